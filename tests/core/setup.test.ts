import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { globMatcher } from '../../src/core/globs.ts';
import type { SetupPlan } from '../../src/core/plan.ts';
import { dependencyText, scriptsOff, setupNeed } from '../../src/core/setup.ts';
import { defaultSetupKey } from '../../src/core/setup-key.ts';

const setup: SetupPlan = {
  command: 'npm ci',
  key: ['**/package-lock.json'],
  env: ['NPM_AUTH'],
  scripts: 'off',
  limit: { softMs: 1, hardMs: 2 },
};

describe('what a dependency key is made of', () => {
  const files = [
    ['package-lock.json', 'b1'],
    ['src/index.ts', 'b2'],
    ['api/package-lock.json', 'b3'],
  ] as const;

  test('path and content of the files that the globs select, one per line', () => {
    expect(dependencyText(files, setup.key)).toBe('["api/package-lock.json","b3"]\n["package-lock.json","b1"]');
  });

  test('the order of the list and every other file do not matter; a path or a content does', () => {
    const path = fc.constantFrom(
      'package-lock.json',
      'a/package-lock.json',
      'src/a.ts',
      'b"\n/package-lock.json',
      'é/package-lock.json',
    );
    const list = fc.uniqueArray(fc.tuple(path, fc.constantFrom('1', '2')), { selector: ([name]) => name });
    fc.assert(
      fc.property(list, list, (one, other) => {
        const selected = (of: typeof one) => JSON.stringify(of.filter(([name]) => name !== 'src/a.ts').toSorted());
        expect(dependencyText(one.toReversed(), setup.key)).toBe(dependencyText(one, setup.key));
        expect(dependencyText(one, setup.key) === dependencyText(other, setup.key)).toBe(
          selected(one) === selected(other),
        );
      }),
    );
  });
});

describe('whether setup runs', () => {
  test.each([
    ['no setup_command', undefined, { tree: 'k2', layer0: 'k1', base: 'k1' }, { type: 'layer0' }],
    ['the workspace has what the tree needs', setup, { tree: 'k1', layer0: 'k1', base: 'k1' }, { type: 'layer0' }],
    [
      'the workspace has nothing or something else: with tokens and scripts, as no agent changed anything',
      setup,
      { tree: 'k1', layer0: undefined, base: 'k1' },
      { type: 'setup', key: 'k1', env: ['NPM_AUTH'], variables: {} },
    ],
    [
      'changed manifests: without tokens, without scripts',
      setup,
      { tree: 'k2', layer0: 'k1', base: 'k1' },
      { type: 'setup', key: 'k2', env: [], variables: scriptsOff },
    ],
    [
      'changed back to what the workspace had, though the base is elsewhere',
      setup,
      { tree: 'k1', layer0: 'k1', base: 'k0' },
      { type: 'layer0' },
    ],
    [
      'changed manifests with setup_scripts: allow: still without tokens',
      { ...setup, scripts: 'allow' as const },
      { tree: 'k2', layer0: 'k1', base: 'k1' },
      { type: 'setup', key: 'k2', env: [], variables: {} },
    ],
  ] as const)('%s', (_, plan, keys, need) => {
    expect(setupNeed(plan, keys)).toEqual(need);
  });

  test('tokens are given only where the files are those of the policy base', () => {
    const key = fc.constantFrom('k1', 'k2', 'k3');
    fc.assert(
      fc.property(
        key,
        fc.option(key, { nil: undefined }),
        fc.option(key, { nil: undefined }),
        fc.constantFrom('off', 'allow'),
        (tree, layer0, base, scripts) => {
          const need = setupNeed({ ...setup, scripts }, { tree, layer0, base });
          if (need.type === 'layer0') expect(tree).toBe(layer0);
          else expect(need.env).toEqual(tree === base ? ['NPM_AUTH'] : []);
        },
      ),
    );
  });
});

describe('the files that setup depends on when nobody names them', () => {
  const matches = globMatcher(defaultSetupKey);

  test.each([
    ...['package.json', 'packages/a/package.json', 'package-lock.json', 'npm-shrinkwrap.json', 'yarn.lock'],
    ...['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'bun.lock', 'bun.lockb', '.npmrc', '.yarnrc.yml', 'deno.lock'],
    ...[
      'pyproject.toml',
      'requirements.txt',
      'requirements-dev.txt',
      'requirements/test.txt',
      'poetry.lock',
      'uv.lock',
    ],
    ...['pdm.lock', 'pylock.toml', 'pylock.dev.toml', 'Pipfile', 'Pipfile.lock', 'setup.cfg', 'environment.yml'],
    ...['Gemfile', 'Gemfile.lock', 'gear.gemspec', 'composer.json', 'composer.lock', 'mix.exs', 'mix.lock'],
    ...['go.mod', 'go.sum', 'go.work', 'go.work.sum', 'Cargo.toml', 'crates/a/Cargo.toml', 'Cargo.lock'],
    ...['Package.swift', 'Package.resolved', 'pubspec.yaml', 'pubspec.lock'],
    ...['pom.xml', 'build.gradle', 'app/build.gradle.kts', 'gradle/libs.versions.toml', 'gradle.lockfile'],
    ...['App/App.csproj', 'packages.lock.json', 'Directory.Packages.props'],
  ])('%s', (path) => {
    expect(matches(path)).toBe(true);
  });

  test.each([
    ...['src/package.ts', 'tsconfig.json', 'node_modules/a/package.json', 'a/node_modules/b/package.json'],
    ...['docs/requirements.md', 'README.md', 'prd.json', 'src/main.go', 'lock.json', 'uv.toml.bak'],
  ])('not %s', (path) => {
    expect(matches(path)).toBe(false);
  });
});
