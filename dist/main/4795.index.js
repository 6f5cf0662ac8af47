"use strict";
exports.id = 4795;
exports.ids = [4795];
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

/***/ 6625:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PX: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.PXq),
/* harmony export */   pQ: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.pQY),
/* harmony export */   sK: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.sKk),
/* harmony export */   vP: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.vPJ)
/* harmony export */ });
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6419);
// layer:action/prompts.js





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

/***/ 7625:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.SZ1)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:action/action-end.js





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

/***/ 6368:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dryRunEnd: () => (/* binding */ dryRunEnd)
/* harmony export */ });
/* harmony import */ var _chunk_5CYM3LOZ_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6625);
/* harmony import */ var _chunk_ATKNYO7U_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8889);
/* harmony import */ var _chunk_RGFHL6Y6_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7625);
/* harmony import */ var _chunk_7NRJR3S6_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4802);
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
/* harmony import */ var _chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(6600);
/* harmony import */ var _chunk_EOWFISWU_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(7700);
/* harmony import */ var _chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(8395);
/* harmony import */ var _chunk_MJPTOZMC_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(6015);
/* harmony import */ var _chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(8961);
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(6419);

























// build/core/matrix.js
var MOST_ENTRIES = 256;
function matrixOf(stories) {
  const ordered = inWaves(stories);
  const each = Math.max(1, Math.ceil(ordered.length / MOST_ENTRIES));
  const count = Math.ceil(ordered.length / each);
  return Array.from({ length: count }, (_, at) => entryOf(ordered.slice(at * each, (at + 1) * each)));
}
function entryOf(stories) {
  return { story: stories.map(({ id }) => id).join(","), wave: stories.at(-1)?.wave ?? 0 };
}
function inWaves(stories) {
  const placed = [];
  let waiting = stories;
  for (let wave = 0; waiting.length > 0; wave += 1) {
    const left = new Set(waiting.map(({ id }) => id));
    const isFree = ({ dependsOn }) => !dependsOn.some((id) => left.has(id));
    const free = waiting.filter(isFree);
    const next = free.length === 0 ? waiting : free;
    placed.push(...next.map((story) => ({ ...story, wave })));
    waiting = free.length === 0 ? [] : waiting.filter((story) => !isFree(story));
  }
  return placed;
}

// layer:report/check-words.js


// build/report/dry-run.js
function dryRunLines({ state, next, first }) {
  const { plan } = state;
  const { caps } = plan;
  const open = (0,_chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_19__/* .core_story_list__storiesOf */ .$5)(state).filter(isLeft);
  return (0,_chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_17__/* .report_sanitise__forLog */ .$w)([
    "Dry run: nothing is started, nothing is changed.",
    ...next === void 0 ? [] : [goesOn(state, next)],
    `Rules are read at ${plan.base.branch} ${plan.base.commit.slice(0, 10)}; work starts from ${plan.start.commit.slice(0, 10)}.`,
    `Passed stories would go to branch ${plan.branch}.`,
    `Agent: ${plan.agent}. Reviewer: ${plan.reviewAgent === "none" ? "not reviewed" : plan.reviewAgent}.`,
    ...plan.checks.length === 0 ? ["Checks: none, nothing is tested."] : ["Checks:"],
    ...plan.checks.map((check) => `  ${check.name}: ${check.command}${(0,_layer_2_js__WEBPACK_IMPORTED_MODULE_22__/* .report_check_words__when */ .G_K)(check)}`),
    ...plan.setup === void 0 ? [] : [`Setup, where manifests or lock files changed: ${plan.setup.command}`],
    ...plan.workingDirectory === void 0 ? [] : [`Working directory: ${plan.workingDirectory}`],
    `Caps: ${caps.maxAttempts} attempts per story, ${caps.maxIterations} iterations, ${caps.maxCommits} commits, ${(0,_chunk_7NRJR3S6_js__WEBPACK_IMPORTED_MODULE_3__/* .report_time__duration */ .L0)(caps.runMs)} wall clock.`,
    callsLine(state, open.length),
    ...work(plan, open),
    ...first === void 0 ? [] : [`First prompt (story ${first.story}):`, ...first.prompt.split("\n")]
  ]);
}
function isLeft({ inScope, status }) {
  return inScope && (status === "open" || status === "running" || status === "interrupted");
}
function goesOn({ plan, iterations }, next) {
  const story = "story" in next ? ` of story ${next.story}` : "";
  const many = `${iterations} ${iterations === 1 ? "iteration" : "iterations"}`;
  return `Run ${plan.runId} did not end: it would go on after ${many} with "${next.type}"${story}.`;
}
function work({ objective, prdPath, stories }, open) {
  if (objective !== void 0)
    return [`Objective: ${objective.text}`];
  const planned = new Map(stories.map((story) => [story.id, story]));
  return [
    `Open stories of ${prdPath}: ${open.length} of ${stories.length}`,
    ...open.map(({ id, title }) => `  ${id} ${title}${after(planned.get(id)?.dependsOn ?? [])}`)
  ];
}
function callsLine({ plan, iterations }, open) {
  const { caps, reviewAgent, specPasses, finalReview = 0 } = plan;
  const attempts = Math.min(caps.maxIterations - iterations, open * caps.maxAttempts);
  if (reviewAgent === "none")
    return `At most ${attempts} agent calls; their cost is unknown to this agent.`;
  const reviews = attempts * (specPasses + 2) + finalReview;
  return `At most ${attempts + reviews} agent calls (${attempts} to implement, ${reviews} to review; more only where a reviewer gives no usable answer); their cost is unknown before.`;
}
function after(ids) {
  return ids.length === 0 ? "" : ` (after ${ids.join(", ")})`;
}

