/** Shorter values would redact half of every text. */
const SHORTEST = 4;
/** Encoded forms of shorter values occur by chance. */
const SHORTEST_ENCODED = 6;

/** JSON in JSON, four times over. */
const DEEPEST_ESCAPE = 16;
/**
 * The backslashes of one escape, in JSON or in JSON within JSON. Neither form takes quadratic time on a text of backslashes: a value
 * can only begin where a run of them begins, and within a value a run is bounded.
 */
const escapes = { first: '(?<!\\\\)\\\\+', later: `\\\\{1,${DEEPEST_ESCAPE}}` } as const;
/** Zeros before the number of an HTML escape. */
const ZEROS = '0{0,8}';

/** Whatever finds a secret value however it is written: as it is or escaped, in base64, in hex. */
export function spellings(secret: string): readonly RegExp[] {
  const values = new Set([secret, ...secret.split(/\r?\n/)].map((value) => value.trim()));
  return [...values].filter((value) => value.length >= SHORTEST).flatMap(spellingsOf);
}

function spellingsOf(value: string): readonly RegExp[] {
  const written = new RegExp(pieces(value).map(anyForm).join(''), 'gu');
  const bytes = new TextEncoder().encode(value);
  return bytes.length < SHORTEST_ENCODED ? [written] : [written, ...base64(bytes), hex(bytes)];
}

/** Characters; backslashes that stand together are one piece. */
function pieces(value: string): readonly string[] {
  return value.match(/\\+|[\s\S]/gu) ?? [];
}

/** One character, or a run of backslashes, as itself or as a URL, JSON or HTML escape of it. */
function anyForm(written: string, at: number): string {
  const [character = ''] = written;
  const lead = at === 0 ? escapes.first : escapes.later;
  if (character === '\\') return backslashes(written.length, lead);
  const bytes = [...new TextEncoder().encode(character)];
  const code = (character.codePointAt(0) ?? 0).toString(16);
  const forms = [
    literal(character),
    bytes.map((byte) => `%${anyCase(hex2(byte))}`).join(''),
    lead + utf16(character).map(unicodeEscape).join(escapes.later),
    `&#${ZEROS}${character.codePointAt(0)};`,
    `&#[xX]${ZEROS}${anyCase(code)};`,
    ...(shortForms[character] ?? []),
    ...(jsonForms[character] ?? []).map((form) => lead + form),
  ];
  return `(?:${forms.join('|')})`;
}

/** A run is read as a whole: its backslashes one by one could be told apart in exponentially many ways. */
function backslashes(length: number, lead: string): string {
  const each = ['%5[cC]', `&#${ZEROS}92;`, `&#[xX]${ZEROS}5[cC];`].map((form) => `(?:${form}){${length}}`);
  const plain = lead === escapes.first ? `(?<!\\\\)\\\\{${length},}` : `\\\\{${length},${length * DEEPEST_ESCAPE}}`;
  const unicode = lead + new Array<string>(length).fill('u005[cC]').join(escapes.later);
  return `(?:${[plain, unicode, ...each].join('|')})`;
}

function utf16(character: string): readonly number[] {
  return [...Array(character.length).keys()].map((at) => character.charCodeAt(at));
}

function unicodeEscape(unit: number): string {
  return `u${anyCase(unit.toString(16).padStart(4, '0'))}`;
}

/** What JSON writes behind its backslash. */
const jsonForms: Readonly<Record<string, readonly string[]>> = {
  '"': ['"'],
  '/': ['/'],
  '\n': ['n'],
  '\r': ['r'],
  '\t': ['t'],
  "'": ["'"],
};

const shortForms: Readonly<Record<string, readonly string[]>> = {
  ' ': ['\\+'],
  '"': ['&quot;'],
  '&': ['&amp;'],
  '<': ['&lt;'],
  '>': ['&gt;'],
  "'": ['&apos;'],
};

/** The characters that do not depend on what stands before and behind the value, for each of the three positions. */
function base64(bytes: Uint8Array): readonly RegExp[] {
  return [0, 1, 2].map((offset) => {
    const padded = String.fromCharCode(...new Array<number>(offset).fill(0), ...bytes);
    const whole = Math.floor(((offset + bytes.length) * 8) / 6);
    return base64Pattern(btoa(padded).slice(offset === 0 ? 0 : offset + 1, whole));
  });
}

function base64Pattern(core: string): RegExp {
  const characters = [...core].map((each, at) =>
    each === '+' ? '[+-]' : each === '/' ? `(?:(?:${at === 0 ? escapes.first : escapes.later})?/|_)` : each,
  );
  return new RegExp(`${characters.join(lineBreak)}(?:${lineBreak}=){0,2}`, 'g');
}

function hex(bytes: Uint8Array): RegExp {
  return new RegExp([...bytes].map((byte) => anyCase(hex2(byte))).join(lineBreak), 'g');
}

/** base64 and xxd break their lines. */
const lineBreak = '(?:\\r?\\n)?';

function hex2(byte: number): string {
  return byte.toString(16).padStart(2, '0');
}

function anyCase(digits: string): string {
  return digits.replace(/[a-f]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
}

function literal(character: string): string {
  return /[\\^$.*+?()[\]{}|/]/.test(character) ? `\\${character}` : character;
}

/**
 * Kinds of tokens and keys that are known by their form. Each match takes the whole run of its characters, so that one search from
 * match to match finds all, and what cannot match is given up after a bounded number of characters.
 */
export const tokens: readonly RegExp[] = [
  /(?<![A-Za-z0-9])gh[pour]_[A-Za-z0-9]{36}[A-Za-z0-9_]*/,
  /(?<![A-Za-z0-9])ghs_[0-9A-Za-z._-]{36,}/,
  /(?<![A-Za-z0-9])github_pat_[0-9A-Za-z_]{22,}/,
  /(?<![A-Za-z0-9])sk-ant-[A-Za-z0-9_-]{8,}/,
  /(?<![A-Za-z0-9])sk-(?=[A-Za-z_-]{0,100}\d)[A-Za-z0-9_-]{20,}/,
  /(?<![A-Za-z0-9])(?:AKIA|ASIA)[0-9A-Z]{16}(?![0-9A-Za-z])/,
  /(?<![A-Za-z0-9])xox[a-z]-[A-Za-z0-9-]{10,}/,
  /(?<![A-Za-z0-9])npm_[A-Za-z0-9]{36}[A-Za-z0-9_]*/,
  /(?<![A-Za-z0-9])AIza[0-9A-Za-z_-]{35,}/,
  /(?<![A-Za-z0-9])glpat-[0-9A-Za-z_-]{20,}/,
  /-----BEGIN [A-Z0-9 ]{0,30}PRIVATE KEY(?: BLOCK)?-----(?:(?:(?!-----BEGIN)[\s\S]){0,20000}?-----END [A-Z0-9 ]{0,30}PRIVATE KEY(?: BLOCK)?-----|[A-Za-z0-9+/=\s\\]*)/,
];
