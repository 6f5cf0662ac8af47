import type { Halt } from '../core/state.ts';

/** Disk trouble is the machine's; anything else that throws is ours. State is kept either way. */
export function troubleOf(error: unknown, during: string): Halt {
  const code = codeOf(error);
  const text = error instanceof Error ? error.message : String(error);
  if (code !== undefined && diskCodes.has(code)) {
    return { kind: 'environment_broken', detail: `the disk refused a write during ${during} (${code}): ${text}` };
  }
  if (/No space left on device|Disk quota exceeded|Read-only file system/.test(text)) {
    return { kind: 'environment_broken', detail: `the disk refused a write during ${during}: ${text}` };
  }
  return { kind: 'internal_error', detail: `${during} failed unexpectedly: ${text}` };
}

const diskCodes = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EFBIG']);

function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
