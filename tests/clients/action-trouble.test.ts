import { describe, expect, it } from 'vitest';
import {
  creditTooLow,
  modelNotFound,
  overloaded,
  unauthorized,
  usageLimit,
} from '../support/model-server/anthropic.ts';
import type { Turn } from '../support/model-server/script.ts';
import { filesOf } from '../support/scenario-facts.ts';
import { placesOf, runWithClient } from './action-rig.ts';
import { tryInstall } from './install.ts';
import type { Asked } from './model.ts';
import { secretKey } from './services.ts';
import { expectReadable, mindOf, quick, reviewer } from './small-story.ts';

const installed = await tryInstall('claude');
if (!installed.ok) console.info(`Trouble of the real claude client is skipped: ${installed.reason}.`);

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
});
