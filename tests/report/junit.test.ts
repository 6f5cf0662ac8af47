import fc from 'fast-check';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import type { RunState } from '../../src/core/state.ts';
import { readJUnit } from '../../src/core/tool-output/junit.ts';
import { junitReport } from '../../src/report/junit.ts';
import { failing, passing, sampleRun } from '../support/sample-run.ts';
import { manyStories, sampleRuns } from '../support/sample-runs.ts';

const sample = (name: string) => sampleRuns[name]?.() ?? expect.fail(`no sample ${name}`);

interface Node {
  readonly [name: string]: unknown;
}

const arrays = ['testsuite', 'testcase', 'failure', 'error', 'skipped', 'property'];

function parsed(xml: string): Node {
  expect(XMLValidator.validate(xml)).toBe(true);
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    parseAttributeValue: false,
    parseTagValue: false,
    trimValues: false,
    isArray: (name) => arrays.includes(name),
  });
  return parser.parse(xml) as Node;
}

const children = (node: Node, name: string): readonly Node[] =>
  ((node[name] ?? []) as readonly unknown[]).map((each) =>
    typeof each === 'string' ? { '#text': each } : (each as Node),
  );

function suites(state: RunState): readonly Node[] {
  return children(parsed(junitReport(state))['testsuites'] as Node, 'testsuite');
}

/** `name` or `name failure: message`. */
function cases(suite: Node | undefined): readonly string[] {
  return children(suite ?? {}, 'testcase').map((node) => {
    const told = ['failure', 'error', 'skipped'].find((name) => name in node);
    const detail = told === undefined ? undefined : children(node, told)[0];
    return told === undefined ? String(node['@name']) : `${node['@name']} ${told}: ${detail?.['@message']}`;
  });
}

/** What the schemas of Jenkins (jenkins-junit.xsd) and Surefire ask of every element: its attributes and its children. */
const shape: Readonly<Record<string, { needs: string[]; may: string[]; children: string[] }>> = {
  testsuites: { needs: ['name', 'tests', 'failures', 'errors', 'skipped', 'time'], may: [], children: ['testsuite'] },
  testsuite: {
    needs: ['name', 'tests', 'failures', 'errors', 'skipped', 'time'],
    may: ['timestamp'],
    children: ['properties', 'testcase', 'system-out'],
  },
  properties: { needs: [], may: [], children: ['property'] },
  property: { needs: ['name', 'value'], may: [], children: [] },
  testcase: { needs: ['name', 'classname', 'time'], may: [], children: ['failure', 'error', 'skipped'] },
  failure: { needs: ['message', 'type'], may: [], children: [] },
  error: { needs: ['message', 'type'], may: [], children: [] },
  skipped: { needs: ['message'], may: [], children: [] },
};

function checkShape(name: string, node: Node): void {
  const { needs, may, children: allowed } = shape[name] ?? expect.fail(`no element ${name} in the schemas`);
  const keys = Object.keys(node).filter((key) => key !== '#text' && key !== '?xml');
  const attributes = keys.filter((key) => key.startsWith('@')).map((key) => key.slice(1));
  expect(attributes).toEqual(expect.arrayContaining(needs));
  expect([...needs, ...may]).toEqual(expect.arrayContaining(attributes));
  for (const key of keys.filter((each) => !each.startsWith('@'))) {
    expect(allowed).toContain(key);
    if (key === 'system-out') continue;
    for (const child of key === 'properties' ? [node[key] as Node] : children(node, key)) checkShape(key, child);
  }
  for (const key of ['time']) if (attributes.includes(key)) expect(node[`@${key}`]).toMatch(/^\d+\.\d{3}$/);
  if (attributes.includes('timestamp')) expect(node['@timestamp']).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/);
}

