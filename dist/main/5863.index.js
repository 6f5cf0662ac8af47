"use strict";
exports.id = 5863;
exports.ids = [5863];
exports.modules = {

/***/ 5863:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   applyTemplate: () => (/* binding */ applyTemplate),
/* harmony export */   askPull: () => (/* binding */ askPull),
/* harmony export */   askRun: () => (/* binding */ askRun),
/* harmony export */   askedObjective: () => (/* binding */ askedObjective),
/* harmony export */   besidePrd: () => (/* binding */ besidePrd),
/* harmony export */   checkSource: () => (/* binding */ checkSource),
/* harmony export */   checkedPositions: () => (/* binding */ checkedPositions),
/* harmony export */   classifyPush: () => (/* binding */ classifyPush),
/* harmony export */   classifyRead: () => (/* binding */ classifyRead),
/* harmony export */   clientSetting: () => (/* binding */ clientSetting),
/* harmony export */   compareStats: () => (/* binding */ compareStats),
/* harmony export */   connect: () => (/* binding */ connect),
/* harmony export */   copyContent: () => (/* binding */ copyContent),
/* harmony export */   copyFromWorkspace: () => (/* binding */ copyFromWorkspace),
/* harmony export */   copyRoots: () => (/* binding */ copyRoots),
/* harmony export */   countBelow: () => (/* binding */ countBelow),
/* harmony export */   criterionText: () => (/* binding */ criterionText),
/* harmony export */   crossMistake: () => (/* binding */ crossMistake),
/* harmony export */   decodeByteWise: () => (/* binding */ decodeByteWise),
/* harmony export */   decodeEntities: () => (/* binding */ decodeEntities),
/* harmony export */   deepening: () => (/* binding */ deepening),
/* harmony export */   describe: () => (/* binding */ describe),
/* harmony export */   describeFailure: () => (/* binding */ describeFailure),
/* harmony export */   detectCheck: () => (/* binding */ detectCheck),
/* harmony export */   diffText: () => (/* binding */ diffText),
/* harmony export */   editDistance: () => (/* binding */ editDistance),
/* harmony export */   endedSince: () => (/* binding */ endedSince),
/* harmony export */   escapeLength: () => (/* binding */ escapeLength),
/* harmony export */   explain: () => (/* binding */ explain),
/* harmony export */   explainSpawnError: () => (/* binding */ explainSpawnError),
/* harmony export */   failInString: () => (/* binding */ failInString),
/* harmony export */   feedsOf: () => (/* binding */ feedsOf),
/* harmony export */   fetchShallow: () => (/* binding */ fetchShallow),
/* harmony export */   findCycles: () => (/* binding */ findCycles),
/* harmony export */   findSeeds: () => (/* binding */ findSeeds),
/* harmony export */   forFence: () => (/* binding */ forFence),
/* harmony export */   implementingClient: () => (/* binding */ implementingClient),
/* harmony export */   inlineLine: () => (/* binding */ inlineLine),
/* harmony export */   isActive: () => (/* binding */ isActive),
/* harmony export */   isAncestor: () => (/* binding */ isAncestor),
/* harmony export */   isEligible: () => (/* binding */ isEligible),
/* harmony export */   isFullRef: () => (/* binding */ isFullRef),
/* harmony export */   isHidden: () => (/* binding */ isHidden),
/* harmony export */   isOpen: () => (/* binding */ isOpen),
/* harmony export */   isStartWaiting: () => (/* binding */ isStartWaiting),
/* harmony export */   isValidBranchName: () => (/* binding */ isValidBranchName),
/* harmony export */   journalTrouble: () => (/* binding */ journalTrouble),
/* harmony export */   judgeBeat: () => (/* binding */ judgeBeat),
/* harmony export */   judgeBranch: () => (/* binding */ judgeBranch),
/* harmony export */   judgeOwner: () => (/* binding */ judgeOwner),
/* harmony export */   judgeUnknown: () => (/* binding */ judgeUnknown),
/* harmony export */   lastOf: () => (/* binding */ lastOf),
/* harmony export */   listIgnored: () => (/* binding */ listIgnored),
/* harmony export */   listThere: () => (/* binding */ listThere),
/* harmony export */   listTree: () => (/* binding */ listTree),
/* harmony export */   meantBy: () => (/* binding */ meantBy),
/* harmony export */   meantMessage: () => (/* binding */ meantMessage),
/* harmony export */   meantStory: () => (/* binding */ meantStory),
/* harmony export */   memberValuesOf: () => (/* binding */ memberValuesOf),
/* harmony export */   missing: () => (/* binding */ missing),
/* harmony export */   mistakeOf: () => (/* binding */ mistakeOf),
/* harmony export */   nearest: () => (/* binding */ nearest),
/* harmony export */   noAgent: () => (/* binding */ noAgent),
/* harmony export */   noFolder2: () => (/* binding */ noFolder2),
/* harmony export */   noReviewCommand: () => (/* binding */ noReviewCommand),
/* harmony export */   noWalls: () => (/* binding */ noWalls),
/* harmony export */   nodeTest: () => (/* binding */ nodeTest),
/* harmony export */   normalised: () => (/* binding */ normalised),
/* harmony export */   notStarted: () => (/* binding */ notStarted),
/* harmony export */   objectiveBacklog: () => (/* binding */ objectiveBacklog),
/* harmony export */   objectiveCaps: () => (/* binding */ objectiveCaps),
/* harmony export */   oppositeWord: () => (/* binding */ oppositeWord),
/* harmony export */   otherFeature: () => (/* binding */ otherFeature),
/* harmony export */   otherModel: () => (/* binding */ otherModel),
/* harmony export */   otherStories: () => (/* binding */ otherStories),
/* harmony export */   ownSessions: () => (/* binding */ ownSessions),
/* harmony export */   parseBranch: () => (/* binding */ parseBranch),
/* harmony export */   parseCassette: () => (/* binding */ parseCassette),
/* harmony export */   parseCommand: () => (/* binding */ parseCommand),
/* harmony export */   parseExecutable: () => (/* binding */ parseExecutable),
/* harmony export */   parseFallbacks: () => (/* binding */ parseFallbacks),
/* harmony export */   parseFeature: () => (/* binding */ parseFeature),
/* harmony export */   parseGlobs: () => (/* binding */ parseGlobs),
/* harmony export */   parseIds: () => (/* binding */ parseIds),
/* harmony export */   parseLogins: () => (/* binding */ parseLogins),
/* harmony export */   parseModel: () => (/* binding */ parseModel),
/* harmony export */   parseNames: () => (/* binding */ parseNames),
/* harmony export */   parsePath: () => (/* binding */ parsePath),
/* harmony export */   parsePlaces: () => (/* binding */ parsePlaces),
/* harmony export */   parsePrices: () => (/* binding */ parsePrices),
/* harmony export */   parseSecrets: () => (/* binding */ parseSecrets),
/* harmony export */   parseSentence: () => (/* binding */ parseSentence),
/* harmony export */   parseText: () => (/* binding */ parseText),
/* harmony export */   parseTools: () => (/* binding */ parseTools),
/* harmony export */   parseVersion: () => (/* binding */ parseVersion),
/* harmony export */   partsOf2: () => (/* binding */ partsOf2),
/* harmony export */   placeProblem: () => (/* binding */ placeProblem),
/* harmony export */   prdError: () => (/* binding */ prdError),
/* harmony export */   pushAlone: () => (/* binding */ pushAlone),
/* harmony export */   readByTape: () => (/* binding */ readByTape),
/* harmony export */   readBytes2: () => (/* binding */ readBytes2),
/* harmony export */   readMarker: () => (/* binding */ readMarker),
/* harmony export */   readOffset: () => (/* binding */ readOffset),
/* harmony export */   readOne: () => (/* binding */ readOne),
/* harmony export */   readOwner: () => (/* binding */ readOwner),
/* harmony export */   readProcessTable: () => (/* binding */ readProcessTable),
/* harmony export */   readStory: () => (/* binding */ readStory),
/* harmony export */   readTail: () => (/* binding */ readTail),
/* harmony export */   readThrough: () => (/* binding */ readThrough),
/* harmony export */   readTriggers: () => (/* binding */ readTriggers),
/* harmony export */   refusalOf: () => (/* binding */ refusalOf),
/* harmony export */   refusals: () => (/* binding */ refusals),
/* harmony export */   refuseAt: () => (/* binding */ refuseAt),
/* harmony export */   removeSlowly: () => (/* binding */ removeSlowly),
/* harmony export */   reportCycle: () => (/* binding */ reportCycle),
/* harmony export */   require_picomatch2: () => (/* binding */ require_picomatch2),
/* harmony export */   resolveRehearsal: () => (/* binding */ resolveRehearsal),
/* harmony export */   resolveReplay: () => (/* binding */ resolveReplay),
/* harmony export */   resumption: () => (/* binding */ resumption),
/* harmony export */   reviewingClient: () => (/* binding */ reviewingClient),
/* harmony export */   reviewingReplay: () => (/* binding */ reviewingReplay),
/* harmony export */   runAsked: () => (/* binding */ runAsked),
/* harmony export */   segmentsInside: () => (/* binding */ segmentsInside),
/* harmony export */   sendContents: () => (/* binding */ sendContents),
/* harmony export */   signalMembers: () => (/* binding */ signalMembers),
/* harmony export */   sizeReader: () => (/* binding */ sizeReader),
/* harmony export */   someBranches: () => (/* binding */ someBranches),
/* harmony export */   someOf: () => (/* binding */ someOf),
/* harmony export */   stallOf: () => (/* binding */ stallOf),
/* harmony export */   startWorkflow: () => (/* binding */ startWorkflow),
/* harmony export */   storeContent: () => (/* binding */ storeContent),
/* harmony export */   storedContents: () => (/* binding */ storedContents),
/* harmony export */   storedPart: () => (/* binding */ storedPart),
/* harmony export */   streamOf: () => (/* binding */ streamOf),
/* harmony export */   takenHandOver: () => (/* binding */ takenHandOver),
/* harmony export */   targetsOf: () => (/* binding */ targetsOf),
/* harmony export */   terminate: () => (/* binding */ terminate),
/* harmony export */   textsOf: () => (/* binding */ textsOf),
/* harmony export */   tryOtherUser: () => (/* binding */ tryOtherUser),
/* harmony export */   tryPush: () => (/* binding */ tryPush),
/* harmony export */   unchangeable: () => (/* binding */ unchangeable),
/* harmony export */   utf8Length: () => (/* binding */ utf8Length),
/* harmony export */   warnOfTypos: () => (/* binding */ warnOfTypos),
/* harmony export */   withDescendants: () => (/* binding */ withDescendants),
/* harmony export */   withFile: () => (/* binding */ withFile),
/* harmony export */   writeRef: () => (/* binding */ writeRef)
/* harmony export */ });
/* harmony import */ var _layer_0_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4484);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_3__);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8500);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_4___default = /*#__PURE__*/__webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_4__);
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1421);
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_5___default = /*#__PURE__*/__webpack_require__.n(node_child_process__WEBPACK_IMPORTED_MODULE_5__);
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6246);
// Set aside: no measured start calls this.






































































