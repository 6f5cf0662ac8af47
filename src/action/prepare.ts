import type { Repository } from '../adapters/git/controller.ts';
import type { Layer } from '../adapters/git/layer.ts';
import { resolveProgram } from '../adapters/process/resolve.ts';
import type { Check } from '../core/gates.ts';
import type { Objective } from '../core/objective.ts';
import { meantStory } from '../core/prd-meant.ts';
import type { RawSettings, Settings } from '../settings/settings.ts';
import { type AtBase, type BaseReader, baseReader, prdElsewhere } from './at-base.ts';
import { type Base, baseNotices, type FoundBase, findBase, pushRefusal } from './base.ts';
import { beginAt } from './begin-at.ts';
import { inputValue, refuseEarly } from './early-inputs.ts';
import { type FoundPrd, readAt } from './find-prd.ts';
import type { Job } from './job.ts';
import { openRepository } from './open-repository.ts';
import { unknownStories } from './plan.ts';
import { findUncommitted, type Uncommitted } from './policy-paths.ts';
import { judgePushes } from './push-rules.ts';
import { placedFor } from './record-place.ts';
import { configError, interrupted, type Refusal } from './refusal.ts';
import type { StartPoint } from './start-point.ts';
import { notPermitted, type StoryPolicy, storyPolicy } from './story-policy.ts';
import type { Templates } from './templates.ts';

/** Programs of the machine, resolved to absolute paths before anything of the repository runs (catalogue R15). */
export interface Programs {
  readonly git: string;
  readonly bash: string;
}

/** Everything known before the lock is taken; nothing was changed yet. */
export interface Prepared {
  readonly ok: true;
  readonly programs: Programs;
  readonly repository: Repository;
  readonly settings: Settings;
  readonly base: Base;
  readonly prd: FoundPrd;
  /** What its stories may change, whatever commit they are read at. */
  readonly policy: StoryPolicy;
  /** The one that the run is about; absent = stories of a file. */
  readonly objective?: Objective;
  /** Files that list stories, whether the run is about them or not: only the controller writes them. */
  readonly backlogs: readonly string[];
  readonly start: StartPoint;
  readonly checks: readonly Check[];
  /** What is not committed of the files that we write ourselves. */
  readonly uncommitted: Uncommitted;
  /** The project's own prompts. */
  readonly templates: Templates;
  /** Layer 0 for a commit's tracked files; read once per commit. */
  readonly layers: (commit: string) => Promise<Layer>;
  readonly notices: readonly string[];
}

export interface PrepareCall {
  readonly job: Job;
  readonly inputs: RawSettings;
  /** What the event asks for; absent = what the settings say. */
  readonly objective?: Objective | undefined;
  /** The job's environment. */
  readonly env: Readonly<Record<string, string>>;
  readonly cancel: AbortSignal;
}

/** Reads policy base, settings, prd.json and run start, and refuses with every reason before anything is touched. */
export async function prepare(call: PrepareCall): Promise<Prepared | Refusal> {
  const programs = findPrograms(call);
  if (!programs.ok) return programs;
  const { job, env, cancel } = call;
  const refused = refuseEarly(call.inputs);
  if (refused !== undefined) return refused;
  const token = inputValue(call.inputs, 'github_token');
  const handOver = inputValue(call.inputs, 'hand_over');
  const repository = await openRepository({ job, git: programs.git, token, env, cancel, handOver });
  if (!repository.ok) return repository;
  const prepared = await prepareFrom(call, programs, repository.repository);
  if (prepared.ok && !cancel.aborted) return prepared;
  await repository.repository.close();
  return cancel.aborted ? interrupted(cancel) : prepared;
}

async function prepareFrom(call: PrepareCall, programs: Programs, repository: Repository): Promise<Prepared | Refusal> {
  const { job, inputs, objective } = call;
  const { asked, workspace } = job;
  const bases = baseReader({ repository, workspace, inputs, objective, ...(asked && { asked }) });
  // On a pull request rules are read where it is to go (02-loop §1, Two bases).
  const baseBranch = asked?.origin.pull?.base ?? inputValue(inputs, 'base_branch');
  const found = await findBase(repository, { job, baseBranch, onImported: bases.begin });
  const prepared = found.ok ? await admitted({ repository, bases, found, call }) : found;
  if (prepared.ok) return { ...prepared, programs, layers: bases.layers };
  // Nothing may go on behind a refusal: it would ask a repository that is closed.
  await bases.idle();
  return prepared;
}

/** All but what only a run that begins needs. */
export type PreparedRun = Omit<Prepared, 'programs' | 'layers'>;

interface OnBase {
  readonly repository: Repository;
  readonly bases: BaseReader;
  readonly found: FoundBase;
  readonly call: PrepareCall;
}

/** Rules are read only on a branch that the maintainers chose: whoever may push branches may aim a pull request at any of them. */
async function admitted(on: OnBase): Promise<PreparedRun | Refusal> {
  const { found, call } = on;
  const { pull, thread } = call.job.asked?.origin ?? {};
  const isChosen = found.branch === found.defaultBranch || found.branch === inputValue(call.inputs, 'base_branch');
  if (pull === undefined || isChosen) return prepareOn(on);
  return configError(
    `Pull request #${thread} goes to ${found.branch}, and rules are read only on the default branch or on base_branch. Aim it there, or set base_branch: ${found.branch} in the workflow.`,
  );
}

