import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FinishedStep, type RunnerJob, type StartedStep, startStep } from '../support/action-runner.ts';
import { createDemoOnGitHub, demoToken } from '../support/demo-repository.ts';
import type { GitHub } from '../support/github/github.ts';
import { type JournalEntry, openModelServer } from '../support/model-server/server.ts';
import { endMarked, type MarkedProcess, markedProcesses } from '../support/scenario-processes.ts';
import { type Files, oneStoryProject, writeFiles } from '../support/scenario-project.ts';
import { installed, type RealClient } from './install.ts';
import { type Mind, type Model, modelOf } from './model.ts';
import { serviceOf } from './services.ts';

/** One run of the whole action. */
export interface ActionCall {
  /** Default: claude. */
  readonly client?: RealClient;
  readonly mind: Mind;
  /** Folder of another project. Default: one of one story. */
  readonly project?: string;
  /** Files over those of the project of one story. */
  readonly files?: Files;
  readonly inputs?: Readonly<Record<string, string>>;
  /** Let the action install the client itself. Default: it is there. */
  readonly isMissing?: boolean;
  /** Environment of the job. */
  readonly env?: Readonly<Record<string, string>>;
  /** Called with each chunk of the step's log, and with what was asked of the model so far. */
  readonly onOutput?: (text: string, model: Model) => void;
}

/** What a run of the action left. */
export interface ActionRun {
  readonly step: FinishedStep;
  readonly model: Model;
  readonly github: GitHub;
  /** Bare repository of the remote. */
  readonly gitDir: string;
  /** RUNNER_TEMP of the job. */
  readonly temp: string;
  readonly requests: readonly JournalEntry[];
  /** Processes that carry the tracking id of the step after its end. */
  readonly survivors: readonly MarkedProcess[];
  readonly report: Report;
  /** Runs the step once more on the same machine. */
  readonly again: () => Promise<FinishedStep>;
}

/** The part of ralph-report.json that these tests read. */
export interface Report {
  readonly cost_usd: number | null;
  readonly usage: Readonly<Record<string, number>>;
  readonly stories: readonly { readonly usage: Readonly<Record<string, number>> }[];
  readonly attention: readonly unknown[];
  readonly halt: { readonly kind: string; readonly detail: string };
}

/** Runs the bundle as a runner does, with a real client on a scripted model, a real git remote and the GitHub stand-in. */
export async function runWithClient<Result>(
  { client = 'claude', mind, project: given, files, inputs, isMissing = false, env, onOutput }: ActionCall,
  look: (run: ActionRun) => Result,
): Promise<Awaited<Result>> {
  const folder = mkdtempSync(join(tmpdir(), `ralph-${client}-`));
  const model = modelOf(mind);
  await using server = await openModelServer({ script: [], choose: model.choose });
  writeFiles(join(folder, 'project'), { ...oneStoryProject(), ...files });
  await using demo = await createDemoOnGitHub(folder, { project: given ?? join(folder, 'project') });
  const [temp, home] = ['temp', 'home'].map((name) => join(folder, name)) as [string, string];
  const service = serviceOf(client, server.url);
  mkdirSync(temp);
  writeFiles(home, { '.bashrc': '', ...service.homeFiles });
  const job: RunnerJob = {
    ...demo,
    temp,
    inputs: { ...(isMissing ? { agent: client } : await inputsOf(client)), ...always, ...service.inputs, ...inputs },
    event: { name: 'schedule', payload: { schedule: '0 2 * * *' } },
    env: { HOME: home, GITHUB_API_URL: demo.github.apiUrl, ...service.env, ...env },
    ...(onOutput === undefined ? {} : { onOutput: (text) => onOutput(text, model) }),
  };
  const started = startStep(job);
  try {
    const step = await started.done;
    const { github, remote } = demo;
    const again = (): Promise<FinishedStep> => runOnce(job);
    const facts = { step, model, github, temp, again, gitDir: remote.gitDir, requests: server.turns() };
    return await look({ ...facts, survivors: markedProcesses(started.trackingId), report: reportOf(step) });
  } finally {
    await clearUp(started, folder);
  }
}

/** Places where a text stands that must stand nowhere: log, summary, outputs, files of the job, git objects, GitHub. */
export function placesOf(text: string, { step, temp, gitDir, github }: ActionRun): readonly string[] {
  const files = filesBelow(temp).filter((path) => readFileSync(path).includes(text));
  const objects = execFileSync('git', ['cat-file', '--batch', '--batch-all-objects'], {
    cwd: gitDir,
    maxBuffer: 2 ** 28,
  });
  const texts: readonly (readonly [string, string | Buffer])[] = [
    // The runner takes these lines for itself and never shows them.
    ['log', step.log.replaceAll(/^::add-mask::.*$/gm, '')],
    ['summary', step.summary],
    ['outputs', JSON.stringify([step.outputs, step.state])],
    ['git objects', objects],
    ['GitHub', JSON.stringify([github.journal, github.issues()])],
  ];
  return [...texts.filter(([, held]) => held.includes(text)).map(([name]) => name), ...files];
}

const always = { github_token: demoToken, create_pr: 'none' };

async function inputsOf(client: RealClient): Promise<Readonly<Record<string, string>>> {
  const program = await installed(client);
  return { agent: client, path_to_agent_executable: program };
}

async function runOnce(job: RunnerJob): Promise<FinishedStep> {
  const { done, trackingId } = startStep(job);
  const step = await done;
  await endMarked(trackingId);
  return step;
}

function reportOf({ outputs }: FinishedStep): Report {
  const summary = outputs['report_file'] ?? '';
  return summary === ''
    ? { cost_usd: null, usage: {}, stories: [], attention: [], halt: { kind: outputs['halt'] ?? '', detail: '' } }
    : (JSON.parse(readFileSync(summary.replace(/summary\.md$/, 'ralph-report.json'), 'utf8')) as Report);
}

async function clearUp({ child, done, trackingId }: StartedStep, folder: string): Promise<void> {
  if (child.exitCode === null) child.kill('SIGKILL');
  await done;
  await endMarked(trackingId);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

function filesBelow(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
