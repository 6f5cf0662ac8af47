import { framePlace, isFrame, placeOf } from './frames.ts';
import { blockEnd, messageOf, unquoted } from './lines.ts';
import type { Hit, Reader } from './types.ts';

const MOST_LINES = 100;

/** The `spec` reporter of node:test: `test at file:line:column`, `✖ name (1.2ms)`, then the error, indented. */
export const readNodeTest: Reader = (lines) => lines.flatMap((_line, at) => hitAt(lines, at) ?? []);

function hitAt(lines: readonly string[], at: number): Hit | undefined {
  const line = lines[at] ?? '';
  const name = lines[at + 1] ?? '';
  const declared = line.startsWith('test at ') ? placeOf(line.slice('test at '.length)) : undefined;
  if (declared === undefined || !name.startsWith('✖ ')) return undefined;
  const to = blockEnd(lines, at + 2, { ends: (each) => /^\S/.test(each), most: MOST_LINES });
  const block = lines.slice(at + 2, to);
  const title = name.slice(2).replace(/ \(\d+(?:\.\d+)?ms\)$/, '');
  const frame = block.findIndex(isFrame);
  const text = unquoted(messageOf(frame < 0 ? block : block.slice(0, frame)));
  const places = [...block.flatMap((each) => (isFrame(each) ? (framePlace(each) ?? []) : [])), declared];
  return { from: at, to: to - 1, level: 'error', message: text, title, source: 'node-test', places };
}
