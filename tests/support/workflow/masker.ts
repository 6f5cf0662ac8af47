/** Hides secrets in text the way the runner does. */
export interface Masker {
  /** Hides a value, each of its lines, and its encoded forms from now on. */
  readonly add: (value: string) => void;
  /** The text with every secret replaced; neighbours become one `***`. */
  readonly mask: (text: string) => string;
}

export function createMasker(initial: Iterable<string> = []): Masker {
  const values = new Set<string>();
  const add = (value: string): void => {
    for (const part of [value, ...value.split(/[\r\n]+/)]) {
      if (part.trim() === '') continue;
      for (const form of [part, ...encodedForms(part)]) if (form !== '') values.add(form);
    }
  };
  for (const value of initial) add(value);
  return { add, mask: (text) => replaceRanges(text, mergedRanges(text, values)) };
}

/** What a secret looks like after the usual encoders: base64 at three offsets, JSON, URL, XML, expression strings, quotes. */
function encodedForms(value: string): readonly string[] {
  const bytes = Buffer.from(value, 'utf8');
  const base64 = [0, 1, 2].map((offset) => bytes.subarray(offset).toString('base64'));
  const xml = value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
  const quoted = value.length > 8 && value.startsWith('"') && value.endsWith('"') ? [value.slice(1, -1)] : [];
  return [
    ...base64,
    JSON.stringify(value).slice(1, -1),
    encodeURIComponent(value.toWellFormed()),
    value.replaceAll("'", "''"),
    xml,
    ...quoted,
  ];
}

type Range = readonly [start: number, end: number];

function mergedRanges(text: string, values: ReadonlySet<string>): readonly Range[] {
  const ranges: Range[] = [];
  for (const value of values) {
    for (let at = text.indexOf(value); at !== -1; at = text.indexOf(value, at + 1))
      ranges.push([at, at + value.length]);
  }
  const merged: [number, number][] = [];
  for (const [start, end] of ranges.toSorted((a, b) => a[0] - b[0])) {
    const last = merged.at(-1);
    if (last !== undefined && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}

function replaceRanges(text: string, ranges: readonly Range[]): string {
  let result = '';
  let from = 0;
  for (const [start, end] of ranges) {
    result += `${text.slice(from, start)}***`;
    from = end;
  }
  return result + text.slice(from);
}
