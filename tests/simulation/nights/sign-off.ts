import { findRunOn } from '../../../src/action/find-status.ts';
import type { OpenedRun } from '../../../src/action/open-run.ts';
import { whyChanged } from '../../../src/action/record-signoff.ts';
import { openWaiting } from '../../../src/action/waiting-run.ts';
import type { GitHubClient } from '../../../src/adapters/github/client.ts';
import { accessOf } from '../../../src/adapters/github/permission.ts';
import { judgeSignOff } from '../../../src/core/signoff-verdict.ts';
import { us } from '../github-model.ts';
import type { Dice } from '../prng.ts';
import { gitOf } from './git.ts';
import { leaseOf } from './lease.ts';
import { earlyUniverse, type NightEnd, prepare, type Working } from './night.ts';
import type { Nights } from './nights.ts';
import { pushByHand } from './people.ts';
import { buryHolder } from './runner.ts';
import { work } from './work.ts';

/** A person's approval of one commit of the pull request. */
export interface Word {
  readonly person: 'ada' | 'eve';
  readonly sha: string;
}

const roles = { ada: 'write', eve: 'read' } as const;

/** What a person says about the pull request that is open, and looked at yesterday or just now; undefined = there is none. */
export function wordOf(n: Nights, chance: Dice): Word | undefined {
  const { remote, branchRef, github, truth } = n;
  const head = remote.refs.get(branchRef);
  const isOpen = github.pulls.some(({ state, user }) => state === 'open' && user === us);
  const [seen, person] = [truth.seen, chance.pick(['ada', 'eve'] as const)];
  truth.seen = head;
  if (!isOpen || head === undefined) return undefined;
  const sha = chance.chance(0.5) ? (seen ?? head) : head;
  if (roles[person] === 'write') truth.approved.add(sha);
  n.note(() => `${person} approves ${sha.slice(0, 7)}`);
  n.count(`approval by ${person}`);
  if (chance.chance(0.15)) pushByHand(n);
  return { person, sha };
}

/** The job that takes an approval up: who may give it, what it is about and how it is noted are the action's own rules. */
export async function signOff(n: Nights, job: Working, word: Word): Promise<NightEnd> {
  const { process, runner } = job;
  const skipped = (...reasons: string[]) =>
    ({ type: 'refused', refusal: { ok: false, halt: 'skipped', reasons } }) as const;
  const access = await accessOf(gitHubOf(n, word), word.person);
  if (!access.ok || !access.writes) return skipped(`${word.person} may not write`);
  const repository = gitOf(earlyUniverse(n, runner), process, runner);
  const before = { updates: n.remote.updates.length, ended: n.pullEnds.size };
  const prepared = await prepare(n, runner, repository);
  if (!prepared.ok) return { type: 'refused', refusal: prepared };
  const waiting = await findRunOn(repository, n.branchRef.slice('refs/heads/'.length));
  if (waiting === undefined) return skipped('no run works on the branch');
  const head = n.remote.refs.get(n.branchRef) ?? '';
  const sha = n.bug === 'approvals-follow-the-head' ? head : word.sha;
  const pull = { head: n.branchRef, base: 'main', sha, isFork: false, isOpen: true };
  const verdict = judgeSignOff(waiting.state, { pull, phrase: '/ralph' });
  if (verdict.type !== 'ok') return skipped(verdict.type);
  const { runId } = waiting.state.plan;
  const { remoteRefs } = prepared.base;
  const lease = leaseOf(n, { process, runner, repository, remoteRefs, feature: n.feature, runId });
  const leased = await lease.taken;
  const refusal = leased.ok ? await whyChanged({ repository, run: waiting, pull }) : leased;
  const opened = refusal === undefined ? open(n, job, { run: waiting, word: { ...word, sha } }) : refusal;
  if (!opened.ok) {
    await lease.release();
    return { type: 'refused', refusal: opened };
  }
  n.working.add(process);
  const state = await work(n, { process, runner, prepared, opened, lease, before });
  n.working.delete(process);
  n.count(`signed off ${state.halt?.kind}`);
  return { type: 'ended', state };
}

type Waiting = Parameters<typeof openWaiting>[0]['run'];

function open(
  n: Nights,
  { process, runner }: Working,
  { run, word: { person, sha } }: { readonly run: Waiting; readonly word: Word },
): ReturnType<typeof openWaiting> {
  const { kernel } = n;
  buryHolder(runner);
  const pull = { number: 1, url: 'https://github.test/pull/1', draft: true };
  const opened: OpenedRun | Extract<ReturnType<typeof openWaiting>, { ok: false }> = openWaiting({
    ...{ folder: runner.folder, run, workflowRun: `${process.number}/1` },
    approved: { type: 'approved', commit: sha, person, via: 'review', pull },
    clock: { wallMs: kernel.wallMs, elapsedMs: () => kernel.nowMs() - process.startedMs },
  });
  if (opened.ok) runner.holder = process;
  if (!process.alive && opened.ok) opened[Symbol.dispose]();
  return opened;
}

/** GitHub as it is asked for a permission. */
function gitHubOf({ bug }: Nights, { person }: Word): GitHubClient {
  const permission = bug === 'strangers-write' ? 'write' : roles[person];
  const call = async () => ({ ok: true, data: { permission, user: { login: person } } });
  return { call } as unknown as GitHubClient;
}
