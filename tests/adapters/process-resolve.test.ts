import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { resolveProgram } from '../../src/adapters/process/resolve.ts';

let root = '';
let cwd = '';

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'ralph-resolve-')));
  cwd = join(root, 'work');
  for (const folder of ['work/bin', 'work/scripts', 'first', 'second', 'second/folder'])
    mkdirSync(join(root, folder), { recursive: true });
  for (const name of [
    'work/tool',
    'work/bin/tool',
    'work/bin/planted',
    'work/scripts/agent',
    'second/tool',
    'second/only',
  ])
    program(name);
  writeFileSync(join(root, 'first/tool'), 'not executable');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function program(name: string): void {
  writeFileSync(join(root, name), '#!/bin/sh\n');
  chmodSync(join(root, name), 0o755);
}

function find(name: string, ...entries: string[]) {
  return resolveProgram(name, { path: entries.join(':'), cwd });
}

describe('a bare name', () => {
  it('is found in the first entry that has it as an executable file', () => {
    expect(find('tool', join(root, 'missing'), join(root, 'first'), join(root, 'second'))).toEqual({
      ok: true,
      path: join(root, 'second/tool'),
    });
  });

  it.each([
    ['the empty entry', () => ['', '/missing']],
    ['a dot', () => ['.']],
    ['a relative folder', () => ['bin', './bin', '../second']],
    ['a relative folder that has it', () => [relative(process.cwd(), join(root, 'second'))]],
    ['the working directory', () => [cwd]],
    ['a folder inside it', () => [join(cwd, 'bin')]],
    ['a way round into it', () => [join(root, 'first/../work/bin')]],
  ])('is not looked for in %s [R15]', (_, entries) => {
    expect(find('tool', ...entries())).toMatchObject({ ok: false });
    expect(find('tool', ...entries(), join(root, 'second'))).toEqual({ ok: true, path: join(root, 'second/tool') });
  });

  it('is looked for where its path leads without links', () => {
    mkdirSync(join(root, 'real/sub'), { recursive: true });
    symlinkSync(join(root, 'real/sub'), join(root, 'link'));
    program('real/tool');
    const round = `${join(root, 'link')}/..`;
    expect(find('tool', round)).toMatchObject({ ok: false });
    expect(find('tool', `${round}/first/../second`)).toEqual({ ok: true, path: join(root, 'second/tool') });
  });

  it('that was planted is named by its first place', () => {
    const found = find('tool', join(cwd, 'bin'), cwd);
    expect(found).toMatchObject({ ok: false, message: expect.stringContaining(`only as "${join(cwd, 'bin/tool')}"`) });
  });

  it('[R15] is not taken from a link that leads into the working directory', () => {
    symlinkSync(join(cwd, 'bin'), join(root, 'link'));
    symlinkSync(join(cwd, 'bin/tool'), join(root, 'first/linked'));
    expect([find('tool', join(root, 'link')), find('linked', join(root, 'first'))]).toMatchObject([
      { ok: false },
      { ok: false },
    ]);
  });

  it('is not taken from the working directory when that is named by a link', () => {
    symlinkSync(cwd, join(root, 'alias'));
    const result = resolveProgram('tool', { path: join(cwd, 'bin'), cwd: join(root, 'alias') });
    expect(result).toMatchObject({ ok: false });
  });

  it('is taken from a folder whose name only starts like the working directory', () => {
    mkdirSync(`${cwd}-tools`);
    program('work-tools/tool');
    expect(find('tool', `${cwd}-tools`)).toEqual({ ok: true, path: `${cwd}-tools/tool` });
  });

  it('keeps the name of a link outside, for programs that look at how they were called', () => {
    symlinkSync(join(root, 'second/only'), join(root, 'first/alias'));
    expect(find('alias', join(root, 'first'))).toEqual({ ok: true, path: join(root, 'first/alias') });
  });

  it.each([
    ['missing', 'was not found in PATH'],
    ['folder', 'was not found in PATH'],
    ['planted', 'inside the working directory where the agent can change it'],
    ['', 'is empty'],
    ['a\0b', 'NUL'],
  ])('%j is refused with a reason', (name, message) => {
    expect(find(name, join(root, 'second'), join(cwd, 'bin'))).toEqual({
      ok: false,
      message: expect.stringContaining(message),
    });
  });
});

describe('a name with a slash', () => {
  it('is a path from the working directory', () => {
    expect(find('./scripts/agent')).toEqual({ ok: true, path: join(cwd, 'scripts/agent') });
    expect(find(join(root, 'second/only'))).toEqual({ ok: true, path: join(root, 'second/only') });
  });

  it.each(['./missing', '/missing/tool', '../first/tool', '../second/folder', './scripts'])(
    'is refused when it is no program: %s',
    (name) => {
      expect(find(name)).toEqual({ ok: false, message: expect.stringContaining('is not an executable file') });
    },
  );
});
