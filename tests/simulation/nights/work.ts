import type { OpenedRun } from '../../../src/action/open-run.ts';
import type { Prepared } from '../../../src/action/prepare.ts';
import { recordFiles } from '../../../src/action/reports.ts';
import { moveBranches } from '../../../src/adapters/move-branches.ts';
import { stateRecords } from '../../../src/adapters/records.ts';
import { replacingBranch } from '../../../src/adapters/replace-branch.ts';
import { readJournal } from '../../../src/adapters/store/journal-file.ts';
import { replacedRef } from '../../../src/core/carrying.ts';
import { olderWork } from '../../../src/core/older-work.ts';
import { entryNames } from '../../../src/core/prd.ts';
import type { RunState } from '../../../src/core/state.ts';
import { run } from '../../../src/engine/run.ts';
import type { Journal } from '../../../src/ports.ts';
import { createFates } from '../fates.ts';
import { checkFold } from '../fold-check.ts';
import { createLedger } from '../ledger.ts';
import { noteLost } from '../lost.ts';
import { silently, syncPoint, type Universe } from '../universe.ts';
import { type SimulatedWorld, worldOf } from '../world.ts';
import { gitOf } from './git.ts';
import type { NightLease } from './lease.ts';
import type { Before } from './left.ts';
import type { Working } from './night.ts';
import { type Current, type Nights, noteOverlap } from './nights.ts';
import { machineOf, objectsOf } from './runner.ts';
import { noteBegin } from './truth.ts';

interface Opened extends Working {
  readonly prepared: Prepared;
  readonly opened: OpenedRun;
  readonly lease: NightLease;
  readonly before: Before;
}

/** A run that was opened, in the real engine, until it ends or its machine dies. */
export async function work(n: Nights, call: Opened): Promise<RunState> {
  const { process, runner, prepared, opened, lease, before } = call;
  const u = universeOf(n, call);
  const current: Current = { u, process, runner, journalFile: opened.journalFile, held: opened };
  n.current.set(process.number, current);
  if (!opened.resumed) noteBegin(n, u, { base: prepared.base.commit, runner, before });
  const own = opened.resumed ? [] : opened.first.state.plan.notices;
  for (const notice of [...opened.notices, ...own]) n.note(() => `${process.number}: ${notice}`);
  const world = watched(n, call, nightWorld(n, u, call));
  const { state } = await run(world, opened.first);
  await Promise.all([world.publisher.idle(), world.face.finish(state)]);
  checkFold(u);
  opened[Symbol.dispose]();
  current.held = undefined;
  await lease.release();
  runner.worktree = u.machine.worktree;
  return state;
}

/**
 * The world of a run: begun with its first workflow run, gone on with by the others on whatever machine. What each of them wrote is a
 * journal of its own: a holder that looks dead is taken over from while it goes on, and no file ever has the lines of both.
 */
function universeOf(n: Nights, { runner, prepared, opened }: Opened): Universe {
  const { plan } = opened.first.state;
  const known = n.runs.get(plan.runId);
  const content = readJournal(opened.journalFile);
  const events = content.ok ? content.events : [];
  if (known !== undefined) noteLost(known, events);
  const u: Universe = {
    ...(known ?? { ...n.blank, ledger: ledgerOf(n) }),
    live: {
      ...{ state: opened.first.state, events: events.length, written: [...events] },
      ...{ durable: events.length, appended: events.length, lostPower: false },
    },
    objects: objectsOf(n.objects, runner),
    machine: machineOf(runner, n, opened.journalFile),
    namesOf: (id) => {
      const story = prepared.prd.prd.stories.find((each) => each.id === id);
      return story && entryNames(story);
    },
    scenario: { ...n.template, plan, continues: plan.start.commit !== plan.base.commit, fates: fatesOf(n, plan.runId) },
  };
  u.ledger.lives.push({ number: u.ledger.lives.length + 1, end: 'ended', tookMs: 0, halt: undefined, steps: 0 });
  n.runs.set(plan.runId, u);
  u.count(opened.resumed ? 'night resumed' : 'night begun');
  return u;
}

/** Of a run; what is found, whether the clock was moved, and what made a story pass, is known to all. */
function ledgerOf({ blank: { ledger } }: Nights): Universe['ledger'] {
  const { caught, clockJumped, passing } = ledger;
  return { ...createLedger(), caught, clockJumped, passing };
}

function fatesOf({ seed, template, brokenNights, runs }: Nights, runId: string): Universe['scenario']['fates'] {
  const at = [...runs.keys()].indexOf(runId);
  const fates = createFates(seed * 31 + (at < 0 ? runs.size : at));
  const isBroken = (at < 0 ? runs.size : at) < brokenNights;
  return {
    ...fates,
    baseline: template.fates.baseline,
    attempt: (story, attempt) => {
      const fate = fates.attempt(story, attempt);
      return isBroken ? { ...fate, behaviour: 'no-command' } : fate;
    },
  };
}

function nightWorld(n: Nights, u: Universe, { process, runner, prepared, opened }: Opened): SimulatedWorld {
  const { plan } = opened.first.state;
  const { remoteRefs } = prepared.base;
  const { replaces = '' } = plan;
  const branch = `refs/heads/${plan.branch}`;
  const repository = replacingBranch(gitOf(u, process, runner), {
    ...{ ref: branch, seen: remoteRefs.get(branch) === replaces ? replaces : undefined },
    keep: replacedRef(plan.feature, replaces),
  });
  const ref = `refs/ralph/${plan.feature}/state`;
  return worldOf(u, process, journalOf(u, process, opened.journal), {
    repository,
    prd: prepared.prd.prd,
    stateUpdate: stateRecords({
      ...{ repository, ref, remoteCommit: remoteRefs.get(ref), journalFile: opened.journalFile },
      ...{ redact: (text) => text, files: recordFiles, now: n.kernel.wallMs },
    }),
    archive: (state) => moveBranches({ repository, remoteRefs, moves: olderWork(state) }),
  });
}

/** The real journal, with a crash before and after each line. */
function journalOf(u: Universe, process: Working['process'], journal: Journal): Journal {
  const often = 0.1;
  return {
    intend: (command) => {
      syncPoint(u, process, { name: 'before intent', faults: silently, often });
      journal.intend(command);
    },
    append: (event) => {
      syncPoint(u, process, { name: 'before event', faults: silently, often });
      journal.append(event);
      u.live.written.push(event);
      syncPoint(u, process, { name: 'after event', faults: silently, often });
    },
  };
}

function watched(n: Nights, { process }: Working, world: SimulatedWorld): SimulatedWorld {
  const { observer } = world;
  const commanded: typeof observer.commanded = (...given) => {
    noteOverlap(n, process);
    observer.commanded?.(...given);
  };
  return { ...world, observer: { ...observer, commanded } };
}
