import { attribute, childrenOf, parseXml, textOf, type XmlNode } from '../locations/junit-xml.ts';
import { listedReport, type RawTest } from './build.ts';
import type { ReportReader, TestStatus } from './types.ts';

/** Deeper suites are an attack on our stack. */
const MOST_DEPTH = 32;

/**
 * JUnit XML as surefire, pytest, vitest, node:test, mocha, gotestsum, PHPUnit and others write it. It is whole when it is well-formed,
 * for its last tag closes the first.
 */
export const readJUnitTests: ReportReader = (text) => {
  if (!/^\s*</.test(text)) return undefined;
  const parsed = parseXml(text);
  if ('problem' in parsed) return parsed;
  const suites = [...childrenOf(parsed.root, 'testsuites'), ...childrenOf(parsed.root, 'testsuite')];
  if (suites.length === 0) {
    return { problem: 'the report has neither <testsuites> nor <testsuite>: it is no JUnit report.', isOther: true };
  }
  const raw: RawTest[] = [];
  for (const suite of suites) collect(suite, 0, raw);
  return listedReport('junit', raw, true);
};

function collect(suite: XmlNode, depth: number, into: RawTest[]): void {
  if (depth > MOST_DEPTH) return;
  for (const node of childrenOf(suite, 'testcase')) into.push(rawTest(node, suite));
  for (const inner of childrenOf(suite, 'testsuite')) collect(inner, depth + 1, into);
}

function rawTest(node: XmlNode, suite: XmlNode): RawTest {
  const file = attribute(node, 'file') || attribute(node, 'filepath');
  const group = attribute(node, 'classname') || attribute(suite, 'name');
  const { status, told } = verdictOf(node);
  return {
    path: [group.includes(file) ? '' : file, group, attribute(node, 'name')],
    file,
    status,
    message: attribute(told, 'message') || textOf(told),
  };
}

const verdicts = [
  ['failure', 'failed'],
  ['error', 'error'],
  ['skipped', 'skipped'],
] as const;

function verdictOf(node: XmlNode): { readonly status: TestStatus; readonly told?: XmlNode } {
  for (const [tag, status] of verdicts) {
    const [told] = childrenOf(node, tag);
    if (told !== undefined) return { status, told };
  }
  return { status: 'passed' };
}
