import { readdirSync } from 'node:fs';
import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { githubRefusals, type Refusal } from '../git-refusals.ts';
import { covers, findToken, sees } from './access.ts';
import { noteBranches, noteOldBranches } from './activity.ts';
import { noSha, refsOf, tryGit } from './git-store.ts';
import { fullName, type Hub, type Repository } from './model.ts';
import { syncPulls } from './pull-sync.ts';
import { holds, type Token } from './tokens.ts';

/** A ref that a push changed. */
export interface Push {
  readonly repository: string;
  readonly ref: string;
  readonly before: string;
  readonly after: string;
  readonly actor: string;
}

export type RefusePush = (ref: string, change: { old: string; new: string }) => Refusal | string | undefined;

/** git over HTTP in front of the repositories' remotes, with the same tokens as the API. */
export interface GitFront {
  /** Owner, name and rest of a git address; undefined when it is none. */
  readonly match: (path: string) => GitAddress | undefined;
  /** The status that the client saw, and the token it came with. */
  readonly serve: (address: GitAddress, exchange: GitExchange) => Promise<Served>;
  readonly pushes: readonly Push[];
  /** Declines refs beyond what tokens and GitHub's own rules decline. */
  readonly protect: (repository: Repository, refuse: RefusePush) => void;
  /** Makes a new repository's remote ask this front before it takes a push. */
  readonly attach: (repository: Repository) => void;
}

export interface GitExchange {
  readonly request: IncomingMessage;
  /** Undefined: the request is carried out and its answer is lost. */
  readonly response: ServerResponse | undefined;
}

export interface GitAddress {
  readonly name: string;
  readonly rest: string;
  readonly operation: 'git fetch' | 'git push';
}

export interface Served {
  readonly status: number;
  readonly token: Token | undefined;
}

interface Pusher {
  /** Whose push a remote is taking: pushes to one repository go one after the other. */
  token: Token | undefined;
  queue: Promise<unknown>;
  protect: RefusePush | undefined;
}

export function createGitFront(hub: Hub): GitFront {
  const pushes: Push[] = [];
  const pushers = new Map<Repository, Pusher>();
  const pusherOf = (repository: Repository): Pusher => {
    const known = pushers.get(repository) ?? { token: undefined, queue: Promise.resolve(), protect: undefined };
    pushers.set(repository, known);
    return known;
  };
  return {
    match: matchAddress,
    pushes,
    protect: (repository, refuse) => {
      pusherOf(repository).protect = refuse;
    },
    attach: (repository) => {
      const pusher = pusherOf(repository);
      repository.remote.behave({ refuse: (ref, change) => refuseRef({ repository, pusher }, ref, change) });
    },
    async serve(address, exchange) {
      const token = findToken(hub, exchange.request.headers.authorization);
      const repository = hub.repositories.get(address.name.toLowerCase());
      const refusal = refuse(address, token, repository);
      if (refusal !== undefined || repository === undefined) {
        const { status, text } = refusal ?? { status: 404, text: 'Repository not found.' };
        return { status: sendPlain(exchange, { status, text }), token };
      }
      const pass = (): Promise<number> => forward(repository, address, exchange);
      if (address.rest !== '/git-receive-pack') return { status: await pass(), token };
      return {
        status: await oneByOne(pusherOf(repository), () => watchPush(hub, { repository, token, pushes }, pass), token),
        token,
      };
    },
  };
}

function matchAddress(path: string): GitAddress | undefined {
  const found = /^\/([^/]+\/[^/]+?)(?:\.git)?(\/info\/refs|\/git-upload-pack|\/git-receive-pack)(\?.*)?$/.exec(path);
  if (found === null) return undefined;
  const [, name = '', rest = '', query = ''] = found;
  return { name, rest, operation: `${rest}${query}`.includes('git-receive-pack') ? 'git push' : 'git fetch' };
}

