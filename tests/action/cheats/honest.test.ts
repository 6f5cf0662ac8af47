import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import type { Files } from '../../support/git-sandbox.ts';
import { stage } from '../stage.ts';
import { type Honest, nodeHonest } from './node-honest.ts';
import { nodeProject } from './node-project.ts';
import { pythonHonest } from './python-honest.ts';
import { pythonProject } from './python-project.ts';

/** All of them take minutes: without RALPH_FULL=1 every tenth is tried. */
const isFull = process.env['RALPH_FULL'] === '1';
const tried = (all: readonly Honest[]): readonly Honest[] => all.filter((_, at) => isFull || at % 10 === 2);
const hasPython = spawnSync('python3', ['-c', 'import unittest']).status === 0;

async function expectPassed(files: Files, command: string, { agent, inputs = {} }: Honest): Promise<void> {
  await using at = await stage(agent, files);
  const end = await at.run({ test_command: command, max_attempts: '1', ...inputs });
  expect(end.halt).toEqual({ kind: 'ready', detail: 'all 1 stories passed' });
}

describe('a Node project: honest work is not refused', () => {
  test.each(tried(nodeHonest))('$id: an agent that $deed', (work) =>
    expectPassed(nodeProject, 'node --test --test-reporter=tap', work),
  );
});

describe.skipIf(!hasPython)('a Python project: honest work is not refused', () => {
  test.each(tried(pythonHonest))('$id: an agent that $deed', (work) =>
    expectPassed(pythonProject, 'python3 -m unittest discover -v -s tests -t .', work),
  );
});
