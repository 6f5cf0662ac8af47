import type { Check } from './gates.ts';
import type { IntegrityFinding } from './state.ts';

/** One path of the agent's tree that differs from the tree it is judged against; git's raw diff without renames. */
export interface SnapshotChange {
  /** Relative to the repository root, `/` between segments, any bytes a file name may have. */
  readonly path: string;
  readonly status: 'added' | 'modified' | 'deleted' | 'type-changed';
  /** git's six octal digits; `000000` when there was none. */
  readonly oldMode: string;
  readonly newMode: string;
  readonly oldSha: string;
  readonly newSha: string;
}

/** What is protected, and what this story may change all the same (04-trust rule 10); frozen at run start. */
export interface IntegrityPolicy {
  readonly prdPath: string;
  /** More files that only the controller writes, e.g. progress.txt; paths, not globs. */
  readonly controllerPaths: readonly string[];
  /** The user's globs, `!` negates. */
  readonly protectedPaths: readonly string[];
  /** Which files are tests, as globs; empty = the conventional ones. */
  readonly testPaths: readonly string[];
  /** The story's `allow:` entries: globs or `file#key` (03-interface §2). */
  readonly allow: readonly string[];
  /** The story's acceptance criteria: what one of them asks to be removed may go with its test; absent = none. */
  readonly criteria?: readonly string[];
  readonly checks: readonly Check[];
  /** Command that installs dependencies for the checks; absent = none. */
  readonly setup?: string;
  /** Folder in which all these commands start, relative to the root of the repository; absent = the root. */
  readonly workingDirectory?: string;
}

/** Text of one path; a side is undefined when it does not exist, is binary or too large to be read. */
export interface PathTexts {
  readonly old?: string | undefined;
  readonly new?: string | undefined;
}

/** Texts by path, as `contentsNeeded` asked for them. */
export type Contents = ReadonlyMap<string, PathTexts>;

/** Reads a text of somebody else as YAML; throws when it is none. */
export type YamlReader = (text: string) => unknown;

/** One path whose text is needed. A path that is not among the changes is read at run start; it may not exist there. */
export interface ContentRequest {
  readonly path: string;
  readonly sides: readonly ('old' | 'new')[];
}

/** One path to put back: as at run start (deleted when it did not exist there), or to a merged text with its mode kept. */
export interface Restoration {
  readonly path: string;
  readonly to: 'run-start' | { readonly text: string };
}

/** What a rule says about one path. */
export interface Ruling {
  readonly findings: readonly IntegrityFinding[];
  readonly restore: readonly Restoration[];
}

/** What the integrity gate says of a snapshot. */
export interface IntegrityJudgement {
  /** `fail` only by cheats; `warn` when something was restored, not imported or weakens a shared manifest. */
  readonly verdict: 'pass' | 'warn' | 'fail';
  /** Sorted by path, then rule. */
  readonly findings: readonly IntegrityFinding[];
  /** Sorted by path; one entry per path. Deletions are safe to do first. */
  readonly restore: readonly Restoration[];
}

/** Nothing to say. */
export const noRuling: Ruling = { findings: [], restore: [] };
