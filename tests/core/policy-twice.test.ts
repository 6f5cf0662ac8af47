import { describe, expect, test } from 'vitest';
import { memoryOf } from '../../src/core/memory.ts';
import type { RunPlan } from '../../src/core/plan.ts';
import { permitsOf } from '../../src/core/policy-twice.ts';
import type { IntegrityFinding } from '../../src/core/state.ts';
import { answer, commandsOf, type History, plan, play, storyOf } from '../support/history.ts';

function finding(path: string, allow = path): IntegrityFinding {
  const message = `changed ${path}; the controller restored it. To permit it, add to the story: allow: ["${allow}"]`;
  return { class: 'policy', rule: 'gate-script-changed', path, message };
}

/** A story whose attempts all fail, with what integrity found in each. */
function run(
  found: readonly (readonly IntegrityFinding[])[],
  maxAttempts = found.length,
  more: Pick<RunPlan, 'recall'> = {},
): History {
  return play(plan(['A'], { caps: { maxAttempts }, ...more }), {
    attempts: { A: ['fail'] },
    namesOf: () => ({ entry: 'e', text: 't' }),
    fault: (_, command) => {
      if (command.type !== 'take-snapshot') return undefined;
      const taken = answer(command, { attempts: { A: ['fail'] } }, 0);
      return taken.type === 'snapshot-taken' ? { ...taken, findings: found[command.attempt - 1] ?? [] } : undefined;
    },
  });
}

describe('a protected thing that is changed again after it was put back (04-trust rule 10)', () => {
  test('is a question for a human, with the line that permits it', () => {
    const history = run([[finding('.npmrc')], [], [finding('.npmrc'), finding('Makefile')]], 5);
    expect(storyOf(history.state, 'A')).toMatchObject({
      status: 'needs_human',
      detail:
        'the agent changed ".npmrc" again after it was put back: does this story have to change it? To permit it, add to the story: allow: [".npmrc"].',
    });
    expect(commandsOf(history, 'implement')).toHaveLength(3);
  });

  test('is remembered as it was asked, without what a test printed beside it', () => {
    const found = [finding('.npmrc')];
    const { state } = run([found, found], 5, { recall: { prd: 'prd', prompt: 'p', base: 'b' } });
    const failed = memoryOf(state)?.[0]?.failed;
    expect(failed).toMatchObject({ outcome: 'needs_human', detail: storyOf(state, 'A').detail });
    expect(permitsOf(failed?.detail ?? '')).toEqual(['.npmrc']);
  });

  test.each<[string, readonly (readonly IntegrityFinding[])[]]>([
    ['another file', [[finding('.npmrc')], [finding('Makefile')]]],
    ['another key of one manifest', [[finding('package.json', 'package.json#scripts.a')], [finding('package.json')]]],
    ['twice in one attempt', [[finding('.npmrc'), finding('.npmrc')], []]],
    ['a note', [[{ ...finding('.npmrc'), class: 'note' }], [{ ...finding('.npmrc'), class: 'note' }]]],
  ])('is none: %s', (_, found) => {
    expect(storyOf(run(found).state, 'A').status).toBe('failed');
  });
});
