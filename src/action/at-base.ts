import { posix } from 'node:path';
import type { Repository } from '../adapters/git/controller.ts';
import { type Layer, layerReader } from '../adapters/git/layer.ts';
import type { Asked } from '../core/asked.ts';
import { costWarning, iterationWarning } from '../core/budget.ts';
import { type Manifests, manifestsToRead, TEST_FOLDERS } from '../core/detect-checks.ts';
import type { Check } from '../core/gates.ts';
import type { Objective } from '../core/objective.ts';
import { type PrdSearch, prdCandidates, searchedFolders } from '../core/prd-search.ts';
import type { RawSettings, Settings } from '../settings/settings.ts';
import { namedCriteria } from './asked-objective.ts';
import type { Base } from './base.ts';
import { inputValue } from './early-inputs.ts';
import { type FoundPrd, findPrd } from './find-prd.ts';
import type { Job } from './job.ts';
import { isRefusal, narrowed } from './narrow.ts';
import { objectiveNotices, objectiveOf, objectivePrd, withCriteria } from './objective.ts';
import { capsOf, chooseChecks } from './plan.ts';
import { readPolicy } from './policy.ts';
import { configError, type Refusal } from './refusal.ts';
import { readTemplates, type Templates } from './templates.ts';

/** What a policy base says: rules, backlog and checks (02-loop §1, Two bases). */
export interface AtBase {
  readonly ok: true;
  readonly settings: Settings;
  readonly prd: FoundPrd;
  /** The one that the run is about; absent = stories of a file. */
  readonly objective?: Objective;
  /** Files that list stories, whether the run is about them or not. */
  readonly backlogs: readonly string[];
  readonly checks: readonly Check[];
  readonly templates: Templates;
  readonly notices: readonly string[];
}

export interface BaseReaderCall {
  readonly repository: Repository;
  /** Absolute folder of the checkout. */
  readonly workspace: string;
  readonly inputs: RawSettings;
  /** What the event asks for; absent = what the settings say. */
  readonly objective?: Objective | undefined;
  /** The command of a comment, which narrows the settings. */
  readonly asked?: Asked;
}

/** Reads bases, each once, and begins as soon as one is at hand: the remote may still be answering. */
export interface BaseReader {
  /** Starts reading without waiting; a failure is told to who asks with `read`. */
  readonly begin: (commit: string) => void;
  readonly read: (commit: string) => Promise<AtBase | Refusal>;
  /** Layer 0 for a commit's tracked files. */
  readonly layers: (commit: string) => Promise<Layer>;
  /** Settles when nothing is being read any more. */
  readonly idle: () => Promise<void>;
}

export function baseReader(call: BaseReaderCall): BaseReader {
  const layers = layerReader(call.repository, call.workspace);
  const reads = new Map<string, Promise<AtBase | Refusal>>();
  const read = (commit: string): Promise<AtBase | Refusal> => {
    const reading = reads.get(commit) ?? readBase(call, commit);
    reads.set(commit, reading);
    return reading;
  };
  return {
    // Most runs start from the base: its ignored files are listed while the backlog is read.
    begin: (commit) => {
      layers(commit).catch(() => undefined);
      read(commit).catch(() => undefined);
    },
    read,
    layers,
    idle: async () => {
      await Promise.allSettled([...reads.keys()].map(layers));
      await Promise.allSettled(reads.values());
    },
  };
}

async function readBase(call: BaseReaderCall, commit: string): Promise<AtBase | Refusal> {
  const { repository, workspace, inputs, asked } = call;
  const [policy, usual] = await Promise.all([readPolicy(repository, commit, inputs), tellingPaths(repository, commit)]);
  if (!policy.ok) return policy;
  const settings = narrowed(policy.settings, asked);
  if (isRefusal(settings)) return settings;
  const { workingDirectory: folder } = settings;
  const own = await workingFolder(repository, commit, folder);
  if (own === undefined) return configError(noFolder(folder, commit));
  const paths = new Set([...usual, ...own, ...(await filesBeside(repository, commit, settings.prd))]);
  const named = namedCriteria({ ...call, objective: call.objective, asked, gates: settings.gates });
  if (isRefusal(named)) return named;
  const objective = objectiveOf(named, settings);
  const search = { prd: settings.prd, feature: settings.feature, stories: settings.stories };
  const prd = objective ? objectivePrd(objective) : await findPrd(repository, { ...search, workspace, commit, paths });
  if (!prd.ok) return prd;
  const configured = withCriteria(settings, { objective, byComment: bringsCriteria(asked, named) });
  if (!configured.ok) return configured;
  const { gates } = configured;
  const manifests = gates === 'detect' ? await manifestsOf(call, commit, { folder, paths }) : undefined;
  const chosen = judgeable(chooseChecks(gates, manifests), settings);
  if (isRefusal(chosen)) return chosen;
  const templates = await readTemplates(repository, commit, paths);
  if (!templates.ok) return templates;
  const { checks, notice } = chosen;
  return {
    ok: true,
    settings,
    prd,
    ...(objective && { objective }),
    backlogs: prdCandidates(paths, { prd: undefined, feature: undefined }),
    checks,
    templates: templates.templates,
    notices: [
      ...policy.notices,
      ...(notice === undefined ? [] : [notice]),
      ...objectiveNotices(settings, objective),
      ...tightCaps(settings, objective),
    ],
  };
}

