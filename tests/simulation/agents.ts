import type { Implement, RunReview, TakeSnapshot } from '../../src/core/command.ts';
import type { Implemented, Reviewed, SnapshotTaken } from '../../src/core/event.ts';
import type { ChangedFile } from '../../src/core/facts.ts';
import type { Criterion, ReviewAnswer } from '../../src/core/review-answer-types.ts';
import type { RunState } from '../../src/core/state.ts';
import type { CutShort, World } from '../../src/ports.ts';
import { advisersOf } from './advisers.ts';
import type { AttemptFate, ReviewFate } from './fates.ts';
import { readWhole } from './final-reviewer.ts';
import { result } from './gate-result.ts';
import { never, type Process } from './kernel.ts';
import type { Ledger } from './ledger.ts';
import { type Files, isCode } from './objects.ts';
import { refusalOf } from './refusals.ts';
import { cheats, HARNESS } from './truth.ts';
import { effect, type Universe } from './universe.ts';
import { cut, usageOf, work } from './work.ts';

/** Agents, reviewers and the reading of what an agent left. */
export function agentPorts(
  u: Universe,
  process: Process,
): Pick<World, 'agent' | 'reviewers' | 'advisers' | 'snapshots'> {
  return {
    agent: { implement: (command) => effect(u, process, { name: 'agent', act: () => implement(u, process, command) }) },
    snapshots: {
      take: (command, state) =>
        effect(u, process, { name: 'snapshot', act: () => take(u, process, { command, state }) }),
    },
    reviewers: {
      review: (command) =>
        effect(u, process, {
          name: 'reviewer',
          act: () => (command.type === 'run-review' ? review(u, process, command) : readWhole(u, process, command)),
        }),
    },
    advisers: advisersOf(u, process),
  };
}

/** A whole story is too much for one request, a sub-story is not. */
function tooLongOf({ behaviour }: AttemptFate, { part }: Implement): { tooLarge?: true } {
  return behaviour === 'too-long' && part === undefined ? { tooLarge: true } : {};
}

async function implement(u: Universe, process: Process, command: Implement): Promise<Implemented | CutShort> {
  const { story, attempt, iteration, limits } = command;
  const again = u.ledger.agents.filter((each) => each.story === story && each.attempt === attempt).length;
  const fate = u.scenario.fates.attempt(story, u.bug === 'agent-remembers' ? attempt + 10 * again : attempt);
  const isLeft = u.bug === 'work-left-behind' && command.tier === 'shift';
  const tree = isLeft ? (u.machine.worktree ?? command.tree) : command.tree;
  const storyStart = u.objects.commit(command.head)?.tree;
  const called: Ledger['agents'][number] = {
    ...{ iteration, story, part: command.part, attempt, tier: command.tier, tree, storyStart },
  };
  u.ledger.agents.push(called);
  if (u.bug === 'agent-never-ends' && fate.behaviour === 'hang') return never();
  u.machine.worktree = tree;
  const names = u.namesOf?.(story);
  if (command.clean) u.machine.litter = false;
  const isLittered = u.machine.litter;
  u.machine.litter = true;
  const provider = refusalOf(u, 'agent');
  if (provider !== undefined) called.refused = provider.class;
  const wantedMs = fate.behaviour === 'hang' ? Number.POSITIVE_INFINITY : fate.tookMs;
  const tookMs = Math.min(wantedMs, u.bug === 'limits-ignored' ? fate.tookMs * 4 : limits.hardMs);
  if (await work(u, process, { name: 'agent', tookMs })) return cut(process);
  u.machine.worktree = u.objects.writeTree(written(u.objects.tree(tree), { fate, story, attempt }, u));
  u.machine.litter = false;
  const tooLong = tooLongOf(fate, command);
  const isBroken = fate.behaviour === 'crash' || tooLong.tooLarge || isLittered;
  const verdict = wantedMs > limits.hardMs ? 'timeout' : isBroken ? 'fail' : 'pass';
  u.ledger.agentVerdicts.set(`${story} ${attempt}`, verdict);
  return {
    type: 'implemented',
    result: result('implement', verdict, { durationMs: tookMs, softLimitHit: tookMs > limits.softMs }),
    survivorsKilled: 0,
    finalMessage: {
      lines: fate.behaviour === 'asks' ? ['Which of the two is meant?'] : ['<promise>COMPLETE</promise>'],
      truncated: 0,
    },
    usage: usageOf(u, 'implement', `${story} ${attempt}`),
    ...(names === undefined || attempt > 1 ? {} : { names }),
    ...tooLong,
    ...(provider === undefined || u.bug === 'refusals-forgotten' ? {} : { provider }),
  };
}

/** What an agent leaves: a file of its own with marks that say what the gates will find. */
function written(
  given: Files,
  { fate, story, attempt }: { fate: AttemptFate; story: string; attempt: number },
  u: Universe,
): Files {
  const { behaviour, check, away } = fate;
  if (behaviour === 'no-change' || behaviour === 'crash') return given;
  const checks = u.scenario.plan.checks.filter(({ stage }) => stage !== 'final');
  const name = checks[check % Math.max(1, checks.length)]?.name ?? 'none';
  const marks: Partial<Record<AttemptFate['behaviour'], string>> = {
    fail: `red:${name} #${attempt}`,
    'fail-the-same': `red:${name}`,
    'misses-a-module': `red:${name} missing-module`,
    'to-and-fro': `red:${name} side-${attempt % 2}`,
    asks: `red:${name} #${attempt}`,
    'no-command': `red:${name} no-command #${attempt}`,
    'hang-check': `hang:${name}`,
    cheat: 'cheat',
    'silent-check': `silent:${name}`,
    away: `away:${away} #${attempt}`,
    'setup-ours': `setup-ours away:${away}`,
    'setup-agents': 'setup-agents',
    'too-long': `half a work red:${name} #${attempt}`,
    hang: `half a work red:${name} #${attempt}`,
  };
  const files = new Map([...given, [`src/${story}.js`, marks[behaviour] ?? `done #${attempt}`]]);
  if (u.scenario.fates.blinds(story, attempt)) files.set(HARNESS, `blind #${attempt}`);
  if (behaviour === 'pass') files.set('base.txt', 'green').set(`test/${story}.test.js`, `tests #${attempt}`);
  return files;
}

