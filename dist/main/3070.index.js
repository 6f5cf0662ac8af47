"use strict";
exports.id = 3070;
exports.ids = [3070];
exports.modules = {

/***/ 159:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L2: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.L2I),
/* harmony export */   Pt: () => (/* binding */ faceToken),
/* harmony export */   bu: () => (/* binding */ noFace)
/* harmony export */ });
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6419);
// layer:action/thread-of.js


// build/action/no-face.js
var faceToken = (function(call) {
  const { githubToken, createPr, useStickyComment, handOver } = call.prepared.settings;
  const isCommentWanted = useStickyComment && (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_0__/* .action_thread_of__threadOf */ .L2I)(call) !== void 0;
  const isWanted = createPr !== "none" || isCommentWanted;
  return isWanted && handOver === void 0 ? githubToken : void 0;
});
var noFace = {
  branchPushed: () => void 0,
  changed: () => void 0,
  settle: async () => ({}),
  known: () => ({}),
  finish: async () => void 0
};





/***/ }),

/***/ 2606:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.h8f)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:core/objective.js





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

/***/ 5388:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.r8L)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:adapters/clock.js





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

/***/ 1405:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dP: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.dPK),
/* harmony export */   gq: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.gqX),
/* harmony export */   rA: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.rAp)
/* harmony export */ });
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6419);
// layer:adapters/store/journal-file.js





/***/ }),

/***/ 9361:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ __callDispose),
/* harmony export */   r: () => (/* binding */ __using)
/* harmony export */ });
var __knownSymbol = (name, symbol) => (symbol = Symbol[name]) ? symbol : /* @__PURE__ */ Symbol.for("Symbol." + name);
var __typeError = (msg) => {
  throw TypeError(msg);
};
var __using = (stack, value, async) => {
  if (value != null) {
    if (typeof value !== "object" && typeof value !== "function") __typeError("Object expected");
    var dispose, inner;
    if (async) dispose = value[__knownSymbol("asyncDispose")];
    if (dispose === void 0) {
      dispose = value[__knownSymbol("dispose")];
      if (async) inner = dispose;
    }
    if (typeof dispose !== "function") __typeError("Object not disposable");
    if (inner) dispose = function() {
      try {
        inner.call(this);
      } catch (e) {
        return Promise.reject(e);
      }
    };
    stack.push([async, dispose, value]);
  } else if (async) {
    stack.push([async]);
  }
  return value;
};
var __callDispose = (stack, error, hasError) => {
  var E = typeof SuppressedError === "function" ? SuppressedError : function(e, s, m, _) {
    return _ = Error(m), _.name = "SuppressedError", _.error = e, _.suppressed = s, _;
  };
  var fail = (e) => error = hasError ? new E(e, error, "An error was suppressed during disposal") : (hasError = true, e);
  var next = (it) => {
    while (it = stack.pop()) {
      try {
        var result = it[1] && it[1].call(it[2]);
        if (it[0]) return Promise.resolve(result).then(next, (e) => (fail(e), next()));
      } catch (e) {
        fail(e);
      }
    }
    if (hasError) throw error;
  };
  return next();
};




/***/ }),

/***/ 8225:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.$xk),
/* harmony export */   s: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.$Ip)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:action/base.js





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

/***/ 7559:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ threadFace)
/* harmony export */ });
/* harmony import */ var _chunk_DI45T56S_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17);


// build/action/face-thread.js
function threadFace(inner, options) {
  let writing;
  const writer = () => {
    writing ??= options.connect().then((client) => client === void 0 ? void 0 : writerOf(client, options));
    return writing;
  };
  const put = async (state) => {
    (await writer())?.put(() => options.comment(state));
  };
  const trouble = (error) => options.onWarning(`The comment on #${options.thread} could not be written: ${String(error)}`);
  return {
    branchPushed: inner.branchPushed,
    changed: (state) => {
      put(state).catch(trouble);
      inner.changed(state);
    },
    settle: inner.settle,
    known: inner.known,
    finish: async (state) => {
      await Promise.all([inner.finish(state), flush(state, { put, writer, connect: options.connect }).catch(trouble)]);
    }
  };
}
async function flush(state, { put, writer, connect }) {
  (await connect())?.beginEnd();
  await put(state);
  await (await writer())?.flush();
}
function writerOf(client, { thread, marker, onWarning }) {
  return (0,_chunk_DI45T56S_js__WEBPACK_IMPORTED_MODULE_0__/* .commentWriter */ .vD)(client, {
    issue: thread,
    marker,
    onProblem: ({ message }) => onWarning(`The comment on #${thread} was not written: ${message}`)
  });
}




/***/ }),

/***/ 7454:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $C: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.$C9),
/* harmony export */   E_: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.E_e),
/* harmony export */   nv: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.nvX)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:action/find-prd.js





/***/ }),

/***/ 7216:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.NEN),
/* harmony export */   j: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.jj7)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:core/prd-texts.js





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

/***/ 9612:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.Mwq),
/* harmony export */   Q: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.Qw3)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:action/policy.js





/***/ }),

