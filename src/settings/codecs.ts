/** How single values are written: each codec reads a text, says what is wrong with it, and tells documentation and schema its form. */
import { z } from 'zod';
import type { Codec } from './row.ts';

/** Says what is wrong, for example `is not a whole number.`, and what to write instead; never with a secret value. */
export type Refuse = (problem: string, help: string, subject?: string) => never;

/** A problem and what to write instead. */
export type Flaw = readonly [problem: string, help: string];

export interface Form {
  /** How it is written, for the documentation. */
  readonly words: string;
  /** The same for editors; default: a text. */
  readonly json?: Readonly<Record<string, unknown>>;
  /** It may spread over lines, and white space around it means nothing. */
  readonly spacious?: boolean;
}

/** One byte less than what the kernel takes as a single argument or variable. */
const MOST_BYTES = 131_071;
/** More than this many problems of one value help nobody. */
const MOST_PROBLEMS = 10;

const TEXT = { type: 'string' };
export const LIST = { type: ['string', 'array'], items: TEXT };

/** The issues hold our own sentences; their path is what they are about where that is not the whole value. */
export function codec<V>({ words, json = TEXT, spacious }: Form, read: (text: string, refuse: Refuse) => V): Codec<V> {
  const schema = z.custom<string>().transform((text, context): V => {
    let help: string | undefined;
    const tell = (problem: string, advice: string, subject?: string): void => {
      help ??= advice;
      if (context.issues.length === MOST_PROBLEMS) return;
      context.addIssue({
        code: 'custom',
        message: `${problem} ${advice}`,
        path: subject === undefined ? [] : [subject],
      });
    };
    if (text.includes('\0')) {
      tell('contains a NUL character.', 'Remove it.');
      return z.NEVER;
    }
    if (byteLength(text) > MOST_BYTES) {
      tell(`is longer than ${MOST_BYTES} bytes.`, 'Put it into a file or script.');
      return z.NEVER;
    }
    const value = read(text, tell as Refuse);
    const flaw = spacious ? undefined : spaceFlaw(text);
    if (flaw === undefined) return value;
    context.issues.length = 0;
    tell(flaw, help ?? 'Write the value alone, on one line.');
    return z.NEVER;
  });
  return schema.meta({ description: words, ...json });
}

function spaceFlaw(text: string): string | undefined {
  if (text.trim() !== text) return 'begins or ends with white space.';
  return /[\r\n\u2028\u2029]/.test(text) ? 'has more than one line.' : undefined;
}

/** A text that is taken as it is. */
export function matching(form: Form, isRight: (text: string) => boolean, [problem, help]: Flaw): Codec<string> {
  return codec(form, (text, refuse) => (isRight(text) ? text : refuse(problem, help)));
}

/** A value as it may stand in a message: quoted, short, and without characters that a terminal or a runner acts on. */
export function quote(text: string): string {
  const characters = [...text];
  const shown = characters.length > 80 ? `${characters.slice(0, 77).join('')}...` : text;
  const escaped = JSON.stringify(shown).replace(/[\p{C}\p{Zl}\p{Zp}]/gu, escapeCharacter);
  return escaped.replaceAll('\\"', '"');
}

function escapeCharacter(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}

/** A list as a reader expects it: `a, b or c`. */
export function oneOf(values: readonly string[]): string {
  const last = values.at(-1) ?? '';
  return values.length < 2 ? last : `${values.slice(0, -1).join(', ')} or ${last}`;
}

/** Bytes of a text in UTF-8. */
export function byteLength(text: string): number {
  return new TextEncoder().encode(text).length;
}

// Words and numbers

/** `true` or `false`, nothing else. */
export const boolean = codec({ words: '`true` or `false`', json: { type: 'boolean' } }, (text, refuse) =>
  text === 'true' || text === 'false' ? text === 'true' : refuse('is not a boolean.', 'Write true or false.'),
);

/** One of the words; `later` are documented ones that this version does not have. */
export function choice<const Value extends string>(
  values: readonly Value[],
  later: readonly string[] = [],
): Codec<Value> {
  const words = oneOf(values.map((value) => `\`${value}\``));
  return codec({ words, json: { enum: values } }, (text, refuse) => {
    const problem = later.includes(text) ? 'is not supported in this version.' : 'is not a known value.';
    return values.find((value) => value === text) ?? refuse(problem, `Write ${oneOf(values)}.`);
  });
}

/** Exactly the sentence, word for word. */
export function sentence(wanted: string): Codec<boolean> {
  return codec({ words: `exactly \`${wanted}\``, json: { const: wanted } }, (text, refuse) => {
    const help = `Write exactly ${quote(wanted)}, or leave it out.`;
    return text === wanted || refuse('is not the sentence that is asked for.', help);
  });
}

