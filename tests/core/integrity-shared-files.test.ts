import { describe, expect, test } from 'vitest';
import type { IntegrityPolicy } from '../../src/core/integrity/change.ts';
import { found, judge, restored, type Tree } from './integrity-world.ts';

type File = Tree[string];

const changed = (path: string, old: File | undefined, next: File | undefined, rules: Partial<IntegrityPolicy> = {}) =>
  judge(old === undefined ? {} : { [path]: old }, next === undefined ? {} : { [path]: next }, rules);

describe('setup.cfg, section by section (04-trust rule 10)', () => {
  const path = 'setup.cfg';

  test.each([
    ...['tool:pytest', 'pytest', 'coverage', 'coverage:run', 'coverage:report', 'tox', 'tox:tox', 'testenv'],
    ...['testenv:py312', 'nosetests', 'unittest', 'aliases', ' tox '],
  ])('[%s] goes back', (section) => {
    const cfg = `[metadata]\nname = a\n[${section}]\nx = 1\n`;
    const judgement = changed(path, cfg, cfg.replace('x = 1', 'x = 2').replace('= a', '= b'));
    expect(found(judgement)).toEqual(['test-runner-config-changed setup.cfg']);
    expect(restored(judgement)).toEqual({ [path]: cfg.replace('= a', '= b') });
  });

  test.each(['metadata', 'mypytest', 'pytest2', 'coverages', 'toxic', 'my:tox', 'testenvs', 'unittests'])(
    '[%s] is free',
    (section) => {
      const cfg = `[${section}]\nx = 1\n[tox]\ny = 1\n`;
      expect(changed(path, cfg, cfg.replace('x = 1', 'x = 2'))).toMatchObject({ findings: [], restore: [] });
    },
  );

  test.each([
    ['line ends', '[tox]\na = 1\nb = 2\n', '[tox]\r\na = 1\r\nb = 2\r\n'],
    ['an empty line behind a section', '[tox]\na = 1\n', '[tox]\na = 1\n\n[metadata]\nname = a\n'],
    ['the order of sections', '[tox]\na = 1\n[pytest]\nb = 1\n', '[pytest]\nb = 1\n[tox]\na = 1\n'],
    ['a bracket before the first header', 'note = [tox]\n', 'note = [tox] b\n'],
  ])('free: %s', (_, old, next) => {
    expect(changed(path, old, next)).toMatchObject({ findings: [], restore: [] });
  });

  test.each<readonly [title: string, old: string, next: File | undefined, wanted: string]>([
    ['a value with brackets', '[tox]\nenvlist = py[312]\n', '[tox]\nenvlist = py[313]\n', '[tox]\nenvlist = py[312]\n'],
    ['two sections made one', '[pytest]\na =\n[tox]\n', '[pytest]\na =[tox]\n', '[pytest]\na =\n[tox]\n'],
    [
      'a removed section, behind a last line without an end',
      '[metadata]\nname = a\n[tox]\na = 1',
      '[metadata]\nname = b',
      '[metadata]\nname = b\n[tox]\na = 1',
    ],
    [
      'a last line without an end before another section',
      '[tox]\na = 1',
      '[tox]\na = 2\n[metadata]\nname = a\n',
      '[tox]\na = 1\n[metadata]\nname = a\n',
    ],
    ['an added section', '[tox]\na = 1', '[tox]\na = 2\n[aliases]\ntest = true\n', '[tox]\na = 1'],
    [
      'line ends as the file has them',
      '[tox]\na = 1\n',
      '[metadata]\r\nb = 1',
      '[metadata]\r\nb = 1\r\n[tox]\r\na = 1\r\n',
    ],
    ['a link in its place', '[tox]\na = 1\n', { link: '/etc/x' }, 'run-start'],
    ['something that is no text', '[tox]\na = 1\n', { binary: 'x' }, 'run-start'],
    ['a deleted file', '[tox]\na = 1\n', undefined, 'run-start'],
  ])('goes back: %s', (_, old, next, wanted) => {
    expect(restored(changed(path, old, next))).toEqual({ [path]: wanted });
  });
});

