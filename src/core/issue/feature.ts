import { slug } from '../slug.ts';

/** Longest name of a feature that comes from a title. */
const MOST_CHARS = 40;

/** `42-gear-pagination`: number and title of an issue as the name of its feature folder, whole words only. */
export function featureOf({ number, title }: { readonly number: number; readonly title: string }): string {
  const words = title
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/gu, '')
    .split(/[^a-z0-9]+/);
  const parts = [String(number)];
  for (const word of words.filter(Boolean)) {
    if ([...parts, word].join('-').length > MOST_CHARS) break;
    parts.push(word);
  }
  return slug(parts.join('-'));
}
