import { MOST_PARTS } from '../core/advice.ts';
import type { Consult } from '../core/consult-types.ts';
import { storyTexts } from '../core/prd.ts';
import type { RunState } from '../core/state.ts';
import { requireAttempt } from '../core/story.ts';
import { type AdvicePrompt, classifyPrompt, planPrompt } from '../report/prompt-advice.ts';
import type { Prepared } from './prepare.ts';
import { storyById } from './prompts.ts';

/** Puts the prompt of a planner or a classifier together: the story and what blocked it, never the implementer's words. */
export function advicePromptMaker(
  prepared: Prepared,
): (command: Consult, state: RunState, nonce: string) => Promise<string> {
  const stories = storyById(prepared);
  return async ({ role, story: id }, state, nonce) => {
    const story = stories(id);
    const { blockers, because = '', question } = requireAttempt(state);
    const call: AdvicePrompt = {
      story: {
        ...{ id: story.id, title: story.title, criteria: storyTexts(story).criteria },
        json: prepared.objective?.text ?? story.raw,
      },
      because: role === 'classify' ? (question ?? '') : because,
      blockers: blockers.map(({ text }) => text),
      checks: state.plan.checks.map(({ name, command }) => `${name}: ${command}`),
      mostParts: MOST_PARTS,
      nonce,
    };
    if (role === 'classify') return classifyPrompt(call);
    const { plan } = prepared.templates;
    return planPrompt({ ...call, ...(plan && { template: plan }) });
  };
}
