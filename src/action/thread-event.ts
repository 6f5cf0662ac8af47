import { z } from 'zod';
import type { Account, ThreadEvent } from '../core/asking.ts';
import type { Job } from './job.ts';

const account = z.object({ login: z.string().min(1), type: z.string().optional() });
const number = z.number().int().positive();
const text = z.string().nullish();

const comment = z.object({
  action: z.string(),
  sender: account.nullish(),
  issue: z.object({ number, title: text, body: text, state: z.string(), pull_request: z.unknown().optional() }),
  comment: z.object({ id: number, body: text, created_at: z.string(), user: account.nullish() }),
});

const label = z.object({
  action: z.string(),
  sender: account.nullish(),
  issue: z.object({ number, title: text, body: text, state: z.string() }),
  label: z.object({ name: z.string() }).nullish(),
});

const review = z.object({
  action: z.string(),
  sender: account.nullish(),
  pull_request: z.object({ number, title: text, body: text, state: z.string() }),
  review: z.object({
    state: z.string(),
    commit_id: text,
    submitted_at: text,
    user: account.nullish(),
  }),
});

/**
 * A thread's event out of the job's payload; undefined when it is not what GitHub documents, which starts nothing. Texts are
 * those of the payload: what is edited afterwards does not count (catalogue U9).
 */
export function threadEventOf({ eventName, payload }: Pick<Job, 'eventName' | 'payload'>): ThreadEvent | undefined {
  if (eventName === 'issue_comment') return commentOf(payload);
  return eventName === 'issues' ? labelOf(payload) : reviewOf(payload);
}

type Payload = Job['payload'];

function commentOf(payload: Payload): ThreadEvent | undefined {
  const read = comment.safeParse(payload);
  if (!read.success) return undefined;
  const { action, sender, issue, comment: said } = read.data;
  return {
    ...{ via: 'comment', action, people: people(said.user, sender) },
    ...{
      thread: issue.number,
      isPull: (issue.pull_request ?? undefined) !== undefined,
      isOpen: issue.state === 'open',
    },
    ...{ body: said.body ?? '', issue: textsOf(issue), at: said.created_at, comment: said.id },
  };
}

function labelOf(payload: Payload): ThreadEvent | undefined {
  const read = label.safeParse(payload);
  if (!read.success) return undefined;
  const { action, sender, issue, label: given } = read.data;
  return {
    ...{ via: 'label', action, people: people(sender) },
    ...{ thread: issue.number, isPull: false, isOpen: issue.state === 'open' },
    ...{ body: '', issue: textsOf(issue), ...(given ? { label: given.name } : {}) },
  };
}

function reviewOf(payload: Payload): ThreadEvent | undefined {
  const read = review.safeParse(payload);
  if (!read.success) return undefined;
  const { action, sender, pull_request: pull, review: given } = read.data;
  return {
    ...{ via: 'review', action, people: people(given.user, sender) },
    ...{ thread: pull.number, isPull: true, isOpen: pull.state === 'open', body: '', issue: textsOf(pull) },
    ...(given.submitted_at ? { at: given.submitted_at } : {}),
    review: { state: given.state.toLowerCase(), commit: given.commit_id ?? '' },
  };
}

function textsOf({ title, body }: { title?: string | null | undefined; body?: string | null | undefined }) {
  return { title: title ?? '', body: body ?? '' };
}

type Found = z.infer<typeof account> | null | undefined;

function people(...found: readonly Found[]): readonly Account[] | undefined {
  if (found.some((each) => !each)) return undefined;
  return found.flatMap((each) => (each ? [accountOf(each)] : []));
}

function accountOf({ login, type }: NonNullable<Found>): Account {
  return { login, isBot: type === 'Bot' || login.endsWith('[bot]') };
}
