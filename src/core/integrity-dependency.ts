import { count } from './integrity-words.ts';
import type { IntegrityFinding } from './state.ts';

/**
 * An install in a repository that does not ignore it adds thousands of files: each folder of dependencies is told of once, by its
 * first file and with the number of the others. Other findings stay as they are.
 */
export function oncePerFolder(findings: readonly IntegrityFinding[]): readonly IntegrityFinding[] {
  const totals = new Map<string, number>();
  const first = findings.filter((finding) => {
    if (finding.rule !== 'dependency-folder-changed') return true;
    const folder = dependencyFolder(finding.path);
    const before = totals.get(folder) ?? 0;
    totals.set(folder, before + 1);
    return before === 0;
  });
  return first.map((finding) => {
    const more = (totals.get(dependencyFolder(finding.path)) ?? 1) - 1;
    if (finding.rule !== 'dependency-folder-changed' || more === 0) return finding;
    return { ...finding, message: `${finding.message} The same for ${count(more, 'more file')} in that folder.` };
  });
}

function dependencyFolder(path: string): string {
  return /^(?:.*?\/)??(?:node_modules|\.?venv|vendor\/bin)(?=\/|$)/is.exec(path)?.[0] ?? path;
}
