import type { Advice, Adviser, Route } from './consult-types.ts';
import type { AdviceReading } from './event.ts';
import { onlyCarrier, unknownKey } from './only-carrier.ts';
import { isObject, type JsonObject, type JsonValue } from './review-answer-json.ts';

/** More sub-stories than this are a plan of their own and not a split of one story. */
export const MOST_PARTS = 6;
const MOST = { title: 120, text: 4000, criteria: 12, criterion: 500, reason: 300 };

/** Reads the final message of a planner or a classifier: the one JSON object with the nonce of its call; anything else is no advice. */
export function readAdvice(message: string, { role, nonce }: { role: Adviser; nonce: string }): AdviceReading {
  const found = onlyCarrier(message, nonce);
  if (!found.ok) return found;
  const advice = role === 'plan' ? planOf(found.object) : classOf(found.object);
  return typeof advice === 'string' ? refused(advice) : { ok: true, advice };
}

function planOf({ members }: JsonObject): Advice | string {
  const unknown = unknownKey(members, ['nonce', 'reason', 'stories']);
  if (unknown !== undefined) return unknown;
  const reason = textOf(members.get('reason'), MOST.reason);
  if (reason === undefined) return needs('reason', MOST.reason);
  const stories = members.get('stories');
  if (!Array.isArray(stories)) return '"stories" must be a list.';
  if (stories.length > MOST_PARTS) return `"stories" lists ${stories.length}, at most ${MOST_PARTS} are taken.`;
  const parts = stories.map(partOf);
  const problem = parts.find((part) => typeof part === 'string');
  return problem ?? { type: 'plan', reason, parts: parts.filter((part) => typeof part !== 'string') };
}

type PlannedPart = Extract<Advice, { type: 'plan' }>['parts'][number];

function partOf(value: JsonValue, at: number): PlannedPart | string {
  const where = `story ${at + 1}: `;
  if (!isObject(value) || value.repeated.length > 0) return `${where}is no object with each key once.`;
  const unknown = unknownKey(value.members, ['title', 'text', 'criteria']);
  if (unknown !== undefined) return where + unknown;
  const title = textOf(value.members.get('title'), MOST.title);
  if (title === undefined) return where + needs('title', MOST.title);
  const text = textOf(value.members.get('text'), MOST.text);
  if (text === undefined) return where + needs('text', MOST.text);
  const criteria = criteriaOf(value.members.get('criteria'));
  if (criteria === undefined)
    return `${where}"criteria" must list 1 to ${MOST.criteria} texts of at most ${MOST.criterion} characters.`;
  return { title, text, criteria };
}

function criteriaOf(value: JsonValue | undefined): readonly string[] | undefined {
  if (!Array.isArray(value) || value.length === 0 || value.length > MOST.criteria) return undefined;
  const texts = value.map((each) => textOf(each, MOST.criterion));
  return texts.includes(undefined) ? undefined : texts.filter((each) => each !== undefined);
}

const routes: readonly Route[] = ['retry-task', 're-plan', 'escalate'];

function classOf({ members }: JsonObject): Advice | string {
  const unknown = unknownKey(members, ['nonce', 'classification', 'reason']);
  if (unknown !== undefined) return unknown;
  const route = routes.find((each) => each === members.get('classification'));
  if (route === undefined) return `"classification" must be one of ${routes.join(', ')}.`;
  const reason = textOf(members.get('reason'), MOST.reason);
  return reason === undefined ? needs('reason', MOST.reason) : { type: 'classify', route, reason };
}

function textOf(value: JsonValue | undefined, most: number): string | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' || text.length > most ? undefined : text;
}

function needs(key: string, most: number): string {
  return `"${key}" must be a text of 1 to ${most} characters.`;
}

function refused(problem: string): AdviceReading {
  return { ok: false, problem };
}
