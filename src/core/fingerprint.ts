import { evidenceOf } from './fingerprint-evidence.ts';
import { normalise } from './fingerprint-noise.ts';
import type { GateResult } from './gates.ts';
import { hash8 } from './hash.ts';
import { perText } from './per-text.ts';

/**
 * Names "the same error": 8 hex characters over the normalised evidence of the gates that blocked (02-loop §3).
 * Empty when nothing blocked.
 */
export function fingerprint(blocking: readonly GateResult[]): string {
  if (blocking.length === 0) return '';
  return hash8(blocking.map(gateEvidence).join('\n'));
}

function gateEvidence(result: GateResult): string {
  // A reviewer words the same verdict differently each time; what it decided stands in the reason.
  if (result.gate === 'spec' || result.gate === 'quality')
    return [result.gate, result.verdict, result.reason].join('\n');
  const error = result.error ?? errorIn(result.excerpt.lines.join('\n'));
  return [result.gate, result.check ?? '', result.verdict, sameReason(result.reason), error].join('\n');
}

/** Attempt after attempt may fail with the same words, and reading them is most of what folding it costs. */
const errorIn = perText((output) => hash8(evidenceOf(output).join('\n')));
const sameReason = perText((reason) => normalise(reason));
