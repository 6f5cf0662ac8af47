import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { endLeftovers, markerScope } from '../../src/adapters/leftovers.ts';
import { MARKER_NAME } from '../../src/adapters/process/proc-table.ts';

const started: ChildProcess[] = [];

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

/** A process that works for the runs of a folder, and has so many more bytes in its environment. */
async function working(folder: string, moreBytes: number): Promise<ChildProcess> {
  const env = { FILL: 'x'.repeat(moreBytes), [MARKER_NAME]: `${markerScope(folder)}0123` };
  const child = spawn('/bin/sleep', ['60'], { env, stdio: 'ignore' });
  started.push(child);
  await once(child, 'spawn');
  return child;
}

describe('what a killed controller left', () => {
  it.each([['small', 0] as const, ['large', 100_000] as const])(
    'is ended with a %s environment, and nothing of another folder',
    async (_, moreBytes) => {
      const own = `/own-${moreBytes}-${process.pid}`;
      const left = await working(own, moreBytes);
      const other = await working(`${own}-other`, moreBytes);
      const exited = once(left, 'exit');
      expect(await endLeftovers(markerScope(own))).toBe(1);
      expect(await exited).toEqual([null, 'SIGKILL']);
      expect(other.exitCode ?? other.signalCode).toBeNull();
    },
  );

  it('is nothing where no process works for the folder', async () => {
    expect(await endLeftovers(markerScope(`/nobody-${process.pid}`))).toBe(0);
  });
});
