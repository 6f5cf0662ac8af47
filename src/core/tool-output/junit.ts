import { XMLParser } from 'fast-xml-parser';
import {
  type Hit,
  type Location,
  type LocationOptions,
  messageOf,
  type Place,
  placeFinder,
  placesInTrace,
} from './frames.ts';
import { listedReport, type ReportReader, type TestStatus } from './test-results.ts';

/** Deeper suites are an attack on our stack. */
const MOST = { chars: 5 * 1024 * 1024, nestedTags: 64, suites: 32 };
const ATTRIBUTE = '@';
const TEXT = '#text';
const CDATA = '#cdata';

/** The report cannot be used: why, with the value, and what to do. */
export interface JUnitProblem {
  readonly problem: string;
}

/** An element: its attributes, text and children as fast-xml-parser has them. */
type XmlNode = Readonly<Record<string, unknown>>;

/** One test of a report, in the order of the report. */
interface JUnitTest {
  readonly node: XmlNode;
  /** Suites around it, from the outside in. */
  readonly suites: readonly XmlNode[];
  readonly name: string;
  /** Its class, or else its suite. */
  readonly group: string;
  readonly status: TestStatus;
  /** Message and text of the element that says why. */
  readonly message: string;
  readonly text: string;
}

/**
 * The tests of a report as surefire, pytest, vitest, node:test, mocha, gotestsum, PHPUnit and others write it; undefined when it has no
 * suite. The text is foreign: 5 MiB at most, no DOCTYPE, no entities but the five of XML, bounded depth.
 */
function testsOf(xml: string): { readonly tests: readonly JUnitTest[] | undefined } | JUnitProblem {
  const parsed = parseXml(xml);
  if ('problem' in parsed) return parsed;
  const suites = [...childrenOf(parsed.root, 'testsuites'), ...childrenOf(parsed.root, 'testsuite')];
  return { tests: suites.length === 0 ? undefined : suites.flatMap((suite) => testsIn([suite])) };
}

function testsIn(suites: readonly XmlNode[]): readonly JUnitTest[] {
  const suite = suites.at(-1);
  if (suite === undefined || suites.length > MOST.suites + 1) return [];
  const own = childrenOf(suite, 'testcase').map((node) => testOf(node, suites));
  return [...own, ...childrenOf(suite, 'testsuite').flatMap((inner) => testsIn([...suites, inner]))];
}

const verdicts = [
  ['failure', 'failed'],
  ['error', 'error'],
  ['skipped', 'skipped'],
] as const;

function testOf(node: XmlNode, suites: readonly XmlNode[]): JUnitTest {
  const [tag = '', status = 'passed'] = verdicts.find(([name]) => childrenOf(node, name).length > 0) ?? [];
  const [told] = childrenOf(node, tag);
  return {
    node,
    suites,
    name: attribute(node, 'name'),
    group: attribute(node, 'classname') || attribute(suites.at(-1), 'name'),
    status,
    message: attribute(told, 'message'),
    text: textOf(told),
  };
}

const NO_SUITE = 'the report has neither <testsuites> nor <testsuite>: it is no JUnit report.';

/** The report as results of tests. It is whole when it is well-formed, for its last tag closes the first. */
export const readJUnitTests: ReportReader = (text) => {
  if (!/^\s*</.test(text)) return undefined;
  const read = testsOf(text);
  if ('problem' in read) return read;
  if (read.tests === undefined) return { problem: NO_SUITE, isOther: true };
  const raw = read.tests.map(({ node, name, group, status, message, text: body }) => {
    const file = fileOf(node);
    return { path: [group.includes(file) ? '' : file, group, name], file, status, message: message || body };
  });
  return listedReport('junit', raw, true);
};

/**
 * One test that failed or broke. A location when it has a file and a line; they are left out when neither its stack nor its attributes
 * name a file of the repository.
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

/** The report as places of failures. */
export function readJUnit(xml: string, options: LocationOptions = {}): JUnitReport | JUnitProblem {
  const read = testsOf(xml);
  if ('problem' in read) return read;
  const { tests } = read;
  if (tests === undefined) return { problem: `${NO_SUITE} Check test_report.` };
  const having = (wanted: TestStatus): readonly JUnitTest[] => tests.filter(({ status }) => status === wanted);
  const failures = tests.filter(({ status }) => status === 'failed' || status === 'error');
  const find = placeFinder(options);
  return {
    total: tests.length,
    failed: having('failed').length,
    errors: having('error').length,
    skipped: having('skipped').length,
    failures: failures.map((test) => failureOf(test, find, options)),
  };
}

