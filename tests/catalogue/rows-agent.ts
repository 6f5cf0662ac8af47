import type { Row } from './row.ts';

const policy = 'src/core/integrity/path-policy.ts';
const cheats = 'src/core/integrity/test-cheats.ts';
const manifest = 'src/core/integrity/manifests.ts';
const reports = 'src/adapters/gate-reports.ts';

/** Misbehaving agents. */
export const agentRows: readonly Row[] = [
  {
    id: 'A1',
    title: 'the agent says itself that a story is done',
    owner: 'src/core/integrity/path-policy.ts',
    off: { file: 'src/core/integrity/path-policy.ts', find: 'own.has(path) || state(path)', replace: 'state(path)' },
  },
  {
    id: 'A3',
    title: 'tests deleted, renamed, skipped, focused',
    owner: cheats,
    off: { file: cheats, find: 'old.tests > 0 ? missingTests(file, old, balance) : 0', replace: '0' },
  },
  {
    id: 'A4',
    title: 'a test that ends its process early',
    owner: 'src/core/gate-truth.ts',
    off: { file: 'src/core/gate-truth.ts', find: 'report.complete ? undefined', replace: 'true ? undefined' },
  },
  {
    id: 'A6',
    title: 'a test file without a test',
    owner: 'src/core/tool-output/test-results.ts',
    off: {
      file: 'src/core/tool-output/test-results.ts',
      find: 'raw.filter((test) => !isMereFile(test))',
      replace: 'raw',
    },
  },
  {
    id: 'A7',
    title: 'scripts that a check runs are changed',
    owner: manifest,
    off: { file: manifest, find: 'restore: [{ path, to: { text: merged } }]', replace: 'restore: []' },
  },
  {
    id: 'A8',
    title: 'a package manager that is given another shell',
    owner: policy,
    off: { file: policy, find: "      '**/.npmrc',\n", replace: '' },
  },
  {
    id: 'A9',
    title: 'a package manager that is given options for node',
    owner: policy,
    off: { file: policy, find: "      '**/.npmrc',\n", replace: '' },
  },
  {
    id: 'A10',
    title: 'a program planted among the dependencies',
    owner: 'src/adapters/git/layer.ts',
    off: {
      file: 'src/adapters/git/layer.ts',
      find: 'for (const path of wrong.sort()) removePath(dir, path);',
      replace: '',
    },
  },
  {
    id: 'A14',
    title: 'a change of workflow files',
    owner: policy,
    off: { file: policy, find: "      '.github/**',\n", replace: '' },
  },
  {
    id: 'A18',
    title: 'made-up reports, costs and numbers',
    owner: reports,
    off: { file: reports, find: 'for (const path of findReports(dir, matches)) removePath(dir, path);', replace: '' },
  },
  {
    id: 'A19',
    title: 'planted hooks',
    owner: policy,
    off: { file: policy, find: "      '**/.husky/**',\n", replace: '' },
  },
  {
    id: 'A22',
    title: 'configuration left in HOME for later steps',
    owner: 'src/adapters/home.ts',
    off: {
      file: 'src/adapters/home.ts',
      find: 'made !== undefined && made === listing(folder)',
      replace: 'made !== undefined',
    },
  },
  {
    id: 'A23',
    title: 'a tree of too many or too large files',
    owner: 'src/adapters/git/capture-limits.ts',
    off: {
      file: 'src/adapters/git/capture-limits.ts',
      find: 'added > limits.maxAddedBytes ? tooLarge(added, limits) : undefined',
      replace: 'undefined',
    },
  },
  {
    id: 'A11',
    title: 'changes hidden by flags of the index',
    owner: 'src/adapters/git/scan.ts',
    off: {
      file: 'src/adapters/git/scan.ts',
      find: "if (!isFolder) return 'tracked';",
      replace: "if (!isFolder) return 'untouched';",
    },
  },
  {
    id: 'A12',
    title: 'files hidden by the excludes of the gitdir',
    owner: 'src/adapters/git/ignore.ts',
    off: {
      file: 'src/adapters/git/ignore.ts',
      find: 'const env = git.environment({ workTree });',
      replace: "const env = { PATH: process.env['PATH'] ?? '' };",
    },
  },
  {
    id: 'A13',
    title: 'the agent commits, rebases, moves refs',
    owner: 'src/adapters/git/disposable-git.ts',
    off: {
      file: 'src/adapters/git/disposable-git.ts',
      find: "discard(dir, '.git', `${indexFile}.trash`);",
      replace: '',
    },
  },
  {
    id: 'A15',
    title: 'the tree changes after it was judged',
    owner: 'src/adapters/snapshots.ts',
    off: {
      file: 'src/adapters/snapshots.ts',
      find: '    tree: judged.tree,\n    parents:',
      replace: '    tree: command.storyStart.tree,\n    parents:',
    },
  },
  {
    id: 'A16',
    title: 'a word of completion without work',
    owner: 'src/core/attempt.ts',
    off: {
      file: 'src/core/attempt.ts',
      find: "return [testFailure(state, 'no-change', noChange(requireAttempt(state)))];",
      replace: 'return [];',
    },
  },
  {
    id: 'A21',
    title: 'poisoned caches',
    owner: 'src/adapters/process/environment.ts',
    off: {
      file: 'src/adapters/process/environment.ts',
      find: '(?:GITHUB|INPUT|ACTIONS|RUNNER)_',
      replace: '(?:GITHUB|INPUT)_',
    },
  },
];
