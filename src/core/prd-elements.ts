import type { StoryDraft } from './prd-draft.ts';
import { tapeOfStory } from './prd-json-read.ts';
import type { Findings, StoryNode } from './prd-node.ts';
import { isMarkedValue, type PlainObject, type PlainStory, readPlainStory } from './prd-plain-story.ts';
import { mayRepeatKeys, singleKeyPattern } from './prd-repeat.ts';
import { type ShapeCache, shapeOf } from './prd-shape.ts';
import { storyEnd, storyPattern } from './prd-span.ts';
import { readStory } from './prd-story.ts';
import { readAlike, type StoryTemplate, templateOf } from './prd-template.ts';

/** The stories of one list, in text order. */
export interface ListElements {
  /** Character at which each begins. */
  readonly begins: readonly number[];
  readonly drafts: readonly StoryDraft[];
  readonly shapes: ShapeCache;
  /** Whether any has a done marker. */
  readonly isMarked: boolean;
  /** Character of the bracket that closes the list. */
  readonly close: number;
}

/** Expressions that are made for one file: where more would be needed, few of its stories are alike, and each takes longer to make than a story to read. */
const MOST_TEMPLATES = 16;
/** After so many stories in a row that no template reads, only one is tried on each: the other matches would fail as well. */
const MOST_MISSES = 8;

interface Reader {
  readonly text: string;
  readonly findings: Findings;
  readonly shapes: ShapeCache;
  readonly story: RegExp;
  readonly single: RegExp;
  /** In the order in which they were made. */
  readonly templates: StoryTemplate[];
  /** Place of the template that read the story behind the last one that each of them read: shapes take turns, or stay. Absent = 0. */
  readonly followers: number[];
  /** How many more may be made. */
  left: number;
  /** Place of the template that read a story last, or was made of it. */
  last: number;
  /** Stories in a row that no template read, since the last was made. */
  misses: number;
  /** A story that is read by a template is marked as the one that it was made of. */
  isMarked: boolean;
  /** Character behind the story that was read last. */
  end: number;
}

/**
 * Reads the objects of the list that opens at `open`: most of them as the one before is written, by one match. Undefined when an element is no
 * object, is nested deeply, or the list is no strict JSON.
 */
export function readElements(text: string, open: number, findings: Findings): ListElements | undefined {
  const shapes: ShapeCache = { known: new Map(), last: undefined };
  const patterns = { story: storyPattern(), single: singleKeyPattern() };
  const templates = { templates: [], followers: [], left: MOST_TEMPLATES, last: 0, misses: 0 };
  const reader: Reader = { text, findings, shapes, ...patterns, ...templates, isMarked: false, end: open + 1 };
  const comma = /[ \t\n\r]*,[ \t\n\r]*(?=\{)/y;
  const begins: number[] = [];
  const drafts: StoryDraft[] = [];
  let begin = afterSpace(text, open + 1);
  let isNext = text[begin] !== ']';
  while (isNext) {
    const node = { position: begins.length + 1, begin };
    const draft = readLikeOthers(reader, node) ?? readAlone(reader, node);
    if (draft === undefined) return undefined;
    begins.push(begin);
    drafts.push(draft);
    comma.lastIndex = reader.end;
    isNext = comma.test(text);
    begin = isNext ? comma.lastIndex : afterSpace(text, reader.end);
  }
  if (text[begin] !== ']') return undefined;
  return { begins, drafts, shapes, isMarked: reader.isMarked, close: begin };
}

function afterSpace(text: string, at: number): number {
  const space = /[ \t\n\r]*/y;
  space.lastIndex = at;
  space.test(text);
  return space.lastIndex;
}

/** By the template that is its turn, else by one of the others. */
function readLikeOthers(reader: Reader, node: StoryNode): StoryDraft | undefined {
  const { templates, text } = reader;
  if (templates.length === 0) return undefined;
  const most = reader.misses > MOST_MISSES ? 1 : templates.length;
  const first = reader.followers[reader.last] ?? 0;
  for (let tried = 0; tried < most; tried += 1) {
    const at = (first + tried) % templates.length;
    const template = templates[at];
    const match = template && matchAt(template.pattern, text, node.begin);
    if (template === undefined || match === undefined) continue;
    if (tried > 0) reader.followers[reader.last] = at;
    reader.last = at;
    reader.misses = 0;
    reader.end = template.pattern.lastIndex;
    return readAlike(match, template, node);
  }
  reader.misses += 1;
  return undefined;
}

/** The engine throws when a match needs more memory than it grants, which a text of several megabytes in escapes does. */
function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  try {
    return pattern.exec(text) ?? undefined;
  } catch {
    return undefined;
  }
}

/** A story by itself, parsed by the engine; one with anything unusual in it is read by the tape of its own text. */
function readAlone(reader: Reader, node: StoryNode): StoryDraft | undefined {
  const { text, shapes, findings } = reader;
  const end = storyEnd(text, node.begin, reader.story);
  if (end === undefined) return undefined;
  const raw = text.slice(node.begin, end);
  const value = parse(raw);
  if (value === undefined) return undefined;
  reader.end = end;
  reader.isMarked ||= isMarkedValue(value);
  const shape = shapeOf(value, shapes);
  const story = { ...node, value, raw, shape };
  const plain = mayRepeatKeys(raw, shape.single, reader.single) ? undefined : readPlainStory(story);
  if (plain !== undefined) addTemplate(story, reader);
  return plain ?? readStory(tapeOfStory(raw), { row: 0, node: story }, findings);
}

/** One for each shape: the one that it has when a story has something in it that this does not match. */
function addTemplate({ raw, value, shape }: PlainStory, reader: Reader): void {
  const { templates } = reader;
  let at = templates.findIndex((known) => known.shape === shape);
  if (at < 0) {
    const made = reader.left > 0 ? templateOf(raw, value, shape) : undefined;
    reader.left -= 1;
    if (made === undefined) return;
    at = templates.push(made) - 1;
    reader.misses = 0;
  }
  reader.followers[reader.last] = at;
  reader.last = at;
}

/** An object, for nothing else begins with its bracket. */
function parse(raw: string): PlainObject | undefined {
  try {
    return JSON.parse(raw) as PlainObject;
  } catch {
    return undefined;
  }
}
