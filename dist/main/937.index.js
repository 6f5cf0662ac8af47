"use strict";
exports.id = 937;
exports.ids = [937];
exports.modules = {

/***/ 6600:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $w: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.$wn),
/* harmony export */   FU: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.FUP),
/* harmony export */   Ix: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.Ixn),
/* harmony export */   Vn: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.Vnm),
/* harmony export */   hI: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.hIR),
/* harmony export */   pJ: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.pJw),
/* harmony export */   sb: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.sbm),
/* harmony export */   yK: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.yKB)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:report/sanitise.js





/***/ }),

/***/ 3557:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TQ: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.TQE),
/* harmony export */   uF: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.uF$),
/* harmony export */   zL: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.zLN)
/* harmony export */ });
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6419);
// layer:report/redact.js





/***/ }),

/***/ 6012:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.Huw),
/* harmony export */   v: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.vWm)
/* harmony export */ });
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6419);
// layer:action/secrets.js





/***/ }),

/***/ 2302:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.EYh),
/* harmony export */   U: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.UoD)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:action/early-inputs.js





/***/ }),

/***/ 8426:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ startsWork),
/* harmony export */   m: () => (/* binding */ isAboutHead)
/* harmony export */ });
// build/core/asked.js
function startsWork(command) {
  const { kind } = command;
  if (kind === "init")
    return command.agent === true;
  return kind === "objective" || kind === "run" || kind === "resume" || kind === "retry" || kind === "fix";
}
function isAboutHead(command) {
  return startsWork(command) && command.kind !== "init" || command.kind === "approve";
}




/***/ }),

/***/ 9693:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.la2)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:core/nearest.js





/***/ }),

/***/ 7625:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.SZ1)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:action/action-end.js





/***/ }),

/***/ 8961:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mx: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.mx2),
/* harmony export */   oA: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.oA8),
/* harmony export */   of: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.ofu)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:action/refusal.js





/***/ }),

/***/ 135:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ES: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.ESb),
/* harmony export */   EW: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.EWI),
/* harmony export */   QE: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.QED),
/* harmony export */   e0: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.e0F),
/* harmony export */   hL: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.hLI),
/* harmony export */   ly: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.lyu),
/* harmony export */   ns: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.nsj),
/* harmony export */   sE: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.sEq),
/* harmony export */   sU: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.sUu)
/* harmony export */ });
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6419);
// layer:report/markdown.js





/***/ }),

/***/ 3318:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runThread: () => (/* binding */ runThread)
/* harmony export */ });
/* harmony import */ var _chunk_OQVETQUQ_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9693);
/* harmony import */ var _chunk_XOSNB6WJ_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(944);
/* harmony import */ var _chunk_TIDLXT63_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7173);
/* harmony import */ var _chunk_KSF3IJER_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1348);
/* harmony import */ var _chunk_V2J6VTSZ_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(2438);
/* harmony import */ var _chunk_RGFHL6Y6_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7625);
/* harmony import */ var _chunk_KIY23MOA_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(8426);
/* harmony import */ var _chunk_H66QJSYI_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1439);
/* harmony import */ var _chunk_F3UQDVQ3_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2302);
/* harmony import */ var _chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(135);
/* harmony import */ var _chunk_EFNRT56U_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6012);
/* harmony import */ var _chunk_2HP7CEG4_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3557);
/* harmony import */ var _chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6600);
/* harmony import */ var _chunk_76ETEMEO_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3947);
/* harmony import */ var _chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(8961);
/* harmony import */ var marked__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(8022);
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(6246);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(8816);


















// build/core/slash-command.js
var slashForms = {
  objective: '"objective" [--max N] [--criteria "cmd"] [--model M]',
  run: "run [feature] [--story ID[,ID]] [--max N] [--fresh]",
  init: "init [feature] [--agent]",
  status: "status [run-id]",
  cancel: "cancel [reason]",
  resume: "resume [run-id] [--fresh]",
  retry: "retry STORY [--allow GLOB]",
  approve: "approve",
  fix: 'fix "what"',
  abort: "abort",
  doctor: "doctor",
  help: "help"
};

// build/report/slash-usage.js
function usageBlock(phrase) {
  return (0,_chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_10__/* .report_sanitise__forFence */ .Ix)(Object.values(slashForms).map((form) => `${phrase} ${form}`).join("\n"));
}
function notStarted(reasons) {
  const [only, ...more] = reasons;
  if (only !== void 0 && more.length === 0)
    return `Nothing was started: ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_7__/* .report_markdown__text */ .e0)(only, 4e3)}`;
  return ["Nothing was started:", reasons.map((reason) => `- ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_7__/* .report_markdown__text */ .e0)(reason, 2e3)}`).join("\n")].join("\n\n");
}
function usageReply(problem, phrase) {
  return [`Nothing was started: ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_7__/* .report_markdown__text */ .e0)(problem)}.`, usageBlock(phrase)].join("\n\n");
}

