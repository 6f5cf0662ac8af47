import { codeOf, type Files } from '../objects.ts';
import type { Nights } from './nights.ts';

const endsWell: ReadonlySet<string | undefined> = new Set(['ready', 'awaiting_signoff', 'nothing_to_do']);

/** The stories that the tip marks as passed and the base does not were read together as often as the run asks for. */
export function* vouched(n: Nights): Iterable<string> {
  for (const { live, scenario } of n.runs.values()) {
    const { finalReview, reviewAgent, base, runId } = scenario.plan;
    const { state } = live;
    if (state === undefined || state.pending.type !== 'finish' || !endsWell.has(state.halt?.kind)) continue;
    if (finalReview === undefined || reviewAgent === 'none') continue;
    const tip = n.objects.tree(state.head.tree);
    const before = passedIn(n.objects.tree(n.objects.treeOf(base.commit)));
    if (passedIn(tip).every((id) => before.includes(id))) continue;
    const said = readingsOf(n, codeOf(tip));
    const blocks = (fates: readonly string[]): boolean =>
      fates.filter((fate) => fate === 'block').length * 2 > fates.length;
    if (!said.some((fates) => fates.length >= finalReview && !blocks(fates)))
      yield `run ${runId} ends ${state.halt?.kind}, and of its work reviewers said ${JSON.stringify(said)}`;
  }
}

/** What reviewers of the whole answered, run by run, about any tree with this code. */
function readingsOf({ runs, objects }: Nights, code: string): readonly (readonly string[])[] {
  return [...runs.values()].flatMap(({ ledger }) =>
    [...ledger.wholes].flatMap(([tree, said]) => (codeOf(objects.tree(tree)) === code ? [[...said.values()]] : [])),
  );
}

function passedIn(files: Files): readonly string[] {
  const { userStories } = JSON.parse(files.get('prd.json') ?? '{"userStories":[]}') as {
    userStories: { id: string; passes: boolean }[];
  };
  return userStories.flatMap(({ id, passes }) => (passes ? [id] : []));
}
