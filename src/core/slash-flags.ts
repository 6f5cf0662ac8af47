import type { Word } from './slash-words.ts';

/** What a value of each flag becomes. */
export interface FlagValues {
  readonly max?: number;
  readonly criteria?: string;
  readonly model?: string;
  readonly story?: readonly string[];
  readonly allow?: string;
  readonly fresh?: true;
  readonly agent?: true;
}

export type FlagName = keyof FlagValues;

/** Flags and the words that are none, or the one thing that is wrong. */
export type ReadFlags =
  | { readonly ok: true; readonly flags: FlagValues; readonly words: readonly Word[] }
  | { readonly ok: false; readonly problem: string };

type Read = { readonly value: FlagValues[FlagName] } | { readonly problem: string };

/**
 * Takes the flags out of a command's words: `--max 10` and `--max=10` are the same, each may be given once, and one that the
 * command does not have is a mistake (03-interface §4, catalogue U14, U15).
 */
export function readFlags(words: readonly Word[], known: readonly FlagName[]): ReadFlags {
  const flags = new Map<FlagName, FlagValues[FlagName]>();
  const others: Word[] = [];
  let from = 0;
  for (const [at, word] of words.entries()) {
    if (at < from) continue;
    if (word.quoted || !word.text.startsWith('-')) {
      others.push(word);
      continue;
    }
    const read = readFlag(word, words[at + 1], known);
    if ('problem' in read) return refused(read.problem);
    if (flags.has(read.name)) return refused(`--${read.name} is given twice`);
    flags.set(read.name, read.value);
    from = at + read.words;
  }
  // Each name was read by the reader of that name, which the compiler cannot follow through a lookup.
  return { ok: true, flags: Object.fromEntries(flags) as FlagValues, words: others };
}

function refused(problem: string): Extract<ReadFlags, { readonly ok: false }> {
  return { ok: false, problem };
}

interface Flag {
  readonly name: FlagName;
  readonly value: FlagValues[FlagName];
  /** Words that it takes up, with its own. */
  readonly words: number;
}

function readFlag(word: Word, next: Word | undefined, known: readonly FlagName[]): Flag | { problem: string } {
  const { text } = word;
  const equals = text.indexOf('=');
  const typed = equals < 0 ? text : text.slice(0, equals);
  const inline = equals < 0 ? undefined : text.slice(equals + 1);
  const name = known.find((each) => `--${each}` === typed);
  if (name === undefined) return { problem: unknown(word, typed, known) };
  const read = readValue(name, { inline, next });
  if ('problem' in read) return { problem: `${read.problem}${goesOn(word)}` };
  return { ...read, name, words: isSwitch(name) || inline !== undefined ? 1 : 2 };
}

function unknown(word: Word, typed: string, known: readonly FlagName[]): string {
  const has = known.length === 0 ? 'takes no flags' : `has ${known.map((name) => `--${name}`).join(', ')}`;
  return `${typed.slice(0, 60)} is not a flag of this command, which ${has}${goesOn(word)}`;
}

/** Follows what is wrong with a word on a line of flags below the command's own, which may have been meant as a signature; else ''. */
export function goesOn({ isBelow }: Word): string {
  return isBelow === true
    ? '. A line directly below that begins with --, — or – and a letter goes on with the command: where it is none of it, leave a line empty above it'
    : '';
}

interface Given {
  readonly inline: string | undefined;
  readonly next: Word | undefined;
}

function readValue(name: FlagName, { inline, next }: Given): Read {
  if (isSwitch(name)) return inline === undefined ? { value: true } : { problem: `--${name} takes no value` };
  const isMissing = next === undefined || (!next.quoted && /^--?[a-z]/.test(next.text));
  const text = inline ?? (isMissing ? '' : next.text);
  return text.trim() === '' ? { problem: `--${name} needs a value` } : readers[name](text);
}

/** Flags that take no value. */
type Switch = 'fresh' | 'agent';

function isSwitch(name: FlagName): name is Switch {
  return name === 'fresh' || name === 'agent';
}

const readers: Readonly<Record<Exclude<FlagName, Switch>, (text: string) => Read>> = {
  max: (text) =>
    /^[1-9]\d*$/.test(text)
      ? { value: Math.min(Number(text), Number.MAX_SAFE_INTEGER) }
      : { problem: `--max is ${shown(text)}, not a whole number from 1` },
  criteria: (text) =>
    text.length > mostCommandChars
      ? { problem: `--criteria is longer than ${mostCommandChars} characters; put the command into a script` }
      : { value: text },
  model: (text) =>
    /^[\w.:/@[\]-]{1,100}$/.test(text)
      ? { value: text }
      : { problem: `--model is ${shown(text)}, not the name of a model` },
  story: (text) => ids(text),
  allow: (text) =>
    text.length > 300 || text.split('/').includes('..')
      ? { problem: `--allow is ${shown(text)}, not a glob inside the repository` }
      : { value: text },
};

/** A command goes to bash as one argument; nobody reads a longer one in a comment. */
const mostCommandChars = 4000;

function ids(text: string): Read {
  const list = [...new Set(text.split(',').map((id) => id.trim()))].filter((id) => id !== '');
  if (list.length === 0) return { problem: '--story names no story' };
  return list.length > 100 ? { problem: '--story names more than 100 stories' } : { value: list };
}

function shown(text: string): string {
  return `"${text.length > 60 ? `${text.slice(0, 60)}…` : text}"`;
}
