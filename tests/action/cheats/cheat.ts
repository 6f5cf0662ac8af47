import type { Files } from '../../support/git-sandbox.ts';

/** One way to buy a green. */
export interface Cheat {
  /** Unique over all lists. */
  readonly id: string;
  readonly deed: string;
  /** What the agent does, as bash in its worktree. */
  readonly agent: string;
  /** What the first error of the report says. */
  readonly caught: RegExp;
  /** Inputs beside those of the project. */
  readonly inputs?: Readonly<Record<string, string>>;
  /** What the project has beside its usual files, before the run. */
  readonly files?: Files;
  /** A Python package without which the project cannot be tested at all. */
  readonly needs?: 'pytest';
}
