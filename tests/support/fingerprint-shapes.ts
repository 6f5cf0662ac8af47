import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What tools print, with a mark wherever runs differ: `⟦r⟧` the checkout, `⟦12⟧` a line of the source, `⟦n⟧` a count, `⟦s⟧` seconds,
 * `⟦h8⟧` hexadecimal digits and so on. `?|` may be missing; lines with `*|` come in any order, those that tell of no failure only sometimes.
 * A head `=== name :: a=>b :: c=>d` names the shape, and its twins: other errors, in which a is b.
 */
export interface Shape {
  readonly name: string;
  readonly lines: readonly string[];
}

export function readShapes(): readonly Shape[] {
  const text = readFileSync(join(import.meta.dirname, '..', 'fixtures', 'fingerprint-shapes.txt'), 'utf8');
  return text.trimEnd().split(/^=== /m).slice(1).flatMap(toShapes);
}

function toShapes(part: string): readonly Shape[] {
  const [head = '', ...lines] = part.trimEnd().split('\n');
  const [name = '', ...twins] = head.split(' :: ');
  const changed = twins.map((twin, at) => {
    const [from = '', to = ''] = twin.split('=>');
    return { name: `${name}, twin ${at + 1}`, lines: lines.map((line) => line.replaceAll(from, to)) };
  });
  return [{ name, lines }, ...changed];
}

const ROOTS = [
  '/home/runner/work/shop/shop',
  '/Users/kim/dev/shop',
  '/builds/team/shop',
  '/tmp/run-a8Xk2p/view',
  '/github/workspace',
  '/root/project',
  '/opt/agent/work/9f86d081884c7d65',
  '/mnt/c/Users/kim/shop',
];
const WORDS = ['amber', 'cedar', 'fjord', 'hazel', 'lotus', 'raven'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Jun', 'Sep', 'Dec'];
const LETTERS = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ0123456789';

/** One run of it. `seed`: a whole number; the same one gives the same text. */
export function fill({ lines }: Shape, seed: number): string {
  const random = lcg(seed);
  const shift = random(60);
  const root = ROOTS[seed % ROOTS.length] ?? '';
  const own = shuffled(lines, random).filter((line) => !line.startsWith('?|') || random(2) === 1);
  return own
    .map((line) => line.replace(/^[?*]\|/, '').replaceAll('\\n', '\n'))
    .join('\n')
    .replace(/⟦(\w+)⟧/g, (_, mark: string) => {
      if (mark === 'r') return root;
      return /^\d+$/.test(mark) ? String(Number(mark) + shift) : filler(mark, random);
    });
}

type Random = (below: number) => number;

function lcg(seed: number): Random {
  let state = (seed * 2_654_435_761 + 12_345) % 4_294_967_296;
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * below);
  };
}

/** Lines with `*|` side by side in another order. */
function shuffled(lines: readonly string[], random: Random): readonly string[] {
  const done: string[] = [];
  for (const line of lines) {
    const isMoved = line.startsWith('*|') && done.at(-1)?.startsWith('*|') && random(2) === 1;
    done.splice(isMoved ? -1 : done.length, 0, line);
  }
  return done;
}

function filler(mark: string, random: Random): string {
  const [, kind = '', length = ''] = /^([a-zA-Z]+)(\d*)$/.exec(mark) ?? [];
  const drawn = (from: string): string =>
    Array.from({ length: Number(length) || 1 }, () => from[random(from.length)]).join('');
  const two = (below: number): string => String(random(below)).padStart(2, '0');
  const clock = (): string => `${1 + random(11)}:${two(60)}:${two(60)}`;
  const fillers: Readonly<Record<string, () => string>> = {
    a: () => `0x${hex(length === '' ? 12 : 2 + random(3), random)}`,
    clock,
    d: () => (length === '1' ? String(random(10)) : two(28)),
    dots: () => '.'.repeat(1 + random(30)),
    epoch: () => String(1_730_000_000_000 + random(1_000_000_000)),
    h: () => hex(Number(length), random),
    klog: () =>
      random(2) === 1
        ? `E${1_010 + random(200)} 10:${two(60)}:${two(60)}.${100_000 + random(900_000)} ${1_000 + random(9_000)} memcache.go:265] `
        : '',
    m: () => (length === '2' ? (MONTHS[random(MONTHS.length)] ?? '') : String(1 + random(4_000))),
    ms: () => String(1 + random(4_000)),
    n: () => (length === '8' ? String(10_000_000 + random(89_999_999)) : String(2 + random(58))),
    p: () => String(200 + random(4_000_000)),
    port: () => String(30_000 + random(35_000)),
    s: () => (random(30_000) / 1_000).toFixed(length === '3' ? 3 : 1 + random(3)),
    seed: () => String(10_000 + random(90_000)),
    time: () => `2026-0${1 + random(9)}-1${random(9)}T1${random(9)}:${two(60)}:${two(60)}Z`,
    uuid: () => [8, 4, 4, 4, 12].map((digits) => hex(digits, random)).join('-'),
    w: () => WORDS[random(WORDS.length)] ?? '',
    x: () => drawn(LETTERS),
  };
  const fillIn = fillers[kind];
  if (fillIn === undefined) throw new Error(`no filler for ${mark}`);
  return fillIn();
}

function hex(digits: number, random: Random): string {
  // A letter and a digit at least, as nearly every one has.
  const drawn = Array.from({ length: Math.max(0, digits - 2) }, () => random(16).toString(16));
  return ['c', '3', ...drawn].slice(0, digits).join('');
}
