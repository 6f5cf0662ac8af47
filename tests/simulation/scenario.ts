import type { Check } from '../../src/core/gates.ts';
import type { Caps, PlannedStory, RunPlan } from '../../src/core/plan.ts';
import { createFates, type Fates } from './fates.ts';
import { crashes, type FaultPlan, faultKinds } from './faults.ts';
import { createObjects, type Objects } from './objects.ts';
import { type Dice, dice } from './prng.ts';

/** Everything about a simulation that is settled before it begins. */
export interface Scenario {
  readonly seed: number;
  /** `crashes`: nothing but crashes, so that the end must be that of the undisturbed run. */
  readonly mode: 'calm' | 'crashes' | 'everything';
  readonly plan: RunPlan;
  readonly files: ReadonlyMap<string, string>;
  /** The feature's branch is on the remote already, with work of an earlier night. */
  readonly continues: boolean;
  /** Refs that the remote will not have. */
  readonly declined: 'nothing' | 'branch' | 'wip' | 'everything';
  /** The story whose file the remote declines in any commit, and the words for it; absent = none. */
  readonly forbids?: { readonly story: string; readonly words: 'secret' | 'large-file' | 'push-rule' };
  readonly createPr: 'draft' | 'ready' | 'none';
  readonly pulls: 'allowed' | 'forbidden' | 'no-drafts';
  readonly fates: Fates;
  readonly faults: FaultPlan;
}

export const epochMs = Date.UTC(2026, 0, 2, 3, 4, 5);
const minute = 60_000;

export function createScenario(seed: number): Scenario {
  const chance = dice(seed, 'scenario');
  const fates = createFates(seed);
  const mode = chance.pick(['calm', 'crashes', 'crashes', 'everything', 'everything', 'everything'] as const);
  const stories = storiesOf(chance);
  const checks = checksOf(chance);
  const files = filesOf(stories, checks, fates);
  const continues = chance.chance(0.15);
  const hurried = mode === 'everything' && chance.chance(0.4);
  return {
    seed,
    mode,
    plan: planOf(chance, {
      seed,
      stories,
      checks,
      caps: { ...capsOf(chance, hurried), ...budgetsOf(dice(seed, 'budgets')) },
      ...plant(createObjects(), { files, continues }),
    }),
    files,
    continues,
    declined: chance.pick(['nothing', 'nothing', 'nothing', 'nothing', 'nothing', 'branch', 'wip', 'everything']),
    ...forbidsOf(dice(seed, 'content'), stories),
    createPr: chance.pick(['draft', 'draft', 'ready', 'none']),
    pulls: chance.pick(['allowed', 'allowed', 'allowed', 'allowed', 'forbidden', 'no-drafts']),
    fates,
    faults: faultsOf(chance, mode),
  };
}

/** The same world without a fault from outside. */
export function calmed(scenario: Scenario): Scenario {
  return { ...scenario, mode: 'calm', faults: { ...scenario.faults, most: 0 } };
}

/** Puts the commits that the run starts from into a store. */
export function plant(
  objects: Objects,
  { files, continues }: Pick<Scenario, 'files' | 'continues'>,
): Pick<RunPlan, 'base' | 'start'> {
  const tree = objects.writeTree(files);
  const commit = objects.writeCommit({ tree, parent: undefined, message: 'Begin', at: epochMs - 1000 });
  const base = { branch: 'main', commit };
  if (!continues) return { base, start: { commit, tree } };
  const later = objects.writeTree(new Map([...files, ['src/earlier.js', 'work of an earlier night']]));
  const head = objects.writeCommit({ tree: later, parent: commit, message: 'Go on', at: epochMs - 500 });
  return { base, start: { commit: head, tree: later } };
}

function storiesOf(chance: Dice): readonly PlannedStory[] {
  const count = chance.int(1, 8);
  return Array.from({ length: count }, (_, index): PlannedStory => {
    const ids = Array.from({ length: index }, (__, at) => idOf(at));
    const links = ids.filter(() => chance.chance(0.18)).slice(0, 3);
    const named = {
      id: idOf(index),
      title: `Story ${index}`,
      ...(chance.chance(0.4) ? { priority: chance.int(0, 3) } : {}),
    };
    const was = chance.pick(['open', 'open', 'open', 'open', 'open', 'open', 'passed', 'ineligible'] as const);
    const inScope = !chance.chance(0.07);
    // Every other one as journals of earlier versions have it, with what is usual.
    if (index % 2 === 0) return { ...named, index, dependsOn: links, was, inScope };
    return {
      ...named,
      ...(links.length > 0 && { dependsOn: links }),
      ...(was !== 'open' && { was }),
      ...(!inScope && { inScope }),
    };
  });
}

function forbidsOf(chance: Dice, stories: readonly PlannedStory[]): Pick<Scenario, 'forbids'> {
  const [first, ...rest] = stories.filter(({ was }) => was === undefined || was === 'open');
  if (first === undefined || !chance.chance(0.25)) return {};
  const words = chance.pick(['secret', 'large-file', 'push-rule'] as const);
  // The first ones are worked on in most runs.
  return { forbids: { story: chance.pick([first, first, first, ...rest]).id, words } };
}

