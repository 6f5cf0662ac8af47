import { CLIENT_SETTINGS, type ClientName, type ClientSettingName, isClient, reads } from './clients.ts';
import { areReadable, crossMistake, type Merged } from './merge.ts';
import { parsePath } from './parse-path.ts';
import type { Mistake } from './raw.ts';
import { replaySetting, unreadByReplay } from './resolve-replay.ts';
import type { AgentSetting, ClientSetting } from './settings.ts';

/** Score that the rehearsal agent plays when `agent_args` names none. */
const DEFAULT_SCORE = '.ralph/rehearsal.yaml';

/** The agents, or why there are none. */
export interface ResolvedAgents {
  /** Undefined exactly when there are mistakes, here or in the values themselves. */
  readonly agent: AgentSetting | undefined;
  readonly reviewer: AgentSetting | 'none' | undefined;
  readonly mistakes: readonly Mistake[];
  readonly notices: readonly string[];
}

type Resolved<Agent> = Pick<ResolvedAgents, 'mistakes' | 'notices'> & { readonly agent: Agent | undefined };

/** Puts everything about the implementer and the reviewer together (03-interface §1). */
export function resolveAgents(merged: Merged): ResolvedAgents {
  const agent = resolveAgent(merged);
  const reviewer = resolveReviewer(merged, agent);
  return {
    agent: agent.agent,
    reviewer: reviewer.agent,
    mistakes: [...agent.mistakes, ...reviewer.mistakes],
    notices: [...agent.notices, ...reviewer.notices, ...unread(merged), ...unreadByReplay(merged)],
  };
}

/** What none of the clients that this run starts reads. */
function unread(merged: Merged): readonly string[] {
  const { agent, review_agent: reviewer = agent, agent_fallbacks: others = [] } = merged.values;
  const clients = [agent, reviewer, ...others.map((other) => other.agent)].filter(isClient);
  return ineffective(
    merged,
    CLIENT_SETTINGS.filter((setting) => !clients.some((client) => reads(client, setting))),
  );
}

function resolveAgent(merged: Merged): Resolved<AgentSetting> {
  const { agent } = merged.values;
  switch (agent) {
    case 'claude':
    case 'codex':
    case 'gemini':
    case 'opencode':
    case 'copilot':
    case 'qwen':
      return done(
        implementingClient(merged, agent),
        commandTakesOver(merged) ? [] : ineffective(merged, ['agent_command']),
      );
    case 'command':
      return resolveCommand(merged);
    case 'rehearsal':
      return resolveRehearsal(merged);
    case 'replay':
      return resolveReplay(merged, ['agent_command', 'agent_args']);
    case undefined:
      return areReadable(merged, ['agent']) ? failed(noAgent()) : failed();
  }
}

/** The same as the implementer unless it is named; a command of its own reviews where one is given (10-fine-print). */
function resolveReviewer(merged: Merged, { agent }: Resolved<AgentSetting>): Resolved<AgentSetting | 'none'> {
  const { agent: implementer, review_agent: wanted = implementer, review_command: command } = merged.values;
  const unused = wanted === 'command' ? [] : ineffective(merged, ['review_command']);
  switch (wanted) {
    case 'none':
      return done('none', unused);
    case 'claude':
    case 'codex':
    case 'gemini':
    case 'opencode':
    case 'copilot':
    case 'qwen':
      return done(reviewingClient(merged, wanted), unused);
    case 'rehearsal':
      return agent?.type === 'rehearsal'
        ? done(agent, unused)
        : done({ type: 'rehearsal', scoreFile: DEFAULT_SCORE }, unused);
    case 'replay':
      return reviewingReplay(merged, agent);
    case 'command':
      if (command !== undefined) return done({ type: 'command', command, args: [] });
      if (agent?.type === 'command') return done(agent);
      if (implementer === 'command' || !areReadable(merged, ['review_command'])) return failed();
      return failed(noReviewCommand());
    case undefined:
      return failed();
  }
}

function commandTakesOver({ values }: Merged): boolean {
  return values.agent_fallbacks?.some(({ agent }) => agent === 'command') ?? false;
}

