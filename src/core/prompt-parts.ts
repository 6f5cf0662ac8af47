import { plainLines } from './fingerprint-lines.ts';
import { normalise } from './fingerprint-noise.ts';
import { hash8 } from './hash.ts';

/** What a cassette keeps of a prompt: enough to tell that another one is not the same, nothing of its text. */
export interface PromptDigest {
  /** The random word of that one prompt, which its answer repeats; '' when it has none. */
  readonly word: string;
  /** Characters of the prompt. */
  readonly chars: number;
  /** Heading and digest of each part, in order. */
  readonly parts: readonly PromptPart[];
}

/** One part of a prompt, from its heading to the next. */
export interface PromptPart {
  readonly title: string;
  /** 8 hex digits over the part without the prompt's word and without what changes from run to run, such as times and durations. */
  readonly digest: string;
}

/** Names the parts of a prompt by their content. */
export function promptDigest(prompt: string): PromptDigest {
  const word = /^--- BEGIN DATA (\S+) ---$/m.exec(prompt)?.[1] ?? '';
  const parts = partsOf(word === '' ? prompt : prompt.replaceAll(word, WORD)).filter(({ lines }) =>
    lines.some((line) => line.trim() !== ''),
  );
  return { word, chars: prompt.length, parts: parts.map(({ title, lines }) => ({ title, digest: digestOf(lines) })) };
}

const WORD = 'WORD';

interface Lines {
  readonly title: string;
  readonly lines: string[];
}

/** Cut at headings; what looks like one inside of data is data. */
function partsOf(prompt: string): readonly Lines[] {
  const parts: Lines[] = [{ title: '', lines: [] }];
  for (const { isData, lines } of blocksOf(prompt)) {
    if (isData) {
      // Where it was cut hangs on how long its times and durations are, so what is left of it is not compared.
      parts.at(-1)?.lines.push(...(lines.some((line) => cutMark.test(line)) ? ['(cut)'] : lines));
      continue;
    }
    for (const line of lines) {
      const title = /^#{1,2} (.*)/.exec(line)?.[1];
      if (title !== undefined) parts.push({ title: title.slice(0, 80), lines: [] });
      parts.at(-1)?.lines.push(line);
    }
  }
  return parts;
}

const cutMark = /^\[\.\.\. (?:.* )?(?:truncated|left out) \.\.\.\]$/;

/** Data and what stands between data, in turn. */
function blocksOf(prompt: string): readonly { readonly isData: boolean; readonly lines: readonly string[] }[] {
  const fence = new RegExp(`^--- (?:BEGIN|END) DATA ${WORD} ---$`, 'm');
  return prompt.split(fence).map((text, at) => ({ isData: at % 2 === 1, lines: text.split('\n') }));
}

/** The first part in which two prompts differ, in words; undefined = they say the same. */
export function promptDifference(recorded: PromptDigest, now: PromptDigest): string | undefined {
  const most = Math.max(recorded.parts.length, now.parts.length);
  for (let at = 0; at < most; at += 1) {
    const [before, after] = [recorded.parts[at], now.parts[at]];
    if (before?.title === after?.title && before?.digest === after?.digest) continue;
    if (before === undefined) return `it has a part "${after?.title}", which the recorded one lacks`;
    if (after === undefined) return `the recorded one has a part "${before.title}", which it lacks`;
    if (before.title !== after.title)
      return `its part "${after.title}" stands where the recorded one has "${before.title}"`;
    return `its part "${after.title}" is not the recorded one`;
  }
  return undefined;
}

function digestOf(lines: readonly string[]): string {
  // One short name of a commit in thirty is a number by its looks, and each run's commits have other names.
  const said = plainLines(lines.join('\n')).map((line) => normalise(line.replace(/\b[0-9a-f]{7,40}\b/g, '<hash>')));
  return hash8(said.filter((line) => line !== '').join('\n'));
}
