import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Prd, type PrdEdit, readPrd } from '../../src/core/prd.ts';
import { flipPasses, setNotes } from '../../src/core/prd-edit.ts';
import { PRD_MAX_BYTES } from '../../src/core/prd-json.ts';

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

function accepted(text: string): Prd {
  const result = readPrd({ bytes: encoder.encode(text), file: 'prd.json' });
  if (!result.ok) throw new Error(result.error.message);
  return result.prd;
}

function edited(edit: PrdEdit): { text: string; prd: Prd } {
  if (!edit.ok) throw new Error(edit.message);
  expect(edit.prd.layout.bytes).toBe(edit.bytes);
  return { text: decoder.decode(edit.bytes), prd: edit.prd };
}

function message(text: string): string {
  const result = readPrd({ bytes: encoder.encode(text), file: 'prd.json' });
  return result.ok ? '' : result.error.message;
}

/** A file with one story whose members follow id, title and criteria. */
function file(members: string): string {
  return `{"tasks": [{"id": "a", "title": "t", "steps": ["s"]${members}}]}`;
}

describe('an id that no variable can hold', () => {
  const tasks = (...ids: readonly string[]): string =>
    JSON.stringify({ tasks: ids.map((id) => ({ id, title: 't', steps: ['s'], passes: false })) });

  it.each([
    ['a\0b', 'holds a NUL character'],
    ['x'.repeat(1001), 'has 1001 characters, at most 1000 are possible'],
  ])('is refused: %j', (id, flaw) => {
    expect(message(tasks(id))).toContain(`: "id" ${flaw}. Use one such as "US-001".`);
    expect(message(tasks('a', id))).toContain(`"id" ${flaw}`);
    expect(message(tasks('a', 'x'.repeat(1000)))).toBe('');
  });
});

describe('flipPasses', () => {
  it.each([
    ['boolean', ', "passes": false', ', "passes": true'],
    ['alias', ', "complete" :false, "x": 1', ', "complete" :true, "x": 1'],
    ['null', ', "passes": null', ', "passes": true'],
    ['escaped key', ', "p\\u0061sses": false', ', "p\\u0061sses": true'],
    ['passes beside a status', ', "passes": false, "status": "open"', ', "passes": true, "status": "open"'],
    ['todo', ', "status": "todo"', ', "status": "done"'],
    ['open', ', "status": "Open"', ', "status": "Closed"'],
    ['failed', ', "status": "FAILED"', ', "status": "PASSED"'],
    ['blocked', ', "status": "blocked"', ', "status": "done"'],
    ['not started', ', "status": "Not Started"', ', "status": "Done"'],
    ['no marker', '', ', "passes": true'],
  ])('%s: only the marker changes, and back gives the same bytes', (_name, before, after) => {
    const original = accepted(file(before));
    const done = edited(flipPasses(original, 'a', true));
    expect(done.text).toBe(file(after));
    expect(done.prd.stories[0]?.passes).toBe(true);
    expect(accepted(done.text).stories).toEqual(done.prd.stories);
    const back = edited(flipPasses(done.prd, 'a', false));
    expect(back.text).toBe(file(before));
    expect(back.prd).toEqual(original);
  });

  it.each([
    ['boolean', ', "passes": true', ', "passes": false'],
    ['closed', ', "status": "closed"', ', "status": "open"'],
    ['done', ', "status": "Complete"', ', "status": "Pending"'],
  ])('reopens a story read as done: %s', (_name, before, after) => {
    const open = edited(flipPasses(accepted(file(before)), 'a', false));
    expect(open.text).toBe(file(after));
    expect(edited(flipPasses(open.prd, 'a', true)).text).toBe(file(before));
  });

  it('uses the words and the key that the file uses elsewhere', () => {
    const words = '[{"id":1,"title":"t","status":"Verified"},{"id":2,"title":"t","status":"backlog"}]';
    expect(edited(flipPasses(accepted(words), '2', true)).text).toBe(words.replace('backlog', 'Verified'));
    expect(edited(flipPasses(accepted(words), '1', false)).text).toBe(words.replace('Verified', 'backlog'));
    const keys = '[{"id":1,"title":"t","done":true},{"id":2,"title":"t"}]';
    expect(edited(flipPasses(accepted(keys), '2', true)).text).toBe(keys.replace('"}', '","done":true}'));
  });

  it.each([
    ['one line', '[{ "id": "a", "title": "t" }]', '[{ "id": "a", "title": "t", "passes": true }]'],
    ['compact', '[{"id":"a","title":"t"}]', '[{"id":"a","title":"t","passes":true}]'],
    [
      'several lines',
      '[{\r\n\t"id" : 1,\r\n\t"title" : "t"\r\n}]',
      '[{\r\n\t"id" : 1,\r\n\t"title" : "t",\r\n\t"passes" : true\r\n}]',
    ],
    ['one member', '[{\n  "title": "t"\n}]', '[{\n  "title": "t",\n  "passes": true\n}]'],
  ])('inserts a marker in the style of the object: %s', (_name, before, after) => {
    const prd = accepted(before);
    const done = edited(flipPasses(prd, prd.stories[0]?.id ?? '', true));
    expect(done.text).toBe(after);
    expect(edited(flipPasses(done.prd, prd.stories[0]?.id ?? '', false)).text).toBe(before);
  });

  it('moves lines and offsets of the stories below an insertion', () => {
    const prd = accepted('[\n{\n  "id": "ü",\n  "title": "ü😀"\n},\n{\n  "id": "b",\n  "title": "t"\n}\n]');
    const first = edited(flipPasses(prd, 'ü', true));
    expect(first.prd.stories).toEqual(accepted(first.text).stories);
    expect(first.prd.layout.starts).toEqual(accepted(first.text).layout.starts);
    const second = edited(flipPasses(first.prd, 'b', true));
    expect(second.prd.stories).toEqual(accepted(second.text).stories);
  });

  it('says so when there is no such story, and changes nothing when it is so already', () => {
    const prd = accepted(file(', "passes": true'));
    expect(flipPasses(prd, 'A', true)).toEqual({
      ok: false,
      message: 'There is no story "A" in this prd.json. Use an id as the file writes it.',
    });
    expect(flipPasses(prd, 'a', true)).toEqual({ ok: true, bytes: prd.layout.bytes, prd });
  });
});

