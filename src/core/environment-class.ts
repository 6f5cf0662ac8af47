import { plainLines } from './fingerprint-lines.ts';
import { marked } from './fingerprint-marks.ts';
import { blocks, type GateResult } from './gates.ts';
import { isSetupResult } from './setup-verdict.ts';
import type { Attempt } from './state.ts';

/** Trouble that no attempt can mend (02-loop §3, Breaker). */
export type EnvironmentClass = 'command not found' | 'disk' | 'permission' | 'setup';

/** What of the surroundings failed an attempt; undefined = nothing that it shows. */
export function environmentClass({ gates }: Pick<Attempt, 'gates'>): EnvironmentClass | undefined {
  for (const result of gates.filter((gate) => blocks(gate) && gate.gate === 'test')) {
    const found = classOf(result);
    if (found !== undefined) return found;
  }
  return undefined;
}

function classOf(result: GateResult): EnvironmentClass | undefined {
  // A setup that fails on what an agent wrote is the attempt's own fault.
  if (isSetupResult(result)) return result.verdict === 'error' ? 'setup' : undefined;
  if (result.exitCode === 127) return 'command not found';
  if (result.exitCode === 126) return 'permission';
  const errors = marked(plainLines(result.excerpt.lines.join('\n'))).filter(({ kind }) => kind === 'error');
  return lines.find(([, pattern]) => errors.some(({ text }) => pattern.test(text)))?.[0];
}

/** Only what a shell or a tool says of itself: tests may speak of such errors without having met one. */
const lines: readonly (readonly [EnvironmentClass, RegExp])[] = [
  ['disk', /\bno space left on device\b|\bENOSPC\b|\bdisk quota exceeded\b/i],
  ['permission', /^(?:\/\S+\/)?(?:ba|da|z)?sh: .*: permission denied$/i],
];