/** GitHub's answers to git: 401 asks for credentials, 403 and 404 are final. */
function refuse(
  { operation }: GitAddress,
  token: Token | undefined,
  repository: Repository | undefined,
): { status: number; text: string } | undefined {
  const unknown = {
    status: 401,
    text: 'Invalid username or token. Password authentication is not supported for Git operations.',
  };
  if (token === undefined) return unknown;
  if (repository === undefined || !sees(token, repository)) {
    return token.kind === 'anonymous' ? unknown : { status: 404, text: 'Repository not found.' };
  }
  if (operation === 'git fetch' && !repository.private) return undefined;
  if (token.kind === 'anonymous') return unknown;
  const level = operation === 'git push' ? 'write' : 'read';
  if (covers(token, repository) && holds(token, 'contents', level)) return undefined;
  return { status: 403, text: 'Write access to repository not granted.' };
}

function sendPlain({ request, response }: GitExchange, at: { status: number; text: string }): number {
  request.resume();
  const ask = at.status === 401 ? { 'www-authenticate': 'Basic realm="GitHub"' } : {};
  response?.writeHead(at.status, { 'content-type': 'text/plain', ...ask }).end(at.text);
  return at.status;
}

/** Sends the request on to the repository's own remote and its answer back. */
function forward({ remote }: Repository, { rest }: GitAddress, { request, response }: GitExchange): Promise<number> {
  const { authorization: _, host: __, ...headers } = request.headers;
  const query = (request.url ?? '').split('?')[1];
  const url = `${remote.url}${rest}${query === undefined ? '' : `?${query}`}`.replace('://localhost:', '://127.0.0.1:');
  return new Promise((resolve, reject) => {
    const onward = httpRequest(url, { method: request.method ?? 'GET', headers, agent: false }, (answer) => {
      const status = answer.statusCode ?? 502;
      response?.writeHead(status, answer.headers);
      if (response === undefined) answer.resume();
      else answer.pipe(response);
      answer.on('error', reject).on('end', () => resolve(status));
    });
    onward.on('error', reject);
    response?.on('close', () => onward.destroy());
    if (response?.destroyed) onward.destroy();
    request.pipe(onward);
  });
}

async function oneByOne<Result>(pusher: Pusher, act: () => Promise<Result>, token: Token | undefined): Promise<Result> {
  const mine = pusher.queue.then(() => {
    pusher.token = token;
    return act();
  });
  pusher.queue = mine.catch(() => undefined);
  return mine;
}

async function watchPush(
  hub: Hub,
  at: { repository: Repository; token: Token | undefined; pushes: Push[] },
  pass: () => Promise<number>,
): Promise<number> {
  noteOldBranches(hub, at.repository);
  const before = refsOf(at.repository.remote);
  const status = await pass();
  const after = refsOf(at.repository.remote);
  for (const ref of new Set([...before.keys(), ...after.keys()])) {
    const change = { before: before.get(ref) ?? noSha, after: after.get(ref) ?? noSha };
    if (change.before === change.after) continue;
    at.pushes.push({ repository: fullName(at.repository), ref, ...change, actor: at.token?.actor.login ?? '' });
  }
  noteBranches(hub, at.repository, { actor: at.token?.actor });
  syncPulls(hub, at.repository);
  return status;
}

function refuseRef(
  { repository, pusher }: { repository: Repository; pusher: Pusher },
  ref: string,
  change: { old: string; new: string },
): Refusal | string | undefined {
  if (ref.startsWith('refs/pull/')) return 'deny updating a hidden ref';
  const workflow =
    pusher.token && !holds(pusher.token, 'workflows', 'write')
      ? changedWorkflow(repository.remote.gitDir, change.new)
      : undefined;
  if (workflow !== undefined) return githubRefusals.workflowPermission(workflow);
  return pusher.protect?.(ref, change);
}

/** The first workflow file that a commit which is new to the repository touches. */
export function changedWorkflow(gitDir: string, sha: string): string | undefined {
  if (sha === noSha) return undefined;
  const objects = join(gitDir, 'objects');
  const arriving = readdirSync(objects).filter((name) => name.startsWith('tmp_objdir-'));
  const env = { GIT_ALTERNATE_OBJECT_DIRECTORIES: arriving.map((name) => join(objects, name)).join(':') };
  const args = ['log', '--format=', '--name-only', '-m', sha, '--not', '--all', '--', '.github/workflows/'];
  return tryGit(gitDir, args, { env })?.split('\n').find(Boolean);
}
