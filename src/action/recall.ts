import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readJournal } from '../adapters/store/journal-file.ts';
import type { Step } from '../core/ending.ts';
import type { Event } from '../core/event.ts';
import { hash8 } from '../core/hash.ts';
import { fold } from '../core/loop.ts';
import { isMemory, memoryOf } from '../core/memory.ts';
import type { Recall, Remembered } from '../core/memory-types.ts';
import type { RunPlan } from '../core/plan.ts';
import { entryNames } from '../core/prd.ts';
import { recallPlan } from '../core/recall.ts';
import type { RunState } from '../core/state.ts';
import { isFile, type PrdFile } from './find-prd.ts';
import { journalsUntil, newestFirst } from './journal-names.ts';
import { progressPath } from './policy-paths.ts';
import type { Prepared } from './prepare.ts';
import { configError, type Refusal } from './refusal.ts';

/** A run whose journal was read, by the name of its file. */
export interface KnownRun {
  readonly name: string;
  readonly state: RunState;
}

/** The newest run that this machine has a journal of; one that cannot be read tells nothing here, and is refused elsewhere. */
export async function latestHere(folder: string, runId: string): Promise<KnownRun | undefined> {
  const journals = join(folder, 'journal');
  if (!existsSync(journals)) return undefined;
  const names = journalsUntil(readdirSync(journals), runId).sort(newestFirst);
  if (names.length === 0) return undefined;
  for (const name of names) {
    const state = stateIn(join(journals, name), fold);
    if (state !== undefined) return { name, state };
  }
  return undefined;
}

export interface RecallPlanCall {
  readonly prepared: Prepared;
  readonly plan: RunPlan;
  /** The newest run of this feature on any machine; undefined = none is known. */
  readonly latest: RunState | undefined;
  /** Ids that a person named for this run. */
  readonly asked: readonly string[];
  /** Epoch milliseconds. */
  readonly now: number;
}

/** The plan with what earlier runs know of its stories (02-loop §6, From night to night). */
export async function withRecall(
  call: RecallPlanCall,
): Promise<{ readonly ok: true; readonly plan: RunPlan } | Refusal> {
  const { prepared, latest, now } = call;
  // One objective is no backlog: nothing of it is known tomorrow.
  if (!isFile(prepared.prd)) return { ok: true, plan: call.plan };
  const recall = await recallOf(prepared, prepared.prd);
  const before = await memoryFrom(latest, recall, now);
  const notices = before === 'forged' ? [...call.plan.notices, forged(latest)] : call.plan.notices;
  const plan = { ...call.plan, recall, notices };
  if (before === 'forged' || before === undefined) return { ok: true, plan };
  const stories = new Map(prepared.prd.prd.stories.map((story) => [story.id, story]));
  const recalled = recallPlan(plan, {
    known: before,
    namesOf: (id) => {
      const story = stories.get(id);
      if (story === undefined) throw new Error(`prd.json has no story "${id}".`);
      return entryNames(story);
    },
    now,
    retryAfterMs: prepared.settings.retryFailedAfterMs,
    asked: new Set(call.asked),
    ...(prepared.settings.afresh && { afresh: true }),
  });
  return recalled.ok ? recalled : configError(...recalled.conflicts.map((conflict) => `${conflict} ${WHICH}`));
}

const WHICH =
  'Give a new story an id of its own, or begin this one afresh: give the command `retry` with its id in a comment. With resume: never a run forgets what earlier ones know of all stories.';

function forged(latest: RunState | undefined): string {
  return `What run ${latest?.plan.runId} remembers of earlier runs cannot be relied on, so it is left out: every open story is tried.`;
}

/** What the newest run and those before it know of this backlog; another backlog with the same ids is not meant. */
async function memoryFrom(
  latest: RunState | undefined,
  { prd }: Recall,
  now: number,
): Promise<readonly Remembered[] | 'forged' | undefined> {
  if (latest?.plan.recall?.prd !== prd) return undefined;
  try {
    const memory = memoryOf(latest);
    return memory === undefined || isMemory(memory, now) ? memory : 'forged';
  } catch {
    return 'forged';
  }
}

async function recallOf({ repository, base, settings, templates }: Prepared, { path, prd }: PrdFile): Promise<Recall> {
  const notes = await repository.readFile(base.commit, settings.prompt ?? join(dirname(path), 'prompt.md'));
  const prompt = JSON.stringify([notes?.bytes.toString('utf8') ?? '', templates.implement ?? '']);
  return {
    prd: hash8(JSON.stringify([path, prd.branchName ?? '', prd.feature ?? ''])),
    branch: prd.branchName ?? '',
    prompt: hash8(prompt) + hash8(`${prompt.length} ${prompt}`),
    base: await treeWithout(repository, base.commit, [path, progressPath(path)]),
  };
}

/** What stands in prd.json is compared story by story, and progress.txt is ours. */
async function treeWithout(
  repository: Prepared['repository'],
  commit: string,
  paths: readonly string[],
): Promise<string> {
  const blank = paths.map((path) => ({ path, mode: '100644' as const, bytes: Buffer.from('') }));
  return repository.overlay(await repository.treeOf(commit), blank);
}

function stateIn(file: string, fold: (events: readonly Event[]) => Step | undefined): RunState | undefined {
  try {
    const content = readJournal(file);
    return content.ok ? fold(content.events)?.state : undefined;
  } catch {
    return undefined;
  }
}
