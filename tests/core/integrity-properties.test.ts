import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readYaml } from '../../src/adapters/yaml.ts';
import { globMatcher } from '../../src/core/globs.ts';
import { contentsNeeded, judgeSnapshot } from '../../src/core/integrity/judge.ts';
import { syntaxes } from '../../src/core/integrity/languages.ts';
import { maskSource } from '../../src/core/integrity/test-facts.ts';
import { countSkips, countTests } from '../../src/core/integrity/test-files.ts';
import { changesBetween, finderFor, policy, type Tree, textsFor } from './integrity-world.ts';

const names = [
  'prd.json',
  'progress.txt',
  '.ralph/a/prompt.md',
  'LEDGER.md',
  'package.json',
  'packages/a/package.json',
  '.npmrc',
  '.npmrc/x',
  'vitest.config.ts',
  'vite.config.ts',
  'pyproject.toml',
  'setup.cfg',
  'pnpm-workspace.yaml',
  'CLAUDE.md',
  '.github/workflows/a.yml',
  'scripts/check.sh',
  'scripts',
  'Makefile',
  'test/a.test.js',
  'test/b.test.js',
  'test/helpers/h.js',
  'test/fixtures/f.test.js',
  'tests/test_a.py',
  'conftest.py',
  'a_test.go',
  'src/lib.rs',
  'src/a.js',
  'src/größe.js',
  'README.md',
  '.gitattributes',
  'spec/a_spec.rb',
];
const pieces = [
  "test('a', () => {\n  expect(a()).toBe(1);\n});\n",
  "test.skip('b', () => {});\n",
  "it.each([[1], [2]])('c %i', (x) => { expect(x).toBe(1); });\n",
  'def test_a():\n    assert a() == 1\n',
  '@pytest.mark.skip\n',
  'func TestA(t *testing.T) { t.Fatal() }\n',
  '#[test]\nfn a() { assert!(true); }\n',
  '{"scripts":{"test":"true","pretest":"x"},"jest":{}}',
  '{"scripts":{"test":"vitest"}}',
  '{"scripts":{"test":',
  '[tool:pytest]\naddopts=-q\n',
  '[tool.pytest.ini_options]\n',
  'packages: [a]\n',
  'scriptShell: x\n',
  'process.exit(0);\n',
  '/* ',
  '*/',
  '`',
  '${',
  '}',
  '"',
  "'",
  '"""',
  '//',
  '#',
  '\\',
  '\r\n',
  '{"userStories":[{"id":"1","title":"t","passes":true}]}',
  '{"userStories":[{"id":"1","title":"t","passes":false}]}',
  '\ufeff',
  '__proto__',
  'iteration_count',
];
const text = fc
  .array(fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...pieces) }, { weight: 1, arbitrary: fc.string() }), {
    maxLength: 6,
  })
  .map((parts) => parts.join(''));
const value = fc.oneof(
  { weight: 8, arbitrary: text },
  { weight: 1, arbitrary: fc.constant({ link: 'x' }) },
  { weight: 1, arbitrary: fc.constant({ binary: 'x' }) },
);
const path = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...names) },
  { weight: 1, arbitrary: fc.string({ minLength: 1, unit: 'grapheme' }) },
);
const tree: fc.Arbitrary<Tree> = fc.dictionary(path, value, { maxKeys: 10 });
const commands = fc.constantFrom(
  'npm test',
  'bash scripts/check.sh',
  'make test',
  'pnpm vitest',
  'npm ci && npm run x',
  'node "',
  "sh -c 'sh -c ./a'",
);
const rules = fc.record({
  protectedPaths: fc.subarray(['src/**', '!src/a.js', 'README.md', 'scripts']),
  testPaths: fc.subarray(['src/**/*.js', 'test/**']),
  allow: fc.array(fc.oneof(path, fc.constantFrom('**', 'test/**', 'package.json#scripts', '#', '!', 'a#b#c')), {
    maxLength: 4,
  }),
  checks: fc.array(commands, { maxLength: 2 }).map((list) => list.map((command, at) => ({ name: `c${at}`, command }))),
  controllerPaths: fc.subarray(['STATE.txt', 'src/a.js']),
});

