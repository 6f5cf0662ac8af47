import { accessSync, closeSync, constants, openSync, readFileSync, readSync, realpathSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The native binary with the version of its package, or a message that says where it was looked for. */
export type FoundClaude =
  | { readonly ok: true; readonly path: string; readonly version: string | undefined }
  | { readonly ok: false; readonly message: string };

/**
 * Finds claude's native binary behind the wrapper that npm installs (06-agents "Commands": run native binaries).
 * `start` is the absolute path of a folder that npm installed into, or of a `claude` program. No package manager's
 * script is needed: the binary lies in a package of its own for each platform, beside the wrapper's or inside it.
 */
export function resolveClaude(start: string): FoundClaude {
  const program = realProgram(start);
  if (program !== undefined && isNative(program)) return found(program);
  const folders = program === undefined ? [start, join(start, 'lib')] : [foldersOf(program)];
  const native = folders.flatMap(candidates).find((path) => realProgram(path) !== undefined && isNative(path));
  if (native !== undefined) return found(realpathSync(native));
  return {
    ok: false,
    message: `No native claude binary for ${platform()} was found for "${start}": install @anthropic-ai/claude-code there without --omit=optional, or name the binary itself.`,
  };
}

const SCOPE = '@anthropic-ai';

/** The folder whose node_modules holds the package that a wrapper script belongs to. */
function foldersOf(wrapper: string): string {
  const at = wrapper.lastIndexOf(join('/', 'node_modules', SCOPE, '/'));
  return at === -1 ? dirname(wrapper) : wrapper.slice(0, at);
}

function candidates(folder: string): string[] {
  const modules = join(folder, 'node_modules', SCOPE);
  const places = [modules, join(modules, 'claude-code', 'node_modules', SCOPE)];
  // npm installs the one whose C library fits, so whichever is there is right.
  const names = [`claude-code-${platform()}`, `claude-code-${platform()}-musl`];
  const binary = process.platform === 'win32' ? 'claude.exe' : 'claude';
  return places.flatMap((place) => names.map((name) => join(place, name, binary)));
}

function platform(): string {
  return `${process.platform}-${process.arch}`;
}

function realProgram(path: string): string | undefined {
  try {
    accessSync(path, constants.X_OK);
    const real = realpathSync(path);
    return statSync(real).isFile() ? real : undefined;
  } catch {
    return undefined;
  }
}

// ELF, the two Mach-O headers, and PE.
const MAGIC = ['7f454c46', 'cffaedfe', 'cafebabe', '4d5a'];

function isNative(path: string): boolean {
  const descriptor = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  try {
    const head = Buffer.alloc(4);
    readSync(descriptor, head, 0, head.length, 0);
    return MAGIC.some((magic) => head.toString('hex').startsWith(magic));
  } finally {
    closeSync(descriptor);
  }
}

function found(path: string): FoundClaude {
  return { ok: true, path, version: versionBeside(path) };
}

/** Both the platform's package and the wrapper's name the version; the wrapper keeps its program one folder deeper. */
function versionBeside(path: string): string | undefined {
  return [dirname(path), dirname(dirname(path))].map(readVersion).find((version) => version !== undefined);
}

function readVersion(folder: string): string | undefined {
  try {
    const manifest: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const { name, version } = manifest as { readonly name?: unknown; readonly version?: unknown };
    const isClaudes = typeof name === 'string' && name.startsWith(`${SCOPE}/claude-code`);
    return isClaudes && typeof version === 'string' ? version : undefined;
  } catch {
    return undefined;
  }
}
