import type { Usage } from '../../src/core/agent-facts.ts';
import type { CutShort } from '../../src/ports.ts';
import type { Process } from './kernel.ts';
import { point, type Universe } from './universe.ts';

/** A process that works until it is done, its limit ends it or the run is cancelled; a fault may come in the middle. */
export async function work(
  u: Universe,
  process: Process,
  { name, tookMs }: { name: string; tookMs: number },
): Promise<boolean> {
  const isDeaf = u.bug === 'cancel-ignored';
  if ((await u.kernel.sleep(process, tookMs / 2)) && !isDeaf) return true;
  if (isDeaf) await new Promise<void>((resolve) => u.kernel.alarm(process, tookMs / 2, resolve));
  await point(u, process, { name: `during ${name}` });
  return u.kernel.sleep(process, tookMs / 2);
}

/** What comes of something that a cancel ends. */
export function cut(process: Process): CutShort {
  return { type: 'interrupted', cause: String(process.cancel.signal.reason) };
}

/** Some calls tell what they cost, from 5 cents to 3 dollars; the same call the same. */
export function usageOf(u: Universe, role: Usage['role'], call: string): readonly Usage[] {
  const ms = u.scenario.fates.took(`cost ${role} ${call}`);
  if (ms % 5000 === 0) return [];
  const tokens = { inputTokens: ms, outputTokens: 1, cacheReadTokens: 0, cacheWriteTokens: 0 };
  return [{ ...tokens, role, costUsd: ms / 20_000 }];
}
