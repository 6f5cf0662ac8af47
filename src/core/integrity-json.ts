import { createScanner, getNodeValue, type Node, type ParseError, parseTree } from 'jsonc-parser';

/** A manifest as far as the rules look at it. */
export interface Manifest {
  /** `scripts` whose value is a text, in file order. */
  readonly scripts: ReadonlyMap<string, string>;
  /** Top-level keys with their value as canonical JSON: order and formatting do not count. */
  readonly keys: ReadonlyMap<string, string>;
  /** `scripts` exists and is no object. */
  readonly oddScripts: boolean;
  /** A key of the top level or of `scripts` stands twice: readers disagree on which one counts. */
  readonly duplicates: boolean;
}

/** Nesting of a package.json beyond which nothing honest lies; keeps the recursive parser safe. */
const DEEPEST = 100;

/** The object of a manifest; undefined when the text is no JSON object. Comments and trailing commas are read, as bun does. */
export function readManifest(text: string | undefined): Manifest | undefined {
  if (text === undefined || isTooDeep(text)) return undefined;
  const errors: ParseError[] = [];
  const root = parseTree(withoutBom(text), errors, { allowTrailingComma: true });
  if (errors.length > 0 || root?.type !== 'object') return undefined;
  const top = properties(root);
  const scripts = top.findLast(([key]) => key === 'scripts')?.[1];
  const entries = scripts?.type === 'object' ? properties(scripts) : [];
  return {
    scripts: new Map(entries.flatMap(([key, node]) => (node.type === 'string' ? [[key, String(node.value)]] : []))),
    keys: new Map(top.map(([key, node]) => [key, canonical(node)])),
    oddScripts: scripts !== undefined && scripts.type !== 'object',
    duplicates: hasTwice(top) || hasTwice(entries),
  };
}

/** The value of one top-level key, for writing it back. */
export function topValue(text: string, key: string): unknown {
  const root = parseTree(withoutBom(text));
  const node = root?.type === 'object' ? properties(root).findLast(([name]) => name === key)?.[1] : undefined;
  return node === undefined ? undefined : getNodeValue(node);
}

export function withoutBom(text: string): string {
  return text.startsWith('\ufeff') ? text.slice(1) : text;
}

/** Brackets outside strings and comments, counted without recursion. */
export function isTooDeep(text: string): boolean {
  const scanner = createScanner(text);
  let depth = 0;
  while (scanner.getPosition() < text.length && depth <= DEEPEST) {
    scanner.scan();
    const token = text.charAt(scanner.getTokenOffset());
    depth += Number('[{'.includes(token)) - Number(']}'.includes(token));
  }
  return depth > DEEPEST;
}

function properties(node: Node): readonly (readonly [string, Node])[] {
  return (node.children ?? []).flatMap((property) => {
    const [key, value] = property.children ?? [];
    return key === undefined || value === undefined ? [] : [[String(key.value), value] as const];
  });
}

function hasTwice(entries: readonly (readonly [string, Node])[]): boolean {
  return new Set(entries.map(([key]) => key)).size < entries.length;
}

function canonical(node: Node): string {
  if (node.type === 'array') return `[${(node.children ?? []).map(canonical).join(',')}]`;
  if (node.type !== 'object') return JSON.stringify(node.value);
  const parts = properties(node).map(([key, value]) => `${JSON.stringify(key)}:${canonical(value)}`);
  return `{${parts.toSorted().join(',')}}`;
}
