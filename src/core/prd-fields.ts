import { describe, type JsonNode, membersOf, rawOf, type Values } from './prd-json.ts';
import type { Place, Problem } from './prd-types.ts';

/** Problems of a file that are told; of all others only how many there are. */
const MAX_LISTED = 10;

type Warning = Place & { readonly text: string };

/** What a reading collects on its way. Problems go through `addProblem` and warnings through `addWarning`. */
export interface Findings {
  /** The first `MAX_LISTED` by line; on one line in the order in which they were found. */
  readonly problems: Problem[];
  /** How many problems were found and not kept. */
  moreProblems: number;
  readonly warnings: Warning[];
  readonly notices: string[];
}

/** Nothing found yet. */
export function emptyFindings(): Findings {
  return { problems: [], moreProblems: 0, warnings: [], notices: [] };
}

/** Keeps a problem that is told, and counts any other: each of a million stories may have something wrong with it. */
export function addProblem(findings: Findings, problem: Problem): void {
  const { problems } = findings;
  const behind = problems.findLastIndex(({ line }) => (line ?? 0) <= (problem.line ?? 0)) + 1;
  problems.splice(behind, 0, problem);
  if (problems.length <= MAX_LISTED) return;
  problems.pop();
  findings.moreProblems += 1;
}

/** Keeps a warning, unless the file has more problems than are told: nobody hears the warnings of a file that is refused. */
export function addWarning({ warnings, moreProblems }: Findings, warning: Warning): void {
  if (moreProblems === 0) warnings.push(warning);
}

/** Keys of acceptance criteria, in order of preference. */
export const CRITERIA_KEYS: readonly string[] = [
  ...['acceptanceCriteria', 'acceptance_criteria', 'acceptance', 'criteria', 'steps', 'verification_steps'],
  ...['validation_steps', 'subtasks', 'requirements', 'dod', 'definitionOfDone', 'verification'],
];
/** Where a criterion that is an object keeps its text. */
const CRITERION_TEXT_KEYS = ['text', 'description', 'criterion', 'criteria', 'title', 'name', 'step'];

/** Priority words, case folded. */
const PRIORITY_WORDS: ReadonlyMap<string, number> = new Map([
  ...(['critical', 'p0', 'urgent'] as const).map((word) => [word, 0] as const),
  ...(['high', 'p1'] as const).map((word) => [word, 1] as const),
  ...(['medium', 'normal', 'p2'] as const).map((word) => [word, 2] as const),
  ...(['low', 'p3'] as const).map((word) => [word, 3] as const),
  ['p4', 4] as const,
]);

/** A priority, or the sentence that says why it is none. */
type PriorityResult =
  | { readonly ok: true; readonly priority: number | undefined }
  | { readonly ok: false; readonly text: string };

/** `title`, else `name`, else the first line of `description`, on one line; undefined when all are blank. */
export function readTitle(values: Values): string | undefined {
  for (const key of ['title', 'name', 'description']) {
    const text = values.get(key)?.text?.trim() ?? '';
    const line = key === 'description' ? text.split(/\r?\n/, 1)[0] : oneLine(text);
    if (line !== undefined && line !== '') return line.trim();
  }
  return undefined;
}

/** A text on one line: trimmed, every run of white space a single space. */
function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

/** The first criteria key that says something; text becomes a list, one criterion per line. */
export function readCriteria(values: Values): readonly string[] {
  for (const key of CRITERIA_KEYS) {
    const node = values.get(key);
    const criteria = node === undefined ? [] : criteriaOf(node);
    if (criteria.length > 0) return criteria;
  }
  return [];
}

function criteriaOf(node: JsonNode): readonly string[] {
  switch (node.kind) {
    case 'string':
      return (node.text ?? '').split(/\r?\n/).map(withoutBullet).filter(isText);
    case 'array':
    case 'object':
      return node.children.flatMap(criterionOf);
    default:
      return [];
  }
}

function criterionOf(node: JsonNode): readonly string[] {
  switch (node.kind) {
    case 'string':
      return [node.text?.trim() ?? ''].filter(isText);
    case 'array':
      return criteriaOf(node);
    case 'object':
      return [criterionText(node)];
    case 'number':
      return [rawOf(node)];
    default:
      return [];
  }
}

/** An object with no key that is known to hold its text (given/when/then, say) is shown whole: nothing of it may be lost. */
function criterionText(node: JsonNode): string {
  const { values } = membersOf(node);
  for (const key of CRITERION_TEXT_KEYS) {
    const text = values.get(key)?.text?.trim() ?? '';
    if (text !== '') return text;
  }
  return rawOf(node).replace(/\s+/g, ' ');
}

function withoutBullet(line: string): string {
  return line.trim().replace(/^(?:[-*•]\s+|\d+[.)]\s+)?(?:\[[ xX]\]\s+)?/, '');
}

function isText(text: string): boolean {
  return text !== '';
}

/** A number, a numeric text, or a priority word; absent, null and blank are no priority. */
export function readPriority(node: JsonNode | undefined): PriorityResult {
  if (node === undefined || node.kind === 'null') return { ok: true, priority: undefined };
  const written = node.kind === 'number' ? rawOf(node) : node.text?.trim();
  if (written === '') return { ok: true, priority: undefined };
  const priority = written === undefined ? undefined : priorityOf(written);
  if (priority !== undefined) return { ok: true, priority };
  const advice = 'Use a number, or critical, high, medium, low, or P0 to P4.';
  return { ok: false, text: `"priority" is ${describe(node)}, which is unknown. ${advice}` };
}

/** A trimmed priority word or number as a priority; undefined when it is neither. */
function priorityOf(written: string): number | undefined {
  return PRIORITY_WORDS.get(written.toLowerCase()) ?? numberOf(written);
}

function numberOf(written: string): number | undefined {
  if (!/^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(written)) return undefined;
  const value = Number(written);
  return Number.isFinite(value) ? value : undefined;
}

/** One for all stories without such texts, of which a file may have a million. */
export const NO_TEXTS: readonly string[] = [];

/** A text or the texts of a list; anything else in it is left to `raw`. */
export function readTexts(node: JsonNode | undefined): readonly string[] {
  if (node === undefined) return NO_TEXTS;
  const texts = node.kind === 'array' ? node.children : [node];
  return texts.flatMap(({ text }) => text?.trim() ?? []).filter(isText);
}
