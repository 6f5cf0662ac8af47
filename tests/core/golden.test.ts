import { describe, test } from 'vitest';
import { evidenceOf } from '../../src/core/fingerprint.ts';
import { kindOf } from '../../src/core/fingerprint-kinds.ts';
import { normalise } from '../../src/core/fingerprint-noise.ts';
import { printedTests } from '../../src/core/fingerprint-report.ts';
import type { IntegrityPolicy } from '../../src/core/integrity/change.ts';
import { filesRun } from '../../src/core/integrity/gate-files.ts';
import { scriptsRun, simpleCommands } from '../../src/core/integrity/gate-scripts.ts';
import { isModules } from '../../src/core/integrity/judge.ts';
import { isManifest, isShared } from '../../src/core/integrity/manifests.ts';
import { type OwnTests, ownTestFinder } from '../../src/core/integrity/own-tests.ts';
import { policyRuleOf } from '../../src/core/integrity/path-policy.ts';
import { maskSource, testFacts } from '../../src/core/integrity/test-facts.ts';
import {
  countSkips,
  countTests,
  isExpectation,
  isTestFile,
  languageOf,
  mayKeepFromRunning,
  standInFinder,
  testFinder,
} from '../../src/core/integrity/test-files.ts';
import { onlyAddsTests } from '../../src/core/integrity/test-insertions.ts';
import { readAgentStories } from '../../src/core/issue/agent-stories.ts';
import { prdText } from '../../src/core/issue/prd-text.ts';
import { readIssue } from '../../src/core/issue/read-issue.ts';
import { missingIn, nearestFiles } from '../../src/core/missing.ts';
import { readPrd, storyTexts } from '../../src/core/prd.ts';
import { flipPasses, setNotes } from '../../src/core/prd-edit.ts';
import { featureName, type PrdSearch, prdCandidates, prdPlaces, wanted } from '../../src/core/prd-search.ts';
import { readAnswer } from '../../src/core/review-answer.ts';
import { readSlash } from '../../src/core/slash.ts';
import { readJUnit } from '../../src/core/tool-output/junit.ts';
import { readLocations } from '../../src/core/tool-output/locations.ts';
import { readReportFile, readTestOutput } from '../../src/core/tool-output/test-reports.ts';
import { exact, expectGolden } from '../support/golden.ts';
import { judge, type Tree } from './integrity-world.ts';

const root = '/home/runner/work/app/app';
/** A tree in which a path of an output may be meant that the output does not name from its root. */
const files = [
  ...['src/size.js', 'src/size.test.js', 'src/cart.ts', 'src/lib.rs', 'src/main/java/shop/Cart.java'],
  ...['src/test/java/shop/CartTest.java', 'pkg/cart.go', 'pkg/cart_test.go', 'tests/test_cart.py'],
  ...['test/size.test.js', 'c/size.c', 'app/a.ts', 'lib/a.ts'],
];
const find = testFinder([]);

