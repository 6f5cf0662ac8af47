import { join } from 'node:path';
import { archiveCopies } from '../adapters/archive.ts';
import { type CommitOptions, gitCommits } from '../adapters/commits.ts';
import type { Repository } from '../adapters/git/controller.ts';
import type { Lfs } from '../adapters/git/lfs.ts';
import { sendingContents } from '../adapters/lfs-push.ts';
import { moveBranches } from '../adapters/move-branches.ts';
import { type BackgroundPublisher, gitPublisher } from '../adapters/publisher.ts';
import { stateRecords } from '../adapters/records.ts';
import { replacingBranch } from '../adapters/replace-branch.ts';
import { oldRecords, removeOld } from '../adapters/retention.ts';
import { gitSnapshots } from '../adapters/snapshots.ts';
import { replacedRef } from '../core/carrying.ts';
import { olderWork } from '../core/older-work.ts';
import type { RunState } from '../core/state.ts';
import type { World } from '../ports.ts';
import { archiveMessage, attemptMessage, failureMessage, storyMessage } from '../report/messages.ts';
import { redact } from '../report/redact.ts';
import { fileStamp, isoTime } from '../report/time.ts';
import type { Face } from './face.ts';
import { type FoundPrd, isFile } from './find-prd.ts';
import { committedProgress, policyOf } from './policy-paths.ts';
import { recordFiles } from './reports.ts';
import { committedTexts } from './texts.ts';
import { wipNamer } from './wip-names.ts';
import type { Parts } from './world-parts.ts';
import { baseTree } from './world-setup.ts';

/** Snapshots of the agent's tree, with this run's policy and secrets. */
export function snapshots({ call, rooms }: Parts): World['snapshots'] {
  const { settings, repository } = call.prepared;
  const mb = 1024 * 1024;
  let atBase: Promise<string | undefined> | undefined;
  return gitSnapshots({
    repository,
    capture: rooms.capture,
    given: async () => (await call.prepared.layers(call.plan.start.commit)).roots,
    limits: {
      maxChangedFiles: settings.maxChangedFiles,
      maxAddedBytes: settings.maxAddedMb * mb,
      maxFileBytes: settings.maxFileMb * mb,
      maxDepth: 40,
    },
    policy: policyOf(call.prepared, call.plan),
    baseTree: () => {
      atBase ??= baseTree(call);
      return atBase;
    },
    redactSecrets: (text) => redact(text, call.secrets),
    lfs: lfsOf(call),
    ...(call.recorder && { onCaptured: call.recorder.captured }),
    attemptMessage: (state, command) => attemptMessage({ ...command, runId: state.plan.runId }),
    attemptRef: ({ plan }, command) => `refs/ralph/${plan.feature}/attempt/${plan.runId}/${command.iteration}`,
  });
}

/** What Git LFS keeps of this run. */
function lfsOf({ prepared, plan }: Parts['call']): () => Promise<Lfs | undefined> {
  return async () => (await prepared.layers(plan.start.commit)).extras.lfs;
}

/** Commits of stories, with the presenters' texts. */
export function commits({ call }: Parts): World['commits'] {
  const { prepared, plan } = call;
  return gitCommits({
    repository: prepared.repository,
    ...backlogOf(prepared.prd, plan),
    branchRef: `refs/heads/${plan.branch}`,
    texts: {
      storyMessage,
      archiveMessage,
      date: (at) => isoTime(at).slice(0, 10),
      parkMessage: (state, { story, subject }) => failureMessage(state, story, subject),
      ...committedTexts((text) => redact(text, call.secrets).text),
    },
    wipBranch: wipNamer(prepared.base.remoteRefs),
  });
}

/** What a passed story changes beside its code; nothing where no file lists it. */
function backlogOf(found: FoundPrd, plan: Parts['call']['plan']): Pick<CommitOptions, 'backlog'> {
  if (plan.prdPath === undefined || !isFile(found)) return {};
  const { prdPath } = plan;
  const first = { prd: found.prd, mode: found.mode, commit: plan.start.commit };
  return { backlog: { prdPath, progressPath: committedProgress(plan), first } };
}

