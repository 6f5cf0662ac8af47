import type { ReviewerCommand, ReviewRequest } from '../adapters/agents/agent.ts';
import type { RunReview } from '../core/command.ts';
import type { RunFinalReview } from '../core/final-review-types.ts';
import { redTests } from '../core/known-tests.ts';
import type { Story } from '../core/prd.ts';
import { lastUnusable } from '../core/review-heard.ts';
import type { Attempt, RunState } from '../core/state.ts';
import { requireAttempt, requireStory } from '../core/story.ts';
import { checksOnTip, wholeStories } from '../core/whole.ts';
import { unusableAnswerNote } from '../report/prompt-answer.ts';
import { confirmPrompt } from '../report/prompt-confirm.ts';
import { finalReviewPrompt } from '../report/prompt-final.ts';
import { partStory } from '../report/prompt-part.ts';
import { qualityReviewPrompt, type ReviewPrompt, specReviewPrompt } from '../report/prompt-review.ts';
import type { Prepared } from './prepare.ts';
import { aboutProject, criteriaOf, storyById } from './prompts.ts';

/** Bytes of a diff that are read; the prompt shows less of it and says what it leaves out. */
const MOST_DIFF_BYTES = 1024 * 1024;

/** Puts a reviewer's prompt together: the story, the change and what the controller saw, never the implementer's words. */
export function reviewPromptMaker(
  prepared: Prepared,
): (command: ReviewerCommand, state: RunState, nonce: string) => Promise<ReviewRequest> {
  const stories = storyById(prepared);
  const ask = async (command: ReviewerCommand, state: RunState, nonce: string): Promise<ReviewRequest> => {
    if (command.type === 'run-final-review') return wholePrompt(prepared, { command, state, nonce });
    const { repository, templates } = prepared;
    const story = judgedStory(stories(command.story), command, state);
    const attempt = requireAttempt(state);
    const [diff, project] = await Promise.all([
      repository.diffText(command.storyStart.tree, command.tree, MOST_DIFF_BYTES),
      aboutProject(prepared, command.storyStart.commit),
    ]);
    const call: ReviewPrompt = {
      story,
      diff,
      changed: attempt.changed,
      changedCount: attempt.changedCount,
      checks: attempt.gates.flatMap(({ gate, check, verdict }) =>
        gate === 'test' && check ? [{ name: check, verdict }] : [],
      ),
      redTests: redTests(attempt),
      expectations: attempt.expectations ?? [],
      ...project,
      integrityNotes: integrityNotes(attempt),
      nonce,
    };
    if (command.claims.length > 0) return confirmPrompt({ ...call, findings: command.claims });
    const { 'spec-review': spec, 'quality-review': quality } = templates;
    if (command.gate === 'spec') return specReviewPrompt({ ...call, ...(spec && { template: spec }) });
    return qualityReviewPrompt({ ...call, ...(quality && { template: quality }) });
  };
  return async (command, state, nonce) => {
    const { text, ids } = await ask(command, state, nonce);
    return { text: text + unusableAnswerNote(unusableBefore(command, state), nonce), ids };
  };
}

/** What the integrity gate restored or noted, and what the checks did not notice; that goes first, for the rest may be cut. */
function integrityNotes({ findings, gates }: Attempt): readonly string[] {
  const said = gates.filter(({ gate, check, verdict }) => gate === 'integrity' && check && verdict === 'warn');
  return [
    ...said.map(({ check = '', reason }) => `${check}: ${reason}`),
    ...findings.map(({ path, message }) => `${path}: ${message}`),
  ];
}

/** Why the call before this one has to be made again; undefined = nothing went wrong. */
function unusableBefore(command: ReviewerCommand, state: RunState): string | undefined {
  if (command.type === 'run-final-review') {
    const { misses = 0, unusable } = state.finalReview ?? {};
    return lastUnusable(misses, unusable)?.problem;
  }
  const { reviewing, unusable } = requireAttempt(state);
  return lastUnusable(reviewing?.misses ?? 0, unusable)?.problem;
}

/** What a reviewer of the change of all passed stories together is asked. */
async function wholePrompt(
  prepared: Prepared,
  { command, state, nonce }: { readonly command: RunFinalReview; readonly state: RunState; readonly nonce: string },
): Promise<ReviewRequest> {
  const { repository } = prepared;
  const stories = storyById(prepared);
  const [diff, project] = await Promise.all([
    repository.diffText(command.start.tree, command.tree, MOST_DIFF_BYTES),
    aboutProject(prepared, command.start.commit),
  ]);
  const passed = wholeStories(state).map(stories);
  return finalReviewPrompt({
    stories: passed.map((story) => ({ id: story.id, title: story.title, criteria: criteriaOf(story, state) })),
    checks: (checksOnTip(state) ?? []).map(({ check = '', verdict }) => ({ name: check, verdict })),
    ...{ diff, ...project, nonce },
  });
}

/** What the reviewer judges: the story, or the sub-story that was worked on. */
function judgedStory(story: Story, { part }: RunReview, state: RunState): ReviewPrompt['story'] {
  const now = requireStory(state);
  const found = now.split?.parts.find(({ id }) => id === part);
  if (found !== undefined) return partStory(now, found);
  return { id: story.id, title: story.title, json: story.raw, criteria: criteriaOf(story, state) };
}
