// What of a changed build, manifest or lock file decides what checks build and run: line by line, what is known to be harmless apart.
import { minus, type PathTexts } from './change.ts';
import { nameOf } from './following.ts';
import { isPackageFile } from './guarded-files.ts';
import { readManifest, topValue } from './manifests.ts';

/** Whether a file says how the project is built, what it depends on or where that comes from. */
export function isBuildFile(path: string): boolean {
  const name = nameOf(path);
  return !aside.test(path) && !ofTasks.test(name) && (isPackageFile(name) || more.test(name) || locks.test(name));
}

/** Files of task runners are scripts: they are read where a check runs them. */
const ofTasks = /^(?:GNUmakefile|[mMrR]akefile)$/;
const aside = /(?:^|\/)(?:docs?|examples?|samples?|demos?|website|bench(?:mark)?s?|rockspecs|node_modules|vendor)\//i;
const more =
  /^(?:requirements[\w.-]*\.txt|constraints\.txt|Pipfile|go\.work|gradle\.properties|Directory\.[\w.]+\.(?:props|targets)|[tj]sconfig[\w.-]*\.json|\.?babel(?:rc|\.config)(?:\.\w+)?|\.swcrc|BUILD(?:\.bazel)?|WORKSPACE|MODULE\.bazel|meson[._]options(?:\.txt)?|CMakePresets\.json|dune|pnpm-workspace\.ya?ml|vite\.config\.\w+)$|\.(?:cmake|gradle|gradle\.kts)$/;
const locks = /(?:^|[-.])lock(?:file)?(?:\.\w+)?$|^npm-shrinkwrap\.json$|^go\.(?:work\.)?sum$|^[\w-]+\.lock\.\w+$/i;

/** Says of a word of a line whether it is the path of a source file of the tree. */
type IsSource = (word: string) => boolean;

/** The first line, or the key, by which checks may build or run something else than before; undefined where there is none. */
export function changedSection(path: string, texts: PathTexts, isSource: IsSource): string | undefined {
  const name = nameOf(path);
  if (name === 'package.json') return changedKey(texts);
  if (locks.test(name)) return replacedSource(texts);
  const [old, now] = [linesOf(texts.old), linesOf(texts.new)].map(/\.(?:toml|cfg)$/.test(name) ? leading : same);
  const added = minus(now ?? [], old ?? []).filter((line) => !declaration.test(line));
  const found = [...added, ...minus(old ?? [], now ?? [])].find((line) => !isHarmless(textOf(line), isSource));
  return found && textOf(found);
}

function same(lines: readonly string[]): readonly string[] {
  return lines;
}

