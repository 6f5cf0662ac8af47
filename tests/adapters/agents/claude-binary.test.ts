import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { claudeDriver } from '../../../src/adapters/agents/claude.ts';
import { behindWrapper, isNative } from '../../../src/adapters/agents/client-install.ts';

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

function resolve(path: string): string {
  const { native: place } = claudeDriver;
  return place === undefined ? '' : behindWrapper(path, place);
}

describe('the native binary of claude', () => {
  it('lies in the package of the platform, beside the wrapper', () => {
    const script = wrapper();
    const path = native(`${nativePackage}/claude`);
    expect(resolve(script)).toBe(path);
    mkdirSync(join(dir, 'node_modules/.bin'));
    symlinkSync(script, join(dir, 'node_modules/.bin/claude'));
    expect(resolve(join(dir, 'node_modules/.bin/claude'))).toBe(path);
  });

  it('is the musl build where npm installed that one', () => {
    const path = native(`${nativePackage}-musl/claude`);
    expect(resolve(wrapper())).toBe(path);
  });

  it('lies inside the wrapper in a global installation', () => {
    const script = wrapper(`lib/${scope}/claude-code`);
    const path = native(`lib/${scope}/claude-code/${nativePackage}/claude`);
    expect(resolve(script)).toBe(path);
  });

  it('stands in for the wrapper where the install script ran, and may be named itself', () => {
    for (const place of [`${scope}/claude-code/bin/claude.exe`, 'tools/claude']) {
      const path = native(place);
      expect([resolve(path), isNative(path)]).toEqual([path, true]);
    }
  });

  it('is not the wrapper', () => {
    expect(isNative(resolve(wrapper()))).toBe(false);
  });
});
