import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as result from '@actions/expressions/result';
import type * as actions from '@actions/workflow-parser/actions/index';

/** GitHub's own workflow parser and expression engine, as one module. */
export interface ActionsLibrary {
  readonly parser: typeof import('@actions/workflow-parser');
  readonly expressions: typeof import('@actions/expressions');
  readonly actions: typeof actions;
  readonly result: typeof result;
}

const root = resolve(import.meta.dirname, '..', '..', '..');
const packages = ['@actions/workflow-parser', '@actions/expressions', '@vercel/ncc'] as const;
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
  if (!existsSync(file)) bundle(folder, file);
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
function bundle(folder: string, file: string): void {
  mkdirSync(folder, { recursive: true });
  const partial = mkdtempSync(join(folder, 'partial-'));
  const source = join(partial, 'entry.mjs');
  writeFileSync(source, entry);
  const ncc = join(root, 'node_modules', '@vercel/ncc/dist/ncc/cli.js');
  execFileSync(process.execPath, [ncc, 'build', source, '--out', partial, '--no-cache', '--quiet'], { cwd: root });
  renameSync(join(partial, 'index.mjs'), file);
  rmSync(partial, { recursive: true, force: true });
}
