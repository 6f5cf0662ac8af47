import { defaultSetupKey } from '../core/setup-key.ts';
import { checkSettings, type NamedDuration, resolveLimits, times, tooLong } from './check.ts';
import { formatDuration, oneOf, quote, scorePath } from './codecs.ts';
import type { GateSetting } from './codecs-commands.ts';
import { areReadable, collect, crossMistake, type Merged, merge, reviewerNamed } from './merge.ts';
import { CLIENT_SETTINGS, type ClientName, isClient, reads } from './row.ts';
import type {
  AgentSetting,
  ClientSetting,
  ConfiguredGate,
  DerivedSettings,
  FallbackSetting,
  Mistake,
  RawSettings,
  SettingOrigin,
  Settings,
} from './settings.ts';
import { nameValues, rowOf, SETTINGS, type SettingName, settingNamed } from './table.ts';

/** Settings, or every mistake at once. */
export type SettingsResult =
  | { readonly ok: true; readonly settings: Settings; readonly notices: readonly string[] }
  | { readonly ok: false; readonly mistakes: readonly Mistake[] };

/** A value that is made of several settings, or why it cannot be made; undefined exactly when a value is wrong, here or by itself. */
interface Resolved<V> {
  readonly value: V | undefined;
  readonly mistakes: readonly Mistake[];
  readonly notices: readonly string[];
}

/** Reads all layers, lowest precedence first: project file, inputs or flags. */
export function readSettings(layers: readonly RawSettings[]): SettingsResult {
  const collected = collect(layers);
  const merged = merge(collected);
  const agent = resolveAgent(merged);
  const reviewer = resolveReviewer(merged, agent.value);
  const fallbacks = resolveFallbacks(merged);
  const gates = resolveGates(merged, layers);
  const mistakes = [
    ...[collected, merged, agent, reviewer, fallbacks, gates].flatMap((part) => part.mistakes),
    ...checkSettings(merged, gates.timeouts),
  ];
  if (mistakes.length > 0) return { ok: false, mistakes };
  const [implementer, reviewAgent, agentFallbacks] = [agent.value, reviewer.value, fallbacks.value];
  if (implementer === undefined || reviewAgent === undefined || agentFallbacks === undefined) {
    throw new Error('Settings without a mistake have no agent.');
  }
  const parts = { agent: implementer, reviewAgent, agentFallbacks, gates: gates.value };
  const notices = [collected, merged, gates, agent, reviewer].flatMap((part) => part.notices);
  return {
    ok: true,
    settings: { ...nameValues(merged.values), ...derive(merged, parts) },
    notices: [...notices, ...unread(merged)],
  };
}

/** The inputs that the runner exported as `INPUT_*`, with either separator, untrimmed. */
export function inputsFromEnvironment(env: Readonly<Record<string, string | undefined>>): RawSettings {
  const inputs = Object.entries(env).flatMap(([name, text]) =>
    name.startsWith('INPUT_') && text !== undefined ? [[name.slice('INPUT_'.length).toLowerCase(), text]] : [],
  );
  return { source: 'input', values: Object.fromEntries(inputs) };
}

/**
 * A layer without what it says about agents, for who starts none: one that another job names in full stands there in part alone. In
 * its place the rehearsal is named, which nobody starts either.
 */
export function withoutAgents(layer: RawSettings): RawSettings {
  const isKept = ([typed]: readonly [string, string]): boolean => {
    const name = settingNamed(typed);
    return name === undefined || rowOf(name).group !== 'agent';
  };
  const kept = Object.fromEntries(Object.entries(layer.values).filter(isKept));
  return { ...layer, values: { ...kept, agent: 'rehearsal' } };
}

