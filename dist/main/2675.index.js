"use strict";
exports.id = 2675;
exports.ids = [2675];
exports.modules = {

/***/ 7284:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.FaP),
/* harmony export */   b: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.btl)
/* harmony export */ });
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6419);
// layer:adapters/store/journal-line.js





/***/ }),

/***/ 5919:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.dvU)
/* harmony export */ });
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6419);
// layer:adapters/store/atomic.js





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

/***/ 552:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ neededCommits)
/* harmony export */ });
/* harmony import */ var _chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4955);
/* harmony import */ var _chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8395);



// build/core/needed-commits.js
function neededCommits(state) {
  const story = (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_0__/* .core_story__currentStory */ .eu)(state);
  const before = (story && (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_0__/* .core_signoff__openFix */ .U3)(story)?.attempts) ?? 0;
  const attempt = story?.attempts.slice(before).findLast(({ commit }) => commit !== void 0);
  const unpushed = state.publications.filter(({ status }) => status !== "pushed");
  const carried = (state.carrying?.left ?? state.plan.carried ?? []).map(({ commit }) => commit);
  const all = [
    ...carried,
    state.head.commit,
    story?.start?.commit,
    attempt?.commit,
    story?.split?.starts.at(-1)?.commit,
    ...unpushed.map(({ commit }) => commit),
    ...state.plan.journal === "artifact" ? unpushed.flatMap(({ story: id }) => judgedCommit(state, id)) : []
  ];
  const { start } = state.plan;
  const needed = all.filter((commit) => commit !== void 0 && (start.made === true || commit !== start.commit));
  return [...new Set(needed)];
}
function judgedCommit(state, id) {
  const commit = (0,_chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_1__/* .core_story_list__storyNamed */ .vX)(state, id)?.attempts.at(-1)?.commit;
  return commit === void 0 ? [] : [commit];
}




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

/***/ 3284:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   judgeJournal: () => (/* binding */ judgeJournal)
/* harmony export */ });
/* harmony import */ var _chunk_OFWFRYB4_js__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(5846);
/* harmony import */ var _chunk_37TFWTDF_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7284);
/* harmony import */ var _chunk_SFTZXLUU_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(552);
/* harmony import */ var _chunk_BKJEYZVY_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1405);
/* harmony import */ var _chunk_MQ5CW7EE_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8375);
/* harmony import */ var _chunk_73LXGDYI_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6450);
/* harmony import */ var _chunk_GF5FVSFC_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4435);
/* harmony import */ var _chunk_C4B57I4O_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(666);
/* harmony import */ var _chunk_6E6IM4MO_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7064);
/* harmony import */ var _chunk_F5ATKOTB_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6361);
/* harmony import */ var _chunk_KLWF3DYB_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6659);
/* harmony import */ var _chunk_VAVPNWJ6_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(653);
/* harmony import */ var _chunk_TO3IQZ72_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(882);
/* harmony import */ var _chunk_EBS6DVXL_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(2181);
/* harmony import */ var _chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(4955);
/* harmony import */ var _chunk_BX54UOPB_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(3556);
/* harmony import */ var _chunk_FSGQ7F6W_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(8240);
/* harmony import */ var _chunk_EOWFISWU_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(7700);
/* harmony import */ var _chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(8395);
/* harmony import */ var _chunk_MJPTOZMC_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(6015);
/* harmony import */ var _chunk_7URPKLLQ_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(5919);
/* harmony import */ var _chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(8961);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_21___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_21__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_22___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_22__);
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(6419);

























// build/action/judge-journal.js



// layer:action/brought.js


