export const id = 2754;
export const ids = [2754];
export const modules = {

/***/ 2754:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runStep: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.rwC)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1513);
// layer:action/step.js




/***/ }),

/***/ 1513:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $C9: () => (/* binding */ findPrd),
/* harmony export */   $FU: () => (/* binding */ troubleOf),
/* harmony export */   $Ip: () => (/* binding */ remoteRefusal),
/* harmony export */   $MA: () => (/* binding */ applyTemplate),
/* harmony export */   $wn: () => (/* binding */ forLog),
/* harmony export */   $xk: () => (/* binding */ findBase),
/* harmony export */   A0k: () => (/* binding */ hiddenPlaces),
/* harmony export */   A_i: () => (/* binding */ emptyTree),
/* harmony export */   AlV: () => (/* binding */ open),
/* harmony export */   AmN: () => (/* binding */ removePath),
/* harmony export */   AnX: () => (/* binding */ layerReader),
/* harmony export */   BFD: () => (/* binding */ sendSignal),
/* harmony export */   C1g: () => (/* binding */ decodePath),
/* harmony export */   CHN: () => (/* binding */ perObject),
/* harmony export */   CIN: () => (/* binding */ judgeBeat),
/* harmony export */   COC: () => (/* binding */ utf8Scratch),
/* harmony export */   Czc: () => (/* binding */ lfsStore),
/* harmony export */   DS8: () => (/* binding */ baseReader),
/* harmony export */   E2W: () => (/* binding */ unknownMessage),
/* harmony export */   EYh: () => (/* binding */ inputValue),
/* harmony export */   E_e: () => (/* binding */ isFile),
/* harmony export */   E_j: () => (/* binding */ refusals),
/* harmony export */   FUP: () => (/* binding */ forPrompt),
/* harmony export */   FkD: () => (/* binding */ readShallow),
/* harmony export */   G4h: () => (/* binding */ memberValuesOf),
/* harmony export */   GBG: () => (/* binding */ leaveRung),
/* harmony export */   Gd3: () => (/* binding */ openOutput),
/* harmony export */   Gjb: () => (/* binding */ PASS_REPORT),
/* harmony export */   GxA: () => (/* binding */ changing),
/* harmony export */   Hv4: () => (/* binding */ isEligible),
/* harmony export */   Hyv: () => (/* binding */ converse),
/* harmony export */   Ift: () => (/* binding */ storedAt),
/* harmony export */   Ixn: () => (/* binding */ forFence),
/* harmony export */   JLE: () => (/* binding */ randomName),
/* harmony export */   JPV: () => (/* binding */ journalTrouble),
/* harmony export */   Jel: () => (/* binding */ MOST_CHECK_CALLS),
/* harmony export */   JkZ: () => (/* binding */ isOutage),
/* harmony export */   K$9: () => (/* binding */ knownNames),
/* harmony export */   KfR: () => (/* binding */ readProcess),
/* harmony export */   Kwk: () => (/* binding */ globMatcher),
/* harmony export */   LF8: () => (/* binding */ layLayer),
/* harmony export */   LPj: () => (/* binding */ noExcerpt),
/* harmony export */   Lur: () => (/* binding */ stallRules),
/* harmony export */   MHH: () => (/* binding */ readOwner),
/* harmony export */   MSh: () => (/* binding */ readProcessTable),
/* harmony export */   May: () => (/* binding */ readTail),
/* harmony export */   Mwq: () => (/* binding */ readPolicy),
/* harmony export */   N6c: () => (/* binding */ readPrd),
/* harmony export */   NEN: () => (/* binding */ storyTexts),
/* harmony export */   OHT: () => (/* binding */ noExtras),
/* harmony export */   OL$: () => (/* binding */ quote),
/* harmony export */   ORr: () => (/* binding */ oneLine),
/* harmony export */   OXt: () => (/* binding */ isDotGit),
/* harmony export */   PVe: () => (/* binding */ commandProblem),
/* harmony export */   PcZ: () => (/* binding */ findPrograms),
/* harmony export */   PzJ: () => (/* binding */ failed3),
/* harmony export */   Q3M: () => (/* binding */ startAt),
/* harmony export */   QOB: () => (/* binding */ linkMode),
/* harmony export */   Qw3: () => (/* binding */ readPartly),
/* harmony export */   RyP: () => (/* binding */ tryLast),
/* harmony export */   S6G: () => (/* binding */ rawOf),
/* harmony export */   S91: () => (/* binding */ holdRung),
/* harmony export */   S9V: () => (/* binding */ entryNames),
/* harmony export */   SZ1: () => (/* binding */ refused),
/* harmony export */   Snl: () => (/* binding */ namedCriteria),
/* harmony export */   TIM: () => (/* binding */ connect),
/* harmony export */   TL4: () => (/* binding */ meantMessage),
/* harmony export */   TZ4: () => (/* binding */ askRun),
/* harmony export */   Tbl: () => (/* binding */ trackTree),
/* harmony export */   TkH: () => (/* binding */ inside),
/* harmony export */   UI5: () => (/* binding */ perText),
/* harmony export */   UIz: () => (/* binding */ accept),
/* harmony export */   UoD: () => (/* binding */ refuseEarly),
/* harmony export */   Uy9: () => (/* binding */ utf8Length),
/* harmony export */   VFY: () => (/* binding */ openRepository),
/* harmony export */   Vnm: () => (/* binding */ forCell),
/* harmony export */   W1M: () => (/* binding */ editDistance),
/* harmony export */   WAH: () => (/* binding */ GATE_NAME),
/* harmony export */   WNK: () => (/* binding */ supervise),
/* harmony export */   Wgy: () => (/* binding */ removeGently),
/* harmony export */   WtN: () => (/* binding */ worked),
/* harmony export */   Wtz: () => (/* binding */ parseDuration),
/* harmony export */   XYF: () => (/* binding */ borrow),
/* harmony export */   Xo: () => (/* binding */ MARKER_NAME),
/* harmony export */   YfY: () => (/* binding */ readLast),
/* harmony export */   Yqp: () => (/* binding */ tellingPaths),
/* harmony export */   YtO: () => (/* binding */ joinPath),
/* harmony export */   YzE: () => (/* binding */ quote2),
/* harmony export */   Z3R: () => (/* binding */ encodeStats),
/* harmony export */   ZEw: () => (/* binding */ membersOf),
/* harmony export */   Zxr: () => (/* binding */ withAccess),
/* harmony export */   aiQ: () => (/* binding */ SETTINGS),
/* harmony export */   aoD: () => (/* binding */ isStartWaiting),
/* harmony export */   b5l: () => (/* binding */ rm),
/* harmony export */   b5t: () => (/* binding */ slug),
/* harmony export */   cZp: () => (/* binding */ parseChoice),
/* harmony export */   dLl: () => (/* binding */ isFullRef),
/* harmony export */   dMl: () => (/* binding */ parseBoolean),
/* harmony export */   dOU: () => (/* binding */ emptyOutputs),
/* harmony export */   dSQ: () => (/* binding */ openBreather),
/* harmony export */   dV6: () => (/* binding */ conversationEnded),
/* harmony export */   ejO: () => (/* binding */ remedyOf),
/* harmony export */   evV: () => (/* binding */ parentOf),
/* harmony export */   fmC: () => (/* binding */ beginProbe),
/* harmony export */   gO4: () => (/* binding */ encodePath),
/* harmony export */   gZ3: () => (/* binding */ startWorkflow),
/* harmony export */   gan: () => (/* binding */ prefixAt),
/* harmony export */   ggP: () => (/* binding */ outputsOf),
/* harmony export */   gl9: () => (/* binding */ byteLength),
/* harmony export */   h2S: () => (/* binding */ stallOf),
/* harmony export */   h8f: () => (/* binding */ CRITERIA_GATE),
/* harmony export */   hIR: () => (/* binding */ forCommitMessage),
/* harmony export */   i0Z: () => (/* binding */ branchName),
/* harmony export */   iHk: () => (/* binding */ objectivePrd),
/* harmony export */   iKS: () => (/* binding */ modeOf),
/* harmony export */   iRz: () => (/* binding */ stampLayer),
/* harmony export */   ipA: () => (/* binding */ renameInto),
/* harmony export */   jgr: () => (/* binding */ hash8),
/* harmony export */   jj7: () => (/* binding */ criteriaTexts),
/* harmony export */   kdh: () => (/* binding */ makePlan),
/* harmony export */   la2: () => (/* binding */ nearest),
/* harmony export */   ljg: () => (/* binding */ parseIndex),
/* harmony export */   lne: () => (/* binding */ oppositeWord),
/* harmony export */   loS: () => (/* binding */ chooseIsolation),
/* harmony export */   mDX: () => (/* binding */ strip),
/* harmony export */   mI3: () => (/* binding */ cut),
/* harmony export */   mPs: () => (/* binding */ rowOf),
/* harmony export */   mx2: () => (/* binding */ configError),
/* harmony export */   nZ_: () => (/* binding */ parseCommand),
/* harmony export */   n_q: () => (/* binding */ splitNames),
/* harmony export */   nvX: () => (/* binding */ readAt),
/* harmony export */   o9e: () => (/* binding */ settingNamed),
/* harmony export */   oA8: () => (/* binding */ environmentBroken),
/* harmony export */   oPx: () => (/* binding */ monotonicMs),
/* harmony export */   oSh: () => (/* binding */ submoduleMode),
/* harmony export */   ofu: () => (/* binding */ interrupted),
/* harmony export */   oiT: () => (/* binding */ promiseOf),
/* harmony export */   opr: () => (/* binding */ partsOf),
/* harmony export */   pJu: () => (/* binding */ readWhole),
/* harmony export */   pJw: () => (/* binding */ fenced),
/* harmony export */   pTO: () => (/* binding */ HIDDEN),
/* harmony export */   r51: () => (/* binding */ parseGlobs),
/* harmony export */   r8L: () => (/* binding */ systemClock),
/* harmony export */   r8p: () => (/* binding */ judgeOwner),
/* harmony export */   rvc: () => (/* binding */ askedObjective),
/* harmony export */   rwC: () => (/* binding */ runStep),
/* harmony export */   sTe: () => (/* binding */ copyContent),
/* harmony export */   sbm: () => (/* binding */ plain),
/* harmony export */   tKr: () => (/* binding */ tapeOfStory),
/* harmony export */   tfA: () => (/* binding */ storedContents),
/* harmony export */   tkE: () => (/* binding */ objectiveOf),
/* harmony export */   to7: () => (/* binding */ blocks),
/* harmony export */   u5i: () => (/* binding */ readMarker),
/* harmony export */   uaR: () => (/* binding */ findStart),
/* harmony export */   uqA: () => (/* binding */ storeContent),
/* harmony export */   vDr: () => (/* binding */ unstopped),
/* harmony export */   vFX: () => (/* binding */ judgeHalt),
/* harmony export */   vFo: () => (/* binding */ halts),
/* harmony export */   ve2: () => (/* binding */ askPull),
/* harmony export */   wc3: () => (/* binding */ measured),
/* harmony export */   wg6: () => (/* binding */ readIndex),
/* harmony export */   wr3: () => (/* binding */ hashObject),
/* harmony export */   x_K: () => (/* binding */ listFolder),
/* harmony export */   xjB: () => (/* binding */ readTriggers),
/* harmony export */   xjC: () => (/* binding */ inputsFromEnvironment),
/* harmony export */   yKB: () => (/* binding */ forPromptRendered),
/* harmony export */   yRH: () => (/* binding */ kindAt),
/* harmony export */   yRN: () => (/* binding */ cannotGoOn),
/* harmony export */   yRf: () => (/* binding */ pointerOf),
/* harmony export */   yy: () => (/* binding */ checkCall),
/* harmony export */   z2k: () => (/* binding */ isLater),
/* harmony export */   zMs: () => (/* binding */ submodulePaths),
/* harmony export */   zgM: () => (/* binding */ killRemaining),
/* harmony export */   znF: () => (/* binding */ foldersAbove)
/* harmony export */ });
/* harmony import */ var node_path_posix__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3916);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var _layer_0_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9142);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7598);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8500);
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1421);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7975);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8522);
var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

// node_modules/picomatch/lib/constants.js
var require_constants = __commonJS({
  "node_modules/picomatch/lib/constants.js"(exports, module) {
    "use strict";
    var WIN_SLASH = "\\\\/";
    var WIN_NO_SLASH = `[^${WIN_SLASH}]`;
    var DEFAULT_MAX_EXTGLOB_RECURSION = 0;
    var DOT_LITERAL = "\\.";
    var PLUS_LITERAL = "\\+";
    var QMARK_LITERAL = "\\?";
    var SLASH_LITERAL = "\\/";
    var ONE_CHAR = "(?=.)";
    var QMARK = "[^/]";
    var END_ANCHOR = `(?:${SLASH_LITERAL}|$)`;
    var START_ANCHOR = `(?:^|${SLASH_LITERAL})`;
    var DOTS_SLASH = `${DOT_LITERAL}{1,2}${END_ANCHOR}`;
    var NO_DOT = `(?!${DOT_LITERAL})`;
    var NO_DOTS = `(?!${START_ANCHOR}${DOTS_SLASH})`;
    var NO_DOT_SLASH = `(?!${DOT_LITERAL}{0,1}${END_ANCHOR})`;
    var NO_DOTS_SLASH = `(?!${DOTS_SLASH})`;
    var QMARK_NO_DOT = `[^.${SLASH_LITERAL}]`;
    var STAR = `${QMARK}*?`;
    var SEP = "/";
    var POSIX_CHARS = {
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
    var WINDOWS_CHARS = {
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
      SEP: "\\"
    };
    var POSIX_REGEX_SOURCE = {
      __proto__: null,
      alnum: "a-zA-Z0-9",
      alpha: "a-zA-Z",
      ascii: "\\x00-\\x7F",
      blank: " \\t",
      cntrl: "\\x00-\\x1F\\x7F",
      digit: "0-9",
      graph: "\\x21-\\x7E",
      lower: "a-z",
      print: "\\x20-\\x7E ",
      punct: "\\-!\"#$%&'()\\*+,./:;<=>?@[\\]^_`{|}~",
      space: " \\t\\r\\n\\v\\f",
      upper: "A-Z",
      word: "A-Za-z0-9_",
      xdigit: "A-Fa-f0-9"
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
        "***": "*",
        "**/**": "**",
        "**/**/**": "**"
      },
      // Digits
      CHAR_0: 48,
      /* 0 */
      CHAR_9: 57,
      /* 9 */
      // Alphabet chars.
      CHAR_UPPERCASE_A: 65,
      /* A */
      CHAR_LOWERCASE_A: 97,
      /* a */
      CHAR_UPPERCASE_Z: 90,
      /* Z */
      CHAR_LOWERCASE_Z: 122,
      /* z */
      CHAR_LEFT_PARENTHESES: 40,
      /* ( */
      CHAR_RIGHT_PARENTHESES: 41,
      /* ) */
      CHAR_ASTERISK: 42,
      /* * */
      // Non-alphabetic chars.
      CHAR_AMPERSAND: 38,
      /* & */
      CHAR_AT: 64,
      /* @ */
      CHAR_BACKWARD_SLASH: 92,
      /* \ */
      CHAR_CARRIAGE_RETURN: 13,
      /* \r */
      CHAR_CIRCUMFLEX_ACCENT: 94,
      /* ^ */
      CHAR_COLON: 58,
      /* : */
      CHAR_COMMA: 44,
      /* , */
      CHAR_DOT: 46,
      /* . */
      CHAR_DOUBLE_QUOTE: 34,
      /* " */
      CHAR_EQUAL: 61,
      /* = */
      CHAR_EXCLAMATION_MARK: 33,
      /* ! */
      CHAR_FORM_FEED: 12,
      /* \f */
      CHAR_FORWARD_SLASH: 47,
      /* / */
      CHAR_GRAVE_ACCENT: 96,
      /* ` */
      CHAR_HASH: 35,
      /* # */
      CHAR_HYPHEN_MINUS: 45,
      /* - */
      CHAR_LEFT_ANGLE_BRACKET: 60,
      /* < */
      CHAR_LEFT_CURLY_BRACE: 123,
      /* { */
      CHAR_LEFT_SQUARE_BRACKET: 91,
      /* [ */
      CHAR_LINE_FEED: 10,
      /* \n */
      CHAR_NO_BREAK_SPACE: 160,
      /* \u00A0 */
      CHAR_PERCENT: 37,
      /* % */
      CHAR_PLUS: 43,
      /* + */
      CHAR_QUESTION_MARK: 63,
      /* ? */
      CHAR_RIGHT_ANGLE_BRACKET: 62,
      /* > */
      CHAR_RIGHT_CURLY_BRACE: 125,
      /* } */
      CHAR_RIGHT_SQUARE_BRACKET: 93,
      /* ] */
      CHAR_SEMICOLON: 59,
      /* ; */
      CHAR_SINGLE_QUOTE: 39,
      /* ' */
      CHAR_SPACE: 32,
      /*   */
      CHAR_TAB: 9,
      /* \t */
      CHAR_UNDERSCORE: 95,
      /* _ */
      CHAR_VERTICAL_LINE: 124,
      /* | */
      CHAR_ZERO_WIDTH_NOBREAK_SPACE: 65279,
      /* \uFEFF */
      /**
       * Create EXTGLOB_CHARS
       */
      extglobChars(chars) {
        return {
          "!": { type: "negate", open: "(?:(?!(?:", close: `))${chars.STAR})` },
          "?": { type: "qmark", open: "(?:", close: ")?" },
          "+": { type: "plus", open: "(?:", close: ")+" },
          "*": { type: "star", open: "(?:", close: ")*" },
          "@": { type: "at", open: "(?:", close: ")" }
        };
      },
      /**
       * Create GLOB_CHARS
       */
      globChars(win32) {
        return win32 === true ? WINDOWS_CHARS : POSIX_CHARS;
      }
    };
  }
});

// node_modules/picomatch/lib/utils.js
var require_utils = __commonJS({
  "node_modules/picomatch/lib/utils.js"(exports) {
    "use strict";
    var {
      REGEX_BACKSLASH,
      REGEX_REMOVE_BACKSLASH,
      REGEX_SPECIAL_CHARS,
      REGEX_SPECIAL_CHARS_GLOBAL
    } = require_constants();
    exports.isObject = (val) => val !== null && typeof val === "object" && !Array.isArray(val);
    exports.hasRegexChars = (str) => REGEX_SPECIAL_CHARS.test(str);
    exports.isRegexChar = (str) => str.length === 1 && exports.hasRegexChars(str);
    exports.escapeRegex = (str) => str.replace(REGEX_SPECIAL_CHARS_GLOBAL, "\\$1");
    exports.toPosixSlashes = (str) => str.replace(REGEX_BACKSLASH, "/");
    exports.isWindows = () => {
      if (typeof navigator !== "undefined" && navigator.platform) {
        const platform = navigator.platform.toLowerCase();
        return platform === "win32" || platform === "windows";
      }
      if (typeof process !== "undefined" && process.platform) {
        return process.platform === "win32";
      }
      return false;
    };
    exports.removeBackslashes = (str) => {
      return str.replace(REGEX_REMOVE_BACKSLASH, (match) => {
        return match === "\\" ? "" : match;
      });
    };
    exports.escapeLast = (input, char, lastIdx) => {
      const idx = input.lastIndexOf(char, lastIdx);
      if (idx === -1) return input;
      if (input[idx - 1] === "\\") return exports.escapeLast(input, char, idx - 1);
      return `${input.slice(0, idx)}\\${input.slice(idx)}`;
    };
    exports.removePrefix = (input, state = {}) => {
      let output = input;
      if (output.startsWith("./")) {
        output = output.slice(2);
        state.prefix = "./";
      }
      return output;
    };
    exports.wrapOutput = (input, state = {}, options2 = {}) => {
      const prepend = options2.contains ? "" : "^";
      const append = options2.contains ? "" : "$";
      let output = `${prepend}(?:${input})${append}`;
      if (state.negated === true) {
        output = `(?:^(?!${output}).*$)`;
      }
      return output;
    };
    exports.basename = (path, { windows } = {}) => {
      const segs = path.split(windows ? /[\\/]/ : "/");
      const last = segs[segs.length - 1];
      if (last === "") {
        return segs[segs.length - 2];
      }
      return last;
    };
  }
});

// node_modules/picomatch/lib/scan.js
var require_scan = __commonJS({
  "node_modules/picomatch/lib/scan.js"(exports, module) {
    "use strict";
    var utils = require_utils();
    var {
      CHAR_ASTERISK,
      /* * */
      CHAR_AT,
      /* @ */
      CHAR_BACKWARD_SLASH,
      /* \ */
      CHAR_COMMA,
      /* , */
      CHAR_DOT,
      /* . */
      CHAR_EXCLAMATION_MARK,
      /* ! */
      CHAR_FORWARD_SLASH,
      /* / */
      CHAR_LEFT_CURLY_BRACE,
      /* { */
      CHAR_LEFT_PARENTHESES,
      /* ( */
      CHAR_LEFT_SQUARE_BRACKET,
      /* [ */
      CHAR_PLUS,
      /* + */
      CHAR_QUESTION_MARK,
      /* ? */
      CHAR_RIGHT_CURLY_BRACE,
      /* } */
      CHAR_RIGHT_PARENTHESES,
      /* ) */
      CHAR_RIGHT_SQUARE_BRACKET
      /* ] */
    } = require_constants();
    var isPathSeparator = (code) => {
      return code === CHAR_FORWARD_SLASH || code === CHAR_BACKWARD_SLASH;
    };
    var depth = (token) => {
      if (token.isPrefix !== true) {
        token.depth = token.isGlobstar ? Infinity : 1;
      }
    };
    var scan = (input, options2) => {
      const opts = options2 || {};
      const length = input.length - 1;
      const scanToEnd = opts.parts === true || opts.tokens === true || opts.scanToEnd === true;
      const slashes = [];
      const tokens = [];
      const parts = [];
      let str = input;
      let index = -1;
      let start2 = 0;
      let lastIndex = 0;
      let isBrace = false;
      let isBracket = false;
      let isGlob2 = false;
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
      let token = { value: "", depth: 0, isGlob: false };
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
              isGlob2 = token.isGlob = true;
              finished = true;
              if (scanToEnd === true) {
                continue;
              }
              break;
            }
            if (braceEscaped !== true && code === CHAR_COMMA) {
              isBrace = token.isBrace = true;
              isGlob2 = token.isGlob = true;
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
          token = { value: "", depth: 0, isGlob: false };
          if (finished === true) continue;
          if (prev === CHAR_DOT && index === start2 + 1) {
            start2 += 2;
            continue;
          }
          lastIndex = index + 1;
          continue;
        }
        if (opts.noext !== true) {
          const isExtglobChar = code === CHAR_PLUS || code === CHAR_AT || code === CHAR_ASTERISK || code === CHAR_QUESTION_MARK || code === CHAR_EXCLAMATION_MARK;
          if (isExtglobChar === true && peek() === CHAR_LEFT_PARENTHESES) {
            isGlob2 = token.isGlob = true;
            isExtglob = token.isExtglob = true;
            finished = true;
            if (code === CHAR_EXCLAMATION_MARK && index === start2) {
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
          isGlob2 = token.isGlob = true;
          finished = true;
          if (scanToEnd === true) {
            continue;
          }
          break;
        }
        if (code === CHAR_QUESTION_MARK) {
          isGlob2 = token.isGlob = true;
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
              isGlob2 = token.isGlob = true;
              finished = true;
              break;
            }
          }
          if (scanToEnd === true) {
            continue;
          }
          break;
        }
        if (opts.nonegate !== true && code === CHAR_EXCLAMATION_MARK && index === start2) {
          negated = token.negated = true;
          start2++;
          continue;
        }
        if (opts.noparen !== true && code === CHAR_LEFT_PARENTHESES) {
          isGlob2 = token.isGlob = true;
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
        if (isGlob2 === true) {
          finished = true;
          if (scanToEnd === true) {
            continue;
          }
          break;
        }
      }
      if (opts.noext === true) {
        isExtglob = false;
        isGlob2 = false;
      }
      let base = str;
      let prefix = "";
      let glob = "";
      if (start2 > 0) {
        prefix = str.slice(0, start2);
        str = str.slice(start2);
        lastIndex -= start2;
      }
      if (base && isGlob2 === true && lastIndex > 0) {
        base = str.slice(0, lastIndex);
        glob = str.slice(lastIndex);
      } else if (isGlob2 === true) {
        base = "";
        glob = str;
      } else {
        base = str;
      }
      if (base && base !== "" && base !== "/" && base !== str) {
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
        start: start2,
        base,
        glob,
        isBrace,
        isBracket,
        isGlob: isGlob2,
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
          const n2 = prevIndex !== void 0 ? prevIndex + 1 : start2;
          const i = slashes[idx];
          const value2 = input.slice(n2, i);
          if (opts.tokens) {
            if (idx === 0 && start2 !== 0) {
              tokens[idx].isPrefix = true;
              tokens[idx].value = prefix;
            } else {
              tokens[idx].value = value2;
            }
            depth(tokens[idx]);
            state.maxDepth += tokens[idx].depth;
          }
          if (i >= start2) {
            parts.push(value2);
            prevIndex = i;
          }
        }
        const n = prevIndex !== void 0 ? prevIndex + 1 : start2;
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
  }
});

// node_modules/picomatch/lib/parse.js
var require_parse = __commonJS({
  "node_modules/picomatch/lib/parse.js"(exports, module) {
    "use strict";
    var constants9 = require_constants();
    var utils = require_utils();
    var {
      MAX_LENGTH: MAX_LENGTH2,
      POSIX_REGEX_SOURCE,
      REGEX_NON_SPECIAL_CHARS,
      REGEX_SPECIAL_CHARS_BACKREF,
      REPLACEMENTS
    } = constants9;
    var expandRange = (args, options2) => {
      if (typeof options2.expandRange === "function") {
        return options2.expandRange(...args, options2);
      }
      args.sort();
      const value = `[${args.join("-")}]`;
      try {
        new RegExp(value);
      } catch (ex) {
        return args.map((v) => utils.escapeRegex(v)).join("..");
      }
      return value;
    };
    var syntaxError = (type, char) => {
      return `Missing ${type}: "${char}" - use "\\\\${char}" to match literal characters`;
    };
    var splitTopLevel = (input) => {
      const parts = [];
      let bracket = 0;
      let paren = 0;
      let quote3 = 0;
      let value = "";
      let escaped = false;
      for (const ch of input) {
        if (escaped === true) {
          value += ch;
          escaped = false;
          continue;
        }
        if (ch === "\\") {
          value += ch;
          escaped = true;
          continue;
        }
        if (ch === '"') {
          quote3 = quote3 === 1 ? 0 : 1;
          value += ch;
          continue;
        }
        if (quote3 === 0) {
          if (ch === "[") {
            bracket++;
          } else if (ch === "]" && bracket > 0) {
            bracket--;
          } else if (bracket === 0) {
            if (ch === "(") {
              paren++;
            } else if (ch === ")" && paren > 0) {
              paren--;
            } else if (ch === "|" && paren === 0) {
              parts.push(value);
              value = "";
              continue;
            }
          }
        }
        value += ch;
      }
      parts.push(value);
      return parts;
    };
    var isPlainBranch = (branch) => {
      let escaped = false;
      for (const ch of branch) {
        if (escaped === true) {
          escaped = false;
          continue;
        }
        if (ch === "\\") {
          escaped = true;
          continue;
        }
        if (/[?*+@!()[\]{}]/.test(ch)) {
          return false;
        }
      }
      return true;
    };
    var normalizeSimpleBranch = (branch) => {
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
      return value.replace(/\\(.)/g, "$1");
    };
    var hasRepeatedCharPrefixOverlap = (branches) => {
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
    var parseRepeatedExtglob = (pattern, requireEnd = true) => {
      if (pattern[0] !== "+" && pattern[0] !== "*" || pattern[1] !== "(") {
        return;
      }
      let bracket = 0;
      let paren = 0;
      let quote3 = 0;
      let escaped = false;
      for (let i = 1; i < pattern.length; i++) {
        const ch = pattern[i];
        if (escaped === true) {
          escaped = false;
          continue;
        }
        if (ch === "\\") {
          escaped = true;
          continue;
        }
        if (ch === '"') {
          quote3 = quote3 === 1 ? 0 : 1;
          continue;
        }
        if (quote3 === 1) {
          continue;
        }
        if (ch === "[") {
          bracket++;
          continue;
        }
        if (ch === "]" && bracket > 0) {
          bracket--;
          continue;
        }
        if (bracket > 0) {
          continue;
        }
        if (ch === "(") {
          paren++;
          continue;
        }
        if (ch === ")") {
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
    var buildCharClassStar = (chars) => {
      const source = chars.length === 1 ? utils.escapeRegex(chars[0]) : `[${chars.map((ch) => utils.escapeRegex(ch)).join("")}]`;
      return `${source}*`;
    };
    var getStarExtglobSequenceChars = (pattern) => {
      let index = 0;
      const chars = [];
      while (index < pattern.length) {
        const match = parseRepeatedExtglob(pattern.slice(index), false);
        if (!match || match.type !== "*") {
          return;
        }
        const branches = splitTopLevel(match.body).map((branch2) => branch2.trim());
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
    var repeatedExtglobRecursion = (pattern) => {
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
    var analyzeRepeatedExtglob = (body, options2) => {
      if (options2.maxExtglobRecursion === false) {
        return { risky: false };
      }
      const max = typeof options2.maxExtglobRecursion === "number" ? options2.maxExtglobRecursion : constants9.DEFAULT_MAX_EXTGLOB_RECURSION;
      const branches = splitTopLevel(body).map((branch) => branch.trim());
      if (branches.length > 1) {
        if (branches.some((branch) => branch === "") || branches.some((branch) => /^[*?]+$/.test(branch)) || hasRepeatedCharPrefixOverlap(branches)) {
          return { risky: true };
        }
      }
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
        const literal3 = normalizeSimpleBranch(branch);
        if (literal3 && literal3.length === 1) {
          safeChars.push(literal3);
          continue;
        }
        combinable = false;
        if (repeatedExtglobRecursion(branch) > max) {
          return { risky: true };
        }
      }
      if (sawStarSequence) {
        return combinable ? { risky: true, safeOutput: buildCharClassStar([...new Set(safeChars)]) } : { risky: true };
      }
      return { risky: false };
    };
    var parse3 = (input, options2) => {
      if (typeof input !== "string") {
        throw new TypeError("Expected a string");
      }
      input = REPLACEMENTS[input] || input;
      const opts = { ...options2 };
      const max = typeof opts.maxLength === "number" ? Math.min(MAX_LENGTH2, opts.maxLength) : MAX_LENGTH2;
      let len = input.length;
      if (len > max) {
        throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
      }
      const bos = { type: "bos", value: "", output: opts.prepend || "" };
      const tokens = [bos];
      const capture = opts.capture ? "" : "?:";
      const PLATFORM_CHARS = constants9.globChars(opts.windows);
      const EXTGLOB_CHARS = constants9.extglobChars(PLATFORM_CHARS);
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
      const globstar = (opts2) => {
        return `(${capture}(?:(?!${START_ANCHOR}${opts2.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
      };
      const nodot = opts.dot ? "" : NO_DOT;
      const qmarkNoDot = opts.dot ? QMARK : QMARK_NO_DOT;
      let star = opts.bash === true ? globstar(opts) : STAR;
      if (opts.capture) {
        star = `(${star})`;
      }
      if (typeof opts.noext === "boolean") {
        opts.noextglob = opts.noext;
      }
      const state = {
        input,
        index: -1,
        start: 0,
        dot: opts.dot === true,
        consumed: "",
        output: "",
        prefix: "",
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
      const eos = () => state.index === len - 1;
      const peek = state.peek = (n = 1) => input[state.index + n];
      const advance = state.advance = () => input[++state.index] || "";
      const remaining = () => input.slice(state.index + 1);
      const consume = (value2 = "", num = 0) => {
        state.consumed += value2;
        state.index += num;
      };
      const append = (token) => {
        state.output += token.output != null ? token.output : token.value;
        consume(token.value);
      };
      const negate = () => {
        let count = 1;
        while (peek() === "!" && (peek(2) !== "(" || peek(3) === "?")) {
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
      const increment = (type) => {
        state[type]++;
        stack.push(type);
      };
      const decrement = (type) => {
        state[type]--;
        stack.pop();
      };
      const push = (tok) => {
        if (prev.type === "globstar") {
          const isBrace = state.braces > 0 && (tok.type === "comma" || tok.type === "brace");
          const isExtglob = tok.extglob === true || extglobs.length && (tok.type === "pipe" || tok.type === "paren");
          if (tok.type !== "slash" && tok.type !== "paren" && !isBrace && !isExtglob) {
            state.output = state.output.slice(0, -prev.output.length);
            prev.type = "star";
            prev.value = "*";
            prev.output = star;
            state.output += prev.output;
          }
        }
        if (extglobs.length && tok.type !== "paren") {
          extglobs[extglobs.length - 1].inner += tok.value;
        }
        if (tok.value || tok.output) append(tok);
        if (prev && prev.type === "text" && tok.type === "text") {
          prev.output = (prev.output || prev.value) + tok.value;
          prev.value += tok.value;
          return;
        }
        tok.prev = prev;
        tokens.push(tok);
        prev = tok;
      };
      const extglobOpen = (type, value2) => {
        const token = { ...EXTGLOB_CHARS[value2], conditions: 1, inner: "" };
        token.prev = prev;
        token.parens = state.parens;
        token.output = state.output;
        token.startIndex = state.index;
        token.tokensIndex = tokens.length;
        const output = (opts.capture ? "(" : "") + token.open;
        increment("parens");
        push({ type, value: value2, output: state.output ? "" : ONE_CHAR });
        push({ type: "paren", extglob: true, value: advance(), output });
        extglobs.push(token);
      };
      const extglobClose = (token) => {
        const literal3 = input.slice(token.startIndex, state.index + 1);
        const body = input.slice(token.startIndex + 2, state.index);
        const analysis = analyzeRepeatedExtglob(body, opts);
        if ((token.type === "plus" || token.type === "star") && analysis.risky) {
          const safeOutput = analysis.safeOutput ? (token.output ? "" : ONE_CHAR) + (opts.capture ? `(${analysis.safeOutput})` : analysis.safeOutput) : void 0;
          const open2 = tokens[token.tokensIndex];
          open2.type = "text";
          open2.value = literal3;
          open2.output = safeOutput || utils.escapeRegex(literal3);
          for (let i = token.tokensIndex + 1; i < tokens.length; i++) {
            tokens[i].value = "";
            tokens[i].output = "";
            delete tokens[i].suffix;
          }
          state.output = token.output + open2.output;
          state.backtrack = true;
          push({ type: "paren", extglob: true, value, output: "" });
          decrement("parens");
          return;
        }
        let output = token.close + (opts.capture ? ")" : "");
        let rest;
        if (token.type === "negate") {
          let extglobStar = star;
          if (token.inner && token.inner.length > 1 && token.inner.includes("/")) {
            extglobStar = globstar(opts);
          }
          if (extglobStar !== star || eos() || /^\)+$/.test(remaining())) {
            output = token.close = `)$))${extglobStar}`;
          }
          if (token.inner.includes("*") && (rest = remaining()) && /^\.[^\\/.]+$/.test(rest)) {
            const expression = parse3(rest, { ...options2, fastpaths: false }).output;
            output = token.close = `)${expression})${extglobStar})`;
          }
          if (token.prev.type === "bos") {
            state.negatedExtglob = true;
          }
        }
        push({ type: "paren", extglob: true, value, output });
        decrement("parens");
      };
      if (opts.fastpaths !== false && !/(^[*!]|[/()[\]{}"])/.test(input)) {
        let backslashes = false;
        let output = input.replace(REGEX_SPECIAL_CHARS_BACKREF, (m, esc, chars, first, rest, index) => {
          if (first === "\\") {
            backslashes = true;
            return m;
          }
          if (first === "?") {
            if (esc) {
              return esc + first + (rest ? QMARK.repeat(rest.length) : "");
            }
            if (index === 0) {
              return qmarkNoDot + (rest ? QMARK.repeat(rest.length) : "");
            }
            return QMARK.repeat(chars.length);
          }
          if (first === ".") {
            return DOT_LITERAL.repeat(chars.length);
          }
          if (first === "*") {
            if (esc) {
              return esc + first + (rest ? star : "");
            }
            return star;
          }
          return esc ? m : `\\${m}`;
        });
        if (backslashes === true) {
          if (opts.unescape === true) {
            output = output.replace(/\\/g, "");
          } else {
            output = output.replace(/\\+/g, (m) => {
              return m.length % 2 === 0 ? "\\\\" : m ? "\\" : "";
            });
          }
        }
        if (output === input && opts.contains === true) {
          state.output = input;
          return state;
        }
        state.output = utils.wrapOutput(output, state, options2);
        return state;
      }
      while (!eos()) {
        value = advance();
        if (value === "\0") {
          continue;
        }
        if (value === "\\") {
          const next = peek();
          if (next === "/" && opts.bash !== true) {
            continue;
          }
          if (next === "." || next === ";") {
            continue;
          }
          if (!next) {
            value += "\\";
            push({ type: "text", value });
            continue;
          }
          const match = /^\\+/.exec(remaining());
          let slashes = 0;
          if (match && match[0].length > 2) {
            slashes = match[0].length;
            state.index += slashes;
            if (slashes % 2 !== 0) {
              value += "\\";
            }
          }
          if (opts.unescape === true) {
            value = advance();
          } else {
            value += advance();
          }
          if (state.brackets === 0) {
            push({ type: "text", value });
            continue;
          }
        }
        if (state.brackets > 0 && (value !== "]" || prev.value === "[" || prev.value === "[^")) {
          if (opts.posix !== false && value === ":") {
            const inner = prev.value.slice(1);
            if (inner.includes("[")) {
              prev.posix = true;
              if (inner.includes(":")) {
                const idx = prev.value.lastIndexOf("[");
                const pre = prev.value.slice(0, idx);
                const rest2 = prev.value.slice(idx + 2);
                const posix = POSIX_REGEX_SOURCE[rest2];
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
          if (value === "[" && peek() !== ":" || value === "-" && peek() === "]") {
            value = `\\${value}`;
          }
          if (value === "]" && (prev.value === "[" || prev.value === "[^")) {
            value = `\\${value}`;
          }
          if (opts.posix === true && value === "!" && prev.value === "[") {
            value = "^";
          }
          prev.value += value;
          append({ value });
          continue;
        }
        if (state.quotes === 1 && value !== '"') {
          value = utils.escapeRegex(value);
          prev.value += value;
          append({ value });
          continue;
        }
        if (value === '"') {
          state.quotes = state.quotes === 1 ? 0 : 1;
          if (opts.keepQuotes === true) {
            push({ type: "text", value });
          }
          continue;
        }
        if (value === "(") {
          increment("parens");
          push({ type: "paren", value });
          continue;
        }
        if (value === ")") {
          if (state.parens === 0 && opts.strictBrackets === true) {
            throw new SyntaxError(syntaxError("opening", "("));
          }
          const extglob = extglobs[extglobs.length - 1];
          if (extglob && state.parens === extglob.parens + 1) {
            extglobClose(extglobs.pop());
            continue;
          }
          push({ type: "paren", value, output: state.parens ? ")" : "\\)" });
          decrement("parens");
          continue;
        }
        if (value === "[") {
          if (opts.nobracket === true || !remaining().includes("]")) {
            if (opts.nobracket !== true && opts.strictBrackets === true) {
              throw new SyntaxError(syntaxError("closing", "]"));
            }
            value = `\\${value}`;
          } else {
            increment("brackets");
          }
          push({ type: "bracket", value });
          continue;
        }
        if (value === "]") {
          if (opts.nobracket === true || prev && prev.type === "bracket" && prev.value.length === 1) {
            push({ type: "text", value, output: `\\${value}` });
            continue;
          }
          if (state.brackets === 0) {
            if (opts.strictBrackets === true) {
              throw new SyntaxError(syntaxError("opening", "["));
            }
            push({ type: "text", value, output: `\\${value}` });
            continue;
          }
          decrement("brackets");
          const prevValue = prev.value.slice(1);
          if (prev.posix !== true && prevValue[0] === "^" && !prevValue.includes("/")) {
            value = `/${value}`;
          }
          prev.value += value;
          append({ value });
          if (opts.literalBrackets === false || utils.hasRegexChars(prevValue)) {
            continue;
          }
          const escaped = utils.escapeRegex(prev.value);
          state.output = state.output.slice(0, -prev.value.length);
          if (opts.literalBrackets === true) {
            state.output += escaped;
            prev.value = escaped;
            continue;
          }
          prev.value = `(${capture}${escaped}|${prev.value})`;
          state.output += prev.value;
          continue;
        }
        if (value === "{" && opts.nobrace !== true) {
          increment("braces");
          const open2 = {
            type: "brace",
            value,
            output: "(",
            outputIndex: state.output.length,
            tokensIndex: state.tokens.length
          };
          braces.push(open2);
          push(open2);
          continue;
        }
        if (value === "}") {
          const brace = braces[braces.length - 1];
          if (opts.nobrace === true || !brace) {
            push({ type: "text", value, output: value });
            continue;
          }
          let output = ")";
          if (brace.dots === true) {
            const arr = tokens.slice();
            const range = [];
            for (let i = arr.length - 1; i >= 0; i--) {
              tokens.pop();
              if (arr[i].type === "brace") {
                break;
              }
              if (arr[i].type !== "dots") {
                range.unshift(arr[i].value);
              }
            }
            output = expandRange(range, opts);
            state.backtrack = true;
          }
          if (brace.comma !== true && brace.dots !== true) {
            const out = state.output.slice(0, brace.outputIndex);
            const toks = state.tokens.slice(brace.tokensIndex);
            brace.value = brace.output = "\\{";
            value = output = "\\}";
            state.output = out;
            for (const t of toks) {
              state.output += t.output || t.value;
            }
          }
          push({ type: "brace", value, output });
          decrement("braces");
          braces.pop();
          continue;
        }
        if (value === "|") {
          if (extglobs.length > 0) {
            extglobs[extglobs.length - 1].conditions++;
          }
          push({ type: "text", value });
          continue;
        }
        if (value === ",") {
          let output = value;
          const brace = braces[braces.length - 1];
          if (brace && stack[stack.length - 1] === "braces") {
            brace.comma = true;
            output = "|";
          }
          push({ type: "comma", value, output });
          continue;
        }
        if (value === "/") {
          if (prev.type === "dot" && state.index === state.start + 1) {
            state.start = state.index + 1;
            state.consumed = "";
            state.output = "";
            tokens.pop();
            prev = bos;
            continue;
          }
          push({ type: "slash", value, output: SLASH_LITERAL });
          continue;
        }
        if (value === ".") {
          if (state.braces > 0 && prev.type === "dot") {
            if (prev.value === ".") prev.output = DOT_LITERAL;
            const brace = braces[braces.length - 1];
            prev.type = "dots";
            prev.output += value;
            prev.value += value;
            brace.dots = true;
            continue;
          }
          if (state.braces + state.parens === 0 && prev.type !== "bos" && prev.type !== "slash") {
            push({ type: "text", value, output: DOT_LITERAL });
            continue;
          }
          push({ type: "dot", value, output: DOT_LITERAL });
          continue;
        }
        if (value === "?") {
          const isGroup = prev && prev.value === "(";
          if (!isGroup && opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
            extglobOpen("qmark", value);
            continue;
          }
          if (prev && prev.type === "paren") {
            const next = peek();
            let output = value;
            if (prev.value === "(" && !/[!=<:]/.test(next) || next === "<" && !/<([!=]|\w+>)/.test(remaining())) {
              output = `\\${value}`;
            }
            push({ type: "text", value, output });
            continue;
          }
          if (opts.dot !== true && (prev.type === "slash" || prev.type === "bos")) {
            push({ type: "qmark", value, output: QMARK_NO_DOT });
            continue;
          }
          push({ type: "qmark", value, output: QMARK });
          continue;
        }
        if (value === "!") {
          if (opts.noextglob !== true && peek() === "(") {
            if (peek(2) !== "?" || !/[!=<:]/.test(peek(3))) {
              extglobOpen("negate", value);
              continue;
            }
          }
          if (opts.nonegate !== true && state.index === 0) {
            negate();
            continue;
          }
        }
        if (value === "+") {
          if (opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
            extglobOpen("plus", value);
            continue;
          }
          if (prev && prev.value === "(" || opts.regex === false) {
            push({ type: "plus", value, output: PLUS_LITERAL });
            continue;
          }
          if (prev && (prev.type === "bracket" || prev.type === "paren" || prev.type === "brace") || state.parens > 0) {
            push({ type: "plus", value });
            continue;
          }
          push({ type: "plus", value: PLUS_LITERAL });
          continue;
        }
        if (value === "@") {
          if (opts.noextglob !== true && peek() === "(" && peek(2) !== "?") {
            push({ type: "at", extglob: true, value, output: "" });
            continue;
          }
          push({ type: "text", value });
          continue;
        }
        if (value !== "*") {
          if (value === "$" || value === "^") {
            value = `\\${value}`;
          }
          const match = REGEX_NON_SPECIAL_CHARS.exec(remaining());
          if (match) {
            value += match[0];
            state.index += match[0].length;
          }
          push({ type: "text", value });
          continue;
        }
        if (prev && (prev.type === "globstar" || prev.star === true)) {
          prev.type = "star";
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
          extglobOpen("star", value);
          continue;
        }
        if (prev.type === "star") {
          if (opts.noglobstar === true) {
            consume(value);
            continue;
          }
          const prior = prev.prev;
          const before = prior.prev;
          const isStart = prior.type === "slash" || prior.type === "bos";
          const afterStar = before && (before.type === "star" || before.type === "globstar");
          if (opts.bash === true && (!isStart || rest[0] && rest[0] !== "/")) {
            push({ type: "star", value, output: "" });
            continue;
          }
          const isBrace = state.braces > 0 && (prior.type === "comma" || prior.type === "brace");
          const isExtglob = extglobs.length && (prior.type === "pipe" || prior.type === "paren");
          if (!isStart && prior.type !== "paren" && !isBrace && !isExtglob) {
            push({ type: "star", value, output: "" });
            continue;
          }
          while (rest.slice(0, 3) === "/**") {
            const after = input[state.index + 4];
            if (after && after !== "/") {
              break;
            }
            rest = rest.slice(3);
            consume("/**", 3);
          }
          const isEnd = eos() || state.parens > 0 && rest === ")".repeat(state.parens) && !extglobs.some((extglob) => extglob.type === "negate");
          if (prior.type === "bos" && eos()) {
            prev.type = "globstar";
            prev.value += value;
            prev.output = globstar(opts);
            state.output = prev.output;
            state.globstar = true;
            consume(value);
            continue;
          }
          if (prior.type === "slash" && prior.prev.type !== "bos" && !afterStar && isEnd) {
            state.output = state.output.slice(0, -(prior.output + prev.output).length);
            prior.output = `(?:${prior.output}`;
            prev.type = "globstar";
            prev.output = globstar(opts) + (opts.strictSlashes ? ")" : "|$)");
            prev.value += value;
            state.globstar = true;
            state.output += prior.output + prev.output;
            consume(value);
            continue;
          }
          if (prior.type === "slash" && prior.prev.type !== "bos" && rest[0] === "/") {
            const end = rest[1] !== void 0 ? "|$" : "";
            state.output = state.output.slice(0, -(prior.output + prev.output).length);
            prior.output = `(?:${prior.output}`;
            prev.type = "globstar";
            prev.output = `${globstar(opts)}${SLASH_LITERAL}|${SLASH_LITERAL}${end})`;
            prev.value += value;
            state.output += prior.output + prev.output;
            state.globstar = true;
            consume(value + advance());
            push({ type: "slash", value: "/", output: "" });
            continue;
          }
          if (prior.type === "bos" && rest[0] === "/") {
            prev.type = "globstar";
            prev.value += value;
            prev.output = `(?:^|${SLASH_LITERAL}|${globstar(opts)}${SLASH_LITERAL})`;
            state.output = prev.output;
            state.globstar = true;
            consume(value + advance());
            push({ type: "slash", value: "/", output: "" });
            continue;
          }
          state.output = state.output.slice(0, -prev.output.length);
          prev.type = "globstar";
          prev.output = globstar(opts);
          prev.value += value;
          state.output += prev.output;
          state.globstar = true;
          consume(value);
          continue;
        }
        const token = { type: "star", value, output: star };
        if (opts.bash === true) {
          token.output = ".*?";
          if (prev.type === "bos" || prev.type === "slash") {
            token.output = nodot + token.output;
          }
          push(token);
          continue;
        }
        if (prev && (prev.type === "bracket" || prev.type === "paren") && opts.regex === true) {
          token.output = value;
          push(token);
          continue;
        }
        if (state.index === state.start || prev.type === "slash" || prev.type === "dot") {
          if (prev.type === "dot") {
            state.output += NO_DOT_SLASH;
            prev.output += NO_DOT_SLASH;
          } else if (opts.dot === true) {
            state.output += NO_DOTS_SLASH;
            prev.output += NO_DOTS_SLASH;
          } else {
            state.output += nodot;
            prev.output += nodot;
          }
          if (peek() !== "*") {
            state.output += ONE_CHAR;
            prev.output += ONE_CHAR;
          }
        }
        push(token);
      }
      while (state.brackets > 0) {
        if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", "]"));
        state.output = utils.escapeLast(state.output, "[");
        decrement("brackets");
      }
      while (state.parens > 0) {
        if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", ")"));
        state.output = utils.escapeLast(state.output, "(");
        decrement("parens");
      }
      while (state.braces > 0) {
        if (opts.strictBrackets === true) throw new SyntaxError(syntaxError("closing", "}"));
        state.output = utils.escapeLast(state.output, "{");
        decrement("braces");
      }
      if (opts.strictSlashes !== true && (prev.type === "star" || prev.type === "bracket")) {
        push({ type: "maybe_slash", value: "", output: `${SLASH_LITERAL}?` });
      }
      if (state.backtrack === true) {
        state.output = "";
        for (const token of state.tokens) {
          state.output += token.output != null ? token.output : token.value;
          if (token.suffix) {
            state.output += token.suffix;
          }
        }
      }
      return state;
    };
    parse3.fastpaths = (input, options2) => {
      const opts = { ...options2 };
      const max = typeof opts.maxLength === "number" ? Math.min(MAX_LENGTH2, opts.maxLength) : MAX_LENGTH2;
      const len = input.length;
      if (len > max) {
        throw new SyntaxError(`Input length: ${len}, exceeds maximum allowed length: ${max}`);
      }
      input = REPLACEMENTS[input] || input;
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
      } = constants9.globChars(opts.windows);
      const nodot = opts.dot ? NO_DOTS : NO_DOT;
      const slashDot = opts.dot ? NO_DOTS_SLASH : NO_DOT;
      const capture = opts.capture ? "" : "?:";
      const state = { negated: false, prefix: "" };
      let star = opts.bash === true ? ".*?" : STAR;
      if (opts.capture) {
        star = `(${star})`;
      }
      const globstar = (opts2) => {
        if (opts2.noglobstar === true) return star;
        return `(${capture}(?:(?!${START_ANCHOR}${opts2.dot ? DOTS_SLASH : DOT_LITERAL}).)*?)`;
      };
      const create = (str) => {
        switch (str) {
          case "*":
            return `${nodot}${ONE_CHAR}${star}`;
          case ".*":
            return `${DOT_LITERAL}${ONE_CHAR}${star}`;
          case "*.*":
            return `${nodot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;
          case "*/*":
            return `${nodot}${star}${SLASH_LITERAL}${ONE_CHAR}${slashDot}${star}`;
          case "**":
            return nodot + globstar(opts);
          case "**/*":
            return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${ONE_CHAR}${star}`;
          case "**/*.*":
            return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${slashDot}${star}${DOT_LITERAL}${ONE_CHAR}${star}`;
          case "**/.*":
            return `(?:${nodot}${globstar(opts)}${SLASH_LITERAL})?${DOT_LITERAL}${ONE_CHAR}${star}`;
          default: {
            const match = /^(.*?)\.(\w+)$/.exec(str);
            if (!match) return;
            const source2 = create(match[1]);
            if (!source2) return;
            return source2 + DOT_LITERAL + match[2];
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
    module.exports = parse3;
  }
});

// node_modules/picomatch/lib/picomatch.js
var require_picomatch = __commonJS({
  "node_modules/picomatch/lib/picomatch.js"(exports, module) {
    "use strict";
    var scan = require_scan();
    var parse3 = require_parse();
    var utils = require_utils();
    var constants9 = require_constants();
    var isObject = (val) => val && typeof val === "object" && !Array.isArray(val);
    var picomatch2 = (glob, options2, returnState = false) => {
      if (Array.isArray(glob)) {
        const fns = glob.map((input) => picomatch2(input, options2, returnState));
        const arrayMatcher = (str) => {
          for (const isMatch of fns) {
            const state2 = isMatch(str);
            if (state2) return state2;
          }
          return false;
        };
        return arrayMatcher;
      }
      const isState = isObject(glob) && glob.tokens && glob.input;
      if (glob === "" || typeof glob !== "string" && !isState) {
        throw new TypeError("Expected pattern to be a non-empty string");
      }
      const opts = options2 || {};
      const posix = opts.windows;
      const regex = isState ? picomatch2.compileRe(glob, options2) : picomatch2.makeRe(glob, options2, false, true);
      const state = regex.state;
      delete regex.state;
      let isIgnored = () => false;
      if (opts.ignore) {
        const ignoreOpts = { ...options2, ignore: null, onMatch: null, onResult: null };
        isIgnored = picomatch2(opts.ignore, ignoreOpts, returnState);
      }
      const matcher2 = (input, returnObject = false) => {
        const { isMatch, match, output } = picomatch2.test(input, regex, options2, { glob, posix });
        const result = { glob, state, regex, posix, input, output, match, isMatch };
        if (typeof opts.onResult === "function") {
          opts.onResult(result);
        }
        if (isMatch === false) {
          result.isMatch = false;
          return returnObject ? result : false;
        }
        if (isIgnored(input)) {
          if (typeof opts.onIgnore === "function") {
            opts.onIgnore(result);
          }
          result.isMatch = false;
          return returnObject ? result : false;
        }
        if (typeof opts.onMatch === "function") {
          opts.onMatch(result);
        }
        return returnObject ? result : true;
      };
      if (returnState) {
        matcher2.state = state;
      }
      return matcher2;
    };
    picomatch2.test = (input, regex, options2, { glob, posix } = {}) => {
      if (typeof input !== "string") {
        throw new TypeError("Expected input to be a string");
      }
      if (input === "") {
        return { isMatch: false, output: "" };
      }
      const opts = options2 || {};
      const format = opts.format || (posix ? utils.toPosixSlashes : null);
      let match = input === glob;
      let output = match && format ? format(input) : input;
      if (match === false) {
        output = format ? format(input) : input;
        match = output === glob;
      }
      if (match === false || opts.capture === true) {
        if (opts.matchBase === true || opts.basename === true) {
          match = picomatch2.matchBase(input, regex, options2, posix);
        } else {
          match = regex.exec(output);
        }
      }
      return { isMatch: Boolean(match), match, output };
    };
    picomatch2.matchBase = (input, glob, options2, posix = options2 && options2.windows) => {
      const regex = glob instanceof RegExp ? glob : picomatch2.makeRe(glob, options2);
      return regex.test(utils.basename(input, { windows: posix }));
    };
    picomatch2.isMatch = (str, patterns, options2) => picomatch2(patterns, options2)(str);
    picomatch2.parse = (pattern, options2) => {
      if (Array.isArray(pattern)) return pattern.map((p) => picomatch2.parse(p, options2));
      return parse3(pattern, { ...options2, fastpaths: false });
    };
    picomatch2.scan = (input, options2) => scan(input, options2);
    picomatch2.compileRe = (state, options2, returnOutput = false, returnState = false) => {
      if (returnOutput === true) {
        return state.output;
      }
      const opts = options2 || {};
      const prepend = opts.contains ? "" : "^";
      const append = opts.contains ? "" : "$";
      let source = `${prepend}(?:${state.output})${append}`;
      if (state && state.negated === true) {
        source = `^(?!${source}).*$`;
      }
      const regex = picomatch2.toRegex(source, options2);
      if (returnState === true) {
        regex.state = state;
      }
      return regex;
    };
    picomatch2.makeRe = (input, options2 = {}, returnOutput = false, returnState = false) => {
      if (!input || typeof input !== "string") {
        throw new TypeError("Expected a non-empty string");
      }
      let parsed = { negated: false, fastpaths: true };
      if (options2.fastpaths !== false && (input[0] === "." || input[0] === "*")) {
        parsed.output = parse3.fastpaths(input, options2);
      }
      if (!parsed.output) {
        parsed = parse3(input, options2);
      }
      return picomatch2.compileRe(parsed, options2, returnOutput, returnState);
    };
    picomatch2.toRegex = (source, options2) => {
      try {
        const opts = options2 || {};
        return new RegExp(source, opts.flags || (opts.nocase ? "i" : ""));
      } catch (err) {
        if (options2 && options2.debug === true) throw err;
        return /$^/;
      }
    };
    picomatch2.constants = constants9;
    module.exports = picomatch2;
  }
});

// node_modules/picomatch/index.js
var require_picomatch2 = __commonJS({
  "node_modules/picomatch/index.js"(exports, module) {
    "use strict";
    var pico = require_picomatch();
    var utils = require_utils();
    function picomatch2(glob, options2, returnState = false) {
      if (options2 && (options2.windows === null || options2.windows === void 0)) {
        options2 = { ...options2, windows: utils.isWindows() };
      }
      return pico(glob, options2, returnState);
    }
    Object.assign(picomatch2, pico);
    module.exports = picomatch2;
  }
});

// build/core/halts.js
var halts = {
  ready: { exitCode: 0, conclusion: "success", resumable: false },
  awaiting_signoff: { exitCode: 0, conclusion: "neutral", resumable: true },
  nothing_to_do: { exitCode: 0, conclusion: "neutral", resumable: false },
  skipped: { exitCode: 0, conclusion: "neutral", resumable: false },
  some_failed: { exitCode: 1, conclusion: "failure", resumable: false },
  budget_exceeded: { exitCode: 1, conclusion: "failure", resumable: false },
  environment_broken: { exitCode: 1, conclusion: "failure", resumable: false },
  circuit_open: { exitCode: 1, conclusion: "failure", resumable: false },
  thrashing: { exitCode: 1, conclusion: "failure", resumable: false },
  escalate: { exitCode: 1, conclusion: "failure", resumable: false },
  block_finding: { exitCode: 1, conclusion: "failure", resumable: false },
  usage_limit: { exitCode: 2, conclusion: "failure", resumable: true },
  config_error: { exitCode: 3, conclusion: "failure", resumable: false },
  locked: { exitCode: 4, conclusion: "failure", resumable: false },
  internal_error: { exitCode: 70, conclusion: "failure", resumable: true },
  interrupted: { exitCode: 130, conclusion: "cancelled", resumable: true },
  user_cancel: { exitCode: 130, conclusion: "cancelled", resumable: true }
};
function judgeHalt(kind, failOn) {
  const row = halts[kind];
  if (row.exitCode === 0 || fails(kind, failOn))
    return { exitCode: row.exitCode, conclusion: row.conclusion };
  return { exitCode: 0, conclusion: "neutral" };
}
function fails(kind, failOn) {
  if (failOn.includes("never"))
    return false;
  return failOn.includes("any") || failOn.includes(kind);
}

// build/action/outputs.js
function emptyOutputs({ halt, failOn }) {
  return {
    conclusion: judgeHalt(halt.kind, [failOn].flat()).conclusion,
    halt: halt.kind,
    run_id: "",
    iterations: "0",
    stories_total: "0",
    stories_passed: "0",
    stories_failed: "0",
    stories_blocked: "0",
    branch_name: "",
    commit_sha: "",
    pr_url: "",
    wip_branches: "[]",
    report_file: "",
    total_cost_usd: "",
    input_tokens: "0",
    output_tokens: "0",
    cache_read_tokens: "0",
    cache_write_tokens: "0",
    resume_at: "",
    matrix: "[]",
    logs_path: ""
  };
}

// build/action/action-end.js
function refused({ halt: kind, reasons, outdated }) {
  const halt = { kind, detail: reasons.at(0) ?? "" };
  const outputs = emptyOutputs({ halt, failOn: ["any"] });
  return {
    exitCode: judgeHalt(kind, ["any"]).exitCode,
    outputs,
    reasons,
    halt,
    ...outdated !== void 0 && { outdated }
  };
}

// build/core/lease.js
function judgeOwner(owner, { left, workflowRun }) {
  if (left?.id === owner.id) {
    return left.isGone ? { type: "over", why: "its process on this machine is gone" } : { type: "running" };
  }
  const [then, now] = [partsOf(owner.workflowRun), partsOf(workflowRun)];
  const isEarlier = then.run !== "" && then.run === now.run && then.attempt < now.attempt;
  return isEarlier ? { type: "over", why: `attempt ${then.attempt} of its workflow run has ended` } : { type: "ask" };
}
function judgeBeat({ beatAt }, { nowMs, ttlMs }) {
  const silentMs = nowMs - beatAt;
  if (silentMs <= ttlMs)
    return { type: "ask" };
  return { type: "over", why: `it gave no sign of life for ${Math.round(silentMs / 6e4)} minutes` };
}
function readOwner(text) {
  const value = parse(text);
  const texts = ["id", "runId", "workflowRun", "url", "host", "startTicks", "since"].map((name2) => value[name2]);
  const numbers = ["pid", "beatAt"].map((name2) => value[name2]);
  const isWhole = texts.every((each) => typeof each === "string") && numbers.every(Number.isFinite);
  return isWhole ? value : void 0;
}
function partsOf(workflowRun) {
  const [run = "", attempt = "1"] = workflowRun.split("/");
  return { run: /^\d+$/.test(run) ? run : "", attempt: Number(attempt) };
}
function parse(text) {
  try {
    const value = JSON.parse(text);
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}

// build/action/ask-github.js
async function askRun(call, workflowRun) {
  if (!/^\d+\//.test(workflowRun))
    return { type: "unknown", why: "it names no workflow run." };
  const client = await connect(call);
  if (typeof client === "string")
    return { type: "unknown", why: client };
  const { askWorkflowRun } = await Promise.all(/* import() */[__webpack_require__.e(8816), __webpack_require__.e(3130)]).then(__webpack_require__.bind(__webpack_require__, 3130));
  return askWorkflowRun(client, workflowRun);
}
async function askPull(call, at2) {
  const client = await connect(call);
  if (typeof client === "string")
    return "unknown";
  const { askPullState } = await Promise.all(/* import() */[__webpack_require__.e(8816), __webpack_require__.e(1413)]).then(__webpack_require__.bind(__webpack_require__, 1413));
  return askPullState(client, at2);
}
async function isStartWaiting(call, at2) {
  const { run } = partsOf(call.job.workflowRun);
  const client = run === "" ? "" : await connect(call);
  if (typeof client === "string")
    return false;
  const runs2 = await Promise.all(/* import() */[__webpack_require__.e(8816), __webpack_require__.e(3130)]).then(__webpack_require__.bind(__webpack_require__, 3130));
  return runs2.isStartWaiting(client, { ...at2, after: Number(run) });
}
async function startWorkflow(call, what) {
  const client = await connect(call);
  if (typeof client === "string")
    return client;
  const { dispatchWorkflow } = await Promise.all(/* import() */[__webpack_require__.e(8816), __webpack_require__.e(3130)]).then(__webpack_require__.bind(__webpack_require__, 3130));
  const answer = await dispatchWorkflow(client, what);
  return answer.ok ? void 0 : answer.problem.message;
}
async function connect({ job, token, cancel, onNote }) {
  if (token === void 0)
    return "there is no github_token to ask with.";
  const { openGitHub } = await Promise.all(/* import() */[__webpack_require__.e(56), __webpack_require__.e(6345)]).then(__webpack_require__.bind(__webpack_require__, 6345));
  const [owner = "", repo = ""] = job.repository.split("/");
  const { apiUrl, serverUrl } = job;
  const opened = await openGitHub({ apiUrl, serverUrl, token, owner, repo, signal: cancel, onNote });
  if (!opened.ok)
    return opened.problem.message;
  opened.client.beginEnd();
  return opened.client;
}

// build/report/strip.js
var strip = (function(text) {
  const rest = text.toWellFormed().replace(stringSequences, (all, end) => end === void 0 ? all : "");
  return strips.reduce(((shown, [pattern, by]) => shown.replace(pattern, by)), rest).normalize("NFC");
});
var oneLine = (function(text) {
  return strip(text).replace(/\s+/gu, " ").trim();
});
var cut = (function(text, maxChars) {
  if (text.length <= maxChars)
    return text;
  const characters = [...text.slice(0, 2 * maxChars + 2)];
  return characters.length <= maxChars && text.length <= 2 * maxChars + 2 ? text : `${characters.slice(0, Math.max(0, maxChars - 1)).join("")}\u2026`;
});



var stringSequences = (
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what terminals obey
  /(?:\u001b[\]PX^_]|[\u009d\u0090\u0098\u009e\u009f])[^\u0007\u001b\u009c\r\n]*(\u0007|\u001b\\|\u009c)?/gu
);
var strips = [
  // biome-ignore lint/suspicious/noControlCharactersInRegex: CSI sequences, in 7 and 8 bit form
  [/(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]/gu, ""],
  // biome-ignore lint/suspicious/noControlCharactersInRegex: every other escape sequence
  [/\u001b[ -/]*[0-~]/gu, ""],
  [/\r\n?|[\u2028\u2029]/gu, "\n"],
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what is left of C0 (but tab and line feed), DEL and C1
  [/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/gu, ""],
  [/[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu, ""]
];

// build/report/hidden.js
var withoutComments = (function(text) {
  return untilStable(text, ((rest) => removeComments(strip(rest))));
});
var untilStable = (function(text, change) {
  let before = text;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const after = change(before);
    if (after === before)
      return after;
    before = after;
  }
  return before.replaceAll("<!", "< !");
});
var removeComments = (function(text) {
  const ending = /--!?>/g;
  const pieces = [];
  let from = 0;
  for (let start2 = text.indexOf("<!--"); start2 >= 0; start2 = text.indexOf("<!--", from)) {
    ending.lastIndex = start2 + 4;
    if (ending.exec(text) === null)
      break;
    pieces.push(text.slice(from, start2));
    from = ending.lastIndex;
  }
  return pieces.join("") + text.slice(from);
});
var MOST_ROUNDS = 40;

function withoutHidden(text) {
  return untilStable(text, (rest) => hidden.reduce((shown, [pattern, by]) => shown.replace(pattern, by), removeComments(strip(decodeEntities(strip(rest))))));
}


var hidden = [
  // A comment that never ends hides everything behind it.
  [/<!--[\s\S]*$/, ""],
  [/!\[[^\]]{0,1000}\]/g, "(image)"],
  [/(\]\([^()\s]*)\s+(?:"[^"]*"|'[^']*')\s*\)/g, "$1)"],
  // Only where white space begins: from each blank of a long run of them the rest of it would be read again.
  [
    /(<[a-z][^<>]*?)(?<!\s)\s+(?:alt|title|placeholder|aria-[\w-]+|data-[\w-]+)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s<>]+)/gi,
    "$1"
  ]
];
var named = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  commat: "@",
  num: "#",
  sol: "/",
  colon: ":",
  excl: "!",
  lsqb: "[",
  rsqb: "]",
  lpar: "(",
  rpar: ")",
  nbsp: " ",
  zwnj: "",
  zwj: "",
  shy: ""
};
function decodeEntities(text) {
  return text.replace(/&(?:amp;)*(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi, (all, ...groups2) => {
    const [decimal, hex, name2] = groups2;
    if (name2 !== void 0)
      return named[name2.toLowerCase()] ?? all;
    const code = decimal === void 0 ? Number.parseInt(hex ?? "", 16) : Number.parseInt(decimal, 10);
    return code > 1114111 ? all : String.fromCodePoint(code);
  });
}

// build/report/neutralise.js
var url = /(?:[a-z][a-z0-9+.-]{1,20}:\/\/|www\.)[^\s`|<>"]*[^\s`|<>"'.,:;!?)\]}]/;
var closing = /(?<![A-Za-z0-9])(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?)(?:\s*:\s*|\s+)(?:(?:[\w.-]+\/[\w.-]+)?#|GH-|https?:\/\/[^\s`|<>"]+?\/(?:issues|pull|pulls|discussions)\/)\d+[^\s`|<>"]*/;
var mention = /(?<![A-Za-z0-9])@[A-Za-z0-9_][\w./@-]*/;
var slashCommand = /(?<=^[^\S\n]*)\/[A-Za-z][^\s`|<>"]*/;
var live = new RegExp([closing, url, mention, slashCommand].map((({ source }) => `(?:${source})`)).join("|"), "gimu");
function inline(text, hosts) {
  return text.split("\n").map((line) => inlineLine(line.trimStart(), hosts)).join("\n");
}
function inlineLine(line, hosts) {
  const pieces = [];
  let end = 0;
  for (const match of line.matchAll(live)) {
    pieces.push(escapeText(line.slice(end, match.index)), liveToken(match[0], hosts));
    end = match.index + match[0].length;
  }
  pieces.push(escapeText(line.slice(end)));
  return escapeLineStart(pieces.join(""));
}
function liveToken(token, hosts) {
  const href = listedLink(token, hosts);
  if (href !== void 0)
    return `<a href="${escapeText(href)}">${inCode(token)}</a>`;
  return `<code>${inCode(token)}</code>`;
}
function listedLink(token, hosts) {
  const parsed = URL.parse(token);
  if (parsed === null || parsed.protocol !== "https:" || parsed.username !== "" || parsed.password !== "")
    return void 0;
  return hosts.includes(parsed.host) ? parsed.href.replaceAll('"', "%22") : void 0;
}
function inCode(text) {
  return escapeText(text).replaceAll("://", "&#58;//").replaceAll("@", "&#64;").replace(/(?<=www)\./gi, "&#46;").replace(/(?<!&)#(?=\d)/g, "&#35;").replace(/(?<=GH)-(?=\d)/gi, "&#45;");
}
var entities = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  "`": "&#96;",
  "*": "&#42;",
  "[": "&#91;",
  "]": "&#93;",
  "|": "&#124;",
  "~": "&#126;",
  $: "&#36;",
  "\\": "&#92;"
};
function escapeText(text) {
  return text.replace(/[&<>`*[\]|~$\\]/g, (character) => entities[character] ?? character).replace(/(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g, "&#95;").replace(/(?<=\S)@/g, "&#64;");
}
function escapeLineStart(line) {
  return line.replace(/^[#+=-]|(?<=^\d{1,9})[.)]/, (mark) => `&#${mark.charCodeAt(0)};`);
}

// build/report/sanitise.js
var forLog = (function(lines, maxLineChars = 1e3) {
  return lines.flatMap(((line) => strip(line).split("\n"))).map(((line) => cut(line.replaceAll("##[", "## [").replace(/^(\s*)::/u, "$1: :"), maxLineChars)));
});
var forPrompt = (function(text) {
  return withoutComments(text);
});
var fenced = (function(text, nonce) {
  if (!/^[A-Za-z0-9-]{8,}$/.test(nonce))
    throw new Error(`A fence needs 8 or more of A-Z a-z 0-9 -, not "${nonce}".`);
  const content = strip(text).replaceAll(nonce, "(fence removed)").replace(/(?<!\n)\n+$/, "");
  return `--- BEGIN DATA ${nonce} ---
${content}
--- END DATA ${nonce} ---`;
});
function plain(text) {
  return strip(text);
}
function forCell(text, options2) {
  return inline(cut(oneLine(text), options2.maxChars), options2.hosts ?? []);
}
function forFence(text, info = "") {
  const content = strip(text).replace(/(?<!\n)\n+$/, "").replace(/^\/(?=[A-Za-z][\w-]*(?:\s|$))/gm, " /").replace(/<!--(?=\s*\/?\s*ralph-action)/gi, "<! --");
  const longest = (content.match(/`+/g) ?? []).reduce((most2, run) => Math.max(most2, run.length), 0);
  const fence = "`".repeat(Math.max(3, longest + 1));
  return `${fence}${info}
${content}
${fence}`;
}
function forCommitMessage(text, maxChars = 200) {
  return cut(commitRules.reduce((rest, [pattern, by]) => rest.replace(pattern, by), oneLine(text)), maxChars);
}
var commitRules = [
  [
    /(?<![A-Za-z0-9])(close[sd]?|fix(?:e[sd])?|resolve[sd]?)(\s*:\s*|\s+)((?:[\w.-]+\/[\w.-]+)?#|GH-|https?:\/\/\S+?\/(?:issues|pull|pulls|discussions)\/)(?=\d)/gi,
    "$1$2$3 "
  ],
  [/(?<![A-Za-z0-9])@(?=[A-Za-z0-9_])/g, "@ "],
  [/\[(skip ci|ci skip|no ci|skip actions|actions skip)\]/gi, "($1)"],
  [/^((?:[A-Za-z0-9]+-)+[A-Za-z0-9]+|skip-checks|cc)\s*[:=]/i, "$1 -"]
];


function forPromptRendered(text) {
  return withoutHidden(text);
}


// build/core/edit-distance.js
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
    const replaced2 = (last[column - 1] ?? 0) + (same ? 0 : 1);
    const removed = (last[column] ?? 0) + 1;
    const added = (current[column - 1] ?? 0) + 1;
    const swaps = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
    const swapped = swaps ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY;
    current.push(Math.min(replaced2, removed, added, swapped));
  }
  return current;
}

// build/core/nearest.js
var plainName = (function(name2) {
  return name2.toLowerCase().replace(/[-_ ]/g, "");
});
function nearest(typed, candidates) {
  const name2 = plainName(typed);
  const most2 = Math.max(1, Math.floor(name2.length / 3));
  let best;
  for (const candidate2 of candidates) {
    if (Math.abs(plainName(candidate2).length - name2.length) > most2)
      continue;
    const distance = editDistance(name2, plainName(candidate2));
    if (distance <= most2 && (best === void 0 || distance < best.distance))
      best = { candidate: candidate2, distance };
  }
  return best?.candidate;
}


// build/settings/later.js
var LATER_SETTINGS = [
  "inner_command",
  "preset",
  "accept_claims",
  "loop_delay",
  "max_parallel",
  "branch_name_template",
  "history",
  "use_commit_signing",
  "create_checks",
  "trust_prd_commands"
];
function isLater(typed) {
  return LATER_SETTINGS.includes(typed.replaceAll("-", "_"));
}

// build/settings/parsed.js
var accept = (function(value) {
  return { ok: true, value };
});
var acceptUnless = (function(problems, value) {
  return problems.length === 0 ? accept(value) : { ok: false, problems: problems.slice(0, MOST_PROBLEMS) };
});
var quote = (function(text) {
  const characters = [...text];
  const shown = characters.length > 80 ? `${characters.slice(0, 77).join("")}...` : text;
  const escaped = JSON.stringify(shown).replace(/[\p{C}\p{Zl}\p{Zp}]/gu, escapeCharacter);
  return escaped.replaceAll('\\"', '"');
});
var byteLength = (function(text) {
  return new TextEncoder().encode(text).length;
});
var MOST_PROBLEMS = 10;

function refuse(problem2, help) {
  return { ok: false, problems: [{ problem: problem2, help }] };
}


function oneOf(values) {
  const last = values.at(-1) ?? "";
  return values.length < 2 ? last : `${values.slice(0, -1).join(", ")} or ${last}`;
}

function escapeCharacter(character) {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}

// build/settings/clients.js
var isClient = (function(agent) {
  return CLIENTS.some(((name2) => name2 === agent));
});
var CLIENTS = ["claude", "codex", "gemini", "opencode", "copilot", "qwen"];
var CLIENT_SETTINGS = [
  "model",
  "escalation_model",
  "review_model",
  "max_turns",
  "prices",
  "allowed_tools",
  "dangerously_skip_permissions",
  "agent_version",
  "path_to_agent_executable",
  "anthropic_api_key",
  "claude_code_oauth_token",
  "openai_api_key",
  "gemini_api_key"
];

function reads(client, setting) {
  return EVERY_CLIENT.includes(setting) || OWN[client].includes(setting);
}
var EVERY_CLIENT = [
  "model",
  "escalation_model",
  "review_model",
  "dangerously_skip_permissions",
  "agent_version",
  "path_to_agent_executable",
  "max_turns",
  "prices"
];
var OWN = {
  claude: ["allowed_tools", "anthropic_api_key", "claude_code_oauth_token"],
  codex: ["openai_api_key"],
  gemini: ["gemini_api_key"],
  opencode: ["anthropic_api_key", "openai_api_key", "gemini_api_key"],
  copilot: ["anthropic_api_key", "openai_api_key"],
  qwen: ["openai_api_key"]
};

// build/settings/table-agent.js
var AGENT_SETTINGS = [
  {
    name: "agent",
    group: "agent",
    type: { kind: "choice", values: [...CLIENTS, "command", "rehearsal", "replay"], later: [] },
    defaultText: "none: it must be set",
    description: "Who implements: the client of that name (`claude` is Claude Code), `command` starts the program of agent_command for every attempt, `rehearsal` plays a score file without any model, `replay` a recorded run.",
    aliases: [],
    source: "03-interface \xA71"
  },
  {
    name: "agent_command",
    group: "agent",
    type: { kind: "words", program: true },
    defaultText: "none: required with `agent: command`",
    description: "Program and arguments of the agent as shell words; no shell reads them. The prompt arrives on stdin.",
    aliases: [],
    source: "10-fine-print Names and formats"
  },
  {
    name: "agent_args",
    group: "agent",
    type: { kind: "words", program: false },
    defaultText: "none; with `agent: rehearsal` the score `.ralph/rehearsal.yaml`",
    description: "More arguments as shell words, put behind those of the agent. With `agent: rehearsal`: the path of the score file.",
    aliases: [],
    source: "03-interface \xA71"
  },
  {
    name: "review_agent",
    group: "agent",
    type: { kind: "choice", values: ["none", ...CLIENTS, "command", "rehearsal", "replay"], later: [] },
    defaultText: "the same as agent",
    description: 'Who reviews what passed the checks: a fresh process per review. `none` is printed as "not reviewed".',
    aliases: [],
    source: "03-interface \xA71"
  },
  {
    name: "review_command",
    group: "agent",
    type: { kind: "words", program: true },
    defaultText: "agent_command; RALPH_ROLE tells which",
    description: "Program and arguments of the reviewer with `review_agent: command`, as shell words.",
    aliases: [],
    source: "10-fine-print Names and formats"
  },
  {
    name: "model",
    group: "agent",
    type: { kind: "model" },
    defaultText: "the agent's own",
    description: "Model of the agent that implements.",
    aliases: [],
    source: "03-interface \xA71"
  },
  {
    name: "escalation_model",
    group: "agent",
    type: { kind: "model" },
    defaultText: "model",
    description: "Model of the attempts that a story gets when it failed three times with the same error.",
    aliases: [],
    source: "02-loop \xA73.4"
  },
  {
    name: "review_model",
    group: "agent",
    type: { kind: "model" },
    defaultText: "model",
    description: "Model of the agent that reviews; by default that of `model` where both are the same client.",
    aliases: [],
    source: "03-interface \xA71"
  },
  {
    name: "max_turns",
    group: "agent",
    type: { kind: "count", upTo: 1e4, ceiling: false },
    defaultText: "no limit of its own",
    description: "Requests to the model in one call of an agent: a cap of claude, gemini and qwen; opencode and copilot are ended by us when their stream tells one more, codex when it tells one more call of a tool.",
    aliases: [],
    source: "03-interface \xA71"
  },
  {
    name: "allowed_tools",
    group: "agent",
    type: { kind: "tools" },
    defaultText: "the tools that reading, editing and running commands take",
    description: "Tools that claude may use without being asked, in its own notation, for example `Edit, Bash(npm test)`.",
    aliases: [],
    source: "03-interface \xA71"
  },
  {
    name: "dangerously_skip_permissions",
    group: "agent",
    type: { kind: "boolean" },
    defaultText: "`true` behind the walls of a namespace or of another user",
    description: "Let the agent use every tool unasked. At isolation level `process` everything the job can reach is then within its reach.",
    aliases: [],
    source: "03-interface \xA71"
  },
  {
    name: "agent_version",
    group: "agent",
    type: { kind: "version" },
    defaultText: "the version that was tested ([docs/agents.md](agents.md))",
    description: "Version of the client that npm installs where none is on PATH. A client that is there is used as it is; a notice says when its version is another one.",
    aliases: [],
    source: "03-interface \xA71"
  },
  {
    name: "path_to_agent_executable",
    group: "agent",
    type: { kind: "executable" },
    defaultText: "found on PATH, else installed",
    description: "Absolute path of the agent program, for example of a Claude Code that an earlier step installed. A reviewer that is another client is found on PATH or installed.",
    aliases: [],
    source: "03-interface \xA71"
  },
  {
    name: "prompt",
    group: "agent",
    type: { kind: "path" },
    defaultText: "the feature's prompt.md",
    description: "File inside the repository with what the project wants the agent to know; the implement prompt quotes it.",
    aliases: [],
    source: "03-interface \xA71"
  },
  {
    name: "prompt_style",
    group: "agent",
    type: { kind: "choice", values: ["tdd", "plain"], later: [] },
    default: "tdd",
    description: "Ask the agent for failing tests first, or for tests at some point. A template of the project decides alone.",
    aliases: [],
    source: "ralph-hybrid, templates"
  },
  {
    name: "agent_env",
    group: "agent",
    type: { kind: "names" },
    defaultText: "none",
    description: "Names of environment variables that the agent receives beside the short list it always gets, for example its model key.",
    aliases: [],
    source: "04-trust rule 1"
  },
  {
    name: "agent_files",
    group: "agent",
    type: { kind: "places", home: true },
    defaultText: "none",
    description: "Files copied into the HOME of the agent, readable by nobody else: one written as `~/...` keeps its place, any other gets its name at the top.",
    aliases: [],
    source: "03-interface \xA71"
  }
];

// build/settings/table-caps.js
var UNBOUNDED_SENTENCE = "I accept unbounded spend";
var CAP_SETTINGS = [
  {
    name: "max_attempts",
    group: "caps",
    type: { kind: "count", upTo: 50, ceiling: true },
    default: "5",
    description: "Attempts per story; each sub-story of a story that was split has as many of its own.",
    aliases: [],
    source: "02-loop \xA72"
  },
  {
    name: "max_iterations",
    group: "caps",
    type: { kind: "count", upTo: 50, ceiling: true },
    default: "20",
    description: "Attempts of the whole run, all stories together, counted across resumes.",
    aliases: [],
    source: "02-loop \xA72"
  },
  {
    name: "max_commits",
    group: "caps",
    type: { kind: "count", upTo: 200, ceiling: true },
    default: "30",
    description: "Commits of the whole run, counted across resumes.",
    aliases: [],
    source: "02-loop \xA72"
  },
  {
    name: "max_cost_usd",
    group: "caps",
    type: { kind: "money", upTo: 100, ceiling: true, free: false },
    default: "25",
    description: "Cost of all calls of agents in US dollars, counted across resumes. The run ends before a call that would likely exceed it (by the average of the calls of its role), and ends a call whose stream tells that it does.",
    aliases: [],
    source: "02-loop \xA72"
  },
  {
    name: "cost_per_call",
    group: "caps",
    type: { kind: "money", upTo: 100, ceiling: false, free: true },
    defaultText: "unknown, and printed as unknown",
    description: "Cost in US dollars of a call whose agent tells none and whose model has no price.",
    aliases: [],
    source: "02-loop \xA72"
  },
  {
    name: "prices",
    group: "caps",
    type: { kind: "prices" },
    defaultText: "the list prices of [docs/agents.md](agents.md)",
    description: "US dollars for a million tokens of a model, over the table: `my-model=3/15/0.3/3.75` is input, output, cached input, input into the cache. Used where a client tells no cost; without a price it is unknown.",
    aliases: [],
    source: "02-loop \xA72, 06-agents Results"
  },
  {
    name: "rate_limit",
    group: "caps",
    type: { kind: "count", upTo: 1e4, ceiling: false },
    default: "100",
    description: "Calls of agents within an hour, those of the run before included. The run pauses until the next one is allowed; where that does not fit it is put off.",
    aliases: [],
    source: "02-loop \xA72"
  },
  {
    name: "agent_fallbacks",
    group: "agent",
    type: { kind: "fallbacks" },
    defaultText: "none",
    description: "Agents that take over, in this order, when the account of the one before has reached its limit and waiting does not fit into the run; for reviews too. Each must have its key when the run begins; a client that is not there is installed. `command` is agent_command.",
    aliases: [],
    source: "03-interface \xA71, 02-loop \xA73.1"
  },
  {
    name: "soft_timeout",
    group: "caps",
    type: { kind: "duration" },
    default: "45m",
    description: "Time per story after which a warning is given; each attempt is kept as a commit anyway. Unset, it stays at three quarters of a shorter hard_timeout.",
    aliases: [],
    source: "02-loop \xA72"
  },
  {
    name: "hard_timeout",
    group: "caps",
    type: { kind: "duration" },
    default: "60m",
    description: "Time per story after which the story ends as failed.",
    aliases: [],
    source: "02-loop \xA72"
  },
  {
    name: "run_timeout",
    group: "caps",
    type: { kind: "duration" },
    defaultText: "job_timeout minus reserve",
    description: "Time of one workflow run. When it is over the work in flight goes to a wip branch and the run can be resumed.",
    aliases: [],
    source: "02-loop \xA72"
  },
  {
    name: "job_timeout",
    group: "caps",
    type: { kind: "duration" },
    default: "6h",
    description: "The job's own limit: what `timeout-minutes` of the workflow or the runner allows.",
    aliases: [],
    source: "02-loop \xA72"
  },
  {
    name: "reserve",
    group: "caps",
    type: { kind: "duration" },
    default: "10m",
    description: "Time kept free before the job's limit for pushing and reporting.",
    aliases: [],
    source: "02-loop \xA72"
  },
  {
    name: "gate_timeouts",
    group: "caps",
    type: { kind: "gate-timeouts" },
    default: "implement=12m/20m, setup=5m/10m, test=5m/10m, spec=3m/5m, quality=2m/3m",
    description: "Soft and hard limit of each gate and of setup_command. Those that are not named keep their default.",
    aliases: [],
    source: "02-loop \xA72, 10-fine-print Names and formats"
  },
  {
    name: "timeout_minutes",
    group: "caps",
    type: { kind: "duration" },
    defaultText: "the implement entry of gate_timeouts",
    description: "Another way to write the hard limit of implement.",
    aliases: ["timeout"],
    source: "02-loop \xA72, ralph-hybrid Run Options"
  },
  {
    name: "idle_timeout",
    group: "caps",
    type: { kind: "duration" },
    default: "10m",
    description: "How long an agent may be silent, without output and without using the processor. Off for `agent: command` unless it is written out.",
    aliases: [],
    source: "02-loop \xA72"
  },
  {
    name: "timeout_multiplier",
    group: "caps",
    type: { kind: "factor" },
    default: "1",
    description: "Multiplies every limit that is a duration, but not job_timeout and reserve, which are facts about the job.",
    aliases: [],
    source: "02-loop \xA72, 10-fine-print Verdicts"
  },
  {
    name: "attempt_start",
    group: "caps",
    type: { kind: "choice", values: ["keep", "clean-on-shift", "clean"], later: [] },
    default: "clean-on-shift",
    description: "What the next attempt of a story starts from: its work so far, the same but clean after a strategy shift, or always the story's start.",
    aliases: [],
    source: "02-loop \xA71"
  },
  {
    name: "accept_unbounded",
    group: "caps",
    type: { kind: "sentence", sentence: UNBOUNDED_SENTENCE },
    defaultText: "not accepted",
    description: `Lifts the ceilings of 50 attempts, 50 iterations, 200 commits, 100 US dollars and 24 hours when it is exactly \`${UNBOUNDED_SENTENCE}\`.`,
    aliases: [],
    source: "02-loop \xA72"
  }
];

// build/settings/table-gates.js
var GATE_SETTINGS = [
  {
    name: "test_command",
    group: "gates",
    type: { kind: "gates" },
    defaultText: "detected from the manifests",
    description: "The checks, one per line: `name: command`, or a bare command that is then named test. Each line runs in a bash of its own (`bash --noprofile --norc -eo pipefail`: the first command that fails ends it); `none` means that nothing is tested.",
    aliases: [],
    source: "03-interface \xA71"
  },
  {
    name: "gate_env",
    group: "gates",
    type: { kind: "names" },
    defaultText: "none",
    description: "Names of environment variables that the gates receive although they look like secrets. They are printed in the report.",
    aliases: [],
    source: "04-trust rule 1"
  },
  {
    name: "gate_mounts",
    group: "gates",
    type: { kind: "places", home: false },
    defaultText: "none",
    description: "Absolute paths that gates may read although they are hidden from them otherwise.",
    aliases: [],
    source: "03-interface \xA71"
  },
  {
    name: "gate_parallel",
    group: "gates",
    type: { kind: "count", upTo: 16, ceiling: false },
    default: "1",
    description: "Gates that run side by side, each in a view of its own.",
    aliases: [],
    source: "02-loop \xA71 gate 3"
  },
  {
    name: "baseline",
    group: "gates",
    type: { kind: "choice", values: ["attribute", "require-green", "off"], later: [] },
    default: "attribute",
    description: "Run the gates once before the first attempt: `attribute` tells new failures from those that were there before (a red check whose tests are not listed has to become green), `require-green` stops on a red base, `off` skips it.",
    aliases: [],
    source: "02-loop \xA71 Baseline"
  },
  {
    name: "protected_paths",
    group: "gates",
    type: { kind: "globs" },
    defaultText: "only the built-in list",
    description: "More files, as globs, that the agent may not change. They are restored, and the agent is told.",
    aliases: [],
    source: "04-trust rule 10"
  },
  {
    name: "hidden_paths",
    group: "gates",
    type: { kind: "globs" },
    defaultText: "none",
    description: "Acceptance tests that agents do not see: files, as globs, that are taken out of their worktree and laid into every gate view as the policy base has them.",
    aliases: [],
    source: "10-fine-print Hidden checks"
  },
  {
    name: "test_paths",
    group: "gates",
    type: { kind: "globs" },
    defaultText: "the ecosystem's conventional globs",
    description: "Which files are tests, as globs, in place of the conventional ones.",
    aliases: [],
    source: "10-fine-print Verdicts"
  },
  {
    name: "test_report",
    group: "gates",
    type: { kind: "globs" },
    defaultText: "none",
    description: "Reports that the checks write, as globs (JUnit, TAP, JSON of jest, vitest, mocha or `go test -json`): a check that wrote one on the base has to write a fresh one, with no failed test and no fewer tests. Reports of an earlier run are removed first. Without it the output of known runners is read.",
    aliases: [],
    source: "03-interface \xA71"
  },
  {
    name: "require_evidence",
    group: "gates",
    type: { kind: "boolean" },
    defaultText: "`true` when nobody reviews",
    description: "Pass a story only when a test shows that it is done; green gates alone prove that nothing broke.",
    aliases: [],
    source: "10-fine-print Verdicts (Evidence)"
  },
  {
    name: "red_green",
    group: "gates",
    type: { kind: "choice", values: ["false", "if-tests", "true"], later: [] },
    default: "false",
    description: "Run the new tests on the old code too, where they have to fail: `true` asks every story for such a test, `if-tests` only those that add or change tests.",
    aliases: [],
    source: "02-loop \xA71, 10-fine-print Verdicts"
  },
  {
    name: "spec_passes",
    group: "gates",
    type: { kind: "count", upTo: 9, ceiling: false },
    default: "1",
    description: "Reviewers that judge every acceptance criterion. When they disagree, a human is asked.",
    aliases: [],
    source: "02-loop \xA71 gate 4"
  },
  {
    name: "final_review",
    group: "gates",
    type: { kind: "count", upTo: 9, ceiling: false, from: 0 },
    default: "0",
    description: "Reviewers that read the whole change once, after the last story; 0 = none. When more than half of them name something that must not be merged, the run ends `block_finding`, and with `journal: ref` so do later runs until the branch changes; when too few answer, it is not `ready`, and the next run asks again. Each has the limit of the quality gate (`gate_timeouts`).",
    aliases: [],
    source: "02-loop \xA71"
  },
  {
    name: "on_block",
    group: "gates",
    type: { kind: "choice", values: ["continue", "halt"], later: [] },
    default: "continue",
    description: "What a confirmed block of the quality review does beside ending its story: `continue` with the others, or `halt` the run.",
    aliases: [],
    source: "02-loop \xA71 gate 5"
  },
  {
    name: "max_changed_files",
    group: "gates",
    type: { kind: "count", upTo: 1e6, ceiling: false },
    default: "2000",
    description: "Files that one attempt may change; more fails the attempt.",
    aliases: [],
    source: "10-fine-print Limits of a snapshot"
  },
  {
    name: "max_added_mb",
    group: "gates",
    type: { kind: "count", upTo: 1e5, ceiling: false },
    default: "50",
    description: "Megabytes that one attempt may add; more fails the attempt.",
    aliases: [],
    source: "10-fine-print Limits of a snapshot"
  },
  {
    name: "max_file_mb",
    group: "gates",
    type: { kind: "count", upTo: 1e5, ceiling: false },
    default: "10",
    description: "Megabytes of the largest file that an attempt may write; more fails the attempt.",
    aliases: [],
    source: "10-fine-print Limits of a snapshot"
  }
];

// build/settings/table-git.js
var GIT_SETTINGS = [
  {
    name: "github_token",
    group: "git",
    type: { kind: "token" },
    defaultText: "the token of the workflow",
    actionDefault: `\${{ github.token }}`,
    description: "Token that pushes the branches. Only the controller holds it; agents and gates never see it.",
    aliases: [],
    secret: true,
    source: "03-interface \xA71"
  },
  {
    name: "base_branch",
    group: "git",
    type: { kind: "branch" },
    defaultText: "the repository's default branch",
    description: "Branch that the work starts from and whose rules are read.",
    aliases: [],
    source: "03-interface \xA71"
  },
  {
    name: "branch_prefix",
    group: "git",
    type: { kind: "branch-prefix" },
    default: "ralph/",
    description: "Beginning of the name of the branch that receives passed stories.",
    aliases: [],
    source: "03-interface \xA71"
  },
  {
    name: "commit_message_template",
    group: "git",
    type: { kind: "message-template" },
    default: "feat: [{id}] - {title}",
    description: "First line of a story's commit; `{id}` and `{title}` are filled in.",
    aliases: [],
    source: "02-loop \xA71"
  },
  {
    name: "sign_off",
    group: "git",
    type: { kind: "boolean" },
    default: "false",
    description: "Add a Signed-off-by line with the commit author to every story commit.",
    aliases: [],
    source: "02-loop \xA71"
  },
  {
    name: "commit_author_name",
    group: "git",
    type: { kind: "person-name" },
    default: "ralph-action[bot]",
    description: "Name of author and committer.",
    aliases: [],
    source: "03-interface \xA71"
  },
  {
    name: "commit_author_email",
    group: "git",
    type: { kind: "email" },
    default: "ralph-action@users.noreply.github.com",
    description: "E-mail address of author and committer.",
    aliases: [],
    source: "03-interface \xA71"
  },
  {
    name: "create_pr",
    group: "git",
    type: { kind: "choice", values: ["draft", "ready", "none"], later: [] },
    default: "draft",
    description: "The pull request that is opened at the first pushed story, one per feature. It is never merged.",
    aliases: [],
    source: "02-loop \xA71"
  },
  {
    name: "resume",
    group: "git",
    type: { kind: "choice", values: ["auto", "always", "never"], later: [] },
    default: "auto",
    description: "Whether an unfinished run goes on: `auto` when the way it ended allows it, `always`, or `never`.",
    aliases: [],
    source: "02-loop \xA76"
  },
  {
    name: "journal",
    group: "git",
    type: { kind: "choice", values: ["ref", "artifact", "none"], later: [] },
    default: "ref",
    description: "Where the run's own records go: `ref` to refs/ralph/<feature>/state, so that any machine goes on with the run and knows what earlier nights learned; `artifact` to artifacts of the workflow runs instead, where only runs of the same workflow file find them (a workflow for nights and one for comments know nothing of each other), which takes `actions: read` and GitHub's own artifact service; `none` nowhere, so that only the same machine does.",
    aliases: [],
    source: "02-loop \xA76"
  },
  {
    name: "continue",
    group: "git",
    type: { kind: "choice", values: ["none", "dispatch"], later: [] },
    default: "none",
    description: "What becomes of a run that reaches its deadline: with `dispatch` it starts the workflow again, which goes on with it, at most 10 times in a row. It takes `on: workflow_dispatch`, `actions: write` and the journal on the remote; `journal: none` and `resume: never` are refused beside it.",
    aliases: [],
    source: "03-interface \xA77"
  },
  {
    name: "hand_over",
    group: "git",
    type: { kind: "place" },
    defaultText: "the job pushes itself",
    description: "Folder through which a job without write permission gives its work to another one. In a run, nothing is pushed and nothing is written to GitHub: branches and records go into the file hand-over.bundle there. With `mode: publish` that file is examined and what it holds is pushed. An input only; `continue: dispatch` and any `journal` but `ref` are refused beside it.",
    aliases: [],
    source: "03-interface \xA74"
  },
  {
    name: "archive",
    group: "git",
    type: { kind: "boolean" },
    default: "true",
    description: "Once all stories of prd.json have passed, copy prd.json, progress.txt, prompt.md and specs/ to `.ralph/archive/<date>-<feature>/`, as the last commit of the branch.",
    aliases: [],
    source: "02-loop \xA76"
  },
  {
    name: "retention_days",
    group: "git",
    type: { kind: "count", upTo: 3650, ceiling: false },
    default: "30",
    description: "Days after which older work of the feature's stories (`wip/archive/\u2026`), attempts that this machine keeps and records of finished runs in the state ref are removed at the end of a run.",
    aliases: [],
    source: "03-interface \xA71"
  },
  {
    name: "retry_failed_after",
    group: "caps",
    type: { kind: "age" },
    default: "7d",
    description: "When a story that did not pass is tried again although neither its entry in prd.json, the prompt nor the base branch has changed.",
    aliases: [],
    source: "02-loop \xA76"
  },
  {
    name: "lock_ttl",
    group: "git",
    type: { kind: "duration" },
    default: "30m",
    description: "How long the lock of another runner counts without a sign of life, where GitHub does not say whether its workflow run has ended (that takes `actions: read`).",
    aliases: [],
    source: "02-loop \xA76"
  }
];

// build/settings/table-isolation.js
var ISOLATION_SETTINGS = [
  {
    name: "isolation",
    group: "isolation",
    type: { kind: "choice", values: ["auto", "namespace", "user", "process"], later: [] },
    default: "auto",
    description: "Wall around agents and gates: `namespace`, another `user`, or only a `process` group, which is not safe. `auto` takes the best that this machine can do and prints it.",
    aliases: [],
    source: "04-trust rule 2"
  },
  {
    name: "working_directory",
    group: "isolation",
    type: { kind: "folder" },
    defaultText: "the root of the repository",
    description: "Folder inside the repository in which agents, gates and setup_command start. Globs stay relative to the root of the repository.",
    aliases: [],
    source: "02-loop \xA71 Gate views, catalogue B11"
  }
];

// build/settings/table-keys.js
var KEY_SETTINGS = [
  {
    name: "anthropic_api_key",
    group: "agent",
    type: { kind: "token" },
    defaultText: "none",
    description: "Key of `agent: claude`, `opencode` or `copilot`. Only the agent receives it; gates never see it.",
    aliases: [],
    secret: true,
    source: "03-interface \xA71"
  },
  {
    name: "claude_code_oauth_token",
    group: "agent",
    type: { kind: "token" },
    defaultText: "none",
    description: "Subscription token of `agent: claude`, in place of a key.",
    aliases: [],
    secret: true,
    source: "03-interface \xA71"
  },
  {
    name: "openai_api_key",
    group: "agent",
    type: { kind: "token" },
    defaultText: "none",
    description: "Key of `agent: codex`, `opencode`, `copilot` or `qwen`. Only the agent receives it.",
    aliases: [],
    secret: true,
    source: "03-interface \xA71"
  },
  {
    name: "gemini_api_key",
    group: "agent",
    type: { kind: "token" },
    defaultText: "none",
    description: "Key of `agent: gemini` or `opencode`. Only the agent receives it.",
    aliases: [],
    secret: true,
    source: "03-interface \xA71"
  }
];

// build/settings/table-replay.js
var REPLAY_SETTINGS = [
  {
    name: "record",
    group: "agent",
    type: { kind: "boolean" },
    default: "false",
    description: "Write a cassette of what every agent of the run said and changed, without secrets, that `agent: replay` plays again. The log says where it lies ([docs/replay.md](replay.md)).",
    aliases: [],
    source: "03-interface \xA71"
  },
  {
    name: "replay_file",
    group: "agent",
    type: { kind: "cassette" },
    defaultText: "none: required with `agent: replay`",
    description: "Cassette that `agent: replay` plays: an absolute path of the machine, or a file of the repository, read at the policy base.",
    aliases: [],
    source: "03-interface \xA71"
  },
  {
    name: "replay_match",
    group: "agent",
    type: { kind: "choice", values: ["prompt", "call"], later: [] },
    default: "prompt",
    description: "What must be as recorded: with `call` role, story, attempt and call; with `prompt` the prompt, but for times and the like, and the files that a change replaces as well.",
    aliases: [],
    source: "03-interface \xA71"
  }
];

// build/settings/table-reporting.js
var REPORTING_SETTINGS = [
  {
    name: "fail_on",
    group: "reporting",
    type: { kind: "halts" },
    default: "any",
    description: "Which halts fail the step: `any` (every one with an exit code other than 0), `never`, or a list of halts.",
    aliases: [],
    source: "02-loop \xA72"
  },
  {
    name: "use_sticky_comment",
    group: "reporting",
    type: { kind: "boolean" },
    default: "true",
    description: "Keep one comment on the pull request up to date while the run works.",
    aliases: [],
    source: "03-interface \xA71, \xA76"
  },
  {
    name: "redact",
    group: "reporting",
    type: { kind: "secrets" },
    defaultText: "only the secrets that are known anyway",
    description: "More values to blank out of every report, log and commit, separated by commas or line breaks, each of at least 4 characters.",
    aliases: [],
    secret: true,
    source: "03-interface \xA71, 04-trust rule 17"
  },
  {
    name: "keep_logs",
    group: "reporting",
    type: { kind: "boolean" },
    default: "false",
    description: "Keep the logs of attempts and gates after a success too.",
    aliases: [],
    source: "02-loop \xA76"
  },
  {
    name: "show_full_output",
    group: "reporting",
    type: { kind: "boolean" },
    default: "false",
    description: "Print the whole output of agents, gates and setup_command in the job log, not only its end. Whoever can read the log can read it.",
    aliases: [],
    source: "03-interface \xA71, 04-trust rule 15"
  }
];

// build/settings/table-setup.js
var SETUP_SETTINGS = [
  {
    name: "setup_command",
    group: "gates",
    type: { kind: "command" },
    defaultText: "none: gates see what the workspace had installed",
    description: "Installs dependencies, for example `npm ci`, in the same bash as the gates (`-eo pipefail`). It runs in front of the gates of every tree that the workspace has nothing installed for: where the files of setup_key are not those of the commit that is checked out there, and for the base too where the workspace holds no file that git ignores. It runs once for each state of these files where views are overlay mounts, else in each view that needs it.",
    aliases: [],
    source: "02-loop \xA71 Gate views"
  },
  {
    name: "setup_key",
    group: "gates",
    type: { kind: "globs" },
    defaultText: "the manifests and lock files of the usual package managers",
    description: "Which files decide, as globs, whether setup_command has to run again.",
    aliases: [],
    source: "02-loop \xA71 Gate views"
  },
  {
    name: "setup_env",
    group: "gates",
    type: { kind: "names" },
    defaultText: "none",
    description: "Names of environment variables that setup_command receives although they look like secrets, for example a registry token; only on the tree of the base branch, never on one that an agent or a pull request changed.",
    aliases: [],
    source: "02-loop \xA71 Gate views"
  },
  {
    name: "setup_scripts",
    group: "gates",
    type: { kind: "choice", values: ["off", "allow"], later: [] },
    default: "off",
    description: "Whether packages may run install scripts when the files of setup_key are not those of the base branch.",
    aliases: [],
    source: "02-loop \xA71 Gate views"
  }
];

// build/settings/table-stopping.js
var STOPPING_SETTINGS = [
  {
    name: "on_thrash",
    group: "gates",
    type: { kind: "choice", values: ["continue", "halt"], later: [] },
    default: "continue",
    description: "What a story whose attempts undo each other does beside ending: `continue` with the others, or `halt` the run. A run of one story halts.",
    aliases: [],
    source: "02-loop \xA72"
  },
  {
    name: "on_escalate",
    group: "gates",
    type: { kind: "choice", values: ["continue", "halt"], later: [] },
    default: "continue",
    description: "The same for a story that needs a human's answer: `continue` with the others, or `halt` the run. A run of one story halts.",
    aliases: [],
    source: "02-loop \xA72"
  },
  {
    name: "signoff",
    group: "gates",
    type: { kind: "choice", values: ["none", "required"], later: [] },
    default: "none",
    description: "Who has the last word when every story passed: `none`, the run is ready; `required`, it waits as `awaiting_signoff`, and the pull request stays a draft, until a person who may write approves exactly that commit (`/ralph approve`, or an approving review), for which any `journal` but `ref` is refused beside it.",
    aliases: [],
    source: "02-loop \xA72"
  },
  {
    name: "classifier",
    group: "gates",
    type: { kind: "choice", values: ["rules", "agent"], later: [] },
    default: "rules",
    description: "Where a failed attempt leads when it leaves a question that the rules would ask a human: `rules` asks it, `agent` first has a fresh agent that only reads say whether another attempt, a split of the story or a human is needed. Without a usable answer it is the human.",
    aliases: [],
    source: "02-loop \xA73 Classifier"
  },
  {
    name: "critic_window",
    group: "caps",
    type: { kind: "count", upTo: 50, ceiling: false },
    default: "3",
    description: "Attempts in a row with the same blockers after which a story counts as thrashing, once a strategy shift was of no help.",
    aliases: [],
    source: "02-loop \xA73 Critic"
  },
  {
    name: "same_error_threshold",
    group: "caps",
    type: { kind: "count", upTo: 1e3, ceiling: false },
    default: "5",
    description: "Iterations in a row with the same error, over two stories or more, after which the run is stopped.",
    aliases: [],
    source: "02-loop \xA73 Breaker, ralph-hybrid Circuit Breaker"
  },
  {
    name: "no_progress_threshold",
    group: "caps",
    type: { kind: "count", upTo: 1e3, ceiling: false },
    default: "3",
    description: "Iterations in a row without progress after which the run is stopped.",
    aliases: [],
    source: "02-loop \xA73 Breaker, ralph-hybrid Circuit Breaker"
  },
  {
    name: "progress",
    group: "caps",
    type: { kind: "choice", values: ["attempt", "story"], later: [] },
    default: "attempt",
    description: "What counts as progress: `attempt` is a passed story, a new tree or a later gate; `story` is a passed story alone, looked at between stories.",
    aliases: [],
    source: "02-loop \xA73 Breaker"
  },
  {
    name: "reset_circuit",
    group: "caps",
    type: { kind: "boolean" },
    default: "false",
    description: "Begin as if the last run had not been stopped as `circuit_open`, instead of with one trial that stops this one too when it fails in the same way.",
    aliases: [],
    source: "02-loop \xA73 Breaker"
  }
];

// build/settings/table-triggers.js
var TRIGGER_SETTINGS = [
  {
    name: "trigger_phrase",
    group: "triggers",
    type: { kind: "phrase" },
    default: "/ralph",
    description: "First word of a line of a comment that gives a command; capitals do not count.",
    aliases: [],
    source: "03-interface \xA71, \xA74"
  },
  {
    name: "label_trigger",
    group: "triggers",
    type: { kind: "label" },
    defaultText: "labels start nothing",
    description: "Label that makes the text of an issue the objective of a run.",
    aliases: [],
    source: "03-interface \xA74"
  },
  {
    name: "allowed_bots",
    group: "triggers",
    type: { kind: "logins" },
    defaultText: "no bot",
    description: "Logins of bots that may give commands, as GitHub writes them: `my-app[bot]`. There is no wildcard.",
    aliases: [],
    source: "03-interface \xA74, catalogue U4"
  },
  {
    name: "comment_criteria",
    group: "triggers",
    type: { kind: "choice", values: ["write", "named", "off"], later: [] },
    default: "write",
    description: "What `--criteria` of a comment may be: with `write` any command of a person with write access, run as a gate without any key; with `named` the name of a configured gate; with `off` nothing.",
    aliases: [],
    source: "03-interface \xA71, catalogue U14"
  },
  {
    name: "allow_fork_prs",
    group: "triggers",
    type: { kind: "boolean" },
    default: "false",
    description: "Take commands on pull requests from forks too. Work on one starts from its head and goes to a branch of this repository.",
    aliases: [],
    source: "03-interface \xA74, catalogue U7"
  }
];

// build/core/gates.js
var MOST_CHECK_CALLS = 3;
var noExcerpt = { lines: [], truncated: 0 };
function blocks(result) {
  return result.verdict !== "pass" && result.verdict !== "warn" && !isLeftOut(result);
}
function isLeftOut({ verdict, gate, applies }) {
  return verdict === "skipped" && (gate === "spec" || gate === "quality" || applies === false);
}

// build/core/outage.js
var worked = (function(attempts) {
  return attempts.some(isOutage) ? attempts.filter((attempt) => !isOutage(attempt)) : attempts;
});
function isOutage({ gates }) {
  return gates.some((gate) => gate.condition !== void 0 && blocks(gate));
}


// build/core/signals.js
var promiseOf = (function(nonce) {
  return `<promise>COMPLETE ${nonce}</promise>`;
});
var BLOCKING_SIGNALS = [
  "HALT|BLOCKED|Cannot proceed|Manual intervention|STATUS UPDATE FAILED|Maximum.*depth"
];
function cannotGoOn({ signals }) {
  return `the agent says that it cannot go on: "${signals?.blocking?.line}"`;
}

var PASS_REPORT = '"status"\\s*:\\s*"PASS"';
var stallRules = { claims: 2, testLoops: 3 };
function stallOf(story, rules) {
  const attempts = worked(story.attempts);
  if (attempts.at(-1) !== story.attempts.at(-1))
    return void 0;
  const claims = trailing(attempts, isIdleClaim);
  if (claims >= rules.claims) {
    return {
      kind: "claims",
      sentence: `the agent claimed ${claims} times in a row to be done without changing anything`
    };
  }
  const loops = trailing(attempts, isTestLoop);
  if (loops < rules.testLoops)
    return void 0;
  return { kind: "test-loops", sentence: `${loops} iterations in a row changed nothing but tests` };
}
function isIdleClaim({ signals, change }) {
  return signals?.completion !== void 0 && change?.changed === 0;
}
function isTestLoop({ change }) {
  return change !== void 0 && change.changed > 0 && change.tests === change.changed;
}
function trailing(attempts, holds) {
  const last = attempts.findLastIndex((attempt) => !holds(attempt));
  return attempts.length - 1 - last;
}

// build/settings/table-what.js
var WHAT_SETTINGS = [
  {
    name: "mode",
    group: "what",
    type: { kind: "choice", values: ["auto", "run", "plan", "publish", "doctor"], later: ["collect"] },
    default: "auto",
    description: "What to do: `auto` what the event asks for, `run` the configured stories and no commands of people, `plan` say what would be done and list the open stories in the output `matrix` without starting anything, `publish` push what a job with `hand_over` left and show it in a pull request, without starting an agent or a gate, `doctor` look for whatever keeps a run from working, without starting an agent. An input only.",
    aliases: [],
    source: "03-interface \xA71"
  },
  {
    name: "prd",
    group: "what",
    type: { kind: "path" },
    defaultText: "found",
    description: "Path of the prd.json inside the repository. Without it the usual places are searched, and two candidates are an error.",
    aliases: [],
    source: "03-interface \xA73"
  },
  {
    name: "feature",
    group: "what",
    type: { kind: "feature" },
    defaultText: "found",
    description: "Name of the feature folder: `.ralph/<feature>/` holds prd.json, progress.txt, prompt.md and specs.",
    aliases: [],
    source: "03-interface \xA71"
  },
  {
    name: "story",
    group: "what",
    type: { kind: "ids" },
    defaultText: "all open stories",
    description: "Ids of the stories to work on; the run is then about these alone.",
    aliases: [],
    source: "10-fine-print Verdicts (Scope)"
  },
  {
    name: "objective",
    group: "what",
    type: { kind: "text", most: 2e4 },
    defaultText: "the stories of prd.json",
    description: "One objective to work on instead of the stories of a prd.json. The same objective goes on where its last run was cut short.",
    aliases: [],
    source: "02-loop \xA75, adr-007"
  },
  {
    name: "criteria",
    group: "what",
    type: { kind: "command" },
    defaultText: "the configured checks alone",
    description: "Command that exits with 0 once the objective is reached: one more gate, which has to be green whatever it was before.",
    aliases: ["verification_command"],
    source: "02-loop \xA75, adr-007"
  },
  {
    name: "completion_signals",
    group: "what",
    type: { kind: "patterns" },
    defaultText: "the promise that our own prompts ask for",
    description: "Regular expressions that claim that a story is done, looked for in the agent's final message alone. A claim asks for the gates, no more.",
    aliases: [],
    source: "02-loop \xA73 Signals"
  },
  {
    name: "blocking_signals",
    group: "what",
    type: { kind: "patterns" },
    default: BLOCKING_SIGNALS.join("\n"),
    description: "Regular expressions that say that the agent cannot go on, looked for in its final message alone. A story whose gates did not pass ends `blocked` then, with that line for a person.",
    aliases: [],
    source: "02-loop \xA73 Signals, pattern-library"
  },
  {
    name: "consecutive_done_signals",
    group: "what",
    type: { kind: "count", upTo: 50, ceiling: false },
    default: String(stallRules.claims),
    description: "Claims in a row without a change that are no progress. They do not end the run.",
    aliases: [],
    source: "02-loop \xA73 Signals, ralph-hybrid completion"
  },
  {
    name: "consecutive_test_loops",
    group: "what",
    type: { kind: "count", upTo: 50, ceiling: false },
    default: String(stallRules.testLoops),
    description: "Iterations in a row that change nothing but tests and are no progress. They do not end the run.",
    aliases: [],
    source: "02-loop \xA73 Signals, ralph-hybrid completion"
  },
  {
    name: "step",
    group: "what",
    type: { kind: "boolean" },
    default: "false",
    description: "Make one iteration, then halt `interrupted` and print how to go on: the next start of the workflow goes on from there. The step ends green only where `fail_on` leaves `interrupted` out.",
    aliases: [],
    source: "03-interface \xA71, ralph-loop-skill"
  },
  {
    name: "dry_run",
    group: "what",
    type: { kind: "boolean" },
    default: "false",
    description: "Print the plan, the prompts and the gates, and touch nothing.",
    aliases: [],
    source: "02-loop \xA72"
  }
];

// build/settings/table.js
var rowOf = (function(name2) {
  const row = rows.get(name2);
  if (row === void 0)
    throw new Error(`The settings table has no row "${name2}".`);
  return row;
});
var settingNamed = (function(typed) {
  return names.get(typed.replaceAll("-", "_"));
});
var SETTINGS = [
  ...WHAT_SETTINGS,
  ...AGENT_SETTINGS,
  ...REPLAY_SETTINGS,
  ...KEY_SETTINGS,
  ...GATE_SETTINGS,
  ...SETUP_SETTINGS,
  ...CAP_SETTINGS,
  ...STOPPING_SETTINGS,
  ...GIT_SETTINGS,
  ...TRIGGER_SETTINGS,
  ...REPORTING_SETTINGS,
  ...ISOLATION_SETTINGS
];
var rows = new Map(SETTINGS.map(((row) => [row.name, row])));

var names = new Map(SETTINGS.flatMap(((row) => [row.name, ...row.aliases].map(((name2) => [name2, row.name])))).reverse());


// build/settings/collect.js
var collect = (function(layers) {
  const parts = layers.map(collectLayer);
  return {
    given: parts.flatMap(((part) => part.given)),
    mistakes: parts.flatMap(((part) => part.mistakes)),
    unreadable: parts.flatMap(((part) => part.unreadable)),
    notices: parts.flatMap(((part) => part.notices))
  };
});
var collectLayer = (function(layer, index) {
  const typed = Object.entries(layer.values).filter((([, text]) => text !== ""));
  const unknown2 = typed.map((([name2]) => name2)).filter(((name2) => settingNamed(name2) === void 0));
  const given = typed.flatMap((([key, text]) => {
    const name2 = settingNamed(key);
    const place = layer.places?.[key];
    const prefix = place === void 0 ? "" : `${place}: `;
    return name2 === void 0 ? [] : [{ key, name: name2, text, origin: layer.source, layer: index, prefix }];
  }));
  const strangers = unknown2.map((name2) => judgeUnknown(name2, layer.source));
  return {
    given,
    unreadable: layer.broken?.settings ?? [],
    mistakes: [
      ...layer.broken?.mistakes ?? [],
      ...strangers.flatMap(({ mistake }) => mistake ?? []),
      ...givenTwice(given)
    ],
    notices: strangers.flatMap(({ notice }) => notice ?? [])
  };
});
var givenTwice = (function(given) {
  return given.flatMap(((later, index) => {
    const first = given.slice(0, index).find(((earlier) => earlier.name === later.name));
    if (first === void 0 || first.text === later.text)
      return [];
    const value = shownValue(later.name, later.text);
    const values = rowOf(later.name).secret === true ? `as ${first.key} and as ${later.key}` : `${quote(first.text)} as ${first.key} and ${quote(later.text)} as ${later.key}`;
    const message = `${later.prefix}${later.name}: is given twice with different values, ${values}. Keep one of them.`;
    return [{ setting: later.name, value, message }];
  }));
});
var HIDDEN = "(not shown)";

function shownValue(name2, text) {
  return rowOf(name2).secret === true ? HIDDEN : text;
}
function unknownMessage(what, typed, known3) {
  return meantMessage(what, typed, nearest(typed, known3));
}
function meantMessage(what, typed, meant) {
  const help = meant === void 0 ? "Remove it; docs/settings.md lists what exists." : `Did you mean ${meant}?`;
  return `unknown ${what} ${quote(typed)}. ${help}`;
}
function knownNames() {
  return SETTINGS.flatMap((row) => [row.name, ...row.aliases]);
}

function judgeUnknown(typed, source) {
  if (isLater(typed))
    return { mistake: { setting: typed, value: "", message: laterMessage(typed, source) } };
  const near = nearest(typed, knownNames());
  if (source === "input" && near === void 0) {
    return { notice: `unknown input ${quote(typed)} is ignored; docs/settings.md lists what exists.` };
  }
  const what = source === "config-file" ? "setting" : source;
  return { mistake: { setting: typed, value: "", message: unknownMessage(what, typed, knownNames()) } };
}
function laterMessage(typed, source) {
  const what = source === "config-file" ? "setting" : source;
  return `${typed}: this version does not have the ${what} ${quote(typed)} yet. Remove it; README.md says what works.`;
}


// build/settings/parse-path.js
var FILE_HELP = "Write the path of a file inside the repository, relative to its root, for example docs/prd.json.";
var FOLDER_HELP = "Write the path of a folder inside the repository, relative to its root, for example packages/api.";
function parsePath(text) {
  const segments = segmentsInside(text, FILE_HELP);
  if (!segments.ok)
    return segments;
  const isFolder = segments.value.length === 0 || /(?:^|\/)\.?$/.test(text);
  return isFolder ? refuse("names a folder, not a file.", FILE_HELP) : accept(segments.value.join("/"));
}
function parseFolder(text) {
  const segments = segmentsInside(text, FOLDER_HELP);
  return segments.ok ? accept(segments.value.join("/")) : segments;
}
function segmentsInside(text, help) {
  if (/^(?:[/~]|[A-Za-z]:)/.test(text))
    return refuse("is not relative to the repository.", help);
  if (text.includes("\\"))
    return refuse("contains a backslash.", `${help} Separate folders with "/".`);
  const segments = text.split("/").filter((segment) => segment !== "." && segment !== "");
  if (segments.includes(".."))
    return refuse('leads out of the repository with "..".', help);
  if (segments.some((segment) => segment.toLowerCase() === ".git"))
    return refuse("leads into .git.", help);
  return accept(segments);
}

// build/settings/split.js
var splitList = (function(text) {
  return clean(text.split(/,|\r\n|\n|\r/));
});
var splitLines = (function(text) {
  const lines = text.split(/\r\n|\n|\r/).map(((line, index) => ({ line: index + 1, text: line.trim() })));
  return lines.filter(((line) => line.text !== ""));
});
var clean = (function(entries) {
  return entries.map(((entry2) => entry2.trim())).filter(((entry2) => entry2 !== ""));
});


function splitGlobs(text) {
  return clean(text.split(/\r\n|\n|\r/).flatMap(splitOutsideBrackets));
}
function splitOutsideBrackets(line) {
  const parts = [];
  let depth = 0;
  let start2 = 0;
  for (let index = 0; index < line.length; index += 1) {
    const character = line.charAt(index);
    if (character === "\\")
      index += 1;
    else if ("{[(".includes(character))
      depth += 1;
    else if ("}])".includes(character))
      depth = Math.max(0, depth - 1);
    else if (character === "," && depth === 0) {
      parts.push(line.slice(start2, index));
      start2 = index + 1;
    }
  }
  return [...parts, line.slice(start2)];
}


// build/settings/parse-agent.js
function parseModel(text) {
  if (/^[A-Za-z0-9][\w.:/@[\]-]{0,127}$/.test(text))
    return accept(text);
  return refuse("is not the name of a model.", "Write the name as the agent takes it, for example sonnet.");
}
function parseTools(text) {
  const tools = splitGlobs(text);
  const wrong = tools.find((tool) => !/^[A-Za-z_][\w.-]{0,127}(?:\([^\r\n]{0,500}\))?$/.test(tool));
  const help = "Write names such as Edit or Bash(npm test), separated by commas.";
  if (wrong !== void 0)
    return refuse(`contains ${quote(wrong)}, which is no tool.`, help);
  return tools.length === 0 ? refuse("names no tool.", help) : accept(tools);
}
function parseExecutable(text) {
  if (text.startsWith("/") && !text.endsWith("/") && !text.split("/").includes(".."))
    return accept(text);
  return refuse("is not the absolute path of a program.", "Write the whole path, for example /opt/claude/bin/claude.");
}
function parseCassette(text) {
  if (!text.startsWith("/"))
    return parsePath(text);
  if (!text.endsWith("/") && !text.split("/").includes(".."))
    return accept(text);
  return refuse("is not the absolute path of a file.", "Write the whole path, for example /tmp/night/cassette.jsonl.");
}
function parseVersion(text) {
  if (/^\d{1,6}\.\d{1,6}\.\d{1,6}(?:-[0-9A-Za-z.-]{1,64})?$/.test(text))
    return accept(text);
  return refuse("is not an exact version.", "Write all three numbers, for example 2.1.330.");
}

// build/settings/parse-duration.js
var parseDuration = (function(text) {
  const bare = /^\d+$/.test(text) ? `${text}m` : text;
  const match = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?$/.exec(bare);
  if (match === null || bare === "")
    return refuse("is not a duration.", HELP);
  const [, hours = "0", minutes = "0", seconds = "0"] = match;
  const valueMs = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1e3;
  if (valueMs === 0)
    return refuse("is no time at all.", HELP);
  if (valueMs > LONGEST_TIMER_MS)
    return refuse("is longer than the 596h that a timer can hold.", HELP);
  return accept(valueMs);
});
var parseAge = (function(text) {
  const match = /^([1-9]\d{0,3})([dh])$/.exec(text);
  if (match === null)
    return refuse("is no age.", "Write days or hours, such as 7d or 36h.");
  return accept(Number(match[1]) * (match[2] === "d" ? 24 : 1) * 36e5);
});
var formatDuration = (function(durationMs) {
  if (durationMs < 1e3)
    return `${durationMs}ms`;
  const seconds = Math.round(durationMs / 1e3);
  const parts = [
    [Math.floor(seconds / 3600), "h"],
    [Math.floor(seconds % 3600 / 60), "m"],
    [seconds % 60, "s"]
  ];
  return parts.map((([amount, unit]) => amount === 0 ? "" : `${amount}${unit}`)).join("");
});
var DURATION_CEILING_MS = 24 * 36e5;
var LONGEST_TIMER_MS = 596 * 36e5;
var HELP = "Write a duration such as 90s, 5m or 1h30m (a bare number is minutes), up to 24h.";




// build/settings/parse-fallbacks.js
var NAMES = [...CLIENTS, "command"];
var HELP2 = `Write agents in the order in which they take over (${NAMES.join(", ")}), a client with a model of its own as gemini=gemini-2.5-pro.`;
function parseFallbacks(text) {
  const entries = splitList(text);
  const read2 = entries.map((entry2) => readEntry(entry2));
  const problems = read2.flatMap((each) => "problem" in each ? [each] : []);
  const twice = entries.find((entry2, at2) => entries.indexOf(entry2) !== at2);
  const repeated = twice === void 0 ? [] : [flaw(twice, "stands there twice.")];
  const empty = entries.length === 0 ? [{ problem: "names no agent.", help: HELP2 }] : [];
  return acceptUnless([...problems, ...repeated, ...empty], read2.flatMap((each) => "agent" in each ? [each] : []));
}
function readEntry(entry2) {
  const [name2 = "", model] = entry2.split(/=(.*)/s);
  const agent = NAMES.find((each) => each === name2);
  if (agent === void 0)
    return flaw(entry2, "is no agent that can take over.");
  if (model === void 0)
    return { label: entry2, agent };
  if (agent === "command" || !parseModel(model).ok)
    return flaw(entry2, "has no model that it could use.");
  return { label: entry2, agent, model };
}
function flaw(entry2, problem2) {
  return { subject: `the entry ${quote(entry2)}`, problem: problem2, help: HELP2 };
}

// build/settings/parse-gate-timeouts.js
var parseGateTimeouts = (function(text) {
  const entries = splitList(text).map(readEntry2);
  if (entries.length === 0)
    return refuse("names no gate.", HELP3);
  const problems = entries.flatMap(((entry2) => "problem" in entry2 ? [entry2.problem] : []));
  const limits = entries.flatMap(((entry2) => "limit" in entry2 ? [entry2] : []));
  const twice = limits.filter((({ gate }, index) => limits.findIndex(((other) => other.gate === gate)) !== index));
  const doubled2 = twice.map(({ gate }) => ({
    subject: `the gate ${quote(gate)}`,
    problem: "is named twice.",
    help: HELP3
  }));
  return acceptUnless([...problems, ...doubled2], Object.fromEntries(limits.map((({ gate, limit }) => [gate, limit]))));
});
var readEntry2 = (function(entry2) {
  const match = /^([^=]*)=([^/]*)\/([^/]*)$/.exec(entry2);
  const [, gate = "", soft = "", hard = ""] = match ?? [];
  if (match === null)
    return flaw2(entry2, "is not of the form gate=soft/hard.");
  if (!isTimedGate(gate))
    return flaw2(entry2, "names no gate that has a limit (implement, setup, test, spec or quality).");
  const [softLimit, hardLimit] = [parseDuration(soft), parseDuration(hard)];
  if (!softLimit.ok || !hardLimit.ok)
    return flaw2(entry2, "has a limit that is not a duration above 0 and up to 24h.");
  if (softLimit.value >= hardLimit.value)
    return flaw2(entry2, "has a soft limit that is not below the hard one.");
  return { gate, limit: { softMs: softLimit.value, hardMs: hardLimit.value } };
});
var isTimedGate = (function(name2) {
  return TIMED_GATES.some(((gate) => gate === name2));
});
var TIMED_GATES = ["implement", "setup", "test", "spec", "quality"];
var HELP3 = "Write soft and hard limit per gate, for example implement=12m/20m, test=5m/10m.";


function flaw2(entry2, problem2) {
  return { problem: { subject: `the entry ${quote(entry2)}`, problem: problem2, help: HELP3 } };
}


// build/settings/parse-gates.js
var parseGates = (function(text) {
  const lines = splitLines(text).filter(((line) => !line.text.startsWith("#")));
  if (lines.length === 0)
    return refuse("has no command.", `${EXAMPLE} Write none when nothing is to be tested.`);
  if (lines.length === 1 && lines[0]?.text === "none")
    return accept("none");
  const named2 = lines.map(readLine);
  const problems = named2.flatMap(((line, index) => lineProblems(line, named2[index + 1]?.command)));
  const gates = withNames(named2);
  return acceptUnless([...problems, ...doubles(gates)], gates);
});
var commandProblem = (function(command, next) {
  if (command === "")
    return { problem: "has no command.", help: EXAMPLE };
  if (/[\r\n]/.test(command))
    return { problem: "has more than one line.", help: 'Join the commands with "&&".' };
  if (onlyChangesItsShell(command)) {
    return {
      problem: "does nothing but cd or export, and every line runs in a shell of its own.",
      help: `Write it in one line: ${quote(`${command} && ${next ?? "npm test"}`)}.`
    };
  }
  if (/(?<!\\)(?:\\\\)*\\$/.test(command)) {
    return { problem: "ends with a backslash, but a gate is one line.", help: "Write the whole command on one line." };
  }
  return void 0;
});
var readLine = (function({ line, text }) {
  const match = /^([a-z][a-z0-9-]{0,30}):(?: +(.*))?$/s.exec(text);
  return { line, text, name: match?.[1], command: match === null ? text : (match[2] ?? "").trim() };
});
var lineProblems = (function({ line, text, command }, next) {
  const subject = `line ${line}, ${quote(text)},`;
  if (text === "none")
    return [{ subject, problem: "cannot stand beside other gates.", help: "Write none alone." }];
  const problem2 = commandProblem(command, next);
  return problem2 === void 0 ? [] : [{ subject, ...problem2 }];
});
var withNames = (function(lines) {
  let unnamed = 0;
  return lines.map((({ name: name2, command }) => {
    if (name2 !== void 0)
      return { name: name2, command };
    unnamed += 1;
    return { name: unnamed === 1 ? "test" : `test-${unnamed}`, command };
  }));
});
var doubles = (function(gates) {
  const counts = /* @__PURE__ */ new Map();
  for (const { name: name2 } of gates)
    counts.set(name2, (counts.get(name2) ?? 0) + 1);
  return [...counts].flatMap((([name2, count]) => count === 1 ? [] : [
    {
      subject: `the name ${quote(name2)}`,
      problem: `is given to ${count} gates.`,
      help: "Give each gate a name of its own."
    }
  ]));
});
var onlyChangesItsShell = (function(command) {
  if (command.includes("|"))
    return false;
  const parts = command.split(/&&|;/).map(((part) => part.trim()));
  return parts.every(((part) => part === "" || /^(?:cd|export)(?:\s|$)/.test(part)));
});
var GATE_NAME = /^[a-z][a-z0-9-]{0,30}$/;
var EXAMPLE = 'Write one gate per line, for example "unit: npm test".';

function parseCommand(text) {
  const command = text.trim();
  const flaw4 = command === "" ? { problem: "has no command.", help: "Write one, for example npm ci." } : commandProblem(command, void 0);
  return flaw4 === void 0 ? accept(command) : refuse(flaw4.problem, flaw4.help);
}







// picomatch:picomatch
var library = () => require_picomatch2();
var picomatch = (...given) => library()(...given);
picomatch.makeRe = (...given) => library().makeRe(...given);
var picomatch_default = picomatch;

// build/core/glob-texts.js
function textsOf(glob) {
  if (glob.length > LONGEST || loose.test(glob))
    return [];
  const outside = groups.reduce((rest, group) => rest.replaceAll(group, "*"), glob);
  return plain2.test(outside) ? outside.split(/[*/]+/).filter((text) => text !== "") : [];
}
var LONGEST = 1e3;
var loose = /^\.\/|\*{3}|\.\./;
var groups = [/\[[\w.-]+\]/g, /\?\([\w.*|-]+\)/g, /\{[\w.,*/-]*\}/g];
var plain2 = /^[\w.*/-]*$/;

// build/core/globs.js
var globMatcher = (function(globs, options2 = {}) {
  const rules = globs.map(((glob) => readGlob(glob, options2))).filter(((rule) => rule !== void 0));
  return (path) => rules.findLast((rule) => rule.matches(path))?.selects ?? false;
});
var readGlob = (function(glob, options2) {
  const negates = glob.startsWith("!") && !glob.startsWith("!(");
  const pattern = relative((negates ? glob.slice(1) : glob).trim());
  if (pattern === "")
    return void 0;
  return { selects: !negates, matches: matcher(pattern, options2.anyCase === true) };
});
var relative = (function(pattern) {
  return pattern.replace(/^(?:\.?\/)+/, "").replace(/\/+$/, "/**");
});
var matcher = (function(pattern, anyCase) {
  const fold2 = ((text) => anyCase ? text.toLowerCase() : text);
  const literal3 = fold2(pattern);
  const read2 = withContents(pattern).map(((each) => picomatchReading(each, anyCase)));
  return (path) => {
    const folded = fold2(path);
    return folded === literal3 || read2.some((matches2) => matches2(path, folded));
  };
});
var picomatchReading = (function(pattern, anyCase) {
  let texts;
  let compiled;
  return (path, folded) => {
    texts ??= textsOf(pattern).map((text) => anyCase ? text.toLowerCase() : text);
    if (!texts.every((text) => folded.includes(text)))
      return false;
    compiled ??= picomatch_default(pattern, { dot: true, windows: false, flags: anyCase ? "is" : "s" });
    return compiled(path);
  };
});
var withContents = (function(pattern) {
  const name2 = pattern.slice(pattern.lastIndexOf("/") + 1);
  return name2 === "" || magic.test(name2) ? [pattern] : [pattern, `${pattern}/**`];
});

function isGlob(pattern) {
  try {
    return picomatch_default.makeRe(pattern, { dot: true, strictBrackets: true }) instanceof RegExp;
  } catch {
    return false;
  }
}




var magic = /[*?[\]{}()!+@|\\]/;


// build/settings/parse-list.js
var parseHalts = (function(text) {
  const names3 = [...new Set(splitList(text))];
  const help = `Write any, never, or some of: ${HALT_KINDS.filter(canFail).join(", ")}.`;
  if (names3.length === 0)
    return refuse("names no halt.", help);
  const word = names3.find(((name2) => name2 === "any" || name2 === "never"));
  if (word !== void 0)
    return names3.length === 1 ? accept([word]) : refuse(`mixes ${word} with other words.`, help);
  const problems = names3.filter((name2) => !isFailing(name2)).map((name2) => entry(name2, "is not a halt that can fail the step.", help));
  return acceptUnless(problems, names3.filter(isFailing));
});
var canFail = (function(kind) {
  return halts[kind].exitCode !== 0;
});
var HALT_KINDS = Object.keys(halts);
var OWNED_NAMES = /^(?:INPUT_.*|ACTIONS_.*|RALPH_.*|GITHUB_TOKEN|GH_TOKEN|GITHUB_(?:ENV|OUTPUT|PATH|STATE|STEP_SUMMARY))$/i;
function parseIds(text) {
  const ids = splitList(text);
  if (ids.length === 0)
    return refuse("names no story.", "Write story ids, for example US-001, US-002.");
  return accept([...new Set(ids)]);
}
function parseNames(text) {
  const names3 = splitList(text);
  if (names3.length === 0)
    return refuse("names no variable.", "Write names of variables, for example NPM_CONFIG_CACHE.");
  return acceptUnless(names3.flatMap(nameProblem), [...new Set(names3)]);
}
function parseGlobs(text) {
  const globs = splitGlobs(text);
  if (globs.every(isNegated)) {
    return refuse("has no glob that selects anything.", 'Write at least one without "!", for example tests/**.');
  }
  return acceptUnless(globs.flatMap(globProblem), globs);
}

function parseSecrets(text) {
  const lines = text.split(/\r\n|\n|\r/).map((line) => line.trim());
  const values = lines.flatMap((line) => [line, ...splitList(line)]).filter((value) => value !== "");
  const help = "Write one value per line, each of at least 4 characters.";
  if (values.length === 0)
    return refuse("holds no value to redact.", help);
  if (values.some((value) => [...value].length < 4)) {
    return refuse("holds an entry so short that ordinary text would be blanked out.", help);
  }
  return accept([...new Set(values)]);
}
function nameProblem(name2) {
  const help = "Write names of variables, without values, for example NPM_CONFIG_CACHE.";
  if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(name2))
    return [entry(name2, "is not the name of a variable.", help)];
  return OWNED_NAMES.test(name2) ? [entry(name2, "belongs to the runner or to this action and is never passed on.", help)] : [];
}
function globProblem(glob) {
  const pattern = isNegated(glob) ? glob.slice(1).trim() : glob;
  const help = "Write globs relative to the root of the repository, for example src/**/*.test.ts.";
  if (pattern === "")
    return [entry(glob, 'has no pattern behind the "!".', help)];
  if (pattern.split("/").includes(".."))
    return [entry(glob, 'leads out of the repository with "..".', help)];
  return isGlob(pattern) ? [] : [entry(glob, "is not a valid glob.", `${help} Close every bracket or write "\\" before it.`)];
}
function isNegated(glob) {
  return glob.startsWith("!") && !glob.startsWith("!(");
}
function isFailing(name2) {
  return HALT_KINDS.some((kind) => kind === name2 && canFail(kind));
}

function entry(value, problem2, help) {
  return { subject: `the entry ${quote(value)}`, problem: problem2, help };
}

// build/settings/parse-number.js
var parseCount = (function(text, type) {
  const { from = 1 } = type;
  const help = `Write a whole number from ${from} to ${type.upTo}, for example ${exampleFor(type.upTo)}.`;
  if (!/^-?\d+$/.test(text))
    return refuse("is not a whole number.", help);
  const value = Number(text);
  if (value < from)
    return refuse(`is below ${from}.`, help);
  if (Object.is(value, -0))
    return refuse("has a sign.", help);
  if (text.startsWith("0") && text !== "0")
    return refuse("starts with a zero.", help);
  if (!Number.isSafeInteger(value) || value > type.upTo && !type.ceiling)
    return refuse("is too large.", help);
  return accept(value);
});
var parseFactor = (function(text) {
  const help = "Write a number above 0, for example 1.5.";
  if (!/^(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text))
    return refuse("is not a plain number.", help);
  const value = Number(text);
  if (value <= 0)
    return refuse("is not above 0.", help);
  return Number.isFinite(value) ? accept(value) : refuse("is too large.", help);
});
var parseMoney = (function(text, { upTo, ceiling, free }) {
  const help = `Write US dollars as a plain number ${free ? "from 0" : "above 0"} to ${upTo}, for example 2.50.`;
  if (!/^(?:0|[1-9]\d*)(?:\.\d{1,4})?$/.test(text))
    return refuse("is not a plain amount of US dollars.", help);
  const value = Number(text);
  if (value <= 0 && !free)
    return refuse("is not above 0.", help);
  if (value > MOST_DOLLARS || value > upTo && !ceiling)
    return refuse("is too large.", help);
  return accept(value);
});
var exampleFor = (function(upTo) {
  return Math.min(upTo, 20);
});



var MOST_DOLLARS = 1e6;


// build/settings/parse-patterns.js
var parsePatterns = (function(text) {
  const lines = splitLines(text);
  if (lines.length === 0)
    return refuse("has no expression.", `${HELP4} Write none where nothing is to be looked for.`);
  if (lines.length === 1 && lines[0]?.text === "none")
    return accept([]);
  if (lines.length > MOST.patterns)
    return refuse(`has ${lines.length} lines, the limit is ${MOST.patterns}.`, HELP4);
  return acceptUnless(lines.flatMap((({ text: pattern }) => patternProblem(pattern))), [...new Set(lines.map((({ text: pattern }) => pattern)))]);
});
var patternProblem = (function(pattern) {
  const subject = `the expression ${quote(pattern)}`;
  if (pattern.length > MOST.characters) {
    return [{ subject, problem: `has ${pattern.length} characters, the limit is ${MOST.characters}.`, help: HELP4 }];
  }
  const flaw4 = flawOf(pattern);
  if (flaw4 !== void 0)
    return [{ subject, problem: `is not valid: ${flaw4}.`, help: HELP4 }];
  if (new RegExp(pattern, "m").test(""))
    return [{ subject, problem: "matches a text without words.", help: HELP4 }];
  return [];
});
var flawOf = (function(pattern) {
  try {
    new RegExp(pattern, "m");
    return void 0;
  } catch (error) {
    return error.message.replace(/^Invalid regular expression: /, "").replace(/\.$/, "");
  }
});
var MOST = { patterns: 20, characters: 500 };
var HELP4 = 'Write one regular expression a line, without slashes and flags, for example "^Done: all tests pass".';




// build/settings/parse-places.js
function parsePlaces(text, { home }) {
  const help = home ? "Write absolute paths of files, or paths below ~/, for example ~/.config/tool/auth.json." : "Write absolute paths, for example /opt/fixtures.";
  const entries = splitList(text);
  if (entries.length === 0)
    return refuse("names no path.", help);
  const problems = entries.flatMap((entry2) => {
    const problem2 = placeProblem(entry2, home);
    return problem2 === void 0 ? [] : [{ subject: `the entry ${quote(entry2)}`, problem: problem2, help }];
  });
  return acceptUnless(problems, [...new Set(entries.map(normalised))]);
}
function parsePlace(text) {
  const problem2 = placeProblem(text, false);
  return problem2 === void 0 ? accept(normalised(text)) : refuse(problem2, PLACE_HELP);
}
var PLACE_HELP = "Write the absolute path of a folder, for example /tmp/hand-over.";
function placeProblem(entry2, home) {
  const isHome = entry2.startsWith("~/");
  if (isHome && !home)
    return 'begins with "~", but whose HOME that is cannot be told.';
  if (!isHome && !entry2.startsWith("/"))
    return "is not an absolute path.";
  if (entry2.split("/").includes(".."))
    return 'has a part "..".';
  if (home && /\/\.?$/.test(entry2))
    return "names a folder, not a file.";
  return /^\/(?:(?:proc|sys|dev)(?:\/.*)?)?$/.test(normalised(entry2)) ? "would open the machine itself." : void 0;
}
function normalised(entry2) {
  const segments = entry2.split("/").filter((segment) => segment !== "." && segment !== "");
  return entry2.startsWith("/") ? `/${segments.join("/")}` : segments.join("/");
}

// build/settings/parse-prices.js
var HELP5 = "Write what a million tokens costs in US dollars as model=input/output, with cached input and input into the cache behind it where they cost something else, for example my-model=3/15/0.3/3.75.";
function parsePrices(text) {
  const entries = splitList(text).map(readEntry3);
  if (entries.length === 0)
    return refuse("names no model.", HELP5);
  const problems = entries.flatMap((entry2) => "problem" in entry2 ? [entry2] : []);
  const read2 = entries.flatMap((entry2) => "model" in entry2 ? [entry2] : []);
  const twice = read2.filter(({ model }, at2) => read2.findIndex((other) => other.model === model) !== at2);
  const doubled2 = twice.map(({ model }) => flaw3(model, "stands there twice."));
  return acceptUnless([...problems, ...doubled2], new Map(read2.map(({ model, price }) => [model, price])));
}
function readEntry3(entry2) {
  const at2 = entry2.indexOf("=");
  const model = entry2.slice(0, Math.max(0, at2)).trim().toLowerCase();
  const amounts = entry2.slice(at2 + 1).split("/").map((amount) => amount.trim());
  if (at2 === -1 || !parseModel(model).ok)
    return flaw3(entry2, 'does not begin with the name of a model and "=".');
  if (amounts.length < 2 || amounts.length > 4 || amounts.some((amount) => !/^\d{1,5}(?:\.\d{1,6})?$/.test(amount))) {
    return flaw3(entry2, "has no two to four prices.");
  }
  const [input = 0, output = 0, cacheRead = input, cacheWrite = input] = amounts.map(Number);
  return { model, price: { input, output, cacheRead, cacheWrite } };
}
function flaw3(entry2, problem2) {
  return { subject: `the entry ${quote(entry2)}`, problem: problem2, help: HELP5 };
}

// build/settings/parse-ref.js
var parseBranchPrefix = (function(text) {
  const help = "Write the beginning of a branch name, for example ralph/.";
  if (text.startsWith("refs/"))
    return refuse("is the beginning of a full ref.", `${help} Leave out refs/heads/.`);
  const flaw4 = branchFlaw(`${text}feature`);
  return flaw4 === void 0 ? accept(text) : refuse(`cannot begin a branch name: ${flaw4}.`, help);
});
var branchFlaw = (function(name2) {
  return FLAWS.find((([pattern]) => pattern.test(name2)))?.[1];
});
function parseBranch(text) {
  const help = "Write the name of a branch, for example main.";
  if (text.startsWith("refs/"))
    return refuse("is a full ref.", `${help} Leave out refs/heads/.`);
  const flaw4 = branchFlaw(text);
  return flaw4 === void 0 ? accept(text) : refuse(`is not a valid branch name: ${flaw4}.`, help);
}

var FLAWS = [
  [/[\s~^:?*[\\\p{Cc}]/u, "it contains a space or one of ~ ^ : ? * [ \\"],
  [/^-/, 'it begins with "-"'],
  [/^\/|\/$|\/\//, 'it has an empty part between "/"'],
  [/(?:^|\/)\./, 'a part begins with "."'],
  [/\.\.|@\{/, 'it contains ".." or "@{"'],
  [/\.$|\.lock(?:\/|$)/, 'it ends with "." or ".lock"'],
  [/^(?:@|HEAD)$/, "the name is reserved"],
  [/^.{201,}$/su, "it is longer than 200 characters"]
];


// build/settings/parse-text.js
var parseBoolean = (function(text) {
  if (text !== "true" && text !== "false")
    return refuse("is not a boolean.", "Write true or false.");
  return accept(text === "true");
});
var parseChoice = (function(text, type) {
  if (type.values.includes(text))
    return accept(text);
  const problem2 = type.later.includes(text) ? "is not supported in this version." : "is not a known value.";
  return refuse(problem2, `Write ${oneOf(type.values)}.`);
});
var parseMessageTemplate = (function(text) {
  const unknown2 = [...text.matchAll(/\{(\w+)\}/g)].find((([, name2]) => name2 !== "id" && name2 !== "title"));
  if (unknown2 === void 0)
    return accept(text);
  return refuse(`has the unknown placeholder ${unknown2[0]}.`, 'Use {id} and {title}, for example "feat: [{id}] - {title}".');
});
var parsePersonName = (function(text) {
  const help = 'Write a plain name, for example "Release Bot".';
  if (/[<>]/.test(text))
    return refuse('contains "<" or ">".', help);
  return /[\p{L}\p{N}]/u.test(text) ? accept(text) : refuse("has no letter and no digit.", help);
});
var parseEmail = (function(text) {
  if (/^[^\s<>@]+@[^\s<>@]+$/.test(text))
    return accept(text);
  return refuse("is not an e-mail address.", "Write an address such as bot@example.com.");
});
var parseToken = (function(text) {
  if (/^[!-~]+$/.test(text))
    return accept(text);
  return refuse("contains a character that no token has (a space, a line break or a non-ASCII character).", `Pass it from a secret, for example \${{ secrets.RALPH_TOKEN }}, and check what is stored there.`);
});


function parseText(text, { most: most2 }) {
  const words = text.trim();
  const help = "Write one sentence or a few, for example: Make the tests in src/utils pass.";
  if (!/[\p{L}\p{N}]/u.test(words))
    return refuse("has no letter and no digit.", help);
  const { length } = [...words];
  return length > most2 ? refuse(`has ${length} characters, the limit is ${most2}.`, "Shorten it.") : accept(words);
}
function parseSentence(text, type) {
  if (text === type.sentence)
    return accept(true);
  return refuse("is not the sentence that is asked for.", `Write exactly ${quote(type.sentence)}, or leave it out.`);
}
function parseFeature(text) {
  const help = "Write the name of one folder below .ralph/, for example 42-login.";
  if (text === "all")
    return refuse("is not supported in this version.", help);
  if (text === "archive")
    return refuse("is where finished features are kept.", help);
  if (!/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/.test(text)) {
    return refuse("is not the name of a feature.", `${help} Letters, digits, ".", "_" and "-" may stand in it.`);
  }
  return accept(text);
}





// build/settings/parse-trigger.js
var parsePhrase = (function(text) {
  if (/^[A-Za-z/@!$:.][\w/@!$:.-]{1,39}$/.test(text))
    return accept(text);
  return refuse("is not one plain word.", "Write 2 to 40 letters, digits and / @ ! $ : . - _, beginning with none of - and _ and no digit, for example /ralph.");
});

function parseLabel(text) {
  return [...text].length <= 50 ? accept(text) : refuse("is longer than 50 characters.", "Write the name of one label, for example ralph.");
}
function parseLogins(text) {
  const logins = splitList(text);
  const help = "Write logins as GitHub shows them, for example my-app[bot]; there is no wildcard.";
  if (logins.length === 0)
    return refuse("names no login.", help);
  const wrong = logins.filter((login) => !/^[A-Za-z0-9][A-Za-z0-9-]{0,99}(?:\[bot\])?$/.test(login));
  const problems = wrong.map((login) => ({
    subject: `the entry ${quote(login)}`,
    problem: "is not a login.",
    help
  }));
  return acceptUnless(problems, [...new Set(logins)]);
}

// build/settings/parse-words.js
var parseWords = (function(text, type) {
  const trimmed = text.trim();
  if (type.program && /[\r\n]/.test(trimmed))
    return refuse("has more than one line.", "Write one command on one line.");
  const pieces = [...trimmed.matchAll(PIECE)];
  const read2 = pieces.reduce(((length, [piece]) => length + piece.length), 0);
  if (read2 < trimmed.length)
    return refuseAt(trimmed.slice(read2));
  const words = joinPieces(pieces);
  if (words.length === 0)
    return refuse("has no words.", "Write words separated by spaces.");
  return type.program ? checkProgram(words) : accept(words);
});
var joinPieces = (function(pieces) {
  const words = [];
  let joins = false;
  for (const { groups: groups2 = {} } of pieces) {
    if (groups2["space"] === void 0)
      words.push((joins ? words.pop() ?? "" : "") + literal(groups2));
    joins = groups2["space"] === void 0;
  }
  return words;
});
var literal = (function(groups2) {
  const double = groups2["double"]?.replace(/\\(["\\$`])/g, "$1");
  return groups2["single"] ?? double ?? groups2["escaped"] ?? groups2["plain"] ?? "";
});
var checkProgram = (function(words) {
  const program = words[0] ?? "";
  if (program.trim() === "")
    return refuse("names no program.", "Begin with the name or path of a program.");
  if (!/^[A-Za-z_]\w*=/.test(program))
    return accept(words);
  return refuse(`begins with ${quote(program)}, which only a shell would read as a variable.`, 'Write "env NAME=value program", or set env: on the step and name the variable in agent_env.');
});
var PIECE = /(?<space>\s+)|'(?<single>[^']*)'|"(?<double>(?:[^"\\`$]|\\.|\$(?![A-Za-z_{(]))*)"|\\(?<escaped>.)|(?<plain>(?:[^\s'"\\|&;<>`$]|\$(?![A-Za-z_{(]))+)/gsy;

function refuseAt(rest) {
  const help = "No shell reads this. Quote what is meant literally, or write bash -c '...' when a shell is wanted.";
  if (rest === "\\")
    return refuse("ends with a backslash.", help);
  const isOpen2 = rest.startsWith("'") || rest.startsWith('"') && !/^"(?:[^"\\]|\\.)*"/s.test(rest);
  if (isOpen2)
    return refuse(`opens a ${rest.charAt(0)} that is never closed.`, help);
  const character = rest.startsWith('"') ? /`|\$(?=[A-Za-z_{(])/.exec(rest)?.[0] : rest.charAt(0);
  return refuse(`contains ${quote(character ?? "")}, which only a shell would act on.`, help);
}




// build/settings/parse.js
var parseValue = (function(type, text) {
  if (text.includes("\0"))
    return refuse("contains a NUL character.", "Remove it.");
  if (byteLength(text) > MOST_BYTES)
    return refuse(`is longer than ${MOST_BYTES} bytes.`, "Put it into a file or script.");
  const parse3 = PARSERS[type.kind];
  const parsed = parse3(text, type);
  const flaw4 = SPACIOUS.has(type.kind) ? void 0 : spaceFlaw(text);
  if (flaw4 === void 0)
    return parsed;
  const form = parsed.ok ? void 0 : parsed.problems[0]?.help;
  return refuse(flaw4, form ?? "Write the value alone, on one line.");
});
var spaceFlaw = (function(text) {
  if (text.trim() !== text)
    return "begins or ends with white space.";
  return /[\r\n\u2028\u2029]/.test(text) ? "has more than one line." : void 0;
});
var MOST_BYTES = 131071;
var PARSERS = {
  boolean: parseBoolean,
  count: parseCount,
  factor: parseFactor,
  money: parseMoney,
  duration: parseDuration,
  age: parseAge,
  choice: parseChoice,
  path: parsePath,
  folder: parseFolder,
  places: parsePlaces,
  place: parsePlace,
  feature: parseFeature,
  ids: parseIds,
  names: parseNames,
  globs: parseGlobs,
  words: parseWords,
  model: parseModel,
  tools: parseTools,
  fallbacks: parseFallbacks,
  prices: parsePrices,
  executable: parseExecutable,
  cassette: parseCassette,
  version: parseVersion,
  gates: parseGates,
  command: parseCommand,
  text: parseText,
  patterns: parsePatterns,
  "gate-timeouts": parseGateTimeouts,
  branch: parseBranch,
  "branch-prefix": parseBranchPrefix,
  "message-template": parseMessageTemplate,
  "person-name": parsePersonName,
  email: parseEmail,
  sentence: parseSentence,
  token: parseToken,
  halts: parseHalts,
  phrase: parsePhrase,
  label: parseLabel,
  logins: parseLogins,
  secrets: parseSecrets
};
var SPACIOUS = /* @__PURE__ */ new Set([
  "ids",
  "names",
  "globs",
  "words",
  "tools",
  "fallbacks",
  "prices",
  "gates",
  "command",
  "text",
  "patterns",
  "places",
  "gate-timeouts",
  "halts",
  "logins",
  "secrets",
  "token"
]);



// build/settings/merge.js
var merge = (function(collected) {
  const read2 = collected.given.map(((given) => ({ given, parsed: parseValue(rowOf(given.name).type, given.text) })));
  const failed4 = read2.flatMap((({ given, parsed }) => parsed.ok ? [] : [{ given, problems: parsed.problems }]));
  const readable = read2.flatMap((({ given, parsed }) => parsed.ok ? [{ given, value: parsed.value }] : []));
  const winners = readable.toSorted(((a, b) => a.given.layer - b.given.layer));
  const builtIn = builtInValues();
  return {
    values: { ...builtIn, ...asValues(winners.map((({ given, value }) => [given.name, value]))) },
    builtIn,
    given: new Map(winners.map((({ given }) => [given.name, given]))),
    unreadable: /* @__PURE__ */ new Set([...collected.unreadable, ...failed4.map(({ given }) => given.name)]),
    mistakes: failed4.flatMap(({ given, problems }) => problems.map((problem2) => mistakeOf(given, problem2))),
    notices: replaced(winners.map((({ given }) => given)))
  };
});
var builtInValues = (function() {
  known ??= readBuiltIn();
  return known;
});
var readBuiltIn = (function() {
  const entries = SETTINGS.map(((row) => {
    if (!("default" in row))
      return [row.name, void 0];
    const parsed = parseValue(row.type, row.default);
    if (!parsed.ok)
      throw new Error(`The built-in value of ${row.name} cannot be read: ${row.default}`);
    return [row.name, parsed.value];
  }));
  return asValues(entries);
});
var asValues = (function(entries) {
  return Object.fromEntries(entries);
});
var replaced = (function(winners) {
  return winners.flatMap(((given, index) => {
    const before = winners.slice(0, index).findLast(((earlier) => earlier.name === given.name));
    if (before === void 0 || before.layer === given.layer || before.text === given.text)
      return [];
    if (rowOf(given.name).secret === true)
      return [];
    const from = before.prefix === "" ? before.origin : before.prefix.slice(0, -2);
    return [`${given.name}: the ${given.origin} ${quote(given.text)} replaces ${quote(before.text)} from ${from}.`];
  }));
});
var areReadable = (function(merged, names3) {
  return names3.every(((name2) => !merged.unreadable.has(name2)));
});

var known;



function mistakeOf(given, { subject, problem: problem2, help }) {
  const secret = rowOf(given.name).secret === true;
  const about = secret ? "the value (not shown)" : subject ?? quote(given.text);
  const message = `${given.prefix}${given.name}: ${about} ${problem2} ${help}`;
  return { setting: given.name, value: shownValue(given.name, given.text), message };
}

function crossMistake(merged, name2, rest) {
  const given = merged.given.get(name2);
  const sentence = typeof rest === "string" ? `${writtenValue(given, name2)} ${rest}` : `${rest.about} ${rest.rest}`;
  return {
    setting: name2,
    value: given === void 0 ? "" : shownValue(name2, given.text),
    message: `${given?.prefix ?? ""}${name2}: ${sentence}`
  };
}

function writtenValue(given, name2) {
  return given === void 0 ? `${quote(rowOf(name2).default ?? "")} (the default)` : quote(given.text);
}

// build/settings/triggers.js
var readTriggers = (function(inputs) {
  const merged = merge(collect([inputs]));
  const mistakes2 = merged.mistakes.filter(({ setting }) => names2.has(setting));
  if (mistakes2.length > 0)
    return { ok: false, mistakes: mistakes2 };
  const { values } = merged;
  const triggers = {
    phrase: values.trigger_phrase,
    label: values.label_trigger,
    allowedBots: values.allowed_bots ?? [],
    criteria: values.comment_criteria,
    allowForks: values.allow_fork_prs
  };
  return { ok: true, triggers };
});
var misplacedTriggers = (function(origin) {
  return [...names2].filter(((name2) => origin[name2] === "config-file"));
});
var names2 = new Set(TRIGGER_SETTINGS.map((({ name: name2 }) => name2)));



// build/action/refusal.js
function configError(...reasons) {
  return { ok: false, halt: "config_error", reasons };
}
function environmentBroken(...reasons) {
  return { ok: false, halt: "environment_broken", reasons };
}
function interrupted(cancel) {
  return {
    ok: false,
    halt: "interrupted",
    reasons: [`${String(cancel.reason)} before the run began; nothing was changed.`]
  };
}

// build/action/asked-objective.js
var namedCriteria = (function({ asked, objective, inputs, gates }) {
  const triggers = readTriggers(inputs);
  const rule = asked !== void 0 && triggers.ok ? triggers.triggers.criteria : "write";
  if (rule === "write" || objective?.criteria === void 0)
    return objective;
  if (rule === "off")
    return configError("comment_criteria: off, so a comment may not bring criteria.");
  const names3 = typeof gates === "string" ? [] : gates.map(({ name: name2 }) => name2);
  const { criteria, ...rest } = objective;
  if (names3.includes(criteria))
    return rest;
  const has = names3.length === 0 ? "no gate is configured" : `the configured gates are ${names3.join(", ")}`;
  return configError(`comment_criteria: named, so --criteria names a configured gate, and "${criteria}" is none: ${has}.`);
});
function askedObjective({ command, origin, waiting }) {
  if (waiting?.objective !== void 0) {
    const { keyless: _, ...objective2 } = waiting.objective;
    return objective2;
  }
  if (command.kind !== "objective")
    return void 0;
  const { objective, criteria, max } = command;
  const text = origin.via === "label" ? forPromptRendered(objective).trim().slice(0, MOST_CHARS) : objective;
  return {
    text: text === "" ? origin.issue.title : text,
    ...criteria === void 0 ? {} : { criteria },
    ...max === void 0 ? {} : { max }
  };
}
var MOST_CHARS = 16e3;


// build/action/at-base.js


// build/adapters/git/layer.js



// build/adapters/git/extras.js


// build/adapters/git/index-file.js


// build/adapters/git/index-stat.js
var encodeStats = (function(stats, mode) {
  const bytes = Buffer.alloc(statBytes);
  writeTime(bytes, 0, stats.ctimeNs);
  writeTime(bytes, 8, stats.mtimeNs);
  const numbers = [stats.dev, stats.ino, BigInt(mode), stats.uid, stats.gid, stats.size];
  for (const [at2, value] of numbers.entries())
    bytes.writeUInt32BE(low32(value), 16 + at2 * 4);
  return bytes;
});
var writeTime = (function(bytes, at2, timeNs) {
  bytes.writeUInt32BE(low32(timeNs / secondNs), at2);
  bytes.writeUInt32BE(Number(timeNs % secondNs), at2 + 4);
});
var low32 = (function(value) {
  return Number(BigInt.asUintN(32, value));
});
var statBytes = 40;
var stampBytes = 60;
function compareStats(entry2, stats, writtenNs) {
  const mtimeNs = timeAt(entry2, 8);
  const agrees = stats.mtimeNs === mtimeNs && low32(stats.ino) === entry2.readUInt32BE(20) && low32(stats.size) === entry2.readUInt32BE(36) && modeOfStats(stats) === entry2.readUInt32BE(24);
  if (!agrees)
    return "changed";
  return mtimeNs < writtenNs && stats.ctimeNs === timeAt(entry2, 0) ? "same" : "racy";
}

var secondNs = 1000000000n;
function timeAt(bytes, at2) {
  return BigInt(bytes.readUInt32BE(at2)) * secondNs + BigInt(bytes.readUInt32BE(at2 + 4));
}


function modeOfStats(stats) {
  if (stats.isSymbolicLink())
    return 40960;
  if (!stats.isFile())
    return 0;
  return (stats.mode & 64n) === 0n ? 33188 : 33261;
}

// build/adapters/git/paths.js
var decodePath = (function(bytes) {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("utf8");
  return text.includes("\uFFFD") ? decodeByteWise(bytes) : text;
});
var encodePath = (function(path) {
  if (path.isWellFormed())
    return Buffer.from(path, "utf8");
  const parts = [];
  for (const char of path) {
    const code = char.codePointAt(0) ?? 0;
    const isByte = code >= 56448 && code <= 56575;
    parts.push(isByte ? Buffer.from([code - surrogateBase]) : Buffer.from(char, "utf8"));
  }
  return Buffer.concat(parts);
});
var splitNames = (function(out) {
  const names3 = [];
  for (let at2 = 0; at2 < out.length; ) {
    const end = out.indexOf(0, at2);
    names3.push(decodePath(out.subarray(at2, end)));
    at2 = end + 1;
  }
  return names3;
});
var inside = (function(dir, path) {
  if (path === "")
    return dir;
  return path.isWellFormed() ? `${dir}/${path}` : Buffer.concat([Buffer.from(`${dir}/`), encodePath(path)]);
});
var joinPath = (function(folder, name2) {
  return folder === "" ? name2 : `${folder}/${name2}`;
});
var parentOf = (function(path) {
  const slash2 = path.lastIndexOf("/");
  return slash2 < 0 ? "" : path.slice(0, slash2);
});
var foldersAbove = (function(path) {
  const parent = parentOf(path);
  return parent === "" ? [] : [parent, ...foldersAbove(parent)];
});
var isDotGit = (function(name2) {
  return name2.replace(ignoredOnHfs, "").toLowerCase().split("\\").some(((part) => reserved.test(part)));
});
var surrogateBase = 56320;
var strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });







var ignoredOnHfs = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/gu;
var reserved = /^(?:\.git|git~1)(?:[ .]*(?:$|:))/;

function decodeByteWise(bytes) {
  let text = "";
  for (let at2 = 0; at2 < bytes.length; ) {
    const length = sequenceLength(bytes[at2] ?? 0);
    const char = decodeOne(bytes.subarray(at2, at2 + length));
    text += char ?? String.fromCharCode(surrogateBase + (bytes[at2] ?? 0));
    at2 += char === void 0 ? 1 : length;
  }
  return text;
}
function sequenceLength(lead) {
  if (lead < 192)
    return 1;
  if (lead < 224)
    return 2;
  return lead < 240 ? 3 : 4;
}
function decodeOne(sequence) {
  try {
    return strict.decode(sequence);
  } catch {
    return void 0;
  }
}

// build/adapters/git/index-file.js
var parseIndex = (function(bytes, writtenNs) {
  const version = bytes.readUInt32BE(4);
  if (bytes.toString("latin1", 0, 4) !== "DIRC" || version < 2 || version > 4)
    throw new Error("not a git index");
  const { entries, end } = readEntries(bytes, version);
  const stampOf2 = ({ at: at2 }) => bytes.subarray(at2, at2 + stampBytes);
  return {
    bytes,
    version,
    end,
    ordered: entries,
    entries: new Map(entries.map((entry2) => [entry2.path, entry2])),
    folders: foldersOf(entries),
    tree: cachedTree(bytes, end),
    modeOf: (entry2) => bytes.readUInt32BE(entry2.at + 24).toString(8).padStart(6, "0"),
    shaOf: (entry2) => bytes.toString("hex", entry2.at + 40, entry2.at + 60),
    compare: (entry2, stats) => compareStats(stampOf2(entry2), stats, writtenNs),
    sizeOf: (entry2) => bytes.readUInt32BE(entry2.at + 36),
    stampOf: stampOf2,
    countWritten: (before) => entries.filter((entry2) => !isSame(before, entry2.path, stampOf2(entry2))).length,
    hidden: () => entries.filter((entry2) => isHidden(bytes, entry2.at)).map((entry2) => entry2.path)
  };
});
var readEntries = (function(bytes, version) {
  const entries = [];
  let at2 = 12;
  let name2 = Buffer.alloc(0);
  for (let left = bytes.readUInt32BE(8); left > 0; left -= 1) {
    const extended = (bytes.readUInt16BE(at2 + 60) & extendedFlag) !== 0;
    let start2 = at2 + (extended ? 64 : 62);
    let kept = 0;
    if (version === 4) {
      const strip2 = readOffset(bytes, start2);
      start2 = strip2.next;
      kept = name2.length - strip2.value;
    }
    const end = bytes.indexOf(0, start2);
    if (end < 0 || kept < 0)
      throw new Error("truncated git index");
    name2 = kept === 0 ? bytes.subarray(start2, end) : Buffer.concat([name2.subarray(0, kept), bytes.subarray(start2, end)]);
    entries.push({ path: decodePath(name2), at: at2 });
    at2 = version === 4 ? end + 1 : at2 + (end - at2 + 8 & ~7);
  }
  return { entries, end: at2 };
});
var foldersOf = (function(entries) {
  const folders = /* @__PURE__ */ new Set();
  for (const { path } of entries) {
    for (let slash2 = path.lastIndexOf("/"); slash2 > 0; slash2 = path.lastIndexOf("/", slash2 - 1)) {
      const folder = path.slice(0, slash2);
      if (folders.has(folder))
        break;
      folders.add(folder);
    }
  }
  return folders;
});
var cachedTree = (function(bytes, from) {
  for (let at2 = from; at2 + 8 <= bytes.length - 20; ) {
    const size = bytes.readUInt32BE(at2 + 4);
    if (bytes.toString("latin1", at2, at2 + 4) === "TREE")
      return rootOf(bytes.subarray(at2 + 8, at2 + 8 + size));
    at2 += 8 + size;
  }
  return void 0;
});
var rootOf = (function(extension) {
  const end = extension.indexOf(10);
  const isValid = end > 0 && !extension.toString("latin1", 1, end).startsWith("-");
  return isValid ? extension.toString("hex", end + 1, end + 21) : void 0;
});
function readIndex(path) {
  const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { bigint: true, throwIfNoEntry: false });
  return stats?.isFile() ? parseIndex((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path), stats.mtimeNs) : void 0;
}

var extendedFlag = 16384;
var assumeUnchangedFlag = 32768;

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



function isHidden(bytes, at2) {
  const flags = bytes.readUInt16BE(at2 + 60);
  if ((flags & assumeUnchangedFlag) !== 0)
    return true;
  return (flags & extendedFlag) !== 0 && (bytes.readUInt16BE(at2 + 62) & 16384) !== 0;
}
function isSame(before, path, stamp) {
  const entry2 = before?.entries.get(path);
  return entry2 !== void 0 && before?.stampOf(entry2).equals(stamp) === true;
}

// build/adapters/git/index-scan.js
var scanIndex = (function(bytes) {
  const attributeBlobs = [];
  let hasSubmodules = false;
  let at2 = firstEntry;
  for (let left = bytes.readUInt32BE(8); left > 0; left -= 1) {
    if (bytes.readUInt16BE(at2 + 26) === submoduleBits)
      hasSubmodules = true;
    const start2 = at2 + nameOffset;
    const end = endOfName(bytes, start2);
    if (bytes.readUInt16BE(at2 + 26) >>> 12 === fileType && isAttributes(bytes, start2, end))
      attributeBlobs.push(bytes.toString("hex", at2 + 40, at2 + 60));
    at2 += end - at2 + 8 & ~7;
  }
  return { hasSubmodules, attributeBlobs };
});
var endOfName = (function(bytes, start2) {
  const length = bytes.readUInt16BE(start2 - 2) & longName;
  return length < longName ? start2 + length : bytes.indexOf(0, start2);
});
var isAttributes = (function(bytes, start2, end) {
  const from = end - fileName.length;
  if (from < start2 || bytes[end - 1] !== lastLetter)
    return false;
  return (from === start2 || bytes[from - 1] === slash) && bytes.toString("latin1", from, end) === fileName;
});

var firstEntry = 12;
var nameOffset = 62;
var submoduleBits = 57344;
var fileType = 8;
var longName = 4095;

var fileName = ".gitattributes";
var slash = 47;
var lastLetter = fileName.charCodeAt(fileName.length - 1);

function submodulePaths({ bytes, ordered }) {
  return new Set(ordered.filter(({ at: at2 }) => bytes.readUInt16BE(at2 + 26) === submoduleBits).map(({ path }) => path));
}

// build/adapters/git/extras.js
var readExtras = (async function(call) {
  const { repository, workspace } = call;
  const bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(call.indexFile);
  const { hasSubmodules, attributeBlobs } = scanIndex(bytes);
  const hasLfs = await namesLfs(repository, attributeBlobs);
  if (!hasLfs && !hasSubmodules)
    return noExtras;
  const index = parseIndex(bytes, 0n);
  const { findSubmodules } = await __webpack_require__.e(/* import() */ 8986).then(__webpack_require__.bind(__webpack_require__, 8986));
  const { submodules, notices } = await findSubmodules({ git: repository.git, workspace, index });
  if (!hasLfs)
    return { submodules, notices };
  const { findLfs } = await __webpack_require__.e(/* import() */ 7856).then(__webpack_require__.bind(__webpack_require__, 7856));
  const found = await findLfs({ ...call, index });
  return { submodules, lfs: found.lfs, notices: [...notices, ...found.notices] };
});
var namesLfs = (async function(repository, blobs) {
  return (await repository.blobs(blobs)).some((bytes) => bytes.includes("filter=lfs"));
});
var noExtras = { submodules: [], notices: [] };



// layer:adapters/git/first-args.js


// build/adapters/git/folder.js


// build/adapters/random-name.js
var randomName = (function() {
  if (used === pool.length) {
    (0,node_crypto__WEBPACK_IMPORTED_MODULE_4__.randomFillSync)(pool);
    used = 0;
  }
  used += 8;
  return pool.toString("hex", used - 8, used);
});

var pool = Buffer.allocUnsafe(4096);
var used = pool.length;


// build/adapters/git/breather.js
var openBreather = (function(every = 256) {
  let steps = 0;
  return async () => {
    steps += 1;
    if (steps % every === 0)
      await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_5__.setImmediate)();
  };
});



// build/adapters/git/folder.js
var kindAt = (function(dir, path) {
  const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(inside(dir, path), { throwIfNoEntry: false });
  return stats && kindOf(stats);
});
var listFolder = (function(dir, path) {
  return withAccess(dir, path, (() => readItems(inside(dir, path))));
});
var removePath = (function(dir, path) {
  if (path === "" && kindAt(dir, "") === "folder") {
    for (const item of listFolder(dir, ""))
      removePath(dir, item.name);
  }
  const deep = [];
  removeWhole(placed(dir, path), deep);
  for (let next = deep.pop(); next !== void 0; next = deep.pop())
    removeWhole(placed(dir, next), deep);
});
var removeWhole = (function(place, deep) {
  const { dir, path } = place;
  const kind = kindIn(place);
  if (kind === void 0)
    return;
  const name2 = inside(dir, path);
  if (kind !== "folder") {
    changing(dir, path, () => withAccess(dir, parentOf(path), () => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.unlinkSync)(name2)));
  } else if (path.length > longPath) {
    const moved = `ralph-removing-${randomName()}`;
    const move = () => withAccess(dir, parentOf(path), () => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(name2, `${dir}/${moved}`));
    changing(dir, path, () => withAccess(dir, path, move));
    deep.push(moved);
  } else {
    for (const item of listFolder(dir, path))
      removeWhole(below(place, item), deep);
    changing(dir, path, () => withAccess(dir, parentOf(path), () => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmdirSync)(name2)));
  }
});
var placed = (function(dir, path) {
  return { dir, path, isBelow: parentOf(path) === "" };
});
var kindIn = (function({ dir, path, isBelow }) {
  const look = (() => kindAt(dir, path));
  return isBelow ? withAccess(dir, parentOf(path), look) : look();
});
var changing = (function(dir, path, act2) {
  try {
    act2();
  } catch (error) {
    throw isDenied(error) ? unchangeable(joinPath(dir, path), error) : error;
  }
});
var withAccess = (function(dir, folder, act2) {
  try {
    return act2();
  } catch (error) {
    if (!isDenied(error))
      throw error;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.chmodSync)(inside(dir, folder), 493);
    return act2();
  }
});
var kindOf = (function(entry2) {
  if (entry2.isFile())
    return "file";
  if (entry2.isDirectory())
    return "folder";
  if (entry2.isSymbolicLink())
    return "link";
  if (entry2.isFIFO())
    return "pipe";
  return entry2.isSocket() ? "socket" : "device";
});
var readItems = (function(place) {
  const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(place, { withFileTypes: true });
  if (!entries.some(((entry2) => entry2.name.includes("\uFFFD")))) {
    return entries.map(((entry2) => ({ name: entry2.name, kind: kindOf(entry2) })));
  }
  return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(place, { withFileTypes: true, encoding: "buffer" }).map((entry2) => ({
    name: decodePath(entry2.name),
    kind: kindOf(entry2)
  }));
});



async function removeGently(dir, path, breathe = openBreather()) {
  await removeSlowly(placed(dir, path), breathe);
}
async function removeSlowly(place, breathe) {
  const { dir, path } = place;
  if (kindIn(place) === "folder" && path.length <= longPath) {
    for (const item of listFolder(dir, path))
      await removeSlowly(below(place, item), breathe);
  }
  removePath(dir, path);
  await breathe();
}
var longPath = 2e3;


function below({ dir, path }, { name: name2 }) {
  return { dir, path: joinPath(path, name2), isBelow: true };
}


function unchangeable(path, cause) {
  const message = `${path.replace(/\/$/, "")} can be neither changed nor removed: it was made immutable or belongs to another user. Remove it (chattr -i) and run again. ${cause.message}`;
  return Object.assign(new Error(message, { cause }), { code: "EROFS", path });
}

function isDenied(error) {
  return error instanceof Error && "code" in error && (error.code === "EACCES" || error.code === "EPERM");
}



// build/adapters/git/layer-copy.js



// build/adapters/late-files.js
var files = (function() {
  loaded ??= Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 1455, 19));
  return loaded;
});
var loaded;

var cp = async (...given) => (await files()).cp(...given);
var rm = async (...given) => (await files()).rm(...given);
var open = (async (...given) => (await files()).open(...given));
var makeFolder = async (path) => void await (await files()).mkdir(path, { recursive: true });

// build/adapters/git/layer-relocate.js



// layer:adapters/git/run-to-end.js


// build/adapters/git/layer-relocate.js
var mostBytes = 16 * 1024 * 1024;
async function relocate(copy, parts) {
  const place = placeOf(copy.source);
  for (const part of parts) {
    const roots = part.filter((root) => ["file", "folder"].includes(kindAt(copy.dir, root) ?? ""));
    for (const path of await filesNaming(copy, roots))
      rewrite(copy.dir, path, (text) => text.replace(place, () => bytesOf(copy.dir)));
  }
}
async function filesNaming({ source, dir }, roots) {
  if (roots.length === 0)
    return [];
  const args = ["-rlI", "--null", "-F", "-e", source, "--", ...roots.map((root) => `./${root}`)];
  const { stdout } = await (0,_layer_0_js__WEBPACK_IMPORTED_MODULE_3__/* .adapters_git_run_to_end__runToEnd */ .zB)({ program: "grep", args, cwd: dir, env: { PATH: "/usr/bin:/bin", LC_ALL: "C" } });
  return splitNames(stdout).map((name2) => name2.replace(/^\.\//, ""));
}
function placeOf(source) {
  const name2 = String.raw`[\w.+~@\x80-\xff-]`;
  const flag = String.raw`(?<=(?<![\w/])-[A-Za-z])`;
  return new RegExp(`(?:(?<!${name2})|${flag})${literal2(bytesOf(source))}(?!${name2})`, "g");
}
function literal2(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
function bytesOf(text) {
  return Buffer.from(text).toString("latin1");
}
function rewrite(dir, path, change) {
  const place = inside(dir, path);
  try {
    const found = readText(place);
    const text = found === void 0 ? "" : change(found.text);
    if (found !== void 0 && text !== found.text)
      replace(place, { ...found, text });
  } catch {
  }
}
function readText(place) {
  const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(place, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK);
  try {
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(file);
    return stats.isFile() && stats.size <= mostBytes ? { text: (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(file, "latin1"), stats } : void 0;
  } finally {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
  }
}
function replace(place, { text, stats }) {
  const fresh = Buffer.concat([Buffer.from(place), Buffer.from(`.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_4__.randomBytes)(8).toString("hex")}`)]);
  const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(fresh, "wx", 384);
  try {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(file, text, "latin1");
    if (stats.uid !== process.getuid?.())
      (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fchownSync)(file, stats.uid, stats.gid);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fchmodSync)(file, stats.mode & 4095);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.futimesSync)(file, stats.atimeMs / 1e3, stats.mtimeMs / 1e3);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(fresh, place);
  } catch (error) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.unlinkSync)(fresh);
    throw error;
  } finally {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
  }
}

// build/adapters/git/layer-copy.js
var argumentBytes = 1e5;
async function copyRoots({ source, staysPut }, dir, roots) {
  const present = roots.filter((root) => kindAt(source, root) !== void 0);
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
  const args = ["-a", "--reflink=auto", "--parents", "--", ...roots.map((root) => `./${root}`), dir];
  const result = await (0,_layer_0_js__WEBPACK_IMPORTED_MODULE_3__/* .adapters_git_run_to_end__runToEnd */ .zB)({ program: "cp", args, cwd: source, env: { PATH: "/usr/bin:/bin", LC_ALL: "C" } });
  if (result.exitCode === 0)
    return;
  for (const root of roots)
    await copySlowly((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(source, root), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, root));
}
async function copySlowly(from, to) {
  await makeFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(to));
  await cp(from, to, {
    recursive: true,
    verbatimSymlinks: true,
    preserveTimestamps: true,
    mode: node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.COPYFILE_FICLONE,
    filter: (path) => !isSpecial(path)
  });
}
function isSpecial(path) {
  const kind = kindAt(path, "");
  return kind === "pipe" || kind === "socket" || kind === "device";
}
function retarget(copy, path, kind = kindAt(copy.dir, path)) {
  if (kind === "folder") {
    for (const item of listFolder(copy.dir, path))
      retarget(copy, joinPath(path, item.name), item.kind);
  }
  if (kind !== "link")
    return;
  const place = inside(copy.dir, path);
  const target = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)(place);
  if (!target.startsWith(`${copy.source}/`))
    return;
  (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.unlinkSync)(place);
  (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.symlinkSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(copy.dir, path)), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(copy.dir, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(copy.source, target))), place);
}

// build/adapters/git/layer-stamp.js
var stampLayer = (async function(layer, dir) {
  const stamps = /* @__PURE__ */ new Map();
  const open2 = [...layer.roots];
  let folders = 0;
  for (let path = open2.pop(); path !== void 0; path = open2.pop()) {
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(inside(dir, path), { bigint: true, throwIfNoEntry: false });
    if (stats === void 0)
      continue;
    stamps.set(path, stampOf(stats));
    if (!stats.isDirectory() || path.length > longPath2)
      continue;
    for (const item of listFolder(dir, path))
      open2.push(joinPath(path, item.name));
    folders += 1;
    if (folders % 256 === 0)
      await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_5__.setImmediate)();
  }
  return stamps;
});



var longPath2 = 2e3;
function stampOf(stats) {
  if (stats.isDirectory())
    return "folder";
  return `${stats.mode} ${stats.ino} ${stats.size} ${stats.mtimeNs} ${stats.ctimeNs}`;
}

// build/adapters/git/layer.js
var layerReader = (function(repository, workspace) {
  const layers = /* @__PURE__ */ new Map();
  return ((commit) => {
    const known3 = layers.get(commit);
    if (known3 !== void 0)
      return known3;
    const before = [...layers.values()];
    const reading = before.length === 0 ? readLayer({ repository, workspace, commit }) : Promise.allSettled(before).then(() => readLayer({ repository, workspace, commit }));
    reading.catch(() => void 0);
    layers.set(commit, reading);
    return reading;
  });
});
var readLayer = (async function(call) {
  const indexFile = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(call.repository.git.gitDir, _layer_0_js__WEBPACK_IMPORTED_MODULE_3__/* .adapters_git_first_args__layerIndex */ .ie);
  const out = await listedAhead(call) ?? await listIgnored(call, indexFile);
  const listed = splitNames(out).map((path) => path.replace(/\/$/, ""));
  const names3 = listed.filter((path) => path !== ".git" && path.isWellFormed());
  const above = new Set(names3.flatMap(foldersAbove));
  const roots = new Set(names3.filter((name2) => !above.has(name2)));
  const source = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(call.workspace);
  const extras = await readExtras({ repository: call.repository, workspace: source, indexFile });
  return { source, roots, above, origin: await stampLayer({ roots }, source), laid: /* @__PURE__ */ new Map(), extras };
});
var listedAhead = (async function({ repository: { look }, workspace, commit }) {
  await look?.ended;
  return look?.workspace === workspace && look.copy?.commit === commit ? look.copy.ignored : void 0;
});
var layLayer = (async function(layer, dir) {
  const laid = layer.laid.get(dir);
  const found = laid === void 0 ? void 0 : await stampLayer(layer, dir);
  const wrong = laid === void 0 || found === void 0 ? [...layer.roots] : differences(laid, found);
  if (wrong.length === 0)
    return noRepairs;
  const wanted2 = wrong.filter((path) => laid === void 0 || laid.has(path));
  const copied = outermost(wanted2);
  await checkSource(layer, copied);
  for (const path of wrong.sort())
    removePath(dir, path);
  await copyRoots(layer, dir, copied);
  layer.laid.set(dir, await stampLayer(layer, dir));
  return { restored: wanted2.length, removed: wrong.length - wanted2.length };
});



async function listIgnored({ repository: { git: git2 }, workspace, commit }, indexFile) {
  await git2.ok([..._layer_0_js__WEBPACK_IMPORTED_MODULE_3__/* .adapters_git_first_args__readTreeArgs */ .yF, commit], { indexFile });
  return git2.ok(_layer_0_js__WEBPACK_IMPORTED_MODULE_3__/* .adapters_git_first_args__ignoredArgs */ .cc, { indexFile, workTree: workspace });
}

var noRepairs = { restored: 0, removed: 0 };
function differences(laid, found) {
  const paths = /* @__PURE__ */ new Set([...laid.keys(), ...found.keys()]);
  return [...paths].filter((path) => laid.get(path) !== found.get(path));
}
async function checkSource({ source, origin }, copied) {
  const roots = new Set(copied);
  const found = await stampLayer({ roots }, source);
  const expected = new Map([...origin].filter(([path]) => isUnder(path, roots)));
  const [changed] = differences(expected, found);
  if (changed === void 0)
    return;
  throw new Error(`${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(source, changed)} was changed during the run: the workspace is the source of ignored files such as dependencies, and a copy of it can no longer be trusted. Nothing may write to the workspace while the action works; run the job again on a fresh checkout.`);
}
function isUnder(path, roots) {
  return roots.has(path) || foldersAbove(path).some((folder) => roots.has(folder));
}
function outermost(paths) {
  const all = new Set(paths);
  return paths.filter((path) => !foldersAbove(path).some((folder) => all.has(folder)));
}

// build/core/detect-checks.js
var manifestsIn = (function(folder, { paths, packageJson }) {
  if (folder === "")
    return { paths, packageJson };
  const own = [...paths].flatMap((path) => path.startsWith(`${folder}/`) ? [path.slice(folder.length + 1)] : []);
  return { paths: /* @__PURE__ */ new Set([...own, ...workspaceLocks.filter((path) => paths.has(path))]), packageJson };
});

var workspaceLocks = ["pnpm-lock.yaml", "yarn.lock", "bun.lock", "bun.lockb"];
var detectors = [
  { because: "scripts.test of package.json", command: nodeTest },
  { because: "Cargo.toml", command: ({ paths }) => paths.has("Cargo.toml") ? "cargo test" : void 0 },
  { because: "go.mod", command: ({ paths }) => paths.has("go.mod") ? "go test ./..." : void 0 },
  { because: "a pytest configuration", command: pytest },
  { because: "mvnw", command: ({ paths }) => paths.has("mvnw") ? "./mvnw -B test" : void 0 },
  { because: "pom.xml", command: ({ paths }) => paths.has("pom.xml") ? "mvn -B test" : void 0 },
  { because: "gradlew", command: ({ paths }) => paths.has("gradlew") ? "./gradlew test" : void 0 },
  { because: ".rspec", command: ({ paths }) => paths.has(".rspec") ? "bundle exec rspec" : void 0 },
  { because: "phpunit.xml", command: phpunit }
];
function detectCheck(manifests) {
  for (const { because, command } of detectors) {
    const found = command(manifests);
    if (found !== void 0)
      return { check: { name: "test", command: found }, because };
  }
  return void 0;
}
function nodeTest({ paths, packageJson }) {
  if (packageJson === void 0 || !declaresTest(packageJson))
    return void 0;
  if (paths.has("pnpm-lock.yaml"))
    return "pnpm test";
  if (paths.has("yarn.lock"))
    return "yarn test";
  if (paths.has("bun.lock") || paths.has("bun.lockb"))
    return "bun run test";
  return "npm test";
}
function declaresTest(packageJson) {
  try {
    const manifest = JSON.parse(packageJson);
    const script = manifest?.scripts?.test;
    return typeof script === "string" && script.trim() !== "" && !script.includes("no test specified");
  } catch {
    return false;
  }
}
function pytest({ paths }) {
  const configured = ["pytest.ini", "tests/conftest.py", "conftest.py", "tox.ini"].some((path) => paths.has(path));
  return configured ? "python -m pytest" : void 0;
}
function phpunit({ paths }) {
  return paths.has("phpunit.xml") || paths.has("phpunit.xml.dist") ? "vendor/bin/phpunit" : void 0;
}

// build/core/prd-search.js
var prdCandidates = (function(paths, search) {
  return wanted(paths, search).filter(((path) => paths.has(path)));
});
var wanted = (function(paths, { prd, feature }) {
  if (prd !== void 0)
    return [prd];
  if (feature !== void 0)
    return [`.ralph/${feature}/prd.json`];
  return [...featureFolders(paths), ...usualPlaces];
});
var featureName = (function(path) {
  const folder = path.split("/").slice(0, -1);
  return folder.at(-1)?.replace(/^\./, "") ?? "default";
});
var featureFolders = (function(paths) {
  const found = [];
  for (const path of paths) {
    if (/^\.ralph\/(?!archive\/)[^/]+\/prd\.json$/.test(path))
      found.push(path);
  }
  return found.sort();
});
var usualPlaces = [
  "prd.json",
  "scripts/ralph/prd.json",
  "ralph/prd.json",
  ".ralph/prd.json",
  "tasks/prd.json",
  "plans/prd.json",
  ".omc/prd.json",
  "PRD.json"
];
var searchedFolders = [
  ...["", ".ralph", ".ralph/prompts", "scripts/ralph", "ralph", "tasks", "plans", ".omc", "tests"]
];

function prdPlaces(search) {
  if (search.prd !== void 0)
    return search.prd;
  if (search.feature !== void 0)
    return `.ralph/${search.feature}/prd.json`;
  return [".ralph/<feature>/prd.json", ...usualPlaces].join(", ");
}
function knownFeatures(paths, { prd, feature }) {
  const known3 = prd !== void 0 || feature === void 0 ? [] : featureFolders(paths).map(featureName);
  if (known3.length === 0)
    return "";
  const more = known3.length > MOST_NAMED ? ` and ${known3.length - MOST_NAMED} more` : "";
  return ` Folders below .ralph that have one: ${known3.slice(0, MOST_NAMED).join(", ")}${more}.`;
}
var MOST_NAMED = 10;

function loneBacklogs(paths) {
  return usualPlaces.filter((path) => paths.has(path));
}



// build/action/find-prd.js



// build/core/prd-branch.js
var MAX_COMPONENT_BYTES = 255;
var FORBIDDEN = /[\u0000-\u0020\u007f~^:?*[\\]|\.\.|@\{|\/\/|^[-/]|[/.]$/;
function isValidBranchName(name2) {
  if (name2 === "" || name2 === "@" || name2 === "HEAD" || name2.startsWith("refs/"))
    return false;
  if (FORBIDDEN.test(name2))
    return false;
  return name2.split("/").every(isValidComponent);
}
function isValidComponent(part) {
  if (part.startsWith(".") || part.endsWith(".lock"))
    return false;
  return new TextEncoder().encode(part).length <= MAX_COMPONENT_BYTES;
}

// build/core/prd-bytes.js
var decodePrd = (function(bytes) {
  if (bytes.length > MAX_BYTES) {
    return refuse2("too-large", `the file has ${bytes.length} bytes, more than ${LIMIT}. Split it into several features.`);
  }
  if (looksLikeUtf16(bytes))
    return refuse2("utf-16", "the file is UTF-16. Save it as UTF-8.");
  const bomBytes = BOM.every(((byte, at2) => bytes[at2] === byte)) ? 3 : 0;
  const text = decodeUtf8(bytes.subarray(bomBytes));
  if (text === void 0)
    return refuse2("invalid-utf-8", "the file is not valid UTF-8. Save it as UTF-8.");
  if (text.trim() === "")
    return refuse2("empty-file", 'the file is empty. Write a "userStories" list into it.');
  return { ok: true, text, bomBytes };
});
var looksLikeUtf16 = (function(bytes) {
  const [first, second] = bytes;
  if (first === void 0 || second === void 0)
    return false;
  if (first === 255 && second === 254 || first === 254 && second === 255)
    return true;
  return first === 0 !== (second === 0);
});
var decodeUtf8 = (function(bytes) {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return void 0;
  }
});
var MAX_BYTES = 5 * 1024 * 1024;
var LIMIT = "5 MiB";
var SCRATCH_BYTES = 16 * 1024;
var BOM = [239, 187, 191];

function refuse2(code, text) {
  return { ok: false, problem: { code, line: void 0, story: void 0, text } };
}


function utf8Scratch() {
  return { encoder: new TextEncoder(), buffer: new Uint8Array(SCRATCH_BYTES) };
}
function utf8Length(text, scratch) {
  let bytes = 0;
  let rest = text;
  while (rest !== "") {
    const { read: read2, written } = scratch.encoder.encodeInto(rest, scratch.buffer);
    bytes += written;
    rest = rest.slice(read2);
  }
  return bytes;
}

// build/core/prd-error.js
var MAX_LISTED = 10;
function prdError(file, problems, more = 0) {
  const [first] = problems;
  const message = problems.length === 1 ? at(file, first) : list(file, problems, more);
  return {
    code: first.code,
    message,
    ...first.line === void 0 ? {} : { line: first.line },
    ...first.story === void 0 ? {} : { story: first.story },
    ...problems.length === 1 ? {} : { each: eachOf(file, problems, more) }
  };
}
function eachOf(file, problems, more) {
  const each = problems.map((problem2) => at(file, problem2));
  return more > 0 ? [...each, `${file} has ${more} more ${more === 1 ? "problem" : "problems"}.`] : each;
}
function at(file, { line, story, text }) {
  const place = where({ line, story });
  return `${file}${place === "" ? "" : ` ${place}`}: ${text}`;
}
function list(file, problems, more) {
  const lines = problems.map((problem2) => {
    const place = where(problem2);
    return `- ${place === "" ? "" : `${place}: `}${problem2.text}`;
  });
  if (more > 0)
    lines.push(`- and ${more} more`);
  return [`${file} has ${problems.length + more} problems:`, ...lines].join("\n");
}
function where({ line, story }) {
  const parts = [line === void 0 ? "" : `line ${line}`, story === void 0 ? "" : `story ${quote2(story)}`];
  return parts.filter((part) => part !== "").join(", ");
}
function quote2(value) {
  return harmless(JSON.stringify(shorten(value)));
}
function shorten(value) {
  return value.length > 60 ? `${value.slice(0, 59).toWellFormed()}\u2026` : value;
}
function harmless(text) {
  return text.replace(/[\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g, escapeUnit);
}
function escapeUnit(unit) {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

// build/core/prd-draft.js
function placeOf2({ id, story, begin }, { lineOf }) {
  return { line: lineOf(begin), story: id.kind === "id" ? story.id : `#${story.index + 1}` };
}

// build/core/prd-json.js
var scanJson = (function(text) {
  const number = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
  const room = Math.min(FIRST_ROWS, (text.length >> 1) + 1);
  const [start2, end, next] = [new Int32Array(room), new Int32Array(room), new Int32Array(room)];
  const scanner = { text, start: start2, end, next, rows: 0, number, position: 0, depth: 0, fault: void 0 };
  skipSpace(scanner);
  if (scanValue(scanner)) {
    skipSpace(scanner);
    if (scanner.position < text.length)
      fail(scanner, "the end of the file");
  }
  return scanner.fault === void 0 ? { ok: true, tape: scanner } : { ok: false, fault: scanner.fault };
});
var skipSpace = (function(scanner) {
  const { text } = scanner;
  let at2 = scanner.position;
  for (let unit = text.charCodeAt(at2); unit === 32 || unit === 10 || unit === 13 || unit === 9; ) {
    at2 += 1;
    unit = text.charCodeAt(at2);
  }
  scanner.position = at2;
});
var scanValue = (function(scanner) {
  switch (scanner.text[scanner.position]) {
    case '"':
      return scanString(scanner);
    case "{":
      return scanContainer(scanner, { close: "}", item: scanMember });
    case "[":
      return scanContainer(scanner, { close: "]", item: scanValue });
    case "t":
      return scanWord(scanner, "true");
    case "f":
      return scanWord(scanner, "false");
    case "n":
      return scanWord(scanner, "null");
    default:
      return scanNumber(scanner);
  }
});
var scanContainer = (function(scanner, shape) {
  if (scanner.depth === MAX_DEPTH)
    return fail(scanner, `at most ${MAX_DEPTH} levels`, "too-deep");
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
});
var scanItems = (function(scanner, shape) {
  while (shape.item(scanner)) {
    skipSpace(scanner);
    const found = scanner.text[scanner.position];
    if (found === shape.close)
      return true;
    if (found !== ",")
      return fail(scanner, `"," or "${shape.close}"`);
    scanner.position += 1;
    skipSpace(scanner);
  }
  return false;
});
var scanMember = (function(scanner) {
  if (scanner.text[scanner.position] !== '"')
    return fail(scanner, "a key in double quotes");
  if (!scanString(scanner))
    return false;
  skipSpace(scanner);
  if (scanner.text[scanner.position] !== ":")
    return fail(scanner, '":"');
  scanner.position += 1;
  skipSpace(scanner);
  return scanValue(scanner);
});
var scanString = (function(scanner) {
  const { text } = scanner;
  const row = addRow(scanner, scanner.position);
  let at2 = scanner.position + 1;
  for (let unit = text.charCodeAt(at2); unit !== 34; unit = text.charCodeAt(at2)) {
    const length = unit === 92 ? escapeLength(text, at2) : Number(unit >= 32);
    if (length === 0)
      return failInString(scanner, at2);
    at2 += length;
  }
  scanner.position = at2 + 1;
  scanner.end[row] = scanner.position;
  return true;
});
var scanWord = (function(scanner, word) {
  if (!scanner.text.startsWith(word, scanner.position))
    return fail(scanner, "a value");
  endRow(scanner, scanner.position + word.length);
  return true;
});
var scanNumber = (function(scanner) {
  const { number, position, text } = scanner;
  number.lastIndex = position;
  if (!number.test(text))
    return fail(scanner, "a value");
  endRow(scanner, number.lastIndex);
  return true;
});
var endRow = (function(scanner, end) {
  const row = addRow(scanner, scanner.position);
  scanner.end[row] = end;
  scanner.position = end;
});
var addRow = (function(scanner, position) {
  const row = scanner.rows;
  if (row === scanner.start.length)
    grow(scanner);
  scanner.start[row] = position;
  scanner.next[row] = row + 1;
  scanner.rows = row + 1;
  return row;
});
var MAX_DEPTH = 100;
var FIRST_ROWS = 64;

function fail(scanner, expected, kind = "syntax") {
  scanner.fault = { kind, position: scanner.position, expected };
  return false;
}






function escapeLength(text, at2) {
  const letter = text[at2 + 1] ?? "";
  if (letter === "u")
    return /^[0-9a-fA-F]{4}$/.test(text.slice(at2 + 2, at2 + 6)) ? 6 : 0;
  return letter !== "" && '"\\/bfnrt'.includes(letter) ? 2 : 0;
}
function failInString(scanner, at2) {
  scanner.position = at2;
  if (at2 >= scanner.text.length)
    return fail(scanner, "a closing quote");
  return fail(scanner, scanner.text[at2] === "\\" ? "a valid escape" : "an escape such as \\n");
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

// build/core/prd-json-read.js
var tapeOfStory = (function(raw) {
  const scanned = scanJson(raw);
  if (!scanned.ok)
    throw new Error(`The text of a story is no JSON by itself: ${scanned.fault.expected}.`);
  return scanned.tape;
});
var kindOf2 = (function(tape, row) {
  switch (tape.text[tape.start[row] ?? 0]) {
    case "{":
      return "object";
    case "[":
      return "array";
    case '"':
      return "string";
    case "t":
    case "f":
      return "boolean";
    case "n":
      return "null";
    default:
      return "number";
  }
});
var stringOf = (function(tape, row) {
  if (row === void 0 || kindOf2(tape, row) !== "string")
    return void 0;
  const inner = tape.text.slice((tape.start[row] ?? 0) + 1, (tape.end[row] ?? 0) - 1);
  if (!inner.includes("\\"))
    return inner;
  const decoded = JSON.parse(`"${inner}"`);
  return String(decoded);
});
var elementsOf = (function(tape, row) {
  const rows2 = [];
  const stop = tape.next[row] ?? 0;
  for (let at2 = row + 1; at2 < stop; at2 = tape.next[at2] ?? stop)
    rows2.push(at2);
  return rows2;
});
var membersOf = (function(tape, row) {
  const values = /* @__PURE__ */ new Map();
  let repeated = NONE;
  const stop = tape.next[row] ?? 0;
  for (let value = row + 2; value < stop; value = (tape.next[value] ?? stop) + 1) {
    const key = stringOf(tape, value - 1) ?? "";
    if (values.has(key))
      repeated = [...repeated, { key, row: value }];
    values.set(key, value);
  }
  return { values, repeated };
});
var NONE = [];


function rawOf(tape, row) {
  return tape.text.slice(tape.start[row], tape.end[row]);
}


function memberValuesOf(tape, row) {
  const rows2 = [];
  const stop = tape.next[row] ?? 0;
  for (let at2 = row + 2; at2 < stop; at2 = (tape.next[at2] ?? stop) + 1)
    rows2.push(at2);
  return rows2;
}

function describe(tape, row) {
  const raw = harmless(shorten(rawOf(tape, row).replace(/\s+/g, " ")));
  switch (kindOf2(tape, row)) {
    case "object":
      return `${raw} (an object)`;
    case "array":
      return `${raw} (a list)`;
    case "string":
      return `${raw} (text)`;
    case "number":
      return `${raw} (a number)`;
    case "boolean":
    case "null":
      return raw;
  }
}

// build/core/prd-fault.js
var HINTS = {
  "": "The file seems to be cut off.",
  "	": "Write it as \\t.",
  "\n": "Close the quote, or write the line break as \\n.",
  "\r": "Close the quote, or write the line break as \\n.",
  "/": "Comments are not allowed in JSON: remove it.",
  "#": "Comments are not allowed in JSON: remove it.",
  "'": "Use double quotes.",
  "`": "Remove the Markdown fence around the JSON.",
  "<": "This looks like an unresolved merge conflict or HTML."
};
var OTHER_FILES = [
  [/^version https:\/\/git-lfs\b/, 'This is the pointer of a file in Git LFS: run "git lfs pull".'],
  [/^(?:(?!#[^\n]*\n\s*[{[])#{1,6} |---\r?\n)/, "This looks like Markdown or YAML: write it as JSON."],
  [/^[A-Za-z_][\w -]*:(?:\s|$)/, "This looks like YAML: write it as JSON."]
];
function faultProblem(text, fault) {
  const before = text.slice(0, fault.position);
  const line = lineCount(before, 0, before.length) + 1;
  const column = before.length - (before.lastIndexOf("\n") + 1) + 1;
  if (fault.kind === "too-deep") {
    return problem("too-deep", line, `nested deeper than ${fault.expected}, at column ${column}. Flatten it.`);
  }
  const found = text[fault.position] ?? "";
  const seen = found === "" ? "the end of the file" : quote2(String.fromCodePoint(text.codePointAt(fault.position) ?? 0));
  const sentence = `not valid JSON at column ${column}: expected ${fault.expected}, found ${seen}.`;
  return problem("invalid-json", line, `${sentence} ${hint(text, before, found)}`.trimEnd());
}
function problem(code, line, text) {
  return { code, line, story: void 0, text };
}
function hint(text, before, found) {
  if (before.trim() === "") {
    const start2 = text.slice(before.length, before.length + 200);
    const other = OTHER_FILES.find(([beginning]) => beginning.test(start2))?.[1];
    if (other !== void 0)
      return other;
  }
  if ((found === "}" || found === "]") && before.trimEnd().endsWith(","))
    return "Remove the comma before it.";
  if (found === '"')
    return "A comma or a colon before it may be missing, or a quote inside a text needs a backslash.";
  return HINTS[found] ?? "Correct it there.";
}
function lineCount(text, from, to) {
  let lines = 0;
  for (let at2 = text.indexOf("\n", from); at2 !== -1 && at2 < to; at2 = text.indexOf("\n", at2 + 1))
    lines += 1;
  return lines;
}

// build/core/prd-node.js
var emptyFindings = (function(text) {
  let feeds;
  const lineOf = (at2) => {
    feeds ??= feedsOf(text);
    return countBelow(feeds, at2) + 1;
  };
  return { problems: [], more: { problems: 0 }, warnings: [], notices: [], lineOf };
});
var bytePlaces = (function(text, begins, { ascii, bomBytes }) {
  if (ascii && bomBytes === 0)
    return begins;
  const scratch = utf8Scratch();
  const starts = [];
  let before = 0;
  let start2 = bomBytes;
  for (const begin of begins) {
    start2 += utf8Length(text.slice(before, begin), scratch);
    before = begin;
    starts.push(start2);
  }
  return starts;
});

function addProblem({ problems, more }, problem2) {
  const behind = problems.findLastIndex(({ line }) => (line ?? 0) <= (problem2.line ?? 0)) + 1;
  if (behind < MAX_LISTED)
    problems.splice(behind, 0, problem2);
  if (behind >= MAX_LISTED || problems.length > MAX_LISTED)
    more.problems += 1;
  problems.length = Math.min(problems.length, MAX_LISTED);
}
function addWarning({ warnings, more }, warning) {
  if (more.problems === 0)
    warnings.push(warning);
}
function feedsOf(text) {
  const feeds = new Uint32Array(lineCount(text, 0, text.length));
  let at2 = -1;
  for (let index = 0; index < feeds.length; index += 1) {
    at2 = text.indexOf("\n", at2 + 1);
    feeds[index] = at2;
  }
  return feeds;
}
function countBelow(numbers, than) {
  let [low, high] = [0, numbers.length];
  while (low < high) {
    const middle = low + high >> 1;
    if (numbers[middle] < than)
      low = middle + 1;
    else
      high = middle;
  }
  return low;
}

function checkStoryKind(tape, found, findings) {
  const { row, node } = found;
  if (kindOf2(tape, row) === "object")
    return true;
  const text = `it is ${describe(tape, row)}, not an object. Write {"id": "US-001", "title": "\u2026", "passes": false}.`;
  addProblem(findings, {
    code: "story-not-object",
    line: findings.lineOf(node.begin),
    story: `#${node.position}`,
    text
  });
  return false;
}

// build/core/prd-id.js
var checkIds = (function(drafts, findings) {
  const generated = drafts.every(((draft) => draft.id.kind === "none"));
  if (generated && drafts.length > 0) {
    findings.notices.push('No story has an "id": they are called story-001, story-002 and so on, by position.');
  }
  return generated || isAscending(drafts) ? laterPositions(drafts) : checkedPositions(drafts, findings);
});
var isAscending = (function(drafts) {
  let last = "";
  for (let index = 0; index < drafts.length; index += 1) {
    const draft = drafts[index];
    if (draft?.id.kind !== "id" || flawOf2(draft.story.id) !== void 0)
      return false;
    const folded = draft.story.id.toLowerCase();
    if (folded.length <= last.length && (folded.length < last.length || folded <= last))
      return false;
    last = folded;
  }
  return true;
});
var laterPositions = (function(drafts) {
  let made;
  const positions = () => {
    made ??= positionsOf(drafts);
    return made;
  };
  return { get: (id) => positions().get(id), has: (id) => positions().has(id) };
});
var flawOf2 = (function(id) {
  if (id.length > MOST_CHARACTERS)
    return `has ${id.length} characters, at most ${MOST_CHARACTERS} are possible`;
  return id.includes("\0") ? "holds a NUL character" : void 0;
});
function readId(tape, row) {
  if (row === void 0 || kindOf2(tape, row) === "null")
    return { kind: "none" };
  const text = kindOf2(tape, row) === "number" ? wholeNumber(rawOf(tape, row)) : stringOf(tape, row);
  if (text === void 0 || text.trim() === "")
    return { kind: "invalid", seen: describe(tape, row) };
  return { kind: "id", text };
}
function wholeNumber(raw) {
  return /^-?\d+$/.test(raw) ? raw : void 0;
}
function generatedId(position) {
  return `story-${String(position).padStart(3, "0")}`;
}



function positionsOf(drafts) {
  const positions = /* @__PURE__ */ new Map();
  let index = 0;
  for (const { story } of drafts) {
    positions.set(story.id.toLowerCase(), index);
    index += 1;
  }
  return positions;
}
function checkedPositions(drafts, findings) {
  const positions = /* @__PURE__ */ new Map();
  for (const [index, draft] of drafts.entries()) {
    const problem2 = problemOf(draft);
    if (problem2 !== void 0) {
      addProblem(findings, { ...placeOf2(draft, findings), ...problem2 });
      continue;
    }
    const folded = draft.story.id.toLowerCase();
    const first = drafts[positions.get(folded) ?? -1];
    if (first === void 0) {
      positions.set(folded, index);
      continue;
    }
    const text = repeatedText(draft, first, findings.lineOf(first.begin));
    addProblem(findings, { ...placeOf2(draft, findings), code: "id-duplicate", text });
  }
  return positions;
}
var MOST_CHARACTERS = 1e3;
function problemOf({ id, story }) {
  if (id.kind === "none") {
    return {
      code: "id-missing",
      text: 'it has no "id" while other stories have one. Add one, or remove them all.'
    };
  }
  if (id.kind === "invalid") {
    return { code: "id-invalid", text: `"id" is ${id.seen}. Use a text such as "US-001" or a whole number.` };
  }
  const flaw4 = flawOf2(story.id);
  return flaw4 === void 0 ? void 0 : { code: "id-invalid", text: `"id" ${flaw4}. Use one such as "US-001".` };
}

function repeatedText(draft, first, line) {
  const { id } = first.story;
  const what = id === draft.story.id ? "the id is used already" : `the id differs only by case from ${quote2(id)}, which is used`;
  return `${what} on line ${line}. Give one of the two another id.`;
}

// build/core/prd-cycle.js
var NEW = 0;
var OPEN = 1;
var CLOSED = 2;
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
  for (let node = path.at(-1); node !== void 0; node = path.at(-1)) {
    const edge = nextEdge.at(-1) ?? 0;
    nextEdge[nextEdge.length - 1] = edge + 1;
    const target = search.edges[node]?.[edge];
    if (target === void 0) {
      search.mark[node] = CLOSED;
      path.pop();
      nextEdge.pop();
    } else if (search.mark[target] === NEW) {
      search.mark[target] = OPEN;
      path.push(target);
      nextEdge.push(0);
    } else if (search.mark[target] === OPEN && search.cycles.length < search.limit) {
      search.cycles.push(path.slice(path.indexOf(target)));
    }
  }
}

// build/core/prd-links.js
var linkStories = (function(drafts, positions, findings) {
  const isLinked = ((draft, index) => draft.needs === void 0 || linkBack(draft, draft.needs, { index, drafts, positions }));
  if (drafts.every(isLinked))
    return;
  const edges = drafts.map((draft) => targetsOf(draft, positions, findings));
  for (const [index, draft] of drafts.entries()) {
    draft.story.dependsOn = (edges[index] ?? []).map((target) => drafts[target]?.story.id ?? "");
  }
  for (const cycle of findCycles(edges, MAX_CYCLES))
    reportCycle(drafts, cycle, findings);
});
var MAX_CYCLES = 10;
var MAX_NAMED = 10;

function linkBack({ story }, needs, among) {
  const { names: names3 } = needs;
  if (needs.odd.length > 0 || names3.length > 1 && new Set(names3).size < names3.length)
    return false;
  for (const name2 of names3) {
    const target = among.positions.get(name2.toLowerCase()) ?? among.index;
    if (target >= among.index || among.drafts[target]?.story.id !== name2)
      return false;
  }
  story.dependsOn = names3;
  return true;
}
function targetsOf(draft, positions, findings) {
  const { needs } = draft;
  if (needs === void 0)
    return [];
  for (const odd of needs.odd) {
    const text = `"${needs.key}" holds ${odd}. Write ids of stories as text.`;
    addProblem(findings, { ...placeOf2(draft, findings), code: "dependency-invalid", text });
  }
  const targets = [];
  for (const name2 of namesOf(needs, positions)) {
    const target = positions.get(name2.toLowerCase());
    if (target === void 0) {
      const text = `"${needs.key}" names ${quote2(name2)}, which is no story of this file. Correct the id or remove it.`;
      addProblem(findings, { ...placeOf2(draft, findings), code: "dependency-unknown", text });
    } else
      targets.push(target);
  }
  return targets.length > 1 ? [...new Set(targets)] : targets;
}
function namesOf(needs, positions) {
  const [text] = needs.names;
  if (!needs.isText || text === void 0 || positions.has(text.toLowerCase()))
    return needs.names;
  return text.split(",").map((name2) => name2.trim()).filter((name2) => name2 !== "");
}
function reportCycle(drafts, cycle, findings) {
  const members = cycle.flatMap((index) => drafts[index] ?? []);
  const [first] = members;
  if (first === void 0)
    return;
  const ids = members.map((draft) => draft.story.id);
  const shown = ids.length > MAX_NAMED ? [...ids.slice(0, MAX_NAMED), `(${ids.length - MAX_NAMED} more)`] : ids;
  const path = [...shown, first.story.id].map((id) => harmless(shorten(id))).join(" -> ");
  const text = members.length === 1 ? "it depends on itself. Remove that dependency." : `its dependencies lead back to it: ${path}. Remove one of them.`;
  addProblem(findings, { ...placeOf2(first, findings), code: "dependency-cycle", text });
}

// build/core/per-text.js
var perText = (function(find) {
  const known3 = /* @__PURE__ */ new Map();
  return (text) => {
    const entry2 = known3.get(text);
    if (entry2 !== void 0)
      return entry2.found;
    const found = find(text);
    if (known3.size === MOST2)
      known3.clear();
    known3.set(text, { found });
    return found;
  };
});
var MOST2 = 64;


// build/core/prd-marker.js
var MARKER_KEYS = ["passes", "passed", "pass", "done", "completed", "complete"];
var STATUS_WORDS = {
  done: ["done", "complete", "completed", "passed", "passing", "verified", "closed"],
  open: [
    ...["pending", "todo", "open", "ready", "backlog", "new", "planned"],
    ...["inprogress", "failed", "needsreplacement", "notstarted"]
  ],
  ineligible: ["blocked", "skipped", "deferred", "cancelled", "canceled", "onhold"]
};
function readMarker(tape, values) {
  for (const key of MARKER_KEYS) {
    const row2 = values.get(key);
    if (row2 !== void 0)
      return booleanMarker(tape, key, row2);
  }
  const row = values.get("status");
  return row === void 0 ? { kind: "absent" } : statusMarker(tape, row);
}
function booleanMarker(tape, key, row) {
  const kind = kindOf2(tape, row);
  if (kind === "null")
    return { kind, key, row };
  if (kind === "boolean")
    return { kind, key, row, passes: rawOf(tape, row) === "true" };
  const text = `"${key}" is ${describe(tape, row)}, not true or false. Write true or false without quotes.`;
  return { kind: "invalid", code: "marker-not-boolean", text };
}
function statusMarker(tape, row) {
  if (kindOf2(tape, row) === "null")
    return { kind: "null", key: "status", row };
  const word = stringOf(tape, row) ?? "";
  const meaning = statusMeaning(word);
  if (meaning !== void 0)
    return { kind: "status", row, word, meaning };
  const advice = 'Use "pending", "done" or "blocked", or write "passes": false instead.';
  return {
    kind: "invalid",
    code: "status-unknown",
    text: `"status" is ${describe(tape, row)}, which is unknown. ${advice}`
  };
}
var statusMeaning = perText((word) => {
  const plain4 = word.toLowerCase().replace(/[\s_-]+/g, "");
  if (STATUS_WORDS.open.includes(plain4))
    return "open";
  if (STATUS_WORDS.done.includes(plain4))
    return "done";
  return STATUS_WORDS.ineligible.includes(plain4) ? "ineligible" : void 0;
});
function markerPasses(marker) {
  if (marker.kind === "boolean")
    return marker.passes;
  return marker.kind === "status" && marker.meaning === "done";
}
function isEligible(tape, values) {
  const skip = values.get("skip");
  if (skip !== void 0 && rawOf(tape, skip) === "true")
    return false;
  return statusMeaning(stringOf(tape, values.get("status")) ?? "") !== "ineligible";
}
function isMarked(tape, values) {
  if (MARKER_KEYS.some((key) => values.has(key)))
    return true;
  return ["status", "null"].includes(readMarker(tape, values).kind);
}

// build/core/prd-value.js
var oneLine2 = (function(text) {
  const trimmed = text.trim();
  return /\s\s|[^\S ]/.test(trimmed) ? trimmed.replace(/\s+/g, " ") : trimmed;
});
var readCriteria = (function(tape, values) {
  for (const key of CRITERIA_KEYS) {
    const row = values.get(key);
    const criteria = row === void 0 ? [] : criteriaOf(tape, row);
    if (criteria.length > 0)
      return criteria;
  }
  return NONE2;
});
var criteriaOf = (function(tape, row) {
  switch (kindOf2(tape, row)) {
    case "string":
      return (stringOf(tape, row) ?? "").split(/\r?\n/).map(withoutBullet).filter(isText);
    case "array":
      return elementsOf(tape, row).flatMap(((at2) => criterionOf(tape, at2)));
    case "object":
      return memberValuesOf(tape, row).flatMap((at2) => criterionOf(tape, at2));
    case "number":
    case "boolean":
    case "null":
      return [];
  }
});
var criterionOf = (function(tape, row) {
  switch (kindOf2(tape, row)) {
    case "string": {
      const text = stringOf(tape, row)?.trim() ?? "";
      return text === "" ? [] : [text];
    }
    case "array":
      return criteriaOf(tape, row);
    case "object":
      return [criterionText(tape, row)];
    case "number":
      return [rawOf(tape, row)];
    case "boolean":
    case "null":
      return [];
  }
});
var CRITERIA_KEYS = [
  ...["acceptanceCriteria", "acceptance_criteria", "acceptance", "criteria", "steps", "verification_steps"],
  ...["validation_steps", "subtasks", "requirements", "dod", "definitionOfDone", "verification"]
];
var CRITERION_TEXT_KEYS = ["text", "description", "criterion", "criteria", "title", "name", "step"];
var NONE2 = [];
var PRIORITY_WORDS = new Map([
  ...["critical", "p0", "urgent"].map(((word) => [word, 0])),
  ...["high", "p1"].map(((word) => [word, 1])),
  ...["medium", "normal", "p2"].map(((word) => [word, 2])),
  ...["low", "p3"].map(((word) => [word, 3])),
  ["p4", 4]
]);
function readTitle(tape, values) {
  for (const key of ["title", "name", "description"]) {
    const text = stringOf(tape, values.get(key))?.trim() ?? "";
    const line = key === "description" ? text.split(/\r?\n/, 1)[0] : oneLine2(text);
    if (line !== void 0 && line !== "")
      return line.trim();
  }
  return void 0;
}




function criterionText(tape, row) {
  const { values } = membersOf(tape, row);
  for (const key of CRITERION_TEXT_KEYS) {
    const text = stringOf(tape, values.get(key))?.trim() ?? "";
    if (text !== "")
      return text;
  }
  return rawOf(tape, row).replace(/\s+/g, " ");
}
function withoutBullet(line) {
  return line.trim().replace(/^(?:[-*\u2022]\s+|\d+[.)]\s+)?(?:\[[ xX]\]\s+)?/, "");
}
function isText(text) {
  return text !== "";
}
function readPriority(tape, row) {
  if (row === void 0 || kindOf2(tape, row) === "null")
    return { ok: true, priority: void 0 };
  const written = kindOf2(tape, row) === "number" ? rawOf(tape, row) : stringOf(tape, row)?.trim();
  if (written === "")
    return { ok: true, priority: void 0 };
  const priority = written === void 0 ? void 0 : priorityOf(written);
  if (priority !== void 0)
    return { ok: true, priority };
  const advice = "Use a number, or critical, high, medium, low, or P0 to P4.";
  return { ok: false, text: `"priority" is ${describe(tape, row)}, which is unknown. ${advice}` };
}
function priorityOf(written) {
  return PRIORITY_WORDS.get(written.toLowerCase()) ?? numberOf(written);
}
function numberOf(written) {
  if (!/^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(written))
    return void 0;
  const value = Number(written);
  return Number.isFinite(value) ? value : void 0;
}
function readTexts(tape, row) {
  if (row === void 0)
    return NONE2;
  const rows2 = kindOf2(tape, row) === "array" ? elementsOf(tape, row) : [row];
  return rows2.flatMap((at2) => stringOf(tape, at2)?.trim() ?? []).filter(isText);
}

// build/core/prd-plain-story.js
var readPlainStory = (function(plain4) {
  const { value, raw, shape } = plain4;
  const id = plainId(value.id, plain4);
  const title = plainTitle(value);
  const passes = plainPasses(value, shape.marker);
  const criteria = firstTexts(value, shape.criteria);
  const names3 = firstTexts(value, shape.needs);
  const priority = plainPriority(value.priority);
  if (id === void 0 || title === void 0 || passes === void 0 || priority === null)
    return void 0;
  if (criteria === void 0 || criteria.length === 0 || names3 === void 0)
    return void 0;
  if (isOddSkip(value.skip) || shape.extra)
    return void 0;
  const story = {
    id,
    index: plain4.position - 1,
    title,
    passes,
    eligible: value.skip !== true && meaningOf(value.status) !== "ineligible",
    priority,
    dependsOn: NONE3,
    allow: NONE3,
    tests: NONE3,
    raw
  };
  return {
    story,
    begin: plain4.begin,
    markerKey: booleanKey(value, shape.marker),
    statusWord: shape.marker === void 0 ? textOf(value.status) : void 0,
    id: value.id === void 0 || value.id === null ? ABSENT : WRITTEN,
    needs: needsOf(names3, plain4)
  };
});
var plainId = (function(id, { raw, position }) {
  if (id === void 0 || id === null)
    return generatedId(position);
  if (typeof id === "string")
    return id.trim() === "" ? void 0 : id;
  return typeof id === "number" ? /"id"\s*:\s*(-?\d+)\s*[,}]/.exec(raw)?.[1] : void 0;
});
var plainTitle = (function({ title, name: name2 }) {
  const text = title === void 0 ? name2 : title;
  const line = typeof text === "string" ? oneLine2(text) : "";
  return line === "" ? void 0 : line;
});
var plainPasses = (function(value, key) {
  const { status } = value;
  if (status === void 0 || status === null)
    return key === void 0 ? false : booleanPasses(value[key]);
  const meaning = meaningOf(status);
  if (meaning === void 0)
    return key === void 0 ? void 0 : booleanPasses(value[key]);
  const done2 = meaning === "done";
  return key === void 0 || booleanPasses(value[key]) === done2 ? done2 : void 0;
});
var booleanPasses = (function(marker) {
  if (marker === null)
    return false;
  return typeof marker === "boolean" ? marker : void 0;
});
var meaningOf = (function(status) {
  return typeof status === "string" ? statusMeaning(status) : void 0;
});
var booleanKey = (function(value, key) {
  return key === void 0 || value[key] === null ? void 0 : key;
});
var isOddSkip = (function(skip) {
  return skip !== void 0 && skip !== null && typeof skip !== "boolean";
});
var firstTexts = (function(value, keys2) {
  for (const key of keys2) {
    const list2 = value[key];
    if (list2 === null)
      continue;
    const texts = Array.isArray(list2) ? plainTexts(list2) : void 0;
    if (texts === void 0 || texts.length > 0)
      return texts;
  }
  return NONE3;
});
var plainTexts = (function(list2) {
  if (!areTexts(list2))
    return void 0;
  return areTight(list2) ? list2 : list2.map((text) => text.trim()).filter((text) => text !== "");
});
var areTexts = (function(list2) {
  for (let at2 = 0; at2 < list2.length; at2 += 1)
    if (typeof list2[at2] !== "string")
      return false;
  return true;
});
var areTight = (function(texts) {
  for (let at2 = 0; at2 < texts.length; at2 += 1) {
    const text = texts[at2] ?? "";
    if (!isPrinted(text.charCodeAt(0)) || !isPrinted(text.charCodeAt(text.length - 1)))
      return false;
  }
  return true;
});
var isPrinted = (function(unit) {
  return unit > 32 && unit < 127;
});
var plainPriority = (function(priority) {
  if (priority === void 0 || priority === null)
    return void 0;
  if (typeof priority === "number")
    return Number.isFinite(priority) ? priority : null;
  if (typeof priority !== "string")
    return null;
  const written = priority.trim();
  return written === "" ? void 0 : priorityOf(written) ?? null;
});
var needsOf = (function(names3, { value, shape }) {
  if (names3.length === 0)
    return void 0;
  const key = shape.needs.find((name2) => firstTexts(value, [name2])?.length);
  return { key: key ?? "", names: names3, isText: false, odd: NONE3 };
});
var isMarkedValue = (function(value) {
  if (MARKER_KEYS.some(((key) => value[key] !== void 0)) || value.status === null)
    return true;
  return meaningOf(value.status) !== void 0;
});
var NONE3 = [];
var WRITTEN = { kind: "id" };
var ABSENT = { kind: "none" };






function textOf(value) {
  return typeof value === "string" ? value : void 0;
}











// build/core/prd-needs.js
var DEPENDENCY_KEYS = [
  "dependsOn",
  "depends_on",
  "dependencies",
  "deps",
  "blockedBy",
  "blocked_by"
];
function readNeeds(tape, values) {
  for (const key of DEPENDENCY_KEYS) {
    const row = values.get(key);
    if (row === void 0 || kindOf2(tape, row) === "null")
      continue;
    const needs = needsOf2(tape, { key, row });
    if (needs.names.length + needs.odd.length > 0)
      return needs;
  }
  return void 0;
}
function needsOf2(tape, { key, row }) {
  const names3 = [];
  const odd = [];
  for (const at2 of kindOf2(tape, row) === "array" ? elementsOf(tape, row) : [row]) {
    const name2 = kindOf2(tape, at2) === "number" ? wholeNumber(rawOf(tape, at2)) : stringOf(tape, at2)?.trim();
    if (name2 === void 0)
      odd.push(describe(tape, at2));
    else if (name2 !== "")
      names3.push(name2);
  }
  return { key, names: names3, isText: kindOf2(tape, row) === "string", odd };
}

// build/core/prd-typo.js
var typosOf = (function(keys2) {
  const present = new Set(keys2);
  const unread3 = keys2.filter(((key) => !KNOWN.some(((known3) => known3.key === key))));
  const typos = unread3.flatMap((typed) => {
    const meant = meantBy(typed, present);
    return meant === void 0 ? NONE4 : [{ typed, meant }];
  });
  return typos.length === 0 ? NONE4 : typos;
});
var ROWS = [
  MARKER_KEYS,
  CRITERIA_KEYS,
  DEPENDENCY_KEYS,
  ["title", "name"],
  ...["id", "description", "status", "skip", "priority", "allow", "tests"].map(((key) => [key]))
];
var KNOWN = ROWS.flatMap(((row) => row.map(((key) => ({ key, plain: plainName(key), row })))));
var OTHER_WORDS = /* @__PURE__ */ new Map([
  ["depends", "dependsOn"],
  ["dependency", "dependencies"]
]);
var LEAST_LETTERS = 5;
var LETTERS_OF_TWO_SLIPS = 8;
var NONE4 = [];

function meantBy(typed, present) {
  const name2 = plainName(typed);
  const same = KNOWN.filter(({ plain: plain4 }) => plain4 === name2);
  if (same.length > 0)
    return same.some(({ key }) => present.has(key)) ? void 0 : same[0]?.key;
  if (name2.length < LEAST_LETTERS || /\d/.test(name2))
    return void 0;
  const word = OTHER_WORDS.get(name2);
  const alike = KNOWN.filter(({ key, plain: plain4 }) => word === void 0 ? isAlike(name2, plain4) : key === word);
  const absent2 = alike.filter(({ row }) => !row.some((key) => present.has(key))).map(({ key }) => key);
  const near = word === void 0 ? nearest(typed, absent2) : absent2[0];
  return near === void 0 || word !== void 0 || isSlip(name2, plainName(near)) ? near : void 0;
}
function isAlike(name2, known3) {
  const least = Math.min(name2.length, known3.length);
  let head = 0;
  while (head < least && name2[head] === known3[head])
    head += 1;
  let tail = 0;
  while (tail < least - head && name2.at(-1 - tail) === known3.at(-1 - tail))
    tail += 1;
  return (head + tail) * 3 >= least;
}
function isSlip(name2, known3) {
  const [short, long] = name2.length < known3.length ? [name2, known3] : [known3, name2];
  if (long.length > short.length + 1 && (long.startsWith(short) || long.endsWith(short)))
    return false;
  return editDistance(name2, known3) <= (name2.length < LETTERS_OF_TWO_SLIPS ? 1 : 2);
}

// build/core/prd-story.js
var SINGLE_KEYS = ["id", ...MARKER_KEYS, "status", "priority", "skip"];
var NO_STORIES = [];
function readStory(tape, found, findings) {
  const { row, node } = found;
  const members = membersOf(tape, row);
  const { values } = members;
  const id = readId(tape, values.get("id"));
  const place = { line: findings.lineOf(node.begin), story: id.kind === "id" ? id.text : `#${node.position}` };
  const reading = { tape, members, place, findings };
  checkKeys(reading);
  const marker = markerOf(reading);
  checkAgreement(reading, marker);
  checkSkip(reading);
  checkCriteria(reading);
  const story = {
    id: id.kind === "id" ? id.text : generatedId(node.position),
    index: node.position - 1,
    title: titleOf(reading),
    passes: markerPasses(marker),
    eligible: isEligible(tape, values),
    priority: priorityOf2(reading),
    dependsOn: NO_STORIES,
    allow: readTexts(tape, values.get("allow")),
    tests: readTexts(tape, values.get("tests")),
    raw: rawOf(tape, row)
  };
  return {
    ...{ story, begin: node.begin, id: id.kind === "id" ? { kind: "id" } : id, needs: readNeeds(tape, values) },
    markerKey: marker.kind === "boolean" ? marker.key : void 0,
    statusWord: marker.kind === "status" ? marker.word : void 0
  };
}
function checkKeys({ members, place, findings }) {
  for (const { key } of members.repeated) {
    if (!SINGLE_KEYS.includes(key))
      continue;
    addProblem(findings, { ...place, code: "duplicate-key", text: `the key "${key}" stands twice in it. Keep one.` });
  }
}
function markerOf({ tape, members, place, findings }) {
  const marker = readMarker(tape, members.values);
  if (marker.kind === "invalid")
    addProblem(findings, { ...place, code: marker.code, text: marker.text });
  return marker;
}
function titleOf({ tape, members, place, findings }) {
  const title = readTitle(tape, members.values);
  if (title !== void 0)
    return title;
  const typed = typosOf([...members.values.keys()]).find(({ meant }) => meant === "title")?.typed;
  const advice = typed === void 0 ? 'Add a "title".' : `Did you mean "title" by ${quote2(typed)}?`;
  const text = `it has no title: "title", "name" and "description" are absent or blank. ${advice}`;
  addProblem(findings, { ...place, code: "title-missing", text });
  return "";
}
function checkCriteria({ tape, members, place, findings }) {
  if (readCriteria(tape, members.values).length > 0)
    return;
  addWarning(findings, { ...place, text: 'it has no acceptance criteria. Add an "acceptanceCriteria" list.' });
}
function checkAgreement({ tape, members, place, findings }, marker) {
  const row = members.values.get("status");
  const status = statusMeaning(stringOf(tape, row) ?? "");
  if (row === void 0 || status === void 0)
    return;
  if (marker.kind !== "boolean" && marker.kind !== "null" || markerPasses(marker) === (status === "done"))
    return;
  const value = rawOf(tape, marker.row);
  const text = `"${marker.key}" is ${value} but "status" is ${describe(tape, row)}; "${marker.key}" counts. Make them agree.`;
  addWarning(findings, { ...place, text });
}
function checkSkip({ tape, members, place, findings }) {
  const row = members.values.get("skip");
  if (row === void 0 || ["boolean", "null"].includes(kindOf2(tape, row)))
    return;
  const text = `"skip" is ${describe(tape, row)} and has no effect. Write true or false.`;
  addWarning(findings, { ...place, text });
}
function priorityOf2({ tape, members, place, findings }) {
  const result = readPriority(tape, members.values.get("priority"));
  if (result.ok)
    return result.priority;
  addProblem(findings, { ...place, code: "priority-unknown", text: result.text });
  return void 0;
}

// build/core/prd-repeat.js
var hidesKeys = (function(text) {
  return /\\u00[67]/.test(text);
});
var singleKeyPattern = (function() {
  return new RegExp(`"(?:${SINGLE_KEYS.join("|")})"\\s*:`, "g");
});
var mayRepeatKeys = (function(raw, kept, pattern) {
  pattern.lastIndex = 0;
  for (let left = kept; pattern.test(raw); left -= 1) {
    if (left === 0)
      return true;
  }
  return false;
});




// build/core/prd-shape.js
var shapeOf = (function(value, cache) {
  if (cache.last !== void 0 && hasKeys(value, cache.last.keys))
    return cache.last;
  const keys2 = Object.keys(value);
  const name2 = JSON.stringify(keys2);
  const shape = cache.known.get(name2) ?? newShape(keys2);
  cache.known.set(name2, shape);
  cache.last = shape;
  return shape;
});
var newShape = (function(keys2) {
  const present = new Set(keys2);
  return {
    keys: keys2,
    single: SINGLE_KEYS.filter(((key) => present.has(key))).length,
    marker: MARKER_KEYS.find(((key) => present.has(key))),
    criteria: CRITERIA_KEYS.filter(((key) => present.has(key))),
    needs: DEPENDENCY_KEYS.filter(((key) => present.has(key))),
    extra: present.has("allow") || present.has("tests"),
    typos: typosOf(keys2)
  };
});

function hasKeys(value, keys2) {
  let at2 = 0;
  for (const key in value) {
    if (key !== keys2[at2])
      return false;
    at2 += 1;
  }
  return at2 === keys2.length;
}


// build/core/prd-span.js
var storyEnd = (function(text, begin, story) {
  story.lastIndex = begin;
  return text[begin] === "{" && matches(story, text) ? story.lastIndex : void 0;
});
var matches = (function(pattern, text) {
  try {
    return pattern.test(text);
  } catch {
    return false;
  }
});
var storyPattern = (function() {
  let inner = STRING;
  let pattern = bracketed(inner);
  for (let level = 0; level < LEVELS; level += 1) {
    inner = `(?:${STRING}|${pattern})`;
    pattern = bracketed(inner);
  }
  return new RegExp(pattern, "y");
});
var bracketed = (function(inner) {
  return String.raw`[[{]${GAP}(?:${inner}${GAP})*[\]}]`;
});
var STRING = String.raw`"[^"\\]*(?:\\.[^"\\]*)*"`;
var GAP = String.raw`[^"[\]{}]*`;
var LEVELS = 3;





// build/core/prd-template.js
var templateOf = (function(raw, value, shape) {
  const { keys: keys2 } = shape;
  if (shape.extra || shape.needs.length > 1 || keys2.length > MOST_KEYS || !keys2.every(isName))
    return void 0;
  const groups2 = { id: 0, title: 0, needs: 0, marker: 0, status: 0, skip: 0, priority: 0 };
  let last = 0;
  const members = keys2.map(((key) => {
    const field = fieldOf(key, shape);
    if (field !== void 0 && field !== "criteria") {
      last += 1;
      groups2[field] = last;
    }
    return `"${key}"${SPACE}:${SPACE}${field === void 0 ? unread(value[key]) : usual(field, value[key])}`;
  }));
  if (groups2.title === 0 || shape.criteria.length === 0)
    return void 0;
  const pattern = patternFor(raw, String.raw`\{${SPACE}${members.join(COMMA)}${SPACE}\}`);
  return pattern === void 0 ? void 0 : { shape, pattern, groups: groups2 };
});
var patternFor = (function(raw, source) {
  try {
    const pattern = new RegExp(source, "y");
    return pattern.test(raw) ? pattern : void 0;
  } catch {
    return void 0;
  }
});
var isName = (function(key) {
  return /^[\w -]+$/.test(key);
});
var fieldOf = (function(key, { keys: keys2, marker, criteria, needs }) {
  switch (key) {
    case "id":
    case "title":
    case "status":
    case "skip":
    case "priority":
      return key;
    case "name":
      return keys2.includes("title") ? void 0 : "title";
    case marker:
      return "marker";
    case criteria[0]:
      return "criteria";
    case needs[0]:
      return "needs";
    default:
      return void 0;
  }
});
var usual = (function(field, value) {
  return field === "id" && typeof value === "number" ? `(${WHOLE})` : USUAL[field];
});
var unread = (function(value) {
  if (typeof value !== "object" || value === null)
    return SIMPLE;
  if (Array.isArray(value))
    return String.raw`\[${SPACE}(?:${SIMPLE}(?:${COMMA}${SIMPLE})*${SPACE})?\]`;
  const member = `"${TEXT}"${SPACE}:${SPACE}${SIMPLE}`;
  return String.raw`\{${SPACE}(?:${member}(?:${COMMA}${member})*${SPACE})?\}`;
});
var readAlike = (function(match, template, node) {
  const { shape, groups: groups2 } = template;
  const raw = match[0];
  const names3 = textsOf2(captured(match, groups2.needs));
  const status = captured(match, groups2.status);
  const passes = passesOf(captured(match, groups2.marker), status, shape);
  if (names3 === void 0 || passes === void 0)
    return void 0;
  const priority = captured(match, groups2.priority);
  return {
    story: {
      id: captured(match, groups2.id) ?? generatedId(node.position),
      index: node.position - 1,
      title: match[groups2.title] ?? "",
      passes,
      eligible: isEligible2(captured(match, groups2.skip), status),
      priority: priority === void 0 ? void 0 : Number(priority),
      dependsOn: NONE5,
      allow: NONE5,
      tests: NONE5,
      raw
    },
    begin: node.begin,
    markerKey: shape.marker,
    statusWord: shape.marker === void 0 ? status : void 0,
    id: groups2.id === 0 ? ABSENT : WRITTEN,
    needs: names3.length === 0 ? void 0 : { key: shape.needs[0] ?? "", names: names3, isText: false, odd: NONE5 }
  };
});
var captured = (function(match, group) {
  return group === 0 ? void 0 : match[group];
});
var passesOf = (function(marker, status, { marker: key }) {
  const isDone = marker === "true";
  if (status === void 0)
    return isDone;
  return plainPasses(key === void 0 ? { status } : { status, [key]: isDone }, key);
});
var isEligible2 = (function(skip, status) {
  return skip !== "true" && (status === void 0 || meaningOf(status) !== "ineligible");
});
var textsOf2 = (function(list2) {
  if (list2 === void 0)
    return NONE5;
  if (list2.includes("\\"))
    return plainTexts(JSON.parse(`[${list2}]`));
  const inner = list2.slice(1, -1);
  return inner.includes('"') ? inner.split(/"[ \t\n\r]*,[ \t\n\r]*"/) : [inner];
});
var MOST_KEYS = 40;
var NONE5 = [];
var SPACE = String.raw`[ \t\n\r]*`;
var COMMA = `${SPACE},${SPACE}`;
var PLAIN = String.raw`[^"\\\x00-\x1f]*`;
var ESCAPE = String.raw`\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})`;
var TEXT = `${PLAIN}(?:${ESCAPE}${PLAIN})*`;
var SOLID = String.raw`[^\s"\\\x00-\x1f]`;
var TIGHT = `(?:${SOLID}|${ESCAPE})(?:${TEXT}(?:${SOLID}|${ESCAPE}))?`;
var SURE = String.raw`\\(?:["\\/b]|u(?!00|16|20|30|[fF][eE])[0-9a-fA-F]{4})`;
var UNSURE = String.raw`\\(?:[fnrt]|u(?=00|16|20|30|[fF][eE])[0-9a-fA-F]{4})`;
var VISIBLE = `(?:${UNSURE})*(?:${SOLID}|${SURE})(?:${TEXT}(?:${SOLID}|${ESCAPE}))?`;
var WORDS = `${SOLID}+(?: ${SOLID}+)*`;
var NUMBER = String.raw`-?(?:0|[1-9]\d{0,14})(?:\.\d{1,15})?`;
var WHOLE = String.raw`-?(?:0|[1-9]\d*)`;
var ANY_NUMBER = String.raw`${WHOLE}(?:\.\d+)?(?:[eE][+-]?\d+)?`;
var SIMPLE = `(?:"${TEXT}"|${ANY_NUMBER}|true|false|null)`;
var USUAL = {
  id: `"(${SOLID}${PLAIN})"`,
  title: `"(${WORDS})"`,
  criteria: String.raw`\[${SPACE}"${VISIBLE}"(?:${COMMA}"${TIGHT}")*${SPACE}\]`,
  // One kind of space in an empty list: two that follow each other can share out a run of it in as many ways as it is long.
  needs: String.raw`\[${SPACE}(?:("${TIGHT}"(?:${COMMA}"${TIGHT}")*)${SPACE})?\]`,
  marker: "(true|false)",
  status: `"(${PLAIN})"`,
  skip: "(true|false)",
  priority: `(${NUMBER})`
};












// build/core/prd-elements.js
var readElements = (function(text, open2, findings) {
  const shapes = { known: /* @__PURE__ */ new Map(), last: void 0 };
  const patterns = { story: storyPattern(), single: singleKeyPattern() };
  const templates = { templates: [], followers: [], left: MOST_TEMPLATES, last: 0, misses: 0 };
  const reader = { text, findings, shapes, ...patterns, ...templates, isMarked: false, end: open2 + 1 };
  const comma = /[ \t\n\r]*,[ \t\n\r]*(?=\{)/y;
  const begins = [];
  const drafts = [];
  let begin = afterSpace(text, open2 + 1);
  let isNext = text[begin] !== "]";
  while (isNext) {
    const node = { position: begins.length + 1, begin };
    const draft = readLikeOthers(reader, node) ?? readAlone(reader, node);
    if (draft === void 0)
      return void 0;
    begins.push(begin);
    drafts.push(draft);
    comma.lastIndex = reader.end;
    isNext = comma.test(text);
    begin = isNext ? comma.lastIndex : afterSpace(text, reader.end);
  }
  if (text[begin] !== "]")
    return void 0;
  return { begins, drafts, shapes, isMarked: reader.isMarked, close: begin };
});
var afterSpace = (function(text, at2) {
  const space = /[ \t\n\r]*/y;
  space.lastIndex = at2;
  space.test(text);
  return space.lastIndex;
});
var readLikeOthers = (function(reader, node) {
  const { templates, text } = reader;
  if (templates.length === 0)
    return void 0;
  const most2 = reader.misses > MOST_MISSES ? 1 : templates.length;
  const first = reader.followers[reader.last] ?? 0;
  for (let tried = 0; tried < most2; tried += 1) {
    const at2 = (first + tried) % templates.length;
    const template = templates[at2];
    const match = template && matchAt(template.pattern, text, node.begin);
    if (template === void 0 || match === void 0)
      continue;
    if (tried > 0)
      reader.followers[reader.last] = at2;
    reader.last = at2;
    reader.misses = 0;
    reader.end = template.pattern.lastIndex;
    return readAlike(match, template, node);
  }
  reader.misses += 1;
  return void 0;
});
var matchAt = (function(pattern, text, at2) {
  pattern.lastIndex = at2;
  try {
    return pattern.exec(text) ?? void 0;
  } catch {
    return void 0;
  }
});
var readAlone = (function(reader, node) {
  const { text, shapes, findings } = reader;
  const end = storyEnd(text, node.begin, reader.story);
  if (end === void 0)
    return void 0;
  const raw = text.slice(node.begin, end);
  const value = parse2(raw);
  if (value === void 0)
    return void 0;
  reader.end = end;
  reader.isMarked ||= isMarkedValue(value);
  const shape = shapeOf(value, shapes);
  const story = { ...node, value, raw, shape };
  const plain4 = mayRepeatKeys(raw, shape.single, reader.single) ? void 0 : readPlainStory(story);
  if (plain4 !== void 0)
    addTemplate(story, reader);
  return plain4 ?? readStory(tapeOfStory(raw), { row: 0, node: story }, findings);
});
var addTemplate = (function({ raw, value, shape }, reader) {
  const { templates } = reader;
  let at2 = templates.findIndex((known3) => known3.shape === shape);
  if (at2 < 0) {
    const made = reader.left > 0 ? templateOf(raw, value, shape) : void 0;
    reader.left -= 1;
    if (made === void 0)
      return;
    at2 = templates.push(made) - 1;
    reader.misses = 0;
  }
  reader.followers[reader.last] = at2;
  reader.last = at2;
});
var parse2 = (function(raw) {
  try {
    return JSON.parse(raw);
  } catch {
    return void 0;
  }
});
var MOST_TEMPLATES = 16;
var MOST_MISSES = 8;








// build/core/prd-list.js
var LIST_KEYS = ["userStories", "user_stories", "stories", "tasks", "features", "items"];
var SHARED_KEYS = ["features", "items"];
var GROUP_KEYS = ["phases", "epics", "milestones", "sprints"];
var ADVICE = 'Put the work into a "userStories" list, each story with "id", "title", "acceptanceCriteria" and "passes": false.';
function findStoryList(tape) {
  const kind = kindOf2(tape, 0);
  if (kind === "array")
    return { ok: true, rows: elementsOf(tape, 0), top: /* @__PURE__ */ new Map() };
  if (kind !== "object") {
    return refuse3("no-story-list", `the file holds ${describe(tape, 0)}, not an object or a list. ${ADVICE}`);
  }
  const { values, repeated } = membersOf(tape, 0);
  const twice = repeated.find(({ key }) => isListKey(key) || isGroupKey(key));
  if (twice !== void 0)
    return refuse3("duplicate-key", `the key "${twice.key}" stands twice at the top. Keep one list.`);
  const candidates = [...topLists(tape, values), ...groupedLists(tape, values)];
  const chosen = choose(candidates.filter((candidate2) => candidate2.marked || !candidate2.needsMarker));
  if (chosen.length === 1)
    return { ok: true, rows: chosen[0]?.rows ?? [], top: values };
  if (chosen.length > 1)
    return refuse3("several-story-lists", severalText(chosen));
  return refuse3("no-story-list", missingText(tape, { values, candidates }));
}
function refuse3(code, text) {
  return { ok: false, problem: { code, line: void 0, story: void 0, text } };
}
function isListKey(key) {
  return LIST_KEYS.some((name2) => name2 === key);
}
function isGroupKey(key) {
  return GROUP_KEYS.some((name2) => name2 === key);
}
function topLists(tape, values) {
  return LIST_KEYS.flatMap((name2) => {
    const row = values.get(name2);
    if (row === void 0 || kindOf2(tape, row) !== "array")
      return [];
    return [candidate(tape, { name: name2, rows: elementsOf(tape, row), needsMarker: SHARED_KEYS.includes(name2) })];
  });
}
function groupedLists(tape, values) {
  return GROUP_KEYS.flatMap((group) => {
    const row = values.get(group);
    if (row === void 0 || kindOf2(tape, row) !== "array")
      return [];
    const groups2 = elementsOf(tape, row).filter((at2) => kindOf2(tape, at2) === "object");
    const members = groups2.map((at2) => membersOf(tape, at2).values);
    return LIST_KEYS.flatMap((list2) => {
      const lists = members.flatMap((member) => member.get(list2) ?? []).filter((at2) => kindOf2(tape, at2) === "array");
      const rows2 = lists.flatMap((at2) => elementsOf(tape, at2));
      return lists.length === 0 ? [] : [candidate(tape, { name: `${group}[].${list2}`, rows: rows2, needsMarker: true })];
    });
  });
}
function candidate(tape, found) {
  const marked = found.rows.some((row) => kindOf2(tape, row) === "object" && isMarked(tape, membersOf(tape, row).values));
  return { ...found, marked };
}
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
  const names3 = candidates.map(({ name: name2 }) => `"${name2}"`).join(" and ");
  const one = candidates.every(({ marked }) => marked) ? "more than one has done markers" : "none has done markers";
  return `the file has several story lists, ${names3}, and ${one}. Keep one, or give only one of them "passes": false.`;
}
function missingText(tape, found) {
  const unmarked = found.candidates[0];
  if (unmarked !== void 0) {
    return `a product document, not a ralph PRD: the list "${unmarked.name}" has no done marker. Add "passes": false to each story in it.`;
  }
  const wrong = LIST_KEYS.map((key) => ({ key, row: found.values.get(key) })).find(({ row }) => row !== void 0);
  if (wrong?.row !== void 0) {
    return `a product document, not a ralph PRD: "${wrong.key}" is ${describe(tape, wrong.row)}, not a list. ${ADVICE}`;
  }
  const keys2 = [...found.values.keys()];
  const named2 = keys2.slice(0, 5).map(quote2).join(", ");
  const seen = keys2.length === 0 ? "" : `, only ${named2}${keys2.length > 5 ? " and others" : ""}`;
  return `a product document, not a ralph PRD: it has no story list${seen}. ${ADVICE}`;
}

// build/core/prd-typo-warning.js
var hasTypos = (function({ known: known3 }) {
  return [...known3.values()].some((({ typos }) => typos.length > 0));
});
var MOST_WARNINGS = 5;

function warnOfTypos(drafts, findings) {
  const shapes = { known: /* @__PURE__ */ new Map(), last: void 0 };
  const found = /* @__PURE__ */ new Map();
  for (const draft of drafts) {
    const story = JSON.parse(draft.story.raw);
    for (const typo of shapeOf(story, shapes).typos) {
      const before = found.get(typo.typed);
      if (before === void 0)
        found.set(typo.typed, { typo, first: draft, stories: 1 });
      else
        before.stories += 1;
    }
  }
  const warnings = [...found.values()].slice(0, MOST_WARNINGS);
  findings.warnings.unshift(...warnings.map((each) => ({ ...placeOf2(each.first, findings), text: textOf2(each) })));
}
function textOf2({ typo, stories }) {
  const others = stories - 1;
  const also = others === 0 ? "" : `, here and in ${others} other ${others === 1 ? "story" : "stories"}`;
  return `the key ${quote2(typo.typed)} is not read${also}. Did you mean "${typo.meant}"?`;
}

// build/core/prd-plain.js
var readPlain = (function(text, origin, findings) {
  const start2 = listStart(text);
  if (start2 === void 0 || hidesKeys(text))
    return void 0;
  const own = { ...findings, problems: [], more: { problems: 0 }, warnings: [], notices: [] };
  const list2 = readElements(text, start2.open, own);
  if (list2 === void 0 || isOtherList(start2, list2))
    return void 0;
  const skeleton = skeletonOf(text, start2, list2.close);
  if (skeleton === void 0)
    return void 0;
  if (hasTypos(list2.shapes))
    warnOfTypos(list2.drafts, own);
  addAll(findings.problems, own.problems);
  findings.more.problems += own.more.problems;
  addAll(findings.warnings, own.warnings);
  addAll(findings.notices, own.notices);
  return { starts: bytePlaces(text, list2.begins, origin), drafts: list2.drafts, ...skeleton };
});
var addAll = (function(to, found) {
  for (const each of found)
    to.push(each);
});
var isOtherList = (function({ key }, { isMarked: isMarked2 }) {
  return key !== void 0 && SHARED_KEYS.includes(key) && !isMarked2;
});
var listStart = (function(text) {
  const top = /^\s*\[/.exec(text);
  if (top !== null)
    return { key: void 0, open: top[0].length - 1 };
  const named2 = new RegExp(`"(${LIST_KEYS.join("|")})"\\s*:\\s*\\[`).exec(text);
  return named2 === null ? void 0 : { key: named2[1], open: named2.index + named2[0].length - 1 };
});
var skeletonOf = (function(text, { key, open: open2 }, close) {
  const scanned = scanJson(text.slice(0, open2 + 1) + text.slice(close));
  if (!scanned.ok)
    return void 0;
  const { tape } = scanned;
  if (key === void 0)
    return { top: /* @__PURE__ */ new Map(), tape };
  const { values, repeated } = membersOf(tape, 0);
  const candidates = [...LIST_KEYS, ...GROUP_KEYS].filter(((name2) => values.has(name2)));
  if (candidates.length !== 1 || repeated.some((member) => member.key === key))
    return void 0;
  return tape.start[values.get(key) ?? 0] === open2 ? { top: values, tape } : void 0;
});






// build/core/prd-reading.js
function readByTape(text, origin, findings) {
  const scanned = scanJson(text);
  if (!scanned.ok)
    return { ok: false, problem: faultProblem(text, scanned.fault) };
  const { tape } = scanned;
  const list2 = findStoryList(tape);
  if (!list2.ok)
    return list2;
  const begins = list2.rows.map((row) => tape.start[row] ?? 0);
  const starts = bytePlaces(text, begins, origin);
  const found = list2.rows.map((row, index) => ({ row, node: { position: index + 1, begin: begins[index] ?? 0 } }));
  const stories = found.filter((story) => checkStoryKind(tape, story, findings));
  const drafts = stories.map((story) => readStory(tape, story, findings));
  warnOfTypos(drafts, findings);
  return { ok: true, reading: { starts, drafts, top: list2.top, tape } };
}

// build/core/prd-word.js
var wordsInUse = (function(words) {
  return {
    doneWord: words.find((word) => statusMeaning(word) === "done"),
    openWord: words.find((word) => statusMeaning(word) === "open")
  };
});
var PAIRS = [
  ["open", "closed"],
  ["failed", "passed"]
];
function oppositeWord(word, passes, style) {
  const known3 = passes ? style.doneWord : style.openWord;
  if (known3 !== void 0)
    return known3;
  const plain4 = word.toLowerCase();
  const pair = PAIRS.find(([open2, done2]) => (passes ? open2 : done2) === plain4);
  const partner = passes ? pair?.[1] : pair?.[0];
  return inCaseOf(word, partner ?? (passes ? "done" : "pending"));
}
function inCaseOf(model, word) {
  if (model === model.toUpperCase())
    return word.toUpperCase();
  const first = model.charAt(0);
  return first === first.toUpperCase() ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}


// build/core/prd.js
var readPrd = (function(input) {
  const { bytes, file } = input;
  const decoded = decodePrd(bytes);
  if (!decoded.ok)
    return refuse4(file, [decoded.problem]);
  const { text, bomBytes } = decoded;
  const findings = emptyFindings(text);
  const found = readText2(text, { bomBytes, ascii: text.length + bomBytes === bytes.length }, findings);
  if (!found.ok)
    return refuse4(file, [found.problem]);
  const { starts, drafts, top, tape } = found.reading;
  linkStories(drafts, checkIds(drafts, findings), findings);
  const [first, ...others] = findings.problems;
  if (first !== void 0)
    return refuse4(file, [first, ...others], findings.more.problems);
  const branchName2 = readBranch(tape, top.get("branchName"), findings);
  const stories = drafts.map(((draft) => draft.story));
  const prd = {
    stories,
    warnings: findings.warnings.map((warning) => at(file, warning)),
    notices: findings.notices.map((notice) => `${file}: ${notice}`),
    branchName: branchName2,
    feature: topText(tape, top.get("feature")),
    description: topText(tape, top.get("description")),
    layout: layoutOf(bytes, starts, drafts)
  };
  return { ok: true, prd };
});
var readText2 = (function(text, origin, findings) {
  const reading = readPlain(text, origin, findings);
  return reading === void 0 ? readByTape(text, origin, findings) : { ok: true, reading };
});
var readBranch = (function(tape, row, findings) {
  if (row === void 0 || kindOf2(tape, row) === "null")
    return void 0;
  const name2 = stringOf(tape, row);
  if (name2?.trim() === "")
    return void 0;
  if (name2 !== void 0 && isValidBranchName(name2))
    return name2;
  const advice = "The run uses a branch name of its own; correct it.";
  const text = `"branchName" is ${describe(tape, row)}, which is no valid branch name. ${advice}`;
  addWarning(findings, { line: void 0, story: void 0, text });
  return void 0;
});
var topText = (function(tape, row) {
  const text = stringOf(tape, row);
  return text === void 0 || text.trim() === "" ? void 0 : text;
});
var layoutOf = (function(bytes, starts, drafts) {
  const words = /* @__PURE__ */ new Set();
  let key;
  for (const { markerKey, statusWord } of drafts) {
    key ??= markerKey;
    if (statusWord !== void 0)
      words.add(statusWord);
  }
  return {
    bytes,
    starts,
    undo: new Array(drafts.length).fill(void 0),
    style: { key: key ?? "passes", ...wordsInUse([...words]) }
  };
});
var PRD_MAX_BYTES = MAX_BYTES;

function refuse4(file, problems, more = 0) {
  return { ok: false, error: prdError(file, problems, more) };
}





// build/core/prd-meant.js
function meantStory(typed, ids) {
  if (ids.includes(typed))
    return typed;
  const name2 = plainName(typed);
  const same = ids.find((id) => plainName(id) === name2);
  if (same !== void 0)
    return same;
  const numbered = ids.filter((id) => withoutZeros(plainName(id)) === withoutZeros(name2));
  return numbered.length === 1 ? numbered[0] : void 0;
}
function withoutZeros(name2) {
  return name2.replace(/(?<!\d)0+(?=\d)/g, "");
}

// build/core/hash.js
var hash8 = (function(text) {
  let hash = OFFSET_BASIS;
  for (let at2 = 0; at2 < text.length; at2 += 1) {
    const unit = text.charCodeAt(at2);
    hash = Math.imul(hash ^ unit & 255, PRIME);
    hash = Math.imul(hash ^ unit >>> 8, PRIME);
  }
  return mix(hash).toString(16).padStart(8, "0");
});
var mix = (function(hash) {
  const first = Math.imul(hash ^ hash >>> 15, 739982445);
  const second = Math.imul(first ^ first >>> 13, 695872825);
  return (second ^ second >>> 16) >>> 0;
});
var OFFSET_BASIS = 2166136261;
var PRIME = 16777619;



// build/core/slug.js
var slug = (function(text) {
  const folded = fold(text);
  const kept = keptOf(folded);
  return kept === folded && kept !== "" ? kept : withHash(kept, text);
});
var fold = (function(text) {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
});
var keptOf = (function(folded) {
  return trimDashes(trimDashes(folded.replace(/[^a-z0-9]+/g, "-")).slice(0, MAX_LENGTH));
});
var trimDashes = (function(text) {
  return text.replace(/^-|-$/g, "");
});
var MAX_LENGTH = 40;
var HASH_LENGTH = 6;

function hashedSlug(text) {
  return withHash(keptOf(fold(text)), text);
}


function withHash(kept, text) {
  const suffix = hash8(text).slice(0, HASH_LENGTH);
  return kept === "" ? suffix : `${kept}-${suffix}`;
}


// build/action/find-prd.js
var isFile = (function(found) {
  return found.path !== void 0;
});
var findPrd = (async function(repository, search) {
  const { paths } = search;
  const candidates = prdCandidates(paths, search);
  if (candidates.length === 0)
    return configError(await missing(repository, search));
  const read2 = await Promise.all(candidates.map(((path) => readAt(repository, search.commit, path))));
  const valid = read2.filter(((each) => each.ok));
  const [first, second] = valid;
  if (first === void 0)
    return configError(...read2.flatMap((each) => each.ok ? [] : each.reasons));
  if (second !== void 0) {
    return configError(`Two files can be the backlog: ${valid.map((each) => each.path).join(" and ")}. Set the input prd to the one that is meant.`);
  }
  return first;
});
var readAt = (async function(repository, commit, path) {
  const file = await repository.readFile(commit, path, PRD_MAX_BYTES + 1);
  if (file === void 0)
    return configError(`${path} is not in commit ${commit.slice(0, 10)}.`);
  if (!file.mode.startsWith("100")) {
    return configError(`${path} is a link or a folder, not a regular file. Commit the file itself.`);
  }
  if (file.size > PRD_MAX_BYTES) {
    return configError(`${path}: the file has ${file.size} bytes, more than 5 MiB. Split it into several features.`);
  }
  const result = readPrd({ bytes: file.bytes, file: path });
  if (!result.ok)
    return configError(...result.error.each ?? [result.error.message]);
  return { ok: true, path, feature: slug(featureName(path)), prd: result.prd, mode: file.mode };
});



async function missing(repository, search) {
  const { paths } = search;
  for (const path of wanted(paths, search)) {
    if (exists((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(search.workspace, path))) {
      return `${path} exists in the workspace but is not committed (ignored by git or never added), so no run can see it. Commit it: git add -f ${path}`;
    }
  }
  const meant = await meantInstead(repository, search);
  const advice = meant ?? " Commit one, or set the input prd to its path.";
  return `No prd.json was found. Looked at: ${prdPlaces(search)}.${knownFeatures(paths, search)}${advice}`;
}
async function meantInstead(repository, search) {
  const { prd, feature, paths, commit, stories = [] } = search;
  if (prd !== void 0 || feature === void 0)
    return void 0;
  const lone = loneBacklogs(paths);
  for (const path of lone) {
    const read2 = await readAt(repository, commit, path);
    const ids = read2.ok ? read2.prd.stories.map(({ id }) => id) : [];
    const story = meantStory(feature, ids);
    if (story === void 0)
      continue;
    const list2 = [...stories, story].join(",");
    return ` ${path} has a story ${story}: did you mean --story ${/\s/.test(list2) ? `"${list2}"` : list2} (the input story)?`;
  }
  return lone[0] === void 0 ? void 0 : ` For ${lone[0]} name no feature.`;
}
function exists(path) {
  try {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { throwIfNoEntry: false }) !== void 0;
  } catch {
    return false;
  }
}

// build/action/narrow.js
var narrowed = (function(settings, asked) {
  if (asked === void 0)
    return settings;
  const { command, waiting } = asked;
  const wanted2 = { feature: featureOf(asked), stories: storiesOf(command) };
  const objections = [
    ...otherFeature(settings, wanted2.feature),
    ...besidePrd(settings, command),
    ...otherStories(settings, wanted2.stories),
    ...otherModel(settings, command)
  ];
  if (objections.length > 0)
    return configError(...objections);
  return {
    ...settings,
    ...wanted2.feature === void 0 ? {} : { feature: wanted2.feature },
    ...wanted2.stories.length === 0 ? {} : { stories: wanted2.stories },
    // Of several backlogs the one that the waiting run works on is meant.
    ...waiting?.prdPath !== void 0 && settings.feature === void 0 && { prd: waiting.prdPath },
    maxIterations: lower(settings.maxIterations, command),
    ...resumption(settings, command),
    agent: withModel(settings.agent, command)
  };
});
var isRefusal = (function(narrow) {
  return narrow !== void 0 && "ok" in narrow;
});


function featureOf({ command, goesOn }) {
  return command.kind === "run" ? command.feature : goesOn?.feature;
}
function storiesOf(command) {
  if (command.kind === "retry")
    return [command.story];
  return command.kind === "run" ? command.stories : [];
}
function otherFeature({ feature }, wanted2) {
  if (feature === void 0 || wanted2 === void 0 || feature === wanted2)
    return [];
  return [`This workflow works on feature ${feature} alone, so a comment cannot ask for ${wanted2}.`];
}
function besidePrd({ feature, prd }, command) {
  const wanted2 = command.kind === "run" ? command.feature : void 0;
  if (prd === void 0 || feature !== void 0 || wanted2 === void 0 || featureName(prd) === wanted2)
    return [];
  const instead = "Leave the word out; --story ID asks for a story of it.";
  return [`This workflow works on ${prd} alone, so a comment cannot ask for ${wanted2}. ${instead}`];
}
function otherStories({ stories }, wanted2) {
  const others = stories.length === 0 ? [] : wanted2.filter((id) => !stories.includes(id));
  if (others.length === 0)
    return [];
  return [`This workflow works on ${stories.join(", ")} alone, so a comment cannot ask for ${others.join(", ")}.`];
}
function modelsOf({ agent, reviewAgent }) {
  const agents = [agent, reviewAgent].flatMap((each) => typeof each === "object" && "model" in each ? [each] : []);
  return [...new Set(agents.flatMap(({ model }) => model ?? []))];
}
function otherModel(settings, command) {
  if (command.kind !== "objective" || command.model === void 0)
    return [];
  const models = modelsOf(settings);
  if (models.includes(command.model) && "model" in settings.agent)
    return [];
  const has = models.length === 0 ? "none is configured" : `these are configured: ${models.join(", ")}`;
  return [`--model ${command.model} is none of the workflow's models; ${has}.`];
}
function withModel(agent, command) {
  if (command.kind !== "objective" || command.model === void 0 || !("model" in agent))
    return agent;
  return { ...agent, model: command.model };
}
function lower(most2, command) {
  return command.kind === "run" ? Math.min(most2, command.max ?? most2) : most2;
}
function resumption({ resume }, command) {
  const isFresh = (command.kind === "run" || command.kind === "resume") && command.fresh || command.kind === "retry";
  if (isFresh)
    return { resume: "never", afresh: true };
  return { resume: command.kind === "resume" || command.kind === "fix" ? "always" : resume };
}

// build/core/objective.js
var CRITERIA_GATE = "criteria";
var MOST_TITLE = 100;
function objectiveBacklog({ text }) {
  const feature = hashedSlug(text);
  const story = { id: `objective-${feature.slice(-6)}`, title: titleOf2(text), description: text, passes: false };
  const bytes = new TextEncoder().encode(JSON.stringify({ description: text, userStories: [story] }));
  const read2 = readPrd({ bytes, file: "objective" });
  if (!read2.ok)
    throw new Error(`An objective makes no story: ${read2.error.message}`);
  return { feature, prd: { ...read2.prd, warnings: [], notices: [] } };
}
function criteriaCheck(command, baseline) {
  const before = baseline === "off" ? {} : { baseline: "attribute" };
  return { name: CRITERIA_GATE, command, own: true, ...before };
}
function objectiveCaps({ max }, caps3, isGiven) {
  const { maxAttempts, maxIterations } = caps3;
  if (max !== void 0) {
    const both = Math.min(max, maxIterations);
    return { maxAttempts: both, maxIterations: both };
  }
  if (isGiven.iterations && !isGiven.attempts)
    return { maxAttempts: maxIterations, maxIterations };
  return { maxAttempts, maxIterations };
}
function titleOf2(text) {
  const [line = ""] = text.split(/\r?\n/);
  const characters = [...line.trim()];
  return characters.length <= MOST_TITLE ? line.trim() : `${characters.slice(0, MOST_TITLE - 1).join("")}\u2026`;
}

// build/action/objective.js
var objectiveOf = (function(asked, { objective, criteria }) {
  const given = asked ?? (objective === void 0 ? void 0 : { text: objective });
  if (given === void 0 || given.criteria !== void 0 || criteria === void 0)
    return given;
  return { ...given, criteria };
});
var withCriteria = (function({ gates, baseline }, { objective, byComment }) {
  const command = objective?.criteria;
  if (command === void 0)
    return { ok: true, gates };
  const configured = typeof gates === "string" ? [] : gates;
  if (configured.some(({ name: name2 }) => name2 === CRITERIA_GATE))
    return configError(nameTaken);
  const check = criteriaCheck(command, baseline);
  return { ok: true, gates: [...configured, byComment ? { ...check, keyless: true } : check] };
});
var objectiveNotices = (function(settings, objective) {
  const { criteria, maxIterations, gates } = settings;
  if (objective === void 0) {
    const isIdle = criteria !== void 0 && settings.origin.criteria === "input";
    return isIdle ? ["criteria has no effect without an objective: the stories have their checks."] : [];
  }
  const { max } = objective;
  const isCut = max !== void 0 && max > maxIterations;
  return [
    ...isCut ? [`--max ${max} is more than max_iterations, so ${maxIterations} are allowed.`] : [],
    ...gates === "none" && objective.criteria === void 0 ? ["Nothing tells whether the objective is reached."] : []
  ];
});

function objectivePrd(objective) {
  return { ok: true, ...objectiveBacklog(objective) };
}


var nameTaken = `A configured gate has the name "${CRITERIA_GATE}", which belongs to the gate that criteria adds. Give it another name.`;

// build/core/per-object.js
var perObject = (function(find) {
  const known3 = /* @__PURE__ */ new WeakMap();
  return ((of) => {
    const entry2 = known3.get(of);
    if (entry2 !== void 0)
      return entry2.found;
    const found = find(of);
    known3.set(of, { found });
    return found;
  });
});


// build/core/prd-texts.js
var criteriaTexts = (function(stories) {
  let known3;
  const named2 = (id) => {
    known3 ??= new Map(stories.map((story) => [story.id, story]));
    return known3.get(id);
  };
  return {
    get: (id) => {
      const story = named2(id);
      return story && storyTexts(story).criteria;
    }
  };
});
var storyTexts = perObject((({ raw }) => {
  const tape = tapeOfStory(raw);
  const { values } = membersOf(tape, 0);
  return { description: stringOf(tape, values.get("description")) ?? "", criteria: readCriteria(tape, values) };
}));


// build/core/prd-entry.js
var entryNames = (function(story) {
  const { description, criteria } = storyTexts(story);
  const entry2 = Object.entries(JSON.parse(story.raw)).filter((([key]) => !changing2.has(key)));
  return { entry: name(sorted(Object.fromEntries(entry2))), text: name([story.title, description, criteria]) };
});
var name = (function(value) {
  const text = JSON.stringify(value);
  return hash8(text) + hash8(`${text.length} ${text}`);
});
var sorted = (function(value) {
  if (Array.isArray(value))
    return value.map(sorted);
  if (typeof value !== "object" || value === null)
    return value;
  const entries = Object.entries(value).sort((([a], [b]) => a < b ? -1 : 1));
  return entries.map((([key, item]) => [key, sorted(item)]));
});

var changing2 = /* @__PURE__ */ new Set([...MARKER_KEYS, "status", "skip", "notes"]);



// build/action/plan.js
var makePlan = (function(parts) {
  const { settings, prd, prdPath, objective } = parts;
  const asked = objective === void 0 ? settings.stories : [];
  const carriedIds = new Set(parts.carried?.map(({ story }) => story));
  return {
    runId: parts.runId,
    feature: parts.feature,
    intent: prd.description ?? prd.feature ?? `the stories of ${prdPath}`,
    base: parts.base,
    start: parts.start,
    branch: parts.branch,
    ...ofBranch(parts),
    ...prdPath === void 0 ? {} : { prdPath },
    ...objective && { objective: frozen(objective) },
    stories: prd.stories.map(((story) => planned(story, asked, carriedIds))),
    checks: parts.checks,
    ...settings.setup && { setup: { ...settings.setup, limit: settings.gateLimits.setup } },
    ...settings.workingDirectory === "" ? {} : { workingDirectory: settings.workingDirectory },
    baseline: settings.baseline,
    requireEvidence: settings.requireEvidence,
    ...settings.redGreen === "false" ? {} : { redGreen: settings.redGreen },
    stallRules: settings.stallRules,
    attemptStart: settings.attemptStart,
    caps: caps(settings, objective),
    messageTemplate: settings.commitMessageTemplate,
    ...asAsked(settings),
    agent: settings.agent.type,
    ...settings.agentFallbacks.length === 0 ? {} : { fallbacks: settings.agentFallbacks.map(({ label }) => label) },
    reviewAgent: settings.reviewAgent === "none" ? "none" : settings.reviewAgent.type,
    ...parts.clients && Object.keys(parts.clients).length > 0 ? { clients: parts.clients } : {},
    specPasses: settings.specPasses,
    onBlock: settings.onBlock,
    onThrash: settings.onThrash,
    onEscalate: settings.onEscalate,
    ...settings.classifier === "agent" ? { classifier: "agent" } : {},
    criticWindow: settings.criticWindow,
    breaker: settings.breaker,
    workflowRun: parts.workflowRun,
    notices: parts.notices
  };
});
var asAsked = (function({ signOff, approval, commitAuthorName, commitAuthorEmail, step, journal, archive, continues, finalReview }) {
  return {
    ...signOff && { signOff: `${commitAuthorName} <${commitAuthorEmail}>` },
    ...approval === "required" && { approval },
    ...step && { step: true },
    ...journal !== "ref" && { journal },
    ...archive && { archive: true },
    ...continues && { continues: true },
    ...finalReview > 0 && { finalReview }
  };
});
var ofBranch = (function({ pull, carried, replaces }) {
  return { ...pull && { pull }, ...carried && { carried }, ...replaces && { replaces } };
});
var unknownStories = (function(prd, asked) {
  if (asked.length === 0)
    return [];
  const known3 = new Set(prd.stories.map((story) => story.id));
  return asked.filter((id) => !known3.has(id));
});
var chooseChecks = (function(gates, manifests) {
  if (gates === "none")
    return { checks: [], notice: "test_command: none, so nothing is tested." };
  if (gates !== "detect")
    return { checks: gates };
  const found = detectCheck(manifests);
  if (found === void 0)
    return void 0;
  return {
    checks: [found.check],
    notice: `No test_command is set; found "${found.check.command}" through ${found.because}.`
  };
});
var planned = (function(story, asked, carried) {
  const { id, index, title, priority, dependsOn, tests, allow } = story;
  const was = story.passes ? "passed" : story.eligible ? "open" : "ineligible";
  const inScope = asked.length === 0 || asked.includes(id);
  const usual2 = priority === void 0 ? { id, index, title, dependsOn, was, inScope } : { id, index, title, priority, dependsOn, was, inScope };
  if (tests.length === 0 && allow.length === 0 && carried.size === 0)
    return usual2;
  return {
    ...usual2,
    ...tests.length === 0 ? {} : { tests },
    ...allow.some(opensTests) ? { mayDropTests: true } : {},
    ...carried.has(id) && story.raw !== "" && entryNames(story)
  };
});
var caps = (function(settings, objective) {
  const idle = settings.agent.type === "command" ? void 0 : settings.idleTimeoutMs;
  const { max_attempts: attempts, max_iterations: iterations } = settings.origin;
  const isGiven = { attempts: attempts !== "default", iterations: iterations !== "default" };
  const { maxAttempts, maxIterations } = objective ? objectiveCaps(objective, settings, isGiven) : settings;
  return {
    maxAttempts,
    maxIterations,
    maxCommits: settings.maxCommits,
    maxCostUsd: settings.maxCostUsd,
    callsPerHour: settings.callsPerHour,
    ...settings.costPerCallUsd === void 0 ? {} : { costPerCallUsd: settings.costPerCallUsd },
    story: settings.storyLimit,
    runMs: settings.runTimeoutMs,
    implement: settings.gateLimits.implement,
    test: settings.gateLimits.test,
    spec: settings.gateLimits.spec,
    quality: settings.gateLimits.quality,
    ...idle === void 0 ? {} : { idleMs: idle }
  };
});






function opensTests(entry2) {
  return /#tests?-/.test(entry2) || /(?:^|[/._-])(?:tests?|specs?|__tests__)(?:[/._*-]|$)/i.test(entry2.split("#")[0] ?? "");
}
function frozen({ text, criteria }) {
  return criteria === void 0 ? { text } : { text, criteria };
}


// build/settings/check-continue.js
var checkContinue = (function(merged) {
  if (!areReadable(merged, ["continue", "journal", "resume"]))
    return [];
  const { continue: next, journal, resume } = merged.values;
  if (next !== "dispatch")
    return [];
  return [...journal === "none" ? [noJournal] : [], ...resume === "never" ? [noResume] : []].map((rest) => crossMistake(merged, "continue", rest));
});

var noJournal = "stands beside journal: none, but another machine goes on with a run only by its journal. Write journal: ref.";
var noResume = "stands beside resume: never, but the workflow that it starts again has to go on with the run. Write resume: auto.";

// build/settings/check-hand-over.js
var checkHandOver = (function(merged) {
  if (!areReadable(merged, ["hand_over", "continue", "journal", "mode"]))
    return [];
  const { hand_over: folder, continue: next, journal, mode } = merged.values;
  if (folder === void 0)
    return mode === "publish" ? [crossMistake(merged, "mode", noFolder)] : [];
  const mistakes2 = [...next === "dispatch" ? [noStart] : [], ...journal === "ref" ? [] : [noJournal2(journal)]];
  return mistakes2.map((rest) => crossMistake(merged, "hand_over", rest));
});

var noFolder = "needs the folder into which the hand-over of the other job was downloaded. Write hand_over: with its absolute path.";
var noStart = "stands beside continue: dispatch, but a job that hands its work over may not start workflows. Write continue: none.";
function noJournal2(journal) {
  return `stands beside journal: ${journal}, but the job that publishes reads what it shows from the journal. Write journal: ref.`;
}

// build/settings/check-journal.js
var checkJournal = (function(merged) {
  if (!areReadable(merged, ["signoff", "journal"]))
    return [];
  const { signoff, journal } = merged.values;
  if (signoff !== "required" || journal === "ref")
    return [];
  const rest = `stands beside journal: ${journal}, but a sign-off is noted in refs/ralph/<feature>/state. Write journal: ref.`;
  return [crossMistake(merged, "signoff", rest)];
});


// build/settings/limits.js
var resolveLimits = (function(merged) {
  const { values, given } = merged;
  const limits = gateLimits(merged);
  const idleIsOff = values.agent === "command" && !given.has("idle_timeout");
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
      quality: multiplied(limits.quality, merged)
    },
    idleTimeoutMs: idleIsOff ? void 0 : times(values.idle_timeout, merged)
  };
});
var times = (function(durationMs, merged) {
  return Math.max(1, Math.round(durationMs * merged.values.timeout_multiplier));
});
var storyLimit = (function({ values, given }) {
  const fittingMs = Math.min(values.soft_timeout, values.hard_timeout * STORY_SOFT_SHARE);
  return { softMs: given.has("soft_timeout") ? values.soft_timeout : fittingMs, hardMs: values.hard_timeout };
});
var gateLimits = (function(merged) {
  const { values, builtIn } = merged;
  const limits = { ...allGates(builtIn.gate_timeouts), ...values.gate_timeouts };
  const hardMs = values.timeout_minutes;
  if (hardMs === void 0 || layerOf(merged, "timeout_minutes") < implementLayer(merged))
    return limits;
  const softMs = Math.min(limits.implement.softMs, hardMs * IMPLEMENT_SOFT_SHARE);
  return limits.implement.hardMs === hardMs ? limits : { ...limits, implement: { softMs, hardMs } };
});
var implementLayer = (function(merged) {
  const named2 = merged.values.gate_timeouts.implement !== void 0;
  return named2 ? layerOf(merged, "gate_timeouts") : -1;
});
var layerOf = (function(merged, name2) {
  return merged.given.get(name2)?.layer ?? -1;
});
var multiplied = (function({ softMs, hardMs }, merged) {
  return { softMs: times(softMs, merged), hardMs: times(hardMs, merged) };
});
var allGates = (function(limits) {
  const { implement, setup, test, spec, quality } = limits;
  if (implement && setup && test && spec && quality)
    return { implement, setup, test, spec, quality };
  throw new Error("The built-in gate_timeouts do not name every gate.");
});
var STORY_SOFT_SHARE = 45 / 60;
var IMPLEMENT_SOFT_SHARE = 12 / 20;









// build/settings/check-limits.js
var checkLimits = (function(merged, configured) {
  return [
    ...overCountCeilings(merged),
    ...softNotBelowHard(merged),
    ...notInsideTheJob(merged),
    ...implementTwice(merged),
    ...durationsOutOfBounds(merged),
    ...gatesOutOfBounds(merged),
    ...multipliedOutOfBounds(merged, configured)
  ];
});
var tooLong = (function(durationMs, merged, word = "shorter duration") {
  if (durationMs > LONGEST_TIMER_MS)
    return `is longer than the 596h that a timer can hold. Write a ${word}.`;
  if (durationMs <= DURATION_CEILING_MS || areCeilingsLifted(merged))
    return void 0;
  return `is over the ceiling of 24h. Write a ${word}, ${CEILING_HELP}`;
});
var overCountCeilings = (function(merged) {
  if (areCeilingsLifted(merged))
    return [];
  return SETTINGS.flatMap((({ name: name2 }) => {
    const { type } = rowOf(name2);
    if (type.kind !== "count" && type.kind !== "money" || !type.ceiling || !areReadable(merged, [name2]))
      return [];
    if (Number(merged.values[name2]) <= type.upTo)
      return [];
    const form = type.kind === "count" ? `a whole number from 1 to ${type.upTo}` : `at most ${type.upTo} US dollars`;
    const rest = `is over the ceiling of ${type.upTo}. Write ${form}, ${CEILING_HELP}`;
    return [crossMistake(merged, name2, rest)];
  }));
});
var softNotBelowHard = (function(merged) {
  const { softMs, hardMs } = storyLimit(merged);
  if (softMs < hardMs || !areReadable(merged, ["soft_timeout", "hard_timeout"]))
    return [];
  const rest = `is not below hard_timeout, which is ${formatDuration(hardMs)}. Write a shorter soft_timeout or a longer hard_timeout.`;
  return [crossMistake(merged, "soft_timeout", rest)];
});
var notInsideTheJob = (function(merged) {
  const { job_timeout: jobMs, reserve: reserveMs, run_timeout: runMs } = merged.values;
  if (!areReadable(merged, ["job_timeout", "reserve"]))
    return [];
  if (reserveMs >= jobMs && !merged.given.has("reserve")) {
    const rest2 = `is not longer than reserve, which is ${formatDuration(reserveMs)}. Write a shorter reserve too.`;
    return [crossMistake(merged, "job_timeout", rest2)];
  }
  if (reserveMs >= jobMs) {
    const rest2 = `is not below job_timeout, which is ${formatDuration(jobMs)}. Write a shorter reserve.`;
    return [crossMistake(merged, "reserve", rest2)];
  }
  if (runMs === void 0 || runMs <= jobMs - reserveMs)
    return [];
  const rest = `is longer than job_timeout minus reserve, which is ${formatDuration(jobMs - reserveMs)}. Write a shorter one, or raise job_timeout to what the job is really given.`;
  return [crossMistake(merged, "run_timeout", rest)];
});
var implementTwice = (function(merged) {
  const { gate_timeouts: gates, timeout_minutes: hardMs } = merged.values;
  const isOneLayer = layerOf(merged, "timeout_minutes") === implementLayer(merged);
  if (hardMs === void 0 || !isOneLayer || gates.implement === void 0 || gates.implement.hardMs === hardMs)
    return [];
  const other = formatDuration(gates.implement.hardMs);
  const rest = `and the ${other} of implement in gate_timeouts are two limits for one thing. Keep one of them.`;
  return [crossMistake(merged, "timeout_minutes", rest)];
});
var durationsOutOfBounds = (function(merged) {
  return ["hard_timeout", "idle_timeout", "run_timeout", "job_timeout", "lock_ttl"].flatMap(((name2) => {
    const problem2 = areReadable(merged, [name2]) ? tooLong(merged.values[name2] ?? 0, merged) : void 0;
    return problem2 === void 0 ? [] : [crossMistake(merged, name2, problem2)];
  }));
});
var gatesOutOfBounds = (function(merged) {
  const limits = gateLimits(merged);
  const isByMinutes = limits.implement.hardMs === merged.values.timeout_minutes;
  return TIMED_GATES.flatMap(((gate) => {
    const rest = tooLong(limits[gate].hardMs, merged);
    const about = `the hard limit ${formatDuration(limits[gate].hardMs)} of ${gate}`;
    const name2 = gate === "implement" && isByMinutes ? "timeout_minutes" : "gate_timeouts";
    return rest === void 0 ? [] : [crossMistake(merged, name2, { about, rest })];
  }));
});
var multipliedOutOfBounds = (function(merged, configured) {
  const { timeout_multiplier: multiplier } = merged.values;
  if (!areReadable(merged, ["timeout_multiplier"]))
    return [];
  const problems = [...multipliedDurations(merged), ...configured].flatMap((({ what, durationMs }) => {
    if (tooLong(durationMs, merged) !== void 0)
      return [];
    const product = durationMs * multiplier;
    const tiny = product < 1 ? "is less than a millisecond. Write a larger factor." : void 0;
    const problem2 = tiny ?? tooLong(product, merged, "smaller factor");
    return problem2 === void 0 ? [] : [`times ${what} (${formatDuration(durationMs)}) ${problem2}`];
  }));
  return problems.slice(0, 1).map((problem2) => crossMistake(merged, "timeout_multiplier", problem2));
});
var multipliedDurations = (function(merged) {
  const { values } = merged;
  const limits = gateLimits(merged);
  const story = storyLimit(merged);
  return [
    { what: "hard_timeout", durationMs: story.hardMs },
    { what: "soft_timeout", durationMs: story.softMs },
    { what: "idle_timeout", durationMs: values.idle_timeout },
    ...TIMED_GATES.map(((gate) => ({ what: `the soft limit of ${gate}`, durationMs: limits[gate].softMs }))),
    ...TIMED_GATES.map(((gate) => ({ what: `the hard limit of ${gate}`, durationMs: limits[gate].hardMs })))
  ];
});
var areCeilingsLifted = (function(merged) {
  return merged.values.accept_unbounded === true || !areReadable(merged, ["accept_unbounded"]);
});
var CEILING_HELP = `or lift the ceilings with accept_unbounded: ${quote(UNBOUNDED_SENTENCE)}, word for word.`;












// build/settings/check-objective.js
var checkObjective = (function(merged) {
  const objective = merged.given.get("objective");
  if (objective === void 0)
    return [];
  return OF_STORIES.flatMap((name2) => {
    const given = merged.given.get(name2);
    if (given === void 0 || given.layer < objective.layer)
      return [];
    const rest = `stands beside ${name2}: ${quote(given.text)}, but an objective is no story of a prd.json. Keep one of them.`;
    return [crossMistake(merged, "objective", rest)];
  });
});
var OF_STORIES = ["prd", "feature", "story"];


// build/settings/check-review.js
var checkReview = (function(merged) {
  if (!areReadable(merged, ["final_review", "review_agent"]))
    return [];
  const { final_review: reviewers, review_agent: who } = merged.values;
  return reviewers > 0 && who === "none" ? [crossMistake(merged, "final_review", nobody)] : [];
});

var nobody = "stands beside review_agent: none, so nobody could review. Name a reviewer in review_agent, or write final_review: 0.";

// build/core/setup-key.js
var defaultSetupKey = [
  // JavaScript
  "**/package.json",
  "**/{package-lock,npm-shrinkwrap}.json",
  "**/{yarn,bun}.lock",
  "**/bun.lockb",
  "**/pnpm-{lock,workspace}.yaml",
  "**/deno.{json,jsonc,lock}",
  "**/{.npmrc,.yarnrc,.yarnrc.yml,.pnpmfile.cjs,bunfig.toml}",
  // Python
  "**/{pyproject.toml,setup.py,setup.cfg,Pipfile,Pipfile.lock}",
  "**/{requirements,constraints}*.{txt,in}",
  "**/requirements/**/*.{txt,in}",
  "**/{poetry,uv,pdm,pylock,pylock.*}.{lock,toml}",
  "**/environment.y?(a)ml",
  // Ruby, PHP, Elixir
  "**/{Gemfile,Gemfile.lock,gems.rb,gems.locked,*.gemspec}",
  "**/composer.{json,lock}",
  "**/mix.{exs,lock}",
  // Go, Rust, Swift, Dart
  "**/go.{mod,sum,work,work.sum}",
  "**/Cargo.{toml,lock}",
  "**/Package.{swift,resolved}",
  "**/pubspec.{yaml,lock}",
  // JVM, .NET
  "**/pom.xml",
  "**/{build,settings}.gradle?(.kts)",
  "**/{gradle.properties,gradle.lockfile,libs.versions.toml}",
  "**/*.{csproj,fsproj,vbproj}",
  "**/{packages.lock.json,Directory.Packages.props,nuget.config,NuGet.Config,global.json}",
  // What an install leaves behind is no cause of it.
  "!**/node_modules/**"
];

// build/settings/resolve-git.js
var git = (function({ values }) {
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
    continues: values.continue === "dispatch",
    handOver: values.hand_over,
    retentionDays: values.retention_days,
    retryFailedAfterMs: values.retry_failed_after,
    lockTtlMs: values.lock_ttl
  };
});


// build/settings/resolve-stopping.js
var stopping = (function({ values }) {
  return {
    onThrash: values.on_thrash,
    onEscalate: values.on_escalate,
    approval: values.signoff,
    classifier: values.classifier,
    criticWindow: values.critic_window,
    breaker: {
      sameError: values.same_error_threshold,
      noProgress: values.no_progress_threshold,
      progress: values.progress
    },
    resetCircuit: values.reset_circuit
  };
});


// build/settings/resolve.js
var resolveSettings = (function(merged, { agent, reviewer, fallbacks, gates }) {
  const ready = multiplied2(gates, merged);
  return {
    ...task(merged),
    agent,
    reviewAgent: reviewer,
    agentFallbacks: fallbacks,
    agentKeys: keys(merged),
    gates: ready,
    ...judging(merged, reviewer),
    ...places(merged),
    ...caps2(merged),
    ...stopping(merged),
    ...git(merged),
    origin: origins(merged)
  };
});
var multiplied2 = (function(gates, merged) {
  if (typeof gates === "string")
    return gates;
  return gates.map(((gate) => gate.timeoutMs === void 0 ? gate : { ...gate, timeoutMs: times(gate.timeoutMs, merged) }));
});
var task = (function({ values }) {
  return {
    prd: values.prd,
    feature: values.feature,
    stories: values.story ?? [],
    objective: values.objective,
    criteria: values.criteria,
    completionSignals: values.completion_signals ?? [],
    blockingSignals: values.blocking_signals,
    stallRules: { claims: values.consecutive_done_signals, testLoops: values.consecutive_test_loops },
    dryRun: values.dry_run || values.mode === "plan",
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
    showFullOutput: values.show_full_output
  };
});
var keys = (function({ values }) {
  const { anthropic_api_key: anthropic, claude_code_oauth_token: token, openai_api_key: openai } = values;
  const { gemini_api_key: gemini } = values;
  return {
    ...anthropic && { ANTHROPIC_API_KEY: anthropic },
    ...token && { CLAUDE_CODE_OAUTH_TOKEN: token },
    ...openai && { OPENAI_API_KEY: openai },
    ...gemini && { GEMINI_API_KEY: gemini }
  };
});
var judging = (function({ values }, reviewer) {
  return {
    gateEnv: values.gate_env ?? [],
    baseline: values.baseline,
    protectedPaths: values.protected_paths ?? [],
    hiddenPaths: values.hidden_paths ?? [],
    testPaths: values.test_paths,
    testReport: values.test_report,
    // Evidence is asked for when nobody reviews (10-fine-print Evidence).
    requireEvidence: values.require_evidence ?? reviewer === "none",
    redGreen: values.red_green,
    ...{ specPasses: values.spec_passes, finalReview: values.final_review },
    onBlock: values.on_block,
    maxChangedFiles: values.max_changed_files,
    maxAddedMb: values.max_added_mb,
    maxFileMb: values.max_file_mb
  };
});
var places = (function({ values }) {
  const { setup_command: command } = values;
  return {
    gateMounts: values.gate_mounts ?? [],
    gateParallel: values.gate_parallel,
    setup: command === void 0 ? void 0 : {
      command,
      key: values.setup_key ?? defaultSetupKey,
      env: values.setup_env ?? [],
      scripts: values.setup_scripts
    },
    isolation: values.isolation,
    workingDirectory: values.working_directory ?? ""
  };
});
var caps2 = (function(merged) {
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
    acceptUnbounded: values.accept_unbounded === true
  };
});
var origins = (function({ given }) {
  const entries = SETTINGS.map((({ name: name2 }) => [
    name2,
    given.get(name2)?.origin ?? "default"
  ]));
  return Object.fromEntries(entries);
});









// build/settings/resolve-replay.js
var unreadByReplay = (function({ values, given }) {
  const { agent, review_agent: reviewer } = values;
  if (agent === "replay" || reviewer === "replay")
    return [];
  return ["replay_file", "replay_match"].filter(((name2) => given.has(name2))).map((name2) => `${name2} has no effect with agent: ${agent}.`);
});
function replaySetting(merged) {
  const { replay_file: file, replay_match: match } = merged.values;
  if (file !== void 0)
    return { type: "replay", file, match };
  if (!areReadable(merged, ["replay_file"]))
    return [];
  const message = "replay_file: is not given, but agent: replay needs it. Write the path of the cassette that a run with record: true wrote.";
  return [{ setting: "replay_file", value: "", message }];
}


// build/settings/resolve-agent.js
var resolveAgents = (function(merged) {
  const agent = resolveAgent(merged);
  const reviewer = resolveReviewer(merged, agent);
  return {
    agent: agent.agent,
    reviewer: reviewer.agent,
    mistakes: [...agent.mistakes, ...reviewer.mistakes],
    notices: [...agent.notices, ...reviewer.notices, ...unread2(merged), ...unreadByReplay(merged)]
  };
});
var unread2 = (function(merged) {
  const { agent, review_agent: reviewer = agent, agent_fallbacks: others = [] } = merged.values;
  const clients = [agent, reviewer, ...others.map((other) => other.agent)].filter(isClient);
  return ineffective(merged, CLIENT_SETTINGS.filter(((setting) => !clients.some((client) => reads(client, setting)))));
});
var resolveAgent = (function(merged) {
  const { agent } = merged.values;
  switch (agent) {
    case "claude":
    case "codex":
    case "gemini":
    case "opencode":
    case "copilot":
    case "qwen":
      return done(implementingClient(merged, agent), commandTakesOver(merged) ? [] : ineffective(merged, ["agent_command"]));
    case "command":
      return resolveCommand(merged);
    case "rehearsal":
      return resolveRehearsal(merged);
    case "replay":
      return resolveReplay(merged, ["agent_command", "agent_args"]);
    case void 0:
      return areReadable(merged, ["agent"]) ? failed(noAgent()) : failed();
  }
});
var resolveReviewer = (function(merged, { agent }) {
  const { agent: implementer, review_agent: wanted2 = implementer, review_command: command } = merged.values;
  const unused = wanted2 === "command" ? [] : ineffective(merged, ["review_command"]);
  switch (wanted2) {
    case "none":
      return done("none", unused);
    case "claude":
    case "codex":
    case "gemini":
    case "opencode":
    case "copilot":
    case "qwen":
      return done(reviewingClient(merged, wanted2), unused);
    case "rehearsal":
      return agent?.type === "rehearsal" ? done(agent, unused) : done({ type: "rehearsal", scoreFile: DEFAULT_SCORE }, unused);
    case "replay":
      return reviewingReplay(merged, agent);
    case "command":
      if (command !== void 0)
        return done({ type: "command", command, args: [] });
      if (agent?.type === "command")
        return done(agent);
      if (implementer === "command" || !areReadable(merged, ["review_command"]))
        return failed();
      return failed(noReviewCommand());
    case void 0:
      return failed();
  }
});
var resolveCommand = (function(merged) {
  const { agent_command: command, agent_args: args } = merged.values;
  if (command !== void 0)
    return done({ type: "command", command, args: args ?? [] });
  if (!areReadable(merged, ["agent_command"]))
    return failed();
  const message = 'agent_command: is not given, but agent: command needs it. Write the command that starts the agent, for example agent_command: "my-agent --headless"; the prompt arrives on its stdin.';
  return failed({ setting: "agent_command", value: "", message });
});
var ineffective = (function({ values, given }, names3) {
  const reviewer = values.review_agent ?? values.agent;
  return names3.filter(((name2) => given.has(name2))).map((name2) => {
    const by = name2 === "review_command" ? `review_agent: ${reviewer}` : `agent: ${values.agent}`;
    return `${name2} has no effect with ${by}.`;
  });
});
var done = (function(agent, notices = []) {
  return { agent, mistakes: [], notices };
});
var DEFAULT_SCORE = ".ralph/rehearsal.yaml";




function commandTakesOver({ values }) {
  return values.agent_fallbacks?.some(({ agent }) => agent === "command") ?? false;
}
function implementingClient(merged, type) {
  const { model, escalation_model: escalationModel } = merged.values;
  return { ...clientSetting(merged, type, model), ...escalationModel && { escalationModel } };
}
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
    args: values.agent === type ? values.agent_args ?? [] : []
  };
}
function reviewingClient(merged, wanted2) {
  const { agent, model, review_model: own } = merged.values;
  if (!isClient(agent) || agent === wanted2)
    return clientSetting(merged, wanted2, own ?? model);
  return { ...clientSetting(merged, wanted2, own), executable: void 0, version: void 0 };
}

function resolveRehearsal(merged) {
  const { agent_args: args = [DEFAULT_SCORE] } = merged.values;
  const path = parsePath(args[0] ?? "");
  if (args.length > 1) {
    const rest = "has more than one word. With agent: rehearsal, write the path of the score file alone.";
    return failed(crossMistake(merged, "agent_args", rest));
  }
  if (path.ok)
    return done({ type: "rehearsal", scoreFile: path.value }, ineffective(merged, ["agent_command"]));
  return failed(...path.problems.map(({ problem: problem2, help }) => crossMistake(merged, "agent_args", `${problem2} ${help}`)));
}
function reviewingReplay(merged, implementer) {
  if (merged.values.agent === "replay" && implementer === void 0)
    return failed();
  return resolveReplay(merged, ["review_command"], implementer);
}
function resolveReplay(merged, unused, implementer) {
  const found = implementer?.type === "replay" ? implementer : replaySetting(merged);
  return "type" in found ? done(found, ineffective(merged, unused)) : failed(...found);
}

function noAgent() {
  const message = "agent: is not given, and there is no default. Write agent: claude or another client, agent: command together with agent_command, or agent: rehearsal to try the loop without a model.";
  return { setting: "agent", value: "", message };
}
function noReviewCommand() {
  const message = 'review_command: is not given, but review_agent: command needs it. Write the command that starts the reviewer, for example review_command: "my-agent --review"; the prompt arrives on its stdin.';
  return { setting: "review_command", value: "", message };
}

function failed(...mistakes2) {
  return { agent: void 0, mistakes: mistakes2, notices: [] };
}

// build/settings/resolve-fallbacks.js
var resolveFallbacks = (function(merged) {
  const { agent: own, agent_fallbacks: wanted2 = [], agent_command: command } = merged.values;
  if (!areReadable(merged, ["agent", "agent_fallbacks", "agent_command"]))
    return { fallbacks: [], mistakes: [] };
  const same = wanted2.find(({ label }) => label === own);
  if (same !== void 0)
    return failed2(merged, `names ${own}, which is the agent itself. ${HELP6}`);
  if (command === void 0 && wanted2.some(({ agent }) => agent === "command")) {
    return failed2(merged, "names command, but agent_command is not given. Write the command that starts it.");
  }
  const fallbacks = wanted2.map(({ label, agent, model }) => {
    if (agent === "command")
      return { label, agent: { type: agent, command: command ?? [], args: [] } };
    const setting = clientSetting(merged, agent, model);
    const isOther = isClient(own) && own !== agent;
    return { label, agent: isOther ? { ...setting, executable: void 0, version: void 0 } : setting };
  });
  return { fallbacks, mistakes: [] };
});

var HELP6 = "Write another agent, or the same client with another model, for example claude=claude-haiku-4-5.";
function failed2(merged, rest) {
  return { fallbacks: [], mistakes: [crossMistake(merged, "agent_fallbacks", rest)] };
}

// build/settings/resolve-gates.js
var resolveGates = (function(merged, layers) {
  const command = merged.values.test_command;
  const from = merged.given.get("test_command")?.layer ?? 0;
  const added = layers.slice(from).flatMap(((layer) => layer.gates ?? []));
  const replaced2 = layers.slice(0, from).flatMap((layer) => layer.gates ?? []);
  const notices = replaced2.length === 0 ? [] : [`test_command replaces the configured gates ${nameAll(replaced2)}.`];
  const gates = [...command === void 0 || command === "none" ? [] : command, ...added];
  return {
    gates: gates.length > 0 ? gates.map(toSetting) : command ?? "detect",
    timeouts: added.flatMap(({ name: name2, timeoutMs }) => timeoutMs === void 0 ? [] : [{ what: `the timeout of gate ${quote(name2)}`, durationMs: timeoutMs }]),
    mistakes: [...noneBesideGates(merged, added), ...sameNames(gates), ...timeoutMistakes(added, merged)],
    notices: [...notices, ...onlyFinal(gates), ...withoutSetup(merged)]
  };
});
var toSetting = (function({ place: _, ...gate }) {
  return gate;
});
var onlyFinal = (function(gates) {
  if (gates.length === 0 || gates.some((({ stage }) => stage !== "final")))
    return [];
  return ["Every gate has stage: final, so no attempt is tested; only the tree of all passed stories is."];
});
var withoutSetup = (function({ values, given }) {
  if (values.setup_command !== void 0)
    return [];
  const unused = ["setup_key", "setup_env", "setup_scripts"].filter(((name2) => given.has(name2)));
  return unused.map((name2) => `${name2} has no effect without setup_command.`);
});
var noneBesideGates = (function(merged, added) {
  if (merged.values.test_command !== "none" || added.length === 0)
    return [];
  const message = `test_command: "none" stands beside the configured gates ${nameAll(added)}. Remove none or the gates.`;
  return [{ setting: "test_command", value: "none", message }];
});
var sameNames = (function(gates) {
  return gates.flatMap((({ name: name2, place }, index) => {
    const first = gates.findIndex(((other) => other.name === name2));
    if (first === index || place === void 0)
      return [];
    const message = `${place}: gate ${quote(name2)}: another gate has this name already. Give each gate a name of its own.`;
    return [{ setting: "gates", value: name2, message }];
  }));
});
var timeoutMistakes = (function(gates, merged) {
  return gates.flatMap(({ name: name2, place, timeoutMs = 0 }) => {
    const problem2 = tooLong(timeoutMs, merged);
    if (problem2 === void 0)
      return [];
    const written = formatDuration(timeoutMs);
    return [
      { setting: "gates", value: written, message: `${place}: gate ${quote(name2)}: the timeout ${written} ${problem2}` }
    ];
  });
});







function nameAll(gates) {
  return oneOf(gates.map(({ name: name2 }) => name2)).replace(" or ", " and ");
}

// build/settings/read.js
var readSettings = (function(layers) {
  const collected = collect(layers);
  const merged = merge(collected);
  const agents = resolveAgents(merged);
  const { fallbacks, mistakes: noFallbacks } = resolveFallbacks(merged);
  const gates = resolveGates(merged, layers);
  const mistakes2 = [
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
    ...checkReview(merged)
  ];
  if (mistakes2.length > 0)
    return { ok: false, mistakes: mistakes2 };
  const { agent, reviewer } = agents;
  if (agent === void 0 || reviewer === void 0)
    throw new Error("Settings without a mistake have no agent.");
  const settings = resolveSettings(merged, { agent, reviewer, fallbacks, gates: gates.gates });
  return {
    ok: true,
    settings,
    notices: [...collected.notices, ...merged.notices, ...gates.notices, ...agents.notices]
  };
});
var inputsFromEnvironment = (function(env) {
  const inputs = Object.entries(env).flatMap((([name2, text]) => name2.startsWith("INPUT_") && text !== void 0 ? [[name2.slice("INPUT_".length).toLowerCase(), text]] : []));
  return { source: "input", values: Object.fromEntries(inputs) };
});



// build/action/early-inputs.js
var inputValue = (function(inputs, name2) {
  return Object.entries(inputs.values).find((([key, text]) => text !== "" && settingNamed(key) === name2))?.[1];
});
var readInputs = (function(inputs) {
  const read2 = known2.get(inputs) ?? readSettings([inputs]);
  known2.set(inputs, read2);
  return read2;
});
var refuseEarly = (function(inputs) {
  const read2 = readInputs(inputs);
  const mistakes2 = read2.ok ? [] : read2.mistakes;
  if (!mistakes2.some(({ setting }) => early.some((name2) => name2 === setting)))
    return void 0;
  const given = new Set(Object.keys(inputs.values).map((key) => settingNamed(key) ?? key));
  return configError(...mistakes2.filter(({ setting }) => given.has(setting)).map(({ message }) => message));
});
var early = ["github_token", "base_branch", "hand_over"];

var known2 = /* @__PURE__ */ new WeakMap();



// build/action/policy.js
var readPolicy = (async function(repository, commit, inputs) {
  return readPartly(repository, { commit, inputs, ofLayer: ((layer) => layer) });
});
var readPartly = (async function(repository, { commit, inputs: all, ofLayer }) {
  const inputs = ofLayer(all);
  const file = await repository.readFile(commit, CONFIG_PATH);
  if (file !== void 0 && !file.mode.startsWith("100")) {
    return configError(`${CONFIG_PATH} is a link, not a regular file. Commit the file itself.`);
  }
  const config2 = file === void 0 ? void 0 : await readConfig(file.bytes.toString("utf8"));
  const read2 = config2 === void 0 ? readInputs(inputs) : readSettings([ofLayer(config2.raw), inputs]);
  if (!read2.ok)
    return mistakes(read2.mistakes);
  if (config2 !== void 0 && !config2.ok)
    return mistakes(config2.mistakes);
  const misplaced = misplacedInputs(read2.settings.origin);
  if (misplaced.length > 0)
    return configError(...misplaced);
  return { ok: true, settings: read2.settings, notices: [...config2?.notices ?? [], ...read2.notices] };
});
var misplacedInputs = (function(origin) {
  const isOnBase = origin.base_branch === "config-file";
  return [
    ...isOnBase ? [`base_branch stands in ${CONFIG_PATH}, which is read on that very branch. ${asInput}`] : [],
    ...origin.mode === "config-file" ? [modeInput] : [],
    ...origin.hand_over === "config-file" ? [handOverInput] : [],
    ...misplacedTriggers(origin).map((name2) => `${name2} stands in ${CONFIG_PATH}, but who may start a run is decided before it is read. ${asInput}`)
  ];
});
var CONFIG_PATH = ".ralph/config.yaml";


async function readConfig(text) {
  const { readConfigFile } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(3542)]).then(__webpack_require__.bind(__webpack_require__, 3542));
  return readConfigFile(text, CONFIG_PATH);
}

var asInput = "Give it as an input of the step instead.";
var modeInput = `mode stands in ${CONFIG_PATH}, which is read only when it is known what to do. Give it as an input of the step instead.`;
var handOverInput = `hand_over stands in ${CONFIG_PATH}, but it is about one job of one workflow. ${asInput}`;
function mistakes(list2) {
  return configError(...list2.map((mistake) => mistake.message));
}

// build/report/prompt-template.js
var placeholders = {
  implement: ["attempt", "story", "criteria", "previous", "notes", "checks", "protected", "rules", "process"],
  "spec-review": ["story", "criteria", "checks", "red", "integrity", "specs", "changed", "diff", "rules", "answer"],
  "quality-review": ["story", "criteria", "checks", "red", "integrity", "specs", "changed", "diff", "rules", "answer"],
  plan: ["story", "criteria", "because", "blockers", "checks", "rules", "answer"]
};
var templateFiles = {
  implement: ".ralph/prompts/implement.md",
  "spec-review": ".ralph/prompts/spec-review.md",
  "quality-review": ".ralph/prompts/quality-review.md",
  plan: ".ralph/prompts/plan.md"
};
var MOST_TEMPLATE = 2e4;
var needed = {
  implement: ["story", "criteria"],
  "spec-review": ["story", "criteria", "answer"],
  "quality-review": ["story", "answer"],
  plan: ["story", "answer"]
};
function readTemplate(role, { file, text }) {
  const known3 = placeholders[role];
  const shown = forPrompt(text);
  if (shown.trim() === "")
    return refused2(`${file} is empty. Write instructions for ${role}, or delete the file.`);
  if (shown.length > MOST_TEMPLATE) {
    return refused2(`${file} has ${shown.length} characters, the limit is ${MOST_TEMPLATE}. Shorten it.`);
  }
  const pieces = split(shown);
  const unknown2 = pieces.find((piece) => typeof piece !== "string" && !known3.includes(piece.name));
  if (unknown2 !== void 0 && typeof unknown2 !== "string") {
    const list2 = known3.map((name2) => `{{${name2}}}`).join(" ");
    return refused2(`${file}: {{${unknown2.name}}} is no placeholder. Known here: ${list2}. Write \\{{ for two braces.`);
  }
  return { ok: true, template: { role, pieces } };
}
function applyTemplate(template, { rule, parts }) {
  const placed2 = new Set(template.pieces.map((piece) => typeof piece === "string" ? "" : piece.name));
  const missing2 = needed[template.role].filter((name2) => !placed2.has(name2));
  const body = template.pieces.map((piece) => typeof piece === "string" ? piece : parts[piece.name]).join("");
  return [rule, body.trim(), ...missing2.map((name2) => parts[name2]), ""].join("\n\n").trimEnd().concat("\n");
}
function split(text) {
  const pieces = [];
  let from = 0;
  for (const match of text.matchAll(/(\\?)\{\{([^{}\n]{0,60})\}\}/g)) {
    const [whole, escaped, name2 = ""] = match;
    pieces.push(text.slice(from, match.index), escaped === "" ? { name: name2.trim() } : whole.slice(1));
    from = match.index + whole.length;
  }
  return [...pieces, text.slice(from)];
}
function refused2(problem2) {
  return { ok: false, problem: problem2 };
}

// build/action/templates.js
var readTemplates = (async function(repository, commit, paths) {
  const roles = Object.keys(templateFiles).filter(((role) => paths.has(templateFiles[role])));
  const read2 = await Promise.all(roles.map((role) => readOne(repository, commit, role)));
  const problems = read2.flatMap((each) => "problem" in each ? [each.problem] : []);
  if (problems.length > 0)
    return configError(...problems);
  const templates = read2.flatMap((each) => "template" in each ? [[each.template.role, each.template]] : []);
  return { ok: true, templates: Object.fromEntries(templates) };
});

async function readOne(repository, commit, role) {
  const file = templateFiles[role];
  const found = await repository.readFile(commit, file);
  if (found === void 0 || !found.mode.startsWith("100")) {
    return { problem: `${file} is not a regular file. Commit the file itself.` };
  }
  const result = readTemplate(role, { file, text: found.bytes.toString("utf8") });
  return result.ok ? { template: result.template } : { problem: result.problem };
}

// build/action/at-base.js
var baseReader = (function(call) {
  const layers = layerReader(call.repository, call.workspace);
  const reads2 = /* @__PURE__ */ new Map();
  const read2 = ((commit) => {
    const reading = reads2.get(commit) ?? readBase(call, commit);
    reads2.set(commit, reading);
    return reading;
  });
  return {
    // Most runs start from the base: its ignored files are listed while the backlog is read.
    begin: ((commit) => {
      layers(commit).catch(() => void 0);
      read2(commit).catch(() => void 0);
    }),
    read: read2,
    layers,
    idle: async () => {
      await Promise.allSettled([...reads2.keys()].map(layers));
      await Promise.allSettled(reads2.values());
    }
  };
});
var readBase = (async function(call, commit) {
  const { repository, workspace, inputs, asked } = call;
  const [policy, usual2] = await Promise.all([readPolicy(repository, commit, inputs), tellingPaths(repository, commit)]);
  if (!policy.ok)
    return policy;
  const settings = narrowed(policy.settings, asked);
  if (isRefusal(settings))
    return settings;
  const { workingDirectory: folder } = settings;
  const own = await workingFolder(repository, commit, folder);
  if (own === void 0)
    return configError(noFolder2(folder, commit));
  const paths = /* @__PURE__ */ new Set([...usual2, ...own]);
  const named2 = namedCriteria({ ...call, objective: call.objective, asked, gates: settings.gates });
  if (isRefusal(named2))
    return named2;
  const objective = objectiveOf(named2, settings);
  const search = { prd: settings.prd, feature: settings.feature, stories: settings.stories };
  const prd = objective ? objectivePrd(objective) : await findPrd(repository, { ...search, workspace, commit, paths });
  if (!prd.ok)
    return prd;
  const configured = withCriteria(settings, { objective, byComment: bringsCriteria(asked, named2) });
  if (!configured.ok)
    return configured;
  const { gates } = configured;
  const manifest = gates === "detect" ? await repository.readFile(commit, (0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.join)(folder, "package.json")) : void 0;
  const chosen = chooseChecks(gates, manifestsIn(folder, { paths, packageJson: manifest?.bytes.toString("utf8") }));
  if (chosen === void 0)
    return configError(noGate);
  const templates = await readTemplates(repository, commit, paths);
  if (!templates.ok)
    return templates;
  const { checks, notice } = chosen;
  return {
    ok: true,
    settings,
    prd,
    ...objective && { objective },
    backlogs: prdCandidates(paths, { prd: void 0, feature: void 0 }),
    checks,
    templates: templates.templates,
    notices: [...policy.notices, ...notice === void 0 ? [] : [notice], ...objectiveNotices(settings, objective)]
  };
});
var bringsCriteria = (function(asked, given) {
  if (asked?.waiting?.objective !== void 0)
    return asked.waiting.objective.keyless;
  return asked !== void 0 && given?.criteria !== void 0;
});
var workingFolder = (async function(repository, commit, folder) {
  if (folder === "")
    return [];
  const entries = await repository.listFolder(commit, folder);
  if (entries.length === 0)
    return void 0;
  const tests = await repository.listFolder(commit, `${folder}/tests`);
  return [...entries, ...tests].flatMap(({ path, isFolder }) => isFolder ? [] : [path]);
});
var tellingPaths = (async function(repository, commit) {
  const features = (await repository.listFolder(commit, ".ralph")).filter(({ isFolder }) => isFolder);
  const folders = /* @__PURE__ */ new Set([...searchedFolders, ...features.map(({ path }) => path)]);
  const lists = await Promise.all([...folders].map(((folder) => repository.listFolder(commit, folder))));
  return new Set(lists.flat().flatMap((({ path, isFolder }) => isFolder ? [] : [path])));
});




function noFolder2(folder, commit) {
  return `working_directory: "${folder}" is no folder of the policy base ${commit.slice(0, 10)}. Write the path of a folder that is committed there, relative to the root of the repository; a link to a folder does not count.`;
}

var noGate = 'No test gate is configured and no manifest names one. Set test_command, for example "test_command: npm test", or write "test_command: none" to run without tests.';

// build/action/base.js
var findBase = (async function(repository, call) {
  const early2 = expectedCommit(call);
  const importing = early2 === void 0 ? void 0 : repository.importCommit(early2);
  const listing = repository.remoteRefs(["refs/heads/", "refs/ralph/"]);
  if (early2 !== void 0)
    importing?.then((({ ok }) => ok && call.onImported(early2))).catch(() => void 0);
  call.onAsked?.();
  const remote = await listing;
  const found = remote.ok ? await choose2(repository, call, { remote, early: early2, importing }) : remoteRefusal(remote.problem);
  if (!found.ok)
    await importing?.catch(() => void 0);
  return found;
});
var choose2 = (async function(repository, { job, baseBranch }, { remote, early: early2, importing }) {
  const defaultBranch = payloadDefault(job) ?? remote.head?.replace("refs/heads/", "");
  const branch = baseBranch ?? defaultBranch;
  if (branch === void 0) {
    return configError("The remote names no default branch. Set the input base_branch to the branch that work starts from.");
  }
  const commit = job.ref === `refs/heads/${branch}` ? job.sha : remote.refs.get(`refs/heads/${branch}`);
  if (commit === void 0) {
    return configError(`base_branch: the remote has no branch "${branch}". It has ${someBranches(remote.refs)}.`);
  }
  const imported = await (commit === early2 && importing || repository.importCommit(commit));
  if (!imported.ok)
    return remoteRefusal(imported.problem);
  const access = () => repository.checkPushAccess(commit, "refs/ralph/access-check");
  return { ok: true, branch, commit, defaultBranch, remoteRefs: remote.refs, access };
});
var expectedCommit = (function({ job, baseBranch }) {
  const branch = baseBranch ?? payloadDefault(job);
  return branch !== void 0 && job.ref === `refs/heads/${branch}` ? job.sha : void 0;
});
var pushRefusal = (async function({ access }, { asked }, { dryRun }) {
  if (!dryRun && asked === void 0)
    return void 0;
  const allowed = await access();
  return allowed.ok ? void 0 : remoteRefusal(allowed.problem);
});
var payloadDefault = (function({ payload }) {
  const { repository } = payload;
  const name2 = repository?.default_branch;
  return typeof name2 === "string" && name2 !== "" ? name2 : void 0;
});




function remoteRefusal(problem2) {
  return problem2.kind === "network" || problem2.kind === "timeout" ? environmentBroken(problem2.message) : configError(problem2.message);
}

function someBranches(refs) {
  const names3 = [...refs.keys()].filter((ref) => ref.startsWith("refs/heads/")).map((ref) => ref.slice(11));
  if (names3.length === 0)
    return "no branches at all";
  return names3.slice(0, 8).join(", ") + (names3.length > 8 ? ` and ${names3.length - 8} more` : "");
}

// build/action/isolation.js



// build/adapters/isolation/ladder.js


// build/adapters/isolation/refusal.js
function refusals(kind, tried) {
  const whys = [...new Set(tried.map(([, why]) => why))];
  return whys.map((why) => {
    const ways = tried.filter((one) => one[1] === why).map(([way]) => way);
    return `${kind} (${ways.join(" and ")}): ${why}`;
  });
}
function refusalNotes(refused3) {
  return [...refused3.map((why) => `No better walls: ${why}.`), ...remediesOf(refused3)];
}
function refusalOf(wanted2, refused3) {
  const remedies2 = remediesOf(refused3);
  return [
    `isolation: ${wanted2} is not possible on this machine: ${refused3.join("; ")}.`,
    ...remedies2.length > 0 ? remedies2 : [takes[wanted2]],
    "isolation: auto takes the best level that there is."
  ].join(" ");
}
var takes = {
  namespace: "It takes Linux, util-linux and root, sudo without a password or user namespaces.",
  user: "It takes Linux, util-linux and a job that is root or has sudo without a password."
};
function remediesOf(refused3) {
  return [...new Set(refused3.flatMap((why) => remedyOf(why) ?? []))];
}
function remedyOf(why) {
  return remedies.find(([words]) => words.test(why))?.[1];
}
var remedies = [
  // The kernel counts namespaces and says so in the words of a full disk.
  [
    /\bunshare failed: No space left on device/,
    "The kernel makes no more namespaces here: on a runner of your own raise `sysctl user.max_user_namespaces`."
  ],
  [
    /\b(?:unshare|mount): .*(?:operation not permitted|permission denied)/i,
    "The kernel refuses namespaces here: in a container job run the job on the machine itself; on an Ubuntu runner of your own allow them by `sysctl kernel.apparmor_restrict_unprivileged_userns=0`."
  ],
  [
    /No space left on device|Cannot allocate memory|Resource temporarily unavailable|\b(?:ENOSPC|ENOMEM|EAGAIN)\b/i,
    "Free memory and disk on this runner and run again."
  ]
];
function unstopped(text) {
  return text.trim().replace(/[.\s]+$/, "");
}

// build/adapters/isolation/ladder.js
var climb = (async function(call) {
  if (call.wanted === "process")
    return processRung(["No better walls: isolation: process is set."]);
  const tried = [];
  const namespace = await tryWalls(call, tried);
  if (namespace !== void 0)
    return { ok: true, rung: namespace };
  const user = await tryOtherUser(call, tried);
  if (user !== void 0)
    return { ok: true, rung: user };
  if (call.wanted === "auto")
    return processRung(refusalNotes(tried));
  return { ok: false, why: refusalOf(call.wanted, tried) };
});
var processRung = (function(notes) {
  const isolation = { level: "process", views: "clean", home: "throw-away", notes };
  return { ok: true, rung: { isolation, homeUppers: void 0 } };
});
var tryWalls = (async function(call, tried) {
  if (call.wanted === "user")
    return void 0;
  const { tryNamespaces } = await Promise.all(/* import() */[__webpack_require__.e(3697), __webpack_require__.e(5905)]).then(__webpack_require__.bind(__webpack_require__, 5905));
  return await tryNamespaces(call, tried);
});
var holdRung = (async function(rung) {
  return rung.user === void 0 ? rung : { ...rung, places: await rung.user.open() };
});



async function tryOtherUser(call, tried) {
  if (call.wanted === "namespace")
    return void 0;
  const { tryUser } = await Promise.all(/* import() */[__webpack_require__.e(3697), __webpack_require__.e(2061)]).then(__webpack_require__.bind(__webpack_require__, 2061));
  const found = await tryUser(call);
  if (!found.ok) {
    tried.push(found.why);
    return void 0;
  }
  const { othersReach } = await __webpack_require__.e(/* import() */ 6614).then(__webpack_require__.bind(__webpack_require__, 6614));
  const cold = othersReach(call.home) ? [] : ["HOME is closed to other users, so caches and toolchains in it are not used."];
  const notes = [...refusalNotes(tried), ...found.isolation.notes, ...cold];
  return { isolation: { ...found.isolation, notes }, homeUppers: void 0, user: found.user };
}

async function leaveRung({ homeUppers, places: places2 }) {
  if (homeUppers !== void 0)
    removeUppers(homeUppers);
  await places2?.close();
}
function removeUppers(folder) {
  try {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(folder, { recursive: true, force: true });
  } catch {
    removePath(folder, "");
  }
}

// build/core/isolation.js
var VIEW_KINDS = ["overlay", "reflink", "copy", "clean"];

// build/action/isolation.js
var beginProbe = (function(call, inputs) {
  const probing = climbFor(call, inputValue(inputs, "isolation") === "process" ? "process" : "auto");
  probing.catch(() => void 0);
  return probing;
});
var chooseIsolation = (async function(call, wanted2, probing) {
  const found = await choose3(call, wanted2, probing);
  const isOpen2 = found.ok && found.rung.isolation.level === "process" && wanted2 !== "process";
  return isOpen2 && call.job.asked !== void 0 ? { ok: false, why: noWalls(found.rung.isolation.notes) } : found;
});
var choose3 = (async function(call, wanted2, probing) {
  if (wanted2 === "auto")
    return probing;
  if (wanted2 === "namespace") {
    const found = await probing;
    if (found.ok && found.rung.isolation.level === "namespace")
      return found;
  }
  return climbFor(call, wanted2);
});
var climbFor = (async function({ env, job, root }, wanted2) {
  const views = VIEW_KINDS.find(((kind) => kind === env["RALPH_VIEWS"]));
  (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(root, { recursive: true, mode: 448 });
  return climb({
    ...{ wanted: wanted2, root, workspace: job.workspace, home: env["HOME"] ?? "", hidden: hiddenPlaces(env, job) },
    ...views === void 0 ? {} : { views }
  });
});
var hiddenPlaces = (function(env, job) {
  const files2 = [
    "GITHUB_ENV",
    "GITHUB_OUTPUT",
    "GITHUB_PATH",
    "GITHUB_STATE",
    "GITHUB_STEP_SUMMARY",
    "GITHUB_EVENT_PATH"
  ];
  const folders = files2.flatMap(((name2) => env[name2] ? [(0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(env[name2])] : []));
  const outside = folders.filter(((folder) => folder !== "/" && !`${folder}/`.startsWith(`${job.temp}/`)));
  const places2 = [job.temp, ...outside, ...runnerFiles(job)];
  return [...new Set(places2)].map(((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, ".").replace(/\/$/, "")));
});
var runnerFiles = (function({ temp }) {
  const roots = [(0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(temp)), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(process.execPath))))];
  const names3 = [".credentials", ".credentials_rsaparams", ".runner", ".env", "_diag"];
  return roots.filter(((root) => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, ".runner")))).flatMap((root) => names3.map((name2) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, name2)));
});


function noWalls(notes) {
  const text = "isolation: this machine offers no walls around agents and gates (level process), and a run that a thread asked for needs them. Use a runner with user namespaces, or set isolation: process.";
  return [text, ...notes].join(" ");
}





// build/engine/trouble.js
function troubleOf(error, during) {
  const code = codeOf(error);
  const text = textOf3(error);
  if (error instanceof Error && outsideUs.has(error.name))
    return { kind: "environment_broken", detail: text };
  if (code !== void 0 && diskCodes.has(code)) {
    return { kind: "environment_broken", detail: `the disk refused a write during ${during} (${code}): ${text}` };
  }
  if (/No space left on device|Disk quota exceeded|Read-only file system/.test(text)) {
    return { kind: "environment_broken", detail: `the disk refused a write during ${during}: ${text}` };
  }
  return { kind: "internal_error", detail: `${during} failed unexpectedly: ${text}` };
}
function journalTrouble(error) {
  if (codeOf(error) === void 0)
    return troubleOf(error, "the journal");
  return {
    kind: "environment_broken",
    detail: `the journal cannot be written: ${textOf3(error)}. The last step is not recorded; free the disk and run again, the run goes on from the step before.`
  };
}
var outsideUs = /* @__PURE__ */ new Set(["NamespaceError", "PlantedAboveError", "ProgramReplacedError"]);
var diskCodes = /* @__PURE__ */ new Set(["ENOSPC", "EDQUOT", "EROFS", "EFBIG", "EIO"]);
function codeOf(error) {
  if (typeof error !== "object" || error === null || !("code" in error))
    return void 0;
  return typeof error.code === "string" ? error.code : void 0;
}
function textOf3(error) {
  return error instanceof Error ? error.message : String(error);
}

// build/action/modes.js
var modeOf = (function(inputs) {
  return inputValue(inputs, "mode") ?? "auto";
});
var runMode = (async function(mode, { call, job, inputs }, runJob2) {
  switch (mode) {
    case "doctor": {
      const { runDoctor } = await Promise.all(/* import() */[__webpack_require__.e(8816), __webpack_require__.e(56), __webpack_require__.e(8815), __webpack_require__.e(3143), __webpack_require__.e(7468), __webpack_require__.e(3697), __webpack_require__.e(9611), __webpack_require__.e(1968), __webpack_require__.e(7711), __webpack_require__.e(866), __webpack_require__.e(8345)]).then(__webpack_require__.bind(__webpack_require__, 4435));
      return runDoctor({ ...call, job, inputs });
    }
    case "publish": {
      const { publishHandOver } = await Promise.all(/* import() */[__webpack_require__.e(8816), __webpack_require__.e(56), __webpack_require__.e(3143), __webpack_require__.e(7468), __webpack_require__.e(3697), __webpack_require__.e(9611), __webpack_require__.e(1380), __webpack_require__.e(5996), __webpack_require__.e(4738), __webpack_require__.e(4289), __webpack_require__.e(9486)]).then(__webpack_require__.bind(__webpack_require__, 9486));
      return publishHandOver({ call, job, inputs }).catch(refusedByDisk("the publishing of the hand-over", publishAgain));
    }
    default:
      return runJob2(call, job);
  }
});
var refusedByDisk = (function(during, ...remedy) {
  return (error) => {
    const { kind, detail } = troubleOf(error, during);
    if (kind !== "environment_broken")
      throw error;
    return refused(environmentBroken(detail, ...remedy));
  };
});
var noCommands = (function(inputs) {
  const mode = modeOf(inputs);
  const handsOver = inputValue(inputs, "hand_over") !== void 0;
  if (mode === "auto" && !handsOver)
    return void 0;
  const who = mode === "auto" ? "a job with hand_over" : `mode: ${mode}`;
  return { ok: false, halt: "skipped", reasons: [`${who} reads no commands of people`] };
});


var publishAgain = "Free the disk and run this job again: what it has pushed already stays as it is.";



// build/action/open-repository.js



// build/adapters/git/commit.js
var writeCommit = (function(objects, identity, call) {
  const person = `${plain3(identity.name) || "ralph"} <${plain3(identity.email)}> ${Math.floor(call.at / 1e3)} +0000`;
  const lines = [
    `tree ${call.tree}`,
    ...call.parents.map((parent) => `parent ${parent}`),
    `author ${person}`,
    `committer ${person}`,
    "",
    `${call.message.replaceAll("\0", "").replace(/\n+$/, "")}
`
  ];
  return objects.write("commit", Buffer.from(lines.join("\n"), "utf8"));
});
var plain3 = (function(text) {
  return text.replace(/[<>\n\r\0]/g, "").trim();
});



// layer:adapters/git/controller-dir.js


// build/adapters/git/diff-text.js
async function diffText(git2, { from, to, maxBytes }) {
  const plumbing = ["diff-tree", "--no-ext-diff", "--no-textconv"];
  const options2 = ["-r", "-p", "-M", "--no-color", "--submodule=short"];
  const { stdout } = await git2.run([...plumbing, ...options2, from, to], { maxBytes });
  return stdout.toString("utf8");
}

// layer:adapters/git/git.js


// build/adapters/git/import-commit.js





// build/adapters/git/refusal.js
function classifyPush(porcelain, stderr) {
  const matching = (rows2, text) => rows2.find((row2) => row2.pattern.test(text));
  const row = matching(verdicts, porcelain) ?? matching(porcelain === "" ? [...verdicts, ...transport] : verdicts, stderr);
  const { kind, permanent, says } = row ?? (porcelain === "" ? unknown : declined);
  const words = serverWords(stderr) || reasonOf(porcelain) || lastLine(stderr);
  return { kind, permanent, message: words === "" ? says : `${says} The remote said: ${words}` };
}
function classifyRead(result) {
  if (result.timedOut)
    return timeout;
  if (/not our ref|couldn't find remote ref|no such remote ref|unadvertised object/.test(result.stderr)) {
    return { kind: "missing", message: `The remote does not have it. It said: ${lastLine(result.stderr)}` };
  }
  const { kind, message } = classifyPush("", result.stderr);
  if (kind === "auth" || kind === "read-only") {
    return {
      kind: "auth",
      message: `The remote refused to be read. Give the job "permissions: contents: read" or pass a valid github_token. The remote said: ${serverWords(result.stderr) || lastLine(result.stderr)}`
    };
  }
  return { kind, message };
}
var timeout = {
  kind: "timeout",
  permanent: false,
  message: "The remote did not answer in time and git was stopped. Try again later."
};
var verdicts = [
  {
    kind: "workflow-permission",
    permanent: true,
    pattern: /refusing to allow .* to create or update workflow|without `?workflows?`? (?:permission|scope)/,
    says: 'The commit changes files under .github/workflows, which GITHUB_TOKEN may never push. Push them with a token of an App or user that has "workflows: write", or leave them out.'
  },
  {
    kind: "large-file",
    permanent: true,
    pattern: /GH001|exceeds GitHub's file size limit|Large files detected/,
    says: "A file is over the 100 MB that the remote accepts. Add it to .gitignore or use Git LFS."
  },
  {
    kind: "repository-rule",
    permanent: true,
    pattern: /GH013|repository rule violations/,
    says: "A repository rule (ruleset) forbids this push. Let the rule pass the ralph branches, or set branch_prefix to names it allows."
  },
  {
    kind: "protected-branch",
    permanent: true,
    pattern: /GH006|protected branch/i,
    says: "The branch is protected. Choose another branch with branch_name_template, or allow the action to push to it."
  },
  {
    kind: "ref-conflict",
    permanent: true,
    pattern: /exists; cannot create|directory file conflict|conflicts? with (?:an )?existing ref/i,
    says: 'A branch on the remote has the name of a folder of this branch (a branch "wip" makes "wip/x" impossible). Use another name, or rename that branch.'
  },
  {
    kind: "stale",
    permanent: false,
    pattern: /stale info|but expected [0-9a-f]{7,}|reference already exists/,
    says: "Somebody else changed the branch since it was last read. Read it again and decide anew."
  },
  {
    kind: "fetch-first",
    permanent: false,
    pattern: /fetch first|non-fast-forward|needs force/,
    says: "The branch has commits that this push does not contain. Fetch it, build on it or use a branch of its own."
  }
];
var transport = [
  {
    kind: "read-only",
    permanent: true,
    pattern: /Permission to .* denied|Write access to repository not granted|returned error: 403|not accessible by integration|repository was archived|access denied or repository not exported|service not enabled/i,
    says: 'The token may not write to the repository. Add "permissions: contents: write" to the job.'
  },
  {
    kind: "auth",
    permanent: true,
    pattern: /Authentication failed|could not read (?:Username|Password)|returned error: 401|Invalid username or (?:token|password)|Bad credentials|Repository not found|repository '[^']*' not found|returned error: 404|does not appear to be a git repository/i,
    says: 'The remote does not know the token, or the token does not reach this repository. Pass a valid github_token to a job with "permissions: contents: write".'
  },
  {
    kind: "timeout",
    permanent: false,
    pattern: /Operation too slow|timed out|Timeout was reached/i,
    says: "The remote did not answer in time. Try again later."
  },
  {
    kind: "network",
    permanent: false,
    pattern: /Could not resolve host|Failed to connect|Couldn't connect|Connection (?:reset|refused|closed)|hung up unexpectedly|RPC failed|returned error: (?:429|5\d\d)|early EOF|unexpected disconnect|Empty reply|transfer closed|SSL|TLS|gnutls/i,
    says: "The connection to the remote failed. Try again later."
  }
];
var declined = {
  kind: "other",
  permanent: true,
  says: "The remote declined the push."
};
var unknown = {
  kind: "other",
  permanent: false,
  says: "git could not talk to the remote."
};
function serverWords(stderr) {
  const said = stderr.split("\n").filter((line) => line.startsWith("remote:"));
  const lines = said.map((line) => line.replace(/^remote:\s*/, "").trim()).filter((line) => line !== "");
  const errors = lines.filter((line) => /^error: (?!Trace:|See )/.test(line));
  return (errors.length > 0 ? errors : lines).slice(0, 3).join(" ");
}
function reasonOf(porcelain) {
  return porcelain.split("	").at(-1)?.trim() ?? "";
}
function lastLine(stderr) {
  const lines = stderr.split("\n").map((line) => line.trim());
  return lines.findLast((line) => line.startsWith("fatal:")) ?? lines.findLast((line) => line !== "") ?? "";
}

// build/adapters/git/shallow.js
var readShallow = (function(gitDir) {
  try {
    return new Set((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, "shallow"), "latin1").split("\n").filter(Boolean));
  } catch {
    return /* @__PURE__ */ new Set();
  }
});
var addShallow = (function(gitDir, commit) {
  const commits = /* @__PURE__ */ new Set([...readShallow(gitDir), commit]);
  const temporary = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, `shallow-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_4__.randomBytes)(6).toString("hex")}`);
  (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(temporary, `${[...commits].join("\n")}
`, { flag: "wx" });
  (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(temporary, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, "shallow"));
});






// build/adapters/git/remote-read.js
var listRemote = (async function(network, prefixes) {
  const result = await read(network, ["ls-remote", "--symref", "--", network.url]);
  if (result.exitCode !== 0)
    return { ok: false, problem: classifyRead(result) };
  const lines = result.stdout.split("\n").map(((line) => line.split("	")));
  const refs = /* @__PURE__ */ new Map();
  let head;
  for (const [value = "", name2 = ""] of lines) {
    if (name2 === "HEAD" && value.startsWith("ref: "))
      head = value.slice(5);
    else if (prefixes.some(((prefix) => name2.startsWith(prefix))) && !name2.endsWith("^{}"))
      refs.set(name2, value);
  }
  return { ok: true, refs, ...head === void 0 ? {} : { head } };
});
var read = (function(network, args) {
  return network.retrying((() => network.run(args)), ((result) => result.exitCode !== 0 && isTransient(result)));
});

async function fetchShallow({ network }, what, depth = 1) {
  const fixed = ["fetch", "--no-tags", "--no-write-fetch-head", "--no-recurse-submodules", "--no-progress", "--quiet"];
  const result = await read(network, [...fixed, `--depth=${depth}`, "--", network.url, ...what]);
  return result.exitCode === 0 ? { ok: true } : { ok: false, problem: classifyRead(result) };
}
var wholeHistory = 2147483647;
async function isAncestor(context, { ancestor, descendant }) {
  const asked = ["merge-base", "--is-ancestor", ancestor, descendant];
  return await deepening(context, [descendant], asked) !== void 0;
}
async function mergeBase(context, one, other) {
  return (await deepening(context, [one, other], ["merge-base", one, other]))?.trim();
}
async function deepening(context, commits, asked) {
  for (const depth of [50, 500, wholeHistory, 0]) {
    const { exitCode, stdout } = await context.git.run(asked);
    if (exitCode === 0)
      return stdout.toString("latin1");
    const ends = (await Promise.all(commits.map((commit) => shallowEnds(context.git, commit)))).flat();
    if (ends.length === 0 || depth === 0)
      return void 0;
    const deepened = await fetchShallow(context, ends, depth);
    if (!deepened.ok)
      return void 0;
  }
  return void 0;
}
async function shallowEnds(git2, commit) {
  const shallow = readShallow(git2.gitDir);
  if (shallow.size === 0)
    return [];
  const { stdout } = await git2.run(["rev-list", "--max-parents=0", commit]);
  return stdout.toString("latin1").split("\n").filter((sha) => shallow.has(sha));
}

function isTransient(result) {
  const { kind } = classifyRead(result);
  return kind === "network" || kind === "timeout";
}

// build/adapters/git/workspace.js


// build/adapters/git/problem.js
function failed3(kind, message) {
  return { ok: false, problem: { kind, message } };
}

// build/adapters/git/workspace.js
var findWorkspace = (async function(program, folder, look) {
  const config2 = _layer_0_js__WEBPACK_IMPORTED_MODULE_3__/* .adapters_git_git__hardening */ .hH.filter((([key]) => key !== "core.bare"));
  const call = { program, cwd: folder, env: (0,_layer_0_js__WEBPACK_IMPORTED_MODULE_3__/* .adapters_git_git__gitEnvironment */ .IU)(program, config2) };
  const run = async (...args) => (await __webpack_require__.e(/* import() */ 8616).then(__webpack_require__.bind(__webpack_require__, 8616))).runTrusted({ ...call, args });
  if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(folder))
    return failed3("not-a-repository", `The workspace ${folder} does not exist.`);
  const told = look?.workspace === folder ? await look.facts : void 0;
  const facts = told ?? await (0,_layer_0_js__WEBPACK_IMPORTED_MODULE_3__/* .adapters_git_run_to_end__runToEnd */ .zB)({ ...call, args: ["rev-parse", ..._layer_0_js__WEBPACK_IMPORTED_MODULE_3__/* .adapters_git_first_args__factNames */ .Xc, ..._layer_0_js__WEBPACK_IMPORTED_MODULE_3__/* .adapters_git_first_args__headNames */ .Nx] });
  const lines = facts.stdout.toString("utf8").split("\n");
  const isSound = lines[0] !== _layer_0_js__WEBPACK_IMPORTED_MODULE_3__/* .adapters_git_first_args__absolutePaths */ .yP && checkFacts(folder, facts) === void 0;
  if (!isSound)
    return explain(run, { program, folder });
  const [, shallow, , objects = "", index = "", exclude = "", , head = "", branch = ""] = lines;
  return {
    ok: true,
    folder,
    ...{ objects, index, exclude, head },
    branch: branch.startsWith("refs/heads/") ? branch.slice(11) : void 0,
    shallow: shallow === "true"
  };
});
var readHead = (async function(git2, workspace, filtered) {
  const options2 = { indexFile: workspace.index, workTree: workspace.folder, env: borrow(workspace) };
  const changed = [
    "diff",
    "--no-ext-diff",
    "--no-textconv",
    "--no-renames",
    "--name-only",
    "-z",
    "--ignore-submodules=all"
  ];
  const others = [
    "ls-files",
    "-z",
    "--others",
    "--directory",
    "--no-empty-directory",
    "--exclude-per-directory=.gitignore"
  ];
  const excludes = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(workspace.exclude) ? [`--exclude-from=${workspace.exclude}`] : [];
  const [differing, untracked] = await Promise.all([
    git2.run([...changed, workspace.head, "--"], options2),
    git2.run([...others, ...excludes], options2)
  ]);
  const kept = filtered === void 0 ? 0 : (await filtered(splitNames(differing.stdout))).size;
  const dirty = countNames(differing.stdout) - kept + countNames(untracked.stdout);
  return { commit: workspace.head, branch: workspace.branch, shallow: workspace.shallow, dirty };
});
var borrow = (function({ objects }) {
  const quoted = /[":\\]/.test(objects) ? `"${objects.replace(/["\\]/g, "\\$&")}"` : objects;
  return { GIT_ALTERNATE_OBJECT_DIRECTORIES: quoted };
});
var checkFacts = (function(folder, facts) {
  if (facts.exitCode !== 0) {
    return failed3("not-a-repository", `The workspace ${folder} is not a git repository. Add a step with actions/checkout before this one.`);
  }
  const [bare, , format, , , , prefix = ""] = facts.stdout.toString("utf8").split("\n");
  if (bare === "true") {
    return failed3("bare-repository", `The workspace ${folder} is a bare repository. Use a checkout with files.`);
  }
  if (prefix !== "") {
    return failed3("not-a-repository", `The workspace ${folder} is the folder ${prefix} of a larger repository. Run at the top of that repository.`);
  }
  if (format === "sha1")
    return void 0;
  return failed3("object-format", `The workspace ${folder} uses the object format ${format}; only sha1 is supported.`);
});
var oldestGit = [2, 31];

async function explain(run, { program, folder }) {
  const [version, facts, head, branch] = await Promise.all([
    run("version"),
    run("rev-parse", ..._layer_0_js__WEBPACK_IMPORTED_MODULE_3__/* .adapters_git_first_args__factNames */ .Xc),
    run("rev-parse", "--quiet", "--verify", "HEAD^{commit}"),
    run("symbolic-ref", "--quiet", "--short", "HEAD")
  ]);
  return checkVersion(program, version) ?? checkFacts(folder, facts) ?? checkHead(folder, head, branch) ?? failed3("not-a-repository", `git does not read the workspace ${folder}. Add a step with actions/checkout before this one.`);
}


function checkVersion(program, { exitCode, stdout, stderr }) {
  const [, major, minor] = /(\d+)\.(\d+)/.exec(stdout.toString("latin1")) ?? [];
  if (exitCode !== 0 || major === void 0 || minor === void 0) {
    return failed3("no-git", `${program} did not tell its version: ${stderr.trim() || `exit code ${exitCode}`}. Install git.`);
  }
  const isOld = Number(major) < oldestGit[0] || Number(major) === oldestGit[0] && Number(minor) < oldestGit[1];
  return isOld ? tooOld(program, `${major}.${minor}`) : void 0;
}
function tooOld(program, version) {
  return failed3("git-too-old", `${program} is git ${version}; ${oldestGit.join(".")} or newer is needed. Update git.`);
}

function checkHead(folder, head, branch) {
  if (head.exitCode === 0)
    return void 0;
  const where2 = branch.exitCode === 0 ? `branch ${textOf4(branch)}` : "HEAD";
  return failed3("unborn-head", `The repository in ${folder} has no commit on ${where2}. Commit something first.`);
}
function textOf4(result) {
  return result.stdout.toString("utf8").trim();
}
function countNames(out) {
  let count = 0;
  for (let at2 = out.indexOf(0); at2 >= 0; at2 = out.indexOf(0, at2 + 1))
    count += 1;
  return count;
}

// build/adapters/git/import-commit.js
var importCommit = (async function(context, commit) {
  const isNew = !(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(context.git.gitDir, "shallow"));
  if (!isNew && await isPresent(context.objects, commit)) {
    if (await isOpen(context, commit))
      addShallow(context.git.gitDir, commit);
    return { ok: true, from: "store" };
  }
  if (await copiedAhead(context, commit) || await copyFromWorkspace(context, commit))
    return { ok: true, from: "workspace" };
  const fetched = await fetchShallow(context, [commit]);
  return fetched.ok ? { ok: true, from: "remote" } : fetched;
});
var copiedAhead = (async function(context, commit) {
  const copy = context.look?.copy;
  return copy?.commit === commit && await copy.packed && taken(context, commit);
});
var taken = (async function({ git: git2, objects }, commit) {
  if ((await objects.read(commit))?.type !== "commit")
    return false;
  addShallow(git2.gitDir, commit);
  return true;
});

async function isPresent(objects, commit) {
  const object = await objects.read(commit);
  return object?.type === "commit" && await objects.size(await objects.treeOf(commit)) !== void 0;
}
async function isOpen({ git: git2, objects }, commit) {
  if (readShallow(git2.gitDir).has(commit))
    return false;
  const [head = ""] = (await objects.read(commit))?.bytes.toString("latin1").split("\n\n", 1) ?? [];
  const parents = head.match(/(?<=^parent )[0-9a-f]{40}$/gm) ?? [];
  const sizes = await Promise.all(parents.map((parent) => objects.size(parent)));
  return sizes.includes(void 0);
}

async function copyFromWorkspace(context, commit) {
  const { git: git2 } = context;
  const wanted2 = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(git2.gitDir, `import-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_4__.randomUUID)()}`);
  (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(wanted2, `${commit}
`);
  const codes = await copyPack(context, wanted2);
  (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(wanted2, { force: true });
  return codes.every((code) => code === 0) && taken(context, commit);
}

async function copyPack({ git: git2, workspace, cancel }, wanted2) {
  const env = { ...git2.environment(), GIT_SHALLOW_FILE: wanted2 };
  const call = { program: git2.program, cwd: git2.gitDir, ...cancel && { signal: cancel } };
  const index = start({ ...call, env, stdio: ["pipe", "ignore", "ignore"] }, _layer_0_js__WEBPACK_IMPORTED_MODULE_3__/* .adapters_git_first_args__indexArgs */ .cf);
  const pipe = index.child.stdin;
  if (index.child.pid === void 0 || pipe === null)
    return [await index.ended];
  const revisions = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(wanted2, "r");
  const pack = start({ ...call, env: { ...env, ...borrow(workspace) }, stdio: [revisions, pipe, "ignore"] }, _layer_0_js__WEBPACK_IMPORTED_MODULE_3__/* .adapters_git_first_args__packArgs */ .dN);
  (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(revisions);
  pipe.destroy();
  return Promise.all([pack.ended, index.ended]);
}
function start({ program, ...options2 }, args) {
  const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_6__.spawn)(program, [...args], options2);
  child.stdin?.on("error", () => void 0);
  const ended = new Promise((resolve) => {
    child.on("error", () => resolve(127));
    child.on("close", (code) => resolve(code ?? 128));
  });
  return { child, ended };
}

// build/adapters/git/lfs-content.js



var safely = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK;
function measured(place, size) {
  return { size, open: () => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(place, safely) };
}
function pointerOf(source) {
  return readThrough(source, async () => void 0);
}
async function copyContent(source, target, mode) {
  const file = await open(target, "wx", mode);
  try {
    return await readThrough(source, async (piece) => void await file.writeFile(piece));
  } finally {
    await file.close();
  }
}
async function readThrough(source, use) {
  const file = source.open();
  const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_4__.createHash)("sha256");
  let size = 0;
  try {
    if (!isMeasured(file, source))
      return void 0;
    for await (const piece of piecesOf(file, source)) {
      hash.update(piece);
      size += piece.length;
      await use(piece);
    }
    return isMeasured(file, source) && size === source.size ? { oid: hash.digest("hex"), size } : void 0;
  } finally {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
  }
}
function piecesOf(file, { size }) {
  if (size === 0)
    return [];
  return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.createReadStream)("", { fd: file, autoClose: false, highWaterMark: 1024 * 1024, end: size - 1 });
}
function isMeasured(file, { size }) {
  const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(file);
  return stats.isFile() && stats.size === size;
}
function lfsStore(gitDir) {
  return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, "lfs");
}
function storedAt(store, oid) {
  return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(store, "objects", oid.slice(0, 2), oid.slice(2, 4), oid);
}
async function storeContent(store, source) {
  const temporary = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(store, "tmp", (0,node_crypto__WEBPACK_IMPORTED_MODULE_4__.randomBytes)(8).toString("hex"));
  (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(temporary), { recursive: true, mode: 448 });
  try {
    const pointer = await copyContent(source, temporary, 384);
    if (pointer === void 0)
      return void 0;
    const place = storedAt(store, pointer.oid);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(place), { recursive: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(temporary, place);
    return pointer;
  } finally {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(temporary, { force: true });
  }
}
function storedContents(store) {
  const objects = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(store, "objects");
  return filesBelow(objects).flatMap((path) => {
    const oid = path.slice(path.lastIndexOf("/") + 1);
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path);
    return stats.isFile() && storedAt(store, oid) === path ? [{ oid, size: stats.size, path }] : [];
  });
}
function filesBelow(folder) {
  try {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder, { withFileTypes: true }).flatMap((entry2) => {
      const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, entry2.name);
      return entry2.isDirectory() ? filesBelow(path) : [path];
    });
  } catch {
    return [];
  }
}

// build/adapters/git/lfs-send.js
async function sendContents(network, store, oids) {
  let timeouts = 0;
  const again = (result) => {
    if (result.ok)
      return false;
    if (result.problem.kind === "timeout")
      timeouts += 1;
    return result.problem.kind === "network" || result.problem.kind === "timeout" && timeouts < mostTimeouts;
  };
  for (let at2 = 0; at2 < oids.length; at2 += most) {
    const part = oids.slice(at2, at2 + most);
    const sent = await network.retrying(() => sendPart(network, store, part), again);
    if (!sent.ok)
      return sent;
  }
  return { ok: true };
}
var most = 200;
var mostTimeouts = 2;
async function sendPart(network, store, oids) {
  const config2 = [`lfs.storage=${store}`, "lfs.locksverify=false", "lfs.basictransfersonly=true"];
  const options2 = config2.flatMap((pair) => ["-c", pair]);
  const result = await network.run([...options2, "lfs", "push", "--object-id", network.url, ...oids]);
  if (result.exitCode === 0)
    return { ok: true };
  const problem2 = result.timedOut ? timeout : classifyPush("", result.stderr);
  const message = `The contents of ${oids.length} files that Git LFS keeps were not taken. ${problem2.message}`;
  return { ok: false, problem: { ...problem2, message } };
}

// build/adapters/git/network.js





// build/adapters/monotonic.js
var monotonicMs = (function() {
  return process.uptime() * 1e3;
});


// build/adapters/process/kill-remaining.js
var killRemaining = (async function(tree, mainPid) {
  const killed = /* @__PURE__ */ new Set();
  let unsureLooks = 0;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const { members, unsettled } = tree.sweep();
    const reached = tree.signal(members, "SIGKILL");
    if (members.length === 0) {
      const sure = !(unsettled || reached) || unsureLooks === MAX_UNSURE_LOOKS;
      if (sure)
        return { killed: killed.size, left: 0 };
      unsureLooks += 1;
    }
    addOthers(killed, members, mainPid);
    await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_5__.setTimeout)(Math.min(round + 1, SLOWEST_ROUND_MS));
  }
  return { killed: killed.size, left: tree.sweep().members.length };
});


function addOthers(killed, members, mainPid) {
  for (const { pid, startTicks } of members)
    if (pid !== mainPid)
      killed.add(`${pid} ${startTicks}`);
}
var MAX_ROUNDS = 205;
var SLOWEST_ROUND_MS = 10;
var MAX_UNSURE_LOOKS = 3;

// build/adapters/process/idle.js
var WORKING_SHARE = 2e-3;
function watchForIdle(idleMs, start2) {
  let last = start2;
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
  return usedMs < 0 || usedMs > 0 && usedMs >= (look.nowMs - last.nowMs) * WORKING_SHARE;
}

// build/adapters/process/limits.js
var watchLimits = (function(watch) {
  const { limits, startedMs, stop } = watch;
  const timers = [
    startTimer(limits.softMs, startedMs, watch.onSoftLimit),
    startTimer(limits.hardMs, startedMs, () => stop.request("hard-limit")),
    startPolling(watch)
  ];
  return {
    [Symbol.dispose]() {
      for (const timer of timers)
        clearTimeout(timer);
    }
  };
});
var startTimer = (function(limitMs, startedMs, act2) {
  if (limitMs === void 0)
    return void 0;
  const leftMs = limitMs - (monotonicMs() - startedMs);
  return setTimeout(act2, Math.min(Math.max(leftMs, 0), MAX_TIMER_MS));
});
var startPolling = (function(watch) {
  const { maxOutputBytes, idleMs } = watch.limits;
  const paces = [
    watch.onProgress === void 0 ? Number.POSITIVE_INFINITY : 1e3,
    idleMs === void 0 ? Number.POSITIVE_INFINITY : clamp(idleMs / 10, 100, 1e3),
    maxOutputBytes === void 0 ? Number.POSITIVE_INFINITY : 100
  ];
  const everyMs = Math.min(...paces);
  return Number.isFinite(everyMs) ? setInterval(createPoll(watch), everyMs) : void 0;
});
var createPoll = (function(watch) {
  const polls = [pollSize(watch), pollProgress(watch), pollIdle(watch)];
  return () => {
    const look = { nowMs: monotonicMs(), outputBytes: watch.output.size() };
    for (const poll of polls)
      poll(look);
  };
});
var pollSize = (function({ limits, stop }) {
  const limit = limits.maxOutputBytes ?? Number.POSITIVE_INFINITY;
  return ({ outputBytes }) => {
    if (outputBytes > limit)
      stop.request("output-limit");
  };
});
var pollProgress = (function({ onProgress, startedMs }) {
  let nextMs = startedMs + 1e3;
  return ({ nowMs, outputBytes }) => {
    if (onProgress === void 0 || nowMs < nextMs)
      return;
    nextMs = nowMs + 1e3;
    onProgress({ elapsedMs: nowMs - startedMs, outputBytes });
  };
});
var pollIdle = (function({ limits, startedMs, tree, stop }) {
  if (limits.idleMs === void 0)
    return () => {
    };
  const everyMs = clamp(limits.idleMs / 10, 100, 1e3);
  const isIdle = watchForIdle(limits.idleMs, { nowMs: startedMs, outputBytes: 0, cpuMs: 0 });
  let nextMs = startedMs;
  return ({ nowMs, outputBytes }) => {
    if (nowMs < nextMs)
      return;
    nextMs = nowMs + everyMs * 0.9;
    if (isIdle({ nowMs, outputBytes, cpuMs: tree.sweep().cpuMs }))
      stop.request("idle");
  };
});

var MAX_TIMER_MS = 2147483647;






function clamp(value, low, high) {
  return Math.min(Math.max(value, low), high);
}

// build/adapters/process/tail.js


// build/adapters/process/cut-line.js

async function cutLine(file, { start: start2, end }, maxChars) {
  const nearBytes = Math.min(end - start2, (maxChars + 1) * 3);
  const near = readBytes(file, start2, nearBytes);
  if (start2 + nearBytes === end && near.length <= maxChars)
    return near;
  const kept = keepWhole(near, maxChars);
  const total = start2 + nearBytes === end ? near.length : await countChars(file, { start: start2, end });
  return `${kept} [... ${total - kept.length} characters cut ...]`;
}
function readBytes(file, start2, length) {
  const bytes = Buffer.alloc(length);
  const count = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file.fd, bytes, 0, length, start2);
  return bytes.toString("utf8", 0, count);
}
function keepWhole(text, maxChars) {
  const last = text.charCodeAt(maxChars - 1);
  const isFirstHalf = last >= 55296 && last <= 56319;
  return text.slice(0, isFirstHalf ? maxChars - 1 : maxChars);
}
var BUFFER_BYTES = 65536;
async function countChars(file, { start: start2, end }) {
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  const buffer = Buffer.allocUnsafe(Math.min(end - start2, BUFFER_BYTES));
  let chars = 0;
  for (let position = start2; position < end; ) {
    const { bytesRead } = await file.read(buffer, 0, Math.min(buffer.length, end - position), position);
    if (bytesRead === 0)
      break;
    chars += decoder.decode(buffer.subarray(0, bytesRead), { stream: true }).length;
    position += bytesRead;
  }
  return chars + decoder.decode().length;
}

// build/adapters/process/find-lines.js
var WHOLE_BYTES = 16 * 1024 * 1024;
var END_BYTES = [128 * 1024, 2 * 1024 * 1024];
async function findLines(call) {
  for (const bytes of call.size > WHOLE_BYTES ? END_BYTES : []) {
    const found = await findAtEnds(call, bytes);
    if (found !== void 0)
      return found;
  }
  return findInAll(call);
}
async function findInAll({ file, size, head, tail }) {
  const marks = createMarks(head, tail);
  const scan = createScan(marks.add);
  scan.end(await readThrough2({ file, from: 0, to: size, scan }));
  return marks.found();
}
async function findAtEnds({ file, size, head, tail }, bytes) {
  const first = createMarks(head, 0);
  await readThrough2({ file, from: 0, to: bytes, scan: createScan(first.add) });
  const start2 = size - bytes;
  const last = createMarks(0, tail);
  const scan = createScan((from, to) => from > start2 && last.add(from, to), start2);
  scan.end(await readThrough2({ file, from: start2, to: size, scan }));
  const [begin, end] = [first.found(), last.found()];
  if (begin.first.length < head || end.last.length < tail)
    return void 0;
  return { first: begin.first, skipped: begin.skipped + 1 + end.skipped, isWhole: false, last: end.last };
}
async function readThrough2({ file, from, to, scan }) {
  const buffer = Buffer.allocUnsafeSlow(Math.min(to - from, BUFFER_BYTES2));
  let position = from;
  while (position < to) {
    const { bytesRead } = await file.read(buffer, 0, Math.min(buffer.length, to - position), position);
    if (bytesRead === 0)
      break;
    scan.chunk(buffer.subarray(0, bytesRead), position);
    position += bytesRead;
  }
  return position;
}
var BUFFER_BYTES2 = 262144;
var LF = 10;
var CR = 13;
function createScan(add, from = 0) {
  let lineStart = from;
  let crEnd = -1;
  const visit = (byte, at2) => {
    if (byte !== LF && byte !== CR)
      return;
    if (byte === CR || at2 !== crEnd)
      add(lineStart, at2);
    if (byte === CR)
      crEnd = at2 + 1;
    lineStart = at2 + 1;
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
    }
  };
}
function hasControl(word) {
  return (word - 269488144 & ~word & 2155905152) !== 0;
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
    add(start2, end) {
      if (first.length < head) {
        first.push({ start: start2, end });
        return;
      }
      starts[later % tail] = start2;
      ends[later % tail] = end;
      later += 1;
    },
    found() {
      const skipped = Math.max(0, later - tail);
      const last = Array.from({ length: later - skipped }, (_, index) => {
        const slot = (skipped + index) % tail;
        return { start: starts[slot], end: ends[slot] };
      });
      return { first, skipped, isWhole: true, last };
    }
  };
}

// build/adapters/process/tail.js
var __addDisposableResource = function(env, value, async) {
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
    if (inner) dispose = function() {
      try {
        inner.call(this);
      } catch (e) {
        return Promise.reject(e);
      }
    };
    env.stack.push({ value, dispose, async });
  } else if (async) {
    env.stack.push({ async: true });
  }
  return value;
};
var __disposeResources = /* @__PURE__ */ ((function(SuppressedError2) {
  return function(env) {
    function fail2(e) {
      env.error = env.hasError ? new SuppressedError2(e, env.error, "An error was suppressed during disposal.") : e;
      env.hasError = true;
    }
    var r, s = 0;
    function next() {
      while (r = env.stack.pop()) {
        try {
          if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
          if (r.dispose) {
            var result = r.dispose.call(r.value);
            if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) {
              fail2(e);
              return next();
            });
          } else s |= 1;
        } catch (e) {
          fail2(e);
        }
      }
      if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
      if (env.hasError) throw env.error;
    }
    return next();
  };
}))(typeof SuppressedError === "function" ? SuppressedError : function(error, suppressed, message) {
  var e = new Error(message);
  return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});
async function readTail(path, options2 = {}) {
  const env_1 = { stack: [], error: void 0, hasError: false };
  try {
    const { head = 20, tail = 80, maxLineChars = 1e3 } = options2;
    const file = __addDisposableResource(env_1, await openIfPresent(path), true);
    if (file === void 0)
      return { lines: [], truncated: 0, bytes: 0 };
    const { size } = await file.stat();
    const found = await findLines({ file, size, head, tail });
    const lines = [];
    for (const range of found.first)
      lines.push(await cutLine(file, range, maxLineChars));
    if (found.skipped > 0)
      lines.push(`[... ${found.isWhole ? "" : "at least "}${found.skipped} lines truncated ...]`);
    for (const range of found.last)
      lines.push(await cutLine(file, range, maxLineChars));
    return { lines, truncated: found.skipped, bytes: size };
  } catch (e_1) {
    env_1.error = e_1;
    env_1.hasError = true;
  } finally {
    const result_1 = __disposeResources(env_1);
    if (result_1)
      await result_1;
  }
}
function readLast(path, maxBytes) {
  return withFile(path, READING, lastOf(maxBytes));
}
function tryLast(path, maxBytes) {
  try {
    return withFile(path, READING | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW, lastOf(maxBytes));
  } catch {
    return "";
  }
}
function readWhole(path, maxBytes) {
  return withFile(path, READING, (fd, size) => size > maxBytes ? void 0 : readBytes2(fd, 0, size).toString("utf8"));
}
function lastOf(maxBytes) {
  return (fd, size) => {
    const start2 = Math.max(0, size - maxBytes);
    const bytes = readBytes2(fd, start2, size);
    return bytes.toString("utf8", start2 === 0 ? 0 : partOfCharacter(bytes));
  };
}
function withFile(path, flags, read2) {
  const fd = openSyncIfPresent(path, flags);
  if (fd === void 0)
    return "";
  try {
    return read2(fd, (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(fd).size);
  } finally {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(fd);
  }
}
function readBytes2(fd, start2, end) {
  const bytes = Buffer.alloc(end - start2);
  let length = 0;
  for (let count = -1; count !== 0 && length < bytes.length; length += count) {
    count = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(fd, bytes, length, bytes.length - length, start2 + length);
  }
  return bytes.subarray(0, length);
}
var READING = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK;
function openIfPresent(path) {
  return open(path, READING).catch(absent);
}
function openSyncIfPresent(path, flags) {
  try {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, flags);
  } catch (error) {
    return absent(error);
  }
}
function absent(error) {
  if (error.code !== "ENOENT")
    throw error;
}
function partOfCharacter(bytes) {
  const whole = bytes.subarray(0, 3).findIndex((byte) => (byte & 192) !== 128);
  return whole === -1 ? Math.min(3, bytes.length) : whole;
}

// build/adapters/process/out-of-memory.js
var ranOutOfMemory = (function({ code, signal }, errorPath) {
  if (signal === "SIGKILL" || code === 137)
    return true;
  if (signal !== "SIGABRT" && code !== 134)
    return false;
  return HEAP_FULL.test(readLast(errorPath, 65536));
});

var HEAP_FULL = /FATAL ERROR: .*(?:out of memory|Allocation failed)/;

// build/adapters/process/output.js
var outputsOf = (function({ outputPath, stdoutPath }) {
  return [outputPath, ...stdoutPath === void 0 ? [] : [stdoutPath]];
});
var openOutput = (function(paths) {
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
});
var createFile = (function(path) {
  try {
    return { ok: true, fd: (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, NEW_FILE, OURS) };
  } catch (error) {
    const { code = "UNKNOWN" } = error;
    return { ok: false, error: { code, message: describeFailure(path, code) } };
  }
});
var toOutput = (function(fds) {
  const stderr = fds[0];
  return {
    stderr,
    stdout: fds[1] ?? stderr,
    size: (() => fds.reduce(((sum, fd) => sum + (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(fd).size), 0)),
    reclaim: (() => {
      for (const fd of fds)
        if (((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(fd).mode & 4095) !== OURS)
          (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fchmodSync)(fd, OURS);
    }),
    close: (() => closeAll(fds))
  };
});
var closeAll = (function(fds) {
  for (const fd of fds)
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(fd);
});



var NEW_FILE = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_EXCL | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_APPEND;
var OURS = 384;

function describeFailure(path, code) {
  if (code === "EEXIST")
    return `Output file "${path}" exists already: choose a new path for each process.`;
  return `Output file "${path}" cannot be created (${code}): check that its folder exists and is writable.`;
}



// build/adapters/process/start.js



// build/adapters/process/input.js
var openInput = (function(text, near) {
  const path = `${near}.stdin`;
  (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { force: true });
  const writer = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_EXCL | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW, 384);
  try {
    const bytes = Buffer.from(text);
    for (let offset = 0; offset < bytes.length; )
      offset += (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync)(writer, bytes, offset);
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW);
  } finally {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(writer);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.unlinkSync)(path);
  }
});



// build/adapters/process/proc-table.js
var readProcess = (function(pid) {
  return parseStat(pid, readProcFile(`/proc/${pid}/stat`));
});
var parseStat = (function(pid, stat) {
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const field = ((number) => Number(fields[number - 3] ?? Number.NaN));
  if (Number.isNaN(field(22)) || (field(9) & KERNEL_THREAD_FLAG) !== 0)
    return void 0;
  const ended = fields[0] === "Z" || fields[0] === "X";
  return {
    pid,
    parent: field(4),
    group: field(5),
    session: field(6),
    startTicks: field(22),
    cpuTicks: field(14) + field(15) + field(16) + field(17),
    // A leader thread that ended while others run looks like a zombie but still does work.
    alive: !ended || field(20) > 1
  };
});
var readProcFile = (function(path) {
  try {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path, "utf8");
  } catch (error) {
    const { code } = error;
    return code === "EACCES" || code === "EPERM" ? "denied" : "gone";
  }
});

var MARKER_NAME = "RALPH_PROCESS_ID";
function readProcessTable() {
  const entries = [];
  let vanished = false;
  for (const name2 of (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)("/proc")) {
    if (!isNumber(name2))
      continue;
    const stat = readProcFile(`/proc/${name2}/stat`);
    vanished ||= stat === "gone";
    const entry2 = parseStat(Number(name2), stat);
    if (entry2 !== void 0)
      entries.push(entry2);
  }
  return { entries, vanished };
}

function lookForMarker(pid, marker) {
  const environment2 = readProcFile(`/proc/${pid}/environ`);
  if (environment2 === "denied")
    return "unmarked";
  if (environment2 === "" || environment2 === "gone")
    return "unknown";
  return `\0${environment2}\0`.includes(`\0${MARKER_NAME}=${marker}\0`) ? "marked" : "unmarked";
}
var KERNEL_THREAD_FLAG = 2097152;

function isNumber(name2) {
  const first = name2.charCodeAt(0);
  return first >= 48 && first <= 57;
}


// build/adapters/process/spawn-error.js
var checkCall = (function({ program, args, cwd, env, marker }) {
  if (!(0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(program)) {
    return refusal("EINVAL", `Program "${program}" is not an absolute path: resolve it before it is started.`);
  }
  const strings = [
    ["Program path", program],
    ["Working directory", cwd],
    ["Process marker", marker],
    ...args.map(((arg, index) => [`Argument ${index + 1}`, arg])),
    ...Object.entries(env).map((([name2, value]) => [`Variable ${name2}`, `${name2}=${value}`]))
  ];
  return strings.map((([what, text]) => checkString(what, text))).find(((error) => error !== void 0));
});
var checkString = (function(what, text) {
  if (text.includes("\0"))
    return refusal("EINVAL", `${printable(what)} contains a NUL byte: remove it.`);
  if (text.length * 3 <= MAX_STRING_BYTES)
    return void 0;
  const bytes = Buffer.byteLength(text);
  if (bytes <= MAX_STRING_BYTES)
    return void 0;
  const size = `${bytes} bytes long, the limit is ${MAX_STRING_BYTES}`;
  return refusal("E2BIG", `${what} is ${size}: pass long text by stdin or in a file.`);
});


var MAX_STRING_BYTES = 131071;


function explainSpawnError({ program, cwd }, code) {
  const folder = kindOf3(cwd);
  if (folder === "missing")
    return refusal(code, `Working directory "${cwd}" does not exist: create it or correct the path.`);
  if (folder === "other")
    return refusal(code, `Working directory "${cwd}" is not a folder we may enter: correct the path.`);
  return refusal(code, explainProgram(program, code));
}
function explainProgram(program, code) {
  const kind = kindOf3(program);
  if (kind === "missing")
    return `Program "${program}" does not exist: install it or correct the path.`;
  if (kind === "folder")
    return `Program "${program}" is a folder: name the program inside it.`;
  if (code === "ENOENT")
    return `Program "${program}" exists but its interpreter ${interpreterOf(program)} does not: install it.`;
  if (code === "EACCES")
    return `Program "${program}" or its folder cannot be entered or executed: check the permissions.`;
  if (code === "E2BIG")
    return `Arguments and environment of "${program}" are too long together: pass long text by stdin.`;
  return `Program "${program}" could not be started (${code}): try to run it by hand.`;
}
function kindOf3(path) {
  try {
    const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(path, { throwIfNoEntry: false });
    if (stat === void 0)
      return "missing";
    return stat.isDirectory() ? "folder" : "other";
  } catch {
    return "other";
  }
}
function interpreterOf(program) {
  const firstLine = readStart(program).split("\n", 1)[0] ?? "";
  return firstLine.startsWith("#!") ? `"${firstLine.slice(2).trim()}"` : "(the loader of the binary)";
}
function readStart(path) {
  try {
    const fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, "r");
    const bytes = Buffer.alloc(256);
    const count = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(fd, bytes);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(fd);
    return bytes.toString("latin1", 0, count);
  } catch {
    return "";
  }
}
function printable(text) {
  return text.replaceAll("\0", "\\0");
}
function refusal(code, message) {
  return { code, message };
}

// build/adapters/process/start.js
var startProcess = (async function(call, output) {
  const refused3 = checkCall(call);
  if (refused3 !== void 0)
    return { ok: false, error: refused3 };
  try {
    const child = spawnChild(call, output);
    if (child.pid === void 0)
      throw await new Promise((resolve) => child.once("error", resolve));
    return follow(child, child.pid);
  } catch (error) {
    const { code = "UNKNOWN" } = error;
    if (code === "ENOSPC" || code === "EDQUOT")
      throw error;
    return { ok: false, error: explainSpawnError(call, code) };
  }
});
var spawnChild = (function(call, { stdout, stderr }) {
  const stdin = call.stdin === "" ? void 0 : openInput(call.stdin, call.outputPath);
  try {
    return (0,node_child_process__WEBPACK_IMPORTED_MODULE_6__.spawn)(call.program, call.args, {
      cwd: call.cwd,
      env: { ...call.env, [MARKER_NAME]: call.marker },
      stdio: [stdin ?? "ignore", stdout, stderr, ...call.extraFile === void 0 ? [] : [call.extraFile]],
      detached: true,
      shell: false
    });
  } finally {
    if (stdin !== void 0)
      (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(stdin);
  }
});
var follow = (function(child, pid) {
  const exited = new Promise(((resolve) => {
    child.once("exit", ((code, signal) => resolve({ code: code ?? void 0, signal: signal ?? void 0 })));
  }));
  child.on("error", ignore);
  return { ok: true, pid, exited, abandon: () => child.unref() };
});



function ignore() {
}

// build/adapters/process/stop.js
var createStop = (function() {
  const { promise, resolve } = Promise.withResolvers();
  let first;
  return {
    requested: promise,
    reason: (() => first),
    request(reason) {
      first ??= reason;
      resolve();
    }
  };
});


// build/adapters/process/terminate.js

var __addDisposableResource2 = function(env, value, async) {
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
    if (inner) dispose = function() {
      try {
        inner.call(this);
      } catch (e) {
        return Promise.reject(e);
      }
    };
    env.stack.push({ value, dispose, async });
  } else if (async) {
    env.stack.push({ async: true });
  }
  return value;
};
var __disposeResources2 = /* @__PURE__ */ ((function(SuppressedError2) {
  return function(env) {
    function fail2(e) {
      env.error = env.hasError ? new SuppressedError2(e, env.error, "An error was suppressed during disposal.") : e;
      env.hasError = true;
    }
    var r, s = 0;
    function next() {
      while (r = env.stack.pop()) {
        try {
          if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
          if (r.dispose) {
            var result = r.dispose.call(r.value);
            if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) {
              fail2(e);
              return next();
            });
          } else s |= 1;
        } catch (e) {
          fail2(e);
        }
      }
      if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
      if (env.hasError) throw env.error;
    }
    return next();
  };
}))(typeof SuppressedError === "function" ? SuppressedError : function(error, suppressed, message) {
  var e = new Error(message);
  return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});
async function terminate(call) {
  const env_1 = { stack: [], error: void 0, hasError: false };
  try {
    const { tree, exited } = call;
    const grace = __addDisposableResource2(env_1, startGrace(call), false);
    tree.signal(tree.sweep().members, "SIGTERM");
    await Promise.race([exited, grace.over]);
    let pauseMs = FIRST_PAUSE_MS;
    while (!grace.isOver() && tree.sweep().members.length > 0) {
      await Promise.race([(0,node_timers_promises__WEBPACK_IMPORTED_MODULE_5__.setTimeout)(pauseMs), grace.over]);
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    }
  } catch (e_1) {
    env_1.error = e_1;
    env_1.hasError = true;
  } finally {
    __disposeResources2(env_1);
  }
}
var HURRIED_GRACE_MS = 1e3;
var FIRST_PAUSE_MS = 10;
var LONGEST_PAUSE_MS = 80;
function startGrace({ graceMs, hurry }) {
  const { promise: over, resolve } = Promise.withResolvers();
  let ended = false;
  const end = () => {
    ended = true;
    resolve();
  };
  const timers = [setTimeout(end, graceMs)];
  const shorten2 = () => {
    timers.push(setTimeout(end, Math.min(graceMs, HURRIED_GRACE_MS)));
  };
  if (hurry?.aborted)
    shorten2();
  else
    hurry?.addEventListener("abort", shorten2, { once: true });
  return {
    over,
    isOver: () => ended,
    [Symbol.dispose]() {
      hurry?.removeEventListener("abort", shorten2);
      for (const timer of timers)
        clearTimeout(timer);
    }
  };
}

// build/adapters/process/send-signal.js
var sendSignal = (function(target, signal) {
  try {
    return process.kill(target, signal);
  } catch {
    return false;
  }
});


// build/adapters/process/tree-group.js
var trackGroup = (function({ pid }) {
  let ended = false;
  return {
    sweep() {
      ended ||= !sendSignal(-pid, 0);
      return { members: ended ? [] : [{ pid, startTicks: 0 }], unsettled: false, cpuMs: void 0 };
    },
    signal(members, signal) {
      return !ended && members.length > 0 && sendSignal(-pid, signal);
    }
  };
});


// build/adapters/process/tree-marked.js
var trackMarked = (function(root) {
  const oldest = readProcess(root.pid)?.startTicks ?? 0;
  const mainGroup = trackGroup(root);
  let knowledge = { known: /* @__PURE__ */ new Map(), sessions: /* @__PURE__ */ new Set([root.pid]), ended: /* @__PURE__ */ new Set() };
  return {
    sweep() {
      const { entries, vanished } = readProcessTable();
      const table = entries.filter((entry2) => isCandidate(entry2, oldest));
      const { seeds, unknown: unknown2 } = findSeeds(table, root.marker, knowledge);
      const known3 = withDescendants(seeds, table);
      const ended = endedSince(oldest, entries);
      const justEnded = [...ended].some((each) => !knowledge.ended.has(each));
      knowledge = { known: known3, sessions: ownSessions(known3, knowledge.sessions), ended };
      return {
        members: [...known3.values()],
        unsettled: vanished || justEnded || unknown2.some((pid) => !known3.has(pid)),
        cpuMs: sumCpu(known3)
      };
    },
    signal(members, signal) {
      const reached = mainGroup.signal(mainGroup.sweep().members, signal);
      signalMembers({ members, signal, mainGroup: root.pid }, knowledge);
      return reached;
    }
  };
});
var MS_PER_TICK = 10;

function endedSince(oldest, entries) {
  const ended = entries.filter(({ alive, startTicks }) => !alive && startTicks >= oldest);
  return new Set(ended.map(({ pid, startTicks }) => `${pid} ${startTicks}`));
}
function isCandidate(entry2, oldest) {
  return entry2.alive && entry2.startTicks >= oldest && entry2.pid > 1 && entry2.pid !== process.pid;
}
function findSeeds(table, marker, knowledge) {
  const seeds = [];
  const unknown2 = [];
  for (const entry2 of table) {
    const look = isKnown(entry2, knowledge) ? "marked" : lookForMarker(entry2.pid, marker);
    if (look === "marked")
      seeds.push(entry2);
    if (look === "unknown")
      unknown2.push(entry2.pid);
  }
  return { seeds, unknown: unknown2 };
}
function isKnown(entry2, { known: known3, sessions }) {
  return sessions.has(entry2.session) || known3.get(entry2.pid)?.startTicks === entry2.startTicks;
}
function withDescendants(seeds, table) {
  const byParent = Map.groupBy(table, (entry2) => entry2.parent);
  const bySession = Map.groupBy(table, (entry2) => entry2.session);
  const members = new Map(seeds.map((entry2) => [entry2.pid, entry2]));
  for (const pid of members.keys()) {
    for (const entry2 of [...byParent.get(pid) ?? [], ...bySession.get(pid) ?? []])
      members.set(entry2.pid, entry2);
  }
  return members;
}
function ownSessions(members, before) {
  const sessions = [...members.values()].map((entry2) => entry2.session);
  return new Set(sessions.filter((session) => before.has(session) || members.has(session)));
}
function sumCpu(members) {
  return [...members.values()].reduce((sum, entry2) => sum + entry2.cpuTicks, 0) * MS_PER_TICK;
}
function signalMembers({ members, signal, mainGroup }, { known: known3, sessions }) {
  const entries = members.flatMap((member) => known3.get(member.pid) ?? []);
  const grouped = entries.filter((entry2) => sessions.has(entry2.session));
  const groups2 = new Set(grouped.map((entry2) => entry2.group));
  for (const group of groups2)
    if (group !== mainGroup)
      sendSignal(-group, signal);
  const reached = new Set(grouped.map((entry2) => entry2.pid));
  for (const { pid, startTicks } of members) {
    if (!reached.has(pid) && readProcess(pid)?.startTicks === startTicks)
      sendSignal(pid, signal);
  }
}

// build/adapters/process/tree.js
var trackTree = (function(root) {
  return process.platform === "linux" ? trackMarked(root) : trackGroup(root);
});


// build/adapters/process/supervise.js
var supervise = (async function(call) {
  const startedMs = monotonicMs();
  const { ahead } = call;
  const opened = ahead === void 0 ? openOutput(call) : { ok: true, output: ahead.output };
  if (!opened.ok)
    return notStarted(startedMs, { termination: "spawn-failed", spawnError: opened.error });
  try {
    if (call.signal?.aborted)
      return notStarted(startedMs, { termination: "interrupted" });
    const started = ahead === void 0 ? await startProcess(call, opened.output) : ahead.begin();
    if (!started.ok)
      return notStarted(startedMs, { termination: "spawn-failed", spawnError: started.error });
    return await follow2({ call, startedMs, started, output: opened.output });
  } finally {
    opened.output.close();
  }
});
var follow2 = (async function(run) {
  const { call, started, output } = run;
  const tree = (call.track ?? trackTree)({ pid: started.pid, marker: call.marker });
  const stop = createStop();
  const watched = await watchUntilEnd(run, tree, stop);
  const reason = stop.reason();
  if (reason !== void 0) {
    await terminate({ tree, exited: started.exited, graceMs: call.limits.graceMs, hurry: call.signal });
  }
  const isWhole = reason === void 0 && call.holdsAll === true && (await started.exited).signal === void 0;
  const kills = isWhole ? nobody2 : await killRemaining(tree, started.pid);
  const exit = await lastExit(started);
  output.reclaim();
  if (watched.failure !== void 0)
    throw watched.failure.error;
  const outputBytes = output.size();
  const termination = reason ?? endedBySize(call.limits, outputBytes);
  const outOfMemory = termination === "exit" && ranOutOfMemory(exit, call.outputPath);
  return {
    termination,
    exitCode: exit.code,
    signal: exit.signal,
    durationMs: monotonicMs() - run.startedMs,
    softLimitHit: watched.softLimitHit,
    outputBytes,
    ...toSurvivors(kills),
    ...outOfMemory ? { resource: "out-of-memory" } : {}
  };
});
var watchUntilEnd = (async function({ call, startedMs, started, output }, tree, stop) {
  const env_1 = { stack: [], error: void 0, hasError: false };
  try {
    const watched = { softLimitHit: false };
    const guard = (act2) => {
      try {
        act2();
      } catch (error) {
        watched.failure = { error };
        stop.request("interrupted");
      }
    };
    const onSoftLimit = () => {
      watched.softLimitHit = true;
      guard(() => call.onSoftLimit?.());
    };
    const { onProgress } = call;
    const guarded = onProgress && ((progress) => guard(() => onProgress(progress)));
    const _limits = __addDisposableResource3(env_1, watchLimits({ limits: call.limits, startedMs, output, tree, stop, onSoftLimit, onProgress: guarded }), false);
    const _signal = __addDisposableResource3(env_1, onAbort(call.signal, () => stop.request("interrupted")), false);
    await Promise.race([started.exited, stop.requested]);
    return watched;
  } catch (e_1) {
    env_1.error = e_1;
    env_1.hasError = true;
  } finally {
    __disposeResources3(env_1);
  }
});
var onAbort = (function(signal, act2) {
  if (signal?.aborted)
    act2();
  else
    signal?.addEventListener("abort", act2, { once: true });
  return { [Symbol.dispose]: (() => signal?.removeEventListener("abort", act2)) };
});
var lastExit = (async function(started) {
  const { promise, resolve } = Promise.withResolvers();
  const timer = setTimeout(() => {
    started.abandon();
    resolve({ code: void 0, signal: void 0 });
  }, UNKILLABLE_MS);
  const exit = await Promise.race([started.exited, promise]);
  clearTimeout(timer);
  return exit;
});
var endedBySize = (function({ maxOutputBytes }, outputBytes) {
  return maxOutputBytes !== void 0 && outputBytes > maxOutputBytes ? "output-limit" : "exit";
});
var toSurvivors = (function({ killed, left }) {
  return left === 0 ? { survivorsKilled: killed } : { survivorsKilled: killed, survivorsLeft: left };
});
var __addDisposableResource3 = (function(env, value, async) {
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
    if (inner) dispose = function() {
      try {
        inner.call(this);
      } catch (e) {
        return Promise.reject(e);
      }
    };
    env.stack.push({ value, dispose, async });
  } else if (async) {
    env.stack.push({ async: true });
  }
  return value;
});
var __disposeResources3 = /* @__PURE__ */ ((function(SuppressedError2) {
  return (function(env) {
    function fail2(e) {
      env.error = env.hasError ? new SuppressedError2(e, env.error, "An error was suppressed during disposal.") : e;
      env.hasError = true;
    }
    var r, s = 0;
    function next() {
      while (r = env.stack.pop()) {
        try {
          if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
          if (r.dispose) {
            var result = r.dispose.call(r.value);
            if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) {
              fail2(e);
              return next();
            });
          } else s |= 1;
        } catch (e) {
          fail2(e);
        }
      }
      if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
      if (env.hasError) throw env.error;
    }
    return next();
  });
}))(typeof SuppressedError === "function" ? SuppressedError : function(error, suppressed, message) {
  var e = new Error(message);
  return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});

function notStarted(startedMs, ending) {
  return {
    ...ending,
    exitCode: void 0,
    signal: void 0,
    durationMs: monotonicMs() - startedMs,
    softLimitHit: false,
    outputBytes: 0,
    survivorsKilled: 0
  };
}

var nobody2 = { killed: 0, left: 0 };



var UNKILLABLE_MS = 1e3;



// build/adapters/git/network-dir.js




// layer:adapters/git/gitdir.js


// build/adapters/git/refs.js



// build/adapters/git/rename-into.js
var renameInto = (function(from, to, mode = 511) {
  try {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(from, to);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT"))
      throw error;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(to), { recursive: true, mode });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(from, to);
  }
});




// build/adapters/git/refs.js
var openRefs = (function(gitDir) {
  const pathOf = (ref) => {
    if (!isFullRef(ref))
      throw new Error(`"${ref}" is not a full ref name such as refs/ralph/feature/attempt/1`);
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, ref);
  };
  return {
    set: (ref, commit) => writeRef({ gitDir, path: pathOf(ref), commit }),
    delete: (ref) => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(pathOf(ref), { force: true }),
    read: (ref) => readRef(pathOf(ref))
  };
});

function isFullRef(ref) {
  if (!ref.startsWith("refs/") || ref.endsWith(".") || ref.includes("..") || ref.includes("@{"))
    return false;
  return ref.split("/").every(isRefComponent) && ref.split("/").length >= 3;
}
function isRefComponent(part) {
  if (part === "" || part.startsWith(".") || part.endsWith(".lock"))
    return false;
  return !/[\x00-\x20\x7f~^:?*[\\]/.test(part) && Buffer.byteLength(part) <= 255;
}
function writeRef(ref) {
  if (writtenOver(ref))
    return;
  const temporary = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(ref.gitDir, `ref-${randomName()}.lock`);
  (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(temporary, `${ref.commit}
`, { flag: "wx" });
  renameInto(temporary, ref.path);
}
function writtenOver({ path, commit }) {
  const bytes = Buffer.from(`${commit}
`);
  try {
    const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDWR | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW);
    try {
      const { size, nlink } = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(file);
      return size === bytes.length && nlink === 1 && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync)(file, bytes, 0, size, 0) === size;
    } finally {
      (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
    }
  } catch {
    return false;
  }
}
function readRef(path) {
  try {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path, "latin1").trim() || void 0;
  } catch {
    return void 0;
  }
}

// build/adapters/git/network-dir.js
var makeNetworkDir = (function(gitDir, folder) {
  const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, (0,node_crypto__WEBPACK_IMPORTED_MODULE_4__.randomBytes)(8).toString("hex"));
  (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(folder, { recursive: true, mode: 448 });
  (0,_layer_0_js__WEBPACK_IMPORTED_MODULE_3__/* .adapters_git_gitdir__createGitDir */ .HJ)({ path, folderMode: 448, head: "refs/heads/network", config, folders: ["refs", "info"] });
  const refs = readRefs(gitDir);
  for (const [ref, commit] of refs)
    openRefs(path).set(ref, commit);
  const shallow = readShallow(gitDir);
  if (shallow.size > 0)
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, "shallow"), linesOf(shallow));
  return {
    path,
    env: { GIT_DIR: path, GIT_OBJECT_DIRECTORY: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, "objects") },
    takeOver: (() => {
      for (const [ref, commit] of readRefs(path))
        if (refs.get(ref) !== commit)
          openRefs(gitDir).set(ref, commit);
      mergeShallow(gitDir, shallow, readShallow(path));
    }),
    remove: (() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { recursive: true, force: true }))
  };
});
var readRefs = (function(gitDir) {
  const refs = openRefs(gitDir);
  const found = /* @__PURE__ */ new Map();
  for (const name2 of filesUnder(gitDir, "refs").filter(isFullRef)) {
    const commit = refs.read(name2) ?? "";
    if (/^[0-9a-f]{40}$/.test(commit))
      found.set(name2, commit);
  }
  return found;
});
var filesUnder = (function(dir, folder) {
  return listFolder(dir, folder).flatMap((({ name: name2, kind }) => {
    const path = joinPath(folder, name2);
    if (kind === "folder")
      return filesUnder(dir, path);
    return kind === "file" ? [path] : [];
  }));
});
var mergeShallow = (function(gitDir, before, after) {
  const added = [...after].filter(((commit) => !before.has(commit)));
  const removed = new Set([...before].filter(((commit) => !after.has(commit))));
  if (added.length === 0 && removed.size === 0)
    return;
  const commits = new Set([...readShallow(gitDir), ...added].filter((commit) => !removed.has(commit)));
  const temporary = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, `shallow-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_4__.randomBytes)(6).toString("hex")}`);
  (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(temporary, linesOf(commits), { flag: "wx" });
  (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(temporary, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, "shallow"));
  if (commits.size === 0)
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, "shallow"), { force: true });
});
var linesOf = (function(commits) {
  return `${[...commits].join("\n")}
`;
});

var config = ["[core]", "	repositoryformatversion = 0", "	filemode = true", "	bare = false"];





// build/adapters/git/remote-url.js
var checkRemote = (function({ url: url2 }) {
  if (url2.startsWith("/"))
    return { ok: true };
  const parsed = URL.parse(url2);
  if (parsed === null)
    return failed3("bad-url", `The remote "${url2}" is not a URL.`);
  if (parsed.username !== "" || parsed.password !== "") {
    return failed3("bad-url", `The remote on ${parsed.host} has a user or token in its URL. Pass the token as github_token.`);
  }
  if (parsed.protocol === "https:" || parsed.protocol === "file:")
    return { ok: true };
  if (parsed.protocol !== "http:") {
    return failed3("bad-url", `The remote "${url2}" uses ${parsed.protocol} - only https is supported.`);
  }
  if (isLoopback(parsed.hostname))
    return { ok: true };
  return failed3("plain-http", `The remote "${url2}" uses plain http, which shows the token to the network. Use https.`);
});
var authorization = (function({ url: url2, token }) {
  const origin = URL.parse(url2)?.origin;
  if (token === void 0 || token === "" || !origin?.startsWith("http"))
    return [];
  const basic = Buffer.from(`x-access-token:${token}`).toString("base64");
  return [[`http.${origin}/.extraHeader`, `AUTHORIZATION: basic ${basic}`]];
});
var isLoopback = (function(hostname) {
  const host = hostname.toLowerCase();
  return host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || /^127(\.\d+){3}$/.test(host);
});




// build/adapters/git/network.js
var openNetwork = (function(options2) {
  const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(options2.gitDir, "network");
  return {
    url: options2.remote.url,
    run: ((args) => runOnce(options2, { folder, args })),
    retrying: (async (attempt, again) => {
      let result = await attempt();
      for (const delayMs of options2.retryDelaysMs ?? defaultDelaysMs) {
        if (!again(result) || options2.signal?.aborted)
          break;
        await pause3(delayMs, options2.signal);
        if (options2.signal?.aborted)
          break;
        result = await attempt();
      }
      return result;
    })
  };
});
var runOnce = (async function(options2, call) {
  const id = (0,node_crypto__WEBPACK_IMPORTED_MODULE_4__.randomUUID)();
  const stdoutPath = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(call.folder, `${id}.out`);
  const outputPath = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(call.folder, `${id}.err`);
  const dir = makeNetworkDir(options2.gitDir, call.folder);
  try {
    const result = await supervise({
      program: options2.program,
      args: call.args,
      cwd: dir.path,
      env: { ...environment(options2), ...dir.env },
      stdin: "",
      outputPath,
      stdoutPath,
      limits: { hardMs: options2.timeoutMs ?? defaultTimeoutMs, graceMs: 1e3, maxOutputBytes: mostOutputBytes },
      marker: id,
      // Git starts helpers of its own and nothing of a repository: they stay in its group.
      track: trackGroup,
      ...options2.signal === void 0 ? {} : { signal: options2.signal }
    });
    dir.takeOver();
    return {
      exitCode: result.exitCode,
      timedOut: result.termination === "hard-limit",
      stdout: readOutput(stdoutPath),
      stderr: readOutput(outputPath) + (result.spawnError?.message ?? "")
    };
  } finally {
    dir.remove();
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(stdoutPath, { force: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(outputPath, { force: true });
  }
});
var environment = (function(options2) {
  const config2 = [..._layer_0_js__WEBPACK_IMPORTED_MODULE_3__/* .adapters_git_git__hardening */ .hH, ...authorization(options2.remote)];
  return { ...options2.environment, ...(0,_layer_0_js__WEBPACK_IMPORTED_MODULE_3__/* .adapters_git_git__gitEnvironment */ .IU)(options2.program, config2) };
});
var readOutput = (function(path) {
  try {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path, "utf8");
  } catch {
    return "";
  }
});
var defaultTimeoutMs = 12e4;
var defaultDelaysMs = [1e3, 4e3];

async function pause3(delayMs, signal) {
  await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_5__.setTimeout)(delayMs, void 0, { ...signal === void 0 ? {} : { signal } }).catch(() => void 0);
}

var mostOutputBytes = 256 * 1024 * 1024;



// build/adapters/git/objects.js






// build/adapters/git/cat-file.js
var batchReader = (function() {
  let head = "";
  let open2;
  const limits = openLimits();
  const begin = ((line, answers) => {
    const header2 = parseHeader(line);
    const limit = limits.next();
    if (header2 === void 0)
      answers.push(void 0);
    else
      open2 = { ...header2, body: Buffer.allocUnsafe(Math.min(header2.size + 1, limit)), filled: 0 };
  });
  const take = ((chunk, answers) => {
    if (open2 !== void 0) {
      const taken2 = fill(open2, chunk);
      if (open2.filled > open2.size) {
        answers.push(objectOf(open2));
        open2 = void 0;
      }
      return chunk.subarray(taken2);
    }
    const end = chunk.indexOf(10);
    head += chunk.toString("latin1", 0, end < 0 ? chunk.length : end);
    if (end < 0)
      return chunk.subarray(chunk.length);
    begin(head, answers);
    head = "";
    return chunk.subarray(end + 1);
  });
  return {
    expect: limits.add,
    push: ((chunk) => {
      const answers = [];
      for (let rest = chunk; rest.length > 0; )
        rest = take(rest, answers);
      return answers;
    })
  };
});
var fill = (function(open2, chunk) {
  const taken2 = Math.min(chunk.length, open2.size + 1 - open2.filled);
  if (open2.filled < open2.body.length)
    chunk.copy(open2.body, open2.filled, 0, taken2);
  open2.filled += taken2;
  return taken2;
});
var objectOf = (function({ type, size, body }) {
  return { type, size, bytes: body.subarray(0, Math.min(size, body.length)) };
});
var openLimits = (function() {
  const finite = /* @__PURE__ */ new Map();
  let asked = 0;
  let answered = 0;
  return {
    add: ((maxBytes) => {
      if (Number.isFinite(maxBytes))
        finite.set(asked, maxBytes);
      asked += 1;
    }),
    next: (() => {
      const limit = finite.get(answered) ?? Number.POSITIVE_INFINITY;
      finite.delete(answered);
      answered += 1;
      return limit;
    })
  };
});
var parseHeader = (function(line) {
  const [, type, size] = line.split(" ");
  return type === void 0 || size === void 0 ? void 0 : { type, size: Number(size) };
});




function sizeReader() {
  let line = "";
  return {
    push: (chunk) => {
      const lines = (line + chunk.toString("latin1")).split("\n");
      line = lines.pop() ?? "";
      return lines.map((text) => parseHeader(text)?.size);
    }
  };
}


// build/adapters/git/partner.js
var startPartner = (function({ program, args, cwd, env }) {
  return partnerOf((0,node_child_process__WEBPACK_IMPORTED_MODULE_6__.spawn)(program, [...args], { cwd, env, stdio: ["pipe", "pipe", "pipe"] }));
});
var partnerOf = (function(child) {
  const { stdin, stdout, stderr } = child;
  const ended = new Promise(((resolve) => {
    child.on("error", (error) => resolve(error.message));
    child.on("close", (code, signal) => resolve(`exit code ${code ?? signal}`));
  }));
  const abandon = () => {
    child.kill("SIGKILL");
    for (const pipe of [stdin, stdout, stderr])
      pipe.destroy();
  };
  return { requests: stdin, answers: stdout, complaints: stderr, ended, abandon };
});




// build/adapters/git/conversation.js
var converse = (function(call) {
  let speaker;
  const lent = /* @__PURE__ */ new Set();
  const current = (() => {
    if (speaker !== void 0 && !speaker.ended())
      return speaker;
    const partner = call.begun?.();
    speaker = speakTo(call, partner ?? startPartner(call));
    if (partner !== void 0)
      lent.add(speaker);
    return speaker;
  });
  return {
    ask: ((request, maxBytes) => {
      const asked = current();
      const answer = asked.ask(request, maxBytes);
      if (!lent.has(asked))
        return answer;
      return answer.catch((error) => {
        if (!lent.has(asked))
          throw error;
        return current().ask(request, maxBytes);
      });
    }),
    close: async () => {
      const last = speaker;
      speaker = void 0;
      lent.clear();
      await last?.close();
    },
    abandon: () => {
      lent.clear();
      speaker?.abandon();
    }
  };
});
var speakTo = (function(call, partner) {
  const waiting = openQueue();
  const reader = call.reader();
  let ended = false;
  let lastWords = "";
  const end = (reason) => {
    ended = true;
    const error = new Error(`${call.program} ${call.args.join(" ")} ended: ${lastWords.trim() || reason}`);
    error.name = conversationEnded;
    for (const one of waiting.takeAll())
      one.reject(error);
  };
  partner.requests.on("error", () => void 0);
  partner.complaints?.on("data", (data) => {
    lastWords = (lastWords + data.toString("utf8")).slice(-2e3);
  });
  partner.answers.on("data", ((chunk) => {
    for (const answer of reader.push(chunk))
      waiting.take()?.resolve(answer);
  }));
  const closed = partner.ended.then(end);
  return {
    ask: ((request, maxBytes = Number.POSITIVE_INFINITY) => new Promise(((resolve, reject) => {
      waiting.add({ resolve, reject });
      reader.expect?.(maxBytes);
      partner.requests.write(request);
    }))),
    ended: (() => ended),
    close: () => {
      partner.requests.end();
      return closed;
    },
    abandon: partner.abandon
  };
});
var openQueue = (function() {
  let items = [];
  let next = 0;
  return {
    add: ((item) => {
      items.push(item);
    }),
    take: (() => {
      const item = items[next];
      next += 1;
      if (next >= items.length) {
        items = [];
        next = 0;
      }
      return item;
    }),
    takeAll: () => {
      const left = items.slice(next);
      items = [];
      next = 0;
      return left;
    }
  };
});
var conversationEnded = "ConversationEnded";




// build/adapters/git/weakly.js
function weakly(bytes) {
  const { byteOffset, length } = bytes;
  const memory = new WeakRef(bytes.buffer);
  return () => {
    const kept = memory.deref();
    return kept && Buffer.from(kept, byteOffset, length);
  };
}

// build/adapters/git/object-cache.js
var openObjectCache = (function(mostBytes2) {
  const kept = /* @__PURE__ */ new Map();
  const large = openHeldByOthers();
  let total = 0;
  const drop = (sha, object) => {
    kept.delete(sha);
    total -= costOf(object);
  };
  return {
    get: ((sha) => {
      const object = kept.get(sha);
      if (object === void 0)
        return large.get(sha);
      kept.delete(sha);
      kept.set(sha, object);
      return object;
    }),
    add: ((sha, object) => {
      const cost = costOf(object);
      const isPart = object.bytes.length !== object.size;
      if (isPart || kept.has(sha))
        return;
      if (cost > mostBytes2 / 4)
        return large.add(sha, object);
      kept.set(sha, object);
      total += cost;
      for (const [oldest, old] of kept) {
        if (total <= mostBytes2)
          break;
        drop(oldest, old);
      }
    })
  };
});
var openHeldByOthers = (function() {
  const held = /* @__PURE__ */ new Map();
  return {
    get: ((sha) => {
      const entry2 = held.get(sha);
      const bytes = entry2?.bytes();
      return entry2 && bytes && { type: entry2.type, size: entry2.size, bytes };
    }),
    add: (sha, { type, size, bytes }) => {
      held.delete(sha);
      held.set(sha, { type, size, bytes: weakly(bytes) });
      const [oldest] = held.keys();
      if (held.size > MOST_HELD && oldest !== void 0)
        held.delete(oldest);
    }
  };
});
var costOf = (function({ size }) {
  return size + POOL_BYTES;
});


var MOST_HELD = 16;
var POOL_BYTES = 8192;


// build/adapters/git/part-deflate.js



// build/adapters/git/adler32.js
var adler32 = (function(bytes) {
  let [low, high] = [1, 0];
  for (let at2 = 0; at2 < bytes.length; ) {
    const end = Math.min(at2 + UNREDUCED, bytes.length);
    for (; at2 < end; at2 += 1) {
      low += bytes[at2];
      high += low;
    }
    low %= BASE;
    high %= BASE;
  }
  return high * 65536 + low;
});

function joinedAdler32(first, second) {
  const low = first % 65536 + second.sum % 65536 - 1;
  const more = second.length % BASE * (first % 65536 - 1);
  const high = Math.floor(first / 65536) + Math.floor(second.sum / 65536) + more;
  return modulo(high) * 65536 + modulo(low);
}
function modulo(value) {
  return (value % BASE + BASE) % BASE;
}
var BASE = 65521;
var UNREDUCED = 3800;

// build/adapters/git/part-deflate.js
var openPartDeflate = (function() {
  let lately = [];
  return async (head, bytes) => {
    const parts = await partsOf2(bytes, lately);
    const packed = parts.reduce((sum, part) => sum + part.packed.length, 0);
    if (packed <= MOST_KEPT)
      lately = [{ bytes: weakly(bytes), parts }, ...lately].slice(0, CONTENTS_KEPT);
    return streamOf([storedPart(head), ...parts]);
  };
});
var PART_BYTES = 65536;
var MOST_KEPT = 4 * 1024 * 1024;
var CONTENTS_KEPT = 2;

async function partsOf2(bytes, lately) {
  for (const { bytes: kept, parts } of lately) {
    const before = kept();
    if (before !== void 0 && isAlike2(before, bytes))
      return changedParts(bytes, { bytes: before, parts });
  }
  return packAll(bytes);
}
function isAlike2(before, now) {
  return before.subarray(0, LOOKED_AT).equals(now.subarray(0, LOOKED_AT));
}
var LOOKED_AT = 64;
async function changedParts(bytes, before) {
  const first = sameParts(before.parts, (at2, length) => {
    return at2 + length <= bytes.length && isSame2(bytes.subarray(at2, at2 + length), before.bytes, at2);
  });
  const moved = bytes.length - before.bytes.length;
  const rest = before.parts.slice(first.parts.length).toReversed();
  const mostEnd = bytes.length - first.bytes;
  const end = sameParts(rest, (done2, length) => {
    const from = bytes.length - done2 - length;
    return done2 + length <= mostEnd && isSame2(bytes.subarray(from, from + length), before.bytes, from - moved);
  });
  const between = bytes.subarray(first.bytes, bytes.length - end.bytes);
  return [...first.parts, ...await packAll(between), ...end.parts.toReversed()];
}
function sameParts(parts, isSameAt) {
  let [count, bytes] = [0, 0];
  for (const { length } of parts) {
    if (!isSameAt(bytes, length))
      break;
    count += 1;
    bytes += length;
  }
  return { parts: parts.slice(0, count), bytes };
}
function isSame2(part, of, at2) {
  return part.equals(of.subarray(at2, at2 + part.length));
}
function packAll(bytes) {
  const starts = Array.from({ length: Math.ceil(bytes.length / PART_BYTES) }, (_, index) => index * PART_BYTES);
  return Promise.all(starts.map((start2) => packPart(bytes.subarray(start2, start2 + PART_BYTES))));
}
var deflateLater = (0,node_util__WEBPACK_IMPORTED_MODULE_7__.promisify)(node_zlib__WEBPACK_IMPORTED_MODULE_8__.deflateRaw);
var options = { level: 1, finishFlush: node_zlib__WEBPACK_IMPORTED_MODULE_8__.constants.Z_FULL_FLUSH, chunkSize: PART_BYTES };
async function packPart(bytes) {
  const packed = await deflateLater(bytes, options);
  return { length: bytes.length, sum: adler32(bytes), packed: Buffer.from(packed) };
}
function storedPart(bytes) {
  const start2 = Buffer.alloc(5);
  start2.writeUInt16LE(bytes.length, 1);
  start2.writeUInt16LE(bytes.length ^ 65535, 3);
  return { length: bytes.length, sum: adler32(bytes), packed: Buffer.concat([start2, bytes]) };
}
function streamOf(parts) {
  const sum = parts.reduce((before, part) => joinedAdler32(before, part), 1);
  const end = Buffer.from([...LAST_BLOCK, 0, 0, 0, 0]);
  end.writeUInt32BE(sum, LAST_BLOCK.length);
  return Buffer.concat([METHOD, ...parts.map(({ packed }) => packed), end]);
}
var METHOD = Buffer.from([120, 1]);
var LAST_BLOCK = [3, 0];

// layer:adapters/git/reserve.js


// build/adapters/git/stored.js
var storedStream = (function(bytes) {
  const { length } = bytes;
  if (length > 65535)
    throw new RangeError(`${length} bytes do not fit into one block`);
  const stream = Buffer.allocUnsafe(length + STREAM_BYTES);
  stream.writeUInt16BE(30721, 0);
  stream[2] = 1;
  stream.writeUInt16LE(length, 3);
  stream.writeUInt16LE(length ^ 65535, 5);
  bytes.copy(stream, 7);
  stream.writeUInt32BE(adler32(bytes), length + 7);
  return stream;
});

var STREAM_BYTES = 11;

// build/adapters/git/tree-object.js
var parseTree = (function(bytes) {
  const items = [];
  for (let at2 = 0; at2 < bytes.length; ) {
    const space = bytes.indexOf(32, at2);
    const end = bytes.indexOf(0, space);
    items.push({
      mode: canonicalMode(bytes.toString("latin1", at2, space)),
      name: decodePath(bytes.subarray(space + 1, end)),
      sha: bytes.toString("hex", end + 1, end + 21)
    });
    at2 = end + 21;
  }
  return items;
});
var serialiseTree = (function(items) {
  const keyed = items.map(((item) => {
    const name2 = encodePath(item.name);
    return { item, name: name2, key: item.mode === folderMode ? Buffer.concat([name2, Buffer.from("/")]) : name2 };
  }));
  keyed.sort(((a, b) => Buffer.compare(a.key, b.key)));
  return Buffer.concat(keyed.flatMap((({ item, name: name2 }) => [
    Buffer.from(`${item.mode.replace(/^0/, "")} `, "latin1"),
    name2,
    Buffer.from([0]),
    Buffer.from(item.sha, "hex")
  ])));
});
var canonicalMode = (function(raw) {
  const mode = raw.padStart(6, "0");
  if (!mode.startsWith("100"))
    return mode;
  return (Number.parseInt(mode, 8) & 64) === 0 ? "100644" : "100755";
});
var folderMode = "040000";
var linkMode = "120000";
var submoduleMode = "160000";
var emptyTree = "4b825dc642cb6eb9a060e54bf8d69288fbee4904";


function typeOf(mode) {
  return mode.slice(0, 3);
}


// build/adapters/git/objects.js
var openObjects = (function(git2, reserve) {
  const speaker = { program: git2.program, cwd: git2.gitDir, env: git2.environment() };
  const contents = converse({ ...speaker, args: _layer_0_js__WEBPACK_IMPORTED_MODULE_3__/* .adapters_git_reserve__batchArgs */ .cp, reader: batchReader, begun: reserve?.take });
  const sizes = converse({ ...speaker, args: ["cat-file", "--batch-check"], reader: sizeReader });
  const cache = typedCache();
  const read2 = (async (sha, maxBytes = Number.POSITIVE_INFINITY) => {
    const known3 = cache.get(sha);
    if (known3 !== void 0 && known3.size <= maxBytes)
      return known3;
    const found = await contents.ask(`${objectName(sha)}
`, maxBytes);
    if (found !== void 0)
      cache.add(sha, found);
    return found;
  });
  const store = looseStore((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(git2.gitDir, "objects"));
  const write = (async (type, bytes) => {
    const sha = await writeLoose(store, type, bytes);
    cache.add(sha, { type, bytes, size: bytes.length });
    return sha;
  });
  return {
    read: read2,
    write,
    size: (sha) => sizes.ask(`${objectName(sha)}
`),
    blob: ((sha) => expect(read2, sha, "blob")),
    tree: (async (sha) => sha === emptyTree ? [] : parseTree(await expect(read2, sha, "tree"))),
    writeTree: ((items) => write("tree", serialiseTree(items))),
    treeOf: ((treeish) => treeOf(read2, treeish)),
    close: async () => {
      await Promise.all([contents.close(), sizes.close()]);
    }
  };
});
var typedCache = (function() {
  const [blobs, others] = [openObjectCache(2 ** 20), openObjectCache(4 * 2 ** 20)];
  return {
    get: ((sha) => others.get(sha) ?? blobs.get(sha)),
    add: ((sha, object) => (object.type === "blob" ? blobs : others).add(sha, object))
  };
});
var hashObject = (function(type, bytes) {
  return (0,node_crypto__WEBPACK_IMPORTED_MODULE_4__.createHash)("sha1").update(header(type, bytes)).update(bytes).digest("hex");
});
var objectName = (function(sha) {
  if (!/^[0-9a-f]{40}$/.test(sha))
    throw new Error(`"${sha}" is not a full object name of 40 hex digits`);
  return sha;
});
var header = (function(type, bytes) {
  return Buffer.from(`${type} ${bytes.length}\0`, "latin1");
});
var looseStore = (function(folder) {
  let known3;
  const prepare2 = ((digits) => {
    known3 ??= new Set((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder));
    if (known3.has(digits))
      return;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, digits), { recursive: true });
    known3.add(digits);
  });
  return { folder, prepare: prepare2, packParts: openPartDeflate() };
});
var writeLoose = (async function({ folder, prepare: prepare2, packParts }, type, bytes) {
  const sha = hashObject(type, bytes);
  const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, sha.slice(0, 2), sha.slice(2));
  if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(path))
    return sha;
  const head = header(type, bytes);
  const packed = isPartwise(bytes) ? await packParts(head, bytes) : await packWhole(Buffer.concat([head, bytes]));
  const temporary = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, `tmp_obj_${randomName()}`);
  (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(temporary, packed, { mode: 292, flag: "wx" });
  prepare2(sha.slice(0, 2));
  renameInto(temporary, path);
  return sha;
});
var isPartwise = (function({ length }) {
  return length >= PARTWISE.least && length <= PARTWISE.most;
});
var packWhole = (async function(whole) {
  if (whole.length > LARGE_BYTES)
    return deflateLater2(whole, { level: 1 });
  return whole.length + STREAM_BYTES <= BLOCK_BYTES ? storedStream(whole) : (0,node_zlib__WEBPACK_IMPORTED_MODULE_8__.deflateSync)(whole, { level: 1 });
});
var expect = (async function(read2, sha, type) {
  const object = await read2(sha);
  if (object?.type !== type)
    throw new Error(`${sha} is ${object?.type ?? "missing"}, a ${type} was expected`);
  return object.bytes;
});
var treeOf = (async function(read2, treeish) {
  const object = await read2(treeish);
  if (object?.type === "tree")
    return treeish;
  if (object?.type === "tag")
    return treeOf(read2, object.bytes.toString("latin1", 7, 47));
  if (object?.type === "commit")
    return object.bytes.toString("latin1", 5, 45);
  throw new Error(`${treeish} is ${object?.type ?? "missing"}, a commit or tree was expected`);
});





var deflateLater2 = (0,node_util__WEBPACK_IMPORTED_MODULE_7__.promisify)(node_zlib__WEBPACK_IMPORTED_MODULE_8__.deflate);
var LARGE_BYTES = 65536;
var PARTWISE = { least: 2 ** 20, most: 2 ** 24 };




var BLOCK_BYTES = 4096;



// build/adapters/git/push.js
var pushRefs = (async function(network, refs) {
  if (refs.length === 0)
    return [];
  const results = await pushWithRetries(network, refs);
  const declined2 = results.filter(((result) => !result.ok));
  if (refs.length === 1 || declined2.length === 0 || results.some(isTimeout))
    return results;
  return pushAlone(network, refs, results);
});
var refuseProtected = (function(refs, protectedRefs) {
  return refs.filter((({ ref }) => protectedRefs.has(ref))).map(({ ref, commit }) => ({
    ok: false,
    ref,
    commit,
    problem: {
      kind: "protected-branch",
      permanent: true,
      message: `${ref} is the default branch or otherwise protected: the action never pushes it. Choose another branch.`
    }
  }));
});
var pushWithRetries = (async function(network, refs, options2 = []) {
  const attempt = (async () => judge(refs, await network.run(pushArgs(network.url, refs, options2))));
  let timeouts = 0;
  return network.retrying(attempt, ((results) => {
    if (results.some(isTimeout))
      timeouts += 1;
    return timeouts < MOST_TIMEOUTS && results.some(isTransient2);
  }));
});
var pushArgs = (function(url2, refs, options2) {
  const leases = refs.flatMap((({ ref, expect: expect2 }) => expect2 === void 0 ? [] : [`--force-with-lease=${ref}:${expect2 ?? ""}`]));
  const fixed = ["push", "--porcelain", "--no-verify", "--no-follow-tags", "--no-recurse-submodules", "--no-progress"];
  const specs = refs.map((({ ref, commit, remove }) => remove ? `:${ref}` : `${commit}:${ref}`));
  return [...fixed, ...options2, ...leases, "--", url2, ...specs];
});
var judge = (function(refs, result) {
  const lines = new Map(parsePorcelain(result.stdout).map(((line) => [line.ref, line])));
  return refs.map((({ ref, commit }) => {
    const line = lines.get(ref);
    if (line !== void 0 && line.flag !== "!" && !result.timedOut)
      return { ok: true, ref, commit };
    const problem2 = result.timedOut ? timeout : classifyPush(line?.text ?? "", result.stderr);
    return { ok: false, ref, commit, problem: problem2 };
  }));
});
var parsePorcelain = (function(stdout) {
  return stdout.split("\n").flatMap(((text) => {
    const [flag, names3] = text.split("	");
    const ref = names3?.slice(names3.indexOf(":") + 1);
    return flag === void 0 || ref === void 0 ? [] : [{ flag, ref, text }];
  }));
});
var isTimeout = (function(result) {
  return !result.ok && result.problem.kind === "timeout";
});
var isTransient2 = (function(result) {
  return !result.ok && (result.problem.kind === "network" || result.problem.kind === "timeout");
});

async function pushAlone(network, refs, results) {
  const alone = [];
  for (const [at2, result] of results.entries()) {
    const isDone = result.ok || alone.some(isTimeout);
    alone.push(...isDone ? [result] : await pushWithRetries(network, refs.slice(at2, at2 + 1)));
  }
  return alone;
}
var MOST_TIMEOUTS = 2;

async function tryPush(network, ref) {
  const [result] = await pushWithRetries(network, [ref], ["--dry-run"]);
  if (result === void 0)
    throw new Error(`no answer for ${ref.ref}`);
  return result;
}







// build/adapters/git/tree-diff.js
var diffTrees = (async function(objects, from, to) {
  const changes = from === to ? [] : await diffFolders(objects, "", { old: from, new: to });
  return changes.sort(((a, b) => a.path < b.path ? -1 : Number(a.path > b.path)));
});
var diffFolders = (async function(objects, folder, shas) {
  const [before, after] = await Promise.all([itemsOf(objects, shas.old), itemsOf(objects, shas.new)]);
  const names3 = /* @__PURE__ */ new Set([...before.keys(), ...after.keys()]);
  const parts = [...names3].map(((name2) => diffItems(objects, joinPath(folder, name2), { old: before.get(name2), new: after.get(name2) })));
  return (await Promise.all(parts)).flat();
});
var itemsOf = (async function(objects, sha) {
  const items = sha === void 0 ? [] : await objects.tree(sha);
  return new Map(items.map(((item) => [item.name, item])));
});
var diffItems = (async function(objects, path, items) {
  if (items.old?.sha === items.new?.sha && items.old?.mode === items.new?.mode)
    return [];
  const folders = { old: folderSha(items.old), new: folderSha(items.new) };
  const below2 = folders.old === folders.new ? [] : await diffFolders(objects, path, folders);
  const here = changeOf(path, { old: leaf(items.old), new: leaf(items.new) });
  return here === void 0 ? below2 : [here, ...below2];
});
var folderSha = (function(item) {
  return item?.mode === folderMode ? item.sha : void 0;
});
var leaf = (function(item) {
  return item?.mode === folderMode ? void 0 : item;
});
var changeOf = (function(path, items) {
  if (items.old === void 0 && items.new === void 0)
    return void 0;
  return {
    path,
    status: statusOf(items),
    oldMode: items.old?.mode ?? noMode,
    newMode: items.new?.mode ?? noMode,
    oldSha: items.old?.sha ?? noSha,
    newSha: items.new?.sha ?? noSha
  };
});
var statusOf = (function(items) {
  if (items.old === void 0)
    return "added";
  if (items.new === void 0)
    return "deleted";
  return typeOf(items.old.mode) === typeOf(items.new.mode) ? "modified" : "type-changed";
});

var noSha = "0".repeat(40);
var noMode = "000000";








// build/adapters/git/tree-edit.js
var overlayTree = (async function(objects, tree, edits) {
  const root = { below: /* @__PURE__ */ new Map() };
  for (const edit of edits)
    plant(root, edit);
  return objects.writeTree(await applyBelow(objects, tree, root));
});
var plant = (function(root, edit) {
  let node = root;
  for (const name2 of edit.path.split("/")) {
    if (!isAllowedName(name2))
      throw new Error(`"${edit.path}" cannot be a path in a tree`);
    const next = node.below.get(name2) ?? { below: /* @__PURE__ */ new Map() };
    node.below.set(name2, next);
    node = next;
  }
  node.edit = edit;
});
var isAllowedName = (function(name2) {
  return name2 !== "" && name2 !== "." && name2 !== ".." && !name2.includes("\0") && !isDotGit(name2);
});
var applyBelow = (async function(objects, tree, node) {
  const items = new Map((tree === void 0 ? [] : await objects.tree(tree)).map(((item) => [item.name, item])));
  const applied = [...node.below].map((async ([name2, child]) => {
    const item = await applyOne(objects, { name: name2, old: items.get(name2) }, child);
    return { name: name2, item };
  }));
  for (const { name: name2, item } of await Promise.all(applied)) {
    if (item === void 0)
      items.delete(name2);
    else
      items.set(name2, item);
  }
  return [...items.values()];
});
var applyOne = (async function(objects, place, node) {
  const { edit } = node;
  const base = edit === void 0 ? place.old : void 0;
  if (edit !== void 0 && !("delete" in edit)) {
    if (![...node.below.values()].every(onlyDeletes))
      throw new Error(`"${edit.path}" is edited as file and as folder`);
    const sha = "sha" in edit ? edit.sha : await objects.write("blob", edit.bytes);
    return { name: place.name, mode: edit.mode, sha };
  }
  if (edit === void 0 && base !== void 0 && base.mode !== folderMode && onlyDeletes(node))
    return base;
  const items = await applyBelow(objects, base?.mode === folderMode ? base.sha : void 0, node);
  if (items.length === 0)
    return void 0;
  return { name: place.name, mode: folderMode, sha: await objects.writeTree(items) };
});





function onlyDeletes(node) {
  const here = node.edit === void 0 || "delete" in node.edit;
  return here && [...node.below.values()].every(onlyDeletes);
}

// build/adapters/git/tree-read.js
var readTreeFile = (async function({ objects }, place) {
  const item = await findItem(objects, await objects.treeOf(place.treeish), place.path);
  if (item === void 0 || item.mode === folderMode || item.mode === submoduleMode)
    return void 0;
  const { mode, sha } = item;
  const object = await objects.read(sha, place.maxBytes);
  if (object?.type !== "blob")
    throw new Error(`${sha} is ${object?.type ?? "missing"}, a blob was expected`);
  return { bytes: object.bytes, mode, size: object.size };
});
var listFolder2 = (async function({ objects }, treeish, folder) {
  const root = await objects.treeOf(treeish);
  const item = folder === "" ? { mode: folderMode, sha: root } : await findItem(objects, root, folder);
  if (item?.mode !== folderMode)
    return [];
  const items = await objects.tree(item.sha);
  return items.map((({ name: name2, mode }) => ({ path: joinPath(folder, name2), isFolder: mode === folderMode })));
});
var findItem = (async function(objects, tree, path) {
  let item = { name: "", mode: folderMode, sha: tree };
  for (const name2 of path.split("/")) {
    if (item?.mode !== folderMode)
      return void 0;
    const items = await objects.tree(item.sha);
    item = items.find(((one) => one.name === name2));
  }
  return item;
});




async function listTree(context, treeish, under = "") {
  const root = await context.objects.treeOf(treeish);
  const item = under === "" ? { mode: folderMode, sha: root } : await findItem(context.objects, root, under);
  if (item?.mode !== folderMode)
    return [];
  const out = await context.git.ok(["ls-tree", "-r", "-z", "--full-tree", item.sha]);
  return parseListing(out, under);
}
async function listThere({ objects }, treeish, dir) {
  const entries = [];
  const open2 = [{ path: "", mode: folderMode, sha: await objects.treeOf(treeish) }];
  for (let folder = open2.pop(); folder !== void 0; folder = open2.pop()) {
    const names3 = namesIn((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(dir, folder.path));
    if (names3?.size === 0)
      continue;
    for (const { name: name2, mode, sha } of await objects.tree(folder.sha)) {
      if (names3?.has(name2) === false)
        continue;
      (mode === folderMode ? open2 : entries).push({ path: joinPath(folder.path, name2), mode, sha });
    }
  }
  return entries;
}
function namesIn(folder) {
  try {
    return new Set((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder));
  } catch {
    return void 0;
  }
}

function parseListing(out, under) {
  const entries = [];
  for (let at2 = 0; at2 < out.length; ) {
    const tab = out.indexOf(9, at2);
    const end = out.indexOf(0, tab);
    const [mode, , sha] = out.toString("latin1", at2, tab).split(" ");
    entries.push({ path: joinPath(under, decodePath(out.subarray(tab + 1, end))), mode: mode ?? "", sha: sha ?? "" });
    at2 = end + 1;
  }
  return entries;
}

// build/adapters/git/controller.js
var openController = (async function(options2) {
  const remote = checkRemote(options2.remote);
  if (!remote.ok)
    return remote;
  const finding = options2.found ?? findWorkspace(options2.program, options2.workspace, options2.look);
  const gitDir = isBegun(options2) ? (0,_layer_0_js__WEBPACK_IMPORTED_MODULE_3__/* .adapters_git_controller_dir__controllerDir */ .GC)(options2.root) : (0,_layer_0_js__WEBPACK_IMPORTED_MODULE_3__/* .adapters_git_controller_dir__prepareGitDir */ .t5)(options2.root);
  const workspace = await finding;
  return workspace.ok ? { ok: true, repository: bindRepository(options2, workspace, gitDir) } : workspace;
});
var isBegun = (function({ look, root }) {
  return look?.copy?.gitDir === (0,_layer_0_js__WEBPACK_IMPORTED_MODULE_3__/* .adapters_git_controller_dir__controllerDir */ .GC)(root);
});
var bindRepository = (function(options2, workspace, gitDir) {
  const git2 = (0,_layer_0_js__WEBPACK_IMPORTED_MODULE_3__/* .adapters_git_git__bindGit */ .wx)(options2.program, gitDir);
  const network = openNetwork({ program: options2.program, gitDir, remote: options2.remote, ...options2.network });
  const more = { look: isBegun(options2) ? options2.look : void 0, cancel: options2.network?.signal };
  const objects = openObjects(git2, more.look?.copy?.reader);
  const context = { git: git2, objects, refs: openRefs(gitDir), network, workspace, ...more };
  return { ...bindLocal(context, options2.identity ?? defaultIdentity), ...bindRemote(context, options2.protectedRefs) };
});
var bindLocal = (function(context, identity) {
  const { git: git2, look, objects, refs } = context;
  return {
    git: git2,
    look,
    sealedIndexes: /* @__PURE__ */ new Map(),
    workspaceHead: ((filtered) => readHead(git2, context.workspace, filtered)),
    treeOf: ((treeish) => objects.treeOf(treeish)),
    emptyTree: (() => objects.writeTree([])),
    readFile: ((treeish, path, maxBytes) => readTreeFile(context, { treeish, path, maxBytes })),
    listFiles: (treeish, under) => listTree(context, treeish, under),
    listFilesThere: (treeish, dir) => listThere(context, treeish, dir),
    listFolder: ((treeish, folder) => listFolder2(context, treeish, folder)),
    overlay: ((tree, edits) => overlayTree(objects, tree, edits)),
    commit: ((call) => writeCommit(objects, call.identity ?? identity, call)),
    setRef: async (ref, commit) => refs.set(ref, commit),
    deleteRef: async (ref) => refs.delete(ref),
    readRef: async (ref) => refs.read(ref),
    changes: ((fromTree, toTree) => diffTrees(objects, fromTree, toTree)),
    diffText: (from, to, maxBytes) => diffText(git2, { from, to, maxBytes }),
    blobs: ((shas) => Promise.all(shas.map(((sha) => objects.blob(sha))))),
    blobSize: (sha) => objects.size(sha),
    bundle: async (path, wanted2) => (await __webpack_require__.e(/* import() */ 3629).then(__webpack_require__.bind(__webpack_require__, 3629))).writeBundle(context, path, wanted2),
    close: () => objects.close()
  };
});
var bindRemote = (function(context, neverPushed = []) {
  const { git: git2, network, refs } = context;
  const protectedRefs = new Set(neverPushed);
  return {
    importCommit: ((commit) => importCommit(context, commit)),
    fetchRef: async (ref) => {
      const local = `refs/ralph-controller/remote/${ref.replace(/^refs\//, "")}`;
      const fetched = await fetchShallow(context, [`+${ref}:${local}`]);
      return fetched.ok ? { ok: true, commit: refs.read(local) ?? "" } : fetched;
    },
    remoteRefs: (async (prefixes) => {
      const listed = await listRemote(network, prefixes);
      if (listed.ok && listed.head !== void 0)
        protectedRefs.add(listed.head);
      return listed;
    }),
    checkPushAccess: async (commit, ref) => {
      const tried = await tryPush(network, { commit, ref });
      return tried.ok || !blocksEveryPush.has(tried.problem.kind) ? { ok: true } : { ok: false, problem: tried.problem };
    },
    sendContents: (oids) => sendContents(network, lfsStore(git2.gitDir), oids),
    isAncestor: (ancestor, descendant) => isAncestor(context, { ancestor, descendant }),
    mergeBase: (one, other) => mergeBase(context, one, other),
    push: (async (wanted2) => {
      const refused3 = refuseProtected(wanted2, protectedRefs);
      const allowed = wanted2.filter((({ ref }) => !protectedRefs.has(ref)));
      const results = new Map([...refused3, ...await pushRefs(network, allowed)].map(((result) => [result.ref, result])));
      return wanted2.flatMap((({ ref }) => results.get(ref) ?? []));
    })
  };
});


var defaultIdentity = { name: "ralph-action", email: "ralph-action@users.noreply.github.com" };



var blocksEveryPush = /* @__PURE__ */ new Set(["read-only", "auth", "network", "timeout"]);

// build/action/open-repository.js
var openRepository = (async function(call) {
  const { job, git: git2, token, env, cancel, handOver, workspace, look } = call;
  const taken2 = handOver === void 0 ? void 0 : await takenHandOver(handOver);
  if (taken2 !== void 0)
    return taken2;
  const opened = await openController({
    program: git2,
    root: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(job.temp, "ralph", "git"),
    workspace: job.workspace,
    ...workspace && { found: workspace },
    look,
    remote: { url: `${job.serverUrl}/${job.repository}.git`, ...token ? { token } : {} },
    network: { environment: networkVariables(env), ...cancel === void 0 ? {} : { signal: cancel } }
  });
  if (!opened.ok)
    return configError(opened.problem.message);
  if (handOver === void 0)
    return opened;
  const { handingOver } = await Promise.all(/* import() */[__webpack_require__.e(3697), __webpack_require__.e(8774)]).then(__webpack_require__.bind(__webpack_require__, 8774));
  return { ok: true, repository: handingOver(opened.repository, handOver) };
});
var networkVariables = (function(env) {
  const kept = Object.entries(env).filter(((each) => each[1] !== void 0));
  return Object.fromEntries(kept.filter((([name2]) => networkNames.test(name2))));
});

var networkNames = /^(?:(?:https?|all|no)_proxy|SSL_CERT_(?:FILE|DIR)|GIT_SSL_CA(?:INFO|PATH)|CURL_CA_BUNDLE)$/i;

async function takenHandOver(folder) {
  const { HAND_OVER_FILE } = await Promise.all(/* import() */[__webpack_require__.e(3697), __webpack_require__.e(8774)]).then(__webpack_require__.bind(__webpack_require__, 8774));
  if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, HAND_OVER_FILE)))
    return void 0;
  return configError(`hand_over: ${folder} holds a ${HAND_OVER_FILE} already. Give each step a folder of its own that is empty.`);
}

// layer:adapters/process/resolve.js


// build/action/begin-at.js


// build/action/start-point.js
var findStart = (async function(repository, call) {
  const { base } = call;
  const wanted2 = branchName(call);
  const notices = [...misnamed(call)];
  for (let count = 1; ; count += 1) {
    const branch = count === 1 ? wanted2 : `${wanted2}-${count}`;
    const head = base.remoteRefs.get(`refs/heads/${branch}`);
    if (head === void 0)
      return startAt(repository, { branch, commit: base.commit, notices });
    const [fetched, pull] = await Promise.all([
      repository.fetchRef(`refs/heads/${branch}`),
      call.pullState({ branch, commit: head, base: base.branch })
    ]);
    if (!fetched.ok)
      return remoteRefusal(fetched.problem);
    const place = await judgeBranch(repository, call, { branch, head: fetched.commit, pull });
    if (place.type === "start") {
      const start2 = await startAt(repository, { ...place, branch, notices: [...notices, place.notice] });
      return typeof pull === "string" ? start2 : { ...start2, pull };
    }
    notices.push(`Branch ${branch} ${place.why}, so it is left alone; this run uses another one.`);
  }
});
var startAt = (async function(repository, { branch, notices, commit, made, carried, replaces }) {
  return {
    ok: true,
    branch,
    start: { commit, tree: await repository.treeOf(commit), ...made && { made } },
    notices,
    ...carried && { carried },
    ...replaces && { replaces }
  };
});
var branchName = (function({ base, prd, branchPrefix }) {
  const named2 = prd.prd.branchName;
  if (named2 !== void 0 && !isTaken(named2, base))
    return named2;
  return `${prefixAt(branchPrefix, base.remoteRefs)}${prd.feature}`;
});
var prefixAt = (function(prefix, refs) {
  return blocked(prefix, refs) ? prefix.replaceAll("/", "-") : prefix;
});
var misnamed = (function({ base, prd }) {
  const named2 = prd.prd.branchName;
  if (named2 === void 0 || !isTaken(named2, base))
    return [];
  return [`${prd.path}: "branchName" is ${named2}, which this action never pushes. The run uses a branch of its own.`];
});
var blocked = (function(prefix, refs) {
  const parts = prefix.split("/").slice(0, -1);
  return parts.some(((_, index) => refs.has(`refs/heads/${parts.slice(0, index + 1).join("/")}`)));
});

async function judgeBranch(repository, call, { branch, head, pull }) {
  const { base, prd, own, now } = call;
  if (pull === "closed" || pull === "merged")
    return afterPull(repository, call, { branch, head, pull });
  if (await repository.isAncestor(base.commit, head)) {
    return { type: "start", commit: head, notice: `Continuing branch ${branch} at ${head.slice(0, 10)}.` };
  }
  if (await repository.isAncestor(head, base.commit)) {
    const notice = `${base.branch} holds all of ${branch}, so this run starts from ${base.branch}.`;
    return { type: "start", commit: base.commit, notice };
  }
  const { judgeMoved } = await Promise.all(/* import() */[__webpack_require__.e(3697), __webpack_require__.e(2775)]).then(__webpack_require__.bind(__webpack_require__, 2775));
  const moved = await judgeMoved(repository, { base, branch, head, prdPath: prd.path, own, now });
  switch (moved.type) {
    case "left":
      return moved;
    case "merged": {
      const notice = `${base.branch} has moved on and was merged into ${branch}, which ${notMade}.`;
      return { type: "start", commit: moved.commit, made: true, notice };
    }
    case "carry": {
      const count = moved.carried.length;
      const [many, are] = count === 1 ? ["1 commit", "is"] : [`${count} commits`, "are"];
      const notice = `${base.branch} has moved on: ${many} of ${branch} ${are} put on top of it and checked again.`;
      return { type: "start", commit: base.commit, replaces: head, carried: moved.carried, notice };
    }
  }
}
async function afterPull(repository, { base, own, branchPrefix }, { branch, head, pull }) {
  const ended = pull === "closed" ? "closed without merging it" : "merged";
  const notice = `The pull request of ${branch} was ${ended}, so this run starts from ${base.branch}.`;
  const anew = { type: "start", commit: base.commit, notice };
  if (await repository.isAncestor(head, base.commit))
    return anew;
  const isDecided = pull === "merged" && isOwnName(branch, branchPrefix);
  const isOurs = isDecided || await isAllOurs(repository, { base, head, own });
  return isOurs ? { ...anew, replaces: head } : { type: "left", why: `${notMade}, and its pull request was ${pull}` };
}
async function isAllOurs(repository, at2) {
  await repository.isAncestor(at2.base.commit, at2.head);
  const moved = await Promise.all(/* import() */[__webpack_require__.e(3697), __webpack_require__.e(2775)]).then(__webpack_require__.bind(__webpack_require__, 2775));
  return await moved.ownSince(repository, at2) !== void 0;
}
var notMade = "has commits that no run of this action made";
function isOwnName(branch, prefix) {
  return prefix !== "" && (branch.startsWith(prefix) || branch.startsWith(prefix.replaceAll("/", "-")));
}



function isTaken(name2, base) {
  return name2 === base.branch || name2 === base.defaultBranch;
}



// build/action/begin-at.js
var beginAt = (async function(repository, { base, atBase: { settings, prd }, call }) {
  const { branchPrefix, createPr, githubToken: token } = settings;
  const at2 = { base, prd, branchPrefix };
  const { pull, thread = 0 } = call.job.asked?.origin ?? {};
  const records = call.job.asked?.waiting?.feature;
  const kept = inputValue(call.inputs, "base_branch");
  if (pull !== void 0) {
    const { findPullStart } = await __webpack_require__.e(/* import() */ 9122).then(__webpack_require__.bind(__webpack_require__, 9122));
    return findPullStart(repository, { ...at2, pull, thread, kept, records });
  }
  const asking = { job: call.job, cancel: call.cancel, token, onNote: () => void 0 };
  const start2 = await findStart(repository, {
    ...{ ...at2, now: Date.now() },
    own: ownLater(repository, { base, feature: prd.feature, folder: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(call.job.temp, "ralph", prd.feature) }),
    pullState: async (branch) => createPr === "none" ? "unknown" : askPull(asking, branch)
  });
  if (!start2.ok)
    return start2;
  const taken2 = { ...start2, feature: prd.feature };
  if (settings.handOver === void 0)
    return taken2;
  const { refuseBranch } = await Promise.all(/* import() */[__webpack_require__.e(3697), __webpack_require__.e(1250)]).then(__webpack_require__.bind(__webpack_require__, 1250));
  return refuseBranch({ settings, base, branch: start2.branch }) ?? taken2;
});
var ownLater = (function(repository, call) {
  return async (commits) => (await Promise.all(/* import() */[__webpack_require__.e(3143), __webpack_require__.e(7468), __webpack_require__.e(3697), __webpack_require__.e(9611), __webpack_require__.e(4939)]).then(__webpack_require__.bind(__webpack_require__, 3141))).ownCommits(repository, call)(commits);
});



// build/action/record-place.js
var placedFor = (async function(on, settings, feature) {
  if (settings.journal !== "artifact")
    return { ok: true, on };
  const { bringState } = await Promise.all(/* import() */[__webpack_require__.e(8816), __webpack_require__.e(56), __webpack_require__.e(4742)]).then(__webpack_require__.bind(__webpack_require__, 4742));
  const { job, env, cancel } = on.call;
  const { remoteRefs, defaultBranch } = on.found;
  const placed2 = await bringState({
    ...{ job, env, cancel, feature, token: settings.githubToken, onNote: () => void 0 },
    ...{ repository: on.repository, remoteRefs, defaultBranch, isForgetful: settings.resume === "never" }
  });
  if (!placed2.ok)
    return placed2;
  const { ok: _, ...there } = placed2;
  return {
    ok: true,
    on: { ...on, repository: there.repository, found: { ...on.found, remoteRefs: there.remoteRefs } }
  };
});


// build/action/story-policy.js
var storyPolicy = (function({ base, asked }) {
  const pull = asked?.origin.pull;
  const known3 = new Map(pull === void 0 ? [] : base.prd.stories.map((story) => [keyOf(story), story]));
  const allowed = (story) => [
    ...pull === void 0 ? story.allow : known3.get(keyOf(story))?.allow ?? [],
    ...addedFor(story.id, asked)
  ];
  const isAsItStands = pull === void 0 && asked?.command.kind !== "retry";
  return {
    permit: ((found) => {
      if (isAsItStands)
        return found;
      const stories = found.prd.stories.map((story) => ({ ...story, allow: allowed(story) }));
      return { ...found, prd: { ...found.prd, stories } };
    }),
    ...pull?.isFork === true ? { asking: criteriaTexts(base.prd.stories) } : {}
  };
});
var notPermitted = (function(head, permitted, branch) {
  if (permitted.prd.stories === head.prd.stories)
    return [];
  return head.prd.stories.flatMap(({ id, allow }, index) => {
    const own = new Set(permitted.prd.stories[index]?.allow);
    const left = allow.filter((entry2) => !own.has(entry2));
    if (left.length === 0)
      return [];
    return [
      `${id}: allow ${left.join(", ")} of the pull request is not taken, since rules are read on ${branch}. Who has write access may give the command retry ${id} --allow GLOB in a comment.`
    ];
  });
});


function addedFor(id, asked) {
  if (asked?.command.kind !== "retry" || asked.command.story !== id)
    return [];
  return asked.command.allow === void 0 ? [] : [asked.command.allow];
}
function keyOf({ id, title }) {
  return JSON.stringify([id, title]);
}

// build/action/prepare.js
var prepare = (async function(call) {
  const programs = findPrograms(call);
  if (!programs.ok)
    return programs;
  const { job, env, cancel, look } = call;
  const workspace = findWorkspace(programs.git, job.workspace, look);
  workspace.catch(() => void 0);
  const refused3 = refuseEarly(call.inputs);
  if (refused3 !== void 0)
    return refused3;
  const token = inputValue(call.inputs, "github_token");
  const handOver = inputValue(call.inputs, "hand_over");
  const repository = await openRepository({ job, git: programs.git, workspace, look, token, env, cancel, handOver });
  if (!repository.ok)
    return repository;
  const prepared = await prepareFrom(call, programs, repository.repository);
  if (prepared.ok && !cancel.aborted)
    return prepared;
  await repository.repository.close();
  return cancel.aborted ? interrupted(cancel) : prepared;
});
var prepareFrom = (async function(call, programs, repository) {
  const { job, inputs, objective, onAsked } = call;
  const { asked, workspace } = job;
  const bases = baseReader({ repository, workspace, inputs, objective, ...asked && { asked } });
  const baseBranch = asked?.origin.pull?.base ?? inputValue(inputs, "base_branch");
  const found = await findBase(repository, { job, baseBranch, onAsked, onImported: bases.begin });
  const prepared = found.ok ? await admitted({ repository, bases, found, call }) : found;
  if (prepared.ok)
    return { ...prepared, programs, layers: bases.layers };
  await bases.idle();
  return prepared;
});
var admitted = (async function(on) {
  const { found, call } = on;
  const { pull, thread } = call.job.asked?.origin ?? {};
  const isChosen = found.branch === found.defaultBranch || found.branch === inputValue(call.inputs, "base_branch");
  if (pull === void 0 || isChosen)
    return prepareOn(on);
  return configError(`Pull request #${thread} goes to ${found.branch}, and rules are read only on the default branch or on base_branch. Aim it there, or set base_branch: ${found.branch} in the workflow.`);
});
var prepareOn = (async function(on) {
  const { bases, found, call } = on;
  const atBase = await bases.read(found.commit);
  const placed2 = atBase.ok ? await placedFor(on, atBase.settings, atBase.prd.feature) : atBase;
  const work = atBase.ok && placed2.ok ? await findWork(placed2.on, atBase) : placed2;
  if (!atBase.ok || !placed2.ok || !("prd" in work))
    return work.ok ? configError() : work;
  const { settings, checks, templates, objective, backlogs } = atBase;
  const refused3 = await pushRefusal(found, call.job, settings);
  if (refused3 !== void 0)
    return refused3;
  const own = work.prd.feature === atBase.prd.feature ? placed2 : await placedFor(placed2.on, settings, work.prd.feature);
  if (!own.ok)
    return own;
  const { access: _, ...base } = own.on.found;
  const notices = [...work.notices, ...passedOn(settings)];
  const more = { ...work, checks, templates, backlogs, ...objective && { objective } };
  return { ...more, repository: authored(own.on.repository, settings), settings, base, notices };
});
var passedOn = (function({ gateEnv }) {
  return gateEnv.length === 0 ? [] : [`gate_env: the gates see ${gateEnv.join(", ")}.`];
});
var authored = (function(repository, settings) {
  const identity = { name: settings.commitAuthorName, email: settings.commitAuthorEmail };
  return { ...repository, commit: ((call) => repository.commit({ identity, ...call })) };
});
var findWork = (async function({ repository, found: base, call }, atBase) {
  const { settings, prd: found } = atBase;
  const start2 = await beginAt(repository, { base, atBase, call });
  if (!start2.ok)
    return start2;
  const isFound = found.path === void 0 || start2.start.commit === base.commit;
  const prd = isFound ? found : await readAt(repository, start2.start.commit, found.path);
  if (!prd.ok)
    return prd;
  const unknown2 = atBase.objective ? [] : unknownStories(prd.prd, settings.stories);
  if (unknown2.length > 0) {
    const ids = prd.prd.stories.map((story) => story.id);
    const meant = unknown2.flatMap((id) => meantStory(id, ids) ?? []);
    const advice = meant.length > 0 ? `. Did you mean ${someOf(meant)}?` : "; write ids as they stand there.";
    return configError(`story: ${found.path} has no story ${someOf(unknown2)}. It has ${someOf(ids)}${advice}`);
  }
  const policy = storyPolicy({ base: found, asked: call.job.asked });
  const permitted = { ...policy.permit(prd), feature: start2.feature };
  const refused3 = notPermitted(prd, permitted, base.branch);
  const notices = [...atBase.notices, ...prd.prd.notices, ...summarised(prd), ...start2.notices, ...refused3];
  return { ok: true, prd: permitted, policy, start: start2, notices };
});
var summarised = (function({ path, prd }) {
  const { warnings } = prd;
  if (warnings.length === 0)
    return [];
  const more = warnings.length > 1 ? ` (and ${warnings.length - 1} more)` : "";
  return [`${path}: ${warnings[0]}${more}`];
});
var findPrograms = (function({ env, job }) {
  const path = env["PATH"] ?? "";
  const git2 = (0,_layer_0_js__WEBPACK_IMPORTED_MODULE_3__/* .adapters_process_resolve__resolveProgram */ .S5)("git", { path, cwd: job.workspace });
  const bash = (0,_layer_0_js__WEBPACK_IMPORTED_MODULE_3__/* .adapters_process_resolve__resolveProgram */ .S5)("bash", { path, cwd: job.workspace });
  const missing2 = [git2, bash].flatMap(((found) => found.ok ? [] : [found.message]));
  if (!git2.ok || !bash.ok)
    return configError(...missing2);
  return { ok: true, git: git2.path, bash: bash.path };
});







function someOf(ids) {
  if (ids.length === 0)
    return "none";
  const more = ids.length > 8 ? ` and ${ids.length - 8} more` : "";
  const shown = ids.slice(0, 8).map((id) => `"${id}"`);
  return `${shown.join(", ")}${more}`;
}



// layer:action/heap.js


// build/action/late-runner.js
var lateRunner = (function(load) {
  let loaded2;
  let loading;
  const kept = [];
  const wake = (() => {
    loading ??= load().then(((runner) => {
      loaded2 = runner;
      for (const act2 of kept.splice(0))
        act2(runner);
      return runner;
    }));
    return loading;
  });
  const pass = ((act2) => {
    if (loaded2 === void 0)
      kept.push(act2);
    else
      act2(loaded2);
  });
  return {
    runner: {
      log: {
        info: ((line) => pass((({ log }) => log.info(line)))),
        notice: (line) => pass(({ log }) => log.notice(line)),
        warning: (line) => pass(({ log }) => log.warning(line)),
        error: (line) => pass(({ log }) => log.error(line)),
        startGroup: ((title) => pass((({ log }) => log.startGroup(title)))),
        endGroup: () => pass(({ log }) => log.endGroup()),
        verbatim: (lines) => pass(({ log }) => log.verbatim(lines))
      },
      onSummary: async (markdown) => (await wake()).onSummary(markdown),
      annotate: (annotation) => pass((runner) => runner.annotate(annotation)),
      onSecret: ((value) => pass(((runner) => runner.onSecret(value)))),
      onBegun: ((state) => pass(((runner) => runner.onBegun(state)))),
      setOutputs: (outputs) => pass((runner) => runner.setOutputs(outputs))
    },
    // What fails to load here fails again where it is awaited.
    wake: (() => void wake().catch(() => void 0)),
    settled: async () => void await wake()
  };
});


// build/action/run-action.js



// build/adapters/clock.js
var systemClock = (function(startMs = 0) {
  return {
    wallMs: (() => Date.now()),
    elapsedMs: (() => Math.round(monotonicMs() - startMs))
  };
});


// build/action/asked-run.js
async function runAsked(own, runJob2) {
  const [thread, objectives] = await Promise.all([Promise.all(/* import() */[__webpack_require__.e(8816), __webpack_require__.e(56), __webpack_require__.e(8022), __webpack_require__.e(3697), __webpack_require__.e(4289), __webpack_require__.e(6368)]).then(__webpack_require__.bind(__webpack_require__, 6368)), __webpack_require__.e(/* import() */ 4568).then(__webpack_require__.bind(__webpack_require__, 4568))]);
  const run = async (asked, call) => {
    if (asked.command.kind !== "resume")
      return runJob2(call, { ...own.job, asked }, objectives.askedObjective(asked));
    const { findResumed } = await Promise.all(/* import() */[__webpack_require__.e(3143), __webpack_require__.e(7468), __webpack_require__.e(3697), __webpack_require__.e(9611), __webpack_require__.e(7721)]).then(__webpack_require__.bind(__webpack_require__, 3479));
    const found = await findResumed(own, asked, asked.command.runId);
    if (!found.ok)
      return refused(found);
    const { objective, ...goesOn } = found;
    return runJob2(call, { ...own.job, asked: { ...asked, goesOn } }, objective);
  };
  return thread.runThread({ ...own, run });
}
async function countLate(prepared, asked) {
  const { countAsked } = await Promise.all(/* import() */[__webpack_require__.e(8816), __webpack_require__.e(3697), __webpack_require__.e(3404)]).then(__webpack_require__.bind(__webpack_require__, 3404));
  return countAsked(prepared, { asked, now: systemClock().wallMs() });
}

// layer:action/job.js


// build/action/trigger.js
var requestOf = (function({ eventName, payload }) {
  if (eventName === "schedule" && isFork(payload)) {
    return { type: "skipped", reason: "this repository is a fork, whose schedules are nobody's wish" };
  }
  if (runs.has(eventName))
    return { type: "run" };
  if (threads.has(eventName))
    return { type: "thread" };
  if (dangerous.has(eventName)) {
    return {
      type: "refused",
      message: `This workflow was started by ${eventName}, which runs with write permissions on somebody else's code. Start ralph-action from schedule, workflow_dispatch, repository_dispatch, push or issue_comment.`
    };
  }
  return { type: "skipped", reason: `event ${eventName} starts no run` };
});
var isFork = (function(payload) {
  const { repository } = payload;
  return repository?.fork === true;
});
var runs = /* @__PURE__ */ new Set([
  "schedule",
  "workflow_dispatch",
  "repository_dispatch",
  "push",
  "workflow_call"
]);
var threads = /* @__PURE__ */ new Set(["issue_comment", "issues", "pull_request_review"]);
var dangerous = /* @__PURE__ */ new Set(["pull_request_target", "workflow_run"]);



// build/action/until-current.js
var untilCurrent = (async function({ log, cancel }, once) {
  let end = await once(true);
  for (let tries = 1; tries < TRIES && end.outdated !== void 0 && !cancel.aborted; tries += 1) {
    log.notice(`${end.outdated} It is read again.`);
    end = await once(false);
  }
  return end;
});
var TRIES = 3;


// build/action/run-action.js
var runAction = (async function(call) {
  const endLook = () => call.look?.end();
  call.cancel.addEventListener("abort", endLook, { once: true });
  try {
    return await act(call);
  } finally {
    endLook();
  }
});
var act = (async function(call) {
  const read2 = (0,_layer_0_js__WEBPACK_IMPORTED_MODULE_3__/* .action_job__readJob */ .q0)(call.env);
  if (!read2.ok)
    return refused(configError(read2.message));
  const inputs = inputsFromEnvironment(call.env);
  const silence = noCommands(inputs);
  const phrase = inputValue(inputs, "trigger_phrase");
  const job = phrase === void 0 ? read2.job : { ...read2.job, phrase };
  const request = requestOf(job);
  switch (request.type) {
    case "skipped":
      return refused({ ok: false, halt: "skipped", reasons: [request.reason] });
    case "refused":
      return refused(configError(request.message));
    case "thread":
      if (silence !== void 0)
        return refused(silence);
      return runAsked({ call, job, inputs }, (...given) => runJob(...given).catch(unprepared));
    case "run":
      return runMode(modeOf(inputs), { call, job, inputs }, ((...given) => runJob(...given).catch(unprepared)));
  }
});
var runJob = (async function(call, job, objective) {
  const root = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(job.temp, "ralph");
  (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(root, { recursive: true, mode: 448 });
  const inputs = inputsFromEnvironment(call.env);
  const probing = beginProbe({ env: call.env, job, root }, inputs);
  return untilCurrent(call, ((isFirst) => runOnce2(call, { job, root, inputs, objective, probing, isFirst })));
});
var runOnce2 = (async function(call, { isFirst, inputs, objective, ...attempt }) {
  const { job } = attempt;
  const onAsked = (() => {
    loadRun().catch(() => void 0);
  });
  const { env, cancel } = call;
  const look = isFirst ? call.look : void 0;
  const prepared = await prepare({ job, inputs, objective, env, cancel, onAsked, look });
  if (!prepared.ok)
    return refused(prepared);
  try {
    if (isFirst)
      for (const notice of prepared.notices)
        call.log.notice(notice);
    const tooMany = isFirst && job.asked ? await countLate(prepared, job.asked) : void 0;
    if (tooMany !== void 0)
      return refused(tooMany);
    const { runPrepared } = await loadRun();
    const end = await runPrepared(call, { ...attempt, prepared, listing: look?.listing, clock: systemClock() });
    await end.after?.();
    return end;
  } finally {
    await prepared.repository.close();
  }
});


var unprepared = refusedByDisk("the preparation of the run");


var loadRun = (() => Promise.all(/* import() */[__webpack_require__.e(3697)]).then(__webpack_require__.bind(__webpack_require__, 3697)));

// build/action/step.js
var runStep = (async function({ cancel, look }) {
  const env = Object.fromEntries(Object.entries(process.env).filter(((each) => each[1] !== void 0)));
  const { runner, wake, settled } = lateRunner((async () => {
    const toolkit = await __webpack_require__.e(/* import() */ 8154).then(__webpack_require__.bind(__webpack_require__, 8154));
    (0,_layer_0_js__WEBPACK_IMPORTED_MODULE_3__/* .action_heap__collectBeforeGrowing */ .w8)();
    return toolkit.runner;
  }));
  const slow = setTimeout(wake, 2e3).unref();
  try {
    const end = await runAction({ env, entry: process.argv[1] ?? "", cancel, look, ...runner, wake });
    process.exitCode = end.exitCode;
    if (end.reasons.length > 0) {
      const { refusalText } = await Promise.all(/* import() */[__webpack_require__.e(3697), __webpack_require__.e(1380), __webpack_require__.e(5996), __webpack_require__.e(2900)]).then(__webpack_require__.bind(__webpack_require__, 2900));
      await runner.onSummary(refusalText(end, runner.log));
    }
    runner.setOutputs(end.outputs);
  } catch (error) {
    runner.log.error(`ralph-action failed: ${error instanceof Error ? error.stack ?? error.message : String(error)}`);
    process.exitCode ??= 70;
  }
  clearTimeout(slow);
  await settled();
});




/***/ })

};
