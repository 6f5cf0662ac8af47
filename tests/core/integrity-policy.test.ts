import { describe, expect, test } from 'vitest';
import type { IntegrityPolicy } from '../../src/core/integrity/change.ts';
import { contentsNeeded, judgeSnapshot } from '../../src/core/integrity/judge.ts';
import { testFinder } from '../../src/core/integrity/test-files.ts';
import { changesBetween, found, judge, policy, restored, type Tree } from './integrity-world.ts';

const check = (command: string): Partial<IntegrityPolicy> => ({ checks: [{ name: 'gate', command }] });

describe('policy files go back to run start, the attempt goes on (04-trust rule 10)', () => {
  const files: readonly (readonly [path: string, rule: string])[] = [
    ['.npmrc', 'package-manager-config-changed'],
    ['packages/a/.npmrc', 'package-manager-config-changed'],
    ['.NPMRC', 'package-manager-config-changed'],
    ['.yarnrc', 'package-manager-config-changed'],
    ['.yarnrc.yml', 'package-manager-config-changed'],
    ['.yarn/releases/yarn-4.cjs', 'package-manager-config-changed'],
    ['.pnpmfile.cjs', 'package-manager-config-changed'],
    ['pip.conf', 'package-manager-config-changed'],
    ['.pypirc', 'package-manager-config-changed'],
    ['bunfig.toml', 'package-manager-config-changed'],
    ['.cargo/config.toml', 'package-manager-config-changed'],
    ['gradle/wrapper/gradle-wrapper.jar', 'package-manager-config-changed'],
    ['gradlew', 'package-manager-config-changed'],
    ['vitest.config.ts', 'test-runner-config-changed'],
    ['packages/a/vitest.config.mts', 'test-runner-config-changed'],
    ['vitest.workspace.ts', 'test-runner-config-changed'],
    ['node.config.json', 'test-runner-config-changed'],
    ['jest.config.js', 'test-runner-config-changed'],
    ['jest.unit.config.ts', 'test-runner-config-changed'],
    ['.mocharc.json', 'test-runner-config-changed'],
    ['.mocharc', 'test-runner-config-changed'],
    ['playwright.config.ts', 'test-runner-config-changed'],
    ['karma.conf.js', 'test-runner-config-changed'],
    ['ava.config.mjs', 'test-runner-config-changed'],
    ['.nycrc', 'test-runner-config-changed'],
    ['.nycrc.json', 'test-runner-config-changed'],
    ['.c8rc.json', 'test-runner-config-changed'],
    ['cypress.config.ts', 'test-runner-config-changed'],
    ['pytest.ini', 'test-runner-config-changed'],
    ['.pytest.ini', 'test-runner-config-changed'],
    ['tox.ini', 'test-runner-config-changed'],
    ['.coveragerc', 'test-runner-config-changed'],
    ['sitecustomize.py', 'test-runner-config-changed'],
    ['src/usercustomize.py', 'test-runner-config-changed'],
    ['phpunit.xml.dist', 'test-runner-config-changed'],
    ['.rspec', 'test-runner-config-changed'],
    ['node_modules/.bin/vitest', 'dependency-folder-changed'],
    ['node_modules', 'dependency-folder-changed'],
    ['packages/a/node_modules/x/index.js', 'dependency-folder-changed'],
    ['Node_Modules/x/package.json', 'dependency-folder-changed'],
    ['.venv/bin/pytest', 'dependency-folder-changed'],
    ['venv/lib/python3/site-packages/pytest.py', 'dependency-folder-changed'],
    ['vendor/bin/phpunit', 'dependency-folder-changed'],
    ['CLAUDE.md', 'agent-config-changed'],
    ['claude.md', 'agent-config-changed'],
    ['src/AGENTS.md', 'agent-config-changed'],
    ['GEMINI.md', 'agent-config-changed'],
    ['.claude/settings.json', 'agent-config-changed'],
    ['.Claude/settings.json', 'agent-config-changed'],
    ['a/.claude/commands/x.md', 'agent-config-changed'],
    ['.claude', 'agent-config-changed'],
    ['.codex/config.toml', 'agent-config-changed'],
    ['.gemini/settings.json', 'agent-config-changed'],
    ['.cursor/rules/x.mdc', 'agent-config-changed'],
    ['.mcp.json', 'agent-config-changed'],
    ['opencode.json', 'agent-config-changed'],
    ['.husky/pre-commit', 'hook-changed'],
    ['.githooks/pre-push', 'hook-changed'],
    ['.pre-commit-config.yaml', 'hook-changed'],
    ['lefthook.yml', 'hook-changed'],
    ['.github/workflows/ci.yml', 'ci-changed'],
    ['.github/actions/x/action.yml', 'ci-changed'],
    ['.github/CODEOWNERS', 'ci-changed'],
    ['.github/copilot-instructions.md', 'ci-changed'],
    ['CODEOWNERS', 'ci-changed'],
  ];

  test.each(files)('[P7][P8][A8][A9][A14][A19] %s', (path, rule) => {
    const cases: readonly (readonly [Tree, Tree])[] = [
      [{}, { [path]: 'x' }],
      [{ [path]: 'x' }, { [path]: 'y' }],
      [{ [path]: 'x' }, {}],
      [{ [path]: 'x' }, { [path]: { link: 'y' } }],
    ];
    for (const [before, after] of cases) {
      const judgement = judge(before, after);
      expect(found(judgement)).toEqual([`${rule} ${path}`]);
      expect(judgement.restore).toEqual([{ path, to: 'run-start' }]);
      expect(judgement.verdict).toBe('warn');
      expect(judgement.findings[0]?.message).toContain(`allow: [${JSON.stringify(path)}]`);
      expect(judge(before, after, { allow: [path] })).toEqual({ verdict: 'pass', findings: [], restore: [] });
    }
  });

  test('A2 each folder of dependencies is told of once and goes as a whole', () => {
    const judgement = judge({}, { 'node_modules/a.js': '', 'node_modules/b/c.js': '', 'x/node_modules/d.js': '' });
    expect(found(judgement)).toEqual([
      'dependency-folder-changed node_modules/a.js',
      'dependency-folder-changed x/node_modules/d.js',
    ]);
    expect(judgement.findings[0]?.message).toContain('The same for 1 more file in that folder.');
    expect(Object.keys(restored(judgement))).toHaveLength(3);
  });

  test.each(['vendor/lib/a.rb', 'src/node_modules.js', 'src/venv.py'])('no folder of dependencies: %s', (path) => {
    expect(judge({}, { [path]: 'x' }).restore).toEqual([]);
  });

  test('the sentence says what was done, to what, and how to permit it', () => {
    expect(judge({ '.npmrc': 'a' }, { '.npmrc': 'script-shell=/bin/true' }).findings).toEqual([
      {
        class: 'policy',
        rule: 'package-manager-config-changed',
        path: '.npmrc',
        message:
          'changed .npmrc (package-manager configuration); the controller restored it. To permit it, add to the story: allow: [".npmrc"]',
      },
    ]);
  });

  test.each([
    'docs/claude-notes.md',
    'src/npmrc.ts',
    'docs/github/x.md',
    'test/conftest.py',
    'conftest.py',
    'src/agents.md',
    'vitest.md',
    'src/jest-config/index.js',
    '.gitignore',
    'Dockerfile',
    'src/hooks/use.ts',
    'requirements.txt',
    'Cargo.toml',
    'go.mod',
  ])('free: %s', (path) => {
    expect(judge({ [path]: 'x' }, { [path]: 'y' })).toEqual({ verdict: 'pass', findings: [], restore: [] });
  });

  test('protected_paths: globs, literal names, folders and negation; the last match decides', () => {
    const protectedPaths = ['schema/**', 'scripts', 'app/[id]/page.ts', '!schema/dev.sql'];
    const after = {
      'schema/a.sql': '1',
      'schema/dev.sql': '1',
      'scripts/x.rb': '1',
      'app/[id]/page.ts': '1',
      'app/zz/page.ts': '1',
    };
    const judgement = judge({}, after, { protectedPaths });
    expect(found(judgement)).toEqual([
      'protected-path-changed app/[id]/page.ts',
      'protected-path-changed schema/a.sql',
      'protected-path-changed scripts/x.rb',
    ]);
  });

  test('a protected test that is weakened is restored and fails the attempt all the same', () => {
    const text = "test('a', () => {\n  expect(a()).toBe(1);\n});\n";
    const judgement = judge({ 'test/a.test.js': text }, {}, { protectedPaths: ['test/**'] });
    expect(judgement.verdict).toBe('fail');
    expect(restored(judgement)).toEqual({ 'test/a.test.js': 'run-start' });
    const edited = judge(
      { 'test/a.test.js': text },
      { 'test/a.test.js': text.replace('1', '2') },
      { protectedPaths: ['test/**'] },
    );
    expect(edited.verdict).toBe('warn');
  });

  test('.gitattributes is noted and left', () => {
    const judgement = judge({}, { '.gitattributes': '* filter=x' });
    expect(judgement.verdict).toBe('pass');
    expect(judgement.findings).toMatchObject([{ class: 'note', rule: 'git-attributes-changed' }]);
  });
});

