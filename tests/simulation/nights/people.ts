import { us } from '../github-model.ts';
import type { Dice } from '../prng.ts';
import type { Nights } from './nights.ts';

interface Entry {
  readonly id: string;
  readonly description: string;
  readonly passes: boolean;
}

interface PrdText {
  readonly userStories: readonly Entry[];
}

/** What people do between two nights. */
export type Deed =
  | 'nothing'
  | 'reword'
  | 'remove'
  | 'add'
  | 'mark-passed'
  | 'reopen'
  | 'code'
  | 'conflict'
  | 'prompt'
  | 'merge'
  | 'close'
  | 'push-by-hand';

const deeds = [
  ...(['nothing', 'nothing', 'nothing', 'reword', 'remove', 'add', 'mark-passed', 'reopen'] as const),
  ...(['code', 'code', 'conflict', 'prompt', 'merge', 'merge', 'close', 'push-by-hand'] as const),
] as const;

/** Lets people work on the repository for a day; what they did is noted. */
export function day(n: Nights, chance: Dice): void {
  const deed = chance.pick([...deeds]);
  n.note(() => `PEOPLE ${deed}`);
  n.count(`deed ${deed}`);
  act(n, chance, deed);
}

function act(n: Nights, chance: Dice, deed: Deed): void {
  const edit = (path: string, text: string): void => commitMain(n, new Map([[path, text]]));
  switch (deed) {
    case 'nothing':
      break;
    case 'code':
      edit('lib.js', `made on day ${n.kernel.nowMs()}`);
      break;
    case 'conflict':
      edit('src/US-001.js', `by hand ${n.kernel.nowMs()}`);
      break;
    case 'prompt':
      edit('prompt.md', `Mind ${n.kernel.nowMs()}.`);
      break;
    case 'merge':
    case 'close':
      endPull(n, deed);
      break;
    case 'push-by-hand':
      pushByHand(n);
      break;
    default:
      editPrd(n, (stories) => edited(stories, { deed, chance, at: n.kernel.nowMs() }));
  }
}

function edited(
  stories: readonly Entry[],
  { deed, chance, at }: { readonly deed: Deed; readonly chance: Dice; readonly at: number },
): readonly Entry[] {
  const picked = stories[chance.int(0, stories.length - 1)]?.id;
  const change = (more: Partial<Entry>) =>
    stories.map((story) => (story.id === picked ? { ...story, ...more } : story));
  if (deed === 'reword') return change({ description: `Said anew on ${at}` });
  if (deed === 'mark-passed') return change({ passes: true });
  if (deed === 'reopen') return change({ passes: false });
  if (deed === 'remove') return stories.length > 1 ? stories.filter(({ id }) => id !== picked) : stories;
  const id = `US-${String(100 + stories.length + Math.floor(at / 60_000)).padStart(3, '0')}`;
  return [...stories, entryOf(id)];
}

/** A story as people write it. */
export function entryOf(
  id: string,
): Entry & { readonly title: string; readonly acceptanceCriteria: readonly string[] } {
  return { id, title: `Story ${id}`, description: `Do ${id}`, acceptanceCriteria: ['it works'], passes: false };
}

function editPrd(n: Nights, change: (stories: readonly Entry[]) => readonly Entry[]): void {
  const prd = JSON.parse(mainFile(n, 'prd.json')) as PrdText;
  const userStories = change(prd.userStories);
  const open = new Set(userStories.flatMap(({ id, passes }) => (passes ? [] : [id])));
  for (const { id, passes } of prd.userStories) if (passes && open.has(id)) n.truth.reopened.set(id, n.kernel.wallMs());
  const text = prdText({ ...prd, userStories });
  if (text !== mainFile(n, 'prd.json')) commitMain(n, new Map([['prd.json', text]]));
}

export function prdText(prd: object): string {
  return `${JSON.stringify(prd, undefined, 2)}\n`;
}

export function mainFile(n: Nights, path: string): string {
  return n.objects.tree(n.remote.refs.get('refs/heads/main') ?? '').get(path) ?? '';
}

function commitMain(n: Nights, edits: ReadonlyMap<string, string>): void {
  commitTo(n, 'refs/heads/main', edits);
}

function commitTo({ remote, objects, kernel }: Nights, ref: string, edits: ReadonlyMap<string, string>): void {
  const parent = remote.refs.get(ref);
  if (parent === undefined) return;
  const tree = objects.writeTree(new Map([...objects.tree(parent), ...edits]));
  const to = objects.writeCommit({ tree, parent, message: 'By hand', at: kernel.wallMs() });
  remote.refs.set(ref, to);
  remote.updates.push({ ref, from: parent, to, by: 'somebody' });
}

/** A colleague adds a commit to the feature's branch. */
export function pushByHand(n: Nights): void {
  commitTo(n, n.branchRef, new Map([['src/colleague.js', `by hand ${n.kernel.nowMs()}`]]));
}

/** A pull request that is merged puts its branch on main, when main has not moved on; its branch may be deleted then. */
function endPull(n: Nights, deed: 'merge' | 'close'): void {
  const main = n.remote.refs.get('refs/heads/main') ?? '';
  const pull = n.github.pulls.find(({ state, user }) => state === 'open' && user === us);
  const head = n.remote.refs.get(`refs/heads/${pull?.head}`);
  if (head === undefined || pull === undefined) return;
  if (deed === 'merge' && !n.objects.reach(head).has(main)) return;
  pull.state = 'closed';
  n.pullEnds.set(head, deed === 'merge' ? 'merged' : 'closed');
  if (deed === 'close') return;
  n.remote.refs.set('refs/heads/main', head);
  n.remote.updates.push({ ref: 'refs/heads/main', from: main, to: head, by: 'somebody' });
}
