import type { NewStory } from '../core/issue/prd-text.ts';
import { code, details, link, text } from './markdown.ts';

/** A backlog that was made of an issue. */
export interface BacklogText {
  readonly feature: string;
  readonly issue: number;
  readonly stories: readonly NewStory[];
  readonly notices: readonly string[];
  /** prd.json in the repository. */
  readonly path: string;
  /** The doctor's report, Markdown of ours. */
  readonly doctor: string;
  /** Absent = no agent wrote the stories. */
  readonly writer?: StoryWriter;
}

/** The agent that wrote the stories of a backlog. */
export interface StoryWriter {
  /** As `agent` names it. */
  readonly agent: string;
  /** What the call cost, in words. */
  readonly cost?: string | undefined;
}

/** The answer to `/ralph init`. */
export function initReply(made: {
  readonly feature: string;
  readonly branch: string;
  readonly stories: readonly NewStory[];
  readonly notices: readonly string[];
  readonly url: string;
  readonly noPull?: string;
  readonly writer?: StoryWriter;
  /** What commands in comments begin with. */
  readonly phrase: string;
}): string {
  const { phrase, feature, branch, stories, notices, url, noPull, writer } = made;
  const counted = `${stories.length} ${stories.length === 1 ? 'story' : 'stories'}`;
  const where =
    noPull === undefined
      ? `${link('Look through the pull request', url)} and merge it; then ${code(`${phrase} run ${feature}`)} works on them.`
      : `There is no pull request (${text(noPull, 600)}) ${link('Open it here', url)}.`;
  return [
    `${counted} for feature ${code(feature)} on branch ${code(branch)}${writer === undefined ? '' : `, written by the agent ${writer.agent}${costOf(writer)}`}. ${where}`,
    ...notices.map((notice) => `- ${text(notice, 1000)}`),
  ].join('\n\n');
}

/** Title of the pull request that brings the backlog. */
export function backlogTitle({ feature, issue }: Pick<BacklogText, 'feature' | 'issue'>): string {
  return `Ralph: backlog ${feature} (issue ${issue})`;
}

/** Rows and criteria beyond these are in the file. */
const MOST_ROWS = 60;

/** Description of that pull request: what was read, what to look at, what would keep a run from working. */
export function backlogBody({ feature, issue, stories, notices, path, doctor, writer }: BacklogText): string {
  const shown = stories.slice(0, MOST_ROWS);
  const counted = `${stories.length} ${stories.length === 1 ? 'story' : 'stories'}`;
  return `${[
    `${counted} for feature ${code(feature)}, ${sourceOf(issue, writer)} Look through ${code(path)}: merged, it is what a run works on.`,
    shown.map(story).join('\n'),
    ...(stories.length > MOST_ROWS ? [`${stories.length - MOST_ROWS} more stand in the file.`] : []),
    ...(notices.length === 0
      ? []
      : [`**Look at**\n\n${notices.map((notice) => `- ${text(notice, 1000)}`).join('\n')}`]),
    details('Could a run begin? What the doctor says', [doctor.trimEnd()]),
  ].join('\n\n')}\n`;
}

function sourceOf(issue: number, writer: StoryWriter | undefined): string {
  if (writer === undefined) return `read from issue #${issue} by fixed rules; no model was asked.`;
  return `written by the agent ${code(writer.agent)} from issue #${issue}${costOf(writer)}. Nobody has read them yet: what is left out, and what did nobody ask for?`;
}

function costOf({ cost = 'unknown' }: StoryWriter): string {
  return cost === 'unknown' ? ' (cost unknown)' : ` (${cost})`;
}

function story({ id, title, acceptanceCriteria: criteria, dependsOn = [] }: NewStory): string {
  const after = dependsOn.length === 0 ? '' : `, after ${dependsOn.map(code).join(', ')}`;
  return `- ${code(id)} **${text(title, 200)}**: ${criteria.length} ${criteria.length === 1 ? 'criterion' : 'criteria'}${after}`;
}