// build/core/slash-flags.js
function readFlags(words, known) {
  const flags = /* @__PURE__ */ new Map();
  const others = [];
  let from = 0;
  for (const [at, word] of words.entries()) {
    if (at < from)
      continue;
    if (word.quoted || !word.text.startsWith("-")) {
      others.push(word);
      continue;
    }
    const read = readFlag(word, words[at + 1], known);
    if ("problem" in read)
      return refused(read.problem);
    if (flags.has(read.name))
      return refused(`--${read.name} is given twice`);
    flags.set(read.name, read.value);
    from = at + read.words;
  }
  return { ok: true, flags: Object.fromEntries(flags), words: others };
}
function refused(problem) {
  return { ok: false, problem };
}
function readFlag(word, next, known) {
  const { text: text2 } = word;
  const equals = text2.indexOf("=");
  const typed = equals < 0 ? text2 : text2.slice(0, equals);
  const inline = equals < 0 ? void 0 : text2.slice(equals + 1);
  const name = known.find((each) => `--${each}` === typed);
  if (name === void 0)
    return { problem: unknown(word, typed, known) };
  const read = readValue(name, { inline, next });
  if ("problem" in read)
    return { problem: `${read.problem}${goesOn(word)}` };
  return { ...read, name, words: isSwitch(name) || inline !== void 0 ? 1 : 2 };
}
function unknown(word, typed, known) {
  const has = known.length === 0 ? "takes no flags" : `has ${known.map((name) => `--${name}`).join(", ")}`;
  return `${typed.slice(0, 60)} is not a flag of this command, which ${has}${goesOn(word)}`;
}
function goesOn({ isBelow }) {
  return isBelow === true ? ". A line directly below that begins with --, \u2014 or \u2013 and a letter goes on with the command: where it is none of it, leave a line empty above it" : "";
}
function readValue(name, { inline, next }) {
  if (isSwitch(name))
    return inline === void 0 ? { value: true } : { problem: `--${name} takes no value` };
  const isMissing = next === void 0 || !next.quoted && /^--?[a-z]/.test(next.text);
  const text2 = inline ?? (isMissing ? "" : next.text);
  return text2.trim() === "" ? { problem: `--${name} needs a value` } : readers[name](text2);
}
function isSwitch(name) {
  return name === "fresh" || name === "agent";
}
var readers = {
  max: (text2) => /^[1-9]\d*$/.test(text2) ? { value: Math.min(Number(text2), Number.MAX_SAFE_INTEGER) } : { problem: `--max is ${shown(text2)}, not a whole number from 1` },
  criteria: (text2) => text2.length > mostCommandChars ? { problem: `--criteria is longer than ${mostCommandChars} characters; put the command into a script` } : { value: text2 },
  model: (text2) => /^[\w.:/@[\]-]{1,100}$/.test(text2) ? { value: text2 } : { problem: `--model is ${shown(text2)}, not the name of a model` },
  story: (text2) => ids(text2),
  allow: (text2) => text2.length > 300 || text2.split("/").includes("..") ? { problem: `--allow is ${shown(text2)}, not a glob inside the repository` } : { value: text2 }
};
var mostCommandChars = 4e3;
function ids(text2) {
  const list = [...new Set(text2.split(",").map((id) => id.trim()))].filter((id) => id !== "");
  if (list.length === 0)
    return { problem: "--story names no story" };
  return list.length > 100 ? { problem: "--story names more than 100 stories" } : { value: list };
}
function shown(text2) {
  return `"${text2.length > 60 ? `${text2.slice(0, 60)}\u2026` : text2}"`;
}

// build/core/slash-lines.js

