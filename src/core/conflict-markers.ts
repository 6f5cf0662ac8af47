import type { IntegrityFinding } from './state.ts';
import { isExpectation, type TestFinder } from './test-files.ts';

/** A changed file whose text was read on both sides. */
export interface ConflictCall {
  readonly path: string;
  /** Undefined when there was no such file. */
  readonly old: string | undefined;
  readonly new: string;
  readonly find: TestFinder;
}

/**
 * A merge conflict that an attempt left in a file: all three marks in their order, more of them than the file held before. Tests, their
 * fixtures, and examples in a fenced block of a text may show one.
 */
export function leftConflict({ path, old, new: text, find }: ConflictCall): IntegrityFinding | undefined {
  if (isExpectation(path, find)) return undefined;
  const isText = /\.(?:md|mdx|markdown|rst|adoc|txt)$/i.test(path);
  const now = conflictLines(isText ? withoutFences(text) : text);
  const before = old === undefined ? [] : conflictLines(isText ? withoutFences(old) : old);
  if (now.length <= before.length) return undefined;
  return {
    class: 'limit',
    rule: 'conflict-marker',
    path,
    message: `left a merge conflict in ${path} line ${now[0]}; the attempt failed. Resolve it, or let the story keep such lines: allow: ["${path}#conflict-marker"].`,
  };
}

/** Lines on which conflicts begin, from 1. */
function conflictLines(text: string): readonly number[] {
  const found: number[] = [];
  let begun: number | undefined;
  let half: number | undefined;
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (/^<{7}(?: |$)/.test(line)) {
      begun = index + 1;
      half = undefined;
    } else if (/^={7}$/.test(line)) half = begun;
    else if (half !== undefined && /^>{7}(?: |$)/.test(line)) {
      found.push(half);
      begun = undefined;
      half = undefined;
    }
  }
  return found;
}

/** Fenced lines become empty, so that the others keep their numbers. */
function withoutFences(text: string): string {
  let fence: string | undefined;
  const lines = text.split('\n').map((line) => {
    const mark = /^\s*(```|~~~)/.exec(line)?.[1];
    const isInside = fence !== undefined;
    fence = isInside ? (mark === fence ? undefined : fence) : mark;
    return isInside ? '' : line;
  });
  return lines.join('\n');
}
