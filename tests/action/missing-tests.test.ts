import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { stage } from './stage.ts';

/*
 * A project whose test file leaves a test out where a product file says so. The number of tests stays what it was, because the attempt
 * adds another one.
 */

const head = `import { existsSync } from 'node:fs';
import { test } from 'node:test';
import assert from 'node:assert';
import { size } from '../src/size.mjs';
`;
const project = {
  'prd.json': '[{"id":"A","title":"Sizes of kilobytes","passes":false}]\n',
  'test/a.test.js': undefined,
  'src/size.mjs': 'export const size = (text) => Number(text);\n',
  'test/size.test.mjs': `${head}test('parses', () => assert.equal(size('12'), 12));
if (!existsSync('src/fast')) test('rounds nothing', () => assert.equal(size('1.5'), 1.5));
`,
};
const code = `echo "export const size = (text) => (text.endsWith('k') ? 1000 : 1) * Number(text.replace('k', ''));" > src/size.mjs\n`;
const added = `cat > test/kilo.test.mjs << 'END'
${head}test('knows kilobytes', () => assert.equal(size('2k'), 2000));
END
`;

async function attempt(agent: string, files: Readonly<Record<string, string>> = {}) {
  await using at = await stage(agent, { ...project, ...files });
  const end = await at.run({ test_command: 'node --test --test-reporter=tap test/*.mjs', max_attempts: '1' });
  const report = readFileSync(end.outputs.report_file, 'utf8').replaceAll(/<\/?code>/g, '');
  return {
    passed: end.outputs.stories_passed,
    report: report.replaceAll(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code))),
    said: at.said,
  };
}

describe('tests that a check lists by name', () => {
  test('may not be exchanged for others, and the sentence says which and how to permit it [X42]', async () => {
    const { passed, report } = await attempt(`${code}${added}touch src/fast\n`);
    expect(passed).toBe('0');
    expect(report).toContain('1 test that was green before this story did not run: "rounds nothing".');
    expect(report).toContain('add to the story: allow: ["**#test-removed"]');
  });

  test('may be exchanged where a person lets them go [X42]', async () => {
    const prd = '[{"id":"A","title":"Sizes of kilobytes","passes":false,"allow":["**#test-removed"]}]\n';
    expect(await attempt(`${code}${added}touch src/fast\n`, { 'prd.json': prd })).toMatchObject({ passed: '1' });
  });

  test('may get another name in a test file that changed [X42]', async () => {
    const { passed, said } = await attempt(
      `${code}${added}sed -i "s/rounds nothing/keeps fractions/" test/size.test.mjs\n`,
    );
    expect(passed, said.join('\n')).toBe('1');
  });

  test('count by number where their names are others in each run [X42]', async () => {
    const random = `${head}const word = [...Array(12)].map(() => 'ghijkmnp'[Math.floor(Math.random() * 8)]).join('');
test('parses in ' + word, () => assert.equal(size('12'), 12));
`;
    const { passed, said } = await attempt(`${code}${added}`, { 'test/size.test.mjs': random });
    expect(passed, said.join('\n')).toBe('1');
  });
});
