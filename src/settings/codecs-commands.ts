/** How shell words, commands and gates are written. */
import type { Check } from '../core/gates.ts';
import { codec, type Flaw, LIST, matching, quote, type Refuse } from './codecs.ts';
import type { Codec } from './row.ts';

// Shell words

/** Parts of words as POSIX shells quote them; what only a shell could act on is in none of them. */
const PIECE =
  /(?<space>\s+)|'(?<single>[^']*)'|"(?<double>(?:[^"\\`$]|\\.|\$(?![A-Za-z_{(]))*)"|\\(?<escaped>.)|(?<plain>(?:[^\s'"\\|&;<>`$]|\$(?![A-Za-z_{(]))+)/gsy;

/** Shell words: spaces separate, quotes and backslash as in POSIX; what only a shell can do is refused. */
export const shellWords = codec({ words: 'shell words', json: LIST, spacious: true }, readWords);

/** The same on one line that begins with a program. */
export const program = codec({ words: 'shell words', spacious: true }, (text, refuse) => {
  if (/[\r\n]/.test(text.trim())) return refuse('has more than one line.', 'Write one command on one line.');
  const words = readWords(text, refuse);
  const [name] = words ?? [];
  if (name === undefined) return words;
  if (name.trim() === '') return refuse('names no program.', 'Begin with the name or path of a program.');
  if (!/^[A-Za-z_]\w*=/.test(name)) return words;
  return refuse(
    `begins with ${quote(name)}, which only a shell would read as a variable.`,
    'Write "env NAME=value program", or set env: on the step and name the variable in agent_env.',
  );
});

function readWords(text: string, refuse: Refuse): readonly string[] {
  const trimmed = text.trim();
  const pieces = [...trimmed.matchAll(PIECE)];
  const read = pieces.reduce((length, [piece]) => length + piece.length, 0);
  if (read < trimmed.length) return refuse(shellFlaw(trimmed.slice(read)), SHELL_HELP);
  const words = joinPieces(pieces);
  return words.length === 0 ? refuse('has no words.', 'Write words separated by spaces.') : words;
}

const SHELL_HELP = "No shell reads this. Quote what is meant literally, or write bash -c '...' when a shell is wanted.";

function shellFlaw(rest: string): string {
  if (rest === '\\') return 'ends with a backslash.';
  const isOpen = rest.startsWith("'") || (rest.startsWith('"') && !/^"(?:[^"\\]|\\.)*"/s.test(rest));
  if (isOpen) return `opens a ${rest.charAt(0)} that is never closed.`;
  const character = rest.startsWith('"') ? /`|\$(?=[A-Za-z_{(])/.exec(rest)?.[0] : rest.charAt(0);
  return `contains ${quote(character ?? '')}, which only a shell would act on.`;
}

function joinPieces(pieces: readonly RegExpExecArray[]): readonly string[] {
  const words: string[] = [];
  let joins = false;
  for (const { groups = {} } of pieces) {
    if (groups['space'] === undefined) words.push((joins ? (words.pop() ?? '') : '') + literal(groups));
    joins = groups['space'] === undefined;
  }
  return words;
}

function literal(groups: Readonly<Record<string, string | undefined>>): string {
  const double = groups['double']?.replace(/\\(["\\$`])/g, '$1');
  return groups['single'] ?? double ?? groups['escaped'] ?? groups['plain'] ?? '';
}

// Gates

/** What an entry of `gates:` may say beside name, command and timeout. */
export type GateOptions = Pick<
  Check,
  'before' | 'paths' | 'stage' | 'docker' | 'network' | 'kind' | 'report' | 'baseline'
>;

/** One check of the test gate, run by `bash --noprofile --norc -eo pipefail`. */
export interface GateSetting extends GateOptions {
  /** `[a-z][a-z0-9-]{0,30}`, unique. */
  readonly name: string;
  /** One line for bash. */
  readonly command: string;
  /** Hard limit of this gate alone in milliseconds; default: the `test` entry of `gate_timeouts`. */
  readonly timeoutMs?: number;
}

/** Name of a gate. */
export const GATE_NAME = /^[a-z][a-z0-9-]{0,30}$/;

