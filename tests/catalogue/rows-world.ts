import { listed, type Row } from './row.ts';

/** Durable state and the API of GitHub. */
export const worldRows: readonly Row[] = listed([
  ['D1', 'a kill in the middle of a write', 'src/adapters/store/journal-file.ts'],
  ['D2', 'a full disk', 'src/adapters/store/atomic.ts'],
  ['D3', 'a link in the place of a state file', 'src/adapters/store/atomic.ts'],
  ['D4', 'a link in the place of its folder'],
  ['D6', 'a pipe, folder or endless file in the place of prd.json', 'src/action/find-prd.ts'],
  ['D7', 'state that is cut, empty, garbage or older', 'src/adapters/store/journal-file.ts'],
  ['D10', 'a clock that jumps', 'src/adapters/clock.ts'],
  ['D12', 'the same run again, or on another machine', 'src/adapters/records.ts'],
  ['D13', 'shards that write one file'],
  ['H1', 'the primary rate limit', 'src/adapters/github/patience.ts'],
  ['H2', 'the secondary rate limit', 'src/adapters/github/patience.ts'],
  ['H3', 'a client without patience', 'src/adapters/github/octokit.ts'],
  ['H4', 'an answer that fails after it was stored', 'src/adapters/github/create-once.ts'],
  ['H5', 'a token that dies', 'src/adapters/github/problem.ts'],
  ['H7', 'a text that is too long', 'src/report/extent.ts'],
  ['H9', 'a permission that is missing', 'src/adapters/github/problem.ts'],
  ['H10', 'answers that are no answers', 'src/adapters/github/bounded-fetch.ts'],
  ['H11', 'the comment is on a later page', 'src/adapters/github/comments.ts'],
  ['H13', 'many shards share one limit', 'src/adapters/github/budget.ts'],
]);
