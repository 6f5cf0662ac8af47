import { type Face, githubFace } from '../../src/action/face.ts';
import { noFace } from '../../src/action/no-face.ts';
import { committedTexts } from '../../src/action/texts.ts';
import { wipNamer } from '../../src/action/wip-names.ts';
import { gitCommits } from '../../src/adapters/commits.ts';
import type { Repository } from '../../src/adapters/git/controller.ts';
import { type BackgroundPublisher, gitPublisher, type PublisherOptions } from '../../src/adapters/publisher.ts';
import type { Carried, CarryStories } from '../../src/core/carry-types.ts';
import type { Wait } from '../../src/core/command.ts';
import type { Verdict } from '../../src/core/gates.ts';
import { type Prd, readPrd } from '../../src/core/prd.ts';
import { isPushedUnseen } from '../../src/core/publications.ts';
import type { RunState } from '../../src/core/state.ts';
import type { CommitCall, Commits, CutShort, Journal, World } from '../../src/ports.ts';
import { archiveMessage, failureMessage, storyMessage } from '../../src/report/messages.ts';
import { isoTime } from '../../src/report/time.ts';
import { agentPorts } from './agents.ts';
import { checksPort } from './checks.ts';
import { clientOf } from './github-client.ts';
import type { Process } from './kernel.ts';
import { repositoryOf } from './repository.ts';
import type { Scenario } from './scenario.ts';
import { effect, point, silently, syncPoint, type Universe } from './universe.ts';
import { observerOf } from './watch.ts';
import { cut } from './work.ts';

/** A world whose background work can be awaited. */
export interface SimulatedWorld extends World {
  readonly publisher: BackgroundPublisher;
  readonly face: Face;
}

/** What a world of several nights has that one of a single run has not. */
export interface Night {
  readonly repository: Repository;
  readonly prd: Prd;
  readonly stateUpdate: PublisherOptions['stateUpdate'];
  /** What is left to be done on the remote once all is pushed. */
  readonly archive: (state: RunState) => Promise<unknown>;
}

/** The ports of one process. Commits, publisher and face are the real adapters, over a git and a GitHub that are simulated. */
export function worldOf(u: Universe, process: Process, journal: Journal, night?: Night): SimulatedWorld {
  const { kernel } = u;
  const face = faceOf(u, process);
  return {
    clock: { wallMs: kernel.wallMs, elapsedMs: () => kernel.nowMs() - process.startedMs },
    journal,
    pauses: { wait: (command) => pause(u, process, command) },
    ...agentPorts(u, process),
    checks: checksPort(u, process),
    commits: commitsOf(u, process, night),
    publisher: publisherOf(u, process, { face, night }),
    reports: { write: () => effect(u, process, { name: 'report', act: () => '/tmp/report.md' }) },
    observer: observerOf(u, process, face),
    cancel: process.cancel.signal,
    face,
  };
}

async function pause(u: Universe, process: Process, { forMs }: Wait): Promise<{ type: 'waited' } | CutShort> {
  const half = async (): Promise<boolean> => u.kernel.sleep(process, forMs / 2);
  if (await half()) return cut(process);
  await point(u, process, { name: 'during pause', faults: silently, often: 3 });
  return (await half()) ? cut(process) : { type: 'waited' };
}

/** By the files of the world, which stay as they are. */
const planned = new WeakMap<Scenario['files'], Prd>();

/** prd.json as the world was made with it. */
function plannedPrd({ scenario: { plan, files } }: Universe): Prd {
  const known = planned.get(files);
  if (known !== undefined) return known;
  const { prdPath = 'prd.json' } = plan;
  const prd = readPrd({ bytes: Buffer.from(files.get(prdPath) ?? ''), file: prdPath });
  if (!prd.ok) throw new Error(prd.error.message);
  planned.set(files, prd.prd);
  return prd.prd;
}

