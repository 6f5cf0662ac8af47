import { execFileSync, spawn } from 'node:child_process';
import { appendFileSync, chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRefs } from './git-refs.ts';
import type { Refusal } from './git-refusals.ts';
import { answerLfs, type LfsServer } from './lfs-server.ts';

export interface GitRemoteOptions {
  /** Repository whose refs the remote starts with; default empty. */
  readonly seed?: string;
  /** Path of the repository below the server's root; default `acme/widgets`. */
  readonly name?: string;
  /** Every request without this token is answered 401. */
  readonly requireToken?: string;
  /** Pushes are answered 403, as to a token without `contents: write`. */
  readonly readOnly?: boolean;
  /** Declines single refs in a server's words. */
  readonly refuse?: (ref: string, change: { old: string; new: string }) => Refusal | string | undefined;
  /** Is called before a request is answered: what others do in the meantime. */
  readonly meanwhile?: (url: string) => void;
  /** Accepts requests and never answers. */
  readonly hang?: boolean;
  /** Answers that many requests with 503 before it works. */
  readonly failures?: number;
  /** Keeps contents for Git LFS; absent = it is a server without. */
  readonly lfs?: LfsServer;
}

export interface LoggedRequest {
  readonly method: string;
  readonly url: string;
  readonly authorization: string | undefined;
  readonly status: number;
}

/** A real git HTTP remote: node:http in front of `git http-backend`. */
export interface GitRemote extends AsyncDisposable {
  readonly url: string;
  /** `http://localhost:port`: what GITHUB_SERVER_URL would be. */
  readonly serverUrl: string;
  readonly gitDir: string;
  readonly log: LoggedRequest[];
  /** Full name -> sha, of all refs. */
  refs(): Promise<ReadonlyMap<string, string>>;
  /** Changes how the remote behaves from now on. */
  behave(change: Partial<GitRemoteOptions>): void;
  close(): Promise<void>;
}

