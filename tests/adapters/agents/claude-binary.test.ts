import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { resolveClaude } from '../../../src/adapters/agents/client-install.ts';

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'ralph-claude-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

const scope = 'node_modules/@anthropic-ai';
const nativePackage = `${scope}/claude-code-${process.platform}-${process.arch}`;

function program(path: string, content: string): string {
  const file = join(dir, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  chmodSync(file, 0o755);
  return file;
}

/** A real program of this machine, since the binary is known by its first bytes. */
function native(path: string): string {
  const file = program(path, '');
  copyFileSync('/bin/true', file);
  return file;
}

function manifest(folder: string, name: string, version: string): void {
  mkdirSync(join(dir, folder), { recursive: true });
  writeFileSync(join(dir, folder, 'package.json'), JSON.stringify({ name, version }));
}

function wrapper(folder = `${scope}/claude-code`): string {
  manifest(folder, '@anthropic-ai/claude-code', '2.1.330');
  return program(`${folder}/bin/claude.exe`, '#!/bin/sh\necho not installed\n');
}

describe('the native binary of claude', () => {
  it('lies in the package of the platform, beside the wrapper', () => {
    const script = wrapper();
    const path = native(`${nativePackage}/claude`);
    manifest(nativePackage, `@anthropic-ai/claude-code-${process.platform}-${process.arch}`, '2.1.330');
    const expected = { ok: true, path, version: '2.1.330' };
    expect(resolveClaude(dir)).toEqual(expected);
    expect(resolveClaude(script)).toEqual(expected);
    mkdirSync(join(dir, 'node_modules/.bin'));
    symlinkSync(script, join(dir, 'node_modules/.bin/claude'));
    expect(resolveClaude(join(dir, 'node_modules/.bin/claude'))).toEqual(expected);
  });

  it('is the musl build where npm installed that one', () => {
    const path = native(`${nativePackage}-musl/claude`);
    expect(resolveClaude(dir)).toEqual({ ok: true, path, version: undefined });
  });

  it('lies inside the wrapper in a global installation', () => {
    wrapper(`lib/${scope}/claude-code`);
    const path = native(`lib/${scope}/claude-code/${nativePackage}/claude`);
    expect(resolveClaude(dir)).toMatchObject({ ok: true, path });
  });

  it('stands in for the wrapper where the install script ran', () => {
    manifest(`${scope}/claude-code`, '@anthropic-ai/claude-code', '2.0.0');
    const path = native(`${scope}/claude-code/bin/claude.exe`);
    expect(resolveClaude(path)).toEqual({ ok: true, path, version: '2.0.0' });
  });

  it('may be named itself', () => {
    const path = native('tools/claude');
    expect(resolveClaude(path)).toEqual({ ok: true, path, version: undefined });
  });

  it('is not a version of whatever package lies around it', () => {
    manifest('tools', 'somebody-else', '9.9.9');
    expect(resolveClaude(native('tools/claude'))).toMatchObject({ version: undefined });
  });

  it.each([
    ['an empty folder', () => dir],
    ['a wrapper alone', () => wrapper()],
    [
      'a script in its place',
      () => {
        program(`${nativePackage}/claude`, '#!/bin/sh\n');
        return dir;
      },
    ],
    ['a path that is not there', () => join(dir, 'nowhere')],
  ])('is missed in %s', (_name, make) => {
    const start = make();
    const found = resolveClaude(start);
    expect(found.ok).toBe(false);
    expect(!found.ok && found.message).toContain(`"${start}"`);
  });
});
