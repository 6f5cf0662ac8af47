import { plainLines } from './fingerprint-lines.ts';
import { readJUnit } from './tool-output/junit.ts';

/** A test that a machine-readable report calls failed or broken. */
export interface FailedTest {
  /** Suite and name; the same test has the same id in every run. */
  readonly testId: string;
  /** What the report says of it, as it stands there. */
  readonly message: string;
}

/** The failed tests of a report that a tool printed instead of text: JUnit, or the JSON of jest and vitest; none = there is no such report. */
export function printedTests(output: string): readonly FailedTest[] {
  const xml = between(output, '<testsuite', '>');
  if (xml !== '') {
    const report = readJUnit(xml);
    return 'problem' in report ? [] : report.failures;
  }
  if (!output.includes('"assertionResults"')) return [];
  const json = between(output, '{', '}');
  // The report for people names the same failures.
  return plainLines(output.replace(json, '')).some(headsFailure) ? [] : testsInJson(json);
}

/** Tools print lines of their own before and after. */
function between(output: string, start: string, end: string): string {
  const from = output.indexOf(start);
  return from < 0 ? '' : output.slice(from, output.lastIndexOf(end) + 1);
}

function testsInJson(json: string): readonly FailedTest[] {
  const report = parsed(json);
  return listOf(report, 'testResults').flatMap((file) => {
    const failed = listOf(file, 'assertionResults').filter((test) => textOf(test, 'status') === 'failed');
    if (failed.length > 0) return failed.map(toTest);
    // A file that could not be loaded has no test.
    return textOf(file, 'status') === 'failed' ? [{ testId: '', message: textOf(file, 'message') }] : [];
  });
}

function toTest(test: unknown): FailedTest {
  const messages = listOf(test, 'failureMessages').filter((message) => typeof message === 'string');
  return { testId: textOf(test, 'fullName'), message: messages.join('\n') };
}

/** Whether a line is how jest and vitest begin what they tell people of a failing file. */
export function headsFailure(line: string): boolean {
  return /^\s*FAIL\s+(?:\|[^|]+\|\s+)?\S+\.[cm]?[jt]sx?(?:\s|$)/.test(line);
}

/** What a text says in JSON; undefined = it is none. */
export function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** A field that is a list; empty = it is none. */
export function listOf(value: unknown, field: string): readonly unknown[] {
  const list = fieldOf(value, field);
  return Array.isArray(list) ? list : [];
}

/** A field that is a text; empty = it is none. */
export function textOf(value: unknown, field: string): string {
  const text = fieldOf(value, field);
  return typeof text === 'string' ? text : '';
}

export function fieldOf(value: unknown, field: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[field] : undefined;
}

/** Lines of an explanation below a test; a longer one is left as it is. */
const MOST_BLOCK = 400;

/**
 * The failures of node's TAP as its reporter for people tells them, so that a failing test has one name under either of them. TAP of
 * others, which says nothing of the type of a failure, stays.
 */
export function withoutTapOfNode(lines: readonly string[]): readonly string[] {
  if (!lines.some((line) => /^\s*failureType: /.test(line))) return lines;
  const told: string[] = [];
  let next = 0;
  // Of a file that ended by itself the explanation is what it printed.
  const isExplained = !lines.some((line) => /^\s*exitCode: /.test(line));
  for (const [at, line] of lines.entries()) {
    if (at < next) continue;
    const failure = failureAt(lines, at);
    // What the tests printed stands behind a mark.
    told.push(...(failure?.told ?? printed(line, isExplained)));
    next = at + 1 + (failure?.more ?? 0);
  }
  return told;
}

