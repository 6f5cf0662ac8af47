/** A workflow command found in a line of output. */
export interface WorkflowCommand {
  /** As written, in any case. */
  readonly name: string;
  /** Names in lower case. */
  readonly properties: ReadonlyMap<string, string>;
  readonly data: string;
}

/** The commands that a step may give, in lower case. */
export const knownCommands: readonly string[] = [
  'stop-commands',
  'set-env',
  'set-output',
  'save-state',
  'add-mask',
  'add-path',
  'add-matcher',
  'remove-matcher',
  'debug',
  'warning',
  'error',
  'notice',
  'group',
  'endgroup',
  'echo',
];

/**
 * Finds a command in a line: `::name a=b::data` after any leading white space, else `##[name a=b]data` anywhere (catalogue O1-O3).
 * @param registered names in lower case; a line that names another is plain output
 */
export function parseCommand(line: string, registered: ReadonlySet<string>): WorkflowCommand | undefined {
  return parseCurrent(line, registered) ?? parseLegacy(line, registered);
}

/** What the runner's platform counts as white space; JavaScript's own list differs by U+0085 and U+FEFF. */
const leadingSpace = /^[\t-\r \u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;

function parseCurrent(line: string, registered: ReadonlySet<string>): WorkflowCommand | undefined {
  const text = line.replace(leadingSpace, '');
  if (!text.startsWith('::')) return undefined;
  const end = text.indexOf('::', 2);
  if (end === -1) return undefined;
  const { name, rest } = splitName(text.slice(2, end));
  if (!registered.has(name.toLowerCase())) return undefined;
  return {
    name,
    properties: readProperties(rest.trim(), ',', (value) => decode(value, propertyEscapes)),
    data: decode(text.slice(end + 2), dataEscapes),
  };
}

function parseLegacy(line: string, registered: ReadonlySet<string>): WorkflowCommand | undefined {
  const start = line.indexOf('##[');
  const end = start === -1 ? -1 : line.indexOf(']', start);
  if (end === -1) return undefined;
  const { name, rest } = splitName(line.slice(start + 3, end));
  if (!registered.has(name.toLowerCase())) return undefined;
  return {
    name,
    properties: readProperties(rest, ';', (value) => decode(value, legacyEscapes)),
    data: decode(line.slice(end + 1), legacyEscapes),
  };
}

function splitName(info: string): { readonly name: string; readonly rest: string } {
  const space = info.indexOf(' ');
  return space === -1 ? { name: info, rest: '' } : { name: info.slice(0, space), rest: info.slice(space + 1) };
}

function readProperties(text: string, separator: string, read: (value: string) => string): Map<string, string> {
  const properties = new Map<string, string>();
  for (const part of text.split(separator)) {
    const [, name, value] = /^=*([^=]+)=(.+)$/s.exec(part) ?? [];
    if (name !== undefined && value !== undefined) properties.set(name.toLowerCase(), read(value));
  }
  return properties;
}

type Escapes = readonly (readonly [escaped: string, plain: string])[];

/** `%25` stands last in each list, so that `%250A` becomes `%0A` and not a line break. */
const dataEscapes: Escapes = [
  ['%0D', '\r'],
  ['%0A', '\n'],
  ['%25', '%'],
];
const propertyEscapes: Escapes = [['%3A', ':'], ['%2C', ','], ...dataEscapes];
const legacyEscapes: Escapes = [['%3B', ';'], ['%5D', ']'], ...dataEscapes];

function decode(text: string, escapes: Escapes): string {
  return escapes.reduce((result, [escaped, plain]) => result.replaceAll(escaped, plain), text);
}
