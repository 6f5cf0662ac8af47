"use strict";
exports.id = 3948;
exports.ids = [3948];
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

/***/ 9603:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JN: () => (/* binding */ readAnswer),
/* harmony export */   Rx: () => (/* binding */ readOrder),
/* harmony export */   hk: () => (/* binding */ writeControl),
/* harmony export */   zL: () => (/* binding */ CONTROL_FILE)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8816);
// build/action/control-note.js

var CONTROL_FILE = "control.json";
var orderSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
  type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz("cancel"),
  reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(2e3),
  person: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(200),
  branch: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(300).optional()
});
var answerSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
  type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz("cancelled"),
  runId: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[\w-]{1,64}$/),
  pull: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().positive().optional()
});
function readOrder(text) {
  const read = parse(text, orderSchema);
  if (read === void 0)
    return void 0;
  const { type, reason, person, branch } = read;
  return { type, reason, person, ...branch === void 0 ? {} : { branch } };
}
function readAnswer(text) {
  const read = parse(text, answerSchema);
  if (read === void 0)
    return void 0;
  const { type, runId, pull } = read;
  return { type, runId, ...pull === void 0 ? {} : { pull } };
}
function writeControl(note) {
  return `${JSON.stringify(note)}
`;
}
function parse(text, schema) {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return void 0;
  }
}




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

/***/ 5388:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.r8L)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:adapters/clock.js





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

/***/ 255:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.r1$),
/* harmony export */   s: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.syh)
/* harmony export */ });
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6419);
// layer:adapters/ref-note.js





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

/***/ 550:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ withRepository)
/* harmony export */ });
/* harmony import */ var _chunk_GVKVBW4Q_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5757);
/* harmony import */ var _chunk_F3UQDVQ3_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2302);
/* harmony import */ var _chunk_YANYKI36_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1863);
/* harmony import */ var _chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8961);





// build/action/thread-repository.js
async function withRepository({ call, job, inputs }, act) {
  const git = (0,_chunk_YANYKI36_js__WEBPACK_IMPORTED_MODULE_2__/* .adapters_process_resolve__resolveProgram */ .S)("git", { path: call.env["PATH"] ?? "", cwd: job.workspace });
  if (!git.ok)
    return (0,_chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_3__/* .action_refusal__configError */ .mx)(git.message);
  const token = (0,_chunk_F3UQDVQ3_js__WEBPACK_IMPORTED_MODULE_1__/* .action_early_inputs__inputValue */ .E)(inputs, "github_token");
  const opened = await (0,_chunk_GVKVBW4Q_js__WEBPACK_IMPORTED_MODULE_0__/* .action_open_repository__openRepository */ .V)({ job, git: git.path, token, env: call.env, cancel: call.cancel });
  if (!opened.ok)
    return opened;
  try {
    return await act(opened.repository);
  } finally {
    await opened.repository.close();
  }
}




/***/ }),

/***/ 5757:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.VFY)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:action/open-repository.js





/***/ }),

/***/ 9695:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.eDX)
/* harmony export */ });
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6419);
// layer:action/foreign-journal.js





/***/ }),

/***/ 6678:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ answerCancel),
/* harmony export */   Cz: () => (/* binding */ onRemote),
/* harmony export */   No: () => (/* binding */ answerStatus)
/* harmony export */ });
/* harmony import */ var _chunk_UJ2RK3YN_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1787);
/* harmony import */ var _chunk_5DZ6VEW6_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5388);
/* harmony import */ var _chunk_VXUGZ3AK_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6088);
/* harmony import */ var _chunk_RGFHL6Y6_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7625);
/* harmony import */ var _chunk_GQ7V2U6G_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(550);
/* harmony import */ var _chunk_4WV7EIEY_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9603);
/* harmony import */ var _chunk_AZGGK7CZ_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(255);
/* harmony import */ var _chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(135);
/* harmony import */ var _chunk_EFNRT56U_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6012);
/* harmony import */ var _chunk_2HP7CEG4_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3557);
/* harmony import */ var _chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6600);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8500);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_11___default = /*#__PURE__*/__webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_11__);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(8816);
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(6419);












