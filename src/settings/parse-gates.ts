import { accept, acceptUnless, type Parsed, type Problem, quote, refuse } from './parsed.ts';
import type { GateSetting } from './row.ts';
import { splitLines } from './split.ts';

/** Name of a gate (03-interface §1). */
export const GATE_NAME = /^[a-z][a-z0-9-]{0,30}$/;

const EXAMPLE = 'Write one gate per line, for example "unit: npm test".';

interface Line {
  readonly line: number;
  readonly text: string;
}

interface NamedLine extends Line {
  /** undefined = the whole line is the command. */
  readonly name: string | undefined;
  readonly command: string;
}

/** `none`, or a gate per line: `name: command`, else the whole line is a command named test, test-2, … (03-interface §1). */
export function parseGates(text: string): Parsed<'none' | readonly GateSetting[]> {
  const lines = splitLines(text).filter((line) => !line.text.startsWith('#'));
  if (lines.length === 0) return refuse('has no command.', `${EXAMPLE} Write none when nothing is to be tested.`);
  if (lines.length === 1 && lines[0]?.text === 'none') return accept('none');
  const named = lines.map(readLine);
  const problems = named.flatMap((line, index) => lineProblems(line, named[index + 1]?.command));
  const gates = withNames(named);
  return acceptUnless([...problems, ...doubles(gates)], gates);
}

/** One command for the bash of the gates; white space around it, such as the line break of a YAML block, means nothing. */
export function parseCommand(text: string): Parsed<string> {
  const command = text.trim();
  const flaw =
    command === ''
      ? { problem: 'has no command.', help: 'Write one, for example npm ci.' }
      : commandProblem(command, undefined);
  return flaw === undefined ? accept(command) : refuse(flaw.problem, flaw.help);
}

/** What is wrong with one command for bash, undefined when nothing is (catalogue B13). `next` is shown in the `&&` form. */
export function commandProblem(command: string, next: string | undefined): Omit<Problem, 'subject'> | undefined {
  if (command === '') return { problem: 'has no command.', help: EXAMPLE };
  if (/[\r\n]/.test(command)) return { problem: 'has more than one line.', help: 'Join the commands with "&&".' };
  if (onlyChangesItsShell(command)) {
    return {
      problem: 'does nothing but cd or export, and every line runs in a shell of its own.',
      help: `Write it in one line: ${quote(`${command} && ${next ?? 'npm test'}`)}.`,
    };
  }
  if (/(?<!\\)(?:\\\\)*\\$/.test(command)) {
    return { problem: 'ends with a backslash, but a gate is one line.', help: 'Write the whole command on one line.' };
  }
  return undefined;
}

function readLine({ line, text }: Line): NamedLine {
  const match = /^([a-z][a-z0-9-]{0,30}):(?: +(.*))?$/s.exec(text);
  return { line, text, name: match?.[1], command: match === null ? text : (match[2] ?? '').trim() };
}

function lineProblems({ line, text, command }: NamedLine, next: string | undefined): readonly Problem[] {
  const subject = `line ${line}, ${quote(text)},`;
  if (text === 'none') return [{ subject, problem: 'cannot stand beside other gates.', help: 'Write none alone.' }];
  const problem = commandProblem(command, next);
  return problem === undefined ? [] : [{ subject, ...problem }];
}

function withNames(lines: readonly NamedLine[]): readonly GateSetting[] {
  let unnamed = 0;
  return lines.map(({ name, command }) => {
    if (name !== undefined) return { name, command };
    unnamed += 1;
    return { name: unnamed === 1 ? 'test' : `test-${unnamed}`, command };
  });
}

function doubles(gates: readonly GateSetting[]): readonly Problem[] {
  const counts = new Map<string, number>();
  for (const { name } of gates) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].flatMap(([name, count]) =>
    count === 1
      ? []
      : [
          {
            subject: `the name ${quote(name)}`,
            problem: `is given to ${count} gates.`,
            help: 'Give each gate a name of its own.',
          },
        ],
  );
}

function onlyChangesItsShell(command: string): boolean {
  if (command.includes('|')) return false;
  const parts = command.split(/&&|;/).map((part) => part.trim());
  return parts.every((part) => part === '' || /^(?:cd|export)(?:\s|$)/.test(part));
}
