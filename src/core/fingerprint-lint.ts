import { fieldOf, listOf, parsed, textOf } from './fingerprint-json.ts';

/**
 * What a linter found in the form of its report for people, whichever form it was asked for: the file on a line of its own, a row below
 * it. Forms: a line for each finding as ESLint's `compact` and `unix` have it.
 */
export function asRows(lines: readonly string[]): readonly string[] {
  const rows = inRows(lines);
  if (!lines.some((line) => tooMany.test(line))) return rows;
  return rows.map((line) => line.replace(/^(\s+\d+:\d+\s+)warning(?=\s)/, '$1error  '));
}

/** Where it may not find as many warnings as it did, these are why it failed. */
const tooMany = /^ESLint found too many warnings \(maximum: \d+\)\.$/;

function inRows(lines: readonly string[]): readonly string[] {
  return lines.flatMap((line) => {
    const [, file, mark, message, rule] = compact.exec(line) ?? reordered(unix.exec(line)) ?? [];
    return file === undefined ? [line] : [file, row(mark ?? '', message ?? '', rule ?? '')];
  });
}

const compact = /^([^\s:]\S*\.\w+): line \d+, col \d+, (Error|Warning) - (.*?)(?: \(([\w@/-]+)\))?$/;
const unix = /^([^\s:]\S*\.\w+):\d+:\d+: (.*) \[(Error|Warning)(?:\/([\w@/-]+))?\]$/;

function reordered(found: RegExpExecArray | null): readonly (string | undefined)[] | undefined {
  return found === null ? undefined : [found[0], found[1], found[3], found[2], found[4]];
}

/** The report for people leaves out the last full stop. */
function row(mark: string, message: string, rule: string): string {
  return `  1:1  ${mark.toLowerCase()}  ${message.replace(/([^ ])\.$/, '$1')}  ${rule}`;
}

/** The output with ESLint's JSON, which is one line, as its report for people; undefined = there is none. */
export function withoutLintJson(output: string): string | undefined {
  const from = output.indexOf('[{"filePath":');
  if (from < 0) return undefined;
  const end = output.indexOf('\n', from);
  const json = end < 0 ? output.slice(from) : output.slice(from, end);
  const rows = rowsInJson(json);
  if (rows.length === 0) return undefined;
  return `${output.slice(0, from)}\n${rows.join('\n')}\n${output.slice(from + json.length)}`;
}

function rowsInJson(json: string): readonly string[] {
  const files = parsed(json);
  return (Array.isArray(files) ? files : []).flatMap((file: unknown) => {
    const path = textOf(file, 'filePath');
    const rows = listOf(file, 'messages').map((found) =>
      row(fieldOf(found, 'severity') === 1 ? 'warning' : 'error', textOf(found, 'message'), textOf(found, 'ruleId')),
    );
    return rows.length > 0 ? [path, ...rows] : [];
  });
}
