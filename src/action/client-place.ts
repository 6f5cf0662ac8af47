import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { clientVersion, installClient } from '../adapters/agents/client-install.ts';
import { monotonicMs } from '../adapters/monotonic.ts';
import { resolveProgram } from '../adapters/process/resolve.ts';
import type { ClientName } from '../settings/clients.ts';
import type { ClientSetting } from '../settings/settings.ts';
import type { AgentProgramCall } from './agent-program.ts';
import { configError, interrupted, type Refusal } from './refusal.ts';
import { marker } from './world-parts.ts';

/** A client's npm package and the version of it that was tested. */
export interface ClientPackage {
  readonly name: ClientName;
  readonly package: string;
  readonly version: string;
}

/** Where a client is. */
export interface Placed {
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
export async function placeClient(
  call: AgentProgramCall,
  { executable, version: asked }: ClientSetting,
  client: ClientPackage,
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

async function installed(call: AgentProgramCall, client: ClientPackage): Promise<Placed | Refusal> {
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
