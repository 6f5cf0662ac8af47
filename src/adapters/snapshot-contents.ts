import type { ContentRequest, Contents, PathTexts, SnapshotChange } from '../core/integrity/change.ts';
import type { Repository } from './git/controller.ts';

/** Where texts are read. */
type Texts = Pick<Repository, 'blobs' | 'readFile'>;

interface Wanted {
  readonly changes: readonly SnapshotChange[];
  readonly wanted: readonly ContentRequest[];
  /** Tree in which a path that did not change is read. */
  readonly before: string;
}

/** Reads the texts that the integrity rules ask for; binary content and missing files stay undefined. */
export async function readContents(repository: Texts, { changes, wanted, before }: Wanted): Promise<Contents> {
  const byPath = new Map(changes.map((change) => [change.path, change]));
  const texts = wanted.map(async ({ path, sides }): Promise<[string, PathTexts]> => {
    const change = byPath.get(path);
    return [
      path,
      await (change === undefined ? unchanged(repository, before, path) : changed(repository, change, sides)),
    ];
  });
  return new Map(await Promise.all(texts));
}

async function unchanged(repository: Texts, tree: string, path: string): Promise<PathTexts> {
  const text = asText((await repository.readFile(tree, path))?.bytes);
  return { old: text, new: text };
}

async function changed(repository: Texts, change: SnapshotChange, sides: readonly string[]): Promise<PathTexts> {
  const read = async (side: 'old' | 'new', sha: string): Promise<string | undefined> =>
    sides.includes(side) && !/^0+$/.test(sha) ? asText((await repository.blobs([sha])).at(0)) : undefined;
  return { old: await read('old', change.oldSha), new: await read('new', change.newSha) };
}

function asText(bytes: Buffer | undefined): string | undefined {
  if (bytes === undefined || bytes.subarray(0, 8000).includes(0)) return undefined;
  return bytes.toString('utf8');
}
