import { describe, expect, it } from 'vitest';
import type { WaitingStory } from '../../src/core/memory-types.ts';
import { firstStory } from '../../src/core/story.ts';
import { junitReport } from '../../src/report/junit.ts';
import { view } from '../../src/report/model.ts';
import { summary } from '../../src/report/summary.ts';
import { plan } from '../support/history.ts';
import { sampleRun } from '../support/sample-run.ts';

/** A run in which one story waits, as an earlier one left it. */
function waiting(waits: WaitingStory) {
  const [planned] = plan([{ id: 'A', title: 'Sizes', waits }]).stories;
  if (planned === undefined) throw new Error('no story');
  return sampleRun({ stories: [firstStory(planned)], halt: { kind: 'nothing_to_do', detail: 'it waits' } });
}

const wip = 'wip/ralph-fail-a-20260101-020000';
const asks: WaitingStory = {
  outcome: 'needs_human',
  detail: 'waiting for a human (2 nights): the reviewers disagree.',
  nights: 2,
  wip,
  question: 'Is an empty list an error?',
};

describe('a story that waits for a human', () => {
  it('is shown with its question and with the branch that keeps its work', () => {
    const run = view(waiting(asks));
    expect(run.attention).toEqual([
      { kind: 'decision', story: 'A', text: 'Is an empty list an error? (open for 2 nights)' },
    ]);
    expect(run.stories[0]).toMatchObject({
      question: 'Is an empty list an error?',
      work: { kind: 'wip', branch: wip },
    });
    expect(run.failures[0]).toMatchObject({ branch: wip, next: [`git fetch origin ${wip}`, `git switch ${wip}`] });
    const text = summary(waiting(asks));
    expect(text).toContain('Is an empty list an error?');
    expect(text).toContain(wip);
    expect(text).toContain(`git switch ${wip}`);
  });

  it.each(['blocked', 'needs_human'] as const)('is no agent or reviewer of this run: %s', (outcome) => {
    const { question: _, ...mute } = asks;
    const [told, ...others] = view(waiting({ ...mute, outcome })).attention;
    expect([told?.kind, told?.text, others]).toEqual(['waiting', mute.detail, []]);
  });

  it('that merely failed is told among the failures alone', () => {
    const { question: _, wip: __, ...mute } = asks;
    const run = view(waiting({ ...mute, outcome: 'failed' }));
    expect(run.attention).toEqual([]);
    expect(run.failures[0]).toMatchObject({ cause: mute.detail, branch: '', next: [] });
  });

  it('names no commit that nobody here knows', () => {
    expect(junitReport(waiting(asks))).toContain(wip);
    expect(junitReport(waiting(asks))).not.toContain('name="commit"');
  });
});