describe('junitReport', () => {
  it('a suite per story, a case per gate of the last attempt, the attempts before as text', () => {
    const [first, , third, , fifth] = suites(sample('four-of-five'));
    expect(cases(first)).toEqual([
      ...['implement', 'integrity', 'test (unit)', 'test (lint)'],
      ...['spec skipped: not reviewed', 'quality skipped: not reviewed'],
    ]);
    expect(cases(third)).toEqual([
      ...['implement', 'integrity', 'test (unit) failure: exit code 1', 'test (lint) failure: exit code 2'],
    ]);
    expect(third).toMatchObject({ '@tests': '4', '@failures': '2', '@errors': '0', '@time': '482.500' });
    expect(String(third?.['system-out']).split('\n')).toEqual([
      "attempt 1 (iteration 3): test (unit) fail: ✖ parses 1 kB: AssertionError: expected 1024, got '1 kB'",
      'attempt 2 (iteration 4): test (unit) fail: ✖ parses 1.5 MB: RangeError: not an integer',
      'attempt 3 (iteration 5): test (unit) fail: ✖ parses 0: AssertionError: expected 0, got NaN',
      'attempt 4 (iteration 6): test (unit) fail: ✖ parses 0: AssertionError: expected 0, got NaN',
    ]);
    expect(String(fifth?.['system-out'])).toMatch(/^attempt 1 \(iteration 10\): integrity fail: /);
  });

  it('the lines of a failure are verbatim', () => {
    const unit = children(suites(sample('four-of-five'))[2] ?? {}, 'testcase')[2];
    expect(children(unit ?? {}, 'failure')[0]).toEqual({
      '@message': 'exit code 1',
      '@type': 'fail',
      '#text': '✖ parses 0\n  AssertionError: expected 0, got NaN\n    at parse (src/size.js:14:9)',
    });
  });

  it.each([
    ['fail', 'failure'],
    ['timeout', 'error'],
    ['error', 'error'],
  ] as const)('verdict %s is a %s', (verdict, element) => {
    const tries = [{ gates: [{ gate: 'test' as const, check: 'unit', verdict, reason: 'why' }] }];
    const [suite] = suites(sampleRun({ stories: [{ id: 'A', status: 'failed', tries }] }));
    expect(cases(suite)).toEqual([`test (unit) ${element}: why`]);
    expect(children(children(suite ?? {}, 'testcase')[0] ?? {}, element)[0]?.['@type']).toBe(verdict);
  });

  it.each([
    ['passed before', 'nothing-to-do', 0, ['story skipped: passed before this run']],
    ['not reached', 'budget-exceeded', 2, ['story skipped: untried']],
    ['a failed dependency', 'not-pushed', 2, ['story failure: a story it depends on did not pass: US-003']],
  ])('a story without an attempt: %s', (_name, name, index, expected) => {
    expect(cases(suites(sample(name))[index])).toEqual(expected);
  });

  it.each([
    ['stuck', undefined, 'failure: no progress'],
    ['needs_human', undefined, 'failure: no progress'],
    ['interrupted', undefined, 'failure: no progress'],
    ['running', { kind: 'interrupted', detail: 'SIGINT' }, 'failure: no progress'],
    ['running', undefined, 'skipped: no progress'],
  ] as const)('gates that all passed do not make a story green that ended %s', (status, halt, told) => {
    const run = sampleRun({ stories: [{ id: 'A', status, detail: 'no progress', tries: [passing] }], halt });
    expect(cases(suites(run)[0]).at(-1)).toBe(`story ${told}`);
  });

  it('a story out of scope is left out', () => {
    expect(suites(sampleRun({ stories: [{ id: 'A', inScope: false }] }))).toEqual([]);
  });

  it.each(Object.keys(sampleRuns))('%s has the shape of the schemas, and its totals are right', (name) => {
    const root = parsed(junitReport(sample(name)))['testsuites'] as Node;
    checkShape('testsuites', root);
    const all = children(root, 'testsuite');
    for (const key of ['tests', 'failures', 'errors', 'skipped']) {
      const sum = all.reduce((total, suite) => total + Number(suite[`@${key}`]), 0);
      expect(Number(root[`@${key}`]), key).toBe(sum);
    }
    for (const suite of all) expect(Number(suite['@tests'])).toBe(children(suite, 'testcase').length);
  });

  it('our own reader reads it back', () => {
    const read = readJUnit(junitReport(sample('four-of-five')), { root: '/x' });
    expect(read).toMatchObject({ total: 28, failed: 2, errors: 0, skipped: 8 });
    expect(
      'failures' in read && read.failures.map(({ testId, file, line, column }) => [testId, file, line, column]),
    ).toEqual([
      ['US-003::test (unit)', 'src/size.js', 14, 9],
      ['US-003::test (lint)', undefined, undefined, undefined],
    ]);
  });

  it('a thousand stories', () => {
    expect(suites(manyStories(1000))).toHaveLength(1000);
  });

  it('any text stays text: well-formed XML 1.0 without a character that it has no way to write', () => {
    const word = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.constantFrom(
        ']]>',
        '<a>',
        '&amp;',
        '"',
        "'",
        '\u0000',
        '\ufffe',
        '\uffff',
        '\ud800',
        '\u001b[31m',
        '\n',
        '-->',
      ),
    );
    fc.assert(
      fc.property(word, word, word, (id, title, line) => {
        const tries = [failing([line, title]), failing([line, title])];
        const run = sampleRun({ stories: [{ id, title, status: 'failed', detail: line, tries }] });
        const xml = junitReport(run);
        expect(xml).not.toMatch(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u);
        const root = parsed(xml)['testsuites'] as Node;
        checkShape('testsuites', root);
        expect(children(root, 'testsuite')).toHaveLength(1);
      }),
      { numRuns: 500 },
    );
  });
});
