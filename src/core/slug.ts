import { hash8 } from './hash.ts';

const MAX_LENGTH = 40;
const HASH_LENGTH = 6;

/**
 * A text as part of a ref, folder or file name (10-fine-print "Slugs", catalogue G10): `[a-z0-9-]{1,40}`, followed by
 * `-` and 6 hex of a hash of the whole text when anything was lost. Folding A-Z to a-z does not count as a loss: story ids
 * that differ only by case are refused by the reader, so `US-003` stays readable as `us-003`.
 *
 * @returns never empty; the bare 6 hex when no character of the text survives.
 */
export function slug(text: string): string {
  const folded = fold(text);
  const kept = keptOf(folded);
  return kept === folded && kept !== '' ? kept : withHash(kept, text);
}

/** The same with the hash even where nothing was lost, so that it is never the slug of another kind of text. */
export function hashedSlug(text: string): string {
  return withHash(keptOf(fold(text)), text);
}

function fold(text: string): string {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}

function keptOf(folded: string): string {
  return trimDashes(trimDashes(folded.replace(/[^a-z0-9]+/g, '-')).slice(0, MAX_LENGTH));
}

function withHash(kept: string, text: string): string {
  const suffix = hash8(text).slice(0, HASH_LENGTH);
  return kept === '' ? suffix : `${kept}-${suffix}`;
}

/** A leading dash would read as an option to git, a trailing one would double before the hash. */
function trimDashes(text: string): string {
  return text.replace(/^-|-$/g, '');
}
