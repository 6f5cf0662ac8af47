import type { Part } from './script.ts';

/** A call of a tool as one client knows it. */
export interface ToolCall {
  readonly name: string;
  readonly input: Readonly<Record<string, unknown>>;
}

/** The call that a part of a script stands for, by the tools that the client offers; undefined for a text. */
export function toolCallOf(part: Part, offered: readonly string[]): ToolCall | undefined {
  if ('text' in part) return undefined;
  if ('call' in part) return { name: part.call, input: part.input };
  const writer = 'write' in part ? writers.find(([name]) => offered.includes(name)) : undefined;
  if ('write' in part && writer !== undefined) return { name: writer[0], input: writer[1](part.write, part.content) };
  const command = 'bash' in part ? part.bash : `printf %s ${quote(part.content)} > ${quote(part.write)}`;
  const [name, input] = shells.find(([shell]) => offered.includes(shell)) ?? shells[0];
  return { name, input: input(command) };
}

type Input = Readonly<Record<string, unknown>>;

const described = (command: string): Input => ({ command, description: 'scripted step' });
const placed = (path: string, content: string): Input => ({ file_path: path, content });

const writers: readonly (readonly [string, (path: string, content: string) => Input])[] = [
  ['Write', placed],
  ['write_file', placed],
  ['write', (path, content) => ({ filePath: path, content })],
];

const shells: readonly [readonly [string, (command: string) => Input], ...(readonly [string, typeof described])[]] = [
  ['Bash', described],
  ['run_shell_command', described],
  ['bash', described],
  ['exec_command', (cmd) => ({ cmd, yield_time_ms: 10_000 })],
  ['shell_command', (command) => ({ command })],
];

function quote(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
