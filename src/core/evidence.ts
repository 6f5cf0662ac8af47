import type { OtherTest, RemovedTests } from './facts.ts';
import type { TestRules } from './gate-truth.ts';
import type { GateResult } from './gates.ts';
import { allowedLoss } from './removed-tests.ts';
import { shownNames, type TestNames } from './tool-output/test-results.ts';

/** Whether something shows that a story is done, with one sentence for the report. */
export interface Evidence {
  readonly shown: boolean;
  readonly sentence: string;
}

/** What is known when every check ended. */
export interface EvidenceInput {
  /** Names of the checks of the story alone (`criteria`) that were red at its start: that one is green is what was asked for. */
  readonly ownRed: readonly string[];
  /** Names of the checks that are green on the candidate. */
  readonly greenNow: readonly string[];
  /** Test files that the story added or changed against its start. */
  readonly testFilesChanged: readonly string[];
  /** Other test files that it added or changed, with the reason why they are no evidence; absent = none. */
  readonly otherTests?: readonly OtherTest[];
  /** Expected outputs that gained lines, in places that a check without counts covers, which was green before and is green now; absent = none. */
  readonly outputs?: readonly string[];
  /** What the checks say of single tests. */
  readonly tests: TestEvidence;
}

/** Tests that turned green, and new ones that pass, by id; large suites give a number only. */
export interface TestEvidence {
  readonly fixed: readonly string[];
  readonly added: readonly string[];
  /** Tests more than there were: a test that only got another name is none. */
  readonly addedCount: number;
  /** Tests more that pass, and none more fails, by checks that do not list theirs. */
  readonly morePassed: number;
  /** Every check that runs tests listed them before and after: what is not listed is not there. */
  readonly all: boolean;
}

/**
 * Positive evidence that a story is done (10-fine-print, Evidence): a test that went from red to green, or a new test that passes, by
 * name or by number. Where tests are not listed, an added or changed test file stands for the new test. Green checks alone prove only
 * that nothing broke, and that a red one turned green only that its failing tests no longer run.
 */
export function evidenceOf(input: EvidenceInput): Evidence {
  const { greenNow, tests } = input;
  const turned = input.ownRed.filter((name) => greenNow.includes(name));
  if (turned.length > 0) return shown(`${named('check', turned)} went from red to green`);
  if (tests.fixed.length > 0) {
    return shown(`${named('test', tests.fixed)} went from red to green`);
  }
  if (tests.addedCount > 0) {
    const names = tests.added.length === 0 ? '' : `: ${shownNames(tests.added)}`;
    return shown(`${tests.addedCount} new test${tests.addedCount === 1 ? ' passes' : 's pass'}${names}`);
  }
  if (tests.morePassed > 0) {
    return shown(
      `${tests.morePassed} more test${tests.morePassed === 1 ? ' passes' : 's pass'} than before, and none more fails`,
    );
  }
  const files = tests.all ? undefined : filesShown(input);
  if (files !== undefined) return shown(files);
  return { shown: false, sentence: `nothing shows that this story is done: ${missing(input)}. ${counts(input)}` };
}

/** What files show where tests are not listed; undefined = nothing. */
function filesShown({ greenNow, testFilesChanged, outputs = [] }: EvidenceInput): string | undefined {
  if (greenNow.length > 0 && testFilesChanged.length > 0)
    return `${named('test file', testFilesChanged)} added or changed, and the checks pass`;
  if (outputs.length === 0) return undefined;
  return `${named('expected output', outputs)} gained lines, and the check that covers it is green as before`;
}

/**
 * The evidence that the tests of all results give, of checks that may run tests.
 * @param rules tests that may go for this story: one of them that is gone is not one that got another name
 */
export function testEvidenceOf(
  results: readonly GateResult[],
  { mayDrop = false, removed = [] }: Pick<TestRules, 'mayDrop' | 'removed'> = {},
): TestEvidence {
  const compared = results.flatMap(({ tests }) => tests?.compared ?? []);
  const added = compared.flatMap((each) => each.added ?? []);
  const gone = mayDrop ? 0 : compared.reduce((sum, each) => sum + unasked(each.gone, removed), 0);
  const addedCount = added.reduce((sum, { names }) => sum + names.length, 0) - gone;
  return {
    fixed: compared.flatMap(({ fixed }) => fixed),
    // Which of them has only another name than before, nobody can tell.
    added: gone > 0 ? [] : added.flatMap(({ by, names }) => (by === 'id' ? names : [])),
    addedCount: Math.max(0, addedCount),
    morePassed: compared.reduce((sum, { morePassed = 0 }) => sum + morePassed, 0),
    all: results.length > 0 && added.length === results.length,
  };
}

function unasked(gone: TestNames | undefined, removed: readonly RemovedTests[]): number {
  return gone === undefined ? 0 : Math.max(0, gone.names.length - allowedLoss(gone, removed));
}

function shown(sentence: string): Evidence {
  return { shown: true, sentence };
}

function missing(input: EvidenceInput): string {
  const { greenNow, tests } = input;
  const more = 'no more tests pass than before';
  if (greenNow.length === 0) return `no check is green on this tree, and ${more}`;
  return tests.all ? 'the checks list no new test that passes' : `${more}, and ${fileWords(input)}`;
}

/** Why no test file shows anything. */
function fileWords({ otherTests = [] }: EvidenceInput): string {
  const named = (why: OtherTest['why']): readonly string[] =>
    otherTests.filter((file) => file.why === why).map(({ path }) => path);
  const [unrun, empty] = [named('not-run'), named('no-test')];
  const [gained, changed] = [named('output-gained'), named('output-changed')];
  if (gained.length > 0) return `no check that was green before shows by itself that ${shownNames(gained)} is right`;
  if (changed.length > 0)
    return `the expected output in ${shownNames(changed)} gained no line, or belongs to no input that was added`;
  if (unrun.length > 0) return `no green check runs ${shownNames(unrun)}`;
  if (empty.length > 0) return `no test or assertion was added in ${shownNames(empty)}`;
  return 'no test file was added or changed';
}

function counts({ tests }: EvidenceInput): string {
  const file = tests.all ? '' : ', or a test file that gained a test and that a green check runs';
  return `What counts: a test that failed before and passes now, ${tests.all ? 'or ' : ''}a new test that passes${file} (or set require_evidence: false).`;
}

/** `check "a"`, `checks "a", "b"`; long lists are cut with a count. */
function named(noun: string, names: readonly string[]): string {
  return `${noun}${names.length === 1 ? '' : 's'} ${shownNames(names)}`;
}
