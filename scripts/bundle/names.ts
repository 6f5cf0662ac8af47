import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  type ExportNamedDeclaration,
  type Identifier,
  type ImportDeclaration,
  type Literal,
  type Program,
  parse,
} from 'acorn';

/** Names that a module imports from our own ones, by their absolute path. */
export function importsOf(path: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const node of bodyOf(path)) {
    if (node.type !== 'ImportDeclaration' && node.type !== 'ExportNamedDeclaration') continue;
    const source = node.source?.value;
    if (typeof source !== 'string' || !source.startsWith('.')) continue;
    const from = join(dirname(path), source);
    const names = node.specifiers.map((each) => importedName(each, path));
    found.set(from, [...(found.get(from) ?? []), ...names]);
  }
  return found;
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

/** Names that a module exports. */
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

const bodies = new Map<string, Program['body']>();

function bodyOf(path: string): Program['body'] {
  const body =
    bodies.get(path) ?? parse(readFileSync(path, 'utf8'), { ecmaVersion: 'latest', sourceType: 'module' }).body;
  bodies.set(path, body);
  return body;
}
