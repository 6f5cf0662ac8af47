import { randomUUID } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AgentCall, AgentDriver, AgentProgress, AgentReading } from '../../src/adapters/agents/result.ts';
import { agentEnvironment } from '../../src/adapters/process/environment.ts';
import { type ProcessResult, supervise } from '../../src/adapters/process/supervise.ts';
import { say, type Turn } from '../support/model-server/script.ts';
import { type JournalEntry, type ModelServer, openModelServer } from '../support/model-server/server.ts';
import { type Files, writeFiles } from '../support/scenario-project.ts';

/** One call of a real client against a scripted model. */
export interface ClientCall {
  readonly script: readonly Turn[];
  /** What every request beyond the script gets. */
  readonly beyond?: Turn;
  /** What a request gets whatever the script says, by its body. */
  readonly choose?: (body: unknown) => Turn | undefined;
  /** Nobody listens where the service should be. Default: false. */
  readonly isServiceAway?: boolean;
  readonly call?: Partial<AgentCall>;
  readonly prompt?: string;
  /** Variables beside the driver's own; '' removes one. */
  readonly env?: Readonly<Record<string, string>>;
  /** Interrupt the client as soon as this holds. */
  readonly interruptWhen?: (turns: readonly JournalEntry[], file: ClientRun['file']) => boolean;
  /** Somebody else sends the client a signal as soon as this file is in its working folder. */
  readonly signalAt?: { readonly signal: 'SIGINT' | 'SIGTERM' | 'SIGKILL'; readonly file: string };
  /** Default: two minutes. */
  readonly hardMs?: number;
  /** Run as this user and group id; only root can. */
  readonly uid?: number;
}

/** What came of it. */
export interface ClientRun {
  readonly reading: AgentReading;
  readonly process: ProcessResult;
  readonly progress: readonly AgentProgress[];
  readonly turns: readonly JournalEntry[];
  /** Text of a file in the working folder; undefined when there is none. */
  readonly file: (name: string) => string | undefined;
  /** Pids that still carry the marker of the call, found without any code under test. */
  readonly survivors: readonly number[];
  /** All that it printed. */
  readonly stdout: string;
  readonly stderr: string;
  /** What its file of what it used holds; undefined where it writes none. */
  readonly usageFile: string | undefined;
  /** The folder that held its working folder, HOME and /tmp. */
  readonly dir: string;
}

/** A driver with the way its key and its service are named. */
export interface Client {
  readonly driver: AgentDriver;
  readonly program: string;
  readonly service: (url: string) => Record<string, string>;
  /** Files of its HOME. Default: none. */
  readonly homeFiles?: (url: string) => Files;
  /** More arguments. Default: none. */
  readonly extra?: (url: string) => readonly string[];
}

/** Runs a client to its end, as the action does: driver, allow-listed environment, supervision, reader. */
export async function runClient(client: Client, options: ClientCall): Promise<ClientRun> {
  const { script, beyond, choose } = options;
  await using server = await openModelServer({
    script,
    ...(beyond === undefined ? {} : { beyond }),
    // Some clients let a model name their sessions beside the work.
    choose: (body, { tools }) =>
      choose?.(body) ?? (tools.length === 0 && beyond?.kind !== 'refusal' ? say('A title', nothing) : undefined),
  });
  const dir = mkdtempSync(join(tmpdir(), 'ralph-client-'));
  try {
    return await runIn(dir, server, client, options);
  } finally {
    rmSync(dir, { recursive: true, force: true, maxRetries: 5 });
  }
}

const nothing = { input: 0, output: 0 };

/** Where nobody listens. */
const AWAY = 'http://127.0.0.1:9';

