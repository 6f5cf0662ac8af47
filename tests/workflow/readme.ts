import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../support/action-runner.ts';

/** Every whole workflow that the README shows, without the indentation of the list that it stands in. */
export function readmeWorkflows(): readonly string[] {
  const text = readFileSync(join(repositoryRoot, 'README.md'), 'utf8');
  const blocks = [...text.matchAll(/^( *)```ya?ml\n(.*?)^ *```$/gms)];
  return blocks
    .map(([, indent = '', block = '']) => block.replaceAll(new RegExp(`^${indent}`, 'gm'), ''))
    .filter((block) => /^jobs:/m.test(block));
}
