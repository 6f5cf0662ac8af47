import { accept, type Parsed, refuse } from './parsed.ts';
import type { TypeOfKind } from './row.ts';

/** Whole number from 1, or 0 where that is allowed; more than `upTo` only where that is a ceiling, which is checked later (02-loop §2, catalogue B10). */
export function parseCount(text: string, type: TypeOfKind<'count'>): Parsed<number> {
  const { from = 1 } = type;
  const help = `Write a whole number from ${from} to ${type.upTo}, for example ${exampleFor(type.upTo)}.`;
  if (!/^-?\d+$/.test(text)) return refuse('is not a whole number.', help);
  const value = Number(text);
  if (value < from) return refuse(`is below ${from}.`, help);
  if (Object.is(value, -0)) return refuse('has a sign.', help);
  if (text.startsWith('0') && text !== '0') return refuse('starts with a zero.', help);
  if (!Number.isSafeInteger(value) || (value > type.upTo && !type.ceiling)) return refuse('is too large.', help);
  return accept(value);
}

/** Decimal number above 0 (10-fine-print: any number > 0). */
export function parseFactor(text: string): Parsed<number> {
  const help = 'Write a number above 0, for example 1.5.';
  if (!/^(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text)) return refuse('is not a plain number.', help);
  const value = Number(text);
  if (value <= 0) return refuse('is not above 0.', help);
  return Number.isFinite(value) ? accept(value) : refuse('is too large.', help);
}

/** US dollars as a plain number; more than `upTo` only where that is a ceiling, which is checked later (02-loop §2). */
export function parseMoney(text: string, { upTo, ceiling, free }: TypeOfKind<'money'>): Parsed<number> {
  const help = `Write US dollars as a plain number ${free ? 'from 0' : 'above 0'} to ${upTo}, for example 2.50.`;
  if (!/^(?:0|[1-9]\d*)(?:\.\d{1,4})?$/.test(text)) return refuse('is not a plain amount of US dollars.', help);
  const value = Number(text);
  if (value <= 0 && !free) return refuse('is not above 0.', help);
  if (value > MOST_DOLLARS || (value > upTo && !ceiling)) return refuse('is too large.', help);
  return accept(value);
}

/** More is no budget; and every sum of less is exact to a millionth. */
const MOST_DOLLARS = 1_000_000;

function exampleFor(upTo: number): number {
  return Math.min(upTo, 20);
}
