import { artifactService } from '../adapters/artifact/service.ts';
import { stateArtifacts } from '../adapters/artifact/state-artifacts.ts';
import { type ElsewhereKept, keptElsewhere } from '../adapters/artifact/state-refs.ts';
import type { Repository } from '../adapters/git/controller.ts';
import { fetchFor } from '../adapters/github/client.ts';
import type { OwnWorkflow } from '../adapters/github/own-run.ts';
import { type AskGitHubCall, connect } from './ask-github.ts';
import { readWorkflowPlace } from './job.ts';
import { configError, environmentBroken, type Refusal } from './refusal.ts';

export interface KeptInArtifactsCall extends AskGitHubCall {
  /** Without `refs/heads/`; undefined = not known. */
  readonly defaultBranch: string | undefined;
  /** The job's environment. */
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** The repository with its state refs in artifacts of workflow runs (`journal: artifact`); undefined = this runner has no such service. */
export async function keptInArtifacts(
  repository: Repository,
  call: KeptInArtifactsCall,
): Promise<ElsewhereKept | undefined> {
  const { ACTIONS_RESULTS_URL: url = '', ACTIONS_RUNTIME_TOKEN: token = '' } = call.env;
  const service = artifactService({ url, token, signal: call.cancel, fetch: await fetchFor(url) });
  if (service === undefined) return undefined;
  return keptElsewhere(
    repository,
    stateArtifacts({ repository, service, client: () => connect(call), own: ownWorkflow(call) }),
  );
}

/** Runs on the branch of this one, and those of the default branch, which a schedule and a comment start. */
function ownWorkflow({ job, env, defaultBranch }: KeptInArtifactsCall): OwnWorkflow | undefined {
  const place = readWorkflowPlace(env);
  const [, branch] = /^refs\/heads\/(.+)$/.exec(job.ref) ?? [];
  return place && { path: place.path, branches: [branch, defaultBranch].filter((each) => each !== undefined) };
}

export interface BringStateCall extends KeptInArtifactsCall {
  readonly repository: Repository;
  /** Full ref name -> commit, as the remote has it. */
  readonly remoteRefs: ReadonlyMap<string, string>;
  readonly feature: string;
  /** The run goes on with nothing and is told nothing: what cannot be read is not missed. */
  readonly isForgetful: boolean;
}

/** What takes the place of both where the records are artifacts, with the newest of the feature at hand. */
export async function bringState(
  call: BringStateCall,
): Promise<(Pick<BringStateCall, 'repository' | 'remoteRefs'> & { readonly ok: true }) | Refusal> {
  const { feature, remoteRefs } = call;
  const kept = await keptInArtifacts(call.repository, call);
  if (kept === undefined) return configError(NO_SERVICE);
  const { repository } = kept;
  const ref = `refs/ralph/${feature}/state`;
  const brought = await kept.bring(ref);
  if (brought.ok) {
    const own = brought.commit === undefined ? [] : [[ref, brought.commit] as const];
    return { ok: true, repository, remoteRefs: new Map([...remoteRefs, ...own]) };
  }
  if (call.isForgetful) return { ok: true, repository, remoteRefs };
  const { kind, message } = brought.problem;
  const why = `What earlier runs left in artifacts could not be read: ${message}`;
  return kind === 'network' || kind === 'timeout'
    ? environmentBroken(`${why} Start the run again; resume: never begins one that knows nothing of them.`)
    : configError(`${why} With resume: never a run begins that knows nothing of them.`);
}

const NO_SERVICE =
  'journal: artifact takes the artifact service of GitHub Actions (ACTIONS_RESULTS_URL and ACTIONS_RUNTIME_TOKEN), which this runner does not give to an action. Write journal: ref.';
