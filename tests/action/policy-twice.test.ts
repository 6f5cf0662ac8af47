import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { stage } from './stage.ts';

test('an attempt that changes a protected file again after it was put back asks a person, with the command that permits it', async () => {
  await using at = await stage(`echo 'script-shell=/bin/true' > .npmrc; echo $RALPH_ATTEMPT > src/b.txt`, {
    'src/a.txt': '1\n',
  });
  const end = await at.run({ test_command: 'test ! -e src/b.txt', max_attempts: '4' });
  const report = readFileSync(end.outputs.report_file, 'utf8').replaceAll(/&#(\d+);/g, (_, code) =>
    String.fromCodePoint(code),
  );
  expect(end.outputs).toMatchObject({ stories_passed: '0', iterations: '2' });
  expect(report).toContain('the agent changed ".npmrc" again after it was put back');
  expect(report).toContain(
    'add to the story: allow: [".npmrc"], or comment <code>/ralph retry A --allow .npmrc</code>',
  );
});