/***/ 5846:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ tellsAll)
/* harmony export */ });
// build/core/same-events.js
function tellsAll(own, other) {
  return other.every((event, at) => isSame(event, own[at]));
}
function isSame(one, other) {
  if (one.outcome.type !== other?.outcome.type)
    return false;
  return one.stamp.at === other.stamp.at && one.stamp.elapsedMs === other.stamp.elapsedMs;
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

/***/ 1863:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* reexport safe */ _layer_0_js__WEBPACK_IMPORTED_MODULE_0__.S5)
/* harmony export */ });
/* harmony import */ var _layer_0_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4484);
// layer:adapters/process/resolve.js





/***/ }),

/***/ 3070:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   answerApprove: () => (/* binding */ answerApprove),
/* harmony export */   findFixed: () => (/* binding */ findFixed)
/* harmony export */ });
/* harmony import */ var _chunk_I54WIJAE_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7559);
/* harmony import */ var _chunk_3ERLJ56E_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(159);
/* harmony import */ var _chunk_34HUXWOX_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8715);
/* harmony import */ var _chunk_LAYNP7XZ_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6678);
/* harmony import */ var _chunk_UJ2RK3YN_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1787);
/* harmony import */ var _chunk_54T5TABQ_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2905);
/* harmony import */ var _chunk_5DZ6VEW6_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5388);
/* harmony import */ var _chunk_I4EE4KN7_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4452);
/* harmony import */ var _chunk_3KB6GGSD_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2606);
/* harmony import */ var _chunk_VXUGZ3AK_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6088);
/* harmony import */ var _chunk_GCM6AYFF_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4478);
/* harmony import */ var _chunk_4KRIMJ3X_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(937);
/* harmony import */ var _chunk_DI45T56S_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(17);
/* harmony import */ var _chunk_XOSNB6WJ_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(944);
/* harmony import */ var _chunk_TIDLXT63_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(7173);
/* harmony import */ var _chunk_RV5RZ5AM_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(6449);
/* harmony import */ var _chunk_KSF3IJER_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(1348);
/* harmony import */ var _chunk_EBZLW23B_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(1372);
/* harmony import */ var _chunk_RGFHL6Y6_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(7625);
/* harmony import */ var _chunk_GQ7V2U6G_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(550);
/* harmony import */ var _chunk_WWHHO4EB_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(315);
/* harmony import */ var _chunk_EF2KNXWK_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(3953);
/* harmony import */ var _chunk_CIQLHV72_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(8927);
/* harmony import */ var _chunk_VJVIYZ3O_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(9433);
/* harmony import */ var _chunk_73KOH2UK_js__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(2487);
/* harmony import */ var _chunk_3KU2CNLE_js__WEBPACK_IMPORTED_MODULE_25__ = __webpack_require__(1102);
/* harmony import */ var _chunk_KYRJUAAJ_js__WEBPACK_IMPORTED_MODULE_26__ = __webpack_require__(7216);
/* harmony import */ var _chunk_RCF2NXRN_js__WEBPACK_IMPORTED_MODULE_27__ = __webpack_require__(7152);
/* harmony import */ var _chunk_OFWFRYB4_js__WEBPACK_IMPORTED_MODULE_78__ = __webpack_require__(5846);
/* harmony import */ var _chunk_37TFWTDF_js__WEBPACK_IMPORTED_MODULE_28__ = __webpack_require__(7284);
/* harmony import */ var _chunk_SFTZXLUU_js__WEBPACK_IMPORTED_MODULE_29__ = __webpack_require__(552);
/* harmony import */ var _chunk_YGYDTTJF_js__WEBPACK_IMPORTED_MODULE_30__ = __webpack_require__(9004);
/* harmony import */ var _chunk_F7NEAX73_js__WEBPACK_IMPORTED_MODULE_31__ = __webpack_require__(9148);
/* harmony import */ var _chunk_GWRAI2EL_js__WEBPACK_IMPORTED_MODULE_32__ = __webpack_require__(9268);
/* harmony import */ var _chunk_4WV7EIEY_js__WEBPACK_IMPORTED_MODULE_33__ = __webpack_require__(9603);
/* harmony import */ var _chunk_AZGGK7CZ_js__WEBPACK_IMPORTED_MODULE_34__ = __webpack_require__(255);
/* harmony import */ var _chunk_7NRJR3S6_js__WEBPACK_IMPORTED_MODULE_35__ = __webpack_require__(4802);
/* harmony import */ var _chunk_2PEPVLJC_js__WEBPACK_IMPORTED_MODULE_36__ = __webpack_require__(1471);
/* harmony import */ var _chunk_LWVIH6WH_js__WEBPACK_IMPORTED_MODULE_37__ = __webpack_require__(9612);
/* harmony import */ var _chunk_K4C6YFN4_js__WEBPACK_IMPORTED_MODULE_38__ = __webpack_require__(7454);
/* harmony import */ var _chunk_H66QJSYI_js__WEBPACK_IMPORTED_MODULE_39__ = __webpack_require__(1439);
/* harmony import */ var _chunk_CMN7CPRF_js__WEBPACK_IMPORTED_MODULE_40__ = __webpack_require__(8225);
/* harmony import */ var _chunk_GVKVBW4Q_js__WEBPACK_IMPORTED_MODULE_41__ = __webpack_require__(5757);
/* harmony import */ var _chunk_F3UQDVQ3_js__WEBPACK_IMPORTED_MODULE_42__ = __webpack_require__(2302);
/* harmony import */ var _chunk_HB3Q6HMY_js__WEBPACK_IMPORTED_MODULE_43__ = __webpack_require__(9695);
/* harmony import */ var _chunk_TV2EHW4X_js__WEBPACK_IMPORTED_MODULE_44__ = __webpack_require__(4215);
/* harmony import */ var _chunk_DOFWTRNE_js__WEBPACK_IMPORTED_MODULE_45__ = __webpack_require__(4824);
/* harmony import */ var _chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_46__ = __webpack_require__(135);
/* harmony import */ var _chunk_LPVY55P4_js__WEBPACK_IMPORTED_MODULE_47__ = __webpack_require__(9254);
/* harmony import */ var _chunk_EFNRT56U_js__WEBPACK_IMPORTED_MODULE_48__ = __webpack_require__(6012);
/* harmony import */ var _chunk_2HP7CEG4_js__WEBPACK_IMPORTED_MODULE_49__ = __webpack_require__(3557);
/* harmony import */ var _chunk_4XWONIP7_js__WEBPACK_IMPORTED_MODULE_50__ = __webpack_require__(5867);
/* harmony import */ var _chunk_BKJEYZVY_js__WEBPACK_IMPORTED_MODULE_51__ = __webpack_require__(1405);
/* harmony import */ var _chunk_MQ5CW7EE_js__WEBPACK_IMPORTED_MODULE_52__ = __webpack_require__(8375);
/* harmony import */ var _chunk_73LXGDYI_js__WEBPACK_IMPORTED_MODULE_53__ = __webpack_require__(6450);
/* harmony import */ var _chunk_GF5FVSFC_js__WEBPACK_IMPORTED_MODULE_54__ = __webpack_require__(4435);
/* harmony import */ var _chunk_C4B57I4O_js__WEBPACK_IMPORTED_MODULE_55__ = __webpack_require__(666);
/* harmony import */ var _chunk_6E6IM4MO_js__WEBPACK_IMPORTED_MODULE_56__ = __webpack_require__(7064);
/* harmony import */ var _chunk_F5ATKOTB_js__WEBPACK_IMPORTED_MODULE_57__ = __webpack_require__(6361);
/* harmony import */ var _chunk_KLWF3DYB_js__WEBPACK_IMPORTED_MODULE_58__ = __webpack_require__(6659);
/* harmony import */ var _chunk_VAVPNWJ6_js__WEBPACK_IMPORTED_MODULE_59__ = __webpack_require__(653);
/* harmony import */ var _chunk_TO3IQZ72_js__WEBPACK_IMPORTED_MODULE_60__ = __webpack_require__(882);
/* harmony import */ var _chunk_EBS6DVXL_js__WEBPACK_IMPORTED_MODULE_61__ = __webpack_require__(2181);
/* harmony import */ var _chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_62__ = __webpack_require__(4955);
/* harmony import */ var _chunk_BX54UOPB_js__WEBPACK_IMPORTED_MODULE_63__ = __webpack_require__(3556);
/* harmony import */ var _chunk_FSGQ7F6W_js__WEBPACK_IMPORTED_MODULE_64__ = __webpack_require__(8240);
/* harmony import */ var _chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_65__ = __webpack_require__(6600);
/* harmony import */ var _chunk_EOWFISWU_js__WEBPACK_IMPORTED_MODULE_66__ = __webpack_require__(7700);
/* harmony import */ var _chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_67__ = __webpack_require__(8395);
/* harmony import */ var _chunk_MJPTOZMC_js__WEBPACK_IMPORTED_MODULE_68__ = __webpack_require__(6015);
/* harmony import */ var _chunk_NY26LBSQ_js__WEBPACK_IMPORTED_MODULE_69__ = __webpack_require__(2158);
/* harmony import */ var _chunk_76ETEMEO_js__WEBPACK_IMPORTED_MODULE_70__ = __webpack_require__(3947);
/* harmony import */ var _chunk_YANYKI36_js__WEBPACK_IMPORTED_MODULE_71__ = __webpack_require__(1863);
/* harmony import */ var _chunk_7URPKLLQ_js__WEBPACK_IMPORTED_MODULE_72__ = __webpack_require__(5919);
/* harmony import */ var _chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_73__ = __webpack_require__(8961);
/* harmony import */ var _chunk_BPCHXMC3_js__WEBPACK_IMPORTED_MODULE_77__ = __webpack_require__(9361);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_74__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_74___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_74__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_75__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_75___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_75__);
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_76__ = __webpack_require__(6419);

















































































