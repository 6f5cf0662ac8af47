import type { Dice } from './prng.ts';

/** What can be done to a run from outside. */
export type FaultKind = (typeof faultKinds)[number];

export const faultKinds = [
  'kill',
  'power-loss',
  'torn-line',
  'cancel',
  'full-disk',
  'full-disk-for-good',
  'our-bug',
  'clock-jump',
  'second-runner',
  'usage-limit',
  'refused-login',
  'overloaded',
  'model-outage',
  'push-declined',
  'push-answer-lost',
  'foreign-push',
  'outage',
  'github-5xx-before',
  'github-5xx-after',
  'github-limit',
  'github-broken-line',
] as const;

/** Faults after which the run must come to the end of the undisturbed one. */
export const crashes: readonly FaultKind[] = ['kill', 'power-loss', 'torn-line'];

export interface FaultPlan {
  /** Chance at each point of the main line; the journal has many more of them, the network fewer. */
  readonly rate: number;
  readonly most: number;
  readonly kinds: readonly FaultKind[];
}

/** Faults of one simulation: as many as planned, then the world is kind again. */
export interface Faults {
  /**
   * A fault for this point, out of those that make sense there.
   * @param often how much likelier it is here than at any other point; default 1
   */
  draw(sensible: readonly FaultKind[], often?: number): FaultKind | undefined;
  /** Dealt so far. */
  dealt(): number;
  /** How a fault turns out in detail. */
  readonly chance: Dice;
}

export function createFaults({ rate, most, kinds }: FaultPlan, chance: Dice): Faults {
  let dealt = 0;
  return {
    chance,
    dealt: () => dealt,
    draw: (sensible, often = 1) => {
      if (dealt >= most || !chance.chance(rate * often)) return undefined;
      const [first, ...rest] = sensible.filter((kind) => kinds.includes(kind));
      if (first === undefined) return undefined;
      dealt += 1;
      return chance.pick([first, ...rest]);
    },
  };
}

/** Thrown where a dead process would go on without waiting for anything. */
export class ProcessDied extends Error {
  override readonly name = 'ProcessDied';
}

export function diskFull(): Error {
  return Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
}

/** A fault of ours that a port meets: nobody expects it, and the run must end in order all the same. */
export class InjectedBug extends TypeError {
  constructor() {
    super("Cannot read properties of undefined (reading 'tree')");
  }
}
