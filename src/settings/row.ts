/** Shape of one row of the settings table; the clients, outputs and later settings that tables speak of. */
import type { z } from 'zod';

/** Title of each group, in the order of the documentation. */
export const GROUP_TITLES = {
  what: 'What to work on',
  agent: 'Agent',
  gates: 'Gates',
  caps: 'Caps and timeouts',
  git: 'Git',
  triggers: 'Comments, labels and reviews',
  reporting: 'Reporting',
  isolation: 'Isolation',
};

/** One of these groups. */
export type SettingGroup = keyof typeof GROUP_TITLES;

/**
 * Reads the text of one value. Its issues are our own sentences, each with what it is about as path where that is not the whole
 * value; its description says how the value is written.
 */
export type Codec<V> = z.ZodType<V, string>;

/** One setting: declared once, read everywhere (inputs, config file, schema, documentation, the run). */
export interface SettingRow {
  /** Absent = that of its table. */
  readonly group?: SettingGroup;
  readonly schema: Codec<unknown>;
  /** Built-in value as a user would write it; absent = nothing is set and `defaultText` says what happens. */
  readonly default?: string;
  /** What the documentation prints when there is no `default`; absent = `none`. */
  readonly defaultText?: string;
  /** The value in code when nothing is set; absent = undefined. */
  readonly otherwise?: unknown;
  /** Its name in `Settings` when that is not its own in camel case; null = other values are made of it. */
  readonly field?: string | null;
  /** One or two plain sentences. */
  readonly description: string;
  /** Other names that are read, beside the dash form. */
  readonly aliases?: readonly string[];
  /** The value is never printed and is refused in a committed file. */
  readonly secret?: true;
  /** `default:` declared in action.yml; only `github_token` has one. */
  readonly actionDefault?: string;
}

/** Rows of one table by name: snake_case; the dash form is read too. */
export type TableRows = Readonly<Record<string, SettingRow>>;

/** The clients that an agent can be, beside `command`, `rehearsal` and `replay`. */
export const CLIENTS = ['claude', 'codex', 'gemini', 'opencode', 'copilot', 'qwen'] as const;

/** One of them. */
export type ClientName = (typeof CLIENTS)[number];

/** What only clients read, and which of them do; every client reads its model, its permissions, its place and its caps. */
const READERS = {
  model: CLIENTS,
  escalation_model: CLIENTS,
  review_model: CLIENTS,
  max_turns: CLIENTS,
  prices: CLIENTS,
  allowed_tools: ['claude'],
  dangerously_skip_permissions: CLIENTS,
  agent_version: CLIENTS,
  path_to_agent_executable: CLIENTS,
  anthropic_api_key: ['claude', 'opencode', 'copilot'],
  claude_code_oauth_token: ['claude'],
  openai_api_key: ['codex', 'opencode', 'copilot', 'qwen'],
  gemini_api_key: ['gemini', 'opencode'],
} as const satisfies Readonly<Record<string, readonly ClientName[]>>;

/** The name of one of these settings. */
export type ClientSettingName = keyof typeof READERS;

/** All of them. */
export const CLIENT_SETTINGS = Object.keys(READERS) as readonly ClientSettingName[];

/** Tells a client from the agents that are none. */
export function isClient(agent: string | undefined): agent is ClientName {
  return CLIENTS.some((name) => name === agent);
}

/** Whether a client reads a setting. */
export function reads(client: ClientName, setting: ClientSettingName): boolean {
  return READERS[setting].some((reader) => reader === client);
}

/**
 * Inputs that are planned and that this version does not have. They are not declared in action.yml,
 * because they do nothing; given all the same, they are refused by name instead of getting a spelling suggestion.
 */
export const LATER_SETTINGS: readonly string[] = [
  'inner_command',
  'preset',
  'accept_claims',
  'loop_delay',
  'max_parallel',
  'branch_name_template',
  'history',
  'use_commit_signing',
  'create_checks',
  'trust_prd_commands',
];

/** Keys of `.ralph/config.yaml` that hold gates. */
export const GATE_LISTS = ['gates', 'quality_checks'] as const;

/** Whether a typed name is one of the later settings; both separators count. */
export function isLater(typed: string): boolean {
  return LATER_SETTINGS.includes(typed.replaceAll('-', '_'));
}

/**
 * Outputs of the action; all are always set, with `[]`, an empty string or 0 when there is nothing. No raw text of a model is ever
 * one.
 */
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
] as const satisfies readonly { readonly name: string; readonly description: string }[];

/** Name of an output. */
export type OutputName = (typeof OUTPUTS)[number]['name'];
