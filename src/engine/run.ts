import type { Command } from '../core/command.ts';
import { UserCancel } from '../core/control.ts';
import type { Step } from '../core/ending.ts';
import type { Interrupted, KnownPushes, Outcome } from '../core/event.ts';
import { transition } from '../core/loop.ts';
import { withResults } from '../core/publications.ts';
import type { Halt, RunState } from '../core/state.ts';
import type { World } from '../ports.ts';
import { perform } from './perform.ts';
import { stamped } from './stamped.ts';
import { journalTrouble, troubleOf } from './trouble.ts';

/** How a run ended, with the state that every report is made from. */
export interface Ended {
  readonly state: RunState;
  readonly halt: Halt;
}

/** The loop: journal the intent, perform the command, journal the outcome, go on (02-loop §1). */
export async function run(world: World, first: Step): Promise<Ended> {
  let { state, command } = first;
  while (command.type !== 'finish') {
    const step = { state, command };
    const unwritten = journalled(() => world.journal.intend(step.command));
    if (unwritten !== undefined) return unrecorded(world, state, unwritten);
    world.observer.commanded(state);
    let lost: Halt | undefined;
    for await (const outcome of outcomesOf(world, step)) {
      const event = stamped(world.clock, outcome);
      const next = journalled(() => world.journal.append(event)) ?? transition(state, event);
      if ('kind' in next) {
        // What the command started ends before the report is written.
        lost = next;
        break;
      }
      ({ state, command } = next);
      world.observer.happened(state, event);
    }
    if (lost !== undefined) return unrecorded(world, state, lost);
  }
  return { state, halt: command.halt };
}

/**
 * One outcome, but for a cancel of what runs processes, which may take seconds to end: then the journal is told at once, and what the
 * call used once they are gone. What they came to meanwhile counts no more than after a crash: it is done again.
 */
async function* outcomesOf(world: World, step: Step): AsyncGenerator<Outcome, void> {
  const performing = outcomeOf(world, step);
  using cancelled = whenAborted(world.cancel);
  const isLate = runsProcesses(step.command) && !world.cancel.aborted;
  const first = await (isLate ? Promise.race([performing, cancelled.signal]) : performing);
  if (first !== 'cancelled') return yield first;
  let last: Outcome | undefined;
  try {
    yield { ...cutShort(world, step.state), ending: true };
  } finally {
    last = await performing;
  }
  const usage = 'usage' in last ? last.usage : undefined;
  yield { ...cutShort(world, step.state), ...(usage && { usage }) };
}

function runsProcesses({ type }: Command): boolean {
  return processCommands.has(type);
}

const processCommands: ReadonlySet<Command['type']> = new Set<Command['type']>([
  ...(['implement', 'run-review', 'run-final-review', 'consult'] as const),
  ...(['run-baseline', 'carry-stories', 'run-checks', 'run-final-checks'] as const),
]);

function whenAborted(cancel: AbortSignal): Disposable & { readonly signal: Promise<'cancelled'> } {
  const { promise, resolve } = Promise.withResolvers<'cancelled'>();
  const tell = (): void => resolve('cancelled');
  cancel.addEventListener('abort', tell, { once: true });
  return { signal: promise, [Symbol.dispose]: () => cancel.removeEventListener('abort', tell) };
}

async function outcomeOf(world: World, step: Step): Promise<Outcome> {
  if (world.cancel.aborted && !survivesCancel(step.command)) return cutShort(world, step.state);
  try {
    const outcome = await perform(world, step);
    return outcome.type === 'interrupted' ? { ...outcome, ...toldOf(world, step.state) } : outcome;
  } catch (error) {
    const halt = troubleOf(error, step.command.type);
    // A terminal sends its signal to our helpers, too: what fails as they end is no fault of ours, and is done again.
    if (halt.kind === 'internal_error' && world.cancel.aborted && !survivesCancel(step.command))
      return cutShort(world, step.state);
    return { type: 'trouble', halt, ...knownTo(world, step.state) };
  }
}

/** After a cancel only the report is still written. */
function survivesCancel(command: Command): boolean {
  return command.type === 'write-report';
}

function cutShort(world: World, state: RunState): Interrupted {
  return { type: 'interrupted', cause: String(world.cancel.reason ?? 'cancelled'), ...toldOf(world, state) };
}

/** By whom, and what is known of pushes. */
function toldOf(world: World, state: RunState): Pick<Interrupted, 'by' | 'known'> {
  return { ...byWhom(world), ...knownTo(world, state) };
}

/** What is pushed by then: a run that is cut short never comes to the end that would tell it. */
function knownTo({ publisher }: World, state: RunState): KnownPushes {
  const known = publisher.known(state);
  const { results, pull, pullNotes = [] } = known;
  const isNothing = results.length === 0 && pull === undefined && pullNotes.length === 0;
  return isNothing ? {} : { known };
}

/** A person who cancels a run is told apart from a runner that goes away (02-loop §2). */
function byWhom({ cancel }: World): { by?: 'user' } {
  return cancel.reason instanceof UserCancel ? { by: 'user' } : {};
}

function journalled(write: () => void): Halt | undefined {
  try {
    write();
    return undefined;
  } catch (error) {
    return journalTrouble(error);
  }
}

/**
 * A step that could not be written did not happen: the run ends where the journal ends, so that a resume does the step again, or goes on
 * from one that nothing here can follow. What was pushed is told all the same, for it stays so. The report is tried once, on a disk that may
 * be full.
 */
async function unrecorded(world: World, before: RunState, halt: Halt): Promise<Ended> {
  const { known } = knownTo(world, before);
  const state = { ...(known === undefined ? before : withResults(before, known)), halt };
  try {
    return { state: { ...state, reportFile: await world.reports.write(state, halt) }, halt };
  } catch (error) {
    return { state, halt: { ...halt, detail: `${halt.detail} (no report either: ${String(error)})` } };
  }
}
