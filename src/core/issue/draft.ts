/** A story as an issue describes it, before it has an id for certain. */
export interface DraftStory {
  /** As written in the issue, such as `US-001`; absent = given by position. */
  readonly id?: string;
  readonly title: string;
  readonly description: string;
  readonly criteria: readonly string[];
  /** Lower is sooner; absent = by position. */
  readonly priority?: number;
  /** Ids as written; only those of other stories count. */
  readonly after: readonly string[];
}

/** What an issue holds. */
export interface IssueBacklog {
  readonly stories: readonly DraftStory[];
  /** First paragraph outside of any story; '' = none. */
  readonly description: string;
  /** What was left out or assumed; whole sentences. */
  readonly notices: readonly string[];
}
