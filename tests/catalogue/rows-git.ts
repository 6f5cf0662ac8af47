import { held, type Row } from './row.ts';

const git = 'src/adapters/git/git.ts';
const refusal = 'src/adapters/git/refusal.ts';
const wip = 'src/action/wip-names.ts';

/** Why a row cannot be shown here, for those whose tests need more than every machine has. */
const cannot: Readonly<Record<string, NonNullable<Row['cannot']>>> = {
  G23: () => (process.getuid?.() === 0 ? undefined : 'only root can give files to another user'),
};

/** What git does for those who configure it, and what a remote refuses. */
export const gitRows: readonly Row[] = held([
  ['G1', 'hooks of the workspace', git, "  ['core.hooksPath', '/dev/null'],\n"],
  ['G2', 'a file watcher in the configuration', git, "  ['core.fsmonitor', 'false'],\n"],
  [
    'G3',
    'filters named by attributes',
    git,
    '{ ...gitEnvironment(program), GIT_DIR: gitDir }',
    '{ ...gitEnvironment(program) }',
  ],
  [
    'G4',
    'programs for diffs, signatures, paging',
    'src/adapters/git/diff-text.ts',
    "'diff-tree', '--no-ext-diff', '--no-textconv'",
    "'diff', '--ext-diff', '--textconv'",
  ],
  [
    'G6',
    'a remote that is a command',
    'src/adapters/git/remote-url.ts',
    "if (parsed.protocol !== 'http:') {",
    "if (parsed.protocol !== 'http:') {\n    return { ok: true };",
  ],
  ['G7', 'names that look like options', 'src/adapters/git/ignore.ts', "Buffer.from('./'), "],
  [
    'G8',
    'a repository inside the repository',
    'src/adapters/git/capture-find.ts',
    'if (isDotGit(name)) {',
    'if (isDotGit(name) && false) {',
  ],
  ['G9', 'a branch where a folder of branches is needed', wip, "taken.has('refs/heads/wip')", 'false'],
  [
    'G10',
    'ids that are no names of branches',
    'src/core/slug.ts',
    "folded.replace(/[^a-z0-9]+/g, '-')",
    "folded.replace(/[ /]+/g, '-')",
  ],
  ['G11', 'two failures in the same second', wip, '`)) return wanted;', '`) || true) return wanted;'],
  ['G12', 'a push from a detached HEAD', 'src/adapters/git/push.ts', `\`\${commit}:\${ref}\``, `\`HEAD:\${ref}\``],
  [
    'G13',
    'a repository without a commit',
    'src/adapters/git/workspace.ts',
    'if (head.exitCode === 0) return undefined;',
    'return undefined;',
  ],
  ['G14', 'a shallow clone', 'src/adapters/git/import-commit.ts', '  addShallow(git.gitDir, commit);\n'],
  [
    'G16',
    'a dirty workspace',
    'src/adapters/git/workspace.ts',
    'countNames(differing.stdout) - kept + names.length',
    'countNames(differing.stdout) - kept',
  ],
  [
    'G17',
    'a lock that a killed git left',
    'src/adapters/git/index-seal.ts',
    `  rmSync(\`\${indexFile}.lock\`, { force: true });\n`,
  ],
  ['G18', 'a protected branch', refusal, '/GH006|protected branch/i', '/(?!)/'],
  ['G19', 'the remote went on', refusal, '/fetch first|non-fast-forward|needs force/', '/(?!)/'],
  [
    'G20',
    'a lease that is stale',
    refusal,
    '/stale info|but expected [0-9a-f]{7,}|reference already exists/',
    '/(?!)/',
  ],
  [
    'G21',
    'names that are no UTF-8 or hold a line break',
    'src/adapters/git/paths.ts',
    "return text.includes('\\uFFFD') ? decodeByteWise(bytes) : text;",
    'return text;',
  ],
  ['G23', 'files of another owner', git, "  ['safe.directory', '*'],\n"],
  ['G24', 'submodules', 'src/adapters/git/capture-find.ts', ' || gitlinks.has(path)) return false;', ') return false;'],
  [
    'G26',
    'a push with a file that is too large',
    refusal,
    "/GH001|exceeds GitHub's file size limit|Large files detected/",
    '/(?!)/',
  ],
  [
    'G27',
    'a server that never answers',
    'src/adapters/git/network.ts',
    'hardMs: options.timeoutMs ?? defaultTimeoutMs',
    'hardMs: 3_600_000',
  ],
  ['G28', 'a server that asks for a password', git, "    GIT_ASKPASS: '/bin/false',\n"],
]).map((row) => withReason(row, cannot[row.id]));

function withReason(row: Row, why: Row['cannot']): Row {
  return why === undefined ? row : { ...row, cannot: why };
}
