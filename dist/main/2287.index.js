"use strict";
exports.id = 2287;
exports.ids = [2287];
exports.modules = {

/***/ 937:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Tj: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.Tj2),
/* harmony export */   nj: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.njZ),
/* harmony export */   np: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.npS),
/* harmony export */   w6: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.w69)
/* harmony export */ });
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6419);
// layer:core/continuing.js





/***/ }),

/***/ 8889:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ whyAnotherRun),
/* harmony export */   s: () => (/* binding */ whyOtherStories)
/* harmony export */ });
/* harmony import */ var _chunk_C4B57I4O_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(666);
/* harmony import */ var _chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4955);



// build/action/resume-terms.js
function whyAnotherRun(state, now, resume) {
  const { plan: then, publications } = state;
  if (JSON.stringify(termsOf(then)) !== JSON.stringify(termsOf(now)))
    return "today it would be judged by other rules";
  if (then.approval !== now.approval)
    return `today ${now.approval ? "a person" : "nobody"} has to sign it off`;
  if (then.feature !== now.feature || then.branch !== now.branch || then.base.branch !== now.base.branch) {
    return `it worked from ${then.base.branch} on ${then.branch}, and today the work goes from ${now.base.branch} to ${now.branch}`;
  }
  if (!isSameScope(then, now, resume))
    return "today other stories are asked for";
  if ((0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_1__/* .core_signoff__isWaiting */ .QZ)(state) && now.start.commit !== (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_1__/* .core_signoff__tipOf */ .LS)(state).commit && !isUnseen(then, now))
    return `it waits for a sign-off of ${(0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_1__/* .core_signoff__tipOf */ .LS)(state).commit.slice(0, 10)}, and today's work starts from ${now.start.commit.slice(0, 10)}`;
  if ((0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_1__/* .core_signoff__isWaiting */ .QZ)(state) && resume === "auto" && then.base.commit !== now.base.commit)
    return `it waits for a sign-off, and ${now.base.branch} has moved since it began`;
  const foreign = publications.find(({ ref }) => !isOwn(ref, now));
  return foreign === void 0 ? void 0 : `it would push ${foreign.ref}, which is none of its refs`;
}
function isUnseen(then, now) {
  const place = ({ start, replaces, carried }) => JSON.stringify([start.commit, replaces, carried]);
  return then.replaces !== void 0 && place(then) === place(now);
}
function whyOtherStories({ stories: then }, { stories: now, journal }) {
  if (journal !== "artifact")
    return void 0;
  const isSame = then.length === now.length && then.every((story, at) => isAsToday(story, now[at]));
  return isSame ? void 0 : "its journal says of its stories what prd.json does not";
}
function isAsToday(then, now) {
  const demands = (story) => JSON.stringify([
    ...[story?.id, story?.title, story?.priority],
    ...[story?.tests, story?.mayDropTests, story?.dependsOn ?? []]
  ]);
  return now !== void 0 && demands(then) === demands(now) && ((0,_chunk_C4B57I4O_js__WEBPACK_IMPORTED_MODULE_0__/* .core_plan__wasOpen */ .V)(then) || then.was === now.was);
}
function termsOf(plan) {
  const { checks, setup, workingDirectory, baseline, requireEvidence, agent, reviewAgent } = plan;
  const { specPasses, finalReview, onBlock, prdPath, redGreen, objective } = plan;
  const review = { agent, reviewAgent, specPasses, finalReview, onBlock, redGreen };
  const setupTerms = setup && { ...setup, limit: void 0 };
  return { checks, setup: setupTerms, workingDirectory, baseline, requireEvidence, ...review, prdPath, objective };
}
function isSameScope(then, now, resume) {
  if (now.stories.every(_chunk_C4B57I4O_js__WEBPACK_IMPORTED_MODULE_0__/* .core_plan__isInScope */ .H))
    return true;
  const [began, today] = [then, now].map(({ stories }) => stories.filter(_chunk_C4B57I4O_js__WEBPACK_IMPORTED_MODULE_0__/* .core_plan__isInScope */ .H).map(({ id }) => id));
  const isWithin = began.every((id) => today.includes(id));
  return isWithin && (resume === "always" || began.length === today.length);
}
function isOwn(ref, { feature, branch }) {
  if (ref === `refs/heads/${branch}`)
    return true;
  return ["refs/heads/wip/", "refs/heads/ralph-wip-", `refs/ralph/${feature}/`].some((start) => ref.startsWith(start));
}




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

/***/ 3950:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   resumeLatest: () => (/* binding */ resumeLatest)
/* harmony export */ });
/* harmony import */ var _chunk_ATKNYO7U_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8889);
/* harmony import */ var _chunk_4KRIMJ3X_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(937);
/* harmony import */ var _chunk_TV2EHW4X_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4215);
/* harmony import */ var _chunk_BKJEYZVY_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1405);
/* harmony import */ var _chunk_MQ5CW7EE_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8375);
/* harmony import */ var _chunk_73LXGDYI_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6450);
/* harmony import */ var _chunk_GF5FVSFC_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4435);
/* harmony import */ var _chunk_C4B57I4O_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(666);
/* harmony import */ var _chunk_6E6IM4MO_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7064);
/* harmony import */ var _chunk_F5ATKOTB_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6361);
/* harmony import */ var _chunk_KLWF3DYB_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6659);
/* harmony import */ var _chunk_VAVPNWJ6_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(653);
/* harmony import */ var _chunk_TO3IQZ72_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(882);
/* harmony import */ var _chunk_EBS6DVXL_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(2181);
/* harmony import */ var _chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(4955);
/* harmony import */ var _chunk_BX54UOPB_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(3556);
/* harmony import */ var _chunk_FSGQ7F6W_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(8240);
/* harmony import */ var _chunk_EOWFISWU_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(7700);
/* harmony import */ var _chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(8395);
/* harmony import */ var _chunk_MJPTOZMC_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(6015);
/* harmony import */ var _chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(8961);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_21___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_21__);
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(6419);
























