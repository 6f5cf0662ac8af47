/** One value of a record that is a text. */
export interface StreamText {
  /** Number of its line, from 0. */
  readonly line: number;
  readonly text: string;
  /** The same object for texts that stand at the same place of their records; members of a list are at one place. */
  readonly place: object;
  readonly put: (text: string) => void;
}

/** The records of a stream of JSON lines, and what they say. */
export interface StreamTexts {
  /** By line; undefined = the line is no record. */
  readonly records: readonly unknown[];
  /** In order. */
  readonly texts: readonly StreamText[];
  /** By line: which message, block or tool call a record is about, as far as its ids tell. */
  readonly about: readonly string[];
  /** Lines of which something is not kept. */
  readonly cut: ReadonlySet<number>;
}

/** No client nests as deep, and what lies below could not be looked at in a bearable time. */
const DEEPEST = 32;

const NOT_KEPT = '[not kept: nested too deep]';

/** Reads a stream in time that grows with its length alone; in the records what is nested too deep is left out. */
export function streamTexts(lines: readonly string[]): StreamTexts {
  const records = lines.map(parsed);
  const root: Place = {};
  const texts: StreamText[] = [];
  const cut = new Set<number>();
  const ids = records.map((record, line) => {
    const walk: Walk = { line, texts, cut, ids: [] };
    if (isHolder(record)) visit(walk, { holder: record, place: root, depth: 1, isListed: false });
    return walk.ids;
  });
  return { records, texts, about: aboutOf(ids), cut };
}

type Holder = Record<string, unknown>;

function isHolder(value: unknown): value is Holder {
  return typeof value === 'object' && value !== null;
}

function parsed(line: string): unknown {
  if (!line.startsWith('{')) return undefined;
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

interface Place {
  fields?: Map<string, Place>;
  members?: Place;
}

interface Walk {
  readonly line: number;
  readonly texts: StreamText[];
  readonly cut: Set<number>;
  readonly ids: string[];
}

interface Visit {
  readonly holder: Holder;
  readonly place: Place;
  readonly depth: number;
  /** Whether it lies in a list, whose members say nothing of the whole record. */
  readonly isListed: boolean;
}

function visit(walk: Walk, at: Visit): void {
  const { holder, isListed } = at;
  const isList = Array.isArray(holder);
  for (const [key, inner] of Object.entries(holder)) {
    if (!isListed && !isList && isId(key, inner)) walk.ids.push(`${key}=${inner}`);
    if (typeof inner === 'string') noteText(walk, { at, key, text: inner });
    else if (isHolder(inner)) visitInner(walk, { at, key, inner });
  }
}

interface Entry {
  readonly at: Visit;
  readonly key: string;
}

function noteText({ line, texts }: Walk, { at, key, text }: Entry & { readonly text: string }): void {
  const put = (clean: string): void => {
    at.holder[key] = clean;
  };
  texts.push({ line, text, place: placeIn(at, key), put });
}

function visitInner(walk: Walk, { at, key, inner }: Entry & { readonly inner: Holder }): void {
  const { holder, depth, isListed } = at;
  if (depth === DEEPEST) {
    holder[key] = NOT_KEPT;
    walk.cut.add(walk.line);
    return;
  }
  const place = placeIn(at, key);
  visit(walk, { holder: inner, place, depth: depth + 1, isListed: isListed || Array.isArray(holder) });
}

/** Place of a field, or that of all members of a list. */
function placeIn({ holder, place }: Pick<Visit, 'holder' | 'place'>, field: string): Place {
  if (Array.isArray(holder)) {
    place.members ??= {};
    return place.members;
  }
  place.fields ??= new Map();
  const known = place.fields.get(field) ?? {};
  place.fields.set(field, known);
  return known;
}

/** Such as `index` of a block, `message_id`, `parent_tool_use_id` or `partID`. */
function isId(key: string, value: unknown): boolean {
  if (typeof value !== 'number' && (typeof value !== 'string' || value.length > 200)) return false;
  return /(?:^|_)(?:id|index)$|[a-z](?:Id|ID|Index)$/.test(key);
}

/** An id that one record alone has is its own name: it tells nothing of what the record is about. */
function aboutOf(records: readonly (readonly string[])[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const ids of records) for (const id of new Set(ids)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return records.map((ids) => JSON.stringify(ids.filter((id) => (counts.get(id) ?? 0) > 1)));
}
