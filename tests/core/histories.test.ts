import { describe, expect, test } from 'vitest';
import { storiesOf } from '../../src/core/story-list.ts';
import { commandsOf, outcomes, play } from '../support/history.ts';
import { histories } from './histories.ts';

describe('runs that somebody complained about', () => {
  test.each(histories)('$name: $halt after $calls calls', (history) => {
    const { state, halt, commands } = play(history.plan, history.script);
    expect(halt?.kind).toBe(history.halt);
    expect(commandsOf({ commands }, 'implement')).toHaveLength(history.calls);
    const expected = Object.fromEntries(history.plan.stories.map(({ id }) => [id, history.outcomes?.[id] ?? 'passed']));
    expect(outcomes(state)).toEqual(expected);
    expect(halt?.detail).not.toBe('');
  });

  test('are thirty or more, each with a name of its own', () => {
    expect(new Set(histories.map(({ name }) => name)).size).toBe(histories.length);
    expect(histories.length).toBeGreaterThanOrEqual(30);
  });

  test('every attempt names the row that fired and the evidence that it fired on', () => {
    for (const { plan, script } of histories) {
      const { state } = play(plan, script);
      for (const { decision, because, passed } of storiesOf(state).flatMap(({ attempts }) => attempts)) {
        expect(decision).not.toBe('');
        expect(passed ? 'a pass' : because).toBeTruthy();
      }
    }
  });

  test('reach every rung of the ladder, every state of the breaker and the outcomes that stop a story', () => {
    const seen = new Set(
      histories.flatMap(({ plan, script }) => {
        const { states, state } = play(plan, script);
        return [
          ...states.map(({ breaker }) => `breaker ${breaker?.state ?? 'none'}`),
          ...(plan.breaker?.halfOpen === undefined ? [] : ['breaker half-open']),
          ...storiesOf(state).flatMap(({ status, attempts }) => [
            `story ${status}`,
            ...attempts.map(({ tier }) => `tier ${tier ?? 'none'}`),
          ]),
        ];
      }),
    );
    for (const each of ['breaker closed', 'breaker open', 'breaker half-open', 'tier shift', 'tier expansion'])
      expect(seen).toContain(each);
    for (const each of ['stuck', 'thrashing', 'needs_human', 'failed', 'blocked', 'passed', 'open'])
      expect(seen).toContain(`story ${each}`);
  });
});
