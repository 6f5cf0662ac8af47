import type { EnvironmentClass } from '../../src/core/environment-rows.ts';

/** What a check left that failed: real forms of the tools, shortened. */
export interface Output {
  readonly name: string;
  /** Default 1. */
  readonly exitCode?: number;
  readonly text: string;
  /** Passed, failed, errors, where a report or the output of a known runner says so. */
  readonly tests?: readonly [passed: number, failed: number, errors: number];
}

/** An output that is the surroundings' fault. */
export interface Broken extends Output {
  readonly class: EnvironmentClass;
  /** The cause, as the baseline names it. */
  readonly cause: string;
  /** Agents bring it about as well, so after a run of the check it counts no more. */
  readonly isDoubtful?: true;
}

const nodeTrace = (message: string, code: string) => `node:fs:2380
    return binding.writeFileUtf8(
                   ^

Error: ${message}
    at Object.writeFileSync (node:fs:2380:20)
    at Object.<anonymous> (/work/repo/test.js:3:4) {
  errno: -13,
  code: '${code}',
  syscall: 'open',
  path: '/var/lib/x'
}

Node.js v24.21.0`;
const pythonTrace = (message: string) => `Traceback (most recent call last):
  File "/work/repo/run_tests.py", line 3, in <module>
    open('/var/lib/x', 'w')
${message}`;

const notFound = { class: 'command not found' } as const;
const denied = { class: 'permission', isDoubtful: true } as const;
const full = { class: 'disk' } as const;
const docker = { class: 'setup', isDoubtful: true } as const;

/** What package tools and git say on a machine that keeps them from working, and the words in front of it. */
const machine: readonly Broken[] = (
  [
    ['npm without a name server', "a package tool's network failed", 'npm error code EAI_AGAIN'],
    [
      'npm behind a dead registry',
      "a package tool's network failed",
      'npm ERR! network request to https://r.example/x failed, reason: connect ECONNREFUSED',
    ],
    [
      'pnpm',
      "a package tool's network failed",
      ' ERR_PNPM_META_FETCH_FAIL  GET https://r.example/x: request to https://r.example/x failed',
    ],
    [
      'pip',
      "a package tool's network failed",
      "WARNING: Retrying (Retry(total=4)) after connection broken by 'NewConnectionError'",
    ],
    [
      'go',
      "a package tool's network failed",
      'go: example.com/x@v1.0.0: Get "https://proxy.example/x": dial tcp: lookup proxy.example: no such host',
    ],
    [
      'cargo',
      "a package tool's network failed",
      "  [6] Couldn't resolve host name (Could not resolve host: index.example)",
    ],
    [
      'Maven',
      "a package tool's network failed",
      '[ERROR] Could not transfer artifact a:b:pom:1 from/to central (https://r.example): Connection refused',
    ],
    [
      'Gradle',
      "a package tool's network failed",
      "> Could not GET 'https://r.example/x.pom'. > r.example: Name or service not known, connection refused",
    ],
    ['curl', "a package tool's network failed", 'curl: (6) Could not resolve host: r.example'],
    [
      'corepack',
      "a package tool's signature check failed",
      'Internal Error: Cannot find matching keyid: {"signatures":[]}',
    ],
    [
      'apt',
      "a package tool's signature check failed",
      "E: The repository 'http://r.example stable InRelease' is not signed.",
    ],
    ['git', 'git has no repository here', 'fatal: not a git repository (or any of the parent directories): .git'],
  ] as const
).map(([name, says, text]) => ({
  name: `${name} [X9]`,
  class: 'setup' as const,
  text,
  cause: `${says}: ${text.trim()}`,
  isDoubtful: true as const,
}));

