import { describe, expect, it } from 'vitest';
import { NamespaceError } from '../../src/adapters/isolation/namespace-walls.ts';
import { journalTrouble, troubleOf } from '../../src/engine/trouble.ts';

describe('what an error says about the run', () => {
  it.each([
    ['walls that could not be put up', new NamespaceError('A namespace could not be made'), 'environment_broken'],
    ['a full disk', Object.assign(new Error('write'), { code: 'ENOSPC' }), 'environment_broken'],
    ['a full disk, in the words of a program', new Error('fatal: No space left on device'), 'environment_broken'],
    ['a bug', new TypeError('x is undefined'), 'internal_error'],
    ['something that is no error', 'text', 'internal_error'],
  ])('%s', (_, error, halt) => expect(troubleOf(error, 'a step').kind).toBe(halt));

  it('takes any refusal of the system for the machine’s when the journal is written', () => {
    expect(journalTrouble(Object.assign(new Error('no'), { code: 'EACCES' })).kind).toBe('environment_broken');
    expect(journalTrouble(new TypeError('x')).kind).toBe('internal_error');
  });
});
