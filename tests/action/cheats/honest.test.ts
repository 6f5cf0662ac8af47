import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { reviewer } from '../../adapters/agents/reviewer-script.ts';
import type { Files } from '../../support/git-sandbox.ts';
import { stage } from '../stage.ts';
import { type Honest, prdOf } from './honest-work.ts';
import { nodeHonest } from './node-honest.ts';
import { nodeProject } from './node-project.ts';
import { pythonHonest } from './python-honest.ts';
import { pythonProject } from './python-project.ts';

/** All of them take minutes: without RALPH_FULL=1 every tenth is tried. */
const isFull = process.env['RALPH_FULL'] === '1';
const tried = (all: readonly Honest[]): readonly Honest[] => all.filter((_, at) => isFull || at % 10 === 2);
const hasPython = spawnSync('python3', ['-c', 'import unittest']).status === 0;

async function expectPassed(files: Files, command: string, work: Honest): Promise<void> {
  await using at = await stage(work.agent, { ...files, 'prd.json': prdOf(work), ...work.files });
  const review = work.reviewed && { review_agent: 'command', review_command: at.script('reviewer.sh', reviewer(seen)) };
  const end = await at.run({ test_command: command, max_attempts: '1', ...work.inputs, ...review });
  expect(end.halt, readFileSync(end.outputs.report_file, 'utf8')).toEqual({
    kind: 'ready',
    detail: 'the one story passed',
  });
}

/** Names a line that every tree of these projects has. */
const seen = `answer "" '{"file":"prd.json","line":1}'`;

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
