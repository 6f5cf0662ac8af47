import type { MarkerStyle } from './prd-marker.ts';

/** One unit of work as its file writes it; `storyTexts` tells what it says at length. */
export interface Story {
  /** As written; an integer id as decimal text; `story-001` by position when no story has one. */
  readonly id: string;
  /** Position in the file, from 0. */
  readonly index: number;
  /** `title`, else `name`, else the first line of `description`; never blank. */
  readonly title: string;
  /** Done, by the boolean marker, else by the status word; a marker of null or no marker means open. */
  readonly passes: boolean;
  /** False for blocked, skipped, deferred, cancelled, on hold, and for `skip: true`. */
  readonly eligible: boolean;
  /** Lower is sooner; critical 0, high 1, medium 2, low 3, P4 4; undefined when absent. */
  readonly priority: number | undefined;
  /** Ids as the stories of this file write them; every one exists and there is no cycle. */
  readonly dependsOn: readonly string[];
  /** Protected things this story may change: globs or `file#key`. */
  readonly allow: readonly string[];
  /** Globs of the tests that belong to the story. */
  readonly tests: readonly string[];
  /** The story's own JSON text, byte for byte as in the file. */
  readonly raw: string;
}

/** Where things stand in the file, so that an edit splices bytes instead of reading the file again. */
export interface PrdLayout {
  /** The whole file as it is now, with its BOM. */
  readonly bytes: Uint8Array;
  /** Byte offset of each story, by index. */
  readonly starts: readonly number[];
  /** Per flipped story the marker text it had when the file was read; '' when it had none. */
  readonly undo: readonly (string | undefined)[];
  readonly style: MarkerStyle;
}

/** A readable prd.json. */
export interface Prd {
  /** In file order; empty means `nothing_to_do`. */
  readonly stories: readonly Story[];
  /** What a human should mend, each naming file, line and story. */
  readonly warnings: readonly string[];
  /** The same for a person: each text once, with the stories that it is about. */
  readonly toldWarnings: readonly string[];
  /** What the reader did on its own. */
  readonly notices: readonly string[];
  /** Undefined when absent or no valid ref (a warning says so). */
  readonly branchName: string | undefined;
  /** Branch that the work should start from, as the file says; undefined when absent. No run reads its rules there by this alone. */
  readonly baseBranch: string | undefined;
  readonly feature: string | undefined;
  readonly description: string | undefined;
  /** What the keys at the top say of the project, a paragraph for each; '' when nothing. */
  readonly context: string;
  readonly layout: PrdLayout;
}

/** The result of reading: a file that breaks a rule is refused as a whole. */
export type PrdResult = { readonly ok: true; readonly prd: Prd } | { readonly ok: false; readonly error: PrdError };

/** The result of an edit: the file's new bytes, and the same file read. Fails when the file has no such story. */
export type PrdEdit =
  | { readonly ok: true; readonly bytes: Uint8Array; readonly prd: Prd }
  | { readonly ok: false; readonly message: string };

/** The rule that a file breaks. */
export type PrdErrorCode =
  | 'too-large'
  | 'empty-file'
  | 'utf-16'
  | 'invalid-utf-8'
  | 'invalid-json'
  | 'too-deep'
  | 'no-story-list'
  | 'several-story-lists'
  | 'story-not-object'
  | 'duplicate-key'
  | 'key-misspelt'
  | 'id-invalid'
  | 'id-missing'
  | 'id-duplicate'
  | 'title-missing'
  | 'marker-not-boolean'
  | 'status-unknown'
  | 'priority-unknown'
  | 'dependency-invalid'
  | 'dependency-unknown'
  | 'dependency-cycle';

/** Why a file is refused. With several problems `message` lists them and the other fields describe the first. */
export interface PrdError {
  readonly code: PrdErrorCode;
  /** Names file, line and story, and how to fix it. */
  readonly message: string;
  /** 1-based. */
  readonly line?: number;
  /** The story's id, or `#n` by position when it has none. */
  readonly story?: string;
  /** With several problems, each by itself, and in the last how many more there are. */
  readonly each?: readonly string[];
}

/** A place in the file that a problem or warning is about. */
export interface Place {
  /** 1-based; undefined when the file as a whole is meant. */
  readonly line: number | undefined;
  /** Id of the story, or `#n` by position. */
  readonly story: string | undefined;
}

/** One broken rule, before the file's name is known. */
export interface Problem extends Place {
  readonly code: PrdErrorCode;
  /** What is wrong, the value, and what to do; reads on after "story X: ". */
  readonly text: string;
}
