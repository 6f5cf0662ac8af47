import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  type AnyNode,
  type ExportNamedDeclaration,
  type Identifier,
  type ImportDeclaration,
  type Literal,
  type Program,
  parse,
} from 'acorn';
import { isFunction, isNode } from '../eager.ts';

/**
 * Names that a module imports from our own ones, by their absolute path.
 * @throws {Error} when it imports one without names
 */
export function importsOf(path: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const node of bodyOf(path)) {
    const source = 'source' in node ? node.source?.value : undefined;
    if (typeof source !== 'string' || !source.startsWith('.')) continue;
    const from = join(dirname(path), source);
    const names = specifiersOf(node, path).map((each) => importedName(each, path));
    found.set(from, [...(found.get(from) ?? []), ...names]);
  }
  return found;
}

function specifiersOf(node: Program['body'][number], path: string): readonly ImportedSpecifier[] {
  if ('specifiers' in node) return node.specifiers;
  throw new Error(`${path} exports a module of ours as a whole: name what it passes on`);
}

function importedName(specifier: ImportedSpecifier, path: string): string {
  if (specifier.type === 'ImportNamespaceSpecifier')
    throw new Error(`${path} imports a module of ours as a whole: name what it needs`);
  if (specifier.type === 'ImportDefaultSpecifier') return 'default';
  return nameOf(specifier.type === 'ImportSpecifier' ? specifier.imported : specifier.local);
}

type ImportedSpecifier = ImportDeclaration['specifiers'][number] | ExportNamedDeclaration['specifiers'][number];

function nameOf(node: Identifier | Literal): string {
  return node.type === 'Identifier' ? node.name : String(node.value);
}

/**
 * Names that a module exports.
 * @throws {Error} when it exports something without a name of its own
 */
export function exportsOf(path: string): readonly string[] {
  return bodyOf(path).flatMap((node) => {
    if (node.type === 'ExportAllDeclaration' || node.type === 'ExportDefaultDeclaration')
      throw new Error(`${path} exports without names: write them`);
    if (node.type !== 'ExportNamedDeclaration') return [];
    return [...node.specifiers.map(({ exported }) => nameOf(exported)), ...declared(node.declaration, path)];
  });
}

function declared(node: ExportNamedDeclaration['declaration'], path: string): readonly string[] {
  if (node === undefined || node === null) return [];
  if (node.type !== 'VariableDeclaration') return [node.id.name];
  return node.declarations.map(({ id }) => {
    if (id.type !== 'Identifier') throw new Error(`${path} exports parts of a value: give each a declaration`);
    return id.name;
  });
}

/** Whether a module awaits something outside of a function, and so when it is loaded. */
export function awaitsAtLoad(path: string): boolean {
  return awaits(bodyOf(path));
}

function awaits(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(awaits);
  if (!isNode(value) || isFunction(value)) return false;
  return isAwait(value) || Object.values(value).some(awaits);
}

function isAwait(node: AnyNode): boolean {
  if (node.type === 'ForOfStatement') return node.await;
  return node.type === 'AwaitExpression' || (node.type === 'VariableDeclaration' && node.kind === 'await using');
}

const bodies = new Map<string, Program['body']>();

function bodyOf(path: string): Program['body'] {
  const body =
    bodies.get(path) ?? parse(readFileSync(path, 'utf8'), { ecmaVersion: 'latest', sourceType: 'module' }).body;
  bodies.set(path, body);
  return body;
}
