import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { slug } from '../core/slug.ts';
import type { Redact } from './excerpt.ts';

/** Where whole outputs of agents and gates lie until the run ends (02-loop §6). */
export interface Logs {
  readonly folder: string;
  readonly redact: Redact;
  /** Absolute path for a new log; a log of that name from a crashed attempt is removed first. */
  fresh(name: string): Promise<string>;
}

/** @param folder absolute; created 0700 on the first log */
export function logFolder(folder: string, redact: Redact): Logs {
  return {
    folder,
    redact,
    fresh: async (name) => {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, `${name}.log`);
      rmSync(path, { force: true });
      return path;
    },
  };
}

/** Two stories must not share a log, whatever their ids are made of. */
export function logName(label: string): string {
  return /^[A-Za-z0-9.-]{1,80}$/.test(label) ? label : slug(label);
}
