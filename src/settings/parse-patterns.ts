import { accept, acceptUnless, type Parsed, type Problem, quote, refuse } from './parsed.ts';
import { splitLines } from './split.ts';

/** More and longer ones help nobody: each of them is looked for in every final message. */
const MOST = { patterns: 20, characters: 500 };

const HELP = 'Write one regular expression a line, without slashes and flags, for example "^Done: all tests pass".';

/** `none`, or a regular expression a line; a comma belongs to its expression. */
export function parsePatterns(text: string): Parsed<readonly string[]> {
  const lines = splitLines(text);
  if (lines.length === 0) return refuse('has no expression.', `${HELP} Write none where nothing is to be looked for.`);
  if (lines.length === 1 && lines[0]?.text === 'none') return accept([]);
  if (lines.length > MOST.patterns) return refuse(`has ${lines.length} lines, the limit is ${MOST.patterns}.`, HELP);
  return acceptUnless(
    lines.flatMap(({ text: pattern }) => patternProblem(pattern)),
    [...new Set(lines.map(({ text: pattern }) => pattern))],
  );
}

function patternProblem(pattern: string): readonly Problem[] {
  const subject = `the expression ${quote(pattern)}`;
  if (pattern.length > MOST.characters) {
    return [{ subject, problem: `has ${pattern.length} characters, the limit is ${MOST.characters}.`, help: HELP }];
  }
  const flaw = flawOf(pattern);
  if (flaw !== undefined) return [{ subject, problem: `is not valid: ${flaw}.`, help: HELP }];
  if (new RegExp(pattern, 'm').test('')) return [{ subject, problem: 'matches a text without words.', help: HELP }];
  return [];
}

function flawOf(pattern: string): string | undefined {
  try {
    new RegExp(pattern, 'm');
    return undefined;
  } catch (error) {
    return (error as Error).message.replace(/^Invalid regular expression: /, '').replace(/\.$/, '');
  }
}
