import { describe, expect, test } from 'vitest';
import { withoutPlaces } from '../../src/core/fingerprint-noise.ts';

/** Below a checkout that is itself called like a source folder, so that a checkout that is not found shows. */
const checkouts = [
  '/home/runner/work/lib/lib',
  '/home/ann/lib',
  '/Users/ann/lib',
  '/home/ann/src/lib',
  '/Users/ann/Documents/lib',
  '/home/circleci/project',
  '/home/ann/code/docs',
  '/home/ann/workspace/docs',
  '/builds/acme/lib',
  '/github/workspace',
  '/workspaces/lib',
  '/var/lib/jenkins/workspace/lib',
  '/var/jenkins/workspace/lib',
  '/usr/src/lib',
  '/root/lib',
  '/root/src/lib',
  '/a/lib/lib',
  '/bitrise/src',
  '/drone/src',
  '/codebuild/output/src314159/src',
  '/codebuild/output/src314159/src/github.com/acme/lib',
  '/go/src/app',
  '/home/ann/src/github.com/acme/lib',
  '/go/src/gitlab.com/acme/cart',
  '/srv/lib',
  '/srv/cart',
  '/app',
  '/tmp/lib',
  '/tmp/xlib',
  '/var/tmp/lib',
  '/private/tmp/lib',
  '/private/var/tmp/lib',
  '/var/folders/zz/zyxvpxvq6csfx/T/lib',
  '/private/var/folders/zz/zyxvpxvq6csfx/C/xlib',
  '/dev/shm/lib',
  '/dev/shm/xlib',
  'C:\\Users\\ann\\AppData\\Local\\Temp\\lib',
  'C:\\Users\\ann\\AppData\\Local\\Temp\\xlib',
  // below a folder that a program made for itself
  '/srv/ci/lib/shop-x8Kd2a',
];

describe('withoutPlaces', () => {
  test.each(checkouts)('is the path in the checkout %s', (checkout) => {
    expect(withoutPlaces(`${checkout}/notes.txt`)).toBe('notes.txt');
    expect(withoutPlaces(`(${checkout}/src/deep/notes.txt:3:7)`)).toBe('(src/deep/notes.txt:3:7)');
  });

  test.each([
    ['/home/runner/work/lib/notes.txt', 'notes.txt'],
    ['/home/app/notes.txt', 'notes.txt'],
    // a folder of a project, which nobody keeps checkouts in
    ['/home/ann/code/lib/notes.txt', 'lib/notes.txt'],
    ['/home/ann/code/test/notes.txt', 'test/notes.txt'],
    ['/home/ann/code/spec/notes.txt', 'spec/notes.txt'],
    ['/home/ann/code/specs/notes.txt', 'specs/notes.txt'],
    ['/var/folders/zz/zyxvpxvq6csfx/X/lib/notes.txt', 'lib/notes.txt'],
    // what looks like a checkout or a temporary folder, inside another folder
    ['/ci/home/ann/src/shop/notes.txt', 'src/shop/notes.txt'],
    ['/ci/tmp/examples/notes.txt', 'examples/notes.txt'],
    ['/ci/var/folders/zz/zyxv/T/examples/notes.txt', 'examples/notes.txt'],
    ['/ci/dev/shm/lib/notes.txt', 'lib/notes.txt'],
    ['/ci/Users/ann/AppData/Local/Temp/examples/notes.txt', 'examples/notes.txt'],
    ['/ci/etc/lib/notes.txt', 'lib/notes.txt'],
    ['/ci/var/lib/jenkins/workspace/shop', 'lib/jenkins/workspace/shop'],
    // the outermost folder of a monorepo, otherwise the innermost source folder, with its whole name
    ['/ci/packages/cart/src/sum.ts', 'packages/cart/src/sum.ts'],
    ['/ci/shop-x8Kd2a/packages/cart/src/sum.ts', 'packages/cart/src/sum.ts'],
    ['/ci/app/src/test/sum.ts', 'test/sum.ts'],
    ['/ci/spec/sum.rb', 'spec/sum.rb'],
    ['/ci/mylib/sum.ts', 'sum.ts'],
    ['/ci/library/sum.ts', 'sum.ts'],
    // the folder itself
    ['/ci/bin', '<folder>'],
    ['/tmp/shop', '<folder>'],
    ['/private/tmp', '<folder>'],
    ['/var/lib/jenkins/workspace/shop', '<folder>'],
    ['/var/jenkins/workspace/shop.git', '<folder>'],
    ['/ci/shop-x8Kd2a', '<folder>'],
    ['/ci/shop/Makefile', 'Makefile'],
    // of the system
    ['/usr/share/lib/notes.txt', 'notes.txt'],
    ['/lib64/x/lib/a.so', 'a.so'],
    // packages
    ['/node_modules/a/x.js', 'node_modules/a/x.js'],
    ['/ci/node_modules/a/node_modules/b/x.js', 'node_modules/b/x.js'],
    // no way leads through what is left again
    ['/srv/shop/lib/../notes.txt', 'notes.txt'],
    ['/tmp/./lib/notes.txt', 'notes.txt'],
    ['../../lib/notes.txt', 'lib/notes.txt'],
    ['../../tmp/x8/lib/notes.txt', 'lib/notes.txt'],
    ['/ci//lib//notes.txt', 'lib/notes.txt'],
    // Windows
    ['src\\deep\\sum.ts', 'src/deep/sum.ts'],
    ['c\\size.c: error', 'c/size.c: error'],
    ['in c\\size.c', 'in c/size.c'],
    ['.\\src\\sum.ts', 'src/sum.ts'],
    ['C:\\Users\\ann\\shop\\src\\sum.ts', 'src/sum.ts'],
    ['expected \\d+ or \\w', 'expected \\d+ or \\w'],
    // URLs
    ['file:///home/ann/shop/src/sum.ts:3:7', 'src/sum.ts:3:7'],
    ['file:///C:/Users/ann/shop/src/sum.ts:3:7', 'src/sum.ts:3:7'],
    ['http://example.org/home/ann/shop/src/sum.ts', 'http://example.org/home/ann/shop/src/sum.ts'],
    ['https://example.org/?from=file:///a/b', 'https://example.org/?from=file:///a/b'],
    ['ws://example.org/lib/sum', 'ws://example.org/lib/sum'],
    // none
    ['and/or', 'and/or'],
    ['nothing', 'nothing'],
  ])('%j', (line, result) => expect(withoutPlaces(line)).toBe(result));
});
