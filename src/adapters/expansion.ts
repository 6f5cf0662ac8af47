import { dirname, join } from 'node:path/posix';
import type { Expansion } from '../core/expansion.ts';
import { globMatcher } from '../core/globs.ts';
import { gapLines } from '../core/information-gap.ts';
import { missingIn, nearestFiles } from '../core/missing.ts';
import type { Attempt } from '../core/state.ts';
import type { Repository } from './git/controller.ts';

interface Looking {
  readonly repository: Repository;
  readonly tree: string;
  readonly paths: readonly string[];
}

const MOST = {
  named: 3,
  around: 8,
  fileBytes: 256 * 1024,
  defined: 6,
  grepBytes: 64 * 1024,
  folders: 3,
  manifestBytes: 4096,
};

export interface ExpandCall {
  readonly repository: Repository;
  readonly tree: string;
  readonly attempt: Attempt;
  /** Globs of what agents must not see (`hidden_paths`). */
  readonly hiddenPaths: readonly string[];
}

/** Looks in the tree that the attempt left for what it did not find. It reads the tree alone, never a working folder. */
export async function expand({ repository, tree, attempt, hiddenPaths }: ExpandCall): Promise<Expansion> {
  const isHidden = globMatcher(hiddenPaths);
  const paths = (await repository.listFiles(tree)).map(({ path }) => path).filter((path) => !isHidden(path));
  const looking = { repository, tree, paths };
  const missing = gapLines(attempt);
  const { modules, names } = missingIn(missing);
  const places = attempt.gates.flatMap(({ locations = [] }) => locations).filter(({ file }) => paths.includes(file));
  const [named, defined, manifests] = await Promise.all([
    namedParts(looking, places),
    Promise.all(names.map((wanted) => definitions(looking, wanted))),
    manifestsOf(
      looking,
      places.map(({ file }) => file),
    ),
  ]);
  const near = modules.map((wanted) => ({ wanted, paths: nearestFiles(wanted, paths) }));
  const folders = foldersOf(looking, { modules, from: places[0]?.file });
  return {
    missing,
    named,
    near: near.filter((each) => each.paths.length > 0),
    defined: defined.filter(isFound),
    folders,
    manifests,
  };
}

type Place = { readonly file: string; readonly line?: number };

async function namedParts({ repository, tree }: Looking, places: readonly Place[]): Promise<Expansion['named']> {
  const first = [...new Map(places.toReversed().map((place) => [place.file, place])).values()].reverse();
  return Promise.all(
    first.slice(0, MOST.named).map(async ({ file, line = 1 }) => {
      const content = await repository.readFile(tree, file, MOST.fileBytes);
      const lines = (content?.bytes.toString('utf8') ?? '').split('\n');
      const from = Math.max(1, line - MOST.around);
      return { path: file, from, lines: lines.slice(from - 1, line + MOST.around) };
    }),
  );
}

/** Lines that define a name in any of the usual languages; a name is a word, so it cannot be a pattern. */
async function definitions(
  { repository, tree, paths }: Looking,
  wanted: string,
): Promise<Expansion['defined'][number]> {
  const name = wanted.replaceAll('$', String.raw`\$`);
  const words =
    'export|exports|def|class|func|fn|function|const|let|var|type|interface|struct|enum|trait|module|define';
  const pattern = String.raw`(^|[^[:alnum:]_])(${words})([^[:alnum:]_].*)?[^[:alnum:]_]${name}([^[:alnum:]_]|$)|exports\.${name}([^[:alnum:]_]|$)|^${name} *=`;
  const args = ['grep', '-n', '-z', '-I', '-E', '--max-count=3', '-e', pattern, tree, '--'];
  const { stdout } = await repository.git.run(args, { maxBytes: MOST.grepBytes, timeoutMs: 10_000 });
  const found = stdout.toString('utf8').split('\n').filter(Boolean);
  const named = found.map((line) => line.slice(`${tree}:`.length, 300));
  const lines = named.filter((line) => paths.includes(line.slice(0, line.indexOf('\0'))));
  return { wanted, lines: lines.slice(0, MOST.defined).map((line) => line.replaceAll('\0', ':')) };
}

function isFound({ lines }: Expansion['defined'][number]): boolean {
  return lines.length > 0;
}

/** Where a relative module was looked for, then the root. */
function foldersOf(
  { paths }: Looking,
  { modules, from }: { modules: readonly string[]; from: string | undefined },
): Expansion['folders'] {
  const beside = from === undefined ? '.' : dirname(from);
  const asked = modules
    .filter((module) => module.includes('/'))
    .map((module) => dirname(join(module.startsWith('.') ? beside : '.', module)));
  const wanted = [...new Set([...asked, beside, '.'])].slice(0, MOST.folders);
  return wanted.map((path) => ({ path, entries: entriesOf(paths, path) })).filter(({ entries }) => entries.length > 0);
}

function entriesOf(paths: readonly string[], folder: string): readonly string[] {
  const prefix = folder === '.' ? '' : `${folder}/`;
  const below = paths.filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length));
  return [...new Set(below.map((path) => (path.includes('/') ? `${path.slice(0, path.indexOf('/'))}/` : path)))];
}

const manifestNames =
  /^(?:package\.json|pyproject\.toml|requirements\.txt|setup\.cfg|go\.mod|Cargo\.toml|pom\.xml|build\.gradle(?:\.kts)?|Gemfile|composer\.json|tsconfig\.json)$/;

async function manifestsOf(
  { repository, tree, paths }: Looking,
  named: readonly string[],
): Promise<Expansion['manifests']> {
  const folders = new Set(['', ...named.slice(0, MOST.named).flatMap(above)]);
  const found = paths.filter((path) => {
    const at = path.lastIndexOf('/') + 1;
    return manifestNames.test(path.slice(at)) && folders.has(path.slice(0, Math.max(0, at - 1)));
  });
  return Promise.all(
    found.slice(0, MOST.folders).map(async (path) => {
      const content = await repository.readFile(tree, path, MOST.manifestBytes);
      return { path, text: content?.bytes.toString('utf8') ?? '' };
    }),
  );
}

/** The folders that a file lies in, without the root. */
function above(file: string): readonly string[] {
  const segments = file.split('/').slice(0, -1);
  return segments.map((_, at) => segments.slice(0, at + 1).join('/'));
}
