import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { AgentProgram, AgentRole, ArgumentsCall } from '../adapters/agents/agent.ts';
import { claudeDriver } from '../adapters/agents/claude.ts';
import {
  behindWrapper,
  clientVersion,
  installClient,
  isNative,
  packageRoot,
} from '../adapters/agents/client-install.ts';
import { codexDriver } from '../adapters/agents/codex.ts';
import { copilotDriver } from '../adapters/agents/copilot.ts';
import { geminiDriver } from '../adapters/agents/gemini.ts';
import { openCodeDriver } from '../adapters/agents/opencode.ts';
import { stamped } from '../adapters/agents/program-stamp.ts';
import { qwenDriver } from '../adapters/agents/qwen.ts';
import type { AgentCall, ClientDriver, ClientSettingsCall, ReaderCall } from '../adapters/agents/result.ts';
import { monotonicMs } from '../adapters/monotonic.ts';
import { resolveProgram } from '../adapters/process/resolve.ts';
import { writeAtomic } from '../adapters/store/atomic.ts';
import { withPrices } from '../core/prices.ts';
import type { ClientName } from '../settings/row.ts';
import type { ClientSetting } from '../settings/settings.ts';
import type { AgentProgramCall, Found } from './agent-program.ts';
import { configError, interrupted, type Refusal } from './refusal.ts';
import { marker } from './world-parts.ts';

type Driver = ClientDriver & { readonly name: ClientName };

const drivers: Readonly<Record<ClientName, Driver>> = {
  claude: claudeDriver,
  codex: codexDriver,
  copilot: copilotDriver,
  gemini: geminiDriver,
  opencode: openCodeDriver,
  qwen: qwenDriver,
};

/** The version of a client that our tests use. */
export function testedVersion(type: ClientName): string {
  return drivers[type].version;
}

/** Whether something could authenticate a client. */
export function hasKey(call: Pick<AgentProgramCall, 'prepared' | 'env'>, type: ClientName): boolean {
  return clientKeys(call, drivers[type]) !== undefined;
}

/** A client that npm installs as a program: its binary, its key, its switches (06-agents). */
export async function clientProgram(
  call: AgentProgramCall,
  agent: ClientSetting & { readonly type: ClientName },
): Promise<Found> {
  const driver = drivers[agent.type];
  const binary = await clientBinary(call, agent, driver);
  const keys = clientKeys(call, driver);
  if (!binary.ok || keys === undefined) {
    return configError(...(binary.ok ? [] : binary.reasons), ...(keys === undefined ? [noKey(driver)] : []));
  }
  const asked = callOf(call, agent, driver);
  return {
    ok: true,
    program: stamped({
      program: binary.path,
      ...(binary.version === undefined ? {} : { version: binary.version }),
      args: (role: AgentRole, { budgetUsd, resultFile }: ArgumentsCall = {}) =>
        driver.args({
          ...asked,
          ...(budgetUsd === undefined ? {} : { maxBudgetUsd: budgetUsd }),
          role: role === 'implement' ? 'implement' : 'review',
          ...(resultFile === undefined ? {} : { usageFile: resultFile }),
        }),
      env: { ...driver.environment({ asRoot: process.getuid?.() === 0 }), ...keys },
      files: binary.files,
      ...(driver.liveUsage === undefined ? {} : { liveUsage: driver.liveUsage }),
      ...(driver.isCountedByUs && agent.maxTurns !== undefined ? { maxTurns: agent.maxTurns } : {}),
      ...atHome(call, driver, { ...asked, keys: Object.keys(keys) }),
      openReader: () => driver.openReader(readerCall(agent, driver)),
    }),
  };
}

function readerCall({ model, prices }: ClientSetting, { withheld }: ClientDriver): ReaderCall {
  return {
    ...(model === undefined ? {} : { model }),
    ...(prices === undefined ? {} : { prices: withPrices(prices) }),
    ...(withheld === undefined ? {} : { withheld }),
  };
}

