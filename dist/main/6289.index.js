export const id = 6289;
export const ids = [6289];
export const modules = {

/***/ 4323:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   UH: () => (/* binding */ latestPatch),
/* harmony export */   X3: () => (/* binding */ asksForPermission),
/* harmony export */   _2: () => (/* binding */ isWorkflow),
/* harmony export */   h$: () => (/* binding */ splitWorkflows),
/* harmony export */   kA: () => (/* binding */ shownNames),
/* harmony export */   kc: () => (/* binding */ permitsOf),
/* harmony export */   mM: () => (/* binding */ allowLine),
/* harmony export */   nn: () => (/* binding */ policyTwice)
/* harmony export */ });
/* harmony import */ var _chunk_PJPQ5YWG_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7109);
/* harmony import */ var _chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2697);
/* harmony import */ var _chunk_LYGRXWTM_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8280);




// build/core/workflow-split.js
function isWorkflow(path) {
  return path.startsWith(".github/workflows/");
}
function splitWorkflows(state) {
  return (0,_chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_1__/* .storiesOf */ .TQ)(state).flatMap(({ id, attempts }) => {
    const patch = latestPatch(attempts);
    return patch === void 0 ? [] : [{ story: id, path: `patches/${(0,_chunk_LYGRXWTM_js__WEBPACK_IMPORTED_MODULE_2__/* .slug */ .y)(id)}-workflows.patch`, patch }];
  });
}
function latestPatch(attempts) {
  return attempts.findLast(({ workflowPatch }) => workflowPatch !== void 0)?.workflowPatch;
}

// build/core/policy-twice.js
function policyTwice(state) {
  const { attempts } = (0,_chunk_PJPQ5YWG_js__WEBPACK_IMPORTED_MODULE_0__/* .requireStory */ .ZG)(state);
  const last = policyFindings(attempts.at(-1)?.findings);
  if (last.length === 0)
    return void 0;
  const before = new Set(attempts.slice(0, -1).flatMap(({ findings }) => policyFindings(findings).map(keyOf)));
  const again = last.filter((finding) => before.has(keyOf(finding)));
  const [first] = again;
  if (first === void 0)
    return void 0;
  const more = again.length === 1 ? "" : ` (and ${again.length - 1} more)`;
  const entries = [...new Set(again.flatMap(({ message }) => entriesIn(message)))];
  const permit = entries.length === 0 ? "" : ` To permit it, add to the story: ${allowLine(entries)}.`;
  return `the agent changed ${JSON.stringify(first.path)} ${putBackTwice}${more}: does this story have to change it?${permit}`;
}
function asksForPermission(text) {
  return text.includes(putBackTwice);
}
function permitsOf(question) {
  return asksForPermission(question) ? entriesIn(question) : [];
}
function allowLine(entries) {
  return `allow: [${entries.map((entry) => JSON.stringify(entry)).join(", ")}]`;
}
var putBackTwice = "again after it was put back";
function policyFindings(findings = []) {
  return findings.filter((finding) => finding.class === "policy" && !isWorkflow(finding.path));
}
function keyOf({ path, rule, message }) {
  return JSON.stringify([path, rule, allowIn(message)]);
}
function entriesIn(text) {
  const list = /allow: (\[.*\])/.exec(text)?.[1];
  try {
    const entries = JSON.parse(list ?? "[]");
    return Array.isArray(entries) ? entries.filter((entry) => typeof entry === "string") : [];
  } catch {
    return [];
  }
}
function allowIn(message) {
  return /allow: \[.*\]/.exec(message)?.[0] ?? "";
}

// build/core/test-report/words.js
function shownNames(names) {
  const more = names.length > MOST_SHOWN ? ` and ${names.length - MOST_SHOWN} more` : "";
  return `${names.slice(0, MOST_SHOWN).map(quoted).join(", ")}${more}`;
}
function quoted(name) {
  const cut = name.length > MOST_CHARS ? `${name.slice(0, MOST_CHARS).toWellFormed()}\u2026` : name;
  return JSON.stringify(cut);
}
var MOST_SHOWN = 5;
var MOST_CHARS = 120;




/***/ }),

/***/ 7503:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ own)
/* harmony export */ });
// build/core/own.js
function own(table, name) {
  return table !== void 0 && Object.hasOwn(table, name) ? table[name] : void 0;
}




/***/ }),

/***/ 8403:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   fold: () => (/* reexport safe */ _chunk_NQPWIYPG_js__WEBPACK_IMPORTED_MODULE_0__.AU),
/* harmony export */   transition: () => (/* reexport safe */ _chunk_NQPWIYPG_js__WEBPACK_IMPORTED_MODULE_0__.kY)
/* harmony export */ });
/* harmony import */ var _chunk_NQPWIYPG_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4195);
/* harmony import */ var _chunk_SQSYDYQH_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9770);
/* harmony import */ var _chunk_2UZ7AMII_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8714);
/* harmony import */ var _chunk_GCDIPURU_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(955);
/* harmony import */ var _chunk_VBEJ6SAD_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4665);
/* harmony import */ var _chunk_KLWF3DYB_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9806);
/* harmony import */ var _chunk_73LXGDYI_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8083);
/* harmony import */ var _chunk_K2NIFMYH_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6096);
/* harmony import */ var _chunk_7IDAUMO3_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4323);
/* harmony import */ var _chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8758);
/* harmony import */ var _chunk_UYPVTBC7_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1084);
/* harmony import */ var _chunk_PJPQ5YWG_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7109);
/* harmony import */ var _chunk_IF24CE4W_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(2932);
/* harmony import */ var _chunk_4OH6RVXA_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(2216);
/* harmony import */ var _chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(2697);
/* harmony import */ var _chunk_WPPPDFYE_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(7583);
/* harmony import */ var _chunk_EBS6DVXL_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(3876);
/* harmony import */ var _chunk_NS6NVC44_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(2964);
/* harmony import */ var _chunk_O3T4C5BO_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(3781);
/* harmony import */ var _chunk_QHLLH7P2_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(5494);
/* harmony import */ var _chunk_ISAR73FD_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(4163);
/* harmony import */ var _chunk_JHVB53DR_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(3088);
/* harmony import */ var _chunk_GM7WFPGG_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(7706);































/***/ })

};
