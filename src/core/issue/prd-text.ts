import { readPrd } from '../prd.ts';
import type { DraftStory, IssueBacklog } from './draft.ts';

/** A prd.json to write. */
export interface NewPrd {
  /** Branch that receives the stories. */
  readonly branchName: string;
  /** Used where the issue has no paragraph of its own. */
  readonly title: string;
  /** ISO 8601. */
  readonly createdAt: string;
}

/** A file in the canonical form, or why there is none. */
export type PrdText =
  | {
      readonly ok: true;
      readonly text: string;
      readonly stories: readonly NewStory[];
      readonly notices: readonly string[];
    }
  | { readonly ok: false; readonly message: string };

/** A story as it stands in the file. */
export interface NewStory {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly acceptanceCriteria: readonly string[];
  readonly priority: number;
  readonly dependsOn?: readonly string[];
  readonly passes: false;
  readonly notes: '';
}

/** More than a reviewer reads in one pull request. */
const MOST_STORIES = 100;
const MOST_CRITERIA = 50;
const longest = { title: 200, description: 2000, criterion: 500 } as const;

/** Writes prd.json in the canonical form; `passes` is false everywhere, and our own reader has taken the result. */
export function prdText({ stories: drafts, description, notices }: IssueBacklog, call: NewPrd): PrdText {
  const kept = drafts.slice(0, MOST_STORIES);
  const ids = idsFor(kept);
  const known = new Map(ids.map((id) => [id.toLowerCase(), id]));
  const stories = kept.map((draft, at) => storyOf(draft, { id: ids[at] ?? '', at, known }));
  const file = {
    branchName: call.branchName,
    description: cut(description || call.title, longest.description),
    createdAt: call.createdAt,
    userStories: stories,
  };
  const text = `${JSON.stringify(file, undefined, 2)}\n`;
  const read = readPrd({ bytes: new TextEncoder().encode(text), file: 'prd.json' });
  if (!read.ok) return { ok: false, message: read.error.message };
  return { ok: true, text, stories, notices: [...notices, ...leftOut(drafts), ...bare(stories)] };
}

/** Ids of the issue stay, each once; the others get the next free number. */
function idsFor(drafts: readonly DraftStory[]): readonly string[] {
  const written = drafts.flatMap(({ id }) => id?.toLowerCase() ?? []);
  const taken = new Set(written);
  const used = new Set<string>();
  let next = 1;
  return drafts.map(({ id }) => {
    if (id !== undefined && !used.has(id.toLowerCase())) {
      used.add(id.toLowerCase());
      return id;
    }
    while (taken.has(numbered(next).toLowerCase())) next += 1;
    next += 1;
    return numbered(next - 1);
  });
}

/** Id of a story by its position, from 1. */
export function numbered(count: number): string {
  return `US-${String(count).padStart(3, '0')}`;
}

interface Named {
  readonly id: string;
  /** Position, from 0. */
  readonly at: number;
  /** Id in lower case -> id in the file. */
  readonly known: ReadonlyMap<string, string>;
}

function storyOf(draft: DraftStory, { id, at, known }: Named): NewStory {
  const after = draft.after.flatMap((each) => known.get(each.toLowerCase()) ?? []).filter((each) => each !== id);
  return {
    id,
    title: cut(draft.title, longest.title),
    description: cut(draft.description, longest.description),
    acceptanceCriteria: draft.criteria.slice(0, MOST_CRITERIA).map((criterion) => cut(criterion, longest.criterion)),
    priority: draft.priority ?? at + 1,
    ...(after.length === 0 ? {} : { dependsOn: [...new Set(after)] }),
    passes: false,
    notes: '',
  };
}

function cut(text: string, maxChars: number): string {
  return text.length <= maxChars ? text : `${text.slice(0, maxChars - 1).toWellFormed()}…`;
}

function leftOut(drafts: readonly DraftStory[]): readonly string[] {
  const rest = drafts.length - MOST_STORIES;
  return rest <= 0
    ? []
    : [`${rest} more stories are left out: a backlog of ${MOST_STORIES} is what a person can review.`];
}

function bare(stories: readonly NewStory[]): readonly string[] {
  const without = stories.filter(({ acceptanceCriteria }) => acceptanceCriteria.length === 0).map(({ id }) => id);
  if (without.length === 0) return [];
  return [
    `No acceptance criteria were found for ${without.join(', ')}. Write some before this is merged: they are what a reviewer judges.`,
  ];
}
