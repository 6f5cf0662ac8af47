/** How lists are written: separated by commas or line breaks. */
import { isGlob } from '../core/globs.ts';
import { halts } from '../core/halts.ts';
import type { Price, Prices } from '../core/prices.ts';
import type { HaltKind } from '../core/state.ts';
import {
  codec,
  duration,
  type Flaw,
  type Form,
  isModel,
  LIST,
  oneOf,
  quote,
  type Refuse,
  segmentsOf,
} from './codecs.ts';
import { CLIENTS, type ClientName, type Codec } from './row.ts';

interface ListForm<V> extends Pick<Form, 'words' | 'json'> {
  /** Default: comma or newline. */
  readonly split?: (text: string) => readonly string[];
  /** What is said of a list without entries. */
  readonly empty: Flaw;
  readonly flaw?: (entry: string) => Flaw | undefined;
  readonly value: (entries: readonly string[], refuse: Refuse) => V;
}

function list<V>({ words, json = LIST, split = splitList, empty, flaw, value }: ListForm<V>): Codec<V> {
  return codec({ words, json, spacious: true }, (text, refuse) => {
    const entries = split(text);
    if (entries.length === 0) return refuse(...empty);
    for (const entry of entries) {
      const wrong = flaw?.(entry);
      if (wrong !== undefined) tell(wrong, entry, refuse);
    }
    return value(entries, refuse);
  });
}

function tell([problem, help]: Flaw, entry: string, refuse: Refuse): void {
  refuse(problem, help, `the entry ${quote(entry)}`);
}

function unique<V>(entries: readonly V[]): readonly V[] {
  return [...new Set(entries)];
}

/** Entries that stand there a second time. */
function repeated(entries: readonly string[]): readonly string[] {
  return entries.filter((entry, index) => entries.indexOf(entry) !== index);
}

const LINE_BREAK = /\r\n|\n|\r/;

/** Spaces around an entry are dropped, empty ones too. */
function splitList(text: string): readonly string[] {
  return clean(text.split(/,|\r\n|\n|\r/));
}

/** Like a list, but a comma inside brackets belongs to the glob: `src/{a,b}/**`. */
function splitGlobs(text: string): readonly string[] {
  return clean(text.split(LINE_BREAK).flatMap(splitOutsideBrackets));
}

function splitOutsideBrackets(line: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index < line.length; index += 1) {
    const character = line.charAt(index);
    if (character === '\\') index += 1;
    else if ('{[('.includes(character)) depth += 1;
    else if ('}])'.includes(character)) depth = Math.max(0, depth - 1);
    else if (character === ',' && depth === 0) {
      parts.push(line.slice(start, index));
      start = index + 1;
    }
  }
  return [...parts, line.slice(start)];
}

function clean(entries: readonly string[]): readonly string[] {
  return entries.map((entry) => entry.trim()).filter((entry) => entry !== '');
}

/** Story ids. Doubles count once. */
export const ids = list({
  words: 'list of ids',
  json: { type: ['string', 'integer', 'array'], items: { type: ['string', 'integer'] } },
  empty: ['names no story.', 'Write story ids, for example US-001, US-002.'],
  value: unique,
});

/** Names that the runner or the action owns: passing them would hand a credential or a command file to hostile code. */
const OWNED_NAMES =
  /^(?:INPUT_.*|ACTIONS_.*|RALPH_.*|GITHUB_TOKEN|GH_TOKEN|GITHUB_(?:ENV|OUTPUT|PATH|STATE|STEP_SUMMARY))$/i;

/** Names of environment variables. */
export const names = list({
  words: 'list of variable names',
  empty: ['names no variable.', 'Write names of variables, for example NPM_CONFIG_CACHE.'],
  flaw: (name) => {
    const help = 'Write names of variables, without values, for example NPM_CONFIG_CACHE.';
    if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(name)) return ['is not the name of a variable.', help];
    const problem = 'belongs to the runner or to this action and is never passed on.';
    return OWNED_NAMES.test(name) ? [problem, help] : undefined;
  },
  value: unique,
});

