import type { Excerpt, GateResult } from './gates.ts';

/** How one run of `setup_command` ended. */
export interface SetupEnd {
  /** `exit`: by itself; `timeout`: stopped at its limit; `broken`: it could not be started, or was killed for want of memory. */
  readonly end: 'exit' | 'timeout' | 'broken';
  /** Undefined unless it ended by itself. */
  readonly exitCode?: number;
  readonly excerpt: Excerpt;
  /** One sentence on how the process ended; empty for a clean exit. */
  readonly reason: string;
  /** The dependency key is the policy base's: no agent and no pull request has had a say in it. */
  readonly asAtBase: boolean;
  /** What became of `setup_env`; undefined = nothing was passed, because the tree is not the policy base's. */
  readonly secrets?: SetupSecrets;
}

/** Variables of `setup_env`, by name. */
export interface SetupSecrets {
  readonly named: readonly string[];
  /** Those of them that have a value. */
  readonly passed: readonly string[];
}

/**
 * What a run of setup says. `ours`: registry, network, disk, time: nothing to hold against an attempt and nothing to remember for the
 * key. As verdict `error` of the test gate it makes the core ask for the checks again, at most twice, before the gate counts as
 * unavailable. `agents`: verdict `fail` with the output as evidence, to be remembered for the key.
 */
export type SetupVerdict = { readonly type: 'ok' } | { readonly type: 'ours' | 'agents'; readonly reason: string };

/** Whose trouble it is when setup did not work (02-loop §1, Gate views). In doubt the agent's, which can do something about it. */
export function judgeSetup(setup: SetupEnd): SetupVerdict {
  if (setup.end === 'exit' && setup.exitCode === 0) return { type: 'ok' };
  const said = setup.reason === '' ? 'setup_command failed' : setup.reason;
  if (setup.end !== 'exit') return { type: 'ours', reason: said };
  const trouble = troubleIn(setup);
  if (trouble !== undefined)
    return { type: 'ours', reason: `${said}: ${trouble.what} (${trouble.line.trim().slice(0, 300)})` };
  if (setup.asAtBase) return { type: 'ours', reason: `${said} on manifests and lock files that no agent changed` };
  return {
    type: 'agents',
    reason: `${said} on the changed manifests or lock files; make them agree with each other and with what the registry has. ${hint}`,
  };
}

/** Name that results of setup carry; no check can have it. */
const SETUP_CHECK = 'setup_command';

/** Whether a result is that of `setup_command`. */
export function isSetupResult({ gate, check }: Pick<GateResult, 'gate' | 'check'>): boolean {
  return gate === 'test' && check === SETUP_CHECK;
}

/** What a failed setup means for the checks that needed it: one result in place of theirs. */
export function setupResult(
  { type, reason }: Exclude<SetupVerdict, { type: 'ok' }>,
  facts: Pick<GateResult, 'startedMs' | 'durationMs' | 'excerpt' | 'exitCode' | 'logPath' | 'softLimitHit'>,
): GateResult {
  return { gate: 'test', check: SETUP_CHECK, verdict: type === 'ours' ? 'error' : 'fail', reason, ...facts };
}

const hint = 'Setup runs without tokens and, unless setup_scripts: allow, without install scripts.';

interface Trouble {
  readonly what: string;
  readonly line: string;
}

function troubleIn(setup: SetupEnd): Trouble | undefined {
  const { excerpt, exitCode } = setup;
  const codes = excerpt.lines.filter((line) => npmCode.test(line));
  // npm names its cause in one line; what it tried again before that is no cause.
  const lines = codes.length > 0 ? codes : excerpt.lines;
  if (exitCode === 126 || exitCode === 127) {
    const line = lines.find((each) =>
      /^\S*(?:bash|sh): .*(?:not found|No such file|denied|cannot execute)/i.test(each),
    );
    if (line !== undefined) return { what: 'a program is missing', line };
  }
  for (const { what, pattern } of troubles) {
    const line = lines.find((each) => pattern.test(each));
    if (line !== undefined) return { what: typeof what === 'string' ? what : what(setup), line };
  }
  return undefined;
}