describe('gate scripts: what a check runs (04-trust rule 10) [A7]', () => {
  const rows: readonly (readonly [command: string, path: string])[] = [
    ['bash scripts/check.sh', 'scripts/check.sh'],
    ['bash -eu scripts/check.sh --all', 'scripts/check.sh'],
    ['./ci/test.sh', 'ci/test.sh'],
    ['ci/run', 'ci/run'],
    ['CI=1 FOO="a b" ./ci/test.sh && echo ok', 'ci/test.sh'],
    ['env A=1 timeout 60 ./ci/test.sh', 'ci/test.sh'],
    ['npm ci && ./ci/test.sh', 'ci/test.sh'],
    ['echo a; ./ci/test.sh | tee log', 'ci/test.sh'],
    ['if ./ci/test.sh; then echo ok; fi', 'ci/test.sh'],
    ['(cd tools && node gate.mjs)', 'tools/gate.mjs'],
    ['cd packages/a && bash ../../scripts/check.sh', 'scripts/check.sh'],
    ['node tools/gate.mjs', 'tools/gate.mjs'],
    ['node --import ./tools/hook.mjs --test', 'tools/hook.mjs'],
    ['node -r ./tools/hook.cjs src/main.js', 'tools/hook.cjs'],
    ['npx tsx scripts/gate.ts', 'scripts/gate.ts'],
    ['python3 tools/gate.py', 'tools/gate.py'],
    ['python3.12 -u tools/gate.py', 'tools/gate.py'],
    ['poetry run python tools/gate.py', 'tools/gate.py'],
    ['bash -c "set -e; ./ci/test.sh"', 'ci/test.sh'],
    ["sh -c './ci/test.sh'", 'ci/test.sh'],
    ['sh -c ./ci/test.sh', 'ci/test.sh'],
    ['source scripts/env.sh && pytest', 'scripts/env.sh'],
    ['make test', 'Makefile'],
    ['make -C sub test', 'sub/Makefile'],
    ['make -f ci/gates.mk test', 'ci/gates.mk'],
    ['just test', 'justfile'],
    ['task test', 'Taskfile.yml'],
    ['npx turbo run test', 'turbo.json'],
    ['nox -s tests', 'noxfile.py'],
    ['npx vitest run --config ci/vitest.ts', 'ci/vitest.ts'],
    ['npx jest --config=ci/jest.json', 'ci/jest.json'],
    ['pytest -c ci/pytest.cfg', 'ci/pytest.cfg'],
    ['c8 node scripts/run-tests.js', 'scripts/run-tests.js'],
    ['./scripts/täst.sh', 'scripts/täst.sh'],
    ['bash "scripts/my check.sh"', 'scripts/my check.sh'],
    ['# comment\nbash scripts/check.sh', 'scripts/check.sh'],
    ['bash \\\n  scripts/check.sh', 'scripts/check.sh'],
  ];
  test.each(rows)('%s', (command, path) => {
    const judgement = judge({ [path]: 'exit 1' }, { [path]: 'exit 0' }, check(command));
    expect(found(judgement)).toEqual([`gate-script-changed ${path}`]);
    expect(judgement.findings[0]?.message).toContain('used by check "gate"');
    expect(restored(judgement)).toEqual({ [path]: 'run-start' });
  });

  const free: readonly (readonly [command: string, path: string])[] = [
    ['node src/cli.js --help', 'src/cli.js'],
    ['node index.js | diff - expected.txt', 'index.js'],
    ['python app/main.py', 'app/main.py'],
    ['node --test test/a.test.js', 'test/a.test.js'],
    ['node test/a.test.js', 'test/a.test.js'],
    ['python -m pytest tests/test_a.py', 'tests/test_a.py'],
    ['npx vitest run src/a', 'src/a/b.ts'],
    ['eslint src/a.ts', 'src/a.ts'],
    ['cat scripts/notes.sh', 'scripts/notes.sh'],
    ['echo "run bash"', 'bash'],
    ['/usr/bin/env true', 'usr/bin/env'],
    ['$HOME/x.sh', 'x.sh'],
    ['../outside.sh', 'outside.sh'],
    ['go test ./...', 'main.go'],
    ['cargo test', 'src/lib.rs'],
  ];
  test.each(free)('not by %s', (command, path) => {
    expect(judge({ [path]: 'a' }, { [path]: 'b' }, check(command)).restore).toEqual([]);
  });

  test('scripts that a package script or a gate script runs are gate scripts too', () => {
    const before: Tree = {
      'package.json': '{"scripts":{"test":"npm run -s gate","gate":"bash scripts/gate.sh"}}',
      'scripts/gate.sh': './scripts/inner.sh\n',
      'scripts/inner.sh': 'exit 1\n',
    };
    expect(found(judge(before, { ...before, 'scripts/gate.sh': 'exit 0\n' }))).toEqual([
      'gate-script-changed scripts/gate.sh',
    ]);
    const direct = judge(before, { ...before, 'scripts/inner.sh': 'exit 0\n' }, check('bash scripts/gate.sh'));
    expect(found(direct)).toEqual(['gate-script-changed scripts/inner.sh']);
  });

  test('the first look names texts of unchanged files that the checks run', () => {
    expect(contentsNeeded([], { ...policy, ...check('npm test && bash scripts/a.sh') }, testFinder([]))).toEqual([
      { path: 'package.json', sides: ['old'] },
      { path: 'scripts/a.sh', sides: ['old'] },
    ]);
    expect(contentsNeeded([], { ...policy, checks: [] }, testFinder([]))).toEqual([]);
  });
});

