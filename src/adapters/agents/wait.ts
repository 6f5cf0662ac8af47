/** How long a service asks to wait in its sentence; undefined when it does not say, or not in numbers. */
export function waitIn(sentence: string): number | undefined {
  const [, said = ''] =
    /\b(?:retry|try again|retrying|retry after|wait|resets?)\b(?: after| in| for)? ((?:\d+(?:\.\d+)?\s?(?:ms|[smhdw]|sec(?:ond)?s?|min(?:ute)?s?|hours?|days?|weeks?)(?![a-z])(?: and |[ ,])*)+)/i.exec(
      sentence.slice(0, MOST_CHARS),
    ) ?? [];
  const parts = [...said.matchAll(/(\d+(?:\.\d+)?)\s?([a-z]+)/gi)];
  if (parts.length === 0) return undefined;
  return Math.round(parts.reduce((sum, [, amount, unit = '']) => sum + Number(amount) * unitMs(unit), 0));
}

const MOST_CHARS = 4_096;

function unitMs(unit: string): number {
  if (unit === 'ms') return 1;
  switch (unit.slice(0, 1).toLowerCase()) {
    case 'w':
      return 604_800_000;
    case 'd':
      return 86_400_000;
    case 'h':
      return 3_600_000;
    case 'm':
      return 60_000;
    default:
      return 1_000;
  }
}
