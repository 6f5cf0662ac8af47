import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';
import { stepKinds } from '../../src/rehearsal/schema.ts';
import { initGit, marked, type Played, play, run, scoreOf, start, TempFolder } from './agent.ts';

/** A worktree with a few files, its score outside. */
class Worktree extends TempFolder {
  readonly cwd = join(this.path, 'w');

  constructor() {
    super();
    mkdirSync(join(this.cwd, 'dir'), { recursive: true });
    writeFileSync(join(this.cwd, 'a.txt'), 'one two one\n');
    writeFileSync(join(this.cwd, 'dir/b.txt'), 'b\n');
    writeFileSync(join(this.cwd, 'prd.json'), prd);
    initGit(this.cwd);
  }

  play(...steps: readonly unknown[]): Played {
    return play({
      cwd: this.cwd,
      score: this.score(scoreOf(steps)),
      env: { MARKER: this.marker, SECRET: 'hunter2', RALPH_RESULT_FILE: this.result },
    });
  }

  get result(): string {
    return join(this.path, 'final.txt');
  }

  read(path: string): string {
    return readFileSync(join(this.cwd, path), 'utf8');
  }
}

const prd = `{
  "userStories": [
    { "id": "US-001", "passes": false },
    { "id": "US-003", "title": "x", "passes" : false },
    { "id": "US-004", "passes": true }
  ]
}
`;

const patch = `diff --git a/a.txt b/a.txt
--- a/a.txt
+++ b/a.txt
@@ -1 +1 @@
-one two one
+patched
`;

type Check = (worktree: Worktree, played: Played) => void;

/** One honest use of every kind; the suite fails when a kind is missing here. */
const honest: readonly [string, unknown, Check][] = [
  ['say', 'Reading the code', (_, { stdout }) => expect(stdout).toContain('\nReading the code\n')],
  [
    'write',
    { path: 'new/deep/c.txt', content: 'ö\n' },
    (w, { stdout }) => {
      expect(w.read('new/deep/c.txt')).toBe('ö\n');
      expect(stdout).toContain('> write new/deep/c.txt (3 bytes)\n');
    },
  ],
  ['append', { path: 'a.txt', content: 'more\n' }, (w) => expect(w.read('a.txt')).toBe('one two one\nmore\n')],
  ['append', { path: 'x/new.txt', content: 'more\n' }, (w) => expect(w.read('x/new.txt')).toBe('more\n')],
  ['replace', { path: 'a.txt', find: 'one', with: '$&1' }, (w) => expect(w.read('a.txt')).toBe('$&1 two one\n')],
  [
    'replace',
    { path: 'a.txt', find: 'one', with: '$&1', all: true },
    (w) => expect(w.read('a.txt')).toBe('$&1 two $&1\n'),
  ],
  ['delete', 'a.txt', (w) => expect(existsSync(join(w.cwd, 'a.txt'))).toBe(false)],
  ['delete', 'dir', (w) => expect(existsSync(join(w.cwd, 'dir'))).toBe(false)],
  [
    'move',
    { from: 'dir', to: 'far/away' },
    (w) => {
      expect(w.read('far/away/b.txt')).toBe('b\n');
      expect(existsSync(join(w.cwd, 'dir'))).toBe(false);
    },
  ],
  ['chmod', { path: 'a.txt', mode: '750' }, (w) => expect(statSync(join(w.cwd, 'a.txt')).mode & 0o777).toBe(0o750)],
  ['patch', patch, (w) => expect(w.read('a.txt')).toBe('patched\n')],
  [
    'run',
    'echo out; echo err >&2; echo "$RALPH_STORY $PWD" > seen',
    (w, { stdout, stderr }) => {
      expect(stdout).toContain('\nout\n');
      expect(stderr).toBe('err\n');
      expect(w.read('seen')).toBe(`US-001 ${w.cwd}\n`);
    },
  ],
  [
    'run',
    'exit 3',
    (_, { code, stdout }) => {
      expect(stdout).toContain('  ended with 3\n');
      expect(code).toBe(0);
    },
  ],
  [
    'run',
    'sleep 300 & echo started',
    (w, { stdout }) => {
      expect(stdout).toContain('started\n');
      expect(marked(w.marker)).toHaveLength(1);
    },
  ],
  [
    'commit',
    'nothing changed',
    (w, { stdout }) => {
      expect(stdout).toContain('  nothing to commit\n');
      expect(run(w.cwd, 'git', 'log', '--format=%s').trim()).toBe('start');
    },
  ],
  [
    'flip',
    { file: 'prd.json', story: 'US-003' },
    (w) => expect(w.read('prd.json')).toBe(prd.replace('"passes" : false', '"passes" : true')),
  ],
  ['sleep', '20ms', (_, { stdout }) => expect(stdout).toContain('> sleep 20 ms\n')],
  [
    'spawn',
    'sleep 300',
    (w, { code }) => {
      const [pid] = marked(w.marker);
      expect(code).toBe(0);
      expect(Number(run('/', 'ps', '-o', 'sid=', '-p', String(pid)))).toBe(pid);
    },
  ],
  ['ignore', ['TERM', 'INT'], (_, { stdout }) => expect(stdout).toContain('> ignore TERM INT\n')],
  [
    'print',
    { bytes: 1_000_001, text: 'xyz' },
    (_, { stdout }) => {
      const flood = stdout.slice(stdout.indexOf('bytes\n', stdout.indexOf('> print')) + 6);
      expect(flood).toBe('xyz'.repeat(333_334).slice(0, 1_000_001));
    },
  ],
  ['print', { bytes: 0 }, (_, { stdout }) => expect(stdout.endsWith('> print 0 bytes\n')).toBe(true)],
  [
    'env',
    ['SECRET', 'NOT_THERE'],
    (_, { stdout }) => {
      expect(stdout).toContain('  SECRET: visible\n  NOT_THERE: not visible\n');
      expect(stdout).not.toContain('hunter2');
    },
  ],
  [
    'final',
    'I am <promise>COMPLETE</promise>',
    (w, { stdout }) => {
      expect(readFileSync(w.result, 'utf8')).toBe('I am <promise>COMPLETE</promise>');
      expect(stdout.endsWith('I am <promise>COMPLETE</promise>\n')).toBe(true);
    },
  ],
  ['exit', 7, (_, { code }) => expect(code).toBe(7)],
];

