import { quote } from './prd-json.ts';
import { type Carriers, findCarriers } from './review-answer-json.ts';
import { readShape } from './review-answer-shape.ts';
import { type Criterion, doubted, type ReviewAnswer } from './review-answer-types.ts';

/** What a call to a reviewer expects of its answer. */
export interface AnswerCall {
  /** Unguessable word printed in this call's prompt and nowhere else (04-trust rule 13). */
  readonly nonce: string;
  /** Ids of which each must be judged exactly once. */
  readonly ids: readonly string[];
}

/** The answer, or in one sentence why there is none: then the reviewer is asked once more, never believed (02-loop §1). */
export type AnswerResult =
  | { readonly ok: true; readonly answer: ReviewAnswer }
  | { readonly ok: false; readonly problem: string };

/** Characters at the end of a final message that are read (03-interface §1). */
const MOST_READ = 64 * 1024;
/** More objects than this with one nonce are no answer; comparing them all would be the reviewer's hold on our time. */
const MOST_OBJECTS = 8;

/**
 * Reads a reviewer's final message: the last JSON object that carries the nonce. Nothing else in the message counts, and an answer whose
 * nonce, ids or verdict words are missing, ambiguous or others is a problem, never a verdict.
 */
export function readAnswer(text: string, call: AnswerCall): AnswerResult {
  const carriers = findCarriers(text.slice(-MOST_READ), call.nonce);
  const found = carriers.complete;
  if (found.length === 0) return problem(nothingFound(text, carriers));
  if (carriers.broken !== undefined) {
    return problem(`an object with this call's nonce is no JSON: expected ${carriers.broken}.`);
  }
  if (found.length > MOST_OBJECTS) return problem(`${found.length} objects carry this call's nonce; write one.`);
  const results = found.map((object) => judged(readShape(object), call.ids));
  const [last] = results.slice(-1);
  if (last === undefined || results.some((result) => JSON.stringify(result) !== JSON.stringify(last))) {
    return problem(`${found.length} objects carry this call's nonce and say different things; write one.`);
  }
  return last;
}

/** Files and lines that the verdicts rest on, for the adapter that looks whether they exist; in the order of the answer. */
export function evidenceFiles(answer: ReviewAnswer): readonly { readonly file: string; readonly line: number }[] {
  return answer.criteria.flatMap(({ evidence }) => evidence.flatMap((piece) => ('file' in piece ? [piece] : [])));
}

/** Makes each verdict `unsure` that rests on a file or line which does not exist in the reviewed tree. */
export function withEvidence(answer: ReviewAnswer, exists: (file: string, line: number) => boolean): ReviewAnswer {
  const criteria = answer.criteria.map((each) => {
    const evidence = each.evidence.filter((piece) => !('file' in piece) || exists(piece.file, piece.line));
    const gone = each.evidence.find((piece) => !evidence.includes(piece));
    if (gone === undefined || !('file' in gone)) return each;
    return doubted({ ...each, evidence }, `its evidence ${gone.file}:${gone.line} does not exist in this tree`);
  });
  return { ...answer, criteria };
}

function nothingFound(text: string, { broken, foreign }: Carriers): string {
  if (broken !== undefined) return `the object with this call's nonce is no JSON: expected ${broken}.`;
  if (foreign) return "no JSON object carries this call's nonce; one carries another.";
  if (text.trim() === '') return 'the reviewer said nothing.';
  const where = text.length > MOST_READ ? ` in the last ${MOST_READ} characters` : '';
  return `no JSON object${where} carries this call's nonce.`;
}

function judged(read: AnswerResult, ids: readonly string[]): AnswerResult {
  if (!read.ok) return read;
  const byId = new Map<string, Criterion>();
  for (const criterion of read.answer.criteria) {
    if (!ids.includes(criterion.id)) {
      return problem(`criteria judges ${quote(criterion.id)}, which was not asked.`);
    }
    if (byId.has(criterion.id)) return problem(`criteria judges ${criterion.id} twice.`);
    byId.set(criterion.id, criterion);
  }
  const lacking = ids.filter((id) => !byId.has(id));
  if (lacking.length > 0) return problem(`criteria does not judge ${lacking.join(', ')}.`);
  return { ok: true, answer: { ...read.answer, criteria: ids.flatMap((id) => byId.get(id) ?? []) } };
}

function problem(sentence: string): { readonly ok: false; readonly problem: string } {
  return { ok: false, problem: sentence };
}
