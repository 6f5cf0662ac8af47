import { describe, expect, test } from 'vitest';
import type { Provider } from '../../src/core/agent-facts.ts';
import { isResumable } from '../../src/core/resumable.ts';
import { commandsOf, outcomes, plan, play, resumeAfter, storyOf } from '../support/history.ts';
import type { Reply } from '../support/review-replies.ts';

const refused: Provider = { class: 'auth', detail: 'the key was refused (401)' };
const limit: Provider = { class: 'usage-limit', detail: 'five_hour limit', resetAt: Date.UTC(2026, 0, 7) };
const two = plan(['A', 'B'], { reviewAgent: 'claude', requireEvidence: false });

/** A run whose first review of story B meets a service that refuses. */
function refusedInReview(provider: Provider) {
  const review = ({ story }: { story: string }): Reply => (story === 'B' ? { verdict: 'fail', provider } : {});
  return play(two, { review, resume: false });
}

describe('an agent’s service that refuses to work', () => {
  test.each([
    ['for a reason that is the user’s to mend', refused, { kind: 'config_error' }],
    ['until its limit resets', limit, { kind: 'usage_limit', resumeAt: Date.UTC(2026, 0, 7) }],
  ])('%s: the run halts, passed work is pushed, and no attempt is charged', (_, provider, halt) => {
    const { state, commands } = refusedInReview(provider);
    expect(state.halt).toMatchObject(halt);
    expect(state.halt?.detail).toContain(provider.detail);
    expect(outcomes(state)).toEqual({ A: 'passed', B: 'running' });
    expect(storyOf(state, 'B').attempts).toHaveLength(1);
    expect(storyOf(state, 'B').attempts[0]).toMatchObject({ passed: false, decision: '' });
    expect(commandsOf({ commands }, 'park-story')).toEqual([]);
    expect(state.publications.filter(({ status }) => status !== 'pushed')).toEqual([]);
    expect(isResumable(state)).toBe(true);
  });

  test('goes on where it stopped, once it works again: the same review, no new agent', () => {
    const cut = refusedInReview(limit);
    const again = resumeAfter(cut, cut.events.length);
    expect(outcomes(again.state)).toEqual({ A: 'passed', B: 'passed' });
    expect(again.halt?.kind).toBe('ready');
    expect(again.state.iterations).toBe(2);
    expect(commandsOf({ commands: again.commands.slice(cut.commands.length) }, 'implement')).toEqual([]);
  });

  test('while it implements: the attempt is made anew', () => {
    const whole = play(two);
    const at = whole.commands.findIndex((command) => command.type === 'implement' && command.story === 'B');
    const fault = (turn: number) => {
      const outcome = whole.events[at + 1]?.outcome;
      return turn === at + 1 && outcome?.type === 'implemented' ? { ...outcome, provider: refused } : undefined;
    };
    const cut = play(two, { fault, resume: false });
    expect(cut.halt?.kind).toBe('config_error');
    expect(storyOf(cut.state, 'B').attempts).toEqual([]);
    const again = resumeAfter(cut, cut.events.length);
    expect(outcomes(again.state)).toEqual({ A: 'passed', B: 'passed' });
    expect(again.state.iterations).toBe(2);
  });
});
