import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import type { Check } from '../core/gates.ts';
import { globMatcher, type PathMatcher } from '../core/globs.ts';
import type { ReportProblem } from '../core/tool-output/test-results.ts';
import type { Redact } from './excerpt.ts';
import { type Item, kindAt, listFolder, removePath } from './git/folder.ts';
import { joinPath } from './git/paths.ts';

/** One report file: its text, or why it was not read. */
export type ReportFile = { readonly text: string } | ReportProblem;

/** What a gate leaves beside its exit code: reports at the paths of `test_report` and of its own `report` (03-interface §1, §2). */
export interface GateReports {
  /** Whether a path of the tree is one of them; undefined = none is declared. */
  readonly matches?: PathMatcher;
  /** Takes away what lies at those paths, so that only a fresh report is read (10-fine-print, Reports). */
  clear(dir: string): void;
  /** Reports in the view, at most 500, at most 5 MiB of each. */
  read(dir: string): Promise<readonly ReportFile[]>;
}

const MOST_REPORTS = 500;
const MOST_BYTES = 5 * 1024 * 1024;
/** Of all reports together. */
const MOST_CHARS = 32 * 1024 * 1024;
/** Folders and files that are looked at: reports lie near the top, dependencies do not count. */
const MOST_LOOKED_AT = 20_000;
const skipped = new Set(['.git', 'node_modules', '.venv', 'venv']);

/** The reports of a check: where its own `report` says, else where `test_report` says. */
export function reportsOf(testReport: readonly string[] | undefined): (check: Pick<Check, 'report'>) => GateReports {
  return ({ report }) => {
    const globs = report ?? testReport;
    return globs === undefined ? noReports : gateReports(globMatcher(globs));
  };
}

/** Reports at the paths that the globs select. */
export function gateReports(matches: PathMatcher): GateReports {
  return {
    matches,
    clear: (dir) => {
      for (const path of findReports(dir, matches)) removePath(dir, path);
    },
    read: async (dir) => {
      const paths = findReports(dir, matches);
      if (paths.length > MOST_REPORTS)
        return [{ problem: `there are ${paths.length} reports, at most ${MOST_REPORTS} are read` }];
      return readAll(dir, paths);
    },
  };
}

/** Nothing is declared. */
export const noReports: GateReports = { clear: () => undefined, read: async () => [] };

/** What a gate left to be searched. */
export interface GateOutput {
  readonly outputPath: string;
  /** The tree as the gate saw it. */
  readonly dir: string;
  /** Absolute folder in which its reports lie. */
  readonly written: string;
  /** Folder inside the tree in which the gate ran; default: its root. */
  readonly folder?: string;
  readonly redact: Redact;
}

/** What lies at the declared paths, whatever it is; folders alone are looked into, and only where they really are. */
function findReports(dir: string, matches: PathMatcher): readonly string[] {
  const found: string[] = [];
  const open = [''];
  let looked = 0;
  for (let folder = open.shift(); folder !== undefined && looked < MOST_LOOKED_AT; folder = open.shift()) {
    for (const { name, kind } of itemsOf(dir, folder)) {
      looked += 1;
      const path = joinPath(folder, name);
      if (kind === 'folder' && !skipped.has(name)) open.push(path);
      // A device is the mark that an overlay leaves of a report that was taken away.
      if (kind !== 'folder' && kind !== 'device' && matches(path)) found.push(path);
    }
  }
  return found;
}

/** A folder that cannot be listed, such as one deeper than any path may be, holds no report: a gate must not end the run. */
function itemsOf(dir: string, folder: string): readonly Item[] {
  try {
    return kindAt(dir, folder) === 'folder' ? listFolder(dir, folder) : [];
  } catch {
    return [];
  }
}

/** One after the other: a gate may leave as much as it likes. */
async function readAll(dir: string, paths: readonly string[]): Promise<readonly ReportFile[]> {
  const files: ReportFile[] = [];
  let chars = 0;
  for (const path of paths) {
    const file = await readReport(dir, path);
    chars += 'text' in file ? file.text.length : 0;
    if (chars > MOST_CHARS) return [{ problem: `the reports have more than ${MOST_CHARS} characters` }];
    files.push(file);
  }
  return files;
}

/** Never through a link: what a gate may not read we must not read for it. */
async function readReport(dir: string, path: string): Promise<ReportFile> {
  await using file = await open(
    join(dir, path),
    constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK,
  ).catch(() => undefined);
  if (file === undefined) return { problem: `${JSON.stringify(path)} cannot be read, it may be a link` };
  const stats = await file.stat();
  if (!stats.isFile()) return { problem: `${JSON.stringify(path)} is no regular file` };
  if (stats.size <= MOST_BYTES) return { text: await file.readFile('utf8') };
  return { problem: `${JSON.stringify(path)} has ${stats.size} bytes, at most ${MOST_BYTES} are read` };
}
