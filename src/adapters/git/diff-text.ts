import type { Git } from './git.ts';

/** Unified diff of two trees for a reader; the first `maxBytes` of it. */
export async function diffText(
  git: Git,
  { from, to, maxBytes }: { readonly from: string; readonly to: string; readonly maxBytes: number },
): Promise<string> {
  // Plumbing that heeds no configuration: a driver for diffs that a repository names would be a program of its author.
  const plumbing = ['diff-tree', '--no-ext-diff', '--no-textconv'];
  const options = ['-r', '-p', '-M', '--no-color', '--submodule=short'];
  const { stdout } = await git.run([...plumbing, ...options, from, to], { maxBytes });
  return stdout.toString('utf8');
}
