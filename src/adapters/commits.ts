import type { Prd } from '../core/prd.ts';
import { flipPasses, readPrd } from '../core/prd.ts';
import type { RunState } from '../core/state.ts';
import type { CommitCall, Commits } from '../ports.ts';
import type { Repository, TreeEdit } from './git/controller.ts';

export interface CommitOptions {
  readonly repository: Repository;
  readonly prdPath: string;
  readonly progressPath: string;
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
    story: async (call) => {
      const flipped = flip(await prds.at(call.parent), call.story);
      const tree = await repository.overlay(call.tree, await storyFiles(options, call, flipped.bytes));
      const message = texts.storyMessage(call.state, call.story);
      const commit = await repository.commit({ tree, parents: [call.parent], message, at: call.at });
      await repository.setRef(options.branchRef, commit);
      prds.keep(commit, flipped.prd);
      return { commit, tree };
    },
    park: async (call) => {
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

async function storyFiles(
  { repository, prdPath, progressPath, texts }: CommitOptions,
  call: CommitCall,
  prdBytes: Uint8Array,
): Promise<readonly TreeEdit[]> {
  const [prd, progress] = await Promise.all([
    repository.readFile(call.parent, prdPath),
    repository.readFile(call.parent, progressPath),
  ]);
  const text = texts.progress(progress?.bytes.toString('utf8'), call.state, call.story);
  return [
    { path: prdPath, mode: prd?.mode ?? '100644', bytes: Buffer.from(prdBytes) },
    { path: progressPath, mode: progress?.mode ?? '100644', bytes: Buffer.from(text) },
  ];
}

function flip(prd: Prd, story: string): { bytes: Uint8Array; prd: Prd } {
  const flipped = flipPasses(prd, story, true);
  if (!flipped.ok) throw new Error(`prd.json cannot mark story ${story} as passed: ${flipped.message}`);
  return flipped;
}

/** The prd of the last commit stays parsed: each story flips one flag of it. */
function prdCache({ repository, prdPath }: CommitOptions) {
  let last: { commit: string; prd: Prd } | undefined;
  return {
    keep: (commit: string, prd: Prd): void => {
      last = { commit, prd };
    },
    at: async (commit: string): Promise<Prd> => {
      if (last?.commit === commit) return last.prd;
      const file = await repository.readFile(commit, prdPath);
      if (file === undefined) throw new Error(`${prdPath} is not in commit ${commit}.`);
      const read = readPrd({ bytes: file.bytes, file: prdPath });
      if (!read.ok) throw new Error(read.error.message);
      return read.prd;
    },
  };
}
