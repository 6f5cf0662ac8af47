import { readFileSync } from 'node:fs';
import { type AnyNode, parse } from 'acorn';

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
  const heads = [...text.matchAll(new RegExp(`^// ${compiled}/(.+)\\.js\\n`, 'gm'))];
  const modules = heads.map(({ index, 0: line, 1: path = '' }) => ({
    start: index + line.length,
    names: wanted.get(path),
  }));
  const edits: Edit[] = [];
  for (const node of parse(text, { ecmaVersion: 'latest', sourceType: 'module' }).body) {
    const module = modules.findLast(({ start }) => start <= node.start);
    const name = declaredName(node);
    if (module === undefined || name === undefined || module.names?.has(steady(name)) !== true) continue;
    const variable = asVariable(text.slice(node.start, node.end), name);
    edits.push({ start: module.start, end: module.start, instead: variable }, { ...span(node), instead: '' });
  }
  return { text: edited(text, edits), count: edits.length / 2 };
}

/** A name without the digits that tell it from another module's in the same chunk, which change with it. */
export function steady(name: string): string {
  return name.replace(/\d+$/, '');
}

function declaredName(node: AnyNode): string | undefined {
  return node.type === 'FunctionDeclaration' ? node.id?.name : undefined;
}

function span({ start, end }: AnyNode): { start: number; end: number } {
  return { start, end };
}

function asVariable(declaration: string, name: string): string {
  const head = declaration.slice(0, declaration.indexOf('('));
  return `var ${name} = (${head.slice(0, head.lastIndexOf(name)).trimEnd()}${declaration.slice(head.length)});\n`;
}

/** What is put in at one place comes in the order in which it is given, before what is taken out there. */
function edited(text: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const { start, end, instead } of edits.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    parts.push(text.slice(at, start), instead);
    at = end;
  }
  return [...parts, text.slice(at)].join('');
}
