import { closeSync, openSync, readSync, statSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import type { StartCall } from './start.ts';

/** Why a process could not be started: the system's code, and a sentence that says what to do. */
export interface SpawnError {
  readonly code: string;
  readonly message: string;
}

/** Longest argument or `NAME=value` string that Linux takes, in bytes (05-github, Limits). */
const MAX_STRING_BYTES = 131_071;

/** Finds what the system would refuse, or misread, before anything is started; values are never quoted (S13). */
export function checkCall({ program, args, cwd, env, marker }: StartCall): SpawnError | undefined {
  if (!isAbsolute(program)) {
    return refusal('EINVAL', `Program "${program}" is not an absolute path: resolve it before it is started.`);
  }
  const strings: [string, string][] = [
    ['Program path', program],
    ['Working directory', cwd],
    ['Process marker', marker],
    ...args.map((arg, index): [string, string] => [`Argument ${index + 1}`, arg]),
    ...Object.entries(env).map(([name, value]): [string, string] => [`Variable ${name}`, `${name}=${value}`]),
  ];
  return strings.map(([what, text]) => checkString(what, text)).find((error) => error !== undefined);
}

function checkString(what: string, text: string): SpawnError | undefined {
  if (text.includes('\0')) return refusal('EINVAL', `${printable(what)} contains a NUL byte: remove it.`);
  // A UTF-16 unit is at most three bytes, so most strings need no exact count.
  if (text.length * 3 <= MAX_STRING_BYTES) return undefined;
  const bytes = Buffer.byteLength(text);
  if (bytes <= MAX_STRING_BYTES) return undefined;
  const size = `${bytes} bytes long, the limit is ${MAX_STRING_BYTES}`;
  return refusal('E2BIG', `${what} is ${size}: pass long text by stdin or in a file.`);
}

/** Turns a spawn error code into a message that tells a missing program from a missing folder (R11). */
export function explainSpawnError({ program, cwd }: StartCall, code: string): SpawnError {
  const folder = kindOf(cwd);
  if (folder === 'missing')
    return refusal(code, `Working directory "${cwd}" does not exist: create it or correct the path.`);
  if (folder === 'other')
    return refusal(code, `Working directory "${cwd}" is not a folder we may enter: correct the path.`);
  return refusal(code, explainProgram(program, code));
}

function explainProgram(program: string, code: string): string {
  const kind = kindOf(program);
  if (kind === 'missing') return `Program "${program}" does not exist: install it or correct the path.`;
  if (kind === 'folder') return `Program "${program}" is a folder: name the program inside it.`;
  if (code === 'ENOENT')
    return `Program "${program}" exists but its interpreter ${interpreterOf(program)} does not: install it.`;
  if (code === 'EACCES')
    return `Program "${program}" or its folder cannot be entered or executed: check the permissions.`;
  if (code === 'E2BIG')
    return `Arguments and environment of "${program}" are too long together: pass long text by stdin.`;
  return `Program "${program}" could not be started (${code}): try to run it by hand.`;
}

function kindOf(path: string): 'missing' | 'folder' | 'other' {
  try {
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat === undefined) return 'missing';
    return stat.isDirectory() ? 'folder' : 'other';
  } catch {
    return 'other';
  }
}

function interpreterOf(program: string): string {
  const firstLine = readStart(program).split('\n', 1)[0] ?? '';
  return firstLine.startsWith('#!') ? `"${firstLine.slice(2).trim()}"` : '(the loader of the binary)';
}

function readStart(path: string): string {
  try {
    const fd = openSync(path, 'r');
    const bytes = Buffer.alloc(256);
    const count = readSync(fd, bytes);
    closeSync(fd);
    return bytes.toString('latin1', 0, count);
  } catch {
    return '';
  }
}

function printable(text: string): string {
  return text.replaceAll('\0', '\\0');
}

function refusal(code: string, message: string): SpawnError {
  return { code, message };
}
