import { quote } from './prd-json.ts';
import { isObject, type JsonObject, type JsonValue } from './review-answer-json.ts';
import { type Criterion, doubted, type Evidence, type Finding, type ReviewAnswer } from './review-answer-types.ts';

/** What an answer says, or the first thing in it that leaves its meaning open. */
export type ShapeResult =
  | { readonly ok: true; readonly answer: ReviewAnswer }
  | { readonly ok: false; readonly problem: string };

/** Where a value stands, and where what is wrong with it is told. */
interface Place {
  readonly at: string;
  readonly wrong: string[];
}

/**
 * Reads an answer generously: unknown keys are ignored, missing lists are empty and missing words are told as missing. Only ids, verdict
 * words and severities are strict, because a guess there would be a verdict of our own.
 */
export function readShape(value: JsonObject): ShapeResult {
  const wrong: string[] = [];
  const read = members(value, { at: 'the answer', wrong }, ['nonce', 'criteria', 'missing', 'extra', 'findings']);
  const answer: ReviewAnswer = {
    criteria: list(read.get('criteria'), { at: 'criteria', wrong }).map((item, n) =>
      criterion(item, { at: `criteria[${n}]`, wrong }),
    ),
    missing: texts(read.get('missing'), { at: 'missing', wrong }),
    extra: texts(read.get('extra'), { at: 'extra', wrong }),
    findings: list(read.get('findings'), { at: 'findings', wrong }).map((item, n) =>
      finding(item, { at: `findings[${n}]`, wrong }),
    ),
  };
  const [problem] = wrong;
  return problem === undefined ? { ok: true, answer } : { ok: false, problem };
}

function criterion(value: JsonValue, place: Place): Criterion {
  const read = members(value, place, ['id', 'verdict', 'evidence', 'reason']);
  const verdict = word(read.get('verdict'), inside(place, 'verdict'), ['met', 'unmet', 'unsure']);
  const given = read.get('evidence') ?? [];
  const evidence = (Array.isArray(given) ? given : [given]).flatMap(pieceOfEvidence);
  const said = wordsOf(read.get('reason'));
  const reason = said === '' && verdict !== 'met' ? 'no reason given' : said;
  const id = read.get('id');
  if (typeof id !== 'string') tell(inside(place, 'id'), 'is no text');
  const judged: Criterion = { id: typeof id === 'string' ? id : '', verdict, evidence, reason };
  return verdict === 'met' && evidence.length === 0 ? doubted(judged, 'it names no file and line as evidence') : judged;
}

/** A file and a line, what is absent, or nothing that can be looked up. */
function pieceOfEvidence(value: JsonValue): readonly Evidence[] {
  if (typeof value === 'string') {
    const [, file, line = '1'] = /^(\S+?)(?::(\d+)[-:\d]*)?$/.exec(value.trim()) ?? [];
    return file === undefined ? [] : [{ file: pathOf(file), line: Number(line) }];
  }
  if (!isObject(value)) return [];
  const [file, absent] = [wordsOf(value.members.get('file')), wordsOf(value.members.get('absent'))];
  if (file !== '') return [{ file: pathOf(file), line: lineOf(value.members.get('line')) ?? 1 }];
  return absent === '' ? [] : [{ absent }];
}

function finding(value: JsonValue, place: Place): Finding {
  const read = members(value, place, ['severity', 'file', 'line', 'text']);
  const file = pathOf(wordsOf(read.get('file')));
  const line = lineOf(read.get('line'));
  return {
    severity: word(read.get('severity'), inside(place, 'severity'), ['info', 'warn', 'block']),
    ...(file === '' ? {} : { file, ...(line === undefined ? {} : { line }) }),
    text: wordsOf(read.get('text')) || 'no text given',
  };
}

/** A key of ours that stands twice has two meanings; every other key is only a key. */
function members(value: JsonValue | undefined, place: Place, known: readonly string[]): ReadonlyMap<string, JsonValue> {
  if (!isObject(value)) {
    tell(place, 'is no object');
    return new Map();
  }
  const twice = value.repeated.find((key) => known.includes(key));
  if (twice !== undefined) tell(place, `has the key ${quote(twice)} twice`);
  return value.members;
}

function list(value: JsonValue | undefined, place: Place): readonly JsonValue[] {
  if (Array.isArray(value)) return value;
  if (value !== undefined && value !== null) tell(place, 'is no list');
  return [];
}

function texts(value: JsonValue | undefined, place: Place): readonly string[] {
  return list(value, place)
    .map(wordsOf)
    .filter((words) => words !== '');
}

/** The words of a text, or of the texts in a list or an object; '' when there are none. */
function wordsOf(value: JsonValue | undefined): string {
  if (typeof value === 'string') return value.trim();
  const inner = isObject(value) ? [...value.members.values()] : Array.isArray(value) ? value : [];
  return inner
    .map(wordsOf)
    .filter((words) => words !== '')
    .join('; ');
}

function word<const Word extends string>(
  value: JsonValue | undefined,
  place: Place,
  words: readonly [Word, ...Word[]],
): Word {
  const known = words.find((each) => each === value);
  if (known === undefined) tell(place, `is not one of ${words.join(', ')}`);
  return known ?? words[0];
}

function pathOf(file: string): string {
  return file.replace(/^(?:\.\/+)+/, '');
}

/** From 1; of a range its first line. */
function lineOf(value: JsonValue | undefined): number | undefined {
  const line = typeof value === 'string' ? Number(/^\s*L?(\d{1,9})/.exec(value)?.[1]) : value;
  return typeof line === 'number' && Number.isSafeInteger(line) && line >= 1 ? line : undefined;
}

function inside(place: Place, key: string): Place {
  return { ...place, at: `${place.at}.${key}` };
}

function tell(place: Place, what: string): void {
  place.wrong.push(`${place.at} ${what}.`);
}
