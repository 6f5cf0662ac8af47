import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodePrd } from '../../src/core/prd-bytes.ts';
import { rawOf } from '../../src/core/prd-json-read.ts';
import { emptyFindings, type Findings, type TextOrigin } from '../../src/core/prd-node.ts';
import { readPlain } from '../../src/core/prd-plain.ts';
import { type Reading, readByTape } from '../../src/core/prd-reading.ts';

const encoder = new TextEncoder();
const root = join(import.meta.dirname, '..', '..');
const fixtures = join(root, 'tests', 'fixtures', 'prd');
const corpus = join(root, '..', 'shared', 'corpus', 'prd');
const present = existsSync(corpus);
if (!present)
  console.info('The shared corpus of real prd.json files is absent: the two readers are not compared on it.');

function decode(bytes: Uint8Array): { text: string; origin: TextOrigin } | undefined {
  const decoded = decodePrd(bytes);
  if (!decoded.ok) return undefined;
  const { text, bomBytes } = decoded;
  return { text, origin: { bomBytes, ascii: text.length + bomBytes === bytes.length } };
}

/** All that comes of a reading, without the rows, and without the list itself, which the plain reader leaves out. */
function outcome({ starts, drafts, top, tape }: Reading, { lineOf: _, ...findings }: Findings) {
  const members = [...top].map(([key, row]) => [key, rawOf(tape, row)]);
  return { starts, drafts, findings, members: members.filter(([, raw]) => !raw?.startsWith('[')) };
}

/** Reads by both and expects the same of them; whether the plain reader took the text. */
function agree(bytes: Uint8Array): boolean {
  const source = decode(bytes);
  if (source === undefined) return false;
  const found = { plain: emptyFindings(source.text), tape: emptyFindings(source.text) };
  const plain = readPlain(source.text, source.origin, found.plain);
  if (plain === undefined) {
    expect(found.plain).toMatchObject({ problems: [], warnings: [], notices: [] });
    return false;
  }
  const tape = readByTape(source.text, source.origin, found.tape);
  if (!tape.ok) throw new Error(`The plain reader took what the tape refuses: ${tape.problem.text}`);
  expect(outcome(plain, found.plain)).toEqual(outcome(tape.reading, found.tape));
  return true;
}

function takes(text: string): boolean {
  return agree(encoder.encode(text));
}

/** A list of one story in the usual shape with these further members. */
function file(members: string): string {
  return `{"a": "tasks", "tasks": [ {"id": "a", "title": "t", "steps": ["s"]${members}} ,\n{"id": "B", "title": " ü  t"}]}`;
}

/** A list of stories with these members, each with criteria, so that nothing else about it is unusual. */
function stories(...members: readonly string[]): string {
  return `[${members.map((text) => `{${text}, "steps": ["s"]}`).join(', ')}]`;
}

