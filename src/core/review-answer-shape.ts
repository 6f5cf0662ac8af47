import { quote } from './prd-json.ts';
import { isObject, type JsonObject, type JsonValue } from './review-answer-json.ts';
import type { Criterion, Evidence, Finding, ReviewAnswer } from './review-answer-types.ts';

/** What an answer says, or the first thing in it that is not as 03-interface §1 has it. */
export type ShapeResult =
  | { readonly ok: true; readonly answer: ReviewAnswer }
  | { readonly ok: false; readonly problem: string };

/** Where a value stands, and where what is wrong with it is told. */
interface Place {
  readonly at: string;
  readonly wrong: string[];
}

/** Reads an answer strictly: every key present and of its type, no other keys, none twice (03-interface §1). */
export function readShape(value: JsonObject): ShapeResult {
  const wrong: string[] = [];
  const top: Place = { at: 'the answer', wrong };
  const read = members(value, top, { needed: ['nonce', 'criteria', 'missing', 'extra', 'findings'] });
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
  const read = members(value, place, { needed: ['id', 'verdict', 'evidence', 'reason'] });
  const verdict = word(read.get('verdict'), inside(place, 'verdict'), ['met', 'unmet', 'unsure']);
  const evidence = list(read.get('evidence'), inside(place, 'evidence')).map((item, n) =>
    pieceOfEvidence(item, inside(place, `evidence[${n}]`)),
  );
  const reason = text(read.get('reason'), inside(place, 'reason'));
  if (verdict === 'met' && evidence.length === 0) {
    tell(place, 'is met without evidence. Name file and line, or what is absent');
  }
  if (verdict !== 'met' && reason.trim() === '') tell(place, `is ${verdict} without a reason`);
  return { id: text(read.get('id'), inside(place, 'id')), verdict, evidence, reason };
}

function pieceOfEvidence(value: JsonValue, place: Place): Evidence {
  if (isObject(value) && value.members.has('absent')) {
    return { absent: filled(members(value, place, { needed: ['absent'] }).get('absent'), inside(place, 'absent')) };
  }
  const read = members(value, place, { needed: ['file', 'line'] });
  return {
    file: path(read.get('file'), inside(place, 'file')),
    line: lineNumber(read.get('line'), inside(place, 'line')),
  };
}

function finding(value: JsonValue, place: Place): Finding {
  const read = members(value, place, { needed: ['severity', 'text'], optional: ['file', 'line'] });
  // Models write null for "nowhere in particular".
  const [file, line] = [read.get('file') ?? undefined, read.get('line') ?? undefined];
  if (file === undefined && line !== undefined) tell(place, 'has a line without a file');
  return {
    severity: word(read.get('severity'), inside(place, 'severity'), ['info', 'warn', 'block']),
    ...(file === undefined ? {} : { file: path(file, inside(place, 'file')) }),
    ...(line === undefined ? {} : { line: lineNumber(line, inside(place, 'line')) }),
    text: filled(read.get('text'), inside(place, 'text')),
  };
}

function members(
  value: JsonValue | undefined,
  place: Place,
  keys: { readonly needed: readonly string[]; readonly optional?: readonly string[] },
): ReadonlyMap<string, JsonValue> {
  if (!isObject(value)) {
    tell(place, 'is no object');
    return new Map();
  }
  if (value.repeated !== undefined) tell(place, `has the key ${quote(value.repeated)} twice`);
  const known = [...keys.needed, ...(keys.optional ?? [])];
  const foreign = [...value.members.keys()].find((key) => !known.includes(key));
  if (foreign !== undefined) tell(place, `has the unknown key ${quote(foreign)}; known are ${known.join(', ')}`);
  const lacking = keys.needed.filter((key) => !value.members.has(key));
  if (lacking.length > 0) tell(place, `lacks ${lacking.join(', ')}`);
  return value.members;
}

function list(value: JsonValue | undefined, place: Place): readonly JsonValue[] {
  if (Array.isArray(value)) return value;
  tell(place, 'is no list');
  return [];
}

function texts(value: JsonValue | undefined, place: Place): readonly string[] {
  return list(value, place).map((item, n) => filled(item, { ...place, at: `${place.at}[${n}]` }));
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

function path(value: JsonValue | undefined, place: Place): string {
  const plain = filled(value, place).replace(/^(?:\.\/+)+/, '');
  if (plain.startsWith('/') || plain.split('/').includes('..') || plain.includes('\0')) {
    tell(place, `is ${quote(plain)}, which is no path in this folder. Write it relative to the folder`);
  }
  return plain;
}

function lineNumber(value: JsonValue | undefined, place: Place): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 1) return value;
  tell(place, 'is no whole number from 1');
  return 1;
}

function filled(value: JsonValue | undefined, place: Place): string {
  const read = text(value, place);
  if (value === read && read.trim() === '') tell(place, 'is empty');
  return read;
}

function text(value: JsonValue | undefined, place: Place): string {
  if (typeof value === 'string') return value;
  tell(place, 'is no text');
  return '';
}

function inside(place: Place, key: string): Place {
  return { ...place, at: `${place.at}.${key}` };
}

function tell(place: Place, what: string): void {
  place.wrong.push(`${place.at} ${what}.`);
}
