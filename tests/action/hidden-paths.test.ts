import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Files } from '../support/git-sandbox.ts';
import { noStage } from '../support/isolation/stage.ts';
import { type Stage, stage } from './stage.ts';

const levels = ['process', ...(noStage() === undefined ? ['namespace'] : [])];
const secret = 'the wanted answer is forty-two';
const hidden = 'acceptance/answer.test.js';
const acceptance = `import assert from 'node:assert';
import { test } from 'node:test';
import { answer } from '../src/answer.js';

// ${secret}
test('A: the answer', () => assert.strictEqual(answer(), 42));
`;
const files: Files = {
  'package.json': '{"type":"module"}\n',
  'src/answer.js': 'export const answer = () => 0;\n',
  [hidden]: acceptance,
};
const inputs = { test_command: 'node --test --test-reporter=tap', hidden_paths: 'acceptance/**', max_attempts: '1' };

/** Writes what it finds of the hidden file, in its folder and in all objects of its git, into a file of its own. */
const looks = `{ ls -R .; git status --short; git log --format=%H; cat .git/objects/info/alternates
git cat-file --batch-all-objects --batch --buffer; echo "elsewhere: $(grep -rsl forty-t[w]o "$(dirname "$0")" | wc -l)"; } > found.txt 2>&1`;

function answers(value: number, more = ''): string {
  return `${looks}\necho 'export const answer = () => ${value};' > src/answer.js\n${more}`;
}

/** What the story's branch, or else its wip branch, holds. */
async function kept(at: Stage, path: string): Promise<string> {
  const [ref = ''] = [...(await at.remote.refs()).keys()].filter((name) => /^refs\/heads\/(?:ralph|wip)\//.test(name));
  return at.box.git(at.remote.gitDir, 'show', `${ref}:${path}`);
}

describe('hidden_paths (10-fine-print, Hidden checks)', () => {
  test.each(levels)('keeps acceptance tests from the agent and runs them, at level %s', async (isolation) => {
    await using at = await stage(answers(42), files);
    const end = await at.run({ ...inputs, isolation });
    expect(end.halt, readFileSync(end.outputs.report_file, 'utf8')).toMatchObject({ kind: 'ready' });
    const found = await kept(at, 'found.txt');
    expect(found).toContain('answer.js');
    expect(found).not.toContain(secret);
    expect(found).not.toContain('acceptance');
    // Without walls nothing keeps an agent from looking at the checkout itself.
    if (isolation === 'namespace') expect(found).toContain('elsewhere: 0');
    expect(`${await kept(at, hidden)}\n`).toBe(acceptance);
  });

  test('a story that does not do what they ask for fails by them', async () => {
    await using at = await stage(answers(41), files);
    const end = await at.run(inputs);
    expect(end.halt).toMatchObject({ kind: 'some_failed' });
    expect(readFileSync(end.outputs.report_file, 'utf8')).toMatch(/A: the answer/);
  });

  test('what an agent puts in their place is not taken, and is told', async () => {
    const plants = `mkdir acceptance; echo "import { test } from 'node:test'; test('A: the answer', () => {});" > ${hidden}; echo x > acceptance/own.js`;
    await using at = await stage(answers(41, plants), files);
    const end = await at.run(inputs);
    expect(end.halt).toMatchObject({ kind: 'some_failed' });
    const report = readFileSync(end.outputs.report_file, 'utf8');
    expect(report).toContain('acceptance/own.js was not imported: hidden_paths keeps that path');
    expect(`${await kept(at, hidden)}\n`).toBe(acceptance);
    await expect(kept(at, 'acceptance/own.js')).rejects.toThrow();
  });

  test('without it the agent sees them', async () => {
    await using at = await stage(answers(42), files);
    const end = await at.run({ ...inputs, hidden_paths: '' });
    expect(end.halt).toMatchObject({ kind: 'ready' });
    expect(await kept(at, 'found.txt')).toContain(secret);
  });
});
