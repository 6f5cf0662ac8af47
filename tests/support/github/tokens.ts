import type { Account } from './model.ts';
import type { Level, Permission } from './operations.ts';

export interface TokenOptions {
  readonly value: string;
  /** Login that acts; default `github-actions[bot]`. */
  readonly actor?: string;
  /** `installation` is GITHUB_TOKEN or an App's; `user` a personal access token. Default `installation`. */
  readonly kind?: 'installation' | 'user';
  /** As in a workflow (`pull-requests`) or as in the API (`pull_requests`); what is not named is `none`. Default all `write`. */
  readonly permissions?: Readonly<Record<string, Level>>;
  /** `owner/name` of the repositories it knows; default all. */
  readonly repositories?: readonly string[];
  /** Answered 401 after that many requests. */
  readonly expiresAfter?: number;
  /** Requests per hour; default 1,000, as for GITHUB_TOKEN. */
  readonly limit?: number;
}

/** A token with its use so far. */
export interface Token {
  readonly value: string;
  /** What the journal calls it; never its value. */
  readonly name: string;
  readonly actor: Account;
  readonly kind: 'installation' | 'user' | 'anonymous';
  readonly permissions: ReadonlyMap<Permission, Level>;
  readonly repositories: readonly string[] | undefined;
  readonly limit: number;
  expiresAfter: number;
  /** Requests that counted in the current hour. */
  used: number;
  /** When the hour ends, milliseconds since the epoch. */
  resetAtMs: number;
  revoked: boolean;
  /** When it wrote, milliseconds since the epoch: what the secondary limit counts. */
  readonly writesMs: number[];
}

const all: readonly Permission[] = [
  'contents',
  'pull_requests',
  'issues',
  'checks',
  'statuses',
  'actions',
  'workflows',
  'administration',
];
const hourMs = 3_600_000;

export function createToken(options: TokenOptions, actor: Account, nowMs: number): Token {
  const kind = options.kind ?? 'installation';
  return {
    value: options.value,
    name: `${actor.login} (${kind})`,
    actor,
    kind,
    permissions: readPermissions(options.permissions),
    repositories: options.repositories?.map((name) => name.toLowerCase()),
    limit: options.limit ?? (kind === 'installation' ? 1000 : 5000),
    expiresAfter: options.expiresAfter ?? Number.POSITIVE_INFINITY,
    used: 0,
    resetAtMs: nowMs + hourMs,
    revoked: false,
    writesMs: [],
  };
}

function readPermissions(given: Readonly<Record<string, Level>> | undefined): ReadonlyMap<Permission, Level> {
  if (given === undefined) return new Map(all.map((name) => [name, 'write']));
  const read = new Map<Permission, Level>();
  for (const [name, level] of Object.entries(given)) {
    const known = all.find((each) => each === name.replaceAll('-', '_'));
    if (known === undefined) throw new Error(`"${name}" is no permission of a token; known: ${all.join(', ')}`);
    read.set(known, level);
  }
  return read;
}

/** The value in `Authorization: Bearer …`, `token …`, or the password of `Basic …`, which git sends. */
export function tokenValue(authorization: string | undefined): string | undefined {
  const [scheme = '', value = ''] = (authorization ?? '').split(' ');
  if (scheme.toLowerCase() === 'basic')
    return Buffer.from(value, 'base64').toString('utf8').split(':').slice(1).join(':');
  return ['bearer', 'token'].includes(scheme.toLowerCase()) ? value : undefined;
}

/** Counts one use; false when the token has died. */
export function useToken(token: Token): boolean {
  if (token.revoked || token.expiresAfter <= 0) return false;
  token.expiresAfter -= 1;
  return true;
}

/** Counts one request against the hourly limit; false when there was nothing left. */
export function countRequest(token: Token, nowMs: number): boolean {
  if (nowMs >= token.resetAtMs) {
    token.used = 0;
    token.resetAtMs = nowMs + hourMs;
  }
  if (token.used >= token.limit) return false;
  token.used += 1;
  return true;
}

const minuteMs = 60_000;

/** Counts one write against the secondary limit; false when the last minute was full. */
export function countWrite(token: Token, nowMs: number, perMinute: number): boolean {
  const recent = token.writesMs.filter((at) => nowMs - at < minuteMs);
  if (recent.length >= perMinute) return false;
  token.writesMs.splice(0, token.writesMs.length, ...recent, nowMs);
  return true;
}

/** Whether the token holds `level` on that permission. */
export function holds(token: Token, permission: Permission, level: 'read' | 'write'): boolean {
  const held = token.permissions.get(permission) ?? 'none';
  return held === 'write' || held === level;
}

/** The `x-ratelimit-*` headers of every answer. */
export function rateHeaders(token: Token): Readonly<Record<string, string>> {
  return {
    'x-ratelimit-limit': String(token.limit),
    'x-ratelimit-remaining': String(token.limit - token.used),
    'x-ratelimit-reset': String(Math.ceil(token.resetAtMs / 1000)),
    'x-ratelimit-used': String(token.used),
    'x-ratelimit-resource': 'core',
  };
}