/** Everything that more than one setting decides; expects values without mistakes. */
function derive(
  merged: Merged,
  parts: Pick<DerivedSettings, 'agent' | 'reviewAgent' | 'agentFallbacks' | 'gates'>,
): DerivedSettings {
  const { values, given } = merged;
  const { setup_command: command, setup_key: key = defaultSetupKey, setup_env: env, setup_scripts: scripts } = values;
  const origins = SETTINGS.map(({ name }) => [name, given.get(name)?.origin ?? 'default']);
  return {
    ...parts,
    ...resolveLimits(merged),
    gates: multiplied(parts.gates, merged),
    agentKeys: keys(merged),
    setup: command === undefined ? undefined : { command, key, env, scripts },
    // Evidence is asked for when nobody reviews.
    requireEvidence: values.require_evidence ?? parts.reviewAgent === 'none',
    stallRules: { claims: values.consecutive_done_signals, testLoops: values.consecutive_test_loops },
    breaker: {
      sameError: values.same_error_threshold,
      noProgress: values.no_progress_threshold,
      progress: values.progress,
    },
    dryRun: values.dry_run || values.mode === 'plan',
    continues: values.continue === 'dispatch',
    origin: Object.fromEntries(origins) as Record<SettingName, SettingOrigin>,
  };
}

function multiplied(gates: Settings['gates'], merged: Merged): Settings['gates'] {
  if (typeof gates === 'string') return gates;
  return gates.map((gate) =>
    gate.timeoutMs === undefined ? gate : { ...gate, timeoutMs: times(gate.timeoutMs, merged) },
  );
}

/** Each key under the name that its client reads; an input that is not given leaves the job's variable alone. */
function keys({ values }: Merged): Readonly<Record<string, string>> {
  const names = ['anthropic_api_key', 'claude_code_oauth_token', 'openai_api_key', 'gemini_api_key'] as const;
  return Object.fromEntries(names.flatMap((name) => (values[name] ? [[name.toUpperCase(), values[name]]] : [])));
}

/** Score that the rehearsal agent plays when `agent_args` names none. */
/** Score of `agent: rehearsal` where `agent_args` names none. */
export const DEFAULT_SCORE = '.ralph/rehearsal.yaml';

function resolveAgent(merged: Merged): Resolved<AgentSetting> {
  const { agent, model, escalation_model: escalationModel, agent_fallbacks: others } = merged.values;
  if (isClient(agent)) {
    const client = { ...clientSetting(merged, agent, model), ...(escalationModel && { escalationModel }) };
    const takesOver = others.some((other) => other.agent === 'command');
    return done(client, takesOver ? [] : ineffective(merged, ['agent_command']));
  }
  switch (agent) {
    case 'command':
      return resolveCommand(merged);
    case 'rehearsal':
      return resolveRehearsal(merged);
    case 'replay':
      return resolveReplay(merged, ['agent_command', 'agent_args']);
    case undefined:
      return missing(
        merged,
        'agent',
        'and there is no default. Write agent: claude or another client, agent: command together with agent_command, or ' +
          'agent: rehearsal to try the loop without a model.',
      );
  }
}

/** The same as the implementer unless it is named; a command reviews only where that is written. */
function resolveReviewer(merged: Merged, agent: AgentSetting | undefined): Resolved<AgentSetting | 'none'> {
  const { agent: implementer } = merged.values;
  const wanted = reviewerNamed(merged.values);
  const unused = wanted === 'command' ? [] : ineffective(merged, ['review_command']);
  if (isClient(wanted)) return done(reviewingClient(merged, wanted), unused);
  switch (wanted) {
    case 'none':
      return done('none', unused);
    case 'rehearsal':
      return done(agent?.type === 'rehearsal' ? agent : { type: wanted, scoreFile: DEFAULT_SCORE }, unused);
    case 'replay':
      // Implementer and reviewer are one player where both are replayed, or each would count its calls alone; what it lacks is said once.
      if (implementer === 'replay' && agent === undefined) return failed();
      return agent?.type === 'replay' ? done(agent, unused) : resolveReplay(merged, ['review_command']);
    case 'command':
      return reviewingCommand(merged, agent);
    case undefined:
      return failed();
  }
}

/** A client as the settings say it, with the model that it is to use. */
function clientSetting({ values }: Merged, type: ClientName, model: string | undefined): ClientSetting {
  // Place and version of the agent's program say nothing of another client's.
  const isOther = isClient(values.agent) && values.agent !== type;
  return {
    type,
    model,
    maxTurns: values.max_turns,
    prices: values.prices,
    allowedTools: values.allowed_tools,
    skipPermissions: values.dangerously_skip_permissions,
    executable: isOther ? undefined : values.path_to_agent_executable,
    version: isOther ? undefined : values.agent_version,
    args: values.agent === type ? (values.agent_args ?? []) : [],
  };
}

