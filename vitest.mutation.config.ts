import { defineConfig } from 'vitest/config';

/** The tests of core/ alone; those that read thousands of files or start programs would be run again for every mutant. */
export default defineConfig({
  test: {
    include: ['tests/core/**/*.test.ts'],
    exclude: ['tests/core/{prd-corpus,prd-command,fingerprint-corpus,fingerprint-command,loop-size}.test.ts'],
    testTimeout: 600_000,
    env: { RALPH_WATCHED: '1' },
  },
});
