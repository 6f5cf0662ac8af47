/** A stream of seeded chance: the same seed and label give the same numbers on every machine. */
export interface Dice {
  /** At least 0, below 1. */
  next(): number;
  /** A whole number, both ends included. */
  int(least: number, most: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly [T, ...T[]]): T;
}

/** One stream per label, so that a new question in one part of the world changes no answer in another. */
export function dice(seed: number, label: string): Dice {
  let state = start(seed, label);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    return mix(state) / 0x1_0000_0000;
  };
  return {
    next,
    int: (least, most) => least + Math.floor(next() * (most - least + 1)),
    chance: (probability) => next() < probability,
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
  };
}

function start(seed: number, label: string): number {
  let hash = mix(seed | 0);
  for (let at = 0; at < label.length; at += 1) hash = Math.imul(hash ^ label.charCodeAt(at), 0x01000193);
  return hash | 0;
}

function mix(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 15), value | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return (mixed ^ (mixed >>> 14)) >>> 0;
}
