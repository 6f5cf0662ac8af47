import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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

test.each([0, 3_600_000])(
  'what is planted after a look is found by the next one, %s ms after the folder changed',
  async (later) => {
    // Times of the disk are exact to some milliseconds.
    const settle = () => pause(30);
    const guard = guardAbove(trees, join(root, 'ralph'));
    const now = Date.now();
    vi.spyOn(Date, 'now').mockImplementation(() => now + later);
    try {
      for (let round = 0; round < 3; round += 1) {
        guard.check();
        await settle();
        mkdirSync(join(trees, 'node_modules'));
        guard.check();
        expect(existsSync(join(trees, 'node_modules'))).toBe(false);
        await settle();
      }
      guard.check();
      writeFileSync(join(root, 'package.json'), '');
      expect(() => guard.check()).toThrow(PlantedAboveError);
      expect(() => guard.check()).toThrow(PlantedAboveError);
    } finally {
      vi.restoreAllMocks();
    }
  },
);
