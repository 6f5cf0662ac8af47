import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRecorded } from '../../../scripts/agents/recorded.ts';
import { readerNamed } from '../../../src/adapters/agents/agent.ts';
import type { AgentClass, AgentReading } from '../../../src/adapters/agents/result.ts';

const shared = join(import.meta.dirname, '..', '..', '..', '..', 'shared', 'transcripts');
const present = existsSync(shared);
if (!present) console.info('The shared transcripts of the real clients are absent: their tests are skipped.');

/** Judged by hand from each scenario's name, command, exit, stream and stderr; claude's runs have a test of their own. */
const judged: Readonly<Record<string, Readonly<Partial<Record<AgentClass, string>>>>> = {
  cline: {
    completed: 'arg_rate_limit_once arg_stdin_open stdin_null success_arg',
    crashed: 'arg_error_400 stdin_file',
    killed: 'arg_sigterm_tool',
    overloaded: 'arg_rate_limit',
  },
  clinefifo: {
    crashed: 'success',
  },
  codex: {
    auth: 'error_401',
    billing: 'quota_insufficient sse_quota',
    completed:
      'background_child cut cx_builtin cx_danger cx_nosandboxflag cx_quiet cx_readonly env_core env_scrub hang_mid rate_limit_once slow_model success success_arg',
    'context-too-long': 'error_400 sse_context',
    killed:
      'arg_stdin_open rate_limit_long sigint_model sigint_tool sigkill_tool sigterm_group sigterm_model sigterm_tool unreachable',
    overloaded: 'overloaded_503 rate_limit sse_rate_limit',
    'usage-limit': 'usage_limit',
  },
  codexnative: {
    completed: 'success',
    killed: 'sigterm_group sigterm_model sigterm_tool',
  },
  copilot: {
    auth: 'error_401',
    completed: 'arg_stdin_open background_child cp_online cut rate_limit_once success success_arg',
    'context-too-long': 'error_400',
    killed: 'sigkill_tool sigterm_tool',
    network: 'unreachable',
    overloaded: 'rate_limit',
    'usage-limit': 'usage_limit',
  },
  copilotnative: {
    completed: 'success',
    killed: 'sigint_tool sigterm_model sigterm_tool',
  },
  copilotopenai: {
    completed: 'success',
  },
  copilotresponses: {
    completed: 'success',
  },
  gemini: {
    auth: 'error_401',
    completed: 'arg_stdin_open background_child big_stdin env_scrub rate_limit_once slow_model success success_arg',
    'context-too-long': 'error_400',
    killed:
      'gm_norelaunch_sigterm_model gm_sigterm_twice sigint_model sigint_tool sigkill_tool sigterm_group sigterm_model sigterm_tool',
    network: 'cut unreachable',
    overloaded: 'error_500 rate_limit',
    'turn-cap': 'max_turns',
    'usage-limit': 'gemini_retryinfo usage_limit',
  },
  kilo: {
    completed: 'arg_stdin_open background_child kl_quiet rate_limit_once success',
    'context-too-long': 'error_400',
    killed: 'sigterm_tool',
    overloaded: 'rate_limit',
  },
  opencode: {
    auth: 'error_401',
    completed: 'big_stdin cut env_names hang_mid loud oc_pure oc_steps rate_limit_once success success_arg',
    'context-too-long': 'error_400',
    killed: 'arg_stdin_open sigkill_tool sigterm_tool',
    overloaded: 'rate_limit',
    'usage-limit': 'usage_limit',
  },
  qwen: {
    completed: 'arg_stdin_open big_stdin cut qw_quiet rate_limit_once slow_model success success_arg',
    'context-too-long': 'error_400',
    killed: 'rate_limit sigkill_tool sigterm_model sigterm_tool usage_limit',
    network: 'unreachable',
    overloaded: 'error_500',
    'turn-cap': 'max_turns',
  },
};

const rows = Object.entries(judged).flatMap(([agent, classes]) =>
  Object.entries(classes).flatMap(([name, runs]) => runs.split(' ').map((run) => [agent, run, name] as const)),
);

function read(agent: string, scenario: string): AgentReading {
  const openReader = readerNamed(agent);
  if (openReader === undefined) throw new Error(`no reader for ${agent}`);
  return readRecorded(join(shared, agent, scenario), openReader);
}

describe.skipIf(!present)('runs of the real clients (skipped when ../shared/transcripts is absent)', () => {
  it('are all judged', () => {
    const folders = readdirSync(shared, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const runs = folders
      .filter(({ name }) => name !== 'claude')
      .flatMap(({ name: agent }) => {
        const metas = readdirSync(join(shared, agent)).filter((name) => name.endsWith('.meta.json'));
        return metas.map((name) => `${agent}/${name.slice(0, -'.meta.json'.length)}`);
      });
    expect(rows.map(([agent, run]) => `${agent}/${run}`).sort()).toEqual(runs.sort());
  });

  it.each(rows)('%s/%s: %s', (agent, scenario, name) => {
    expect(read(agent, scenario)).toMatchObject({ class: name });
  });

  it.each([
    ['codex', [1_900, 120, 2_200], 0.00385],
    ['gemini', [1_900, 120, 2_200], 0.00385],
    ['opencode', [4_100, 120, 2_200], 0.01476],
    ['qwen', [1_900, 120, 2_200], 0.0047],
    ['copilot', [0, 0, 0], undefined],
  ] as const)('%s/success: its words, tokens and cost', (agent, [input, output, cacheRead], cost) => {
    const { finalText, tokens, costUsd } = read(agent, 'success');
    expect([finalText, tokens]).toEqual(['COMPLETE: hello.txt created.', { input, output, cacheRead, cacheWrite: 0 }]);
    if (cost === undefined) expect(costUsd).toBeUndefined();
    else expect(costUsd).toBeCloseTo(cost, 10);
  });

  it.each([
    ['codex', 'rate_limit_long', 'overloaded'],
    ['codex', 'unreachable', 'network'],
    ['qwen', 'rate_limit', 'overloaded'],
    ['qwen', 'usage_limit', 'usage-limit'],
  ] as const)('%s/%s: it had waited: %s', (agent, scenario, waitingFor) => {
    expect(read(agent, scenario)).toMatchObject({ waitingFor });
  });
});
