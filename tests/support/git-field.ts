import { lstatSync, mkdirSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { ControllerOptions, Repository } from '../../src/adapters/git/controller.ts';
import { populate } from '../../src/adapters/git/worktree.ts';
import type { Files, Sandbox } from './git-sandbox.ts';

/** A controller with an imported commit and an empty folder to fill. */
export interface Field {
  readonly box: Sandbox;
  readonly repository: Repository;
  readonly commit: string;
  readonly tree: string;
  readonly dir: string;
  readonly indexFile: string;
  fill(more?: { tree?: string; keepIgnored?: boolean }): Promise<{ removed: number; restored: number }>;
}

export const files: Files = {
  'README.md': 'read\n',
  'src/a.js': 'a\n',
  'src/deep/b.js': 'b\n',
  'src/deep/c.js': 'c\n',
  'crlf.txt': 'one\n',
  '.gitignore': '*.log\nbuild/\n',
  '.gitattributes': '* text=auto eol=crlf\n*.js filter=evil ident\n',
};

export async function field(
  box: Sandbox,
  content: Files = files,
  more: Partial<ControllerOptions> = {},
): Promise<Field> {
  const repo = box.repo('ws', content);
  const repository = await box.open(repo.dir, more);
  await repository.importCommit(repo.commit);
  const tree = await repository.treeOf(repo.commit);
  const place = { dir: box.path('tree'), indexFile: box.path('tree.index') };
  mkdirSync(place.dir);
  const fill: Field['fill'] = (more) => populate({ repository, ...place, tree, keepIgnored: false, ...more });
  return { box, repository, commit: repo.commit, tree, ...place, fill };
}

/** Path -> kind, mode and content of everything in a folder. */
export function snapshot(dir: string, under = ''): Record<string, string> {
  const entries: Record<string, string> = {};
  for (const name of readdirSync(join(dir, under)).sort()) {
    const path = under === '' ? name : `${under}/${name}`;
    if (path === '.git') continue;
    const stats = lstatSync(join(dir, path));
    if (stats.isDirectory()) Object.assign(entries, { [path]: 'folder' }, snapshot(dir, path));
    else if (stats.isSymbolicLink()) entries[path] = `-> ${readlinkSync(join(dir, path))}`;
    else entries[path] = `${(stats.mode & 0o111) === 0 ? '' : 'x '}${readFileSync(join(dir, path), 'latin1')}`;
  }
  return entries;
}
