const units = [
  ['d', 86_400_000],
  ['h', 3_600_000],
  ['m', 60_000],
  ['s', 1000],
];

/** 5400000 becomes "1h 30m"; at most two units, the larger first, rounded down. */
export function formatDuration(ms) {
  if (!Number.isFinite(ms) || ms < 0) throw new RangeError(`formatDuration: ${ms} is not a duration`);
  let rest = ms;
  const parts = [];
  for (const [name, size] of units) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count > 0) parts.push(`${count}${name}`);
    else if (parts.length > 0) break;
  }
  return parts.slice(0, 2).join(' ') || '0s';
}

/** "1h 30m" becomes 5400000; throws on anything else than whole counts of d, h, m and s. */
export function parseDuration(text) {
  const match = /^(?:(\d+)d)? ?(?:(\d+)h)? ?(?:(\d+)m)? ?(?:(\d+)s)?$/.exec(text.trim());
  if (match === null || text.trim() === '') throw new SyntaxError(`parseDuration: "${text}" is not a duration`);
  return units.reduce((sum, [, size], index) => sum + Number(match[index + 1] ?? 0) * size, 0);
}
