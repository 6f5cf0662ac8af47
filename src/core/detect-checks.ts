/** Which command tests a repository, read from its manifests: one table. `at-base.ts` asks it where no `test_command` is set. */
import type { Check } from './gates.ts';

/** What the detection looks at, as the policy base has it. */
export interface Manifests {
  /** Folder in which checks start; '' = the root. */
  readonly folder: string;
  /** Tracked files, relative to the root. */
  readonly paths: ReadonlySet<string>;
  /** Contents of those that `manifestsToRead` names. */
  readonly texts: ReadonlyMap<string, string>;
}

/** A check found in the manifests, with the file that says so. */
export type Detected = { readonly check: Check; readonly because: string };

/** Values for the `{names}` of a command. */
type Names = Readonly<Record<string, string>>;

interface Detector {
  /** Files of the folder, any of them; `*` stands for a part of a name. */
  readonly files: readonly string[];
  /** What the file has to hold; absent = that it is there is enough. */
  readonly holds?: { readonly what: string; readonly find: RegExp | ((text: string) => Names | undefined) };
  /** A file that has to stand beside it, in the folder or at the root. */
  readonly beside?: string;
  /** `{folder}` is the folder of the file. */
  readonly command: string;
}

const nodeScript = { what: 'scripts.test', find: (text: string) => scriptOf(text, false) };
const testTask = { what: 'a task test', find: /"tasks"\s*:\s*\{[^}]*"test"\s*:/ };
const minitest = {
  what: 'a task test',
  find: /\bTestTask\b|\btask\s*\(?\s*(?::test\b|test:|["']test["'])|load_tasks|Hoe\.spec/,
};
const rspecTask = { what: 'a task spec', find: /RSpec::Core::RakeTask/ };
const makefiles = ['GNUmakefile', 'makefile', 'Makefile'];
const target = (name: string) => ({
  what: `target ${name}`,
  find: new RegExp(`^(?:[\\w./-]+[ \\t]+)*${name}(?:[ \\t]+[\\w./-]+)*[ \\t]*::?(?![:=])`, 'm'),
});

/** First match wins. A command that the repository declares comes before one that its language implies. */
const DETECTORS: readonly Detector[] = [
  { files: ['package.json'], holds: nodeScript, beside: 'pnpm-lock.yaml', command: 'pnpm test' },
  { files: ['package.json'], holds: nodeScript, beside: 'yarn.lock', command: 'yarn test' },
  { files: ['package.json'], holds: nodeScript, beside: 'bun.lock', command: 'bun run test' },
  { files: ['package.json'], holds: nodeScript, beside: 'bun.lockb', command: 'bun run test' },
  { files: ['package.json'], holds: nodeScript, command: 'npm test' },
  { files: ['deno.json', 'deno.jsonc'], holds: testTask, command: 'deno task test' },
  { files: ['deno.json', 'deno.jsonc'], command: 'deno test --allow-all' },
  { files: ['Cargo.toml'], command: 'cargo test' },
  { files: ['go.mod'], command: 'go test ./...' },
  { files: ['pytest.ini', 'pytest.toml', 'conftest.py', 'tests/conftest.py'], command: 'python -m pytest' },
  {
    files: ['pyproject.toml'],
    holds: { what: 'pytest', find: /^\s*\[tool\.pytest[.\]]|["']pytest\s*[[<>=~!;@"']|^\s*pytest\s*=/m },
    command: 'python -m pytest',
  },
  { files: ['tox.ini'], holds: { what: '[pytest]', find: /^\[pytest\]/m }, command: 'python -m pytest' },
  { files: ['setup.cfg'], holds: { what: '[tool:pytest]', find: /^\[tool:pytest\]/m }, command: 'python -m pytest' },
  { files: ['tox.ini', 'tox.toml'], command: 'tox' },
  { files: ['pyproject.toml'], holds: { what: '[tool.tox]', find: /^\s*\[tool\.tox[.\]]/m }, command: 'tox' },
  {
    files: ['noxfile.py'],
    holds: { what: 'a session test or tests', find: /^(?:async )?def (?<session>tests?)\(/m },
    command: 'nox -s {session}',
  },
  { files: ['noxfile.py'], command: 'nox' },
  { files: ['manage.py'], command: 'python manage.py test' },
  { files: ['mix.exs'], command: 'mix test' },
  { files: ['mvnw'], command: './mvnw -B test' },
  { files: ['pom.xml'], command: 'mvn -B test' },
  { files: ['gradlew'], command: './gradlew test' },
  { files: ['build.gradle', 'build.gradle.kts'], command: 'gradle test' },
  { files: ['build.sbt'], command: 'sbt test' },
  { files: ['.rspec'], command: 'bundle exec rspec' },
  { files: ['Rakefile'], holds: rspecTask, beside: 'Gemfile', command: 'bundle exec rake spec' },
  { files: ['Rakefile'], holds: rspecTask, command: 'rake spec' },
  { files: ['Rakefile'], holds: minitest, beside: 'Gemfile', command: 'bundle exec rake test' },
  { files: ['Rakefile'], holds: minitest, command: 'rake test' },
  {
    files: ['composer.json'],
    holds: { what: 'scripts.test', find: (text) => scriptOf(text, true) },
    command: 'composer test',
  },
  { files: ['tests/Pest.php'], command: 'vendor/bin/pest' },
  { files: ['phpunit.xml', 'phpunit.xml.dist', 'phpunit.dist.xml'], command: 'vendor/bin/phpunit' },
  { files: ['*.sln', '*.slnx', '*.csproj', '*.fsproj'], command: 'dotnet test' },
  { files: ['Package.swift'], holds: { what: 'testTarget', find: /\.testTarget\(/ }, command: 'swift test' },
  { files: ['pubspec.yaml'], holds: { what: 'flutter_test', find: /^\s+flutter_test:/m }, command: 'flutter test' },
  { files: ['pubspec.yaml'], holds: { what: 'test', find: /^\s+test:/m }, command: 'dart test' },
  { files: ['build.zig'], holds: { what: 'a step test', find: /\.step\(\s*"test"/ }, command: 'zig build test' },
  { files: ['gleam.toml'], command: 'gleam test' },
  { files: ['dune-project'], command: 'dune test' },
  { files: ['stack.yaml'], command: 'stack test' },
  { files: ['*.cabal'], holds: { what: 'test-suite', find: /^test-suite\s/im }, command: 'cabal test' },
  { files: ['shard.yml'], command: 'crystal spec' },
  { files: ['dub.json', 'dub.sdl'], command: 'dub test' },
  { files: ['.busted'], command: 'busted' },
  { files: ['.shellspec'], command: 'shellspec' },
  {
    files: ['CMakePresets.json'],
    holds: { what: 'a workflow preset with a test step', find: workflowPreset },
    command: 'cmake --workflow --preset {workflow}',
  },
  {
    files: ['CMakePresets.json'],
    holds: { what: 'a test preset and a build preset', find: testPreset },
    command: 'cmake --preset {configure} && cmake --build --preset {build} && ctest --preset {test}',
  },
  {
    files: ['CMakeLists.txt'],
    holds: { what: 'enable_testing', find: /^\s*(?:enable_testing\s*\(|include\s*\(\s*CTest\b)/im },
    command: 'cmake -B build && cmake --build build && ctest --test-dir build --output-on-failure',
  },
  {
    files: ['meson.build'],
    holds: { what: 'a test', find: /^\s*test\s*\(/m },
    command: 'meson setup build && meson test -C build',
  },
  { files: makefiles, holds: target('test'), command: 'make test' },
  { files: makefiles, holds: target('check'), command: 'make check' },
  { files: ['test/*.bats', 'tests/*.bats'], command: 'bats {folder}' },
  { files: ['t/*.t'], command: 'prove -lr t' },
];

/** Folders below the one in which checks start whose files are looked at. */
export const TEST_FOLDERS = ['t', 'test', 'tests'];

/** The table for people: which file is looked for, what it has to hold, and the command that it stands for. */
export const TEST_DETECTION = DETECTORS.map(({ files, holds, beside, command }) => ({
  files,
  holds: [...(holds === undefined ? [] : [holds.what]), ...(beside === undefined ? [] : [`${beside} beside it`])],
  command,
}));

/** Files whose contents the detection asks for. */
export function manifestsToRead(given: Pick<Manifests, 'folder' | 'paths'>): readonly string[] {
  const asked = DETECTORS.flatMap((detector) => (detector.holds === undefined ? [] : filesOf(detector, given)));
  return [...new Set(asked)];
}

/** The test command of this repository, or undefined when no manifest names one. */
export function detectCheck(manifests: Manifests): Detected | undefined {
  for (const detector of DETECTORS) {
    const file = filesOf(detector, manifests)[0];
    const names = file === undefined ? undefined : namesIn(detector, file, manifests);
    if (file === undefined || names === undefined) continue;
    const command = detector.command.replace(/\{(\w+)\}/g, (_, name: string) => names[name] ?? '');
    const what = detector.holds === undefined ? '' : `${detector.holds.what} of `;
    return { check: { name: 'test', command }, because: `${what}${file}` };
  }
  return undefined;
}

/** Files of the folder that a row is about, in its order. */
function filesOf({ files }: Detector, { folder, paths }: Pick<Manifests, 'folder' | 'paths'>): readonly string[] {
  const start = folder === '' ? '' : `${folder}/`;
  return files.flatMap((file) => {
    if (!file.includes('*')) return paths.has(start + file) ? [start + file] : [];
    const [before = '', after = ''] = `${start}${file}`.split('*');
    const isOne = (path: string): boolean =>
      path.startsWith(before) && path.endsWith(after) && !path.slice(before.length).includes('/');
    return [...paths].filter(isOne).sort();
  });
}

function namesIn({ holds, beside }: Detector, file: string, { folder, paths, texts }: Manifests): Names | undefined {
  const isBeside = beside === undefined || paths.has(beside) || paths.has(`${folder}/${beside}`);
  if (!isBeside) return undefined;
  const own = { folder: file.slice(folder === '' ? 0 : folder.length + 1).split('/')[0] ?? '' };
  if (holds === undefined) return own;
  const text = texts.get(file) ?? '';
  if (typeof holds.find === 'function') return holds.find(text);
  const match = holds.find.exec(text);
  return match === null ? undefined : { ...own, ...match.groups };
}

/** `scripts.test` of a package.json or composer.json; npm's own placeholder is none. */
function scriptOf(text: string, mayBeList: boolean): Names | undefined {
  const scripts = objectIn(text)?.['scripts'];
  const script: unknown = (scripts as Readonly<Record<string, unknown>> | null | undefined)?.['test'];
  if (mayBeList && Array.isArray(script) && script.length > 0) return {};
  const isOne = typeof script === 'string' && script.trim() !== '' && !script.includes('no test specified');
  return isOne ? {} : undefined;
}

function objectIn(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : undefined;
  } catch {
    return undefined;
  }
}

/** A preset of CMake, as far as it is looked at. */
interface Preset {
  readonly name: string;
  readonly hidden?: boolean;
  readonly inherits?: string | readonly string[];
  readonly configurePreset?: string;
  readonly steps?: readonly { readonly type?: unknown }[];
}

/** Presets of one kind whose names are plain words of a shell. */
function presetsOf(text: string, kind: string): readonly Preset[] {
  const presets = objectIn(text)?.[kind];
  if (!Array.isArray(presets)) return [];
  return presets.filter((preset: Preset | null) => /^[\w.+-]+$/.test(preset?.name ?? ''));
}

function workflowPreset(text: string): Names | undefined {
  const found = presetsOf(text, 'workflowPresets').find(
    ({ steps }) => Array.isArray(steps) && steps.some((step) => step?.type === 'test'),
  );
  return found && { workflow: found.name };
}

/** The first test preset, its configuration, and a build preset of the same one. */
function testPreset(text: string): Names | undefined {
  const [tests, builds] = [presetsOf(text, 'testPresets'), presetsOf(text, 'buildPresets')];
  for (const test of tests.filter(({ hidden }) => hidden !== true)) {
    const configure = configureOf(test, tests);
    const build = builds.find((each) => each.hidden !== true && configureOf(each, builds) === configure);
    if (configure !== undefined && build !== undefined) return { configure, build: build.name, test: test.name };
  }
  return undefined;
}

/** Its own, or that of a preset that it inherits from; CMake refuses circles, and this ends at a depth that none needs. */
function configureOf(preset: Preset, all: readonly Preset[], depth = 0): string | undefined {
  if (preset.configurePreset !== undefined || depth > 10) return preset.configurePreset;
  const parents = [preset.inherits ?? []].flat();
  const inherited = parents.flatMap((name) => all.find((other) => other.name === name) ?? []);
  return inherited.map((parent) => configureOf(parent, all, depth + 1)).find((name) => name !== undefined);
}
