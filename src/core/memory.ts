import type { EntryNames } from './facts.ts';
import { attemptCause } from './first-error.ts';
import type { FailedNight, Recall, Remembered } from './memory-types.ts';
import type { PlannedStory } from './plan.ts';
import type { RunState, StoryState } from './state.ts';
import { storyAt } from './story-list.ts';

/** What the next run remembers of this one and of those before: a fold of the journal like everything else (02-loop §6). */
export function memoryOf(state: RunState): readonly Remembered[] | undefined {
  const { recall, stories } = state.plan;
  if (recall === undefined) return undefined;
  const before = new Map((recall.known ?? []).map((each) => [each.id, each]));
  return stories.flatMap((planned, index) => {
    const story = storyAt(state.stories, index);
    const known = before.get(planned.id);
    return story === undefined ? [] : (remembered({ state, story, planned, recall }, known) ?? []);
  });
}

/** Whether what a journal says of earlier runs can be relied on; whoever can push can also forge. */
export function isMemory(value: unknown, nowMs: number): value is readonly Remembered[] {
  return Array.isArray(value) && value.every((each) => isRemembered(each, nowMs));
}

interface Told {
  readonly state: RunState;
  readonly story: StoryState;
  readonly planned: PlannedStory;
  readonly recall: Recall;
}

function remembered(told: Told, known: Remembered | undefined): Remembered | undefined {
  const { story, planned } = told;
  if (story.status === 'passed') return story.commit === undefined ? accepted(known) : passed(told);
  if (planned.waits !== undefined || story.attempts.length === 0) return known;
  const failed = failedNight(told);
  const names = namesOf(told);
  return failed === undefined || names === undefined ? known : { ...named(planned, names), failed };
}

/** Somebody else says that it passed: of what we know only our own verdict is left. */
function accepted(known: Remembered | undefined): Remembered | undefined {
  return known?.passed === true ? known : undefined;
}

function passed(told: Told): Remembered | undefined {
  const names = namesOf(told);
  return names && { ...named(told.planned, names), passed: true };
}

function named({ id, title }: PlannedStory, { entry, text }: EntryNames): Omit<Remembered, 'passed' | 'failed'> {
  return { id, title, entry, text };
}

/** The names of a story that was tried, or of one that the plan had to name. */
function namesOf({ story, planned: { entry, text } }: Told): EntryNames | undefined {
  return story.names ?? (entry === undefined || text === undefined ? undefined : { entry, text });
}

const givenUp: ReadonlySet<StoryState['status']> = new Set(['failed', 'stuck', 'thrashing', 'blocked', 'needs_human']);

/** Undefined for a story that only the end of its run, or a service that was out, cut short; a cap counts, and the second one is enough. */
function failedNight({ state, story, planned, recall }: Told): FailedNight | undefined {
  const last = story.attempts.at(-1);
  const isOutage = last?.decision === 'gate-unavailable';
  const isCapped = story.cut === 'cap';
  if (!givenUp.has(story.status) || story.cut === 'halt' || isOutage) return undefined;
  const isSecond = isCapped && planned.earlier !== undefined;
  return {
    outcome: story.status as FailedNight['outcome'],
    detail: isSecond ? `the caps of two nights are used up: ${withError(story)}` : withError(story),
    ...(isCapped && !isSecond && { cut: { attempts: story.attempts.length } }),
    runId: state.plan.runId,
    at: (last?.startedAt ?? state.now) + (last?.durationMs ?? 0),
    prompt: recall.prompt,
    base: recall.base,
    ...(story.wip && isKept(state, story.wip.branch) && { wip: story.wip.branch }),
    ...(story.status === 'needs_human' && last?.question !== undefined && { question: last.question }),
    ...(planned.regate && { marked: true as const }),
  };
}

/**
 * Its cause with the error of its last attempt: the gates and their output are not told again. What a person is asked stays as it is: what
 * it would permit is read out of it, and a test may print anything.
 */
function withError({ detail, attempts, status }: StoryState): string {
  if (status === 'needs_human') return detail;
  const last = attempts.at(-1);
  const error = last === undefined ? '' : attemptCause(last);
  return error === '' || detail.includes(error) ? detail : `${detail}; its last error: ${error}`;
}

/** Work that the remote refused is on its machine alone. */
function isKept({ publications }: RunState, branch: string): boolean {
  return publications.find(({ ref }) => ref === `refs/heads/${branch}`)?.status !== 'refused';
}

function isRemembered(value: unknown, nowMs: number): boolean {
  const { id, title, entry, text, passed: isPassed, failed } = (value ?? {}) as Record<string, unknown>;
  const isNamed = [id, title, entry, text].every((each) => typeof each === 'string');
  if (!isNamed || (isPassed !== undefined && isPassed !== true)) return false;
  return failed === undefined ? isPassed === true : isFailed(failed, nowMs);
}

/** A failure of the future would never be old enough to be tried again. */
function isFailed(value: unknown, nowMs: number): boolean {
  const { outcome, detail, runId, at, prompt, base, question, wip, cut } = (value ?? {}) as Record<string, unknown>;
  const isTold = [detail, runId, prompt, base, question ?? '', wip ?? ''].every((each) => typeof each === 'string');
  const isCut = cut === undefined || Number((cut as { attempts?: unknown } | null)?.attempts) >= 1;
  const isOwn = wip === undefined || /^(?:wip\/|ralph-wip-)[\w./-]+$/.test(String(wip));
  return (
    isTold &&
    isOwn &&
    isCut &&
    givenUp.has(outcome as StoryState['status']) &&
    typeof at === 'number' &&
    at <= nowMs + DAY_MS
  );
}

const DAY_MS = 86_400_000;