// build/core/signoff-verdict.js
function judgeSignOff(state, { pull, phrase }) {
  const { plan, signedOff, halt } = state;
  const { sha } = pull;
  const elsewhere = whyElsewhere(state, pull);
  if (elsewhere !== void 0)
    return refused(elsewhere);
  const { commit: tip } = (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_62__/* .core_signoff__tipOf */ .LS)(state);
  if (signedOff?.commit === sha && halt?.kind === "ready")
    return { type: "known" };
  if (!(0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_62__/* .core_signoff__isWaiting */ .QZ)(state))
    return refused(`run ${plan.runId} does not wait for a sign-off: ${standing(state)}`);
  if (tip === sha)
    return { type: "ok" };
  return refused(`run ${plan.runId} waits for a sign-off of ${short(tip)}, and the branch is at ${short(sha)}; \`${phrase} run\` takes that up, and then it can be signed off`);
}
function judgeFix(state, at) {
  const verdict = judgeSignOff(state, at);
  if (verdict.type === "known")
    return refused(`run ${state.plan.runId} is signed off and has ended`);
  if (verdict.type === "refused")
    return verdict;
  const { caps } = state.plan;
  const anew = `\`${at.phrase} run --fresh\` begins a run that waits in its place, with caps of its own`;
  if (state.iterations >= caps.maxIterations)
    return refused(`run ${state.plan.runId} has used all of its ${caps.maxIterations} iterations; ${anew}`);
  if (state.commits >= caps.maxCommits)
    return refused(`run ${state.plan.runId} has used all of its ${caps.maxCommits} commits; ${anew}`);
  return verdict;
}
function whyElsewhere({ plan }, { base, isFork }) {
  if (isFork)
    return `run ${plan.runId} works on ${plan.branch} of this repository, and this one comes from a fork`;
  if (base === plan.base.branch)
    return void 0;
  return `run ${plan.runId} works from ${plan.base.branch}, and this pull request goes to ${base}`;
}
function fixedStory(state, text) {
  const passed = (0,_chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_67__/* .core_story_list__storiesOf */ .$5)(state).filter(({ status, inScope }) => status === "passed" && inScope);
  const named = passed.map(({ id }) => ({ id, at: placeOf(id, text) })).filter(({ at }) => at >= 0).toSorted((a, b) => a.at - b.at);
  return named[0]?.id ?? (passed.find(({ commit }) => commit === state.head.commit) ?? latest(passed))?.id;
}
function placeOf(id, text) {
  const escaped = id.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
  return text.search(new RegExp(`(?<![\\p{L}\\p{N}_-])${escaped}(?![\\p{L}\\p{N}_-])`, "iu"));
}
function latest(stories) {
  const iteration = ({ attempts }) => attempts.at(-1)?.iteration ?? 0;
  return stories.reduce((best, story) => best === void 0 || iteration(story) >= iteration(best) ? story : best, void 0);
}
function standing({ halt, signedOff }) {
  if (signedOff !== void 0)
    return `${signedOff.person} signed off ${short(signedOff.commit)}`;
  return halt === void 0 ? "it has not ended" : `it ended as ${halt.kind}`;
}
function short(commit) {
  return commit.slice(0, 10);
}
function refused(why) {
  return { type: "refused", why };
}

