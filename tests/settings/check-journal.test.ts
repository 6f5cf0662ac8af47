import { describe, expect, test } from 'vitest';
import { LEAST, mistakesOf } from './support.ts';

describe('a journal that is not on the remote', () => {
  test.each(['artifact', 'none'] as const)('keeps no sign-off: %s', (journal) => {
    expect(mistakesOf({ ...LEAST, signoff: 'required', journal })).toEqual([
      `signoff: "required" stands beside journal: ${journal}, but a sign-off is noted in refs/ralph/<feature>/state. Write journal: ref.`,
    ]);
    expect(mistakesOf({ ...LEAST, journal })).toEqual([]);
  });
});
