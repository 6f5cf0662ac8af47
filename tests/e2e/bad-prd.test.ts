import { describe, it } from 'vitest';
import { openStory, smallPrd } from '../support/scenario-project.ts';
import { type BadState, expectRefused, oneStoryWith } from '../support/scenario-refusal.ts';

function prd(
  name: string,
  content: string | Buffer | undefined,
  says: readonly string[],
  more: Partial<BadState> = {},
): BadState {
  return {
    name,
    repository: oneStoryWith({ files: { 'prd.json': content } }),
    exitCode: 3,
    halt: 'config_error',
    says,
    ...more,
  };
}

const huge = smallPrd([openStory({ notes: 'x'.repeat(6 * 1024 * 1024) })]);
const cycle = [openStory({ dependsOn: ['US-002'] }), openStory({ id: 'US-002', dependsOn: ['US-001'] })];
const first = 'prd.json line 3, story "US-001": ';

const rows: readonly BadState[] = [
  prd('missing', undefined, [
    'No prd.json was found. Looked at: .ralph/<feature>/prd.json, prd.json, ',
    'Commit one, or set the input prd to its path.',
  ]),
  prd('empty', '', ['prd.json: the file is empty. Write a "userStories" list into it.']),
  prd('no JSON', '{"userStories": [}', ['prd.json line 1: not valid JSON at column 18', 'Correct it there.']),
  prd('a product document', JSON.stringify({ product: 'Widgets', goals: ['sell'] }), [
    'prd.json: a product document, not a ralph PRD: it has no story list, only "product", "goals".',
    'Put the work into a "userStories" list',
  ]),
  prd('with one id twice', smallPrd([openStory(), openStory({ id: 'us-001' })]), [
    'prd.json line 12, story "us-001": the id differs only by case from "US-001", which is used on line 3.',
    'Give one of the two another id.',
  ]),
  prd('with a cycle', smallPrd(cycle), [
    `${first}its dependencies lead back to it: US-001 -> US-002 -> US-001. Remove one of them.`,
  ]),
  prd('with an unknown dependency', smallPrd([openStory({ dependsOn: ['US-009'] })]), [
    `${first}"dependsOn" names "US-009", which is no story of this file. Correct the id or remove it.`,
  ]),
  prd('with a marker that is no boolean', smallPrd([openStory({ passes: 'true' })]), [
    `${first}"passes" is "true" (text), not true or false. Write true or false without quotes.`,
  ]),
  {
    ...prd(
      'with several mistakes',
      smallPrd([openStory({ passes: [] }), openStory({ id: 'US-002', priority: 'soon' })]),
      [`${first}"passes" is [] (a list)`, 'prd.json line 12, story "US-002": "priority" is "soon"'],
    ),
    messages: 2,
  },
  prd('larger than 5 MiB', huge, [
    `prd.json: the file has ${huge.length} bytes, more than 5 MiB. Split it into several features.`,
  ]),
  prd('in another encoding', Buffer.from([0xff, 0xfe, 0x00, 0x41]), [
    'prd.json: the file is UTF-16. Save it as UTF-8.',
  ]),
];

describe('a prd.json that is', () => {
  it.each(rows)('$name is refused', expectRefused);
});
