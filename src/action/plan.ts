import { detectCheck, type Manifests } from '../core/detect-checks.ts';
import type { Check } from '../core/gates.ts';
import { type Objective, objectiveCaps } from '../core/objective.ts';
import type { PlannedStory, RunPlan } from '../core/plan.ts';
import { entryNames, type Prd, type Story } from '../core/prd.ts';
import type { Settings } from '../settings/settings.ts';

/** What a plan is made of. */
export interface PlanParts {
  readonly runId: string;
  readonly feature: string;
  readonly settings: Settings;
  readonly prd: Prd;
  /** Absent with an objective. */
  readonly prdPath?: string | undefined;
  readonly objective?: Objective | undefined;
  readonly base: RunPlan['base'];
  readonly start: RunPlan['start'];
  readonly branch: string;
  readonly pull?: RunPlan['pull'];
  readonly carried?: RunPlan['carried'];
  readonly replaces?: RunPlan['replaces'];
  readonly checks: readonly Check[];
  /** What is not committed of the files that we write ourselves; absent = all of them are. */
  readonly uncommitted?: Pick<RunPlan, 'progress' | 'archiveIn'>;
  readonly workflowRun: string;
  readonly notices: readonly string[];
  /** Version of each client. */
  readonly clients?: Readonly<Record<string, string>>;
}

/** Freezes everything a run needs to know (02-loop §1). */
export function makePlan(parts: PlanParts): RunPlan {
  const { settings, prd, prdPath, objective } = parts;
  const asked = objective === undefined ? settings.stories : [];
  const carriedIds = new Set(parts.carried?.map(({ story }) => story));
  return {
    runId: parts.runId,
    feature: parts.feature,
    intent: prd.description ?? prd.feature ?? `the stories of ${prdPath}`,
    base: parts.base,
    start: parts.start,
    branch: parts.branch,
    ...ofBranch(parts),
    ...(prdPath === undefined ? {} : { prdPath }),
    ...(objective && { objective: frozen(objective) }),
    stories: prd.stories.map((story) => planned(story, asked, carriedIds)),
    checks: parts.checks,
    ...(settings.setup && { setup: { ...settings.setup, limit: settings.gateLimits.setup } }),
    ...(settings.workingDirectory === '' ? {} : { workingDirectory: settings.workingDirectory }),
    baseline: settings.baseline,
    requireEvidence: settings.requireEvidence,
    ...(settings.redGreen === 'false' ? {} : { redGreen: settings.redGreen }),
    stallRules: settings.stallRules,
    attemptStart: settings.attemptStart,
    caps: capsOf(settings, objective),
    messageTemplate: settings.commitMessageTemplate,
    ...asAsked(settings),
    ...parts.uncommitted,
    agent: settings.agent.type,
    ...(settings.agentFallbacks.length === 0 ? {} : { fallbacks: settings.agentFallbacks.map(({ label }) => label) }),
    reviewAgent: settings.reviewAgent === 'none' ? 'none' : settings.reviewAgent.type,
    ...(parts.clients && Object.keys(parts.clients).length > 0 ? { clients: parts.clients } : {}),
    specPasses: settings.specPasses,
    onBlock: settings.onBlock,
    onThrash: settings.onThrash,
    onEscalate: settings.onEscalate,
    ...(settings.classifier === 'agent' ? { classifier: 'agent' as const } : {}),
    criticWindow: settings.criticWindow,
    breaker: settings.breaker,
    workflowRun: parts.workflowRun,
    notices: parts.notices,
  };
}

type AsAsked = 'signOff' | 'approval' | 'step' | 'journal' | 'archive' | 'continues' | 'finalReview' | 'saboteur';

function asAsked({
  signOff,
  approval,
  commitAuthorName,
  commitAuthorEmail,
  step,
  journal,
  archive,
  continues,
  finalReview,
  saboteur,
}: Settings): Pick<RunPlan, AsAsked> {
  return {
    ...(signOff && { signOff: `${commitAuthorName} <${commitAuthorEmail}>` }),
    ...(approval === 'required' && { approval }),
    ...(step && { step: true as const }),
    ...(journal !== 'ref' && { journal }),
    ...(archive && { archive: true as const }),
    ...(continues && { continues: true as const }),
    ...(finalReview > 0 && { finalReview }),
    ...(saboteur !== 'off' && { saboteur }),
  };
}

