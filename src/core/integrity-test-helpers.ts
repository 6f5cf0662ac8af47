/** Heads of named functions up to the list of their parameters. */
const heads =
  /\bfunction\s+(\w+)[^({;]{0,200}\(|\b(?:const|let|var)\s+(\w+)\s*=\s*(?:async\s+)?(?:function\b[^({;]{0,100})?\(/g;

/** What stands between the parameters of a function and its body. */
const toBody = /^[^{;]{0,200}?\{/;

/**
 * Calls beyond the first of functions that declare tests, one number per such function: a table that is written as a function, which is
 * called for each of its rows. Linear in the length of the text.
 * @param code text without comments and strings
 * @param declared where tests get their name at run time
 */
export function repeatedCalls(code: string, declared: readonly number[]): readonly number[] {
  if (declared.length === 0) return [];
  const ends = closings(code);
  const names = [...code.matchAll(heads)].flatMap(({ 0: head, 1: named, 2: held, index }) => {
    const body = bodyOf(code, ends, index + head.length - 1);
    const isHelper = body !== undefined && declared.some((at) => at > body.from && at < body.to);
    return isHelper ? [named ?? held ?? ''] : [];
  });
  const own = new Set(names);
  if (own.size === 0) return [];
  const calls = new Map<string, number>();
  for (const [, name = ''] of code.matchAll(/(?<![\w$.])(?<!\bfunction\s{1,20})(\w+)\s*\(/g))
    if (own.has(name)) calls.set(name, (calls.get(name) ?? 0) + 1);
  return [...calls.values()].map((count) => count - 1).filter((extra) => extra > 0);
}

function bodyOf(
  code: string,
  ends: ReadonlyMap<number, number>,
  parameters: number,
): { readonly from: number; readonly to: number } | undefined {
  const close = ends.get(parameters);
  if (close === undefined) return undefined;
  const between = toBody.exec(code.slice(close + 1, close + 300))?.[0];
  const from = between === undefined ? -1 : close + between.length;
  const to = ends.get(from);
  return to === undefined ? undefined : { from, to };
}

/** For every opening bracket of a text where it is closed. */
function closings(code: string): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  const open: number[] = [];
  for (const { 0: bracket, index } of code.matchAll(/[([{)\]}]/g)) {
    if (/[([{]/.test(bracket)) open.push(index);
    else ends.set(open.pop() ?? -1, index);
  }
  return ends;
}