// build/report/control-words.js
function cancelledReply(runId, reason) {
  const why = reason === "" ? "none given" : (0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_7__/* .report_markdown__text */ .e0)(reason, 500);
  return `Cancelled ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_7__/* .report_markdown__text */ .e0)(runId, 80)}. Reason: ${why}.`;
}
function unheardReply(done) {
  if (done.why !== void 0)
    return `Nothing was cancelled: ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_7__/* .report_markdown__text */ .e0)(done.why, 2e3)}`;
  return "Nothing was cancelled: no run of this thread answered within a minute. One that waits for its turn hears nothing yet.";
}
function statusReply(run, runId) {
  if (run === void 0) {
    return runId === void 0 ? "No run has left records yet." : `No run ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_7__/* .report_markdown__code */ .QE)(runId)} has left records.`;
  }
  const now = run.isWorking ? "A run holds the lock of this feature now." : "No run holds the lock of this feature now.";
  return [`${now} This is what its records say:`, (0,_chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_10__/* .report_sanitise__forFence */ .Ix)((0,_chunk_UJ2RK3YN_js__WEBPACK_IMPORTED_MODULE_0__/* .statusYaml */ ._I)(run.state), "yaml")].join("\n\n");
}

// build/action/cancel-run.js



// layer:core/control.js


// build/action/cancel-run.js
var PATIENCE_MS = 75e3;
var LOOK_EVERY_MS = 3e3;
async function cancelRun(call) {
  const ref = (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_12__/* .core_control__controlRef */ ._Qm)(call.asked.origin.thread);
  const listed = await call.repository.remoteRefs([ref]);
  if (!listed.ok)
    return { type: "failed", why: listed.problem.message };
  const note = { ref, file: _chunk_4WV7EIEY_js__WEBPACK_IMPORTED_MODULE_5__/* .CONTROL_FILE */ .zL, message: "Order to cancel", at: call.now() };
  const text = (0,_chunk_4WV7EIEY_js__WEBPACK_IMPORTED_MODULE_5__/* .writeControl */ .hk)(orderOf(call));
  const written = await (0,_chunk_AZGGK7CZ_js__WEBPACK_IMPORTED_MODULE_6__/* .adapters_ref_note__writeNote */ .r)(call.repository, { ...note, text, expect: listed.refs.get(ref) ?? null });
  if (!written.ok)
    return { type: "failed", why: written.problem.message };
  const heard = await untilHeard(call, { ref, order: written.commit });
  await call.repository.push([{ ref, commit: heard.commit, expect: heard.commit, remove: true }]);
  return heard.answer === void 0 ? { type: "unheard" } : { type: "cancelled", answer: heard.answer };
}
function orderOf({ asked: { origin }, reason }) {
  const { person, pull } = origin;
  return { type: "cancel", reason, person, ...pull === void 0 || pull.isFork ? {} : { branch: pull.head } };
}
async function untilHeard({ repository, now, cancel }, { ref, order }) {
  const end = now() + PATIENCE_MS;
  while (now() < end && !cancel.aborted) {
    await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_11__.setTimeout)(LOOK_EVERY_MS, void 0, { signal: cancel }).catch(() => void 0);
    const listed = await repository.remoteRefs([ref]);
    const there = listed.ok ? listed.refs.get(ref) : order;
    if (there === void 0 || there === order)
      continue;
    const note = await (0,_chunk_AZGGK7CZ_js__WEBPACK_IMPORTED_MODULE_6__/* .adapters_ref_note__readNote */ .s)(repository, { ref, file: _chunk_4WV7EIEY_js__WEBPACK_IMPORTED_MODULE_5__/* .CONTROL_FILE */ .zL });
    if (note.ok)
      return { commit: note.commit, answer: (0,_chunk_4WV7EIEY_js__WEBPACK_IMPORTED_MODULE_5__/* .readAnswer */ .JN)(note.text) };
  }
  return { commit: order, answer: void 0 };
}
async function closePull(client, pull_number) {
  const closed = await client.call({ does: `close pull request #${pull_number}`, permission: "pull-requests: write", answer: zod__WEBPACK_IMPORTED_MODULE_13__/* .unknown */ .L5J() }, (rest, at) => rest.pulls.update({ ...at, pull_number, state: "closed" }));
  return closed.ok ? void 0 : closed.problem.message;
}

