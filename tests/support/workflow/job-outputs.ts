import { type Json, textOf } from './expressions.ts';
import { type JobState, jobScope } from './job-state.ts';
import type { Masker } from './masker.ts';
import type { StepRecord } from './step-record.ts';

/** Largest sum of a job's outputs in bytes (catalogue L2). */
export const outputLimit = 1024 * 1024;

/** Evaluates the outputs; one that would show a secret is dropped (catalogue O6). */
export function readOutputs(state: JobState, record: StepRecord): Record<string, string> {
  const { evaluator } = state.run;
  const outputs: Record<string, string> = {};
  try {
    const all = evaluator.value(state.job.tokens.get('outputs'), jobScope(state)) ?? {};
    for (const [name, value] of Object.entries(all)) {
      const text = textOf(value as Json);
      if (text === '') continue;
      if (holdsSecret(state.masker, text))
        record.annotate('warning', `Skip output '${name}' since it may contain secret.`);
      else outputs[name] = text;
    }
  } catch (error) {
    record.annotate('error', `Fail to evaluate job outputs: ${(error as Error).message}`);
    state.status = 'failure';
  }
  const size = Object.values(outputs).reduce((sum, value) => sum + Buffer.byteLength(value), 0);
  if (size <= outputLimit) return outputs;
  record.annotate(
    'error',
    `The outputs of the job have ${size} bytes, more than the ${outputLimit} that GitHub keeps.`,
  );
  return {};
}

function holdsSecret(masker: Masker, text: string): boolean {
  return masker.mask(text) !== text;
}
