/** The first characters of a text, never half a character; a cut is marked. */
export function clipEnd(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text;
  const kept = text.slice(0, maxChars - 1);
  return `${isHighSurrogate(kept.charCodeAt(kept.length - 1)) ? kept.slice(0, -1) : kept}…`;
}

/** The last characters of a text, never half a character: a final message says what counts at its end. */
export function clipStart(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text;
  const kept = text.slice(-maxChars);
  return isLowSurrogate(kept.charCodeAt(0)) ? kept.slice(1) : kept;
}

/** A text as one line of at most so many characters. */
export function oneLine(text: string, maxChars: number): string {
  // Cut first: what follows would walk through megabytes for a line that shows a hundred characters.
  return clipEnd(
    text
      .slice(0, maxChars * 4)
      .replace(/\s+/g, ' ')
      .trim(),
    maxChars,
  );
}

function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff;
}

function isLowSurrogate(code: number): boolean {
  return code >= 0xdc00 && code <= 0xdfff;
}

/** Most characters of a text for the live log: who shows less of it cuts it where no secret is left that the cut could tear. */
export const MOST_TOLD_CHARS = 4096;