async function runIn(dir: string, server: ModelServer, client: Client, options: ClientCall): Promise<ClientRun> {
  const { driver } = client;
  const url = options.isServiceAway === true ? AWAY : server.url;
  const [work, home, tmp] = ['work', 'home', 'tmp'].map((name) => join(dir, name)) as [string, string, string];
  for (const folder of [work, home, tmp]) mkdirSync(folder);
  if (options.uid !== undefined)
    for (const folder of [dir, work, home, tmp]) chownSync(folder, options.uid, options.uid);
  const marker = randomUUID();
  const asRoot = options.uid === undefined && process.getuid?.() === 0;
  const extra = { ...driver.environment({ asRoot }), ...client.service(url), ...options.env };
  const env = agentEnvironment(present(process.env), { home, tmp, extra: withoutEmpty(extra), names: [] });
  const extraArgs = client.extra?.(url) ?? [];
  const usagePath = join(tmp, 'usage');
  const asked = { role: 'implement', skipPermissions: true, extra: extraArgs, usageFile: usagePath } as const;
  const args = driver.args({ ...asked, ...options.call });
  writeFiles(home, client.homeFiles?.(url) ?? {});
  const prefix =
    options.uid === undefined
      ? []
      : ['--reuid', String(options.uid), '--regid', String(options.uid), '--clear-groups', client.program];
  const stop = new AbortController();
  const file = (name: string): string | undefined => read(join(work, name)) || undefined;
  const others = signalOnce(options.signalAt, { marker, file });
  using _watch = watch(() => {
    if (options.interruptWhen?.(server.turns(), file) === true) stop.abort('the test');
    others();
  });
  const result = await supervise({
    program: options.uid === undefined ? client.program : SETPRIV,
    args: [...prefix, ...args],
    cwd: work,
    env,
    stdin: options.prompt ?? 'Do the work.',
    outputPath: join(dir, 'stderr'),
    stdoutPath: join(dir, 'stdout'),
    limits: { hardMs: options.hardMs ?? 120_000, graceMs: 1_000 },
    marker,
    signal: stop.signal,
  });
  const survivors = marked(marker);
  const [stdout, stderr] = ['stdout', 'stderr'].map((name) => readFileSync(join(dir, name), 'utf8')) as [
    string,
    string,
  ];
  const { model } = options.call ?? {};
  const reader = driver.openReader(model === undefined ? {} : { model });
  const progress: AgentProgress[] = stdout.split('\n').flatMap((line) => reader.line(line) ?? []);
  const usageFile = read(usagePath) || undefined;
  reader.usageFile?.(usageFile ?? '');
  const reading = reader.finish({
    ...(result.exitCode === undefined ? {} : { exitCode: result.exitCode }),
    ...(result.signal === undefined ? {} : { signal: result.signal }),
    ...(result.termination === 'exit' ? {} : { killedBy: result.termination }),
    stderr,
  });
  const files = new Map(
    readdirSync(work, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => [name, readFileSync(join(work, name), 'utf8')]),
  );
  const facts = {
    reading,
    process: result,
    progress,
    turns: server.turns(),
    survivors,
    stdout,
    stderr,
    usageFile,
    dir,
  };
  return { ...facts, file: (name) => files.get(name) };
}

/** Where a process can be started as another user; absent on macOS. */
export const SETPRIV = '/usr/bin/setpriv';

export const canChangeUser = process.getuid?.() === 0 && existsSync(SETPRIV);

const WATCH_MS = 20;

function watch(look: () => unknown): Disposable {
  const timer = setInterval(look, WATCH_MS);
  return { [Symbol.dispose]: () => clearInterval(timer) };
}

/** The client itself is the oldest of its processes. */
function signalOnce(
  at: ClientCall['signalAt'],
  { marker, file }: { readonly marker: string; readonly file: ClientRun['file'] },
): () => void {
  let isSent = false;
  return () => {
    if (isSent || at === undefined || file(at.file) === undefined) return;
    isSent = true;
    const [client] = marked(marker).sort((one, two) => one - two);
    if (client !== undefined) process.kill(client, at.signal);
  };
}

function present(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined));
}

function withoutEmpty(env: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
}

function marked(marker: string): number[] {
  if (process.platform !== 'linux') return [];
  const pids = readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && pid !== process.pid);
  return pids.filter((pid) => read(`/proc/${pid}/environ`).split('\0').includes(`RALPH_PROCESS_ID=${marker}`));
}

/** A zombie's environment is empty, so it does not count. */
function read(path: string): string {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return '';
  }
}
