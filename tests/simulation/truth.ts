import type { Check, Verdict } from '../../src/core/gates.ts';
import type { Files } from './objects.ts';

/** What a check really says of a tree: agents leave marks such as `red:unit` in their files, and nothing else decides. */
export function truthOf(files: Files, { name }: Pick<Check, 'name'>, call: number): Verdict | 'silent' {
  const marks = marksOf(files);
  if (marks.has('setup-agents')) return 'fail';
  if (awayCalls(marks) >= call) return 'error';
  if (marks.has(`hang:${name}`)) return 'timeout';
  if (marks.has(`silent:${name}`)) return 'silent';
  return marks.has(`red:${name}`) ? 'fail' : 'pass';
}

/** Whose trouble setup has on this tree, if any. */
export function setupTrouble(files: Files, call: number): 'ours' | 'agents' | undefined {
  const marks = marksOf(files);
  if (marks.has('setup-agents')) return 'agents';
  return marks.has('setup-ours') && awayCalls(marks) >= call ? 'ours' : undefined;
}

/** Whether an agent did something in this tree that is cheating. */
export function cheats(files: Files): boolean {
  return marksOf(files).has('cheat');
}

/** What every check loads. */
export const HARNESS = 'test/harness.js';

/** Whether no check of this tree notices that its code is wrong. */
export function isBlind(files: Files): boolean {
  return files.get(HARNESS)?.startsWith('blind') === true;
}

function awayCalls(marks: ReadonlySet<string>): number {
  return Math.max(0, ...[...marks].map((mark) => (mark.startsWith('away:') ? Number(mark.slice('away:'.length)) : 0)));
}

function marksOf(files: Files): ReadonlySet<string> {
  const marks = new Set<string>();
  for (const [path, text] of files) {
    if (path === 'prd.json' || path === 'progress.txt') continue;
    for (const mark of text.split(/\s+/)) marks.add(mark);
  }
  return marks;
}
