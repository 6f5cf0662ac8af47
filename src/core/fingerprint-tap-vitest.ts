/** Lines of an explanation below a test; a longer one is left as it is. */
const MOST_BLOCK = 400;

/**
 * The failures of vitest's TAP, nested or flat, as its reporter for people tells them, so that a failing test has one name under each of
 * them. TAP of others, whose errors have no name and message in quotes, stays.
 */
export function withoutTapOfVitest(lines: readonly string[]): readonly string[] {
  if (!lines.some((_, at) => isError(lines, at))) return lines;
  const points = lines.map(failedIn);
  const told: string[] = [];
  let suites: readonly Point[] = [];
  let next = 0;
  for (const [at, line] of lines.entries()) {
    if (at < next) continue;
    const point = points[at];
    const block = blockAt(lines, at + 1);
    if (point !== undefined) suites = [...suites.filter(({ indent }) => indent < point.indent), point];
    const isTold = point !== undefined && (block.length > 0 || point.isSuite);
    told.push(...(isTold ? failure(suites, block, isToldBelow(points.slice(at + 1), point)) : [line]));
    next = at + 1 + (isTold ? block.length : 0);
  }
  return told;
}

/** `not ok 3 - name # time=1.20ms`, or a suite, whose tests stand below it up to a brace. */
interface Point {
  readonly indent: number;
  readonly name: string;
  readonly isSuite: boolean;
}

function failedIn(line: string): Point | undefined {
  const [, indent, name = '', brace] = /^(\s*)not ok \d+ - (.*?)(?: # time=[\d.]+ms)?( \{)?$/.exec(line) ?? [];
  if (indent === undefined) return undefined;
  return { indent: indent.length, name: name.replace(/\\([\\#])/g, '$1'), isSuite: brace !== undefined };
}

/** Whether a suite is told by one of its tests; what failed before the first of them has no line of its own. */
function isToldBelow(below: readonly (Point | undefined)[], { indent }: Point): boolean {
  const next = below.find((point) => point !== undefined);
  return next !== undefined && next.indent > indent;
}

function failure(path: readonly Point[], block: readonly string[], isTwice: boolean): readonly string[] {
  if (block.length === 0 && isTwice) return [];
  const name = path.map((point) => point.name).join(' > ');
  // A file that could not be loaded has no test, and is named twice.
  return [` FAIL  ${name}${name.includes(' > ') ? '' : ` [ ${name} ]`}`, ...errorsIn(block)];
}

function isError(lines: readonly string[], at: number): boolean {
  if (lines[at]?.trim() !== '---') return false;
  // A message may be empty.
  return /^\s*error:\n\s*name: ".*\n\s*message:/.test(lines.slice(at + 1, at + 4).join('\n'));
}

/** From `---` to `...`; empty = nothing of the kind stands there. */
function blockAt(lines: readonly string[], at: number): readonly string[] {
  if (!isError(lines, at)) return [];
  const block = lines.slice(at, at + MOST_BLOCK);
  return block.slice(0, block.indexOf(String(block[0]).replace('---', '...')) + 1);
}

function errorsIn(block: readonly string[]): readonly string[] {
  const starts = block.flatMap((_, at) => (isError(block, at) ? [at] : []));
  return starts.flatMap((from, nth) => explained(block.slice(from, starts[nth + 1] ?? -1)));
}

function explained(block: readonly string[]): readonly string[] {
  const fields = fieldsIn(block);
  const field = (name: string): readonly string[] => fields.get(name) ?? [];
  const [type] = field('name');
  const [message = '', ...more] = field('message');
  return [
    `${type}: ${message}`,
    ...more,
    ...difference(field('expected'), field('actual'), message),
    ...field('at').map((at) => ` ❯ ${at}`),
  ];
}

/** What somebody called the value stands before it. */
const valuesCompared = /\bexpected .* to /;
const textsCompared = /\bexpected (?:'.*' to .* '.*'(?: \/\/ .*)?|.* to throw error including '.*' but got '.*')$/;

/** `name: "value"`; a value goes on over lines up to the quote that ends it. */
function fieldsIn(block: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const fields = new Map<string, readonly string[]>();
  let name: string | undefined;
  for (const [at, line] of block.entries()) {
    const [, started, first = line] = /^\s+(\w+): "(.*)/.exec(line) ?? [];
    const text = name === undefined ? first : line;
    name ??= started;
    if (name === undefined) continue;
    const isEnd = endsValue(text, block[at + 1]);
    const value = (isEnd ? text.slice(0, -1) : text).replaceAll('\\"', '"');
    fields.set(name, [...(fields.get(name) ?? []), value]);
    if (isEnd) name = undefined;
  }
  return fields;
}

/** A quote behind a backslash belongs to the value, or the backslash does, which is not doubled: then another field stands below it. */
function endsValue(line: string, below: string | undefined): boolean {
  if (!line.endsWith('\\"')) return line.endsWith('"');
  return below === undefined || /^\s+(?:at|actual|expected):(?: "|$)/.test(below);
}

/**
 * Two texts of a line each stand below each other in full, values of two types beneath their heads; of anything else the lines that the
 * values do not share.
 */
function difference(expected: readonly string[], actual: readonly string[], message: string): readonly string[] {
  if (expected.length === 0 && actual.length === 0) return [];
  const areTexts = textsCompared.test(message);
  if (areTexts && expected.length === 1 && actual.length === 1) {
    return [`Expected: "${expected[0]}"`, `Received: "${actual[0]}"`];
  }
  if (!areTexts && valuesCompared.test(message) && typeOf(expected) !== typeOf(actual)) {
    return ['- Expected:', ...expected, '+ Received:', ...actual];
  }
  const [missing, more] = [without(expected, actual), without(actual, expected)];
  // The same lines in another order.
  const [left, right] = missing.length + more.length > 0 ? [missing, more] : [expected, actual];
  return ['- Expected', '+ Received', ...left.map((line) => `- ${line}`), ...right.map((line) => `+ ${line}`)];
}

function without(lines: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return lines.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** How values of a type begin, where they are not both texts; any other is an object. */
const types = [/^undefined/, /^null/, /^(?:true|false)/, /^(?:-?\d|-?Infinity|NaN)/, /^"/, /^(?:\w+ )?\[\]?$/];

function typeOf(value: readonly string[]): number {
  return types.findIndex((type) => type.test(value[0] ?? ''));
}