/** picomatch globs relative to the repository root, `!` negates. */
export const globs = list({
  words: 'list of globs',
  split: (text) => {
    const all = splitGlobs(text);
    return all.every(isNegated) ? [] : all;
  },
  empty: ['has no glob that selects anything.', 'Write at least one without "!", for example tests/**.'],
  flaw: (glob) => {
    const pattern = isNegated(glob) ? glob.slice(1).trim() : glob;
    const help = 'Write globs relative to the root of the repository, for example src/**/*.test.ts.';
    if (pattern === '') return ['has no pattern behind the "!".', help];
    if (pattern.split('/').includes('..')) return ['leads out of the repository with "..".', help];
    return isGlob(pattern)
      ? undefined
      : ['is not a valid glob.', `${help} Close every bracket or write "\\" before it.`];
  },
  value: (entries) => entries,
});

/** `!(a|b)` is a pattern of its own, as where globs are matched. */
function isNegated(glob: string): boolean {
  return glob.startsWith('!') && !glob.startsWith('!(');
}

const LOGIN_HELP = 'Write logins as GitHub shows them, for example my-app[bot]; there is no wildcard.';

/** Logins of accounts; no pattern. */
export const logins = list({
  words: 'list of logins',
  empty: ['names no login.', LOGIN_HELP],
  flaw: (login) =>
    /^[A-Za-z0-9][A-Za-z0-9-]{0,99}(?:\[bot\])?$/.test(login) ? undefined : ['is not a login.', LOGIN_HELP],
  value: unique,
});

const TOOL_HELP = 'Write names such as Edit or Bash(npm test), separated by commas.';

/** Tools, each a name with what it may be used for in brackets; a leading dash would be read as an option. */
export const tools = list({
  words: 'list of tools',
  split: splitGlobs,
  empty: ['names no tool.', TOOL_HELP],
  value: (entries, refuse) => {
    const wrong = entries.find((tool) => !/^[A-Za-z_][\w.-]{0,127}(?:\([^\r\n]{0,500}\))?$/.test(tool));
    return wrong === undefined ? entries : refuse(`contains ${quote(wrong)}, which is no tool.`, TOOL_HELP);
  },
});

/** One absolute path of a folder on the machine, normalised. */
export const place = codec({ words: 'absolute path' }, (text, refuse) => {
  const flaw = placeFlaw(text, false);
  const help = 'Write the absolute path of a folder, for example /tmp/hand-over.';
  return flaw === undefined ? normalised(text) : refuse(flaw, help);
});

/** Absolute paths of the machine, normalised; `home`: also `~/...`. */
export function places({ home }: { readonly home: boolean }): Codec<readonly string[]> {
  const help = home
    ? 'Write absolute paths of files, or paths below ~/, for example ~/.config/tool/auth.json.'
    : 'Write absolute paths, for example /opt/fixtures.';
  return list({
    words: 'list of absolute paths',
    empty: ['names no path.', help],
    flaw: (entry) => {
      const problem = placeFlaw(entry, home);
      return problem === undefined ? undefined : [problem, help];
    },
    value: (entries) => unique(entries.map(normalised)),
  });
}

function placeFlaw(entry: string, home: boolean): string | undefined {
  const isHome = entry.startsWith('~/');
  if (isHome && !home) return 'begins with "~", but whose HOME that is cannot be told.';
  if (!isHome && !entry.startsWith('/')) return 'is not an absolute path.';
  if (entry.split('/').includes('..')) return 'has a part "..".';
  if (home && /\/\.?$/.test(entry)) return 'names a folder, not a file.';
  return /^\/(?:(?:proc|sys|dev)(?:\/.*)?)?$/.test(normalised(entry)) ? 'would open the machine itself.' : undefined;
}

function normalised(entry: string): string {
  return `${entry.startsWith('/') ? '/' : ''}${segmentsOf(entry).join('/')}`;
}

// Entries with parts

interface RecordsForm<Entry, V> {
  readonly words: string;
  readonly empty: string;
  readonly help: string;
  /** The entry, or what is wrong with it. */
  readonly read: (entry: string) => Entry | string;
  readonly value: (read: readonly Entry[], refuse: Refuse, entries: readonly string[]) => V;
}

