import { code, row } from './markdown.ts';
import { costWords, grouped } from './model-usage.ts';
import type { RunView, UsageView } from './run-view.ts';

/** The cost ledger (03-interface §6): a row per story that called an agent, and their sum; nothing while no call told anything. */
export function costSection({ stories, usage }: RunView): readonly string[] {
  if (usage.calls === usage.silentCalls && usage.costUsd === undefined) return [];
  const rows = stories.filter((story) => story.usage.calls > 0);
  return [
    '### Cost',
    [
      '| Story | Calls | Input tokens | Output | Cache read | Cache write | Cost |',
      '|---|--:|--:|--:|--:|--:|--:|',
      ...rows.map((story) => costRow(code(story.id), story.usage)),
      costRow('**All**', usage),
    ].join('\n'),
    ...silence(usage),
  ];
}

/** The cost in a budget table. */
export function costBudget(usage: UsageView): string {
  if (usage.calls === 0) return 'nothing';
  return usage.costUsd === undefined ? 'unknown: the agent reports none' : costWords(usage);
}

function costRow(name: string, usage: UsageView): string {
  const isSilent = usage.calls === usage.silentCalls;
  const tokens = [usage.inputTokens, usage.outputTokens, usage.cacheReadTokens, usage.cacheWriteTokens];
  return row([
    name,
    String(usage.calls),
    ...tokens.map((count) => (isSilent ? 'unknown' : grouped(count))),
    costWords(usage),
  ]);
}

function silence({ silentCalls, unknownCalls }: UsageView): readonly string[] {
  if (unknownCalls === 0) return [];
  const [calls, told, whose] = unknownCalls === 1 ? ['call', 'does', 'its'] : ['calls', 'do', 'their'];
  const mute = Math.min(silentCalls, unknownCalls);
  const tokens = mute === 0 ? '' : `, ${mute} of them not even tokens`;
  return [`${unknownCalls} ${calls} ${told} not tell ${whose} whole cost${tokens}: the real cost is higher.`];
}
