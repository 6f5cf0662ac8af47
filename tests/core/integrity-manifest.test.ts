import { describe, expect, test } from 'vitest';
import type { IntegrityPolicy } from '../../src/core/integrity/change.ts';
import { found, judge, restored, type Tree } from './integrity-world.ts';

const M = 'package.json';
const check = (command: string): Partial<IntegrityPolicy> => ({ checks: [{ name: 'gate', command }] });
const base = `{
  "name": "app",
  "scripts": {
    "build": "tsc",
    "pretest": "npm run build",
    "test": "vitest run",
    "lint": "eslint ."
  },
  "dependencies": {
    "a": "1.0.0"
  }
}
`;
const to = (next: string, overrides: Partial<IntegrityPolicy> = {}, before = base): ReturnType<typeof judge> =>
  judge({ [M]: before }, { [M]: next }, overrides);
const mutate = (from: string | RegExp, value: string, text = base): string => {
  const next = text.replace(from, value);
  if (next === text) throw new Error('changes nothing');
  return next;
};

describe('package.json by key (04-trust rule 10) [A7]', () => {
  test('a changed script that a check runs goes back, the rest stays', () => {
    const judgement = to(mutate('vitest run', 'true').replace('"a": "1.0.0"', '"a": "2.0.0"'));
    expect(restored(judgement)).toEqual({ [M]: base.replace('"a": "1.0.0"', '"a": "2.0.0"') });
    expect(judgement.findings).toEqual([
      {
        class: 'policy',
        rule: 'script-changed',
        path: M,
        message:
          'changed scripts.test of package.json, which check "test" runs, from "vitest run" to "true"; the controller put it back. To permit it, add to the story: allow: ["package.json#scripts.test"]',
      },
    ]);
    expect(judgement.verdict).toBe('warn');
  });

  const restores: readonly (readonly [
    title: string,
    next: string,
    rules: string[],
    overrides?: Partial<IntegrityPolicy>,
  ])[] = [
    ['script removed', mutate('    "test": "vitest run",\n', ''), ['script-removed package.json']],
    ['pre script changed', mutate('npm run build', 'true'), ['script-changed package.json']],
    ['a script that a used one runs', mutate('"tsc"', '"true"'), ['script-changed package.json']],
    ['post script added', mutate('"lint"', '"posttest": "true",\n    "lint"'), ['script-added package.json']],
    [
      'pre script of a used one added',
      mutate('"lint"', '"prebuild": "true",\n    "lint"'),
      ['script-added package.json'],
    ],
    [
      'overrides added',
      mutate('"name"', '"overrides": {"vitest": "npm:evil"},\n  "name"'),
      ['manifest-key-changed package.json'],
    ],
    [
      'resolutions added',
      mutate('"name"', '"resolutions": {"a": "1"},\n  "name"'),
      ['manifest-key-changed package.json'],
    ],
    [
      'packageManager added',
      mutate('"name"', '"packageManager": "npm@1.0.0",\n  "name"'),
      ['manifest-key-changed package.json'],
    ],
    [
      'jest added',
      mutate('"name"', '"jest": {"testPathIgnorePatterns": [".*"]},\n  "name"'),
      ['manifest-key-changed package.json'],
    ],
    ['yarn run', mutate('eslint .', 'true'), ['script-changed package.json'], check('yarn lint')],
    ['pnpm', mutate('eslint .', 'true'), ['script-changed package.json'], check('pnpm -s lint')],
    [
      'npm run with flags',
      mutate('eslint .', 'true'),
      ['script-changed package.json'],
      check('CI=1 npm run --silent lint -- --fix'),
    ],
    [
      'npm with a prefix',
      mutate('eslint .', 'true'),
      ['script-changed package.json'],
      check('npm --prefix . run lint'),
    ],
    ['bun run', mutate('eslint .', 'true'), ['script-changed package.json'], check('bun run lint')],
    ['node --run', mutate('eslint .', 'true'), ['script-changed package.json'], check('node --run lint')],
    [
      'npm-run-all',
      mutate('eslint .', 'true'),
      ['script-changed package.json'],
      check('npx npm-run-all -p build lint'),
    ],
    ['run-p with a pattern', mutate('eslint .', 'true'), ['script-changed package.json'], check('run-p "l*"')],
    [
      'concurrently',
      mutate('eslint .', 'true'),
      ['script-changed package.json'],
      check('npx concurrently "npm:lint" "npm run build"'),
    ],
    ['turbo', mutate('eslint .', 'true'), ['script-changed package.json'], check('npx turbo run lint --filter=...')],
    [
      'behind other commands',
      mutate('eslint .', 'true'),
      ['script-changed package.json'],
      check('cd . && (npm run build; npm run lint) || exit 1'),
    ],
    [
      'a script that takes the place of a program',
      mutate('"lint"', '"vitest": "true",\n    "lint"'),
      ['script-added package.json'],
      check('pnpm vitest run'),
    ],
    [
      'an install script',
      mutate('"lint"', '"postinstall": "node evil.js",\n    "lint"'),
      ['script-added package.json'],
      check('npm ci && npm test'),
    ],
  ];
  test.each(restores.map(([title, next, rules, overrides = {}]) => ({ title, next, rules, overrides })))(
    'restores: $title',
    ({ next, rules, overrides }) => {
      const judgement = to(next, overrides);
      expect(found(judgement)).toEqual(rules);
      const merged = restored(judgement)[M] ?? '';
      expect(JSON.parse(merged)).toEqual(JSON.parse(base));
      expect(judge({ [M]: base }, { [M]: merged }, overrides).findings).toEqual([]);
    },
  );

  const free: readonly (readonly [title: string, next: string, overrides?: Partial<IntegrityPolicy>])[] = [
    ['an unused script', mutate('eslint .', 'true')],
    ['a script of the same name that no check runs', mutate('vitest run', 'true'), check('npx vitest run')],
    ['bun test runs no script', mutate('vitest run', 'true'), check('bun test')],
    ['a dependency', mutate('"a": "1.0.0"', '"a": "2.0.0"')],
    [
      'a new script that the check has waited for',
      mutate('"lint"', '"e2e": "playwright test",\n    "lint"'),
      check('npm run e2e'),
    ],
    ['an allowed key', mutate('vitest run', 'vitest run --bail=1'), { allow: ['package.json#scripts.test'] }],
    ['all scripts allowed', mutate('vitest run', 'vitest run --bail=1'), { allow: ['package.json#scripts'] }],
    ['an allowed file', mutate('vitest run', 'vitest run --bail=1'), { allow: ['package.json'] }],
    ['allowed by a glob with a key', mutate('vitest run', 'vitest'), { allow: ['**/*.json#scripts.test'] }],
  ];
  test.each(free.map(([title, next, overrides = {}]) => ({ title, next, overrides })))(
    'free: $title',
    ({ next, overrides }) => {
      expect(to(next, overrides)).toEqual({ verdict: 'pass', findings: [], restore: [] });
    },
  );

  test('another key than the allowed one goes back', () => {
    const next = mutate('vitest run', 'true').replace('"tsc"', '"true"');
    const judgement = to(next, { allow: ['package.json#scripts.build'] });
    expect(restored(judgement)).toEqual({ [M]: base.replace('"tsc"', '"true"') });
  });

  test('of scripts removed altogether only what the checks run comes back', () => {
    const judgement = to(mutate(/ {2}"scripts": \{[\s\S]*?\},\n/, ''));
    expect(new Set(found(judgement))).toEqual(new Set(['script-removed package.json']));
    expect(JSON.parse(restored(judgement)[M] ?? '')).toEqual({
      name: 'app',
      dependencies: { a: '1.0.0' },
      scripts: { build: 'tsc', pretest: 'npm run build', test: 'vitest run' },
    });
  });

  test.each([
    ['two spaces', base],
    ['tabs', base.replace(/^( {2})+/gm, (indent) => '\t'.repeat(indent.length / 2))],
    ['four spaces', base.replace(/^( {2})+/gm, (indent) => indent.repeat(2))],
    ['CRLF', base.replaceAll('\n', '\r\n')],
    ['no newline at the end', base.trimEnd()],
    ['a byte order mark', `\ufeff${base}`],
  ])('formatting is kept: %s', (_, text) => {
    expect(restored(to(mutate('vitest run', 'true', text), {}, text))).toEqual({ [M]: text });
    expect(restored(to(mutate(/"test": "vitest run",\s*/, '', text), {}, text))).toEqual({ [M]: text });
    expect(restored(to(mutate('"lint"', '"posttest": "true", "lint"', text), {}, text))[M]?.replace(/\s/g, '')).toBe(
      text.replace(/\s/g, ''),
    );
  });

  test('a text on one line stays on one line, wild spaces stay wild', () => {
    const line = JSON.stringify(JSON.parse(base));
    expect(restored(to(mutate('vitest run', 'true', line), {}, line))).toEqual({ [M]: line });
    const merged = restored(to(mutate('"test":"vitest run",', '', line), {}, line))[M] ?? '';
    expect(merged).not.toContain('\n');
    expect(Object.entries(JSON.parse(merged).scripts)).toEqual(Object.entries(JSON.parse(base).scripts));
    const wild = base.replace('"test": ', '"test"   :   ');
    expect(restored(to(mutate('vitest run', 'true', wild), {}, wild))).toEqual({ [M]: wild });
  });

  const whole: readonly (readonly [title: string, after: Tree])[] = [
    ['deleted', {}],
    ['a link', { [M]: { link: 'x' } }],
    ['no text', { [M]: { binary: 'x' } }],
    ['the key twice', { [M]: mutate('"vitest run"', '"vitest run",\n    "test": "true"') }],
    ['scripts twice', { [M]: mutate('"dependencies"', '"scripts": {"test": "true"},\n  "dependencies"') }],
    ['scripts is a text', { [M]: mutate(/"scripts": \{[\s\S]*?\}/, '"scripts": "x"') }],
    ['too deep behind a comment with a quote', { [M]: `{"x":/*"*/${'['.repeat(20_000)}${']'.repeat(20_000)}}` }],
    ['too deep', { [M]: `{"x":${'['.repeat(20_000)}${']'.repeat(20_000)}}` }],
  ];
  test.each(whole)('restores the whole file: %s', (_, after) => {
    const judgement = judge({ [M]: base }, after);
    expect(found(judgement)).toEqual(['manifest-replaced package.json']);
    expect(restored(judgement)).toEqual({ [M]: 'run-start' });
  });

  test('broken JSON is noted: the checks will show it', () => {
    const judgement = to('{ "name": ');
    expect(judgement.findings).toMatchObject([{ class: 'note', rule: 'manifest-unreadable' }]);
    expect(judgement).toMatchObject({ verdict: 'pass', restore: [] });
  });

  test('comments and trailing commas, which bun reads, hide nothing', () => {
    const judgement = to(mutate('"test": "vitest run",', '"test": "true", // faster'));
    expect(found(judgement)).toEqual(['script-changed package.json']);
    expect(restored(judgement)[M]).toContain('"test": "vitest run", // faster');
  });

  test('scripts of packages in a monorepo', () => {
    const inner = '{"name":"b","scripts":{"test":"vitest run","demo":"x"}}';
    const before: Tree = { [M]: '{"scripts":{"test":"pnpm -r test"}}', 'packages/b/package.json': inner };
    const after: Tree = {
      ...before,
      'packages/b/package.json': inner.replace('vitest run', 'true').replace('"x"', '"y"'),
    };
    expect(restored(judge(before, after))).toEqual({ 'packages/b/package.json': inner.replace('"x"', '"y"') });
  });
});

