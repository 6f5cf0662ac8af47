"use strict";
exports.id = 8889;
exports.ids = [8889];
exports.modules = {

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

/***/ 2487:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ isMemory),
/* harmony export */   z: () => (/* binding */ memoryOf)
/* harmony export */ });
/* harmony import */ var _chunk_3KU2CNLE_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1102);
/* harmony import */ var _chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8395);



// build/core/memory.js
function memoryOf(state) {
  const { recall, stories } = state.plan;
  if (recall === void 0)
    return void 0;
  const before = new Map((recall.known ?? []).map((each) => [each.id, each]));
  return stories.flatMap((planned, index) => {
    const story = (0,_chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_1__/* .core_story_list__storyAt */ .tK)(state.stories, index);
    const known = before.get(planned.id);
    return story === void 0 ? [] : remembered({ state, story, planned, recall }, known) ?? [];
  });
}
function isMemory(value, nowMs) {
  return Array.isArray(value) && value.every((each) => isRemembered(each, nowMs));
}
function remembered(told, known) {
  const { story, planned } = told;
  if (story.status === "passed")
    return story.commit === void 0 ? accepted(known) : passed(told);
  if (planned.waits !== void 0 || story.attempts.length === 0)
    return known;
  const failed = failedNight(told);
  const names = namesOf(told);
  return failed === void 0 || names === void 0 ? known : { ...named(planned, names), failed };
}
function accepted(known) {
  return known?.passed === true ? known : void 0;
}
function passed(told) {
  const names = namesOf(told);
  return names && { ...named(told.planned, names), passed: true };
}
function named({ id, title }, { entry, text }) {
  return { id, title, entry, text };
}
function namesOf({ story, planned: { entry, text } }) {
  return story.names ?? (entry === void 0 || text === void 0 ? void 0 : { entry, text });
}
var givenUp = /* @__PURE__ */ new Set(["failed", "stuck", "thrashing", "blocked", "needs_human"]);
function failedNight({ state, story, planned, recall }) {
  const last = story.attempts.at(-1);
  const isOutage = last?.decision === "gate-unavailable";
  if (!givenUp.has(story.status) || story.cut === true || isOutage)
    return void 0;
  return {
    outcome: story.status,
    detail: withError(story),
    runId: state.plan.runId,
    at: (last?.startedAt ?? state.now) + (last?.durationMs ?? 0),
    prompt: recall.prompt,
    base: recall.base,
    ...story.wip && isKept(state, story.wip.branch) && { wip: story.wip.branch },
    ...story.status === "needs_human" && last?.question !== void 0 && { question: last.question },
    ...planned.regate && { marked: true }
  };
}
var ERROR_CHARS = 200;
function withError({ detail, attempts, status }) {
  if (status === "needs_human")
    return detail;
  const last = attempts.at(-1);
  const error = last === void 0 ? "" : (0,_chunk_3KU2CNLE_js__WEBPACK_IMPORTED_MODULE_0__/* .core_first_error__firstError */ .YJ)(last).trim().slice(0, ERROR_CHARS);
  return error === "" || detail.includes(error) ? detail : `${detail}; its last error: ${error}`;
}
function isKept({ publications }, branch) {
  return publications.find(({ ref }) => ref === `refs/heads/${branch}`)?.status !== "refused";
}
function isRemembered(value, nowMs) {
  const { id, title, entry, text, passed: isPassed, failed } = value ?? {};
  const isNamed = [id, title, entry, text].every((each) => typeof each === "string");
  if (!isNamed || isPassed !== void 0 && isPassed !== true)
    return false;
  return failed === void 0 ? isPassed === true : isFailed(failed, nowMs);
}
function isFailed(value, nowMs) {
  const { outcome, detail, runId, at, prompt, base, question, wip } = value ?? {};
  const isTold = [detail, runId, prompt, base, question ?? "", wip ?? ""].every((each) => typeof each === "string");
  const isOwn = wip === void 0 || /^(?:wip\/|ralph-wip-)[\w./-]+$/.test(String(wip));
  return isTold && isOwn && givenUp.has(outcome) && typeof at === "number" && at <= nowMs + DAY_MS;
}
var DAY_MS = 864e5;




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

/***/ 1270:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   isMemory: () => (/* reexport safe */ _chunk_73KOH2UK_js__WEBPACK_IMPORTED_MODULE_0__.q),
/* harmony export */   memoryOf: () => (/* reexport safe */ _chunk_73KOH2UK_js__WEBPACK_IMPORTED_MODULE_0__.z)
/* harmony export */ });
/* harmony import */ var _chunk_73KOH2UK_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2487);
/* harmony import */ var _chunk_3KU2CNLE_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1102);
/* harmony import */ var _chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8395);







/***/ })

};
;