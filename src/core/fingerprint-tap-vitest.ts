/** Lines of an explanation below a test; a longer one is left as it is. */
const MOST_BLOCK = 400;

/**
 * The failures of vitest's TAP, nested or flat, as its reporter for people tells them, so that a failing test has one name under each of
 * them. TAP of others, whose errors have no name and message in quotes, stays.
 */
export function withoutTapOfVitest(lines: readonly string[]): readonly string[] {
  if (!lines.some((_, at) => isError(lines, at))) return lines;
  const told: string[] = [];
  let suites: readonly Point[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const point = pointIn(lines[at] ?? '');
    if (point !== undefined) suites = [...suites.filter(({ indent }) => indent < point.indent), point];
    const block = blockAt(lines, at + 1);
    const isTold = point?.isFailed === true && (block.length > 0 || point.isSuite);
    told.push(...(isTold ? failure(suites, block, failsBelow(lines, at, point)) : [lines[at] ?? '']));
    at += isTold ? block.length : 0;
  }
  return told;
}

/** `ok 3 - name # time=1.20ms`, or a suite, whose tests stand below it up to a brace. */
interface Point {
  readonly indent: number;
  readonly name: string;
  readonly isFailed: boolean;
  readonly isSuite: boolean;
}

function pointIn(line: string): Point | undefined {
  const [, indent, not, name = '', brace] = /^(\s*)(not )?ok \d+ - (.*?)(?: # time=[\d.]+ms)?( \{)?$/.exec(line) ?? [];
  if (indent === undefined) return undefined;
  const plain = name.replace(/\\([\\#])/g, '$1');
  return { indent: indent.length, name: plain, isFailed: not !== undefined, isSuite: brace !== undefined };
}

/** Whether a suite is told by one of its tests; what failed before the first of them has no line of its own. */
function failsBelow(lines: readonly string[], at: number, { indent, isSuite }: Point): boolean {
  if (!isSuite) return false;
  for (let below = at + 1; below < lines.length; below += 1) {
    const point = pointIn(lines[below] ?? '');
    if (point !== undefined && point.indent <= indent) return false;
    if (point?.isFailed === true) return true;
  }
  return false;
}

function failure(path: readonly Point[], block: readonly string[], isToldBelow: boolean): readonly string[] {
  if (block.length === 0 && isToldBelow) return [];
  const name = path.map((point) => point.name).join(' > ');
  // A file that could not be loaded has no test, and is named twice.
  return [` FAIL  ${name}${name.includes(' > ') ? '' : ` [ ${name} ]`}`, ...errorsIn(block)];
}

function isError(lines: readonly string[], at: number): boolean {
  if (!/^\s*---$/.test(lines[at] ?? '')) return false;
  const [error = '', name = '', message = ''] = lines.slice(at + 1, at + 4);
  return /^\s*error:$/.test(error) && /^\s*name: "/.test(name) && /^\s*message: /.test(message);
}

/** From `---` to `...`; empty = nothing of the kind stands there. */
function blockAt(lines: readonly string[], at: number): readonly string[] {
  if (!isError(lines, at)) return [];
  const indent = /^\s*/.exec(lines[at] ?? '')?.[0] ?? '';
  const end = lines.slice(at, at + MOST_BLOCK).indexOf(`${indent}...`);
  return lines.slice(at, at + end + 1);
}

function errorsIn(block: readonly string[]): readonly string[] {
  const starts = block.flatMap((_, at) => (isError(block, at) ? [at] : []));
  return starts.flatMap((from, nth) => explained(block.slice(from, starts[nth + 1] ?? -1)));
}

function explained(block: readonly string[]): readonly string[] {
  const fields = fieldsIn(block);
  const field = (name: string): readonly string[] => fields.get(name) ?? [];
  const [message = '', ...more] = field('message');
  return [
    `${field('name').join(' ')}: ${message}`,
    ...more,
    ...difference(field('expected'), field('actual'), textsCompared.test(message)),
    ...field('at').map((at) => ` ❯ ${at}`),
  ];
}

const textsCompared = /^expected '.*' to .* '.*'(?: \/\/ .*)?$/;

/** `name: "value"`; a value goes on over lines up to the quote that ends it. */
function fieldsIn(block: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const fields = new Map<string, readonly string[]>();
  let name: string | undefined;
  for (const line of block) {
    const [, started, first] = /^\s+(\w+): "(.*)$/.exec(line) ?? [];
    const text = name === undefined ? first : line;
    name ??= started;
    if (name === undefined || text === undefined) continue;
    const isEnd = /(?:^|[^\\])"$/.test(text);
    const value = (isEnd ? text.slice(0, -1) : text).replaceAll('\\"', '"');
    fields.set(name, [...(fields.get(name) ?? []), value]);
    if (isEnd) name = undefined;
  }
  return fields;
}

/** Two texts of a line each stand below each other in full, of anything else the lines that the values do not share. */
function difference(expected: readonly string[], actual: readonly string[], areTexts: boolean): readonly string[] {
  if (expected.length === 0 && actual.length === 0) return [];
  if (areTexts && expected.length === 1 && actual.length === 1) {
    return [`Expected: "${expected[0]}"`, `Received: "${actual[0]}"`];
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