// build/report/signoff-replies.js
function signedReply({ plan, signedOff, pull, pullNotes = [] }) {
  const { person = "", commit = "" } = signedOff ?? {};
  const ready = pull?.draft === false ? "The pull request is ready to be merged. Nothing merges by itself." : pullNotes.join(" ");
  return [
    `${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_46__/* .report_markdown__code */ .QE)(person)} signed off ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_46__/* .report_markdown__code */ .QE)(commit)}. Run ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_46__/* .report_markdown__code */ .QE)(plan.runId)} ends as ready.`,
    (0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_46__/* .report_markdown__text */ .e0)(ready, 2e3),
    "Whatever is pushed to the branch from now on is not signed off."
  ].join("\n\n");
}
function knownReply({ plan, signedOff }, { isReady, trouble }) {
  const { person = "", commit = "" } = signedOff ?? {};
  const said = `${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_46__/* .report_markdown__code */ .QE)(person)} has signed off ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_46__/* .report_markdown__code */ .QE)(commit)} already; run ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_46__/* .report_markdown__code */ .QE)(plan.runId)} has ended as ready.`;
  return [said, isReady ? "The pull request is ready to be merged." : (0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_46__/* .report_markdown__text */ .e0)(trouble, 2e3)].join("\n\n");
}
function refusedReply(kind, reasons) {
  const what = kind === "approve" ? "Nothing was signed off" : "Nothing was started";
  return `${what}: ${reasons.map((reason) => (0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_46__/* .report_markdown__text */ .e0)(reason.replace(/\.$/, ""), 2e3)).join(". ")}.`;
}

// build/action/mark-pull.js
async function markPull(client, pull) {
  const marked = await (0,_chunk_DI45T56S_js__WEBPACK_IMPORTED_MODULE_12__/* .markReady */ .H2)(client, pull);
  switch (marked.type) {
    case "marked":
    case "was-ready":
      return { isReady: true, trouble: "" };
    case "moved":
      return { isReady: false, trouble: movedOn(pull, marked.to) };
    case "problem":
      return { isReady: false, trouble: `${marked.problem.message} Mark it ready by hand.` };
  }
}
function movedOn({ number, sha }, to) {
  return `Pull request #${number} is at ${to.slice(0, 10)} now, and ${sha.slice(0, 10)} was signed off, so it was not marked ready. The next run takes up what was pushed.`;
}

// build/action/record-signoff.js



// layer:engine/run.js


// layer:action/hold-lease.js


// build/action/signoff-world.js