// build/core/judged-anew.js
function headsOf([first, ...rest]) {
  if (first === void 0)
    return [];
  let { state } = (0,_chunk_MQ5CW7EE_js__WEBPACK_IMPORTED_MODULE_3__/* .core_begin__begin */ .PU)(first);
  const heads = [state.head.commit];
  for (const event of rest) {
    ({ state } = (0,_chunk_MQ5CW7EE_js__WEBPACK_IMPORTED_MODULE_3__/* .transition */ .kY)(state, event));
    heads.push(state.head.commit);
  }
  return heads;
}
function judgedAnew(events) {
  const state = (0,_chunk_MQ5CW7EE_js__WEBPACK_IMPORTED_MODULE_3__/* .fold */ .AU)(events)?.state;
  if (state === void 0 || !isInFlight(state))
    return events.length;
  const from = events.findLastIndex(({ outcome }) => work.has(outcome.type));
  const verdict = events.findIndex(({ outcome }, at) => at > from && verdicts.has(outcome.type));
  return verdict === -1 ? events.length : verdict;
}
function isInFlight(state) {
  const attempt = (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_13__/* .core_story__currentStory */ .eu)(state)?.attempts.at(-1);
  const isOpen = attempt !== void 0 && (attempt.decision === "" || attempt.passed);
  return isOpen || state.final !== void 0 || state.finalReview !== void 0;
}
var work = /* @__PURE__ */ new Set([
  "implemented",
  "snapshot-taken",
  "story-committed",
  "story-parked",
  "stories-carried"
]);
var verdicts = /* @__PURE__ */ new Set([
  "checks-done",
  "reviewed",
  "final-checks-done",
  "final-reviewed"
]);

// build/action/vouched-journal.js
async function vouchedEvents({ repository, base, plan, events }) {
  const branch = base.remoteRefs.get(`refs/heads/${plan.branch}`);
  const tips = [base.commit, ...branch === void 0 ? [] : [branch]];
  const isWithin = async (commit, within) => {
    for (const tip of within)
      if (commit === tip || await repository.isAncestor(commit, tip))
        return true;
    return false;
  };
  if (!await isWithin(plan.base.commit, [base.commit]))
    return missing(plan.base.commit);
  for (const commit of [plan.start.commit, ...(plan.carried ?? []).map((each) => each.commit)])
    if (!await isWithin(commit, tips))
      return missing(commit);
  if (plan.looked !== void 0)
    return "it takes over what an earlier run says of its final checks";
  const heads = headsOf(events);
  let kept = heads.length;
  while (kept > 1 && !await isWithin(heads[kept - 1] ?? "", tips))
    kept = heads.indexOf(heads[kept - 1] ?? "");
  return judgedAnew(events.slice(0, kept));
}
function missing(commit) {
  return `it builds on commit ${commit.slice(0, 10)}, which is not on the remote`;
}
function untilEvent(bytes, count) {
  let left = count;
  let end = 0;
  for (let at = 0; left > 0; at = end) {
    end = bytes.indexOf(10, at) + 1;
    if (end === 0)
      return bytes;
    const line = (0,_chunk_37TFWTDF_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_store_journal_line__parseLine */ .F)(bytes.toString("utf8", at, end - 1));
    if (line.ok && line.line.kind === "event")
      left -= 1;
  }
  return bytes.subarray(0, end);
}

