/** Names of journals of runs that began no later than a run id; one from the future is none of ours. */
export function journalsUntil(names: readonly string[], runId: string): string[] {
  return names.filter((name) => name.endsWith('.jsonl') && journalTime(name) <= journalTime(runId));
}

/** `yyyymmdd-HHMMSS`, with which a run id and so the name of its journal begins. */
export function journalTime(name: string): string {
  return name.slice(0, 15);
}
