import { SINGLE_KEYS } from './prd-story.ts';

/** Whether a key may be written with an escape for one of its letters, which a search for the key does not see. */
export function hidesKeys(text: string): boolean {
  return /\\u00[67]/.test(text);
}

/** Matches the keys whose repetition is refused, one after the other (catalogue B3). */
export function singleKeyPattern(): RegExp {
  return new RegExp(`"(?:${SINGLE_KEYS.join('|')})"\\s*:`, 'g');
}

/**
 * Whether a story may write one of these keys twice. Its parsed value keeps one of two equal keys, so a text with more of
 * them than `kept` repeats one, or has it in a nested object as well.
 */
export function mayRepeatKeys(raw: string, kept: number, pattern: RegExp): boolean {
  pattern.lastIndex = 0;
  for (let left = kept; pattern.test(raw); left -= 1) {
    if (left === 0) return true;
  }
  return false;
}
