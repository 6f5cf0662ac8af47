import type { EntryNames } from './prd.ts';
import type { StoryOutcome } from './state.ts';

/** What a run must know to tell later what has changed since; frozen when it begins. */
export interface Recall {
  /** Names the backlog: another file or feature is another one, even with the same ids (03-interface §3). */
  readonly prd: string;
  /** Hash of the project's own words in prompts. */
  readonly prompt: string;
  /** Tree of the policy base without prd.json and progress.txt. */
  readonly base: string;
  /** `branchName` of the backlog, empty when it names none; absent in journals of earlier versions. */
  readonly branch?: string;
  /** What earlier runs left to be known; absent = nothing. */
  readonly known?: readonly Remembered[];
}

/** What is known of one story from earlier runs. */
export interface Remembered extends EntryNames {
  readonly id: string;
  readonly title: string;
  /** It passed, and its text was the one that `text` names. */
  readonly passed?: true;
  /** It ended without a pass, and nobody has tried it since. */
  readonly failed?: FailedNight;
}

/** How a story ended without a pass, and what it was tried on. */
export interface FailedNight {
  readonly outcome: Exclude<StoryOutcome, 'passed'>;
  readonly detail: string;
  readonly runId: string;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly prompt: string;
  readonly base: string;
  /** Branch that keeps its work. */
  readonly wip?: string;
  /** What only a human can decide; absent = nothing is asked. */
  readonly question?: string;
  /** prd.json said all the while that it had passed: only its text had changed. */
  readonly marked?: true;
}

/** A story that nobody tries until something changes. */
export interface WaitingStory {
  readonly outcome: Exclude<StoryOutcome, 'passed'>;
  /** Whole sentence for the report. */
  readonly detail: string;
  /** Nights since it failed, at least 1. */
  readonly nights: number;
  /** Branch that keeps its work. */
  readonly wip?: string;
  /** What only a human can decide. */
  readonly question?: string;
}
