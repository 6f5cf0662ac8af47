import type { Bundled, BundleRef } from './bundle.ts';
import { writeBundle } from './bundle.ts';
import { type CheckoutHistory, type HistoryBounds, readHistory } from './checkout-history.ts';
import { type CommitCall, type Identity, writeCommit } from './commit.ts';
import { prepareGitDir } from './controller-dir.ts';
import { diffText } from './diff-text.ts';
import { bindGit, type Git } from './git.ts';
import { type ImportContext, type Imported, importCommit } from './import-commit.ts';
import type { SealedIndex } from './index-seal.ts';
import { lfsStore } from './lfs-content.ts';
import { type Sent, sendContents } from './lfs-send.ts';
import { type NetworkOptions, openNetwork } from './network.ts';
import { openObjects } from './objects.ts';
import type { Failed } from './problem.ts';
import { type PushRef, type PushResult, pushRefs, refuseProtected, tryPush } from './push.ts';
import { openRefs, type Refs } from './refs.ts';
import { fetchShallow, isAncestor, listRemote, mergeBase, type RemoteRefs } from './remote-read.ts';
import { checkRemote, plainUrlOf, type Remote } from './remote-url.ts';
import { type Change, diffTrees } from './tree-diff.ts';
import { overlayTree, type TreeEdit } from './tree-edit.ts';
import type { FileContent, FolderEntry, TreeEntry } from './tree-read.ts';
import { listFolder, listThere, listTree, readTreeFile } from './tree-read.ts';
import {
  type Filtered,
  findWorkspace,
  ignoredPaths,
  readHead,
  type Workspace,
  type WorkspaceHead,
} from './workspace.ts';

export type { CommitCall, Identity } from './commit.ts';
export type { GitProblem } from './problem.ts';
export type { PushRef, PushResult } from './push.ts';
export type { Change } from './tree-diff.ts';
export type { TreeEdit } from './tree-edit.ts';

export interface ControllerOptions {
  /** Absolute path of git, resolved before any agent ran (R15). */
  readonly program: string;
  /** Absolute folder of the controller (made 0700); the gitdir is `<root>/controller.git`. */
  readonly root: string;
  /** Absolute folder that actions/checkout filled: read, never written. */
  readonly workspace: string;
  readonly remote: Remote;
  /** Author and committer of every commit; default ralph-action. */
  readonly identity?: Identity;
  /** Refs that are never pushed; the remote's default branch joins them once `remoteRefs` has named it. */
  readonly protectedRefs?: readonly string[];
  readonly network?: Pick<NetworkOptions, 'environment' | 'timeoutMs' | 'retryDelaysMs' | 'signal'>;
}

export type Opened = { readonly ok: true; readonly repository: Repository } | Failed;

/** The controller's git (04-trust rules 5, 7, 8): own gitdir, own identity, nothing of the workspace's configuration. */
export interface Repository {
  readonly git: Git;
  /** Index file -> what it was when this process last wrote it; kept in memory, where no agent reaches it. */
  readonly sealedIndexes: Map<string, SealedIndex>;
  /** Address of the remote as a checkout shows it, without user, token and `.git`. */
  readonly plainUrl: string;
  /** Absolute index file of the checkout. */
  readonly checkoutIndex: string;
  /** What the checkout brought of the past; with bounds nothing that processes of the project may have left in it. */
  history(bounds?: HistoryBounds): Promise<CheckoutHistory>;
  /** As `readHead`. */
  workspaceHead(filtered?: Filtered): Promise<WorkspaceHead>;
  /** As `ignoredPaths`. */
  ignoredPaths(paths: readonly string[]): Promise<ReadonlySet<string>>;
  /** One commit and its tree: from the store, else the workspace's objects, else the remote. */
  importCommit(commit: string): Promise<Imported>;
  /** Fetches a ref without history under `refs/ralph-controller/remote/…`. */
  fetchRef(ref: string): Promise<{ readonly ok: true; readonly commit: string } | Failed>;
  remoteRefs(prefixes: readonly string[]): Promise<RemoteRefs | Failed>;
  /** Whether the token may push, asked without pushing; a commit that only lags behind is fine. */
  checkPushAccess(commit: string, ref: string): Promise<{ readonly ok: true } | Failed>;
  /** False also when the history that would tell cannot be had. */
  isAncestor(ancestor: string, descendant: string): Promise<boolean>;
  /** Undefined also when the history that would tell cannot be had. */
  mergeBase(one: string, other: string): Promise<string | undefined>;
  treeOf(treeish: string): Promise<string>;
  emptyTree(): Promise<string>;
  /** Undefined when there is no file or link; at most `maxBytes` of it (default all), `size` tells the whole. */
  readFile(treeish: string, path: string, maxBytes?: number): Promise<FileContent | undefined>;
  listFiles(treeish: string, under?: string): Promise<TreeEntry[]>;
  /** Those that have something of their name at their place in the folder `dir` of this machine. */
  listFilesThere(treeish: string, dir: string): Promise<TreeEntry[]>;
  /** Entries of one folder, `''` for the root; empty when there is no such folder. */
  listFolder(treeish: string, folder: string): Promise<FolderEntry[]>;
  overlay(tree: string, edits: readonly TreeEdit[]): Promise<string>;
  commit(call: CommitCall): Promise<string>;
  /** Local refs keep commits reachable; full names. */
  setRef(ref: string, commit: string): Promise<void>;
  deleteRef(ref: string): Promise<void>;
  readRef(ref: string): Promise<string | undefined>;
  changes(fromTree: string, toTree: string): Promise<Change[]>;
  /** Unified diff as text, its first `maxBytes`; no filter and no external diff runs. */
  diffText(fromTree: string, toTree: string, maxBytes: number): Promise<string>;
  /** Contents in the order asked; throws when one is missing. */
  blobs(shas: readonly string[]): Promise<Buffer[]>;
  blobSize(sha: string): Promise<number | undefined>;
  push(refs: readonly PushRef[], together?: 'together'): Promise<PushResult[]>;
  /** Sends contents that Git LFS keeps, by their SHA-256, from the folder `lfs` of the gitdir. */
  sendContents(oids: readonly string[]): Promise<Sent>;
  bundle(path: string, refs: readonly BundleRef[]): Promise<Bundled>;
  /** Ends the long-lived processes; the repository can still be used and starts them again. */
  close(): Promise<void>;
}

