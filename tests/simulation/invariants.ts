import type { Event } from '../../src/core/event.ts';
import type { RunState } from '../../src/core/state.ts';
import { caps, uncharged } from './invariants-caps.ts';
import { ladder } from './invariants-ladder.ts';
import { accounted, blocked, honest, order, untroubled } from './invariants-outcome.ts';
import { passes } from './invariants-passes.ts';
import { declined, locked, once, reachable, refused, shown } from './invariants-work.ts';
import { contentOf } from './journal.ts';
import type { Universe } from './universe.ts';

/** A simulation that has come to its end. */
export interface Ended {
  readonly u: Universe;
  readonly state: RunState;
  readonly events: readonly Event[];
  /** Essences of this run and of the same run without a fault; only where nothing but crashes disturbed it. */
  readonly equal: (() => readonly [string, string]) | undefined;
}

/** One thing that must hold in every simulation. `check` yields a sentence for each way in which it does not. */
export interface Invariant {
  readonly id: string;
  readonly holds: string;
  readonly check: (end: Ended) => Iterable<string>;
}

/** Those marked as watched are looked at while the world runs, because afterwards nothing of them is left. */
const watched = (): readonly string[] => [];

export const invariants: readonly Invariant[] = [
  { id: 'terminates', holds: 'Every workflow run ends by itself, and the run as a whole does.', check: watched },
  {
    id: 'no-throw',
    holds: 'The engine never throws: every trouble ends in a halt, and is one that the world made.',
    check: untroubled,
  },
  { id: 'cancelled', holds: 'A cancelled process ends by itself before the runner kills it.', check: watched },
  {
    id: 'caps',
    holds: 'Attempts, iterations, commits and every clock stay within their caps, across resumes.',
    check: caps,
  },
  { id: 'patient', holds: 'No agent is called before the limit of its account is over.', check: watched },
  {
    id: 'uncharged',
    holds: 'A condition of the service uses no attempt before it has lasted for four calls.',
    check: uncharged,
  },
  {
    id: 'passes',
    holds:
      '`passes` is set for one story at a time, after every hard gate passed on exactly the tree that is committed.',
    check: passes,
  },
  { id: 'accounted', holds: 'Every story of prd.json has an outcome, and it fits the halt.', check: accounted },
  {
    id: 'reachable',
    holds: 'The work of every story is on its branch on the remote or in a bundle, or a line says why not.',
    check: reachable,
  },
  { id: 'once', holds: 'No comment, pull request, branch or commit is made twice.', check: once },
  { id: 'fold', holds: 'The journal folds to the state that the engine has.', check: watched },
  { id: 'durable', holds: 'An event that is on disk is found again after every crash.', check: watched },
  {
    id: 'refused',
    holds: 'A push that is refused or meets the work of others loses nothing of either.',
    check: refused,
  },
  {
    id: 'declined',
    holds: 'A content that the remote declines reaches none of its refs, and costs its own story and no other one.',
    check: declined,
  },
  {
    id: 'crash-equal',
    holds: 'A run that only crashes come in the way of ends like the undisturbed one.',
    check: function* ({ equal }) {
      if (equal === undefined) return;
      const [disturbed, calm] = equal();
      if (disturbed !== calm) yield firstDifference(disturbed, calm);
    },
  },
  { id: 'locked', holds: 'While a run holds the lock, no other one does anything.', check: locked },
  {
    id: 'honest',
    holds: 'A run is called ready only when all passed, the final checks agree and the branch is on the remote.',
    check: honest,
  },
  { id: 'blocked', holds: 'A confirmed block, and nothing else, ends its story as blocked.', check: blocked },
  {
    id: 'shown',
    holds: 'A pushed branch has its pull request with a comment that shows the last state, or a line says why not.',
    check: shown,
  },
  {
    id: 'order',
    holds: 'An agent is started only on an open story of this run whose dependencies passed.',
    check: order,
  },
  {
    id: 'ladder',
    holds: 'Who repeats an error three times gets two attempts of another kind, and no more.',
    check: ladder,
  },
];

/** The events on disk, or nothing when they cannot be read. */
export function eventsOf(u: Universe): readonly Event[] {
  const content = contentOf(u);
  return content.ok ? content.events : [];
}

function firstDifference(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  const near = (text: string): string => text.slice(Math.max(0, at - 60), at + 60);
  return `with crashes …${near(one)}… without …${near(other)}…`;
}
