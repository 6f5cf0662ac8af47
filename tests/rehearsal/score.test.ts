import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stepKinds } from '../../src/rehearsal/schema.ts';
import { answerKeys, answerWords } from '../../src/rehearsal/schema-review.ts';
import { readScore, type ScoreResult } from '../../src/rehearsal/score.ts';

const known = stepKinds.join(', ');

/** A score whose only attempt has these lines as its steps; they begin on line 6. */
function withSteps(...steps: readonly string[]): string {
  return [
    'version: 1',
    'stories:',
    '  US-001:',
    '    attempts:',
    '      - steps:',
    ...steps.map((line) => `          ${line}`),
  ].join('\n');
}

function mistakes(result: ScoreResult): readonly string[] {
  return result.ok ? [] : result.mistakes;
}

const bomb = [
  'version: 1',
  'a: &a [x, x, x, x, x, x, x, x, x]',
  ...'bcdefgh'.split('').map((name, index) => {
    const before = `*${'abcdefg'[index]}`;
    return `${name}: &${name} [${Array(9).fill(before).join(', ')}]`;
  }),
].join('\n');

describe('a score that is refused names file, line and what to do', () => {
  it.each<[string, string, string]>([
    [
      'unknown step',
      withSteps('- say: hi', '- wirte: { path: a, content: b }'),
      `s.yaml:7: stories.US-001.attempts[0].steps[1]: unknown key "wirte". Known here: ${known}.`,
    ],
    [
      'unknown key in a step',
      withSteps('- move: { from: a, to: b, force: true }'),
      's.yaml:6: stories.US-001.attempts[0].steps[0].move: unknown key "force". Known here: from, to.',
    ],
    [
      'two keys in a step',
      withSteps('- say: hi', '  exit: 1'),
      's.yaml:6: stories.US-001.attempts[0].steps[0]: a step has exactly one key, this one has say and exit. Make each a list item.',
    ],
    [
      'no key in a step',
      withSteps('- {}'),
      's.yaml:6: stories.US-001.attempts[0].steps[0]: a step has exactly one key, this one has none. Make each a list item.',
    ],
    [
      'a step that is text',
      withSteps('- say'),
      's.yaml:6: stories.US-001.attempts[0].steps[0]: Invalid input: expected object, received string',
    ],
    [
      'a step without its value',
      withSteps('- say:'),
      's.yaml:6: stories.US-001.attempts[0].steps[0].say: Invalid input: expected string, received null',
    ],
    [
      'a path out of the worktree',
      withSteps('- delete: ../x'),
      's.yaml:6: stories.US-001.attempts[0].steps[0].delete: "../x" leads out of the worktree. Remove the "..".',
    ],
    [
      'a path out of the worktree by a detour',
      withSteps('- write: { path: a/../../x, content: b }'),
      's.yaml:6: stories.US-001.attempts[0].steps[0].write.path: "a/../../x" leads out of the worktree. Remove the "..".',
    ],
    [
      'an absolute path',
      withSteps('- append: { path: /etc/passwd, content: b }'),
      's.yaml:6: stories.US-001.attempts[0].steps[0].append.path: "/etc/passwd" is absolute. Write it relative to the worktree, for example src/a.js.',
    ],
    [
      'the whole worktree',
      withSteps('- delete: ./'),
      's.yaml:6: stories.US-001.attempts[0].steps[0].delete: "./" is the whole worktree. Name a file or folder in it.',
    ],
    [
      'an empty path',
      withSteps('- delete: ""'),
      's.yaml:6: stories.US-001.attempts[0].steps[0].delete: "" is no path. Write one relative to the worktree, for example src/a.js.',
    ],
    [
      'a path with NUL',
      withSteps('- delete: "a\\0b"'),
      's.yaml:6: stories.US-001.attempts[0].steps[0].delete: "a\\u0000b" is no path. Write one relative to the worktree, for example src/a.js.',
    ],
    [
      'a missing field',
      withSteps('- replace: { path: a, find: b }'),
      's.yaml:6: stories.US-001.attempts[0].steps[0].replace.with: Invalid input: expected string, received undefined',
    ],
    [
      'an empty text to find',
      withSteps('- replace: { path: a, find: "", with: b }'),
      's.yaml:6: stories.US-001.attempts[0].steps[0].replace.find: Too small: expected string to have >=1 characters',
    ],
    [
      'a mode without quotes',
      withSteps('- chmod: { path: a, mode: 755 }'),
      's.yaml:6: stories.US-001.attempts[0].steps[0].chmod.mode: Invalid input: expected string, received number',
    ],
    [
      'a mode that is no octal number',
      withSteps('- chmod: { path: a, mode: "u+x" }'),
      's.yaml:6: stories.US-001.attempts[0].steps[0].chmod.mode: a mode is three or four octal digits in quotes, for example "755"',
    ],
    [
      'a sleep without a unit',
      withSteps('- sleep: "2"'),
      's.yaml:6: stories.US-001.attempts[0].steps[0].sleep: "2" is no duration. Write 300ms, 2s or 1m30s, at most 24h.',
    ],
    [
      'a sleep of a week',
      withSteps('- sleep: 168h'),
      's.yaml:6: stories.US-001.attempts[0].steps[0].sleep: "168h" is no duration. Write 300ms, 2s or 1m30s, at most 24h.',
    ],
    [
      'a signal that cannot be ignored',
      withSteps('- ignore: [KILL]'),
      's.yaml:6: stories.US-001.attempts[0].steps[0].ignore[0]: Invalid option: expected one of "TERM"|"INT"|"HUP"|"QUIT"',
    ],
    [
      'an exit code out of range',
      withSteps('- exit: 256'),
      's.yaml:6: stories.US-001.attempts[0].steps[0].exit: Too big: expected number to be <=255',
    ],
    [
      'a negative flood',
      withSteps('- print: { bytes: -1 }'),
      's.yaml:6: stories.US-001.attempts[0].steps[0].print.bytes: Too small: expected number to be >=0',
    ],
    [
      'a variable name with a value',
      withSteps('- env: [A=b]'),
      's.yaml:6: stories.US-001.attempts[0].steps[0].env[0]: a name of an environment variable, for example OPENAI_API_KEY',
    ],
    [
      'reviews inside a story',
      'version: 1\nstories:\n  US-001:\n    attempts:\n      - steps: []\n    reviews: []',
      's.yaml:6: stories.US-001: unknown key "reviews". Known here: attempts, then.',
    ],
    [
      'no attempts',
      'version: 1\nstories:\n  US-001:\n    attempts: []',
      's.yaml:4: stories.US-001.attempts: Too small: expected array to have >=1 items',
    ],
    [
      'another word for then',
      'version: 1\nstories:\n  US-001:\n    attempts: [{ steps: [] }]\n    then: stop',
      's.yaml:5: stories.US-001.then: Invalid option: expected one of "repeat"|"nothing"',
    ],
    ['another version', 'version: 2\nstories: {}', 's.yaml:1: version: Invalid input: expected 1'],
    [
      'an unknown top key',
      'version: 1\nstories: {}\nstory: {}',
      's.yaml:3: unknown key "story". Known here: version, stories, reviews, advice.',
    ],
    ['an empty file', '', 's.yaml:1: Invalid input: expected object, received null'],
    ['a list at the top', '- a', 's.yaml:1: Invalid input: expected object, received array'],
    ['a duplicate key', 'version: 1\nversion: 1\nstories: {}', 's.yaml:2: Map keys must be unique'],
    [
      'two documents',
      'version: 1\n---\nversion: 1',
      's.yaml:2: Source contains multiple documents; please use YAML.parseAllDocuments()',
    ],
    ['an unknown alias', 'version: *one\nstories: {}', 's.yaml:1: *one: no &one stands before it.'],
    [
      'a foreign tag',
      'version: !!js/function "x"\nstories: {}',
      's.yaml:1: Unresolved tag: tag:yaml.org,2002:js/function',
    ],
    [
      'more aliases than anyone needs',
      `version: 1\nstories: &s {}\nlist:\n${'- *s\n'.repeat(101)}`,
      's.yaml:104: more than 100 aliases. Write the steps out.',
    ],
    [
      'a YAML bomb',
      bomb,
      's.yaml:1: Excessive alias count indicates a resource exhaustion attack. Write the steps out.',
    ],
  ])('%s', (_name, text, message) => {
    expect(mistakes(readScore(text, 's.yaml'))).toContain(message);
  });

  it('nesting deeper than the stack is a mistake, and a flood of mistakes is cut', () => {
    const told = mistakes(readScore('['.repeat(100_000), 's.yaml'));
    expect(told).toHaveLength(21);
    expect(told.at(-1)).toMatch(/^s\.yaml: and \d+ more mistakes\.$/);
  });

  it('every mistake of a score is told at once', () => {
    const text = withSteps('- wirte: hi', '- exit: 300', '- delete: /x');
    expect(mistakes(readScore(text, 's.yaml')).map((line) => line.split(' ')[0])).toEqual([
      's.yaml:6:',
      's.yaml:7:',
      's.yaml:8:',
    ]);
  });
});

