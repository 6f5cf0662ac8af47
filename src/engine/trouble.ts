import type { Halt } from '../core/state.ts';

/** Disk trouble is the machine's; anything else that throws is ours. State is kept either way. */
export function troubleOf(error: unknown, during: string): Halt {
  const code = codeOf(error);
  const text = textOf(error);
  if (error instanceof Error && outsideUs.has(error.name)) return { kind: 'environment_broken', detail: text };
  if (code !== undefined && diskCodes.has(code)) {
    return { kind: 'environment_broken', detail: `the disk refused a write during ${during} (${code}): ${text}` };
  }
  if (/No space left on device|Disk quota exceeded|Read-only file system/.test(text)) {
    return { kind: 'environment_broken', detail: `the disk refused a write during ${during}: ${text}` };
  }
  return { kind: 'internal_error', detail: `${during} failed unexpectedly: ${text}` };
}

/** Whatever the system says when the journal is written, it is the machine's: without a journal no run goes on (02-loop §6). */
export function journalTrouble(error: unknown): Halt {
  if (codeOf(error) === undefined) return troubleOf(error, 'the journal');
  return {
    kind: 'environment_broken',
    detail:
      `the journal cannot be written: ${textOf(error)}. The last step is not recorded; free the disk and run again, ` +
      'the run goes on from the step before.',
  };
}

/** What a process put or changed where only the machine's owner may, and walls that this machine made a moment ago and now does not. */
const outsideUs = new Set(['NamespaceError', 'PlantedAboveError', 'ProgramReplacedError']);

const diskCodes = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EFBIG', 'EIO']);

function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

function textOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
