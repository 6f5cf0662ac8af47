import { judgeHalt } from '../core/halts.ts';
import type { Halt } from '../core/state.ts';
import type { FailOn } from '../settings/codecs-lists.ts';
import type { OutputName } from '../settings/row.ts';

/** Everything a step answers, always all set (10-fine-print): empty text, `0` or `[]` when there is nothing to say. */
export type Outputs = Readonly<Record<OutputName, string>>;

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
    resume_at: '',
    matrix: '[]',
    logs_path: '',
  };
}
