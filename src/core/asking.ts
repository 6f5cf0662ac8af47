import type { SlashReading } from './slash.ts';
import { readSlash } from './slash.ts';
import type { SlashCommand } from './slash-command.ts';

/** An account that had a hand in an event. */
export interface Account {
  readonly login: string;
  /** GitHub calls it a bot, or its name ends with `[bot]`, which nobody can register. */
  readonly isBot: boolean;
}

/** What a comment, a label or a review says, as its payload tells it. */
export interface ThreadEvent {
  readonly via: 'comment' | 'label' | 'review';
  /** `created`, `labeled`, `submitted`, …. */
  readonly action: string;
  /** Author and sender; undefined = one of them is a deleted account. */
  readonly people: readonly Account[] | undefined;
  /** Number of the issue or pull request. */
  readonly thread: number;
  readonly isPull: boolean;
  readonly isOpen: boolean;
  /** Of the comment; empty where there is none. */
  readonly body: string;
  /** What the issue or pull request says itself. */
  readonly issue: { readonly title: string; readonly body: string };
  /** When the comment or review was written, as GitHub writes times. */
  readonly at?: string;
  readonly comment?: number;
  readonly label?: string;
  /** State in small letters, and the commit that was reviewed. */
  readonly review?: { readonly state: string; readonly commit: string };
}

/** What an event asks for, before anybody is asked whether its people may. */
export type Asking =
  | { readonly type: 'skipped'; readonly reason: string }
  | { readonly type: 'asks'; readonly reading: Exclude<SlashReading, { readonly type: 'none' }> };

/** Words of the settings that decide. */
export interface AskingTerms {
  readonly phrase: string;
  readonly label: string | undefined;
}

/** The command of a new comment, the objective of a labeled issue, the sign-off of an approving review (03-interface §4). */
export function askingOf(event: ThreadEvent, terms: AskingTerms): Asking {
  switch (event.via) {
    case 'comment':
      return commented(event, terms.phrase);
    case 'label':
      return labeled(event, terms.label);
    case 'review':
      return reviewed(event);
  }
}

function commented({ action, body }: ThreadEvent, phrase: string): Asking {
  if (action !== 'created') return skipped(`only a new comment gives a command, and this one was ${action}`);
  const reading = readSlash(body, phrase);
  return reading.type === 'none' ? skipped(`no line of the comment begins with ${phrase}`) : { type: 'asks', reading };
}

function labeled({ action, isOpen, label = '', issue }: ThreadEvent, wanted: string | undefined): Asking {
  if (action !== 'labeled') return skipped(`only a label starts work on an issue, and this one was ${action}`);
  if (wanted === undefined) return skipped('label_trigger names no label');
  if (label.toLowerCase() !== wanted.toLowerCase()) return skipped(`the label is not ${wanted}`);
  if (!isOpen) return skipped('the issue is closed');
  const objective = [issue.title, issue.body].map((text) => text.trim()).filter((text) => text !== '');
  if (objective.length === 0) return skipped('the issue says nothing');
  const command: SlashCommand = { kind: 'objective', objective: objective.join('\n\n') };
  return { type: 'asks', reading: { type: 'command', command } };
}

function reviewed({ action, review }: ThreadEvent): Asking {
  if (action !== 'submitted') return skipped(`only a new review signs off, and this one was ${action}`);
  if (review?.state !== 'approved') return skipped(`the review does not approve: ${review?.state ?? 'unknown'}`);
  return { type: 'asks', reading: { type: 'command', command: { kind: 'approve' } } };
}

function skipped(reason: string): Extract<Asking, { readonly type: 'skipped' }> {
  return { type: 'skipped', reason };
}