async function signOffWorld(control, own) {
  const { call, asked, voice } = control;
  const { opened, folder, clock, settings } = own;
  const { plan } = opened.first.state;
  const clean = (text) => (0,_chunk_2HP7CEG4_js__WEBPACK_IMPORTED_MODULE_49__/* .report_redact__redact */ .uF)(text, own.secrets).text;
  const context = { links: control.job, criteria: await criteriaOf(own) };
  const push = recorder(control, own, clean);
  const noOne = async () => Promise.reject(new Error("Nothing is worked on while a run is signed off."));
  return {
    face: faceOf(control, { settings, state: opened.first.state, context, clean }),
    record: push,
    clock,
    cancel: call.cancel,
    journal: opened.journal,
    observer: { commanded: () => void 0, happened: () => void 0 },
    publisher: {
      start: () => void 0,
      known: () => ({ results: [] }),
      settle: async (_, state) => {
        const ref = `refs/heads/${plan.branch}`;
        const { commit } = (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_62__/* .core_signoff__tipOf */ .LS)(state);
        const { isReady, trouble } = await markPull(voice.client, { number: asked.origin.thread, sha: commit });
        const pull = state.pull && { pull: { ...state.pull, draft: !isReady } };
        const results = [{ ref, commit, status: "pushed", detail: "" }];
        return { results, ...pull, pullNotes: [...state.pullNotes ?? [], ...trouble === "" ? [] : [trouble]] };
      }
    },
    reports: (0,_chunk_34HUXWOX_js__WEBPACK_IMPORTED_MODULE_2__/* .fileReports */ ._h)({
      ...{ folder: (0,node_path__WEBPACK_IMPORTED_MODULE_75__.join)(folder, "reports", plan.runId), context, redact: clean, onSummary: call.onSummary }
    }),
    pauses: { wait: noOne },
    agent: { implement: noOne },
    snapshots: { take: noOne },
    checks: { baseline: noOne, run: noOne },
    reviewers: { review: noOne },
    advisers: { consult: noOne },
    commits: { story: noOne, carry: noOne, park: noOne, archive: noOne }
  };
}
function recorder({ call }, { repository, run, opened, folder, clock }, clean) {
  return async (state) => {
    const troubles = [];
    const { ref } = run;
    const there = await repository.remoteRefs([ref]);
    const publisher = (0,_chunk_34HUXWOX_js__WEBPACK_IMPORTED_MODULE_2__/* .gitPublisher */ .J_)({
      repository,
      stateUpdate: (0,_chunk_34HUXWOX_js__WEBPACK_IMPORTED_MODULE_2__/* .stateRecords */ .yK)({
        ...{ repository, ref, journalFile: opened.journalFile, redact: clean, files: _chunk_34HUXWOX_js__WEBPACK_IMPORTED_MODULE_2__/* .recordFiles */ .B5, now: clock.wallMs },
        remoteCommit: there.ok ? there.refs.get(ref) : void 0
      }),
      bundleFolder: (0,node_path__WEBPACK_IMPORTED_MODULE_75__.join)(folder, "bundles"),
      onResult: () => void 0,
      onTrouble: (message) => void troubles.push(message),
      cancel: call.cancel
    });
    const settled = await publisher.settle([], state);
    return "type" in settled ? settled.cause : troubles[0];
  };
}
async function criteriaOf({ repository, opened }) {
  const { plan } = opened.first.state;
  if (plan.prdPath === void 0)
    return (0,_chunk_KYRJUAAJ_js__WEBPACK_IMPORTED_MODULE_26__/* .core_prd_texts__criteriaTexts */ .j)([]);
  const found = await (0,_chunk_K4C6YFN4_js__WEBPACK_IMPORTED_MODULE_38__/* .action_find_prd__readAt */ .nv)(repository, (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_62__/* .core_signoff__tipOf */ .LS)(opened.first.state).commit, plan.prdPath);
  return (0,_chunk_KYRJUAAJ_js__WEBPACK_IMPORTED_MODULE_26__/* .core_prd_texts__criteriaTexts */ .j)(found.ok ? found.prd.stories : []);
}
function faceOf({ call, job, asked, voice }, { settings, state, context, clean }) {
  const { plan } = state;
  const { githubToken: token } = settings;
  if (token === void 0)
    return _chunk_3ERLJ56E_js__WEBPACK_IMPORTED_MODULE_1__/* .noFace */ .bu;
  const say = (text) => (0,_chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_65__/* .report_sanitise__forLog */ .$w)([(0,_chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_65__/* .report_sanitise__plain */ .sb)(text)], 4e3).join(" ");
  const options = {
    ...{ apiUrl: job.apiUrl, serverUrl: job.serverUrl, repository: job.repository, token },
    ...{ head: plan.branch, base: plan.base.branch, comments: false, cancel: call.cancel, createPr: "draft" },
    marker: `${plan.workflow ?? job.workflow}:${plan.feature}`,
    texts: {
      title: (at) => (0,_chunk_DI45T56S_js__WEBPACK_IMPORTED_MODULE_12__/* .redactedTitle */ .VW)((0,_chunk_DI45T56S_js__WEBPACK_IMPORTED_MODULE_12__/* .pullRequestTitle */ .Zr)(at), clean),
      body: (at) => (0,_chunk_DI45T56S_js__WEBPACK_IMPORTED_MODULE_12__/* .redactedText */ .Q2)((maxChars) => (0,_chunk_DI45T56S_js__WEBPACK_IMPORTED_MODULE_12__/* .pullRequestBody */ .NF)(at, { ...context, maxChars }), clean),
      comment: (at) => (0,_chunk_DI45T56S_js__WEBPACK_IMPORTED_MODULE_12__/* .redactedText */ .Q2)((maxChars) => (0,_chunk_DI45T56S_js__WEBPACK_IMPORTED_MODULE_12__/* .stickyComment */ .NL)(at, { ...context, maxChars }), clean)
    },
    onWarning: (text) => call.log.warning(say(text)),
    onInfo: (text) => call.log.info(say(text))
  };
  const inner = (0,_chunk_DI45T56S_js__WEBPACK_IMPORTED_MODULE_12__/* .githubFace */ .hN)({ ...options, open: async () => ({ ok: true, client: voice.client }) });
  if (!settings.useStickyComment)
    return inner;
  const { marker, onWarning, texts } = options;
  const thread = plan.origin?.thread ?? asked.origin.thread;
  return (0,_chunk_I54WIJAE_js__WEBPACK_IMPORTED_MODULE_0__/* .threadFace */ .o)(inner, { thread, marker, onWarning, comment: texts.comment, connect: async () => voice.client });
}

