import { describe, expect, test } from 'vitest';
import type { RunReview } from '../../src/core/command.ts';
import { MOST_MISSES } from '../../src/core/review-heard.ts';
import {
  answer,
  commandsOf,
  gate,
  minute,
  outcomes,
  plan,
  play,
  resumeAfter,
  type Script,
  storyOf,
} from '../support/history.ts';
import { met, type Reply, unmet } from '../support/review-replies.ts';

type Overrides = Parameters<typeof plan>[1];
const block = { severity: 'block', text: 'prints the key' } as const;
const warn = { severity: 'warn', text: 'no test' } as const;
const reviewed = (more: Overrides = {}) => plan(['A'], { reviewAgent: 'claude', requireEvidence: false, ...more });
const of = (replies: Partial<Record<'spec' | 'quality', (command: RunReview) => Reply>>) => (command: RunReview) =>
  replies[command.gate]?.(command) ?? {};

/** Gates of every attempt with their verdicts. */
const gates = (history: ReturnType<typeof play>) =>
  storyOf(history.state, 'A').attempts.map(({ gates: all }) =>
    all
      .filter(({ gate }) => gate === 'spec' || gate === 'quality')
      .map(({ gate, verdict }) => `${gate} ${verdict}`)
      .join(', '),
  );

const calls = (history: ReturnType<typeof play>) =>
  commandsOf(history, 'run-review').map(
    ({ gate, attempt, call, claims }) => `${gate} ${attempt}.${call}${claims.length > 0 ? ' confirm' : ''}`,
  );

describe('fresh reviewers judge what passed the checks', () => {
  test('spec, then quality, on the candidate that the checks saw; then the story passes', () => {
    const history = play(reviewed());
    expect(calls(history)).toEqual(['spec 1.1', 'quality 1.1']);
    const [checks] = commandsOf(history, 'run-checks');
    for (const command of commandsOf(history, 'run-review')) {
      expect(command).toMatchObject({ tree: checks?.tree, storyStart: { commit: 'c-start' } });
    }
    expect(outcomes(history.state)).toEqual({ A: 'passed' });
    expect(gates(history)).toEqual(['spec pass, quality pass']);
  });

  test('nobody is asked when the checks are red', () => {
    const history = play(reviewed({ caps: { maxAttempts: 1 } }), { attempts: { A: ['fail'] } });
    expect(calls(history)).toEqual([]);
    expect(outcomes(history.state)).toEqual({ A: 'failed' });
  });

  test('without a reviewer both gates are skipped, never passed', () => {
    expect(gates(play(plan(['A'])))).toEqual(['spec skipped, quality skipped']);
  });

  test('what is not met comes back as blockers, and the next attempt is judged anew', () => {
    const review = of({ spec: ({ attempt }) => (attempt === 1 ? { criteria: [unmet('c1', 'empty')] } : {}) });
    const history = play(reviewed(), { attempts: { A: ['pass', 'no-evidence'] }, review });
    expect(gates(history)).toEqual(['spec fail', 'spec pass, quality pass']);
    expect(storyOf(history.state, 'A').attempts[0]).toMatchObject({
      lastGate: 'spec',
      blockers: [{ gate: 'spec', text: 'c1 unmet: empty' }],
      decision: 'retry',
    });
    expect(outcomes(history.state)).toEqual({ A: 'passed' });
  });

  test('the limit is the gate’s own, and a reviewer that hangs is asked three times [X15]', () => {
    const history = play(reviewed({ caps: { maxAttempts: 1 } }), {
      took: ({ type }) => (type === 'run-review' ? 6 * minute : 0),
    });
    const limits = { softMs: 3 * minute, hardMs: 5 * minute };
    expect(commandsOf(history, 'run-review')).toMatchObject([{ limits }, { limits }, { limits }]);
    expect(gates(history)).toEqual(['spec error']);
    expect(outcomes(history.state)).toEqual({ A: 'needs_human' });
  });
});

