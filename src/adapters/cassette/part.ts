import type { RecordedFile } from './format.ts';

/** What one process of the replay agent is given on its stdin: a single call, chosen and checked by the controller. */
export interface Part {
  readonly type: 'part';
  /** Root of the tree, absolute: the folder in which it starts may be a link to another one. */
  readonly root: string;
  readonly stdout: string;
  readonly stderr: string;
  readonly files: readonly RecordedFile[];
  /** As in the change. */
  readonly ignored: readonly string[];
  /** Whether each file must be as it was in the recorded run before it is changed. */
  readonly isStrict: boolean;
}
