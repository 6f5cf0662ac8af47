import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { stepKinds } from '../../src/rehearsal/schema.ts';
import { initGit, play, run, TempFolder } from './agent.ts';

const text = readFileSync(fileURLToPath(new URL('../../docs/rehearsal.md', import.meta.url)), 'utf8');
const example =
  [...text.matchAll(/```yaml\n([\s\S]*?)```/g)]
    .map((match) => match[1] ?? '')
    .find((block) => block.startsWith('version:')) ?? '';

describe('docs/rehearsal.md', () => {
  it('has one row per kind of step, in the order of the schema', () => {
    expect([...text.matchAll(/^\| `(\w+): [^`]*` \|/gm)].map((match) => match[1])).toEqual(stepKinds);
  });

  it('shows an example that plays as it says', () => {
    using folder = new TempFolder();
    const cwd = join(folder.path, 'w');
    mkdirSync(cwd);
    initGit(cwd);
    writeFileSync(join(cwd, 'package.json'), '{ "type": "module" }\n');
    const score = folder.score(example);
    const test = () => run(cwd, 'node', '--test', 'test/greet.test.js');
    expect(play({ cwd, score })).toMatchObject({ code: 0, stderr: '' });
    expect(test).toThrow('ended with 1');
    expect(play({ cwd, score, attempt: 2 })).toMatchObject({ code: 0, stderr: '' });
    expect(test()).toContain('pass 1');
    expect(run(cwd, 'git', 'log', '-1', '--format=%s')).toBe('feat: greet with an exclamation mark\n');
    expect(play({ cwd, score, story: 'US-002' }).code).toBe(1);
  });
});
