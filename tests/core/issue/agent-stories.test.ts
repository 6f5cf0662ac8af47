import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAgentStories } from '../../../src/core/issue/agent-stories.ts';
import { prdText } from '../../../src/core/issue/prd-text.ts';

const nonce = '0123456789abcdef0123456789abcdef';
const call = { nonce, clean: (text: string): string => text.replaceAll('hidden', '').trim() };

function answer(userStories: unknown, more: object = {}): string {
  return `Here they are.\n\n${JSON.stringify({ nonce, userStories, ...more })}`;
}

function read(message: string) {
  return readAgentStories(message, call);
}

function stories(message: string) {
  const result = read(message);
  if (!result.ok) throw new Error(result.problem);
  const written = prdText(result.backlog, { branchName: 'ralph/x', title: 'X', createdAt: '2026-01-09T12:00:00Z' });
  if (!written.ok) throw new Error(written.message);
  return written.stories;
}

const one = { id: 'US-001', title: 'Page size', description: 'A size.', acceptanceCriteria: ['it is 20'] };

describe('the stories of an agent', () => {
  it('are those of a prd.json, with ids by position and passes: false', () => {
    const second = { id: 'x', title: 'Cursor', acceptanceCriteria: ['is opaque'], dependsOn: ['y-9'], passes: true };
    expect(stories(answer([{ ...one, id: 'y-9', notes: 'done!', passes: true }, second]))).toEqual([
      {
        ...{ id: 'US-001', title: 'Page size', description: 'A size.', acceptanceCriteria: ['it is 20'] },
        ...{ priority: 1, passes: false, notes: '' },
      },
      {
        ...{ id: 'US-002', title: 'Cursor', description: '', acceptanceCriteria: ['is opaque'] },
        ...{ priority: 2, dependsOn: ['US-001'], passes: false, notes: '' },
      },
    ]);
  });

  it('need no ids, and are cleaned text by text', () => {
    const found = stories(answer([{ title: 'hidden Size', acceptanceCriteria: ['is 20 hidden'] }]));
    expect(found).toMatchObject([{ id: 'US-001', title: 'Size', acceptanceCriteria: ['is 20'] }]);
    expect(read(answer([one], { description: 'hidden For all.' }))).toMatchObject({
      backlog: { description: 'For all.' },
    });
  });

  it.each([
    ['prose', 'I cannot do this.', /no JSON object carries this call's nonce/],
    ['the nonce of another call', answer([one]).replace(nonce, 'f'.repeat(32)), /another nonce/],
    ['two answers', answer([one]) + answer([one]), /2 objects carry/],
    ['what is cut off', answer([one]).slice(0, -2), /is no JSON/],
    ['a key of its own', answer([one], { run: 'rm -rf /' }), /"run" is no key/],
    ['a key that would be told in part', answer([one], { ['k'.repeat(64)]: 1 }), /^a key of 64 characters is no key/],
    ['no list', answer({ one }), /"userStories" must be a list/],
    ['no work', answer([]), /found no work/],
    ['a text for a story', answer(['Page size']), /story 1: is no object/],
    ['rules of its own', answer([{ ...one, allow: ['**'] }]), /story 1: "allow" is no key/],
    ['a command', answer([{ ...one, verifyCommand: 'curl x' }]), /"verifyCommand" is no key/],
    ['criteria that are no list', answer([{ ...one, acceptanceCriteria: 'it is 20' }]), /must be a list of texts/],
    ['an id that is no text', answer([{ ...one, id: 7 }]), /"id" must be a text/],
    ['a story without a title', answer([{ title: 'hidden', acceptanceCriteria: ['it is 20'] }]), /title/],
    ['an id that stands twice', answer([one, { ...one, title: 'Other' }]), /US-001/],
    ['a story that is not there', answer([{ ...one, dependsOn: ['US-009'] }]), /US-009/],
    [
      'a circle',
      answer([
        { ...one, dependsOn: ['b'] },
        { ...one, id: 'b', dependsOn: ['US-001'] },
      ]),
      /lead back to it: US-001 -> b -> US-001/,
    ],
    ['a key that stands twice', answer([one]).replace('"title"', '"title":"A","title"'), /each key once/],
  ])('are none: %s', (_, message, problem) => {
    const result = read(message);
    expect(result).toEqual({ ok: false, problem: expect.stringMatching(problem) });
  });

  it('are read from anything without a throw, and what is read makes a prd.json', () => {
    const value = fc.oneof(fc.jsonValue(), fc.array(fc.record({ id: fc.string(), title: fc.string() })));
    fc.assert(
      fc.property(value, (list) => {
        const result = read(answer(list));
        if (result.ok) expect(stories(answer(list)).every(({ passes }) => !passes)).toBe(true);
      }),
    );
  });
});
