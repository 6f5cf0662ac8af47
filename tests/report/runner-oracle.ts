/** What the Actions runner would execute from a stream of log text: own reading of its published parse rules. */
export interface RunnerCommand {
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

/** Every command found in the stream, in order; a stopped stream is not modelled, which errs on the strict side. */
export function commandsIn(stream: string): readonly RunnerCommand[] {
  return stream.split(/\r\n|\n|\r/).flatMap((line) => modern(line) ?? legacy(line) ?? []);
}

function modern(line: string): RunnerCommand | undefined {
  const text = line.replace(leadingSpace, '');
  const end = text.indexOf('::', 2);
  if (!text.startsWith('::') || end < 0) return undefined;
  return known(text.slice(2, end), text.slice(end + 2));
}

function legacy(line: string): RunnerCommand | undefined {
  const start = line.indexOf('##[');
  const end = start < 0 ? -1 : line.indexOf(']', start);
  return end < 0 ? undefined : known(line.slice(start + 3, end), line.slice(end + 1));
}

function known(info: string, data: string): RunnerCommand | undefined {
  const name = info.split(' ')[0]?.toLowerCase() ?? '';
  return registered.includes(name) ? { name, data } : undefined;
}
