import { describe, expect, test } from 'vitest';
import { processAdvisers } from '../../../src/adapters/agents/agent.ts';
import { agentCaller } from '../../../src/adapters/agents/call.ts';
import { stamped } from '../../../src/adapters/agents/program-stamp.ts';
import { logFolder } from '../../../src/adapters/logs.ts';
import type { Consult } from '../../../src/core/consult-types.ts';
import { redact } from '../../../src/report/redact.ts';
import { type Sandbox, sandbox } from '../../support/git-sandbox.ts';
import { openRoomsIn } from '../../support/rooms.ts';
import { sampleRun } from '../../support/sample-run.ts';

const secret = 'sk-the-model-key-of-the-user';
const state = sampleRun({ stories: [{ id: 'US-1' }] });

/** A planner or classifier in bash, in a folder with `src/a.txt`; what it says is bound to `$nonce`. */
async function consult(box: Sandbox, script: string, command: Partial<Consult> = {}) {
  const { dir } = box.repo('ws', { 'src/a.txt': 'one\n' });
  const clean = (text: string): string => redact(text, [secret]).text;
  const cancel = new AbortController();
  const openRoom = openRoomsIn({ scratch: box.path('scratch') });
  const opened: string[] = [];
  const advisers = processAdvisers({
    program: stamped({
      program: '/bin/bash',
      args: () => ['-c', `nonce=$(sed -n 's/^nonce: //p')\n${script}`],
      env: {},
    }),
    call: agentCaller({
      environment: ({ home, tmp }) => ({ PATH: process.env['PATH'] ?? '/bin', HOME: home, TMPDIR: tmp }),
      logs: logFolder(box.path('logs'), clean),
      ...{ workingDirectory: '', graceMs: 500, marker: () => `advice-${box.root}` },
      ...{ progress: () => () => undefined, onActivity: () => undefined },
      onStarted: () => (script.includes('cut') ? cancel.abort('the runner sent SIGINT') : undefined),
      cancel: cancel.signal,
    }),
    openView: async (tree) => {
      opened.push(tree);
      return openRoom(dir, 'review');
    },
    prompt: async (_command, _state, nonce) => `Advise.\nnonce: ${nonce}\n`,
    redact: clean,
    onSoftLimit: () => undefined,
    cancel: cancel.signal,
  });
  const outcome = await advisers.consult(
    {
      ...{ type: 'consult', role: 'plan', story: 'US-1', attempt: 2, iteration: 5, call: 1, tree: 't-1' },
      limits: { softMs: 20_000, hardMs: 30_000, boundBy: 'gate' },
      ...command,
    },
    state,
  );
  return { outcome, opened };
}

const plan = `'{"nonce":"%s","reason":"two things","stories":[{"title":"%s","text":"%s","criteria":["%s"]}]}'`;

describe('an adviser', () => {
  test('is a process in a view of its own, asked for its role', async () => {
    await using box = sandbox();
    const script = `printf ${plan} "$nonce" "$RALPH_ROLE" "$RALPH_STORY $RALPH_ATTEMPT $RALPH_REVIEW_CALL" "$(cat src/a.txt)"`;
    const { outcome, opened } = await consult(box, script);
    expect(outcome).toMatchObject({
      type: 'consulted',
      result: { verdict: 'pass', reason: '' },
      usage: [],
      reading: {
        ok: true,
        advice: { type: 'plan', parts: [{ title: 'plan', text: 'US-1 2 1', criteria: ['one'] }] },
      },
    });
    expect(Object.keys((outcome as { result: object }).result)).toEqual(['verdict', 'reason', 'durationMs']);
    expect(opened).toEqual(['t-1']);
  });

  test('may be a classifier', async () => {
    await using box = sandbox();
    const script = `printf '{"nonce":"%s","classification":"retry-task","reason":"%s"}' "$nonce" "$RALPH_ROLE"`;
    const { outcome } = await consult(box, script, { role: 'classify' });
    expect(outcome).toMatchObject({
      reading: { advice: { type: 'classify', route: 'retry-task', reason: 'classify' } },
    });
  });

  test('has no answer without the nonce of its call', async () => {
    await using box = sandbox();
    const { outcome } = await consult(box, `printf ${plan} 0123456789abcdef a b c`);
    expect(outcome).toMatchObject({
      reading: { ok: false, problem: 'the object carries another nonce than this call.' },
    });
  });

  test('that dies is said to be the planner', async () => {
    await using box = sandbox();
    const { outcome } = await consult(box, 'exit 3');
    expect(outcome).toMatchObject({ result: { verdict: 'fail', reason: 'the planner exited with code 3' } });
  });

  test('brings no secret into the journal', async () => {
    await using box = sandbox();
    const { outcome } = await consult(box, `printf ${plan} "$nonce" ${secret} ${secret} ${secret}`);
    expect(outcome).toMatchObject({ reading: { ok: true } });
    expect(JSON.stringify(outcome)).not.toContain(secret);
  });

  test('that is cut short advises nothing', async () => {
    await using box = sandbox();
    const { outcome } = await consult(box, `: cut; printf ${plan} "$nonce" a b c; sleep 60`);
    expect(outcome).toEqual({ type: 'interrupted', cause: 'the runner sent SIGINT', usage: [] });
  });
});
