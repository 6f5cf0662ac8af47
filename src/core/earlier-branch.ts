import type { RunState } from './state.ts';
import { storiesOf } from './story-list.ts';

/** Tip of the branch with stories that earlier runs passed and nobody has merged, where this run adds nothing to it; undefined = there is none. */
export function earlierTip({ plan, head, stories }: Pick<RunState, 'plan' | 'head' | 'stories'>): string | undefined {
  const { start, base, objective } = plan;
  if (objective !== undefined || start.made === true) return undefined;
  if (head.commit !== start.commit || start.commit === base.commit) return undefined;
  const isKept = storiesOf({ stories }).some(({ inScope, status }) => inScope && status === 'passed');
  return isKept ? start.commit : undefined;
}
