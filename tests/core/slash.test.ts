import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSlash, type SlashReading } from '../../src/core/slash.ts';
import type { SlashCommand } from '../../src/core/slash-command.ts';
import { isWatched, workMs } from '../support/timed.ts';

const read = (body: string): SlashReading => readSlash(body, '/ralph');
const command = (body: string): SlashCommand | SlashReading => {
  const reading = read(body);
  return reading.type === 'command' ? reading.command : reading;
};

const run = { kind: 'run', stories: [], fresh: false } as const;
const help = { kind: 'help' } as const;

describe('a command of each form (03-interface §4)', () => {
  it.each<[string, SlashCommand]>([
    ['/ralph "Fix the build"', { kind: 'objective', objective: 'Fix the build' }],
    [
      '/ralph "Fix tests in src/utils" --max 10 --criteria "npm test src/utils"',
      { kind: 'objective', objective: 'Fix tests in src/utils', max: 10, criteria: 'npm test src/utils' },
    ],
    [
      '/ralph "a" --max=10 --criteria="npm test" --model=opus',
      { kind: 'objective', objective: 'a', max: 10, criteria: 'npm test', model: 'opus' },
    ],
    ['/ralph --max 3 "a"', { kind: 'objective', objective: 'a', max: 3 }],
    ["/ralph 'a b' --criteria 'x \"y\"'", { kind: 'objective', objective: 'a b', criteria: 'x "y"' }],
    ['/ralph “Fix the build” --max 2', { kind: 'objective', objective: 'Fix the build', max: 2 }],
    ['/ralph „Fix don’t panic“', { kind: 'objective', objective: 'Fix don’t panic' }],
    ['/ralph «réparer» —max 2', { kind: 'objective', objective: 'réparer', max: 2 }],
    ['/ralph "Fix the “foo” bug"', { kind: 'objective', objective: 'Fix the “foo” bug' }],
    ['/ralph "half smart”', { kind: 'objective', objective: 'half smart' }],
    [
      String.raw`/ralph "say \"hi\"" --criteria "grep -q \"x\" a\\b"`,
      { kind: 'objective', objective: 'say "hi"', criteria: String.raw`grep -q "x" a\b` },
    ],
    ['/ralph "a" --criteria test', { kind: 'objective', objective: 'a', criteria: 'test' }],
    ['/ralph "--max 5 is not a flag here"', { kind: 'objective', objective: '--max 5 is not a flag here' }],
    ['/ralph "run"', { kind: 'objective', objective: 'run' }],
    ['/ralph "<b>html</b> `code` <!-- x -->"', { kind: 'objective', objective: '<b>html</b> `code` <!-- x -->' }],
    ['/ralph run', run],
    ['/ralph run 42-login', { ...run, feature: '42-login' }],
    [
      '/ralph run 42-login --story US-1,US-2,US-1 --max 3 --fresh',
      { kind: 'run', feature: '42-login', stories: ['US-1', 'US-2'], max: 3, fresh: true },
    ],
    ['/ralph run --story "a b, c"', { ...run, stories: ['a b', 'c'] }],
    ['/ralph run --max 99999999999999999999', { ...run, max: Number.MAX_SAFE_INTEGER }],
    ['/ralph init', { kind: 'init' }],
    ['/ralph init login', { kind: 'init', feature: 'login' }],
    ['/ralph init --agent', { kind: 'init', agent: true }],
    ['/ralph init —agent login', { kind: 'init', feature: 'login', agent: true }],
    ['/ralph status', { kind: 'status' }],
    ['/ralph status 20261122-010203-ab12', { kind: 'status', runId: '20261122-010203-ab12' }],
    ['/ralph cancel', { kind: 'cancel', reason: '' }],
    ['/ralph cancel wrong branch, it\'s "done"', { kind: 'cancel', reason: 'wrong branch, it\'s "done"' }],
    ['/ralph cancel "wrong branch"', { kind: 'cancel', reason: 'wrong branch' }],
    ['/ralph cancel see above -- no need', { kind: 'cancel', reason: 'see above -- no need' }],
    ['/ralph resume', { kind: 'resume', fresh: false }],
    ['/ralph resume 20261122-010203-ab12 --fresh', { kind: 'resume', runId: '20261122-010203-ab12', fresh: true }],
    ['/ralph retry US-001', { kind: 'retry', story: 'US-001' }],
    [
      '/ralph retry US-001 --allow "package.json#scripts"',
      { kind: 'retry', story: 'US-001', allow: 'package.json#scripts' },
    ],
    ['/ralph approve', { kind: 'approve' }],
    ['/ralph fix "the button is grey"', { kind: 'fix', what: 'the button is grey' }],
    ['/ralph abort', { kind: 'abort' }],
    ['/ralph doctor', { kind: 'doctor' }],
    ['/ralph help', help],
    ['/ralph --help', help],
    ['/ralph —help', help],
    ['/ralph -h', help],
    ['/ralph "--help"', { kind: 'objective', objective: '--help' }],
  ])('%j', (body, expected) => expect(command(body)).toEqual(expected));
});

