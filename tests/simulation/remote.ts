import type { Network, NetworkResult } from '../../src/adapters/git/network.ts';
import { never, type Process } from './kernel.ts';
import { dealt, point, silently, type Universe } from './universe.ts';

/** Where pushes go: a git server that takes what fits and says so in git's own words. */
export interface Remote {
  readonly refs: Map<string, string>;
  /** Every change of a ref, in order. */
  readonly updates: RefChange[];
  /** Until when, and how, it does not answer. */
  outage: { readonly untilMs: number; readonly how: 'hang' | 'refuse' | 'unavailable' } | undefined;
}

export interface RefChange {
  readonly ref: string;
  readonly from: string | undefined;
  readonly to: string;
  readonly by: 'us' | 'somebody';
}

const url = 'https://github.test/acme/widgets.git';
const timeoutMs = 120_000;
const latencyMs = 2_000;

/** The network as one process sees it: answers come late, are lost, or never come. */
export function networkOf(u: Universe, process: Process): Network {
  return {
    url,
    run: (args) => push(u, process, args),
    retrying: async (attempt, again) => {
      let result = await attempt();
      for (const delayMs of [1000, 4000]) {
        if (!again(result) || process.cancel.signal.aborted) break;
        if (await u.kernel.sleep(process, delayMs)) break;
        result = await attempt();
      }
      return result;
    },
  };
}

async function push(u: Universe, process: Process, args: readonly string[]): Promise<NetworkResult> {
  const wanted = args.slice(args.indexOf('--') + 2).map((each) => each.split(':') as [string, string]);
  const leases = leasesOf(args);
  await point(u, process, { name: 'before push', faults: silently, often: 2 });
  const kind = u.faults.draw(['push-declined', 'push-answer-lost', 'foreign-push', 'outage'], 6);
  if (kind !== undefined) dealt(u, kind, 'before push');
  if (kind === 'outage') beginOutage(u);
  if (kind === 'foreign-push') foreignPush(u);
  if (u.remote.outage !== undefined && u.remote.outage.untilMs > u.kernel.nowMs()) return silence(u, process);
  if (await u.kernel.sleep(process, latencyMs)) return broken('');
  const lines = wanted.map(([commit, ref]) =>
    receive(u, { commit, ref, lease: leases.get(ref), declined: kind === 'push-declined' }),
  );
  u.note(
    () =>
      `push ${wanted.map(([commit, ref]) => `${commit.slice(0, 7)} -> ${ref}`).join(', ')}: ${lines.map(({ flag }) => flag).join('')}`,
  );
  await point(u, process, { name: 'after push', faults: silently, often: 2 });
  if (kind === 'push-answer-lost') u.ledger.network.failedMs = u.kernel.nowMs();
  if (kind === 'push-answer-lost') return broken('fatal: the remote end hung up unexpectedly\n');
  const stdout = [
    'To somewhere',
    ...lines.map(({ flag, ref, commit, says }) => `${flag}\t${commit}:${ref}\t${says}`),
    'Done',
  ];
  const words = lines.map(({ remote }) => remote).join('');
  return { exitCode: words === '' ? 0 : 1, timedOut: false, stdout: `${stdout.join('\n')}\n`, stderr: words };
}

function beginOutage(u: Universe): void {
  const { chance } = u.faults;
  const how = chance.pick(['hang', 'refuse', 'unavailable'] as const);
  u.remote.outage = { untilMs: u.kernel.nowMs() + chance.pick([20, 180, 1200, 7200]) * 1000, how };
}

async function silence(u: Universe, process: Process): Promise<NetworkResult> {
  const how = u.remote.outage?.how;
  if (await u.kernel.sleep(process, how === 'hang' ? timeoutMs : latencyMs)) return broken('');
  if (!process.alive) return never();
  u.ledger.network.failedMs = u.kernel.nowMs();
  if (how === 'hang') return { exitCode: undefined, timedOut: true, stdout: '', stderr: '' };
  return broken(
    how === 'refuse'
      ? `fatal: unable to access '${url}/': Failed to connect to github.test port 443\n`
      : `fatal: unable to access '${url}/': The requested URL returned error: 503\n`,
  );
}

function broken(stderr: string): NetworkResult {
  return { exitCode: 128, timedOut: false, stdout: '', stderr };
}

interface Received {
  readonly flag: '*' | ' ' | '+' | '-' | '=' | '!';
  readonly ref: string;
  readonly commit: string;
  readonly says: string;
  /** What the server prints beside. */
  readonly remote: string;
}

