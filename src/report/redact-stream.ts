import { type Redacted, redact, secretSpans } from './redact.ts';

/**
 * As `redact`, for a stream of JSON lines whose words come in pieces: a secret may begin in one line and end in a later one.
 * Values that stand at the same place of their records belong together.
 */
export function redactStream(text: string, secrets: readonly string[]): Redacted {
  const lines = text.split('\n');
  const records = lines.map(parsed);
  const places = placesIn(records);
  const count = [...places.values()].reduce((sum, pieces) => sum + cleanAcross(pieces, secrets), 0);
  if (count === 0) return redact(text, secrets);
  const touched = new Set([...places.values()].flat().flatMap(({ isChanged, line }) => (isChanged ? [line] : [])));
  const written = lines.map((line, at) => (touched.has(at) ? JSON.stringify(records[at]) : line));
  const whole = redact(written.join('\n'), secrets);
  return { text: whole.text, count: whole.count + count };
}

/** One value of a record that is a text. */
interface Piece {
  readonly line: number;
  readonly text: string;
  readonly put: (text: string) => void;
  isChanged: boolean;
}

function parsed(line: string): unknown {
  if (!line.startsWith('{')) return undefined;
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function placesIn(records: readonly unknown[]): ReadonlyMap<string, Piece[]> {
  const places = new Map<string, Piece[]>();
  records.forEach((record, line) => {
    for (const { place, text, put } of textsIn(record, '')) {
      const pieces = places.get(place) ?? [];
      places.set(place, pieces);
      pieces.push({ line, text, put, isChanged: false });
    }
  });
  return places;
}

interface Found extends Pick<Piece, 'text' | 'put'> {
  readonly place: string;
}

/** Every text in a record, with its place; members of a list are at one place. */
function* textsIn(value: unknown, at: string): Generator<Found> {
  if (typeof value !== 'object' || value === null) return;
  const holder = value as Record<string, unknown>;
  for (const [key, inner] of Object.entries(holder)) {
    const place = Array.isArray(value) ? `${at}/` : `${at}/${key}`;
    if (typeof inner === 'string') yield { place, text: inner, put: putIn(holder, key) };
    else yield* textsIn(inner, place);
  }
}

function putIn(holder: Record<string, unknown>, key: string): Piece['put'] {
  return (text) => {
    holder[key] = text;
  };
}

/** Takes out what only the pieces together show, and counts it. */
function cleanAcross(pieces: readonly Piece[], secrets: readonly string[]): number {
  const starts: number[] = [];
  let end = 0;
  for (const { text } of pieces) {
    starts.push(end);
    end += text.length;
  }
  const spans = secretSpans(pieces.map(({ text }) => text).join(''), secrets);
  const across = spans.filter(([from, to]) => starts.some((start) => from < start && start < to));
  pieces.forEach((piece, at) => {
    const start = starts[at] ?? 0;
    const cuts = across
      .map(([from, to]) => [Math.max(0, from - start), Math.min(piece.text.length, to - start)] as const)
      .filter(([from, to]) => from < to);
    if (cuts.length === 0) return;
    const clean = cuts
      .toReversed()
      .reduce((text, [from, to]) => `${text.slice(0, from)}[redacted]${text.slice(to)}`, piece.text);
    piece.put(clean);
    piece.isChanged = true;
  });
  return across.length;
}
