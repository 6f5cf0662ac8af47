import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BundleHeader, readBundleHeader } from '../../adapters/git/bundle-header.ts';
import { isUnfinished } from '../../adapters/git/bundle-name.ts';
import { HAND_OVER_FILE } from '../../adapters/hand-over.ts';
import { configError, type Refusal } from '../refusal.ts';

/** A hand-over as its file says it; nothing in it is believed yet. */
export interface HandOver {
  readonly ok: true;
  readonly header: BundleHeader;
  readonly pack: Buffer;
}

/** What many nights of work compress to; more is nobody's honest hand-over. */
const MOST_MB = 256;

/** Reads the one file of a hand-over. Links are not followed: whoever made the folder was told nothing by us. */
export function readHandOver(folder: string, mostBytes = MOST_MB * 1024 * 1024): HandOver | Refusal {
  // What a killed job did not finish writing lies beside what it had written before.
  const names = listed(folder)?.filter((each) => !isUnfinished(each, HAND_OVER_FILE));
  if (names === undefined || names.length === 0)
    return configError(`hand_over: there is nothing in ${folder}. ${fill}`);
  const file = join(folder, HAND_OVER_FILE);
  const [name, other] = names;
  if (name !== HAND_OVER_FILE || other !== undefined) {
    const found = names.slice(0, 5).join(', ');
    return configError(`hand_over: ${folder} holds ${found}, and ${HAND_OVER_FILE} alone is expected. ${fill}`);
  }
  const facts = lstatSync(file);
  if (!facts.isFile()) return configError(`hand_over: ${file} is no regular file. ${fill}`);
  if (facts.size > mostBytes) {
    return configError(
      `hand_over: ${file} has ${facts.size} bytes, and at most ${mostBytes} are taken. Look at the job that made it; its artifact keeps the work.`,
    );
  }
  const bytes = readFileSync(file);
  const read = readBundleHeader(bytes);
  if (!read.ok) return configError(`hand_over: ${file} ${read.why}. ${fill}`);
  return { ok: true, header: read.header, pack: bytes.subarray(read.header.packAt) };
}

const fill = 'Download the artifact of the job that worked into a folder of its own.';

function listed(folder: string): readonly string[] | undefined {
  try {
    return readdirSync(folder);
  } catch {
    return undefined;
  }
}