describe('setNotes', () => {
  it.each([
    ['replaces the value', ', "notes": "", "x": 1', ', "notes": "a \\"b\\"\\nü", "x": 1'],
    ['replaces a value of another kind', ', "notes": ["old"]', ', "notes": "a \\"b\\"\\nü"'],
    [
      'adds the key after the marker',
      ', "passes": false,  "x": 1',
      ', "passes": false,  "notes": "a \\"b\\"\\nü",  "x": 1',
    ],
    ['adds the key at the end without a marker', '', ', "notes": "a \\"b\\"\\nü"'],
  ])('%s', (_name, before, after) => {
    const noted = edited(setNotes(accepted(file(before)), 'a', 'a "b"\nü'));
    expect(noted.text).toBe(file(after));
    expect(noted.prd.stories).toEqual(accepted(noted.text).stories);
  });

  it('leaves a flip reversible', () => {
    for (const members of ['', ', "passes": null', ', "status": "todo"']) {
      const done = edited(flipPasses(accepted(file(members)), 'a', true));
      const noted = edited(setNotes(done.prd, 'a', 'why'));
      const back = edited(flipPasses(noted.prd, 'a', false));
      expect(back.text).toBe(edited(setNotes(accepted(file(members)), 'a', 'why')).text);
    }
  });

  it('says so when there is no such story', () => {
    expect(setNotes(accepted('[]'), 'x', 'n')).toMatchObject({ ok: false });
  });
});

describe('dependencies and places', () => {
  it.each([
    ['as the stories write their ids', '["A", "b"]', ['a', 'B']],
    ['each once', '["a", "a"]', ['a']],
    ['each once whatever its case', '["a", "A"]', ['a']],
    ['in their order', '["B", "a"]', ['B', 'a']],
    ['on a later story too', '["d", "a"]', ['d', 'a']],
  ])('names dependencies %s', (_name, needs, dependsOn) => {
    const story = (id: string, more = '') => `{"id": "${id}", "title": "t", "steps": ["s"]${more}}`;
    const text = `[${[story('a'), story('B'), story('c', `, "dependsOn": ${needs}`), story('d')].join(',\n')}]`;
    expect(accepted(text).stories.map((one) => one.dependsOn)).toEqual([[], [], dependsOn, []]);
  });

  it('counts lines and bytes of characters that take several', () => {
    const first = `{"title": "${'ü😀'.repeat(10_000)}"}`;
    const prd = accepted(`\ufeff[\n${first},\r\n\n{"title": "t"}]`);
    expect(prd.warnings.map((warning) => /line \d+/.exec(warning)?.[0])).toEqual(['line 2', 'line 4']);
    expect(prd.layout.starts).toEqual([5, 5 + encoder.encode(first).length + 4]);
  });
});

