import type { IgnoredFiles } from '../facts.ts';
import type { Check } from '../gates.ts';
import type { IntegrityFinding } from '../state.ts';
import { isWorkflow, WORKFLOW_PRICE } from '../workflow-split.ts';

/** Most that are named. */
const MOST = 20;

/**
 * What an attempt left that no check can see; undefined when there is nothing.
 * @param found files and folders of the agent's tree that git ignores
 * @param before those of layer 0, which every view holds as it was
 */
export function ignoredFiles(found: readonly string[], before: ReadonlySet<string>): IgnoredFiles | undefined {
  const own = found.map((path) => path.replace(/\/$/, '')).filter((path) => !isWithin(path, before));
  if (own.length === 0) return undefined;
  const sorted = own.toSorted();
  const named = [...sorted.filter((path) => !isCache(path)), ...sorted.filter(isCache)];
  return { paths: named.slice(0, MOST), count: own.length };
}

function isWithin(path: string, folders: ReadonlySet<string>): boolean {
  const parts = path.split('/');
  return parts.some((_, at) => folders.has(parts.slice(0, at + 1).join('/')));
}

/** Whether a path is a cache of a tool: nobody wonders why a check did not see it. */
export function isCache(path: string): boolean {
  return cache.test(path);
}

const cache =
  /(?:^|\/)(?:__pycache__|\.(?:pytest|mypy|ruff|eslint|parcel|turbo|nyc)[_-]?(?:cache|output)|\.cache|\.coverage|\.DS_Store)(?:\/|$)|\.(?:pyc|tsbuildinfo|log)$/;

/** Values with how often each occurs. */
export type Multiset = Map<string, number>;

export function multiset(values: Iterable<string>): Multiset {
  const counts: Multiset = new Map();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/** The values of `values` that `without` does not hold as often, in order. */
export function minus(values: readonly string[], without: readonly string[]): readonly string[] {
  const left = multiset(without);
  return values.filter((value) => !take(left, value));
}

/** Takes one occurrence out; false when there is none left. */
export function take(counts: Multiset, value: string): boolean {
  const left = counts.get(value) ?? 0;
  if (left === 0) return false;
  counts.set(value, left - 1);
  return true;
}

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

/** One finding; its path goes back to what it was at run start. */
export function putBack(finding: IntegrityFinding): Ruling {
  return { findings: [finding], restore: [{ path: finding.path, to: 'run-start' }] };
}

/** A path or value as one line of a sentence shows it: quoted when it holds characters that a reader cannot see. */
export function shown(text: string): string {
  return /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}"`]|^\s|\s$|^$/u.test(text) ? JSON.stringify(text) : text;
}

/** A value cut to what a sentence can carry. */
export function brief(text: string): string {
  const characters = [...text];
  return JSON.stringify(characters.length > 80 ? `${characters.slice(0, 79).join('')}…` : text);
}

/** `1 test`, `4 tests`. */
export function count(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? '' : 's'}`;
}

/** What was done to a path, in one word. */
export function deed(status: SnapshotChange['status']): string {
  switch (status) {
    case 'added':
      return 'added';
    case 'modified':
      return 'changed';
    case 'deleted':
      return 'deleted';
    case 'type-changed':
      return 'replaced';
  }
}

/** The line that a human adds to the story so that this may be changed. */
export function permit(path: string, key?: string): string {
  const literal = path.startsWith('!') ? `./${path}` : path;
  const entry = key === undefined ? literal : `${literal}#${key}`;
  const price = isWorkflow(path) ? ` ${WORKFLOW_PRICE}` : '';
  return `To permit it, add to the story: allow: [${JSON.stringify(entry)}]${price === '' ? '' : `.${price}`}`;
}
