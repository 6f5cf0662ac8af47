/** What the Actions runner would execute from a stream of log text: own reading of its published parse rules. */
export interface RunnerCommand {
  /** In lower case. */
  readonly name: string;
  readonly data: string;
}

const registered = [
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
  'stop-commands',
];

/** .NET `Char.IsWhiteSpace`. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: white space includes controls there
const leadingSpace = /^[\t-\r \u001c-\u001f\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/;

/** Every command found in the stream, in order, also between stop markers: what must hold when those are not believed. */
export function commandsIn(stream: string): readonly RunnerCommand[] {
  return linesOf(stream).flatMap((line) => commandOf(line, registered) ?? []);
}

/** What the runner does with the stream: nothing between `::stop-commands::TOKEN` and `::TOKEN::`. */
export function executedIn(stream: string): { readonly commands: readonly RunnerCommand[]; readonly isOpen: boolean } {
  const commands: RunnerCommand[] = [];
  let token: string | undefined;
  for (const line of linesOf(stream)) {
    const command = commandOf(line, token === undefined ? registered : [...registered, token]);
    if (token !== undefined) token = command?.name === token ? undefined : token;
    else if (command?.name === 'stop-commands') token = command.data.toLowerCase();
    else if (command !== undefined) commands.push(command);
  }
  return { commands, isOpen: token === undefined };
}

/** .NET `ReadLine`: a bare carriage return ends a line too. */
function linesOf(stream: string): readonly string[] {
  return stream.split(/\r\n|\n|\r/);
}

/** `::name …::data` behind white space; where that is none that is known, `##[name …]data` anywhere in the line. */
function commandOf(line: string, known: readonly string[]): RunnerCommand | undefined {
  return modern(line, known) ?? legacy(line, known);
}

function modern(line: string, known: readonly string[]): RunnerCommand | undefined {
  const text = line.replace(leadingSpace, '');
  const end = text.indexOf('::', 2);
  return text.startsWith('::') && end >= 0 ? named(text.slice(2, end), text.slice(end + 2), known) : undefined;
}

function legacy(line: string, known: readonly string[]): RunnerCommand | undefined {
  const start = line.indexOf('##[');
  const end = start < 0 ? -1 : line.indexOf(']', start);
  return end < 0 ? undefined : named(line.slice(start + 3, end), line.slice(end + 1), known);
}

function named(info: string, data: string, known: readonly string[]): RunnerCommand | undefined {
  const name = info.split(' ')[0]?.toLowerCase() ?? '';
  return known.includes(name) ? { name, data } : undefined;
}
