import { isAgentName } from './environment-names.ts';

/** What the environment of an agent is made of besides the allowed names. */
export interface AgentEnvironmentOptions {
  readonly home: string;
  readonly tmp: string;
  /** Variables the action sets itself: the model key, RALPH_STORY and the like. They win over all others. */
  readonly extra: Readonly<Record<string, string>>;
  /** Names the user declared; taken from the source whatever they are. */
  readonly names: readonly string[];
}

/** What the environment of a gate or of a set-up step is made of besides what the job set. */
export interface GateEnvironmentOptions {
  /** Default: HOME of the source. */
  readonly home?: string;
  readonly tmp: string;
  /** `gate_env`: names added back although a rule removes them. */
  readonly names: readonly string[];
  /** Secret values known to the job; a variable that contains one is removed. */
  readonly masked: readonly string[];
}

/** Builds an agent's environment from an allow-list (04-trust §1, catalogue S2): a variable not named is not passed. */
export function agentEnvironment(
  source: Readonly<Record<string, string>>,
  { home, tmp, extra, names }: AgentEnvironmentOptions,
): Record<string, string> {
  const declared = new Set(names);
  const kept = Object.entries(source).filter(([name]) => isAgentName(name) || declared.has(name));
  return { ...Object.fromEntries(kept), HOME: home, TMPDIR: tmp, ...extra };
}

/** Builds a gate's environment: what the job set minus every credential and every handle on the runner (04-trust §1). */
export function gateEnvironment(
  source: Readonly<Record<string, string>>,
  { home, tmp, names, masked }: GateEnvironmentOptions,
): Record<string, string> {
  const declared = new Set(names);
  const isSecret = secretFinder(masked);
  const kept = Object.entries(source).filter(
    ([name, value]) => declared.has(name) || !(isRunnerName(name) || SECRET_NAME.test(name) || isSecret(value)),
  );
  return { ...Object.fromEntries(kept), ...(home === undefined ? {} : { HOME: home }), TMPDIR: tmp };
}

const SECRET_NAME = /TOKEN|KEY|SECRET|PASSWORD/i;
const RUNNER_NAME = /^(?:GITHUB|INPUT|ACTIONS|RUNNER)_/i;
const HARMLESS_RUNNER_NAMES = new Set(['RUNNER_TRACKING_ID', 'RUNNER_OS', 'RUNNER_ARCH', 'RUNNER_TOOL_CACHE']);

function isRunnerName(name: string): boolean {
  return RUNNER_NAME.test(name) && !HARMLESS_RUNNER_NAMES.has(name);
}

// A masked value this short ("1", "no") is part of nearly everything, so it only counts as a whole value.
const SHORTEST_PART = 4;

function secretFinder(masked: readonly string[]): (value: string) => boolean {
  const parts = masked.filter((secret) => secret.length >= SHORTEST_PART);
  const whole = new Set(masked.filter((secret) => secret !== ''));
  return (value) => whole.has(value) || parts.some((secret) => value.includes(secret));
}
