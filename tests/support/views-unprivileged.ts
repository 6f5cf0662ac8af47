/*
 * A scene for an ordinary user, because root is denied nothing: a gate on base code closes folders of its view, and its warm layer is
 * asked for. Prints what was said and what the next view has. Run with a folder, a workspace, git and a kind of views as arguments.
 */
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openController } from '../../src/adapters/git/controller.ts';
import { noExtras } from '../../src/adapters/git/extras.ts';
import { emptyTrash } from '../../src/adapters/git/trash.ts';
import { openTrees } from '../../src/adapters/trees.ts';
import { type Grounds, plainGrounds } from '../../src/adapters/views/grounds.ts';
import { type LayeredViewsOptions, layeredViews, openPristine } from '../../src/adapters/views/layered-views.ts';
import { noSetupLayers } from '../../src/adapters/views/warm.ts';

const [root = '', workspace = '', program = '', kind = ''] = process.argv.slice(2);
const opened = await openController({ program, root, workspace, remote: { url: 'https://unused.invalid/a/b.git' } });
if (!opened.ok) throw new Error(opened.problem.message);
const { repository } = opened;
const { commit } = await repository.workspaceHead();
await repository.importCommit(commit);
const tree = await repository.treeOf(commit);
const nothing = { roots: new Set<string>(), above: new Set<string>(), origin: new Map<string, string>() };

const noGit = async (): Promise<void> => undefined;

function views(name: string): Grounds['openView'] {
  const at = join(root, name);
  const dir = join(at, 'layer0');
  mkdirSync(dir, { recursive: true });
  const layer = { source: dir, ...nothing, laid: new Map(), extras: noExtras };
  if (kind === 'cleaned')
    return plainGrounds(repository, openTrees({ repository, root: at, layer: async () => layer }), noGit).openView;
  const base = { dir: join(at, 'base'), indexFile: join(at, 'base.index') };
  const options = {
    ...{ root: at, layer: async () => ({ dir, layer }), setup: noSetupLayers, git: noGit },
    pristine: openPristine({ repository, ...base, extras: async () => noExtras }),
  };
  return layeredViews(options as unknown as LayeredViewsOptions);
}

/** What is said of a gate that closes some of what it leaves, and whether the next view has its cache. */
async function keptOf(closed: readonly string[]): Promise<string> {
  const openView = views(`closing-${closed.length}`);
  const said: string[] = [];
  const first = await openView({ tree, check: 'unit' });
  mkdirSync(join(first.written, 'cache/inner'), { recursive: true });
  writeFileSync(join(first.written, 'cache/a'), 'warm');
  for (const path of closed) chmodSync(join(first.written, path), 0);
  first.keepWarm((code) => void said.push(code));
  first.close();
  const second = await openView({ tree, check: 'unit' });
  const folders = second.place.kind === 'folder' ? [second.place.dir] : second.place.lowers;
  const isKept = folders.some((folder) => existsSync(join(folder, 'cache')));
  second.close();
  return isKept ? ['kept', ...said].join() : said.join();
}

const open = await keptOf([]);
const cache = await keptOf(['cache']);
const whole = await keptOf(['cache', '']);
emptyTrash();
await repository.close();
console.log(JSON.stringify({ open, cache, whole }));
