/** A config file as YAML with line numbers. */
import {
  type Alias,
  type Document,
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type Pair,
  parseDocument,
  visit,
  type YAMLError,
  type YAMLMap,
} from 'yaml';
import { byteLength, quote } from './codecs.ts';
import type { Mistake } from './settings.ts';

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
export type NodeText = string | { readonly problem: string };

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
    const node = item as Node | null;
    const place = placeOf(config, node) ?? entry.place;
    return { label: `${entry.label}[${index}]`, key: '', node: follow(config, node), place };
  });
}

/** A scalar as it is written (`1e9` stays `1e9`), a list one entry per line; null is an empty text, "not given". */
export function textOf(config: ConfigDocument, entry: ConfigEntry): NodeText {
  const items = itemsOf(config, entry);
  if (items === undefined) return scalarText(entry.node);
  const texts = items.map(({ node }) => (isScalar(node) ? scalarText(node) : notAValue));
  if (!texts.every((text) => typeof text === 'string')) return notAValue;
  return texts.some((line) => /[\r\n]/.test(line))
    ? { problem: 'has an entry with a line break. Write every entry on one line.' }
    : texts.join('\n');
}

/** Nothing is written there: an empty file, or a key without a value. */
export function isNothing(node: Node | null): boolean {
  return node === null || (isScalar(node) && node.value === null);
}

/** A mistake at an entry. */
export function mistakeAt(entry: ConfigEntry, message: string, value = ''): Mistake {
  return { setting: entry.label, value, message: `${entry.place}: ${entry.label}: ${message}` };
}

const notAValue = { problem: 'is not a plain value. Write one value, or a list of values.' };

function toEntry(config: ConfigDocument, pair: Pair<Node, Node | null>, label: string): ConfigEntry {
  const text = scalarText(pair.key);
  const key = typeof text === 'string' ? text : '(not a plain key)';
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
  if (isNothing(node)) return '';
  if (!isScalar(node)) return notAValue;
  if (typeof node.value === 'boolean') return String(node.value);
  return typeof node.value === 'string' ? node.value : (node.source ?? String(node.value));
}

/** Larger than any honest file; 256 KiB. */
const MOST_BYTES = 256 * 1024;
/** More aliases than any honest file has; the file that grows out of aliases needs thousands. */
const MOST_ALIASES = 100;

/** Parses YAML to a mapping whose aliases can be followed safely, or says with file and line why not. */
export function parseConfig(text: string, file: string): ConfigDocument | { readonly mistakes: readonly Mistake[] } {
  const bytes = byteLength(text);
  if (bytes > MOST_BYTES) return { mistakes: [at(file, `is ${bytes} bytes long. Keep it below ${MOST_BYTES} bytes.`)] };
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const config: ConfigDocument = { document, lines, file };
  const syntax = syntaxMistakes(config, text);
  const mistakes = syntax.length > 0 ? syntax : [...aliasMistakes(config), ...shapeMistakes(config)];
  return mistakes.length > 0 ? { mistakes } : config;
}

function syntaxMistakes({ document, lines, file }: ConfigDocument, text: string): readonly Mistake[] {
  const errors: readonly YAMLError[] = [...document.errors, ...document.warnings];
  if (errors.some(({ code }) => code === 'RESOURCE_EXHAUSTION')) {
    return [at(file, 'is nested too deeply to be read. Write settings at the top level.')];
  }
  return errors.slice(0, 10).map(({ code, message, pos }) => {
    const { line } = lines.linePos(pos[0]);
    const key = /^[^:\r\n]*/.exec(text.slice(pos[0]))?.[0] ?? '';
    if (code === 'DUPLICATE_KEY') return at(file, `the key ${quote(key)} is given twice. Keep one of them.`, line);
    return at(file, `is not valid YAML here: ${/[.!?]$/.test(message) ? message : `${message}.`}`, line);
  });
}

function aliasMistakes({ document, lines, file }: ConfigDocument): readonly Mistake[] {
  const aliases: Alias[] = [];
  visit(document, { Alias: (_key, alias) => void aliases.push(alias) });
  if (aliases.length > MOST_ALIASES) {
    return [at(file, `has ${aliases.length} aliases. Write the values out; at most ${MOST_ALIASES} are read.`)];
  }
  const dangling = aliases.filter((alias) => alias.resolve(document) === undefined);
  return dangling.map((alias) => {
    const { line } = lines.linePos(alias.range?.[0] ?? 0);
    return at(file, `the alias ${quote(`*${alias.source}`)} has no anchor. Write the value out.`, line);
  });
}

function shapeMistakes(config: ConfigDocument): readonly Mistake[] {
  const { contents } = config.document;
  if (isNothing(contents) || entriesOf(config, contents, '') !== undefined) return [];
  return [at(config.file, 'is not a mapping. Write "name: value" lines, for example "max_iterations: 20".')];
}

function at(file: string, message: string, line?: number): Mistake {
  const place = line === undefined ? file : `${file}:${line}`;
  return { setting: file, value: '', message: `${place}: ${message}` };
}