describe('whatever an agent does', () => {
  test('the judge never throws, does not depend on the order, restores each path once', () => {
    fc.assert(
      fc.property(tree, tree, rules, fc.gen(), (before, after, some, gen) => {
        const changes = changesBetween(before, after);
        const all = { ...policy, ...some };
        const contents = textsFor({ before, after, changes, rules: all });
        const find = finderFor(before, all);
        const input = { policy: all, find, contents, notImported: [], gitTampered: false, readYaml };
        const judgement = judgeSnapshot({ ...input, changes });
        const shuffled = gen(() => fc.shuffledSubarray(changes, { minLength: changes.length }));
        expect(judgeSnapshot({ ...input, changes: shuffled })).toEqual(judgement);
        expect(new Set(contentsNeeded(shuffled, all, find))).toEqual(new Set(contentsNeeded(changes, all, find)));
        const paths = judgement.restore.map((item) => item.path);
        expect(paths).toEqual([...new Set(paths)]);
        const changed = new Set(changes.map((change) => change.path));
        expect(paths.filter((item) => !changed.has(item))).toEqual([]);
        expect(judgement.verdict === 'fail').toBe(judgement.findings.some((finding) => finding.class === 'cheat'));
        for (const finding of judgement.findings) expect(finding.message).not.toMatch(/[\n\r]/);
      }),
      { numRuns: 400 },
    );
  });

  test('what the story allows is never restored and never a cheat, save controller files and what stands in the way', () => {
    fc.assert(
      fc.property(tree, tree, rules, (before, after, some) => {
        const changes = changesBetween(before, after);
        const all = { ...policy, ...some };
        const contents = textsFor({ before, after, changes, rules: all });
        const judgement = judgeSnapshot({
          changes,
          policy: all,
          find: finderFor(before, all),
          contents,
          notImported: [],
          gitTampered: false,
          readYaml,
        });
        const allowed = globMatcher(all.allow);
        const offending = judgement.findings.filter(
          (finding) =>
            (finding.class === 'policy' || finding.class === 'cheat') &&
            finding.rule !== 'path-in-the-way' &&
            allowed(finding.path),
        );
        expect(offending).toEqual([]);
        const explained = new Set(
          judgement.findings
            .filter((finding) => finding.class === 'controller' || finding.rule === 'path-in-the-way')
            .map((finding) => finding.path),
        );
        expect(judgement.restore.filter((item) => allowed(item.path) && !explained.has(item.path))).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  test('after restoring, the same judge has nothing left to restore', () => {
    fc.assert(
      fc.property(tree, tree, rules, (before, after, some) => {
        const all = { ...policy, ...some };
        const judged = (next: Tree): ReturnType<typeof judgeSnapshot> => {
          const changes = changesBetween(before, next);
          const contents = textsFor({ before, after: next, changes, rules: all });
          return judgeSnapshot({
            changes,
            policy: all,
            find: finderFor(before, all),
            contents,
            notImported: [],
            gitTampered: false,
            readYaml,
          });
        };
        const settled = new Map(Object.entries(after));
        for (const { path: item, to } of judged(after).restore) {
          const old = to === 'run-start' ? (Object.hasOwn(before, item) ? before[item] : undefined) : to.text;
          if (old === undefined) settled.delete(item);
          else settled.set(item, old);
        }
        expect(judged(Object.fromEntries(settled)).restore).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });
});

describe('reading test files', () => {
  test('masking keeps length and lines', () => {
    fc.assert(
      fc.property(text, fc.constantFrom(...Object.values(syntaxes)), (source, syntax) => {
        const { code, bare } = maskSource(source, syntax);
        expect([code.length, bare.length]).toEqual([source.length, source.length]);
        expect(code.split('\n').length).toBe(source.split('\n').length);
      }),
    );
  });

  test('a comment or an own line of text never adds tests or skips', () => {
    const quiet = fc.constantFrom(
      '// it.skip(1)\n',
      '/* test("x") */',
      '\n',
      '"it.only()";\n',
      'const a = `test("x")`;\n',
    );
    const whole = "test('a', () => {\n  expect(1).toBe(a);\n});\n";
    fc.assert(
      fc.property(fc.array(quiet), (parts) => {
        const source = `${parts.join('')}\n${whole}`;
        expect([countTests('a.test.js', source), countSkips('a.test.js', source)]).toEqual([1, 0]);
      }),
    );
  });
});
