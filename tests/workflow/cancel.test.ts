import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { RunWorkflowOptions } from '../support/workflow/options.ts';
import type { WorkflowRun } from '../support/workflow/results.ts';
import type { RunnerTimes } from '../support/workflow/runner-process.ts';
import { job, run } from './rig.ts';

/** Runs and cancels (or loses the machine) when a line of the log is `ready`. */
function runUntilReady(
  yaml: string,
  act: 'cancel' | 'lose' = 'cancel',
  options: Partial<RunWorkflowOptions> = {},
): Promise<WorkflowRun> {
  const stop = new AbortController();
  return run(yaml, {
    [act]: stop.signal,
    onLine: ({ text }) => {
      if (text === 'ready') stop.abort();
    },
    ...options,
  });
}

/** Waits so long only for what does not come: whoever reacts to a signal may take as long as a busy machine takes. */
const patience = 60_000;

function isAlive(pid: string | undefined): boolean {
  return existsSync(`/proc/${pid}/exe`);
}

describe('a cancel', () => {
  type Ladder = readonly [
    ignore: string,
    signals: readonly string[],
    ...rest: [exitCode: number, seen: string, times: Partial<RunnerTimes>],
  ];
  const ladders: readonly Ladder[] = [
    ['', ['SIGINT'], 0, 'SIGINT', { interruptMs: patience }],
    ['SIGINT', ['SIGINT', 'SIGTERM'], 0, 'SIGINT SIGTERM', { interruptMs: 2000, terminateMs: patience }],
    [
      'SIGINT SIGTERM',
      ['SIGINT', 'SIGTERM', 'SIGKILL'],
      137,
      'SIGINT SIGTERM',
      { interruptMs: 2000, terminateMs: 2000 },
    ],
  ];
  it.each(ladders)('of an action that ignores "%s" sends %j', async (ignore, signals, exitCode, seen, times) => {
    const yaml = job(
      `- { id: it, uses: test/stubborn@v1, with: { ignore: ${JSON.stringify(ignore)} } }\n- run: echo never`,
    );
    const result = await runUntilReady(yaml, 'cancel', { times });
    const { steps, conclusion } = result.job('it');
    const step = result.job('it').step('it');
    expect([result.conclusion, conclusion]).toEqual(['cancelled', 'cancelled']);
    expect([step.conclusion, step.signals, step.exitCode]).toEqual(['cancelled', signals, exitCode]);
    expect(step.outputs).toEqual({ seen });
    expect(step.summary).toBe('written before the signal\n');
    expect(step.annotations.map(({ message }) => message)).toEqual(['The operation was canceled.']);
    expect(steps.map((each) => [each.stage, each.conclusion])).toEqual([
      ['main', 'cancelled'],
      ['main', 'skipped'],
      ['post', 'success'],
    ]);
  });

  it('goes to the process alone, not to its children', async () => {
    const child =
      'process.on("SIGINT", () => console.log("child got it")); console.log("ready"); setTimeout(() => 0, 400)';
    const result = await runUntilReady(
      job(`
- id: it
  run: |
    trap 'echo parent got it' INT
    node -e '${child}'
`),
      'cancel',
      { times: { interruptMs: patience } },
    );
    const { log, conclusion } = result.job('it').step('it');
    expect(log.split('\n').slice(-3)).toEqual(['ready', 'parent got it', '##[error]The operation was canceled.']);
    expect(conclusion).toBe('cancelled');
  });

  it('lets steps and jobs go on whose condition still holds', async () => {
    const result = await runUntilReady(`
on: push
jobs:
  a:
    runs-on: x
    steps:
      - { id: main, uses: test/stubborn@v1 }
      - { id: skipped, run: 'true' }
      - { id: cancelled, if: cancelled(), run: 'echo \${{ job.status }}' }
      - { id: always, if: always(), run: 'true' }
      - { id: failure, if: failure(), run: 'true' }
  b: { runs-on: x, needs: a, steps: [{ run: 'true' }] }
  c: { runs-on: x, needs: a, if: always(), steps: [{ run: 'echo ran' }] }
`);
    const steps = result.job('a').steps.filter(({ stage }) => stage === 'main');
    expect(Object.fromEntries(steps.map(({ id, conclusion }) => [id, conclusion]))).toEqual({
      main: 'cancelled',
      skipped: 'skipped',
      cancelled: 'success',
      always: 'success',
      failure: 'skipped',
    });
    expect(result.job('a').step('cancelled').log).toContain('cancelled');
    expect([result.job('b').conclusion, result.job('c').conclusion]).toEqual(['skipped', 'success']);
    expect(result.conclusion).toBe('cancelled');
  });

  it('does not touch a step that runs always', async () => {
    const result = await runUntilReady(job("- { id: it, if: always(), run: 'echo ready; sleep 0.3; echo finished' }"));
    expect(result.job('it').step('it')).toMatchObject({ conclusion: 'success', signals: [] });
    expect(result.job('it').step('it').log).toContain('finished');
    expect(result.job('it').conclusion).toBe('cancelled');
  });

  it('after some time ends even what runs always', async () => {
    const yaml = job(
      "- { uses: test/stubborn@v1 }\n- { id: it, if: always(), run: 'sleep 60' }\n- { id: last, if: always(), run: 'true' }",
    );
    const result = await runUntilReady(yaml, 'cancel', { times: { interruptMs: patience, cancelledJobMs: 5000 } });
    const it = result.job('it');
    expect(it.step('it').signals).toEqual(['SIGKILL']);
    expect(it.steps.map(({ id }) => id)).not.toContain('last');
    expect(it.conclusion).toBe('cancelled');
  });

  it('can come by the clock', async () => {
    const result = await run(job('- { id: it, run: sleep 60 }'), { cancelAfterMs: 5000 });
    expect(result.job('it').step('it').signals).toContain('SIGINT');
    expect(result.conclusion).toBe('cancelled');
  });
});

