import type { Server } from 'node:http';
import { type GitRemoteOptions, startGitRemote } from '../git-remote.ts';
import { createApi } from './api.ts';
import { readDescription } from './description.ts';
import { createFaultList, type FaultRule, type Injection } from './faults.ts';
import { createGitFront, type Push, type RefusePush } from './git-front.ts';
import { createHands, type Hands } from './hands.ts';
import { entryLine, type JournalEntry } from './journal.ts';
import { createJudge } from './judge.ts';
import {
  accountOf,
  actionsBot,
  type Hub,
  nextId,
  type Repository,
  type Role,
  type Switches,
  timestamp,
} from './model.ts';
import { createRouter } from './router.ts';
import { listen, type Parts } from './server.ts';
import { createToken, type Token, type TokenOptions } from './tokens.ts';

export interface RepositoryOptions {
  /** `owner/name`; default `acme/widgets`. */
  readonly name?: string;
  /** Repository whose refs it starts with; default empty. */
  readonly seed?: string;
  /** Private repositories ask for a permission on every read; default true, the stricter case. */
  readonly private?: boolean;
  /** `owner/name` that it was forked from. */
  readonly forkOf?: string;
  readonly switches?: Partial<Switches>;
  /** Login -> role; the owner is always admin. */
  readonly roles?: Readonly<Record<string, Role>>;
}

export interface GitHubOptions extends RepositoryOptions {
  /** Milliseconds since the epoch; default the real clock. */
  readonly now?: () => number;
  /** Default: one installation token `token` that may do everything. */
  readonly tokens?: readonly TokenOptions[];
}

/**
 * GitHub on loopback: REST API and git on one origin, with state, permissions and faults. Every request and every answer is
 * judged by GitHub's own description; `close` rejects when something was found that no test took note of.
 */
export interface GitHub extends AsyncDisposable, Hands {
  /** GITHUB_SERVER_URL. */
  readonly serverUrl: string;
  /** GITHUB_API_URL. */
  readonly apiUrl: string;
  /** The whole state, for what no helper reads. */
  readonly hub: Hub;
  readonly journal: readonly JournalEntry[];
  readonly pushes: readonly Push[];
  addRepository(options: RepositoryOptions): Promise<Repository>;
  addToken(options: TokenOptions): Token;
  /** The token is answered 401 from now on. */
  revokeToken(value: string): void;
  inject(rule: FaultRule): Injection;
  /** Declines single refs of a push, in a server's words. */
  protect(refuse: RefusePush, repository?: string): void;
  /** What GitHub's description says against requests and answers so far, one line each. */
  violations(): readonly string[];
  /** The same, and `close` does not complain about them any more: for tests of wrong requests. */
  takeViolations(): readonly string[];
  close(): Promise<void>;
}

export async function startGitHub(options: GitHubOptions = {}): Promise<GitHub> {
  const hub = createHub(options.now ?? Date.now);
  const description = readDescription();
  const api = createApi(hub, description, createJudge(description));
  const git = createGitFront(hub);
  const parts: Parts = { hub, api, git, faults: createFaultList(), route: createRouter(), journal: [] };
  const server = await listen(parts);
  const github = assemble(parts, server);
  await github.addRepository(options);
  for (const token of options.tokens ?? [{ value: 'token' }]) github.addToken(token);
  return github;
}

const firstId = 3_000_000_000;

function createHub(now: () => number): Hub {
  return {
    origin: '',
    apiUrl: '',
    now,
    accounts: new Map(),
    repositories: new Map(),
    tokens: new Map(),
    runtimes: new Map(),
    lastId: firstId,
  };
}

function assemble(parts: Parts, server: Server): GitHub {
  const { hub, journal, git, faults } = parts;
  const find = (name?: string): Repository => findRepository(hub, name);
  const violations = (): readonly string[] =>
    journal.flatMap((entry) => entry.violations.map((violation) => `${entryLine(entry)}: ${violation}`));
  const close = async (): Promise<void> => {
    await stop(hub, server);
    const found = violations();
    if (found.length > 0) throw new Error(`GitHub's API description does not allow:\n${found.join('\n')}`);
  };
  return {
    ...createHands(hub, find),
    serverUrl: hub.origin,
    apiUrl: hub.apiUrl,
    hub,
    journal,
    pushes: git.pushes,
    addRepository: async (options) => {
      const repository = await createRepository(hub, options);
      git.attach(repository);
      return repository;
    },
    addToken: (options) => {
      const token = createToken(options, accountOf(hub, options.actor ?? actionsBot.login), hub.now());
      hub.tokens.set(token.value, token);
      return token;
    },
    revokeToken: (value) => {
      const token = hub.tokens.get(value);
      if (token === undefined) throw new Error('there is no such token to revoke');
      token.revoked = true;
    },
    inject: faults.inject,
    protect: (refuse, repository) => git.protect(find(repository), refuse),
    violations,
    takeViolations: () => {
      const taken = violations();
      for (const entry of journal) entry.violations.length = 0;
      return taken;
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}

function findRepository(hub: Hub, name?: string): Repository {
  const found = name === undefined ? [...hub.repositories.values()][0] : hub.repositories.get(name.toLowerCase());
  if (found === undefined) throw new Error(`the stand-in has no repository ${name ?? ''}`);
  return found;
}

async function createRepository(hub: Hub, options: RepositoryOptions): Promise<Repository> {
  const fullName = options.name ?? 'acme/widgets';
  const [owner = '', name = ''] = fullName.split('/');
  const remoteOptions: GitRemoteOptions = {
    name: fullName,
    ...(options.seed === undefined ? {} : { seed: options.seed }),
  };
  const repository: Repository = {
    id: nextId(hub),
    owner: accountOf(hub, owner),
    name,
    private: options.private ?? true,
    forkOf: options.forkOf === undefined ? undefined : findRepository(hub, options.forkOf),
    createdAt: timestamp(hub),
    remote: await startGitRemote(remoteOptions),
    switches: { ...usual, ...options.switches },
    roles: new Map(),
    issues: new Map(),
    labels: new Map(),
    checkRuns: new Map(),
    statuses: [],
    workflows: new Map(),
    runs: new Map(),
    dispatches: [],
    artifacts: [],
    activities: [],
    rules: [],
    bypassers: new Set(),
    lastNumber: 0,
  };
  for (const [login, role] of Object.entries(options.roles ?? {})) {
    repository.roles.set(accountOf(hub, login).login.toLowerCase(), role);
  }
  hub.repositories.set(fullName.toLowerCase(), repository);
  return repository;
}

const usual: Switches = {
  drafts: true,
  actionsMayCreatePulls: true,
  issues: true,
  bodyUnit: 'characters',
  writesPerMinute: Number.POSITIVE_INFINITY,
};

async function stop(hub: Hub, server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  for (const { remote } of hub.repositories.values()) await remote.close();
}
