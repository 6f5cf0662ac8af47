import { describe, expect, test } from 'vitest';
import { filesRun } from '../../src/core/integrity/gate-files.ts';
import { scriptsRun } from '../../src/core/integrity/gate-scripts.ts';

const words = (command: string): readonly string[] => command.split(' ').map((word) => word.replaceAll('_', ' '));
/** Names of scripts; `?` behind one that would run although nobody asked for it by `run`. */
const run = (command: string): string =>
  scriptsRun(words(command))
    .map(({ name, implied }) => `${name}${implied ? '?' : ''}`)
    .join(' ');
const lifecycle = 'preinstall? install? postinstall? prepublish? prepare?';

describe('package scripts that a command runs', () => {
  test.each([
    ...['npm run x', 'npm run-script x', 'npm rum x', 'npm urn x', '/usr/bin/npm run x', 'sudo npm run x'],
    ...['npm -s run x', 'npm run x -- y', 'npm --prefix web run x', 'npm -w a run x', 'npm -C web run x'],
    ...['npm --workspace a run x', 'npm --loglevel warn run x', 'npm --script-shell sh run x', 'npm:x', 'yarn:x'],
    ...['pnpm:x', 'bun:x', 'run-s x', 'run-p x', 'npm-run-all x', 'npm-run-all2 x', 'run-s x_--fast', 'run-s -c x'],
    ...['turbo run x', 'turbo x', 'turbo x --filter=web', 'lerna run x', 'nx run-many --target=x', 'nx affected -t=x'],
    ...[
      'nx run-many --targets=x',
      'nx affected --t=x',
      'lerna exec x',
      'node --run x',
      'node --run=x',
      'node -r a --run x',
    ],
  ])('%s: x', (command) => expect(run(command)).toBe('x'));

  test.each<readonly [command: string, names: string]>([
    ['pnpm x', 'x?'],
    ['yarn x', 'x?'],
    ['bun x.y', ''],
    ['pnpm run x', 'x?'],
    ['yarn run x y', 'x?'],
    ['pnpm --dir web x', 'x?'],
    ['pnpm -F web x', 'x?'],
    ['pnpm --filter web x', 'x?'],
    ['yarn --cwd web x', 'x?'],
    ['npm --include dev --exclude dev --from here start', 'start'],
    ['npm test', 'test'],
    ['npm t', 'test'],
    ['npm tst', 'test'],
    ['npm start', 'start'],
    ['npm stop', 'stop'],
    ['npm restart', 'restart'],
    ['pnpm test', 'test'],
    ['yarn t', 'test'],
    ['pnpm tst', 'test'],
    ['pnpm testing', 'testing?'],
    ['yarn workspace a x', 'x?'],
    ['yarn workspace a run x', 'x?'],
    ['yarn workspace a test', 'test'],
    ['yarn workspaces foreach run x', 'x?'],
    ['yarn workspaces foreach x', 'x?'],
    ['yarn workspaces runs', 'runs?'],
    ['yarn workspaces rerun', 'rerun?'],
    ['run-s a b:*', 'a b:*'],
    ['turbo run a,b', 'a b'],
    ['nx run app:x', 'app x'],
    ['nx run app::x', 'app x'],
    ['turbo prerun runs', 'prerun runs'],
    ['nx x --t--t=y', 'x'],
    ['npm install', lifecycle],
    ...[
      'npm i',
      'npm in',
      'npm ins',
      'npm add a',
      'npm ci',
      'npm ic',
      'npm clean-install',
      'npm rebuild',
      'npm rb',
    ].map((command) => [command, lifecycle] as const),
    ...['npm it', 'npm install-test', 'npm cit', 'npm clean-install-test', 'npm sit'].map(
      (command) => [command, `${lifecycle} test`] as const,
    ),
    ...['yarn', 'yarn install', 'pnpm i', 'pnpm install', 'bun install', 'pnpm rebuild', 'pnpm ci'].map(
      (command) => [command, lifecycle] as const,
    ),
    ['yarn installs', 'installs?'],
    ['pnpm preci', 'preci?'],
    ['pnpm lists', 'lists?'],
    ['pnpm relist', 'relist?'],
    ['yarn lists', 'lists?'],
    ['yarn relist', 'relist?'],
    ['bun whys', 'whys?'],
    ['bun upwhy', 'upwhy?'],
    ['concurrently npm:a yarn:b_c', 'a b c'],
  ])('%s: %s', (command, names) => expect(run(command)).toBe(names));

  test.each([
    ...['npm', 'npm run', 'npm runs x', 'npm prerun x', 'npm restarts', 'npm prestart', 'npm sits', 'npm transit'],
    ...['npm ciao', 'npm basic', 'npm -- run x', 'npm view x', 'pnpm', 'bun', 'pnpm run', 'yarn run', 'pnpm list'],
    ...['yarn why a', 'bun test', 'bun x a', 'bun a.ts', 'bun ./a', 'yarn workspace', 'yarn workspace a'],
    ...['yarn workspaces', 'node a.js', 'node --run', 'node --runs x', 'node --test', 'npm run a$b', 'npm run a,b'],
    ...['npm run $a', 'npm run a$', 'xnpm:x', 'npm:', 'constructor x', 'toString x', 'nx run --all', 'turbo run'],
  ])('%s: none', (command) => expect(run(command)).toBe(''));
});

describe('files that a task runner reads', () => {
  test.each([
    ['make', 'Makefile makefile GNUmakefile'],
    ['gmake', 'Makefile makefile GNUmakefile'],
    ['just', 'justfile Justfile .justfile'],
    ['task', 'Taskfile.yml Taskfile.yaml Taskfile.dist.yml'],
    ['nox', 'noxfile.py'],
    ['invoke', 'tasks.py'],
    ['inv', 'tasks.py'],
    ['rake', 'Rakefile rakefile'],
    ['doit', 'dodo.py'],
    ['ant', 'build.xml'],
    ['mage', 'magefile.go'],
    ['earthly', 'Earthfile'],
    ['turbo', 'turbo.json'],
    ['nx', 'nx.json'],
    ['lerna', 'lerna.json'],
    ['make -f gate.mk test', 'gate.mk'],
    ['make --file gate.mk', 'gate.mk'],
    ['make -C sub --makefile gate.mk', 'sub/gate.mk'],
    ['just --justfile gate.just -d sub', 'sub/gate.just'],
    ['task -t gate.yml', 'gate.yml'],
    ['task --taskfile gate.yml --dir sub', 'sub/gate.yml'],
    ['rake --directory sub', 'sub/Rakefile sub/rakefile'],
    ['/usr/bin/make', 'Makefile makefile GNUmakefile'],
    ['constructor', ''],
    ['npm test', ''],
  ])('%s: %s', (command, files) => {
    expect(filesRun({ words: words(command), folder: '' }).files.join(' ')).toBe(files);
    const below =
      files === ''
        ? ''
        : files
            .split(' ')
            .map((file) => `web/${file}`)
            .join(' ');
    expect(filesRun({ words: words(command), folder: 'web' }).files.join(' ')).toBe(below);
  });
});
