import type { Repository } from '../../adapters/git/controller.ts';
import type { StoryWriter } from '../../report/backlog.ts';
import { progressHeader } from '../../report/progress.ts';
import type { Settings } from '../../settings/settings.ts';
import type { Base } from '../base.ts';
import { configError, environmentBroken, type Refusal } from '../refusal.ts';

export interface PlaceCall {
  readonly base: Base;
  readonly settings: Settings;
  readonly feature: string;
  readonly issue: number;
  /** prd.json. */
  readonly text: string;
  /** Absent = no agent wrote the stories. */
  readonly writer?: StoryWriter;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** A pushed branch with the feature's folder. */
export type Placed =
  | {
      readonly ok: true;
      readonly branch: string;
      readonly commit: string;
      /** prd.json in the repository. */
      readonly path: string;
      readonly notices: readonly string[];
    }
  | Refusal;

/** Why a feature of this name is not begun: a prd.json that is there is never written over; undefined = it may be. */
export async function takenFeature(repository: Repository, base: Base, feature: string): Promise<Refusal | undefined> {
  const { folder, path } = placesOf(feature);
  const there = await repository.listFolder(base.commit, folder);
  if (!there.some((entry) => entry.path === path)) return undefined;
  return configError(
    `${path} is on ${base.branch} already and stays as it is. Edit it there, or name another feature: init NAME.`,
  );
}

function placesOf(feature: string): { readonly folder: string; readonly path: string } {
  const folder = `.ralph/${feature}`;
  return { folder, path: `${folder}/prd.json` };
}

/** Puts the folder of a feature that is not taken on a branch of its own and pushes it. */
export async function placeBacklog(repository: Repository, call: PlaceCall): Promise<Placed> {
  const { base, feature } = call;
  const { folder, path } = placesOf(feature);
  const commit = await commitOf(repository, { ...call, folder });
  const pushed = await pushFree(repository, call, commit);
  if (!pushed.ok) return pushed;
  return { ok: true, branch: pushed.branch, commit, path, notices: await others(repository, base.commit, feature) };
}

/** Others who make a backlog of the same name at the same moment make us take the next name. */
const TRIES = 4;

async function pushFree(
  repository: Repository,
  call: PlaceCall,
  commit: string,
): Promise<{ readonly ok: true; readonly branch: string } | Refusal> {
  const taken = new Set(call.base.remoteRefs.keys());
  for (let count = 1; ; count += 1) {
    const branch = freeBranch(call, taken);
    const ref = `refs/heads/${branch}`;
    const [pushed] = await repository.push([{ ref, commit, expect: null }]);
    if (pushed?.ok) return { ok: true, branch };
    taken.add(ref);
    if (pushed?.problem.kind === 'stale' && count < TRIES) continue;
    const why = pushed?.problem.message ?? `${branch} may not be pushed.`;
    return pushed?.problem.kind === 'network' ? environmentBroken(why) : configError(why);
  }
}

/** The files that `ralph init` makes; prompt.md is left out, since a copy would freeze the prompts of today. */
async function commitOf(
  repository: Repository,
  { base, settings, feature, issue, text, writer, now, folder }: PlaceCall & { folder: string },
) {
  const file = (name: string, content: string) => ({
    ...{ path: `${folder}/${name}`, mode: '100644' as const },
    bytes: Buffer.from(content),
  });
  const files = [
    file('prd.json', text),
    file('progress.txt', progressHeader(feature, now)),
    file('specs/.gitkeep', ''),
  ];
  const tree = await repository.overlay(await repository.treeOf(base.commit), files);
  return repository.commit({
    tree,
    parents: [base.commit],
    message: `chore: add the backlog ${feature}\n\n${writer ? `Written by the agent ${writer.agent}` : 'Read'} from issue ${issue}.`,
    at: now,
    identity: { name: settings.commitAuthorName, email: settings.commitAuthorEmail },
  });
}

/** Never the branch that receives the stories: a run goes on with that one. */
function freeBranch({ settings, feature }: PlaceCall, taken: ReadonlySet<string>): string {
  const wanted = `${settings.branchPrefix}init-${feature}`;
  for (let count = 1; ; count += 1) {
    const branch = count === 1 ? wanted : `${wanted}-${count}`;
    if (!taken.has(`refs/heads/${branch}`)) return branch;
  }
}

/** A second backlog makes a run ask which one is meant. */
async function others(repository: Repository, commit: string, feature: string): Promise<readonly string[]> {
  const folders = await repository.listFolder(commit, '.ralph');
  const features = folders.filter(
    ({ isFolder, path }) => isFolder && path !== '.ralph/archive' && path !== '.ralph/prompts',
  );
  const lists = await Promise.all(
    ['', ...features.map(({ path }) => path)].map((path) => repository.listFolder(commit, path)),
  );
  const found = lists.flat().filter(({ path, isFolder }) => !isFolder && /(?:^|\/)prd\.json$/.test(path));
  if (found.length === 0) return [];
  const names = found.map(({ path }) => path).join(', ');
  return [`There is another backlog (${names}), so a workflow has to say which one is meant: feature: ${feature}.`];
}
