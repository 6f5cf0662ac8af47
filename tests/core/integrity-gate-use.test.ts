import { describe, expect, test } from 'vitest';
import type { IntegrityPolicy } from '../../src/core/integrity/change.ts';
import { type GateUse, gateUse, scriptManifests } from '../../src/core/integrity/gate-files.ts';
import { scriptsOf, scriptUse } from '../../src/core/integrity/gate-scripts.ts';
import { allowedBy } from '../../src/core/integrity/path-policy.ts';
import { testFinder } from '../../src/core/integrity/test-files.ts';
import { policy } from './integrity-world.ts';

type Texts = Readonly<Record<string, string>>;

function useOf(command: string, texts: Texts = {}, rules: Partial<IntegrityPolicy> = {}): GateUse {
  const contents = new Map(Object.entries(texts).map(([path, old]) => [path, { old }]));
  return gateUse({ ...policy, checks: [{ name: 'gate', command }], ...rules }, contents, testFinder([]));
}
const filesOf = (...all: Parameters<typeof useOf>): readonly string[] => [...useOf(...all).files.keys()];
const scripts = (all: Texts): Texts => ({ 'package.json': JSON.stringify({ scripts: all }) });

describe('files that a check stands on', () => {
  test.each([
    ['bash gate.sh', { 'gate.sh': 'bash lib.sh' }, ['gate.sh', 'lib.sh']],
    ['bash gate.bash', { 'gate.bash': '. ./b.zsh' }, ['gate.bash', 'b.zsh']],
    ['sh gate', { gate: 'sh a.ksh' }, ['gate', 'a.ksh']],
    ['./tools/gate', { 'tools/gate': 'sh a.sh' }, ['tools/gate', 'a.sh']],
    ['just', { justfile: 'bash a.sh' }, ['justfile', 'a.sh', 'Justfile', '.justfile']],
    ['just', { Justfile: 'bash a.sh' }, ['justfile', 'Justfile', 'a.sh', '.justfile']],
    ['just', { '.justfile': 'bash a.sh' }, ['justfile', 'Justfile', '.justfile', 'a.sh']],
    ['make', { Makefile: 'bash a.sh' }, ['Makefile', 'a.sh', 'makefile', 'GNUmakefile']],
    ['python check.py', { 'check.py': 'bash a.sh' }, ['check.py']],
    ['bash gate.sh.txt', { 'gate.sh.txt': 'bash a.sh' }, ['gate.sh.txt']],
    ['bash a.sh', { 'a.sh': 'bash b.sh', 'b.sh': 'bash a.sh' }, ['a.sh', 'b.sh']],
    ['bash check.sh test/a.test.sh', { 'check.sh': 'node test/a.test.js' }, ['check.sh']],
    ['cd sub && bash a.sh', { 'sub/a.sh': 'bash b.sh' }, ['sub/a.sh', 'b.sh']],
  ])('%s with %j: %j', (command, texts, files) => {
    expect(new Set(filesOf(command, texts))).toEqual(new Set(files));
  });

  test.each([
    ['scripts/run', true],
    ['script/run', true],
    ['ci/run', true],
    ['.ci/run', true],
    ['tools/run', true],
    ['hack/run', true],
    ['web/scripts/deep/er/run', true],
    ['lib.sh', true],
    ['lib.bash', true],
    ['lib.shx', false],
    ['run', false],
    ['myscripts/run', false],
    ['scripts/run.txt', false],
    ['scripts.d/run', false],
    ['lash', false],
  ])('a script that runs `bash %s` stands on it: %s', (path, stands) => {
    expect(filesOf('bash gate.sh', { 'gate.sh': `bash ${path}` })).toEqual(stands ? ['gate.sh', path] : ['gate.sh']);
  });

  test('tests are left to their own rules', () => {
    expect(filesOf('bash test/a.test.sh && node test/a.test.js && bash b.sh')).not.toContain('test/a.test.js');
    expect(filesOf('python tests/check.py && python check.py')).toEqual(['check.py']);
  });

  test('what resets before a check and what installs is followed too, each by its name', () => {
    const { files } = useOf(
      'bash a.sh',
      {},
      { checks: [{ name: 'e2e', command: 'bash a.sh', before: 'bash reset.sh' }], setup: 'bash setup.sh' },
    );
    expect([...files]).toEqual([
      ['a.sh', 'e2e'],
      ['reset.sh', 'e2e'],
      ['setup.sh', 'setup_command'],
    ]);
  });

  test('package scripts start beside their manifest, commands where checks start', () => {
    const rules = { workingDirectory: 'web' };
    const command = 'bash a.sh && npm run x';
    const root = { 'package.json': '{"scripts": {"x": "bash x.sh"}}' };
    const own = { 'web/package.json': '{"scripts": {"x": "bash y.sh"}}' };
    expect(filesOf(command, root, rules)).toEqual(['web/a.sh', 'x.sh']);
    expect(filesOf(command, { ...root, ...own }, rules)).toEqual(['web/a.sh', 'web/y.sh']);
    expect(scriptManifests({ ...policy, workingDirectory: 'web' })).toEqual(['web/package.json', 'package.json']);
    expect(scriptManifests(policy)).toEqual(['package.json']);
  });

  test('scripts that scripts run, with what stands around them', () => {
    const all = scripts({ prea: 'bash pre.sh', a: 'npm run b', postb: 'bash post.sh', b: 'bash b.sh', c: 'bash c.sh' });
    expect(filesOf('npm run a', all)).toEqual(['pre.sh', 'b.sh', 'post.sh']);
    expect(filesOf('npm run a', scripts({ a: 'node tool.js' }))).toEqual(['tool.js']);
  });
});

