import { wholeNumber } from './prd-id.ts';
import type { JsonTape } from './prd-json.ts';
import { describe, elementsOf, kindOf, rawOf, stringOf } from './prd-json-read.ts';

/** Keys of dependencies, in order of preference (03-interface §3.7). */
export const DEPENDENCY_KEYS: readonly string[] = [
  'dependsOn',
  'depends_on',
  'dependencies',
  'deps',
  'blockedBy',
  'blocked_by',
];

/** Dependencies as one story writes them, not yet looked up. */
export interface WrittenNeeds {
  readonly key: string;
  readonly names: readonly string[];
  /** One text instead of a list: it may name several stories, separated by commas. */
  readonly isText: boolean;
  /** Values that can be no id, in words for a message. */
  readonly odd: readonly string[];
}

/** The first key that says something: an empty list beside a filled one of another name is a leftover. */
export function readNeeds(tape: JsonTape, values: ReadonlyMap<string, number>): WrittenNeeds | undefined {
  for (const key of DEPENDENCY_KEYS) {
    const row = values.get(key);
    if (row === undefined || kindOf(tape, row) === 'null') continue;
    const needs = needsOf(tape, { key, row });
    if (needs.names.length + needs.odd.length > 0) return needs;
  }
  return undefined;
}

function needsOf(tape: JsonTape, { key, row }: { key: string; row: number }): WrittenNeeds {
  const names: string[] = [];
  const odd: string[] = [];
  for (const at of kindOf(tape, row) === 'array' ? elementsOf(tape, row) : [row]) {
    const name = kindOf(tape, at) === 'number' ? wholeNumber(rawOf(tape, at)) : stringOf(tape, at)?.trim();
    if (name === undefined) odd.push(describe(tape, at));
    else if (name !== '') names.push(name);
  }
  return { key, names, isText: kindOf(tape, row) === 'string', odd };
}
