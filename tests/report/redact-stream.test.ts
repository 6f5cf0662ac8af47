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

  const block = (index: number, text: string, more: object = {}) => ({ ...more, event: { index, delta: { text } } });

  const turns: readonly (readonly [string, ...object[]])[] = [
    ['blocks', block(0, 'x correct-ho'), block(1, 'of the other'), block(0, 'rse-battery y')],
    [
      'agents of one agent',
      block(0, 'x correct-ho', { parent_tool_use_id: 'a' }),
      block(0, 'of the other', { parent_tool_use_id: null }),
      block(0, 'rse-battery y', { parent_tool_use_id: 'a' }),
    ],
    [
      'messages, beside names of the events themselves',
      { id: 'e1', message: { id: 'm1', content: [{ text: 'x correct-ho' }] } },
      { id: 'e2', message: { id: 'm2', content: [{ text: 'of the other' }] } },
      { id: 'e3', message: { id: 'm1', content: [{ text: 'rse-battery y' }] } },
      { id: 'e4', message: { id: 'm2', content: [{ text: 'of the other' }] } },
    ],
    [
      'parts of messages',
      { properties: { messageID: 'm', partID: 'p' }, delta: 'x correct-ho' },
      { properties: { messageID: 'm', partID: 'q' }, delta: 'of the other' },
      { properties: { messageID: 'm', partID: 'p' }, delta: 'rse-battery y' },
      { properties: { messageID: 'm', partID: 'q' }, delta: 'of the other' },
    ],
  ];

  it.each(turns)('joins the pieces of each of several %s that come in turns', (_name, ...records) => {
    const { text, count } = redactStream(lines(...(records as object[])), [secret]);
    expect(count).toBe(1);
    expect(text).toContain('x [redacted]');
    expect(text).toContain('[redacted] y');
    expect(text).toContain('of the other');
  });

  it('joins across blocks as well, since one text may be told as two', () => {
    const { text } = redactStream(lines(block(0, 'x correct-ho'), block(1, 'rse-battery y'), block(0, 'z')), [secret]);
    expect(text).toBe(lines(block(0, 'x [redacted]'), block(1, '[redacted] y'), block(0, 'z')));
  });

  it('keeps nothing that is nested deeper than any client does, since it could not be looked at', () => {
    const nest = (depth: number, value: unknown): unknown => (depth === 0 ? value : [nest(depth - 1, value)]);
    const kept = { a: nest(31, 'correct-') };
    const { text } = redactStream(
      lines(kept, { a: nest(32, 'correct-') }, { a: nest(32, 'horse') }, { a: nest(31, secret) }),
      [secret],
    );
    const cut = { a: nest(31, '[not kept: nested too deep]') };
    expect(text).toBe(lines(kept, cut, cut, { a: nest(31, '[redacted]') }));
  });

  /*
   * Work that grows with the square of what a hostile client prints takes minutes here, so that the test's own time limit sees it.
   */
  describe('comes to an end', () => {
    const size = 2 * 1024 * 1024;
    const filled = (begin: string, each: string, end: string): string =>
      begin + each.repeat(Math.floor((size - begin.length - end.length) / each.length)) + end;
    const letters = [...`${secret} `].map((each) => `{"a":"${each}"}\n`).join('');

    it.each([
      ['lists in lists', filled(`{"a":${'['.repeat(3000)}"a"`, ',"a"', `${']'.repeat(3000)}}\n`), 0],
      ['a long name above many texts', filled(`{"${'n'.repeat(size / 2)}":["a"`, ',"a"', ']}\n'), 0],
      ['a secret letter by letter, over and over', letters.repeat(8000), 8000],
    ])('on %s', (_name, text, count) => {
      expect(redactStream(text, [secret]).count).toBe(count);
    });

    it('on more lists in lists than the stack can hold', () => {
      const text = `{"a":${'['.repeat(size / 2 - 3)}${']'.repeat(size / 2 - 3)}}`;
      expect(redactStream(text, [secret]).text).toContain('[not kept: nested too deep]');
    });
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
