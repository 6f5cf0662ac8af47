import { createHash } from 'node:crypto';

/** What tells one mutant from every other. */
export interface Place {
  readonly fileName: string;
  readonly mutatorName: string;
  readonly replacement?: string | undefined;
  readonly location: { readonly start: Point; readonly end: Point };
}

interface Point {
  readonly line: number;
  readonly column: number;
}

/** Which share of all mutants is drawn, and by which draw. */
export interface Sample {
  /** Over 0, up to 1. */
  readonly share: number;
  /** Another seed draws other mutants, the same one the same. */
  readonly seed: string;
}

/** `2.5%` or `0.025`; `undefined` for anything that is no share of a whole. */
export function shareOf(text: string): number | undefined {
  const match = /^(\d+(?:\.\d+)?)(%?)$/.exec(text);
  const share = match === null ? 0 : Number(match[1]) / (match[2] === '%' ? 100 : 1);
  return share > 0 && share <= 1 ? share : undefined;
}

/** Each mutant is drawn by itself, so that several processes draw the same ones without asking each other. */
export function drawn({ fileName, mutatorName, replacement, location }: Place, { share, seed }: Sample): boolean {
  const place = JSON.stringify([seed, fileName, mutatorName, replacement, location.start, location.end]);
  return createHash('sha256').update(place).digest().readUInt32BE() < share * 2 ** 32;
}
