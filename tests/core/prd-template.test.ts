import { describe, expect, test, vi } from 'vitest';
import { readElements } from '../../src/core/prd-elements.ts';
import { emptyFindings } from '../../src/core/prd-node.ts';
import { type PlainObject, readPlainStory } from '../../src/core/prd-plain-story.ts';
import { shapeOf } from '../../src/core/prd-shape.ts';
import { readAlike, templateOf } from '../../src/core/prd-template.ts';

const node = { position: 2, begin: 0 };

function storyOf(raw: string) {
  const value = JSON.parse(raw) as PlainObject;
  return { ...node, raw, value, shape: shapeOf(value, { known: new Map(), last: undefined }) };
}

function templateLike(raw: string) {
  const { value, shape } = storyOf(raw);
  return templateOf(raw, value, shape);
}

/** What the template of the first makes of the second; undefined when it leaves it. */
function readBy(first: string, second: string) {
  const template = templateLike(first);
  if (template === undefined) return expect.fail('It has no template.');
  template.pattern.lastIndex = 0;
  const match = template.pattern.exec(second);
  return match?.[0] === second ? readAlike(match, template, node) : undefined;
}

/** A story with these members behind a title and criteria. */
const usual = (members: string): string => `{"title": "t", "steps": ["s"]${members}}`;

describe('a story is read by the template of another one as it would be by itself', () => {
  test.each([
    ['other texts', usual(', "id": "a"'), '{"title": "t ü", "steps": ["s u", "v"], "id": "a b "}'],
    ['more space', usual(', "id": "a"'), '{ "title" :\t"t" ,\r\n"steps": [ "s" , "u" ] , "id": "b" }'],
    ['texts in quotation marks', usual(''), '{"title": "t", "steps": ["\\"s\\"", "say \\"u\\""]}'],
    ['texts with escaped space', usual(''), '{"title": "t", "steps": ["\\ns", "u\\u0020", "\\t"]}'],
    ['a text of one character', usual(''), '{"title": "t", "steps": ["s", "\\\\"]}'],
    ['a text of escapes', usual(''), '{"title": "t", "steps": ["\\u4e2d\\u6587"]}'],
    ['a text that begins with several escapes', usual(''), '{"title": "t", "steps": ["\\u00c9\\u00e9a"]}'],
    ['an id as a number', usual(', "id": 1'), usual(', "id": -12345678901234567890 ')],
    ['a number that is nothing', usual(', "id": 1'), usual(', "id": -0')],
    ['a description', usual(', "description": ""'), usual(', "description": " d\\n\\"e\\" "')],
    ['a description that is none', usual(', "description": ""'), usual(', "description": null')],
    ['a name', '{"name": "n", "steps": ["s"]}', '{"name": "m", "steps": ["s"]}'],
    ['a name beside a title', usual(', "name": "n"'), usual(', "name": " \\n"')],
    ['a marker', usual(', "done": true'), usual(', "done": false')],
    ['a second marker', usual(', "passes": true, "done": true'), usual(', "passes": false, "done": true')],
    ['a status', usual(', "status": "done"'), usual(', "status": "Not Started"')],
    ['not now', usual(', "status": "done"'), usual(', "status": "blocked"')],
    [
      'not now beside a marker',
      usual(', "status": "todo", "passes": false'),
      usual(', "status": "on-hold", "passes": false'),
    ],
    [
      'an unknown status beside a marker',
      usual(', "status": "wip", "passes": true'),
      usual(', "status": "x", "passes": true'),
    ],
    ['skip', usual(', "skip": false'), usual(', "skip": true')],
    ['a priority', usual(', "priority": 1'), usual(', "priority": -10.25')],
    ['no dependencies', usual(', "deps": ["a"]'), usual(', "deps": [ ]')],
    ['dependencies', usual(', "deps": []'), usual(', "deps": ["a" , "b"]')],
    ['criteria of the first key', usual(', "criteria": ["c"]'), usual(', "criteria": ["c", "d"]')],
    [
      'what nobody reads',
      usual(', "x": 1, "y": [], "z": {}'),
      usual(', "x": -1.5E+9, "y": [true, "\\u00e9"], "z": {"a": null}'),
    ],
  ])('%s', (_name, first, second) => {
    const read = readBy(first, second);
    expect(read).toBeDefined();
    expect(read).toEqual(readPlainStory(storyOf(second)));
  });
});

