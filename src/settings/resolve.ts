import { defaultSetupKey } from '../core/setup-key.ts';
import { resolveLimits, times } from './limits.ts';
import type { Merged } from './merge.ts';
import { git } from './resolve-git.ts';
import { stopping } from './resolve-stopping.ts';
import type { AgentSetting, SettingOrigin, Settings } from './settings.ts';
import { SETTINGS, type SettingName } from './table.ts';

/** The parts that need more than one setting, already put together. */
export interface ResolvedParts {
  readonly agent: AgentSetting;
  readonly reviewer: AgentSetting | 'none';
  readonly fallbacks: Settings['agentFallbacks'];
  readonly gates: Settings['gates'];
}

/** Names and resolves every value; expects values without mistakes. */
export function resolveSettings(merged: Merged, { agent, reviewer, fallbacks, gates }: ResolvedParts): Settings {
  const ready = multiplied(gates, merged);
  return {
    ...task(merged),
    agent,
    reviewAgent: reviewer,
    agentFallbacks: fallbacks,
    agentKeys: keys(merged),
    gates: ready,
    ...judging(merged, reviewer),
    ...places(merged),
    ...caps(merged),
    ...stopping(merged),
    ...git(merged),
    origin: origins(merged),
  };
}

function multiplied(gates: Settings['gates'], merged: Merged): Settings['gates'] {
  if (typeof gates === 'string') return gates;
  return gates.map((gate) =>
    gate.timeoutMs === undefined ? gate : { ...gate, timeoutMs: times(gate.timeoutMs, merged) },
  );
}

function task({
  values,
}: Merged): Pick<
  Settings,
  | 'prd'
  | 'feature'
  | 'stories'
  | 'objective'
  | 'criteria'
  | 'completionSignals'
  | 'blockingSignals'
  | 'stallRules'
  | 'dryRun'
  | 'step'
  | 'prompt'
  | 'agentEnv'
  | 'promptStyle'
  | 'agentFiles'
  | 'record'
  | 'failOn'
  | 'useStickyComment'
  | 'redact'
  | 'keepLogs'
  | 'showFullOutput'
> {
  return {
    prd: values.prd,
    feature: values.feature,
    stories: values.story ?? [],
    objective: values.objective,
    criteria: values.criteria,
    completionSignals: values.completion_signals ?? [],
    blockingSignals: values.blocking_signals,
    stallRules: { claims: values.consecutive_done_signals, testLoops: values.consecutive_test_loops },
    dryRun: values.dry_run || values.mode === 'plan',
    step: values.step,
    prompt: values.prompt,
    agentEnv: values.agent_env ?? [],
    promptStyle: values.prompt_style,
    agentFiles: values.agent_files ?? [],
    record: values.record,
    failOn: values.fail_on,
    useStickyComment: values.use_sticky_comment,
    redact: values.redact ?? [],
    keepLogs: values.keep_logs,
    showFullOutput: values.show_full_output,
  };
}

/** Each key under the name that its client reads; an input that is not given leaves the job's variable alone. */
function keys({ values }: Merged): Readonly<Record<string, string>> {
  const { anthropic_api_key: anthropic, claude_code_oauth_token: token, openai_api_key: openai } = values;
  const { gemini_api_key: gemini } = values;
  return {
    ...(anthropic && { ANTHROPIC_API_KEY: anthropic }),
    ...(token && { CLAUDE_CODE_OAUTH_TOKEN: token }),
    ...(openai && { OPENAI_API_KEY: openai }),
    ...(gemini && { GEMINI_API_KEY: gemini }),
  };
}

function judging(
  { values }: Merged,
  reviewer: Settings['reviewAgent'],
): Pick<
  Settings,
  | 'gateEnv'
  | 'baseline'
  | 'protectedPaths'
  | 'hiddenPaths'
  | 'testPaths'
  | 'testReport'
  | 'requireEvidence'
  | 'redGreen'
  | 'specPasses'
  | 'finalReview'
  | 'onBlock'
  | 'maxChangedFiles'
  | 'maxAddedMb'
  | 'maxFileMb'
> {
  return {
    gateEnv: values.gate_env ?? [],
    baseline: values.baseline,
    protectedPaths: values.protected_paths ?? [],
    hiddenPaths: values.hidden_paths ?? [],
    testPaths: values.test_paths,
    testReport: values.test_report,
    // Evidence is asked for when nobody reviews (10-fine-print Evidence).
    requireEvidence: values.require_evidence ?? reviewer === 'none',
    redGreen: values.red_green,
    ...{ specPasses: values.spec_passes, finalReview: values.final_review },
    onBlock: values.on_block,
    maxChangedFiles: values.max_changed_files,
    maxAddedMb: values.max_added_mb,
    maxFileMb: values.max_file_mb,
  };
}

/** Where gates run and what they find there. */
function places({
  values,
}: Merged): Pick<Settings, 'gateMounts' | 'gateParallel' | 'setup' | 'isolation' | 'workingDirectory'> {
  const { setup_command: command } = values;
  return {
    gateMounts: values.gate_mounts ?? [],
    gateParallel: values.gate_parallel,
    setup:
      command === undefined
        ? undefined
        : {
            command,
            key: values.setup_key ?? defaultSetupKey,
            env: values.setup_env ?? [],
            scripts: values.setup_scripts,
          },
    isolation: values.isolation,
    workingDirectory: values.working_directory ?? '',
  };
}

function caps(
  merged: Merged,
): ReturnType<typeof resolveLimits> &
  Pick<
    Settings,
    | 'maxAttempts'
    | 'maxIterations'
    | 'maxCommits'
    | 'maxCostUsd'
    | 'callsPerHour'
    | 'costPerCallUsd'
    | 'timeoutMultiplier'
    | 'attemptStart'
    | 'acceptUnbounded'
  > {
  const { values } = merged;
  return {
    ...resolveLimits(merged),
    maxAttempts: values.max_attempts,
    maxIterations: values.max_iterations,
    maxCommits: values.max_commits,
    maxCostUsd: values.max_cost_usd,
    callsPerHour: values.rate_limit,
    costPerCallUsd: values.cost_per_call,
    timeoutMultiplier: values.timeout_multiplier,
    attemptStart: values.attempt_start,
    acceptUnbounded: values.accept_unbounded === true,
  };
}

function origins({ given }: Merged): Readonly<Record<SettingName, SettingOrigin>> {
  const entries = SETTINGS.map(({ name }): readonly [SettingName, SettingOrigin] => [
    name,
    given.get(name)?.origin ?? 'default',
  ]);
  return Object.fromEntries(entries) as Record<SettingName, SettingOrigin>;
}