// build/action/thread-control.js
async function answerStatus(control, runId) {
  return onRemote(control, async (repository) => {
    const run = await (0,_chunk_VXUGZ3AK_js__WEBPACK_IMPORTED_MODULE_2__/* .findRun */ .Lc)(repository, control.asked, runId);
    const secrets = (0,_chunk_EFNRT56U_js__WEBPACK_IMPORTED_MODULE_8__/* .action_secrets__secretsIn */ .v)(control.call.env);
    const words = (0,_chunk_2HP7CEG4_js__WEBPACK_IMPORTED_MODULE_9__/* .report_redact__redact */ .uF)(statusReply(run, runId), secrets).text;
    await Promise.all([control.voice.react("rocket"), control.voice.reply(words)]);
    return skipped(run === void 0 ? "there is no run to tell of" : `status of run ${run.state.plan.runId}`);
  });
}
async function answerCancel(control, { reason, closes }) {
  const { call, asked, voice } = control;
  return onRemote(control, async (repository) => {
    const { wallMs: now } = (0,_chunk_5DZ6VEW6_js__WEBPACK_IMPORTED_MODULE_1__/* .adapters_clock__systemClock */ .r)();
    const done = await cancelRun({ repository, asked, reason, now, cancel: call.cancel });
    const closed = closes ? await close(control, done) : void 0;
    const words = done.type === "cancelled" ? cancelledReply(done.answer.runId, reason) : unheardReply(done);
    const isDone = done.type === "cancelled" || closed?.ok === true;
    const reply = [words, closed?.words ?? ""].filter((line) => line !== "").join("\n\n");
    await Promise.all([voice.react(isDone ? "rocket" : "confused"), voice.reply(reply)]);
    return skipped(done.type === "cancelled" ? `run ${done.answer.runId} is cancelled` : "no run was cancelled");
  });
}
async function close({ asked: { origin }, voice }, done) {
  const pull = origin.pull === void 0 ? pullOf(done) : origin.thread;
  if (pull === void 0)
    return void 0;
  const trouble = await closePull(voice.client, pull);
  if (trouble !== void 0)
    return { ok: false, words: (0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_7__/* .report_markdown__text */ .e0)(trouble, 1e3) };
  return { ok: true, words: `Pull request #${pull} is closed; its branch is kept.` };
}
function pullOf(done) {
  return done.type === "cancelled" ? done.answer.pull : void 0;
}
async function onRemote(control, act) {
  const done = await (0,_chunk_GQ7V2U6G_js__WEBPACK_IMPORTED_MODULE_4__/* .withRepository */ .B)(control, act);
  return "ok" in done ? declined(control.voice, done) : done;
}
async function declined(voice, refusal) {
  await voice.react("confused");
  return (0,_chunk_RGFHL6Y6_js__WEBPACK_IMPORTED_MODULE_3__/* .action_action_end__refused */ .S)(refusal);
}
function skipped(reason) {
  return (0,_chunk_RGFHL6Y6_js__WEBPACK_IMPORTED_MODULE_3__/* .action_action_end__refused */ .S)({ ok: false, halt: "skipped", reasons: [reason] });
}




/***/ }),

/***/ 6015:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.b5t)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:core/slug.js





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

/***/ 3842:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ own)
/* harmony export */ });
// build/core/own.js
function own(table, name) {
  return table !== void 0 && Object.hasOwn(table, name) ? table[name] : void 0;
}




/***/ }),

/***/ 4215:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qd: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.Qdg),
/* harmony export */   WY: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.WY),
/* harmony export */   aJ: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.aJl),
/* harmony export */   kM: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.kMm)
/* harmony export */ });
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6419);
// layer:action/journal-names.js





/***/ }),

/***/ 1787:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DW: () => (/* binding */ runRecord),
/* harmony export */   _I: () => (/* binding */ statusYaml),
/* harmony export */   rX: () => (/* binding */ iterations)
/* harmony export */ });
/* harmony import */ var _chunk_54T5TABQ_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2905);
/* harmony import */ var _chunk_3KU2CNLE_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1102);
/* harmony import */ var _chunk_7NRJR3S6_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4802);
/* harmony import */ var _chunk_MQ5CW7EE_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8375);
/* harmony import */ var _chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6600);
/* harmony import */ var _chunk_EOWFISWU_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7700);
/* harmony import */ var _chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8395);








