import type { Advised } from './consult-types.ts';
import type { Point } from './facts.ts';
import type { Attempt, RunState, StoryState } from './state.ts';
import { storiesOf, storyAt, withStory } from './story-list.ts';

/** A sub-story: it lives in the journal alone and never passes its story (02-loop §3.3). */
export interface Part {
  /** `US-003.1`, counted from 1. */
  readonly id: string;
  readonly title: string;
  /** What is to be done, in the planner's words. */
  readonly text: string;
  /** What is true when it is done; at least one. */
  readonly criteria: readonly string[];
}

/** What a planner made of a story, which is asked once; without parts the story goes on in one piece. */
export interface Split {
  readonly parts: readonly Part[];
  /** Where each part began, the one in work last; one more than there are parts once the story itself is in work again. */
  readonly starts: readonly Point[];
  /** A person asked for a fix after the story had passed: it is worked on in one piece again. Absent = the parts are. */
  readonly whole?: true;
  /** One sentence: why it was split so, or why it was not. */
  readonly because: string;
}

/** What a story has to do with sub-stories. */
export interface SplitStory {
  /** Its sub-stories; absent = no planner was asked. */
  readonly split?: Split;
}

/** What an attempt has to do with sub-stories, and with the advice that was asked for after it. */
export interface PartAttempt extends Advised {
  /** Sub-story that its agent worked on; absent = the story itself. */
  readonly part?: string;
  /** It passed as the last sub-story, and the story's own gates judge it; absent = they do not. */
  readonly whole?: true;
}

type Divided = Pick<StoryState, 'split' | 'attempts'>;

/** The sub-story that the next attempt is about; undefined = the story itself. */
export function partInWork({ split }: Pick<StoryState, 'split'>): Part | undefined {
  return split?.whole === true ? undefined : split?.parts[split.starts.length - 1];
}

/** The sub-story that the last attempt is judged as; undefined = as the story itself. */
export function judgedPart({ split, attempts }: Divided): Part | undefined {
  const id = subject(attempts.at(-1));
  return id === undefined ? undefined : split?.parts.find((part) => part.id === id);
}

/** The attempts at what the next one is about: each sub-story climbs the ladder and is counted for itself. */
export function ownAttempts(story: Divided): readonly Attempt[] {
  return story.split === undefined ? story.attempts : attemptsAt(story, partInWork(story)?.id);
}

/** Those that the cap of attempts counts: at what is in work, and of a fix only those since it was asked for. */
export function countedAttempts(story: Divided & Pick<StoryState, 'fixes'>): readonly Attempt[] {
  const before = story.fixes?.at(-1)?.attempts ?? 0;
  return ownAttempts(story).filter(({ attempt }) => attempt > before);
}

/** Attempts of the night before that count in this one: of a whole story, not of a sub-story or a fix. */
export function earlierAttempts({
  earlier = 0,
  split,
  fixes,
}: Divided & Pick<StoryState, 'fixes' | 'earlier'>): number {
  return split === undefined && fixes === undefined ? earlier : 0;
}

/** How many attempts a story has at most, those that it had in the night before, before a fix or as other sub-stories included: each counts for itself. */
export function mostAttempts(
  { plan }: Pick<RunState, 'plan'>,
  story: Pick<StoryState, 'attempts' | 'split' | 'fixes' | 'earlier'>,
): number {
  const beforeFix = story.fixes?.at(-1)?.attempts ?? 0;
  const ofOthers = story.attempts.length - ownAttempts(story).length;
  return Math.max(earlierAttempts(story) + 1, plan.caps.maxAttempts) + Math.max(beforeFix, ofOthers);
}

/** Which attempt at a story one of this run is, those of the night before counted; the latest by default. */
export function attemptNumber(
  story: Divided & Pick<StoryState, 'fixes' | 'earlier'>,
  attempt = story.attempts.length,
): number {
  return attempt === 0 ? 0 : attempt + earlierAttempts(story);
}

/** A run as the next agent of a story is told of it: with its own attempts alone, numbered anew. */
export function toldToNext(state: RunState, id: string): RunState {
  const at = storiesOf(state).findIndex((story) => story.id === id);
  const story = storyAt(state.stories, at);
  if (story?.split === undefined) return state;
  const attempts = ownAttempts(story).map((attempt, before) => ({ ...attempt, attempt: before + 1 }));
  return { ...state, stories: withStory(state.stories, at, { ...story, attempts }) };
}

/** A story as it stood after one of its attempts: the attempts at what that one was about, and where they started. */
export function subjectAt(
  story: StoryState,
  { attempt }: Pick<Attempt, 'attempt'>,
): Pick<StoryState, 'attempts' | 'start'> {
  const attempts = attemptsAlike({ attempts: story.attempts.slice(0, attempt) });
  const part = subject(attempts.at(-1));
  const at = story.split?.parts.findIndex(({ id }) => id === part) ?? -1;
  const start = story.split?.starts[at] ?? story.start;
  return { attempts, ...(start && { start }) };
}

/** The attempts at what the last one was about. */
export function attemptsAlike({ attempts }: Pick<StoryState, 'attempts'>): readonly Attempt[] {
  return attemptsAt({ attempts }, subject(attempts.at(-1)));
}

/** Where a clean attempt starts: where the sub-story in work began, else the story; after the last one where that ended; a fix at the story's. */
export function cleanStart({ split, start }: Pick<StoryState, 'split' | 'start'>): Point | undefined {
  return split?.whole === true ? start : (split?.starts.at(-1) ?? start);
}

/** The sub-stories from the first one on, on another start; none where the story is worked on in one piece again. */
export function restarted(split: Split, start: Point): Split {
  return split.whole === true ? split : { ...split, starts: split.parts.length === 0 ? [] : [start] };
}

function attemptsAt({ attempts }: Pick<StoryState, 'attempts'>, part: string | undefined): readonly Attempt[] {
  return attempts.filter((attempt) => subject(attempt) === part);
}

function subject(attempt: PartAttempt | undefined): string | undefined {
  return attempt?.whole === true ? undefined : attempt?.part;
}
