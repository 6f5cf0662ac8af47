import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAtomic } from '../adapters/store/atomic.ts';
import type { RunState } from '../core/state.ts';
import { splitWorkflows } from '../core/workflow-split.ts';
import type { Reports } from '../ports.ts';
import { failureReport } from '../report/failure.ts';
import { junitReport } from '../report/junit.ts';
import { ledger } from '../report/ledger.ts';
import { reportJson } from '../report/report-json.ts';
import { runRecord } from '../report/run-record.ts';
import { statusYaml } from '../report/status.ts';
import { type SummaryContext, summary } from '../report/summary.ts';
import { runProgress } from './texts.ts';

export interface ReportOptions {
  /** Absolute folder of this run's reports. */
  readonly folder: string;
  readonly context: SummaryContext;
  readonly redact: (text: string) => string;
  /** Receives the job summary. */
  readonly onSummary: (markdown: string) => Promise<void>;
}

/** Writes every report of a run; the summary is also the job's (03-interface §6). */
export function fileReports({ folder, context, redact, onSummary }: ReportOptions): Reports {
  return {
    write: async (before, halt) => {
      const state = { ...before, halt };
      const markdown = redact(summary(state, context));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const write = (name: string, text: string): string => {
        const file = join(folder, name);
        writeAtomic(file, text);
        return file;
      };
      const file = write('summary.md', markdown);
      write('failure-report.md', redact(failureReport(state)));
      write('junit.xml', redact(junitReport(state)));
      write('ralph-report.json', redact(reportJson(state, context)));
      for (const { path, text } of recordFiles(state)) write(path.replaceAll('/', '-'), redact(text));
      await onSummary(markdown);
      return file;
    },
  };
}

/** The records that the state ref keeps: run record, ledger, status (02-loop §6), and patches of workflows. */
export function recordFiles(state: RunState): readonly { path: string; text: string }[] {
  return [
    { path: `runs/${state.plan.runId}.json`, text: runRecord(state) },
    { path: 'LEDGER.md', text: ledger(state) },
    { path: 'status.yaml', text: statusYaml(state) },
    ...(state.plan.progress === 'state' ? [{ path: `runs/${state.plan.runId}.txt`, text: runProgress(state) }] : []),
    ...splitWorkflows(state).map(({ path, patch }) => ({ path, text: patch })),
  ];
}
