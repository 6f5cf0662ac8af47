import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { halts } from '../../src/core/halts.ts';
import type { Halt } from '../../src/core/state.ts';
import { view } from '../../src/report/model.ts';
import { haltVerdict } from '../../src/report/model-words.ts';
import { nextSteps, whyAgain } from '../../src/report/next-steps.ts';
import { summary } from '../../src/report/summary.ts';
import { failing, passing, type SampleAttempt, type SampleStory, sampleRun, sha } from '../support/sample-run.ts';
import { pageContext, sample } from './page-context.ts';

const rated = 'all 6 calls of agents that rate_limit allows in an hour are made';
const putOff: Halt = { kind: 'usage_limit', detail: rated, resumeAt: Date.UTC(2027, 0, 15, 8) };

const a = failing(['✖ a'], { fingerprint: 'a' });
const outage: SampleAttempt = {
  gates: [{ gate: 'implement', verdict: 'error', reason: 'overloaded', condition: 'overloaded' }],
  fingerprint: '',
};

/** The verdict on one story, the last of whose attempts was the last that it had. */
function usedUp(tries: readonly SampleAttempt[], told: string, more: Partial<SampleStory> = {}): string | undefined {
  const [detail = ''] = told.split(',');
  const ended = tries.map((each, at) => (at === tries.length - 1 ? { ...each, decision: 'attempts-used-up' } : each));
  const halt: Halt = { kind: 'some_failed', detail: 'the one story did not pass' };
  return view(sampleRun({ stories: [{ id: 'A', status: 'failed', detail, tries: ended, ...more }], halt })).verdict;
}

describe('what a halt is said to mean', () => {
  it("a limit of the user's own is not called one of the account, and its end is told", () => {
    expect(haltVerdict(putOff)).toMatch(/^All 6 calls .* best from 2027-01-15T08:00:00Z on\.$/);
    expect(haltVerdict(putOff)).not.toContain('account');
  });

  it('a limit is resumed, since there is nothing to repair', () => {
    const run = view(sample('interrupted'));
    expect(whyAgain(putOff, run)).toBe('resume the run, best from 2027-01-15T08:00:00Z on');
    expect(whyAgain({ kind: 'usage_limit', detail: rated }, run)).toBe('resume the run once the limit is over');
    expect(nextSteps({ ...run, halt: putOff }, pageContext.links).join()).toContain('To resume the run, best from');
  });

  it.each(['some_failed', 'block_finding'] as const)(
    '%s with every story passed is repaired, since another start would end alike',
    (kind) => {
      const halt: Halt = { kind, detail: 'the review of the whole change found what must not be merged' };
      const whole = { ...sample('final-blocked'), halt };
      for (const words of [nextSteps(view(whole), pageContext.links).join('\n'), summary(whole, pageContext)]) {
        expect(words).not.toMatch(/again|gh workflow run/);
        expect(words).toContain('Repair');
      }
      const part = { ...sample('four-of-five'), halt };
      expect(nextSteps(view(part), pageContext.links).join('\n')).toMatch(/To try .*gh workflow run/);
    },
  );

  it('a question that ends the run by on_escalate says nothing about other stories', () => {
    expect(haltVerdict({ kind: 'escalate', detail: 'is c2 met?' })).not.toContain('nothing else');
  });

  it.each([
    ['in every attempt', ['✖ a', '✖ a', '✖ a'], '✖ a, in all 3 attempts'],
    ['in both attempts', ['✖ a', '✖ a'], '✖ a, in both attempts'],
    ['in the last ones', ['✖ b', '✖ a', '✖ a'], '✖ a, in the last 2 attempts'],
    ['in none', ['✖ a', '✖ a', '✖ b'], '✖ b'],
  ])('attempts that are used up tell how many end in the same error: %s [X11]', (_, errors, told) => {
    const tries = errors.map((error) => failing([error], { fingerprint: error }));
    expect(usedUp(tries, told)).toContain(`The one story did not pass: A (${told}). Halt some_failed: `);
  });

  it.each([
    ['before them', [outage, a, a], '✖ a, in the last 2 attempts'],
    ['between them', [a, outage, a, a], '✖ a, in 3 of 4 attempts'],
    ['behind them', [a, a, outage], '✖ a, in 2 of 3 attempts'],
    ['but one', [a, outage], '✖ a'],
  ])('a service that was out %s is no attempt with that error', (_, tries, told) => {
    expect(usedUp(tries, told)).toContain(`: A (${told}). `);
  });

  it('the attempts at other sub-stories, and those before a fix, are not among all', () => {
    const told = '✖ a, in both attempts';
    const part = { title: 'Half', text: 'Half of it.', criteria: ['it is there'] };
    const parts = ['A.1', 'A.2'].map((id) => ({ ...part, id }));
    const split = { parts, starts: parts.map(() => ({ commit: sha('0'), tree: sha('0') })), because: 'it is large' };
    const second = { ...a, part: 'A.2' };
    const fix = { text: 'Mend it', person: 'ann', at: 0, attempts: 1 };
    expect(usedUp([{ ...passing, part: 'A.1' }, second, second], told, { split })).toContain(`: A (${told}). `);
    expect(usedUp([a, a, a], told, { fixes: [fix] })).toContain(`: A (${told}). `);
  });

  it('the table of attempts says an error once [X11]', () => {
    const tries = [a, { ...a, decision: 'attempts-used-up', because: '✖ a' }];
    const run = sampleRun({ stories: [{ id: 'A', status: 'failed', detail: '✖ a', tries }] });
    expect(summary(run, pageContext)).toMatch(/\| attempts used up \|/);
  });

  it('a story that ends for another reason is told with that reason alone', () => {
    const tries = [failing(['✖ a']), failing(['✖ a'], { decision: 'story-time-up' })];
    const stories = [{ id: 'A', status: 'failed' as const, detail: 'the time is up', tries }];
    const run = sampleRun({ stories, halt: { kind: 'some_failed', detail: 'the one story did not pass' } });
    expect(view(run).verdict).toContain(': A (the time is up). ');
  });

  it.each(Object.keys(halts))('the README says when a run ends %s', (kind) => {
    expect(readFileSync('README.md', 'utf8')).toMatch(new RegExp(`^\\| .*\`${kind}\`.* \\| \\d+ \\|`, 'm'));
  });
});
