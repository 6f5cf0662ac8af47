/**
 * Loads what judges an attempt and what tells the next one of it, wherever else they are imported: once an agent has ended, which may have
 * written to the folder that we came from, none of it comes from the disk. What cannot be loaded fails again where it is needed.
 */
export async function loadJudging(): Promise<void> {
  await Promise.allSettled([
    import('../core/loop.ts'),
    import('../adapters/git/capture.ts'),
    import('../adapters/expansion.ts'),
    import('../report/state-file.ts'),
  ]);
}
