import { simpleCommands } from './integrity-commands.ts';
import { readManifest } from './integrity-json.ts';
import { isTool, type ModuleRun } from './integrity-python-modules.ts';
import { filesRun } from './integrity-run-files.ts';
import { type ScriptRun, scriptsRun } from './integrity-run-scripts.ts';
import { type ScriptUse, scriptsOf, scriptUse, type UsedScript } from './integrity-script-use.ts';
import type { Contents, IntegrityPolicy } from './integrity-types.ts';
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
export function gateUse(policy: IntegrityPolicy, contents: Contents, find: TestFinder): GateUse {
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
  const files = [...walk.files].filter(([path]) => isNoTest(path, find));
  return { files: new Map(files), modules: walk.modules, scripts: scriptUse(walk.runs.values()) };
}

/** Manifests whose scripts the checks may run: that of the folder they start in, else that of the root. */
export function scriptManifests({ workingDirectory = '' }: IntegrityPolicy): readonly string[] {
  return workingDirectory === '' ? ['package.json'] : [`${workingDirectory}/package.json`, 'package.json'];
}

function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** The commands that a human wrote: checks, what resets them, and setup. */
function directTexts({ checks, setup, workingDirectory = '' }: IntegrityPolicy): Text[] {
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
    walk.queue.push({ text, check, shellFile: true, folder: walk.folder });
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
