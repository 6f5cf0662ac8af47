import { held, type Row } from './row.ts';

/** Limits of GitHub over which something is dropped without a word. */
export const limitRows: readonly Row[] = held([
  ['L1', 'more stories than a matrix takes', 'src/core/prd-search.ts', 'Math.ceil(ordered.length / MOST_ENTRIES)', '1'],
  [
    'L2',
    'outputs that are too large',
    'src/action/run-outputs.ts',
    'JSON.stringify(within(wips))',
    'JSON.stringify(wips)',
  ],
  [
    'L3',
    'a summary that is too large',
    'src/report/summary.ts',
    'fits: (text) => bytes(text) <= maxBytes,',
    'fits: () => true,',
  ],
  ['L4', 'more annotations than are shown', 'src/report/annotations.ts', 'perLevel: 10,', 'perLevel: 50,'],
  [
    'L5',
    'the time limit of a job',
    'src/settings/check.ts',
    'values.job_timeout - values.reserve',
    'values.job_timeout',
  ],
  ['L6', 'a concurrency group that drops a run', 'src/core/doctor/workflow.ts', 'if (queues || ', 'if (true || '],
]);
