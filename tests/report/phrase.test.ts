import { describe, expect, it } from 'vitest';
import { initReply } from '../../src/report/backlog.ts';
import { stickyComment } from '../../src/report/comment.ts';
import { endSummary } from '../../src/report/end-summary.ts';
import { failureReport } from '../../src/report/failure.ts';
import { pullRequestBody } from '../../src/report/pull-request.ts';
import { summary } from '../../src/report/summary.ts';
import { pageContext, sample, sampleNames } from './page-context.ts';

/* 03-interface §6: "footer with the commands that apply", which are those of the workflow's own `trigger_phrase`. */

const links = { ...pageContext.links, eventName: 'issue_comment', phrase: '/bot' } as NonNullable<
  typeof pageContext.links
>;
const context = { ...pageContext, links };
const commands = /\/(?:ralph|bot) (?:run|resume|retry|cancel|approve|fix|abort)\b/g;

/** What a sample tells in a thread; one of hostile texts holds commands of its own. */
function told(name: string): string {
  const state = sample(name);
  const origin = { thread: 7, isPull: false, person: 'ada', via: 'comment' } as const;
  const recall = { prd: state.plan.feature, prompt: 'p', base: 'b' };
  const stories = state.plan.stories.map((story) => ({ ...story, entry: story.id, text: story.title }));
  const asked = { ...state, plan: { ...state.plan, origin, recall, stories } };
  return [
    stickyComment(asked, context),
    summary(asked, context),
    pullRequestBody(asked, context),
    failureReport(asked),
    ...endSummary(asked, {}, links),
  ].join('\n');
}

describe('a workflow with a trigger phrase of its own', () => {
  it('names its commands by it, in every text', () => {
    const names = sampleNames.filter((name) => name !== 'hostile');
    const found = names.flatMap((name) => told(name).match(commands) ?? []);
    expect(found.filter((command) => command.startsWith('/ralph'))).toEqual([]);
    expect([...new Set(found)].toSorted()).toEqual(
      ['cancel', 'resume', 'retry', 'run'].map((command) => `/bot ${command}`),
    );
  });

  it('names those of a sign-off by it', () => {
    const halt = { kind: 'awaiting_signoff', detail: 'a person has to sign it off' } as const;
    const text = stickyComment({ ...sample('reviewed-ready'), halt }, context);
    expect(text.match(commands)).toEqual(['/bot approve', '/bot fix', '/bot abort']);
  });

  it('names the one that works on a new backlog by it', () => {
    const made = {
      feature: 'pages',
      branch: 'b',
      stories: [],
      notices: [],
      url: 'https://github.com/a',
      phrase: '/bot',
    };
    expect(initReply(made)).toContain('/bot run pages');
  });
});
