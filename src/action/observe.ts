import type { Event, Outcome, PublicationResult, StoriesCarried } from '../core/event.ts';
import { blocks, type GateResult } from '../core/gates.ts';
import { attemptNumber, mostAttempts } from '../core/split.ts';
import type { RunState } from '../core/state.ts';
import { currentStory, requireStory } from '../core/story.ts';
import type { Observer } from '../ports.ts';
import { adviceLines } from '../report/advice-words.ts';
import { banner, gateLine, storyLine } from '../report/console.ts';
import { forLog, plain } from '../report/sanitise.ts';
import { oneLine } from '../report/strip.ts';
import type { Log } from './log.ts';
import { finalLines, reviewedLines } from './review-lines.ts';

/** Tells the log what the run does: a group per attempt, a line per gate. */
export function logObserver(log: Log): Observer {
  const grouped = pairedGroups(log);
  return {
    commanded: (state) => announce(grouped, state),
    happened: (state, event) => tell(grouped, state, event),
  };
}

/** Closes a group once: a cancel can come when none is open. */
function pairedGroups(log: Log): Log {
  let open = false;
  return {
    ...log,
    startGroup: (title) => {
      open = true;
      log.startGroup(title);
    },
    endGroup: () => {
      if (open) log.endGroup();
      open = false;
    },
  };
}

function announce(log: Log, state: RunState): void {
  const command = state.pending;
  if (command.type === 'run-baseline')
    log.info(`Baseline: ${countOf(command.checks.length, 'check')} on the commit the work starts from`);
  if (command.type === 'carry-stories')
    log.info(`Moved base: ${countOf(command.commits.length, 'commit')} of earlier runs put on top of it and checked`);
  if (command.type === 'run-final-checks')
    log.info(`Final: ${countOf(command.checks.length, 'check')} on all passed stories together`);
  if (command.type === 'run-final-review' && command.call === 1)
    log.info(
      `Final review: ${countOf(state.plan.finalReview ?? 1, 'reviewer')} of the change of all passed stories together`,
    );
  if (command.type !== 'implement') return;
  log.startGroup(banner(command.iteration, state.plan.caps.maxIterations));
  const story = requireStory(state);
  log.info(
    storyLine({ ...story, attempt: attemptNumber(story, command.attempt), maxAttempts: mostAttempts(state, story) }),
  );
}

function tell(log: Log, state: RunState, { outcome }: Event): void {
  // Whatever a line quotes, it stays one line and no command of the runner's.
  for (const line of linesOf(state, outcome)) log.info(forLog([oneLine(line)]).join(' '));
  for (const { excerpt } of failuresOf(outcome)) if (excerpt.lines.length > 0) log.verbatim(excerpt.lines);
  for (const { reason } of warningsOf(outcome)) log.notice(plain(reason));
  if (outcome.type === 'reviewed') warnUnreviewed(log, state);
  if (outcome.type === 'settled') warnRefused(log, outcome.results);
  if (outcome.type === 'trouble' && state.pending.type === 'finish') warnUnreported(log, outcome.halt.detail);
  if (closesGroup(state, outcome)) log.endGroup();
}

/** What failed by itself: the end of its output is shown, between stop markers (04-trust rule 15). */
function failuresOf(outcome: Outcome): readonly GateResult[] {
  const results =
    outcome.type === 'implemented'
      ? [outcome.result]
      : outcome.type === 'checks-done' && !outcome.sabotage
        ? outcome.results
        : [];
  return results.filter(blocks);
}

/** A story that goes on although its quality review could not be had. */
function warnUnreviewed(log: Log, state: RunState): void {
  const last = currentStory(state)?.attempts.at(-1)?.gates.at(-1);
  if (last?.gate === 'quality' && last.verdict === 'skipped')
    log.warning(`${plain(currentStory(state)?.id ?? '')}: ${plain(last.reason)}`);
}

/** Calls of agents that count although their process did not end well. */
function warningsOf(outcome: Outcome): readonly GateResult[] {
  const isCall = outcome.type === 'implemented' || outcome.type === 'reviewed' || outcome.type === 'final-reviewed';
  return isCall && outcome.result.verdict === 'warn' ? [outcome.result] : [];
}

