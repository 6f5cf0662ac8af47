import { describe, expect, it } from 'vitest';
import { c, failedConnection, g, type Line, o, p, q, type Row, read, x } from './stream-words.ts';

const limited = { type: 'rate_limit_event', rate_limit_info: { status: 'rejected', resetsAt: 1_900_000_000 } };
const quota = '[API Error: You exceeded your current quota]';
const warned = (message: string): Line => ({ type: 'error', severity: 'warning', message });
const reconnecting = x.trouble('Reconnecting... 5/5 (stream disconnected before completion)');
const gitsWords = { exitCode: 1, stderr: "fatal: Authentication failed for 'https://example.com/x.git'" };

/** What is told of the last request counts, and what other programs say does not. */
const more: readonly Row[] = [
  [
    'claude',
    'a failed request, then a good end with other words',
    [c.init, c.uses('a'), c.fails('API Error: 500', 'server_error'), c.end()],
    'overloaded',
  ],
  [
    'claude',
    'a failed request, an answer, a good end',
    [c.init, c.fails('API Error: 500', 'server_error'), c.uses('a'), c.end()],
    'completed',
  ],
  [
    'claude',
    'a retry without an answer, then a good end',
    [c.init, c.uses('a'), c.retry, c.end({ result: '' })],
    'overloaded',
  ],
  [
    'claude',
    'a failure that its client puts in the place of an answer',
    [c.init, c.stands('API Error: Request was aborted.'), c.end({ result: 'API Error: Request was aborted.' })],
    'crashed',
  ],
  ['claude', 'no content', [c.init, c.says('a', '(no content)'), c.end({ result: '(no content)' })], 'empty'],
  ['claude', 'blank words', [c.init, c.says('a', '\n\n'), c.end({ result: '\n\n' })], 'empty'],
  [
    'claude',
    'an answer, and a result without words',
    [c.init, c.says('a', 'Done.'), c.end({ result: '' })],
    'completed',
  ],
  [
    'claude',
    'a limit of the account, then an end without a word on it',
    [
      c.init,
      c.says('a', 'So.'),
      limited,
      c.end({ is_error: true, subtype: 'error_during_execution', result: undefined }),
    ],
    'usage-limit',
    { exitCode: 1 },
  ],
  [
    'claude',
    'a limit as its result alone',
    [
      c.init,
      c.end({ is_error: true, terminal_reason: 'completed', result: "You've hit your limit · resets 10:26pm (UTC)" }),
    ],
    'usage-limit',
    { exitCode: 1 },
  ],
  [
    'codex',
    'a retry without an answer, then a good end',
    [x.begins, x.says, x.runs, reconnecting, x.ends()],
    'network',
  ],
  ['codex', 'a retry, an answer, a good end', [x.begins, reconnecting, x.says, x.ends()], 'completed'],
  ['codex', 'words of git on stderr in the middle of work', [x.begins, x.says], 'crashed', gitsWords],
  [
    'codex',
    'words of a server on stderr in the middle of work',
    [x.begins, x.says],
    'crashed',
    { exitCode: 1, stderr: failedConnection },
  ],
  ['codex', 'the same before it answered', [x.begins], 'network', { exitCode: 1, stderr: failedConnection }],
  ['copilot', 'words of git on stderr in the middle of work', [p.begins, p.says, p.uses], 'crashed', gitsWords],
  ['gemini', 'words of git on stderr in the middle of work', [g.says, g.uses], 'crashed', gitsWords],
  ['opencode', 'words of git on stderr in the middle of work', [o.begins, o.uses], 'crashed', gitsWords],
  [
    'opencode',
    'its own words on stderr in the middle of work',
    [o.begins, o.uses],
    'network',
    { exitCode: 1, stderr: 'Error: terminated' },
  ],
  ['qwen', 'words of git on stderr in the middle of work', [q.says('So.', 5)], 'crashed', gitsWords],
  [
    'gemini',
    'a loop that it stopped, called a success',
    [g.says, g.uses, warned('Loop detected, stopping execution'), g.end()],
    'crashed',
  ],
  ['gemini', 'a warning that stops nothing', [g.says, g.uses, warned('A file was skipped'), g.end()], 'completed'],
  [
    'qwen',
    'a failed request right behind words of its model',
    [q.says('I go on.[API Error: 500 x]', 0), q.end('I go on.[API Error: 500 x]')],
    'overloaded',
  ],
  ['qwen', 'the same without a result', [q.says(`I go on.\n${quota}`, 0)], 'usage-limit', { exitCode: 1 }],
  [
    'qwen',
    'a sub-agent that failed, then an answer',
    [q.says('I ask.', 5), q.subAgentFails, q.says('I did it alone.', 5), q.end('I did it alone.')],
    'completed',
  ],
  ['qwen', 'the same result before any answer', [q.subAgentFails], 'crashed', { exitCode: 1 }],
];

describe('the last request', () => {
  it.each<Row>([...more])('of %s decides: %s', (agent, _, lines, expected, end) => {
    expect(read(agent, lines, end).class).toBe(expected);
  });

  it('of claude whose result has no words leaves those of its message', () => {
    const lines = [c.init, c.uses('a'), c.says('b', 'COMPLETE: done'), c.end({ result: '' })];
    expect(read('claude', lines).finalText).toBe('COMPLETE: done');
  });

  it.each([
    `${quota}\nPossible quota limitations in place. Please wait.`,
    '[API Error: 503 busy]\nPlease wait and try again later. Or switch.\n',
    'Qwen OAuth quota exceeded: Your day is used up.\n\nTo go on, pay:\n  [here](https://example.com)',
  ])('of qwen has no words of its model where the client says: %s', (told) => {
    const { class: name, finalText } = read('qwen', [q.says(told, 0)], { exitCode: 1 });
    expect([name, finalText]).toEqual([told.includes('503') ? 'overloaded' : 'usage-limit', '']);
  });

  it('of qwen keeps an answer that quotes such words', () => {
    const said = `${quota}\nPossible quota limitations in place.\nI now handle that.`;
    expect(read('qwen', [q.says(said, 0), q.end(said)])).toMatchObject({ class: 'completed', finalText: said });
  });
});
