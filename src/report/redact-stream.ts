import { type Redacted, redact, type SecretFinder, secretFinder } from './redact.ts';
import { type StreamText, type StreamTexts, streamTexts } from './stream-texts.ts';

/**
 * As `redact`, for a stream of JSON lines whose words come in pieces: a secret may begin in one line and end in a later one.
 * Values that stand at the same place of their records belong together, and of two blocks that come in turns those of each. What is
 * nested deeper than any client does is not kept.
 */
export function redactStream(text: string, secrets: readonly string[]): Redacted {
  const lines = text.split('\n');
  const stream = streamTexts(lines);
  const cuts = cutsIn(stream, secretFinder(secrets));
  const count = new Set([...cuts.values()].flatMap(({ begun }) => [...begun])).size;
  if (count === 0 && stream.cut.size === 0) return redact(text, secrets);
  const touched = new Set(stream.cut);
  for (const [piece, { spans }] of cuts) {
    piece.put(withoutSpans(piece.text, spans));
    touched.add(piece.line);
  }
  const written = lines.map((line, at) => (touched.has(at) ? JSON.stringify(stream.records[at]) : line));
  const whole = redact(written.join('\n'), secrets);
  return { text: whole.text, count: whole.count + count };
}

type Span = readonly [from: number, to: number];

/** What is taken out of one piece. */
interface Cut {
  readonly spans: Span[];
  /** Names of the places at which they begin, so that one that is found twice counts once. */
  readonly begun: Set<string>;
}

type Cuts = Map<StreamText, Cut>;

function cutsIn({ texts, about }: StreamTexts, find: SecretFinder): Cuts {
  const cuts: Cuts = new Map();
  const numbers = new Map(texts.map((each, at) => [each, at]));
  const cutAll = (groups: Iterable<readonly StreamText[]>): void => {
    for (const pieces of groups) cutAcross(pieces, { find, cuts, numbers });
  };
  const all = Map.groupBy(texts, ({ place }) => place);
  cutAll(all.values());
  // Pieces of blocks that come in turns stand next to each other only among those of their block.
  for (const pieces of all.values()) {
    const blocks = Map.groupBy(pieces, ({ line }) => about[line] ?? '');
    if (blocks.size > 1) cutAll(blocks.values());
  }
  return cuts;
}

interface Cutting {
  readonly find: SecretFinder;
  readonly cuts: Cuts;
  readonly numbers: ReadonlyMap<StreamText, number>;
}

/** Notes what only the pieces together show. */
function cutAcross(pieces: readonly StreamText[], { find, cuts, numbers }: Cutting): void {
  if (pieces.length < 2) return;
  const placed = placedOf(pieces);
  let first = 0;
  // Both are in order, so that one pass over both is enough.
  for (const [from, to] of find(pieces.map(({ text }) => text).join(''))) {
    while ((placed[first]?.end ?? to) <= from) first += 1;
    const begun = `${numbers.get(pieces[first] as StreamText)}:${from - (placed[first]?.start ?? 0)}`;
    const isWithin = to <= (placed[first]?.end ?? to);
    for (let at = first; !isWithin && (placed[at]?.start ?? to) < to; at += 1)
      noteCut(cuts, { placed: placed[at] as Placed, from, to, begun });
  }
}

interface Placed {
  readonly piece: StreamText;
  readonly start: number;
  readonly end: number;
}

function placedOf(pieces: readonly StreamText[]): readonly Placed[] {
  let end = 0;
  return pieces.map((piece) => {
    const start = end;
    end += piece.text.length;
    return { piece, start, end };
  });
}

interface Found {
  readonly placed: Placed;
  readonly from: number;
  readonly to: number;
  readonly begun: string;
}

function noteCut(cuts: Cuts, { placed: { piece, start, end }, from, to, begun }: Found): void {
  const span = [Math.max(from, start) - start, Math.min(to, end) - start] as const;
  if (span[0] >= span[1]) return;
  const cut = cuts.get(piece) ?? { spans: [], begun: new Set() };
  cut.spans.push(span);
  cut.begun.add(begun);
  cuts.set(piece, cut);
}

function withoutSpans(text: string, spans: readonly Span[]): string {
  const kept: string[] = [];
  let end = -1;
  for (const [from, to] of spans.toSorted((a, b) => a[0] - b[0])) {
    if (from > end) kept.push(text.slice(Math.max(0, end), from), '[redacted]');
    end = Math.max(end, to);
  }
  return `${kept.join('')}${text.slice(Math.max(0, end))}`;
}