/** The checks, unless there are none or nothing at all could judge a story. */
function judgeable<T extends { readonly checks: readonly Check[] }>(
  chosen: T | undefined,
  { reviewAgent }: Settings,
): T | Refusal {
  if (chosen === undefined) return configError(noGate);
  return chosen.checks.length === 0 && reviewAgent === 'none' ? configError(noJudge) : chosen;
}

async function manifestsOf(
  { repository }: BaseReaderCall,
  commit: string,
  place: Pick<Manifests, 'folder' | 'paths'>,
): Promise<Manifests> {
  const read = manifestsToRead(place).map(async (path) => {
    const file = await repository.readFile(commit, path);
    return [path, file?.bytes.toString('utf8') ?? ''] as const;
  });
  return { ...place, texts: new Map(await Promise.all(read)) };
}

/** Whether a person brought the criteria, and not the settings. */
function bringsCriteria(asked: Asked | undefined, given: Objective | undefined): boolean {
  if (asked?.waiting?.objective !== undefined) return asked.waiting.objective.keyless;
  return asked !== undefined && given?.criteria !== undefined;
}

/** Files of the folder in which everything starts and of its tests; undefined when it is no folder of the commit (catalogue B11). */
async function workingFolder(
  repository: Repository,
  commit: string,
  folder: string,
): Promise<readonly string[] | undefined> {
  if (folder === '') return [];
  const entries = await repository.listFolder(commit, folder);
  if (entries.length === 0) return undefined;
  const tests = await Promise.all(TEST_FOLDERS.map((name) => repository.listFolder(commit, `${folder}/${name}`)));
  return [...entries, ...tests.flat()].flatMap(({ path, isFolder }) => (isFolder ? [] : [path]));
}

function noFolder(folder: string, commit: string): string {
  return (
    `working_directory: "${folder}" is no folder of the policy base ${commit.slice(0, 10)}. Write the path of a folder that is ` +
    'committed there, relative to the root of the repository; a link to a folder does not count.'
  );
}

/** Files of the folders that matter before a run: a repository of any size is not listed for them. */
async function tellingPaths(repository: Repository, commit: string): Promise<ReadonlySet<string>> {
  const features = (await repository.listFolder(commit, '.ralph')).filter(({ isFolder }) => isFolder);
  const folders = new Set([...searchedFolders, ...features.map(({ path }) => path)]);
  const lists = await Promise.all([...folders].map((folder) => repository.listFolder(commit, folder)));
  return new Set(lists.flat().flatMap(({ path, isFolder }) => (isFolder ? [] : [path])));
}

/** Files of the folder of a path, which may be any folder. */
async function filesBeside(repository: Repository, commit: string, path: string | undefined): Promise<string[]> {
  const entries = path?.includes('/') ? await repository.listFolder(commit, posix.dirname(path)) : [];
  return entries.flatMap((entry) => (entry.isFolder ? [] : [entry.path]));
}

/** Files of the folders in which a backlog can be. */
export async function backlogPaths(
  repository: Repository,
  commit: string,
  { prd }: Pick<PrdSearch, 'prd'>,
): Promise<ReadonlySet<string>> {
  return new Set([...(await tellingPaths(repository, commit)), ...(await filesBeside(repository, commit, prd))]);
}

/** Whether only the branch of this job has a backlog, in one sentence; empty: the base has one, too, or neither. */
export async function prdElsewhere(
  repository: Repository,
  { base, job, inputs }: { readonly base: Base; readonly job: Job; readonly inputs: RawSettings },
): Promise<readonly string[]> {
  const [, branch] = /^refs\/heads\/(.+)$/.exec(job.ref) ?? [];
  if (branch === undefined || branch === base.branch) return [];
  const search = { prd: inputValue(inputs, 'prd'), feature: inputValue(inputs, 'feature') };
  const first = async (commit: string) => prdCandidates(await backlogPaths(repository, commit, search), search)[0];
  if ((await first(base.commit)) !== undefined || !(await repository.importCommit(job.sha)).ok) return [];
  const path = await first(job.sha);
  return path === undefined
    ? []
    : [`${path} is on ${branch}, work starts at ${base.branch}: set base_branch: ${branch}`];
}

/** Warnings about caps that are below what one story needs. */
function tightCaps(settings: Settings, objective: Objective | undefined): readonly string[] {
  const { costPerCallUsd: price, specPasses } = settings;
  const reviewAgent = settings.reviewAgent === 'none' ? 'none' : settings.reviewAgent.type;
  const needs = { caps: capsOf(settings, objective), reviewAgent, specPasses };
  return [...iterationWarning(needs), ...costWarning(needs, () => price, `with cost_per_call: ${price}`)];
}

const noJudge =
  'test_command: none stands beside review_agent: none, so nothing could tell whether a story is done. Set test_command, for example ' +
  '"test_command: npm test", or name a reviewer in review_agent.';
const noGate =
  'No test gate is configured and no manifest names one. Set test_command, for example "test_command: npm test", ' +
  'or write "test_command: none" to run without tests. docs/your-repository.md lists the manifests that are read.';
