import { joinPath, type SimpleCommand, simpleCommands } from './integrity-commands.ts';
import { type ModuleRun, modulesRun } from './integrity-python-modules.ts';

/** What one simple command runs of the repository's own files. */
export interface FilesRun {
  /** Scripts that the command executes, preloads or takes its configuration from. */
  readonly files: readonly string[];
  /** Those among them that a shell reads: they may run further files. */
  readonly shell: readonly string[];
  /** Python modules that it imports by name. */
  readonly modules: readonly ModuleRun[];
}

/**
 * Files that decide what a command does: the script it runs, a preload, an explicit configuration, the file of its task runner.
 * Product code that a check merely starts (`node src/cli.js`) is none: the story may have to change it.
 */
export function filesRun(command: SimpleCommand): FilesRun {
  const { words, folder } = command;
  const [head = '', ...args] = words.slice(headIndex(words));
  const program = head.slice(head.lastIndexOf('/') + 1);
  const shell = shells.test(program) ? shellScript(args, folder) : ownProgram(head, folder);
  const others = [
    ...(interpreters.test(program) ? interpreted(args, folder) : configs(args, folder)),
    ...runnerFiles(program, args, folder),
  ];
  return { files: [...new Set([...shell, ...others])], shell, modules: modulesRun(program, args, folder) };
}

const shells = /^(?:ba|z|da|k|a|fi)?sh$|^source$|^\.$/;
const interpreters = /^(?:node|tsx|ts-node|deno|bun|python[\d.]*|pypy\d?|ruby|perl|php|pwsh|lua|Rscript)$/;
const wrappers =
  /^(?:env|timeout|nice|nohup|exec|command|sudo|xvfb-run|cross-env|cross-env-shell|npx|bunx|pnpx|dotenv|c8|nyc|stdbuf|time|builtin|poetry|uv|pipenv|bundle|hatch|rye|pdm|coverage|start-server-and-test)$/;

/** Where the program stands behind assignments and programs that start other programs. */
function headIndex(words: readonly string[]): number {
  let wrapped = false;
  for (const [at, word] of words.entries()) {
    if (/^\w+=/.test(word)) continue;
    if (wrappers.test(word)) wrapped = true;
    else if (!wrapped || !/^(?:-.*|[\d.]+[smhd]?|run|exec|KILL|TERM)$/.test(word)) return at;
  }
  return words.length;
}

function shellScript(args: readonly string[], folder: string): readonly string[] {
  const inline = args.findIndex((word) => /^-\w*c$/.test(word));
  if (inline >= 0) return simpleCommands(args[inline + 1] ?? '', folder).flatMap((command) => filesRun(command).shell);
  const script = args.find((word, at) => !/^[-+]/.test(word) && !/^[-+]o$|^-\w*o$/.test(args[at - 1] ?? ''));
  return inside(script, folder);
}

function ownProgram(head: string, folder: string): readonly string[] {
  return head.includes('/') && !/(?:^|\/)(?:node_modules|\.venv|venv|vendor|target)\//.test(head)
    ? inside(head, folder)
    : [];
}

const preload = /^(?:-r|--require|--import|--loader|--experimental-loader)(?:=(.*))?$/;

function interpreted(args: readonly string[], folder: string): readonly string[] {
  const preloads = args.flatMap((word, at) => {
    const match = preload.exec(word);
    return match === null ? [] : [match[1] ?? args[at + 1] ?? ''];
  });
  const files = preloads
    .filter((word) => /^\.{0,2}\/|\.[cm]?[jt]s$/.test(word))
    .flatMap((word) => inside(word, folder));
  return [...files, ...mainScript(args, folder)];
}

/** The script that an interpreter runs, unless it runs a module, an expression or a test runner. */
function mainScript(args: readonly string[], folder: string): readonly string[] {
  const first = args.findIndex(
    (word, at) => !word.startsWith('-') && word !== 'run' && !preload.test(args[at - 1] ?? ''),
  );
  const options = first < 0 ? args : args.slice(0, first);
  if (options.some((word) => /^(?:-[mcep]|--eval|--print|--test|--run)$/.test(word))) return [];
  return inside(args[first], folder).filter((path) => /[./]/.test(path) && !isProduct(path));
}

/** Product code by its place or by the usual name of an entry. */
function isProduct(path: string): boolean {
  return (
    /^(?:(?:packages|apps|libs|services|modules|crates)\/[^/]+\/)?(?:src|lib|app|bin|dist|build|out|cmd|internal)\//.test(
      path,
    ) || /(?:^|\/)(?:index|main|app|server|cli|mod)\.\w+$/.test(path)
  );
}

const configOption = /^(?:-c|--config|--config-file|--configfile|--rcfile|--settings)(?:=(.*))?$/;

function configs(args: readonly string[], folder: string): readonly string[] {
  return args.flatMap((word, at) => {
    const match = configOption.exec(word);
    const value = match === null ? undefined : (match[1] ?? args[at + 1]);
    return value !== undefined && /[\w-]\.\w+$/.test(value) ? inside(value, folder) : [];
  });
}

/** Files of task runners, by program. */
const runners: Readonly<Record<string, readonly string[]>> = Object.assign(Object.create(null), {
  make: ['Makefile', 'makefile', 'GNUmakefile'],
  gmake: ['Makefile', 'makefile', 'GNUmakefile'],
  just: ['justfile', 'Justfile', '.justfile'],
  task: ['Taskfile.yml', 'Taskfile.yaml', 'Taskfile.dist.yml'],
  nox: ['noxfile.py'],
  invoke: ['tasks.py'],
  inv: ['tasks.py'],
  rake: ['Rakefile', 'rakefile'],
  doit: ['dodo.py'],
  ant: ['build.xml'],
  mage: ['magefile.go'],
  earthly: ['Earthfile'],
  turbo: ['turbo.json'],
  nx: ['nx.json'],
  lerna: ['lerna.json'],
});

function runnerFiles(program: string, args: readonly string[], folder: string): readonly string[] {
  const names = runners[program];
  if (names === undefined) return [];
  const value = (option: RegExp): string | undefined => {
    const at = args.findIndex((word) => option.test(word));
    return at < 0 ? undefined : args[at + 1];
  };
  const at = joinPath(folder, value(/^(?:-C|--directory|--dir|-d)$/) ?? '') ?? folder;
  const file = value(/^(?:-f|--file|--makefile|--justfile|-t|--taskfile)$/);
  return (file === undefined ? names : [file]).flatMap((name) => inside(name, at));
}

function inside(path: string | undefined, folder: string): readonly string[] {
  const joined = path === undefined || path === '' ? undefined : joinPath(folder, path);
  return joined === undefined || joined === '' ? [] : [joined];
}