/** Files of the usual shape, with stories that the plain reader reads by itself and such that it hands on. */
const plain: readonly (readonly [name: string, text: string])[] = [
  ['an empty list', '[ ]'],
  ['an empty named list', '{"stories": []}'],
  ['a list behind white space', ` \n\t${stories('"title": "t"')}`],
  ['a key twice beside the list', '{"x": 1, "x": 2, "tasks": [{"title": "t", "steps": ["s"]}]}'],
  ['a list and a byte order mark', `\ufeff${file('')}`],
  ['every boolean marker', file(', "done": true, "passed": null')],
  ['a marker that is null', file(', "passes": null, "status": "done"')],
  ['a marker that is text', file(', "passes": "true"')],
  ['a status', file(', "status": "In Progress"')],
  ['a status that says something else', file(', "passes": true, "status": "todo"')],
  ['an unknown status', file(', "status": "wip"')],
  ['an unknown status beside a marker', file(', "status": "wip", "passes": true')],
  ['a status that is no text', file(', "status": 1, "passes": true')],
  ['not now', file(', "status": "on-hold", "skip": null')],
  ['skipped', file(', "skip": true')],
  ['an odd skip', file(', "skip": "yes"')],
  ['the same key twice', file(', "passes": true, "passes": false')],
  ['the same key twice, once with space before the colon', file(', "priority": 1, "priority" \n: 2')],
  ['the same key in a nested object', file(', "x": {"id": 1, "passes": true}')],
  ['a key inside a text', file(', "x": "\\"id\\": \\"passes\\":"')],
  ['a key as a text', file(', "x": ["id", "passes"]')],
  ['a repeated key that matters to nobody', file(', "x": 1, "x": 2')],
  ['a prototype as a key', file(', "__proto__": {"passes": true}, "constructor": 1')],
  ['keys that are numbers', file(', "2": 1, "1": {"2": 1, "1": 2}')],
  ['priorities', file(', "priority": " P1 "')],
  ['a priority out of range', file(', "priority": 1e999')],
  ['minus zero', file(', "priority": -0')],
  ['an unknown priority', file(', "priority": true')],
  ['dependencies', file(', "deps": [" ", "b "], "dependsOn": null')],
  ['dependencies under the second key', file(', "dependsOn": [" "], "deps": ["z"]')],
  ['dependencies that are numbers', file(', "deps": [1]')],
  ['a dependency that is a text', file(', "deps": "a, b"')],
  ['criteria with space around them', file(', "criteria": [" x\\n", "", "y"]')],
  ['criteria that are objects', file(', "criteria": [{"text": "x"}, 1]')],
  ['criteria that are a text', file(', "criteria": "- x\\n- y"')],
  ['criteria that are empty', file(', "acceptance": [], "criteria": null')],
  ['allow and tests', file(', "allow": ["a"], "tests": "b"')],
  ['whole numbers as ids', stories('"id" : 12345678901234567890, "title": "t"', '"title": "t", "id": 2', '"id": -3')],
  ['fractions as ids', stories('"id": 1.0, "title": "t"', '"id": 1e2, "title": "t"', '"id": 1.5, "title": "t"')],
  ['a fraction as an id after a whole number inside', stories('"x": {"id": 2}, "id": 2.0, "title": "t"')],
  ['a blank id', stories('"id": " ", "title": "t"')],
  ['odd ids', stories('"id": true, "title": "t"', '"id": null, "title": "t"', '"id": "", "title": "t"')],
  [
    'a key twice where the story before has one more',
    stories('"id": 1, "title": "t", "priority": 1', '"id": 2, "id": 3'),
  ],
  [
    'only the first keys of the story before, one of them twice',
    '[{"id": 1, "title": "t", "steps": ["s"], "priority": 1}, {"id": 2, "title": "t", "steps": ["s"], "id": 3}]',
  ],
  [
    'titles',
    stories('"title": " a\\t b "', '"name": "n"', '"title": "", "name": "n"', '"description": "d\\ne"', '"x": 1'),
  ],
  ['brackets, quotes and backslashes in texts', '[{"title": "}]\\"{[\\\\"}, {"title": "\\\\\\""}]'],
  ['nesting that is searched', file(`, "x": {"a": [{"b": 1}]}`)],
  ['features with a marker', '{"features": [{"name": "x"}, {"name": "y", "status": "todo"}]}'],
  ['features with a marker before one without', '{"features": [{"name": "y", "status": "todo"}, {"name": "x"}]}'],
  ['features with a status that is null', '{"features": [{"name": "x", "status": null}]}'],
  ['the key of the list inside a text before it', '{"a": "\\"tasks\\": [", "tasks": [{"title": "t"}]}'],
];

/** A file of three stories with the same keys, the second with these values. */
function alikeBut(values: string): string {
  const usual = '{"id": "a", "title": "t", "steps": ["s", "u"], "priority": 1, "passes": false}';
  return `[${usual},${values},${usual.replace('"a"', '"c"')}]`;
}

/** The second of three stories written alike, which the expression of the first reads, or has to leave. */
const second: readonly (readonly [name: string, values: string])[] = [
  ['the same', '{"id": "b", "title": "t", "steps": ["s"], "priority": 2, "passes": true}'],
  ['more space', '{ "id" : "b",\r\n"title":\t"t" , "steps":[ "s" ,\n"u" ], "priority": 2, "passes": true }'],
  ['texts with escapes', '{"id": "b", "title": "t", "steps": ["s \\"u\\" v", "w"], "priority": 2, "passes": true}'],
  [
    'a text that ends in an escaped space',
    '{"id": "b", "title": "t", "steps": ["s\\u0020"], "priority": 2, "passes": true}',
  ],
  [
    'a text that ends in an escaped line',
    '{"id": "b", "title": "t", "steps": ["s\\n", "\\n"], "priority": 2, "passes": true}',
  ],
  ['a title with more space', '{"id": "b", "title": " t  u ", "steps": ["s"], "priority": 2, "passes": true}'],
  ['a title with an escape', '{"id": "b", "title": "t\\tu", "steps": ["s"], "priority": 2, "passes": true}'],
  ['a blank id', '{"id": " ", "title": "t", "steps": ["s"], "priority": 2, "passes": true}'],
  ['an id as a number', '{"id": 7, "title": "t", "steps": ["s"], "priority": 2, "passes": true}'],
  ['no criteria', '{"id": "b", "title": "t", "steps": [], "priority": 2, "passes": true}'],
  ['a priority out of range', '{"id": "b", "title": "t", "steps": ["s"], "priority": 1e999, "passes": true}'],
  ['a marker that is null', '{"id": "b", "title": "t", "steps": ["s"], "priority": 2, "passes": null}'],
  ['a key twice', '{"id": "b", "title": "t", "steps": ["s"], "priority": 2, "passes": true, "passes": false}'],
  ['another key twice', '{"id": "b", "title": "t", "steps": ["s"], "priority": 2, "passes": true, "id": "z"}'],
  ['another order', '{"title": "t", "id": "b", "steps": ["s"], "priority": 2, "passes": true}'],
];