describe('files that product and gates share', () => {
  test('setup.cfg: runner sections go back, metadata stays', () => {
    const cfg = '[metadata]\nname = a\n\n[tool:pytest]\naddopts = -q\n\n[options]\nx = 1\n';
    const next = cfg.replace('name = a', 'name = b').replace('-q', '-q --ignore=tests');
    const judgement = judge({ 'setup.cfg': cfg }, { 'setup.cfg': next });
    expect(found(judgement)).toEqual(['test-runner-config-changed setup.cfg']);
    expect(restored(judgement)).toEqual({ 'setup.cfg': cfg.replace('name = a', 'name = b') });
    expect(
      restored(judge({ 'setup.cfg': '[metadata]\n' }, { 'setup.cfg': '[metadata]\n[tool:pytest]\naddopts = --co\n' })),
    ).toEqual({
      'setup.cfg': '[metadata]\n',
    });
    const removed = judge({ 'setup.cfg': cfg }, { 'setup.cfg': '[metadata]\r\nname = a\r\n' });
    expect(restored(removed)).toEqual({
      'setup.cfg': '[metadata]\r\nname = a\r\n[tool:pytest]\r\naddopts = -q\r\n\r\n',
    });
    expect(restored(judge({ 'setup.cfg': cfg }, {}))).toEqual({ 'setup.cfg': 'run-start' });
    expect(judge({ 'setup.cfg': cfg }, { 'setup.cfg': next }, { allow: ['setup.cfg'] }).findings).toEqual([]);
  });

  const pytest = '[tool.pytest.ini_options]\naddopts = "-q"\n';
  test.each([
    [`${pytest}`, '[tool.pytest.ini_options]\naddopts = "--co"\n', pytest],
    ['[project]\n', '[project]\n[tool.coverage.report]\nfail_under = 0\n', '[project]\n'],
    [
      `${pytest}[project]\nname = "a"\n`,
      '[tool."pytest".ini_options] # a, b\naddopts = "-p evil"\n[project]\nname = "b"\nlists = [\n  ["a", "b"],\n]\n',
      `[project]\nname = "b"\nlists = [\n  ["a", "b"],\n]\n${pytest}`,
    ],
    ['[project]\n', '[project]\r\n["to\\u006fl".pytest.ini_options]\r\naddopts = "--co"\r\n', '[project]\r\n'],
    ['[tool]\n', '[tool]\npytest.ini_options = { addopts = "--co" }\n', 'run-start'],
    ['[project]\n', 'tool = { pytest = { ini_options = { addopts = "--co" } } }\n[project]\n', 'run-start'],
    ['[tool.tox]\nx = 1\n', '', '[tool.tox]\nx = 1\n'],
    ['[tool.tox]\nx = 1\n', undefined, 'run-start'],
  ])('pyproject.toml: runner tables go back, the rest stays: %j', (old, next, wanted) => {
    const path = 'pyproject.toml';
    const after = next === undefined ? {} : { [path]: next };
    const judgement = judge({ [path]: old }, after);
    expect(found(judgement)).toEqual([`test-runner-config-changed ${path}`]);
    expect(restored(judgement)).toEqual({ [path]: wanted });
    expect(judge({ [path]: old }, after, { allow: [`${path}#test-runner-config-changed`] }).verdict).toBe('pass');
  });

  test('pyproject.toml: what no runner reads is free', () => {
    const next = `[project]\nname = "b"\n${pytest}`;
    expect(judge({ 'pyproject.toml': `[project]\nname = "a"\n${pytest}` }, { 'pyproject.toml': next }).verdict).toBe(
      'pass',
    );
  });

  const vite = 'export default { plugins: [a()], test: { globals: true, include: ["a"] } };';
  test.each([
    ['another section', vite.replace('globals: true', 'setupFiles: ["./evil.js"]')],
    ['a first section', 'export default { test: { exclude: ["**"] } };', 'export default {};'],
    ['no section', 'export default { plugins: [a()] };'],
  ])('vite.config.ts with %s goes back', (_, next, old = vite) => {
    const judgement = judge({ 'vite.config.ts': old }, { 'vite.config.ts': next });
    expect(found(judgement)).toEqual(['test-runner-config-changed vite.config.ts']);
    expect(restored(judgement)).toEqual({ 'vite.config.ts': 'run-start' });
  });

  test('the rest of a vite.config.ts that has a test section is a warning that a human must look', () => {
    const path = 'vite.config.ts';
    const after = { [path]: vite.replace('a()', 'a(), b()') };
    expect(judge({ [path]: vite }, after)).toMatchObject({
      verdict: 'warn',
      restore: [],
      findings: [{ class: 'note', rule: 'manifest-test-config-changed', path }],
    });
    expect(judge({ [path]: vite }, after, { allow: [`${path}#manifest-test-config-changed`] }).verdict).toBe('pass');
    expect(judge({ [path]: 'export default {};' }, { [path]: 'export default { base: "/" };' }).verdict).toBe('pass');
  });

  test.each([
    ["packages: ['a']\n", "packages: ['a']\nscriptShell: /bin/true\n"],
    ["packages: ['a']\n", "packages: ['a']\n\"nodeOptions\": '--require ./evil.cjs'\n"],
    ["overrides:\n  x: '1'\n", "overrides:\n  x: '2'\n"],
    ["packages: ['a']\n", "packages: ['a'\n"],
  ])('pnpm-workspace.yaml settings go back with the file: %s → %s', (old, next) => {
    const path = 'pnpm-workspace.yaml';
    const judgement = judge({ [path]: old }, { [path]: next });
    expect(found(judgement)).toEqual([`package-manager-config-changed ${path}`]);
    expect(restored(judgement)).toEqual({ [path]: 'run-start' });
  });
});
