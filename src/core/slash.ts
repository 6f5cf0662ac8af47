import { nearest } from './nearest.ts';
import type { SlashCommand } from './slash-command.ts';
import { type FlagName, type FlagValues, goesOn, readFlags } from './slash-flags.ts';
import { ownLines } from './slash-lines.ts';
import { withoutMailReply } from './slash-mail.ts';
import { splitWords, type Word, type Words } from './slash-words.ts';

/** What a body says to us. */
export type SlashReading =
  /** No line of the author's own text begins with the phrase. */
  | { readonly type: 'none' }
  | { readonly type: 'command'; readonly command: SlashCommand }
  /** A command was meant; `problem` says in one clause what is wrong with it. */
  | { readonly type: 'malformed'; readonly problem: string };

/**
 * The first command of a comment (03-interface §4): the phrase is the first word of a line of the author's own text, and lines
 * directly below that begin with `--`, or with what a phone makes of it, and a letter go on with its flags. Total: any text of any length has a reading (catalogue U12, U14, U15).
 */
export function readSlash(body: string, phrase: string): SlashReading {
  const text = withoutMailReply(body.replace(/\r\n?|\u2028|\u2029/g, '\n'));
  const begins = beginsWith(phrase);
  const anywhere = new RegExp(literal(phrase), 'i');
  const isThere = (part: string): boolean => anywhere.test(part);
  if (!isThere(text)) return { type: 'none' };
  const lines = ownLines(text, isThere);
  const at = lines.findIndex((each) => begins.test(each));
  const line = lines[at];
  return line === undefined ? { type: 'none' } : readLine(line.replace(begins, ''), flagLines(lines.slice(at + 1)));
}

/** Four columns make code of a line, so fewer may stand before the phrase; phones begin a line with a capital. */
function beginsWith(phrase: string): RegExp {
  return new RegExp(`^[^\\S\\t]{0,3}${literal(phrase)}(?!\\S)`, 'i');
}

function literal(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
}

/**
 * The lines of flags directly below a command: to leave them out would be to work by other limits than were asked for. Each begins with
 * `--` and a letter, or with one or two typographic dashes and a small letter.
 */
function flagLines(below: readonly string[]): readonly string[] {
  const end = below.findIndex((line) => !/^\s*(?:--[A-Za-z]|[—–]{1,2}[a-z])/.test(line));
  return end < 0 ? below : below.slice(0, end);
}

function readLine(rest: string, flags: readonly string[]): SlashReading {
  if (hasControls(rest)) return malformed('the line holds a control character');
  // A reason is kept as it was written, whatever quotes stand in it, and ends with its line.
  const cancelled = /^\s*cancel(?!\S)/i.exec(rest);
  if (cancelled !== null) return cancel(rest.slice(cancelled[0].length).trim());
  if (flags.some(hasControls)) return malformed('a line of flags holds a control character');
  const split = splitLines([rest, ...flags]);
  if (!split.ok) return malformed(split.problem);
  const [first, ...others] = split.words;
  if (first === undefined) return malformed('a command is missing');
  if (first.quoted) return objective(split.words);
  // What every program at a terminal answers to.
  if (first.text === '--help' || first.text === '-h') return named('help', others);
  return first.text.startsWith('--') ? objective(split.words) : named(first.text, others);
}

/** No quotation goes on from one line to the next. */
function splitLines(lines: readonly string[]): Words {
  const words: Word[] = [];
  for (const [at, line] of lines.entries()) {
    const split = splitWords(line);
    if (!split.ok) return split;
    words.push(...(at === 0 ? split.words : split.words.map((word) => ({ ...word, isBelow: true as const }))));
  }
  return { ok: true, words };
}

function named(name: string, words: readonly Word[]): SlashReading {
  const form = forms.get(name.toLowerCase());
  if (form === undefined) return malformed(noCommand(name));
  const read = readFlags(words, form.flags);
  if (!read.ok) return malformed(read.problem);
  const more = read.words[form.most];
  if (more !== undefined) return malformed(tooMany(more));
  const built = form.build(read.flags, read.words);
  return typeof built === 'string' ? malformed(built) : { type: 'command', command: built };
}

function tooMany(word: Word): string {
  return `"${word.text.slice(0, 60)}" is one word too many${goesOn(word)}`;
}

function noCommand(name: string): string {
  const typed = name.slice(0, 60);
  const meant = typed.toLowerCase() === 'stop' ? 'cancel' : nearest(typed, [...forms.keys(), 'cancel']);
  return `"${typed}" is no command${meant === undefined ? '' : ` (did you mean ${meant}?)`}; an objective stands in quotes`;
}

