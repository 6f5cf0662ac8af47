import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import type { Repository } from '../adapters/git/controller.ts';
import { type Prd, readPrd } from '../core/prd.ts';
import { PRD_MAX_BYTES } from '../core/prd-json.ts';
import { meantStory } from '../core/prd-meant.ts';
import {
  featureName,
  knownFeatures,
  loneBacklogs,
  type PrdSearch,
  prdCandidates,
  prdPlaces,
  wanted,
} from '../core/prd-search.ts';
import { slug } from '../core/slug.ts';
import { configError, type Refusal } from './refusal.ts';

/** The backlog of a run. */
export interface FoundPrd {
  readonly ok: true;
  /** Absent = an objective is its one story, and no file holds it. */
  readonly path?: string;
  /** Slug: names branch, state folder and refs. */
  readonly feature: string;
  readonly prd: Prd;
}

/** A backlog that a file holds. */
export interface PrdFile extends FoundPrd {
  readonly path: string;
  /** Of the file in its tree: plain or executable. */
  readonly mode: string;
}

export function isFile(found: FoundPrd): found is PrdFile {
  return found.path !== undefined;
}

interface Search extends PrdSearch {
  readonly commit: string;
  /** Every path of the commit. */
  readonly paths: ReadonlySet<string>;
  readonly workspace: string;
  /** Ids that were asked for, for a message; none = all. */
  readonly stories?: readonly string[];
}

/** Finds the one readable prd.json of a commit (03-interface §3, Search order). */
export async function findPrd(repository: Repository, search: Search): Promise<PrdFile | Refusal> {
  const { paths } = search;
  const candidates = prdCandidates(paths, search);
  if (candidates.length === 0) return configError(await missing(repository, search));
  const read = await Promise.all(candidates.map((path) => readAt(repository, search.commit, path)));
  const valid = read.filter((each) => each.ok);
  const [first, second] = valid;
  if (first === undefined) return configError(...read.flatMap((each) => (each.ok ? [] : each.reasons)));
  if (second !== undefined) {
    return configError(
      `Two files can be the backlog: ${valid.map((each) => each.path).join(' and ')}. Set the input prd to the one that is meant.`,
    );
  }
  return first;
}

/** Reads prd.json at a commit; only a regular file counts (catalogue D6). */
export async function readAt(repository: Repository, commit: string, path: string): Promise<PrdFile | Refusal> {
  const file = await repository.readFile(commit, path, PRD_MAX_BYTES + 1);
  if (file === undefined) return configError(`${path} is not in commit ${commit.slice(0, 10)}.`);
  if (!file.mode.startsWith('100')) {
    return configError(`${path} is a link or a folder, not a regular file. Commit the file itself.`);
  }
  // Read only in part, so that only we know how large the whole is.
  if (file.size > PRD_MAX_BYTES) {
    return configError(`${path}: the file has ${file.size} bytes, more than 5 MiB. Split it into several features.`);
  }
  const result = readPrd({ bytes: file.bytes, file: path });
  if (!result.ok) return configError(...(result.error.each ?? [result.error.message]));
  return { ok: true, path, feature: slug(featureName(path)), prd: result.prd, mode: file.mode };
}

async function missing(repository: Repository, search: Search): Promise<string> {
  const { paths } = search;
  for (const path of wanted(paths, search)) {
    if (exists(join(search.workspace, path))) {
      return `${path} exists in the workspace but is not committed (ignored by git or never added), so no run can see it. Commit it: git add -f ${path}`;
    }
  }
  const meant = await meantInstead(repository, search);
  const advice = meant ?? ' Commit one, or set the input prd to its path.';
  return `No prd.json was found. Looked at: ${prdPlaces(search)}.${knownFeatures(paths, search)}${advice}`;
}

/** Where the name of a feature is that of a story, or the one backlog that is there has no feature. */
async function meantInstead(repository: Repository, search: Search): Promise<string | undefined> {
  const { prd, feature, paths, commit, stories = [] } = search;
  if (prd !== undefined || feature === undefined) return undefined;
  const lone = loneBacklogs(paths);
  for (const path of lone) {
    const read = await readAt(repository, commit, path);
    const ids = read.ok ? read.prd.stories.map(({ id }) => id) : [];
    const story = meantStory(feature, ids);
    if (story === undefined) continue;
    const list = [...stories, story].join(',');
    return ` ${path} has a story ${story}: did you mean --story ${/\s/.test(list) ? `"${list}"` : list} (the input story)?`;
  }
  return lone[0] === undefined ? undefined : ` For ${lone[0]} name no feature.`;
}

function exists(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch {
    return false;
  }
}
