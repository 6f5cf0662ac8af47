import { held, type Row } from './row.ts';

const admit = 'src/action/admit.ts';
const permission = 'src/adapters/github/permission.ts';
const pinned = 'src/adapters/github/pinned-pull.ts';
const trigger = 'src/action/trigger.ts';
const flags = 'src/core/slash-flags.ts';

/** Untrusted triggers. */
export const untrustedRows: readonly Row[] = held([
  [
    'U1',
    'a stranger gives the command',
    permission,
    "'admin', 'maintain', 'write'",
    "'admin', 'write', 'read', 'none'",
  ],
  [
    'U2',
    'the question for a permission fails',
    admit,
    'if (!access.ok) return access.why;',
    'if (!access.ok) return undefined;',
  ],
  [
    'U3',
    'the association of an author taken for a permission',
    permission,
    'isSame && writing.has(permission)',
    'isSame',
  ],
  ['U4', 'bots, and people named like them', admit, 'return allowedBots.includes(login) ? ', 'return !!allowedBots ? '],
  [
    'U5',
    'the actor is not the author of the comment',
    admit,
    "runners.filter((login) => login !== '' && !people.some((each) => each.login === login))",
    'runners.slice(0, 0)',
  ],
  ['U6', 'an edited or deleted comment', 'src/core/asking.ts', "if (action !== 'created')", "if (action === 'other')"],
  [
    'U7',
    'a command on a pull request from a fork',
    pinned,
    'const isFork = !head.repo || head.repo.id !== base.repo?.id;',
    'const isFork = false;',
  ],
  ['U8', 'a push after the comment', admit, 'const pushed = await', 'return undefined;\n  const pushed = await'],
  [
    'U9',
    'a text edited between trigger and reading',
    'src/action/thread-event.ts',
    "body: said.body ?? ''",
    "body: ''",
  ],
  [
    'U10',
    'events that run with write permissions for strangers',
    trigger,
    "['pull_request_target', 'workflow_run']",
    '[]',
  ],
  [
    'U11',
    'a forged number in a dispatch',
    trigger,
    "if (runs.has(eventName)) return { type: 'run' };",
    "if (runs.has(eventName)) return { type: 'inputs' in payload ? 'thread' : 'run' };",
  ],
  [
    'U12',
    'a command that is quoted or hidden',
    'src/core/slash-lines.ts',
    'default:\n      return [];',
    "default:\n      return token.raw.split('\\n').map((line) => line.replace(/^>\\s?/, ''));",
  ],
  [
    'U14',
    'a comment that brings commands or agents',
    flags,
    'if (name === undefined) return { problem: unknown(word, typed, known) };',
    "if (name === undefined) return { name: 'fresh', value: true, words: 2 };",
  ],
  ['U15', 'numbers of a comment that are none', flags, '/^[1-9]\\d*$/.test(text)', '/\\d/.test(text)'],
  [
    'U17',
    'policy read from the branch of a pull request',
    'src/action/at-base.ts',
    'readPolicy(repository, commit, inputs)',
    "readPolicy(repository, call.asked?.origin.pull?.sha ?? '', inputs)",
  ],
  [
    'U18',
    'a schedule that comes twice, late or on a fork',
    trigger,
    "eventName === 'schedule' && isFork(payload)",
    'false',
  ],
]);
