/** One objective instead of a list of stories (02-loop §5, adr-007 `ralph_loop`). */
export interface Objective {
  /** What is to be reached, in a person's words; trimmed, never empty. */
  readonly text: string;
  /** Command that exits with 0 once it is reached; absent = the configured checks alone tell. */
  readonly criteria?: string;
  /** `--max`: attempts and iterations; never more than `max_iterations`; absent = as the settings say. */
  readonly max?: number;
}