// build/action/resume-run.js


// layer:action/stamped.js


// build/action/resume-run.js
function resumeLatest(call, folder, names) {
  const isOutdated = (name) => name === call.ended || (0,_chunk_TV2EHW4X_js__WEBPACK_IMPORTED_MODULE_2__/* .action_journal_names__isOlder */ .Qd)(name, call.newest ?? "");
  for (const name of names) {
    if (isOutdated(name))
      return void 0;
    const journalFile = (0,node_path__WEBPACK_IMPORTED_MODULE_21__.join)(folder, name);
    const content = (0,_chunk_BKJEYZVY_js__WEBPACK_IMPORTED_MODULE_3__/* .adapters_store_journal_file__readJournal */ .rA)(journalFile);
    if (!content.ok)
      return (0,_chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_20__/* .action_refusal__configError */ .mx)(content.message);
    const step = folded(content.events);
    if (step === "unknown")
      return (0,_chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_20__/* .action_refusal__configError */ .mx)(unknownHistory(journalFile));
    if (step !== void 0 && !(0,_chunk_TV2EHW4X_js__WEBPACK_IMPORTED_MODULE_2__/* .action_journal_names__isOwn */ .kM)(name, step.state.plan))
      return (0,_chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_20__/* .action_refusal__configError */ .mx)(otherFile(journalFile));
    if (step !== void 0)
      return resumeFrom(call, { journalFile, content, step });
  }
  return void 0;
}
function folded(events) {
  try {
    return (0,_chunk_MQ5CW7EE_js__WEBPACK_IMPORTED_MODULE_4__/* .fold */ .AU)(events);
  } catch {
    return "unknown";
  }
}
function unknownHistory(file) {
  return `The journal ${file} tells of events that this version does not know. Use the version that wrote it, or set resume: never.`;
}
function otherFile(file) {
  return `The journal ${file} is about another run than its file. It was left as it is. Set resume: never to begin a new run.`;
}
function resumeFrom(call, { journalFile, content, step }) {
  if (!(0,_chunk_MQ5CW7EE_js__WEBPACK_IMPORTED_MODULE_4__/* .core_resumable__isResumable */ .FI)(step.state))
    return void 0;
  const { runId } = step.state.plan;
  if (call.named !== void 0 && call.named !== runId)
    return (0,_chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_20__/* .action_refusal__configError */ .mx)(otherRun(call.named, runId));
  const isElsewhere = call.brought === (0,node_path__WEBPACK_IMPORTED_MODULE_21__.basename)(journalFile);
  const why = whyNot(call, step.state, isElsewhere);
  if (why !== void 0)
    return `Run ${step.state.plan.runId} did not end, but ${why}.`;
  const journal = (0,_chunk_BKJEYZVY_js__WEBPACK_IMPORTED_MODULE_3__/* .adapters_store_journal_file__openJournal */ .dP)(journalFile, content);
  const elsewhere = isElsewhere ? { elsewhere: true } : {};
  const stepping = call.plan.step === true ? { step: true } : {};
  const { workflowRun, plan } = call;
  const today = { caps: capsOf(plan), fallbacks: plan.fallbacks ?? [], ...(0,_chunk_4KRIMJ3X_js__WEBPACK_IMPORTED_MODULE_1__/* .core_continuing__chained */ .Tj)(plan.chain, plan.again) };
  const event = (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_22__/* .action_stamped__stamped */ .YQd)(call.clock, { type: "resumed", workflowRun, ...elsewhere, ...stepping, ...today });
  journal.append(event);
  const resumed = (0,_chunk_MQ5CW7EE_js__WEBPACK_IMPORTED_MODULE_4__/* .transition */ .kY)(step.state, event);
  return {
    ok: true,
    first: call.fix === void 0 ? resumed : fixing(call, resumed, { journal, fix: call.fix }),
    journal,
    journalFile,
    resumed: true,
    notices: [
      `Resumed run ${step.state.plan.runId} from its last finished step${isElsewhere ? ", begun on another machine" : ""}.`
    ]
  };
}
function whyNot({ plan, resume, fix }, state, isElsewhere) {
  if (fix !== void 0 && !(0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_14__/* .core_signoff__isWaiting */ .QZ)(state))
    return "it does not wait for a sign-off";
  return (isElsewhere ? (0,_chunk_ATKNYO7U_js__WEBPACK_IMPORTED_MODULE_0__/* .whyOtherStories */ .s)(state.plan, plan) : void 0) ?? (0,_chunk_ATKNYO7U_js__WEBPACK_IMPORTED_MODULE_0__/* .whyAnotherRun */ .P)(state, plan, resume);
}
function otherRun(named, open) {
  return `Run ${named} cannot go on: the run that stands open here is ${open}. Name that one, or none.`;
}
function fixing({ clock }, { state }, { journal, fix }) {
  const event = (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_22__/* .action_stamped__stamped */ .YQd)(clock, fix);
  journal.append(event);
  return (0,_chunk_MQ5CW7EE_js__WEBPACK_IMPORTED_MODULE_4__/* .transition */ .kY)(state, event);
}
function capsOf({ caps: { maxAttempts, maxIterations, maxCommits, runMs, maxCostUsd } }) {
  return { maxAttempts, maxIterations, maxCommits, runMs, ...maxCostUsd !== void 0 && { maxCostUsd } };
}



/***/ })

};
;