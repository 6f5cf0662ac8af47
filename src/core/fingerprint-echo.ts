import { kindOf } from './fingerprint-kinds.ts';

/**
 * Without what was printed about the command that is run, not by it: what a runner shows before a step and says after it, the command
 * that a package manager repeats, the trace of a shell. An error is the same whoever asked for the command, and with which options.
 */
export function withoutEchoes(lines: readonly string[]): readonly string[] {
  return withoutTrace(withoutRepeated(withoutSteps(lines)));
}

const aside = /^##\[(?:command|section|debug)\]|^(?:##\[error\]|Error: )Process completed with exit code \d+\.?$/;

/** `##[group]Run …` shows the step: its script, its shell, its environment. */
function withoutSteps(lines: readonly string[]): readonly string[] {
  let isStep = false;
  return lines.filter((line) => {
    if (/^##\[group\]Run\b/.test(line)) isStep = true;
    const isShown = isStep || aside.test(line);
    if (line.startsWith('##[endgroup]')) isStep = false;
    return !isShown;
  });
}

const script = /^> (?:@[\w.-]+\/)?[\w.-]+@\d\S* \S+(?: \S+)?$/;

/** `> name@version script`, and the command below it in as many lines as it has. */
function withoutRepeated(lines: readonly string[]): readonly string[] {
  let isRepeated = false;
  return lines.filter((line) => {
    isRepeated = script.test(line) || (isRepeated && line.startsWith('> '));
    return !isRepeated;
  });
}

/** Lines before a `+` in which its difference says what it compares. */
const MOST_ABOVE = 40;
const trace = /^\++ [\w./'":[({]/;

/** `+ command`, as `set -x` prints it, which looks like a line of a difference. A shell speaks before anything can fail. */
function withoutTrace(lines: readonly string[]): readonly string[] {
  const first = lines.findIndex((line) => trace.test(line));
  if (first < 0 || lines.slice(0, first).some(isFailure)) return lines;
  let difference = -MOST_ABOVE - 1;
  return lines.filter((line, at) => {
    if (/^\s*(?:-+\s|@@|\+\+\+\s|E\s)/.test(line)) difference = at;
    return !trace.test(line) || at - difference <= MOST_ABOVE;
  });
}

function isFailure(line: string): boolean {
  return /^\s*-\s/.test(line) || ['test', 'error'].includes(kindOf(line));
}
