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