describe('reviews that are refused name file, line and what to do', () => {
  const words = answerWords.join(', ');
  const keys = answerKeys.join(', ');
  it.each<[string, string, string]>([
    ['another gate', '    test: []', 's.yaml:5: reviews.US-001: unknown key "test". Known here: spec, quality.'],
    ['no attempt', '    spec: []', 's.yaml:5: reviews.US-001.spec: Too small: expected array to have >=1 items'],
    ['no list', '    spec: pass', 's.yaml:5: reviews.US-001.spec: Invalid input: expected array, received string'],
    [
      'no call',
      '    spec:\n      - []',
      's.yaml:6: reviews.US-001.spec[0]: Too small: expected array to have >=1 items',
    ],
    [
      'another word',
      '    spec:\n      - pass\n      - fail',
      `s.yaml:7: reviews.US-001.spec[1]: an answer is one of ${words}, or an object of ${keys}`,
    ],
    [
      'an unknown key',
      '    spec:\n      - - pass\n        - faill: { c1: x }',
      `s.yaml:7: reviews.US-001.spec[0][1]: unknown key "faill". Known here: ${keys}.`,
    ],
    ['no key', '    quality:\n      - {}', 's.yaml:6: reviews.US-001.quality[0]: an answer without a key. Write pass.'],
    ['no id', '    spec:\n      - fail: {}', 's.yaml:6: reviews.US-001.spec[0].fail: name at least one id'],
    [
      'an answer beside raw',
      '    spec:\n      - { raw: x, sleep: 1s, missing: [x], fail: { c1: x } }',
      's.yaml:6: reviews.US-001.spec[0]: raw is the whole answer. Remove fail, missing, or raw.',
    ],
    [
      'another severity',
      '    quality:\n      - findings: [{ severity: high, text: x }]',
      's.yaml:6: reviews.US-001.quality[0].findings[0].severity: Invalid option: expected one of "info"|"warn"|"block"',
    ],
    [
      'evidence out of the worktree',
      '    spec:\n      - evidence: { file: ../x }',
      's.yaml:6: reviews.US-001.spec[0].evidence.file: "../x" leads out of the worktree. Remove the "..".',
    ],
  ])('%s', (_name, lines, message) => {
    expect(mistakes(readScore(`version: 1\nstories: {}\nreviews:\n  US-001:\n${lines}`, 's.yaml'))).toEqual([message]);
  });
});