describe('where a command may stand [U12]', () => {
  const found: readonly string[] = [
    '/ralph help',
    '   /ralph help',
    '\u00a0/ralph help',
    '/ralph\thelp  ',
    'Please:\n/ralph help',
    'Please:\r\n\r\n/ralph help\r\nThanks',
    'Please:\r/ralph help',
    '> quoted\n\n/ralph help',
    '> ```\n> log\n> ```\n/ralph help',
    '```\n/ralph run\n```\n/ralph help',
    '~~~~\n/ralph run\n~~~\n/ralph run\n~~~~\n/ralph help',
    '<!-- template\n/ralph run\n-->\n/ralph help',
    'see <!-- a\n/ralph run\n--> this\n/ralph help',
    '`a\n/ralph run\nb`\n/ralph help',
    '<img width="1" src="https://example.com/a.png">\n/ralph help',
    '- one\n- two\n/ralph help',
    '1. one\n\n   /ralph help',
    '/ralph help\n---\nsent from a phone',
    '[a]: https://example.com\n/ralph help',
    'text\n\n    /ralph run\n\n/ralph help',
    '/ralph help\n/ralph run',
    '/ralph help\n\nOn Mon, 2 Mar 2026 at 10:00, Jo <jo@example.com> wrote:\n/ralph run',
    'On Mon, 2 Mar 2026 at 10:00, Jo <jo@example.com> wrote:\n> /ralph run\n\n/ralph help',
    'On Mon, 2 Mar 2026 at 10:00, Jo\n<jo@example.com> wrote:\n\n> /ralph run\n\n/ralph help',
    '/ralph help\n-- \n/ralph run',
  ];
  it.each(found)('found: %j', (body) => expect(command(body)).toEqual(help));

  const ignored: readonly string[] = [
    '',
    'ralph run',
    'please /ralph run',
    'x/ralph run',
    '/ralphs run',
    '/ralph-run',
    '\\/ralph run',
    '`/ralph run`',
    '**/ralph run**',
    '# /ralph run',
    '- /ralph run',
    '| /ralph run |',
    '> /ralph run',
    ' > /ralph run',
    '>/ralph run',
    '> > quoted\n> /ralph run',
    '> a line that a mail client broke\n/ralph run',
    '    /ralph run',
    '\t/ralph run',
    '  \t/ralph run',
    'text\n\n    /ralph run',
    'text\n    /ralph run',
    '```\n/ralph run\n```',
    '```sh\n/ralph run',
    '~~~\n/ralph run\n~~~',
    '- item\n  ```\n  /ralph run\n  ```',
    '<!-- /ralph run -->',
    '<!--\n/ralph run\n-->',
    '<!--\n/ralph run',
    '<pre>\n/ralph run\n</pre>',
    '<details>\n/ralph run\n</details>',
    '<blockquote>\n/ralph run\n</blockquote>',
    'see <!-- a\n/ralph run\n--> this',
    '`a\n/ralph run\nb`',
    '| a |\n|---|\n/ralph run',
    'Thanks!\n\nOn Mon, 2 Mar 2026 at 10:00, Jo <jo@example.com> wrote:\n\n/ralph run',
    'Danke\n\nAm Mo., 2. März 2026 um 10:00 Uhr schrieb Jo <jo@example.com>:\n/ralph run',
    'ok\n-----Original Message-----\n/ralph run',
    'ok\n________________________________\nFrom: Jo <jo@example.com>\nSent: Monday\nTo: All\nSubject: x\n\n/ralph run',
    'ok\nFrom: Jo <jo@example.com>\nSent: Monday\nTo: All\nSubject: x\n\n/ralph run',
    'ok\n-- \nJo\n/ralph run',
    '- [ ] /ralph run',
    '1. /ralph run',
    '- - /ralph run',
  ];
  it.each(ignored)('not a command: %j', (body) => expect(read(body)).toEqual({ type: 'none' }));
});

