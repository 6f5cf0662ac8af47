import type { RemovedTests } from './facts.ts';
import { multiset, take } from './integrity/change.ts';
import { inForm, type TestNames, type TestResults } from './tool-output/test-results.ts';

/** How many tests fewer are right where these files went: their own tests, in a check that ran them (04-trust rule 11). */
export function allowedLoss(gone: TestNames | undefined, removed: readonly RemovedTests[]): number {
  const declared = removed.reduce((sum, { tests }) => sum + tests, 0);
  if (gone?.by !== 'id') return declared;
  const own = gone.names.filter((id) => removed.some((file) => isOf(id, file))).length;
  // A test that gets its name at run time is told by no name.
  const unnamed = removed.reduce((sum, { tests, names }) => sum + Math.max(0, tests - names.length), 0);
  return own + Math.min(gone.names.length - own, unnamed);
}

function isOf(id: string, { path, names }: RemovedTests): boolean {
  const parts = partsOf(id);
  return parts.some((part) => isFileName(part, path)) || parts.some((part) => isNamed(part, names));
}

function partsOf(id: string): readonly string[] {
  return id.replace(/ \(\d+\)$/, '').split('::');
}

/** The file itself, or the module or class that runners call it by. */
function isFileName(part: string, path: string): boolean {
  if (part === path || path.endsWith(`/${part}`)) return true;
  const module = path.replace(/\.[^./]+$/, '').replaceAll('/', '.');
  const steps = part.split('.');
  return steps.some((_, at) => `.${module}`.endsWith(`.${steps.slice(0, at + 1).join('.')}`));
}

/** Parts of a test, as Go has them, go with it. */
function isNamed(part: string, names: readonly string[]): boolean {
  return names.includes(part) || names.includes(part.split('/')[0] ?? '');
}

/** Where the tests of a check stood before the story, and what may be missing of them. */
interface LossRules {
  readonly known: Pick<TestResults, 'failing'>;
  /** Test files whose own tests may be missing. */
  readonly changed: readonly RemovedTests[];
}

/**
 * Tests that were green before the story, did not run now, and whose own file neither changed for that nor went as a criterion asks. A test
 * that differs only in numbers, times, addresses or parameters from one that is new is that one.
 */
export function vanishedTests(
  results: Pick<TestResults, 'compared'>,
  { known, changed }: LossRules,
): readonly string[] {
  const { gone, added } = results.compared ?? {};
  if (gone === undefined || added === undefined) return [];
  const red = new Set(inForm({ by: 'id', names: known.failing }, gone.by));
  const green = gone.names.filter((name) => !red.has(name));
  if (gone.by === 'hash') {
    const most = changed.some(({ dynamic }) => dynamic) ? green.length : allowedLoss(gone, changed);
    return green.slice(most);
  }
  const others = multiset(added.names.map(lastingName));
  return green
    .filter((id) => !take(others, lastingName(id)))
    .filter((id) => !changed.some((file) => mayBeOf(id, file)));
}

/** The name without what may be another one in each run. */
function lastingName(id: string): string {
  const plain = id.replace(/ \(\d+\)$/, '');
  const at = plain.endsWith(']') ? plain.indexOf('[') : -1;
  return (at < 0 ? plain : `${plain.slice(0, at)}[]`)
    .replace(/(["'`]).*?\1/g, '""')
    .replace(/(?:[A-Za-z]:)?[\\/](?:tmp|temp|var|private|home|Users)[\\/][^\s:,)]*/g, '/…')
    .replace(/\b(?:0x)?(?=[a-f]*\d)[0-9a-f]{6,}\b/gi, '#')
    .replace(/\d+(?:[.,:]\d+)*(?:\s?(?:ns|µs|us|ms|s|min)\b)?/g, '#');
}

/** Where the name tells no file, any file that declares such a name, or names that only a run tells, may be the test's own. */
function mayBeOf(id: string, file: RemovedTests): boolean {
  const parts = partsOf(id);
  if (parts.some((part) => isFileName(part, file.path))) return true;
  if (parts.some((part) => filePart.test(part))) return false;
  return file.dynamic === true || parts.some((part) => isNamed(part, file.names));
}

const filePart = /^[^\s:]+\.[A-Za-z]\w{0,4}$/;

/** The file that a test names, for a person who lets it go. */
export function testFileIn(id: string): string | undefined {
  return partsOf(id).find((part) => filePart.test(part));
}
