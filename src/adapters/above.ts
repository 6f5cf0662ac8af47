import { readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { removePath } from './git/folder.ts';

/**
 * Names that tools look for in every folder above the one they run in: a package manager's binaries, configuration of test
 * runners, compilers and linters. Planted beside or above a view they would steer its gates (04-trust rule 11).
 */
const steering =
  /^(?:node_modules|package\.json|\.git|\.npmrc|\.yarnrc.*|\.pnp\..*|pnpm-workspace\.yaml|bunfig\.toml|deno\.jsonc?|tsconfig.*|jsconfig.*|\.?(?:jest|vitest|vite|babel|eslint|prettier|mocha|ava|swc|postcss).*|pyproject\.toml|pytest\.ini|\.pytest.*|setup\.(?:cfg|py)|tox\.ini|conftest\.py|sitecustomize\.py|\.cargo|Cargo\.toml|rust-toolchain.*|go\.(?:mod|work)|pom\.xml|.*\.gradle(?:\.kts)?|gradle\.properties|GNUmakefile|[Mm]akefile|justfile|Gemfile|\.bundle|\.rspec|Directory\.Build\..*|NuGet\.config|global\.json|\.editorconfig|\.env.*|\.tool-versions|\.?mise\.toml|\.nvmrc|\.node-version|\.python-version|\.ruby-version)$/i;

/** Looks at the folders around the trees before each use of them. */
export interface AboveGuard {
  /**
   * Removes what was planted inside our own folders.
   * @throws when something was planted above them: that is not ours to remove, and no gate can be believed any more
   */
  check(): void;
}

/** A steering file appeared above the trees while the run was on. */
export class PlantedAboveError extends Error {
  override readonly name = 'PlantedAboveError';
}

/**
 * @param trees absolute folder that holds the trees
 * @param own absolute folder that is ours: planted files are removed below it
 */
export function guardAbove(trees: string, own: string): AboveGuard {
  const before = foldersFrom(trees).map((folder) => {
    const list = lister(folder);
    return { folder, list, known: new Set(list()) };
  });
  return {
    check: () => {
      for (const { folder, list, known } of before) {
        for (const name of list()) if (!known.has(name)) handle(join(folder, name), own);
      }
    },
  };
}

/** Lists a folder again only when it may have changed: the kernel notes each change of its names, and nobody can set that time back. */
function lister(folder: string): () => readonly string[] {
  let listed: { readonly stamp: string; readonly names: readonly string[] } | undefined;
  return () => {
    const stamp = settledStamp(folder);
    if (stamp !== undefined && listed?.stamp === stamp) return listed.names;
    const names = steeringNames(folder);
    listed = stamp === undefined || names === undefined ? undefined : { stamp, names };
    return names ?? [];
  };
}

/** Undefined when it changed so lately that the next change could bear the same time, and for a folder that cannot be looked at. */
function settledStamp(folder: string): string | undefined {
  try {
    const { dev, ino, ctimeNs } = statSync(folder, { bigint: true });
    const settledNs = ctimeNs % SECOND_NS === 0n ? 3n * SECOND_NS : SECOND_NS / 10n;
    return ctimeNs + settledNs < BigInt(Date.now()) * 1_000_000n ? `${dev} ${ino} ${ctimeNs}` : undefined;
  } catch {
    return undefined;
  }
}

/** Some file systems count whole seconds, or pairs of them; others count the ticks of the kernel, a hundredth of that at most. */
const SECOND_NS = 1_000_000_000n;

function handle(path: string, own: string): void {
  if (path.startsWith(`${own}/`)) {
    removePath(dirname(path), basename(path));
    return;
  }
  throw new PlantedAboveError(
    `${path} appeared while the run was on. Tools find it from every folder below, so no gate can be believed: remove it and run again.`,
  );
}

function foldersFrom(folder: string): readonly string[] {
  const parent = dirname(folder);
  return parent === folder ? [folder] : [folder, ...foldersFrom(parent)];
}

/** Undefined for a folder that cannot be listed. */
function steeringNames(folder: string): readonly string[] | undefined {
  try {
    return readdirSync(folder).filter((name) => steering.test(name));
  } catch {
    return undefined;
  }
}
