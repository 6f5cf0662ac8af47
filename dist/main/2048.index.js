export const id = 2048;
export const ids = [2048];
export const modules = {

/***/ 6642:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ stateFile)
/* harmony export */ });
/* harmony import */ var _chunk_VESD6NAS_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2694);
/* harmony import */ var _chunk_OEZ2S3KL_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5325);
/* harmony import */ var _chunk_7V2G77W5_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6200);
/* harmony import */ var _chunk_GQCKQYOX_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8307);
/* harmony import */ var _chunk_4OH6RVXA_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2216);
/* harmony import */ var _chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2697);
/* harmony import */ var _chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8688);
/* harmony import */ var _chunk_JHVB53DR_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3088);









// build/report/state-file.js
var WINDOW = 3;
var CUT = { head: 20, tail: 80 };
function stateFile(state, storyId) {
  const story = (0,_chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_5__/* .storyNamed */ .Nv)(state, storyId);
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
  const files = last?.changed.map((file) => `  - ${(0,_chunk_VESD6NAS_js__WEBPACK_IMPORTED_MODULE_0__/* .yamlText */ .p)(file.path)}`) ?? [];
  const more = (last?.changedCount ?? 0) - files.length;
  return [
    "---",
    `task_id: ${(0,_chunk_VESD6NAS_js__WEBPACK_IMPORTED_MODULE_0__/* .yamlText */ .p)(story.id)}`,
    `iteration: ${story.attempts.length}`,
    `max_iterations: ${(0,_chunk_4OH6RVXA_js__WEBPACK_IMPORTED_MODULE_4__/* .mostAttempts */ .Gc)(state, story)}`,
    `last_gate: ${last === void 0 ? "none" : gateNames[last.lastGate]}`,
    `exit_code: ${exitCode(last)}`,
    `error_hash: ${(0,_chunk_VESD6NAS_js__WEBPACK_IMPORTED_MODULE_0__/* .yamlText */ .p)(last?.fingerprint ?? "")}`,
    `timestamp: ${(0,_chunk_7V2G77W5_js__WEBPACK_IMPORTED_MODULE_2__/* .isoTime */ .Ly)(last === void 0 ? state.now : last.startedAt + last.durationMs)}`,
    `stuck_count: ${(0,_chunk_OEZ2S3KL_js__WEBPACK_IMPORTED_MODULE_1__/* .errorRun */ .iZ)(story)}`,
    `strategy_shifts: ${(0,_chunk_OEZ2S3KL_js__WEBPACK_IMPORTED_MODULE_1__/* .shiftsOf */ .pS)(story)}`,
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
  const failing = attempt === void 0 ? void 0 : (0,_chunk_GQCKQYOX_js__WEBPACK_IMPORTED_MODULE_3__/* .blockingGates */ .aZ)(attempt)[0];
  if (failing === void 0)
    return 0;
  if (failing.verdict === "timeout")
    return 124;
  return failing.exitCode === void 0 || failing.exitCode === 0 ? 1 : failing.exitCode;
}
function reviewed(attempt) {
  return attempt.gates.filter((gate) => gate.gate === "spec" && gate.verdict !== "skipped" || gate.gate === "quality" && (0,_chunk_JHVB53DR_js__WEBPACK_IMPORTED_MODULE_7__/* .blocks */ .Bv)(gate));
}
function evidence(attempt) {
  const blocking = (0,_chunk_GQCKQYOX_js__WEBPACK_IMPORTED_MODULE_3__/* .blockingGates */ .aZ)(attempt).filter((gate) => gate.gate !== "spec" && gate.gate !== "quality");
  return blocking.length > 0 ? blocking : attempt.gates.filter((gate) => gate.gate === "test");
}
function unseen(attempt) {
  if (attempt?.ignored === void 0)
    return [];
  const { ignored } = attempt;
  const more = ignored.count - ignored.paths.length;
  const lines = [...ignored.paths.map(_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_6__/* .oneLine */ .TN), ...more > 0 ? [`[... and ${more} more ...]`] : []];
  return [
    "",
    `Attempt ${attempt.attempt} left these, but git ignores them, so no check saw them:`,
    (0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_6__/* .forFence */ .tC)(lines.join("\n"))
  ];
}
function outputs(story, choose, nothing) {
  const [last, ...earlier] = story.attempts.slice(-WINDOW).reverse();
  if (last === void 0)
    return [(0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_6__/* .forFence */ .tC)(nothing)];
  return [
    output(last, choose(last), nothing),
    ...earlier.filter((attempt) => choose(attempt).length > 0).flatMap((attempt) => ["", `### Attempt ${attempt.attempt}`, output(attempt, choose(attempt), nothing)])
  ];
}
function output(attempt, gates, nothing) {
  if (gates.length === 0)
    return (0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_6__/* .forFence */ .tC)(nothing);
  const lines = gates.flatMap((gate) => [...heading(gate, gates.length), ...verbatim(attempt, gate)]);
  return (0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_6__/* .forFence */ .tC)(cutLines(lines).join("\n"));
}
function heading(gate, count) {
  if (count === 1 && gate.gate === "test" && gate.excerpt.lines.length > 0 && gate.verdict === "fail")
    return [];
  return [`[${(0,_chunk_OEZ2S3KL_js__WEBPACK_IMPORTED_MODULE_1__/* .gateLabel */ .GS)(gate)}] ${gate.verdict}: ${(0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_6__/* .oneLine */ .TN)((0,_chunk_GQCKQYOX_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonOf */ .A3)(gate))}`];
}
function verbatim(attempt, gate) {
  if (gate.gate !== "integrity")
    return gate.excerpt.lines;
  return attempt.findings.map((finding) => (0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_6__/* .oneLine */ .TN)(`${finding.path}: ${finding.message}`));
}
function cutLines(lines) {
  const left = lines.length - CUT.head - CUT.tail;
  if (left <= 0)
    return lines;
  return [...lines.slice(0, CUT.head), `[... ${left} lines truncated ...]`, ...lines.slice(-CUT.tail)];
}
function historyRow(attempt) {
  const gate = attempt.lastGate === "test" ? "tests" : attempt.lastGate;
  const hash = (0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_6__/* .forCell */ .Kq)(attempt.fingerprint, { maxChars: 16 });
  return `| ${attempt.attempt} | ${gate} | ${hash === "" ? "-" : hash} | ${attempt.tier === "shift" ? "yes" : "no"} |`;
}




/***/ }),