/** Texts that only the tape can read or refuse. */
const left: readonly (readonly [name: string, text: string])[] = [
  [
    'a number that is none in a story like the one before',
    alikeBut('{"id": "b", "title": "t", "steps": ["s"], "priority": 02, "passes": true}'),
  ],
  [
    'a control character in a story like the one before',
    alikeBut('{"id": "b", "title": "t", "steps": ["s\u0001"], "priority": 2, "passes": true}'),
  ],
  [
    'an escape that is none in a story like the one before',
    alikeBut('{"id": "b", "title": "t", "steps": ["\\x"], "priority": 2, "passes": true}'),
  ],
  ['a comma behind the last story', '[{"title": "t", "steps": ["s"]},]'],
  ['no comma between stories', '[{"title": "t", "steps": ["s"]} {"title": "t", "steps": ["s"]}]'],
  ['two commas between stories', '[{"title": "t", "steps": ["s"]},,{"title": "t", "steps": ["s"]}]'],
  [
    'a space of another language between stories',
    '[{"title": "t", "steps": ["s"]},\u00a0{"title": "t", "steps": ["s"]}]',
  ],
  ['one before a comma', '[{"title": "t", "steps": ["s"]}\u00a0,{"title": "t", "steps": ["s"]}]'],
  ['one before the first story', '[\u00a0{"title": "t", "steps": ["s"]}]'],
  ['one behind the last story', '[{"title": "t", "steps": ["s"]}\u00a0]'],
  ['a space of another language in a story', '[{"title": "t", "steps": ["s"]}, {"title":\u00a0"t", "steps": ["s"]}]'],
  ['no JSON', '{"tasks": [{"title": "t"},]}'],
  ['a text', '"tasks"'],
  ['a product document', '{"product": 1}'],
  ['two lists', '{"tasks": [], "stories": []}'],
  ['the list twice', '{"tasks": [{"title": "t"}], "tasks": [{"title": "u"}]}'],
  ['a number and then the list under one key', '{"tasks": 1, "tasks": [{"title": "t"}]}'],
  ['no JSON inside a story', '[{"title": t}]'],
  ['the list as an object', '{"tasks": {"a": 1}}'],
  ['groups', '{"phases": [{"tasks": [{"id": "a", "title": "t", "passes": true}]}]}'],
  ['features without a marker', '{"features": [{"name": "x", "status": "shipped"}]}'],
  ['a story that is a text', '[{"title": "t"}, "u"]'],
  ['an escaped name of the list', '{"t\\u0061sks": [{"title": "t"}]}'],
  ['an escaped key', file(', "passes": true, "p\\u0061sses": false')],
  ['a list of that name before it', '{"x": {"tasks": [{"title": "x"}]}, "tasks": [{"title": "t"}]}'],
  ['nesting that is not searched', file(', "x": [[[[1]]]]')],
  ['nesting beyond the bound', file(`, "x": ${'['.repeat(98)}${']'.repeat(98)}`)],
  ['nesting beyond the bound beside the list', `{"x": ${'['.repeat(100)}${']'.repeat(100)}, "tasks": []}`],
];