function ownLines(markdown, matters) {
  try {
    return blockLines(new marked__WEBPACK_IMPORTED_MODULE_13__/* .Lexer */ .JG().blockTokens(markdown), matters);
  } catch (error) {
    if (error instanceof RangeError)
      return [];
    throw error;
  }
}
function blockLines(tokens, matters) {
  return tokens.filter(({ raw }) => matters(raw)).flatMap((token) => [...linesOf(token, matters), ""]);
}
function linesOf(token, matters) {
  switch (token.type) {
    case "paragraph":
    case "heading":
      return textLines(token.raw);
    case "html":
      return hidesText.test(token.raw) ? [] : token.raw.split("\n");
    case "list":
      return token.items.flatMap(({ tokens }) => blockLines(behindMarker(tokens), matters));
    // A list item without blank lines holds its text in a block of this kind.
    case "text":
      return textLines(token.raw);
    default:
      return [];
  }
}
function behindMarker([first, ...others]) {
  if (first === void 0)
    return others;
  return first.type === "checkbox" ? behindMarker(others) : [{ ...first, raw: `- ${first.raw}` }, ...others];
}
var hidesText = /<(?:!|\?|\/?(?:pre|code|samp|kbd|blockquote|details|template|script|style|textarea|title)\b)/i;
function textLines(raw) {
  const spans = /<!--|`/.test(raw) ? marked__WEBPACK_IMPORTED_MODULE_13__/* .Lexer */ .JG.lexInline(raw) : [];
  const ownText = spans.length === 0 ? raw : spans.map(spanText).join("");
  return ownText.split("\n");
}
function spanText({ type, raw }) {
  const isSpan = (type === "codespan" || type === "html") && raw.includes("\n");
  return isSpan ? raw.replaceAll("\n", " ") : raw;
}

// build/core/slash-mail.js
function withoutMailReply(body) {
  const lines = body.split("\n");
  const end = lines.findIndex((line, index) => isSignature(line) || isCopied(lines, index));
  return end < 0 ? body : lines.slice(0, end).join("\n");
}
function isSignature(line) {
  return line === "-- ";
}
function isCopied(lines, index) {
  const line = (lines[index] ?? "").trim();
  if (copied.some((pattern) => pattern.test(line)))
    return true;
  if (/^_{20,}$/.test(line) || mailField.test(line))
    return isHeader(lines.slice(index, index + 6));
  const isAnswered = says(line) || says(`${line} ${(lines[index + 1] ?? "").trim()}`);
  return isAnswered && !isQuotedAfter(lines, index);
}
var copied = [
  /^-{2,}\s*(?:Original Message|Forwarded message|Urspr\S{1,2}ngliche Nachricht|Message d'origine|Mensaje original|Messaggio originale)\s*-{2,}$/i,
  /^(?:Reply to this email directly|You are receiving this because)\b/i
];
var answered = /^(?:On .{6,300} wrote|Am .{6,300} schrieb.{0,200}|Le .{6,300} a \u00e9crit|El .{6,300} escribi\u00f3|Il .{6,300} ha scritto|Op .{6,300} schreef.{0,200}|Em .{6,300} escreveu)\s*:$/i;
function says(line) {
  return line.length <= 1e3 && answered.test(line);
}
var mailField = /^\*?(?:From|Von|De|Da|Van)\s*:\*?\s/i;
var MOST_OF_FIELD = 300;
function isHeader(lines) {
  const fields = lines.filter((line) => /^\*?[\p{L} ]{2,20}\s*:\*?\s/u.test(line.trimStart().slice(0, MOST_OF_FIELD)));
  return lines.some((line) => mailField.test(line.trim())) && fields.length >= 3;
}
function isQuotedAfter(lines, index) {
  const next = lines.slice(index + 1).find((line) => line.trim() !== "" && !/:\s*$/.test(line));
  return next?.startsWith(">") ?? false;
}

// build/core/slash-words.js
var closers = {
  '"': '"',
  "\u201C": '\u201D\u201C"',
  "\u201D": '\u201D"',
  "\u201E": '\u201C\u201D"',
  "\u201F": '\u201D"',
  "\xAB": "\xBB",
  "\xBB": "\xAB",
  "'": "'",
  "\u2018": "\u2019\u2018'",
  "\u2019": "\u2019'",
  "\u201A": "\u2018\u2019'"
};
function splitWords(line) {
  const words = [];
  let rest = line.trim();
  while (rest !== "") {
    const next = nextWord(rest);
    if (!next.ok)
      return next;
    words.push(next.word);
    rest = rest.slice(next.length).trimStart();
  }
  return { ok: true, words };
}
function nextWord(rest) {
  const value = rest.replace(/^(?:--|[\u2014\u2013])[^\s=]*=/, "");
  const head = rest.slice(0, rest.length - value.length);
  const opening = value.charAt(0);
  if (closers[opening] !== void 0)
    return quotedWord(rest, { head, opening });
  const text2 = rest.replace(/\s.*/s, "");
  return { ok: true, word: { text: plainDashes(text2), quoted: false }, length: text2.length };
}
function quotedWord(rest, { head, opening }) {
  const from = head.length + 1;
  const end = closingAt(rest, from, opening);
  if (end === -1)
    return { ok: false, problem: `the quote ${opening} is never closed on its line` };
  const after = rest.charAt(end + 1);
  if (after !== "" && !/\s/.test(after))
    return { ok: false, problem: "after a closing quote there must be a space" };
  const value = rest.slice(from, end);
  const text2 = `${plainDashes(head)}${opening === '"' ? value.replace(/\\(["\\])/g, "$1") : value}`;
  return { ok: true, word: { text: text2, quoted: head === "" }, length: end + 1 };
}
function closingAt(rest, from, opening) {
  const first = indexOfAny(rest, from, closers[opening] ?? opening);
  return first === -1 && opening === '"' ? indexOfAny(rest, from, "\u201D\u201C") : first;
}
function indexOfAny(text2, from, characters) {
  for (let at = from; at < text2.length; at += 1) {
    if (text2.charAt(at) === "\\" && characters === '"')
      at += 1;
    else if (characters.includes(text2.charAt(at)))
      return at;
  }
  return -1;
}
function plainDashes(text2) {
  return text2.replace(/^[\u2014\u2013]{1,2}(?=[a-z])/, "--");
}

// build/core/slash.js
function readSlash(body, phrase) {
  const text2 = withoutMailReply(body.replace(/\r\n?|\u2028|\u2029/g, "\n"));
  const begins = beginsWith(phrase);
  const anywhere = new RegExp(literal(phrase), "i");
  const isThere = (part) => anywhere.test(part);
  if (!isThere(text2))
    return { type: "none" };
  const lines = ownLines(text2, isThere);
  const at = lines.findIndex((each) => begins.test(each));
  const line = lines[at];
  return line === void 0 ? { type: "none" } : readLine(line.replace(begins, ""), flagLines(lines.slice(at + 1)));
}
function beginsWith(phrase) {
  return new RegExp(`^[^\\S\\t]{0,3}${literal(phrase)}(?!\\S)`, "i");
}
function literal(text2) {
  return text2.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
}
function flagLines(below) {
  const end = below.findIndex((line) => !/^\s*(?:--[A-Za-z]|[\u2014\u2013]{1,2}[a-z])/.test(line));
  return end < 0 ? below : below.slice(0, end);
}
function readLine(rest, flags) {
  if (hasControls(rest))
    return malformed("the line holds a control character");
  const cancelled2 = /^\s*cancel(?!\S)/i.exec(rest);
  if (cancelled2 !== null)
    return cancel(rest.slice(cancelled2[0].length).trim());
  if (flags.some(hasControls))
    return malformed("a line of flags holds a control character");
  const split = splitLines([rest, ...flags]);
  if (!split.ok)
    return malformed(split.problem);
  const [first, ...others] = split.words;
  if (first === void 0)
    return malformed("a command is missing");
  if (first.quoted)
    return objective(split.words);
  if (first.text === "--help" || first.text === "-h")
    return named("help", others);
  return first.text.startsWith("--") ? objective(split.words) : named(first.text, others);
}
function splitLines(lines) {
  const words = [];
  for (const [at, line] of lines.entries()) {
    const split = splitWords(line);
    if (!split.ok)
      return split;
    words.push(...at === 0 ? split.words : split.words.map((word) => ({ ...word, isBelow: true })));
  }
  return { ok: true, words };
}
function named(name, words) {
  const form = forms.get(name.toLowerCase());
  if (form === void 0)
    return malformed(noCommand(name));
  const read = readFlags(words, form.flags);
  if (!read.ok)
    return malformed(read.problem);
  const more = read.words[form.most];
  if (more !== void 0)
    return malformed(tooMany(more));
  const built = form.build(read.flags, read.words);
  return typeof built === "string" ? malformed(built) : { type: "command", command: built };
}
function tooMany(word) {
  return `"${word.text.slice(0, 60)}" is one word too many${goesOn(word)}`;
}
function noCommand(name) {
  const typed = name.slice(0, 60);
  const meant = typed.toLowerCase() === "stop" ? "cancel" : (0,_chunk_OQVETQUQ_js__WEBPACK_IMPORTED_MODULE_0__/* .core_nearest__nearest */ .l)(typed, [...forms.keys(), "cancel"]);
  return `"${typed}" is no command${meant === void 0 ? "" : ` (did you mean ${meant}?)`}; an objective stands in quotes`;
}
var forms = new Map(Object.entries({
  run: { flags: ["story", "max", "fresh"], most: 1, build: run },
  init: { flags: ["agent"], most: 1, build: init },
  status: { flags: [], most: 1, build: (_, [word]) => ofRun(word, (run2) => ({ kind: "status", ...run2 })) },
  resume: {
    flags: ["fresh"],
    most: 1,
    build: ({ fresh }, [word]) => ofRun(word, (run2) => ({ kind: "resume", ...run2, fresh: fresh === true }))
  },
  retry: { flags: ["allow"], most: 1, build: retry },
  fix: { flags: [], most: Number.POSITIVE_INFINITY, build: fix },
  approve: { flags: [], most: 0, build: () => ({ kind: "approve" }) },
  abort: { flags: [], most: 0, build: () => ({ kind: "abort" }) },
  doctor: { flags: [], most: 0, build: () => ({ kind: "doctor" }) },
  help: { flags: [], most: 0, build: () => ({ kind: "help" }) }
}));
function objective(words) {
  const read = readFlags(words, ["max", "criteria", "model"]);
  if (!read.ok)
    return malformed(read.problem);
  const [first, second] = read.words;
  if (second !== void 0)
    return malformed(outside(second));
  const text2 = first?.text.trim() ?? "";
  if (first?.quoted === false)
    return malformed("an objective stands in quotes");
  if (text2 === "")
    return malformed("the objective is empty");
  return { type: "command", command: { kind: "objective", objective: text2, ...read.flags } };
}
function outside(word) {
  return `"${word.text.slice(0, 60)}" stands outside of the quotes${goesOn(word)}`;
}
function run({ story = [], fresh, ...caps }, [word]) {
  return featured(word, (feature) => ({ kind: "run", ...feature, stories: story, ...caps, fresh: fresh === true }));
}
function init(flags, [word]) {
  return featured(word, (feature) => ({ kind: "init", ...feature, ...flags }));
}
function retry(flags, [word]) {
  if (word === void 0 || word.text.trim() === "")
    return "retry needs the id of a story";
  return { ...flags, kind: "retry", story: word.text.trim() };
}
function fix(_, [word, more]) {
  if (word === void 0 || word.text.trim() === "")
    return "fix needs a text in quotes that says what to fix";
  if (!word.quoted)
    return "what to fix stands in quotes, and so does an objective";
  if (more !== void 0)
    return tooMany(more);
  return { kind: "fix", what: word.text.trim() };
}
function featured(word, build) {
  if (word === void 0)
    return build({});
  if (!/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/.test(word.text)) {
    return `"${word.text.slice(0, 60)}" is not the name of a feature${goesOn(word)}`;
  }
  return build({ feature: word.text });
}
function ofRun(word, build) {
  if (word === void 0)
    return build({});
  if (!/^\d{8}-\d{6}-[0-9a-f]{4,16}$/.test(word.text))
    return `"${word.text.slice(0, 60)}" is not the id of a run${goesOn(word)}`;
  return build({ runId: word.text });
}
function cancel(rest) {
  if (/^--?[a-z]/.test(rest))
    return malformed(`${rest.split(/\s/, 1)[0]?.slice(0, 60)} is not a flag of cancel`);
  const split = splitWords(rest);
  const only = split.ok && split.words.length === 1 && split.words[0]?.quoted ? split.words[0].text : rest;
  return { type: "command", command: { kind: "cancel", reason: only.slice(0, 500) } };
}
function malformed(problem) {
  return { type: "malformed", problem };
}
function hasControls(text2) {
  return /[^\P{Cc}\t]/u.test(text2);
}

// build/core/asking.js
function askingOf(event, terms) {
  switch (event.via) {
    case "comment":
      return commented(event, terms.phrase);
    case "label":
      return labeled(event, terms.label);
    case "review":
      return reviewed(event);
  }
}
function commented({ action, body }, phrase) {
  if (action !== "created")
    return skipped(`only a new comment gives a command, and this one was ${action}`);
  const reading = readSlash(body, phrase);
  return reading.type === "none" ? skipped(`no line of the comment begins with ${phrase}`) : { type: "asks", reading };
}
function labeled({ action, isOpen, label: label2 = "", issue }, wanted) {
  if (action !== "labeled")
    return skipped(`only a label starts work on an issue, and this one was ${action}`);
  if (wanted === void 0)
    return skipped("label_trigger names no label");
  if (label2.toLowerCase() !== wanted.toLowerCase())
    return skipped(`the label is not ${wanted}`);
  if (!isOpen)
    return skipped("the issue is closed");
  const objective2 = [issue.title, issue.body].map((text2) => text2.trim()).filter((text2) => text2 !== "");
  if (objective2.length === 0)
    return skipped("the issue says nothing");
  const command = { kind: "objective", objective: objective2.join("\n\n") };
  return { type: "asks", reading: { type: "command", command } };
}
function reviewed({ action, review: review2 }) {
  if (action !== "submitted")
    return skipped(`only a new review signs off, and this one was ${action}`);
  if (review2?.state !== "approved")
    return skipped(`the review does not approve: ${review2?.state ?? "unknown"}`);
  return { type: "asks", reading: { type: "command", command: { kind: "approve" } } };
}
function skipped(reason) {
  return { type: "skipped", reason };
}

// layer:settings/triggers.js


// build/adapters/github/permission.js

var levelSchema = zod__WEBPACK_IMPORTED_MODULE_15__/* .object */ .Ikc({ permission: zod__WEBPACK_IMPORTED_MODULE_15__/* .string */ .YjP(), user: zod__WEBPACK_IMPORTED_MODULE_15__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_15__/* .string */ .YjP() }).nullish() });
async function accessOf(client, username) {
  const asked = await client.call({ does: `read the permission of ${username}`, permission: "metadata: read", answer: levelSchema }, (rest, at) => rest.repos.getCollaboratorPermissionLevel({ ...at, username }));
  if (!asked.ok)
    return { ok: false, why: asked.problem.message };
  const { permission, user } = asked.data;
  const isSame = user?.login.toLowerCase() === username.toLowerCase();
  return { ok: true, writes: isSame && writing.has(permission) };
}
var writing = /* @__PURE__ */ new Set(["admin", "maintain", "write"]);

// build/adapters/github/pinned-pull.js

var repositorySchema = zod__WEBPACK_IMPORTED_MODULE_15__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_15__/* .number */ .aig() }).nullish();
var headSchema = zod__WEBPACK_IMPORTED_MODULE_15__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_15__/* .number */ .aig(), name: zod__WEBPACK_IMPORTED_MODULE_15__/* .string */ .YjP(), owner: zod__WEBPACK_IMPORTED_MODULE_15__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_15__/* .string */ .YjP() }) }).nullish();
var pullSchema = zod__WEBPACK_IMPORTED_MODULE_15__/* .object */ .Ikc({
  state: zod__WEBPACK_IMPORTED_MODULE_15__/* ["enum"] */ .k5n(["open", "closed"]),
  head: zod__WEBPACK_IMPORTED_MODULE_15__/* .object */ .Ikc({ ref: zod__WEBPACK_IMPORTED_MODULE_15__/* .string */ .YjP(), sha: zod__WEBPACK_IMPORTED_MODULE_15__/* .string */ .YjP().regex(/^[0-9a-f]{40,64}$/), repo: headSchema }),
  base: zod__WEBPACK_IMPORTED_MODULE_15__/* .object */ .Ikc({ ref: zod__WEBPACK_IMPORTED_MODULE_15__/* .string */ .YjP(), repo: repositorySchema })
});
async function readPull(client, pull_number) {
  const read = await client.call({ does: `read pull request #${pull_number}`, permission: "pull-requests: read", answer: pullSchema }, (rest, at) => rest.pulls.get({ ...at, pull_number }));
  if (!read.ok)
    return read;
  const { state, head, base } = read.data;
  const isFork = !head.repo || head.repo.id !== base.repo?.id;
  const pull = { isOpen: state === "open", head: head.ref, sha: head.sha, base: base.ref, isFork };
  return { ok: true, pull, source: head.repo ? { owner: head.repo.owner.login, repo: head.repo.name } : void 0 };
}
var pushesSchema = zod__WEBPACK_IMPORTED_MODULE_15__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_15__/* .object */ .Ikc({ after: zod__WEBPACK_IMPORTED_MODULE_15__/* .string */ .YjP(), timestamp: zod__WEBPACK_IMPORTED_MODULE_15__/* .string */ .YjP() }));
async function pushTime(client, { pull: { head, sha }, source }) {
  if (source === void 0)
    return { ok: false, why: "the repository it comes from is gone" };
  const read = await client.call({ does: `read when ${head} was pushed`, permission: "contents: read", answer: pushesSchema }, (rest, { request }) => rest.repos.listActivities({ ...source, request, ref: `refs/heads/${head}`, per_page: 1 }));
  if (!read.ok)
    return { ok: false, why: read.problem.message.replace(/\.$/, "") };
  const [newest] = read.data;
  const at = newest?.after === sha ? Date.parse(newest.timestamp) : Number.NaN;
  return Number.isNaN(at) ? { ok: false, why: "GitHub's record of pushes does not name it yet" } : { ok: true, at };
}

