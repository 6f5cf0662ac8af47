import { describe, expect, it } from 'vitest';
import type { Fix } from '../../src/core/signoff-types.ts';
import { firstStory } from '../../src/core/story.ts';
import { listOf } from '../../src/core/story-list.ts';
import { refusedReply } from '../../src/report/signoff-replies.ts';
import { fixCriterion, fixNote, signoffNotices, signoffSteps } from '../../src/report/signoff-words.ts';

const planned = { id: 'A', index: 0, title: 'A', dependsOn: [], was: 'open', inScope: true } as const;
const fix: Fix = { text: 'name it\u202e better\u0007', person: 'ada', at: 0, attempts: 1 };

function notices(...fixes: readonly Fix[]): readonly string[] {
  return signoffNotices({ stories: listOf([{ ...firstStory(planned), fixes }]) });
}

describe('the words of a sign-off', () => {
  it('say who signed off what, and what became of each fix', () => {
    const signedOff = { commit: 'c'.repeat(40), person: 'ada', via: 'review', at: 0 } as const;
    expect(signoffNotices({ signedOff, stories: listOf([]) })).toEqual([
      'Signed off by ada at cccccccccc, by a review.',
    ]);
    expect(
      notices(fix, { ...fix, outcome: 'made' }, { ...fix, outcome: 'not-made', why: 'all 5 attempts failed.' }),
    ).toEqual([
      'ada asked to fix "name it better" in A: in work.',
      'ada asked to fix "name it better" in A: done, and gated.',
      'ada asked to fix "name it better" in A: not done, all 5 attempts failed.',
    ]);
    expect(notices({ ...fix, text: 'x'.repeat(500) })[0]).toHaveLength(235);
  });

  it('name the pull request, or the branch that has none, and the commit', () => {
    const pull = { number: 7, url: 'https://github.test/pull/7', draft: true };
    expect(signoffSteps({ pull, branch: 'ralph/a', awaited: 'd'.repeat(40), phrase: '/ralph' })[0]).toContain(
      'To sign commit <code>dddddddddd</code> off: comment <code>/ralph approve</code> on [pull request #7]',
    );
    expect(signoffSteps({ branch: 'ralph/a', phrase: '/ralph' })[0]).toContain(
      'a pull request from branch <code>ralph/a</code>',
    );
  });

  it('give the agent and the reviewer what a person wrote without what no eye sees', () => {
    expect(fixCriterion(fix)).toBe('Asked for by the person who has to sign this off: name it better');
    expect(fixNote(fix)).toMatch(/and for nothing else:\nname it better$/);
  });

  it('say why nothing was signed off', () => {
    expect(refusedReply('approve', ['no run', 'of this branch.'])).toBe(
      'Nothing was signed off: no run. of this branch.',
    );
    expect(refusedReply('fix', ['@eve'])).not.toContain('@eve');
  });
});
