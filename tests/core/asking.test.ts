import { describe, expect, test } from 'vitest';
import { type AskingTerms, askingOf, type ThreadEvent } from '../../src/core/asking.ts';

const terms: AskingTerms = { phrase: '/ralph', label: 'Ralph' };
const thread = { people: [], thread: 7, isPull: false, isOpen: true, issue: { title: 'A cart', body: 'It adds up.' } };
const comment: ThreadEvent = { ...thread, via: 'comment', action: 'created', body: 'Please:\n/ralph approve' };
const labeled: ThreadEvent = { ...thread, via: 'label', action: 'labeled', body: '', label: 'ralph' };
const approved = { state: 'approved', commit: 'c1' };
const review: ThreadEvent = { ...thread, via: 'review', action: 'submitted', body: '', review: approved };
const objective = (text: string) => ({ type: 'command', command: { kind: 'objective', objective: text } });
const saying = (title: string, body: string): ThreadEvent => ({ ...labeled, issue: { title, body } });

describe('what an event asks for (03-interface §4)', () => {
  test.each<[string, ThreadEvent, unknown]>([
    ['a comment, its command', comment, { type: 'command', command: { kind: 'approve' } }],
    ['a label, what the issue says', labeled, objective('A cart\n\nIt adds up.')],
    ['a label in other letters', { ...labeled, label: 'RALPH' }, objective('A cart\n\nIt adds up.')],
    ['a label on an issue without a text', saying(' A cart ', ' \n'), objective('A cart')],
    ['a label on an issue with a text alone', saying('', '\nIt adds up. '), objective('It adds up.')],
    ['an approving review, a sign-off', review, { type: 'command', command: { kind: 'approve' } }],
  ])('%s', (_, event, reading) => expect(askingOf(event, terms)).toEqual({ type: 'asks', reading }));

  test('a comment with a command that nobody knows is answered, not passed over', () => {
    expect(askingOf({ ...comment, body: '/ralph dance' }, terms)).toMatchObject({
      type: 'asks',
      reading: { type: 'malformed' },
    });
  });

  test.each<[string, ThreadEvent, string]>([
    [
      'an edited comment',
      { ...comment, action: 'edited' },
      'only a new comment gives a command, and this one was edited',
    ],
    ['a comment that calls nobody', { ...comment, body: 'Nice.' }, 'no line of the comment begins with /ralph'],
    [
      'a label taken off',
      { ...labeled, action: 'unlabeled' },
      'only a label starts work on an issue, and this one was unlabeled',
    ],
    ['another label', { ...labeled, label: 'bug' }, 'the label is not Ralph'],
    ['a label without a name', { ...thread, via: 'label', action: 'labeled', body: '' }, 'the label is not Ralph'],
    ['a label on a closed issue', { ...labeled, isOpen: false }, 'the issue is closed'],
    ['a label on an issue without a word', saying(' ', '\n'), 'the issue says nothing'],
    [
      'a review taken back',
      { ...review, action: 'dismissed' },
      'only a new review signs off, and this one was dismissed',
    ],
    [
      'a review that asks for changes',
      { ...review, review: { ...approved, state: 'changes_requested' } },
      'the review does not approve: changes_requested',
    ],
    [
      'a review without a state',
      { ...thread, via: 'review', action: 'submitted', body: '' },
      'the review does not approve: unknown',
    ],
  ])('nothing: %s', (_, event, reason) => expect(askingOf(event, terms)).toEqual({ type: 'skipped', reason }));

  test('no label where the settings name none', () => {
    expect(askingOf(labeled, { phrase: '/ralph', label: undefined })).toEqual({
      type: 'skipped',
      reason: 'label_trigger names no label',
    });
  });
});
