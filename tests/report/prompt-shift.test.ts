import { describe, expect, test } from 'vitest';
import { storiesOf } from '../../src/core/story-list.ts';
import { implementPrompt } from '../../src/report/prompt.ts';
import { shiftText } from '../../src/report/prompt-shift.ts';
import { failing, sampleRun } from '../support/sample-run.ts';

const nonce = '0123456789abcdef01';
const red = ['FAIL src/auth.test.ts', '  ✕ rejects an expired token', '    Expected: 401, Received: 200'];

function attemptsOf(...tries: Parameters<typeof failing>[1][]) {
  const run = sampleRun({ stories: [{ id: 'US-1', tries: tries.map((more) => failing(red, more)) }] });
  return storiesOf(run)[0]?.attempts ?? [];
}

const three = attemptsOf(
  { changed: ['src/auth.js', 'src/token.js'] },
  { changed: ['src/auth.js'] },
  { changed: ['src/auth.js', 'docs/a.md'] },
);

describe('the strategy shift', () => {
  test('says how often it failed, quotes the trace, forbids what all attempts did and says where the work starts', () => {
    const text = shiftText({ attempts: three, kept: false }, nonce);
    expect(text).toMatch(/^## IMPORTANT: Strategy Shift Required\nYou have failed 3x with the same error\./);
    expect(text).toContain('You MUST try a fundamentally different approach. Do NOT:');
    expect(text).toContain(`--- BEGIN DATA ${nonce} ---\n[test (unit)] exit code 1\n${red.join('\n')}\n--- END DATA`);
    expect(text).toContain('- repeat what attempts 1 to 3 did; each of them changed these files:');
    expect(text).toContain('\n- src/auth.js\n');
    expect(text).not.toMatch(/token\.js|docs\/a\.md/);
    expect(text).toContain('None of the earlier work is in this folder: begin anew.');
    expect(shiftText({ attempts: three, kept: true }, nonce)).toContain('Undo what led there before you begin.');
  });

  test('counts the attempts with that error alone, and forbids no file where they have none in common', () => {
    const attempts = attemptsOf({ fingerprint: 'ffffffff' }, { changed: ['a'] }, { changed: ['b'] }, { changed: [] });
    const text = shiftText({ attempts, kept: true }, nonce);
    expect(text).toContain('You have failed 3x');
    expect(text).not.toContain('repeat what');
  });

  test('stands behind the earlier attempts of the prompt, and keeps the whole within its bound', () => {
    const long = Array.from({ length: 100 }, (_, at) => `line ${at} ${'x'.repeat(200)}`);
    const run = sampleRun({ stories: [{ id: 'US-1', tries: [failing(long), failing(long), failing(long)] }] });
    const attempts = storiesOf(run)[0]?.attempts;
    const prompt = implementPrompt({
      story: { id: 'US-1', title: 'T', json: '{}', criteria: [] },
      ...{ attempt: 4, maxAttempts: 5, checks: [], kept: false, protectedPaths: [], specs: ['s'.repeat(5000)], nonce },
      ...{ projectNotes: 'n'.repeat(9000), progress: 'p'.repeat(9000), previous: long.join('\n') },
      shift: { attempts: attempts ?? [], kept: false },
    });
    expect(prompt.indexOf('## Previous Attempts')).toBeLessThan(prompt.indexOf('## IMPORTANT: Strategy Shift'));
    expect(prompt.indexOf('## IMPORTANT: Strategy Shift')).toBeLessThan(prompt.indexOf('## How your work is judged'));
    expect(prompt.length / 4).toBeLessThan(6000);
  });
});

describe('the context expansion', () => {
  const filled = (size: number) => ({
    missing: ["Cannot find module './dates.js'"],
    named: [{ path: 'src/app.js', from: 3, lines: ["import './dates.js'", 'x'.repeat(size)] }],
    near: [
      { wanted: './dates.js', paths: ['src/date.js', ...Array.from({ length: size / 10 }, (_, at) => `src/d${at}`)] },
    ],
    defined: [{ wanted: 'parse', lines: ['src/date.js:1:export function parse() {', 'y'.repeat(size)] }],
    folders: [{ path: 'src', entries: ['app.js', 'date.js', 'z'.repeat(size)] }],
    manifests: [{ path: 'package.json', text: `{"name":"demo"}${'m'.repeat(size)}` }],
  });

  test('stands behind the shift, each list as data', () => {
    const text = shiftText({ attempts: three, kept: true, expansion: filled(0) }, nonce);
    expect(text.indexOf('## IMPORTANT: Strategy Shift')).toBeLessThan(text.indexOf('## What the repository has of it'));
    for (const told of [
      './dates.js: src/date.js',
      '3: import',
      'src/: app.js date.js',
      'package.json:\n{"name":"demo"}',
    ])
      expect(text).toContain(told);
    expect(shiftText({ attempts: three, kept: true }, nonce)).not.toContain('## What the repository has');
  });

  test('leaves out what was not found', () => {
    const nothing = { missing: ['x'], named: [], near: [], defined: [], folders: [], manifests: [] };
    expect(shiftText({ attempts: three, kept: true, expansion: nothing }, nonce)).not.toMatch(
      /Manifests|Folders|names like/,
    );
  });

  test('keeps the whole prompt within its bound', () => {
    const long = Array.from({ length: 100 }, (_, at) => `line ${at} ${'x'.repeat(200)}`);
    const run = sampleRun({ stories: [{ id: 'US-1', tries: [failing(long), failing(long), failing(long)] }] });
    const attempts = storiesOf(run)[0]?.attempts ?? [];
    const prompt = implementPrompt({
      story: { id: 'US-1', title: 'T', json: '{}', criteria: [] },
      ...{ attempt: 5, maxAttempts: 5, checks: [], kept: true, specs: ['s'.repeat(5000)], nonce },
      protectedPaths: Array.from({ length: 50 }, (_, at) => `protected/${at}/**`),
      ...{ projectNotes: 'n'.repeat(9000), progress: 'p'.repeat(9000), previous: long.join('\n') },
      shift: { attempts, kept: true, expansion: filled(9000) },
    });
    expect(prompt.length / 4).toBeLessThan(6000);
  });
});
