import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { openJournal, parseJournal, readJournal } from '../../src/adapters/store/journal-file.ts';
import { formatLine, JOURNAL_VERSION, lineBytes, parseLine } from '../../src/adapters/store/journal-line.ts';
import type { Event } from '../../src/core/event.ts';
import { plan, play } from '../support/history.ts';

const folder = mkdtempSync(join(tmpdir(), 'ralph-journal-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const events: readonly Event[] = play(plan(['US-1']), {}).events;
const file = join(folder, 'run.jsonl');

/** A journal as a run writes it: an intent before every event but the first. */
function written(list: readonly Event[], name = file): Buffer {
  rmSync(name, { force: true });
  openAndWrite(list, name)[Symbol.dispose]();
  return readFileSync(name);
}

/** The same, and the run goes on. */
function openAndWrite(list: readonly Event[], name = file): ReturnType<typeof openJournal> {
  const journal = openJournal(name, { nextSeq: 0, soundBytes: 0 });
  for (const [index, event] of list.entries()) {
    if (index > 0) journal.intend({ type: 'implement', story: 'US-1' });
    journal.append(event);
  }
  return journal;
}

const long: Event = { stamp: { at: 0, elapsedMs: 0 }, outcome: { type: 'interrupted', cause: 'x'.repeat(50_000) } };

function why(bytes: Buffer): string {
  const content = parseJournal(bytes, '/state/run.jsonl');
  return content.ok ? 'ok' : content.message;
}

describe('a line', () => {
  test('says its version, number and kind before its body', () => {
    const text = formatLine({ seq: 7, kind: 'intent', body: { type: 'settle' } });
    expect(text).toMatch(/^\{"v":2,"seq":7,"kind":"intent","sum":"[0-9a-f]{8}","body":\{"type":"settle"\}\}$/);
    expect(JOURNAL_VERSION).toBe(2);
  });

  test('reads back as it was written, whatever is in it', () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.constantFrom('intent' as const, 'event' as const),
        fc.jsonValue(),
        (seq, kind, value) => {
          const body: unknown = JSON.parse(JSON.stringify(value));
          const text = formatLine({ seq, kind, body });
          expect(lineBytes({ seq, kind, body }).toString()).toBe(`${text}\n`);
          expect(text).not.toContain('\n');
          expect(parseLine(text)).toEqual({ ok: true, line: { seq, kind, body } });
        },
      ),
    );
  });

  test.each<[string, string, RegExp]>([
    ['nothing', '', /no JSON object/],
    ['a text', '"x"', /no JSON object/],
    ['a list', '[]', /has version undefined/],
    ['null', 'null', /no JSON object/],
    ['half a line', formatLine({ seq: 0, kind: 'event', body: {} }).slice(0, 30), /no JSON object/],
    ['a later version', formatLine({ seq: 0, kind: 'event', body: {} }).replace('"v":2', '"v":3'), /has version 3/],
    ['version 0', formatLine({ seq: 0, kind: 'event', body: {} }).replace('"v":2', '"v":0'), /has version 0/],
    ['version 0.5', formatLine({ seq: 0, kind: 'event', body: {} }).replace('"v":2', '"v":0.5'), /has version 0.5/],
    ['no seq', '{"v":1,"kind":"event"}', /no seq or kind/],
    ['another kind', formatLine({ seq: 0, kind: 'event', body: {} }).replace('event', 'evens'), /no seq or kind/],
    ['another number', formatLine({ seq: 1, kind: 'event', body: {} }).replace('"seq":1', '"seq":3'), /checksum/],
    [
      'an intent made an event',
      formatLine({ seq: 1, kind: 'intent', body: {} }).replace('intent', 'event'),
      /checksum/,
    ],
    ['another body', formatLine({ seq: 1, kind: 'intent', body: { a: 1 } }).replace('"a":1', '"a":2'), /checksum/],
    ['white space', formatLine({ seq: 1, kind: 'intent', body: { a: 1 } }).replace('"a":1', '"a": 1'), /checksum/],
    ['one key more', formatLine({ seq: 1, kind: 'intent', body: {} }).replace('"v"', '"x":1,"v"'), /checksum/],
  ])('that is %s is refused', (_, text, reason) => {
    expect(parseLine(text)).toEqual({ ok: false, why: expect.stringMatching(reason) });
  });
});

