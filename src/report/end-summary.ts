import type { RunState } from '../core/state.ts';
import { shortSha } from './attempt-facts.ts';
import type { Links } from './markdown.ts';
import { type ViewContext, view } from './model.ts';
import { costWords, tokenWords } from './model-usage.ts';
import { isWorthAgain, startAgain, whyAgain } from './next-steps.ts';
import type { AttentionView, RunView, UsageView } from './run-view.ts';
import { forLog } from './sanitise.ts';
import { oneLine } from './strip.ts';

/** Most stories that were not tried and ended alike with a line of their own. */
const MOST_ALIKE = 20;

/** The last lines of a run: figures, verdict, a line per story, where the report is. No workflow command is in them. */
export function endSummary(state: RunState, context: ViewContext = {}, links?: Links): readonly string[] {
  const run = view(state, { ...context, ...(links && { links }) });
  const lines = [
    run.headline,
    ...run.attention.map(attentionEnd),
    run.verdict,
    ...storyEnds(run.stories.filter((story) => story.eligible)),
    ...finalEnd(run),
    ...run.notPushed.map(
      (each) =>
        `not pushed: ${each.story === undefined ? '' : `${each.story}, taken off `}${each.ref}: ${each.cause}${each.bundle ? ` (kept in ${each.bundle})` : ''}`,
    ),
    ...costEnd(run.usage),
    ...(run.pull === undefined ? [] : [`Pull request: #${run.pull.number} ${run.pull.url}`]),
    ...(state.reportFile === undefined ? [] : [`Report: ${state.reportFile}`]),
    ...nextEnd(run, links),
  ];
  return forLog(lines.map(oneLine));
}

/** The next command stands last. */
function nextEnd(run: RunView, links: Links | undefined): readonly string[] {
  const { halt, counts } = run;
  const command = startAgain(links, run);
  if (command === undefined || halt === undefined || !isWorthAgain(halt, counts)) return [];
  return [`To ${whyAgain(halt, run)}: ${command}`];
}

/** A line for each story; of many that were not tried and ended alike, one line for all. */
function storyEnds(stories: RunView['stories']): readonly string[] {
  const untried = Map.groupBy(
    stories.filter(({ tries }) => tries === 0),
    ({ status }) => status,
  );
  const told = new Set<string>();
  return stories.flatMap((story) => {
    const alike = story.tries === 0 ? (untried.get(story.status) ?? []) : [];
    if (alike.length <= MOST_ALIKE) return [storyEnd(story)];
    if (told.has(story.status)) return [];
    told.add(story.status);
    return [`${alike.length} stories that were not tried, from ${story.id} to ${alike.at(-1)?.id}: ${story.status}`];
  });
}

function storyEnd(story: RunView['stories'][number]): string {
  const { work } = story;
  const place = work === undefined ? '' : work.kind === 'commit' ? ` ${shortSha(work.commit)}` : ` ${work.branch}`;
  const detail = story.detail === '' ? '' : `: ${story.detail}`;
  return `${story.id} ${story.status} after ${story.tries}/${story.maxTries} tries${place}${detail}`;
}

function finalEnd({ final }: RunView): readonly string[] {
  if (typeof final === 'string') return [];
  return final.map(({ name, verdict, reason }) => `final ${name} ${verdict}${reason === '' ? '' : `: ${reason}`}`);
}

function attentionEnd({ kind, story, text }: AttentionView): string {
  const heads = {
    block: 'Blocked, must not be merged',
    decision: 'A decision is yours',
    declined: 'Declined by the remote',
    signal: 'The agent waits for a person',
    unavailable: 'No verdict',
    waiting: 'Still waits for a person',
  } as const;
  return `${heads[kind]}: story ${story}, ${text}`;
}

/** What the agents told; nothing when they told nothing, because the headline says that. */
function costEnd(usage: UsageView): readonly string[] {
  if (usage.calls === usage.silentCalls && usage.costUsd === undefined) return [];
  const calls = usage.calls === 1 ? '1 call' : `${usage.calls} calls`;
  return [`Cost: ${costWords(usage)} in ${calls}, ${tokenWords(usage)} tokens`];
}