// build/action/admit.js
async function admit(call) {
  const { event, reading } = call;
  const barred = await barrier(call);
  if (barred !== void 0)
    return { type: "skipped", reason: barred };
  const pulled = event.isPull ? await readPull(call.client, event.thread) : void 0;
  if (pulled?.ok === false)
    return { type: "skipped", reason: pulled.problem.message };
  const origin = originOf(event, pulled?.pull);
  const declined = (why, isUsage = false) => ({ type: "declined", why, isUsage, origin });
  const fork = pulled?.pull.isFork === true && !call.triggers.allowForks;
  if (fork)
    return declined("this pull request comes from a fork, and allow_fork_prs is not set");
  if (reading.type === "malformed")
    return declined(reading.problem, true);
  const { command } = reading;
  const objection = objectionTo(command, call) ?? (pulled === void 0 ? void 0 : await aboutHead(call, command, pulled));
  return objection === void 0 ? { type: "admitted", asked: { command, origin } } : declined(objection);
}
async function barrier({ client, triggers, event, reading, runners }) {
  const signsOff = reading.type === "command" && reading.command.kind === "approve";
  const { people: people2 } = event;
  if (people2 === void 0)
    return "its author is a deleted account";
  const named2 = runners.filter((login) => login !== "" && !people2.some((each) => each.login === login));
  const all = [...people2, ...named2.map((login) => ({ login, isBot: login.endsWith("[bot]") }))];
  const unique = [...new Map(all.map((each) => [each.login, each])).values()];
  for (const person of unique) {
    if (person.isBot && signsOff)
      return `only a person signs off, and ${person.login} is a bot`;
    const why = person.isBot ? barredBot(person, triggers) : await barredPerson(client, person);
    if (why !== void 0)
      return why;
  }
  return void 0;
}
function barredBot({ login }, { allowedBots }) {
  return allowedBots.includes(login) ? void 0 : `${login} is a bot that allowed_bots does not name`;
}
async function barredPerson(client, { login }) {
  const access = await accessOf(client, login);
  if (!access.ok)
    return access.why;
  return access.writes ? void 0 : `${login} has no write access to the repository`;
}
function originOf(event, pull) {
  return {
    thread: event.thread,
    person: event.people?.[0]?.login ?? "",
    via: event.via,
    ...event.comment === void 0 ? {} : { comment: event.comment },
    ...pull === void 0 ? {} : { pull },
    issue: event.issue
  };
}
function objectionTo(command, { triggers }) {
  if (command.kind !== "objective" || command.criteria === void 0 || triggers.criteria !== "off")
    return void 0;
  return "comment_criteria: off, so a comment may not pass --criteria";
}
async function aboutHead({ client, event }, command, { pull, source }) {
  if (!(0,_chunk_KIY23MOA_js__WEBPACK_IMPORTED_MODULE_16__/* .isAboutHead */ .m)(command))
    return void 0;
  if (!pull.isOpen)
    return "this pull request is closed";
  if (event.review !== void 0) {
    return event.review.commit === pull.sha ? void 0 : "the review is about an older commit than the head is now";
  }
  const pushed = await pushTime(client, { pull, source });
  const commit = `commit ${pull.sha.slice(0, 10)}`;
  if (!pushed.ok)
    return `when ${commit} was pushed is not known: ${pushed.why}; look at it and comment again`;
  const isSeen = pushed.at < Date.parse(event.at ?? "");
  return isSeen ? void 0 : `${commit} was pushed after the comment; look at it and comment again`;
}

