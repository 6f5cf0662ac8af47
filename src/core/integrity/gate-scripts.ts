/** A package script that a command runs. */
export interface ScriptRun {
  /** Name, or a pattern with `*` (npm-run-all). */
  readonly name: string;
  /** A script of this name would run without anyone having asked for it by `run`: an added one is taken out again. */
  readonly implied: boolean;
}

/** Package scripts that the words of one simple command run, directly or by a task runner. */
export function scriptsRun(words: readonly string[]): readonly ScriptRun[] {
  return words.flatMap((word, at) => {
    const prefixed = /^(?:npm|yarn|pnpm|bun):(.+)$/.exec(word)?.[1];
    if (prefixed !== undefined) return [named(prefixed)];
    const program = word.slice(word.lastIndexOf('/') + 1);
    return (readers[program]?.(words.slice(at + 1)) ?? []).filter(({ name }) => /^[\w@.:*/-]+$/.test(name));
  });
}

type Reader = (args: readonly string[]) => readonly ScriptRun[];

const readers: Readonly<Record<string, Reader>> = Object.assign(Object.create(null), {
  npm: npmScripts,
  pnpm: (args: readonly string[]) => bareScripts(args, 'pnpm'),
  yarn: (args: readonly string[]) => bareScripts(args, 'yarn'),
  bun: (args: readonly string[]) => bareScripts(args, 'bun'),
  'npm-run-all': listed,
  'npm-run-all2': listed,
  'run-s': listed,
  'run-p': listed,
  turbo: tasks,
  lerna: tasks,
  nx: tasks,
  node: (args: readonly string[]) => nodeRun(args),
});

/** Scripts that an install runs by itself. */
const lifecycle: readonly ScriptRun[] = ['preinstall', 'install', 'postinstall', 'prepublish', 'prepare'].map(implied);

function npmScripts(args: readonly string[]): readonly ScriptRun[] {
  const [first = '', second] = positional(args);
  if (/^(?:run|run-script|rum|urn)$/.test(first)) return second === undefined ? [] : [named(second)];
  if (/^(?:t|tst|test)$/.test(first)) return [named('test')];
  if (/^(?:start|stop|restart)$/.test(first)) return [named(first)];
  if (/^(?:it|install-test|cit|clean-install-test|sit)$/.test(first)) return [...lifecycle, named('test')];
  return /^(?:i|in|ins|install|add|ci|ic|clean-install|rebuild|rb)$/.test(first) ? lifecycle : [];
}

/** Commands of the tools themselves, which no script can take the place of. */
const builtin: Readonly<Record<Tool, RegExp>> = {
  pnpm: /^(?:add|audit|bin|config|create|dedupe|dlx|env|exec|import|info|init|licenses|link|list|ls|outdated|pack|patch|prune|publish|remove|rm|root|store|unlink|up|update|version|why)$/,
  yarn: /^(?:add|audit|bin|cache|config|constraints|create|dedupe|dlx|exec|explain|global|import|info|init|link|list|node|npm|outdated|pack|patch|plugin|publish|remove|set|unlink|up|upgrade|version|why)$/,
  bun: /^(?:add|build|create|exec|init|link|outdated|patch|pm|publish|remove|t|test|tst|unlink|update|upgrade|why|x|.*[./].*)$/,
};

type Tool = 'pnpm' | 'yarn' | 'bun';

/** pnpm, yarn and bun take a bare word for a script before they look for a program of that name. */
function bareScripts(args: readonly string[], tool: Tool): readonly ScriptRun[] {
  const words = positional(args);
  const [first, second] = words;
  if (first === undefined) return tool === 'yarn' ? lifecycle : [];
  if (/^(?:i|install|ci|rebuild)$/.test(first)) return lifecycle;
  if (builtin[tool].test(first)) return [];
  if (first === 'run') return second === undefined ? [] : [implied(second)];
  if (first === 'workspace' || first === 'workspaces') return inWorkspaces(words, tool);
  return [/^(?:t|tst|test)$/.test(first) ? named('test') : implied(first)];
}

/** `yarn workspace NAME script`, `yarn workspaces foreach run script`. */
function inWorkspaces(words: readonly string[], tool: Tool): readonly ScriptRun[] {
  if (words[0] === 'workspace') return words.length < 3 ? [] : bareScripts(words.slice(2), tool);
  return words
    .slice(1)
    .filter((word) => !/^(?:foreach|run)$/.test(word))
    .map(implied);
}

function listed(args: readonly string[]): readonly ScriptRun[] {
  return positional(args).map((word) => named(word.split(/\s/)[0] ?? word));
}

