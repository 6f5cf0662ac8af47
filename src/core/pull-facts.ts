/** The pull request of the feature's branch. */
export interface PullFacts {
  readonly number: number;
  readonly url: string;
  readonly draft: boolean;
}

/** What a run has on GitHub. */
export interface Shown {
  /** The feature's pull request, once it is known. */
  readonly pull?: PullFacts;
  /** What GitHub did not let us do, or what its users should know: one sentence each. */
  readonly pullNotes?: readonly string[];
}