function records<Entry extends object, V>({ words, empty, help, read, value }: RecordsForm<Entry, V>): Codec<V> {
  return list({
    words,
    empty: [empty, help],
    flaw: (entry) => {
      const result = read(entry);
      return typeof result === 'string' ? [result, help] : undefined;
    },
    value: (entries, refuse) => {
      const good = entries.map(read).filter((result): result is Entry => typeof result !== 'string');
      return value(good, refuse, entries);
    },
  });
}

/** One entry of `agent_fallbacks`. */
export interface Fallback {
  /** As it was written. */
  readonly label: string;
  readonly agent: ClientName | 'command';
  /** Absent = the client's own. */
  readonly model?: string;
}

const TAKING_OVER = [...CLIENTS, 'command'] as const;
const FALLBACK_HELP = `Write agents in the order in which they take over (${TAKING_OVER.join(', ')}), a client with a model of its own as gemini=gemini-2.5-pro.`;

/** Agents in the order in which they take over, each once. */
export const fallbacks = records({
  words: 'list of agents, a client also as `client=model`',
  empty: 'names no agent.',
  help: FALLBACK_HELP,
  read: (label): Fallback | string => {
    const [name = '', model] = label.split(/=(.*)/s);
    const agent = TAKING_OVER.find((each) => each === name);
    if (agent === undefined) return 'is no agent that can take over.';
    if (model === undefined) return { label, agent };
    return agent === 'command' || !isModel(model) ? 'has no model that it could use.' : { label, agent, model };
  },
  value: (read, refuse, entries) => {
    const [twice] = repeated(entries);
    if (twice !== undefined) tell(['stands there twice.', FALLBACK_HELP], twice, refuse);
    return read;
  },
});

const PRICE_HELP =
  'Write what a million tokens costs in US dollars as model=input/output, with cached input and input into the cache behind it ' +
  'where they cost something else, for example my-model=3/15/0.3/3.75.';

/** Models with what a million of their tokens costs; what is not said of the cache costs what input costs. */
export const prices = records({
  words: 'list of `model=input/output`',
  empty: 'names no model.',
  help: PRICE_HELP,
  read: (entry): readonly [string, Price] | string => {
    const at = entry.indexOf('=');
    // Names are compared in lower case.
    const model = entry.slice(0, Math.max(0, at)).trim().toLowerCase();
    const amounts = entry
      .slice(at + 1)
      .split('/')
      .map((amount) => amount.trim());
    if (at === -1 || !isModel(model)) return 'does not begin with the name of a model and "=".';
    const isWhole = amounts.every((amount) => /^\d{1,5}(?:\.\d{1,6})?$/.test(amount));
    if (amounts.length < 2 || amounts.length > 4 || !isWhole) return 'has no two to four prices.';
    const [input = 0, output = 0, cacheRead = input, cacheWrite = input] = amounts.map(Number);
    return [model, { input, output, cacheRead, cacheWrite }];
  },
  value: (read, refuse): Prices => {
    const twice = repeated(read.map(([model]) => model));
    for (const model of twice) tell(['stands there twice.', PRICE_HELP], model, refuse);
    return new Map(read);
  },
});

/** Gates with a limit of their own, in the order they run. */
export const TIMED_GATES = ['implement', 'setup', 'test', 'spec', 'quality'] as const;

/** One of them. */
export type TimedGate = (typeof TIMED_GATES)[number];

/** Soft and hard limit in milliseconds; soft is always below hard. */
export interface SoftHard {
  readonly softMs: number;
  readonly hardMs: number;
}

const LIMIT_HELP = 'Write soft and hard limit per gate, for example implement=12m/20m, test=5m/10m.';