export const broken: readonly Broken[] = [
  ...machine,
  // A program that cannot be started, seen by whoever called it.
  {
    ...{ name: 'bash without a program', exitCode: 127, text: 'bash: line 1: jest: command not found', ...notFound },
    cause: 'command not found: bash: line 1: jest: command not found',
  },
  { name: 'nothing but an exit code', exitCode: 127, text: '', ...notFound, cause: 'command not found: ' },
  {
    ...{ name: 'npm without a program', exitCode: 127, ...notFound },
    text: '> x@1.0.0 test\n> jest\n\nsh: 1: jest: not found',
    cause: 'command not found: sh: 1: jest: not found',
  },
  {
    ...{ name: 'make without a program', exitCode: 2, ...notFound },
    text: 'no-such-runner --all\nmake: no-such-runner: No such file or directory\nmake: *** [Makefile:2: test] Error 127',
    cause: 'command not found: make: no-such-runner: No such file or directory',
  },
  {
    ...{ name: 'make in make, through a shell', exitCode: 2, ...notFound },
    text: "make[1]: Entering directory '/repo'\n/bin/sh: 1: no-such-runner: not found\nmake[1]: *** [Makefile:2: test] Error 127\nmake[1]: Leaving directory '/repo'\nmake: *** [Makefile:6: all] Error 2",
    cause: 'command not found: /bin/sh: 1: no-such-runner: not found',
  },
  {
    ...{ name: 'make and a file without its bit', exitCode: 2, class: 'permission' },
    text: './run.sh\n/bin/sh: 1: ./run.sh: Permission denied\nmake: *** [Makefile:2: test] Error 126',
    cause: 'permission denied or not executable: /bin/sh: 1: ./run.sh: Permission denied',
  },
  {
    ...{ name: 'make, without a shell, and a file without its bit', exitCode: 2, class: 'permission' },
    text: './plain --x\nmake: ./plain: Permission denied\nmake: *** [Makefile:1: test] Error 127',
    cause: 'permission denied or not executable: make: ./plain: Permission denied',
  },
  {
    ...{ name: 'make that is quiet', exitCode: 2, text: 'make: *** [Makefile:2: test] Error 127', ...notFound },
    cause: 'command not found: make: *** [Makefile:2: test] Error 127',
  },
  {
    ...{ name: 'a linter that is missing, after tests that passed', exitCode: 2, tests: [9, 0, 0], ...notFound },
    text: '9 passed in 0.1s\nruff check\nmake: ruff: No such file or directory\nmake: *** [Makefile:3: lint] Error 127',
    cause: 'command not found: make: ruff: No such file or directory',
  },
  {
    ...{
      name: 'yarn without a program',
      text: '/bin/sh: 1: jest: not found\nerror Command failed with exit code 127.',
    },
    ...{ ...notFound, cause: 'command not found: /bin/sh: 1: jest: not found' },
  },
  {
    ...{ name: 'npm in a workspace', text: 'npm error code 127\nnpm error path /repo/a\nnpm error workspace a@1.0.0' },
    ...{ ...notFound, cause: 'command not found: npm error code 127' },
  },
  {
    ...{ name: 'a script without its interpreter', exitCode: 127, ...notFound },
    text: 'bash: line 1: ./test.sh: cannot execute: required file not found',
    cause: 'command not found: bash: line 1: ./test.sh: cannot execute: required file not found',
  },
  {
    ...{ name: 'a program of another machine', exitCode: 126, class: 'permission' },
    text: 'bash: line 1: ./bin/tool: cannot execute binary file: Exec format error',
    cause:
      'permission denied or not executable: bash: line 1: ./bin/tool: cannot execute binary file: Exec format error',
  },
  {
    ...{ name: 'a library that is missing', exitCode: 2, ...notFound },
    text: './suite\n./suite: error while loading shared libraries: libpq.so.5: cannot open shared object file: No such file or directory\nmake: *** [Makefile:1: t] Error 127',
    cause:
      'the program cannot be loaded: ./suite: error while loading shared libraries: libpq.so.5: cannot open shared object file: No such file or directory',
  },
  {
    ...{ name: 'a script that goes on without its program', text: 'scripts/check.sh: line 3: jq: command not found' },
    ...{ ...notFound, isDoubtful: true, cause: 'command not found: scripts/check.sh: line 3: jq: command not found' },
  },
  {
    ...{ name: 'python without pytest', text: '/usr/bin/python3: No module named pytest', ...notFound },
    ...{ isDoubtful: true, cause: 'command not found: /usr/bin/python3: No module named pytest' },
  },
  ...(
    [
      ['npm', 'npm error Missing script: "tset"'],
      ['an older npm', 'npm ERR! Missing script: "tset"'],
      ['pnpm', ' ERR_PNPM_NO_SCRIPT  Missing script: tset'],
      ['yarn 1', 'error Command "tset" not found.'],
      ['yarn', 'Usage Error: Couldn\'t find a script named "tset".'],
      ['Bun', 'error: Script not found "tset"'],
      ['make', "make: *** No rule to make target 'tset'.  Stop."],
    ] as const
  ).map(([name, text]) => ({
    ...{ name: `a script that is not there, of ${name}`, text, ...notFound },
    ...{ isDoubtful: true as const, cause: `there is no such script: ${text.trim()}` },
  })),
  {
    ...{ name: 'cargo without a subcommand', exitCode: 101, ...notFound, isDoubtful: true },
    text: 'error: no such command: `nextest`\n\nhelp: view all installed commands with `cargo --list`',
    cause: 'command not found: error: no such command: `nextest`',
  },
  {
    ...{ name: 'cargo without a linker', exitCode: 101, ...notFound, isDoubtful: true },
    text: '   Compiling x v0.1.0 (/repo)\nerror: linker `cc` not found\n  |\n  = note: No such file or directory (os error 2)\n\nerror: could not compile `x` (bin "x") due to 1 previous error',
    cause: 'command not found: error: linker `cc` not found',
  },
  {
    ...{ name: 'go without a compiler of C', ...notFound, isDoubtful: true },
    text: '# runtime/cgo\ncgo: C compiler "gcc" not found: exec: "gcc": executable file not found in $PATH\nFAIL\tx [build failed]',
    tests: [0, 0, 2],
    cause: 'command not found: cgo: C compiler "gcc" not found: exec: "gcc": executable file not found in $PATH',
  },
  {
    ...{ name: 'maven without a JDK', ...notFound, isDoubtful: true },
    text: 'The JAVA_HOME environment variable is not defined correctly,\nthis environment variable is needed to run this program.',
    cause: 'command not found: The JAVA_HOME environment variable is not defined correctly,',
  },
  {
    ...{ name: 'node that starts a program that is missing', ...notFound, isDoubtful: true },
    text: "node:events:502\n      throw er; // Unhandled 'error' event\n      ^\n\nError: spawn chromium ENOENT\n    at ChildProcess._handle.onexit (node:internal/child_process:285:19)",
    cause: 'command not found: Error: spawn chromium ENOENT',
  },
  // What the machine does not let anybody do.
  {
    name: 'bash and a file that may not run',
    exitCode: 126,
    text: '',
    class: 'permission',
    cause: 'permission denied or not executable: ',
  },
  {
    ...{ name: 'a shell that may not write', exitCode: 2, text: 'sh: 1: cannot create out.log: Permission denied' },
    ...{ class: 'permission', cause: 'permission denied: sh: 1: cannot create out.log: Permission denied' },
  },
  {
    ...{ name: 'mkdir', text: 'mkdir: cannot create directory ‘/var/lib/x’: Permission denied', ...denied },
    cause: "permission denied: mkdir: cannot create directory '/var/lib/x': Permission denied",
  },
  {
    ...{ name: 'mkdir in make', exitCode: 2, ...denied },
    text: 'mkdir ro/build\nmkdir: cannot create directory ‘ro/build’: Permission denied\nmake: *** [Makefile:4: test] Error 1',
    cause: "permission denied: mkdir: cannot create directory 'ro/build': Permission denied",
  },
  {
    ...{ name: 'node', text: nodeTrace("EACCES: permission denied, open '/var/lib/x'", 'EACCES'), ...denied },
    cause: "permission denied: Error: EACCES: permission denied, open '/var/lib/x'",
  },
  {
    ...{ name: 'npm', exitCode: 243, ...denied },
    text: 'npm error code EACCES\nnpm error syscall mkdir\nnpm error path /root/.npm\nnpm error errno -13',
    cause: 'permission denied: npm error code EACCES',
  },
  {
    ...{ name: 'python', text: pythonTrace("PermissionError: [Errno 13] Permission denied: '/var/lib/x'"), ...denied },
    cause: "permission denied: PermissionError: [Errno 13] Permission denied: '/var/lib/x'",
  },
  {
    ...{ name: 'every test of several', tests: [0, 4, 0], ...denied },
    text: pythonTrace("PermissionError: [Errno 13] Permission denied: '/tmp/pytest-of-root'"),
    cause: "permission denied: PermissionError: [Errno 13] Permission denied: '/tmp/pytest-of-root'",
  },
  {
    ...{ name: 'pytest before its first test', exitCode: 3, ...denied },
    text: "INTERNALERROR> PermissionError: [Errno 13] Permission denied: '/repo/.pytest_cache'",
    cause: "permission denied: INTERNALERROR> PermissionError: [Errno 13] Permission denied: '/repo/.pytest_cache'",
  },
  {
    ...{
      name: 'the linker',
      text: '/usr/bin/ld: cannot open output file a.out: Permission denied\ncollect2: error: ld returned 1 exit status',
    },
    ...{ ...denied, cause: 'permission denied: /usr/bin/ld: cannot open output file a.out: Permission denied' },
  },
  {
    ...{
      name: 'the assembler',
      text: "Assembler messages:\nFatal error: can't create a.o: Permission denied",
      ...denied,
    },
    cause: "permission denied: Fatal error: can't create a.o: Permission denied",
  },
  {
    ...{ name: 'go and its cache', ...denied },
    text: 'failed to initialize build cache at /root/.cache/go-build: mkdir /root/.cache: permission denied',
    cause:
      'permission denied: failed to initialize build cache at /root/.cache/go-build: mkdir /root/.cache: permission denied',
  },
  {
    ...{ name: 'cargo', exitCode: 101, ...denied },
    text: 'error: failed to write `/repo/target/debug/.fingerprint/x/invoked.timestamp`\n\nCaused by:\n  Permission denied (os error 13)',
    cause: 'permission denied: Permission denied (os error 13)',
  },
  {
    ...{ name: 'a result that main returned in Rust', ...denied },
    text: 'Error: Os { code: 13, kind: PermissionDenied, message: "Permission denied" }',
    cause: 'permission denied: Error: Os { code: 13, kind: PermissionDenied, message: "Permission denied" }',
  },
  {
    ...{ name: 'a panic of Rust', exitCode: 101, ...denied },
    text: 'thread \'main\' (9974) panicked at src/main.rs:1:93:\ncalled `Result::unwrap()` on an `Err` value: Os { code: 13, kind: PermissionDenied, message: "Permission denied" }',
    cause:
      'permission denied: called `Result::unwrap()` on an `Err` value: Os { code: 13, kind: PermissionDenied, message: "Permission denied" }',
  },
  {
    ...{ name: 'a stream of java', ...denied },
    text: 'Exception in thread "main" java.io.FileNotFoundException: /sys/x (Permission denied)\n\tat java.base/java.io.FileOutputStream.open0(Native Method)',
    cause: 'permission denied: Exception in thread "main" java.io.FileNotFoundException: /sys/x (Permission denied)',
  },
  {
    ...{
      name: 'javac',
      text: 'A.java:1: error: error while writing A: /repo/out/A.class\nclass A{}\n^\n1 error',
      ...denied,
    },
    cause: 'permission denied: A.java:1: error: error while writing A: /repo/out/A.class',
  },
  {
    ...{ name: 'java', ...denied },
    text: 'Exception in thread "main" java.nio.file.AccessDeniedException: /var/lib/x\n\tat java.base/sun.nio.fs.UnixException.translateToIOException(UnixException.java:90)',
    cause: 'permission denied: Exception in thread "main" java.nio.file.AccessDeniedException: /var/lib/x',
  },
  {
    ...{ name: 'maven', ...denied },
    text: '[ERROR] Failed to execute goal org.apache.maven.plugins:maven-resources-plugin:3.3.1:resources (default-resources) on project x: /repo/target/classes/a.txt (Permission denied) -> [Help 1]',
    cause:
      'permission denied: [ERROR] Failed to execute goal org.apache.maven.plugins:maven-resources-plugin:3.3.1:resources (default-resources) on project x: /repo/target/classes/a.txt (Permission denied) -> [Help 1]',
  },
  // A file system that cannot be written.
  {
    ...{ name: 'node on a read-only file system', ...denied },
    text: nodeTrace("EROFS: read-only file system, open 'x'", 'EROFS'),
    cause: "read-only file system: Error: EROFS: read-only file system, open 'x'",
  },
  {
    ...{ name: 'python on a read-only file system', ...denied },
    text: pythonTrace("OSError: [Errno 30] Read-only file system: 'x'"),
    cause: "read-only file system: OSError: [Errno 30] Read-only file system: 'x'",
  },
  {
    ...{ name: 'cargo on a read-only file system', exitCode: 101, ...denied },
    text: 'error: Read-only file system (os error 30) at path "/repo/target24kJQe"',
    cause: 'read-only file system: error: Read-only file system (os error 30) at path "/repo/target24kJQe"',
  },
  {
    ...{ name: 'npm on a read-only file system', exitCode: 226, ...denied },
    text: 'npm error code EROFS\nnpm error syscall open\nnpm error path /repo/package.json\nnpm error errno -30',
    cause: 'read-only file system: npm error code EROFS',
  },
  {
    ...{ name: 'mkdir on a read-only file system, after tests that passed', tests: [3, 0, 0], ...denied },
    text: 'mkdir: cannot create directory ‘coverage’: Read-only file system',
    cause: "read-only file system: mkdir: cannot create directory 'coverage': Read-only file system",
  },
  // A disk without room.
  {
    ...{ name: 'a shell on a full disk', text: 'bash: line 1: echo: write error: No space left on device', ...full },
    cause: 'no disk space: bash: line 1: echo: write error: No space left on device',
  },
  {
    ...{ name: 'gcc on a full disk', ...full },
    text: 'a.c:1:1: fatal error: error closing /tmp/ccX.s: No space left on device\n    1 | int main(){return 0;}\n      | ^~~\ncompilation terminated.',
    cause: 'no disk space: a.c:1:1: fatal error: error closing /tmp/ccX.s: No space left on device',
  },
  {
    ...{ name: 'cargo on a full disk', exitCode: 101, ...full },
    text: 'error: failed to write `/repo/target/debug/.fingerprint/x/invoked.timestamp`\n\nCaused by:\n  No space left on device (os error 28)',
    cause: 'no disk space: No space left on device (os error 28)',
  },
  {
    ...{ name: 'npm on a full disk', exitCode: 228, ...full },
    text: 'npm error code ENOSPC\nnpm error syscall write\nnpm error errno -28\nnpm error nospc ENOSPC: no space left on device, write',
    cause: 'no disk space: npm error code ENOSPC',
  },
  {
    ...{ name: 'tar on a full disk, after tests that passed', exitCode: 2, tests: [9, 0, 0], ...full },
    text: 'tar: report.tar: Cannot write: No space left on device\ntar: Error is not recoverable: exiting now',
    cause: 'no disk space: tar: report.tar: Cannot write: No space left on device',
  },
  {
    ...{ name: 'python beyond its quota', text: pythonTrace("OSError: [Errno 122] Disk quota exceeded: 'x'"), ...full },
    cause: "no disk space: OSError: [Errno 122] Disk quota exceeded: 'x'",
  },
  // A daemon that is not there.
  {
    ...{ name: 'docker without its daemon', ...docker },
    text: 'Cannot connect to the Docker daemon at unix:///var/run/docker.sock. Is the docker daemon running?',
    cause:
      'the Docker daemon is out of reach: Cannot connect to the Docker daemon at unix:///var/run/docker.sock. Is the docker daemon running?',
  },
  {
    ...{ name: 'docker that may not speak to its daemon', exitCode: 125, ...docker },
    text: 'docker: permission denied while trying to connect to the Docker daemon socket at unix:///var/run/docker.sock: Head "http://%2Fvar%2Frun%2Fdocker.sock/_ping": dial unix /var/run/docker.sock: connect: permission denied.',
    cause:
      'the Docker daemon is out of reach: docker: permission denied while trying to connect to the Docker daemon socket at unix:///var/run/docker.sock: Head "http://%2Fvar%2Frun%2Fdocker.sock/_ping": dial unix /var/run/docker.sock: connect: permission denied.',
  },
];

