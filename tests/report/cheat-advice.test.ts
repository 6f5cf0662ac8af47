import { describe, expect, test } from 'vitest';
import { readSlash } from '../../src/core/slash.ts';
import type { Attempt, IntegrityFinding, RunState } from '../../src/core/state.ts';
import { storiesOf } from '../../src/core/story-list.ts';
import { cheatAdvice } from '../../src/report/cheat-advice.ts';
import { view } from '../../src/report/model.ts';
import { answer, plan, play } from '../support/history.ts';

function finding(path: string, more: Partial<IntegrityFinding> = {}): IntegrityFinding {
  const message = `changed ${path}; the controller restored it. To permit it, add to the story: allow: [${JSON.stringify(path)}]`;
  return { class: 'policy', rule: 'gate-script-changed', path, message, ...more };
}

/** A run of one story whose attempts all fail, with what integrity found in each. */
function run(found: readonly (readonly IntegrityFinding[])[], maxAttempts = found.length): RunState {
  return play(plan(['A'], { caps: { maxAttempts } }), {
    attempts: { A: ['fail'] },
    fault: (_, command) => {
      if (command.type !== 'take-snapshot') return undefined;
      const taken = answer(command, { attempts: { A: ['fail'] } }, 0);
      return taken.type === 'snapshot-taken' ? { ...taken, findings: found[command.attempt - 1] ?? [] } : undefined;
    },
  }).state;
}

function adviceAfter(...found: readonly (readonly IntegrityFinding[])[]): string {
  return view(run(found, found.length + 1)).failures[0]?.advice ?? '';
}

/** What a person would send who copies the command out of the advice. */
function commandIn(advice: string): unknown {
  const reading = readSlash(/`(\/ralph retry [^`]*--allow[^`]*)`/.exec(advice)?.[1] ?? '', '/ralph');
  return reading.type === 'command' ? reading.command : reading;
}

describe('what was put back twice', () => {
  test('is permitted by a line or by a comment, both ready to be copied', () => {
    const advice = adviceAfter([finding('.npmrc')], [finding('.npmrc')]);
    expect(advice).toContain('add to the story: allow: [".npmrc"], or comment `/ralph retry A --allow .npmrc`');
    expect(commandIn(advice)).toEqual({ kind: 'retry', story: 'A', allow: '.npmrc' });
  });

  test.each(['package.json#scripts.test', 'a b/[x] "y".sh', 'größe\\n.sh'])(
    'the comment names %s as a comment has to',
    (path) => {
      const advice = adviceAfter([finding(path)], [finding(path)]);
      expect(commandIn(advice)).toEqual({ kind: 'retry', story: 'A', allow: path });
    },
  );

  test('is permitted by its line alone when no comment can name it', () => {
    const advice = adviceAfter([finding('a\n`b')], [finding('a\n`b')]);
    expect(advice).toContain(`allow: [${JSON.stringify('a\n`b')}]. If not`);
  });

  test('is permitted by one line alone when it is more than a comment takes', () => {
    const both = [finding('.npmrc'), finding('Makefile')];
    const advice = adviceAfter(both, both);
    expect(advice).toContain('allow: [".npmrc", "Makefile"]. If not');
    expect(advice).not.toContain('--allow');
  });
});

describe('what an attempt did beside what failed', () => {
  const message = 'deleted test/a.test.js (3 tests); an attempt may not delete tests: the attempt failed.';
  const deleted = finding('test/a.test.js', { class: 'cheat', rule: 'test-deleted', message });

  test('is told when it is a cheat that the reason does not name', () => {
    const advice = view(run([[deleted]])).failures[0]?.advice;
    expect(advice).toMatch(/^The attempt also deleted test\/a\.test\.js \(3 tests\)\. Do not merge this branch/);
  });

  test('is not told again when that cheat is the reason', () => {
    const [last] = storiesOf(run([[deleted]]))[0]?.attempts ?? [];
    if (last === undefined) throw new Error('no attempt was made');
    const caught = { gate: 'integrity', verdict: 'fail', reason: `integrity: ${message}` } as const;
    const gates = [{ ...last.gates[0], ...caught }] as Attempt['gates'];
    expect(cheatAdvice({ ...last, gates }, { id: 'A', again: 'try again', phrase: '/ralph' })).toMatch(
      /^Do not merge this branch/,
    );
  });

  test('is told when the controller put it back', () => {
    const three = ['a', 'b', 'c'].map((path) => finding(path));
    const flipped = finding('prd.json', { class: 'controller', rule: 'prd-flipped' });
    const advice = view(run([[...three, flipped, finding('note', { class: 'note' })]])).failures[0]?.advice;
    expect(advice).toMatch(
      /^The attempt also changed a, b, c and 1 more, which the controller put back before the gates ran\. Look/,
    );
    expect(view(run([[]])).failures[0]?.advice).toMatch(/^Look at the work/);
  });

  test('is permitted by its rule', () => {
    const cheat = finding('test/a.test.js', { class: 'cheat', rule: 'test-skipped' });
    const advice = view(run([[cheat]])).failures[0]?.advice ?? '';
    expect(advice).toMatch(/Do not merge this branch/);
    expect(commandIn(advice)).toEqual({ kind: 'retry', story: 'A', allow: 'test/a.test.js#test-skipped' });
  });
});
