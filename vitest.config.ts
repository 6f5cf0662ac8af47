import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const exclude = ['tests/fixtures/**', 'node_modules/**'];

export default defineConfig({
  test: {
    restoreMocks: true,
    // Three workers for two cores, where vitest would leave one core idle: most tests wait for processes they started.
    maxWorkers: Math.max(2, Math.ceil(1.5 * availableParallelism())),
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/**/*.test.ts'],
          exclude: [
            ...exclude,
            'tests/e2e/**',
            'tests/clients/**',
            'tests/workflow/{nightly,comment,comment-control,label,plan,two-jobs}.test.ts',
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
            'tests/workflow/{nightly,comment,comment-control,label,plan,two-jobs}.test.ts',
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