/** Readers of foreign text, and rules about paths: inputs at the edges of every pattern, with all that comes of each. */
describe('the whole result for', () => {
  test('a line of an output', () =>
    expectGolden('fingerprint-lines', (line: string) => [
      kindOf(line),
      normalise(line),
      normalise(line, 'exact'),
      normalise(line, 'loose'),
    ]));

  test('an output', () =>
    expectGolden('fingerprint-outputs', (text: string) => [evidenceOf(text), printedTests(text)]));

  test('places in an output', () =>
    expectGolden('locations', (text: string) => {
      const options = [{ root }, { root, ...(text.trimStart().startsWith('<') ? {} : { folder: 'app' }), files }];
      const read = text.trimStart().startsWith('<') ? readJUnit : readLocations;
      return options.map((each) => read(text, each));
    }));

  test('a report of tests', () =>
    expectGolden('test-reports', (text: string) => [readReportFile(text), readTestOutput(text) ?? 'none']));

  test('a file of tests, its path in the first line', () =>
    expectGolden('test-sources', (input: string) => {
      const [path = '', ...lines] = input.split('\n');
      const text = lines.join('\n');
      const language = languageOf(path);
      if (language === undefined) return 'no language';
      const { bare: _, ...facts } = testFacts(text, language);
      const kept = [undefined, ''].map((old) => mayKeepFromRunning(path, { old, new: text }, find));
      return [facts, maskSource(text, language.syntax).code, countTests(path, text), countSkips(path, text), ...kept];
    }));

  test('what was put into a file of tests', () =>
    expectGolden('test-insertions', ([path, before, after]: [string, string, string]) =>
      onlyAddsTests(path, { old: before, new: after }, find),
    ));

  test('files that may stand in for what tests ask', () =>
    expectGolden('stand-ins', ([before, paths]: [string[], string[]]) => paths.filter(standInFinder(before, find))));

  test('the name of a test', () =>
    expectGolden('own-tests', ({ ids, ...own }: OwnTests & { ids: string[] }) => ids.filter(ownTestFinder(own))));

  test('what an output misses', () =>
    expectGolden('missing', ({ lines, paths }: { lines: string[]; paths: string[] }) => {
      const missing = missingIn(lines);
      return [missing, missing.modules.map((name) => nearestFiles(name, paths))];
    }));

  test('the places of a prd.json', () =>
    expectGolden('prd-search', ([paths, search]: [string[], PrdSearch]) => [
      wanted(paths, search),
      prdCandidates(new Set(paths), search),
      prdPlaces(search),
      paths.map(featureName),
    ]));

  test('stories that an agent wrote', () =>
    expectGolden('agent-stories', (message: string) =>
      exact(
        readAgentStories(message, {
          nonce: '0123456789abcdef0123456789abcdef',
          clean: (text) => text.replaceAll('hidden', '').trim(),
        }),
      ),
    ));

  test('a path', () =>
    expectGolden('paths', (path: string) => [
      ...[
        policyRuleOf(path)?.rule,
        policyRuleOf(path)?.what,
        languageOf(path)?.id,
        find(path)?.tier,
        isTestFile(path, []),
      ],
      ...[isExpectation(path, find), isManifest(path), isShared(path), isModules(path)],
    ]));

  test('a command', () =>
    expectGolden('shell-commands', (text: string) =>
      simpleCommands(text).map((command) => {
        const { files: run, shell, modules } = filesRun(command);
        return [command.words, command.folder, run, shell, modules, scriptsRun(command.words)];
      }),
    ));

  test('what an agent did to a tree', () =>
    expectGolden('integrity', ([before, after, policy]: [Tree, Tree, Partial<IntegrityPolicy>]) =>
      judge(before, after, policy),
    ));

  test('an answer of a reviewer', () =>
    expectGolden('review-answers', (text: string) =>
      exact(readAnswer(text, { nonce: '0123456789abcdef01', ids: ['c1', 'c2'] })),
    ));

  test('a comment', () => expectGolden('slash', (body: string) => exact(readSlash(body, '/ralph'))));

  test('an issue', () =>
    expectGolden('issues', (body: string) => {
      const backlog = readIssue({ title: 'US-9: A cart (P2)', body });
      const call = { branchName: 'ralph/cart', title: 'A cart', createdAt: '2026-01-02T03:04:05Z' };
      return backlog === undefined ? 'no backlog' : exact([backlog, prdText(backlog, call)]);
    }));

  test('a prd.json, with each edit', () => expectGolden('prd', prdRead));
});

function prdRead(text: string): unknown {
  const bytes = new TextEncoder().encode(text);
  const result = readPrd({ bytes, file: 'prd.json' });
  if (!result.ok) return result.error;
  const { layout, stories, toldWarnings: _, context: _context, ...rest } = result.prd;
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const edits = stories
    .slice(0, 2)
    .flatMap(({ id, passes }) => [flipPasses(result.prd, id, !passes), setNotes(result.prd, id, 'say "no"\n')])
    .map((edit) => (edit.ok ? decoder.decode(edit.bytes) : edit.message));
  const told = stories.map(({ raw, id, index, title, ...story }) => ({
    ...{ id, index, title, ...storyTexts({ raw }) },
    ...story,
  }));
  return [{ ...rest, stories: told }, layout.style, edits];
}
