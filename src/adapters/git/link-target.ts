import { isDotGit, parentOf } from './paths.ts';

/**
 * Why a link may not enter a tree, undefined when it may: absolute, out of the tree, into `.git`, or with `..` after a
 * name. The last is refused because the name may be a link itself and then `..` leads elsewhere than the text says;
 * without it, a link can leave the tree only through another link that does.
 */
export function linkProblem(path: string, target: string): string | undefined {
  if (path.slice(path.lastIndexOf('/') + 1) === '.gitmodules') return 'a link named .gitmodules';
  if (target.startsWith('/')) return `a link to the absolute path ${target}`;
  const parts = target.split('/').filter((part) => part !== '' && part !== '.');
  const up = parts.findIndex((part) => part !== '..');
  const climbs = up < 0 ? parts.length : up;
  if (parts.slice(climbs).includes('..')) return `a link whose target has ".." after a name (${target})`;
  if (climbs > depthOf(parentOf(path))) return `a link out of the tree (${target})`;
  return parts.some(isDotGit) ? `a link into .git (${target})` : undefined;
}

function depthOf(folder: string): number {
  return folder === '' ? 0 : folder.split('/').length;
}
