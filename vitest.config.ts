import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

/** The suites by name; the project `unit` has every other test. package.json says which command runs which of them. */
const suites = {
  /** Tests of pure code: nothing that one of them does can be seen by another one. */
  pure: ['tests/core/**/*.test.ts', 'tests/report/**/*.test.ts', 'tests/settings/**/*.test.ts'],
  /** Whole runs of the bundles: one for each kind of thing that a run can do, in seconds. */
  quick: ['tests/e2e/{demo,objective,untold}.test.ts'],
  /** Parts that stand on real git repositories and remotes, on walls, or on the GitHub stand-in: seconds to minutes each. */
  contract: [
    'tests/adapters/{artifact,git,lease,memory,process,publisher,records,setup,snapshot,submodules,test-truth}*.test.ts',
    'tests/adapters/{github,isolation,views}/**/*.test.ts',
    'tests/adapters/agents/{reviewers,transcripts-command}.test.ts',
    'tests/github/**/*.test.ts',
    'tests/scripts/{demo,usage}.test.ts',
  ],
  /** Runs in this process, and parts of runs that stand on a real git repository. */
  runs: ['tests/{action,engine,simulation,rehearsal,replay-agent,mutation}/**/*.test.ts'],
  /** Whole runs of the bundles that are killed, cancelled, attacked, or shown on GitHub. */
  e2e: ['tests/e2e/{bad-input,bad-machine,cancel,comment,face,hostile,kill,new-machine,setup}.test.ts'],
  /** Whole runs of the bundles with every other trouble that one can meet, at night. */
  nightly: ['tests/e2e/**/*.test.ts'],
  /** The workflows of examples/, on a runner and a GitHub of our own, at night. */
  workflow: [
    'tests/workflow/{nightly,comment,comment-control,comment-signoff,label,plan,two-jobs,cancel,checkout}.test.ts',
  ],
  /** Attacks on every kind of isolation. */
  isolation: ['tests/isolation/**/*.test.ts'],
  /** Cheats of agents and honest work, each through all gates, and recorded histories that go through them again. */
  cheats: ['tests/action/cheats/**/*.test.ts', 'tests/replay/**/*.test.ts'],
  /** The real clients of agents. */
  clients: ['tests/clients/**/*.test.ts'],
};

const others = Object.values(suites).flat();

function project(name: keyof typeof suites | 'unit', exclude: readonly string[] = []): TestProjectInlineConfiguration {
  const startsBundles = ['quick', 'e2e', 'nightly', 'workflow', 'clients'].includes(name);
  return {
    test: {
      name,
      include: name === 'unit' ? ['tests/**/*.test.ts'] : suites[name],
      exclude: ['tests/fixtures/**', 'node_modules/**', ...exclude],
      // What a test polls for comes when the machine gets to it; the test's own timeout ends what never comes.
      expect: { poll: { timeout: 120_000 } },
      setupFiles: ['tests/support/same-examples.ts'],
      globalSetup: startsBundles ? ['tests/support/fresh-dist.ts'] : [],
      // The code under test is loaded once for all, which halves their time.
      isolate: name !== 'pure',
      testTimeout: startsBundles ? 900_000 : 400_000,
      hookTimeout: startsBundles ? 900_000 : 400_000,
    },
  };
}

export default defineConfig({
  test: {
    restoreMocks: true,
    // Twice as many workers as cores: whole runs wait for processes, limits and the pace of GitHub.
    maxWorkers: 2 * availableParallelism(),
    projects: [
      project('pure'),
      project('unit', others),
      project('quick'),
      project('contract'),
      project('runs', suites.cheats),
      project('e2e'),
      project('nightly', [...suites.quick, ...suites.e2e]),
      project('workflow'),
      project('isolation'),
      project('cheats'),
      project('clients'),
    ],
  },
});
