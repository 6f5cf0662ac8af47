import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { goneLayer } from '../../../src/adapters/isolation/home-gone.ts';

const CREDENTIALS = ['.npmrc', '.config/pip/pip.conf', '.claude'];

describe.skipIf(process.getuid?.() !== 0)('a layer of what is gone', () => {
  it('shows HOME without exactly those files, and looks like HOME in all else', () => {
    using scene = openScene();
    const layer = goneLayer(scene.home, scene.folder);
    expect(layer.of(scene.found)).toBeUndefined();
    layer.learn(scene.found, scene.emptied());
    const above = layer.of(scene.found);
    expect(above).toBeDefined();
    expect(scene.shown(above as string)).toEqual(['.config', '.config/pip', '.config/pip/other', 'kept']);
    for (const folder of ['.config', '.config/pip']) {
      const [real, laid] = [lstatSync(join(scene.home, folder)), lstatSync(join(above as string, folder))];
      expect([laid.mode, laid.uid, laid.mtimeMs]).toEqual([real.mode, real.uid, real.mtimeMs]);
    }
  });

  it('is none for others than those', () => {
    using scene = openScene();
    const layer = goneLayer(scene.home, scene.folder);
    layer.learn(scene.found, scene.emptied());
    expect(layer.of(scene.found.slice(1))).toBeUndefined();
    expect(layer.of([...scene.found, join(scene.home, '.netrc')])).toBeUndefined();
  });

  it.each([
    ['stands there again', (upper: string) => writeFileSync(join(upper, '.npmrc'), 'mine')],
    ['is another device', (upper: string) => execFileSync('mknod', [join(upper, '.npmrc'), 'c', '1', '3'])],
    ['is a link to a mark', (upper: string) => symlinkSync('.claude', join(upper, '.npmrc'))],
    ['was never removed', () => undefined],
  ])('is not made where one of them %s', (_, put) => {
    using scene = openScene();
    const layer = goneLayer(scene.home, scene.folder);
    const upper = scene.emptied();
    rmSync(join(upper, '.npmrc'));
    put(upper);
    layer.learn(scene.found, upper);
    expect(layer.of(scene.found)).toBeUndefined();
    expect(readdirSync(scene.folder)).toEqual([]);
  });

  it('is not made where a folder of HOME is a link, which it would cover', () => {
    using scene = openScene();
    const layer = goneLayer(scene.home, scene.folder);
    const upper = scene.emptied();
    rmSync(join(scene.home, '.config'), { recursive: true });
    symlinkSync('elsewhere', join(scene.home, '.config'));
    layer.learn(scene.found, upper);
    expect(layer.of(scene.found)).toBeUndefined();
    expect(readdirSync(scene.folder)).toEqual([]);
  });

  it('is not used once a folder of HOME became a link, behind which it hides nothing', () => {
    using scene = openScene();
    const layer = goneLayer(scene.home, scene.folder);
    layer.learn(scene.found, scene.emptied());
    renameSync(join(scene.home, '.config'), join(scene.home, 'elsewhere'));
    symlinkSync('elsewhere', join(scene.home, '.config'));
    expect(layer.of(scene.found)).toBeUndefined();
  });

  it('is not made in HOME itself, by whatever path, where no room could be mounted with it', () => {
    using scene = openScene();
    const [inside, link] = [join(scene.home, 'temp'), join(dirname(scene.home), 'link')];
    mkdirSync(inside);
    symlinkSync('home', link);
    const found = scene.found.map((path) => join(link, relative(scene.home, path)));
    const layer = goneLayer(link, inside);
    layer.learn(found, scene.emptied());
    expect(layer.of(found)).toBeUndefined();
    expect(readdirSync(inside)).toEqual([]);
  });

  it('is not made where there is nothing to take away or no place for it', () => {
    using scene = openScene();
    const layer = goneLayer(scene.home, scene.folder);
    layer.learn([], scene.emptied());
    expect(layer.of([])).toBeUndefined();
    const nowhere = goneLayer(scene.home, undefined);
    nowhere.learn(scene.found, scene.emptied());
    expect(nowhere.of(scene.found)).toBeUndefined();
  });
});

/** Overlays in a mount namespace of their own. */
function openScene() {
  const root = mkdtempSync(join(tmpdir(), 'ralph-gone-'));
  const [home, folder] = [join(root, 'home'), join(root, 'layers')];
  for (const path of [folder, join(home, '.claude')]) mkdirSync(path, { recursive: true });
  for (const path of ['.npmrc', '.config/pip/pip.conf', '.config/pip/other', '.claude/key', 'kept']) {
    mkdirSync(dirname(join(home, path)), { recursive: true });
    writeFileSync(join(home, path), path);
  }
  chmodSync(join(home, '.config/pip'), 0o750);
  for (const path of ['.config/pip', '.config']) utimesSync(join(home, path), 1_700_000_000, 1_700_000_000);
  let count = 0;
  const mounted = (lowers: readonly string[], text: string): { upper: string; said: string } => {
    count += 1;
    const [upper, work, at] = ['upper', 'work', 'at'].map((name) => join(root, `${name}-${count}`)) as [
      string,
      string,
      string,
    ];
    for (const path of [upper, work, at]) mkdirSync(path);
    const options = `lowerdir=${lowers.join(':')},upperdir=${upper},workdir=${work}`;
    const script = `mount -t overlay overlay -o "$1" "$2" && cd "$2" && ${text}`;
    const args = ['--mount', '--propagation', 'private', 'sh', '-c', script, 'sh', options, at];
    return { upper, said: execFileSync('unshare', args, { encoding: 'utf8' }) };
  };
  return {
    ...{ home, folder, found: CREDENTIALS.map((path) => join(home, path)) },
    /** The upper layer of a room that took the credentials away. */
    emptied: () => mounted([home], `rm -rf ${CREDENTIALS.join(' ')}`).upper,
    shown: (above: string) =>
      mounted([above, home], 'find . -mindepth 1')
        .said.split('\n')
        .filter((line) => line !== '')
        .map((line) => line.slice(2))
        .sort(),
    [Symbol.dispose]: () => rmSync(root, { recursive: true, force: true, maxRetries: 5 }),
  };
}
