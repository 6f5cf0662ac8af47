import { lstatSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { furnishHome, placeFiles } from '../home.ts';
import { discardLayers } from './overlay.ts';
import type { SceneCall } from './scene.ts';
import { installs, type RoomCall } from './walls.ts';

/** The HOME of a room. */
interface OpenHome {
  readonly scene: SceneCall['home'];
  /** Absolute path as the room's processes see it. */
  readonly inside: string;
  /** Absolute paths of credentials that are taken away inside. */
  readonly removed: readonly string[];
  /** Absolute folder inside whose content is moved into it after that. */
  readonly placed?: { readonly from: string; readonly to: string };
  readonly close: () => void;
}

interface HomeOptions {
  /** Absolute real HOME of the job; '' when there is none. */
  readonly home: string;
  /** Absolute folder on a file system that may hold its upper layer; undefined = HOME is thrown away instead. */
  readonly homeUppers: string | undefined;
}

/** HOME under an overlay, its credentials taken away; else a new one in the private `/tmp`, with links to the caches. */
export function openHome(
  { home, homeUppers }: HomeOptions,
  { role, homeFiles }: Pick<RoomCall, 'role' | 'homeFiles'>,
  { id, folder }: { readonly id: string; readonly folder: string },
): OpenHome {
  if (homeUppers === undefined || home === '') {
    const outside = join(folder, 'tmp', 'home');
    mkdirSync(outside, { recursive: true, mode: 0o700 });
    furnishHome(home, outside, { writes: false, installs: installs(role) });
    placeFiles(homeFiles, outside);
    const credentials = CREDENTIAL_PATHS.map((path) => join(home, path));
    const scene = { target: home, overlay: undefined, credentials };
    return { scene, inside: '/tmp/home', removed: [], close: () => undefined };
  }
  const layers = { upper: join(homeUppers, id, 'upper'), work: join(homeUppers, id, 'work') };
  for (const path of [join(homeUppers, id), layers.upper, layers.work])
    mkdirSync(path, { recursive: true, mode: 0o700 });
  placeFiles(homeFiles, join(folder, 'tmp', PLACED));
  return {
    scene: { target: home, overlay: layers, credentials: [] },
    inside: home,
    removed: credentialsIn(home),
    ...(homeFiles.size === 0 ? {} : { placed: { from: join('/tmp', PLACED), to: home } }),
    close: () => discardLayers(homeUppers, id, { work: join(id, 'work'), trash: join(homeUppers, '.trash') }),
  };
}

/** Absolute paths of the credentials that lie in the real HOME now. */
export function credentialsIn(home: string): readonly string[] {
  return CREDENTIAL_PATHS.map((path) => join(home, path)).filter(isThere);
}

function isThere(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
  } catch (error) {
    // Below a file there is nothing.
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return false;
    throw error;
  }
}

/** Where files for HOME wait until its credentials are gone. */
const PLACED = '.ralph-home';

/**
 * Files and folders of a HOME that hold credentials, relative: no agent and no gate sees them (04-trust rule 1). A tool that
 * needs one of them gets a copy through `agent_files`.
 */
export const CREDENTIAL_PATHS: readonly string[] = [
  '.aws',
  '.azure',
  '.bash_history',
  '.boto',
  '.bundle/config',
  '.cargo/credentials',
  '.cargo/credentials.toml',
  '.claude',
  '.claude.json',
  '.codex/auth.json',
  '.cache/huggingface/token',
  '.composer/auth.json',
  '.config/composer/auth.json',
  '.config/configstore',
  '.config/containers/auth.json',
  '.config/gcloud',
  '.config/gh',
  '.config/git/credentials',
  '.config/hub',
  '.config/op',
  '.config/pip/pip.conf',
  '.config/pypoetry/auth.toml',
  '.config/rclone',
  '.config/sops',
  '.copilot',
  '.credentials',
  '.docker/config.json',
  '.fly',
  '.gem/credentials',
  '.gemini',
  '.git-credentials',
  '.gitconfig',
  '.config/git/config',
  '.gnupg',
  '.gradle/gradle.properties',
  '.heroku',
  '.ivy2/.credentials',
  '.kube',
  '.local/share/keyrings',
  '.local/share/opencode/auth.json',
  '.local/share/uv/credentials',
  '.m2/settings-security.xml',
  '.m2/settings.xml',
  '.mysql_history',
  '.my.cnf',
  '.netrc',
  '_netrc',
  '.node_repl_history',
  '.npmrc',
  '.nuget/NuGet/NuGet.Config',
  '.oci',
  '.password-store',
  '.pgpass',
  '.pip/pip.conf',
  '.psql_history',
  '.pypirc',
  '.python_history',
  '.s3cfg',
  '.sbt/.credentials',
  '.ssh',
  '.subversion/auth',
  '.terraform.d/credentials.tfrc.json',
  '.terraformrc',
  '.vault-token',
  '.wget-hsts',
  '.yarnrc.yml',
  '.zsh_history',
];