function idOf(index: number): string {
  return `US-00${index + 1}`;
}

function checksOf(chance: Dice): readonly Check[] {
  const count = chance.pick([0, 1, 1, 1, 2, 2, 3]);
  const checks = Array.from({ length: count }, (_, index): Check => {
    const paths = index > 0 && chance.chance(0.3) ? { paths: [chance.pick(['src/**', 'test/**', 'docs/**'])] } : {};
    return { name: `check${index}`, command: `run ${index}`, ...paths };
  });
  return chance.chance(0.3) ? [...checks, { name: 'e2e', command: 'run e2e', stage: 'final' }] : checks;
}

function filesOf(
  stories: readonly PlannedStory[],
  checks: readonly Check[],
  { baseline }: Fates,
): ReadonlyMap<string, string> {
  const first = checks.find(({ stage }) => stage !== 'final');
  const userStories = stories.map(({ id, title, was, dependsOn, priority }) => ({
    ...{ id, title, description: title, acceptanceCriteria: ['it works'], passes: was === 'passed', dependsOn },
    ...(priority === undefined ? {} : { priority }),
  }));
  return new Map([
    ['prd.json', `${JSON.stringify({ project: 'demo', userStories }, undefined, 2)}\n`],
    ['base.txt', baseline === 'red' && first !== undefined ? `red:${first.name}` : 'green'],
  ]);
}

function capsOf(chance: Dice, hurried: boolean): Caps {
  return {
    maxAttempts: chance.int(1, 6),
    maxIterations: chance.int(1, 16),
    maxCommits: chance.int(1, 8),
    story: { softMs: 20 * minute, hardMs: chance.pick([30, 60, 60]) * minute },
    runMs: hurried ? chance.int(40, 120) * minute : 1000 * 60 * minute,
    implement: { softMs: 12 * minute, hardMs: 20 * minute },
    test: { softMs: 5 * minute, hardMs: 10 * minute },
    spec: { softMs: 3 * minute, hardMs: 5 * minute },
    quality: { softMs: 2 * minute, hardMs: 3 * minute },
  };
}

function budgetsOf(chance: Dice): Pick<Caps, 'maxCostUsd' | 'callsPerHour'> {
  return {
    ...(chance.chance(0.4) ? { maxCostUsd: chance.int(1, 30) } : {}),
    ...(chance.chance(0.2) ? { callsPerHour: chance.int(2, 12) } : {}),
  };
}

function planOf(
  chance: Dice,
  { seed, ...given }: Pick<RunPlan, 'stories' | 'checks' | 'caps' | 'base' | 'start'> & { readonly seed: number },
): RunPlan {
  return {
    runId: `20260102-030405-${seed.toString(16)}`,
    feature: 'demo',
    intent: 'run',
    branch: 'ralph/demo',
    prdPath: 'prd.json',
    baseline: chance.pick(['attribute', 'attribute', 'attribute', 'off', 'require-green']),
    requireEvidence: chance.chance(0.7),
    ...saboteurOf(seed),
    attemptStart: chance.pick(['keep', 'clean-on-shift', 'clean']),
    messageTemplate: 'feat: [{id}] - {title}',
    agent: 'rehearsal',
    reviewAgent: chance.pick(['none', 'claude']),
    specPasses: chance.pick([1, 1, 3]),
    onBlock: chance.pick(['continue', 'continue', 'halt']),
    onThrash: chance.pick(['continue', 'continue', 'halt']),
    onEscalate: chance.pick(['continue', 'continue', 'halt']),
    classifier: dice(seed, 'classifier').pick(['rules', 'agent']),
    ...finalReviewOf(seed),
    breaker: { sameError: 3, noProgress: 3, progress: chance.pick(['attempt', 'attempt', 'story']) },
    ...(seed % 2 === 0 ? { archive: true as const } : {}),
    workflowRun: 'workflow-1',
    notices: [],
    ...given,
  };
}

function faultsOf(chance: Dice, mode: Scenario['mode']): FaultPlan {
  if (mode === 'calm') return { rate: 0, most: 0, kinds: [] };
  const rate = chance.pick([0.005, 0.01, 0.02, 0.04, 0.1]);
  return { rate, most: chance.int(1, mode === 'crashes' ? 8 : 6), kinds: mode === 'crashes' ? crashes : faultKinds };
}

function saboteurOf(seed: number): Pick<RunPlan, 'saboteur'> {
  const saboteur = dice(seed, 'saboteur').pick(['auto', 'off', 'off', 'always'] as const);
  return saboteur === 'off' ? {} : { saboteur };
}

function finalReviewOf(seed: number): Pick<RunPlan, 'finalReview'> {
  const reviewers = dice(seed, 'final review').pick([0, 1, 2, 3]);
  return reviewers === 0 ? {} : { finalReview: reviewers };
}
