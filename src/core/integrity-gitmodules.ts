import { type Contents, noRuling, type Ruling, type SnapshotChange } from './integrity-types.ts';
import { brief, deed, shown } from './integrity-words.ts';

/** The file that tells git where submodules come from, in any case. */
export function isModules(path: string): boolean {
  return path.toLowerCase() === '.gitmodules';
}

/**
 * A `.gitmodules` whose url or path could be read as an option or holds control characters attacks whoever clones with submodules:
 * it is taken out and fails the attempt, whatever `allow:` says.
 */
export function modulesRuling({ path, status, newMode }: SnapshotChange, contents: Contents): Ruling {
  if (status === 'deleted' || !isModules(path)) return noRuling;
  const text = newMode.startsWith('100') ? contents.get(path)?.new : undefined;
  const hostile = text === undefined ? 'it cannot be read as text' : hostileValue(text);
  if (hostile === undefined) return noRuling;
  const message = `${deed(status)} ${shown(path)}: ${hostile}; the controller took the change out and the attempt failed.`;
  return {
    findings: [{ class: 'cheat', rule: 'gitmodules-hostile', path, message }],
    restore: [{ path, to: 'run-start' }],
  };
}

function hostileValue(text: string): string | undefined {
  const lines = text.replace(/\\\r?\n/g, '').split(/\r?\n/);
  for (const line of lines) {
    const [, key = '', written = ''] = /(?:^|\])[ \t]*(url|path)[ \t]*=(.*)$/is.exec(line) ?? [];
    const value = unquoted(written);
    if (/^[\s]*-/.test(value)) return `its ${key} ${brief(value)} begins with "-"`;
    if (/[\p{Cc}]/u.test(value.replaceAll('\t', ' ')) || /\\t/.test(written)) {
      return `its ${key === '' ? 'text' : key} ${brief(value)} holds control characters`;
    }
  }
  return undefined;
}

/** git's reading of a value: quotes mean nothing, a backslash stands before a letter of a control character or the character itself. */
function unquoted(written: string): string {
  const letters: Readonly<Record<string, string>> = { n: '\n', t: '\t', b: '\b' };
  return written.replace(/\\(.)|"/gs, (_, escaped?: string) =>
    escaped === undefined ? '' : (letters[escaped] ?? escaped),
  );
}
