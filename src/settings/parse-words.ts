import { accept, type Parsed, quote, refuse } from './parsed.ts';
import type { TypeOfKind } from './row.ts';

/** Parts of words as POSIX shells quote them; what only a shell could act on is in none of them. */
const PIECE =
  /(?<space>\s+)|'(?<single>[^']*)'|"(?<double>(?:[^"\\`$]|\\.|\$(?![A-Za-z_{(]))*)"|\\(?<escaped>.)|(?<plain>(?:[^\s'"\\|&;<>`$]|\$(?![A-Za-z_{(]))+)/gsy;

/** Shell words: spaces separate, quotes and backslash as in POSIX; what only a shell can do is refused (10-fine-print). */
export function parseWords(text: string, type: TypeOfKind<'words'>): Parsed<readonly string[]> {
  const trimmed = text.trim();
  if (type.program && /[\r\n]/.test(trimmed))
    return refuse('has more than one line.', 'Write one command on one line.');
  const pieces = [...trimmed.matchAll(PIECE)];
  const read = pieces.reduce((length, [piece]) => length + piece.length, 0);
  if (read < trimmed.length) return refuseAt(trimmed.slice(read));
  const words = joinPieces(pieces);
  if (words.length === 0) return refuse('has no words.', 'Write words separated by spaces.');
  return type.program ? checkProgram(words) : accept(words);
}

function refuseAt(rest: string): Parsed<never> {
  const help = "No shell reads this. Quote what is meant literally, or write bash -c '...' when a shell is wanted.";
  if (rest === '\\') return refuse('ends with a backslash.', help);
  const isOpen = rest.startsWith("'") || (rest.startsWith('"') && !/^"(?:[^"\\]|\\.)*"/s.test(rest));
  if (isOpen) return refuse(`opens a ${rest.charAt(0)} that is never closed.`, help);
  const character = rest.startsWith('"') ? /`|\$(?=[A-Za-z_{(])/.exec(rest)?.[0] : rest.charAt(0);
  return refuse(`contains ${quote(character ?? '')}, which only a shell would act on.`, help);
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

function checkProgram(words: readonly string[]): Parsed<readonly string[]> {
  const program = words[0] ?? '';
  if (program.trim() === '') return refuse('names no program.', 'Begin with the name or path of a program.');
  if (!/^[A-Za-z_]\w*=/.test(program)) return accept(words);
  return refuse(
    `begins with ${quote(program)}, which only a shell would read as a variable.`,
    'Write "env NAME=value program", or set env: on the step and name the variable in agent_env.',
  );
}
