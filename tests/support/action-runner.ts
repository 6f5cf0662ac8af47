import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Root of this repository. */
export const repositoryRoot = resolve(import.meta.dirname, '..', '..');

/** Folder of the bundles that are started: `dist`, or what tests/support/fresh-dist.ts built. */
export const bundles = process.env['RALPH_BUNDLES'] ?? join(repositoryRoot, 'dist');

/** What a job gives an action: the folders, files and variables of a runner. */
export interface RunnerJob {
  /** Folder that actions/checkout filled. */
  readonly workspace: string;
  /** `RUNNER_TEMP`; a fresh folder when absent, the same one to resume on the same machine. */
  readonly temp?: string;
  readonly inputs: Readonly<Record<string, string>>;
  readonly event: { readonly name: string; readonly payload: unknown };
  readonly repository: string;
  readonly serverUrl: string;
  readonly sha: string;
  readonly ref?: string;
  /** Environment that the job itself sets; undefined takes a variable away. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Real pipes, as the runner gives them, not the sockets of Node: only a pipe can be opened through /proc. */
  readonly pipes?: boolean;
  /** Folder of other bundles. */
  readonly bundles?: string;
  /** Called with each chunk of the log. */
  readonly onOutput?: (text: string) => void;
}

/** A step of a job that was started the way actions/runner starts a JavaScript action. */
export interface StartedStep {
  readonly child: ChildProcess;
  readonly temp: string;
  /** Marks what the step starts: at the end of a job the runner kills every process that carries it. */
  readonly trackingId: string;
  readonly done: Promise<FinishedStep>;
}

export interface FinishedStep {
  readonly exitCode: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly log: string;
  readonly outputs: Readonly<Record<string, string>>;
  readonly state: Readonly<Record<string, string>>;
  readonly summary: string;
}

const fileCommands = ['OUTPUT', 'STATE', 'STEP_SUMMARY', 'ENV', 'PATH'] as const;

/**
 * Starts a bundle of the action with the runner's environment and file commands.
 * @param entry `main` or `post`
 */