/** Why setup has no login that the registry takes, and what helps where something does. */
function loginTrouble({ asAtBase, secrets }: SetupEnd): string {
  const wanted = 'the registry wants a token';
  if (!asAtBase) return `${wanted}, and setup has none for changed manifests (setup_env)`;
  if (secrets === undefined) return `${wanted}, and setup has none on a tree that is not the base's (setup_env)`;
  const { named, passed } = secrets;
  if (named.length === 0) return `${wanted}, and setup_env names none. ${hiddenLogins}, and name that one in setup_env`;
  if (passed.length > 0) return `${wanted}. setup_env passed ${passed.join(', ')}. ${hiddenLogins}`;
  return `${wanted}, and ${named.join(', ')} of setup_env has no value here. Give it one by env: of the step`;
}

const hiddenLogins =
  "The login files of this job are hidden from setup: write the login into a file of the repository, such as .npmrc, with a variable in the token's place";

const npmCode = /^npm (?:error|ERR!) code \S/;

/** First row that matches a line names the trouble. Words of npm, yarn, pnpm, bun, pip, uv, poetry, go, cargo, composer, bundler, maven, git, curl. */
const troubles: readonly { readonly what: string | ((setup: SetupEnd) => string); readonly pattern: RegExp }[] = [
  {
    what: 'the disk or the memory of this machine is full',
    pattern:
      /\bENOSPC\b|No space left on device|\bEDQUOT\b|Disk quota exceeded|\bEROFS\b|Read-only file system|\bENOMEM\b|Cannot allocate memory|\bEMFILE\b|Too many open files/i,
  },
  {
    what: 'a name could not be looked up',
    pattern:
      /\bENOTFOUND\b|\bEAI_AGAIN\b|(?:Temporary failure in|failure in) name resolution|Could not resolve host|Name or service not known|getaddrinfo|nodename nor servname|failed to lookup address|dns error|no such host/i,
  },
  {
    what: 'the network did not work',
    pattern:
      /\bE(?:CONNRESET|CONNREFUSED|CONNABORTED|TIMEDOUT|SOCKETTIMEDOUT|NETUNREACH|HOSTUNREACH|PIPE)\b|ERR_SOCKET_TIMEOUT|Connection (?:refused|reset|timed out|aborted|closed)|Network is unreachable|No route to host|timed out|(?:handshake|i\/o|network|connect) timeout|socket hang up|Max retries exceeded|(?:NewConnection|ConnectTimeout|Proxy|IncompleteRead|Protocol)Error|Could ?n[o']t connect to|error sending request|SSL_ERROR_SYSCALL|curl: \((?:5|6|7|18|28|35|52|56|92)\)|unexpected end of file from server|unexpected disconnect while reading/i,
  },
  {
    what: 'the registry was out of order',
    pattern:
      /\bE(?:5\d\d|429)\b|\b(?:5\d\d|429):? (?:Internal Server Error|Bad Gateway|Service (?:Temporarily )?Unavailable|Gateway Time-?out|Too Many Requests)|(?:status(?: code)?|response code|returned error|HTTP(?:\/[\d.]+| error)?|FETCH)[:_ ]+(?:5\d\d|429)\b|Too Many Requests|Service Unavailable|Bad Gateway/i,
  },
  {
    what: loginTrouble,
    pattern:
      /\bE40[13]\b|\bENEEDAUTH\b|\b40[13]:? (?:Unauthorized|Forbidden|Authentication required)|(?:status(?: code)?|response code|returned error|HTTP(?:\/[\d.]+| error)?|FETCH)[:_ ]+40[13]\b|could not read Username|Authentication failed for|Permission denied \(publickey/i,
  },
  {
    what: 'a certificate was not trusted',
    pattern:
      /self[- ]signed certificate|unable to (?:get|verify).{0,30}certificate|certificate verify failed|CERT_(?:HAS_EXPIRED|NOT_YET_VALID)|certificate signed by unknown authority|UnknownIssuer/i,
  },
];
