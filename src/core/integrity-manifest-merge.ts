import { applyEdits, modify } from 'jsonc-parser';
import { type Manifest, topValue, withoutBom } from './integrity-json.ts';
import type { KeyEdit } from './integrity-manifest-edits.ts';

/** Puts the edited keys back into the new text; its indent, line ends, byte order mark and last line end are kept. */
export function mergeKeys(input: {
  readonly edits: readonly KeyEdit[];
  readonly old: Manifest;
  readonly oldText: string;
  readonly newText: string;
}): string {
  const { edits, old, oldText, newText } = input;
  const bom = newText.length - withoutBom(newText).length;
  const order = [...old.scripts.keys()];
  const merged = edits.reduce((text, edit) => {
    const [top, name] = edit.path;
    const value = name === undefined ? topValue(oldText, String(top)) : old.scripts.get(String(name));
    const before = order.slice(0, Math.max(order.indexOf(String(name)), 0));
    const changes = modify(text, edit.path, value, {
      ...formatting(text),
      ...(name === undefined
        ? {}
        : { getInsertionIndex: (keys: string[]) => Math.max(...before.map((key) => keys.indexOf(key)), -1) + 1 }),
    });
    return applyEdits(text, changes);
  }, withoutBom(newText));
  return newText.slice(0, bom) + merged;
}

/** How the text is laid out; none for a text on one line, which stays on one line. */
function formatting(text: string): { formattingOptions?: { insertSpaces: boolean; tabSize: number; eol: string } } {
  const indent = /\n([ \t]+)\S/.exec(text)?.[1];
  if (indent === undefined) return {};
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  return {
    formattingOptions: {
      insertSpaces: !indent.startsWith('\t'),
      tabSize: indent.startsWith('\t') ? 1 : indent.length,
      eol,
    },
  };
}
