/** The tool, or the format, that a location was read from. */
export type LocationSource =
  | 'workflow-command'
  | 'tap'
  | 'node-test'
  | 'vitest'
  | 'jest'
  | 'javascript'
  | 'pytest'
  | 'python'
  | 'tsc'
  | 'eslint'
  | 'biome'
  | 'cargo'
  | 'go'
  | 'gcc'
  | 'junit';

/** A place in a file as a tool names it; `file` becomes a path inside the repository before anyone else sees it. */
export interface Place {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1; left out when the tool gives none. */
  readonly column?: number;
}

/** One failure that a gate's output maps to a line of the repository (03-interface §6 Annotations). */
export interface Location extends Place {
  readonly level: 'error' | 'warning';
  /** Words of the tool, at most 1,000 characters; foreign text that nobody has made safe yet. */
  readonly message: string;
  /** Name of the test, the rule or the error code. */
  readonly title?: string;
  readonly source: LocationSource;
}

/** What readers know of the tree that the output speaks about. */
export interface LocationOptions {
  /** Absolute folder of the tree; without it every absolute path is dropped. */
  readonly root?: string;
  /** Folder inside `root` in which the gate ran: relative paths start there; default: `root` itself. */
  readonly folder?: string;
  /**
   * All files of the tree, relative with `/`. When given, a path that is none of them is taken by its only match at the end of
   * a file's path (a command that changed its folder, a Go test, a Java frame) or dropped; left out = paths are taken as they are.
   */
  readonly files?: readonly string[];
}

/** What one reader found in lines `from` to `to`, with every place the tool named, the most telling first. */
export interface Hit {
  readonly from: number;
  readonly to: number;
  readonly level: Location['level'];
  readonly message: string;
  readonly title?: string | undefined;
  readonly source: LocationSource;
  readonly places: readonly Place[];
  /** Import path or folder that tells files of the same name apart. */
  readonly under?: string;
}

/** Finds the failures of one tool in lines without terminal sequences, in their order; one pass, no state. */
export type Reader = (lines: readonly string[]) => readonly Hit[];
