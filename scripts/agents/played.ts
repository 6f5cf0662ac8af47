import type { AgentClass } from '../../src/adapters/agents/result.ts';
import type { Scenario } from './scenarios.ts';

/** A scene that the suite plays with each real client on the scripted model, and whose output it can record. */
export interface Scene extends Scenario {
  /** What it has to be read as. */
  readonly expected: AgentClass;
  /** Clients that make something else of it. */
  readonly own?: Readonly<Record<string, AgentClass>>;
  /** Played for every commit, not only at full size. */
  readonly isSample?: true;
}

/** The clients that the suite drives. */
export const playedAgents = ['claude', 'codex', 'gemini', 'opencode', 'copilot', 'qwen'] as const;

/** In the order of the table. */
export const scenes: readonly Scene[] = [
  { name: 'success', what: 'edits a file, runs a command, ends well', expected: 'completed' },
  {
    name: 'mentions-limits',
    what: 'a command and the last words quote limits and errors',
    expected: 'completed',
    isSample: true,
  },
  { name: 'orders-in-a-file', what: 'reads a file that gives orders', expected: 'completed' },
  { name: 'refusal', what: 'the model declines in words', expected: 'completed' },
  { name: 'background-child', what: 'ends well and leaves a process behind', expected: 'completed' },
  { name: 'huge-prompt', what: 'a prompt that no argument can hold', expected: 'completed' },
  { name: 'rate-limit-once', what: 'one refusal for a rate, then an answer', expected: 'completed' },
  {
    name: 'cut-once',
    what: 'one answer breaks off, then a whole one',
    expected: 'completed',
    own: { gemini: 'network' },
  },
  { name: 'says-nothing', what: 'answers without a word or a tool', expected: 'empty' },
  { name: 'usage-limit', what: "the account's limit is used up", expected: 'usage-limit', isSample: true },
  { name: 'rate-limit', what: 'requests per minute used up, all retries in vain', expected: 'overloaded' },
  { name: 'overloaded', what: 'the service is overloaded, all retries in vain', expected: 'overloaded' },
  {
    name: 'unreachable',
    what: 'nobody answers at the address of the service',
    expected: 'network',
    own: { codex: 'killed' },
  },
  { name: 'refused-key', what: 'the key is refused', expected: 'auth', isSample: true },
  { name: 'no-credit', what: 'the account cannot pay', expected: 'billing' },
  { name: 'unknown-model', what: 'the model does not exist', expected: 'model-config' },
  { name: 'too-long', what: 'the request is longer than the context', expected: 'context-too-long' },
  {
    name: 'too-long-after-talk-of-limits',
    what: 'a command quotes limits, then the request is too long',
    expected: 'context-too-long',
  },
  { name: 'stalled', what: 'the service falls silent, we end it', expected: 'killed', isSample: true },
  { name: 'killed-in-tool', what: 'we end it while a command runs', expected: 'killed' },
  {
    name: 'terminated-by-another',
    what: 'somebody else sends SIGTERM while a command runs',
    expected: 'crashed',
    own: { opencode: 'killed' },
  },
  { name: 'interrupted-by-another', what: 'somebody else sends SIGINT while a command runs', expected: 'crashed' },
  {
    name: 'crashed-after-talk-of-limits',
    what: 'a command quotes limits, then somebody else sends SIGKILL',
    expected: 'crashed',
  },
];

/** What a client has to make of a scene. */
export function expectedOf({ expected, own }: Scene, agent: string): AgentClass {
  return own?.[agent] ?? expected;
}
