import { isFile } from './integrity-test-change.ts';
import type { SnapshotChange } from './integrity-types.ts';
import { brief, shown } from './integrity-words.ts';
import type { IntegrityFinding } from './state.ts';
import { isExpectation, type TestFinder } from './test-files.ts';

/** The criterion that asks for a test file to go, undefined when none does. */
export type Asked = (path: string) => string | undefined;

/** What the answer depends on. */
export interface AskedCall {
  /** Acceptance criteria as they were when the run started: no attempt writes them. */
  readonly criteria: readonly string[];
  readonly changes: readonly SnapshotChange[];
  readonly find: TestFinder;
}

/**
 * Finds for a deleted test file the criterion that says so (04-trust rule 10, "without a criterion that says so"): one that speaks
 * of removing and names that file, or names a product file that really is gone and whose test it is by its name.
 */
export function askedToGo({ criteria, changes, find }: AskedCall): Asked {
  const asking = criteria.filter(asksForRemoval).map((criterion) => ({ criterion, named: namedFiles(criterion) }));
  if (asking.length === 0) return () => undefined;
  const gone = changes.filter(({ path, newMode }) => !isFile(newMode) && !isExpectation(path, find));
  return (path) => {
    const own = gone.map((change) => change.path).filter((product) => stemOf(product) === testedStem(path));
    return asking.find(({ named }) => [path, ...own].some((file) => named.some((name) => names(name, file))))
      ?.criterion;
  };
}

/** What is said of a test file that went because a criterion asks for it. */
export function deletedAsAsked(path: string, criterion: string): IntegrityFinding {
  const message = `deleted ${shown(path)}, as a criterion asks: ${brief(criterion)}.`;
  return { class: 'note', rule: ruleOfAsked, path, message };
}

/** Whether tests went because a criterion asks for it: then fewer of them than before are right. */
export function isAskedFor({ rule }: Pick<IntegrityFinding, 'rule'>): boolean {
  return rule === ruleOfAsked;
}

const ruleOfAsked = 'test-deleted-as-asked';

function asksForRemoval(criterion: string): boolean {
  return removing.test(criterion) && !refusing.test(criterion) && namedFiles(criterion).length > 0;
}

const removing =
  /\b(?:remov(?:e[sd]?|al|ing)|delet(?:e[sd]?|ion|ing)|drop(?:s|ped)?|retired?|gone|no longer exists?)\b/i;
const refusing = /\b(?:not|never|without|unless|except|keep|keeps|kept|stays?|remains?)\b|n't\b/i;

/** Words that can only be the name of a file: they have an extension. */
function namedFiles(criterion: string): readonly string[] {
  return criterion.match(/(?:[\w@.+-]+\/)*[\w@+-][\w@.+-]*\.[A-Za-z][A-Za-z0-9]{0,5}\b/g) ?? [];
}

function names(name: string, path: string): boolean {
  return path === name.replace(/^\.\//, '') || (!name.includes('/') && path.endsWith(`/${name}`));
}

function stemOf(path: string): string {
  const base = path.slice(path.lastIndexOf('/') + 1);
  return base.replace(/\.[^.]+$/, '').toLowerCase();
}

/** `legacy` for `legacy.test.js`, `test_legacy.py`, `LegacyTest.java`, `legacy_spec.rb`. */
function testedStem(path: string): string {
  return stemOf(path)
    .replace(/^(?:tests?|spec)[_.-]?/, '')
    .replace(/[_.-]?(?:tests?|specs?|it)$/, '');
}
