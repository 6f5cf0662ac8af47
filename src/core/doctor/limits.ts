import type { DoctorFacts, SettingFacts, WorkflowFacts } from './facts.ts';
import { type Finding, fine, inStep } from './finding.ts';

const MINUTE_MS = 60_000;
/** Agents that get less are ended in the middle of ordinary work. */
const SHORTEST_AGENT_MS = 10 * MINUTE_MS;
/** What GitHub gives a job that names no limit. */
const USUAL_JOB_MINUTES = 360;

/** Limits against each other and against the job's. */
export function limitFindings({ settings, workflow }: DoctorFacts): readonly Finding[] {
  if (settings === undefined) return [];
  return [...agentLimits(settings), ...deadline(settings, workflow)];
}

function agentLimits({ implementHardMs, idleMs, jobMs, reserveMs }: SettingFacts): readonly Finding[] {
  const found: Finding[] = [];
  if (implementHardMs < SHORTEST_AGENT_MS) {
    const text = `An agent is ended after ${minutes(implementHardMs)}. Under 10 minutes most of them are ended in the middle of a story.`;
    found.push({
      ...{ weight: 'warning', about: 'agent timeout', text },
      paste: { where: inStep, lines: ['gate_timeouts: implement=12m/20m'] },
    });
  }
  if (idleMs !== undefined && idleMs < SHORTEST_AGENT_MS) {
    const text = `An agent that is silent for ${minutes(idleMs)} is ended. Builds and long thoughts of an agent take up to 10 minutes.`;
    found.push({
      ...{ weight: 'warning', about: 'agent timeout', text },
      paste: { where: inStep, lines: ['idle_timeout: 10m'] },
    });
  }
  if (implementHardMs > jobMs - reserveMs) {
    const text = `job_timeout minus reserve is ${minutes(jobMs - reserveMs)}, less than the ${minutes(implementHardMs)} of one attempt: the run ends before its agent may.`;
    found.push({ weight: 'warning', about: 'deadline', text });
  }
  return found;
}

/** The runner knows only `timeout-minutes`, we only `job_timeout`: whoever is killed by the runner leaves no report. */
function deadline({ jobMs }: SettingFacts, workflow: WorkflowFacts | undefined): readonly Finding[] {
  const given = workflow?.timeoutMinutes;
  if (workflow === undefined || given === 'unknown') return [];
  const jobMinutes = given ?? USUAL_JOB_MINUTES;
  if (jobMinutes * MINUTE_MS < jobMs) {
    const limit =
      given === undefined ? `GitHub ends a job after ${USUAL_JOB_MINUTES} minutes` : `timeout-minutes is ${given}`;
    return [
      {
        weight: 'warning',
        about: 'deadline',
        text: `${limit}, but the run plans with ${minutes(jobMs)}: it is killed before it can report and hand over.`,
        paste: { where: inStep, lines: [`job_timeout: ${jobMinutes}m`] },
      },
    ];
  }
  return [fine('deadline', `The job ends after ${jobMinutes} minutes, the run plans with ${minutes(jobMs)}.`)];
}

function minutes(ms: number): string {
  const whole = Math.round((ms / MINUTE_MS) * 10) / 10;
  return `${whole} ${whole === 1 ? 'minute' : 'minutes'}`;
}
