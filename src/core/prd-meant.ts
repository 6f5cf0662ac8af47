import { plainName } from './nearest.ts';

/** The story that an id most likely means which none has as it stands: in another case, without separators or zeros. */
export function meantStory(typed: string, ids: readonly string[]): string | undefined {
  if (ids.includes(typed)) return typed;
  const name = plainName(typed);
  const same = ids.find((id) => plainName(id) === name);
  if (same !== undefined) return same;
  const numbered = ids.filter((id) => withoutZeros(plainName(id)) === withoutZeros(name));
  return numbered.length === 1 ? numbered[0] : undefined;
}

/** `us1` for `us001`: a number further away than zeros is another story. */
function withoutZeros(name: string): string {
  return name.replace(/(?<!\d)0+(?=\d)/g, '');
}
