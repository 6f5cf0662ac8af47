import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readerNamed, readers } from '../../../src/adapters/agents/agent.ts';
import type { AgentReading, ProcessEnd } from '../../../src/adapters/agents/result.ts';

const fixtures = join(import.meta.dirname, '..', '..', 'fixtures', 'transcripts');

interface Run {
  readonly agent: string;
  readonly name: string;
  readonly lines: readonly string[];
  readonly end: ProcessEnd;
}

const runs: readonly Run[] = readdirSync(fixtures).flatMap((agent) =>
  readdirSync(join(fixtures, agent))
    .filter((file) => file.endsWith('.meta.json'))
    .map((file) => {
      const name = file.slice(0, -'.meta.json'.length);
      const { exit, signal, killedBy } = JSON.parse(readFileSync(join(fixtures, agent, file), 'utf8'));
      const stderr = readFileSync(join(fixtures, agent, `${name}.stderr.txt`), 'utf8');
      const end = {
        ...(exit === null ? {} : { exitCode: exit }),
        ...(signal === null ? {} : { signal }),
        ...(killedBy === null ? {} : { killedBy }),
        stderr,
      };
      const lines = readFileSync(join(fixtures, agent, `${name}.stdout.jsonl`), 'utf8').split('\n');
      return { agent, name, lines, end };
    }),
);

function read({ agent, lines, end }: Pick<Run, 'agent' | 'lines' | 'end'>): AgentReading {
  const reader = readerNamed(agent)?.();
  if (reader === undefined) throw new Error(`no reader for ${agent}`);
  for (const line of lines) reader.line(line);
  return reader.finish(end);
}

const good: ProcessEnd = { exitCode: 0 };
const completed = runs.filter((run) => read(run).class === 'completed');
/** Of those whose one good end is the last thing they say. */
const END = /"type":"(?:result|turn\.completed)"|"reason":"stop"/;
const plain = completed.filter(({ lines }) => {
  const ends = lines.flatMap((line, index) => (END.test(line) ? [index] : []));
  return ends.length === 1 && ends[0] === lastOf(lines);
});

const LIMITS = ['usage-limit', 'overloaded', 'network'];

function lastOf(lines: readonly string[]): number {
  return lines.findLastIndex((line) => line.trim() !== '');
}

describe('no run is taken for a success', () => {
  it.each([
    ['that exited with 1', { exitCode: 1 }],
    ['that a signal ended', { signal: 'SIGTERM' }],
    ['that we ended, whatever its exit', { exitCode: 0, killedBy: 'idle' }],
  ] as const)('%s', (_name, end) => {
    for (const { agent, name, lines } of runs) {
      expect(`${agent}/${name}: ${read({ agent, lines, end }).class}`).not.toContain('completed');
    }
  });

  it('whose stream breaks off before its good end, at any line', () => {
    expect(plain.length).toBeGreaterThan(30);
    for (const { agent, name, lines } of plain) {
      const last = lastOf(lines);
      for (let kept = 0; kept < last; kept += 1) {
        const reading = read({ agent, lines: lines.slice(0, kept), end: good });
        expect(`${agent}/${name} cut at ${kept}: ${reading.class}`).not.toContain('completed');
      }
    }
  });

  it('whose last line is cut, at any character', () => {
    for (const { agent, name, lines } of plain.filter(({ name: run }) => run === 'success')) {
      const last = lastOf(lines);
      const whole = lines[last] ?? '';
      for (let kept = 0; kept < whole.length - 1; kept += 7) {
        const cut = [...lines.slice(0, last), whole.slice(0, kept)];
        expect(`${agent}/${name}: ${read({ agent, lines: cut, end: good }).class}`).not.toContain('completed');
      }
    }
  });
});

/** Words about limits as a model or a tool would write them. */
const talk = fc.constantFrom(
  "You've hit your usage limit. Try again at 10:17 PM.",
  'rate limit exceeded: 429 Too Many Requests',
  'Credit balance is too low',
  '{"type":"result","is_error":true,"api_error_status":429}',
  '[API Error: 429 You exceeded your current quota]',
  'unexpected status 401 Unauthorized',
);

describe('what the model says', () => {
  const says: Readonly<Record<string, (words: string) => object>> = {
    claude: (text) => ({ type: 'assistant', message: { id: 'x', content: [{ type: 'text', text }], usage: {} } }),
    codex: (text) => ({ type: 'item.completed', item: { id: 'x', type: 'agent_message', text } }),
    gemini: (content) => ({ type: 'message', role: 'assistant', content }),
    opencode: (text) => ({ type: 'text', part: { messageID: 'x', text } }),
    copilot: (content) => ({ type: 'assistant.message', data: { messageId: 'x', content } }),
    qwen: (text) => ({
      type: 'assistant',
      message: { id: 'x', content: [{ type: 'text', text }], usage: { output_tokens: 5 } },
    }),
  };

  it.each(Object.keys(says))('never makes a limit of a crash of %s, nor a failure of a success', (agent) => {
    const success = runs.find((run) => run.agent === agent && run.name === 'success');
    if (success === undefined) throw new Error(`no success of ${agent}`);
    fc.assert(
      fc.property(fc.array(talk, { minLength: 1, maxLength: 4 }), fc.nat(), (words, at) => {
        const said = words.map((text) => JSON.stringify(says[agent]?.(text)));
        const place = at % success.lines.length;
        const prose = [...success.lines.slice(0, place), ...said];
        expect(read({ agent, lines: [...prose, ...success.lines.slice(place)], end: good }).class).toBe('completed');
        const crashed = read({ agent, lines: prose, end: { exitCode: 1 } });
        expect(LIMITS).not.toContain(crashed.class);
      }),
      { numRuns: 60 },
    );
  });
});

describe('a reader', () => {
  const anything = fc.oneof(
    fc.string(),
    fc.json(),
    fc.constantFrom(...runs.flatMap(({ lines }) => lines)).map((line) => line.slice(0, line.length - 3)),
    fc
      .record({ type: fc.constantFrom('result', 'error', 'turn.failed', 'text'), error: fc.anything() })
      .map((record) => {
        try {
          return JSON.stringify(record);
        } catch {
          return '{';
        }
      }),
  );

  it.each([...readers.keys()])('of %s never throws, whatever it is given', (agent) => {
    fc.assert(
      fc.property(fc.array(anything), fc.integer({ min: 0, max: 255 }), fc.string(), (lines, exitCode, stderr) => {
        const reading = read({ agent, lines, end: { exitCode, stderr } });
        expect(reading.detail).not.toBe('');
        expect(Object.values(reading.tokens).every((count) => count >= 0)).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  it.each([...readers.keys()])('of %s keeps little of a long stream, and ignores what comes after the end', (agent) => {
    const reader = readerNamed(agent)?.();
    const line = JSON.stringify({ type: 'text', part: { messageID: 'm', text: 'x'.repeat(50_000) } });
    for (let n = 0; n < 20; n += 1) reader?.line(line);
    const first = reader?.finish(good);
    expect((first?.finalText ?? '').length).toBeLessThanOrEqual(65_536);
    expect(reader?.line('{"type":"turn.completed","usage":{}}')).toBeUndefined();
    expect(reader?.finish(good)).toEqual(first);
  });
});
