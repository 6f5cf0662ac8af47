import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BugName } from '../bugs.ts';
import { createFaults, type FaultKind } from '../faults.ts';
import { createGitHub } from '../github-model.ts';
import { createKernel, type Life, type Process } from '../kernel.ts';
import { createLedger } from '../ledger.ts';
import { createObjects } from '../objects.ts';
import { type Dice, dice } from '../prng.ts';
import { createScenario, epochMs, type Scenario } from '../scenario.ts';
import type { Universe } from '../universe.ts';
import { type NightEnd, night, type Working } from './night.ts';
import { nightInvariants } from './night-invariants.ts';
import type { Nights } from './nights.ts';
import { day, entryOf, prdText } from './people.ts';
import { letGo } from './post.ts';
import { createRunner, type Runner } from './runner.ts';
import { signOff, wordOf } from './sign-off.ts';
import { createTruth, noteRuns } from './truth.ts';

const kinds: readonly FaultKind[] = [
  ...(['kill', 'kill', 'cancel', 'clock-jump', 'usage-limit', 'overloaded', 'model-outage'] as const),
  ...(['push-declined', 'push-answer-lost', 'foreign-push', 'outage'] as const),
  ...(['github-5xx-before', 'github-5xx-after', 'github-limit', 'github-broken-line'] as const),
];

const MINUTE_MS = 60_000;

export interface NightsCall {
  readonly bug: BugName | undefined;
  readonly count: (what: string) => void;
  readonly tell: ((line: string) => void) | undefined;
}