// build/undefined.js
var require_constants = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .__commonJS */ .P$C)({
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
// build/undefined.js
var require_utils = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .__commonJS */ .P$C)({
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
// build/undefined.js
var require_scan = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .__commonJS */ .P$C)({
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
// build/undefined.js
var require_parse = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .__commonJS */ .P$C)({
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
// build/undefined.js
var require_picomatch = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .__commonJS */ .P$C)({
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
// build/undefined.js
var require_picomatch2 = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .__commonJS */ .P$C)({
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
// build/core/lease.js
function judgeOwner(owner, { left, workflowRun }) {
  if (left?.id === owner.id) {
    return left.isGone ? { type: "over", why: "its process on this machine is gone" } : { type: "running" };
  }
  const [then, now] = [(0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .partsOf */ .CIo)(owner.workflowRun), (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .partsOf */ .CIo)(workflowRun)];
  const isEarlier = then.run !== "" && then.run === now.run && then.attempt < now.attempt;
  return isEarlier ? { type: "over", why: `attempt ${then.attempt} of its workflow run has ended` } : { type: "ask" };
}
// build/core/lease.js
function judgeBeat({ beatAt }, { nowMs, ttlMs }) {
  const silentMs = nowMs - beatAt;
  if (silentMs <= ttlMs)
    return { type: "ask" };
  return { type: "over", why: `it gave no sign of life for ${Math.round(silentMs / 6e4)} minutes` };
}
// build/core/lease.js
function readOwner(text) {
  const value = parse(text);
  const texts = ["id", "runId", "workflowRun", "url", "host", "startTicks", "since"].map((name2) => value[name2]);
  const numbers = ["pid", "beatAt"].map((name2) => value[name2]);
  const isWhole = texts.every((each) => typeof each === "string") && numbers.every(Number.isFinite);
  return isWhole ? value : void 0;
}
// build/action/ask-github.js
async function askRun(call, workflowRun) {
  if (!/^\d+\//.test(workflowRun))
    return { type: "unknown", why: "it names no workflow run." };
  const client = await connect(call);
  if (typeof client === "string")
    return { type: "unknown", why: client };
  const { askWorkflowRun } = await Promise.all(/* import() */[__webpack_require__.e(8816), __webpack_require__.e(7935)]).then(__webpack_require__.bind(__webpack_require__, 7935));
  return askWorkflowRun(client, workflowRun);
}
// build/action/ask-github.js
async function askPull(call, at2) {
  const client = await connect(call);
  if (typeof client === "string")
    return "unknown";
  const { askPullState } = await Promise.all(/* import() */[__webpack_require__.e(8816), __webpack_require__.e(7706)]).then(__webpack_require__.bind(__webpack_require__, 7706));
  return askPullState(client, at2);
}
// build/action/ask-github.js
async function isStartWaiting(call, at2) {
  const { run } = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .partsOf */ .CIo)(call.job.workflowRun);
  const client = run === "" ? "" : await connect(call);
  if (typeof client === "string")
    return false;
  const runs2 = await Promise.all(/* import() */[__webpack_require__.e(8816), __webpack_require__.e(7935)]).then(__webpack_require__.bind(__webpack_require__, 7935));
  return runs2.isStartWaiting(client, { ...at2, after: Number(run) });
}
// build/action/ask-github.js
async function startWorkflow(call, what) {
  const client = await connect(call);
  if (typeof client === "string")
    return client;
  const { dispatchWorkflow } = await Promise.all(/* import() */[__webpack_require__.e(8816), __webpack_require__.e(7935)]).then(__webpack_require__.bind(__webpack_require__, 7935));
  const answer = await dispatchWorkflow(client, what);
  return answer.ok ? void 0 : answer.problem.message;
}
// build/action/ask-github.js
async function connect({ job, token, cancel, onNote }) {
  if (token === void 0)
    return "there is no github_token to ask with.";
  const { openGitHub } = await Promise.all(/* import() */[__webpack_require__.e(56), __webpack_require__.e(6914)]).then(__webpack_require__.bind(__webpack_require__, 6914));
  const [owner = "", repo = ""] = job.repository.split("/");
  const { apiUrl, serverUrl } = job;
  const opened = await openGitHub({ apiUrl, serverUrl, token, owner, repo, signal: cancel, onNote });
  if (!opened.ok)
    return opened.problem.message;
  opened.client.beginEnd();
  return opened.client;
}
// build/report/hidden.js
function decodeEntities(text) {
  return text.replace(/&(?:amp;)*(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi, (all, ...groups2) => {
    const [decimal, hex, name2] = groups2;
    if (name2 !== void 0)
      return _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .named */ .KT1[name2.toLowerCase()] ?? all;
    const code = decimal === void 0 ? Number.parseInt(hex ?? "", 16) : Number.parseInt(decimal, 10);
    return code > 1114111 ? all : String.fromCodePoint(code);
  });
}
// build/report/neutralise.js
function inlineLine(line, hosts) {
  const pieces = [];
  let end = 0;
  for (const match of line.matchAll(_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .live */ .VDw)) {
    pieces.push(escapeText(line.slice(end, match.index)), liveToken(match[0], hosts));
    end = match.index + match[0].length;
  }
  pieces.push(escapeText(line.slice(end)));
  return escapeLineStart(pieces.join(""));
}
// build/report/neutralise.js
function liveToken(token, hosts) {
  const href = listedLink(token, hosts);
  if (href !== void 0)
    return `<a href="${escapeText(href)}">${inCode(token)}</a>`;
  return `<code>${inCode(token)}</code>`;
}
// build/report/neutralise.js
function listedLink(token, hosts) {
  const parsed = URL.parse(token);
  if (parsed === null || parsed.protocol !== "https:" || parsed.username !== "" || parsed.password !== "")
    return void 0;
  return hosts.includes(parsed.host) ? parsed.href.replaceAll('"', "%22") : void 0;
}
// build/report/neutralise.js
function inCode(text) {
  return escapeText(text).replaceAll("://", "&#58;//").replaceAll("@", "&#64;").replace(/(?<=www)\./gi, "&#46;").replace(/(?<!&)#(?=\d)/g, "&#35;").replace(/(?<=GH)-(?=\d)/gi, "&#45;");
}
// build/report/neutralise.js
function escapeText(text) {
  return text.replace(/[&<>`*[\]|~$\\]/g, (character) => _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .entities */ .O56[character] ?? character).replace(/(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g, "&#95;").replace(/(?<=\S)@/g, "&#64;");
}
// build/report/sanitise.js
function forFence(text, info = "") {
  const content = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .strip */ .bBR)(text).replace(/(?<!\n)\n+$/, "").replace(/^\/(?=[A-Za-z][\w-]*(?:\s|$))/gm, " /").replace(/<!--(?=\s*\/?\s*ralph-action)/gi, "<! --");
  const longest = (content.match(/`+/g) ?? []).reduce((most2, run) => Math.max(most2, run.length), 0);
  const fence = "`".repeat(Math.max(3, longest + 1));
  return `${fence}${info}
${content}
${fence}`;
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
// build/core/edit-distance.js
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
function nearest(typed, candidates) {
  const name2 = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .plainName */ .MH1)(typed);
  const most2 = Math.max(1, Math.floor(name2.length / 3));
  let best;
  for (const candidate2 of candidates) {
    if (Math.abs((0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .plainName */ .MH1)(candidate2).length - name2.length) > most2)
      continue;
    const distance = editDistance(name2, (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .plainName */ .MH1)(candidate2));
    if (distance <= most2 && (best === void 0 || distance < best.distance))
      best = { candidate: candidate2, distance };
  }
  return best?.candidate;
}
// build/core/signals.js
function stallOf(story, rules) {
  const attempts = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .worked */ .Djl)(story.attempts);
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
// build/settings/collect.js
function meantMessage(what, typed, meant) {
  const help = meant === void 0 ? "Remove it; docs/settings.md lists what exists." : `Did you mean ${meant}?`;
  return `unknown ${what} ${(0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .hD3)(typed)}. ${help}`;
}
// build/settings/collect.js
function judgeUnknown(typed, source) {
  if ((0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .isLater */ .d8C)(typed))
    return { mistake: { setting: typed, value: "", message: laterMessage(typed, source) } };
  const near = nearest(typed, (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .knownNames */ .UH6)());
  if (source === "input" && near === void 0) {
    return { notice: `unknown input ${(0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .hD3)(typed)} is ignored; docs/settings.md lists what exists.` };
  }
  const what = source === "config-file" ? "setting" : source;
  return { mistake: { setting: typed, value: "", message: (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .unknownMessage */ .svt)(what, typed, (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .knownNames */ .UH6)()) } };
}
// build/settings/collect.js
function laterMessage(typed, source) {
  const what = source === "config-file" ? "setting" : source;
  return `${typed}: this version does not have the ${what} ${(0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .hD3)(typed)} yet. Remove it; README.md says what works.`;
}
// build/settings/parse-path.js
function parsePath(text) {
  const segments = segmentsInside(text, _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .FILE_HELP */ .Hw5);
  if (!segments.ok)
    return segments;
  const isFolder = segments.value.length === 0 || /(?:^|\/)\.?$/.test(text);
  return isFolder ? (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .refuse */ .TRg)("names a folder, not a file.", _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .FILE_HELP */ .Hw5) : (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .accept */ .Juo)(segments.value.join("/"));
}
// build/settings/parse-path.js
function segmentsInside(text, help) {
  if (/^(?:[/~]|[A-Za-z]:)/.test(text))
    return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .refuse */ .TRg)("is not relative to the repository.", help);
  if (text.includes("\\"))
    return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .refuse */ .TRg)("contains a backslash.", `${help} Separate folders with "/".`);
  const segments = text.split("/").filter((segment) => segment !== "." && segment !== "");
  if (segments.includes(".."))
    return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .refuse */ .TRg)('leads out of the repository with "..".', help);
  if (segments.some((segment) => segment.toLowerCase() === ".git"))
    return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .refuse */ .TRg)("leads into .git.", help);
  return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .accept */ .Juo)(segments);
}
// build/settings/split.js
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
    return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .accept */ .Juo)(text);
  return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .refuse */ .TRg)("is not the name of a model.", "Write the name as the agent takes it, for example sonnet.");
}
// build/settings/parse-agent.js
function parseTools(text) {
  const tools = splitGlobs(text);
  const wrong = tools.find((tool) => !/^[A-Za-z_][\w.-]{0,127}(?:\([^\r\n]{0,500}\))?$/.test(tool));
  const help = "Write names such as Edit or Bash(npm test), separated by commas.";
  if (wrong !== void 0)
    return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .refuse */ .TRg)(`contains ${(0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .hD3)(wrong)}, which is no tool.`, help);
  return tools.length === 0 ? (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .refuse */ .TRg)("names no tool.", help) : (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .accept */ .Juo)(tools);
}
// build/settings/parse-agent.js
function parseExecutable(text) {
  if (text.startsWith("/") && !text.endsWith("/") && !text.split("/").includes(".."))
    return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .accept */ .Juo)(text);
  return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .refuse */ .TRg)("is not the absolute path of a program.", "Write the whole path, for example /opt/claude/bin/claude.");
}
// build/settings/parse-agent.js
function parseCassette(text) {
  if (!text.startsWith("/"))
    return parsePath(text);
  if (!text.endsWith("/") && !text.split("/").includes(".."))
    return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .accept */ .Juo)(text);
  return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .refuse */ .TRg)("is not the absolute path of a file.", "Write the whole path, for example /tmp/night/cassette.jsonl.");
}
// build/settings/parse-agent.js
function parseVersion(text) {
  if (/^\d{1,6}\.\d{1,6}\.\d{1,6}(?:-[0-9A-Za-z.-]{1,64})?$/.test(text))
    return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .accept */ .Juo)(text);
  return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .refuse */ .TRg)("is not an exact version.", "Write all three numbers, for example 2.1.330.");
}
// build/settings/parse-fallbacks.js
function parseFallbacks(text) {
  const entries = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .splitList */ .ry0)(text);
  const read2 = entries.map((entry2) => readEntry(entry2));
  const problems = read2.flatMap((each) => "problem" in each ? [each] : []);
  const twice = entries.find((entry2, at2) => entries.indexOf(entry2) !== at2);
  const repeated = twice === void 0 ? [] : [flaw(twice, "stands there twice.")];
  const empty = entries.length === 0 ? [{ problem: "names no agent.", help: _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .HELP2 */ .iid }] : [];
  return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .acceptUnless */ .dZf)([...problems, ...repeated, ...empty], read2.flatMap((each) => "agent" in each ? [each] : []));
}
// build/settings/parse-fallbacks.js
function readEntry(entry2) {
  const [name2 = "", model] = entry2.split(/=(.*)/s);
  const agent = _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .NAMES */ .XkZ.find((each) => each === name2);
  if (agent === void 0)
    return flaw(entry2, "is no agent that can take over.");
  if (model === void 0)
    return { label: entry2, agent };
  if (agent === "command" || !parseModel(model).ok)
    return flaw(entry2, "has no model that it could use.");
  return { label: entry2, agent, model };
}
// build/settings/parse-gates.js
function parseCommand(text) {
  const command = text.trim();
  const flaw4 = command === "" ? { problem: "has no command.", help: "Write one, for example npm ci." } : (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .commandProblem */ .RSQ)(command, void 0);
  return flaw4 === void 0 ? (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .accept */ .Juo)(command) : (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .refuse */ .TRg)(flaw4.problem, flaw4.help);
}
// build/core/glob-texts.js
function textsOf(glob) {
  if (glob.length > _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .LONGEST */ .zPw || _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .loose */ .LTZ.test(glob))
    return [];
  const outside = _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .groups */ .TNc.reduce((rest, group) => rest.replaceAll(group, "*"), glob);
  return _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .plain2 */ .fC5.test(outside) ? outside.split(/[*/]+/).filter((text) => text !== "") : [];
}
// build/settings/parse-list.js
function parseIds(text) {
  const ids = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .splitList */ .ry0)(text);
  if (ids.length === 0)
    return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .refuse */ .TRg)("names no story.", "Write story ids, for example US-001, US-002.");
  return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .accept */ .Juo)([...new Set(ids)]);
}
// build/settings/parse-list.js
function parseNames(text) {
  const names3 = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .splitList */ .ry0)(text);
  if (names3.length === 0)
    return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .refuse */ .TRg)("names no variable.", "Write names of variables, for example NPM_CONFIG_CACHE.");
  return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .acceptUnless */ .dZf)(names3.flatMap(nameProblem), [...new Set(names3)]);
}
// build/settings/parse-list.js
function parseGlobs(text) {
  const globs = splitGlobs(text);
  if (globs.every(isNegated)) {
    return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .refuse */ .TRg)("has no glob that selects anything.", 'Write at least one without "!", for example tests/**.');
  }
  return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .acceptUnless */ .dZf)(globs.flatMap(globProblem), globs);
}
// build/settings/parse-list.js
function parseSecrets(text) {
  const lines = text.split(/\r\n|\n|\r/).map((line) => line.trim());
  const values = lines.flatMap((line) => [line, ...(0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .splitList */ .ry0)(line)]).filter((value) => value !== "");
  const help = "Write one value per line, each of at least 4 characters.";
  if (values.length === 0)
    return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .refuse */ .TRg)("holds no value to redact.", help);
  if (values.some((value) => [...value].length < 4)) {
    return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .refuse */ .TRg)("holds an entry so short that ordinary text would be blanked out.", help);
  }
  return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .accept */ .Juo)([...new Set(values)]);
}
// build/settings/parse-list.js
function nameProblem(name2) {
  const help = "Write names of variables, without values, for example NPM_CONFIG_CACHE.";
  if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(name2))
    return [(0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .entry */ .f_d)(name2, "is not the name of a variable.", help)];
  return _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .OWNED_NAMES */ .NY9.test(name2) ? [(0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .entry */ .f_d)(name2, "belongs to the runner or to this action and is never passed on.", help)] : [];
}
// build/settings/parse-list.js
function globProblem(glob) {
  const pattern = isNegated(glob) ? glob.slice(1).trim() : glob;
  const help = "Write globs relative to the root of the repository, for example src/**/*.test.ts.";
  if (pattern === "")
    return [(0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .entry */ .f_d)(glob, 'has no pattern behind the "!".', help)];
  if (pattern.split("/").includes(".."))
    return [(0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .entry */ .f_d)(glob, 'leads out of the repository with "..".', help)];
  return isGlob(pattern) ? [] : [(0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .entry */ .f_d)(glob, "is not a valid glob.", `${help} Close every bracket or write "\\" before it.`)];
}
// build/settings/parse-places.js
function parsePlaces(text, { home }) {
  const help = home ? "Write absolute paths of files, or paths below ~/, for example ~/.config/tool/auth.json." : "Write absolute paths, for example /opt/fixtures.";
  const entries = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .splitList */ .ry0)(text);
  if (entries.length === 0)
    return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .refuse */ .TRg)("names no path.", help);
  const problems = entries.flatMap((entry2) => {
    const problem2 = placeProblem(entry2, home);
    return problem2 === void 0 ? [] : [{ subject: `the entry ${(0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .hD3)(entry2)}`, problem: problem2, help }];
  });
  return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .acceptUnless */ .dZf)(problems, [...new Set(entries.map(normalised))]);
}
// build/settings/parse-places.js
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
// build/settings/parse-places.js
function normalised(entry2) {
  const segments = entry2.split("/").filter((segment) => segment !== "." && segment !== "");
  return entry2.startsWith("/") ? `/${segments.join("/")}` : segments.join("/");
}
// build/settings/parse-prices.js
function parsePrices(text) {
  const entries = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .splitList */ .ry0)(text).map(readEntry3);
  if (entries.length === 0)
    return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .refuse */ .TRg)("names no model.", _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .HELP5 */ .brT);
  const problems = entries.flatMap((entry2) => "problem" in entry2 ? [entry2] : []);
  const read2 = entries.flatMap((entry2) => "model" in entry2 ? [entry2] : []);
  const twice = read2.filter(({ model }, at2) => read2.findIndex((other) => other.model === model) !== at2);
  const doubled2 = twice.map(({ model }) => flaw3(model, "stands there twice."));
  return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .acceptUnless */ .dZf)([...problems, ...doubled2], new Map(read2.map(({ model, price }) => [model, price])));
}
// build/settings/parse-prices.js
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
// build/settings/parse-ref.js
function parseBranch(text) {
  const help = "Write the name of a branch, for example main.";
  if (text.startsWith("refs/"))
    return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .refuse */ .TRg)("is a full ref.", `${help} Leave out refs/heads/.`);
  const flaw4 = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .branchFlaw */ .vWx)(text);
  return flaw4 === void 0 ? (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .accept */ .Juo)(text) : (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .refuse */ .TRg)(`is not a valid branch name: ${flaw4}.`, help);
}
// build/settings/parse-text.js
function parseText(text, { most: most2 }) {
  const words = text.trim();
  const help = "Write one sentence or a few, for example: Make the tests in src/utils pass.";
  if (!/[\p{L}\p{N}]/u.test(words))
    return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .refuse */ .TRg)("has no letter and no digit.", help);
  const { length } = [...words];
  return length > most2 ? (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .refuse */ .TRg)(`has ${length} characters, the limit is ${most2}.`, "Shorten it.") : (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .accept */ .Juo)(words);
}
// build/settings/parse-text.js
function parseSentence(text, type) {
  if (text === type.sentence)
    return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .accept */ .Juo)(true);
  return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .refuse */ .TRg)("is not the sentence that is asked for.", `Write exactly ${(0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .hD3)(type.sentence)}, or leave it out.`);
}
// build/settings/parse-text.js
function parseFeature(text) {
  const help = "Write the name of one folder below .ralph/, for example 42-login.";
  if (text === "all")
    return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .refuse */ .TRg)("is not supported in this version.", help);
  if (text === "archive")
    return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .refuse */ .TRg)("is where finished features are kept.", help);
  if (!/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/.test(text)) {
    return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .refuse */ .TRg)("is not the name of a feature.", `${help} Letters, digits, ".", "_" and "-" may stand in it.`);
  }
  return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .accept */ .Juo)(text);
}
// build/settings/parse-trigger.js
function parseLogins(text) {
  const logins = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .splitList */ .ry0)(text);
  const help = "Write logins as GitHub shows them, for example my-app[bot]; there is no wildcard.";
  if (logins.length === 0)
    return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .refuse */ .TRg)("names no login.", help);
  const wrong = logins.filter((login) => !/^[A-Za-z0-9][A-Za-z0-9-]{0,99}(?:\[bot\])?$/.test(login));
  const problems = wrong.map((login) => ({
    subject: `the entry ${(0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .hD3)(login)}`,
    problem: "is not a login.",
    help
  }));
  return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .acceptUnless */ .dZf)(problems, [...new Set(logins)]);
}
// build/settings/parse-words.js
function refuseAt(rest) {
  const help = "No shell reads this. Quote what is meant literally, or write bash -c '...' when a shell is wanted.";
  if (rest === "\\")
    return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .refuse */ .TRg)("ends with a backslash.", help);
  const isOpen2 = rest.startsWith("'") || rest.startsWith('"') && !/^"(?:[^"\\]|\\.)*"/s.test(rest);
  if (isOpen2)
    return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .refuse */ .TRg)(`opens a ${rest.charAt(0)} that is never closed.`, help);
  const character = rest.startsWith('"') ? /`|\$(?=[A-Za-z_{(])/.exec(rest)?.[0] : rest.charAt(0);
  return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .refuse */ .TRg)(`contains ${(0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .hD3)(character ?? "")}, which only a shell would act on.`, help);
}
// build/settings/merge.js
function mistakeOf(given, { subject, problem: problem2, help }) {
  const secret = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .rowOf */ .OBu)(given.name).secret === true;
  const about = secret ? "the value (not shown)" : subject ?? (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .hD3)(given.text);
  const message = `${given.prefix}${given.name}: ${about} ${problem2} ${help}`;
  return { setting: given.name, value: (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .shownValue */ .JJ4)(given.name, given.text), message };
}
// build/settings/merge.js
function crossMistake(merged, name2, rest) {
  const given = merged.given.get(name2);
  const sentence = typeof rest === "string" ? `${writtenValue(given, name2)} ${rest}` : `${rest.about} ${rest.rest}`;
  return {
    setting: name2,
    value: given === void 0 ? "" : (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .shownValue */ .JJ4)(name2, given.text),
    message: `${given?.prefix ?? ""}${name2}: ${sentence}`
  };
}
// build/settings/triggers.js
function readTriggers(inputs) {
  const merged = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .merge */ .h1I)((0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .collect */ .Fod)([inputs]));
  const mistakes2 = merged.mistakes.filter(({ setting }) => _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .names2 */ .Vjm.has(setting));
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
}
// build/action/asked-objective.js
function askedObjective({ command, origin, waiting }) {
  if (waiting?.objective !== void 0) {
    const { keyless: _, ...objective2 } = waiting.objective;
    return objective2;
  }
  if (command.kind !== "objective")
    return void 0;
  const { objective, criteria, max } = command;
  const text = origin.via === "label" ? (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .forPromptRendered */ .PSQ)(objective).trim().slice(0, _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .MOST_CHARS */ .mGs) : objective;
  return {
    text: text === "" ? origin.issue.title : text,
    ...criteria === void 0 ? {} : { criteria },
    ...max === void 0 ? {} : { max }
  };
}
// build/adapters/git/index-stat.js
function compareStats(entry2, stats, writtenNs) {
  const mtimeNs = timeAt(entry2, 8);
  const agrees = stats.mtimeNs === mtimeNs && (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .low32 */ .U56)(stats.ino) === entry2.readUInt32BE(20) && (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .low32 */ .U56)(stats.size) === entry2.readUInt32BE(36) && modeOfStats(stats) === entry2.readUInt32BE(24);
  if (!agrees)
    return "changed";
  return mtimeNs < writtenNs && stats.ctimeNs === timeAt(entry2, 0) ? "same" : "racy";
}
// build/adapters/git/paths.js
function decodeByteWise(bytes) {
  let text = "";
  for (let at2 = 0; at2 < bytes.length; ) {
    const length = sequenceLength(bytes[at2] ?? 0);
    const char = decodeOne(bytes.subarray(at2, at2 + length));
    text += char ?? String.fromCharCode(_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .surrogateBase */ .OYq + (bytes[at2] ?? 0));
    at2 += char === void 0 ? 1 : length;
  }
  return text;
}
// build/adapters/git/index-file.js
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
// build/adapters/git/index-file.js
function isHidden(bytes, at2) {
  const flags = bytes.readUInt16BE(at2 + 60);
  if ((flags & _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .assumeUnchangedFlag */ .cKh) !== 0)
    return true;
  return (flags & _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .extendedFlag */ .aPO) !== 0 && (bytes.readUInt16BE(at2 + 62) & 16384) !== 0;
}
// build/adapters/git/folder.js
async function removeSlowly(place, breathe) {
  const { dir, path } = place;
  if ((0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .kindIn */ .aG)(place) === "folder" && path.length <= _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .longPath */ .QZy) {
    for (const item of (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .listFolder */ .btA)(dir, path))
      await removeSlowly((0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .below */ .Gzi)(place, item), breathe);
  }
  (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .removePath */ ._bj)(dir, path);
  await breathe();
}
// build/adapters/git/folder.js
function unchangeable(path, cause) {
  const message = `${path.replace(/\/$/, "")} can be neither changed nor removed: it was made immutable or belongs to another user. Remove it (chattr -i) and run again. ${cause.message}`;
  return Object.assign(new Error(message, { cause }), { code: "EROFS", path });
}
// build/adapters/git/layer-relocate.js
async function relocate(copy, parts) {
  const place = placeOf(copy.source);
  for (const part of parts) {
    const roots = part.filter((root) => ["file", "folder"].includes((0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .kindAt */ .Ii0)(copy.dir, root) ?? ""));
    for (const path of await filesNaming(copy, roots))
      rewrite(copy.dir, path, (text) => text.replace(place, () => bytesOf(copy.dir)));
  }
}
// build/adapters/git/layer-relocate.js
async function filesNaming({ source, dir }, roots) {
  if (roots.length === 0)
    return [];
  const args = ["-rlI", "--null", "-F", "-e", source, "--", ...roots.map((root) => `./${root}`)];
  const { stdout } = await (0,_layer_0_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_git_run_to_end__runToEnd */ .zB)({ program: "grep", args, cwd: dir, env: { PATH: "/usr/bin:/bin", LC_ALL: "C" } });
  return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .splitNames */ .bZl)(stdout).map((name2) => name2.replace(/^\.\//, ""));
}
// build/adapters/git/layer-relocate.js
function placeOf(source) {
  const name2 = String.raw`[\w.+~@\x80-\xff-]`;
  const flag = String.raw`(?<=(?<![\w/])-[A-Za-z])`;
  return new RegExp(`(?:(?<!${name2})|${flag})${literal2(bytesOf(source))}(?!${name2})`, "g");
}
// build/adapters/git/layer-relocate.js
function rewrite(dir, path, change) {
  const place = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .inside */ .nxN)(dir, path);
  try {
    const found = readText(place);
    const text = found === void 0 ? "" : change(found.text);
    if (found !== void 0 && text !== found.text)
      replace(place, { ...found, text });
  } catch {
  }
}
// build/adapters/git/layer-relocate.js
function readText(place) {
  const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(place, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK);
  try {
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(file);
    return stats.isFile() && stats.size <= _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .mostBytes */ .j$X ? { text: (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(file, "latin1"), stats } : void 0;
  } finally {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
  }
}
// build/adapters/git/layer-relocate.js
function replace(place, { text, stats }) {
  const fresh = Buffer.concat([Buffer.from(place), Buffer.from(`.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_2__.randomBytes)(8).toString("hex")}`)]);
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
async function copyRoots({ source, staysPut }, dir, roots) {
  const present = roots.filter((root) => (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .kindAt */ .Ii0)(source, root) !== void 0);
  const parts = chunks(present);
  for (const part of parts)
    await copyPart(source, dir, part);
  for (const root of present)
    retarget({ source, dir }, root);
  if (staysPut === true)
    await relocate({ source, dir }, parts);
}
// build/adapters/git/layer-copy.js
function chunks(roots) {
  const parts = [];
  let room = 0;
  for (const root of roots) {
    const bytes = Buffer.byteLength(root) + 1;
    if (bytes > room) {
      parts.push([]);
      room = _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .argumentBytes */ .rP1;
    }
    parts.at(-1)?.push(root);
    room -= bytes;
  }
  return parts;
}
// build/adapters/git/layer-copy.js
async function copyPart(source, dir, roots) {
  const args = ["-a", "--reflink=auto", "--parents", "--", ...roots.map((root) => `./${root}`), dir];
  const result = await (0,_layer_0_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_git_run_to_end__runToEnd */ .zB)({ program: "cp", args, cwd: source, env: { PATH: "/usr/bin:/bin", LC_ALL: "C" } });
  if (result.exitCode === 0)
    return;
  for (const root of roots)
    await copySlowly((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(source, root), (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(dir, root));
}
// build/adapters/git/layer-copy.js
async function copySlowly(from, to) {
  await (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .makeFolder */ .fcL)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(to));
  await (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__.cp)(from, to, {
    recursive: true,
    verbatimSymlinks: true,
    preserveTimestamps: true,
    mode: node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.COPYFILE_FICLONE,
    filter: (path) => !isSpecial(path)
  });
}
// build/adapters/git/layer-copy.js
function retarget(copy, path, kind = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .kindAt */ .Ii0)(copy.dir, path)) {
  if (kind === "folder") {
    for (const item of (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .listFolder */ .btA)(copy.dir, path))
      retarget(copy, (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .joinPath */ .uJ3)(path, item.name), item.kind);
  }
  if (kind !== "link")
    return;
  const place = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .inside */ .nxN)(copy.dir, path);
  const target = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readlinkSync)(place);
  if (!target.startsWith(`${copy.source}/`))
    return;
  (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.unlinkSync)(place);
  (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.symlinkSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.relative)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(copy.dir, path)), (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(copy.dir, (0,node_path__WEBPACK_IMPORTED_MODULE_3__.relative)(copy.source, target))), place);
}
// build/adapters/git/layer.js
async function listIgnored({ repository: { git: git2 }, workspace, commit }, indexFile) {
  await git2.ok([..._layer_0_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_git_first_args__readTreeArgs */ .yF, commit], { indexFile });
  return git2.ok(_layer_0_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_git_first_args__ignoredArgs */ .cc, { indexFile, workTree: workspace });
}
// build/adapters/git/layer.js
async function checkSource({ source, origin }, copied) {
  const roots = new Set(copied);
  const found = await (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .stampLayer */ .FEr)({ roots }, source);
  const expected = new Map([...origin].filter(([path]) => isUnder(path, roots)));
  const [changed] = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .differences */ .tXd)(expected, found);
  if (changed === void 0)
    return;
  throw new Error(`${(0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(source, changed)} was changed during the run: the workspace is the source of ignored files such as dependencies, and a copy of it can no longer be trusted. Nothing may write to the workspace while the action works; run the job again on a fresh checkout.`);
}
// build/core/detect-checks.js
function detectCheck(manifests) {
  for (const { because, command } of _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .detectors */ .mWD) {
    const found = command(manifests);
    if (found !== void 0)
      return { check: { name: "test", command: found }, because };
  }
  return void 0;
}
// build/core/detect-checks.js
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
// build/core/detect-checks.js
function declaresTest(packageJson) {
  try {
    const manifest = JSON.parse(packageJson);
    const script = manifest?.scripts?.test;
    return typeof script === "string" && script.trim() !== "" && !script.includes("no test specified");
  } catch {
    return false;
  }
}
// build/core/prd-search.js
function prdPlaces(search) {
  if (search.prd !== void 0)
    return search.prd;
  if (search.feature !== void 0)
    return `.ralph/${search.feature}/prd.json`;
  return [".ralph/<feature>/prd.json", ..._layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .usualPlaces */ .dOT].join(", ");
}
// build/core/prd-search.js
function knownFeatures(paths, { prd, feature }) {
  const known3 = prd !== void 0 || feature === void 0 ? [] : (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .featureFolders */ .w4Y)(paths).map(_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .featureName */ .qxn);
  if (known3.length === 0)
    return "";
  const more = known3.length > _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .MOST_NAMED */ .SEY ? ` and ${known3.length - _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .MOST_NAMED */ .SEY} more` : "";
  return ` Folders below .ralph that have one: ${known3.slice(0, _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .MOST_NAMED */ .SEY).join(", ")}${more}.`;
}
// build/core/prd-branch.js
function isValidBranchName(name2) {
  if (name2 === "" || name2 === "@" || name2 === "HEAD" || name2.startsWith("refs/"))
    return false;
  if (_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .FORBIDDEN */ .AYW.test(name2))
    return false;
  return name2.split("/").every(isValidComponent);
}
// build/core/prd-bytes.js
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
function prdError(file, problems, more = 0) {
  const [first] = problems;
  const message = problems.length === 1 ? (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__.at)(file, first) : list(file, problems, more);
  return {
    code: first.code,
    message,
    ...first.line === void 0 ? {} : { line: first.line },
    ...first.story === void 0 ? {} : { story: first.story },
    ...problems.length === 1 ? {} : { each: eachOf(file, problems, more) }
  };
}
// build/core/prd-error.js
function eachOf(file, problems, more) {
  const each = problems.map((problem2) => (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__.at)(file, problem2));
  return more > 0 ? [...each, `${file} has ${more} more ${more === 1 ? "problem" : "problems"}.`] : each;
}
// build/core/prd-error.js
function list(file, problems, more) {
  const lines = problems.map((problem2) => {
    const place = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .where */ ._M9)(problem2);
    return `- ${place === "" ? "" : `${place}: `}${problem2.text}`;
  });
  if (more > 0)
    lines.push(`- and ${more} more`);
  return [`${file} has ${problems.length + more} problems:`, ...lines].join("\n");
}
// build/core/prd-json.js
function escapeLength(text, at2) {
  const letter = text[at2 + 1] ?? "";
  if (letter === "u")
    return /^[0-9a-fA-F]{4}$/.test(text.slice(at2 + 2, at2 + 6)) ? 6 : 0;
  return letter !== "" && '"\\/bfnrt'.includes(letter) ? 2 : 0;
}
// build/core/prd-json.js
function failInString(scanner, at2) {
  scanner.position = at2;
  if (at2 >= scanner.text.length)
    return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .fail */ .fJG)(scanner, "a closing quote");
  return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .fail */ .fJG)(scanner, scanner.text[at2] === "\\" ? "a valid escape" : "an escape such as \\n");
}
// build/core/prd-json-read.js
function memberValuesOf(tape, row) {
  const rows2 = [];
  const stop = tape.next[row] ?? 0;
  for (let at2 = row + 2; at2 < stop; at2 = (tape.next[at2] ?? stop) + 1)
    rows2.push(at2);
  return rows2;
}
// build/core/prd-json-read.js
function describe(tape, row) {
  const raw = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .harmless */ .IsV)((0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .shorten */ .mlB)((0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .rawOf */ .UDm)(tape, row).replace(/\s+/g, " ")));
  switch ((0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .kindOf2 */ .uyW)(tape, row)) {
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
function faultProblem(text, fault) {
  const before = text.slice(0, fault.position);
  const line = lineCount(before, 0, before.length) + 1;
  const column = before.length - (before.lastIndexOf("\n") + 1) + 1;
  if (fault.kind === "too-deep") {
    return problem("too-deep", line, `nested deeper than ${fault.expected}, at column ${column}. Flatten it.`);
  }
  const found = text[fault.position] ?? "";
  const seen = found === "" ? "the end of the file" : (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .quote2 */ .H6c)(String.fromCodePoint(text.codePointAt(fault.position) ?? 0));
  const sentence = `not valid JSON at column ${column}: expected ${fault.expected}, found ${seen}.`;
  return problem("invalid-json", line, `${sentence} ${hint(text, before, found)}`.trimEnd());
}
// build/core/prd-fault.js
function hint(text, before, found) {
  if (before.trim() === "") {
    const start2 = text.slice(before.length, before.length + 200);
    const other = _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .OTHER_FILES */ .pgQ.find(([beginning]) => beginning.test(start2))?.[1];
    if (other !== void 0)
      return other;
  }
  if ((found === "}" || found === "]") && before.trimEnd().endsWith(","))
    return "Remove the comma before it.";
  if (found === '"')
    return "A comma or a colon before it may be missing, or a quote inside a text needs a backslash.";
  return _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .HINTS */ .NIj[found] ?? "Correct it there.";
}
// build/core/prd-node.js
function addProblem({ problems, more }, problem2) {
  const behind = problems.findLastIndex(({ line }) => (line ?? 0) <= (problem2.line ?? 0)) + 1;
  if (behind < _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_LISTED */ .Blq)
    problems.splice(behind, 0, problem2);
  if (behind >= _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_LISTED */ .Blq || problems.length > _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_LISTED */ .Blq)
    more.problems += 1;
  problems.length = Math.min(problems.length, _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_LISTED */ .Blq);
}
// build/core/prd-node.js
function feedsOf(text) {
  const feeds = new Uint32Array(lineCount(text, 0, text.length));
  let at2 = -1;
  for (let index = 0; index < feeds.length; index += 1) {
    at2 = text.indexOf("\n", at2 + 1);
    feeds[index] = at2;
  }
  return feeds;
}
// build/core/prd-node.js
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
// build/core/prd-node.js
function checkStoryKind(tape, found, findings) {
  const { row, node } = found;
  if ((0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .kindOf2 */ .uyW)(tape, row) === "object")
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
function readId(tape, row) {
  if (row === void 0 || (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .kindOf2 */ .uyW)(tape, row) === "null")
    return { kind: "none" };
  const text = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .kindOf2 */ .uyW)(tape, row) === "number" ? wholeNumber((0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .rawOf */ .UDm)(tape, row)) : (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .stringOf */ .Je9)(tape, row);
  if (text === void 0 || text.trim() === "")
    return { kind: "invalid", seen: describe(tape, row) };
  return { kind: "id", text };
}
// build/core/prd-id.js
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
// build/core/prd-id.js
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
  const flaw4 = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .flawOf2 */ .W8F)(story.id);
  return flaw4 === void 0 ? void 0 : { code: "id-invalid", text: `"id" ${flaw4}. Use one such as "US-001".` };
}
// build/core/prd-id.js
function repeatedText(draft, first, line) {
  const { id } = first.story;
  const what = id === draft.story.id ? "the id is used already" : `the id differs only by case from ${(0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .quote2 */ .H6c)(id)}, which is used`;
  return `${what} on line ${line}. Give one of the two another id.`;
}
// build/core/prd-cycle.js
function findCycles(edges, limit) {
  const search = { edges, limit, mark: new Uint8Array(edges.length), cycles: [] };
  for (let root = 0; root < edges.length; root += 1) {
    if (search.mark[root] === _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .NEW */ .dy3)
      walk(search, root);
  }
  return search.cycles;
}
// build/core/prd-cycle.js
function walk(search, root) {
  const path = [root];
  const nextEdge = [0];
  search.mark[root] = _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .OPEN */ .vP5;
  for (let node = path.at(-1); node !== void 0; node = path.at(-1)) {
    const edge = nextEdge.at(-1) ?? 0;
    nextEdge[nextEdge.length - 1] = edge + 1;
    const target = search.edges[node]?.[edge];
    if (target === void 0) {
      search.mark[node] = _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .CLOSED */ .VaH;
      path.pop();
      nextEdge.pop();
    } else if (search.mark[target] === _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .NEW */ .dy3) {
      search.mark[target] = _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .OPEN */ .vP5;
      path.push(target);
      nextEdge.push(0);
    } else if (search.mark[target] === _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .OPEN */ .vP5 && search.cycles.length < search.limit) {
      search.cycles.push(path.slice(path.indexOf(target)));
    }
  }
}
// build/core/prd-links.js
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
      const text = `"${needs.key}" names ${(0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .quote2 */ .H6c)(name2)}, which is no story of this file. Correct the id or remove it.`;
      addProblem(findings, { ...placeOf2(draft, findings), code: "dependency-unknown", text });
    } else
      targets.push(target);
  }
  return targets.length > 1 ? [...new Set(targets)] : targets;
}
// build/core/prd-links.js
function namesOf(needs, positions) {
  const [text] = needs.names;
  if (!needs.isText || text === void 0 || positions.has(text.toLowerCase()))
    return needs.names;
  return text.split(",").map((name2) => name2.trim()).filter((name2) => name2 !== "");
}
// build/core/prd-links.js
function reportCycle(drafts, cycle, findings) {
  const members = cycle.flatMap((index) => drafts[index] ?? []);
  const [first] = members;
  if (first === void 0)
    return;
  const ids = members.map((draft) => draft.story.id);
  const shown = ids.length > _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_NAMED */ .vW8 ? [...ids.slice(0, _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_NAMED */ .vW8), `(${ids.length - _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_NAMED */ .vW8} more)`] : ids;
  const path = [...shown, first.story.id].map((id) => (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .harmless */ .IsV)((0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .shorten */ .mlB)(id))).join(" -> ");
  const text = members.length === 1 ? "it depends on itself. Remove that dependency." : `its dependencies lead back to it: ${path}. Remove one of them.`;
  addProblem(findings, { ...placeOf2(first, findings), code: "dependency-cycle", text });
}
// build/core/prd-marker.js
function readMarker(tape, values) {
  for (const key of _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .MARKER_KEYS */ .uiS) {
    const row2 = values.get(key);
    if (row2 !== void 0)
      return booleanMarker(tape, key, row2);
  }
  const row = values.get("status");
  return row === void 0 ? { kind: "absent" } : statusMarker(tape, row);
}
// build/core/prd-marker.js
function booleanMarker(tape, key, row) {
  const kind = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .kindOf2 */ .uyW)(tape, row);
  if (kind === "null")
    return { kind, key, row };
  if (kind === "boolean")
    return { kind, key, row, passes: (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .rawOf */ .UDm)(tape, row) === "true" };
  const text = `"${key}" is ${describe(tape, row)}, not true or false. Write true or false without quotes.`;
  return { kind: "invalid", code: "marker-not-boolean", text };
}
// build/core/prd-marker.js
function statusMarker(tape, row) {
  if ((0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .kindOf2 */ .uyW)(tape, row) === "null")
    return { kind: "null", key: "status", row };
  const word = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .stringOf */ .Je9)(tape, row) ?? "";
  const meaning = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .statusMeaning */ .ujn)(word);
  if (meaning !== void 0)
    return { kind: "status", row, word, meaning };
  const advice = 'Use "pending", "done" or "blocked", or write "passes": false instead.';
  return {
    kind: "invalid",
    code: "status-unknown",
    text: `"status" is ${describe(tape, row)}, which is unknown. ${advice}`
  };
}
// build/core/prd-marker.js
function isEligible(tape, values) {
  const skip = values.get("skip");
  if (skip !== void 0 && (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .rawOf */ .UDm)(tape, skip) === "true")
    return false;
  return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .statusMeaning */ .ujn)((0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .stringOf */ .Je9)(tape, values.get("status")) ?? "") !== "ineligible";
}
// build/core/prd-value.js
function readTitle(tape, values) {
  for (const key of ["title", "name", "description"]) {
    const text = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .stringOf */ .Je9)(tape, values.get(key))?.trim() ?? "";
    const line = key === "description" ? text.split(/\r?\n/, 1)[0] : (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .oneLine2 */ .zvV)(text);
    if (line !== void 0 && line !== "")
      return line.trim();
  }
  return void 0;
}
// build/core/prd-value.js
function criterionText(tape, row) {
  const { values } = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .membersOf */ .lSh)(tape, row);
  for (const key of _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .CRITERION_TEXT_KEYS */ .Jry) {
    const text = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .stringOf */ .Je9)(tape, values.get(key))?.trim() ?? "";
    if (text !== "")
      return text;
  }
  return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .rawOf */ .UDm)(tape, row).replace(/\s+/g, " ");
}
// build/core/prd-value.js
function readPriority(tape, row) {
  if (row === void 0 || (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .kindOf2 */ .uyW)(tape, row) === "null")
    return { ok: true, priority: void 0 };
  const written = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .kindOf2 */ .uyW)(tape, row) === "number" ? (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .rawOf */ .UDm)(tape, row) : (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .stringOf */ .Je9)(tape, row)?.trim();
  if (written === "")
    return { ok: true, priority: void 0 };
  const priority = written === void 0 ? void 0 : (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .priorityOf */ .a2$)(written);
  if (priority !== void 0)
    return { ok: true, priority };
  const advice = "Use a number, or critical, high, medium, low, or P0 to P4.";
  return { ok: false, text: `"priority" is ${describe(tape, row)}, which is unknown. ${advice}` };
}
// build/core/prd-value.js
function readTexts(tape, row) {
  if (row === void 0)
    return _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .NONE2 */ .TUf;
  const rows2 = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .kindOf2 */ .uyW)(tape, row) === "array" ? (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .elementsOf */ .ZE)(tape, row) : [row];
  return rows2.flatMap((at2) => (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .stringOf */ .Je9)(tape, at2)?.trim() ?? []).filter(_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .isText */ .KHl);
}
// build/core/prd-needs.js
function readNeeds(tape, values) {
  for (const key of _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .DEPENDENCY_KEYS */ .Jis) {
    const row = values.get(key);
    if (row === void 0 || (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .kindOf2 */ .uyW)(tape, row) === "null")
      continue;
    const needs = needsOf2(tape, { key, row });
    if (needs.names.length + needs.odd.length > 0)
      return needs;
  }
  return void 0;
}
// build/core/prd-needs.js
function needsOf2(tape, { key, row }) {
  const names3 = [];
  const odd = [];
  for (const at2 of (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .kindOf2 */ .uyW)(tape, row) === "array" ? (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .elementsOf */ .ZE)(tape, row) : [row]) {
    const name2 = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .kindOf2 */ .uyW)(tape, at2) === "number" ? wholeNumber((0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .rawOf */ .UDm)(tape, at2)) : (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .stringOf */ .Je9)(tape, at2)?.trim();
    if (name2 === void 0)
      odd.push(describe(tape, at2));
    else if (name2 !== "")
      names3.push(name2);
  }
  return { key, names: names3, isText: (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .kindOf2 */ .uyW)(tape, row) === "string", odd };
}
// build/core/prd-typo.js
function meantBy(typed, present) {
  const name2 = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .plainName */ .MH1)(typed);
  const same = _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .KNOWN */ .cRu.filter(({ plain: plain4 }) => plain4 === name2);
  if (same.length > 0)
    return same.some(({ key }) => present.has(key)) ? void 0 : same[0]?.key;
  if (name2.length < _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .LEAST_LETTERS */ .COA || /\d/.test(name2))
    return void 0;
  const word = _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .OTHER_WORDS */ .vcB.get(name2);
  const alike = _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .KNOWN */ .cRu.filter(({ key, plain: plain4 }) => word === void 0 ? isAlike(name2, plain4) : key === word);
  const absent2 = alike.filter(({ row }) => !row.some((key) => present.has(key))).map(({ key }) => key);
  const near = word === void 0 ? nearest(typed, absent2) : absent2[0];
  return near === void 0 || word !== void 0 || isSlip(name2, (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .plainName */ .MH1)(near)) ? near : void 0;
}
// build/core/prd-typo.js
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
// build/core/prd-typo.js
function isSlip(name2, known3) {
  const [short, long] = name2.length < known3.length ? [name2, known3] : [known3, name2];
  if (long.length > short.length + 1 && (long.startsWith(short) || long.endsWith(short)))
    return false;
  return editDistance(name2, known3) <= (name2.length < _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .LETTERS_OF_TWO_SLIPS */ .HAP ? 1 : 2);
}
// build/core/prd-story.js
function readStory(tape, found, findings) {
  const { row, node } = found;
  const members = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .membersOf */ .lSh)(tape, row);
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
    id: id.kind === "id" ? id.text : (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .generatedId */ .$e5)(node.position),
    index: node.position - 1,
    title: titleOf(reading),
    passes: markerPasses(marker),
    eligible: isEligible(tape, values),
    priority: priorityOf2(reading),
    dependsOn: _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .NO_STORIES */ .a8M,
    allow: readTexts(tape, values.get("allow")),
    tests: readTexts(tape, values.get("tests")),
    raw: (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .rawOf */ .UDm)(tape, row)
  };
  return {
    ...{ story, begin: node.begin, id: id.kind === "id" ? { kind: "id" } : id, needs: readNeeds(tape, values) },
    markerKey: marker.kind === "boolean" ? marker.key : void 0,
    statusWord: marker.kind === "status" ? marker.word : void 0
  };
}
// build/core/prd-story.js
function checkKeys({ members, place, findings }) {
  for (const { key } of members.repeated) {
    if (!_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .SINGLE_KEYS */ .w2j.includes(key))
      continue;
    addProblem(findings, { ...place, code: "duplicate-key", text: `the key "${key}" stands twice in it. Keep one.` });
  }
}
// build/core/prd-story.js
function markerOf({ tape, members, place, findings }) {
  const marker = readMarker(tape, members.values);
  if (marker.kind === "invalid")
    addProblem(findings, { ...place, code: marker.code, text: marker.text });
  return marker;
}
// build/core/prd-story.js
function titleOf({ tape, members, place, findings }) {
  const title = readTitle(tape, members.values);
  if (title !== void 0)
    return title;
  const typed = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .typosOf */ .DRb)([...members.values.keys()]).find(({ meant }) => meant === "title")?.typed;
  const advice = typed === void 0 ? 'Add a "title".' : `Did you mean "title" by ${(0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .quote2 */ .H6c)(typed)}?`;
  const text = `it has no title: "title", "name" and "description" are absent or blank. ${advice}`;
  addProblem(findings, { ...place, code: "title-missing", text });
  return "";
}
// build/core/prd-story.js
function checkCriteria({ tape, members, place, findings }) {
  if ((0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .readCriteria */ .oHc)(tape, members.values).length > 0)
    return;
  (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .addWarning */ .AfZ)(findings, { ...place, text: 'it has no acceptance criteria. Add an "acceptanceCriteria" list.' });
}
// build/core/prd-story.js
function checkAgreement({ tape, members, place, findings }, marker) {
  const row = members.values.get("status");
  const status = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .statusMeaning */ .ujn)((0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .stringOf */ .Je9)(tape, row) ?? "");
  if (row === void 0 || status === void 0)
    return;
  if (marker.kind !== "boolean" && marker.kind !== "null" || markerPasses(marker) === (status === "done"))
    return;
  const value = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .rawOf */ .UDm)(tape, marker.row);
  const text = `"${marker.key}" is ${value} but "status" is ${describe(tape, row)}; "${marker.key}" counts. Make them agree.`;
  (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .addWarning */ .AfZ)(findings, { ...place, text });
}
// build/core/prd-story.js
function checkSkip({ tape, members, place, findings }) {
  const row = members.values.get("skip");
  if (row === void 0 || ["boolean", "null"].includes((0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .kindOf2 */ .uyW)(tape, row)))
    return;
  const text = `"skip" is ${describe(tape, row)} and has no effect. Write true or false.`;
  (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .addWarning */ .AfZ)(findings, { ...place, text });
}
// build/core/prd-story.js
function priorityOf2({ tape, members, place, findings }) {
  const result = readPriority(tape, members.values.get("priority"));
  if (result.ok)
    return result.priority;
  addProblem(findings, { ...place, code: "priority-unknown", text: result.text });
  return void 0;
}
// build/core/prd-list.js
function findStoryList(tape) {
  const kind = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .kindOf2 */ .uyW)(tape, 0);
  if (kind === "array")
    return { ok: true, rows: (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .elementsOf */ .ZE)(tape, 0), top: /* @__PURE__ */ new Map() };
  if (kind !== "object") {
    return refuse3("no-story-list", `the file holds ${describe(tape, 0)}, not an object or a list. ${_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .ADVICE */ .hcz}`);
  }
  const { values, repeated } = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .membersOf */ .lSh)(tape, 0);
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
// build/core/prd-list.js
function topLists(tape, values) {
  return _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .LIST_KEYS */ .Uoe.flatMap((name2) => {
    const row = values.get(name2);
    if (row === void 0 || (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .kindOf2 */ .uyW)(tape, row) !== "array")
      return [];
    return [candidate(tape, { name: name2, rows: (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .elementsOf */ .ZE)(tape, row), needsMarker: _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .SHARED_KEYS */ .nze.includes(name2) })];
  });
}
// build/core/prd-list.js
function groupedLists(tape, values) {
  return _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .GROUP_KEYS */ .l4.flatMap((group) => {
    const row = values.get(group);
    if (row === void 0 || (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .kindOf2 */ .uyW)(tape, row) !== "array")
      return [];
    const groups2 = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .elementsOf */ .ZE)(tape, row).filter((at2) => (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .kindOf2 */ .uyW)(tape, at2) === "object");
    const members = groups2.map((at2) => (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .membersOf */ .lSh)(tape, at2).values);
    return _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .LIST_KEYS */ .Uoe.flatMap((list2) => {
      const lists = members.flatMap((member) => member.get(list2) ?? []).filter((at2) => (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .kindOf2 */ .uyW)(tape, at2) === "array");
      const rows2 = lists.flatMap((at2) => (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .elementsOf */ .ZE)(tape, at2));
      return lists.length === 0 ? [] : [candidate(tape, { name: `${group}[].${list2}`, rows: rows2, needsMarker: true })];
    });
  });
}
// build/core/prd-list.js
function choose(candidates) {
  if (candidates.length < 2)
    return candidates;
  const marked = candidates.filter((found) => found.marked);
  if (marked.length > 0)
    return marked;
  const filled = candidates.filter((found) => found.rows.length > 0);
  return filled.length === 1 ? filled : candidates;
}
// build/core/prd-list.js
function severalText(candidates) {
  const names3 = candidates.map(({ name: name2 }) => `"${name2}"`).join(" and ");
  const one = candidates.every(({ marked }) => marked) ? "more than one has done markers" : "none has done markers";
  return `the file has several story lists, ${names3}, and ${one}. Keep one, or give only one of them "passes": false.`;
}
// build/core/prd-list.js
function missingText(tape, found) {
  const unmarked = found.candidates[0];
  if (unmarked !== void 0) {
    return `a product document, not a ralph PRD: the list "${unmarked.name}" has no done marker. Add "passes": false to each story in it.`;
  }
  const wrong = _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .LIST_KEYS */ .Uoe.map((key) => ({ key, row: found.values.get(key) })).find(({ row }) => row !== void 0);
  if (wrong?.row !== void 0) {
    return `a product document, not a ralph PRD: "${wrong.key}" is ${describe(tape, wrong.row)}, not a list. ${_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .ADVICE */ .hcz}`;
  }
  const keys2 = [...found.values.keys()];
  const named2 = keys2.slice(0, 5).map(_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .quote2 */ .H6c).join(", ");
  const seen = keys2.length === 0 ? "" : `, only ${named2}${keys2.length > 5 ? " and others" : ""}`;
  return `a product document, not a ralph PRD: it has no story list${seen}. ${_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .ADVICE */ .hcz}`;
}
// build/core/prd-typo-warning.js
function warnOfTypos(drafts, findings) {
  const shapes = { known: /* @__PURE__ */ new Map(), last: void 0 };
  const found = /* @__PURE__ */ new Map();
  for (const draft of drafts) {
    const story = JSON.parse(draft.story.raw);
    for (const typo of (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .shapeOf */ .F5z)(story, shapes).typos) {
      const before = found.get(typo.typed);
      if (before === void 0)
        found.set(typo.typed, { typo, first: draft, stories: 1 });
      else
        before.stories += 1;
    }
  }
  const warnings = [...found.values()].slice(0, _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .MOST_WARNINGS */ .ooW);
  findings.warnings.unshift(...warnings.map((each) => ({ ...placeOf2(each.first, findings), text: textOf2(each) })));
}
// build/core/prd-typo-warning.js
function textOf2({ typo, stories }) {
  const others = stories - 1;
  const also = others === 0 ? "" : `, here and in ${others} other ${others === 1 ? "story" : "stories"}`;
  return `the key ${(0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .quote2 */ .H6c)(typo.typed)} is not read${also}. Did you mean "${typo.meant}"?`;
}
// build/core/prd-reading.js
function readByTape(text, origin, findings) {
  const scanned = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .scanJson */ .Eyq)(text);
  if (!scanned.ok)
    return { ok: false, problem: faultProblem(text, scanned.fault) };
  const { tape } = scanned;
  const list2 = findStoryList(tape);
  if (!list2.ok)
    return list2;
  const begins = list2.rows.map((row) => tape.start[row] ?? 0);
  const starts = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .bytePlaces */ .LOi)(text, begins, origin);
  const found = list2.rows.map((row, index) => ({ row, node: { position: index + 1, begin: begins[index] ?? 0 } }));
  const stories = found.filter((story) => checkStoryKind(tape, story, findings));
  const drafts = stories.map((story) => readStory(tape, story, findings));
  warnOfTypos(drafts, findings);
  return { ok: true, reading: { starts, drafts, top: list2.top, tape } };
}
// build/core/prd-word.js
function oppositeWord(word, passes, style) {
  const known3 = passes ? style.doneWord : style.openWord;
  if (known3 !== void 0)
    return known3;
  const plain4 = word.toLowerCase();
  const pair = _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .PAIRS */ .Ox2.find(([open2, done2]) => (passes ? open2 : done2) === plain4);
  const partner = passes ? pair?.[1] : pair?.[0];
  return inCaseOf(word, partner ?? (passes ? "done" : "pending"));
}
// build/core/prd-word.js
function inCaseOf(model, word) {
  if (model === model.toUpperCase())
    return word.toUpperCase();
  const first = model.charAt(0);
  return first === first.toUpperCase() ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}
// build/core/prd-meant.js
function meantStory(typed, ids) {
  if (ids.includes(typed))
    return typed;
  const name2 = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .plainName */ .MH1)(typed);
  const same = ids.find((id) => (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .plainName */ .MH1)(id) === name2);
  if (same !== void 0)
    return same;
  const numbered = ids.filter((id) => withoutZeros((0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .plainName */ .MH1)(id)) === withoutZeros(name2));
  return numbered.length === 1 ? numbered[0] : void 0;
}
// build/action/find-prd.js
async function missing(repository, search) {
  const { paths } = search;
  for (const path of (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .wanted */ .Olm)(paths, search)) {
    if (exists((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(search.workspace, path))) {
      return `${path} exists in the workspace but is not committed (ignored by git or never added), so no run can see it. Commit it: git add -f ${path}`;
    }
  }
  const meant = await meantInstead(repository, search);
  const advice = meant ?? " Commit one, or set the input prd to its path.";
  return `No prd.json was found. Looked at: ${prdPlaces(search)}.${knownFeatures(paths, search)}${advice}`;
}
// build/action/find-prd.js
async function meantInstead(repository, search) {
  const { prd, feature, paths, commit, stories = [] } = search;
  if (prd !== void 0 || feature === void 0)
    return void 0;
  const lone = loneBacklogs(paths);
  for (const path of lone) {
    const read2 = await (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .readAt */ .m60)(repository, commit, path);
    const ids = read2.ok ? read2.prd.stories.map(({ id }) => id) : [];
    const story = meantStory(feature, ids);
    if (story === void 0)
      continue;
    const list2 = [...stories, story].join(",");
    return ` ${path} has a story ${story}: did you mean --story ${/\s/.test(list2) ? `"${list2}"` : list2} (the input story)?`;
  }
  return lone[0] === void 0 ? void 0 : ` For ${lone[0]} name no feature.`;
}
// build/action/narrow.js
function otherFeature({ feature }, wanted2) {
  if (feature === void 0 || wanted2 === void 0 || feature === wanted2)
    return [];
  return [`This workflow works on feature ${feature} alone, so a comment cannot ask for ${wanted2}.`];
}
// build/action/narrow.js
function besidePrd({ feature, prd }, command) {
  const wanted2 = command.kind === "run" ? command.feature : void 0;
  if (prd === void 0 || feature !== void 0 || wanted2 === void 0 || (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .featureName */ .qxn)(prd) === wanted2)
    return [];
  const instead = "Leave the word out; --story ID asks for a story of it.";
  return [`This workflow works on ${prd} alone, so a comment cannot ask for ${wanted2}. ${instead}`];
}
// build/action/narrow.js
function otherStories({ stories }, wanted2) {
  const others = stories.length === 0 ? [] : wanted2.filter((id) => !stories.includes(id));
  if (others.length === 0)
    return [];
  return [`This workflow works on ${stories.join(", ")} alone, so a comment cannot ask for ${others.join(", ")}.`];
}
// build/action/narrow.js
function modelsOf({ agent, reviewAgent }) {
  const agents = [agent, reviewAgent].flatMap((each) => typeof each === "object" && "model" in each ? [each] : []);
  return [...new Set(agents.flatMap(({ model }) => model ?? []))];
}
// build/action/narrow.js
function otherModel(settings, command) {
  if (command.kind !== "objective" || command.model === void 0)
    return [];
  const models = modelsOf(settings);
  if (models.includes(command.model) && "model" in settings.agent)
    return [];
  const has = models.length === 0 ? "none is configured" : `these are configured: ${models.join(", ")}`;
  return [`--model ${command.model} is none of the workflow's models; ${has}.`];
}
// build/action/narrow.js
function resumption({ resume }, command) {
  const isFresh = (command.kind === "run" || command.kind === "resume") && command.fresh || command.kind === "retry";
  if (isFresh)
    return { resume: "never", afresh: true };
  return { resume: command.kind === "resume" || command.kind === "fix" ? "always" : resume };
}
// build/core/objective.js
function objectiveBacklog({ text }) {
  const feature = hashedSlug(text);
  const story = { id: `objective-${feature.slice(-6)}`, title: titleOf2(text), description: text, passes: false };
  const bytes = new TextEncoder().encode(JSON.stringify({ description: text, userStories: [story] }));
  const read2 = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .readPrd */ .N2w)({ bytes, file: "objective" });
  if (!read2.ok)
    throw new Error(`An objective makes no story: ${read2.error.message}`);
  return { feature, prd: { ...read2.prd, warnings: [], notices: [] } };
}
// build/core/objective.js
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
// build/core/objective.js
function titleOf2(text) {
  const [line = ""] = text.split(/\r?\n/);
  const characters = [...line.trim()];
  return characters.length <= _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .MOST_TITLE */ .f0L ? line.trim() : `${characters.slice(0, _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .MOST_TITLE */ .f0L - 1).join("")}\u2026`;
}
// build/settings/resolve-replay.js
function replaySetting(merged) {
  const { replay_file: file, replay_match: match } = merged.values;
  if (file !== void 0)
    return { type: "replay", file, match };
  if (!(0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .areReadable */ .hG7)(merged, ["replay_file"]))
    return [];
  const message = "replay_file: is not given, but agent: replay needs it. Write the path of the cassette that a run with record: true wrote.";
  return [{ setting: "replay_file", value: "", message }];
}
// build/settings/resolve-agent.js
function implementingClient(merged, type) {
  const { model, escalation_model: escalationModel } = merged.values;
  return { ...clientSetting(merged, type, model), ...escalationModel && { escalationModel } };
}
// build/settings/resolve-agent.js
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
// build/settings/resolve-agent.js
function reviewingClient(merged, wanted2) {
  const { agent, model, review_model: own } = merged.values;
  if (!(0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .isClient */ .ocE)(agent) || agent === wanted2)
    return clientSetting(merged, wanted2, own ?? model);
  return { ...clientSetting(merged, wanted2, own), executable: void 0, version: void 0 };
}
// build/settings/resolve-agent.js
function resolveRehearsal(merged) {
  const { agent_args: args = [_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .DEFAULT_SCORE */ .veQ] } = merged.values;
  const path = parsePath(args[0] ?? "");
  if (args.length > 1) {
    const rest = "has more than one word. With agent: rehearsal, write the path of the score file alone.";
    return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .failed */ .gzD)(crossMistake(merged, "agent_args", rest));
  }
  if (path.ok)
    return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .done */ .Vw5)({ type: "rehearsal", scoreFile: path.value }, (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .ineffective */ .JdM)(merged, ["agent_command"]));
  return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .failed */ .gzD)(...path.problems.map(({ problem: problem2, help }) => crossMistake(merged, "agent_args", `${problem2} ${help}`)));
}
// build/settings/resolve-agent.js
function reviewingReplay(merged, implementer) {
  if (merged.values.agent === "replay" && implementer === void 0)
    return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .failed */ .gzD)();
  return resolveReplay(merged, ["review_command"], implementer);
}
// build/settings/resolve-agent.js
function resolveReplay(merged, unused, implementer) {
  const found = implementer?.type === "replay" ? implementer : replaySetting(merged);
  return "type" in found ? (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .done */ .Vw5)(found, (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .ineffective */ .JdM)(merged, unused)) : (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .failed */ .gzD)(...found);
}
// build/settings/resolve-agent.js
function noAgent() {
  const message = "agent: is not given, and there is no default. Write agent: claude or another client, agent: command together with agent_command, or agent: rehearsal to try the loop without a model.";
  return { setting: "agent", value: "", message };
}
// build/settings/resolve-agent.js
function noReviewCommand() {
  const message = 'review_command: is not given, but review_agent: command needs it. Write the command that starts the reviewer, for example review_command: "my-agent --review"; the prompt arrives on its stdin.';
  return { setting: "review_command", value: "", message };
}
// build/report/prompt-template.js
function readTemplate(role, { file, text }) {
  const known3 = _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .placeholders */ .FtG[role];
  const shown = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .forPrompt */ .wsf)(text);
  if (shown.trim() === "")
    return refused2(`${file} is empty. Write instructions for ${role}, or delete the file.`);
  if (shown.length > _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .MOST_TEMPLATE */ .RUz) {
    return refused2(`${file} has ${shown.length} characters, the limit is ${_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .MOST_TEMPLATE */ .RUz}. Shorten it.`);
  }
  const pieces = split(shown);
  const unknown2 = pieces.find((piece) => typeof piece !== "string" && !known3.includes(piece.name));
  if (unknown2 !== void 0 && typeof unknown2 !== "string") {
    const list2 = known3.map((name2) => `{{${name2}}}`).join(" ");
    return refused2(`${file}: {{${unknown2.name}}} is no placeholder. Known here: ${list2}. Write \\{{ for two braces.`);
  }
  return { ok: true, template: { role, pieces } };
}
// build/report/prompt-template.js
function applyTemplate(template, { rule, parts }) {
  const placed2 = new Set(template.pieces.map((piece) => typeof piece === "string" ? "" : piece.name));
  const missing2 = _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .needed */ .Owj[template.role].filter((name2) => !placed2.has(name2));
  const body = template.pieces.map((piece) => typeof piece === "string" ? piece : parts[piece.name]).join("");
  return [rule, body.trim(), ...missing2.map((name2) => parts[name2]), ""].join("\n\n").trimEnd().concat("\n");
}
// build/report/prompt-template.js
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
// build/action/templates.js
async function readOne(repository, commit, role) {
  const file = _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .templateFiles */ .o8J[role];
  const found = await repository.readFile(commit, file);
  if (found === void 0 || !found.mode.startsWith("100")) {
    return { problem: `${file} is not a regular file. Commit the file itself.` };
  }
  const result = readTemplate(role, { file, text: found.bytes.toString("utf8") });
  return result.ok ? { template: result.template } : { problem: result.problem };
}
// build/action/at-base.js
function noFolder2(folder, commit) {
  return `working_directory: "${folder}" is no folder of the policy base ${commit.slice(0, 10)}. Write the path of a folder that is committed there, relative to the root of the repository; a link to a folder does not count.`;
}
// build/action/base.js
function someBranches(refs) {
  const names3 = [...refs.keys()].filter((ref) => ref.startsWith("refs/heads/")).map((ref) => ref.slice(11));
  if (names3.length === 0)
    return "no branches at all";
  return names3.slice(0, 8).join(", ") + (names3.length > 8 ? ` and ${names3.length - 8} more` : "");
}
// build/adapters/isolation/refusal.js
function refusals(kind, tried) {
  const whys = [...new Set(tried.map(([, why]) => why))];
  return whys.map((why) => {
    const ways = tried.filter((one) => one[1] === why).map(([way]) => way);
    return `${kind} (${ways.join(" and ")}): ${why}`;
  });
}
// build/adapters/isolation/refusal.js
function refusalOf(wanted2, refused3) {
  const remedies2 = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .remediesOf */ .AJZ)(refused3);
  return [
    `isolation: ${wanted2} is not possible on this machine: ${refused3.join("; ")}.`,
    ...remedies2.length > 0 ? remedies2 : [_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .takes */ .nyZ[wanted2]],
    "isolation: auto takes the best level that there is."
  ].join(" ");
}
// build/adapters/isolation/ladder.js
async function tryOtherUser(call, tried) {
  if (call.wanted === "namespace")
    return void 0;
  const { tryUser } = await Promise.all(/* import() */[__webpack_require__.e(7532), __webpack_require__.e(5558)]).then(__webpack_require__.bind(__webpack_require__, 5558));
  const found = await tryUser(call);
  if (!found.ok) {
    tried.push(found.why);
    return void 0;
  }
  const { othersReach } = await __webpack_require__.e(/* import() */ 4923).then(__webpack_require__.bind(__webpack_require__, 4923));
  const cold = othersReach(call.home) ? [] : ["HOME is closed to other users, so caches and toolchains in it are not used."];
  const notes = [...(0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .refusalNotes */ .emZ)(tried), ...found.isolation.notes, ...cold];
  return { isolation: { ...found.isolation, notes }, homeUppers: void 0, user: found.user };
}
// build/action/isolation.js
function noWalls(notes) {
  const text = "isolation: this machine offers no walls around agents and gates (level process), and a run that a thread asked for needs them. Use a runner with user namespaces, or set isolation: process.";
  return [text, ...notes].join(" ");
}
// build/engine/trouble.js
function journalTrouble(error) {
  if ((0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .codeOf */ .$Ne)(error) === void 0)
    return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .troubleOf */ .LHY)(error, "the journal");
  return {
    kind: "environment_broken",
    detail: `the journal cannot be written: ${(0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .textOf3 */ .WIp)(error)}. The last step is not recorded; free the disk and run again, the run goes on from the step before.`
  };
}
// build/adapters/git/diff-text.js
async function diffText(git2, { from, to, maxBytes }) {
  const plumbing = ["diff-tree", "--no-ext-diff", "--no-textconv"];
  const options2 = ["-r", "-p", "-M", "--no-color", "--submodule=short"];
  const { stdout } = await git2.run([...plumbing, ...options2, from, to], { maxBytes });
  return stdout.toString("utf8");
}
// build/adapters/git/refusal.js
function classifyPush(porcelain, stderr) {
  const matching = (rows2, text) => rows2.find((row2) => row2.pattern.test(text));
  const row = matching(_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .verdicts */ .rYw, porcelain) ?? matching(porcelain === "" ? [..._layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .verdicts */ .rYw, ..._layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .transport */ .etp] : _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .verdicts */ .rYw, stderr);
  const { kind, permanent, says } = row ?? (porcelain === "" ? _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .unknown */ .L5J : _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .declined */ .Lib);
  const words = serverWords(stderr) || reasonOf(porcelain) || lastLine(stderr);
  return { kind, permanent, message: words === "" ? says : `${says} The remote said: ${words}` };
}
// build/adapters/git/refusal.js
function classifyRead(result) {
  if (result.timedOut)
    return _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .timeout */ .wRz;
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
// build/adapters/git/refusal.js
function serverWords(stderr) {
  const said = stderr.split("\n").filter((line) => line.startsWith("remote:"));
  const lines = said.map((line) => line.replace(/^remote:\s*/, "").trim()).filter((line) => line !== "");
  const errors = lines.filter((line) => /^error: (?!Trace:|See )/.test(line));
  return (errors.length > 0 ? errors : lines).slice(0, 3).join(" ");
}
// build/adapters/git/refusal.js
function lastLine(stderr) {
  const lines = stderr.split("\n").map((line) => line.trim());
  return lines.findLast((line) => line.startsWith("fatal:")) ?? lines.findLast((line) => line !== "") ?? "";
}
// build/adapters/git/remote-read.js
async function fetchShallow({ network }, what, depth = 1) {
  const fixed = ["fetch", "--no-tags", "--no-write-fetch-head", "--no-recurse-submodules", "--no-progress", "--quiet"];
  const result = await (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .read */ .LF4)(network, [...fixed, `--depth=${depth}`, "--", network.url, ...what]);
  return result.exitCode === 0 ? { ok: true } : { ok: false, problem: classifyRead(result) };
}
// build/adapters/git/remote-read.js
async function isAncestor(context, { ancestor, descendant }) {
  const asked = ["merge-base", "--is-ancestor", ancestor, descendant];
  return await deepening(context, [descendant], asked) !== void 0;
}
// build/adapters/git/remote-read.js
async function deepening(context, commits, asked) {
  for (const depth of [50, 500, _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .wholeHistory */ .qQk, 0]) {
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
// build/adapters/git/remote-read.js
async function shallowEnds(git2, commit) {
  const shallow = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .readShallow */ .J5m)(git2.gitDir);
  if (shallow.size === 0)
    return [];
  const { stdout } = await git2.run(["rev-list", "--max-parents=0", commit]);
  return stdout.toString("latin1").split("\n").filter((sha) => shallow.has(sha));
}
// build/adapters/git/workspace.js
async function explain(run, { program, folder }) {
  const [version, facts, head, branch] = await Promise.all([
    run("version"),
    run("rev-parse", ..._layer_0_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_git_first_args__factNames */ .Xc),
    run("rev-parse", "--quiet", "--verify", "HEAD^{commit}"),
    run("symbolic-ref", "--quiet", "--short", "HEAD")
  ]);
  return checkVersion(program, version) ?? (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .checkFacts */ .unq)(folder, facts) ?? checkHead(folder, head, branch) ?? (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .failed3 */ .L$$)("not-a-repository", `git does not read the workspace ${folder}. Add a step with actions/checkout before this one.`);
}
// build/adapters/git/workspace.js
function checkVersion(program, { exitCode, stdout, stderr }) {
  const [, major, minor] = /(\d+)\.(\d+)/.exec(stdout.toString("latin1")) ?? [];
  if (exitCode !== 0 || major === void 0 || minor === void 0) {
    return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .failed3 */ .L$$)("no-git", `${program} did not tell its version: ${stderr.trim() || `exit code ${exitCode}`}. Install git.`);
  }
  const isOld = Number(major) < _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .oldestGit */ .U22[0] || Number(major) === _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .oldestGit */ .U22[0] && Number(minor) < _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .oldestGit */ .U22[1];
  return isOld ? tooOld(program, `${major}.${minor}`) : void 0;
}
// build/adapters/git/workspace.js
function checkHead(folder, head, branch) {
  if (head.exitCode === 0)
    return void 0;
  const where2 = branch.exitCode === 0 ? `branch ${textOf4(branch)}` : "HEAD";
  return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .failed3 */ .L$$)("unborn-head", `The repository in ${folder} has no commit on ${where2}. Commit something first.`);
}
// build/adapters/git/import-commit.js
async function isOpen({ git: git2, objects }, commit) {
  if ((0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .readShallow */ .J5m)(git2.gitDir).has(commit))
    return false;
  const [head = ""] = (await objects.read(commit))?.bytes.toString("latin1").split("\n\n", 1) ?? [];
  const parents = head.match(/(?<=^parent )[0-9a-f]{40}$/gm) ?? [];
  const sizes = await Promise.all(parents.map((parent) => objects.size(parent)));
  return sizes.includes(void 0);
}
// build/adapters/git/import-commit.js
async function copyFromWorkspace(context, commit) {
  const { git: git2 } = context;
  const wanted2 = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(git2.gitDir, `import-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_2__.randomUUID)()}`);
  (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(wanted2, `${commit}
`);
  const codes = await copyPack(context, wanted2);
  (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(wanted2, { force: true });
  return codes.every((code) => code === 0) && (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .taken */ .uU4)(context, commit);
}
// build/adapters/git/import-commit.js
async function copyPack({ git: git2, workspace, cancel }, wanted2) {
  const env = { ...git2.environment(), GIT_SHALLOW_FILE: wanted2 };
  const call = { program: git2.program, cwd: git2.gitDir, ...cancel && { signal: cancel } };
  const index = start({ ...call, env, stdio: ["pipe", "ignore", "ignore"] }, _layer_0_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_git_first_args__indexArgs */ .cf);
  const pipe = index.child.stdin;
  if (index.child.pid === void 0 || pipe === null)
    return [await index.ended];
  const revisions = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(wanted2, "r");
  const pack = start({ ...call, env: { ...env, ...(0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .borrow */ .Wqd)(workspace) }, stdio: [revisions, pipe, "ignore"] }, _layer_0_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_git_first_args__packArgs */ .dN);
  (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(revisions);
  pipe.destroy();
  return Promise.all([pack.ended, index.ended]);
}
// build/adapters/git/import-commit.js
function start({ program, ...options2 }, args) {
  const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_5__.spawn)(program, [...args], options2);
  child.stdin?.on("error", () => void 0);
  const ended = new Promise((resolve) => {
    child.on("error", () => resolve(127));
    child.on("close", (code) => resolve(code ?? 128));
  });
  return { child, ended };
}
// build/adapters/git/lfs-content.js
async function copyContent(source, target, mode) {
  const file = await (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .open */ .hog)(target, "wx", mode);
  try {
    return await readThrough(source, async (piece) => void await file.writeFile(piece));
  } finally {
    await file.close();
  }
}
// build/adapters/git/lfs-content.js
async function readThrough(source, use) {
  const file = source.open();
  const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_2__.createHash)("sha256");
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
// build/adapters/git/lfs-content.js
async function storeContent(store, source) {
  const temporary = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(store, "tmp", (0,node_crypto__WEBPACK_IMPORTED_MODULE_2__.randomBytes)(8).toString("hex"));
  (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(temporary), { recursive: true, mode: 448 });
  try {
    const pointer = await copyContent(source, temporary, 384);
    if (pointer === void 0)
      return void 0;
    const place = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .storedAt */ .x36)(store, pointer.oid);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(place), { recursive: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(temporary, place);
    return pointer;
  } finally {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(temporary, { force: true });
  }
}
// build/adapters/git/lfs-content.js
function storedContents(store) {
  const objects = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(store, "objects");
  return filesBelow(objects).flatMap((path) => {
    const oid = path.slice(path.lastIndexOf("/") + 1);
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path);
    return stats.isFile() && (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .storedAt */ .x36)(store, oid) === path ? [{ oid, size: stats.size, path }] : [];
  });
}
// build/adapters/git/lfs-content.js
function filesBelow(folder) {
  try {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder, { withFileTypes: true }).flatMap((entry2) => {
      const path = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, entry2.name);
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
    return result.problem.kind === "network" || result.problem.kind === "timeout" && timeouts < _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .mostTimeouts */ .omb;
  };
  for (let at2 = 0; at2 < oids.length; at2 += _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .most */ .qr$) {
    const part = oids.slice(at2, at2 + _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .most */ .qr$);
    const sent = await network.retrying(() => sendPart(network, store, part), again);
    if (!sent.ok)
      return sent;
  }
  return { ok: true };
}
// build/adapters/git/lfs-send.js
async function sendPart(network, store, oids) {
  const config2 = [`lfs.storage=${store}`, "lfs.locksverify=false", "lfs.basictransfersonly=true"];
  const options2 = config2.flatMap((pair) => ["-c", pair]);
  const result = await network.run([...options2, "lfs", "push", "--object-id", network.url, ...oids]);
  if (result.exitCode === 0)
    return { ok: true };
  const problem2 = result.timedOut ? _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .timeout */ .wRz : classifyPush("", result.stderr);
  const message = `The contents of ${oids.length} files that Git LFS keeps were not taken. ${problem2.message}`;
  return { ok: false, problem: { ...problem2, message } };
}
// build/adapters/process/idle.js
function isActive(last, look) {
  if (look.outputBytes !== last.outputBytes)
    return true;
  const usedMs = (look.cpuMs ?? 0) - (last.cpuMs ?? 0);
  return usedMs < 0 || usedMs > 0 && usedMs >= (look.nowMs - last.nowMs) * _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .WORKING_SHARE */ .Wel;
}
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
// build/adapters/process/cut-line.js
function keepWhole(text, maxChars) {
  const last = text.charCodeAt(maxChars - 1);
  const isFirstHalf = last >= 55296 && last <= 56319;
  return text.slice(0, isFirstHalf ? maxChars - 1 : maxChars);
}
// build/adapters/process/cut-line.js
async function countChars(file, { start: start2, end }) {
  const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
  const buffer = Buffer.allocUnsafe(Math.min(end - start2, _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .BUFFER_BYTES */ .jwe));
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
async function findLines(call) {
  for (const bytes of call.size > _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .WHOLE_BYTES */ .We7 ? _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .END_BYTES */ ._$A : []) {
    const found = await findAtEnds(call, bytes);
    if (found !== void 0)
      return found;
  }
  return findInAll(call);
}
// build/adapters/process/find-lines.js
async function findInAll({ file, size, head, tail }) {
  const marks = createMarks(head, tail);
  const scan = createScan(marks.add);
  scan.end(await readThrough2({ file, from: 0, to: size, scan }));
  return marks.found();
}
// build/adapters/process/find-lines.js
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
// build/adapters/process/find-lines.js
async function readThrough2({ file, from, to, scan }) {
  const buffer = Buffer.allocUnsafeSlow(Math.min(to - from, _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .BUFFER_BYTES2 */ .NvZ));
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
// build/adapters/process/find-lines.js
function createScan(add, from = 0) {
  let lineStart = from;
  let crEnd = -1;
  const visit = (byte, at2) => {
    if (byte !== _layer_1_js__WEBPACK_IMPORTED_MODULE_6__.LF && byte !== _layer_1_js__WEBPACK_IMPORTED_MODULE_6__.CR)
      return;
    if (byte === _layer_1_js__WEBPACK_IMPORTED_MODULE_6__.CR || at2 !== crEnd)
      add(lineStart, at2);
    if (byte === _layer_1_js__WEBPACK_IMPORTED_MODULE_6__.CR)
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
// build/adapters/process/find-lines.js
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
async function readTail(path, options2 = {}) {
  var _stack = [];
  try {
    const { head = 20, tail = 80, maxLineChars = 1e3 } = options2;
    const file = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .__using */ .r1)(_stack, await openIfPresent(path), true);
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
  } catch (_) {
    var _error = _, _hasError = true;
  } finally {
    var _promise = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .__callDispose */ .qsc)(_stack, _error, _hasError);
    _promise && await _promise;
  }
}
// build/adapters/process/tail.js
function lastOf(maxBytes) {
  return (fd, size) => {
    const start2 = Math.max(0, size - maxBytes);
    const bytes = readBytes2(fd, start2, size);
    return bytes.toString("utf8", start2 === 0 ? 0 : partOfCharacter(bytes));
  };
}
// build/adapters/process/tail.js
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
// build/adapters/process/tail.js
function readBytes2(fd, start2, end) {
  const bytes = Buffer.alloc(end - start2);
  let length = 0;
  for (let count = -1; count !== 0 && length < bytes.length; length += count) {
    count = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(fd, bytes, length, bytes.length - length, start2 + length);
  }
  return bytes.subarray(0, length);
}
// build/adapters/process/output.js
function describeFailure(path, code) {
  if (code === "EEXIST")
    return `Output file "${path}" exists already: choose a new path for each process.`;
  return `Output file "${path}" cannot be created (${code}): check that its folder exists and is writable.`;
}
// build/adapters/process/proc-table.js
function readProcessTable() {
  const entries = [];
  let vanished = false;
  for (const name2 of (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)("/proc")) {
    if (!isNumber(name2))
      continue;
    const stat = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .readProcFile */ .XMR)(`/proc/${name2}/stat`);
    vanished ||= stat === "gone";
    const entry2 = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .parseStat */ .kyc)(Number(name2), stat);
    if (entry2 !== void 0)
      entries.push(entry2);
  }
  return { entries, vanished };
}
// build/adapters/process/proc-table.js
function lookForMarker(pid, marker) {
  const environment2 = readEnvironment(pid);
  if (environment2 === "denied")
    return "unmarked";
  if (environment2 === "gone")
    return "unknown";
  if (environment2 === "")
    return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .readProcFile */ .XMR)(`/proc/${pid}/cmdline`) === "" ? "executing" : "unknown";
  return `\0${environment2}\0`.includes(`\0${_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .MARKER_NAME */ .b4k}=${marker}\0`) ? "marked" : "unmarked";
}
// build/adapters/process/proc-table.js
function readEnvironment(pid) {
  const shown = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .readProcFile */ .XMR)(`/proc/${pid}/environ`);
  if (shown !== "" && shown !== "gone")
    return shown;
  const others = threadsOf(pid).map((thread) => (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .readProcFile */ .XMR)(`/proc/${pid}/task/${thread}/environ`));
  return others.find((other) => other.includes("=")) ?? shown;
}
// build/adapters/process/spawn-error.js
function explainSpawnError({ program, cwd }, code) {
  const folder = kindOf3(cwd);
  if (folder === "missing")
    return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .refusal */ .x56)(code, `Working directory "${cwd}" does not exist: create it or correct the path.`);
  if (folder === "other")
    return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .refusal */ .x56)(code, `Working directory "${cwd}" is not a folder we may enter: correct the path.`);
  return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .refusal */ .x56)(code, explainProgram(program, code));
}
// build/adapters/process/spawn-error.js
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
// build/adapters/process/spawn-error.js
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
// build/adapters/process/spawn-error.js
function interpreterOf(program) {
  const firstLine = readStart(program).split("\n", 1)[0] ?? "";
  return firstLine.startsWith("#!") ? `"${firstLine.slice(2).trim()}"` : "(the loader of the binary)";
}
// build/adapters/process/spawn-error.js
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
// build/adapters/process/terminate.js
async function terminate(call) {
  var _stack = [];
  try {
    const { tree, exited } = call;
    const grace = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .__using */ .r1)(_stack, startGrace(call));
    tree.signal(tree.sweep().members, "SIGTERM");
    await Promise.race([exited, grace.over]);
    let pauseMs = _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .FIRST_PAUSE_MS */ .vBj;
    while (!grace.isOver() && tree.sweep().members.length > 0) {
      await Promise.race([(0,node_timers_promises__WEBPACK_IMPORTED_MODULE_4__.setTimeout)(pauseMs), grace.over]);
      pauseMs = Math.min(pauseMs * 2, _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .LONGEST_PAUSE_MS */ .nz2);
    }
  } catch (_) {
    var _error = _, _hasError = true;
  } finally {
    (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .__callDispose */ .qsc)(_stack, _error, _hasError);
  }
}
// build/adapters/process/terminate.js
function startGrace({ graceMs, hurry }) {
  const { promise: over, resolve } = Promise.withResolvers();
  let ended = false;
  const end = () => {
    ended = true;
    resolve();
  };
  const timers = [setTimeout(end, graceMs)];
  const shorten2 = () => {
    timers.push(setTimeout(end, Math.min(graceMs, _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .HURRIED_GRACE_MS */ .eMC)));
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
// build/adapters/process/tree-marked.js
function endedSince(oldest, entries) {
  const ended = entries.filter(({ alive, startTicks }) => !alive && startTicks >= oldest);
  return new Set(ended.map(({ pid, startTicks }) => `${pid} ${startTicks}`));
}
// build/adapters/process/tree-marked.js
function findSeeds(table, marker, knowledge) {
  const seeds = [];
  const unknown2 = [];
  const executing = [];
  for (const entry2 of table) {
    const look = isKnown(entry2, knowledge) ? "marked" : lookForMarker(entry2.pid, marker);
    if (look === "marked")
      seeds.push(entry2);
    if (look === "unknown")
      unknown2.push(entry2.pid);
    if (look === "executing")
      executing.push(entry2.pid);
  }
  return { seeds, unknown: unknown2, executing };
}
// build/adapters/process/tree-marked.js
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
// build/adapters/process/tree-marked.js
function ownSessions(members, before) {
  const sessions = [...members.values()].map((entry2) => entry2.session);
  return new Set(sessions.filter((session) => before.has(session) || members.has(session)));
}
// build/adapters/process/tree-marked.js
function signalMembers({ members, signal, mainGroup }, { known: known3, sessions }) {
  const entries = members.flatMap((member) => known3.get(member.pid) ?? []);
  const grouped = entries.filter((entry2) => sessions.has(entry2.session));
  const groups2 = new Set(grouped.map((entry2) => entry2.group));
  for (const group of groups2)
    if (group !== mainGroup)
      (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .sendSignal */ .vGX)(-group, signal);
  const reached = new Set(grouped.map((entry2) => entry2.pid));
  for (const { pid, startTicks } of members) {
    if (!reached.has(pid) && (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .readProcess */ .WvV)(pid)?.startTicks === startTicks)
      (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .sendSignal */ .vGX)(pid, signal);
  }
}
// build/adapters/process/supervise.js
function notStarted(startedMs, ending) {
  return {
    ...ending,
    exitCode: void 0,
    signal: void 0,
    durationMs: (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .monotonicMs */ .dRy)() - startedMs,
    softLimitHit: false,
    outputBytes: 0,
    survivorsKilled: 0
  };
}
// build/adapters/git/refs.js
function isFullRef(ref) {
  if (!ref.startsWith("refs/") || ref.endsWith(".") || ref.includes("..") || ref.includes("@{"))
    return false;
  return ref.split("/").every(isRefComponent) && ref.split("/").length >= 3;
}
// build/adapters/git/refs.js
function isRefComponent(part) {
  if (part === "" || part.startsWith(".") || part.endsWith(".lock"))
    return false;
  return !/[\x00-\x20\x7f~^:?*[\\]/.test(part) && Buffer.byteLength(part) <= 255;
}
// build/adapters/git/refs.js
function writeRef(ref) {
  if (writtenOver(ref))
    return;
  const temporary = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(ref.gitDir, `ref-${(0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .randomName */ .ZmK)()}.lock`);
  (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(temporary, `${ref.commit}
`, { flag: "wx" });
  (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .renameInto */ .zdj)(temporary, ref.path);
}
// build/adapters/git/refs.js
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
// build/adapters/git/cat-file.js
function sizeReader() {
  let line = "";
  return {
    push: (chunk) => {
      const lines = (line + chunk.toString("latin1")).split("\n");
      line = lines.pop() ?? "";
      return lines.map((text) => (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .parseHeader */ .RWk)(text)?.size);
    }
  };
}
// build/adapters/git/adler32.js
function joinedAdler32(first, second) {
  const low = first % 65536 + second.sum % 65536 - 1;
  const more = second.length % _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .BASE */ .Wmm * (first % 65536 - 1);
  const high = Math.floor(first / 65536) + Math.floor(second.sum / 65536) + more;
  return modulo(high) * 65536 + modulo(low);
}
// build/adapters/git/part-deflate.js
async function partsOf2(bytes, lately) {
  for (const { bytes: kept, parts } of lately) {
    const before = kept();
    if (before !== void 0 && isAlike2(before, bytes))
      return changedParts(bytes, { bytes: before, parts });
  }
  return packAll(bytes);
}
// build/adapters/git/part-deflate.js
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
// build/adapters/git/part-deflate.js
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
// build/adapters/git/part-deflate.js
function packAll(bytes) {
  const starts = Array.from({ length: Math.ceil(bytes.length / _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .PART_BYTES */ ._EH) }, (_, index) => index * _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .PART_BYTES */ ._EH);
  return Promise.all(starts.map((start2) => packPart(bytes.subarray(start2, start2 + _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .PART_BYTES */ ._EH))));
}
// build/adapters/git/part-deflate.js
function storedPart(bytes) {
  const start2 = Buffer.alloc(5);
  start2.writeUInt16LE(bytes.length, 1);
  start2.writeUInt16LE(bytes.length ^ 65535, 3);
  return { length: bytes.length, sum: (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .adler32 */ .k49)(bytes), packed: Buffer.concat([start2, bytes]) };
}
// build/adapters/git/part-deflate.js
function streamOf(parts) {
  const sum = parts.reduce((before, part) => joinedAdler32(before, part), 1);
  const end = Buffer.from([..._layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .LAST_BLOCK */ .xLw, 0, 0, 0, 0]);
  end.writeUInt32BE(sum, _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .LAST_BLOCK */ .xLw.length);
  return Buffer.concat([_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .METHOD */ .MxK, ...parts.map(({ packed }) => packed), end]);
}
// build/adapters/git/push.js
async function pushAlone(network, refs, results) {
  const alone = [];
  for (const [at2, result] of results.entries()) {
    const isDone = result.ok || alone.some(_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .isTimeout */ .kL1);
    alone.push(...isDone ? [result] : await (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .pushWithRetries */ .bZX)(network, refs.slice(at2, at2 + 1)));
  }
  return alone;
}
// build/adapters/git/push.js
async function tryPush(network, ref) {
  const [result] = await (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .pushWithRetries */ .bZX)(network, [ref], ["--dry-run"]);
  if (result === void 0)
    throw new Error(`no answer for ${ref.ref}`);
  return result;
}
// build/adapters/git/tree-read.js
async function listTree(context, treeish, under = "") {
  const root = await context.objects.treeOf(treeish);
  const item = under === "" ? { mode: _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .folderMode */ .a1H, sha: root } : await (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .findItem */ .Rmr)(context.objects, root, under);
  if (item?.mode !== _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .folderMode */ .a1H)
    return [];
  const out = await context.git.ok(["ls-tree", "-r", "-z", "--full-tree", item.sha]);
  return parseListing(out, under);
}
// build/adapters/git/tree-read.js
async function listThere({ objects }, treeish, dir) {
  const entries = [];
  const open2 = [{ path: "", mode: _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .folderMode */ .a1H, sha: await objects.treeOf(treeish) }];
  for (let folder = open2.pop(); folder !== void 0; folder = open2.pop()) {
    const names3 = namesIn((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(dir, folder.path));
    if (names3?.size === 0)
      continue;
    for (const { name: name2, mode, sha } of await objects.tree(folder.sha)) {
      if (names3?.has(name2) === false)
        continue;
      (mode === _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .folderMode */ .a1H ? open2 : entries).push({ path: (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .joinPath */ .uJ3)(folder.path, name2), mode, sha });
    }
  }
  return entries;
}
// build/adapters/git/tree-read.js
function parseListing(out, under) {
  const entries = [];
  for (let at2 = 0; at2 < out.length; ) {
    const tab = out.indexOf(9, at2);
    const end = out.indexOf(0, tab);
    const [mode, , sha] = out.toString("latin1", at2, tab).split(" ");
    entries.push({ path: (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .joinPath */ .uJ3)(under, (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .decodePath */ .q02)(out.subarray(tab + 1, end))), mode: mode ?? "", sha: sha ?? "" });
    at2 = end + 1;
  }
  return entries;
}
// build/action/open-repository.js
async function takenHandOver(folder) {
  const { HAND_OVER_FILE } = await Promise.all(/* import() */[__webpack_require__.e(7532), __webpack_require__.e(4909)]).then(__webpack_require__.bind(__webpack_require__, 4909));
  if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(folder, HAND_OVER_FILE)))
    return void 0;
  return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .configError */ .Fjg)(`hand_over: ${folder} holds a ${HAND_OVER_FILE} already. Give each step a folder of its own that is empty.`);
}
// build/action/start-point.js
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
  const { judgeMoved } = await Promise.all(/* import() */[__webpack_require__.e(7532), __webpack_require__.e(1826)]).then(__webpack_require__.bind(__webpack_require__, 1826));
  const moved = await judgeMoved(repository, { base, branch, head, prdPath: prd.path, own, now });
  switch (moved.type) {
    case "left":
      return moved;
    case "merged": {
      const notice = `${base.branch} has moved on and was merged into ${branch}, which ${_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .notMade */ .TC4}.`;
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
// build/action/start-point.js
async function afterPull(repository, { base, own, branchPrefix }, { branch, head, pull }) {
  const ended = pull === "closed" ? "closed without merging it" : "merged";
  const notice = `The pull request of ${branch} was ${ended}, so this run starts from ${base.branch}.`;
  const anew = { type: "start", commit: base.commit, notice };
  if (await repository.isAncestor(head, base.commit))
    return anew;
  const isDecided = pull === "merged" && isOwnName(branch, branchPrefix);
  const isOurs = isDecided || await isAllOurs(repository, { base, head, own });
  return isOurs ? { ...anew, replaces: head } : { type: "left", why: `${_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .notMade */ .TC4}, and its pull request was ${pull}` };
}
// build/action/start-point.js
async function isAllOurs(repository, at2) {
  await repository.isAncestor(at2.base.commit, at2.head);
  const moved = await Promise.all(/* import() */[__webpack_require__.e(7532), __webpack_require__.e(1826)]).then(__webpack_require__.bind(__webpack_require__, 1826));
  return await moved.ownSince(repository, at2) !== void 0;
}
// build/action/prepare.js
function someOf(ids) {
  if (ids.length === 0)
    return "none";
  const more = ids.length > 8 ? ` and ${ids.length - 8} more` : "";
  const shown = ids.slice(0, 8).map((id) => `"${id}"`);
  return `${shown.join(", ")}${more}`;
}
// build/action/asked-run.js
async function runAsked(own, runJob2) {
  const [thread, objectives] = await Promise.all([Promise.all(/* import() */[__webpack_require__.e(8816), __webpack_require__.e(56), __webpack_require__.e(8022), __webpack_require__.e(7532), __webpack_require__.e(944), __webpack_require__.e(937)]).then(__webpack_require__.bind(__webpack_require__, 3318)), __webpack_require__.e(/* import() */ 8443).then(__webpack_require__.bind(__webpack_require__, 8443))]);
  const run = async (asked, call) => {
    if (asked.command.kind !== "resume")
      return runJob2(call, { ...own.job, asked }, objectives.askedObjective(asked));
    const { findResumed } = await Promise.all(/* import() */[__webpack_require__.e(2439), __webpack_require__.e(6361), __webpack_require__.e(7532), __webpack_require__.e(8375), __webpack_require__.e(239)]).then(__webpack_require__.bind(__webpack_require__, 6326));
    const found = await findResumed(own, asked, asked.command.runId);
    if (!found.ok)
      return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .refused */ .J5Y)(found);
    const { objective, ...goesOn } = found;
    return runJob2(call, { ...own.job, asked: { ...asked, goesOn } }, objective);
  };
  return thread.runThread({ ...own, run });
}
// build/core/lease.js
function parse(text) {
  try {
    const value = JSON.parse(text);
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}
// build/report/neutralise.js
function escapeLineStart(line) {
  return line.replace(/^[#+=-]|(?<=^\d{1,9})[.)]/, (mark) => `&#${mark.charCodeAt(0)};`);
}
// build/core/signals.js
function isIdleClaim({ signals, change }) {
  return signals?.completion !== void 0 && change?.changed === 0;
}
// build/core/signals.js
function isTestLoop({ change }) {
  return change !== void 0 && change.changed > 0 && change.tests === change.changed;
}
// build/core/signals.js
function trailing(attempts, holds) {
  const last = attempts.findLastIndex((attempt) => !holds(attempt));
  return attempts.length - 1 - last;
}
// build/settings/split.js
function splitGlobs(text) {
  return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .clean */ .uHO)(text.split(/\r\n|\n|\r/).flatMap(splitOutsideBrackets));
}
// build/settings/parse-fallbacks.js
function flaw(entry2, problem2) {
  return { subject: `the entry ${(0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .hD3)(entry2)}`, problem: problem2, help: _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .HELP2 */ .iid };
}
// build/core/globs.js
function isGlob(pattern) {
  try {
    return _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .picomatch_default */ .zCS.makeRe(pattern, { dot: true, strictBrackets: true }) instanceof RegExp;
  } catch {
    return false;
  }
}
// build/settings/parse-list.js
function isNegated(glob) {
  return glob.startsWith("!") && !glob.startsWith("!(");
}
// build/settings/parse-prices.js
function flaw3(entry2, problem2) {
  return { subject: `the entry ${(0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .hD3)(entry2)}`, problem: problem2, help: _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .HELP5 */ .brT };
}
// build/settings/merge.js
function writtenValue(given, name2) {
  return given === void 0 ? `${(0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .hD3)((0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .rowOf */ .OBu)(name2).default ?? "")} (the default)` : (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .quote */ .hD3)(given.text);
}
// build/adapters/git/index-stat.js
function timeAt(bytes, at2) {
  return BigInt(bytes.readUInt32BE(at2)) * _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .secondNs */ .Q4R + BigInt(bytes.readUInt32BE(at2 + 4));
}
// build/adapters/git/index-stat.js
function modeOfStats(stats) {
  if (stats.isSymbolicLink())
    return 40960;
  if (!stats.isFile())
    return 0;
  return (stats.mode & 64n) === 0n ? 33188 : 33261;
}
// build/adapters/git/paths.js
function sequenceLength(lead) {
  if (lead < 192)
    return 1;
  if (lead < 224)
    return 2;
  return lead < 240 ? 3 : 4;
}
// build/adapters/git/paths.js
function decodeOne(sequence) {
  try {
    return _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .strict */ .O2N.decode(sequence);
  } catch {
    return void 0;
  }
}
// build/adapters/git/layer-relocate.js
function literal2(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
// build/adapters/git/layer-relocate.js
function bytesOf(text) {
  return Buffer.from(text).toString("latin1");
}
// build/adapters/git/layer-copy.js
function isSpecial(path) {
  const kind = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .kindAt */ .Ii0)(path, "");
  return kind === "pipe" || kind === "socket" || kind === "device";
}
// build/adapters/git/layer.js
function isUnder(path, roots) {
  return roots.has(path) || (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .foldersAbove */ .Zvp)(path).some((folder) => roots.has(folder));
}
// build/core/prd-search.js
function loneBacklogs(paths) {
  return _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .usualPlaces */ .dOT.filter((path) => paths.has(path));
}
// build/core/prd-branch.js
function isValidComponent(part) {
  if (part.startsWith(".") || part.endsWith(".lock"))
    return false;
  return new TextEncoder().encode(part).length <= _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_COMPONENT_BYTES */ .D9y;
}
// build/core/prd-draft.js
function placeOf2({ id, story, begin }, { lineOf }) {
  return { line: lineOf(begin), story: id.kind === "id" ? story.id : `#${story.index + 1}` };
}
// build/core/prd-fault.js
function problem(code, line, text) {
  return { code, line, story: void 0, text };
}
// build/core/prd-fault.js
function lineCount(text, from, to) {
  let lines = 0;
  for (let at2 = text.indexOf("\n", from); at2 !== -1 && at2 < to; at2 = text.indexOf("\n", at2 + 1))
    lines += 1;
  return lines;
}
// build/core/prd-id.js
function wholeNumber(raw) {
  return /^-?\d+$/.test(raw) ? raw : void 0;
}
// build/core/prd-marker.js
function markerPasses(marker) {
  if (marker.kind === "boolean")
    return marker.passes;
  return marker.kind === "status" && marker.meaning === "done";
}
// build/core/prd-list.js
function refuse3(code, text) {
  return { ok: false, problem: { code, line: void 0, story: void 0, text } };
}
// build/core/prd-list.js
function isListKey(key) {
  return _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .LIST_KEYS */ .Uoe.some((name2) => name2 === key);
}
// build/core/prd-list.js
function isGroupKey(key) {
  return _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .GROUP_KEYS */ .l4.some((name2) => name2 === key);
}
// build/core/prd-list.js
function candidate(tape, found) {
  const marked = found.rows.some((row) => (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .kindOf2 */ .uyW)(tape, row) === "object" && isMarked(tape, (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .membersOf */ .lSh)(tape, row).values));
  return { ...found, marked };
}
// build/core/prd-meant.js
function withoutZeros(name2) {
  return name2.replace(/(?<!\d)0+(?=\d)/g, "");
}
// build/core/slug.js
function hashedSlug(text) {
  return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .withHash */ .Faz)((0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .keptOf */ .uqT)((0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .fold */ .AUL)(text)), text);
}
// build/action/find-prd.js
function exists(path) {
  try {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { throwIfNoEntry: false }) !== void 0;
  } catch {
    return false;
  }
}
// build/report/prompt-template.js
function refused2(problem2) {
  return { ok: false, problem: problem2 };
}
// build/adapters/git/refusal.js
function reasonOf(porcelain) {
  return porcelain.split("	").at(-1)?.trim() ?? "";
}
// build/adapters/git/workspace.js
function tooOld(program, version) {
  return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .failed3 */ .L$$)("git-too-old", `${program} is git ${version}; ${_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .oldestGit */ .U22.join(".")} or newer is needed. Update git.`);
}
// build/adapters/git/workspace.js
function textOf4(result) {
  return result.stdout.toString("utf8").trim();
}
// build/adapters/git/lfs-content.js
function piecesOf(file, { size }) {
  if (size === 0)
    return [];
  return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.createReadStream)("", { fd: file, autoClose: false, highWaterMark: 1024 * 1024, end: size - 1 });
}
// build/adapters/git/lfs-content.js
function isMeasured(file, { size }) {
  const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(file);
  return stats.isFile() && stats.size === size;
}
// build/adapters/process/cut-line.js
function readBytes(file, start2, length) {
  const bytes = Buffer.alloc(length);
  const count = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(file.fd, bytes, 0, length, start2);
  return bytes.toString("utf8", 0, count);
}
// build/adapters/process/find-lines.js
function hasControl(word) {
  return (word - 269488144 & ~word & 2155905152) !== 0;
}
// build/adapters/process/find-lines.js
function visitBytes({ bytes, from, to, position, visit }) {
  for (let index = from; index < to; index += 1)
    visit(bytes[index], position + index);
}
// build/adapters/process/tail.js
function openIfPresent(path) {
  return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .open */ .hog)(path, _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .READING */ .rqI).catch(absent);
}
// build/adapters/process/tail.js
function openSyncIfPresent(path, flags) {
  try {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, flags);
  } catch (error) {
    return absent(error);
  }
}
// build/adapters/process/tail.js
function partOfCharacter(bytes) {
  const whole = bytes.subarray(0, 3).findIndex((byte) => (byte & 192) !== 128);
  return whole === -1 ? Math.min(3, bytes.length) : whole;
}
// build/adapters/process/proc-table.js
function threadsOf(pid) {
  try {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}
// build/adapters/process/proc-table.js
function isNumber(name2) {
  const first = name2.charCodeAt(0);
  return first >= 48 && first <= 57;
}
// build/adapters/process/tree-marked.js
function isKnown(entry2, { known: known3, sessions }) {
  return sessions.has(entry2.session) || known3.get(entry2.pid)?.startTicks === entry2.startTicks;
}
// build/adapters/git/adler32.js
function modulo(value) {
  return (value % _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .BASE */ .Wmm + _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .BASE */ .Wmm) % _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .BASE */ .Wmm;
}
// build/adapters/git/part-deflate.js
function isAlike2(before, now) {
  return before.subarray(0, _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .LOOKED_AT */ .ZwO).equals(now.subarray(0, _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .LOOKED_AT */ .ZwO));
}
// build/adapters/git/part-deflate.js
function isSame2(part, of, at2) {
  return part.equals(of.subarray(at2, at2 + part.length));
}
// build/adapters/git/part-deflate.js
async function packPart(bytes) {
  const packed = await (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .deflateLater */ .OPc)(bytes, _layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .options */ .fFW);
  return { length: bytes.length, sum: (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .adler32 */ .k49)(bytes), packed: Buffer.from(packed) };
}
// build/adapters/git/tree-read.js
function namesIn(folder) {
  try {
    return new Set((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder));
  } catch {
    return void 0;
  }
}
// build/action/start-point.js
function isOwnName(branch, prefix) {
  return prefix !== "" && (branch.startsWith(prefix) || branch.startsWith(prefix.replaceAll("/", "-")));
}
// build/core/prd-marker.js
function isMarked(tape, values) {
  if (_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .MARKER_KEYS */ .uiS.some((key) => values.has(key)))
    return true;
  return ["status", "null"].includes(readMarker(tape, values).kind);
}
// build/adapters/process/tail.js
function absent(error) {
  if (error.code !== "ENOENT")
    throw error;
}



/***/ })

};
;