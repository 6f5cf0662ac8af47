import { describe, expect, it } from 'vitest';
import { c, failedConnection, g, o, p, q, type Row, read, step, x } from './stream-words.ts';

/** What comes after an end that was told counts: a client, what happened, its lines, its end, what it is read as. */
const rows: readonly Row[] = [
  ['claude', 'a good end', [c.init, c.says('a', 'So.'), c.end()], 'completed'],
  ['claude', 'words alone behind a good end', [c.init, c.says('a', 'So.'), c.end(), c.says('b', 'Bye.')], 'completed'],
  ['claude', 'a second good end', [c.init, c.uses('a'), c.end(), c.init, c.uses('b'), c.end()], 'completed'],
  ['claude', 'work behind a good end, cut', [c.init, c.uses('a'), c.end(), c.uses('b')], 'crashed'],
  ['claude', 'a new turn behind a good end, cut', [c.init, c.uses('a'), c.end(), c.init], 'crashed'],
  [
    'claude',
    'a failed request behind a good end',
    [c.init, c.uses('a'), c.end(), c.fails('API Error: 500 Internal server error', 'server_error')],
    'overloaded',
  ],
  ['claude', 'a retry behind a good end, cut', [c.init, c.uses('a'), c.end(), c.retry], 'overloaded', { exitCode: 1 }],
  [
    'claude',
    'a good end with the status of a refusal',
    [c.init, c.uses('a'), c.end({ api_error_status: 529 })],
    'overloaded',
  ],
  ['claude', 'a good end at its cap', [c.init, c.uses('a'), c.end({ terminal_reason: 'max_turns' })], 'turn-cap'],
  [
    'claude',
    'a good end whose request failed',
    [c.init, c.uses('a'), c.end({ terminal_reason: 'api_error' })],
    'crashed',
  ],
  ['claude', 'a good end with errors', [c.init, c.uses('a'), c.end({ errors: ['it broke'] })], 'crashed'],
  [
    'claude',
    'a server of its tools that cannot connect, in the middle of work',
    [c.init, c.uses('a')],
    'crashed',
    { exitCode: 1, stderr: failedConnection },
  ],
  ['claude', 'the same before it answered', [c.init], 'network', { exitCode: 1, stderr: failedConnection }],
  ['codex', 'a good end', [x.begins, x.says, x.ends()], 'completed'],
  [
    'codex',
    'trouble behind a good end',
    [x.begins, x.says, x.ends(), x.trouble('stream disconnected before completion')],
    'network',
  ],
  ['codex', 'a bare good end behind a bad one', [x.begins, x.says, x.fails('it broke'), x.ends()], 'crashed'],
  [
    'codex',
    'a turn and a good end behind a bad one',
    [x.begins, x.fails('it broke'), x.begins, x.says, x.ends()],
    'completed',
  ],
  ['codex', 'work behind a good end, cut', [x.begins, x.says, x.ends(), x.runs], 'crashed'],
  ['gemini', 'a good end', [g.says, g.end()], 'completed'],
  [
    'gemini',
    'trouble behind a good end',
    [g.says, g.end(), { type: 'error', severity: 'error', message: 'it broke' }],
    'crashed',
  ],
  [
    'gemini',
    'a bare good end behind a bad one',
    [g.says, g.end({ status: 'error', error: { message: 'm' } }), g.end()],
    'crashed',
  ],
  ['gemini', 'words alone between a bad and a good end', [g.end({ status: 'error' }), g.says, g.end()], 'crashed'],
  ['gemini', 'work behind a good end, cut', [g.says, g.end(), g.uses], 'crashed'],
  [
    'gemini',
    'no token written, and tools that were never called',
    [
      {
        session_id: 's',
        response: 'It failed.',
        stats: { models: { m: { tokens: {} } }, tools: { byName: { x: { count: 0 } } } },
      },
    ],
    'empty',
  ],
  ['opencode', 'a good end', [o.begins, o.says, step('stop')], 'completed'],
  ['opencode', 'work behind a good end, cut', [o.begins, o.says, step('stop'), o.uses], 'crashed'],
  ['copilot', 'a good end', [p.begins, p.says, p.end], 'completed'],
  ['copilot', 'trouble behind a good end', [p.begins, p.says, p.end, p.error], 'overloaded'],
  [
    'copilot',
    'an error, a tool that was called before, a good end',
    [p.begins, p.says, p.error, p.uses, p.end],
    'overloaded',
  ],
  ['copilot', 'an error, an answer, a good end', [p.begins, p.error, p.begins, p.says, p.uses, p.end], 'completed'],
  ['qwen', 'a good end', [q.says('Done.', 5), q.end('Done.')], 'completed'],
  [
    'qwen',
    'a failed request as the result behind an answer',
    [q.says('I begin.', 5), q.end('[API Error: 500 x]')],
    'overloaded',
  ],
  [
    'qwen',
    'the same words as its model wrote them',
    [q.says('[API Error: 500 x] is what I saw.', 5), q.end('[API Error: 500 x] is what I saw.')],
    'completed',
  ],
  [
    'cline',
    'a good end behind an interrupt',
    [
      { type: 'run_aborted', reason: 'x' },
      { type: 'run_result', finishReason: 'completed', text: 'Done.' },
    ],
    'crashed',
  ],
];

describe('an end', () => {
  it.each<Row>([...rows])('of %s is judged by what comes after it too: %s', (agent, _, lines, expected, end) => {
    expect(read(agent, lines, end).class).toBe(expected);
  });
});
