import type { Consulted } from '../core/event.ts';
import { plain } from './sanitise.ts';

/** What a planner or a classifier said, for the log. */
export function adviceLines({ result, reading }: Consulted): readonly string[] {
  if (result.verdict !== 'pass') return [`no advice: ${plain(result.reason)}`];
  if (!reading.ok) return [`no usable advice: ${plain(reading.problem)}`];
  const { advice } = reading;
  if (advice.type === 'classify') return [`classified as ${advice.route}: ${plain(advice.reason)}`];
  if (advice.parts.length < 2) return [`not split: ${plain(advice.reason)}`];
  const parts = advice.parts.map(({ title }, at) => `  ${at + 1}. ${plain(title)}`);
  return [`split into ${parts.length} sub-stories: ${plain(advice.reason)}`, ...parts];
}