describe('every kind of step', () => {
  it('is in the table', () => {
    expect(new Set(honest.map(([kind]) => kind))).toEqual(new Set(stepKinds));
  });

  it.each(honest)('%s %j', (kind, value, check) => {
    using worktree = new Worktree();
    const played = worktree.play({ [kind]: value });
    expect(played.code).toBe(kind === 'exit' ? value : 0);
    check(worktree, played);
  });
});

describe('a step that cannot be played ends the attempt with 70', () => {
  it.each<[string, unknown, string]>([
    [
      'replace of a text that is not there',
      { replace: { path: 'a.txt', find: 'three', with: '' } },
      'step 2 (replace): a.txt does not contain "three".',
    ],
    [
      'replace in a file that is not there',
      { replace: { path: 'z.txt', find: 'a', with: '' } },
      'step 2 (replace): ENOENT',
    ],
    ['delete of a file that is not there', { delete: 'z.txt' }, 'step 2 (delete): ENOENT'],
    ['move of a file that is not there', { move: { from: 'z.txt', to: 'y.txt' } }, 'step 2 (move): ENOENT'],
    ['write to a folder', { write: { path: 'dir', content: '' } }, 'step 2 (write): EISDIR'],
    ['write below a file', { write: { path: 'a.txt/b', content: '' } }, 'step 2 (write): EEXIST'],
    [
      'write through a link out of the worktree',
      { write: { path: 'outer/x', content: '' } },
      'step 2 (write): "outer/x" leads out of the worktree through a link',
    ],
    [
      'delete through a link out of the worktree',
      { delete: 'outer/x' },
      'step 2 (delete): "outer/x" leads out of the worktree through a link',
    ],
    [
      'move through a link out of the worktree',
      { move: { from: 'a.txt', to: 'outer/x' } },
      'step 2 (move): "outer/x" leads out of the worktree through a link',
    ],
    [
      'chmod of a link out of the worktree',
      { chmod: { path: 'outer', mode: '777' } },
      'step 2 (chmod): "outer" leads out of the worktree through a link',
    ],
    [
      'flip of an unknown story',
      { flip: { file: 'prd.json', story: 'US-9' } },
      'step 2 (flip): prd.json has no story with id "US-9".',
    ],
    [
      'flip of a story that passed',
      { flip: { file: 'prd.json', story: 'US-004' } },
      'step 2 (flip): prd.json has no "passes": false after the id "US-004".',
    ],
    [
      'a patch that does not fit',
      { patch: patch.replace('-one two', '-two one') },
      'step 2 (patch): git apply ended with 1: the patch does not fit the worktree.',
    ],
    [
      'a patch that leaves the worktree',
      { patch: patch.replaceAll('a.txt', '../final.txt') },
      'step 2 (patch): git apply ended with',
    ],
    ['a patch that is none', { patch: 'hello' }, 'step 2 (patch): git apply ended with'],
  ])('%s', (_name, step, message) => {
    using worktree = new Worktree();
    symlinkSync('..', join(worktree.cwd, 'outer'));
    const { code, stdout, stderr } = worktree.play({ say: 'first' }, step, { say: 'never' });
    expect(stderr).toContain(`rehearsal: ${join(worktree.path, 'score.yaml')}: US-001, attempt 1, ${message}`);
    expect(code).toBe(70);
    expect(stdout).not.toContain('never');
    expect(existsSync(worktree.result)).toBe(false);
  });

  it('commit where no git is', () => {
    using folder = new TempFolder();
    const { code, stderr } = play({
      cwd: folder.path,
      score: folder.score(scoreOf([{ commit: 'x' }])),
      env: { GIT_CEILING_DIRECTORIES: '/' },
    });
    expect(stderr).toContain('step 1 (commit): git add ended with 128.');
    expect(code).toBe(70);
  });

  it('run where no bash is', () => {
    using folder = new TempFolder();
    const { code, stderr } = play({
      cwd: folder.path,
      score: folder.score(scoreOf([{ run: 'true' }])),
      env: { PATH: folder.path },
    });
    expect(stderr).toContain('step 1 (run): spawn bash ENOENT');
    expect(code).toBe(70);
  });
});

