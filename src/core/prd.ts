import type { EntryNames } from './facts.ts';
import { hash8 } from './hash.ts';
import { plainName } from './nearest.ts';
import { perObject } from './per-object.ts';
import { addWarning, emptyFindings, type Findings, readCriteria } from './prd-fields.ts';
import { checkIds, linkStories, type StoryDraft } from './prd-ids.ts';
import {
  decodePrd,
  describe,
  faultProblem,
  type JsonNode,
  measure,
  membersOf,
  quote,
  rawOf,
  readJson,
  readStoryText,
  type Values,
} from './prd-json.ts';
import { isMarked, MARKER_KEYS, wordsInUse } from './prd-marker.ts';
import { isValidBranchName } from './prd-search.ts';
import { readStories } from './prd-story.ts';
import type { Place, Prd, PrdError, PrdResult, Problem, Story } from './prd-types.ts';

export type { Prd, PrdEdit, PrdErrorCode, PrdResult, Story } from './prd-types.ts';

/**
 * Reads a prd.json. Never throws: a file that breaks a rule is refused with every problem in one message. Whether the path is a
 * regular file, and its size before opening, are the caller's to check. The bytes are kept, not copied: do not change them afterwards.
 *
 * @param input.file name of the file for messages
 */
export function readPrd(input: { readonly bytes: Uint8Array; readonly file: string }): PrdResult {
  const { bytes, file } = input;
  const decoded = decodePrd(bytes);
  if (!decoded.ok) return { ok: false, error: prdError(file, [decoded.problem]) };
  const { text, bomBytes } = decoded;
  const read = readJson(text);
  const list = read.ok ? findStoryList(read.node) : refuse(faultProblem(text, read.fault));
  if (!list.ok) return { ok: false, error: prdError(file, [list.problem]) };
  const findings = emptyFindings();
  const places = placesOf(text, list.nodes, bomBytes);
  const drafts = readStories(places, findings);
  linkStories(drafts, checkIds(drafts, findings), findings);
  const [first, ...others] = findings.problems;
  if (first !== undefined) return { ok: false, error: prdError(file, [first, ...others], findings.moreProblems) };
  const branchName = readBranch(list.top.get('branchName'), findings);
  const prd: Prd = {
    stories: drafts.map((draft) => draft.story),
    warnings: findings.warnings.map((warning) => at(file, warning)),
    toldWarnings: eachOnce(file, findings.warnings),
    notices: findings.notices.map((notice) => `${file}: ${notice}`),
    branchName,
    baseBranch: topText(list.top.get('baseBranch'))?.trim(),
    feature: topText(list.top.get('feature')),
    description: topText(list.top.get('description')),
    context: contextOf(list.top),
    layout: {
      bytes,
      starts: places.map(({ start }) => start),
      undo: drafts.map(() => undefined),
      style: styleOf(drafts),
    },
  };
  return { ok: true, prd };
}

/** Where the elements of a list stand, in text order; `start` in bytes of the file. */
function placesOf(text: string, nodes: readonly JsonNode[], bomBytes: number) {
  let [before, line, start] = [0, 1, bomBytes];
  return nodes.map((node, index) => {
    const { lines, bytes } = measure(text, before, node.start);
    before = node.start;
    line += lines;
    start += bytes;
    return { node, index, line, start };
  });
}

/** The branch that the file asks for; blank is absent, and an unusable one is only a warning. */
function readBranch(node: JsonNode | undefined, findings: Findings): string | undefined {
  if (node === undefined || node.kind === 'null') return undefined;
  const name = node.text;
  if (name?.trim() === '') return undefined;
  if (name !== undefined && isValidBranchName(name)) return name;
  const advice = 'The run uses a branch name of its own; correct it.';
  const text = `"branchName" is ${describe(node)}, which is no valid branch name. ${advice}`;
  addWarning(findings, { line: undefined, story: undefined, text });
  return undefined;
}

