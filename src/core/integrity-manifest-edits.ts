import type { JSONPath } from 'jsonc-parser';
import type { Allowed } from './integrity-allow.ts';
import type { GateUse } from './integrity-gate-use.ts';
import type { Manifest } from './integrity-json.ts';
import { scriptsOf } from './integrity-script-use.ts';
import { brief, shown } from './integrity-words.ts';

/** Top-level keys that decide how gates run; `dependencies`, `exports` and all others are free. */
const protectedKeys = [
  'packageManager',
  'devEngines',
  'overrides',
  'resolutions',
  'pnpm',
  'jest',
  'vitest',
  'mocha',
  'ava',
  'c8',
  'nyc',
  'tap',
  'wireit',
];

/** One key that has to go back. */
export interface KeyEdit {
  readonly path: JSONPath;
  readonly rule: 'script-changed' | 'script-removed' | 'script-added' | 'manifest-key-changed';
  /** What the sentence says was done. */
  readonly done: string;
}

/** A manifest before and after, with what the checks use of it. */
export interface Comparison {
  readonly path: string;
  readonly old: Manifest;
  readonly now: Manifest;
  readonly use: GateUse;
  readonly allowed: Allowed;
}

/** Keys of a package.json that an attempt may not change and did (04-trust rule 10). */
export function keyEdits(comparison: Comparison): readonly KeyEdit[] {
  const { path, allowed } = comparison;
  const edits = [...scriptEdits(comparison), ...topEdits(comparison)];
  return edits.filter((edit) => !allowed(path, edit.path.join('.')));
}

function scriptEdits({ path, old, now, use }: Comparison): readonly KeyEdit[] {
  const used = (name: string): string | undefined => (use.scripts.byName(name) ?? use.scripts.around(name))?.check;
  const file = shown(path);
  const existing = [...old.scripts].flatMap(([name, text]): readonly KeyEdit[] => {
    const check = used(name);
    const value = now.scripts.get(name);
    if (check === undefined || value === text) return [];
    const what = `scripts.${name} of ${file}, which check ${brief(check)} runs`;
    if (value === undefined) return [{ path: ['scripts', name], rule: 'script-removed', done: `removed ${what}` }];
    const done = `changed ${what}, from ${brief(text)} to ${brief(value)}`;
    return [{ path: ['scripts', name], rule: 'script-changed', done }];
  });
  const added = [...now.scripts.keys()].filter((name) => !old.scripts.has(name) && isForced(name, old, use));
  return [
    ...existing,
    ...added.map((name): KeyEdit => {
      const done = `added scripts.${name} to ${file}, which check ${brief(used(name) ?? '')} would run`;
      return { path: ['scripts', name], rule: 'script-added', done };
    }),
  ];
}

/** An added script that would run although no check asks for it by name: around one that did exist, or in place of a program. */
function isForced(name: string, old: Manifest, use: GateUse): boolean {
  if (use.scripts.byName(name)?.implied === true) return true;
  const around = use.scripts.around(name);
  return around !== undefined && (around.implied || scriptsOf(around.name, old.scripts).length > 0);
}

function topEdits({ path, old, now }: Comparison): readonly KeyEdit[] {
  return protectedKeys
    .filter((key) => old.keys.get(key) !== now.keys.get(key))
    .map((key) => {
      const verb = !old.keys.has(key) ? 'added' : now.keys.has(key) ? 'changed' : 'removed';
      return { path: [key], rule: 'manifest-key-changed', done: `${verb} "${key}" in ${shown(path)}` };
    });
}

/** Whether a manifest holds anything that the checks use. */
export function guardsKeys(old: Manifest, use: GateUse): boolean {
  const scripts = [...old.scripts.keys()].some(
    (name) => (use.scripts.byName(name) ?? use.scripts.around(name)) !== undefined,
  );
  return scripts || protectedKeys.some((key) => old.keys.has(key));
}
