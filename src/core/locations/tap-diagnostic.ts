import { framePlace, placeOf } from './frames.ts';
import { indentOf, messageOf, unquoted } from './lines.ts';
import type { Place } from './types.ts';

/** What stands between a failed test point and the next one. */
export interface TapDiagnostic {
  /** Stack frames first: the failing line says more than the line of the test. */
  readonly places: readonly Place[];
  readonly message: string;
  /** The test only reports that tests below it failed. */
  readonly parent: boolean;
}

/** Reads the YAML block of node:test, vitest and tap, the bare stack of mocha and the comments of Perl. */
export function tapDiagnostic(block: readonly string[]): TapDiagnostic {
  const keys = block.flatMap((line, at) => keyOf(line, at) ?? []);
  const value = (...names: string[]): string => keys.find((each) => names.includes(each.name))?.value ?? '';
  const named = placeOf(unquoted(value('at', 'location')));
  const file = unquoted(value('fileName', 'file'));
  const line = Number(value('lineNumber', 'line'));
  const column = Number(value('columnNumber', 'column'));
  return {
    places: [
      ...block.flatMap((each) => framePlace(each) ?? []),
      ...(file === '' ? [] : [{ file, line, column }]),
      ...block.flatMap((each) => perlPlace(each) ?? []),
      ...(named === undefined ? [] : [named]),
    ],
    message: errorText(block, keys) || plainText(block),
    parent: unquoted(value('failureType')) === 'subtestsFailed',
  };
}

interface Key {
  readonly at: number;
  readonly indent: number;
  readonly name: string;
  readonly value: string;
}

function keyOf(line: string, at: number): Key | undefined {
  const match = /^(\s*)([A-Za-z]+): ?(.*)/.exec(line);
  if (match === null) return undefined;
  const [, space = '', name = '', value = ''] = match;
  return { at, indent: space.length, name, value: value.trim() };
}

/** `#   at t/size.t line 12.` */
function perlPlace(line: string): Place | undefined {
  const match = /^\s*#\s+at (\S+) line (\d{1,7})\.?$/.exec(line);
  return match === null ? undefined : { file: match[1] ?? '', line: Number(match[2]) };
}

/** `error: 'text'`, `error: |-` with the text below it, or `error:` with `message:` below it. */
function errorText(block: readonly string[], keys: readonly Key[]): string {
  const key =
    keys.find((each) => each.name === 'message' && each.value !== '') ?? keys.find((each) => each.name === 'error');
  if (key === undefined) return '';
  if (!/^[|>]/.test(key.value)) return messageOf([unquoted(key.value)]);
  const below = block.slice(key.at + 1);
  const end = below.findIndex((line) => line.trim() !== '' && indentOf(line) <= key.indent);
  return messageOf(end < 0 ? below : below.slice(0, end));
}

/** Of a block that is no YAML: the lines before the stack. */
function plainText(block: readonly string[]): string {
  if (block[0]?.trim() === '---') return '';
  const frame = block.findIndex((line) => framePlace(line) !== undefined);
  return messageOf(block.slice(0, Math.max(0, frame)));
}
