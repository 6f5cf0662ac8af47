import { begin } from '../../src/core/begin.ts';
import type { Step } from '../../src/core/ending.ts';
import type { Outcome } from '../../src/core/event.ts';
import { transition } from '../../src/core/loop.ts';
import type { RunPlan } from '../../src/core/plan.ts';
import { isResumable } from '../../src/core/resumable.ts';
import type { Halt, RunState } from '../../src/core/state.ts';
import { run } from '../../src/engine/run.ts';
import type { Journal } from '../../src/ports.ts';
import { InjectedBug } from './faults.ts';
import { checkFold, foldOf } from './fold-check.ts';
import { contentOf, journalOf } from './journal.ts';
import type { Process } from './kernel.ts';
import type { LifeRecord } from './ledger.ts';
import { checkWritten } from './lost.ts';
import { point, silently, type Universe } from './universe.ts';
import { Runaway } from './watch.ts';
import { worldOf } from './world.ts';

type JobEnd =
  | { readonly type: 'ended'; readonly halt: Halt; readonly state: RunState }
  | { readonly type: 'locked' | 'over' | 'refused' }
  | { readonly type: 'damaged'; readonly message: string };

/** One workflow run: a process begins, takes the lock, begins or resumes the run, and ends or dies. */
export async function workflowRun(u: Universe): Promise<LifeRecord> {
  const process = u.kernel.begin();
  u.living.process = process;
  u.machine.full = false;
  const before = u.ledger.commands.length;
  u.note(() => `process ${process.number} begins`);
  const life = await u.kernel.live(process, () => job(u, process));
  u.living.process = undefined;
  const end = life.type === 'ended' ? life.value.type : life.type;
  if (life.type === 'threw') judge(u, life.error);
  if (life.type === 'stuck')
    u.ledger.caught.push({ invariant: 'terminates', what: 'a process waits for something that never comes' });
  if (life.type === 'ended' && life.value.type === 'damaged')
    u.ledger.caught.push({ invariant: 'durable', what: life.value.message });
  checkFold(u);
  if (u.bug === 'disk-lies' && life.type === 'killed') u.machine.journal.lose(40);
  const halt = life.type === 'ended' && life.value.type === 'ended' ? life.value.halt : undefined;
  const steps = u.ledger.commands.length - before;
  const record = { number: process.number, end, tookMs: u.kernel.nowMs() - process.startedMs, halt, steps };
  u.note(() => `process ${process.number} ${end}${halt === undefined ? '' : ` with ${halt.kind}: ${halt.detail}`}`);
  u.ledger.lives.push(record);
  return record;
}

function judge(u: Universe, error: unknown): void {
  const what = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  u.ledger.caught.push({ invariant: error instanceof Runaway ? 'terminates' : 'no-throw', what });
}

async function job(u: Universe, process: Process): Promise<JobEnd> {
  await point(u, process, { name: 'before lock', faults: ['kill', 'cancel'], often: 0.3 });
  if (u.machine.lock === process.number) return { type: 'locked' };
  u.machine.lock = process.number;
  await point(u, process, { name: 'after lock', faults: ['kill', 'cancel', 'second-runner'], often: 0.3 });
  const opened = await openOrRefuse(u, process);
  if (!('first' in opened)) return opened;
  const world = worldOf(u, process, opened.journal);
  const { state, halt } = await run(world, opened.first);
  await Promise.all([world.publisher.idle(), world.face.finish(state)]);
  await point(u, process, { name: 'before unlock', faults: silently });
  u.machine.lock = undefined;
  return { type: 'ended', state, halt };
}

/** A full disk or a bug before the first step ends the workflow run, and the lock is let go (`openRun`). */
async function openOrRefuse(u: Universe, process: Process): Promise<Opened | JobEnd> {
  try {
    return await open(u, process);
  } catch (error) {
    if (!process.alive || !(error instanceof InjectedBug || isDiskFull(error))) throw error;
    u.machine.lock = undefined;
    return { type: 'refused' };
  }
}

function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOSPC';
}

interface Opened {
  readonly journal: Journal;
  readonly first: Step;
}

/** As `openRun`: the journal's sound part is folded; a run that has not ended goes on, an empty journal begins one. */
async function open(u: Universe, process: Process): Promise<Opened | JobEnd> {
  const content = contentOf(u);
  if (!content.ok) return { type: 'damaged', message: content.message };
  checkWritten(u, content.events);
  const step = foldOf(u, content.events);
  if (step !== undefined && !isResumable(step.state)) return { type: 'over' };
  u.machine.journal.keep(content.soundBytes);
  const journal = journalOf(u, process, content);
  const outcome: Outcome =
    step === undefined
      ? { type: 'begun', plan: planOf(u) }
      : { type: 'resumed', workflowRun: `workflow-${process.number}` };
  const event = { stamp: { at: u.kernel.wallMs(), elapsedMs: u.kernel.nowMs() - process.startedMs }, outcome };
  journal.append(event);
  const first = step === undefined ? begin(event) : transition(forgetful(u, step.state), event);
  u.live.state = first.state;
  u.live.events = u.live.written.length;
  u.count(step === undefined ? 'begun' : 'resumed');
  return { journal, first };
}

function forgetful({ bug }: Universe, state: RunState): RunState {
  return bug === 'resume-forgets' ? { ...state, iterations: 0 } : state;
}

function planOf({ bug, scenario: { plan } }: Universe): RunPlan {
  if (bug === 'story-dropped') return { ...plan, stories: plan.stories.slice(0, -1) };
  if (bug !== 'order-ignored') return plan;
  return { ...plan, stories: plan.stories.map((story) => ({ ...story, dependsOn: [] })) };
}