interface Form {
  readonly flags: readonly FlagName[];
  /** Most words beside flags. */
  readonly most: number;
  /** The command, or what is wrong with it. */
  readonly build: (flags: FlagValues, words: readonly Word[]) => SlashCommand | string;
}

const forms: ReadonlyMap<string, Form> = new Map(
  Object.entries<Form>({
    run: { flags: ['story', 'max', 'fresh'], most: 1, build: run },
    init: { flags: ['agent'], most: 1, build: init },
    status: { flags: [], most: 1, build: (_, [word]) => ofRun(word, (run) => ({ kind: 'status', ...run })) },
    resume: {
      flags: ['fresh'],
      most: 1,
      build: ({ fresh }, [word]) => ofRun(word, (run) => ({ kind: 'resume', ...run, fresh: fresh === true })),
    },
    retry: { flags: ['allow'], most: 1, build: retry },
    fix: { flags: [], most: Number.POSITIVE_INFINITY, build: fix },
    approve: { flags: [], most: 0, build: () => ({ kind: 'approve' }) },
    abort: { flags: [], most: 0, build: () => ({ kind: 'abort' }) },
    doctor: { flags: [], most: 0, build: () => ({ kind: 'doctor' }) },
    help: { flags: [], most: 0, build: () => ({ kind: 'help' }) },
  }),
);

function objective(words: readonly Word[]): SlashReading {
  const read = readFlags(words, ['max', 'criteria', 'model']);
  if (!read.ok) return malformed(read.problem);
  const [first, second] = read.words;
  if (second !== undefined) return malformed(outside(second));
  const text = first?.text.trim() ?? '';
  if (first?.quoted === false) return malformed('an objective stands in quotes');
  if (text === '') return malformed('the objective is empty');
  return { type: 'command', command: { kind: 'objective', objective: text, ...read.flags } };
}

function outside(word: Word): string {
  return `"${word.text.slice(0, 60)}" stands outside of the quotes${goesOn(word)}`;
}

function run({ story = [], fresh, ...caps }: FlagValues, [word]: readonly Word[]): SlashCommand | string {
  return featured(word, (feature) => ({ kind: 'run', ...feature, stories: story, ...caps, fresh: fresh === true }));
}

function init(flags: FlagValues, [word]: readonly Word[]): SlashCommand | string {
  return featured(word, (feature) => ({ kind: 'init', ...feature, ...flags }));
}

function retry(flags: FlagValues, [word]: readonly Word[]): SlashCommand | string {
  if (word === undefined || word.text.trim() === '') return 'retry needs the id of a story';
  return { ...flags, kind: 'retry', story: word.text.trim() };
}

/** Without quotes it may as well be an objective that begins with this word. */
function fix(_: FlagValues, [word, more]: readonly Word[]): SlashCommand | string {
  if (word === undefined || word.text.trim() === '') return 'fix needs a text in quotes that says what to fix';
  if (!word.quoted) return 'what to fix stands in quotes, and so does an objective';
  if (more !== undefined) return tooMany(more);
  return { kind: 'fix', what: word.text.trim() };
}

/** A folder below `.ralph/`. */
function featured(
  word: Word | undefined,
  build: (feature: { readonly feature?: string }) => SlashCommand,
): SlashCommand | string {
  if (word === undefined) return build({});
  if (!/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/.test(word.text)) {
    return `"${word.text.slice(0, 60)}" is not the name of a feature${goesOn(word)}`;
  }
  return build({ feature: word.text });
}

function ofRun(
  word: Word | undefined,
  build: (run: { readonly runId?: string }) => SlashCommand,
): SlashCommand | string {
  if (word === undefined) return build({});
  if (!/^\d{8}-\d{6}-[0-9a-f]{4,16}$/.test(word.text))
    return `"${word.text.slice(0, 60)}" is not the id of a run${goesOn(word)}`;
  return build({ runId: word.text });
}

/** Text in one pair of quotes is that text; anything else is taken as it stands. */
function cancel(rest: string): SlashReading {
  if (/^--?[a-z]/.test(rest)) return malformed(`${rest.split(/\s/, 1)[0]?.slice(0, 60)} is not a flag of cancel`);
  const split = splitWords(rest);
  const only = split.ok && split.words.length === 1 && split.words[0]?.quoted ? split.words[0].text : rest;
  return { type: 'command', command: { kind: 'cancel', reason: only.slice(0, 500) } };
}

function malformed(problem: string): SlashReading {
  return { type: 'malformed', problem };
}

/** A tab is white space; everything else below a space, and what C1 calls a control, was not typed. */
function hasControls(text: string): boolean {
  return /[^\P{Cc}\t]/u.test(text);
}
