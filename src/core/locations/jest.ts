import { framePlace, isFrame } from './frames.ts';
import { blockEnd, messageOf } from './lines.ts';
import type { Hit, Place, Reader } from './types.ts';

const MOST_LINES = 150;

/** The failures of jest: `FAIL file`, then per test `● name`, the error, a piece of code and a stack. */
export const readJest: Reader = (lines) => {
  let file = '';
  return lines.flatMap((line, at) => {
    file = failedFile(line) ?? file;
    return file === '' ? [] : (hitAt(lines, at, file) ?? []);
  });
};

/** `FAIL unit src/size.test.js (5.1 s)`: the last word that may be a path. */
function failedFile(line: string): string | undefined {
  const words = line.trimStart();
  if (!words.startsWith('FAIL ')) return undefined;
  return words.split(' ').findLast((word) => word.includes('.') && !word.startsWith('('));
}

function hitAt(lines: readonly string[], at: number, file: string): Hit | undefined {
  const title = /^\s{2,4}● (.+)/.exec(lines[at] ?? '')?.[1];
  if (title === undefined) return undefined;
  const to = blockEnd(lines, at + 1, { ends: isNext, most: MOST_LINES });
  const block = lines.slice(at + 1, to);
  const frames = block.flatMap((line) => (isFrame(line) ? (framePlace(line) ?? []) : []));
  const text = block.slice(0, Math.max(0, block.findIndex(isCodeOrFrame)));
  const message = messageOf(text);
  return { from: at, to: to - 1, level: 'error', message, title, source: 'jest', places: fromRoot(frames, file) };
}

function isNext(line: string): boolean {
  return /^\s{2,4}● |^\s?(?:FAIL|PASS) |^Test Suites:/.test(line);
}

function isCodeOrFrame(line: string): boolean {
  return isFrame(line) || /^\s*(?:> )?\d+ \|/.test(line);
}

/** Frames are relative to jest's `rootDir`, the name of the failed file is not: what it has more in front goes before them all. */
function fromRoot(frames: readonly Place[], file: string): readonly Place[] {
  const own = frames.find((frame) => file.endsWith(`/${frame.file}`));
  if (own === undefined) return frames;
  const folder = file.slice(0, -own.file.length);
  return frames.map((frame) => (isRelative(frame.file) ? { ...frame, file: folder + frame.file } : frame));
}

function isRelative(path: string): boolean {
  return !path.startsWith('/') && !path.includes(':');
}
