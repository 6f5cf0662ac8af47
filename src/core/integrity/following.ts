// What checks read besides product code and ordinary tests, found by following: from the commands of the checks, and from what runners
// and build tools read by themselves, each name of a file of the tree is followed.
import type { Contents } from './change.ts';
import { filesRun, type GatePolicy, gateUse, isProduct, scriptManifests } from './gate-files.ts';
import { isMakefile, joinPath, simpleCommands } from './gate-scripts.ts';
import { isPackageFile, isProse, isTestPlace } from './guarded-files.ts';
import { loadsUnnamed, type Name, namesIn } from './names-in-text.ts';
import { policyRuleOf } from './path-policy.ts';
import { isExpectation, type TestFinder } from './test-files.ts';

/** What checks read through, as it was when the story started. */
export interface Followed {
  /** How a check comes to a path, in a few words; undefined where it comes to it as to product code or a test, or not at all. */
  readonly why: (path: string) => string | undefined;
  /** Texts that would tell more. */
  readonly wanted: readonly string[];
}

interface FollowCall {
  readonly policy: GatePolicy;
  readonly find: TestFinder;
  readonly tree: FileIndex;
  /** Of the story's start, as far as they were read. */
  readonly contents: Contents;
}

/** More texts are not followed. */
const MOST_TEXTS = 300;
const MOST_GLOBS = 300;

/** What a text is to a check: tools read `config` and `build`, `script` and `code` run. */
type Kind = 'config' | 'build' | 'script' | 'code';

interface Text {
  readonly kind: Kind;
  /** Empty: the command of a check. */
  readonly path: string;
  readonly text: string;
  readonly shown: string;
}

/** A name in a text. */
interface Mention {
  readonly by: Text;
  readonly name: Name;
}

interface Walk extends FollowCall {
  readonly queue: Text[];
  readonly wanted: Set<string>;
  /** Paths of the tree with the words for how they are reached. */
  readonly reached: Map<string, string>;
  /** By the place that is meant: what comes to stand there is loaded, too. */
  readonly mentions: Map<string, Mention[]>;
  readonly globs: (Mention & { readonly matches: (path: string) => boolean })[];
}

/** Follows the texts that are at hand. */
export function follow(call: FollowCall): Followed {
  const { policy, contents, find, tree } = call;
  const state = { queue: [], wanted: new Set<string>(), reached: new Map(), mentions: new Map(), globs: [] };
  const walk: Walk = { ...call, ...state };
  for (const { name, command, before = '' } of policy.checks) {
    const shown = `check ${JSON.stringify(name)}`;
    walk.queue.push({ kind: 'script', path: '', text: `${command}\n${before}`, shown });
  }
  const use = gateUse(policy, contents, find);
  const manifests = use.scripts.size > 0 ? scriptManifests(policy) : [];
  for (const path of manifests) if (tree.has(path) && !contents.has(path)) walk.wanted.add(path);
  for (const [path, check] of use.files) reach(walk, path, `check ${JSON.stringify(check)} uses it`);
  const rootOf = rootFinder(call);
  for (const path of tree.paths) {
    const root = rootOf(path);
    if (root !== undefined) reach(walk, path, root);
  }
  for (let at = 0; at < walk.queue.length; at++) readText(walk, walk.queue[at]);
  return { why: (path) => rootOf(path) ?? whyReached(walk, path), wanted: [...walk.wanted] };
}

function reach({ reached, tree, contents, wanted, queue }: Walk, path: string, why: string): void {
  if (reached.has(path)) return;
  reached.set(path, why);
  if (!tree.has(path) || isOthers(path) || reached.size > MOST_TEXTS) return;
  const texts = contents.get(path);
  if (texts === undefined) wanted.add(path);
  else if (texts.old !== undefined) queue.push({ kind: kindOf(path), path, text: texts.old, shown: path });
}

function readText(walk: Walk, by: Text | undefined): void {
  if (by === undefined) return;
  const here = walk.policy.workingDirectory ?? '';
  const { tree, find } = walk;
  const run = by.kind === 'script' ? simpleCommands(by.text, here).flatMap((command) => filesRun(command).files) : [];
  const ran = run.filter((path) => tree.has(path) && !isExpectation(path, find));
  for (const path of ran) reach(walk, path, `${by.shown} runs it`);
  const folders = [...new Set([folderOf(by.path), here, ''])];
  const loaded = namesIn(by.text).flatMap((name) => placesOf(walk, folders, { by, name }));
  for (const path of loaded) reach(walk, path, `${by.shown} loads it`);
}

/** What it matches is asked of each path. */
function addGlob({ globs }: Walk, { by, name }: Mention): readonly string[] {
  if ((name.loads || by.kind === 'script') && globs.length < MOST_GLOBS) {
    const places = [folderOf(by.path), ''].flatMap((folder) => joinPath(folder, name.path) ?? []);
    const forms = places.filter((glob) => /\w/.test(glob)).map(wildcard);
    globs.push({ by, name, matches: (path) => forms.some((fits) => fits(path)) });
  }
  return [];
}