function linesOf(state: RunState, outcome: Outcome): readonly string[] {
  switch (outcome.type) {
    case 'baseline-done':
      return outcome.checks.map(({ name, verdict, cause }) => `baseline ${name}: ${verdict} ${plain(cause)}`.trim());
    case 'implemented':
      return [gateLine(outcome.result), ...survivors(outcome.survivorsKilled)];
    case 'snapshot-taken':
      return [gateLine(outcome.result), ...proofLines(state, [])];
    case 'checks-done':
      if (outcome.sabotage !== undefined) return saboteurLines(state);
      return [...outcome.results.map((result) => gateLine(result)), ...proofLines(state, outcome.results)];
    case 'final-checks-done':
      return outcome.results.map((result) => gateLine(result));
    case 'final-reviewed':
      return [...finalLines(state, outcome), ...survivors(outcome.survivorsKilled)];
    case 'reviewed':
      return [...reviewedLines(state, outcome), ...survivors(outcome.survivorsKilled)];
    case 'consulted':
      return [...adviceLines(outcome), ...survivors(outcome.survivorsKilled)];
    case 'stories-carried':
      return [...carriedLines(outcome), ...outcome.results.map((result) => gateLine(result))];
    case 'story-committed':
      return [`passed: ${outcome.commit.slice(0, 10)} on ${state.plan.branch}`];
    case 'feature-archived':
      return [outcome.folder === '' ? `not archived: ${outcome.problem}` : `archived in ${outcome.folder}`];
    case 'story-parked':
      return [`work kept on ${outcome.branch}`];
    case 'waited':
      return ['the pause is over'];
    case 'approved':
      return [`${plain(outcome.person)} signed off ${outcome.commit.slice(0, 10)}`];
    case 'fix-asked':
      return [`${plain(outcome.person)} asks for a fix in ${plain(outcome.story)}`];
    case 'settled':
    case 'interrupted':
    case 'begun':
    case 'resumed':
    case 'publishing':
    case 'reported':
    case 'trouble':
      return [];
  }
}

function carriedLines({ points, conflicts }: StoriesCarried): readonly string[] {
  const many = (count: number): string => countOf(count, 'commit');
  return [`${many(points.length)} of earlier runs put on top of the moved base, ${many(conflicts.length)} left behind`];
}

/** What an attempt lacked although no check failed: evidence, a change, a result. No process said it, so nobody else would. */
function proofLines(state: RunState, told: readonly GateResult[]): readonly string[] {
  const gates = currentStory(state)?.attempts.at(-1)?.gates ?? [];
  return gates.filter((gate) => gate.gate === 'test' && !told.includes(gate)).map((gate) => gateLine(gate));
}

/** Checks that turn red on a tree that was broken on purpose have not failed: what that comes to is told. */
function saboteurLines(state: RunState): readonly string[] {
  const { gates = [], saboteur } = currentStory(state)?.attempts.at(-1) ?? {};
  if (saboteur !== undefined) return ['integrity (saboteur): once more, with fewer wrong values'];
  return gates.filter(({ gate, check }) => gate === 'integrity' && check === 'saboteur').map((gate) => gateLine(gate));
}

function survivors(count: number): readonly string[] {
  if (count === 0) return [];
  const was = count === 1 ? 'was' : 'were';
  return [`${countOf(count, 'process', 'processes')} that the agent left behind ${was} ended`];
}

function countOf(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

function warnRefused(log: Log, results: readonly PublicationResult[]): void {
  for (const { ref, status, detail } of results) {
    if (status === 'refused') log.warning(`${ref} was not pushed: ${plain(detail)}`);
  }
}

/** Trouble before the report stands in the report; trouble with the report itself is said here or nowhere. */
function warnUnreported(log: Log, detail: string): void {
  log.warning(`The report could not be written: ${plain(detail)}`);
}

/** The group of an attempt closes when its story ended or another attempt follows. */
function closesGroup(state: RunState, { type }: Outcome): boolean {
  if (type === 'story-committed' || type === 'story-parked') return true;
  if (type === 'interrupted' || type === 'trouble') return true;
  const ends = ['snapshot-taken', 'checks-done', 'reviewed', 'consulted'].includes(type);
  return ends && (state.pending.type === 'implement' || state.pending.type === 'wait');
}
