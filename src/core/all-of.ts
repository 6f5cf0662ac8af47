/** `all 5 stories`, `both stories`, or `the one story` where there is no other. */
export function allOf(count: number, one: string, many = `${one}s`): string {
  if (count === 1) return `the one ${one}`;
  return count === 2 ? `both ${many}` : `all ${count} ${many}`;
}

/** `all 5 iterations of the run are used`, or `the one iteration of the run is used`. */
export function usedUp(count: number, one: string): string {
  return `${allOf(count, one)} of the run ${count === 1 ? 'is' : 'are'} used`;
}

/** `2 of 5 stories did not pass`, or `the one story did not pass`. */
export function didNotPass(count: number, total: number): string {
  return `${total === 1 ? 'the one story' : `${count} of ${total} stories`} did not pass`;
}

/** At most so many characters of a text, cut between words. */
export function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text;
  const space = text.lastIndexOf(' ', most - 1);
  return `${text.slice(0, space > 0 ? space : most - 1)}…`;
}