/***/ 2694:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ yamlText)
/* harmony export */ });
/* harmony import */ var _chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8688);


// build/report/yaml-text.js
function yamlText(text) {
  const safe = (0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_0__/* .strip */ .bB)(text);
  return /^[A-Za-z][\w./-]*$/.test(safe) && !special.test(safe) ? safe : JSON.stringify(safe);
}
var special = /^(?:true|false|null|yes|no|on|off|y|n)$/i;




/***/ }),

/***/ 2048:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   stateFile: () => (/* reexport safe */ _chunk_JHNK2QFP_js__WEBPACK_IMPORTED_MODULE_0__.E)
/* harmony export */ });
/* harmony import */ var _chunk_JHNK2QFP_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6642);
/* harmony import */ var _chunk_VESD6NAS_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2694);
/* harmony import */ var _chunk_OEZ2S3KL_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5325);
/* harmony import */ var _chunk_7V2G77W5_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6200);
/* harmony import */ var _chunk_GQCKQYOX_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8307);
/* harmony import */ var _chunk_4OH6RVXA_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2216);
/* harmony import */ var _chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2697);
/* harmony import */ var _chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8688);
/* harmony import */ var _chunk_ISAR73FD_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4163);
/* harmony import */ var _chunk_JHVB53DR_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3088);
/* harmony import */ var _chunk_GM7WFPGG_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7706);















/***/ })

};
