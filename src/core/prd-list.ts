import { type Problem, quote } from './prd-error.ts';
import type { JsonTape } from './prd-json.ts';
import { describe, elementsOf, kindOf, type Members, membersOf } from './prd-json-read.ts';
import { isMarked } from './prd-marker.ts';

/** Keys of a story list at the top. */
export const LIST_KEYS = ['userStories', 'user_stories', 'stories', 'tasks', 'features', 'items'] as const;
/** Keys that product documents use as well: these lists count only with done markers. */
export const SHARED_KEYS: readonly string[] = ['features', 'items'];
/** Lists of groups whose members may hold a story list. */
export const GROUP_KEYS = ['phases', 'epics', 'milestones', 'sprints'] as const;

const ADVICE =
  'Put the work into a "userStories" list, each story with "id", "title", "acceptanceCriteria" and "passes": false.';

/** Rows of the stories, and the members of the top object (none when the file is a list). */
export type StoryList =
  | { readonly ok: true; readonly rows: readonly number[]; readonly top: Members['values'] }
  | { readonly ok: false; readonly problem: Problem };

interface Candidate {
  /** `userStories` or `phases[].tasks`. */
  readonly name: string;
  readonly rows: readonly number[];
  readonly marked: boolean;
  /** The list counts only when it is marked. */
  readonly needsMarker: boolean;
}

/** Finds the one list of stories (03-interface §3.2); anything else is a product document or ambiguous, and refused. */
export function findStoryList(tape: JsonTape): StoryList {
  const kind = kindOf(tape, 0);
  if (kind === 'array') return { ok: true, rows: elementsOf(tape, 0), top: new Map() };
  if (kind !== 'object') {
    return refuse('no-story-list', `the file holds ${describe(tape, 0)}, not an object or a list. ${ADVICE}`);
  }
  const { values, repeated } = membersOf(tape, 0);
  const twice = repeated.find(({ key }) => isListKey(key) || isGroupKey(key));
  if (twice !== undefined)
    return refuse('duplicate-key', `the key "${twice.key}" stands twice at the top. Keep one list.`);
  const candidates = [...topLists(tape, values), ...groupedLists(tape, values)];
  const chosen = choose(candidates.filter((candidate) => candidate.marked || !candidate.needsMarker));
  if (chosen.length === 1) return { ok: true, rows: chosen[0]?.rows ?? [], top: values };
  if (chosen.length > 1) return refuse('several-story-lists', severalText(chosen));
  return refuse('no-story-list', missingText(tape, { values, candidates }));
}

function refuse(code: Problem['code'], text: string): StoryList {
  return { ok: false, problem: { code, line: undefined, story: undefined, text } };
}

function isListKey(key: string): boolean {
  return LIST_KEYS.some((name) => name === key);
}

function isGroupKey(key: string): boolean {
  return GROUP_KEYS.some((name) => name === key);
}

function topLists(tape: JsonTape, values: Members['values']): readonly Candidate[] {
  return LIST_KEYS.flatMap((name) => {
    const row = values.get(name);
    if (row === undefined || kindOf(tape, row) !== 'array') return [];
    return [candidate(tape, { name, rows: elementsOf(tape, row), needsMarker: SHARED_KEYS.includes(name) })];
  });
}

function groupedLists(tape: JsonTape, values: Members['values']): readonly Candidate[] {
  return GROUP_KEYS.flatMap((group) => {
    const row = values.get(group);
    if (row === undefined || kindOf(tape, row) !== 'array') return [];
    const groups = elementsOf(tape, row).filter((at) => kindOf(tape, at) === 'object');
    const members = groups.map((at) => membersOf(tape, at).values);
    return LIST_KEYS.flatMap((list) => {
      const lists = members.flatMap((member) => member.get(list) ?? []).filter((at) => kindOf(tape, at) === 'array');
      const rows = lists.flatMap((at) => elementsOf(tape, at));
      return lists.length === 0 ? [] : [candidate(tape, { name: `${group}[].${list}`, rows, needsMarker: true })];
    });
  });
}

function candidate(tape: JsonTape, found: Omit<Candidate, 'marked'>): Candidate {
  const marked = found.rows.some(
    (row) => kindOf(tape, row) === 'object' && isMarked(tape, membersOf(tape, row).values),
  );
  return { ...found, marked };
}

/** One list is the answer; of several the one with markers, and an empty list never competes with a filled one. */
function choose(candidates: readonly Candidate[]): readonly Candidate[] {
  if (candidates.length < 2) return candidates;
  const marked = candidates.filter((found) => found.marked);
  if (marked.length > 0) return marked;
  const filled = candidates.filter((found) => found.rows.length > 0);
  return filled.length === 1 ? filled : candidates;
}

function severalText(candidates: readonly Candidate[]): string {
  const names = candidates.map(({ name }) => `"${name}"`).join(' and ');
  const one = candidates.every(({ marked }) => marked) ? 'more than one has done markers' : 'none has done markers';
  return `the file has several story lists, ${names}, and ${one}. Keep one, or give only one of them "passes": false.`;
}

function missingText(tape: JsonTape, found: { values: Members['values']; candidates: readonly Candidate[] }): string {
  const unmarked = found.candidates[0];
  if (unmarked !== undefined) {
    return `a product document, not a ralph PRD: the list "${unmarked.name}" has no done marker. Add "passes": false to each story in it.`;
  }
  const wrong = LIST_KEYS.map((key) => ({ key, row: found.values.get(key) })).find(({ row }) => row !== undefined);
  if (wrong?.row !== undefined) {
    return `a product document, not a ralph PRD: "${wrong.key}" is ${describe(tape, wrong.row)}, not a list. ${ADVICE}`;
  }
  const keys = [...found.values.keys()];
  const named = keys.slice(0, 5).map(quote).join(', ');
  const seen = keys.length === 0 ? '' : `, only ${named}${keys.length > 5 ? ' and others' : ''}`;
  return `a product document, not a ralph PRD: it has no story list${seen}. ${ADVICE}`;
}
