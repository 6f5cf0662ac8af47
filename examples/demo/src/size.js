const units = ['B', 'kB', 'MB', 'GB', 'TB'];

/** 1536000 becomes "1.5 MB": steps of 1000, one decimal where it says something. */
export function formatSize(bytes) {
  if (!Number.isFinite(bytes) || bytes < 0) throw new RangeError(`formatSize: ${bytes} is not a size`);
  let value = bytes;
  let unit = 0;
  while (value >= 999.95 && unit < units.length - 1) {
    value /= 1000;
    unit += 1;
  }
  const rounded = unit === 0 ? Math.round(value) : Math.round(value * 10) / 10;
  return `${rounded} ${units[unit]}`;
}

/** "1.5 MB" becomes 1500000; the unit may be written in any case. */
export function parseSize(text) {
  const match = /^(\d+(?:\.\d+)?)\s*([kmgt]?b)$/i.exec(text.trim());
  if (match === null) throw new SyntaxError(`parseSize: "${text}" is not a size`);
  const step = units.findIndex((unit) => unit.toLowerCase() === match[2].toLowerCase());
  return Math.round(Number(match[1]) * 1000 ** step);
}