// build/report/run-record.js
function runRecord(state) {
  const { plan } = state;
  const record = {
    run_id: plan.runId,
    intent: plan.intent,
    started_at: (0,_chunk_7NRJR3S6_js__WEBPACK_IMPORTED_MODULE_2__/* .report_time__isoTime */ .ps)(state.startedAt),
    spec_path: null,
    plan_path: plan.prdPath ?? null,
    branch: plan.branch,
    budgets: {
      max_iterations: plan.caps.maxIterations,
      max_wallclock_seconds: Math.round(plan.caps.runMs / 1e3),
      max_commits: plan.caps.maxCommits,
      ...plan.caps.maxCostUsd === void 0 ? {} : { max_cost_usd: plan.caps.maxCostUsd }
    },
    iterations: iterations(state).map((each) => iteration(state, each)),
    halt: state.halt === void 0 ? null : { kind: state.halt.kind, detail: (0,_chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_4__/* .report_sanitise__plain */ .sb)(state.halt.detail), halted_at: (0,_chunk_7NRJR3S6_js__WEBPACK_IMPORTED_MODULE_2__/* .report_time__isoTime */ .ps)(state.now) }
  };
  return `${JSON.stringify(record, void 0, 2)}
`;
}
function criticOf({ plan }, { story, attempt }) {
  if (attempt.passed)
    return { verdict: "progressing", because: "the story passed" };
  if (attempt.decision === "part-passed")
    return { verdict: "progressing", because: `${attempt.part} passed its gates` };
  return (0,_chunk_MQ5CW7EE_js__WEBPACK_IMPORTED_MODULE_3__/* .criticise */ .W0)((0,_chunk_EOWFISWU_js__WEBPACK_IMPORTED_MODULE_5__/* .core_split__subjectAt */ .WK)(story, attempt), plan);
}
function iterations(state) {
  return (0,_chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_6__/* .core_story_list__triedStories */ .m1)(state).flatMap((story) => story.attempts.map((attempt) => ({ story, attempt }))).sort((a, b) => a.attempt.iteration - b.attempt.iteration);
}
function iteration(state, { story, attempt }) {
  const critic = criticOf(state, { story, attempt });
  const last = attempt.attempt === story.attempts.length;
  return {
    n: attempt.iteration,
    story: story.id,
    ...attempt.part === void 0 ? {} : { sub_story: attempt.part },
    attempt: attempt.attempt,
    started_at: (0,_chunk_7NRJR3S6_js__WEBPACK_IMPORTED_MODULE_2__/* .report_time__isoTime */ .ps)(attempt.startedAt),
    ended_at: (0,_chunk_7NRJR3S6_js__WEBPACK_IMPORTED_MODULE_2__/* .report_time__isoTime */ .ps)(attempt.startedAt + attempt.durationMs),
    verify_verdict: attempt.passed ? "ready" : "not_ready",
    verify_report: (0,_chunk_3KU2CNLE_js__WEBPACK_IMPORTED_MODULE_1__/* .core_first_error__blockingGates */ .nB)(attempt).find((gate) => gate.logPath)?.logPath ?? null,
    blockers: attempt.blockers.map((blocker) => ({
      verbatim: (0,_chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_4__/* .report_sanitise__plain */ .sb)(blocker.text),
      ...last && story.status === "needs_human" ? { classification: "escalate", reason: (0,_chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_4__/* .report_sanitise__plain */ .sb)(story.detail), routed_to: "user" } : attempt.decision === "classifier-re-plan" ? { classification: "re-plan", reason: (0,_chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_4__/* .report_sanitise__plain */ .sb)(attempt.because ?? ""), routed_to: "plan-write" } : { classification: "retry-task", reason: whyRetry(blocker), routed_to: "exec-dispatch" }
    })),
    commits_added: attempt.commit === void 0 ? [] : [attempt.commit],
    critic_verdict: critic.verdict,
    critic_evidence: (0,_chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_4__/* .report_sanitise__plain */ .sb)(critic.because)
  };
}
function whyRetry({ gate }) {
  return gate === "spec" || gate === "quality" ? "a reviewer did not see it done" : "a deterministic gate failed";
}