/** A text of the top object, undefined when absent, blank or of another kind. */
function topText(node: JsonNode | undefined): string | undefined {
  return node?.text?.trim() === '' ? undefined : node?.text;
}

/** Keys of the project's own words that come first, whatever else stands there; in plain names. */
const FIRST_WORDS = ['description', 'overview', 'context', 'goals', 'nongoals', 'constraints', 'notes', 'techstack'];
/** Keys at the top that are for programs. */
const NO_WORDS = ['branchname', 'basebranch', 'feature', 'version', '$schema', 'status', 'metadata'];

/** The project's own words: every key at the top that is no list of stories, no date and nothing for programs. */
function contextOf(top: Values): string {
  const said = [...top].flatMap(([key, node]) => {
    const name = plainName(key);
    if (
      LIST_KEYS.includes(key) ||
      GROUP_KEYS.includes(key) ||
      NO_WORDS.includes(name) ||
      /(?:At|_at|[dD]ate)$/.test(key)
    )
      return [];
    const text = wordsOf(node);
    return text === '' ? [] : [{ text: `${key}: ${text}`, rank: (FIRST_WORDS.indexOf(name) + 100) % 100 }];
  });
  const ranked = said.toSorted((a, b) => a.rank - b.rank);
  return ranked.map(({ text }) => text).join('\n\n');
}

/** A text, a list of texts with a line for each, or JSON; '' for anything that is no words. */
function wordsOf(node: JsonNode): string {
  if (node.kind === 'string') return node.text?.trim() ?? '';
  if (node.kind !== 'array' && node.kind !== 'object') return '';
  if (node.children.length === 0) return '';
  if (node.kind === 'array' && node.children.every(({ kind }) => kind === 'string')) {
    return node.children.map(({ text }) => `\n- ${text?.trim()}`).join('');
  }
  return rawOf(node).replace(/\s+/g, ' ');
}

function styleOf(drafts: readonly StoryDraft[]): Prd['layout']['style'] {
  const key = drafts.find(({ markerKey }) => markerKey !== undefined)?.markerKey ?? 'passes';
  return { key, ...wordsInUse(drafts.flatMap(({ statusWord }) => statusWord ?? [])) };
}

/** Keys of a story list at the top. */
const LIST_KEYS: readonly string[] = ['userStories', 'user_stories', 'stories', 'tasks', 'features', 'items'];
/** Keys that product documents use as well: these lists count only with done markers. */
const SHARED_KEYS: readonly string[] = ['features', 'items'];
/** Lists of groups whose members may hold a story list. */
const GROUP_KEYS: readonly string[] = ['phases', 'epics', 'milestones', 'sprints'];

const ADVICE =
  'Put the work into a "userStories" list, each story with "id", "title", "acceptanceCriteria" and "passes": false.';

/** The elements of the list, and the members of the top object (none when the file is a list). */
type StoryList =
  | { readonly ok: true; readonly nodes: readonly JsonNode[]; readonly top: Values }
  | { readonly ok: false; readonly problem: Problem };

interface Candidate {
  /** `userStories` or `phases[].tasks`. */
  readonly name: string;
  readonly nodes: readonly JsonNode[];
  readonly marked: boolean;
  /** The list counts only when it is marked. */
  readonly needsMarker: boolean;
}

/** Finds the one list of stories; anything else is a product document or ambiguous, and refused. */
function findStoryList(file: JsonNode): StoryList {
  if (file.kind === 'array') return { ok: true, nodes: file.children, top: new Map() };
  if (file.kind !== 'object') {
    return refuseList('no-story-list', `the file holds ${describe(file)}, not an object or a list. ${ADVICE}`);
  }
  const { values, repeated } = membersOf(file);
  const twice = repeated.find((key) => LIST_KEYS.includes(key) || GROUP_KEYS.includes(key));
  if (twice !== undefined)
    return refuseList('duplicate-key', `the key "${twice}" stands twice at the top. Keep one list.`);
  const candidates = [...topLists(values), ...groupedLists(values)];
  const chosen = choose(candidates.filter((candidate) => candidate.marked || !candidate.needsMarker));
  if (chosen.length === 1) return { ok: true, nodes: chosen[0]?.nodes ?? [], top: values };
  if (chosen.length > 1) return refuseList('several-story-lists', severalText(chosen));
  return refuseList('no-story-list', missingText(values, candidates[0]));
}

