import { randomBytes } from 'node:crypto';
import { dirname } from 'node:path/posix';
import type { Prompted } from '../adapters/agents/agent.ts';
import type { SignalPatterns } from '../adapters/agents/signals.ts';
import { expand } from '../adapters/expansion.ts';
import type { Repository } from '../adapters/git/controller.ts';
import type { Implement } from '../core/command.ts';
import type { Story } from '../core/prd.ts';
import { entryNames } from '../core/prd-entry.ts';
import { PASS_REPORT, promiseOf } from '../core/signals.ts';
import type { RunState } from '../core/state.ts';
import { startsClean } from '../core/stuck.ts';
import { type ImplementPrompt, implementPrompt } from '../report/prompt.ts';
import { executorPrompt } from '../report/prompt-executor.ts';
import type { ShiftPrompt } from '../report/prompt-shift.ts';
import { stateFile } from '../report/state-file.ts';
import type { Prepared } from './prepare.ts';

/** Characters of progress.txt that a prompt carries: the head with the patterns, and the latest entries. */
const PROGRESS = { head: 1500, tail: 2500 };

/** Puts the implementer's or the executor's prompt together: one story, what failed before, what the repository says (06-agents, 04-trust 14). */
export function promptMaker(prepared: Prepared): (command: Implement, state: RunState) => Promise<Prompted> {
  const stories = storiesOf(prepared);
  return async (command, state) => {
    const story = stories(command.story);
    const { objective } = prepared;
    const nonce = randomBytes(9).toString('hex');
    const kept = !startsClean(state.plan, command.tier);
    const [about, shift] = await Promise.all([
      aboutFeature(prepared, command.head),
      shiftOf(prepared, { command, state, kept }),
    ]);
    const call: ImplementPrompt = {
      story: { id: story.id, title: story.title, json: objective?.text ?? story.raw, criteria: story.criteria },
      attempt: command.attempt,
      maxAttempts: state.plan.caps.maxAttempts,
      checks: state.plan.checks,
      ...(state.plan.workingDirectory && { workingDirectory: state.plan.workingDirectory }),
      ...previousOf(command, state),
      kept,
      ...(shift && { shift }),
      protectedPaths: protectedPaths(prepared, story),
      ...about,
      nonce,
      ...(prepared.templates.implement && { template: prepared.templates.implement }),
    };
    const text = objective === undefined ? implementPrompt(call) : executorPrompt(call);
    return { text, signals: signalsOf(prepared, nonce), ...(objective === undefined && { names: entryNames(story) }) };
  };
}

/** Our own prompts have a promise that only this call knows; the report of an executor says whether it passes (10-fine-print). */
function signalsOf({ objective, settings }: Prepared, nonce: string): SignalPatterns {
  const own = [promiseOf(nonce), ...(objective === undefined ? [] : [PASS_REPORT])];
  return { completion: [...own, ...settings.completionSignals], blocking: settings.blockingSignals };
}

/** What failed before; at the first attempt, why work of an earlier night was left behind (02-loop §6). */
function previousOf({ attempt, story }: Implement, state: RunState): Pick<ImplementPrompt, 'previous'> {
  if (attempt > 1) return { previous: stateFile(state, story) };
  const left = state.carrying?.notes.find((each) => each.story === story);
  return left === undefined ? {} : { previous: left.note };
}

/** What the feature's folder says; an objective has none, and its notes are those of the `prompt` input. */
async function aboutFeature(
  prepared: Prepared,
  head: string,
): Promise<Pick<ImplementPrompt, 'projectNotes' | 'progress' | 'specs'>> {
  const { repository, base, prd, settings } = prepared;
  const folder = prd.path === undefined ? undefined : dirname(prd.path);
  const notesPath = settings.prompt ?? (folder && `${folder}/prompt.md`);
  const [notes, progress, specs] = await Promise.all([
    notesPath === undefined ? undefined : readText(repository, base.commit, notesPath),
    folder === undefined ? undefined : readText(repository, head, `${folder}/progress.txt`),
    specFiles(prepared, head),
  ]);
  return {
    ...(notes === undefined ? {} : { projectNotes: notes }),
    specs,
    ...(progress === undefined ? {} : { progress: excerpt(progress) }),
  };
}

/** What is told on the stuck ladder; for an expansion, with what the tree of the last attempt has of what it missed. */
async function shiftOf(
  { repository, settings: { hiddenPaths } }: Prepared,
  { command, state, kept }: { command: Implement; state: RunState; kept: boolean },
): Promise<ShiftPrompt | undefined> {
  if (command.tier === undefined) return undefined;
  const attempts = state.stories.find(({ id }) => id === command.story)?.attempts ?? [];
  const last = attempts.at(-1);
  if (command.tier === 'shift' || last?.tree === undefined) return { attempts, kept };
  return { attempts, kept, expansion: await expand({ repository, tree: last.tree, attempt: last, hiddenPaths }) };
}

/** Stories of the backlog by id; an id that is not there is a bug. */
export function storiesOf({ prd }: Prepared): (id: string) => Story {
  const stories = new Map(prd.prd.stories.map((story) => [story.id, story]));
  return (id) => {
    const story = stories.get(id);
    if (story === undefined) throw new Error(`prd.json has no story "${id}".`);
    return story;
  };
}

function protectedPaths({ prd, settings, backlogs }: Prepared, story: Story): readonly string[] {
  const allowed = new Set(story.allow);
  return [
    ...(prd.path === undefined ? backlogs : [prd.path]),
    'progress.txt, .ralph/ and .ralph_state.md',
    'scripts in package.json that the checks use, package-manager and test-runner configuration',
    '.github/, git hooks, CLAUDE.md, AGENTS.md, GEMINI.md and other agent configuration',
    ...settings.protectedPaths,
  ].filter((path) => !allowed.has(path));
}

/** Names of the feature's specification files in a commit, at most 30. */
export async function specFiles({ repository, prd }: Prepared, commit: string): Promise<readonly string[]> {
  const folder = dirname(prd.path ?? '');
  if (!folder.startsWith('.ralph/')) return [];
  const entries = await repository.listFiles(commit, `${folder}/specs`);
  return entries
    .map((entry) => entry.path)
    .filter((path) => !path.endsWith('.gitkeep'))
    .slice(0, 30);
}

async function readText(repository: Repository, commit: string, path: string): Promise<string | undefined> {
  const file = await repository.readFile(commit, path.replace(/^\.\//, ''));
  return file?.mode.startsWith('100') ? file.bytes.toString('utf8') : undefined;
}

function excerpt(text: string): string {
  if (text.length <= PROGRESS.head + PROGRESS.tail) return text;
  return `${text.slice(0, PROGRESS.head)}\n[...]\n${text.slice(-PROGRESS.tail)}`;
}
