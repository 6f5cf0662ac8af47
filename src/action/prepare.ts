import type { Repository } from '../adapters/git/controller.ts';
import { resolveProgram } from '../adapters/process/resolve.ts';
import type { Check } from '../core/gates.ts';
import type { RawSettings } from '../settings/raw.ts';
import type { Settings } from '../settings/settings.ts';
import { type Base, findBase, remoteRefusal } from './base.ts';
import { inputValue, refuseEarly } from './early-inputs.ts';
import { type FoundPrd, findPrd, readAt } from './find-prd.ts';
import type { Job } from './job.ts';
import { openRepository } from './open-repository.ts';
import { chooseChecks, unknownStories } from './plan.ts';
import { readPolicy } from './policy.ts';
import { configError, interrupted, type Refusal } from './refusal.ts';
import { findStart, type StartPoint } from './start-point.ts';

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
  readonly start: StartPoint;
  readonly checks: readonly Check[];
  readonly notices: readonly string[];
}

export interface PrepareCall {
  readonly job: Job;
  readonly inputs: RawSettings;
  /** The job's environment. */
  readonly env: Readonly<Record<string, string>>;
  /** Called when the remote was asked and has not answered yet: time for work that would hold us up elsewhere. */
  readonly onWaiting: () => void;
  readonly cancel: AbortSignal;
}

/** Reads policy base, settings, prd.json and run start, and refuses with every reason before anything is touched. */
export async function prepare(call: PrepareCall): Promise<Prepared | Refusal> {
  const programs = findPrograms(call);
  if (!programs.ok) return programs;
  const refused = refuseEarly(call.inputs);
  if (refused !== undefined) return refused;
  const token = inputValue(call.inputs, 'github_token');
  const { job, env, cancel } = call;
  const repository = await openRepository({ job, git: programs.git, token, env, cancel });
  if (!repository.ok) return repository;
  const prepared = await prepareFrom(call, programs, repository.repository);
  if (prepared.ok && !cancel.aborted) return prepared;
  await repository.repository.close();
  return cancel.aborted ? interrupted(cancel) : prepared;
}

async function prepareFrom(call: PrepareCall, programs: Programs, repository: Repository): Promise<Prepared | Refusal> {
  let workspace: Promise<readonly string[]> | undefined;
  const onWaiting = (): void => {
    workspace = workspaceNotices(repository);
    call.onWaiting();
  };
  const baseBranch = inputValue(call.inputs, 'base_branch');
  const found = await findBase(repository, { job: call.job, baseBranch, onWaiting });
  if (!found.ok) return found;
  const { access, ...base } = found;
  const policy = await readPolicy(repository, base.commit, call.inputs);
  const work = policy.ok ? await findWork({ call, repository, base, settings: policy.settings }) : policy;
  const allowed = await access;
  if (!policy.ok || !work.ok) return work.ok ? configError() : work;
  if (!allowed.ok) return remoteRefusal(allowed.problem);
  const { settings } = policy;
  const notices = [...policy.notices, ...work.notices, ...((await workspace) ?? []), ...passedOn(settings)];
  return { ...work, programs, repository: authored(repository, settings), settings, base, notices };
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

interface WorkCall {
  readonly call: PrepareCall;
  readonly repository: Repository;
  readonly base: Base;
  readonly settings: Settings;
}

type Work = Pick<Prepared, 'ok' | 'prd' | 'start' | 'checks' | 'notices'>;

async function findWork({ call, repository, base, settings }: WorkCall): Promise<Work | Refusal> {
  const search = { prd: settings.prd, feature: settings.feature, workspace: call.job.workspace };
  const found = await findPrd(repository, { ...search, commit: base.commit });
  if (!found.ok) return found;
  const start = await findStart(repository, { base, prd: found, branchPrefix: settings.branchPrefix });
  if (!start.ok) return start;
  const prd = start.start.commit === base.commit ? found : await readAt(repository, start.start.commit, found.path);
  if (!prd.ok) return prd;
  const unknown = unknownStories(prd.prd, settings.stories);
  if (unknown.length > 0) {
    const has = someOf(prd.prd.stories.map((story) => story.id));
    return configError(
      `story: ${found.path} has no story ${someOf(unknown)}. It has ${has}; write ids as they stand there.`,
    );
  }
  const chosen = chooseChecks(settings.gates, await manifests(repository, base.commit, settings.gates));
  if (chosen === undefined) return configError(noGate);
  const notices = [...prd.prd.notices, ...summarised(prd), ...start.notices];
  return {
    ok: true,
    prd: { ...prd, feature: found.feature },
    start,
    checks: chosen.checks,
    notices: chosen.notice === undefined ? notices : [...notices, chosen.notice],
  };
}

function someOf(ids: readonly string[]): string {
  if (ids.length === 0) return 'none';
  const more = ids.length > 8 ? ` and ${ids.length - 8} more` : '';
  return `${ids
    .slice(0, 8)
    .map((id) => `"${id}"`)
    .join(', ')}${more}`;
}

const noGate =
  'No test gate is configured and no manifest names one. Set test_command, for example "test_command: npm test", ' +
  'or write "test_command: none" to run without tests.';

async function manifests(repository: Repository, commit: string, gates: Settings['gates']) {
  if (gates !== 'detect') return { paths: new Set<string>(), packageJson: undefined };
  const paths = new Set((await repository.listFiles(commit)).map((entry) => entry.path));
  const file = await repository.readFile(commit, 'package.json');
  return { paths, packageJson: file?.bytes.toString('utf8') };
}

function summarised({ path, prd }: FoundPrd): readonly string[] {
  const { warnings } = prd;
  if (warnings.length === 0) return [];
  const more = warnings.length > 1 ? ` (and ${warnings.length - 1} more)` : '';
  return [`${path}: ${warnings[0]}${more}`];
}

async function workspaceNotices(repository: Repository): Promise<readonly string[]> {
  const { dirty } = await repository.workspaceHead();
  if (dirty === 0) return [];
  return [`The workspace has ${dirty} changed files; they are left alone, the run works on commits only.`];
}

function findPrograms({ env, job }: PrepareCall): ({ ok: true } & Programs) | Refusal {
  const path = env['PATH'] ?? '';
  const git = resolveProgram('git', { path, cwd: job.workspace });
  const bash = resolveProgram('bash', { path, cwd: job.workspace });
  const missing = [git, bash].flatMap((found) => (found.ok ? [] : [found.message]));
  if (!git.ok || !bash.ok) return configError(...missing);
  return { ok: true, git: git.path, bash: bash.path };
}
