import { describe, expect, test } from 'vitest';
import { lateRunner } from '../../src/action/late-runner.ts';
import { emptyOutputs } from '../../src/action/outputs.ts';
import type { Runner } from '../../src/action/runner.ts';

const outputs = emptyOutputs({ halt: { kind: 'ready', detail: '' }, failOn: ['any'] });

/** A runner that writes down what it is told. */
function recorder(): { runner: Runner; said: string[] } {
  const said: string[] = [];
  const write = (kind: string) => (text: string) => void said.push(`${kind} ${text}`);
  const log = {
    ...{ info: write('info'), notice: write('notice'), warning: write('warning'), error: write('error') },
    ...{ startGroup: write('group'), endGroup: () => void said.push('end') },
    verbatim: (lines: readonly string[]) => void said.push(`verbatim ${lines.join()}`),
  };
  const runner: Runner = {
    log,
    onSummary: async (markdown) => void said.push(`summary ${markdown}`),
    annotate: ({ message }) => void said.push(`annotation ${message}`),
    onSecret: write('secret'),
    onBegun: (state) => void said.push(`begun ${Object.keys(state).join()}`),
    setOutputs: ({ halt }) => void said.push(`outputs ${halt}`),
  };
  return { runner, said };
}

describe('a runner that is loaded late', () => {
  test('is told everything in order, and is not loaded before it is asked for', async () => {
    const { runner, said } = recorder();
    let loads = 0;
    const late = lateRunner(async () => {
      loads += 1;
      return runner;
    });
    late.runner.onSecret('key');
    late.runner.log.startGroup('one');
    late.runner.log.info('two');
    late.runner.log.endGroup();
    late.runner.log.verbatim(['a', 'b']);
    late.runner.log.notice('three');
    late.runner.log.warning('four');
    late.runner.log.error('five');
    late.runner.annotate({ level: 'error', title: 't', message: 'six' });
    late.runner.onBegun({ journal: '/j' });
    late.runner.setOutputs(outputs);
    expect({ loads, said }).toEqual({ loads: 0, said: [] });
    late.wake();
    late.wake();
    await late.settled();
    expect(loads).toBe(1);
    expect(said).toEqual([
      ...['secret key', 'group one', 'info two', 'end', 'verbatim a,b', 'notice three', 'warning four', 'error five'],
      ...['annotation six', 'begun journal', 'outputs ready'],
    ]);
    late.runner.log.info('at once');
    expect(said.at(-1)).toBe('info at once');
  });

  test('has its summary behind what was said before it', async () => {
    const { runner, said } = recorder();
    const late = lateRunner(async () => runner);
    late.runner.log.info('first');
    await late.runner.onSummary('# Report');
    expect(said).toEqual(['info first', 'summary # Report']);
  });

  test('that cannot be loaded fails where it is awaited, and nowhere else', async () => {
    const late = lateRunner(() => Promise.reject(new Error('no toolkit')));
    late.wake();
    late.runner.log.info('kept');
    await expect(late.runner.onSummary('x')).rejects.toThrow('no toolkit');
    await expect(late.settled()).rejects.toThrow('no toolkit');
  });
});
