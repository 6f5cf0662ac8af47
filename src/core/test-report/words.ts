/** Names of tests for a sentence: quoted, the first five, each cut, with a count of the rest. */
export function shownNames(names: readonly string[]): string {
  const more = names.length > MOST_SHOWN ? ` and ${names.length - MOST_SHOWN} more` : '';
  return `${names.slice(0, MOST_SHOWN).map(quoted).join(', ')}${more}`;
}

/** A foreign name inside a sentence of ours. */
export function quoted(name: string): string {
  const cut = name.length > MOST_CHARS ? `${name.slice(0, MOST_CHARS).toWellFormed()}…` : name;
  return JSON.stringify(cut);
}

const MOST_SHOWN = 5;
const MOST_CHARS = 120;
