import { describe, expect, it } from 'vitest';
import type { RunState } from '../../src/core/state.ts';
import type { Links } from '../../src/report/markdown.ts';
import { view } from '../../src/report/model.ts';
import { nextSteps } from '../../src/report/next-steps.ts';
import { pullRequestBody } from '../../src/report/pull-request.ts';
import { pageContext, sample } from './page-context.ts';

const comments = { ...pageContext.links, eventName: 'issue_comment' } as Links;

/** The sample as a run that leaves a memory. */
function remembering(name: string): RunState {
  const run = sample(name);
  const stories = run.plan.stories.map((story) => ({ ...story, entry: 'e', text: 't' }));
  return { ...run, plan: { ...run.plan, stories, recall: { prd: 'p', prompt: 'p', base: 'b' } } };
}

describe('a story that later runs leave alone', () => {
  const run = view(remembering('four-of-five'));
  const [id = ''] = run.held;

  it('is the one that failed', () => {
    expect(run.held).toEqual(run.failures.map((failure) => failure.id));
    expect(view(sample('four-of-five')).held).toEqual([]);
  });

  it('is not promised to the next start, and the way to try it is named', () => {
    const steps = nextSteps(run, pageContext.links).join('\n');
    expect(steps).toContain('once its entry in prd.json, the prompt or the base branch is changed');
    expect(steps).toContain(`<code>story: ${id}</code>, or comment <code>/ralph retry ${id}</code>`);
    expect(nextSteps(run, comments).join('\n')).not.toContain('story: ');
    expect(nextSteps(view(sample('four-of-five')), pageContext.links).join('\n')).not.toContain('retry');
  });

  it.each(['schedule', 'push'])('is started by the line that takes a story, after %s [X35]', (eventName) => {
    const links = { ...pageContext.links, eventName } as Links;
    const line = `gh workflow run nightly --repo acme/words -f story=${id}`;
    expect(nextSteps(run, links).join('\n')).toContain(
      `again as it is: run <code>${line}</code>, or comment <code>/ralph retry ${id}</code>.`,
    );
    const { advice } = view(remembering('four-of-five'), { links }).failures[0] ?? {};
    expect(advice).toContain(`try it again by its name, with \`${line}\` or \`/ralph retry ${id}\``);
    const dispatched = view(remembering('four-of-five'), { links: { ...links, eventName: 'workflow_dispatch' } });
    expect(dispatched.failures[0]?.advice).toContain(`with \`story: ${id}\` or`);
  });

  it('is named so in the pull request and in its own block', () => {
    const body = pullRequestBody(remembering('four-of-five'), pageContext);
    expect(body).toContain(`/ralph retry ${id}`);
    expect(body).not.toContain('To try the open stories again:');
    expect(run.failures[0]?.advice).toContain(`\`/ralph retry ${id}\``);
    expect(run.failures[0]?.advice).not.toContain('run the workflow again');
  });
});
