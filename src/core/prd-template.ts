import type { StoryDraft } from './prd-draft.ts';
import { generatedId } from './prd-id.ts';
import type { StoryNode } from './prd-node.ts';
import { ABSENT, meaningOf, type PlainObject, plainPasses, plainTexts, WRITTEN } from './prd-plain-story.ts';
import type { StoryShape } from './prd-shape.ts';

/** How stories are written that have the keys of one that was read, in its order, with values of the same kinds: one expression checks such a story and takes it apart. */
export interface StoryTemplate {
  readonly shape: StoryShape;
  /** Sticky; whatever it matches is strict JSON (RFC 8259). */
  readonly pattern: RegExp;
  /** Number of the group that captures a field; 0 = none does. */
  readonly groups: Readonly<Record<Exclude<Field, 'criteria'>, number>>;
}

/** What is read of a story, whatever keys it is written under. Of its criteria only that it has some: `storyTexts` reads them. */
type Field = 'id' | 'title' | 'criteria' | 'needs' | 'marker' | 'status' | 'skip' | 'priority';

/** A story with more keys is read by itself: an expression takes longer to make than a few stories to read. */
const MOST_KEYS = 40;
const NONE: readonly string[] = [];

const SPACE = String.raw`[ \t\n\r]*`;
const COMMA = `${SPACE},${SPACE}`;
const PLAIN = String.raw`[^"\\\x00-\x1f]*`;
const ESCAPE = String.raw`\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})`;
const TEXT = `${PLAIN}(?:${ESCAPE}${PLAIN})*`;
/** A character that is neither white space nor escaped. */
const SOLID = String.raw`[^\s"\\\x00-\x1f]`;
/** Begins and ends so, or with an escape, which may still be one of white space. */
const TIGHT = `(?:${SOLID}|${ESCAPE})(?:${TEXT}(?:${SOLID}|${ESCAPE}))?`;
/** An escape that is none of white space for certain. */
const SURE = String.raw`\\(?:["\\/b]|u(?!00|16|20|30|[fF][eE])[0-9a-fA-F]{4})`;
/** Any other escape. */
const UNSURE = String.raw`\\(?:[fnrt]|u(?=00|16|20|30|[fF][eE])[0-9a-fA-F]{4})`;
/** As `TIGHT`, with a character in it that is seen: where it begins with escapes, the first behind those of white space. */
const VISIBLE = `(?:${UNSURE})*(?:${SOLID}|${SURE})(?:${TEXT}(?:${SOLID}|${ESCAPE}))?`;
const WORDS = `${SOLID}+(?: ${SOLID}+)*`;
/** Too few digits to be out of range. */
const NUMBER = String.raw`-?(?:0|[1-9]\d{0,14})(?:\.\d{1,15})?`;
const WHOLE = String.raw`-?(?:0|[1-9]\d*)`;
const ANY_NUMBER = String.raw`${WHOLE}(?:\.\d+)?(?:[eE][+-]?\d+)?`;
const SIMPLE = `(?:"${TEXT}"|${ANY_NUMBER}|true|false|null)`;

/** What a field is written like where it needs no second look. */
const USUAL: Readonly<Record<Field, string>> = {
  id: `"(${SOLID}${PLAIN})"`,
  title: `"(${WORDS})"`,
  criteria: String.raw`\[${SPACE}"${VISIBLE}"(?:${COMMA}"${TIGHT}")*${SPACE}\]`,
  // One kind of space in an empty list: two that follow each other can share out a run of it in as many ways as it is long.
  needs: String.raw`\[${SPACE}(?:("${TIGHT}"(?:${COMMA}"${TIGHT}")*)${SPACE})?\]`,
  marker: '(true|false)',
  status: `"(${PLAIN})"`,
  skip: '(true|false)',
  priority: `(${NUMBER})`,
};

/** The template of stories like this one; undefined when it has something that each would have to be looked at for. */
export function templateOf(raw: string, value: PlainObject, shape: StoryShape): StoryTemplate | undefined {
  const { keys } = shape;
  if (shape.extra || shape.needs.length > 1 || keys.length > MOST_KEYS || !keys.every(isName)) return undefined;
  const groups = { id: 0, title: 0, needs: 0, marker: 0, status: 0, skip: 0, priority: 0 };
  let last = 0;
  const members = keys.map((key) => {
    const field = fieldOf(key, shape);
    if (field !== undefined && field !== 'criteria') {
      last += 1;
      groups[field] = last;
    }
    return `"${key}"${SPACE}:${SPACE}${field === undefined ? unread(value[key]) : usual(field, value[key])}`;
  });
  if (groups.title === 0 || shape.criteria.length === 0) return undefined;
  const pattern = patternFor(raw, String.raw`\{${SPACE}${members.join(COMMA)}${SPACE}\}`);
  return pattern === undefined ? undefined : { shape, pattern, groups };
}

