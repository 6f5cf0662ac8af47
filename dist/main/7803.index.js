"use strict";
exports.id = 7803;
exports.ids = [7803];
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

/***/ 1102:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D1: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.D1p),
/* harmony export */   YJ: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.YJ0),
/* harmony export */   nB: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.nBd)
/* harmony export */ });
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6419);
// layer:core/first-error.js





/***/ }),

/***/ 5867:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OR: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.ORr),
/* harmony export */   mD: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.mDX),
/* harmony export */   mI: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.mI3)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:report/strip.js





/***/ }),

/***/ 2905:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ yamlText)
/* harmony export */ });
/* harmony import */ var _chunk_4XWONIP7_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5867);


// build/report/yaml-text.js
function yamlText(text) {
  const safe = (0,_chunk_4XWONIP7_js__WEBPACK_IMPORTED_MODULE_0__/* .report_strip__strip */ .mD)(text);
  return /^[A-Za-z][\w./-]*$/.test(safe) && !special.test(safe) ? safe : JSON.stringify(safe);
}
var special = /^(?:true|false|null|yes|no|on|off|y|n)$/i;




/***/ }),

/***/ 4802:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L0: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.L0R),
/* harmony export */   Yx: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.YxT),
/* harmony export */   ps: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.psK)
/* harmony export */ });
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6419);
// layer:report/time.js





/***/ }),

/***/ 3556:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Je: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.Jel),
/* harmony export */   LP: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.LPj),
/* harmony export */   to: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.to7)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:core/gates.js





/***/ }),

/***/ 7700:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DQ: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.DQC),
/* harmony export */   M: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.MaF),
/* harmony export */   P: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.Paq),
/* harmony export */   P9: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.P9q),
/* harmony export */   WK: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.WK8),
/* harmony export */   oZ: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.oZt),
/* harmony export */   tV: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.tVk),
/* harmony export */   uY: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.uYB)
/* harmony export */ });
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6419);
// layer:core/split.js





/***/ }),

/***/ 9268:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $G: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.$GI),
/* harmony export */   Z9: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.Z9v),
/* harmony export */   i5: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.i5F),
/* harmony export */   ky: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.kyu),
/* harmony export */   tn: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.tn1),
/* harmony export */   uG: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.uG$),
/* harmony export */   ul: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.ulF)
/* harmony export */ });
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6419);
// layer:report/attempt-facts.js





/***/ }),

/***/ 8395:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $5: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.$5j),
/* harmony export */   Ih: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.IhB),
/* harmony export */   QN: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.QNI),
/* harmony export */   Sd: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.SdU),
/* harmony export */   m1: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.m1q),
/* harmony export */   tK: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.tK2),
/* harmony export */   vX: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.vX)
/* harmony export */ });
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6419);
// layer:core/story-list.js





/***/ }),

/***/ 9123:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ stateFile)
/* harmony export */ });
/* harmony import */ var _chunk_54T5TABQ_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2905);
/* harmony import */ var _chunk_3KU2CNLE_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1102);
/* harmony import */ var _chunk_GWRAI2EL_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9268);
/* harmony import */ var _chunk_7NRJR3S6_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4802);
/* harmony import */ var _chunk_4XWONIP7_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5867);
/* harmony import */ var _chunk_BX54UOPB_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3556);
/* harmony import */ var _chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6600);
/* harmony import */ var _chunk_EOWFISWU_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7700);
/* harmony import */ var _chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8395);










