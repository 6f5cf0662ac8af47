import { globMatcher } from './globs.ts';
import { besidePrd } from './integrity-controller.ts';
import type { IntegrityPolicy } from './integrity-types.ts';

/** What an added path would be on a file system that tells apart neither case nor normalisation. */
export type Twin = 'controller' | 'protected';

/** Finds paths that differ only by case or by Unicode normalisation from a controller file or a protected path, or lie below such a twin. */
export function twinFinder(policy: IntegrityPolicy): (path: string) => Twin | undefined {
  const own = [policy.prdPath, besidePrd(policy, 'progress.txt'), ...policy.controllerPaths];
  const exact = new Set(own);
  const folded = new Set(own.map(fold));
  const isProtected = globMatcher(policy.protectedPaths);
  const nearly = globMatcher(policy.protectedPaths.map(composed), { anyCase: true });
  return (path) => {
    if (prefixes(path).some((prefix) => folded.has(fold(prefix)) && !exact.has(prefix))) return 'controller';
    return nearly(composed(path)) && !isProtected(path) ? 'protected' : undefined;
  };
}

function composed(text: string): string {
  return text.normalize('NFC');
}

/** Upper case first: letters that have several lower-case forms become one. */
function fold(path: string): string {
  return composed(composed(path).toUpperCase().toLowerCase());
}

/** A path and the folders above it. */
function prefixes(path: string): readonly string[] {
  const parts = path.split('/');
  return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
}
