import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Repository } from '../../adapters/git/controller.ts';
import { resolveProgram } from '../../adapters/process/resolve.ts';
import type { DockerFacts, GateFacts } from '../../core/doctor/facts.ts';
import { readGateLine } from '../../core/doctor/gate-line.ts';
import type { Check } from '../../core/gates.ts';
import type { Settings } from '../../settings/settings.ts';
import { type DockerPlace, lookAtDocker } from './docker-look.ts';

export interface GateLook {
  readonly repository: Repository;
  /** Policy base. */
  readonly commit: string;
  readonly checks: readonly Check[];
  readonly settings: Settings;
  readonly workspace: string;
  readonly path: string;
  readonly docker: DockerPlace;
}

/** What the doctor is told of the checks. */
interface GatesSeen {
  readonly gates: readonly GateFacts[];
  readonly isNotInstalled: boolean;
  readonly docker?: DockerFacts;
}

/** Looks at each check without running it: its programs, the scripts of package.json, whether dependencies and docker are there. */
export async function lookAtGates(look: GateLook): Promise<GatesSeen> {
  const folder = look.settings.workingDirectory;
  const file = await look.repository.readFile(look.commit, join(folder, 'package.json'));
  const manifest = file === undefined ? undefined : readManifest(file.bytes.toString('utf8'));
  return {
    gates: look.checks.map((check) => lookAt(look, { check, manifest })),
    isNotInstalled: look.checks.length > 0 && isNotInstalled(look, manifest),
    ...(look.checks.some(({ docker }) => docker === true) && {
      docker: lookAtDocker({ path: look.path, cwd: look.workspace }, look.docker),
    }),
  };
}

interface Manifest {
  readonly scripts: Readonly<Record<string, unknown>>;
  readonly needs: number;
}

function readManifest(text: string): Manifest | undefined {
  try {
    const { scripts = {}, dependencies = {}, devDependencies = {} } = JSON.parse(text) as Record<string, object>;
    const needs = Object.keys(dependencies).length + Object.keys(devDependencies).length;
    return { scripts: scripts as Manifest['scripts'], needs };
  } catch {
    return undefined;
  }
}

function lookAt(
  { workspace, settings, path }: GateLook,
  { check, manifest }: { readonly check: Check; readonly manifest: Manifest | undefined },
): GateFacts {
  const line = readGateLine(check.command);
  const cwd = join(workspace, settings.workingDirectory);
  const missing = line.programs.flatMap((program) => {
    const found = resolveProgram(program, { path, cwd });
    return found.ok ? [] : [{ program, why: found.message }];
  });
  const noScript = manifest && line.scripts.find((name) => typeof manifest.scripts[name] !== 'string');
  return { check, missing, runs: textOf(check.command, manifest), ...(noScript === undefined ? {} : { noScript }) };
}

/** Scripts may call scripts; more than a few levels tell nothing new. */
const MOST_LEVELS = 4;

function textOf(command: string, manifest: Manifest | undefined): string {
  const lines = [command];
  for (let level = 0; level < MOST_LEVELS && level < lines.length; level += 1) {
    for (const name of readGateLine(lines[level] ?? '').scripts) {
      const script = manifest?.scripts[name];
      if (typeof script === 'string' && !lines.includes(script)) lines.push(script);
    }
  }
  return lines.join('\n');
}

function isNotInstalled({ workspace, settings }: GateLook, manifest: Manifest | undefined): boolean {
  if (manifest === undefined || manifest.needs === 0 || settings.setup !== undefined) return false;
  const folders = [workspace, join(workspace, settings.workingDirectory)];
  const signs = ['node_modules', '.pnp.cjs'];
  return !folders.some((folder) => signs.some((name) => existsSync(join(folder, name))));
}