// build/report/state-file.js
var WINDOW = 3;
var CUT = { head: 20, tail: 80 };
function stateFile(state, storyId) {
  const story = (0,_chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_8__/* .core_story_list__storyNamed */ .vX)(state, storyId);
  if (story === void 0)
    throw new Error(`The run has no story "${storyId}".`);
  return [
    ...frontmatter(state, story),
    "",
    "## Spec Reviewer Output (verbatim)",
    ...outputs(story, reviewed, state.plan.reviewAgent === "none" ? "not reviewed" : "not run"),
    "",
    "## Test Output (verbatim)",
    ...outputs(story, evidence, "not run"),
    ...unseen(story.attempts.at(-1)),
    "",
    "## Attempt History",
    "| # | Gate | Error Hash | Strategy Shift |",
    "|---|------|------------|----------------|",
    ...story.attempts.map(historyRow),
    ""
  ].join("\n");
}
function frontmatter(state, story) {
  const last = story.attempts.at(-1);
  const files = last?.changed.map((file) => `  - ${(0,_chunk_54T5TABQ_js__WEBPACK_IMPORTED_MODULE_0__/* .yamlText */ .p)(file.path)}`) ?? [];
  const more = (last?.changedCount ?? 0) - files.length;
  return [
    "---",
    `task_id: ${(0,_chunk_54T5TABQ_js__WEBPACK_IMPORTED_MODULE_0__/* .yamlText */ .p)(story.id)}`,
    `iteration: ${story.attempts.length}`,
    `max_iterations: ${(0,_chunk_EOWFISWU_js__WEBPACK_IMPORTED_MODULE_7__/* .core_split__mostAttempts */ .M)(state, story)}`,
    `last_gate: ${last === void 0 ? "none" : gateNames[last.lastGate]}`,
    `exit_code: ${exitCode(last)}`,
    `error_hash: ${(0,_chunk_54T5TABQ_js__WEBPACK_IMPORTED_MODULE_0__/* .yamlText */ .p)(last?.fingerprint ?? "")}`,
    `timestamp: ${(0,_chunk_7NRJR3S6_js__WEBPACK_IMPORTED_MODULE_3__/* .report_time__isoTime */ .ps)(last === void 0 ? state.now : last.startedAt + last.durationMs)}`,
    `stuck_count: ${(0,_chunk_GWRAI2EL_js__WEBPACK_IMPORTED_MODULE_2__/* .report_attempt_facts__errorRun */ .uG)(story)}`,
    `strategy_shifts: ${(0,_chunk_GWRAI2EL_js__WEBPACK_IMPORTED_MODULE_2__/* .report_attempt_facts__shiftsOf */ .$G)(story)}`,
    files.length === 0 ? "files_modified: []" : "files_modified:",
    ...files,
    ...more > 0 ? [`  # and ${more} more`] : [],
    "---"
  ];
}
var gateNames = {
  implement: "implement",
  integrity: "integrity",
  test: "tests",
  spec: "spec-review",
  quality: "quality"
};
function exitCode(attempt) {
  const failing = attempt === void 0 ? void 0 : (0,_chunk_3KU2CNLE_js__WEBPACK_IMPORTED_MODULE_1__/* .core_first_error__blockingGates */ .nB)(attempt)[0];
  if (failing === void 0)
    return 0;
  if (failing.verdict === "timeout")
    return 124;
  return failing.exitCode === void 0 || failing.exitCode === 0 ? 1 : failing.exitCode;
}
function reviewed(attempt) {
  return attempt.gates.filter((gate) => gate.gate === "spec" && gate.verdict !== "skipped" || gate.gate === "quality" && (0,_chunk_BX54UOPB_js__WEBPACK_IMPORTED_MODULE_5__/* .core_gates__blocks */ .to)(gate));
}
function evidence(attempt) {
  const blocking = (0,_chunk_3KU2CNLE_js__WEBPACK_IMPORTED_MODULE_1__/* .core_first_error__blockingGates */ .nB)(attempt).filter((gate) => gate.gate !== "spec" && gate.gate !== "quality");
  return blocking.length > 0 ? blocking : attempt.gates.filter((gate) => gate.gate === "test");
}
function unseen(attempt) {
  if (attempt?.ignored === void 0)
    return [];
  const { ignored } = attempt;
  const more = ignored.count - ignored.paths.length;
  const lines = [...ignored.paths.map(_chunk_4XWONIP7_js__WEBPACK_IMPORTED_MODULE_4__/* .report_strip__oneLine */ .OR), ...more > 0 ? [`[... and ${more} more ...]`] : []];
  return [
    "",
    `Attempt ${attempt.attempt} left these, but git ignores them, so no check saw them:`,
    (0,_chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_6__/* .report_sanitise__forFence */ .Ix)(lines.join("\n"))
  ];
}
function outputs(story, choose, nothing) {
  const [last, ...earlier] = story.attempts.slice(-WINDOW).reverse();
  if (last === void 0)
    return [(0,_chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_6__/* .report_sanitise__forFence */ .Ix)(nothing)];
  return [
    output(last, choose(last), nothing),
    ...earlier.filter((attempt) => choose(attempt).length > 0).flatMap((attempt) => ["", `### Attempt ${attempt.attempt}`, output(attempt, choose(attempt), nothing)])
  ];
}
function output(attempt, gates, nothing) {
  if (gates.length === 0)
    return (0,_chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_6__/* .report_sanitise__forFence */ .Ix)(nothing);
  const lines = gates.flatMap((gate) => [...heading(gate, gates.length), ...verbatim(attempt, gate)]);
  return (0,_chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_6__/* .report_sanitise__forFence */ .Ix)(cutLines(lines).join("\n"));
}
function heading(gate, count) {
  if (count === 1 && gate.gate === "test" && gate.excerpt.lines.length > 0 && gate.verdict === "fail")
    return [];
  return [`[${(0,_chunk_GWRAI2EL_js__WEBPACK_IMPORTED_MODULE_2__/* .report_attempt_facts__gateLabel */ .ul)(gate)}] ${gate.verdict}: ${(0,_chunk_4XWONIP7_js__WEBPACK_IMPORTED_MODULE_4__/* .report_strip__oneLine */ .OR)((0,_chunk_3KU2CNLE_js__WEBPACK_IMPORTED_MODULE_1__/* .core_first_error__reasonOf */ .D1)(gate))}`];
}
function verbatim(attempt, gate) {
  if (gate.gate !== "integrity")
    return gate.excerpt.lines;
  return attempt.findings.map((finding) => (0,_chunk_4XWONIP7_js__WEBPACK_IMPORTED_MODULE_4__/* .report_strip__oneLine */ .OR)(`${finding.path}: ${finding.message}`));
}
function cutLines(lines) {
  const left = lines.length - CUT.head - CUT.tail;
  if (left <= 0)
    return lines;
  return [...lines.slice(0, CUT.head), `[... ${left} lines truncated ...]`, ...lines.slice(-CUT.tail)];
}
function historyRow(attempt) {
  const gate = attempt.lastGate === "test" ? "tests" : attempt.lastGate;
  const hash = (0,_chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_6__/* .report_sanitise__forCell */ .Vn)(attempt.fingerprint, { maxChars: 16 });
  return `| ${attempt.attempt} | ${gate} | ${hash === "" ? "-" : hash} | ${attempt.tier === "shift" ? "yes" : "no"} |`;
}




/***/ }),

/***/ 7803:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   stateFile: () => (/* reexport safe */ _chunk_YXPB6G73_js__WEBPACK_IMPORTED_MODULE_0__.E)
/* harmony export */ });
/* harmony import */ var _chunk_YXPB6G73_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9123);
/* harmony import */ var _chunk_54T5TABQ_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2905);
/* harmony import */ var _chunk_3KU2CNLE_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1102);
/* harmony import */ var _chunk_GWRAI2EL_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9268);
/* harmony import */ var _chunk_7NRJR3S6_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4802);
/* harmony import */ var _chunk_4XWONIP7_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5867);
/* harmony import */ var _chunk_BX54UOPB_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3556);
/* harmony import */ var _chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6600);
/* harmony import */ var _chunk_EOWFISWU_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7700);
/* harmony import */ var _chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8395);














/***/ })

};
;