function commitsOf(u: Universe, process: Process, night: Night | undefined): Commits {
  const { plan } = u.scenario;
  const prd = night?.prd ?? plannedPrd(u);
  const real = gitCommits({
    repository: night?.repository ?? repositoryOf(u, process),
    backlog: {
      prdPath: plan.prdPath ?? 'prd.json',
      progressPath: 'progress.txt',
      first: { commit: plan.start.commit, prd, mode: '100644' },
    },
    branchRef: `refs/heads/${plan.branch}`,
    texts: {
      storyMessage,
      archiveMessage,
      date: (at) => isoTime(at).slice(0, 10),
      parkMessage: (state, { story, subject }) => failureMessage(state, story, subject),
      ...committedTexts((text) => text),
    },
    wipBranch: wipNamer(new Map(u.remote.refs)),
  });
  const made = (kind: string, { story, tree, parent, at }: CommitCall, commit: string): void => {
    const key = `${kind} ${story} ${tree} ${parent} ${at}`;
    u.ledger.commits.set(key, (u.ledger.commits.get(key) ?? new Set()).add(commit));
  };
  return {
    story: (call) =>
      effect(u, process, {
        name: 'commit',
        act: async () => {
          const done = await real.story(call);
          made('story', call, done.commit);
          u.ledger.passing.set(done.commit, call.story);
          return done;
        },
      }),
    archive: (call) =>
      effect(u, process, {
        name: 'archive',
        act: async () => {
          const done = await real.archive(call);
          if (done.made !== undefined) made('archive', { ...call, story: 'all' }, done.made.commit);
          return done;
        },
      }),
    carry: (command) =>
      effect(u, process, {
        name: 'carry',
        act: async () => noteCarried(u, command, await real.carry(command)),
      }),
    park: (call) =>
      effect(u, process, {
        name: 'park',
        act: async () => {
          const tree = u.bug === 'park-forgets' ? u.objects.treeOf(call.parent) : call.tree;
          const done = await real.park({ ...call, tree });
          made('park', call, done.commit);
          u.ledger.parked.push({ story: call.story, tree: call.tree, ...done });
          return done;
        },
      }),
  };
}

function noteCarried<T extends Carried>({ ledger }: Universe, { commits, passing }: CarryStories, carried: T): T {
  const { points } = carried;
  const tip = points.at(-1)?.tree ?? '';
  const checked = new Map<string, Verdict>();
  for (const { commit, from } of points) {
    ledger.carried.set(commit, { from, tip, checked });
    const { story } = commits.find((each) => each.commit === from) ?? {};
    if (story !== undefined && passing.includes(story)) ledger.passing.set(commit, story);
  }
  return carried;
}

interface Publishing {
  readonly face: Face;
  readonly night: Night | undefined;
}

function publisherOf(u: Universe, process: Process, { face, night }: Publishing): BackgroundPublisher {
  const { plan } = u.scenario;
  const real = gitPublisher({
    repository: night?.repository ?? repositoryOf(u, process),
    stateUpdate: night?.stateUpdate ?? (async () => undefined),
    bundleFolder: '/tmp/bundles',
    onResult: ({ status, ref }, state) => {
      if (status === 'pushed' && ref === `refs/heads/${plan.branch}`) face.branchPushed(state);
    },
    settleFace: async (state) => {
      const settled = await face.settle();
      await night?.archive(state);
      return settled;
    },
    known: face.known,
    onTrouble: (message) => void u.ledger.warnings.push(message),
    cancel: process.cancel.signal,
  });
  return {
    idle: real.idle,
    known: real.known,
    start: (refs, state) => {
      syncPoint(u, process, { name: 'before publish' });
      const declined = real.start(refs, state);
      syncPoint(u, process, { name: 'after publish', faults: silently });
      return declined;
    },
    settle: (refs, state) => effect(u, process, { name: 'settle', act: () => real.settle(refs, state) }),
  };
}

function faceOf(u: Universe, process: Process): Face {
  const { createPr, plan, continues } = u.scenario;
  if (createPr === 'none') return noFace;
  const text = (what: string) => (state: RunState) =>
    `${what}: ${state.iterations} iterations, ${state.commits} commits`;
  return githubFace({
    ...{
      apiUrl: 'https://github.test/api',
      serverUrl: 'https://github.test',
      repository: 'acme/widgets',
      token: 'ghs_token',
    },
    ...{ head: plan.branch, base: plan.base.branch, createPr, comments: true, continues, marker: 'nightly:demo' },
    isOwed: isPushedUnseen,
    texts: { title: () => 'Ralph: demo', body: text('body'), comment: text('comment') },
    onWarning: (warning) => void u.ledger.warnings.push(warning),
    onInfo: () => undefined,
    cancel: process.cancel.signal,
    open: async () => ({ ok: true, client: clientOf(u, process) }),
  });
}
