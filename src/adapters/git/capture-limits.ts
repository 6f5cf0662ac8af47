import type { Mode } from './tree-object.ts';

/** Limits of one snapshot (10-fine-print): over one of them the attempt fails and says which. */
export interface CaptureLimits {
  /** Input `max_changed_files`. */
  readonly maxChangedFiles: number;
  /** Input `max_added_mb`, in bytes: sum of new and changed files. */
  readonly maxAddedBytes: number;
  /** Input `max_file_mb`, in bytes. */
  readonly maxFileBytes: number;
  /** Segments of a new path; 40. */
  readonly maxDepth: number;
}

/** Why a tree was not taken. */
export interface CaptureRefusal {
  readonly code:
    | 'too-many-files'
    | 'too-large'
    | 'file-too-large'
    | 'too-deep'
    | 'unreadable'
    | 'destroyed'
    | 'lfs-not-taken';
  /** Value, limit and the input that sets it. */
  readonly message: string;
  readonly path?: string;
}

/** A file or link whose content differs from the index or is new. */
export interface Write {
  readonly path: string;
  readonly kind: 'file' | 'link';
  readonly mode: Mode;
  /** Bytes. */
  readonly size: number;
}

export const destroyed: CaptureRefusal = {
  code: 'destroyed',
  message: 'The agent removed or replaced its whole working folder. The tree before it is kept.',
};

/** Judged by names and sizes alone, before anything is read (A23). */
export function overLimit(
  found: { readonly writes: readonly Write[]; readonly deletes: readonly string[] },
  limits: CaptureLimits,
): CaptureRefusal | undefined {
  const tooMany = tooManyChanges(found.writes.length + found.deletes.length, limits);
  if (tooMany !== undefined) return tooMany;
  const large = found.writes.find((write) => write.size > limits.maxFileBytes);
  if (large !== undefined) return fileTooLarge(large, limits);
  const added = sumOf(found.writes);
  return added > limits.maxAddedBytes ? tooLarge(added, limits) : undefined;
}

export function tooManyChanges(count: number, limits: CaptureLimits): CaptureRefusal | undefined {
  if (count <= limits.maxChangedFiles) return undefined;
  return {
    code: 'too-many-files',
    message: `The attempt changed ${count} files or more; the limit is ${limits.maxChangedFiles} (input max_changed_files). Add generated files to .gitignore, or raise the input.`,
  };
}

/** The walk ended before its end: what lies behind it is unknown, so nothing of the tree is taken. */
export function tooManyEntries(limits: CaptureLimits, perChange: number): CaptureRefusal {
  const looked = perChange * limits.maxChangedFiles;
  return {
    code: 'too-many-files',
    message: `The attempt made more than ${looked} new files and folders, empty ones included: ${perChange} for each change that the limit allows, which is ${limits.maxChangedFiles} (input max_changed_files). Add generated folders to .gitignore, or raise the input.`,
  };
}

export function tooDeep(path: string, limits: CaptureLimits): CaptureRefusal {
  const segments = path.split('/').length;
  return {
    code: 'too-deep',
    message: `The attempt made a path with ${segments} segments; the limit is ${limits.maxDepth}. It begins with ${path.slice(0, 80)}`,
    path,
  };
}

/** The smaller files of a tree that is too large, as many as the limits allow. */
export function fitting(writes: readonly Write[], limits: CaptureLimits): Write[] {
  const fits: Write[] = [];
  let room = limits.maxAddedBytes;
  for (const write of [...writes].sort((a, b) => a.size - b.size)) {
    if (write.size > limits.maxFileBytes || write.size > room) break;
    fits.push(write);
    room -= write.size;
  }
  return fits;
}

function fileTooLarge({ path, size }: Write, limits: CaptureLimits): CaptureRefusal {
  return {
    code: 'file-too-large',
    message: `The attempt wrote ${path} with ${megabytes(size)} MB; the limit for one file is ${megabytes(limits.maxFileBytes)} MB (input max_file_mb). Add it to .gitignore, or raise the input.`,
    path,
  };
}

function tooLarge(added: number, limits: CaptureLimits): CaptureRefusal {
  return {
    code: 'too-large',
    message: `The attempt wrote ${megabytes(added)} MB in new and changed files; the limit is ${megabytes(limits.maxAddedBytes)} MB (input max_added_mb). Add generated files to .gitignore, or raise the input.`,
  };
}

function sumOf(writes: readonly Write[]): number {
  return writes.reduce((sum, write) => sum + write.size, 0);
}

function megabytes(bytes: number): string {
  return String(Math.ceil((bytes / 1_048_576) * 100) / 100);
}
