import type { Git } from './git.ts';

/** Unified diff of two trees for a reader; the first `maxBytes` of it. */
export async function diffText(
  git: Git,
  { from, to, maxBytes }: { readonly from: string; readonly to: string; readonly maxBytes: number },
): Promise<string> {
  const options = ['-r', '-p', '-M', '--no-color', '--no-ext-diff', '--no-textconv', '--submodule=short'];
  const { stdout } = await git.run(['diff-tree', ...options, from, to], { maxBytes });
  return stdout.toString('utf8');
}
