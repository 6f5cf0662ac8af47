/** Standard deviations to each side that hold 95 of 100 draws. */
const Z = 1.96;

/** Wilson's interval of a share, in percent with one decimal: it stays honest for few draws and for shares near 100. */
export function intervalOf(hits: number, draws: number): readonly [low: number, high: number] {
  if (draws === 0) return [0, 100];
  const share = hits / draws;
  const square = Z ** 2 / draws;
  const middle = (share + square / 2) / (1 + square);
  const reach = (Z * Math.sqrt((share * (1 - share)) / draws + square / (4 * draws))) / (1 + square);
  return [percent(Math.max(0, middle - reach)), percent(Math.min(1, middle + reach))];
}

function percent(share: number): number {
  return Math.round(1000 * share) / 10;
}
