/*
 * The proc-receive hook of the test remote: asks the test's HTTP server about each ref, prints what a GitHub server would
 * print and answers `ok` (git then updates the ref itself) or `ng` with a reason of our own, which other hooks cannot.
 */
import { readSync, writeSync } from 'node:fs';

interface Decision {
  readonly ref: string;
  readonly reason?: string;
  readonly remote?: readonly string[];
}

const flush = '0000';

function readBytes(length: number): Buffer {
  const bytes = Buffer.alloc(length);
  let filled = 0;
  while (filled < length) {
    const read = readSync(0, bytes, filled, length - filled, null);
    if (read === 0) throw new Error('git closed the connection');
    filled += read;
  }
  return bytes;
}

function readLines(): string[] {
  const lines: string[] = [];
  for (;;) {
    const length = Number.parseInt(readBytes(4).toString('latin1'), 16);
    if (length === 0) return lines;
    lines.push(
      readBytes(length - 4)
        .toString('utf8')
        .replace(/\n$/, ''),
    );
  }
}

function writeLine(text: string): void {
  const bytes = Buffer.from(text);
  writeSync(1, Buffer.concat([Buffer.from((bytes.length + 4).toString(16).padStart(4, '0')), bytes]));
}

async function decide(commands: readonly string[]): Promise<readonly Decision[]> {
  const url = process.env['RALPH_TEST_DECIDE'];
  if (url === undefined) throw new Error('RALPH_TEST_DECIDE is not set');
  const response = await fetch(url, { method: 'POST', body: JSON.stringify(commands) });
  return (await response.json()) as readonly Decision[];
}

readLines();
writeLine('version=1');
writeSync(1, flush);
const decisions = await decide(readLines());
for (const { remote } of decisions) for (const line of remote ?? []) writeSync(2, `${line}\n`);
for (const { ref, reason } of decisions) {
  if (reason !== undefined) {
    writeLine(`ng ${ref} ${reason}`);
    continue;
  }
  writeLine(`ok ${ref}`);
  writeLine('option fall-through');
}
writeSync(1, flush);
