import { accessSync, constants, readdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where a client's npm packages keep its native binary. */
export interface NativePlace {
  /** Scope of the packages, '' = none. */
  readonly scope: string;
  /** Packages of this platform, the first that is there counts. */
  readonly names: readonly string[];
  /** Paths below a package; `*` stands for one folder of any name. */
  readonly paths: readonly string[];
}

/**
 * Finds the native binary behind the wrapper that npm installs: a kill of the wrapper would leave the client running (06-agents
 * "Commands"). `program` is the absolute path of a program; the answer is its own real path when no package of the platform lies
 * beside it, because then it is the binary or somebody's own way to start it.
 */
export function behindWrapper(program: string, place: NativePlace): string {
  const real = realpathSync(program);
  return (
    modulesAbove(real)
      .flatMap((modules) => place.names.map((name) => join(modules, place.scope, name)))
      .flatMap((folder) => place.paths.flatMap((path) => expand(folder, path.split('/'))))
      .find(isProgram) ?? real
  );
}

/** Every `node_modules` that a package in this place finds its dependencies in, the nearest first. */
function modulesAbove(path: string): string[] {
  const parent = dirname(path);
  if (parent === path) return [];
  const here = join(parent, 'node_modules');
  return [here, ...modulesAbove(parent)];
}

function expand(folder: string, [first, ...rest]: readonly string[]): string[] {
  if (first === undefined) return [folder];
  const names = first === '*' ? listed(folder) : [first];
  return names.flatMap((name) => expand(join(folder, name), rest));
}

function listed(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
