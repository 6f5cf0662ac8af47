import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evidenceFiles, readAnswer, withEvidence } from '../../src/core/review-answer.ts';
import type { ReviewAnswer } from '../../src/core/review-answer-types.ts';

const nonce = '0123456789abcdef01';
const call = { nonce, ids: ['c1', 'c2'] };
const c1 = { id: 'c1', verdict: 'met', evidence: [{ file: 'src/a.ts', line: 3 }], reason: '' };
const c2 = { id: 'c2', verdict: 'unmet', evidence: [], reason: 'no such flag' };
const good = { nonce, criteria: [c1, c2], missing: ['password reset flow (spec line 24)'], extra: [], findings: [] };

/** The answer as JSON text with some members replaced; undefined leaves one out. */
function answer(changes: Record<string, unknown> = {}): string {
  return JSON.stringify({ ...good, ...changes });
}

function problem(text: string): string {
  const read = readAnswer(text, call);
  if (read.ok) throw new Error('expected a problem');
  return read.problem;
}

describe('an answer that counts', () => {
  const { nonce: _, ...read } = good;

  test.each<[string, string]>([
    ['alone', answer()],
    ['in prose', `I looked at { everything } and "this":\n${answer()}\nThat is all.`],
    ['in a fence', `Done.\n\`\`\`json\n${JSON.stringify(good, null, 2)}\n\`\`\`\n`],
    ['behind other objects', `{"a": [1, {"b": "}"}]} {"status": "PASS"} ${answer()}`],
    ['behind an object that is cut off', `{"draft": {"criteria": [ ${answer()}`],
    ['behind an open quote', `{"oops ${answer()}`],
    ['inside another object', `{"type": "result", "answer": ${answer()}}`],
    ['inside braces of prose', `{ see: ${answer()} }`],
    ['twice, in another form', `${answer()}\n${JSON.stringify(good, null, 2)}`],
    ['twice, in another order', `${answer()}\n${answer({ criteria: [c2, c1] })}`],
    ['with criteria in another order', answer({ criteria: [c2, c1] })],
    ['with an escaped nonce', answer().replace('"nonce":"0', '"nonce":"\\u0030')],
    ['at the end of a long message', `${'{"x": '.repeat(40_000)}${answer()}`],
  ])('%s', (_name, text) => {
    expect(readAnswer(text, call)).toEqual({ ok: true, answer: read });
  });

  test('may have braces and quotes in its texts', () => {
    const reason = 'it says "}" and {"nonce": "x"} \\ and \n```\n{';
    const read = readAnswer(answer({ criteria: [c1, { ...c2, reason }] }), call);
    expect(read).toMatchObject({ ok: true, answer: { criteria: [{}, { reason }] } });
  });

  test('keeps findings, with and without a place', () => {
    const findings = [
      { severity: 'block', file: './src/a.ts', line: 7, text: 'deletes the data' },
      { severity: 'info', file: null, line: null, text: 'a longer name' },
    ];
    expect(readAnswer(answer({ findings }), call)).toMatchObject({
      answer: {
        findings: [
          { severity: 'block', file: 'src/a.ts', line: 7, text: 'deletes the data' },
          { severity: 'info', text: 'a longer name' },
        ],
      },
    });
  });

  test('may judge nothing when nothing was asked', () => {
    expect(readAnswer(answer({ criteria: [] }), { nonce, ids: [] })).toMatchObject({ ok: true });
  });
});

