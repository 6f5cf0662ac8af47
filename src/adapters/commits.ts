import type { Prd } from '../core/prd.ts';
import { flipPasses, readPrd } from '../core/prd.ts';
import type { RunState } from '../core/state.ts';
import type { CommitCall, Commits } from '../ports.ts';
import type { Repository, TreeEdit } from './git/controller.ts';

export interface CommitOptions {
  readonly repository: Repository;
  readonly prdPath: string;
  readonly progressPath: string;
  /** prd.json as it was read before the run; the mode is its mode in that commit's tree. */
  readonly firstPrd: { readonly commit: string; readonly prd: Prd; readonly mode: string };
  readonly branchRef: string;
  /** The texts, made by the presenters. */
  readonly texts: {
    readonly storyMessage: (state: RunState, story: string) => string;
    readonly parkMessage: (state: RunState, call: { story: string; subject: string }) => string;
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

/** Stories as commits: code, flipped prd.json and progress.txt on the ralph branch, or everything on a wip branch. */
export function gitCommits(options: CommitOptions): Commits {
  const { repository, texts } = options;
  const prds = prdCache(options);
  return {
    story: async (given) => {
      const call = atItsTime(given);
      const flipped = flip(await prds.at(call.parent), call.story);
      const tree = await repository.overlay(call.tree, await storyFiles(options, call, flipped));
      const message = texts.storyMessage(call.state, call.story);
      const commit = await repository.commit({ tree, parents: [call.parent], message, at: call.at });
      await repository.setRef(options.branchRef, commit);
      prds.keep(commit, flipped);
      return { commit, tree };
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

/** What is done again after a crash must not carry the time of the resume: the same call gives the same commit. */
function atItsTime<T extends CommitCall>(call: T): T {
  return { ...call, state: { ...call.state, now: call.at } };
}

async function storyFiles(
  { repository, prdPath, progressPath, texts }: CommitOptions,
  call: CommitCall,
  prd: Backlog,
): Promise<readonly TreeEdit[]> {
  const progress = await repository.readFile(call.parent, progressPath);
  const text = texts.progress(progress?.bytes.toString('utf8'), call.state, call.story);
  const { buffer, byteOffset, byteLength } = prd.bytes;
  return [
    { path: prdPath, mode: prd.mode, bytes: Buffer.from(buffer, byteOffset, byteLength) },
    { path: progressPath, mode: progress?.mode ?? '100644', bytes: Buffer.from(text) },
  ];
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
function prdCache({ repository, prdPath, firstPrd }: CommitOptions) {
  let last: Omit<Backlog, 'bytes'> & { readonly commit: string } = firstPrd;
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
