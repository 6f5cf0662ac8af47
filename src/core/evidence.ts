/** Whether something shows that a story is done, with one sentence for the report. */
export interface Evidence {
  readonly shown: boolean;
  readonly sentence: string;
}

/** What is known when every check ended, at the level of exit codes. */
export interface EvidenceInput {
  /** Names of the checks that were red at run start. */
  readonly baselineRed: readonly string[];
  /** Names of the checks that are green on the candidate. */
  readonly greenNow: readonly string[];
  /** Test files that the story added or changed against its start. */
  readonly testFilesChanged: readonly string[];
}

/**
 * Positive evidence that a story is done (10-fine-print, Evidence), from exit codes alone: a check that went from red to green,
 * or a test file that was added or changed while a check passes. Green checks alone prove only that nothing broke.
 */
export function evidenceOf(input: EvidenceInput): Evidence {
  const turned = input.baselineRed.filter((name) => input.greenNow.includes(name));
  if (turned.length > 0) {
    return { shown: true, sentence: `${named('check', turned)} went from red to green` };
  }
  if (input.greenNow.length > 0 && input.testFilesChanged.length > 0) {
    return {
      shown: true,
      sentence: `${named('test file', input.testFilesChanged)} added or changed, and the checks pass`,
    };
  }
  return { shown: false, sentence: `nothing shows that this story is done: ${missing(input)}. ${whatCounts}` };
}

const whatCounts =
  'What counts: a check that was red before and is green now, or a new or changed test file that passes (or set require_evidence: false).';

function missing(input: EvidenceInput): string {
  if (input.greenNow.length === 0) return 'no check passed on this tree';
  const red =
    input.baselineRed.length === 0 ? 'no check was red before' : `${named('check', input.baselineRed)} still red`;
  return `${red}, and no test file was added or changed`;
}

/** `check "a"`, `checks "a", "b"`; long lists are cut with a count. */
function named(noun: string, names: readonly string[]): string {
  const first = names.slice(0, 5).map((name) => JSON.stringify(name));
  const rest = names.length > 5 ? ` and ${names.length - 5} more` : '';
  return `${noun}${names.length === 1 ? '' : 's'} ${first.join(', ')}${rest}`;
}