function printed(line: string, isExplained: boolean): readonly string[] {
  if (!/^# (?!Subtest: )/.test(line)) return [line];
  return isExplained ? [] : [line.slice(2)];
}

interface Failure {
  readonly told: readonly string[];
  /** Lines of it below its first one. */
  readonly more: number;
}

function failureAt(lines: readonly string[], at: number): Failure | undefined {
  const [line = '', indent = '', not, name] = /^(\s*)(not )?ok \d+ - (.*)/.exec(lines[at] ?? '') ?? [];
  if (name === undefined || lines[at + 1] !== `${indent}  ---`) return undefined;
  const end = lines.slice(at, at + MOST_BLOCK).indexOf(`${indent}  ...`);
  if (end < 0) return undefined;
  if (not === undefined) return { told: [line], more: end };
  // What others print in between stands further to the left.
  const isOwn = (below: string): boolean => below === '' || below.startsWith(`${indent}  `);
  const { own = [], others = [] } = Object.groupBy(lines.slice(at + 2, at + end), (below) =>
    isOwn(below) ? 'own' : 'others',
  );
  const fields = fieldsIn(own.map((below) => below.slice(indent.length + 2)));
  if (!fields.has('failureType')) return undefined;
  const place = fields.get('location')?.map((path) => `test at ${unquoted(path)}`) ?? [];
  return { told: [...place, `✖ ${name}`, ...explained(fields), ...others], more: end };
}

/** The name of a failing test where it stands alone above what it says, as tape and Catch2 tell it, in one line with it or with a mark. */
export function withTitles(lines: readonly string[]): readonly string[] {
  return withTitlesOfTap(withTitlesOfCatch(lines));
}

/** `# title` is about the assertions below it; right below one that failed it is about that. */
function withTitlesOfTap(lines: readonly string[]): readonly string[] {
  if (!lines.some((line) => /^TAP version \d/.test(line))) return lines;
  if (lines.some((line) => /^\s*# Subtest/.test(line))) return lines;
  let title = '';
  let isBelow = false;
  return lines.flatMap((line) => {
    const [, comment] = /^# (.*)/.exec(line) ?? [];
    if (comment !== undefined && isBelow) return [line];
    if (comment !== undefined) title = `${comment} > `;
    isBelow = line.startsWith('not ok');
    return comment === undefined ? [line.replace(/^not ok \d+ (?:- )?/, `$&${title.replaceAll('$', '$$$$')}`)] : [];
  });
}

/** Lines of a title: the test and its sections. */
const MOST_TITLES = 8;

/** Between two rules, above the place and a row of dots. */
function withTitlesOfCatch(lines: readonly string[]): readonly string[] {
  return lines.map((line, at) => {
    if (!dashes.test(line)) return line;
    const end = lines.slice(at + 1, at + 2 + MOST_TITLES).findIndex((below) => dashes.test(below));
    if (end < 1 || !/^\.{60,}$/.test(lines[at + end + 3] ?? '')) return line;
    const titles = lines.slice(at + 1, at + 1 + end).map((title) => title.trim());
    return `FAILED: ${titles.join(' > ')}`;
  });
}

const dashes = /^-{60,}$/;

/** `name: value`; of a value in several lines those below it. */
function fieldsIn(block: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const fields = new Map<string, string[]>();
  let own: string[] = [];
  for (const line of block) {
    const [, name, value = ''] = /^(\w+):(?: (.*))?$/.exec(line) ?? [];
    if (name === undefined) own.push(line.slice(2));
    else {
      own = /^(?:\|-?)?$/.test(value) ? [] : [value];
      fields.set(name, own);
    }
  }
  return fields;
}

function explained(fields: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const only = (name: string): string => {
    const [value = '', ...more] = fields.get(name) ?? [];
    return more.length === 0 ? value : '';
  };
  // A suite is told by its tests.
  if (only('failureType') === "'subtestsFailed'") return [];
  const message = fields.get('error') ?? [];
  // What the runner itself says of a test is no error that somebody threw.
  if (!thrown.test(only('failureType')) || fields.has('exitCode')) return message.map((line) => `  ${line}`);
  const own = only('code') === "'ERR_TEST_FAILURE'" ? '' : only('code');
  const code = /^'(ERR_\w+)'$/.exec(own)?.[1];
  const type = `${unquoted(only('name')) || 'Error'}${code === undefined ? '' : ` [${code}]`}`;
  const [first = '', ...rest] = message.length === 1 ? message.map(unquoted) : message;
  const values = ['actual', 'expected', 'operator'].filter((name) => only(name) !== '');
  return [
    `  ${type}: ${first}`,
    ...rest.map((line) => `  ${line}`),
    ...(own === '' ? [] : [`    code: ${own},`]),
    ...values.map((name) => `    ${name}: ${only(name)},`),
  ];
}

const thrown = /^'(?:testCodeFailure|hookFailed|uncaughtException|unhandledRejection)'$/;

function unquoted(text: string): string {
  const [, quote, inner = ''] = /^(["'])(.*)\1$/.exec(text) ?? [];
  return quote === undefined ? text : inner.replaceAll(`\\${quote}`, quote);
}
