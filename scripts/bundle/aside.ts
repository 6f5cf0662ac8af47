import { type AnyNode, type ImportDeclaration, type Program, parse } from 'acorn';
import { type EagerFunctions, edited, moduleFinder, steady } from '../eager.ts';
import { assignedIn, mayRunIn, namesIn, nodesIn, valuesIn } from './uses.ts';

/** A layer as esbuild prints it. */
export interface Whole {
  /** Name of its file, without extension. */
  readonly name: string;
  readonly text: string;
  /** Folder of what tsc made of `src`, relative to the folder that esbuild worked in. */
  readonly compiled: string;
}

/** A layer without what no start calls, and the module that holds that; undefined = too little for a file of its own. */
export interface Parted {
  readonly text: string;
  readonly aside: string | undefined;
}

/** Name of the file, without extension, that gets what was set aside of a layer. */
export function asideName(layer: string): string {
  return `${layer}-aside`;
}

/** The first line of such a file. */
export const ASIDE = '// Set aside: no measured start calls this.';
/** Stands before the import by which a layer gets it, which `readAtOnce` makes a synchronous one. */
export const ASIDE_IMPORT = '__setAside ??= ';

/** Bytes of a function below which what takes its place costs as much; with nothing in its place a smaller one goes, too. */
const WORTH = 200;
/** Bytes of functions that are worth a file. */
const WORTH_A_FILE = 20_000;

/**
 * Takes out of a layer the functions that no start calls. The engine looks over each of them to find its end, which takes a sixth of the time of
 * reading a layer. In the place of one stands a function that reads them all at the first call and hands over to the one that is meant.
 * Such a function has no `length`, and throws where the file cannot be read, an asynchronous one as well.
 * @param called functions that starts call, as `npm run eager-functions` saw it
 * @throws {SyntaxError} when the text is no module
 * @throws {Error} when it declares a name that the bundle needs
 */
export function setAside({ name, text, compiled }: Whole, called: EagerFunctions): Parted {
  const { body } = parse(text, { ecmaVersion: 'latest', sourceType: 'module' });
  const bindings = bindingsOf(body);
  const moduleAt = moduleFinder({ text, compiled });
  const early = runAtLoad(body);
  const cold = body.filter((node) => {
    const own = movableName(node);
    const mayMove = own !== undefined && !early.has(own) && !changesAny(node, bindings);
    return mayMove && !isCalled(own, called.get(moduleAt(node) ?? ''));
  });
  const large = withoutShared(
    cold.filter(({ start, end }) => end - start >= WORTH),
    body,
  );
  const moved = withTheirs(large, cold, body);
  if (moved.reduce((sum, { start, end }) => sum + end - start, 0) < WORTH_A_FILE) return { text, aside: undefined };
  return parted({ name, text, compiled, body, bindings, moved, moduleAt });
}

/** Names of the functions that may run while the layer is evaluated: none of them can hand over by then. */
function runAtLoad(body: Program['body']): ReadonlySet<string> {
  const functions = new Map(
    body.flatMap((node) => (node.type === 'FunctionDeclaration' ? [[node.id?.name, node] as const] : [])),
  );
  const found = new Set(body.filter((node) => node.type !== 'FunctionDeclaration').flatMap(mayRunIn));
  for (const name of found) for (const each of runBy(functions.get(name))) found.add(each);
  return found;
}

function runBy(node: AnyNode | undefined): readonly string[] {
  return node === undefined ? [] : mayRunIn(node);
}

interface Parting extends Whole {
  readonly moduleAt: ReturnType<typeof moduleFinder>;
  readonly body: Program['body'];
  readonly bindings: Bindings;
  readonly moved: readonly AnyNode[];
}

function parted({ name, text, compiled, body, bindings, moved, moduleAt }: Parting): Parted {
  for (const taken of ['__aside', '__setAside'])
    if (bindings.has(taken)) throw new Error(`${name} declares ${taken}, which the bundle needs: rename it`);
  const kept = namesIn(body.filter((node) => !moved.includes(node)));
  const movedNames = moved.map(ownName);
  const wanted = movedNames.filter((own) => kept.has(own));
  const needed = [...namesIn(moved)].filter((each) => bindings.has(each) && !movedNames.includes(each)).toSorted();
  const own = needed.filter((each) => bindings.get(each) === undefined);
  const exported = exportedNames(body);
  const edits = moved.map((node) => ({ start: node.start, end: node.end, instead: instead(ownName(node), kept) }));
  const lines = [
    // Not the last module's.
    `// ${compiled}/aside.js`,
    'var __setAside;',
    `function __aside() {\n  return ${ASIDE_IMPORT}import("./${asideName(name)}.js");\n}`,
    `export ${listed(own.filter((each) => !exported.has(each)))};\n`,
  ];
  const asideLines = [
    ASIDE,
    ...needed.flatMap((each) => bindings.get(each) ?? []),
    `import ${listed(own)} from "./${name}.js";`,
    ...moved.map((node) => `// ${compiled}/${moduleAt(node)}.js\n${text.slice(node.start, node.end)}`),
    `export ${listed(wanted)};\n`,
  ];
  return { text: `${edited(text, edits)}\n${lines.join('\n')}`, aside: asideLines.join('\n') };
}

