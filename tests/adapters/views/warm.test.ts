import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { warmLayer } from '../../../src/adapters/views/warm.ts';
import { sandbox, write } from '../../support/git-sandbox.ts';

test('a warm layer keeps caches, and neither reports nor compiled Python', async () => {
  await using box = sandbox();
  const from = box.path('view');
  mkdirSync(from);
  write(from, {
    'cache/a': '1',
    'report.xml': '<a/>',
    '__pycache__/a.cpython-312.pyc': 'x',
    'old.pyc': 'x',
    '.tool/c': '1',
  });
  const without = (path: string): boolean => path === 'report.xml';
  await warmLayer({ root: box.root, name: 'warm-unit', from, indexFile: box.path('none'), without });
  const kept = ['cache/a', 'report.xml', '__pycache__', 'old.pyc', '.tool/c'];
  expect(kept.filter((path) => existsSync(join(box.path('warm-unit'), path)))).toEqual(['cache/a', '.tool/c']);
});