describe('the line of a problem', () => {
  const lines = (text: string): (string | undefined)[] => {
    const result = readPrd({ bytes: encoder.encode(text), file: 'prd.json' });
    if (result.ok) return expect.fail('it was read');
    return result.error.message.split('\n').map((line) => /line \d+(?=[:,])/.exec(line)?.[0]);
  };

  it("is the story's own, however many have one and whichever is found first", () => {
    const story = (id: string, needs: string) =>
      `{"id": "${id}", "title": "t", "steps": ["s"],\r\n"dependsOn": ["${needs}"]}`;
    const text = `\ufeff[\n${[story('é', 'x'), story('b', 'y'), story('B', 'é'), story('d', 'z')].join(',\n\n')}]`;
    expect(lines(text)).toEqual([undefined, 'line 2', 'line 5', 'line 8', 'line 11']);
  });
});

describe('the problems of a file with more of them than are told', () => {
  const story = (at: number, members: string) => `{"id": "${at}", ${members}}`;
  const untitled = (from: number) => Array.from({ length: 40 }, (_, at) => story(from + at, '"passes": false'));

  it('are counted', () => {
    expect(message(`[${untitled(1).join(',\n')}]`)).toMatch(
      /^prd\.json has 40 problems:\n- line 1, story "1": .*\n(?:- line .*\n){9}- and 30 more$/,
    );
  });

  it('are told from the first line on, in whichever order they are found', () => {
    const titled = (needs: string) => story(1, `"title": "t", "steps": ["s"], "dependsOn": ["${needs}"]`);
    const text = `[\n${[titled('x'), titled('y'), ...untitled(3)].join(',\n')}]`;
    const lines = message(text).split('\n');
    expect(lines).toHaveLength(12);
    expect(lines.slice(0, 5)).toEqual([
      'prd.json has 43 problems:',
      expect.stringMatching(/^- line 2, story "1": "dependsOn" names "x"/),
      expect.stringMatching(/^- line 3, story "1": the id is used already on line 2/),
      expect.stringMatching(/^- line 3, story "1": "dependsOn" names "y"/),
      expect.stringMatching(/^- line 4, story "3": it has no title/),
    ]);
    expect(lines.slice(-2)).toEqual([expect.stringMatching(/^- line 10, story "9": /), '- and 33 more']);
  });
});

describe('a key that every object has [B4]', () => {
  it.each(['"title": "lent"', '"id": "b", "title": "lent", "passes": true'])('lends a story nothing: %s', (lent) => {
    expect(message(`{"tasks": [{"id": "a", "steps": ["s"], "__proto__": {${lent}}}]}`)).toContain('it has no title');
  });
});

describe('limits', () => {
  it('[B1] reads 5 MiB and refuses a byte more', () => {
    const full = '[]'.padEnd(PRD_MAX_BYTES, ' ');
    expect(accepted(full).stories).toEqual([]);
    expect(message(`${full} `)).toBe(
      'prd.json: the file has 5242881 bytes, more than 5 MiB. Split it into several features.',
    );
  });

  it('reads 100 levels', () => {
    const deep = `${'['.repeat(97)}${']'.repeat(97)}`;
    expect(accepted(file(`, "x": ${deep}`)).stories).toHaveLength(1);
    expect(message(file(`, "x": [${deep}]`))).toContain('nested deeper than at most 100 levels');
  });

  it('reads and links a chain of 10,000 stories and names a cycle through all of them', () => {
    const chain = Array.from({ length: 10_000 }, (_, id) => ({
      id,
      title: 't',
      steps: ['s'],
      deps: id === 0 ? [] : [id - 1],
    }));
    expect(accepted(JSON.stringify(chain)).stories.at(-1)?.dependsOn).toEqual(['9998']);
    chain[0]?.deps.push(9999);
    expect(message(JSON.stringify(chain))).toContain('its dependencies lead back to it: 0 -> 9999 -> 9998');
  });

  it.each([
    ['a list of many lists', `[${'[[""]],'.repeat(745_000)}1]`],
    ['a list of many numbers', `[${'1,'.repeat(2_600_000)}1]`],
    ['much space', `[${' '.repeat(5_000_000)}]`],
    ['a text with many escapes', `"${'\\n'.repeat(2_600_000)}"`],
  ])('reads 5 MB of %s', (_name, value) => {
    expect(accepted(file(`, "x": ${value}`)).stories).toHaveLength(1);
  });

  it('reads a key of 5 MB', () => {
    expect(accepted(file(`, "${'k'.repeat(5_000_000)}": 1`)).stories).toHaveLength(1);
  });

  it('counts a problem in each of 200,000 stories', () => {
    expect(message(`[${'{},'.repeat(199_999)}{}]`)).toMatch(/has 200000 problems:/);
  });

  it('reads 30,000 stories of which each has a key of its own', () => {
    const stories = Array.from({ length: 30_000 }, (_, at) => `{"title": "t", "steps": ["s"], "k${at}": 1}`);
    expect(accepted(`[${stories.join()}]`).stories).toHaveLength(30_000);
  });

  it('shows what a message quotes without obeying it', () => {
    expect(message('[{"id": "a", "title": "t", "status": "\u009b31m\u202e"}]')).toContain('"\\u009b31m\\u202e" (text)');
  });
});