// build/action/waiting-run.js



// layer:adapters/store/lock.js


// build/action/waiting-run.js
function openWaiting(call) {
  var _stack = [];
  try {
    const { runId } = call.run.state.plan;
    const since = (0,_chunk_7NRJR3S6_js__WEBPACK_IMPORTED_MODULE_35__/* .report_time__isoTime */ .ps)(call.clock.wallMs());
    const taken = (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_76__/* .adapters_store_lock__takeLock */ .blE)((0,node_path__WEBPACK_IMPORTED_MODULE_75__.join)(call.folder, ".ralph.lock"), { runId, since });
    if (!taken.ok)
      return { ok: false, halt: "locked", reasons: [taken.message] };
    const onFailure = (0,_chunk_BPCHXMC3_js__WEBPACK_IMPORTED_MODULE_77__/* .__using */ .r)(_stack, new DisposableStack());
    onFailure.use(taken.lock);
    const opened = openUnderLock(call);
    if (!opened.ok)
      return opened;
    onFailure.move();
    return {
      ...opened,
      notices: taken.notice === void 0 ? [] : [taken.notice],
      [Symbol.dispose]: () => {
        opened.journal[Symbol.dispose]();
        taken.lock[Symbol.dispose]();
      }
    };
  } catch (_) {
    var _error = _, _hasError = true;
  } finally {
    (0,_chunk_BPCHXMC3_js__WEBPACK_IMPORTED_MODULE_77__/* .__callDispose */ .q)(_stack, _error, _hasError);
  }
}
function openUnderLock({ folder, run, approved, workflowRun, clock }) {
  const journalFile = (0,node_path__WEBPACK_IMPORTED_MODULE_75__.join)(folder, "journal", run.name);
  const content = bring(journalFile, run.bytes);
  if (!content.ok)
    return (0,_chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_73__/* .action_refusal__configError */ .mx)(content.message);
  const step = (0,_chunk_MQ5CW7EE_js__WEBPACK_IMPORTED_MODULE_52__/* .fold */ .AU)(content.events);
  if (step === void 0 || !(0,_chunk_TV2EHW4X_js__WEBPACK_IMPORTED_MODULE_44__/* .action_journal_names__isOwn */ .kM)(run.name, step.state.plan) || !(0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_62__/* .core_signoff__isWaiting */ .QZ)(step.state)) {
    return (0,_chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_73__/* .action_refusal__configError */ .mx)(`Run ${run.state.plan.runId} does not wait for a sign-off on this machine.`);
  }
  const journal = (0,_chunk_BKJEYZVY_js__WEBPACK_IMPORTED_MODULE_51__/* .adapters_store_journal_file__openJournal */ .dP)(journalFile, content);
  const stamp = { at: clock.wallMs(), elapsedMs: clock.elapsedMs() };
  const resumed = { stamp, outcome: { type: "resumed", workflowRun, elsewhere: true } };
  const event = { stamp, outcome: approved };
  journal.append(resumed);
  journal.append(event);
  const first = (0,_chunk_MQ5CW7EE_js__WEBPACK_IMPORTED_MODULE_52__/* .transition */ .kY)((0,_chunk_MQ5CW7EE_js__WEBPACK_IMPORTED_MODULE_52__/* .transition */ .kY)(step.state, resumed).state, event);
  return { ok: true, first, journal, journalFile, resumed: true };
}
function bring(file, bytes) {
  const there = (0,_chunk_BKJEYZVY_js__WEBPACK_IMPORTED_MODULE_51__/* .adapters_store_journal_file__parseJournal */ .gq)(bytes, file);
  const here = (0,node_fs__WEBPACK_IMPORTED_MODULE_74__.existsSync)(file) ? (0,_chunk_BKJEYZVY_js__WEBPACK_IMPORTED_MODULE_51__/* .adapters_store_journal_file__readJournal */ .rA)(file) : void 0;
  if (here !== void 0 && (!here.ok || !there.ok || (0,_chunk_OFWFRYB4_js__WEBPACK_IMPORTED_MODULE_78__/* .tellsAll */ .c)(here.events, there.events)))
    return here;
  (0,node_fs__WEBPACK_IMPORTED_MODULE_74__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_75__.join)(file, ".."), { recursive: true, mode: 448 });
  (0,_chunk_7URPKLLQ_js__WEBPACK_IMPORTED_MODULE_72__/* .adapters_store_atomic__writeAtomic */ .d)(file, bytes);
  return there;
}

