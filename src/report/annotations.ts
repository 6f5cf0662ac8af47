import { blockingGates, firstError, reasonOf } from '../core/first-error.ts';
import { blocks, type GateResult } from '../core/gates.ts';
import type { RunState, StoryState } from '../core/state.ts';
import { storiesOf } from '../core/story-list.ts';
import type { Location } from '../core/tool-output/frames.ts';
import { gateLabel } from './attempt-facts.ts';
import { view } from './model.ts';
import { causeOf, isFailure } from './model-failure.ts';
import { finalResults } from './model-final.ts';
import { type Lookup, lookup } from './model-lookup.ts';
import { reachedWords } from './objective-words.ts';
import { plain } from './sanitise.ts';
import { cut, oneLine } from './strip.ts';

/** What GitHub shows of a step: ten annotations per level, 4,096 characters of each (05-github, Limits). */
const MOST = { perLevel: 10, messageChars: 4096, titleChars: 255 };

/** One annotation of the step, in the words of a workflow command. Texts are plain, not escaped: the toolkit escapes. */
export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice';
  readonly message: string;
  readonly title?: string;
  /** Inside the repository, with `/`. */
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
}

/**
 * The annotations of a run (03-interface §6): what failed the last attempt of every story that did not pass, by file and line where
 * the output named them, and one notice with the verdict. At most 10 errors, 10 warnings and 10 notices; every story gets its first
 * error before any gets its second, and stories beyond the tenth are counted in the last one.
 */
export function annotations(state: RunState): readonly Annotation[] {
  const run = lookup(state);
  const failed = storiesOf(state).filter((story) => story.inScope && didNotPass(state, story));
  const perStory = [...failed.map((story) => annotationsOf(run, story)), ...finalAnnotations(state)];
  return [...errors(perStory), ...level(perStory, 'warning').slice(0, MOST.perLevel), notice(state)];
}

/** A story that was running when the run halted did not pass either. */
function didNotPass(state: RunState, story: StoryState): boolean {
  return isFailure(story) || (state.halt !== undefined && story.status === 'running');
}

type Annotations = readonly Annotation[];

function errors(perStory: readonly Annotations[]): Annotations {
  const all = level(perStory, 'error');
  const beyond = perStory.length - MOST.perLevel;
  if (beyond <= 0) return all.slice(0, MOST.perLevel);
  const message = `${beyond + 1} more stories did not pass. The job summary names them all.`;
  return [...all.slice(0, MOST.perLevel - 1), { level: 'error', message }];
}

/** Of one level: the first of every story, then the second of every story, and so on. */
function level(perStory: readonly Annotations[], wanted: Annotation['level']): Annotations {
  const lists = perStory.map((list) => list.filter((each) => each.level === wanted).slice(0, MOST.perLevel));
  return Array.from({ length: MOST.perLevel }, (_each, rank) => lists.flatMap((list) => list[rank] ?? [])).flat();
}

/** The final checks that did not pass stand behind the stories, as if they were one more. */
function finalAnnotations(state: RunState): readonly Annotations[] {
  const gates = finalResults(state).filter(blocks);
  if (gates.length === 0) return [];
  const located = locatedOf('final', gates);
  if (located.some((each) => each.level === 'error')) return [located];
  const lines = gates.map((gate) => `${gateLabel(gate)}: ${reasonOf(gate)}`);
  return [[{ level: 'error', message: shown(lines.join('\n')), title: titleOf(['final']) }, ...located]];
}

function locatedOf(id: string, gates: readonly GateResult[]): Annotations {
  return distinct(gates.flatMap((gate) => (gate.locations ?? []).map((each) => annotationAt(id, gate, each))));
}

function annotationsOf(run: Lookup, story: StoryState): Annotations {
  const last = story.attempts.at(-1);
  const located = locatedOf(story.id, last === undefined ? [] : blockingGates(last));
  return located.some((each) => each.level === 'error') ? located : [withoutPlace(run, story), ...located];
}

/** Two checks may complain about the same line in the same words, for example a build and a type check. */
function distinct(all: Annotations): Annotations {
  const same = Map.groupBy(all, ({ file, line, message }) => JSON.stringify([file, line, message]));
  return [...same.values()].flatMap(([first]) => first ?? []);
}

function annotationAt(id: string, gate: GateResult, location: Location): Annotation {
  const { file, line, column, message, title } = location;
  const place = { line, ...(column === undefined ? {} : { column }) };
  return {
    level: location.level,
    message: shown(message),
    title: titleOf(title === undefined ? [id, gateLabel(gate)] : [id, gateLabel(gate), title]),
    // A name that does not survive the sanitiser is no file that GitHub could show.
    ...(plain(file) === file && !file.includes('\n') ? { file, ...place } : {}),
  };
}

/** The cause of a story, and the first line of what failed it when there is one. */
function withoutPlace(run: Lookup, story: StoryState): Annotation {
  const last = story.attempts.at(-1);
  const [gate] = last === undefined ? [] : blockingGates(last);
  const status = story.status === 'running' ? 'interrupted' : story.status.replaceAll('_', ' ');
  const cause = causeOf(run, story) || status;
  const error = last === undefined ? '' : firstError(last);
  const lines = [cause, cause.includes(error) ? '' : error];
  return {
    level: 'error',
    message: shown(lines.filter((line) => line !== '').join('\n')),
    title: titleOf(gate === undefined ? [story.id] : [story.id, gateLabel(gate)]),
  };
}

function notice(state: RunState): Annotation {
  const run = view(state);
  return {
    level: 'notice',
    message: shown(`${reachedWords(run)}: ${run.verdict}`),
    title: titleOf(['Ralph', state.plan.feature]),
  };
}

function shown(message: string): string {
  return cut(plain(message).trim(), MOST.messageChars);
}

function titleOf(parts: readonly string[]): string {
  return cut(parts.map(oneLine).join(' · '), MOST.titleChars);
}
