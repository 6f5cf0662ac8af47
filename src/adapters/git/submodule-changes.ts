import { isCache, shown } from '../../core/integrity/change.ts';
import { openBreather } from './breather.ts';
import { wouldBlockGit } from './capture-kinds.ts';
import type { Look, NotImported } from './capture-look.ts';
import { kindAt, listFolder } from './folder.ts';
import { stampLayer } from './layer-stamp.ts';
import { joinPath, parentOf } from './paths.ts';
import type { Found } from './scan.ts';
import { firstBroken } from './submodule-way.ts';
import type { Submodule } from './submodules.ts';

/** Why an entry is not imported that would end a submodule or lies in the empty folder of one; undefined = it is neither. */
export function submoduleProblem({ gitlinks }: Look, found: Found): string | undefined {
  if (gitlinks.size === 0) return undefined;
  const { path, relation } = found;
  const isReplaced = relation === 'tracked' && gitlinks.has(path);
  const isAboveReplaced = relation === 'file-for-folder' && [...gitlinks].some((link) => link.startsWith(`${path}/`));
  if (isReplaced || isAboveReplaced) return replaces;
  if (relation === 'tracked' || wouldBlockGit(found)) return undefined;
  return gitlinks.has(parentOf(path)) ? 'it lies inside a submodule' : undefined;
}

const replaces = 'it stands in the place of a submodule';

/** What a process wrote into submodules that were given with their files: named, never taken. */
export async function changesInSubmodules(look: Look): Promise<readonly NotImported[]> {
  const said: NotImported[] = [];
  for (const submodule of look.submodules) {
    const { path } = submodule;
    const broken = firstBroken(look.dir, submodule.layer);
    if (broken !== undefined) {
      said.push({ path, what: brokenSentence(path, broken), why: itsOwn });
      continue;
    }
    const found = await (look.layers === undefined ? stamped(look, submodule) : upper(look.layers.upper, path));
    const named = found.filter((each) => !isCache(each));
    if (named.length > 0) said.push({ path, what: sentence(path, named), why: itsOwn });
  }
  return said;
}

function brokenSentence(path: string, broken: string): string {
  if (broken.startsWith(`${path}/`)) return sentence(path, [broken]);
  return `what took the place of the submodule ${shown(path)} is not taken`;
}

const itsOwn = 'a submodule is changed in its own repository';

/** Entries that are looked at and named. */
const mostEntries = 2000;
const mostNamed = 20;

function sentence(path: string, named: readonly string[]): string {
  const files = named.slice(0, mostNamed).map((each) => shown(each.slice(path.length + 1)));
  const more = named.length > mostNamed ? ' and more' : '';
  return `changes inside the submodule ${shown(path)} are not taken (${files.join(', ')}${more})`;
}

/** An upper layer holds what was written, and marks for what was removed. */
async function upper(dir: string, path: string): Promise<readonly string[]> {
  const found: string[] = [];
  const breathe = openBreather();
  const open = kindAt(dir, path) === 'folder' ? [path] : [];
  for (let folder = open.pop(); folder !== undefined && found.length < mostEntries; folder = open.pop()) {
    for (const { name, kind } of listFolder(dir, folder)) {
      const child = joinPath(folder, name);
      if (kind !== 'folder') found.push(child);
      else if (child.length < longPath) open.push(child);
    }
    await breathe();
  }
  return found.slice(0, mostEntries).sort();
}

/** No submodule is this deep. */
const longPath = 2000;

/** Against what was laid there, owner and time of a change (ctime) apart: at level `user` every file changes hands. */
async function stamped({ dir }: Look, { layer, path }: Submodule): Promise<readonly string[]> {
  const laid = layer.laid.get(dir);
  if (laid === undefined) return [];
  const now = await stampLayer(layer, dir);
  const all = [...new Set([...laid.keys(), ...now.keys()])];
  const differ = all.filter((each) => withoutCtime(laid.get(each)) !== withoutCtime(now.get(each)));
  const files = differ.filter((each) => (now.get(each) ?? laid.get(each)) !== 'folder');
  return [...files, ...beside(dir, path, layer)].slice(0, mostEntries).sort();
}

function withoutCtime(stamp: string | undefined): string | undefined {
  return stamp?.split(' ').slice(0, 4).join(' ');
}

/** New entries in folders that were not laid whole. */
function beside(dir: string, path: string, { roots, above }: Submodule['layer']): readonly string[] {
  const folders = [...above].filter((folder) => folder === path || folder.startsWith(`${path}/`));
  return folders
    .filter((folder) => kindAt(dir, folder) === 'folder')
    .flatMap((folder) => listFolder(dir, folder).map(({ name }) => joinPath(folder, name)))
    .filter((each) => !roots.has(each) && !above.has(each));
}