/** Another client does not know the implementer's model. */
function reviewingClient(merged: Merged, wanted: ClientName): ClientSetting {
  const { agent, model, review_model: own } = merged.values;
  return clientSetting(merged, wanted, own ?? (isClient(agent) && agent !== wanted ? undefined : model));
}

function reviewingCommand(merged: Merged, agent: AgentSetting | undefined): Resolved<AgentSetting> {
  const { agent: implementer, review_command: command } = merged.values;
  if (command !== undefined) return done({ type: 'command', command, args: [] });
  if (agent?.type === 'command') return done(agent);
  if (implementer === 'command') return failed();
  return missing(
    merged,
    'review_command',
    'but review_agent: command needs it. Write the command that starts the reviewer, ' +
      'for example review_command: "my-agent --review"; the prompt arrives on its stdin.',
  );
}

function resolveCommand(merged: Merged): Resolved<AgentSetting> {
  const { agent_command: command, agent_args: args = [] } = merged.values;
  if (command !== undefined) return done({ type: 'command', command, args });
  return missing(
    merged,
    'agent_command',
    'but agent: command needs it. Write the command that starts the agent, ' +
      'for example agent_command: "my-agent --headless"; the prompt arrives on its stdin.',
  );
}

function resolveRehearsal(merged: Merged): Resolved<AgentSetting> {
  const { agent_args: args = [DEFAULT_SCORE] } = merged.values;
  const path = scorePath.safeParse(args[0] ?? '');
  if (args.length > 1) {
    const rest = 'has more than one word. With agent: rehearsal, write the path of the score file alone.';
    return failed(crossMistake(merged, 'agent_args', rest));
  }
  if (path.success) return done({ type: 'rehearsal', scoreFile: path.data }, ineffective(merged, ['agent_command']));
  return failed(...path.error.issues.map(({ message }) => crossMistake(merged, 'agent_args', message)));
}

function resolveReplay(merged: Merged, unused: readonly SettingName[]): Resolved<AgentSetting> {
  const { replay_file: file, replay_match: match } = merged.values;
  if (file !== undefined) return done({ type: 'replay', file, match }, ineffective(merged, unused));
  return missing(
    merged,
    'replay_file',
    'but agent: replay needs it. Write the path of the cassette that a run with record: true wrote.',
  );
}

/** Agents that take over when the account of the one before has reached its limit, or why they cannot. */
function resolveFallbacks(merged: Merged): Resolved<readonly FallbackSetting[]> {
  const { agent: own, agent_fallbacks: wanted, agent_command: command } = merged.values;
  if (!areReadable(merged, ['agent', 'agent_fallbacks', 'agent_command'])) return failed();
  if (wanted.some(({ label }) => label === own)) {
    const rest = `names ${own}, which is the agent itself. Write another agent, or the same client with another model, for example claude=claude-haiku-4-5.`;
    return failed(crossMistake(merged, 'agent_fallbacks', rest));
  }
  if (command === undefined && wanted.some(({ agent }) => agent === 'command')) {
    const rest = 'names command, but agent_command is not given. Write the command that starts it.';
    return failed(crossMistake(merged, 'agent_fallbacks', rest));
  }
  return done(
    wanted.map(({ label, agent, model }) =>
      agent === 'command'
        ? { label, agent: { type: agent, command: command ?? [], args: [] } }
        : { label, agent: clientSetting(merged, agent, model) },
    ),
  );
}

/** What none of the agents that this run starts reads. */
function unread(merged: Merged): readonly string[] {
  const { agent, agent_fallbacks: others } = merged.values;
  const reviewer = reviewerNamed(merged.values);
  const clients = [agent, reviewer, ...others.map((other) => other.agent)].filter(isClient);
  const replays = agent === 'replay' || reviewer === 'replay';
  return [
    ...ineffective(
      merged,
      CLIENT_SETTINGS.filter((setting) => !clients.some((client) => reads(client, setting))),
    ),
    ...(replays ? [] : ineffective(merged, ['replay_file', 'replay_match'])),
  ];
}

function ineffective(merged: Merged, names: readonly SettingName[]): readonly string[] {
  const { values, given } = merged;
  const { agent } = values;
  const reviewer = reviewerNamed(merged.values);
  return names
    .filter((name) => given.has(name))
    .map((name) => {
      const by = name === 'review_command' ? `review_agent: ${reviewer}` : `agent: ${agent}`;
      return `${name} has no effect with ${by}.`;
    });
}

