import type { Face } from '../../src/action/face.ts';
import type { Command } from '../../src/core/command.ts';
import type { Event } from '../../src/core/event.ts';
import type { RunPlan } from '../../src/core/plan.ts';
import { storiesOf } from '../../src/core/story-list.ts';
import type { Observer } from '../../src/ports.ts';
import { checkFold } from './fold-check.ts';
import type { Process } from './kernel.ts';
import { silently, syncPoint, type Universe } from './universe.ts';

/** In one of so many simulations the fold is compared after every event, not only at the end of each process. */
const OFTEN = 32;

/** A process that takes more steps than any plan can ask for will never end by itself. */
export class Runaway extends Error {
  override readonly name = 'Runaway';
}

/**
 * Commands after which one workflow run must have ended: per iteration an agent, a snapshot, three calls of the checks and every call
 * of reviewers that core allows (three for each of three votes, six for quality), a commit and a push; then three calls for each reviewer
 * of the whole change, and the end. A service that refuses costs a call, a pause and the call again, at most three times for each.
 */
export function mostSteps({ caps, stories, finalReview = 0 }: RunPlan): number {
  return 12 + 6 * finalReview + 44 * caps.maxIterations + 2 * stories.length + 2 * MOST_REFUSALS;
}

/** Refusals that a simulation deals out, those of an outage that lasts among them. */
const MOST_REFUSALS = 60;

/** Sees what the engine does, as the log and the comment do. */
export function observerOf(u: Universe, process: Process, face: Face): Observer {
  let steps = 0;
  return {
    commanded: (state) => {
      steps += 1;
      if (steps > mostSteps(state.plan)) throw new Runaway(`${steps} steps in one workflow run`);
      const { pending } = state;
      const passed = new Set(storiesOf(state).flatMap(({ id, status }) => (status === 'passed' ? [id] : [])));
      const atMs = u.kernel.nowMs();
      u.ledger.commands.push({
        ...{ process: process.number, command: pending, events: u.live.written.length },
        ...{ elapsedMs: atMs - process.startedMs, atMs, passed },
      });
      u.note(() => `${process.number}: ${told(pending)}`);
      syncPoint(u, process, { name: 'in observer', faults: silently, often: 0.2 });
    },
    happened: (state, event) => {
      if (u.bug === 'observer-throws' && event.outcome.type === 'story-parked') throw new Error('an observer threw');
      u.live.state = state;
      u.live.events = u.live.written.length;
      u.note(() => `${process.number}: -> ${toldOf(event)}`);
      if (u.scenario.seed % OFTEN === 0) checkFold(u);
      face.changed(state);
    },
  };
}

function told(command: Command): string {
  switch (command.type) {
    case 'implement':
      return `implement ${command.story}, attempt ${command.attempt}, iteration ${command.iteration}, on ${command.tree.slice(0, 7)}`;
    case 'run-review':
      return `${command.gate} review ${command.story}, call ${command.call}, of ${command.tree.slice(0, 7)}`;
    case 'run-final-review':
      return `final review, call ${command.call}, of ${command.tree.slice(0, 7)}`;
    case 'consult':
      return `${command.role} ${command.story}, call ${command.call}, of ${command.tree.slice(0, 7)}`;
    case 'run-checks':
    case 'run-final-checks':
    case 'run-baseline':
      return `${command.type} of ${command.tree.slice(0, 7)}`;
    case 'publish':
    case 'settle':
      return `${command.type} ${command.refs.map(({ ref }) => ref).join(', ')}`;
    case 'finish':
    case 'write-report':
      return `${command.type} ${command.halt.kind}: ${command.halt.detail}`;
    case 'wait':
      return `wait ${command.forMs} ms for ${command.why}`;
    case 'carry-stories':
      return `carry ${command.commits.length} commits`;
    case 'archive-feature':
      return `archive on ${command.parent.slice(0, 7)}`;
    case 'take-snapshot':
    case 'commit-story':
    case 'park-story':
      return `${command.type} ${command.story}`;
  }
}

function toldOf({ outcome }: Event): string {
  switch (outcome.type) {
    case 'implemented':
    case 'reviewed':
    case 'final-reviewed':
    case 'consulted':
      return `${outcome.type} ${outcome.result.verdict} ${outcome.provider?.class ?? ''}`.trim();
    case 'snapshot-taken':
      return `snapshot ${outcome.tree.slice(0, 7)} ${outcome.result.verdict}`;
    case 'checks-done':
    case 'final-checks-done':
      return `${outcome.type} ${outcome.results.map(({ check = '', verdict }) => `${check} ${verdict}`).join(', ')}`;
    case 'baseline-done':
      return `baseline ${outcome.checks.map(({ name, verdict }) => `${name} ${verdict}`).join(', ')}`;
    case 'story-committed':
    case 'story-parked':
      return `${outcome.type} ${outcome.commit.slice(0, 7)}`;
    case 'stories-carried':
      return `carried ${outcome.points.length}, left ${outcome.conflicts.length}, ${outcome.results.map(({ check = '', verdict }) => `${check} ${verdict}`).join(', ')}`;
    case 'feature-archived':
      return `archived ${outcome.folder}${outcome.problem}`;
    case 'settled':
      return `settled ${outcome.results.map(({ ref, status }) => `${ref} ${status}`).join(', ')}`;
    case 'trouble':
      return `trouble ${outcome.halt.kind}: ${outcome.halt.detail}`;
    case 'interrupted':
      return `interrupted ${outcome.cause}`;
    case 'begun':
    case 'resumed':
    case 'publishing':
    case 'reported':
    case 'waited':
    case 'approved':
    case 'fix-asked':
      return outcome.type;
  }
}
