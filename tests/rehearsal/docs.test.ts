import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readAdvice } from '../../src/core/advice.ts';
import { stepKinds } from '../../src/rehearsal/schema.ts';
import { answerKeys, answerWords } from '../../src/rehearsal/schema-review.ts';
import { initGit, play, run, TempFolder } from './agent.ts';

const text = readFileSync(fileURLToPath(new URL('../../docs/rehearsal.md', import.meta.url)), 'utf8');
const [example = '', reviewed = '', advised = ''] = [...text.matchAll(/```yaml\n([\s\S]*?)```/g)]
  .map((match) => match[1] ?? '')
  .filter((block) => block.startsWith('version:'));

/** The part of the document under one heading. */
function part(heading: string): string {
  return text.split(/^## /m).find((each) => each.startsWith(heading)) ?? '';
}

describe('docs/rehearsal.md', () => {
  it('has one row per kind of step, in the order of the schema', () => {
    expect([...part('Steps').matchAll(/^\| `(\w+): [^`]*` \|/gm)].map((match) => match[1])).toEqual(stepKinds);
  });

  it('has one row per answer and per key of an answer, in the order of the schema', () => {
    const rows = [...part('Reviews').matchAll(/^\| `([\w-]+)(?:: [^`]*)?` \|/gm)].map((match) => match[1]);
    expect(rows).toEqual([...answerWords, ...answerKeys]);
  });

  it('shows reviews that play as they say', () => {
    using folder = new TempFolder();
    const score = folder.score(reviewed);
    const review = (role: string, attempt: number, call: string): string => {
      const env = { RALPH_ROLE: role, RALPH_REVIEW_CALL: call };
      const prompt = 'nonce: n1\nids: c1, c2\n';
      const played = play({ cwd: folder.path, score, attempt, prompt, env });
      expect(played).toMatchObject({ code: 0, stderr: '' });
      return played.stdout;
    };
    expect(review('spec-review', 1, '1')).toMatch(/bytes\nLooks good to me, PASS\.\n$/);
    expect(review('spec-review', 1, '2')).toMatch(/"unmet"[\s\S]*never used[\s\S]*--json \(spec line 12\)/);
    expect(review('spec-review', 2, '1')).not.toContain('unmet');
    expect(review('quality-review', 1, '1')).toContain('"severity": "warn"');
  });

  it('shows advice that is one', () => {
    using folder = new TempFolder();
    const score = folder.score(advised);
    const advice = (role: 'plan' | 'classify') => {
      const played = play({ cwd: folder.path, score, prompt: 'nonce: n1\nids: none\n', env: { RALPH_ROLE: role } });
      expect(played).toMatchObject({ code: 0, stderr: '' });
      return readAdvice(played.stdout, { role, nonce: 'n1' });
    };
    expect(advice('plan')).toMatchObject({ advice: { parts: [{ title: 'Reader' }, { title: 'Command' }] } });
    expect(advice('classify')).toMatchObject({ advice: { route: 'retry-task' } });
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
