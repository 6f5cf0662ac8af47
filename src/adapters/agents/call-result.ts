import type { Provider, Usage } from '../../core/agent-facts.ts';
import { type GateResult, noExcerpt, type Verdict } from '../../core/gates.ts';
import { excerptOf, excerptOfText } from '../excerpt.ts';
import { explain, verdictOf } from '../explain.ts';
import type { ProcessResult } from '../process/supervise.ts';
import { tryLast } from '../process/tail.ts';
import type { AgentCalled, AgentCallRequest, AgentRole, CallOptions } from './call-types.ts';
import { remedyOf } from './remedy.ts';
import type { AgentReading } from './result.ts';

/** Bytes of stdout that count as the final message when the agent wrote no result file (03-interface §1). */
const FINAL_MESSAGE_BYTES = 64 * 1024;

/** Where a call leaves what it says. */
export interface CallFiles {
  readonly home: string;
  readonly tmp: string;
  readonly result: string;
  /** What it tells of each request while it works. */
  readonly live: string;
  readonly stdout: string;
  readonly stderr: string;
}

/** A call that ended by itself or at a limit. */
export interface EndedCall {
  readonly request: AgentCallRequest;
  readonly files: CallFiles;
  readonly ended: ProcessResult;
  readonly reading: AgentReading | undefined;
  /** We ended it because the run has no more money. */
  readonly isTooDear: boolean;
}

/** What the process, its stream and its files say together. */
export async function called(
  options: CallOptions,
  { request, files, ended, reading, isTooDear }: EndedCall,
): Promise<AgentCalled> {
  const { verdict, reason } = verdictWith(options, { request, ended, reading, isTooDear });
  const failed = verdict !== 'pass';
  const refused = reading === undefined || isTooDear ? undefined : providerOf(options, reading);
  return {
    result: {
      gate: request.gate,
      verdict,
      reason,
      startedMs: request.startedMs,
      durationMs: ended.durationMs,
      ...(ended.exitCode === undefined ? {} : { exitCode: ended.exitCode }),
      excerpt: failed ? await lastWords(files, reading, options) : noExcerpt,
      ...(failed ? { logPath: files.stdout } : {}),
      softLimitHit: ended.softLimitHit,
    },
    finalText: finalText(files, reading),
    survivorsKilled: ended.survivorsKilled,
    usage: usageOf(request.role, reading),
    ...(refused === undefined ? {} : { provider: refused }),
    ...(reading?.class === 'context-too-long' && !isTooDear ? { tooLarge: true as const } : {}),
  };
}

/** Success = exit 0 AND the good end event AND we did not kill it (06-agents "Results"). */
function verdictWith(
  { graceMs, logs }: CallOptions,
  { request, ended, reading, isTooDear }: Omit<EndedCall, 'files'>,
): { verdict: Verdict; reason: string } {
  if (isTooDear) return { verdict: 'fail', reason: tooDear(request, reading) };
  const verdict = verdictOf(ended);
  const what = names[request.role];
  const reason = explain(ended, { what, limits: request.limits, graceMs });
  if (reading === undefined || reading.class === 'killed') return { verdict, reason };
  if (reading.class === 'completed') return { verdict, reason };
  const told = `${what}: ${logs.redact(reading.detail)} (${reading.class})`;
  // A cap is the work's, also where we had to see to it.
  const isFailed = verdict === 'pass' || reading.class === 'turn-cap';
  return { verdict: isFailed ? 'fail' : verdict, reason: told };
}

const names: Readonly<Record<AgentRole, string>> = {
  implement: 'the agent',
  'spec-review': 'the reviewer',
  'quality-review': 'the reviewer',
  plan: 'the planner',
  classify: 'the classifier',
};

function providerOf({ logs }: CallOptions, reading: AgentReading): Provider | undefined {
  const cause = reading.class === 'killed' ? reading.waitingFor : reading.class;
  const said = logs.redact(reading.detail).replace(/\.$/, '');
  // Nobody can mend a service that is busy or out of reach: it is asked again.
  if (cause === 'overloaded' || cause === 'network') return { class: cause, detail: said };
  const remedy = cause && remedyOf(cause);
  if (cause === undefined || remedy === undefined) return undefined;
  const detail = `${said}: ${remedy}`;
  return { class: cause, detail, ...(reading.resetAt === undefined ? {} : { resetAt: reading.resetAt }) };
}

/** What we say of a call that we ended for its cost. */
function tooDear({ budgetUsd = 0 }: AgentCallRequest, reading: AgentReading | undefined): string {
  const spent = reading?.costUsd === undefined ? '' : ` after it had cost ${dollars(reading.costUsd)}`;
  return `it was ended${spent}: ${dollars(budgetUsd)} were left of max_cost_usd`;
}

function dollars(usd: number): string {
  return `$${usd.toFixed(usd > 0 && usd < 0.01 ? 4 : 2)}`;
}

/** What a call used, as a list of one; empty when it does not tell. */
export function usageOf(role: AgentRole, reading: AgentReading | undefined): readonly Usage[] {
  return reading === undefined ? [] : [told(costRoles[role], reading)];
}

const costRoles: Readonly<Record<AgentRole, Usage['role']>> = {
  implement: 'implement',
  'spec-review': 'spec',
  'quality-review': 'quality',
  plan: 'plan',
  classify: 'classify',
};

function told(role: Usage['role'], { tokens, costUsd, isCostReckoned, isCostPartial }: AgentReading): Usage {
  return {
    role,
    inputTokens: tokens.input,
    outputTokens: tokens.output,
    cacheReadTokens: tokens.cacheRead,
    cacheWriteTokens: tokens.cacheWrite,
    ...(costUsd === undefined ? {} : { costUsd }),
    ...(isCostReckoned === undefined ? {} : { isReckoned: isCostReckoned }),
    ...(isCostPartial === undefined ? {} : { isPartial: isCostPartial }),
  };
}

/** A stream of events is no evidence: what the agent said last, or how it ended, stands for it. */
async function lastWords(
  files: CallFiles,
  reading: AgentReading | undefined,
  { logs }: CallOptions,
): Promise<GateResult['excerpt']> {
  const errors = await excerptOf(files.stderr, logs.redact);
  if (errors.lines.length > 0) return errors;
  if (reading === undefined) return excerptOf(files.stdout, logs.redact);
  return excerptOfText(reading.finalText || reading.detail, logs.redact);
}

function finalText(files: CallFiles, reading: AgentReading | undefined): string {
  if (reading !== undefined) return reading.finalText;
  const written = resultOf(files);
  return written !== '' ? written : tryLast(files.stdout, FINAL_MESSAGE_BYTES);
}

/** The end of what a call left in its result file; '' when there is none. */
export function resultOf({ result }: Pick<CallFiles, 'result'>): string {
  // A link would make us read for the agent what it may not read itself.
  return tryLast(result, FINAL_MESSAGE_BYTES);
}