// build/action/record-signoff.js
async function recordSignOff(control, recording) {
  var _stack = [];
  try {
    const { call, job, inputs } = control;
    const { repository, run: waiting } = recording;
    const { plan } = waiting.state;
    const feature = /^refs\/ralph\/([a-z0-9-]{1,60})\/state$/.exec(waiting.ref)?.[1];
    if (feature === void 0 || plan.feature !== feature) {
      return (0,_chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_73__/* .action_refusal__configError */ .mx)(`What ${waiting.ref} tells of run ${plan.runId} is of another feature, so nobody can rely on it.`);
    }
    const baseBranch = (0,_chunk_F3UQDVQ3_js__WEBPACK_IMPORTED_MODULE_42__/* .action_early_inputs__inputValue */ .E)(inputs, "base_branch");
    const base = await (0,_chunk_CMN7CPRF_js__WEBPACK_IMPORTED_MODULE_40__/* .action_base__findBase */ .$)(repository, { job, baseBranch, onImported: () => void 0 });
    if (!base.ok)
      return base;
    const policy = await (0,_chunk_LWVIH6WH_js__WEBPACK_IMPORTED_MODULE_37__/* .action_policy__readPolicy */ .M)(repository, base.commit, inputs);
    if (!policy.ok)
      return policy;
    const { settings } = policy;
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_75__.join)(job.temp, "ralph", feature);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_74__.mkdirSync)(folder, { recursive: true, mode: 448 });
    call.onBegun({ folder });
    const { wallMs: now } = (0,_chunk_5DZ6VEW6_js__WEBPACK_IMPORTED_MODULE_6__/* .adapters_clock__systemClock */ .r)();
    const lease = (0,_chunk_BPCHXMC3_js__WEBPACK_IMPORTED_MODULE_77__/* .__using */ .r)(_stack, (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_76__/* .action_hold_lease__holdLease */ .nCS)({
      ...{ repository, remoteRefs: base.remoteRefs, feature, runId: plan.runId, job, folder, now },
      ...{ token: settings.githubToken, ttlMs: settings.lockTtlMs, log: call.log, cancel: call.cancel }
    }), true);
    const leased = await lease.taken;
    if (!leased.ok)
      return leased;
    return recordHeld(control, { ...recording, folder, settings, base });
  } catch (_) {
    var _error = _, _hasError = true;
  } finally {
    var _promise = (0,_chunk_BPCHXMC3_js__WEBPACK_IMPORTED_MODULE_77__/* .__callDispose */ .q)(_stack, _error, _hasError);
    _promise && await _promise;
  }
}
async function recordHeld(control, held) {
  var _stack = [];
  try {
    const { call, job, asked } = control;
    const { repository, run: waiting, pull, folder, settings, base } = held;
    const changed = await whyChanged(held);
    if (changed !== void 0)
      return changed;
    const { person, via, thread } = asked.origin;
    const url = `${job.serverUrl}/${job.repository}/pull/${thread}`;
    const clock = (0,_chunk_5DZ6VEW6_js__WEBPACK_IMPORTED_MODULE_6__/* .adapters_clock__systemClock */ .r)();
    const opened = openWaiting({
      ...{ folder, run: waiting, workflowRun: job.workflowRun, clock },
      approved: {
        type: "approved",
        ...{ commit: pull.sha, person, via: via === "review" ? "review" : "comment" },
        pull: { number: thread, url, draft: true }
      }
    });
    if (!opened.ok)
      return opened;
    const journal = (0,_chunk_BPCHXMC3_js__WEBPACK_IMPORTED_MODULE_77__/* .__using */ .r)(_stack, opened);
    const secrets = (0,_chunk_EFNRT56U_js__WEBPACK_IMPORTED_MODULE_48__/* .action_secrets__knownSecrets */ .H)(settings, call.env);
    for (const secret of secrets)
      call.onSecret(secret);
    const world = await signOffWorld(control, { ...held, opened: journal, secrets, clock });
    const unrecorded = await world.record(opened.first.state);
    if (unrecorded !== void 0)
      return (0,_chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_73__/* .action_refusal__environmentBroken */ .oA)(`The sign-off could not be recorded: ${unrecorded}`);
    const ended = await (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_76__/* .engine_run__run */ .otc)(world, opened.first);
    await world.face.finish(ended.state);
    const end = await (0,_chunk_GCM6AYFF_js__WEBPACK_IMPORTED_MODULE_10__/* .finished */ .x)({ ...call, job }, { ...ended, folder, settings, repository, base, journalFile: opened.journalFile });
    return { ok: true, state: ended.state, end };
  } catch (_) {
    var _error = _, _hasError = true;
  } finally {
    (0,_chunk_BPCHXMC3_js__WEBPACK_IMPORTED_MODULE_77__/* .__callDispose */ .q)(_stack, _error, _hasError);
  }
}
async function whyChanged({ repository, run, pull }) {
  const ref = `refs/heads/${run.state.plan.branch}`;
  const listed = await repository.remoteRefs([ref]);
  if (!listed.ok)
    return (0,_chunk_CMN7CPRF_js__WEBPACK_IMPORTED_MODULE_40__/* .action_base__remoteRefusal */ .s)(listed.problem);
  const now = listed.refs.get(ref);
  if (now !== pull.sha) {
    const at = now === void 0 ? "is gone" : `is at ${now.slice(0, 10)} now`;
    return (0,_chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_73__/* .action_refusal__configError */ .mx)(`The branch was at ${pull.sha.slice(0, 10)} when this was said and ${at}. Look at it and sign it off again.`);
  }
  for (const commit of /* @__PURE__ */ new Set([pull.sha, ...(0,_chunk_SFTZXLUU_js__WEBPACK_IMPORTED_MODULE_29__/* .neededCommits */ .U)(run.state)])) {
    const imported = await repository.importCommit(commit);
    if (!imported.ok)
      return (0,_chunk_CMN7CPRF_js__WEBPACK_IMPORTED_MODULE_40__/* .action_base__remoteRefusal */ .s)(imported.problem);
  }
  return void 0;
}

