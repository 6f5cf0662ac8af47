import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../src/core/event.ts';
import { type Behaviour, gate, outcomes, plan, play, storyOf } from '../support/history.ts';
import { richer } from './told-world.ts';

const reason = 'the agent reported that it was done; then the agent exited with code 3';

/** A world in which the process of an agent fails after the good end of its stream. */
function endingBadly(behaviours: readonly Behaviour[], badExit = true) {
  const implemented = (outcome: Outcome): Outcome | undefined =>
    outcome.type !== 'implemented'
      ? undefined
      : { ...outcome, result: gate('implement', 'warn', { reason }), ...(badExit && { badExit: true }) };
  return richer({ attempts: { A: behaviours } }, implemented);
}

describe('a process that fails after its good end', () => {
  test('passes where it changed the tree and its gates are green, with a warning [X18]', () => {
    const { state } = play(plan(['A']), endingBadly(['pass']));
    expect(outcomes(state)).toEqual({ A: 'passed' });
    expect(storyOf(state, 'A').attempts[0]?.gates[0]).toMatchObject({ gate: 'implement', verdict: 'warn', reason });
  });

  test('fails where it changed nothing, although a reviewer would let the unchanged tree pass [X18]', () => {
    const reviewed = plan(['A'], { reviewAgent: 'claude', caps: { maxAttempts: 1 } });
    const { state } = play(reviewed, endingBadly(['no-change']));
    expect(outcomes(state)).toEqual({ A: 'failed' });
    expect(storyOf(state, 'A').attempts[0]).toMatchObject({ lastGate: 'implement', blockers: [{ text: reason }] });
    // One that only ended late is judged as ever.
    expect(outcomes(play(reviewed, endingBadly(['no-change'], false)).state)).toEqual({ A: 'passed' });
  });
});