// build/action/thread-event.js

var account = zod__WEBPACK_IMPORTED_MODULE_15__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_15__/* .string */ .YjP().min(1), type: zod__WEBPACK_IMPORTED_MODULE_15__/* .string */ .YjP().optional() });
var number = zod__WEBPACK_IMPORTED_MODULE_15__/* .number */ .aig().int().positive();
var text = zod__WEBPACK_IMPORTED_MODULE_15__/* .string */ .YjP().nullish();
var comment = zod__WEBPACK_IMPORTED_MODULE_15__/* .object */ .Ikc({
  action: zod__WEBPACK_IMPORTED_MODULE_15__/* .string */ .YjP(),
  sender: account.nullish(),
  issue: zod__WEBPACK_IMPORTED_MODULE_15__/* .object */ .Ikc({ number, title: text, body: text, state: zod__WEBPACK_IMPORTED_MODULE_15__/* .string */ .YjP(), pull_request: zod__WEBPACK_IMPORTED_MODULE_15__/* .unknown */ .L5J().optional() }),
  comment: zod__WEBPACK_IMPORTED_MODULE_15__/* .object */ .Ikc({ id: number, body: text, created_at: zod__WEBPACK_IMPORTED_MODULE_15__/* .string */ .YjP(), user: account.nullish() })
});
var label = zod__WEBPACK_IMPORTED_MODULE_15__/* .object */ .Ikc({
  action: zod__WEBPACK_IMPORTED_MODULE_15__/* .string */ .YjP(),
  sender: account.nullish(),
  issue: zod__WEBPACK_IMPORTED_MODULE_15__/* .object */ .Ikc({ number, title: text, body: text, state: zod__WEBPACK_IMPORTED_MODULE_15__/* .string */ .YjP() }),
  label: zod__WEBPACK_IMPORTED_MODULE_15__/* .object */ .Ikc({ name: zod__WEBPACK_IMPORTED_MODULE_15__/* .string */ .YjP() }).nullish()
});
var review = zod__WEBPACK_IMPORTED_MODULE_15__/* .object */ .Ikc({
  action: zod__WEBPACK_IMPORTED_MODULE_15__/* .string */ .YjP(),
  sender: account.nullish(),
  pull_request: zod__WEBPACK_IMPORTED_MODULE_15__/* .object */ .Ikc({ number, title: text, body: text, state: zod__WEBPACK_IMPORTED_MODULE_15__/* .string */ .YjP() }),
  review: zod__WEBPACK_IMPORTED_MODULE_15__/* .object */ .Ikc({
    state: zod__WEBPACK_IMPORTED_MODULE_15__/* .string */ .YjP(),
    commit_id: text,
    submitted_at: text,
    user: account.nullish()
  })
});
function threadEventOf({ eventName, payload }) {
  if (eventName === "issue_comment")
    return commentOf(payload);
  return eventName === "issues" ? labelOf(payload) : reviewOf(payload);
}
function commentOf(payload) {
  const read = comment.safeParse(payload);
  if (!read.success)
    return void 0;
  const { action, sender, issue, comment: said } = read.data;
  return {
    ...{ via: "comment", action, people: people(said.user, sender) },
    ...{
      thread: issue.number,
      isPull: (issue.pull_request ?? void 0) !== void 0,
      isOpen: issue.state === "open"
    },
    ...{ body: said.body ?? "", issue: textsOf(issue), at: said.created_at, comment: said.id }
  };
}
function labelOf(payload) {
  const read = label.safeParse(payload);
  if (!read.success)
    return void 0;
  const { action, sender, issue, label: given } = read.data;
  return {
    ...{ via: "label", action, people: people(sender) },
    ...{ thread: issue.number, isPull: false, isOpen: issue.state === "open" },
    ...{ body: "", issue: textsOf(issue), ...given ? { label: given.name } : {} }
  };
}
function reviewOf(payload) {
  const read = review.safeParse(payload);
  if (!read.success)
    return void 0;
  const { action, sender, pull_request: pull, review: given } = read.data;
  return {
    ...{ via: "review", action, people: people(given.user, sender) },
    ...{ thread: pull.number, isPull: true, isOpen: pull.state === "open", body: "", issue: textsOf(pull) },
    ...given.submitted_at ? { at: given.submitted_at } : {},
    review: { state: given.state.toLowerCase(), commit: given.commit_id ?? "" }
  };
}
function textsOf({ title, body }) {
  return { title: title ?? "", body: body ?? "" };
}
function people(...found) {
  if (found.some((each) => !each))
    return void 0;
  return found.flatMap((each) => each ? [accountOf(each)] : []);
}
function accountOf({ login, type }) {
  return { login, isBot: type === "Bot" || login.endsWith("[bot]") };
}