/** Names that the layer exports already. */
function exportedNames(body: Program['body']): ReadonlySet<string> {
  const specifiers = body.flatMap((node) => (node.type === 'ExportNamedDeclaration' ? node.specifiers : []));
  return new Set(specifiers.map(({ exported }) => ('name' in exported ? exported.name : String(exported.value))));
}

function listed(names: readonly string[]): string {
  return `{ ${names.join(', ')} }`;
}

function instead(name: string, kept: ReadonlySet<string>): string {
  return kept.has(name) ? `function ${name}(...given) {\n  return __aside().${name}(...given);\n}` : '';
}

/** What a layer declares: name -> the import that another file gets it by, undefined = it is the layer's own. */
type Bindings = ReadonlyMap<string, string | undefined>;

function bindingsOf(body: Program['body']): Bindings {
  return new Map(
    body.flatMap((node): readonly (readonly [string, string | undefined])[] => {
      if (node.type === 'ImportDeclaration') return importsIn(node);
      if (node.type === 'VariableDeclaration')
        return [...namesIn(node.declarations.map(({ id }) => id))].map((own) => [own, undefined]);
      return 'id' in node && node.id ? [[node.id.name, undefined]] : [];
    }),
  );
}

function importsIn({ specifiers, source }: ImportDeclaration): readonly (readonly [string, string])[] {
  return specifiers.map((each) => {
    const own = each.local.name;
    const from = `from ${JSON.stringify(source.value)};`;
    if (each.type === 'ImportDefaultSpecifier') return [own, `import ${own} ${from}`];
    if (each.type === 'ImportNamespaceSpecifier') return [own, `import * as ${own} ${from}`];
    const name = each.imported.type === 'Identifier' ? each.imported.name : JSON.stringify(each.imported.value);
    return [own, `import { ${name} as ${own} } ${from}`];
  });
}

/** A declared function that can stand elsewhere, or a library that is run at its first use, as esbuild writes it. */
function movableName(node: AnyNode): string | undefined {
  if (node.type === 'FunctionDeclaration') return usesThis(node) ? undefined : node.id?.name;
  const [first, ...others] = node.type === 'VariableDeclaration' ? node.declarations : [];
  const { id, init } = first ?? {};
  const isLibrary =
    init?.type === 'CallExpression' && init.callee.type === 'Identifier' && init.callee.name === '__commonJS';
  return isLibrary && others.length === 0 && id?.type === 'Identifier' ? id.name : undefined;
}

function ownName(node: AnyNode): string {
  return movableName(node) ?? '';
}

function isCalled(own: string, called: ReadonlySet<string> | undefined): boolean {
  const name = steady(own);
  return called !== undefined && [...called].some((each) => each === name || each.startsWith(`${name}>`));
}

/** An import can only be read. */
function changesAny(node: AnyNode, bindings: Bindings): boolean {
  return assignedIn(node).some((name) => bindings.has(name));
}

function usesThis(node: AnyNode): boolean {
  return nodesIn(node).some(({ type }) => type === 'ThisExpression' || type === 'MetaProperty');
}

/** With what nothing else needs any more. */
function withTheirs(moved: readonly AnyNode[], cold: readonly AnyNode[], body: Program['body']): readonly AnyNode[] {
  const kept = namesIn(body.filter((node) => !moved.includes(node)));
  const theirs = cold.filter((node) => !moved.includes(node) && !kept.has(ownName(node)));
  return theirs.length === 0 ? moved : withTheirs([...moved, ...theirs], cold, body);
}

/** Who compares a function with one that another file passes on must mean the same: what is passed on in both stays. */
function withoutShared(rare: readonly AnyNode[], body: Program['body']): readonly AnyNode[] {
  const there = valuesIn(rare);
  const here = valuesIn(body.filter((node) => !rare.includes(node)));
  const moved = rare.filter((node) => !(there.has(ownName(node)) && here.has(ownName(node))));
  return moved.length === rare.length ? moved : withoutShared(moved, body);
}
