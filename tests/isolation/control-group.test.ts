import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { VIEW_KINDS, type ViewKind } from '../../src/core/isolation.ts';
import { type Column, columns, isNamespace } from '../support/isolation/columns.ts';
import { runSamples } from '../support/isolation/run-samples.ts';
import { withControlTable } from './control-table.ts';
import { samples } from './samples/all.ts';
import type { SampleResult } from './samples/controller.ts';

/*
 * Before any attack counts: ordinary projects pass behind every kind of walls and in every kind of view, unchanged, as agent
 * and as gate, and their second gate is not a cold build. `RALPH_ISOLATION=full` tries all of them behind every kind that this machine has,
 * otherwise one kind gets all and the others those two whose caches are lost most easily. `RALPH_SECURITY=write` puts what was
 * measured into docs/security.md.
 */
const page = join(import.meta.dirname, '..', '..', 'docs', 'security.md');
const isWriting = process.env['RALPH_SECURITY'] === 'write';
const isFull = process.env['RALPH_ISOLATION'] === 'full';

const walls = columns().filter(({ rooms }) => typeof rooms !== 'string');
const cases = walls.flatMap((column) => viewsOf(column).map((views) => ({ column, views })));

describe.each(cases)('$column.title, views: $views', (each) => {
  const { column, views } = each;
  const isCommon = column.id === 'root' && views === 'overlay';
  const { missing } = column;
  const only = isCommon || isFull ? undefined : ['python', 'make'];
  it.skipIf(missing !== undefined)(
    `the control group passes, and the second gate is warm${missing === undefined ? '' : ` (${missing})`}`,
    async () => {
      if (typeof column.rooms === 'string') return expect.unreachable();
      const results = await runSamples(column.user, { ...column.rooms, views }, only === undefined ? {} : { only });
      if (isWriting) writeFileSync(page, withControlTable(readFileSync(page, 'utf8'), cases, { of: each, results }));
      expect(results.flatMap(problemOf)).toEqual([]);
      expect(results.length).toBeGreaterThanOrEqual(isFull ? 8 : (only?.length ?? 5));
    },
    900_000,
  );
});

it('the page has a row for every kind of walls and views, and no project that was measured fails or starts cold', () => {
  const text = readFileSync(page, 'utf8');
  expect(withControlTable(text, cases)).toBe(text);
  expect(text.split('<!-- control group: begin -->')[1]?.split('<!-- control group: end -->')[0]).not.toContain('**');
});

function viewsOf(column: Column): readonly ViewKind[] {
  return isNamespace(column) ? VIEW_KINDS : ['clean'];
}

function problemOf(result: SampleResult): string[] {
  const sample = samples.find(({ name }) => name === result.sample);
  const { first = '', second = '', asAgent = '', trouble } = result;
  if (sample === undefined || trouble !== undefined) return [`${result.sample}: ${trouble}`];
  const passed = [first, second, asAgent].every((output) => /EXIT 0\s*$/.test(output));
  const isWarm = sample.warm.test(second) && !sample.cold.test(second);
  return passed && isWarm ? [] : [`${result.sample}: ${JSON.stringify(result, undefined, 1)}`];
}
