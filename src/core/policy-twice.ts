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
  if (last.length === 0) return undefined;
  const before = new Set(attempts.slice(0, -1).flatMap(({ findings }) => policyFindings(findings).map(keyOf)));
  const again = last.filter((finding) => before.has(keyOf(finding)));
  const [first] = again;
  if (first === undefined) return undefined;
  const more = again.length === 1 ? '' : ` (and ${again.length - 1} more)`;
  const entries = [...new Set(again.flatMap(({ message }) => entriesIn(message)))];
  const permit = entries.length === 0 ? '' : ` To permit it, add to the story: ${allowLine(entries)}.`;
  return `the agent changed ${JSON.stringify(first.path)} ${putBackTwice}${more}: does this story have to change it?${permit}`;
}

/** Whether a sentence asks a person about something protected that was changed again. */
export function asksForPermission(text: string): boolean {
  return text.includes(putBackTwice);
}

/** The `allow:` entries that would permit what such a question is about; empty for any other question. */
export function permitsOf(question: string): readonly string[] {
  return asksForPermission(question) ? entriesIn(question) : [];
}

/** The line that a person adds to a story. */
export function allowLine(entries: readonly string[]): string {
  return `allow: [${entries.map((entry) => JSON.stringify(entry)).join(', ')}]`;
}

const putBackTwice = 'again after it was put back';

function policyFindings(findings: readonly IntegrityFinding[] = []): readonly IntegrityFinding[] {
  // A workflow is split off each time, and the rest of the story goes on (04-trust rule 9).
  return findings.filter((finding) => finding.class === 'policy' && !isWorkflow(finding.path));
}

/** Keys of one manifest are permitted one by one. */
function keyOf({ path, rule, message }: IntegrityFinding): string {
  return JSON.stringify([path, rule, allowIn(message)]);
}

function entriesIn(text: string): readonly string[] {
  const list = /allow: (\[.*\])/.exec(text)?.[1];
  try {
    const entries: unknown = JSON.parse(list ?? '[]');
    return Array.isArray(entries) ? entries.filter((entry) => typeof entry === 'string') : [];
  } catch {
    return [];
  }
}

function allowIn(message: string): string {
  return /allow: \[.*\]/.exec(message)?.[0] ?? '';
}
