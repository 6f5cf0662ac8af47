import { own } from '../own.ts';
import { listedReport, type RawTest } from './build.ts';
import type { ReportReader, TestStatus } from './types.ts';

/** One line of `go test -json`. */
interface GoEvent {
  readonly action: string;
  readonly of: string;
  readonly test: string;
}

/** `go test -json`: whole when every package and every test that began has ended. A test with subtests counts like one of them. */
export const readGoJson: ReportReader = (text) => {
  // Only blanks of the same line: from each of many empty ones all those behind it would be read again.
  if (!/^[ \t]*\{"(?:Time|Action|ImportPath)"/m.test(text)) return undefined;
  const events = text.split('\n').flatMap((line) => goEvent(line) ?? []);
  if (events.length === 0) return undefined;
  const begun = new Set<string>();
  const ended = new Map<string, RawTest>();
  for (const event of events) follow(event, begun, ended);
  const all = [...ended.values()];
  const failed = all.filter(({ path, status }) => path.length > 1 && status === 'failed');
  const failing = new Set(failed.map(({ path }) => path[0]));
  // A package that failed without a test of its own did not build, or ended the process.
  const tests = all.filter(({ path, status }) => path.length > 1 || (status === 'failed' && !failing.has(path[0])));
  return listedReport('go-json', tests, ended.size > 0 && [...begun].every((key) => ended.has(key)));
};

function follow({ action, of, test }: GoEvent, begun: Set<string>, ended: Map<string, RawTest>): void {
  const key = `${of}\n${test}`;
  if (action === 'start' || action === 'run') begun.add(key);
  const status = own(statuses, action);
  if (status !== undefined) ended.set(key, { path: test === '' ? [of] : [of, test], status });
}

const statuses: Readonly<Record<string, TestStatus>> = { pass: 'passed', fail: 'failed', skip: 'skipped' };

function goEvent(line: string): GoEvent | undefined {
  if (!line.startsWith('{') || line.length > 100_000) return undefined;
  try {
    const value = JSON.parse(line) as Readonly<Record<string, unknown>>;
    const word = (key: string): string => (typeof value[key] === 'string' ? value[key] : '');
    return { action: word('Action'), of: word('Package'), test: word('Test') };
  } catch {
    return undefined;
  }
}