/** Takes time by the length of the path alone: names come from texts that agents write. */
function wildcard(glob: string): (path: string) => boolean {
  const [first = '', ...rest] = glob.replaceAll('**/', '**').split(/[*?]+/);
  const last = rest.pop() ?? '';
  const depth = glob.includes('**') ? undefined : glob.split('/').length;
  return (path) => {
    if (depth !== undefined && path.split('/').length !== depth) return false;
    if (!path.startsWith(first) || !path.endsWith(last)) return false;
    let at = first.length;
    for (const part of rest) {
      const found = path.indexOf(part, at);
      if (found < 0) return false;
      at = found + part.length;
    }
    return at + last.length <= path.length;
  };
}

/** Notes where a name leads to, and gives the files of the tree that are loaded by it. */
function placesOf(walk: Walk, folders: readonly string[], mention: Mention): readonly string[] {
  const { tree, mentions, find } = walk;
  const { name, by } = mention;
  if (name.path.includes('*')) return addGlob(walk, mention);
  const above = name.path.includes('/') ? folders : [...folders, ...tree.testFolders];
  const places = name.isTail ? [] : above.flatMap((folder) => joinPath(folder, name.path) ?? []);
  const exact = places.flatMap((place) => tree.at(place));
  const tail = tailOf(name.path);
  const isLoose = exact.length === 0 && tail !== undefined;
  for (const place of isLoose ? [...places, tail] : places) {
    const known = mentions.get(place);
    if (known === undefined) mentions.set(place, [mention]);
    else if (known.every((each) => each.by !== by || each.name.loads !== name.loads)) known.push(mention);
  }
  const found = isLoose ? tree.at(tail) : exact;
  return [...new Set(found)].filter((path) => path !== by.path && isLoaded(find, mention, path));
}

/** Whether what a text names is loaded by it, and is neither product code nor an ordinary test. */
function isLoaded(find: TestFinder, { by, name }: Mention, path: string): boolean {
  if (isProse(path) || find(path)?.tier === 'named') return false;
  if (!/[./]/.test(name.path) && !(name.loads && isCode(path))) return false;
  if (by.kind === 'config' && name.loads) return true;
  if (isCode(path)) return !isProduct(path) && (workshop.test(path) || (name.loads && isBeside(path, by, find)));
  return by.kind === 'build' || isPart(path, name, find);
}

/** Shells and build tools read parts of themselves, and expected outputs. */
function isPart(path: string, name: Name, find: TestFinder): boolean {
  return !isProduct(path) && (name.loads || !isExpectation(path, find));
}

/** Code that scripts and setup files load is product code elsewhere. */
function isBeside(path: string, by: Text, find: TestFinder): boolean {
  const folder = folderOf(by.path);
  return isExpectation(path, find) || (by.kind !== 'build' && folder !== '' && path.startsWith(`${folder}/`));
}

function whyReached({ reached, mentions, globs, find, queue }: Walk, path: string): string | undefined {
  const known = reached.get(path);
  if (known !== undefined) return known;
  const named = keysOf(path).flatMap((key) => mentions.get(key) ?? []);
  const matching = globs.filter(({ matches }) => matches(path));
  const found = [...named, ...matching].find((mention) => isLoaded(find, mention, path));
  if (found !== undefined) return `${found.by.shown} loads it`;
  if (isCode(path) || isExpectation(path, find) || isProse(path)) return undefined;
  if (reached.size > MOST_TEXTS) return 'checks read more than can be followed';
  const blind = queue.find(({ kind, text, path: by }) => kind === 'script' && isAround(path, by) && loadsUnnamed(text));
  return blind && `${blind.shown} loads files that its text does not name`;
}

/** Around a script lies what may be meant: in its folder or below, at the root by the ending alone. */
function isAround(path: string, by: string): boolean {
  const folder = folderOf(by);
  return folder === '' ? by !== '' && !path.includes('/') && shell.test(path) : path.startsWith(`${folder}/`);
}

/** Why runners and build tools read a file without being told: by the table of policies, by a program's name, by convention. */
function rootFinder({ policy, find }: FollowCall): (path: string) => string | undefined {
  const commands = policy.checks.flatMap(({ command }) => simpleCommands(command));
  const programs = new Set(commands.flatMap(({ words }) => words.slice(0, MOST_AHEAD).map(nameOf)));
  const here = new Set(['', policy.workingDirectory ?? '']);
  const isRead = (path: string): boolean =>
    here.has(folderOf(path)) && configured.test(path) && programs.has(programOf(path)) && !isExpectation(path, find);
  return (path) => {
    const rule = policyRuleOf(path);
    if (rule !== undefined) return readByTools.test(rule.rule) ? `it is ${rule.what}` : undefined;
    if (isOthers(path)) return "it is a copy of others' code, which tests may run through";
    if (nameOf(path) === 'conftest.py') return 'pytest loads it before the tests of its folder';
    return isRead(path) && !isPackageFile(nameOf(path)) ? `${programOf(path)} reads it` : undefined;
  };
}

