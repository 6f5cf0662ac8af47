import { realpathSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { AgentProgram, AgentRole, ArgumentsCall } from '../adapters/agents/agent.ts';
import { claudeDriver } from '../adapters/agents/claude.ts';
import { behindWrapper, packageRoot } from '../adapters/agents/client-install.ts';
import { codexDriver } from '../adapters/agents/codex.ts';
import { copilotDriver } from '../adapters/agents/copilot.ts';
import { geminiDriver } from '../adapters/agents/gemini.ts';
import { openCodeDriver } from '../adapters/agents/opencode.ts';
import { stamped } from '../adapters/agents/program-stamp.ts';
import { qwenDriver } from '../adapters/agents/qwen.ts';
import type { AgentCall, ClientDriver, ClientSettingsCall, ReaderCall } from '../adapters/agents/result.ts';
import { writeAtomic } from '../adapters/store/atomic.ts';
import { withPrices } from '../core/prices.ts';
import type { ClientName } from '../settings/clients.ts';
import type { ClientSetting } from '../settings/settings.ts';
import type { AgentProgramCall, Found } from './agent-program.ts';
import { type ClientPackage, type Placed, placeClient } from './client-place.ts';
import { configError, type Refusal } from './refusal.ts';
import { shellStart } from './shell-start.ts';

const drivers: Readonly<{ [Name in Exclude<ClientName, 'claude'>]: ClientDriver & { readonly name: Name } }> = {
  codex: codexDriver,
  copilot: copilotDriver,
  gemini: geminiDriver,
  opencode: openCodeDriver,
  qwen: qwenDriver,
};

/** The version of a client that our tests use. */
export function testedVersion(type: ClientName): string {
  return type === 'claude' ? claudeDriver.version : drivers[type].version;
}

/** A client that npm installs as a program: its binary, its key, its switches (06-agents). */
export async function clientProgram(
  call: AgentProgramCall,
  agent: ClientSetting & { readonly type: keyof typeof drivers },
): Promise<Found> {
  const driver = drivers[agent.type];
  const binary = await clientBinary(call, agent, driver);
  const keys = clientKeys(call, driver);
  if (!binary.ok || keys === undefined) {
    return configError(...(binary.ok ? [] : binary.reasons), ...(keys === undefined ? [noKey(driver)] : []));
  }
  const asked = callOf(call, agent);
  return {
    ok: true,
    program: stamped({
      program: binary.path,
      ...(binary.version === undefined ? {} : { version: binary.version }),
      args: (role: AgentRole, { resultFile }: ArgumentsCall = {}) =>
        driver.args({
          ...asked,
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

function callOf({ isWalled }: AgentProgramCall, agent: ClientSetting): Omit<AgentCall, 'role'> {
  return {
    skipPermissions: agent.skipPermissions ?? isWalled,
    extra: [...agent.args],
    ...(agent.model === undefined ? {} : { model: agent.model }),
    ...(agent.maxTurns === undefined ? {} : { maxTurns: agent.maxTurns }),
  };
}

type Binary = Pick<Placed, 'ok' | 'path' | 'version'> & { readonly files: readonly string[] };

/** The program, and the folder of its package: a client of scripts reads them, a native one its resources. */
async function clientBinary(
  call: AgentProgramCall,
  agent: ClientSetting,
  driver: ClientDriver & ClientPackage,
): Promise<Binary | Refusal> {
  const placed = await placeClient(call, agent, driver);
  if (!placed.ok) return placed;
  const { version, root } = placed;
  if (root !== undefined && !(await call.mayInstall())) return { ...placed, files: [] };
  const path = driver.native === undefined ? realpathSync(placed.path) : behindWrapper(placed.path, driver.native);
  // A client of scripts has packages beside its own.
  const files = driver.native === undefined && root !== undefined ? root : (packageRoot(path) ?? path);
  return { ok: true, path, version, files: [files] };
}

/** Keys of the inputs, else the job's own variables of the client's names; undefined when nothing could authenticate it. */
function clientKeys(
  { prepared: { settings }, env }: AgentProgramCall,
  { keyNames, keysOf = (keys) => keys }: ClientDriver,
): Readonly<Record<string, string>> | undefined {
  const given = picked(settings.agentKeys, keyNames);
  if (Object.keys(given).length > 0) return keysOf(given);
  const own = picked(env, keyNames);
  const isOtherwise = settings.agentEnv.length > 0 || settings.agentFiles.length > 0;
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
  const { name, shellStart: variable } = driver;
  const start = variable === undefined ? undefined : shellStart(folder, { name, variable, keys: asked.keys });
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

function noKey({ name, keyNames }: ClientDriver): string {
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
