import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FinishedStep, type RunnerJob, type StartedStep, startStep } from './action-runner.ts';
import {
  createDemoOnGitHub,
  createDemoRepository,
  type DemoOnGitHub,
  type DemoRepository,
  demoToken,
} from './demo-repository.ts';
import type { GitHub, GitHubOptions } from './github/github.ts';
import { endMarked } from './scenario-processes.ts';
import { type Files, tinyAgent, tinyProject, writeFiles } from './scenario-project.ts';

/** A job in front of a repository with a real git HTTP remote: arrange it, run the bundle, look at what is left. */
export interface Scenario extends AsyncDisposable, Omit<DemoRepository, typeof Symbol.asyncDispose> {
  /** Absolute folder of everything: `workspace`, `temp` (RUNNER_TEMP), `home`, `agent.sh`. */
  readonly folder: string;
  readonly temp: string;
  /** Absolute folder that agents and gates can see but not write, behind walls too. */
  readonly switches: string;
  start(change?: JobChange): StartedStep;
  run(change?: JobChange): Promise<FinishedStep>;
  /** The post step behind a main step, with the state that it saved. */
  post(main: Pick<FinishedStep, 'state'>, change?: JobChange): Promise<FinishedStep>;
}

/** What one step of the job is given beside the usual: inputs are added, undefined takes one away. */
export interface JobChange extends Partial<Omit<RunnerJob, 'inputs'>> {
  readonly inputs?: Readonly<Record<string, string | undefined>>;
}

export interface ScenarioOptions {
  /** Files of the repository over those of the tiny project; undefined removes one. */
  readonly files?: Files;
  /** Folder of another project, for example examples/demo; its own config names the agent then. */
  readonly project?: string;
  /** Text of the shell agent; default: the one that plays the five stories of the tiny project. */
  readonly agent?: string;
  readonly inputs?: Readonly<Record<string, string | undefined>>;
  readonly depth?: number;
}

/** Makes the folders, the repository, its remote and its checkout; everything is gone when it is disposed. */
export async function createScenario(options: ScenarioOptions = {}): Promise<Scenario> {
  const { folder, project, depth } = prepareFolder(options);
  return arrange(options, folder, await createDemoRepository(folder, { project, depth }));
}

/** A scenario on the stand-in for GitHub, which has pull requests and comments too. */
export interface ScenarioOnGitHub extends Scenario {
  readonly github: GitHub;
}

/**
 * The same on the stand-in for GitHub.
 * @param options `github`: what differs from a public repository whose token may do everything
 */
export async function createScenarioOnGitHub(
  options: ScenarioOptions & { readonly github?: Omit<GitHubOptions, 'name' | 'seed'> } = {},
): Promise<ScenarioOnGitHub> {
  const { folder, project, depth } = prepareFolder(options);
  const repository: DemoOnGitHub = await createDemoOnGitHub(folder, { project, depth, github: options.github ?? {} });
  return { ...arrange(options, folder, repository), github: repository.github };
}

function prepareFolder({ project, files, depth = 1 }: ScenarioOptions) {
  const folder = mkdtempSync(join(tmpdir(), 'ralph-e2e-'));
  if (project === undefined) writeFiles(join(folder, 'project'), { ...tinyProject, ...files });
  return { folder, project: project ?? join(folder, 'project'), depth };
}

function arrange(options: ScenarioOptions, folder: string, repository: DemoRepository): Scenario {
  const places = { temp: join(folder, 'temp'), home: join(folder, 'home'), agent: join(folder, 'agent.sh') };
  const switches = join(folder, 'switches');
  for (const place of [places.temp, places.home, switches]) mkdirSync(place);
  writeFileSync(places.agent, options.agent ?? tinyAgent);
  const own =
    options.project === undefined ? { agent_command: `sh ${places.agent} ${switches}`, gate_mounts: switches } : {};
  const inputs = { github_token: demoToken, ...own, ...options.inputs };
  const started: StartedStep[] = [];
  const start: Scenario['start'] = (change = {}) => startIn(started, jobOf({ repository, ...places, inputs }, change));
  return {
    ...repository,
    folder,
    temp: places.temp,
    switches,
    start,
    run: (change) => start(change).done,
    post: ({ state }, change = {}) => {
      const step = startStep(jobOf({ repository, ...places, inputs }, change), 'post', { ...state });
      started.push(step);
      return step.done;
    },
    [Symbol.asyncDispose]: () => dispose(started, { repository, folder }),
  };
}

function startIn(started: StartedStep[], job: RunnerJob): StartedStep {
  const step = startStep(job);
  started.push(step);
  return step;
}

interface Given {
  readonly repository: DemoRepository;
  readonly temp: string;
  readonly home: string;
  readonly inputs: JobChange['inputs'];
}

function jobOf({ repository, temp, home, inputs }: Given, change: JobChange): RunnerJob {
  const all = Object.entries({ ...inputs, ...change.inputs });
  return {
    ...repository,
    temp,
    event: { name: 'schedule', payload: { schedule: '0 2 * * *' } },
    ...change,
    inputs: Object.fromEntries(all.filter((entry): entry is [string, string] => entry[1] !== undefined)),
    env: { HOME: home, ...change.env },
  };
}

async function dispose(
  started: readonly StartedStep[],
  { repository, folder }: { repository: DemoRepository; folder: string },
): Promise<void> {
  for (const { child } of started) if (child.exitCode === null) child.kill('SIGKILL');
  await Promise.all(started.map(({ done }) => done));
  for (const { trackingId } of started) await endMarked(trackingId);
  await repository[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}
