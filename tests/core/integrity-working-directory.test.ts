import { describe, expect, test } from 'vitest';
import { found, judge, restored } from './integrity-world.ts';

const manifest = (scripts: Record<string, string>) => JSON.stringify({ scripts }, undefined, 2);

describe('checks that start in a folder of the repository', () => {
  const before = {
    'package.json': manifest({ test: 'sh ci/root.sh' }),
    'api/package.json': manifest({ test: 'bash scripts/test.sh', build: 'tsc' }),
    'api/scripts/test.sh': 'node scripts/check.mjs\n',
    'api/Makefile': 'check:\n\ttrue\n',
    'scripts/test.sh': 'true\n',
    Makefile: 'check:\n\ttrue\n',
  };
  const inApi = { workingDirectory: 'api' };

  test('stand on the scripts of that folder, not on files of the same name at the root', () => {
    const after = { ...before, 'api/scripts/test.sh': 'exit 0\n', 'scripts/test.sh': 'exit 0\n' };
    expect(found(judge(before, after, inApi))).toEqual(['gate-script-changed api/scripts/test.sh']);
    expect(found(judge(before, after))).toEqual([]);
  });

  test('find the file of their task runner there', () => {
    const after = { ...before, 'api/Makefile': 'check:\n\texit 0\n', Makefile: 'check:\n\texit 0\n' };
    const checks = [{ name: 'unit', command: 'make check' }];
    expect(found(judge(before, after, { ...inApi, checks }))).toEqual(['gate-script-changed api/Makefile']);
    expect(found(judge(before, after, { checks }))).toEqual(['gate-script-changed Makefile']);
  });

  test('have their script put back', () => {
    const after = { ...before, 'api/package.json': manifest({ test: 'exit 0', build: 'tsc' }) };
    expect(restored(judge(before, after, inApi))).toEqual({ 'api/package.json': before['api/package.json'] });
  });

  test('fall back to the scripts of the root where the folder has no manifest', () => {
    const { 'api/package.json': _, ...rest } = before;
    const world = { ...rest, 'ci/root.sh': 'true\n' };
    expect(found(judge(world, { ...world, 'ci/root.sh': 'exit 0\n' }, inApi))).toEqual([
      'gate-script-changed ci/root.sh',
    ]);
  });
});

describe('what else a human configured to be run', () => {
  const before = { 'package.json': manifest({ test: 'vitest' }), 'db/reset.sh': 'true\n', 'ci/setup.sh': 'npm ci\n' };
  const after = { ...before, 'db/reset.sh': 'exit 0\n', 'ci/setup.sh': 'true\n' };

  test('the reset of a check and the setup are put back like a check', () => {
    const checks = [{ name: 'unit', command: 'npm test', before: './db/reset.sh' }];
    expect(found(judge(before, after, { checks, setup: 'sh ci/setup.sh' }))).toEqual([
      'gate-script-changed ci/setup.sh',
      'gate-script-changed db/reset.sh',
    ]);
    expect(found(judge(before, after))).toEqual([]);
  });
});
