/** Names of journals of runs that began no later than a run id; one from the future is none of ours. */
export function journalsUntil(names: readonly string[], runId: string): string[] {
  return names.filter((name) => name.endsWith('.jsonl') && journalTime(name) <= journalTime(runId));
}

/** The newest of them that can be read, by the time in its name. */
export function newestJournal(names: readonly string[], runId: string): string | undefined {
  return journalsUntil(names.filter(isOfRun), runId).sort((a, b) => journalTime(b).localeCompare(journalTime(a)))[0];
}

/** Whether it is a journal that can be read; one that lost a line's spelling ends in `.log`. */
export function isOfRun(name: string): boolean {
  return /^\d{8}-\d{6}-[0-9a-f]+\.jsonl$/.test(name);
}

/** `yyyymmdd-HHMMSS`, with which a run id and so the name of its journal begins. */
export function journalTime(name: string): string {
  return name.slice(0, 15);
}

/** Whether a journal is about the run that its file is called after: the id becomes paths and refs. */
export function isOwn(name: string, { runId }: { readonly runId: string }): boolean {
  return name === `${runId}.jsonl`;
}