describe('a body of the largest size [U15]', () => {
  it('is read', () => {
    expect(read(`${'> '.repeat(20_000)}\n/ralph run`)).toEqual({ type: 'none' });
    expect(read(`${'x'.repeat(65_520)} /ralph run`)).toEqual({ type: 'none' });
    expect(command(`${'x\n'.repeat(32_000)}\n/ralph run`)).toEqual(run);
    expect(read(`/ralph "a" --criteria "${'x'.repeat(4001)}"`)).toEqual({
      type: 'malformed',
      problem: expect.stringMatching(/longer than 4000 characters/),
    });
  });
});

describe('a body made to be slow to read [U15]', () => {
  const field = 'From: jo@example.com';
  it.skipIf(isWatched).each([
    ['blanks where the name of a mail field may stand', `${field}\n${' '.repeat(60_000)}\n${field}`],
    ['blanks behind many headers of an answer', `Am ${'schrieb'.repeat(70)}${' '.repeat(60_000)}x`],
  ])('%s', (_, body) => {
    const took = workMs(() => expect(read(body)).toEqual({ type: 'none' }));
    expect(took).toBeLessThan(5000);
  });
});

describe('what is malformed gets one reason [U14][U15]', () => {
  it.each([
    ['/ralph', /a command is missing/],
    ['/ralph make it work', /"make" is no command; an objective stands in quotes/],
    ['/ralph constructor', /"constructor" is no command/],
    ['/ralph __proto__', /"__proto__" is no command/],
    ['/ralph ""', /the objective is empty/],
    ['/ralph " "', /the objective is empty/],
    ['/ralph "a" b', /"b" stands outside of the quotes/],
    ['/ralph "a"b', /after a closing quote there must be a space/],
    ['/ralph "a', /the quote " is never closed/],
    ['/ralph “a', /the quote “ is never closed/],
    ['/ralph "a\nb"', /the quote " is never closed/],
    ['/ralph "a" --criteria "npm test', /the quote " is never closed/],
    ['/ralph "a" --max', /--max needs a value/],
    ['/ralph "a" --max=', /--max needs a value/],
    ['/ralph "a" --max --criteria x', /--max needs a value/],
    ['/ralph "a" --criteria ""', /--criteria needs a value/],
    ['/ralph "a" --max 0', /--max is "0", not a whole number from 1/],
    ['/ralph "a" --max -1', /--max is "-1", not/],
    ['/ralph "a" --max 1e9', /--max is "1e9", not/],
    ['/ralph "a" --max 10abc', /--max is "10abc", not/],
    ['/ralph "a" --max 010', /--max is "010", not/],
    ['/ralph "a" --max 1.5', /--max is "1.5", not/],
    ['/ralph "a" --max 1 --max 2', /--max is given twice/],
    ['/ralph "a" --max=1 —max 2', /--max is given twice/],
    ['/ralph "a" --agent evil', /--agent is not a flag of this command, which has --max, --criteria, --model/],
    ['/ralph "a" --dangerously-skip-permissions', /is not a flag/],
    ['/ralph "a" -n 5', /-n is not a flag/],
    ['/ralph "a" --', /-- is not a flag/],
    ['/ralph "a" --fresh', /--fresh is not a flag of this command/],
    ['/ralph "a" --model "x y"', /--model is "x y", not the name of a model/],
    ['/ralph "a" --model --max 3', /--model needs a value/],
    ['/ralph --max 3', /the objective is empty/],
    ['/ralph --max 3 a', /an objective stands in quotes/],
    ['/ralph "a\u0000b"', /control character/],
    ['/ralph "a\u001bb"', /control character/],
    ['/ralph run a b', /"b" is one word too many/],
    ['/ralph run ../x', /"..\/x" is not the name of a feature/],
    ['/ralph run --criteria "x"', /--criteria is not a flag of this command/],
    ['/ralph run --fresh=true', /--fresh takes no value/],
    ['/ralph run --story ,', /--story names no story/],
    ['/ralph run --story', /--story needs a value/],
    [`/ralph run --story ${Array.from({ length: 101 }, (_, at) => at)}`, /more than 100 stories/],
    ['/ralph status latest', /"latest" is not the id of a run/],
    ['/ralph resume 20261122-010203', /is not the id of a run/],
    ['/ralph init --agent=claude', /--agent takes no value/],
    ['/ralph init --agent --agent', /--agent is given twice/],
    ['/ralph init --model opus', /--model is not a flag of this command, which has --agent/],
    ['/ralph run --agent', /--agent is not a flag of this command/],
    ['/ralph cancel --force', /--force is not a flag of cancel/],
    ['/ralph retry', /retry needs the id of a story/],
    ['/ralph retry a b', /"b" is one word too many/],
    ['/ralph retry a --allow ../x', /--allow is "..\/x", not a glob inside/],
    ['/ralph fix', /fix needs a text in quotes/],
    ['/ralph fix ""', /fix needs a text in quotes/],
    ['/ralph fix it', /what to fix stands in quotes/],
    ['/ralph fix the button', /what to fix stands in quotes/],
    ['/ralph fix "the button" now', /"now" is one word too many/],
    ['/ralph approve it', /"it" is one word too many/],
    ['/ralph approve --force', /--force is not a flag of this command, which takes no flags/],
    ['/ralph help me', /one word too many/],
    ['/ralph --help me', /one word too many/],
    ['/ralph run --help', /--help is not a flag of this command, which has --story, --max, --fresh/],
  ])('%j', (body, problem) => {
    expect(read(body)).toEqual({ type: 'malformed', problem: expect.stringMatching(problem) });
  });

  it('only the first command of a comment counts', () => {
    expect(read('/ralph nonsense\n/ralph run')).toMatchObject({ type: 'malformed' });
  });
});

describe('the phrase is a setting', () => {
  it.each(['@ralph', '/go.', '$run', '[ralph]', '/go-on'])('%s', (phrase) => {
    expect(readSlash(`${phrase} help`, phrase)).toEqual({ type: 'command', command: help });
    expect(readSlash(`${phrase}x help`, phrase)).toEqual({ type: 'none' });
    expect(readSlash('/ralph help', phrase)).toEqual({ type: 'none' });
  });
});

describe('any body', () => {
  const piece = fc.constantFrom(
    ...['/ralph', 'run', '"', '“', '”', "'", '--max', '=', '10', ' ', '\n', '\r\n', '\t', '>', '```', '<!--', '-->'],
    ...['-', '    ', '*', '`', '<pre>', '|', '\\', '—', '\u0000', 'fix', 'cancel', '--criteria', '\u2028', '-- \n'],
  );
  const body = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join('')),
  );

  it('has a reading, and one of the same text quoted, fenced or in a comment is none', () => {
    fc.assert(
      fc.property(body, (text) => {
        expect(['none', 'command', 'malformed']).toContain(read(text).type);
        const lines = text.split(/\r\n?|\n|\u2028|\u2029/);
        expect(read(lines.map((line) => `> ${line}`).join('\n'))).toEqual({ type: 'none' });
        expect(read(`${'~'.repeat(80)}\n${text}`)).toEqual({ type: 'none' });
        expect(read(`<!--\n${text.replaceAll('--', '')}\n-->`)).toEqual({ type: 'none' });
      }),
      { numRuns: 500 },
    );
  });

  it('gives back the objective and the command line that were written', () => {
    const words = fc
      .string({ unit: 'grapheme', minLength: 1, maxLength: 80 })
      .filter((text) => text.trim() === text && !/[\p{Cc}\u2028\u2029]/u.test(text));
    const quoted = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;
    fc.assert(
      fc.property(words, words, fc.integer({ min: 1, max: 1e6 }), (objective, criteria, max) => {
        const line = `/ralph ${quoted(objective)} --max ${max} --criteria=${quoted(criteria)}`;
        expect(command(line)).toEqual({ kind: 'objective', objective, max, criteria });
      }),
      { numRuns: 500 },
    );
  });

  it.skipIf(isWatched)('is read in little time, however it is made', () => {
    const shapes = [
      '[',
      '<',
      '> ',
      '- ',
      '`',
      '*a',
      '<!--',
      '![[',
      'a\n',
      '\\`',
      '"',
      '/ralph "',
      '/ralph\n> ',
      '| a ',
    ];
    const slowest = shapes.map((shape) => {
      const text = `${shape.repeat(Math.floor(65_000 / shape.length))}\n/ralph run`;
      return workMs(() => read(text));
    });
    // Generous: anything that grows with the square of the length takes minutes.
    expect(Math.max(...slowest)).toBeLessThan(10_000);
  });
});