// build/report/status.js
function statusYaml(state) {
  const { plan } = state;
  const latest = iterations(state).at(-1);
  return [
    `run_id: ${(0,_chunk_54T5TABQ_js__WEBPACK_IMPORTED_MODULE_0__/* .yamlText */ .p)(plan.runId)}`,
    `intent: ${JSON.stringify(plan.intent)}`,
    `iterations_done: ${state.iterations}`,
    `last_verdict: ${latest === void 0 ? "none" : state.halt?.kind === "ready" ? "ready" : "not_ready"}`,
    "budgets_remaining:",
    `  iterations: ${left(plan.caps.maxIterations, state.iterations)}`,
    `  wallclock_seconds: ${Math.floor(left(plan.caps.runMs, state.elapsedMs) / 1e3)}`,
    `  commits: ${left(plan.caps.maxCommits, state.commits)}`,
    ...cost(state),
    `last_critic: ${latest === void 0 ? "indeterminate" : criticOf(state, latest).verdict}`,
    ...halt(state),
    ""
  ].join("\n");
}
function halt(state) {
  if (state.halt === void 0)
    return ["halt: null"];
  return [
    "halt:",
    `  kind: ${state.halt.kind}`,
    `  detail: ${(0,_chunk_54T5TABQ_js__WEBPACK_IMPORTED_MODULE_0__/* .yamlText */ .p)(state.halt.detail)}`,
    `  halted_at: ${(0,_chunk_7NRJR3S6_js__WEBPACK_IMPORTED_MODULE_2__/* .report_time__isoTime */ .ps)(state.now)}`
  ];
}
function cost({ plan, spent }) {
  const { maxCostUsd } = plan.caps;
  return maxCostUsd === void 0 ? [] : [`  cost_usd: ${left(maxCostUsd, spent?.costUsd ?? 0).toFixed(2)}`];
}
function left(limit, used) {
  return Math.max(0, limit - used);
}




/***/ }),

/***/ 6088:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KH: () => (/* binding */ isAbout),
/* harmony export */   Lc: () => (/* binding */ findRun),
/* harmony export */   ev: () => (/* binding */ findRunOn),
/* harmony export */   v_: () => (/* binding */ recordedRuns)
/* harmony export */ });
/* harmony import */ var _chunk_HB3Q6HMY_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9695);
/* harmony import */ var _chunk_TV2EHW4X_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4215);
/* harmony import */ var _chunk_MQ5CW7EE_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8375);




// build/action/find-status.js
var MOST_FEATURES = 50;
async function findRun(repository, asked, runId) {
  const newest = await recordedRuns(repository, runId);
  if (runId !== void 0)
    return newest.find(({ state }) => state.plan.runId === runId);
  return newest.find(({ state }) => isAbout(state, asked)) ?? newest[0];
}
async function findRunOn(repository, branch) {
  return (await recordedRuns(repository)).find(({ state }) => state.plan.branch === branch);
}
async function recordedRuns(repository, runId) {
  const listed = await repository.remoteRefs(["refs/ralph/"]);
  if (!listed.ok)
    return [];
  const refs = [...listed.refs.keys()].filter((ref) => /^refs\/ralph\/[^/]+\/state$/.test(ref)).slice(0, MOST_FEATURES);
  const found = [];
  for (const ref of refs) {
    const run = await newestRun(repository, ref, runId);
    const isWorking = listed.refs.has(ref.replace(/state$/, "lock"));
    if (run !== void 0)
      found.push({ ...run, isWorking });
  }
  return found.toSorted((a, b) => b.state.startedAt - a.state.startedAt);
}
async function newestRun(repository, ref, runId) {
  const fetched = await repository.fetchRef(ref);
  if (!fetched.ok)
    return void 0;
  const { commit } = fetched;
  const names = (await repository.listFolder(commit, "runs")).map(({ path }) => path.slice("runs/".length));
  const wanted = names.filter((name2) => (0,_chunk_TV2EHW4X_js__WEBPACK_IMPORTED_MODULE_1__/* .action_journal_names__isOfRun */ .WY)(name2) && (runId === void 0 || name2 === `${runId}.jsonl`));
  const name = wanted.toSorted().at(-1);
  if (name === void 0)
    return void 0;
  const feature = ref.slice("refs/ralph/".length, -"/state".length);
  const { content, bytes } = await (0,_chunk_HB3Q6HMY_js__WEBPACK_IMPORTED_MODULE_0__/* .action_foreign_journal__readForeign */ .e)(repository, { commit, name, place: `on ${ref}`, feature });
  const state = stateOf(content);
  return state && { state, ref, name, bytes };
}
function stateOf(content) {
  try {
    return content.ok ? (0,_chunk_MQ5CW7EE_js__WEBPACK_IMPORTED_MODULE_2__/* .fold */ .AU)(content.events)?.state : void 0;
  } catch {
    return void 0;
  }
}
function isAbout({ plan, pull }, { origin }) {
  return plan.origin?.thread === origin.thread || pull?.number === origin.thread || plan.branch === origin.pull?.head;
}




