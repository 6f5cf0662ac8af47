import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lateScript } from '../../../src/adapters/isolation/enter-ahead.ts';

/** What a waiting shell is told, run by this machine's own shell with programs that mount nothing and keep every right. */
describe('the rest of the script of a namespace made ahead', () => {
  it('is no longer on disk, with the key that it tells, when the program works', () => {
    using scene = openScene();
    const said = scene.run(['cat', scene.script]);
    expect(said).toEqual({ output: '', status: 'ready\nend 0', code: 0 });
    expect(readFileSync(scene.script, 'utf8')).toBe('');
  });

  it('gives the program its environment, its input and its end', () => {
    using scene = openScene();
    const said = scene.run(['sh', '-c', 'cat; echo "$MODEL_KEY"; exit 3']);
    expect(said).toEqual({ output: 'the prompt\nkey-0123456789\n', status: 'ready\nend 3', code: 3 });
  });

  it('does not tell the program where the shell stood', () => {
    using scene = openScene();
    const said = scene.run(['sh', '-c', 'echo "$PWD"; env | grep OLDPWD || echo nowhere']);
    expect(said).toMatchObject({ output: `${scene.folder}\nnowhere\n` });
  });
});

function openScene() {
  const folder = mkdtempSync(join(tmpdir(), 'ralph-late-'));
  const script = join(folder, 'late.sh');
  const setpriv = join(folder, 'setpriv');
  writeFileSync(setpriv, '#!/bin/sh\nwhile [ "$1" != -- ]; do shift; done\nshift\nexec "$@"\n', { mode: 0o755 });
  writeFileSync(join(folder, 'input'), 'the prompt\n');
  const noProgram = '/bin/true';
  const programs = { sh: 'sh', unshare: noProgram, mount: noProgram, umount: noProgram, rm: noProgram, cp: noProgram };
  return {
    folder,
    script,
    run: ([program = '', ...args]: readonly string[]) => {
      const tree = {
        lowers: ['lower'],
        upper: 'upper',
        work: 'work',
        at: folder,
        isUnprivileged: false,
        isVolatile: false,
      };
      const text = lateScript({
        ...{ way: 'root', programs: { ...programs, setpriv, env: 'env' }, user: { uid: 0, gid: 0 } },
        ...{ tree, removed: [], cwd: folder, environment: { MODEL_KEY: 'key-0123456789' }, input: './input' },
        ...{ program, args },
      });
      writeFileSync(script, text, { mode: 0o600 });
      const waiting = 'exec 8>&2 9>status; fail() { echo "failed $1" >&9; exit 125; }; script=./late.sh; . "$script"';
      const { stdout, status: code } = spawnSync('sh', ['-c', waiting], { cwd: folder, encoding: 'utf8' });
      const status = readFileSync(join(folder, 'status'), 'utf8');
      return { output: stdout, status: status.replace(/ \d+\n$/, ''), code };
    },
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}
