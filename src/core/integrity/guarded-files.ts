import { globMatcher } from '../globs.ts';
import { joinPath, simpleCommands } from './gate-scripts.ts';

/** All that is known of files that say what is expected, without knowing the language. */
const table = {
  /** In any case, at any depth. */
  folders: `test tests testsuite test-suite e2e cypress playwright expected __tests__ __snapshots__ testdata`,
  /** In any case, at the root of the repository or of a package: further down they are words for product code, too. */
  rootFolders: `t xt spec specs features integration regress`,
  /** At any depth: data of tests, from which no runner collects any. */
  asideFolders: `fixture fixtures __fixtures__ testdata test-data snapshots __snapshots__ __mocks__`,
  /** At any depth: what tests compare with, beside tests of their own. */
  comparedFolders: `golden goldens expected cassettes test tests __tests__`,
  /** Anywhere, also beside product code: what tests compare with. */
  comparedNames: `*.snap *.ambr *.golden *.golden.* *.expected *.expected.* *.approved.* *.verified.*`,
  /** In the path of an output that a check writes anew and compares. */
  outputs: `golden goldens expected expect expectation expectations baseline baselines approved reference ref snapshot snapshots snap
    out output outputs stdout stderr`,
  /** Of files, with their case. */
  names: `*.t test.* tests.* selftest.* *.feature *.bats *.robot *.hurl *.phpt *_spec.* *.spec.* *[-_.]test.* *[-_.]tests.*
    test[-_.]* *Test.* *Tests.* *Spec.* *_test.* *.snap *.tftest.hcl`,
  /** Never, whatever else they are. */
  prose: `*.md *.mdx *.markdown *.rst *.adoc *.txt *.text`,
  /** Folders of others, of builds and of the loop itself: nothing in them is an expectation of this repository. */
  foreign: `node_modules vendor dist .git .ralph`,
  /** A folder that holds one is a package. */
  manifests: `package.json deno.json pyproject.toml setup.py setup.cfg Cargo.toml go.mod pom.xml build.gradle build.gradle.kts build.sbt
    composer.json Gemfile *.gemspec Rakefile mix.exs rebar.config gleam.toml shard.yml pubspec.yaml Package.swift Project.toml DESCRIPTION
    Makefile CMakeLists.txt meson.build dune-project *.opam *.cabal package.yaml stack.yaml *.rockspec cpanfile Makefile.PL Build.PL
    dub.json dub.sdl *.nimble build.zig elm.json foundry.toml project.clj deps.edn *.csproj *.fsproj *.sln info.rkt alire.toml fpm.toml`,
} as const;

/** A command, or the text of a script. */
export interface CommandText {
  readonly text: string;
  /** Where it starts, relative to the root; absent = the root. */
  readonly folder?: string;
}

/** What the answer depends on besides the path. */
export interface GuardContext {
  /** Commands of the checks, and of the scripts that they run. */
  readonly commands?: readonly CommandText[];
  /** All files of the repository: they tell where packages begin, and which folders hold tests beside product code. */
  readonly paths?: readonly string[];
  /** The folder of prd.json: its `specs/` are written for agents. */
  readonly feature?: string;
  /** Files that a command names and that hold no test: product code, for example what a test runner loads first. */
  readonly product?: ReadonlySet<string>;
}

/** Whether a path holds what is expected of the code, so that no attempt may delete or empty it. */
export function isGuarded(path: string, context: GuardContext = {}): boolean {
  return guardedFinder(context)(path);
}

/** The same question for many paths. */
export function guardedFinder({
  commands = [],
  paths = [],
  feature,
  product,
}: GuardContext): (path: string) => boolean {
  const packages = packageFolders(paths);
  const isNamed = namedByCommands(commands, (folder) => packages.has(folder) || holdsTestsBesides(folder, paths));
  const specs = feature === undefined ? undefined : `${feature === '' ? '' : `${feature}/`}specs/`;
  const isPackage = (above: string): boolean => above === '' || packages.has(above);
  return (path) => {
    const parts = path.split('/');
    const name = parts.pop() ?? '';
    if (prose(name) || parts.some((part) => foreign.has(part))) return false;
    if (names(name)) return true;
    if (specs !== undefined && path.startsWith(specs)) return false;
    return (
      (isNamed(path) && product?.has(path) !== true) ||
      parts.some((part, at) => isFolder(part, () => isPackage(parts.slice(0, at).join('/'))))
    );
  };
}

/** Whether a path lies among what tests read, replace or compare with: data, also of languages that are not known. */
export function isCompared(path: string): boolean {
  const parts = path.split('/');
  const name = parts.pop() ?? '';
  if (parts.some((part) => foreign.has(part))) return false;
  return comparedNames(name) || parts.some((part) => asideFolders.has(part) || comparedFolders.has(part));
}

/** Whether a path is text for people: no check runs it. */
export function isProse(path: string): boolean {
  return prose(split(path).name);
}

/** Whether a path is, by its words, an output that a check compares with. */
export function isExpectedOutput(path: string): boolean {
  const parts = path.toLowerCase().split(/[^a-z]+/);
  return isCompared(path) && outputEnding.test(path) && parts.some((part) => outputs.has(part));
}

/** Whether a word of a command is a folder or a file of tests by its own words. */
export function isTestPlace(path: string): boolean {
  const parts = path.split('/').filter((part) => part !== '' && part !== '.' && part !== '..');
  return parts.some((part) => isFolder(part, () => true)) || names(parts.at(-1) ?? '');
}

