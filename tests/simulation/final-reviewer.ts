import type { Reviewed } from '../../src/core/event.ts';
import type { RunFinalReview } from '../../src/core/final-review-types.ts';
import type { Finding } from '../../src/core/review-answer-types.ts';
import type { CutShort } from '../../src/ports.ts';
import type { WholeFate } from './fates.ts';
import { result } from './gate-result.ts';
import type { Process } from './kernel.ts';
import { codeOf } from './objects.ts';
import { refusalOf } from './refusals.ts';
import type { Universe } from './universe.ts';
import { cut, usageOf, work } from './work.ts';

/** A reviewer of the change of all passed stories together. */
export async function readWhole(
  u: Universe,
  process: Process,
  { tree, call, limits }: RunFinalReview,
): Promise<Reviewed | CutShort> {
  const fate = u.scenario.fates.whole(codeOf(u.objects.tree(tree)), call);
  const provider = refusalOf(u, 'reviewer');
  const wantedMs = fate === 'hangs' ? Number.POSITIVE_INFINITY : u.scenario.fates.took(`whole ${call}`);
  const tookMs = Math.min(wantedMs, limits.hardMs);
  if (await work(u, process, { name: 'reviewer', tookMs })) return cut(process);
  const verdict = wantedMs > limits.hardMs ? 'timeout' : fate === 'dies' ? 'fail' : 'pass';
  const isUsable = verdict === 'pass' && fate !== 'nonsense';
  if (isUsable && provider === undefined) note(u, tree, { call, fate });
  return {
    type: 'reviewed',
    reading: isUsable
      ? { ok: true, answer: { criteria: [], missing: [], extra: [], findings: findings(u, fate) } }
      : { ok: false, problem: 'the answer is no JSON' },
    result: result('quality', verdict, {
      durationMs: tookMs,
      reason: verdict === 'pass' ? '' : `ended with ${verdict}`,
    }),
    survivorsKilled: 0,
    usage: usageOf(u, 'quality', `whole ${call}`),
    ...(provider === undefined ? {} : { provider }),
  };
}

function note({ ledger }: Universe, tree: string, { call, fate }: { call: number; fate: WholeFate }): void {
  ledger.wholes.set(tree, new Map([...(ledger.wholes.get(tree) ?? []), [call, fate]]));
}

function findings({ bug }: Universe, fate: WholeFate): readonly Finding[] {
  if (fate === 'warn') return [{ severity: 'warn', text: 'the same twice' }];
  return fate === 'block' && bug !== 'whole-praised' ? [{ severity: 'block', text: 'the two undo each other' }] : [];
}
