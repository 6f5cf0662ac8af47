import { type Carriers, findCarriers, type JsonObject } from './review-answer-json.ts';

/** Characters at the end of a final message that are read (03-interface §1). */
const MOST_READ = 64 * 1024;

/** The one JSON object of a final message with the nonce of its call, no key of which stands twice; else why there is none, one sentence. */
export function onlyCarrier(
  message: string,
  nonce: string,
): { readonly ok: true; readonly object: JsonObject } | { readonly ok: false; readonly problem: string } {
  const carriers = findCarriers(message.slice(-MOST_READ), nonce);
  const [found, ...more] = carriers.complete;
  if (found === undefined || carriers.broken !== undefined) return { ok: false, problem: nothingFound(carriers) };
  if (more.length > 0) return { ok: false, problem: `${more.length + 1} objects carry this call's nonce; write one.` };
  const [twice] = found.repeated;
  if (twice !== undefined) return { ok: false, problem: `"${twice}" stands twice in the object.` };
  return { ok: true, object: found };
}

function nothingFound({ broken, foreign }: Carriers): string {
  if (broken !== undefined) return `the object with this call's nonce is no JSON: expected ${broken}.`;
  return foreign ? 'the object carries another nonce than this call.' : "no JSON object carries this call's nonce.";
}

const LONGEST_KEY = 40;

/** Says which key of an object is none of those known; undefined = all are. A long one is not told: cut, it could be part of a secret that nobody would find in it. */
export function unknownKey(members: JsonObject['members'], known: readonly string[]): string | undefined {
  const unknown = [...members.keys()].find((key) => !known.includes(key));
  if (unknown === undefined) return undefined;
  const named = unknown.length > LONGEST_KEY ? `a key of ${unknown.length} characters` : JSON.stringify(unknown);
  return `${named} is no key of the answer.`;
}
