import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { criteriaCheck, objectiveBacklog, objectiveCaps } from '../../src/core/objective.ts';
import { storyTexts } from '../../src/core/prd.ts';
import { hashedSlug } from '../../src/core/slug.ts';
import { commandsOf, minute, outcomes, plan, play } from '../support/history.ts';

describe('an objective as a backlog', () => {
  test('is one open story, named after its words', () => {
    const { feature, prd } = objectiveBacklog({ text: 'Fix tests in src/utils\n\nAll of them.' });
    expect(feature).toMatch(/^fix-tests-in-src-utils-all-of-them-[0-9a-f]{6}$/);
    expect(prd.stories).toMatchObject([{ title: 'Fix tests in src/utils', passes: false }]);
    const description = 'Fix tests in src/utils\n\nAll of them.';
    expect(prd.stories.map(storyTexts)).toEqual([{ description, criteria: [] }]);
    expect(prd.stories[0]?.id).toBe(`objective-${feature.slice(-6)}`);
    expect([prd.warnings, prd.notices, prd.branchName]).toEqual([[], [], undefined]);
  });

  test('a word that is the name of a feature folder still has a name of its own', () => {
    expect(objectiveBacklog({ text: 'login' }).feature).toMatch(/^login-[0-9a-f]{6}$/);
    expect(hashedSlug('login')).not.toBe(hashedSlug('Login'));
    expect(hashedSlug('日本')).toMatch(/^[0-9a-f]{6}$/);
  });

  test.each([100, 101, 5000])('a title of %i characters is cut at 100', (length) => {
    const [story] = objectiveBacklog({ text: 'é'.repeat(length) }).prd.stories;
    expect([...(story?.title ?? '')]).toHaveLength(100);
    expect(story?.title.endsWith('…')).toBe(length > 100);
  });

  test('a title is the first line without the spaces at its end', () => {
    const titleOf = (text: string): string | undefined => objectiveBacklog({ text }).prd.stories[0]?.title;
    expect(titleOf('Make it pass  \r\nand more')).toBe('Make it pass');
    expect(titleOf(`${'x'.repeat(99)}   \nand more`)).toBe('x'.repeat(99));
    expect(titleOf(`${'x'.repeat(120)}\nand more`)).toBe(`${'x'.repeat(99)}…`);
  });

  test('whatever a person writes makes a story with names that git takes', () => {
    const text = fc
      .string({ unit: 'binary', minLength: 1, maxLength: 300 })
      .filter((each) => /[\p{L}\p{N}]/u.test(each));
    fc.assert(
      fc.property(text, (words) => {
        const { feature, prd } = objectiveBacklog({ text: words.trim() });
        expect(feature).toMatch(/^(?:[a-z0-9][a-z0-9-]{0,39}-)?[0-9a-f]{6}$/);
        expect(prd.stories).toHaveLength(1);
        expect(prd.stories.map(storyTexts)).toEqual([{ description: words.trim(), criteria: [] }]);
      }),
    );
  });
});

describe('attempts and iterations of an objective (02-loop §2)', () => {
  const caps = { maxAttempts: 5, maxIterations: 20 };
  const none = { attempts: false, iterations: false };
  test.each([
    ['--max sets both', 10, caps, none, [10, 10]],
    ['--max is cut at max_iterations', 30, caps, none, [20, 20]],
    ['--max outweighs max_attempts that was written out', 3, caps, { attempts: true, iterations: true }, [3, 3]],
    [
      'max_iterations that was written out sets both',
      undefined,
      { maxAttempts: 5, maxIterations: 8 },
      { attempts: false, iterations: true },
      [8, 8],
    ],
    [
      'max_attempts that was written out stays',
      undefined,
      { maxAttempts: 4, maxIterations: 8 },
      { attempts: true, iterations: true },
      [4, 8],
    ],
    ['nothing was written out', undefined, caps, none, [5, 20]],
  ] as const)('%s', (_what, max, given, isGiven, [maxAttempts, maxIterations]) => {
    expect(objectiveCaps(max === undefined ? {} : { max }, given, isGiven)).toEqual({ maxAttempts, maxIterations });
  });
});

describe('the gate of the criteria', () => {
  test('belongs to the story, and is looked at before it unless the baseline is off', () => {
    const least = { name: 'criteria', command: 'npm test', own: true };
    expect(criteriaCheck('npm test', 'attribute')).toEqual({ ...least, baseline: 'attribute' });
    expect(criteriaCheck('npm test', 'require-green')).toEqual({ ...least, baseline: 'attribute' });
    expect(criteriaCheck('npm test', 'off')).toEqual(least);
  });
});

describe('a run of one objective', () => {
  const criteria = criteriaCheck('npm test', 'attribute');
  const caps = { maxAttempts: 3, maxIterations: 3, story: { softMs: 45 * minute, hardMs: 60 * minute } };
  const one = plan(['objective-3fa2b1'], {
    objective: { text: 'Make it pass', criteria: 'npm test' },
    checks: [criteria],
    caps,
  });

  test('that is reached says so', () => {
    const { halt } = play(one);
    expect(halt).toEqual({ kind: 'ready', detail: 'the objective is reached' });
  });

  test('that is not reached within its attempts says so, after as many agents', () => {
    const history = play(one, { attempts: { 'objective-3fa2b1': ['fail'] } });
    expect(history.halt).toEqual({ kind: 'some_failed', detail: 'the objective is not reached' });
    expect(commandsOf(history, 'implement')).toHaveLength(3);
    expect(outcomes(history.state)).toEqual({ 'objective-3fa2b1': 'failed' });
  });

  test('that is reached by the last attempt is reached', () => {
    const { halt } = play(one, { attempts: { 'objective-3fa2b1': ['fail', 'fail', 'pass'] } });
    expect(halt?.kind).toBe('ready');
  });

  test('criteria that turned from red to green are evidence enough', () => {
    const history = play(one, { baseline: 'red', attempts: { 'objective-3fa2b1': ['no-evidence'] } });
    expect(history.halt?.kind).toBe('ready');
    expect(play(one, { attempts: { 'objective-3fa2b1': ['no-evidence'] } }).halt?.kind).toBe('some_failed');
  });
});
