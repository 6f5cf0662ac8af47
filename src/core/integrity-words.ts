import type { SnapshotChange } from './integrity-types.ts';

/** A path or value as one line of a sentence shows it: quoted when it holds characters that a reader cannot see. */
export function shown(text: string): string {
  return /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}"`]|^\s|\s$|^$/u.test(text) ? JSON.stringify(text) : text;
}

/** A value cut to what a sentence can carry. */
export function brief(text: string): string {
  const characters = [...text];
  return JSON.stringify(characters.length > 80 ? `${characters.slice(0, 79).join('')}…` : text);
}

/** `1 test`, `4 tests`. */
export function count(n: number, noun: string): string {
  return `${n} ${noun}${n === 1 ? '' : 's'}`;
}

/** What was done to a path, in one word. */
export function deed(status: SnapshotChange['status']): string {
  switch (status) {
    case 'added':
      return 'added';
    case 'modified':
      return 'changed';
    case 'deleted':
      return 'deleted';
    case 'type-changed':
      return 'replaced';
  }
}

/** The line that a human adds to the story so that this may be changed. */
export function permit(path: string, key?: string): string {
  const literal = path.startsWith('!') ? `./${path}` : path;
  return `To permit it, add to the story: allow: [${JSON.stringify(key === undefined ? literal : `${literal}#${key}`)}]`;
}
