import type { RunPlan } from '../core/plan.ts';
import { readAt } from './find-prd.ts';
import type { Prepared } from './prepare.ts';
import type { Refusal } from './refusal.ts';

/** A run keeps the stories and the policy base it began with, whatever was pushed since (01-product: frozen at run start). */
export async function preparedFor(prepared: Prepared, { start, base, prdPath }: RunPlan): Promise<Prepared | Refusal> {
  if (start.commit === prepared.start.start.commit && base.commit === prepared.base.commit) return prepared;
  if (prdPath === undefined) return { ...prepared, base: { ...prepared.base, ...base } };
  const prd = await readAt(prepared.repository, start.commit, prdPath);
  if (!prd.ok) return prd;
  const { feature } = prepared.prd;
  return { ...prepared, prd: { ...prepared.policy.permit(prd), feature }, base: { ...prepared.base, ...base } };
}
