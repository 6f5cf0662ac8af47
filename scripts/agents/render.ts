import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readerNamed } from '../../src/adapters/agents/agent.ts';
import { claudeDriver } from '../../src/adapters/agents/claude.ts';
import { codexDriver } from '../../src/adapters/agents/codex.ts';
import { copilotDriver } from '../../src/adapters/agents/copilot.ts';
import { geminiDriver } from '../../src/adapters/agents/gemini.ts';
import { openCodeDriver } from '../../src/adapters/agents/opencode.ts';
import { qwenDriver } from '../../src/adapters/agents/qwen.ts';
import type { AgentClass, AgentDriver } from '../../src/adapters/agents/result.ts';
import { listPrices, pricesRead } from '../../src/core/prices.ts';
import { isClient, reads } from '../../src/settings/row.ts';
import { playedAgents, scenes } from './played.ts';
import { readRecorded } from './recorded.ts';
import { type Scenario, scenarios } from './scenarios.ts';
import { EXAMPLE, WHAT_IS_DONE } from './sections.ts';

const AGENTS = ['claude', 'codex', 'gemini', 'opencode', 'copilot', 'qwen'] as const;

/** docs/agents.md, from what real clients printed in `recorded`, and from the streams made by hand in `written`. */
export function renderAgents({ recorded, written }: { readonly recorded: string; readonly written: string }): string {
  return [
    ...HEAD,
    '## Clients',
    '',
    'Each is found on PATH, named in `path_to_agent_executable`, or installed by npm at the version that was tested (`agent_version`',
    'names another one), into a folder of the action: no script of a package is run. A client that is there is used as it is.',
    '',
    '| agent | tested version | its key | caps of a call | how it runs without walls | a reviewer edits |',
    '|---|---|---|---|---|---|',
    ...CLIENTS.map(
      ([driver, name, caps, ways, edits]) =>
        `| ${driver.name} | \`npm install --global ${name}@${driver.version}\` | ${keysOf(driver)} | ${caps} | ${ways} | ${edits} |`,
    ),
    '',
    'Every call gets the prompt on stdin, a fresh process and a fresh HOME. Behind walls the client asks nobody before it uses a tool;',
    'without them it runs as the fourth column says, unless `dangerously_skip_permissions` is set. A reviewer works in a view that is',
    'thrown away, so what it may edit there has no effect.',
    '',
    ...EXAMPLE,
    '## What each run is read as',
    '',
    'Every cell is what the reader makes of what the real client printed at the version above, driven by a scripted model on',
    'loopback. `RALPH_RECORD=1 npm run test:clients -- tests/clients/trouble.test.ts` records them anew below `tests/fixtures/recorded`.',
    '',
    ...table(recorded, playedAgents, scenes),
    '',
    'codex never gives up on an address where nobody answers: we end it, and what it waited for stands beside it. gemini takes an',
    'answer that breaks off once for the end. opencode does not end at a SIGTERM while a command runs, so we end it at its limit. qwen',
    'tells of a limit after three minutes, since its settings cut the hours in which it tries again by itself.',
    '',
    'Streams below `tests/fixtures/transcripts` are written by hand after such output, for what no script brings about: torn lines,',
    'lying exit codes, older versions. A dash means that the client has no such run.',
    '',
    ...table(written, AGENTS, scenarios),
    '',
    '## What a class means',
    '',
    '| class | what happened | whose trouble it is |',
    '|---|---|---|',
    ...MEANINGS.map(([name, what, whose]) => `| \`${name}\` | ${what} | ${whose} |`),
    '',
    'The end of a limit is taken from a field (an epoch in seconds or milliseconds, a date, a wait; in the error, around it, or in the',
    'headers and details packed into it), else from the sentence: an epoch, a date as machines, HTTP or people write it, a weekday,',
    '`tomorrow`, `next week`, `next month`, a time of the day with `midnight` and `noon`, or a wait (`in 2 days 3 hours`), each with a',
    'zone by its name, its short name or its offset. What can be read in two ways is the later of them: a day without a time is its',
    'end, a short name that several zones share is the westernmost one. Of other languages than English, what stands for itself is read:',
    'a date as machines write it, and a time beside the name of its zone.',
    '',
    ...WHAT_IS_DONE,
    '## Tokens and costs',
    '',
    '| client | tokens | cost |',
    '|---|---|---|',
    ...COSTS.map(([agent, tokens, cost]) => `| ${agent} | ${tokens} | ${cost} |`),
    '',
    `The price table was read on ${pricesRead.date} from ${pricesRead.source}.`,
    'It holds list prices of ordinary requests; `prices` puts others over them. The cost of a model that is not in it is unknown, never 0: beside others, the sum is told as "at least".',
    "The cost of a call never goes down: the greater of the client's own figure and the sum of its messages by this table counts. If a client reports several results, the dearest one counts. Text that is printed after the final result is ignored.",
    'In US dollars per million tokens:',
    '',
    '| model | input | output | from the cache | into the cache |',
    '|---|---|---|---|---|',
    ...[...listPrices].map(
      ([model, { input, output, cacheRead, cacheWrite }]) =>
        `| ${model} | ${input} | ${output} | ${cacheRead} | ${cacheWrite} |`,
    ),
    '',
  ].join('\n');
}

