import type { GateResult } from '../core/gates.ts';
import type { Attempt, StoryState } from '../core/state.ts';
import { gateLabel } from './attempt-facts.ts';
import { duration } from './time.ts';

/** Which stories and gates took longer than their soft limit, which fails nothing: at most a sentence for each kind. */
export function softLimitNotices(scope: readonly StoryState[]): readonly string[] {
  const stories = scope
    .filter((story) => story.softLimitHit)
    .map((story) => `${story.id} (${duration(story.elapsedMs)})`);
  const gates = scope.flatMap((story) =>
    story.attempts.flatMap((attempt) =>
      attempt.gates
        .filter((gate) => gate.softLimitHit)
        .map((gate) => `${story.id} attempt ${attempt.attempt} ${gateLabel(gate)} (${tookWords(gate, attempt)})`),
    ),
  );
  return [
    ...(stories.length === 0 ? [] : [`Past the soft limit of a story: ${stories.join(', ')}.`]),
    ...(gates.length === 0 ? [] : [`Past the soft limit of a gate: ${gates.join(', ')}.`]),
  ];
}

/** The checks of an attempt have one limit together, so that a short one may be past it. */
function tookWords(gate: GateResult, { gates }: Attempt): string {
  const before = gates.slice(0, gates.indexOf(gate));
  const first = before[before.findLastIndex((each) => each.gate !== gate.gate) + 1] ?? gate;
  const beforeMs = gate.startedMs - first.startedMs;
  const took = duration(gate.durationMs);
  return gate.check === undefined || beforeMs < 100 ? took : `${took}, after ${duration(beforeMs)} of other checks`;
}
