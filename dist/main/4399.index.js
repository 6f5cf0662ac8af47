"use strict";
exports.id = 4399;
exports.ids = [4399];
exports.modules = {

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

/***/ 255:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.r1$),
/* harmony export */   s: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.syh)
/* harmony export */ });
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6419);
// layer:adapters/ref-note.js





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

/***/ 2412:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ countAsked),
/* harmony export */   J: () => (/* binding */ countedStart)
/* harmony export */ });
/* harmony import */ var _chunk_KIY23MOA_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8426);
/* harmony import */ var _chunk_AZGGK7CZ_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(255);
/* harmony import */ var _chunk_7NRJR3S6_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4802);
/* harmony import */ var _chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8961);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_3__);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8816);





// build/action/count-start.js



// build/core/starts.js
var MOST = 5;
var HOUR_MS = 36e5;
var SKEW_MS = 3e5;
function countStart(before, person, now) {
  const kept = Object.entries(before).flatMap(([login2, times]) => {
    const recent = times.filter((at) => at > now - HOUR_MS && at < now + SKEW_MS);
    return recent.length === 0 ? [] : [[login2, recent]];
  });
  const login = person.toLowerCase();
  const own = kept.find(([each]) => each === login)?.[1] ?? [];
  if (own.length >= MOST)
    return { ok: false, count: own.length, nextAt: Math.min(...own) + HOUR_MS };
  return { ok: true, starts: Object.fromEntries([...kept, [login, [...own, now]]]) };
}

// build/action/count-start.js
var note = { ref: "refs/ralph/_/starts", file: "starts.json" };
async function countAsked({ repository, base, settings }, { asked, now }) {
  if (settings.dryRun || !(0,_chunk_KIY23MOA_js__WEBPACK_IMPORTED_MODULE_4__/* .startsWork */ .T)(asked.command))
    return void 0;
  return countedStart({ repository, remoteRefs: base.remoteRefs, person: asked.origin.person, now });
}
var TRIES = 4;
async function countedStart(call) {
  let tried = await tryCount(call, call.remoteRefs.has(note.ref));
  for (let count = 1; count < TRIES && tried === "stale"; count += 1)
    tried = await tryCount(call, true);
  if (tried === "stale")
    return uncounted("others start runs at the same moment. Try again in a minute.");
  return tried === "counted" ? void 0 : tried;
}
async function tryCount({ repository, person, now }, isThere) {
  const read = isThere ? await (0,_chunk_AZGGK7CZ_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_ref_note__readNote */ .s)(repository, note) : void 0;
  if (read?.ok === false)
    return uncounted(read.problem.message);
  const before = read === void 0 ? {} : parse(read.text);
  if (before === void 0)
    return uncounted(`${note.ref} holds no list of starts. Delete that ref.`);
  const verdict = countStart(before, person, now);
  if (!verdict.ok)
    return tooMany(person, verdict);
  const text = `${JSON.stringify(verdict.starts)}
`;
  const expect = read?.commit ?? null;
  const message = `Count a start

${(0,node_crypto__WEBPACK_IMPORTED_MODULE_3__.randomUUID)()}`;
  const written = await (0,_chunk_AZGGK7CZ_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_ref_note__writeNote */ .r)(repository, { ...note, text, message, expect, at: now });
  if (written.ok)
    return "counted";
  return written.isStale ? "stale" : uncounted(written.problem.message);
}
var startsSchema = zod__WEBPACK_IMPORTED_MODULE_5__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_5__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_5__/* .number */ .aig()));
function parse(text) {
  try {
    return startsSchema.parse(JSON.parse(text));
  } catch {
    return void 0;
  }
}
function tooMany(person, { count, nextAt }) {
  const reason = `${person} has started ${count} runs in the last hour, which is all one person may; the next from ${(0,_chunk_7NRJR3S6_js__WEBPACK_IMPORTED_MODULE_1__/* .report_time__isoTime */ .ps)(nextAt)}`;
  return { ok: false, halt: "skipped", reasons: [reason] };
}
function uncounted(why) {
  return (0,_chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_2__/* .action_refusal__configError */ .mx)(`The runs that this person has started could not be counted: ${why}`);
}




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

/***/ 4399:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   countAsked: () => (/* reexport safe */ _chunk_ONOLKG6E_js__WEBPACK_IMPORTED_MODULE_0__.C)
/* harmony export */ });
/* harmony import */ var _chunk_ONOLKG6E_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2412);
/* harmony import */ var _chunk_AZGGK7CZ_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(255);
/* harmony import */ var _chunk_7NRJR3S6_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4802);
/* harmony import */ var _chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8961);









/***/ })

};
;