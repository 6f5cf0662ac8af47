// Apart from fingerprint-report.ts, so that the loop does not need the reader of XML.

/** Whether a line is how jest and vitest begin what they tell people of a failing file. */
export function headsFailure(line: string): boolean {
  return /^\s*FAIL\s+(?:\|[^|]+\|\s+)?\S+\.[cm]?[jt]sx?(?:\s|$)/.test(line);
}
