import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { stage } from '../stage.ts';
import { type Cheat, nodeCheats } from './node-cheats.ts';
import { honestWork, nodeProject } from './node-project.ts';

/** All of them take minutes: without RALPH_FULL=1 every eighth is tried. */
const isFull = process.env['RALPH_FULL'] === '1';
const tried = nodeCheats.filter((_, at) => isFull || at % 8 === 5);
const inputs = { test_command: 'node --test --test-reporter=tap', max_attempts: '1' };

async function attempt({ agent, inputs: more = {} }: Pick<Cheat, 'agent' | 'inputs'>) {
  await using at = await stage(agent, nodeProject);
  const end = await at.run({ ...inputs, ...more });
  return { end, report: readFileSync(end.outputs.report_file, 'utf8') };
}

describe('a Node project: a green that cannot be bought', () => {
  test('the same story done honestly passes', async () => {
    const { end } = await attempt({ agent: honestWork });
    expect(end).toMatchObject({ exitCode: 0, halt: { kind: 'ready' } });
  });

  test.each(tried)('$id: an agent that $deed', async (cheat) => {
    const { end, report } = await attempt(cheat);
    expect(end.outputs).toMatchObject({ stories_passed: '0' });
    expect(end.halt.kind).toBe('some_failed');
    expect(report).toMatch(cheat.caught);
  });
});
