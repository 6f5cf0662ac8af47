import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { PushResult } from '../../src/adapters/git/controller.ts';
import type { GitHubClient } from '../../src/adapters/github/client.ts';
import { stickyComment } from '../../src/adapters/github/comments.ts';
import { ensurePull, updatePull } from '../../src/adapters/github/pulls.ts';
import { openJournal } from '../../src/adapters/store/journal-file.ts';
import { bench, demoSeed } from '../adapters/github/support.ts';
import { githubRefusals } from '../support/git-refusals.ts';
import { startGitRemote } from '../support/git-remote.ts';
import { sandbox } from '../support/git-sandbox.ts';
import { type Fault, faults } from '../support/github/faults.ts';
import { startGitHub } from '../support/github/github.ts';
import { plan, play } from '../support/history.ts';
import type { FaultKind, Faults } from './faults.ts';
import { clientOf } from './github-client.ts';
import { journalOf } from './journal.ts';
import { createObjects } from './objects.ts';
import { dice } from './prng.ts';
import { repositoryOf } from './repository.ts';
import { calmed, createScenario, type Scenario } from './scenario.ts';
import { createUniverse } from './simulate.ts';
import type { Universe } from './universe.ts';

/** A world without faults, but for one that is dealt at the n-th moment at which it could be. */
function worldWith(
  change: Partial<Scenario> = {},
  fault?: { readonly kind: FaultKind; readonly nth: number },
): Universe {
  const kind: Partial<Scenario> = { declined: 'nothing', continues: false, createPr: 'draft', pulls: 'allowed' };
  let moments = 0;
  const scripted: Faults = {
    chance: dice(1, 'contract'),
    dealt: () => 0,
    draw: (sensible) => {
      if (fault === undefined || !sensible.includes(fault.kind)) return undefined;
      moments += 1;
      return moments === fault.nth ? fault.kind : undefined;
    },
  };
  const base = calmed(createScenario(1));
  const files = new Map([...base.files]);
  return createUniverse({ ...base, ...kind, files, ...change }, { faults: scripted }).universe;
}

/** Lets one process do something, as long as it takes in the world's own time. */
async function inLife<T>(
  u: Universe,
  act: (process: ReturnType<Universe['kernel']['begin']>) => Promise<T>,
): Promise<T> {
  const process = u.kernel.begin();
  const life = await u.kernel.live(process, () => act(process));
  if (life.type !== 'ended') throw new Error(`the process was ${life.type}`);
  return life.value;
}

