import { dirname, join } from 'node:path';
import type { AgentProgram } from '../adapters/agents/agent.ts';
import { stamped } from '../adapters/agents/program-stamp.ts';
import { resolveProgram } from '../adapters/process/resolve.ts';
import { writeAtomic } from '../adapters/store/atomic.ts';
import { readScore, scoreMaxBytes } from '../rehearsal/score.ts';
import { DEFAULT_SCORE } from '../settings/read.ts';
import { isClient } from '../settings/row.ts';
import type { AgentSetting, ClientSetting } from '../settings/settings.ts';
import { clientProgram, hasKey } from './client-program.ts';
import type { Log } from './log.ts';
import type { Prepared } from './prepare.ts';
import { configError, interrupted, type Refusal } from './refusal.ts';
import { replayProgram } from './replay-program.ts';

export interface AgentProgramCall {
  readonly prepared: Pick<Prepared, 'settings' | 'repository' | 'base'>;
  /** The job's environment. */
  readonly env: Readonly<Record<string, string>>;
  readonly workspace: string;
  /** Absolute path of the running bundle, `dist/main/index.js`: the rehearsal agent's bundle stands beside its folder. */
  readonly entry: string;
  /** Agents run in namespaces or as another user. */
  readonly isWalled: boolean;
  /** Absolute folder for files that an agent is given. */
  readonly folder: string;
  readonly log: Pick<Log, 'info' | 'notice'>;
  /** Whether npm may install a client that is not there; else it is only said. Asked only where one is missing. */
  readonly mayInstall: () => Promise<boolean>;
  readonly cancel: AbortSignal;
}

/** Who implements and who reviews, as programs. */
export interface AgentPrograms {
  readonly implementer: AgentProgram;
  /** Who takes over when a story is stuck; undefined = the same (`escalation_model`). */
  readonly escalation?: AgentProgram;
  /** Undefined = nobody reviews. */
  readonly reviewer: AgentProgram | undefined;
  /** Version of each client among them, where its package tells it. */
  readonly clients: Readonly<Record<string, string>>;
  /** By their names in `agent_fallbacks`. */
  readonly fallbacks: ReadonlyMap<string, AgentProgram>;
}

/** A program, or why there is none. */
export type Found = { readonly ok: true; readonly program: AgentProgram } | Refusal;

/** Resolves both agents to absolute programs before any agent ran (10-fine-print, Names and formats). */
export async function findAgentPrograms(
  call: AgentProgramCall,
): Promise<{ ok: true; programs: AgentPrograms } | Refusal> {
  const { agent, reviewAgent, agentFallbacks } = call.prepared.settings;
  const all = [agent, reviewAgent, ...agentFallbacks.map((each) => each.agent)];
  // Without a key the run ends here: nothing is downloaded for it.
  const isKeyless = all.some((each) => each !== 'none' && isClient(each.type) && !hasKey(call, each.type));
  const mayInstall = isKeyless ? async () => false : call.mayInstall;
  const once = { ...call, mayInstall, log: withoutRepeats(call.log) };
  const implementer = await find(once, agent, 'agent_command');
  const isOwn = reviewAgent !== 'none' && reviewAgent !== agent;
  const reviewer = isOwn ? await find(once, reviewAgent, 'review_command') : implementer;
  const escalation = await findEscalation(once, agent);
  const fallbacks = await findFallbacks(once, implementer);
  if (call.cancel.aborted) return interrupted(call.cancel);
  if (!implementer.ok || !reviewer.ok || escalation?.ok === false || !fallbacks.ok) {
    const reasons = [implementer, reviewer, fallbacks].flatMap((each) => (each.ok ? [] : each.reasons));
    return configError(...new Set(reasons));
  }
  const implementing = { implementer: implementer.program, ...(escalation && { escalation: escalation.program }) };
  const reviewing = { reviewer: reviewAgent === 'none' ? undefined : reviewer.program };
  const clients = versions(
    [agent, implementer.program],
    [reviewAgent === 'none' ? agent : reviewAgent, reviewer.program],
    ...fallbacks.found,
  );
  return { ok: true, programs: { ...implementing, ...reviewing, fallbacks: fallbacks.programs, clients } };
}

function versions(...agents: readonly (readonly [AgentSetting, AgentProgram])[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    agents.flatMap(([{ type }, { version }]) => (version === undefined ? [] : [[type, version] as const])),
  );
}

/** Several agents may be one client. */
function withoutRepeats(log: AgentProgramCall['log']): AgentProgramCall['log'] {
  const said = new Set<string>();
  const isNew = (line: string): boolean => said.size < said.add(line).size;
  return {
    info: (line) => isNew(line) && log.info(line),
    notice: (line) => isNew(line) && log.notice(line),
  };
}

