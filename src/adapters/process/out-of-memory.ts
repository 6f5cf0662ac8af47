import type { Exit } from './start.ts';
import { readLast } from './tail.ts';

/**
 * Tells whether a process that nobody here ended ran out of memory (catalogue R10): killed by KILL, which is what the
 * kernel does (137 through a shell), or aborted by V8 with its heap full (134 through a shell).
 */
export function ranOutOfMemory({ code, signal }: Exit, errorPath: string): boolean {
  if (signal === 'SIGKILL' || code === 137) return true;
  if (signal !== 'SIGABRT' && code !== 134) return false;
  return HEAP_FULL.test(readLast(errorPath, 65_536));
}

const HEAP_FULL = /FATAL ERROR: .*(?:out of memory|Allocation failed)/;