/** `implement=12m/20m, test=5m/10m`. */
export const gateTimeouts = records({
  words: 'list of `gate=soft/hard`',
  empty: 'names no gate.',
  help: LIMIT_HELP,
  read: (entry): readonly [TimedGate, SoftHard] | string => {
    const match = /^([^=]*)=([^/]*)\/([^/]*)$/.exec(entry);
    if (match === null) return 'is not of the form gate=soft/hard.';
    const gate = TIMED_GATES.find((each) => each === match[1]);
    if (gate === undefined) return `names no gate that has a limit (${oneOf(TIMED_GATES)}).`;
    const [soft, hard] = [duration.safeParse(match[2]), duration.safeParse(match[3])];
    if (!soft.success || !hard.success) return 'has a limit that is not a duration above 0 and up to 24h.';
    if (soft.data >= hard.data) return 'has a soft limit that is not below the hard one.';
    return [gate, { softMs: soft.data, hardMs: hard.data }];
  },
  value: (read, refuse): Readonly<Partial<Record<TimedGate, SoftHard>>> => {
    for (const gate of repeated(read.map(([name]) => name))) {
      refuse('is named twice.', LIMIT_HELP, `the gate ${quote(gate)}`);
    }
    return Object.fromEntries(read);
  },
});

// Halts, secrets and expressions

/** Which halts fail the step: `any` and `never` stand alone, else exactly these. */
export type FailOn = readonly ('any' | 'never' | HaltKind)[];

const FAILING = (Object.keys(halts) as readonly HaltKind[]).filter((kind) => halts[kind].exitCode !== 0);
const HALT_HELP = `Write any, never, or some of: ${FAILING.join(', ')}.`;

/** `any`, `never`, or halts that have an exit code other than 0. */
export const failOn = list<FailOn>({
  words: '`any`, `never`, or a list of halts',
  split: (text) => unique(splitList(text)),
  empty: ['names no halt.', HALT_HELP],
  value: (entries, refuse) => {
    const word = entries.find((name) => name === 'any' || name === 'never');
    if (word !== undefined) return entries.length === 1 ? [word] : refuse(`mixes ${word} with other words.`, HALT_HELP);
    const wrong = entries.filter((name) => !isFailing(name));
    for (const name of wrong) tell(['is not a halt that can fail the step.', HALT_HELP], name, refuse);
    return entries.filter(isFailing);
  },
});

function isFailing(name: string): name is HaltKind {
  return FAILING.some((kind) => kind === name);
}

const SECRET_HELP = 'Write one value per line, each of at least 4 characters.';

/** Secret values; a line with commas is kept whole beside its parts, since a secret may contain a comma. */
export const secrets = list({
  words: 'list of values',
  split: (text) => {
    const lines = text.split(LINE_BREAK).map((line) => line.trim());
    return unique(lines.flatMap((line) => [line, ...splitList(line)]).filter((value) => value !== ''));
  },
  empty: ['holds no value to redact.', SECRET_HELP],
  value: (values, refuse) =>
    values.some((value) => [...value].length < 4)
      ? refuse('holds an entry so short that ordinary text would be blanked out.', SECRET_HELP)
      : values,
});

/** More and longer ones help nobody: each of them is looked for in every final message. */
const MOST_PATTERNS = { lines: 20, characters: 500 };
const PATTERN_HELP =
  'Write one regular expression a line, without slashes and flags, for example "^Done: all tests pass".';

/** `none`, or a regular expression a line; a comma belongs to its expression. */
export const patterns = list<readonly string[]>({
  words: 'a regular expression a line, or `none`',
  split: (text) => clean(text.split(LINE_BREAK)),
  empty: ['has no expression.', `${PATTERN_HELP} Write none where nothing is to be looked for.`],
  value: (lines, refuse) => {
    if (lines.length === 1 && lines[0] === 'none') return [];
    const { lines: most } = MOST_PATTERNS;
    if (lines.length > most) return refuse(`has ${lines.length} lines, the limit is ${most}.`, PATTERN_HELP);
    for (const line of lines) {
      const problem = patternProblem(line);
      if (problem !== undefined) refuse(problem, PATTERN_HELP, `the expression ${quote(line)}`);
    }
    return unique(lines);
  },
});

function patternProblem(pattern: string): string | undefined {
  const { characters: most } = MOST_PATTERNS;
  if (pattern.length > most) return `has ${pattern.length} characters, the limit is ${most}.`;
  try {
    return new RegExp(pattern, 'm').test('') ? 'matches a text without words.' : undefined;
  } catch (error) {
    return `is not valid: ${(error as Error).message.replace(/^Invalid regular expression: /, '').replace(/\.$/, '')}.`;
  }
}