// build/adapters/github/reactions.js

async function react(client, { thread: issue_number, comment: comment_id }, content) {
  const asked = { does: `react in #${issue_number}`, permission: "issues: write", answer: zod__WEBPACK_IMPORTED_MODULE_15__/* .unknown */ .L5J() };
  const made = await client.call(asked, (rest, at) => comment_id === void 0 ? rest.reactions.createForIssue({ ...at, issue_number, content }) : rest.reactions.createForIssueComment({ ...at, comment_id, content }));
  return made.ok ? void 0 : made.problem;
}

// build/action/voice.js
function voiceOf(client, { thread, comment: comment2, via }, log) {
  const target = { thread, ...comment2 === void 0 ? {} : { comment: comment2 } };
  const marker = `reply:${comment2 ?? via}`;
  return {
    client,
    react: async (reaction) => {
      const problem = via === "review" ? void 0 : await react(client, target, reaction);
      if (problem !== void 0)
        log.warning(problem.message);
    },
    reply: async (text2) => {
      const written = await (0,_chunk_XOSNB6WJ_js__WEBPACK_IMPORTED_MODULE_1__/* .stickyComment */ .N)(client, { issue: thread, marker }).write(text2, { last: true });
      if (written.type === "problem")
        log.warning(`The reply was not written: ${written.problem.message}`);
    }
  };
}

