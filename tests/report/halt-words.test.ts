import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { halts } from '../../src/core/halts.ts';
import type { Halt } from '../../src/core/state.ts';
import { view } from '../../src/report/model.ts';
import { haltVerdict } from '../../src/report/model-words.ts';
import { nextSteps, whyAgain } from '../../src/report/next-steps.ts';
import { summary } from '../../src/report/summary.ts';
import { pageContext, sample } from './page-context.ts';

const rated = 'all 6 calls of agents that rate_limit allows in an hour are made';
const putOff: Halt = { kind: 'usage_limit', detail: rated, resumeAt: Date.UTC(2027, 0, 15, 8) };

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

  it.each(Object.keys(halts))('the README says when a run ends %s', (kind) => {
    expect(readFileSync('README.md', 'utf8')).toMatch(new RegExp(`^\\| .*\`${kind}\`.* \\| \\d+ \\|`, 'm'));
  });
});
