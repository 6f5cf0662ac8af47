import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const exclude = ['tests/fixtures/**', 'node_modules/**'];
/** Tests of pure code: nothing that one of them does can be seen by another one. */
const pure = ['tests/core/**/*.test.ts', 'tests/report/**/*.test.ts', 'tests/settings/**/*.test.ts'];

/** What a test polls for comes when the machine gets to it; the test's own timeout ends what never comes. */
const patient = { poll: { timeout: 120_000 } };

const setupFiles = ['tests/support/same-examples.ts'];

export default defineConfig({
  test: {
    restoreMocks: true,
    // Twice as many workers as cores: whole runs wait for processes, limits and the pace of GitHub.
    maxWorkers: 2 * availableParallelism(),
    projects: [
      {
        test: {
          name: 'pure',
          include: pure,
          expect: patient,
          setupFiles,
          exclude,
          // The code under test is loaded once for all, which halves their time.
          isolate: false,
          testTimeout: 400_000,
          hookTimeout: 400_000,
        },
      },
      {
        test: {
          name: 'unit',
          include: ['tests/**/*.test.ts'],
          expect: patient,
          setupFiles,
          exclude: [
            ...exclude,
            ...pure,
            'tests/e2e/**',
            'tests/clients/**',
            'tests/workflow/{nightly,comment,comment-control,comment-signoff,label,plan,two-jobs}.test.ts',
          ],
          testTimeout: 400_000,
          hookTimeout: 400_000,
        },
      },
      {
        test: {
          name: 'clients',
          include: ['tests/clients/**/*.test.ts'],
          expect: patient,
          setupFiles,
          exclude,
          globalSetup: ['tests/support/fresh-dist.ts'],
          testTimeout: 900_000,
          hookTimeout: 900_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: [
            'tests/e2e/**/*.test.ts',
            'tests/workflow/{nightly,comment,comment-control,comment-signoff,label,plan,two-jobs}.test.ts',
          ],
          expect: patient,
          setupFiles,
          exclude,
          globalSetup: ['tests/support/fresh-dist.ts'],
          testTimeout: 900_000,
          hookTimeout: 900_000,
        },
      },
    ],
  },
});
