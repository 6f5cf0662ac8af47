import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redactStream } from '../../src/report/redact-stream.ts';

const secret = 'correct-horse-battery';

function lines(...records: readonly object[]): string {
  return records.map((record) => `${JSON.stringify(record)}\n`).join('');
}

const delta = (content: string) => ({ type: 'message', role: 'assistant', content, delta: true });

describe('redactStream', () => {
  it.each([
    ['two pieces', [delta('The key is correct-ho'), delta('rse-battery.')]],
    ['pieces with an event between them', [delta('correct-'), { type: 'tick' }, delta('horse-battery')]],
    ['three pieces', [delta('correct'), delta('-horse-'), delta('battery')]],
    [
      'pieces deep in a record',
      [{ part: { list: [{ text: 'x correct-horse' }] } }, { part: { list: [{ text: '-battery' }] } }],
    ],
    ['one piece', [delta(`all of ${secret}`)]],
  ])('takes a secret out of %s', (_name, records) => {
    const { text, count } = redactStream(lines(...records), [secret]);
    expect(count).toBe(1);
    expect(text).toContain('[redacted]');
    const words = text
      .trim()
      .split('\n')
      .map((line) => JSON.stringify(JSON.parse(line)))
      .join('');
    for (const rest of ['correct', 'horse', 'battery']) expect(words).not.toContain(rest);
  });

  it('takes out what looks like a token, in pieces too', () => {
    const { text } = redactStream(lines(delta('ghp_a1B2a1B2a1B2a1B2a1'), delta('B2a1B2a1B2a1B2a1B2')), []);
    expect(text).toBe(lines(delta('[redacted]'), delta('[redacted]')));
  });

  it('leaves every byte of a stream without a secret as it is, whatever its lines are', () => {
    const line = fc.oneof(fc.string(), fc.json(), fc.constant('{"a": 1,  "b":"x"}'), fc.constant('{"torn'));
    fc.assert(
      fc.property(fc.array(line), (all) => {
        const text = all.join('\n');
        fc.pre(!text.includes('correct'));
        expect(redactStream(text, [secret])).toEqual({ text, count: 0 });
      }),
    );
  });

  it('knows a secret wherever it is cut', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: secret.length - 1 }), (at) => {
        const stream = lines(delta(`x${secret.slice(0, at)}`), delta(`${secret.slice(at)}y`));
        expect(redactStream(stream, [secret]).text).toBe(lines(delta('x[redacted]'), delta('[redacted]y')));
      }),
    );
  });
});