/** Task runners of monorepos: every plain word may be the name of a script of some package. */
function tasks(args: readonly string[]): readonly ScriptRun[] {
  const words = args.flatMap((word) =>
    /^--?t(?:arget|argets)?=/.test(word) ? [word.slice(word.indexOf('=') + 1)] : [word],
  );
  return words
    .filter((word) => !word.startsWith('-') && !/^(?:run|run-many|affected|exec)$/.test(word))
    .flatMap((word) => word.split(/[,:]/))
    .map(named);
}

function nodeRun(args: readonly string[]): readonly ScriptRun[] {
  const at = args.findIndex((word) => word === '--run' || word.startsWith('--run='));
  const name = at < 0 ? undefined : args[at] === '--run' ? args[at + 1] : args[at]?.slice('--run='.length);
  return name === undefined ? [] : [named(name)];
}

/** Options that take the next word as their value. */
const valued =
  /^(?:-w|-C|-F|--prefix|--workspace|--filter|--cwd|--dir|--loglevel|--script-shell|--include|--exclude|--from)$/;

/** Words that are no options, up to `--`. */
function positional(args: readonly string[]): readonly string[] {
  const end = args.indexOf('--');
  const own = end < 0 ? args : args.slice(0, end);
  return own.filter((word, at) => !word.startsWith('-') && !valued.test(own[at - 1] ?? ''));
}

function named(name: string): ScriptRun {
  return { name, implied: false };
}

function implied(name: string): ScriptRun {
  return { name, implied: true };
}

/** A package script that a check runs. */
export interface UsedScript extends ScriptRun {
  /** Name of the check. */
  readonly check: string;
}

/** Package scripts that checks run, for asking by name. */
export interface ScriptUse {
  readonly size: number;
  /** The use that runs the script `name`: by name or by pattern. */
  byName(name: string): UsedScript | undefined;
  /** The use whose pre or post script `name` is. */
  around(name: string): UsedScript | undefined;
}

/** Uses by name; patterns of npm-run-all are compiled once. */
export function scriptUse(uses: Iterable<UsedScript>): ScriptUse {
  const exact = new Map<string, UsedScript>();
  const patterns: { readonly matches: RegExp; readonly use: UsedScript }[] = [];
  for (const use of uses) {
    exact.set(use.name, use);
    if (use.name.includes('*')) patterns.push({ matches: namePattern(use.name), use });
  }
  const byName = (name: string): UsedScript | undefined =>
    exact.get(name) ?? patterns.find(({ matches }) => matches.test(name))?.use;
  return {
    size: exact.size,
    byName,
    around: (name) => (/^(?:pre|post)/.test(name) ? byName(name.replace(/^(?:pre|post)/, '')) : undefined),
  };
}

/** Names among `scripts` that running `run` runs, its pre and post scripts included. */
export function scriptsOf(run: string, scripts: ReadonlyMap<string, string>): readonly string[] {
  if (!run.includes('*')) return [`pre${run}`, run, `post${run}`].filter((name) => scripts.has(name));
  const matches = namePattern(run);
  return [...scripts.keys()].filter((name) => matches.test(name) || matches.test(name.replace(/^(?:pre|post)/, '')));
}

/** npm-run-all: `*` stands for one part between colons, `**` for several. */
function namePattern(run: string): RegExp {
  const parts = run
    .slice(0, 200)
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*{2,}|\*/g, (stars) => (stars === '*' ? '[^:]*' : '.*'));
  return new RegExp(`^${parts}$`);
}

/** One simple command of a shell text, in the folder that `cd` led to. */
export interface SimpleCommand {
  readonly words: readonly string[];
  /** Relative to the repository root, '' = the root. */
  readonly folder: string;
}

/** Folders deeper than this are not followed: nothing that deep is imported (10-fine-print, Limits of a snapshot). */
const DEEPEST_FOLDER = 40;

/** Nesting of `bash -c "…"` that is followed. */
const DEEPEST = 4;

/**
 * Splits a shell text into simple commands: quotes and escapes resolved, operators and redirections dropped, `cd` followed, quoted
 * commands (`bash -c "…"`, `concurrently "npm:test"`) read as well. Good enough to find what a check runs; it expands nothing.
 */
export function simpleCommands(text: string, folder = '', depth = 0): readonly SimpleCommand[] {
  let here = folder;
  return splitCommands(text).flatMap((words): readonly SimpleCommand[] => {
    if (words[0] === 'cd' && words[1] !== undefined) {
      here = joinPath(here, words[1]) ?? here;
      return [];
    }
    const inner = depth < DEEPEST ? words.slice(1).filter((word) => /\s/.test(word)) : [];
    return [{ words, folder: here }, ...inner.flatMap((word) => simpleCommands(word, here, depth + 1))];
  });
}

