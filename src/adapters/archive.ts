import type { FeatureArchived } from '../core/event.ts';
import type { Repository } from './git/controller.ts';

interface ArchiveCopy {
  readonly path: string;
  readonly mode: typeof MODE;
  readonly bytes: Buffer;
}

/** Where finished features are kept. */
const PLACE = '.ralph/archive';

export interface ArchiveFiles {
  readonly repository: Repository;
  readonly prdPath: string;
  /** Undefined: no commit has it. */
  readonly progressPath: string | undefined;
}

export interface ArchivePlace {
  readonly feature: string;
  /** Commit with prd.json and progress.txt. */
  readonly from: string;
  /** Commit with prompt.md and specs/ as people had them. */
  readonly peoples: string;
  /** Commit that the copy is put on, and the tree that it is added to. */
  readonly onto: { readonly commit: string; readonly tree: string };
  /** `2026-01-09`. */
  readonly date: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** Message of the commit, made by the presenters. */
  readonly message: (folder: string) => string;
}

export type Archived = Omit<FeatureArchived, 'type'>;

/**
 * A commit with copies of prd.json and progress.txt as a run left them, and of prompt.md and specs/ as people had them when it
 * began: nothing of an agent. A prd.json that an archive of the feature holds already is not kept twice, and no archive is written
 * over (catalogue D12, D14).
 */
export async function archiveFeature(files: ArchiveFiles, place: ArchivePlace): Promise<Archived> {
  const { repository, prdPath } = files;
  const { feature, from, onto } = place;
  const prd = await repository.readFile(from, prdPath);
  if (prd === undefined) return { folder: '', problem: `${prdPath} is not in ${from.slice(0, 10)}.` };
  const inTheWay = await fileInTheWay(repository, onto.commit);
  if (inTheWay !== undefined) return { folder: '', problem: `${inTheWay} is no folder, and nothing is written over.` };
  const there = await archivesOf(repository, onto.commit);
  for (const name of there.filter((each) => isOf(feature, each))) {
    const kept = await repository.readFile(onto.commit, `${PLACE}/${name}/prd.json`);
    if (kept?.bytes.equals(prd.bytes)) return { folder: `${PLACE}/${name}`, problem: '' };
  }
  const folder = `${PLACE}/${freeName(`${place.date}-${feature}`, there)}`;
  const copies = await archiveCopies(files, place, folder);
  const tree = await repository.overlay(onto.tree, copies);
  const commit = await repository.commit({
    tree,
    parents: [onto.commit],
    message: place.message(folder),
    at: place.at,
  });
  return { made: { commit, tree }, folder, problem: '' };
}

const MODE = '100644' as const;

/** A file, link or submodule that stands where a folder of ours would be. */
async function fileInTheWay(repository: Repository, commit: string): Promise<string | undefined> {
  const [top, below] = await Promise.all(['', '.ralph'].map((folder) => repository.listFolder(commit, folder)));
  const places = [...(top ?? []), ...(below ?? [])];
  return places.find(({ path, isFolder }) => !isFolder && (path === '.ralph' || path === PLACE))?.path;
}

/** Names of the archives that a commit holds. */
async function archivesOf(repository: Repository, commit: string): Promise<readonly string[]> {
  const entries = await repository.listFolder(commit, PLACE);
  return entries.map(({ path }) => path.slice(PLACE.length + 1));
}

function isOf(feature: string, name: string): boolean {
  return name.slice('2026-01-09-'.length).replace(/-\d+$/, '') === feature.replace(/-\d+$/, '');
}

function freeName(wanted: string, there: readonly string[]): string {
  const taken = new Set(there.map((name) => name.toLowerCase()));
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? wanted : `${wanted}-${count}`;
    if (!taken.has(name)) return name;
  }
}

/** What an archive consists of, for a folder of any tree. */
export async function archiveCopies(
  { repository, prdPath, progressPath }: ArchiveFiles,
  { from, peoples }: Pick<ArchivePlace, 'from' | 'peoples'>,
  folder: string,
): Promise<readonly ArchiveCopy[]> {
  const home = prdPath.includes('/') ? prdPath.slice(0, prdPath.lastIndexOf('/') + 1) : '';
  // A folder `specs` beside a lone prd.json is the project's own.
  const specs = home.startsWith('.ralph/') ? await repository.listFiles(peoples, `${home}specs`) : [];
  const texts = specs.filter(({ mode }) => mode.startsWith('100')).map(({ path }) => path);
  const copies = await Promise.all([
    copy(repository, { from, path: prdPath, to: `${folder}/prd.json` }),
    progressPath === undefined
      ? undefined
      : copy(repository, { from, path: progressPath, to: `${folder}/progress.txt` }),
    ...[`${home}prompt.md`, ...texts].map((path) =>
      copy(repository, { from: peoples, path, to: `${folder}/${path.slice(home.length)}` }),
    ),
  ]);
  return copies.flatMap((each) => each ?? []);
}

/** Undefined for what is not there, or is no plain file. */
async function copy(
  repository: Repository,
  { from, path, to }: { readonly from: string; readonly path: string; readonly to: string },
): Promise<ArchiveCopy | undefined> {
  const file = await repository.readFile(from, path);
  return file?.mode.startsWith('100') ? { path: to, mode: MODE, bytes: file.bytes } : undefined;
}
