import { resolveLimits, times } from './limits.ts';
import type { Merged } from './merge.ts';
import type { AgentSetting, SettingOrigin, Settings } from './settings.ts';
import { SETTINGS, type SettingName } from './table.ts';

/** The parts that need more than one setting, already put together. */
export interface ResolvedParts {
  readonly agent: AgentSetting;
  readonly gates: Settings['gates'];
}

/** Names and resolves every value; expects values without mistakes. */
export function resolveSettings(merged: Merged, { agent, gates }: ResolvedParts): Settings {
  const ready = multiplied(gates, merged);
  return {
    ...task(merged),
    agent,
    gates: ready,
    ...judging(merged),
    ...caps(merged),
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
  'prd' | 'feature' | 'stories' | 'dryRun' | 'reviewAgent' | 'prompt' | 'agentEnv' | 'failOn' | 'redact' | 'keepLogs'
> {
  return {
    prd: values.prd,
    feature: values.feature,
    stories: values.story ?? [],
    dryRun: values.dry_run,
    reviewAgent: values.review_agent,
    prompt: values.prompt,
    agentEnv: values.agent_env ?? [],
    failOn: values.fail_on,
    redact: values.redact ?? [],
    keepLogs: values.keep_logs,
  };
}

function judging({
  values,
}: Merged): Pick<
  Settings,
  | 'gateEnv'
  | 'baseline'
  | 'protectedPaths'
  | 'testPaths'
  | 'requireEvidence'
  | 'maxChangedFiles'
  | 'maxAddedMb'
  | 'maxFileMb'
> {
  return {
    gateEnv: values.gate_env ?? [],
    baseline: values.baseline,
    protectedPaths: values.protected_paths ?? [],
    testPaths: values.test_paths,
    // Evidence is asked for when nobody reviews, and in this version nobody does (10-fine-print Evidence).
    requireEvidence: values.require_evidence ?? values.review_agent === 'none',
    maxChangedFiles: values.max_changed_files,
    maxAddedMb: values.max_added_mb,
    maxFileMb: values.max_file_mb,
  };
}

function caps(
  merged: Merged,
): ReturnType<typeof resolveLimits> &
  Pick<
    Settings,
    'maxAttempts' | 'maxIterations' | 'maxCommits' | 'timeoutMultiplier' | 'attemptStart' | 'acceptUnbounded'
  > {
  const { values } = merged;
  return {
    ...resolveLimits(merged),
    maxAttempts: values.max_attempts,
    maxIterations: values.max_iterations,
    maxCommits: values.max_commits,
    timeoutMultiplier: values.timeout_multiplier,
    attemptStart: values.attempt_start,
    acceptUnbounded: values.accept_unbounded === true,
  };
}

function git({
  values,
}: Merged): Pick<
  Settings,
  | 'githubToken'
  | 'baseBranch'
  | 'branchPrefix'
  | 'commitMessageTemplate'
  | 'signOff'
  | 'commitAuthorName'
  | 'commitAuthorEmail'
  | 'resume'
> {
  return {
    githubToken: values.github_token,
    baseBranch: values.base_branch,
    branchPrefix: values.branch_prefix,
    commitMessageTemplate: values.commit_message_template,
    signOff: values.sign_off,
    commitAuthorName: values.commit_author_name,
    commitAuthorEmail: values.commit_author_email,
    resume: values.resume,
  };
}

function origins({ given }: Merged): Readonly<Record<SettingName, SettingOrigin>> {
  const entries = SETTINGS.map(({ name }): readonly [SettingName, SettingOrigin] => [
    name,
    given.get(name)?.origin ?? 'default',
  ]);
  return Object.fromEntries(entries) as Record<SettingName, SettingOrigin>;
}
