/** One name that an import statement binds: what is imported, and the name in this file. */
interface Binding {
  readonly key: string;
  /** `*` stands for any name; '' binds none that can be told, and none of the file. */
  readonly name: string;
}

/** A text with its import statements taken out. */
export interface SplitImports {
  readonly rest: string;
  readonly bound: readonly Binding[];
}

/** Stands for every name. */
const ANY = '*';

interface ImportForm {
  readonly form: RegExp;
  readonly read: (match: readonly string[]) => readonly Binding[];
}

const forms: Readonly<Record<string, readonly ImportForm[]>> = {
  javascript: [
    {
      form: /^[ \t]*import\b(?![ \t]*[("'`])([^"'`;\\]*?)\bfrom\s*(["'][^"'`\n\\]*["'](?:\s*with\s*\{\s*type\s*:\s*["'][\w-]+["']\s*\})?)[ \t]*;?[ \t]*$/gm,
      read: ([, clause = '', source = '']) => listed(clause, source),
    },
    {
      form: /^[ \t]*(?:const|let|var)\s+(\w+|\{[^{}=]*\})\s*=\s*require\s*\(\s*(["'][^"'`\n\\]*["'])\s*\)((?:\.\w+)*)[ \t]*;?[ \t]*$/gm,
      read: ([, clause = '', source = '', member = '']) => listed(clause.replaceAll(':', ' as '), `${source}${member}`),
    },
  ],
  python: [
    {
      form: /^[ \t]*from\s+([\w.]+)\s+import\b[ \t]*(\([^()]*\)|[^\n\\;()]*)[ \t]*$/gm,
      read: ([, source = '', clause = '']) => listed(clause, source),
    },
    {
      form: /^[ \t]*import\s+([^\n\\;()"']+)$/gm,
      read: ([, list = '']) => list.split(',').map(pythonModule),
    },
  ],
  go: [
    { form: /^import\s+((?:[\w.]+[ \t]+)?"[^"\n]+")[ \t]*$/gm, read: ([, line = '']) => [goPackage(line)] },
    {
      form: /^import\s*\(([^()]*)\)[ \t]*$/gm,
      read: ([, list = '']) =>
        list
          .split(/[\n;]/)
          .filter((line) => line.trim() !== '')
          .map(goPackage),
    },
  ],
  rust: [{ form: /^[ \t]*(?:pub\s+)?use\s+([^;]+);[ \t]*$/gm, read: ([, clause = '']) => used(clause) }],
  ruby: [
    {
      form: /^require(?:_relative)?[ \t(]+(["'][^"'\n#]*["'])\)?[ \t]*$/gm,
      read: ([statement = '']) => [{ key: statement.trim(), name: '' }],
    },
  ],
  cpp: [
    {
      form: /^#[ \t]*include[ \t]*(?:<[^>\n]+>|"[^"\n]+")[ \t]*$/gm,
      read: ([statement = '']) => [{ key: statement.replace(/\s/g, ''), name: '' }],
    },
  ],
  jvm: [
    {
      form: /^[ \t]*import\s+(?:static\s+)?([^;\n]+);?[ \t]*$/gm,
      read: ([statement = '', clause = '']) =>
        listed(clause.replace(/^.*\.(?=[\w*]+\s*(?:as\b|$))/, ''), statement.trim().replace(/;$/, '')),
    },
  ],
  php: [
    {
      form: /^use\s+([\w\\]+(?:\s+as\s+\w+)?)\s*;[ \t]*$/gm,
      read: ([statement = '', clause = '']) => listed(clause.replace(/^.*\\/, ''), statement.trim()),
    },
  ],
};

/** `a, { b, c as d }, * as e` binds a, b, d and e; a star at the end any name. */
function listed(clause: string, source: string): readonly Binding[] {
  return clause
    .split(/[,{}()]/)
    .map((part) => part.trim().replace(/\s+/g, ' '))
    .filter((part) => part !== '' && part !== 'type' && !part.endsWith('::'))
    .map((part) => {
      const name = /\*$|[\p{L}\p{N}_$]+$/u.exec(part)?.[0] ?? ANY;
      return { key: `${source} ${part.replace(/^type /, '')}`, name };
    });
}

/** `use a::b` says the same as `use a::{b}`. */
function used(clause: string): readonly Binding[] {
  const [, path = '', names = clause] = /^([\w:]+)::(\{[\s\S]*\}|[^:{}]+)$/.exec(clause.trim()) ?? [];
  return listed(names, path);
}

/** `import a.b` binds a, `import a.b as c` binds c. */
function pythonModule(part: string): Binding {
  const [path = '', , alias] = part.trim().split(/\s+/);
  return { key: part.trim().replace(/\s+/g, ' '), name: alias ?? path.split('.')[0] ?? ANY };
}

/** `"a/b/v2"` binds b; what is imported for its effect, or into the file's own names, may be anything. */
function goPackage(line: string): Binding {
  const [, alias, path = ''] = /^\s*(?:([\w.]+)\s+)?"([^"]+)"\s*$/.exec(line) ?? [];
  if (path === '' || alias === '.' || alias === '_') return { key: line.trim(), name: ANY };
  const last = path.replace(/\/v\d+$/, '').replace(/^.*\//, '');
  return {
    key: line.trim(),
    name:
      alias ??
      last
        .replace(/\.v\d+$/, '')
        .replace(/^go-|-go$/g, '')
        .replaceAll('-', ''),
  };
}

/** Takes the import statements out that stand at the margin; indented ones stay and are told as bound, too. */
export function splitImports(text: string, code: string, language: string): SplitImports {
  const bound: Binding[] = [];
  let rest = text;
  for (const { form, read } of forms[language] ?? []) {
    for (const match of text.matchAll(form)) {
      const at = match.index + match[0].search(/\S/);
      // A line that looks like one inside a string is none.
      if (code[at] !== text[at]) continue;
      bound.push(...read(match));
      if (at === match.index)
        rest = rest.slice(0, at) + match[0].replace(/[^\n]/g, ' ') + rest.slice(at + match[0].length);
    }
  }
  if (language in forms) return { rest, bound };
  // What an import binds in other languages is not in its line.
  return { rest, bound: [...code.matchAll(/^[ \t]*import\b.*/gm)].map(([line]) => ({ key: line.trim(), name: ANY })) };
}

/** Whether all that was imported still is, under the same names, and what came on top takes no name that the file used. */
export function onlyAddsImports(before: SplitImports, now: SplitImports): boolean {
  const had = new Set(before.bound.map(({ key }) => key));
  const has = new Set(now.bound.map(({ key }) => key));
  if (![...had].every((key) => has.has(key))) return false;
  const used = new Set([...wordsOf(before.rest), ...before.bound.map(({ name }) => name)]);
  const added = now.bound.filter(({ key }) => !had.has(key)).map(({ name }) => name.normalize('NFKC'));
  return added.every((name) => name !== ANY && (name === '' || !used.has(name)));
}

/** All that may be a name in a text. */
export function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.match(/[\p{L}\p{N}_$]+/gu));
}
