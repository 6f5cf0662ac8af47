import type { Publication } from '../../src/core/publications.ts';
import type { StoryState } from '../../src/core/state.ts';
import { storiesOf } from '../../src/core/story-list.ts';
import type { Ended } from './invariants.ts';
import { codeOf } from './objects.ts';
import { holdsForbidden } from './remote.ts';
import type { Universe } from './universe.ts';

/** What was done is where the run says that it is. */
export function* reachable({ u, state }: Ended): Iterable<string> {
  for (const publication of state.publications) yield* published(u, publication);
  for (const story of storiesOf(state)) {
    if (story.attempts.length === 0) continue;
    if (story.declined !== undefined) {
      yield* inBundle(u, story);
      continue;
    }
    yield* story.status === 'passed' ? onBranch({ u, state }, story) : onWip({ u, state }, story);
  }
}

function* published({ objects, remote }: Universe, { ref, commit, status, detail }: Publication): Iterable<string> {
  if (status === 'queued') yield `${ref} was neither pushed nor refused`;
  if (status === 'refused' && detail === '') yield `${ref} was refused, and nothing says why`;
  const there = remote.refs.get(ref);
  const isThere = there !== undefined && objects.history(there).includes(commit);
  if (status === 'pushed' && !isThere) yield `${ref} counts as pushed and is not on the remote`;
}

type Work = Pick<Ended, 'u' | 'state'>;

/** A commit whose content the remote declined is kept by a bundle, or a line says why not. */
function* inBundle({ machine, objects, ledger }: Universe, { id, declined }: StoryState): Iterable<string> {
  const isSaid = ledger.warnings.some((text) => text.includes('no bundle could be written for'));
  const kept = machine.bundles.get(declined?.bundle ?? '');
  const isKept = kept !== undefined && objects.history(kept).includes(declined?.commit ?? '');
  if (!isKept && !(declined?.bundle === undefined && isSaid)) yield `no bundle holds the declined work on ${id}`;
}

/** The others are pushed, unless the branch is refused for another reason or the run was broken off before it could tell. */
export function* declined({ u, state }: Ended): Iterable<string> {
  const { objects, remote, scenario } = u;
  for (const [ref, commit] of remote.refs) {
    const isThere = [...objects.reach(commit)].some((each) => holdsForbidden(u, each));
    if (isThere) yield `${ref} holds what the remote declines`;
  }
  for (const { id, status, detail, declined: taken, commit } of storiesOf(state)) {
    if (taken === undefined) continue;
    const standsOnIt = detail.startsWith(`does not stand without ${scenario.forbids?.story},`);
    if (id !== scenario.forbids?.story && !standsOnIt) yield `${id} was blocked for a content that is not its own`;
    if (status !== 'blocked' || commit !== undefined) yield `${id} was declined and is ${status}`;
    if (objects.history(state.head.commit).includes(taken.commit)) yield `the branch still has the commit of ${id}`;
  }
  const branch = state.publications.find(({ ref }) => ref === `refs/heads/${scenario.plan.branch}`);
  const isOver = state.halt?.kind === 'ready' || state.halt?.kind === 'some_failed';
  if (isOver && branch?.status === 'refused' && branch.declined !== undefined)
    yield `${branch.ref} was refused for one commit, and nothing was done about it`;
}

function* onBranch({ u, state }: Work, { id, commit }: StoryState): Iterable<string> {
  const isThere = commit !== undefined && u.objects.history(state.head.commit).includes(commit);
  if (!isThere) yield `${id} passed and its commit is not on the branch`;
}

function* onWip({ u, state }: Work, { id, wip, attempts }: StoryState): Iterable<string> {
  const { objects, ledger } = u;
  if (wip === undefined) return yield `the work on ${id} was not kept`;
  const parked = ledger.parked.findLast(({ story }) => story === id)?.tree;
  const worked = attempts.findLast(({ tree }) => tree !== undefined)?.tree ?? parked;
  const isKept = worked !== undefined && codeOf(objects.tree(worked)) === codeOf(objects.tree(wip.commit));
  if (!isKept) yield `the wip branch of ${id} holds something else than its work`;
  const queued = state.publications.find(({ ref }) => ref === `refs/heads/${wip.branch}`);
  if (queued?.commit !== wip.commit) yield `the wip branch of ${id} was never to be pushed`;
}

