import { describe, expect, it } from 'vitest';
import { readerNamed, readers } from '../../../src/adapters/agents/agent.ts';
import type {
  AgentEvent,
  AgentReader,
  OpenAgentReader,
  ProcessEnd,
  StreamFormat,
} from '../../../src/adapters/agents/result.ts';
import { guarded } from '../../../src/adapters/agents/stream.ts';
import { readerOf } from '../../../src/adapters/agents/stream-reader.ts';

function broken(): never {
  throw new RangeError('Maximum call stack size exceeded');
}

const text: AgentEvent = { type: 'text', text: 'done' };
const good: AgentEvent = { type: 'ended', isGood: true };
const told: Readonly<Record<string, () => readonly AgentEvent[]>> = {
  text: () => [text],
  good: () => [good],
  turn: () => [{ type: 'turn' }],
  limit: () => [{ type: 'trouble', trouble: { codes: ['usage_limit_reached'], sentence: 'Used up.' } }],
  unreadable: broken,
  // A record whose events break the one who takes them in.
  untakable: () => [{ type: 'text', text: undefined as unknown as string }],
  // A record whose events break the one who tells of them.
  untellable: () => [{ type: 'retry', trouble: undefined as unknown as { codes: []; sentence: '' } }, good],
};

const format: StreamFormat = {
  ...{ agent: 'fake', counts: 'turn', ofEnd: () => undefined },
  open: () => (record) => told[String(record['type'])]?.() ?? [],
};

function read(open: OpenAgentReader, types: readonly string[], end: ProcessEnd = { exitCode: 0 }) {
  const reader = open();
  for (const type of types) reader.line(JSON.stringify({ type }));
  return reader.finish(end);
}

describe('a record that breaks its reader', () => {
  it.each<[string, readonly string[], object]>([
    ['is not there', ['text', 'good'], { class: 'completed' }],
    ['comes last', ['text', 'good', 'unreadable'], { class: 'crashed' }],
    ['cannot be taken in', ['text', 'good', 'untakable'], { class: 'crashed' }],
    ['cannot be told', ['text', 'untellable'], { class: 'crashed', detail: expect.stringContaining('1 ') }],
    ['comes behind an error that is known', ['limit', 'unreadable'], { class: 'usage-limit' }],
    ['comes before more work', ['text', 'unreadable', 'turn', 'text', 'good'], { class: 'completed' }],
  ])('%s', (_name, types, expected) => {
    expect(read(readerOf(format), types)).toMatchObject(expected);
  });
});

describe('an end that breaks its reader', () => {
  const ofEnd: OpenAgentReader = readerOf({ ...format, ofEnd: broken });

  it.each<[string, ProcessEnd, object]>([
    ['is a crash', { exitCode: 1 }, { class: 'crashed', detail: expect.stringContaining('exited with 1') }],
    [
      'is ours where we ended it',
      { killedBy: 'hard-limit' },
      { class: 'killed', detail: expect.stringContaining('hard-limit') },
    ],
  ])('%s', (_name, end, expected) => {
    expect(read(ofEnd, ['limit'], end)).toMatchObject({ ...expected, tokens: { input: 0, output: 0 } });
  });

  it('leaves what the call cost so far', () => {
    const open = guarded('fake', () => ({ line: () => undefined, costSoFar: () => 1.5, finish: broken }));
    expect(open().finish({ exitCode: 0 })).toMatchObject({ class: 'crashed', costUsd: 1.5 });
  });
});

it.each([...readers.keys()])('no part of the reader of %s throws, whatever it is given', (agent) => {
  const reader = readerNamed(agent)?.() as AgentReader;
  const odd = undefined as unknown as string;
  expect(() => {
    reader.line(odd);
    reader.usageFile?.(odd);
    reader.usageLine?.(odd);
    reader.costSoFar?.();
    reader.turnsSoFar?.();
    reader.finish(undefined as unknown as ProcessEnd);
  }).not.toThrow();
});
