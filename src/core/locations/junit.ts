import { attribute, childrenOf, type JUnitProblem, parseXml, textOf, type XmlNode } from './junit-xml.ts';
import { messageOf } from './lines.ts';
import { placeFinder } from './paths.ts';
import { placesInTrace } from './trace.ts';
import type { Hit, Location, LocationOptions, Place } from './types.ts';

/** Deeper suites are an attack on our stack. */
const MOST_DEPTH = 32;

/**
 * One test that failed or broke, by a JUnit report. A location when it has a file and a line; they are left out when neither its
 * stack nor its attributes name a file of the repository.
 */
export interface TestFailure extends Partial<Place> {
  /** Suite and name, `classname::name`; the same test has the same id in every run. */
  readonly testId: string;
  readonly title: string;
  readonly level: Location['level'];
  readonly message: string;
  readonly source: 'junit';
}

/** What a JUnit report says; counted by its test cases, since the numbers in its attributes are only claims (catalogue A18). */
export interface JUnitReport {
  readonly total: number;
  readonly failed: number;
  readonly errors: number;
  readonly skipped: number;
  /** Failed and broken tests in the order of the report. */
  readonly failures: readonly TestFailure[];
}

/**
 * Reads a JUnit report: surefire, pytest, vitest, node:test, mocha, gotestsum (03-interface §1 `test_report`). The text is foreign:
 * 5 MiB at most, no DOCTYPE, no entities but the five of XML, bounded depth.
 */
export function readJUnit(xml: string, options: LocationOptions = {}): JUnitReport | JUnitProblem {
  const parsed = parseXml(xml);
  if ('problem' in parsed) return parsed;
  const suites = [...childrenOf(parsed.root, 'testsuites'), ...childrenOf(parsed.root, 'testsuite')];
  if (suites.length === 0) {
    return {
      problem: 'the report has neither <testsuites> nor <testsuite>: it is no JUnit report. Check test_report.',
    };
  }
  const cases = suites.flatMap((suite) => casesIn(suite, [], 0));
  const failures = cases.filter(({ verdict }) => verdict === 'failure' || verdict === 'error');
  const having = (verdict: Verdict): number => cases.filter((each) => each.verdict === verdict).length;
  const find = placeFinder(options);
  return {
    total: cases.length,
    failed: having('failure'),
    errors: having('error'),
    skipped: having('skipped'),
    failures: failures.map((each) => failureOf(each, find, options)),
  };
}

type Verdict = 'passed' | 'failure' | 'error' | 'skipped';

interface Case {
  readonly node: XmlNode;
  readonly suites: readonly XmlNode[];
  readonly verdict: Verdict;
}

function casesIn(suite: XmlNode, above: readonly XmlNode[], depth: number): readonly Case[] {
  if (depth > MOST_DEPTH) return [];
  const suites = [...above, suite];
  const own = childrenOf(suite, 'testcase').map((node) => ({ node, suites, verdict: verdictOf(node) }));
  return [...own, ...childrenOf(suite, 'testsuite').flatMap((inner) => casesIn(inner, suites, depth + 1))];
}

function verdictOf(node: XmlNode): Verdict {
  const found = (['failure', 'error', 'skipped'] as const).find((name) => childrenOf(node, name).length > 0);
  return found ?? 'passed';
}

function failureOf(
  { node, suites, verdict }: Case,
  find: (hit: Pick<Hit, 'places'>) => Place | undefined,
  { files }: LocationOptions,
): TestFailure {
  const name = attribute(node, 'name') || 'unnamed test';
  const group = attribute(node, 'classname') || attribute(suites.at(-1), 'name');
  const [told] = childrenOf(node, verdict);
  const body = textOf(told);
  const trace = placesInTrace(body, { java: files !== undefined });
  const place = find({ places: [...trace, ...declared(node), ...suites.toReversed().flatMap(declared)] });
  return {
    testId: group === '' ? name : `${group}::${name}`,
    title: name,
    level: 'error',
    message: messageOf(attribute(told, 'message').split('\n')) || messageOf(body.split('\n')) || `${name} failed`,
    source: 'junit',
    ...place,
  };
}

/** The file that the report names itself; without a line its first stands for it. */
function declared(node: XmlNode): readonly Place[] {
  const file = attribute(node, 'file') || attribute(node, 'filepath');
  return [{ file, line: Number(attribute(node, 'line')) || 1 }];
}