/***/ }),

/***/ 4955:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HZ: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_2__.HZd),
/* harmony export */   KA: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_2__.KA),
/* harmony export */   LS: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_2__.LSS),
/* harmony export */   Np: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_2__.NpH),
/* harmony export */   QZ: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_2__.QZT),
/* harmony export */   Rn: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_2__.Rn),
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   U3: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_2__.U3O),
/* harmony export */   UD: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_2__.UDw),
/* harmony export */   UH: () => (/* binding */ latestPatch),
/* harmony export */   X3: () => (/* binding */ asksForPermission),
/* harmony export */   _2: () => (/* binding */ isWorkflow),
/* harmony export */   __: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_2__.__1),
/* harmony export */   c$: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_2__.c$4),
/* harmony export */   eS: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_2__.eSj),
/* harmony export */   eu: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_2__.eur),
/* harmony export */   ez: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_2__.ezz),
/* harmony export */   h$: () => (/* binding */ splitWorkflows),
/* harmony export */   kA: () => (/* binding */ shownNames),
/* harmony export */   kc: () => (/* binding */ permitsOf),
/* harmony export */   lw: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_2__.lw0),
/* harmony export */   m$: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_2__.m$F),
/* harmony export */   mM: () => (/* binding */ allowLine),
/* harmony export */   mp: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_2__.mpT),
/* harmony export */   nn: () => (/* binding */ policyTwice),
/* harmony export */   oQ: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_2__.oQR),
/* harmony export */   pH: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_2__.pHt),
/* harmony export */   pc: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_2__.pcs),
/* harmony export */   q0: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_2__.q0f),
/* harmony export */   qP: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_2__.qP4),
/* harmony export */   sK: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_2__.sKv),
/* harmony export */   sv: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_2__.svg),
/* harmony export */   vV: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_2__.vV3),
/* harmony export */   w3: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_2__.w3W),
/* harmony export */   y5: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_2__.y54),
/* harmony export */   zf: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_2__.zfr)
/* harmony export */ });
/* harmony import */ var _chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395);
/* harmony import */ var _chunk_MJPTOZMC_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6015);
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6419);



// layer:core/signoff.js


// layer:core/applying.js


// layer:core/story.js


// layer:core/stuck.js


// build/core/workflow-split.js
function isWorkflow(path) {
  return path.startsWith(".github/workflows/");
}
function splitWorkflows(state) {
  return (0,_chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_0__/* .core_story_list__storiesOf */ .$5)(state).flatMap(({ id, attempts }) => {
    const patch = latestPatch(attempts);
    return patch === void 0 ? [] : [{ story: id, path: `patches/${(0,_chunk_MJPTOZMC_js__WEBPACK_IMPORTED_MODULE_1__/* .core_slug__slug */ .b)(id)}-workflows.patch`, patch }];
  });
}
function latestPatch(attempts) {
  return attempts.findLast(({ workflowPatch }) => workflowPatch !== void 0)?.workflowPatch;
}

// layer:core/whole.js


// layer:core/final-review.js


// build/core/policy-twice.js
function policyTwice(state) {
  const { attempts } = (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_2__/* .core_story__requireStory */ .sKv)(state);
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

/***/ 1863:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* reexport safe */ _layer_0_js__WEBPACK_IMPORTED_MODULE_0__.S5)
/* harmony export */ });
/* harmony import */ var _layer_0_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4484);
// layer:adapters/process/resolve.js