describe('the template leaves', () => {
  test.each([
    ['a title with more space', usual(''), '{"title": "t  u", "steps": ["s"]}'],
    ['a title that ends in space', usual(''), '{"title": "t ", "steps": ["s"]}'],
    ['a title with an escape', usual(''), '{"title": "t\\n", "steps": ["s"]}'],
    ['criteria that begin with space', usual(''), '{"title": "t", "steps": [" s"]}'],
    ['criteria that end in space', usual(''), '{"title": "t", "steps": ["s", "\\n "]}'],
    ['no criteria', usual(''), '{"title": "t", "steps": []}'],
    ['blank criteria', usual(''), '{"title": "t", "steps": ["\\n"]}'],
    ['criteria of escaped space', usual(''), '{"title": "t", "steps": ["\\n\\u3000\\ufeff"]}'],
    ['a first text that is blank', usual(''), '{"title": "t", "steps": ["\\n", "s"]}'],
    ['a letter as an escape that may be space', usual(''), '{"title": "t", "steps": ["\\u00e9"]}'],
    ['an id as a text where they are numbers', usual(', "id": 1'), usual(', "id": "1"')],
    ['an id as a number where they are texts', usual(', "id": "1"'), usual(', "id": 1')],
    ['a fraction as an id', usual(', "id": 1'), usual(', "id": 1.0')],
    ['an exponent in an id', usual(', "id": 1'), usual(', "id": 1e2')],
    ['a number with a zero before it as an id', usual(', "id": 1'), usual(', "id": 01')],
    ['a blank id', usual(', "id": "a"'), usual(', "id": " a"')],
    ['an id with an escape', usual(', "id": "a"'), usual(', "id": "\\t"')],
    ['a marker that is null', usual(', "passes": true'), usual(', "passes": null')],
    ['an unknown status', usual(', "status": "done"'), usual(', "status": "wip"')],
    [
      'a status that says something else',
      usual(', "status": "done", "passes": true'),
      usual(', "status": "done", "passes": false'),
    ],
    ['an odd skip', usual(', "skip": true'), usual(', "skip": 1')],
    ['a priority in words', usual(', "priority": 1'), usual(', "priority": "1"')],
    ['a priority with many digits', usual(', "priority": 1'), usual(`, "priority": ${'9'.repeat(400)}`)],
    ['another key', usual(', "x": 1'), usual(', "y": 1')],
    ['a list in a list', usual(', "x": []'), usual(', "x": [[]]')],
    ['a comma behind the last value', usual(', "x": [1]'), usual(', "x": [1,]')],
    ['a number that is none', usual(', "x": 1'), usual(', "x": 01')],
    ['half a number', usual(', "x": 1'), usual(', "x": 1.')],
    ['an escape that is none', usual(', "x": ""'), usual(', "x": "\\u00g0"')],
    ['a control character', usual(', "x": ""'), usual(', "x": "\u001f"')],
  ])('%s', (_name, first, second) => expect(readBy(first, second)).toBeUndefined());
});

describe('no template is made of', () => {
  test.each([
    ['no title', '{"description": "d", "steps": ["s"]}'],
    ['no criteria', '{"title": "t"}'],
    ['two keys of dependencies', usual(', "deps": [], "dependsOn": []')],
    ['paths that it may change', usual(', "allow": []')],
    ['a key that an expression would read otherwise', usual(', "a.b": 1')],
    ['more keys than pay', usual(Array.from({ length: 39 }, (_, at) => `, "k${at}": 1`).join(''))],
    ['an id that is a fraction', usual(', "id": 1.0')],
    ['an id that is null', usual(', "id": null')],
    ['a key twice', usual(', "x": 1, "x": 1')],
  ])('%s', (_name, raw) => expect(templateLike(raw)).toBeUndefined());

  test('but of as many as pay', () => {
    expect(templateLike(usual(Array.from({ length: 38 }, (_, at) => `, "k${at}": 1`).join('')))).toBeDefined();
  });
});

describe('of a list are parsed by themselves only', () => {
  const other = usual(', "id": "a"');
  const odd = '{"title": " t", "steps": ["s"]}';
  const turns = [usual(''), other, usual(', "x": 1')];
  const odds = Array.from({ length: 12 }, () => odd);
  test.each([
    ['the first of stories written alike', [usual(''), usual(''), usual('')], 1],
    ['one that is written otherwise', [usual(''), odd, usual(''), usual('')], 2],
    ['the first of each shape', [usual(''), other, other, usual(''), usual('')], 2],
    ['the first of each shape where three take turns', [...turns, ...turns, ...turns], 3],
    ['the first of each shape in no order', [...turns, usual(''), usual(''), other, usual(', "x": 1'), other], 3],
    ['the first of each shape and those that no template reads', [...turns, ...odds.slice(4), other, other], 3 + 8],
    [
      'after many of those also such as it is not the turn of',
      [...turns, ...odds, other, ...turns, ...turns],
      3 + 12 + 2,
    ],
    ['those with something that a template leaves', [odd, odd, usual(''), usual('')], 3],
  ])('%s', (_name, parts, count) => {
    const text = `[${parts.join(',')}]`;
    const parse = vi.spyOn(JSON, 'parse');
    const list = readElements(text, 0, emptyFindings(text));
    const calls = parse.mock.calls.length;
    parse.mockRestore();
    expect(list?.drafts).toHaveLength(parts.length);
    expect(calls).toBe(count);
  });

  test('those for which no more expressions are made, in a list of as many shapes as stories', () => {
    const parts = Array.from({ length: 40 }, (_, at) => usual(`, "k${at}": 1`)).flatMap((raw) => [raw, raw]);
    const text = `[${parts.join(',')}]`;
    const parse = vi.spyOn(JSON, 'parse');
    readElements(text, 0, emptyFindings(text));
    const calls = parse.mock.calls.length;
    parse.mockRestore();
    expect(calls).toBe(80 - 16);
  });
});
