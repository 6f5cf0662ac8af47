import type { SettingValues } from './table.ts';

/** How reviewers are asked, and what their word does (02-loop §1). */
export interface ReviewSettings {
  /** Votes per criterion in the spec gate. */
  readonly specPasses: number;
  /** Reviewers of the change of all passed stories together; 0 = none. */
  readonly finalReview: number;
  /** Whether a confirmed block of a story ends the run at once. */
  readonly onBlock: SettingValues['on_block'];
}
