import { describe, expect, test } from 'vitest';
import { pauseTeller } from '../../src/action/pause-teller.ts';
import type { Provider } from '../../src/core/agent-facts.ts';
import type { Wait } from '../../src/core/command.ts';
import type { RunState } from '../../src/core/state.ts';
import { stickyComment } from '../../src/report/comment.ts';
import { answer, gate, minute, plan, play } from '../support/history.ts';

const provider: Provider = {
  class: 'usage-limit',
  detail: 'limit reached ::error::x',
  resetAt: Date.UTC(2026, 0, 2, 4, 4, 5),
};

/** A run that waits an hour for the reset of a limit. */
function waiting(): RunState {
  const one = plan(['A'], { checks: [], baseline: 'off', requireEvidence: false });
  const { states } = play(one, {
    fault: (turn, command) => {
      const outcome = answer(command, {}, 0);
      if (turn > 1 || outcome.type !== 'implemented') return undefined;
      return { ...outcome, result: gate('implement', 'fail'), provider };
    },
  });
  const found = states.find(({ pending }) => pending.type === 'wait');
  if (found === undefined) throw new Error('the run does not wait');
  return found;
}

describe('while a run waits', () => {
  test('the log counts down, and the comment every five minutes', () => {
    const state = waiting();
    const lines: string[] = [];
    const shown: RunState[] = [];
    const tell = pauseTeller({ info: (line) => lines.push(line) }, { changed: (each) => shown.push(each) });
    for (let spent = 0; spent < 60; spent += 1) {
      const leftMs = (60 - spent) * minute;
      tell({ command: state.pending as Wait, leftMs, state: { ...state, now: state.now + spent * minute } });
    }
    expect(lines).toHaveLength(60);
    expect(lines[0]).toContain('waiting 60m more, until 2026-01-02T04:04:05Z: the agent');
    expect(lines[59]).toContain('waiting 1m more');
    expect(lines.every((line) => !line.startsWith('::'))).toBe(true);
    expect(shown.map(({ now }) => (now - state.now) / minute)).toEqual([5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55]);
    const comment = stickyComment(shown[3] as RunState);
    expect(comment).toContain('The run waits until 2026-01-02T04:04:05Z, another 40m, before it goes on with story A.');
    expect(comment).toContain('usage-limit');
  });
});
