import { describe, expect, test } from 'vitest';
import { stage } from '../stage.ts';
import { nodeHonest } from './node-honest.ts';
import { nodeProject } from './node-project.ts';

/** All of them take minutes: without RALPH_FULL=1 every fifth is tried. */
const isFull = process.env['RALPH_FULL'] === '1';
const tried = nodeHonest.filter((_, at) => isFull || at % 5 === 2);

describe('a Node project: honest work is not refused', () => {
  test.each(tried)('$id: an agent that $deed', async ({ agent, inputs = {} }) => {
    await using at = await stage(agent, nodeProject);
    const end = await at.run({ test_command: 'node --test --test-reporter=tap', max_attempts: '1', ...inputs });
    expect(end.halt).toEqual({ kind: 'ready', detail: 'all 1 stories passed' });
  });
});
