import { isConfirmedBlock } from '../core/last-word.ts';
import { permitsOf } from '../core/policy-twice.ts';
import { asksWhetherDone } from '../core/signals.ts';
import type { StoryState } from '../core/state.ts';
import { type AnotherTry, cheatAdvice, permission, putBackWords } from './cheat-advice.ts';
import { didNothing, lastWordsOf } from './did-nothing.ts';
import { anotherTry } from './held.ts';
import { questionOf } from './model-attention.ts';
import type { Lookup } from './model-lookup.ts';
import { cut, oneLine } from './strip.ts';

/** What a person does about a story that did not pass, in a sentence or two. */
export function adviceFor(run: Lookup, story: StoryState): string {
  const { state, phrase } = run;
  const { id, status } = story;
  const again = anotherTry(id, run);
  if (status === 'dependency_failed') return 'It is tried as soon as the stories it depends on have passed.';
  if (status === 'interrupted') return 'Run the workflow again: the run goes on with this story.';
  if (status === 'blocked' && story.waits !== undefined)
    return `Do what its cause asks for, on its branch or in the story, then ${again}.`;
  if (status === 'blocked' && !isConfirmedBlock(story))
    return `Do what the agent asks for, or say in the story why it need not wait for it, then ${again}.`;
  if (status === 'blocked')
    return 'Nobody overrides a confirmed block: correct the work on its branch or change the story, then run the workflow again.';
  const question = questionOf(story);
  if (question !== undefined) return decisionOn(question, { id, again, phrase, place: placeOf(state) });
  if (status === 'needs_human') return unjudged(story, again);
  if (didNothing(story)) return brokenAgent(story, again);
  const last = story.attempts.at(-1);
  const what = state.plan.objective === undefined ? "the story's criteria" : 'the objective or its criteria';
  const plain = `Look at the work, repair it by hand or make ${what} clearer, then ${again}.`;
  return `${putBackWords(last)}${cheatAdvice(last, { id, again, phrase }) ?? plain}`;
}

/** Its words are quoted without the marks of code. */
function brokenAgent(story: StoryState, again: string): string {
  const said = cut(oneLine(lastWordsOf(story)).replaceAll('`', "'"), 200);
  const words = said === '' ? '' : ` It said last: "${said}".`;
  return `The agent failed in every attempt and changed nothing, so there is no work to look at.${words} Look at its program, its key and its configuration, then ${again}.`;
}

interface Decision extends AnotherTry {
  readonly place: string;
}

/** What a person answers: for something protected the line and the comment that permit it, else words in the story. */
function decisionOn(question: string, { place, again, ...about }: Decision): string {
  const permits = permitsOf(question);
  if (permits.length > 0)
    return `If it has to, ${permission(about, permits)}. If not, say in ${place} how to do without, then ${again}.`;
  if (asksWhetherDone(question))
    return `If it is done, set the story's \`passes\` to true on the default branch. If not, say in ${place} what is missing, then ${again}.`;
  return `Decide, write the answer into ${place}, then run the workflow again. If the work is good as it is, merge its branch.`;
}

function unjudged({ detail }: StoryState, again: string): string {
  const cause = /\bwas killed\b/.test(detail)
    ? "give it more memory, or, where it had enough, look whether the attempt's own code kills what runs it"
    : 'repair what kept the gate from a verdict';
  return `The work is kept and was not judged: ${cause}, then ${again}.`;
}

function placeOf({ plan }: Lookup['state']): string {
  return plan.prdPath === undefined ? 'the objective' : `the story's criteria in ${plan.prdPath}`;
}
