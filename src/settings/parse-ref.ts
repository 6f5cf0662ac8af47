import { accept, type Parsed, refuse } from './parsed.ts';

/** Name of a branch without `refs/heads/` (rules of git check-ref-format, catalogue G10). */
export function parseBranch(text: string): Parsed<string> {
  const help = 'Write the name of a branch, for example main.';
  if (text.startsWith('refs/')) return refuse('is a full ref.', `${help} Leave out refs/heads/.`);
  const flaw = branchFlaw(text);
  return flaw === undefined ? accept(text) : refuse(`is not a valid branch name: ${flaw}.`, help);
}

/** Beginning of a branch name: valid once a feature's name follows. */
export function parseBranchPrefix(text: string): Parsed<string> {
  const help = 'Write the beginning of a branch name, for example ralph/.';
  if (text.startsWith('refs/')) return refuse('is the beginning of a full ref.', `${help} Leave out refs/heads/.`);
  const flaw = branchFlaw(`${text}feature`);
  return flaw === undefined ? accept(text) : refuse(`cannot begin a branch name: ${flaw}.`, help);
}

const FLAWS: readonly (readonly [RegExp, string])[] = [
  [/[\s~^:?*[\\\p{Cc}]/u, 'it contains a space or one of ~ ^ : ? * [ \\'],
  [/^-/, 'it begins with "-"'],
  [/^\/|\/$|\/\//, 'it has an empty part between "/"'],
  [/(?:^|\/)\./, 'a part begins with "."'],
  [/\.\.|@\{/, 'it contains ".." or "@{"'],
  [/\.$|\.lock(?:\/|$)/, 'it ends with "." or ".lock"'],
  [/^(?:@|HEAD)$/, 'the name is reserved'],
  [/^.{201,}$/su, 'it is longer than 200 characters'],
];

function branchFlaw(name: string): string | undefined {
  return FLAWS.find(([pattern]) => pattern.test(name))?.[1];
}
