import {
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  type LineCounter,
  type Node,
  type Pair,
  type YAMLMap,
} from 'yaml';
import type { Mistake } from './raw.ts';

/** A parsed file with what is needed to name a place in it. */
export interface ConfigDocument {
  readonly document: Document.Parsed;
  readonly lines: LineCounter;
  readonly file: string;
}

/** One key of a mapping with its value, aliases followed. */
export interface ConfigEntry {
  /** Dotted path from the top, for example `defaults.max_iterations`. */
  readonly label: string;
  readonly key: string;
  readonly node: Node | null;
  /** `.ralph/config.yaml:3`. */
  readonly place: string;
}

/** A value as the text that the same input would have, or why it has none. */
export type NodeText = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly problem: string };

/** The keys of a mapping in file order; undefined when the node is no mapping. */
export function entriesOf(
  config: ConfigDocument,
  node: Node | null,
  label: string,
): readonly ConfigEntry[] | undefined {
  if (!isMap(node)) return undefined;
  return (node as YAMLMap<Node, Node | null>).items.map((pair) => toEntry(config, pair, label));
}

/** The items of a list, each as an entry without a key; undefined when the node is no list. */
export function itemsOf(config: ConfigDocument, entry: ConfigEntry): readonly ConfigEntry[] | undefined {
  if (!isSeq(entry.node)) return undefined;
  return entry.node.items.map((item, index) => {
    const node = follow(config, item as Node | null);
    return {
      label: `${entry.label}[${index}]`,
      key: '',
      node,
      place: placeOf(config, item as Node | null) ?? entry.place,
    };
  });
}

/** A scalar as it is written (`1e9` stays `1e9`), a list one entry per line; null is an empty text, "not given". */
export function textOf(config: ConfigDocument, entry: ConfigEntry): NodeText {
  const items = itemsOf(config, entry);
  if (items === undefined) return scalarText(entry.node);
  const texts = items.map(({ node }) => (isScalar(node) ? scalarText(node) : notAValue));
  const failed = texts.find((text) => !text.ok);
  if (failed !== undefined) return failed;
  const lines = texts.map((text) => (text.ok ? text.text : ''));
  return lines.some((line) => /[\r\n]/.test(line))
    ? { ok: false, problem: 'has an entry with a line break. Write every entry on one line.' }
    : { ok: true, text: lines.join('\n') };
}

/** Nothing is written there: an empty file, or a key without a value. */
export function isNothing(node: Node | null): boolean {
  return node === null || (isScalar(node) && node.value === null);
}

/** A mistake at an entry. */
export function mistakeAt(entry: ConfigEntry, message: string, value = ''): Mistake {
  return { setting: entry.label, value, message: `${entry.place}: ${entry.label}: ${message}` };
}

const notAValue: NodeText = { ok: false, problem: 'is not a plain value. Write one value, or a list of values.' };

function toEntry(config: ConfigDocument, pair: Pair<Node, Node | null>, label: string): ConfigEntry {
  const keyText = scalarText(pair.key);
  const key = keyText.ok ? keyText.text : '(not a plain key)';
  const place = placeOf(config, pair.key) ?? config.file;
  return { label: label === '' ? key : `${label}.${key}`, key, node: follow(config, pair.value), place };
}

function follow({ document }: ConfigDocument, node: Node | null): Node | null {
  return isAlias(node) ? (node.resolve(document) ?? null) : node;
}

function placeOf({ lines, file }: ConfigDocument, node: Node | null): string | undefined {
  const offset = node?.range?.[0];
  return offset === undefined ? undefined : `${file}:${lines.linePos(offset).line}`;
}

function scalarText(node: Node | null): NodeText {
  if (isNothing(node)) return { ok: true, text: '' };
  if (!isScalar(node)) return notAValue;
  if (typeof node.value === 'boolean') return { ok: true, text: String(node.value) };
  return { ok: true, text: typeof node.value === 'string' ? node.value : (node.source ?? String(node.value)) };
}
