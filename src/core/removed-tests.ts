import type { RemovedTests } from './facts.ts';
import type { TestNames } from './tool-output/test-results.ts';

/** How many tests fewer are right where these files went: their own tests, in a check that ran them (04-trust rule 11). */
export function allowedLoss(gone: TestNames | undefined, removed: readonly RemovedTests[]): number {
  const declared = removed.reduce((sum, { tests }) => sum + tests, 0);
  if (gone?.by !== 'id') return declared;
  const own = gone.names.filter((id) => removed.some((file) => isOf(id, file))).length;
  // A test that gets its name at run time is told by no name.
  const unnamed = removed.reduce((sum, { tests, names }) => sum + Math.max(0, tests - names.length), 0);
  return own + Math.min(gone.names.length - own, unnamed);
}

function isOf(id: string, { path, names }: RemovedTests): boolean {
  const parts = id.replace(/ \(\d+\)$/, '').split('::');
  return parts.some((part) => isFileName(part, path)) || parts.some((part) => isNamed(part, names));
}

/** The file itself, or the module or class that runners call it by. */
function isFileName(part: string, path: string): boolean {
  if (part === path || path.endsWith(`/${part}`)) return true;
  const module = path.replace(/\.[^./]+$/, '').replaceAll('/', '.');
  const steps = part.split('.');
  return steps.some((_, at) => `.${module}`.endsWith(`.${steps.slice(0, at + 1).join('.')}`));
}

/** Parts of a test, as Go has them, go with it. */
function isNamed(part: string, names: readonly string[]): boolean {
  return names.includes(part) || names.includes(part.split('/')[0] ?? '');
}