// build/action/resolve-asked.js
async function resolveAsked({ job, inputs, log, cancel: cancel2 }) {
  const read = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_14__/* .settings_triggers__readTriggers */ .xjB)(inputs);
  if (!read.ok)
    return { type: "refused", reasons: read.mistakes.map(({ message }) => message) };
  const { triggers } = read;
  const event = threadEventOf(job);
  if (event === void 0) {
    return { type: "skipped", reason: `the payload of this ${job.eventName} is not what GitHub documents` };
  }
  const asking = askingOf(event, triggers);
  if (asking.type === "skipped")
    return asking;
  const opened = await openClient(job, { inputs, log, cancel: cancel2 });
  if (!opened.ok)
    return { type: "refused", reasons: [opened.why] };
  const { client } = opened;
  const admission = await admit({ client, triggers, event, reading: asking.reading, runners: job.actors });
  if (admission.type === "skipped")
    return admission;
  const voice = voiceOf(client, admission.type === "admitted" ? admission.asked.origin : admission.origin, log);
  if (admission.type === "admitted") {
    await voice.react("eyes");
    return { type: "asked", asked: admission.asked, voice, triggers };
  }
  const { why, isUsage, origin } = admission;
  const isElsewhere = event.via === "review" && !(0,_chunk_V2J6VTSZ_js__WEBPACK_IMPORTED_MODULE_17__/* .hasBlock */ .OA)(event.issue.body, origin.pull?.head ?? "");
  if (isElsewhere)
    return { type: "skipped", reason: why };
  const words = isUsage ? usageReply(why, triggers.phrase) : `Nothing was started: ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_7__/* .report_markdown__text */ .e0)(why)}.`;
  await Promise.all([voice.react("confused"), voice.reply(words)]);
  return { type: "skipped", reason: why };
}
async function openClient(job, { inputs, log, cancel: cancel2 }) {
  const token = (0,_chunk_F3UQDVQ3_js__WEBPACK_IMPORTED_MODULE_6__/* .action_early_inputs__inputValue */ .E)(inputs, "github_token");
  if (token === void 0) {
    return { ok: false, why: "github_token is empty, so nobody can be asked who gave this command. Pass it." };
  }
  const [owner = "", repo = ""] = job.repository.split("/");
  const { apiUrl, serverUrl } = job;
  const opened = await (0,_chunk_H66QJSYI_js__WEBPACK_IMPORTED_MODULE_5__/* .openGitHub */ .o6)({ apiUrl, serverUrl, owner, repo, token, signal: cancel2, onNote: log.info });
  return opened.ok ? opened : { ok: false, why: opened.problem.message };
}