describe('an answer that cannot be used never passes a story', () => {
  test.each<[string, Reply]>([
    ['no usable answer', { problem: 'no JSON object carries the nonce' }],
    ['a process that fails', { verdict: 'fail' }],
    ['a process that cannot be started', { verdict: 'error' }],
  ])('%s: asked three times, then the gate is unavailable and a human is needed [X15]', (_, reply) => {
    const history = play(reviewed(), { review: () => reply });
    expect(calls(history)).toHaveLength(3);
    expect(gates(history)).toEqual(['spec error']);
    expect(outcomes(history.state)).toEqual({ A: 'needs_human' });
    expect(storyOf(history.state, 'A').detail).toContain('gate unavailable');
    expect(history.halt?.kind).toBe('some_failed');
  });

  test('one good answer after a bad one is enough, and no attempt is charged', () => {
    const review = of({ spec: ({ call }): Reply => (call < MOST_MISSES ? { problem: 'nonsense' } : {}) });
    const history = play(reviewed(), { review });
    expect(outcomes(history.state)).toEqual({ A: 'passed' });
    expect(history.state.iterations).toBe(1);
  });

  test('an answer that could not be used is kept, and the next call knows it [X15]', () => {
    const said = { problem: 'no JSON', said: 'I looked at everything.' };
    const history = play(reviewed(), { review: of({ spec: ({ call }): Reply => (call === 1 ? said : {}) }) });
    expect(storyOf(history.state, 'A').attempts[0]?.unusable).toEqual([{ gate: 'spec', ...said }]);
    expect(storyOf(play(reviewed()).state, 'A').attempts[0]).not.toHaveProperty('unusable');
  });

  test.each<[string, Reply]>([
    ['no usable answer', { problem: 'nonsense' }],
    ['a timeout', { verdict: 'timeout' }],
  ])('a quality review that cannot be had is no verdict, and the story passes: %s [X16]', (_, reply) => {
    const history = play(reviewed(), { review: of({ quality: () => reply }) });
    expect(calls(history)).toEqual(['spec 1.1', 'quality 1.1', 'quality 1.2', 'quality 1.3']);
    expect(gates(history)).toEqual(['spec pass, quality skipped']);
    expect(outcomes(history.state)).toEqual({ A: 'passed' });
    expect(storyOf(history.state, 'A').attempts[0]?.gates.at(-1)?.reason).toMatch(
      /^quality not reviewed: 3 calls without an answer; the last one: (?:nonsense|ended with timeout)$/,
    );
  });

  test('a block that nobody could confirm still waits for a human [X16]', () => {
    const quality = ({ claims }: RunReview): Reply =>
      claims.length > 0 ? { problem: 'nonsense' } : { findings: [block] };
    const history = play(reviewed(), { review: of({ quality }) });
    expect(gates(history)).toEqual(['spec pass, quality error']);
    expect(outcomes(history.state)).toEqual({ A: 'needs_human' });
  });
});

describe('votes', () => {
  test('as many fresh reviewers as spec_passes, of the spec gate only', () => {
    expect(calls(play(reviewed({ specPasses: 3 })))).toEqual(['spec 1.1', 'spec 1.2', 'spec 1.3', 'quality 1.1']);
  });

  test('a disagreement ends the story with the question, without another attempt', () => {
    const review = of({ spec: ({ call }) => (call === 2 ? { criteria: [unmet('c1')] } : {}) });
    const history = play(reviewed({ specPasses: 3 }), { review });
    expect(outcomes(history.state)).toEqual({ A: 'needs_human' });
    expect(storyOf(history.state, 'A').detail).toBe('the reviewers disagree whether c1 is met');
    expect(history.state.iterations).toBe(1);
  });

  test('a question asked twice goes to a human', () => {
    const unsure = { id: 'c1', verdict: 'unsure', evidence: [], reason: 'cannot tell' } as const;
    const history = play(reviewed(), { review: of({ spec: () => ({ criteria: [unsure] }) }) });
    expect(gates(history)).toEqual(['spec fail', 'spec fail']);
    expect(storyOf(history.state, 'A').detail).toBe('the reviewers of two attempts could not tell whether c1 is met');
  });
});