interface ResolvedGates extends Resolved<Settings['gates']> {
  readonly value: Settings['gates'];
  readonly timeouts: readonly NamedDuration[];
}

type PlacedGate = GateSetting & { readonly place?: string };

/** `test_command` of a higher layer replaces configured gates as a whole; in one layer they add up. */
function resolveGates(merged: Merged, layers: readonly RawSettings[]): ResolvedGates {
  const command = merged.values.test_command;
  const from = merged.given.get('test_command')?.layer ?? 0;
  const added = layers.slice(from).flatMap((layer) => layer.gates ?? []);
  const replaced = layers.slice(0, from).flatMap((layer) => layer.gates ?? []);
  const notices = replaced.length === 0 ? [] : [`test_command replaces the configured gates ${nameAll(replaced)}.`];
  const gates: readonly PlacedGate[] = [...(command === undefined || command === 'none' ? [] : command), ...added];
  return {
    // Only messages need the place.
    value: gates.length > 0 ? gates.map(({ place: _, ...gate }) => gate) : command === 'none' ? 'none' : 'detect',
    timeouts: added.flatMap(({ name, timeoutMs }) =>
      timeoutMs === undefined ? [] : [{ what: `the timeout of gate ${quote(name)}`, durationMs: timeoutMs }],
    ),
    mistakes: [...noneBesideGates(merged, added), ...sameNames(gates), ...timeoutMistakes(added, merged)],
    notices: [...notices, ...onlyFinal(gates), ...withoutSetup(merged)],
  };
}

/** Without a gate in the attempts a story can pass that breaks everything. */
function onlyFinal(gates: readonly GateSetting[]): readonly string[] {
  if (gates.length === 0 || gates.some(({ stage }) => stage !== 'final')) return [];
  return ['Every gate has stage: final, so no attempt is tested; only the tree of all passed stories is.'];
}

function withoutSetup({ values, given }: Merged): readonly string[] {
  if (values.setup_command !== undefined) return [];
  const unused = (['setup_key', 'setup_env', 'setup_scripts'] as const).filter((name) => given.has(name));
  return unused.map((name) => `${name} has no effect without setup_command.`);
}

function noneBesideGates(merged: Merged, added: readonly ConfiguredGate[]): readonly Mistake[] {
  if (merged.values.test_command !== 'none' || added.length === 0) return [];
  const message = `test_command: "none" stands beside the configured gates ${nameAll(added)}. Remove none or the gates.`;
  return [{ setting: 'test_command', value: 'none', message }];
}

function sameNames(gates: readonly PlacedGate[]): readonly Mistake[] {
  return gates.flatMap(({ name, place }, index) => {
    const first = gates.findIndex((other) => other.name === name);
    if (first === index || place === undefined) return [];
    const message = `${place}: gate ${quote(name)}: another gate has this name already. Give each gate a name of its own.`;
    return [{ setting: 'gates', value: name, message }];
  });
}

function timeoutMistakes(gates: readonly ConfiguredGate[], merged: Merged): readonly Mistake[] {
  return gates.flatMap(({ name, place, timeoutMs = 0 }) => {
    const problem = tooLong(timeoutMs, merged);
    if (problem === undefined) return [];
    const written = formatDuration(timeoutMs);
    const message = `${place}: gate ${quote(name)}: the timeout ${written} ${problem}`;
    return [{ setting: 'gates', value: written, message }];
  });
}

function nameAll(gates: readonly ConfiguredGate[]): string {
  return oneOf(gates.map(({ name }) => name)).replace(' or ', ' and ');
}

/** A setting that another one needs; nothing is said of it where its value could not be read. */
function missing(merged: Merged, setting: SettingName, rest: string): Resolved<never> {
  if (!areReadable(merged, [setting])) return failed();
  return failed({ setting, value: '', message: `${setting}: is not given, ${rest}` });
}

function done<V>(value: V, notices: readonly string[] = []): Resolved<V> {
  return { value, mistakes: [], notices };
}

function failed(...mistakes: readonly Mistake[]): Resolved<never> {
  return { value: undefined, mistakes, notices: [] };
}
