import { describe, expect, it } from 'vitest';
import type { FinishedStep } from '../support/action-runner.ts';
import {
  creditTooLow,
  modelNotFound,
  overloaded,
  unauthorized,
  usageLimit,
} from '../support/model-server/anthropic.ts';
import { hang, reply, say, type Turn } from '../support/model-server/script.ts';
import { branchesOf, filesOf } from '../support/scenario-facts.ts';
import { placesOf, runWithClient } from './action-rig.ts';
import { tryInstall } from './install.ts';
import { leaveBehind } from './left-behind.ts';
import { type Asked, careful, type Mind } from './model.ts';
import { secretKey } from './services.ts';

const installed = await tryInstall('claude');
if (!installed.ok) console.info(`Trouble of the real claude client is skipped: ${installed.reason}.`);

const reviewer = careful('src/one.txt', 'one: 1st');

const work = [
  { write: 'src/one.txt', content: 'one: 1st\n' },
  { write: 'test/one.test.js', content: "test('one', () => expectLine('src/one.txt', 'one: 1st'));\n" },
] as const;

function mindOf(implement: (asked: Asked) => Turn): Mind {
  return { implement, spec: reviewer, quality: reviewer };
}

const quick = ({ step }: Asked): Turn => (step > 0 ? say('Done.') : reply(work));

/** What the client itself writes down: its stream, and the session in its throw-away HOME. */
const ownPlaces = /\.stdout\.log$|\/scratch\/agent\/home\//;

/** A service that repeats the key which it refuses. */
const forbidden: Turn = {
  kind: 'refusal',
  status: 403,
  error: 'permission_error',
  message: `The key ${secretKey} may not do this.`,
};