/** The engine throws when an expression is too long, and when a match needs more memory than it grants: a list of a million numbers does. */
function patternFor(raw: string, source: string): RegExp | undefined {
  try {
    const pattern = new RegExp(source, 'y');
    return pattern.test(raw) ? pattern : undefined;
  } catch {
    return undefined;
  }
}

/** Whether it is written the same in an expression. */
function isName(key: string): boolean {
  return /^[\w -]+$/.test(key);
}

/** What a key of this shape says of a story; undefined when another one says it, or nobody reads it. */
function fieldOf(key: string, { keys, marker, criteria, needs }: StoryShape): Field | undefined {
  switch (key) {
    case 'id':
    case 'title':
    case 'status':
    case 'skip':
    case 'priority':
      return key;
    case 'name':
      return keys.includes('title') ? undefined : 'title';
    case marker:
      return 'marker';
    case criteria[0]:
      return 'criteria';
    case needs[0]:
      return 'needs';
    default:
      return undefined;
  }
}

/** Ids of a file are texts or numbers. */
function usual(field: Field, value: unknown): string {
  return field === 'id' && typeof value === 'number' ? `(${WHOLE})` : USUAL[field];
}

/** A simple value, or a list or an object of simple ones. */
function unread(value: unknown): string {
  if (typeof value !== 'object' || value === null) return SIMPLE;
  if (Array.isArray(value)) return String.raw`\[${SPACE}(?:${SIMPLE}(?:${COMMA}${SIMPLE})*${SPACE})?\]`;
  const member = `"${TEXT}"${SPACE}:${SPACE}${SIMPLE}`;
  return String.raw`\{${SPACE}(?:${member}(?:${COMMA}${member})*${SPACE})?\}`;
}

/**
 * Reads a story that matched, with the same result as `readPlainStory`; undefined where that alone knows it. It takes as few steps as it can,
 * for thousands of stories are read before the engine has compiled any of it.
 */
export function readAlike(match: RegExpExecArray, template: StoryTemplate, node: StoryNode): StoryDraft | undefined {
  const { shape, groups } = template;
  const raw = match[0];
  const names = textsOf(captured(match, groups.needs));
  const status = captured(match, groups.status);
  const passes = passesOf(captured(match, groups.marker), status, shape);
  if (names === undefined || passes === undefined) return undefined;
  const priority = captured(match, groups.priority);
  return {
    story: {
      id: captured(match, groups.id) ?? generatedId(node.position),
      index: node.position - 1,
      title: match[groups.title] ?? '',
      passes,
      eligible: isEligible(captured(match, groups.skip), status),
      priority: priority === undefined ? undefined : Number(priority),
      dependsOn: NONE,
      allow: NONE,
      tests: NONE,
      raw,
    },
    begin: node.begin,
    markerKey: shape.marker,
    statusWord: shape.marker === undefined ? status : undefined,
    id: groups.id === 0 ? ABSENT : WRITTEN,
    needs: names.length === 0 ? undefined : { key: shape.needs[0] ?? '', names, isText: false, odd: NONE },
  };
}

function captured(match: RegExpExecArray, group: number): string | undefined {
  return group === 0 ? undefined : match[group];
}

function passesOf(
  marker: string | undefined,
  status: string | undefined,
  { marker: key }: StoryShape,
): boolean | undefined {
  const isDone = marker === 'true';
  if (status === undefined) return isDone;
  return plainPasses(key === undefined ? { status } : { status, [key]: isDone }, key);
}

function isEligible(skip: string | undefined, status: string | undefined): boolean {
  return skip !== 'true' && (status === undefined || meaningOf(status) !== 'ineligible');
}

/** Without an escape a quotation mark stands only at the ends of a text. */
function textsOf(list: string | undefined): readonly string[] | undefined {
  if (list === undefined) return NONE;
  if (list.includes('\\')) return plainTexts(JSON.parse(`[${list}]`) as string[]);
  const inner = list.slice(1, -1);
  return inner.includes('"') ? inner.split(/"[ \t\n\r]*,[ \t\n\r]*"/) : [inner];
}