/** The same client with another model: what it lacks, the implementer lacks too. */
async function findEscalation(call: AgentProgramCall, agent: AgentSetting): Promise<Found | undefined> {
  if (!('escalationModel' in agent) || agent.escalationModel === undefined) return undefined;
  return client(call, { ...agent, model: agent.escalationModel });
}

interface Fallbacks {
  readonly ok: true;
  readonly found: readonly (readonly [AgentSetting, AgentProgram])[];
  readonly programs: ReadonlyMap<string, AgentProgram>;
}

/** Whoever may take over is at hand before the first agent runs: in the night nobody could install it or set its key. */
async function findFallbacks(call: AgentProgramCall, implementer: Found): Promise<Fallbacks | Refusal> {
  const found: [AgentSetting, AgentProgram][] = [];
  const programs = new Map<string, AgentProgram>();
  const reasons: string[] = [];
  // Whoever took over in a recorded run is recorded there too.
  const isReplay = call.prepared.settings.agent.type === 'replay';
  // One after the other: two of them may be one client that is installed.
  for (const { label, agent } of call.prepared.settings.agentFallbacks) {
    const one = isReplay ? implementer : await find(call, agent, 'agent_command');
    if (one.ok) {
      found.push([agent, one.program]);
      programs.set(label, one.program);
    } else reasons.push(...one.reasons.map((reason) => `agent_fallbacks: ${reason}`));
  }
  return reasons.length > 0 ? configError(...reasons) : { ok: true, found, programs };
}

async function find(call: AgentProgramCall, agent: AgentSetting, input: string): Promise<Found> {
  switch (agent.type) {
    case 'command':
      return command(call, agent, input);
    case 'rehearsal':
      return rehearsal(call, agent.scoreFile);
    case 'replay':
      return replayProgram(call, agent);
    default:
      return client(call, agent);
  }
}

async function client(call: AgentProgramCall, agent: ClientSetting): Promise<Found> {
  const { type } = agent;
  return clientProgram(call, { ...agent, type });
}

function command(
  { env, workspace }: AgentProgramCall,
  agent: { readonly command: readonly string[]; readonly args: readonly string[] },
  input: string,
): Found {
  const [name = '', ...args] = agent.command;
  const found = resolveProgram(name, { path: env['PATH'] ?? '', cwd: workspace });
  if (!found.ok) return configError(`${input}: ${found.message}`);
  return { ok: true, program: stamped({ program: found.path, args: () => [...args, ...agent.args], env: {} }) };
}

/** The score is read at the policy base and handed over as a copy, so that an attempt cannot rewrite its own part. */
async function rehearsal(call: AgentProgramCall, scoreFile: string): Promise<Found> {
  const { prepared, entry, folder } = call;
  const file = await prepared.repository.readFile(prepared.base.commit, scoreFile, scoreMaxBytes + 1);
  if (file === undefined && scoreFile === DEFAULT_SCORE) {
    call.log.notice(
      `agent: rehearsal plays its built-in score, because ${scoreFile} is not in branch ${prepared.base.branch}.`,
    );
  } else if (file === undefined || !file.mode.startsWith('100')) {
    return configError(
      `agent: rehearsal needs its score ${scoreFile}, which is not in branch ${prepared.base.branch}. ` +
        'Commit one (docs/rehearsal.md shows how), or name another file with agent_args.',
    );
  }
  const text = file?.bytes.toString('utf8') ?? BUILT_IN_SCORE;
  if ((file?.size ?? 0) > scoreMaxBytes) return configError(`agent: rehearsal: ${scoreFile} is larger than 1 MiB.`);
  const read = readScore(text, scoreFile);
  if (!read.ok) return configError(...read.mistakes.map((mistake) => `agent: rehearsal: ${mistake}`));
  const score = join(folder, 'rehearsal.yaml');
  writeAtomic(score, file?.bytes ?? Buffer.from(text));
  const program = join(dirname(dirname(entry)), 'rehearsal', 'index.js');
  const files = [dirname(program), score];
  return { ok: true, program: stamped({ program: process.execPath, args: () => [program, score], env: {}, files }) };
}

/** Adds a line to one text file for each story. No check reads that file, and every review passes. */
const BUILT_IN_SCORE = `version: 1
stories:
  '*':
    attempts:
      - steps:
          - say: Rehearsal of the workflow. No model is called.
          - run: printf 'Rehearsed %s.\\n' "$RALPH_STORY" >> ralph-rehearsal.txt
          - final: Rehearsed. The change is one line of ralph-rehearsal.txt.
`;
