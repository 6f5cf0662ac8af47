import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { behindWrapper, packageRoot } from '../../../src/adapters/agents/client-install.ts';

const place = { scope: '@maker', names: ['tool-here', 'tool-here-musl'], paths: ['vendor/*/bin/tool'] };

let dir = '';
beforeEach(() => {
  dir = realpathSync(mkdtempSync(join(tmpdir(), 'ralph-native-')));
});
afterEach(() => rmSync(dir, { recursive: true }));

function lay(path: string, mode = 0o755): string {
  const whole = join(dir, path);
  mkdirSync(dirname(whole), { recursive: true });
  writeFileSync(whole, '#!/bin/sh\n');
  chmodSync(whole, mode);
  return whole;
}

/** The wrapper that npm installs, and the link to it on PATH. */
function install(): string {
  const wrapper = lay('lib/node_modules/@maker/tool/bin/tool.js');
  mkdirSync(join(dir, 'bin'));
  symlinkSync(wrapper, join(dir, 'bin', 'tool'));
  return join(dir, 'bin', 'tool');
}

describe('the native binary behind a wrapper', () => {
  it.each([
    ['beside the package', 'lib/node_modules/@maker/tool-here/vendor/x86-linux/bin/tool'],
    ['inside the package', 'lib/node_modules/@maker/tool/node_modules/@maker/tool-here/vendor/x86-linux/bin/tool'],
    ['of the other C library', 'lib/node_modules/@maker/tool-here-musl/vendor/x86-linux/bin/tool'],
  ])('lies %s', (_name, path) => {
    const native = lay(path);
    expect(behindWrapper(install(), place)).toBe(native);
  });

  it('is the first of those that fit', () => {
    const native = lay('lib/node_modules/@maker/tool-here/vendor/a/bin/tool');
    lay('lib/node_modules/@maker/tool-here-musl/vendor/a/bin/tool');
    expect(behindWrapper(install(), place)).toBe(native);
  });

  it.each([
    ['there is none', undefined],
    ['it cannot be executed', 'lib/node_modules/@maker/tool-here/vendor/a/bin/tool'],
  ])('is the program itself when %s', (_name, path) => {
    if (path !== undefined) lay(path, 0o644);
    expect(behindWrapper(install(), place)).toBe(join(dir, 'lib/node_modules/@maker/tool/bin/tool.js'));
  });
});

describe('the folder of a package', () => {
  it.each([
    ['/usr/lib/node_modules/tool/bin/tool.js', '/usr/lib/node_modules/tool'],
    ['/usr/lib/node_modules/@maker/tool/bin/tool.js', '/usr/lib/node_modules/@maker/tool'],
    ['/a/node_modules/b/node_modules/@c/d/e.js', '/a/node_modules/b/node_modules/@c/d'],
    ['/usr/bin/tool', undefined],
  ])('%s: %s', (file, expected) => {
    expect(packageRoot(file)).toBe(expected);
  });
});