/** Several nights of one feature in a world made of one seed, with people at work between them. */
export async function simulateNights(seed: number, call: NightsCall): Promise<Nights['caught']> {
  const root = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'ralph-nights-'));
  try {
    const n = createNights(seed, call);
    await playNights(n, dice(seed, 'calendar'), root);
    for (const { id, check } of nightInvariants) for (const what of check(n)) n.caught.push({ invariant: id, what });
    return n.caught;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

function createNights(seed: number, { bug, count, tell }: NightsCall): Nights {
  const chance = dice(seed, 'nights');
  const kernel = createKernel(epochMs);
  const objects = createObjects();
  const template = templateOf(seed, chance);
  const stories = Array.from({ length: chance.int(1, 4) }, (_, at) => entryOf(`US-00${at + 1}`));
  const tree = objects.writeTree(
    new Map([
      ['prd.json', prdText({ project: 'demo', userStories: stories })],
      ['base.txt', 'green'],
    ]),
  );
  const firstBase = objects.writeCommit({ tree, parent: undefined, message: 'Begin', at: epochMs - 1000 });
  const caught: Nights['caught'] = [];
  const faults = createFaults(template.faults, dice(seed, 'faults'));
  const service = { limitedUntilMs: 0, isTold: false, away: 0 };
  const remote = { refs: new Map([['refs/heads/main', firstBase]]), updates: [], outage: undefined };
  const note: Nights['note'] = (text) => tell?.(`${(kernel.nowMs() / 3_600_000).toFixed(2)} h ${text()}`);
  const github = createGitHub();
  const blank = {
    ...{ scenario: template, kernel, objects, everywhere: objects, remote, github, faults, bug, count, note },
    ...{ ledger: { ...createLedger(), caught }, living: { process: undefined } },
    live: { state: undefined, events: 0, written: [], durable: 0, appended: 0, lostPower: false },
  } as unknown as Universe;
  return {
    ...{ seed, bug, kernel, objects, remote, github, faults, service, template, firstBase, blank, caught, count, note },
    ...{ feature: 'default', branchRef: 'refs/heads/ralph/default' },
    brokenNights: chance.chance(0.15) ? chance.int(1, 3) : 0,
    ...{
      runs: new Map(),
      bundles: new Map(),
      processes: new Map(),
      working: new Set(),
      current: new Map(),
      noted: new Set(),
      pullEnds: new Map(),
    },
    truth: createTruth(),
  };
}

/** The rules of all runs: those of a scenario, with caps that few nights use up. */
function templateOf(seed: number, chance: Dice): Scenario {
  const { forbids: ___, ...scenario } = createScenario(seed);
  const { caps } = scenario.plan;
  const { maxCostUsd: _, callsPerHour: __, ...kept } = caps;
  const rate = chance.pick([0, 0.005, 0.01, 0.03]);
  return {
    ...scenario,
    ...{ declined: 'nothing', pulls: 'allowed', mode: 'everything', faults: { rate, most: chance.int(1, 5), kinds } },
    fates: { ...scenario.fates, baseline: 'green' },
    plan: {
      ...scenario.plan,
      ...{ feature: 'default', branch: 'ralph/default' },
      ...(dice(seed, 'sign-off').chance(0.5) && { approval: 'required' as const }),
      // What a check says of files beside its paths would count only where work is carried over.
      checks: scenario.plan.checks.map(({ paths: _paths, ...check }) => check),
      caps: { ...kept, maxAttempts: chance.int(1, 3), maxIterations: chance.int(2, 6), runMs: 1000 * 60 * MINUTE_MS },
    },
  };
}

async function playNights(n: Nights, chance: Dice, root: string): Promise<void> {
  const nights = chance.int(2, 5);
  const words = dice(n.seed, 'words');
  const isHosted = chance.chance(0.5);
  const own = ['one', 'two'].map((name) => createRunner(name, root, n.bundles));
  let hosted = 0;
  const place = (): Runner => {
    hosted += 1;
    return isHosted ? createRunner(`hosted-${hosted}`, root, n.bundles) : (own[chance.int(0, 1)] as Runner);
  };
  for (let at = 0; at < nights; at += 1) {
    const first = place();
    const others = chance.chance(0.3) ? [chance.chance(0.2) ? first : place()] : [];
    await oneNight(n, chance, [first, ...others]);
    n.kernel.pass(chance.int(1, chance.chance(0.1) ? 200 : 24) * 60 * MINUTE_MS);
    if (n.remote.outage !== undefined && n.remote.outage.untilMs < n.kernel.nowMs()) n.remote.outage = undefined;
    if (chance.chance(0.8)) day(n, chance);
    if (n.template.plan.approval === 'required') await oneWord(n, words, place);
  }
}

/** A person may have something to say about the pull request, and a workflow run takes it up. */
async function oneWord(n: Nights, chance: Dice, place: () => Runner): Promise<void> {
  const word = wordOf(n, chance);
  if (word === undefined) return;
  const job = { process: n.kernel.begin(), runner: place() };
  n.processes.set(job.process.number, job.process);
  const [life] = await n.kernel.liveAll([{ process: job.process, main: () => signOff(n, job, word) }]);
  if (life?.type === 'ended' && life.value.type === 'refused') n.count(`refused ${life.value.refusal.halt}`);
  await over(n, chance, { job, life });
}

async function oneNight(n: Nights, chance: Dice, runners: readonly Runner[]): Promise<void> {
  const jobs = runners.map((runner, at) => {
    const process = n.kernel.begin();
    n.processes.set(process.number, process);
    n.note(() => `process ${process.number} begins on ${runner.name}`);
    const delayMs = at === 0 ? 0 : chance.int(0, 40) * chance.pick([1000, MINUTE_MS]);
    return { process, runner, delayMs };
  });
  const lives = await n.kernel.liveAll(
    jobs.map(({ process, runner, delayMs }) => ({ process, main: () => started(n, { process, runner }, delayMs) })),
  );
  for (const [at, job] of jobs.entries()) await over(n, chance, { job, life: lives[at] });
}

async function started(n: Nights, job: Working, delayMs: number): Promise<NightEnd> {
  if (delayMs > 0) await n.kernel.sleep(job.process, delayMs);
  const others = [...n.processes.values()].filter((each) => each !== job.process && each.alive);
  const end = await night(n, job);
  if (end.type === 'refused') judgeRefusal(n, { refused: end, others, isCut: job.process.cancel.signal.aborted });
  noteRuns(n);
  return end;
}

type Refused = Extract<NightEnd, { type: 'refused' }>;

interface Judged {
  readonly refused: Refused;
  /** Processes that lived when it began. */
  readonly others: readonly Process[];
  /** It was cancelled, and may have been while it asked who. */
  readonly isCut: boolean;
}

/** Who finds the lock held is told by whom, and a lock of nobody keeps nobody away. */
function judgeRefusal(n: Nights, { refused, others, isCut }: Judged): void {
  const { refusal } = refused;
  n.count(`refused ${refusal.halt}`);
  n.note(() => `refused ${refusal.halt}: ${refusal.reasons.join(' ')}`);
  if (refusal.halt !== 'locked') return;
  const text = refusal.reasons.join(' ');
  // While GitHub does not answer, the lock of a run that could not let go of it holds, and is told by its name.
  const holders = n.truth.unasked ? [...n.processes.values()] : others;
  const isNamed = holders.some(({ number }) => namesOf(n, number).some((name) => text.includes(name)));
  if (others.length > 0 && !isNamed && !isCut && !isGone(n, refused)) n.caught.push({ invariant: 'named', what: text });
  if (others.length === 0 && !n.truth.unasked) n.caught.push({ invariant: 'taken-over', what: text });
}

/** Whether nothing is left of whoever had the lock: it was free again when this process took it, and the records are as they were. */
function isGone(n: Nights, { read }: Refused): boolean {
  const [lock, records] = ['lock', 'state'].map((name) => `refs/ralph/${n.feature}/${name}`) as [string, string];
  const isOwn = (commit: string): boolean => n.objects.commit(commit)?.message === `Lock of run ${read?.runId}`;
  const taken = n.remote.updates.findLast(({ ref, to }) => ref === lock && isOwn(to));
  return taken !== undefined && taken.from === undefined && read?.refs.get(records) === n.remote.refs.get(records);
}

/** The lock names the run that a process might have begun, records the one that it went on with. */
function namesOf({ current }: Nights, number: number): readonly string[] {
  const runId = current.get(number)?.u.scenario.plan.runId;
  return [`-${number.toString(16).padStart(4, '0')}`, ...(runId === undefined ? [] : [runId])];
}

interface Over {
  readonly job: Working;
  readonly life: Life<NightEnd> | undefined;
}

async function over(n: Nights, chance: Dice, { job, life }: Over): Promise<void> {
  const { process, runner } = job;
  n.note(() => `process ${process.number} ${life?.type} ${life?.type === 'ended' ? life.value.type : ''}`);
  n.working.delete(process);
  if (life?.type === 'stuck') n.caught.push({ invariant: 'terminates', what: 'a process waits for what never comes' });
  if (life?.type === 'threw') n.caught.push({ invariant: 'no-throw', what: String((life.error as Error).stack) });
  const current = n.current.get(process.number);
  // A dead process gives its file back, and leaves its lock behind.
  const journal: Partial<Disposable> | undefined = current?.held?.journal;
  journal?.[Symbol.dispose]?.();
  if (life?.type === 'killed' || process.cancel.signal.aborted) {
    if (chance.chance(0.6)) await letGo(n, runner, current);
  }
  noteRuns(n);
}
