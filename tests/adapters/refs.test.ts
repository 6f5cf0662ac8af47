import {
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openRefs } from '../../src/adapters/git/refs.ts';
import { sandbox } from '../support/git-sandbox.ts';

const ref = 'refs/heads/ralph/demo';
const [one, other] = ['1'.repeat(40), '2'.repeat(40)];

function place(box: ReturnType<typeof sandbox>) {
  const gitDir = box.path('git');
  mkdirSync(dirname(join(gitDir, ref)), { recursive: true });
  return { refs: openRefs(gitDir), file: join(gitDir, ref), gitDir };
}

describe('a ref', () => {
  test('is made, then written over in its place, and leaves nothing else behind', async () => {
    await using box = sandbox();
    const { refs, file, gitDir } = place(box);
    refs.set(ref, one);
    const { ino } = lstatSync(file);
    refs.set(ref, other);
    expect([refs.read(ref), readFileSync(file, 'latin1')]).toEqual([other, `${other}\n`]);
    expect(lstatSync(file).ino).toBe(ino);
    expect(readdirSync(gitDir)).toEqual(['refs']);
  });

  test.each([
    ['of another length', (file: string) => writeFileSync(file, 'ref: refs/heads/main\n')],
    ['that is empty, as after a crash', (file: string) => writeFileSync(file, '')],
  ])('%s is replaced as a whole', async (_, before) => {
    await using box = sandbox();
    const { refs, file } = place(box);
    before(file);
    refs.set(ref, one);
    expect(readFileSync(file, 'latin1')).toBe(`${one}\n`);
  });

  test('that is a link, or has another name, is replaced, and what it led to stays as it was', async () => {
    await using box = sandbox();
    const { refs, file } = place(box);
    const elsewhere = box.path('elsewhere');
    for (const link of [symlinkSync, linkSync]) {
      writeFileSync(elsewhere, `${other}\n`);
      link(elsewhere, file);
      refs.set(ref, one);
      expect([readFileSync(file, 'latin1'), readFileSync(elsewhere, 'latin1')]).toEqual([`${one}\n`, `${other}\n`]);
      expect(lstatSync(file).isSymbolicLink()).toBe(false);
      refs.delete(ref);
      expect(existsSync(file)).toBe(false);
    }
  });
});
