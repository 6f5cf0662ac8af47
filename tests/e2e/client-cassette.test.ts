import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readerNamed } from '../../src/adapters/agents/agent.ts';
import type { CallLine, CassetteLine } from '../../src/adapters/cassette/format.ts';
import { repositoryRoot } from '../support/action-runner.ts';
import { replayed } from '../support/client-cassette.ts';

/** Recorded with `RALPH_RECORD=1 npm run test:clients -- tests/clients/cassette.test.ts`. */
const tapes = ['claude', 'codex'].map((client) => {
  const file = join(repositoryRoot, 'tests', 'fixtures', 'cassettes', `${client}.jsonl`);
  const text = readFileSync(file, 'utf8');
  const lines = text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as CassetteLine);
  const calls = lines.filter((line): line is CallLine => line.type === 'call');
  return { client, file, text, head: lines[0], calls };
});

describe.each(tapes)('the tape of a real $client', ({ client, file, text, head, calls }) => {
  it('is small, of the client alone, and holds neither a key nor a home', () => {
    expect(head).toMatchObject({ type: 'cassette', agent: client, reviewAgent: client });
    expect(text.length).toBeLessThan(100_000);
    expect(text).not.toMatch(/sk-ant-|f3b1c0ffee|\/(?:root|Users)\//);
    expect(calls[0]?.redacted).toBeGreaterThan(0);
  });

  it('holds streams that are read as what the run made of them', () => {
    const read = calls.map(({ stdout, stderr, outcome: { exitCode = 1 } }) => {
      const reader = readerNamed(client)?.();
      for (const line of stdout.text.split('\n')) reader?.line(line);
      return reader?.finish({ exitCode, stderr: stderr.text });
    });
    expect(read.map((reading) => reading?.class)).toEqual(calls.map(() => 'completed'));
    expect(read.map((reading) => reading?.finalText)).toEqual(calls.map(({ outcome }) => outcome.finalText));
  });

  it('is played to the verdicts, the work and the ledger of its run, on gates that run anew', async () => {
    const { outputs, commits } = await replayed(file);
    expect(outputs).toMatchObject({ halt: 'ready', iterations: '2', stories_passed: '1', ...sumsOf(calls) });
    expect(commits[0]).toMatchObject({
      subject: 'feat: [US-001] - First line',
      gates: 'implement=pass integrity=pass unit=pass no-key=pass spec=pass quality=pass',
      files: { 'src/one.txt': '100644\none: 1st\n' },
    });
  });
});

/** Tokens as the step tells them. */
function sumsOf(calls: readonly CallLine[]): Readonly<Record<string, string>> {
  const all = calls.flatMap(({ outcome }) => outcome.usage);
  const sum = (figure: 'inputTokens' | 'outputTokens' | 'cacheReadTokens'): string =>
    String(all.reduce((so, usage) => so + usage[figure], 0));
  return {
    input_tokens: sum('inputTokens'),
    output_tokens: sum('outputTokens'),
    cache_read_tokens: sum('cacheReadTokens'),
  };
}
