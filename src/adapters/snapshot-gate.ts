import { type GateResult, noExcerpt } from '../core/gates.ts';
import type { IntegrityJudgement } from '../core/integrity/change.ts';
import { isWarning } from '../core/integrity/test-cheats.ts';
import type { RunState } from '../core/state.ts';

/** The result of the integrity gate: what failed the attempt first, else what a person should hear of. */
export function integrityGate(
  state: RunState,
  { verdict, findings }: Pick<IntegrityJudgement, 'verdict' | 'findings'>,
): GateResult {
  const blocking = findings.filter((finding) => finding.class === 'cheat' || finding.class === 'limit');
  const said =
    verdict === 'fail' ? blocking : findings.filter((finding) => finding.class !== 'note' || isWarning(finding));
  return {
    gate: 'integrity',
    verdict,
    reason: said.at(0)?.message ?? '',
    startedMs: state.elapsedMs,
    durationMs: 0,
    excerpt:
      verdict === 'pass' ? noExcerpt : { lines: findings.slice(0, 100).map((each) => each.message), truncated: 0 },
    softLimitHit: false,
  };
}
