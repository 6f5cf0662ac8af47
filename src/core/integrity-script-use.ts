import type { ScriptRun } from './integrity-run-scripts.ts';

/** A package script that a check runs. */
export interface UsedScript extends ScriptRun {
  /** Name of the check. */
  readonly check: string;
}

/** Package scripts that checks run, for asking by name. */
export interface ScriptUse {
  readonly size: number;
  /** The use that runs the script `name`: by name or by pattern. */
  byName(name: string): UsedScript | undefined;
  /** The use whose pre or post script `name` is. */
  around(name: string): UsedScript | undefined;
}

/** Uses by name; patterns of npm-run-all are compiled once. */
export function scriptUse(uses: Iterable<UsedScript>): ScriptUse {
  const exact = new Map<string, UsedScript>();
  const patterns: { readonly matches: RegExp; readonly use: UsedScript }[] = [];
  for (const use of uses) {
    exact.set(use.name, use);
    if (use.name.includes('*')) patterns.push({ matches: namePattern(use.name), use });
  }
  const byName = (name: string): UsedScript | undefined =>
    exact.get(name) ?? patterns.find(({ matches }) => matches.test(name))?.use;
  return {
    size: exact.size,
    byName,
    around: (name) => (/^(?:pre|post)/.test(name) ? byName(name.replace(/^(?:pre|post)/, '')) : undefined),
  };
}

/** Names among `scripts` that running `run` runs, its pre and post scripts included. */
export function scriptsOf(run: string, scripts: ReadonlyMap<string, string>): readonly string[] {
  if (!run.includes('*')) return [`pre${run}`, run, `post${run}`].filter((name) => scripts.has(name));
  const matches = namePattern(run);
  return [...scripts.keys()].filter((name) => matches.test(name) || matches.test(name.replace(/^(?:pre|post)/, '')));
}

/** npm-run-all: `*` stands for one part between colons, `**` for several. */
function namePattern(run: string): RegExp {
  const parts = run
    .slice(0, 200)
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*{2,}|\*/g, (stars) => (stars === '*' ? '[^:]*' : '.*'));
  return new RegExp(`^${parts}$`);
}
