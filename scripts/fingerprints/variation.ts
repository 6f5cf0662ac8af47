/** Everything that must not change the name of an error, chosen anew for each run. */
export interface Variation {
  /** Number of the run, from 0. */
  readonly n: number;
  /** Folder that the committed file shows in place of the one where the tool really ran. */
  readonly shownRoot: string;
  readonly colour: boolean;
  /** Workers or jobs that the tool may use. */
  readonly jobs: number;
  readonly seed: number;
  /** Lines that push the code of a file down. */
  readonly shift: number;
  /** The tool is asked to print warnings, hooks print what a program prints while it works. */
  readonly noisy: boolean;
  /** A number below `limit`; the same one on every call of the same run in the same place. */
  pick(limit: number): number;
  /** The list in an order of this run. */
  order<T>(list: readonly T[]): T[];
}

/** One distinct error: small project, command, and what makes its runs differ. */
export interface Scenario {
  /** Name of the folder that holds its runs. */
  readonly name: string;
  /** How the names of its runs begin, where several scenarios are one error. */
  readonly prefix?: string;
  files(run: Variation): Readonly<Record<string, string>>;
  /** Command for `bash -c`, in the folder of the project. */
  command(run: Variation): string;
}

const shownRoots = [
  '/home/runner/work/shop/shop',
  '/tmp/x12/shop',
  '/Users/dev/code/shop-main',
  '/builds/team/shop',
  '/private/var/folders/zz/k3j9d_12/T/shop-Ab3kZ9',
  '/workspace',
  '/home/dev/src/checkout-7',
  '/var/lib/jenkins/workspace/shop@2',
];
const shifts = [0, 3, 1, 17, 120, 5, 0, 41];

export function variation(n: number): Variation {
  const seed = (n * 7919 + 104729) % 100003;
  const random = generator(seed);
  return {
    n,
    shownRoot: shownRoots[n % shownRoots.length] ?? '/workspace',
    colour: n % 3 === 1,
    jobs: 1 + (n % 3),
    seed,
    shift: shifts[n % shifts.length] ?? 0,
    noisy: n % 2 === 1,
    pick: (limit) => Math.floor(random() * limit),
    order: (list) => {
      const left = [...list];
      return list.flatMap(() => left.splice(Math.floor(random() * left.length), 1));
    },
  };
}

/** A small generator of numbers below 1, so that a run can be repeated. */
function generator(seed: number): () => number {
  const state = { now: seed >>> 0 };
  return () => {
    state.now = (Math.imul(state.now, 1664525) + 1013904223) >>> 0;
    return state.now / 2 ** 32;
  };
}

/** Comment lines in front of a file, as many as this run shifts its code. */
export function shiftedBy(run: Variation, comment: string): string {
  return Array.from({ length: run.shift }, (_, at) => `${comment} line ${at + 1} of what stands above\n`).join('');
}
