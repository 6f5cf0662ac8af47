import { describe, expect, test } from 'vitest';
import { isTooDeep, readManifest, topValue } from '../../src/core/integrity/manifests.ts';

const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

describe('a package.json as the rules read it', () => {
  test.each<readonly [title: string, text: string | undefined]>([
    ['none', undefined],
    ['an empty file', ''],
    ['a list', '[]'],
    ['a text', '"scripts"'],
    ['a file that breaks off', '{"scripts": {'],
    ['a comma too much between keys', '{"a": 1,, "b": 2}'],
    ['a file nested too deep', `{"a": ${nested(100)}}`],
  ])('not read: %s', (_, text) => expect(readManifest(text)).toBeUndefined());

  test.each([
    ['a mark of the byte order', '\ufeff{"scripts": {"a": "x"}}'],
    ['comments', '{/* a */ "scripts": {"a": "x"} // b\n}'],
    ['commas behind the last', '{"scripts": {"a": "x",},}'],
    ['nesting at the limit', `{"scripts": {"a": "x"}, "b": ${nested(99)}}`],
  ])('read: a file with %s', (_, text) => expect(readManifest(text)?.scripts).toEqual(new Map([['a', 'x']])));

  test('scripts are texts, in their order', () => {
    const text = '{"scripts": {"b": "y", "n": 1, "o": {"a": "z"}, "a": "x"}}';
    expect([...(readManifest(text)?.scripts ?? [])]).toEqual([
      ['b', 'y'],
      ['a', 'x'],
    ]);
  });

  test.each([
    ['{}', false],
    ['{"scripts": {}}', false],
    ['{"scripts": []}', true],
    ['{"scripts": "x"}', true],
    ['{"scripts": null}', true],
  ])('%s has odd scripts: %s', (text, odd) => expect(readManifest(text)).toMatchObject({ oddScripts: odd }));

  test.each([
    ['{"a": 1, "b": 2, "scripts": {"a": "x", "b": "y"}}', false],
    ['{"a": 1, "b": 2, "a": 1}', true],
    ['{"scripts": {"a": "x", "a": "y"}}', true],
    ['{"b": {"a": 1, "a": 2}}', false],
  ])('%s names a key twice: %s', (text, twice) => expect(readManifest(text)).toMatchObject({ duplicates: twice }));

  test('of a key that stands twice the last one counts', () => {
    const manifest = readManifest('{"scripts": {"a": "x"}, "scripts": {"a": "y"}}');
    expect(manifest?.scripts).toEqual(new Map([['a', 'y']]));
  });

  test.each([
    ['{"k": 1}', '1'],
    ['{"k": null}', 'null'],
    ['{"k": "a,b"}', '"a,b"'],
    ['{"k": [1, "a", [true], {}]}', '[1,"a",[true],{}]'],
    ['{"k": ["b", "a"]}', '["b","a"]'],
    ['{"k": {"b": [1], "a": {"d": 2, "c": 3}}}', '{"a":{"c":3,"d":2},"b":[1]}'],
    ['{"k": {"a\\"b": 1}}', '{"a\\"b":1}'],
  ])('%s is compared as %s', (text, wanted) => expect(readManifest(text)?.keys.get('k')).toBe(wanted));
});

describe('a value of a package.json to put back', () => {
  test.each([
    ['{"a": {"b": [1, null]}, "c": 2}', 'a', { b: [1, null] }],
    ['{"a": 1, "c": {"a": 2},}', 'a', 1],
    ['{"a": 1, "a": 2}', 'a', 2],
    ['\ufeff{"a": "x"}', 'a', 'x'],
    ['{"c": {"a": 2}}', 'a', undefined],
    ['["a", 1]', 'a', undefined],
    ['', 'a', undefined],
  ])('%s, key %s', (text, key, wanted) => expect(topValue(text, key)).toEqual(wanted));
});

describe('nesting too deep to be read', () => {
  test.each([
    ['a hundred lists', nested(100), false],
    ['a hundred that are not closed', '['.repeat(100), false],
    ['a hundred and one', nested(101), true],
    ['objects', '{"a":'.repeat(101), true],
    ['many beside each other', `[${'[],{},'.repeat(200)}]`, false],
    ['brackets in a text', `"${'['.repeat(101)}"`, false],
    ['brackets in a comment', `/* ${'['.repeat(101)} */`, false],
  ])('%s', (_, text, deep) => expect(isTooDeep(text)).toBe(deep));
});
