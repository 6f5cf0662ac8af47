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
import { collectAll } from './heap.ts';
import { latePorts } from './late-ports.ts';
import { keepLately } from './lately.ts';
import { loadJudging } from './load-judging.ts';
import { logObserver } from './observe.ts';
import { pauseTeller } from './pause-teller.ts';
import { promptMaker } from './prompts.ts';
import { checkoutNotices } from './tell-workspace.ts';
import { threadOf } from './thread-of.ts';
import { toldBefore } from './told-before.ts';
import { type EarlyParts, logsPath, type WorldCall } from './world-parts.ts';
import { runRooms } from './world-rooms.ts';
import { runSetupNeeds } from './world-setup.ts';

/** A world whose background work can be awaited before the repository is closed. */
export interface WiredWorld extends World {
  readonly publisher: BackgroundPublisher;
  readonly face: Face;
  /** Removes what is left of trees; once the run has ended. */
  readonly close: () => void;
}

/** The composition root: every port gets its adapter here and nowhere else. */
export function createWorld(call: WorldCall): WiredWorld {
  const { plan, folder, log } = call;
  const clean = (text: string): string => redactShown(text, call.secrets).text;
  const late = latePorts(
    async () => {
      const noticing = checkoutNotices(call.prepared, plan.start.commit);
      const openLate = await loadLate(call);
      return openLate({ ...parts, checkout: await noticing });
    },
    (error) => log.warning(`A fault of ralph-action that the run survives: ${String(error)}`),
  );
  const first = Promise.withResolvers<void>();
  const onStarted = (): void => {
    call.onStarted();
    first.resolve();
    late.load();
  };
  const news = agentNews(late);
  const needs = runSetupNeeds(call);
  const logs = logFolder(logsPath(folder, plan.runId), clean);
  const parts: EarlyParts = {
    call: { ...call, onStarted },
    callAgent: agentCalls(
      { ...call, onStarted, lately: news.lately, settings: call.prepared.settings, idleMs: plan.caps.idleMs },
      logs,
    ),
    lately: news.lately,
    clean,
    rooms: runRooms({ ...call, started: first.promise }, needs),
    needs,
    logs,
  };
  const answer = answerAtOnce(call, late);
  return {
    clock: call.clock,
    pauses: timedPauses({ onTick: pauseTeller(log, late.face), cancel: call.cancel }),
    journal: call.journal,
    agent: agent(parts),
    ...late,
    observer: watchedBy(logObserver(log), late, (state) => {
      news.follow(state);
      answer(state);
    }),
    cancel: call.cancel,
    close: parts.rooms.close,
  };
}

/** Loads what comes after the first agent, as a rule while it works: then nobody waits for what reading the run has left behind to be collected. */
async function loadLate({ rung, plan }: WorldCall) {
  const workers = { isolation: rung.isolation, checks: plan.checks };
  const [{ openLate }] = await Promise.all([import('./world-late.ts'), loadJudging(workers)]);
  collectAll();
  return openLate;
}

/** What agents say at work, and whoever reads the comment sees it now and then. */
function agentNews({ face }: Pick<WiredWorld, 'face'>) {
  let latest: RunState | undefined;
  const lately = keepLately(() => {
    if (latest !== undefined) face.changed(latest);
  });
  const follow = (state: RunState): void => {
    latest = state;
  };
  return { lately, follow };
}

/** Who asked for the run in a thread is answered there at once. */
function answerAtOnce(call: WorldCall, late: ReturnType<typeof latePorts>): (state: RunState) => void {
  if (threadOf(call) === undefined) return () => undefined;
  const begin = once((state) => {
    late.load();
    // Who asks for the status before the first attempt has ended finds the run all the same.
    late.publisher.start([], state);
  });
  return (state) => {
    begin(state);
    late.face.changed(state);
  };
}

function watchedBy(
  log: Observer,
  { face, publisher }: Pick<WiredWorld, 'face' | 'publisher'>,
  onCommanded: (state: RunState) => void,
): Observer {
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

function agent({ call, clean, rooms, callAgent }: EarlyParts): World['agent'] {
  return processAgent({
    program: call.agents.implementer,
    fallbacks: call.agents.fallbacks,
    ...(call.agents.escalation && { escalation: call.agents.escalation }),
    call: callAgent,
    openWorktree: async (command, state) => rooms.openAgent({ ...command, ...(await earlierAttempts(command, state)) }),
    prompt: promptMaker(call.prepared),
    redact: clean,
    onSoftLimit: (command) => call.log.warning(`${command.story}: the agent passed its soft limit and goes on`),
    cancel: call.cancel,
  });
}

/** From the second attempt on the worktree holds `.ralph_state.md` (02-loop §6). */
async function earlierAttempts({ attempt, story }: Implement, state: RunState): Promise<{ stateFile?: string }> {
  const now = storyNamed(state, story);
  if (attempt === 1 || (now !== undefined && ownAttempts(now).length === 0)) return {};
  return { stateFile: await toldBefore(state, story) };
}

function once(act: (state: RunState) => void): (state: RunState) => void {
  let isDone = false;
  return (state) => {
    if (isDone) return;
    isDone = true;
    act(state);
  };
}
