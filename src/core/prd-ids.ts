import { addProblem, type Findings } from './prd-fields.ts';
import { describe, harmless, type JsonNode, quote, rawOf, shorten, type Values } from './prd-json.ts';
import type { MarkerKey } from './prd-marker.ts';
import type { Place, Story } from './prd-types.ts';

/** A story as far as its own text says it; ids and dependencies are checked when all of them are known. */
export interface StoryDraft {
  /** Its `dependsOn` is filled once the ids of all stories are known. */
  readonly story: Story & { dependsOn: Story['dependsOn'] };
  /** Key of its boolean marker. */
  readonly markerKey: MarkerKey | undefined;
  /** Its status word when that is its marker. */
  readonly statusWord: string | undefined;
  readonly id: WrittenId;
  readonly line: number;
  readonly needs: WrittenNeeds | undefined;
}

/** The `id` of a story as its file writes it: a text, or a whole number as decimal text. */
export type WrittenId =
  | { readonly kind: 'id'; readonly text: string }
  | { readonly kind: 'none' }
  | { readonly kind: 'invalid'; readonly seen: string };

/** One for all stories without an id, of which a file may have a million. */
const NO_ID: WrittenId = { kind: 'none' };

/** Reads an `id`; null is the same as none, and a blank text or a fraction names nothing. */
export function readId(node: JsonNode | undefined): WrittenId {
  if (node === undefined || node.kind === 'null') return NO_ID;
  const text = node.kind === 'number' ? wholeNumber(rawOf(node)) : node.text;
  if (text === undefined || text.trim() === '') return { kind: 'invalid', seen: describe(node) };
  return { kind: 'id', text };
}

/** A number that is written as an integer, as text, so that no digit of a long one is lost; else undefined. */
function wholeNumber(raw: string): string | undefined {
  return /^-?\d+$/.test(raw) ? raw : undefined;
}

/** Where a story stands, for a problem. */
export function placeOf({ id, line }: Pick<StoryDraft, 'id' | 'line'>, index: number): Place {
  return { line, story: id.kind === 'id' ? id.text : `#${index + 1}` };
}

/** The id that a story gets from its position (from 1) in a file without ids. */
export function generatedId(position: number): string {
  return `story-${String(position).padStart(3, '0')}`;
}

/** Position of each story (from 0) by its id, case folded: ids that differ only by case are refused. */
type Positions = ReadonlyMap<string, number>;

/** Every missing, odd or repeated id is a problem; a file without any id gets a notice. */
export function checkIds(drafts: readonly StoryDraft[], findings: Findings): Positions {
  const generated = drafts.every((draft) => draft.id.kind === 'none');
  if (generated && drafts.length > 0) {
    findings.notices.push('No story has an "id": they are called story-001, story-002 and so on, by position.');
  }
  const positions = new Map<string, number>();
  for (const [index, draft] of drafts.entries()) {
    const folded = draft.story.id.toLowerCase();
    const problem = generated ? undefined : problemOf(draft, drafts[positions.get(folded) ?? -1]);
    if (problem === undefined) positions.set(folded, index);
    else addProblem(findings, { ...placeOf(draft, draft.story.index), ...problem });
  }
  return positions;
}

const MOST_CHARACTERS = 1000;

type IdProblem = { readonly code: 'id-missing' | 'id-invalid' | 'id-duplicate'; readonly text: string };

/** @param first the story before it that has the same id, whatever its case */
function problemOf({ id, story }: StoryDraft, first: StoryDraft | undefined): IdProblem | undefined {
  if (id.kind === 'none') {
    return { code: 'id-missing', text: 'it has no "id" while other stories have one. Add one, or remove them all.' };
  }
  if (id.kind === 'invalid') {
    return { code: 'id-invalid', text: `"id" is ${id.seen}. Use a text such as "US-001" or a whole number.` };
  }
  const flaw = flawOf(story.id);
  if (flaw !== undefined) return { code: 'id-invalid', text: `"id" ${flaw}. Use one such as "US-001".` };
  return first === undefined ? undefined : { code: 'id-duplicate', text: repeatedText(story.id, first) };
}

/** Agents and checks are told it in a variable, which can hold neither. */
function flawOf(id: string): string | undefined {
  if (id.length > MOST_CHARACTERS) return `has ${id.length} characters, at most ${MOST_CHARACTERS} are possible`;
  return id.includes('\0') ? 'holds a NUL character' : undefined;
}

function repeatedText(id: string, { story, line }: StoryDraft): string {
  const same = story.id === id;
  const what = same ? 'the id is used already' : `the id differs only by case from ${quote(story.id)}, which is used`;
  return `${what} on line ${line}. Give one of the two another id.`;
}

/** Keys of dependencies, in order of preference. */
export const DEPENDENCY_KEYS: readonly string[] = [
  'dependsOn',
  'depends_on',
  'dependencies',
  'deps',
  'blockedBy',
  'blocked_by',
];

/** Dependencies as one story writes them, not yet looked up. */
interface WrittenNeeds {
  readonly key: string;
  readonly names: readonly string[];
  /** One text instead of a list: it may name several stories, separated by commas. */
  readonly isText: boolean;
  /** Values that can be no id, in words for a message. */
  readonly odd: readonly string[];
}

