import type { StepResult } from './stage.ts';

/** A prompt that asks for nothing cannot be answered. */
export const nothingToAnswer: StepResult = {
  type: 'failed',
  message: 'the prompt has no lines "nonce:" and "ids:", so there is nothing to answer.',
};

/** What a reviewer's prompt asks for: the word that binds the answer, and the ids to judge. */
export interface Contract {
  readonly nonce: string;
  readonly ids: readonly string[];
}

/**
 * Finds the lines `nonce:` and `ids:` of a prompt, one below the other. The first fence of a prompt is the controller's own,
 * and data inside fences never holds its word, so lines that the story or the diff plants are passed over.
 */
export function readContract(prompt: string): Contract | undefined {
  const word = /^--- BEGIN DATA (\S+) ---$/m.exec(prompt)?.[1];
  const pairs = [...prompt.matchAll(/^nonce: (\S+)\nids: (.*)$/gm)];
  const [, nonce, ids] = (word === undefined ? pairs : pairs.filter((pair) => pair[1] === word)).at(-1) ?? [];
  if (nonce === undefined || ids === undefined) return undefined;
  return { nonce, ids: ids === 'none' ? [] : ids.split(', ') };
}
