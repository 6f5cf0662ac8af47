import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Log } from '../../src/action/log.ts';
import { MOST_SHOWN_BYTES, showOutput } from '../../src/action/show-output.ts';

const secret = 'correct-horse-battery-staple';
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ralph-shown-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

/** What the log was told of a file of this content; undefined = no file. */
async function shown(content: string | Buffer | undefined): Promise<readonly string[]> {
  const path = join(folder, 'output');
  if (content !== undefined) writeFileSync(path, content);
  const said: string[] = [];
  const other = (): void => void said.push('something else');
  const log: Log = {
    ...{ info: other, notice: other, warning: other, error: other },
    startGroup: (title) => said.push(`group ${title}`),
    endGroup: () => said.push('end'),
    verbatim: (lines) => said.push(...lines),
  };
  showOutput({ log, title: 'agent', path, secrets: [secret] });
  return said;
}

describe('the whole output of a process', () => {
  test('[S9] stands in a group of its own, without terminal codes and secrets, and goes through the pause alone', async () => {
    const key = '-----BEGIN PRIVATE KEY-----\nMIIEow==\n-----END PRIVATE KEY-----';
    const printed = `one\r\n\u001b[31mtwo\u001b[0m\n${secret}\n${Buffer.from(secret).toString('base64')}\n${key}\n\n`;
    const lines = await shown(printed);
    // The last digits of base64 hold less than a character of it.
    expect(lines[4]).toMatch(/^\[redacted\][A-Za-z0-9+/]?={0,2}$/);
    expect(lines.toSpliced(4, 1)).toEqual(['group agent', 'one', 'two', '[redacted]', '[redacted]', 'end']);
  });

  test('[S9] hides a secret that control characters tear apart', async () => {
    expect(await shown(`${secret.slice(0, 9)}\u0000\u200b${secret.slice(9)}`)).toEqual([
      'group agent',
      '[redacted]',
      'end',
    ]);
  });

  test('[S9] hides a secret that a client tells in pieces', async () => {
    const records = [secret.slice(0, 9), secret.slice(9)].map((text) => JSON.stringify({ type: 'message', text }));
    const hidden = JSON.stringify({ type: 'message', text: '[redacted]' });
    expect(await shown(records.join('\n'))).toEqual(['group agent', hidden, hidden, 'end']);
  });

  test('of no file is empty', async () => {
    expect(await shown(undefined)).toEqual(['group agent', '', 'end']);
  });

  test('[R9] is its last MiB, which begins with a whole line and says so', async () => {
    const line = `${'x'.repeat(63)}\n`;
    const lines = await shown(Buffer.from(`${line.repeat(MOST_SHOWN_BYTES / 64)}end\n`));
    expect(lines[1]).toMatch(/^\[\.\.\. only the last MiB is shown, all of it is in .*output \.\.\.\]$/);
    expect(lines[2]).toBe('x'.repeat(63));
    expect(lines.at(-2)).toBe('end');
    expect(lines).toHaveLength(MOST_SHOWN_BYTES / 64 + 3);
  });

  test('[S9] shows no part of a secret that lies across the beginning of the last MiB', async () => {
    const tail = 'y'.repeat(MOST_SHOWN_BYTES - secret.length / 2);
    const all = (await shown(`${secret}${tail}`)).join('\n');
    expect(all).not.toContain(secret.slice(-6));
    expect(all).toContain('yyyy');
  });
});
