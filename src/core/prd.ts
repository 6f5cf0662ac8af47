import { isValidBranchName } from './prd-branch.ts';
import { decodePrd, MAX_BYTES } from './prd-bytes.ts';
import type { StoryDraft } from './prd-draft.ts';
import { at, type Problems, prdError } from './prd-error.ts';
import { checkIds } from './prd-id.ts';
import type { JsonTape } from './prd-json.ts';
import { describe, kindOf, stringOf } from './prd-json-read.ts';
import { linkStories } from './prd-links.ts';
import type { MarkerKey } from './prd-marker.ts';
import { addWarning, emptyFindings, type Findings } from './prd-node.ts';
import { readByTape } from './prd-reading.ts';
import type { Prd, PrdLayout, PrdResult } from './prd-types.ts';
import { wordsInUse } from './prd-word.ts';

export type { Prd, PrdEdit, PrdErrorCode, PrdResult, Story } from './prd-types.ts';

/** The largest prd.json that is read, in bytes (03-interface §3.1); callers check a file's size against it before opening it. */
export const PRD_MAX_BYTES = MAX_BYTES;

/**
 * Reads a prd.json by all rules of 03-interface §3. Never throws: a file that breaks a rule is refused with every problem
 * in one message. Whether the path is a regular file, and its size before opening, are the caller's to check (catalogue D6).
 * The bytes are kept, not copied: do not change them afterwards.
 *
 * @param input.file name of the file for messages
 */
export function readPrd(input: { readonly bytes: Uint8Array; readonly file: string }): PrdResult {
  const { bytes, file } = input;
  const decoded = decodePrd(bytes);
  if (!decoded.ok) return refuse(file, [decoded.problem]);
  const { text, bomBytes } = decoded;
  const findings = emptyFindings(text);
  const found = readByTape(text, { bomBytes, ascii: text.length + bomBytes === bytes.length }, findings);
  if (!found.ok) return refuse(file, [found.problem]);
  const { starts, drafts, top, tape } = found.reading;
  linkStories(drafts, checkIds(drafts, findings), findings);
  const [first, ...others] = findings.problems;
  if (first !== undefined) return refuse(file, [first, ...others], findings.more.problems);
  const branchName = readBranch(tape, top.get('branchName'), findings);
  const stories = drafts.map((draft) => draft.story);
  const prd: Prd = {
    stories,
    warnings: findings.warnings.map((warning) => at(file, warning)),
    notices: findings.notices.map((notice) => `${file}: ${notice}`),
    branchName,
    feature: topText(tape, top.get('feature')),
    description: topText(tape, top.get('description')),
    layout: layoutOf(bytes, starts, drafts),
  };
  return { ok: true, prd };
}

function refuse(file: string, problems: Problems, more = 0): PrdResult {
  return { ok: false, error: prdError(file, problems, more) };
}

/** The branch that the file asks for; blank is absent, and an unusable one is only a warning (03-interface §3). */
function readBranch(tape: JsonTape, row: number | undefined, findings: Findings): string | undefined {
  if (row === undefined || kindOf(tape, row) === 'null') return undefined;
  const name = stringOf(tape, row);
  if (name?.trim() === '') return undefined;
  if (name !== undefined && isValidBranchName(name)) return name;
  const advice = 'The run uses a branch name of its own; correct it.';
  const text = `"branchName" is ${describe(tape, row)}, which is no valid branch name. ${advice}`;
  addWarning(findings, { line: undefined, story: undefined, text });
  return undefined;
}

/** A text of the top object, undefined when absent, blank or of another kind. */
function topText(tape: JsonTape, row: number | undefined): string | undefined {
  const text = stringOf(tape, row);
  return text === undefined || text.trim() === '' ? undefined : text;
}

function layoutOf(bytes: Uint8Array, starts: readonly number[], drafts: readonly StoryDraft[]): PrdLayout {
  // Once each: thousands of stories have the same few.
  const words = new Set<string>();
  let key: MarkerKey | undefined;
  for (const { markerKey, statusWord } of drafts) {
    key ??= markerKey;
    if (statusWord !== undefined) words.add(statusWord);
  }
  return {
    bytes,
    starts,
    undo: new Array<undefined>(drafts.length).fill(undefined),
    style: { key: key ?? 'passes', ...wordsInUse([...words]) },
  };
}
