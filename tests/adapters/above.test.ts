import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { guardAbove, PlantedAboveError } from '../../src/adapters/above.ts';

let root = '';
let trees = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ralph-above-'));
  trees = join(root, 'ralph', 'feature', 'trees');
  mkdirSync(trees, { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test.each(['node_modules', 'package.json', '.npmrc', 'vitest.config.ts', 'conftest.py', 'Makefile', '.git'])(
  '%s planted beside or above the trees, inside our folders, is removed',
  (name) => {
    const guard = guardAbove(trees, join(root, 'ralph'));
    for (const folder of [trees, join(root, 'ralph', 'feature')]) {
      mkdirSync(join(folder, name, 'deep'), { recursive: true });
    }
    guard.check();
    expect([trees, join(root, 'ralph', 'feature')].filter((folder) => existsSync(join(folder, name)))).toEqual([]);
  },
);

test('what is planted above our folders ends the run and is left alone', () => {
  const guard = guardAbove(trees, join(root, 'ralph'));
  mkdirSync(join(root, 'node_modules', '.bin'), { recursive: true });
  expect(() => guard.check()).toThrow(PlantedAboveError);
  expect(existsSync(join(root, 'node_modules', '.bin'))).toBe(true);
});

test('what was there before the run, and what steers nothing, is no matter', () => {
  mkdirSync(join(root, 'node_modules'));
  writeFileSync(join(trees, 'view.index'), '');
  const guard = guardAbove(trees, join(root, 'ralph'));
  writeFileSync(join(trees, 'agent.index'), '');
  guard.check();
  expect(existsSync(join(trees, 'agent.index')) && existsSync(join(root, 'node_modules'))).toBe(true);
});
