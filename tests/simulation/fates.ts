import type { ReviewGate } from '../../src/core/review.ts';
import { type Dice, dice } from './prng.ts';

/** What an agent does in one attempt. */
export type Behaviour =
  | 'pass'
  | 'fail'
  | 'fail-the-same'
  | 'misses-a-module'
  | 'to-and-fro'
  | 'asks'
  | 'no-command'
  | 'hang-check'
  | 'crash'
  | 'hang'
  | 'cheat'
  | 'no-change'
  | 'no-evidence'
  | 'silent-check'
  | 'away'
  | 'too-long'
  | 'setup-ours'
  | 'setup-agents';

export interface AttemptFate {
  readonly behaviour: Behaviour;
  readonly tookMs: number;
  /** Which of the checks it concerns. */
  readonly check: number;
  /** How many calls of the checks find the registry away. */
  readonly away: number;
}

export type ReviewFate =
  | 'good'
  | 'unmet'
  | 'unsure'
  | 'missing'
  | 'warn'
  | 'block'
  | 'nonsense'
  | 'dies'
  | 'hangs'
  | 'confirms'
  | 'denies'
  | 'cannot-tell';

/** What a reviewer of the whole change does. */
export type WholeFate = 'good' | 'warn' | 'block' | 'nonsense' | 'dies' | 'hangs';
export type AdviceFate = 'two' | 'three' | 'one' | 'retry-task' | 're-plan' | 'nonsense' | 'dies' | 'hangs';
export type BaselineFate = 'green' | 'red' | 'broken' | 'slow';
export type FinalFate = 'pass' | 'fail' | 'away-once' | 'away' | 'hang';

/**
 * What the world has in store, as a function of the seed and of what is asked: the same question always meets the same fate, so
 * that a step that is done again after a crash comes to the same.
 */
export interface Fates {
  readonly baseline: BaselineFate;
  attempt(story: string, attempt: number): AttemptFate;
  /** Whether it also touches what the checks load, so that they notice nothing any more. */
  blinds(story: string, attempt: number): boolean;
  review(call: ReviewCall): ReviewFate;
  /** What a planner or a classifier says, by its call. */
  advice(call: string): AdviceFate;
  /** @param code what the tree holds, without the controller's own files */
  final(code: string): FinalFate;
  /** @param code as for `final` */
  whole(code: string, call: number): WholeFate;
  /** Milliseconds that a check or a call takes. */
  took(what: string): number;
}

export interface ReviewCall {
  readonly story: string;
  readonly attempt: number;
  readonly gate: ReviewGate;
  readonly call: number;
  readonly confirming: boolean;
}

const behaviours: readonly (readonly [Behaviour, number])[] = [
  ['pass', 44],
  ['fail', 14],
  ['fail-the-same', 6],
  ['misses-a-module', 3],
  ['to-and-fro', 1],
  ['asks', 1],
  ['no-command', 2],
  ['hang-check', 3],
  ['crash', 4],
  ['hang', 4],
  ['cheat', 5],
  ['no-change', 6],
  ['no-evidence', 4],
  ['silent-check', 2],
  ['away', 4],
  ['setup-ours', 2],
  ['setup-agents', 2],
  ['too-long', 4],
];

/** What some agents do in every attempt of a story. */
const stubborn = [
  ...(['fail-the-same', 'misses-a-module', 'no-change', 'cheat', 'crash'] as const),
  ...(['to-and-fro', 'asks', 'no-command'] as const),
] as const;

const reviews: readonly (readonly [ReviewFate, number])[] = [
  ['good', 78],
  ['unmet', 6],
  ['unsure', 3],
  ['missing', 2],
  ['warn', 3],
  ['nonsense', 5],
  ['dies', 2],
  ['hangs', 1],
];

export function createFates(seed: number): Fates {
  const run = dice(seed, 'fates');
  const baseline = weighted<BaselineFate>(run, [
    ['green', 78],
    ['red', 15],
    ['broken', 4],
    ['slow', 3],
  ]);
  const silent = run.chance(0.05) ? run.pick(['spec', 'quality'] as const) : undefined;
  return {
    baseline,
    attempt: (story, attempt) => {
      const own = dice(seed, `attempt ${story} ${attempt}`);
      const temper = dice(seed, `temper ${story}`);
      return {
        behaviour: temper.chance(0.12) ? temper.pick(stubborn) : weighted(own, behaviours),
        tookMs: own.int(60, own.chance(0.1) ? 1800 : 900) * 1000,
        check: own.int(0, 2),
        away: own.int(1, 4),
      };
    },
    blinds: (story, attempt) => dice(seed, `blinds ${story} ${attempt}`).chance(0.06),
    review: (call) =>
      call.gate === silent ? 'nonsense' : reviewFate(dice(seed, `review ${JSON.stringify(call)}`), call),
    advice: (call) =>
      weighted<AdviceFate>(dice(seed, `advice ${call}`), [
        ['two', 30],
        ['three', 20],
        ['one', 8],
        ['retry-task', 12],
        ['re-plan', 12],
        ['nonsense', 12],
        ['dies', 4],
        ['hangs', 2],
      ]),
    final: (code) =>
      weighted<FinalFate>(dice(seed, `final ${code}`), [
        ['pass', 74],
        ['fail', 13],
        ['away-once', 6],
        ['away', 4],
        ['hang', 3],
      ]),
    whole: (code, call) =>
      silent === 'quality'
        ? 'nonsense'
        : weighted<WholeFate>(dice(seed, `whole ${code} ${call}`), [
            ['good', 48],
            ['warn', 6],
            ['block', 34],
            ['nonsense', 8],
            ['dies', 3],
            ['hangs', 1],
          ]),
    took: (what) => dice(seed, `took ${what}`).int(1, 60) * 1000,
  };
}

function reviewFate(own: Dice, { gate, confirming }: ReviewCall): ReviewFate {
  if (confirming && own.chance(0.85)) return own.pick(['confirms', 'confirms', 'denies', 'denies', 'cannot-tell']);
  if (gate === 'quality' && own.chance(0.08)) return 'block';
  return weighted(own, reviews);
}

function weighted<T>(own: Dice, rows: readonly (readonly [T, number])[]): T {
  let left = own.next() * rows.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [value, weight] of rows) {
    left -= weight;
    if (left < 0) return value;
  }
  throw new Error('A table of chances must not be empty.');
}