describe('vite.config, of which `test` is the runner’s', () => {
  const path = 'vite.config.ts';
  const config = (inner: string) => `export default defineConfig({ ${inner} });\n`;

  test.each([
    ['in brackets', config('test: { a: 1 }, b: 1'), config('test: { a: 2 }, b: 1')],
    ['deeper in brackets', config('test: { a: [f({ x: 1 })], c: 1 }'), config('test: { a: [f({ x: 1 })], c: 2 }')],
    ['on the next line', config('test:\n  { a: 1 }, b: 1'), config('test:\n  { a: 2 }, b: 1')],
    ['with its key in quotes', config("'test': { a: 1 }"), config("'test': { a: 2 }")],
    ['added with its key in quotes', config('b: 1'), config('"test": { setupFiles: ["./x.js"] }, b: 1')],
    ['as a name', config('test: one, b: 1'), config('test: two, b: 1')],
    ['added as a getter', config('b: 1'), config('get test() { return { a: 1 }; }, b: 1')],
    ['as a call', 'test({ a: 1 })', 'test({ a: 2 })'],
    ['to the end of the file', 'test: a', 'test: ab'],
  ])('goes back: a test section %s', (_, old, next) => {
    const judgement = changed(path, old, next);
    expect(found(judgement)).toEqual([`test-runner-config-changed ${path}`]);
    expect(restored(judgement)).toEqual({ [path]: 'run-start' });
  });

  test.each([
    ['what follows the section', config('test: { a: 1 }, b: 1'), config('test: { a: 1 }, b: 2')],
    ['what follows a name', config('test: one, b: 1'), config('test: one, b: 2')],
    ['what follows a last name', `${config('test: one')}f(1);`, `${config('test: one')}f(2);`],
    ['what follows on the next line', 'x.test = { a }\ntest: 1\nb: 1', 'x.test = { a }\ntest: 1\nb: 2'],
    ['what follows a call', 'f({ test: of({ a: 1 }), b: 1 })', 'f({ test: of({ a: 1 }), b: 2 })'],
    ['only the layout of the section', config('test: { a: 1 }'), config('test : {\n  a: 1\n  }')],
  ])('a note: %s', (_, old, next) => {
    expect(changed(path, old, next)).toMatchObject({
      findings: [{ class: 'note', rule: 'manifest-test-config-changed' }],
      restore: [],
    });
  });

  test.each([
    ['another name', config('latest: { a: 1 }'), config('latest: { a: 2 }')],
    ['a text that speaks of it', config('about: "test: a"'), config('about: "test: b"')],
    ['a comment that speaks of it', config('/* test: a */'), config('/* test: b */')],
    ['a text of that name', config('mode: "test", b: 1'), config('mode: "test", b: 2')],
  ])('free: %s', (_, old, next) => {
    expect(changed(path, old, next)).toMatchObject({ findings: [], restore: [] });
  });
});

describe('pnpm-workspace.yaml, key by key', () => {
  const path = 'pnpm-workspace.yaml';

  test.each([
    ...['overrides', 'scriptShell', 'shellEmulator', 'nodeOptions', 'pnpmfile', 'globalPnpmfile', 'modulesDir'],
    ...['enablePrePostScripts', 'configDependencies', 'patchedDependencies', 'onlyBuiltDependencies', 'registry'],
    ...['neverBuiltDependencies', 'dangerouslyAllowAllBuilds', 'useNodeVersion', 'executionEnv', 'nodeLinker'],
    ...['registries', 'requiredScripts'],
  ])('%s goes back with the file', (key) => {
    const judgement = changed(path, "packages: ['a']\n", `packages: ['a']\n${key}: x\n`);
    expect(found(judgement)).toEqual([`package-manager-config-changed ${path}`]);
    expect(restored(judgement)).toEqual({ [path]: 'run-start' });
  });

  test.each<readonly [title: string, old: string | undefined, next: string]>([
    ['packages', "packages: ['a']\noverrides: { x: '1' }\n", "packages: ['b']\noverrides: { x: '1' }\n"],
    ['catalogs', 'overrides: { x: 1 }\n', 'overrides: { x: 1 }\ncatalogs: { a: { b: 1 } }\n'],
    ['the order of settings', 'nodeLinker: a\nregistry: b\n', 'registry: b\nnodeLinker: a\n'],
    ['a first file without settings', undefined, "packages: ['a']\n"],
    ['a file that was empty', '', "packages: ['a']\n"],
    ['a file that was no map', 'packages\n', "packages: ['a']\n"],
  ])('free: %s', (_, old, next) => {
    expect(changed(path, old, next)).toMatchObject({ findings: [], restore: [] });
  });

  test.each([
    ['broken', (name: string) => `packages: ['${name}'\n`],
    [
      'unfolding',
      (name: string) => `a: &a [x]\nb: &b [${'*a, '.repeat(5)}]\npackages: [${name}, ${'*b, '.repeat(5)}]\n`,
    ],
  ])('what cannot be read goes back however it changed: %s', (_, text) => {
    expect(restored(changed(path, text('a'), text('b')))).toEqual({ [path]: 'run-start' });
  });
});
