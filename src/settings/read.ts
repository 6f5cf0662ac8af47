import { checkContinue } from './check-continue.ts';
import { checkHandOver } from './check-hand-over.ts';
import { checkJournal } from './check-journal.ts';
import { checkLimits } from './check-limits.ts';
import { checkObjective } from './check-objective.ts';
import { checkReview } from './check-review.ts';
import { collect } from './collect.ts';
import { merge } from './merge.ts';
import type { Mistake, RawSettings } from './raw.ts';
import { resolveSettings } from './resolve.ts';
import { resolveAgents } from './resolve-agent.ts';
import { resolveFallbacks } from './resolve-fallbacks.ts';
import { resolveGates } from './resolve-gates.ts';
import type { Settings } from './settings.ts';

/** Settings, or every mistake at once (03-interface intro). */
export type SettingsResult =
  | { readonly ok: true; readonly settings: Settings; readonly notices: readonly string[] }
  | { readonly ok: false; readonly mistakes: readonly Mistake[] };

/** Reads all layers, lowest precedence first: project file, inputs or flags (03-interface §2). */
export function readSettings(layers: readonly RawSettings[]): SettingsResult {
  const collected = collect(layers);
  const merged = merge(collected);
  const agents = resolveAgents(merged);
  const { fallbacks, mistakes: noFallbacks } = resolveFallbacks(merged);
  const gates = resolveGates(merged, layers);
  const mistakes = [
    ...collected.mistakes,
    ...merged.mistakes,
    ...agents.mistakes,
    ...noFallbacks,
    ...gates.mistakes,
    ...checkLimits(merged, gates.timeouts),
    ...checkObjective(merged),
    ...checkContinue(merged),
    ...checkHandOver(merged),
    ...checkJournal(merged),
    ...checkReview(merged),
  ];
  if (mistakes.length > 0) return { ok: false, mistakes };
  const { agent, reviewer } = agents;
  if (agent === undefined || reviewer === undefined) throw new Error('Settings without a mistake have no agent.');
  const settings = resolveSettings(merged, { agent, reviewer, fallbacks, gates: gates.gates });
  return {
    ok: true,
    settings,
    notices: [...collected.notices, ...merged.notices, ...gates.notices, ...agents.notices],
  };
}

/** The inputs that the runner exported as `INPUT_*`, with either separator, untrimmed (03-interface intro). */
export function inputsFromEnvironment(env: Readonly<Record<string, string | undefined>>): RawSettings {
  const inputs = Object.entries(env).flatMap(([name, text]) =>
    name.startsWith('INPUT_') && text !== undefined ? [[name.slice('INPUT_'.length).toLowerCase(), text]] : [],
  );
  return { source: 'input', values: Object.fromEntries(inputs) };
}