function refuseList(code: Problem['code'], text: string): StoryList {
  return refuse({ code, line: undefined, story: undefined, text });
}

function refuse(problem: Problem): StoryList {
  return { ok: false, problem };
}

function topLists(values: Values): readonly Candidate[] {
  return LIST_KEYS.flatMap((name) => {
    const node = values.get(name);
    if (node === undefined || node.kind !== 'array') return [];
    return [candidate({ name, nodes: node.children, needsMarker: SHARED_KEYS.includes(name) })];
  });
}

function groupedLists(values: Values): readonly Candidate[] {
  return GROUP_KEYS.flatMap((group) => {
    const node = values.get(group);
    if (node === undefined || node.kind !== 'array') return [];
    const groups = node.children.filter((at) => at.kind === 'object');
    const members = groups.map((at) => membersOf(at).values);
    return LIST_KEYS.flatMap((list) => {
      const lists = members.flatMap((member) => member.get(list) ?? []).filter((at) => at.kind === 'array');
      const nodes = lists.flatMap((at) => at.children);
      return lists.length === 0 ? [] : [candidate({ name: `${group}[].${list}`, nodes, needsMarker: true })];
    });
  });
}

function candidate(found: Omit<Candidate, 'marked'>): Candidate {
  const marked = found.nodes.some((node) => node.kind === 'object' && isMarked(membersOf(node).values));
  return { ...found, marked };
}

/** One list is the answer; of several the one with markers, and an empty list never competes with a filled one. */
function choose(candidates: readonly Candidate[]): readonly Candidate[] {
  if (candidates.length < 2) return candidates;
  const marked = candidates.filter((found) => found.marked);
  if (marked.length > 0) return marked;
  const filled = candidates.filter((found) => found.nodes.length > 0);
  return filled.length === 1 ? filled : candidates;
}

function severalText(candidates: readonly Candidate[]): string {
  const names = candidates.map(({ name }) => `"${name}"`).join(' and ');
  const one = candidates.every(({ marked }) => marked) ? 'more than one has done markers' : 'none has done markers';
  return `the file has several story lists, ${names}, and ${one}. Keep one, or give only one of them "passes": false.`;
}

function missingText(values: Values, unmarked: Candidate | undefined): string {
  if (unmarked !== undefined) {
    return `a product document, not a ralph PRD: the list "${unmarked.name}" has no done marker. Add "passes": false to each story in it.`;
  }
  const wrong = LIST_KEYS.find((key) => values.has(key));
  const node = values.get(wrong ?? '');
  if (wrong !== undefined && node !== undefined) {
    return `a product document, not a ralph PRD: "${wrong}" is ${describe(node)}, not a list. ${ADVICE}`;
  }
  const keys = [...values.keys()];
  const named = keys.slice(0, 5).map(quote).join(', ');
  const seen = keys.length === 0 ? '' : `, only ${named}${keys.length > 5 ? ' and others' : ''}`;
  return `a product document, not a ralph PRD: it has no story list${seen}. ${ADVICE}`;
}

/**
 * All problems as one error: a human mends the file once, not once per problem.
 * @param problems by line
 * @param more how many others there are
 */
function prdError(file: string, problems: readonly [Problem, ...Problem[]], more = 0): PrdError {
  const [first] = problems;
  const message = problems.length === 1 ? at(file, first) : listed(file, problems, more);
  return {
    code: first.code,
    message,
    ...(first.line === undefined ? {} : { line: first.line }),
    ...(first.story === undefined ? {} : { story: first.story }),
    ...(problems.length === 1 ? {} : { each: eachOf(file, problems, more) }),
  };
}

