/** How long a service asks to wait in its sentence; undefined when it does not say, or not in numbers. */
export function waitIn(sentence: string): number | undefined {
  const [, said = ''] =
    /\b(?:retry|try again|retrying|wait|resets?|available)\b(?: after| in| for| within)?:? (?:about |around |approximately |up to |less than |at least |~)?((?:(?:\d+(?:\.\d+)?\s?(?:ms|[smhdw]|sec(?:ond)?s?|min(?:ute)?s?|h(?:ou)?rs?|days?|weeks?)|an? (?:minute|hour|day|week))(?![a-z])(?:,? and |[ ,])*)+)/i.exec(
      sentence.slice(0, MOST_CHARS),
    ) ?? [];
  const parts = [...said.matchAll(/(\d+(?:\.\d+)?|\ban?(?= ))\s?([a-z]+)/gi)];
  if (parts.length === 0) return headerIn(sentence.slice(0, MOST_CHARS));
  return Math.round(parts.reduce((sum, [, amount, unit = '']) => sum + amountOf(amount) * unitMs(unit), 0));
}

const MOST_CHARS = 4_096;

/** A header that was put into words counts seconds. */
function headerIn(said: string): number | undefined {
  const seconds = /\bretry-after: ?(\d{1,8})(?![\d.:/-]| ?[a-z])/i.exec(said)?.[1];
  return seconds === undefined ? undefined : Number(seconds) * 1_000;
}

/** `an hour` is one. */
function amountOf(said = ''): number {
  return /^an?$/i.test(said) ? 1 : Number(said);
}

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
