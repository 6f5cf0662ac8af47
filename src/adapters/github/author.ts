import { z } from 'zod';
import type { Answer, GitHubClient, Refused } from './client.ts';

/** Who wrote something, as GitHub's answers say it; null for deleted accounts. */
export const userSchema = z.object({ id: z.number(), login: z.string(), type: z.string().optional() }).nullable();

export type User = z.infer<typeof userSchema>;

/** Tells our own comments from those of strangers who copied our marker. */
export interface Author {
  /** The author of something that this token has just made. */
  learn(user: User): void;
  owns(written: Written): Promise<{ readonly ok: true; readonly own: boolean } | Refused>;
}

interface Written {
  readonly user: User;
  /** Of a comment; absent = it is none, and no App is told by it. */
  readonly id?: number;
}

/** Who acts with GITHUB_TOKEN, on github.com and on GitHub Enterprise alike. */
const actionsLogin = 'github-actions[bot]';

/**
 * Asks GitHub who we are, as late and as seldom as possible (03-interface §6, "own author"; 04-trust rule 14):
 * - what we made in this run says it in its answer, at no further request;
 * - a user's token says it by `GET /user`, which installations are refused (documented);
 * - an installation counts what `github-actions[bot]` wrote as its own: only workflows of this repository write with that name;
 * - an App is told its name by no request of its own; a reaction to a comment answers with it, and is taken back at once.
 */
export function createAuthor(client: GitHubClient): Author {
  const self: Self = { kind: client.bearer, id: undefined };
  return {
    learn: (user) => {
      if (user === null) return;
      self.kind = isBot(user.login) ? 'installation' : 'user';
      self.id = user.id;
    },
    owns: async (written) => {
      const { user } = written;
      if (user === null) return { ok: true, own: false };
      const trouble = await learnKind(client, self);
      if (trouble !== undefined) return trouble;
      return self.kind === 'user'
        ? { ok: true, own: user.id === self.id }
        : ownsAsApp(client, self, { ...written, user });
    },
  };
}

/** What is known of ourselves so far. */
interface Self {
  kind: 'installation' | 'user' | 'unknown';
  /** Id of our account; of an App only once it was asked for. */
  id: number | undefined;
}

/** Nobody can register a name that ends like this. */
function isBot(login: string): boolean {
  return login.endsWith('[bot]');
}

async function learnKind(client: GitHubClient, self: Self): Promise<Refused | undefined> {
  if (self.kind !== 'unknown') return undefined;
  const asked = await askUser(client);
  if (!asked.ok && !isRefusal(asked)) return asked;
  self.kind = asked.ok ? 'user' : 'installation';
  if (asked.ok) self.id = asked.data?.id;
  return undefined;
}

async function ownsAsApp(
  client: GitHubClient,
  self: Self,
  { user, id }: Written & { readonly user: NonNullable<User> },
): ReturnType<Author['owns']> {
  if (user.login === actionsLogin) return { ok: true, own: true };
  if (!isBot(user.login) || id === undefined) return { ok: true, own: false };
  if (self.id === undefined) {
    const reacted = await react(client, id);
    if (!reacted.ok) return reacted;
    self.id = reacted.data.user?.id;
  }
  return { ok: true, own: user.id === self.id };
}

function askUser(client: GitHubClient): Promise<Answer<User>> {
  return client.call(
    { does: 'ask GitHub whose token this is', permission: 'issues: write', answer: userSchema },
    (rest, { request }) => rest.users.getAuthenticated({ request }),
  );
}

function isRefusal({ problem: { kind } }: Refused): boolean {
  return kind === 'missing-permission' || kind === 'forbidden' || kind === 'not-found';
}

const reactionSchema = z.object({ id: z.number(), user: userSchema });

async function react(client: GitHubClient, comment_id: number): Promise<Answer<z.infer<typeof reactionSchema>>> {
  const call = { does: 'find out which App this token belongs to', permission, answer: reactionSchema };
  const made = await client.call(call, (rest, to) =>
    rest.reactions.createForIssueComment({ ...to, comment_id, content }),
  );
  if (!made.ok) return made;
  // A reaction that stays says nothing wrong, so what comes of this does not matter.
  await client.call({ does: 'take the reaction back', permission, answer: z.unknown() }, (rest, to) =>
    rest.reactions.deleteForIssueComment({ ...to, comment_id, reaction_id: made.data.id }),
  );
  return made;
}

const permission = 'issues: write';
const content = 'eyes';
