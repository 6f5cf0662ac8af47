import type { Expansion } from '../core/expansion.ts';
import { cutMiddle } from './prompt-text.ts';
import { fenced } from './sanitise.ts';

/** Longest pieces, in characters: with them the whole prompt keeps its bound (08-performance). */
const MOST = { missing: 600, named: 1_500, near: 700, defined: 900, folders: 900, manifests: 1_400 };

/** The context expansion: what the repository holds of that which was not found (02-loop §3.4). */
export function expansionText(expansion: Expansion, nonce: string): string {
  const parts: readonly (readonly [string, string, number])[] = [
    ['These lines say that something was not found:', expansion.missing.join('\n'), MOST.missing],
    ['Files with names like that:', expansion.near.map(nearText).join('\n'), MOST.near],
    ['Places that define it:', expansion.defined.flatMap(({ lines }) => lines).join('\n'), MOST.defined],
    ['What the trace points at:', expansion.named.map(partText).join('\n\n'), MOST.named],
    ['Folders where it was looked for:', expansion.folders.map(folderText).join('\n'), MOST.folders],
    ['Manifests:', expansion.manifests.map(({ path, text }) => `${path}:\n${text}`).join('\n\n'), MOST.manifests],
  ];
  const told = parts.filter(([, text]) => text !== '');
  return [
    '## What the repository has of it',
    'Use what exists under its real name, or make what does not exist. The lists were made by searching the files that your predecessor left.',
    ...told.map(([title, text, most]) => `${title}\n${fenced(cutMiddle(text, most), nonce)}`),
  ].join('\n');
}

function nearText({ wanted, paths }: Expansion['near'][number]): string {
  return `${wanted}: ${paths.join(', ')}`;
}

function partText({ path, from, lines }: Expansion['named'][number]): string {
  return [`${path}:`, ...lines.map((line, at) => `${from + at}: ${line}`)].join('\n');
}

function folderText({ path, entries }: Expansion['folders'][number]): string {
  return `${path}/: ${entries.join(' ')}`;
}