describe('readPlain', () => {
  it.each(plain)('takes and reads as the tape does: %s', (_name, text) => expect(takes(text)).toBe(true));
  it.each(second)('takes and reads as the tape does a story like the one before: %s', (_name, values) =>
    expect(takes(alikeBut(values))).toBe(true),
  );
  it.each(left)('leaves to the tape: %s', (_name, text) => expect(takes(text)).toBe(false));

  it('agrees with the tape on all fixtures', () => {
    const taken = readdirSync(fixtures).filter((name) => agree(readFileSync(join(fixtures, name))));
    expect(taken.length).toBeGreaterThan(20);
  });

  it.skipIf(!present)('agrees with the tape on the real files (skipped when ../shared/corpus is absent)', () => {
    const files = readdirSync(corpus).filter((name) => name.endsWith('.json'));
    const taken = files.filter((name) => agree(readFileSync(join(corpus, name))));
    expect(taken.length).toBeGreaterThan(files.length / 2);
  });

  it('does not throw where the search for a story needs more memory than the engine grants', () => {
    expect(() => takes(file(`, "x": [${'[[""]],'.repeat(745_000)}1]`))).not.toThrow();
  });

  it('does not throw where the first story needs more memory than the engine grants, or has a very long key', () => {
    for (const member of [`"x": [${'1,'.repeat(2_600_000)}1]`, `"${'k'.repeat(1_000_000)}": 1`]) {
      const text = `[{"title": "t", "steps": ["s"], ${member}}]`;
      expect(readPlain(text, { bomBytes: 0, ascii: true }, emptyFindings(text))?.drafts).toHaveLength(1);
    }
  });

  it('does not throw where more stories have something wrong than a call takes values', () => {
    const text = `[${'{},'.repeat(200_000)}{}]`;
    const findings = emptyFindings(text);
    expect(readPlain(text, { bomBytes: 0, ascii: true }, findings)?.drafts).toHaveLength(200_001);
    expect([findings.problems.length, findings.more.problems]).toEqual([10, 199_991]);
  });

  it('takes no longer than the text is where a list that is nearly empty holds much space', () => {
    const usual = '{"id": "a", "title": "t", "steps": ["s"], "deps": [], "passes": false}';
    const text = `[${usual}, ${usual.replace('"deps": []', `"deps": [${' '.repeat(500_000)}null]`)}]`;
    expect(readPlain(text, { bomBytes: 0, ascii: true }, emptyFindings(text))?.drafts).toHaveLength(2);
  });

  it('makes few expressions where each story has keys of its own', () => {
    const stories = Array.from({ length: 30_000 }, (_, at) => `{"title": "t", "steps": ["s"], "k${at}": 1}`);
    const text = `[${stories.join()}]`;
    expect(readPlain(text, { bomBytes: 0, ascii: true }, emptyFindings(text))?.drafts).toHaveLength(30_000);
  });

  it('takes a story of a megabyte', () => {
    expect(takes(file(`, "x": [${'"",'.repeat(400_000)}"${'\\n'.repeat(400_000)}"]`))).toBe(true);
  });
});

const space = fc.constantFrom('', ' ', '\n', '\r\n\t');
const key = fc.constantFrom(
  ...['id', 'title', 'name', 'description', 'passes', 'done', 'complete', 'status', 'skip', 'priority', 'steps'],
  ...['criteria', 'deps', 'dependsOn', 'allow', 'x', '__proto__', '1', 'p\\u0061sses', 'tasks'],
);
const value = fc.constantFrom(
  ...['true', 'false', 'null', '1', '-0', '1.0', '2e1', '9007199254740993', '"a"', '"b"', '" A "', '""', '"done"'],
  ...['"wip"', '"P1"', '"ü😀"', '"\\u00e9\\n\\/\\\\"', '["s"]', '[" ", "a"]', '["a", 1]', '[]', '{}', '{"id":1}'],
  ...['{"text":"x","1":[{}]}', '[[[["deep"]]]]', '"\\"id\\":"', '"]}"'],
);
const member = fc
  .tuple(space, key, space, value, space)
  .map(([before, name, colon, held, after]) => `${before}"${name}"${colon}:${colon}${held}${after}`);
const members = fc.array(member, { maxLength: 8 }).map((parts) => parts.join(','));
const element = fc.oneof(
  { weight: 30, arbitrary: members.map((text) => `{${text}}`) },
  { weight: 1, arbitrary: value },
);
const list = fc
  .tuple(space, fc.array(element, { maxLength: 5 }))
  .map(([gap, parts]) => `[${gap}${parts.join(`${gap},`)}]`);
const document = fc.oneof(
  list,
  fc
    .tuple(members, fc.constantFrom('tasks', 'userStories', 'features'), space, list)
    .map(([more, name, gap, held]) => `{${more === '' ? '' : `${more},`}"${name}"${gap}:${gap}${held},"y":{}}`),
);