/** What the remote must have for a ref to be replaced or taken away; an empty name = nothing. */
function leasesOf(args: readonly string[]): ReadonlyMap<string, string> {
  const start = '--force-with-lease=';
  const leases = args.filter((arg) => arg.startsWith(start)).map((arg) => arg.slice(start.length));
  return new Map(leases.map((lease) => [lease.slice(0, lease.indexOf(':')), lease.slice(lease.indexOf(':') + 1)]));
}

interface Wanted {
  /** Empty = the ref is to go. */
  readonly commit: string;
  readonly ref: string;
  readonly declined: boolean;
  readonly lease: string | undefined;
}

/** Takes a commit for a ref when it exists, contains what the ref has or has what the lease says, and no rule forbids it. */
function receive(u: Universe, { commit, ref, declined, lease }: Wanted): Received {
  const has = u.remote.refs.get(ref);
  const as = (flag: Received['flag'], says: string, remote = ''): Received => ({ flag, ref, commit, says, remote });
  if (has === commit) return as('=', '[up to date]');
  if (u.bug === 'push-says-yes') return as(' ', `${has?.slice(0, 7) ?? ''}..${commit.slice(0, 7)}`);
  if (declined || isDeclined(u, ref)) {
    return as(
      '!',
      '[remote rejected] (protected branch hook declined)',
      'remote: error: GH006: Protected branch update failed.\n',
    );
  }
  const forbidden = u.bug === 'contents-unread' ? undefined : forbiddenWords(u, commit);
  if (forbidden !== undefined) {
    u.count('declined content');
    return as('!', '[remote rejected] (push declined due to repository rule violations)', forbidden);
  }
  if (lease !== undefined && lease !== (has ?? '')) return as('!', '[rejected] (stale info)');
  const isForward = has === undefined || lease !== undefined || (u.everywhere ?? u.objects).reach(commit).has(has);
  if (!isForward && u.bug !== 'push-by-force')
    return as('!', '[rejected] (fetch first)', 'hint: Updates were rejected\n');
  u.remote.updates.push({ ref, from: has, to: commit, by: 'us' });
  if (commit === '') {
    u.remote.refs.delete(ref);
    return as('-', '[deleted]');
  }
  if (u.bug === 'replaced-dropped' && ref.includes('/replaced/')) return as('*', '[new branch]');
  u.remote.refs.set(ref, commit);
  return has === undefined ? as('*', '[new branch]') : as(' ', `${has.slice(0, 7)}..${commit.slice(0, 7)}`);
}

function isDeclined({ scenario: { declined, plan } }: Universe, ref: string): boolean {
  if (declined === 'everything') return true;
  return declined === (ref === `refs/heads/${plan.branch}` ? 'branch' : 'wip');
}

/** Whether a tree holds what the remote declines by its content. */
export function holdsForbidden({ scenario: { forbids }, objects, everywhere }: Universe, treeish: string): boolean {
  return forbids !== undefined && (everywhere ?? objects).tree(treeish).has(`src/${forbids.story}.js`);
}

/** GitHub's words for a content that it does not take, where a commit brings it. */
function forbiddenWords(u: Universe, commit: string): string | undefined {
  const { forbids } = u.scenario;
  if (forbids === undefined || commit === '') return undefined;
  const objects = u.everywhere ?? u.objects;
  const known = new Set([...u.remote.refs.values()].flatMap((each) => [...objects.reach(each)]));
  const isBrought = [...objects.reach(commit)].some((each) => !known.has(each) && holdsForbidden(u, each));
  return isBrought ? contentWords[forbids.words] : undefined;
}

const contentWords = {
  secret: 'remote: error: GH013: Repository rule violations found.\nremote: - Push cannot contain secrets\n',
  'large-file':
    "remote: error: File src/a.js is 117.80 MB; this exceeds GitHub's file size limit of 100.00 MB\nremote: error: GH001: Large files detected.\n",
  'push-rule':
    'remote: error: GH013: Repository rule violations found.\nremote: - File path is restricted path: src/a.js\n',
} as const;

/** A colleague pushes a commit of their own to our branch. */
function foreignPush(u: Universe): void {
  const objects = u.everywhere ?? u.objects;
  const ref = `refs/heads/${u.scenario.plan.branch}`;
  const from = u.remote.refs.get(ref);
  const parent = from ?? u.remote.refs.get('refs/heads/main') ?? u.scenario.plan.base.commit;
  const files = new Map([...objects.tree(parent), ['src/foreign.js', `by hand ${u.remote.updates.length}`]]);
  const tree = objects.writeTree(files);
  const to = objects.writeCommit({ tree, parent, message: 'By hand', at: u.kernel.wallMs() });
  u.remote.refs.set(ref, to);
  u.remote.updates.push({ ref, from, to, by: 'somebody' });
}