describe('a time limit', () => {
  it('of a step sends the same signals and fails it', async () => {
    const result = await run(
      job('- { id: it, uses: test/stubborn@v1, timeout-minutes: 1, with: { ignore: SIGINT } }'),
      {
        // Long enough for the action to hear signals before the limit comes.
        times: { minuteMs: 5000, interruptMs: 2000, terminateMs: patience },
      },
    );
    const step = result.job('it').step('it');
    expect([step.conclusion, step.signals]).toEqual(['failure', ['SIGINT', 'SIGTERM']]);
    expect(step.annotations[0]?.message).toBe("The action 'Run test/stubborn@v1' has timed out after 1 minutes.");
    expect(result.job('it').steps.at(-1)).toMatchObject({ stage: 'post', conclusion: 'success' });
    expect(result.conclusion).toBe('failure');
  });

  it('of a job cancels it', async () => {
    const result = await run(job('- { id: it, run: sleep 60 }', '    timeout-minutes: 1\n'), {
      times: { minuteMs: 300 },
    });
    expect(result.job('it').conclusion).toBe('cancelled');
    expect(result.job('it').annotations[0]?.message).toMatch(/exceeded the maximum execution time of 1m0s/);
  });
});

describe('a machine that goes away', () => {
  it('leaves no signal to handle, no post step and no survivor', async () => {
    const result = await runUntilReady(
      job(`
- { id: child, uses: test/holder@v1 }
- { id: it, run: 'echo a=1 >> "$GITHUB_OUTPUT"; echo ready; sleep 60' }
- { id: last, if: always(), run: 'true' }
`),
      'lose',
    );
    const it = result.job('it');
    expect(it.steps.map(({ id, stage }) => `${stage} ${id}`)).toEqual(['main child', 'main it']);
    expect(it.step('it')).toMatchObject({ signals: ['SIGKILL'], exitCode: 137 });
    expect(it.step('it').outputs).toEqual({});
    expect(isAlive(it.step('child').outputs['pid'])).toBe(false);
    expect([it.conclusion, it.outputs]).toEqual(['failure', {}]);
  });
});

describe('children that stay', () => {
  it('are waited for while they hold the output, then ended with the job', async () => {
    const result = await run(
      job(`
- { id: quiet, uses: test/holder@v1 }
- { id: loud, uses: test/holder@v1, with: { stdio: inherit } }
- { id: free, uses: test/holder@v1, with: { clean-env: true } }
- { id: look, run: 'kill -0 \${{ steps.quiet.outputs.pid }} \${{ steps.loud.outputs.pid }} \${{ steps.free.outputs.pid }}' }
`),
    );
    const it = result.job('it');
    expect(result.conclusion).toBe('success');
    const pid = (id: string): string => it.step(id).outputs['pid'] ?? '';
    try {
      expect(it.orphans.map((orphan) => [String(orphan.pid), orphan.command])).toEqual([
        [pid('quiet'), '/bin/sleep 300'],
        [pid('loud'), '/bin/sleep 300'],
      ]);
      expect(it.log).toContain(`Terminate orphan process: pid (${pid('loud')}) (/bin/sleep 300)`);
      expect([isAlive(pid('quiet')), isAlive(pid('loud')), isAlive(pid('free'))]).toEqual([false, false, true]);
    } finally {
      process.kill(Number(pid('free')), 'SIGKILL');
    }
  });
});
