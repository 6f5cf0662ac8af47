/** Whether a token may be sent there: https, or plain http to this very machine (10-fine-print, last line). */
export function checkApiUrl(apiUrl: string): { readonly ok: true } | { readonly ok: false; readonly message: string } {
  const url = URL.parse(apiUrl);
  if (url === null) return { ok: false, message: `GITHUB_API_URL "${apiUrl}" is not a URL.` };
  if (url.username !== '' || url.password !== '') {
    return {
      ok: false,
      message: `GITHUB_API_URL on ${url.host} carries a user or token. Pass the token as github_token.`,
    };
  }
  if (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))) return { ok: true };
  return {
    ok: false,
    message: `GITHUB_API_URL "${apiUrl}" uses ${url.protocol.slice(0, -1)}, which shows the token to the network. Use https.`,
  };
}

/** Whether the address is on this machine, where no proxy is asked. */
export function isLoopbackUrl(text: string): boolean {
  return isLoopback(URL.parse(text)?.hostname ?? '');
}

function isLoopback(hostname: string): boolean {
  const host = hostname.toLowerCase();
  return host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127(\.\d+){3}$/.test(host);
}

/** Where a repository stands on the web. */
export interface Place {
  readonly serverUrl: string;
  readonly owner: string;
  readonly repo: string;
}

/** The page on which a person makes the pull request with one click. */
export function compareUrl({ serverUrl, owner, repo }: Place, { base, head }: { base: string; head: string }): string {
  const range = `${encodeRef(base)}...${encodeRef(head)}`;
  return `${serverUrl.replace(/\/+$/, '')}/${owner}/${repo}/compare/${range}?expand=1`;
}

/** The page of a pull request. Its address is ours to make: what an answer says could lead anywhere. */
export function pullUrl({ serverUrl, owner, repo }: Place, number: number): string {
  return `${serverUrl.replace(/\/+$/, '')}/${owner}/${repo}/pull/${number}`;
}

function encodeRef(ref: string): string {
  return ref.split('/').map(encodeURIComponent).join('/');
}
