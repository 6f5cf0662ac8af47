import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { claudeDriver } from '../../src/adapters/agents/claude.ts';
import { resolveClaude } from '../../src/adapters/agents/claude-binary.ts';
import { codexDriver } from '../../src/adapters/agents/codex.ts';
import { geminiDriver } from '../../src/adapters/agents/gemini.ts';
import { openCodeDriver } from '../../src/adapters/agents/opencode.ts';

/** A client's program, or why it is not there. */
export type Installed = { readonly ok: true; readonly path: string } | { readonly ok: false; readonly reason: string };

/** The clients that the suites drive for real. */
export type RealClient = 'claude' | 'codex' | 'gemini' | 'opencode';

/** The package of each, at the version that its driver was tested with. */
const packages: Readonly<Record<RealClient, { readonly package: string; readonly version: string }>> = {
  claude: { package: '@anthropic-ai/claude-code', version: claudeDriver.version },
  codex: codexDriver,
  gemini: geminiDriver,
  opencode: openCodeDriver,
};

/**
 * Installs the tested version of a client beside the other caches of node_modules, once for all suites, and gives the absolute
 * path of its program. A registry that cannot be reached is a reason to skip; every other failure of npm rejects.
 */
export async function tryInstall(client: RealClient): Promise<Installed> {
  const { package: name, version } = packages[client];
  const folder = join(cache, `${client}-${version}`);
  const ready = programIn(client, folder);
  if (ready !== undefined) return { ok: true, path: ready };
  const spec = `${name}@${version}`;
  mkdirSync(cache, { recursive: true });
  const fresh = mkdtempSync(join(cache, 'install-'));
  try {
    const problem = await install(spec, fresh);
    if (problem !== undefined) return { ok: false, reason: `${spec} is not installed: ${problem}` };
    moveInto(fresh, folder, client);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  const path = programIn(client, folder);
  if (path === undefined)
    throw new Error(`npm installed ${spec}, but its program is not where it should be: ${folder}`);
  return { ok: true, path };
}

/** The same, where a client that is not there is no reason to skip. */
export async function installed(client: RealClient): Promise<string> {
  const found = await tryInstall(client);
  if (!found.ok) throw new Error(found.reason);
  return found.path;
}

const cache = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'clients');

function programIn(client: RealClient, folder: string): string | undefined {
  if (client !== 'claude') {
    const program = join(folder, 'node_modules', '.bin', client);
    return existsSync(program) ? program : undefined;
  }
  const found = resolveClaude(folder);
  return found.ok && found.version === claudeDriver.version ? found.path : undefined;
}

const run = promisify(execFile);

/** What npm says when nobody answers, in contrast to a version that does not exist. */
const UNREACHABLE =
  /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT)\b/;

async function install(spec: string, folder: string): Promise<string | undefined> {
  writeFileSync(join(folder, 'package.json'), '{"private":true}\n');
  const quiet = [
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--no-package-lock',
    '--save-exact',
    '--fetch-retries=1',
  ];
  try {
    await run('npm', ['install', ...quiet, spec], { cwd: folder });
    return undefined;
  } catch (error) {
    const said = String((error as { stderr?: unknown }).stderr ?? error);
    const code = UNREACHABLE.exec(said)?.[0];
    if (code === undefined) throw error;
    return `the npm registry cannot be reached (${code})`;
  }
}

/** Another suite may have been quicker; then its folder is as good. */
function moveInto(fresh: string, folder: string, client: RealClient): void {
  try {
    renameSync(fresh, folder);
  } catch (error) {
    if (programIn(client, folder) !== undefined) return;
    throw error;
  }
}