describe('controller files are restored without a word to the agent', () => {
  const prd = (first: boolean, second: boolean, title = 'One'): string =>
    JSON.stringify({
      userStories: [
        { id: 'US-001', title, acceptanceCriteria: ['a'], passes: first },
        { id: 'US-002', title: 'Two', acceptanceCriteria: ['b'], passes: second },
      ],
    });

  test('[A1] a flipped done marker names the story', () => {
    const judgement = judge({ 'prd.json': prd(false, false) }, { 'prd.json': prd(true, false) });
    expect(judgement).toEqual({
      verdict: 'warn',
      findings: [
        {
          class: 'controller',
          rule: 'prd-flipped',
          path: 'prd.json',
          message:
            'changed the done marker of 1 story in prd.json (US-001 now done), which only the controller does: restored.',
        },
      ],
      restore: [{ path: 'prd.json', to: 'run-start' }],
    });
  });
  test('[A1] several stories, and back again', () => {
    const { findings } = judge({ 'prd.json': prd(false, true) }, { 'prd.json': prd(true, false) });
    expect(findings[0]?.message).toContain('2 stories in prd.json (US-001 now done, US-002 now not done)');
  });
  test.each([
    ['a changed criterion', prd(false, false, 'Uno')],
    ['broken JSON', '{'],
    ['a list', '[]'],
  ])('prd.json: %s', (_, text) => {
    expect(found(judge({ 'prd.json': prd(false, false) }, { 'prd.json': text }))).toEqual(['prd-changed prd.json']);
  });
  test('prd.json deleted or replaced by a link', () => {
    expect(found(judge({ 'prd.json': prd(false, false) }, {}))).toEqual(['prd-changed prd.json']);
    expect(found(judge({ 'prd.json': prd(false, false) }, { 'prd.json': { link: 'x' } }))).toEqual([
      'prd-changed prd.json',
    ]);
  });
  test.each([
    'progress.txt',
    '.ralph_state.md',
    'a/.ralph_state.md',
    '.ralph.lock',
    '.ralph/x/prompt.md',
    '.ralph/config.yaml',
    '.ralph',
    'STATE.txt',
  ])('%s, even when the story allows everything', (path) => {
    const judgement = judge({}, { [path]: 'x' }, { allow: ['**', path], controllerPaths: ['STATE.txt'] });
    expect(found(judgement)).toEqual([`state-changed ${path}`]);
    expect(judgement.restore).toEqual([{ path, to: 'run-start' }]);
  });
  test('progress.txt is ours only beside prd.json, LEDGER.md only when it is one of ours', () => {
    const nested = { prdPath: 'tasks/prd.json' };
    expect(found(judge({}, { 'tasks/progress.txt': 'x', 'progress.txt': 'x' }, nested))).toEqual([
      'state-changed tasks/progress.txt',
    ]);
    expect(
      found(judge({}, { 'tasks/LEDGER.md': 'iteration_count: 1', 'LEDGER.md': 'iteration_count: 1' }, nested)),
    ).toEqual(['state-changed tasks/LEDGER.md']);
    expect(found(judge({}, { 'LEDGER.md': 'rent' }))).toEqual([]);
  });
});

