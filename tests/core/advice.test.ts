import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MOST_PARTS, readAdvice } from '../../src/core/advice.ts';

const nonce = '0123456789abcdef';
const story = { title: 'Parser', text: 'Write the parser.', criteria: ['it parses'] };
const plan = { nonce, reason: 'two things', stories: [story, { ...story, title: 'Command' }] };
const read = (value: unknown, role: 'plan' | 'classify' = 'plan') =>
  readAdvice(typeof value === 'string' ? value : JSON.stringify(value), { role, nonce });
const problem = (value: unknown, role: 'plan' | 'classify' = 'plan') => {
  const reading = read(value, role);
  return reading.ok ? 'none' : reading.problem;
};

describe('the answer of a planner', () => {
  test('is the object with its nonce, wherever it stands', () => {
    const expected = {
      ok: true,
      advice: { type: 'plan', reason: 'two things', parts: [story, { ...story, title: 'Command' }] },
    };
    expect(read(plan)).toEqual(expected);
    expect(read(`I looked.\n\`\`\`json\n${JSON.stringify(plan, undefined, 2)}\n\`\`\`\n`)).toEqual(expected);
  });

  test('may say that the story is not to be split', () => {
    expect(read({ ...plan, stories: [] })).toMatchObject({ ok: true, advice: { parts: [] } });
  });

  test('loses the space around its texts', () => {
    const told = { title: ' Parser ', text: '\nWrite the parser.\n', criteria: [' it parses '] };
    expect(read({ ...plan, reason: ' two things ', stories: [told] })).toEqual({
      ok: true,
      advice: { type: 'plan', reason: 'two things', parts: [story] },
    });
  });

  const { nonce: _, ...without } = plan;
  test.each<[string, unknown, string]>([
    ['nothing', 'no idea', "no JSON object carries this call's nonce."],
    ['no nonce', without, "no JSON object carries this call's nonce."],
    ['another nonce', { ...plan, nonce: 'beef' }, 'the object carries another nonce than this call.'],
    [
      'half an object',
      JSON.stringify(plan).slice(0, -1),
      `the object with this call's nonce is no JSON: expected "," or "}".`,
    ],
    ['two objects', JSON.stringify(plan).repeat(2), "2 objects carry this call's nonce; write one."],
    [
      'a key twice',
      `{"nonce":"${nonce}","reason":"a","reason":"b","stories":[]}`,
      '"reason" stands twice in the object.',
    ],
    ['a key of its own', { ...plan, done: true }, '"done" is no key of the answer.'],
    ['no reason', { ...plan, reason: ' ' }, '"reason" must be a text of 1 to 300 characters.'],
    ['a reason too long', { ...plan, reason: 'a'.repeat(301) }, '"reason" must be a text of 1 to 300 characters.'],
    ['a number as reason', { ...plan, reason: 3 }, '"reason" must be a text of 1 to 300 characters.'],
    ['no list', { ...plan, stories: 'two' }, '"stories" must be a list.'],
    [
      'too many stories',
      { ...plan, stories: Array.from({ length: MOST_PARTS + 1 }, () => story) },
      '"stories" lists 7, at most 6 are taken.',
    ],
    ['a text as story', { ...plan, stories: ['Parser'] }, 'story 1: is no object with each key once.'],
    [
      'a key twice in a story',
      `{"nonce":"${nonce}","reason":"a","stories":[{"title":"a","title":"b"}]}`,
      'story 1: is no object with each key once.',
    ],
    [
      'a key of a story',
      { ...plan, stories: [story, { ...story, id: 'x' }] },
      'story 2: "id" is no key of the answer.',
    ],
    [
      'no title',
      { ...plan, stories: [{ ...story, title: '' }] },
      'story 1: "title" must be a text of 1 to 120 characters.',
    ],
    [
      'a title too long',
      { ...plan, stories: [{ ...story, title: 'a'.repeat(121) }] },
      'story 1: "title" must be a text of 1 to 120 characters.',
    ],
    [
      'no text',
      { ...plan, stories: [{ ...story, text: '' }] },
      'story 1: "text" must be a text of 1 to 4000 characters.',
    ],
    ...[
      ['no criteria', []],
      ['too many criteria', Array.from({ length: 13 }, () => 'a')],
      ['an empty criterion', ['a', '']],
      ['a criterion too long', ['a'.repeat(501)]],
      ['criteria that are no list', 'a'],
    ].map(([name, criteria]): [string, unknown, string] => [
      String(name),
      { ...plan, stories: [{ ...story, criteria }] },
      'story 1: "criteria" must list 1 to 12 texts of at most 500 characters.',
    ]),
  ])('%s is none', (_name, answer, expected) => {
    expect(problem(answer)).toBe(expected);
  });

  test('is taken up to its limits', () => {
    const long = {
      title: 'a'.repeat(120),
      text: 'b'.repeat(4000),
      criteria: Array.from({ length: 12 }, () => 'c'.repeat(500)),
    };
    const stories = [long, ...Array.from({ length: MOST_PARTS - 1 }, () => story)];
    expect(read({ nonce, reason: 'd'.repeat(300), stories })).toMatchObject({ ok: true, advice: { parts: stories } });
  });

  test('is read at the end of a long message alone', () => {
    expect(read(JSON.stringify(plan) + 'x'.repeat(70_000)).ok).toBe(false);
    expect(read('x'.repeat(70_000) + JSON.stringify(plan)).ok).toBe(true);
  });

  test('that holds any text neither throws nor splits a story without its nonce', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 400 }),
        fc.constantFrom('plan' as const, 'classify' as const),
        (text, role) => {
          expect(readAdvice(text, { role, nonce: 'never-in-there-0123' }).ok).toBe(false);
        },
      ),
    );
  });
});

describe('the answer of a classifier', () => {
  const answer = { nonce, classification: 'retry-task', reason: 'the test names the line' };

  test.each(['retry-task', 're-plan', 'escalate'] as const)('may be %s', (classification) => {
    expect(read({ ...answer, classification }, 'classify')).toEqual({
      ok: true,
      advice: { type: 'classify', route: classification, reason: 'the test names the line' },
    });
  });

  test.each<[string, unknown, string]>([
    [
      'another word',
      { ...answer, classification: 'pass' },
      '"classification" must be one of retry-task, re-plan, escalate.',
    ],
    ['no reason', { ...answer, reason: '' }, '"reason" must be a text of 1 to 300 characters.'],
    ['a key of its own', { ...answer, passes: true }, '"passes" is no key of the answer.'],
    ['a plan', plan, '"stories" is no key of the answer.'],
  ])('%s is none', (_name, value, expected) => {
    expect(problem(value, 'classify')).toBe(expected);
  });

  test('is no plan', () => {
    expect(problem(answer)).toBe('"classification" is no key of the answer.');
  });
});
