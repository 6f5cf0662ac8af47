import { describe, expect, test } from 'vitest';
import { scanJson } from '../../src/core/prd-json.ts';
import { emptyFindings } from '../../src/core/prd-node.ts';
import { readPlainStory } from '../../src/core/prd-plain-story.ts';
import { shapeOf } from '../../src/core/prd-shape.ts';
import { readStory } from '../../src/core/prd-story.ts';

const node = { position: 2, begin: 7 };

function plainOf(raw: string) {
  const value = JSON.parse(raw) as Record<string, unknown>;
  const shape = shapeOf(value, { known: new Map(), last: undefined });
  return { value, draft: readPlainStory({ value, raw, shape, ...node }) };
}

function byTape(raw: string) {
  const scanned = scanJson(raw);
  if (!scanned.ok) return expect.fail('no JSON');
  const findings = emptyFindings(raw);
  const draft = readStory(scanned.tape, { row: 0, node }, findings);
  return { draft, said: [...findings.problems, ...findings.warnings, ...findings.notices].length };
}

/** A story with a title and criteria, so that nothing else about it is unusual. */
const usual = (members: string): string => `{"title": "t", "steps": ["s"]${members}}`;

describe('a story of the usual kind is read from its values, as the tape reads it', () => {
  test.each([
    ['no id, no marker', usual('')],
    ['an id that is null', usual(', "id": null')],
    ['an id with white space', usual(', "id": " a "')],
    ['a whole number as an id', usual(', "id":7')],
    ['a whole number with space around it', usual(', "id" : \n 12 , "x": 1')],
    ['a whole number at the end', usual(', "id" : 12 ')],
    ['a negative number', usual(', "id": -3')],
    ['a number of more digits than a double keeps', usual(', "id": 12345678901234567890')],
    ['a name for a title', '{"name": "n", "steps": ["s"]}'],
    ['a title of several lines', '{"title": " a\\n  b ", "steps": ["s"]}'],
    ['a description', usual(', "description": "d"')],
    ['a marker', usual(', "done": true')],
    ['a marker that is false', usual(', "passes": false')],
    ['a marker that is null', usual(', "passes": null')],
    ['a status that is null', usual(', "status": null')],
    ['a status that is null beside a marker', usual(', "status": null, "passes": true')],
    ['done by its status', usual(', "status": "Done"')],
    ['open by its status', usual(', "status": "in progress"')],
    ['not now by its status', usual(', "status": "blocked"')],
    ['a status that agrees with its marker', usual(', "status": "done", "passes": true')],
    ['an open status that agrees with its marker', usual(', "status": "todo", "passes": false')],
    ['an unknown status beside a marker', usual(', "status": "wip", "passes": true')],
    ['a status that is a number beside a marker', usual(', "status": 1, "passes": false')],
    ['skip', usual(', "skip": true')],
    ['no skip', usual(', "skip": false')],
    ['a skip that is null', usual(', "skip": null')],
    ['a priority', usual(', "priority": 2')],
    ['a fraction as a priority', usual(', "priority": -0.5')],
    ['a priority that is null', usual(', "priority": null')],
    ['a priority that is a word', usual(', "priority": "High"')],
    ['a priority that is a number in words', usual(', "priority": " 3 "')],
    ['a priority that is blank', usual(', "priority": " "')],
    ['criteria of the second key, the first is null', '{"title": "t", "acceptance": null, "steps": ["s"]}'],
    ['criteria of the second key, the first is empty', '{"title": "t", "acceptance": [], "steps": ["s"]}'],
    ['criteria of the second key, the first is blank', '{"title": "t", "acceptance": [" "], "steps": ["s"]}'],
    ['criteria with white space around them', '{"title": "t", "steps": ["a ", " b", "\\u00a0", "", "é"]}'],
    ['dependencies', usual(', "deps": ["a", " b "]')],
    ['dependencies of the second key', usual(', "dependsOn": null, "deps": ["a"]')],
    [
      'dependencies of the third key',
      usual(', "dependsOn": [" "], "depends_on": [], "deps": ["a"], "blockedBy": ["b"]'),
    ],
    ['no dependencies', usual(', "deps": []')],
  ])('%s', (_name, raw) => {
    const tape = byTape(raw);
    expect(plainOf(raw).draft).toEqual(tape.draft);
    expect(tape.said).toBe(0);
  });
});

describe('what is unusual, or needs a message, is left to the tape', () => {
  test.each([
    ['a blank id', usual(', "id": " "')],
    ['a fraction as an id', usual(', "id": 1.0')],
    ['an exponent as an id', usual(', "id": 1e2')],
    ['an odd id, and a number as the id of something inside', usual(', "id": true, "x": {"id": 2}')],
    ['an id that is a list, and a number as the id inside', usual(', "id": [{"id": 2}]')],
    ['a title that is blank', '{"title": " ", "name": "n", "steps": ["s"]}'],
    ['a title that is no text', '{"title": 1, "name": "n", "steps": ["s"]}'],
    ['no title', '{"description": "d", "steps": ["s"]}'],
    ['a marker that is text', usual(', "passes": "true"')],
    ['a marker that is text beside a status', usual(', "passes": "true", "status": "done"')],
    ['a status that says done, its marker does not', usual(', "status": "done", "passes": false')],
    ['a status that says open, its marker does not', usual(', "status": "todo", "passes": true')],
    ['an unknown status', usual(', "status": "wip"')],
    ['a status that is no text', usual(', "status": 1')],
    ['an odd skip', usual(', "skip": "yes"')],
    ['an odd skip that is a number', usual(', "skip": 1')],
    ['an unknown priority', usual(', "priority": "soon"')],
    ['a priority out of range', usual(', "priority": 1e999')],
    ['a priority that is no number', usual(', "priority": true')],
    ['no criteria', '{"title": "t"}'],
    ['criteria that are blank', '{"title": "t", "steps": [" "]}'],
    ['criteria that are a text', '{"title": "t", "steps": "s"}'],
    ['criteria that are objects', '{"title": "t", "steps": ["s", {"text": "x"}]}'],
    ['dependencies that are a text', usual(', "deps": "a"')],
    ['dependencies that are numbers', usual(', "deps": [1]')],
    ['paths that it may change', usual(', "allow": ["a"]')],
    ['tests of its own', usual(', "tests": ["a"]')],
  ])('%s', (_name, raw) => expect(plainOf(raw).draft).toBeUndefined());
});

describe('nothing is made on the way: the parsed list is the list', () => {
  const namesIn = (list: string) => {
    const { value, draft } = plainOf(usual(`, "deps": ${list}`));
    return { parsed: value['deps'], names: draft?.needs?.names };
  };

  test.each(['["s"]', '["!", "~"]', '["a b", "c"]'])('%s', (list) => {
    const { parsed, names } = namesIn(list);
    expect(names).toBe(parsed);
  });

  test.each([
    ['a text that ends in a space', '["a ", "b"]', ['a', 'b']],
    ['a later text that begins with one', '["a", " b"]', ['a', 'b']],
    ['an empty text', '["a", ""]', ['a']],
    ['a text that begins with more than ASCII', '["\\u3000a", "b"]', ['a', 'b']],
  ])('but not where %s', (_name, list, names) => expect(namesIn(list).names).toEqual(names));
});
