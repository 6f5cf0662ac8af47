import { existsSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { logFolder } from '../../src/adapters/logs.ts';

const root = mkdtempSync(join(tmpdir(), 'ralph-logs-'));
afterAll(() => rmSync(root, { recursive: true, force: true, maxRetries: 5 }));

test('the folder is made with the first log, for us alone', async () => {
  const folder = join(root, 'a', 'logs');
  const logs = logFolder(folder, (text) => text);
  expect(existsSync(folder)).toBe(false);
  expect(await logs.fresh('1-implement.stdout')).toBe(join(folder, '1-implement.stdout.log'));
  expect(statSync(folder).mode & 0o777).toBe(0o700);
});

test('a log of a crashed attempt is removed, a link is not followed', async () => {
  const logs = logFolder(join(root, 'b'), (text) => text);
  const path = await logs.fresh('x');
  writeFileSync(path, 'old');
  expect(await logs.fresh('x')).toBe(path);
  expect(existsSync(path)).toBe(false);
  writeFileSync(join(root, 'target'), 'kept');
  symlinkSync(join(root, 'target'), path);
  await logs.fresh('x');
  expect(existsSync(path)).toBe(false);
  expect(existsSync(join(root, 'target'))).toBe(true);
});