/** Without comments and layout. */
function linesOf(text = ''): readonly string[] {
  const plain = text.slice(0, MOST_CHARS).replace(/<!--[\s\S]{0,2000}?-->|\/\*[\s\S]{0,2000}?\*\//g, '');
  return plain.split(/\r?\n/).flatMap((line) => {
    const bare = line.trim();
    // A longer one was not written by a person; patterns would take long for it.
    const shown = bare.length > LONGEST ? bare : withoutEnd(bare.replace(/(?:^|\s)(?:#(?!\[)|\/\/|;;|--\s).*$/, ''));
    return /\w/.test(shown) ? [shown] : [];
  });
}

function withoutEnd(line: string): string {
  return line.replace(/[\s,\\]+$/, '');
}

const LONGEST = 1000;

const MOST_CHARS = 400_000;
/** Between the header of a section and a line of it. */
const MARK = '\t';

/** The lines of those sections that lead checks, and the lines that may lead them in any section but a linter's. */
function leading(lines: readonly string[]): readonly string[] {
  let section = '';
  return lines.flatMap((line) => {
    if (line.length <= LONGEST && /^\[.*\]$/.test(line) && !line.includes(',')) section = line;
    const leads = section === '' || leadingSection.test(section) || suspect.test(line);
    return leads && !linting.test(section) ? [`${section}${MARK}${line}`] : [];
  });
}

function textOf(line: string): string {
  return line.slice(line.indexOf(MARK) + 1);
}

const linting =
  /black|ruff|mypy|isort|flake8|pylint|pyright|bandit|pycodestyle|pydocstyle|bump|towncrier|commitizen|release|wheel|sdist|sphinx|lints|clippy|docs/;
const leadingSection =
  /test|cov|tox|nox|hatch|patch|replace|profile|bench|^\[+(?:lib|bin|target|build-system)|alias|source|entry|uv|pdm|poe|workspace|scripts|dependencies/;

/** A new target or test beside others. */
const declaration =
  /^(?:add_(?:executable|library|test)|target_(?:link_libraries|sources)|(?:gtest|catch|doctest)_discover_tests|install)\s*\(/i;

function isHarmless(line: string, isSource: IsSource): boolean {
  if (line.length > LONGEST || suspect.test(line)) return false;
  return [metadata, dependency, packageOf, bracket].some((form) => form.test(line)) || namesSources(line, isSource);
}

const suspect =
  /fail|ignor|skip|exclud|retr(?:y|ies)|threshold|\bpath\s*[:=]|\bgit\s*[:=]|replace|patch|overrid|harness|^auto\w+\s*=|^build\s*=|backend/i;
const metadata =
  /^["'<]?(?:\w+\.)?(?:version|name|package|description|authors?|author_email|maintainers?|email|urls?|long_description\w*|packages|py_modules|package_data|branch-alias|licen[cs]es?|license-file|keywords?|homepage|repository|readme|documentation|categories|edition|rust-version|summary|title|contributors|funding|copyright|vsn|metadata|required_ruby_version|python_requires|requires-python|classifiers|changelog|extra|module|go|Date|Title|Authors@R|Encoding|RoxygenNote)\b["']?\s*(?:[:=>(]|,?\s*["'\w])|^["'][\w .]+ :: |^if __name__|^["']\w+_(?:uri|required)["'] => /i;
const version = String.raw`["']?[\^~<>=!*v ]{0,4}\d+(?:\.[\w*+-]+)+[\w.+-]*(?:\s*[,|]{1,2}\s*[\^<>=!~]{0,2}\s*[\w.*]+)*["']?`;
/** A name with a version that has a dot, or with marks before it. */
const dependency = new RegExp(
  String.raw`^(?:require\s+|gem\s+|-\s+|["'\w]+\s*[(:]?\s*)?["']?[@\w][\w.@/:+\[\]-]*["']?\s*(?:[:=,(]|=>|[<>=!~]=|\s)?\s*(?:\{\s*version\s*=\s*)?${version}(?:\s*,\s*(?:default-features|features|optional)\s*=\s*(?:\[[^\]]*\]|\w+))*\s*\)?\s*\}?\s*(?:if RUBY_VERSION.*)?$`,
);
const packageOf =
  /^<\/?(?:dependency|groupId|artifactId|version|scope|type)>?(?:[\w.${}-]+<\/\w+>)?$|^<PackageReference Include="[\w.]+" Version="[\w.]+"\s*\/?>$|^(?:testI|i)mplementation[\s(]+["'][\w.-]+:[\w.-]+(?::[\w.-]+)?["']\)?$|^\{:\w+,\s*["'][~>= \d.]+["'][^}]*\}$|^(?:gem|add_(?:development_|runtime_)?dependency)[\s(]+["'][\w-]+["']\)?$|^(?:group\s.*do|end|if (?:Gem::Version|RUBY_VERSION).*|source\s+["']https:\/\/rubygems\.org["'])$/;
/** The beginning of a list of dependencies. */
const bracket =
  /^["']?(?:\[?(?:dev-|build-)?dependencies\]?|require|install_requires|dependencies)["']?\s*[:=(]*\s*[[{(]?$/;

function namesSources(line: string, isSource: IsSource): boolean {
  const words = line.split(/[\s"'(),;[\]{}=+:]+/).filter((word) => word !== '');
  return words.length > 0 && words.every((word) => isSource(word)) && !/\.php$/.test(words[0] ?? '');
}

/** Keys of package.json that lead tests elsewhere; scripts and keys of runners have rules of their own. */
const leads = /^(?:imports|alias|_moduleAliases|workspaces|babel|browserify|ts-node|tsd|esm|type)$/;

function changedKey({ old, new: now }: PathTexts): string | undefined {
  const [before, after] = [readManifest(old), readManifest(now)];
  if (after === undefined || now === undefined) return before === undefined ? undefined : 'package.json as a whole';
  const keys = [...new Set([...(before?.keys.keys() ?? []), ...after.keys.keys()])];
  const changed = keys.filter((key) => before?.keys.get(key) !== after.keys.get(key));
  const dependencies = changed.filter((key) => /ependencies$/.test(key));
  const found = dependencies.flatMap((key) =>
    elsewhere(old === undefined ? {} : topValue(old, key), topValue(now, key)),
  );
  const key = changed.find((each) => leads.test(each));
  return found[0] ?? key;
}

/** Dependencies that come from elsewhere than from a registry, and did not before. */
function elsewhere(old: unknown, now: unknown): readonly string[] {
  const [before, after] = [recordOf(old), recordOf(now)];
  const isOther = (value: unknown): boolean => /[:/]/.test(String(value)) && !/^workspace:/.test(String(value));
  const found = Object.entries(after).filter(([key, value]) => before[key] !== value && isOther(value));
  return found.map(([name, spec]) => `${name}: ${String(spec)}`);
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

/** A line of a lock file that takes a package from another place than all others: a folder, git, a host that was not there. */
function replacedSource({ old = '', new: now = '' }: PathTexts): string | undefined {
  const hosts = new Set(hostsOf(old));
  const isNew = (line: string): boolean =>
    old !== '' && !links.test(line) && hostsOf(line).some((host) => !hosts.has(host));
  return minus(linesOf(now), linesOf(old)).find((line) => ofElsewhere.test(line) || isNew(line));
}

const links = /funding|sponsor|opencollective|url"?:/;
const ofElsewhere =
  /(?:"|\s|@|^)(?:file|link|portal|patch|git\+\w+|git|github):|"link": true|\bpath\s*=|source = "(?:git|path)|"type": "path"|^(?:PATH|GIT)$/;

function hostsOf(text: string): readonly string[] {
  return [...text.matchAll(/https?:\/\/([\w.-]+)/g)].map(([, host = '']) => host);
}
