/** Whether a line is how jest and vitest begin what they tell people of a failing file. */
export function headsFailure(line: string): boolean {
  return /^\s*FAIL\s+(?:\|[^|]+\|\s+)?\S+\.[cm]?[jt]sx?(?:\s|$)/.test(line);
}