/** Values over these take `accept_unbounded`; `form` is what can be written without it. */
export const ceilings = z.registry<{ readonly upTo: number; readonly form: string }>();

interface Bounds {
  readonly upTo: number;
  /** More than `upTo` is possible with `accept_unbounded`, which is checked later. */
  readonly ceiling?: true;
}

/** Whole number from 1, or 0 where that is said. */
export function count({ upTo, ceiling, from = 1 }: Bounds & { readonly from?: 0 | 1 }): Codec<number> {
  const words = `whole number, ${from} to ${upTo}${ceiling ? ' (ceiling)' : ''}`;
  const json = { type: 'integer', minimum: from, ...(ceiling ? {} : { maximum: upTo }) };
  const help = `Write a whole number from ${from} to ${upTo}, for example ${Math.min(upTo, 20)}.`;
  const schema = codec({ words, json }, (text, refuse) => {
    if (!/^-?\d+$/.test(text)) return refuse('is not a whole number.', help);
    const value = Number(text);
    if (value < from) return refuse(`is below ${from}.`, help);
    if (Object.is(value, -0)) return refuse('has a sign.', help);
    if (/^0./.test(text)) return refuse('starts with a zero.', help);
    if (!Number.isSafeInteger(value) || (value > upTo && !ceiling)) return refuse('is too large.', help);
    return value;
  });
  return ceiling ? schema.register(ceilings, { upTo, form: `a whole number from 1 to ${upTo}` }) : schema;
}

/** Decimal number above 0. */
export const factor = codec(
  { words: 'number above 0', json: { type: 'number', exclusiveMinimum: 0 } },
  (text, refuse) => {
    const help = 'Write a number above 0, for example 1.5.';
    if (!/^(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text)) return refuse('is not a plain number.', help);
    const value = Number(text);
    if (value <= 0) return refuse('is not above 0.', help);
    return Number.isFinite(value) ? value : refuse('is too large.', help);
  },
);

/** More is no budget; and every sum of less is exact to a millionth. */
const MOST_DOLLARS = 1_000_000;

/** US dollars, at most four decimals, above 0; `free`: 0 too. */
export function money({ upTo, ceiling, free }: Bounds & { readonly free?: true }): Codec<number> {
  const range = `${free ? 'from 0' : 'above 0'} to ${upTo}`;
  const json = { type: 'number', ...(free ? { minimum: 0 } : { exclusiveMinimum: 0 }) };
  const help = `Write US dollars as a plain number ${range}, for example 2.50.`;
  const schema = codec({ words: `US dollars, ${range}${ceiling ? ' (ceiling)' : ''}`, json }, (text, refuse) => {
    if (!/^(?:0|[1-9]\d*)(?:\.\d{1,4})?$/.test(text)) return refuse('is not a plain amount of US dollars.', help);
    const value = Number(text);
    if (value <= 0 && !free) return refuse('is not above 0.', help);
    if (value > MOST_DOLLARS || (value > upTo && !ceiling)) return refuse('is too large.', help);
    return value;
  });
  return ceiling ? schema.register(ceilings, { upTo, form: `at most ${upTo} US dollars` }) : schema;
}

// Times

/** Ceiling of every duration without `accept_unbounded`. */
export const DURATION_CEILING_MS = 24 * 3_600_000;

/** Longest delay that a timer holds (2^31 - 1 ms), rounded down to hours: a longer one would fire at once. */
export const LONGEST_TIMER_MS = 596 * 3_600_000;

const DURATION = {
  oneOf: [
    { type: 'integer', minimum: 1 },
    { type: 'string', pattern: '^([0-9]+|(?=[0-9])([0-9]+h)?([0-9]+m)?([0-9]+s)?)$' },
  ],
};

/** `90s`, `5m`, `1h30m`, bare number = minutes; milliseconds. 0 is refused, and so is what no timer can hold. */
export const duration = codec({ words: 'duration', json: DURATION }, (text, refuse) => {
  const help = 'Write a duration such as 90s, 5m or 1h30m (a bare number is minutes), up to 24h.';
  const bare = /^\d+$/.test(text) ? `${text}m` : text;
  const match = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?$/.exec(bare);
  if (match === null || bare === '') return refuse('is not a duration.', help);
  const [, hours = '0', minutes = '0', seconds = '0'] = match;
  const valueMs = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000;
  if (valueMs === 0) return refuse('is no time at all.', help);
  return valueMs > LONGEST_TIMER_MS ? refuse('is longer than the 596h that a timer can hold.', help) : valueMs;
});