describe('modules that a check imports by name', () => {
  const modules = (command: string, texts: Texts = {}): readonly string[] =>
    [...useOf(command, texts).modules.keys()].map(({ name }) => name);

  test.each([
    ['python -m shop', {}, ['shop']],
    ['bash a.sh', { 'a.sh': 'python -m shop && python -m pytest' }, ['pytest']],
    ['npm run a', scripts({ a: 'python -m shop && python -m mypy .' }), ['mypy']],
  ])('%s with %j: %j', (command, texts, names) => expect(modules(command, texts)).toEqual(names));
});

describe('package scripts that checks run', () => {
  const named = (name: string, implied = false) => ({ name, implied, check: name });

  test('by name, by pattern and around', () => {
    const use = scriptUse([named('build'), named('lint:*'), named('test:**'), named('a.b')]);
    expect(use.size).toBe(4);
    const found = (name: string) => [use.byName(name)?.name, use.around(name)?.name];
    expect(found('build')).toEqual(['build', undefined]);
    expect(found('prebuild')).toEqual([undefined, 'build']);
    expect(found('postbuild')).toEqual([undefined, 'build']);
    expect(found('xprebuild')).toEqual([undefined, undefined]);
    expect(found('lint:js')).toEqual(['lint:*', undefined]);
    expect(found('lint:js:fast')).toEqual([undefined, undefined]);
    expect(found('prelint:js')).toEqual([undefined, 'lint:*']);
    expect(found('xlint:js')).toEqual([undefined, undefined]);
    expect(found('test:js:fast')).toEqual(['test:**', undefined]);
    expect(found('axb')).toEqual([undefined, undefined]);
  });

  test('what an install would run counts as asked for only by an install', () => {
    expect(useOf('npm run prepare && npm ci').scripts.byName('prepare')).toMatchObject({ implied: true });
    expect(useOf('npm ci && npm run prepare').scripts.byName('prepare')).toMatchObject({ implied: true });
    expect(useOf('npm run prepare').scripts.byName('prepare')).toMatchObject({ implied: false, check: 'gate' });
  });

  test.each([
    ['a', ['prea', 'a', 'posta']],
    ['b', ['b']],
    ['lint:*', ['lint:x', 'prelint:x', 'postlint:y']],
    ['lint:**', ['lint:x', 'lint:x:y', 'prelint:x', 'postlint:y']],
    ['none', []],
  ])('%s runs %j', (run, names) => {
    const all = ['a', 'prea', 'posta', 'b', 'lint:x', 'lint:x:y', 'prelint:x', 'postlint:y', 'xlint:x', 'lint'];
    expect(scriptsOf(run, new Map(all.map((name) => [name, 'x'])))).toEqual(names);
  });
});

describe('what a story allows', () => {
  test.each([
    ['src/**', 'src/a.js', undefined, true],
    ['package.json#scripts', 'package.json', undefined, false],
    ['package.json#scripts', 'package.json', 'scripts', true],
    ['package.json#scripts', 'package.json', 'scripts.test', true],
    ['package.json#scripts', 'package.json', 'scriptsx', false],
    ['package.json# scripts ', 'package.json', 'scripts', true],
    ['package.json#scripts', 'a/package.json', 'scripts', false],
    ['a#b.txt', 'a#b.txt', undefined, true],
    ['a#b.txt#rule', 'a#b.txt', 'rule', true],
    ['#scripts', 'package.json', 'scripts', false],
    [' #scripts', ' ', 'scripts', false],
    ['package.json#', 'package.json', '', false],
    ['!package.json#scripts', 'a.json', 'scripts', false],
    ['!package.json#scripts', 'package.json', 'scripts', false],
  ])('%s opens %s, key %s: %s', (entry, path, key, opens) => {
    expect(allowedBy([entry])(path, key)).toBe(opens);
  });
});
