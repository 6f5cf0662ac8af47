import { onlyCarrier, unknownKey } from '../only-carrier.ts';
import { readPrd, storyTexts } from '../prd.ts';
import type { Story } from '../prd-types.ts';
import { isObject, type JsonValue } from '../review-answer-json.ts';
import type { IssueBacklog } from './draft.ts';
import { numbered } from './prd-text.ts';

/** What an agent made of an issue, or why that is no answer; one sentence. */
export type AgentStories =
  | { readonly ok: true; readonly backlog: IssueBacklog }
  | { readonly ok: false; readonly problem: string };

export interface AgentStoriesCall {
  /** Word of the call that binds its answer. */
  readonly nonce: string;
  /** Takes out of a text what nobody would see or may know; on one line. */
  readonly clean: (text: string) => string;
}

/**
 * Reads the final message of an agent that was asked for the stories of an issue: the one JSON object with the nonce, whose
 * `userStories` the reader of prd.json takes. Ids are given anew by position, and nothing is taken over that an agent has no say in:
 * `passes`, and no key such as `allow`.
 */
export function readAgentStories(message: string, { nonce, clean }: AgentStoriesCall): AgentStories {
  const found = onlyCarrier(message, nonce);
  if (!found.ok) return found;
  const { members } = found.object;
  const unknown = unknownKey(members, ['nonce', 'description', 'userStories']);
  if (unknown !== undefined) return refused(unknown);
  const description = members.get('description') ?? '';
  if (typeof description !== 'string') return refused('"description" must be a text.');
  const list = members.get('userStories');
  if (!Array.isArray(list)) return refused('"userStories" must be a list.');
  if (list.length === 0) return refused('it found no work in the issue.');
  const written = list.map((value, at) => storyOf(value, at, clean));
  const problem = written.find((story) => typeof story === 'string');
  if (typeof problem === 'string') return refused(problem);
  const bytes = new TextEncoder().encode(JSON.stringify({ userStories: written }));
  const read = readPrd({ bytes, file: 'its answer' });
  if (!read.ok) return refused(read.error.message);
  return { ok: true, backlog: backlogOf(read.prd.stories, clean(description)) };
}

/** Key of a story -> what it must hold. */
const forms: Readonly<Record<string, { readonly holds: (value: JsonValue) => boolean; readonly form: string }>> = {
  ...Object.fromEntries(['id', 'title', 'description', 'notes'].map((key) => [key, { holds: isText, form: 'a text' }])),
  ...Object.fromEntries(
    ['acceptanceCriteria', 'dependsOn'].map((key) => [key, { holds: areTexts, form: 'a list of texts' }]),
  ),
  priority: { holds: (value) => typeof value === 'number', form: 'a number' },
  passes: { holds: (value) => typeof value === 'boolean', form: 'true or false' },
};

/** A story without what it may not say, or what is wrong with it. */
function storyOf(value: JsonValue, at: number, clean: (text: string) => string): object | string {
  const where = `story ${at + 1}: `;
  if (!isObject(value) || value.repeated.length > 0) return `${where}is no object with each key once.`;
  const { members } = value;
  const unknown = unknownKey(members, Object.keys(forms));
  if (unknown !== undefined) return where + unknown;
  const odd = [...members].find(([key, held]) => forms[key]?.holds(held) === false);
  if (odd !== undefined) return `${where}"${odd[0]}" must be ${forms[odd[0]]?.form}.`;
  const {
    passes: _,
    notes: __,
    ...kept
  } = Object.fromEntries([...members].map(([key, held]) => [key, cleaned(held, clean)]));
  return kept;
}

function cleaned(value: JsonValue, clean: (text: string) => string): unknown {
  if (typeof value === 'string') return clean(value);
  return Array.isArray(value) ? value.map((each) => cleaned(each, clean)) : value;
}

function isText(value: JsonValue): value is string {
  return typeof value === 'string';
}

function areTexts(value: JsonValue): boolean {
  return Array.isArray(value) && value.every(isText);
}

function backlogOf(stories: readonly Story[], description: string): IssueBacklog {
  const ids = new Map(stories.map(({ id }, at) => [id, numbered(at + 1)]));
  return {
    stories: stories.map((story) => ({
      ...{ title: story.title, ...storyTexts(story) },
      after: story.dependsOn.flatMap((id) => ids.get(id) ?? []),
      ...(story.priority === undefined ? {} : { priority: story.priority }),
    })),
    description,
    notices: [],
  };
}

function refused(problem: string): AgentStories {
  return { ok: false, problem };
}