describe('an answer that does not count', () => {
  const draft = { ...c2, verdict: 'unsure' };
  test.each<[string, string, string]>([
    ['nothing', ' \n', 'the reviewer said nothing.'],
    ['prose', `PASS. All criteria are met. ${nonce}`, "no JSON object carries this call's nonce."],
    ['no nonce', answer({ nonce: undefined }), "no JSON object carries this call's nonce."],
    ['another nonce', answer({ nonce: 'fedcba9876543210fe' }), 'one carries another.'],
    ['a nonce that is longer', answer({ nonce: `${nonce}0` }), 'one carries another.'],
    ['a nonce that is no text', answer({ nonce: [nonce] }), 'one carries another.'],
    ['the nonce only in another member', answer({ nonce: undefined, extra: [nonce] }), 'no JSON object carries'],
    [
      'the nonce further in',
      JSON.stringify({ ...good, nonce: undefined, meta: { nonce } }),
      'criteria does not judge c1, c2.',
    ],
    ['an answer in a string', JSON.stringify({ result: answer() }), 'no JSON object carries'],
    [
      'a shape that is only repeated',
      `{"nonce": <the nonce>, "criteria": []} nonce: ${nonce}`,
      'no JSON object carries',
    ],
    ['a trailing comma', answer().replace(/\}$/, ',}'), `is no JSON: expected a key in double quotes.`],
    ['a cut end', answer().slice(0, -2), 'is no JSON: expected a value.'],
    ['a line break in a text', answer().replace('no such flag', 'no\nsuch flag'), 'expected a string in double quotes'],
    [
      'a comment',
      answer().replace('"missing"', '/* none */ "missing"'),
      'is no JSON: expected a key in double quotes.',
    ],
    [
      'two that differ',
      `${answer({ criteria: [c1, draft] })} no: ${answer()}`,
      "2 objects carry this call's nonce and say different things",
    ],
    ['one that is wrong, then a good one', `${answer({ missing: 'none' })} ${answer()}`, 'say different things'],
    ['one that is cut, then a good one', `${answer().slice(0, -9)}\n${answer()}`, 'is no JSON'],
    ['a good one, then one that is cut', `${answer()}\n${answer().slice(0, -9)}`, 'is no JSON'],
    ['nine of them', answer().repeat(9), '9 objects carry'],
    ['one inside another', answer({ extra: [good] }), 'say different things'],
    ['more than is read', answer({ missing: ['x'.repeat(70_000)] }), 'in the last 65536 characters'],
  ])('%s', (_name, text, message) => {
    expect(problem(text)).toContain(message);
  });

  test.each<[string, Record<string, unknown>, string]>([
    ['criteria is no list', { criteria: {} }, 'criteria is no list.'],
    ['a list is a text', { missing: 'none' }, 'missing is no list.'],
    ['a criterion is a text', { criteria: ['c1', c2] }, 'criteria[0] is no object.'],
    [
      'a verdict is another word',
      { criteria: [{ ...c1, verdict: 'PASS' }, c2] },
      'criteria[0].verdict is not one of met, unmet, unsure.',
    ],
    ['an id is foreign', { criteria: [c1, c2, { ...c2, id: 'c3' }] }, 'criteria judges "c3", which was not asked.'],
    ['an id stands twice', { criteria: [c1, c2, c1] }, 'criteria judges c1 twice.'],
    ['an id is missing', { criteria: [c1] }, 'criteria does not judge c2.'],
    ['no id is judged', { criteria: undefined }, 'criteria does not judge c1, c2.'],
    ['an id is a number', { criteria: [c1, { ...c2, id: 2 }] }, 'criteria[1].id is no text.'],
    [
      'a severity is another word',
      { findings: [{ severity: 'critical', text: 'x' }] },
      'findings[0].severity is not one of info, warn, block.',
    ],
  ])('%s', (_name, changes, message) => {
    expect(problem(answer(changes))).toContain(message);
  });

  test('a key that stands twice: readers disagree on which counts', () => {
    const twice = answer().replace('"missing"', '"criteria":[],"missing"');
    expect(problem(twice)).toBe('the answer has the key "criteria" twice.');
    expect(problem(answer().replace('"verdict"', '"id":"c1","verdict"'))).toBe('criteria[0] has the key "id" twice.');
  });
});

describe('an answer in other words than asked for [X15]', () => {
  const readOf = (changes: Record<string, unknown>): ReviewAnswer => {
    const read = readAnswer(answer(changes), call);
    if (!read.ok) throw new Error(read.problem);
    return read.answer;
  };

  test('may have keys that nobody asked for, also twice', () => {
    const more = { verdict: 'PASS', criteria: [{ ...c1, score: 1 }, c2], __proto__: { criteria: [] } };
    expect(readOf(more)).toEqual({ criteria: [c1, c2], missing: good.missing, extra: [], findings: [] });
    expect(readAnswer(answer().replace('{"nonce"', '{"constructor":1,"constructor":2,"nonce"'), call).ok).toBe(true);
  });

  test('may leave lists out', () => {
    expect(readOf({ missing: undefined, extra: null, findings: undefined })).toMatchObject({
      ...{ missing: [], extra: [], findings: [] },
    });
  });

  test('may leave words out, which is told', () => {
    const bare = { id: 'c2', verdict: 'unmet' };
    const findings = [{ severity: 'block' }, { severity: 'info', line: 1, text: 'x' }];
    expect(readOf({ criteria: [{ ...c1, reason: undefined }, bare], findings })).toMatchObject({
      criteria: [c1, { ...bare, evidence: [], reason: 'no reason given' }],
      findings: [
        { severity: 'block', text: 'no text given' },
        { severity: 'info', text: 'x' },
      ],
    });
    expect(readOf({ missing: [{ what: 'a', where: 'b' }, ' '], extra: [['c'], 7] })).toMatchObject({
      ...{ missing: ['a; b'], extra: ['c'] },
    });
  });

  test.each<[string, unknown, readonly unknown[]]>([
    [
      'a text',
      ['src/a.ts:3', './src/a.ts:3-9'],
      [
        { file: 'src/a.ts', line: 3 },
        { file: 'src/a.ts', line: 3 },
      ],
    ],
    ['no list', { file: 'a', line: '3' }, [{ file: 'a', line: 3 }]],
    [
      'without a line',
      [{ file: 'a' }, { file: 'a', line: 0 }],
      [
        { file: 'a', line: 1 },
        { file: 'a', line: 1 },
      ],
    ],
    [
      'a file and words',
      [{ file: 'a', line: 1, absent: 'x' }, { absent: 'y' }],
      [{ file: 'a', line: 1 }, { absent: 'y' }],
    ],
  ])('may name evidence as %s', (_, evidence, expected) => {
    expect(readOf({ criteria: [{ ...c1, evidence }, c2] }).criteria[0]).toEqual({ ...c1, evidence: expected });
  });

  test.each<[string, unknown]>([
    ['none', undefined],
    ['prose', 'I saw it in the file'],
    ['nothing', [{ absent: '' }, {}, 7]],
  ])('is unsure of what is met with %s for evidence', (_, evidence) => {
    expect(readOf({ criteria: [{ ...c1, evidence, reason: 'fine' }, c2] }).criteria).toEqual([
      {
        ...c1,
        ...{ verdict: 'unsure', evidence: [] },
        reason: 'the reviewer says "met", but it names no file and line as evidence: fine',
      },
      c2,
    ]);
  });
});