// layer:action/open-next.js


// build/action/dry-run.js
async function dryRunEnd(call) {
  const done = await dryRun(call);
  if (!("state" in done))
    return (0,_chunk_RGFHL6Y6_js__WEBPACK_IMPORTED_MODULE_2__/* .action_action_end__refused */ .S)(done);
  if (!call.plans)
    return ended("dry_run: true, so nothing was started; the log says what a run would do");
  if (call.prepared.objective !== void 0)
    return (0,_chunk_RGFHL6Y6_js__WEBPACK_IMPORTED_MODULE_2__/* .action_action_end__refused */ .S)((0,_chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_21__/* .action_refusal__configError */ .mx)("mode: plan lists the stories of a prd.json, and this is one objective. Use mode: run."));
  const matrix = matrixOf(openIn(done.state));
  const end = ended(`mode: plan, so nothing was started; the output matrix has ${matrix.length} entries`);
  return { ...end, outputs: { ...end.outputs, matrix: JSON.stringify(matrix) } };
}
function ended(reason) {
  return (0,_chunk_RGFHL6Y6_js__WEBPACK_IMPORTED_MODULE_2__/* .action_action_end__refused */ .S)({ ok: false, halt: "skipped", reasons: [reason] });
}
function openIn(state) {
  const needs = new Map(state.plan.stories.map(({ id, dependsOn }) => [id, dependsOn]));
  return (0,_chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_19__/* .core_story_list__storiesOf */ .$5)(state).filter(isLeft).map(({ id }) => ({ id, dependsOn: needs.get(id) ?? [] }));
}
async function dryRun(call) {
  const { log } = call;
  const brought = await call.bringing;
  if (!brought.ok)
    return brought;
  for (const notice of brought.notices)
    log.notice(notice);
  const recalled = await (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_22__/* .action_open_next__recallNext */ .eV4)(call, brought);
  if (!recalled.ok)
    return recalled;
  const step = stepOf(call, recalled);
  if ("ok" in step)
    return step;
  await show(call, step);
  return step;
}
function stepOf(call, { plan, goesOn: goesOn2 }) {
  const { log, prepared } = call;
  const { resume } = prepared.settings;
  const why = goesOn2 && (0,_chunk_ATKNYO7U_js__WEBPACK_IMPORTED_MODULE_1__/* .whyAnotherRun */ .P)(goesOn2, plan, resume);
  if (goesOn2 !== void 0 && why === void 0)
    return resumed(call, goesOn2);
  if (goesOn2 !== void 0)
    log.notice(`Run ${goesOn2.plan.runId} did not end, but ${why}.`);
  if (resume === "always")
    return (0,_chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_21__/* .action_refusal__configError */ .mx)("resume: always, but there is no unfinished run to resume.");
  for (const notice of plan.notices.slice(call.plan.notices.length))
    log.notice(notice);
  return { ...begun(call, withoutBaseline(plan)), plan };
}
async function show({ prepared, log }, { state, command, plan }) {
  const first = plan !== void 0 && command.type === "implement" ? { story: command.story, prompt: (await (0,_chunk_5CYM3LOZ_js__WEBPACK_IMPORTED_MODULE_0__/* .action_prompts__promptMaker */ .pQ)(prepared)(command, state)).text } : void 0;
  const shown = plan === void 0 ? { state, next: command } : { state: { ...state, plan } };
  for (const line of dryRunLines({ ...shown, first }))
    log.info(line);
}
function begun({ clock }, plan) {
  return (0,_chunk_MQ5CW7EE_js__WEBPACK_IMPORTED_MODULE_4__/* .core_begin__begin */ .PU)({ stamp: { at: clock.wallMs(), elapsedMs: clock.elapsedMs() }, outcome: { type: "begun", plan } });
}
function resumed({ clock, job }, state) {
  const stamp = { at: clock.wallMs(), elapsedMs: clock.elapsedMs() };
  return (0,_chunk_MQ5CW7EE_js__WEBPACK_IMPORTED_MODULE_4__/* .transition */ .kY)(state, { stamp, outcome: { type: "resumed", workflowRun: job.workflowRun } });
}
function withoutBaseline(plan) {
  return { ...plan, baseline: "off", checks: plan.checks.map((check) => ({ ...check, baseline: "off" })) };
}



/***/ })

};
;