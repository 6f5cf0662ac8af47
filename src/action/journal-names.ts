/**
 * Names of journals of runs that began no later than the second of a run id; one from the future is none of ours. Clocks of several machines
 * agree no better than that.
 */
export function journalsUntil(names: readonly string[], runId: string): string[] {
  return names.filter((name) => name.endsWith('.jsonl') && secondOf(name) <= secondOf(runId));
}

/** The newest of them that can be read, by the time in its name. */
export function newestJournal(names: readonly string[], runId: string): string | undefined {
  return journalsUntil(names.filter(isOfRun), runId).sort(newestFirst)[0];
}

/** Whether it is a journal that can be read; one that lost a line's spelling ends in `.log`. */
export function isOfRun(name: string): boolean {
  return /^\d{8}-\d{6}-[0-9a-f]+\.jsonl$/.test(name);
}

/** Orders names of journals by the moment that each begins with, see run-id.ts. */
export function newestFirst(a: string, b: string): number {
  return Number(isOlder(a, b)) - Number(isOlder(b, a));
}

/** Whether the run of a journal's name began before another one; the empty name is older than all. */
export function isOlder(name: string, other: string): boolean {
  return stemOf(name) < stemOf(other);
}

/** Whether a journal is about the run that its file is called after: the id becomes paths and refs. */
export function isOwn(name: string, { runId }: { readonly runId: string }): boolean {
  return name === `${runId}.jsonl`;
}

/** `yyyymmdd-HHMMSS`, with which a run id and so the name of its journal begins. */
function secondOf(name: string): string {
  return name.slice(0, 15);
}

/** The run id that a journal's file is called after. */
function stemOf(name: string): string {
  return name.split('.', 1)[0] ?? name;
}
