import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { stage } from '../action/stage.ts';
import { reviewer } from '../adapters/agents/reviewer-script.ts';
import type { Files } from '../support/git-sandbox.ts';
import { nodeHistory } from './node-history.ts';
import { pythonHistory } from './python-history.ts';
import type { Step } from './step.ts';

/** Each commit is a story whose attempt goes through every gate: without RALPH_FULL=1 the first few are played again. */
const isFull = process.env['RALPH_FULL'] === '1';
const tried = (steps: readonly Step[]): readonly Step[] => (isFull ? steps : steps.slice(0, 4));
const hasPython = spawnSync('python3', ['-c', 'import unittest']).status === 0;
const seen = `answer "" '{"file":"prd.json","line":1}'`;

/** Plays a history again, a story per commit, and says which stories did not pass. */
async function refusedOf(steps: readonly Step[], files: Files, command: string): Promise<readonly string[]> {
  const idOf = (at: number): string => `S${String(at + 1).padStart(2, '0')}`;
  const stories = steps.map(([title], at) => ({ id: idOf(at), title, acceptanceCriteria: [title], passes: false }));
  const works = steps.map(([, work], at) => `${idOf(at)})\n${work}\n;;`).join('\n');
  await using at = await stage(`case "$RALPH_STORY" in\n${works}\nesac`, {
    ...files,
    'prd.json': JSON.stringify(stories),
  });
  const end = await at.run({
    ...{ test_command: command, max_attempts: '1', max_iterations: '50', max_commits: '50' },
    ...{ review_agent: 'command', review_command: at.script('reviewer.sh', reviewer(seen)), run_timeout: '30m' },
  });
  const text = readFileSync(end.outputs.report_file.replace(/[^/]*$/, 'ralph-report.json'), 'utf8');
  const told = (JSON.parse(text) as { stories: { id: string; status: string; detail: string }[] }).stories;
  expect(told).toHaveLength(steps.length);
  // A step that changes nothing would show nothing.
  expect(text).not.toContain('already satisfied');
  return told.filter(({ status }) => status !== 'passed').map(({ id, status, detail }) => `${id} ${status}: ${detail}`);
}

describe('histories of sample projects, as attempts: none is refused', () => {
  test('of a Node library', async () => {
    const files = {
      'package.json':
        '{"name":"texts","version":"0.1.0","type":"module","scripts":{"test":"node --test --test-reporter=tap"}}\n',
      'test/start.test.js': "import { test } from 'node:test';\n\ntest('starts', () => {});\n",
      'test/a.test.js': "import { test } from 'node:test';\n\ntest('a', () => {});\n",
    };
    expect(await refusedOf(tried(nodeHistory), files, 'npm test')).toEqual([]);
  }, 600_000);

  test.skipIf(!hasPython)(
    'of a Python library',
    async () => {
      const files = {
        'tests/__init__.py': '',
        'tests/test_start.py':
          'import unittest\n\n\nclass StartTest(unittest.TestCase):\n    def test_start(self):\n        self.assertTrue(1)\n',
      };
      expect(await refusedOf(tried(pythonHistory), files, 'python3 -m unittest discover -v -s tests -t .')).toEqual([]);
    },
    600_000,
  );
});
