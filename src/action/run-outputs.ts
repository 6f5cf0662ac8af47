import { earlierTip } from '../core/earlier-branch.ts';
import { tipOf } from '../core/signoff.ts';
import type { Halt, RunState } from '../core/state.ts';
import { storiesOf } from '../core/story-list.ts';
import { countStories, pullOf } from '../report/model.ts';
import { usageOf } from '../report/model-usage.ts';
import type { UsageView } from '../report/run-view.ts';
import { isoTime } from '../report/time.ts';
import type { FailOn } from '../settings/codecs-lists.ts';
import { emptyOutputs, type Outputs } from './outputs.ts';

/** Outputs of a run that ended. */
export function outputsOf(state: RunState, call: { halt: Halt; failOn: FailOn; logsPath: string }): Outputs {
  const counts = countStories(state);
  const wips = storiesOf(state).flatMap((story) => story.wip?.branch ?? story.waits?.wip ?? []);
  const isNew = state.head.commit !== state.plan.start.commit;
  const passed = isNew ? tipOf(state).commit : earlierTip(state);
  return {
    ...emptyOutputs({ halt: call.halt, failOn: call.failOn }),
    run_id: state.plan.runId,
    iterations: String(state.iterations),
    stories_total: String(counts.total),
    stories_passed: String(counts.passed),
    stories_failed: String(counts.failed),
    stories_blocked: String(counts.blocked),
    branch_name: passed === undefined ? '' : state.plan.branch,
    commit_sha: passed ?? '',
    pr_url: pullOf(state)?.url ?? '',
    wip_branches: JSON.stringify(within(wips)),
    report_file: state.reportFile ?? '',
    ...costOutputs(usageOf([...storiesOf(state), { attempts: [], ...state.beside }])),
    resume_at: call.halt.resumeAt === undefined ? '' : isoTime(call.halt.resumeAt),
    logs_path: call.logsPath,
  };
}

/** What a step may pass to the next one as one variable: outputs of more than 1 MB are dropped whole (catalogue L2). */
const MOST_CHARS = 100_000;

/** The first names that fit; all of them are in the report. */
function within(names: readonly string[]): readonly string[] {
  let chars = 2;
  return names.filter((name) => {
    chars += JSON.stringify(name).length + 1;
    return chars <= MOST_CHARS;
  });
}

/** What calls of agents used, as outputs. */
export function costOutputs(usage: UsageView) {
  return {
    total_cost_usd: usage.costUsd === undefined ? '' : String(usage.costUsd),
    input_tokens: String(usage.inputTokens),
    output_tokens: String(usage.outputTokens),
    cache_read_tokens: String(usage.cacheReadTokens),
    cache_write_tokens: String(usage.cacheWriteTokens),
  };
}
