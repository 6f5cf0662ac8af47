import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomic } from '../../adapters/store/atomic.ts';
import type { Finding } from '../../core/doctor/finding.ts';
import { doctorFindings, isBlocked } from '../../core/doctor/findings.ts';
import type { Halt } from '../../core/state.ts';
import { doctorLog, doctorReport, doctorVerdict } from '../../report/doctor.ts';
import { redact } from '../../report/redact.ts';
import type { ActionEnd } from '../action-end.ts';
import { emptyOutputs } from '../outputs.ts';
import type { Runner } from '../runner.ts';
import { secretsIn } from '../secrets.ts';
import { type Examination, examine } from './examine.ts';

export type DoctorCall = Omit<Examination, 'root'> & Pick<Runner, 'log' | 'onSummary'>;

/** What the doctor has to say. */
export interface Diagnosis {
  readonly findings: readonly Finding[];
  /** As Markdown, without secrets: for the job summary and for a reply. */
  readonly report: string;
}

/** Looks at everything a run needs and says it in the log and the job summary (03-interface §1, `mode: doctor`). */
export async function runDoctor(call: DoctorCall): Promise<ActionEnd & Pick<Diagnosis, 'report'>> {
  const root = join(call.job.temp, 'ralph');
  const { findings, report } = await diagnose(call);
  const clean = redactor(call.env);
  for (const { level, line } of doctorLog(findings)) call.log[level](clean(line));
  const file = join(root, 'doctor.md');
  writeAtomic(file, Buffer.from(report));
  await call.onSummary(report);
  const halt: Halt = { kind: isBlocked(findings) ? 'config_error' : 'skipped', detail: doctorVerdict(findings) };
  const outputs = { ...emptyOutputs({ halt, failOn: ['any'] }), report_file: file };
  return { exitCode: isBlocked(findings) ? 3 : 0, outputs, reasons: [], halt, report };
}

/** The same without saying it anywhere, for who answers a comment. */
export async function diagnose(call: Omit<Examination, 'root'>): Promise<Diagnosis> {
  const root = join(call.job.temp, 'ralph');
  mkdirSync(root, { recursive: true, mode: 0o700 });
  const findings = doctorFindings(await examine({ ...call, root }));
  return { findings, report: redactor(call.env)(doctorReport(findings)) };
}

function redactor(env: Readonly<Record<string, string>>): (text: string) => string {
  const secrets = secretsIn(env);
  return (text) => redact(text, secrets).text;
}
