import { joinPath } from './integrity-commands.ts';
import type { Contents } from './integrity-types.ts';

/** A module that a command imports by name, while the folder it runs in comes first on Python's path. */
export interface ModuleRun {
  /** As written, e.g. `pytest` or `package.module`. */
  readonly name: string;
  /** Relative to the repository root, '' = the root. */
  readonly folder: string;
}

/** The module that `python -m NAME` or `pytest` imports. */
export function modulesRun(program: string, args: readonly string[], folder: string): readonly ModuleRun[] {
  if (/^(?:pytest|py\.test)$/.test(program)) return [{ name: 'pytest', folder }];
  if (!/^(?:python|pypy)[\d.]*$/.test(program)) return [];
  const script = args.findIndex((word, at) => !word.startsWith('-') && !/^-[WX]$/.test(args[at - 1] ?? ''));
  const at = args.findIndex((word) => /^-[A-Za-z]*m/.test(word));
  if (at < 0 || (script >= 0 && script < at)) return [];
  const name = args[at]?.replace(/^-[A-Za-ln-z]*m/, '') || args[at + 1] || '';
  return /^[A-Za-z_]\w*(?:\.\w+)*$/.test(name) ? [{ name, folder }] : [];
}

/** Tools that no repository but their own holds: what a script runs is protected for these alone, since others may be the product. */
const tools =
  /^(?:pytest|unittest|doctest|nose2?|tox|nox|coverage|mypy|ruff|flake8|pylint|pyright|black|isort|bandit|behave|trial|compileall|pip|build)$/;

/** Whether a module is a well-known tool. */
export function isTool({ name }: ModuleRun): boolean {
  return tools.test(name);
}

/** Files one of which exists when the repository itself holds the module. */
export function moduleProbes({ name, folder }: ModuleRun): readonly string[] {
  const whole = name.replaceAll('.', '/');
  const bases = [...new Set([name.split('.')[0] ?? name, whole])];
  return bases
    .flatMap((base) => [`${base}.py`, `${base}/__init__.py`, `${base}/__main__.py`])
    .flatMap((path) => joinPath(folder, path) ?? []);
}

/** What an added path takes the place of: the name of the check whose module Python would no longer find. */
export function shadowFinder(
  modules: ReadonlyMap<ModuleRun, string>,
  contents: Contents,
): (path: string) => string | undefined {
  const foreign = [...modules]
    .filter(([run]) => moduleProbes(run).every((path) => contents.get(path)?.old === undefined))
    .map(([run, check]) => ({ base: joinPath(run.folder, run.name.split('.')[0] ?? run.name), check }));
  return (path) => foreign.find(({ base }) => base !== undefined && shadows(path, base))?.check;
}

function shadows(path: string, base: string): boolean {
  if (!path.startsWith(base)) return false;
  return /^(?:$|\/|\.py[cdow]?$|\.(?:[\w-]+\.)?so$)/.test(path.slice(base.length));
}
