import type { IntegrityFinding } from '../state.ts';
import { type Contents, count, type IntegrityPolicy } from './change.ts';
import type { ReachText } from './check-reach.ts';
import {
  isMakefile,
  joinPath,
  recipesOf,
  type ScriptRun,
  type ScriptUse,
  type SimpleCommand,
  scriptsOf,
  scriptsRun,
  scriptUse,
  simpleCommands,
  targetsOf,
  type UsedScript,
} from './gate-scripts.ts';
import { readManifest } from './manifests.ts';
import type { TestFinder } from './test-files.ts';

/** What the configured checks stand on. */
export interface GateUse {
  /** Files of the repository that decide what a check does, with the name of the check. */
  readonly files: ReadonlyMap<string, string>;
  /** Python modules that checks import by name, with the name of the check. */
  readonly modules: ReadonlyMap<ModuleRun, string>;
  /** Package scripts that checks run. */
  readonly scripts: ScriptUse;
}

/** Scripts that call scripts: followed this often. */
const LONGEST = 2_000;

/**
 * Follows every check through package scripts and shell scripts, as far as their texts at the start are at hand. Test files are
 * left out: an attempt may change them.
 */
export function gateUse(policy: GatePolicy, contents: Contents, find: TestFinder): GateUse {
  const walk = followChecks(policy, contents);
  const files = [...walk.files].filter(([path]) => isNoTest(path, find));
  return { files: new Map(files), modules: walk.modules, scripts: scriptUse(walk.runs.values()) };
}

/** What is followed: the commands that a human wrote. */
export type GatePolicy = Pick<IntegrityPolicy, 'checks' | 'setup' | 'workingDirectory'>;

/** What the checks run, as texts of shell. */
export interface CheckTexts {
  /** Commands of checks that run tests, and what they run of scripts and of recipes of make. */
  readonly commands: readonly ReachText[];
  /** Files whose texts would tell more. */
  readonly wanted: readonly string[];
}

/** The texts of all checks, as far as `contents` has the scripts that they run. */
export function checkTexts(policy: GatePolicy, contents: Contents): CheckTexts {
  const tests = policy.checks.filter(({ kind }) => kind !== 'check');
  const { workingDirectory } = policy;
  const walk = followChecks({ checks: tests, ...(workingDirectory !== undefined && { workingDirectory }) }, contents);
  const plain = walk.queue.filter(({ file }) => file === undefined || !isMakefile(file));
  const asked = new Set(plain.flatMap(({ text, folder }) => simpleCommands(text, folder)).flatMap(targetsOf));
  const made = walk.queue
    .filter(({ file }) => file !== undefined && isMakefile(file))
    .map(({ text, folder }) => ({ text: recipesOf(text, asked), folder, followed: true }));
  const scripts = walk.runs.size > 0 ? scriptManifests(policy) : [];
  return {
    commands: [...plain.map(({ text, folder, direct }) => ({ text, folder, followed: direct !== true })), ...made],
    wanted: [...scripts, ...walk.files.keys()].filter((path) => !contents.has(path)),
  };
}

function followChecks(policy: GatePolicy, contents: Contents): Walk {
  const manifest = scriptManifests(policy).find((path) => contents.get(path)?.old !== undefined);
  const walk: Walk = {
    contents,
    folder: policy.workingDirectory ?? '',
    scriptFolder: folderOf(manifest ?? ''),
    scripts: readManifest(contents.get(manifest ?? 'package.json')?.old)?.scripts ?? new Map(),
    files: new Map(),
    modules: new Map(),
    runs: new Map(),
    queue: directTexts(policy),
  };
  for (let at = 0; at < Math.min(walk.queue.length, LONGEST); at++) follow(walk, walk.queue[at]);
  return walk;
}

