import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutLines, readLines } from '../../../src/adapters/agents/stream.ts';

function cut(chunks: readonly Uint8Array[], maxLineBytes?: number): string[] {
  const lines: string[] = [];
  const cutter = cutLines((line) => lines.push(line), maxLineBytes);
  for (const chunk of chunks) cutter.push(chunk);
  cutter.end();
  return lines;
}

function split(bytes: Uint8Array, sizes: readonly number[]): Uint8Array[] {
  const chunks: Uint8Array[] = [];
  let start = 0;
  for (const size of sizes) {
    chunks.push(bytes.subarray(start, start + size));
    start += size;
  }
  return [...chunks, bytes.subarray(start)];
}

describe('lines of a byte stream', () => {
  it('are the same however the bytes arrive', () => {
    const texts = fc.array(fc.string({ unit: 'binary' }).filter((line) => !line.includes('\n')));
    fc.assert(
      fc.property(texts, fc.array(fc.nat(7)), (lines, sizes) => {
        const whole = lines.filter((line) => line !== '' && line.isWellFormed());
        expect(cut(split(Buffer.from(whole.join('\n')), sizes))).toEqual(whole);
      }),
    );
  });

  it('over the bound are passed over, the next one is read', () => {
    const bytes = Buffer.from(`${'x'.repeat(10)}\n${'y'.repeat(11)}\nz\n${'w'.repeat(11)}`);
    expect(cut(split(bytes, [3, 9, 2, 4]), 10)).toEqual(['x'.repeat(10), 'z']);
  });

  it('outlive the buffer that brought them', () => {
    const lines: string[] = [];
    const cutter = cutLines((line) => lines.push(line));
    const buffer = Buffer.from('ab');
    cutter.push(buffer);
    buffer.fill('z');
    cutter.push(Buffer.from('c\n'));
    expect(lines).toEqual(['abc']);
  });
});

describe('a file', () => {
  it('is read in lines across its buffers, the last one without an end', async () => {
    const dir = mkdtempSync(join(tmpdir(), 'ralph-stream-'));
    try {
      const lines = ['é'.repeat(50_000), 'x'.repeat(70_000), '{"a":1}'];
      writeFileSync(join(dir, 'out'), lines.join('\n'));
      const seen: string[] = [];
      await readLines(join(dir, 'out'), (line) => seen.push(line));
      expect(seen).toEqual(lines);
      symlinkSync(join(dir, 'out'), join(dir, 'link'));
      await expect(readLines(join(dir, 'link'), () => undefined)).rejects.toThrow('ELOOP');
    } finally {
      rmSync(dir, { recursive: true });
    }
  });
});