const fragment = fc.constantFrom(
  'a',
  'B',
  ' ',
  '  ',
  'ü',
  '\u00a0',
  '😀',
  '\\"',
  '\\\\',
  '\\n',
  '\\u00e9',
  '\\u0020',
  '":',
  ']',
  '}',
  ',',
  '\t',
);
const written = fc.array(fragment, { maxLength: 4 }).map((parts) => `"${parts.join('').replaceAll('":', ':')}"`);
const texts = fc.array(written, { maxLength: 3 }).map((parts) => `[ ${parts.join(' ,\n')}]`);
/** Mostly as a template reads it, or whole stories would hardly ever be. */
function mostly(common: readonly string[], odd: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc.oneof({ weight: 15, arbitrary: fc.constantFrom(...common) }, { weight: 1, arbitrary: odd });
}
const words = ['"a"', '"B c"', '"ü"'];
const lists = ['["s"]', '["s" ,\n"t u"]', '["\\"s\\"", "\\u0020t"]', '["\\u00e9t", "\\n"]'];
const flags = ['true', 'false'];
const usual: Readonly<Record<string, fc.Arbitrary<string>>> = {
  id: mostly([...words, '1', '-20'], fc.oneof(written, fc.constantFrom('1', '2', '-0', '1.5'))),
  title: mostly(words, written),
  name: mostly(words, written),
  description: mostly([...words, '""', '"\\n"'], fc.oneof(written, fc.constant('null'))),
  steps: mostly(lists, texts),
  criteria: mostly(lists, texts),
  deps: mostly([...lists, '[]'], texts),
  passes: mostly(flags, fc.constant('null')),
  done: mostly(flags, fc.constant('null')),
  status: mostly(['"done"', '"to-do"', '"blocked"'], fc.constantFrom('"wip"', 'null', '1')),
  skip: mostly(flags, fc.constant('null')),
  priority: mostly(['1', '-0', '0.5'], fc.constantFrom('1e3', '1e999', '01', '12345678901234567890', '"P1"', 'null')),
  x: fc.oneof(value, texts, written),
};
const keysOf = fc.shuffledSubarray(Object.keys(usual), { minLength: 2 });
/** A story with these keys in this order. */
function storyWith(keys: readonly string[]): fc.Arbitrary<string> {
  return fc.tuple(...keys.map((name) => fc.tuple(space, usual[name] ?? value))).map((held) => {
    const parts = held.map(([gap, text], at) => `${gap}"${keys[at]}"${gap}:${gap}${text}${gap}`);
    return `{${parts.join(',')}}`;
  });
}
function fileOf(stories: fc.Arbitrary<readonly string[]>): fc.Arbitrary<string> {
  return fc.tuple(stories, space).map(([parts, gap]) => `{"tasks":[${gap}${parts.join(`${gap},${gap}`)}${gap}]}`);
}
/** Stories with the same keys in the same order, which is how nearly all files are written. */
const alike = keysOf.chain((keys) => fileOf(fc.array(storyWith(keys), { minLength: 2, maxLength: 6 })));
/** Stories of two or three kinds, in turns. */
const inTurns = fc
  .array(keysOf, { minLength: 2, maxLength: 3 })
  .chain((kinds) =>
    fileOf(fc.tuple(...Array.from({ length: 9 }, (_, at) => storyWith(kinds[at % kinds.length] ?? [])))),
  );

describe('properties', () => {
  it('what the plain reader takes, it reads as the tape does', () => {
    let taken = 0;
    fc.assert(
      fc.property(document, (text) => {
        if (takes(text)) taken += 1;
      }),
      { numRuns: 3_000 },
    );
    expect(taken).toBeGreaterThan(500);
  });

  it('what the plain reader takes of stories with the same keys, it reads as the tape does', () => {
    let taken = 0;
    fc.assert(
      fc.property(alike, (text) => {
        if (takes(text)) taken += 1;
      }),
      { numRuns: 3_000 },
    );
    expect(taken).toBeGreaterThan(500);
  });

  it('what the plain reader takes of stories with keys in turns, it reads as the tape does', () => {
    let taken = 0;
    fc.assert(
      fc.property(inTurns, (text) => {
        if (takes(text)) taken += 1;
      }),
      { numRuns: 500 },
    );
    expect(taken).toBeGreaterThan(50);
  });

  it('also when a character of the text is another', () => {
    fc.assert(
      fc.property(fc.oneof(document, alike), fc.nat(), fc.constantFrom(...'{}[],:"\\ a1'), (text, at, other) => {
        const place = at % text.length;
        takes(text.slice(0, place) + other + text.slice(place + 1));
      }),
      { numRuns: 3_000 },
    );
  });
});
