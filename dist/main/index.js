import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 14006:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const pico = __nccwpck_require__(98016);
const utils = __nccwpck_require__(64059);

function picomatch(glob, options, returnState = false) {
  // default to os.platform()
  if (options && (options.windows === null || options.windows === undefined)) {
    // don't mutate the original options object
    options = { ...options, windows: utils.isWindows() };
  }

  return pico(glob, options, returnState);
}

Object.assign(picomatch, pico);
module.exports = picomatch;


/***/ }),

/***/ 5595:
/***/ ((module) => {



const WIN_SLASH = '\\\\/';
const WIN_NO_SLASH = `[^${WIN_SLASH}]`;

const DEFAULT_MAX_EXTGLOB_RECURSION = 0;

/**
 * Posix glob regex
 */

const DOT_LITERAL = '\\.';
const PLUS_LITERAL = '\\+';
const QMARK_LITERAL = '\\?';
const SLASH_LITERAL = '\\/';
const ONE_CHAR = '(?=.)';
const QMARK = '[^/]';
const END_ANCHOR = `(?:${SLASH_LITERAL}|$)`;
const START_ANCHOR = `(?:^|${SLASH_LITERAL})`;
const DOTS_SLASH = `${DOT_LITERAL}{1,2}${END_ANCHOR}`;
const NO_DOT = `(?!${DOT_LITERAL})`;
const NO_DOTS = `(?!${START_ANCHOR}${DOTS_SLASH})`;
const NO_DOT_SLASH = `(?!${DOT_LITERAL}{0,1}${END_ANCHOR})`;
const NO_DOTS_SLASH = `(?!${DOTS_SLASH})`;
const QMARK_NO_DOT = `[^.${SLASH_LITERAL}]`;
const STAR = `${QMARK}*?`;
const SEP = '/';

const POSIX_CHARS = {
  DOT_LITERAL,
  PLUS_LITERAL,
  QMARK_LITERAL,
  SLASH_LITERAL,
  ONE_CHAR,
  QMARK,
  END_ANCHOR,
  DOTS_SLASH,
  NO_DOT,
  NO_DOTS,
  NO_DOT_SLASH,
  NO_DOTS_SLASH,
  QMARK_NO_DOT,
  STAR,
  START_ANCHOR,
  SEP
};

/**
 * Windows glob regex
 */

const WINDOWS_CHARS = {
  ...POSIX_CHARS,

  SLASH_LITERAL: `[${WIN_SLASH}]`,
  QMARK: WIN_NO_SLASH,
  STAR: `${WIN_NO_SLASH}*?`,
  DOTS_SLASH: `${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$)`,
  NO_DOT: `(?!${DOT_LITERAL})`,
  NO_DOTS: `(?!(?:^|[${WIN_SLASH}])${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$))`,
  NO_DOT_SLASH: `(?!${DOT_LITERAL}{0,1}(?:[${WIN_SLASH}]|$))`,
  NO_DOTS_SLASH: `(?!${DOT_LITERAL}{1,2}(?:[${WIN_SLASH}]|$))`,
  QMARK_NO_DOT: `[^.${WIN_SLASH}]`,
  START_ANCHOR: `(?:^|[${WIN_SLASH}])`,
  END_ANCHOR: `(?:[${WIN_SLASH}]|$)`,
  SEP: '\\'
};

/**
 * POSIX Bracket Regex
 */

const POSIX_REGEX_SOURCE = {
  __proto__: null,
  alnum: 'a-zA-Z0-9',
  alpha: 'a-zA-Z',
  ascii: '\\x00-\\x7F',
  blank: ' \\t',
  cntrl: '\\x00-\\x1F\\x7F',
  digit: '0-9',
  graph: '\\x21-\\x7E',
  lower: 'a-z',
  print: '\\x20-\\x7E ',
  punct: '\\-!"#$%&\'()\\*+,./:;<=>?@[\\]^_`{|}~',
  space: ' \\t\\r\\n\\v\\f',
  upper: 'A-Z',
  word: 'A-Za-z0-9_',
  xdigit: 'A-Fa-f0-9'
};

module.exports = {
  DEFAULT_MAX_EXTGLOB_RECURSION,
  MAX_LENGTH: 1024 * 64,
  POSIX_REGEX_SOURCE,

  // regular expressions
  REGEX_BACKSLASH: /\\(?![*+?^${}(|)[\]])/g,
  REGEX_NON_SPECIAL_CHARS: /^[^@![\].,$*+?^{}()|\\/]+/,
  REGEX_SPECIAL_CHARS: /[-*+?.^${}(|)[\]]/,
  REGEX_SPECIAL_CHARS_BACKREF: /(\\?)((\W)(\3*))/g,
  REGEX_SPECIAL_CHARS_GLOBAL: /([-*+?.^${}(|)[\]])/g,
  REGEX_REMOVE_BACKSLASH: /(?:\[.*?[^\\]\]|\\(?=.))/g,

  // Replace globs with equivalent patterns to reduce parsing time.
  REPLACEMENTS: {
    __proto__: null,
    '***': '*',
    '**/**': '**',
    '**/**/**': '**'
  },

  // Digits
  CHAR_0: 48, /* 0 */
  CHAR_9: 57, /* 9 */

  // Alphabet chars.
  CHAR_UPPERCASE_A: 65, /* A */
  CHAR_LOWERCASE_A: 97, /* a */
  CHAR_UPPERCASE_Z: 90, /* Z */
  CHAR_LOWERCASE_Z: 122, /* z */

  CHAR_LEFT_PARENTHESES: 40, /* ( */
  CHAR_RIGHT_PARENTHESES: 41, /* ) */

  CHAR_ASTERISK: 42, /* * */

  // Non-alphabetic chars.
  CHAR_AMPERSAND: 38, /* & */
  CHAR_AT: 64, /* @ */
  CHAR_BACKWARD_SLASH: 92, /* \ */
  CHAR_CARRIAGE_RETURN: 13, /* \r */
  CHAR_CIRCUMFLEX_ACCENT: 94, /* ^ */
  CHAR_COLON: 58, /* : */
  CHAR_COMMA: 44, /* , */
  CHAR_DOT: 46, /* . */
  CHAR_DOUBLE_QUOTE: 34, /* " */
  CHAR_EQUAL: 61, /* = */
  CHAR_EXCLAMATION_MARK: 33, /* ! */
  CHAR_FORM_FEED: 12, /* \f */
  CHAR_FORWARD_SLASH: 47, /* / */
  CHAR_GRAVE_ACCENT: 96, /* ` */
  CHAR_HASH: 35, /* # */
  CHAR_HYPHEN_MINUS: 45, /* - */
  CHAR_LEFT_ANGLE_BRACKET: 60, /* < */
  CHAR_LEFT_CURLY_BRACE: 123, /* { */
  CHAR_LEFT_SQUARE_BRACKET: 91, /* [ */
  CHAR_LINE_FEED: 10, /* \n */
  CHAR_NO_BREAK_SPACE: 160, /* \u00A0 */
  CHAR_PERCENT: 37, /* % */
  CHAR_PLUS: 43, /* + */
  CHAR_QUESTION_MARK: 63, /* ? */
  CHAR_RIGHT_ANGLE_BRACKET: 62, /* > */
  CHAR_RIGHT_CURLY_BRACE: 125, /* } */
  CHAR_RIGHT_SQUARE_BRACKET: 93, /* ] */
  CHAR_SEMICOLON: 59, /* ; */
  CHAR_SINGLE_QUOTE: 39, /* ' */
  CHAR_SPACE: 32, /*   */
  CHAR_TAB: 9, /* \t */
  CHAR_UNDERSCORE: 95, /* _ */
  CHAR_VERTICAL_LINE: 124, /* | */
  CHAR_ZERO_WIDTH_NOBREAK_SPACE: 65279, /* \uFEFF */

  /**
   * Create EXTGLOB_CHARS
   */

  extglobChars(chars) {
    return {
      '!': { type: 'negate', open: '(?:(?!(?:', close: `))${chars.STAR})` },
      '?': { type: 'qmark', open: '(?:', close: ')?' },
      '+': { type: 'plus', open: '(?:', close: ')+' },
      '*': { type: 'star', open: '(?:', close: ')*' },
      '@': { type: 'at', open: '(?:', close: ')' }
    };
  },

  /**
   * Create GLOB_CHARS
   */

  globChars(win32) {
    return win32 === true ? WINDOWS_CHARS : POSIX_CHARS;
  }
};


/***/ }),

/***/ 78265:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const constants = __nccwpck_require__(5595);
const utils = __nccwpck_require__(64059);

/**
 * Constants
 */

const {
  MAX_LENGTH,
  POSIX_REGEX_SOURCE,
  REGEX_NON_SPECIAL_CHARS,
  REGEX_SPECIAL_CHARS_BACKREF,
  REPLACEMENTS
} = constants;

/**
 * Helpers
 */

const expandRange = (args, options) => {
  if (typeof options.expandRange === 'function') {
    return options.expandRange(...args, options);
  }

  args.sort();
  const value = `[${args.join('-')}]`;

  try {
    /* eslint-disable-next-line no-new */
    new RegExp(value);
  } catch (ex) {
    return args.map(v => utils.escapeRegex(v)).join('..');
  }

  return value;
};

/**
 * Create the message for a syntax error
 */

const syntaxError = (type, char) => {
  return `Missing ${type}: "${char}" - use "\\\\${char}" to match literal characters`;
};

const splitTopLevel = input => {
  const parts = [];
  let bracket = 0;
  let paren = 0;
  let quote = 0;
  let value = '';
  let escaped = false;

  for (const ch of input) {
    if (escaped === true) {
      value += ch;
      escaped = false;
      continue;
    }

    if (ch === '\\') {
      value += ch;
      escaped = true;
      continue;
    }

    if (ch === '"') {
      quote = quote === 1 ? 0 : 1;
      value += ch;
      continue;
    }

    if (quote === 0) {
      if (ch === '[') {
        bracket++;
      } else if (ch === ']' && bracket > 0) {
        bracket--;
      } else if (bracket === 0) {
        if (ch === '(') {
          paren++;
        } else if (ch === ')' && paren > 0) {
          paren--;
        } else if (ch === '|' && paren === 0) {
          parts.push(value);
          value = '';
          continue;
        }
      }
    }

    value += ch;
  }

  parts.push(value);
  return parts;
};

const isPlainBranch = branch => {
  let escaped = false;

  for (const ch of branch) {
    if (escaped === true) {
      escaped = false;
      continue;
    }

    if (ch === '\\') {
      escaped = true;
      continue;
    }

    if (/[?*+@!()[\]{}]/.test(ch)) {
      return false;
    }
  }

  return true;
};

const normalizeSimpleBranch = branch => {
  let value = branch.trim();
  let changed = true;

  while (changed === true) {
    changed = false;

    if (/^@\([^\\()[\]{}|]+\)$/.test(value)) {
      value = value.slice(2, -1);
      changed = true;
    }
  }

  if (!isPlainBranch(value)) {
    return;
  }

  return value.replace(/\\(.)/g, '$1');
};

const hasRepeatedCharPrefixOverlap = branches => {
  const values = branches.map(normalizeSimpleBranch).filter(Boolean);

  for (let i = 0; i < values.length; i++) {
    for (let j = i + 1; j < values.length; j++) {
      const a = values[i];
      const b = values[j];
      const char = a[0];

      if (!char || a !== char.repeat(a.length) || b !== char.repeat(b.length)) {
        continue;
      }

      if (a === b || a.startsWith(b) || b.startsWith(a)) {
        return true;
      }
    }
  }

  return false;
};

const parseRepeatedExtglob = (pattern, requireEnd = true) => {
  if ((pattern[0] !== '+' && pattern[0] !== '*') || pattern[1] !== '(') {
    return;
  }

  let bracket = 0;
  let paren = 0;
  let quote = 0;
  let escaped = false;

  for (let i = 1; i < pattern.length; i++) {
    const ch = pattern[i];

    if (escaped === true) {
      escaped = false;
      continue;
    }

    if (ch === '\\') {
      escaped = true;
      continue;
    }

    if (ch === '"') {
      quote = quote === 1 ? 0 : 1;
      continue;
    }

    if (quote === 1) {
      continue;
    }

    if (ch === '[') {
      bracket++;
      continue;
    }

    if (ch === ']' && bracket > 0) {
      bracket--;
      continue;
    }

    if (bracket > 0) {
      continue;
    }

    if (ch === '(') {
      paren++;
      continue;
    }

    if (ch === ')') {
      paren--;

      if (paren === 0) {
        if (requireEnd === true && i !== pattern.length - 1) {
          return;
        }

        return {
          type: pattern[0],
          body: pattern.slice(2, i),
          end: i
        };
      }
    }
  }
};

const buildCharClassStar = chars => {
  const source = chars.length === 1
    ? utils.escapeRegex(chars[0])
    : `[${chars.map(ch => utils.escapeRegex(ch)).join('')}]`;

  return `${source}*`;
};

const getStarExtglobSequenceChars = pattern => {
  let index = 0;
  const chars = [];

  while (index < pattern.length) {
    const match = parseRepeatedExtglob(pattern.slice(index), false);

    if (!match || match.type !== '*') {
      return;
    }

    const branches = splitTopLevel(match.body).map(branch => branch.trim());
    if (branches.length !== 1) {
      return;
    }

    const branch = normalizeSimpleBranch(branches[0]);
    if (!branch || branch.length !== 1) {
      return;
    }

    chars.push(branch);
    index += match.end + 1;
  }

  if (chars.length < 1) {
    return;
  }

  return chars;
};

const repeatedExtglobRecursion = pattern => {
  let depth = 0;
  let value = pattern.trim();
  let match = parseRepeatedExtglob(value);

  while (match) {
    depth++;
    value = match.body.trim();
    match = parseRepeatedExtglob(value);
  }

  return depth;
};

const analyzeRepeatedExtglob = (body, options) => {
  if (options.maxExtglobRecursion === false) {
    return { risky: false };
  }

  const max =
    typeof options.maxExtglobRecursion === 'number'
      ? options.maxExtglobRecursion
      : constants.DEFAULT_MAX_EXTGLOB_RECURSION;

  const branches = splitTopLevel(body).map(branch => branch.trim());

  if (branches.length > 1) {
    if (
      branches.some(branch => branch === '') ||
      branches.some(branch => /^[*?]+$/.test(branch)) ||
      hasRepeatedCharPrefixOverlap(branches)
    ) {
      return { risky: true };
    }
  }

  // A repeated extglob is "risky" (prone to catastrophic backtracking) when a
  // branch is itself a `*(...)` sequence, since that nests an unbounded quantifier
  // inside the outer `+(...)`/`*(...)`. When *every* branch reduces to single
  // characters we can emit one flat, ReDoS-safe character class that preserves the
  // meaning of ALL branches (e.g. `+(*(a)|*(b))` -> `[ab]*`), rather than dropping
  // every branch but the first.
  const safeChars = [];
  let sawStarSequence = false;
  let combinable = true;

  for (const branch of branches) {
    const chars = getStarExtglobSequenceChars(branch);
    if (chars) {
      sawStarSequence = true;
      safeChars.push(...chars);
      continue;
    }

    const literal = normalizeSimpleBranch(branch);
    if (literal && literal.length === 1) {
      safeChars.push(literal);
      continue;
    }

    combinable = false;

    if (repeatedExtglobRecursion(branch) > max) {
      return { risky: true };
    }
  }

  if (sawStarSequence) {
    return combinable
      ? { risky: true, safeOutput: buildCharClassStar([...new Set(safeChars)]) }
      : { risky: true };
  }

  return { risky: false };
};

/**
 * Parse the given input string.
 * @param {String} input
 * @param {Object} options
 * @return {Object}
 */

const parse = (input, options) => {
  if (typeof input !== 'string') {
    throw new TypeError('Expected a string');
  }

  input = REPLACEMENTS[input] || input;

  const opts = { ...options };
  const max = typeof opts.maxLength === 'number' ? Math.min(MAX_LENGTH, opts.maxLength) : MAX_LENGTH;

  let len = input.length;
  if (len > max) {
    throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
  }

  const bos = { type: 'bos', value: '', output: opts.prepend || '' };
  const tokens = [bos];

  const capture = opts.capture ? '' : '?:';

  // create constants based on platform, for windows or posix
  const PLATFORM_CHARS = constants.globChars(opts.windows);
  const EXTGLOB_CHARS = constants.extglobChars(PLATFORM_CHARS);

  const {
    DOT_LITERAL,
    PLUS_LITERAL,
    SLASH_LITERAL,
    ONE_CHAR,
    DOTS_SLASH,
    NO_DOT,
    NO_DOT_SLASH,
    NO_DOTS_SLASH,
    QMARK,
    QMARK_NO_DOT,
    STAR,
    START_ANCHOR
  } = PLATFORM_CHARS;

  const globstar = opts => {
    return `(${capture}(?:(?!${START_ANCHOR}${opts.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
  };

  const nodot = opts.dot ? '' : NO_DOT;
  const qmarkNoDot = opts.dot ? QMARK : QMARK_NO_DOT;
  let star = opts.bash === true ? globstar(opts) : STAR;

  if (opts.capture) {
    star = `(${star})`;
  }

  // minimatch options support
  if (typeof opts.noext === 'boolean') {
    opts.noextglob = opts.noext;
  }

  const state = {
    input,
    index: -1,
    start: 0,
    dot: opts.dot === true,
    consumed: '',
    output: '',
    prefix: '',
    backtrack: false,
    negated: false,
    brackets: 0,
    braces: 0,
    parens: 0,
    quotes: 0,
    globstar: false,
    tokens
  };

  input = utils.removePrefix(input, state);
  len = input.length;

  const extglobs = [];
  const braces = [];
  const stack = [];
  let prev = bos;
  let value;

  /**
   * Tokenizing helpers
   */

  const eos = () => state.index === len - 1;
  const peek = state.peek = (n = 1) => input[state.index + n];
  const advance = state.advance = () => input[++state.index] || '';
  const remaining = () => input.slice(state.index + 1);
  const consume = (value = '', num = 0) => {
    state.consumed += value;
    state.index += num;
  };

  const append = token => {
    state.output += token.output != null ? token.output : token.value;
    consume(token.value);
  };

  const negate = () => {
    let count = 1;

    while (peek() === '!' && (peek(2) !== '(' || peek(3) === '?')) {
      advance();
      state.start++;
      count++;
    }

    if (count % 2 === 0) {
      return false;
    }

    state.negated = true;
    state.start++;
    return true;
  };

  const increment = type => {
    state[type]++;
    stack.push(type);
  };

  const decrement = type => {
    state[type]--;
    stack.pop();
  };

  /**
   * Push tokens onto the tokens array. This helper speeds up
   * tokenizing by 1) helping us avoid backtracking as much as possible,
   * and 2) helping us avoid creating extra tokens when consecutive
   * characters are plain text. This improves performance and simplifies
   * lookbehinds.
   */

  const push = tok => {
    if (prev.type === 'globstar') {
      const isBrace = state.braces > 0 && (tok.type === 'comma' || tok.type === 'brace');
      const isExtglob = tok.extglob === true || (extglobs.length && (tok.type === 'pipe' || tok.type === 'paren'));

      if (tok.type !== 'slash' && tok.type !== 'paren' && !isBrace && !isExtglob) {
        state.output = state.output.slice(0, -prev.output.length);
        prev.type = 'star';
        prev.value = '*';
        prev.output = star;
        state.output += prev.output;
      }
    }

    if (extglobs.length && tok.type !== 'paren') {
      extglobs[extglobs.length - 1].inner += tok.value;
    }

    if (tok.value || tok.output) append(tok);
    if (prev && prev.type === 'text' && tok.type === 'text') {
      prev.output = (prev.output || prev.value) + tok.value;
      prev.value += tok.value;
      return;
    }

    tok.prev = prev;
    tokens.push(tok);
    prev = tok;
  };

  const extglobOpen = (type, value) => {
    const token = { ...EXTGLOB_CHARS[value], conditions: 1, inner: '' };

    token.prev = prev;
    token.parens = state.parens;
    token.output = state.output;
    token.startIndex = state.index;
    token.tokensIndex = tokens.length;
    const output = (opts.capture ? '(' : '') + token.open;

    increment('parens');
    push({ type, value, output: state.output ? '' : ONE_CHAR });
    push({ type: 'paren', extglob: true, value: advance(), output });
    extglobs.push(token);
  };

  const extglobClose = token => {
    const literal = input.slice(token.startIndex, state.index + 1);
    const body = input.slice(token.startIndex + 2, state.index);
    const analysis = analyzeRepeatedExtglob(body, opts);

    if ((token.type === 'plus' || token.type === 'star') && analysis.risky) {
      const safeOutput = analysis.safeOutput
        ? (token.output ? '' : ONE_CHAR) + (opts.capture ? `(${analysis.safeOutput})` : analysis.safeOutput)
        : undefined;
      const open = tokens[token.tokensIndex];

      open.type = 'text';
      open.value = literal;
      open.output = safeOutput || utils.escapeRegex(literal);

      for (let i = token.tokensIndex + 1; i < tokens.length; i++) {
        tokens[i].value = '';
        tokens[i].output = '';
        delete tokens[i].suffix;
      }

      state.output = token.output + open.output;
      state.backtrack = true;

      push({ type: 'paren', extglob: true, value, output: '' });
      decrement('parens');
      return;
    }

    let output = token.close + (opts.capture ? ')' : '');
    let rest;

    if (token.type === 'negate') {
      let extglobStar = star;

      if (token.inner && token.inner.length > 1 && token.inner.includes('/')) {
        extglobStar = globstar(opts);
      }

      if (extglobStar !== star || eos() || /^\)+$/.test(remaining())) {
        output = token.close = `)$))${extglobStar}`;
      }

      if (token.inner.includes('*') && (rest = remaining()) && /^\.[^\\/.]+$/.test(rest)) {
        // Any non-magical string (`.ts`) or even nested expression (`.{ts,tsx}`) can follow after the closing parenthesis.
        // In this case, we need to parse the string and use it in the output of the original pattern.
        // Suitable patterns: `/!(*.d).ts`, `/!(*.d).{ts,tsx}`, `**/!(*-dbg).@(js)`.
        //
        // Disabling the `fastpaths` option due to a problem with parsing strings as `.ts` in the pattern like `**/!(*.d).ts`.
        const expression = parse(rest, { ...options, fastpaths: false }).output;

        output = token.close = `)${expression})${extglobStar})`;
      }

      if (token.prev.type === 'bos') {
        state.negatedExtglob = true;
      }
    }

    push({ type: 'paren', extglob: true, value, output });
    decrement('parens');
  };

  /**
   * Fast paths
   */

  if (opts.fastpaths !== false && !/(^[*!]|[/()[\]{}"])/.test(input)) {
    let backslashes = false;

    let output = input.replace(REGEX_SPECIAL_CHARS_BACKREF, (m, esc, chars, first, rest, index) => {
      if (first === '\\') {
        backslashes = true;
        return m;
      }

      if (first === '?') {
        if (esc) {
          return esc + first + (rest ? QMARK.repeat(rest.length) : '');
        }
        if (index === 0) {
          return qmarkNoDot + (rest ? QMARK.repeat(rest.length) : '');
        }
        return QMARK.repeat(chars.length);
      }

      if (first === '.') {
        return DOT_LITERAL.repeat(chars.length);
      }

      if (first === '*') {
        if (esc) {
          return esc + first + (rest ? star : '');
        }
        return star;
      }
      return esc ? m : `\\${m}`;
    });

    if (backslashes === true) {
      if (opts.unescape === true) {
        output = output.replace(/\\/g, '');
      } else {
        output = output.replace(/\\+/g, m => {
          return m.length % 2 === 0 ? '\\\\' : (m ? '\\' : '');
        });
      }
    }

    if (output === input && opts.contains === true) {
      state.output = input;
      return state;
    }

    state.output = utils.wrapOutput(output, state, options);
    return state;
  }

  /**
   * Tokenize input until we reach end-of-string
   */

  while (!eos()) {
    value = advance();

    if (value === '\u0000') {
      continue;
    }

    /**
     * Escaped characters
     */

    if (value === '\\') {
      const next = peek();

      if (next === '/' && opts.bash !== true) {
        continue;
      }

      if (next === '.' || next === ';') {
        continue;
      }

      if (!next) {
        value += '\\';
        push({ type: 'text', value });
        continue;
      }

      // collapse slashes to reduce potential for exploits
      const match = /^\\+/.exec(remaining());
      let slashes = 0;

      if (match && match[0].length > 2) {
        slashes = match[0].length;
        state.index += slashes;
        if (slashes % 2 !== 0) {
          value += '\\';
        }
      }

      if (opts.unescape === true) {
        value = advance();
      } else {
        value += advance();
      }

      if (state.brackets === 0) {
        push({ type: 'text', value });
        continue;
      }
    }

    /**
     * If we're inside a regex character class, continue
     * until we reach the closing bracket.
     */

    if (state.brackets > 0 && (value !== ']' || prev.value === '[' || prev.value === '[^')) {
      if (opts.posix !== false && value === ':') {
        const inner = prev.value.slice(1);
        if (inner.includes('[')) {
          prev.posix = true;

          if (inner.includes(':')) {
            const idx = prev.value.lastIndexOf('[');
            const pre = prev.value.slice(0, idx);
            const rest = prev.value.slice(idx + 2);
            const posix = POSIX_REGEX_SOURCE[rest];
            if (posix) {
              prev.value = pre + posix;
              state.backtrack = true;
              advance();

              if (!bos.output && tokens.indexOf(prev) === 1) {
                bos.output = ONE_CHAR;
              }
              continue;
            }
          }
        }
      }

      if ((value === '[' && peek() !== ':') || (value === '-' && peek() === ']')) {
        value = `\\${value}`;
      }

      if (value === ']' && (prev.value === '[' || prev.value === '[^')) {
        value = `\\${value}`;
      }

      if (opts.posix === true && value === '!' && prev.value === '[') {
        value = '^';
      }

      prev.value += value;
      append({ value });
      continue;
    }

    /**
     * If we're inside a quoted string, continue
     * until we reach the closing double quote.
     */

    if (state.quotes === 1 && value !== '"') {
      value = utils.escapeRegex(value);
      prev.value += value;
      append({ value });
      continue;
    }

    /**
     * Double quotes
     */

    if (value === '"') {
      state.quotes = state.quotes === 1 ? 0 : 1;
      if (opts.keepQuotes === true) {
        push({ type: 'text', value });
      }
      continue;
    }

    /**
     * Parentheses
     */

    if (value === '(') {
      increment('parens');
      push({ type: 'paren', value });
      continue;
    }

    if (value === ')') {
      if (state.parens === 0 && opts.strictBrackets === true) {
        throw new SyntaxError(syntaxError('opening', '('));
      }

      const extglob = extglobs[extglobs.length - 1];
      if (extglob && state.parens === extglob.parens + 1) {
        extglobClose(extglobs.pop());
        continue;
      }

      push({ type: 'paren', value, output: state.parens ? ')' : '\\)' });
      decrement('parens');
      continue;
    }

    /**
     * Square brackets
     */

    if (value === '[') {
      if (opts.nobracket === true || !remaining().includes(']')) {
        if (opts.nobracket !== true && opts.strictBrackets === true) {
          throw new SyntaxError(syntaxError('closing', ']'));
        }

        value = `\\${value}`;
      } else {
        increment('brackets');
      }

      push({ type: 'bracket', value });
      continue;
    }

    if (value === ']') {
      if (opts.nobracket === true || (prev && prev.type === 'bracket' && prev.value.length === 1)) {
        push({ type: 'text', value, output: `\\${value}` });
        continue;
      }

      if (state.brackets === 0) {
        if (opts.strictBrackets === true) {
          throw new SyntaxError(syntaxError('opening', '['));
        }

        push({ type: 'text', value, output: `\\${value}` });
        continue;
      }

      decrement('brackets');

      const prevValue = prev.value.slice(1);
      if (prev.posix !== true && prevValue[0] === '^' && !prevValue.includes('/')) {
        value = `/${value}`;
      }

      prev.value += value;
      append({ value });

      // when literal brackets are explicitly disabled
      // assume we should match with a regex character class
      if (opts.literalBrackets === false || utils.hasRegexChars(prevValue)) {
        continue;
      }

      const escaped = utils.escapeRegex(prev.value);
      state.output = state.output.slice(0, -prev.value.length);

      // when literal brackets are explicitly enabled
      // assume we should escape the brackets to match literal characters
      if (opts.literalBrackets === true) {
        state.output += escaped;
        prev.value = escaped;
        continue;
      }

      // when the user specifies nothing, try to match both
      prev.value = `(${capture}${escaped}|${prev.value})`;
      state.output += prev.value;
      continue;
    }

    /**
     * Braces
     */

    if (value === '{' && opts.nobrace !== true) {
      increment('braces');

      const open = {
        type: 'brace',
        value,
        output: '(',
        outputIndex: state.output.length,
        tokensIndex: state.tokens.length
      };

      braces.push(open);
      push(open);
      continue;
    }

    if (value === '}') {
      const brace = braces[braces.length - 1];

      if (opts.nobrace === true || !brace) {
        push({ type: 'text', value, output: value });
        continue;
      }

      let output = ')';

      if (brace.dots === true) {
        const arr = tokens.slice();
        const range = [];

        for (let i = arr.length - 1; i >= 0; i--) {
          tokens.pop();
          if (arr[i].type === 'brace') {
            break;
          }
          if (arr[i].type !== 'dots') {
            range.unshift(arr[i].value);
          }
        }

        output = expandRange(range, opts);
        state.backtrack = true;
      }

      if (brace.comma !== true && brace.dots !== true) {
        const out = state.output.slice(0, brace.outputIndex);
        const toks = state.tokens.slice(brace.tokensIndex);
        brace.value = brace.output = '\\{';
        value = output = '\\}';
        state.output = out;
        for (const t of toks) {
          state.output += (t.output || t.value);
        }
      }

      push({ type: 'brace', value, output });
      decrement('braces');
      braces.pop();
      continue;
    }

    /**
     * Pipes
     */

    if (value === '|') {
      if (extglobs.length > 0) {
        extglobs[extglobs.length - 1].conditions++;
      }
      push({ type: 'text', value });
      continue;
    }

    /**
     * Commas
     */

    if (value === ',') {
      let output = value;

      const brace = braces[braces.length - 1];
      if (brace && stack[stack.length - 1] === 'braces') {
        brace.comma = true;
        output = '|';
      }

      push({ type: 'comma', value, output });
      continue;
    }

    /**
     * Slashes
     */

    if (value === '/') {
      // if the beginning of the glob is "./", advance the start
      // to the current index, and don't add the "./" characters
      // to the state. This greatly simplifies lookbehinds when
      // checking for BOS characters like "!" and "." (not "./")
      if (prev.type === 'dot' && state.index === state.start + 1) {
        state.start = state.index + 1;
        state.consumed = '';
        state.output = '';
        tokens.pop();
        prev = bos; // reset "prev" to the first token
        continue;
      }

      push({ type: 'slash', value, output: SLASH_LITERAL });
      continue;
    }

    /**
     * Dots
     */

    if (value === '.') {
      if (state.braces > 0 && prev.type === 'dot') {
        if (prev.value === '.') prev.output = DOT_LITERAL;
        const brace = braces[braces.length - 1];
        prev.type = 'dots';
        prev.output += value;
        prev.value += value;
        brace.dots = true;
        continue;
      }

      if ((state.braces + state.parens) === 0 && prev.type !== 'bos' && prev.type !== 'slash') {
        push({ type: 'text', value, output: DOT_LITERAL });
        continue;
      }

      push({ type: 'dot', value, output: DOT_LITERAL });
      continue;
    }

    /**
     * Question marks
     */

    if (value === '?') {
      const isGroup = prev && prev.value === '(';
      if (!isGroup && opts.noextglob !== true && peek() === '(' && peek(2) !== '?') {
        extglobOpen('qmark', value);
        continue;
      }

      if (prev && prev.type === 'paren') {
        const next = peek();
        let output = value;

        if ((prev.value === '(' && !/[!=<:]/.test(next)) || (next === '<' && !/<([!=]|\w+>)/.test(remaining()))) {
          output = `\\${value}`;
        }

        push({ type: 'text', value, output });
        continue;
      }

      if (opts.dot !== true && (prev.type === 'slash' || prev.type === 'bos')) {
        push({ type: 'qmark', value, output: QMARK_NO_DOT });
        continue;
      }

      push({ type: 'qmark', value, output: QMARK });
      continue;
    }

    /**
     * Exclamation
     */

    if (value === '!') {
      if (opts.noextglob !== true && peek() === '(') {
        if (peek(2) !== '?' || !/[!=<:]/.test(peek(3))) {
          extglobOpen('negate', value);
          continue;
        }
      }

      if (opts.nonegate !== true && state.index === 0) {
        negate();
        continue;
      }
    }

    /**
     * Plus
     */

    if (value === '+') {
      if (opts.noextglob !== true && peek() === '(' && peek(2) !== '?') {
        extglobOpen('plus', value);
        continue;
      }

      if ((prev && prev.value === '(') || opts.regex === false) {
        push({ type: 'plus', value, output: PLUS_LITERAL });
        continue;
      }

      if ((prev && (prev.type === 'bracket' || prev.type === 'paren' || prev.type === 'brace')) || state.parens > 0) {
        push({ type: 'plus', value });
        continue;
      }

      push({ type: 'plus', value: PLUS_LITERAL });
      continue;
    }

    /**
     * Plain text
     */

    if (value === '@') {
      if (opts.noextglob !== true && peek() === '(' && peek(2) !== '?') {
        push({ type: 'at', extglob: true, value, output: '' });
        continue;
      }

      push({ type: 'text', value });
      continue;
    }

    /**
     * Plain text
     */

    if (value !== '*') {
      if (value === '$' || value === '^') {
        value = `\\${value}`;
      }

      const match = REGEX_NON_SPECIAL_CHARS.exec(remaining());
      if (match) {
        value += match[0];
        state.index += match[0].length;
      }

      push({ type: 'text', value });
      continue;
    }

    /**
     * Stars
     */

    if (prev && (prev.type === 'globstar' || prev.star === true)) {
      prev.type = 'star';
      prev.star = true;
      prev.value += value;
      prev.output = star;
      state.backtrack = true;
      state.globstar = true;
      consume(value);
      continue;
    }

    let rest = remaining();
    if (opts.noextglob !== true && /^\([^?]/.test(rest)) {
      extglobOpen('star', value);
      continue;
    }

    if (prev.type === 'star') {
      if (opts.noglobstar === true) {
        consume(value);
        continue;
      }

      const prior = prev.prev;
      const before = prior.prev;
      const isStart = prior.type === 'slash' || prior.type === 'bos';
      const afterStar = before && (before.type === 'star' || before.type === 'globstar');

      if (opts.bash === true && (!isStart || (rest[0] && rest[0] !== '/'))) {
        push({ type: 'star', value, output: '' });
        continue;
      }

      const isBrace = state.braces > 0 && (prior.type === 'comma' || prior.type === 'brace');
      const isExtglob = extglobs.length && (prior.type === 'pipe' || prior.type === 'paren');
      if (!isStart && prior.type !== 'paren' && !isBrace && !isExtglob) {
        push({ type: 'star', value, output: '' });
        continue;
      }

      // strip consecutive `/**/`
      while (rest.slice(0, 3) === '/**') {
        const after = input[state.index + 4];
        if (after && after !== '/') {
          break;
        }
        rest = rest.slice(3);
        consume('/**', 3);
      }

      // A globstar followed only by balanced closing parens is at the logical end of patterns like
      // `test(/utils/**)` and `test?(/utils/**)`. Treat it as EOS so the trailing `/**` can match its
      // parent path, except in negated extglobs where that would change the exclusion semantics.
      const isEnd = eos() || (
        state.parens > 0
        && rest === ')'.repeat(state.parens)
        && !extglobs.some(extglob => extglob.type === 'negate')
      );

      if (prior.type === 'bos' && eos()) {
        prev.type = 'globstar';
        prev.value += value;
        prev.output = globstar(opts);
        state.output = prev.output;
        state.globstar = true;
        consume(value);
        continue;
      }

      if (prior.type === 'slash' && prior.prev.type !== 'bos' && !afterStar && isEnd) {
        state.output = state.output.slice(0, -(prior.output + prev.output).length);
        prior.output = `(?:${prior.output}`;

        prev.type = 'globstar';
        prev.output = globstar(opts) + (opts.strictSlashes ? ')' : '|$)');
        prev.value += value;
        state.globstar = true;
        state.output += prior.output + prev.output;
        consume(value);
        continue;
      }

      if (prior.type === 'slash' && prior.prev.type !== 'bos' && rest[0] === '/') {
        const end = rest[1] !== void 0 ? '|$' : '';

        state.output = state.output.slice(0, -(prior.output + prev.output).length);
        prior.output = `(?:${prior.output}`;

        prev.type = 'globstar';
        prev.output = `${globstar(opts)}${SLASH_LITERAL}|${SLASH_LITERAL}${end})`;
        prev.value += value;

        state.output += prior.output + prev.output;
        state.globstar = true;

        consume(value + advance());

        push({ type: 'slash', value: '/', output: '' });
        continue;
      }

      if (prior.type === 'bos' && rest[0] === '/') {
        prev.type = 'globstar';
        prev.value += value;
        prev.output = `(?:^|${SLASH_LITERAL}|${globstar(opts)}${SLASH_LITERAL})`;
        state.output = prev.output;
        state.globstar = true;
        consume(value + advance());
        push({ type: 'slash', value: '/', output: '' });
        continue;
      }

      // remove single star from output
      state.output = state.output.slice(0, -prev.output.length);

      // reset previous token to globstar
      prev.type = 'globstar';
      prev.output = globstar(opts);
      prev.value += value;

      // reset output with globstar
      state.output += prev.output;
      state.globstar = true;
      consume(value);
      continue;
    }

    const token = { type: 'star', value, output: star };

    if (opts.bash === true) {
      token.output = '.*?';
      if (prev.type === 'bos' || prev.type === 'slash') {
        token.output = nodot + token.output;
      }
      push(token);
      continue;
    }

    if (prev && (prev.type === 'bracket' || prev.type === 'paren') && opts.regex === true) {
      token.output = value;
      push(token);
      continue;
    }

    if (state.index === state.start || prev.type === 'slash' || prev.type === 'dot') {
      if (prev.type === 'dot') {
        state.output += NO_DOT_SLASH;
        prev.output += NO_DOT_SLASH;

      } else if (opts.dot === true) {
        state.output += NO_DOTS_SLASH;
        prev.output += NO_DOTS_SLASH;

      } else {
        state.output += nodot;
        prev.output += nodot;
      }

      if (peek() !== '*') {
        state.output += ONE_CHAR;
        prev.output += ONE_CHAR;
      }
    }

    push(token);
  }

  while (state.brackets > 0) {
    if (opts.strictBrackets === true) throw new SyntaxError(syntaxError('closing', ']'));
    state.output = utils.escapeLast(state.output, '[');
    decrement('brackets');
  }

  while (state.parens > 0) {
    if (opts.strictBrackets === true) throw new SyntaxError(syntaxError('closing', ')'));
    state.output = utils.escapeLast(state.output, '(');
    decrement('parens');
  }

  while (state.braces > 0) {
    if (opts.strictBrackets === true) throw new SyntaxError(syntaxError('closing', '}'));
    state.output = utils.escapeLast(state.output, '{');
    decrement('braces');
  }

  if (opts.strictSlashes !== true && (prev.type === 'star' || prev.type === 'bracket')) {
    push({ type: 'maybe_slash', value: '', output: `${SLASH_LITERAL}?` });
  }

  // rebuild the output if we had to backtrack at any point
  if (state.backtrack === true) {
    state.output = '';

    for (const token of state.tokens) {
      state.output += token.output != null ? token.output : token.value;

      if (token.suffix) {
        state.output += token.suffix;
      }
    }
  }

  return state;
};

/**
 * Fast paths for creating regular expressions for common glob patterns.
 * This can significantly speed up processing and has very little downside
 * impact when none of the fast paths match.
 */

parse.fastpaths = (input, options) => {
  const opts = { ...options };
  const max = typeof opts.maxLength === 'number' ? Math.min(MAX_LENGTH, opts.maxLength) : MAX_LENGTH;
  const len = input.length;
  if (len > max) {
    throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
  }

  input = REPLACEMENTS[input] || input;

  // create constants based on platform, for windows or posix
  const {
    DOT_LITERAL,
    SLASH_LITERAL,
    ONE_CHAR,
    DOTS_SLASH,
    NO_DOT,
    NO_DOTS,
    NO_DOTS_SLASH,
    STAR,
    START_ANCHOR
  } = constants.globChars(opts.windows);

  const nodot = opts.dot ? NO_DOTS : NO_DOT;
  const slashDot = opts.dot ? NO_DOTS_SLASH : NO_DOT;
  const capture = opts.capture ? '' : '?:';
  const state = { negated: false, prefix: '' };
  let star = opts.bash === true ? '.*?' : STAR;

  if (opts.capture) {
    star = `(${star})`;
  }

  const globstar = opts => {
    if (opts.noglobstar === true) return star;
    return `(${capture}(?:(?!${START_ANCHOR}${opts.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
  };

  const create = str => {
    switch (str) {
      case '*':
        return `${nodot}${ONE_CHAR}${star}`;

      case '.*':
        return `${DOT_LITERAL}${ONE_CHAR}${star}`;

      case '*.*':
        return `${nodot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;

      case '*/*':
        return `${nodot}${star}${SLASH_LITERAL}${ONE_CHAR}${slashDot}${star}`;

      case '**':
        return nodot + globstar(opts);

      case '**/*':
        return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${ONE_CHAR}${star}`;

      case '**/*.*':
        return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;

      case '**/.*':
        return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${DOT_LITERAL}${ONE_CHAR}${star}`;

      default: {
        const match = /^(.*?)\.(\w+)$/.exec(str);
        if (!match) return;

        const source = create(match[1]);
        if (!source) return;

        return source + DOT_LITERAL + match[2];
      }
    }
  };

  const output = utils.removePrefix(input, state);
  let source = create(output);

  if (source && opts.strictSlashes !== true) {
    source += `${SLASH_LITERAL}?`;
  }

  return source;
};

module.exports = parse;


/***/ }),

/***/ 98016:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const scan = __nccwpck_require__(31781);
const parse = __nccwpck_require__(78265);
const utils = __nccwpck_require__(64059);
const constants = __nccwpck_require__(5595);
const isObject = val => val && typeof val === 'object' && !Array.isArray(val);

/**
 * Creates a matcher function from one or more glob patterns. The
 * returned function takes a string to match as its first argument,
 * and returns true if the string is a match. The returned matcher
 * function also takes a boolean as the second argument that, when true,
 * returns an object with additional information.
 *
 * ```js
 * const picomatch = require('picomatch');
 * // picomatch(glob[, options]);
 *
 * const isMatch = picomatch('*.!(*a)');
 * console.log(isMatch('a.a')); //=> false
 * console.log(isMatch('a.b')); //=> true
 *
 * // For environments without `node.js`, `picomatch/posix` provides you a dependency-free matcher, without automatic OS detection.
 * const picomatch = require('picomatch/posix');
 * // the same API, defaulting to posix paths
 * const isMatch = picomatch('a/*');
 * console.log(isMatch('a\\b')); //=> false
 * console.log(isMatch('a/b')); //=> true
 *
 * // you can still configure the matcher function to accept windows paths
 * const isMatch = picomatch('a/*', { options: windows });
 * console.log(isMatch('a\\b')); //=> true
 * console.log(isMatch('a/b')); //=> true
 * ```
 * @name picomatch
 * @param {String|Array} `globs` One or more glob patterns.
 * @param {Object=} `options`
 * @return {Function=} Returns a matcher function.
 * @api public
 */

const picomatch = (glob, options, returnState = false) => {
  if (Array.isArray(glob)) {
    const fns = glob.map(input => picomatch(input, options, returnState));
    const arrayMatcher = str => {
      for (const isMatch of fns) {
        const state = isMatch(str);
        if (state) return state;
      }
      return false;
    };
    return arrayMatcher;
  }

  const isState = isObject(glob) && glob.tokens && glob.input;

  if (glob === '' || (typeof glob !== 'string' && !isState)) {
    throw new TypeError('Expected pattern to be a non-empty string');
  }

  const opts = options || {};
  const posix = opts.windows;
  const regex = isState
    ? picomatch.compileRe(glob, options)
    : picomatch.makeRe(glob, options, false, true);

  const state = regex.state;
  delete regex.state;

  let isIgnored = () => false;
  if (opts.ignore) {
    const ignoreOpts = { ...options, ignore: null, onMatch: null, onResult: null };
    isIgnored = picomatch(opts.ignore, ignoreOpts, returnState);
  }

  const matcher = (input, returnObject = false) => {
    const { isMatch, match, output } = picomatch.test(input, regex, options, { glob, posix });
    const result = { glob, state, regex, posix, input, output, match, isMatch };

    if (typeof opts.onResult === 'function') {
      opts.onResult(result);
    }

    if (isMatch === false) {
      result.isMatch = false;
      return returnObject ? result : false;
    }

    if (isIgnored(input)) {
      if (typeof opts.onIgnore === 'function') {
        opts.onIgnore(result);
      }
      result.isMatch = false;
      return returnObject ? result : false;
    }

    if (typeof opts.onMatch === 'function') {
      opts.onMatch(result);
    }
    return returnObject ? result : true;
  };

  if (returnState) {
    matcher.state = state;
  }

  return matcher;
};

/**
 * Test `input` with the given `regex`. This is used by the main
 * `picomatch()` function to test the input string.
 *
 * ```js
 * const picomatch = require('picomatch');
 * // picomatch.test(input, regex[, options]);
 *
 * console.log(picomatch.test('foo/bar', /^(?:([^/]*?)\/([^/]*?))$/));
 * // { isMatch: true, match: [ 'foo/', 'foo', 'bar' ], output: 'foo/bar' }
 * ```
 * @param {String} `input` String to test.
 * @param {RegExp} `regex`
 * @return {Object} Returns an object with matching info.
 * @api public
 */

picomatch.test = (input, regex, options, { glob, posix } = {}) => {
  if (typeof input !== 'string') {
    throw new TypeError('Expected input to be a string');
  }

  if (input === '') {
    return { isMatch: false, output: '' };
  }

  const opts = options || {};
  const format = opts.format || (posix ? utils.toPosixSlashes : null);
  let match = input === glob;
  let output = (match && format) ? format(input) : input;

  if (match === false) {
    output = format ? format(input) : input;
    match = output === glob;
  }

  if (match === false || opts.capture === true) {
    if (opts.matchBase === true || opts.basename === true) {
      match = picomatch.matchBase(input, regex, options, posix);
    } else {
      match = regex.exec(output);
    }
  }

  return { isMatch: Boolean(match), match, output };
};

/**
 * Match the basename of a filepath.
 *
 * ```js
 * const picomatch = require('picomatch');
 * // picomatch.matchBase(input, glob[, options]);
 * console.log(picomatch.matchBase('foo/bar.js', '*.js'); // true
 * ```
 * @param {String} `input` String to test.
 * @param {RegExp|String} `glob` Glob pattern or regex created by [.makeRe](#makeRe).
 * @return {Boolean}
 * @api public
 */

picomatch.matchBase = (input, glob, options, posix = options && options.windows) => {
  const regex = glob instanceof RegExp ? glob : picomatch.makeRe(glob, options);
  return regex.test(utils.basename(input, { windows: posix }));
};

/**
 * Returns true if **any** of the given glob `patterns` match the specified `string`.
 *
 * ```js
 * const picomatch = require('picomatch');
 * // picomatch.isMatch(string, patterns[, options]);
 *
 * console.log(picomatch.isMatch('a.a', ['b.*', '*.a'])); //=> true
 * console.log(picomatch.isMatch('a.a', 'b.*')); //=> false
 * ```
 * @param {String|Array} str The string to test.
 * @param {String|Array} patterns One or more glob patterns to use for matching.
 * @param {Object} [options] See available [options](#options).
 * @return {Boolean} Returns true if any patterns match `str`
 * @api public
 */

picomatch.isMatch = (str, patterns, options) => picomatch(patterns, options)(str);

/**
 * Parse a glob pattern to create the source string for a regular
 * expression.
 *
 * ```js
 * const picomatch = require('picomatch');
 * const result = picomatch.parse(pattern[, options]);
 * ```
 * @param {String} `pattern`
 * @param {Object} `options`
 * @return {Object} Returns an object with useful properties and output to be used as a regex source string.
 * @api public
 */

picomatch.parse = (pattern, options) => {
  if (Array.isArray(pattern)) return pattern.map(p => picomatch.parse(p, options));
  return parse(pattern, { ...options, fastpaths: false });
};

/**
 * Scan a glob pattern to separate the pattern into segments.
 *
 * ```js
 * const picomatch = require('picomatch');
 * // picomatch.scan(input[, options]);
 *
 * const result = picomatch.scan('!./foo/*.js');
 * console.log(result);
 * { prefix: '!./',
 *   input: '!./foo/*.js',
 *   start: 3,
 *   base: 'foo',
 *   glob: '*.js',
 *   isBrace: false,
 *   isBracket: false,
 *   isGlob: true,
 *   isExtglob: false,
 *   isGlobstar: false,
 *   negated: true }
 * ```
 * @param {String} `input` Glob pattern to scan.
 * @param {Object} `options`
 * @return {Object} Returns an object with
 * @api public
 */

picomatch.scan = (input, options) => scan(input, options);

/**
 * Compile a regular expression from the `state` object returned by the
 * [parse()](#parse) method.
 *
 * ```js
 * const picomatch = require('picomatch');
 * const state = picomatch.parse('*.js');
 * // picomatch.compileRe(state[, options]);
 *
 * console.log(picomatch.compileRe(state));
 * //=> /^(?:(?!\.)(?=.)[^/]*?\.js)$/
 * ```
 * @param {Object} `state`
 * @param {Object} `options`
 * @param {Boolean} `returnOutput` Intended for implementors, this argument allows you to return the raw output from the parser.
 * @param {Boolean} `returnState` Adds the state to a `state` property on the returned regex. Useful for implementors and debugging.
 * @return {RegExp}
 * @api public
 */

picomatch.compileRe = (state, options, returnOutput = false, returnState = false) => {
  if (returnOutput === true) {
    return state.output;
  }

  const opts = options || {};
  const prepend = opts.contains ? '' : '^';
  const append = opts.contains ? '' : '$';

  let source = `${prepend}(?:${state.output})${append}`;
  if (state && state.negated === true) {
    source = `^(?!${source}).*$`;
  }

  const regex = picomatch.toRegex(source, options);
  if (returnState === true) {
    regex.state = state;
  }

  return regex;
};

/**
 * Create a regular expression from a parsed glob pattern.
 *
 * ```js
 * const picomatch = require('picomatch');
 * // picomatch.makeRe(state[, options]);
 *
 * const result = picomatch.makeRe('*.js');
 * console.log(result);
 * //=> /^(?:(?!\.)(?=.)[^/]*?\.js)$/
 * ```
 * @param {String} `state` The object returned from the `.parse` method.
 * @param {Object} `options`
 * @param {Boolean} `returnOutput` Implementors may use this argument to return the compiled output, instead of a regular expression. This is not exposed on the options to prevent end-users from mutating the result.
 * @param {Boolean} `returnState` Implementors may use this argument to return the state from the parsed glob with the returned regular expression.
 * @return {RegExp} Returns a regex created from the given pattern.
 * @api public
 */

picomatch.makeRe = (input, options = {}, returnOutput = false, returnState = false) => {
  if (!input || typeof input !== 'string') {
    throw new TypeError('Expected a non-empty string');
  }

  let parsed = { negated: false, fastpaths: true };

  if (options.fastpaths !== false && (input[0] === '.' || input[0] === '*')) {
    parsed.output = parse.fastpaths(input, options);
  }

  if (!parsed.output) {
    parsed = parse(input, options);
  }

  return picomatch.compileRe(parsed, options, returnOutput, returnState);
};

/**
 * Create a regular expression from the given regex source string.
 *
 * ```js
 * const picomatch = require('picomatch');
 * // picomatch.toRegex(source[, options]);
 *
 * const { output } = picomatch.parse('*.js');
 * console.log(picomatch.toRegex(output));
 * //=> /^(?:(?!\.)(?=.)[^/]*?\.js)$/
 * ```
 * @param {String} `source` Regular expression source string.
 * @param {Object} `options`
 * @return {RegExp}
 * @api public
 */

picomatch.toRegex = (source, options) => {
  try {
    const opts = options || {};
    return new RegExp(source, opts.flags || (opts.nocase ? 'i' : ''));
  } catch (err) {
    if (options && options.debug === true) throw err;
    return /$^/;
  }
};

/**
 * Picomatch constants.
 * @return {Object}
 */

picomatch.constants = constants;

/**
 * Expose "picomatch"
 */

module.exports = picomatch;


/***/ }),

/***/ 31781:
/***/ ((module, __unused_webpack_exports, __nccwpck_require__) => {



const utils = __nccwpck_require__(64059);
const {
  CHAR_ASTERISK,             /* * */
  CHAR_AT,                   /* @ */
  CHAR_BACKWARD_SLASH,       /* \ */
  CHAR_COMMA,                /* , */
  CHAR_DOT,                  /* . */
  CHAR_EXCLAMATION_MARK,     /* ! */
  CHAR_FORWARD_SLASH,        /* / */
  CHAR_LEFT_CURLY_BRACE,     /* { */
  CHAR_LEFT_PARENTHESES,     /* ( */
  CHAR_LEFT_SQUARE_BRACKET,  /* [ */
  CHAR_PLUS,                 /* + */
  CHAR_QUESTION_MARK,        /* ? */
  CHAR_RIGHT_CURLY_BRACE,    /* } */
  CHAR_RIGHT_PARENTHESES,    /* ) */
  CHAR_RIGHT_SQUARE_BRACKET  /* ] */
} = __nccwpck_require__(5595);

const isPathSeparator = code => {
  return code === CHAR_FORWARD_SLASH || code === CHAR_BACKWARD_SLASH;
};

const depth = token => {
  if (token.isPrefix !== true) {
    token.depth = token.isGlobstar ? Infinity : 1;
  }
};

/**
 * Quickly scans a glob pattern and returns an object with a handful of
 * useful properties, like `isGlob`, `path` (the leading non-glob, if it exists),
 * `glob` (the actual pattern), `negated` (true if the path starts with `!` but not
 * with `!(`) and `negatedExtglob` (true if the path starts with `!(`).
 *
 * ```js
 * const pm = require('picomatch');
 * console.log(pm.scan('foo/bar/*.js'));
 * { isGlob: true, input: 'foo/bar/*.js', base: 'foo/bar', glob: '*.js' }
 * ```
 * @param {String} `str`
 * @param {Object} `options`
 * @return {Object} Returns an object with tokens and regex source string.
 * @api public
 */

const scan = (input, options) => {
  const opts = options || {};

  const length = input.length - 1;
  const scanToEnd = opts.parts === true || opts.tokens === true || opts.scanToEnd === true;
  const slashes = [];
  const tokens = [];
  const parts = [];

  let str = input;
  let index = -1;
  let start = 0;
  let lastIndex = 0;
  let isBrace = false;
  let isBracket = false;
  let isGlob = false;
  let isExtglob = false;
  let isGlobstar = false;
  let braceEscaped = false;
  let backslashes = false;
  let negated = false;
  let negatedExtglob = false;
  let finished = false;
  let braces = 0;
  let prev;
  let code;
  let token = { value: '', depth: 0, isGlob: false };

  const eos = () => index >= length;
  const peek = () => str.charCodeAt(index + 1);
  const advance = () => {
    prev = code;
    return str.charCodeAt(++index);
  };

  while (index < length) {
    code = advance();
    let next;

    if (code === CHAR_BACKWARD_SLASH) {
      backslashes = token.backslashes = true;
      code = advance();

      if (code === CHAR_LEFT_CURLY_BRACE) {
        braceEscaped = true;
      }
      continue;
    }

    if (braceEscaped === true || code === CHAR_LEFT_CURLY_BRACE) {
      braces++;

      while (eos() !== true && (code = advance())) {
        if (code === CHAR_BACKWARD_SLASH) {
          backslashes = token.backslashes = true;
          advance();
          continue;
        }

        if (code === CHAR_LEFT_CURLY_BRACE) {
          braces++;
          continue;
        }

        if (braceEscaped !== true && code === CHAR_DOT && (code = advance()) === CHAR_DOT) {
          isBrace = token.isBrace = true;
          isGlob = token.isGlob = true;
          finished = true;

          if (scanToEnd === true) {
            continue;
          }

          break;
        }

        if (braceEscaped !== true && code === CHAR_COMMA) {
          isBrace = token.isBrace = true;
          isGlob = token.isGlob = true;
          finished = true;

          if (scanToEnd === true) {
            continue;
          }

          break;
        }

        if (code === CHAR_RIGHT_CURLY_BRACE) {
          braces--;

          if (braces === 0) {
            braceEscaped = false;
            isBrace = token.isBrace = true;
            finished = true;
            break;
          }
        }
      }

      if (scanToEnd === true) {
        continue;
      }

      break;
    }

    if (code === CHAR_FORWARD_SLASH) {
      slashes.push(index);
      tokens.push(token);
      token = { value: '', depth: 0, isGlob: false };

      if (finished === true) continue;
      if (prev === CHAR_DOT && index === (start + 1)) {
        start += 2;
        continue;
      }

      lastIndex = index + 1;
      continue;
    }

    if (opts.noext !== true) {
      const isExtglobChar = code === CHAR_PLUS
        || code === CHAR_AT
        || code === CHAR_ASTERISK
        || code === CHAR_QUESTION_MARK
        || code === CHAR_EXCLAMATION_MARK;

      if (isExtglobChar === true && peek() === CHAR_LEFT_PARENTHESES) {
        isGlob = token.isGlob = true;
        isExtglob = token.isExtglob = true;
        finished = true;
        if (code === CHAR_EXCLAMATION_MARK && index === start) {
          negatedExtglob = true;
        }

        if (scanToEnd === true) {
          let parens = 0;

          while (eos() !== true && (code = advance())) {
            if (code === CHAR_BACKWARD_SLASH) {
              backslashes = token.backslashes = true;
              advance();
              continue;
            }

            if (code === CHAR_LEFT_PARENTHESES) {
              parens++;
              continue;
            }

            if (code === CHAR_RIGHT_PARENTHESES && --parens === 0) {
              finished = true;
              break;
            }
          }
          continue;
        }
        break;
      }
    }

    if (code === CHAR_ASTERISK) {
      if (prev === CHAR_ASTERISK) isGlobstar = token.isGlobstar = true;
      isGlob = token.isGlob = true;
      finished = true;

      if (scanToEnd === true) {
        continue;
      }
      break;
    }

    if (code === CHAR_QUESTION_MARK) {
      isGlob = token.isGlob = true;
      finished = true;

      if (scanToEnd === true) {
        continue;
      }
      break;
    }

    if (code === CHAR_LEFT_SQUARE_BRACKET) {
      while (eos() !== true && (next = advance())) {
        if (next === CHAR_BACKWARD_SLASH) {
          backslashes = token.backslashes = true;
          advance();
          continue;
        }

        if (next === CHAR_RIGHT_SQUARE_BRACKET) {
          isBracket = token.isBracket = true;
          isGlob = token.isGlob = true;
          finished = true;
          break;
        }
      }

      if (scanToEnd === true) {
        continue;
      }

      break;
    }

    if (opts.nonegate !== true && code === CHAR_EXCLAMATION_MARK && index === start) {
      negated = token.negated = true;
      start++;
      continue;
    }

    if (opts.noparen !== true && code === CHAR_LEFT_PARENTHESES) {
      isGlob = token.isGlob = true;

      if (scanToEnd === true) {
        let parens = 1;

        while (eos() !== true && (code = advance())) {
          if (code === CHAR_BACKWARD_SLASH) {
            backslashes = token.backslashes = true;
            advance();
            continue;
          }

          if (code === CHAR_LEFT_PARENTHESES) {
            parens++;
            continue;
          }

          if (code === CHAR_RIGHT_PARENTHESES && --parens === 0) {
            finished = true;
            break;
          }
        }
        continue;
      }
      break;
    }

    if (isGlob === true) {
      finished = true;

      if (scanToEnd === true) {
        continue;
      }

      break;
    }
  }

  if (opts.noext === true) {
    isExtglob = false;
    isGlob = false;
  }

  let base = str;
  let prefix = '';
  let glob = '';

  if (start > 0) {
    prefix = str.slice(0, start);
    str = str.slice(start);
    lastIndex -= start;
  }

  if (base && isGlob === true && lastIndex > 0) {
    base = str.slice(0, lastIndex);
    glob = str.slice(lastIndex);
  } else if (isGlob === true) {
    base = '';
    glob = str;
  } else {
    base = str;
  }

  if (base && base !== '' && base !== '/' && base !== str) {
    if (isPathSeparator(base.charCodeAt(base.length - 1))) {
      base = base.slice(0, -1);
    }
  }

  if (opts.unescape === true) {
    if (glob) glob = utils.removeBackslashes(glob);

    if (base && backslashes === true) {
      base = utils.removeBackslashes(base);
    }
  }

  const state = {
    prefix,
    input,
    start,
    base,
    glob,
    isBrace,
    isBracket,
    isGlob,
    isExtglob,
    isGlobstar,
    negated,
    negatedExtglob
  };

  if (opts.tokens === true) {
    state.maxDepth = 0;
    if (!isPathSeparator(code)) {
      tokens.push(token);
    }
    state.tokens = tokens;
  }

  if (opts.parts === true || opts.tokens === true) {
    let prevIndex;

    for (let idx = 0; idx < slashes.length; idx++) {
      const n = prevIndex !== undefined ? prevIndex + 1 : start;
      const i = slashes[idx];
      const value = input.slice(n, i);
      if (opts.tokens) {
        if (idx === 0 && start !== 0) {
          tokens[idx].isPrefix = true;
          tokens[idx].value = prefix;
        } else {
          tokens[idx].value = value;
        }
        depth(tokens[idx]);
        state.maxDepth += tokens[idx].depth;
      }
      if (i >= start) {
        parts.push(value);
        prevIndex = i;
      }
    }

    const n = prevIndex !== undefined ? prevIndex + 1 : start;
    const value = input.slice(n);
    parts.push(value);

    if (opts.tokens && prevIndex && prevIndex + 1 < input.length) {
      tokens[tokens.length - 1].value = value;
      depth(tokens[tokens.length - 1]);
      state.maxDepth += tokens[tokens.length - 1].depth;
    }

    state.slashes = slashes;
    state.parts = parts;
  }

  return state;
};

module.exports = scan;


/***/ }),

/***/ 64059:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {

/*global navigator*/


const {
  REGEX_BACKSLASH,
  REGEX_REMOVE_BACKSLASH,
  REGEX_SPECIAL_CHARS,
  REGEX_SPECIAL_CHARS_GLOBAL
} = __nccwpck_require__(5595);

exports.isObject = val => val !== null && typeof val === 'object' && !Array.isArray(val);
exports.hasRegexChars = str => REGEX_SPECIAL_CHARS.test(str);
exports.isRegexChar = str => str.length === 1 && exports.hasRegexChars(str);
exports.escapeRegex = str => str.replace(REGEX_SPECIAL_CHARS_GLOBAL, '\\$1');
exports.toPosixSlashes = str => str.replace(REGEX_BACKSLASH, '/');

exports.isWindows = () => {
  if (typeof navigator !== 'undefined' && navigator.platform) {
    const platform = navigator.platform.toLowerCase();
    return platform === 'win32' || platform === 'windows';
  }

  if (typeof process !== 'undefined' && process.platform) {
    return process.platform === 'win32';
  }

  return false;
};

exports.removeBackslashes = str => {
  return str.replace(REGEX_REMOVE_BACKSLASH, match => {
    return match === '\\' ? '' : match;
  });
};

exports.escapeLast = (input, char, lastIdx) => {
  const idx = input.lastIndexOf(char, lastIdx);
  if (idx === -1) return input;
  if (input[idx - 1] === '\\') return exports.escapeLast(input, char, idx - 1);
  return `${input.slice(0, idx)}\\${input.slice(idx)}`;
};

exports.removePrefix = (input, state = {}) => {
  let output = input;
  if (output.startsWith('./')) {
    output = output.slice(2);
    state.prefix = './';
  }
  return output;
};

exports.wrapOutput = (input, state = {}, options = {}) => {
  const prepend = options.contains ? '' : '^';
  const append = options.contains ? '' : '$';

  let output = `${prepend}(?:${input})${append}`;
  if (state.negated === true) {
    output = `(?:^(?!${output}).*$)`;
  }
  return output;
};

exports.basename = (path, { windows } = {}) => {
  const segs = path.split(windows ? /[\\/]/ : '/');
  const last = segs[segs.length - 1];

  if (last === '') {
    return segs[segs.length - 2];
  }

  return last;
};


/***/ }),

/***/ 42613:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");

/***/ }),

/***/ 20181:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

/***/ }),

/***/ 35317:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("child_process");

/***/ }),

/***/ 76982:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");

/***/ }),

/***/ 24434:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");

/***/ }),

/***/ 79896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 58611:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");

/***/ }),

/***/ 65692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");

/***/ }),

/***/ 69278:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");

/***/ }),

/***/ 34589:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");

/***/ }),

/***/ 16698:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 31421:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

/***/ }),

/***/ 37540:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console");

/***/ }),

/***/ 77598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 53053:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");

/***/ }),

/***/ 40610:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");

/***/ }),

/***/ 78474:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 73024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 51455:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 37067:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 32467:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");

/***/ }),

/***/ 77030:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");

/***/ }),

/***/ 48161:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 76760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 53916:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path/posix");

/***/ }),

/***/ 643:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");

/***/ }),

/***/ 41792:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");

/***/ }),

/***/ 57075:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 58500:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");

/***/ }),

/***/ 41692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");

/***/ }),

/***/ 73136:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");

/***/ }),

/***/ 57975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 73429:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");

/***/ }),

/***/ 30714:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:vm");

/***/ }),

/***/ 75919:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");

/***/ }),

/***/ 38522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 70857:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");

/***/ }),

/***/ 16928:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

/***/ }),

/***/ 13193:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("string_decoder");

/***/ }),

/***/ 53557:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("timers");

/***/ }),

/***/ 64756:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");

/***/ }),

/***/ 39023:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");

/***/ }),

/***/ 35741:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ refused)
/* harmony export */ });
/* harmony import */ var _core_halts_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(65866);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(92309);


/** The end of a step whose run never began. */
function refused({ halt: kind, reasons, outdated }) {
    const halt = { kind, detail: reasons.at(0) ?? '' };
    const outputs = (0,_outputs_js__WEBPACK_IMPORTED_MODULE_1__/* .emptyOutputs */ .q)({ halt, failOn: ['any'] });
    return {
        exitCode: (0,_core_halts_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeHalt */ .h)(kind, ['any']).exitCode,
        outputs,
        reasons,
        halt,
        ...(outdated !== undefined && { outdated }),
    };
}


/***/ }),

/***/ 8584:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Kx: () => (/* binding */ isStartWaiting),
/* harmony export */   Ng: () => (/* binding */ connect),
/* harmony export */   d0: () => (/* binding */ askPull),
/* harmony export */   i3: () => (/* binding */ startWorkflow),
/* harmony export */   pF: () => (/* binding */ askRun)
/* harmony export */ });
/* harmony import */ var _core_lease_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(63716);

/** Asks GitHub whether a workflow run still works; its client is loaded only here, where a lock is held by somebody else. */
async function askRun(call, workflowRun) {
    if (!/^\d+\//.test(workflowRun))
        return { type: 'unknown', why: 'it names no workflow run.' };
    const client = await connect(call);
    if (typeof client === 'string')
        return { type: 'unknown', why: client };
    const { askWorkflowRun } = await Promise.all(/* import() */[__nccwpck_require__.e(8816), __nccwpck_require__.e(6563)]).then(__nccwpck_require__.bind(__nccwpck_require__, 86563));
    return askWorkflowRun(client, workflowRun);
}
/** Asks GitHub what became of the pull request of a branch that an earlier run left. */
async function askPull(call, at) {
    const client = await connect(call);
    if (typeof client === 'string')
        return 'unknown';
    const { askPullState } = await Promise.all(/* import() */[__nccwpck_require__.e(8816), __nccwpck_require__.e(6022)]).then(__nccwpck_require__.bind(__nccwpck_require__, 66022));
    return askPullState(client, at);
}
/** Whether a start of the workflow that was made since this workflow run began still waits; false when nobody can tell. */
async function isStartWaiting(call, at) {
    const { run } = (0,_core_lease_js__WEBPACK_IMPORTED_MODULE_0__/* .partsOf */ .CI)(call.job.workflowRun);
    const client = run === '' ? '' : await connect(call);
    if (typeof client === 'string')
        return false;
    const runs = await Promise.all(/* import() */[__nccwpck_require__.e(8816), __nccwpck_require__.e(6563)]).then(__nccwpck_require__.bind(__nccwpck_require__, 86563));
    return runs.isStartWaiting(client, { ...at, after: Number(run) });
}
/** Starts a workflow; a sentence where that was refused. */
async function startWorkflow(call, what) {
    const client = await connect(call);
    if (typeof client === 'string')
        return client;
    const { dispatchWorkflow } = await Promise.all(/* import() */[__nccwpck_require__.e(8816), __nccwpck_require__.e(6563)]).then(__nccwpck_require__.bind(__nccwpck_require__, 86563));
    const answer = await dispatchWorkflow(client, what);
    return answer.ok ? undefined : answer.problem.message;
}
/** A sentence when there is nobody to ask. */
async function connect({ job, token, cancel, onNote }) {
    if (token === undefined)
        return 'there is no github_token to ask with.';
    const { openGitHub } = await Promise.all(/* import() */[__nccwpck_require__.e(56), __nccwpck_require__.e(6378)]).then(__nccwpck_require__.bind(__nccwpck_require__, 26378));
    const [owner = '', repo = ''] = job.repository.split('/');
    const { apiUrl, serverUrl } = job;
    const opened = await openGitHub({ apiUrl, serverUrl, token, owner, repo, signal: cancel, onNote });
    if (!opened.ok)
        return opened.problem.message;
    // A run waits for the answer before it begins: it has no more time than its end would have.
    opened.client.beginEnd();
    return opened.client;
}


/***/ }),

/***/ 89165:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.r(__webpack_exports__);
/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   askedObjective: () => (/* binding */ askedObjective),
/* harmony export */   namedCriteria: () => (/* binding */ namedCriteria)
/* harmony export */ });
/* harmony import */ var _report_sanitise_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(49934);
/* harmony import */ var _settings_triggers_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(73015);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(47355);



/** The objective of a comment or of a labeled issue; of the latter only what people see, since anybody may have written it. */
function askedObjective({ command, origin, waiting }) {
    if (waiting?.objective !== undefined) {
        const { keyless: _, ...objective } = waiting.objective;
        return objective;
    }
    if (command.kind !== 'objective')
        return undefined;
    const { objective, criteria, max } = command;
    const text = origin.via === 'label' ? (0,_report_sanitise_js__WEBPACK_IMPORTED_MODULE_0__/* .forPromptRendered */ .PS)(objective).trim().slice(0, MOST_CHARS) : objective;
    return {
        text: text === '' ? origin.issue.title : text,
        ...(criteria === undefined ? {} : { criteria }),
        ...(max === undefined ? {} : { max }),
    };
}
/** More of an issue helps no agent. */
const MOST_CHARS = 16_000;
/**
 * With `comment_criteria: named` a comment names a configured gate, which runs anyhow; another text is refused, and with `off` every
 * one, also that of a comment of earlier whose run is to go on (catalogue U14).
 */
function namedCriteria({ asked, objective, inputs, gates }) {
    const triggers = (0,_settings_triggers_js__WEBPACK_IMPORTED_MODULE_1__/* .readTriggers */ .k)(inputs);
    const rule = asked !== undefined && triggers.ok ? triggers.triggers.criteria : 'write';
    if (rule === 'write' || objective?.criteria === undefined)
        return objective;
    if (rule === 'off')
        return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .configError */ .Fj)('comment_criteria: off, so a comment may not bring criteria.');
    const names = typeof gates === 'string' ? [] : gates.map(({ name }) => name);
    const { criteria, ...rest } = objective;
    if (names.includes(criteria))
        return rest;
    const has = names.length === 0 ? 'no gate is configured' : `the configured gates are ${names.join(', ')}`;
    return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .configError */ .Fj)(`comment_criteria: named, so --criteria names a configured gate, and "${criteria}" is none: ${has}.`);
}


/***/ }),

/***/ 49355:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  h: () => (/* binding */ baseReader),
  E: () => (/* binding */ tellingPaths)
});

// EXTERNAL MODULE: external "node:path/posix"
var posix_ = __nccwpck_require__(53916);
// EXTERNAL MODULE: ./build/adapters/git/layer.js + 2 modules
var git_layer = __nccwpck_require__(54651);
// EXTERNAL MODULE: ./build/core/detect-checks.js
var detect_checks = __nccwpck_require__(96381);
// EXTERNAL MODULE: ./build/core/prd-search.js
var prd_search = __nccwpck_require__(61289);
// EXTERNAL MODULE: ./build/action/asked-objective.js
var asked_objective = __nccwpck_require__(89165);
// EXTERNAL MODULE: ./build/action/find-prd.js
var find_prd = __nccwpck_require__(31415);
// EXTERNAL MODULE: ./build/action/refusal.js
var refusal = __nccwpck_require__(47355);
;// CONCATENATED MODULE: ./build/action/narrow.js

/**
 * Settings as a comment narrows them (03-interface \u00a74): it picks stories among those that are configured, lowers caps and never
 * lifts one. What would widen is refused, except for a number, which is cut to what the workflow allows.
 */
function narrowed(settings, asked) {
    if (asked === undefined)
        return settings;
    const { command, waiting } = asked;
    const wanted = { feature: featureOf(asked), stories: storiesOf(command) };
    const objections = [
        ...otherFeature(settings, wanted.feature),
        ...otherStories(settings, wanted.stories),
        ...otherModel(settings, command),
    ];
    if (objections.length > 0)
        return (0,refusal/* configError */.Fj)(...objections);
    return {
        ...settings,
        ...(wanted.feature === undefined ? {} : { feature: wanted.feature }),
        ...(wanted.stories.length === 0 ? {} : { stories: wanted.stories }),
        // Of several backlogs the one that the waiting run works on is meant.
        ...(waiting?.prdPath !== undefined && settings.feature === undefined && { prd: waiting.prdPath }),
        maxIterations: lower(settings.maxIterations, command),
        ...resumption(settings, command),
        agent: withModel(settings.agent, command),
    };
}
/** Whether narrowing came to a refusal. */
function isRefusal(narrow) {
    return narrow !== undefined && 'ok' in narrow;
}
function featureOf({ command, goesOn }) {
    return command.kind === 'run' ? command.feature : goesOn?.feature;
}
function storiesOf(command) {
    if (command.kind === 'retry')
        return [command.story];
    return command.kind === 'run' ? command.stories : [];
}
function otherFeature({ feature }, wanted) {
    if (feature === undefined || wanted === undefined || feature === wanted)
        return [];
    return [`This workflow works on feature ${feature} alone, so a comment cannot ask for ${wanted}.`];
}
function otherStories({ stories }, wanted) {
    const others = stories.length === 0 ? [] : wanted.filter((id) => !stories.includes(id));
    if (others.length === 0)
        return [];
    return [`This workflow works on ${stories.join(', ')} alone, so a comment cannot ask for ${others.join(', ')}.`];
}
/** Models that the workflow names: a comment chooses among these. */
function modelsOf({ agent, reviewAgent }) {
    const agents = [agent, reviewAgent].flatMap((each) => (typeof each === 'object' && 'model' in each ? [each] : []));
    return [...new Set(agents.flatMap(({ model }) => model ?? []))];
}
function otherModel(settings, command) {
    if (command.kind !== 'objective' || command.model === undefined)
        return [];
    const models = modelsOf(settings);
    if (models.includes(command.model) && 'model' in settings.agent)
        return [];
    const has = models.length === 0 ? 'none is configured' : `these are configured: ${models.join(', ')}`;
    return [`--model ${command.model} is none of the workflow's models; ${has}.`];
}
function withModel(agent, command) {
    if (command.kind !== 'objective' || command.model === undefined || !('model' in agent))
        return agent;
    return { ...agent, model: command.model };
}
function lower(most, command) {
    return command.kind === 'run' ? Math.min(most, command.max ?? most) : most;
}
/** What is asked for is begun afresh; what earlier runs know of the other stories is no business of this command. */
function resumption({ resume }, command) {
    const isFresh = ((command.kind === 'run' || command.kind === 'resume') && command.fresh) || command.kind === 'retry';
    if (isFresh)
        return { resume: 'never', afresh: true };
    return { resume: command.kind === 'resume' || command.kind === 'fix' ? 'always' : resume };
}

// EXTERNAL MODULE: ./build/action/objective.js
var action_objective = __nccwpck_require__(34320);
// EXTERNAL MODULE: ./build/action/plan.js
var plan = __nccwpck_require__(96848);
// EXTERNAL MODULE: ./build/action/policy.js
var action_policy = __nccwpck_require__(47141);
// EXTERNAL MODULE: ./build/report/prompt-template.js
var prompt_template = __nccwpck_require__(86352);
;// CONCATENATED MODULE: ./build/action/templates.js


/** Reads the prompt templates of a commit; one that cannot be filled is a configuration error. */
async function readTemplates(repository, commit, paths) {
    const roles = Object.keys(prompt_template/* templateFiles */.o8).filter((role) => paths.has(prompt_template/* templateFiles */.o8[role]));
    const read = await Promise.all(roles.map((role) => readOne(repository, commit, role)));
    const problems = read.flatMap((each) => ('problem' in each ? [each.problem] : []));
    if (problems.length > 0)
        return (0,refusal/* configError */.Fj)(...problems);
    const templates = read.flatMap((each) => ('template' in each ? [[each.template.role, each.template]] : []));
    return { ok: true, templates: Object.fromEntries(templates) };
}
async function readOne(repository, commit, role) {
    const file = prompt_template/* templateFiles */.o8[role];
    const found = await repository.readFile(commit, file);
    if (found === undefined || !found.mode.startsWith('100')) {
        return { problem: `${file} is not a regular file. Commit the file itself.` };
    }
    const result = (0,prompt_template/* readTemplate */.xV)(role, { file, text: found.bytes.toString('utf8') });
    return result.ok ? { template: result.template } : { problem: result.problem };
}

;// CONCATENATED MODULE: ./build/action/at-base.js












function baseReader(call) {
    const layers = (0,git_layer/* layerReader */.p6)(call.repository, call.workspace);
    const reads = new Map();
    const read = (commit) => {
        const reading = reads.get(commit) ?? readBase(call, commit);
        reads.set(commit, reading);
        return reading;
    };
    return {
        // Most runs start from the base: its ignored files are listed while the backlog is read.
        begin: (commit) => {
            layers(commit).catch(() => undefined);
            read(commit).catch(() => undefined);
        },
        read,
        layers,
        idle: async () => {
            await Promise.allSettled([...reads.keys()].map(layers));
            await Promise.allSettled(reads.values());
        },
    };
}
async function readBase(call, commit) {
    const { repository, workspace, inputs, asked } = call;
    const [policy, usual] = await Promise.all([(0,action_policy/* readPolicy */.T4)(repository, commit, inputs), tellingPaths(repository, commit)]);
    if (!policy.ok)
        return policy;
    const settings = narrowed(policy.settings, asked);
    if (isRefusal(settings))
        return settings;
    const { workingDirectory: folder } = settings;
    const own = await workingFolder(repository, commit, folder);
    if (own === undefined)
        return (0,refusal/* configError */.Fj)(noFolder(folder, commit));
    const paths = new Set([...usual, ...own]);
    const named = (0,asked_objective.namedCriteria)({ ...call, objective: call.objective, asked, gates: settings.gates });
    if (isRefusal(named))
        return named;
    const objective = (0,action_objective/* objectiveOf */.pc)(named, settings);
    const search = { prd: settings.prd, feature: settings.feature };
    const prd = objective ? (0,action_objective/* objectivePrd */.kO)(objective) : await (0,find_prd/* findPrd */.Mp)(repository, { ...search, workspace, commit, paths });
    if (!prd.ok)
        return prd;
    const configured = (0,action_objective/* withCriteria */.ER)(settings, { objective, byComment: bringsCriteria(asked, named) });
    if (!configured.ok)
        return configured;
    const { gates } = configured;
    const manifest = gates === 'detect' ? await repository.readFile(commit, (0,posix_.join)(folder, 'package.json')) : undefined;
    const chosen = (0,plan/* chooseChecks */.vn)(gates, (0,detect_checks/* manifestsIn */.I)(folder, { paths, packageJson: manifest?.bytes.toString('utf8') }));
    if (chosen === undefined)
        return (0,refusal/* configError */.Fj)(noGate);
    const templates = await readTemplates(repository, commit, paths);
    if (!templates.ok)
        return templates;
    const { checks, notice } = chosen;
    return {
        ok: true,
        settings,
        prd,
        ...(objective && { objective }),
        backlogs: (0,prd_search/* prdCandidates */.tB)(paths, { prd: undefined, feature: undefined }),
        checks,
        templates: templates.templates,
        notices: [...policy.notices, ...(notice === undefined ? [] : [notice]), ...(0,action_objective/* objectiveNotices */.r1)(settings, objective)],
    };
}
/** Whether a person brought the criteria, and not the settings. */
function bringsCriteria(asked, given) {
    if (asked?.waiting?.objective !== undefined)
        return asked.waiting.objective.keyless;
    return asked !== undefined && given?.criteria !== undefined;
}
/** Files of the folder in which everything starts and of its tests; undefined when it is no folder of the commit (catalogue B11). */
async function workingFolder(repository, commit, folder) {
    if (folder === '')
        return [];
    const entries = await repository.listFolder(commit, folder);
    if (entries.length === 0)
        return undefined;
    const tests = await repository.listFolder(commit, `${folder}/tests`);
    return [...entries, ...tests].flatMap(({ path, isFolder }) => (isFolder ? [] : [path]));
}
function noFolder(folder, commit) {
    return (`working_directory: "${folder}" is no folder of the policy base ${commit.slice(0, 10)}. Write the path of a folder that is ` +
        'committed there, relative to the root of the repository; a link to a folder does not count.');
}
/** Files of the folders that matter before a run: a repository of any size is not listed for them. */
async function tellingPaths(repository, commit) {
    const features = (await repository.listFolder(commit, '.ralph')).filter(({ isFolder }) => isFolder);
    const folders = new Set([...prd_search/* searchedFolders */.ZI, ...features.map(({ path }) => path)]);
    const lists = await Promise.all([...folders].map((folder) => repository.listFolder(commit, folder)));
    return new Set(lists.flat().flatMap(({ path, isFolder }) => (isFolder ? [] : [path])));
}
const noGate = 'No test gate is configured and no manifest names one. Set test_command, for example "test_command: npm test", ' +
    'or write "test_command: none" to run without tests.';


/***/ }),

/***/ 46406:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Jt: () => (/* binding */ pushRefusal),
/* harmony export */   jH: () => (/* binding */ remoteRefusal),
/* harmony export */   lN: () => (/* binding */ findBase)
/* harmony export */ });
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(47355);

/** Finds and imports the policy base: the default branch, or `base_branch` (02-loop \u00a71, Two bases). */
async function findBase(repository, call) {
    const early = expectedCommit(call);
    // First what most of the rest waits for.
    const importing = early === undefined ? undefined : repository.importCommit(early);
    const listing = repository.remoteRefs(['refs/heads/', 'refs/ralph/']);
    if (early !== undefined)
        importing?.then(({ ok }) => ok && call.onImported(early)).catch(() => undefined);
    call.onAsked?.();
    const remote = await listing;
    const found = remote.ok
        ? await choose(repository, call, { remote, early, importing })
        : remoteRefusal(remote.problem);
    // Nothing may go on behind a refusal: it would keep the step alive and ask a repository that is closed.
    if (!found.ok)
        await importing?.catch(() => undefined);
    return found;
}
async function choose(repository, { job, baseBranch }, { remote, early, importing }) {
    const defaultBranch = payloadDefault(job) ?? remote.head?.replace('refs/heads/', '');
    const branch = baseBranch ?? defaultBranch;
    if (branch === undefined) {
        return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_0__/* .configError */ .Fj)('The remote names no default branch. Set the input base_branch to the branch that work starts from.');
    }
    const commit = job.ref === `refs/heads/${branch}` ? job.sha : remote.refs.get(`refs/heads/${branch}`);
    if (commit === undefined) {
        return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_0__/* .configError */ .Fj)(`base_branch: the remote has no branch "${branch}". It has ${someBranches(remote.refs)}.`);
    }
    const imported = await ((commit === early && importing) || repository.importCommit(commit));
    if (!imported.ok)
        return remoteRefusal(imported.problem);
    const access = () => repository.checkPushAccess(commit, 'refs/ralph/access-check');
    return { ok: true, branch, commit, defaultBranch, remoteRefs: remote.refs, access };
}
/** The commit that will be the base whatever the remote lists: a job on the branch that is named as base. */
function expectedCommit({ job, baseBranch }) {
    const branch = baseBranch ?? payloadDefault(job);
    return branch !== undefined && job.ref === `refs/heads/${branch}` ? job.sha : undefined;
}
/**
 * Why the remote would take no push, asked without one. Undefined = it would, or the push of the lock is going to tell: a dry run makes
 * none, and the start of a person is counted before it.
 */
async function pushRefusal({ access }, { asked }, { dryRun }) {
    if (!dryRun && asked === undefined)
        return undefined;
    const allowed = await access();
    return allowed.ok ? undefined : remoteRefusal(allowed.problem);
}
/** A missing permission is the user's to set; a silent network is nobody's fault and may work later. */
function remoteRefusal(problem) {
    return problem.kind === 'network' || problem.kind === 'timeout'
        ? (0,_refusal_js__WEBPACK_IMPORTED_MODULE_0__/* .environmentBroken */ .j8)(problem.message)
        : (0,_refusal_js__WEBPACK_IMPORTED_MODULE_0__/* .configError */ .Fj)(problem.message);
}
function payloadDefault({ payload }) {
    const { repository } = payload;
    const name = repository?.default_branch;
    return typeof name === 'string' && name !== '' ? name : undefined;
}
function someBranches(refs) {
    const names = [...refs.keys()].filter((ref) => ref.startsWith('refs/heads/')).map((ref) => ref.slice(11));
    if (names.length === 0)
        return 'no branches at all';
    return names.slice(0, 8).join(', ') + (names.length > 8 ? ` and ${names.length - 8} more` : '');
}


/***/ }),

/***/ 69256:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ko: () => (/* binding */ readInputs),
/* harmony export */   SC: () => (/* binding */ refuseEarly),
/* harmony export */   UV: () => (/* binding */ inputValue)
/* harmony export */ });
/* harmony import */ var _settings_read_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(64780);
/* harmony import */ var _settings_table_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(28860);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(47355);



/** Inputs without which the policy base, and with it the configuration file, cannot be read. */
const early = ['github_token', 'base_branch', 'hand_over'];
/** Value of an input in either spelling; undefined when it is not given or empty, as `${{ inputs.x }}` often is. */
function inputValue(inputs, name) {
    return Object.entries(inputs.values).find(([key, text]) => text !== '' && (0,_settings_table_js__WEBPACK_IMPORTED_MODULE_1__/* .settingNamed */ .A$)(key) === name)?.[1];
}
const known = new WeakMap();
/** Settings without a configuration file: most repositories have none, and what is looked at early is the same then. */
function readInputs(inputs) {
    const read = known.get(inputs) ?? (0,_settings_read_js__WEBPACK_IMPORTED_MODULE_0__/* .readSettings */ .s)([inputs]);
    known.set(inputs, read);
    return read;
}
/**
 * Refuses when an input that is needed before the configuration can be read is wrong, and names every other wrong input with
 * it. All other mistakes wait for the configuration file, since some of them depend on it.
 */
function refuseEarly(inputs) {
    const read = readInputs(inputs);
    const mistakes = read.ok ? [] : read.mistakes;
    if (!mistakes.some(({ setting }) => early.some((name) => name === setting)))
        return undefined;
    const given = new Set(Object.keys(inputs.values).map((key) => (0,_settings_table_js__WEBPACK_IMPORTED_MODULE_1__/* .settingNamed */ .A$)(key) ?? key));
    return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .configError */ .Fj)(...mistakes.filter(({ setting }) => given.has(setting)).map(({ message }) => message));
}


/***/ }),

/***/ 31415:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Mp: () => (/* binding */ findPrd),
/* harmony export */   fo: () => (/* binding */ isFile),
/* harmony export */   m6: () => (/* binding */ readAt)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(76760);
/* harmony import */ var _core_prd_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(20235);
/* harmony import */ var _core_prd_search_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(61289);
/* harmony import */ var _core_slug_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(66427);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(47355);






function isFile(found) {
    return found.path !== undefined;
}
/** Finds the one readable prd.json of a commit (03-interface \u00a73, Search order). */
async function findPrd(repository, search) {
    const { paths } = search;
    const candidates = (0,_core_prd_search_js__WEBPACK_IMPORTED_MODULE_3__/* .prdCandidates */ .tB)(paths, search);
    if (candidates.length === 0)
        return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .configError */ .Fj)(await missing(paths, search));
    const read = await Promise.all(candidates.map((path) => readAt(repository, search.commit, path)));
    const valid = read.filter((each) => each.ok);
    const [first, second] = valid;
    if (first === undefined)
        return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .configError */ .Fj)(...read.flatMap((each) => (each.ok ? [] : each.reasons)));
    if (second !== undefined) {
        return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .configError */ .Fj)(`Two files can be the backlog: ${valid.map((each) => each.path).join(' and ')}. Set the input prd to the one that is meant.`);
    }
    return first;
}
/** Reads prd.json at a commit; only a regular file counts (catalogue D6). */
async function readAt(repository, commit, path) {
    const file = await repository.readFile(commit, path, _core_prd_js__WEBPACK_IMPORTED_MODULE_2__/* .PRD_MAX_BYTES */ .oh + 1);
    if (file === undefined)
        return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .configError */ .Fj)(`${path} is not in commit ${commit.slice(0, 10)}.`);
    if (!file.mode.startsWith('100')) {
        return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .configError */ .Fj)(`${path} is a link or a folder, not a regular file. Commit the file itself.`);
    }
    // Read only in part, so that only we know how large the whole is.
    if (file.size > _core_prd_js__WEBPACK_IMPORTED_MODULE_2__/* .PRD_MAX_BYTES */ .oh) {
        return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .configError */ .Fj)(`${path}: the file has ${file.size} bytes, more than 5 MiB. Split it into several features.`);
    }
    const result = (0,_core_prd_js__WEBPACK_IMPORTED_MODULE_2__/* .readPrd */ .N2)({ bytes: file.bytes, file: path });
    if (!result.ok)
        return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .configError */ .Fj)(result.error.message);
    return { ok: true, path, feature: (0,_core_slug_js__WEBPACK_IMPORTED_MODULE_5__/* .slug */ .y)((0,_core_prd_search_js__WEBPACK_IMPORTED_MODULE_3__/* .featureName */ .qx)(path)), prd: result.prd, mode: file.mode };
}
async function missing(paths, search) {
    for (const path of (0,_core_prd_search_js__WEBPACK_IMPORTED_MODULE_3__/* .wanted */ .Ol)(paths, search)) {
        if (await exists((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(search.workspace, path))) {
            return `${path} exists in the workspace but is not committed (ignored by git or never added), so no run can see it. Commit it: git add -f ${path}`;
        }
    }
    return `No prd.json was found. Looked at: ${(0,_core_prd_search_js__WEBPACK_IMPORTED_MODULE_3__/* .prdPlaces */ .v1)(search)}. Commit one, or set the input prd to its path.`;
}
async function exists(path) {
    return (await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.lstat)(path).catch(() => undefined)) !== undefined;
}


/***/ }),

/***/ 48361:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ refuseBranch)
/* harmony export */ });
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(47355);
/* harmony import */ var _start_point_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(92656);
/* harmony import */ var _sort_refs_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(19903);



/** The job that publishes would refuse this branch once the work is paid for; undefined = it takes it, or nothing is handed over. */
function refuseBranch({ settings, base, branch }) {
    if (settings.handOver === undefined)
        return undefined;
    const prefix = (0,_start_point_js__WEBPACK_IMPORTED_MODULE_0__/* .prefixAt */ .oL)(settings.branchPrefix, base.remoteRefs);
    if ((0,_sort_refs_js__WEBPACK_IMPORTED_MODULE_1__/* .isBelow */ .Y)(`refs/heads/${branch}`, prefix))
        return undefined;
    return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .configError */ .Fj)(`hand_over: the work would go to the branch ${branch}, and mode: publish pushes only branches that begin with ${prefix} and go on with letters, digits, "_", "-", "." and "/". Change "branchName" in prd.json, or set branch_prefix in both jobs.`);
}


/***/ }),

/***/ 19903:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ isBelow),
/* harmony export */   x: () => (/* binding */ sortRefs)
/* harmony export */ });
/* harmony import */ var _adapters_records_apart_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(32248);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(47355);


/** A run of 100 stories leaves as many branches. */
const MOST_REFS = 300;
/** Takes a hand-over for what a run makes, or for nothing: one ref that is none of ours, and none of it is pushed. */
function sortRefs({ refs, branchPrefix, neverPushed }) {
    if (refs.length > MOST_REFS)
        return refuse(`names ${refs.length} refs; a run of ours makes at most ${MOST_REFS}`);
    const twice = refs.find(({ ref }, at) => refs.findIndex((each) => each.ref === ref) !== at);
    if (twice !== undefined)
        return refuse(`names ${twice.ref} twice`);
    const states = refs.filter(({ ref }) => STATE.test(ref));
    const wips = refs.filter(({ ref }) => WIP.test(ref));
    const branches = refs.filter((each) => !wips.includes(each) && isBelow(each.ref, branchPrefix));
    const [state, otherState] = states;
    const needed = refs.filter(({ ref, commit }) => state !== undefined && ref === (0,_adapters_records_apart_js__WEBPACK_IMPORTED_MODULE_0__/* .neededRef */ .nv)(state.ref, commit));
    const known = new Set([...states, ...wips, ...branches, ...needed]);
    const stranger = refs.find((each) => !known.has(each));
    if (stranger !== undefined)
        return refuse(`names ${stranger.ref}, which no run with branch_prefix: ${branchPrefix} makes`);
    const [branch, otherBranch] = branches;
    if (state === undefined || otherState !== undefined)
        return refuse(`names ${states.length} records of runs, not one`);
    if (otherBranch !== undefined)
        return refuse(`names ${branches.length} branches with passed stories, not one`);
    const name = branch?.ref.slice('refs/heads/'.length);
    if (name !== undefined && neverPushed.includes(name))
        return refuse(`names ${name}, which is never pushed to`);
    return {
        ok: true,
        feature: STATE.exec(state.ref)?.[1] ?? '',
        state: state.commit,
        ...(branch === undefined || name === undefined ? {} : { branch: { name, commit: branch.commit } }),
        wips,
        needed,
    };
}
const STATE = /^refs\/ralph\/([a-z0-9-]{1,47})\/state$/;
const WIP = /^refs\/heads\/(?:wip\/ralph-fail|ralph-wip-fail)-[a-z0-9-]{1,100}$/;
/** A full name below the prefix that no server and no shell reads in another way. */
function isBelow(ref, prefix) {
    const start = `refs/heads/${prefix}`;
    const rest = ref.slice(start.length);
    if (prefix === '' || !ref.startsWith(start) || rest.length > 150)
        return false;
    return rest.split('/').every((part) => /^[A-Za-z0-9_][\w.-]*$/.test(part) && !/\.\.|\.$|\.lock$/.test(part));
}
function refuse(what) {
    return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .configError */ .Fj)(`The hand-over ${what}. Nothing was pushed; look at the job that made it.`);
}


/***/ }),

/***/ 63429:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  n: () => (/* binding */ collectBeforeGrowing),
  B: () => (/* binding */ collectLittle)
});

;// CONCATENATED MODULE: external "node:v8"
const external_node_v8_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:v8");
;// CONCATENATED MODULE: ./build/action/heap.js

/** Until the first agent works nearly all that is there is kept: what marking it takes would only delay that agent. */
function collectLittle() {
    (0,external_node_v8_namespaceObject.setFlagsFromString)('--no-incremental-marking');
}
/** The larger we are, the longer each start of a process takes: once a run is read, garbage is collected before it makes us grow. */
function collectBeforeGrowing() {
    (0,external_node_v8_namespaceObject.setFlagsFromString)('--incremental-marking');
    (0,external_node_v8_namespaceObject.setFlagsFromString)('--semi-space-growth-factor=1');
}


/***/ }),

/***/ 16207:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  kP: () => (/* binding */ beginProbe),
  I1: () => (/* binding */ chooseIsolation),
  L9: () => (/* binding */ hiddenPlaces)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(76760);
// EXTERNAL MODULE: ./build/adapters/isolation/ladder.js + 6 modules
var ladder = __nccwpck_require__(17275);
;// CONCATENATED MODULE: ./build/core/isolation.js
/** How far agents and gates are kept from the controller (04-trust rule 2), best first. */
const ISOLATION_LEVELS = (/* unused pure expression or super */ null && (['namespace', 'user', 'process']));
/**
 * What a gate's tree is made of (02-loop \u00a71, Gate views): an overlay mount, a copy that shares blocks with its source, a plain
 * copy, or one folder that is cleaned and verified before each gate.
 */
const VIEW_KINDS = ['overlay', 'reflink', 'copy', 'clean'];

// EXTERNAL MODULE: ./build/action/early-inputs.js
var early_inputs = __nccwpck_require__(69256);
;// CONCATENATED MODULE: ./build/action/isolation.js





/** Tries what this machine can do while the remote is still answering; nothing, when an input says that no walls are wanted. */
function beginProbe(call, inputs) {
    const probing = climbFor(call, (0,early_inputs/* inputValue */.UV)(inputs, 'isolation') === 'process' ? 'process' : 'auto');
    probing.catch(() => undefined);
    return probing;
}
/** The level that the settings ask for; `probing` is used when it answers that. What a comment began needs walls, or a maintainer's word. */
async function chooseIsolation(call, wanted, probing) {
    const found = await choose(call, wanted, probing);
    const isOpen = found.ok && found.rung.isolation.level === 'process' && wanted !== 'process';
    return isOpen && call.job.asked !== undefined ? { ok: false, why: noWalls } : found;
}
const noWalls = 'isolation: this machine offers no walls around agents and gates (level process), and a run that a thread asked for needs them. Use a runner with user namespaces, or set isolation: process.';
async function choose(call, wanted, probing) {
    if (wanted === 'auto')
        return probing;
    if (wanted === 'namespace') {
        const found = await probing;
        if (found.ok && found.rung.isolation.level === 'namespace')
            return found;
    }
    return climbFor(call, wanted);
}
async function climbFor({ env, job, root }, wanted) {
    const views = VIEW_KINDS.find((kind) => kind === env['RALPH_VIEWS']);
    (0,external_node_fs_.mkdirSync)(root, { recursive: true, mode: 0o700 });
    return (0,ladder/* climb */.oG)({
        ...{ wanted, root, workspace: job.workspace, home: env['HOME'] ?? '', hidden: hiddenPlaces(env, job) },
        ...(views === undefined ? {} : { views: views }),
    });
}
/** Folders that no agent and no gate may see: the runner's, with its command files and credentials, and ours. */
function hiddenPlaces(env, job) {
    const files = [
        'GITHUB_ENV',
        'GITHUB_OUTPUT',
        'GITHUB_PATH',
        'GITHUB_STATE',
        'GITHUB_STEP_SUMMARY',
        'GITHUB_EVENT_PATH',
    ];
    const folders = files.flatMap((name) => (env[name] ? [(0,external_node_path_.dirname)(env[name])] : []));
    const outside = folders.filter((folder) => folder !== '/' && !`${folder}/`.startsWith(`${job.temp}/`));
    const places = [job.temp, ...outside, ...runnerFiles(job)];
    return [...new Set(places)].map((path) => (0,external_node_path_.join)(path, '.').replace(/\/$/, ''));
}
/** The runner's registration and logs: beside the program that runs us, or above the work folder on a self-hosted runner. */
function runnerFiles({ temp }) {
    const roots = [(0,external_node_path_.dirname)((0,external_node_path_.dirname)(temp)), (0,external_node_path_.dirname)((0,external_node_path_.dirname)((0,external_node_path_.dirname)((0,external_node_path_.dirname)(process.execPath))))];
    const names = ['.credentials', '.credentials_rsaparams', '.runner', '.env', '_diag'];
    return roots
        .filter((root) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(root, '.runner')))
        .flatMap((root) => names.map((name) => (0,external_node_path_.join)(root, name)));
}


/***/ }),

/***/ 67712:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ readJob),
/* harmony export */   d: () => (/* binding */ readWorkflowPlace)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);

const required = [
    'GITHUB_WORKSPACE',
    'RUNNER_TEMP',
    'GITHUB_SERVER_URL',
    'GITHUB_REPOSITORY',
    'GITHUB_SHA',
    'GITHUB_EVENT_NAME',
];
/** Reads the job from the environment; every missing variable is named at once. */
function readJob(env) {
    const missing = required.filter((name) => (env[name] ?? '') === '');
    if (missing.length > 0)
        return { ok: false, message: notARunner(missing) };
    const value = (name) => env[name] ?? '';
    const runId = value('GITHUB_RUN_ID');
    return {
        ok: true,
        job: {
            workspace: value('GITHUB_WORKSPACE'),
            temp: fixed(value('RUNNER_TEMP')),
            serverUrl: value('GITHUB_SERVER_URL').replace(/\/$/, ''),
            apiUrl: (value('GITHUB_API_URL') || 'https://api.github.com').replace(/\/$/, ''),
            repository: value('GITHUB_REPOSITORY'),
            sha: value('GITHUB_SHA'),
            ref: value('GITHUB_REF'),
            eventName: value('GITHUB_EVENT_NAME'),
            payload: readPayload(env['GITHUB_EVENT_PATH']),
            actors: [value('GITHUB_ACTOR'), value('GITHUB_TRIGGERING_ACTOR')].filter((login) => login !== ''),
            workflowRun: `${runId}/${value('GITHUB_RUN_ATTEMPT') || '1'}`,
            workflow: value('GITHUB_WORKFLOW'),
            runUrl: `${value('GITHUB_SERVER_URL')}/${value('GITHUB_REPOSITORY')}/actions/runs/${runId}`,
        },
    };
}
/** Undefined when the workflow is another repository's, or the runner does not say. */
function readWorkflowPlace(env) {
    const [place = ''] = (env['GITHUB_WORKFLOW_REF'] ?? '').split('@');
    const prefix = `${env['GITHUB_REPOSITORY']}/`;
    if (!place.startsWith(prefix) || place.length === prefix.length)
        return undefined;
    return { path: place.slice(prefix.length), job: env['GITHUB_JOB'] ?? '' };
}
/** Where the folder is now: a link on the way there that is turned later leads nowhere else (catalogue D4). */
function fixed(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder);
    }
    catch {
        return folder;
    }
}
function readPayload(path) {
    try {
        const payload = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path ?? '', 'utf8'));
        return typeof payload === 'object' && payload !== null ? payload : {};
    }
    catch {
        return {};
    }
}
function notARunner(missing) {
    const are = missing.length === 1 ? 'is' : 'are';
    return `${missing.join(', ')} ${are} not set: this program is a GitHub Action and is started by a runner in a workflow step.`;
}


/***/ }),

/***/ 45298:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ lateRunner)
/* harmony export */ });
/**
 * Keeps what is said in order until the toolkit is there. Loading it takes longer than all of ours, so it must not stand
 * between the start and the first agent (08-performance).
 */
function lateRunner(load) {
    let loaded;
    let loading;
    const kept = [];
    const wake = () => {
        loading ??= load().then((runner) => {
            loaded = runner;
            for (const act of kept.splice(0))
                act(runner);
            return runner;
        });
        return loading;
    };
    const pass = (act) => {
        if (loaded === undefined)
            kept.push(act);
        else
            act(loaded);
    };
    return {
        runner: {
            log: {
                info: (line) => pass(({ log }) => log.info(line)),
                notice: (line) => pass(({ log }) => log.notice(line)),
                warning: (line) => pass(({ log }) => log.warning(line)),
                error: (line) => pass(({ log }) => log.error(line)),
                startGroup: (title) => pass(({ log }) => log.startGroup(title)),
                endGroup: () => pass(({ log }) => log.endGroup()),
                verbatim: (lines) => pass(({ log }) => log.verbatim(lines)),
            },
            onSummary: async (markdown) => (await wake()).onSummary(markdown),
            annotate: (annotation) => pass((runner) => runner.annotate(annotation)),
            onSecret: (value) => pass((runner) => runner.onSecret(value)),
            onBegun: (state) => pass((runner) => runner.onBegun(state)),
            setOutputs: (outputs) => pass((runner) => runner.setOutputs(outputs)),
        },
        // What fails to load here fails again where it is awaited.
        wake: () => void wake().catch(() => undefined),
        settled: async () => void (await wake()),
    };
}


/***/ }),

/***/ 65855:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   KM: () => (/* binding */ noCommands),
/* harmony export */   VV: () => (/* binding */ modeOf),
/* harmony export */   b: () => (/* binding */ refusedByDisk),
/* harmony export */   rt: () => (/* binding */ runMode)
/* harmony export */ });
/* harmony import */ var _engine_trouble_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(78448);
/* harmony import */ var _action_end_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(35741);
/* harmony import */ var _early_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(69256);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(47355);




/** A mode that cannot be read is a mistake among the others of a run. */
function modeOf(inputs) {
    return (0,_early_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .inputValue */ .UV)(inputs, 'mode') ?? 'auto';
}
/** Does what the mode says; few jobs ask for another thing than a run, so the others are loaded only for them. */
async function runMode(mode, { call, job, inputs }, runJob) {
    switch (mode) {
        case 'doctor': {
            const { runDoctor } = await Promise.all(/* import() */[__nccwpck_require__.e(8816), __nccwpck_require__.e(7196), __nccwpck_require__.e(56), __nccwpck_require__.e(8815), __nccwpck_require__.e(9627), __nccwpck_require__.e(22), __nccwpck_require__.e(6378), __nccwpck_require__.e(5860), __nccwpck_require__.e(5363), __nccwpck_require__.e(5015), __nccwpck_require__.e(7543), __nccwpck_require__.e(3011)]).then(__nccwpck_require__.bind(__nccwpck_require__, 97543));
            return runDoctor({ ...call, job, inputs });
        }
        case 'publish': {
            const { publishHandOver } = await Promise.all(/* import() */[__nccwpck_require__.e(8816), __nccwpck_require__.e(7196), __nccwpck_require__.e(56), __nccwpck_require__.e(9627), __nccwpck_require__.e(22), __nccwpck_require__.e(6378), __nccwpck_require__.e(8872), __nccwpck_require__.e(1972), __nccwpck_require__.e(1403), __nccwpck_require__.e(7624)]).then(__nccwpck_require__.bind(__nccwpck_require__, 88921));
            return publishHandOver({ call, job, inputs }).catch(refusedByDisk('the publishing of the hand-over', publishAgain));
        }
        default:
            return runJob(call, job);
    }
}
const publishAgain = 'Free the disk and run this job again: what it has pushed already stays as it is.';
/** A disk that is full is named as such; anything else is a bug and goes on to the entry. */
function refusedByDisk(during, ...remedy) {
    return (error) => {
        const { kind, detail } = (0,_engine_trouble_js__WEBPACK_IMPORTED_MODULE_0__/* .troubleOf */ .L)(error, during);
        if (kind !== 'environment_broken')
            throw error;
        return (0,_action_end_js__WEBPACK_IMPORTED_MODULE_1__/* .refused */ .J)((0,_refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .environmentBroken */ .j8)(detail, ...remedy));
    };
}
/** Why a command of a person is not carried out here; undefined = it is. */
function noCommands(inputs) {
    const mode = modeOf(inputs);
    const handsOver = (0,_early_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .inputValue */ .UV)(inputs, 'hand_over') !== undefined;
    if (mode === 'auto' && !handsOver)
        return undefined;
    const who = mode === 'auto' ? 'a job with hand_over' : `mode: ${mode}`;
    return { ok: false, halt: 'skipped', reasons: [`${who} reads no commands of people`] };
}


/***/ }),

/***/ 34320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   ER: () => (/* binding */ withCriteria),
/* harmony export */   kO: () => (/* binding */ objectivePrd),
/* harmony export */   pc: () => (/* binding */ objectiveOf),
/* harmony export */   r1: () => (/* binding */ objectiveNotices)
/* harmony export */ });
/* harmony import */ var _core_objective_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(54809);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(47355);


/** The objective of a run: the one that was asked for, else the one of the inputs; the settings' criteria stand in for missing ones. */
function objectiveOf(asked, { objective, criteria }) {
    const given = asked ?? (objective === undefined ? undefined : { text: objective });
    if (given === undefined || given.criteria !== undefined || criteria === undefined)
        return given;
    return { ...given, criteria };
}
/** The story of an objective where otherwise that of a file stands. */
function objectivePrd(objective) {
    return { ok: true, ...(0,_core_objective_js__WEBPACK_IMPORTED_MODULE_0__/* .objectiveBacklog */ .bC)(objective) };
}
/**
 * The checks of an objective: those that are configured and its criteria (10-fine-print Names and formats). A check is looked for in
 * the manifests only where there are no criteria.
 */
function withCriteria({ gates, baseline }, { objective, byComment }) {
    const command = objective?.criteria;
    if (command === undefined)
        return { ok: true, gates };
    const configured = typeof gates === 'string' ? [] : gates;
    if (configured.some(({ name }) => name === _core_objective_js__WEBPACK_IMPORTED_MODULE_0__/* .CRITERIA_GATE */ .se))
        return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_1__/* .configError */ .Fj)(nameTaken);
    const check = (0,_core_objective_js__WEBPACK_IMPORTED_MODULE_0__/* .criteriaCheck */ .Gc)(command, baseline);
    return { ok: true, gates: [...configured, byComment ? { ...check, keyless: true } : check] };
}
/** What is to be said of the settings that an objective makes idle, or that need one. */
function objectiveNotices(settings, objective) {
    const { criteria, maxIterations, gates } = settings;
    if (objective === undefined) {
        const isIdle = criteria !== undefined && settings.origin.criteria === 'input';
        return isIdle ? ['criteria has no effect without an objective: the stories have their checks.'] : [];
    }
    const { max } = objective;
    const isCut = max !== undefined && max > maxIterations;
    return [
        ...(isCut ? [`--max ${max} is more than max_iterations, so ${maxIterations} are allowed.`] : []),
        ...(gates === 'none' && objective.criteria === undefined
            ? ['Nothing tells whether the objective is reached.']
            : []),
    ];
}
const nameTaken = `A configured gate has the name "${_core_objective_js__WEBPACK_IMPORTED_MODULE_0__/* .CRITERIA_GATE */ .se}", which belongs to the gate that criteria adds. Give it another name.`;


/***/ }),

/***/ 8175:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  h: () => (/* binding */ openRepository)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(76760);
// EXTERNAL MODULE: ./build/adapters/git/bundle-name.js
var bundle_name = __nccwpck_require__(90642);
// EXTERNAL MODULE: ./build/adapters/git/git.js
var git_git = __nccwpck_require__(68890);
// EXTERNAL MODULE: ./build/adapters/git/problem.js
var problem = __nccwpck_require__(18085);
// EXTERNAL MODULE: ./build/adapters/git/shallow.js
var git_shallow = __nccwpck_require__(84042);
;// CONCATENATED MODULE: ./build/adapters/git/bundle.js






/**
 * Keeps work that could not be pushed as a git bundle (04-trust rule 20): `git fetch <path> <ref>` in any clone, or
 * `git clone` when history is complete. Written by hand, because `git bundle` needs local refs of those names and cannot
 * say that a shallow history needs the parents of its last commit. The folder is made when it is missing.
 */
async function writeBundle(context, path, refs) {
    const missing = refs.find((each) => sinceOf(each).includes(each.commit));
    if (refs.length === 0 || missing !== undefined) {
        return (0,problem/* failed */.g)('empty-bundle', `There is nothing to keep in ${path}: ${missing?.ref ?? 'no ref'} has no new commit.`);
    }
    const absent = await firstAbsent(context.objects, refs);
    if (absent !== undefined)
        return (0,problem/* failed */.g)('missing', `${path} was not written: commit ${absent} is not known here.`);
    const revisions = revisionsOf(refs);
    const needed = [...revisions.excluded, ...(await parentsBeyond(context, revisions))];
    const noFolder = makeFolder(path);
    if (noFolder !== undefined)
        return noFolder;
    const temporary = (0,bundle_name/* unfinishedName */.D)(path);
    try {
        await writePack(context.git, { path: temporary, header: headerOf(refs, needed), revisions });
        (0,external_node_fs_.renameSync)(temporary, path);
        return { ok: true, path };
    }
    catch (error) {
        (0,external_node_fs_.rmSync)(temporary, { force: true });
        return unwritten(path, error);
    }
}
function sinceOf({ since = [] }) {
    return typeof since === 'string' ? [since] : since;
}
function makeFolder(path) {
    try {
        (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(path), { recursive: true, mode: 0o700 });
        return undefined;
    }
    catch (error) {
        return unwritten(path, error);
    }
}
/** What the system refuses is an expected failure, anything else is a bug. */
function unwritten(path, error) {
    if (error instanceof Error && 'code' in error)
        return (0,problem/* failed */.g)('other', `${path} was not written: ${error.message}.`);
    throw error;
}
async function firstAbsent(objects, refs) {
    const commits = refs.flatMap((each) => [each.commit, ...sinceOf(each)]);
    const sizes = await Promise.all(commits.map((commit) => objects.size(commit)));
    return commits.find((_, at) => sizes[at] === undefined);
}
function revisionsOf(refs) {
    return {
        included: [...new Set(refs.map((ref) => ref.commit))],
        excluded: [...new Set(refs.flatMap(sinceOf))],
    };
}
/** Parents of the commits at which our history is cut and that the bundle holds: its reader must have them. */
async function parentsBeyond({ git, objects }, revisions) {
    const shallow = (0,git_shallow/* readShallow */.J)(git.gitDir);
    if (shallow.size === 0)
        return [];
    const out = await git.ok(['rev-list', '--stdin'], { input: inputOf(revisions) });
    const cut = out
        .toString('latin1')
        .split('\n')
        .filter((sha) => shallow.has(sha));
    const commits = await Promise.all(cut.map((sha) => objects.read(sha)));
    return commits.flatMap((commit) => parentsOf(commit?.bytes.toString('latin1') ?? ''));
}
function parentsOf(commit) {
    const head = commit.slice(0, commit.indexOf('\n\n'));
    return [...head.matchAll(/^parent ([0-9a-f]{40})$/gm)].map((match) => match[1] ?? '');
}
function inputOf({ included, excluded }) {
    return [...included, ...excluded.map((commit) => `^${commit}`), ''].join('\n');
}
function headerOf(refs, needed) {
    const lines = [...new Set(needed)].map((commit) => `-${commit}`);
    return ['# v2 git bundle', ...lines, ...refs.map(({ ref, commit }) => `${commit} ${ref}`), '', ''].join('\n');
}
async function writePack(git, call) {
    const file = (0,external_node_fs_.openSync)(call.path, 'wx', 0o600);
    try {
        (0,external_node_fs_.writeSync)(file, call.header);
        const args = ['pack-objects', '--revs', '--thin', '--stdout', '--delta-base-offset', '-q'];
        const result = await git.run(args, { input: inputOf(call.revisions), stdout: file });
        if (result.exitCode !== 0)
            throw new git_git/* GitFailure */.Xi(args, result);
        (0,external_node_fs_.fsyncSync)(file);
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}

;// CONCATENATED MODULE: ./build/adapters/git/commit.js
/** Writes a commit object and returns its sha. No process, no signature, no hook. */
function writeCommit(objects, identity, call) {
    const person = `${plain(identity.name) || 'ralph'} <${plain(identity.email)}> ${Math.floor(call.at / 1000)} +0000`;
    const lines = [
        `tree ${call.tree}`,
        ...call.parents.map((parent) => `parent ${parent}`),
        `author ${person}`,
        `committer ${person}`,
        '',
        `${call.message.replaceAll('\0', '').replace(/\n+$/, '')}\n`,
    ];
    return objects.write('commit', Buffer.from(lines.join('\n'), 'utf8'));
}
// Angle brackets and line ends would let a configured name write other headers.
function plain(text) {
    return text.replace(/[<>\n\r\0]/g, '').trim();
}

;// CONCATENATED MODULE: ./build/adapters/git/diff-text.js
/** Unified diff of two trees for a reader; the first `maxBytes` of it. */
async function diffText(git, { from, to, maxBytes }) {
    // Plumbing that heeds no configuration: a driver for diffs that a repository names would be a program of its author.
    const plumbing = ['diff-tree', '--no-ext-diff', '--no-textconv'];
    const options = ['-r', '-p', '-M', '--no-color', '--submodule=short'];
    const { stdout } = await git.run([...plumbing, ...options, from, to], { maxBytes });
    return stdout.toString('utf8');
}

// EXTERNAL MODULE: ./build/adapters/git/gitdir.js
var gitdir = __nccwpck_require__(80271);
// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __nccwpck_require__(31421);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(77598);
;// CONCATENATED MODULE: ./build/adapters/git/refusal.js
/**
 * Classifies a refused push: git's porcelain line first, then the server's own words (05-github, exact texts; A14, G9,
 * G18, G19, G20, G26). First row that matches wins.
 */
function classifyPush(porcelain, stderr) {
    const matching = (rows, text) => rows.find((row) => row.pattern.test(text));
    // A status line means that the connection worked: what it declined is no trouble of the network.
    const row = matching(verdicts, porcelain) ?? matching(porcelain === '' ? [...verdicts, ...transport] : verdicts, stderr);
    const { kind, permanent, says } = row ?? (porcelain === '' ? unknown : declined);
    const words = serverWords(stderr) || reasonOf(porcelain) || lastLine(stderr);
    return { kind, permanent, message: words === '' ? says : `${says} The remote said: ${words}` };
}
/** Classifies what a read from the remote answered; `missing` when it has no such ref or commit. */
function classifyRead(result) {
    if (result.timedOut)
        return timeout;
    if (/not our ref|couldn't find remote ref|no such remote ref|unadvertised object/.test(result.stderr)) {
        return { kind: 'missing', message: `The remote does not have it. It said: ${lastLine(result.stderr)}` };
    }
    const { kind, message } = classifyPush('', result.stderr);
    if (kind === 'auth' || kind === 'read-only') {
        return {
            kind: 'auth',
            message: `The remote refused to be read. Give the job "permissions: contents: read" or pass a valid github_token. The remote said: ${serverWords(result.stderr) || lastLine(result.stderr)}`,
        };
    }
    return { kind, message };
}
/** The kill timer ended a command. */
const timeout = {
    kind: 'timeout',
    permanent: false,
    message: 'The remote did not answer in time and git was stopped. Try again later.',
};
/** What a server says about refs and their content. */
const verdicts = [
    {
        kind: 'workflow-permission',
        permanent: true,
        pattern: /refusing to allow .* to create or update workflow|without `?workflows?`? (?:permission|scope)/,
        says: 'The commit changes files under .github/workflows, which GITHUB_TOKEN may never push. Push them with a token of an App or user that has "workflows: write", or leave them out.',
    },
    {
        kind: 'large-file',
        permanent: true,
        pattern: /GH001|exceeds GitHub's file size limit|Large files detected/,
        says: 'A file is over the 100 MB that the remote accepts. Add it to .gitignore or use Git LFS.',
    },
    {
        kind: 'repository-rule',
        permanent: true,
        pattern: /GH013|repository rule violations/,
        says: 'A repository rule (ruleset) forbids this push. Let the rule pass the ralph branches, or set branch_prefix to names it allows.',
    },
    {
        kind: 'protected-branch',
        permanent: true,
        pattern: /GH006|protected branch/i,
        says: 'The branch is protected. Choose another branch with branch_name_template, or allow the action to push to it.',
    },
    {
        kind: 'ref-conflict',
        permanent: true,
        pattern: /exists; cannot create|directory file conflict|conflicts? with (?:an )?existing ref/i,
        says: 'A branch on the remote has the name of a folder of this branch (a branch "wip" makes "wip/x" impossible). Use another name, or rename that branch.',
    },
    {
        kind: 'stale',
        permanent: false,
        pattern: /stale info|but expected [0-9a-f]{7,}|reference already exists/,
        says: 'Somebody else changed the branch since it was last read. Read it again and decide anew.',
    },
    {
        kind: 'fetch-first',
        permanent: false,
        pattern: /fetch first|non-fast-forward|needs force/,
        says: 'The branch has commits that this push does not contain. Fetch it, build on it or use a branch of its own.',
    },
];
/** What goes wrong before any ref is looked at. */
const transport = [
    {
        kind: 'read-only',
        permanent: true,
        pattern: /Permission to .* denied|Write access to repository not granted|returned error: 403|not accessible by integration|repository was archived|access denied or repository not exported|service not enabled/i,
        says: 'The token may not write to the repository. Add "permissions: contents: write" to the job.',
    },
    {
        kind: 'auth',
        permanent: true,
        pattern: /Authentication failed|could not read (?:Username|Password)|returned error: 401|Invalid username or (?:token|password)|Bad credentials|Repository not found|repository '[^']*' not found|returned error: 404|does not appear to be a git repository/i,
        says: 'The remote does not know the token, or the token does not reach this repository. Pass a valid github_token to a job with "permissions: contents: write".',
    },
    {
        kind: 'timeout',
        permanent: false,
        pattern: /Operation too slow|timed out|Timeout was reached/i,
        says: 'The remote did not answer in time. Try again later.',
    },
    {
        kind: 'network',
        permanent: false,
        pattern: /Could not resolve host|Failed to connect|Couldn't connect|Connection (?:reset|refused|closed)|hung up unexpectedly|RPC failed|returned error: (?:429|5\d\d)|early EOF|unexpected disconnect|Empty reply|transfer closed|SSL|TLS|gnutls/i,
        says: 'The connection to the remote failed. Try again later.',
    },
];
const declined = {
    kind: 'other',
    permanent: true,
    says: 'The remote declined the push.',
};
const unknown = {
    kind: 'other',
    permanent: false,
    says: 'git could not talk to the remote.',
};
/** Lines that the server marks as errors, or all it said; at most three. */
function serverWords(stderr) {
    const said = stderr.split('\n').filter((line) => line.startsWith('remote:'));
    const lines = said.map((line) => line.replace(/^remote:\s*/, '').trim()).filter((line) => line !== '');
    const errors = lines.filter((line) => /^error: (?!Trace:|See )/.test(line));
    return (errors.length > 0 ? errors : lines).slice(0, 3).join(' ');
}
function reasonOf(porcelain) {
    return porcelain.split('\t').at(-1)?.trim() ?? '';
}
function lastLine(stderr) {
    const lines = stderr.split('\n').map((line) => line.trim());
    return lines.findLast((line) => line.startsWith('fatal:')) ?? lines.findLast((line) => line !== '') ?? '';
}

;// CONCATENATED MODULE: ./build/adapters/git/remote-read.js


/** Refs of the remote whose full name starts with one of the prefixes, and its default branch. */
async function listRemote(network, prefixes) {
    const result = await read(network, ['ls-remote', '--symref', '--', network.url]);
    if (result.exitCode !== 0)
        return { ok: false, problem: classifyRead(result) };
    const lines = result.stdout.split('\n').map((line) => line.split('\t'));
    const refs = new Map();
    let head;
    for (const [value = '', name = ''] of lines) {
        if (name === 'HEAD' && value.startsWith('ref: '))
            head = value.slice(5);
        else if (prefixes.some((prefix) => name.startsWith(prefix)) && !name.endsWith('^{}'))
            refs.set(name, value);
    }
    return { ok: true, refs, ...(head === undefined ? {} : { head }) };
}
/** Fetches refs or commits without their history; `+<source>:<target>` keeps the result under a local name. */
async function fetchShallow({ network }, what, depth = 1) {
    const fixed = ['fetch', '--no-tags', '--no-write-fetch-head', '--no-recurse-submodules', '--no-progress', '--quiet'];
    const result = await read(network, [...fixed, `--depth=${depth}`, '--', network.url, ...what]);
    return result.exitCode === 0 ? { ok: true } : { ok: false, problem: classifyRead(result) };
}
const wholeHistory = 2_147_483_647;
/**
 * Whether a commit lies in the history of another. Shallow history is deepened by 50, 500, then wholly, and only as far
 * as the answer needs (G14). False also when the remote does not give the history: then nothing is known, and a caller
 * who takes the branches for diverged is on the safe side.
 */
async function isAncestor(context, { ancestor, descendant }) {
    const asked = ['merge-base', '--is-ancestor', ancestor, descendant];
    return (await deepening(context, [descendant], asked)) !== undefined;
}
/** The newest commit that lies in the history of both, which is deepened likewise; undefined when there is none, or it cannot be had. */
async function mergeBase(context, one, other) {
    return (await deepening(context, [one, other], ['merge-base', one, other]))?.trim();
}
/** What git prints once enough of the history of these commits is known; undefined when even all of it does not help. */
async function deepening(context, commits, asked) {
    for (const depth of [50, 500, wholeHistory, 0]) {
        const { exitCode, stdout } = await context.git.run(asked);
        if (exitCode === 0)
            return stdout.toString('latin1');
        const ends = (await Promise.all(commits.map((commit) => shallowEnds(context.git, commit)))).flat();
        if (ends.length === 0 || depth === 0)
            return undefined;
        const deepened = await fetchShallow(context, ends, depth);
        if (!deepened.ok)
            return undefined;
    }
    return undefined;
}
/** Commits at which the known history of a commit was cut. */
async function shallowEnds(git, commit) {
    const shallow = (0,git_shallow/* readShallow */.J)(git.gitDir);
    if (shallow.size === 0)
        return [];
    const { stdout } = await git.run(['rev-list', '--max-parents=0', commit]);
    return stdout
        .toString('latin1')
        .split('\n')
        .filter((sha) => shallow.has(sha));
}
function read(network, args) {
    return network.retrying(() => network.run(args), (result) => result.exitCode !== 0 && isTransient(result));
}
function isTransient(result) {
    const { kind } = classifyRead(result);
    return kind === 'network' || kind === 'timeout';
}

// EXTERNAL MODULE: ./build/adapters/git/workspace.js
var git_workspace = __nccwpck_require__(78991);
;// CONCATENATED MODULE: ./build/adapters/git/import-commit.js







/**
 * Brings one commit with its tree, without history, into the controller's store: from the workspace's object store,
 * else from the remote by its full name. Objects of the workspace are packed and read anew by `index-pack`, which
 * computes every name itself: a forged object cannot take the place of another.
 */
async function importCommit(context, commit) {
    // Every import leaves a shallow boundary: a store without one holds nothing yet, and nobody has to ask it.
    const isNew = !(0,external_node_fs_.existsSync)((0,external_node_path_.join)(context.git.gitDir, 'shallow'));
    if (!isNew && (await isPresent(context.objects, commit)))
        return { ok: true, from: 'store' };
    if (await copyFromWorkspace(context, commit))
        return { ok: true, from: 'workspace' };
    const fetched = await fetchShallow(context, [commit]);
    return fetched.ok ? { ok: true, from: 'remote' } : fetched;
}
async function isPresent(objects, commit) {
    const object = await objects.read(commit);
    return object?.type === 'commit' && (await objects.size(await objects.treeOf(commit))) !== undefined;
}
async function copyFromWorkspace(context, commit) {
    const { git, objects } = context;
    const wanted = (0,external_node_path_.join)(git.gitDir, `import-${(0,external_node_crypto_.randomUUID)()}`);
    (0,external_node_fs_.writeFileSync)(wanted, `${commit}\n`);
    const codes = await copyPack(context, wanted);
    (0,external_node_fs_.rmSync)(wanted, { force: true });
    if (codes.some((code) => code !== 0) || (await objects.read(commit))?.type !== 'commit')
        return false;
    (0,git_shallow/* addShallow */.k)(git.gitDir, commit);
    return true;
}
/**
 * The two processes talk to each other without us, so that they go on while we are busy with something else.
 * @param wanted file that names the commit: the only one to copy, and the end of history
 * @returns exit codes of both
 */
async function copyPack({ git, workspace }, wanted) {
    const env = { ...git.environment(), GIT_SHALLOW_FILE: wanted };
    const call = { program: git.program, cwd: git.gitDir };
    const index = start({ ...call, env, stdio: ['pipe', 'ignore', 'ignore'] }, indexArgs);
    const pipe = index.child.stdin;
    if (index.child.pid === undefined || pipe === null)
        return [await index.ended];
    const revisions = (0,external_node_fs_.openSync)(wanted, 'r');
    const pack = start({ ...call, env: { ...env, ...(0,git_workspace/* borrow */.Wq)(workspace) }, stdio: [revisions, pipe, 'ignore'] }, packArgs);
    (0,external_node_fs_.closeSync)(revisions);
    // Now only the writer holds its end of the pipe: the reader sees when it is done, and it when the reader died.
    pipe.destroy();
    return Promise.all([pack.ended, index.ended]);
}
const indexArgs = ['index-pack', '--stdin', '--check-self-contained-and-connected'];
// No search for deltas: what the workspace has compressed is copied as it is.
const packArgs = ['pack-objects', '--revs', '--stdout', '--delta-base-offset', '--window=0', '-q'];
function start({ program, ...options }, args) {
    const child = (0,external_node_child_process_.spawn)(program, [...args], options);
    child.stdin?.on('error', () => undefined);
    const ended = new Promise((resolve) => {
        child.on('error', () => resolve(127));
        child.on('close', (code) => resolve(code ?? 128));
    });
    return { child, ended };
}

// EXTERNAL MODULE: ./build/adapters/git/lfs-content.js
var lfs_content = __nccwpck_require__(85657);
;// CONCATENATED MODULE: ./build/adapters/git/lfs-send.js

/**
 * Sends contents to the LFS server of the remote, with the git-lfs that git finds; what the server has is not sent again. It gets
 * the same folder of ours and the same token as every git that talks to the remote, and no `.lfsconfig` of any tree.
 * @param store folder in which git-lfs looks for contents
 * @param oids SHA-256 of each
 */
async function sendContents(network, store, oids) {
    let timeouts = 0;
    const again = (result) => {
        if (result.ok)
            return false;
        if (result.problem.kind === 'timeout')
            timeouts += 1;
        return result.problem.kind === 'network' || (result.problem.kind === 'timeout' && timeouts < mostTimeouts);
    };
    for (let at = 0; at < oids.length; at += most) {
        const part = oids.slice(at, at + most);
        const sent = await network.retrying(() => sendPart(network, store, part), again);
        if (!sent.ok)
            return sent;
    }
    return { ok: true };
}
/** Names on one command line. */
const most = 200;
/** A server that is silent twice is not asked a third time: each try can last for the whole time limit. */
const mostTimeouts = 2;
async function sendPart(network, store, oids) {
    const config = [`lfs.storage=${store}`, 'lfs.locksverify=false', 'lfs.basictransfersonly=true'];
    const options = config.flatMap((pair) => ['-c', pair]);
    const result = await network.run([...options, 'lfs', 'push', '--object-id', network.url, ...oids]);
    if (result.exitCode === 0)
        return { ok: true };
    const problem = result.timedOut ? timeout : classifyPush('', result.stderr);
    const message = `The contents of ${oids.length} files that Git LFS keeps were not taken. ${problem.message}`;
    return { ok: false, problem: { ...problem, message } };
}

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __nccwpck_require__(58500);
// EXTERNAL MODULE: ./build/adapters/process/supervise.js + 5 modules
var supervise = __nccwpck_require__(62215);
// EXTERNAL MODULE: ./build/adapters/process/tree-group.js
var tree_group = __nccwpck_require__(3565);
// EXTERNAL MODULE: ./build/adapters/git/folder.js
var git_folder = __nccwpck_require__(4340);
// EXTERNAL MODULE: ./build/adapters/git/paths.js
var paths = __nccwpck_require__(510);
// EXTERNAL MODULE: ./build/adapters/git/refs.js
var git_refs = __nccwpck_require__(82342);
;// CONCATENATED MODULE: ./build/adapters/git/network-dir.js








/**
 * Makes a gitdir with a configuration of ours (04-trust rules 5 and 8): the lasting one could have been given a proxy or
 * another URL by a process of the same user, and git would show it the token. Refs are copied, so that a fetch can say
 * what is here already.
 * @param folder absolute folder for such gitdirs; made 0700 when it is missing
 */
function makeNetworkDir(gitDir, folder) {
    const path = (0,external_node_path_.join)(folder, (0,external_node_crypto_.randomBytes)(8).toString('hex'));
    (0,external_node_fs_.mkdirSync)(folder, { recursive: true, mode: 0o700 });
    (0,gitdir/* createGitDir */._)({ path, folderMode: 0o700, head: 'refs/heads/network', config, folders: ['refs', 'info'] });
    const refs = readRefs(gitDir);
    for (const [ref, commit] of refs)
        (0,git_refs/* openRefs */.r)(path).set(ref, commit);
    const shallow = (0,git_shallow/* readShallow */.J)(gitDir);
    if (shallow.size > 0)
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(path, 'shallow'), linesOf(shallow));
    return {
        path,
        env: { GIT_DIR: path, GIT_OBJECT_DIRECTORY: (0,external_node_path_.join)(gitDir, 'objects') },
        takeOver: () => {
            for (const [ref, commit] of readRefs(path))
                if (refs.get(ref) !== commit)
                    (0,git_refs/* openRefs */.r)(gitDir).set(ref, commit);
            mergeShallow(gitDir, shallow, (0,git_shallow/* readShallow */.J)(path));
        },
        remove: () => (0,external_node_fs_.rmSync)(path, { recursive: true, force: true }),
    };
}
const config = ['[core]', '\trepositoryformatversion = 0', '\tfilemode = true', '\tbare = false'];
/** Full name -> commit of the refs that the controller writes: one file each, never a link. */
function readRefs(gitDir) {
    const refs = (0,git_refs/* openRefs */.r)(gitDir);
    const found = new Map();
    for (const name of filesUnder(gitDir, 'refs').filter(git_refs/* isFullRef */.x)) {
        const commit = refs.read(name) ?? '';
        if (/^[0-9a-f]{40}$/.test(commit))
            found.set(name, commit);
    }
    return found;
}
function filesUnder(dir, folder) {
    return (0,git_folder/* listFolder */.bt)(dir, folder).flatMap(({ name, kind }) => {
        const path = (0,paths/* joinPath */.uJ)(folder, name);
        if (kind === 'folder')
            return filesUnder(dir, path);
        return kind === 'file' ? [path] : [];
    });
}
/** Only what the command changed: another may have noted its own ends of history meanwhile. */
function mergeShallow(gitDir, before, after) {
    const added = [...after].filter((commit) => !before.has(commit));
    const removed = new Set([...before].filter((commit) => !after.has(commit)));
    if (added.length === 0 && removed.size === 0)
        return;
    const commits = new Set([...(0,git_shallow/* readShallow */.J)(gitDir), ...added].filter((commit) => !removed.has(commit)));
    const temporary = (0,external_node_path_.join)(gitDir, `shallow-${(0,external_node_crypto_.randomBytes)(6).toString('hex')}`);
    (0,external_node_fs_.writeFileSync)(temporary, linesOf(commits), { flag: 'wx' });
    (0,external_node_fs_.renameSync)(temporary, (0,external_node_path_.join)(gitDir, 'shallow'));
    // To git an empty file of that name is still a cut history.
    if (commits.size === 0)
        (0,external_node_fs_.rmSync)((0,external_node_path_.join)(gitDir, 'shallow'), { force: true });
}
function linesOf(commits) {
    return `${[...commits].join('\n')}\n`;
}

;// CONCATENATED MODULE: ./build/adapters/git/remote-url.js

/** Refuses a URL over which a token could be read or sent elsewhere (10-fine-print, last line; S13). */
function checkRemote({ url }) {
    if (url.startsWith('/'))
        return { ok: true };
    const parsed = URL.parse(url);
    if (parsed === null)
        return (0,problem/* failed */.g)('bad-url', `The remote "${url}" is not a URL.`);
    if (parsed.username !== '' || parsed.password !== '') {
        return (0,problem/* failed */.g)('bad-url', `The remote on ${parsed.host} has a user or token in its URL. Pass the token as github_token.`);
    }
    if (parsed.protocol === 'https:' || parsed.protocol === 'file:')
        return { ok: true };
    if (parsed.protocol !== 'http:') {
        return (0,problem/* failed */.g)('bad-url', `The remote "${url}" uses ${parsed.protocol} - only https is supported.`);
    }
    if (isLoopback(parsed.hostname))
        return { ok: true };
    return (0,problem/* failed */.g)('plain-http', `The remote "${url}" uses plain http, which shows the token to the network. Use https.`);
}
/** The token as configuration for one origin: never in an argument, a URL or a file, and never sent elsewhere. */
function authorization({ url, token }) {
    const origin = URL.parse(url)?.origin;
    if (token === undefined || token === '' || !origin?.startsWith('http'))
        return [];
    const basic = Buffer.from(`x-access-token:${token}`).toString('base64');
    return [[`http.${origin}/.extraHeader`, `AUTHORIZATION: basic ${basic}`]];
}
function isLoopback(hostname) {
    const host = hostname.toLowerCase();
    return host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127(\.\d+){3}$/.test(host);
}

;// CONCATENATED MODULE: ./build/adapters/git/network.js









const defaultTimeoutMs = 120_000;
const defaultDelaysMs = [1000, 4000];
function openNetwork(options) {
    const folder = (0,external_node_path_.join)(options.gitDir, 'network');
    return {
        url: options.remote.url,
        run: (args) => runOnce(options, { folder, args }),
        retrying: async (attempt, again) => {
            let result = await attempt();
            for (const delayMs of options.retryDelaysMs ?? defaultDelaysMs) {
                if (!again(result) || options.signal?.aborted)
                    break;
                await pause(delayMs, options.signal);
                if (options.signal?.aborted)
                    break;
                result = await attempt();
            }
            return result;
        },
    };
}
/** Ends early, not with an error, when it is aborted. */
async function pause(delayMs, signal) {
    await (0,promises_.setTimeout)(delayMs, undefined, { ...(signal === undefined ? {} : { signal }) }).catch(() => undefined);
}
async function runOnce(options, call) {
    const id = (0,external_node_crypto_.randomUUID)();
    const stdoutPath = (0,external_node_path_.join)(call.folder, `${id}.out`);
    const outputPath = (0,external_node_path_.join)(call.folder, `${id}.err`);
    const dir = makeNetworkDir(options.gitDir, call.folder);
    try {
        const result = await (0,supervise/* supervise */.z)({
            program: options.program,
            args: call.args,
            cwd: dir.path,
            env: { ...environment(options), ...dir.env },
            stdin: '',
            outputPath,
            stdoutPath,
            limits: { hardMs: options.timeoutMs ?? defaultTimeoutMs, graceMs: 1000, maxOutputBytes: mostOutputBytes },
            marker: id,
            // Git starts helpers of its own and nothing of a repository: they stay in its group.
            track: tree_group/* trackGroup */.T,
            ...(options.signal === undefined ? {} : { signal: options.signal }),
        });
        // A fetch that failed for one of several refs may have brought others.
        dir.takeOver();
        return {
            exitCode: result.exitCode,
            timedOut: result.termination === 'hard-limit',
            stdout: readOutput(stdoutPath),
            stderr: readOutput(outputPath) + (result.spawnError?.message ?? ''),
        };
    }
    finally {
        dir.remove();
        (0,external_node_fs_.rmSync)(stdoutPath, { force: true });
        (0,external_node_fs_.rmSync)(outputPath, { force: true });
    }
}
const mostOutputBytes = 256 * 1024 * 1024;
function environment(options) {
    const config = [...git_git/* hardening */.nf, ...authorization(options.remote)];
    return { ...options.environment, ...(0,git_git/* gitEnvironment */._K)(options.program, config) };
}
function readOutput(path) {
    try {
        return (0,external_node_fs_.readFileSync)(path, 'utf8');
    }
    catch {
        return '';
    }
}

// EXTERNAL MODULE: ./build/adapters/git/objects.js + 1 modules
var objects = __nccwpck_require__(35033);
;// CONCATENATED MODULE: ./build/adapters/git/push.js

/**
 * Pushes exact commits to exact refs (04-trust rules 7 and 8): explicit URL, no plain force, no hooks. A ref that already
 * has its commit counts as pushed. What the network broke is tried three times, a server that does not answer twice; when the
 * server declines one of several refs, each is pushed alone, so that one does not take the others with it and each gets its own
 * cause. Where nobody answers, that would only add up: the end of a run has to fit into `reserve` (02-loop \u00a72).
 */
async function pushRefs(network, refs) {
    if (refs.length === 0)
        return [];
    const results = await pushWithRetries(network, refs);
    const declined = results.filter((result) => !result.ok);
    if (refs.length === 1 || declined.length === 0 || results.some(isTimeout))
        return results;
    return pushAlone(network, refs, results);
}
/** Pushes again, one by one, what was declined; as soon as nobody answers any more, the rest stays declined. */
async function pushAlone(network, refs, results) {
    const alone = [];
    for (const [at, result] of results.entries()) {
        const isDone = result.ok || alone.some(isTimeout);
        alone.push(...(isDone ? [result] : await pushWithRetries(network, refs.slice(at, at + 1))));
    }
    return alone;
}
/** Tries that a server may leave unanswered. */
const MOST_TIMEOUTS = 2;
/** The default branch and others that must never be pushed are refused before anything is sent (04-trust rule 8). */
function refuseProtected(refs, protectedRefs) {
    return refs
        .filter(({ ref }) => protectedRefs.has(ref))
        .map(({ ref, commit }) => ({
        ok: false,
        ref,
        commit,
        problem: {
            kind: 'protected-branch',
            permanent: true,
            message: `${ref} is the default branch or otherwise protected: the action never pushes it. Choose another branch.`,
        },
    }));
}
/** Whether a push would be let in, without sending anything: the token's permission shows before money is spent. */
async function tryPush(network, ref) {
    const [result] = await pushWithRetries(network, [ref], ['--dry-run']);
    if (result === undefined)
        throw new Error(`no answer for ${ref.ref}`);
    return result;
}
async function pushWithRetries(network, refs, options = []) {
    const attempt = async () => judge(refs, await network.run(pushArgs(network.url, refs, options)));
    let timeouts = 0;
    return network.retrying(attempt, (results) => {
        if (results.some(isTimeout))
            timeouts += 1;
        return timeouts < MOST_TIMEOUTS && results.some(push_isTransient);
    });
}
function pushArgs(url, refs, options) {
    const leases = refs.flatMap(({ ref, expect }) => expect === undefined ? [] : [`--force-with-lease=${ref}:${expect ?? ''}`]);
    const fixed = ['push', '--porcelain', '--no-verify', '--no-follow-tags', '--no-recurse-submodules', '--no-progress'];
    const specs = refs.map(({ ref, commit, remove }) => (remove ? `:${ref}` : `${commit}:${ref}`));
    return [...fixed, ...options, ...leases, '--', url, ...specs];
}
function judge(refs, result) {
    const lines = new Map(parsePorcelain(result.stdout).map((line) => [line.ref, line]));
    return refs.map(({ ref, commit }) => {
        const line = lines.get(ref);
        if (line !== undefined && line.flag !== '!' && !result.timedOut)
            return { ok: true, ref, commit };
        const problem = result.timedOut ? timeout : classifyPush(line?.text ?? '', result.stderr);
        return { ok: false, ref, commit, problem };
    });
}
/** `<flag>\t<from>:<to>\t<summary> (<reason>)` */
function parsePorcelain(stdout) {
    return stdout.split('\n').flatMap((text) => {
        const [flag, names] = text.split('\t');
        const ref = names?.slice(names.indexOf(':') + 1);
        return flag === undefined || ref === undefined ? [] : [{ flag, ref, text }];
    });
}
function isTimeout(result) {
    return !result.ok && result.problem.kind === 'timeout';
}
function push_isTransient(result) {
    return !result.ok && (result.problem.kind === 'network' || result.problem.kind === 'timeout');
}

// EXTERNAL MODULE: ./build/adapters/git/tree-object.js
var tree_object = __nccwpck_require__(8014);
;// CONCATENATED MODULE: ./build/adapters/git/tree-diff.js


/** Differences between two trees, sorted by path. Only folders that differ are read, and no process is started. */
async function diffTrees(objects, from, to) {
    const changes = from === to ? [] : await diffFolders(objects, '', { old: from, new: to });
    return changes.sort((a, b) => (a.path < b.path ? -1 : Number(a.path > b.path)));
}
const noSha = '0'.repeat(40);
const noMode = '000000';
async function diffFolders(objects, folder, shas) {
    const [before, after] = await Promise.all([itemsOf(objects, shas.old), itemsOf(objects, shas.new)]);
    const names = new Set([...before.keys(), ...after.keys()]);
    const parts = [...names].map((name) => diffItems(objects, (0,paths/* joinPath */.uJ)(folder, name), { old: before.get(name), new: after.get(name) }));
    return (await Promise.all(parts)).flat();
}
async function itemsOf(objects, sha) {
    const items = sha === undefined ? [] : await objects.tree(sha);
    return new Map(items.map((item) => [item.name, item]));
}
async function diffItems(objects, path, items) {
    if (items.old?.sha === items.new?.sha && items.old?.mode === items.new?.mode)
        return [];
    const folders = { old: folderSha(items.old), new: folderSha(items.new) };
    const below = folders.old === folders.new ? [] : await diffFolders(objects, path, folders);
    const here = changeOf(path, { old: leaf(items.old), new: leaf(items.new) });
    return here === undefined ? below : [here, ...below];
}
function folderSha(item) {
    return item?.mode === tree_object/* folderMode */.a1 ? item.sha : undefined;
}
function leaf(item) {
    return item?.mode === tree_object/* folderMode */.a1 ? undefined : item;
}
function changeOf(path, items) {
    if (items.old === undefined && items.new === undefined)
        return undefined;
    return {
        path,
        status: statusOf(items),
        oldMode: items.old?.mode ?? noMode,
        newMode: items.new?.mode ?? noMode,
        oldSha: items.old?.sha ?? noSha,
        newSha: items.new?.sha ?? noSha,
    };
}
function statusOf(items) {
    if (items.old === undefined)
        return 'added';
    if (items.new === undefined)
        return 'deleted';
    return (0,tree_object/* typeOf */.QP)(items.old.mode) === (0,tree_object/* typeOf */.QP)(items.new.mode) ? 'modified' : 'type-changed';
}

;// CONCATENATED MODULE: ./build/adapters/git/tree-edit.js


/**
 * A new tree: `tree` with the edits laid over it, the last one of a path winning. Folders appear and vanish as git has
 * them; a file put where a folder was replaces the folder. Only touched folders are read and written, without a process.
 * Throws on a path that no tree may contain (`..`, `.git`, empty parts).
 */
async function overlayTree(objects, tree, edits) {
    const root = { below: new Map() };
    for (const edit of edits)
        plant(root, edit);
    return objects.writeTree(await applyBelow(objects, tree, root));
}
function plant(root, edit) {
    let node = root;
    for (const name of edit.path.split('/')) {
        if (!isAllowedName(name))
            throw new Error(`"${edit.path}" cannot be a path in a tree`);
        const next = node.below.get(name) ?? { below: new Map() };
        node.below.set(name, next);
        node = next;
    }
    node.edit = edit;
}
function isAllowedName(name) {
    return name !== '' && name !== '.' && name !== '..' && !name.includes('\0') && !(0,paths/* isDotGit */.G4)(name);
}
async function applyBelow(objects, tree, node) {
    const items = new Map((tree === undefined ? [] : await objects.tree(tree)).map((item) => [item.name, item]));
    const applied = [...node.below].map(async ([name, child]) => {
        const item = await applyOne(objects, { name, old: items.get(name) }, child);
        return { name, item };
    });
    for (const { name, item } of await Promise.all(applied)) {
        if (item === undefined)
            items.delete(name);
        else
            items.set(name, item);
    }
    return [...items.values()];
}
async function applyOne(objects, place, node) {
    const { edit } = node;
    const base = edit === undefined ? place.old : undefined;
    if (edit !== undefined && !('delete' in edit)) {
        if (![...node.below.values()].every(onlyDeletes))
            throw new Error(`"${edit.path}" is edited as file and as folder`);
        const sha = 'sha' in edit ? edit.sha : await objects.write('blob', edit.bytes);
        return { name: place.name, mode: edit.mode, sha };
    }
    if (edit === undefined && base !== undefined && base.mode !== tree_object/* folderMode */.a1 && onlyDeletes(node))
        return base;
    const items = await applyBelow(objects, base?.mode === tree_object/* folderMode */.a1 ? base.sha : undefined, node);
    if (items.length === 0)
        return undefined;
    return { name: place.name, mode: tree_object/* folderMode */.a1, sha: await objects.writeTree(items) };
}
function onlyDeletes(node) {
    const here = node.edit === undefined || 'delete' in node.edit;
    return here && [...node.below.values()].every(onlyDeletes);
}

;// CONCATENATED MODULE: ./build/adapters/git/tree-read.js




/** Undefined when the path is absent, a folder or a submodule. What lies over the limit never enters our memory. */
async function readTreeFile({ objects }, place) {
    const item = await findItem(objects, await objects.treeOf(place.treeish), place.path);
    if (item === undefined || item.mode === tree_object/* folderMode */.a1 || item.mode === tree_object/* submoduleMode */.wS)
        return undefined;
    const { mode, sha } = item;
    const object = await objects.read(sha, place.maxBytes);
    if (object?.type !== 'blob')
        throw new Error(`${sha} is ${object?.type ?? 'missing'}, a blob was expected`);
    return { bytes: object.bytes, mode, size: object.size };
}
/** Entries of one folder of a tree, `''` for its root; empty when there is no such folder. No process. */
async function listFolder({ objects }, treeish, folder) {
    const root = await objects.treeOf(treeish);
    const item = folder === '' ? { mode: tree_object/* folderMode */.a1, sha: root } : await findItem(objects, root, folder);
    if (item?.mode !== tree_object/* folderMode */.a1)
        return [];
    const items = await objects.tree(item.sha);
    return items.map(({ name, mode }) => ({ path: (0,paths/* joinPath */.uJ)(folder, name), isFolder: mode === tree_object/* folderMode */.a1 }));
}
/** All files below a tree (or below its folder `under`; empty when there is no such folder). One process. */
async function listTree(context, treeish, under = '') {
    const root = await context.objects.treeOf(treeish);
    const item = under === '' ? { mode: tree_object/* folderMode */.a1, sha: root } : await findItem(context.objects, root, under);
    if (item?.mode !== tree_object/* folderMode */.a1)
        return [];
    const out = await context.git.ok(['ls-tree', '-r', '-z', '--full-tree', item.sha]);
    return parseListing(out, under);
}
/**
 * Files of a tree that have something of their name at their place in `dir`, a folder of this machine: what is not there is not read,
 * however large the tree is. A folder that cannot be listed may hold all of its files. No process.
 */
async function listThere({ objects }, treeish, dir) {
    const entries = [];
    const open = [{ path: '', mode: tree_object/* folderMode */.a1, sha: await objects.treeOf(treeish) }];
    for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
        const names = namesIn((0,external_node_path_.join)(dir, folder.path));
        if (names?.size === 0)
            continue;
        for (const { name, mode, sha } of await objects.tree(folder.sha)) {
            if (names?.has(name) === false)
                continue;
            (mode === tree_object/* folderMode */.a1 ? open : entries).push({ path: (0,paths/* joinPath */.uJ)(folder.path, name), mode, sha });
        }
    }
    return entries;
}
/** Undefined when the folder cannot be listed. */
function namesIn(folder) {
    try {
        return new Set((0,external_node_fs_.readdirSync)(folder));
    }
    catch {
        return undefined;
    }
}
async function findItem(objects, tree, path) {
    let item = { name: '', mode: tree_object/* folderMode */.a1, sha: tree };
    for (const name of path.split('/')) {
        if (item?.mode !== tree_object/* folderMode */.a1)
            return undefined;
        const items = await objects.tree(item.sha);
        item = items.find((one) => one.name === name);
    }
    return item;
}
function parseListing(out, under) {
    const entries = [];
    for (let at = 0; at < out.length;) {
        const tab = out.indexOf(9, at);
        const end = out.indexOf(0, tab);
        const [mode, , sha] = out.toString('latin1', at, tab).split(' ');
        entries.push({ path: (0,paths/* joinPath */.uJ)(under, (0,paths/* decodePath */.q0)(out.subarray(tab + 1, end))), mode: mode ?? '', sha: sha ?? '' });
        at = end + 1;
    }
    return entries;
}

;// CONCATENATED MODULE: ./build/adapters/git/controller.js




















/** Opens or resumes the controller's gitdir; objects and refs of an earlier run in the same folder are kept. */
async function openController(options) {
    const remote = checkRemote(options.remote);
    if (!remote.ok)
        return remote;
    const finding = options.found ?? (0,git_workspace/* findWorkspace */.pl)(options.program, options.workspace);
    // While git looks at the workspace there is time to make ours.
    const gitDir = prepareGitDir(options.root);
    const workspace = await finding;
    return workspace.ok ? { ok: true, repository: bindRepository(options, workspace, gitDir) } : workspace;
}
/** Makes the controller's gitdir, or takes over the one of an earlier run; locks of a killed git are taken away. */
function prepareGitDir(root) {
    const gitDir = (0,external_node_path_.join)(root, 'controller.git');
    (0,external_node_fs_.mkdirSync)(root, { recursive: true, mode: 0o700 });
    (0,external_node_fs_.chmodSync)(root, 0o700);
    // A gitdir without HEAD was never finished: HEAD is what is written last.
    if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(gitDir, 'HEAD'))) {
        (0,gitdir/* createGitDir */._)({ path: gitDir, folderMode: 0o700, head: 'refs/heads/controller', config: controllerConfig });
    }
    for (const lock of ['shallow.lock', 'config.lock', 'packed-refs.lock', 'layer.index.lock'])
        (0,external_node_fs_.rmSync)((0,external_node_path_.join)(gitDir, lock), { force: true });
    return gitDir;
}
const controllerConfig = ['[core]', '\trepositoryformatversion = 0', '\tfilemode = true', '\tbare = false'];
const defaultIdentity = { name: 'ralph-action', email: 'ralph-action@users.noreply.github.com' };
function bindRepository(options, workspace, gitDir) {
    const git = (0,git_git/* bindGit */.uD)(options.program, gitDir);
    const network = openNetwork({ program: options.program, gitDir, remote: options.remote, ...options.network });
    const context = { git, objects: (0,objects/* openObjects */.d)(git), refs: (0,git_refs/* openRefs */.r)(gitDir), network, workspace };
    return { ...bindLocal(context, options.identity ?? defaultIdentity), ...bindRemote(context, options.protectedRefs) };
}
function bindLocal(context, identity) {
    const { git, objects, refs } = context;
    return {
        git,
        sealedIndexes: new Map(),
        workspaceHead: (filtered) => (0,git_workspace/* readHead */.zy)(git, context.workspace, filtered),
        treeOf: (treeish) => objects.treeOf(treeish),
        emptyTree: () => objects.writeTree([]),
        readFile: (treeish, path, maxBytes) => readTreeFile(context, { treeish, path, maxBytes }),
        listFiles: (treeish, under) => listTree(context, treeish, under),
        listFilesThere: (treeish, dir) => listThere(context, treeish, dir),
        listFolder: (treeish, folder) => listFolder(context, treeish, folder),
        overlay: (tree, edits) => overlayTree(objects, tree, edits),
        commit: (call) => writeCommit(objects, call.identity ?? identity, call),
        setRef: async (ref, commit) => refs.set(ref, commit),
        deleteRef: async (ref) => refs.delete(ref),
        readRef: async (ref) => refs.read(ref),
        changes: (fromTree, toTree) => diffTrees(objects, fromTree, toTree),
        diffText: (from, to, maxBytes) => diffText(git, { from, to, maxBytes }),
        blobs: (shas) => Promise.all(shas.map((sha) => objects.blob(sha))),
        blobSize: (sha) => objects.size(sha),
        bundle: (path, wanted) => writeBundle(context, path, wanted),
        close: () => objects.close(),
    };
}
function bindRemote(context, neverPushed = []) {
    const { git, network, refs } = context;
    const protectedRefs = new Set(neverPushed);
    return {
        importCommit: (commit) => importCommit(context, commit),
        fetchRef: async (ref) => {
            const local = `refs/ralph-controller/remote/${ref.replace(/^refs\//, '')}`;
            const fetched = await fetchShallow(context, [`+${ref}:${local}`]);
            return fetched.ok ? { ok: true, commit: refs.read(local) ?? '' } : fetched;
        },
        remoteRefs: async (prefixes) => {
            const listed = await listRemote(network, prefixes);
            if (listed.ok && listed.head !== undefined)
                protectedRefs.add(listed.head);
            return listed;
        },
        checkPushAccess: async (commit, ref) => {
            const tried = await tryPush(network, { commit, ref });
            return tried.ok || !blocksEveryPush.has(tried.problem.kind)
                ? { ok: true }
                : { ok: false, problem: tried.problem };
        },
        sendContents: (oids) => sendContents(network, (0,lfs_content/* lfsStore */.Xj)(git.gitDir), oids),
        isAncestor: (ancestor, descendant) => isAncestor(context, { ancestor, descendant }),
        mergeBase: (one, other) => mergeBase(context, one, other),
        push: async (wanted) => {
            const refused = refuseProtected(wanted, protectedRefs);
            const allowed = wanted.filter(({ ref }) => !protectedRefs.has(ref));
            const results = new Map([...refused, ...(await pushRefs(network, allowed))].map((result) => [result.ref, result]));
            return wanted.flatMap(({ ref }) => results.get(ref) ?? []);
        },
    };
}
/** What a dry run can find that no other commit and no other branch would change. */
const blocksEveryPush = new Set(['read-only', 'auth', 'network', 'timeout']);

// EXTERNAL MODULE: ./build/action/refusal.js
var refusal = __nccwpck_require__(47355);
;// CONCATENATED MODULE: ./build/action/open-repository.js




/** Opens the controller's git for this job; an earlier one in the same `RUNNER_TEMP` is continued. */
async function openRepository(call) {
    const { job, git, token, env, cancel, handOver, workspace } = call;
    const taken = handOver === undefined ? undefined : await takenHandOver(handOver);
    if (taken !== undefined)
        return taken;
    const opened = await openController({
        program: git,
        root: (0,external_node_path_.join)(job.temp, 'ralph', 'git'),
        workspace: job.workspace,
        ...(workspace && { found: workspace }),
        remote: { url: `${job.serverUrl}/${job.repository}.git`, ...(token ? { token } : {}) },
        network: { environment: networkVariables(env), ...(cancel === undefined ? {} : { signal: cancel }) },
    });
    if (!opened.ok)
        return (0,refusal/* configError */.Fj)(opened.problem.message);
    if (handOver === undefined)
        return opened;
    const { handingOver } = await __nccwpck_require__.e(/* import() */ 4151).then(__nccwpck_require__.bind(__nccwpck_require__, 14151));
    return { ok: true, repository: handingOver(opened.repository, handOver) };
}
const networkNames = /^(?:(?:https?|all|no)_proxy|SSL_CERT_(?:FILE|DIR)|GIT_SSL_CA(?:INFO|PATH)|CURL_CA_BUNDLE)$/i;
/** Proxies and certificates: what a company's network needs and a repository cannot set (catalogue S8). */
function networkVariables(env) {
    const kept = Object.entries(env).filter((each) => each[1] !== undefined);
    return Object.fromEntries(kept.filter(([name]) => networkNames.test(name)));
}
/** What another step handed over there would be lost, or handed over as ours. */
async function takenHandOver(folder) {
    const { HAND_OVER_FILE } = await __nccwpck_require__.e(/* import() */ 4151).then(__nccwpck_require__.bind(__nccwpck_require__, 14151));
    if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, HAND_OVER_FILE)))
        return undefined;
    return (0,refusal/* configError */.Fj)(`hand_over: ${folder} holds a ${HAND_OVER_FILE} already. Give each step a folder of its own that is empty.`);
}


/***/ }),

/***/ 92309:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ emptyOutputs)
/* harmony export */ });
/* harmony import */ var _core_halts_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(65866);

/** Outputs of a step that ended before a run began. */
function emptyOutputs({ halt, failOn }) {
    return {
        conclusion: (0,_core_halts_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeHalt */ .h)(halt.kind, [failOn].flat()).conclusion,
        halt: halt.kind,
        run_id: '',
        iterations: '0',
        stories_total: '0',
        stories_passed: '0',
        stories_failed: '0',
        stories_blocked: '0',
        branch_name: '',
        commit_sha: '',
        pr_url: '',
        wip_branches: '[]',
        report_file: '',
        total_cost_usd: '',
        input_tokens: '0',
        output_tokens: '0',
        cache_read_tokens: '0',
        cache_write_tokens: '0',
        resume_at: '',
        matrix: '[]',
        logs_path: '',
    };
}


/***/ }),

/***/ 96848:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Cs: () => (/* binding */ makePlan),
/* harmony export */   EU: () => (/* binding */ unknownStories),
/* harmony export */   vn: () => (/* binding */ chooseChecks)
/* harmony export */ });
/* unused harmony export planned */
/* harmony import */ var _core_detect_checks_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(96381);
/* harmony import */ var _core_objective_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(54809);
/* harmony import */ var _core_prd_entry_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(393);



/** Freezes everything a run needs to know (02-loop \u00a71). */
function makePlan(parts) {
    const { settings, prd, prdPath, objective } = parts;
    const asked = objective === undefined ? settings.stories : [];
    const carriedIds = new Set(parts.carried?.map(({ story }) => story));
    return {
        runId: parts.runId,
        feature: parts.feature,
        intent: prd.description ?? prd.feature ?? `the stories of ${prdPath}`,
        base: parts.base,
        start: parts.start,
        branch: parts.branch,
        ...moved(parts),
        ...(prdPath === undefined ? {} : { prdPath }),
        ...(objective && { objective: frozen(objective) }),
        stories: prd.stories.map((story) => planned(story, asked, carriedIds)),
        checks: parts.checks,
        ...(settings.setup && { setup: { ...settings.setup, limit: settings.gateLimits.setup } }),
        ...(settings.workingDirectory === '' ? {} : { workingDirectory: settings.workingDirectory }),
        baseline: settings.baseline,
        requireEvidence: settings.requireEvidence,
        ...(settings.redGreen === 'false' ? {} : { redGreen: settings.redGreen }),
        stallRules: settings.stallRules,
        attemptStart: settings.attemptStart,
        caps: caps(settings, objective),
        messageTemplate: settings.commitMessageTemplate,
        ...asAsked(settings),
        agent: settings.agent.type,
        ...(settings.agentFallbacks.length === 0 ? {} : { fallbacks: settings.agentFallbacks.map(({ label }) => label) }),
        reviewAgent: settings.reviewAgent === 'none' ? 'none' : settings.reviewAgent.type,
        ...(parts.clients && Object.keys(parts.clients).length > 0 ? { clients: parts.clients } : {}),
        specPasses: settings.specPasses,
        onBlock: settings.onBlock,
        onThrash: settings.onThrash,
        onEscalate: settings.onEscalate,
        ...(settings.classifier === 'agent' ? { classifier: 'agent' } : {}),
        criticWindow: settings.criticWindow,
        breaker: settings.breaker,
        workflowRun: parts.workflowRun,
        notices: parts.notices,
    };
}
function asAsked({ signOff, approval, commitAuthorName, commitAuthorEmail, step, journal, archive, continues, finalReview, }) {
    return {
        ...(signOff && { signOff: `${commitAuthorName} <${commitAuthorEmail}>` }),
        ...(approval === 'required' && { approval }),
        ...(step && { step: true }),
        ...(journal !== 'ref' && { journal }),
        ...(archive && { archive: true }),
        ...(continues && { continues: true }),
        ...(finalReview > 0 && { finalReview }),
    };
}
/** What becomes of a branch that its base has left behind. */
function moved({ carried, replaces }) {
    return { ...(carried && { carried }), ...(replaces && { replaces }) };
}
/** Ids asked for that prd.json does not have. */
function unknownStories(prd, asked) {
    const known = new Set(prd.stories.map((story) => story.id));
    return asked.filter((id) => !known.has(id));
}
/** The checks of the test gate: configured, written out as none, or found in the manifests of the policy base. */
function chooseChecks(gates, manifests) {
    if (gates === 'none')
        return { checks: [], notice: 'test_command: none, so nothing is tested.' };
    if (gates !== 'detect')
        return { checks: gates };
    const found = (0,_core_detect_checks_js__WEBPACK_IMPORTED_MODULE_0__/* .detectCheck */ .Y)(manifests);
    if (found === undefined)
        return undefined;
    return {
        checks: [found.check],
        notice: `No test_command is set; found "${found.check.command}" through ${found.because}.`,
    };
}
/** A story that is carried passes without an attempt that could tell its names. Most stories say nothing unusual: nothing is made for those. */
function planned(story, asked, carried) {
    const { id, index, title, priority, dependsOn, tests, allow } = story;
    const was = story.passes ? 'passed' : story.eligible ? 'open' : 'ineligible';
    const inScope = asked.length === 0 || asked.includes(id);
    const usual = priority === undefined
        ? { id, index, title, dependsOn, was, inScope }
        : { id, index, title, priority, dependsOn, was, inScope };
    if (tests.length === 0 && allow.length === 0 && carried.size === 0)
        return usual;
    return {
        ...usual,
        ...(tests.length === 0 ? {} : { tests }),
        ...(allow.some(opensTests) ? { mayDropTests: true } : {}),
        ...(carried.has(id) && story.raw !== '' && (0,_core_prd_entry_js__WEBPACK_IMPORTED_MODULE_2__/* .entryNames */ .V)(story)),
    };
}
/** Whether an `allow:` entry lets tests go: it names a rule about tests, or a path of tests. */
function opensTests(entry) {
    return (/#tests?-/.test(entry) || /(?:^|[/._-])(?:tests?|specs?|__tests__)(?:[/._*-]|$)/i.test(entry.split('#')[0] ?? ''));
}
function frozen({ text, criteria }) {
    return criteria === undefined ? { text } : { text, criteria };
}
function caps(settings, objective) {
    const idle = settings.agent.type === 'command' ? undefined : settings.idleTimeoutMs;
    const { max_attempts: attempts, max_iterations: iterations } = settings.origin;
    const isGiven = { attempts: attempts !== 'default', iterations: iterations !== 'default' };
    const { maxAttempts, maxIterations } = objective ? (0,_core_objective_js__WEBPACK_IMPORTED_MODULE_1__/* .objectiveCaps */ .J8)(objective, settings, isGiven) : settings;
    return {
        maxAttempts,
        maxIterations,
        maxCommits: settings.maxCommits,
        maxCostUsd: settings.maxCostUsd,
        callsPerHour: settings.callsPerHour,
        ...(settings.costPerCallUsd === undefined ? {} : { costPerCallUsd: settings.costPerCallUsd }),
        story: settings.storyLimit,
        runMs: settings.runTimeoutMs,
        implement: settings.gateLimits.implement,
        test: settings.gateLimits.test,
        spec: settings.gateLimits.spec,
        quality: settings.gateLimits.quality,
        ...(idle === undefined ? {} : { idleMs: idle }),
    };
}


/***/ }),

/***/ 47141:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   T4: () => (/* binding */ readPolicy),
/* harmony export */   jW: () => (/* binding */ readPartly)
/* harmony export */ });
/* unused harmony export CONFIG_PATH */
/* harmony import */ var _settings_read_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(64780);
/* harmony import */ var _settings_triggers_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(73015);
/* harmony import */ var _early_inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(69256);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(47355);




/** Where the configuration file stands at the policy base (03-interface \u00a72). */
const CONFIG_PATH = '.ralph/config.yaml';
/** Reads the configuration of a commit and puts the inputs over it; every mistake of both is reported together. */
async function readPolicy(repository, commit, inputs) {
    return readPartly(repository, { commit, inputs, ofLayer: (layer) => layer });
}
/** The same for who needs but a part of it. */
async function readPartly(repository, { commit, inputs: all, ofLayer }) {
    const inputs = ofLayer(all);
    const file = await repository.readFile(commit, CONFIG_PATH);
    if (file !== undefined && !file.mode.startsWith('100')) {
        return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .configError */ .Fj)(`${CONFIG_PATH} is a link, not a regular file. Commit the file itself.`);
    }
    const config = file === undefined ? undefined : await readConfig(file.bytes.toString('utf8'));
    const read = config === undefined ? (0,_early_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .readInputs */ .Ko)(inputs) : (0,_settings_read_js__WEBPACK_IMPORTED_MODULE_0__/* .readSettings */ .s)([ofLayer(config.raw), inputs]);
    if (!read.ok)
        return mistakes(read.mistakes);
    if (config !== undefined && !config.ok)
        return mistakes(config.mistakes);
    const misplaced = misplacedInputs(read.settings.origin);
    if (misplaced.length > 0)
        return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .configError */ .Fj)(...misplaced);
    return { ok: true, settings: read.settings, notices: [...(config?.notices ?? []), ...read.notices] };
}
/** The YAML reader is loaded only where there is something to read. */
async function readConfig(text) {
    const { readConfigFile } = await Promise.all(/* import() */[__nccwpck_require__.e(8815), __nccwpck_require__.e(6415)]).then(__nccwpck_require__.bind(__nccwpck_require__, 56415));
    return readConfigFile(text, CONFIG_PATH);
}
/** What must be known before the file can be read, or before its repository is looked at. */
function misplacedInputs(origin) {
    const isOnBase = origin.base_branch === 'config-file';
    return [
        ...(isOnBase ? [`base_branch stands in ${CONFIG_PATH}, which is read on that very branch. ${asInput}`] : []),
        ...(origin.mode === 'config-file' ? [modeInput] : []),
        ...(origin.hand_over === 'config-file' ? [handOverInput] : []),
        ...(0,_settings_triggers_js__WEBPACK_IMPORTED_MODULE_1__/* .misplacedTriggers */ .W)(origin).map((name) => `${name} stands in ${CONFIG_PATH}, but who may start a run is decided before it is read. ${asInput}`),
    ];
}
const asInput = 'Give it as an input of the step instead.';
const modeInput = `mode stands in ${CONFIG_PATH}, which is read only when it is known what to do. Give it as an input of the step instead.`;
const handOverInput = `hand_over stands in ${CONFIG_PATH}, but it is about one job of one workflow. ${asInput}`;
function mistakes(list) {
    return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .configError */ .Fj)(...list.map((mistake) => mistake.message));
}


/***/ }),

/***/ 50326:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  z: () => (/* binding */ findPrograms),
  i: () => (/* binding */ prepare)
});

// EXTERNAL MODULE: ./build/adapters/git/workspace.js
var git_workspace = __nccwpck_require__(78991);
// EXTERNAL MODULE: ./build/adapters/process/resolve.js
var resolve = __nccwpck_require__(52591);
// EXTERNAL MODULE: ./build/action/at-base.js + 2 modules
var at_base = __nccwpck_require__(49355);
// EXTERNAL MODULE: ./build/action/base.js
var action_base = __nccwpck_require__(46406);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(76760);
// EXTERNAL MODULE: ./build/action/ask-github.js
var ask_github = __nccwpck_require__(8584);
// EXTERNAL MODULE: ./build/action/early-inputs.js
var early_inputs = __nccwpck_require__(69256);
// EXTERNAL MODULE: ./build/action/hand-over/refuse-branch.js
var refuse_branch = __nccwpck_require__(48361);
// EXTERNAL MODULE: ./build/action/start-point.js
var start_point = __nccwpck_require__(92656);
;// CONCATENATED MODULE: ./build/action/begin-at.js





/** The head of the pull request that a command came from, else where the feature's branch stands; and the feature of the records. */
async function beginAt(repository, { base, atBase: { settings, prd }, call }) {
    const { branchPrefix, createPr, githubToken: token } = settings;
    const at = { base, prd, branchPrefix };
    const { pull, thread = 0 } = call.job.asked?.origin ?? {};
    const records = call.job.asked?.waiting?.feature;
    const kept = (0,early_inputs/* inputValue */.UV)(call.inputs, 'base_branch');
    if (pull !== undefined) {
        const { findPullStart } = await __nccwpck_require__.e(/* import() */ 8937).then(__nccwpck_require__.bind(__nccwpck_require__, 48937));
        return findPullStart(repository, { ...at, pull, thread, kept, records });
    }
    const asking = { job: call.job, cancel: call.cancel, token, onNote: () => undefined };
    const start = await (0,start_point/* findStart */.kI)(repository, {
        ...{ ...at, now: Date.now() },
        own: ownLater(repository, { base, feature: prd.feature, folder: (0,external_node_path_.join)(call.job.temp, 'ralph', prd.feature) }),
        pullState: async (branch) => (createPr === 'none' ? 'unknown' : (0,ask_github/* askPull */.d0)(asking, branch)),
    });
    if (!start.ok)
        return start;
    const refused = (0,refuse_branch/* refuseBranch */.H)({ settings, base, branch: start.branch });
    return refused ?? { ...start, feature: prd.feature };
}
/** Journals are read only where a branch has commits that somebody must have made. */
function ownLater(repository, call) {
    return async (commits) => (await Promise.all(/* import() */[__nccwpck_require__.e(7196), __nccwpck_require__.e(9627), __nccwpck_require__.e(22), __nccwpck_require__.e(6963)]).then(__nccwpck_require__.bind(__nccwpck_require__, 16963))).ownCommits(repository, call)(commits);
}

// EXTERNAL MODULE: ./build/action/find-prd.js
var find_prd = __nccwpck_require__(31415);
// EXTERNAL MODULE: ./build/action/open-repository.js + 15 modules
var open_repository = __nccwpck_require__(8175);
// EXTERNAL MODULE: ./build/action/plan.js
var plan = __nccwpck_require__(96848);
;// CONCATENATED MODULE: ./build/action/record-place.js
/** The same where the records of a feature are: on the remote, or with `journal: artifact` in artifacts, which few runs look for. */
async function placedFor(on, settings, feature) {
    if (settings.journal !== 'artifact')
        return { ok: true, on };
    const { bringState } = await Promise.all(/* import() */[__nccwpck_require__.e(8816), __nccwpck_require__.e(56), __nccwpck_require__.e(6378), __nccwpck_require__.e(5009)]).then(__nccwpck_require__.bind(__nccwpck_require__, 25009));
    const { job, env, cancel } = on.call;
    const { remoteRefs, defaultBranch } = on.found;
    const placed = await bringState({
        ...{ job, env, cancel, feature, token: settings.githubToken, onNote: () => undefined },
        ...{ repository: on.repository, remoteRefs, defaultBranch, isForgetful: settings.resume === 'never' },
    });
    if (!placed.ok)
        return placed;
    const { ok: _, ...there } = placed;
    return {
        ok: true,
        on: { ...on, repository: there.repository, found: { ...on.found, remoteRefs: there.remoteRefs } },
    };
}

// EXTERNAL MODULE: ./build/action/refusal.js
var refusal = __nccwpck_require__(47355);
;// CONCATENATED MODULE: ./build/action/story-policy.js
/**
 * `allow:` is a rule, so on a pull request it is read where all rules are, at its base, for the same story by id and title (04-trust
 * rule 18); elsewhere the run starts from a branch that only people with write access push. The head of a fork is a stranger's text:
 * its criteria say what to do, and excuse no test that goes. `retry --allow` adds what a person with write access let this run change.
 */
function storyPolicy({ base, asked }) {
    const pull = asked?.origin.pull;
    const known = new Map(pull === undefined ? [] : base.prd.stories.map((story) => [keyOf(story), story]));
    const allowed = (story) => [
        ...(pull === undefined ? story.allow : (known.get(keyOf(story))?.allow ?? [])),
        ...addedFor(story.id, asked),
    ];
    const isAsItStands = pull === undefined && asked?.command.kind !== 'retry';
    return {
        permit: (found) => {
            if (isAsItStands)
                return found;
            const stories = found.prd.stories.map((story) => ({ ...story, allow: allowed(story) }));
            return { ...found, prd: { ...found.prd, stories } };
        },
        ...(pull?.isFork === true ? { asking: criteriaOf(base) } : {}),
    };
}
function criteriaOf({ prd }) {
    return new Map(prd.stories.map(({ id, criteria }) => [id, criteria]));
}
/** One sentence for each story whose `allow:` of a pull request's head is not the one of its base. */
function notPermitted(head, permitted, branch) {
    if (permitted.prd.stories === head.prd.stories)
        return [];
    return head.prd.stories.flatMap(({ id, allow }, index) => {
        const own = new Set(permitted.prd.stories[index]?.allow);
        const left = allow.filter((entry) => !own.has(entry));
        if (left.length === 0)
            return [];
        return [
            `${id}: allow ${left.join(', ')} of the pull request is not taken, since rules are read on ${branch}. Who has write access may give the command retry ${id} --allow GLOB in a comment.`,
        ];
    });
}
function addedFor(id, asked) {
    if (asked?.command.kind !== 'retry' || asked.command.story !== id)
        return [];
    return asked.command.allow === undefined ? [] : [asked.command.allow];
}
function keyOf({ id, title }) {
    return JSON.stringify([id, title]);
}

;// CONCATENATED MODULE: ./build/action/prepare.js












/** Reads policy base, settings, prd.json and run start, and refuses with every reason before anything is touched. */
async function prepare(call) {
    const programs = findPrograms(call);
    if (!programs.ok)
        return programs;
    const { job, env, cancel } = call;
    // Git only looks at it while the inputs are read; nothing is changed before they are known to be right.
    const workspace = (0,git_workspace/* findWorkspace */.pl)(programs.git, job.workspace);
    // Whoever waits for it hears of a failure.
    workspace.catch(() => undefined);
    const refused = (0,early_inputs/* refuseEarly */.SC)(call.inputs);
    if (refused !== undefined)
        return refused;
    const token = (0,early_inputs/* inputValue */.UV)(call.inputs, 'github_token');
    const handOver = (0,early_inputs/* inputValue */.UV)(call.inputs, 'hand_over');
    const repository = await (0,open_repository/* openRepository */.h)({ job, git: programs.git, workspace, token, env, cancel, handOver });
    if (!repository.ok)
        return repository;
    const prepared = await prepareFrom(call, programs, repository.repository);
    if (prepared.ok && !cancel.aborted)
        return prepared;
    await repository.repository.close();
    return cancel.aborted ? (0,refusal/* interrupted */.VM)(cancel) : prepared;
}
async function prepareFrom(call, programs, repository) {
    const { job, inputs, objective, onAsked } = call;
    const { asked, workspace } = job;
    const bases = (0,at_base/* baseReader */.h)({ repository, workspace, inputs, objective, ...(asked && { asked }) });
    // On a pull request rules are read where it is to go (02-loop \u00a71, Two bases).
    const baseBranch = asked?.origin.pull?.base ?? (0,early_inputs/* inputValue */.UV)(inputs, 'base_branch');
    const found = await (0,action_base/* findBase */.lN)(repository, { job, baseBranch, onAsked, onImported: bases.begin });
    const prepared = found.ok ? await admitted({ repository, bases, found, call }) : found;
    if (prepared.ok)
        return { ...prepared, programs, layers: bases.layers };
    // Nothing may go on behind a refusal: it would ask a repository that is closed.
    await bases.idle();
    return prepared;
}
/** Rules are read only on a branch that the maintainers chose: whoever may push branches may aim a pull request at any of them. */
async function admitted(on) {
    const { found, call } = on;
    const { pull, thread } = call.job.asked?.origin ?? {};
    const isChosen = found.branch === found.defaultBranch || found.branch === (0,early_inputs/* inputValue */.UV)(call.inputs, 'base_branch');
    if (pull === undefined || isChosen)
        return prepareOn(on);
    return (0,refusal/* configError */.Fj)(`Pull request #${thread} goes to ${found.branch}, and rules are read only on the default branch or on base_branch. Aim it there, or set base_branch: ${found.branch} in the workflow.`);
}
/** The rules and the work at a base that is known and at hand. */
async function prepareOn(on) {
    const { bases, found, call } = on;
    const atBase = await bases.read(found.commit);
    const placed = atBase.ok ? await placedFor(on, atBase.settings, atBase.prd.feature) : atBase;
    const work = atBase.ok && placed.ok ? await findWork(placed.on, atBase) : placed;
    if (!atBase.ok || !placed.ok || !('prd' in work))
        return work.ok ? (0,refusal/* configError */.Fj)() : work;
    const { settings, checks, templates, objective, backlogs } = atBase;
    const refused = await (0,action_base/* pushRefusal */.Jt)(found, call.job, settings);
    if (refused !== undefined)
        return refused;
    const own = work.prd.feature === atBase.prd.feature ? placed : await placedFor(placed.on, settings, work.prd.feature);
    if (!own.ok)
        return own;
    const { access: _, ...base } = own.on.found;
    const notices = [...work.notices, ...passedOn(settings)];
    const more = { ...work, checks, templates, backlogs, ...(objective && { objective }) };
    return { ...more, repository: authored(own.on.repository, settings), settings, base, notices };
}
/** What gates see although it looks like a secret is said aloud (04-trust rule 1). */
function passedOn({ gateEnv }) {
    return gateEnv.length === 0 ? [] : [`gate_env: the gates see ${gateEnv.join(', ')}.`];
}
/** The repository with the configured author, which is known only once the policy base was read. */
function authored(repository, settings) {
    const identity = { name: settings.commitAuthorName, email: settings.commitAuthorEmail };
    return { ...repository, commit: (call) => repository.commit({ identity, ...call }) };
}
async function findWork({ repository, found: base, call }, atBase) {
    const { settings, prd: found } = atBase;
    const start = await beginAt(repository, { base, atBase, call });
    if (!start.ok)
        return start;
    const isFound = found.path === undefined || start.start.commit === base.commit;
    const prd = isFound ? found : await (0,find_prd/* readAt */.m6)(repository, start.start.commit, found.path);
    if (!prd.ok)
        return prd;
    const unknown = atBase.objective ? [] : (0,plan/* unknownStories */.EU)(prd.prd, settings.stories);
    if (unknown.length > 0) {
        const has = someOf(prd.prd.stories.map((story) => story.id));
        return (0,refusal/* configError */.Fj)(`story: ${found.path} has no story ${someOf(unknown)}. It has ${has}; write ids as they stand there.`);
    }
    const policy = storyPolicy({ base: found, asked: call.job.asked });
    const permitted = { ...policy.permit(prd), feature: start.feature };
    const refused = notPermitted(prd, permitted, base.branch);
    const notices = [...atBase.notices, ...prd.prd.notices, ...summarised(prd), ...start.notices, ...refused];
    return { ok: true, prd: permitted, policy, start, notices };
}
function someOf(ids) {
    if (ids.length === 0)
        return 'none';
    const more = ids.length > 8 ? ` and ${ids.length - 8} more` : '';
    const shown = ids.slice(0, 8).map((id) => `"${id}"`);
    return `${shown.join(', ')}${more}`;
}
function summarised({ path, prd }) {
    const { warnings } = prd;
    if (warnings.length === 0)
        return [];
    const more = warnings.length > 1 ? ` (and ${warnings.length - 1} more)` : '';
    return [`${path}: ${warnings[0]}${more}`];
}
/** Finds git and bash, or says which of them is missing. */
function findPrograms({ env, job }) {
    const path = env['PATH'] ?? '';
    const git = (0,resolve/* resolveProgram */.d)('git', { path, cwd: job.workspace });
    const bash = (0,resolve/* resolveProgram */.d)('bash', { path, cwd: job.workspace });
    const missing = [git, bash].flatMap((found) => (found.ok ? [] : [found.message]));
    if (!git.ok || !bash.ok)
        return (0,refusal/* configError */.Fj)(...missing);
    return { ok: true, git: git.path, bash: bash.path };
}


/***/ }),

/***/ 47355:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Fj: () => (/* binding */ configError),
/* harmony export */   VM: () => (/* binding */ interrupted),
/* harmony export */   j8: () => (/* binding */ environmentBroken)
/* harmony export */ });
/** Something a person has to set right in the workflow, the settings or the repository. */
function configError(...reasons) {
    return { ok: false, halt: 'config_error', reasons };
}
/** Something outside the repository does not answer; the same run may work later. */
function environmentBroken(...reasons) {
    return { ok: false, halt: 'environment_broken', reasons };
}
/** Cancelled before a run began: whatever the remote or git said meanwhile, the cancel is the cause. */
function interrupted(cancel) {
    return {
        ok: false,
        halt: 'interrupted',
        reasons: [`${String(cancel.reason)} before the run began; nothing was changed.`],
    };
}


/***/ }),

/***/ 63956:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  C: () => (/* binding */ runAction)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(76760);
// EXTERNAL MODULE: ./build/adapters/clock.js
var clock = __nccwpck_require__(21759);
// EXTERNAL MODULE: ./build/settings/read.js + 15 modules
var settings_read = __nccwpck_require__(64780);
// EXTERNAL MODULE: ./build/action/action-end.js
var action_end = __nccwpck_require__(35741);
;// CONCATENATED MODULE: ./build/action/asked-run.js


/** Comments, labels and reviews are many and mostly not for us: what reads them is loaded only for them. */
async function runAsked(own, runJob) {
    const [thread, objectives] = await Promise.all([Promise.all(/* import() */[__nccwpck_require__.e(8816), __nccwpck_require__.e(56), __nccwpck_require__.e(8022), __nccwpck_require__.e(6378), __nccwpck_require__.e(1948)]).then(__nccwpck_require__.bind(__nccwpck_require__, 81948)), Promise.resolve(/* import() */).then(__nccwpck_require__.bind(__nccwpck_require__, 89165))]);
    const run = async (asked, call) => {
        if (asked.command.kind !== 'resume')
            return runJob(call, { ...own.job, asked }, objectives.askedObjective(asked));
        const { findResumed } = await Promise.all(/* import() */[__nccwpck_require__.e(7196), __nccwpck_require__.e(9627), __nccwpck_require__.e(22), __nccwpck_require__.e(9008)]).then(__nccwpck_require__.bind(__nccwpck_require__, 49008));
        const found = await findResumed(own, asked, asked.command.runId);
        if (!found.ok)
            return (0,action_end/* refused */.J)(found);
        const { objective, ...goesOn } = found;
        return runJob(call, { ...own.job, asked: { ...asked, goesOn } }, objective);
    };
    return thread.runThread({ ...own, run });
}
/** A start that a person asked for is one of few in an hour; undefined = it may begin. */
async function countLate(prepared, asked) {
    const { countAsked } = await Promise.all(/* import() */[__nccwpck_require__.e(8816), __nccwpck_require__.e(2119)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2119));
    return countAsked(prepared, { asked, now: (0,clock/* systemClock */.m)().wallMs() });
}

// EXTERNAL MODULE: ./build/action/early-inputs.js
var early_inputs = __nccwpck_require__(69256);
// EXTERNAL MODULE: ./build/action/isolation.js + 1 modules
var isolation = __nccwpck_require__(16207);
// EXTERNAL MODULE: ./build/action/job.js
var action_job = __nccwpck_require__(67712);
// EXTERNAL MODULE: ./build/action/modes.js
var modes = __nccwpck_require__(65855);
// EXTERNAL MODULE: ./build/action/prepare.js + 3 modules
var prepare = __nccwpck_require__(50326);
// EXTERNAL MODULE: ./build/action/refusal.js
var refusal = __nccwpck_require__(47355);
;// CONCATENATED MODULE: ./build/action/trigger.js
const runs = new Set([
    'schedule',
    'workflow_dispatch',
    'repository_dispatch',
    'push',
    'workflow_call',
]);
/** Events of an issue or pull request that may carry a command. */
const threads = new Set(['issue_comment', 'issues', 'pull_request_review']);
/** Events whose payload a stranger controls while the job holds write permissions (catalogue U10). */
const dangerous = new Set(['pull_request_target', 'workflow_run']);
/** Turns the job's event into a request; anything that is not for us is skipped with the reason, never an error. */
function requestOf({ eventName, payload }) {
    if (eventName === 'schedule' && isFork(payload)) {
        return { type: 'skipped', reason: "this repository is a fork, whose schedules are nobody's wish" };
    }
    if (runs.has(eventName))
        return { type: 'run' };
    if (threads.has(eventName))
        return { type: 'thread' };
    if (dangerous.has(eventName)) {
        return {
            type: 'refused',
            message: `This workflow was started by ${eventName}, which runs with write permissions on somebody else's code. ` +
                'Start ralph-action from schedule, workflow_dispatch, repository_dispatch, push or issue_comment.',
        };
    }
    return { type: 'skipped', reason: `event ${eventName} starts no run` };
}
/** A fork takes the workflows of its origin along (catalogue U18). */
function isFork(payload) {
    const { repository } = payload;
    return repository?.fork === true;
}

;// CONCATENATED MODULE: ./build/action/until-current.js
/** A remote on which something moves each time that it is read is worked on by somebody else. */
const TRIES = 3;
/**
 * Reads and runs again where what was read had moved before the lock was ours: a push of a run that was killed may arrive late, and
 * another run may have ended in that very moment. Nothing was begun until then.
 */
async function untilCurrent({ log, cancel }, once) {
    let end = await once(true);
    for (let tries = 1; tries < TRIES && end.outdated !== undefined && !cancel.aborted; tries += 1) {
        log.notice(`${end.outdated} It is read again.`);
        end = await once(false);
    }
    return end;
}

;// CONCATENATED MODULE: ./build/action/run-action.js














/** The action from its environment to its exit code: read, prepare, open, run. */
async function runAction(call) {
    const read = (0,action_job/* readJob */.c)(call.env);
    if (!read.ok)
        return (0,action_end/* refused */.J)((0,refusal/* configError */.Fj)(read.message));
    const inputs = (0,settings_read/* inputsFromEnvironment */.n)(call.env);
    const silence = (0,modes/* noCommands */.KM)(inputs);
    const phrase = (0,early_inputs/* inputValue */.UV)(inputs, 'trigger_phrase');
    const job = phrase === undefined ? read.job : { ...read.job, phrase };
    const request = requestOf(job);
    switch (request.type) {
        case 'skipped':
            return (0,action_end/* refused */.J)({ ok: false, halt: 'skipped', reasons: [request.reason] });
        case 'refused':
            return (0,action_end/* refused */.J)((0,refusal/* configError */.Fj)(request.message));
        case 'thread':
            if (silence !== undefined)
                return (0,action_end/* refused */.J)(silence);
            return runAsked({ call, job, inputs }, (...given) => runJob(...given).catch(unprepared));
        case 'run':
            return (0,modes/* runMode */.rt)((0,modes/* modeOf */.VV)(inputs), { call, job, inputs }, (...given) => runJob(...given).catch(unprepared));
    }
}
const unprepared = (0,modes/* refusedByDisk */.b)('the preparation of the run');
async function runJob(call, job, objective) {
    const root = (0,external_node_path_.join)(job.temp, 'ralph');
    (0,external_node_fs_.mkdirSync)(root, { recursive: true, mode: 0o700 });
    const inputs = (0,settings_read/* inputsFromEnvironment */.n)(call.env);
    const probing = (0,isolation/* beginProbe */.kP)({ env: call.env, job, root }, inputs);
    return untilCurrent(call, (isFirst) => runOnce(call, { job, root, inputs, objective, probing, isFirst }));
}
async function runOnce(call, { isFirst, inputs, objective, ...attempt }) {
    const { job } = attempt;
    let noted;
    const onAsked = () => {
        noted = loadRun().then(({ noteAhead }) => noteAhead(call.env, attempt.probing));
        // Whoever waits for it hears of a failure.
        noted.catch(() => undefined);
    };
    const prepared = await (0,prepare/* prepare */.i)({ job, inputs, objective, env: call.env, cancel: call.cancel, onAsked });
    if (!prepared.ok)
        return (0,action_end/* refused */.J)(prepared);
    try {
        if (isFirst)
            for (const notice of prepared.notices)
                call.log.notice(notice);
        const tooMany = isFirst && job.asked ? await countLate(prepared, job.asked) : undefined;
        if (tooMany !== undefined)
            return (0,action_end/* refused */.J)(tooMany);
        const { runPrepared } = await loadRun();
        const end = await runPrepared(call, { ...attempt, prepared, clock: (0,clock/* systemClock */.m)(), noted });
        await end.after?.();
        return end;
    }
    finally {
        await prepared.repository.close();
    }
}
/** What a run needs once it may begin: loaded while git answers what decides that. */
const loadRun = () => Promise.all(/* import() */[__nccwpck_require__.e(7196), __nccwpck_require__.e(9627), __nccwpck_require__.e(22), __nccwpck_require__.e(8872), __nccwpck_require__.e(5015), __nccwpck_require__.e(8241), __nccwpck_require__.e(7013), __nccwpck_require__.e(2401)]).then(__nccwpck_require__.bind(__nccwpck_require__, 24064));


/***/ }),

/***/ 92656:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   EO: () => (/* binding */ startAt),
/* harmony export */   at: () => (/* binding */ branchName),
/* harmony export */   kI: () => (/* binding */ findStart),
/* harmony export */   oL: () => (/* binding */ prefixAt)
/* harmony export */ });
/* harmony import */ var _base_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(46406);

/**
 * Goes on with the open ralph branch when base is its ancestor. A base that has moved: our own commits are put on top of it and judged
 * again, into a branch with the commits of others it is merged. A pull request that was merged or closed: from base. Where none of
 * it can be done the branch is left alone, and one of its own, `-2` and so on, is used.
 */
async function findStart(repository, call) {
    const { base } = call;
    const wanted = branchName(call);
    const notices = [...misnamed(call)];
    for (let count = 1;; count += 1) {
        const branch = count === 1 ? wanted : `${wanted}-${count}`;
        const head = base.remoteRefs.get(`refs/heads/${branch}`);
        if (head === undefined)
            return startAt(repository, { branch, commit: base.commit, notices });
        const [fetched, pull] = await Promise.all([
            repository.fetchRef(`refs/heads/${branch}`),
            call.pullState({ branch, commit: head, base: base.branch }),
        ]);
        if (!fetched.ok)
            return (0,_base_js__WEBPACK_IMPORTED_MODULE_0__/* .remoteRefusal */ .jH)(fetched.problem);
        const place = await judgeBranch(repository, call, { branch, head: fetched.commit, pull });
        if (place.type === 'start')
            return startAt(repository, { ...place, branch, notices: [...notices, place.notice] });
        notices.push(`Branch ${branch} ${place.why}, so it is left alone; this run uses another one.`);
    }
}
async function judgeBranch(repository, call, { branch, head, pull }) {
    const { base, prd, own, now } = call;
    if (pull === 'closed' || pull === 'merged')
        return afterPull(repository, call, { branch, head, pull });
    if (await repository.isAncestor(base.commit, head)) {
        return { type: 'start', commit: head, notice: `Continuing branch ${branch} at ${head.slice(0, 10)}.` };
    }
    if (await repository.isAncestor(head, base.commit)) {
        const notice = `${base.branch} holds all of ${branch}, so this run starts from ${base.branch}.`;
        return { type: 'start', commit: base.commit, notice };
    }
    const { judgeMoved } = await __nccwpck_require__.e(/* import() */ 1100).then(__nccwpck_require__.bind(__nccwpck_require__, 71100));
    const moved = await judgeMoved(repository, { base, branch, head, prdPath: prd.path, own, now });
    switch (moved.type) {
        case 'left':
            return moved;
        case 'merged': {
            const notice = `${base.branch} has moved on and was merged into ${branch}, which ${notMade}.`;
            return { type: 'start', commit: moved.commit, made: true, notice };
        }
        case 'carry': {
            const many = `${moved.carried.length} ${moved.carried.length === 1 ? 'commit' : 'commits'}`;
            const notice = `${base.branch} has moved on: ${many} of ${branch} are put on top of it and checked again.`;
            return { type: 'start', commit: base.commit, replaces: head, carried: moved.carried, notice };
        }
    }
}
/** Somebody decided about it: the work starts anew, in the place of what is ours. */
async function afterPull(repository, { base, own, branchPrefix }, { branch, head, pull }) {
    const ended = pull === 'closed' ? 'closed without merging it' : 'merged';
    const notice = `The pull request of ${branch} was ${ended}, so this run starts from ${base.branch}.`;
    const anew = { type: 'start', commit: base.commit, notice };
    if (await repository.isAncestor(head, base.commit))
        return anew;
    // Only who may write merges; who may read can open and close a pull request, with any description.
    const isDecided = pull === 'merged' && isOwnName(branch, branchPrefix);
    const isOurs = isDecided || (await isAllOurs(repository, { base, head, own }));
    return isOurs ? { ...anew, replaces: head } : { type: 'left', why: `${notMade}, and its pull request was ${pull}` };
}
async function isAllOurs(repository, at) {
    // Asked for the history of the branch, which a shallow fetch leaves out.
    await repository.isAncestor(at.base.commit, at.head);
    const moved = await __nccwpck_require__.e(/* import() */ 1100).then(__nccwpck_require__.bind(__nccwpck_require__, 71100));
    return (await moved.ownSince(repository, at)) !== undefined;
}
const notMade = 'has commits that no run of this action made';
/** Nobody but this action keeps work under its prefix. */
function isOwnName(branch, prefix) {
    return prefix !== '' && (branch.startsWith(prefix) || branch.startsWith(prefix.replaceAll('/', '-')));
}
/** A start at a commit that is at hand. */
async function startAt(repository, { branch, notices, commit, made, carried, replaces, }) {
    return {
        ok: true,
        branch,
        start: { commit, tree: await repository.treeOf(commit), ...(made && { made }) },
        notices,
        ...(carried && { carried }),
        ...(replaces && { replaces }),
    };
}
/** The branch of a feature, without a number. */
function branchName({ base, prd, branchPrefix }) {
    const named = prd.prd.branchName;
    if (named !== undefined && !isTaken(named, base))
        return named;
    return `${prefixAt(branchPrefix, base.remoteRefs)}${prd.feature}`;
}
/** The prefix as a remote with these refs can have it: without a slash where a branch is named like a folder of it. */
function prefixAt(prefix, refs) {
    return blocked(prefix, refs) ? prefix.replaceAll('/', '-') : prefix;
}
/** Work never goes to the branch it starts from, nor to the default branch (04-trust rule 8). */
function isTaken(name, base) {
    return name === base.branch || name === base.defaultBranch;
}
function misnamed({ base, prd }) {
    const named = prd.prd.branchName;
    if (named === undefined || !isTaken(named, base))
        return [];
    return [`${prd.path}: "branchName" is ${named}, which this action never pushes. The run uses a branch of its own.`];
}
/** A branch named like a folder of the prefix makes every name below it impossible (catalogue G9). */
function blocked(prefix, refs) {
    const parts = prefix.split('/').slice(0, -1);
    return parts.some((_, index) => refs.has(`refs/heads/${parts.slice(0, index + 1).join('/')}`));
}


/***/ }),

/***/ 36866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ programStamp),
/* harmony export */   p: () => (/* binding */ stamped)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);

/** The program as it is now, before any agent ran. */
function stamped(program) {
    return { ...program, stamp: programStamp(program.program) };
}
/**
 * Names the file behind a program by place, inode, size and times: a process cannot set the time of a change (ctime) back. `absent`
 * when there is none.
 */
function programStamp(program) {
    try {
        const path = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(program);
        const { ino, size, mode, mtimeNs, ctimeNs } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { bigint: true });
        return `${path} ${ino} ${size} ${mode} ${mtimeNs} ${ctimeNs}`;
    }
    catch {
        return 'absent';
    }
}


/***/ }),

/***/ 21759:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/** The machine's clocks. Elapsed time counts from `startMs`, a reading of `performance.now()` (0 = process start). */
function systemClock(startMs = 0) {
    return {
        wallMs: () => Date.now(),
        elapsedMs: () => Math.round(performance.now() - startMs),
    };
}


/***/ }),

/***/ 75881:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ openBreather)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(58500);

/** Gives way to the event loop once in so many steps (default 256), so that a signal is heard during long work. */
function openBreather(every = 256) {
    let steps = 0;
    return async () => {
        steps += 1;
        if (steps % every === 0)
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
    };
}


/***/ }),

/***/ 90642:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ unfinishedName),
/* harmony export */   u: () => (/* binding */ isUnfinished)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(77598);

/** Where a bundle is written before it takes its name, so that nobody finds half of one there. */
function unfinishedName(path) {
    return `${path}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString('hex')}`;
}
/** Whether a file was to become that bundle. */
function isUnfinished(name, bundle) {
    return name.startsWith(`${bundle}.`) && /^[0-9a-f]{12}$/.test(name.slice(bundle.length + 1));
}


/***/ }),

/***/ 55267:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ conversationEnded),
/* harmony export */   i: () => (/* binding */ converse)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(31421);

/** Name of the error with which questions are rejected when the program ended. */
const conversationEnded = 'ConversationEnded';
/** Starts nothing until the first question. */
function converse(call) {
    let speaker;
    return {
        ask: (request, maxBytes) => {
            if (speaker === undefined || speaker.ended())
                speaker = startSpeaker(call);
            return speaker.ask(request, maxBytes);
        },
        close: async () => {
            const last = speaker;
            speaker = undefined;
            await last?.close();
        },
    };
}
function startSpeaker(call) {
    const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(call.program, [...call.args], { cwd: call.cwd, env: call.env, stdio: ['pipe', 'pipe', 'pipe'] });
    const waiting = openQueue();
    const reader = call.reader();
    let ended = false;
    let lastWords = '';
    const end = (reason) => {
        ended = true;
        const error = new Error(`${call.program} ${call.args.join(' ')} ended: ${lastWords.trim() || reason}`);
        error.name = conversationEnded;
        for (const one of waiting.takeAll())
            one.reject(error);
    };
    child.stdin.on('error', () => undefined);
    child.stderr.on('data', (data) => {
        lastWords = (lastWords + data.toString('utf8')).slice(-2000);
    });
    child.stdout.on('data', (chunk) => {
        for (const answer of reader.push(chunk))
            waiting.take()?.resolve(answer);
    });
    const closed = new Promise((resolve) => {
        child.on('error', (error) => resolve(end(error.message)));
        child.on('close', (code, signal) => resolve(end(`exit code ${code ?? signal}`)));
    });
    return {
        ask: (request, maxBytes = Number.POSITIVE_INFINITY) => new Promise((resolve, reject) => {
            waiting.add({ resolve, reject });
            reader.expect?.(maxBytes);
            child.stdin.write(request);
        }),
        ended: () => ended,
        close: () => {
            child.stdin.end();
            return closed;
        },
    };
}
/** First in, first out. `Array.shift` moves all that is left each time, which takes minutes with 200,000 questions. */
function openQueue() {
    let items = [];
    let next = 0;
    return {
        add: (item) => {
            items.push(item);
        },
        take: () => {
            const item = items[next];
            next += 1;
            if (next >= items.length) {
                items = [];
                next = 0;
            }
            return item;
        },
        takeAll: () => {
            const left = items.slice(next);
            items = [];
            next = 0;
            return left;
        },
    };
}


/***/ }),

/***/ 94547:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  v: () => (/* binding */ noExtras),
  Q: () => (/* binding */ readExtras)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(73024);
// EXTERNAL MODULE: ./build/adapters/git/index-file.js
var index_file = __nccwpck_require__(81261);
// EXTERNAL MODULE: ./build/adapters/git/index-scan.js
var index_scan = __nccwpck_require__(14494);
// EXTERNAL MODULE: ./build/adapters/git/lfs-find.js
var lfs_find = __nccwpck_require__(21649);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(76760);
// EXTERNAL MODULE: ./build/core/integrity-words.js
var integrity_words = __nccwpck_require__(34661);
// EXTERNAL MODULE: ./build/adapters/git/layer-stamp.js
var layer_stamp = __nccwpck_require__(66213);
// EXTERNAL MODULE: ./build/adapters/git/paths.js
var paths = __nccwpck_require__(510);
// EXTERNAL MODULE: ./build/adapters/git/folder.js
var git_folder = __nccwpck_require__(4340);
// EXTERNAL MODULE: ./build/adapters/git/refs.js
var refs = __nccwpck_require__(82342);
;// CONCATENATED MODULE: ./build/adapters/git/submodule-head.js




/**
 * Reads which commit a submodule is at, without starting anything and without its configuration. A folder that is reached by a
 * link, or whose `.git` leads out of the workspace, is none that actions/checkout made (G24).
 * @param workspace real path of the workspace
 */
function readSubmoduleHead(workspace, path) {
    const parts = path.split('/');
    const kinds = parts.map((_, at) => (0,git_folder/* kindAt */.Ii)(workspace, parts.slice(0, at + 1).join('/')));
    if (kinds.includes('link'))
        return { ok: false, why: 'link' };
    if (kinds.some((kind) => kind !== 'folder'))
        return { ok: false, why: 'absent' };
    const gitDir = gitDirOf((0,external_node_path_.join)(workspace, path));
    if (gitDir === undefined)
        return { ok: false, why: 'absent' };
    if (!gitDir.startsWith(`${workspace}/`))
        return { ok: false, why: 'outside' };
    const commit = commitOf(gitDir);
    return commit === undefined ? { ok: false, why: 'unreadable' } : { ok: true, commit, gitDir };
}
/** The real path of a submodule's git folder: `.git` itself, or what it names. */
function gitDirOf(folder) {
    const place = (0,external_node_path_.join)(folder, '.git');
    const kind = (0,git_folder/* kindAt */.Ii)(place, '');
    if (kind === 'folder')
        return place;
    const [, named] = /^gitdir: (.+)\n*$/.exec((kind === 'file' && readSmall(place)) || '') ?? [];
    return named === undefined ? undefined : realOf((0,external_node_path_.resolve)(folder, named));
}
function commitOf(gitDir) {
    const head = readSmall((0,external_node_path_.join)(gitDir, 'HEAD'))?.trim() ?? '';
    if (isCommit(head))
        return head;
    const ref = head.replace(/^ref: /, '');
    if (!(0,refs/* isFullRef */.x)(ref))
        return undefined;
    const loose = readSmall((0,external_node_path_.join)(gitDir, ref))?.trim() ?? '';
    return isCommit(loose) ? loose : packed(gitDir, ref);
}
function packed(gitDir, ref) {
    const lines = (readSmall((0,external_node_path_.join)(gitDir, 'packed-refs'), 16 * 1024 * 1024) ?? '').split('\n');
    const line = lines.find((each) => each.endsWith(` ${ref}`));
    return line !== undefined && isCommit(line.slice(0, 40)) ? line.slice(0, 40) : undefined;
}
function isCommit(text) {
    return /^[0-9a-f]{40}$/.test(text);
}
function readSmall(path, maxBytes = 4096) {
    const stats = (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
    return stats?.isFile() && stats.size <= maxBytes ? (0,external_node_fs_.readFileSync)(path, 'utf8') : undefined;
}
function realOf(path) {
    try {
        return (0,external_node_fs_.realpathSync)(path);
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./build/adapters/git/breather.js
var breather = __nccwpck_require__(75881);
;// CONCATENATED MODULE: ./build/adapters/git/submodule-roots.js



/** Everything that lies in a submodule but `.git`, its own and those of submodules inside it; as few whole folders as possible. */
async function submoduleRoots(workspace, path) {
    const split = await foldersWithGit(workspace, path);
    const roots = new Set();
    for (const folder of split) {
        for (const { name } of (0,git_folder/* listFolder */.bt)(workspace, folder)) {
            const child = (0,paths/* joinPath */.uJ)(folder, name);
            // Names that are not UTF-8 cannot be given to `cp`.
            if (name !== '.git' && !split.has(child) && child.isWellFormed())
                roots.add(child);
        }
    }
    return { roots, above: new Set([...split, ...(0,paths/* foldersAbove */.Zv)(path)]) };
}
/** The submodule's folder, and those below it in which, or below which, a `.git` lies. */
async function foldersWithGit(workspace, path) {
    const found = new Set([path]);
    const above = new Set((0,paths/* foldersAbove */.Zv)(path));
    const breathe = (0,breather/* openBreather */.o)();
    const open = [path];
    for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
        const items = (0,git_folder/* listFolder */.bt)(workspace, folder);
        const folders = items.filter(({ name, kind }) => kind === 'folder' && name !== '.git');
        for (const { name } of folders)
            open.push((0,paths/* joinPath */.uJ)(folder, name));
        if (items.some(({ name }) => name === '.git'))
            for (const each of [folder, ...(0,paths/* foldersAbove */.Zv)(folder)])
                found.add(each);
        await breathe();
    }
    return found.difference(above);
}

// EXTERNAL MODULE: ./build/adapters/git/tree-object.js
var tree_object = __nccwpck_require__(8014);
// EXTERNAL MODULE: ./build/adapters/git/workspace.js
var git_workspace = __nccwpck_require__(78991);
;// CONCATENATED MODULE: ./build/adapters/git/submodules.js









/** Looks at every submodule of the run start; nothing of it is run, and one git for each tells what was changed in it. */
async function findSubmodules({ git, workspace, index }) {
    const submodules = [];
    const notices = [];
    const absent = [];
    for (const entry of index.ordered.filter((each) => index.modeOf(each) === tree_object/* submoduleMode */.wS)) {
        const { path } = entry;
        const commit = index.shaOf(entry);
        const head = readSubmoduleHead(workspace, path);
        const why = whyNot(head, { path, commit });
        if (head.ok && why === undefined) {
            submodules.push(await submoduleOf(workspace, path, commit));
            notices.push(...(await changedNotice({ git, gitDir: head.gitDir, workspace, path, commit })));
        }
        else if (why === undefined) {
            absent.push((0,integrity_words/* shown */.SP)(path));
        }
        else {
            notices.push(`Submodule ${(0,integrity_words/* shown */.SP)(path)}: ${why}. Agents and gates see an empty folder.`);
        }
    }
    return { submodules, notices: [...absentNotice(absent), ...firstOf(notices)] };
}
/** Why files that lie there are not taken; undefined also when nothing lies there. */
function whyNot(head, { path, commit }) {
    if (!head.ok)
        return head.why === 'absent' ? undefined : refused[head.why];
    if (!path.isWellFormed())
        return 'its name is not UTF-8';
    if (head.commit === commit)
        return undefined;
    return `the workspace has ${head.commit.slice(0, 10)}, the commit that the run starts from wants ${commit.slice(0, 10)}`;
}
async function submoduleOf(workspace, path, commit) {
    const roots = await submoduleRoots(workspace, path);
    const origin = await (0,layer_stamp/* stampLayer */.F)(roots, workspace);
    return { path, commit, layer: { source: workspace, ...roots, origin, laid: new Map() } };
}
/** Counts with our own git, without the submodule's configuration, hooks and filters; nothing is said when git cannot tell. */
async function changedNotice({ git, gitDir, workspace, path, commit }) {
    const indexFile = (0,external_node_path_.join)(gitDir, 'index');
    if (!(0,external_node_fs_.existsSync)(indexFile))
        return [];
    const diff = [
        'diff',
        '--no-ext-diff',
        '--no-textconv',
        '--no-renames',
        '--name-only',
        '-z',
        '--ignore-submodules=all',
    ];
    const env = (0,git_workspace/* borrow */.Wq)({ objects: (0,external_node_path_.join)(gitDir, 'objects') });
    const result = await git.run([...diff, commit, '--'], { indexFile, workTree: (0,external_node_path_.join)(workspace, path), env });
    const { length } = result.exitCode === 0 ? (0,paths/* splitNames */.bZ)(result.stdout) : [];
    const differ = length === 1 ? '1 file in the workspace differs' : `${length} files in the workspace differ`;
    if (length === 0)
        return [];
    return [`Submodule ${(0,integrity_words/* shown */.SP)(path)}: ${differ} from its commit. Agents and gates see what lies there.`];
}
const refused = {
    link: 'a link stands at its path in the workspace, and links are not followed',
    outside: 'its .git names a folder outside of the workspace, which is not looked at',
    unreadable: 'its .git does not tell which commit is checked out',
};
const mostNotices = 10;
function firstOf(notices) {
    const more = notices.length - mostNotices;
    if (more <= 0)
        return notices;
    return [...notices.slice(0, mostNotices), `${more} more submodules are not as they were committed.`];
}
function absentNotice(paths) {
    if (paths.length === 0)
        return [];
    const more = paths.length > 5 ? ` and ${paths.length - 5} more` : '';
    const named = `${paths.slice(0, 5).join(', ')}${more}`;
    const [noun, folders] = paths.length === 1 ? ['Submodule', 'an empty folder'] : ['Submodules', 'empty folders'];
    return [
        `${noun} ${named}: not checked out. Agents and gates see ${folders}. Add "submodules: recursive" to the step of actions/checkout.`,
    ];
}

;// CONCATENATED MODULE: ./build/adapters/git/extras.js





/** Of a repository without both. */
const noExtras = { submodules: [], notices: [] };
/** Reads them once, before any agent runs. A repository that has none pays one look through the bytes of an index. */
async function readExtras(call) {
    const { repository, workspace } = call;
    const bytes = (0,external_node_fs_.readFileSync)(call.indexFile);
    const { hasSubmodules, attributeBlobs } = (0,index_scan/* scanIndex */.U)(bytes);
    const hasLfs = await namesLfs(repository, attributeBlobs);
    if (!hasLfs && !hasSubmodules)
        return noExtras;
    const index = (0,index_file/* parseIndex */.A)(bytes, 0n);
    const { submodules, notices } = await findSubmodules({ git: repository.git, workspace, index });
    if (!hasLfs)
        return { submodules, notices };
    const found = await (0,lfs_find/* findLfs */.v)({ ...call, index });
    return { submodules, lfs: found.lfs, notices: [...notices, ...found.notices] };
}
async function namesLfs(repository, blobs) {
    return (await repository.blobs(blobs)).some((bytes) => bytes.includes('filter=lfs'));
}


/***/ }),

/***/ 4340:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ii: () => (/* binding */ kindAt),
/* harmony export */   Wt: () => (/* binding */ changing),
/* harmony export */   _b: () => (/* binding */ removePath),
/* harmony export */   bt: () => (/* binding */ listFolder),
/* harmony export */   ch: () => (/* binding */ removeGently),
/* harmony export */   l3: () => (/* binding */ withAccess),
/* harmony export */   vf: () => (/* binding */ discard)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(51455);
/* harmony import */ var _breather_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(75881);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(510);





/** Undefined when there is nothing. */
function kindAt(dir, path) {
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)((0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .inside */ .nx)(dir, path), { throwIfNoEntry: false });
    return stats && kindOf(stats);
}
/** Entries of a folder by exact name. A folder that denies access to us is opened first: it is ours to judge. */
function listFolder(dir, path) {
    return withAccess(dir, path, () => readItems((0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .inside */ .nx)(dir, path)));
}
/**
 * Removes a file, link or whole folder, whatever its permissions and depth, never following a link. Absent is fine.
 * Throws an error that names the path when the system refuses, as it does for a file that was made immutable.
 */
function removePath(dir, path) {
    const deep = [];
    removeWhole(dir, path, deep);
    for (let next = deep.pop(); next !== undefined; next = deep.pop())
        removeWhole(dir, next, deep);
}
/** As `removePath`, but gives way to the event loop: hundreds of thousands of entries take many seconds. */
async function removeGently(dir, path, breathe = (0,_breather_js__WEBPACK_IMPORTED_MODULE_3__/* .openBreather */ .o)()) {
    if (kindAt(dir, path) === 'folder' && path.length <= longPath) {
        for (const item of listFolder(dir, path))
            await removeGently(dir, (0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .joinPath */ .uJ)(path, item.name), breathe);
    }
    removePath(dir, path);
    await breathe();
}
/**
 * Takes a file or folder out of the way at once and removes it behind the scenes: removing the hundreds of small folders
 * of a git repository can take longer than everything else between two attempts.
 * @param trash folder on the same file system that nobody else uses; made when it is missing
 */
function discard(dir, path, trash) {
    const moved = `${trash}/${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(8).toString('hex')}`;
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(trash, { recursive: true, mode: 0o700 });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)((0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .inside */ .nx)(dir, path), moved);
    }
    catch {
        removePath(dir, path);
        return;
    }
    // A turn of the loop for each of a few dozen entries costs more than they do.
    if (removedAtOnce(moved, { left: MOST_AT_ONCE }))
        return;
    // What cannot be removed stays in the trash, where nothing reads it.
    (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.rm)(moved, { recursive: true, force: true }).catch(() => undefined);
}
/** About a millisecond of work. */
const MOST_AT_ONCE = 64;
/** Removes so many entries at most; false when there are more, or one resists. */
function removedAtOnce(path, budget) {
    try {
        if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path).isDirectory()) {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.unlinkSync)(path);
            return true;
        }
        return emptied(path, budget);
    }
    catch {
        return false;
    }
}
function emptied(folder, budget) {
    const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder, { withFileTypes: true });
    budget.left -= entries.length;
    if (budget.left < 0)
        return false;
    for (const entry of entries) {
        const path = `${folder}/${entry.name}`;
        if (!entry.isDirectory())
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.unlinkSync)(path);
        else if (!emptied(path, budget))
            return false;
    }
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmdirSync)(folder);
    return true;
}
// No system call takes a path over 4,096 bytes: folders that lie deeper are first moved up to the root.
const longPath = 2000;
function removeWhole(dir, path, deep) {
    const kind = kindAt(dir, path);
    if (kind === undefined)
        return;
    const place = (0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .inside */ .nx)(dir, path);
    if (kind !== 'folder') {
        changing(dir, path, () => withAccess(dir, (0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .parentOf */ .gN)(path), () => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.unlinkSync)(place)));
    }
    else if (path.length > longPath) {
        const moved = `ralph-removing-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(8).toString('hex')}`;
        changing(dir, path, () => withAccess(dir, (0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .parentOf */ .gN)(path), () => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(place, `${dir}/${moved}`)));
        deep.push(moved);
    }
    else {
        for (const item of listFolder(dir, path))
            removeWhole(dir, (0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .joinPath */ .uJ)(path, item.name), deep);
        changing(dir, path, () => withAccess(dir, (0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .parentOf */ .gN)(path), () => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmdirSync)(place)));
    }
}
/** Runs an action on a path of ours; a refusal of the system becomes an error that names the path and what to do. */
function changing(dir, path, act) {
    try {
        act();
    }
    catch (error) {
        throw isDenied(error) ? unchangeable((0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .joinPath */ .uJ)(dir, path), error) : error;
    }
}
function unchangeable(path, cause) {
    const message = `${path.replace(/\/$/, '')} can be neither changed nor removed: it was made immutable or belongs to another user. Remove it (chattr -i) and run again. ${cause.message}`;
    // To us such a place is a file system that cannot be written: trouble of the machine, not a bug.
    return Object.assign(new Error(message, { cause }), { code: 'EROFS', path });
}
/** Runs an action in a folder; when permissions forbid it, gives us the folder and tries once more. */
function withAccess(dir, folder, act) {
    try {
        return act();
    }
    catch (error) {
        if (!isDenied(error))
            throw error;
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.chmodSync)((0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .inside */ .nx)(dir, folder), 0o755);
        return act();
    }
}
function isDenied(error) {
    return error instanceof Error && 'code' in error && (error.code === 'EACCES' || error.code === 'EPERM');
}
function kindOf(entry) {
    if (entry.isFile())
        return 'file';
    if (entry.isDirectory())
        return 'folder';
    if (entry.isSymbolicLink())
        return 'link';
    if (entry.isFIFO())
        return 'pipe';
    return entry.isSocket() ? 'socket' : 'device';
}
function readItems(place) {
    const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(place, { withFileTypes: true });
    if (!entries.some((entry) => entry.name.includes('\uFFFD'))) {
        return entries.map((entry) => ({ name: entry.name, kind: kindOf(entry) }));
    }
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(place, { withFileTypes: true, encoding: 'buffer' }).map((entry) => ({
        name: (0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .decodePath */ .q0)(entry.name),
        kind: kindOf(entry),
    }));
}


/***/ }),

/***/ 68890:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Xi: () => (/* binding */ GitFailure),
/* harmony export */   _K: () => (/* binding */ gitEnvironment),
/* harmony export */   nf: () => (/* binding */ hardening),
/* harmony export */   uD: () => (/* binding */ bindGit)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(76760);
/* harmony import */ var _run_to_end_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(95697);


/** A local git command that must not fail did: carries the command and git's own words. */
class GitFailure extends Error {
    args;
    exitCode;
    stderr;
    constructor(args, result) {
        super(`git ${args.join(' ')} exited with code ${result.exitCode}: ${result.stderr.trim() || 'no message'}`);
        this.name = 'GitFailure';
        this.args = args;
        this.exitCode = result.exitCode;
        this.stderr = result.stderr;
    }
}
/**
 * Binds git to a gitdir. Commands are local and short: no network, no hooks, no user or system configuration.
 * @param program absolute path of git, resolved before any agent ran
 * @param gitDir absolute path of the controller's gitdir
 */
function bindGit(program, gitDir) {
    const always = { ...gitEnvironment(program), GIT_DIR: gitDir };
    const environment = (options = {}) => ({
        ...always,
        ...(options.indexFile === undefined ? {} : { GIT_INDEX_FILE: options.indexFile }),
        ...(options.workTree === undefined ? {} : { GIT_WORK_TREE: options.workTree }),
        ...options.env,
    });
    const run = (args, options = {}) => (0,_run_to_end_js__WEBPACK_IMPORTED_MODULE_1__/* .runToEnd */ .c)({
        program,
        args,
        env: environment(options),
        cwd: options.workTree ?? gitDir,
        ...(options.input === undefined ? {} : { input: options.input }),
        ...(options.timeoutMs === undefined ? {} : { timeoutMs: options.timeoutMs }),
        ...(options.stdout === undefined ? {} : { stdout: options.stdout }),
        ...(options.maxBytes === undefined ? {} : { maxBytes: options.maxBytes }),
    });
    const ok = async (args, options) => {
        const result = await run(args, options);
        if (result.exitCode !== 0)
            throw new GitFailure(args, result);
        return result.stdout;
    };
    return { program, gitDir, run, ok, environment };
}
/** Configuration that every git of the controller gets by environment: nothing from the system, the user or the tree. */
const hardening = [
    ['core.hooksPath', '/dev/null'],
    ['core.fsmonitor', 'false'],
    ['core.untrackedCache', 'false'],
    ['core.attributesFile', '/dev/null'],
    ['core.excludesFile', '/dev/null'],
    ['core.quotePath', 'false'],
    ['core.autocrlf', 'false'],
    ['core.safecrlf', 'false'],
    ['core.bare', 'false'],
    ['core.symlinks', 'true'],
    ['core.fileMode', 'true'],
    ['core.trustctime', 'true'],
    ['core.ignoreCase', 'false'],
    ['core.splitIndex', 'false'],
    ['index.version', '2'],
    ['commit.gpgSign', 'false'],
    ['gc.auto', '0'],
    ['maintenance.auto', 'false'],
    ['fetch.recurseSubmodules', 'false'],
    ['push.recurseSubmodules', 'no'],
    ['submodule.recurse', 'false'],
    ['diff.ignoreSubmodules', 'all'],
    ['credential.helper', ''],
    ['protocol.allow', 'never'],
    ['protocol.https.allow', 'always'],
    ['protocol.http.allow', 'always'],
    ['protocol.file.allow', 'always'],
    ['http.followRedirects', 'false'],
    ['http.lowSpeedLimit', '1000'],
    ['http.lowSpeedTime', '30'],
    ['advice.detachedHead', 'false'],
    ['safe.directory', '*'],
];
/** The whole environment of a git process: its own folder and the system's on PATH, plus `GIT_CONFIG_*` pairs. */
function gitEnvironment(program, config = hardening) {
    const env = {
        PATH: `${(0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(program)}:/usr/bin:/bin`,
        HOME: '/nonexistent',
        LC_ALL: 'C',
        GIT_CONFIG_NOSYSTEM: '1',
        GIT_CONFIG_GLOBAL: '/dev/null',
        GIT_CONFIG_SYSTEM: '/dev/null',
        GIT_ATTR_NOSYSTEM: '1',
        GIT_TERMINAL_PROMPT: '0',
        GIT_ASKPASS: '/bin/false',
        GIT_OPTIONAL_LOCKS: '0',
        GIT_NO_REPLACE_OBJECTS: '1',
        GIT_CONFIG_COUNT: String(config.length),
    };
    for (const [index, [key, value]] of config.entries()) {
        env[`GIT_CONFIG_KEY_${index}`] = key;
        env[`GIT_CONFIG_VALUE_${index}`] = value;
    }
    return env;
}


/***/ }),

/***/ 80271:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ createGitDir)
/* harmony export */ });
/* unused harmony export plainAttributes */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(76760);


/** Attributes that switch off everything that would turn bytes into other bytes; they outrank those of any tree. */
const plainAttributes = '* -text -filter -ident -eol -crlf -working-tree-encoding\n';
const allFolders = ['objects/info', 'objects/pack', 'refs/heads', 'refs/tags', 'info'];
/** Writes an empty repository without a process and without templates: old object format, plain ref files. */
function createGitDir(call) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(call.path, { recursive: true, mode: call.folderMode });
    for (const folder of call.folders ?? allFolders) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(call.path, folder), { recursive: true });
    }
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(call.path, 'info/attributes'), plainAttributes);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(call.path, 'config'), `${call.config.join('\n')}\n`);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(call.path, 'HEAD'), `ref: ${call.head}\n`);
}


/***/ }),

/***/ 81261:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ parseIndex),
/* harmony export */   v: () => (/* binding */ readIndex)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
/* harmony import */ var _index_stat_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(66401);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(510);



/** Undefined when there is no such file. Throws on bytes that are not an index. */
function readIndex(path) {
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { bigint: true, throwIfNoEntry: false });
    return stats?.isFile() ? parseIndex((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path), stats.mtimeNs) : undefined;
}
/** @param writtenNs when the index was written, by the file system's clock */
function parseIndex(bytes, writtenNs) {
    const version = bytes.readUInt32BE(4);
    if (bytes.toString('latin1', 0, 4) !== 'DIRC' || version < 2 || version > 4)
        throw new Error('not a git index');
    const { entries, end } = readEntries(bytes, version);
    const stampOf = ({ at }) => bytes.subarray(at, at + _index_stat_js__WEBPACK_IMPORTED_MODULE_2__/* .stampBytes */ .Nf);
    return {
        bytes,
        version,
        end,
        ordered: entries,
        entries: new Map(entries.map((entry) => [entry.path, entry])),
        folders: foldersOf(entries),
        tree: cachedTree(bytes, end),
        modeOf: (entry) => bytes
            .readUInt32BE(entry.at + 24)
            .toString(8)
            .padStart(6, '0'),
        shaOf: (entry) => bytes.toString('hex', entry.at + 40, entry.at + 60),
        compare: (entry, stats) => (0,_index_stat_js__WEBPACK_IMPORTED_MODULE_2__/* .compareStats */ .f0)(stampOf(entry), stats, writtenNs),
        sizeOf: (entry) => bytes.readUInt32BE(entry.at + 36),
        stampOf,
        countWritten: (before) => entries.filter((entry) => !isSame(before, entry.path, stampOf(entry))).length,
        hidden: () => entries.filter((entry) => isHidden(bytes, entry.at)).map((entry) => entry.path),
    };
}
const extendedFlag = 0x4000;
const assumeUnchangedFlag = 0x8000;
function readEntries(bytes, version) {
    const entries = [];
    let at = 12;
    let name = Buffer.alloc(0);
    for (let left = bytes.readUInt32BE(8); left > 0; left -= 1) {
        const extended = (bytes.readUInt16BE(at + 60) & extendedFlag) !== 0;
        let start = at + (extended ? 64 : 62);
        let kept = 0;
        if (version === 4) {
            const strip = readOffset(bytes, start);
            start = strip.next;
            kept = name.length - strip.value;
        }
        const end = bytes.indexOf(0, start);
        if (end < 0 || kept < 0)
            throw new Error('truncated git index');
        name =
            kept === 0 ? bytes.subarray(start, end) : Buffer.concat([name.subarray(0, kept), bytes.subarray(start, end)]);
        entries.push({ path: (0,_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .decodePath */ .q0)(name), at });
        at = version === 4 ? end + 1 : at + ((end - at + 8) & ~7);
    }
    return { entries, end: at };
}
/** The number format of version 4's shared prefixes. */
function readOffset(bytes, from) {
    let next = from + 1;
    let byte = bytes.readUInt8(from);
    let value = byte & 127;
    while (byte & 128) {
        byte = bytes.readUInt8(next);
        next += 1;
        value = (value + 1) * 128 + (byte & 127);
    }
    return { value, next };
}
function foldersOf(entries) {
    const folders = new Set();
    for (const { path } of entries) {
        for (let slash = path.lastIndexOf('/'); slash > 0; slash = path.lastIndexOf('/', slash - 1)) {
            const folder = path.slice(0, slash);
            if (folders.has(folder))
                break;
            folders.add(folder);
        }
    }
    return folders;
}
function cachedTree(bytes, from) {
    for (let at = from; at + 8 <= bytes.length - 20;) {
        const size = bytes.readUInt32BE(at + 4);
        if (bytes.toString('latin1', at, at + 4) === 'TREE')
            return rootOf(bytes.subarray(at + 8, at + 8 + size));
        at += 8 + size;
    }
    return undefined;
}
function rootOf(extension) {
    const end = extension.indexOf(10);
    const isValid = end > 0 && !extension.toString('latin1', 1, end).startsWith('-');
    return isValid ? extension.toString('hex', end + 1, end + 21) : undefined;
}
function isHidden(bytes, at) {
    const flags = bytes.readUInt16BE(at + 60);
    if ((flags & assumeUnchangedFlag) !== 0)
        return true;
    return (flags & extendedFlag) !== 0 && (bytes.readUInt16BE(at + 62) & 0x4000) !== 0;
}
function isSame(before, path, stamp) {
    const entry = before?.entries.get(path);
    return entry !== undefined && before?.stampOf(entry).equals(stamp) === true;
}


/***/ }),

/***/ 14494:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ scanIndex),
/* harmony export */   X: () => (/* binding */ submodulePaths)
/* harmony export */ });
/** Passes through the entries of an index (version 2); a name stands behind two bytes of flags that hold its length. */
function scanIndex(bytes) {
    const attributeBlobs = [];
    let hasSubmodules = false;
    let at = firstEntry;
    for (let left = bytes.readUInt32BE(8); left > 0; left -= 1) {
        if (bytes.readUInt16BE(at + 26) === submoduleBits)
            hasSubmodules = true;
        const start = at + nameOffset;
        const end = endOfName(bytes, start);
        // Links and submodules of that name are none to git.
        if (bytes.readUInt16BE(at + 26) >>> 12 === fileType && isAttributes(bytes, start, end))
            attributeBlobs.push(bytes.toString('hex', at + 40, at + 60));
        at += (end - at + 8) & ~7;
    }
    return { hasSubmodules, attributeBlobs };
}
const firstEntry = 12;
const nameOffset = 62;
const submoduleBits = 0xe000;
const fileType = 8;
const longName = 0xfff;
function endOfName(bytes, start) {
    const length = bytes.readUInt16BE(start - 2) & longName;
    return length < longName ? start + length : bytes.indexOf(0, start);
}
const fileName = '.gitattributes';
const slash = 47;
const lastLetter = fileName.charCodeAt(fileName.length - 1);
function isAttributes(bytes, start, end) {
    const from = end - fileName.length;
    if (from < start || bytes[end - 1] !== lastLetter)
        return false;
    return (from === start || bytes[from - 1] === slash) && bytes.toString('latin1', from, end) === fileName;
}
/** Paths at which an index has submodules. */
function submodulePaths({ bytes, ordered }) {
    return new Set(ordered.filter(({ at }) => bytes.readUInt16BE(at + 26) === submoduleBits).map(({ path }) => path));
}


/***/ }),

/***/ 66401:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Mm: () => (/* binding */ encodeStats),
/* harmony export */   Nf: () => (/* binding */ stampBytes),
/* harmony export */   f0: () => (/* binding */ compareStats)
/* harmony export */ });
/* unused harmony export statBytes */
/** Bytes of an index entry before its flags: ten numbers of stat data, then the name of the content. */
const statBytes = 40;
const stampBytes = 60;
/**
 * Compares an index entry with a file on disk to the nanosecond, as git itself does only to the second.
 * @param writtenNs when the index was written, by the file system's clock
 */
function compareStats(entry, stats, writtenNs) {
    const mtimeNs = timeAt(entry, 8);
    const agrees = stats.mtimeNs === mtimeNs &&
        low32(stats.ino) === entry.readUInt32BE(20) &&
        low32(stats.size) === entry.readUInt32BE(36) &&
        modeOfStats(stats) === entry.readUInt32BE(24);
    if (!agrees)
        return 'changed';
    return mtimeNs < writtenNs && stats.ctimeNs === timeAt(entry, 0) ? 'same' : 'racy';
}
/** Stat data of a file as an index entry holds it. */
function encodeStats(stats, mode) {
    const bytes = Buffer.alloc(statBytes);
    writeTime(bytes, 0, stats.ctimeNs);
    writeTime(bytes, 8, stats.mtimeNs);
    const numbers = [stats.dev, stats.ino, BigInt(mode), stats.uid, stats.gid, stats.size];
    for (const [at, value] of numbers.entries())
        bytes.writeUInt32BE(low32(value), 16 + at * 4);
    return bytes;
}
const secondNs = 1000000000n;
function timeAt(bytes, at) {
    return BigInt(bytes.readUInt32BE(at)) * secondNs + BigInt(bytes.readUInt32BE(at + 4));
}
function writeTime(bytes, at, timeNs) {
    bytes.writeUInt32BE(low32(timeNs / secondNs), at);
    bytes.writeUInt32BE(Number(timeNs % secondNs), at + 4);
}
function low32(value) {
    return Number(BigInt.asUintN(32, value));
}
function modeOfStats(stats) {
    if (stats.isSymbolicLink())
        return 0o120000;
    if (!stats.isFile())
        return 0;
    return (stats.mode & 64n) === 0n ? 0o100644 : 0o100755;
}


/***/ }),

/***/ 66213:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ stampLayer)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(58500);
/* harmony import */ var _folder_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4340);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(510);




/**
 * Path -> stamp of everything that lies under the layer's roots in `dir`. The stamp holds inode, size, mode and both
 * times in nanoseconds: a process cannot set the time of a change (ctime) back.
 */
async function stampLayer(layer, dir) {
    const stamps = new Map();
    const open = [...layer.roots];
    let folders = 0;
    for (let path = open.pop(); path !== undefined; path = open.pop()) {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0,_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .inside */ .nx)(dir, path), { bigint: true, throwIfNoEntry: false });
        if (stats === undefined)
            continue;
        stamps.set(path, stampOf(stats));
        if (!stats.isDirectory() || path.length > longPath)
            continue;
        for (const item of (0,_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .listFolder */ .bt)(dir, path))
            open.push((0,_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .joinPath */ .uJ)(path, item.name));
        folders += 1;
        if (folders % 256 === 0)
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_1__.setImmediate)();
    }
    return stamps;
}
// Nothing that was laid is this deep: whatever is, is new and will be removed whole.
const longPath = 2000;
function stampOf(stats) {
    if (stats.isDirectory())
        return 'folder';
    return `${stats.mode} ${stats.ino} ${stats.size} ${stats.mtimeNs} ${stats.ctimeNs}`;
}


/***/ }),

/***/ 54651:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  gI: () => (/* binding */ layLayer),
  p6: () => (/* binding */ layerReader)
});

// UNUSED EXPORTS: readLayer

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(76760);
// EXTERNAL MODULE: ./build/adapters/git/extras.js + 3 modules
var git_extras = __nccwpck_require__(94547);
// EXTERNAL MODULE: ./build/adapters/git/folder.js
var folder = __nccwpck_require__(4340);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __nccwpck_require__(51455);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(77598);
// EXTERNAL MODULE: ./build/adapters/git/paths.js
var git_paths = __nccwpck_require__(510);
// EXTERNAL MODULE: ./build/adapters/git/run-to-end.js
var run_to_end = __nccwpck_require__(95697);
;// CONCATENATED MODULE: ./build/adapters/git/layer-relocate.js





const mostBytes = 16 * 1024 * 1024;
/**
 * Lets copied text files that name the folder they were made in, such as start lines of a virtual environment and the configuration
 * of a build folder, name their own one instead. Times stay, so that nothing counts as changed since it was built. Binary files,
 * files over 16 MiB and those that cannot be written stay as they are. `parts`: relative paths, few enough for one command line.
 */
async function relocate(copy, parts) {
    const place = placeOf(copy.source);
    for (const part of parts) {
        const roots = part.filter((root) => ['file', 'folder'].includes((0,folder/* kindAt */.Ii)(copy.dir, root) ?? ''));
        for (const path of await filesNaming(copy, roots))
            rewrite(copy.dir, path, (text) => text.replace(place, () => bytesOf(copy.dir)));
    }
}
/** Text files under the roots in which the source's path stands; none where there is no `grep` that can tell. */
async function filesNaming({ source, dir }, roots) {
    if (roots.length === 0)
        return [];
    const args = ['-rlI', '--null', '-F', '-e', source, '--', ...roots.map((root) => `./${root}`)];
    const { stdout } = await (0,run_to_end/* runToEnd */.c)({ program: 'grep', args, cwd: dir, env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' } });
    return (0,git_paths/* splitNames */.bZ)(stdout).map((name) => name.replace(/^\.\//, ''));
}
/** The path as a whole: not the beginning of another name, and not the end of a longer path, but behind a flag such as `-I`. */
function placeOf(source) {
    const name = String.raw `[\w.+~@\x80-\xff-]`;
    const flag = String.raw `(?<=(?<![\w/])-[A-Za-z])`;
    return new RegExp(`(?:(?<!${name})|${flag})${literal(bytesOf(source))}(?!${name})`, 'g');
}
function literal(text) {
    return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
/** Every byte as one character, so that a file in any encoding comes back as it was. */
function bytesOf(text) {
    return Buffer.from(text).toString('latin1');
}
function rewrite(dir, path, change) {
    const place = (0,git_paths/* inside */.nx)(dir, path);
    try {
        const found = readText(place);
        const text = found === undefined ? '' : change(found.text);
        if (found !== undefined && text !== found.text)
            replace(place, { ...found, text });
    }
    catch {
        // It keeps the path of the workspace, as all of them did before.
    }
}
function readText(place) {
    const file = (0,external_node_fs_.openSync)(place, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK);
    try {
        const stats = (0,external_node_fs_.fstatSync)(file);
        return stats.isFile() && stats.size <= mostBytes ? { text: (0,external_node_fs_.readFileSync)(file, 'latin1'), stats } : undefined;
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}
/** A new file in its place: the old one may have other names, and may be closed to writers. */
function replace(place, { text, stats }) {
    const fresh = Buffer.concat([Buffer.from(place), Buffer.from(`.${(0,external_node_crypto_.randomBytes)(8).toString('hex')}`)]);
    const file = (0,external_node_fs_.openSync)(fresh, 'wx', 0o600);
    try {
        (0,external_node_fs_.writeFileSync)(file, text, 'latin1');
        if (stats.uid !== process.getuid?.())
            (0,external_node_fs_.fchownSync)(file, stats.uid, stats.gid);
        (0,external_node_fs_.fchmodSync)(file, stats.mode & 0o7777);
        (0,external_node_fs_.futimesSync)(file, stats.atimeMs / 1000, stats.mtimeMs / 1000);
        (0,external_node_fs_.renameSync)(fresh, place);
    }
    catch (error) {
        (0,external_node_fs_.unlinkSync)(fresh);
        throw error;
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
}

;// CONCATENATED MODULE: ./build/adapters/git/layer-copy.js







const argumentBytes = 100_000;
/**
 * Copies paths of `source` to the same places in `dir`: modes, times and links as they are, file content shared where
 * the file system can (reflink). One `cp` for up to 100 kB of names; 13,000 files take a third of the time of node's cp.
 */
async function copyRoots({ source, staysPut }, dir, roots) {
    const present = roots.filter((root) => (0,folder/* kindAt */.Ii)(source, root) !== undefined);
    const parts = chunks(present);
    for (const part of parts)
        await copyPart(source, dir, part);
    for (const root of present)
        retarget({ source, dir }, root);
    if (staysPut === true)
        await relocate({ source, dir }, parts);
}
function chunks(roots) {
    const parts = [];
    let room = 0;
    for (const root of roots) {
        const bytes = Buffer.byteLength(root) + 1;
        if (bytes > room) {
            parts.push([]);
            room = argumentBytes;
        }
        parts.at(-1)?.push(root);
        room -= bytes;
    }
    return parts;
}
async function copyPart(source, dir, roots) {
    const args = ['-a', '--reflink=auto', '--parents', '--', ...roots.map((root) => `./${root}`), dir];
    const result = await (0,run_to_end/* runToEnd */.c)({ program: 'cp', args, cwd: source, env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' } });
    if (result.exitCode === 0)
        return;
    // A cp without these options (BusyBox, macOS), or a socket that it cannot copy.
    for (const root of roots)
        await copySlowly((0,external_node_path_.join)(source, root), (0,external_node_path_.join)(dir, root));
}
async function copySlowly(from, to) {
    await (0,promises_.mkdir)((0,external_node_path_.dirname)(to), { recursive: true });
    await (0,promises_.cp)(from, to, {
        recursive: true,
        verbatimSymlinks: true,
        preserveTimestamps: true,
        mode: external_node_fs_.constants.COPYFILE_FICLONE,
        filter: (path) => !isSpecial(path),
    });
}
function isSpecial(path) {
    const kind = (0,folder/* kindAt */.Ii)(path, '');
    return kind === 'pipe' || kind === 'socket' || kind === 'device';
}
/** Absolute links into the workspace would leave the copy: they are pointed at the same place inside it. */
function retarget(copy, path, kind = (0,folder/* kindAt */.Ii)(copy.dir, path)) {
    if (kind === 'folder') {
        for (const item of (0,folder/* listFolder */.bt)(copy.dir, path))
            retarget(copy, (0,git_paths/* joinPath */.uJ)(path, item.name), item.kind);
    }
    if (kind !== 'link')
        return;
    const place = (0,git_paths/* inside */.nx)(copy.dir, path);
    const target = (0,external_node_fs_.readlinkSync)(place);
    if (!target.startsWith(`${copy.source}/`))
        return;
    (0,external_node_fs_.unlinkSync)(place);
    (0,external_node_fs_.symlinkSync)((0,external_node_path_.relative)((0,external_node_path_.dirname)((0,external_node_path_.join)(copy.dir, path)), (0,external_node_path_.join)(copy.dir, (0,external_node_path_.relative)(copy.source, target))), place);
}

// EXTERNAL MODULE: ./build/adapters/git/layer-stamp.js
var layer_stamp = __nccwpck_require__(66213);
;// CONCATENATED MODULE: ./build/adapters/git/layer.js







/** Reads the layer of a commit once, one commit after the other: they share an index file. A failure is told to who awaits it. */
function layerReader(repository, workspace) {
    const layers = new Map();
    return (commit) => {
        const known = layers.get(commit);
        if (known !== undefined)
            return known;
        const before = [...layers.values()];
        const reading = before.length === 0
            ? readLayer({ repository, workspace, commit })
            : Promise.allSettled(before).then(() => readLayer({ repository, workspace, commit }));
        reading.catch(() => undefined);
        layers.set(commit, reading);
        return reading;
    };
}
/**
 * Finds the ignored files of the workspace, as its `.gitignore` files say; tracked is what `commit` has. Two processes where there are no submodules.
 * Names that are not UTF-8 are left out: they cannot be given to `cp`.
 */
async function readLayer(call) {
    const { git } = call.repository;
    const indexFile = (0,external_node_path_.join)(git.gitDir, 'layer.index');
    await git.ok(['read-tree', '--reset', call.commit], { indexFile });
    const args = ['ls-files', '-z', '--others', '--ignored', '--directory', '--exclude-per-directory=.gitignore'];
    const out = await git.ok(args, { indexFile, workTree: call.workspace });
    const listed = (0,git_paths/* splitNames */.bZ)(out).map((path) => path.replace(/\/$/, ''));
    const names = listed.filter((path) => path !== '.git' && path.isWellFormed());
    const above = new Set(names.flatMap(git_paths/* foldersAbove */.Zv));
    // git also lists folders that merely hold ignored things and nothing else.
    const roots = new Set(names.filter((name) => !above.has(name)));
    const source = (0,external_node_fs_.realpathSync)(call.workspace);
    const extras = await (0,git_extras/* readExtras */.Q)({ repository: call.repository, workspace: source, indexFile });
    return { source, roots, above, origin: await (0,layer_stamp/* stampLayer */.F)({ roots }, source), laid: new Map(), extras };
}
/**
 * Makes the layer's part of `dir` equal to what was copied at first. Later calls compare inode, size and times and
 * repair only what a process changed, deleted or added; counts what was written and what was removed. Throws when the
 * source is not what it was: a repair from it would bring in what a process put there.
 */
async function layLayer(layer, dir) {
    const laid = layer.laid.get(dir);
    const found = laid === undefined ? undefined : await (0,layer_stamp/* stampLayer */.F)(layer, dir);
    const wrong = laid === undefined || found === undefined ? [...layer.roots] : differences(laid, found);
    if (wrong.length === 0)
        return noRepairs;
    const wanted = wrong.filter((path) => laid === undefined || laid.has(path));
    const copied = outermost(wanted);
    await checkSource(layer, copied);
    for (const path of wrong.sort())
        (0,folder/* removePath */._b)(dir, path);
    await copyRoots(layer, dir, copied);
    layer.laid.set(dir, await (0,layer_stamp/* stampLayer */.F)(layer, dir));
    return { restored: wanted.length, removed: wrong.length - wanted.length };
}
const noRepairs = { restored: 0, removed: 0 };
function differences(laid, found) {
    const paths = new Set([...laid.keys(), ...found.keys()]);
    return [...paths].filter((path) => laid.get(path) !== found.get(path));
}
async function checkSource({ source, origin }, copied) {
    const roots = new Set(copied);
    const found = await (0,layer_stamp/* stampLayer */.F)({ roots }, source);
    const expected = new Map([...origin].filter(([path]) => isUnder(path, roots)));
    const [changed] = differences(expected, found);
    if (changed === undefined)
        return;
    throw new Error(`${(0,external_node_path_.join)(source, changed)} was changed during the run: the workspace is the source of ignored files such as ` +
        'dependencies, and a copy of it can no longer be trusted. Nothing may write to the workspace while the action ' +
        'works; run the job again on a fresh checkout.');
}
function isUnder(path, roots) {
    return roots.has(path) || (0,git_paths/* foldersAbove */.Zv)(path).some((folder) => roots.has(folder));
}
/** Paths without those that lie in a folder of the list: copying the folder brings them. */
function outermost(paths) {
    const all = new Set(paths);
    return paths.filter((path) => !(0,git_paths/* foldersAbove */.Zv)(path).some((folder) => all.has(folder)));
}


/***/ }),

/***/ 86527:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ openLfsAttributes)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(76760);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(68890);
/* harmony import */ var _gitdir_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(80271);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(510);





/**
 * Opens the attributes of the tree that an index holds. The index is copied: the file that it is in gets another one.
 * The controller's own git knows no attributes at all, so a gitdir beside it is asked.
 */
function openLfsAttributes(git, indexFile, name) {
    const gitDir = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.gitDir, 'lfs-attributes', name);
    (0,_gitdir_js__WEBPACK_IMPORTED_MODULE_3__/* .createGitDir */ ._)({
        path: gitDir,
        folderMode: 0o700,
        head: 'refs/heads/attributes',
        config,
        folders: ['refs', 'info', 'empty'],
    });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'info/attributes'), '');
    const own = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'index');
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync)(indexFile, own);
    const asker = (0,_git_js__WEBPACK_IMPORTED_MODULE_2__/* .bindGit */ .uD)(git.program, gitDir);
    // In an empty work tree git takes the attributes from the index.
    const env = { GIT_OBJECT_DIRECTORY: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git.gitDir, 'objects') };
    const options = { indexFile: own, workTree: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(gitDir, 'empty'), env };
    const known = new Map();
    const ask = async (paths) => {
        if (paths.length === 0)
            return;
        const input = Buffer.concat(paths.flatMap((path) => [(0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .encodePath */ .O0)(path), Buffer.from([0])]));
        const out = await asker.ok(['check-attr', '-z', '--cached', '--stdin', 'filter'], { ...options, input });
        const fields = (0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .splitNames */ .bZ)(out);
        for (const [at, path] of paths.entries())
            known.set(path, fields[at * 3 + 2] === 'lfs');
    };
    return {
        tracked: async () => {
            const paths = (0,_paths_js__WEBPACK_IMPORTED_MODULE_4__/* .splitNames */ .bZ)(await asker.ok(['ls-files', '-z', '--', ':(top,attr:filter=lfs)'], options));
            for (const path of paths)
                known.set(path, true);
            return paths;
        },
        among: async (paths) => {
            await ask(paths.filter((path) => !known.has(path)));
            return new Set(paths.filter((path) => known.get(path)));
        },
    };
}
const config = ['[core]', '\trepositoryformatversion = 0', '\tfilemode = true', '\tbare = false'];


/***/ }),

/***/ 85657:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Fv: () => (/* binding */ storeContent),
/* harmony export */   R8: () => (/* binding */ copyContent),
/* harmony export */   Xj: () => (/* binding */ lfsStore),
/* harmony export */   cx: () => (/* binding */ storedContents),
/* harmony export */   jh: () => (/* binding */ measured),
/* harmony export */   rq: () => (/* binding */ pointerOf),
/* harmony export */   x3: () => (/* binding */ storedAt)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(76760);




// Should a pipe or a link have taken the file's place, opening neither waits nor follows.
const safely = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK;
/** A file of the workspace or of the store. */
function measured(place, size) {
    return { size, open: () => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(place, safely) };
}
/** What a file holds, read in pieces; undefined when it is no regular file of that size. */
function pointerOf(source) {
    return readThrough(source, async () => undefined);
}
/**
 * Copies a file and tells what was copied: the content is hashed on the way, so that nobody can change it in between.
 * Undefined when the source is no regular file of that size; what was copied until then is worth nothing.
 * @param target does not exist yet
 */
async function copyContent(source, target, mode) {
    const file = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.open)(target, 'wx', mode);
    try {
        return await readThrough(source, async (piece) => void (await file.writeFile(piece)));
    }
    finally {
        await file.close();
    }
}
async function readThrough(source, use) {
    const file = source.open();
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256');
    let size = 0;
    try {
        if (!isMeasured(file, source))
            return undefined;
        // Nothing is read behind the measured end, should the file grow meanwhile.
        for await (const piece of piecesOf(file, source)) {
            hash.update(piece);
            size += piece.length;
            await use(piece);
        }
        return isMeasured(file, source) && size === source.size ? { oid: hash.digest('hex'), size } : undefined;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
    }
}
function piecesOf(file, { size }) {
    if (size === 0)
        return [];
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.createReadStream)('', { fd: file, autoClose: false, highWaterMark: 1024 * 1024, end: size - 1 });
}
function isMeasured(file, { size }) {
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(file);
    return stats.isFile() && stats.size === size;
}
/** The folder in which git-lfs looks for contents. */
function lfsStore(gitDir) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(gitDir, 'lfs');
}
/** Where a content lies in that folder. */
function storedAt(store, oid) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(store, 'objects', oid.slice(0, 2), oid.slice(2, 4), oid);
}
/** Puts a content into the store, whole or not at all; undefined when it is not what was measured. */
async function storeContent(store, source) {
    const temporary = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(store, 'tmp', (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(8).toString('hex'));
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(temporary), { recursive: true, mode: 0o700 });
    try {
        const pointer = await copyContent(source, temporary, 0o600);
        if (pointer === undefined)
            return undefined;
        const place = storedAt(store, pointer.oid);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(place), { recursive: true });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(temporary, place);
        return pointer;
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(temporary, { force: true });
    }
}
/** What an earlier process of this run put there. */
function storedContents(store) {
    const objects = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(store, 'objects');
    return filesBelow(objects).flatMap((path) => {
        const oid = path.slice(path.lastIndexOf('/') + 1);
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path);
        return stats.isFile() && storedAt(store, oid) === path ? [{ oid, size: stats.size, path }] : [];
    });
}
function filesBelow(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder, { withFileTypes: true }).flatMap((entry) => {
            const path = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, entry.name);
            return entry.isDirectory() ? filesBelow(path) : [path];
        });
    }
    catch {
        return [];
    }
}


/***/ }),

/***/ 21649:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ readPointer),
/* harmony export */   v: () => (/* binding */ findLfs)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
/* harmony import */ var _core_integrity_words_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(34661);
/* harmony import */ var _folder_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4340);
/* harmony import */ var _lfs_attributes_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(86527);
/* harmony import */ var _lfs_content_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(85657);
/* harmony import */ var _lfs_pointer_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(47105);
/* harmony import */ var _objects_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(35033);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(510);








/** Looks which pointers of the run start have their contents in the workspace: size and SHA-256 must agree. */
async function findLfs(call) {
    const { repository, workspace, index } = call;
    const lfs = await openLfs(call);
    const missing = { pointer: [], other: [] };
    for (const path of await lfs.attributes.tracked()) {
        const sha = shaAt(index, path);
        const pointer = await readPointer(repository, sha);
        if (pointer === undefined)
            continue;
        lfs.pointers.set(sha, pointer);
        if (lfs.contents.has(pointer.oid))
            continue;
        const found = await look(workspace, path, { sha, pointer });
        if (found === 'content')
            lfs.contents.set(pointer.oid, `${workspace}/${path}`);
        else
            missing[found].push(path);
    }
    return { lfs, notices: [...onlyPointers(missing.pointer), ...otherContents(missing.other)] };
}
function shaAt(index, path) {
    const entry = index.entries.get(path);
    if (entry === undefined)
        throw new Error(`git lists ${path}, which is not in its index`);
    return index.shaOf(entry);
}
async function openLfs({ repository: { git }, indexFile, index }) {
    const startTree = index.tree ?? (await git.ok(['write-tree'], { indexFile })).toString('latin1').trim();
    const store = (0,_lfs_content_js__WEBPACK_IMPORTED_MODULE_3__/* .lfsStore */ .Xj)(git.gitDir);
    const lfs = {
        ...{ store, pointers: new Map(), contents: new Map(), fresh: new Set(), laid: new Map() },
        attributes: (0,_lfs_attributes_js__WEBPACK_IMPORTED_MODULE_2__/* .openLfsAttributes */ .N)(git, indexFile, startTree),
        startTree,
        cannotSend: index.entries.has('.lfsconfig') ? ownServer : await missingGitLfs(git),
    };
    // What an earlier process of this run left.
    for (const { path, ...pointer } of (0,_lfs_content_js__WEBPACK_IMPORTED_MODULE_3__/* .storedContents */ .cx)(store)) {
        lfs.pointers.set((0,_objects_js__WEBPACK_IMPORTED_MODULE_4__/* .hashObject */ .w)('blob', (0,_lfs_pointer_js__WEBPACK_IMPORTED_MODULE_6__/* .formatPointer */ .$2)(pointer)), pointer);
        lfs.contents.set(pointer.oid, path);
        lfs.fresh.add(pointer.oid);
    }
    return lfs;
}
const ownServer = 'the repository has a .lfsconfig, and other LFS servers than the one of the repository are not supported';
async function missingGitLfs(git) {
    const { exitCode } = await git.run(['lfs', 'version']);
    return exitCode === 0
        ? undefined
        : 'git-lfs, which sends contents to the server, is not installed on this runner (install it in a step before this one)';
}
/** The pointer that a blob is; undefined when it is none, or is not here. */
async function readPointer(repository, sha) {
    const size = await repository.blobSize(sha);
    if (size === undefined || size >= _lfs_pointer_js__WEBPACK_IMPORTED_MODULE_6__/* .pointerBytes */ .Fk)
        return undefined;
    const [bytes] = await repository.blobs([sha]);
    return bytes === undefined ? undefined : (0,_lfs_pointer_js__WEBPACK_IMPORTED_MODULE_6__/* .parsePointer */ .vp)(bytes);
}
/** What lies at a path of the workspace; links are not followed. */
async function look(workspace, path, { sha, pointer }) {
    const isReached = (0,_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .foldersAbove */ .Zv)(path).every((folder) => (0,_folder_js__WEBPACK_IMPORTED_MODULE_1__/* .kindAt */ .Ii)(workspace, folder) === 'folder');
    const place = (0,_paths_js__WEBPACK_IMPORTED_MODULE_5__/* .inside */ .nx)(workspace, path);
    const stats = isReached ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(place, { throwIfNoEntry: false }) : undefined;
    if (!stats?.isFile())
        return 'other';
    if (stats.size < _lfs_pointer_js__WEBPACK_IMPORTED_MODULE_6__/* .pointerBytes */ .Fk && (0,_objects_js__WEBPACK_IMPORTED_MODULE_4__/* .hashObject */ .w)('blob', (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(place)) === sha)
        return 'pointer';
    if (stats.size !== pointer.size || !path.isWellFormed())
        return 'other';
    return (await (0,_lfs_content_js__WEBPACK_IMPORTED_MODULE_3__/* .pointerOf */ .rq)((0,_lfs_content_js__WEBPACK_IMPORTED_MODULE_3__/* .measured */ .jh)(place, stats.size)))?.oid === pointer.oid ? 'content' : 'other';
}
function onlyPointers(paths) {
    if (paths.length === 0)
        return [];
    return [
        `Git LFS: ${some(paths)} in the workspace: pointers without their contents. Agents and gates see the pointers. Add "lfs: true" to the step of actions/checkout.`,
    ];
}
function otherContents(paths) {
    if (paths.length === 0)
        return [];
    return [
        `Git LFS: ${some(paths)} in the workspace: not what the commit that the run starts from names. Agents and gates see the pointers.`,
    ];
}
function some(paths) {
    const more = paths.length > 5 ? ` and ${paths.length - 5} more` : '';
    return `${paths.slice(0, 5).map(_core_integrity_words_js__WEBPACK_IMPORTED_MODULE_7__/* .shown */ .SP).join(', ')}${more}`;
}


/***/ }),

/***/ 47105:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $2: () => (/* binding */ formatPointer),
/* harmony export */   Fk: () => (/* binding */ pointerBytes),
/* harmony export */   vp: () => (/* binding */ parsePointer)
/* harmony export */ });
/** A pointer is smaller than this. */
const pointerBytes = 1024;
/** Reads a pointer; undefined for anything else, also for one with extensions, whose content was changed by programs of the user. */
function parsePointer(bytes) {
    if (bytes.length >= pointerBytes)
        return undefined;
    const [, oid = '', size = ''] = form.exec(bytes.toString('latin1')) ?? [];
    return oid === '' || !Number.isSafeInteger(Number(size)) ? undefined : { oid, size: Number(size) };
}
const form = /^version https:\/\/(?:git-lfs\.github\.com|hawser\.github\.com)\/spec\/v1\noid sha256:([0-9a-f]{64})\nsize (\d{1,16})\n?$/;
/** The pointer that git-lfs writes; an empty file is its own. */
function formatPointer({ oid, size }) {
    if (size === 0)
        return Buffer.alloc(0);
    return Buffer.from(`version https://git-lfs.github.com/spec/v1\noid sha256:${oid}\nsize ${size}\n`);
}


/***/ }),

/***/ 35033:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  w: () => (/* binding */ hashObject),
  d: () => (/* binding */ openObjects)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(76760);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __nccwpck_require__(57975);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __nccwpck_require__(38522);
;// CONCATENATED MODULE: ./build/adapters/git/cat-file.js
/**
 * Reads `<sha> <type> <size>\n<content>\n` or `<sha> missing\n`; content is copied once whatever the chunks are, and what lies
 * over the limit of its question is passed over.
 */
function batchReader() {
    let head = '';
    let open;
    const limits = openLimits();
    const begin = (line, answers) => {
        const header = parseHeader(line);
        const limit = limits.next();
        if (header === undefined)
            answers.push(undefined);
        else
            open = { ...header, body: Buffer.allocUnsafe(Math.min(header.size + 1, limit)), filled: 0 };
    };
    const take = (chunk, answers) => {
        if (open !== undefined) {
            const taken = fill(open, chunk);
            if (open.filled > open.size) {
                answers.push(objectOf(open));
                open = undefined;
            }
            return chunk.subarray(taken);
        }
        const end = chunk.indexOf(10);
        head += chunk.toString('latin1', 0, end < 0 ? chunk.length : end);
        if (end < 0)
            return chunk.subarray(chunk.length);
        begin(head, answers);
        head = '';
        return chunk.subarray(end + 1);
    };
    return {
        expect: limits.add,
        push: (chunk) => {
            const answers = [];
            for (let rest = chunk; rest.length > 0;)
                rest = take(rest, answers);
            return answers;
        },
    };
}
function fill(open, chunk) {
    const taken = Math.min(chunk.length, open.size + 1 - open.filled);
    if (open.filled < open.body.length)
        chunk.copy(open.body, open.filled, 0, taken);
    open.filled += taken;
    return taken;
}
function objectOf({ type, size, body }) {
    return { type, size, bytes: body.subarray(0, Math.min(size, body.length)) };
}
/** Limits in the order of the questions; only those that have one are kept. */
function openLimits() {
    const finite = new Map();
    let asked = 0;
    let answered = 0;
    return {
        add: (maxBytes) => {
            if (Number.isFinite(maxBytes))
                finite.set(asked, maxBytes);
            asked += 1;
        },
        next: () => {
            const limit = finite.get(answered) ?? Number.POSITIVE_INFINITY;
            finite.delete(answered);
            answered += 1;
            return limit;
        },
    };
}
/** Reads the answers of `git cat-file --batch-check`: the size in bytes, undefined for a missing object. */
function sizeReader() {
    let line = '';
    return {
        push: (chunk) => {
            const lines = (line + chunk.toString('latin1')).split('\n');
            line = lines.pop() ?? '';
            return lines.map((text) => parseHeader(text)?.size);
        },
    };
}
function parseHeader(line) {
    const [, type, size] = line.split(' ');
    return type === undefined || size === undefined ? undefined : { type, size: Number(size) };
}

// EXTERNAL MODULE: ./build/adapters/git/conversation.js
var conversation = __nccwpck_require__(55267);
// EXTERNAL MODULE: ./build/adapters/git/tree-object.js
var tree_object = __nccwpck_require__(8014);
;// CONCATENATED MODULE: ./build/adapters/git/objects.js








function openObjects(git) {
    const speaker = { program: git.program, cwd: git.gitDir, env: git.environment() };
    const contents = (0,conversation/* converse */.i)({ ...speaker, args: ['cat-file', '--batch'], reader: batchReader });
    const sizes = (0,conversation/* converse */.i)({ ...speaker, args: ['cat-file', '--batch-check'], reader: sizeReader });
    const read = (sha, maxBytes) => contents.ask(`${objectName(sha)}\n`, maxBytes);
    const write = (type, bytes) => writeLoose((0,external_node_path_.join)(git.gitDir, 'objects'), type, bytes);
    return {
        read,
        write,
        size: (sha) => sizes.ask(`${objectName(sha)}\n`),
        blob: (sha) => expect(read, sha, 'blob'),
        tree: async (sha) => (sha === tree_object/* emptyTree */["in"] ? [] : (0,tree_object/* parseTree */.cZ)(await expect(read, sha, 'tree'))),
        writeTree: (items) => write('tree', (0,tree_object/* serialiseTree */.Ix)(items)),
        treeOf: (treeish) => treeOf(read, treeish),
        close: async () => {
            await Promise.all([contents.close(), sizes.close()]);
        },
    };
}
/** Name that git gives to content: what `git hash-object` prints. */
function hashObject(type, bytes) {
    return (0,external_node_crypto_.createHash)('sha1').update(header(type, bytes)).update(bytes).digest('hex');
}
function objectName(sha) {
    if (!/^[0-9a-f]{40}$/.test(sha))
        throw new Error(`"${sha}" is not a full object name of 40 hex digits`);
    return sha;
}
function header(type, bytes) {
    return Buffer.from(`${type} ${bytes.length}\0`, 'latin1');
}
const deflateLater = (0,external_node_util_.promisify)(external_node_zlib_.deflate);
const largeBytes = 65_536;
async function writeLoose(folder, type, bytes) {
    const whole = Buffer.concat([header(type, bytes), bytes]);
    const sha = (0,external_node_crypto_.createHash)('sha1').update(whole).digest('hex');
    const parent = (0,external_node_path_.join)(folder, sha.slice(0, 2));
    const path = (0,external_node_path_.join)(parent, sha.slice(2));
    if ((0,external_node_fs_.existsSync)(path))
        return sha;
    const packed = whole.length > largeBytes ? await deflateLater(whole, { level: 1 }) : (0,external_node_zlib_.deflateSync)(whole, { level: 1 });
    (0,external_node_fs_.mkdirSync)(parent, { recursive: true });
    const temporary = (0,external_node_path_.join)(folder, `tmp_obj_${(0,external_node_crypto_.randomBytes)(8).toString('hex')}`);
    (0,external_node_fs_.writeFileSync)(temporary, packed, { mode: 0o444, flag: 'wx' });
    (0,external_node_fs_.renameSync)(temporary, path);
    return sha;
}
async function expect(read, sha, type) {
    const object = await read(sha);
    if (object?.type !== type)
        throw new Error(`${sha} is ${object?.type ?? 'missing'}, a ${type} was expected`);
    return object.bytes;
}
async function treeOf(read, treeish) {
    const object = await read(treeish);
    if (object?.type === 'tree')
        return treeish;
    if (object?.type === 'tag')
        return treeOf(read, object.bytes.toString('latin1', 7, 47));
    if (object?.type === 'commit')
        return object.bytes.toString('latin1', 5, 45);
    throw new Error(`${treeish} is ${object?.type ?? 'missing'}, a commit or tree was expected`);
}


/***/ }),

/***/ 510:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   G4: () => (/* binding */ isDotGit),
/* harmony export */   O0: () => (/* binding */ encodePath),
/* harmony export */   Zv: () => (/* binding */ foldersAbove),
/* harmony export */   bZ: () => (/* binding */ splitNames),
/* harmony export */   gN: () => (/* binding */ parentOf),
/* harmony export */   nx: () => (/* binding */ inside),
/* harmony export */   q0: () => (/* binding */ decodePath),
/* harmony export */   uJ: () => (/* binding */ joinPath)
/* harmony export */ });
/*
 * Encoding of file names (G21). A name is bytes; we carry it as a string: valid UTF-8 is decoded as usual, every other
 * byte 0x80-0xFF becomes the lone surrogate U+DC80-U+DCFF. Valid UTF-8 never decodes to a lone surrogate, so the mapping
 * is exact in both directions and globs over ordinary names keep working.
 */
const surrogateBase = 0xdc00;
const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
/** Bytes of a file name to the string that stands for them everywhere in the controller. */
function decodePath(bytes) {
    const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
    return text.includes('\uFFFD') ? decodeByteWise(bytes) : text;
}
/** The exact bytes that `decodePath` read. */
function encodePath(path) {
    if (path.isWellFormed())
        return Buffer.from(path, 'utf8');
    const parts = [];
    for (const char of path) {
        const code = char.codePointAt(0) ?? 0;
        const isByte = code >= 0xdc80 && code <= 0xdcff;
        parts.push(isByte ? Buffer.from([code - surrogateBase]) : Buffer.from(char, 'utf8'));
    }
    return Buffer.concat(parts);
}
/** Names in the output of a git command with `-z`. */
function splitNames(out) {
    const names = [];
    for (let at = 0; at < out.length;) {
        const end = out.indexOf(0, at);
        names.push(decodePath(out.subarray(at, end)));
        at = end + 1;
    }
    return names;
}
/** Path inside `dir` in the form that node:fs opens: a string when possible, else the exact bytes. */
function inside(dir, path) {
    if (path === '')
        return dir;
    return path.isWellFormed() ? `${dir}/${path}` : Buffer.concat([Buffer.from(`${dir}/`), encodePath(path)]);
}
function joinPath(folder, name) {
    return folder === '' ? name : `${folder}/${name}`;
}
/** Folder part of a path, '' at the root. */
function parentOf(path) {
    const slash = path.lastIndexOf('/');
    return slash < 0 ? '' : path.slice(0, slash);
}
/** Folders above a path, the nearest first; not the root. */
function foldersAbove(path) {
    const parent = parentOf(path);
    return parent === '' ? [] : [parent, ...foldersAbove(parent)];
}
// Characters that HFS+ ignores in names: a `.git` with one of them inside is `.git` on a Mac.
const ignoredOnHfs = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/gu;
const reserved = /^(?:\.git|git~1)(?:[ .]*(?:$|:))/;
/**
 * Whether a file system that folds names could take this name for `.git`: any case, NTFS short names and streams,
 * characters that HFS+ ignores, backslash as separator. Servers refuse trees with such names.
 */
function isDotGit(name) {
    return name
        .replace(ignoredOnHfs, '')
        .toLowerCase()
        .split('\\')
        .some((part) => reserved.test(part));
}
function decodeByteWise(bytes) {
    let text = '';
    for (let at = 0; at < bytes.length;) {
        const length = sequenceLength(bytes[at] ?? 0);
        const char = decodeOne(bytes.subarray(at, at + length));
        text += char ?? String.fromCharCode(surrogateBase + (bytes[at] ?? 0));
        at += char === undefined ? 1 : length;
    }
    return text;
}
function sequenceLength(lead) {
    if (lead < 0xc0)
        return 1;
    if (lead < 0xe0)
        return 2;
    return lead < 0xf0 ? 3 : 4;
}
function decodeOne(sequence) {
    try {
        return strict.decode(sequence);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 18085:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ failed)
/* harmony export */ });
function failed(kind, message) {
    return { ok: false, problem: { kind, message } };
}


/***/ }),

/***/ 82342:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ openRefs),
/* harmony export */   x: () => (/* binding */ isFullRef)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(76760);



function openRefs(gitDir) {
    const pathOf = (ref) => {
        if (!isFullRef(ref))
            throw new Error(`"${ref}" is not a full ref name such as refs/ralph/feature/attempt/1`);
        return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, ref);
    };
    return {
        set: (ref, commit) => writeRef({ gitDir, path: pathOf(ref), commit }),
        delete: (ref) => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(pathOf(ref), { force: true }),
        read: (ref) => readRef(pathOf(ref)),
    };
}
/** The rules of `git check-ref-format` for a full name (G10). */
function isFullRef(ref) {
    if (!ref.startsWith('refs/') || ref.endsWith('.') || ref.includes('..') || ref.includes('@{'))
        return false;
    return ref.split('/').every(isRefComponent) && ref.split('/').length >= 3;
}
function isRefComponent(part) {
    if (part === '' || part.startsWith('.') || part.endsWith('.lock'))
        return false;
    // biome-ignore lint/suspicious/noControlCharactersInRegex: git forbids control characters in ref names
    return !/[\x00-\x20\x7f~^:?*[\\]/.test(part) && Buffer.byteLength(part) <= 255;
}
function writeRef(call) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(call.path), { recursive: true });
    const temporary = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(call.gitDir, `ref-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString('hex')}.lock`);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(temporary, `${call.commit}\n`, { flag: 'wx' });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(temporary, call.path);
}
function readRef(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path, 'latin1').trim() || undefined;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 95697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ runToEnd)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(31421);

const defaultTimeoutMs = 300_000;
/**
 * Runs a program to its end. Never rejects: a missing program is exit code 127. `@actions/exec` (see run-trusted.ts) is not used here because
 * its process dies of EPIPE when a child ends without reading its stdin, and because it cannot kill.
 */
function runToEnd(call) {
    const err = [];
    const timeoutMs = call.timeoutMs ?? defaultTimeoutMs;
    const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(call.program, [...call.args], {
        cwd: call.cwd,
        env: call.env,
        stdio: [call.input === undefined ? 'ignore' : 'pipe', call.stdout ?? 'pipe', 'pipe'],
        timeout: timeoutMs,
        killSignal: 'SIGKILL',
    });
    const out = collect(call.maxBytes ?? Number.POSITIVE_INFINITY, () => child.stdout?.destroy());
    child.stdout?.on('data', out.add);
    child.stderr?.on('data', (data) => err.push(data));
    // A child may end without having read its input: that is its right.
    child.stdin?.on('error', () => undefined);
    child.stdin?.end(call.input);
    return new Promise((resolve) => {
        const answer = (exitCode, note = '') => resolve({ exitCode, stdout: out.bytes(), stderr: Buffer.concat(err).toString('utf8') + note });
        child.on('error', (error) => answer(127, `${call.program} could not be started: ${error.message}`));
        child.on('close', (code, signal) => {
            if (out.isFull())
                answer(0);
            else if (child.killed)
                answer(124, `killed after ${timeoutMs} ms`);
            else
                answer(code ?? 128, signal === null ? '' : `ended by ${signal}`);
        });
    });
}
/** Keeps at most so many bytes; calls back at the first byte too many. */
function collect(maxBytes, onFull) {
    const parts = [];
    let room = maxBytes;
    return {
        add: (data) => {
            parts.push(data.length > room ? data.subarray(0, room) : data);
            room -= data.length;
            if (room < 0)
                onFull();
        },
        isFull: () => room < 0,
        bytes: () => Buffer.concat(parts),
    };
}


/***/ }),

/***/ 84042:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ readShallow),
/* harmony export */   k: () => (/* binding */ addShallow)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(76760);



/** Commits whose parents this gitdir does not have. */
function readShallow(gitDir) {
    try {
        return new Set((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, 'shallow'), 'latin1').split('\n').filter(Boolean));
    }
    catch {
        return new Set();
    }
}
/** Notes that history ends at a commit, as a fetch with a depth does. */
function addShallow(gitDir, commit) {
    const commits = new Set([...readShallow(gitDir), commit]);
    const temporary = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, `shallow-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString('hex')}`);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(temporary, `${[...commits].join('\n')}\n`, { flag: 'wx' });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(temporary, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, 'shallow'));
}


/***/ }),

/***/ 6775:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Qo: () => (/* binding */ laySubmodules),
/* harmony export */   ZN: () => (/* binding */ keepSubmodules),
/* harmony export */   jy: () => (/* binding */ placeInSubmodule),
/* harmony export */   ne: () => (/* binding */ fittingSubmodules)
/* harmony export */ });
/* harmony import */ var _layer_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(54651);
/* harmony import */ var _submodule_way_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(85330);
/* harmony import */ var _tree_object_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8014);



/** The submodules whose files belong into a tree: those that it has at the same commit. */
function fittingSubmodules({ submodules }, index) {
    return submodules.filter(({ path, commit }) => {
        const entry = index?.entries.get(path);
        return entry !== undefined && index?.modeOf(entry) === _tree_object_js__WEBPACK_IMPORTED_MODULE_2__/* .submoduleMode */ .wS && index.shaOf(entry) === commit;
    });
}
/** Puts files of submodules where they belong and repairs what a process changed in them. */
async function laySubmodules(submodules, dir) {
    const sum = { restored: 0, removed: 0 };
    for (const { layer } of submodules) {
        (0,_submodule_way_js__WEBPACK_IMPORTED_MODULE_1__/* .clearWay */ .B)(dir, layer);
        const { restored, removed } = await (0,_layer_js__WEBPACK_IMPORTED_MODULE_0__/* .layLayer */ .gI)(layer, dir);
        sum.restored += restored;
        sum.removed += removed;
    }
    return sum;
}
/** The same in a folder that nobody else can reach: what was laid there once is not looked at again. */
async function keepSubmodules(extras, dir, index) {
    const fitting = new Set(fittingSubmodules(extras, index));
    for (const submodule of extras.submodules) {
        const { laid } = submodule.layer;
        // Where a tree has another commit, the folder was emptied with the change.
        if (!fitting.has(submodule))
            laid.delete(dir);
        else if (!laid.has(dir))
            await laySubmodules([submodule], dir);
    }
}
/** What a path of a tree is to the submodules that were given: a folder or file of theirs, something new in one, or none of it. */
function placeInSubmodule({ submodules }, path) {
    const submodule = submodules.find((each) => path === each.path || path.startsWith(`${each.path}/`));
    if (submodule === undefined)
        return 'outside';
    const { above, origin } = submodule.layer;
    const stamp = above.has(path) ? 'folder' : origin.get(path);
    if (stamp === 'folder')
        return 'folder';
    // A repository that a process planted there is never kept.
    return stamp !== undefined || path.endsWith('/.git') ? 'file' : 'new';
}


/***/ }),

/***/ 85330:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ clearWay),
/* harmony export */   m: () => (/* binding */ firstBroken)
/* harmony export */ });
/* harmony import */ var _folder_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4340);

/** The outermost folder above a submodule's files that is missing or none: what lies below it is behind a link, or nowhere. */
function firstBroken(dir, way) {
    return outermostFirst(way).find((folder) => (0,_folder_js__WEBPACK_IMPORTED_MODULE_0__/* .kindAt */ .Ii)(dir, folder) !== 'folder');
}
/** Removes links and files that stand in the place of such folders: nothing is laid or repaired behind a link. */
function clearWay(dir, way) {
    for (const folder of outermostFirst(way))
        if ((0,_folder_js__WEBPACK_IMPORTED_MODULE_0__/* .kindAt */ .Ii)(dir, folder) !== 'folder')
            (0,_folder_js__WEBPACK_IMPORTED_MODULE_0__/* .removePath */ ._b)(dir, folder);
}
function outermostFirst({ above }) {
    return [...above].sort((a, b) => a.length - b.length);
}


/***/ }),

/***/ 8014:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   IG: () => (/* binding */ linkMode),
/* harmony export */   Ix: () => (/* binding */ serialiseTree),
/* harmony export */   QP: () => (/* binding */ typeOf),
/* harmony export */   a1: () => (/* binding */ folderMode),
/* harmony export */   cZ: () => (/* binding */ parseTree),
/* harmony export */   "in": () => (/* binding */ emptyTree),
/* harmony export */   wS: () => (/* binding */ submoduleMode)
/* harmony export */ });
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(510);

const folderMode = '040000';
const linkMode = '120000';
const submoduleMode = '160000';
/** Name of the tree that holds nothing: every git knows it, stored or not. */
const emptyTree = '4b825dc642cb6eb9a060e54bf8d69288fbee4904';
/** Reads the bytes of a tree object; odd modes of old repositories (100664) are read as git reads them. */
function parseTree(bytes) {
    const items = [];
    for (let at = 0; at < bytes.length;) {
        const space = bytes.indexOf(32, at);
        const end = bytes.indexOf(0, space);
        items.push({
            mode: canonicalMode(bytes.toString('latin1', at, space)),
            name: (0,_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .decodePath */ .q0)(bytes.subarray(space + 1, end)),
            sha: bytes.toString('hex', end + 1, end + 21),
        });
        at = end + 21;
    }
    return items;
}
/** Bytes of a tree object, in git's order: names as bytes, folders as if they ended in a slash. */
function serialiseTree(items) {
    const keyed = items.map((item) => {
        const name = (0,_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .encodePath */ .O0)(item.name);
        return { item, name, key: item.mode === folderMode ? Buffer.concat([name, Buffer.from('/')]) : name };
    });
    keyed.sort((a, b) => Buffer.compare(a.key, b.key));
    return Buffer.concat(keyed.flatMap(({ item, name }) => [
        Buffer.from(`${item.mode.replace(/^0/, '')} `, 'latin1'),
        name,
        Buffer.from([0]),
        Buffer.from(item.sha, 'hex'),
    ]));
}
/** Type bits of a mode: a file that becomes a link changes its type, one that becomes executable does not. */
function typeOf(mode) {
    return mode.slice(0, 3);
}
function canonicalMode(raw) {
    const mode = raw.padStart(6, '0');
    if (!mode.startsWith('100'))
        return mode;
    return (Number.parseInt(mode, 8) & 0o100) === 0 ? '100644' : '100755';
}


/***/ }),

/***/ 78991:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Wq: () => (/* binding */ borrow),
/* harmony export */   pl: () => (/* binding */ findWorkspace),
/* harmony export */   zy: () => (/* binding */ readHead)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(68890);
/* harmony import */ var _paths_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(510);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(18085);
/* harmony import */ var _run_to_end_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(95697);





const oldestGit = [2, 31];
/** Finds the workspace's repository and its HEAD, or says what is wrong with it (G13). Runs nothing of its config. */
async function findWorkspace(program, folder) {
    const config = _git_js__WEBPACK_IMPORTED_MODULE_1__/* .hardening */ .nf.filter(([key]) => key !== 'core.bare');
    const call = { program, cwd: folder, env: (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .gitEnvironment */ ._K)(program, config) };
    // The toolkit's way to start a program is loaded only to find out what is wrong.
    const run = async (...args) => (await Promise.all(/* import() */[__nccwpck_require__.e(1260), __nccwpck_require__.e(1353)]).then(__nccwpck_require__.bind(__nccwpck_require__, 41353))).runTrusted({ ...call, args });
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder))
        return (0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .failed */ .g)('not-a-repository', `The workspace ${folder} does not exist.`);
    const facts = await (0,_run_to_end_js__WEBPACK_IMPORTED_MODULE_3__/* .runToEnd */ .c)({ ...call, args: ['rev-parse', ...factNames, ...headNames] });
    const lines = facts.stdout.toString('utf8').split('\n');
    // A git that does not know the option prints it: 2.31 brought both it and the configuration by environment that hardens us.
    const isSound = lines[0] !== absolutePaths && checkFacts(folder, facts) === undefined;
    if (!isSound)
        return explain(run, { program, folder });
    const [, shallow, , objects = '', index = '', exclude = '', , head = '', branch = ''] = lines;
    return {
        ok: true,
        folder,
        ...{ objects, index, exclude, head },
        branch: branch.startsWith('refs/heads/') ? branch.slice(11) : undefined,
        shallow: shallow === 'true',
    };
}
/** Why the facts could not be had, asked one by one. */
async function explain(run, { program, folder }) {
    const [version, facts, head, branch] = await Promise.all([
        run('version'),
        run('rev-parse', ...factNames),
        run('rev-parse', '--quiet', '--verify', 'HEAD^{commit}'),
        run('symbolic-ref', '--quiet', '--short', 'HEAD'),
    ]);
    return (checkVersion(program, version) ??
        checkFacts(folder, facts) ??
        checkHead(folder, head, branch) ??
        (0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .failed */ .g)('not-a-repository', `git does not read the workspace ${folder}. Add a step with actions/checkout before this one.`));
}
/**
 * Counts what is not committed, with our own git and without the workspace's configuration, hooks and filters.
 * @param filtered paths that only seem changed to a git without the user's filters, such as files of Git LFS
 */
async function readHead(git, workspace, filtered) {
    const options = { indexFile: workspace.index, workTree: workspace.folder, env: borrow(workspace) };
    const changed = [
        'diff',
        '--no-ext-diff',
        '--no-textconv',
        '--no-renames',
        '--name-only',
        '-z',
        '--ignore-submodules=all',
    ];
    const others = [
        'ls-files',
        '-z',
        '--others',
        '--directory',
        '--no-empty-directory',
        '--exclude-per-directory=.gitignore',
    ];
    const excludes = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(workspace.exclude) ? [`--exclude-from=${workspace.exclude}`] : [];
    const [differing, untracked] = await Promise.all([
        git.run([...changed, workspace.head, '--'], options),
        git.run([...others, ...excludes], options),
    ]);
    const kept = filtered === undefined ? 0 : (await filtered((0,_paths_js__WEBPACK_IMPORTED_MODULE_2__/* .splitNames */ .bZ)(differing.stdout))).size;
    const dirty = countNames(differing.stdout) - kept + countNames(untracked.stdout);
    return { commit: workspace.head, branch: workspace.branch, shallow: workspace.shallow, dirty };
}
/** Environment in which our git also sees the workspace's objects. */
function borrow({ objects }) {
    const quoted = /[":\\]/.test(objects) ? `"${objects.replace(/["\\]/g, '\\$&')}"` : objects;
    return { GIT_ALTERNATE_OBJECT_DIRECTORIES: quoted };
}
const absolutePaths = '--path-format=absolute';
const factNames = [
    absolutePaths,
    '--is-bare-repository',
    '--is-shallow-repository',
    '--show-object-format',
    ...['objects', 'index', 'info/exclude'].flatMap((name) => ['--git-path', name]),
    '--show-prefix',
];
const headNames = ['HEAD^{commit}', '--symbolic-full-name', 'HEAD'];
function checkVersion(program, { exitCode, stdout, stderr }) {
    const [, major, minor] = /(\d+)\.(\d+)/.exec(stdout.toString('latin1')) ?? [];
    if (exitCode !== 0 || major === undefined || minor === undefined) {
        return (0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .failed */ .g)('no-git', `${program} did not tell its version: ${stderr.trim() || `exit code ${exitCode}`}. Install git.`);
    }
    const isOld = Number(major) < oldestGit[0] || (Number(major) === oldestGit[0] && Number(minor) < oldestGit[1]);
    return isOld ? tooOld(program, `${major}.${minor}`) : undefined;
}
function tooOld(program, version) {
    return (0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .failed */ .g)('git-too-old', `${program} is git ${version}; ${oldestGit.join('.')} or newer is needed. Update git.`);
}
function checkFacts(folder, facts) {
    if (facts.exitCode !== 0) {
        return (0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .failed */ .g)('not-a-repository', `The workspace ${folder} is not a git repository. Add a step with actions/checkout before this one.`);
    }
    const [bare, , format, , , , prefix = ''] = facts.stdout.toString('utf8').split('\n');
    if (bare === 'true') {
        return (0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .failed */ .g)('bare-repository', `The workspace ${folder} is a bare repository. Use a checkout with files.`);
    }
    if (prefix !== '') {
        return (0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .failed */ .g)('not-a-repository', `The workspace ${folder} is the folder ${prefix} of a larger repository. Run at the top of that repository.`);
    }
    if (format === 'sha1')
        return undefined;
    return (0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .failed */ .g)('object-format', `The workspace ${folder} uses the object format ${format}; only sha1 is supported.`);
}
function checkHead(folder, head, branch) {
    if (head.exitCode === 0)
        return undefined;
    const where = branch.exitCode === 0 ? `branch ${textOf(branch)}` : 'HEAD';
    return (0,_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .failed */ .g)('unborn-head', `The repository in ${folder} has no commit on ${where}. Commit something first.`);
}
function textOf(result) {
    return result.stdout.toString('utf8').trim();
}
function countNames(out) {
    let count = 0;
    for (let at = out.indexOf(0); at >= 0; at = out.indexOf(0, at + 1))
        count += 1;
    return count;
}


/***/ }),

/***/ 95610:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   MK: () => (/* binding */ scratchFolders),
/* harmony export */   h$: () => (/* binding */ placeFiles),
/* harmony export */   ng: () => (/* binding */ furnishHome)
/* harmony export */ });
/* unused harmony export CACHES */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(76760);
/* harmony import */ var _git_folder_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4340);



/** Caches and toolchains of a HOME that agents and gates may reuse, one by one, so that no folder with credentials is among them. */
const CACHES = [
    '.bun/install/cache',
    '.cache/bazel',
    '.cache/coursier',
    '.cache/Cypress',
    '.cache/deno',
    '.cache/go-build',
    '.cache/ms-playwright',
    '.cache/node',
    '.cache/pip',
    '.cache/pnpm',
    '.cache/pre-commit',
    '.cache/puppeteer',
    '.cache/pypoetry',
    '.cache/uv',
    '.cache/yarn',
    '.cargo/bin',
    '.cargo/git',
    '.cargo/registry',
    '.deno',
    '.gem/ruby',
    '.gradle/caches',
    '.gradle/wrapper',
    '.ivy2/cache',
    '.ivy2/local',
    '.local/share/pnpm',
    '.local/share/virtualenvs',
    '.m2/repository',
    '.npm/_cacache',
    '.nuget/packages',
    '.nvm',
    '.pyenv',
    '.rustup',
    '.sdkman/candidates',
    '.yarn/berry/cache',
    'go/pkg',
];
/** Caches whose tool works without them and fails where it cannot write to them: go build, uv, Gradle with its locks. */
const USELESS_UNWRITTEN = new Set(['.cache/go-build', '.cache/uv', '.gradle/caches']);
/** Those that serve as they are, but whose tool fails where it has to add something (npm and yarn: EACCES). */
const SERVE_AS_THEY_ARE = new Set(['.npm/_cacache', '.yarn/berry/cache']);
/** Links the caches of the real HOME into a throw-away one, so that nobody starts cold (04-trust rule 1). */
function furnishHome(realHome, home, { reaches = () => true, ...use } = {}) {
    if (realHome === '')
        return;
    const useful = CACHES.filter((cache) => serves(cache, use) && reaches((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(realHome, cache)));
    for (const cache of useful)
        link((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(realHome, cache), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(home, cache));
}
function serves(cache, { writes = true, installs = true }) {
    if (writes)
        return true;
    return !USELESS_UNWRITTEN.has(cache) && !(installs && SERVE_AS_THEY_ARE.has(cache));
}
function link(from, to) {
    if (!isPresent(from))
        return;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(to), { recursive: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.symlinkSync)(from, to);
}
/** What cannot be looked at is no cache: a file called `go`, a folder of somebody else. */
function isPresent(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false }) !== undefined;
    }
    catch {
        return false;
    }
}
/**
 * Gives fresh folders `<scratch>/<name>` to one process after the other. Folders that the process before left exactly as they
 * were are used again: making and removing them can cost more than all else around a quick gate.
 * @param furnish puts links to caches into a new HOME
 */
function scratchFolders(scratch, name, furnish) {
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(scratch, name);
    const folders = { folder, home: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'home'), tmp: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'tmp') };
    let made;
    return () => {
        if (made !== undefined && made === listing(folder))
            return folders;
        // Toolchains leave read-only folders behind (Go's module cache), which a plain removal cannot empty.
        (0,_git_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .removePath */ ._b)(scratch, name);
        for (const path of [folders.home, folders.tmp])
            (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path, { recursive: true, mode: 0o700 });
        furnish(folders.home);
        made = listing(folder);
        return folders;
    };
}
/** Folders and links with their modes, owners and targets; undefined when there is anything else, or too much to look at. */
function listing(folder) {
    const lines = [];
    const open = [folder];
    for (let path = open.pop(); path !== undefined; path = open.pop()) {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
        if (stats?.isDirectory() && (stats.mode & 0o700) === 0o700)
            open.push(...entries(path));
        else if (!stats?.isSymbolicLink())
            return undefined;
        if (lines.length > MOST_ENTRIES || open.length > MOST_ENTRIES)
            return undefined;
        lines.push(`${path} ${stats.mode} ${stats.uid} ${stats.isSymbolicLink() ? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(path) : ''}`);
    }
    return lines.join('\n');
}
const MOST_ENTRIES = 100;
function entries(folder) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder).map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name));
}
/** Copies files into a HOME, readable by its owner alone: path below HOME -> absolute source (`agent_files`). */
function placeFiles(files, home) {
    for (const [name, source] of files) {
        const target = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(home, name);
        unlinkAbove(home, name);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(target), { recursive: true, mode: 0o700 });
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.copyFileSync)(source, target);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(target, 0o600);
    }
}
/** A file below a linked cache would be written into the user's own: its folder takes the link's place. */
function unlinkAbove(home, name) {
    const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(name);
    if (parent === '.')
        return;
    unlinkAbove(home, parent);
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(home, parent);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink())
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.unlinkSync)(path);
}


/***/ }),

/***/ 72128:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Es: () => (/* binding */ exportLines),
/* harmony export */   Ko: () => (/* binding */ givenStatus),
/* harmony export */   MR: () => (/* binding */ isNameOfShells),
/* harmony export */   NE: () => (/* binding */ waitCommand),
/* harmony export */   Sd: () => (/* binding */ enterCommand),
/* harmony export */   US: () => (/* binding */ enterScript),
/* harmony export */   Y6: () => (/* binding */ insideCommand),
/* harmony export */   _q: () => (/* binding */ wallLines),
/* harmony export */   aY: () => (/* binding */ removeLines),
/* harmony export */   jE: () => (/* binding */ failLine),
/* harmony export */   ns: () => (/* binding */ ENTERING),
/* harmony export */   rB: () => (/* binding */ runLines)
/* harmony export */ });
/* harmony import */ var _quote_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(49650);

/** The command line that runs a program behind its walls; the program is a child of the namespace's first process. */
function enterCommand(call) {
    const { way, programs, script } = call;
    const inside = [...namespaces(call), programs.sh, script, ...insideCommand(call)];
    if (way !== 'sudo')
        return { program: programs.unshare, args: inside };
    // The environment is read from the script: on a command line everybody could see it (catalogue S13).
    return { program: programs.sudo ?? 'sudo', args: ['-n', '--', programs.env, '-i', programs.unshare, ...inside] };
}
/** The command line of a shell in new namespaces with a network that runs a script of `waitScript`; not for sudo. */
function waitCommand(call) {
    return {
        program: call.programs.unshare,
        args: [...namespaces({ ...call, network: true }), call.programs.sh, call.script],
    };
}
/** What the namespace's first process starts: the program, with every right taken away. */
function insideCommand(call) {
    return [...drop(call), call.program, ...call.args];
}
function namespaces({ way, network }) {
    return [
        ...(way === 'user-namespace' ? ['--user', '--map-root-user'] : []),
        ...['--mount', '--propagation', 'private', '--pid', '--fork', '--kill-child', '--ipc'],
        ...(network ? [] : ['--net']),
        '--',
    ];
}
/** Takes every right away before the program starts; it can never get one back (04-trust rule 1). */
function drop({ way, programs, user }) {
    const none = ['--no-new-privs', '--bounding-set=-all', '--inh-caps=-all', '--ambient-caps=-all'];
    const setpriv = [programs.setpriv, ...none];
    switch (way) {
        case 'root':
            return [...setpriv, '--'];
        case 'sudo':
            return [...setpriv, `--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups', '--'];
        case 'user-namespace': {
            // Programs that refuse to run as root shall see the user who they are.
            const self = [
                programs.unshare,
                '--user',
                `--map-user=${user.uid}`,
                `--map-group=${user.gid}`,
                '--keep-caps',
                '--',
            ];
            return [...(user.uid === 0 ? [] : self), ...setpriv, '--'];
        }
    }
}
/** How the status of a room begins whose working folder is not there. */
const ENTERING = 'entering ';
/**
 * The script of a namespace's first process: mounts, runs its arguments, tells how they ended and how many processes were left.
 * Everything else ends with it.
 */
function enterScript(call) {
    return [
        ...(call.isStatusGiven ? [givenStatus] : openStatus(call.programs, call.folder)),
        failLine,
        ...(call.environment === undefined ? [] : exportLines(call.environment)),
        ...wallLines(call),
        ...runLines(call.cwd, ''),
    ].join('\n');
}
/** What the shell and mount have to say is for us, not for the reader of the child's output. */
const givenStatus = 'exec 8>&2 9>&3 3>&- 2>&9';
const failLine = 'fail() { echo "failed $1" >&9; exit 125; }';
/** Puts the walls up. */
function wallLines({ programs, fstab, readOnly, network, removed, placed }) {
    return [
        `${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .h)(programs.mount)} --all --fstab ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .h)(fstab)} || fail mounting`,
        ...readOnly.map(({ target, flags }) => `${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .h)(programs.mount)} -o ${['remount', 'bind', 'ro', ...flags].join(',')} ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .h)(target)} || fail ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .h)(`making ${target} read-only`)}`),
        ...(network ? [] : [`${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .h)(programs.ip ?? 'ip')} link set lo up || fail loopback`]),
        ...removeLines(programs, removed),
        ...(placed === undefined ? [] : placeLines(programs, placed)),
    ];
}
function removeLines({ rm }, removed) {
    return removed.length === 0 ? [] : [`${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .h)(rm)} -rf -- ${removed.map(_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .h).join(' ')} || fail removing`];
}
/** Runs the shell's arguments, and tells of their end. */
function runLines(cwd, input) {
    return [
        `cd ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .h)(cwd)} || fail ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .h)(`${ENTERING}${cwd}`)}`,
        'echo ready >&9',
        `"$@"${input} 2>&8 8>&- 9>&-`,
        'code=$?',
        'set -- /proc/[0-9]*',
        'echo "end $code $#" >&9',
        'exit $code',
        '',
    ];
}
/** A file that is open for writing keeps its mount writable, so it is opened through a mount of its own; sudo passes no files on. */
function openStatus({ mount }, folder) {
    const place = (0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .h)(folder);
    return [`${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .h)(mount)} --bind ${place} ${place} || exit 125`, `exec 8>&2 9>${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .h)(`${folder}/status`)} 2>&9`];
}
function placeLines({ cp, rm }, { from, to }) {
    return [
        `${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .h)(cp)} -a -- ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .h)(`${from}/.`)} ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .h)(to)} && ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .h)(rm)} -rf -- ${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .h)(from)} || fail placing`,
    ];
}
/** A variable whose name no shell can hold, such as an exported function of bash, is not passed on. */
function exportLines(environment) {
    const names = Object.keys(environment).filter(isNameOfShells);
    return names.map((name) => `export ${name}=${(0,_quote_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .h)(environment[name] ?? '')}`);
}
/** Whether a shell can hold a variable of that name. */
function isNameOfShells(name) {
    return /^[A-Za-z_][A-Za-z0-9_]*$/.test(name);
}


/***/ }),

/***/ 18772:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   TK: () => (/* binding */ overlayOptions),
/* harmony export */   cA: () => (/* binding */ lineOf),
/* harmony export */   qW: () => (/* binding */ isPlainPath),
/* harmony export */   tB: () => (/* binding */ recursive)
/* harmony export */ });
/** Shows a place with everything that was mounted in it. */
function recursive({ flagsOf }, place, mount) {
    const options = mount.kind === 'bind' ? bindOptions('rbind', mount, flagsOf(mount.source)) : 'rbind';
    return `${field(place)} ${field(mount.target)} none ${options} 0 0`;
}
function bindOptions(how, { writable }, flags) {
    return writable ? how : [how, 'ro', ...flags].join(',');
}
/** Mounts one thing at one place. */
function lineOf({ flagsOf }, mount, target) {
    const at = field(target);
    switch (mount.kind) {
        case 'bind':
            return `${field(mount.source)} ${at} none ${bindOptions(mount.isAlone === true ? 'bind' : 'rbind', mount, flagsOf(mount.source))} 0 0`;
        case 'overlay':
            return `overlay ${at} overlay ${overlayOptions(mount)} 0 0`;
        case 'proc':
            return `proc ${at} proc nosuid,nodev,noexec 0 0`;
        case 'devpts':
            return `devpts ${at} devpts newinstance,ptmxmode=0666,mode=620,nosuid,noexec 0 0`;
        case 'tmpfs':
            return `tmpfs ${at} tmpfs nosuid,nodev,mode=1777 0 0`;
    }
}
/** @throws Error when a path cannot stand in the options of an overlay */
function overlayOptions({ lowers, upper, work, ...how }) {
    const notes = `${how.isUnprivileged ? ',userxattr' : ''}${how.isVolatile ? ',volatile' : ''}`;
    return `lowerdir=${lowers.map(layer).join(':')},upperdir=${layer(upper)},workdir=${layer(work)}${notes}`;
}
/** fstab(5) separates fields by white space. */
function field(text) {
    return text.replace(/[\s\\#]/g, (char) => `\\${char.charCodeAt(0).toString(8).padStart(3, '0')}`);
}
/** Whether a path can stand in the options of an overlay: they are split at commas and colons. */
function isPlainPath(path) {
    return /^[A-Za-z0-9/._@+-]+$/.test(path);
}
function layer(path) {
    if (!isPlainPath(path))
        throw new Error(`${path} cannot be a layer of an overlay`);
    return path;
}


/***/ }),

/***/ 2731:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ CREDENTIAL_PATHS)
/* harmony export */ });
/**
 * Files and folders of a HOME that hold credentials, relative: no agent and no gate sees them (04-trust rule 1). A tool that
 * needs one of them gets a copy through `agent_files`.
 */
const CREDENTIAL_PATHS = [
    '.aws',
    '.azure',
    '.bash_history',
    '.boto',
    '.bundle/config',
    '.cargo/credentials',
    '.cargo/credentials.toml',
    '.claude',
    '.claude.json',
    '.codex/auth.json',
    '.cache/huggingface/token',
    '.composer/auth.json',
    '.config/composer/auth.json',
    '.config/configstore',
    '.config/containers/auth.json',
    '.config/gcloud',
    '.config/gh',
    '.config/git/credentials',
    '.config/hub',
    '.config/op',
    '.config/pip/pip.conf',
    '.config/pypoetry/auth.toml',
    '.config/rclone',
    '.config/sops',
    '.copilot',
    '.credentials',
    '.docker/config.json',
    '.fly',
    '.gem/credentials',
    '.gemini',
    '.git-credentials',
    '.gitconfig',
    '.config/git/config',
    '.gnupg',
    '.gradle/gradle.properties',
    '.heroku',
    '.ivy2/.credentials',
    '.kube',
    '.local/share/keyrings',
    '.local/share/opencode/auth.json',
    '.local/share/uv/credentials',
    '.m2/settings-security.xml',
    '.m2/settings.xml',
    '.mysql_history',
    '.my.cnf',
    '.netrc',
    '_netrc',
    '.node_repl_history',
    '.npmrc',
    '.nuget/NuGet/NuGet.Config',
    '.oci',
    '.password-store',
    '.pgpass',
    '.pip/pip.conf',
    '.psql_history',
    '.pypirc',
    '.python_history',
    '.s3cfg',
    '.sbt/.credentials',
    '.ssh',
    '.subversion/auth',
    '.terraform.d/credentials.tfrc.json',
    '.terraformrc',
    '.vault-token',
    '.wget-hsts',
    '.yarnrc.yml',
    '.zsh_history',
];


/***/ }),

/***/ 17275:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  oG: () => (/* binding */ climb),
  Y0: () => (/* binding */ holdRung),
  o2: () => (/* binding */ leaveRung)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(73024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __nccwpck_require__(48161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(76760);
// EXTERNAL MODULE: ./build/adapters/git/folder.js
var git_folder = __nccwpck_require__(4340);
// EXTERNAL MODULE: ./build/adapters/isolation/mounts.js
var mounts = __nccwpck_require__(53306);
// EXTERNAL MODULE: ./build/adapters/isolation/others.js
var others = __nccwpck_require__(30455);
// EXTERNAL MODULE: ./build/adapters/process/proc-table.js
var proc_table = __nccwpck_require__(37878);
// EXTERNAL MODULE: ./build/adapters/isolation/fstab.js
var fstab = __nccwpck_require__(18772);
// EXTERNAL MODULE: ./build/adapters/isolation/layers.js
var isolation_layers = __nccwpck_require__(84314);
// EXTERNAL MODULE: ./build/adapters/isolation/namespace-walls.js + 11 modules
var namespace_walls = __nccwpck_require__(56976);
;// CONCATENATED MODULE: ./build/adapters/isolation/probe.js







/**
 * Tries one way to make namespaces by attacking it from inside (04-trust rule 2): looks for the controller's process, for its
 * folders and its files, for rights, and leaves a process behind. Whatever succeeds makes the way useless.
 */
async function probeNamespace(call) {
    const id = `probe-${(0,external_node_crypto_.randomBytes)(6).toString('hex')}`;
    const folder = (0,external_node_path_.join)(call.folder, id);
    (0,external_node_fs_.mkdirSync)(folder, { recursive: true, mode: 0o700 });
    try {
        const said = await attack(call, folder);
        return judge(call, said);
    }
    catch (error) {
        return { ok: false, why: error instanceof Error ? error.message : String(error) };
    }
    finally {
        (0,isolation_layers/* clearWork */.L4)((0,external_node_path_.join)(folder, 'work'));
        (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
    }
}
/** A second that no other process of this machine sleeps for. */
function restless() {
    return `${300 + ((0,external_node_crypto_.randomBytes)(1)[0] ?? 0)}.${(0,external_node_crypto_.randomBytes)(4).readUInt32BE()}`;
}
async function attack(call, folder) {
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder, 'secret'), 'secret');
    const place = placeOf(call, folder);
    const isolation = { level: 'namespace', views: call.views, home: 'overlay', notes: [] };
    const walls = (0,namespace_walls/* namespaceWalls */.f)({ ...call, at: call.workspace, folder: (0,external_node_path_.join)(folder, 'rooms'), isolation });
    const room = walls.openRoom({ role: 'gate', place, needed: [], removed: [], homeFiles: new Map(), network: true });
    const seconds = restless();
    const outputPath = (0,external_node_path_.join)(folder, 'said');
    const result = await room.run({
        program: call.maker.programs.sh,
        args: ['-c', script, 'probe', (0,external_node_path_.join)(folder, 'secret'), String(process.pid), seconds, call.maker.programs.sudo ?? ''],
        cwd: room.dir,
        env: { PATH: '/usr/bin:/bin', HOME: room.home, LC_ALL: 'C' },
        ...{ stdin: '', outputPath, marker: `probe-${seconds}` },
        limits: { softMs: 10_000, hardMs: 10_000, graceMs: 100 },
    });
    room.close();
    if (result.termination !== 'exit')
        throw new Error(`the probe ended with ${result.termination}`);
    const lines = (0,external_node_fs_.readFileSync)(outputPath, 'utf8').split('\n');
    const facts = new Map(lines.flatMap((line) => /^([\w-]+):?=(.*)$/.exec(line)?.slice(1, 3).join('\0') ?? []).map(pair));
    return { facts, seconds };
}
function pair(text) {
    const [name = '', value = ''] = text.split('\0');
    return [name, value];
}
function placeOf({ views }, folder) {
    const [lower, upper, work] = [(0,external_node_path_.join)(folder, 'lower'), (0,external_node_path_.join)(folder, 'upper'), (0,external_node_path_.join)(folder, 'work')];
    for (const path of [lower, upper, work])
        (0,external_node_fs_.mkdirSync)(path, { mode: 0o755 });
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(lower, 'ralph-probe'), 'lower');
    if (views !== 'overlay')
        return { kind: 'folder', dir: lower };
    if (!(0,fstab/* isPlainPath */.qW)(folder))
        throw new Error(`${folder} has characters that the options of an overlay cannot hold`);
    return { kind: 'layers', lowers: [lower], upper, work };
}
/** Arguments: a hidden file, the controller's process id, the seconds of a process that is left behind, sudo. */
const script = [
    'echo "tree=$(cat ralph-probe)"',
    'echo changed > ralph-probe && echo "writes=yes"',
    'cat "$1" > /dev/null 2>&1 && echo "secret=read"',
    'cut -d " " -f 22 "/proc/$2/stat" 2> /dev/null | sed s/^/controller=/',
    'while read -r name value; do case "$name" in CapPrm:|CapEff:|CapBnd:|NoNewPrivs:) echo "$name=$value";; esac; done < /proc/self/status',
    'test -n "$4" && "$4" -n true > /dev/null 2>&1 && echo "sudo=works"',
    '(: > /usr/ralph-probe) 2> /dev/null && echo "system=written"',
    '(env -i setsid sleep "$3" > /dev/null 2>&1 &)',
    'echo "home=$( (: > "$HOME/.ralph-probe") 2> /dev/null && echo written)"',
].join('\n');
function judge(call, { facts, seconds }) {
    const found = failures(facts).at(0) ?? leftTraces(call, seconds);
    return found === undefined ? { ok: true } : { ok: false, why: found };
}
function failures(facts) {
    const bad = [
        [facts.get('tree') !== 'lower' || facts.get('writes') !== 'yes', 'the tree could not be read and written'],
        [facts.has('secret'), "a file of the controller's folder could be read"],
        [facts.get('controller') === String((0,proc_table/* readProcess */.Wv)(process.pid)?.startTicks), 'the controller could be seen'],
        [rightsOf(facts) !== '0', 'rights of root were left'],
        [facts.get('NoNewPrivs') !== '1', 'new rights could be got'],
        [facts.has('sudo'), 'sudo worked'],
        [facts.has('system'), 'a folder of the system could be written'],
        [facts.get('home') !== 'written', 'HOME could not be written'],
    ];
    return bad.flatMap(([isBad, why]) => (isBad ? [why] : []));
}
function rightsOf(facts) {
    const sets = ['CapPrm', 'CapEff', 'CapBnd'].map((name) => facts.get(name) ?? 'unknown');
    return sets.every((set) => /^0+$/.test(set)) ? '0' : sets.join(' ');
}
function leftTraces({ workspace, home }, seconds) {
    const traces = [(0,external_node_path_.join)(workspace, 'ralph-probe'), (0,external_node_path_.join)(home, '.ralph-probe'), '/usr/ralph-probe'];
    const trace = traces.find((path) => (0,external_node_fs_.existsSync)(path));
    if (trace !== undefined)
        return `${trace} was written through the walls`;
    return isSleeping(seconds) ? 'a process was left behind' : undefined;
}
function isSleeping(seconds) {
    return (0,external_node_fs_.readdirSync)('/proc').some((name) => /^\d+$/.test(name) && commandLine(name).includes(`\0${seconds}\0`));
}
function commandLine(pid) {
    try {
        return (0,external_node_fs_.readFileSync)(`/proc/${pid}/cmdline`, 'latin1');
    }
    catch {
        return '';
    }
}
/** Ways that are worth a try, best first. */
function waysFor(uid, hasSudo) {
    if (uid === 0)
        return ['root', 'user-namespace'];
    return hasSudo ? ['user-namespace', 'sudo'] : ['user-namespace'];
}

// EXTERNAL MODULE: ./build/adapters/process/resolve.js
var resolve = __nccwpck_require__(52591);
;// CONCATENATED MODULE: ./build/adapters/isolation/programs.js

/** Finds the programs that make namespaces in the system's folders; undefined names what is missing. */
function findPrograms(workspace) {
    const search = { path: '/usr/sbin:/usr/bin:/sbin:/bin', cwd: workspace };
    const find = (name) => {
        const found = (0,resolve/* resolveProgram */.d)(name, search);
        return found.ok ? found.path : undefined;
    };
    const needed = ['sh', 'unshare', 'mount', 'umount', 'setpriv', 'rm', 'cp', 'env'];
    const [missing] = needed.filter((name) => find(name) === undefined);
    if (missing !== undefined)
        return { ok: false, missing };
    const [sh = '', unshare = '', mount = '', umount = '', setpriv = '', rm = '', cp = '', env = ''] = needed.map(find);
    const [sudo, ip] = [find('sudo'), find('ip')];
    return {
        ok: true,
        programs: {
            ...{ sh, unshare, mount, umount, setpriv, rm, cp, env },
            ...(sudo === undefined ? {} : { sudo }),
            ...(ip === undefined ? {} : { ip }),
        },
    };
}

// EXTERNAL MODULE: ./build/adapters/views/copied-views.js
var copied_views = __nccwpck_require__(44709);
;// CONCATENATED MODULE: ./build/adapters/isolation/unmounted.js



/**
 * The best kind of views without a mount that the file system of `root` can have (02-loop \u00a71, Gate views): copies that share blocks, else
 * plain copies, else one folder that is cleaned.
 * @param wanted kind to begin with
 */
async function unmountedViews(root, wanted = 'overlay') {
    if (wanted === 'clean')
        return 'clean';
    const kinds = wanted === 'copy' ? ['copy'] : ['reflink', 'copy'];
    for (const how of kinds)
        if (await canCopy(root, how))
            return how;
    return 'clean';
}
/** Tried with a file: whether blocks can be shared shows at no other place. */
async function canCopy(root, how) {
    const name = 'probe-copy';
    const [from, to] = [(0,external_node_path_.join)(root, name, 'from'), (0,external_node_path_.join)(root, name, 'to')];
    try {
        for (const folder of [from, to])
            (0,external_node_fs_.mkdirSync)(folder, { recursive: true, mode: 0o700 });
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(from, 'file'), 'x'.repeat(8192));
        await (0,copied_views/* copyInto */.s)(from, to, how);
        return true;
    }
    catch {
        return false;
    }
    finally {
        (0,external_node_fs_.rmSync)((0,external_node_path_.join)(root, name), { recursive: true, force: true });
    }
}

// EXTERNAL MODULE: ./build/adapters/isolation/user-maker.js
var user_maker = __nccwpck_require__(79170);
// EXTERNAL MODULE: ./build/adapters/isolation/home-masks.js
var home_masks = __nccwpck_require__(2731);
// EXTERNAL MODULE: ./build/adapters/isolation/user-files.js
var user_files = __nccwpck_require__(23941);
;// CONCATENATED MODULE: ./build/adapters/isolation/user-places.js







/** Makes the folders and closes everything that an agent and a gate must not see (04-trust rules 1 and 2). */
async function openPlaces(maker, call) {
    const { hidden, workspace, home, root } = call;
    const folder = await makeFolder(maker, root);
    const credentials = home === '' ? [] : home_masks/* CREDENTIAL_PATHS */.j.map((path) => (0,external_node_path_.join)(home, path));
    const sockets = ['/run/docker.sock', '/var/run/docker.sock'];
    const closed = await (0,others/* closeToOthers */.NW)(maker, [...hidden, workspace, ...credentials, ...sockets].filter(isClosable));
    const [trees, rooms] = [(0,external_node_path_.join)(folder, 'trees'), (0,external_node_path_.join)(folder, 'rooms')];
    for (const path of [trees, rooms])
        makeOpen(path);
    return { folder, trees, rooms, open: closed.open, close: () => user_places_close(maker, folder, closed) };
}
/** `/var/tmp` holds more than `/tmp`, which may lie in memory. */
async function makeFolder(maker, root) {
    const place = user_maker/* RUN_FOLDERS */.CA.find((path) => (0,others/* othersReach */.v5)(path));
    if (place === undefined)
        throw new Error('neither /var/tmp nor /tmp can be entered by everybody');
    const known = (0,external_node_path_.join)(place, `${user_maker/* RUN_NAME */.QV}${(0,external_node_crypto_.createHash)('sha256').update(root).digest('hex').slice(0, 16)}`);
    await tidyUp(maker, known);
    // Anybody could have taken the name.
    const folder = isOwn(maker, known) || !(0,external_node_fs_.existsSync)(known) ? known : `${known}-${(0,external_node_crypto_.randomBytes)(8).toString('hex')}`;
    makeOpen(folder);
    // Tells other runs that the uid is taken, and a later one what to tidy up.
    await (0,user_maker/* asRoot */.tE)(maker, '/bin/chgrp', [String(maker.uid), '--', folder]);
    return folder;
}
/** What a run left that was killed: its processes end first; its trees stay, for the next run may have to read the agent's one. */
async function tidyUp(maker, folder) {
    if (!isOwn(maker, folder))
        return;
    const uid = (0,external_node_fs_.lstatSync)(folder).gid;
    if (!(0,user_maker/* isRunUid */.uo)(uid))
        return removeWhole(maker, folder);
    await (0,user_maker/* endUser */.vl)(maker, uid);
    await (0,user_files/* takeFiles */.xU)({ ...maker, uid }, [folder]);
    await removeWhole(maker, (0,external_node_path_.join)(folder, 'rooms'));
}
function isOwn({ self }, folder) {
    const stats = (0,external_node_fs_.lstatSync)(folder, { throwIfNoEntry: false });
    return stats?.isDirectory() === true && stats.uid === self.uid;
}
/** Through sudo, files of an earlier uid may lie in it. */
async function removeWhole(maker, folder) {
    await (0,user_maker/* asRoot */.tE)(maker, '/bin/rm', ['-rf', '--one-file-system', '--', folder]);
}
function makeOpen(path) {
    (0,external_node_fs_.mkdirSync)(path, { recursive: true });
    (0,external_node_fs_.chmodSync)(path, 0o711);
}
/** The root of the machine and its shared folders must stay open. */
function isClosable(path) {
    return (0,external_node_fs_.existsSync)(path) && ((0,external_node_fs_.statSync)(path).mode & 0o1000) === 0 && !['/', '/tmp', '/var/tmp'].includes(path);
}
async function user_places_close(maker, folder, closed) {
    try {
        await removeWhole(maker, folder);
    }
    finally {
        await closed.restore();
    }
}

// EXTERNAL MODULE: ./build/adapters/process/tree-user.js
var tree_user = __nccwpck_require__(11247);
// EXTERNAL MODULE: ./build/adapters/isolation/user-walls.js + 1 modules
var user_walls = __nccwpck_require__(43196);
;// CONCATENATED MODULE: ./build/adapters/isolation/user-probe.js






/**
 * Tries another uid by attacking from it (04-trust rule 2): the controller's environment, memory, output and folders, rights, the
 * system, and a process that is left behind. Whatever succeeds makes the level useless.
 */
async function probeUser(call) {
    try {
        return user_probe_judge(call, await user_probe_attack(call));
    }
    catch (error) {
        return { ok: false, why: error instanceof Error ? error.message : String(error) };
    }
}
async function user_probe_attack({ maker, places, root, hidden }) {
    const dir = (0,external_node_path_.join)(places.folder, 'probe');
    (0,external_node_fs_.mkdirSync)(dir, { mode: 0o755 });
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(dir, 'ralph-probe'), 'tree');
    await (0,user_files/* giveFiles */.D_)(maker, [dir]);
    const foreign = (0,external_node_path_.join)(places.folder, 'probe-foreign');
    (0,external_node_fs_.writeFileSync)(foreign, 'foreign', { mode: 0o644 });
    const secret = (0,external_node_path_.join)(root, `probe-${(0,external_node_crypto_.randomBytes)(6).toString('hex')}`);
    (0,external_node_fs_.writeFileSync)(secret, 'secret', { mode: 0o644 });
    const isolation = { level: 'user', views: 'clean', home: 'throw-away', notes: [] };
    const walls = (0,user_walls/* userWalls */.r)({ maker, isolation, folder: places.rooms, home: '' });
    const place = { kind: 'folder', dir };
    const room = walls.openRoom({ role: 'gate', place, needed: [], removed: [], homeFiles: new Map(), network: true });
    const outputPath = `${secret}.said`;
    const program = maker.programs.sh;
    const args = ['-c', user_probe_script, 'probe', String(process.pid), maker.programs.sudo ?? '', foreign, secret, ...hidden];
    const result = await room.run({
        ...{ program, args: [...args], cwd: dir, stdin: '', outputPath, marker: `probe-${(0,external_node_crypto_.randomBytes)(8).toString('hex')}` },
        env: { PATH: '/usr/bin:/bin', HOME: room.home, TMPDIR: room.tmp, LC_ALL: 'C' },
        limits: { hardMs: 10_000, graceMs: 100 },
    });
    room.close();
    const said = (0,external_node_fs_.readFileSync)(outputPath, 'utf8');
    if (result.termination === 'exit' && result.exitCode === 0)
        return said;
    throw new Error(`the probe ended with ${result.termination} ${result.exitCode ?? ''} ${said.slice(-200)}`);
}
/** Arguments: the controller's process id, sudo, a file of the controller that can be read, hidden places. Each line that it writes besides the rights is a finding. */
const user_probe_script = [
    'pid=$1 sudo=$2 foreign=$3; shift 3',
    'exec 2> /dev/null',
    'test "$(cat ralph-probe)" = tree && echo changed > ralph-probe && mkdir -p more || echo "its tree could not be read and written"',
    '(: > "$HOME/probe") && (: > "$TMPDIR/probe") || echo "HOME could not be written"',
    'while read -r name value; do case "$name" in CapPrm:|CapEff:|CapBnd:|CapInh:|CapAmb:|NoNewPrivs:) echo "$name$value";; esac; done < /proc/self/status',
    'test "$(cat "/proc/$pid/environ" | wc -c)" -gt 0 && echo "the environment of the controller could be read"',
    '(exec 3< "/proc/$pid/mem") && echo "the memory of the controller could be opened"',
    'for fd in 0 1 2; do (exec 3>> "/proc/$pid/fd/$fd") && test "$(readlink "/proc/$pid/fd/$fd")" != /dev/null && echo "the output of the controller could be written"; done',
    'ls "/proc/$pid/fd" > /dev/null && echo "open files of the controller could be listed"',
    'kill -0 "$pid" && echo "the controller could be signalled"',
    'for place do if test -d "$place"; then ls "$place"; else cat "$place"; fi > /dev/null && echo "$place could be read"; done',
    'test -n "$sudo" && "$sudo" -n true && echo "sudo worked"',
    'for place in / /usr /usr/bin /etc /opt; do (: > "$place/ralph-probe") && echo "$place could be written"; done',
    'ln "$foreign" second && echo "a file of somebody else could be given a second name (fs.protected_hardlinks)"',
    '(env -i setsid sleep 777 > /dev/null &)',
    'exit 0',
].join('\n');
const RIGHTS = ['CapInh', 'CapPrm', 'CapEff', 'CapBnd', 'CapAmb'].map((name) => `${name}:0000000000000000`);
function user_probe_judge({ maker }, said) {
    const lines = said.split('\n').filter((line) => line !== '');
    const rights = new Set([...RIGHTS, 'NoNewPrivs:1']);
    const [found] = lines.filter((line) => !rights.has(line));
    if (found !== undefined)
        return { ok: false, why: found.slice(0, 300) };
    if (lines.length !== rights.size)
        return { ok: false, why: 'the rights of a process could not be told' };
    if ((0,tree_user/* processesOf */.L)(maker.uid).length > 0)
        return { ok: false, why: 'a process was left behind' };
    return (0,external_node_fs_.existsSync)('/usr/ralph-probe') ? { ok: false, why: '/usr could be written' } : { ok: true };
}

;// CONCATENATED MODULE: ./build/adapters/isolation/user-rung.js





/** Tries whether agents and gates can run as a user of their own (04-trust rule 2, level b). */
async function tryUser(call) {
    const maker = findMaker(call.workspace);
    if (typeof maker === 'string')
        return { ok: false, why: maker };
    const failed = (why) => ({ ok: false, why: `another user (${maker.way}): ${why}` });
    try {
        // A folder of its own: that of the run may hold the trees of one that was killed.
        const places = await openPlaces(maker, { ...call, root: `${call.root}/probe` });
        try {
            const [open] = places.open;
            if (open !== undefined)
                return failed(`${open} could not be closed to it`);
            const probed = await probeUser({ ...call, maker, places });
            return probed.ok
                ? { ok: true, user: { maker, open: () => openPlaces(maker, call) }, isolation }
                : failed(probed.why);
        }
        finally {
            await places.close();
        }
    }
    catch (error) {
        return failed(error instanceof Error ? error.message : String(error));
    }
}
const isolation = {
    level: 'user',
    views: 'clean',
    home: 'throw-away',
    notes: [
        'Agents and gates run as a user of their own: they see which processes run and what everybody may read on this machine.',
    ],
};
/** The maker, or why there is none. */
function findMaker(workspace) {
    if (process.platform !== 'linux')
        return `another user needs Linux, and this is ${process.platform}`;
    const found = findPrograms(workspace);
    if (!found.ok)
        return `another user: ${found.missing} is not installed (util-linux)`;
    const { programs } = found;
    const self = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
    if (self.uid !== 0 && programs.sudo === undefined)
        return 'another user: neither root nor sudo';
    const uid = (0,user_maker/* freeUid */.$q)((0,external_node_crypto_.randomInt)(10_000));
    if (uid === undefined)
        return 'another user: no uid is free';
    return { way: self.uid === 0 ? 'root' : 'sudo', programs, self, uid };
}

;// CONCATENATED MODULE: ./build/adapters/isolation/ladder.js











/** Chooses the level by trying each way that this machine might offer (04-trust rule 2). */
async function climb(call) {
    if (call.wanted === 'process')
        return processRung(['isolation: process is set']);
    const tried = [];
    const namespace = await tryNamespaces(call, tried);
    if (namespace !== undefined)
        return { ok: true, rung: namespace };
    const user = await tryOtherUser(call, tried);
    if (user !== undefined)
        return { ok: true, rung: user };
    if (call.wanted === 'auto')
        return processRung(tried);
    return {
        ok: false,
        why: `isolation: ${call.wanted} is not possible on this machine: ${tried.join('; ')}. Use a runner with util-linux and root, sudo or user namespaces, or set isolation: auto.`,
    };
}
function processRung(tried) {
    const notes = tried.map((why) => `No better walls: ${why}.`);
    const isolation = { level: 'process', views: 'clean', home: 'throw-away', notes };
    return { ok: true, rung: { isolation, homeUppers: undefined, maker: undefined } };
}
async function tryOtherUser(call, tried) {
    if (call.wanted === 'namespace')
        return undefined;
    const found = await tryUser(call);
    if (!found.ok) {
        tried.push(found.why);
        return undefined;
    }
    const cold = (0,others/* othersReach */.v5)(call.home)
        ? []
        : ['HOME is closed to other users, so caches and toolchains in it are not used.'];
    const notes = [...tried.map((why) => `No better walls: ${why}.`), ...found.isolation.notes, ...cold];
    return { isolation: { ...found.isolation, notes }, homeUppers: undefined, maker: undefined, user: found.user };
}
async function tryNamespaces(call, tried) {
    if (call.wanted === 'user')
        return undefined;
    if (process.platform !== 'linux') {
        tried.push(`namespaces need Linux, and this is ${process.platform}`);
        return undefined;
    }
    const found = findPrograms(call.workspace);
    if (!found.ok) {
        tried.push(`${found.missing} is not installed (util-linux)`);
        return undefined;
    }
    const user = { uid: process.getuid?.() ?? 0, gid: process.getgid?.() ?? 0 };
    for (const way of waysFor(user.uid, found.programs.sudo !== undefined)) {
        const rung = await tryWay(call, { way, programs: found.programs, user }, tried);
        if (rung !== undefined)
            return rung;
    }
    return undefined;
}
/** With overlays for trees and HOME, if this file system can; else with copies. */
async function tryWay(call, maker, tried) {
    const homeUppers = openUppers(call);
    const folder = (0,external_node_path_.join)(call.root, 'probe');
    const choices = [
        { homeUppers, views: 'overlay' },
        { homeUppers: undefined, views: 'overlay' },
        { homeUppers, views: 'clean' },
        { homeUppers: undefined, views: 'clean' },
    ];
    const fitting = choices.filter(({ views }) => views === 'clean' || (call.views ?? 'overlay') === 'overlay');
    const notes = [];
    for (const choice of fitting) {
        if (choice.homeUppers === undefined && choice.views === 'overlay' && homeUppers === undefined && notes.length > 0)
            continue;
        const probed = await probeNamespace({ ...call, ...choice, maker, folder });
        if (probed.ok)
            return await rungOf(call, maker, { ...choice, notes });
        notes.push(probed.why);
    }
    tried.push(`namespaces (${maker.way}): ${notes.at(-1) ?? 'unknown'}`);
    if (homeUppers !== undefined)
        (0,external_node_fs_.rmSync)(homeUppers, { recursive: true, force: true });
    return undefined;
}
async function rungOf({ root, views: wanted }, maker, { homeUppers, views, notes }) {
    const isolation = {
        level: 'namespace',
        way: maker.way,
        views: views === 'overlay' ? 'overlay' : await unmountedViews(root, wanted),
        home: homeUppers === undefined ? 'throw-away' : 'overlay',
        notes: notes.map((why) => `An overlay was not possible: ${why}.`),
    };
    return { isolation, maker, homeUppers };
}
/**
 * A folder for upper layers of HOME: it must not lie in HOME itself, as RUNNER_TEMP does on hosted runners. Undefined when no
 * place is ours alone.
 */
function openUppers({ root, home }) {
    const name = `ralph-${(0,external_node_crypto_.createHash)('sha256').update(root).digest('hex').slice(0, 16)}`;
    const places = [(0,external_node_path_.join)(root, 'home-layers'), (0,external_node_path_.join)('/var/tmp', name), (0,external_node_path_.join)((0,external_node_os_.tmpdir)(), name)];
    return places.find((place) => !(0,mounts/* hides */.A)(home, place) && isOurs(place));
}
function isOurs(place) {
    try {
        (0,external_node_fs_.mkdirSync)(place, { recursive: true, mode: 0o700 });
        const stats = (0,external_node_fs_.lstatSync)(place);
        return stats.isDirectory() && stats.uid === process.getuid?.() && (stats.mode & 0o077) === 0;
    }
    catch {
        return false;
    }
}
/** Makes what a run needs outside of RUNNER_TEMP. */
async function holdRung(rung) {
    return rung.user === undefined ? rung : { ...rung, places: await rung.user.open() };
}
/** Takes away what lies outside of RUNNER_TEMP. */
async function leaveRung({ homeUppers, places }) {
    if (homeUppers !== undefined)
        removeUppers(homeUppers);
    await places?.close();
}
/** Package managers keep folders in HOME from which not even their owner can remove something, until he may write to them again. */
function removeUppers(folder) {
    try {
        (0,external_node_fs_.rmSync)(folder, { recursive: true, force: true });
    }
    catch {
        (0,git_folder/* removePath */._b)(folder, '');
    }
}


/***/ }),

/***/ 84314:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   BA: () => (/* binding */ remountable),
/* harmony export */   L4: () => (/* binding */ clearWork),
/* harmony export */   h$: () => (/* binding */ notesOf),
/* harmony export */   ju: () => (/* binding */ discardLayers)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(31421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(48161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(76760);
/* harmony import */ var _git_folder_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(4340);





/**
 * Throws layers away. An overlay leaves a folder `work` in its work folder that only root may enter; it is empty and goes first.
 * @param work path of the work folder below `root`
 */
function discardLayers(root, path, { work, trash }) {
    clearWork((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, work));
    (0,_git_folder_js__WEBPACK_IMPORTED_MODULE_4__/* .discard */ .vf)(root, path, trash);
}
/** What overlays of a way keep beside their layers. */
function notesOf(way, kernel = (0,node_os__WEBPACK_IMPORTED_MODULE_2__.release)()) {
    const [major = 0, minor = 0] = kernel.split('.').map(Number);
    const isNew = major > 5 || (major === 5 && minor >= 10);
    // Through sudo only root could make layers mountable again.
    return { isUnprivileged: way === 'user-namespace', isVolatile: isNew && way !== 'sudo' };
}
/**
 * Makes layers mountable again that were mounted volatile. The kernel refuses them since after a crash of the machine they may not be whole;
 * without one they are, and no layer of ours is used after one.
 */
function remountable(work) {
    const [inner, incompat] = [(0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(work, 'work'), (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(work, 'work', 'incompat')];
    const mark = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(incompat, 'volatile');
    const removeMark = () => tried(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.unlinkSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(mark, 'dirty'))) && tried(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmdirSync)(mark));
    if (removeMark())
        return;
    // An ordinary user has to open the folders first.
    if ([inner, incompat, mark].every((folder) => tried(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.chmodSync)(folder, 0o700))))
        removeMark();
}
function tried(act) {
    try {
        act();
        return true;
    }
    catch {
        return false;
    }
}
/** Makes a work folder of an overlay removable by whoever made it. */
function clearWork(work) {
    const inner = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(work, 'work');
    remountable(work);
    // It is not there, or it is root's and can be removed without being entered.
    tried(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.chmodSync)(inner, 0o700));
    tried(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(inner, 'incompat')));
    tried(() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmdirSync)(inner));
    if (isOfRoot(inner))
        (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)('/usr/bin/sudo', ['-n', '--', '/bin/rm', '-rf', '--', inner], { stdio: 'ignore', timeout: 2000 });
}
/** Through sudo the mount is root's; where files were removed it leaves a mark behind that nobody else can remove. */
function isOfRoot(path) {
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { throwIfNoEntry: false });
    return process.getuid?.() !== 0 && stats?.isDirectory() === true && stats.uid === 0;
}


/***/ }),

/***/ 53306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ hides),
/* harmony export */   O: () => (/* binding */ planMounts)
/* harmony export */ });
/* harmony import */ var _fstab_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(18772);

/** Orders mounts so that every source can still be found when it is needed. */
function planMounts(call) {
    const plan = { fstab: [], folders: [], files: [] };
    const nodes = toTree(call.mounts);
    const late = [];
    const last = [];
    for (const [index, node] of nodes.entries()) {
        const { mount } = node;
        if (node.below.length === 0 &&
            !hides(mount.target, call.own) &&
            !seemsMounted(mount) &&
            !hidesSource(mount, call.mounts)) {
            plan.fstab.push((0,_fstab_js__WEBPACK_IMPORTED_MODULE_0__/* .lineOf */ .cA)(call, mount, mount.target));
            continue;
        }
        const place = placeOf(mount, `${call.stage}/${index}`);
        if (place !== sourceOf(mount)) {
            plan.folders.push(place);
            plan.fstab.push((0,_fstab_js__WEBPACK_IMPORTED_MODULE_0__/* .lineOf */ .cA)(call, mount, place));
        }
        mountBelow(call, plan, { node, place });
        const line = (0,_fstab_js__WEBPACK_IMPORTED_MODULE_0__/* .recursive */ .tB)(call, place, mount);
        if (hides(mount.target, call.own))
            last.push(line);
        else if (hidesSource(mount, call.mounts))
            late.push(line);
        else
            plan.fstab.push(line);
    }
    plan.fstab.push(...late, ...last);
    return plan;
}
/** `mount --all` passes by what it takes for mounted: a file system of that kind, or a place on itself. */
function seemsMounted(mount) {
    return mount.kind === 'bind' ? mount.source === mount.target : mount.kind !== 'overlay';
}
/** Whether others could not be mounted any more behind it. */
function hidesSource(mount, all) {
    const others = all.filter((other) => other !== mount && !hides(mount.target, other.target));
    return others.flatMap(sourcesOf).some((source) => hides(mount.target, source));
}
function sourcesOf(mount) {
    if (mount.kind === 'bind')
        return [mount.source];
    return mount.kind === 'overlay' ? [...mount.lowers, mount.upper, mount.work] : [];
}
/** Whether a mount at `target` takes `path` out of sight. */
function hides(target, path) {
    return path === target || path.startsWith(target === '/' ? '/' : `${target}/`);
}
/** Mounts under the nearest mount above them. */
function toTree(mounts) {
    const roots = [];
    const open = [];
    const sorted = [...mounts].sort((a, b) => (a.target < b.target ? -1 : Number(a.target > b.target)));
    for (const mount of sorted.sort((a, b) => depthOf(a) - depthOf(b))) {
        const above = open.filter((node) => node.mount.target !== mount.target && hides(node.mount.target, mount.target));
        const nearest = above.sort((a, b) => depthOf(b.mount) - depthOf(a.mount)).at(0);
        const node = { mount, below: [] };
        (nearest?.below ?? roots).push(node);
        open.push(node);
    }
    return roots;
}
function depthOf({ target }) {
    return target.split('/').length;
}
function sourceOf(mount) {
    return mount.kind === 'bind' && mount.isCover === true ? mount.source : undefined;
}
/** A cover is put together where it lies, everything else at a place of its own. */
function placeOf(mount, stage) {
    return sourceOf(mount) ?? stage;
}
function mountBelow(call, lists, { node, place }) {
    for (const below of node.below) {
        const { mount } = below;
        const target = `${place}${mount.target.slice(node.mount.target.length)}`;
        if (sourceOf(node.mount) !== undefined)
            makePlace(call, lists, { mount, target });
        const source = sourceOf(mount);
        if (source === undefined) {
            lists.fstab.push((0,_fstab_js__WEBPACK_IMPORTED_MODULE_0__/* .lineOf */ .cA)(call, mount, target));
            mountBelow(call, lists, { node: below, place: target });
        }
        else {
            mountBelow(call, lists, { node: below, place: source });
            lists.fstab.push((0,_fstab_js__WEBPACK_IMPORTED_MODULE_0__/* .recursive */ .tB)(call, source, { ...mount, target }));
        }
    }
}
/** In a cover nothing exists that we did not make. */
function makePlace({ isFile }, lists, { mount, target }) {
    if (mount.kind === 'bind' && isFile(mount.source))
        lists.files.push(target);
    else
        lists.folders.push(target);
}


/***/ }),

/***/ 56976:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  f: () => (/* binding */ namespaceWalls)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(76760);
// EXTERNAL MODULE: ./build/adapters/git/folder.js
var git_folder = __nccwpck_require__(4340);
// EXTERNAL MODULE: ./build/adapters/process/proc-table.js
var proc_table = __nccwpck_require__(37878);
// EXTERNAL MODULE: ./build/adapters/process/supervise.js + 5 modules
var supervise = __nccwpck_require__(62215);
// EXTERNAL MODULE: ./build/adapters/isolation/enter.js
var enter = __nccwpck_require__(72128);
;// CONCATENATED MODULE: ./build/adapters/isolation/status.js
/** Reads the text of a status file. */
function readStatus(text) {
    const lines = text.split('\n').filter((line) => line !== '');
    const failed = lines.find((line) => line.startsWith('failed '));
    if (failed !== undefined || !lines.includes('ready')) {
        const said = lines.filter((line) => line !== failed && line !== 'ready');
        return { ok: false, why: [failed?.slice(7) ?? 'the namespace did not start', ...said].join(': ').slice(0, 500) };
    }
    const end = /^end \d+ (\d+)$/.exec(lines.at(-1) ?? '');
    // The shell itself is one of the processes it counts.
    return { ok: true, left: end === null ? undefined : Math.max(0, Number(end[1]) - 1) };
}

;// CONCATENATED MODULE: ./build/adapters/isolation/entered.js



/**
 * Reads the status file of a namespace's first process.
 * @param path absolute file; one that is not there tells that nothing was started
 */
function readEntered(call, result, path) {
    const status = readStatus(readText(path));
    if (!status.ok && !isNoFolder(status.why) && isOwnEnd(result))
        return { result: undefined, why: status.why };
    return { result: counted(call, result, status), why: '' };
}
function counted(call, result, status) {
    if (!status.ok && isNoFolder(status.why))
        return { ...result, ...noFolder(call) };
    const left = status.ok ? (status.left ?? 0) : 0;
    return { ...result, survivorsKilled: Math.max(result.survivorsKilled, left) };
}
/** The walls stand, but an agent may have taken away the folder in which a gate starts: that is the gate's trouble. */
function isNoFolder(why) {
    return why.startsWith(enter/* ENTERING */.ns);
}
function noFolder({ cwd }) {
    const message = `Working directory "${cwd}" does not exist or cannot be entered: create it or correct the path.`;
    return { termination: 'spawn-failed', exitCode: undefined, spawnError: { code: 'ENOENT', message } };
}
/** A process that we ended may not have got through its walls yet. */
function isOwnEnd({ termination }) {
    return termination === 'exit' || termination === 'spawn-failed';
}
function readText(path) {
    try {
        return (0,external_node_fs_.readFileSync)(path, 'utf8');
    }
    catch {
        return '';
    }
}

// EXTERNAL MODULE: ./build/adapters/git/paths.js
var paths = __nccwpck_require__(510);
// EXTERNAL MODULE: ./build/adapters/isolation/mounts.js
var isolation_mounts = __nccwpck_require__(53306);
;// CONCATENATED MODULE: ./build/adapters/isolation/mount-table.js



/** Reads the mounts of this process; empty where there is no `/proc`. */
function readMounts() {
    try {
        return parseMounts((0,external_node_fs_.readFileSync)('/proc/self/mountinfo', 'utf8'));
    }
    catch {
        return [];
    }
}
/** Parses the text of a `mountinfo` file. */
function parseMounts(text) {
    return text.split('\n').flatMap((line) => {
        const [before = '', after = ''] = line.split(' - ');
        const [id = '', parent = '', , , target, options = ''] = before.split(' ');
        if (target === undefined)
            return [];
        const all = options.split(',');
        const [type = '', , superOptions = ''] = after.split(' ');
        const writable = all.includes('rw') && !superOptions.split(',').includes('ro');
        const flags = all.filter((option) => keptFlags.has(option));
        return [{ id, parent, target: unescapeField(target), writable, flags, type }];
    });
}
const keptFlags = new Set(['nosuid', 'nodev', 'noexec', 'noatime', 'nodiratime', 'relatime']);
/** The mount on which a path lies: the last one whose target is above it. */
function mountOf(mounts, path) {
    const above = mounts.filter(({ target }) => (0,isolation_mounts/* hides */.A)(target, path));
    const deepest = Math.max(...above.map(({ target }) => target.length));
    return above.findLast(({ target }) => target.length === deepest);
}
/** The mounts that an ordinary process could write to, the visible ones only. */
function writableMounts(mounts) {
    const hidden = hiddenMounts(mounts);
    const visible = new Map(mounts.filter(({ id }) => !hidden.has(id)).map((mount) => [mount.target, mount]));
    return [...visible.values()].filter(({ writable, type }) => writable && !kernelTypes.has(type));
}
/** What lies below the place of another mount, on what that one covers: no path leads there any more. */
function hiddenMounts(mounts) {
    const byParent = Map.groupBy(mounts, ({ parent }) => parent);
    const places = new Set(mounts.map(({ parent, target }) => `${parent} ${target}`));
    const isCovered = ({ parent, target }) => (0,paths/* foldersAbove */.Zv)(target).some((folder) => places.has(`${parent} ${folder}`));
    const hidden = new Set();
    const open = mounts.filter(isCovered);
    for (let mount = open.pop(); mount !== undefined; mount = open.pop()) {
        if (hidden.has(mount.id))
            continue;
        hidden.add(mount.id);
        open.push(...(byParent.get(mount.id) ?? []));
    }
    return hidden;
}
const kernelTypes = new Set([
    'proc',
    'sysfs',
    'devtmpfs',
    'devpts',
    'cgroup',
    'cgroup2',
    'mqueue',
]);
function unescapeField(text) {
    return text.replace(/\\([0-7]{3})/g, (_, digits) => String.fromCharCode(Number.parseInt(digits, 8)));
}

;// CONCATENATED MODULE: ./build/adapters/isolation/lay-walls.js




/** Makes the places for a room's mounts and writes the list of them that its first process reads. */
function layWalls({ mounts, folder, shared }) {
    const table = readMounts();
    const stage = (0,external_node_path_.join)(shared, 'stage');
    (0,external_node_fs_.mkdirSync)(stage, { recursive: true, mode: 0o700 });
    const plan = (0,isolation_mounts/* planMounts */.O)({
        mounts,
        own: folder,
        stage,
        isFile: (path) => !(0,external_node_fs_.statSync)(path).isDirectory(),
        flagsOf: (path) => mountOf(table, path)?.flags ?? [],
    });
    for (const path of plan.folders)
        (0,external_node_fs_.mkdirSync)(path, { recursive: true });
    for (const path of plan.files)
        makeFile(path);
    const fstab = (0,external_node_path_.join)(folder, 'fstab');
    (0,external_node_fs_.writeFileSync)(fstab, `${plan.fstab.join('\n')}\n`, { mode: 0o600 });
    const readOnly = writableMounts(table).filter(({ target }) => !mounts.some((mount) => (0,isolation_mounts/* hides */.A)(mount.target, target)));
    return { fstab, readOnly };
}
function makeFile(path) {
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(path), { recursive: true });
    (0,external_node_fs_.writeFileSync)(path, '', { flag: 'a' });
}

// EXTERNAL MODULE: ./build/adapters/isolation/layers.js
var isolation_layers = __nccwpck_require__(84314);
// EXTERNAL MODULE: ./build/adapters/process/output.js
var process_output = __nccwpck_require__(88394);
// EXTERNAL MODULE: ./build/adapters/process/spawn-error.js
var spawn_error = __nccwpck_require__(70843);
// EXTERNAL MODULE: ./build/adapters/isolation/fstab.js
var fstab = __nccwpck_require__(18772);
// EXTERNAL MODULE: ./build/adapters/isolation/quote.js
var quote = __nccwpck_require__(49650);
;// CONCATENATED MODULE: ./build/adapters/isolation/enter-ahead.js





/**
 * The script of a namespace's first process that puts its walls up before the tree is there, and then reads from its stdin where the rest
 * of its script is; it ends when nobody can tell it any more. It stays in the ground, which is out of sight by then, and so finds by
 * relative paths what nobody else does; a mount of its own keeps the ground writable.
 */
function waitScript(call) {
    const ground = (0,quote/* quote */.h)(call.ground);
    return [
        enter/* givenStatus */.Ko,
        enter/* failLine */.jE,
        `${(0,quote/* quote */.h)(call.programs.mount)} --rbind ${ground} ${ground} && cd ${ground} || fail ground`,
        ...(0,enter/* wallLines */._q)(call),
        'IFS= read -r script || exit 0',
        '. "$script"',
        '',
    ].join('\n');
}
/**
 * The rest of that script: mounts the tree and runs the program. It stands in braces, so that a shell has read it whole before it runs the
 * first line, and that line empties the file: its environment may hold a key, which does not lie on disk while the program works.
 */
function lateScript(call) {
    const { programs, tree, input } = call;
    const options = (0,fstab/* overlayOptions */.TK)(tree);
    return [
        '{',
        'true > "$script" || fail emptying',
        // The file lies out of sight once the shell has left the ground.
        ...(input === undefined ? [] : [`exec 7< ${(0,quote/* quote */.h)(input)} || fail input`]),
        `${(0,quote/* quote */.h)(programs.mount)} -t overlay overlay -o ${(0,quote/* quote */.h)(options)} ${(0,quote/* quote */.h)(tree.at)} || fail mounting`,
        ...(0,enter/* removeLines */.aY)(programs, call.removed),
        ...(0,enter/* exportLines */.Es)(call.environment),
        `set -- ${(0,enter/* insideCommand */.Y6)(call).map(quote/* quote */.h).join(' ')}`,
        ...(0,enter/* runLines */.rB)(call.cwd, input === undefined ? ' </dev/null' : ' <&7 7<&-'),
        '}',
        '',
    ].join('\n');
}
/** Undefined when the tree has no layers, or some that do not lie below the ground. */
function lateTree(place, call) {
    if (place.kind !== 'layers')
        return undefined;
    const below = (path) => (0,external_node_path_.relative)(call.ground, path);
    const [upper, work, lowers] = [below(place.upper), below(place.work), place.lowers.map(below)];
    if (![upper, work, ...lowers].every((path) => (0,fstab/* isPlainPath */.qW)(path) && !path.startsWith('..')))
        return undefined;
    return { lowers, upper, work, at: call.at, ...(0,isolation_layers/* notesOf */.h$)(call.way) };
}

;// CONCATENATED MODULE: ./build/adapters/isolation/walk-in.js









/** Runs a process there. Undefined when nothing was started, so that it has to be tried in namespaces of its own: these have ended then. */
async function walkIn(call, room) {
    const { vacant, ground } = room;
    const output = canWait(call) && call.signal?.aborted !== true ? vacant.output(call) : undefined;
    if (output === undefined) {
        vacant.end();
        await vacant.gone();
        return undefined;
    }
    const script = writeLate(call, room);
    const ahead = { output, begin: () => vacant.begin(`./${(0,external_node_path_.relative)(ground, script)}`) };
    const result = await (0,supervise/* supervise */.z)({ ...call, marker: vacant.marker, holdsAll: true, ahead });
    const entered = readEntered(call, result, vacant.status);
    if (entered.result !== undefined)
        return entered.result;
    await vacant.gone();
    for (const path of (0,process_output/* outputsOf */.Y)(call))
        (0,external_node_fs_.rmSync)(path, { force: true });
    return undefined;
}
/** A full disk is told, and nothing waits on for a script that never comes. */
function writeLate(call, { vacant, maker, folder, ground, tree, removedInTree: removed }) {
    const script = (0,external_node_path_.join)(folder, 'late.sh');
    const { program, args, cwd, env: environment } = call;
    try {
        (0,isolation_layers/* remountable */.BA)((0,external_node_path_.join)(ground, tree.work));
        const input = call.stdin === '' ? undefined : `./${(0,external_node_path_.relative)(ground, writeInput(folder, call.stdin))}`;
        const text = lateScript({ ...maker, tree, removed, program, args, cwd, environment, input });
        (0,external_node_fs_.writeFileSync)(script, text, { mode: 0o600 });
        return script;
    }
    catch (error) {
        vacant.end();
        throw error;
    }
}
/** As with `openInput` a file: its end is where the text ends. */
function writeInput(folder, text) {
    const path = (0,external_node_path_.join)(folder, 'input');
    (0,external_node_fs_.writeFileSync)(path, text, { mode: 0o600 });
    return path;
}
/** A shell that waited takes what its script can say: a short command line, and variables that a shell can name. */
function canWait(call) {
    const words = [...call.args, ...Object.entries(call.env).flat()];
    return (Object.keys(call.env).every(enter/* isNameOfShells */.MR) &&
        words.reduce((sum, word) => sum + word.length, 0) < MOST_TOLD &&
        (0,spawn_error/* checkCall */.P)(call) === undefined);
}
/** Far below what the kernel takes, so that nothing is refused only inside. */
const MOST_TOLD = 32 * 1024;

;// CONCATENATED MODULE: ./build/adapters/isolation/confined.js









/** The namespace could not be made, so the program was not started. */
class NamespaceError extends Error {
    name = 'NamespaceError';
}
/**
 * Runs a process in namespaces of its own: it sees only its own processes, and of the files what the mounts show; with its end
 * everything it started ends too (04-trust rules 1-3, catalogue R2, R3, S3).
 * @throws NamespaceError when the walls could not be put up: nothing ever runs without them
 */
async function superviseConfined(call, room) {
    const ahead = room.takeAhead?.();
    const walkedIn = ahead && (await walkIn(call, ahead));
    if (walkedIn !== undefined)
        return walkedIn;
    const script = prepare(call, room);
    const command = (0,enter/* enterCommand */.Sd)({ ...room, ...room.maker, script, program: call.program, args: call.args });
    const result = await superviseWithStatus({ ...call, ...command, cwd: '/', holdsAll: true }, room);
    const entered = readEntered(call, result, statusPath(room));
    if (entered.result === undefined)
        throw notEntered(room, result, entered.why);
    return entered.result;
}
async function superviseWithStatus(call, room) {
    if (room.maker.way === 'sudo')
        return (0,supervise/* supervise */.z)(call);
    const extraFile = (0,external_node_fs_.openSync)(statusPath(room), 'a');
    try {
        return await (0,supervise/* supervise */.z)({ ...call, extraFile });
    }
    finally {
        (0,external_node_fs_.closeSync)(extraFile);
    }
}
function statusPath({ folder }) {
    return (0,external_node_path_.join)(folder, 'status');
}
function notEntered({ maker }, result, why) {
    const spawn = result.spawnError === undefined ? '' : ` ${result.spawnError.message}`;
    return new NamespaceError(`A namespace could not be made (${maker.way}): ${why}.${spawn} Nothing was started. ` +
        'Free memory and disk on this runner and run again; isolation: process runs without walls, and the report says so.');
}
/** Writes what the namespace's first process needs and makes the places for its mounts. */
function prepare(call, room) {
    const { maker, folder, removed, placed, network } = room;
    const mounts = room.mounts();
    for (const mount of mounts)
        if (mount.kind === 'overlay')
            (0,isolation_layers/* remountable */.BA)(mount.work);
    const walls = layWalls({ ...room, mounts });
    const script = (0,external_node_path_.join)(folder, 'enter.sh');
    (0,external_node_fs_.rmSync)((0,external_node_path_.join)(folder, 'status'), { force: true });
    (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(folder, 'status'), '', { mode: 0o600 });
    const text = (0,enter/* enterScript */.US)({
        ...walls,
        ...{ programs: maker.programs, folder, cwd: call.cwd, removed, network },
        isStatusGiven: maker.way !== 'sudo',
        ...(placed === undefined ? {} : { placed }),
        ...(maker.way === 'sudo' ? { environment: { ...call.env, [proc_table/* MARKER_NAME */.b4]: call.marker } } : {}),
    });
    (0,external_node_fs_.writeFileSync)(script, text, { mode: 0o600 });
    return script;
}

// EXTERNAL MODULE: ./build/adapters/home.js
var adapters_home = __nccwpck_require__(95610);
// EXTERNAL MODULE: ./build/adapters/isolation/home-masks.js
var home_masks = __nccwpck_require__(2731);
// EXTERNAL MODULE: ./build/adapters/isolation/walls.js
var walls = __nccwpck_require__(24783);
;// CONCATENATED MODULE: ./build/adapters/isolation/room-home.js






/** HOME under an overlay, its credentials taken away; else a new one in the private `/tmp`, with links to the caches. */
function openHome(options, { role, homeFiles }, { id, folder }) {
    const { home, homeUppers } = options;
    const credentials = home_masks/* CREDENTIAL_PATHS */.j.map((path) => (0,external_node_path_.join)(home, path));
    if (homeUppers === undefined || home === '') {
        const outside = (0,external_node_path_.join)(folder, 'tmp', 'home');
        (0,external_node_fs_.mkdirSync)(outside, { recursive: true, mode: 0o700 });
        (0,adapters_home/* furnishHome */.ng)(home, outside, { writes: false, installs: (0,walls/* installs */.p)(role) });
        (0,adapters_home/* placeFiles */.h$)(homeFiles, outside);
        const scene = { target: home, overlay: undefined, credentials };
        return { scene, inside: '/tmp/home', removed: [], close: () => undefined };
    }
    const layers = { upper: (0,external_node_path_.join)(homeUppers, id, 'upper'), work: (0,external_node_path_.join)(homeUppers, id, 'work') };
    for (const path of [layers.upper, layers.work])
        (0,external_node_fs_.mkdirSync)(path, { recursive: true, mode: 0o700 });
    (0,adapters_home/* placeFiles */.h$)(homeFiles, (0,external_node_path_.join)(folder, 'tmp', PLACED));
    return {
        scene: { target: home, overlay: layers, credentials },
        inside: home,
        removed: credentialsIn(options),
        ...(homeFiles.size === 0 ? {} : { placed: { from: (0,external_node_path_.join)('/tmp', PLACED), to: home } }),
        close: () => (0,isolation_layers/* discardLayers */.ju)(homeUppers, id, { work: (0,external_node_path_.join)(id, 'work'), trash: (0,external_node_path_.join)(homeUppers, '.trash') }),
    };
}
/** Absolute paths of the credentials that lie in the real HOME now. */
function credentialsIn({ home }) {
    if (home === '')
        return [];
    const names = namesIn(home);
    // Most of them lie below a name that is not there: one list spares dozens of looks for each room.
    const possible = home_masks/* CREDENTIAL_PATHS */.j.filter((path) => names?.has(path.split('/', 1)[0]) ?? true);
    return possible.map((path) => (0,external_node_path_.join)(home, path)).filter(isThere);
}
/** Undefined where they cannot be listed. */
function namesIn(folder) {
    try {
        return new Set((0,external_node_fs_.readdirSync)(folder));
    }
    catch {
        return undefined;
    }
}
function isThere(path) {
    return (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false }) !== undefined;
}
/** Where files for HOME wait until its credentials are gone. */
const PLACED = '.ralph-home';

;// CONCATENATED MODULE: ./build/adapters/isolation/scene.js




/**
 * The file view of a confined process (10-fine-print): its tree writable, HOME under an overlay, temporary folders of its own,
 * the runner's and the controller's folders hidden, devices that are harmless; all else stays and is read-only.
 */
function sceneOf(call) {
    const base = [treeMount(call), ...homeMounts(call), ...temporary(call), ...scene_hidden(call), ...kernelMounts(call)];
    const shown = call.needed.filter((path) => isHidden(path, { mounts: base, call }) && (0,external_node_fs_.existsSync)(path));
    const distinct = shown.filter((path) => !shown.some((other) => other !== path && (0,isolation_mounts/* hides */.A)(other, path)));
    return [...base, ...[...new Set(distinct)].map((path) => bind(path, path, false))];
}
function bind(source, target, writable) {
    return { kind: 'bind', source, target, writable };
}
function cover(source, target, writable) {
    (0,external_node_fs_.mkdirSync)(source, { recursive: true, mode: writable ? 0o700 : 0o755 });
    return { kind: 'bind', source, target, writable, isCover: true };
}
function treeMount({ place, at, way, shared }) {
    if (place === undefined)
        return cover((0,external_node_path_.join)(shared, 'no-tree'), at, false);
    if (place.kind === 'folder')
        return bind(place.dir, at, true);
    const { lowers, upper, work } = place;
    return { kind: 'overlay', lowers, upper, work, target: at, ...(0,isolation_layers/* notesOf */.h$)(way) };
}
function homeMounts({ home, shared, way }) {
    if (!isFolder(home.target))
        return [];
    if (home.overlay !== undefined) {
        return [{ kind: 'overlay', lowers: [home.target], ...home.overlay, target: home.target, ...(0,isolation_layers/* notesOf */.h$)(way) }];
    }
    return home.credentials
        .filter((path) => (0,external_node_fs_.existsSync)(path))
        .map((path, index) => isFolder(path) ? cover((0,external_node_path_.join)(shared, `masked-${index}`), path, false) : bind('/dev/null', path, false));
}
/** Where a process may leave things; the next one finds none of them. */
function temporary({ folder }) {
    const places = ['/tmp', '/var/tmp'].filter(isFolder);
    return places.map((target) => cover((0,external_node_path_.join)(folder, target.slice(1).replace('/', '-')), target, true));
}
/** Sockets of the machine's services lie in `/run`; names are resolved through what some of its folders hold. */
function scene_hidden(call) {
    const runtime = ['/run', '/var/run'].filter(isFolder);
    const there = [...call.hidden, ...runtime].filter((target) => (0,external_node_fs_.existsSync)(target));
    const covers = there.map((target, index) => isFolder(target) ? cover((0,external_node_path_.join)(call.shared, `hidden-${index}`), target, false) : bind('/dev/null', target, false));
    return [...covers, ...RESOLVERS.filter(isFolder).map((path) => bind(path, path, false))];
}
const RESOLVERS = ['/run/systemd/resolve', '/run/resolvconf', '/run/NetworkManager', '/run/nscd'];
function kernelMounts({ shared, way, isRoot }) {
    const mounts = [
        { kind: 'proc', target: '/proc' },
        ...controlFiles(way === 'user-namespace', (0,external_node_path_.join)(shared, 'no-groups')),
    ];
    // What only root may write needs no cover for anybody else, rights or no rights.
    if (!isRoot)
        return [...mounts, ...devices((0,external_node_path_.join)(shared, 'dev'))];
    const readOnly = ['/proc/sys', '/proc/sysrq-trigger', '/proc/irq', '/proc/bus'].filter((path) => (0,external_node_fs_.existsSync)(path));
    return [...mounts, ...readOnly.map((path) => bind(path, path, false)), ...devices((0,external_node_path_.join)(shared, 'dev'))];
}
/** What steers the kernel is read-only; of control groups only the limits that runtimes look up are shown, if anything. */
function controlFiles(isUnprivileged, empty) {
    const groups = '/sys/fs/cgroup';
    if (!isFolder('/sys'))
        return [];
    const sys = { ...bind('/sys', '/sys', false), isAlone: !isUnprivileged };
    if (!isFolder(groups))
        return [sys];
    if (isUnprivileged)
        return [sys, cover(empty, groups, false)];
    // Only a container has limits of its own there.
    const isLimited = (0,external_node_fs_.existsSync)(`${groups}/memory.max`);
    return isLimited ? [sys, { ...bind(groups, groups, false), isAlone: true }] : [sys];
}
const DEVICES = ['null', 'zero', 'full', 'random', 'urandom', 'tty', 'kvm'];
const LINKS = [
    ['fd', '/proc/self/fd'],
    ['stdin', '/proc/self/fd/0'],
    ['stdout', '/proc/self/fd/1'],
    ['stderr', '/proc/self/fd/2'],
    ['ptmx', 'pts/ptmx'],
];
/** No disk, no kernel log, no terminal of anybody else. */
function devices(dev) {
    (0,external_node_fs_.mkdirSync)(dev, { recursive: true, mode: 0o755 });
    for (const [name, target] of LINKS)
        if (!scene_isThere((0,external_node_path_.join)(dev, name)))
            (0,external_node_fs_.symlinkSync)(target, (0,external_node_path_.join)(dev, name));
    const found = DEVICES.map((name) => `/dev/${name}`).filter((path) => (0,external_node_fs_.existsSync)(path));
    return [
        cover(dev, '/dev', false),
        ...found.map((path) => bind(path, path, true)),
        { kind: 'devpts', target: '/dev/pts' },
        { kind: 'tmpfs', target: '/dev/shm' },
    ];
}
function isHidden(path, { mounts, call }) {
    const above = mounts.filter(({ target }) => (0,isolation_mounts/* hides */.A)(target, path)).sort((a, b) => a.target.length - b.target.length);
    const nearest = above.at(-1);
    if (nearest === undefined || nearest.target === call.at)
        return false;
    return nearest.kind !== 'bind' ? nearest.kind !== 'overlay' : nearest.isCover === true;
}
function isFolder(path) {
    return (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
function scene_isThere(path) {
    return (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false }) !== undefined;
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __nccwpck_require__(31421);
// EXTERNAL MODULE: ./build/adapters/process/kill-remaining.js
var kill_remaining = __nccwpck_require__(37958);
// EXTERNAL MODULE: ./build/adapters/process/start.js + 1 modules
var start = __nccwpck_require__(50361);
// EXTERNAL MODULE: ./build/adapters/process/tree.js + 1 modules
var tree = __nccwpck_require__(10465);
;// CONCATENATED MODULE: ./build/adapters/process/waiting.js







/** Starts a process as `startProcess` does, but for its stdin; it does not keep us running. Undefined when it cannot be started. */
function startWaiting(call) {
    const opened = (0,process_output/* openOutput */.c)(call);
    if (!opened.ok)
        return undefined;
    const { output } = opened;
    const child = spawned(call, output);
    if (child?.pid === undefined) {
        output.close();
        return undefined;
    }
    const started = (0,start/* follow */.e)(child, child.pid);
    const stdin = child.stdin;
    stdin.on('error', () => undefined);
    for (const one of [child, stdin])
        one.unref();
    let isEnded = false;
    void started.exited.then(() => {
        isEnded = true;
    });
    return {
        marker: call.marker,
        hasEnded: () => isEnded,
        gone: async () => {
            await started.exited;
            await (0,kill_remaining/* killRemaining */.N)((0,tree/* trackTree */.G)({ pid: started.pid, marker: call.marker }), started.pid);
        },
        output: (paths) => (areMoved((0,process_output/* outputsOf */.Y)(call), (0,process_output/* outputsOf */.Y)(paths)) ? output : undefined),
        begin: (line) => {
            child.ref();
            stdin.end(`${line}\n`);
            return started;
        },
        end: () => {
            // Who waits for its end may have nothing else to wait for.
            child.ref();
            child.kill('SIGKILL');
            stdin.destroy();
            output.close();
        },
    };
}
function spawned({ program, args, env, marker, extraFile }, output) {
    try {
        const child = (0,external_node_child_process_.spawn)(program, args, {
            cwd: '/',
            env: { ...env, [proc_table/* MARKER_NAME */.b4]: marker },
            stdio: ['pipe', output.stdout, output.stderr, extraFile],
            detached: true,
        });
        child.on('error', () => undefined);
        return child;
    }
    catch {
        return undefined;
    }
}
/** A name that is taken stays as it is. */
function areMoved(from, to) {
    if (from.length !== to.length || to.some((path) => (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false }) !== undefined))
        return false;
    try {
        for (const [index, path] of from.entries())
            (0,external_node_fs_.renameSync)(path, to[index]);
        return true;
    }
    catch {
        for (const path of to)
            (0,external_node_fs_.rmSync)(path, { force: true });
        return false;
    }
}

;// CONCATENATED MODULE: ./build/adapters/isolation/standby.js




/** Sudo starts programs in its own way, so nothing is made ahead through it. */
function openStandby(options) {
    const { mounts: mountsNow = readMountInfo } = options;
    let waiting;
    const drop = () => {
        waiting?.vacant.end();
        waiting?.room.close();
        waiting = undefined;
    };
    return {
        begin: (key, make) => {
            if (options.maker.way === 'sudo')
                return;
            if (waiting?.room.key === key && !waiting.vacant.hasEnded())
                return;
            drop();
            waiting = made(options, mountsNow(), make);
        },
        take: (key) => {
            if (waiting?.room.key !== key || waiting.vacant.hasEnded() || waiting.mounts !== mountsNow())
                return drop();
            const taken = waiting;
            waiting = undefined;
            return taken;
        },
        close: drop,
    };
}
/** What cannot be made ahead, such as on a full disk, is made when it is needed: whoever works meanwhile has no part in it. */
function made(options, mounts, make) {
    let room;
    try {
        room = make();
        const vacant = room && begun(options, room);
        if (room !== undefined && vacant !== undefined)
            return { room, vacant, mounts };
    }
    catch {
        // The room that is needed later tells what is wrong.
    }
    room?.close();
    return undefined;
}
function begun({ maker, env, marker }, { folder, script, isSplit }) {
    const status = (0,external_node_path_.join)(folder, 'ahead-status');
    const extraFile = (0,external_node_fs_.openSync)(status, 'ax', 0o600);
    try {
        const stdout = isSplit ? { stdoutPath: (0,external_node_path_.join)(folder, 'ahead-stdout') } : {};
        const output = { outputPath: (0,external_node_path_.join)(folder, 'ahead-output'), ...stdout };
        const call = { ...(0,enter/* waitCommand */.NE)({ ...maker, script }), ...output, env, marker: marker(), extraFile };
        const process = startWaiting(call);
        return process && { ...process, status };
    }
    finally {
        (0,external_node_fs_.closeSync)(extraFile);
    }
}
function readMountInfo() {
    try {
        return (0,external_node_fs_.readFileSync)('/proc/self/mountinfo', 'utf8');
    }
    catch {
        return '';
    }
}

;// CONCATENATED MODULE: ./build/adapters/isolation/namespace-walls.js











/** Walls of kernel namespaces (04-trust rule 2, level a). */
function namespaceWalls(options) {
    const { isolation, ahead } = options;
    const open = () => ahead && openStandby({ ...options, ...ahead });
    const standbys = { agent: open(), gate: open() };
    return {
        isolation,
        openRoom: (call) => openRoom(options, call, standbys),
        expectRoom: (call) => standbys[call.role]?.begin(keyOf(options, call), () => layAhead(options, call)),
        close: () => {
            for (const standby of [standbys.agent, standbys.gate])
                standby?.close();
        },
    };
}
function layRoom(options, call) {
    const id = `${call.role}-${(0,external_node_crypto_.randomBytes)(6).toString('hex')}`;
    // Before anything is copied: what changes meanwhile makes it another room.
    const key = keyOf(options, call);
    const folder = (0,external_node_path_.join)(options.folder, id);
    (0,external_node_fs_.mkdirSync)(folder, { recursive: true, mode: 0o700 });
    const home = openHome(options, call, { id, folder });
    const close = () => {
        (0,git_folder/* discard */.vf)(options.folder, id, (0,external_node_path_.join)(options.folder, '.trash'));
        home.close();
    };
    const isSplit = call.role === 'agent';
    return { id, folder, home, script: (0,external_node_path_.join)(folder, 'ahead.sh'), key, isSplit, close };
}
/** Undefined when something is mounted in the tree: that has to wait for it. */
function layAhead(options, call) {
    const { at, ahead, maker } = options;
    if (ahead === undefined)
        return undefined;
    const laid = layRoom(options, call);
    const mounts = mountsOf(options, call, { laid, place: undefined });
    if (mounts.some(({ target }) => target !== at && (0,isolation_mounts/* hides */.A)(at, target))) {
        laid.close();
        return undefined;
    }
    const { removed, placed } = laid.home;
    const walls = layWalls({ mounts, folder: laid.folder, shared: sharedOf(options) });
    const text = waitScript({
        ...{ ...walls, removed, programs: maker.programs, network: call.network, ground: ahead.ground },
        ...(placed === undefined ? {} : { placed }),
    });
    (0,external_node_fs_.writeFileSync)(laid.script, text, { mode: 0o600 });
    return laid;
}
function keyOf(options, { role, needed, homeFiles, network }) {
    const given = [...homeFiles].map(([name, source]) => [name, source, stampOf(source)]);
    const shown = needed.map((path) => [path, placeOf(path)]);
    return JSON.stringify([role, shown, given, network, credentialsIn(options)]);
}
/** A file for HOME that was written anew, as by a login, is copied anew. */
function stampOf(source) {
    const stats = (0,external_node_fs_.statSync)(source, { throwIfNoEntry: false });
    return stats === undefined ? '' : `${stats.size} ${stats.mtimeMs} ${stats.ctimeMs} ${stats.ino}`;
}
/** A mount shows what stood at its place then: what was put there since, such as a socket, is another one. */
function placeOf(path) {
    const stats = (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false });
    return stats === undefined ? '' : `${stats.dev} ${stats.ino}`;
}
function sharedOf({ folder }) {
    return (0,external_node_path_.join)(folder, 'shared');
}
function mountsOf(options, { needed }, { laid, place }) {
    const { at, maker, hidden } = options;
    return sceneOf({
        ...{ at, hidden, needed, place, folder: laid.folder, shared: sharedOf(options), home: laid.home.scene },
        ...{ way: maker.way, isRoot: maker.user.uid === 0 },
    });
}
function openRoom(options, call, standbys) {
    const { at, maker } = options;
    const taken = takeAhead(options, call, standbys);
    const laid = taken?.laid ?? layRoom(options, call);
    const { folder, home } = laid;
    const removedInTree = call.removed.map((path) => (0,external_node_path_.join)(at, path));
    let ahead = taken && { ...taken, maker, folder, removedInTree };
    const confinement = {
        ...{ maker, folder, shared: sharedOf(options), network: call.network },
        mounts: () => mountsOf(options, call, { laid, place: call.place }),
        removed: [...home.removed, ...removedInTree],
        ...(home.placed === undefined ? {} : { placed: home.placed }),
        takeAhead: () => {
            const once = ahead;
            ahead = undefined;
            return once;
        },
    };
    const result = `.ralph-result-${laid.id}`;
    return {
        dir: at,
        home: home.inside,
        tmp: '/tmp',
        result: { inside: (0,external_node_path_.join)('/tmp', result), outside: (0,external_node_path_.join)(folder, 'tmp', result) },
        run: (process) => superviseConfined(process, confinement),
        close: () => {
            ahead?.vacant.end();
            laid.close();
        },
    };
}
/** Walls made ahead are those of a role: another room leaves them to it. */
function takeAhead(options, call, standbys) {
    const { ahead, at, maker } = options;
    const standby = standbys[call.role];
    if (ahead === undefined || standby === undefined)
        return undefined;
    const { ground } = ahead;
    const tree = lateTree(call.place, { ground, at, way: maker.way });
    const taken = tree && standby.take(keyOf(options, call));
    return taken && { laid: taken.room, vacant: taken.vacant, ground, tree };
}


/***/ }),

/***/ 30455:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   NW: () => (/* binding */ closeToOthers),
/* harmony export */   db: () => (/* binding */ othersRun),
/* harmony export */   v5: () => (/* binding */ othersReach)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(76760);
/* harmony import */ var _user_maker_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(79170);



/** Whether a user who is nobody's owner and in nobody's group can get at a path: read it, or look things up in it. */
function othersReach(path) {
    try {
        const real = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(real);
        return (stats.mode & 0o005) !== 0 && foldersAbove(real).every((folder) => ((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(folder).mode & 0o001) !== 0);
    }
    catch {
        return false;
    }
}
/** Whether such a user could run a program. */
function othersRun(path) {
    return othersReach(path) && ((lstat(safeReal(path))?.mode ?? 0) & 0o001) !== 0;
}
function safeReal(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    }
    catch {
        return path;
    }
}
function lstat(path) {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false });
}
function foldersAbove(path) {
    const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
    return parent === path ? [] : [parent, ...foldersAbove(parent)];
}
/** Closes what others could get at: RUNNER_TEMP, the workspace, credentials in HOME (04-trust rules 1 and 2). */
async function closeToOthers(maker, paths) {
    const before = new Map();
    for (const path of new Set(paths.filter(othersReach).map(safeReal))) {
        if (!othersReach(path))
            continue;
        const mode = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).mode & 0o7777;
        before.set(path, mode);
        await changeMode(maker, path, mode & ~0o007);
    }
    return {
        open: [...before.keys()].filter(othersReach),
        restore: async () => {
            for (const [path, mode] of [...before].reverse())
                await changeMode(maker, path, mode);
        },
    };
}
/** What refuses is seen afterwards: the place is still open. */
async function changeMode(maker, path, mode) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(path, mode);
    }
    catch {
        await (0,_user_maker_js__WEBPACK_IMPORTED_MODULE_2__/* .asRoot */ .tE)(maker, '/bin/chmod', [mode.toString(8).padStart(4, '0'), '--', path]).catch(() => undefined);
    }
}


/***/ }),

/***/ 49650:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ quote)
/* harmony export */ });
/** One word of a POSIX shell that stands for exactly this text. */
function quote(text) {
    return `'${text.replaceAll("'", "'\\''")}'`;
}


/***/ }),

/***/ 23941:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   D_: () => (/* binding */ giveFiles),
/* harmony export */   N1: () => (/* binding */ clearShared),
/* harmony export */   xU: () => (/* binding */ takeFiles)
/* harmony export */ });
/* harmony import */ var _user_maker_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(79170);

const FIND = '/usr/bin/find';
/**
 * Gives what lies in folders to the uid of agents and gates; only while none of its processes lives. A file with a second name is
 * left out: where the kernel allows it, that name may have been made by an agent for a file that was never its own.
 * @returns whether anything changed hands
 */
async function giveFiles(maker, folders) {
    const { uid } = maker;
    const tests = ['!', '-uid', String(uid), '(', '-type', 'd', '-o', '-links', '1', ')', '-print'];
    const change = ['-exec', 'chown', '-h', `${uid}:${uid}`, '{}', '+'];
    return (await find(maker, folders, [...tests, ...change])) !== '';
}
/** Takes everything back that the uid has in folders of ours; root reads and removes it without. */
async function takeFiles(maker, folders) {
    const { way, self, uid } = maker;
    if (way === 'root')
        return;
    const change = ['-exec', 'chown', '-h', `${self.uid}:${self.gid}`, '{}', '+'];
    await find(maker, folders, ['-uid', String(uid), ...change]);
}
/** Removes what the uid left in the folders that everybody may write to: the next process finds none of it. */
async function clearShared({ ...maker }) {
    const tests = ['-mindepth', '1', '-maxdepth', '1', '-uid', String(maker.uid)];
    await find(maker, ['/tmp', '/var/tmp', '/dev/shm'], [...tests, '-exec', 'rm', '-rf', '--', '{}', '+']);
}
async function find(maker, folders, rest) {
    const here = folders.filter((folder) => folder !== '');
    if (here.length === 0)
        return '';
    const { exitCode, stdout, stderr } = await (0,_user_maker_js__WEBPACK_IMPORTED_MODULE_0__/* .triedAsRoot */ .nC)(maker, FIND, ['-P', ...here, '-xdev', ...rest]);
    if (exitCode === 0 || (exitCode === 1 && isOnlyGone(stderr)))
        return stdout;
    throw (0,_user_maker_js__WEBPACK_IMPORTED_MODULE_0__/* .rootError */ .hs)(maker, FIND, stderr);
}
/** Others come and go in folders that everybody may write to: what is gone when it is looked at needs nothing more, and `find` goes on. */
function isOnlyGone(stderr) {
    const lines = stderr.split('\n').filter((line) => line !== '');
    return lines.length > 0 && lines.every((line) => line.endsWith(': No such file or directory'));
}


/***/ }),

/***/ 79170:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $q: () => (/* binding */ freeUid),
/* harmony export */   CA: () => (/* binding */ RUN_FOLDERS),
/* harmony export */   Hs: () => (/* binding */ userOfTree),
/* harmony export */   QV: () => (/* binding */ RUN_NAME),
/* harmony export */   X7: () => (/* binding */ dropArgs),
/* harmony export */   hs: () => (/* binding */ rootError),
/* harmony export */   nC: () => (/* binding */ triedAsRoot),
/* harmony export */   tE: () => (/* binding */ asRoot),
/* harmony export */   uo: () => (/* binding */ isRunUid),
/* harmony export */   vl: () => (/* binding */ endUser)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(31421);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(76760);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(58500);
/* harmony import */ var _git_run_to_end_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(95697);
/* harmony import */ var _process_tree_user_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(11247);






/** Numbers that neither distributions nor systemd give to anybody. */
const FIRST_UID = 60_706;
const UIDS = 478;
/**
 * A uid without a name, a group or a process. Another run on this machine may look at the same moment, so the search starts
 * anywhere.
 * @param start a random number, 0 or more
 */
function freeUid(start) {
    const taken = new Set([...namedIds('/etc/passwd'), ...namedIds('/etc/group'), ...idsOfRuns()]);
    const all = Array.from({ length: UIDS }, (_, index) => FIRST_UID + ((start + index) % UIDS));
    return all.find((uid) => !taken.has(uid) && (0,_process_tree_user_js__WEBPACK_IMPORTED_MODULE_5__/* .processesOf */ .L)(uid).length === 0);
}
/** Folders of runs lie there; the group of each is the uid of its run. */
const RUN_FOLDERS = ['/var/tmp', '/tmp'];
const RUN_NAME = 'ralph-user-';
/** Whether a number is one of those that runs take. */
function isRunUid(id) {
    return id >= FIRST_UID && id < FIRST_UID + UIDS;
}
function idsOfRuns() {
    const places = RUN_FOLDERS.flatMap((folder) => namesIn(folder).map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, name)));
    const runs = places.filter((place) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(place).startsWith(RUN_NAME));
    return runs.flatMap((place) => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(place, { throwIfNoEntry: false })?.gid ?? []);
}
function namesIn(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder);
    }
    catch {
        return [];
    }
}
function namedIds(path) {
    try {
        const lines = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path, 'utf8').split('\n');
        return lines.flatMap((line) => line.split(':').slice(2, 4).map(Number));
    }
    catch {
        return [];
    }
}
/** Takes every right away, then the uid: what runs behind it can get neither back (04-trust rule 1). */
function dropArgs(uid) {
    const none = ['--no-new-privs', '--bounding-set=-all', '--inh-caps=-all', '--ambient-caps=-all'];
    return [`--reuid=${uid}`, `--regid=${uid}`, '--clear-groups', ...none, '--'];
}
/** The command line that runs a program as root. */
function rootCommand({ way, programs }, program, args) {
    if (way === 'root')
        return { program, args };
    return { program: programs.sudo ?? 'sudo', args: ['-n', '--', program, ...args] };
}
/** Runs a short program of the system as root and gives what it printed. Throws where it does not end with 0. */
async function asRoot(maker, program, args) {
    const { exitCode, stdout, stderr } = await triedAsRoot(maker, program, args);
    if (exitCode === 0)
        return stdout;
    throw rootError(maker, program, stderr);
}
/** The error of a program that did not do as root what it should. */
function rootError({ way }, program, stderr) {
    return new Error(`${program} as root (${way}) failed: ${stderr.trim().slice(0, 300)}`);
}
/** The same, for whoever can do with less than a whole success. */
async function triedAsRoot(maker, program, args) {
    const env = { PATH: '/usr/sbin:/usr/bin:/sbin:/bin', LC_ALL: 'C' };
    const { stdout, ...result } = await (0,_git_run_to_end_js__WEBPACK_IMPORTED_MODULE_4__/* .runToEnd */ .c)({ ...rootCommand(maker, program, args), cwd: '/', env });
    return { ...result, stdout: stdout.toString('utf8') };
}
/** All processes of the uid, and a way to signal them although they are not ours. */
function userOfTree(maker) {
    const { programs, uid } = maker;
    return {
        uid,
        signalAll: (signal, pids) => {
            const words = [signal.slice(3), String(uid), programs.setpriv, programs.sh, ...pids.map(String)];
            const command = rootCommand(maker, programs.sh, ['-c', signalScript, 'signal', ...words]);
            (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)(command.program, [...command.args], { stdio: 'ignore', cwd: '/', env: { PATH: '/usr/bin:/bin' } });
        },
    };
}
/** Ends what a run left that was killed: every process of its uid. */
async function endUser(maker, uid) {
    const { signalAll } = userOfTree({ ...maker, uid });
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
        const pids = (0,_process_tree_user_js__WEBPACK_IMPORTED_MODULE_5__/* .processesOf */ .L)(uid);
        if (pids.length === 0)
            return;
        signalAll('SIGKILL', pids);
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setTimeout)(10);
    }
}
const MOST_ROUNDS = 100;
/**
 * First those that were seen, as root, which none of them can hinder; then, as one of them, all at once, which none can outrun.
 * Arguments: signal, uid, setpriv, sh, process ids.
 */
const signalScript = [
    'signal=$1 uid=$2 setpriv=$3 sh=$4; shift 4',
    'for pid do while read -r name real rest; do',
    '  if [ "$name" = Uid: ] && [ "$real" = "$uid" ]; then kill -s "$signal" "$pid"; fi',
    'done < "/proc/$pid/status"; done',
    '"$setpriv" --reuid="$uid" --regid="$uid" --clear-groups -- "$sh" -c \'kill -s "$1" -- -1\' signal "$signal"',
].join('\n');


/***/ }),

/***/ 43196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  r: () => (/* binding */ userWalls)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(76760);
// EXTERNAL MODULE: ./build/adapters/git/folder.js
var git_folder = __nccwpck_require__(4340);
// EXTERNAL MODULE: ./build/adapters/home.js
var adapters_home = __nccwpck_require__(95610);
// EXTERNAL MODULE: ./build/adapters/process/proc-table.js
var proc_table = __nccwpck_require__(37878);
// EXTERNAL MODULE: ./build/adapters/process/supervise.js + 5 modules
var supervise = __nccwpck_require__(62215);
// EXTERNAL MODULE: ./build/adapters/process/tree-user.js
var tree_user = __nccwpck_require__(11247);
// EXTERNAL MODULE: ./build/adapters/isolation/enter.js
var enter = __nccwpck_require__(72128);
// EXTERNAL MODULE: ./build/adapters/isolation/others.js
var others = __nccwpck_require__(30455);
// EXTERNAL MODULE: ./build/adapters/isolation/quote.js
var quote = __nccwpck_require__(49650);
// EXTERNAL MODULE: ./build/adapters/isolation/user-files.js
var user_files = __nccwpck_require__(23941);
// EXTERNAL MODULE: ./build/adapters/isolation/user-maker.js
var user_maker = __nccwpck_require__(79170);
// EXTERNAL MODULE: ./build/adapters/agents/program-stamp.js
var program_stamp = __nccwpck_require__(36866);
// EXTERNAL MODULE: ./build/adapters/git/run-to-end.js
var run_to_end = __nccwpck_require__(95697);
// EXTERNAL MODULE: ./build/adapters/isolation/mounts.js
var mounts = __nccwpck_require__(53306);
;// CONCATENATED MODULE: ./build/adapters/isolation/user-programs.js







/**
 * The command line with places that the uid can reach: a program in the HOME of root, or a script of a bundle that nobody else may
 * read, is copied once to where it can be read, with everything of the same needed place.
 */
async function reachable(call) {
    const program = (0,others/* othersRun */.db)(call.program) ? call.program : await moved(call, call.program);
    const args = [];
    for (const arg of call.args)
        args.push(isOpen(call, arg) ? arg : await moved(call, arg));
    return { program, args };
}
function isOpen({ needed, isNamedByUser }, arg) {
    if (!(0,external_node_path_.isAbsolute)(arg) || (0,others/* othersReach */.v5)(arg))
        return true;
    return !needed.some((place) => (0,mounts/* hides */.A)(place, arg)) && !(isNamedByUser && isFile(arg));
}
function isFile(path) {
    return (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isFile() === true;
}
async function moved({ folder, needed }, path) {
    const place = needed.find((one) => (0,mounts/* hides */.A)(one, path)) ?? path;
    const stamp = (0,program_stamp/* programStamp */.A)(place);
    if (stamp === 'absent')
        return path;
    const name = (0,external_node_crypto_.createHash)('sha256').update(stamp).digest('hex');
    const copy = (0,external_node_path_.join)(folder, 'programs', name, (0,external_node_path_.basename)(place));
    if (!(0,external_node_fs_.existsSync)(copy))
        await copyReadable(place, copy);
    return `${copy}${path.slice(place.length)}`;
}
async function copyReadable(from, to) {
    for (const path of [(0,external_node_path_.dirname)((0,external_node_path_.dirname)(to)), (0,external_node_path_.dirname)(to)])
        (0,external_node_fs_.mkdirSync)(path, { recursive: true, mode: 0o711 });
    const half = `${to}.half`;
    (0,external_node_fs_.cpSync)(from, half, { recursive: true, dereference: true });
    const env = { LC_ALL: 'C' };
    const result = await (0,run_to_end/* runToEnd */.c)({ program: '/bin/chmod', args: ['-R', 'a+rX', '--', half], cwd: '/', env });
    if (result.exitCode !== 0)
        throw new Error(`${from} could not be copied for another user: ${result.stderr.slice(0, 300)}`);
    (0,external_node_fs_.renameSync)(half, to);
}

// EXTERNAL MODULE: ./build/adapters/isolation/walls.js
var walls = __nccwpck_require__(24783);
;// CONCATENATED MODULE: ./build/adapters/isolation/user-walls.js















/** Walls of another uid (04-trust rule 2, level b): agents and gates read and write nothing that is not theirs or everybody's. */
function userWalls(options) {
    return { isolation: options.isolation, openRoom: (call) => openRoom(options, call) };
}
function openRoom(options, call) {
    const { place } = call;
    if (place.kind !== 'folder')
        throw new Error('Layers can only be shown in a namespace.');
    const id = `${call.role}-${(0,external_node_crypto_.randomBytes)(6).toString('hex')}`;
    const folder = (0,external_node_path_.join)(options.folder, id);
    const [own, control] = [(0,external_node_path_.join)(folder, 'own'), (0,external_node_path_.join)(folder, 'control')];
    const [home, tmp] = [(0,external_node_path_.join)(own, 'home'), (0,external_node_path_.join)(own, 'tmp')];
    (0,external_node_fs_.mkdirSync)(folder, { recursive: true, mode: 0o711 });
    (0,external_node_fs_.mkdirSync)(control, { mode: 0o700 });
    for (const path of [own, home, tmp])
        (0,external_node_fs_.mkdirSync)(path, { mode: 0o700 });
    furnish(options, call, home);
    for (const path of call.removed)
        (0,git_folder/* removePath */._b)(place.dir, path);
    const result = (0,external_node_path_.join)(own, 'result');
    const isNamedByUser = call.role === 'agent' || call.role === 'review';
    const kept = { ...options, own, control, dir: place.dir, needed: call.needed, isNamedByUser };
    return {
        ...{ dir: place.dir, home, tmp, result: { inside: result, outside: result } },
        run: (process) => runAs(kept, process),
        close: () => (0,git_folder/* removePath */._b)(options.folder, id),
    };
}
/** Caches that the uid can read are linked; it can write to none of them. */
function furnish({ home: real }, { role, homeFiles }, home) {
    (0,adapters_home/* furnishHome */.ng)(real, home, { reaches: others/* othersReach */.v5, writes: false, installs: (0,walls/* installs */.p)(role) });
    (0,adapters_home/* placeFiles */.h$)(homeFiles, home);
}
async function runAs(room, call) {
    const { maker, own, dir } = room;
    const folders = maker.way === 'root' ? [own] : [own, dir];
    await (0,user_files/* giveFiles */.D_)(maker, folders);
    try {
        const command = commandOf(room, { ...call, ...(await reachable({ ...room, ...call })) });
        const user = (0,user_maker/* userOfTree */.Hs)(maker);
        return await (0,supervise/* supervise */.z)({ ...call, ...command, track: (root) => (0,tree_user/* trackUser */.H)(user, root) });
    }
    finally {
        await (0,user_files/* clearShared */.N1)(maker);
        await (0,user_files/* takeFiles */.xU)(maker, [own, dir]);
    }
}
function commandOf(room, call) {
    const { programs, way, uid } = room.maker;
    const drop = [...(0,user_maker/* dropArgs */.X7)(uid), call.program, ...call.args];
    if (way === 'root')
        return { program: programs.setpriv, args: drop, cwd: call.cwd };
    const script = (0,external_node_path_.join)(room.control, 'enter.sh');
    (0,external_node_fs_.writeFileSync)(script, scriptOf(room.maker, call), { mode: 0o600 });
    const args = ['-n', '--', programs.env, '-i', programs.sh, script, ...drop];
    return { program: programs.sudo ?? 'sudo', args, cwd: '/' };
}
/** The environment comes from a file: on a command line everybody could see it (catalogue S13). */
function scriptOf({ programs }, call) {
    const environment = { ...call.env, [proc_table/* MARKER_NAME */.b4]: call.marker };
    const lines = [
        ...(0,enter/* exportLines */.Es)(environment),
        `cd ${(0,quote/* quote */.h)(call.cwd)} || exit 125`,
        `exec ${(0,quote/* quote */.h)(programs.setpriv)} "$@"`,
    ];
    return `${lines.join('\n')}\n`;
}


/***/ }),

/***/ 24783:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ installs)
/* harmony export */ });
/** Whether it installs packages that no cache has yet. */
function installs(role) {
    return role === 'agent' || role === 'setup';
}


/***/ }),

/***/ 37958:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ killRemaining)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(58500);

/** Kills a tree in rounds until a look at the machine finds nothing, or the rounds are used up (about 2 s). */
async function killRemaining(tree, mainPid) {
    const killed = new Set();
    let unsureLooks = 0;
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
        const { members, unsettled } = tree.sweep();
        const reached = tree.signal(members, 'SIGKILL');
        if (members.length === 0) {
            const sure = !(unsettled || reached) || unsureLooks === MAX_UNSURE_LOOKS;
            if (sure)
                return { killed: killed.size, left: 0 };
            unsureLooks += 1;
        }
        addOthers(killed, members, mainPid);
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(Math.min(round + 1, SLOWEST_ROUND_MS));
    }
    return { killed: killed.size, left: tree.sweep().members.length };
}
function addOthers(killed, members, mainPid) {
    for (const { pid, startTicks } of members)
        if (pid !== mainPid)
            killed.add(`${pid} ${startTicks}`);
}
const MAX_ROUNDS = 205;
const SLOWEST_ROUND_MS = 10;
// An exec hides the environment for well under a millisecond; a process without any environment hides it for ever.
const MAX_UNSURE_LOOKS = 3;


/***/ }),

/***/ 88394:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ outputsOf),
/* harmony export */   c: () => (/* binding */ openOutput)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);

/** The files of a call, stderr first. */
function outputsOf({ outputPath, stdoutPath }) {
    return [outputPath, ...(stdoutPath === undefined ? [] : [stdoutPath])];
}
/** Creates the files with mode 0600; an existing file or link is refused, never followed or overwritten. */
function openOutput(paths) {
    const fds = [];
    for (const path of outputsOf(paths)) {
        const opened = createFile(path);
        if (!opened.ok) {
            closeAll(fds);
            return opened;
        }
        fds.push(opened.fd);
    }
    return { ok: true, output: toOutput(fds) };
}
// Append keeps lines of stdout and stderr whole and in order although both may be written by many processes.
const NEW_FILE = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_EXCL | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_APPEND;
function createFile(path) {
    try {
        return { ok: true, fd: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, NEW_FILE, 0o600) };
    }
    catch (error) {
        const { code = 'UNKNOWN' } = error;
        return { ok: false, error: { code, message: describeFailure(path, code) } };
    }
}
function describeFailure(path, code) {
    if (code === 'EEXIST')
        return `Output file "${path}" exists already: choose a new path for each process.`;
    return `Output file "${path}" cannot be created (${code}): check that its folder exists and is writable.`;
}
function toOutput(fds) {
    const stderr = fds[0];
    return {
        stderr,
        stdout: fds[1] ?? stderr,
        size: () => fds.reduce((sum, fd) => sum + (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(fd).size, 0),
        close: () => closeAll(fds),
    };
}
function closeAll(fds) {
    for (const fd of fds)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
}


/***/ }),

/***/ 37878:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Uc: () => (/* binding */ readProcessTable),
/* harmony export */   Wv: () => (/* binding */ readProcess),
/* harmony export */   b4: () => (/* binding */ MARKER_NAME),
/* harmony export */   rY: () => (/* binding */ lookForMarker)
/* harmony export */ });
/* unused harmony export parseStat */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);

/** Name of the environment variable that carries the marker (04-trust \u00a73). */
const MARKER_NAME = 'RALPH_PROCESS_ID';
/** Reads every user process of this machine; kernel threads are left out. */
function readProcessTable() {
    const entries = [];
    let vanished = false;
    for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)('/proc')) {
        if (!isNumber(name))
            continue;
        const stat = readProcFile(`/proc/${name}/stat`);
        vanished ||= stat === 'gone';
        const entry = parseStat(Number(name), stat);
        if (entry !== undefined)
            entries.push(entry);
    }
    return { entries, vanished };
}
/** Reads one process; undefined when it is gone or a kernel thread. */
function readProcess(pid) {
    return parseStat(pid, readProcFile(`/proc/${pid}/stat`));
}
/** Looks for `RALPH_PROCESS_ID=<marker>` as a whole variable in the environment a process was started with. */
function lookForMarker(pid, marker) {
    const environment = readProcFile(`/proc/${pid}/environ`);
    if (environment === 'denied')
        return 'unmarked';
    if (environment === '' || environment === 'gone')
        return 'unknown';
    return `\0${environment}\0`.includes(`\0${MARKER_NAME}=${marker}\0`) ? 'marked' : 'unmarked';
}
const KERNEL_THREAD_FLAG = 0x0020_0000;
/** Parses the text of a `stat` file (proc(5)); exported because a hostile program name may hold spaces and brackets. */
function parseStat(pid, stat) {
    // The name is the only field that may hold anything, so everything is counted from its last bracket.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const field = (number) => Number(fields[number - 3] ?? Number.NaN);
    if (Number.isNaN(field(22)) || (field(9) & KERNEL_THREAD_FLAG) !== 0)
        return undefined;
    const ended = fields[0] === 'Z' || fields[0] === 'X';
    return {
        pid,
        parent: field(4),
        group: field(5),
        session: field(6),
        startTicks: field(22),
        cpuTicks: field(14) + field(15) + field(16) + field(17),
        // A leader thread that ended while others run looks like a zombie but still does work.
        alive: !ended || field(20) > 1,
    };
}
function isNumber(name) {
    const first = name.charCodeAt(0);
    return first >= 48 && first <= 57;
}
function readProcFile(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8');
    }
    catch (error) {
        const { code } = error;
        return code === 'EACCES' || code === 'EPERM' ? 'denied' : 'gone';
    }
}


/***/ }),

/***/ 52591:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ resolveProgram)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(76760);


/**
 * Resolves a program before any agent runs (04-trust \u00a73, catalogue R15). A bare name is searched in PATH; relative
 * entries, entries inside the working directory and links that lead into it are ignored, for the agent could plant a
 * program there. A name with a slash is what the user wrote and is taken as a path from the working directory.
 */
function resolveProgram(name, search) {
    if (name === '' || name.includes('\0'))
        return { ok: false, message: 'The name of a program is empty or holds a NUL byte: name one.' };
    return name.includes('/') ? resolvePath(name, search.cwd) : searchPath(name, search);
}
function resolvePath(name, cwd) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, name);
    if (isProgram(path))
        return { ok: true, path };
    return {
        ok: false,
        message: `Program "${path}" does not exist or is not an executable file: correct the path or its mode.`,
    };
}
function searchPath(name, { path, cwd }) {
    const candidates = path
        .split(':')
        .filter(node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)
        .map((entry) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(entry, name))
        .filter(isProgram);
    const trusted = candidates.find((candidate) => !leadsInto(cwd, candidate));
    if (trusted !== undefined)
        return { ok: true, path: trusted };
    return { ok: false, message: explainMiss(name, path, candidates[0]) };
}
function explainMiss(name, path, planted) {
    if (planted === undefined)
        return `Program "${name}" was not found in PATH (${path}): install it in an earlier step.`;
    return `Program "${name}" was found only as "${planted}", inside the working directory where the agent can change it: install it elsewhere or name its path.`;
}
function isProgram(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isFile();
    }
    catch {
        return false;
    }
}
function leadsInto(folder, path) {
    const real = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder);
    return [path, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path)].some((target) => isInside(folder, target) || isInside(real, target));
}
function isInside(folder, path) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, path);
    return way !== '..' && !way.startsWith('../');
}


/***/ }),

/***/ 59618:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ sendSignal)
/* harmony export */ });
/** Sends a signal to a pid, or to a group when negative; false when nobody is there or we may not (ESRCH, EPERM). */
function sendSignal(target, signal) {
    try {
        return process.kill(target, signal);
    }
    catch {
        return false;
    }
}


/***/ }),

/***/ 36642:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ onTermination)
/* harmony export */ });
/**
 * Calls the handler once, on the first SIGINT or SIGTERM; later ones are ignored, so that the runner's second signal
 * does not cut the clean-up short. Until disposed the signals do not end this process by themselves.
 */
function onTermination(handler) {
    let called = false;
    const listener = (signal) => {
        if (called || !isTermination(signal))
            return;
        called = true;
        handler(signal);
    };
    for (const signal of SIGNALS)
        process.on(signal, listener);
    return {
        [Symbol.dispose]() {
            for (const signal of SIGNALS)
                process.off(signal, listener);
        },
    };
}
const SIGNALS = ['SIGINT', 'SIGTERM'];
function isTermination(signal) {
    return signal === 'SIGINT' || signal === 'SIGTERM';
}


/***/ }),

/***/ 70843:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ checkCall),
/* harmony export */   n: () => (/* binding */ explainSpawnError)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(76760);


/** Longest argument or `NAME=value` string that Linux takes, in bytes (05-github, Limits). */
const MAX_STRING_BYTES = 131_071;
/** Finds what the system would refuse, or misread, before anything is started; values are never quoted (S13). */
function checkCall({ program, args, cwd, env, marker }) {
    if (!(0,node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(program)) {
        return refusal('EINVAL', `Program "${program}" is not an absolute path: resolve it before it is started.`);
    }
    const strings = [
        ['Program path', program],
        ['Working directory', cwd],
        ['Process marker', marker],
        ...args.map((arg, index) => [`Argument ${index + 1}`, arg]),
        ...Object.entries(env).map(([name, value]) => [`Variable ${name}`, `${name}=${value}`]),
    ];
    return strings.map(([what, text]) => checkString(what, text)).find((error) => error !== undefined);
}
function checkString(what, text) {
    if (text.includes('\0'))
        return refusal('EINVAL', `${printable(what)} contains a NUL byte: remove it.`);
    // A UTF-16 unit is at most three bytes, so most strings need no exact count.
    if (text.length * 3 <= MAX_STRING_BYTES)
        return undefined;
    const bytes = Buffer.byteLength(text);
    if (bytes <= MAX_STRING_BYTES)
        return undefined;
    const size = `${bytes} bytes long, the limit is ${MAX_STRING_BYTES}`;
    return refusal('E2BIG', `${what} is ${size}: pass long text by stdin or in a file.`);
}
/** Turns a spawn error code into a message that tells a missing program from a missing folder (R11). */
function explainSpawnError({ program, cwd }, code) {
    const folder = kindOf(cwd);
    if (folder === 'missing')
        return refusal(code, `Working directory "${cwd}" does not exist: create it or correct the path.`);
    if (folder === 'other')
        return refusal(code, `Working directory "${cwd}" is not a folder we may enter: correct the path.`);
    return refusal(code, explainProgram(program, code));
}
function explainProgram(program, code) {
    const kind = kindOf(program);
    if (kind === 'missing')
        return `Program "${program}" does not exist: install it or correct the path.`;
    if (kind === 'folder')
        return `Program "${program}" is a folder: name the program inside it.`;
    if (code === 'ENOENT')
        return `Program "${program}" exists but its interpreter ${interpreterOf(program)} does not: install it.`;
    if (code === 'EACCES')
        return `Program "${program}" or its folder cannot be entered or executed: check the permissions.`;
    if (code === 'E2BIG')
        return `Arguments and environment of "${program}" are too long together: pass long text by stdin.`;
    return `Program "${program}" could not be started (${code}): try to run it by hand.`;
}
function kindOf(path) {
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false });
        if (stat === undefined)
            return 'missing';
        return stat.isDirectory() ? 'folder' : 'other';
    }
    catch {
        return 'other';
    }
}
function interpreterOf(program) {
    const firstLine = readStart(program).split('\n', 1)[0] ?? '';
    return firstLine.startsWith('#!') ? `"${firstLine.slice(2).trim()}"` : '(the loader of the binary)';
}
function readStart(path) {
    try {
        const fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, 'r');
        const bytes = Buffer.alloc(256);
        const count = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, bytes);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
        return bytes.toString('latin1', 0, count);
    }
    catch {
        return '';
    }
}
function printable(text) {
    return text.replaceAll('\0', '\\0');
}
function refusal(code, message) {
    return { code, message };
}


/***/ }),

/***/ 50361:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  e: () => (/* binding */ follow),
  k: () => (/* binding */ startProcess)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __nccwpck_require__(31421);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(73024);
;// CONCATENATED MODULE: ./build/adapters/process/input.js

/**
 * A file that a process reads as its stdin, already without a name. A file rather than a pipe: `/dev/stdin` can be opened again,
 * the end is where the text ends, and nobody can keep us waiting by not reading.
 * @param near absolute path beside which the file is made for a moment
 * @throws what the system says when the disk refuses the write
 */
function openInput(text, near) {
    const path = `${near}.stdin`;
    // A controller that was killed between making and unlinking it left one behind.
    (0,external_node_fs_.rmSync)(path, { force: true });
    const writer = (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_WRONLY | external_node_fs_.constants.O_CREAT | external_node_fs_.constants.O_EXCL | external_node_fs_.constants.O_NOFOLLOW, 0o600);
    try {
        const bytes = Buffer.from(text);
        for (let offset = 0; offset < bytes.length;)
            offset += (0,external_node_fs_.writeSync)(writer, bytes, offset);
        return (0,external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW);
    }
    finally {
        (0,external_node_fs_.closeSync)(writer);
        (0,external_node_fs_.unlinkSync)(path);
    }
}

// EXTERNAL MODULE: ./build/adapters/process/proc-table.js
var proc_table = __nccwpck_require__(37878);
// EXTERNAL MODULE: ./build/adapters/process/spawn-error.js
var spawn_error = __nccwpck_require__(70843);
;// CONCATENATED MODULE: ./build/adapters/process/start.js





/** Starts the program without a shell as leader of its own session, with stdin from a file that ends where the text ends. */
async function startProcess(call, output) {
    const refused = (0,spawn_error/* checkCall */.P)(call);
    if (refused !== undefined)
        return { ok: false, error: refused };
    try {
        const child = spawnChild(call, output);
        // Spawn reports common failures by an event, and the rest (E2BIG) by a throw.
        if (child.pid === undefined)
            throw await new Promise((resolve) => child.once('error', resolve));
        return follow(child, child.pid);
    }
    catch (error) {
        const { code = 'UNKNOWN' } = error;
        // A full disk is the machine's trouble, not the program's.
        if (code === 'ENOSPC' || code === 'EDQUOT')
            throw error;
        return { ok: false, error: (0,spawn_error/* explainSpawnError */.n)(call, code) };
    }
}
function spawnChild(call, { stdout, stderr }) {
    const stdin = call.stdin === '' ? undefined : openInput(call.stdin, call.outputPath);
    try {
        return (0,external_node_child_process_.spawn)(call.program, call.args, {
            cwd: call.cwd,
            env: { ...call.env, [proc_table/* MARKER_NAME */.b4]: call.marker },
            stdio: [stdin ?? 'ignore', stdout, stderr, ...(call.extraFile === undefined ? [] : [call.extraFile])],
            detached: true,
            shell: false,
        });
    }
    finally {
        if (stdin !== undefined)
            (0,external_node_fs_.closeSync)(stdin);
    }
}
/** Follows a process to its exit. */
function follow(child, pid) {
    const exited = new Promise((resolve) => {
        child.once('exit', (code, signal) => resolve({ code: code ?? undefined, signal: signal ?? undefined }));
    });
    child.on('error', ignore);
    return { ok: true, pid, exited, abandon: () => child.unref() };
}
function ignore() { }


/***/ }),

/***/ 62215:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  z: () => (/* binding */ supervise)
});

// EXTERNAL MODULE: ./build/adapters/process/kill-remaining.js
var kill_remaining = __nccwpck_require__(37958);
;// CONCATENATED MODULE: ./build/adapters/process/idle.js
// A client that hangs still wakes for its timers; a tree that works uses far more than a five-hundredth of one core.
const WORKING_SHARE = 0.002;
/** Judges silence: true when neither output nor CPU time moved for `idleMs` (02-loop \u00a72, "agent silence"). */
function watchForIdle(idleMs, start) {
    let last = start;
    return (look) => {
        if (isActive(last, look))
            last = look;
        return look.nowMs - last.nowMs >= idleMs;
    };
}
function isActive(last, look) {
    if (look.outputBytes !== last.outputBytes)
        return true;
    const usedMs = (look.cpuMs ?? 0) - (last.cpuMs ?? 0);
    // The sum falls when a process of the tree ends, which is also a sign of life.
    return usedMs < 0 || (usedMs > 0 && usedMs >= (look.nowMs - last.nowMs) * WORKING_SHARE);
}

;// CONCATENATED MODULE: ./build/adapters/process/limits.js

/** Watches a running process until disposed. Without idle limit, size limit and progress nothing is polled. */
function watchLimits(watch) {
    const { limits, startedMs, stop } = watch;
    const timers = [
        startTimer(limits.softMs, startedMs, watch.onSoftLimit),
        startTimer(limits.hardMs, startedMs, () => stop.request('hard-limit')),
        startPolling(watch),
    ];
    return {
        [Symbol.dispose]() {
            for (const timer of timers)
                clearTimeout(timer);
        },
    };
}
/** Longest time a timer can be set to: more would fire at once. */
const MAX_TIMER_MS = 2_147_483_647;
function startTimer(limitMs, startedMs, act) {
    if (limitMs === undefined)
        return undefined;
    const leftMs = limitMs - (performance.now() - startedMs);
    return setTimeout(act, Math.min(Math.max(leftMs, 0), MAX_TIMER_MS));
}
function startPolling(watch) {
    const { maxOutputBytes, idleMs } = watch.limits;
    const paces = [
        watch.onProgress === undefined ? Number.POSITIVE_INFINITY : 1_000,
        idleMs === undefined ? Number.POSITIVE_INFINITY : clamp(idleMs / 10, 100, 1_000),
        maxOutputBytes === undefined ? Number.POSITIVE_INFINITY : 100,
    ];
    const everyMs = Math.min(...paces);
    return Number.isFinite(everyMs) ? setInterval(createPoll(watch), everyMs) : undefined;
}
function createPoll(watch) {
    const polls = [pollSize(watch), pollProgress(watch), pollIdle(watch)];
    return () => {
        const look = { nowMs: performance.now(), outputBytes: watch.output.size() };
        for (const poll of polls)
            poll(look);
    };
}
function pollSize({ limits, stop }) {
    const limit = limits.maxOutputBytes ?? Number.POSITIVE_INFINITY;
    return ({ outputBytes }) => {
        if (outputBytes > limit)
            stop.request('output-limit');
    };
}
function pollProgress({ onProgress, startedMs }) {
    let nextMs = startedMs + 1_000;
    return ({ nowMs, outputBytes }) => {
        if (onProgress === undefined || nowMs < nextMs)
            return;
        nextMs = nowMs + 1_000;
        onProgress({ elapsedMs: nowMs - startedMs, outputBytes });
    };
}
function pollIdle({ limits, startedMs, tree, stop }) {
    if (limits.idleMs === undefined)
        return () => { };
    const everyMs = clamp(limits.idleMs / 10, 100, 1_000);
    const isIdle = watchForIdle(limits.idleMs, { nowMs: startedMs, outputBytes: 0, cpuMs: 0 });
    let nextMs = startedMs;
    return ({ nowMs, outputBytes }) => {
        if (nowMs < nextMs)
            return;
        // A sweep reads all of /proc, so a fast size poll must not set its pace; timers may fire a little early.
        nextMs = nowMs + everyMs * 0.9;
        if (isIdle({ nowMs, outputBytes, cpuMs: tree.sweep().cpuMs }))
            stop.request('idle');
    };
}
function clamp(value, low, high) {
    return Math.min(Math.max(value, low), high);
}

// EXTERNAL MODULE: ./build/adapters/process/tail.js + 2 modules
var tail = __nccwpck_require__(12337);
;// CONCATENATED MODULE: ./build/adapters/process/out-of-memory.js

/**
 * Tells whether a process that nobody here ended ran out of memory (catalogue R10): killed by KILL, which is what the
 * kernel does (137 through a shell), or aborted by V8 with its heap full (134 through a shell).
 */
async function ranOutOfMemory({ code, signal }, errorPath) {
    if (signal === 'SIGKILL' || code === 137)
        return true;
    if (signal !== 'SIGABRT' && code !== 134)
        return false;
    return HEAP_FULL.test(await (0,tail/* readLast */.d8)(errorPath, 65_536));
}
const HEAP_FULL = /FATAL ERROR: .*(?:out of memory|Allocation failed)/;

// EXTERNAL MODULE: ./build/adapters/process/output.js
var output = __nccwpck_require__(88394);
// EXTERNAL MODULE: ./build/adapters/process/start.js + 1 modules
var start = __nccwpck_require__(50361);
;// CONCATENATED MODULE: ./build/adapters/process/stop.js
/** Creates a request that nobody has made yet. */
function createStop() {
    const { promise, resolve } = Promise.withResolvers();
    let first;
    return {
        requested: promise,
        reason: () => first,
        request(reason) {
            first ??= reason;
            resolve();
        },
    };
}

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __nccwpck_require__(58500);
;// CONCATENATED MODULE: ./build/adapters/process/terminate.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});

/** Sends TERM to the whole tree and waits until it is gone or the grace is over; kills nothing (04-trust \u00a73). */
async function terminate(call) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { tree, exited } = call;
        const grace = __addDisposableResource(env_1, startGrace(call), false);
        tree.signal(tree.sweep().members, 'SIGTERM');
        await Promise.race([exited, grace.over]);
        let pauseMs = FIRST_PAUSE_MS;
        while (!grace.isOver() && tree.sweep().members.length > 0) {
            await Promise.race([(0,promises_.setTimeout)(pauseMs), grace.over]);
            pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
        }
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
const HURRIED_GRACE_MS = 1_000;
const FIRST_PAUSE_MS = 10;
const LONGEST_PAUSE_MS = 80;
function startGrace({ graceMs, hurry }) {
    const { promise: over, resolve } = Promise.withResolvers();
    let ended = false;
    const end = () => {
        ended = true;
        resolve();
    };
    const timers = [setTimeout(end, graceMs)];
    const shorten = () => {
        timers.push(setTimeout(end, Math.min(graceMs, HURRIED_GRACE_MS)));
    };
    if (hurry?.aborted)
        shorten();
    else
        hurry?.addEventListener('abort', shorten, { once: true });
    return {
        over,
        isOver: () => ended,
        [Symbol.dispose]() {
            hurry?.removeEventListener('abort', shorten);
            for (const timer of timers)
                clearTimeout(timer);
        },
    };
}

// EXTERNAL MODULE: ./build/adapters/process/tree.js + 1 modules
var process_tree = __nccwpck_require__(10465);
;// CONCATENATED MODULE: ./build/adapters/process/supervise.js
var supervise_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var supervise_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});








/**
 * Runs a process to its end, within its limits, and leaves none of its descendants that can be found. Never rejects for
 * what the process does; an error thrown by a callback of the caller is thrown again after the tree was ended.
 */
async function supervise(call) {
    const startedMs = performance.now();
    const { ahead } = call;
    const opened = ahead === undefined ? (0,output/* openOutput */.c)(call) : { ok: true, output: ahead.output };
    if (!opened.ok)
        return notStarted(startedMs, { termination: 'spawn-failed', spawnError: opened.error });
    try {
        if (call.signal?.aborted)
            return notStarted(startedMs, { termination: 'interrupted' });
        const started = ahead === undefined ? await (0,start/* startProcess */.k)(call, opened.output) : ahead.begin();
        if (!started.ok)
            return notStarted(startedMs, { termination: 'spawn-failed', spawnError: started.error });
        return await follow({ call, startedMs, started, output: opened.output });
    }
    finally {
        opened.output.close();
    }
}
function notStarted(startedMs, ending) {
    return {
        ...ending,
        exitCode: undefined,
        signal: undefined,
        durationMs: performance.now() - startedMs,
        softLimitHit: false,
        outputBytes: 0,
        survivorsKilled: 0,
    };
}
async function follow(run) {
    const { call, started, output } = run;
    const tree = (call.track ?? process_tree/* trackTree */.G)({ pid: started.pid, marker: call.marker });
    const stop = createStop();
    const watched = await watchUntilEnd(run, tree, stop);
    const reason = stop.reason();
    if (reason !== undefined) {
        await terminate({ tree, exited: started.exited, graceMs: call.limits.graceMs, hurry: call.signal });
    }
    const isWhole = reason === undefined && call.holdsAll === true && (await started.exited).signal === undefined;
    const kills = isWhole ? nobody : await (0,kill_remaining/* killRemaining */.N)(tree, started.pid);
    const exit = await lastExit(started);
    if (watched.failure !== undefined)
        throw watched.failure.error;
    const outputBytes = output.size();
    const termination = reason ?? endedBySize(call.limits, outputBytes);
    const outOfMemory = termination === 'exit' && (await ranOutOfMemory(exit, call.outputPath));
    return {
        termination,
        exitCode: exit.code,
        signal: exit.signal,
        durationMs: performance.now() - run.startedMs,
        softLimitHit: watched.softLimitHit,
        outputBytes,
        ...toSurvivors(kills),
        ...(outOfMemory ? { resource: 'out-of-memory' } : {}),
    };
}
const nobody = { killed: 0, left: 0 };
async function watchUntilEnd({ call, startedMs, started, output }, tree, stop) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const watched = { softLimitHit: false };
        // A callback that throws inside a timer would end us and leave the tree running.
        const guard = (act) => {
            try {
                act();
            }
            catch (error) {
                watched.failure = { error };
                stop.request('interrupted');
            }
        };
        const onSoftLimit = () => {
            watched.softLimitHit = true;
            guard(() => call.onSoftLimit?.());
        };
        const { onProgress } = call;
        const guarded = onProgress && ((progress) => guard(() => onProgress(progress)));
        const _limits = supervise_addDisposableResource(env_1, watchLimits({ limits: call.limits, startedMs, output, tree, stop, onSoftLimit, onProgress: guarded }), false);
        const _signal = supervise_addDisposableResource(env_1, onAbort(call.signal, () => stop.request('interrupted')), false);
        await Promise.race([started.exited, stop.requested]);
        return watched;
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        supervise_disposeResources(env_1);
    }
}
function onAbort(signal, act) {
    // A cancel that came while the process was being started is told to nobody any more.
    if (signal?.aborted)
        act();
    else
        signal?.addEventListener('abort', act, { once: true });
    return { [Symbol.dispose]: () => signal?.removeEventListener('abort', act) };
}
/** Waits for the exit of a process that was killed, unless the kernel cannot end it. */
async function lastExit(started) {
    const { promise, resolve } = Promise.withResolvers();
    const timer = setTimeout(() => {
        started.abandon();
        resolve({ code: undefined, signal: undefined });
    }, UNKILLABLE_MS);
    const exit = await Promise.race([started.exited, promise]);
    clearTimeout(timer);
    return exit;
}
const UNKILLABLE_MS = 1_000;
function endedBySize({ maxOutputBytes }, outputBytes) {
    return maxOutputBytes !== undefined && outputBytes > maxOutputBytes ? 'output-limit' : 'exit';
}
function toSurvivors({ killed, left }) {
    return left === 0 ? { survivorsKilled: killed } : { survivorsKilled: killed, survivorsLeft: left };
}


/***/ }),

/***/ 12337:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  d8: () => (/* binding */ readLast),
  Zr: () => (/* binding */ readTail),
  oD: () => (/* binding */ readWhole)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __nccwpck_require__(51455);
;// CONCATENATED MODULE: ./build/adapters/process/cut-line.js

/** Reads one line, cut to `maxChars` characters (UTF-16 units) with a note that counts the rest exactly (catalogue R9). */
async function cutLine(file, { start, end }, maxChars) {
    // A character takes at most three bytes per UTF-16 unit, so a line this short is read in one go.
    const nearBytes = Math.min(end - start, (maxChars + 1) * 3);
    const near = readBytes(file, start, nearBytes);
    if (start + nearBytes === end && near.length <= maxChars)
        return near;
    const kept = keepWhole(near, maxChars);
    const total = start + nearBytes === end ? near.length : await countChars(file, { start, end });
    return `${kept} [... ${total - kept.length} characters cut ...]`;
}
function readBytes(file, start, length) {
    const bytes = Buffer.alloc(length);
    const count = (0,external_node_fs_.readSync)(file.fd, bytes, 0, length, start);
    return bytes.toString('utf8', 0, count);
}
function keepWhole(text, maxChars) {
    const last = text.charCodeAt(maxChars - 1);
    const isFirstHalf = last >= 0xd800 && last <= 0xdbff;
    return text.slice(0, isFirstHalf ? maxChars - 1 : maxChars);
}
// Small, because each chunk becomes a string that lives until the next collection.
const BUFFER_BYTES = 65_536;
async function countChars(file, { start, end }) {
    const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
    const buffer = Buffer.allocUnsafe(Math.min(end - start, BUFFER_BYTES));
    let chars = 0;
    for (let position = start; position < end;) {
        const { bytesRead } = await file.read(buffer, 0, Math.min(buffer.length, end - position), position);
        if (bytesRead === 0)
            break;
        chars += decoder.decode(buffer.subarray(0, bytesRead), { stream: true }).length;
        position += bytesRead;
    }
    return chars + decoder.decode().length;
}

;// CONCATENATED MODULE: ./build/adapters/process/find-lines.js
/** Finds the first and last lines in one pass with a fixed buffer; what is written after the call is not looked at. */
async function findLines({ file, size, head, tail }) {
    const marks = createMarks(head, tail);
    const scan = createScan(marks.add);
    // Its own memory, not a slice of a shared pool, so that it can be read in words of four bytes.
    const buffer = Buffer.allocUnsafeSlow(Math.min(size, find_lines_BUFFER_BYTES));
    let position = 0;
    while (position < size) {
        const { bytesRead } = await file.read(buffer, 0, Math.min(buffer.length, size - position), position);
        if (bytesRead === 0)
            break;
        scan.chunk(buffer.subarray(0, bytesRead), position);
        position += bytesRead;
    }
    scan.end(position);
    return marks.found();
}
const find_lines_BUFFER_BYTES = 262_144;
const LF = 10;
const CR = 13;
function createScan(add) {
    let lineStart = 0;
    let crEnd = -1;
    const visit = (byte, at) => {
        if (byte !== LF && byte !== CR)
            return;
        // The LF of a CR LF ends no line of its own, and the pair may lie across two chunks.
        if (byte === CR || at !== crEnd)
            add(lineStart, at);
        if (byte === CR)
            crEnd = at + 1;
        lineStart = at + 1;
    };
    return {
        chunk(bytes, position) {
            const words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length >> 2);
            for (let word = 0; word < words.length; word += 1) {
                if (hasControl(words[word]))
                    visitBytes({ bytes, from: word * 4, to: word * 4 + 4, position, visit });
            }
            visitBytes({ bytes, from: words.length * 4, to: bytes.length, position, visit });
        },
        end(size) {
            if (lineStart < size)
                add(lineStart, size);
        },
    };
}
/** True when one of four bytes is below 16, as line ends are; twice as fast over a gigabyte as byte by byte. */
function hasControl(word) {
    return ((word - 0x10101010) & ~word & 0x80808080) !== 0;
}
function visitBytes({ bytes, from, to, position, visit }) {
    for (let index = from; index < to; index += 1)
        visit(bytes[index], position + index);
}
function createMarks(head, tail) {
    const first = [];
    const starts = new Float64Array(tail);
    const ends = new Float64Array(tail);
    let later = 0;
    return {
        add(start, end) {
            if (first.length < head) {
                first.push({ start, end });
                return;
            }
            starts[later % tail] = start;
            ends[later % tail] = end;
            later += 1;
        },
        found() {
            const skipped = Math.max(0, later - tail);
            const last = Array.from({ length: later - skipped }, (_, index) => {
                const slot = (skipped + index) % tail;
                return { start: starts[slot], end: ends[slot] };
            });
            return { first, skipped, last };
        },
    };
}

;// CONCATENATED MODULE: ./build/adapters/process/tail.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});




/**
 * Reads the first and last lines of a file of any size in about 256 KiB of memory (04-trust \u00a715, catalogue R9). Lines end
 * with CR LF, LF or CR; broken UTF-8 is replaced. A missing file has no lines; other errors of the system are thrown.
 */
async function readTail(path, options = {}) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { head = 20, tail = 80, maxLineChars = 1_000 } = options;
        const file = __addDisposableResource(env_1, await openIfPresent(path), true);
        if (file === undefined)
            return { lines: [], truncated: 0, bytes: 0 };
        const { size } = await file.stat();
        const found = await findLines({ file, size, head, tail });
        const lines = [];
        for (const range of found.first)
            lines.push(await cutLine(file, range, maxLineChars));
        if (found.skipped > 0)
            lines.push(`[... ${found.skipped} lines truncated ...]`);
        for (const range of found.last)
            lines.push(await cutLine(file, range, maxLineChars));
        return { lines, truncated: found.skipped, bytes: size };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
/** Reads at most the last `maxBytes` of a file as text, from the start of a character; '' for a missing file. */
async function readLast(path, maxBytes) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const file = __addDisposableResource(env_2, await openIfPresent(path), true);
        if (file === undefined)
            return '';
        const { size } = await file.stat();
        const start = Math.max(0, size - maxBytes);
        const bytes = Buffer.alloc(size - start);
        const count = (0,external_node_fs_.readSync)(file.fd, bytes, 0, bytes.length, start);
        return bytes.toString('utf8', start === 0 ? 0 : partOfCharacter(bytes), count);
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        const result_2 = __disposeResources(env_2);
        if (result_2)
            await result_2;
    }
}
/** A whole file as text; '' for a missing file, undefined for one that is larger. */
async function readWhole(path, maxBytes) {
    const env_3 = { stack: [], error: void 0, hasError: false };
    try {
        const file = __addDisposableResource(env_3, await openIfPresent(path), true);
        if (file === undefined)
            return '';
        const { size } = await file.stat();
        return size > maxBytes ? undefined : file.readFile('utf8');
    }
    catch (e_3) {
        env_3.error = e_3;
        env_3.hasError = true;
    }
    finally {
        const result_3 = __disposeResources(env_3);
        if (result_3)
            await result_3;
    }
}
async function openIfPresent(path) {
    try {
        // Without waiting, or a FIFO planted under this name would hold us for ever.
        return await (0,promises_.open)(path, external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NONBLOCK);
    }
    catch (error) {
        if (error.code === 'ENOENT')
            return undefined;
        throw error;
    }
}
/** Counts the bytes at the start that belong to a character cut in two: at most three. */
function partOfCharacter(bytes) {
    const whole = bytes.subarray(0, 3).findIndex((byte) => (byte & 0xc0) !== 0x80);
    return whole === -1 ? Math.min(3, bytes.length) : whole;
}


/***/ }),

/***/ 3565:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ trackGroup)
/* harmony export */ });
/* harmony import */ var _send_signal_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(59618);

/** Follows a process group only, for systems without `/proc`: a `setsid` child escapes (04-trust \u00a72, level c). */
function trackGroup({ pid }) {
    let ended = false;
    return {
        sweep() {
            // Once empty, the number of the group may be given to a stranger and is not ours any more.
            ended ||= !(0,_send_signal_js__WEBPACK_IMPORTED_MODULE_0__/* .sendSignal */ .v)(-pid, 0);
            return { members: ended ? [] : [{ pid, startTicks: 0 }], unsettled: false, cpuMs: undefined };
        },
        signal(members, signal) {
            return !ended && members.length > 0 && (0,_send_signal_js__WEBPACK_IMPORTED_MODULE_0__/* .sendSignal */ .v)(-pid, signal);
        },
    };
}


/***/ }),

/***/ 11247:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ trackUser),
/* harmony export */   L: () => (/* binding */ processesOf)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
/* harmony import */ var _proc_table_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(37878);


/** Clock ticks are 1/100 s for every program that reads `/proc` (proc(5), USER_HZ). */
const MS_PER_TICK = 10;
/**
 * Follows a tree by its uid: no process can lay that down, so not even `env -i setsid`, twice forked, escapes (04-trust rule 2,
 * level b). The main process counts while it lives, whoever it is: it may not have changed its uid yet.
 */
function trackUser({ uid, signalAll }, root) {
    const startTicks = (0,_proc_table_js__WEBPACK_IMPORTED_MODULE_1__/* .readProcess */ .Wv)(root.pid)?.startTicks;
    const isMain = (entry) => entry.pid === root.pid && entry.startTicks === startTicks;
    return {
        sweep() {
            const { entries, vanished } = (0,_proc_table_js__WEBPACK_IMPORTED_MODULE_1__/* .readProcessTable */ .Uc)();
            const members = entries.filter((entry) => entry.alive && (isMain(entry) || uidOf(entry.pid) === uid));
            const cpuTicks = members.reduce((sum, entry) => sum + entry.cpuTicks, 0);
            return { members, unsettled: vanished, cpuMs: cpuTicks * MS_PER_TICK };
        },
        signal(members, signal) {
            if (members.length === 0)
                return false;
            const pids = members.map(({ pid }) => pid);
            signalAll(signal, pids.filter((pid) => uidOf(pid) === uid));
            return true;
        },
    };
}
/** Ids of the living processes of a uid. */
function processesOf(uid) {
    return (0,_proc_table_js__WEBPACK_IMPORTED_MODULE_1__/* .readProcessTable */ .Uc)().entries.flatMap(({ pid, alive }) => (alive && uidOf(pid) === uid ? [pid] : []));
}
/** The real uid, from `status`: the owner of the folder changes for a process that hides its memory. */
function uidOf(pid) {
    try {
        const found = /^Uid:\s+(\d+)/m.exec((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/status`, 'latin1'));
        return found === null ? undefined : Number(found[1]);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 10465:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  G: () => (/* binding */ trackTree)
});

// EXTERNAL MODULE: ./build/adapters/process/tree-group.js
var tree_group = __nccwpck_require__(3565);
// EXTERNAL MODULE: ./build/adapters/process/proc-table.js
var proc_table = __nccwpck_require__(37878);
// EXTERNAL MODULE: ./build/adapters/process/send-signal.js
var send_signal = __nccwpck_require__(59618);
;// CONCATENATED MODULE: ./build/adapters/process/tree-marked.js



/** Clock ticks are 1/100 s for every program that reads `/proc` (proc(5), USER_HZ). */
const MS_PER_TICK = 10;
/**
 * Follows a tree through `/proc` (04-trust \u00a73, catalogue R2). A process is a member when it carries the marker, lives
 * in a session opened inside the tree, descends from a member, or was a member before. What leaves all four at once
 * (`env -i setsid`, twice forked) escapes: only a PID namespace holds that (R3).
 */
function trackMarked(root) {
    // Nothing older than the main process can be its descendant, which spares reading most environments.
    const oldest = (0,proc_table/* readProcess */.Wv)(root.pid)?.startTicks ?? 0;
    const mainGroup = (0,tree_group/* trackGroup */.T)(root);
    let knowledge = { known: new Map(), sessions: new Set([root.pid]), ended: new Set() };
    return {
        sweep() {
            const { entries, vanished } = (0,proc_table/* readProcessTable */.Uc)();
            const table = entries.filter((entry) => isCandidate(entry, oldest));
            const { seeds, unknown } = findSeeds(table, root.marker, knowledge);
            const known = withDescendants(seeds, table);
            const ended = endedSince(oldest, entries);
            // What one of them started right before its end may be too young for this look.
            const justEnded = [...ended].some((each) => !knowledge.ended.has(each));
            knowledge = { known, sessions: ownSessions(known, knowledge.sessions), ended };
            return {
                members: [...known.values()],
                unsettled: vanished || justEnded || unknown.some((pid) => !known.has(pid)),
                cpuMs: sumCpu(known),
            };
        },
        signal(members, signal) {
            // A family that forks and ends all the time is in no table, but the kernel finds whoever is in the group now.
            const reached = mainGroup.signal(mainGroup.sweep().members, signal);
            signalMembers({ members, signal, mainGroup: root.pid }, knowledge);
            return reached;
        },
    };
}
function endedSince(oldest, entries) {
    const ended = entries.filter(({ alive, startTicks }) => !alive && startTicks >= oldest);
    return new Set(ended.map(({ pid, startTicks }) => `${pid} ${startTicks}`));
}
function isCandidate(entry, oldest) {
    return entry.alive && entry.startTicks >= oldest && entry.pid > 1 && entry.pid !== process.pid;
}
function findSeeds(table, marker, knowledge) {
    const seeds = [];
    const unknown = [];
    for (const entry of table) {
        const look = isKnown(entry, knowledge) ? 'marked' : (0,proc_table/* lookForMarker */.rY)(entry.pid, marker);
        if (look === 'marked')
            seeds.push(entry);
        if (look === 'unknown')
            unknown.push(entry.pid);
    }
    return { seeds, unknown };
}
function isKnown(entry, { known, sessions }) {
    return sessions.has(entry.session) || known.get(entry.pid)?.startTicks === entry.startTicks;
}
function withDescendants(seeds, table) {
    const byParent = Map.groupBy(table, (entry) => entry.parent);
    const bySession = Map.groupBy(table, (entry) => entry.session);
    const members = new Map(seeds.map((entry) => [entry.pid, entry]));
    // A Map visits what is added while it is being walked, so this loop ends with the whole closure.
    for (const pid of members.keys()) {
        for (const entry of [...(byParent.get(pid) ?? []), ...(bySession.get(pid) ?? [])])
            members.set(entry.pid, entry);
    }
    return members;
}
/** Keeps sessions that still have a process: the number of an empty one may be given to a stranger. */
function ownSessions(members, before) {
    const sessions = [...members.values()].map((entry) => entry.session);
    return new Set(sessions.filter((session) => before.has(session) || members.has(session)));
}
function sumCpu(members) {
    return [...members.values()].reduce((sum, entry) => sum + entry.cpuTicks, 0) * MS_PER_TICK;
}
function signalMembers({ members, signal, mainGroup }, { known, sessions }) {
    const entries = members.flatMap((member) => known.get(member.pid) ?? []);
    const grouped = entries.filter((entry) => sessions.has(entry.session));
    // The kernel signals a group in one step, so members cannot outrun it by forking; a group never leaves its session.
    const groups = new Set(grouped.map((entry) => entry.group));
    for (const group of groups)
        if (group !== mainGroup)
            (0,send_signal/* sendSignal */.v)(-group, signal);
    const reached = new Set(grouped.map((entry) => entry.pid));
    for (const { pid, startTicks } of members) {
        if (!reached.has(pid) && (0,proc_table/* readProcess */.Wv)(pid)?.startTicks === startTicks)
            (0,send_signal/* sendSignal */.v)(pid, signal);
    }
}

;// CONCATENATED MODULE: ./build/adapters/process/tree.js


/** Follows a tree by marker, session and parents on Linux, by process group elsewhere. */
function trackTree(root) {
    return process.platform === 'linux' ? trackMarked(root) : (0,tree_group/* trackGroup */.T)(root);
}


/***/ }),

/***/ 32248:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ff: () => (/* binding */ neededPlace),
/* harmony export */   Y8: () => (/* binding */ plainRecord),
/* harmony export */   Yc: () => (/* binding */ runOfRecord),
/* harmony export */   al: () => (/* binding */ inOrder),
/* harmony export */   bs: () => (/* binding */ isOverWorkflows),
/* harmony export */   gv: () => (/* binding */ RECORD),
/* harmony export */   n9: () => (/* binding */ isNeededRef),
/* harmony export */   nv: () => (/* binding */ neededRef),
/* harmony export */   wg: () => (/* binding */ neededRefs)
/* harmony export */ });
/** First words of the message of every record. */
const RECORD = 'Record run ';
/** The run that a commit of the state ref is a record of; undefined for one that is no record of ours. */
async function runOfRecord({ git }, commit) {
    const text = (await git.ok(['cat-file', 'commit', commit])).toString('utf8');
    const subject = text.slice(text.indexOf('\n\n') + 2).split('\n', 1)[0] ?? '';
    const id = subject.startsWith(RECORD) ? subject.slice(RECORD.length) : '';
    return /^\d{8}-\d{6}-[0-9a-f]+$/.test(id) ? id : undefined;
}
/**
 * The newest of a line of records, from a commit backwards, that a token without `workflows: write` can push: it leans on records
 * alone, or the remote has it. Undefined = there is none. History that was never fetched is on the remote anyway.
 */
async function plainRecord({ git }, from, remoteCommit) {
    const args = ['log', '--first-parent', '--format=%H%x00%P%x00%s', from, '--'];
    const lines = (await git.ok(args)).toString('utf8').split('\n').filter(Boolean);
    const all = lines.map((text) => text.split('\0'));
    const end = all.findIndex(([, , subject]) => !subject.startsWith(RECORD));
    const records = end < 0 ? all : all.slice(0, end);
    const there = records.findIndex(([commit]) => commit === remoteCommit);
    // The oldest that leans on something else spoils all those on top of it.
    const bad = records.findLastIndex(([, parents], at) => (there < 0 || at < there) && parents !== '' && parents !== records[at + 1]?.[0]);
    return records[bad + 1]?.[0];
}
/**
 * Full name of what keeps a commit that records need.
 * @param ref of the state, `refs/ralph/<feature>/state`
 */
function neededRef(ref, commit) {
    return `${neededPlace(ref)}${commit.slice(0, 12)}`;
}
/** Beginning of the names of all that records need, with its slash. */
function neededPlace(ref) {
    return `${ref.slice(0, ref.lastIndexOf('/'))}/needed/`;
}
/** Whether a full name is one of what some records need. */
function isNeededRef(ref) {
    return /^refs\/ralph\/[^/]+\/needed\//.test(ref);
}
/**
 * @param ref of the state, `refs/ralph/<feature>/state`
 * @param remoteRefs full ref name -> commit, as the remote had them
 */
function neededRefs(ref, remoteRefs = new Map()) {
    const known = new Map([...remoteRefs].filter(([name]) => name.startsWith(neededPlace(ref))));
    return {
        isUsed: known.size > 0,
        pushesFor: (commits) => {
            const wanted = new Map(commits.map((commit) => [neededRef(ref, commit), commit]));
            const old = [...known].filter(([name]) => !wanted.has(name));
            for (const [name] of old)
                known.delete(name);
            for (const [name, commit] of wanted)
                known.set(name, commit);
            const made = [...wanted].map(([name, commit]) => ({ ref: name, commit }));
            return [...made, ...old.map(([name, commit]) => ({ ref: name, commit, expect: commit, remove: true }))];
        },
    };
}
/** What has to be there first comes first. */
function inOrder(records) {
    if (records === undefined)
        return [];
    const { beside = [], ref, commit } = records;
    return [...beside, { ref, commit }];
}
/** Whether the remote declined records for the workflows of commits that they lean on: a record itself holds none. */
function isOverWorkflows(results, { ref, beside }) {
    const own = results.find((result) => result.ref === ref);
    return beside === undefined && own?.ok === false && own.problem.kind === 'workflow-permission';
}


/***/ }),

/***/ 44709:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ copiedViews),
/* harmony export */   s: () => (/* binding */ copyInto)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(76760);
/* harmony import */ var _core_slug_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(66427);
/* harmony import */ var _git_folder_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4340);
/* harmony import */ var _git_run_to_end_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(95697);
/* harmony import */ var _warm_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(9091);






/** A new copy for each view, for machines without overlay mounts; nobody but us can reach what is copied. */
function copiedViews(options) {
    const warm = (0,_warm_js__WEBPACK_IMPORTED_MODULE_4__/* .warmLayers */ .AM)((check) => `warm-${(0,_core_slug_js__WEBPACK_IMPORTED_MODULE_5__/* .slug */ .y)(check)}`);
    let count = 0;
    return async ({ tree, check, without = () => false }) => {
        const { pristine, root, how } = options;
        await pristine.bring(tree);
        const laid = await options.layer();
        const below = layerAt(laid);
        const layer = (await warm.of(check))?.source ?? laid.dir;
        count += 1;
        const id = `copy-${count}`;
        (0,_git_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .discard */ .vf)(root, id, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, 'trash'));
        const dir = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, id);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(dir, { recursive: true, mode: 0o755 });
        for (const source of [pristine.dir, layer])
            await copyInto(source, dir, how);
        return {
            place: { kind: 'folder', dir },
            ...{ written: dir, removed: [], hasSetup: false, keepSetup: async () => undefined },
            keepWarm: () => warm.keep(check, (name) => (0,_warm_js__WEBPACK_IMPORTED_MODULE_4__/* .warmLayer */ .tU)({ root, name, from: dir, indexFile: pristine.indexFile, without, below })),
            close: () => (0,_git_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .discard */ .vf)(root, id, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, 'trash')),
        };
    };
}
/** Layer 0 as it was laid: the workspace may have changed since. */
function layerAt({ dir, layer }) {
    return { ...layer, source: dir, origin: layer.laid.get(dir) ?? layer.origin };
}
/** Copies what lies in a folder into another: modes, times and links as they are. */
async function copyInto(source, target, how) {
    const reflink = how === 'reflink' ? '--reflink=always' : '--reflink=never';
    const result = await (0,_git_run_to_end_js__WEBPACK_IMPORTED_MODULE_3__/* .runToEnd */ .c)({
        ...{ program: '/bin/cp', args: ['-a', reflink, '--', `${source}/.`, target], cwd: '/' },
        ...{ env: { LC_ALL: 'C', PATH: '/usr/bin:/bin' }, timeoutMs: 10 * 60_000 },
    });
    if (result.exitCode !== 0)
        throw new Error(`A view could not be copied: ${result.stderr.trim().slice(0, 500)}`);
}


/***/ }),

/***/ 1188:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ sift)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(76760);


/**
 * Moves entries of one upper layer into another, new one. Folders on the way are made anew, so that none of them hides what a
 * lower layer has.
 * @returns paths that were taken over
 */
function sift(from, to, judge) {
    const taken = [];
    const open = [''];
    for (let folder = open.pop(); folder !== undefined; folder = open.pop()) {
        for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(from, folder))) {
            const path = folder === '' ? name : `${folder}/${name}`;
            const sifted = judgeEntry((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(from, path), path, judge);
            if (sifted === 'enter')
                open.push(path);
            if (sifted === 'take') {
                move((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(from, path), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(to, path));
                taken.push(path);
            }
        }
    }
    return taken;
}
/** An overlay marks what was removed with a device; only folders can be looked into. */
function judgeEntry(place, path, judge) {
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(place);
    const sifted = judge({ path, isMark: stats.isCharacterDevice() });
    return sifted === 'enter' && !stats.isDirectory() ? 'leave' : sifted;
}
function move(from, to) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(to), { recursive: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(from, to);
}


/***/ }),

/***/ 9091:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   AM: () => (/* binding */ warmLayers),
/* harmony export */   OP: () => (/* binding */ siftUntracked),
/* harmony export */   RN: () => (/* binding */ notWarm),
/* harmony export */   tU: () => (/* binding */ warmLayer)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024);
/* harmony import */ var _git_extras_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(94547);
/* harmony import */ var _git_folder_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4340);
/* harmony import */ var _git_index_file_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(81261);
/* harmony import */ var _git_layer_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(54651);
/* harmony import */ var _git_layer_stamp_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(66213);
/* harmony import */ var _git_paths_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(510);
/* harmony import */ var _git_submodule_lay_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(6775);
/* harmony import */ var _sift_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(1188);









/**
 * Moves caches and build folders into a folder of ours, as they are (02-loop \u00a71, warm layer); tracked files that a gate changed,
 * and its reports, are no cache. Gives the paths that were moved whole.
 */
function siftUntracked(to, { from, indexFile, without, withMarks = false, extras = _git_extras_js__WEBPACK_IMPORTED_MODULE_1__/* .noExtras */ .v }) {
    const index = (0,_git_index_file_js__WEBPACK_IMPORTED_MODULE_3__/* .readIndex */ .v)(indexFile);
    const taken = (0,_sift_js__WEBPACK_IMPORTED_MODULE_8__/* .sift */ .p)(from, to, ({ path, isMark }) => {
        const place = (0,_git_submodule_lay_js__WEBPACK_IMPORTED_MODULE_7__/* .placeInSubmodule */ .jy)(extras, path);
        if (place === 'folder')
            return 'enter';
        if (path === '.git' || place === 'file' || index?.entries.has(path) === true || without(path))
            return 'leave';
        if (index?.folders.has(path) === true)
            return 'enter';
        return isMark && !withMarks ? 'leave' : 'take';
    });
    return new Set(taken);
}
/**
 * Selects what no warm layer keeps beside reports: compiled Python. It is believed when size and second of its source agree, so that of a
 * file of the base could stand for an attempt's.
 */
function notWarm(without) {
    return (path) => without(path) || isCompiledPython(path);
}
function isCompiledPython(path) {
    return /(?:^|\/)__pycache__$|\.py[co]$/.test(path);
}
/** The same as a layer that takes the place of layer 0 in views that are not mounts: copied, and refused once it was touched. */
async function warmLayer(call) {
    const { root, name } = call;
    const to = `${root}/${name}`;
    (0,_git_folder_js__WEBPACK_IMPORTED_MODULE_2__/* .discard */ .vf)(root, name, `${root}/trash`);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(to, { recursive: true, mode: 0o755 });
    const sifted = siftUntracked(to, { ...call, without: notWarm(call.without) });
    const roots = new Set([...sifted, ...(await layOwn(call, { to, sifted }))]);
    const above = new Set([...roots].flatMap(_git_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .foldersAbove */ .Zv));
    const origin = await (0,_git_layer_stamp_js__WEBPACK_IMPORTED_MODULE_5__/* .stampLayer */ .F)({ roots }, to);
    return { source: (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(to), roots, above, origin, laid: new Map(), extras: _git_extras_js__WEBPACK_IMPORTED_MODULE_1__/* .noExtras */ .v };
}
/** Puts what the layer's own compiled Python was before the gate beside what the gate left. */
async function layOwn({ below, without }, { to, sifted }) {
    const isTaken = (path) => [path, ...(0,_git_paths_js__WEBPACK_IMPORTED_MODULE_6__/* .foldersAbove */ .Zv)(path)].some((each) => sifted.has(each));
    const own = [...below.roots].filter((path) => isCompiledPython(path) && !without(path) && !isTaken(path));
    await (0,_git_layer_js__WEBPACK_IMPORTED_MODULE_4__/* .layLayer */ .gI)({ ...below, roots: new Set(own), laid: new Map() }, to);
    return own;
}
/** @param nameOf name of the folder of one check */
function warmLayers(nameOf) {
    const layers = new Map();
    return {
        of: async (check) => (check === undefined ? undefined : layers.get(check)),
        keep: (check, made) => {
            if (check === undefined)
                return;
            const layer = made(nameOf(check));
            // Whoever opens the next view is told.
            layer.catch(() => undefined);
            layers.set(check, layer);
        },
    };
}


/***/ }),

/***/ 96381:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ manifestsIn),
/* harmony export */   Y: () => (/* binding */ detectCheck)
/* harmony export */ });
/**
 * The manifests as the working directory sees them: its own files, and the lock files of the root, which tell the package manager of
 * a workspace. `packageJson` is that of the folder.
 */
function manifestsIn(folder, { paths, packageJson }) {
    if (folder === '')
        return { paths, packageJson };
    const own = [...paths].flatMap((path) => (path.startsWith(`${folder}/`) ? [path.slice(folder.length + 1)] : []));
    return { paths: new Set([...own, ...workspaceLocks.filter((path) => paths.has(path))]), packageJson };
}
const workspaceLocks = ['pnpm-lock.yaml', 'yarn.lock', 'bun.lock', 'bun.lockb'];
/** First match wins: the test command that the repository itself declares (02-loop \u00a71, "No test gate configured"). */
const detectors = [
    { because: 'scripts.test of package.json', command: nodeTest },
    { because: 'Cargo.toml', command: ({ paths }) => (paths.has('Cargo.toml') ? 'cargo test' : undefined) },
    { because: 'go.mod', command: ({ paths }) => (paths.has('go.mod') ? 'go test ./...' : undefined) },
    { because: 'a pytest configuration', command: pytest },
    { because: 'mvnw', command: ({ paths }) => (paths.has('mvnw') ? './mvnw -B test' : undefined) },
    { because: 'pom.xml', command: ({ paths }) => (paths.has('pom.xml') ? 'mvn -B test' : undefined) },
    { because: 'gradlew', command: ({ paths }) => (paths.has('gradlew') ? './gradlew test' : undefined) },
    { because: '.rspec', command: ({ paths }) => (paths.has('.rspec') ? 'bundle exec rspec' : undefined) },
    { because: 'phpunit.xml', command: phpunit },
];
/** The test command of this repository, or undefined when no manifest names one. */
function detectCheck(manifests) {
    for (const { because, command } of detectors) {
        const found = command(manifests);
        if (found !== undefined)
            return { check: { name: 'test', command: found }, because };
    }
    return undefined;
}
function nodeTest({ paths, packageJson }) {
    if (packageJson === undefined || !declaresTest(packageJson))
        return undefined;
    if (paths.has('pnpm-lock.yaml'))
        return 'pnpm test';
    if (paths.has('yarn.lock'))
        return 'yarn test';
    if (paths.has('bun.lock') || paths.has('bun.lockb'))
        return 'bun run test';
    return 'npm test';
}
function declaresTest(packageJson) {
    try {
        const manifest = JSON.parse(packageJson);
        const script = manifest?.scripts?.test;
        return typeof script === 'string' && script.trim() !== '' && !script.includes('no test specified');
    }
    catch {
        return false;
    }
}
function pytest({ paths }) {
    const configured = ['pytest.ini', 'tests/conftest.py', 'conftest.py', 'tox.ini'].some((path) => paths.has(path));
    return configured ? 'python -m pytest' : undefined;
}
function phpunit({ paths }) {
    return paths.has('phpunit.xml') || paths.has('phpunit.xml.dist') ? 'vendor/bin/phpunit' : undefined;
}


/***/ }),

/***/ 86838:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ editDistance)
/* harmony export */ });
/** Insertions, deletions, replacements and swaps of neighbours between two names. */
function editDistance(from, to) {
    let last = Array.from({ length: to.length + 1 }, (_, column) => column);
    let beforeLast = last;
    for (let row = 1; row <= from.length; row += 1) {
        const current = nextRow({ from, to, row, last, beforeLast });
        beforeLast = last;
        last = current;
    }
    return last[to.length] ?? 0;
}
function nextRow({ from, to, row, last, beforeLast }) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
        const same = from[row - 1] === to[column - 1];
        const replaced = (last[column - 1] ?? 0) + (same ? 0 : 1);
        const removed = (last[column] ?? 0) + 1;
        const added = (current[column - 1] ?? 0) + 1;
        const swaps = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
        const swapped = swaps ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
        current.push(Math.min(replaced, removed, added, swapped));
    }
    return current;
}


/***/ }),

/***/ 66822:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Bv: () => (/* binding */ blocks),
/* harmony export */   rc: () => (/* binding */ MOST_CHECK_CALLS),
/* harmony export */   zY: () => (/* binding */ noExcerpt)
/* harmony export */ });
/** Calls of the checks on one tree while the trouble is ours: the first one and two more; then the gate is unavailable (02-loop \u00a71). */
const MOST_CHECK_CALLS = 3;
const noExcerpt = { lines: [], truncated: 0 };
/** A hard gate passed only when it said so; `warn` passes, everything else blocks. */
function blocks(result) {
    return result.verdict !== 'pass' && result.verdict !== 'warn' && !isLeftOut(result);
}
/** Nobody reviews, or a check that the attempt gave no reason to run. */
function isLeftOut({ verdict, gate, applies }) {
    return verdict === 'skipped' && (gate === 'spec' || gate === 'quality' || applies === false);
}


/***/ }),

/***/ 65866:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ halts),
/* harmony export */   h: () => (/* binding */ judgeHalt)
/* harmony export */ });
/** Exit codes of 02-loop \u00a72, the same for the action and the local command. */
const halts = {
    ready: { exitCode: 0, conclusion: 'success', resumable: false },
    awaiting_signoff: { exitCode: 0, conclusion: 'neutral', resumable: true },
    nothing_to_do: { exitCode: 0, conclusion: 'neutral', resumable: false },
    skipped: { exitCode: 0, conclusion: 'neutral', resumable: false },
    some_failed: { exitCode: 1, conclusion: 'failure', resumable: false },
    budget_exceeded: { exitCode: 1, conclusion: 'failure', resumable: false },
    environment_broken: { exitCode: 1, conclusion: 'failure', resumable: false },
    circuit_open: { exitCode: 1, conclusion: 'failure', resumable: false },
    thrashing: { exitCode: 1, conclusion: 'failure', resumable: false },
    escalate: { exitCode: 1, conclusion: 'failure', resumable: false },
    block_finding: { exitCode: 1, conclusion: 'failure', resumable: false },
    usage_limit: { exitCode: 2, conclusion: 'failure', resumable: true },
    config_error: { exitCode: 3, conclusion: 'failure', resumable: false },
    locked: { exitCode: 4, conclusion: 'failure', resumable: false },
    internal_error: { exitCode: 70, conclusion: 'failure', resumable: true },
    interrupted: { exitCode: 130, conclusion: 'cancelled', resumable: true },
    user_cancel: { exitCode: 130, conclusion: 'cancelled', resumable: true },
};
/**
 * Applies `fail_on`: a halt that is not listed ends the step green.
 * @param failOn halt names, `any` (every halt with an exit code other than 0) or `never`
 */
function judgeHalt(kind, failOn) {
    const row = halts[kind];
    if (row.exitCode === 0 || fails(kind, failOn))
        return { exitCode: row.exitCode, conclusion: row.conclusion };
    return { exitCode: 0, conclusion: 'neutral' };
}
function fails(kind, failOn) {
    if (failOn.includes('never'))
        return false;
    return failOn.includes('any') || failOn.includes(kind);
}


/***/ }),

/***/ 37384:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ hash8)
/* harmony export */ });
/** FNV-1a parameters for 32 bits. */
const OFFSET_BASIS = 0x811c9dc5;
const PRIME = 0x01000193;
/**
 * A 32-bit name for a text: FNV-1a over its UTF-16 code units, then mixed so that the leading digits are as good as the last.
 * It names things and detects change; it is no defence against somebody who wants two texts to collide.
 *
 * @returns exactly 8 lower-case hex characters, the same on every machine (01-product "fingerprint", 10-fine-print "Slugs").
 */
function hash8(text) {
    let hash = OFFSET_BASIS;
    for (let at = 0; at < text.length; at += 1) {
        const unit = text.charCodeAt(at);
        hash = Math.imul(hash ^ (unit & 0xff), PRIME);
        hash = Math.imul(hash ^ (unit >>> 8), PRIME);
    }
    return mix(hash).toString(16).padStart(8, '0');
}
/** Spreads every input bit over the whole word, because short texts leave the upper half of FNV-1a nearly unchanged. */
function mix(hash) {
    const first = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
    const second = Math.imul(first ^ (first >>> 13), 0x297a2d39);
    return (second ^ (second >>> 16)) >>> 0;
}


/***/ }),

/***/ 34661:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   SP: () => (/* binding */ shown),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   dH: () => (/* binding */ deed),
/* harmony export */   dh: () => (/* binding */ brief),
/* harmony export */   eL: () => (/* binding */ permit)
/* harmony export */ });
/** A path or value as one line of a sentence shows it: quoted when it holds characters that a reader cannot see. */
function shown(text) {
    return /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}"`]|^\s|\s$|^$/u.test(text) ? JSON.stringify(text) : text;
}
/** A value cut to what a sentence can carry. */
function brief(text) {
    const characters = [...text];
    return JSON.stringify(characters.length > 80 ? `${characters.slice(0, 79).join('')}\u2026` : text);
}
/** `1 test`, `4 tests`. */
function count(n, noun) {
    return `${n} ${noun}${n === 1 ? '' : 's'}`;
}
/** What was done to a path, in one word. */
function deed(status) {
    switch (status) {
        case 'added':
            return 'added';
        case 'modified':
            return 'changed';
        case 'deleted':
            return 'deleted';
        case 'type-changed':
            return 'replaced';
    }
}
/** The line that a human adds to the story so that this may be changed. */
function permit(path, key) {
    const literal = path.startsWith('!') ? `./${path}` : path;
    return `To permit it, add to the story: allow: [${JSON.stringify(key === undefined ? literal : `${literal}#${key}`)}]`;
}


/***/ }),

/***/ 63716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   A7: () => (/* binding */ readOwner),
/* harmony export */   CI: () => (/* binding */ partsOf),
/* harmony export */   Oi: () => (/* binding */ judgeBeat),
/* harmony export */   lT: () => (/* binding */ judgeOwner)
/* harmony export */ });
/** Judges an owner by what is at hand. */
function judgeOwner(owner, { left, workflowRun }) {
    if (left?.id === owner.id) {
        return left.isGone ? { type: 'over', why: 'its process on this machine is gone' } : { type: 'running' };
    }
    const [then, now] = [partsOf(owner.workflowRun), partsOf(workflowRun)];
    const isEarlier = then.run !== '' && then.run === now.run && then.attempt < now.attempt;
    // A workflow run is only run again once its attempt before has ended.
    return isEarlier ? { type: 'over', why: `attempt ${then.attempt} of its workflow run has ended` } : { type: 'ask' };
}
/** A holder that GitHub knows nothing of is dead once its heart has not beaten for `ttlMs`. */
function judgeBeat({ beatAt }, { nowMs, ttlMs }) {
    const silentMs = nowMs - beatAt;
    if (silentMs <= ttlMs)
        return { type: 'ask' };
    return { type: 'over', why: `it gave no sign of life for ${Math.round(silentMs / 60_000)} minutes` };
}
/** Reads what a lock says; undefined when it says nothing that can be relied on. */
function readOwner(text) {
    const value = parse(text);
    const texts = ['id', 'runId', 'workflowRun', 'url', 'host', 'startTicks', 'since'].map((name) => value[name]);
    const numbers = ['pid', 'beatAt'].map((name) => value[name]);
    const isWhole = texts.every((each) => typeof each === 'string') && numbers.every(Number.isFinite);
    return isWhole ? value : undefined;
}
/** The number of a workflow run and of its attempt. */
function partsOf(workflowRun) {
    const [run = '', attempt = '1'] = workflowRun.split('/');
    return { run: /^\d+$/.test(run) ? run : '', attempt: Number(attempt) };
}
function parse(text) {
    try {
        const value = JSON.parse(text);
        return typeof value === 'object' && value !== null ? value : {};
    }
    catch {
        return {};
    }
}


/***/ }),

/***/ 54809:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Gc: () => (/* binding */ criteriaCheck),
/* harmony export */   J8: () => (/* binding */ objectiveCaps),
/* harmony export */   bC: () => (/* binding */ objectiveBacklog),
/* harmony export */   se: () => (/* binding */ CRITERIA_GATE)
/* harmony export */ });
/* harmony import */ var _prd_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(20235);
/* harmony import */ var _slug_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(66427);


/** Name of the gate that `criteria` adds (10-fine-print Names and formats). */
const CRITERIA_GATE = 'criteria';
/** Longest title that the first line of an objective gives. */
const MOST_TITLE = 100;
/** An objective as the one story of a backlog, so that everything that holds for stories holds for it. */
function objectiveBacklog({ text }) {
    const feature = (0,_slug_js__WEBPACK_IMPORTED_MODULE_1__/* .hashedSlug */ .v)(text);
    const story = { id: `objective-${feature.slice(-6)}`, title: titleOf(text), description: text, passes: false };
    const bytes = new TextEncoder().encode(JSON.stringify({ description: text, userStories: [story] }));
    const read = (0,_prd_js__WEBPACK_IMPORTED_MODULE_0__/* .readPrd */ .N2)({ bytes, file: 'objective' });
    if (!read.ok)
        throw new Error(`An objective makes no story: ${read.error.message}`);
    // That it lists no criteria is no mistake of a file.
    return { feature, prd: { ...read.prd, warnings: [], notices: [] } };
}
/**
 * The gate of the criteria: every test of it has to be green, whatever failed before the story (10-fine-print, Red before), and that
 * it turned from red to green is evidence.
 */
function criteriaCheck(command, baseline) {
    const before = baseline === 'off' ? {} : { baseline: 'attribute' };
    return { name: CRITERIA_GATE, command, own: true, ...before };
}
/**
 * Attempts and iterations of an objective (02-loop \u00a72): `max` sets both, up to `max_iterations`. Without it a `max_iterations` that
 * was written out is meant for the attempts too, unless `max_attempts` was.
 */
function objectiveCaps({ max }, caps, isGiven) {
    const { maxAttempts, maxIterations } = caps;
    if (max !== undefined) {
        const both = Math.min(max, maxIterations);
        return { maxAttempts: both, maxIterations: both };
    }
    if (isGiven.iterations && !isGiven.attempts)
        return { maxAttempts: maxIterations, maxIterations };
    return { maxAttempts, maxIterations };
}
function titleOf(text) {
    const [line = ''] = text.split(/\r?\n/);
    const characters = [...line.trim()];
    return characters.length <= MOST_TITLE ? line.trim() : `${characters.slice(0, MOST_TITLE - 1).join('')}\u2026`;
}


/***/ }),

/***/ 5211:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ worked),
/* harmony export */   u: () => (/* binding */ isOutage)
/* harmony export */ });
/* harmony import */ var _gates_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(66822);

/** Whether its service, and not the work, ended an attempt: it says nothing of the error that the others make (02-loop \u00a73.1). */
function isOutage({ gates }) {
    return gates.some((gate) => gate.condition !== undefined && (0,_gates_js__WEBPACK_IMPORTED_MODULE_0__/* .blocks */ .Bv)(gate));
}
/** The attempts that say something of the work. */
function worked(attempts) {
    return attempts.some(isOutage) ? attempts.filter((attempt) => !isOutage(attempt)) : attempts;
}


/***/ }),

/***/ 393:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ entryNames)
/* harmony export */ });
/* harmony import */ var _hash_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(37384);
/* harmony import */ var _prd_marker_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(55747);


function entryNames(story) {
    const { title, description, criteria } = story;
    const entry = Object.entries(JSON.parse(story.raw)).filter(([key]) => !changing.has(key));
    return { entry: name(sorted(Object.fromEntries(entry))), text: name([title, description, criteria]) };
}
/** What the controller writes, or a person to say where a story stands. */
const changing = new Set([..._prd_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .MARKER_KEYS */ .ui, 'status', 'skip', 'notes']);
/** 64 bits: a change that goes unnoticed would leave a story waiting for ever. */
function name(value) {
    const text = JSON.stringify(value);
    return (0,_hash_js__WEBPACK_IMPORTED_MODULE_1__/* .hash8 */ .v)(text) + (0,_hash_js__WEBPACK_IMPORTED_MODULE_1__/* .hash8 */ .v)(`${text.length} ${text}`);
}
function sorted(value) {
    if (Array.isArray(value))
        return value.map(sorted);
    if (typeof value !== 'object' || value === null)
        return value;
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return entries.map(([key, item]) => [key, sorted(item)]);
}


/***/ }),

/***/ 92999:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Is: () => (/* binding */ harmless),
/* harmony export */   at: () => (/* binding */ at),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   ml: () => (/* binding */ shorten),
/* harmony export */   zT: () => (/* binding */ prdError)
/* harmony export */ });
const MAX_LISTED = 10;
/** All problems as one error: a human mends the file once, not once per problem (03-interface \u00a73, catalogue B7). */
function prdError(file, problems) {
    const [first] = problems;
    const message = problems.length === 1 ? at(file, first) : list(file, problems);
    return {
        code: first.code,
        message,
        ...(first.line === undefined ? {} : { line: first.line }),
        ...(first.story === undefined ? {} : { story: first.story }),
    };
}
/** `prd.json line 3, story "US-001": text` with the parts that are known. */
function at(file, { line, story, text }) {
    const place = where({ line, story });
    return `${file}${place === '' ? '' : ` ${place}`}: ${text}`;
}
function list(file, problems) {
    const lines = problems.slice(0, MAX_LISTED).map((problem) => {
        const place = where(problem);
        return `- ${place === '' ? '' : `${place}: `}${problem.text}`;
    });
    const rest = problems.length - lines.length;
    if (rest > 0)
        lines.push(`- and ${rest} more`);
    return [`${file} has ${problems.length} problems:`, ...lines].join('\n');
}
function where({ line, story }) {
    const parts = [line === undefined ? '' : `line ${line}`, story === undefined ? '' : `story ${quote(story)}`];
    return parts.filter((part) => part !== '').join(', ');
}
/** A value of the file inside a message: quoted, on one line, at most 60 characters. */
function quote(value) {
    return harmless(JSON.stringify(shorten(value)));
}
/** At most 60 characters of a value. */
function shorten(value) {
    return value.length > 60 ? `${value.slice(0, 59).toWellFormed()}\u2026` : value;
}
/** Escapes what a terminal would obey or a reader would not see: C1 controls, bidi marks, zero-width characters. */
function harmless(text) {
    return text.replace(/[\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g, escapeUnit);
}
function escapeUnit(unit) {
    return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}


/***/ }),

/***/ 35760:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   Je: () => (/* binding */ stringOf),
/* harmony export */   Qx: () => (/* binding */ memberValuesOf),
/* harmony export */   UD: () => (/* binding */ rawOf),
/* harmony export */   ZE: () => (/* binding */ elementsOf),
/* harmony export */   lS: () => (/* binding */ membersOf),
/* harmony export */   q0: () => (/* binding */ describe)
/* harmony export */ });
/* harmony import */ var _prd_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(92999);

/** Shared, because next to no object of a file repeats a key and there may be 10,000 of them. */
const NONE = [];
/** What kind of value a row is. */
function kindOf(tape, row) {
    switch (tape.text[tape.start[row] ?? 0]) {
        case '{':
            return 'object';
        case '[':
            return 'array';
        case '"':
            return 'string';
        case 't':
        case 'f':
            return 'boolean';
        case 'n':
            return 'null';
        default:
            return 'number';
    }
}
/** A value exactly as written. */
function rawOf(tape, row) {
    return tape.text.slice(tape.start[row], tape.end[row]);
}
/** The text of a string row, escapes decoded; undefined for any other kind and for an absent row. */
function stringOf(tape, row) {
    if (row === undefined || kindOf(tape, row) !== 'string')
        return undefined;
    const inner = tape.text.slice((tape.start[row] ?? 0) + 1, (tape.end[row] ?? 0) - 1);
    if (!inner.includes('\\'))
        return inner;
    const decoded = JSON.parse(`"${inner}"`);
    return String(decoded);
}
/** Rows of a list's elements. */
function elementsOf(tape, row) {
    const rows = [];
    const stop = tape.next[row] ?? 0;
    for (let at = row + 1; at < stop; at = tape.next[at] ?? stop)
        rows.push(at);
    return rows;
}
/** Rows of an object's values in text order; the key of a value is the row before it. */
function memberValuesOf(tape, row) {
    const rows = [];
    const stop = tape.next[row] ?? 0;
    for (let at = row + 2; at < stop; at = (tape.next[at] ?? stop) + 1)
        rows.push(at);
    return rows;
}
/** An object's members by decoded key. */
function membersOf(tape, row) {
    const values = new Map();
    let repeated = NONE;
    const stop = tape.next[row] ?? 0;
    for (let value = row + 2; value < stop; value = (tape.next[value] ?? stop) + 1) {
        const key = stringOf(tape, value - 1) ?? '';
        if (values.has(key))
            repeated = [...repeated, { key, row: value }];
        values.set(key, value);
    }
    return { values, repeated };
}
/** A value inside a message: as written, on one line, at most 60 characters, with its kind in words. */
function describe(tape, row) {
    const raw = (0,_prd_error_js__WEBPACK_IMPORTED_MODULE_0__/* .harmless */ .Is)((0,_prd_error_js__WEBPACK_IMPORTED_MODULE_0__/* .shorten */ .ml)(rawOf(tape, row).replace(/\s+/g, ' ')));
    switch (kindOf(tape, row)) {
        case 'object':
            return `${raw} (an object)`;
        case 'array':
            return `${raw} (a list)`;
        case 'string':
            return `${raw} (text)`;
        case 'number':
            return `${raw} (a number)`;
        case 'boolean':
        case 'null':
            return raw;
    }
}


/***/ }),

/***/ 55747:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   U4: () => (/* binding */ markerPasses),
/* harmony export */   YT: () => (/* binding */ isEligible),
/* harmony export */   rZ: () => (/* binding */ isMarked),
/* harmony export */   t7: () => (/* binding */ readMarker),
/* harmony export */   ui: () => (/* binding */ MARKER_KEYS),
/* harmony export */   uj: () => (/* binding */ statusMeaning)
/* harmony export */ });
/* harmony import */ var _prd_json_read_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(35760);

/** Keys that hold a boolean done marker; the first one present decides (03-interface \u00a73.5). */
const MARKER_KEYS = ['passes', 'passed', 'pass', 'done', 'completed', 'complete'];
const STATUS_WORDS = {
    done: ['done', 'complete', 'completed', 'passed', 'passing', 'verified', 'closed'],
    open: [
        ...['pending', 'todo', 'open', 'ready', 'backlog', 'new', 'planned'],
        ...['inprogress', 'failed', 'needsreplacement', 'notstarted'],
    ],
    ineligible: ['blocked', 'skipped', 'deferred', 'cancelled', 'canceled', 'onhold'],
};
/** The marker of one story: the first boolean key present, else the status word; null means open (03-interface \u00a73.5). */
function readMarker(tape, values) {
    for (const key of MARKER_KEYS) {
        const row = values.get(key);
        if (row !== undefined)
            return booleanMarker(tape, key, row);
    }
    const row = values.get('status');
    return row === undefined ? { kind: 'absent' } : statusMarker(tape, row);
}
function booleanMarker(tape, key, row) {
    const kind = (0,_prd_json_read_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOf */ .I)(tape, row);
    if (kind === 'null')
        return { kind, key, row };
    if (kind === 'boolean')
        return { kind, key, row, passes: (0,_prd_json_read_js__WEBPACK_IMPORTED_MODULE_0__/* .rawOf */ .UD)(tape, row) === 'true' };
    const text = `"${key}" is ${(0,_prd_json_read_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)(tape, row)}, not true or false. Write true or false without quotes.`;
    return { kind: 'invalid', code: 'marker-not-boolean', text };
}
function statusMarker(tape, row) {
    if ((0,_prd_json_read_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOf */ .I)(tape, row) === 'null')
        return { kind: 'null', key: 'status', row };
    const word = (0,_prd_json_read_js__WEBPACK_IMPORTED_MODULE_0__/* .stringOf */ .Je)(tape, row) ?? '';
    const meaning = statusMeaning(word);
    if (meaning !== undefined)
        return { kind: 'status', row, word, meaning };
    const advice = 'Use "pending", "done" or "blocked", or write "passes": false instead.';
    return {
        kind: 'invalid',
        code: 'status-unknown',
        text: `"status" is ${(0,_prd_json_read_js__WEBPACK_IMPORTED_MODULE_0__/* .describe */ .q0)(tape, row)}, which is unknown. ${advice}`,
    };
}
/** What a status word means, whatever its case and however its parts are joined; undefined when unknown. */
function statusMeaning(word) {
    const plain = word.toLowerCase().replace(/[\s_-]+/g, '');
    if (STATUS_WORDS.open.includes(plain))
        return 'open';
    if (STATUS_WORDS.done.includes(plain))
        return 'done';
    return STATUS_WORDS.ineligible.includes(plain) ? 'ineligible' : undefined;
}
/** Whether a marker says that the story is done. */
function markerPasses(marker) {
    if (marker.kind === 'boolean')
        return marker.passes;
    return marker.kind === 'status' && marker.meaning === 'done';
}
/**
 * Whether a run may work on the story: not with `skip: true`, and not with a status that is a human's word for "not now",
 * which counts beside a boolean marker too (03-interface \u00a73.5).
 */
function isEligible(tape, values) {
    const skip = values.get('skip');
    if (skip !== undefined && (0,_prd_json_read_js__WEBPACK_IMPORTED_MODULE_0__/* .rawOf */ .UD)(tape, skip) === 'true')
        return false;
    return statusMeaning((0,_prd_json_read_js__WEBPACK_IMPORTED_MODULE_0__/* .stringOf */ .Je)(tape, values.get('status')) ?? '') !== 'ineligible';
}
/**
 * Whether a list element carries a done marker, which is what tells a list of work from a list in a product document
 * (03-interface \u00a73.2). A status counts only with a known word: product documents have statuses of their own.
 */
function isMarked(tape, values) {
    if (MARKER_KEYS.some((key) => values.has(key)))
        return true;
    return ['status', 'null'].includes(readMarker(tape, values).kind);
}


/***/ }),

/***/ 61289:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ol: () => (/* binding */ wanted),
/* harmony export */   ZI: () => (/* binding */ searchedFolders),
/* harmony export */   qx: () => (/* binding */ featureName),
/* harmony export */   tB: () => (/* binding */ prdCandidates),
/* harmony export */   v1: () => (/* binding */ prdPlaces)
/* harmony export */ });
/** Where a prd.json is looked for when nothing names it (03-interface \u00a73), after the feature folders. */
const usualPlaces = [
    'prd.json',
    'scripts/ralph/prd.json',
    'ralph/prd.json',
    '.ralph/prd.json',
    'tasks/prd.json',
    'plans/prd.json',
    '.omc/prd.json',
    'PRD.json',
];
/** Folders whose entries decide where the backlog is and what tests it: the root and those of `usualPlaces`. */
const searchedFolders = [
    ...['', '.ralph', '.ralph/prompts', 'scripts/ralph', 'ralph', 'tasks', 'plans', '.omc', 'tests'],
];
/** Candidates among the tracked files, best first; empty when there is none. */
function prdCandidates(paths, search) {
    return wanted(paths, search).filter((path) => paths.has(path));
}
/** The sentence for "nothing found": names every place that was looked at. */
function prdPlaces(search) {
    if (search.prd !== undefined)
        return search.prd;
    if (search.feature !== undefined)
        return `.ralph/${search.feature}/prd.json`;
    return ['.ralph/<feature>/prd.json', ...usualPlaces].join(', ');
}
/** Every path that would be read, tracked or not: used to tell "ignored by git" from "missing". */
function wanted(paths, { prd, feature }) {
    if (prd !== undefined)
        return [prd];
    if (feature !== undefined)
        return [`.ralph/${feature}/prd.json`];
    return [...featureFolders(paths), ...usualPlaces];
}
/** Name of a run's feature: its folder, or for a lone prd.json the folder it is in, `default` at the root (10-fine-print). */
function featureName(path) {
    const folder = path.split('/').slice(0, -1);
    return folder.at(-1)?.replace(/^\./, '') ?? 'default';
}
function featureFolders(paths) {
    const found = [];
    for (const path of paths) {
        if (/^\.ralph\/(?!archive\/)[^/]+\/prd\.json$/.test(path))
            found.push(path);
    }
    return found.sort();
}


/***/ }),

/***/ 20235:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  oh: () => (/* binding */ PRD_MAX_BYTES),
  lB: () => (/* binding */ flipPasses),
  N2: () => (/* binding */ readPrd)
});

// UNUSED EXPORTS: setNotes

;// CONCATENATED MODULE: ./build/core/prd-branch.js
const MAX_COMPONENT_BYTES = 255;
/** Control characters, space, DEL and what git's own rules forbid anywhere in a ref. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: git forbids exactly these control characters in a ref.
const FORBIDDEN = /[\u0000-\u0020\u007f~^:?*[\\]|\.\.|@\{|\/\/|^[-/]|[/.]$/;
/**
 * Whether a name can be given to `git branch` as it stands (catalogue G10, 03-interface \u00a73). Stricter than
 * `git check-ref-format --branch`, which accepts `@` and a full `refs/heads/\u2026` path.
 */
function isValidBranchName(name) {
    if (name === '' || name === '@' || name === 'HEAD' || name.startsWith('refs/'))
        return false;
    if (FORBIDDEN.test(name))
        return false;
    return name.split('/').every(isValidComponent);
}
/** Each part becomes a file name below `.git/refs`, and `.lock` is git's own. */
function isValidComponent(part) {
    if (part.startsWith('.') || part.endsWith('.lock'))
        return false;
    return new TextEncoder().encode(part).length <= MAX_COMPONENT_BYTES;
}

;// CONCATENATED MODULE: ./build/core/prd-bytes.js
/** The largest file that is read, in bytes (03-interface \u00a73.1). */
const MAX_BYTES = 5 * 1024 * 1024;
/** The largest size in words. */
const LIMIT = '5 MiB';
/** Most stories fit in at once. */
const SCRATCH_BYTES = 16 * 1024;
const BOM = [0xef, 0xbb, 0xbf];
/** Bytes to text: UTF-8 only, BOM stripped (the bytes keep it), at most 5 MiB, not blank (03-interface \u00a73.1, catalogue B1). */
function decodePrd(bytes) {
    if (bytes.length > MAX_BYTES) {
        return refuse('too-large', `the file has ${bytes.length} bytes, more than ${LIMIT}. Split it into several features.`);
    }
    if (looksLikeUtf16(bytes))
        return refuse('utf-16', 'the file is UTF-16. Save it as UTF-8.');
    const bomBytes = BOM.every((byte, at) => bytes[at] === byte) ? 3 : 0;
    const text = decodeUtf8(bytes.subarray(bomBytes));
    if (text === undefined)
        return refuse('invalid-utf-8', 'the file is not valid UTF-8. Save it as UTF-8.');
    if (text.trim() === '')
        return refuse('empty-file', 'the file is empty. Write a "userStories" list into it.');
    return { ok: true, text, bomBytes };
}
function refuse(code, text) {
    return { ok: false, problem: { code, line: undefined, story: undefined, text } };
}
/** A byte order mark, or a NUL beside the first character: JSON starts with ASCII, so only UTF-16 and UTF-32 have one there. */
function looksLikeUtf16(bytes) {
    const [first, second] = bytes;
    if (first === undefined || second === undefined)
        return false;
    if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff))
        return true;
    return (first === 0) !== (second === 0);
}
/** The decoder reports bad bytes by throwing; here they are an expected value. */
function decodeUtf8(bytes) {
    try {
        return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    }
    catch {
        return undefined;
    }
}
/** A scratch for as many measurements as one reading or edit makes. */
function utf8Scratch() {
    return { encoder: new TextEncoder(), buffer: new Uint8Array(SCRATCH_BYTES) };
}
/** UTF-8 length of a text in bytes. */
function utf8Length(text, scratch) {
    let bytes = 0;
    let rest = text;
    while (rest !== '') {
        const { read, written } = scratch.encoder.encodeInto(rest, scratch.buffer);
        bytes += written;
        rest = rest.slice(read);
    }
    return bytes;
}

// EXTERNAL MODULE: ./build/core/prd-error.js
var prd_error = __nccwpck_require__(92999);
;// CONCATENATED MODULE: ./build/core/prd-fault.js

/** What a wrong character usually means, and what to do about it. */
const HINTS = {
    '': 'The file seems to be cut off.',
    '\t': 'Write it as \\t.',
    '\n': 'Close the quote, or write the line break as \\n.',
    '\r': 'Close the quote, or write the line break as \\n.',
    '/': 'Comments are not allowed in JSON: remove it.',
    '#': 'Comments are not allowed in JSON: remove it.',
    "'": 'Use double quotes.',
    '`': 'Remove the Markdown fence around the JSON.',
    '<': 'This looks like an unresolved merge conflict or HTML.',
};
/** What another file begins with that stands in the place of a prd.json. */
const OTHER_FILES = [
    [/^version https:\/\/git-lfs\b/, 'This is the pointer of a file in Git LFS: run "git lfs pull".'],
    [/^(?:(?!#[^\n]*\n\s*[{[])#{1,6} |---\r?\n)/, 'This looks like Markdown or YAML: write it as JSON.'],
    [/^[A-Za-z_][\w -]*:(?:\s|$)/, 'This looks like YAML: write it as JSON.'],
];
/** A JSON fault in words, with line and column and what to do (03-interface \u00a73 "invalid JSON"). */
function faultProblem(text, fault) {
    const before = text.slice(0, fault.position);
    const line = lineCount(before, 0, before.length) + 1;
    const column = before.length - (before.lastIndexOf('\n') + 1) + 1;
    if (fault.kind === 'too-deep') {
        return problem('too-deep', line, `nested deeper than ${fault.expected}, at column ${column}. Flatten it.`);
    }
    const found = text[fault.position] ?? '';
    const seen = found === '' ? 'the end of the file' : (0,prd_error/* quote */.hD)(String.fromCodePoint(text.codePointAt(fault.position) ?? 0));
    const sentence = `not valid JSON at column ${column}: expected ${fault.expected}, found ${seen}.`;
    return problem('invalid-json', line, `${sentence} ${hint(text, before, found)}`.trimEnd());
}
function problem(code, line, text) {
    return { code, line, story: undefined, text };
}
function hint(text, before, found) {
    if (before.trim() === '') {
        const start = text.slice(before.length, before.length + 200);
        const other = OTHER_FILES.find(([beginning]) => beginning.test(start))?.[1];
        if (other !== undefined)
            return other;
    }
    if ((found === '}' || found === ']') && before.trimEnd().endsWith(','))
        return 'Remove the comma before it.';
    if (found === '"')
        return 'A comma or a colon before it may be missing, or a quote inside a text needs a backslash.';
    return HINTS[found] ?? 'Correct it there.';
}
/** Line feeds in `text` from `from` to `to`. */
function lineCount(text, from, to) {
    let lines = 0;
    for (let at = text.indexOf('\n', from); at !== -1 && at < to; at = text.indexOf('\n', at + 1))
        lines += 1;
    return lines;
}

;// CONCATENATED MODULE: ./build/core/prd-json.js
/** Deepest nesting of objects and lists that is read (03-interface \u00a73.1). */
const MAX_DEPTH = 100;
/** Room for the values of one story; a file of thousands doubles it a few times. */
const FIRST_ROWS = 64;
/** Reads strict JSON (RFC 8259: no comments, no trailing commas) in one pass; 03-interface \u00a73.1. */
function scanJson(text) {
    const number = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
    const [start, end, next] = [new Int32Array(FIRST_ROWS), new Int32Array(FIRST_ROWS), new Int32Array(FIRST_ROWS)];
    const scanner = { text, start, end, next, rows: 0, number, position: 0, depth: 0, fault: undefined };
    skipSpace(scanner);
    if (scanValue(scanner)) {
        skipSpace(scanner);
        if (scanner.position < text.length)
            fail(scanner, 'the end of the file');
    }
    return scanner.fault === undefined ? { ok: true, tape: scanner } : { ok: false, fault: scanner.fault };
}
function fail(scanner, expected, kind = 'syntax') {
    scanner.fault = { kind, position: scanner.position, expected };
    return false;
}
function skipSpace(scanner) {
    const { text } = scanner;
    let at = scanner.position;
    for (let unit = text.charCodeAt(at); unit === 0x20 || unit === 0x0a || unit === 0x0d || unit === 0x09;) {
        at += 1;
        unit = text.charCodeAt(at);
    }
    scanner.position = at;
}
function scanValue(scanner) {
    switch (scanner.text[scanner.position]) {
        case '"':
            return scanString(scanner);
        case '{':
            return scanContainer(scanner, { close: '}', item: scanMember });
        case '[':
            return scanContainer(scanner, { close: ']', item: scanValue });
        case 't':
            return scanWord(scanner, 'true');
        case 'f':
            return scanWord(scanner, 'false');
        case 'n':
            return scanWord(scanner, 'null');
        default:
            return scanNumber(scanner);
    }
}
function scanContainer(scanner, shape) {
    if (scanner.depth === MAX_DEPTH)
        return fail(scanner, `at most ${MAX_DEPTH} levels`, 'too-deep');
    const row = addRow(scanner, scanner.position);
    scanner.depth += 1;
    scanner.position += 1;
    skipSpace(scanner);
    if (scanner.text[scanner.position] !== shape.close && !scanItems(scanner, shape))
        return false;
    scanner.depth -= 1;
    scanner.position += 1;
    scanner.end[row] = scanner.position;
    scanner.next[row] = scanner.rows;
    return true;
}
function scanItems(scanner, shape) {
    while (shape.item(scanner)) {
        skipSpace(scanner);
        const found = scanner.text[scanner.position];
        if (found === shape.close)
            return true;
        if (found !== ',')
            return fail(scanner, `"," or "${shape.close}"`);
        scanner.position += 1;
        skipSpace(scanner);
    }
    return false;
}
function scanMember(scanner) {
    if (scanner.text[scanner.position] !== '"')
        return fail(scanner, 'a key in double quotes');
    if (!scanString(scanner))
        return false;
    skipSpace(scanner);
    if (scanner.text[scanner.position] !== ':')
        return fail(scanner, '":"');
    scanner.position += 1;
    skipSpace(scanner);
    return scanValue(scanner);
}
function scanString(scanner) {
    const { text } = scanner;
    const row = addRow(scanner, scanner.position);
    let at = scanner.position + 1;
    for (let unit = text.charCodeAt(at); unit !== 0x22; unit = text.charCodeAt(at)) {
        const length = unit === 0x5c ? escapeLength(text, at) : Number(unit >= 0x20);
        if (length === 0)
            return failInString(scanner, at);
        at += length;
    }
    scanner.position = at + 1;
    scanner.end[row] = scanner.position;
    return true;
}
/** 0 when it is no escape of JSON. */
function escapeLength(text, at) {
    const letter = text[at + 1] ?? '';
    if (letter === 'u')
        return /^[0-9a-fA-F]{4}$/.test(text.slice(at + 2, at + 6)) ? 6 : 0;
    return letter !== '' && '"\\/bfnrt'.includes(letter) ? 2 : 0;
}
function failInString(scanner, at) {
    scanner.position = at;
    if (at >= scanner.text.length)
        return fail(scanner, 'a closing quote');
    return fail(scanner, scanner.text[at] === '\\' ? 'a valid escape' : 'an escape such as \\n');
}
function scanWord(scanner, word) {
    if (!scanner.text.startsWith(word, scanner.position))
        return fail(scanner, 'a value');
    endRow(scanner, scanner.position + word.length);
    return true;
}
function scanNumber(scanner) {
    const { number, position, text } = scanner;
    number.lastIndex = position;
    if (!number.test(text))
        return fail(scanner, 'a value');
    endRow(scanner, number.lastIndex);
    return true;
}
function endRow(scanner, end) {
    const row = addRow(scanner, scanner.position);
    scanner.end[row] = end;
    scanner.position = end;
}
function addRow(scanner, position) {
    const row = scanner.rows;
    if (row === scanner.start.length)
        grow(scanner);
    scanner.start[row] = position;
    scanner.next[row] = row + 1;
    scanner.rows = row + 1;
    return row;
}
function grow(scanner) {
    scanner.start = doubled(scanner.start);
    scanner.end = doubled(scanner.end);
    scanner.next = doubled(scanner.next);
}
function doubled(column) {
    const larger = new Int32Array(column.length * 2);
    larger.set(column);
    return larger;
}

// EXTERNAL MODULE: ./build/core/prd-json-read.js
var prd_json_read = __nccwpck_require__(35760);
// EXTERNAL MODULE: ./build/core/prd-marker.js
var prd_marker = __nccwpck_require__(55747);
;// CONCATENATED MODULE: ./build/core/prd-word.js

/** Words that belong together whatever the rest of the file says. */
const PAIRS = [
    ['open', 'closed'],
    ['failed', 'passed'],
];
/**
 * The status word for the other answer: the one this file uses elsewhere, else the partner of the word, else `done` or
 * `pending`, in the letter case of the word it replaces. (03-interface \u00a73.5 "status words".)
 */
function oppositeWord(word, passes, style) {
    const known = passes ? style.doneWord : style.openWord;
    if (known !== undefined)
        return known;
    const plain = word.toLowerCase();
    const pair = PAIRS.find(([open, done]) => (passes ? open : done) === plain);
    const partner = passes ? pair?.[1] : pair?.[0];
    return inCaseOf(word, partner ?? (passes ? 'done' : 'pending'));
}
function inCaseOf(model, word) {
    if (model === model.toUpperCase())
        return word.toUpperCase();
    const first = model.charAt(0);
    return first === first.toUpperCase() ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}
/** The first status words of a file, by meaning; `words` in file order. */
function wordsInUse(words) {
    return {
        doneWord: words.find((word) => (0,prd_marker/* statusMeaning */.uj)(word) === 'done'),
        openWord: words.find((word) => (0,prd_marker/* statusMeaning */.uj)(word) === 'open'),
    };
}

;// CONCATENATED MODULE: ./build/core/prd-edit.js






/** The edit that turns the story's done marker round, in the words and layout of its file. */
function markerEdit(raw, passes, style) {
    const story = parseStory(raw);
    const { marker, tape } = story;
    switch (marker.kind) {
        case 'boolean':
        case 'null':
            return replaceRow(tape, marker.row, String(passes));
        case 'status':
            return replaceRow(tape, marker.row, JSON.stringify(oppositeWord(marker.word, passes, style)));
        case 'absent':
        case 'invalid':
            return insertMember(story, { key: style.key, value: String(passes), after: undefined });
    }
}
/** The edit that gives a flipped story the marker text it was read with; '' takes the inserted marker out again. */
function restoreEdit(raw, original) {
    const { tape, marker } = parseStory(raw);
    const row = markerRow(marker) ?? 0;
    if (original !== '')
        return replaceRow(tape, row, original);
    const rows = (0,prd_json_read/* memberValuesOf */.Qx)(tape, 0);
    const previous = rows[rows.indexOf(row) - 1] ?? row;
    return { from: tape.end[previous] ?? 0, to: tape.end[row] ?? 0, insert: '' };
}
/** The edit that sets `notes`: its value, or a new member after the done marker (02-loop \u00a76). */
function prd_edit_notesEdit(raw, notes) {
    const story = parseStory(raw);
    const row = story.values.get('notes');
    const value = JSON.stringify(notes);
    if (row !== undefined)
        return replaceRow(story.tape, row, value);
    return insertMember(story, { key: 'notes', value, after: markerRow(story.marker) });
}
/** The text that a story has as its marker now; '' when none. */
function markerText(raw) {
    const { tape, marker } = parseStory(raw);
    const row = markerRow(marker);
    return row === undefined ? '' : (0,prd_json_read/* rawOf */.UD)(tape, row);
}
/** A story's text was read before, so it is scanned again only to find a place in it: a file keeps no table of values. */
function parseStory(raw) {
    const scanned = scanJson(raw);
    if (!scanned.ok)
        throw new Error(`The text of a story that was read is no longer JSON: ${scanned.fault.expected}.`);
    const { values } = (0,prd_json_read/* membersOf */.lS)(scanned.tape, 0);
    return { tape: scanned.tape, values, marker: (0,prd_marker/* readMarker */.t7)(scanned.tape, values) };
}
function markerRow(marker) {
    return marker.kind === 'absent' || marker.kind === 'invalid' ? undefined : marker.row;
}
function replaceRow(tape, row, insert) {
    return { from: tape.start[row] ?? 0, to: tape.end[row] ?? 0, insert };
}
/** A new member after the given value (the last one by default), with the line break and the colon of its neighbours. */
function insertMember({ tape }, member) {
    const rows = (0,prd_json_read/* memberValuesOf */.Qx)(tape, 0);
    const after = member.after ?? rows.at(-1) ?? 0;
    const neighbour = rows[rows.indexOf(after) + 1] ?? after;
    const colon = tape.text.slice(tape.end[after - 1], tape.start[after]);
    const place = tape.end[after] ?? 0;
    const insert = `,${spaceBefore(tape, neighbour - 1)}${JSON.stringify(member.key)}${colon}${member.value}`;
    return { from: place, to: place, insert };
}
function spaceBefore(tape, row) {
    const end = tape.start[row] ?? 0;
    const start = tape.text.slice(0, end).trimEnd().length;
    return tape.text.slice(start, end);
}
/** The file with one story's text edited: everything after it moves, nothing else is touched or read. */
function prd_edit_applyEdit(prd, story, edit) {
    const { layout } = prd;
    const { index, raw } = story;
    const scratch = utf8Scratch();
    const inserted = scratch.encoder.encode(edit.insert);
    const start = (layout.starts[index] ?? 0) + utf8Length(raw.slice(0, edit.from), scratch);
    const end = start + utf8Length(raw.slice(edit.from, edit.to), scratch);
    const bytes = new Uint8Array(layout.bytes.length + inserted.length - (end - start));
    bytes.set(layout.bytes.subarray(0, start));
    bytes.set(inserted, start);
    bytes.set(layout.bytes.subarray(end), start + inserted.length);
    const moved = bytes.length - layout.bytes.length;
    const starts = layout.starts.map((at, other) => (other > index ? at + moved : at));
    const newRaw = raw.slice(0, edit.from) + edit.insert + raw.slice(edit.to);
    const lines = lineCount(newRaw, 0, newRaw.length) - lineCount(raw, 0, raw.length);
    const stories = moveLines(prd.stories.with(index, { ...story, raw: newRaw, eligible: eligibleText(newRaw) }), index, lines);
    return { ...prd, stories, layout: { ...layout, bytes, starts } };
}
/** Whether a story's text lets a run work on it, now that its marker may have changed. */
function eligibleText(raw) {
    const { tape, values } = parseStory(raw);
    return (0,prd_marker/* isEligible */.YT)(tape, values);
}
function moveLines(stories, after, lines) {
    if (lines === 0)
        return stories;
    return stories.map((story) => (story.index > after ? { ...story, line: story.line + lines } : story));
}

;// CONCATENATED MODULE: ./build/core/prd-draft.js
/** The place of a story for problems: by the written id, else `#n`. */
function placeOf({ id, story }) {
    return { line: story.line, story: id.kind === 'id' ? story.id : `#${story.index + 1}` };
}

;// CONCATENATED MODULE: ./build/core/prd-id.js



/** Reads an `id`; null is the same as none, and a blank text or a fraction names nothing. */
function readId(tape, row) {
    if (row === undefined || (0,prd_json_read/* kindOf */.I)(tape, row) === 'null')
        return { kind: 'none' };
    const text = (0,prd_json_read/* kindOf */.I)(tape, row) === 'number' ? wholeNumber((0,prd_json_read/* rawOf */.UD)(tape, row)) : (0,prd_json_read/* stringOf */.Je)(tape, row);
    if (text === undefined || text.trim() === '')
        return { kind: 'invalid', seen: (0,prd_json_read/* describe */.q0)(tape, row) };
    return { kind: 'id', text };
}
/** A number that is written as an integer, as text, so that no digit of a long one is lost; else undefined. */
function wholeNumber(raw) {
    return /^-?\d+$/.test(raw) ? raw : undefined;
}
/** The id that a story gets from its position (from 1) in a file without ids. */
function generatedId(position) {
    return `story-${String(position).padStart(3, '0')}`;
}
/** Every missing, odd or repeated id is a problem; a file without any id gets a notice (catalogue B7). */
function checkIds(drafts, findings) {
    const generated = drafts.every((draft) => draft.id.kind === 'none');
    if (generated && drafts.length > 0) {
        findings.notices.push('No story has an "id": they are called story-001, story-002 and so on, by position.');
    }
    const positions = new Map();
    for (let index = 0; index < drafts.length; index += 1) {
        const draft = drafts[index];
        if (draft === undefined)
            continue;
        if (draft.id.kind !== 'id' && !generated) {
            findings.problems.push({ ...placeOf(draft), ...idProblem(draft.id) });
            continue;
        }
        const folded = draft.story.id.toLowerCase();
        const first = drafts[positions.get(folded) ?? -1];
        if (first === undefined)
            positions.set(folded, index);
        else
            findings.problems.push({ ...placeOf(draft), code: 'id-duplicate', text: repeatedText(draft, first) });
    }
    return positions;
}
function idProblem(id) {
    if (id.kind === 'none') {
        const text = 'it has no "id" while other stories have one. Add one, or remove them all.';
        return { code: 'id-missing', text };
    }
    return { code: 'id-invalid', text: `"id" is ${id.seen}. Use a text such as "US-001" or a whole number.` };
}
function repeatedText(draft, first) {
    const { id, line } = first.story;
    const what = id === draft.story.id ? 'the id is used already' : `the id differs only by case from ${(0,prd_error/* quote */.hD)(id)}, which is used`;
    return `${what} on line ${line}. Give one of the two another id.`;
}

;// CONCATENATED MODULE: ./build/core/prd-cycle.js
const NEW = 0;
const OPEN = 1;
const CLOSED = 2;
/**
 * Cycles of a graph given as targets per node, each as the nodes on it in edge order; at most `limit` of them, found in
 * time linear to nodes and edges and without recursion, since a file may chain 10,000 stories (catalogue B7).
 */
function findCycles(edges, limit) {
    const search = { edges, limit, mark: new Uint8Array(edges.length), cycles: [] };
    for (let root = 0; root < edges.length; root += 1) {
        if (search.mark[root] === NEW)
            walk(search, root);
    }
    return search.cycles;
}
function walk(search, root) {
    const path = [root];
    const nextEdge = [0];
    search.mark[root] = OPEN;
    for (let node = path.at(-1); node !== undefined; node = path.at(-1)) {
        const edge = nextEdge.at(-1) ?? 0;
        nextEdge[nextEdge.length - 1] = edge + 1;
        const target = search.edges[node]?.[edge];
        if (target === undefined) {
            search.mark[node] = CLOSED;
            path.pop();
            nextEdge.pop();
        }
        else if (search.mark[target] === NEW) {
            search.mark[target] = OPEN;
            path.push(target);
            nextEdge.push(0);
        }
        else if (search.mark[target] === OPEN && search.cycles.length < search.limit) {
            search.cycles.push(path.slice(path.indexOf(target)));
        }
    }
}

;// CONCATENATED MODULE: ./build/core/prd-links.js



const MAX_CYCLES = 10;
const MAX_NAMED = 10;
/** Looks up the dependencies of all stories and fills their `dependsOn`; unknown ones and cycles are problems (catalogue B7). */
function linkStories(drafts, positions, findings) {
    if (drafts.every((draft, index) => linkBack(draft, { index, drafts, positions })))
        return;
    const edges = drafts.map((draft) => targetsOf(draft, positions, findings));
    for (const [index, draft] of drafts.entries()) {
        draft.story.dependsOn = (edges[index] ?? []).map((target) => drafts[target]?.story.id ?? '');
    }
    for (const cycle of findCycles(edges, MAX_CYCLES))
        reportCycle(drafts, cycle, findings);
}
/**
 * Links a story that names only stories before it, each once and as it is written; whether it does so. A file of such
 * stories, which is the usual one, has no cycle and needs no graph.
 */
function linkBack({ needs, story }, among) {
    if (needs === undefined)
        return true;
    const { names } = needs;
    if (needs.odd.length > 0 || (names.length > 1 && new Set(names).size < names.length))
        return false;
    for (const name of names) {
        const target = among.positions.get(name.toLowerCase()) ?? among.index;
        if (target >= among.index || among.drafts[target]?.story.id !== name)
            return false;
    }
    story.dependsOn = names;
    return true;
}
function targetsOf(draft, positions, findings) {
    const { needs } = draft;
    if (needs === undefined)
        return [];
    for (const odd of needs.odd) {
        const text = `"${needs.key}" holds ${odd}. Write ids of stories as text.`;
        findings.problems.push({ ...placeOf(draft), code: 'dependency-invalid', text });
    }
    const targets = [];
    for (const name of namesOf(needs, positions)) {
        const target = positions.get(name.toLowerCase());
        if (target === undefined) {
            const text = `"${needs.key}" names ${(0,prd_error/* quote */.hD)(name)}, which is no story of this file. Correct the id or remove it.`;
            findings.problems.push({ ...placeOf(draft), code: 'dependency-unknown', text });
        }
        else
            targets.push(target);
    }
    return targets.length > 1 ? [...new Set(targets)] : targets;
}
/** A single text may name one story whose id holds a comma, or several stories. */
function namesOf(needs, positions) {
    const [text] = needs.names;
    if (!needs.isText || text === undefined || positions.has(text.toLowerCase()))
        return needs.names;
    return text
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '');
}
function reportCycle(drafts, cycle, findings) {
    const members = cycle.flatMap((index) => drafts[index] ?? []);
    const [first] = members;
    if (first === undefined)
        return;
    const ids = members.map((draft) => draft.story.id);
    const shown = ids.length > MAX_NAMED ? [...ids.slice(0, MAX_NAMED), `(${ids.length - MAX_NAMED} more)`] : ids;
    const path = [...shown, first.story.id].map((id) => (0,prd_error/* harmless */.Is)((0,prd_error/* shorten */.ml)(id))).join(' -> ');
    const text = `it depends on itself: ${path}. Remove one of these dependencies.`;
    findings.problems.push({ ...placeOf(first), code: 'dependency-cycle', text });
}

;// CONCATENATED MODULE: ./build/core/prd-list.js



/** Keys of a story list at the top. */
const LIST_KEYS = ['userStories', 'user_stories', 'stories', 'tasks', 'features', 'items'];
/** Keys that product documents use as well: these lists count only with done markers. */
const SHARED_KEYS = ['features', 'items'];
/** Lists of groups whose members may hold a story list. */
const GROUP_KEYS = ['phases', 'epics', 'milestones', 'sprints'];
const ADVICE = 'Put the work into a "userStories" list, each story with "id", "title", "acceptanceCriteria" and "passes": false.';
/** Finds the one list of stories (03-interface \u00a73.2); anything else is a product document or ambiguous, and refused. */
function findStoryList(tape) {
    const kind = (0,prd_json_read/* kindOf */.I)(tape, 0);
    if (kind === 'array')
        return { ok: true, rows: (0,prd_json_read/* elementsOf */.ZE)(tape, 0), top: new Map() };
    if (kind !== 'object') {
        return prd_list_refuse('no-story-list', `the file holds ${(0,prd_json_read/* describe */.q0)(tape, 0)}, not an object or a list. ${ADVICE}`);
    }
    const { values, repeated } = (0,prd_json_read/* membersOf */.lS)(tape, 0);
    const twice = repeated.find(({ key }) => isListKey(key) || isGroupKey(key));
    if (twice !== undefined)
        return prd_list_refuse('duplicate-key', `the key "${twice.key}" stands twice at the top. Keep one list.`);
    const candidates = [...topLists(tape, values), ...groupedLists(tape, values)];
    const chosen = choose(candidates.filter((candidate) => candidate.marked || !candidate.needsMarker));
    if (chosen.length === 1)
        return { ok: true, rows: chosen[0]?.rows ?? [], top: values };
    if (chosen.length > 1)
        return prd_list_refuse('several-story-lists', severalText(chosen));
    return prd_list_refuse('no-story-list', missingText(tape, { values, candidates }));
}
function prd_list_refuse(code, text) {
    return { ok: false, problem: { code, line: undefined, story: undefined, text } };
}
function isListKey(key) {
    return LIST_KEYS.some((name) => name === key);
}
function isGroupKey(key) {
    return GROUP_KEYS.some((name) => name === key);
}
function topLists(tape, values) {
    return LIST_KEYS.flatMap((name) => {
        const row = values.get(name);
        if (row === undefined || (0,prd_json_read/* kindOf */.I)(tape, row) !== 'array')
            return [];
        return [candidate(tape, { name, rows: (0,prd_json_read/* elementsOf */.ZE)(tape, row), needsMarker: SHARED_KEYS.includes(name) })];
    });
}
function groupedLists(tape, values) {
    return GROUP_KEYS.flatMap((group) => {
        const row = values.get(group);
        if (row === undefined || (0,prd_json_read/* kindOf */.I)(tape, row) !== 'array')
            return [];
        const groups = (0,prd_json_read/* elementsOf */.ZE)(tape, row).filter((at) => (0,prd_json_read/* kindOf */.I)(tape, at) === 'object');
        const members = groups.map((at) => (0,prd_json_read/* membersOf */.lS)(tape, at).values);
        return LIST_KEYS.flatMap((list) => {
            const lists = members.flatMap((member) => member.get(list) ?? []).filter((at) => (0,prd_json_read/* kindOf */.I)(tape, at) === 'array');
            const rows = lists.flatMap((at) => (0,prd_json_read/* elementsOf */.ZE)(tape, at));
            return lists.length === 0 ? [] : [candidate(tape, { name: `${group}[].${list}`, rows, needsMarker: true })];
        });
    });
}
function candidate(tape, found) {
    const marked = found.rows.some((row) => (0,prd_json_read/* kindOf */.I)(tape, row) === 'object' && (0,prd_marker/* isMarked */.rZ)(tape, (0,prd_json_read/* membersOf */.lS)(tape, row).values));
    return { ...found, marked };
}
/** One list is the answer; of several the one with markers, and an empty list never competes with a filled one. */
function choose(candidates) {
    if (candidates.length < 2)
        return candidates;
    const marked = candidates.filter((found) => found.marked);
    if (marked.length > 0)
        return marked;
    const filled = candidates.filter((found) => found.rows.length > 0);
    return filled.length === 1 ? filled : candidates;
}
function severalText(candidates) {
    const names = candidates.map(({ name }) => `"${name}"`).join(' and ');
    const one = candidates.every(({ marked }) => marked) ? 'more than one has done markers' : 'none has done markers';
    return `the file has several story lists, ${names}, and ${one}. Keep one, or give only one of them "passes": false.`;
}
function missingText(tape, found) {
    const unmarked = found.candidates[0];
    if (unmarked !== undefined) {
        return `a product document, not a ralph PRD: the list "${unmarked.name}" has no done marker. Add "passes": false to each story in it.`;
    }
    const wrong = LIST_KEYS.map((key) => ({ key, row: found.values.get(key) })).find(({ row }) => row !== undefined);
    if (wrong?.row !== undefined) {
        return `a product document, not a ralph PRD: "${wrong.key}" is ${(0,prd_json_read/* describe */.q0)(tape, wrong.row)}, not a list. ${ADVICE}`;
    }
    const keys = [...found.values.keys()];
    const named = keys.slice(0, 5).map(prd_error/* quote */.hD).join(', ');
    const seen = keys.length === 0 ? '' : `, only ${named}${keys.length > 5 ? ' and others' : ''}`;
    return `a product document, not a ralph PRD: it has no story list${seen}. ${ADVICE}`;
}

;// CONCATENATED MODULE: ./build/core/prd-node.js


/** Line and byte of list elements that begin at these characters, in text order. */
function placeStories(text, begins, origin) {
    const lines = [];
    const starts = [];
    const scratch = utf8Scratch();
    let before = 0;
    let line = 1;
    let start = origin.bomBytes;
    let feed = text.indexOf('\n');
    for (const begin of begins) {
        for (; feed !== -1 && feed < begin; feed = text.indexOf('\n', feed + 1))
            line += 1;
        start += origin.ascii ? begin - before : utf8Length(text.slice(before, begin), scratch);
        before = begin;
        lines.push(line);
        starts.push(start);
    }
    return { lines, starts };
}
/** Reports an element that is no object; whether it is one. */
function checkStoryKind(tape, found, findings) {
    const { row, node } = found;
    if ((0,prd_json_read/* kindOf */.I)(tape, row) === 'object')
        return true;
    const text = `it is ${(0,prd_json_read/* describe */.q0)(tape, row)}, not an object. Write {"id": "US-001", "title": "\u2026", "passes": false}.`;
    findings.problems.push({ code: 'story-not-object', line: node.line, story: `#${node.position}`, text });
    return false;
}

;// CONCATENATED MODULE: ./build/core/prd-value.js

/** Keys of acceptance criteria, in order of preference (03-interface \u00a73.4). */
const CRITERIA_KEYS = [
    ...['acceptanceCriteria', 'acceptance_criteria', 'acceptance', 'criteria', 'steps', 'verification_steps'],
    ...['validation_steps', 'subtasks', 'requirements', 'dod', 'definitionOfDone', 'verification'],
];
/** Where a criterion that is an object keeps its text. */
const CRITERION_TEXT_KEYS = ['text', 'description', 'criterion', 'criteria', 'title', 'name', 'step'];
/** Priority words, case folded (03-interface \u00a73.6). */
const PRIORITY_WORDS = new Map([
    ...['critical', 'p0', 'urgent'].map((word) => [word, 0]),
    ...['high', 'p1'].map((word) => [word, 1]),
    ...['medium', 'normal', 'p2'].map((word) => [word, 2]),
    ...['low', 'p3'].map((word) => [word, 3]),
    ['p4', 4],
]);
/** `title`, else `name`, else the first line of `description`, on one line; undefined when all are blank (03-interface \u00a73.3). */
function readTitle(tape, values) {
    for (const key of ['title', 'name', 'description']) {
        const text = (0,prd_json_read/* stringOf */.Je)(tape, values.get(key))?.trim() ?? '';
        const line = key === 'description' ? text.split(/\r?\n/, 1)[0] : oneLine(text);
        if (line !== undefined && line !== '')
            return line.trim();
    }
    return undefined;
}
/** A text on one line: trimmed, every run of white space a single space. */
function oneLine(text) {
    const trimmed = text.trim();
    // Asking first is cheaper: a replacement builds the text anew for each of its spaces, and next to no title needs one.
    return /\s\s|[^\S ]/.test(trimmed) ? trimmed.replace(/\s+/g, ' ') : trimmed;
}
/** The first criteria key that says something; text becomes a list, one criterion per line (03-interface \u00a73.4). */
function readCriteria(tape, values) {
    for (const key of CRITERIA_KEYS) {
        const row = values.get(key);
        const criteria = row === undefined ? [] : criteriaOf(tape, row);
        if (criteria.length > 0)
            return criteria;
    }
    return [];
}
function criteriaOf(tape, row) {
    switch ((0,prd_json_read/* kindOf */.I)(tape, row)) {
        case 'string':
            return ((0,prd_json_read/* stringOf */.Je)(tape, row) ?? '').split(/\r?\n/).map(withoutBullet).filter(isText);
        case 'array':
            return (0,prd_json_read/* elementsOf */.ZE)(tape, row).flatMap((at) => criterionOf(tape, at));
        case 'object':
            return (0,prd_json_read/* memberValuesOf */.Qx)(tape, row).flatMap((at) => criterionOf(tape, at));
        case 'number':
        case 'boolean':
        case 'null':
            return [];
    }
}
function criterionOf(tape, row) {
    switch ((0,prd_json_read/* kindOf */.I)(tape, row)) {
        case 'string': {
            const text = (0,prd_json_read/* stringOf */.Je)(tape, row)?.trim() ?? '';
            return text === '' ? [] : [text];
        }
        case 'array':
            return criteriaOf(tape, row);
        case 'object':
            return [criterionText(tape, row)];
        case 'number':
            return [(0,prd_json_read/* rawOf */.UD)(tape, row)];
        case 'boolean':
        case 'null':
            return [];
    }
}
/** An object with no key that is known to hold its text (given/when/then, say) is shown whole: nothing of it may be lost. */
function criterionText(tape, row) {
    const { values } = (0,prd_json_read/* membersOf */.lS)(tape, row);
    for (const key of CRITERION_TEXT_KEYS) {
        const text = (0,prd_json_read/* stringOf */.Je)(tape, values.get(key))?.trim() ?? '';
        if (text !== '')
            return text;
    }
    return (0,prd_json_read/* rawOf */.UD)(tape, row).replace(/\s+/g, ' ');
}
function withoutBullet(line) {
    return line.trim().replace(/^(?:[-*\u2022]\s+|\d+[.)]\s+)?(?:\[[ xX]\]\s+)?/, '');
}
function isText(text) {
    return text !== '';
}
/** A number, a numeric text, or a priority word; absent, null and blank are no priority (03-interface \u00a73.6). */
function readPriority(tape, row) {
    if (row === undefined || (0,prd_json_read/* kindOf */.I)(tape, row) === 'null')
        return { ok: true, priority: undefined };
    const written = (0,prd_json_read/* kindOf */.I)(tape, row) === 'number' ? (0,prd_json_read/* rawOf */.UD)(tape, row) : (0,prd_json_read/* stringOf */.Je)(tape, row)?.trim();
    if (written === '')
        return { ok: true, priority: undefined };
    const priority = written === undefined ? undefined : priorityOf(written);
    if (priority !== undefined)
        return { ok: true, priority };
    const advice = 'Use a number, or critical, high, medium, low, or P0 to P4.';
    return { ok: false, text: `"priority" is ${(0,prd_json_read/* describe */.q0)(tape, row)}, which is unknown. ${advice}` };
}
/** A trimmed priority word or number as a priority; undefined when it is neither. */
function priorityOf(written) {
    return PRIORITY_WORDS.get(written.toLowerCase()) ?? numberOf(written);
}
function numberOf(written) {
    if (!/^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(written))
        return undefined;
    const value = Number(written);
    return Number.isFinite(value) ? value : undefined;
}
/** A text or the texts of a list; anything else in it is left to `raw`. */
function readTexts(tape, row) {
    if (row === undefined)
        return [];
    const rows = (0,prd_json_read/* kindOf */.I)(tape, row) === 'array' ? (0,prd_json_read/* elementsOf */.ZE)(tape, row) : [row];
    return rows.flatMap((at) => (0,prd_json_read/* stringOf */.Je)(tape, at)?.trim() ?? []).filter(isText);
}

;// CONCATENATED MODULE: ./build/core/prd-plain-story.js



const NONE = [];
const WRITTEN = { kind: 'id' };
const ABSENT = { kind: 'none' };
/**
 * Reads a story from its parsed values, with the same result as `readStory`. Undefined when a value is of an unusual kind
 * or would need a message: what is wrong with it is said from its text. The caller has ruled out keys written twice. Nothing is made on the way but the result, because
 * in a fresh process the collector costs as much as the reading.
 */
function readPlainStory(plain) {
    const { value, raw, shape } = plain;
    const id = plainId(value.id, plain);
    const title = plainTitle(value);
    const passes = plainPasses(value, shape.marker);
    const criteria = firstTexts(value, shape.criteria);
    const names = firstTexts(value, shape.needs);
    const priority = plainPriority(value.priority);
    if (id === undefined || title === undefined || passes === undefined || priority === null)
        return undefined;
    if (criteria === undefined || criteria.length === 0 || names === undefined)
        return undefined;
    if (isOddSkip(value.skip) || shape.extra)
        return undefined;
    const story = {
        id,
        index: plain.position - 1,
        title,
        description: textOf(value.description) ?? '',
        criteria,
        passes,
        eligible: value.skip !== true && meaningOf(value.status) !== 'ineligible',
        priority,
        dependsOn: NONE,
        allow: NONE,
        tests: NONE,
        raw,
        line: plain.line,
    };
    return {
        story,
        markerKey: booleanKey(value, shape.marker),
        statusWord: shape.marker === undefined ? textOf(value.status) : undefined,
        id: value.id === undefined || value.id === null ? ABSENT : WRITTEN,
        needs: needsOf(names, plain),
    };
}
/**
 * A number counts only as written: 1.0 is no id, and a long one must keep its digits. The first `"id":` of the text is the
 * story's own, because a text with another one was left to the tape.
 */
function plainId(id, { raw, position }) {
    if (id === undefined || id === null)
        return generatedId(position);
    if (typeof id === 'string')
        return id.trim() === '' ? undefined : id;
    return typeof id === 'number' ? /"id"\s*:\s*(-?\d+)\s*[,}]/.exec(raw)?.[1] : undefined;
}
function plainTitle({ title, name }) {
    const text = title === undefined ? name : title;
    const line = typeof text === 'string' ? oneLine(text) : '';
    return line === '' ? undefined : line;
}
/** Undefined when the marker is of an odd kind, its word is unknown, or a status beside it says something else. */
function plainPasses(value, key) {
    const { status } = value;
    if (status === undefined || status === null)
        return key === undefined ? false : booleanPasses(value[key]);
    const meaning = meaningOf(status);
    if (meaning === undefined)
        return key === undefined ? undefined : booleanPasses(value[key]);
    const done = meaning === 'done';
    return key === undefined || booleanPasses(value[key]) === done ? done : undefined;
}
function booleanPasses(marker) {
    if (marker === null)
        return false;
    return typeof marker === 'boolean' ? marker : undefined;
}
function meaningOf(status) {
    return typeof status === 'string' ? (0,prd_marker/* statusMeaning */.uj)(status) : undefined;
}
function textOf(value) {
    return typeof value === 'string' ? value : undefined;
}
function booleanKey(value, key) {
    return key === undefined || value[key] === null ? undefined : key;
}
/** Null is as good as absent. */
function isOddSkip(skip) {
    return skip !== undefined && skip !== null && typeof skip !== 'boolean';
}
/** The texts of the first of the keys that holds some; undefined when one before it holds anything but a list of texts. */
function firstTexts(value, keys) {
    for (const key of keys) {
        const list = value[key];
        if (list === null)
            continue;
        const texts = Array.isArray(list) ? plainTexts(list) : undefined;
        if (texts === undefined || texts.length > 0)
            return texts;
    }
    return NONE;
}
/** The parsed list itself when no text in it needs trimming. */
function plainTexts(list) {
    if (!areTexts(list))
        return undefined;
    return areTight(list) ? list : list.map((text) => text.trim()).filter((text) => text !== '');
}
function areTexts(list) {
    for (let at = 0; at < list.length; at += 1)
        if (typeof list[at] !== 'string')
            return false;
    return true;
}
/** Whether no text is empty or may begin or end with white space. */
function areTight(texts) {
    for (let at = 0; at < texts.length; at += 1) {
        const text = texts[at] ?? '';
        if (!isPrinted(text.charCodeAt(0)) || !isPrinted(text.charCodeAt(text.length - 1)))
            return false;
    }
    return true;
}
/** Whether it is no white space for certain: a printed character of ASCII. */
function isPrinted(unit) {
    return unit > 0x20 && unit < 0x7f;
}
/** Null when it is no priority at all. */
function plainPriority(priority) {
    if (priority === undefined || priority === null)
        return undefined;
    if (typeof priority === 'number')
        return Number.isFinite(priority) ? priority : null;
    if (typeof priority !== 'string')
        return null;
    const written = priority.trim();
    return written === '' ? undefined : (priorityOf(written) ?? null);
}
function needsOf(names, { value, shape }) {
    if (names.length === 0)
        return undefined;
    const key = shape.needs.find((name) => firstTexts(value, [name])?.length);
    return { key: key ?? '', names, isText: false, odd: NONE };
}
/** Whether a list element has a done marker by its values; false also when only the tape can tell. */
function isMarkedValue(value) {
    if (prd_marker/* MARKER_KEYS */.ui.some((key) => value[key] !== undefined) || value.status === null)
        return true;
    return meaningOf(value.status) !== undefined;
}

;// CONCATENATED MODULE: ./build/core/prd-needs.js


/** Keys of dependencies, in order of preference (03-interface \u00a73.7). */
const DEPENDENCY_KEYS = [
    'dependsOn',
    'depends_on',
    'dependencies',
    'deps',
    'blockedBy',
    'blocked_by',
];
/** The first key that says something: an empty list beside a filled one of another name is a leftover. */
function readNeeds(tape, values) {
    for (const key of DEPENDENCY_KEYS) {
        const row = values.get(key);
        if (row === undefined || (0,prd_json_read/* kindOf */.I)(tape, row) === 'null')
            continue;
        const needs = prd_needs_needsOf(tape, { key, row });
        if (needs.names.length + needs.odd.length > 0)
            return needs;
    }
    return undefined;
}
function prd_needs_needsOf(tape, { key, row }) {
    const names = [];
    const odd = [];
    for (const at of (0,prd_json_read/* kindOf */.I)(tape, row) === 'array' ? (0,prd_json_read/* elementsOf */.ZE)(tape, row) : [row]) {
        const name = (0,prd_json_read/* kindOf */.I)(tape, at) === 'number' ? wholeNumber((0,prd_json_read/* rawOf */.UD)(tape, at)) : (0,prd_json_read/* stringOf */.Je)(tape, at)?.trim();
        if (name === undefined)
            odd.push((0,prd_json_read/* describe */.q0)(tape, at));
        else if (name !== '')
            names.push(name);
    }
    return { key, names, isText: (0,prd_json_read/* kindOf */.I)(tape, row) === 'string', odd };
}

;// CONCATENATED MODULE: ./build/core/prd-story.js





/** Keys whose repetition would let two readers see two different stories (catalogue B3). */
const SINGLE_KEYS = ['id', ...prd_marker/* MARKER_KEYS */.ui, 'status', 'priority', 'skip'];
/**
 * Reads one story; what breaks a rule of 03-interface \u00a73 goes into `findings`. The table of its members is dropped on
 * return, so that a file of 10,000 stories does not hold 10,000 of them.
 */
function readStory(tape, found, findings) {
    const { row, node } = found;
    const members = (0,prd_json_read/* membersOf */.lS)(tape, row);
    const { values } = members;
    const id = readId(tape, values.get('id'));
    const place = { line: node.line, story: id.kind === 'id' ? id.text : `#${node.position}` };
    const reading = { tape, members, place, findings };
    checkKeys(reading);
    const marker = markerOf(reading);
    checkAgreement(reading, marker);
    checkSkip(reading);
    const story = {
        id: id.kind === 'id' ? id.text : generatedId(node.position),
        index: node.position - 1,
        title: titleOf(reading),
        description: (0,prd_json_read/* stringOf */.Je)(tape, values.get('description')) ?? '',
        criteria: prd_story_criteriaOf(reading),
        passes: (0,prd_marker/* markerPasses */.U4)(marker),
        eligible: (0,prd_marker/* isEligible */.YT)(tape, values),
        priority: prd_story_priorityOf(reading),
        dependsOn: [],
        allow: readTexts(tape, values.get('allow')),
        tests: readTexts(tape, values.get('tests')),
        raw: (0,prd_json_read/* rawOf */.UD)(tape, row),
        line: node.line,
    };
    return {
        ...{ story, id: id.kind === 'id' ? { kind: 'id' } : id, needs: readNeeds(tape, values) },
        markerKey: marker.kind === 'boolean' ? marker.key : undefined,
        statusWord: marker.kind === 'status' ? marker.word : undefined,
    };
}
function checkKeys({ members, place, findings }) {
    for (const { key } of members.repeated) {
        if (!SINGLE_KEYS.includes(key))
            continue;
        findings.problems.push({ ...place, code: 'duplicate-key', text: `the key "${key}" stands twice in it. Keep one.` });
    }
}
function markerOf({ tape, members, place, findings }) {
    const marker = (0,prd_marker/* readMarker */.t7)(tape, members.values);
    if (marker.kind === 'invalid')
        findings.problems.push({ ...place, code: marker.code, text: marker.text });
    return marker;
}
function titleOf({ tape, members, place, findings }) {
    const title = readTitle(tape, members.values);
    if (title !== undefined)
        return title;
    const text = 'it has no title: "title", "name" and "description" are absent or blank. Add a "title".';
    findings.problems.push({ ...place, code: 'title-missing', text });
    return '';
}
function prd_story_criteriaOf({ tape, members, place, findings }) {
    const criteria = readCriteria(tape, members.values);
    if (criteria.length === 0) {
        findings.warnings.push({ ...place, text: 'it has no acceptance criteria. Add an "acceptanceCriteria" list.' });
    }
    return criteria;
}
/** A status beside a boolean marker does not decide, but a human should know that the file says two things. */
function checkAgreement({ tape, members, place, findings }, marker) {
    const row = members.values.get('status');
    const status = (0,prd_marker/* statusMeaning */.uj)((0,prd_json_read/* stringOf */.Je)(tape, row) ?? '');
    if (row === undefined || status === undefined)
        return;
    if ((marker.kind !== 'boolean' && marker.kind !== 'null') || (0,prd_marker/* markerPasses */.U4)(marker) === (status === 'done'))
        return;
    const value = (0,prd_json_read/* rawOf */.UD)(tape, marker.row);
    const text = `"${marker.key}" is ${value} but "status" is ${(0,prd_json_read/* describe */.q0)(tape, row)}; "${marker.key}" counts. Make them agree.`;
    findings.warnings.push({ ...place, text });
}
/** Only `skip: true` skips; any other value but false and null is pointed out, because it may have been meant to. */
function checkSkip({ tape, members, place, findings }) {
    const row = members.values.get('skip');
    if (row === undefined || ['boolean', 'null'].includes((0,prd_json_read/* kindOf */.I)(tape, row)))
        return;
    const text = `"skip" is ${(0,prd_json_read/* describe */.q0)(tape, row)} and has no effect. Write true or false.`;
    findings.warnings.push({ ...place, text });
}
function prd_story_priorityOf({ tape, members, place, findings }) {
    const result = readPriority(tape, members.values.get('priority'));
    if (result.ok)
        return result.priority;
    findings.problems.push({ ...place, code: 'priority-unknown', text: result.text });
    return undefined;
}

;// CONCATENATED MODULE: ./build/core/prd-repeat.js

/** Whether a key may be written with an escape for one of its letters, which a search for the key does not see. */
function hidesKeys(text) {
    return /\\u00[67]/.test(text);
}
/** Matches the keys whose repetition is refused, one after the other (catalogue B3). */
function singleKeyPattern() {
    return new RegExp(`"(?:${SINGLE_KEYS.join('|')})"\\s*:`, 'g');
}
/**
 * Whether a story may write one of these keys twice. Its parsed value keeps one of two equal keys, so a text with more of
 * them than `kept` repeats one, or has it in a nested object as well.
 */
function mayRepeatKeys(raw, kept, pattern) {
    pattern.lastIndex = 0;
    for (let left = kept; pattern.test(raw); left -= 1) {
        if (left === 0)
            return true;
    }
    return false;
}

;// CONCATENATED MODULE: ./build/core/prd-shape.js




/** The shape of an object; the one of the object before it is tried first. */
function shapeOf(value, cache) {
    if (cache.last !== undefined && hasKeys(value, cache.last.keys))
        return cache.last;
    const keys = Object.keys(value);
    const name = JSON.stringify(keys);
    const shape = cache.known.get(name) ?? newShape(keys);
    cache.known.set(name, shape);
    cache.last = shape;
    return shape;
}
/** Whether these are the object's keys, in this order; a parsed object inherits no key that can be listed. */
function hasKeys(value, keys) {
    let at = 0;
    for (const key in value) {
        if (key !== keys[at])
            return false;
        at += 1;
    }
    return at === keys.length;
}
function newShape(keys) {
    const present = new Set(keys);
    return {
        keys,
        single: SINGLE_KEYS.filter((key) => present.has(key)).length,
        marker: prd_marker/* MARKER_KEYS */.ui.find((key) => present.has(key)),
        criteria: CRITERIA_KEYS.filter((key) => present.has(key)),
        needs: DEPENDENCY_KEYS.filter((key) => present.has(key)),
        extra: present.has('allow') || present.has('tests'),
    };
}

;// CONCATENATED MODULE: ./build/core/prd-span.js
/** A text in quotes. */
const STRING = String.raw `"[^"\\]*(?:\\.[^"\\]*)*"`;
/** Whatever stands between texts and brackets. */
const GAP = String.raw `[^"[\]{}]*`;
/** Levels of lists and objects inside a story that are searched; one with more is for the scanner. */
const LEVELS = 3;
/**
 * Finds the objects of the list that opens at `open`; the spans mean something only when the text is valid JSON. It is done by one regular
 * expression because that is compiled at once, where a loop over two million characters starts out interpreted.
 * Undefined when an element is no object or is nested deeper than the expression goes, so that no story found here can
 * reach the depth bound of `prd-json.ts`.
 */
function findSpans(text, open) {
    const story = new RegExp(storyPattern(), 'y');
    const comma = /\s*,\s*/y;
    const begins = [];
    const ends = [];
    let begin = afterSpace(text, open + 1);
    while (text[begin] !== ']') {
        story.lastIndex = begin;
        if (text[begin] !== '{' || !matches(story, text))
            return undefined;
        const end = story.lastIndex;
        begins.push(begin);
        ends.push(end);
        comma.lastIndex = end;
        begin = comma.test(text) ? comma.lastIndex : afterSpace(text, end);
    }
    return { begins, ends, close: begin };
}
/** The engine throws when a match needs more memory than it grants, which a story of several megabytes in tiny lists does. */
function matches(pattern, text) {
    try {
        return pattern.test(text);
    }
    catch {
        return false;
    }
}
/** One bracketed value with at most `LEVELS` more inside; which bracket closes which is certain in valid JSON. */
function storyPattern() {
    let inner = STRING;
    let pattern = bracketed(inner);
    for (let level = 0; level < LEVELS; level += 1) {
        inner = `(?:${STRING}|${pattern})`;
        pattern = bracketed(inner);
    }
    return pattern;
}
function bracketed(inner) {
    return String.raw `[[{]${GAP}(?:${inner}${GAP})*[\]}]`;
}
function afterSpace(text, at) {
    const space = /\s*/y;
    space.lastIndex = at;
    space.test(text);
    return space.lastIndex;
}

;// CONCATENATED MODULE: ./build/core/prd-plain.js









/**
 * Reads the usual shape, one list of story objects, with the engine's own JSON parser and a search for where each story
 * stands: the action reads one file in a fresh process, where interpreted code costs more than the file does. Undefined
 * when the text has another shape or is no JSON; then nothing was added to `findings`, and `readByTape` has the answer.
 */
function readPlain(text, origin, findings) {
    const start = listStart(text);
    if (start === undefined || hidesKeys(text))
        return undefined;
    const spans = findSpans(text, start.open);
    if (spans === undefined)
        return undefined;
    const skeleton = skeletonOf(text, start, spans.close);
    if (skeleton === undefined)
        return undefined;
    // Only now, because the parser has no depth bound: skeleton and spans together have shown that the text keeps ours.
    const values = listValues(parse(text), start.key);
    if (values === undefined)
        return undefined;
    const places = placeStories(text, spans.begins, origin);
    const drafts = readDrafts({ text, spans, values, lines: places.lines }, findings);
    return { starts: places.starts, drafts, ...skeleton };
}
/** Where the first list of a known name begins, wherever that is; the skeleton tells whether it is the one that counts. */
function listStart(text) {
    const top = /^\s*\[/.exec(text);
    if (top !== null)
        return { key: undefined, open: top[0].length - 1 };
    const named = new RegExp(`"(${LIST_KEYS.join('|')})"\\s*:\\s*\\[`).exec(text);
    return named === null ? undefined : { key: named[1], open: named.index + named[0].length - 1 };
}
/**
 * The file with its list emptied. The list is where we took it to be, and is the only one, when the skeleton is valid and
 * has at its top no other candidate but an empty list at that place; with more of them there are rules to apply.
 */
function skeletonOf(text, { key, open }, close) {
    const scanned = scanJson(text.slice(0, open + 1) + text.slice(close));
    if (!scanned.ok)
        return undefined;
    const { tape } = scanned;
    if (key === undefined)
        return { top: new Map(), tape };
    // An object, for a list begins at `key === undefined` and nothing else holds a key.
    const { values, repeated } = (0,prd_json_read/* membersOf */.lS)(tape, 0);
    const candidates = [...LIST_KEYS, ...GROUP_KEYS].filter((name) => values.has(name));
    if (candidates.length !== 1 || repeated.some((member) => member.key === key))
        return undefined;
    return tape.start[values.get(key) ?? 0] === open ? { top: values, tape } : undefined;
}
function parse(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
function listValues(top, key) {
    const list = key !== undefined && isObject(top) ? top[key] : top;
    if (!Array.isArray(list) || !list.every(isObject))
        return undefined;
    return key !== undefined && SHARED_KEYS.includes(key) && !list.some(isMarkedValue) ? undefined : list;
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}
/** A story with anything unusual in it is read by the tape of its own text. */
function readDrafts({ text, spans, values, lines }, findings) {
    const shapes = { known: new Map(), last: undefined };
    const single = singleKeyPattern();
    return values.map((value, index) => {
        const raw = text.slice(spans.begins[index], spans.ends[index]);
        const story = { value, raw, shape: shapeOf(value, shapes), position: index + 1, line: lines[index] ?? 0 };
        const plain = mayRepeatKeys(raw, story.shape.single, single) ? undefined : readPlainStory(story);
        return plain ?? readOwnTape(raw, story, findings);
    });
}
function readOwnTape(raw, node, findings) {
    const scanned = scanJson(raw);
    if (!scanned.ok)
        throw new Error(`The text of a story is no JSON by itself: ${scanned.fault.expected}.`);
    return readStory(scanned.tape, { row: 0, node }, findings);
}

;// CONCATENATED MODULE: ./build/core/prd-reading.js





/**
 * Reads a text of any shape by the tape of all its values, which alone knows the place of a fault, repeated keys and
 * numbers as written (03-interface \u00a73). `prd-plain.ts` reads the usual shape in a fraction of the time and leaves the rest
 * to this.
 */
function readByTape(text, origin, findings) {
    const scanned = scanJson(text);
    if (!scanned.ok)
        return { ok: false, problem: faultProblem(text, scanned.fault) };
    const { tape } = scanned;
    const list = findStoryList(tape);
    if (!list.ok)
        return list;
    const begins = list.rows.map((row) => tape.start[row] ?? 0);
    const { lines, starts } = placeStories(text, begins, origin);
    const found = list.rows.map((row, index) => ({ row, node: { position: index + 1, line: lines[index] ?? 0 } }));
    const stories = found.filter((story) => checkStoryKind(tape, story, findings));
    const drafts = stories.map((story) => readStory(tape, story, findings));
    return { ok: true, reading: { starts, drafts, top: list.top, tape } };
}

;// CONCATENATED MODULE: ./build/core/prd.js










/** The largest prd.json that is read, in bytes (03-interface \u00a73.1); callers check a file's size against it before opening it. */
const PRD_MAX_BYTES = MAX_BYTES;
/**
 * Reads a prd.json by all rules of 03-interface \u00a73. Never throws: a file that breaks a rule is refused with every problem
 * in one message. Whether the path is a regular file, and its size before opening, are the caller's to check (catalogue D6).
 * The bytes are kept, not copied: do not change them afterwards.
 *
 * @param input.file name of the file for messages
 */
function readPrd(input) {
    const { bytes, file } = input;
    const decoded = decodePrd(bytes);
    if (!decoded.ok)
        return prd_refuse(file, [decoded.problem]);
    const { text, bomBytes } = decoded;
    const findings = { problems: [], warnings: [], notices: [] };
    const found = readText(text, { bomBytes, ascii: text.length + bomBytes === bytes.length }, findings);
    if (!found.ok)
        return prd_refuse(file, [found.problem]);
    const { starts, drafts, top, tape } = found.reading;
    linkStories(drafts, checkIds(drafts, findings), findings);
    const [first, ...others] = findings.problems.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
    if (first !== undefined)
        return prd_refuse(file, [first, ...others]);
    const branchName = readBranch(tape, top.get('branchName'), findings);
    const stories = drafts.map((draft) => draft.story);
    const prd = {
        stories,
        warnings: findings.warnings.map((warning) => (0,prd_error.at)(file, warning)),
        notices: findings.notices.map((notice) => `${file}: ${notice}`),
        branchName,
        feature: topText(tape, top.get('feature')),
        description: topText(tape, top.get('description')),
        layout: layoutOf(bytes, starts, drafts),
    };
    return { ok: true, prd };
}
/**
 * Marks one story as done or not done: only its marker's bytes change, or the smallest insertion when it has none
 * (03-interface \u00a73, catalogue B6). Flipping back gives exactly the bytes that were read. Already so: the same bytes.
 * Takes time for that story's text and for copying the file, not for reading it.
 */
function flipPasses(prd, storyId, passes) {
    const story = storyById(prd, storyId);
    if (story === undefined)
        return unknownStory(storyId);
    if (story.passes === passes)
        return { ok: true, bytes: prd.layout.bytes, prd };
    const original = prd.layout.undo[story.index];
    const edit = original === undefined ? markerEdit(story.raw, passes, prd.layout.style) : restoreEdit(story.raw, original);
    const undo = prd.layout.undo.with(story.index, original === undefined ? markerText(story.raw) : undefined);
    const edited = prd_edit_applyEdit({ ...prd, layout: { ...prd.layout, undo } }, { ...story, passes }, edit);
    return { ok: true, bytes: edited.layout.bytes, prd: edited };
}
/**
 * Sets `notes` of one story (only for stories that end `blocked` or `needs_human`, 02-loop \u00a76): only that value's bytes
 * change; without the key it is added after the done marker, in the style of the object.
 */
function setNotes(prd, storyId, notes) {
    const story = storyById(prd, storyId);
    if (story === undefined)
        return unknownStory(storyId);
    const edited = applyEdit(prd, story, notesEdit(story.raw, notes));
    return { ok: true, bytes: edited.layout.bytes, prd: edited };
}
function prd_refuse(file, problems) {
    return { ok: false, error: (0,prd_error/* prdError */.zT)(file, problems) };
}
function readText(text, origin, findings) {
    const reading = readPlain(text, origin, findings);
    return reading === undefined ? readByTape(text, origin, findings) : { ok: true, reading };
}
/** The branch that the file asks for; blank is absent, and an unusable one is only a warning (03-interface \u00a73). */
function readBranch(tape, row, findings) {
    if (row === undefined || (0,prd_json_read/* kindOf */.I)(tape, row) === 'null')
        return undefined;
    const name = (0,prd_json_read/* stringOf */.Je)(tape, row);
    if (name?.trim() === '')
        return undefined;
    if (name !== undefined && isValidBranchName(name))
        return name;
    const advice = 'The run uses a branch name of its own; correct it.';
    const text = `"branchName" is ${(0,prd_json_read/* describe */.q0)(tape, row)}, which is no valid branch name. ${advice}`;
    findings.warnings.push({ line: undefined, story: undefined, text });
    return undefined;
}
/** A text of the top object, undefined when absent, blank or of another kind. */
function topText(tape, row) {
    const text = (0,prd_json_read/* stringOf */.Je)(tape, row);
    return text === undefined || text.trim() === '' ? undefined : text;
}
function layoutOf(bytes, starts, drafts) {
    const words = [];
    let key;
    for (const { markerKey, statusWord } of drafts) {
        key ??= markerKey;
        if (statusWord !== undefined)
            words.push(statusWord);
    }
    return {
        bytes,
        starts,
        undo: new Array(drafts.length).fill(undefined),
        style: { key: key ?? 'passes', ...wordsInUse(words) },
    };
}
function storyById(prd, id) {
    return prd.stories.find((story) => story.id === id);
}
function unknownStory(id) {
    return { ok: false, message: `There is no story ${(0,prd_error/* quote */.hD)(id)} in this prd.json. Use an id as the file writes it.` };
}


/***/ }),

/***/ 93775:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E7: () => (/* binding */ BLOCKING_SIGNALS),
/* harmony export */   T_: () => (/* binding */ PASS_REPORT),
/* harmony export */   cl: () => (/* binding */ stallOf),
/* harmony export */   tH: () => (/* binding */ promiseOf),
/* harmony export */   wz: () => (/* binding */ stallRules),
/* harmony export */   xk: () => (/* binding */ cannotGoOn)
/* harmony export */ });
/* harmony import */ var _outage_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5211);

/** Signals of a blocked agent unless `blocking_signals` says otherwise (pattern-library). */
const BLOCKING_SIGNALS = [
    'HALT|BLOCKED|Cannot proceed|Manual intervention|STATUS UPDATE FAILED|Maximum.*depth',
];
/** What an agent that is blocked asks a person for, in its own words. */
function cannotGoOn({ signals }) {
    return `the agent says that it cannot go on: "${signals?.blocking?.line}"`;
}
/** A signal of completion that nobody can quote: it carries the word of this call (10-fine-print, Verdicts). */
function promiseOf(nonce) {
    return `<promise>COMPLETE ${nonce}</promise>`;
}
/** The report of an executor that claims to be done (adr-007). */
const PASS_REPORT = '"status"\\s*:\\s*"PASS"';
/** The limits of ralph-hybrid (`consecutive_done_signals`, `consecutive_test_loops`). */
const stallRules = { claims: 2, testLoops: 3 };
/**
 * Whether the last iteration is no progress although a tree may be new: so many claims without a change in a row, or so many
 * iterations that changed nothing but tests (02-loop \u00a73). Only attempts of the same story count.
 */
function stallOf(story, rules) {
    const attempts = (0,_outage_js__WEBPACK_IMPORTED_MODULE_0__/* .worked */ .D)(story.attempts);
    if (attempts.at(-1) !== story.attempts.at(-1))
        return undefined;
    const claims = trailing(attempts, isIdleClaim);
    if (claims >= rules.claims) {
        return {
            kind: 'claims',
            sentence: `the agent claimed ${claims} times in a row to be done without changing anything`,
        };
    }
    const loops = trailing(attempts, isTestLoop);
    if (loops < rules.testLoops)
        return undefined;
    return { kind: 'test-loops', sentence: `${loops} iterations in a row changed nothing but tests` };
}
function isIdleClaim({ signals, change }) {
    return signals?.completion !== undefined && change?.changed === 0;
}
function isTestLoop({ change }) {
    return change !== undefined && change.changed > 0 && change.tests === change.changed;
}
function trailing(attempts, holds) {
    const last = attempts.findLastIndex((attempt) => !holds(attempt));
    return attempts.length - 1 - last;
}


/***/ }),

/***/ 66427:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ hashedSlug),
/* harmony export */   y: () => (/* binding */ slug)
/* harmony export */ });
/* harmony import */ var _hash_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(37384);

const MAX_LENGTH = 40;
const HASH_LENGTH = 6;
/**
 * A text as part of a ref, folder or file name (10-fine-print "Slugs", catalogue G10): `[a-z0-9-]{1,40}`, followed by
 * `-` and 6 hex of a hash of the whole text when anything was lost. Folding A-Z to a-z does not count as a loss: story ids
 * that differ only by case are refused by the reader, so `US-003` stays readable as `us-003`.
 *
 * @returns never empty; the bare 6 hex when no character of the text survives.
 */
function slug(text) {
    const folded = fold(text);
    const kept = keptOf(folded);
    return kept === folded && kept !== '' ? kept : withHash(kept, text);
}
/** The same with the hash even where nothing was lost, so that it is never the slug of another kind of text. */
function hashedSlug(text) {
    return withHash(keptOf(fold(text)), text);
}
function fold(text) {
    return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
}
function keptOf(folded) {
    return trimDashes(trimDashes(folded.replace(/[^a-z0-9]+/g, '-')).slice(0, MAX_LENGTH));
}
function withHash(kept, text) {
    const suffix = (0,_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .hash8 */ .v)(text).slice(0, HASH_LENGTH);
    return kept === '' ? suffix : `${kept}-${suffix}`;
}
/** A leading dash would read as an option to git, a trailing one would double before the hash. */
function trimDashes(text) {
    return text.replace(/^-|-$/g, '');
}


/***/ }),

/***/ 78448:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ troubleOf),
/* harmony export */   V: () => (/* binding */ journalTrouble)
/* harmony export */ });
/** Disk trouble is the machine's; anything else that throws is ours. State is kept either way. */
function troubleOf(error, during) {
    const code = codeOf(error);
    const text = textOf(error);
    if (error instanceof Error && outsideUs.has(error.name))
        return { kind: 'environment_broken', detail: text };
    if (code !== undefined && diskCodes.has(code)) {
        return { kind: 'environment_broken', detail: `the disk refused a write during ${during} (${code}): ${text}` };
    }
    if (/No space left on device|Disk quota exceeded|Read-only file system/.test(text)) {
        return { kind: 'environment_broken', detail: `the disk refused a write during ${during}: ${text}` };
    }
    return { kind: 'internal_error', detail: `${during} failed unexpectedly: ${text}` };
}
/** Whatever the system says when the journal is written, it is the machine's: without a journal no run goes on (02-loop \u00a76). */
function journalTrouble(error) {
    if (codeOf(error) === undefined)
        return troubleOf(error, 'the journal');
    return {
        kind: 'environment_broken',
        detail: `the journal cannot be written: ${textOf(error)}. The last step is not recorded; free the disk and run again, ` +
            'the run goes on from the step before.',
    };
}
/** What a process put or changed where only the machine's owner may, and walls that this machine made a moment ago and now does not. */
const outsideUs = new Set(['NamespaceError', 'PlantedAboveError', 'ProgramReplacedError']);
const diskCodes = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EFBIG', 'EIO']);
function codeOf(error) {
    if (typeof error !== 'object' || error === null || !('code' in error))
        return undefined;
    return typeof error.code === 'string' ? error.code : undefined;
}
function textOf(error) {
    return error instanceof Error ? error.message : String(error);
}


/***/ }),

/***/ 59479:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var _action_heap_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(63429);
/* harmony import */ var _action_late_runner_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(45298);
/* harmony import */ var _action_run_action_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(63956);
/* harmony import */ var _adapters_process_signals_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(36642);




/** Entry of the step: reads, wires, runs, reports. */
(0,_action_heap_js__WEBPACK_IMPORTED_MODULE_0__/* .collectLittle */ .B)();
const cancel = new AbortController();
// Never taken back: a signal that comes while the last lines are written must not replace the exit code.
(0,_adapters_process_signals_js__WEBPACK_IMPORTED_MODULE_2__/* .onTermination */ .o)((signal) => cancel.abort(`the runner sent ${signal}`));
const env = Object.fromEntries(Object.entries(process.env).filter((each) => each[1] !== undefined));
const { runner, wake, settled } = (0,_action_late_runner_js__WEBPACK_IMPORTED_MODULE_3__/* .lateRunner */ .P)(async () => {
    (0,_action_heap_js__WEBPACK_IMPORTED_MODULE_0__/* .collectBeforeGrowing */ .n)();
    return (await Promise.all(/* import() */[__nccwpck_require__.e(4119), __nccwpck_require__.e(1260), __nccwpck_require__.e(7264), __nccwpck_require__.e(9099)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9099))).runner;
});
// A slow network holds us up anyway: what was said until then is shown.
const slow = setTimeout(wake, 2000).unref();
try {
    const end = await (0,_action_run_action_js__WEBPACK_IMPORTED_MODULE_1__/* .runAction */ .C)({ env, entry: process.argv[1] ?? '', cancel: cancel.signal, ...runner, wake });
    process.exitCode = end.exitCode;
    if (end.reasons.length > 0) {
        const { refusalText } = await Promise.all(/* import() */[__nccwpck_require__.e(9627), __nccwpck_require__.e(8872), __nccwpck_require__.e(1972), __nccwpck_require__.e(9714)]).then(__nccwpck_require__.bind(__nccwpck_require__, 66827));
        await runner.onSummary(refusalText(end, runner.log));
    }
    runner.setOutputs(end.outputs);
}
catch (error) {
    runner.log.error(`ralph-action failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    // A run that ended keeps its exit code, even when the runner's own files cannot be written.
    process.exitCode ??= 70;
}
clearTimeout(slow);
await settled();

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 86352:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   XF: () => (/* binding */ applyTemplate),
/* harmony export */   o8: () => (/* binding */ templateFiles),
/* harmony export */   xV: () => (/* binding */ readTemplate)
/* harmony export */ });
/* unused harmony export placeholders */
/* harmony import */ var _sanitise_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(49934);

/** What a template of each role may write as `{{name}}` (docs/prompts.md); every name is a part that the prompt's builder fills. */
const placeholders = {
    implement: ['attempt', 'story', 'criteria', 'previous', 'notes', 'checks', 'protected', 'rules', 'process'],
    'spec-review': ['story', 'criteria', 'checks', 'red', 'integrity', 'specs', 'changed', 'diff', 'rules', 'answer'],
    'quality-review': ['story', 'criteria', 'checks', 'red', 'integrity', 'specs', 'changed', 'diff', 'rules', 'answer'],
    plan: ['story', 'criteria', 'because', 'blockers', 'checks', 'rules', 'answer'],
};
/** Where a project keeps its templates; read at the policy base, so that no pull request changes its own reviewer (02-loop \u00a71). */
const templateFiles = {
    implement: '.ralph/prompts/implement.md',
    'spec-review': '.ralph/prompts/spec-review.md',
    'quality-review': '.ralph/prompts/quality-review.md',
    plan: '.ralph/prompts/plan.md',
};
/** Longest template, in characters: it counts in every call. */
const MOST_TEMPLATE = 20_000;
/** Parts without which a prompt has no task or no answer; a template that lacks one gets it at its end, in this order. */
const needed = {
    implement: ['story', 'criteria'],
    'spec-review': ['story', 'criteria', 'answer'],
    'quality-review': ['story', 'answer'],
    plan: ['story', 'answer'],
};
/** Reads a project's template file before anything is spent. `\{{` writes two braces; HTML comments are left out. */
function readTemplate(role, { file, text }) {
    const known = placeholders[role];
    const shown = (0,_sanitise_js__WEBPACK_IMPORTED_MODULE_0__/* .forPrompt */ .ws)(text);
    if (shown.trim() === '')
        return refused(`${file} is empty. Write instructions for ${role}, or delete the file.`);
    if (shown.length > MOST_TEMPLATE) {
        return refused(`${file} has ${shown.length} characters, the limit is ${MOST_TEMPLATE}. Shorten it.`);
    }
    const pieces = split(shown);
    const unknown = pieces.find((piece) => typeof piece !== 'string' && !known.includes(piece.name));
    if (unknown !== undefined && typeof unknown !== 'string') {
        const list = known.map((name) => `{{${name}}}`).join(' ');
        return refused(`${file}: {{${unknown.name}}} is no placeholder. Known here: ${list}. Write \\{{ for two braces.`);
    }
    return { ok: true, template: { role, pieces } };
}
/**
 * The prompt that a template makes of the parts: `rule` always stands first, because no template may drop the rule that
 * fenced text is data, and the parts a prompt cannot do without are appended when the template does not place them.
 * What a part holds is not searched for placeholders.
 */
function applyTemplate(template, { rule, parts }) {
    const placed = new Set(template.pieces.map((piece) => (typeof piece === 'string' ? '' : piece.name)));
    const missing = needed[template.role].filter((name) => !placed.has(name));
    const body = template.pieces.map((piece) => (typeof piece === 'string' ? piece : parts[piece.name])).join('');
    return [rule, body.trim(), ...missing.map((name) => parts[name]), ''].join('\n\n').trimEnd().concat('\n');
}
/** By one pass with a bounded pattern; braces around anything longer or around a line end are text. */
function split(text) {
    const pieces = [];
    let from = 0;
    for (const match of text.matchAll(/(\\?)\{\{([^{}\n]{0,60})\}\}/g)) {
        const [whole, escaped, name = ''] = match;
        pieces.push(text.slice(from, match.index), escaped === '' ? { name: name.trim() } : whole.slice(1));
        from = match.index + whole.length;
    }
    return [...pieces, text.slice(from)];
}
function refused(problem) {
    return { ok: false, problem };
}


/***/ }),

/***/ 49934:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  OF: () => (/* binding */ fenced),
  Kq: () => (/* binding */ forCell),
  st: () => (/* binding */ forCommitMessage),
  tC: () => (/* binding */ forFence),
  Ig: () => (/* binding */ forLog),
  ws: () => (/* binding */ forPrompt),
  PS: () => (/* binding */ forPromptRendered),
  pj: () => (/* binding */ plain)
});

// UNUSED EXPORTS: forMarkdown

// EXTERNAL MODULE: ./build/report/strip.js
var report_strip = __nccwpck_require__(57981);
;// CONCATENATED MODULE: ./build/report/hidden.js

/** Rounds until a text must be stable: a text that nests deeper is an attack on our time. */
const MOST_ROUNDS = 40;
/** Without HTML comments that end somewhere, however they are nested or put together from pieces (catalogue P1). */
function withoutComments(text) {
    return untilStable(text, (rest) => removeComments((0,report_strip/* strip */.bB)(rest)));
}
/**
 * Without everything that rendering hides from the people who read a Markdown text: comments, hidden attributes, image texts,
 * link titles, also when written as entities (catalogue P1, P4).
 */
function withoutHidden(text) {
    return untilStable(text, (rest) => hidden_hidden.reduce((shown, [pattern, by]) => shown.replace(pattern, by), removeComments((0,report_strip/* strip */.bB)(decodeEntities((0,report_strip/* strip */.bB)(rest))))));
}
function untilStable(text, change) {
    let before = text;
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
        const after = change(before);
        if (after === before)
            return after;
        before = after;
    }
    return before.replaceAll('<!', '< !');
}
/** By index, not by pattern: thousands of openings without an end must not cost a search each. */
function removeComments(text) {
    const ending = /--!?>/g;
    const pieces = [];
    let from = 0;
    for (let start = text.indexOf('<!--'); start >= 0; start = text.indexOf('<!--', from)) {
        ending.lastIndex = start + 4;
        if (ending.exec(text) === null)
            break;
        pieces.push(text.slice(from, start));
        from = ending.lastIndex;
    }
    return pieces.join('') + text.slice(from);
}
const hidden_hidden = [
    // A comment that never ends hides everything behind it.
    [/<!--[\s\S]*$/, ''],
    [/!\[[^\]]{0,1000}\]/g, '(image)'],
    [/(\]\([^()\s]*)\s+(?:"[^"]*"|'[^']*')\s*\)/g, '$1)'],
    // Only where white space begins: from each blank of a long run of them the rest of it would be read again.
    [
        /(<[a-z][^<>]*?)(?<!\s)\s+(?:alt|title|placeholder|aria-[\w-]+|data-[\w-]+)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s<>]+)/gi,
        '$1',
    ],
];
const named = {
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    commat: '@',
    num: '#',
    sol: '/',
    colon: ':',
    excl: '!',
    lsqb: '[',
    rsqb: ']',
    lpar: '(',
    rpar: ')',
    nbsp: ' ',
    zwnj: '',
    zwj: '',
    shy: '',
};
function decodeEntities(text) {
    return text.replace(/&(?:amp;)*(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi, (all, ...groups) => {
        const [decimal, hex, name] = groups;
        if (name !== undefined)
            return named[name.toLowerCase()] ?? all;
        const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number.parseInt(decimal, 10);
        return code > 0x10ffff ? all : String.fromCodePoint(code);
    });
}

;// CONCATENATED MODULE: ./build/report/neutralise.js
/** What other programs would act on: links, without the punctuation of the sentence behind them, closing keywords, mentions, and a slash command at the start of a line. */
const url = /(?:[a-z][a-z0-9+.-]{1,20}:\/\/|www\.)[^\s`|<>"]*[^\s`|<>"'.,:;!?)\]}]/;
const closing = /(?<![A-Za-z0-9])(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?)(?:\s*:\s*|\s+)(?:(?:[\w.-]+\/[\w.-]+)?#|GH-|https?:\/\/[^\s`|<>"]+?\/(?:issues|pull|pulls|discussions)\/)\d+[^\s`|<>"]*/;
const mention = /(?<![A-Za-z0-9])@[A-Za-z0-9_][\w./@-]*/;
const slashCommand = /(?<=^[^\S\n]*)\/[A-Za-z][^\s`|<>"]*/;
const live = new RegExp([closing, url, mention, slashCommand].map(({ source }) => `(?:${source})`).join('|'), 'gimu');
/**
 * Plain text as inline Markdown that is also safe inside HTML such as `<summary>`: what Markdown or HTML would read as markup
 * becomes entities, what GitHub or a bot would act on is shown as code. Links stay live only to `hosts`, over https.
 */
function neutralise_inline(text, hosts) {
    return text
        .split('\n')
        .map((line) => inlineLine(line.trimStart(), hosts))
        .join('\n');
}
function inlineLine(line, hosts) {
    const pieces = [];
    let end = 0;
    for (const match of line.matchAll(live)) {
        pieces.push(escapeText(line.slice(end, match.index)), liveToken(match[0], hosts));
        end = match.index + match[0].length;
    }
    pieces.push(escapeText(line.slice(end)));
    return escapeLineStart(pieces.join(''));
}
function liveToken(token, hosts) {
    const href = listedLink(token, hosts);
    if (href !== undefined)
        return `<a href="${escapeText(href)}">${inCode(token)}</a>`;
    return `<code>${inCode(token)}</code>`;
}
function listedLink(token, hosts) {
    const parsed = URL.parse(token);
    if (parsed === null || parsed.protocol !== 'https:' || parsed.username !== '' || parsed.password !== '')
        return undefined;
    return hosts.includes(parsed.host) ? parsed.href.replaceAll('"', '%22') : undefined;
}
/**
 * Not a live address, mention or issue even where nobody reads it as Markdown: GitHub links addresses before it knows where they
 * stand, and a squash merge makes a pull request's description into a commit message as it is.
 */
function inCode(text) {
    return escapeText(text)
        .replaceAll('://', '&#58;//')
        .replaceAll('@', '&#64;')
        .replace(/(?<=www)\./gi, '&#46;')
        .replace(/(?<!&)#(?=\d)/g, '&#35;')
        .replace(/(?<=GH)-(?=\d)/gi, '&#45;');
}
const entities = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '`': '&#96;',
    '*': '&#42;',
    '[': '&#91;',
    ']': '&#93;',
    '|': '&#124;',
    '~': '&#126;',
    $: '&#36;',
    '\\': '&#92;',
};
/** An `@` that is no mention could still make a mail address into a link. */
function escapeText(text) {
    return text
        .replace(/[&<>`*[\]|~$\\]/g, (character) => entities[character] ?? character)
        .replace(/(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g, '&#95;')
        .replace(/(?<=\S)@/g, '&#64;');
}
/** Headings, lists and rules begin with these. */
function escapeLineStart(line) {
    return line.replace(/^[#+=-]|(?<=^\d{1,9})[.)]/, (mark) => `&#${mark.charCodeAt(0)};`);
}

;// CONCATENATED MODULE: ./build/report/sanitise.js



/**
 * Text without anything that is not text: terminal sequences, control characters, bidi and zero-width marks, tag characters,
 * variation selectors; line ends are `\n` (catalogue O15, P2, P3). For verbatim output that goes to a file. Idempotent.
 */
function plain(text) {
    return (0,report_strip/* strip */.bB)(text);
}
/**
 * Foreign text as inline Markdown, line by line: nothing in it is markup, a mention, a closing keyword, a live command, a link
 * to an unlisted host, or invisible (03-interface \u00a76, catalogue O12-O15, P2-P4). Also safe inside `<summary>`.
 */
function forMarkdown(text, options) {
    return inline(cut(strip(text), options.maxChars), options.hosts ?? []);
}
/** As `forMarkdown`, on one line: for table cells, headings and list items. */
function forCell(text, options) {
    return neutralise_inline((0,report_strip/* cut */.Jj)((0,report_strip/* oneLine */.TN)(text), options.maxChars), options.hosts ?? []);
}
/**
 * Verbatim text as a fenced block that its content cannot leave (catalogue O14). A line that begins with a slash command is
 * moved in by one space, because bots read it there too (O13), and a comment that looks like one of our hidden markers is opened
 * up, because whoever looks for a marker reads the raw text.
 */
function forFence(text, info = '') {
    const content = (0,report_strip/* strip */.bB)(text)
        .replace(/\n+$/, '')
        .replace(/^\/(?=[A-Za-z][\w-]*(?:\s|$))/gm, ' /')
        .replace(/<!--(?=\s*\/?\s*ralph-action)/gi, '<! --');
    const longest = (content.match(/`+/g) ?? []).reduce((most, run) => Math.max(most, run.length), 0);
    const fence = '`'.repeat(Math.max(3, longest + 1));
    return `${fence}${info}\n${content}\n${fence}`;
}
/**
 * Foreign text as part of a commit message: one line that mentions nobody, closes nothing, skips no checks and is no trailer
 * (catalogue O12, P6). Idempotent.
 * @param maxChars most characters kept, 200 by default
 */
function forCommitMessage(text, maxChars = 200) {
    return (0,report_strip/* cut */.Jj)(commitRules.reduce((rest, [pattern, by]) => rest.replace(pattern, by), (0,report_strip/* oneLine */.TN)(text)), maxChars);
}
const commitRules = [
    [
        /(?<![A-Za-z0-9])(close[sd]?|fix(?:e[sd])?|resolve[sd]?)(\s*:\s*|\s+)((?:[\w.-]+\/[\w.-]+)?#|GH-|https?:\/\/\S+?\/(?:issues|pull|pulls|discussions)\/)(?=\d)/gi,
        '$1$2$3 ',
    ],
    [/(?<![A-Za-z0-9])@(?=[A-Za-z0-9_])/g, '@ '],
    [/\[(skip ci|ci skip|no ci|skip actions|actions skip)\]/gi, '($1)'],
    [/^((?:[A-Za-z0-9]+-)+[A-Za-z0-9]+|skip-checks|cc)\s*[:=]/i, '$1 -'],
];
/**
 * Lines for the runner's log in which no workflow command is left: not after any leading white space, not in any case, not
 * after a bare carriage return, not as `##[` inside a line (catalogue O1-O7, 04-trust rule 15). Idempotent.
 * @param maxLineChars most characters of a line, 1,000 by default
 */
function forLog(lines, maxLineChars = 1000) {
    return lines
        .flatMap((line) => (0,report_strip/* strip */.bB)(line).split('\n'))
        .map((line) => (0,report_strip/* cut */.Jj)(line.replaceAll('##[', '## [').replace(/^(\s*)::/u, '$1: :'), maxLineChars));
}
/**
 * Foreign text for a prompt (04-trust rule 14): no invisible characters, no HTML comments (catalogue P1-P3). For text that
 * people see as it is, such as prd.json; instructions come first and this is fenced with `fenced`.
 */
function forPrompt(text) {
    return withoutComments(text);
}
/** As `forPrompt`, for Markdown that people see rendered (issues, comments): whatever rendering hides goes as well (P4). */
function forPromptRendered(text) {
    return withoutHidden(text);
}
/**
 * Data between two lines that carry a nonce, which the data cannot know and does not contain (catalogue P5, P10).
 * @param nonce letters, digits and dashes, at least 8, chosen at random by the caller for this one prompt
 */
function fenced(text, nonce) {
    if (!/^[A-Za-z0-9-]{8,}$/.test(nonce))
        throw new Error(`A fence needs 8 or more of A-Z a-z 0-9 -, not "${nonce}".`);
    const content = (0,report_strip/* strip */.bB)(text).replaceAll(nonce, '(fence removed)').replace(/\n+$/, '');
    return `--- BEGIN DATA ${nonce} ---\n${content}\n--- END DATA ${nonce} ---`;
}


/***/ }),

/***/ 57981:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Jj: () => (/* binding */ cut),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   bB: () => (/* binding */ strip)
/* harmony export */ });
/**
 * Text without anything that is not text: terminal sequences (ANSI, OSC, DCS), C0 and C1 controls, bidi marks, zero-width
 * and other invisible characters, tag characters, variation selectors, soft hyphens, broken surrogates (catalogue O15, P2, P3).
 * Line ends become `\n`, a bare carriage return too, because the runner reads it as one (O3). NFC. Idempotent.
 */
function strip(text) {
    return strips.reduce((rest, [pattern, by]) => rest.replace(pattern, by), text.toWellFormed()).normalize('NFC');
}
/** As `strip`, on one line: every run of white space is one space, none at the ends. */
function oneLine(text) {
    return strip(text).replace(/\s+/gu, ' ').trim();
}
/** Cuts to `maxChars` characters, the last of which is then `\u2026`; never splits a character in two. */
function cut(text, maxChars) {
    if (text.length <= maxChars)
        return text;
    const characters = [...text.slice(0, 2 * maxChars + 2)];
    return characters.length <= maxChars && text.length <= 2 * maxChars + 2
        ? text
        : `${characters.slice(0, Math.max(0, maxChars - 1)).join('')}\u2026`;
}
const strips = [
    // biome-ignore lint/suspicious/noControlCharactersInRegex: string sequences (OSC, DCS, SOS, PM, APC) with their payload
    [/(?:\u001b[\]PX^_]|[\u009d\u0090\u0098\u009e\u009f])[^\u0007\u001b\u009c\r\n]*(?:\u0007|\u001b\\|\u009c)/gu, ''],
    // biome-ignore lint/suspicious/noControlCharactersInRegex: CSI sequences, in 7 and 8 bit form
    [/(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]/gu, ''],
    // biome-ignore lint/suspicious/noControlCharactersInRegex: every other escape sequence
    [/\u001b[ -/]*[0-~]/gu, ''],
    [/\r\n?|[\u2028\u2029]/gu, '\n'],
    // biome-ignore lint/suspicious/noControlCharactersInRegex: what is left of C0 (but tab and line feed), DEL and C1
    [/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/gu, ''],
    [/[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu, ''],
];


/***/ }),

/***/ 33460:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   MM: () => (/* binding */ CLIENT_SETTINGS),
/* harmony export */   Um: () => (/* binding */ reads),
/* harmony export */   oc: () => (/* binding */ isClient),
/* harmony export */   ro: () => (/* binding */ CLIENTS)
/* harmony export */ });
/** The clients that an agent can be, beside `command`, `rehearsal` and `replay` (06-agents). */
const CLIENTS = ['claude', 'codex', 'gemini', 'opencode', 'copilot', 'qwen'];
/** What only clients read. */
const CLIENT_SETTINGS = [
    'model',
    'escalation_model',
    'review_model',
    'max_turns',
    'prices',
    'allowed_tools',
    'dangerously_skip_permissions',
    'agent_version',
    'path_to_agent_executable',
    'anthropic_api_key',
    'claude_code_oauth_token',
    'openai_api_key',
    'gemini_api_key',
];
/** Tells a client from the agents that are none. */
function isClient(agent) {
    return CLIENTS.some((name) => name === agent);
}
/** Whether a client reads a setting; every client reads its model, its permissions, its place and its caps. */
function reads(client, setting) {
    return EVERY_CLIENT.includes(setting) || OWN[client].includes(setting);
}
const EVERY_CLIENT = [
    'model',
    'escalation_model',
    'review_model',
    'dangerously_skip_permissions',
    'agent_version',
    'path_to_agent_executable',
    'max_turns',
    'prices',
];
const OWN = {
    claude: ['allowed_tools', 'anthropic_api_key', 'claude_code_oauth_token'],
    codex: ['openai_api_key'],
    gemini: ['gemini_api_key'],
    opencode: ['anthropic_api_key', 'openai_api_key', 'gemini_api_key'],
    copilot: ['anthropic_api_key', 'openai_api_key'],
    qwen: ['openai_api_key'],
};


/***/ }),

/***/ 16006:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  RG: () => (/* binding */ HIDDEN),
  Fo: () => (/* binding */ collect),
  UH: () => (/* binding */ knownNames),
  JJ: () => (/* binding */ shownValue),
  sv: () => (/* binding */ unknownMessage)
});

// EXTERNAL MODULE: ./build/settings/later.js
var later = __nccwpck_require__(70554);
// EXTERNAL MODULE: ./build/settings/parsed.js
var parsed = __nccwpck_require__(5935);
// EXTERNAL MODULE: ./build/core/edit-distance.js
var edit_distance = __nccwpck_require__(86838);
;// CONCATENATED MODULE: ./build/settings/suggest.js

/** The candidate that a typed name most likely meant; undefined when none is near (a third of its letters, at least one). */
function nearest(typed, candidates) {
    const name = plain(typed);
    const most = Math.max(1, Math.floor(name.length / 3));
    let best;
    for (const candidate of candidates) {
        if (Math.abs(plain(candidate).length - name.length) > most)
            continue;
        const distance = (0,edit_distance/* editDistance */.Y)(name, plain(candidate));
        if (distance <= most && (best === undefined || distance < best.distance))
            best = { candidate, distance };
    }
    return best?.candidate;
}
function plain(name) {
    return name.toLowerCase().replace(/[-_ ]/g, '');
}

// EXTERNAL MODULE: ./build/settings/table.js + 10 modules
var table = __nccwpck_require__(28860);
;// CONCATENATED MODULE: ./build/settings/collect.js




/** How secrets look in messages. */
const HIDDEN = '(not shown)';
/** Gives every typed name its declared one; unknown names and a setting given twice are found here (03-interface \u00a71). */
function collect(layers) {
    const parts = layers.map(collectLayer);
    return {
        given: parts.flatMap((part) => part.given),
        mistakes: parts.flatMap((part) => part.mistakes),
        unreadable: parts.flatMap((part) => part.unreadable),
        notices: parts.flatMap((part) => part.notices),
    };
}
/** A value as a mistake may carry it. */
function shownValue(name, text) {
    return (0,table/* rowOf */.OB)(name).secret === true ? HIDDEN : text;
}
/** Message about an unknown name, with the nearest known one when there is one. */
function unknownMessage(what, typed, known) {
    const near = nearest(typed, known);
    const help = near === undefined ? 'Remove it; docs/settings.md lists what exists.' : `Did you mean ${near}?`;
    return `unknown ${what} ${(0,parsed/* quote */.hD)(typed)}. ${help}`;
}
/** Every name that a setting can be given by. */
function knownNames() {
    return table/* SETTINGS */.yy.flatMap((row) => [row.name, ...row.aliases]);
}
function collectLayer(layer, index) {
    const typed = Object.entries(layer.values).filter(([, text]) => text !== '');
    const unknown = typed.map(([name]) => name).filter((name) => (0,table/* settingNamed */.A$)(name) === undefined);
    const given = typed.flatMap(([key, text]) => {
        const name = (0,table/* settingNamed */.A$)(key);
        const place = layer.places?.[key];
        const prefix = place === undefined ? '' : `${place}: `;
        return name === undefined ? [] : [{ key, name, text, origin: layer.source, layer: index, prefix }];
    });
    const strangers = unknown.map((name) => judgeUnknown(name, layer.source));
    return {
        given,
        unreadable: layer.broken?.settings ?? [],
        mistakes: [
            ...(layer.broken?.mistakes ?? []),
            ...strangers.flatMap(({ mistake }) => mistake ?? []),
            ...givenTwice(given),
        ],
        notices: strangers.flatMap(({ notice }) => notice ?? []),
    };
}
function judgeUnknown(typed, source) {
    if ((0,later/* isLater */.d)(typed))
        return { mistake: { setting: typed, value: '', message: laterMessage(typed, source) } };
    const near = nearest(typed, knownNames());
    if (source === 'input' && near === undefined) {
        return { notice: `unknown input ${(0,parsed/* quote */.hD)(typed)} is ignored; docs/settings.md lists what exists.` };
    }
    const what = source === 'config-file' ? 'setting' : source;
    return { mistake: { setting: typed, value: '', message: unknownMessage(what, typed, knownNames()) } };
}
/** Refused, not ignored: a cap or a guard that is not there must not look as if it were. */
function laterMessage(typed, source) {
    const what = source === 'config-file' ? 'setting' : source;
    return `${typed}: this version does not have the ${what} ${(0,parsed/* quote */.hD)(typed)} yet. Remove it; README.md says what works.`;
}
function givenTwice(given) {
    return given.flatMap((later, index) => {
        const first = given.slice(0, index).find((earlier) => earlier.name === later.name);
        if (first === undefined || first.text === later.text)
            return [];
        const value = shownValue(later.name, later.text);
        const values = (0,table/* rowOf */.OB)(later.name).secret === true
            ? `as ${first.key} and as ${later.key}`
            : `${(0,parsed/* quote */.hD)(first.text)} as ${first.key} and ${(0,parsed/* quote */.hD)(later.text)} as ${later.key}`;
        const message = `${later.prefix}${later.name}: is given twice with different values, ${values}. Keep one of them.`;
        return [{ setting: later.name, value, message }];
    });
}


/***/ }),

/***/ 70554:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ isLater)
/* harmony export */ });
/* unused harmony export LATER_SETTINGS */
/**
 * Inputs that 03-interface \u00a71 and 02-loop \u00a72 describe and this version does not have. They are not declared in action.yml,
 * because they do nothing; given all the same, they are refused by name instead of getting a spelling suggestion.
 */
const LATER_SETTINGS = [
    'inner_command',
    'preset',
    'accept_claims',
    'loop_delay',
    'max_parallel',
    'branch_name_template',
    'history',
    'use_commit_signing',
    'create_checks',
    'trust_prd_commands',
];
/** Whether a typed name is one of them; both separators count. */
function isLater(typed) {
    return LATER_SETTINGS.includes(typed.replaceAll('-', '_'));
}


/***/ }),

/***/ 20993:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  hG: () => (/* binding */ areReadable),
  tU: () => (/* binding */ crossMistake),
  h1: () => (/* binding */ merge)
});

// EXTERNAL MODULE: ./build/settings/collect.js + 1 modules
var collect = __nccwpck_require__(16006);
// EXTERNAL MODULE: ./build/settings/parse-path.js
var parse_path = __nccwpck_require__(89515);
// EXTERNAL MODULE: ./build/settings/parsed.js
var settings_parsed = __nccwpck_require__(5935);
// EXTERNAL MODULE: ./build/settings/split.js
var split = __nccwpck_require__(41816);
;// CONCATENATED MODULE: ./build/settings/parse-agent.js



/** Name of a model as clients write it, for example `claude-sonnet-4-5` or `provider/model:tag`. */
function parseModel(text) {
    if (/^[A-Za-z0-9][\w.:/@[\]-]{0,127}$/.test(text))
        return (0,settings_parsed/* accept */.Ju)(text);
    return (0,settings_parsed/* refuse */.TR)('is not the name of a model.', 'Write the name as the agent takes it, for example sonnet.');
}
/** Tools, each a name with what it may be used for in brackets; a leading dash would be read as an option. */
function parseTools(text) {
    const tools = (0,split/* splitGlobs */.Kh)(text);
    const wrong = tools.find((tool) => !/^[A-Za-z_][\w.-]{0,127}(?:\([^\r\n]{0,500}\))?$/.test(tool));
    const help = 'Write names such as Edit or Bash(npm test), separated by commas.';
    if (wrong !== undefined)
        return (0,settings_parsed/* refuse */.TR)(`contains ${(0,settings_parsed/* quote */.hD)(wrong)}, which is no tool.`, help);
    return tools.length === 0 ? (0,settings_parsed/* refuse */.TR)('names no tool.', help) : (0,settings_parsed/* accept */.Ju)(tools);
}
/** Absolute path of a program; a relative one could be a file that the agent wrote. */
function parseExecutable(text) {
    if (text.startsWith('/') && !text.endsWith('/') && !text.split('/').includes('..'))
        return (0,settings_parsed/* accept */.Ju)(text);
    return (0,settings_parsed/* refuse */.TR)('is not the absolute path of a program.', 'Write the whole path, for example /opt/claude/bin/claude.');
}
/** A recorded run: a file of the machine, such as a downloaded artifact, or one that is committed. */
function parseCassette(text) {
    if (!text.startsWith('/'))
        return (0,parse_path/* parsePath */.R)(text);
    if (!text.endsWith('/') && !text.split('/').includes('..'))
        return (0,settings_parsed/* accept */.Ju)(text);
    return (0,settings_parsed/* refuse */.TR)('is not the absolute path of a file.', 'Write the whole path, for example /tmp/night/cassette.jsonl.');
}
/** One version: a range or a tag could be another program tomorrow. */
function parseVersion(text) {
    if (/^\d{1,6}\.\d{1,6}\.\d{1,6}(?:-[0-9A-Za-z.-]{1,64})?$/.test(text))
        return (0,settings_parsed/* accept */.Ju)(text);
    return (0,settings_parsed/* refuse */.TR)('is not an exact version.', 'Write all three numbers, for example 2.1.330.');
}

// EXTERNAL MODULE: ./build/settings/parse-duration.js
var parse_duration = __nccwpck_require__(97812);
// EXTERNAL MODULE: ./build/settings/clients.js
var clients = __nccwpck_require__(33460);
;// CONCATENATED MODULE: ./build/settings/parse-fallbacks.js




const NAMES = [...clients/* CLIENTS */.ro, 'command'];
const HELP = `Write agents in the order in which they take over (${NAMES.join(', ')}), a client with a model of its own as gemini=gemini-2.5-pro.`;
/** Agents in order, each once; a client may be followed by its model. */
function parseFallbacks(text) {
    const entries = (0,split/* splitList */.ry)(text);
    const read = entries.map((entry) => readEntry(entry));
    const problems = read.flatMap((each) => ('problem' in each ? [each] : []));
    const twice = entries.find((entry, at) => entries.indexOf(entry) !== at);
    const repeated = twice === undefined ? [] : [flaw(twice, 'stands there twice.')];
    const empty = entries.length === 0 ? [{ problem: 'names no agent.', help: HELP }] : [];
    return (0,settings_parsed/* acceptUnless */.dZ)([...problems, ...repeated, ...empty], read.flatMap((each) => ('agent' in each ? [each] : [])));
}
function readEntry(entry) {
    const [name = '', model] = entry.split(/=(.*)/s);
    const agent = NAMES.find((each) => each === name);
    if (agent === undefined)
        return flaw(entry, 'is no agent that can take over.');
    if (model === undefined)
        return { label: entry, agent };
    if (agent === 'command' || !parseModel(model).ok)
        return flaw(entry, 'has no model that it could use.');
    return { label: entry, agent, model };
}
function flaw(entry, problem) {
    return { subject: `the entry ${(0,settings_parsed/* quote */.hD)(entry)}`, problem, help: HELP };
}

// EXTERNAL MODULE: ./build/settings/parse-gate-timeouts.js
var parse_gate_timeouts = __nccwpck_require__(19772);
// EXTERNAL MODULE: ./build/settings/parse-gates.js
var parse_gates = __nccwpck_require__(98094);
// EXTERNAL MODULE: ./build/settings/parse-list.js
var parse_list = __nccwpck_require__(63320);
;// CONCATENATED MODULE: ./build/settings/parse-number.js

/** Whole number from 1, or 0 where that is allowed; more than `upTo` only where that is a ceiling, which is checked later (02-loop \u00a72, catalogue B10). */
function parseCount(text, type) {
    const { from = 1 } = type;
    const help = `Write a whole number from ${from} to ${type.upTo}, for example ${exampleFor(type.upTo)}.`;
    if (!/^-?\d+$/.test(text))
        return (0,settings_parsed/* refuse */.TR)('is not a whole number.', help);
    const value = Number(text);
    if (value < from)
        return (0,settings_parsed/* refuse */.TR)(`is below ${from}.`, help);
    if (Object.is(value, -0))
        return (0,settings_parsed/* refuse */.TR)('has a sign.', help);
    if (text.startsWith('0') && text !== '0')
        return (0,settings_parsed/* refuse */.TR)('starts with a zero.', help);
    if (!Number.isSafeInteger(value) || (value > type.upTo && !type.ceiling))
        return (0,settings_parsed/* refuse */.TR)('is too large.', help);
    return (0,settings_parsed/* accept */.Ju)(value);
}
/** Decimal number above 0 (10-fine-print: any number > 0). */
function parseFactor(text) {
    const help = 'Write a number above 0, for example 1.5.';
    if (!/^(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text))
        return (0,settings_parsed/* refuse */.TR)('is not a plain number.', help);
    const value = Number(text);
    if (value <= 0)
        return (0,settings_parsed/* refuse */.TR)('is not above 0.', help);
    return Number.isFinite(value) ? (0,settings_parsed/* accept */.Ju)(value) : (0,settings_parsed/* refuse */.TR)('is too large.', help);
}
/** US dollars as a plain number; more than `upTo` only where that is a ceiling, which is checked later (02-loop \u00a72). */
function parseMoney(text, { upTo, ceiling, free }) {
    const help = `Write US dollars as a plain number ${free ? 'from 0' : 'above 0'} to ${upTo}, for example 2.50.`;
    if (!/^(?:0|[1-9]\d*)(?:\.\d{1,4})?$/.test(text))
        return (0,settings_parsed/* refuse */.TR)('is not a plain amount of US dollars.', help);
    const value = Number(text);
    if (value <= 0 && !free)
        return (0,settings_parsed/* refuse */.TR)('is not above 0.', help);
    if (value > MOST_DOLLARS || (value > upTo && !ceiling))
        return (0,settings_parsed/* refuse */.TR)('is too large.', help);
    return (0,settings_parsed/* accept */.Ju)(value);
}
/** More is no budget; and every sum of less is exact to a millionth. */
const MOST_DOLLARS = 1_000_000;
function exampleFor(upTo) {
    return Math.min(upTo, 20);
}

;// CONCATENATED MODULE: ./build/settings/parse-patterns.js


/** More and longer ones help nobody: each of them is looked for in every final message. */
const MOST = { patterns: 20, characters: 500 };
const parse_patterns_HELP = 'Write one regular expression a line, without slashes and flags, for example "^Done: all tests pass".';
/** `none`, or a regular expression a line; a comma belongs to its expression. */
function parsePatterns(text) {
    const lines = (0,split/* splitLines */.uz)(text);
    if (lines.length === 0)
        return (0,settings_parsed/* refuse */.TR)('has no expression.', `${parse_patterns_HELP} Write none where nothing is to be looked for.`);
    if (lines.length === 1 && lines[0]?.text === 'none')
        return (0,settings_parsed/* accept */.Ju)([]);
    if (lines.length > MOST.patterns)
        return (0,settings_parsed/* refuse */.TR)(`has ${lines.length} lines, the limit is ${MOST.patterns}.`, parse_patterns_HELP);
    return (0,settings_parsed/* acceptUnless */.dZ)(lines.flatMap(({ text: pattern }) => patternProblem(pattern)), [...new Set(lines.map(({ text: pattern }) => pattern))]);
}
function patternProblem(pattern) {
    const subject = `the expression ${(0,settings_parsed/* quote */.hD)(pattern)}`;
    if (pattern.length > MOST.characters) {
        return [{ subject, problem: `has ${pattern.length} characters, the limit is ${MOST.characters}.`, help: parse_patterns_HELP }];
    }
    const flaw = flawOf(pattern);
    if (flaw !== undefined)
        return [{ subject, problem: `is not valid: ${flaw}.`, help: parse_patterns_HELP }];
    if (new RegExp(pattern, 'm').test(''))
        return [{ subject, problem: 'matches a text without words.', help: parse_patterns_HELP }];
    return [];
}
function flawOf(pattern) {
    try {
        new RegExp(pattern, 'm');
        return undefined;
    }
    catch (error) {
        return error.message.replace(/^Invalid regular expression: /, '').replace(/\.$/, '');
    }
}

;// CONCATENATED MODULE: ./build/settings/parse-places.js


/** Absolute paths of the machine, comma or newline, normalised; with `home` also `~/...`. */
function parsePlaces(text, { home }) {
    const help = home
        ? 'Write absolute paths of files, or paths below ~/, for example ~/.config/tool/auth.json.'
        : 'Write absolute paths, for example /opt/fixtures.';
    const entries = (0,split/* splitList */.ry)(text);
    if (entries.length === 0)
        return (0,settings_parsed/* refuse */.TR)('names no path.', help);
    const problems = entries.flatMap((entry) => {
        const problem = placeProblem(entry, home);
        return problem === undefined ? [] : [{ subject: `the entry ${(0,settings_parsed/* quote */.hD)(entry)}`, problem, help }];
    });
    return (0,settings_parsed/* acceptUnless */.dZ)(problems, [...new Set(entries.map(normalised))]);
}
/** One absolute path of a folder, normalised. */
function parsePlace(text) {
    const problem = placeProblem(text, false);
    return problem === undefined ? (0,settings_parsed/* accept */.Ju)(normalised(text)) : (0,settings_parsed/* refuse */.TR)(problem, PLACE_HELP);
}
const PLACE_HELP = 'Write the absolute path of a folder, for example /tmp/hand-over.';
function placeProblem(entry, home) {
    const isHome = entry.startsWith('~/');
    if (isHome && !home)
        return 'begins with "~", but whose HOME that is cannot be told.';
    if (!isHome && !entry.startsWith('/'))
        return 'is not an absolute path.';
    if (entry.split('/').includes('..'))
        return 'has a part "..".';
    if (home && /\/\.?$/.test(entry))
        return 'names a folder, not a file.';
    return /^\/(?:(?:proc|sys|dev)(?:\/.*)?)?$/.test(normalised(entry)) ? 'would open the machine itself.' : undefined;
}
function normalised(entry) {
    const segments = entry.split('/').filter((segment) => segment !== '.' && segment !== '');
    return entry.startsWith('/') ? `/${segments.join('/')}` : segments.join('/');
}

;// CONCATENATED MODULE: ./build/settings/parse-prices.js



const parse_prices_HELP = 'Write what a million tokens costs in US dollars as model=input/output, with cached input and input into the cache behind it ' +
    'where they cost something else, for example my-model=3/15/0.3/3.75.';
/** Prices of models; what is not said of the cache costs what input costs. */
function parsePrices(text) {
    const entries = (0,split/* splitList */.ry)(text).map(parse_prices_readEntry);
    if (entries.length === 0)
        return (0,settings_parsed/* refuse */.TR)('names no model.', parse_prices_HELP);
    const problems = entries.flatMap((entry) => ('problem' in entry ? [entry] : []));
    const read = entries.flatMap((entry) => ('model' in entry ? [entry] : []));
    const twice = read.filter(({ model }, at) => read.findIndex((other) => other.model === model) !== at);
    const doubled = twice.map(({ model }) => parse_prices_flaw(model, 'stands there twice.'));
    return (0,settings_parsed/* acceptUnless */.dZ)([...problems, ...doubled], new Map(read.map(({ model, price }) => [model, price])));
}
/** Names are compared in lower case (core/prices). */
function parse_prices_readEntry(entry) {
    const at = entry.indexOf('=');
    const model = entry.slice(0, Math.max(0, at)).trim().toLowerCase();
    const amounts = entry
        .slice(at + 1)
        .split('/')
        .map((amount) => amount.trim());
    if (at === -1 || !parseModel(model).ok)
        return parse_prices_flaw(entry, 'does not begin with the name of a model and "=".');
    if (amounts.length < 2 || amounts.length > 4 || amounts.some((amount) => !/^\d{1,5}(?:\.\d{1,6})?$/.test(amount))) {
        return parse_prices_flaw(entry, 'has no two to four prices.');
    }
    const [input = 0, output = 0, cacheRead = input, cacheWrite = input] = amounts.map(Number);
    return { model, price: { input, output, cacheRead, cacheWrite } };
}
function parse_prices_flaw(entry, problem) {
    return { subject: `the entry ${(0,settings_parsed/* quote */.hD)(entry)}`, problem, help: parse_prices_HELP };
}

;// CONCATENATED MODULE: ./build/settings/parse-ref.js

/** Name of a branch without `refs/heads/` (rules of git check-ref-format, catalogue G10). */
function parseBranch(text) {
    const help = 'Write the name of a branch, for example main.';
    if (text.startsWith('refs/'))
        return (0,settings_parsed/* refuse */.TR)('is a full ref.', `${help} Leave out refs/heads/.`);
    const flaw = branchFlaw(text);
    return flaw === undefined ? (0,settings_parsed/* accept */.Ju)(text) : (0,settings_parsed/* refuse */.TR)(`is not a valid branch name: ${flaw}.`, help);
}
/** Beginning of a branch name: valid once a feature's name follows. */
function parseBranchPrefix(text) {
    const help = 'Write the beginning of a branch name, for example ralph/.';
    if (text.startsWith('refs/'))
        return (0,settings_parsed/* refuse */.TR)('is the beginning of a full ref.', `${help} Leave out refs/heads/.`);
    const flaw = branchFlaw(`${text}feature`);
    return flaw === undefined ? (0,settings_parsed/* accept */.Ju)(text) : (0,settings_parsed/* refuse */.TR)(`cannot begin a branch name: ${flaw}.`, help);
}
const FLAWS = [
    [/[\s~^:?*[\\\p{Cc}]/u, 'it contains a space or one of ~ ^ : ? * [ \\'],
    [/^-/, 'it begins with "-"'],
    [/^\/|\/$|\/\//, 'it has an empty part between "/"'],
    [/(?:^|\/)\./, 'a part begins with "."'],
    [/\.\.|@\{/, 'it contains ".." or "@{"'],
    [/\.$|\.lock(?:\/|$)/, 'it ends with "." or ".lock"'],
    [/^(?:@|HEAD)$/, 'the name is reserved'],
    [/^.{201,}$/su, 'it is longer than 200 characters'],
];
function branchFlaw(name) {
    return FLAWS.find(([pattern]) => pattern.test(name))?.[1];
}

// EXTERNAL MODULE: ./build/settings/parse-text.js
var parse_text = __nccwpck_require__(99355);
;// CONCATENATED MODULE: ./build/settings/parse-trigger.js


/** One word that Markdown reads as plain text at the start of a line (03-interface \u00a74). */
function parsePhrase(text) {
    if (/^[A-Za-z/@!$:.][\w/@!$:.-]{1,39}$/.test(text))
        return (0,settings_parsed/* accept */.Ju)(text);
    return (0,settings_parsed/* refuse */.TR)('is not one plain word.', 'Write 2 to 40 letters, digits and / @ ! $ : . - _, beginning with none of - and _ and no digit, for example /ralph.');
}
/** Name of a label as GitHub takes it: one line of at most 50 characters. */
function parseLabel(text) {
    return [...text].length <= 50
        ? (0,settings_parsed/* accept */.Ju)(text)
        : (0,settings_parsed/* refuse */.TR)('is longer than 50 characters.', 'Write the name of one label, for example ralph.');
}
/** Logins, comma or newline; no pattern (catalogue U4). */
function parseLogins(text) {
    const logins = (0,split/* splitList */.ry)(text);
    const help = 'Write logins as GitHub shows them, for example my-app[bot]; there is no wildcard.';
    if (logins.length === 0)
        return (0,settings_parsed/* refuse */.TR)('names no login.', help);
    const wrong = logins.filter((login) => !/^[A-Za-z0-9][A-Za-z0-9-]{0,99}(?:\[bot\])?$/.test(login));
    const problems = wrong.map((login) => ({
        subject: `the entry ${(0,settings_parsed/* quote */.hD)(login)}`,
        problem: 'is not a login.',
        help,
    }));
    return (0,settings_parsed/* acceptUnless */.dZ)(problems, [...new Set(logins)]);
}

;// CONCATENATED MODULE: ./build/settings/parse-words.js

/** Parts of words as POSIX shells quote them; what only a shell could act on is in none of them. */
const PIECE = /(?<space>\s+)|'(?<single>[^']*)'|"(?<double>(?:[^"\\`$]|\\.|\$(?![A-Za-z_{(]))*)"|\\(?<escaped>.)|(?<plain>(?:[^\s'"\\|&;<>`$]|\$(?![A-Za-z_{(]))+)/gsy;
/** Shell words: spaces separate, quotes and backslash as in POSIX; what only a shell can do is refused (10-fine-print). */
function parseWords(text, type) {
    const trimmed = text.trim();
    if (type.program && /[\r\n]/.test(trimmed))
        return (0,settings_parsed/* refuse */.TR)('has more than one line.', 'Write one command on one line.');
    const pieces = [...trimmed.matchAll(PIECE)];
    const read = pieces.reduce((length, [piece]) => length + piece.length, 0);
    if (read < trimmed.length)
        return refuseAt(trimmed.slice(read));
    const words = joinPieces(pieces);
    if (words.length === 0)
        return (0,settings_parsed/* refuse */.TR)('has no words.', 'Write words separated by spaces.');
    return type.program ? checkProgram(words) : (0,settings_parsed/* accept */.Ju)(words);
}
function refuseAt(rest) {
    const help = "No shell reads this. Quote what is meant literally, or write bash -c '...' when a shell is wanted.";
    if (rest === '\\')
        return (0,settings_parsed/* refuse */.TR)('ends with a backslash.', help);
    const isOpen = rest.startsWith("'") || (rest.startsWith('"') && !/^"(?:[^"\\]|\\.)*"/s.test(rest));
    if (isOpen)
        return (0,settings_parsed/* refuse */.TR)(`opens a ${rest.charAt(0)} that is never closed.`, help);
    const character = rest.startsWith('"') ? /`|\$(?=[A-Za-z_{(])/.exec(rest)?.[0] : rest.charAt(0);
    return (0,settings_parsed/* refuse */.TR)(`contains ${(0,settings_parsed/* quote */.hD)(character ?? '')}, which only a shell would act on.`, help);
}
function joinPieces(pieces) {
    const words = [];
    let joins = false;
    for (const { groups = {} } of pieces) {
        if (groups['space'] === undefined)
            words.push((joins ? (words.pop() ?? '') : '') + literal(groups));
        joins = groups['space'] === undefined;
    }
    return words;
}
function literal(groups) {
    const double = groups['double']?.replace(/\\(["\\$`])/g, '$1');
    return groups['single'] ?? double ?? groups['escaped'] ?? groups['plain'] ?? '';
}
function checkProgram(words) {
    const program = words[0] ?? '';
    if (program.trim() === '')
        return (0,settings_parsed/* refuse */.TR)('names no program.', 'Begin with the name or path of a program.');
    if (!/^[A-Za-z_]\w*=/.test(program))
        return (0,settings_parsed/* accept */.Ju)(words);
    return (0,settings_parsed/* refuse */.TR)(`begins with ${(0,settings_parsed/* quote */.hD)(program)}, which only a shell would read as a variable.`, 'Write "env NAME=value program", or set env: on the step and name the variable in agent_env.');
}

;// CONCATENATED MODULE: ./build/settings/parse.js
















/** One byte less than what the kernel takes as a single argument or variable (catalogue B13, P11). */
const MOST_BYTES = 131_071;
const PARSERS = {
    boolean: parse_text/* parseBoolean */.yG,
    count: parseCount,
    factor: parseFactor,
    money: parseMoney,
    duration: parse_duration/* parseDuration */.E9,
    age: parse_duration/* parseAge */.F1,
    choice: parse_text/* parseChoice */.HU,
    path: parse_path/* parsePath */.R,
    folder: parse_path/* parseFolder */.I,
    places: parsePlaces,
    place: parsePlace,
    feature: parse_text/* parseFeature */.Wf,
    ids: parse_list/* parseIds */.Ae,
    names: parse_list/* parseNames */.Gw,
    globs: parse_list/* parseGlobs */.nS,
    words: parseWords,
    model: parseModel,
    tools: parseTools,
    fallbacks: parseFallbacks,
    prices: parsePrices,
    executable: parseExecutable,
    cassette: parseCassette,
    version: parseVersion,
    gates: parse_gates/* parseGates */.MJ,
    command: parse_gates/* parseCommand */.RM,
    text: parse_text/* parseText */.r4,
    patterns: parsePatterns,
    'gate-timeouts': parse_gate_timeouts/* parseGateTimeouts */.z,
    branch: parseBranch,
    'branch-prefix': parseBranchPrefix,
    'message-template': parse_text/* parseMessageTemplate */.te,
    'person-name': parse_text/* parsePersonName */.k6,
    email: parse_text/* parseEmail */.wj,
    sentence: parse_text/* parseSentence */.vz,
    token: parse_text/* parseToken */.pI,
    halts: parse_list/* parseHalts */.qk,
    phrase: parsePhrase,
    label: parseLabel,
    logins: parseLogins,
    secrets: parse_list/* parseSecrets */.dC,
};
/** Kinds that may spread over lines, and where spaces around entries mean nothing. */
const SPACIOUS = new Set([
    'ids',
    'names',
    'globs',
    'words',
    'tools',
    'fallbacks',
    'prices',
    'gates',
    'command',
    'text',
    'patterns',
    'places',
    'gate-timeouts',
    'halts',
    'logins',
    'secrets',
    'token',
]);
/** Reads one value that is not empty, strictly (03-interface intro, catalogue B10 and B13). */
function parseValue(type, text) {
    if (text.includes('\0'))
        return (0,settings_parsed/* refuse */.TR)('contains a NUL character.', 'Remove it.');
    if ((0,settings_parsed/* byteLength */.dp)(text) > MOST_BYTES)
        return (0,settings_parsed/* refuse */.TR)(`is longer than ${MOST_BYTES} bytes.`, 'Put it into a file or script.');
    // The parser of a kind takes the type of that kind; the compiler cannot follow the pair through a lookup.
    const parse = PARSERS[type.kind];
    const parsed = parse(text, type);
    const flaw = SPACIOUS.has(type.kind) ? undefined : spaceFlaw(text);
    if (flaw === undefined)
        return parsed;
    const form = parsed.ok ? undefined : parsed.problems[0]?.help;
    return (0,settings_parsed/* refuse */.TR)(flaw, form ?? 'Write the value alone, on one line.');
}
function spaceFlaw(text) {
    if (text.trim() !== text)
        return 'begins or ends with white space.';
    return /[\r\n\u2028\u2029]/.test(text) ? 'has more than one line.' : undefined;
}

// EXTERNAL MODULE: ./build/settings/table.js + 10 modules
var table = __nccwpck_require__(28860);
;// CONCATENATED MODULE: ./build/settings/merge.js




/** Reads every given value and lets the highest layer win: built-in < project file < inputs (03-interface \u00a72). */
function merge(collected) {
    const read = collected.given.map((given) => ({ given, parsed: parseValue((0,table/* rowOf */.OB)(given.name).type, given.text) }));
    const failed = read.flatMap(({ given, parsed }) => (parsed.ok ? [] : [{ given, problems: parsed.problems }]));
    const readable = read.flatMap(({ given, parsed }) => (parsed.ok ? [{ given, value: parsed.value }] : []));
    const winners = readable.toSorted((a, b) => a.given.layer - b.given.layer);
    const builtIn = builtInValues();
    return {
        values: { ...builtIn, ...asValues(winners.map(({ given, value }) => [given.name, value])) },
        builtIn,
        given: new Map(winners.map(({ given }) => [given.name, given])),
        unreadable: new Set([...collected.unreadable, ...failed.map(({ given }) => given.name)]),
        mistakes: failed.flatMap(({ given, problems }) => problems.map((problem) => mistakeOf(given, problem))),
        notices: replaced(winners.map(({ given }) => given)),
    };
}
let known;
/** Read once: they are always the same. */
function builtInValues() {
    known ??= readBuiltIn();
    return known;
}
function readBuiltIn() {
    const entries = table/* SETTINGS */.yy.map((row) => {
        if (!('default' in row))
            return [row.name, undefined];
        const parsed = parseValue(row.type, row.default);
        if (!parsed.ok)
            throw new Error(`The built-in value of ${row.name} cannot be read: ${row.default}`);
        return [row.name, parsed.value];
    });
    return asValues(entries);
}
/** The table says which kind every name has and parseValue returns that kind's value; the compiler cannot see that. */
function asValues(entries) {
    return Object.fromEntries(entries);
}
function mistakeOf(given, { subject, problem, help }) {
    const secret = (0,table/* rowOf */.OB)(given.name).secret === true;
    const about = secret ? 'the value (not shown)' : (subject ?? (0,settings_parsed/* quote */.hD)(given.text));
    const message = `${given.prefix}${given.name}: ${about} ${problem} ${help}`;
    return { setting: given.name, value: (0,collect/* shownValue */.JJ)(given.name, given.text), message };
}
function replaced(winners) {
    return winners.flatMap((given, index) => {
        const before = winners.slice(0, index).findLast((earlier) => earlier.name === given.name);
        if (before === undefined || before.layer === given.layer || before.text === given.text)
            return [];
        if ((0,table/* rowOf */.OB)(given.name).secret === true)
            return [];
        const from = before.prefix === '' ? before.origin : before.prefix.slice(0, -2);
        return [`${given.name}: the ${given.origin} ${(0,settings_parsed/* quote */.hD)(given.text)} replaces ${(0,settings_parsed/* quote */.hD)(before.text)} from ${from}.`];
    });
}
/** A mistake that is about a setting in force and other settings; a plain text is about the value as written. */
function crossMistake(merged, name, rest) {
    const given = merged.given.get(name);
    const sentence = typeof rest === 'string' ? `${writtenValue(given, name)} ${rest}` : `${rest.about} ${rest.rest}`;
    return {
        setting: name,
        value: given === undefined ? '' : (0,collect/* shownValue */.JJ)(name, given.text),
        message: `${given?.prefix ?? ''}${name}: ${sentence}`,
    };
}
/** Whether all these settings could be read, so that a rule between them makes sense. */
function areReadable(merged, names) {
    return names.every((name) => !merged.unreadable.has(name));
}
function writtenValue(given, name) {
    return given === undefined ? `${(0,settings_parsed/* quote */.hD)((0,table/* rowOf */.OB)(name).default ?? '')} (the default)` : (0,settings_parsed/* quote */.hD)(given.text);
}


/***/ }),

/***/ 97812:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E9: () => (/* binding */ parseDuration),
/* harmony export */   F1: () => (/* binding */ parseAge),
/* harmony export */   Mv: () => (/* binding */ LONGEST_TIMER_MS),
/* harmony export */   _f: () => (/* binding */ DURATION_CEILING_MS),
/* harmony export */   a3: () => (/* binding */ formatDuration)
/* harmony export */ });
/* harmony import */ var _parsed_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5935);

/** Ceiling of every duration without `accept_unbounded` (02-loop \u00a72). */
const DURATION_CEILING_MS = 24 * 3_600_000;
/** Longest delay that a timer holds (2^31 - 1 ms), rounded down to hours: a longer one would fire at once. */
const LONGEST_TIMER_MS = 596 * 3_600_000;
const HELP = 'Write a duration such as 90s, 5m or 1h30m (a bare number is minutes), up to 24h.';
/** `90s`, `5m`, `1h30m`, bare number = minutes; milliseconds (02-loop \u00a72). 0 is refused, and so is what no timer can hold. */
function parseDuration(text) {
    const bare = /^\d+$/.test(text) ? `${text}m` : text;
    const match = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?$/.exec(bare);
    if (match === null || bare === '')
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)('is not a duration.', HELP);
    const [, hours = '0', minutes = '0', seconds = '0'] = match;
    const valueMs = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000;
    if (valueMs === 0)
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)('is no time at all.', HELP);
    if (valueMs > LONGEST_TIMER_MS)
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)('is longer than the 596h that a timer can hold.', HELP);
    return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .accept */ .Ju)(valueMs);
}
/** `7d`, `36h`: a bare number could mean either and is refused. */
function parseAge(text) {
    const match = /^([1-9]\d{0,3})([dh])$/.exec(text);
    if (match === null)
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)('is no age.', 'Write days or hours, such as 7d or 36h.');
    return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .accept */ .Ju)(Number(match[1]) * (match[2] === 'd' ? 24 : 1) * 3_600_000);
}
/** The shortest way to write a duration, for example `1h30m`; below a second in `ms`. */
function formatDuration(durationMs) {
    if (durationMs < 1000)
        return `${durationMs}ms`;
    const seconds = Math.round(durationMs / 1000);
    const parts = [
        [Math.floor(seconds / 3600), 'h'],
        [Math.floor((seconds % 3600) / 60), 'm'],
        [seconds % 60, 's'],
    ];
    return parts.map(([amount, unit]) => (amount === 0 ? '' : `${amount}${unit}`)).join('');
}


/***/ }),

/***/ 19772:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ TIMED_GATES),
/* harmony export */   z: () => (/* binding */ parseGateTimeouts)
/* harmony export */ });
/* harmony import */ var _parse_duration_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(97812);
/* harmony import */ var _parsed_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5935);
/* harmony import */ var _split_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(41816);



/** Gates with a limit of their own, in the order they run (02-loop \u00a72). */
const TIMED_GATES = ['implement', 'setup', 'test', 'spec', 'quality'];
const HELP = 'Write soft and hard limit per gate, for example implement=12m/20m, test=5m/10m.';
/** `implement=12m/20m, test=5m/10m`; keys implement, setup, test, spec, quality (10-fine-print Names and formats). */
function parseGateTimeouts(text) {
    const entries = (0,_split_js__WEBPACK_IMPORTED_MODULE_0__/* .splitList */ .ry)(text).map(readEntry);
    if (entries.length === 0)
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)('names no gate.', HELP);
    const problems = entries.flatMap((entry) => ('problem' in entry ? [entry.problem] : []));
    const limits = entries.flatMap((entry) => ('limit' in entry ? [entry] : []));
    const twice = limits.filter(({ gate }, index) => limits.findIndex((other) => other.gate === gate) !== index);
    const doubled = twice.map(({ gate }) => ({
        subject: `the gate ${(0,_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(gate)}`,
        problem: 'is named twice.',
        help: HELP,
    }));
    return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .acceptUnless */ .dZ)([...problems, ...doubled], Object.fromEntries(limits.map(({ gate, limit }) => [gate, limit])));
}
function readEntry(entry) {
    const match = /^([^=]*)=([^/]*)\/([^/]*)$/.exec(entry);
    const [, gate = '', soft = '', hard = ''] = match ?? [];
    if (match === null)
        return flaw(entry, 'is not of the form gate=soft/hard.');
    if (!isTimedGate(gate))
        return flaw(entry, 'names no gate that has a limit (implement, setup, test, spec or quality).');
    const [softLimit, hardLimit] = [(0,_parse_duration_js__WEBPACK_IMPORTED_MODULE_2__/* .parseDuration */ .E9)(soft), (0,_parse_duration_js__WEBPACK_IMPORTED_MODULE_2__/* .parseDuration */ .E9)(hard)];
    if (!softLimit.ok || !hardLimit.ok)
        return flaw(entry, 'has a limit that is not a duration above 0 and up to 24h.');
    if (softLimit.value >= hardLimit.value)
        return flaw(entry, 'has a soft limit that is not below the hard one.');
    return { gate, limit: { softMs: softLimit.value, hardMs: hardLimit.value } };
}
function flaw(entry, problem) {
    return { problem: { subject: `the entry ${(0,_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(entry)}`, problem, help: HELP } };
}
function isTimedGate(name) {
    return TIMED_GATES.some((gate) => gate === name);
}


/***/ }),

/***/ 98094:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   MJ: () => (/* binding */ parseGates),
/* harmony export */   RM: () => (/* binding */ parseCommand),
/* harmony export */   RS: () => (/* binding */ commandProblem),
/* harmony export */   m: () => (/* binding */ GATE_NAME)
/* harmony export */ });
/* harmony import */ var _parsed_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5935);
/* harmony import */ var _split_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(41816);


/** Name of a gate (03-interface \u00a71). */
const GATE_NAME = /^[a-z][a-z0-9-]{0,30}$/;
const EXAMPLE = 'Write one gate per line, for example "unit: npm test".';
/** `none`, or a gate per line: `name: command`, else the whole line is a command named test, test-2, \u2026 (03-interface \u00a71). */
function parseGates(text) {
    const lines = (0,_split_js__WEBPACK_IMPORTED_MODULE_0__/* .splitLines */ .uz)(text).filter((line) => !line.text.startsWith('#'));
    if (lines.length === 0)
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)('has no command.', `${EXAMPLE} Write none when nothing is to be tested.`);
    if (lines.length === 1 && lines[0]?.text === 'none')
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .accept */ .Ju)('none');
    const named = lines.map(readLine);
    const problems = named.flatMap((line, index) => lineProblems(line, named[index + 1]?.command));
    const gates = withNames(named);
    return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .acceptUnless */ .dZ)([...problems, ...doubles(gates)], gates);
}
/** One command for the bash of the gates; white space around it, such as the line break of a YAML block, means nothing. */
function parseCommand(text) {
    const command = text.trim();
    const flaw = command === ''
        ? { problem: 'has no command.', help: 'Write one, for example npm ci.' }
        : commandProblem(command, undefined);
    return flaw === undefined ? (0,_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .accept */ .Ju)(command) : (0,_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .refuse */ .TR)(flaw.problem, flaw.help);
}
/** What is wrong with one command for bash, undefined when nothing is (catalogue B13). `next` is shown in the `&&` form. */
function commandProblem(command, next) {
    if (command === '')
        return { problem: 'has no command.', help: EXAMPLE };
    if (/[\r\n]/.test(command))
        return { problem: 'has more than one line.', help: 'Join the commands with "&&".' };
    if (onlyChangesItsShell(command)) {
        return {
            problem: 'does nothing but cd or export, and every line runs in a shell of its own.',
            help: `Write it in one line: ${(0,_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(`${command} && ${next ?? 'npm test'}`)}.`,
        };
    }
    if (/(?<!\\)(?:\\\\)*\\$/.test(command)) {
        return { problem: 'ends with a backslash, but a gate is one line.', help: 'Write the whole command on one line.' };
    }
    return undefined;
}
function readLine({ line, text }) {
    const match = /^([a-z][a-z0-9-]{0,30}):(?: +(.*))?$/s.exec(text);
    return { line, text, name: match?.[1], command: match === null ? text : (match[2] ?? '').trim() };
}
function lineProblems({ line, text, command }, next) {
    const subject = `line ${line}, ${(0,_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(text)},`;
    if (text === 'none')
        return [{ subject, problem: 'cannot stand beside other gates.', help: 'Write none alone.' }];
    const problem = commandProblem(command, next);
    return problem === undefined ? [] : [{ subject, ...problem }];
}
function withNames(lines) {
    let unnamed = 0;
    return lines.map(({ name, command }) => {
        if (name !== undefined)
            return { name, command };
        unnamed += 1;
        return { name: unnamed === 1 ? 'test' : `test-${unnamed}`, command };
    });
}
function doubles(gates) {
    const counts = new Map();
    for (const { name } of gates)
        counts.set(name, (counts.get(name) ?? 0) + 1);
    return [...counts].flatMap(([name, count]) => count === 1
        ? []
        : [
            {
                subject: `the name ${(0,_parsed_js__WEBPACK_IMPORTED_MODULE_1__/* .quote */ .hD)(name)}`,
                problem: `is given to ${count} gates.`,
                help: 'Give each gate a name of its own.',
            },
        ]);
}
function onlyChangesItsShell(command) {
    if (command.includes('|'))
        return false;
    const parts = command.split(/&&|;/).map((part) => part.trim());
    return parts.every((part) => part === '' || /^(?:cd|export)(?:\s|$)/.test(part));
}


/***/ }),

/***/ 63320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ae: () => (/* binding */ parseIds),
/* harmony export */   Gw: () => (/* binding */ parseNames),
/* harmony export */   dC: () => (/* binding */ parseSecrets),
/* harmony export */   nS: () => (/* binding */ parseGlobs),
/* harmony export */   qk: () => (/* binding */ parseHalts)
/* harmony export */ });
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(14006);
/* harmony import */ var _core_halts_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(65866);
/* harmony import */ var _parsed_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5935);
/* harmony import */ var _split_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(41816);




const HALT_KINDS = Object.keys(_core_halts_js__WEBPACK_IMPORTED_MODULE_0__/* .halts */ .$);
/** Names that the runner or the action owns: passing them would hand a credential or a command file to hostile code. */
const OWNED_NAMES = /^(?:INPUT_.*|ACTIONS_.*|RALPH_.*|GITHUB_TOKEN|GH_TOKEN|GITHUB_(?:ENV|OUTPUT|PATH|STATE|STEP_SUMMARY))$/i;
/** Story ids, comma or newline (10-fine-print). Doubles count once. */
function parseIds(text) {
    const ids = (0,_split_js__WEBPACK_IMPORTED_MODULE_1__/* .splitList */ .ry)(text);
    if (ids.length === 0)
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .refuse */ .TR)('names no story.', 'Write story ids, for example US-001, US-002.');
    return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .accept */ .Ju)([...new Set(ids)]);
}
/** Names of environment variables, comma or newline (04-trust rule 1). */
function parseNames(text) {
    const names = (0,_split_js__WEBPACK_IMPORTED_MODULE_1__/* .splitList */ .ry)(text);
    if (names.length === 0)
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .refuse */ .TR)('names no variable.', 'Write names of variables, for example NPM_CONFIG_CACHE.');
    return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .acceptUnless */ .dZ)(names.flatMap(nameProblem), [...new Set(names)]);
}
/** picomatch globs, comma (outside brackets) or newline (10-fine-print). */
function parseGlobs(text) {
    const globs = (0,_split_js__WEBPACK_IMPORTED_MODULE_1__/* .splitGlobs */ .Kh)(text);
    if (globs.every(isNegated)) {
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .refuse */ .TR)('has no glob that selects anything.', 'Write at least one without "!", for example tests/**.');
    }
    return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .acceptUnless */ .dZ)(globs.flatMap(globProblem), globs);
}
/** `any`, `never`, or halts that have an exit code other than 0 (10-fine-print, 02-loop \u00a72). */
function parseHalts(text) {
    const names = [...new Set((0,_split_js__WEBPACK_IMPORTED_MODULE_1__/* .splitList */ .ry)(text))];
    const help = `Write any, never, or some of: ${HALT_KINDS.filter(canFail).join(', ')}.`;
    if (names.length === 0)
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .refuse */ .TR)('names no halt.', help);
    const word = names.find((name) => name === 'any' || name === 'never');
    if (word !== undefined)
        return names.length === 1 ? (0,_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .accept */ .Ju)([word]) : (0,_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .refuse */ .TR)(`mixes ${word} with other words.`, help);
    const problems = names
        .filter((name) => !isFailing(name))
        .map((name) => entry(name, 'is not a halt that can fail the step.', help));
    return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .acceptUnless */ .dZ)(problems, names.filter(isFailing));
}
/** Secret values; a line with commas is kept whole beside its parts, since a secret may contain a comma. */
function parseSecrets(text) {
    const lines = text.split(/\r\n|\n|\r/).map((line) => line.trim());
    const values = lines.flatMap((line) => [line, ...(0,_split_js__WEBPACK_IMPORTED_MODULE_1__/* .splitList */ .ry)(line)]).filter((value) => value !== '');
    const help = 'Write one value per line, each of at least 4 characters.';
    if (values.length === 0)
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .refuse */ .TR)('holds no value to redact.', help);
    if (values.some((value) => [...value].length < 4)) {
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .refuse */ .TR)('holds an entry so short that ordinary text would be blanked out.', help);
    }
    return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .accept */ .Ju)([...new Set(values)]);
}
function nameProblem(name) {
    const help = 'Write names of variables, without values, for example NPM_CONFIG_CACHE.';
    if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(name))
        return [entry(name, 'is not the name of a variable.', help)];
    return OWNED_NAMES.test(name)
        ? [entry(name, 'belongs to the runner or to this action and is never passed on.', help)]
        : [];
}
function globProblem(glob) {
    const pattern = isNegated(glob) ? glob.slice(1).trim() : glob;
    const help = 'Write globs relative to the root of the repository, for example src/**/*.test.ts.';
    if (pattern === '')
        return [entry(glob, 'has no pattern behind the "!".', help)];
    if (pattern.split('/').includes('..'))
        return [entry(glob, 'leads out of the repository with "..".', help)];
    return compiles(pattern)
        ? []
        : [entry(glob, 'is not a valid glob.', `${help} Close every bracket or write "\\" before it.`)];
}
/** `!(a|b)` is a pattern of its own, as where globs are matched. */
function isNegated(glob) {
    return glob.startsWith('!') && !glob.startsWith('!(');
}
function compiles(pattern) {
    try {
        return picomatch__WEBPACK_IMPORTED_MODULE_3__.makeRe(pattern, { dot: true, strictBrackets: true }) instanceof RegExp;
    }
    catch {
        return false;
    }
}
function isFailing(name) {
    return HALT_KINDS.some((kind) => kind === name && canFail(kind));
}
function canFail(kind) {
    return _core_halts_js__WEBPACK_IMPORTED_MODULE_0__/* .halts */ .$[kind].exitCode !== 0;
}
function entry(value, problem, help) {
    return { subject: `the entry ${(0,_parsed_js__WEBPACK_IMPORTED_MODULE_2__/* .quote */ .hD)(value)}`, problem, help };
}


/***/ }),

/***/ 89515:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ parseFolder),
/* harmony export */   R: () => (/* binding */ parsePath)
/* harmony export */ });
/* harmony import */ var _parsed_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5935);

const FILE_HELP = 'Write the path of a file inside the repository, relative to its root, for example docs/prd.json.';
const FOLDER_HELP = 'Write the path of a folder inside the repository, relative to its root, for example packages/api.';
/** File inside the repository, normalised; links are followed and judged where the file is opened (catalogue B11). */
function parsePath(text) {
    const segments = segmentsInside(text, FILE_HELP);
    if (!segments.ok)
        return segments;
    const isFolder = segments.value.length === 0 || /(?:^|\/)\.?$/.test(text);
    return isFolder ? (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)('names a folder, not a file.', FILE_HELP) : (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .accept */ .Ju)(segments.value.join('/'));
}
/** Folder inside the repository, without a slash at its ends; the root is the empty text (catalogue B11). */
function parseFolder(text) {
    const segments = segmentsInside(text, FOLDER_HELP);
    return segments.ok ? (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .accept */ .Ju)(segments.value.join('/')) : segments;
}
function segmentsInside(text, help) {
    if (/^(?:[/~]|[A-Za-z]:)/.test(text))
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)('is not relative to the repository.', help);
    if (text.includes('\\'))
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)('contains a backslash.', `${help} Separate folders with "/".`);
    const segments = text.split('/').filter((segment) => segment !== '.' && segment !== '');
    if (segments.includes('..'))
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)('leads out of the repository with "..".', help);
    if (segments.some((segment) => segment.toLowerCase() === '.git'))
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)('leads into .git.', help);
    return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .accept */ .Ju)(segments);
}


/***/ }),

/***/ 99355:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   HU: () => (/* binding */ parseChoice),
/* harmony export */   Wf: () => (/* binding */ parseFeature),
/* harmony export */   k6: () => (/* binding */ parsePersonName),
/* harmony export */   pI: () => (/* binding */ parseToken),
/* harmony export */   r4: () => (/* binding */ parseText),
/* harmony export */   te: () => (/* binding */ parseMessageTemplate),
/* harmony export */   vz: () => (/* binding */ parseSentence),
/* harmony export */   wj: () => (/* binding */ parseEmail),
/* harmony export */   yG: () => (/* binding */ parseBoolean)
/* harmony export */ });
/* harmony import */ var _parsed_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5935);

/** `true` or `false`, nothing else (catalogue B10). */
function parseBoolean(text) {
    if (text !== 'true' && text !== 'false')
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)('is not a boolean.', 'Write true or false.');
    return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .accept */ .Ju)(text === 'true');
}
/** One of the listed words. */
function parseChoice(text, type) {
    if (type.values.includes(text))
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .accept */ .Ju)(text);
    const problem = type.later.includes(text) ? 'is not supported in this version.' : 'is not a known value.';
    return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)(problem, `Write ${(0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .oneOf */ .yL)(type.values)}.`);
}
/** A person's words; white space around them means nothing. */
function parseText(text, { most }) {
    const words = text.trim();
    const help = 'Write one sentence or a few, for example: Make the tests in src/utils pass.';
    if (!/[\p{L}\p{N}]/u.test(words))
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)('has no letter and no digit.', help);
    const { length } = [...words];
    return length > most ? (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)(`has ${length} characters, the limit is ${most}.`, 'Shorten it.') : (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .accept */ .Ju)(words);
}
/** Exactly the sentence, word for word (02-loop \u00a72). */
function parseSentence(text, type) {
    if (text === type.sentence)
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .accept */ .Ju)(true);
    return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)('is not the sentence that is asked for.', `Write exactly ${(0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(type.sentence)}, or leave it out.`);
}
/** Name of a feature folder directly below `.ralph/` (01-product Vocabulary). */
function parseFeature(text) {
    const help = 'Write the name of one folder below .ralph/, for example 42-login.';
    if (text === 'all')
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)('is not supported in this version.', help);
    if (text === 'archive')
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)('is where finished features are kept.', help);
    if (!/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/.test(text)) {
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)('is not the name of a feature.', `${help} Letters, digits, ".", "_" and "-" may stand in it.`);
    }
    return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .accept */ .Ju)(text);
}
/** First line of a commit message; only `{id}` and `{title}` are filled in (02-loop \u00a71). */
function parseMessageTemplate(text) {
    const unknown = [...text.matchAll(/\{(\w+)\}/g)].find(([, name]) => name !== 'id' && name !== 'title');
    if (unknown === undefined)
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .accept */ .Ju)(text);
    return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)(`has the unknown placeholder ${unknown[0]}.`, 'Use {id} and {title}, for example "feat: [{id}] - {title}".');
}
/** Name that git can store as author: it would drop `<` and `>` silently. */
function parsePersonName(text) {
    const help = 'Write a plain name, for example "Release Bot".';
    if (/[<>]/.test(text))
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)('contains "<" or ">".', help);
    return /[\p{L}\p{N}]/u.test(text) ? (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .accept */ .Ju)(text) : (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)('has no letter and no digit.', help);
}
/** Address that git can store as author. */
function parseEmail(text) {
    if (/^[^\s<>@]+@[^\s<>@]+$/.test(text))
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .accept */ .Ju)(text);
    return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)('is not an e-mail address.', 'Write an address such as bot@example.com.');
}
/** A token is one word; anything else was pasted wrongly. The value is never part of a message. */
function parseToken(text) {
    if (/^[!-~]+$/.test(text))
        return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .accept */ .Ju)(text);
    return (0,_parsed_js__WEBPACK_IMPORTED_MODULE_0__/* .refuse */ .TR)('contains a character that no token has (a space, a line break or a non-ASCII character).', `Pass it from a secret, for example \${{ secrets.RALPH_TOKEN }}, and check what is stored there.`);
}


/***/ }),

/***/ 5935:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ju: () => (/* binding */ accept),
/* harmony export */   TR: () => (/* binding */ refuse),
/* harmony export */   dZ: () => (/* binding */ acceptUnless),
/* harmony export */   dp: () => (/* binding */ byteLength),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   yL: () => (/* binding */ oneOf)
/* harmony export */ });
/** More than this many problems of one value help nobody. */
const MOST_PROBLEMS = 10;
/** A value that was read. */
function accept(value) {
    return { ok: true, value };
}
/** One problem with the whole value. */
function refuse(problem, help) {
    return { ok: false, problems: [{ problem, help }] };
}
/** The value when nothing is wrong with its parts, else their problems. */
function acceptUnless(problems, value) {
    return problems.length === 0 ? accept(value) : { ok: false, problems: problems.slice(0, MOST_PROBLEMS) };
}
/** A value as it may stand in a message: quoted, short, and without characters that a terminal or a runner acts on. */
function quote(text) {
    const characters = [...text];
    const shown = characters.length > 80 ? `${characters.slice(0, 77).join('')}...` : text;
    const escaped = JSON.stringify(shown).replace(/[\p{C}\p{Zl}\p{Zp}]/gu, escapeCharacter);
    return escaped.replaceAll('\\"', '"');
}
/** A list as a reader expects it: `a, b or c`. */
function oneOf(values) {
    const last = values.at(-1) ?? '';
    return values.length < 2 ? last : `${values.slice(0, -1).join(', ')} or ${last}`;
}
/** Bytes of a text in UTF-8. */
function byteLength(text) {
    return new TextEncoder().encode(text).length;
}
function escapeCharacter(character) {
    return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}


/***/ }),

/***/ 64780:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  n: () => (/* binding */ inputsFromEnvironment),
  s: () => (/* binding */ readSettings)
});

// EXTERNAL MODULE: ./build/settings/merge.js + 10 modules
var merge = __nccwpck_require__(20993);
;// CONCATENATED MODULE: ./build/settings/check-continue.js

/** A workflow that is started again goes on with its run; one that cannot, or may not, would begin anew, for ever. */
function checkContinue(merged) {
    if (!(0,merge/* areReadable */.hG)(merged, ['continue', 'journal', 'resume']))
        return [];
    const { continue: next, journal, resume } = merged.values;
    if (next !== 'dispatch')
        return [];
    return [...(journal === 'none' ? [noJournal] : []), ...(resume === 'never' ? [noResume] : [])].map((rest) => (0,merge/* crossMistake */.tU)(merged, 'continue', rest));
}
const noJournal = 'stands beside journal: none, but another machine goes on with a run only by its journal. Write journal: ref.';
const noResume = 'stands beside resume: never, but the workflow that it starts again has to go on with the run. Write resume: auto.';

;// CONCATENATED MODULE: ./build/settings/check-hand-over.js

/** The job that publishes knows a run by its journal alone, and starts nothing again. */
function checkHandOver(merged) {
    if (!(0,merge/* areReadable */.hG)(merged, ['hand_over', 'continue', 'journal', 'mode']))
        return [];
    const { hand_over: folder, continue: next, journal, mode } = merged.values;
    if (folder === undefined)
        return mode === 'publish' ? [(0,merge/* crossMistake */.tU)(merged, 'mode', noFolder)] : [];
    const mistakes = [...(next === 'dispatch' ? [noStart] : []), ...(journal === 'ref' ? [] : [check_hand_over_noJournal(journal)])];
    return mistakes.map((rest) => (0,merge/* crossMistake */.tU)(merged, 'hand_over', rest));
}
const noFolder = 'needs the folder into which the hand-over of the other job was downloaded. Write hand_over: with its absolute path.';
const noStart = 'stands beside continue: dispatch, but a job that hands its work over may not start workflows. Write continue: none.';
function check_hand_over_noJournal(journal) {
    return `stands beside journal: ${journal}, but the job that publishes reads what it shows from the journal. Write journal: ref.`;
}

;// CONCATENATED MODULE: ./build/settings/check-journal.js

/** A sign-off is noted in the records on the remote: where there are none, nobody's word would be found. */
function checkJournal(merged) {
    if (!(0,merge/* areReadable */.hG)(merged, ['signoff', 'journal']))
        return [];
    const { signoff, journal } = merged.values;
    if (signoff !== 'required' || journal === 'ref')
        return [];
    const rest = `stands beside journal: ${journal}, but a sign-off is noted in refs/ralph/<feature>/state. Write journal: ref.`;
    return [(0,merge/* crossMistake */.tU)(merged, 'signoff', rest)];
}

;// CONCATENATED MODULE: ./build/settings/limits.js
/** Shares that the defaults have: 45 of 60 minutes per story, 12 of 20 for implement (02-loop \u00a72). */
const STORY_SOFT_SHARE = 45 / 60;
const IMPLEMENT_SOFT_SHARE = 12 / 20;
/** Resolves every duration. A default soft limit gives way to a shorter hard one, so that one setting is enough. */
function resolveLimits(merged) {
    const { values, given } = merged;
    const limits = gateLimits(merged);
    const idleIsOff = values.agent === 'command' && !given.has('idle_timeout');
    return {
        storyLimit: multiplied(storyLimit(merged), merged),
        runTimeoutMs: Math.min(values.job_timeout - values.reserve, times(values.run_timeout ?? Number.MAX_VALUE, merged)),
        jobTimeoutMs: values.job_timeout,
        reserveMs: values.reserve,
        gateLimits: {
            implement: multiplied(limits.implement, merged),
            setup: multiplied(limits.setup, merged),
            test: multiplied(limits.test, merged),
            spec: multiplied(limits.spec, merged),
            quality: multiplied(limits.quality, merged),
        },
        idleTimeoutMs: idleIsOff ? undefined : times(values.idle_timeout, merged),
    };
}
/** A duration times `timeout_multiplier`, never below a millisecond (10-fine-print Verdicts). */
function times(durationMs, merged) {
    return Math.max(1, Math.round(durationMs * merged.values.timeout_multiplier));
}
/** Limits of a story as written, not multiplied. */
function storyLimit({ values, given }) {
    const fittingMs = Math.min(values.soft_timeout, values.hard_timeout * STORY_SOFT_SHARE);
    return { softMs: given.has('soft_timeout') ? values.soft_timeout : fittingMs, hardMs: values.hard_timeout };
}
/** Limits of the gates as written, not multiplied; `timeout_minutes` wins over the implement entry of a lower layer. */
function gateLimits(merged) {
    const { values, builtIn } = merged;
    const limits = { ...allGates(builtIn.gate_timeouts), ...values.gate_timeouts };
    const hardMs = values.timeout_minutes;
    if (hardMs === undefined || layerOf(merged, 'timeout_minutes') < implementLayer(merged))
        return limits;
    const softMs = Math.min(limits.implement.softMs, hardMs * IMPLEMENT_SOFT_SHARE);
    return limits.implement.hardMs === hardMs ? limits : { ...limits, implement: { softMs, hardMs } };
}
/** Layer that names the implement entry of `gate_timeouts`; -1 = the default does. */
function implementLayer(merged) {
    const named = merged.values.gate_timeouts.implement !== undefined;
    return named ? layerOf(merged, 'gate_timeouts') : -1;
}
/** Layer of the value in force; -1 = the default. */
function layerOf(merged, name) {
    return merged.given.get(name)?.layer ?? -1;
}
function multiplied({ softMs, hardMs }, merged) {
    return { softMs: times(softMs, merged), hardMs: times(hardMs, merged) };
}
function allGates(limits) {
    const { implement, setup, test, spec, quality } = limits;
    if (implement && setup && test && spec && quality)
        return { implement, setup, test, spec, quality };
    throw new Error('The built-in gate_timeouts do not name every gate.');
}

// EXTERNAL MODULE: ./build/settings/parse-duration.js
var parse_duration = __nccwpck_require__(97812);
// EXTERNAL MODULE: ./build/settings/parse-gate-timeouts.js
var parse_gate_timeouts = __nccwpck_require__(19772);
// EXTERNAL MODULE: ./build/settings/parsed.js
var parsed = __nccwpck_require__(5935);
// EXTERNAL MODULE: ./build/settings/table.js + 10 modules
var table = __nccwpck_require__(28860);
// EXTERNAL MODULE: ./build/settings/table-caps.js
var table_caps = __nccwpck_require__(66956);
;// CONCATENATED MODULE: ./build/settings/check-limits.js







const CEILING_HELP = `or lift the ceilings with accept_unbounded: ${(0,parsed/* quote */.hD)(table_caps/* UNBOUNDED_SENTENCE */.l)}, word for word.`;
/** What is wrong between caps, what is over a ceiling, and what no timer can hold (02-loop \u00a72). */
function checkLimits(merged, configured) {
    return [
        ...overCountCeilings(merged),
        ...softNotBelowHard(merged),
        ...notInsideTheJob(merged),
        ...implementTwice(merged),
        ...durationsOutOfBounds(merged),
        ...gatesOutOfBounds(merged),
        ...multipliedOutOfBounds(merged, configured),
    ];
}
/** End of the sentence about a duration that is too long; undefined when it can be used. `word` is what to shorten. */
function tooLong(durationMs, merged, word = 'shorter duration') {
    if (durationMs > parse_duration/* LONGEST_TIMER_MS */.Mv)
        return `is longer than the 596h that a timer can hold. Write a ${word}.`;
    if (durationMs <= parse_duration/* DURATION_CEILING_MS */._f || areCeilingsLifted(merged))
        return undefined;
    return `is over the ceiling of 24h. Write a ${word}, ${CEILING_HELP}`;
}
function overCountCeilings(merged) {
    if (areCeilingsLifted(merged))
        return [];
    return table/* SETTINGS */.yy.flatMap(({ name }) => {
        const { type } = (0,table/* rowOf */.OB)(name);
        if ((type.kind !== 'count' && type.kind !== 'money') || !type.ceiling || !(0,merge/* areReadable */.hG)(merged, [name]))
            return [];
        if (Number(merged.values[name]) <= type.upTo)
            return [];
        const form = type.kind === 'count' ? `a whole number from 1 to ${type.upTo}` : `at most ${type.upTo} US dollars`;
        const rest = `is over the ceiling of ${type.upTo}. Write ${form}, ${CEILING_HELP}`;
        return [(0,merge/* crossMistake */.tU)(merged, name, rest)];
    });
}
function softNotBelowHard(merged) {
    const { softMs, hardMs } = storyLimit(merged);
    if (softMs < hardMs || !(0,merge/* areReadable */.hG)(merged, ['soft_timeout', 'hard_timeout']))
        return [];
    const rest = `is not below hard_timeout, which is ${(0,parse_duration/* formatDuration */.a3)(hardMs)}. Write a shorter soft_timeout or a longer hard_timeout.`;
    return [(0,merge/* crossMistake */.tU)(merged, 'soft_timeout', rest)];
}
function notInsideTheJob(merged) {
    const { job_timeout: jobMs, reserve: reserveMs, run_timeout: runMs } = merged.values;
    if (!(0,merge/* areReadable */.hG)(merged, ['job_timeout', 'reserve']))
        return [];
    if (reserveMs >= jobMs && !merged.given.has('reserve')) {
        const rest = `is not longer than reserve, which is ${(0,parse_duration/* formatDuration */.a3)(reserveMs)}. Write a shorter reserve too.`;
        return [(0,merge/* crossMistake */.tU)(merged, 'job_timeout', rest)];
    }
    if (reserveMs >= jobMs) {
        const rest = `is not below job_timeout, which is ${(0,parse_duration/* formatDuration */.a3)(jobMs)}. Write a shorter reserve.`;
        return [(0,merge/* crossMistake */.tU)(merged, 'reserve', rest)];
    }
    if (runMs === undefined || runMs <= jobMs - reserveMs)
        return [];
    const rest = `is longer than job_timeout minus reserve, which is ${(0,parse_duration/* formatDuration */.a3)(jobMs - reserveMs)}. ` +
        'Write a shorter one, or raise job_timeout to what the job is really given.';
    return [(0,merge/* crossMistake */.tU)(merged, 'run_timeout', rest)];
}
function implementTwice(merged) {
    const { gate_timeouts: gates, timeout_minutes: hardMs } = merged.values;
    const isOneLayer = layerOf(merged, 'timeout_minutes') === implementLayer(merged);
    if (hardMs === undefined || !isOneLayer || gates.implement === undefined || gates.implement.hardMs === hardMs)
        return [];
    const other = (0,parse_duration/* formatDuration */.a3)(gates.implement.hardMs);
    const rest = `and the ${other} of implement in gate_timeouts are two limits for one thing. Keep one of them.`;
    return [(0,merge/* crossMistake */.tU)(merged, 'timeout_minutes', rest)];
}
function durationsOutOfBounds(merged) {
    return ['hard_timeout', 'idle_timeout', 'run_timeout', 'job_timeout', 'lock_ttl'].flatMap((name) => {
        const problem = (0,merge/* areReadable */.hG)(merged, [name]) ? tooLong(merged.values[name] ?? 0, merged) : undefined;
        return problem === undefined ? [] : [(0,merge/* crossMistake */.tU)(merged, name, problem)];
    });
}
function gatesOutOfBounds(merged) {
    const limits = gateLimits(merged);
    const isByMinutes = limits.implement.hardMs === merged.values.timeout_minutes;
    return parse_gate_timeouts/* TIMED_GATES */.H.flatMap((gate) => {
        const rest = tooLong(limits[gate].hardMs, merged);
        const about = `the hard limit ${(0,parse_duration/* formatDuration */.a3)(limits[gate].hardMs)} of ${gate}`;
        const name = gate === 'implement' && isByMinutes ? 'timeout_minutes' : 'gate_timeouts';
        return rest === undefined ? [] : [(0,merge/* crossMistake */.tU)(merged, name, { about, rest })];
    });
}
/** One mistake is enough: the factor is wrong for the first duration that it makes unusable. */
function multipliedOutOfBounds(merged, configured) {
    const { timeout_multiplier: multiplier } = merged.values;
    if (!(0,merge/* areReadable */.hG)(merged, ['timeout_multiplier']))
        return [];
    const problems = [...multipliedDurations(merged), ...configured].flatMap(({ what, durationMs }) => {
        if (tooLong(durationMs, merged) !== undefined)
            return [];
        const product = durationMs * multiplier;
        const tiny = product < 1 ? 'is less than a millisecond. Write a larger factor.' : undefined;
        const problem = tiny ?? tooLong(product, merged, 'smaller factor');
        return problem === undefined ? [] : [`times ${what} (${(0,parse_duration/* formatDuration */.a3)(durationMs)}) ${problem}`];
    });
    return problems.slice(0, 1).map((problem) => (0,merge/* crossMistake */.tU)(merged, 'timeout_multiplier', problem));
}
/** Without run_timeout, which never goes beyond job_timeout minus reserve. */
function multipliedDurations(merged) {
    const { values } = merged;
    const limits = gateLimits(merged);
    const story = storyLimit(merged);
    return [
        { what: 'hard_timeout', durationMs: story.hardMs },
        { what: 'soft_timeout', durationMs: story.softMs },
        { what: 'idle_timeout', durationMs: values.idle_timeout },
        ...parse_gate_timeouts/* TIMED_GATES */.H.map((gate) => ({ what: `the soft limit of ${gate}`, durationMs: limits[gate].softMs })),
        ...parse_gate_timeouts/* TIMED_GATES */.H.map((gate) => ({ what: `the hard limit of ${gate}`, durationMs: limits[gate].hardMs })),
    ];
}
function areCeilingsLifted(merged) {
    return merged.values.accept_unbounded === true || !(0,merge/* areReadable */.hG)(merged, ['accept_unbounded']);
}

;// CONCATENATED MODULE: ./build/settings/check-objective.js


/** Settings that name stories of a prd.json, which an objective is instead of. */
const OF_STORIES = ['prd', 'feature', 'story'];
/** An objective beside stories of the same layer: which of the two is meant, nobody can tell (02-loop \u00a75). */
function checkObjective(merged) {
    const objective = merged.given.get('objective');
    if (objective === undefined)
        return [];
    return OF_STORIES.flatMap((name) => {
        const given = merged.given.get(name);
        if (given === undefined || given.layer < objective.layer)
            return [];
        const rest = `stands beside ${name}: ${(0,parsed/* quote */.hD)(given.text)}, but an objective is no story of a prd.json. Keep one of them.`;
        return [(0,merge/* crossMistake */.tU)(merged, 'objective', rest)];
    });
}

;// CONCATENATED MODULE: ./build/settings/check-review.js

/** A final review that nobody could make would end every run short of `ready`. */
function checkReview(merged) {
    if (!(0,merge/* areReadable */.hG)(merged, ['final_review', 'review_agent']))
        return [];
    const { final_review: reviewers, review_agent: who } = merged.values;
    return reviewers > 0 && who === 'none' ? [(0,merge/* crossMistake */.tU)(merged, 'final_review', nobody)] : [];
}
const nobody = 'stands beside review_agent: none, so nobody could review. Name a reviewer in review_agent, or write final_review: 0.';

// EXTERNAL MODULE: ./build/settings/collect.js + 1 modules
var collect = __nccwpck_require__(16006);
;// CONCATENATED MODULE: ./build/core/setup-key.js
/**
 * The files that a tree's dependencies come from (02-loop \u00a71, Gate views): manifests, lock files, and the configuration that says
 * where packages come from. Globs relative to the root of the repository; `setup_key` replaces them all.
 */
const defaultSetupKey = [
    // JavaScript
    '**/package.json',
    '**/{package-lock,npm-shrinkwrap}.json',
    '**/{yarn,bun}.lock',
    '**/bun.lockb',
    '**/pnpm-{lock,workspace}.yaml',
    '**/deno.{json,jsonc,lock}',
    '**/{.npmrc,.yarnrc,.yarnrc.yml,.pnpmfile.cjs,bunfig.toml}',
    // Python
    '**/{pyproject.toml,setup.py,setup.cfg,Pipfile,Pipfile.lock}',
    '**/{requirements,constraints}*.{txt,in}',
    '**/requirements/**/*.{txt,in}',
    '**/{poetry,uv,pdm,pylock,pylock.*}.{lock,toml}',
    '**/environment.y?(a)ml',
    // Ruby, PHP, Elixir
    '**/{Gemfile,Gemfile.lock,gems.rb,gems.locked,*.gemspec}',
    '**/composer.{json,lock}',
    '**/mix.{exs,lock}',
    // Go, Rust, Swift, Dart
    '**/go.{mod,sum,work,work.sum}',
    '**/Cargo.{toml,lock}',
    '**/Package.{swift,resolved}',
    '**/pubspec.{yaml,lock}',
    // JVM, .NET
    '**/pom.xml',
    '**/{build,settings}.gradle?(.kts)',
    '**/{gradle.properties,gradle.lockfile,libs.versions.toml}',
    '**/*.{csproj,fsproj,vbproj}',
    '**/{packages.lock.json,Directory.Packages.props,nuget.config,NuGet.Config,global.json}',
    // What an install leaves behind is no cause of it.
    '!**/node_modules/**',
];

;// CONCATENATED MODULE: ./build/settings/resolve-git.js
/** Where the work goes and what is remembered of it. */
function git({ values, }) {
    return {
        githubToken: values.github_token,
        baseBranch: values.base_branch,
        branchPrefix: values.branch_prefix,
        commitMessageTemplate: values.commit_message_template,
        signOff: values.sign_off,
        commitAuthorName: values.commit_author_name,
        commitAuthorEmail: values.commit_author_email,
        createPr: values.create_pr,
        resume: values.resume,
        journal: values.journal,
        archive: values.archive,
        continues: values.continue === 'dispatch',
        handOver: values.hand_over,
        retentionDays: values.retention_days,
        retryFailedAfterMs: values.retry_failed_after,
        lockTtlMs: values.lock_ttl,
    };
}

;// CONCATENATED MODULE: ./build/settings/resolve-stopping.js
/** When a story or a run is stopped because attempts do not help. */
function stopping({ values, }) {
    return {
        onThrash: values.on_thrash,
        onEscalate: values.on_escalate,
        approval: values.signoff,
        classifier: values.classifier,
        criticWindow: values.critic_window,
        breaker: {
            sameError: values.same_error_threshold,
            noProgress: values.no_progress_threshold,
            progress: values.progress,
        },
        resetCircuit: values.reset_circuit,
    };
}

;// CONCATENATED MODULE: ./build/settings/resolve.js





/** Names and resolves every value; expects values without mistakes. */
function resolveSettings(merged, { agent, reviewer, fallbacks, gates }) {
    const ready = resolve_multiplied(gates, merged);
    return {
        ...task(merged),
        agent,
        reviewAgent: reviewer,
        agentFallbacks: fallbacks,
        agentKeys: keys(merged),
        gates: ready,
        ...judging(merged, reviewer),
        ...places(merged),
        ...caps(merged),
        ...stopping(merged),
        ...git(merged),
        origin: origins(merged),
    };
}
function resolve_multiplied(gates, merged) {
    if (typeof gates === 'string')
        return gates;
    return gates.map((gate) => gate.timeoutMs === undefined ? gate : { ...gate, timeoutMs: times(gate.timeoutMs, merged) });
}
function task({ values, }) {
    return {
        prd: values.prd,
        feature: values.feature,
        stories: values.story ?? [],
        objective: values.objective,
        criteria: values.criteria,
        completionSignals: values.completion_signals ?? [],
        blockingSignals: values.blocking_signals,
        stallRules: { claims: values.consecutive_done_signals, testLoops: values.consecutive_test_loops },
        dryRun: values.dry_run || values.mode === 'plan',
        step: values.step,
        prompt: values.prompt,
        agentEnv: values.agent_env ?? [],
        promptStyle: values.prompt_style,
        agentFiles: values.agent_files ?? [],
        record: values.record,
        failOn: values.fail_on,
        useStickyComment: values.use_sticky_comment,
        redact: values.redact ?? [],
        keepLogs: values.keep_logs,
        showFullOutput: values.show_full_output,
    };
}
/** Each key under the name that its client reads; an input that is not given leaves the job's variable alone. */
function keys({ values }) {
    const { anthropic_api_key: anthropic, claude_code_oauth_token: token, openai_api_key: openai } = values;
    const { gemini_api_key: gemini } = values;
    return {
        ...(anthropic && { ANTHROPIC_API_KEY: anthropic }),
        ...(token && { CLAUDE_CODE_OAUTH_TOKEN: token }),
        ...(openai && { OPENAI_API_KEY: openai }),
        ...(gemini && { GEMINI_API_KEY: gemini }),
    };
}
function judging({ values }, reviewer) {
    return {
        gateEnv: values.gate_env ?? [],
        baseline: values.baseline,
        protectedPaths: values.protected_paths ?? [],
        hiddenPaths: values.hidden_paths ?? [],
        testPaths: values.test_paths,
        testReport: values.test_report,
        // Evidence is asked for when nobody reviews (10-fine-print Evidence).
        requireEvidence: values.require_evidence ?? reviewer === 'none',
        redGreen: values.red_green,
        ...{ specPasses: values.spec_passes, finalReview: values.final_review },
        onBlock: values.on_block,
        maxChangedFiles: values.max_changed_files,
        maxAddedMb: values.max_added_mb,
        maxFileMb: values.max_file_mb,
    };
}
/** Where gates run and what they find there. */
function places({ values, }) {
    const { setup_command: command } = values;
    return {
        gateMounts: values.gate_mounts ?? [],
        gateParallel: values.gate_parallel,
        setup: command === undefined
            ? undefined
            : {
                command,
                key: values.setup_key ?? defaultSetupKey,
                env: values.setup_env ?? [],
                scripts: values.setup_scripts,
            },
        isolation: values.isolation,
        workingDirectory: values.working_directory ?? '',
    };
}
function caps(merged) {
    const { values } = merged;
    return {
        ...resolveLimits(merged),
        maxAttempts: values.max_attempts,
        maxIterations: values.max_iterations,
        maxCommits: values.max_commits,
        maxCostUsd: values.max_cost_usd,
        callsPerHour: values.rate_limit,
        costPerCallUsd: values.cost_per_call,
        timeoutMultiplier: values.timeout_multiplier,
        attemptStart: values.attempt_start,
        acceptUnbounded: values.accept_unbounded === true,
    };
}
function origins({ given }) {
    const entries = table/* SETTINGS */.yy.map(({ name }) => [
        name,
        given.get(name)?.origin ?? 'default',
    ]);
    return Object.fromEntries(entries);
}

// EXTERNAL MODULE: ./build/settings/clients.js
var settings_clients = __nccwpck_require__(33460);
// EXTERNAL MODULE: ./build/settings/parse-path.js
var parse_path = __nccwpck_require__(89515);
;// CONCATENATED MODULE: ./build/settings/resolve-replay.js

/** What plays a recorded run, or why it cannot. */
function replaySetting(merged) {
    const { replay_file: file, replay_match: match } = merged.values;
    if (file !== undefined)
        return { type: 'replay', file, match };
    if (!(0,merge/* areReadable */.hG)(merged, ['replay_file']))
        return [];
    const message = 'replay_file: is not given, but agent: replay needs it. Write the path of the cassette that a run with record: true wrote.';
    return [{ setting: 'replay_file', value: '', message }];
}
/** What only a replay reads. */
function unreadByReplay({ values, given }) {
    const { agent, review_agent: reviewer } = values;
    if (agent === 'replay' || reviewer === 'replay')
        return [];
    return ['replay_file', 'replay_match']
        .filter((name) => given.has(name))
        .map((name) => `${name} has no effect with agent: ${agent}.`);
}

;// CONCATENATED MODULE: ./build/settings/resolve-agent.js




/** Score that the rehearsal agent plays when `agent_args` names none. */
const DEFAULT_SCORE = '.ralph/rehearsal.yaml';
/** Puts everything about the implementer and the reviewer together (03-interface \u00a71). */
function resolveAgents(merged) {
    const agent = resolveAgent(merged);
    const reviewer = resolveReviewer(merged, agent);
    return {
        agent: agent.agent,
        reviewer: reviewer.agent,
        mistakes: [...agent.mistakes, ...reviewer.mistakes],
        notices: [...agent.notices, ...reviewer.notices, ...unread(merged), ...unreadByReplay(merged)],
    };
}
/** What none of the clients that this run starts reads. */
function unread(merged) {
    const { agent, review_agent: reviewer = agent, agent_fallbacks: others = [] } = merged.values;
    const clients = [agent, reviewer, ...others.map((other) => other.agent)].filter(settings_clients/* isClient */.oc);
    return ineffective(merged, settings_clients/* CLIENT_SETTINGS */.MM.filter((setting) => !clients.some((client) => (0,settings_clients/* reads */.Um)(client, setting))));
}
function resolveAgent(merged) {
    const { agent } = merged.values;
    switch (agent) {
        case 'claude':
        case 'codex':
        case 'gemini':
        case 'opencode':
        case 'copilot':
        case 'qwen':
            return done(implementingClient(merged, agent), commandTakesOver(merged) ? [] : ineffective(merged, ['agent_command']));
        case 'command':
            return resolveCommand(merged);
        case 'rehearsal':
            return resolveRehearsal(merged);
        case 'replay':
            return resolveReplay(merged, ['agent_command', 'agent_args']);
        case undefined:
            return (0,merge/* areReadable */.hG)(merged, ['agent']) ? failed(noAgent()) : failed();
    }
}
/** The same as the implementer unless it is named; a command of its own reviews where one is given (10-fine-print). */
function resolveReviewer(merged, { agent }) {
    const { agent: implementer, review_agent: wanted = implementer, review_command: command } = merged.values;
    const unused = wanted === 'command' ? [] : ineffective(merged, ['review_command']);
    switch (wanted) {
        case 'none':
            return done('none', unused);
        case 'claude':
        case 'codex':
        case 'gemini':
        case 'opencode':
        case 'copilot':
        case 'qwen':
            return done(reviewingClient(merged, wanted), unused);
        case 'rehearsal':
            return agent?.type === 'rehearsal'
                ? done(agent, unused)
                : done({ type: 'rehearsal', scoreFile: DEFAULT_SCORE }, unused);
        case 'replay':
            return reviewingReplay(merged, agent);
        case 'command':
            if (command !== undefined)
                return done({ type: 'command', command, args: [] });
            if (agent?.type === 'command')
                return done(agent);
            if (implementer === 'command' || !(0,merge/* areReadable */.hG)(merged, ['review_command']))
                return failed();
            return failed(noReviewCommand());
        case undefined:
            return failed();
    }
}
function commandTakesOver({ values }) {
    return values.agent_fallbacks?.some(({ agent }) => agent === 'command') ?? false;
}
function implementingClient(merged, type) {
    const { model, escalation_model: escalationModel } = merged.values;
    return { ...clientSetting(merged, type, model), ...(escalationModel && { escalationModel }) };
}
/** A client as the settings say it, with the model that it is to use. */
function clientSetting({ values }, type, model) {
    return {
        type,
        model,
        maxTurns: values.max_turns,
        prices: values.prices,
        allowedTools: values.allowed_tools,
        skipPermissions: values.dangerously_skip_permissions,
        executable: values.path_to_agent_executable,
        version: values.agent_version,
        args: values.agent === type ? (values.agent_args ?? []) : [],
    };
}
/** Another client knows neither the implementer's model nor its program. */
function reviewingClient(merged, wanted) {
    const { agent, model, review_model: own } = merged.values;
    if (!(0,settings_clients/* isClient */.oc)(agent) || agent === wanted)
        return clientSetting(merged, wanted, own ?? model);
    return { ...clientSetting(merged, wanted, own), executable: undefined, version: undefined };
}
function resolveCommand(merged) {
    const { agent_command: command, agent_args: args } = merged.values;
    if (command !== undefined)
        return done({ type: 'command', command, args: args ?? [] });
    if (!(0,merge/* areReadable */.hG)(merged, ['agent_command']))
        return failed();
    const message = 'agent_command: is not given, but agent: command needs it. Write the command that starts the agent, ' +
        'for example agent_command: "my-agent --headless"; the prompt arrives on its stdin.';
    return failed({ setting: 'agent_command', value: '', message });
}
function resolveRehearsal(merged) {
    const { agent_args: args = [DEFAULT_SCORE] } = merged.values;
    const path = (0,parse_path/* parsePath */.R)(args[0] ?? '');
    if (args.length > 1) {
        const rest = 'has more than one word. With agent: rehearsal, write the path of the score file alone.';
        return failed((0,merge/* crossMistake */.tU)(merged, 'agent_args', rest));
    }
    if (path.ok)
        return done({ type: 'rehearsal', scoreFile: path.value }, ineffective(merged, ['agent_command']));
    return failed(...path.problems.map(({ problem, help }) => (0,merge/* crossMistake */.tU)(merged, 'agent_args', `${problem} ${help}`)));
}
/** Implementer and reviewer are one player where both are replayed, or each would count its calls alone; what it lacks is said once. */
function reviewingReplay(merged, implementer) {
    if (merged.values.agent === 'replay' && implementer === undefined)
        return failed();
    return resolveReplay(merged, ['review_command'], implementer);
}
function resolveReplay(merged, unused, implementer) {
    const found = implementer?.type === 'replay' ? implementer : replaySetting(merged);
    return 'type' in found ? done(found, ineffective(merged, unused)) : failed(...found);
}
function ineffective({ values, given }, names) {
    const reviewer = values.review_agent ?? values.agent;
    return names
        .filter((name) => given.has(name))
        .map((name) => {
        const by = name === 'review_command' ? `review_agent: ${reviewer}` : `agent: ${values.agent}`;
        return `${name} has no effect with ${by}.`;
    });
}
function noAgent() {
    const message = 'agent: is not given, and there is no default. Write agent: claude or another client, agent: command together with ' +
        'agent_command, or agent: rehearsal to try the loop without a model.';
    return { setting: 'agent', value: '', message };
}
function noReviewCommand() {
    const message = 'review_command: is not given, but review_agent: command needs it. Write the command that starts the reviewer, ' +
        'for example review_command: "my-agent --review"; the prompt arrives on its stdin.';
    return { setting: 'review_command', value: '', message };
}
function done(agent, notices = []) {
    return { agent, mistakes: [], notices };
}
function failed(...mistakes) {
    return { agent: undefined, mistakes, notices: [] };
}

;// CONCATENATED MODULE: ./build/settings/resolve-fallbacks.js



/** Agents that take over when the account of the one before has reached its limit, or why they cannot (02-loop \u00a73.1). */
function resolveFallbacks(merged) {
    const { agent: own, agent_fallbacks: wanted = [], agent_command: command } = merged.values;
    if (!(0,merge/* areReadable */.hG)(merged, ['agent', 'agent_fallbacks', 'agent_command']))
        return { fallbacks: [], mistakes: [] };
    const same = wanted.find(({ label }) => label === own);
    if (same !== undefined)
        return resolve_fallbacks_failed(merged, `names ${own}, which is the agent itself. ${HELP}`);
    if (command === undefined && wanted.some(({ agent }) => agent === 'command')) {
        return resolve_fallbacks_failed(merged, 'names command, but agent_command is not given. Write the command that starts it.');
    }
    const fallbacks = wanted.map(({ label, agent, model }) => {
        if (agent === 'command')
            return { label, agent: { type: agent, command: command ?? [], args: [] } };
        const setting = clientSetting(merged, agent, model);
        // Place and version of the agent's program say nothing of another client's.
        const isOther = (0,settings_clients/* isClient */.oc)(own) && own !== agent;
        return { label, agent: isOther ? { ...setting, executable: undefined, version: undefined } : setting };
    });
    return { fallbacks, mistakes: [] };
}
const HELP = 'Write another agent, or the same client with another model, for example claude=claude-haiku-4-5.';
function resolve_fallbacks_failed(merged, rest) {
    return { fallbacks: [], mistakes: [(0,merge/* crossMistake */.tU)(merged, 'agent_fallbacks', rest)] };
}

;// CONCATENATED MODULE: ./build/settings/resolve-gates.js



/** `test_command` of a higher layer replaces configured gates as a whole; in one layer they add up (10-fine-print). */
function resolveGates(merged, layers) {
    const command = merged.values.test_command;
    const from = merged.given.get('test_command')?.layer ?? 0;
    const added = layers.slice(from).flatMap((layer) => layer.gates ?? []);
    const replaced = layers.slice(0, from).flatMap((layer) => layer.gates ?? []);
    const notices = replaced.length === 0 ? [] : [`test_command replaces the configured gates ${nameAll(replaced)}.`];
    const gates = [...(command === undefined || command === 'none' ? [] : command), ...added];
    return {
        gates: gates.length > 0 ? gates.map(toSetting) : (command ?? 'detect'),
        timeouts: added.flatMap(({ name, timeoutMs }) => timeoutMs === undefined ? [] : [{ what: `the timeout of gate ${(0,parsed/* quote */.hD)(name)}`, durationMs: timeoutMs }]),
        mistakes: [...noneBesideGates(merged, added), ...sameNames(gates), ...timeoutMistakes(added, merged)],
        notices: [...notices, ...onlyFinal(gates), ...withoutSetup(merged)],
    };
}
/** Without the place, which only messages need. */
function toSetting({ place: _, ...gate }) {
    return gate;
}
/** Without a gate in the attempts a story can pass that breaks everything. */
function onlyFinal(gates) {
    if (gates.length === 0 || gates.some(({ stage }) => stage !== 'final'))
        return [];
    return ['Every gate has stage: final, so no attempt is tested; only the tree of all passed stories is.'];
}
function withoutSetup({ values, given }) {
    if (values.setup_command !== undefined)
        return [];
    const unused = ['setup_key', 'setup_env', 'setup_scripts'].filter((name) => given.has(name));
    return unused.map((name) => `${name} has no effect without setup_command.`);
}
function noneBesideGates(merged, added) {
    if (merged.values.test_command !== 'none' || added.length === 0)
        return [];
    const message = `test_command: "none" stands beside the configured gates ${nameAll(added)}. Remove none or the gates.`;
    return [{ setting: 'test_command', value: 'none', message }];
}
function sameNames(gates) {
    return gates.flatMap(({ name, place }, index) => {
        const first = gates.findIndex((other) => other.name === name);
        if (first === index || place === undefined)
            return [];
        const message = `${place}: gate ${(0,parsed/* quote */.hD)(name)}: another gate has this name already. Give each gate a name of its own.`;
        return [{ setting: 'gates', value: name, message }];
    });
}
function timeoutMistakes(gates, merged) {
    return gates.flatMap(({ name, place, timeoutMs = 0 }) => {
        const problem = tooLong(timeoutMs, merged);
        if (problem === undefined)
            return [];
        const written = (0,parse_duration/* formatDuration */.a3)(timeoutMs);
        return [
            { setting: 'gates', value: written, message: `${place}: gate ${(0,parsed/* quote */.hD)(name)}: the timeout ${written} ${problem}` },
        ];
    });
}
function nameAll(gates) {
    return (0,parsed/* oneOf */.yL)(gates.map(({ name }) => name)).replace(' or ', ' and ');
}

;// CONCATENATED MODULE: ./build/settings/read.js












/** Reads all layers, lowest precedence first: project file, inputs or flags (03-interface \u00a72). */
function readSettings(layers) {
    const collected = (0,collect/* collect */.Fo)(layers);
    const merged = (0,merge/* merge */.h1)(collected);
    const agents = resolveAgents(merged);
    const { fallbacks, mistakes: noFallbacks } = resolveFallbacks(merged);
    const gates = resolveGates(merged, layers);
    const mistakes = [
        ...collected.mistakes,
        ...merged.mistakes,
        ...agents.mistakes,
        ...noFallbacks,
        ...gates.mistakes,
        ...checkLimits(merged, gates.timeouts),
        ...checkObjective(merged),
        ...checkContinue(merged),
        ...checkHandOver(merged),
        ...checkJournal(merged),
        ...checkReview(merged),
    ];
    if (mistakes.length > 0)
        return { ok: false, mistakes };
    const { agent, reviewer } = agents;
    if (agent === undefined || reviewer === undefined)
        throw new Error('Settings without a mistake have no agent.');
    const settings = resolveSettings(merged, { agent, reviewer, fallbacks, gates: gates.gates });
    return {
        ok: true,
        settings,
        notices: [...collected.notices, ...merged.notices, ...gates.notices, ...agents.notices],
    };
}
/** The inputs that the runner exported as `INPUT_*`, with either separator, untrimmed (03-interface intro). */
function inputsFromEnvironment(env) {
    const inputs = Object.entries(env).flatMap(([name, text]) => name.startsWith('INPUT_') && text !== undefined ? [[name.slice('INPUT_'.length).toLowerCase(), text]] : []);
    return { source: 'input', values: Object.fromEntries(inputs) };
}


/***/ }),

/***/ 41816:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Kh: () => (/* binding */ splitGlobs),
/* harmony export */   ry: () => (/* binding */ splitList),
/* harmony export */   uz: () => (/* binding */ splitLines)
/* harmony export */ });
/** Entries of a list: comma or newline, spaces around an entry dropped, empty ones too (10-fine-print). */
function splitList(text) {
    return clean(text.split(/,|\r\n|\n|\r/));
}
/** Lines of a value, without spaces around them; a number is the line's position from 1. */
function splitLines(text) {
    const lines = text.split(/\r\n|\n|\r/).map((line, index) => ({ line: index + 1, text: line.trim() }));
    return lines.filter((line) => line.text !== '');
}
/** Like a list, but a comma inside brackets belongs to the glob: `src/{a,b}/**`. */
function splitGlobs(text) {
    return clean(text.split(/\r\n|\n|\r/).flatMap(splitOutsideBrackets));
}
function splitOutsideBrackets(line) {
    const parts = [];
    let depth = 0;
    let start = 0;
    for (let index = 0; index < line.length; index += 1) {
        const character = line.charAt(index);
        if (character === '\\')
            index += 1;
        else if ('{[('.includes(character))
            depth += 1;
        else if ('}])'.includes(character))
            depth = Math.max(0, depth - 1);
        else if (character === ',' && depth === 0) {
            parts.push(line.slice(start, index));
            start = index + 1;
        }
    }
    return [...parts, line.slice(start)];
}
function clean(entries) {
    return entries.map((entry) => entry.trim()).filter((entry) => entry !== '');
}


/***/ }),

/***/ 66956:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ CAP_SETTINGS),
/* harmony export */   l: () => (/* binding */ UNBOUNDED_SENTENCE)
/* harmony export */ });
/** Word for word what lifts the ceilings (02-loop \u00a72). */
const UNBOUNDED_SENTENCE = 'I accept unbounded spend';
/** Every cap has a default and is enforced by the action's own clock and counters (02-loop \u00a72). */
const CAP_SETTINGS = [
    {
        name: 'max_attempts',
        group: 'caps',
        type: { kind: 'count', upTo: 50, ceiling: true },
        default: '5',
        description: 'Attempts per story; each sub-story of a story that was split has as many of its own.',
        aliases: [],
        source: '02-loop \u00a72',
    },
    {
        name: 'max_iterations',
        group: 'caps',
        type: { kind: 'count', upTo: 50, ceiling: true },
        default: '20',
        description: 'Attempts of the whole run, all stories together, counted across resumes.',
        aliases: [],
        source: '02-loop \u00a72',
    },
    {
        name: 'max_commits',
        group: 'caps',
        type: { kind: 'count', upTo: 200, ceiling: true },
        default: '30',
        description: 'Commits of the whole run, counted across resumes.',
        aliases: [],
        source: '02-loop \u00a72',
    },
    {
        name: 'max_cost_usd',
        group: 'caps',
        type: { kind: 'money', upTo: 100, ceiling: true, free: false },
        default: '25',
        description: 'Cost of all calls of agents in US dollars, counted across resumes. The run ends before a call that would likely exceed it (by the average of the calls of its role), and ends a call whose stream tells that it does.',
        aliases: [],
        source: '02-loop \u00a72',
    },
    {
        name: 'cost_per_call',
        group: 'caps',
        type: { kind: 'money', upTo: 100, ceiling: false, free: true },
        defaultText: 'unknown, and printed as unknown',
        description: 'Cost in US dollars of a call whose agent tells none and whose model has no price.',
        aliases: [],
        source: '02-loop \u00a72',
    },
    {
        name: 'prices',
        group: 'caps',
        type: { kind: 'prices' },
        defaultText: 'the list prices of [docs/agents.md](agents.md)',
        description: 'US dollars for a million tokens of a model, over the table: `my-model=3/15/0.3/3.75` is input, output, cached input, input into the cache. Used where a client tells no cost; without a price it is unknown.',
        aliases: [],
        source: '02-loop \u00a72, 06-agents Results',
    },
    {
        name: 'rate_limit',
        group: 'caps',
        type: { kind: 'count', upTo: 10_000, ceiling: false },
        default: '100',
        description: 'Calls of agents within an hour, those of the run before included. The run pauses until the next one is allowed; where that does not fit it is put off.',
        aliases: [],
        source: '02-loop \u00a72',
    },
    {
        name: 'agent_fallbacks',
        group: 'agent',
        type: { kind: 'fallbacks' },
        defaultText: 'none',
        description: 'Agents that take over, in this order, when the account of the one before has reached its limit and waiting does not fit into the run; for reviews too. Each must have its key when the run begins; a client that is not there is installed. `command` is agent_command.',
        aliases: [],
        source: '03-interface \u00a71, 02-loop \u00a73.1',
    },
    {
        name: 'soft_timeout',
        group: 'caps',
        type: { kind: 'duration' },
        default: '45m',
        description: 'Time per story after which a warning is given; each attempt is kept as a commit anyway. Unset, it stays at three quarters of a shorter hard_timeout.',
        aliases: [],
        source: '02-loop \u00a72',
    },
    {
        name: 'hard_timeout',
        group: 'caps',
        type: { kind: 'duration' },
        default: '60m',
        description: 'Time per story after which the story ends as failed.',
        aliases: [],
        source: '02-loop \u00a72',
    },
    {
        name: 'run_timeout',
        group: 'caps',
        type: { kind: 'duration' },
        defaultText: 'job_timeout minus reserve',
        description: 'Time of one workflow run. When it is over the work in flight goes to a wip branch and the run can be resumed.',
        aliases: [],
        source: '02-loop \u00a72',
    },
    {
        name: 'job_timeout',
        group: 'caps',
        type: { kind: 'duration' },
        default: '6h',
        description: "The job's own limit: what `timeout-minutes` of the workflow or the runner allows.",
        aliases: [],
        source: '02-loop \u00a72',
    },
    {
        name: 'reserve',
        group: 'caps',
        type: { kind: 'duration' },
        default: '10m',
        description: "Time kept free before the job's limit for pushing and reporting.",
        aliases: [],
        source: '02-loop \u00a72',
    },
    {
        name: 'gate_timeouts',
        group: 'caps',
        type: { kind: 'gate-timeouts' },
        default: 'implement=12m/20m, setup=5m/10m, test=5m/10m, spec=3m/5m, quality=2m/3m',
        description: 'Soft and hard limit of each gate and of setup_command. Those that are not named keep their default.',
        aliases: [],
        source: '02-loop \u00a72, 10-fine-print Names and formats',
    },
    {
        name: 'timeout_minutes',
        group: 'caps',
        type: { kind: 'duration' },
        defaultText: 'the implement entry of gate_timeouts',
        description: 'Another way to write the hard limit of implement.',
        aliases: ['timeout'],
        source: '02-loop \u00a72, ralph-hybrid Run Options',
    },
    {
        name: 'idle_timeout',
        group: 'caps',
        type: { kind: 'duration' },
        default: '10m',
        description: 'How long an agent may be silent, without output and without using the processor. Off for `agent: command` unless it is written out.',
        aliases: [],
        source: '02-loop \u00a72',
    },
    {
        name: 'timeout_multiplier',
        group: 'caps',
        type: { kind: 'factor' },
        default: '1',
        description: 'Multiplies every limit that is a duration, but not job_timeout and reserve, which are facts about the job.',
        aliases: [],
        source: '02-loop \u00a72, 10-fine-print Verdicts',
    },
    {
        name: 'attempt_start',
        group: 'caps',
        type: { kind: 'choice', values: ['keep', 'clean-on-shift', 'clean'], later: [] },
        default: 'clean-on-shift',
        description: "What the next attempt of a story starts from: its work so far, the same but clean after a strategy shift, or always the story's start.",
        aliases: [],
        source: '02-loop \u00a71',
    },
    {
        name: 'accept_unbounded',
        group: 'caps',
        type: { kind: 'sentence', sentence: UNBOUNDED_SENTENCE },
        defaultText: 'not accepted',
        description: `Lifts the ceilings of 50 attempts, 50 iterations, 200 commits, 100 US dollars and 24 hours when it is exactly \`${UNBOUNDED_SENTENCE}\`.`,
        aliases: [],
        source: '02-loop \u00a72',
    },
];


/***/ }),

/***/ 92780:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ TRIGGER_SETTINGS)
/* harmony export */ });
/** Who may start what from a comment, a label or a review (03-interface \u00a71 triggers). Inputs of the step alone. */
const TRIGGER_SETTINGS = [
    {
        name: 'trigger_phrase',
        group: 'triggers',
        type: { kind: 'phrase' },
        default: '/ralph',
        description: 'First word of a line of a comment that gives a command.',
        aliases: [],
        source: '03-interface \u00a71, \u00a74',
    },
    {
        name: 'label_trigger',
        group: 'triggers',
        type: { kind: 'label' },
        defaultText: 'labels start nothing',
        description: 'Label that makes the text of an issue the objective of a run.',
        aliases: [],
        source: '03-interface \u00a74',
    },
    {
        name: 'allowed_bots',
        group: 'triggers',
        type: { kind: 'logins' },
        defaultText: 'no bot',
        description: 'Logins of bots that may give commands, as GitHub writes them: `my-app[bot]`. There is no wildcard.',
        aliases: [],
        source: '03-interface \u00a74, catalogue U4',
    },
    {
        name: 'comment_criteria',
        group: 'triggers',
        type: { kind: 'choice', values: ['write', 'named', 'off'], later: [] },
        default: 'write',
        description: 'What `--criteria` of a comment may be: with `write` any command of a person with write access, run as a gate without any key; with `named` the name of a configured gate; with `off` nothing.',
        aliases: [],
        source: '03-interface \u00a71, catalogue U14',
    },
    {
        name: 'allow_fork_prs',
        group: 'triggers',
        type: { kind: 'boolean' },
        default: 'false',
        description: 'Take commands on pull requests from forks too. Work on one starts from its head and goes to a branch of this repository.',
        aliases: [],
        source: '03-interface \u00a74, catalogue U7',
    },
];


/***/ }),

/***/ 28860:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  yy: () => (/* binding */ SETTINGS),
  OB: () => (/* binding */ rowOf),
  A$: () => (/* binding */ settingNamed)
});

// UNUSED EXPORTS: GROUP_TITLES

// EXTERNAL MODULE: ./build/settings/clients.js
var clients = __nccwpck_require__(33460);
;// CONCATENATED MODULE: ./build/settings/table-agent.js

/** Who implements and who reviews (03-interface \u00a71, 06-agents). */
const AGENT_SETTINGS = [
    {
        name: 'agent',
        group: 'agent',
        type: { kind: 'choice', values: [...clients/* CLIENTS */.ro, 'command', 'rehearsal', 'replay'], later: [] },
        defaultText: 'none: it must be set',
        description: 'Who implements: the client of that name (`claude` is Claude Code), `command` starts the program of agent_command for every attempt, `rehearsal` plays a score file without any model, `replay` a recorded run.',
        aliases: [],
        source: '03-interface \u00a71',
    },
    {
        name: 'agent_command',
        group: 'agent',
        type: { kind: 'words', program: true },
        defaultText: 'none: required with `agent: command`',
        description: 'Program and arguments of the agent as shell words; no shell reads them. The prompt arrives on stdin.',
        aliases: [],
        source: '10-fine-print Names and formats',
    },
    {
        name: 'agent_args',
        group: 'agent',
        type: { kind: 'words', program: false },
        defaultText: 'none; with `agent: rehearsal` the score `.ralph/rehearsal.yaml`',
        description: 'More arguments as shell words, put behind those of the agent. With `agent: rehearsal`: the path of the score file.',
        aliases: [],
        source: '03-interface \u00a71',
    },
    {
        name: 'review_agent',
        group: 'agent',
        type: { kind: 'choice', values: ['none', ...clients/* CLIENTS */.ro, 'command', 'rehearsal', 'replay'], later: [] },
        defaultText: 'the same as agent',
        description: 'Who reviews what passed the checks: a fresh process per review. `none` is printed as "not reviewed".',
        aliases: [],
        source: '03-interface \u00a71',
    },
    {
        name: 'review_command',
        group: 'agent',
        type: { kind: 'words', program: true },
        defaultText: 'agent_command; RALPH_ROLE tells which',
        description: 'Program and arguments of the reviewer with `review_agent: command`, as shell words.',
        aliases: [],
        source: '10-fine-print Names and formats',
    },
    {
        name: 'model',
        group: 'agent',
        type: { kind: 'model' },
        defaultText: "the agent's own",
        description: 'Model of the agent that implements.',
        aliases: [],
        source: '03-interface \u00a71',
    },
    {
        name: 'escalation_model',
        group: 'agent',
        type: { kind: 'model' },
        defaultText: 'model',
        description: 'Model of the attempts that a story gets when it failed three times with the same error.',
        aliases: [],
        source: '02-loop \u00a73.4',
    },
    {
        name: 'review_model',
        group: 'agent',
        type: { kind: 'model' },
        defaultText: 'model',
        description: 'Model of the agent that reviews; by default that of `model` where both are the same client.',
        aliases: [],
        source: '03-interface \u00a71',
    },
    {
        name: 'max_turns',
        group: 'agent',
        type: { kind: 'count', upTo: 10_000, ceiling: false },
        defaultText: 'no limit of its own',
        description: 'Requests to the model in one call of an agent: a cap of claude, gemini and qwen; opencode and copilot are ended by us when their stream tells one more, codex when it tells one more call of a tool.',
        aliases: [],
        source: '03-interface \u00a71',
    },
    {
        name: 'allowed_tools',
        group: 'agent',
        type: { kind: 'tools' },
        defaultText: 'the tools that reading, editing and running commands take',
        description: 'Tools that claude may use without being asked, in its own notation, for example `Edit, Bash(npm test)`.',
        aliases: [],
        source: '03-interface \u00a71',
    },
    {
        name: 'dangerously_skip_permissions',
        group: 'agent',
        type: { kind: 'boolean' },
        defaultText: '`true` behind the walls of a namespace or of another user',
        description: 'Let the agent use every tool unasked. At isolation level `process` everything the job can reach is then within its reach.',
        aliases: [],
        source: '03-interface \u00a71',
    },
    {
        name: 'agent_version',
        group: 'agent',
        type: { kind: 'version' },
        defaultText: 'the version that was tested ([docs/agents.md](agents.md))',
        description: 'Version of the client that npm installs where none is on PATH. A client that is there is used as it is; a notice says when its version is another one.',
        aliases: [],
        source: '03-interface \u00a71',
    },
    {
        name: 'path_to_agent_executable',
        group: 'agent',
        type: { kind: 'executable' },
        defaultText: 'found on PATH, else installed',
        description: 'Absolute path of the agent program, for example of a Claude Code that an earlier step installed. A reviewer that is another client is found on PATH or installed.',
        aliases: [],
        source: '03-interface \u00a71',
    },
    {
        name: 'prompt',
        group: 'agent',
        type: { kind: 'path' },
        defaultText: "the feature's prompt.md",
        description: 'File inside the repository with what the project wants the agent to know; the implement prompt quotes it.',
        aliases: [],
        source: '03-interface \u00a71',
    },
    {
        name: 'prompt_style',
        group: 'agent',
        type: { kind: 'choice', values: ['tdd', 'plain'], later: [] },
        default: 'tdd',
        description: 'Ask the agent for failing tests first, or for tests at some point. A template of the project decides alone.',
        aliases: [],
        source: 'ralph-hybrid, templates',
    },
    {
        name: 'agent_env',
        group: 'agent',
        type: { kind: 'names' },
        defaultText: 'none',
        description: 'Names of environment variables that the agent receives beside the short list it always gets, for example its model key.',
        aliases: [],
        source: '04-trust rule 1',
    },
    {
        name: 'agent_files',
        group: 'agent',
        type: { kind: 'places', home: true },
        defaultText: 'none',
        description: 'Files copied into the HOME of the agent, readable by nobody else: one written as `~/...` keeps its place, any other gets its name at the top.',
        aliases: [],
        source: '03-interface \u00a71',
    },
];

// EXTERNAL MODULE: ./build/settings/table-caps.js
var table_caps = __nccwpck_require__(66956);
;// CONCATENATED MODULE: ./build/settings/table-gates.js
/** What decides whether a story is done (02-loop \u00a71, 10-fine-print). */
const GATE_SETTINGS = [
    {
        name: 'test_command',
        group: 'gates',
        type: { kind: 'gates' },
        defaultText: 'detected from the manifests',
        description: 'The checks, one per line: `name: command`, or a bare command that is then named test. Each line runs in a bash of its own; `none` means that nothing is tested.',
        aliases: [],
        source: '03-interface \u00a71',
    },
    {
        name: 'gate_env',
        group: 'gates',
        type: { kind: 'names' },
        defaultText: 'none',
        description: 'Names of environment variables that the gates receive although they look like secrets. They are printed in the report.',
        aliases: [],
        source: '04-trust rule 1',
    },
    {
        name: 'gate_mounts',
        group: 'gates',
        type: { kind: 'places', home: false },
        defaultText: 'none',
        description: 'Absolute paths that gates may read although they are hidden from them otherwise.',
        aliases: [],
        source: '03-interface \u00a71',
    },
    {
        name: 'gate_parallel',
        group: 'gates',
        type: { kind: 'count', upTo: 16, ceiling: false },
        default: '1',
        description: 'Gates that run side by side, each in a view of its own.',
        aliases: [],
        source: '02-loop \u00a71 gate 3',
    },
    {
        name: 'baseline',
        group: 'gates',
        type: { kind: 'choice', values: ['attribute', 'require-green', 'off'], later: [] },
        default: 'attribute',
        description: 'Run the gates once before the first attempt: `attribute` tells new failures from those that were there before (a red check whose tests are not listed has to become green), `require-green` stops on a red base, `off` skips it.',
        aliases: [],
        source: '02-loop \u00a71 Baseline',
    },
    {
        name: 'protected_paths',
        group: 'gates',
        type: { kind: 'globs' },
        defaultText: 'only the built-in list',
        description: 'More files, as globs, that the agent may not change. They are restored, and the agent is told.',
        aliases: [],
        source: '04-trust rule 10',
    },
    {
        name: 'hidden_paths',
        group: 'gates',
        type: { kind: 'globs' },
        defaultText: 'none',
        description: 'Acceptance tests that agents do not see: files, as globs, that are taken out of their worktree and laid into every gate view as the policy base has them.',
        aliases: [],
        source: '10-fine-print Hidden checks',
    },
    {
        name: 'test_paths',
        group: 'gates',
        type: { kind: 'globs' },
        defaultText: "the ecosystem's conventional globs",
        description: 'Which files are tests, as globs, in place of the conventional ones.',
        aliases: [],
        source: '10-fine-print Verdicts',
    },
    {
        name: 'test_report',
        group: 'gates',
        type: { kind: 'globs' },
        defaultText: 'none',
        description: 'Reports that the checks write, as globs (JUnit, TAP, JSON of jest, vitest, mocha or `go test -json`): a check that wrote one on the base has to write a fresh one, with no failed test and no fewer tests. Reports of an earlier run are removed first. Without it the output of known runners is read.',
        aliases: [],
        source: '03-interface \u00a71',
    },
    {
        name: 'require_evidence',
        group: 'gates',
        type: { kind: 'boolean' },
        defaultText: '`true` when nobody reviews',
        description: 'Pass a story only when a test shows that it is done; green gates alone prove that nothing broke.',
        aliases: [],
        source: '10-fine-print Verdicts (Evidence)',
    },
    {
        name: 'red_green',
        group: 'gates',
        type: { kind: 'choice', values: ['false', 'if-tests', 'true'], later: [] },
        default: 'false',
        description: 'Run the new tests on the old code too, where they have to fail: `true` asks every story for such a test, `if-tests` only those that add or change tests.',
        aliases: [],
        source: '02-loop \u00a71, 10-fine-print Verdicts',
    },
    {
        name: 'spec_passes',
        group: 'gates',
        type: { kind: 'count', upTo: 9, ceiling: false },
        default: '1',
        description: 'Reviewers that judge every acceptance criterion. When they disagree, a human is asked.',
        aliases: [],
        source: '02-loop \u00a71 gate 4',
    },
    {
        name: 'final_review',
        group: 'gates',
        type: { kind: 'count', upTo: 9, ceiling: false, from: 0 },
        default: '0',
        description: 'Reviewers that read the whole change once, after the last story; 0 = none. When more than half of them name something that must ' +
            'not be merged, the run ends `block_finding`, and with `journal: ref` so do later runs until the branch changes; when too few ' +
            'answer, it is not `ready`, and the next run asks again. Each has the limit of the quality gate (`gate_timeouts`).',
        aliases: [],
        source: '02-loop \u00a71',
    },
    {
        name: 'on_block',
        group: 'gates',
        type: { kind: 'choice', values: ['continue', 'halt'], later: [] },
        default: 'continue',
        description: 'What a confirmed block of the quality review does beside ending its story: `continue` with the others, or `halt` the run.',
        aliases: [],
        source: '02-loop \u00a71 gate 5',
    },
    {
        name: 'max_changed_files',
        group: 'gates',
        type: { kind: 'count', upTo: 1_000_000, ceiling: false },
        default: '2000',
        description: 'Files that one attempt may change; more fails the attempt.',
        aliases: [],
        source: '10-fine-print Limits of a snapshot',
    },
    {
        name: 'max_added_mb',
        group: 'gates',
        type: { kind: 'count', upTo: 100_000, ceiling: false },
        default: '50',
        description: 'Megabytes that one attempt may add; more fails the attempt.',
        aliases: [],
        source: '10-fine-print Limits of a snapshot',
    },
    {
        name: 'max_file_mb',
        group: 'gates',
        type: { kind: 'count', upTo: 100_000, ceiling: false },
        default: '10',
        description: 'Megabytes of the largest file that an attempt may write; more fails the attempt.',
        aliases: [],
        source: '10-fine-print Limits of a snapshot',
    },
];

;// CONCATENATED MODULE: ./build/settings/table-git.js
/** Where the work goes (03-interface \u00a71 git). */
const GIT_SETTINGS = [
    {
        name: 'github_token',
        group: 'git',
        type: { kind: 'token' },
        defaultText: 'the token of the workflow',
        actionDefault: `\${{ github.token }}`,
        description: 'Token that pushes the branches. Only the controller holds it; agents and gates never see it.',
        aliases: [],
        secret: true,
        source: '03-interface \u00a71',
    },
    {
        name: 'base_branch',
        group: 'git',
        type: { kind: 'branch' },
        defaultText: "the repository's default branch",
        description: 'Branch that the work starts from and whose rules are read.',
        aliases: [],
        source: '03-interface \u00a71',
    },
    {
        name: 'branch_prefix',
        group: 'git',
        type: { kind: 'branch-prefix' },
        default: 'ralph/',
        description: 'Beginning of the name of the branch that receives passed stories.',
        aliases: [],
        source: '03-interface \u00a71',
    },
    {
        name: 'commit_message_template',
        group: 'git',
        type: { kind: 'message-template' },
        default: 'feat: [{id}] - {title}',
        description: "First line of a story's commit; `{id}` and `{title}` are filled in.",
        aliases: [],
        source: '02-loop \u00a71',
    },
    {
        name: 'sign_off',
        group: 'git',
        type: { kind: 'boolean' },
        default: 'false',
        description: 'Add a Signed-off-by line with the commit author to every story commit.',
        aliases: [],
        source: '02-loop \u00a71',
    },
    {
        name: 'commit_author_name',
        group: 'git',
        type: { kind: 'person-name' },
        default: 'ralph-action[bot]',
        description: 'Name of author and committer.',
        aliases: [],
        source: '03-interface \u00a71',
    },
    {
        name: 'commit_author_email',
        group: 'git',
        type: { kind: 'email' },
        default: 'ralph-action@users.noreply.github.com',
        description: 'E-mail address of author and committer.',
        aliases: [],
        source: '03-interface \u00a71',
    },
    {
        name: 'create_pr',
        group: 'git',
        type: { kind: 'choice', values: ['draft', 'ready', 'none'], later: [] },
        default: 'draft',
        description: 'The pull request that is opened at the first pushed story, one per feature. It is never merged.',
        aliases: [],
        source: '02-loop \u00a71',
    },
    {
        name: 'resume',
        group: 'git',
        type: { kind: 'choice', values: ['auto', 'always', 'never'], later: [] },
        default: 'auto',
        description: 'Whether an unfinished run goes on: `auto` when the way it ended allows it, `always`, or `never`.',
        aliases: [],
        source: '02-loop \u00a76',
    },
    {
        name: 'journal',
        group: 'git',
        type: { kind: 'choice', values: ['ref', 'artifact', 'none'], later: [] },
        default: 'ref',
        description: "Where the run's own records go: `ref` to refs/ralph/<feature>/state, so that any machine goes on with the run and knows what earlier nights learned; `artifact` to artifacts of the workflow runs instead, where only runs of the same workflow file find them (a workflow for nights and one for comments know nothing of each other), which takes `actions: read` and GitHub's own artifact service; `none` nowhere, so that only the same machine does.",
        aliases: [],
        source: '02-loop \u00a76',
    },
    {
        name: 'continue',
        group: 'git',
        type: { kind: 'choice', values: ['none', 'dispatch'], later: [] },
        default: 'none',
        description: 'What becomes of a run that reaches its deadline: with `dispatch` it starts the workflow again, which goes on with it, at most 10 times in a row. It takes `on: workflow_dispatch`, `actions: write` and the journal on the remote; `journal: none` and `resume: never` are refused beside it.',
        aliases: [],
        source: '03-interface \u00a77',
    },
    {
        name: 'hand_over',
        group: 'git',
        type: { kind: 'place' },
        defaultText: 'the job pushes itself',
        description: 'Folder through which a job without write permission gives its work to another one. In a run, nothing is pushed and nothing is written to GitHub: branches and records go into the file hand-over.bundle there. With `mode: publish` that file is examined and what it holds is pushed. An input only; `continue: dispatch` and any `journal` but `ref` are refused beside it.',
        aliases: [],
        source: '03-interface \u00a74',
    },
    {
        name: 'archive',
        group: 'git',
        type: { kind: 'boolean' },
        default: 'true',
        description: 'Once all stories of prd.json have passed, copy prd.json, progress.txt, prompt.md and specs/ to `.ralph/archive/<date>-<feature>/`, as the last commit of the branch.',
        aliases: [],
        source: '02-loop \u00a76',
    },
    {
        name: 'retention_days',
        group: 'git',
        type: { kind: 'count', upTo: 3650, ceiling: false },
        default: '30',
        description: "Days after which older work of the feature's stories (`wip/archive/\u2026`), attempts that this machine keeps and records of finished runs in the state ref are removed at the end of a run.",
        aliases: [],
        source: '03-interface \u00a71',
    },
    {
        name: 'retry_failed_after',
        group: 'caps',
        type: { kind: 'age' },
        default: '7d',
        description: 'When a story that did not pass is tried again although neither its entry in prd.json, the prompt nor the base branch has changed.',
        aliases: [],
        source: '02-loop \u00a76',
    },
    {
        name: 'lock_ttl',
        group: 'git',
        type: { kind: 'duration' },
        default: '30m',
        description: 'How long the lock of another runner counts without a sign of life, where GitHub does not say whether its workflow run has ended (that takes `actions: read`).',
        aliases: [],
        source: '02-loop \u00a76',
    },
];

;// CONCATENATED MODULE: ./build/settings/table-isolation.js
/** Where agents and gates run, and behind which walls (03-interface \u00a71 isolation). */
const ISOLATION_SETTINGS = [
    {
        name: 'isolation',
        group: 'isolation',
        type: { kind: 'choice', values: ['auto', 'namespace', 'user', 'process'], later: [] },
        default: 'auto',
        description: 'Wall around agents and gates: `namespace`, another `user`, or only a `process` group, which is not safe. `auto` takes the best that this machine can do and prints it.',
        aliases: [],
        source: '04-trust rule 2',
    },
    {
        name: 'working_directory',
        group: 'isolation',
        type: { kind: 'folder' },
        defaultText: 'the root of the repository',
        description: 'Folder inside the repository in which agents, gates and setup_command start. Globs stay relative to the root of the repository.',
        aliases: [],
        source: '02-loop \u00a71 Gate views, catalogue B11',
    },
];

;// CONCATENATED MODULE: ./build/settings/table-keys.js
/** Keys of the services that clients speak to (03-interface \u00a71). */
const KEY_SETTINGS = [
    {
        name: 'anthropic_api_key',
        group: 'agent',
        type: { kind: 'token' },
        defaultText: 'none',
        description: 'Key of `agent: claude`, `opencode` or `copilot`. Only the agent receives it; gates never see it.',
        aliases: [],
        secret: true,
        source: '03-interface \u00a71',
    },
    {
        name: 'claude_code_oauth_token',
        group: 'agent',
        type: { kind: 'token' },
        defaultText: 'none',
        description: 'Subscription token of `agent: claude`, in place of a key.',
        aliases: [],
        secret: true,
        source: '03-interface \u00a71',
    },
    {
        name: 'openai_api_key',
        group: 'agent',
        type: { kind: 'token' },
        defaultText: 'none',
        description: 'Key of `agent: codex`, `opencode`, `copilot` or `qwen`. Only the agent receives it.',
        aliases: [],
        secret: true,
        source: '03-interface \u00a71',
    },
    {
        name: 'gemini_api_key',
        group: 'agent',
        type: { kind: 'token' },
        defaultText: 'none',
        description: 'Key of `agent: gemini` or `opencode`. Only the agent receives it.',
        aliases: [],
        secret: true,
        source: '03-interface \u00a71',
    },
];

;// CONCATENATED MODULE: ./build/settings/table-replay.js
/** Recording what agents do, and playing it again without a model (03-interface \u00a71 `agent: replay`). */
const REPLAY_SETTINGS = [
    {
        name: 'record',
        group: 'agent',
        type: { kind: 'boolean' },
        default: 'false',
        description: 'Write a cassette of what every agent of the run said and changed, without secrets, that `agent: replay` plays again. The log says where it lies ([docs/replay.md](replay.md)).',
        aliases: [],
        source: '03-interface \u00a71',
    },
    {
        name: 'replay_file',
        group: 'agent',
        type: { kind: 'cassette' },
        defaultText: 'none: required with `agent: replay`',
        description: 'Cassette that `agent: replay` plays: an absolute path of the machine, or a file of the repository, read at the policy base.',
        aliases: [],
        source: '03-interface \u00a71',
    },
    {
        name: 'replay_match',
        group: 'agent',
        type: { kind: 'choice', values: ['prompt', 'call'], later: [] },
        default: 'prompt',
        description: 'What must be as recorded: with `call` role, story, attempt and call; with `prompt` the prompt, but for times and the like, and the files that a change replaces as well.',
        aliases: [],
        source: '03-interface \u00a71',
    },
];

;// CONCATENATED MODULE: ./build/settings/table-reporting.js
/** What is shown, kept and counted as a failure (03-interface \u00a71 reporting). */
const REPORTING_SETTINGS = [
    {
        name: 'fail_on',
        group: 'reporting',
        type: { kind: 'halts' },
        default: 'any',
        description: 'Which halts fail the step: `any` (every one with an exit code other than 0), `never`, or a list of halts.',
        aliases: [],
        source: '02-loop \u00a72',
    },
    {
        name: 'use_sticky_comment',
        group: 'reporting',
        type: { kind: 'boolean' },
        default: 'true',
        description: 'Keep one comment on the pull request up to date while the run works.',
        aliases: [],
        source: '03-interface \u00a71, \u00a76',
    },
    {
        name: 'redact',
        group: 'reporting',
        type: { kind: 'secrets' },
        defaultText: 'only the secrets that are known anyway',
        description: 'More values to blank out of every report, log and commit, separated by commas or line breaks, each of at least 4 characters.',
        aliases: [],
        secret: true,
        source: '03-interface \u00a71, 04-trust rule 17',
    },
    {
        name: 'keep_logs',
        group: 'reporting',
        type: { kind: 'boolean' },
        default: 'false',
        description: 'Keep the logs of attempts and gates after a success too.',
        aliases: [],
        source: '02-loop \u00a76',
    },
    {
        name: 'show_full_output',
        group: 'reporting',
        type: { kind: 'boolean' },
        default: 'false',
        description: 'Print the whole output of agents and gates in the job log, not only its end. Whoever can read the log can read it.',
        aliases: [],
        source: '03-interface \u00a71, 04-trust rule 15',
    },
];

;// CONCATENATED MODULE: ./build/settings/table-setup.js
/** How gates get the dependencies that a changed manifest or lock file asks for (02-loop \u00a71, Gate views). */
const SETUP_SETTINGS = [
    {
        name: 'setup_command',
        group: 'gates',
        type: { kind: 'command' },
        defaultText: 'none: gates see what the workspace had installed',
        description: 'Installs dependencies, for example `npm ci`. It runs in front of the gates when the files of setup_key are not those of the workspace: once for each state of them where views are overlay mounts, else in each view that needs it.',
        aliases: [],
        source: '02-loop \u00a71 Gate views',
    },
    {
        name: 'setup_key',
        group: 'gates',
        type: { kind: 'globs' },
        defaultText: 'the manifests and lock files of the usual package managers',
        description: 'Which files decide, as globs, whether setup_command has to run again.',
        aliases: [],
        source: '02-loop \u00a71 Gate views',
    },
    {
        name: 'setup_env',
        group: 'gates',
        type: { kind: 'names' },
        defaultText: 'none',
        description: 'Names of environment variables that setup_command receives although they look like secrets, for example a registry token; only on the tree of the base branch, never on one that an agent or a pull request changed.',
        aliases: [],
        source: '02-loop \u00a71 Gate views',
    },
    {
        name: 'setup_scripts',
        group: 'gates',
        type: { kind: 'choice', values: ['off', 'allow'], later: [] },
        default: 'off',
        description: 'Whether packages may run install scripts when the files of setup_key are not those of the base branch.',
        aliases: [],
        source: '02-loop \u00a71 Gate views',
    },
];

;// CONCATENATED MODULE: ./build/settings/table-stopping.js
/** When a story or a run is stopped because attempts do not help (02-loop \u00a72 and \u00a73). */
const STOPPING_SETTINGS = [
    {
        name: 'on_thrash',
        group: 'gates',
        type: { kind: 'choice', values: ['continue', 'halt'], later: [] },
        default: 'continue',
        description: 'What a story whose attempts undo each other does beside ending: `continue` with the others, or `halt` the run. A run of one story halts.',
        aliases: [],
        source: '02-loop \u00a72',
    },
    {
        name: 'on_escalate',
        group: 'gates',
        type: { kind: 'choice', values: ['continue', 'halt'], later: [] },
        default: 'continue',
        description: "The same for a story that needs a human's answer: `continue` with the others, or `halt` the run. A run of one story halts.",
        aliases: [],
        source: '02-loop \u00a72',
    },
    {
        name: 'signoff',
        group: 'gates',
        type: { kind: 'choice', values: ['none', 'required'], later: [] },
        default: 'none',
        description: 'Who has the last word when every story passed: `none`, the run is ready; `required`, it waits as `awaiting_signoff`, and the pull request stays a draft, until a person who may write approves exactly that commit (`/ralph approve`, or an approving review), for which any `journal` but `ref` is refused beside it.',
        aliases: [],
        source: '02-loop \u00a72',
    },
    {
        name: 'classifier',
        group: 'gates',
        type: { kind: 'choice', values: ['rules', 'agent'], later: [] },
        default: 'rules',
        description: 'Where a failed attempt leads when it leaves a question that the rules would ask a human: `rules` asks it, `agent` first has a fresh agent that only reads say whether another attempt, a split of the story or a human is needed. Without a usable answer it is the human.',
        aliases: [],
        source: '02-loop \u00a73 Classifier',
    },
    {
        name: 'critic_window',
        group: 'caps',
        type: { kind: 'count', upTo: 50, ceiling: false },
        default: '3',
        description: 'Attempts in a row with the same blockers after which a story counts as thrashing, once a strategy shift was of no help.',
        aliases: [],
        source: '02-loop \u00a73 Critic',
    },
    {
        name: 'same_error_threshold',
        group: 'caps',
        type: { kind: 'count', upTo: 1000, ceiling: false },
        default: '5',
        description: 'Iterations in a row with the same error, over two stories or more, after which the run is stopped.',
        aliases: [],
        source: '02-loop \u00a73 Breaker, ralph-hybrid Circuit Breaker',
    },
    {
        name: 'no_progress_threshold',
        group: 'caps',
        type: { kind: 'count', upTo: 1000, ceiling: false },
        default: '3',
        description: 'Iterations in a row without progress after which the run is stopped.',
        aliases: [],
        source: '02-loop \u00a73 Breaker, ralph-hybrid Circuit Breaker',
    },
    {
        name: 'progress',
        group: 'caps',
        type: { kind: 'choice', values: ['attempt', 'story'], later: [] },
        default: 'attempt',
        description: 'What counts as progress: `attempt` is a passed story, a new tree or a later gate; `story` is a passed story alone, looked at between stories.',
        aliases: [],
        source: '02-loop \u00a73 Breaker',
    },
    {
        name: 'reset_circuit',
        group: 'caps',
        type: { kind: 'boolean' },
        default: 'false',
        description: 'Begin as if the last run had not been stopped as `circuit_open`, instead of with one trial that stops this one too when it fails in the same way.',
        aliases: [],
        source: '02-loop \u00a73 Breaker',
    },
];

// EXTERNAL MODULE: ./build/settings/table-triggers.js
var table_triggers = __nccwpck_require__(92780);
// EXTERNAL MODULE: ./build/core/signals.js
var signals = __nccwpck_require__(93775);
;// CONCATENATED MODULE: ./build/settings/table-what.js

/** What to work on (03-interface \u00a71). */
const WHAT_SETTINGS = [
    {
        name: 'mode',
        group: 'what',
        type: { kind: 'choice', values: ['auto', 'run', 'plan', 'publish', 'doctor'], later: ['collect'] },
        default: 'auto',
        description: 'What to do: `auto` what the event asks for, `run` the configured stories and no commands of people, `plan` say what would be done and list the open stories in the output `matrix` without starting anything, `publish` push what a job with `hand_over` left and show it in a pull request, without starting an agent or a gate, `doctor` look for whatever keeps a run from working, without starting an agent. An input only.',
        aliases: [],
        source: '03-interface \u00a71',
    },
    {
        name: 'prd',
        group: 'what',
        type: { kind: 'path' },
        defaultText: 'found',
        description: 'Path of the prd.json inside the repository. Without it the usual places are searched, and two candidates are an error.',
        aliases: [],
        source: '03-interface \u00a73',
    },
    {
        name: 'feature',
        group: 'what',
        type: { kind: 'feature' },
        defaultText: 'found',
        description: 'Name of the feature folder: `.ralph/<feature>/` holds prd.json, progress.txt, prompt.md and specs.',
        aliases: [],
        source: '03-interface \u00a71',
    },
    {
        name: 'story',
        group: 'what',
        type: { kind: 'ids' },
        defaultText: 'all open stories',
        description: 'Ids of the stories to work on; the run is then about these alone.',
        aliases: [],
        source: '10-fine-print Verdicts (Scope)',
    },
    {
        name: 'objective',
        group: 'what',
        type: { kind: 'text', most: 20_000 },
        defaultText: 'the stories of prd.json',
        description: 'One objective to work on instead of the stories of a prd.json. The same objective goes on where its last run was cut short.',
        aliases: [],
        source: '02-loop \u00a75, adr-007',
    },
    {
        name: 'criteria',
        group: 'what',
        type: { kind: 'command' },
        defaultText: 'the configured checks alone',
        description: 'Command that exits with 0 once the objective is reached: one more gate, which has to be green whatever it was before.',
        aliases: ['verification_command'],
        source: '02-loop \u00a75, adr-007',
    },
    {
        name: 'completion_signals',
        group: 'what',
        type: { kind: 'patterns' },
        defaultText: 'the promise that our own prompts ask for',
        description: "Regular expressions that claim that a story is done, looked for in the agent's final message alone. A claim asks for the gates, no more.",
        aliases: [],
        source: '02-loop \u00a73 Signals',
    },
    {
        name: 'blocking_signals',
        group: 'what',
        type: { kind: 'patterns' },
        default: signals/* BLOCKING_SIGNALS */.E7.join('\n'),
        description: 'Regular expressions that say that the agent cannot go on, looked for in its final message alone. A story whose gates did not pass ends `blocked` then, with that line for a person.',
        aliases: [],
        source: '02-loop \u00a73 Signals, pattern-library',
    },
    {
        name: 'consecutive_done_signals',
        group: 'what',
        type: { kind: 'count', upTo: 50, ceiling: false },
        default: String(signals/* stallRules */.wz.claims),
        description: 'Claims in a row without a change that are no progress. They do not end the run.',
        aliases: [],
        source: '02-loop \u00a73 Signals, ralph-hybrid completion',
    },
    {
        name: 'consecutive_test_loops',
        group: 'what',
        type: { kind: 'count', upTo: 50, ceiling: false },
        default: String(signals/* stallRules */.wz.testLoops),
        description: 'Iterations in a row that change nothing but tests and are no progress. They do not end the run.',
        aliases: [],
        source: '02-loop \u00a73 Signals, ralph-hybrid completion',
    },
    {
        name: 'step',
        group: 'what',
        type: { kind: 'boolean' },
        default: 'false',
        description: 'Make one iteration, then halt `interrupted` and print how to go on: the next start of the workflow goes on from there. The step ends green only where `fail_on` leaves `interrupted` out.',
        aliases: [],
        source: '03-interface \u00a71, ralph-loop-skill',
    },
    {
        name: 'dry_run',
        group: 'what',
        type: { kind: 'boolean' },
        default: 'false',
        description: 'Print the plan, the prompts and the gates, and touch nothing.',
        aliases: [],
        source: '02-loop \u00a72',
    },
];

;// CONCATENATED MODULE: ./build/settings/table.js












/** The one table: action.yml, the config schema, docs/settings.md and the reader all come from it (03-interface \u00a71). */
const SETTINGS = [
    ...WHAT_SETTINGS,
    ...AGENT_SETTINGS,
    ...REPLAY_SETTINGS,
    ...KEY_SETTINGS,
    ...GATE_SETTINGS,
    ...SETUP_SETTINGS,
    ...table_caps/* CAP_SETTINGS */.V,
    ...STOPPING_SETTINGS,
    ...GIT_SETTINGS,
    ...table_triggers/* TRIGGER_SETTINGS */.Z,
    ...REPORTING_SETTINGS,
    ...ISOLATION_SETTINGS,
];
/** Title of each group, in the order of the documentation. */
const GROUP_TITLES = {
    what: 'What to work on',
    agent: 'Agent',
    gates: 'Gates',
    caps: 'Caps and timeouts',
    git: 'Git',
    triggers: 'Comments, labels and reviews',
    reporting: 'Reporting',
    isolation: 'Isolation',
};
const rows = new Map(SETTINGS.map((row) => [row.name, row]));
/** The row of a declared setting. */
function rowOf(name) {
    const row = rows.get(name);
    if (row === undefined)
        throw new Error(`The settings table has no row "${name}".`);
    return row;
}
/** Declared names and aliases; where two rows had the same, the first one's. */
const names = new Map(SETTINGS.flatMap((row) => [row.name, ...row.aliases].map((name) => [name, row.name])).reverse());
/** Declared name for a typed one: the dash form and aliases count, capital letters do not (03-interface \u00a71). */
function settingNamed(typed) {
    return names.get(typed.replaceAll('-', '_'));
}


/***/ }),

/***/ 73015:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ misplacedTriggers),
/* harmony export */   k: () => (/* binding */ readTriggers)
/* harmony export */ });
/* harmony import */ var _collect_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(16006);
/* harmony import */ var _merge_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(20993);
/* harmony import */ var _table_triggers_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(92780);



const names = new Set(_table_triggers_js__WEBPACK_IMPORTED_MODULE_2__/* .TRIGGER_SETTINGS */ .Z.map(({ name }) => name));
/** Reads these settings alone from the inputs: whatever else may be wrong, a comment that is not for us ends quietly. */
function readTriggers(inputs) {
    const merged = (0,_merge_js__WEBPACK_IMPORTED_MODULE_1__/* .merge */ .h1)((0,_collect_js__WEBPACK_IMPORTED_MODULE_0__/* .collect */ .Fo)([inputs]));
    const mistakes = merged.mistakes.filter(({ setting }) => names.has(setting));
    if (mistakes.length > 0)
        return { ok: false, mistakes };
    const { values } = merged;
    const triggers = {
        phrase: values.trigger_phrase,
        label: values.label_trigger,
        allowedBots: values.allowed_bots ?? [],
        criteria: values.comment_criteria,
        allowForks: values.allow_fork_prs,
    };
    return { ok: true, triggers };
}
/** Trigger settings that stand in the file at the policy base, where nobody looks for them. */
function misplacedTriggers(origin) {
    return [...names].filter((name) => origin[name] === 'config-file');
}


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		8792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(59479);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
