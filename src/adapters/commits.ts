import { type Prd, readPrd } from '../core/prd.ts';
import { flipPasses } from '../core/prd-edit.ts';
import type { RunState } from '../core/state.ts';
import type { ArchiveCall, CommitCall, Commits } from '../ports.ts';
import { type Archived, archiveFeature } from './archive.ts';
import { carryCommits } from './carry.ts';
import type { Repository, TreeEdit } from './git/controller.ts';

export interface CommitOptions {
  readonly repository: Repository;
  /** What a passed story changes beside its code; absent = nothing, as for an objective. */
  readonly backlog?: BacklogFiles;
  readonly branchRef: string;
  /** The texts, made by the presenters. */
  readonly texts: {
    readonly storyMessage: (state: RunState, story: string) => string;
    readonly parkMessage: (state: RunState, call: { story: string; subject: string }) => string;
    readonly archiveMessage: (state: RunState, folder: string) => string;
    /** `2026-01-09` of epoch milliseconds. */
    readonly date: (at: number) => string;
    readonly progress: (existing: string | undefined, state: RunState, story: string) => string;
    /** State file and diagnostics of a parked story, by path. */
    readonly diagnostics: (
      state: RunState,
      story: string,
    ) => readonly { readonly path: string; readonly text: string }[];
  };
  /** A free name for the wip branch of a story. */
  readonly wipBranch: (story: string, at: number) => string;
}

/** The file that lists the stories, and the log beside it. */
export interface BacklogFiles {
  readonly prdPath: string;
  /** Undefined: it is not committed. */
  readonly progressPath: string | undefined;
  /** prd.json as it was read before the run; the mode is its mode in that commit's tree. */
  readonly first: { readonly commit: string; readonly prd: Prd; readonly mode: string };
}

/** Stories as commits: code, flipped prd.json and progress.txt on the ralph branch, or everything on a wip branch. */
export function gitCommits(options: CommitOptions): Commits {
  const { repository, texts } = options;
  const marking = options.backlog && marker(options, options.backlog);
  return {
    story: async (given) => {
      const call = atItsTime(given);
      const marked = await marking?.(call);
      const tree = marked === undefined ? call.tree : await repository.overlay(call.tree, marked.files);
      const message = texts.storyMessage(call.state, call.story);
      const commit = await repository.commit({ tree, parents: [call.parent], message, at: call.at });
      await repository.setRef(options.branchRef, commit);
      marked?.keep(commit);
      return { commit, tree };
    },
    archive: async (given) => archiveIn(options, atItsTime(given)),
    carry: async (command) => {
      const carried = await carryCommits(repository, options.backlog, command);
      const tip = carried.points.at(-1);
      if (tip === undefined) return { ...carried, changed: [] };
      await repository.setRef(options.branchRef, tip.commit);
      return { ...carried, changed: await repository.changes(command.onto.tree, tip.tree) };
    },
    park: async (given) => {
      const call = atItsTime(given);
      const files = texts.diagnostics(call.state, call.story);
      const edits = files.map(({ path, text }): TreeEdit => ({ path, mode: '100644', bytes: Buffer.from(text) }));
      const tree = await repository.overlay(call.tree, edits);
      const message = texts.parkMessage(call.state, call);
      const commit = await repository.commit({ tree, parents: [call.parent], message, at: call.at });
      const branch = options.wipBranch(call.story, call.at);
      await repository.setRef(`refs/heads/${branch}`, commit);
      return { branch, commit };
    },
  };
}

/** Whatever goes wrong with the copy, the run ends as it would without it (catalogue D14). */
async function archiveIn(
  { repository, backlog, texts, branchRef }: CommitOptions,
  call: ArchiveCall,
): Promise<Archived> {
  if (backlog === undefined) return { folder: '', problem: 'No file lists its stories.' };
  try {
    const { state, parent, tree, at } = call;
    const { feature, start, archiveIn } = state.plan;
    if (archiveIn === 'state') return { folder: `archive/${texts.date(at)}-${feature}`, problem: '' };
    const archived = await archiveFeature(
      { ...backlog, repository },
      {
        ...{ feature, from: parent, peoples: start.commit, onto: { commit: parent, tree }, at, date: texts.date(at) },
        message: (folder) => texts.archiveMessage(state, folder),
      },
    );
    if (archived.made !== undefined) await repository.setRef(branchRef, archived.made.commit);
    return archived;
  } catch (error) {
    return { folder: '', problem: error instanceof Error ? error.message : String(error) };
  }
}

/** What is done again after a crash must not carry the time of the resume: the same call gives the same commit. */
function atItsTime<T extends ArchiveCall>(call: T): T {
  return { ...call, state: { ...call.state, now: call.at } };
}

/** Marks a story as passed in its backlog: the files that change, and what to remember once they are committed. */
function marker(options: CommitOptions, backlog: BacklogFiles) {
  const prds = prdCache(options.repository, backlog);
  return async (call: CommitCall) => {
    const flipped = flip(await prds.at(call.parent), call.story);
    const files = await storyFiles({ ...options, ...backlog }, call, flipped);
    return { files, keep: (commit: string): void => prds.keep(commit, flipped) };
  };
}

async function storyFiles(
  { repository, prdPath, progressPath, texts }: CommitOptions & BacklogFiles,
  call: CommitCall,
  prd: Backlog,
): Promise<readonly TreeEdit[]> {
  const { buffer, byteOffset, byteLength } = prd.bytes;
  const marked = { path: prdPath, mode: prd.mode, bytes: Buffer.from(buffer, byteOffset, byteLength) };
  if (progressPath === undefined) return [marked];
  const progress = await repository.readFile(call.parent, progressPath);
  const text = texts.progress(progress?.bytes.toString('utf8'), call.state, call.story);
  return [marked, { path: progressPath, mode: progress?.mode ?? '100644', bytes: Buffer.from(text) }];
}

/** prd.json of one commit. */
interface Backlog {
  readonly prd: Prd;
  readonly mode: string;
  readonly bytes: Uint8Array;
}

function flip({ prd, mode }: Omit<Backlog, 'bytes'>, story: string): Backlog {
  const flipped = flipPasses(prd, story, true);
  if (!flipped.ok) throw new Error(`prd.json cannot mark story ${story} as passed: ${flipped.message}`);
  return { prd: flipped.prd, mode, bytes: flipped.bytes };
}

/** The prd of the last commit stays parsed: each story flips one flag of it. */
function prdCache(repository: Repository, { prdPath, first }: BacklogFiles) {
  let last: Omit<Backlog, 'bytes'> & { readonly commit: string } = first;
  return {
    keep: (commit: string, { prd, mode }: Backlog): void => {
      last = { commit, prd, mode };
    },
    at: async (commit: string): Promise<Omit<Backlog, 'bytes'>> => {
      if (last.commit === commit) return last;
      const file = await repository.readFile(commit, prdPath);
      if (file === undefined) throw new Error(`${prdPath} is not in commit ${commit}.`);
      const read = readPrd({ bytes: file.bytes, file: prdPath });
      if (!read.ok) throw new Error(read.error.message);
      return { prd: read.prd, mode: file.mode };
    },
  };
}