/** Opens or resumes the controller's gitdir; objects and refs of an earlier run in the same folder are kept. */
export async function openController(options: ControllerOptions): Promise<Opened> {
  const remote = checkRemote(options.remote);
  if (!remote.ok) return remote;
  const workspace = await findWorkspace(options.program, options.workspace);
  return workspace.ok
    ? { ok: true, repository: bindRepository(options, workspace, prepareGitDir(options.root)) }
    : workspace;
}

const defaultIdentity: Identity = { name: 'ralph-action', email: 'ralph-action@users.noreply.github.com' };

function bindRepository(options: ControllerOptions, workspace: Workspace, gitDir: string): Repository {
  const git = bindGit(options.program, gitDir);
  const network = openNetwork({ program: options.program, gitDir, remote: options.remote, ...options.network });
  const cancel = options.network?.signal;
  const context: Context = { git, objects: openObjects(git), refs: openRefs(gitDir), network, workspace, cancel };
  const plainUrl = plainUrlOf(options.remote);
  const local = bindLocal(context, options.identity ?? defaultIdentity);
  return { plainUrl, checkoutIndex: workspace.index, ...local, ...bindRemote(context, options.protectedRefs) };
}

interface Context extends ImportContext {
  readonly refs: Refs;
}

type Remotely = 'importCommit' | 'fetchRef' | 'remoteRefs' | 'checkPushAccess' | Related | 'push' | 'sendContents';
type Related = 'isAncestor' | 'mergeBase';

function bindLocal(context: Context, identity: Identity): Omit<Repository, Remotely | 'plainUrl' | 'checkoutIndex'> {
  const { git, objects, refs } = context;
  return {
    git,
    sealedIndexes: new Map(),
    history: (bounds) => readHistory(git, context.workspace, bounds),
    workspaceHead: (filtered) => readHead(git, context.workspace, filtered),
    ignoredPaths: (paths) => ignoredPaths(git, context.workspace, paths),
    treeOf: (treeish) => objects.treeOf(treeish),
    emptyTree: () => objects.writeTree([]),
    readFile: (treeish, path, maxBytes) => readTreeFile(context, { treeish, path, maxBytes }),
    listFiles: (treeish, under) => listTree(context, treeish, under),
    listFilesThere: (treeish, dir) => listThere(context, treeish, dir),
    listFolder: (treeish, folder) => listFolder(context, treeish, folder),
    overlay: (tree, edits) => overlayTree(objects, tree, edits),
    commit: (call) => writeCommit(objects, call.identity ?? identity, call),
    setRef: async (ref, commit) => refs.set(ref, commit),
    deleteRef: async (ref) => refs.delete(ref),
    readRef: async (ref) => refs.read(ref),
    changes: (fromTree, toTree) => diffTrees(objects, fromTree, toTree),
    diffText: (from, to, maxBytes) => diffText(git, { from, to, maxBytes }),
    blobs: (shas) => Promise.all(shas.map((sha) => objects.blob(sha))),
    blobSize: (sha) => objects.size(sha),
    bundle: async (path, wanted) => writeBundle(context, path, wanted),
    close: () => objects.close(),
  };
}

function bindRemote(context: Context, neverPushed: readonly string[] = []): Pick<Repository, Remotely> {
  const { git, network, refs } = context;
  const protectedRefs = new Set(neverPushed);
  return {
    importCommit: (commit) => importCommit(context, commit),
    fetchRef: async (ref) => {
      const local = `refs/ralph-controller/remote/${ref.replace(/^refs\//, '')}`;
      const fetched = await fetchShallow(context, [`+${ref}:${local}`]);
      return fetched.ok ? { ok: true, commit: refs.read(local) ?? '' } : fetched;
    },
    remoteRefs: async (prefixes) => {
      const listed = await listRemote(network, prefixes);
      if (listed.ok && listed.head !== undefined) protectedRefs.add(listed.head);
      return listed;
    },
    checkPushAccess: async (commit, ref) => {
      const tried = await tryPush(network, { commit, ref });
      return tried.ok || !blocksEveryPush.has(tried.problem.kind)
        ? { ok: true }
        : { ok: false, problem: tried.problem };
    },
    sendContents: (oids) => sendContents(network, lfsStore(git.gitDir), oids),
    isAncestor: (ancestor, descendant) => isAncestor(context, { ancestor, descendant }),
    mergeBase: (one, other) => mergeBase(context, one, other),
    push: async (wanted, together) => {
      const refused = refuseProtected(wanted, protectedRefs);
      const allowed = wanted.filter(({ ref }) => !protectedRefs.has(ref));
      const results = new Map(
        [...refused, ...(await pushRefs(network, allowed, together))].map((result) => [result.ref, result]),
      );
      return wanted.flatMap(({ ref }) => results.get(ref) ?? []);
    },
  };
}

/** What a dry run can find that no other commit and no other branch would change. */
const blocksEveryPush: ReadonlySet<string> = new Set(['read-only', 'auth', 'network', 'timeout']);
