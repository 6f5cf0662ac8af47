/**
 * Lines without what stands around each of them because of who passed them on: which of several programs speaks, which step of an image
 * with its seconds, the mark of a build tool before what a test tool says, a drawn box.
 */
export function withoutSurroundings(lines: readonly string[]): readonly string[] {
  return withoutBoxes(withoutValgrind(withoutMarks(withoutSteps(withoutOthers(withoutSpeaker(withoutOthers(lines)))))));
}

/**
 * Programs that run together, of which some are told to have failed: what those said. Forms: `[types] npm run types exited with code 2`
 * of concurrently, and those of npm-run-all, turbo, pnpm and compose.
 */
function withoutOthers(lines: readonly string[]): readonly string[] {
  const told = together.find(({ ended }) => lines.some((line) => ended.test(line)));
  if (told === undefined) return lines;
  const failed = new Set(lines.flatMap((line) => told.ended.exec(line)?.[1] ?? []));
  return lines.flatMap((line) => {
    const [mark, name = ''] = told.mark.exec(line) ?? [];
    if (mark === undefined) return [line];
    return failed.has(name) && !told.isMere.test(line) ? [line.slice(mark.length)] : [];
  });
}

interface Together {
  /** How it is told that a program failed, with its name. */
  readonly ended: RegExp;
  readonly mark: RegExp;
  /** What says nothing else than that. */
  readonly isMere: RegExp;
}

const together: readonly Together[] = [
  {
    ended: /^(\[[\w:.@/-]+\]) .* exited with code [1-9]\d*$/,
    mark: /^(\[[\w:.@/-]+\])(?: |$)/,
    isMere: /^(?!)/,
  },
  {
    ended: /^ERROR: "([\w:.@/-]+)" exited with [1-9]\d*\.$/,
    mark: /^\[([\w:.@/-]+) *\](?: |$)/,
    isMere: /^(?!)/,
  },
  {
    ended: /^(@?[\w./-]+:[a-z][\w:-]*): ERROR: command finished with error\b/,
    mark: /^(@?[\w./-]+:[a-z][\w:-]*):(?: |$)/,
    isMere: /: ERROR: command finished with error\b/,
  },
  {
    ended: /^([\w@./-]+ [a-z][\w:-]*): Failed$/,
    mark: /^([\w@./-]+ [a-z][\w:-]*)[:$](?: |$)/,
    isMere: /: Failed$/,
  },
  {
    ended: /^([a-z][\w.-]*) exited with code [1-9]\d*$/,
    mark: /^([a-z][\w.-]*) +\|(?: |$)/,
    isMere: /^(?!)/,
  },
];

/** Which of several programs speaks, as what runs them together writes it before each of their lines: `app-1  | `, `web_1 | `, `[0] `, `pkg:test: `, `pkgs/a test: `. */
const speaker =
  /^(?:[\w.-]+ +\| ?|\[\d{1,2}\] ?|@?[\w./-]+:[a-z][\w:-]*:(?: |$)|[\w@-]*[./][\w@./-]* [a-z][\w:-]*[:$](?: |$))/;
/** A service with the number of its container, or a number alone, which programs print of their own accord as well. */
const numbered = /^(?:[a-z][\w.-]*[-_]\d+ +\| ?|\[\d\] (?!\d))/;
const MOST_SPEAKERS = 12;

/** Nearly every line has it, or it is something else. Few lines tell that of a column alone. */
function withoutSpeaker(lines: readonly string[]): readonly string[] {
  const said = lines.filter((line) => line !== '');
  const named = said.flatMap((line) => speaker.exec(line) ?? []);
  const isColumn = named.length === said.length && named.every((name) => name.includes('|'));
  const isEnough = isColumn || (named.length >= 3 && named.length >= said.length * 0.8);
  const isNamed = isEnough && new Set(named).size <= MOST_SPEAKERS;
  if (isNamed) return lines.map((line) => line.replace(speaker, ''));
  // Whoever started them may say more than they do.
  const told = said.flatMap((line) => numbered.exec(line) ?? []);
  const isTold = told.length >= (told[0]?.startsWith('[') === true ? 3 : 2);
  return isTold ? lines.map((line) => line.replace(numbered, '')) : lines;
}

/** The step of an image that speaks and the seconds since it began, as docker's builder numbers them. */
const step = /^#\d+ (?=\[|sha256:|DONE|CACHED|ERROR|\d+\.\d{1,3}(?: |$))/;

/** Where a step failed, its last lines are told again with the seconds alone. */
function withoutSteps(lines: readonly string[]): readonly string[] {
  if (!lines.some((line) => step.test(line))) return lines;
  return lines.map((line) => line.replace(step, '').replace(/^\d+\.\d{1,3}(?: |$)/, ''));
}

/** sbt calls everything that a test tool says information, its failures as well. */
function withoutMarks(lines: readonly string[]): readonly string[] {
  if (!lines.some((line) => /^\[info\] .*\*\*\* FAILED \*\*\*/.test(line))) return lines;
  const own = lines.map((line) => line.replace(/^\[info\] /, ''));
  // A test that passed has the mark of a difference.
  return own.filter((line) => !/^\s*- \S/.test(line) || /\*\*\* [A-Z]+ \*\*\*/.test(line));
}

/** Valgrind tells much of itself, each line with its process; an error is a sentence right above a stack. */
function withoutValgrind(lines: readonly string[]): readonly string[] {
  if (!lines.some((line) => /^==\d+== ERROR SUMMARY: [1-9]/.test(line))) return lines;
  return lines.flatMap((line, at) => {
    if (!/^(?:==\d+==|--\d+--)/.test(line)) return [line];
    const [, said] = /^==\d+== (\S.*?)(?: in loss record .*)?$/.exec(line) ?? [];
    const frames = lines.slice(at + 1, at + 1 + MOST_FRAMES).map((below) => valgrindFrame.exec(below)?.[1]);
    const called = frames.slice(0, frames.concat(undefined).indexOf(undefined));
    const own = called.find((frame) => !/\(in \/|\(vg_/.test(frame ?? '')) ?? called[0];
    return said === undefined || own === undefined ? [] : [`error: ${said}: ${own}`];
  });
}

const MOST_FRAMES = 12;
const valgrindFrame = /^==\d+== {4}(?:at|by) 0x[0-9A-F]+: (.*)/i;

/** What stands in a drawn box below its first line belongs to that; the code in it has its number before it. */
function withoutBoxes(lines: readonly string[]): readonly string[] {
  let isFirst = false;
  return lines.flatMap((line) => {
    if (/^[╷╵]$/.test(line)) {
      isFirst = line === '╷';
      return [''];
    }
    const [, text] = /^│ (.*)/.exec(line) ?? [];
    if (text === undefined || !lines.includes('╷')) return line === '│' ? [] : [line];
    const own = isFirst ? text : `  ${text.replace(/^(\s+)\d+:\s/, '$1')}`;
    isFirst = false;
    return [own];
  });
}
