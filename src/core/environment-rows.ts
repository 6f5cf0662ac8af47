/** Trouble that no attempt can mend (02-loop §3, Breaker). `setup` is what the machine has to bring: what setup installs, a Docker daemon. */
export type EnvironmentClass = 'command not found' | 'disk' | 'permission' | 'setup';

/**
 * Who says so, which decides when it is believed (`environment-class.ts`).
 * `exit`: the exit code of the check's own command, as what ran it tells it. `command`: the shell, make, or a tool that the check calls,
 * of itself. `program`: whatever ran, which may be the product.
 */
export type Source = 'exit' | 'command' | 'program';

/** One kind of line that tells of the surroundings. */
export interface EnvironmentRow {
  readonly class: EnvironmentClass;
  readonly source: Source;
  /** What is wrong, as words in front of the line. */
  readonly says: string;
  /** Of one plain line, from its start. */
  readonly pattern: RegExp;
  /** Agents bring it about as well: of a check that has run on this machine before, it is the attempt's own fault. */
  readonly doubtful?: true;
}

/** What a line of a failed command names, where the exit code told that it could not be started; the first that fits. */
export const unstartable: readonly Omit<EnvironmentRow, 'source'>[] = [
  {
    class: 'permission',
    says: 'permission denied or not executable',
    pattern:
      /: (?:permission denied|cannot execute binary file|cannot execute: (?!required file).*|exec format error)/i,
  },
  {
    class: 'command not found',
    says: 'the program cannot be loaded',
    pattern: /: error while loading shared libraries: |: version `GLIBC\S+' not found/,
  },
  {
    class: 'command not found',
    says: 'command not found',
    pattern:
      /command not found|: not found$|: No such file or directory$|: required file not found|: bad interpreter: /,
  },
];

const shell = String.raw`(?:\/\S+\/)?(?:ba|da|k|z)?sh: `;
/** A script of bash names the line that it was at. */
const script = String.raw`\S+: line \d+: `;
const tool = String.raw`(?:\/\S+\/)?(?:ar|cat|ch(?:grp|mod|own)|cp|dd|env|git|go|g?make(?:\[\d+\])?|gzip|install|ld(?:\.\w+)?|ln|mkdir|mktemp|mv|patch|printf|rm|rmdir|rsync|sed|sort|tar|tee|touch|truncate|unzip): `;
/** The compiler and the assembler of GNU, about their own files. */
const compiler = String.raw`(?:Fatal error: can't |(?:\S+: )?fatal error: (?:error )?(?:clos|creat|open|writ)ing |cannot create temporary file in )`;
/** Operation, path and error of Go's standard library. */
const goPath = String.raw`(?:[^:'"]+: )*(?:chdir|chmod|creat|fork\/exec|link|lstat|mkdir|open|openat|remove|rename|symlink|unlinkat|write) \S+: `;
const denied = '(?:permission denied|operation not permitted)';
const npm = 'npm (?:error|ERR!) ';

function row(source: Source, [name, says]: readonly [EnvironmentClass, string], pattern: string | RegExp) {
  return { source, class: name, says, pattern: pattern instanceof RegExp ? pattern : new RegExp(pattern, 'i') };
}

function doubtful(...given: Parameters<typeof row>): EnvironmentRow {
  return { ...row(...given), doubtful: true };
}

const permission = ['permission', 'permission denied'] as const;
const readOnly = ['permission', 'read-only file system'] as const;
const disk = ['disk', 'no disk space'] as const;
const missing = ['command not found', 'command not found'] as const;
/** How a cause begins that the check names a script or target which the project does not have. */
export const noScript = 'there is no such script';
const unscripted = ['command not found', noScript] as const;
/** How a cause begins that a daemon is missing, or hidden by the walls. */
export const dockerAway = 'the Docker daemon is out of reach';
const docker = ['setup', dockerAway] as const;

/** How a package tool says of itself that it did not get what it asked the network for, or that a signature did not fit. */
const unreachable = String.raw`(?:E(?:NOTFOUND|AI_AGAIN|CONNRESET|CONNREFUSED|TIMEDOUT|NETUNREACH|HOSTUNREACH)\b|ERR_SOCKET_TIMEOUT|dial tcp|proxyconnect|i/o timeout|TLS handshake|no such host|could(?:n't| not) resolve|name resolution|connection (?:refused|reset|timed out|broken)|network is unreachable|timed out|unknown host|dns error|error sending request|certificate|HTTPSConnectionPool|5\d\d (?:Bad Gateway|Service|Gateway|Internal))`;
const network = ['setup', "a package tool's network failed"] as const;
const signature = ['setup', "a package tool's signature check failed"] as const;
const noGit = ['setup', 'git has no repository here'] as const;

/**
 * A line that begins as a tool writes it, capitals as they stand, and goes on in any. Written out, because Node takes `(?i:…)` for
 * case-sensitive once a process has compiled many expressions.
 */
function toolLine(start: string): RegExp {
  const anyCase = unreachable.replaceAll(/\\.|\(\?:|[a-z]/gi, (part) =>
    part.length === 1 ? `[${part.toLowerCase()}${part.toUpperCase()}]` : part,
  );
  return new RegExp(`^(?:${start}).{0,300}${anyCase}`);
}

/** Words of npm, pnpm, yarn, corepack, bun, pip, uv, poetry, go, cargo, Maven, Gradle, sbt, Bundler, Composer, NuGet, apt, curl and git. */
const packages: readonly EnvironmentRow[] = [
  doubtful('command', network, `^${npm}(?:code (?:${unreachable}|E5\\d\\d)|network )`),
  doubtful(
    'command',
    network,
    `^\\s*(?:\\[?ERR_PNPM_(?:META_FETCH_FAIL|FETCH_5\\d\\d)|(?:WARN|WARNING:?|warning:?)\\s+.{0,200}${unreachable})`,
  ),
  doubtful(
    'command',
    network,
    toolLine(String.raw`(?:error |➤ YN\d{4}:|error: |ERROR: |fatal: |Caused by: |\s*╰─▶ ).{0,300}\bhttps?:`),
  ),
  doubtful(
    'command',
    network,
    toolLine(
      String.raw`go: |\[ERROR\] |\[error\] |> |E: |\s*\[\d+\] Could|Could not fetch specs from |Gem::RemoteFetcher::`,
    ),
  ),
  doubtful(
    'command',
    network,
    /^curl: \((?:5|6|7|28|35|52|56|60)\) |^Internal Error: Error when performing the request to |^\S*error NU1301: |^Could not reach host /,
  ),
  doubtful(
    'command',
    signature,
    /^(?:Internal Error|Error): Cannot find matching keyid\b|^(?:W: |E: )?(?:GPG error: |The repository '.*' is not signed)|^npm (?:error|ERR!) code E(?:INTEGRITY|EXPIREDSIGNATURE|MISSINGSIGNATUREKEY|INTEGRITYSIGNATURE)\b|^go: .*: verifying (?:module|go\.mod|.*): .*(?:checksum|signature|sum\.golang\.org)|^\s*\[?ERR_PNPM_TARBALL_INTEGRITY\b/,
  ),
  doubtful('command', noGit, /^(?:fatal|error): not a git repository\b/i),
];

/** Exit codes 126 and 127 behind another command, which ends with a code of its own. */
const exits: readonly EnvironmentRow[] = [
  row('exit', missing, /^g?make(?:\[\d+\])?: \*\*\* \[.*\] Error 127$/),
  row('exit', permission, /^g?make(?:\[\d+\])?: \*\*\* \[.*\] Error 126$/),
  // npm with workspaces, yarn, pnpm, task, Gradle.
  row(
    'exit',
    missing,
    /^npm (?:error|ERR!) code 127$|^\W*(?:ELIFECYCLE\W+|error )Command failed with exit code 127\.?$/,
  ),
  row('exit', missing, /^task: Failed to run task ".*": exit status 127$|finished with non-zero exit value 127$/),
];

/** What the tools say that a check is made of. */
const commands: readonly EnvironmentRow[] = [
  row('command', permission, `^${shell}.*: ${denied}$`),
  doubtful('command', permission, `^(?:${tool}|${script}).*: ${denied}$`),
  doubtful('command', permission, `^${npm}code (?:EACCES|EPERM)$`),
  doubtful('command', readOnly, `^(?:${shell}|${tool}|${script}).*: read-only file system$`),
  doubtful('command', readOnly, `^${npm}code EROFS$`),
  row('command', disk, `^(?:${shell}|${tool}|${script}).*(?:no space left on device|disk quota exceeded)$`),
  row('command', disk, `^${npm}(?:code )?(?:ENOSPC|EDQUOT)\\b`),
  doubtful(
    'command',
    docker,
    /^(?:docker: |ERROR: |error: )?(?:Cannot connect to the Docker daemon at |failed to connect to the docker API at )/,
  ),
  doubtful(
    'command',
    docker,
    /^(?:docker: |ERROR: )?permission denied while trying to connect to the (?:Docker daemon socket|docker API)/i,
  ),
  doubtful(
    'command',
    missing,
    /^error: no such command: `[^`]+`$|^error: linker `[^`]+` not found$|^error: toolchain '[^']+' is not installed$/,
  ),
  doubtful('command', missing, /^(?:ERROR: JAVA_HOME is |The JAVA_HOME environment variable is not defined correctly)/),
  // npm, pnpm, yarn (classic, then modern), Bun, make. A file that a target needs may be what a story has to write.
  doubtful('command', unscripted, `^${npm}Missing script: "`),
  doubtful('command', unscripted, /^\s*(?:ERR_PNPM_NO_SCRIPT\b|\[ERR_PNPM_NO_SCRIPT\])/),
  doubtful('command', unscripted, /^error Command "[^"]+" not found\.$|^Usage Error: Couldn't find a script named "/),
  doubtful('command', unscripted, /^error: Script not found "/),
  doubtful('command', unscripted, /^g?make: \*\*\* No rule to make target [`'][^']+'\.(?: +Stop\.)?$/),
  // A module of the project may be what a story has to write; these are programs.
  doubtful(
    'command',
    missing,
    /^\S*python[\d.]*: No module named (?:black|build|coverage|flake8|mypy|nose2?|nox|pip|pylint|pytest|ruff|tox|uv)$/,
  ),
];

/** What any program says when the machine refuses it something; the words of a product about its own users do not look so. */
const programs: readonly EnvironmentRow[] = [
  // Node.js, yarn.
  doubtful(
    'program',
    permission,
    /^(?:Uncaught )?\[?(?:\w*Error: )?(?:EACCES|EPERM): (?:permission denied|operation not permitted), [a-z]+ /,
  ),
  doubtful('program', permission, /^error An unexpected error occurred: "(?:EACCES|EPERM): /),
  doubtful('program', missing, /^(?:Uncaught )?\[?Error: spawn (?:[^\s/]+ ENOENT|\S+ EACCES)\b/),
  // Python, and pytest before it has collected a test.
  doubtful('program', permission, /^(?:INTERNALERROR> )?PermissionError: \[Errno (?:1|13)\] /),
  doubtful('program', permission, `^(?:${compiler}|${goPath}).*${denied}$`),
  doubtful('program', permission, /^error: error while writing \S+: |^\S+\.java:\d+: error: error while writing \S+: /),
  // Rust: cargo, a result that main returned, what lies below "Caused by:".
  doubtful(
    'program',
    permission,
    /^(?:error: (?:.*: )?|Error: (?:.*: )?|\s{2,6}(?:\d+: )?)Permission denied \(os error 13\)|^(?:Error: |called `Result::\w+\(\)` on an `Err` value: )Os \{ code: 13, kind: PermissionDenied, /,
  ),
  // The Java runtime, Maven.
  doubtful(
    'program',
    permission,
    /^(?:Exception in thread "[^"]*" |Caused by: |\[ERROR\] .*)?(?:java\.io\.FileNotFoundException: .+ \(Permission denied\)|java\.nio\.file\.AccessDeniedException: \S)/,
  ),
  doubtful('program', permission, /^\[ERROR\] .*\/.* \(Permission denied\)/),
  doubtful('program', readOnly, /\bEROFS\b|\bread-only file system\b/i),
  // As a system error is printed: at the end of what failed, or with its number, its path or its call behind it.
  row(
    'program',
    disk,
    /(?:^\s*|: |\[Errno \d+\] |\()(?:no space left on device|disk quota exceeded)(?:\)|\.| \(os error \d+\)|: .+|, [a-z]+\b.*)?$|(?:^|[\s:[(])(?:ENOSPC|EDQUOT): |\bcode: '(?:ENOSPC|EDQUOT)'/i,
  ),
  doubtful(
    'program',
    missing,
    `^(?:${shell}|${script})(?:.*(?:: required file not found|: exec format error)|(?:\\d+: |line \\d+: )?[^\\s/:]+: (?:command )?not found)$`,
  ),
  doubtful('program', missing, /: error while loading shared libraries: \S+: cannot open shared object file/),
  doubtful('program', missing, /\bexec: "[^"/]+": executable file not found in \$PATH$/),
  doubtful(
    'program',
    docker,
    /\bCannot connect to the Docker daemon at \S+\. Is the docker daemon running\?|Could not find a (?:valid Docker environment|working container runtime strategy)/,
  ),
];

/** The first row that fits a line names the trouble, those whose word counts for more first. */
export const environmentRows: readonly EnvironmentRow[] = [...exits, ...commands, ...packages, ...programs];
