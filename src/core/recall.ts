import type { EntryNames } from './facts.ts';
import type { FailedNight, Remembered, WaitingStory } from './memory-types.ts';
import { isInScope, type PlannedStory, type RunPlan, wasOpen } from './plan.ts';

/** What decides about a story that an earlier run knew. */
export interface RecallCall {
  readonly known: readonly Remembered[];
  /** Of every story of the backlog. */
  readonly namesOf: (id: string) => EntryNames;
  /** Epoch milliseconds. */
  readonly now: number;
  /** A failure older than this is tried again. */
  readonly retryAfterMs: number;
  /** Ids that a person named for this run. */
  readonly asked: ReadonlySet<string>;
  /** These are begun afresh: even another title is no conflict. */
  readonly afresh?: true;
}

export type Recalled =
  | { readonly ok: true; readonly plan: RunPlan }
  /** A story id that stands for two stories: nobody can tell which of them is meant. */
  | { readonly ok: false; readonly conflicts: readonly string[] };

/** Changes the plan by what earlier runs know of its stories (02-loop §6, From night to night). */
export function recallPlan(plan: RunPlan, call: RecallCall): Recalled {
  const stories = new Map(plan.stories.map((story) => [story.id, story]));
  const verdicts = call.known.map((known) => judge(known, stories.get(known.id), { ...call, plan }));
  const conflicts = verdicts.flatMap(({ conflict }) => conflict ?? []);
  if (conflicts.length > 0) return { ok: false, conflicts };
  const changed = new Map(verdicts.flatMap(({ story }) => (story === undefined ? [] : [[story.id, story] as const])));
  const forgotten = new Set(verdicts.flatMap(({ forgets }) => forgets ?? []));
  const { recall } = plan;
  return {
    ok: true,
    plan: {
      ...plan,
      stories: plan.stories.map((story) => changed.get(story.id) ?? story),
      ...(recall && {
        recall: { ...recall, known: call.known.filter(({ id }) => stories.has(id) && !forgotten.has(id)) },
      }),
      notices: [...plan.notices, ...verdicts.flatMap(({ notice }) => notice ?? [])],
    },
  };
}

interface Verdict {
  readonly story?: PlannedStory;
  readonly notice?: string;
  readonly conflict?: string;
  /** Id of a story that is another one now. */
  readonly forgets?: string;
}

interface Judging extends RecallCall {
  readonly plan: RunPlan;
}

function judge(known: Remembered, story: PlannedStory | undefined, call: Judging): Verdict {
  const { id, title } = known;
  if (story === undefined)
    return known.failed === undefined ? {} : { notice: `${id} is no longer in prd.json: closed.` };
  if (story.title !== title && call.afresh === true && call.asked.has(id)) {
    return { forgets: id, notice: `${id} was "${title}" to an earlier run, which is forgotten.` };
  }
  if (story.title !== title) {
    const now = `"${story.title}"`;
    return { conflict: `${id} is ${now} in ${call.plan.prdPath}, and an earlier run knew it as "${title}".` };
  }
  if (!isInScope(story) || story.was === 'ineligible') return {};
  return known.failed === undefined
    ? judgePassed(known, story, call)
    : judgeFailed(known.failed, known, { ...call, story });
}

/** A person's flag counts; another text under the same flag has not been judged by anybody. */
function judgePassed({ id, text }: Remembered, story: PlannedStory, { namesOf, plan }: Judging): Verdict {
  // A moved base has every story open, whose commit would let it pass without a gate of its own.
  const isCarried = plan.carried?.some((carried) => carried.story === id) === true;
  if (wasOpen(story) && !isCarried)
    return { notice: `${id} passed in an earlier run and prd.json has it open: it is worked on again.` };
  const names = namesOf(id);
  if (names.text === text) return {};
  return {
    story: { ...story, ...names, was: 'open', regate: true },
    notice: `${id} passed in an earlier run, and its text was changed since: it has to pass again.`,
  };
}

function judgeFailed(
  failed: FailedNight,
  known: Remembered,
  call: Judging & { readonly story: PlannedStory },
): Verdict {
  const { id } = known;
  const { story, namesOf } = call;
  const isPassed = story.was === 'passed';
  if (isPassed && failed.marked !== true) return { notice: `${id} was marked as passed by a person: accepted.` };
  const open = isPassed ? { ...story, ...namesOf(id), was: 'open' as const, regate: true as const } : story;
  const why = whyAgain(failed, known, call);
  if (why !== undefined)
    return { story: open, notice: `${id} did not pass in run ${failed.runId} and is tried again: ${why}.` };
  if (failed.cut !== undefined) return secondNight(failed, open, failed.cut.attempts);
  const waits = waiting(failed, call.now);
  return { story: { ...open, waits }, notice: `${id} is ${waits.detail}${kept(failed)} ${UNTIL}` };
}

/** What a cap of the run cut short is neither begun afresh nor left alone. */
function secondNight({ runId }: FailedNight, story: PlannedStory, earlier: number): Verdict {
  const attempts = `${earlier} ${earlier === 1 ? 'attempt' : 'attempts'}`;
  return {
    story: { ...story, earlier },
    notice: `This is the second night on ${story.id}: run ${runId} used ${attempts} before its caps ended it, and they count. Stories not yet tried go first.`,
  };
}

const UNTIL =
  'It is tried again when its entry in prd.json, the prompt or the base branch changes, after `retry_failed_after`, or when `story` names it.';

function kept({ wip }: FailedNight): string {
  return wip === undefined ? '' : ` Its work is on ${wip}.`;
}

function whyAgain(
  failed: FailedNight,
  { id, entry }: Remembered,
  { plan: { recall }, namesOf, now, retryAfterMs, asked }: Judging,
): string | undefined {
  if (asked.has(id)) return 'somebody asked for it';
  if (namesOf(id).entry !== entry) return 'its entry in prd.json was changed';
  if (recall?.prompt !== failed.prompt) return 'the prompt was changed';
  // A base that moves every day must not give a story the caps of every night.
  if (failed.cut === undefined && recall.base !== failed.base) return 'the base branch has changed';
  return now - failed.at >= retryAfterMs ? '`retry_failed_after` is over' : undefined;
}

function waiting({ outcome, detail, at, wip, question }: FailedNight, now: number): WaitingStory {
  const nights = Math.max(1, Math.round((now - at) / 86_400_000));
  const since = `waiting for a human (${nights} ${nights === 1 ? 'night' : 'nights'}): ${detail}`;
  return {
    outcome,
    detail: /[.!?]$/.test(since) ? since : `${since}.`,
    nights,
    ...(wip && { wip }),
    ...(question && { question }),
  };
}
