import { describe, expect, it } from 'vitest';
import { claudeDriver } from '../../../src/adapters/agents/claude.ts';
import { codexDriver } from '../../../src/adapters/agents/codex.ts';
import { geminiDriver } from '../../../src/adapters/agents/gemini.ts';
import { openCodeDriver } from '../../../src/adapters/agents/opencode.ts';
import { qwenDriver } from '../../../src/adapters/agents/qwen.ts';
import { openJsonLines } from '../../../src/adapters/agents/stream.ts';

const nested = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
const odd = '{"toString":0,"valueOf":0}';

/** Lines that were made to break whoever reads them. */
const lines: readonly string[] = [
  `{"type":"tool_use","tool_name":"read","parameters":{"path":${nested}}}`,
  `{"type":"assistant","message":{"content":[{"type":"tool_use","name":"Read","input":{"file_path":${nested}}}]}}`,
  ...['init', 'message', 'error', 'result', 'step_finish', 'turn.failed', 'session.start'].map(
    (type) =>
      `{"type":"${type}","timestamp":${odd},"sessionID":${odd},"error":{"data":{"responseHeaders":{"retry-after":${odd}}}},"part":{"tokens":${odd}}}`,
  ),
];

const readers = [
  ['claude', claudeDriver.openReader] as const,
  ...[codexDriver, geminiDriver, openCodeDriver, qwenDriver].map(({ name, openReader }) => [name, openReader] as const),
];

describe.each(readers)('the reader of %s', (_, open) => {
  it.each(lines.map((line) => [line.slice(0, 60), line] as const))('reads on after %s', (_start, line) => {
    const reader = open();
    expect(() => reader.line(line)).not.toThrow();
    expect(() => reader.line('{"type":"text"}')).not.toThrow();
  });
});

it('an object that is opened and never closed takes no memory without end', () => {
  const { take } = openJsonLines();
  take('{');
  for (let count = 0; count < 3_000_000; count += 1) take('\r');
  expect(take('}')).toEqual([]);
  expect(take('{"type":"text"}')).toEqual([{ type: 'text' }]);
});
