import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { clearShared, giveFiles, type UserMaker } from '../../../src/adapters/isolation/user-maker.ts';

const system = (name: string): string => `/usr/bin/${name}`;
const maker: UserMaker = {
  ...{ way: 'root', uid: 64_321, self: { uid: 0, gid: 0 } },
  programs: {
    ...{ sh: '/bin/sh', unshare: system('unshare'), mount: system('mount'), umount: system('umount') },
    ...{ setpriv: system('setpriv'), rm: '/bin/rm', cp: '/bin/cp', env: system('env') },
  },
};

/** Makes and removes folders where everybody may, until it is killed; says so once it does. */
const churn = `
  const { mkdirSync, rmdirSync } = require('node:fs');
  const names = Array.from({ length: 200 }, (_, at) => '/tmp/ralph-comes-and-goes-' + process.pid + '-' + at);
  for (let turn = 0; ; turn += 1) {
    for (const name of names) mkdirSync(name);
    if (turn === 0) process.stdout.write('begun');
    for (const name of names) rmdirSync(name);
  }`;

describe.skipIf(process.getuid?.() !== 0)('files of another user', () => {
  it('are cleared from folders in which others make and remove theirs at the same time', async () => {
    const child = spawn(process.execPath, ['-e', churn], { stdio: ['ignore', 'pipe', 'inherit'] });
    try {
      await once(child.stdout, 'data');
      for (let turn = 0; turn < 10; turn += 1) await clearShared(maker);
    } finally {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
  });

  it('cannot be given where something else is wrong than that it is gone', async () => {
    await expect(giveFiles({ ...maker, uid: Number.NaN }, ['/tmp'])).rejects.toThrow(/find as root \(root\) failed/);
  });
});