describe('a block', () => {
  test('is confirmed by a second reviewer, ends the story at once and is never retried', () => {
    const history = play(reviewed(), { review: of({ quality: () => ({ findings: [block] }) }) });
    // The second answer confirms: its default is that every claim is met.
    expect(calls(history)).toEqual(['spec 1.1', 'quality 1.1', 'quality 1.2 confirm']);
    expect(outcomes(history.state)).toEqual({ A: 'blocked' });
    expect(history.halt).toMatchObject({ kind: 'block_finding', detail: expect.stringContaining('prints the key') });
    expect(commandsOf(history, 'commit-story')).toEqual([]);
    expect(commandsOf(history, 'park-story')).toMatchObject([{ outcome: 'blocked' }]);
  });

  test('that a second reviewer refutes is a remark', () => {
    const review = of({
      quality: ({ claims }) => (claims.length > 0 ? { criteria: [unmet('b1')] } : { findings: [block, warn] }),
    });
    const history = play(reviewed(), { review });
    expect(gates(history)).toEqual(['spec pass, quality warn']);
    expect(outcomes(history.state)).toEqual({ A: 'passed' });
  });

  const two = (more: Overrides) => plan(['A', 'B'], { reviewAgent: 'claude', requireEvidence: false, ...more });
  const blocksA = of({ quality: ({ story }) => (story === 'A' ? { findings: [block] } : {}) });

  test('lets independent stories go on, and the run ends block_finding', () => {
    const { state, halt } = play(two({}), { review: blocksA });
    expect(outcomes(state)).toEqual({ A: 'blocked', B: 'passed' });
    expect(halt?.kind).toBe('block_finding');
  });

  test('with on_block: halt ends the run at once, its work kept', () => {
    const { state, halt } = play(two({ onBlock: 'halt' }), { review: blocksA });
    expect(outcomes(state)).toEqual({ A: 'blocked', B: 'open' });
    expect(halt?.kind).toBe('block_finding');
    expect(storyOf(state, 'A').wip?.branch).toContain('A');
  });
});

describe('a verdict is reused', () => {
  test('when an attempt leaves the same tree as one before', () => {
    const review = of({ spec: () => ({ criteria: [unmet('c1')] }) });
    const history = play(reviewed({ caps: { maxAttempts: 3 } }), { attempts: { A: ['no-change'] }, review });
    expect(calls(history)).toEqual(['spec 1.1']);
    expect(gates(history)).toEqual(['spec fail', 'spec fail', 'spec fail']);
    expect(storyOf(history.state, 'A').attempts[1]?.gates.at(-1)).toMatchObject({ reason: 'c1 unmet', reusedFrom: 1 });
  });

  /** The last sub-story passes, the story's own checks do not; the next attempt leaves the same tree, where they do. */
  function wholeRedOnce(review: NonNullable<Script['review']>) {
    let tree = '';
    const fault: Script['fault'] = (_, command) => {
      if (command.type === 'run-checks' && command.attempt === 3 && command.part === undefined) {
        tree = command.tree;
        return { type: 'checks-done', results: [gate('test', 'fail', { check: 'test', reason: 'exited with 1' })] };
      }
      if (command.type !== 'take-snapshot' || command.attempt !== 4) return undefined;
      const taken = answer(command, {}, 0);
      return taken.type === 'snapshot-taken' ? { ...taken, tree } : undefined;
    };
    return play(reviewed(), { attempts: { A: ['too-long', 'pass'] }, review, fault });
  }

  test('of a story by its own criteria alone, which no reviewer of its last sub-story was asked about', () => {
    const history = wholeRedOnce(of({}));
    const asked = commandsOf(history, 'run-review').map(({ gate, attempt, part }) => [gate, attempt, part]);
    expect(asked).toEqual([
      ['spec', 2, 'A.1'],
      ['spec', 3, 'A.2'],
      ['spec', 4, undefined],
      ['quality', 4, undefined],
    ]);
    expect(gates(history).at(-1)).toBe('spec pass, quality pass');
    expect(outcomes(history.state)).toEqual({ A: 'passed' });
  });
});

describe('a story that was satisfied before', () => {
  test('passes without a change when a reviewer says so', () => {
    const { state } = play(reviewed(), { attempts: { A: ['no-change'] } });
    expect(outcomes(state)).toEqual({ A: 'passed' });
    expect(storyOf(state, 'A').detail).toBe('already satisfied');
  });

  test('never passes on a red baseline', () => {
    const { state } = play(reviewed(), { attempts: { A: ['no-change'] }, baseline: 'red' });
    expect(outcomes(state)).toEqual({ A: 'stuck' });
  });

  test('never passes when nobody reviews', () => {
    const { state } = play(plan(['A']), { attempts: { A: ['no-change'] } });
    expect(outcomes(state)).toEqual({ A: 'stuck' });
  });
});

