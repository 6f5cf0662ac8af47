import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { operations } from '../tests/support/github/operations.ts';

/**
 * Cuts GitHub's own API description to the operations that the stand-in of the tests answers, without prose and examples.
 * The description is 385 MB installed, so it never becomes a dependency. In an empty folder outside the repository:
 * `npm install @octokit/openapi@23.0.2`, then here `node scripts/cut-openapi.ts FOLDER`.
 */
type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Tree = { [key: string]: Json };

const limitBytes = 300_000;
const prose = new Set(['description', 'summary', 'examples', 'example', 'tags', 'title', 'deprecated']);

/** Keys below `properties` are names of fields, not of prose. */
function withoutProse(value: Json, names = false): Json {
  if (Array.isArray(value)) return value.map((item) => withoutProse(item));
  if (value === null || typeof value !== 'object') return value;
  const kept = Object.entries(value).filter(([key]) => names || !(prose.has(key) || key.startsWith('x-')));
  return Object.fromEntries(kept.map(([key, item]) => [key, withoutProse(item, key === 'properties' && !names)]));
}

function references(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(references);
  if (value === null || typeof value !== 'object') return [];
  const own = typeof value['$ref'] === 'string' ? [value['$ref']] : [];
  return [...own, ...Object.values(value).flatMap(references)];
}

function cutPaths(all: Tree): Tree {
  const paths: Tree = {};
  for (const operation of Object.keys(operations)) {
    const [method = '', path = ''] = operation.split(' ');
    const found = (all[path] as Tree | undefined)?.[method.toLowerCase()];
    if (found === undefined)
      throw new Error(`${operation} is not in the description; correct tests/support/github/operations.ts`);
    paths[path] = { ...(paths[path] as Tree | undefined), [method.toLowerCase()]: withoutProse(found) };
  }
  return paths;
}

/** The components that the paths reach, directly or through each other. */
function cutComponents(components: Tree, paths: Tree): Tree {
  const kept: Tree = {};
  const waiting = [...references(paths), '#/components/schemas/basic-error'];
  for (let reference = waiting.pop(); reference !== undefined; reference = waiting.pop()) {
    const [, , group = '', name = ''] = reference.split('/');
    kept[group] ??= {};
    const kind = kept[group] as Tree;
    if (kind[name] !== undefined) continue;
    const found = withoutProse((components[group] as Tree)[name] ?? null);
    kind[name] = found;
    waiting.push(...references(found));
  }
  return kept;
}

function cut(folder: string): void {
  const home = join(resolve(folder), 'node_modules', '@octokit', 'openapi');
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string };
  const whole = JSON.parse(readFileSync(join(home, 'generated', 'api.github.com.json'), 'utf8')) as Tree;
  const paths = cutPaths(whole['paths'] as Tree);
  const description = {
    openapi: whole['openapi'],
    info: { title: `@octokit/openapi ${version}, api.github.com, cut by scripts/cut-openapi.ts`, version },
    paths,
    components: cutComponents(whole['components'] as Tree, paths),
  };
  const text = `${JSON.stringify(description)}\n`;
  if (text.length > limitBytes)
    throw new Error(`the cut is ${text.length} bytes, more than ${limitBytes}; drop operations`);
  writeFileSync(resolve(import.meta.dirname, '..', 'tests', 'fixtures', 'openapi', 'github.json'), text);
  console.log(`${Object.keys(operations).length} operations of @octokit/openapi ${version}: ${text.length} bytes`);
}

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('usage: node scripts/cut-openapi.ts FOLDER, where FOLDER has @octokit/openapi installed');
  process.exitCode = 2;
} else {
  cut(folder);
}