/** The inputs that hold a key of the client; one of them is enough. */
function keysOf({ name }: AgentDriver): string {
  const keys = isClient(name) ? KEYS.filter((key) => reads(name, key)) : [];
  return keys.map((key) => `\`${key}\``).join(' or ');
}

function table(fixtures: string, agents: readonly string[], runs: readonly Scenario[]): readonly string[] {
  return [
    `| run | what happens | ${agents.join(' | ')} |`,
    `|---|---|${agents.map(() => '---|').join('')}`,
    ...runs.map(({ name, what }) => {
      const cells = agents.map((agent) => cell(join(fixtures, agent, name), agent));
      return `| ${name} | ${what} | ${cells.join(' | ')} |`;
    }),
  ];
}

function cell(path: string, agent: string): string {
  const openReader = readerNamed(agent);
  if (openReader === undefined || !existsSync(`${path}.meta.json`)) return '–';
  const { class: name, waitingFor } = readRecorded(path, openReader);
  return waitingFor === undefined ? name : `${name} (waiting: ${waitingFor})`;
}

const HEAD = [
  '<!-- Written by "npm run generate" from scripts/agents, tests/fixtures/recorded and tests/fixtures/transcripts. Do not edit. -->',
  '',
  '# Agents and their output',
  '',
  'The work of a call goes to the gates when its stream has the good end event of its client and we did not end the process',
  'before that event. An exit code of 0 alone proves nothing: clients also exit with 0 after an error or a signal. A turn cap, a',
  'budget cap and an error result are no good end.',
  '',
  'After a good end, two things become a warning in the log and the report instead of a failed attempt:',
  '',
  '- The process still runs 10 seconds later. We end it together with its children.',
  '- The process exits with another code than 0, or a signal ends it. The gates judge the work if the attempt changed the tree;',
  '  without a change the attempt fails. The class of such a call stays `crashed`.',
  '',
  "A failure is told apart by names and statuses first, then by the beginning of the vendor's own sentence, and only ever from",
  'fields in which the client speaks. What the model writes, and what a tool prints, is never read for a cause.',
  '',
  '`npm run transcripts -- DIR` prints what each recorded run below `DIR/<agent>/` is read as.',
  '',
];

const KEYS = ['anthropic_api_key', 'claude_code_oauth_token', 'openai_api_key', 'gemini_api_key'] as const;

const CLIENTS: readonly (readonly [AgentDriver, string, string, string, string])[] = [
  [claudeDriver, '@anthropic-ai/claude-code', '`max_turns`', 'with the tools of `allowed_tools`', 'has no tool for it'],
  [
    codexDriver,
    codexDriver.package,
    '`max_turns` calls of tools, by us',
    "in codex's own sandbox, which keeps `.git` read-only",
    'its view alone',
  ],
  [geminiDriver, geminiDriver.package, '`max_turns`', 'edits and shell commands', 'its view alone'],
  [openCodeDriver, openCodeDriver.package, '`max_turns`, by us', 'edits and shell commands', 'has no tool for it'],
  [
    copilotDriver,
    copilotDriver.package,
    '`max_turns`, by us',
    'every tool, on paths of its folder alone',
    'has no tool for it',
  ],
  [qwenDriver, qwenDriver.package, '`max_turns`', 'edits and shell commands', 'has no tool for it'],
];

const MEANINGS: readonly (readonly [AgentClass, string, string])[] = [
  ['completed', 'a good end, exit 0, not ended by us', "nobody's: the gates judge the work"],
  ['turn-cap', 'a cap of this call was reached: turns, tool calls or money', "the work's"],
  [
    'usage-limit',
    "the account's limit is used up; the reset is told where the client tells it",
    "the account's, until the reset",
  ],
  ['overloaded', 'the service is busy or broken', "the service's, for a while"],
  ['network', 'the service could not be reached, or its answer broke off', "the network's, for a while"],
  ['auth', 'the key is missing, refused or may not do this', "the configuration's"],
  ['billing', 'the account cannot pay', "the configuration's"],
  ['model-config', 'the named model does not exist or is not open to this account', "the configuration's"],
  ['permission-denied', 'a tool or a permission mode was refused', "the configuration's"],
  ['context-too-long', 'the request was refused as it stands', "the work's: a smaller context may help"],
  ['crashed', 'it ended without a good end, and no rule says why', "the attempt's"],
  ['killed', 'we ended it; what its client was waiting out then is told beside it', "the attempt's"],
  ['empty', 'a good end without a word or a tool', "the attempt's"],
];

const COSTS: readonly (readonly [string, string, string])[] = [
  ['claude', 'of all models, sub-agents included', "the client's own"],
  ['codex', 'of the thread', 'price table'],
  ['gemini', 'by model, thoughts counted as output', 'price table'],
  ['opencode', 'sum of the steps', "the client's own"],
  [
    'copilot',
    'of all models: request by request in a file of its traces while it works, whole in another at its end',
    'credits of its subscription, else price table',
  ],
  ['qwen', 'of the session', 'price table'],
];