/** JSON text with odd whitespace, escapes and number formats, built from pieces so that its exact bytes are known. */
const space = fc.constantFrom('', ' ', '\n', '\r\n', '\t', '  ');
const scalar = fc.constantFrom(
  '1.0',
  '1e2',
  '-0',
  '123456789012345678901234567890',
  '"\\u00e9\\n\\/"',
  '"ü😀"',
  'null',
  '[]',
  '{"a":[1,{}]}',
);
const marker = fc.constantFrom(
  '"passes":false',
  '"passed" : null',
  '"done":\tfalse',
  '"status":"todo"',
  '"status":"In Progress"',
  '',
);
const story = fc.record({ gap: space, colon: space, value: scalar, marker, last: fc.boolean() });
const document = fc
  .record({ bom: fc.boolean(), top: space, extra: scalar, stories: fc.array(story, { minLength: 1, maxLength: 6 }) })
  .map(({ bom, top, extra, stories }) => {
    const texts = stories.map(({ gap, colon, value, marker: mark, last }, id) => {
      const plain = [`"id":${colon}${id}`, `"title"${colon}: "t\\t${id}"`, `"x":${value}`];
      const members = mark === '' ? plain : last ? [...plain, mark] : [mark, ...plain];
      return `{${gap}${members.join(`,${gap}`)}${gap}}`;
    });
    return `${bom ? '\ufeff' : ''}${top}{${top}"extra":${extra},"userStories":${top}[${texts.join(`${top},`)}]}${top}`;
  });

describe('properties', () => {
  it('[B6] flip and back is the identity, flip agrees with reading, and only that story changes', () => {
    fc.assert(
      fc.property(document, fc.nat(), (text, pick) => {
        const prd = accepted(text);
        const chosen = prd.stories[pick % prd.stories.length];
        const done = edited(flipPasses(prd, chosen?.id ?? '', true));
        const again = accepted(done.text);
        expect(again.stories).toEqual(done.prd.stories);
        expect(again.layout.starts).toEqual(done.prd.layout.starts);
        expect(again.stories.map((one) => one.raw).with(chosen?.index ?? 0, '')).toEqual(
          prd.stories.map((one) => one.raw).with(chosen?.index ?? 0, ''),
        );
        expect(edited(flipPasses(done.prd, chosen?.id ?? '', false)).text).toBe(text);
      }),
      { numRuns: 300 },
    );
  });

  it('flipping all stories and back in another order is the identity', () => {
    fc.assert(
      fc.property(document, (text) => {
        const original = accepted(text);
        const done = original.stories.reduce((prd, one) => edited(flipPasses(prd, one.id, true)).prd, original);
        expect(done.stories.every((one) => one.passes)).toBe(true);
        const back = done.stories.toReversed().reduce((prd, one) => edited(flipPasses(prd, one.id, false)).prd, done);
        expect(decoder.decode(back.layout.bytes)).toBe(text);
      }),
    );
  });

  it('raw is the verbatim text of the story', () => {
    fc.assert(
      fc.property(document, (text) => {
        for (const one of accepted(text).stories) {
          expect(text).toContain(one.raw);
          expect(JSON.parse(one.raw)).toMatchObject({ id: Number(one.id) });
        }
      }),
    );
  });

  it('[B1] never throws on arbitrary bytes, nor on damaged documents', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(typeof readPrd({ bytes, file: 'prd.json' }).ok).toBe('boolean');
      }),
    );
    fc.assert(
      fc.property(document, fc.nat(), fc.integer({ min: 0, max: 255 }), (text, at, byte) => {
        const bytes = encoder.encode(text);
        bytes[at % bytes.length] = byte;
        expect(typeof readPrd({ bytes, file: 'prd.json' }).ok).toBe('boolean');
      }),
      { numRuns: 1_000 },
    );
  });

  it('accepts as JSON what JSON.parse accepts, and nothing else', () => {
    const piece = fc.constantFrom(
      '{',
      '}',
      '[',
      ']',
      ',',
      ':',
      '"a"',
      '1',
      '01',
      '-',
      '1.',
      '1e5',
      'true',
      'nul',
      'null',
      ' ',
      '"\\x"',
      '"\\u00"',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(piece, { maxLength: 8 }).map((parts) => parts.join('')),
          fc.json(),
        ),
        (text) => {
          const result = readPrd({ bytes: encoder.encode(text), file: 'prd.json' });
          const refused = !result.ok && ['invalid-json', 'empty-file'].includes(result.error.code);
          expect(refused).toBe(!parses(text));
        },
      ),
      { numRuns: 1_000 },
    );
  });
});

function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