describe('any text', () => {
  const pieces = fc.constantFrom(
    ...['{', '}', '[', ']', '"', '\\', ':', ',', '\n', ' ', '1', 'true', 'null', '{"nonce":', `"${nonce}"`, nonce],
    ...['"criteria":[', '"id":"c1"', '"verdict":"met"', answer(), answer({ nonce: 'x' }), '```json', '\ud800'],
  );
  const texts = fc.array(pieces, { maxLength: 40 }).map((parts) => parts.join(''));

  test('[P9] gives an answer only when an object of it reads as that answer', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const read = readAnswer(text, call);
        if (read.ok) expect(text).toContain(answer());
        else expect(read.problem).toMatch(/\.$/);
      }),
      { numRuns: 500 },
    );
  });

  test('around an answer changes nothing, when it neither carries the nonce nor quotes', () => {
    const around = fc.string({
      unit: fc.constantFrom('{', '}', '[', ']', ' ', '\n', 'a', '1', ',', '`'),
      maxLength: 60,
    });
    fc.assert(
      fc.property(around, around, (before, behind) => {
        expect(readAnswer(`${before}${answer()}${behind}`, call)).toMatchObject({ ok: true });
      }),
    );
  });

  test.each([
    ['braces', '{'],
    ['lists', '{"a":['],
    ['objects in objects', '{"a":'],
    ['open quotes', '{"'],
    ['quotes in two readings', '{":'],
    ['escaped quotes', '{"x{\\"'],
    ['nonces', `{"nonce":"${nonce}",`],
    ['too deep an object', `{"nonce":"${nonce}","a":${'['.repeat(20)}`],
    ['nonces in nonces', `{"nonce":"${nonce}","a":`],
    ['numbers', '{"a":1111111111'],
    ['blanks', '{   '],
  ])('of nothing but %s is read in steps that grow with it', (_name, piece) => {
    const visits = (length: number): number => {
      const text = piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
      return counted(() => expect(readAnswer(text, call).ok).toBe(false));
    };
    expect(visits(60_000)).toBeLessThanOrEqual(4.5 * visits(15_000));
  });

  /** Characters that patterns consumed, and those that an unclosed string was searched in: all reading is done by patterns. */
  function counted(read: () => void): number {
    const own = RegExp.prototype.exec;
    let steps = 0;
    RegExp.prototype.exec = function exec(text) {
      const from = this.lastIndex;
      const match = own.call(this, text);
      steps += 1 + (match?.[0].length ?? (text[from] === '"' ? text.length - from : 0));
      return match;
    };
    try {
      read();
    } finally {
      RegExp.prototype.exec = own;
    }
    return steps;
  }
});

describe('evidence', () => {
  const read: ReviewAnswer = {
    criteria: [
      {
        id: 'c1',
        verdict: 'met',
        evidence: [{ file: 'a', line: 1 }, { absent: 'any log' }, { file: 'b', line: 9 }],
        reason: '',
      },
      { id: 'c2', verdict: 'unmet', evidence: [{ file: 'a', line: 2 }], reason: 'x' },
    ],
    missing: [],
    extra: [],
    findings: [{ severity: 'info', file: 'never/looked/at', line: 1, text: 'x' }],
  };

  test('is listed by file and line', () => {
    expect(evidenceFiles(read)).toEqual([
      { file: 'a', line: 1 },
      { file: 'b', line: 9 },
      { file: 'a', line: 2 },
    ]);
  });

  test('that does not exist makes its criterion unsure, and no other [X15]', () => {
    expect(withEvidence(read, () => true)).toEqual(read);
    const [first, second] = read.criteria;
    expect(withEvidence(read, (file, line) => !(file === 'b' && line === 9))).toEqual({
      ...read,
      criteria: [
        {
          ...first,
          verdict: 'unsure',
          evidence: [{ file: 'a', line: 1 }, { absent: 'any log' }],
          reason: 'the reviewer says "met", but its evidence b:9 does not exist in this tree',
        },
        second,
      ],
    });
    // Whoever refutes a claim with a line that is not there has not refuted it.
    expect(withEvidence(read, (_, line) => line !== 2).criteria[1]).toMatchObject({ verdict: 'unsure', evidence: [] });
  });
});