function callOf(
  { isWalled }: AgentProgramCall,
  agent: ClientSetting,
  { ordinaryTools }: ClientDriver,
): Omit<AgentCall, 'role'> {
  const allowedTools = agent.allowedTools ?? ordinaryTools;
  return {
    // Who names tools wants no others.
    skipPermissions: agent.skipPermissions ?? (isWalled && agent.allowedTools === undefined),
    ...(allowedTools && { allowedTools }),
    extra: [...agent.args],
    ...(agent.model === undefined ? {} : { model: agent.model }),
    ...(agent.maxTurns === undefined ? {} : { maxTurns: agent.maxTurns }),
  };
}

type Binary = Pick<Placed, 'ok' | 'path' | 'version'> & { readonly files: readonly string[] };

/** The program, and the folder of its package: a client of scripts reads them, a native one its resources. */
async function clientBinary(call: AgentProgramCall, agent: ClientSetting, driver: Driver): Promise<Binary | Refusal> {
  const placed = await placeClient(call, agent, driver);
  if (!placed.ok) return placed;
  const { version, root } = placed;
  if (root !== undefined && !(await call.mayInstall())) return { ...placed, files: [] };
  const path = driver.native === undefined ? realpathSync(placed.path) : behindWrapper(placed.path, driver.native);
  if (driver.native?.isNeeded && !isNative(path)) return configError(noBinary(driver, root ?? placed.path));
  // A client of scripts has packages beside its own.
  const files = driver.native === undefined && root !== undefined ? root : (packageRoot(path) ?? path);
  return { ok: true, path, version, files: [files] };
}

function noBinary({ name, package: from }: Driver, start: string): string {
  const platform = `${process.platform}-${process.arch}`;
  return `agent: ${name}: No native ${name} binary for ${platform} was found for "${start}": install ${from} there without --omit=optional, or name the binary itself.`;
}

/** Keys of the inputs, else the job's own variables of the client's names; undefined when nothing could authenticate it. */
function clientKeys(
  { prepared: { settings }, env }: Pick<AgentProgramCall, 'prepared' | 'env'>,
  { keyNames, keysOf = (keys) => keys, noKey: isKeyNeeded }: ClientDriver,
): Readonly<Record<string, string>> | undefined {
  const given = picked(settings.agentKeys, keyNames);
  if (Object.keys(given).length > 0) return keysOf(given);
  const own = picked(env, keyNames);
  const isOtherwise = settings.agentEnv.length > 0 || (isKeyNeeded === undefined && settings.agentFiles.length > 0);
  return Object.keys(own).length > 0 || isOtherwise ? keysOf(own) : undefined;
}

function picked(from: Readonly<Record<string, string>>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.flatMap((name) => (from[name] ? [[name, from[name]] as const] : [])));
}

/** Files for HOME; they are written outside of every HOME and tree, so that no attempt can rewrite the switches of the next. */
function atHome(
  { folder }: AgentProgramCall,
  driver: ClientDriver,
  asked: ClientSettingsCall,
): Pick<AgentProgram, 'homeFiles' | 'homeEnv'> {
  const { name, shellStart: variable, keyNames } = driver;
  const keys = [...new Set([...keyNames, ...asked.keys])];
  const start = variable === undefined ? undefined : shellStart(folder, { name, variable, keys });
  const homeFiles = new Map([...settingsFile(folder, driver, asked), ...(start?.homeFiles ?? [])]);
  return { homeFiles, ...(start && { homeEnv: start.homeEnv }) };
}

function settingsFile(
  folder: string,
  { name, settings }: ClientDriver,
  asked: ClientSettingsCall,
): ReadonlyMap<string, string> {
  if (settings === undefined) return new Map();
  const file = join(folder, `${name}-${basename(settings.home)}`);
  writeAtomic(file, Buffer.from(`${settings.of(asked)}\n`));
  return new Map([[settings.home, file]]);
}

function noKey({ name, keyNames, noKey: own }: ClientDriver): string {
  if (own !== undefined) return `agent: ${name} has no key. ${own}`;
  const inputs = keyNames.flatMap((key) => INPUTS[key] ?? []).join(' or ');
  return (
    `agent: ${name} has no key. Set the input ${inputs} from a secret, or name the variable that holds its key in agent_env, ` +
    'or its login file in agent_files.'
  );
}

