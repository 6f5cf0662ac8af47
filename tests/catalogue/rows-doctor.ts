import { held, type Row } from './row.ts';

/** What only a look at the workflow can find. */
export const doctorRows: readonly Row[] = held([
  ['L6', 'a concurrency group that drops a run', 'src/core/doctor/workflow.ts', 'if (queues || ', 'if (true || '],
]);
