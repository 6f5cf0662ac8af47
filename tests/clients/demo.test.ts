import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FinishedStep } from '../support/action-runner.ts';
import { createScenario, type Scenario } from '../support/scenario.ts';
import { branchesOf, commitsOf, filesOf } from '../support/scenario-facts.ts';
import { type ActionRun, placesOf, runWithClient } from './action-rig.ts';
import { demoMind, demoProject } from './demo-mind.ts';
import { type RealClient, tryInstall } from './install.ts';
import { secretKey, serviceOf } from './services.ts';

/** It takes minutes: the small projects of the other suites go the same way for every commit. */
const isFull = process.env['RALPH_FULL'] === '1';

const clients: readonly RealClient[] = ['claude', 'codex'];
const installs = isFull ? await Promise.all(clients.map(tryInstall)) : [];
for (const found of installs) if (!found.ok) console.info(`The demo by a real client is skipped: ${found.reason}.`);
const isReady = isFull && installs.every(({ ok }) => ok);

/** Limits for a busy machine; one story hangs on purpose. */
const inputs = { gate_timeouts: 'test=15s/30s', create_pr: 'none' };

const usage = { input: 1_203, output: 41, cacheRead: 907, cacheWrite: 0 };

/** The demo of the README, once by the rehearsal agent and once by each real client on a model with the same ideas. */
describe.skipIf(!isReady)('the demo project by a real client on a scripted model', () => {
  let scenario: Scenario;
  let rehearsed: Verdicts;
  beforeAll(async () => {
    scenario = await createScenario({ project: demoProject, inputs });
    rehearsed = verdictsOf(await scenario.start().done, scenario.remote.gitDir);
  });
  afterAll(() => scenario[Symbol.asyncDispose]());

  // Thirteen attempts and their reviews, of which each starts its client anew.
  const timeout = 900_000;
  it.each(clients)(
    '%s: the verdicts of the rehearsal agent, and a ledger right to the token',
    { timeout },
    async (client) => {
      await runWithClient({ client, mind: demoMind(usage), project: demoProject, inputs }, (run) => {
        const { step, gitDir } = run;
        expect(verdictsOf(step, gitDir), step.log).toEqual(rehearsed);
        expect(rehearsed.outputs).toMatchObject({ halt: 'some_failed', stories_passed: '4', iterations: '13' });
        expectLedger(run);
        expectSecret(run, client);
      });
    },
  );
});

interface Verdicts {
  readonly outputs: Readonly<Record<string, string | undefined>>;
  /** What each story's commit says and holds, without the files that carry times. */
  readonly commits: readonly object[];
  readonly wips: readonly object[];
}

const told = ['halt', 'conclusion', 'iterations', 'stories_passed', 'stories_failed', 'stories_blocked'];

function verdictsOf({ outputs }: FinishedStep, gitDir: string): Verdicts {
  const branches = [...branchesOf(gitDir).keys()];
  const ralph = branches.find((name) => name.startsWith('ralph/')) ?? '';
  const wips = branches.filter((name) => name.startsWith('wip/'));
  return {
    outputs: Object.fromEntries(told.map((name) => [name, outputs[name]])),
    commits: commitsOf(gitDir, `main..${ralph}`).map(({ sha, subject, trailers }) => ({
      ...{ subject, gates: trailers['Ralph-Gates'], attempts: trailers['Ralph-Attempts'] },
      files: workOf(gitDir, sha),
    })),
    wips: wips.map((name) => ({ name: name.replace(/\d{8}-\d{6}$/, ''), files: workOf(gitDir, name) })),
  };
}

function workOf(gitDir: string, commit: string): Readonly<Record<string, string>> {
  const own = /^(?:src|test|scripts)\/|^package\.json$|^prd\.json$/;
  return Object.fromEntries(Object.entries(filesOf(gitDir, commit)).filter(([path]) => own.test(path)));
}

function expectLedger({ step, model, report, survivors }: ActionRun): void {
  const billed = model.billed();
  expect(step.outputs).toMatchObject({
    input_tokens: String(billed.input),
    output_tokens: String(billed.output),
    cache_read_tokens: String(billed.cacheRead),
  });
  const calls = model.asked.filter(({ step: at }) => at === 0).length;
  expect(report.usage).toMatchObject({ calls, silent_calls: 0, unknown_calls: 0 });
  expect(survivors).toEqual([]);
}

/** The key reaches the model alone: no shell of the agent, no log, no commit. */
function expectSecret(run: ActionRun, client: RealClient): void {
  const [header, prefix] = serviceOf(client, '').keyHeader;
  expect(new Set(run.requests.map(({ headers }) => headers[header]))).toEqual(new Set([`${prefix}${secretKey}`]));
  expect(placesOf(secretKey, run)).toEqual([]);
  const shells = run.model.asked.filter(({ role, step }) => role === 'implement' && step === 1);
  expect(shells.length).toBe(13);
  expect(shells.filter(({ seen }) => !seen.includes('no variable has it'))).toEqual([]);
}
