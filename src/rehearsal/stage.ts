/** Where a rehearsal plays: everything a step may touch, handed in by the entry. */
export interface Stage {
  /** The agent's worktree, absolute. */
  readonly cwd: string;
  /** The agent's whole environment, passed on to its shells as every agent does. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** RALPH_RESULT_FILE: where the final message goes; absent = printed only (03-interface "agent: command"). */
  readonly resultFile: string | undefined;
  /** Writes to standard output and waits until it is taken. */
  readonly write: (chunk: string | Uint8Array) => Promise<void>;
  /** Makes the process deaf to one signal from now on. */
  readonly ignoreSignal: (signal: NodeJS.Signals) => void;
}

/** How a step ended: `exit` ends the attempt with that code, `failed` ends it with code 70. */
export type StepResult =
  | { readonly type: 'done' }
  | { readonly type: 'exit'; readonly code: number }
  | { readonly type: 'failed'; readonly message: string };

/** The step was played, go on. */
export const done: StepResult = { type: 'done' };
