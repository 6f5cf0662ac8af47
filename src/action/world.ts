import { processAgent } from '../adapters/agents/agent.ts';
import { logFolder } from '../adapters/logs.ts';
import { timedPauses } from '../adapters/pauses.ts';
import type { BackgroundPublisher } from '../adapters/publisher.ts';
import type { Implement } from '../core/command.ts';
import { ownAttempts } from '../core/split.ts';
import type { RunState } from '../core/state.ts';
import { storyNamed } from '../core/story-list.ts';
import type { Observer, World } from '../ports.ts';
import { redactShown } from '../report/redact.ts';
import { agentCalls } from './agent-calls.ts';
import type { Face } from './face.ts';
import { keepLately } from './lately.ts';
import { logObserver } from './observe.ts';
import { pauseTeller } from './pause-teller.ts';
import { previousAttempts, promptMaker } from './prompts.ts';
import { checkoutNotices, tidyWorkspace } from './tell-workspace.ts';
import { threadOf } from './thread-of.ts';
import { logsPath, type Parts, type WorldCall } from './world-parts.ts';
import { openPorts } from './world-ports.ts';
import { runRooms } from './world-rooms.ts';
import { runSetupNeeds } from './world-setup.ts';

/** A world whose background work can be awaited before the repository is closed. */
export interface WiredWorld extends World {
  readonly publisher: BackgroundPublisher;
  readonly face: Face;
  /** Removes what is left of trees, and from the workspace what a later run must not believe; once the run has ended. */
  readonly close: () => Promise<void>;
}

/** The composition root: every port gets its adapter here and nowhere else. */
export async function createWorld(call: WorldCall): Promise<WiredWorld> {
  const { plan, folder, log } = call;
  const clean = (text: string): string => redactShown(text, call.secrets).text;
  const first = Promise.withResolvers<void>();
  const onStarted = (): void => {
    call.onStarted();
    first.resolve();
  };
  const news = agentNews();
  const needs = runSetupNeeds(call);
  const logs = logFolder(logsPath(folder, plan.runId), clean);
  const parts: Parts = {
    call: { ...call, onStarted },
    callAgent: agentCalls(
      { ...call, onStarted, lately: news.lately, settings: call.prepared.settings, idleMs: plan.caps.idleMs },
      logs,
    ),
    lately: news.lately,
    clean,
    rooms: runRooms({ ...call, started: first.promise }, needs),
    checkout: await checkoutNotices(call.prepared, { start: plan.start.commit, keptBeforeMs: call.job.keptBeforeMs }),
    needs,
    logs,
  };
  const ports = openPorts(parts);
  const answer = answerAtOnce(call, ports);
  return {
    clock: call.clock,
    pauses: timedPauses({ onTick: pauseTeller(log, ports.face), cancel: call.cancel }),
    journal: call.journal,
    agent: agent(parts),
    ...ports,
    observer: watchedBy(logObserver(log), ports, (state) => {
      news.follow(ports.face, state);
      answer(state);
    }),
    cancel: call.cancel,
    close: async () => {
      parts.rooms.close();
      await tidyWorkspace(call);
    },
  };
}

/** What agents say at work appears in the comment now and then. */
function agentNews() {
  let latest: { readonly face: Face; readonly state: RunState } | undefined;
  const lately = keepLately(() => latest?.face.changed(latest.state));
  const follow = (face: Face, state: RunState): void => {
    latest = { face, state };
  };
  return { lately, follow };
}

/** A run that was asked for in a thread is answered there at once. */
function answerAtOnce(call: WorldCall, { face, publisher }: Ports): (state: RunState) => void {
  if (threadOf(call) === undefined) return () => undefined;
  // A status command before the end of the first attempt finds the run.
  const begin = once((state) => publisher.start([], state));
  return (state) => {
    begin(state);
    face.changed(state);
  };
}

type Ports = ReturnType<typeof openPorts>;

function watchedBy(log: Observer, { face, publisher }: Ports, onCommanded: (state: RunState) => void): Observer {
  return {
    commanded: (state) => {
      log.commanded(state);
      onCommanded(state);
    },
    happened: (state, event) => {
      log.happened(state, event);
      face.changed(state);
      // Another machine goes on from here when this one is lost (02-loop §6).
      if (event.outcome.type === 'snapshot-taken') publisher.start([], state);
    },
  };
}

function agent({ call, clean, rooms, callAgent }: Parts): World['agent'] {
  return processAgent({
    program: call.agents.implementer,
    fallbacks: call.agents.fallbacks,
    ...(call.agents.escalation && { escalation: call.agents.escalation }),
    call: callAgent,
    openWorktree: async (command, state) => rooms.openAgent({ ...command, ...earlierAttempts(command, state) }),
    prompt: promptMaker(call.prepared),
    redact: clean,
    onSoftLimit: (command) => call.log.warning(`${command.story}: the agent passed its soft limit and goes on`),
    cancel: call.cancel,
  });
}

/** From the second attempt on the worktree holds `.ralph_state.md` (02-loop §6). */
function earlierAttempts({ attempt, story }: Implement, state: RunState): { stateFile?: string } {
  const now = storyNamed(state, story);
  if (attempt === 1 || (now !== undefined && ownAttempts(now).length === 0)) return {};
  return { stateFile: previousAttempts(state, story) };
}

function once(act: (state: RunState) => void): (state: RunState) => void {
  let isDone = false;
  return (state) => {
    if (isDone) return;
    isDone = true;
    act(state);
  };
}
