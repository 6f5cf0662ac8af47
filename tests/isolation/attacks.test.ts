import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Column, columns, isNamespace, isTried } from '../support/isolation/columns.ts';
import { runAttacks } from '../support/isolation/run-attacks.ts';
import { attacks } from './attacks/all.ts';
import type { Measured } from './attacks/measure.ts';
import { cellsOf, readTable, withTable } from './security-table.ts';

/*
 * Measures the table in docs/security.md. `RALPH_ISOLATION=full` measures every column that this machine has,
 * `RALPH_SECURITY=write` puts what was measured into the page.
 */
const page = join(import.meta.dirname, '..', '..', 'docs', 'security.md');
const all = columns();
const isWriting = process.env['RALPH_SECURITY'] === 'write';

describe.each(all.filter((column) => column.rooms !== 'none' || isWriting).map((column) => ({ column })))(
  '$column.title',
  ({ column }) => {
    const reason = column.missing ?? (isTried(column) ? undefined : 'only in a full run');
    it.skipIf(reason !== undefined)(
      `the table tells how the attacks end${reason === undefined ? '' : ` (${reason})`}`,
      async () => {
        const measured = await runAttacks(column.user, column.rooms);
        if (isWriting) writeColumn(column, measured);
        expect(measured.length).toBe(attacks.length * 2);
        if (isNamespace(column)) expect(measured.filter(gotThrough)).toEqual([]);
        expect(claimsTooMuch(column, measured)).toEqual([]);
      },
      600_000,
    );
  },
);

it('the table has a row for every attack, and no walls of namespaces let one through', () => {
  const text = readFileSync(page, 'utf8');
  expect(withTable(text, all, new Map())).toBe(text);
  const cells = readTable(text, all);
  const namespaces = (['user-namespace', 'sudo', 'root'] as const).flatMap((id) => [
    ...(cells.get(id)?.values() ?? []),
  ]);
  expect(namespaces.length).toBe(3 * attacks.length);
  expect(namespaces.filter((cell) => cell !== 'stopped' && cell !== '—')).toEqual([]);
});

function gotThrough({ won, refused }: Measured): boolean {
  return won || refused !== undefined;
}

/** Rows that promise a protection which was not there. Whether a lower level wins a race is chance, so less is fine. */
function claimsTooMuch(column: Column, measured: readonly Measured[]): string[] {
  const claimed = readTable(readFileSync(page, 'utf8'), all).get(column.id);
  const possible = measured.filter(({ attack }) => isPossible(column, attack));
  return [...cellsOf(possible)]
    .filter(([id, cell]) => cell.includes('works') && claimed?.get(id)?.includes('works') !== true)
    .map(([id, cell]) => `${id}: the page says "${claimed?.get(id)}", measured "${cell}"`);
}

function writeColumn(column: Column, measured: readonly Measured[]): void {
  const possible = measured.filter(({ attack }) => isPossible(column, attack));
  const text = readFileSync(page, 'utf8');
  // Without namespaces some attacks win a race or lose it: what was seen to work once is not called stopped.
  const known = isNamespace(column) ? undefined : readTable(text, all).get(column.id);
  const cells = [...cellsOf(possible)].map(([id, cell]) => [id, worse(known?.get(id), cell)] as const);
  writeFileSync(page, withTable(text, all, new Map([[column.id, new Map(cells)]])));
}

function worse(known: string | undefined, cell: string): string {
  return known?.includes('works') === true ? known : cell;
}

/** What this machine does not have was not stopped by walls. */
function isPossible({ user }: Column, id: string): boolean {
  const needs = attacks.find((attack) => attack.id === id)?.needs;
  return needs === undefined || (needs === 'sudo' && user.sudo);
}
