import { spawn } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { onTermination } from '../../src/adapters/process/signals.ts';
import { fixture, waitFor } from '../fixtures/processes/rig.ts';

function startFixture() {
  const child = spawn(process.execPath, [fixture('on-termination.ts')], { stdio: ['pipe', 'pipe', 'inherit'] });
  let text = '';
  child.stdout.on('data', (data: Buffer) => {
    text += data.toString();
  });
  const closed = new Promise<number | null>((resolve) => child.once('close', resolve));
  return {
    child,
    closed,
    text: () => text,
    says: (words: string) => waitFor(() => text.includes(words)),
    [Symbol.dispose]: () => void child.kill('SIGKILL'),
  };
}

describe('a termination handler', () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('is called once, on the first signal: %s', async (signal) => {
    using action = startFixture();
    await action.says('ready');
    action.child.kill(signal);
    await action.says('handled');
    // The second and third signal of the runner must neither end the process nor call the handler again.
    action.child.kill('SIGINT');
    action.child.kill('SIGTERM');
    action.child.stdin.write('end\n');
    expect(await action.closed).toBe(0);
    expect(action.text()).toBe(`ready\nhandled ${signal}\nleft 0\n`);
  });

  it('is gone when disposed, and another one stays', () => {
    const count = (): number => process.listenerCount('SIGINT') + process.listenerCount('SIGTERM');
    const before = count();
    const first = onTermination(() => {});
    const second = onTermination(() => {});
    expect(count()).toBe(before + 4);
    first[Symbol.dispose]();
    expect(count()).toBe(before + 2);
    second[Symbol.dispose]();
    expect(count()).toBe(before);
  });
});
