import { minus } from './integrity-multiset.ts';
import { isFile } from './integrity-test-change.ts';
import type { PathTexts, SnapshotChange } from './integrity-types.ts';
import { isExpectation, type TestFinder, testLines } from './test-files.ts';

/** Whether a test lost nothing but the old names of modules that the attempt renamed: it expects all that it expected. */
export type OnlyRenamed = (path: string, texts: PathTexts) => boolean;

/**
 * Recognises tests that follow a renamed or moved product file. Each lost line has to stand in the test again with the old name
 * of a module that is gone replaced by the name of one that is new; in their old form such tests could not even be loaded.
 */
export function renamedModules(changes: readonly SnapshotChange[], find: TestFinder): OnlyRenamed {
  const product = changes.filter(({ path }) => !isExpectation(path, find));
  const gone = product.filter(({ newMode }) => !isFile(newMode)).map(({ path }) => path);
  const fresh = product.filter(({ status, newMode }) => status === 'added' && isFile(newMode)).map(({ path }) => path);
  if (gone.length === 0 || fresh.length === 0) return () => false;
  return (path, { old, new: next }) => {
    if (old === undefined || next === undefined) return false;
    const [before, now] = [testLines(path, old, find), testLines(path, next, find)];
    const gained = minus(now, before).map((line) => ({ line, left: true }));
    return minus(before, now).every((line) => {
      const match = gained.find((other) => other.left && isRenaming(line, other.line, { gone, fresh }));
      if (match !== undefined) match.left = false;
      return match !== undefined;
    });
  };
}

interface Modules {
  readonly gone: readonly string[];
  readonly fresh: readonly string[];
}

/** One stretch of the line is another, the rest is the same; the stretch named a file that is gone, and names a new one. */
function isRenaming(before: string, now: string, { gone, fresh }: Modules): boolean {
  const old = references(before);
  const next = references(now);
  if (old.length === 0 || old.length !== next.length || skeleton(before) !== skeleton(now)) return false;
  return old.every((name, at) => {
    const other = next[at] ?? '';
    return name === other || (gone.some((path) => refersTo(name, path)) && fresh.some((path) => refersTo(other, path)));
  });
}

/** A declaration alone names no module: `const want = './size'` is what a test expects. */
const importing =
  /^(?:import|from|export\b.*\bfrom|use|require|include|require_once|load)\b|\b(?:require|import|mock)\s*\(/;
/** A quoted specifier, or the dotted name behind `from` and `import`. */
const reference = /(["'])([^"'\n]{1,300})\1|(?<=^(?:from|import)\s+)[\w.]+/g;

function references(line: string): readonly string[] {
  if (!importing.test(line)) return [];
  return [...line.matchAll(reference)].map((match) => match[2] ?? match[0]);
}

function skeleton(line: string): string {
  return line.replace(reference, '\u0000');
}

/** By the last part of the name: where it is looked up from differs by language, and the tests run on it either way. */
function refersTo(name: string, path: string): boolean {
  const file = path.replace(/(?:\/(?:index|__init__|mod))?\.[^./]+$/, '');
  const plain = name.includes('/') ? name.replace(/\.[a-z]{1,4}$/, '') : name.replaceAll('.', '/');
  const parts = plain.split('/').filter((part) => part !== '' && part !== '.' && part !== '..');
  const tail = parts.join('/').replace(/\/(?:index|__init__|mod)$/, '');
  return tail !== '' && (file === tail || file.endsWith(`/${tail}`) || (parts.length > 1 && parts.at(-1) === file));
}
