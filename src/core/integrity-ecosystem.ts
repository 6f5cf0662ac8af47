import type { StringForm, Syntax } from './integrity-lexer.ts';

/**
 * What a mark in a test file does: `skip` and `focus` keep tests from running, `todo` promises one, `conditional` skips on
 * some machines, `exit` ends the test process as if all were well.
 */
export type MarkerKind = 'skip' | 'focus' | 'todo' | 'conditional' | 'exit';

/** One way to write a mark. */
export interface Marker {
  readonly kind: MarkerKind;
  /** Global; each match is one mark. Must be linear on hostile text. */
  readonly pattern: RegExp;
  /** Where it is looked for: `code` without comments and strings (default), `bare` without comments, `raw` everywhere. */
  readonly within?: 'code' | 'bare' | 'raw';
}

/** All that the integrity rules know of the tests of one language: data, so that a language is a row. */
export interface Ecosystem {
  readonly id: string;
  /** Without dot. */
  readonly extensions: readonly string[];
  /** Globs whose files are tests by their name. */
  readonly named: readonly string[];
  /** Globs of folders whose files are tests when they declare or assert something: helpers and fixtures lie there too. */
  readonly folders: readonly string[];
  /** Product files declare tests too (Rust): then every file of the language is looked at. */
  readonly inline?: boolean;
  readonly syntax: Syntax;
  /** Declarations of tests; group 1 is the name, else a string literal where the match ends is. */
  readonly tests: readonly RegExp[];
  /** Tables of cases; the match ends where the list of rows begins. */
  readonly tables?: readonly RegExp[];
  /** Tests are declared by calls, so a function can declare them, too, each time that it is called; absent = they are not. */
  readonly helpers?: true;
  readonly markers: readonly Marker[];
  readonly asserts: RegExp;
  /** Assertions that cannot fail: they count as none. */
  readonly trivial: readonly RegExp[];
  /** What an assertion that cannot fail leaves behind, so that an empty body still parses as one. Default: nothing. */
  readonly filler?: string;
  /** Tests without a body. */
  readonly hollow?: RegExp;
}

const double: StringForm = { open: '"', close: '"', escapes: true };
const single: StringForm = { open: "'", close: "'", escapes: true };
const slashComments: Pick<Syntax, 'line' | 'block'> = { line: ['//'], block: [['/*', '*/']] };
const character: StringForm = { ...single, longest: 12 };
const rawTriple: StringForm = { open: '"""', close: '"""', multiline: true };

/** Comments and strings of the languages in the tables. */
export const syntaxes = {
  javascript: {
    ...slashComments,
    strings: [double, single, { open: '`', close: '`', multiline: true, escapes: true, holes: true }],
    regex: true,
  },
  python: {
    line: ['#'],
    block: [],
    strings: [
      { ...rawTriple, escapes: true },
      { open: "'''", close: "'''", multiline: true, escapes: true },
      double,
      single,
    ],
  },
  go: { ...slashComments, strings: [double, character, { open: '`', close: '`', multiline: true }] },
  rust: {
    ...slashComments,
    strings: [
      { open: 'r##"', close: '"##', multiline: true },
      { open: 'r#"', close: '"#', multiline: true },
      { open: 'r"', close: '"', multiline: true },
      { ...double, multiline: true },
      character,
    ],
  },
  cLike: { ...slashComments, strings: [rawTriple, double, character] },
  dart: { ...slashComments, strings: [rawTriple, double, single] },
  ruby: { line: ['#'], block: [['\n=begin', '\n=end']], strings: [double, single] },
  php: { line: ['//', '#'], block: [['/*', '*/']], strings: [double, single], attributes: true },
  hash: { line: ['#'], block: [], strings: [rawTriple, double, single] },
} as const satisfies Readonly<Record<string, Syntax>>;
