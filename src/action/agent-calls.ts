import { join } from 'node:path';
import type { AgentCaller, PlayedBy } from '../adapters/agents/agent.ts';
import { agentCaller } from '../adapters/agents/call.ts';
import type { Logs } from '../adapters/logs.ts';
import { agentEnvironment } from '../adapters/process/environment.ts';
import type { Settings } from '../settings/settings.ts';
import type { AgentPrograms } from './agent-program.ts';
import type { LatelyKeeper } from './lately.ts';
import { logActivity, logProgress } from './log-progress.ts';
import { outputShower } from './output-shower.ts';
import { GRACE_MS, marker, type WorldCall } from './world-parts.ts';

export interface AgentCallsCall
  extends Pick<WorldCall, 'agents' | 'env' | 'folder' | 'log' | 'secrets' | 'recorder' | 'onStarted' | 'cancel'> {
  readonly settings: Pick<Settings, 'agentEnv' | 'workingDirectory' | 'showFullOutput'>;
  /** Milliseconds without output after which an agent is ended; undefined = none. */
  readonly idleMs: number | undefined;
  /** Absent = what agents say of their work stands in the log alone. */
  readonly lately?: LatelyKeeper;
}

/** Calls the agents of a run: every call goes this way, whatever it is for. */
export function agentCalls(call: AgentCallsCall, logs: Logs): AgentCaller {
  const { settings, env, folder, log, idleMs, lately } = call;
  const toLog = logActivity(log, logs.redact);
  const started = agentCaller({
    environment: ({ home, tmp }) => agentEnvironment(env, { home, tmp, extra: {}, names: settings.agentEnv }),
    logs,
    workingDirectory: settings.workingDirectory,
    ...(idleMs === undefined ? {} : { idleMs }),
    graceMs: GRACE_MS,
    marker: () => marker(folder),
    progress: logProgress(log),
    onActivity: (activity) => {
      toLog(activity);
      lately?.note(activity);
    },
    onEnded: outputShower(settings.showFullOutput, { log, secrets: call.secrets }),
    onStarted: call.onStarted,
    ...(call.recorder && { onCalled: call.recorder.called }),
    cancel: call.cancel,
  });
  return played(call.agents, {
    call: lately === undefined ? started : lately.during(started),
    redact: logs.redact,
    stderrOf: (name) => join(logs.folder, `${name}.stderr.log`),
  });
}

/** Programs that are played get their calls through what plays them. */
function played(agents: AgentPrograms, given: PlayedBy): AgentCaller {
  const players = new Map(
    [agents.implementer, agents.reviewer].flatMap((program) =>
      program?.playedBy === undefined ? [] : [[program, program.playedBy(given)] as const],
    ),
  );
  return (program, request) => (players.get(program) ?? given.call)(program, request);
}