/***/ }),

/***/ 6357:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   answerCancel: () => (/* reexport safe */ _chunk_LAYNP7XZ_js__WEBPACK_IMPORTED_MODULE_0__.B4),
/* harmony export */   answerStatus: () => (/* reexport safe */ _chunk_LAYNP7XZ_js__WEBPACK_IMPORTED_MODULE_0__.No),
/* harmony export */   onRemote: () => (/* reexport safe */ _chunk_LAYNP7XZ_js__WEBPACK_IMPORTED_MODULE_0__.Cz)
/* harmony export */ });
/* harmony import */ var _chunk_LAYNP7XZ_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6678);
/* harmony import */ var _chunk_UJ2RK3YN_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1787);
/* harmony import */ var _chunk_54T5TABQ_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2905);
/* harmony import */ var _chunk_5DZ6VEW6_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5388);
/* harmony import */ var _chunk_VXUGZ3AK_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6088);
/* harmony import */ var _chunk_RGFHL6Y6_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7625);
/* harmony import */ var _chunk_GQ7V2U6G_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(550);
/* harmony import */ var _chunk_3KU2CNLE_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1102);
/* harmony import */ var _chunk_4WV7EIEY_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9603);
/* harmony import */ var _chunk_AZGGK7CZ_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(255);
/* harmony import */ var _chunk_7NRJR3S6_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4802);
/* harmony import */ var _chunk_GVKVBW4Q_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(5757);
/* harmony import */ var _chunk_F3UQDVQ3_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(2302);
/* harmony import */ var _chunk_HB3Q6HMY_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(9695);
/* harmony import */ var _chunk_TV2EHW4X_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(4215);
/* harmony import */ var _chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(135);
/* harmony import */ var _chunk_EFNRT56U_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(6012);
/* harmony import */ var _chunk_2HP7CEG4_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(3557);
/* harmony import */ var _chunk_4XWONIP7_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(5867);
/* harmony import */ var _chunk_MQ5CW7EE_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(8375);
/* harmony import */ var _chunk_73LXGDYI_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(6450);
/* harmony import */ var _chunk_GF5FVSFC_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(4435);
/* harmony import */ var _chunk_C4B57I4O_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(666);
/* harmony import */ var _chunk_6E6IM4MO_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(7064);
/* harmony import */ var _chunk_F5ATKOTB_js__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(6361);
/* harmony import */ var _chunk_KLWF3DYB_js__WEBPACK_IMPORTED_MODULE_25__ = __webpack_require__(6659);
/* harmony import */ var _chunk_VAVPNWJ6_js__WEBPACK_IMPORTED_MODULE_26__ = __webpack_require__(653);
/* harmony import */ var _chunk_TO3IQZ72_js__WEBPACK_IMPORTED_MODULE_27__ = __webpack_require__(882);
/* harmony import */ var _chunk_EBS6DVXL_js__WEBPACK_IMPORTED_MODULE_28__ = __webpack_require__(2181);
/* harmony import */ var _chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_29__ = __webpack_require__(4955);
/* harmony import */ var _chunk_BX54UOPB_js__WEBPACK_IMPORTED_MODULE_30__ = __webpack_require__(3556);
/* harmony import */ var _chunk_FSGQ7F6W_js__WEBPACK_IMPORTED_MODULE_31__ = __webpack_require__(8240);
/* harmony import */ var _chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_32__ = __webpack_require__(6600);
/* harmony import */ var _chunk_EOWFISWU_js__WEBPACK_IMPORTED_MODULE_33__ = __webpack_require__(7700);
/* harmony import */ var _chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_34__ = __webpack_require__(8395);
/* harmony import */ var _chunk_MJPTOZMC_js__WEBPACK_IMPORTED_MODULE_35__ = __webpack_require__(6015);
/* harmony import */ var _chunk_YANYKI36_js__WEBPACK_IMPORTED_MODULE_36__ = __webpack_require__(1863);
/* harmony import */ var _chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_37__ = __webpack_require__(8961);











































/***/ })

};
;