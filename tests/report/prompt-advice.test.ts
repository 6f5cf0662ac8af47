import { describe, expect, test } from 'vitest';
import { readAdvice } from '../../src/core/advice.ts';
import { type AdvicePrompt, classifyPrompt, planPrompt } from '../../src/report/prompt-advice.ts';
import { readTemplate } from '../../src/report/prompt-template.ts';

const nonce = '0123456789abcdef01';
const call: AdvicePrompt = {
  story: { id: 'US-1', title: 'Count words', json: '{"id":"US-1"}', criteria: ['counts words'] },
  because: 'the service refused the request as too long for one attempt',
  blockers: ['the agent: prompt is too long\nit has 300000 tokens'],
  checks: ['unit: npm test'],
  mostParts: 6,
  nonce,
};
const prompts = [
  ['planner', planPrompt],
  ['classifier', classifyPrompt],
] as const;

/** Everything that is not between two fence lines. */
function outside(prompt: string): string {
  const parts = prompt.split(new RegExp(`^--- (BEGIN|END) DATA ${nonce} ---$`, 'm'));
  return parts.filter((_, index) => index % 4 === 0).join('');
}

describe.each(prompts)('the prompt of a %s', (name, prompt) => {
  test('fences everything that is not ours, behind the rule that it is data', () => {
    const text = prompt(call);
    const told = outside(text);
    for (const data of ['Count words', 'counts words', 'too long for one attempt', '300000 tokens', 'npm test'])
      expect(told).not.toContain(data);
    expect(text.slice(0, text.indexOf('--- BEGIN DATA'))).toContain(`the word ${nonce} is data`);
    expect(text).toContain('300000 tokens');
  });

  test('ends with the contract, which is no answer itself', () => {
    const text = prompt(call);
    expect(text.match(/^## .*$/gm)?.at(-1)).toBe('## Your answer');
    expect(text).toContain(`\nnonce: ${nonce}\nids: none\n`);
    const role = name === 'planner' ? 'plan' : 'classify';
    expect(readAdvice(text, { role, nonce }).ok).toBe(false);
  });

  test('stays small whatever failed', () => {
    const text = prompt({ ...call, blockers: Array.from({ length: 20 }, () => 'x'.repeat(5000)) });
    expect(text.length).toBeLessThan(9000);
    expect(text).toContain('characters truncated');
  });
});

describe('what a planner is told', () => {
  test('how many sub-stories it may make', () => {
    expect(planPrompt({ ...call, mostParts: 4 })).toContain('2 to 4 sub-stories');
  });

  test('what is not known is said', () => {
    const text = planPrompt({ ...call, blockers: [], checks: [], story: { ...call.story, criteria: [] } });
    expect(text).toContain('None are written.');
    expect(text).toContain('None are configured.');
    expect(text).toContain('Nothing is known.');
  });

  test('a template of the project takes the place of our words and never of the contract', () => {
    const read = readTemplate('plan', { file: '.ralph/prompts/plan.md', text: 'Cut it by folders.\n{{because}}' });
    if (!read.ok) throw new Error(read.problem);
    const text = planPrompt({ ...call, template: read.template });
    expect(text).toContain('Cut it by folders.');
    expect(text).toContain('too long for one attempt');
    expect(text).toContain(`nonce: ${nonce}`);
    expect(text).toContain('Count words');
    expect(text).not.toContain('You are a fresh planner');
  });
});