/** Manifests whose scripts the checks may run: that of the folder they start in, else that of the root. */
export function scriptManifests({ workingDirectory = '' }: GatePolicy): readonly string[] {
  return workingDirectory === '' ? ['package.json'] : [`${workingDirectory}/package.json`, 'package.json'];
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** The commands that a human wrote: checks, what resets them, and setup. */
function directTexts({ checks, setup, workingDirectory = '' }: GatePolicy): Text[] {
  const commands = checks.flatMap(({ name, command, before }) => [
    { text: command, check: name },
    ...(before === undefined ? [] : [{ text: before, check: name }]),
  ]);
  const all = setup === undefined ? commands : [...commands, { text: setup, check: 'setup_command' }];
  return all.map((text) => ({ ...text, shellFile: false, folder: workingDirectory, direct: true }));
}

interface Text {
  readonly text: string;
  readonly check: string;
  /** Text of a script file: it holds more than the check runs, so only shell files are followed from it. */
  readonly shellFile: boolean;
  /** The script file that it is. */
  readonly file?: string;
  /** Where it starts, relative to the root of the repository: package scripts start beside their manifest. */
  readonly folder: string;
  /** The command of a check itself, known before any text is read. */
  readonly direct?: boolean;
}

interface Walk {
  readonly contents: Contents;
  /** Where commands start. */
  readonly folder: string;
  /** Where package scripts start. */
  readonly scriptFolder: string;
  readonly scripts: ReadonlyMap<string, string>;
  readonly files: Map<string, string>;
  readonly modules: Map<ModuleRun, string>;
  readonly runs: Map<string, UsedScript>;
  readonly queue: Text[];
}

function follow(walk: Walk, item: Text | undefined): void {
  if (item === undefined) return;
  for (const command of simpleCommands(item.text, item.folder)) {
    const { files, shell, modules } = filesRun(command);
    for (const run of modules.filter((each) => item.direct === true || isTool(each))) walk.modules.set(run, item.check);
    for (const path of item.shellFile ? shell.filter(isShellFile) : files) addFile(walk, path, item.check);
    for (const run of scriptsRun(command.words)) addScript(walk, run, item.check);
  }
}

/** Programs without an extension are product code unless they lie where gates lie. */
function isShellFile(path: string): boolean {
  return /\.(?:ba|z|k)?sh$/.test(path) || /(?:^|\/)(?:scripts?|\.?ci|tools|hack)\/(?:[^/]+\/)*[^/.]+$/.test(path);
}

function addFile(walk: Walk, path: string, check: string): void {
  if (walk.files.has(path)) return;
  walk.files.set(path, check);
  const text = walk.contents.get(path)?.old;
  if (text !== undefined && /(?:\.(?:ba|z|k)?sh|(?:^|\/)[^/.]+|\.[jJ]ustfile)$/.test(path)) {
    walk.queue.push({ text, check, shellFile: true, file: path, folder: walk.folder });
  }
}

function addScript(walk: Walk, run: ScriptRun, check: string): void {
  const known = walk.runs.get(run.name);
  if (known !== undefined && (known.implied || !run.implied)) return;
  walk.runs.set(run.name, { ...run, check });
  for (const name of scriptsOf(run.name, walk.scripts)) {
    walk.queue.push({ text: walk.scripts.get(name) ?? '', check, shellFile: false, folder: walk.scriptFolder });
  }
}

function isNoTest(path: string, find: TestFinder): boolean {
  const tier = find(path)?.tier;
  return tier !== 'named' && tier !== 'folder';
}

/** What one simple command runs of the repository's own files. */
interface FilesRun {
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
export function isProduct(path: string): boolean {
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

/** A module that a command imports by name, while the folder it runs in comes first on Python's path. */
interface ModuleRun {
  /** As written, e.g. `pytest` or `package.module`. */
  readonly name: string;
  /** Relative to the repository root, '' = the root. */
  readonly folder: string;
}

/** The module that `python -m NAME` or `pytest` imports. */
export function modulesRun(program: string, args: readonly string[], folder: string): readonly ModuleRun[] {
  if (/^(?:pytest|py\.test)$/.test(program)) return [{ name: 'pytest', folder }];
  if (!/^(?:python|pypy)[\d.]*$/.test(program)) return [];
  const script = args.findIndex((word, at) => !word.startsWith('-') && !/^-[WX]$/.test(args[at - 1] ?? ''));
  const at = args.findIndex((word) => /^-[A-Za-z]*m/.test(word));
  if (at < 0 || (script >= 0 && script < at)) return [];
  const name = args[at]?.replace(/^-[A-Za-ln-z]*m/, '') || args[at + 1] || '';
  return /^[A-Za-z_]\w*(?:\.\w+)*$/.test(name) ? [{ name, folder }] : [];
}

/** Tools that no repository but their own holds: what a script runs is protected for these alone, since others may be the product. */
const tools =
  /^(?:pytest|unittest|doctest|nose2?|tox|nox|coverage|mypy|ruff|flake8|pylint|pyright|black|isort|bandit|behave|trial|compileall|pip|build)$/;

/** Whether a module is a well-known tool. */
export function isTool({ name }: ModuleRun): boolean {
  return tools.test(name);
}

/** Files one of which exists when the repository itself holds the module. */
export function moduleProbes({ name, folder }: ModuleRun): readonly string[] {
  const whole = name.replaceAll('.', '/');
  const bases = [...new Set([name.split('.')[0] ?? name, whole])];
  return bases
    .flatMap((base) => [`${base}.py`, `${base}/__init__.py`, `${base}/__main__.py`])
    .flatMap((path) => joinPath(folder, path) ?? []);
}

/** What an added path takes the place of: the name of the check whose module Python would no longer find. */
export function shadowFinder(
  modules: ReadonlyMap<ModuleRun, string>,
  contents: Contents,
): (path: string) => string | undefined {
  const foreign = [...modules]
    .filter(([run]) => moduleProbes(run).every((path) => contents.get(path)?.old === undefined))
    .map(([run, check]) => ({ base: joinPath(run.folder, run.name.split('.')[0] ?? run.name), check }));
  return (path) => foreign.find(({ base }) => base !== undefined && shadows(path, base))?.check;
}

function shadows(path: string, base: string): boolean {
  if (!path.startsWith(base)) return false;
  return /^(?:$|\/|\.py[cdow]?$|\.(?:[\w-]+\.)?so$)/.test(path.slice(base.length));
}

/** Modules of Python's standard library that runners and tests import; those are not here whose names a project may well give to its own. */
export const standard = new Set(
  `abc argparse ast asyncio base64 bdb collections colorsys contextlib contextvars copy copyreg csv ctypes dataclasses datetime
  decimal difflib dis doctest enum fnmatch functools getopt getpass gettext glob gzip hashlib hmac importlib inspect io json
  linecache logging lzma mimetypes multiprocessing optparse os pathlib pdb pickle pkgutil pprint posixpath re reprlib runpy
  shelve shlex shutil signal socket sqlite3 ssl struct subprocess sysconfig tempfile textwrap threading tomllib traceback
  tracemalloc types typing unicodedata unittest urllib uuid warnings weakref zipfile zlib zoneinfo`.split(/\s+/),
);

/** Finds an added file that Python would import in the place of one of its own modules; the name of the check that runs there. */
export function standardShadow(modules: ReadonlyMap<ModuleRun, string>): (path: string) => string | undefined {
  const folders = new Map([...modules].map(([{ folder }, check]) => [joinPath(folder, '') ?? folder, check]));
  return (path) => {
    const match = /^(?:(.*)\/)?(?!__init__)(\w+)(?:\.py|\/__init__\.py)$/.exec(path);
    return match !== null && standard.has(match[2] ?? '') ? folders.get(match[1] ?? '') : undefined;
  };
}

/**
 * An install in a repository that does not ignore it adds thousands of files: each folder of dependencies is told of once, by its
 * first file and with the number of the others. Other findings stay as they are.
 */
export function oncePerFolder(findings: readonly IntegrityFinding[]): readonly IntegrityFinding[] {
  const totals = new Map<string, number>();
  const first = findings.filter((finding) => {
    if (finding.rule !== 'dependency-folder-changed') return true;
    const folder = dependencyFolder(finding.path);
    const before = totals.get(folder) ?? 0;
    totals.set(folder, before + 1);
    return before === 0;
  });
  return first.map((finding) => {
    const more = (totals.get(dependencyFolder(finding.path)) ?? 1) - 1;
    if (finding.rule !== 'dependency-folder-changed' || more === 0) return finding;
    return { ...finding, message: `${finding.message} The same for ${count(more, 'more file')} in that folder.` };
  });
}

function dependencyFolder(path: string): string {
  return /^(?:.*?\/)??(?:node_modules|\.?venv|vendor\/bin)(?=\/|$)/is.exec(path)?.[0] ?? path;
}
