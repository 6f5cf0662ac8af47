import { describe, expect, it } from 'vitest';
import { outputsOf } from '../../src/action/run-outputs.ts';
import type { Isolation } from '../../src/core/isolation.ts';
import type { RunPlan } from '../../src/core/plan.ts';
import { firstStory } from '../../src/core/story.ts';
import { endSummary } from '../../src/report/end-summary.ts';
import { ledger } from '../../src/report/ledger.ts';
import { summary } from '../../src/report/summary.ts';
import { plan } from '../support/history.ts';
import { type SampleStory, sampleRun, sha } from '../support/sample-run.ts';
import { pageContext } from './page-context.ts';

const wip = 'wip/ralph-fail-b-20260101-020000';
const url = 'https://github.com/acme/widgets/pull/5';
const passed: SampleStory = { id: 'A', title: 'Sizes', status: 'passed', was: 'passed' };
const left = { start: { commit: sha('3'), tree: sha('3') }, pull: { number: 5, url, draft: true } };

function waiting(): SampleStory {
  const detail = 'waiting for a human (1 night): both attempts failed.';
  const [planned] = plan([{ id: 'B', title: 'Colours', waits: { outcome: 'failed', detail, nights: 1, wip } }]).stories;
  if (planned === undefined) throw new Error('no story');
  return firstStory(planned);
}

/** A night that finds nothing to do, on the branch that earlier ones left. */
function idle(stories: readonly SampleStory[], more: Partial<RunPlan> = left) {
  const halt = { kind: 'nothing_to_do', detail: 'every story already passed or is not eligible' } as const;
  return sampleRun({
    ...{ stories, halt, baseline: undefined, iterations: 0 },
    ...{ plan: more, head: more.start ?? { commit: sha('0'), tree: sha('0') } },
  });
}

const told = (state: ReturnType<typeof idle>): string => summary(state, pageContext);
const outputs = (state: ReturnType<typeof idle>) =>
  outputsOf(state, { halt: { kind: 'nothing_to_do', detail: '' }, failOn: ['any'], logsPath: '' });

describe('a night that finds nothing to do', () => {
  it('names in the ledger the branch that an earlier night left of a story that waits', () => {
    expect(ledger(idle([passed, waiting()]))).toContain(`| <code>${wip}</code> |`);
  });

  it('names the branch and the pull request of what passed, and what is left to a person', () => {
    const text = told(idle([passed]));
    expect(text).toMatch(/Branch \[?<?.*ralph\/word-tools/);
    expect(text).toContain(`[Pull request #5](${url}) (draft)`);
    expect(text).toMatch(/what passed is left to be merged, from .*ralph\/word-tools/);
    expect(text).toMatch(
      /### Next\n\n- Review \[pull request #5\].*mark it ready and merge it\. Nothing merges by itself/,
    );
    expect(text).toContain('git fetch origin ralph/word-tools && git log --oneline origin/main..FETCH_HEAD');
    expect(text).toMatch(/\| already passed \|.*\| on .*ralph\/word-tools/);
    expect(endSummary(idle([passed]))).toContain(`Pull request: #5 ${url}`);
  });

  it('says how a story that waits is tried again, beside where its work is', () => {
    const text = told(idle([passed, waiting()]));
    expect(text).toContain(wip);
    expect(text).toContain('- Review');
    expect(outputs(idle([passed, waiting()]))).toMatchObject({
      ...{ branch_name: 'ralph/word-tools', commit_sha: sha('3'), pr_url: url },
      wip_branches: JSON.stringify([wip]),
    });
  });

  it('has neither where the base holds what passed', () => {
    const state = idle([passed], { pull: left.pull });
    expect(told(state)).not.toContain('#5');
    expect(told(state)).not.toContain('### Next');
    expect(outputs(state)).toMatchObject({ branch_name: '', commit_sha: '', pr_url: '', wip_branches: '[]' });
  });

  it('has neither where nothing of the branch passed', () => {
    expect(outputs(idle([waiting()]))).toMatchObject({ branch_name: '', commit_sha: '', pr_url: '' });
  });

  it('claims of no agent and of no gate that it ran', () => {
    const isolation: Isolation = { level: 'namespace', way: 'root', views: 'overlay', home: 'overlay', notes: [] };
    const text = summary(idle([passed]), { isolation });
    expect(text).toContain('No agent and no gate ran.');
    expect(text).not.toContain('ran in their own');
  });
});
