/** One output of the action; all are always set, with `[]`, an empty string or 0 when there is nothing (10-fine-print). */
export interface OutputRow {
  readonly name: string;
  readonly description: string;
}

/** Outputs of the action (03-interface §1 Outputs). No raw text of a model is ever one. */
export const OUTPUTS = [
  { name: 'conclusion', description: 'success, failure, neutral or cancelled.' },
  { name: 'halt', description: 'Why the run ended, for example ready, some_failed or budget_exceeded.' },
  { name: 'run_id', description: 'Id of the run; it stays the same when the run is resumed.' },
  { name: 'iterations', description: 'Attempts made so far, all stories together.' },
  { name: 'stories_total', description: 'Stories that the run is about.' },
  { name: 'stories_passed', description: 'Stories that passed.' },
  { name: 'stories_failed', description: 'Stories that were tried and did not pass.' },
  { name: 'stories_blocked', description: 'Stories that wait for a human or for another story.' },
  { name: 'branch_name', description: 'Branch that holds the passed stories; empty when none passed.' },
  { name: 'commit_sha', description: 'Last commit of that branch; empty when none passed.' },
  { name: 'pr_url', description: 'Pull request of the branch; empty when there is none.' },
  {
    name: 'wip_branches',
    description:
      'JSON list of the branches that keep the work of stories that did not pass; only the first ones when it would be longer than 100,000 characters. The report names all.',
  },
  { name: 'report_file', description: 'Absolute path of the report.' },
  {
    name: 'total_cost_usd',
    description:
      'Cost of the calls that told it, US dollars; empty when none did. The report says how many are unknown.',
  },
  { name: 'input_tokens', description: 'Tokens sent to models and not read from a cache, as far as told.' },
  { name: 'output_tokens', description: 'Tokens that models wrote, as far as told.' },
  { name: 'cache_read_tokens', description: 'Tokens read from a cache, as far as told.' },
  { name: 'cache_write_tokens', description: 'Tokens written to a cache, as far as told.' },
  {
    name: 'resume_at',
    description: 'Moment from which going on makes sense after halt usage_limit, ISO 8601; empty when nobody told it.',
  },
  {
    name: 'matrix',
    description:
      'With mode: plan the open stories as a JSON list of at most 256 entries, each {"story": ids, "wave": number} and none before one that it waits for; [] when nothing is open, and in other modes.',
  },
  { name: 'logs_path', description: 'Absolute path of the logs of attempts and gates; empty when they were not kept.' },
] as const satisfies readonly OutputRow[];

/** Name of an output. */
export type OutputName = (typeof OUTPUTS)[number]['name'];
