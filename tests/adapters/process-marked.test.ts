import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { MARKER_NAME, readProcessTable } from '../../src/adapters/process/proc-table.ts';
import { trackMarked } from '../../src/adapters/process/tree-marked.ts';

describe.runIf(process.platform === 'linux')('a look at a marked tree', () => {
  it('[R2] is repeated after a member has ended, whose last child may be too young for it', async () => {
    const marker = `marked-${process.pid}`;
    // Nobody asks for the short sleep's end: its parent has become a program that knows nothing of it.
    const child = spawn('/bin/sh', ['-c', 'sleep 0 & exec sleep 600'], {
      env: { PATH: '/usr/bin:/bin', [MARKER_NAME]: marker },
      stdio: 'ignore',
    });
    try {
      const pid = child.pid ?? 0;
      const tree = trackMarked({ pid, marker });
      while (!hasEndedChild(pid)) await delay(5);
      expect(tree.sweep()).toMatchObject({ unsettled: true, members: [{ pid }] });
      // Any other process of this machine that ends in between unsettles a look too, but never each of them.
      await vi.waitFor(() => expect(tree.sweep()).toMatchObject({ unsettled: false, members: [{ pid }] }), 20_000);
    } finally {
      child.kill('SIGKILL');
    }
  });
});

function hasEndedChild(parent: number): boolean {
  return readProcessTable().entries.some((entry) => entry.parent === parent && !entry.alive);
}
