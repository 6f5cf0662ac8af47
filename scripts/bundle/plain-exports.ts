import { type BlockStatement, type Identifier, type Property, parse, type Statement } from 'acorn';
import { edited } from '../eager.ts';
import { bundledModules } from './bundled-modules.ts';
import { assignedIn } from './uses.ts';

/**
 * Has the modules of a chunk export values where ncc has them export functions that return them: hundreds, each made at every start, and compiled
 * where somebody uses its name. Right for modules that nobody uses before they are evaluated to their end; what is assigned anew stays a function.
 * @param text a program or a chunk as ncc writes it
 * @throws {Error} when no module is found in it
 */
export function plainExports(text: string): string {
  const modules = bundledModules(parse(text, { ecmaVersion: 'latest', sourceType: 'module' }));
  if (modules.length === 0)
    throw new Error('No module is found in what ncc wrote: correct scripts/bundle/bundled-modules.ts');
  return edited(
    text,
    modules.flatMap((module) => editsOf(module, text)),
  );
}

function editsOf(module: BlockStatement, text: string): Parameters<typeof edited>[1] {
  const [head] = module.body;
  const exported = exportsIn(head);
  if (head === undefined || exported.length === 0) return [];
  const assigned = new Set(module.body.flatMap(assignedIn));
  const plain = exported.filter(({ name }) => name !== undefined && !assigned.has(name));
  const live = exported.filter((each) => !plain.includes(each)).map(({ at }) => text.slice(at.start, at.end));
  const call = text.slice(head.start, text.indexOf('{', head.start));
  const lines = plain.map(({ key, name }) => `  ${text.slice(key.start, key.end)}: ${name},\n`).join('');
  const end = module.end - 1;
  return [
    { start: head.start, end: head.end, instead: live.length === 0 ? '' : `${call}{ ${live.join(', ')} });` },
    { start: end, end, instead: plain.length === 0 ? '' : `Object.assign(__webpack_exports__, {\n${lines}});\n` },
  ];
}

interface Exported {
  readonly at: Property;
  readonly key: Property['key'];
  /** Of the module's own variable; undefined = another module's. */
  readonly name: string | undefined;
}

/** What the first statement of a module exports: `__webpack_require__.d(__webpack_exports__, { key: () => (name), ... })`. */
function exportsIn(head: Statement | undefined): readonly Exported[] {
  const call =
    head?.type === 'ExpressionStatement' && head.expression.type === 'CallExpression' ? head.expression : undefined;
  const { callee, arguments: given = [] } = call ?? {};
  const isDefining =
    callee?.type === 'MemberExpression' && callee.property.type === 'Identifier' && callee.property.name === 'd';
  const [, list] = given;
  if (!isDefining || list?.type !== 'ObjectExpression') return [];
  return list.properties.flatMap((at) => {
    if (at.type !== 'Property' || at.value.type !== 'ArrowFunctionExpression') return [];
    const { body } = at.value;
    return [{ at, key: at.key, name: body.type === 'Identifier' ? (body as Identifier).name : undefined }];
  });
}
