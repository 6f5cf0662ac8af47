import type { StoryDraft } from './prd-draft.ts';
import { tapeOfStory } from './prd-json-read.ts';
import type { Findings, StoryNode } from './prd-node.ts';
import { isMarkedValue, type PlainObject, type PlainStory, readPlainStory } from './prd-plain-story.ts';
import { mayRepeatKeys, singleKeyPattern } from './prd-repeat.ts';
import { type ShapeCache, type StoryShape, shapeOf } from './prd-shape.ts';
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

interface Reader {
  readonly text: string;
  readonly findings: Findings;
  readonly shapes: ShapeCache;
  readonly story: RegExp;
  readonly single: RegExp;
  readonly templates: Map<StoryShape, StoryTemplate>;
  /** How many more may be made. */
  left: number;
  /** Of the last story that was parsed by itself. */
  template: StoryTemplate | undefined;
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
  const templates = { templates: new Map<StoryShape, StoryTemplate>(), left: MOST_TEMPLATES, template: undefined };
  const reader: Reader = { text, findings, shapes, ...patterns, ...templates, isMarked: false, end: open + 1 };
  const comma = /[ \t\n\r]*,[ \t\n\r]*(?=\{)/y;
  const begins: number[] = [];
  const drafts: StoryDraft[] = [];
  let begin = afterSpace(text, open + 1);
  let isNext = text[begin] !== ']';
  while (isNext) {
    const node = { position: begins.length + 1, begin };
    const draft = readLikeLast(reader, node) ?? readAlone(reader, node);
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

function readLikeLast(reader: Reader, node: StoryNode): StoryDraft | undefined {
  const { template, text } = reader;
  if (template === undefined) return undefined;
  const { pattern } = template;
  pattern.lastIndex = node.begin;
  const match = matched(pattern, text);
  if (match === undefined) return undefined;
  reader.end = pattern.lastIndex;
  return readAlike(match, template, node);
}

/** The engine throws when a match needs more memory than it grants, which a text of several megabytes in escapes does. */
function matched(pattern: RegExp, text: string): RegExpExecArray | undefined {
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
  if (plain !== undefined) reader.template = templateFor(story, reader);
  return plain ?? readStory(tapeOfStory(raw), { row: 0, node: story }, findings);
}

/** One for each shape, also where the story has something in it that it does not match. */
function templateFor({ raw, value, shape }: PlainStory, reader: Reader): StoryTemplate | undefined {
  const known = reader.templates.get(shape);
  if (known !== undefined || reader.left === 0) return known;
  reader.left -= 1;
  const made = templateOf(raw, value, shape);
  if (made !== undefined) reader.templates.set(shape, made);
  return made;
}

/** An object, for nothing else begins with its bracket. */
function parse(raw: string): PlainObject | undefined {
  try {
    return JSON.parse(raw) as PlainObject;
  } catch {
    return undefined;
  }
}