/** The same in an entry of `gates:`. */
export const gateName = matching(
  { words: 'name of a gate', json: { type: 'string', pattern: GATE_NAME.source }, spacious: true },
  (text) => GATE_NAME.test(text),
  ['is not the name of a gate.', 'Write lower-case letters, digits and "-", at most 31, beginning with a letter.'],
);

const GATE_EXAMPLE = 'Write one gate per line, for example "unit: npm test".';

/** `none`, or a gate per line: `name: command`, else the whole line is a command named test, test-2, … */
export const gates = codec<'none' | readonly GateSetting[]>(
  { words: 'a gate per line, or `none`', json: LIST, spacious: true },
  (text, refuse) => {
    const lines = text.split(/\r\n|\n|\r/).map((line, index) => readLine(line.trim(), index + 1));
    const written = lines.filter(({ line }) => line !== '' && !line.startsWith('#'));
    if (written.length === 0)
      return refuse('has no command.', `${GATE_EXAMPLE} Write none when nothing is to be tested.`);
    if (written.length === 1 && written[0]?.line === 'none') return 'none';
    for (const [index, line] of written.entries()) {
      const flaw = lineFlaw(line, written[index + 1]?.command);
      if (flaw !== undefined) refuse(...flaw, `line ${line.number}, ${quote(line.line)},`);
    }
    const named = withNames(written);
    for (const name of new Set(named.map((gate) => gate.name))) {
      const { length } = named.filter((gate) => gate.name === name);
      const help = 'Give each gate a name of its own.';
      if (length > 1) refuse(`is given to ${length} gates.`, help, `the name ${quote(name)}`);
    }
    return named;
  },
);

interface GateLine {
  readonly line: string;
  readonly number: number;
  /** Undefined = the whole line is the command. */
  readonly name: string | undefined;
  readonly command: string;
}

function readLine(line: string, number: number): GateLine {
  const match = /^([a-z][a-z0-9-]{0,30}):(?: +(.*))?$/s.exec(line);
  return { line, number, name: match?.[1], command: match === null ? line : (match[2] ?? '').trim() };
}

function lineFlaw({ line, command }: GateLine, next: string | undefined): Flaw | undefined {
  return line === 'none' ? ['cannot stand beside other gates.', 'Write none alone.'] : commandFlaw(command, next);
}

function withNames(lines: readonly GateLine[]): readonly GateSetting[] {
  let unnamed = 0;
  return lines.map(({ name, command }) => {
    if (name !== undefined) return { name, command };
    unnamed += 1;
    return { name: unnamed === 1 ? 'test' : `test-${unnamed}`, command };
  });
}

function commandLine(empty: Flaw): Codec<string> {
  return codec({ words: 'one command line', spacious: true }, (text, refuse) => {
    const line = text.trim();
    const flaw = line === '' ? empty : commandFlaw(line);
    return flaw === undefined ? line : refuse(...flaw);
  });
}

/** One line for the bash of the gates; white space around it, such as the line break of a YAML block, means nothing. */
export const command = commandLine(['has no command.', 'Write one, for example npm ci.']);

/** The same in an entry of `gates:`. */
export const gateCommand = commandLine(['has no command.', GATE_EXAMPLE]);

/** What is wrong with one command for bash, undefined when nothing is. `next` is shown in the `&&` form. */
function commandFlaw(command: string, next = 'npm test'): Flaw | undefined {
  if (command === '') return ['has no command.', GATE_EXAMPLE];
  if (/[\r\n]/.test(command)) return ['has more than one line.', 'Join the commands with "&&".'];
  if (onlyChangesItsShell(command)) {
    return [
      'does nothing but cd or export, and every line runs in a shell of its own.',
      `Write it in one line: ${quote(`${command} && ${next}`)}.`,
    ];
  }
  if (/(?<!\\)(?:\\\\)*\\$/.test(command)) {
    return ['ends with a backslash, but a gate is one line.', 'Write the whole command on one line.'];
  }
  return undefined;
}

function onlyChangesItsShell(command: string): boolean {
  if (command.includes('|')) return false;
  const parts = command.split(/&&|;/).map((part) => part.trim());
  return parts.every((part) => part === '' || /^(?:cd|export)(?:\s|$)/.test(part));
}
