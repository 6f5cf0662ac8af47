import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as result from '@actions/expressions/result';
import type * as actions from '@actions/workflow-parser/actions/index';
import { build } from 'esbuild';

/** GitHub's own workflow parser and expression engine, as one module. */
export interface ActionsLibrary {
  readonly parser: typeof import('@actions/workflow-parser');
  readonly expressions: typeof import('@actions/expressions');
  readonly actions: typeof actions;
  readonly result: typeof result;
}

const root = resolve(import.meta.dirname, '..', '..', '..');
const packages = ['@actions/workflow-parser', '@actions/expressions', 'esbuild'] as const;
const entry = [
  "export * as parser from '@actions/workflow-parser';",
  "export * as actions from '@actions/workflow-parser/actions/index';",
  "export * as expressions from '@actions/expressions';",
  "export * as result from '@actions/expressions/result';",
].join('\n');

/**
 * Loads the library, bundled once per version: the packages import JSON without attributes, which Node refuses (05-github, Testing).
 * The bundle is kept in node_modules/.cache, so `npm ci` throws it away.
 */
export async function loadActionsLibrary(): Promise<ActionsLibrary> {
  const folder = join(root, 'node_modules', '.cache', 'workflow-runner');
  const file = join(folder, `actions-library-${cacheKey()}.mjs`);
  if (!existsSync(file)) await bundle(folder, file);
  return (await import(pathToFileURL(file).href)) as ActionsLibrary;
}

function cacheKey(): string {
  const versions = packages.map((name) => readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8'));
  return createHash('sha256')
    .update([entry, ...versions].join('\n'))
    .digest('hex')
    .slice(0, 16);
}

/** Several test files may bundle at the same moment, so the result appears by rename. */
async function bundle(folder: string, file: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const partial = `${file}.${process.pid}.partial`;
  await build({
    stdin: { contents: entry, resolveDir: root, loader: 'js' },
    outfile: partial,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    logLevel: 'silent',
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  });
  renameSync(partial, file);
}
