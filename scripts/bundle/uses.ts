import type { AnyNode } from 'acorn';
import { isFunction, isNode } from '../eager.ts';

/** Names that stand for values, functions among them, and not for properties. */
export function namesIn(nodes: readonly AnyNode[]): ReadonlySet<string> {
  return new Set(usesIn(nodes).map(({ name }) => name));
}

/** The same without those that are only called. */
export function valuesIn(nodes: readonly AnyNode[]): ReadonlySet<string> {
  return new Set(usesIn(nodes).flatMap(({ name, isCall }) => (isCall ? [] : [name])));
}

interface Use {
  readonly name: string;
  readonly isCall: boolean;
}

function usesIn(value: unknown, isCall = false): readonly Use[] {
  if (Array.isArray(value)) return value.flatMap((each) => usesIn(each));
  if (!isNode(value)) return [];
  if (value.type === 'Identifier') return [{ name: value.name, isCall }];
  if (value.type === 'CallExpression') return [...usesIn(value.callee, true), ...usesIn(value.arguments)];
  return Object.entries(value).flatMap(([key, part]) => (isNameOfPart(value, key) ? [] : usesIn(part)));
}

/** Whether a part of a node is the name of something else than a value. */
function isNameOfPart(node: AnyNode, key: string): boolean {
  if (node.type === 'FunctionDeclaration') return key === 'id';
  if (node.type === 'MemberExpression') return key === 'property' && !node.computed;
  const isPart = node.type === 'Property' || node.type === 'MethodDefinition' || node.type === 'PropertyDefinition';
  return isPart && key === 'key' && !node.computed;
}

/** Names of what may run while a node is evaluated: what is called, and what is handed to that. @param node a statement, or a function that runs */
export function mayRunIn(node: AnyNode): readonly string[] {
  return (isFunction(node) ? nodesIn(node) : nodesOutsideOfFunctions(node)).flatMap((each) => {
    if (each.type === 'TaggedTemplateExpression') return namesOf([each.tag]);
    const isCall = each.type === 'CallExpression' || each.type === 'NewExpression';
    return isCall ? namesOf([each.callee, ...each.arguments]) : [];
  });
}

function namesOf(nodes: readonly AnyNode[]): readonly string[] {
  return nodes.flatMap((node) => (node.type === 'Identifier' ? [node.name] : []));
}

function nodesOutsideOfFunctions(value: unknown): readonly AnyNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesOutsideOfFunctions);
  return isNode(value) && !isFunction(value) ? [value, ...Object.values(value).flatMap(nodesOutsideOfFunctions)] : [];
}

/** A node and all within it. */
export function nodesIn(value: unknown): readonly AnyNode[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : [];
}

/** Names of variables that are given another value within a node; a part of a value is none. */
export function assignedIn(node: AnyNode): readonly string[] {
  return nodesIn(node).flatMap((each) => targetsOf(each).flatMap(variablesIn));
}

function targetsOf(node: AnyNode): readonly AnyNode[] {
  if (node.type === 'UpdateExpression') return [node.argument];
  const isLoop = node.type === 'ForOfStatement' || node.type === 'ForInStatement';
  return isLoop || node.type === 'AssignmentExpression' ? [node.left] : [];
}

/** Variables of a pattern. */
function variablesIn(target: AnyNode | null): readonly string[] {
  switch (target?.type) {
    case 'Identifier':
      return [target.name];
    case 'ArrayPattern':
      return target.elements.flatMap(variablesIn);
    case 'ObjectPattern':
      return target.properties.flatMap((each) => variablesIn(each.type === 'Property' ? each.value : each));
    case 'AssignmentPattern':
      return variablesIn(target.left);
    case 'RestElement':
      return variablesIn(target.argument);
    default:
      return [];
  }
}
