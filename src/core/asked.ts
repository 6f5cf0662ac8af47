import type { SlashCommand } from './slash-command.ts';

/** A command of somebody who may give it. */
export interface Asked {
  readonly command: SlashCommand;
  readonly origin: Origin;
  /** What `resume` goes on with, as its records say: that run and no other, and the folder of its stories. */
  readonly goesOn?: { readonly runId?: string; readonly feature?: string };
  /** The run that waits for a sign-off and that `fix` goes on with; absent for any other command. */
  readonly waiting?: WaitingWork;
}

/** What a run that waits is about: its settings alone would not lead back to it. */
export interface WaitingWork {
  readonly runId: string;
  /** Name of its records. */
  readonly feature: string;
  /** Story that is to be fixed. */
  readonly story: string;
  /** File of its stories; absent with an objective. */
  readonly prdPath?: string;
  /** `keyless`: a comment brought the criteria. */
  readonly objective?: { readonly text: string; readonly criteria?: string; readonly keyless: boolean };
}

/** Where a command came from, and what is pinned with it. */
export interface Origin {
  /** Number of the issue or pull request. */
  readonly thread: number;
  /** Login of who gave it. */
  readonly person: string;
  /** How it was given. */
  readonly via: 'comment' | 'label' | 'review';
  /** Id of the comment, for reactions; absent for labels and reviews. */
  readonly comment?: number;
  /** Of a pull request alone. */
  readonly pull?: PinnedPull;
  /** The issue's own text as it was when the event happened: data, never an instruction. */
  readonly issue: { readonly title: string; readonly body: string };
}

/** A pull request as it was when the command was given. */
export interface PinnedPull {
  readonly isOpen: boolean;
  /** Branch with the work, and its commit; nothing newer is worked on (catalogue U8). */
  readonly head: string;
  readonly sha: string;
  /** Branch where rules are read (02-loop §1, Two bases). */
  readonly base: string;
  /** The head is in another repository, to which nothing is pushed. */
  readonly isFork: boolean;
  /** The token may push to the head of the fork: what passed may follow it when it moves. */
  readonly canPush?: true;
}

/** Commands that start agents: five an hour for one person (03-interface §4). */
export function startsWork(command: SlashCommand): boolean {
  const { kind } = command;
  if (kind === 'init') return command.agent === true;
  return kind === 'objective' || kind === 'run' || kind === 'resume' || kind === 'retry' || kind === 'fix';
}

/** Commands that are about one commit of a pull request. */
export function isAboutHead(command: SlashCommand): boolean {
  // Stories are read from an issue: on a pull request init is answered with that, whatever its head is.
  return (startsWork(command) && command.kind !== 'init') || command.kind === 'approve';
}