describe('the journal on the simulated disk', () => {
  test('has the bytes of the real one', () => {
    const { events } = play(plan(['US-1', 'US-2']), { attempts: { 'US-1': ['fail', 'pass'] } });
    const folder = mkdtempSync(join(tmpdir(), 'ralph-contract-'));
    try {
      const file = join(folder, 'run.jsonl');
      const real = openJournal(file, { nextSeq: 0, soundBytes: 0 });
      const u = worldWith();
      const simulated = journalOf(u, u.kernel.begin(), { nextSeq: 0 });
      for (const journal of [real, simulated]) {
        for (const event of events) {
          journal.intend({ type: 'implement', story: 'US-1' });
          journal.append(event);
        }
      }
      real[Symbol.dispose]();
      expect(u.machine.journal.read().equals(readFileSync(file))).toBe(true);
      expect(u.live.written).toEqual(events);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

/** A remote, ours to push to and a colleague's too. */
interface Remotely extends AsyncDisposable {
  readonly base: string;
  grow(parent: string, path: string): Promise<string>;
  push(refs: readonly { ref: string; commit: string }[]): Promise<readonly PushResult[]>;
  /** Somebody pushes a commit of their own. */
  interfere(ref: string): Promise<void>;
  at(ref: string): Promise<string | undefined>;
}

type Weather = 'fine' | 'declining' | 'unavailable';

async function realRemote(weather: Weather): Promise<Remotely> {
  const box = sandbox();
  const { dir, commit: base } = box.repo('ws', { a: '1' });
  const refuse = weather === 'declining' ? { refuse: githubRefusals.protectedBranch } : {};
  const remote = await startGitRemote({ seed: dir, ...refuse, ...(weather === 'unavailable' ? { failures: 99 } : {}) });
  const repository = await box.open(dir, { remote: { url: remote.url } });
  await repository.importCommit(base);
  if (weather !== 'unavailable') await repository.remoteRefs(['refs/heads/']);
  return {
    base,
    grow: async (parent, path) => {
      const edit = { path, mode: '100644', bytes: Buffer.from(path) } as const;
      const tree = await repository.overlay(await repository.treeOf(parent), [edit]);
      return repository.commit({ tree, parents: [parent], message: path, at: 0 });
    },
    push: (refs) => repository.push(refs),
    interfere: async (ref) => {
      const tree = box.git(remote.gitDir, 'rev-parse', `${ref}^{tree}`);
      const commit = box.git(remote.gitDir, 'commit-tree', tree, '-p', ref, '-m', 'by hand');
      box.git(remote.gitDir, 'update-ref', ref, commit);
    },
    at: async (ref) => (await remote.refs()).get(ref),
    [Symbol.asyncDispose]: async () => {
      await remote.close();
      await box[Symbol.asyncDispose]();
    },
  };
}

async function simulatedRemote(weather: Weather): Promise<Remotely> {
  const u = worldWith(weather === 'declining' ? { declined: 'everything' } : {});
  if (weather === 'unavailable') u.remote.outage = { untilMs: Number.POSITIVE_INFINITY, how: 'unavailable' };
  const { objects, remote, scenario } = u;
  return {
    base: scenario.plan.base.commit,
    grow: (parent, path) =>
      inLife(u, async (process) => {
        const repository = repositoryOf(u, process);
        const edit = { path, mode: '100644', bytes: Buffer.from(path) } as const;
        const tree = await repository.overlay(objects.treeOf(parent), [edit]);
        return repository.commit({ tree, parents: [parent], message: path, at: 0 });
      }),
    push: (refs) => inLife(u, (process) => repositoryOf(u, process).push(refs)),
    interfere: async (ref) => {
      const parent = remote.refs.get(ref);
      const tree = objects.treeOf(parent ?? '');
      remote.refs.set(ref, objects.writeCommit({ tree, parent, message: 'by hand', at: 0 }));
    },
    at: async (ref) => remote.refs.get(ref),
    [Symbol.asyncDispose]: async () => undefined,
  };
}

const branch = 'refs/heads/ralph/demo';
const wip = 'refs/heads/wip/ralph-fail-x';

describe.each([
  ['real', realRemote],
  ['simulated', simulatedRemote],
])('the %s remote', (_, open) => {
  const told = (results: readonly PushResult[]) =>
    results.map((each) => (each.ok ? 'pushed' : `${each.problem.kind}${each.problem.permanent ? ', for good' : ''}`));

  test('takes a new branch, what goes on from it, and the same again', async () => {
    await using remote = await open('fine');
    const first = await remote.grow(remote.base, 'b');
    const second = await remote.grow(first, 'c');
    for (const commit of [first, second, second])
      expect(told(await remote.push([{ ref: branch, commit }]))).toEqual(['pushed']);
    expect(await remote.at(branch)).toBe(second);
  });

  test('gives the same commit for the same content', async () => {
    await using remote = await open('fine');
    expect(await remote.grow(remote.base, 'b')).toBe(await remote.grow(remote.base, 'b'));
    expect(await remote.grow(remote.base, 'b')).not.toBe(await remote.grow(remote.base, 'c'));
  });

  test('refuses what does not contain the work of others, and keeps that', async () => {
    await using remote = await open('fine');
    const first = await remote.grow(remote.base, 'b');
    await remote.push([{ ref: branch, commit: first }]);
    await remote.interfere(branch);
    const theirs = await remote.at(branch);
    const second = await remote.grow(first, 'c');
    const refs = [branch, wip].map((ref) => ({ ref, commit: second }));
    expect(told(await remote.push(refs))).toEqual(['fetch-first', 'pushed']);
    expect([await remote.at(branch), await remote.at(wip)]).toEqual([theirs, second]);
  });

  test('never gets the default branch', async () => {
    await using remote = await open('fine');
    const commit = await remote.grow(remote.base, 'b');
    expect(told(await remote.push([{ ref: 'refs/heads/main', commit }]))).toEqual(['protected-branch, for good']);
    expect(await remote.at('refs/heads/main')).toBe(remote.base);
  });

  test('declines by rule for good, and is asked again later when it is not there', async () => {
    for (const [weather, words] of [
      ['declining', 'protected-branch, for good'],
      ['unavailable', 'network'],
    ] as const) {
      await using remote = await open(weather);
      const commit = await remote.grow(remote.base, 'b');
      expect(told(await remote.push([{ ref: branch, commit }]))).toEqual([words]);
    }
  });
});

describe("the simulated git's histories", () => {
  const at = (minute: number): number => Date.UTC(2026, 0, 1, 0, minute);
  const commits: readonly (readonly [name: string, ...parents: string[]])[] = [
    ...([['base'], ['left', 'base'], ['right', 'base'], ['merged', 'left', 'right'], ['on', 'merged']] as const),
    ...([['later', 'right'], ['twice', 'on', 'later'], ['crossed', 'right', 'left'], ['alone']] as const),
  ];

  test('part where those of git part', async () => {
    await using box = sandbox();
    const { dir, commit } = box.repo('ws', {});
    const repository = await box.open(dir);
    const tree = box.git(dir, 'rev-parse', `${commit}^{tree}`);
    const objects = createObjects();
    const [real, simulated] = [new Map<string, string>(), new Map<string, string>()];
    for (const [minute, [name, ...parents]] of commits.entries()) {
      const [there, here] = [real, simulated].map((named) => parents.map((each) => named.get(each) ?? ''));
      real.set(name, await repository.commit({ tree, parents: there ?? [], message: name, at: at(minute) }));
      const [parent, ...others] = here ?? [];
      const empty = objects.writeTree(new Map());
      simulated.set(name, objects.writeCommit({ tree: empty, parent, others, message: name, at: at(minute) }));
    }
    const ids = (named: ReadonlyMap<string, string>, pair: readonly string[]): [string, string] =>
      pair.map((name) => named.get(name) ?? '') as [string, string];
    const nameOf = (named: ReadonlyMap<string, string>, id: string | undefined): string | undefined =>
      [...named].find(([, each]) => each === id)?.[0];
    const pairs = commits.flatMap(([one]) => commits.map(([other]) => [one, other]));
    const parted = await Promise.all(
      pairs.map(async (pair) => nameOf(real, await repository.mergeBase(...ids(real, pair)))),
    );
    expect(pairs.map((pair) => nameOf(simulated, objects.parting(...ids(simulated, pair))))).toEqual(parted);
  });
});

/** GitHub, with one fault at the n-th request. */
interface Hub extends AsyncDisposable {
  act<T>(what: (client: GitHubClient) => Promise<T>): Promise<T>;
  pulls(): number;
  comments(): readonly string[];
}

interface Trouble {
  readonly nth: number;
  readonly kind: FaultKind;
  readonly real: Fault;
}

const marker = 'nightly';
const demo = { head: 'ralph/demo', base: 'main', title: 'Demo', body: 'Stories', draft: true, marker };

async function realHub(trouble: Trouble | undefined): Promise<Hub> {
  const seed = await demoSeed();
  const github = await startGitHub({ seed: seed.dir, tokens: [{ value: 'ghs_token' }] });
  if (trouble !== undefined) github.inject({ after: trouble.nth - 1, fault: trouble.real });
  return {
    act: async (what) => what((await bench(github)).client),
    pulls: () => github.pulls().length,
    comments: () => github.pulls().flatMap(({ number }) => github.comments(number).map(({ body }) => body)),
    [Symbol.asyncDispose]: async () => {
      await github.close();
      seed[Symbol.dispose]();
    },
  };
}

async function simulatedHub(trouble: Trouble | undefined): Promise<Hub> {
  const u = worldWith({}, trouble);
  return {
    act: (what) => inLife(u, (process) => what(clientOf(u, process))),
    pulls: () => u.github.pulls.length,
    comments: () => u.github.comments.map(({ body }) => body),
    [Symbol.asyncDispose]: async () => undefined,
  };
}

const troubles: readonly (readonly [string, Trouble | undefined])[] = [
  ['nothing wrong', undefined],
  ['a search that fails', { nth: 1, kind: 'github-5xx-before', real: faults.status(502) }],
  ['a creation that fails', { nth: 2, kind: 'github-5xx-before', real: faults.status(502) }],
  [
    'a creation whose answer fails',
    { nth: 2, kind: 'github-5xx-after', real: faults.afterStoring(faults.status(504)) },
  ],
  [
    'a creation whose answer is lost',
    { nth: 2, kind: 'github-broken-line', real: faults.afterStoring(faults.reset()) },
  ],
  ['the secondary limit', { nth: 2, kind: 'github-limit', real: faults.secondaryLimit({ retryAfterSeconds: 60 }) }],
  ['an edit whose answer is lost', { nth: 4, kind: 'github-5xx-after', real: faults.afterStoring(faults.status(504)) }],
];

describe.each(troubles)('GitHub with %s', (_, trouble) => {
  test('comes to the same in the world as before the stand-in', async () => {
    const ends: object[] = [];
    for (const open of [realHub, simulatedHub]) {
      await using hub = await open(trouble);
      const first = await hub.act(async (client) => {
        const ensured = await ensurePull(client, demo);
        const number = ensured.ok ? ensured.pull.number : 0;
        const sticky = stickyComment(client, { issue: number, marker });
        const written = [await sticky.write('one'), await sticky.write('two')].map(({ type }) => type);
        return { made: ensured.ok && ensured.created, number, written, requests: client.requests() };
      });
      const second = await hub.act(async (client) => {
        const ensured = await ensurePull(client, demo);
        const sticky = stickyComment(client, { issue: first.number, marker });
        const [written, updated] = [
          await sticky.write('three'),
          await updatePull(client, first.number, { body: 'New', marker }),
        ];
        return {
          made: ensured.ok && ensured.created,
          written: written.type,
          updated: updated.type,
          requests: client.requests(),
        };
      });
      const { number: __, ...one } = first;
      ends.push({ one, second, pulls: hub.pulls(), comments: hub.comments() });
    }
    expect(ends[1]).toEqual(ends[0]);
    expect(ends[0]).toMatchObject({ pulls: 1, comments: [expect.stringContaining('three')] });
  });
});
