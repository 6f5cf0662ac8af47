import { describe, expect, test } from 'vitest';
import type { FoundPrd } from '../../src/action/find-prd.ts';
import { notPermitted, storyPolicy } from '../../src/action/story-policy.ts';
import type { Asked } from '../../src/core/asked.ts';
import { readPrd } from '../../src/core/prd.ts';

function prd(stories: readonly object[]): FoundPrd {
  const read = readPrd({ bytes: Buffer.from(JSON.stringify(stories)), file: 'prd.json' });
  if (!read.ok) throw new Error(read.error.message);
  return { ok: true, path: 'prd.json', feature: 'default', prd: read.prd };
}

const story = { id: 'A', title: 'First', acceptanceCriteria: ['old.test.js is removed'], allow: ['of-head'] };
const base = prd([{ ...story, acceptanceCriteria: ['It works'], allow: ['of-base'] }]);
const head = prd([story, { ...story, id: 'B' }]);

function asked(isFork: boolean, command: Asked['command'] = { kind: 'run', stories: [], fresh: false }): Asked {
  const pull = { isOpen: true, head: 'work', sha: 'c0', base: 'main', isFork };
  return { command, origin: { thread: 7, person: 'ada', via: 'comment', issue: { title: '', body: '' }, pull } };
}

const retry = { kind: 'retry', story: 'B', allow: 'of-writer' } as const;

describe('what stories may change, and whose criteria may ask for tests to go', () => {
  test.each<[string, Asked | undefined, readonly (readonly string[])[], readonly string[] | undefined]>([
    ['on a schedule: the run start says both', undefined, [['of-head'], ['of-head']], undefined],
    ['on a pull request: its base says what is allowed', asked(false), [['of-base'], []], undefined],
    ['on one of a fork: its base says both', asked(true), [['of-base'], []], ['It works']],
    ['with retry --allow: a writer adds to it', asked(false, retry), [['of-base'], ['of-writer']], undefined],
  ])('%s', (_, by, allowed, asking) => {
    const policy = storyPolicy({ base, asked: by });
    expect(policy.permit(head).prd.stories.map(({ allow }) => allow)).toEqual(allowed);
    expect(policy.asking?.get('A')).toEqual(asking);
    expect(policy.asking?.get('B')).toBeUndefined();
  });

  test('another story of the same id is not meant', () => {
    const other = prd([{ ...story, title: 'Another' }]);
    expect(storyPolicy({ base, asked: asked(false) }).permit(other).prd.stories[0]?.allow).toEqual([]);
  });

  test('what is not taken is said with what a person may do', () => {
    const { permit } = storyPolicy({ base: head, asked: asked(false) });
    expect(notPermitted(head, permit(head), 'main')).toEqual([]);
    const { permit: narrower } = storyPolicy({ base, asked: asked(false, retry) });
    expect(notPermitted(head, narrower(head), 'main')).toEqual([
      'A: allow of-head of the pull request is not taken, since rules are read on main. Who has write access may give the command retry A --allow GLOB in a comment.',
      'B: allow of-head of the pull request is not taken, since rules are read on main. Who has write access may give the command retry B --allow GLOB in a comment.',
    ]);
  });
});
