import { chmodSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Repository } from '../../src/adapters/git/controller.ts';
import { lineCount } from '../../src/adapters/git/line-count.ts';
import { type Files, type Sandbox, sandbox, write } from '../support/git-sandbox.ts';

interface Trees {
  readonly repository: Repository;
  readonly from: string;
  readonly to: string;
}

/** The trees of two commits; `change` edits the folder between them. */
async function trees(box: Sandbox, before: Files, change: (dir: string) => void): Promise<Trees> {
  const { dir, commit } = box.repo('ws', before);
  change(dir);
  box.git(dir, 'add', '-A', '-f');
  box.git(dir, 'commit', '-q', '--allow-empty', '-m', 'change');
  const repository = await box.open(dir);
  const after = box.git(dir, 'rev-parse', 'HEAD');
  for (const each of [commit, after]) await repository.importCommit(each);
  return { repository, from: await repository.treeOf(commit), to: await repository.treeOf(after) };
}

async function diff(box: Sandbox, before: Files, change: (dir: string) => void, maxBytes = 100_000): Promise<string> {
  const { repository, from, to } = await trees(box, before, change);
  return repository.diffText(from, to, maxBytes);
}

describe('the diff of two trees', () => {
  test('is what git shows, without colours', async () => {
    await using box = sandbox();
    const text = await diff(box, { 'src/a.txt': 'one\ntwo\n', gone: 'x\n' }, (dir) => {
      write(dir, { 'src/a.txt': 'one\nthree\n', 'new é.txt': 'hällo\n' });
      box.git(dir, 'rm', '-q', 'gone');
    });
    expect(text).toContain('--- a/src/a.txt\n+++ b/src/a.txt\n@@ -1,2 +1,2 @@\n one\n-two\n+three\n');
    expect(text).toContain('deleted file mode 100644');
    expect(text).toContain('new file mode 100644');
    expect(text).toContain('+hällo\n');
    expect(text).not.toContain('\u001b');
  });

  test('is empty when nothing changed', async () => {
    await using box = sandbox();
    expect(await diff(box, { a: '1\n' }, () => undefined)).toBe('');
  });

  test('names a rename, a mode, a link and a binary file without its bytes', async () => {
    await using box = sandbox();
    const long = 'the same line\n'.repeat(50);
    const text = await diff(box, { 'old.txt': long, 'run.sh': 'true\n' }, (dir) => {
      box.git(dir, 'mv', 'old.txt', 'new.txt');
      chmodSync(join(dir, 'run.sh'), 0o755);
      symlinkSync('run.sh', join(dir, 'link'));
      writeFileSync(join(dir, 'image.bin'), Buffer.from([0, 1, 2, 3, 0]));
    });
    expect(text).toContain('rename from old.txt\nrename to new.txt\n');
    expect(text).toContain('old mode 100644\nnew mode 100755\n');
    expect(text).toContain('new file mode 120000');
    expect(text).toContain('Binary files /dev/null and b/image.bin differ\n');
    expect(text).not.toContain('the same line');
  });

  test('runs nothing that the trees, the workspace or the user configure', async () => {
    await using box = sandbox();
    const ran = box.path('ran');
    const text = await diff(box, { '.gitattributes': '*.txt diff=own\n', 'a.txt': '1\n' }, (dir) => {
      write(dir, { 'a.txt': '2\n' });
      box.git(dir, 'config', 'diff.own.textconv', `touch '${ran}'; cat`);
      box.git(dir, 'config', 'diff.own.command', `touch '${ran}'`);
      box.git(dir, 'config', 'diff.external', `touch '${ran}'`);
      box.git(dir, 'config', 'color.diff', 'always');
    });
    expect(text).toContain('-1\n+2\n');
    expect(text).not.toContain('\u001b');
    expect(() => box.git(box.root, 'hash-object', ran)).toThrow(ran);
  });

  test('is cut at the limit that is asked for', async () => {
    await using box = sandbox();
    const large = 'a line of some length\n'.repeat(200_000);
    const text = await diff(box, { a: '' }, (dir) => write(dir, { 'large.txt': large }), 5000);
    expect(Buffer.byteLength(text)).toBe(5000);
    expect(text.startsWith('diff --git a/large.txt b/large.txt\n')).toBe(true);
  });
});

describe('the lines of a file in a tree', () => {
  const files: Files = {
    'two.txt': 'one\ntwo\n',
    'open.txt': 'one\ntwo',
    'crlf.txt': 'one\r\ntwo\r\n',
    'empty.txt': '',
    'newline.txt': '\n',
    'src/é.txt': 'x\n',
    'large.txt': 'x\n'.repeat(3 * 1024 * 1024),
  };

  test.each<[string, number]>([
    ['two.txt', 2],
    ['./two.txt', 2],
    ['open.txt', 2],
    ['crlf.txt', 2],
    ['empty.txt', 0],
    ['newline.txt', 1],
    ['src/é.txt', 1],
    ['absent.txt', 0],
    ['src', 0],
    ['src/', 0],
    ['', 0],
    ['.', 0],
    ['link', 2],
    ['link-to-folder/é.txt', 1],
    ['link-to-folder', 0],
    ['link-outside', 0],
    ['link-to-machine', 0],
    ['link-to-itself', 0],
    ['two.txt/deeper', 0],
    ['../ws/two.txt', 0],
    ['src/../two.txt', 2],
    ['/two.txt', 0],
    ['TWO.TXT', 0],
    ['-rf', 0],
    ['.git/HEAD', 0],
    ['HEAD:two.txt', 0],
  ])('%s has %i', async (path, lines) => {
    await using box = sandbox();
    const { repository, to } = await trees(box, { ...files, 'large.txt': '' }, (dir) => {
      symlinkSync('two.txt', join(dir, 'link'));
      symlinkSync('src', join(dir, 'link-to-folder'));
      symlinkSync('../ws/two.txt', join(dir, 'link-outside'));
      symlinkSync(join(dir, 'two.txt'), join(dir, 'link-to-machine'));
      symlinkSync('link-to-itself', join(dir, 'link-to-itself'));
    });
    expect(await lineCount(repository, to, path)).toBe(lines);
  });

  test('are counted in its first 5 MiB', async () => {
    await using box = sandbox();
    const { repository, to } = await trees(box, files, () => undefined);
    expect(await lineCount(repository, to, 'large.txt')).toBe((5 * 1024 * 1024) / 2);
  });
});