/** Neither the work that was refused nor what others pushed meanwhile is lost. */
export function* refused({ u, state }: Ended): Iterable<string> {
  yield* givenUp({ u, state });
  const { objects, remote, machine, ledger } = u;
  for (const { ref, status, bundle, commit } of state.publications) {
    if (status !== 'refused') continue;
    const isSaid = ledger.warnings.some((text) => text.includes(`no bundle could be written for ${ref}`));
    if (bundle === undefined && !isSaid) yield `${ref} was refused, and nothing says where its work is`;
    const kept = bundle === undefined ? undefined : machine.bundles.get(bundle);
    if (bundle !== undefined && (kept === undefined || !objects.history(kept).includes(commit))) {
      yield `${bundle} does not hold the work of ${ref}`;
    }
  }
  for (const { ref, from, to, by } of remote.updates) {
    if (by === 'us' && from !== undefined && !objects.history(to).includes(from))
      yield `a push to ${ref} took away ${from}`;
    if (by === 'us' && !ref.startsWith('refs/heads/ralph/') && !ref.startsWith('refs/heads/wip/'))
      yield `${ref} is not ours to push`;
  }
}

/** What was broken by the network alone is pushed once it works again. */
function* givenUp({ u, state }: Work): Iterable<string> {
  const settling = u.ledger.commands.findLast(({ command }) => command.type === 'settle');
  if (settling === undefined || u.ledger.network.failedMs >= settling.atMs) return;
  for (const { ref, status, detail } of state.publications) {
    const isTransient = /^(?:The connection to the remote failed|The remote did not answer)/.test(detail);
    if (status === 'refused' && isTransient) yield `${ref} was given up although the remote was there again`;
  }
}

/** The face on GitHub shows what the run came to, or a line says why it does not. */
export function* shown({ u, state }: Ended): Iterable<string> {
  const { github, ledger, scenario } = u;
  const branch = state.publications.find(({ ref }) => ref === `refs/heads/${scenario.plan.branch}`);
  if (scenario.createPr === 'none' || branch?.status !== 'pushed') return;
  const isTold = ledger.warnings.some((text) => /pull request/i.test(text));
  const [pull] = github.pulls;
  if (pull === undefined && !isTold)
    return yield 'the branch is pushed, and neither a pull request nor a line shows it';
  const isWhole = ledger.lives.at(-1)?.end === 'ended';
  if (pull === undefined || !isWhole || isTold) return;
  const text = `comment: ${state.iterations} iterations, ${state.commits} commits`;
  const [comment] = github.comments;
  if (comment?.body.includes(text) !== true)
    yield `the comment does not show the last state: ${comment?.body ?? 'there is none'}`;
}

/** Whatever happened in between, each thing was made once. */
export function* once({ u, state }: Ended): Iterable<string> {
  const { github, ledger, remote, scenario } = u;
  yield* madeOnce(ledger);
  if (github.pulls.length > 1) yield `${github.pulls.length} pull requests were opened`;
  yield* saidOnce(github);
  const passed = u.objects
    .history(state.head.commit)
    .map((id) => /^Ralph-Story: (.*)$/m.exec(u.objects.commit(id)?.message ?? '')?.[1]);
  const named = passed.filter((id) => id !== undefined);
  if (new Set(named).size < named.length) yield 'a story has two commits on the branch';
  const tip = remote.refs.get(`refs/heads/${scenario.plan.branch}`);
  const archives =
    tip === undefined ? [] : u.objects.history(tip).filter((id) => isArchive(u.objects.commit(id)?.message));
  if (archives.length > 1) yield `the feature was archived ${archives.length} times`;
  const known = new Set(ledger.parked.map(({ branch }) => `refs/heads/${branch}`));
  const parks = [...ledger.commits.keys()].filter((key) => key.startsWith('park ')).length;
  const wips = [...remote.refs.keys()].filter((ref) => ref.startsWith('refs/heads/wip/'));
  if (wips.length > parks) yield `${wips.length} wip branches for ${parks} stories that were parked`;
  const others = wips.filter((ref) => !known.has(ref));
  if (others.length > 0) yield `${others.join(', ')} were pushed for nothing`;
  if (scenario.createPr === 'none' && github.pulls.length > 0) yield 'a pull request was opened that nobody wanted';
}

export function* madeOnce({ commits }: Universe['ledger']): Iterable<string> {
  for (const [command, made] of commits) if (made.size > 1) yield `"${command}" made ${made.size} commits`;
}

export function* saidOnce({ pulls, comments }: Universe['github']): Iterable<string> {
  for (const { number } of pulls) {
    const ours = comments.filter(({ issue }) => issue === number).length;
    if (ours > 1) yield `pull request ${number} has ${ours} comments of ours`;
  }
}

export function* locked({ u }: Ended): Iterable<string> {
  const admitted = u.ledger.intruders.filter((each) => each.admitted && each.held);
  if (admitted.length > 0) yield `a second run worked beside process ${admitted[0]?.while}`;
}

function isArchive(message: string | undefined): boolean {
  return message?.startsWith('chore: archive ') === true;
}
