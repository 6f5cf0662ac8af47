import { readFileSync } from 'node:fs';
import { type AnyNode, type FunctionDeclaration, parse } from 'acorn';

/** Names of functions by module: its path in `src` without extension. */
export type EagerFunctions = ReadonlyMap<string, ReadonlySet<string>>;

/** Reads `eager-functions.txt`: a line `module: name name …` for each module. */
export function readEagerFunctions(file: string): EagerFunctions {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  return new Map(
    lines.map((line) => {
      const [module = '', names = ''] = line.split(': ');
      return [module, new Set(names.split(' '))];
    }),
  );
}

/** A chunk as esbuild prints it: each module behind a comment with its path. */
export interface Chunk {
  readonly text: string;
  /** Folder of what tsc made of `src`, relative to the folder that esbuild worked in. */
  readonly compiled: string;
}

/** The chunk with functions compiled at once, and how many. */
export interface EagerChunk {
  readonly text: string;
  readonly count: number;
}

/** From `start` to `end` of a text stands `instead`. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly instead: string;
}

/**
 * The chunk with the wanted functions written so that the engine compiles them when it reads the file. It only looks over any other to find its
 * end, and reads it again from the start at its first call, which for all that a start calls takes a tenth of the time to the first agent.
 * What it takes as a wish is a bracket before the word, so a declaration becomes `var name = (function …)`. Such a variable has no value
 * before its line: those of a module come first in it, since a declaration has its value everywhere.
 * @throws {SyntaxError} when the text is no module
 */
export function compileAtOnce({ text, compiled }: Chunk, wanted: EagerFunctions): EagerChunk {
  const modules = modulesOf({ text, compiled }).map(({ path, start }) => ({ start, names: wanted.get(path) }));
  const edits: Edit[] = [];
  let count = 0;
  for (const node of parse(text, { ecmaVersion: 'latest', sourceType: 'module' }).body) {
    const module = modules.findLast(({ start }) => start <= node.start);
    if (module?.names === undefined) continue;
    const { names } = module;
    const functions = namedFunctions(node).filter(({ name }) => names.has(name));
    count += functions.length;
    const brackets = functions.flatMap(({ at }) => (at.type === 'FunctionDeclaration' ? [] : bracketsAround(at)));
    if (!functions.some(({ at }) => at === node)) edits.push(...brackets);
    else edits.push(...movedUp(node, { text, brackets, to: module.start }));
  }
  return { text: edited(text, edits), count };
}

/** The modules in a chunk: the path of each without extension, and where it begins. */
function modulesOf({ text, compiled }: Chunk): readonly { readonly path: string; readonly start: number }[] {
  const heads = [...text.matchAll(new RegExp(`^// ${compiled}/(.+)\\.js\\n`, 'gm'))];
  return heads.map(({ index, 0: line, 1: path = '' }) => ({ path, start: index + line.length }));
}

/** Tells of which module a statement of a chunk is, by its path without extension. */
export function moduleFinder(chunk: Chunk): (node: AnyNode) => string | undefined {
  const modules = modulesOf(chunk);
  return (node) => modules.findLast(({ start }) => start <= node.start)?.path;
}

interface Move {
  readonly text: string;
  readonly brackets: readonly Edit[];
  readonly to: number;
}

function movedUp(node: AnyNode, { text, brackets, to }: Move): readonly Edit[] {
  const within = brackets.map(({ start, end, instead }) => ({
    start: start - node.start,
    end: end - node.start,
    instead,
  }));
  const declaration = edited(text.slice(node.start, node.end), within);
  const variable = asVariable(declaration, (node as FunctionDeclaration).id.name);
  return [
    { start: to, end: to, instead: variable },
    { start: node.start, end: node.end, instead: '' },
  ];
}

function bracketsAround({ start, end }: AnyNode): readonly Edit[] {
  return [
    { start, end: start, instead: '(' },
    { start: end, end, instead: ')' },
  ];
}

/** A function in a statement that declares something, and the name under which it is listed. */
export interface NamedFunction {
  readonly name: string;
  readonly at: AnyNode;
}

/**
 * The functions in a declaration that can be written with brackets: a declared function by its name, as `name` or `var name = (function …)`, and
 * those inside a declaration by their number in it and how many it holds, as `name>2/5`: with one more or less the number may mean another one.
 */
export function namedFunctions(node: AnyNode): readonly NamedFunction[] {
  const declared = declaredName(node);
  if (declared === undefined) return [];
  const name = steady(declared);
  const isMoved = node.type === 'VariableDeclaration' && node.declarations[0]?.init?.type === 'FunctionExpression';
  return functionsIn(node).flatMap(({ at, isMethod }, index, { length }) => {
    if (isMethod || (index > 0 && at.type === 'FunctionDeclaration')) return [];
    const isWhole = index === 0 && (isMoved || at === node);
    return [{ name: isWhole ? name : `${name}>${index}/${length}`, at }];
  });
}

interface FunctionAt {
  readonly at: AnyNode;
  /** Written without a word or an arrow of its own. */
  readonly isMethod: boolean;
}

/** Functions in a node, in text order. */
function functionsIn(node: AnyNode): readonly FunctionAt[] {
  const found: FunctionAt[] = [];
  const visit = (value: unknown, isMethod: boolean): void => {
    if (Array.isArray(value)) for (const each of value) visit(each, false);
    if (!isNode(value)) return;
    if (isFunction(value)) found.push({ at: value, isMethod });
    for (const [key, part] of Object.entries(value)) visit(part, key === 'value' && isShort(value));
  };
  visit(node, false);
  return found.sort((a, b) => a.at.start - b.at.start);
}

export function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value;
}

export function isFunction({ type }: AnyNode): boolean {
  return /^(?:Arrow)?Function/.test(type);
}

function isShort(node: AnyNode): boolean {
  return node.type === 'MethodDefinition' || (node.type === 'Property' && (node.method || node.kind !== 'init'));
}

/** A name without the digits that tell it from another module's in the same chunk, which change with it. */
export function steady(name: string): string {
  return name.replace(/\d+$/, '');
}

function declaredName(node: AnyNode): string | undefined {
  if (node.type === 'FunctionDeclaration') return node.id?.name;
  const [first, ...others] = node.type === 'VariableDeclaration' ? node.declarations : [];
  return others.length === 0 && first?.id.type === 'Identifier' ? first.id.name : undefined;
}

function asVariable(declaration: string, name: string): string {
  const head = declaration.slice(0, declaration.indexOf('('));
  return `var ${name} = (${head.slice(0, head.lastIndexOf(name)).trimEnd()}${declaration.slice(head.length)});\n`;
}

/** What is put in at one place comes in the order in which it is given, before what is taken out there. */
export function edited(text: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end, instead } of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    parts.push(text.slice(at, start), instead);
    at = end;
  }
  return [...parts, text.slice(at)].join('');
}