const eacces = "Error: EACCES: permission denied, open '/var/lib/x'";

/** Failures of the code, however much they speak of the surroundings. */
export const code: readonly Output[] = [
  { name: 'green, whatever it says', exitCode: 0, text: 'mkdir: cannot create directory ‘/x’: Permission denied' },
  { name: 'an ordinary failing test', text: 'not ok 1 - parses a date\n  AssertionError: expected 1 to equal 2' },
  { name: 'one failing test beside others that pass', text: eacces, tests: [40, 1, 0] },
  {
    name: 'several, beside one that passes',
    text: pythonTrace("PermissionError: [Errno 13] Permission denied: '/x'"),
    tests: [1, 5, 0],
  },
  { name: 'the one test that there is', text: eacces, tests: [0, 1, 0] },
  { name: 'the one file of tests that there is, and it breaks', text: eacces, tests: [0, 0, 1] },
  { name: 'prose about a full disk', text: 'The importer gives up when there is no space left on device X.\n1 != 2' },
  { name: 'prose with the name of an error', text: 'Retry on ENOSPC and EDQUOT was not tried\n1 != 2' },
  { name: 'a disk that a test fills up', text: 'Error: ENOSPC: no space left on device, write', tests: [12, 1, 0] },
  {
    name: 'as many failing tests as a shell has codes',
    exitCode: 127,
    text: '  12 passing (4s)\n  127 failing',
    tests: [12, 127, 0],
  },
  {
    name: 'the same in make',
    exitCode: 2,
    text: '  127 failing\nmake: *** [Makefile:2: test] Error 127',
    tests: [12, 127, 0],
  },
  { name: 'tests that passed and a product that prints', text: eacces, tests: [12, 0, 0] },
  { name: 'a test of a runner that nobody reads', text: `FAIL writes the file\n${eacces}` },
  {
    name: 'a test of Go',
    text: '--- FAIL: TestOpen (0.00s)\n    open_test.go:9: open /x: permission denied\nopen /x: permission denied\nFAIL\nFAIL\tx\t0.003s',
  },
  {
    name: 'examples of RSpec',
    text: "Failures:\n\n  1) Store saves\n     Errno::EACCES:\n       Permission denied @ rb_sysopen - /x\n\n3 examples, 1 failure\nmkdir: cannot create directory '/x': Permission denied",
  },
  {
    name: 'tests of bats',
    text: '1..2\nok 1 starts\nnot ok 2 writes\n# (in test file t.bats, line 3)\n# mkdir: cannot create directory ‘/x’: Permission denied',
  },
  {
    name: 'tests of Surefire',
    text: '[ERROR] Tests run: 3, Failures: 1, Errors: 0\n[ERROR] WriterTest.writes:12 java.nio.file.AccessDeniedException: /x\njava.nio.file.AccessDeniedException: /x',
  },
  { name: 'an assertion about an error', text: "AssertionError: expected 'EACCES: permission denied' to equal 'ok'" },
  {
    name: 'an assertion about a full disk',
    text: "AssertionError [ERR_ASSERTION]: Expected values to be strictly equal: 'ok' !== 'ENOSPC: no space left on device'",
  },
  { name: 'a smoke test of what users may do', text: 'error: alice: permission denied' },
  { name: 'a page that answers so', text: 'GET /admin: permission denied' },
  { name: 'a database that refuses', text: 'psycopg2.errors.InsufficientPrivilege: permission denied for table users' },
  {
    name: 'a server that is not up',
    text: 'Error: connect ECONNREFUSED 127.0.0.1:5432\n    at TCPConnectWrap.afterConnect [as oncomplete] (node:net:1637:16)',
  },
  {
    name: 'a source that a target needs',
    exitCode: 2,
    text: "make: *** No rule to make target 'shop.c', needed by 'shop.o'.  Stop.",
  },
  { name: 'a file that is not there', text: "Error: ENOENT: no such file or directory, open 'config.json'" },
  { name: 'a module of the project that is not there', text: '/usr/bin/python3: No module named shop' },
  { name: 'a package that is not there', text: "Error: Cannot find module './dates.js'" },
  {
    name: 'an undeclared name',
    exitCode: 2,
    text: "a.c:1:12: error: 'x' undeclared\nmake: *** [Makefile:2: a.o] Error 1",
  },
  {
    name: 'a command that make ignores',
    exitCode: 2,
    text: 'make: [Makefile:2: lint] Error 127 (ignored)\nmake: *** [Makefile:3: test] Error 1',
  },
  { name: 'a page that is not found', text: 'GET /story: not found' },
  { name: 'a test that stopped at its limit', text: 'still waiting' },
];