describe('a journal', () => {
  test('holds the events, and intents are read over', () => {
    const bytes = written(events);
    expect(readJournal(file)).toEqual({
      ok: true,
      events,
      nextSeq: 2 * events.length - 1,
      soundBytes: bytes.length,
    });
  });

  test('may be empty', () => {
    expect(parseJournal(Buffer.alloc(0), file)).toEqual({ ok: true, events: [], nextSeq: 0, soundBytes: 0 });
  });

  test('is read on from what was read of it before, to the same end', () => {
    const bytes = written(events);
    const whole = parseJournal(bytes, file);
    for (let end = 0; end <= bytes.length; end += 97) {
      const known = parseJournal(bytes.subarray(0, end), file);
      if (!known.ok) throw new Error(known.message);
      expect(parseJournal(bytes, file, { known })).toEqual(whole);
      const edited = Buffer.from(bytes);
      edited[bytes.length - 3] = 65;
      expect(parseJournal(edited, file, { known })).toEqual(
        known.soundBytes === bytes.length ? whole : parseJournal(edited, file),
      );
    }
  });

  test('every change of a single byte is found', () => {
    const line = (seq: number, kind: 'intent' | 'event', body: unknown) => `${formatLine({ seq, kind, body })}\n`;
    const middle = line(1, 'event', { type: 'é\ufffd\u001b[0m', n: -10.5e-7, on: true, no: null });
    const before = Buffer.from(line(0, 'intent', {}));
    const bytes = Buffer.concat([before, Buffer.from(middle), Buffer.from(line(2, 'intent', {}))]);
    const end = before.length + Buffer.byteLength(middle);
    const missed: string[] = [];
    for (let at = before.length; at < end; at += 1) {
      for (let value = 0; value < 256; value += 1) {
        if (bytes[at] === value) continue;
        const changed = Buffer.from(bytes);
        changed[at] = value;
        if (parseJournal(changed, file).ok) missed.push(`${at}: ${value}`);
      }
    }
    expect(missed).toEqual([]);
  });

  test('[D1] a last line torn at any byte is left out, cut off, and written on', () => {
    const bytes = written(events.slice(0, 3));
    const last = bytes.lastIndexOf(10, bytes.length - 2) + 1;
    for (let end = last; end < bytes.length; end += 1) {
      const content = parseJournal(bytes.subarray(0, end), file);
      expect(content).toEqual({ ok: true, events: events.slice(0, 2), nextSeq: 4, soundBytes: last });
    }
    for (const end of [last, last + 1, last + 40, bytes.length - 1]) {
      writeFileSync(file, bytes.subarray(0, end));
      const content = readJournal(file);
      if (!content.ok) throw new Error(content.message);
      {
        using journal = openJournal(file, content);
        journal.append(events[2] as Event);
      }
      expect(readJournal(file)).toMatchObject({ ok: true, events: events.slice(0, 3), nextSeq: 5 });
      expect(readFileSync(file).subarray(0, last)).toEqual(bytes.subarray(0, last));
    }
  });

  test.each<[string, (lines: string[]) => string[], RegExp]>([
    ['a line is missing', (lines) => lines.toSpliced(2, 1), /line 3 has seq 3 instead of 2/],
    ['the first line is missing', (lines) => lines.slice(1), /line 1 has seq 1 instead of 0/],
    ['a line stands there twice', (lines) => lines.toSpliced(2, 0, lines[1] ?? ''), /line 3 has seq 1 instead of 2/],
    ['two lines changed places', ([a, b, ...rest]) => [b ?? '', a ?? '', ...rest], /line 1 has seq 1/],
    ['a line was cut in the middle', (lines) => lines.with(1, lines[1]?.slice(0, 9) ?? ''), /line 2 is no JSON/],
    ['an empty line was put in', (lines) => lines.toSpliced(1, 0, ''), /line 2 is no JSON/],
    [
      'the last whole line was edited',
      (lines) => lines.with(-1, lines.at(-1)?.replace('"verdict":"pass"', '"verdict":"fail"') ?? ''),
      /line 5 does not/,
    ],
  ])('is refused when %s, naming the line and what to do', (_, change, reason) => {
    const lines = written(events.slice(0, 3)).toString('utf8').trimEnd().split('\n');
    const message = why(Buffer.from(`${change(lines).join('\n')}\n`));
    expect(message).toMatch(reason);
    expect(message).toMatch(/^The journal \/state\/run\.jsonl is damaged: .*It was left as it is\. Set resume: never/);
  });

  test('is refused when bytes are no UTF-8, even in a place that decodes to the same text', () => {
    const bytes = Buffer.from(`${formatLine({ seq: 0, kind: 'event', body: { x: '\ufffd' } })}\n`);
    const at = bytes.indexOf(0xef);
    expect(why(Buffer.concat([bytes.subarray(0, at), Buffer.from([0xff]), bytes.subarray(at + 3)]))).toMatch(
      /line 1 is not UTF-8/,
    );
  });

  test('goes on after what is there, in files of several sittings', () => {
    written(events.slice(0, 1));
    for (const event of events.slice(1)) {
      const content = readJournal(file);
      if (!content.ok) throw new Error(content.message);
      using journal = openJournal(file, content);
      journal.intend({ type: 'implement' });
      journal.append(event);
    }
    expect(readJournal(file)).toMatchObject({ ok: true, events, nextSeq: 2 * events.length - 1 });
  });

  test('of a run that works or was killed says as much, though the space that was taken ahead is in it', () => {
    const closed = written(events.slice(0, 3));
    rmSync(file);
    using _ = openAndWrite(events.slice(0, 3));
    const bytes = readFileSync(file);
    expect(bytes.length).toBeGreaterThan(closed.length);
    expect(bytes.subarray(0, closed.length)).toEqual(closed);
    const content = readJournal(file);
    expect(content).toEqual(parseJournal(closed, file));
    if (!content.ok) throw new Error(content.message);
    {
      using next = openJournal(file, content);
      for (const event of events.slice(3)) next.append(event);
    }
    expect(readJournal(file)).toMatchObject({ ok: true, events });
    expect(readFileSync(file).includes(0)).toBe(false);
  });

  test('longer than the space that is taken at once is whole', () => {
    const many = [...events.slice(0, 1), long, long, long, long];
    const bytes = written(many);
    expect(parseJournal(bytes, file)).toMatchObject({ ok: true, events: many, soundBytes: bytes.length });
  });

  test.each([65_536, 200_000])(
    'has space behind a line of %i bytes or more, which no zeros were written for',
    (length) => {
      const cause = 'x'.repeat(length);
      const many = [...events.slice(0, 1), { ...long, outcome: { type: 'interrupted', cause } } as const, long];
      {
        using _ = openAndWrite(many.slice(0, 2));
        const bytes = readFileSync(file);
        expect(bytes.length % 65_536).toBe(0);
        expect([bytes.at(-1), parseJournal(bytes, file)]).toMatchObject([0, { ok: true, events: many.slice(0, 2) }]);
      }
      expect(readFileSync(file).includes(0)).toBe(false);
      expect(parseJournal(written(many), file)).toMatchObject({ ok: true, events: many });
      expect(readFileSync(file).includes(0)).toBe(false);
    },
  );

  test('is not cut off behind somebody who went on with it', () => {
    const first = openAndWrite(events.slice(0, 1));
    const content = readJournal(file);
    if (!content.ok) throw new Error(content.message);
    using next = openJournal(file, content);
    const many = Array.from({ length: 9 }, () => long);
    for (const event of many) next.append(event);
    first[Symbol.dispose]();
    expect(readJournal(file)).toMatchObject({ ok: true, events: [...events.slice(0, 1), ...many] });
  });

  test('is refused when zeros stand in its middle, as a disk may leave them', () => {
    const bytes = written(events.slice(0, 3));
    expect(why(Buffer.from(bytes).fill(0, 40, 60))).toMatch(/line 1 is no JSON/);
  });

  test('[D2] on a disk that fills up throws, and what was written before can be resumed', () => {
    const name = join(folder, 'full.jsonl');
    const source = resolve(import.meta.dirname, '../../src/adapters/store/journal-file.ts');
    const child = `
      import { openJournal } from ${JSON.stringify(source)};
      const journal = openJournal(${JSON.stringify(name)}, { nextSeq: 0, soundBytes: 0 });
      const event = { stamp: { at: 0, elapsedMs: 0 }, outcome: { type: 'interrupted', cause: 'x'.repeat(300) } };
      try {
        for (let count = 0; count < 100; count += 1) {
          journal.append(event);
          console.log('kept');
        }
      } catch (error) {
        console.log(error.code);
      }`;
    const limited = `ulimit -f 1; exec '${process.execPath}' --input-type=module -e "$CHILD"`;
    const { stdout } = spawnSync('bash', ['-c', limited], {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'] ?? '', CHILD: child },
    });
    const lines = stdout.trim().split('\n');
    expect(lines.at(-1)).toBe('EFBIG');
    const kept = lines.length - 1;
    expect(kept).toBeGreaterThan(0);
    expect(readFileSync(name)).toHaveLength(1024);
    expect(readJournal(name)).toMatchObject({ ok: true, nextSeq: kept });
  });

  test('that somebody appended to by hand is refused, not reset', () => {
    written(events);
    appendFileSync(file, '{"v":1}\n');
    expect(readJournal(file)).toMatchObject({ ok: false });
    expect(readFileSync(file, 'utf8')).toMatch(/\{"v":1\}\n$/);
  });
});
