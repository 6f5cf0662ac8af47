/** What the environment and the arguments of one call ask for (03-interface §1 "agent: command"). */
export interface Request {
  readonly ok: true;
  readonly scorePath: string;
  readonly role: Role;
  readonly story: string;
  /** From 1. */
  readonly attempt: number;
  /** Which call of this reviewer or adviser in this attempt, from 1; 1 when not said. */
  readonly call: number;
}

/** The roles that can be rehearsed. */
export type Role = (typeof roles)[number];

const roles = ['implement', 'spec-review', 'quality-review', 'plan', 'classify'] as const;

/** Reads a call; every mistake is told at once. */
export function readRequest({
  args,
  env,
}: {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
}): Request | { readonly ok: false; readonly mistakes: readonly string[] } {
  const [scorePath = '', ...others] = args;
  const given = env['RALPH_ROLE'] ?? '';
  const role = roles.find((each) => each === given);
  const story = env['RALPH_STORY'] ?? '';
  const attempt = env['RALPH_ATTEMPT'] ?? '';
  const call = env['RALPH_REVIEW_CALL'] || '1';
  const mistakes = [
    scorePath !== '' && others.length === 0
      ? ''
      : `expected one argument, the path of the score, got ${args.length}. Set agent_args to it, for example .ralph/rehearsal.yaml.`,
    role !== undefined ? '' : `RALPH_ROLE is "${given}". Set it to one of ${roles.join(', ')}.`,
    story !== '' ? '' : 'RALPH_STORY is not set. Set it to the id of a story.',
    isCount(attempt) ? '' : `RALPH_ATTEMPT is "${attempt}". Set it to a whole number from 1.`,
    isCount(call) ? '' : `RALPH_REVIEW_CALL is "${call}". Set it to a whole number from 1.`,
  ].filter((mistake) => mistake !== '');
  if (role === undefined || mistakes.length > 0) return { ok: false, mistakes };
  return { ok: true, scorePath, role, story, attempt: Number(attempt), call: Number(call) };
}

function isCount(text: string): boolean {
  return /^[1-9]\d{0,5}$/.test(text);
}