describe('steps together', () => {
  it('a commit holds what the steps before it changed, under the agent’s own name', () => {
    using worktree = new Worktree();
    const { code } = worktree.play(
      { write: { path: 'c.txt', content: 'c' } },
      { delete: 'a.txt' },
      { commit: 'feat: "quoted" $HOME' },
      { final: 'ok' },
    );
    expect(code).toBe(0);
    expect(run(worktree.cwd, 'git', 'log', '-1', '--format=%an: %s').trim()).toBe(
      'Rehearsal agent: feat: "quoted" $HOME',
    );
    expect(run(worktree.cwd, 'git', 'show', '--name-status', '--format=', 'HEAD').trim()).toBe('D\ta.txt\nA\tc.txt');
  });

  it('a patch fits a worktree that lies in another repository', () => {
    using worktree = new Worktree();
    const cwd = join(worktree.cwd, 'dir');
    writeFileSync(join(cwd, 'a.txt'), 'one two one\n');
    expect(play({ cwd, score: worktree.score(scoreOf([{ patch }])) })).toMatchObject({ code: 0 });
    expect(worktree.read('dir/a.txt')).toBe('patched\n');
    expect(worktree.read('a.txt')).toBe('one two one\n');
  });

  it('a link is deleted, not what it points to', () => {
    using worktree = new Worktree();
    writeFileSync(join(worktree.path, 'kept.txt'), 'kept');
    symlinkSync('../kept.txt', join(worktree.cwd, 'link'));
    expect(worktree.play({ delete: 'link' }).code).toBe(0);
    expect(readFileSync(join(worktree.path, 'kept.txt'), 'utf8')).toBe('kept');
  });

  it('a final message before a failure stays, the last of several counts', () => {
    using worktree = new Worktree();
    expect(worktree.play({ final: 'one' }, { final: 'two' }, { exit: 9 }, { final: 'three' }).code).toBe(9);
    expect(readFileSync(worktree.result, 'utf8')).toBe('two');
  });
});

describe('signals', () => {
  async function terminated(ignored: readonly unknown[]): Promise<unknown[]> {
    using worktree = new Worktree();
    // Of an agent that dies, the command lives on until its folder goes.
    const waits = `echo ready; until [ -e sent ] || [ ! -e '${worktree.cwd}' ]; do sleep 0.05; done`;
    const child = start({
      cwd: worktree.cwd,
      score: worktree.score(scoreOf([...ignored, { run: waits }, { exit: 5 }])),
    });
    const ended = once(child, 'exit');
    // The agent prints its step before the command prints its line; a second signal could meet a process that is about to be gone.
    for await (const line of createInterface({ input: child.stdout })) {
      if (line !== 'ready') continue;
      child.kill('SIGTERM');
      writeFileSync(join(worktree.cwd, 'sent'), '');
    }
    return await ended;
  }

  it('an agent dies of TERM', async () => {
    expect(await terminated([])).toEqual([null, 'SIGTERM']);
  });

  it('an agent that ignores TERM plays to its end', async () => {
    expect(await terminated([{ ignore: ['TERM'] }])).toEqual([5, null]);
  });

  it('a closed reader ends the attempt with 70', async () => {
    using worktree = new Worktree();
    const child = start({
      cwd: worktree.cwd,
      score: worktree.score(scoreOf([{ print: { bytes: 10_000_000 } }, { exit: 5 }])),
    });
    const ended = once(child, 'exit');
    child.stdout.once('data', () => child.stdout.destroy());
    expect(await ended).toEqual([70, null]);
  });
});
