import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lateScript, treeOrder, waitScript } from '../../../src/adapters/isolation/enter-ahead.ts';
import { GROUND } from '../../../src/adapters/isolation/lay-walls.ts';

const isRoot = process.getuid?.() === 0;

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
    expect(scene.run(['cat'], { input: '' })).toMatchObject({ output: '', code: 0 });
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
    const said = scene.run(['echo', 'started'], { mount: '/bin/false' });
    expect(said).toMatchObject({ output: '', status: 'failed mounting\nend 125' });
  });

  it('starts nothing where the folder of the program cannot be entered', () => {
    using scene = openScene();
    const said = scene.run(['echo', 'started'], { cwd: '/nowhere at all' });
    expect(said.output).toBe('');
    expect(said.status).toContain('failed entering /nowhere at all');
  });

  it.runIf(isRoot)('starts nothing where only somebody with rights could enter the folder of the program', () => {
    using scene = openScene();
    const folder = join(scene.folder, 'closed');
    mkdirSync(folder, { mode: 0 });
    const said = scene.run(['echo', 'started'], { cwd: folder, setpriv: 'real' });
    chmodSync(folder, 0o700);
    expect(said.output).toBe('');
    expect(said.status).toContain('failed rights');
  });

  it('takes nothing that a program says while it mounts for an order', () => {
    using scene = openScene();
    const said = scene.run(['echo', 'started'], { mount: '/bin/echo' });
    expect(said).toMatchObject({ output: 'started\n', errors: '', code: 0 });
    expect(said.status).toContain('overlay');
  });

  it.runIf(isRoot).each([
    ['is missing', '/nowhere/tool', 127],
    ['is a folder', '/', 126],
  ])('tells of a program that %s as setpriv does', (_, program, code) => {
    using scene = openScene();
    const { output, errors, code: ended } = scene.run([program], { setpriv: 'real' });
    const plain = spawnSync('/usr/bin/setpriv', ['--no-new-privs', '--', program], { encoding: 'utf8' });
    expect({ output, errors, code: ended }).toEqual({
      output: '',
      errors: plain.stderr,
      code,
    });
    expect(plain.status).toBe(code);
  });

  it('starts nothing that it is not told to', () => {
    using scene = openScene();
    expect(scene.run(['echo', 'started'], { word: 'stop' })).toMatchObject({ output: '', status: 'end 125' });
  });

  it('mounts nothing that it is not told to, and starts nothing without it', () => {
    using scene = openScene();
    const said = scene.run(['echo', 'started'], { mount: '/bin/echo', treeWord: 'go ./late.sh' });
    expect(said).toMatchObject({ output: '', status: 'end 125' });
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
  const keepsRights = join(folder, 'setpriv');
  writeFileSync(keepsRights, '#!/bin/sh\nwhile [ "$1" != -- ]; do shift; done\nshift\nexec "$@"\n', { mode: 0o755 });
  writeFileSync(join(folder, 'input'), 'the prompt\n');
  const none = '/bin/true';
  const others = { sh: '/bin/sh', unshare: none, umount: none, rm: none, cp: none, env: none };
  return {
    folder,
    script,
    run: ([program = '', ...args]: readonly string[], told: Told = {}) => {
      const { treeWord = 'tree', word = 'go', mount = none, setpriv, cwd = folder, input = './input' } = told;
      const mounts = join(folder, 'mount');
      writeFileSync(mounts, `#!/bin/sh\n[ "$1" = --all ] || exec ${mount} "$@"\n`, { mode: 0o755 });
      const programs = { ...others, mount: mounts, setpriv: setpriv === 'real' ? '/usr/bin/setpriv' : keepsRights };
      const text = lateScript({
        ...{ programs, removed: [], cwd, program, args },
        ...{ environment: { MODEL_KEY: 'key-0123456789' }, input: input === '' ? undefined : input },
      });
      const waiting = waitScript({
        ...{ way: 'root', programs, user: { uid: 0, gid: 0 }, shared, network: true },
        ...{ fstab: 'none', readOnly: [], removed: [], at: folder },
      });
      writeFileSync(script, text, { mode: 0o600 });
      const orders = `${treeWord === 'tree' ? treeOrder(tree) : treeWord}\n${word} ./late.sh\n`;
      const opened = `exec 3>>${join(folder, 'status')}`;
      const said = spawnSync('sh', ['-c', `${opened}\n${waiting}`], { encoding: 'utf8', input: orders });
      const status = readFileSync(join(folder, 'status'), 'utf8');
      return { output: said.stdout, errors: said.stderr, status: status.replace(/ \d+\n$/, ''), code: said.status };
    },
    [Symbol.dispose]: () => rmSync(shared, { recursive: true, force: true, maxRetries: 5 }),
  };
}

const tree = { lowers: ['lower'], upper: 'upper', work: 'work', isUnprivileged: false, isVolatile: false };

interface Told {
  /** The first order; default: that of a tree. */
  readonly treeWord?: string;
  readonly word?: string;
  readonly mount?: string;
  /** Default: one that takes no rights away. */
  readonly setpriv?: 'real';
  readonly cwd?: string;
  /** '' = none. */
  readonly input?: string;
}
