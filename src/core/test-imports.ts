import type { Ecosystem } from './integrity-ecosystem.ts';

/**
 * Whether an import among lines that were put into a file binds a name that the file already used: its tests may then ask something
 * else. `code` are the lines without comments and the insides of strings, `used` are the words of the file as it was.
 */
export function rebindsAny(code: string, used: ReadonlySet<string>, { id }: Ecosystem): boolean {
  return (binders[id] ?? bindsAll)(code.normalize('NFKC')).some((name) => name === ANY || used.has(name));
}

/** All that may be a name in a text. */
export function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.match(word));
}

/** Stands for every name. */
const ANY = '*';
const word = /[\p{L}\p{N}_$]+/gu;

type Binder = (code: string) => readonly string[];

const binders: Readonly<Record<string, Binder>> = {
  javascript: (code) => clauses(code, /^[ \t]*import\b(.*)\bfrom\b/gm).flatMap(namesOf),
  python: (code) => [
    ...clauses(code, /^[ \t]*from\s+[\w.]+\s+import\b(\s*\([^)]*\)|(?:[^\n\\]|\\\n)*)/gm).flatMap(namesOf),
    ...clauses(code, /^[ \t]*import\s+(\S.*)/gm).flatMap((list) => list.split(',').flatMap(moduleName)),
  ],
  jvm: (code) => clauses(code, /^[ \t]*import\s([^;\n]+)/gm).flatMap(namesOf),
  rust: (code) => clauses(code, /^[ \t]*(?:pub\s+)?use\s([^;]+);/gm).flatMap(namesOf),
};

/** What an import binds in other languages is not in its line. */
function bindsAll(code: string): readonly string[] {
  return [...code.matchAll(/^[ \t]*import\b/gm)].map(() => ANY);
}

function clauses(code: string, form: RegExp): readonly string[] {
  return [...code.matchAll(form)].map((match) => match[1] ?? '');
}

/** `a, { b, c as d }, * as e` binds a, b, d and e; a star at the end any name. */
function namesOf(clause: string): readonly string[] {
  return clause.split(/[,{}()]/).flatMap((part) => namesIn(part.trim()).slice(-1));
}

/** `import a.b` binds a, `import a.b as c` binds c. */
function moduleName(part: string): readonly string[] {
  const [path, , alias] = part.trim().split(/\s+/);
  return namesIn(alias ?? path ?? '').slice(0, 1);
}

function namesIn(text: string): readonly string[] {
  return [...text.matchAll(/\*$|[\p{L}\p{N}_$]+/gu)].map(([name]) => name);
}
