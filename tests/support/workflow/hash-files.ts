import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import picomatch from 'picomatch';

/** `hashFiles(…)`: one hash over the hashes of all files that match, empty when none does. */
export function hashFiles(workspace: string, patterns: readonly string[]): string {
  const files = readdirSync(workspace, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(workspace.length + 1))
    .filter((file) => patterns.reduce((matched, pattern) => applies(pattern, file, matched), false))
    .toSorted();
  if (files.length === 0) return '';
  const total = createHash('sha256');
  for (const file of files)
    total.update(
      createHash('sha256')
        .update(readFileSync(join(workspace, file)))
        .digest(),
    );
  return total.digest('hex');
}

function applies(pattern: string, file: string, matched: boolean): boolean {
  const isNegative = pattern.startsWith('!');
  return picomatch.isMatch(file, isNegative ? pattern.slice(1) : pattern, { dot: true }) ? !isNegative : matched;
}
