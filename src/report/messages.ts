import type { GateResult } from '../core/gates.ts';
import { own } from '../core/own.ts';
import type { RunPlan } from '../core/plan.ts';
import { slug } from '../core/slug.ts';
import { attemptNumber, mostAttempts } from '../core/split.ts';
import type { Attempt, RunState, StoryState } from '../core/state.ts';
import { storyNamed } from '../core/story-list.ts';
import { gateLabel, lastOfEach } from './attempt-facts.ts';
import { reviewsOf, reviewVerdict } from './model-review.ts';
import { qualityWords, specWords } from './review-words.ts';
import { forCommitMessage } from './sanitise.ts';
import { cut } from './strip.ts';
import { fileStamp } from './time.ts';

/** Longest first line of a commit message. */
const SUBJECT_CHARS = 72;
/** Longest title in the body. */
const TITLE_CHARS = 2000;

/**
 * Message of a passed story's commit: the template (`feat: [{id}] - {title}` by default; `{feature}`, `{run}` and `{attempts}` are
 * known too), the title where the subject had to cut it, how it passed, and trailers (02-loop §1 "Pass", 03-interface §6).
 */
export function storyMessage(state: RunState, storyId: string): string {
  const story = storyOf(state, storyId);
  const last = story.attempts.at(-1);
  const { plan } = state;
  const title = forCommitMessage(story.title, TITLE_CHARS);
  const subject = fromTemplate(state, story, title);
  return message(
    subject,
    [...(subject.includes(title) ? [] : [title]), passedBy(state, story)],
    [
      `Ralph-Story: ${forCommitMessage(story.id)}`,
      `Ralph-Run: ${forCommitMessage(plan.runId)}`,
      `Ralph-Attempts: ${story.attempts.length}`,
      `Ralph-Gates: ${gatesDigest(last)}`,
      ...(plan.signOff === undefined ? [] : [`Signed-off-by: ${forCommitMessage(plan.signOff)}`]),
    ],
  );
}

/**
 * Message of the commit that keeps a story's work on its wip branch (02-loop §6 "Failure commit message").
 * @param subject replaces `Ralph Loop failed: <story>`, for example by `chore: ralph-loop budget exceeded`
 */
export function failureMessage(state: RunState, storyId: string, subject?: string): string {
  const story = storyOf(state, storyId);
  const last = story.attempts.at(-1);
  return [
    shortened(forCommitMessage(subject ?? `Ralph Loop failed: ${story.id}`), SUBJECT_CHARS),
    '',
    `Iterations: ${attemptNumber(story)}/${mostAttempts(state, story)}`,
    `Last gate: ${last === undefined ? 'none' : last.lastGate === 'test' ? 'tests' : last.lastGate}`,
    `Error hash: ${forCommitMessage(last?.fingerprint ?? '') || 'none'}`,
    '',
    'See .ralph_state.md for full history',
    '',
  ].join('\n');
}

/** Message of the commit that keeps the files of a feature whose stories have all passed (02-loop §6). */
export function archiveMessage({ plan }: RunState, folder: string): string {
  return message(
    `chore: archive ${forCommitMessage(plan.feature)}`,
    [`All stories passed: what they were made from is kept in ${forCommitMessage(folder)}.`],
    [
      `Ralph-Run: ${forCommitMessage(plan.runId)}`,
      ...(plan.signOff === undefined ? [] : [`Signed-off-by: ${forCommitMessage(plan.signOff)}`]),
    ],
  );
}

/** Message of the commit that keeps the files of a backlog which another one has taken the place of (02-loop §6). */
export function leftMessage({ feature, runId }: RunPlan, folder: string): string {
  return message(
    `chore: archive ${forCommitMessage(feature)}`,
    [`Another backlog has taken its place: what the last run worked on is kept in ${forCommitMessage(folder)}.`],
    [`Ralph-Run: ${forCommitMessage(runId)}`],
  );
}

/** Message of the commit that merges the base into a branch which others have worked on. */
export function mergeMessage(from: string, into: string): string {
  const whole = `Merge ${from} into ${into}`;
  const subject = shortened(whole, SUBJECT_CHARS);
  return subject === whole ? `${whole}\n` : `${subject}\n\n${whole}\n`;
}

