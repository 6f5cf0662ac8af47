import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { CallLine, ChangeLine } from '../../src/adapters/cassette/format.ts';
import { promptDigest } from '../../src/core/prompt-parts.ts';
import { type CassetteResult, readCassette } from '../../src/replay/read.ts';

export const head = { type: 'cassette', version: 1, runId: 'r1', agent: 'claude', reviewAgent: 'none', clients: {} };

/** A recorded call of an implementer on US-1. */
export function call(more: Partial<CallLine> = {}): CallLine {
  return {
    ...{ type: 'call', role: 'implement', story: 'US-1', attempt: 1, call: 1, name: '1-implement' },
    prompt: promptDigest('# Task\ndo it'),
    ...{ stdout: { text: 'said\n', cut: 0 }, stderr: { text: '', cut: 0 }, durationMs: 5, redacted: 0 },
    outcome: {
      ...{ verdict: 'pass', reason: '', exitCode: 0, softLimitHit: false, finalText: 'Done.', usage: [] },
      excerpt: { lines: [], truncated: 0 },
    },
    ...more,
  };
}

/** What it made of its tree. */
export function change(
  files: readonly unknown[] = [],
  more: Partial<ChangeLine> = {},
): Readonly<Record<string, unknown>> {
  return {
    type: 'change',
    story: 'US-1',
    attempt: 1,
    name: '1-implement',
    files,
    ignored: [],
    leftOut: [],
    redacted: 0,
    ...more,
  };
}

/** Reads a cassette of these lines; a text stands as it is. */
export function cassetteOf(...lines: readonly unknown[]): CassetteResult {
  const folder = mkdtempSync(join(tmpdir(), 'ralph-cassette-'));
  const path = join(folder, 'cassette.jsonl');
  const text = lines.map((line) => (typeof line === 'string' ? line : `${JSON.stringify(line)}\n`)).join('');
  writeFileSync(path, text);
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return readCassette(Buffer.from(text), { path, shown: 'night.jsonl' });
}