/** The first key that says something: an empty list beside a filled one of another name is a leftover. */
export function readNeeds(values: Values): WrittenNeeds | undefined {
  for (const key of DEPENDENCY_KEYS) {
    const node = values.get(key);
    if (node === undefined || node.kind === 'null') continue;
    const needs = needsOf(key, node);
    if (needs.names.length + needs.odd.length > 0) return needs;
  }
  return undefined;
}

function needsOf(key: string, node: JsonNode): WrittenNeeds {
  const names: string[] = [];
  const odd: string[] = [];
  for (const at of node.kind === 'array' ? node.children : [node]) {
    const name = at.kind === 'number' ? wholeNumber(rawOf(at)) : at.text?.trim();
    if (name === undefined) odd.push(describe(at));
    else if (name !== '') names.push(name);
  }
  return { key, names, isText: node.kind === 'string', odd };
}

const MAX_CYCLES = 10;
const MAX_NAMED = 10;

/** Edges of all stories without dependencies. */
const NONE: readonly number[] = [];

/** Looks up the dependencies of all stories and fills their `dependsOn`; unknown ones and cycles are problems. */
export function linkStories(drafts: readonly StoryDraft[], positions: Positions, findings: Findings): void {
  const edges = drafts.map((draft) => targetsOf(draft, positions, findings));
  for (const [index, draft] of drafts.entries()) {
    const targets = edges[index] ?? NONE;
    if (targets.length > 0) draft.story.dependsOn = targets.map((target) => drafts[target]?.story.id ?? '');
  }
  for (const cycle of findCycles(edges, MAX_CYCLES)) reportCycle(drafts, cycle, findings);
}

function targetsOf(draft: StoryDraft, positions: Positions, findings: Findings): readonly number[] {
  const { needs } = draft;
  if (needs === undefined) return NONE;
  for (const odd of needs.odd) {
    const text = `"${needs.key}" holds ${odd}. Write ids of stories as text.`;
    addProblem(findings, { ...placeOf(draft, draft.story.index), code: 'dependency-invalid', text });
  }
  const targets: number[] = [];
  for (const name of namesOf(needs, positions)) {
    const target = positions.get(name.toLowerCase());
    if (target === undefined) {
      const text = `"${needs.key}" names ${quote(name)}, which is no story of this file. Correct the id or remove it.`;
      addProblem(findings, { ...placeOf(draft, draft.story.index), code: 'dependency-unknown', text });
    } else targets.push(target);
  }
  return [...new Set(targets)];
}

/** A single text may name one story whose id holds a comma, or several stories. */
function namesOf(needs: WrittenNeeds, positions: Positions): readonly string[] {
  const [text] = needs.names;
  if (!needs.isText || text === undefined || positions.has(text.toLowerCase())) return needs.names;
  return text
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
}

function reportCycle(drafts: readonly StoryDraft[], cycle: readonly number[], findings: Findings): void {
  const members = cycle.flatMap((index) => drafts[index] ?? []);
  const [first] = members;
  if (first === undefined) return;
  const ids = members.map((draft) => draft.story.id);
  const shown = ids.length > MAX_NAMED ? [...ids.slice(0, MAX_NAMED), `(${ids.length - MAX_NAMED} more)`] : ids;
  const path = [...shown, first.story.id].map((id) => harmless(shorten(id))).join(' -> ');
  const text =
    members.length === 1
      ? 'it depends on itself. Remove that dependency.'
      : `its dependencies lead back to it: ${path}. Remove one of them.`;
  addProblem(findings, { ...placeOf(first, first.story.index), code: 'dependency-cycle', text });
}

const NEW = 0;
const OPEN = 1;
const CLOSED = 2;

interface Search {
  readonly edges: readonly (readonly number[])[];
  readonly limit: number;
  /** NEW, OPEN (on the current path) or CLOSED, per node. */
  readonly mark: Uint8Array;
  readonly cycles: number[][];
}

/**
 * Cycles of a graph given as targets per node, each as the nodes on it in edge order; at most `limit` of them, found in
 * time linear to nodes and edges and without recursion, since a file may chain 10,000 stories.
 */
function findCycles(edges: readonly (readonly number[])[], limit: number): readonly (readonly number[])[] {
  const search: Search = { edges, limit, mark: new Uint8Array(edges.length), cycles: [] };
  for (let root = 0; root < edges.length; root += 1) {
    if (search.mark[root] === NEW) walk(search, root);
  }
  return search.cycles;
}

function walk(search: Search, root: number): void {
  const path = [root];
  const nextEdge = [0];
  search.mark[root] = OPEN;
  for (let node = path.at(-1); node !== undefined; node = path.at(-1)) {
    const edge = nextEdge.at(-1) ?? 0;
    nextEdge[nextEdge.length - 1] = edge + 1;
    const target = search.edges[node]?.[edge];
    if (target === undefined) {
      search.mark[node] = CLOSED;
      path.pop();
      nextEdge.pop();
    } else if (search.mark[target] === NEW) {
      search.mark[target] = OPEN;
      path.push(target);
      nextEdge.push(0);
    } else if (search.mark[target] === OPEN && search.cycles.length < search.limit) {
      search.cycles.push(path.slice(path.indexOf(target)));
    }
  }
}
