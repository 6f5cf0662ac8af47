import type { RunState } from '../../src/core/state.ts';
import { storiesOf } from '../../src/core/story-list.ts';
import { exact } from './golden.ts';
import type { History } from './history.ts';

/** The clock, the plan that does not change, and the command, which stands in a line of its own. */
const untold: ReadonlySet<string> = new Set(['plan', 'now', 'pending', 'order', 'stories']);

/** A whole run as text: each event, what it changes in the state, and the command that follows. */
export function chronicle({ events, states, commands }: History): string {
  return events
    .flatMap(({ outcome }, at) => [
      outcome.type,
      ...changes(told(states[at - 1]), told(states[at]), '  '),
      `  -> ${JSON.stringify(exact(commands[at]))}`,
    ])
    .join('\n')
    .concat('\n');
}

function told(state: RunState | undefined): unknown {
  if (state === undefined) return {};
  const { plan } = state;
  const facts = Object.entries(state).filter(([name, fact]) => !untold.has(name) && fact !== undefined);
  const stories = storiesOf(state).map((story) => [story.id, story]);
  return exact({ ...Object.fromEntries(facts), caps: plan.caps, stories: Object.fromEntries(stories) });
}

/** A line for each thing that is new, gone or another one, as deep as it lies. */
function changes(before: unknown, after: unknown, path: string): readonly string[] {
  if (Object.is(before, after)) return [];
  if (!isNested(before) || !isNested(after) || Array.isArray(before) !== Array.isArray(after))
    return JSON.stringify(before) === JSON.stringify(after)
      ? []
      : [`${path.trimEnd()}: ${JSON.stringify(after) ?? 'gone'}`];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) =>
    changes(before[name], after[name], path.endsWith(' ') ? `${path}${name}` : `${path}.${name}`),
  );
}

function isNested(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