describe.skipIf(!installed.ok)('trouble with claude on a scripted model', () => {
  const configuration: readonly (readonly [string, Turn, string, RegExp])[] = [
    ['a refused key', unauthorized(), 'auth', /check the secret behind anthropic_api_key/],
    ['a key that may not, and that is repeated', forbidden, 'auth', /check the secret behind anthropic_api_key/],
    ['an account without credit', creditTooLow(), 'billing', /add credit to the account/],
    [
      'a model that is not there',
      modelNotFound('claude-opus-5-5'),
      'model-config',
      /the inputs model and review_model/,
    ],
  ];

  it.each(configuration)(
    '%s is a configuration error that names class and remedy',
    async (_name, turn, word, remedy) => {
      await runWithClient({ mind: mindOf(() => turn) }, (run) => {
        const { step, model, survivors } = run;
        expect([step.exitCode, step.outputs['halt']], step.log).toEqual([3, 'config_error']);
        expect(step.log).toContain(`(${word})`);
        expect(step.summary).toMatch(remedy);
        expect(step.log).toMatch(remedy);
        // Its client alone would ask eleven times in three minutes.
        expect(model.asked.length).toBeLessThan(6);
        expect(survivors).toEqual([]);
        expect(placesOf(secretKey, run).filter((place) => !ownPlaces.test(place))).toEqual([]);
        expectReadable(step);
      });
    },
  );

  it('an overload that passes costs no attempt, however often it is retried', async () => {
    let requests = 0;
    const implement = (asked: Asked): Turn => {
      requests += 1;
      return requests <= 4 ? overloaded() : quick(asked);
    };
    await runWithClient({ mind: mindOf(implement) }, ({ step }) => {
      expect([step.exitCode, step.outputs['halt'], step.outputs['iterations']], step.log).toEqual([0, 'ready', '1']);
      expect(step.log).toMatch(/^ {2}retry: HTTP 529 .*: retry 1 of 10 in /m);
    });
  });

  it('a key that is refused to the reviewer alone keeps the work for the next run', async () => {
    let isRefused = true;
    const spec = (asked: Asked): Turn => (isRefused ? unauthorized() : reviewer(asked));
    await runWithClient({ mind: { ...mindOf(quick), spec } }, async ({ step, gitDir, model, again }) => {
      expect([step.exitCode, step.outputs['halt']], step.log).toEqual([3, 'config_error']);
      expect(step.log).toContain('(auth)');
      const requests = model.asked.length;
      expect(requests).toBeLessThan(8);
      isRefused = false;
      const second = await again();
      expect([second.exitCode, second.outputs['halt'], second.outputs['iterations']], second.log).toEqual([
        0,
        'ready',
        '1',
      ]);
      expect(model.asked.slice(requests).filter(({ role }) => role === 'implement')).toEqual([]);
      expect(filesOf(gitDir, second.outputs['commit_sha'] ?? '')['src/one.txt']).toBe('100644\none: 1st\n');
    });
  });

  it('a usage limit ends the workflow run, not the run: nothing passes, nothing is charged', async () => {
    const reset = Math.floor(Date.now() / 1_000) + 7_200;
    await runWithClient(
      { mind: mindOf(() => usageLimit(reset)), inputs: { max_attempts: '1' } },
      ({ step, survivors }) => {
        expect([step.exitCode, step.outputs['halt']], step.log).toEqual([2, 'usage_limit']);
        // With a key its client does not say when the limit is over, so there is nothing to wait for.
        expect(step.outputs['resume_at']).toBe('');
        expect(step.outputs).toMatchObject({ stories_passed: '0', iterations: '0', wip_branches: '[]' });
        expect(step.log).toContain('usage-limit');
        expect(survivors).toEqual([]);
      },
    );
  });

  const subscription = { anthropic_api_key: '', claude_code_oauth_token: 'sk-ant-oat01-of-nobody-5a17e4' };

  it('a usage limit of a subscription that is over soon is waited out, and charges nothing', async () => {
    let reset = 0;
    const implement = (asked: Asked): Turn => {
      reset ||= Math.floor(Date.now() / 1_000) + 10;
      return Date.now() / 1_000 < reset ? usageLimit(reset) : quick(asked);
    };
    const inputs = { max_attempts: '1', ...subscription };
    await runWithClient({ mind: mindOf(implement), inputs }, ({ step }) => {
      expect([step.exitCode, step.outputs['halt'], step.outputs['iterations']], step.log).toEqual([0, 'ready', '1']);
      expect(step.log).toMatch(/waiting \d+\.\d s more, until .*usage-limit/);
      expect(step.summary).toMatch(/Paused once, /);
    });
  });

  it('a usage limit of a subscription that the run does not outlast ends the workflow run and tells its end', async () => {
    const reset = Math.floor(Date.now() / 1_000) + 7_200;
    const inputs = { max_attempts: '1', run_timeout: '1h', ...subscription };
    await runWithClient({ mind: mindOf(() => usageLimit(reset)), inputs }, ({ step }) => {
      expect([step.exitCode, step.outputs['halt']], step.log).toEqual([2, 'usage_limit']);
      expect(step.outputs['resume_at']).toBe(new Date(reset * 1_000).toISOString().replace('.000Z', 'Z'));
    });
  });

  it('an overload that its client gives up on is asked again after 5 s, and charges nothing', async () => {
    let requests = 0;
    const implement = (asked: Asked): Turn => {
      requests += 1;
      return requests <= 1 ? overloaded() : quick(asked);
    };
    const inputs = { max_attempts: '1', agent_env: 'ANTHROPIC_BASE_URL, CLAUDE_CODE_MAX_RETRIES' };
    const env = { CLAUDE_CODE_MAX_RETRIES: '0' };
    await runWithClient({ mind: mindOf(implement), inputs, env }, ({ step }) => {
      expect([step.exitCode, step.outputs['halt'], step.outputs['iterations']], step.log).toEqual([0, 'ready', '1']);
      expect(step.log).toMatch(/waiting \d\.\d s more, until .*overloaded/);
    });
  });

  it('money that is used up ends the call, keeps its work and names the budget', async () => {
    const inputs = { max_cost_usd: '0.001' };
    await runWithClient({ mind: mindOf(quick), inputs }, ({ step, gitDir, survivors }) => {
      expect([step.exitCode, step.outputs['halt']], step.log).toEqual([1, 'budget_exceeded']);
      expect(step.summary).toContain('max_cost_usd');
      expect(step.outputs['total_cost_usd']).toMatch(/^0\.\d+$/);
      expect(survivors).toEqual([]);
      expect(Object.keys(wipOf(gitDir))).toContain('prd.json');
    });
  });

  it('a turn cap fails the attempt and keeps its work', async () => {
    const implement = ({ step }: Asked): Turn => (step === 0 ? reply(work) : reply([{ bash: 'cat src/one.txt' }]));
    const inputs = { max_turns: '2', max_attempts: '1' };
    await runWithClient({ mind: mindOf(implement), inputs }, ({ step, gitDir, model }) => {
      expect([step.exitCode, step.outputs['halt']], step.log).toEqual([1, 'some_failed']);
      expect(step.summary).toContain('turn-cap');
      expectReadable(step);
      expect(model.asked.length).toBe(2);
      expect(wipOf(gitDir)['src/one.txt']).toBe('100644\none: 1st\n');
    });
  });

  it('a tool that is not allowed is a configuration error that names it', async () => {
    await runWithClient({ mind: mindOf(quick), inputs: { allowed_tools: 'Read' } }, ({ step }) => {
      expect([step.exitCode, step.outputs['halt']], step.log).toEqual([3, 'config_error']);
      expect(step.summary).toMatch(/permission-denied.*Write: .*add the tool to allowed_tools/);
    });
  });

  it('a look at the web does not end the run, whatever comes of it', async () => {
    const look = reply([
      { call: 'WebFetch', input: { url: 'http://127.0.0.1:9/', prompt: 'What is there?' } },
      { call: 'WebSearch', input: { query: 'lines of text' } },
    ]);
    const implement = (asked: Asked): Turn => (asked.step === 0 ? look : quick({ ...asked, step: asked.step - 1 }));
    await runWithClient({ mind: mindOf(implement) }, ({ step, model }) => {
      expect(model.asked[1]?.seen, step.log).not.toContain('Permission');
      expect([step.exitCode, step.outputs['halt']], step.log).toEqual([0, 'ready']);
      expect(step.log).not.toContain('was not permitted');
    });
  });

  it('a model that falls silent is ended at the hard limit with all that it started', async () => {
    const command = `${leaveBehind('sleep 953')}; echo started > src/started.txt`;
    const implement = ({ step }: Asked): Turn => (step === 0 ? reply([{ bash: command }]) : hang);
    const inputs = { gate_timeouts: 'implement=15s/30s', max_attempts: '1' };
    await runWithClient({ mind: mindOf(implement), inputs }, ({ step, gitDir, survivors }) => {
      expect([step.exitCode, step.outputs['halt']], step.log).toEqual([1, 'some_failed']);
      expect(step.log).toContain('implement: timeout');
      expectReadable(step);
      expect(survivors).toEqual([]);
      expect(wipOf(gitDir)['src/started.txt']).toBe('100644\nstarted\n');
    });
  });
});

function wipOf(gitDir: string): Readonly<Record<string, string>> {
  const wip = [...branchesOf(gitDir).keys()].find((name) => name.startsWith('wip/')) ?? '';
  return filesOf(gitDir, wip);
}

/** The client's stream is read, not shown: nobody finds a cause in its events. */
function expectReadable({ log, summary }: FinishedStep): void {
  for (const text of [log, summary]) expect(text).not.toMatch(/"(?:type|session_id)":/);
}
