import type { Command } from '../../src/core/command.ts';
import type { Attempt } from '../../src/core/state.ts';
import { storiesOf } from '../../src/core/story-list.ts';
import type { Ended } from './invariants.ts';
import type { Ledger } from './ledger.ts';

/** What a workflow run may need beyond its deadline: the default `reserve` of 02-loop §2. */
const RESERVE_MS = 600_000;
const LEAST_MS = 1000;
/** A process whose time is up already is given a second all the same; a story has a few of them. */
const SLACK_MS = 30_000;

export function* caps(end: Ended): Iterable<string> {
  yield* counts(end);
  yield* money(end);
  yield* limits(end);
}

function* counts({ u, state }: Ended): Iterable<string> {
  const { maxAttempts, maxIterations, maxCommits } = u.scenario.plan.caps;
  for (const { id, attempts } of storiesOf(state)) {
    for (const [part, own] of byPart(attempts))
      if (own.length > maxAttempts) yield `${part ?? id} had ${own.length} attempts of ${maxAttempts}`;
    if (attempts.some(({ attempt }, at) => attempt !== at + 1))
      yield `the attempts of ${id} are not numbered one by one`;
  }
  if (state.iterations > maxIterations) yield `${state.iterations} iterations of ${maxIterations}`;
  if (state.commits > maxCommits) yield `${state.commits} commits of ${maxCommits}`;
  yield* numbers(u.ledger);
  for (const { id, attempts } of storiesOf(state)) {
    const workedMs = attempts.flatMap(({ gates }) => gates).reduce((sum, { durationMs }) => sum + durationMs, 0);
    const mostMs = u.scenario.plan.caps.story.hardMs + SLACK_MS;
    if (workedMs > mostMs) yield `${id} took ${workedMs} ms of ${mostMs}`;
  }
  // Each process that was cut short may have to do one agent's work again, and so does each call that the service refused.
  const again = u.ledger.lives.length - 1 + u.ledger.refusals.count + u.ledger.lost.attempts;
  const mostAgents = maxIterations + again;
  if (u.ledger.agents.length > mostAgents) yield `${u.ledger.agents.length} agents were started, ${mostAgents} may be`;
}

/** Attempts at the story and at each of its sub-stories; one that was judged as the story counts for the story. */
export function byPart(attempts: readonly Attempt[]): ReadonlyMap<string | undefined, readonly Attempt[]> {
  return Map.groupBy(attempts, ({ part, whole }) => (whole === true ? undefined : part));
}

/** Every attempt is an iteration of its own, for all who have heard of it: what a dead machine alone knew is numbered anew. */
function* numbers({ commands, lost }: Ledger): Iterable<string> {
  const attempts = new Map<number, { readonly attempt: string; readonly events: number }>();
  for (const [at, { command, events }] of commands.entries()) {
    for (const { kept } of lost.cuts.filter((cut) => cut.at === at))
      for (const [iteration, told] of attempts) if (told.events > kept) attempts.delete(iteration);
    if (command.type !== 'implement') continue;
    const attempt = `${command.story} ${command.attempt}`;
    const known = attempts.get(command.iteration) ?? { attempt, events };
    if (known.attempt !== attempt) yield `iteration ${command.iteration} is ${known.attempt} and ${attempt}`;
    attempts.set(command.iteration, known);
  }
}

function* limits({ u }: Ended): Iterable<string> {
  const {
    caps: { runMs },
  } = u.scenario.plan;
  const { commands, lives } = u.ledger;
  for (const [at, { process, command, elapsedMs }] of commands.entries()) {
    if (!hasLimit(command)) continue;
    const { hardMs } = command.limits;
    if (command.type === 'implement' && elapsedMs >= runMs) yield `an agent was started after the run's time was up`;
    if (hardMs > Math.max(LEAST_MS, runMs - elapsedMs))
      yield `${command.type} may take ${hardMs} ms, more than the run has left`;
    const next = commands[at + 1];
    const tookMs = next?.process === process ? next.elapsedMs - elapsedMs : 0;
    if (tookMs > hardMs) yield `${command.type} took ${tookMs} ms of ${hardMs}`;
  }
  for (const { number, tookMs } of lives) {
    const own = commands.filter(({ process }) => process === number);
    // One in the middle of a run is followed by work.
    const ending = own.slice(own.findLastIndex(({ command }) => hasLimit(command)) + 1);
    const settling = ending.findLast(({ command }) => command.type === 'settle');
    const restMs = settling === undefined ? 0 : tookMs - settling.elapsedMs;
    if (restMs > RESERVE_MS) yield `process ${number} took ${restMs} ms to end, the reserve is ${RESERVE_MS}`;
    if (tookMs > runMs + RESERVE_MS)
      yield `process ${number} took ${tookMs} ms, its time and the reserve are ${runMs + RESERVE_MS}`;
  }
}

function hasLimit(
  command: Command,
): command is Extract<
  Command,
  { type: 'implement' | 'run-checks' | 'run-review' | 'run-final-checks' | 'run-final-review' }
> {
  return ['implement', 'run-checks', 'run-review', 'run-final-checks', 'run-final-review'].includes(command.type);
}

/** Calls in a row that a busy service may refuse before an attempt is charged (02-loop §3.1). */
const REFUSALS_OF_A_CHARGE = 4;

/** An attempt that is counted was worked on, or its service stayed busy for as long as it was asked. */
export function* uncharged({ u, state }: Ended): Iterable<string> {
  for (const { id, attempts } of storiesOf(state)) {
    for (const { attempt } of attempts) {
      const calls = u.ledger.agents.filter((each) => each.story === id && each.attempt === attempt);
      const busy = calls.filter(({ refused }) => refused === 'overloaded' || refused === 'network').length;
      const worked = calls.some(({ refused }) => refused === undefined);
      if (!worked && busy < REFUSALS_OF_A_CHARGE)
        yield `attempt ${attempt} of ${id} counts, and all of its ${calls.length} calls were refused`;
    }
  }
}

/** The cap on costs is never exceeded by more than the one call that reached it. */
function* money({ u, events }: Ended): Iterable<string> {
  const { maxCostUsd } = u.scenario.plan.caps;
  if (maxCostUsd === undefined) return;
  let spentUsd = 0;
  for (const { outcome } of events) {
    const usage = 'usage' in outcome ? (outcome.usage ?? []) : [];
    if (usage.length > 0 && spentUsd >= maxCostUsd) yield `a call was made with $${spentUsd} of $${maxCostUsd} spent`;
    spentUsd += usage.reduce((sum, { costUsd = 0 }) => sum + costUsd, 0);
  }
}