/** `7d`, `36h`, milliseconds: an age over nights, which no timer has to hold; a bare number could mean either and is refused. */
export const age = codec(
  { words: 'days or hours, as `7d` or `36h`', json: { ...TEXT, pattern: '^[1-9][0-9]{0,3}[dh]$' } },
  (text, refuse) => {
    const match = /^([1-9]\d{0,3})([dh])$/.exec(text);
    if (match === null) return refuse('is no age.', 'Write days or hours, such as 7d or 36h.');
    return Number(match[1]) * (match[2] === 'd' ? 24 : 1) * 3_600_000;
  },
);

/** The shortest way to write a duration, for example `1h30m`; below a second in `ms`. */
export function formatDuration(durationMs: number): string {
  if (durationMs < 1000) return `${durationMs}ms`;
  const seconds = Math.round(durationMs / 1000);
  const parts = [
    [Math.floor(seconds / 3600), 'h'],
    [Math.floor((seconds % 3600) / 60), 'm'],
    [seconds % 60, 's'],
  ] as const;
  return parts.map(([amount, unit]) => (amount === 0 ? '' : `${amount}${unit}`)).join('');
}

// Texts

/** Name of a model as clients write it, for example `claude-sonnet-4-5` or `provider/model:tag`. */
export function isModel(text: string): boolean {
  return /^[A-Za-z0-9][\w.:/@[\]-]{0,127}$/.test(text);
}

/** Name of a model. */
export const model = matching({ words: 'name of a model' }, isModel, [
  'is not the name of a model.',
  'Write the name as the agent takes it, for example sonnet.',
]);

const VERSION = /^\d{1,6}\.\d{1,6}\.\d{1,6}(?:-[0-9A-Za-z.-]{1,64})?$/;

/** Exact version of an npm package: a range or a tag could be another program tomorrow. */
export const version = matching({ words: 'exact version' }, (text) => VERSION.test(text), [
  'is not an exact version.',
  'Write all three numbers, for example 2.1.330.',
]);

/** A person's words, one line or more. */
export function prose(most: number): Codec<string> {
  return codec({ words: 'text', spacious: true }, (text, refuse) => {
    const help = 'Write one sentence or a few, for example: Make the tests in src/utils pass.';
    const words = text.trim();
    if (!/[\p{L}\p{N}]/u.test(words)) return refuse('has no letter and no digit.', help);
    const { length } = [...words];
    return length > most ? refuse(`has ${length} characters, the limit is ${most}.`, 'Shorten it.') : words;
  });
}

/** Name of a feature folder directly below `.ralph/`. */
export const feature = codec({ words: 'name of a folder' }, (text, refuse) => {
  const help = 'Write the name of one folder below .ralph/, for example 42-login.';
  if (text === 'all') return refuse('is not supported in this version.', help);
  if (text === 'archive') return refuse('is where finished features are kept.', help);
  if (/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/.test(text)) return text;
  return refuse('is not the name of a feature.', `${help} Letters, digits, ".", "_" and "-" may stand in it.`);
});

/** First line of a commit message; only `{id}` and `{title}` are filled in. */
export const messageTemplate = codec({ words: 'one line' }, (text, refuse) => {
  const unknown = [...text.matchAll(/\{(\w+)\}/g)].find(([, name]) => name !== 'id' && name !== 'title');
  if (unknown === undefined) return text;
  return refuse(
    `has the unknown placeholder ${unknown[0]}.`,
    'Use {id} and {title}, for example "feat: [{id}] - {title}".',
  );
});

/** Name that git can store as author: it would drop `<` and `>` silently. */
export const personName = codec({ words: 'one line' }, (text, refuse) => {
  const help = 'Write a plain name, for example "Release Bot".';
  if (/[<>]/.test(text)) return refuse('contains "<" or ">".', help);
  return /[\p{L}\p{N}]/u.test(text) ? text : refuse('has no letter and no digit.', help);
});

/** Address that git can store as author. */
export const email = matching({ words: 'e-mail address' }, (text) => /^[^\s<>@]+@[^\s<>@]+$/.test(text), [
  'is not an e-mail address.',
  'Write an address such as bot@example.com.',
]);

/** A token is one word; anything else was pasted wrongly. */
export const token = matching({ words: 'token', spacious: true }, (text) => /^[!-~]+$/.test(text), [
  'contains a character that no token has (a space, a line break or a non-ASCII character).',
  `Pass it from a secret, for example \${{ secrets.RALPH_TOKEN }}, and check what is stored there.`,
]);

/** One word that Markdown reads as plain text at the start of a line. */
export const phrase = matching({ words: 'one word' }, (text) => /^[A-Za-z/@!$:.][\w/@!$:.-]{1,39}$/.test(text), [
  'is not one plain word.',
  'Write 2 to 40 letters, digits and / @ ! $ : . - _, beginning with none of - and _ and no digit, for example /ralph.',
]);

