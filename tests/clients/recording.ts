import { mkdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { RealClient } from './install.ts';
import type { ClientRun } from './rig.ts';
import { secretKey } from './services.ts';

/** One folder for each client. */
const recordings = join(import.meta.dirname, '..', 'fixtures', 'recorded');

/** Records what a real client printed and how it ended, without what belongs to the machine it ran on. */
export function record(client: RealClient, scene: string, run: ClientRun): void {
  const { process: ended, stdout, stderr } = run;
  const path = join(recordings, client, scene);
  mkdirSync(join(recordings, client), { recursive: true });
  const { model } = run.reading;
  const meta = {
    exit: ended.exitCode ?? null,
    signal: ended.signal ?? null,
    killedBy: ended.termination === 'exit' ? null : ended.termination,
    ...(model === undefined ? {} : { model }),
  };
  writeFileSync(`${path}.stdout.jsonl`, scrubbed(stdout, run));
  writeFileSync(`${path}.stderr.txt`, scrubbed(stderr, run));
  if (run.usageFile !== undefined) writeFileSync(`${path}.usage.json`, scrubbed(run.usageFile, run));
  writeFileSync(`${path}.meta.json`, `${JSON.stringify(meta)}\n`);
}

function scrubbed(text: string, { dir }: ClientRun): string {
  const root = join(import.meta.dirname, '..', '..');
  return text
    .replaceAll(dir, '/work')
    .replaceAll(dir.slice(1), 'work')
    .replaceAll(dir.replaceAll('/', '-'), '-work')
    .replaceAll(join(root, 'node_modules', '.cache'), '/opt')
    .replaceAll(root, '/src')
    .replaceAll(`${homedir()}/`, '/home/runner/')
    .replaceAll(secretKey, 'sk-scripted')
    .replaceAll(/\/tmp\/cc-socks\/\d+/g, '/tmp/cc-socks/1')
    .replaceAll(/(127\.0\.0\.1|localhost):\d{4,5}/g, '$1:PORT')
    .replaceAll(/(?:A long story\. ){30,}/g, 'A long story. '.repeat(30));
}
