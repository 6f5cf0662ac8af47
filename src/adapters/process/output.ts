import { closeSync, constants, fchmodSync, fstatSync, openSync } from 'node:fs';

/** Where a process writes: files, so that its output never passes through our memory (08-performance). */
export interface Output {
  readonly stdout: number;
  readonly stderr: number;
  /** Bytes written so far to all files together. */
  readonly size: () => number;
  /** The writers have ended: whoever is no other user than we are may have taken our access to the files away. */
  readonly reclaim: () => void;
  readonly close: () => void;
}

/** Opened files, or the reason why a file cannot be created. */
export type OpenedOutput =
  | { readonly ok: true; readonly output: Output }
  | { readonly ok: false; readonly error: { readonly code: string; readonly message: string } };

/** The files of a call: both streams to `outputPath`, or stdout apart when `stdoutPath` is given. */
interface OutputPaths {
  readonly outputPath: string;
  readonly stdoutPath?: string;
}

/** The files of a call, stderr first. */
function outputsOf({ outputPath, stdoutPath }: OutputPaths): readonly string[] {
  return [outputPath, ...(stdoutPath === undefined ? [] : [stdoutPath])];
}

/** Creates the files with mode 0600; an existing file or link is refused, never followed or overwritten. */
export function openOutput(paths: OutputPaths): OpenedOutput {
  const fds: number[] = [];
  for (const path of outputsOf(paths)) {
    const opened = createFile(path);
    if (!opened.ok) {
      closeAll(fds);
      return opened;
    }
    fds.push(opened.fd);
  }
  return { ok: true, output: toOutput(fds) };
}

// Append keeps lines of stdout and stderr whole and in order although both may be written by many processes.
const NEW_FILE = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | constants.O_APPEND;

const OURS = 0o600;

function createFile(path: string) {
  try {
    return { ok: true, fd: openSync(path, NEW_FILE, OURS) } as const;
  } catch (error) {
    const { code = 'UNKNOWN' } = error as NodeJS.ErrnoException;
    return { ok: false, error: { code, message: describeFailure(path, code) } } as const;
  }
}

function describeFailure(path: string, code: string): string {
  if (code === 'EEXIST') return `Output file "${path}" exists already: choose a new path for each process.`;
  return `Output file "${path}" cannot be created (${code}): check that its folder exists and is writable.`;
}

function toOutput(fds: readonly number[]): Output {
  const stderr = fds[0] as number;
  return {
    stderr,
    stdout: fds[1] ?? stderr,
    size: () => fds.reduce((sum, fd) => sum + fstatSync(fd).size, 0),
    reclaim: () => {
      for (const fd of fds) if ((fstatSync(fd).mode & 0o7777) !== OURS) fchmodSync(fd, OURS);
    },
    close: () => closeAll(fds),
  };
}

function closeAll(fds: readonly number[]): void {
  for (const fd of fds) closeSync(fd);
}
