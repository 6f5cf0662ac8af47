import type { IntegrityFinding, RunState } from './state.ts';
import { requireStory } from './story.ts';
import { isWorkflow } from './workflow-split.ts';

/**
 * What a human is asked when the agent changed the same protected thing in two attempts of a story and both were put back
 * (04-trust rule 10): the line that permits it; undefined while that has not happened.
 */
export function policyTwice(state: RunState): string | undefined {
  const { attempts } = requireStory(state);
  const last = policyFindings(attempts.at(-1)?.findings);
  const before = new Set(attempts.slice(0, -1).flatMap(({ findings }) => policyFindings(findings).map(keyOf)));
  const again = last.filter((finding) => before.has(keyOf(finding)));
  const [first] = again;
  if (first === undefined) return undefined;
  const more = again.length === 1 ? '' : ` (and ${again.length - 1} more)`;
  const allow = allowIn(first.message);
  const permit = allow === '' ? '' : ` To permit it, add to the story: ${allow}.`;
  return `the agent changed ${JSON.stringify(first.path)} again after it was put back${more}: does this story have to change it?${permit}`;
}

function policyFindings(findings: readonly IntegrityFinding[] = []): readonly IntegrityFinding[] {
  // A workflow is split off each time, and the rest of the story goes on (04-trust rule 9).
  return findings.filter((finding) => finding.class === 'policy' && !isWorkflow(finding.path));
}

/** Keys of one manifest are permitted one by one. */
function keyOf({ path, rule, message }: IntegrityFinding): string {
  return JSON.stringify([path, rule, allowIn(message)]);
}

function allowIn(message: string): string {
  return /allow: \[.*\]/.exec(message)?.[0] ?? '';
}