async function take(
  u: Universe,
  process: Process,
  { command, state }: { command: TakeSnapshot; state: RunState },
): Promise<SnapshotTaken> {
  await u.kernel.sleep(process, 1000);
  const { objects, ledger } = u;
  const tree = u.machine.worktree ?? command.previousTree;
  const from = objects.tree(command.storyStart.tree);
  const files = objects.tree(tree);
  const changed = changesOf(from, files);
  const path = `src/${command.story}.js`;
  const cheated = cheats(files);
  ledger.snapshots.set(tree, { story: command.story, attempt: command.attempt, passed: !cheated });
  const commit = objects.writeCommit({ tree, parent: command.storyStart.commit, message: 'attempt', at: state.now });
  return {
    type: 'snapshot-taken',
    tree,
    commit,
    changed,
    changedCount: changed.length,
    testFiles: changed.filter((each) => each.path.startsWith('test/')).map((each) => each.path),
    ...(changed.some((each) => each.path === HARNESS) && { doubts: [{ path: HARNESS, why: 'every check loads it' }] }),
    findings: cheated ? [{ class: 'cheat', rule: 'test-deleted', path, message: `deleted ${path}` }] : [],
    result: result('integrity', cheated && u.bug !== 'cheats-pass' ? 'fail' : 'pass', {
      reason: cheated ? 'a test was deleted' : '',
    }),
  };
}

function changesOf(from: Files, to: Files): readonly ChangedFile[] {
  return [...to].flatMap(([path, text]): ChangedFile[] => {
    if (!isCode(path) || from.get(path) === text) return [];
    return [{ path, status: from.has(path) ? 'modified' : 'added' }];
  });
}

async function review(u: Universe, process: Process, command: RunReview): Promise<Reviewed | CutShort> {
  const { story, attempt, gate, call, claims, limits } = command;
  const fate = u.scenario.fates.review({
    story: command.part ?? story,
    attempt,
    gate,
    call,
    confirming: claims.length > 0,
  });
  const provider = refusalOf(u, 'reviewer');
  const wantedMs =
    fate === 'hangs' ? Number.POSITIVE_INFINITY : u.scenario.fates.took(`${story} ${attempt} ${gate} ${call}`);
  const tookMs = Math.min(wantedMs, limits.hardMs);
  if (await work(u, process, { name: 'reviewer', tookMs })) return cut(process);
  const verdict = wantedMs > limits.hardMs ? 'timeout' : fate === 'dies' ? 'fail' : 'pass';
  const place = `${command.part ?? story} ${command.tree}`;
  const said = u.ledger.reviews.get(place) ?? [];
  if (verdict === 'pass' && provider === undefined) {
    u.ledger.reviews.set(place, [...said, `${gate} ${claims.length > 0 ? 'claims ' : ''}${fate}`]);
  }
  const isUnheard = fate === 'nonsense' || verdict !== 'pass';
  // A service that refuses is a reviewer that cannot be had, too.
  noteUnheard(u, { place, gate, isUnheard: isUnheard || provider !== undefined });
  return {
    type: 'reviewed',
    reading: isUnheard
      ? { ok: false, problem: 'the answer is no JSON' }
      : { ok: true, answer: answerOf(u.bug === 'blocks-denied' && fate === 'confirms' ? 'denies' : fate, command) },
    result: result(gate, verdict, { durationMs: tookMs, reason: verdict === 'pass' ? '' : `ended with ${verdict}` }),
    survivorsKilled: 0,
    usage: usageOf(u, gate, `${story} ${attempt} ${call}`),
    ...(provider === undefined ? {} : { provider }),
  };
}

function noteUnheard(
  { ledger }: Universe,
  { place, gate, isUnheard }: { place: string; gate: RunReview['gate']; isUnheard: boolean },
): void {
  if (isUnheard && gate === 'quality') ledger.unheard.set(place, (ledger.unheard.get(place) ?? 0) + 1);
}

const evidence = [{ file: 'src/a.js', line: 1 }];
const criterion = (id: string, verdict: Criterion['verdict']): Criterion => ({
  ...{ id, verdict, evidence: verdict === 'met' ? evidence : [] },
  reason: verdict === 'met' ? '' : 'not there',
});

function answerOf(fate: ReviewFate, { claims }: RunReview): ReviewAnswer {
  const silent = { missing: [], extra: [], findings: [] };
  if (claims.length > 0) {
    const verdict = fate === 'confirms' ? 'met' : fate === 'cannot-tell' ? 'unsure' : 'unmet';
    return { ...silent, criteria: claims.map((_, at) => criterion(`b${at + 1}`, verdict)) };
  }
  const good = { ...silent, criteria: [criterion('c1', 'met')] };
  if (fate === 'unmet' || fate === 'unsure') return { ...silent, criteria: [criterion('c1', fate)] };
  if (fate === 'missing') return { ...good, missing: ['the docs'] };
  if (fate === 'warn') return { ...good, findings: [{ severity: 'warn', text: 'no test' }] };
  if (fate === 'block') return { ...good, findings: [{ severity: 'block', text: 'prints the key' }] };
  return good;
}