function implementingClient(merged: Merged, type: ClientName): ClientSetting {
  const { model, escalation_model: escalationModel } = merged.values;
  return { ...clientSetting(merged, type, model), ...(escalationModel && { escalationModel }) };
}

/** A client as the settings say it, with the model that it is to use. */
export function clientSetting({ values }: Merged, type: ClientName, model: string | undefined): ClientSetting {
  return {
    type,
    model,
    maxTurns: values.max_turns,
    prices: values.prices,
    allowedTools: values.allowed_tools,
    skipPermissions: values.dangerously_skip_permissions,
    executable: values.path_to_agent_executable,
    version: values.agent_version,
    args: values.agent === type ? (values.agent_args ?? []) : [],
  };
}

/** Another client knows neither the implementer's model nor its program. */
function reviewingClient(merged: Merged, wanted: ClientName): ClientSetting {
  const { agent, model, review_model: own } = merged.values;
  if (!isClient(agent) || agent === wanted) return clientSetting(merged, wanted, own ?? model);
  return { ...clientSetting(merged, wanted, own), executable: undefined, version: undefined };
}

function resolveCommand(merged: Merged): Resolved<AgentSetting> {
  const { agent_command: command, agent_args: args } = merged.values;
  if (command !== undefined) return done({ type: 'command', command, args: args ?? [] });
  if (!areReadable(merged, ['agent_command'])) return failed();
  const message =
    'agent_command: is not given, but agent: command needs it. Write the command that starts the agent, ' +
    'for example agent_command: "my-agent --headless"; the prompt arrives on its stdin.';
  return failed({ setting: 'agent_command', value: '', message });
}

function resolveRehearsal(merged: Merged): Resolved<AgentSetting> {
  const { agent_args: args = [DEFAULT_SCORE] } = merged.values;
  const path = parsePath(args[0] ?? '');
  if (args.length > 1) {
    const rest = 'has more than one word. With agent: rehearsal, write the path of the score file alone.';
    return failed(crossMistake(merged, 'agent_args', rest));
  }
  if (path.ok) return done({ type: 'rehearsal', scoreFile: path.value }, ineffective(merged, ['agent_command']));
  return failed(...path.problems.map(({ problem, help }) => crossMistake(merged, 'agent_args', `${problem} ${help}`)));
}

/** Implementer and reviewer are one player where both are replayed, or each would count its calls alone; what it lacks is said once. */
function reviewingReplay(merged: Merged, implementer: AgentSetting | undefined): Resolved<AgentSetting> {
  if (merged.values.agent === 'replay' && implementer === undefined) return failed();
  return resolveReplay(merged, ['review_command'], implementer);
}

function resolveReplay(
  merged: Merged,
  unused: readonly Ineffective[],
  implementer?: AgentSetting,
): Resolved<AgentSetting> {
  const found = implementer?.type === 'replay' ? implementer : replaySetting(merged);
  return 'type' in found ? done(found, ineffective(merged, unused)) : failed(...found);
}

type Ineffective = 'agent_command' | 'agent_args' | 'review_command' | ClientSettingName;

function ineffective({ values, given }: Merged, names: readonly Ineffective[]): readonly string[] {
  const reviewer = values.review_agent ?? values.agent;
  return names
    .filter((name) => given.has(name))
    .map((name) => {
      const by = name === 'review_command' ? `review_agent: ${reviewer}` : `agent: ${values.agent}`;
      return `${name} has no effect with ${by}.`;
    });
}

function noAgent(): Mistake {
  const message =
    'agent: is not given, and there is no default. Write agent: claude or another client, agent: command together with ' +
    'agent_command, or agent: rehearsal to try the loop without a model.';
  return { setting: 'agent', value: '', message };
}

function noReviewCommand(): Mistake {
  const message =
    'review_command: is not given, but review_agent: command needs it. Write the command that starts the reviewer, ' +
    'for example review_command: "my-agent --review"; the prompt arrives on its stdin.';
  return { setting: 'review_command', value: '', message };
}

function done<Agent>(agent: Agent, notices: readonly string[] = []): Resolved<Agent> {
  return { agent, mistakes: [], notices };
}

function failed(...mistakes: readonly Mistake[]): Resolved<never> {
  return { agent: undefined, mistakes, notices: [] };
}
