import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type LateCall, lateScript, waitScript } from '../../../src/adapters/isolation/enter-ahead.ts';
import { GROUND } from '../../../src/adapters/isolation/lay-walls.ts';

/** What a waiting shell is told, run by this machine's own shell with programs that mount nothing and keep every right. */
describe('the rest of the script of a namespace made ahead', () => {
  it('is no longer on disk, with the key that it tells, when the program works', () => {
    using scene = openScene();
    const said = scene.run(['cat', scene.script]);
    expect(said).toEqual({ output: '', errors: '', status: 'ready\nend 0', code: 0 });
    expect(readFileSync(scene.script, 'utf8')).toBe('');
  });

  it('gives the program its environment, its input and its end', () => {
    using scene = openScene();
    const said = scene.run(['sh', '-c', 'cat; echo "$MODEL_KEY"; echo wrong >&2; exit 3']);
    expect(said).toEqual({
      ...{ output: 'the prompt\nkey-0123456789\n', errors: 'wrong\n', status: 'ready\nend 3', code: 3 },
    });
  });

  it('gives a program nothing to read where there is nothing', () => {
    using scene = openScene();
    expect(scene.run(['cat'], { input: undefined })).toMatchObject({ output: '', code: 0 });
  });

  it('leaves the program nothing open but its own', () => {
    using scene = openScene();
    const text = 'for n in 2 3 4 5 6 7 8 9; do [ ! -e "/proc/$$/fd/$n" ] || echo "$n"; done';
    expect(scene.run(['sh', '-c', text]).output).toBe('2\n');
  });

  it.each([
    ['KILL', 137],
    ['INT', 130],
    ['QUIT', 131],
  ])('tells of a program that SIG%s ends', (signal, code) => {
    using scene = openScene();
    expect(scene.run(['sh', '-c', `kill -${signal} $$`]).status).toMatch(new RegExp(`^ready\n(?:.*\n)?end ${code}$`));
  });

  it('starts nothing where its tree cannot be mounted', () => {
    using scene = openScene();
    const said = scene.run(['echo', 'started'], { programs: { mount: '/bin/false', rm: '/bin/true' } });
    expect(said).toMatchObject({ output: '', status: 'failed mounting\nend 125' });
  });

  it('starts nothing where the folder of the program cannot be entered', () => {
    using scene = openScene();
    const said = scene.run(['echo', 'started'], { cwd: '/nowhere at all' });
    expect(said.output).toBe('');
    expect(said.status).toContain('failed entering /nowhere at all');
  });

  it('starts nothing that it is not told to', () => {
    using scene = openScene();
    expect(scene.run(['echo', 'started'], { word: 'stop' })).toMatchObject({ output: '', status: 'end 125' });
  });

  it('does not tell the program where the shell stood', () => {
    using scene = openScene();
    const said = scene.run(['sh', '-c', 'echo "$PWD"; env | grep OLDPWD || echo nowhere']);
    expect(said).toMatchObject({ output: `${scene.folder}\nnowhere\n` });
  });
});

function openScene() {
  const shared = mkdtempSync(join(tmpdir(), 'ralph-late-'));
  const folder = join(shared, GROUND);
  mkdirSync(folder);
  const script = join(folder, 'late.sh');
  const setpriv = join(folder, 'setpriv');
  writeFileSync(setpriv, '#!/bin/sh\nwhile [ "$1" != -- ]; do shift; done\nshift\nexec "$@"\n', { mode: 0o755 });
  writeFileSync(join(folder, 'input'), 'the prompt\n');
  const none = '/bin/true';
  const programs = { sh: '/bin/sh', unshare: none, mount: none, umount: none, rm: none, cp: none, setpriv, env: none };
  const way = 'root' as const;
  const waiting = waitScript({
    ...{ way, programs, user: { uid: 0, gid: 0 }, shared, network: true },
    ...{ fstab: 'none', readOnly: [], removed: [] },
  });
  return {
    folder,
    script,
    run: ([program = '', ...args]: readonly string[], { word = 'go', ...other }: Told = {}) => {
      const tree = { lowers: ['lower'], upper: 'upper', work: 'work', at: folder };
      const text = lateScript({
        ...{ programs, tree: { ...tree, isUnprivileged: false, isVolatile: false }, removed: [], cwd: folder },
        ...{ environment: { MODEL_KEY: 'key-0123456789' }, input: './input', program, args, ...other },
      });
      writeFileSync(script, text, { mode: 0o600 });
      const opened = `exec 3>>${join(folder, 'status')}`;
      const said = spawnSync('sh', ['-c', `${opened}\n${waiting}`], { encoding: 'utf8', input: `${word} ./late.sh\n` });
      const status = readFileSync(join(folder, 'status'), 'utf8');
      return { output: said.stdout, errors: said.stderr, status: status.replace(/ \d+\n$/, ''), code: said.status };
    },
    [Symbol.dispose]: () => rmSync(shared, { recursive: true, force: true }),
  };
}

interface Told extends Partial<Pick<LateCall, 'programs' | 'cwd' | 'input'>> {
  readonly word?: string;
}
