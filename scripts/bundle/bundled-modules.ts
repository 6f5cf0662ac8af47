import type { BlockStatement, Property } from 'acorn';

/** The modules that a program or a chunk of it holds, as ncc writes them: each the body of a function whose key is a number. */
export function bundledModules(value: unknown): readonly BlockStatement[] {
  if (Array.isArray(value)) return value.flatMap(bundledModules);
  if (typeof value !== 'object' || value === null) return [];
  const { type, key, value: held } = value as Partial<Property>;
  if (type !== 'Property' || key?.type !== 'Literal' || typeof key.value !== 'number')
    return Object.values(value).flatMap(bundledModules);
  return held?.type === 'ArrowFunctionExpression' && held.body.type === 'BlockStatement' ? [held.body] : [];
}