export async function startGitRemote(options: GitRemoteOptions = {}): Promise<GitRemote> {
  const root = mkdtempSync(join(tmpdir(), 'ralph-remote-'));
  const name = options.name ?? 'acme/widgets';
  const gitDir = join(root, `${name}.git`);
  const state: State = { root, log: [], options: { ...options }, failuresLeft: options.failures ?? 0, port: 0 };
  const server = createServer((request, response) => {
    serve(state, request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  state.port = (server.address() as AddressInfo).port;
  const serverUrl = `http://localhost:${state.port}`;
  createBare(gitDir, options.seed);
  const close = async (): Promise<void> => {
    await stop(server);
    rmSync(root, { recursive: true, force: true, maxRetries: 5 });
  };
  return {
    url: `${serverUrl}/${name}.git`,
    serverUrl,
    gitDir,
    log: state.log,
    refs: async () => readRefs(gitDir),
    behave: (change) => {
      state.options = { ...state.options, ...change };
      state.failuresLeft = change.failures ?? state.failuresLeft;
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}

interface State {
  readonly root: string;
  readonly log: LoggedRequest[];
  options: GitRemoteOptions;
  failuresLeft: number;
  port: number;
}

const decidePath = '/__decide';

const cleanEnv = {
  PATH: process.env['PATH'] ?? '/usr/bin:/bin',
  HOME: '/nonexistent',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
};

function git(args: readonly string[]): string {
  return execFileSync('git', [...args], { env: cleanEnv, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
}

const backend = join(git(['--exec-path']).trim(), 'git-http-backend');

function createBare(gitDir: string, seed: string | undefined): void {
  mkdirSync(gitDir, { recursive: true });
  if (seed === undefined) git(['init', '-q', '--bare', '--initial-branch=main', gitDir]);
  else git(['-c', 'safe.directory=*', 'clone', '-q', '--bare', '--no-hardlinks', `file://${seed}`, gitDir]);
  const config = {
    'http.receivepack': 'true',
    'receive.procReceiveRefs': 'refs',
    'uploadpack.allowAnySHA1InWant': 'true',
    'uploadpack.allowFilter': 'true',
    'gc.auto': '0',
    'receive.autogc': 'false',
  };
  appendFileSync(join(gitDir, 'config'), sections(config));
  const hook = join(gitDir, 'hooks', 'proc-receive');
  mkdirSync(join(gitDir, 'hooks'), { recursive: true });
  writeFileSync(hook, `#!/bin/sh\nexec bash '${join(import.meta.dirname, 'git-proc-receive.sh')}'\n`);
  chmodSync(hook, 0o755);
}

/** `a.b` = `c` as a text of git's configuration: one write instead of a process for each. */
function sections(config: Readonly<Record<string, string>>): string {
  return Object.entries(config)
    .map(([key, value]) => {
      const [section = '', name = ''] = key.split('.');
      return `[${section}]\n\t${name} = ${value}\n`;
    })
    .join('');
}

async function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

async function serve(state: State, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.url === decidePath) return answerHook(state, request, response);
  if (state.options.hang) return;
  state.options.meanwhile?.(request.url ?? '');
  const refusal = refuseRequest(state, request);
  const answered = refusal?.status ?? (await answerLfs(state.options.lfs, request, response));
  const status = answered ?? (await runBackend(state, request, response));
  state.log.push({
    method: request.method ?? '',
    url: request.url ?? '',
    authorization: request.headers.authorization,
    status,
  });
  if (refusal === undefined) return;
  request.resume();
  const headers = {
    'content-type': 'text/plain',
    ...(status === 401 ? { 'www-authenticate': 'Basic realm="GitHub"' } : {}),
  };
  response.writeHead(status, headers).end(refusal.body);
}

function refuseRequest(state: State, request: IncomingMessage): { status: number; body: string } | undefined {
  const { requireToken, readOnly } = state.options;
  if (state.failuresLeft > 0) {
    state.failuresLeft -= 1;
    return { status: 503, body: 'unavailable' };
  }
  const expected = requireToken && `basic ${Buffer.from(`x-access-token:${requireToken}`).toString('base64')}`;
  if (expected && request.headers.authorization !== expected) {
    return { status: 401, body: 'Invalid username or token. Password authentication is not supported.' };
  }
  if (readOnly && request.url?.includes('git-receive-pack')) {
    return { status: 403, body: 'Write access to repository not granted.' };
  }
  return undefined;
}

async function answerHook(state: State, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const commands = Buffer.concat(parts).toString('utf8').split('\n').filter(Boolean);
  const decisions = commands.map((command) => {
    const [before = '', after = '', ref = ''] = command.split(' ');
    const refusal = state.options.refuse?.(ref, { old: before, new: after });
    return { ref, ...(typeof refusal === 'string' ? { reason: refusal, remote: [] } : refusal) };
  });
  const remote = decisions.flatMap(({ remote: lines = [] }) => lines.map((line) => `E${line}`));
  const verdicts = decisions.flatMap(({ ref, reason }) =>
    reason === undefined ? [`Ook ${ref}`, 'Ooption fall-through'] : [`Ong ${ref} ${reason}`],
  );
  response.end([...remote, ...verdicts, ''].join('\n'));
}

function runBackend(state: State, request: IncomingMessage, response: ServerResponse): Promise<number> {
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const header = (name: string): string => String(request.headers[name] ?? '');
  // Started by its path: killed in place of it, git would leave it behind.
  const child = spawn(backend, [], {
    env: {
      ...cleanEnv,
      GIT_PROJECT_ROOT: state.root,
      GIT_HTTP_EXPORT_ALL: '1',
      PATH_INFO: path,
      QUERY_STRING: query,
      REQUEST_METHOD: request.method ?? 'GET',
      CONTENT_TYPE: header('content-type'),
      ...(request.headers['content-length'] === undefined ? {} : { CONTENT_LENGTH: header('content-length') }),
      HTTP_CONTENT_ENCODING: header('content-encoding'),
      GIT_PROTOCOL: header('git-protocol'),
      REMOTE_USER: 'x-access-token',
      RALPH_TEST_DECIDE: decidePath,
      RALPH_TEST_PORT: String(state.port),
    },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  child.stdin.on('error', () => undefined);
  request.pipe(child.stdin);
  // Whatever of a request that is broken off has not come it would wait for at full speed and for ever.
  response.on('close', () => {
    if (!request.complete) child.kill('SIGKILL');
  });
  return relay(child.stdout, response);
}

/** Turns a CGI answer into an HTTP one. */
function relay(output: NodeJS.ReadableStream, response: ServerResponse): Promise<number> {
  let head = Buffer.alloc(0);
  let status = 0;
  return new Promise((resolve) => {
    output.on('data', (chunk: Buffer) => {
      if (status !== 0) return response.write(chunk);
      head = Buffer.concat([head, chunk]);
      const end = head.indexOf('\r\n\r\n');
      if (end < 0) return true;
      const headers = head
        .toString('latin1', 0, end)
        .split('\r\n')
        .map((line) => line.split(/:\s*/, 2) as [string, string]);
      status = Number.parseInt(headers.find(([name]) => name.toLowerCase() === 'status')?.[1] ?? '200', 10);
      response.writeHead(status, Object.fromEntries(headers.filter(([name]) => name.toLowerCase() !== 'status')));
      return response.write(head.subarray(end + 4));
    });
    output.on('end', () => {
      if (status === 0) response.writeHead(500);
      response.end();
      resolve(status === 0 ? 500 : status);
    });
  });
}
