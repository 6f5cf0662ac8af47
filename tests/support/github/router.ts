import { type Operation, operations } from './operations.ts';

export interface Match {
  readonly operation: Operation;
  readonly params: Readonly<Record<string, string>>;
}

interface Route {
  readonly operation: Operation;
  readonly method: string;
  readonly pattern: RegExp;
  readonly names: readonly string[];
  /** Characters outside parameters: the more, the more exact. */
  readonly exactness: number;
}

/** Parameters whose value may hold slashes, written as such or as `%2F`. */
const wide = new Set(['ref', 'path', 'basehead', 'branch']);

export function createRouter(): (method: string, path: string) => Match | undefined {
  const routes = (Object.keys(operations) as Operation[]).map(readRoute).sort((a, b) => b.exactness - a.exactness);
  return (method, path) => {
    for (const route of routes) {
      const found = route.method === method ? route.pattern.exec(path) : null;
      if (found !== null) return { operation: route.operation, params: readParams(route, found) };
    }
    return undefined;
  };
}

function readRoute(operation: Operation): Route {
  const [method = '', path = ''] = operation.split(' ');
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const source = path.replace(/\{(\w+)\}/g, (_, name: string) => (wide.has(name) ? '(.*)' : '([^/]+)'));
  const exactness = path.replace(/\{\w+\}/g, '').length;
  return {
    operation,
    method,
    pattern: new RegExp(`^${source.replaceAll('.', '\\.').replaceAll('(\\.*)', '(.*)')}$`),
    names,
    exactness,
  };
}

function readParams({ names }: Route, found: RegExpExecArray): Record<string, string> {
  return Object.fromEntries(names.map((name, index) => [name, decode(found[index + 1] ?? '')]));
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
