import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { nodeCheats } from './node-cheats.ts';
import { nodeHonest } from './node-honest.ts';
import { pythonCheats } from './python-cheats.ts';
import { pythonHonest } from './python-honest.ts';

test('the README counts the cheats and the honest attempts that there are', () => {
  const [node, python] = [nodeCheats.length, pythonCheats.length];
  const readme = readFileSync('README.md', 'utf8');
  expect(readme).toContain(
    `${node + python} cheats of an agent (${node} on a Node project, ${python} on a Python project) buy no green`,
  );
  expect(readme).toContain(`${nodeHonest.length + pythonHonest.length} honest attempts are not refused`);
});
