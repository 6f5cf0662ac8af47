import { criteriaTexts } from '../core/prd.ts';
import type { Parts } from './world-parts.ts';

/** What the presenters need beside the state: links, isolation, gaps of the checkout, the words of the acceptance criteria. */
export function contextOf({ call: { job, prepared }, rooms: { isolation }, checkout }: Parts) {
  return { links: job, isolation, checkout, criteria: criteriaTexts(prepared.prd.prd.stories) };
}
