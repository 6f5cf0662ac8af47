import type { ConfigPair } from './git.ts';
import { type Failed, failed } from './problem.ts';

/** Where pushes go. */
export interface Remote {
  /** https; http for a loopback host; `file:` or an absolute path for tests. Without credentials. */
  readonly url: string;
  /** Sent as basic authorization of user `x-access-token`. */
  readonly token?: string;
}

/** Refuses a URL over which a token could be read or sent elsewhere (10-fine-print, last line; S13). */
export function checkRemote({ url }: Remote): { readonly ok: true } | Failed {
  if (url.startsWith('/')) return { ok: true };
  const parsed = URL.parse(url);
  if (parsed === null) return failed('bad-url', `The remote "${url}" is not a URL.`);
  if (parsed.username !== '' || parsed.password !== '') {
    return failed(
      'bad-url',
      `The remote on ${parsed.host} has a user or token in its URL. Pass the token as github_token.`,
    );
  }
  if (parsed.protocol === 'https:' || parsed.protocol === 'file:') return { ok: true };
  if (parsed.protocol !== 'http:') {
    return failed('bad-url', `The remote "${url}" uses ${parsed.protocol} - only https is supported.`);
  }
  if (isLoopback(parsed.hostname)) return { ok: true };
  return failed('plain-http', `The remote "${url}" uses plain http, which shows the token to the network. Use https.`);
}

/** The address without user, token, query and `.git`, as actions/checkout writes it. */
export function plainUrlOf({ url }: Remote): string {
  const parsed = URL.parse(url);
  if (parsed === null || !parsed.protocol.startsWith('http')) return url;
  return `${parsed.origin}${parsed.pathname.replace(/\.git\/?$/, '')}`;
}

/** The token as configuration for one origin: never in an argument, a URL or a file, and never sent elsewhere. */
export function authorization({ url, token }: Remote): readonly ConfigPair[] {
  const origin = URL.parse(url)?.origin;
  if (token === undefined || token === '' || !origin?.startsWith('http')) return [];
  const basic = Buffer.from(`x-access-token:${token}`).toString('base64');
  return [[`http.${origin}/.extraHeader`, `AUTHORIZATION: basic ${basic}`]];
}

function isLoopback(hostname: string): boolean {
  const host = hostname.toLowerCase();
  return host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127(\.\d+){3}$/.test(host);
}