// build/action/thread-signoff.js
async function answerApprove(call) {
  const { origin } = call.asked;
  const { pull } = origin;
  if (pull === void 0)
    return decline(call, onPullAlone);
  return (0,_chunk_LAYNP7XZ_js__WEBPACK_IMPORTED_MODULE_3__/* .onRemote */ .Cz)(call, async (repository) => {
    const run = await (0,_chunk_VXUGZ3AK_js__WEBPACK_IMPORTED_MODULE_9__/* .findRunOn */ .ev)(repository, pull.head);
    if (run === void 0) {
      return origin.via === "review" ? skipped(`no run works on ${pull.head}`) : decline(call, noRun(pull));
    }
    const verdict = judgeSignOff(run.state, { pull, phrase: call.phrase });
    switch (verdict.type) {
      case "refused":
        return decline(call, verdict.why);
      case "known":
        return again(call, run.state);
      case "ok":
        return approve(call, { repository, run, pull });
    }
  });
}
async function approve(call, approving) {
  const done = await recordSignOff(call, approving);
  if (!done.ok)
    return declineAs(call, done);
  await Promise.all([call.voice.react("rocket"), call.voice.reply(signedReply(done.state))]);
  return done.end;
}
async function again({ asked, voice }, state) {
  const { commit: sha } = (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_62__/* .core_signoff__tipOf */ .LS)(state);
  const marked = await markPull(voice.client, { number: asked.origin.thread, sha });
  await Promise.all([voice.react("rocket"), voice.reply(knownReply(state, marked))]);
  return skipped(`run ${state.plan.runId} is signed off already`);
}
async function findFixed(call, what) {
  const { pull } = call.asked.origin;
  let waiting;
  const end = pull === void 0 ? await decline(call, onPullAlone) : await (0,_chunk_LAYNP7XZ_js__WEBPACK_IMPORTED_MODULE_3__/* .onRemote */ .Cz)(call, async (repository) => {
    const run = await (0,_chunk_VXUGZ3AK_js__WEBPACK_IMPORTED_MODULE_9__/* .findRunOn */ .ev)(repository, pull.head);
    const verdict = run && judgeFix(run.state, { pull, phrase: call.phrase });
    if (run === void 0 || verdict === void 0)
      return decline(call, noRun(pull));
    if (verdict.type === "refused")
      return decline(call, verdict.why);
    const story = fixedStory(run.state, what);
    if (story === void 0)
      return decline(call, `run ${run.state.plan.runId} has no story that passed`);
    waiting = workOf(run, story);
    return skipped("the run goes on");
  });
  return waiting === void 0 ? { ok: false, end } : { ok: true, waiting };
}
function workOf({ state: { plan } }, story) {
  const keyless = plan.checks.some(({ name, keyless: isKeyless }) => name === _chunk_3KB6GGSD_js__WEBPACK_IMPORTED_MODULE_8__/* .core_objective__CRITERIA_GATE */ .h && isKeyless === true);
  return {
    ...{ runId: plan.runId, feature: plan.feature, story },
    ...plan.prdPath !== void 0 && { prdPath: plan.prdPath },
    ...plan.objective && { objective: { ...plan.objective, keyless } }
  };
}
var onPullAlone = "a sign-off is of one commit, so it is given on the pull request";
function noRun({ head }) {
  return `no run has left records of branch ${head}`;
}
async function decline(call, why) {
  return declineAs(call, { ok: false, halt: "skipped", reasons: [why] });
}
async function declineAs({ voice, asked }, refusal) {
  const words = refusedReply(asked.command.kind, refusal.reasons);
  await Promise.all([voice.react("confused"), voice.reply(words)]);
  return (0,_chunk_RGFHL6Y6_js__WEBPACK_IMPORTED_MODULE_18__/* .action_action_end__refused */ .S)(refusal);
}
function skipped(reason) {
  return (0,_chunk_RGFHL6Y6_js__WEBPACK_IMPORTED_MODULE_18__/* .action_action_end__refused */ .S)({ ok: false, halt: "skipped", reasons: [reason] });
}



/***/ })

};
;