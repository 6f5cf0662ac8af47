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
const first = 'prd.json line 3, story "US-001": ';

/** Every sentence about a story list has its test in tests/core; here is what comes of each kind of refusal. */
const rows: readonly BadState[] = [
  prd('missing', undefined, [
    'No prd.json was found. Looked at: .ralph/<feature>/prd.json, prd.json, ',
    'Commit one, or set the input prd to its path.',
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
