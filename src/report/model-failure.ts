import type { Attempt, StoryState } from '../core/state.ts';
import { blockingGates, firstError, gateLabel, reasonOf, shortSha, wasShift } from './attempt-facts.ts';
import { type Lookup, workOf } from './model-lookup.ts';

/** What a person needs to take a story over. */
export interface FailureView {
  readonly id: string;
  readonly title: string;
  readonly status: StoryState['status'];
  readonly tries: number;
  readonly maxTries: number;
  readonly cause: string;
  /** Verbatim lines with the gate they come from; empty when no gate failed. */
  readonly firstLines: readonly { readonly gate: string; readonly reason: string; readonly lines: readonly string[] }[];
  readonly tried: readonly TriedView[];
  /** Commands, one per line of a shell. */
  readonly next: readonly string[];
  readonly advice: string;
  readonly logPath?: string;
}

/** One attempt in one line. */
export interface TriedView {
  readonly attempt: number;
  readonly iteration: number;
  readonly durationMs: number;
  readonly gate: string;
  readonly reason: string;
  readonly error: string;
  readonly fingerprint: string;
  readonly shift: boolean;
  readonly changed: readonly string[];
  readonly changedCount: number;
}

/** Most verbatim lines quoted of one gate. */
const MOST_LINES = 20;

/** Stories that ended without a pass and that a human may have to look at. */
export function isFailure({ status }: StoryState): boolean {
  return status !== 'passed' && status !== 'open' && status !== 'running' && status !== 'untried';
}

export function failureView(run: Lookup, story: StoryState): FailureView {
  const last = story.attempts.at(-1);
  const logPath = last === undefined ? undefined : blockingGates(last).find((gate) => gate.logPath)?.logPath;
  return {
    id: story.id,
    title: story.title,
    status: story.status,
    tries: story.attempts.length,
    maxTries: run.state.plan.caps.maxAttempts,
    cause: causeOf(run, story),
    firstLines: last === undefined ? [] : firstLines(last),
    tried: story.attempts.map((attempt) => triedView(story, attempt)),
    next: nextCommands(run, story),
    advice: adviceFor(story),
    ...(logPath === undefined ? {} : { logPath }),
  };
}

/** Why a story ended as it did; for a failed dependency with its name. */
export function causeOf({ planned, passed }: Lookup, story: StoryState): string {
  if (story.status !== 'dependency_failed') return story.detail;
  const missing = (planned.get(story.id)?.dependsOn ?? []).filter((id) => !passed.has(id));
  return missing.length === 0 ? story.detail : `${story.detail}: ${missing.join(', ')}`;
}

/** A blocker begins with the controller's reason; what follows is verbatim. */
function firstLines(attempt: Attempt): FailureView['firstLines'] {
  return attempt.blockers.map((blocker) => {
    const reason =
      attempt.gates.find((gate) => gate.gate === blocker.gate && gate.check === blocker.check)?.reason ?? '';
    const lines = blocker.text.split('\n');
    const verbatim = reason !== '' && lines[0] === reason ? lines.slice(1) : lines;
    return { gate: gateLabel(blocker), reason, lines: verbatim.slice(0, MOST_LINES) };
  });
}

function triedView(story: StoryState, attempt: Attempt): TriedView {
  const failing = blockingGates(attempt);
  return {
    attempt: attempt.attempt,
    iteration: attempt.iteration,
    durationMs: attempt.durationMs,
    gate: failing.length === 0 ? attempt.lastGate : failing.map(gateLabel).join(', '),
    reason: failing[0] === undefined ? '' : reasonOf(failing[0]),
    error: firstError(attempt),
    fingerprint: attempt.fingerprint,
    shift: wasShift(story, attempt),
    changed: attempt.changed.map((file) => file.path),
    changedCount: attempt.changedCount,
  };
}

function nextCommands(run: Lookup, story: StoryState): readonly string[] {
  const work = workOf(run, story);
  if (work?.kind !== 'wip') return [];
  const branch = shellWord(work.branch);
  const bundle = run.published.get(`refs/heads/${work.branch}`)?.bundle;
  if (work.reached === 'pushed') return [`git fetch origin ${branch}`, `git switch ${branch}`];
  if (bundle === undefined) return [`git switch -c ${branch} ${shortSha(work.commit)}`];
  return [
    `git fetch ${shellWord(bundle)} ${shellWord(`refs/heads/${work.branch}`)}`,
    `git switch -c ${branch} FETCH_HEAD`,
  ];
}

function adviceFor({ status }: StoryState): string {
  if (status === 'dependency_failed') return 'It is tried as soon as the stories it depends on have passed.';
  if (status === 'interrupted') return 'Run the workflow again: the run goes on with this story.';
  return "Look at the work, repair it by hand or make the story's criteria clearer, then run the workflow again.";
}

/** A word that a shell takes as it is. */
export function shellWord(text: string): string {
  return /^[\w./:@%+=-]+$/.test(text) && !text.startsWith('-') ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