describe('a score that is accepted', () => {
  it('fills in the defaults', () => {
    const text = withSteps('- replace: { path: a, find: b, with: c }', '- sleep: 1m2s3ms', '- print: { bytes: 3 }');
    const result = readScore(text, 's.yaml');
    const story = result.ok ? result.score.stories['US-001'] : undefined;
    expect(story?.then).toBe('repeat');
    expect(story?.attempts).toEqual([
      {
        steps: [
          { kind: 'replace', value: { path: 'a', find: 'b', with: 'c', all: false } },
          { kind: 'sleep', value: 62_003 },
          { kind: 'print', value: { bytes: 3, text: 'still working\n' } },
        ],
      },
    ]);
  });

  it('a story called __proto__ pollutes nothing', () => {
    readScore('version: 1\nstories:\n  __proto__:\n    attempts: [{ steps: [] }]\n    polluted: yes', 's.yaml');
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});

describe('any text', () => {
  const yamlish = fc.array(
    fc.constantFrom(
      'version: 1',
      'stories:',
      '  a:',
      '    attempts:',
      '      - steps:',
      '        - say: x',
      '- ',
      '&a ',
      '*a',
      '{',
      '[',
      '"',
      '\t',
      '? ',
      '<<: *a',
      '!!',
      '---',
      '%',
    ),
  );
  it.each([
    ['characters', fc.string({ unit: 'binary' })],
    ['pieces of a score', yamlish.map((pieces) => pieces.join('\n'))],
  ])('%s give a score or mistakes with a line, never an exception', (_name, texts) => {
    fc.assert(
      fc.property(texts, (text) => {
        const result = readScore(text, 's.yaml');
        if (!result.ok)
          expect(result.mistakes.every((mistake) => /^s\.yaml:([1-9]\d*: .| and )/.test(mistake))).toBe(true);
        expect(result.ok || result.mistakes.length > 0).toBe(true);
      }),
    );
  });
});