const readByTools = /^(?:test-runner-config|package-manager-config|dependency-folder)-changed$/;
/** How far into a command its runner may stand. */
const MOST_AHEAD = 5;
/** `.busted`, `.proverc`, `karma.conf.js`, `behat.yml`. */
const configured = /(?:^|\/)\.[^/]+$|rc$|\.conf|\.(?:ya?ml|toml|json|ini|cfg|xml)(?:\.dist)?$/;

/** `busted` of `.busted`, `karma` of `karma.conf.js`. */
function programOf(path: string): string {
  return /^\.?([a-z][\w-]*?)(?:rc|-local)?(?:\.[\w.]+)?$/.exec(nameOf(path))?.[1] ?? '';
}

/** Code of others that is kept in the repository, and copies of well-known test tools. */
function isOthers(path: string): boolean {
  return others.test(path) || (tools.test(path) && policyRuleOf(path) === undefined);
}

const others =
  /(?:^|\/)(?:_?vendor(?:ed)?|third[-_]?party|3rd[-_]?party|external|extern|deps|subprojects|node_modules|site-packages|bower_components|Pods|Carthage)\//i;
const tools =
  /(?:^|\/)(?:shunit2?|bats-(?:core|assert|support|file|mock)|luassert|luaunit|phpunit|testify|googletest|gtest|gmock|catch2|cmocka|minunit|munit|simpletest|jasmine|mocha|chai|sinon|qunit|pytest|junit\d?|testng|hamcrest|xunit|nunit)(?:\.\w+)?(?:\/|$)/i;

function kindOf(path: string): Kind {
  if (policyRuleOf(path) !== undefined) return 'config';
  if (isMakefile(path) || /\.(?:mk|mak|cmake|gradle)$/.test(path) || isPackageFile(nameOf(path))) return 'build';
  if (shell.test(path) || !/\.\w/.test(nameOf(path))) return 'script';
  return isCode(path) ? 'code' : 'config';
}

const shell = /\.(?:sh|bash|zsh|dash|ksh|fish|ps1|bat|cmd|awk|tcl|just)$/;
/** Sources of languages that products are written in; what shells and build tools read is none. */
export function isCode(path: string): boolean {
  return code.test(path);
}
const code =
  /\.(?:c|cc|cpp|cxx|h|hh|hpp|hxx|inl|m|mm|go|rs|java|kt|scala|groovy|cs|fs|vb|swift|dart|[cm]?[jt]sx?|vue|svelte|pyx?|pyi|rb|php|p[lm]|lua|exs?|erl|hrl|hs|mli?|nim|zig|d|jl|r|el|clj[cs]?|lisp|scm|rkt|cr|v|sol|elm|f90|pas|vim|sql|css|scss|less|html?|tl|asm|s)$/i;
/** Folders of what a project is built and tested with. */
const workshop = /(?:^|\/)(?:scripts?|tools?|hack|\.?ci|build|cmake|make|tasks|config|contrib|automation|support)\//;

export function folderOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

/** Finds files by what texts call them. */
export interface FileIndex {
  readonly paths: readonly string[];
  has(path: string): boolean;
  /** By the path with or without its ending, or by its last parts. */
  at(place: string): readonly string[];
  /** Folders at the root that hold tests. */
  readonly testFolders: readonly string[];
}

export function indexFiles(paths: readonly string[]): FileIndex {
  const known = new Set(paths);
  const byKey = new Map<string, string[]>();
  for (const path of paths) for (const key of keysOf(path)) (byKey.get(key) ?? setNew(byKey, key)).push(path);
  const tops = new Set(paths.filter((path) => path.includes('/')).map((path) => path.slice(0, path.indexOf('/'))));
  return {
    paths,
    has: (path) => known.has(path),
    at: (place) => byKey.get(place) ?? [],
    testFolders: [...tops].filter(isTestPlace),
  };
}

function setNew(map: Map<string, string[]>, key: string): string[] {
  const fresh: string[] = [];
  map.set(key, fresh);
  return fresh;
}

/** What a text may call a file: its path, without the ending, by its folder, by its last parts. */
function keysOf(path: string): readonly string[] {
  const stem = path.replace(/(?<=[^/])(?:\.d)?\.\w+$/, '');
  const parts = path.split('/').slice(-MOST_PARTS);
  const tails = parts.flatMap((_, at) => tailOf(parts.slice(at).join('/')) ?? []);
  return [...new Set([path, stem, stem.replace(/\/(?:index|__init__|init|mod)$/, '')]), ...tails];
}

const MOST_PARTS = 5;

/** Another kind of place: anywhere below. Only names with an ending say enough for it. */
function tailOf(name: string): string | undefined {
  const last = name.replace(/^(?:\.{1,2}\/)+/, '');
  return /\w\.\w+$/.test(last) ? `*/${last}` : undefined;
}
