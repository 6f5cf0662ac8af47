import { randomBytes } from 'node:crypto';
import { dirname, join } from 'node:path/posix';
import type { Prompted } from '../adapters/agents/agent.ts';
import type { SignalPatterns } from '../adapters/agents/result.ts';
import { expand } from '../adapters/expansion.ts';
import type { Repository } from '../adapters/git/controller.ts';
import type { Implement } from '../core/command.ts';
import { globMatcher } from '../core/globs.ts';
import { entryNames, type Story, storyTexts } from '../core/prd.ts';
import { PASS_REPORT, promiseOf } from '../core/signals.ts';
import { openFix } from '../core/signoff.ts';
import type { Fix } from '../core/signoff-types.ts';
import { earlierAttempts, ownAttempts, partInWork, toldToNext } from '../core/split.ts';
import type { Attempt, RunState } from '../core/state.ts';
import { storyNamed } from '../core/story-list.ts';
import { startsClean } from '../core/stuck.ts';
import { type ImplementPrompt, implementPrompt } from '../report/prompt.ts';
import { executorPrompt } from '../report/prompt-executor.ts';
import { partStory } from '../report/prompt-part.ts';
import type { ShiftPrompt } from '../report/prompt-shift.ts';
import { fixCriterion, fixNote } from '../report/signoff-words.ts';
import { stateFile } from '../report/state-file.ts';
import type { Prepared } from './prepare.ts';

/** Bytes of progress.txt that are looked at, at each end: it grows over the years, a prompt does not. */
const PROGRESS_END = 32 * 1024;

