import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { claudeDriver } from '../../src/adapters/agents/claude.ts';
import { resolveClaude } from '../../src/adapters/agents/claude-binary.ts';

/** A client's program, or why it is not there. */
export type Installed = { readonly ok: true; readonly path: string } | { readonly ok: false; readonly reason: string };

/**
 * Installs the tested version of claude beside the other caches of node_modules, once for all suites, and gives the
 * absolute path of its native binary. Rejects when npm fails, also when its registry cannot be reached.
 */
export async function installClaude(): Promise<string> {
  const installed = await tryInstallClaude();
  if (!installed.ok) throw new Error(installed.reason);
  return installed.path;
}

/** The same, but a registry that cannot be reached is a reason to skip; every other failure of npm rejects. */
export async function tryInstallClaude(): Promise<Installed> {
  const { version } = claudeDriver;
  const folder = join(cache, `claude-${version}`);
  const ready = claudeIn(folder);
  if (ready !== undefined) return { ok: true, path: ready };
  const spec = `@anthropic-ai/claude-code@${version}`;
  mkdirSync(cache, { recursive: true });
  const fresh = mkdtempSync(join(cache, 'install-'));
  try {
    const problem = await install(spec, fresh);
    if (problem !== undefined) return { ok: false, reason: `${spec} is not installed: ${problem}` };
    moveInto(fresh, folder);
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  const path = claudeIn(folder);
  if (path === undefined) throw new Error(`npm installed ${spec}, but its binary is not where it should be: ${folder}`);
  return { ok: true, path };
}

const cache = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'clients');

function claudeIn(folder: string): string | undefined {
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
function moveInto(fresh: string, folder: string): void {
  try {
    renameSync(fresh, folder);
  } catch (error) {
    if (claudeIn(folder) !== undefined) return;
    throw error;
  }
}