/** Whether no runner collects tests from where a path lies. */
export function isAside(path: string): boolean {
  return path
    .split('/')
    .slice(0, -1)
    .some((part) => foreign.has(part) || asideFolders.has(part));
}

function isFolder(part: string, isAtRoot: () => boolean): boolean {
  const name = part.toLowerCase();
  return folders.has(name) || (rootFolders.has(name) && isAtRoot());
}

/** A folder that holds tests by their own names or folders: the rest of it is product code, whatever command names it. */
function holdsTestsBesides(folder: string, paths: readonly string[]): boolean {
  if (rootFolders.has(nameIn(folder))) return false;
  return paths.some((path) => {
    if (!path.startsWith(`${folder}/`)) return false;
    const parts = path.slice(folder.length + 1).split('/');
    return names(parts.pop() ?? '') || parts.some((part) => folders.has(part.toLowerCase()));
  });
}

function nameIn(path: string): string {
  return split(path).name.toLowerCase();
}

/** Whether a file of this name begins a package: its manifest, or the file of its build. */
export function isPackageFile(name: string): boolean {
  return manifests(name);
}

/** The folders that hold a manifest. */
function packageFolders(paths: readonly string[]): ReadonlySet<string> {
  const found = paths.map(split).filter(({ name }) => manifests(name));
  return new Set(found.map(({ above }) => above));
}

function split(path: string): { readonly above: string; readonly name: string } {
  const at = path.lastIndexOf('/');
  return { above: path.slice(0, Math.max(at, 0)), name: path.slice(at + 1) };
}

const folders = words(table.folders);
const rootFolders = words(table.rootFolders);
const foreign = words(table.foreign);
const asideFolders = words(table.asideFolders);
const comparedFolders = words(table.comparedFolders);
const outputs = words(table.outputs);
const outputEnding =
  /(?:^|\/)[^./]+$|\.(?:txt|text|out|stdout|stderr|ref|exp|expect|expected|golden|approved|baseline|snap|dat|csv|tsv|json|xml|html?|svg|ya?ml)$/i;
const names = named(table.names);
const comparedNames = named(table.comparedNames);
const prose = named(table.prose);
const manifests = named(table.manifests);

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/));
}

function named(text: string): (name: string) => boolean {
  return globMatcher(text.split(/\s+/));
}

/** Files, folders and globs that commands name, relative to the root. */
export function namedPaths(commands: readonly CommandText[]): readonly string[] {
  return commands.flatMap(({ text, folder }) => simpleCommands(text, folder)).flatMap(operands);
}

/** Files and folders that a command names as what it runs on: no options and their files, no programs, no product code. */
function namedByCommands(
  commands: readonly CommandText[],
  isProductFolder: (folder: string) => boolean,
): (path: string) => boolean {
  const named = namedPaths(commands);
  const plain = [...new Set(named)].filter((word) => !/[*?[\]{}]/.test(word) && !isProductFolder(word));
  const globs = globMatcher(named.filter((word) => /[*?[\]{}]/.test(word)));
  return (path) => globs(path) || plain.some((word) => path === word || path.startsWith(`${word}/`));
}

function operands({
  words: all,
  folder,
}: {
  readonly words: readonly string[];
  readonly folder: string;
}): readonly string[] {
  if (all.some((word, at) => at < MOST_WRAPPERS && readers.test(word))) return [];
  return all
    .slice(1)
    .filter((word, at) => !/^[-+@$]|^\w+=|[\s:]/.test(word) && !configures.test(all[at] ?? ''))
    .map((word) => word.replace(/^\.\//, '').replace(/\/(?:\.\.\.)?$/, ''))
    .filter((word) => /[./*]/.test(word) || isBareFolder(word))
    .flatMap((word) => joinPath(folder, word) ?? [])
    .filter((path) => path !== '' && !/^\*+(?:\/\*+)*$/.test(path) && !product.test(path));
}

/** Programs behind which the word that says what is done stands. */
const MOST_WRAPPERS = 4;

/** They look at code, build it or bring it in; what they name is no test by that. */
const readers =
  /^(?:(?:.*\/)?(?:eslint|biome|prettier|stylelint|tsc|oxlint|ruff|black|flake8|pylint|mypy|pyright|isort|rubocop|standardrb|gcc|g\+\+|cc|c\+\+|clang|clang\+\+|clang-tidy|clang-format|rustfmt|gofmt|golangci-lint|shellcheck|shfmt|luacheck|stylua|phpstan|psalm|phpcs|php-cs-fixer|yamllint|markdownlint|hadolint|actionlint|javac|kotlinc|ktlint|swiftlint|git|go|cargo|cp|mv|rm|mkdir|cat|echo|grep|sed|ls|chmod|curl|docker|pip|pip3)|install|ci|i|build|lint|fmt|format|vet|clippy)$/;

/** Options whose value is no file to run. */
const configures =
  /^(?:-c|-C|-I|-L|-o|-r|--config|--config-file|--rootdir|--cov|--manifest-path|--reporter|--output|--require|--import)$/;

/** Product code by its place: that a check starts it makes it no test. */
const product =
  /^(?:(?:packages|apps|libs|crates|modules|services)\/[^/]+(?:$|\/))?(?:(?:src|lib|app|bin|dist|build|out|cmd|internal|node_modules|vendor|target)(?:$|\/)|(?:(?:index|main|app|server|cli|mod)\.\w+)?$)/;

/** A word without a dot or slash may be a folder or what a program is told to do. */
function isBareFolder(word: string): boolean {
  return /^[\w-]+$/.test(word) && !/^(?:run|exec|test|tests|start|check|all|ci|unit|e2e|\d+)$/.test(word);
}
