import * as core from '@actions/core';
import { finishRun } from './action/finish-run.ts';
import { readJob } from './action/job.ts';
import { actionsLog } from './action/log.ts';

/** Entry after the step (`post-if: always()`): finishes what a cancelled step could not. It never fails the job. */
try {
  const read = readJob(process.env);
  if (read.ok) {
    await finishRun({
      job: read.job,
      journalFile: core.getState('journal'),
      folder: core.getState('folder'),
      token: process.env['INPUT_GITHUB_TOKEN'] || process.env['INPUT_GITHUB-TOKEN'],
      env: process.env,
      log: actionsLog,
    });
  }
} catch (error) {
  core.warning(`ralph-action could not finish its records: ${error instanceof Error ? error.message : String(error)}`);
}