/** Message of an attempt's candidate commit, made before its gates run; kept under `refs/ralph/<feature>/attempt/<run>/<n>`. */
export function attemptMessage(call: {
  readonly story: string;
  readonly attempt: number;
  readonly iteration: number;
  readonly runId: string;
}): string {
  return message(
    `ralph: ${forCommitMessage(call.story)} attempt ${call.attempt}`,
    [],
    [
      `Ralph-Story: ${forCommitMessage(call.story)}`,
      `Ralph-Run: ${forCommitMessage(call.runId)}`,
      `Ralph-Iteration: ${call.iteration}`,
    ],
  );
}

/** Branch that keeps a story's work: `wip/ralph-fail-<slug>-<yyyymmdd-HHMMSS>`, UTC (02-loop §6). Collisions are the caller's. */
export function wipBranch(storyId: string, at: number): string {
  return `wip/ralph-fail-${slug(storyId)}-${fileStamp(at)}`;
}

/** Gates with their verdicts, for example `implement=pass integrity=warn unit=pass spec=not-reviewed`. */
function gatesDigest(attempt: Attempt | undefined): string {
  const gates = lastOfEach(attempt?.gates ?? []);
  return gates.length === 0 ? 'none' : forCommitMessage(gates.map(digest).join(' '), 2000);
}

function digest(gate: GateResult): string {
  const notReviewed = gate.verdict === 'skipped' && (gate.gate === 'spec' || gate.gate === 'quality');
  return `${gate.check ?? gate.gate}=${notReviewed ? 'not-reviewed' : gate.verdict}`;
}

/** The title is what is cut, unless the rest leaves it less than a word. */
function fromTemplate({ plan }: RunState, story: StoryState, title: string): string {
  const values: Readonly<Record<string, string>> = {
    id: forCommitMessage(story.id),
    feature: forCommitMessage(plan.feature),
    run: forCommitMessage(plan.runId),
    attempts: String(story.attempts.length),
  };
  // One pass: a title that contains `{id}` is not a template.
  const filled = (shown: string): string =>
    plan.messageTemplate
      .replace(/\{(\w+)\}/g, (whole, name: string) => own({ ...values, title: shown }, name) ?? whole)
      .trim();
  const left = SUBJECT_CHARS - (filled(title).length - title.length);
  return shortened(filled(left < SHORTEST_TITLE ? title : shortened(title, left)), SUBJECT_CHARS);
}

const SHORTEST_TITLE = 12;

/** Cut at the end of a word where there is one, with `…`. */
function shortened(line: string, maxChars: number): string {
  if (line.length <= maxChars) return line;
  const whole = line.slice(0, maxChars).replace(/\s+\S*$/u, '');
  return whole.length > maxChars / 2 && whole.length < maxChars ? `${whole}…` : cut(line, maxChars);
}

/** The checks by name, then what the reviewers came to. */
function passedBy(state: RunState, story: StoryState): string {
  const gates = lastOfEach(story.attempts.at(-1)?.gates ?? []);
  const tests = gates.filter((gate) => gate.gate === 'test');
  const ran = tests.filter(({ verdict }) => verdict !== 'skipped').map(gateLabel);
  const none = tests.length === 0 ? 'no check is configured' : 'no check applies';
  const by = [...(ran.length === 0 ? [none] : ran), ...reviewedBy(state, story)];
  const parts = story.split?.parts.length ?? 0;
  const of = parts === 0 ? `of ${mostAttempts(state, story)}` : `in all, in ${parts} sub-stories`;
  return `Passed on attempt ${attemptNumber(story)} ${of}: ${forCommitMessage(by.join(', '))}.`;
}

function reviewedBy(state: RunState, story: StoryState): readonly string[] {
  const reviews = reviewsOf(story, undefined);
  const said = {
    reviews,
    spec: reviewVerdict(state, story, 'spec'),
    quality: reviewVerdict(state, story, 'quality'),
  };
  return reviews.map(({ gate }) => `${gate} (${gate === 'spec' ? specWords(said) : qualityWords(said)})`);
}

function message(subject: string, paragraphs: readonly string[], trailers: readonly string[]): string {
  return `${[shortened(subject, SUBJECT_CHARS), ...paragraphs, trailers.join('\n')].join('\n\n')}\n`;
}

function storyOf(state: RunState, storyId: string): StoryState {
  const story = storyNamed(state, storyId);
  if (story === undefined) throw new Error(`The run has no story "${storyId}".`);
  return story;
}
