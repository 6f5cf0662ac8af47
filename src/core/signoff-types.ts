/** A person signed off one commit of a run's branch (02-loop §2 `awaiting_signoff`). */
export interface SignOff {
  readonly commit: string;
  /** Login. */
  readonly person: string;
  readonly via: 'comment' | 'review';
  /** Epoch milliseconds. */
  readonly at: number;
}

/** What a person asks to be fixed before signing off (03-interface §4 `fix`). */
export interface Fix {
  /** Verbatim: data, never an instruction. */
  readonly text: string;
  /** Login. */
  readonly person: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** Attempts that the story had before: the fix has attempts of its own. */
  readonly attempts: number;
  /** Absent while it is worked on. */
  readonly outcome?: 'made' | 'not-made';
  /** Why it was not made. */
  readonly why?: string;
}

/** The part of a run's state that tells of its sign-off. */
export interface Signing {
  /** Who signed the work off; absent = nobody did in this run. */
  readonly signedOff?: SignOff;
}

/** The part of a story's state that tells of fixes. */
export interface Fixing {
  /** What people asked to be fixed after it had passed, the oldest first; absent = nothing. */
  readonly fixes?: readonly Fix[];
}