describe('a run that was cut short in a review', () => {
  test('asks the same reviewer again, and ends as it would have', () => {
    const review = of({
      spec: ({ attempt }) => (attempt === 1 ? { criteria: [met('c1')], extra: ['x'] } : {}),
      quality: ({ claims }) => (claims.length > 0 ? { criteria: [unmet('b1')] } : { findings: [block] }),
    });
    const script = { attempts: { A: ['pass', 'no-evidence'] }, review } as const;
    const whole = play(reviewed({ specPasses: 2 }), script);
    for (let keep = 1; keep <= whole.events.length; keep += 1) {
      const again = resumeAfter(whole, keep, script);
      expect(outcomes(again.state)).toEqual(outcomes(whole.state));
      expect(gates(again)).toEqual(gates(whole));
    }
  });
});

describe('a verdict that is taken over', () => {
  const unsure = { id: 'c1', verdict: 'unsure', evidence: [], reason: 'cannot tell' } as const;

  test('names the same error, however often it is taken over', () => {
    const review = of({ spec: () => ({ criteria: [unmet('c1')] }) });
    const { state } = play(reviewed({ caps: { maxAttempts: 4 } }), { attempts: { A: ['no-change'] }, review });
    const { attempts } = storyOf(state, 'A');
    expect(new Set(attempts.map(({ fingerprint }) => fingerprint)).size).toBe(1);
    expect(attempts.map(({ gates: all }) => all.at(-1)?.reusedFrom)).toEqual([undefined, 1, 1, 1]);
  });

  test('is a question asked twice, when it was one', () => {
    const { state } = play(reviewed(), {
      attempts: { A: ['no-change'] },
      review: of({ spec: () => ({ criteria: [unsure] }) }),
    });
    expect(outcomes(state)).toEqual({ A: 'needs_human' });
    expect(state.iterations).toBe(2);
  });

  test.each<[string, NonNullable<Script['review']>, string]>([
    [
      'a block that nobody could confirm',
      of({
        quality: ({ claims }) => (claims.length > 0 ? { criteria: [{ ...unsure, id: 'b1' }] } : { findings: [block] }),
      }),
      'is this true: prints the key',
    ],
    [
      'votes that disagree',
      of({ spec: ({ call }) => (call === 2 ? { criteria: [unmet('c1')] } : {}) }),
      'the reviewers disagree whether c1 is met',
    ],
  ])(
    'is the same question again, when it was one that the classifier had tried once more: %s',
    (_, review, question) => {
      let asked = 0;
      const route = () => (++asked === 1 ? 'retry-task' : 'escalate');
      const history = play(reviewed({ specPasses: 2, classifier: 'agent' }), {
        attempts: { A: ['no-change'] },
        review,
        advise: () => ({ type: 'classify', route: route(), reason: 'look again' }),
      });
      expect(outcomes(history.state)).toEqual({ A: 'needs_human' });
      expect(storyOf(history.state, 'A').detail).toBe(question);
      expect(commandsOf(history, 'consult').map(({ attempt }) => attempt)).toEqual([1, 2]);
      expect(calls(history).every((call) => / 1\./.test(call))).toBe(true);
    },
  );
});

describe('what outweighs what', () => {
  test('a block that is confirmed is told even when the iterations run out behind it', () => {
    const review = of({ quality: ({ story }) => (story === 'A' ? { findings: [block] } : {}) });
    const two = plan(['A', 'B'], { reviewAgent: 'claude', requireEvidence: false, caps: { maxIterations: 2 } });
    const { state, halt } = play(two, { attempts: { B: ['fail'] }, review });
    expect(state.iterations).toBe(2);
    expect(halt).toMatchObject({ kind: 'block_finding' });
  });

  test('a claim that no second reviewer saw is a human question', () => {
    const findings = Array.from({ length: 21 }, () => block);
    const review = of({
      quality: ({ claims }) =>
        claims.length > 0 ? { criteria: claims.map((_, at) => unmet(`b${at + 1}`)) } : { findings },
    });
    expect(outcomes(play(reviewed(), { review }).state)).toEqual({ A: 'needs_human' });
  });

  test('a story satisfied before passes on a base that an earlier story repaired', () => {
    const both = plan(['A', 'B'], { reviewAgent: 'claude', requireEvidence: false });
    const { state } = play(both, { attempts: { B: ['no-change'] }, baseline: 'red' });
    expect(outcomes(state)).toEqual({ A: 'passed', B: 'passed' });
  });
});
