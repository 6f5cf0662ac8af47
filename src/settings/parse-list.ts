import { isGlob } from '../core/globs.ts';
import { halts } from '../core/halts.ts';
import type { HaltKind } from '../core/state.ts';
import { accept, acceptUnless, type Parsed, type Problem, quote, refuse } from './parsed.ts';
import type { FailOn } from './row.ts';
import { splitGlobs, splitList } from './split.ts';

const HALT_KINDS = Object.keys(halts) as readonly HaltKind[];

/** Names that the runner or the action owns: passing them would hand a credential or a command file to hostile code. */
const OWNED_NAMES =
  /^(?:INPUT_.*|ACTIONS_.*|RALPH_.*|GITHUB_TOKEN|GH_TOKEN|GITHUB_(?:ENV|OUTPUT|PATH|STATE|STEP_SUMMARY))$/i;

/** Story ids, comma or newline (10-fine-print). Doubles count once. */
export function parseIds(text: string): Parsed<readonly string[]> {
  const ids = splitList(text);
  if (ids.length === 0) return refuse('names no story.', 'Write story ids, for example US-001, US-002.');
  return accept([...new Set(ids)]);
}

/** Names of environment variables, comma or newline (04-trust rule 1). */
export function parseNames(text: string): Parsed<readonly string[]> {
  const names = splitList(text);
  if (names.length === 0)
    return refuse('names no variable.', 'Write names of variables, for example NPM_CONFIG_CACHE.');
  return acceptUnless(names.flatMap(nameProblem), [...new Set(names)]);
}

/** picomatch globs, comma (outside brackets) or newline (10-fine-print). */
export function parseGlobs(text: string): Parsed<readonly string[]> {
  const globs = splitGlobs(text);
  if (globs.every(isNegated)) {
    return refuse('has no glob that selects anything.', 'Write at least one without "!", for example tests/**.');
  }
  return acceptUnless(globs.flatMap(globProblem), globs);
}

/** `any`, `never`, or halts that have an exit code other than 0 (10-fine-print, 02-loop §2). */
export function parseHalts(text: string): Parsed<FailOn> {
  const names = [...new Set(splitList(text))];
  const help = `Write any, never, or some of: ${HALT_KINDS.filter(canFail).join(', ')}.`;
  if (names.length === 0) return refuse('names no halt.', help);
  const word = names.find((name) => name === 'any' || name === 'never');
  if (word !== undefined) return names.length === 1 ? accept([word]) : refuse(`mixes ${word} with other words.`, help);
  const problems = names
    .filter((name) => !isFailing(name))
    .map((name) => entry(name, 'is not a halt that can fail the step.', help));
  return acceptUnless(problems, names.filter(isFailing));
}

/** Secret values; a line with commas is kept whole beside its parts, since a secret may contain a comma. */
export function parseSecrets(text: string): Parsed<readonly string[]> {
  const lines = text.split(/\r\n|\n|\r/).map((line) => line.trim());
  const values = lines.flatMap((line) => [line, ...splitList(line)]).filter((value) => value !== '');
  const help = 'Write one value per line, each of at least 4 characters.';
  if (values.length === 0) return refuse('holds no value to redact.', help);
  if (values.some((value) => [...value].length < 4)) {
    return refuse('holds an entry so short that ordinary text would be blanked out.', help);
  }
  return accept([...new Set(values)]);
}

function nameProblem(name: string): readonly Problem[] {
  const help = 'Write names of variables, without values, for example NPM_CONFIG_CACHE.';
  if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(name)) return [entry(name, 'is not the name of a variable.', help)];
  return OWNED_NAMES.test(name)
    ? [entry(name, 'belongs to the runner or to this action and is never passed on.', help)]
    : [];
}

function globProblem(glob: string): readonly Problem[] {
  const pattern = isNegated(glob) ? glob.slice(1).trim() : glob;
  const help = 'Write globs relative to the root of the repository, for example src/**/*.test.ts.';
  if (pattern === '') return [entry(glob, 'has no pattern behind the "!".', help)];
  if (pattern.split('/').includes('..')) return [entry(glob, 'leads out of the repository with "..".', help)];
  return isGlob(pattern)
    ? []
    : [entry(glob, 'is not a valid glob.', `${help} Close every bracket or write "\\" before it.`)];
}

/** `!(a|b)` is a pattern of its own, as where globs are matched. */
function isNegated(glob: string): boolean {
  return glob.startsWith('!') && !glob.startsWith('!(');
}

function isFailing(name: string): name is HaltKind {
  return HALT_KINDS.some((kind) => kind === name && canFail(kind));
}

function canFail(kind: HaltKind): boolean {
  return halts[kind].exitCode !== 0;
}

function entry(value: string, problem: string, help: string): Problem {
  return { subject: `the entry ${quote(value)}`, problem, help };
}
