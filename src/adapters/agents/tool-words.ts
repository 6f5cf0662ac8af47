import { oneLine } from './reading-text.ts';

const TOOL_CHARS = 160;

// What a tool acts on, in the order in which it says most.
const TARGETS = [
  ...['file_path', 'filePath', 'notebook_path', 'path', 'command', 'commands', 'pattern', 'url', 'query'],
  'description',
];

/** A tool and what it acts on as one short line. */
export function describeTool(name: string, input: Readonly<Record<string, unknown>>): string {
  const target = TARGETS.map((key) => firstText(input[key])).find((value) => value !== '');
  const tool = nameOfTool(name);
  return target === undefined ? tool : oneLine(`${tool}: ${target}`, TOOL_CHARS);
}

/** The name of a tool as it is shown and counted. */
export function nameOfTool(name: string): string {
  return oneLine(name, TOOL_CHARS) || 'a tool without a name';
}

function firstText(value: unknown): string {
  const first = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' ? first : '';
}
