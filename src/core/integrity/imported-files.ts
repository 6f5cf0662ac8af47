import { joinPath } from './gate-scripts.ts';

/**
 * Files of the repository that a text imports, in any language: by the words of its import statements, and by the name that a test has
 * from what it tests (`sum.test.js`, `test_sum.py`, `SumTest.java`). May name too many, never one that is not there.
 * @param paths all files of the repository
 */
export function importedFiles(path: string, text: string, paths: readonly string[]): readonly string[] {
  const folder = folderOf(path);
  const wanted = text.split('\n').flatMap((line) => (imports.test(line) ? wordsIn(line) : []));
  const near = new Set(wanted.flatMap((word) => joinPath(folder, word) ?? []));
  const anywhere = new Set(
    wanted.filter((word) => !word.startsWith('.')).map((word) => word.replaceAll(/\.|::|\\/g, '/')),
  );
  const stem = stemOf(path);
  return paths.filter((each) => {
    if (each === path) return false;
    const bare = bareName(each);
    if (near.has(each) || near.has(bare) || endings(bare).some((end) => anywhere.has(end))) return true;
    if (each.endsWith('.go') && path.endsWith('.go')) return folderOf(each) === folder;
    return stem !== '' && nameOf(bare) === stem && endingOf(each) === endingOf(path);
  });
}

const imports =
  /^\s*(?:#\s*include|(?:\w+\s+)?(?:import|from|use|using|require(?:_relative|_once)?|include(?:_once)?|source|load|mod|alias|extern|open|library)\b|\.\s)|\b(?:require|import|dofile|load_file|source)\s*\(|\bfrom\s+["']/;

/** What stands in quotes or brackets, and dotted names; of `from a import b` also `a.b`. */
function wordsIn(line: string): readonly string[] {
  const words = line.match(/[\w./\\@$-]+(?:::[\w./\\-]+)*/g) ?? [];
  const [first = '', module = ''] = words;
  const parts = first === 'from' ? words.slice(3).map((name) => `${module}.${name}`) : [];
  return [...words, ...parts];
}

/** Without its ending; a package has the name of its folder. */
function bareName(path: string): string {
  return path.replace(/\.[^./]+$/, '').replace(/\/(?:index|__init__|mod)$/, '');
}

/** `a/b/c`, `b/c`, `c`. */
function endings(path: string): readonly string[] {
  const parts = path.split('/');
  return parts.map((_, at) => parts.slice(at).join('/'));
}

function stemOf(path: string): string {
  const name = nameOf(bareName(path));
  const stem = name.replace(/[-_.]?(?:tests?|specs?|Tests?|Spec)$|^tests?[-_.]/, '');
  return stem === name ? '' : stem;
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

function endingOf(path: string): string {
  return /\.\w+$/.exec(path)?.[0] ?? '';
}