/** Puts the implementer's or the executor's prompt together: one story, what failed before, what the repository says (06-agents, 04-trust 14). */
export function promptMaker(prepared: Prepared): (command: Implement, state: RunState) => Promise<Prompted> {
  const stories = storyById(prepared);
  return async (command, state) => {
    const story = stories(command.story);
    const { objective } = prepared;
    const nonce = randomBytes(9).toString('hex');
    const kept = !startsClean(state.plan, command.tier);
    const [about, shift, previous] = await Promise.all([
      aboutFeature(prepared, command.head),
      shiftOf(prepared, { command, state, kept }),
      previousOf(command, state),
    ]);
    const call: ImplementPrompt = {
      story: toldStory(story, { command, state, text: objective?.text }),
      attempt: 1 + earlierOf(command, state).length + nightBefore(command, state),
      maxAttempts: state.plan.caps.maxAttempts + (fixIn(state, story.id)?.attempts ?? 0),
      checks: state.plan.checks,
      ...(state.plan.workingDirectory && { workingDirectory: state.plan.workingDirectory }),
      ...previous,
      kept,
      ...(shift && { shift }),
      protectedPaths: protectedPaths(prepared, story),
      ...about,
      style: prepared.settings.promptStyle,
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
async function previousOf(command: Implement, state: RunState): Promise<Pick<ImplementPrompt, 'previous'>> {
  const { attempt, story } = command;
  const fix = fixIn(state, story);
  // No attempt at the fix has failed yet: what there was before passed.
  if (fix !== undefined && fix.attempts === attempt - 1) return { previous: fixNote(fix) };
  if (earlierOf(command, state).length > 0) return { previous: previousAttempts(state, story) };
  if (attempt > 1) return {};
  const left = state.carrying?.notes.find((each) => each.story === story);
  return left === undefined ? {} : { previous: left.note };
}

/** The criteria of a story; what a person asks to be fixed is one more. */
export function criteriaOf(story: Story, state: RunState): readonly string[] {
  const fix = fixIn(state, story.id);
  return [...storyTexts(story).criteria, ...(fix === undefined ? [] : [fixCriterion(fix)])];
}

function fixIn(state: RunState, id: string): Fix | undefined {
  const story = storyNamed(state, id);
  return story && openFix(story);
}

/** What the feature's folder says; an objective has none, and its notes are those of the `prompt` input. */
async function aboutFeature(
  prepared: Prepared,
  head: string,
): Promise<Pick<ImplementPrompt, 'projectNotes' | 'progress' | 'specs' | 'context' | 'instructions'>> {
  const { repository, prd } = prepared;
  const folder = prd.path === undefined ? undefined : dirname(prd.path);
  const [notes, progress, said, root] = await Promise.all([
    notesOf(prepared, folder),
    folder === undefined ? undefined : readEnds(repository, head, `${folder}/progress.txt`),
    aboutProject(prepared, head),
    repository.listFolder(head, ''),
  ]);
  const instructions = root.filter((entry) => !entry.isFolder && INSTRUCTIONS.includes(entry.path));
  return {
    ...(notes === undefined ? {} : { projectNotes: notes }),
    ...said,
    ...(progress === undefined ? {} : { progress }),
    instructions: instructions.map(({ path }) => path),
  };
}

/** What clients read without being told to. */
const INSTRUCTIONS: readonly string[] = ['AGENTS.md', 'CLAUDE.md', 'GEMINI.md'];

/** The file that the settings name, else what earlier loops keep beside prd.json; at the root clients find their own files. */
async function notesOf(
  { repository, base, settings }: Prepared,
  folder: string | undefined,
): Promise<string | undefined> {
  if (settings.prompt !== undefined) return readText(repository, base.commit, settings.prompt);
  if (folder === undefined) return undefined;
  const own = await readText(repository, base.commit, `${folder}/prompt.md`);
  return own ?? (folder === '.' ? undefined : readText(repository, base.commit, `${folder}/CLAUDE.md`));
}

/** What is told on the stuck ladder; for an expansion, with what the tree of the last attempt has of what it missed. */
async function shiftOf(
  { repository, settings: { hiddenPaths } }: Prepared,
  { command, state, kept }: { command: Implement; state: RunState; kept: boolean },
): Promise<ShiftPrompt | undefined> {
  if (command.tier === undefined) return undefined;
  const attempts = earlierOf(command, state);
  const last = attempts.at(-1);
  if (command.tier === 'shift' || last?.tree === undefined) return { attempts, kept };
  return { attempts, kept, expansion: await expand({ repository, tree: last.tree, attempt: last, hiddenPaths }) };
}

/** The story in its own words, or the sub-story in work in those of its planner. */
function toldStory(
  story: Story,
  { command, state, text = story.raw }: { command: Implement; state: RunState; text: string | undefined },
): ImplementPrompt['story'] {
  const now = storyNamed(state, command.story);
  const part = now && partInWork(now);
  if (now !== undefined && part !== undefined) return partStory(now, part);
  return { id: story.id, title: story.title, json: text, criteria: criteriaOf(story, state) };
}

/** What was tried before at the story, or at the sub-story in work. */
function earlierOf({ story }: Implement, state: RunState): readonly Attempt[] {
  const now = storyNamed(state, story);
  return now === undefined ? [] : ownAttempts(now);
}

/** Attempts of the night before, of which no text is left. */
function nightBefore({ story }: Implement, state: RunState): number {
  const now = storyNamed(state, story);
  return now === undefined ? 0 : earlierAttempts(now);
}

/** Stories of the backlog by id, by a search for each: a run asks for few of thousands. An id that is not there is a bug. */
export function storyById({ prd }: Prepared): (id: string) => Story {
  return (id) => {
    const story = prd.prd.stories.find((each) => each.id === id);
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

/** Specification files whose names and texts are shown. */
const MOST_SPECS = 30;

/** The specification files beside prd.json in a commit, and what they and the keys at its top say of the whole project. */
export async function aboutProject(
  { repository, prd, settings }: Prepared,
  commit: string,
): Promise<{ readonly specs: readonly string[]; readonly context: string }> {
  if (prd.path === undefined) return { specs: [], context: '' };
  const isHidden = globMatcher(settings.hiddenPaths);
  const entries = await repository.listFiles(commit, join(dirname(prd.path), 'specs'));
  const seen = entries.map(({ path }) => path).filter((path) => isSpec(path) && !isHidden(path));
  const specs = seen.slice(0, MOST_SPECS);
  const texts = await Promise.all(specs.map((path) => readText(repository, commit, path)));
  const said = specs.map((path, at) => `${path}:\n${texts[at]?.trim()}`).filter((text) => !text.includes('\0'));
  return { specs, context: [prd.prd.context, ...said].filter((text) => text !== '').join('\n\n') };
}

/** Outside of a feature's folder, `specs/` may hold tests. */
function isSpec(path: string): boolean {
  return path.startsWith('.ralph/') ? !path.endsWith('.gitkeep') : /\.(?:md|mdx|markdown|txt|rst|adoc)$/i.test(path);
}

async function readText(repository: Repository, commit: string, path: string): Promise<string | undefined> {
  const file = await repository.readFile(commit, path.replace(/^\.\//, ''));
  return file?.mode.startsWith('100') ? file.bytes.toString('utf8') : undefined;
}

/** Beginning and end of a text of any size. */
async function readEnds(repository: Repository, commit: string, path: string): Promise<string | undefined> {
  const file = await repository.readFile(commit, path.replace(/^\.\//, ''));
  if (!file?.mode.startsWith('100')) return undefined;
  const { bytes } = file;
  if (bytes.length <= 2 * PROGRESS_END) return bytes.toString('utf8');
  const ends = [bytes.subarray(0, PROGRESS_END), bytes.subarray(-PROGRESS_END)];
  return ends.map((each) => each.toString('utf8')).join('\n');
}

/** `.ralph_state.md` as the next attempt at a story finds it. */
export function previousAttempts(state: RunState, story: string): string {
  return stateFile(toldToNext(state, story), story);
}
