/** GitHub refuses longer ones (05-github, Limits); the marker lines need some of it. */
const MOST_CHARS = 65_000;
/** What the presenters are asked for, one after the other, until the text fits. */
const ROOM = [64_000, 48_000, 24_000, 8_000, 2_000] as const;

/** A text that fits although redaction made it longer: blanking out many short values does. */
export function redactedText(make: (maxChars: number) => string, clean: (text: string) => string): string {
  for (const maxChars of ROOM) {
    const text = clean(make(maxChars));
    if (text.length <= MOST_CHARS) return text;
  }
  return clean(make(ROOM[4])).slice(0, MOST_CHARS).toWellFormed();
}

/** A title of one line; GitHub takes 256 characters. */
export function redactedTitle(title: string, clean: (text: string) => string): string {
  return clean(title).replaceAll(/\s+/g, ' ').slice(0, 250).toWellFormed();
}
