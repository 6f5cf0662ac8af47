import { placeOf } from './frames.ts';
import { blockEnd, messageOf } from './lines.ts';
import type { Hit, Reader } from './types.ts';

/** Biome: `a.js:2:9 lint/group/rule ━━━`, an empty line, then `  × text` or `  ! text`. */
export const readBiome: Reader = (lines) => lines.flatMap((_line, at) => hitAt(lines, at) ?? []);

function hitAt(lines: readonly string[], at: number): Hit | undefined {
  const line = lines[at] ?? '';
  if (!line.endsWith('━')) return undefined;
  const [first = '', title = ''] = line.split(' ', 2);
  const place = placeOf(first);
  if (place === undefined) return undefined;
  const said = blockEnd(lines, at + 1, { ends: (each) => /^\s+[×✖!⚠]/.test(each), most: 4 });
  const mark = (lines[said] ?? '').trim();
  if (!/^[×✖!⚠]/.test(mark)) return undefined;
  const level = /^[!⚠]/.test(mark) ? 'warning' : 'error';
  return { from: at, to: said, level, message: messageOf([mark.slice(1)]), title, source: 'biome', places: [place] };
}