/** A path relative to the repository root; undefined when it leaves the repository, is absolute or is expanded by the shell. */
export function joinPath(folder: string, path: string): string | undefined {
  if (path.startsWith('/') || path.startsWith('~') || path.includes('$') || path.includes('`')) return undefined;
  const segments: string[] = [];
  for (const segment of `${folder}/${path}`.split('/')) {
    if (segment === '..') {
      if (segments.pop() === undefined) return undefined;
    } else if (segment !== '.' && segment !== '') segments.push(segment);
  }
  return segments.length > DEEPEST_FOLDER ? undefined : segments.join('/');
}

const token =
  /\\\n|\s*\n|[ \t\r]+|#[^\n]*|&&|\|\||[0-9]*(?:>>?|<)&?[ \t]*|[;&|(){}]|'[^']*'|"(?:[^"\\]|\\[\s\S])*"|\\[\s\S]|[^\s;&|(){}'"\\<>]+|[\s\S]/g;

function splitCommands(text: string): readonly (readonly string[])[] {
  const commands: string[][] = [[]];
  let word: string | undefined;
  for (const [piece] of text.slice(0, 100_000).matchAll(token)) {
    const kind = kindOf(piece, word);
    if (kind === 'word') word = (word ?? '') + unquote(piece);
    else {
      if (word !== undefined) commands.at(-1)?.push(word);
      word = undefined;
      if (kind === 'end') commands.push([]);
    }
  }
  if (word !== undefined) commands.at(-1)?.push(word);
  return commands.map(withoutKeywords).filter((words) => words.length > 0);
}

/** Whether a token continues a word, ends the word, or ends the command. */
function kindOf(piece: string, word: string | undefined): 'word' | 'space' | 'end' {
  if (/^(?:\\\n|[ \t\r]+|[0-9]*[<>].*)$/.test(piece)) return 'space';
  if (piece.startsWith('#') && word === undefined) return 'space';
  // `${NAME}` belongs to its word.
  if (piece === '{' && word?.endsWith('$') === true) return 'word';
  return /^(?:\s*\n|&&|\|\||[;&|(){}])$/.test(piece) ? 'end' : 'word';
}

function unquote(piece: string): string {
  if (piece.startsWith("'") && piece.length > 1) return piece.slice(1, -1);
  if (piece.startsWith('"') && piece.length > 1) return piece.slice(1, -1).replace(/\\(["\\$`\n])/g, '$1');
  return piece.startsWith('\\') && piece.length > 1 ? piece.slice(1) : piece;
}

const keyword = /^(?:if|then|else|elif|fi|while|until|do|done|for|in|!|time|\[|\[\[)$/;

/** Drops words of the shell itself before the program, and the marks that make puts before a recipe. */
function withoutKeywords(words: readonly string[]): readonly string[] {
  const first = words.findIndex((word) => !keyword.test(word));
  const [program, ...rest] = first < 0 ? [] : words.slice(first);
  return program === undefined ? [] : [program.replace(/^[@+-]+(?=[\w.])/, ''), ...rest];
}

/** Whether a file is one of make. */
export function isMakefile(path: string): boolean {
  return /(?:^|\/)(?:GNU)?[mM]akefile$/.test(path);
}

/** The targets that a command asks make for. */
export function targetsOf({ words }: SimpleCommand): readonly string[] {
  const at = words.findIndex((word) => /^g?make$/.test(word));
  return at < 0 ? [] : words.slice(at + 1).filter((word) => !/^-|=|^\d+$/.test(word));
}

/** Recipes of the targets that are asked for, and of what they need; of the first target where none is asked for. */
export function recipesOf(makefile: string, asked: ReadonlySet<string>): string {
  const rules = readRules(makefile);
  const left = [...asked].filter((name) => rules.has(name));
  if (left.length === 0) left.push(...[...rules.keys()].slice(0, 1));
  const done = new Set<string>();
  const found: string[] = [];
  for (let name = left.pop(); name !== undefined; name = left.pop()) {
    const rule = rules.get(name);
    if (rule === undefined || done.has(name)) continue;
    done.add(name);
    left.push(...rule.needs);
    found.push(...rule.recipe);
  }
  return found.join('\n');
}

interface MakeRule {
  readonly needs: readonly string[];
  readonly recipe: string[];
}

function readRules(makefile: string): ReadonlyMap<string, MakeRule> {
  const rules = new Map<string, MakeRule>();
  let open: readonly MakeRule[] = [];
  for (const line of makefile.replaceAll('\\\n', ' ').split('\n')) {
    const [, names, needs = ''] = /^([^\s#:=.][^#:=]*):(?!=)([^#=;]*)/.exec(line) ?? [];
    if (names !== undefined) {
      open = names
        .trim()
        .split(/\s+/)
        .map((name) => {
          const rule = { needs: needs.trim().split(/\s+/), recipe: [...(rules.get(name)?.recipe ?? [])] };
          rules.set(name, rule);
          return rule;
        });
    } else if (line.startsWith('\t')) for (const { recipe } of open) recipe.push(line.slice(1));
    else if (line.trim() !== '') open = [];
  }
  return rules;
}
