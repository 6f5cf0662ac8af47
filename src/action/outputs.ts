import { judgeHalt } from '../core/halts.ts';
import type { Halt, RunState } from '../core/state.ts';
import { countStories } from '../report/model.ts';
import { usageOf } from '../report/model-usage.ts';
import type { OutputName } from '../settings/outputs.ts';
import type { FailOn } from '../settings/row.ts';

/** Everything a step answers, always all set (10-fine-print): empty text, `0` or `[]` when there is nothing to say. */
export type Outputs = Readonly<Record<OutputName, string>>;

/** Outputs of a run that ended. */
export function outputsOf(state: RunState, call: { halt: Halt; failOn: FailOn; logsPath: string }): Outputs {
  const counts = countStories(state);
  const wips = state.stories.flatMap((story) => (story.wip === undefined ? [] : [story.wip.branch]));
  const passed = state.commits > 0;
  return {
    ...emptyOutputs({ halt: call.halt, failOn: call.failOn }),
    run_id: state.plan.runId,
    iterations: String(state.iterations),
    stories_total: String(counts.total),
    stories_passed: String(counts.passed),
    stories_failed: String(counts.failed),
    stories_blocked: String(counts.blocked),
    branch_name: passed ? state.plan.branch : '',
    commit_sha: passed ? state.head.commit : '',
    pr_url: state.pull?.url ?? '',
    wip_branches: JSON.stringify(wips),
    report_file: state.reportFile ?? '',
    ...costs(state),
    logs_path: call.logsPath,
  };
}

function costs(state: RunState) {
  const usage = usageOf(state.stories.flatMap(({ attempts }) => attempts));
  return {
    total_cost_usd: usage.costUsd === undefined ? '' : String(usage.costUsd),
    input_tokens: String(usage.inputTokens),
    output_tokens: String(usage.outputTokens),
    cache_read_tokens: String(usage.cacheReadTokens),
    cache_write_tokens: String(usage.cacheWriteTokens),
  };
}

/** Outputs of a step that ended before a run began. */
export function emptyOutputs({ halt, failOn }: { halt: Halt; failOn: FailOn }): Outputs {
  return {
    conclusion: judgeHalt(halt.kind, [failOn].flat()).conclusion,
    halt: halt.kind,
    run_id: '',
    iterations: '0',
    stories_total: '0',
    stories_passed: '0',
    stories_failed: '0',
    stories_blocked: '0',
    branch_name: '',
    commit_sha: '',
    pr_url: '',
    wip_branches: '[]',
    report_file: '',
    total_cost_usd: '',
    input_tokens: '0',
    output_tokens: '0',
    cache_read_tokens: '0',
    cache_write_tokens: '0',
    logs_path: '',
  };
}
