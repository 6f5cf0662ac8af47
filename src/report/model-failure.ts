import { blockingGates, firstError, reasonOf } from '../core/first-error.ts';
import type { Blocker } from '../core/gates.ts';
import { attemptNumber, mostAttempts } from '../core/split.ts';
import type { Attempt, StoryState } from '../core/state.ts';
import { gateLabel, reportGate, shortSha, stuckWords } from './attempt-facts.ts';
import { diagnosticsPath } from './diagnostics-path.ts';
import { didNothing } from './did-nothing.ts';
import { shellWord } from './markdown.ts';
import { adviceFor } from './model-advice.ts';
import { type Lookup, workOf } from './model-lookup.ts';
import { qualityWarnings } from './model-review.ts';
import type { FailureView, TriedView } from './run-view.ts';

/** Most verbatim lines quoted of one gate. */
const MOST_LINES = 20;

/** Stories that ended without a pass and that a human may have to look at. */
export function isFailure({ status }: StoryState): boolean {
  return status !== 'passed' && status !== 'open' && status !== 'running' && status !== 'untried';
}

export function failureView(run: Lookup, story: StoryState): FailureView {
  const last = story.attempts.at(-1);
  const logPath = last === undefined ? undefined : blockingGates(last).find((gate) => gate.logPath)?.logPath;
  const kept = outputFile(run, story);
  return {
    ...{ id: story.id, title: story.title, status: story.status },
    tries: attemptNumber(story),
    maxTries: mostAttempts(run.state, story),
    cause: causeOf(run, story),
    error: (last === undefined ? '' : firstError(last)) || causeOf(run, story),
    lastGate: reportGate(last?.lastGate),
    stuck: stuckWords(story),
    qualityWarnings: qualityWarnings(story),
    branch: story.wip?.branch ?? story.waits?.wip ?? '',
    firstLines: last === undefined ? [] : firstLines(last),
    tried: story.attempts.map(triedView),
    ignored: last?.ignored?.paths ?? [],
    ignoredCount: last?.ignored?.count ?? 0,
    next: didNothing(story) ? [] : nextCommands(run, story),
    advice: adviceFor(run, story),
    ...(logPath === undefined ? {} : { logPath }),
    ...(kept === undefined ? {} : { outputFile: kept }),
  };
}

/** What the remote refused is on its machine alone, with the whole output. */
function outputFile(run: Lookup, story: StoryState): string | undefined {
  const work = workOf(run, story);
  const last = story.attempts.at(-1);
  if (work?.kind !== 'wip' || work.reached === 'refused' || last === undefined) return undefined;
  const failing = blockingGates(last).find(({ excerpt }) => excerpt.lines.length > 0);
  return failing && diagnosticsPath(last, failing);
}

/** Why a story ended as it did; for a failed dependency with its name. */
export function causeOf({ planned, passed }: Lookup, story: StoryState): string {
  if (story.status !== 'dependency_failed') return story.detail;
  const missing = (planned.get(story.id)?.dependsOn ?? []).filter((id) => !passed.has(id));
  return missing.length === 0 ? story.detail : `${story.detail}: ${missing.join(', ')}`;
}

/** What failed the attempt, gate by gate; a review has a line per criterion that it did not see met. */
function firstLines(attempt: Attempt): FailureView['firstLines'] {
  return [...Map.groupBy(attempt.blockers, gateLabel)].map(([gate, blockers]) => {
    const reason = reasonOfGate(attempt, gate);
    const lines = blockers.flatMap((blocker) => verbatim(blocker, reason));
    return { gate, reason, lines: lines.slice(0, MOST_LINES) };
  });
}

function reasonOfGate(attempt: Attempt, label: string): string {
  return attempt.gates.find((gate) => gateLabel(gate) === label)?.reason ?? '';
}

/** A blocker begins with the controller's reason; what follows is verbatim. */
function verbatim({ text, file, line }: Blocker, reason: string): readonly string[] {
  const lines = text.split('\n');
  const shown = reason !== '' && lines[0] === reason ? lines.slice(1) : lines;
  const [first] = shown;
  const place = line === undefined ? file : `${file}:${line}`;
  if (place === undefined || first === undefined || text.includes(place)) return shown;
  return [`${place}: ${first}`, ...shown.slice(1)];
}

function triedView(attempt: Attempt): TriedView {
  const failing = blockingGates(attempt);
  return {
    attempt: attempt.attempt,
    iteration: attempt.iteration,
    durationMs: attempt.durationMs,
    gate: failing.length === 0 ? attempt.lastGate : failing.map(gateLabel).join(', '),
    reason: failing[0] === undefined ? '' : reasonOf(failing[0]),
    error: firstError(attempt),
    fingerprint: attempt.fingerprint,
    shift: attempt.tier === 'shift',
    expansion: attempt.tier === 'expansion',
    decision: [attempt.decision, attempt.because].filter(Boolean).join(': '),
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