/** The pull request of the branch, and what becomes of one that its base has left behind. */
function ofBranch({ pull, carried, replaces }: PlanParts): Pick<RunPlan, 'pull' | 'carried' | 'replaces'> {
  return { ...(pull && { pull }), ...(carried && { carried }), ...(replaces && { replaces }) };
}

/** Ids asked for that prd.json does not have. */
export function unknownStories(prd: Prd, asked: readonly string[]): readonly string[] {
  if (asked.length === 0) return [];
  const known = new Set(prd.stories.map((story) => story.id));
  return asked.filter((id) => !known.has(id));
}

/** The checks of the test gate: configured, written out as none, or found in the manifests of the policy base. */
export function chooseChecks(
  gates: Settings['gates'] | readonly Check[],
  manifests: Manifests | undefined,
): { readonly checks: readonly Check[]; readonly notice?: string } | undefined {
  if (gates === 'none') return { checks: [], notice: 'test_command: none, so nothing is tested.' };
  if (gates !== 'detect') return { checks: gates };
  const found = manifests && detectCheck(manifests);
  if (found === undefined) return undefined;
  return {
    checks: [found.check],
    notice: `No test_command is set; found "${found.check.command}" through ${found.because}.`,
  };
}

/** A story that is carried passes without an attempt that could tell its names. Most stories are usual: nothing is copied for those. */
export function planned(
  story: Story,
  asked: readonly string[],
  carried: ReadonlySet<string | undefined>,
): PlannedStory {
  const { id, title, priority, dependsOn, tests, allow, passes, eligible } = story;
  const plain: PlannedStory = priority === undefined ? { id, title } : { id, title, priority };
  const isUsual = eligible && !passes && dependsOn.length + tests.length + allow.length === 0;
  if (isUsual && asked.length === 0 && carried.size === 0) return plain;
  return {
    ...plain,
    ...(dependsOn.length > 0 && { dependsOn }),
    ...wasOf(story),
    ...(asked.length > 0 && !asked.includes(id) && { inScope: false }),
    ...(tests.length > 0 && { tests }),
    ...(allow.some(opensTests) && { mayDropTests: true as const }),
    ...(carried.has(id) && story.raw !== '' && entryNames(story)),
  };
}

function wasOf({ passes, eligible }: Story): Pick<PlannedStory, 'was'> {
  if (passes) return { was: 'passed' };
  return eligible ? {} : { was: 'ineligible' };
}

/** Whether an `allow:` entry lets tests go: it names a rule about tests, or a path of tests. */
function opensTests(entry: string): boolean {
  return (
    /#tests?-/.test(entry) || /(?:^|[/._-])(?:tests?|specs?|__tests__)(?:[/._*-]|$)/i.test(entry.split('#')[0] ?? '')
  );
}

function frozen({ text, criteria }: Objective): NonNullable<RunPlan['objective']> {
  return criteria === undefined ? { text } : { text, criteria };
}

/** The caps of a run, in milliseconds, attempts and dollars. */
export function capsOf(settings: Settings, objective: Objective | undefined): RunPlan['caps'] {
  const idle = settings.agent.type === 'command' ? undefined : settings.idleTimeoutMs;
  const { max_attempts: attempts, max_iterations: iterations } = settings.origin;
  const isGiven = { attempts: attempts !== 'default', iterations: iterations !== 'default' };
  const { maxAttempts, maxIterations } = objective ? objectiveCaps(objective, settings, isGiven) : settings;
  return {
    maxAttempts,
    maxIterations,
    maxCommits: settings.maxCommits,
    maxCostUsd: settings.maxCostUsd,
    callsPerHour: settings.callsPerHour,
    ...(settings.costPerCallUsd === undefined ? {} : { costPerCallUsd: settings.costPerCallUsd }),
    story: settings.storyLimit,
    runMs: settings.runTimeoutMs,
    implement: settings.gateLimits.implement,
    test: settings.gateLimits.test,
    spec: settings.gateLimits.spec,
    quality: settings.gateLimits.quality,
    ...(idle === undefined ? {} : { idleMs: idle }),
  };
}
