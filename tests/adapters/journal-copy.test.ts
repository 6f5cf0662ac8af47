import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { journalCopier } from '../../src/adapters/store/journal-copy.ts';
import { parseJournal } from '../../src/adapters/store/journal-file.ts';
import { formatLine } from '../../src/adapters/store/journal-line.ts';
import type { Event } from '../../src/core/event.ts';
import { redact } from '../../src/report/redact.ts';
import { fold, plan, play } from '../support/history.ts';

const secret = 'a-very-"secret"-value';
const clean = (text: string): string => redact(text, [secret]).text;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ralph-copy-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function linesOf(events: readonly Event[]): string[] {
  return events.map((body, seq) => `${formatLine({ seq, kind: 'event', body })}\n`);
}

function read(text: string): readonly Event[] {
  const content = parseJournal(Buffer.from(text), 'copy');
  if (!content.ok) throw new Error(content.message);
  return content.events;
}

describe('the copy of a journal that leaves the machine', () => {
  const history = play(plan(['A', 'B']), { attempts: { A: ['fail'] } });

  it('is the journal itself where there is no secret, and tells the same state', async () => {
    const file = join(folder, 'journal.jsonl');
    const lines = linesOf(history.events);
    writeFileSync(file, lines.join(''));
    const { text, step } = await journalCopier(file, clean)();
    expect(text).toBe(lines.join(''));
    expect(step?.state).toEqual(fold(history.events));
  });

  it('shares the stories of the run that writes it, and only where they are the same', async () => {
    const file = join(folder, 'journal.jsonl');
    writeFileSync(file, linesOf(history.events).join(''));
    const live = history.states.at(-1) ?? expect.fail('no state');
    const { step } = await journalCopier(file, clean)(live);
    expect(step?.state).toEqual(live);
    expect(step?.state.plan.stories).toBe(live.plan.stories);
    const [first, ...others] = live.plan.stories;
    const stories = [{ ...(first ?? expect.fail('no story')), title: 'Another' }, ...others];
    const other = await journalCopier(file, clean)({ plan: { ...live.plan, stories } });
    expect(other.step?.state).toEqual(live);
  });

  it('has no secret in it and can still be read', async () => {
    const file = join(folder, 'journal.jsonl');
    const events = [
      ...history.events,
      { stamp: { at: 1, elapsedMs: 1 }, outcome: { type: 'interrupted', cause: `told ${secret} to all` } } as const,
    ];
    writeFileSync(file, linesOf(events).join(''));
    const { text } = await journalCopier(file, clean)();
    expect(text).not.toContain('very');
    expect(read(text)).toHaveLength(events.length);
    expect(read(text).at(-1)?.outcome).toEqual({ type: 'interrupted', cause: 'told [redacted] to all' });
  });

  it('grows with the journal; a torn last line waits for its end', async () => {
    const file = join(folder, 'journal.jsonl');
    const lines = linesOf(history.events);
    const copy = journalCopier(file, clean);
    writeFileSync(file, '');
    expect(await copy()).toEqual({ text: '', isReadable: true, step: undefined });
    for (const [at, line] of lines.entries()) {
      appendFileSync(file, line.slice(0, 30));
      expect((await copy()).text).toBe(lines.slice(0, at).join(''));
      appendFileSync(file, line.slice(30));
      expect((await copy()).step?.state).toEqual(history.states[at]);
    }
  });

  it('of a journal that somebody edited tells no state, and still no secret', async () => {
    const file = join(folder, 'journal.jsonl');
    writeFileSync(
      file,
      linesOf(history.events)
        .join('')
        .replace('begun', 'began')
        .concat(`{"said":${JSON.stringify(secret)}}\n`),
    );
    const { text, step } = await journalCopier(file, clean)();
    expect(step).toBeUndefined();
    expect(text).not.toContain('very');
  });
});

describe('a secret that is part of the spelling of every line', () => {
  it('makes a copy that says that it cannot be read', async () => {
    const place = mkdtempSync(join(tmpdir(), 'ralph-copy-'));
    const file = join(place, 'journal.jsonl');
    writeFileSync(file, linesOf(play(plan(['A'])).events).join(''));
    const { text, isReadable } = await journalCopier(file, (each) => redact(each, ['event']).text)();
    rmSync(place, { recursive: true, force: true });
    expect(isReadable).toBe(false);
    expect(text).not.toContain('event');
  });
});
