import { globMatcher } from './globs.ts';
import type { SetupPlan } from './plan.ts';

/** One tracked file: path relative to the root of the repository, and the id of its content. */
export type TreeFile = readonly [path: string, blob: string];

/**
 * What a tree's dependencies are made of, as one text: equal texts mean equal manifests and lock files. Whoever needs a short name
 * for it hashes it (sha-256); the order in which files are listed does not matter.
 */
export function dependencyText(files: Iterable<TreeFile>, globs: readonly string[]): string {
  const matches = globMatcher(globs);
  const chosen = [...files].filter(([path]) => matches(path));
  // By code unit: a locale's order differs from machine to machine.
  const sorted = chosen.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return sorted.map((file) => JSON.stringify(file)).join('\n');
}

/** Dependency keys, each of the same globs. */
export interface SetupKeys {
  /** Of the tree whose view is made. */
  readonly tree: string;
  /** Of the commit that the workspace held when layer 0 was read from it; undefined = there is no layer 0. */
  readonly layer0: string | undefined;
  /** Of the policy base, in which nothing waits for review; undefined = it is not at hand, so nothing is trusted. */
  readonly base: string | undefined;
}

/** What a view needs beside its tracked files. */
export type SetupNeed =
  /** What the workspace had installed fits. */
  | { readonly type: 'layer0' }
  | {
      readonly type: 'setup';
      /** Names the layer: setup runs once per key, and its verdict is remembered with it. */
      readonly key: string;
      /** Names of variables to pass on although they look like secrets. */
      readonly env: readonly string[];
      /** Variables that switch install scripts off; empty = they may run. */
      readonly variables: Readonly<Record<string, string>>;
    };

/** Whether setup has to run for a tree, and what it may know and do (02-loop §1; 04-trust rule 12). */
export function setupNeed(plan: SetupPlan | undefined, keys: SetupKeys): SetupNeed {
  if (plan === undefined || keys.tree === keys.layer0) return { type: 'layer0' };
  const asAtBase = keys.tree === keys.base;
  return {
    type: 'setup',
    key: keys.tree,
    env: asAtBase ? plan.env : [],
    variables: asAtBase || plan.scripts === 'allow' ? {} : scriptsOff,
  };
}

/**
 * Tells package managers not to run code of packages while they install. npm, yarn 1 and bun read the first one, pnpm before 11 too;
 * pip, uv and poetry run code of a package only to build it. Composer and bundler know no such variable: composer runs the scripts of
 * the project alone, bundler builds native extensions.
 */
export const scriptsOff: Readonly<Record<string, string>> = {
  npm_config_ignore_scripts: 'true',
  pnpm_config_ignore_scripts: 'true',
  YARN_ENABLE_SCRIPTS: 'false',
  PIP_ONLY_BINARY: ':all:',
  UV_NO_BUILD: '1',
  POETRY_INSTALLER_ONLY_BINARY: ':all:',
};
