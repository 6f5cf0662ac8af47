import type { Parts } from './world-parts.ts';

/** What the presenters need beside the state: links, isolation, gaps of the checkout, the words of the acceptance criteria. */
export function contextOf({ call: { job, prepared }, rooms: { isolation }, checkout }: Parts) {
  const criteria = new Map(prepared.prd.prd.stories.map(({ id, criteria: texts }) => [id, texts]));
  return { links: job, isolation, checkout, criteria };
}
