import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Attributes that switch off everything that would turn bytes into other bytes; they outrank those of any tree. */
export const plainAttributes = '* -text -filter -ident -eol -crlf -working-tree-encoding\n';

export interface GitDirCall {
  readonly path: string;
  /** Mode of the folder; 0700 for the controller's own. */
  readonly folderMode: number;
  /** Full ref that HEAD names. */
  readonly head: string;
  /** Lines of the config file. */
  readonly config: readonly string[];
  /** With `refs` and `info` at least; default what git itself makes, of which a gitdir needs less when its objects lie elsewhere. */
  readonly folders?: readonly string[];
  /** Text of `info/attributes`; default `plainAttributes`. */
  readonly attributes?: string;
}

/** Outermost first: each is made by one call. */
const allFolders: readonly string[] = [
  'objects',
  'objects/info',
  'objects/pack',
  'refs',
  'refs/heads',
  'refs/tags',
  'info',
];

/**
 * Writes an empty repository without a process and without templates: old object format, plain ref files.
 * @returns the text of its configuration
 */
export function createGitDir(call: GitDirCall): string {
  mkdirSync(call.path, { recursive: true, mode: call.folderMode });
  for (const folder of call.folders ?? allFolders) {
    mkdirSync(join(call.path, folder), { recursive: true });
  }
  writeFileSync(join(call.path, 'info/attributes'), call.attributes ?? plainAttributes);
  const config = `${call.config.join('\n')}\n`;
  writeFileSync(join(call.path, 'config'), config);
  writeFileSync(join(call.path, 'HEAD'), `ref: ${call.head}\n`);
  return config;
}