// build/action/thread.js
async function runThread({ call, job, inputs, run: run2 }) {
  const resolved = await resolveAsked({ job, inputs, log: call.log, cancel: call.cancel });
  switch (resolved.type) {
    case "skipped":
      return skipped2(resolved.reason);
    case "refused":
      return (0,_chunk_RGFHL6Y6_js__WEBPACK_IMPORTED_MODULE_4__/* .action_action_end__refused */ .S)((0,_chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_12__/* .action_refusal__configError */ .mx)(...resolved.reasons));
    case "asked":
      return answer({ ...resolved, call, run: run2, own: { call, job, inputs } });
  }
}
async function answer(answering) {
  const { asked, voice, triggers, own } = answering;
  const { command } = asked;
  switch (command.kind) {
    case "help":
      await Promise.all([
        voice.react("rocket"),
        voice.reply(`Commands of this repository:

${usageBlock(triggers.phrase)}`)
      ]);
      return skipped2("help was asked for and given");
    case "run":
    case "objective":
    case "resume":
    case "retry":
      return begin(answering);
    case "doctor":
      return (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(2439), __webpack_require__.e(6361), __webpack_require__.e(8375), __webpack_require__.e(9433), __webpack_require__.e(9130), __webpack_require__.e(5446), __webpack_require__.e(4315), __webpack_require__.e(1368)]).then(__webpack_require__.bind(__webpack_require__, 1368))).answerDoctor({ ...own, voice });
    case "init":
      return (await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(2439), __webpack_require__.e(6361), __webpack_require__.e(8375), __webpack_require__.e(9433), __webpack_require__.e(9130), __webpack_require__.e(5446), __webpack_require__.e(4315), __webpack_require__.e(1368)]).then(__webpack_require__.bind(__webpack_require__, 1368))).answerInit({ ...own, voice }, { ...command, asked });
    case "status":
      return (await Promise.all(/* import() */[__webpack_require__.e(2439), __webpack_require__.e(6361), __webpack_require__.e(8375), __webpack_require__.e(3948)]).then(__webpack_require__.bind(__webpack_require__, 6357))).answerStatus({ ...own, asked, voice }, command.runId);
    case "cancel":
      return cancelled(answering, { reason: command.reason, closes: false });
    case "abort":
      return cancelled(answering, { reason: "aborted", closes: true });
    case "approve":
      return (await Promise.all(/* import() */[__webpack_require__.e(5946), __webpack_require__.e(925), __webpack_require__.e(2439), __webpack_require__.e(6361), __webpack_require__.e(8375), __webpack_require__.e(9433), __webpack_require__.e(1372), __webpack_require__.e(8715), __webpack_require__.e(17), __webpack_require__.e(4478), __webpack_require__.e(3070)]).then(__webpack_require__.bind(__webpack_require__, 3070))).answerApprove({ ...own, asked, voice, phrase: triggers.phrase });
    case "fix":
      return fix2(answering, command.what);
  }
}
async function begin({ asked, voice, call, run: run2 }) {
  let said;
  const onBegun = (state) => {
    if (state["journal"] !== void 0)
      said ??= voice.react("rocket");
    call.onBegun(state);
  };
  const end = await run2(asked, { ...call, onBegun });
  if (end.reasons.length > 0) {
    const secrets = (0,_chunk_EFNRT56U_js__WEBPACK_IMPORTED_MODULE_8__/* .action_secrets__secretsIn */ .v)(call.env);
    const reasons = end.reasons.map((reason) => (0,_chunk_2HP7CEG4_js__WEBPACK_IMPORTED_MODULE_9__/* .report_redact__redact */ .uF)(reason, secrets).text);
    await Promise.all([voice.react("confused"), voice.reply(notStarted(reasons))]);
  }
  await said;
  return end;
}
async function cancelled({ asked, voice, own }, how) {
  return (await Promise.all(/* import() */[__webpack_require__.e(2439), __webpack_require__.e(6361), __webpack_require__.e(8375), __webpack_require__.e(3948)]).then(__webpack_require__.bind(__webpack_require__, 6357))).answerCancel({ ...own, asked, voice }, how);
}
async function fix2(answering, what) {
  const { own, asked, voice, triggers } = answering;
  const { findFixed } = await Promise.all(/* import() */[__webpack_require__.e(5946), __webpack_require__.e(925), __webpack_require__.e(2439), __webpack_require__.e(6361), __webpack_require__.e(8375), __webpack_require__.e(9433), __webpack_require__.e(1372), __webpack_require__.e(8715), __webpack_require__.e(17), __webpack_require__.e(4478), __webpack_require__.e(3070)]).then(__webpack_require__.bind(__webpack_require__, 3070));
  const found = await findFixed({ ...own, asked, voice, phrase: triggers.phrase }, what);
  return found.ok ? begin({ ...answering, asked: { ...asked, waiting: found.waiting } }) : found.end;
}
function skipped2(reason) {
  return (0,_chunk_RGFHL6Y6_js__WEBPACK_IMPORTED_MODULE_4__/* .action_action_end__refused */ .S)({ ok: false, halt: "skipped", reasons: [reason] });
}



/***/ })

};
;