// build/action/judge-journal.js
async function judgeJournal(call, latest) {
  const { content } = latest;
  if (!content.ok)
    return call.take === "memory" ? (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_23__/* .action_brought__told */ .IaZ)(unreadable(content.message)) : (0,_chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_20__/* .action_refusal__configError */ .mx)(content.message);
  const { events } = content;
  const state = stateOf(events);
  const newest = latest.name;
  if (state === void 0)
    return { ..._layer_2_js__WEBPACK_IMPORTED_MODULE_23__/* .action_brought__nothing */ .Si$, newest };
  if (isKnown(call, newest, events))
    return { ..._layer_2_js__WEBPACK_IMPORTED_MODULE_23__/* .action_brought__nothing */ .Si$, newest, latest: state };
  const ahead = { newest, latest: state, isAhead: true };
  if (call.take === "memory")
    return { ..._layer_2_js__WEBPACK_IMPORTED_MODULE_23__/* .action_brought__nothing */ .Si$, ...ahead };
  if (!(0,_chunk_MQ5CW7EE_js__WEBPACK_IMPORTED_MODULE_3__/* .core_resumable__isUnfinished */ .U6)(state))
    return { ..._layer_2_js__WEBPACK_IMPORTED_MODULE_23__/* .action_brought__nothing */ .Si$, ...ahead, ended: newest };
  const kept = call.unvouched === true ? await vouchedEvents({ ...call, plan: state.plan, events }) : events.length;
  if (typeof kept === "string")
    return { ...cannot(state, kept), ...ahead, ended: newest };
  const impossible = await isPossible(call, stateOf(events.slice(0, kept)) ?? state);
  if (impossible !== void 0)
    return { ...impossible, ...ahead, ended: newest };
  const notices = kept < events.length ? [judged(state)] : [];
  return { ...put(call, { ...latest, bytes: untilEvent(latest.bytes, kept) }), ...ahead, notices };
}
function stateOf(events) {
  try {
    return (0,_chunk_MQ5CW7EE_js__WEBPACK_IMPORTED_MODULE_3__/* .fold */ .AU)(events)?.state;
  } catch {
    return void 0;
  }
}
function isKnown(call, name, events) {
  const own = (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_23__/* .action_brought__ownFile */ .f2s)(call, name);
  if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_21__.existsSync)(own))
    return false;
  const content = (0,_chunk_BKJEYZVY_js__WEBPACK_IMPORTED_MODULE_2__/* .adapters_store_journal_file__readJournal */ .rA)(own);
  return content.ok && (0,_chunk_OFWFRYB4_js__WEBPACK_IMPORTED_MODULE_24__/* .tellsAll */ .c)(content.events, events);
}
function cannot({ plan }, why) {
  const end = why.endsWith(".") ? "" : ".";
  return (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_23__/* .action_brought__told */ .IaZ)(`Run ${plan.runId} did not end, but it cannot go on here: ${why}${end} A new run begins.`);
}
function judged({ plan }) {
  return `Run ${plan.runId} left verdicts on work that is not on the remote, so its gates judge that again.`;
}
async function isPossible({ repository, base }, state) {
  const { plan } = state;
  for (const commit of [plan.base.commit, plan.start.commit, ...(0,_chunk_SFTZXLUU_js__WEBPACK_IMPORTED_MODULE_1__/* .neededCommits */ .U)(state)]) {
    const imported = await repository.importCommit(commit);
    if (!imported.ok) {
      return cannot(state, `commit ${commit.slice(0, 10)} could not be had: ${imported.problem.message}`);
    }
  }
  const { prdPath } = plan;
  if (prdPath === void 0)
    return void 0;
  const [then, now] = await Promise.all([plan.base.commit, base.commit].map((commit) => repository.readFile(commit, prdPath)));
  const isSame = then !== void 0 && now !== void 0 && then.bytes.equals(now.bytes);
  if (isSame)
    return void 0;
  return (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_23__/* .action_brought__told */ .IaZ)(`Run ${plan.runId} did not end, but ${prdPath} was changed since it began, so a new run begins.`);
}
function unreadable(why) {
  return `What earlier runs know of the stories is left out: ${why}`;
}
function put({ folder }, { name, bytes }) {
  const journals = (0,node_path__WEBPACK_IMPORTED_MODULE_22__.join)(folder, "journal");
  (0,node_fs__WEBPACK_IMPORTED_MODULE_21__.mkdirSync)(journals, { recursive: true, mode: 448 });
  (0,_chunk_7URPKLLQ_js__WEBPACK_IMPORTED_MODULE_19__/* .adapters_store_atomic__writeAtomic */ .d)((0,node_path__WEBPACK_IMPORTED_MODULE_22__.join)(journals, name), bytes);
  return { ok: true, name, notices: [] };
}



/***/ })

};
;