describe('nothing stands in the way of what is restored', () => {
  const gate = check('bash scripts/check.sh');
  test('a file or link in the place of a folder', () => {
    for (const blocker of ['x', { link: 'elsewhere' }]) {
      const judgement = judge({ 'scripts/check.sh': 'a' }, { scripts: blocker }, gate);
      expect(found(judgement)).toEqual(['path-in-the-way scripts', 'gate-script-changed scripts/check.sh']);
      expect(restored(judgement)).toEqual({ scripts: 'run-start', 'scripts/check.sh': 'run-start' });
    }
  });
  test('a folder in the place of a file, even a folder that the story may write', () => {
    const judgement = judge({ '.npmrc': 'a' }, { '.npmrc/b.test.js': 'x' }, { allow: ['**/*.test.js'] });
    expect(restored(judgement)).toEqual({ '.npmrc': 'run-start', '.npmrc/b.test.js': 'run-start' });
  });
  test('a folder in the place of an added file is left, for nothing comes back', () => {
    expect(restored(judge({}, { 'scripts/a.rb': 'x', '.npmrc': 'y' }))).toEqual({ '.npmrc': 'run-start' });
  });
});

test('what was not imported and a tampered .git are named', () => {
  const input = {
    changes: changesBetween({}, {}),
    policy,
    find: testFinder([]),
    contents: new Map(),
    gitTampered: true,
  };
  const judgement = judgeSnapshot({ ...input, notImported: [{ path: 'a\nb', why: 'a link out of the tree' }] });
  expect(judgement).toEqual({
    verdict: 'warn',
    findings: [
      {
        class: 'note',
        rule: 'git-tampered',
        path: '.git',
        message: "removed or replaced .git in the agent's worktree; it had no effect: only the files were read.",
      },
      {
        class: 'not-imported',
        rule: 'not-imported',
        path: 'a\nb',
        message: '"a\\nb" was not imported: a link out of the tree.',
      },
    ],
    restore: [],
  });
  expect(judgeSnapshot({ ...input, notImported: [] }).verdict).toBe('pass');
});