export function startStep(
  job: RunnerJob,
  entry: 'main' | 'post' = 'main',
  state: Record<string, string> = {},
): StartedStep {
  const temp = job.temp ?? mkdtempSync(join(tmpdir(), 'ralph-runner-'));
  const files = createFileCommands(temp);
  const trackingId = `github_${randomUUID()}`;
  const env = { ...environment(job, temp), RUNNER_TRACKING_ID: trackingId, ...job.env, ...files };
  const wrap = job.pipes === true ? ['bash', '-c', piped] : [];
  const [program = '', ...args] = [...wrap, process.execPath, join(job.bundles ?? bundles, entry, 'index.js')];
  const child = spawn(program, args, {
    cwd: job.workspace,
    env: { ...env, ...prefixed('STATE_', state) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { child, temp, trackingId, done: finish(child, files, job.onOutput) };
}

// Becomes the step's process, so that its pid stays.
const piped = 'exec > >(exec cat) 2> >(exec cat >&2); exec "$0" "$@"';

/** Runs a step to its end. */
export function runStep(
  job: RunnerJob,
  entry: 'main' | 'post' = 'main',
  state: Record<string, string> = {},
): Promise<FinishedStep> {
  return startStep(job, entry, state).done;
}

/** The signals of actions/runner on Linux, each to the step's process alone, and how long it waits for the end (05-github). */
const cancelSequence: readonly (readonly [NodeJS.Signals, number])[] = [
  ['SIGINT', 7500],
  ['SIGTERM', 2500],
  ['SIGKILL', 60_000],
];

/** Cancels a step the way the runner does; answers which signals it took. */
export async function cancelStep({ child, done }: StartedStep): Promise<readonly NodeJS.Signals[]> {
  const sent: NodeJS.Signals[] = [];
  for (const [signal, waitMs] of cancelSequence) {
    if (child.exitCode !== null || child.signalCode !== null) break;
    sent.push(signal);
    child.kill(signal);
    await Promise.race([done, sleep(waitMs, undefined, { ref: false })]);
  }
  return sent;
}

function environment(job: RunnerJob, temp: string): Record<string, string> {
  const eventPath = join(temp, `event-${randomUUID()}.json`);
  writeFileSync(eventPath, JSON.stringify(job.event.payload));
  const inputs = Object.entries(job.inputs).map(([name, value]) => [
    `INPUT_${name.replaceAll(' ', '_').toUpperCase()}`,
    value,
  ]);
  return {
    PATH: process.env['PATH'] ?? '/usr/bin:/bin',
    HOME: process.env['HOME'] ?? temp,
    LANG: process.env['LANG'] ?? 'C.UTF-8',
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: job.workspace,
    GITHUB_REPOSITORY: job.repository,
    GITHUB_SERVER_URL: job.serverUrl,
    GITHUB_API_URL: `${job.serverUrl}/api/v3`,
    GITHUB_SHA: job.sha,
    GITHUB_REF: job.ref ?? 'refs/heads/main',
    GITHUB_REF_NAME: (job.ref ?? 'refs/heads/main').replace('refs/heads/', ''),
    GITHUB_EVENT_NAME: job.event.name,
    GITHUB_EVENT_PATH: eventPath,
    GITHUB_RUN_ID: '4242',
    GITHUB_RUN_NUMBER: '7',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_WORKFLOW: 'nightly',
    GITHUB_JOB: 'ralph',
    GITHUB_ACTOR: 'octo-writer',
    RUNNER_TEMP: temp,
    RUNNER_OS: 'Linux',
    RUNNER_ARCH: 'X64',
    ...Object.fromEntries(inputs),
  };
}

function createFileCommands(temp: string): Record<string, string> {
  const folder = join(temp, '_runner_file_commands');
  mkdirSync(folder, { recursive: true });
  const id = randomUUID();
  const names: Record<string, string> = {};
  for (const command of fileCommands) {
    const file = join(folder, `${command.toLowerCase()}_${id}`);
    writeFileSync(file, '');
    names[`GITHUB_${command}`] = file;
  }
  return names;
}

async function finish(
  child: ChildProcess,
  files: Record<string, string>,
  onOutput: RunnerJob['onOutput'],
): Promise<FinishedStep> {
  let log = '';
  const collect = (chunk: Buffer): void => {
    log += chunk.toString('utf8');
    onOutput?.(chunk.toString('utf8'));
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  const [exitCode, signal] = await new Promise<[number | null, NodeJS.Signals | null]>((done) => {
    child.on('close', (code, killedBy) => done([code, killedBy]));
  });
  return {
    exitCode,
    signal,
    log,
    outputs: readFileCommand(files['GITHUB_OUTPUT']),
    state: readFileCommand(files['GITHUB_STATE']),
    summary: readFileSync(files['GITHUB_STEP_SUMMARY'] ?? '', 'utf8'),
  };
}

/** Reads `name=value` and heredoc entries as the runner does. */
function readFileCommand(file: string | undefined): Record<string, string> {
  const lines = readFileSync(file ?? '', 'utf8').split('\n');
  const values: Record<string, string> = {};
  while (lines.length > 0) {
    const line = lines.shift() ?? '';
    const heredoc = /^([^=<]+)<<(.+)$/.exec(line);
    if (heredoc?.[1] !== undefined && heredoc[2] !== undefined) {
      const end = lines.indexOf(heredoc[2]);
      values[heredoc[1]] = lines.splice(0, end).join('\n');
      lines.shift();
    } else if (line.includes('=')) {
      values[line.slice(0, line.indexOf('='))] = line.slice(line.indexOf('=') + 1);
    }
  }
  return values;
}

function prefixed(prefix: string, values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}${name}`, value]));
}
