/** Whether the code is watched step by step, as for the mutation score: what it takes then says nothing of its growth. */
export const isWatched = process.env['RALPH_WATCHED'] === '1';

/** Processor time that some work takes, in milliseconds: how long it waited for a busy machine is no part of it. */
export function workMs(act: () => unknown): number {
  const before = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