/** The rules and the work at a base that is known and at hand. */
async function prepareOn(on: OnBase): Promise<PreparedRun | Refusal> {
  const { bases, found, call } = on;
  const atBase = await bases.read(found.commit);
  const placed = atBase.ok ? await placedFor(on, atBase.settings, atBase.prd.feature) : atBase;
  const work = atBase.ok && placed.ok ? await findWork(placed.on, atBase) : placed;
  if (!atBase.ok || !placed.ok || !('prd' in work)) return work.ok ? configError() : withPlace(on, work);
  const { settings, checks, templates, objective, backlogs } = atBase;
  const refused = await pushRefusal(found, call.job, settings);
  if (refused !== undefined) return refused;
  const own = work.prd.feature === atBase.prd.feature ? placed : await placedFor(placed.on, settings, work.prd.feature);
  if (!own.ok) return own;
  const { access: _, ...base } = own.on.found;
  const notices = [...work.notices, ...passedOn(settings)];
  const more = { ...work, checks, templates, backlogs, ...(objective && { objective }) };
  const prepared = { ...more, repository: authored(own.on.repository, settings), settings, base, notices };
  const judged = await judgePushes(prepared, call);
  return judged.ok ? { ...prepared, notices: [...notices, ...judged.notices] } : judged;
}

/** A refusal because of what stands at the base, with where the backlog is instead. */
async function withPlace({ repository, found, call }: OnBase, refusal: Refusal): Promise<Refusal> {
  const elsewhere = call.objective ? [] : await prdElsewhere(repository, { ...call, base: found });
  return { ...refusal, reasons: [...elsewhere, ...refusal.reasons] };
}

/** What gates see although it looks like a secret is said aloud (04-trust rule 1). */
function passedOn({ gateEnv }: Settings): readonly string[] {
  return gateEnv.length === 0 ? [] : [`gate_env: the gates see ${gateEnv.join(', ')}.`];
}

/** The repository with the configured author, which is known only once the policy base was read. */
function authored(repository: Repository, settings: Settings): Repository {
  const identity = { name: settings.commitAuthorName, email: settings.commitAuthorEmail };
  return { ...repository, commit: (call) => repository.commit({ identity, ...call }) };
}

type Work = Pick<Prepared, 'ok' | 'prd' | 'policy' | 'start' | 'uncommitted' | 'notices'>;

async function findWork({ repository, found: base, call }: OnBase, atBase: AtBase): Promise<Work | Refusal> {
  const { settings, prd: found } = atBase;
  const start = await beginAt(repository, { base, atBase, call });
  if (!start.ok) return start;
  const isFound = found.path === undefined || start.start.commit === base.commit;
  const prd = isFound ? found : await readAt(repository, start.start.commit, found.path);
  if (!prd.ok) return prd;
  const unknown = atBase.objective ? [] : unknownStories(prd.prd, settings.stories);
  if (unknown.length > 0) {
    const ids = prd.prd.stories.map((story) => story.id);
    const meant = unknown.flatMap((id) => meantStory(id, ids) ?? []);
    const advice = meant.length > 0 ? `. Did you mean ${someOf(meant)}?` : '; write ids as they stand there.';
    return configError(`story: ${found.path} has no story ${someOf(unknown)}. It has ${someOf(ids)}${advice}`);
  }
  const policy = storyPolicy({ base: found, asked: call.job.asked });
  const permitted = { ...policy.permit(prd), feature: start.feature };
  const refused = notPermitted(prd, permitted, base.branch);
  const own = await findUncommitted(repository, { prd: permitted, commit: start.start.commit, settings });
  const baseBranch = inputValue(call.inputs, 'base_branch');
  const places = atBase.objective ? [] : baseNotices(base, { ...call, baseBranch, branch: start.branch, prd });
  const notices = [
    ...places,
    ...atBase.notices,
    ...prd.prd.notices,
    ...prd.prd.toldWarnings,
    ...start.notices,
    ...refused,
    ...own.notices,
  ];
  return { ok: true, prd: permitted, policy, start, uncommitted: own.uncommitted, notices };
}

function someOf(ids: readonly string[]): string {
  if (ids.length === 0) return 'none';
  const more = ids.length > 8 ? ` and ${ids.length - 8} more` : '';
  const shown = ids.slice(0, 8).map((id) => `"${id}"`);
  return `${shown.join(', ')}${more}`;
}

/** Finds git and bash, or says which of them is missing. */
export function findPrograms({ env, job }: Pick<PrepareCall, 'env' | 'job'>): ({ ok: true } & Programs) | Refusal {
  const path = env['PATH'] ?? '';
  const git = resolveProgram('git', { path, cwd: job.workspace });
  const bash = resolveProgram('bash', { path, cwd: job.workspace });
  const missing = [git, bash].flatMap((found) => (found.ok ? [] : [found.message]));
  if (!git.ok || !bash.ok) return configError(...missing);
  return { ok: true, git: git.path, bash: bash.path };
}
