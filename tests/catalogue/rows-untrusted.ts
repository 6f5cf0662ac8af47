import { listed, type Row } from './row.ts';

/** Untrusted triggers. */
export const untrustedRows: readonly Row[] = listed([
  ['U1', 'a stranger gives the command', 'src/adapters/github/permission.ts'],
  ['U2', 'the question for a permission fails', 'src/action/admit.ts'],
  ['U3', 'the association of an author taken for a permission', 'src/adapters/github/permission.ts'],
  ['U4', 'bots, and people named like them', 'src/action/admit.ts'],
  ['U5', 'the actor is not the author of the comment', 'src/action/admit.ts'],
  ['U6', 'an edited or deleted comment', 'src/core/asking.ts'],
  ['U7', 'a command on a pull request from a fork', 'src/adapters/github/pinned-pull.ts'],
  ['U8', 'a push after the comment', 'src/action/admit.ts'],
  ['U9', 'a text edited between trigger and reading', 'src/action/thread-event.ts'],
  ['U10', 'events that run with write permissions for strangers', 'src/action/trigger.ts'],
  ['U11', 'a forged number in a dispatch', 'src/action/trigger.ts'],
  ['U12', 'a command that is quoted or hidden', 'src/core/slash-lines.ts'],
  ['U14', 'a comment that brings commands or agents', 'src/core/slash-flags.ts'],
  ['U15', 'numbers of a comment that are none', 'src/core/slash-flags.ts'],
  ['U17', 'policy read from the branch of a pull request', 'src/action/at-base.ts'],
  ['U18', 'a schedule that comes twice, late or on a fork', 'src/action/trigger.ts'],
]);
