"use strict";
exports.id = 239;
exports.ids = [239];
exports.modules = {

/***/ 2606:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.h8f)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:core/objective.js





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

/***/ 2302:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.EYh),
/* harmony export */   U: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.UoD)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:action/early-inputs.js





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

/***/ 6326:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findResumed: () => (/* binding */ findResumed)
/* harmony export */ });
/* harmony import */ var _chunk_3KB6GGSD_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2606);
/* harmony import */ var _chunk_VXUGZ3AK_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6088);
/* harmony import */ var _chunk_GQ7V2U6G_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(550);
/* harmony import */ var _chunk_GVKVBW4Q_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5757);
/* harmony import */ var _chunk_F3UQDVQ3_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2302);
/* harmony import */ var _chunk_HB3Q6HMY_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9695);
/* harmony import */ var _chunk_TV2EHW4X_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4215);
/* harmony import */ var _chunk_MQ5CW7EE_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8375);
/* harmony import */ var _chunk_73LXGDYI_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6450);
/* harmony import */ var _chunk_GF5FVSFC_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4435);
/* harmony import */ var _chunk_C4B57I4O_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(666);
/* harmony import */ var _chunk_6E6IM4MO_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7064);
/* harmony import */ var _chunk_F5ATKOTB_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(6361);
/* harmony import */ var _chunk_KLWF3DYB_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(6659);
/* harmony import */ var _chunk_VAVPNWJ6_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(653);
/* harmony import */ var _chunk_TO3IQZ72_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(882);
/* harmony import */ var _chunk_EBS6DVXL_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(2181);
/* harmony import */ var _chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(4955);
/* harmony import */ var _chunk_BX54UOPB_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(3556);
/* harmony import */ var _chunk_FSGQ7F6W_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(8240);
/* harmony import */ var _chunk_EOWFISWU_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(7700);
/* harmony import */ var _chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(8395);
/* harmony import */ var _chunk_MJPTOZMC_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(6015);
/* harmony import */ var _chunk_YANYKI36_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(1863);
/* harmony import */ var _chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(8961);




























// build/action/find-resumed.js
async function findResumed(own, asked, runId) {
  return (0,_chunk_GQ7V2U6G_js__WEBPACK_IMPORTED_MODULE_2__/* .withRepository */ .B)(own, (repository) => lookUp(repository, asked, runId));
}
async function lookUp(repository, asked, runId) {
  const runs = (await (0,_chunk_VXUGZ3AK_js__WEBPACK_IMPORTED_MODULE_1__/* .recordedRuns */ .v_)(repository, runId)).map(({ state }) => state);
  if (runId !== void 0)
    return named(runs, runId);
  const open = runs.filter(_chunk_MQ5CW7EE_js__WEBPACK_IMPORTED_MODULE_7__/* .core_resumable__isUnfinished */ .U6);
  const found = open.find((state) => (0,_chunk_VXUGZ3AK_js__WEBPACK_IMPORTED_MODULE_1__/* .isAbout */ .KH)(state, asked)) ?? open.find((state) => isForAll(state, asked));
  return found === void 0 ? { ok: true } : resumedOf(found.plan);
}
function named(runs, runId) {
  const found = runs.find(({ plan }) => plan.runId === runId);
  if (found === void 0)
    return { ok: true, runId };
  if ((0,_chunk_MQ5CW7EE_js__WEBPACK_IMPORTED_MODULE_7__/* .core_resumable__isUnfinished */ .U6)(found))
    return resumedOf(found.plan);
  return (0,_chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_24__/* .action_refusal__configError */ .mx)(`Run ${runId} has ended (${found.halt?.kind}), so there is nothing to go on with. Begin another one with \`run\`.`);
}
function isForAll({ plan }, { origin }) {
  return plan.origin?.isPull !== true && origin.pull === void 0;
}
function resumedOf({ runId, objective, checks, prdPath }) {
  const feature = /^\.ralph\/([^/]+)\/prd\.json$/.exec(prdPath ?? "")?.[1];
  const isPersons = checks.some(({ name, keyless }) => name === _chunk_3KB6GGSD_js__WEBPACK_IMPORTED_MODULE_0__/* .core_objective__CRITERIA_GATE */ .h && keyless === true);
  const { criteria, ...text } = objective ?? { text: "" };
  const again = isPersons && criteria !== void 0 ? { ...text, criteria } : text;
  return {
    ...{ ok: true, runId },
    ...feature === void 0 ? {} : { feature },
    ...objective === void 0 ? {} : { objective: again }
  };
}



/***/ })

};
;