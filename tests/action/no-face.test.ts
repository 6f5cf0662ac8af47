import { describe, expect, test } from 'vitest';
import { faceToken } from '../../src/action/no-face.ts';
import type { Settings } from '../../src/settings/settings.ts';
import { settingsOf } from '../settings/support.ts';

const shown: Partial<Settings> = { githubToken: 'the-token', createPr: 'draft', handOver: undefined };

describe('the token of what a run shows on GitHub', () => {
  test.each<[string, Partial<Settings>, { asked?: number; kept?: number }]>([
    ['a pull request', { createPr: 'draft' }, {}],
    ['a pull request without a comment', { createPr: 'ready', useStickyComment: false }, {}],
    ['a comment where the run was asked for', { createPr: 'none' }, { asked: 7 }],
    ['a comment where it was asked for before', { createPr: 'none' }, { kept: 7 }],
  ])('is there for %s', (_, settings, threads) => {
    expect(faceToken(callOf(settings, threads))).toBe('the-token');
  });

  test.each<[string, Partial<Settings>, { asked?: number }]>([
    ['no pull request is wanted and nobody asked', { createPr: 'none' }, {}],
    ['somebody asked and no comment is wanted', { createPr: 'none', useStickyComment: false }, { asked: 7 }],
    ['another step shows it', { handOver: 'there' }, { asked: 7 }],
    ['there is none', { githubToken: undefined }, { asked: 7 }],
  ])('is not there where %s', (_, settings, threads) => {
    expect(faceToken(callOf(settings, threads))).toBeUndefined();
  });
});

/** The parts of a run that are asked, and nothing else of it. */
function callOf(
  settings: Partial<Settings>,
  { asked, kept }: { asked?: number; kept?: number },
): Parameters<typeof faceToken>[0] {
  const originOf = (thread: number | undefined) => (thread === undefined ? undefined : { origin: { thread } });
  return {
    prepared: { settings: { ...settingsOf({}), ...shown, ...settings } },
    job: { asked: originOf(asked) },
    plan: { ...originOf(kept) },
  } as unknown as Parameters<typeof faceToken>[0];
}
