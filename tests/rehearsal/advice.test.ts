import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readAdvice } from '../../src/core/advice.ts';
import type { Adviser } from '../../src/core/consult-types.ts';
import { type AdvicePrompt, classifyPrompt, planPrompt } from '../../src/report/prompt-advice.ts';
import { type Played, play, TempFolder } from './agent.ts';

const nonce = '0123456789abcdef01';
const input: AdvicePrompt = {
  story: { id: 'US-001', title: 'Count words', json: '{}', criteria: ['counts words'] },
  because: 'nonce: of-the-story\nids: none',
  blockers: [],
  checks: [],
  mostParts: 6,
  nonce,
};
const prompts = { plan: planPrompt(input), classify: classifyPrompt(input) };

/** One call of an adviser. */
interface Call {
  readonly role: Adviser;
  readonly call?: number;
  readonly story?: string;
  readonly prompt?: string;
}

function ask(advice: string, { role, call = 1, story = 'US-001', prompt = prompts[role] }: Call) {
  using folder = new TempFolder();
  const score = folder.score(`version: 1\nstories: {}\n${advice}`);
  const result = join(folder.path, 'final.txt');
  const env = { RALPH_ROLE: role, RALPH_REVIEW_CALL: String(call), RALPH_RESULT_FILE: result };
  const played: Played = play({ cwd: folder.path, score, story, prompt, env });
  return { ...played, final: existsSync(result) ? readFileSync(result, 'utf8') : '' };
}

const roles: readonly Adviser[] = ['plan', 'classify'];
const routed = (route: string) => `'{"nonce": "{{nonce}}", "classification": "${route}", "reason": "so"}'`;

describe('a rehearsed adviser', () => {
  test.each(roles)('gives no advice without a score: %s', (role) => {
    const { code, stdout, stderr } = ask('', { role });
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain(`${role} call 1`);
    expect(readAdvice(stdout, { role, nonce })).toMatchObject({ ok: false });
  });

  test.each<[string, Omit<Call, 'role'>, string]>([
    ['the first call', {}, 'escalate'],
    ['the second call', { call: 2 }, 'retry-task'],
    ['a call beyond the list', { call: 3 }, 'retry-task'],
    ['another story', { story: 'US-002' }, 're-plan'],
  ])('says what the score has for %s, with the nonce of its prompt', (_, call, route) => {
    const own = `{ classify: [${routed('escalate')}, ${routed('retry-task')}] }`;
    const score = `advice:\n  US-001: ${own}\n  '*': { classify: [${routed('re-plan')}] }\n`;
    const { stdout, final } = ask(score, { role: 'classify', ...call });
    const read = { ok: true, advice: { type: 'classify', route, reason: 'so' } };
    expect(readAdvice(stdout, { role: 'classify', nonce })).toEqual(read);
    expect(readAdvice(final, { role: 'classify', nonce })).toEqual(read);
  });

  test('says that a prompt without a nonce asks for nothing', () => {
    const { code, stderr } = ask('advice: { US-001: { plan: [no] } }', { role: 'plan', prompt: 'Split it.' });
    expect(code).toBe(70);
    expect(stderr).toContain('plan call 1, the prompt has no lines "nonce:" and "ids:"');
  });

  test('refuses a score with another adviser', () => {
    const { code, stderr } = ask('advice: { US-001: { critic: [no] } }', { role: 'plan' });
    expect(code).toBe(64);
    expect(stderr).toContain('advice.US-001: unknown key "critic". Known here: plan, classify.');
  });
});
