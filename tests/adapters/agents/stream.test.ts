import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutLines } from '../../../src/adapters/agents/stream.ts';

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
