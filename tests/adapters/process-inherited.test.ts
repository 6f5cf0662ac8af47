import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { fixture } from '../fixtures/processes/rig.ts';

const entry = join(import.meta.dirname, '..', '..', 'src', 'main.ts');

/** Starts a program of this repository with a file at 200, a folder at 201 and a socket at 202. */
function startWithMore(folder: string, args: readonly string[], env: NodeJS.ProcessEnv) {
  writeFileSync(join(folder, 'secret'), 'secret of the job\n');
  const more = [openSync(join(folder, 'secret'), 'r'), openSync(folder, 'r')];
  const nothing = Array.from({ length: 197 }, () => 'ignore' as const);
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe', ...nothing, ...more, 'pipe'] });
  for (const one of more) closeSync(one);
  return child;
}

async function inFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'ralph-inherited-'));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

describe.skipIf(process.platform !== 'linux')('files, folders and sockets that a job left open', () => {
  it('[X38] are not handed on to what we start, without any walls', async () => {
    const said = await inFolder(async (folder) => {
      const child = startWithMore(folder, [fixture('with-open-files.ts'), folder], process.env);
      return text(child.stdout ?? expect.unreachable());
    });
    // The fourth is the folder that is listed.
    expect(said.trim().split('\n')).toEqual(['0', '1', '2', '3']);
  });

  it('[X38] are closed when the step begins, before it starts anything', async () => {
    const end = await inFolder(async (folder) => {
      const child = startWithMore(folder, ['--import', `data:text/javascript,${encodeURIComponent(teller)}`, entry], {
        PATH: process.env['PATH'],
      });
      return text(child.stderr ?? expect.unreachable());
    });
    expect(end).toContain('open at the end: none\n');
  });
});

/** Tells at the end of a program which of the three are open in it. */
const teller = `
import { fstatSync, writeSync } from 'node:fs';
process.on('exit', () => {
  const isOpen = (fd) => { try { fstatSync(fd); return true; } catch { return false; } };
  writeSync(2, 'open at the end: ' + ([200, 201, 202].filter(isOpen).join(' ') || 'none') + '\\n');
});`;
