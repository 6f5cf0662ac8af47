import type { GitHubClient } from '../adapters/github/client.ts';
import { accessOf } from '../adapters/github/permission.ts';
import { type HeadSource, type PullNow, pushTime, readPull } from '../adapters/github/pinned-pull.ts';
import { type Asked, isAboutHead, type Origin } from '../core/asked.ts';
import type { Account, ThreadEvent } from '../core/asking.ts';
import type { SlashReading } from '../core/slash.ts';
import type { SlashCommand } from '../core/slash-command.ts';
import type { Triggers } from '../settings/merge.ts';

/** What came of asking whether these people may do this here. */
export type Admission =
  | { readonly type: 'admitted'; readonly asked: Asked }
  /** Somebody who may not, or nobody knows: they get no answer at all (catalogue U1, U2). */
  | { readonly type: 'skipped'; readonly reason: string }
  /** Somebody who may, but not this: they are told why. */
  | { readonly type: 'declined'; readonly why: string; readonly isUsage: boolean; readonly origin: Origin };

export interface AdmitCall {
  readonly client: GitHubClient;
  readonly triggers: Triggers;
  readonly event: ThreadEvent;
  readonly reading: Exclude<SlashReading, { readonly type: 'none' }>;
  /** Logins that the runner names: who started this workflow run, and who ran it again (catalogue U5). */
  readonly runners: readonly string[];
}

/** Asks GitHub now, and fails closed: a question without an answer admits nobody (03-interface §4, 04-trust rule 18). */
export async function admit(call: AdmitCall): Promise<Admission> {
  const { event, reading } = call;
  const barred = await barrier(call);
  if (barred !== undefined) return { type: 'skipped', reason: barred };
  const pulled = event.isPull ? await readPull(call.client, event.thread) : undefined;
  if (pulled?.ok === false) return { type: 'skipped', reason: pulled.problem.message };
  const origin = originOf(event, pulled?.pull);
  const declined = (why: string, isUsage = false): Admission => ({ type: 'declined', why, isUsage, origin });
  const fork = pulled?.pull.isFork === true && !call.triggers.allowForks;
  if (fork) return declined('this pull request comes from a fork, and allow_fork_prs is not set');
  if (reading.type === 'malformed') return declined(reading.problem, true);
  const { command } = reading;
  const objection =
    objectionTo(command, call) ?? (pulled === undefined ? undefined : await aboutHead(call, command, pulled));
  return objection === undefined ? { type: 'admitted', asked: { command, origin } } : declined(objection);
}

/** Why the people behind an event may not command; undefined when all of them may. */
async function barrier({ client, triggers, event, reading, runners }: AdmitCall): Promise<string | undefined> {
  const signsOff = reading.type === 'command' && reading.command.kind === 'approve';
  const { people } = event;
  if (people === undefined) return 'its author is a deleted account';
  const named = runners.filter((login) => login !== '' && !people.some((each) => each.login === login));
  const all: readonly Account[] = [...people, ...named.map((login) => ({ login, isBot: login.endsWith('[bot]') }))];
  const unique = [...new Map(all.map((each) => [each.login, each])).values()];
  for (const person of unique) {
    if (person.isBot && signsOff) return `only a person signs off, and ${person.login} is a bot`;
    const why = person.isBot ? barredBot(person, triggers) : await barredPerson(client, person);
    if (why !== undefined) return why;
  }
  return undefined;
}

/** A bot has no permission of its own to ask for: its exact login is allowed, or it is not. */
function barredBot({ login }: Account, { allowedBots }: Triggers): string | undefined {
  return allowedBots.includes(login) ? undefined : `${login} is a bot that allowed_bots does not name`;
}

async function barredPerson(client: GitHubClient, { login }: Account): Promise<string | undefined> {
  const access = await accessOf(client, login);
  if (!access.ok) return access.why;
  return access.writes ? undefined : `${login} has no write access to the repository`;
}

function originOf(event: ThreadEvent, pull: PullNow | undefined): Origin {
  return {
    thread: event.thread,
    person: event.people?.[0]?.login ?? '',
    via: event.via,
    ...(event.comment === undefined ? {} : { comment: event.comment }),
    ...(pull === undefined ? {} : { pull }),
    issue: event.issue,
  };
}

/** What the settings say against a command, whoever gives it. */
function objectionTo(command: SlashCommand, { triggers }: AdmitCall): string | undefined {
  if (command.kind !== 'objective' || command.criteria === undefined || triggers.criteria !== 'off') return undefined;
  return 'comment_criteria: off, so a comment may not pass --criteria';
}

/** A commit that came after the words was not what its author saw (catalogue U8); nor is one of which nobody knows when it came. */
async function aboutHead(
  { client, event }: AdmitCall,
  command: SlashCommand,
  { pull, source }: { readonly pull: PullNow; readonly source: HeadSource },
): Promise<string | undefined> {
  if (!isAboutHead(command)) return undefined;
  if (!pull.isOpen) return 'this pull request is closed';
  if (event.review !== undefined) {
    return event.review.commit === pull.sha ? undefined : 'the review is about an older commit than the head is now';
  }
  const pushed = await pushTime(client, { pull, source });
  const commit = `commit ${pull.sha.slice(0, 10)}`;
  if (!pushed.ok) return `when ${commit} was pushed is not known: ${pushed.why}; look at it and comment again`;
  // GitHub tells whole seconds: within the same one nobody knows which came first.
  const isSeen = pushed.at < Date.parse(event.at ?? '');
  return isSeen ? undefined : `${commit} was pushed after the comment; look at it and comment again`;
}
