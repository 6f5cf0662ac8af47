import { TEST_FOLDERS } from './detect-checks.ts';

/** Where a prd.json is looked for when nothing names it, after the feature folders. */
const usualPlaces: readonly string[] = [
  'prd.json',
  'scripts/ralph/prd.json',
  'ralph/prd.json',
  '.ralph/prd.json',
  'tasks/prd.json',
  'plans/prd.json',
  '.omc/prd.json',
  'PRD.json',
];

/** Folders whose entries decide where the backlog is and what tests it: the root and those of `usualPlaces`. */
export const searchedFolders: readonly string[] = [
  ...['', '.ralph', '.ralph/prompts', 'scripts/ralph', 'ralph', 'tasks', 'plans', '.omc', ...TEST_FOLDERS],
];

/** What was asked for: a path, a feature folder, or nothing. */
export interface PrdSearch {
  readonly prd: string | undefined;
  readonly feature: string | undefined;
}

/** Candidates among the tracked files, best first; empty when there is none. */
export function prdCandidates(paths: ReadonlySet<string>, search: PrdSearch): readonly string[] {
  return wanted(paths, search).filter((path) => paths.has(path));
}

/** The sentence for "nothing found": names every place that was looked at. */
export function prdPlaces(search: PrdSearch): string {
  if (search.prd !== undefined) return search.prd;
  if (search.feature !== undefined) return `.ralph/${search.feature}/prd.json`;
  return ['.ralph/<feature>/prd.json', ...usualPlaces].join(', ');
}

/** The sentence about the features that are there, where another one was asked for; '' when there is none. */
export function knownFeatures(paths: ReadonlySet<string>, { prd, feature }: PrdSearch): string {
  const known = prd !== undefined || feature === undefined ? [] : featureFolders(paths).map(featureName);
  if (known.length === 0) return '';
  const more = known.length > MOST_NAMED ? ` and ${known.length - MOST_NAMED} more` : '';
  return ` Folders below .ralph that have one: ${known.slice(0, MOST_NAMED).join(', ')}${more}.`;
}

const MOST_NAMED = 10;

/** Every path that would be read, tracked or not: used to tell "ignored by git" from "missing". */
export function wanted(paths: Iterable<string>, { prd, feature }: PrdSearch): readonly string[] {
  if (prd !== undefined) return [prd];
  if (feature !== undefined) return [`.ralph/${feature}/prd.json`];
  return [...featureFolders(paths), ...usualPlaces];
}

/** Backlogs that lie in no folder of a feature. */
export function loneBacklogs(paths: ReadonlySet<string>): readonly string[] {
  return usualPlaces.filter((path) => paths.has(path));
}

/** Name of a run's feature: its folder, or for a lone prd.json the folder it is in, `default` at the root. */
export function featureName(path: string): string {
  const folder = path.split('/').slice(0, -1);
  return folder.at(-1)?.replace(/^\./, '') ?? 'default';
}

function featureFolders(paths: Iterable<string>): readonly string[] {
  const found: string[] = [];
  for (const path of paths) {
    if (/^\.ralph\/(?!archive\/)[^/]+\/prd\.json$/.test(path)) found.push(path);
  }
  return found.sort();
}

const MAX_COMPONENT_BYTES = 255;
/** Control characters, space, DEL and what git's own rules forbid anywhere in a ref. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: git forbids exactly these control characters in a ref.
const FORBIDDEN = /[\u0000-\u0020\u007f~^:?*[\\]|\.\.|@\{|\/\/|^[-/]|[/.]$/;

/**
 * Whether a name can be given to `git branch` as it stands. Stricter than
 * `git check-ref-format --branch`, which accepts `@` and a full `refs/heads/…` path.
 */
export function isValidBranchName(name: string): boolean {
  if (name === '' || name === '@' || name === 'HEAD' || name.startsWith('refs/')) return false;
  if (FORBIDDEN.test(name)) return false;
  return name.split('/').every(isValidComponent);
}

/** Each part becomes a file name below `.git/refs`, and `.lock` is git's own. */
function isValidComponent(part: string): boolean {
  if (part.startsWith('.') || part.endsWith('.lock')) return false;
  return new TextEncoder().encode(part).length <= MAX_COMPONENT_BYTES;
}

/** Most jobs that a matrix may have. */
const MOST_ENTRIES = 256;

/** A story as far as its place in a matrix goes. */
export interface MatrixStory {
  readonly id: string;
  readonly dependsOn: readonly string[];
}

/** One job of a matrix. */
export interface MatrixEntry {
  /** Ids, separated by commas: the setting `story` of the job. */
  readonly story: string;
  /** 0 for what waits for no other open story, 1 for what waits for these, and so on; of its last story. */
  readonly wave: number;
}

/**
 * Open stories as the entries of a matrix, in an order in which none waits for a later one. More than 256 stories share entries;
 * none at all makes an empty list, by which a workflow skips the job.
 */
export function matrixOf(stories: readonly MatrixStory[]): readonly MatrixEntry[] {
  const ordered = inWaves(stories);
  const each = Math.max(1, Math.ceil(ordered.length / MOST_ENTRIES));
  const count = Math.ceil(ordered.length / each);
  return Array.from({ length: count }, (_, at) => entryOf(ordered.slice(at * each, (at + 1) * each)));
}

interface Placed extends MatrixStory {
  readonly wave: number;
}

function entryOf(stories: readonly Placed[]): MatrixEntry {
  return { story: stories.map(({ id }) => id).join(','), wave: stories.at(-1)?.wave ?? 0 };
}

/** What a story needs and is not open has passed already, or never will: it holds nothing back here. */
function inWaves(stories: readonly MatrixStory[]): readonly Placed[] {
  const placed: Placed[] = [];
  let waiting = stories;
  for (let wave = 0; waiting.length > 0; wave += 1) {
    const left = new Set(waiting.map(({ id }) => id));
    const isFree = ({ dependsOn }: MatrixStory): boolean => !dependsOn.some((id) => left.has(id));
    const free = waiting.filter(isFree);
    // A circle, which the reader of prd.json refuses: nothing in it can come first.
    const next = free.length === 0 ? waiting : free;
    placed.push(...next.map((story) => ({ ...story, wave })));
    waiting = free.length === 0 ? [] : waiting.filter((story) => !isFree(story));
  }
  return placed;
}