/** The copy of a finished feature where no commit may have it. */
async function archivedFiles(repository: Repository, { plan, head, archived }: RunState) {
  const { prdPath, archiveIn, start } = plan;
  if (archived === undefined || archiveIn !== 'state' || prdPath === undefined) return [];
  const files = { repository, prdPath, progressPath: committedProgress(plan) };
  const copies = await archiveCopies(files, { from: head.commit, peoples: start.commit }, archived.folder);
  return copies.map(({ path, bytes }) => ({ path, text: bytes.toString('utf8') }));
}

/** What the branch held is replaced only as far as this workflow run saw it. */
function replacing<T extends Pick<Repository, 'push'>>(repository: T, { plan, prepared }: Parts['call']): T {
  const { branch, feature, replaces = '' } = plan;
  const ref = `refs/heads/${branch}`;
  const seen = prepared.base.remoteRefs.get(ref) === replaces ? replaces : undefined;
  return replacingBranch(repository, { ref, seen, keep: replacedRef(feature, replaces) });
}

/** Older work on the stories that were tried again makes room for the newer one. */
function archiveOlder({ prepared }: Parts['call'], state: RunState): Promise<readonly string[]> {
  const { repository, base } = prepared;
  return moveBranches({ repository, remoteRefs: base.remoteRefs, moves: olderWork(state) });
}

/** The name of a time before which nothing is kept. */
function keptSince({ prepared, clock }: Parts['call']): string {
  return fileStamp(clock.wallMs() - prepared.settings.retentionDays * 86_400_000);
}

/** Fails soft: what could not be removed is tried again by the next run. */
async function cleanUp(call: Parts['call']): Promise<void> {
  const { repository, base } = call.prepared;
  const { feature, runId } = call.plan;
  const notes = await removeOld({ repository, remoteRefs: base.remoteRefs, feature, runId, before: keptSince(call) });
  for (const note of notes) call.log.info(note);
}

function withOlderWork<T extends { readonly pullNotes?: readonly string[] }>(settled: T, notes: readonly string[]): T {
  return notes.length === 0 ? settled : { ...settled, pullNotes: [...(settled.pullNotes ?? []), ...notes] };
}

/** What the report of a job that pushes nothing says. */
function handedOver(folder: string): string {
  return `This job pushed nothing: branches and records are handed over in ${folder}, to a job with mode: publish.`;
}

/** Pushes and the state ref. */
export function publisher({ call, clean }: Parts, face: Face): BackgroundPublisher {
  const { repository, base, settings } = call.prepared;
  const { handOver } = settings;
  const ref = `refs/ralph/${call.plan.feature}/state`;
  const records = stateRecords({
    repository,
    ref,
    remoteCommit: base.remoteRefs.get(ref),
    journalFile: call.journalFile,
    redact: clean,
    files: async (state) => [...recordFiles(state), ...(await archivedFiles(repository, state))],
    outdated: (ids, { head, plan }) => {
      const at = { before: keptSince(call), head: head.commit, base: plan.base.commit };
      return oldRecords(repository, ids, at);
    },
    now: call.clock.wallMs,
    alone: call.plan.journal === 'artifact',
    remoteRefs: base.remoteRefs,
    // Whoever pushes them later can make no others when the remote declines them.
    apart: handOver !== undefined,
  });
  return gitPublisher({
    repository: replacing(sendingContents(repository, { lfs: lfsOf(call), start: call.plan.start }), call),
    stateUpdate: call.plan.journal === 'none' ? async () => undefined : records,
    bundleFolder: join(call.folder, 'bundles'),
    onResult: ({ status, ref: pushed }, state) => {
      call.log.info(`${handOver !== undefined && status === 'pushed' ? 'handed over' : status}: ${pushed}`);
      if (status === 'pushed' && pushed === `refs/heads/${call.plan.branch}`) face.branchPushed(state);
    },
    settleFace: async (state) => {
      if (handOver !== undefined) return { pullNotes: [handedOver(handOver)] };
      const settled = withOlderWork(await face.settle(state), await archiveOlder(call, state));
      await cleanUp(call).catch((error: unknown) =>
        call.log.warning(`Old branches were not removed: ${String(error)}`),
      );
      return settled;
    },
    ...(handOver === undefined && { known: face.known }),
    onTrouble: (message) => call.log.warning(message),
    onNote: (message) => call.log.info(message),
    cancel: call.cancel,
  });
}