/** Name of a label as GitHub takes it: one line of at most 50 characters. */
export const label = matching({ words: 'name of a label' }, (text) => [...text].length <= 50, [
  'is longer than 50 characters.',
  'Write the name of one label, for example ralph.',
]);

const BRANCH_FLAWS: readonly (readonly [RegExp, string])[] = [
  [/[\s~^:?*[\\\p{Cc}]/u, 'it contains a space or one of ~ ^ : ? * [ \\'],
  [/^-/, 'it begins with "-"'],
  [/^\/|\/$|\/\//, 'it has an empty part between "/"'],
  [/(?:^|\/)\./, 'a part begins with "."'],
  [/\.\.|@\{/, 'it contains ".." or "@{"'],
  [/\.$|\.lock(?:\/|$)/, 'it ends with "." or ".lock"'],
  [/^(?:@|HEAD)$/, 'the name is reserved'],
  [/^.{201,}$/su, 'it is longer than 200 characters'],
];

/** Name of a branch without `refs/heads/` (rules of git check-ref-format). */
export const branch = codec({ words: 'branch name' }, (text, refuse) => {
  const help = 'Write the name of a branch, for example main.';
  if (text.startsWith('refs/')) return refuse('is a full ref.', `${help} Leave out refs/heads/.`);
  const flaw = BRANCH_FLAWS.find(([pattern]) => pattern.test(text));
  return flaw === undefined ? text : refuse(`is not a valid branch name: ${flaw[1]}.`, help);
});

/** Beginning of a branch name: valid once a feature's name follows. */
export const branchPrefix = codec({ words: 'beginning of a branch name' }, (text, refuse) => {
  const help = 'Write the beginning of a branch name, for example ralph/.';
  if (text.startsWith('refs/')) return refuse('is the beginning of a full ref.', `${help} Leave out refs/heads/.`);
  const flaw = BRANCH_FLAWS.find(([pattern]) => pattern.test(`${text}feature`));
  return flaw === undefined ? text : refuse(`cannot begin a branch name: ${flaw[1]}.`, help);
});

// Paths

function readPath(text: string, refuse: Refuse): string {
  const help = 'Write the path of a file inside the repository, relative to its root, for example docs/prd.json.';
  const segments = segmentsInside(text, help, refuse);
  const isFolder = segments?.length === 0 || /(?:^|\/)\.?$/.test(text);
  return segments !== undefined && isFolder ? refuse('names a folder, not a file.', help) : (segments ?? []).join('/');
}

function segmentsInside(text: string, help: string, refuse: Refuse): readonly string[] | undefined {
  if (/^(?:[/~]|[A-Za-z]:)/.test(text)) return refuse('is not relative to the repository.', help);
  if (text.includes('\\')) return refuse('contains a backslash.', `${help} Separate folders with "/".`);
  const segments = segmentsOf(text);
  if (segments.includes('..')) return refuse('leads out of the repository with "..".', help);
  if (segments.some((segment) => segment.toLowerCase() === '.git')) return refuse('leads into .git.', help);
  return segments;
}

export function segmentsOf(path: string): readonly string[] {
  return path.split('/').filter((segment) => segment !== '.' && segment !== '');
}

/** File inside the repository, normalised; links are followed and judged where the file is opened. */
export const path = codec({ words: 'path in the repository' }, readPath);

/** The same as a word of `agent_args`, where blanks belong to it. */
export const scorePath = codec({ words: 'path in the repository', spacious: true }, readPath);

/** Folder inside the repository, without a slash at its ends; the root is the empty text. */
export const folder = codec({ words: 'folder in the repository' }, (text, refuse) => {
  const help = 'Write the path of a folder inside the repository, relative to its root, for example packages/api.';
  return segmentsInside(text, help, refuse)?.join('/') ?? '';
});

function isAbsolutePath(text: string): boolean {
  return text.startsWith('/') && !text.endsWith('/') && !text.split('/').includes('..');
}

/** Absolute path of a program; a relative one could be a file that the agent wrote. */
export const executable = matching({ words: 'absolute path' }, isAbsolutePath, [
  'is not the absolute path of a program.',
  'Write the whole path, for example /opt/claude/bin/claude.',
]);

/** A recorded run: a file of the machine, such as a downloaded artifact, or one that is committed. */
export const cassette = codec({ words: 'absolute path, or path in the repository' }, (text, refuse) => {
  if (!text.startsWith('/')) return readPath(text, refuse);
  const help = 'Write the whole path, for example /tmp/night/cassette.jsonl.';
  return isAbsolutePath(text) ? text : refuse('is not the absolute path of a file.', help);
});