function eachOf(file: string, problems: readonly Problem[], more: number): readonly string[] {
  const each = problems.map((problem) => at(file, problem));
  return more > 0 ? [...each, `${file} has ${more} more ${more === 1 ? 'problem' : 'problems'}.`] : each;
}

/** Different warnings that are told of one file; of all others only how many there are. */
const MOST_WARNINGS = 50;
const MOST_NAMED = 8;

/** Each text once, at its first place, with the ids of the other stories that have it. */
function eachOnce(file: string, warnings: Findings['warnings']): readonly string[] {
  const groups = [...Map.groupBy(warnings, ({ text }) => text).values()];
  const told = groups.slice(0, MOST_WARNINGS).flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    const ids = others.map(({ story = '' }) => quote(story));
    const more = ids.length > MOST_NAMED ? ` and ${ids.length - MOST_NAMED} more` : '';
    const also = ids.length === 0 ? '' : ` The same in ${ids.slice(0, MOST_NAMED).join(', ')}${more}.`;
    return [at(file, { ...first, text: `${first.text}${also}` })];
  });
  const left = groups.slice(MOST_WARNINGS).flat().length;
  return left === 0 ? told : [...told, `${file} has ${left} more warnings.`];
}

/** `prd.json line 3, story "US-001": text` with the parts that are known. */
function at(file: string, { line, story, text }: Place & { readonly text: string }): string {
  const place = where({ line, story });
  return `${file}${place === '' ? '' : ` ${place}`}: ${text}`;
}

function listed(file: string, problems: readonly Problem[], more: number): string {
  const lines = problems.map((problem) => {
    const place = where(problem);
    return `- ${place === '' ? '' : `${place}: `}${problem.text}`;
  });
  if (more > 0) lines.push(`- and ${more} more`);
  return [`${file} has ${problems.length + more} problems:`, ...lines].join('\n');
}

function where({ line, story }: Place): string {
  const parts = [line === undefined ? '' : `line ${line}`, story === undefined ? '' : `story ${quote(story)}`];
  return parts.filter((part) => part !== '').join(', ');
}

/** What a story says at length. */
interface StoryTexts {
  /** '' when absent. */
  readonly description: string;
  /** Empty when the story has none (a warning says so). */
  readonly criteria: readonly string[];
}

/**
 * Read from the story's own text when somebody asks, once for each story: a run starts with thousands of them and asks for few. Throws when
 * that text is no JSON, which no story of a file that was read has.
 */
export const storyTexts = perObject(({ raw }: Pick<Story, 'raw'>): StoryTexts => {
  const { values } = membersOf(readStoryText(raw));
  return { description: values.get('description')?.text ?? '', criteria: readCriteria(values) };
});

/** Acceptance criteria of stories by story id, in the order of prd.json: reviewers know them as c1, c2, … */
export type CriteriaTexts = Pick<ReadonlyMap<string, readonly string[]>, 'get'>;

/** Those of a file. */
export function criteriaTexts(stories: readonly Story[]): CriteriaTexts {
  const known = new Map(stories.map((story) => [story.id, story]));
  return {
    get: (id) => {
      const story = known.get(id);
      return story && storyTexts(story).criteria;
    },
  };
}

export function entryNames(story: Pick<Story, 'raw' | 'title'>): EntryNames {
  const { description, criteria } = storyTexts(story);
  const entry = Object.entries(JSON.parse(story.raw) as object).filter(([key]) => !changing.has(key));
  return { entry: name(sorted(Object.fromEntries(entry))), text: name([story.title, description, criteria]) };
}

/** What the controller writes, or a person to say where a story stands. */
const changing: ReadonlySet<string> = new Set([...MARKER_KEYS, 'status', 'skip', 'notes']);

/** 64 bits: a change that goes unnoticed would leave a story waiting for ever. */
function name(value: unknown): string {
  const text = JSON.stringify(value);
  return hash8(text) + hash8(`${text.length} ${text}`);
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.map(([key, item]) => [key, sorted(item)]);
}
