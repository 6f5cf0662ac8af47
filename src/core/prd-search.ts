/** Where a prd.json is looked for when nothing names it (03-interface §3), after the feature folders. */
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
  ...['', '.ralph', '.ralph/prompts', 'scripts/ralph', 'ralph', 'tasks', 'plans', '.omc', 'tests'],
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

/** Name of a run's feature: its folder, or for a lone prd.json the folder it is in, `default` at the root (10-fine-print). */
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
