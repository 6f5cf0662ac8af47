import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openFileCommands, readPairs, summaryLimit } from '../support/workflow/file-commands.ts';
import { createMasker } from '../support/workflow/masker.ts';
import { createStepRecord } from '../support/workflow/step-record.ts';
import { temporaryFolder } from './rig.ts';

describe('pairs in a file', () => {
  const readable: readonly (readonly [text: string, pairs: readonly (readonly [string, string])[]])[] = [
    ['', []],
    [
      'a=1\n\nb=\n',
      [
        ['a', '1'],
        ['b', ''],
      ],
    ],
    ['a=1', [['a', '1']]],
    ['a=x=<<y\n', [['a', 'x=<<y']]],
    ['a=1\r\n', [['a', '1\r']]],
    ['a<<E\nE\n', [['a', '']]],
    [
      'a<<E\n1\n\n2\nE\nb=3\n',
      [
        ['a', '1\n\n2'],
        ['b', '3'],
      ],
    ],
    ['a<<E\nb=2\nE', [['a', 'b=2']]],
    ['a<<E=F\n1\nE=F\n', [['a', '1']]],
  ];
  it.each(readable)('%j', (text, pairs) => {
    expect([...readPairs(text)]).toEqual(pairs);
  });

  const broken: readonly (readonly [text: string, message: RegExp])[] = [
    ['word\n', /Invalid format 'word'/],
    ['<<E\n1\nE\n', /Name must not be empty/],
    ['a<<\n1\n', /delimiter must not be empty/],
    ['a<<E\n1\n', /Matching delimiter not found 'E'/],
    ['a<<E\n1\n E\n', /Matching delimiter not found 'E'/],
  ];
  it.each(broken)('%j is a mistake', (text, message) => {
    expect(() => [...readPairs(text)]).toThrow(message);
  });

  it('come back as the toolkit writes them', () => {
    const name = fc.stringMatching(/^[a-z_]{1,9}$/);
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.string({ unit: 'binary' }))), (pairs) => {
        const delimiter = 'ghadelimiter_0d5b';
        const text = pairs.map(([key, value]) => `${key}<<${delimiter}\n${value}\n${delimiter}\n`).join('');
        fc.pre(pairs.every(([, value]) => !value.includes(delimiter)));
        expect([...readPairs(text)]).toEqual(pairs);
      }),
    );
  });
});

function writeAndRead(write: (files: Readonly<Record<string, string>>) => void) {
  const masker = createMasker(['the-secret']);
  const record = createStepRecord(masker);
  const env = new Map<string, string>();
  const path: string[] = [];
  const files = openFileCommands(temporaryFolder());
  write(files.variables);
  files.process({
    ...{ record, masker, workspace: '/', env: {} },
    setEnv: (key, value) => env.set(key, value),
    addPath: (folder) => path.push(folder),
  });
  return { record, env: Object.fromEntries(env), path };
}

describe('file commands', () => {
  it('take what stands before a mistake, and fail the step', () => {
    const { record } = writeAndRead(({ GITHUB_OUTPUT = '' }) => writeFileSync(GITHUB_OUTPUT, 'a=1\nbroken\nb=2\n'));
    expect(Object.fromEntries(record.outputs)).toEqual({ a: '1' });
    expect(record.commandFailed).toBe(true);
    expect(record.annotations.map(({ message }) => message)).toEqual([
      "Unable to process file command 'output' successfully.",
      "Invalid format 'broken'",
    ]);
  });

  it('refuse NODE_OPTIONS without failing the step', () => {
    const { record, env } = writeAndRead(({ GITHUB_ENV = '' }) =>
      writeFileSync(GITHUB_ENV, 'Node_Options=-r x\nA=1\n'),
    );
    expect([env, record.commandFailed, record.annotations.length]).toEqual([{ A: '1' }, false, 1]);
  });

  it('mask the summary by line and drop one that is too large whole', () => {
    const small = writeAndRead(({ GITHUB_STEP_SUMMARY = '' }) => writeFileSync(GITHUB_STEP_SUMMARY, '# the-secret\nb'));
    expect(small.record.summary).toBe('# ***\nb');
    const exact = writeAndRead(({ GITHUB_STEP_SUMMARY = '' }) =>
      writeFileSync(GITHUB_STEP_SUMMARY, 'x'.repeat(summaryLimit)),
    );
    expect(exact.record.summary).toHaveLength(summaryLimit);
    const large = writeAndRead(({ GITHUB_STEP_SUMMARY = '' }) =>
      writeFileSync(GITHUB_STEP_SUMMARY, 'x'.repeat(summaryLimit + 1)),
    );
    expect(large.record.summary).toBe('');
    expect(large.record.commandFailed).toBe(false);
    expect(large.record.annotations[0]?.message).toMatch(
      /upload aborted, supports content up to a size of 1024k, got 1024k/,
    );
  });

  it('survive that a step removes or replaces its files', () => {
    const { record, path } = writeAndRead(({ GITHUB_OUTPUT = '', GITHUB_STATE = '', GITHUB_PATH = '' }) => {
      rmSync(GITHUB_OUTPUT);
      rmSync(GITHUB_STATE);
      mkdirSync(GITHUB_STATE);
      writeFileSync(GITHUB_PATH, '/a\r\n\n/b\n');
    });
    expect(path).toEqual(['/a', '/b']);
    expect(record.commandFailed).toBe(true);
  });
});

describe('the masker', () => {
  const cases: readonly (readonly [secret: string, text: string, masked: string])[] = [
    ['abc', 'xabcabcx', 'x***x'],
    ['aba', 'ababa', '***'],
    ['a\nbb', 'only bb', 'only ***'],
    ['p@ss "word"', `${JSON.stringify('p@ss "word"')}`, '"***"'],
    ['p@ss/w', encodeURIComponent('p@ss/w'), '***'],
    ["it's", "it''s", '***'],
    ['<tag>', '&lt;tag&gt;', '***'],
    ['"a long quoted secret"', 'a long quoted secret', '***'],
    ['  ', 'a  b', 'a  b'],
  ];
  it.each(cases)('hides %j in %j', (secret, text, masked) => {
    expect(createMasker([secret]).mask(text)).toBe(masked);
  });

  it('hides a secret inside base64 wherever it is aligned', () => {
    const secret = 'correct-horse-battery';
    for (const prefix of ['', 'a', 'ab']) {
      const text = Buffer.from(`${prefix}${secret}`).toString('base64');
      expect(createMasker([secret]).mask(text)).not.toContain(Buffer.from('horse-batt').toString('base64'));
      expect(createMasker([secret]).mask(text)).toContain('***');
    }
  });

  it('hides every occurrence of every secret', () => {
    fc.assert(
      fc.property(
        fc.array(fc.stringMatching(/^[a-d]{2,4}$/), { minLength: 1 }),
        fc.stringMatching(/^[a-e]*$/),
        (secrets, text) => {
          const masked = createMasker(secrets).mask(text);
          for (const secret of secrets) expect(masked).not.toContain(secret);
        },
      ),
    );
  });
});
