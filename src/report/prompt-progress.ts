import { cutMiddle } from './prompt-text.ts';

/** Share of the room that what stands above the first entry may take, such as `## Codebase Patterns`. */
const HEAD_SHARE = 0.5;

/** What stands above the entries of a progress.txt, and the last whole entries that there is room for (06-agents, story-sized context). */
export function progressExcerpt(text: string, most: number): string {
  const [head = '', ...entries] = text.split(/^---[ \t]*\r?$/m).map((part) => part.trim());
  const said = entries.filter((entry) => entry !== '');
  if (text.length <= most) return text;
  // Another loop's log, with entries that nothing parts.
  if (said.length === 0) return cutMiddle(text, most);
  const patterns = wholeLines(head, most * HEAD_SHARE);
  const kept = lastThatFit(said, most - patterns.length - LEFT_OUT.length - 2);
  const left = kept.length < said.length ? [LEFT_OUT] : [];
  return [...(patterns === '' ? [] : [patterns]), ...left, ...kept.map((entry) => `---\n${entry}`)].join('\n');
}

const LEFT_OUT = '[... earlier entries left out ...]';

function lastThatFit(entries: readonly string[], most: number): readonly string[] {
  const kept: string[] = [];
  let room = most;
  for (const entry of entries.toReversed()) {
    room -= entry.length + '\n---\n'.length;
    if (room < 0) break;
    kept.unshift(entry);
  }
  // One entry that is longer than all the room still says how it began.
  const last = entries.at(-1);
  return kept.length > 0 || last === undefined ? kept : [wholeLines(last, most - '\n---\n'.length)];
}

/** The first lines of a text that fit, and how much is missing. */
function wholeLines(text: string, most: number): string {
  if (text.length <= most) return text;
  const note = (left: number): string => `[... ${left} characters truncated ...]`;
  const room = most - note(text.length).length - 1;
  const end = text.lastIndexOf('\n', room);
  const kept = text.slice(0, end > 0 ? end : room).toWellFormed();
  return `${kept}\n${note(text.length - kept.length)}`;
}
