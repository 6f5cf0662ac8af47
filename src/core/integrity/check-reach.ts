// Which files a check can run as tests, by its command and by the scripts that it runs. Used where a test file is taken for evidence.
import { filesRun } from './gate-files.ts';
import { type SimpleCommand, scriptsRun, simpleCommands } from './gate-scripts.ts';
import { type CommandText, isTestPlace } from './guarded-files.ts';

/** Test runners with the endings of the files that they collect. A program that is not here may run anything. */
const runners: readonly (readonly [programs: string, endings: string])[] = [
  ['prove yath', 't'],
  ['busted', 'lua moon'],
  ['rspec', 'rb'],
  ['cucumber cucumber-js behave behat godog', 'feature'],
  ['pytest py.test unittest nose2 trial stestr', 'py'],
  ['bats', 'bats'],
  ['shellspec', 'sh'],
  ['hurl', 'hurl'],
  ['robot pabot', 'robot'],
  ['phpunit pest paratest', 'php phpt'],
  ['jest vitest mocha ava uvu tap jasmine cypress playwright', 'js jsx mjs cjs ts tsx mts cts vue svelte feature'],
  ['elm-test', 'elm'],
];
const endingsOf = new Map(
  runners.flatMap(([programs, endings]) => words(programs).map((program) => [program, new Set(words(endings))])),
);

/** Commands that run no tests. */
const idle =
  /^(?:set|export|echo|printf|cd|mkdir|cp|mv|rm|true|test|\[|tsc|eslint|biome|prettier|ruff|black|mypy|pyright|flake8|rubocop|luacheck|shellcheck|gofmt)$/;

/** Words between a runner and what it runs on. */
const subcommands = /^(?:run|exec|test|discover)$/;

/** How far into a command its runner may stand: `npx`, `bundle exec`, `python -m`, `poetry run`. */
const MOST_AHEAD = 5;

/** A text, or one that a script of another one holds. */
export interface ReachText extends CommandText {
  readonly followed?: boolean;
}

/** Whether one of these commands can run a file as a test: false only where each of them is known and covers other folders or endings. */
export function canRun(commands: readonly ReachText[], path: string): boolean {
  const isFollowed = commands.some(({ followed }) => followed === true);
  return commands
    .flatMap(({ text, folder }) => simpleCommands(text, folder))
    .some((command) => covers(command, path, isFollowed));
}

function covers(command: SimpleCommand, path: string, isFollowed: boolean): boolean {
  const { words: all, folder } = command;
  const at = all.findIndex((word, index) => index < MOST_AHEAD && endingsOf.has(programOf(word)));
  if (at < 0) return !(idle.test(all[0] ?? '') || (isFollowed && runsScripts(command)));
  if (folder !== '' && !path.startsWith(`${folder}/`)) return false;
  const named = all.slice(at + 1).filter((word) => !/^-|^\w+=/.test(word) && !subcommands.test(word));
  const places = named.map((word) => word.replace(/^\.\//, '').replace(/\/+$/, ''));
  if (places.includes(path)) return true;
  if (!endingsOf.get(programOf(all[at] ?? ''))?.has(endingOf(path))) return false;
  // A word that is no place of tests may be the value of an option, or a folder that nobody knows of.
  return places.length === 0 || !places.every(isTestPlace) || places.some((place) => isWithin(path, place));
}

function runsScripts(command: SimpleCommand): boolean {
  const { words: all } = command;
  return scriptsRun(all).length > 0 || filesRun(command).shell.length > 0 || /^g?make$/.test(all[0] ?? '');
}

/** Runners take a place as a part of the path, too. */
function isWithin(path: string, place: string): boolean {
  return /[*?[{]/.test(place) || `/${path}/`.includes(`/${place}/`);
}

function programOf(word: string): string {
  return word.slice(word.lastIndexOf('/') + 1);
}

function endingOf(path: string): string {
  return /\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
}

function words(text: string): readonly string[] {
  return text.split(' ');
}