const INPUTS: Readonly<Record<string, string>> = {
  ANTHROPIC_API_KEY: 'anthropic_api_key',
  OPENAI_API_KEY: 'openai_api_key',
  GEMINI_API_KEY: 'gemini_api_key',
};

/** Where a client is. */
interface Placed {
  readonly ok: true;
  /** Absolute path as it was found: a link, a wrapper or the client itself. */
  readonly path: string;
  /** Folder that we installed it into. */
  readonly root?: string;
  /** Undefined = nothing tells it. */
  readonly version: string | undefined;
}

/**
 * Finds a client: the program that is named, else the one on PATH, else it is installed at an exact version into a folder of ours
 * (03-interface §1 `agent_version`). What is there already is used whatever its version, and a notice says so.
 */
async function placeClient(
  call: AgentProgramCall,
  { executable, version: asked }: ClientSetting,
  client: Driver,
): Promise<Placed | Refusal> {
  const { env, workspace, log } = call;
  const wanted = asked ?? client.version;
  const named = resolveProgram(executable ?? client.name, { path: env['PATH'] ?? '', cwd: workspace });
  if (!named.ok && executable !== undefined) return configError(`path_to_agent_executable: ${named.message}`);
  if (!named.ok) return installed(call, { ...client, version: wanted });
  const version = clientVersion(named.path);
  if (version !== undefined && version !== wanted) {
    const why = asked === undefined ? 'the tested version is' : 'agent_version asks for';
    log.notice(`agent: ${client.name} ${version} is there (${named.path}) and is used; ${why} ${wanted}.`);
  }
  return { ok: true, path: named.path, version };
}

async function installed(call: AgentProgramCall, client: Driver): Promise<Placed | Refusal> {
  const { env, workspace, folder, log, cancel } = call;
  const { name, version } = client;
  const spec = `${client.package}@${version}`;
  // No feature's folder begins with a dot.
  const root = join(dirname(folder), '.clients', `${name}-${version}`);
  const placed = { ok: true, path: join(root, 'node_modules', '.bin', name), root, version } as const;
  if (!(await call.mayInstall())) {
    log.info(`${name} is not on PATH; a run installs ${spec}.`);
    return placed;
  }
  if (existsSync(root)) return placed;
  const npm = resolveProgram('npm', { path: env['PATH'] ?? '', cwd: workspace });
  if (!npm.ok) return configError(`agent: ${name} is not there, and neither is npm to install it. ${remedy(spec)}`);
  const startedMs = monotonicMs();
  const problem = await installClient({ npm: npm.path, spec, folder: root, env, marker: marker(folder), cancel });
  if (cancel.aborted) return interrupted(cancel);
  if (problem !== undefined)
    return configError(`agent: ${name} is not there, and ${spec} could not be installed: ${problem}. ${remedy(spec)}`);
  log.info(`${name} ${version}: installed from npm in ${((monotonicMs() - startedMs) / 1000).toFixed(1)} s.`);
  return placed;
}

function remedy(spec: string): string {
  return `Install it in a step before, "- run: npm install --global ${spec}", or name its program in path_to_agent_executable.`;
}

/**
 * A script that the shells of a client read first: they get the client's whole environment otherwise, its keys included
 * (06-agents "Processes").
 * @param start `name` of the client, and the `variable` that names the script to its shells
 * @param folder absolute, outside of every HOME and tree
 */
function shellStart(
  folder: string,
  { name, variable, keys }: { readonly name: string; readonly variable: string; readonly keys: readonly string[] },
): Required<Pick<AgentProgram, 'homeFiles' | 'homeEnv'>> {
  const home = `.ralph-${name}-shell.sh`;
  const file = join(folder, `${name}-shell.sh`);
  writeAtomic(file, Buffer.from(`unset ${[...keys, variable].join(' ')}\n`));
  return { homeFiles: new Map([[home, file]]), homeEnv: (at) => ({ [variable]: join(at, home) }) };
}
