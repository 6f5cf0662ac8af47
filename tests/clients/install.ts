import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { claudeDriver } from '../../src/adapters/agents/claude.ts';
import { behindWrapper, installClient, type NativePlace } from '../../src/adapters/agents/client-install.ts';
import { codexDriver } from '../../src/adapters/agents/codex.ts';
import { copilotDriver } from '../../src/adapters/agents/copilot.ts';
import { geminiDriver } from '../../src/adapters/agents/gemini.ts';
import { openCodeDriver } from '../../src/adapters/agents/opencode.ts';
import { qwenDriver } from '../../src/adapters/agents/qwen.ts';
import { resolveProgram } from '../../src/adapters/process/resolve.ts';

/** A client's program, or why it is not there. */
export type Installed = { readonly ok: true; readonly path: string } | { readonly ok: false; readonly reason: string };

/** The clients that the suites drive for real. */
export type RealClient = 'claude' | 'codex' | 'gemini' | 'opencode' | 'copilot' | 'qwen';

/** The package of each, at the version that its driver was tested with. */
const packages: Readonly<
  Record<RealClient, { readonly package: string; readonly version: string; readonly native?: NativePlace }>
> = {
  claude: claudeDriver,
  codex: codexDriver,
  copilot: copilotDriver,
  gemini: geminiDriver,
  opencode: openCodeDriver,
  qwen: qwenDriver,
};

/**
 * Installs the tested version of a client beside the other caches of node_modules, once for all suites, and gives the absolute
 * path of its program. A registry that cannot be reached is a reason to skip; every other failure of npm rejects.
 */
export async function tryInstall(client: RealClient): Promise<Installed> {
  const { package: name, version } = packages[client];
  const folder = join(cache, `${client}-${version}`);
  mkdirSync(cache, { recursive: true });
  const spec = `${name}@${version}`;
  const npm = resolveProgram('npm', { path: process.env['PATH'] ?? '', cwd: cache });
  if (!npm.ok) throw new Error(npm.message);
  const { env } = process;
  const given = Object.fromEntries(Object.entries(env).flatMap(([key, value]) => (value ? [[key, value]] : [])));
  const never = new AbortController().signal;
  const problem = existsSync(folder)
    ? undefined
    : await installClient({ npm: npm.path, spec, folder, env: given, marker: randomUUID(), cancel: never });
  if (problem?.startsWith('the npm registry cannot be reached')) return { ok: false, reason: `${spec}: ${problem}` };
  if (problem !== undefined) throw new Error(`${spec}: ${problem}`);
  return { ok: true, path: programIn(client, folder) };
}

/** Version that is tested. */
export function versionOf(client: RealClient): string {
  return packages[client].version;
}

/** The same, where a client that is not there is no reason to skip. */
export async function installed(client: RealClient): Promise<string> {
  const found = await tryInstall(client);
  if (!found.ok) throw new Error(found.reason);
  return found.path;
}

/** Cache of npm, which another HOME would not have. */
export const npmCache = process.env['npm_config_cache'] ?? join(homedir(), '.npm');

const cache = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'clients');

function programIn(client: RealClient, folder: string): string {
  const path = join(folder, 'node_modules', '.bin', client);
  const { native } = packages[client];
  return client === 'claude' && native !== undefined ? behindWrapper(path, native) : path;
}
