import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const exclude = ['tests/fixtures/**', 'node_modules/**'];

export default defineConfig({
  test: {
    restoreMocks: true,
    // Two workers per core, where vitest would leave a core idle: whole runs wait for processes, limits and the pace of GitHub.
    maxWorkers: 2 * availableParallelism(),
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/**/*.test.ts'],
          exclude: [
            ...exclude,
            'tests/e2e/**',
            'tests/clients/**',
            'tests/workflow/{nightly,comment,comment-control,comment-signoff,label,plan,two-jobs}.test.ts',
          ],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'clients',
          include: ['tests/clients/**/*.test.ts'],
          exclude,
          globalSetup: ['tests/support/fresh-dist.ts'],
          testTimeout: 180_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: [
            'tests/e2e/**/*.test.ts',
            'tests/workflow/{nightly,comment,comment-control,comment-signoff,label,plan,two-jobs}.test.ts',
          ],
          exclude,
          globalSetup: ['tests/support/fresh-dist.ts'],
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