function failureOf(
  { node, suites, name: ownName, group, message, text }: JUnitTest,
  find: (hit: Pick<Hit, 'places'>) => Place | undefined,
  { files }: LocationOptions,
): TestFailure {
  const name = ownName || 'unnamed test';
  const trace = placesInTrace(text, { java: files !== undefined });
  const place = find({ places: [...trace, declared(node), ...suites.toReversed().map(declared)] });
  return {
    testId: group === '' ? name : `${group}::${name}`,
    title: name,
    level: 'error',
    message: messageOf(message.split('\n')) || messageOf(text.split('\n')) || `${name} failed`,
    source: 'junit',
    ...place,
  };
}

/** The file that the report names itself; without a line its first stands for it. */
function declared(node: XmlNode): Place {
  return { file: fileOf(node), line: Number(attribute(node, 'line')) || 1 };
}

function fileOf(node: XmlNode): string {
  return attribute(node, 'file') || attribute(node, 'filepath');
}

/** Parses a report that nobody vouches for. */
function parseXml(xml: string): { readonly root: XmlNode } | JUnitProblem {
  if (xml.length > MOST.chars) {
    return { problem: `the report has ${xml.length} characters, ${MOST.chars} are read. Write one report per suite.` };
  }
  if (hasDoctype(xml)) return { problem: 'the report has a DOCTYPE, which is refused. Write the report without one.' };
  try {
    const root: unknown = new XMLParser(options).parse(xml, true);
    return isNode(root) ? { root } : { problem: 'the report is empty. Check that the command writes it.' };
  } catch (error) {
    const cause = error instanceof Error ? error.message.replace(/\s+/g, ' ').slice(0, 200) : 'unknown';
    return { problem: `the report is no well-formed XML: ${cause}. Check that the command writes it whole.` };
  }
}

/** Children of a name, in their order; text alone is a child without attributes. */
function childrenOf(node: XmlNode, name: string): readonly XmlNode[] {
  const value = node[name];
  if (!Array.isArray(value)) return [];
  return value.map((each: unknown) => (isNode(each) ? each : { [TEXT]: each }));
}

/** An attribute's text, empty when it has none. */
function attribute(node: XmlNode | undefined, name: string): string {
  return decoded(node?.[`${ATTRIBUTE}${name}`]);
}

/** An element's own text, empty when it has none; what stands in CDATA is taken as it is. */
function textOf(node: XmlNode | undefined): string {
  return decoded(node?.[TEXT]) + [node?.[CDATA]].flat().join('');
}

const elements = ['testsuites', 'testsuite', 'testcase', 'failure', 'error', 'skipped'];

/** Entities are decoded below: a declared one could grow without bound. */
const options = {
  ignoreAttributes: false,
  attributeNamePrefix: ATTRIBUTE,
  textNodeName: TEXT,
  cdataPropName: CDATA,
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  trimValues: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  maxNestedTags: MOST.nestedTags,
  isArray: (name: string) => elements.includes(name),
};

/** Only before the first element: the text of a failure may well speak of one. */
function hasDoctype(xml: string): boolean {
  let rest = xml.trimStart();
  while (rest.startsWith('<?') || rest.startsWith('<!--')) {
    const ending = rest.startsWith('<?') ? '?>' : '-->';
    const end = rest.indexOf(ending);
    if (end < 0) return false;
    rest = rest.slice(end + ending.length).trimStart();
  }
  return /^<!DOCTYPE/i.test(rest);
}

function isNode(value: unknown): value is XmlNode {
  return typeof value === 'object' && value !== null;
}

function decoded(value: unknown): string {
  if (typeof value !== 'string') return '';
  return value.replace(
    /&(?:#(\d{1,7})|#[xX]([0-9A-Fa-f]{1,6})|(amp|lt|gt|quot|apos));/g,
    (all, ...groups: (string | undefined)[]) => {
      const [decimal, hex, name] = groups;
      if (name !== undefined) return named[name] ?? all;
      const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
      return code > 0x10ffff ? all : String.fromCodePoint(code);
    },
  );
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
