"use strict";
exports.id = 9433;
exports.ids = [9433];
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

/***/ 3888:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C7: () => (/* binding */ reviewVerdict),
/* harmony export */   Nv: () => (/* binding */ reviewsOf),
/* harmony export */   hh: () => (/* binding */ qualityWarnings)
/* harmony export */ });
// build/report/model-review.js
function reviewsOf(story, texts) {
  const last = story.attempts.at(-1);
  return (last?.reviews ?? []).flatMap((review) => {
    const result = last?.gates.findLast((each) => each.gate === review.gate);
    if (result === void 0)
      return [];
    const { verdict, reason } = result;
    const criteria = review.criteria.map((each) => withText(each, texts?.get(story.id)));
    return [{ ...review, verdict, reason, criteria, warnings: warningsOf(review) }];
  });
}
function qualityWarnings(story) {
  const review = story.attempts.findLast(hasQuality)?.reviews?.findLast(({ gate }) => gate === "quality");
  return review === void 0 ? 0 : warningsOf(review);
}
function reviewVerdict(state, story, gate) {
  const result = story.attempts.at(-1)?.gates.findLast((each) => each.gate === gate);
  if (result !== void 0 && result.verdict !== "skipped")
    return result.verdict;
  return state.plan.reviewAgent === "none" || result !== void 0 ? "not reviewed" : "not run";
}
function withText(criterion, texts) {
  const at = /^c(\d{1,6})$/.exec(criterion.id)?.[1];
  const text = at === void 0 ? void 0 : texts?.[Number(at) - 1];
  return text === void 0 ? criterion : { ...criterion, text };
}
function warningsOf({ findings }) {
  return findings.filter(({ severity }) => severity === "warn").length;
}
function hasQuality({ reviews }) {
  return reviews?.some(({ gate }) => gate === "quality") ?? false;
}




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

/***/ 9268:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $G: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.$GI),
/* harmony export */   Z9: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.Z9v),
/* harmony export */   i5: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.i5F),
/* harmony export */   ky: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.kyu),
/* harmony export */   tn: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.tn1),
/* harmony export */   uG: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.uG$),
/* harmony export */   ul: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.ulF)
/* harmony export */ });
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6419);
// layer:report/attempt-facts.js





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

/***/ 7152:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E9: () => (/* binding */ dollars),
/* harmony export */   Fs: () => (/* binding */ usageOf),
/* harmony export */   Hs: () => (/* binding */ tokenWords),
/* harmony export */   fL: () => (/* binding */ costWords),
/* harmony export */   zD: () => (/* binding */ grouped)
/* harmony export */ });
// build/report/model-usage.js
function usageOf(stories) {
  const attempts = stories.flatMap((story) => story.attempts);
  const told = [...attempts.flatMap((attempt) => attempt.usage ?? []), ...stories.flatMap(({ aside = [] }) => aside)];
  const lost = stories.reduce((sum2, { lostCalls = 0 }) => sum2 + lostCalls, 0);
  const missing = attempts.reduce((sum2, attempt) => sum2 + silentIn(attempt), lost);
  const flat = told.filter(({ isFlat }) => isFlat).length;
  const silentCalls = missing + flat;
  const costs = told.flatMap(({ costUsd }) => costUsd === void 0 ? [] : [positive(costUsd)]);
  const whole = told.filter(({ costUsd, isPartial }) => costUsd !== void 0 && isPartial !== true);
  const sum = (of) => told.reduce((total, each) => total + positive(of(each)), 0);
  return {
    calls: told.length + missing,
    inputTokens: sum((each) => each.inputTokens),
    outputTokens: sum((each) => each.outputTokens),
    cacheReadTokens: sum((each) => each.cacheReadTokens),
    cacheWriteTokens: sum((each) => each.cacheWriteTokens),
    silentCalls,
    unknownCalls: missing + told.length - whole.length,
    ...costs.length === 0 ? {} : { costUsd: summed(costs) }
  };
}
function costWords({ calls, costUsd, unknownCalls }) {
  if (calls === 0)
    return "";
  if (costUsd === void 0)
    return "unknown";
  return unknownCalls === 0 ? dollars(costUsd) : `at least ${dollars(costUsd)}`;
}
function tokenWords(usage) {
  if (usage.calls === 0)
    return "";
  if (usage.calls === usage.silentCalls)
    return "unknown";
  const { inputTokens, outputTokens, cacheReadTokens, cacheWriteTokens } = usage;
  const all = grouped(inputTokens + outputTokens + cacheReadTokens + cacheWriteTokens);
  return usage.silentCalls === 0 ? all : `at least ${all}`;
}
function grouped(count) {
  return formatted(count, 0);
}
function silentIn({ gates, reviews = [], usage = [], consulted = 0 }) {
  const missing = (role, made) => Math.max(0, made - usage.filter((each) => each.role === role).length);
  const asked = (gate) => {
    const ran = gates.some((each) => each.gate === gate && each.verdict !== "skipped" && each.durationMs > 0);
    return ran ? Math.max(1, reviews.findLast((review) => review.gate === gate)?.votes ?? 0) : 0;
  };
  const advised = usage.filter(({ role }) => role === "plan" || role === "classify").length;
  const silent = Math.max(0, consulted - advised);
  return missing("implement", 1) + missing("spec", asked("spec")) + missing("quality", asked("quality")) + silent;
}
function summed(costs) {
  return Math.round(costs.reduce((total, cost) => total + cost, 0) * 1e6) / 1e6;
}
function dollars(usd) {
  if (usd > 0 && usd < 0.01)
    return "under $0.01";
  return `$${formatted(usd, 2)}`;
}
var formats = /* @__PURE__ */ new Map();
function formatted(value, digits) {
  const known = formats.get(digits);
  if (known !== void 0)
    return known.format(value);
  const made = new Intl.NumberFormat("en-US", { minimumFractionDigits: digits, maximumFractionDigits: digits });
  formats.set(digits, made);
  return made.format(value);
}
function positive(value) {
  return Number.isFinite(value) && value > 0 ? value : 0;
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

/***/ 9433:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $I: () => (/* binding */ lookup),
/* harmony export */   $W: () => (/* binding */ finalResults),
/* harmony export */   FF: () => (/* binding */ isUnreviewed),
/* harmony export */   Kb: () => (/* binding */ reachedWords),
/* harmony export */   LT: () => (/* binding */ workOf),
/* harmony export */   N6: () => (/* binding */ isFailure),
/* harmony export */   Nm: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_11__.Nmh),
/* harmony export */   SO: () => (/* binding */ earlierTip),
/* harmony export */   Up: () => (/* binding */ view),
/* harmony export */   YT: () => (/* binding */ isEligible),
/* harmony export */   jL: () => (/* binding */ countStories),
/* harmony export */   p$: () => (/* binding */ haltVerdict),
/* harmony export */   pv: () => (/* binding */ pullOf),
/* harmony export */   qG: () => (/* binding */ diagnosticsPath),
/* harmony export */   r7: () => (/* binding */ shellWord),
/* harmony export */   rl: () => (/* binding */ causeOf),
/* harmony export */   sG: () => (/* binding */ outcomeOf),
/* harmony export */   t3: () => (/* binding */ objectiveSection),
/* harmony export */   z0: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_11__.z0Z)
/* harmony export */ });
/* harmony import */ var _chunk_73KOH2UK_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2487);
/* harmony import */ var _chunk_3KU2CNLE_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1102);
/* harmony import */ var _chunk_RCF2NXRN_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7152);
/* harmony import */ var _chunk_52TAEIC4_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(3888);
/* harmony import */ var _chunk_GWRAI2EL_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9268);
/* harmony import */ var _chunk_7NRJR3S6_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4802);
/* harmony import */ var _chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(135);
/* harmony import */ var _chunk_4XWONIP7_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5867);
/* harmony import */ var _chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4955);
/* harmony import */ var _chunk_BX54UOPB_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3556);
/* harmony import */ var _chunk_EOWFISWU_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7700);
/* harmony import */ var _chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8395);
/* harmony import */ var _chunk_TA7X43X2_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(3842);
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(6419);














// build/core/earlier-branch.js
function earlierTip({ plan, head, stories }) {
  const { start, base, objective } = plan;
  if (objective !== void 0 || start.made === true)
    return void 0;
  if (head.commit !== start.commit || start.commit === base.commit)
    return void 0;
  const isKept = (0,_chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_10__/* .core_story_list__storiesOf */ .$5)({ stories }).some(({ inScope: inScope2, status }) => inScope2 && status === "passed");
  return isKept ? start.commit : void 0;
}

// layer:core/last-word.js


// build/report/model-attention.js
function attentionOf(scope, texts) {
  return scope.flatMap((story) => attentionIn(story, texts)).toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
}
function questionOf(story) {
  if (story.status !== "needs_human")
    return void 0;
  const asked = story.waits?.question ?? story.attempts.at(-1)?.question;
  return asked ?? ((0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_7__/* .asksForPermission */ .X3)(story.detail) ? story.detail : void 0);
}
function isUnreviewed({ plan }) {
  return plan.reviewAgent === "none";
}
var kinds = ["block", "decision", "signal", "unavailable", "waiting"];
function attentionIn(story, texts) {
  const { id, status, detail } = story;
  const question = questionOf(story);
  if (story.waits !== void 0)
    return waitingIn(story, question);
  if (status === "blocked")
    return [{ kind: (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_11__/* .core_last_word__isConfirmedBlock */ .kfX)(story) ? "block" : "signal", story: id, text: detail }];
  if (status !== "needs_human")
    return [];
  if (question === void 0)
    return [{ kind: "unavailable", story: id, text: detail }];
  return [{ kind: "decision", story: id, text: `${question}${quoted(story, texts)}` }];
}
function waitingIn({ id, status, waits, detail }, question) {
  const since = waits?.nights === 1 ? "for a night" : `for ${waits?.nights} nights`;
  if (question !== void 0)
    return [{ kind: "decision", story: id, text: `${question} (open ${since})` }];
  return status === "blocked" || status === "needs_human" ? [{ kind: "waiting", story: id, text: detail }] : [];
}
function quoted(story, texts) {
  const open = (0,_chunk_52TAEIC4_js__WEBPACK_IMPORTED_MODULE_12__/* .reviewsOf */ .Nv)(story, texts).flatMap(({ criteria }) => criteria).flatMap(({ id, verdict: verdict2, text }) => verdict2 === "met" || text === void 0 ? [] : [`${id}: "${text}"`]);
  return open.length === 0 ? "" : ` (${open.join(", ")})`;
}

// build/report/held.js
function heldStories(state) {
  const scope = new Set((0,_chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_10__/* .core_story_list__storiesOf */ .$5)(state).filter(({ inScope: inScope2 }) => inScope2).map(({ id }) => id));
  return ((0,_chunk_73KOH2UK_js__WEBPACK_IMPORTED_MODULE_0__/* .memoryOf */ .z)(state) ?? []).flatMap(({ id, failed }) => failed !== void 0 && scope.has(id) ? [id] : []);
}
function anotherTry(id, { held, phrase }) {
  return held.has(id) ? `try it again by its name, with \`story: ${id}\` or \`${phrase} retry ${id}\`` : "run the workflow again";
}

// build/report/model-lookup.js
function lookup(state, phrase = "/ralph") {
  return {
    state,
    planned: new Map(state.plan.stories.map((story) => [story.id, story])),
    published: new Map(state.publications.map((each) => [each.ref, each])),
    passed: new Set((0,_chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_10__/* .core_story_list__storiesOf */ .$5)(state).filter((story) => story.status === "passed").map((story) => story.id)),
    held: new Set(heldStories(state)),
    phrase
  };
}
function isEligible({ planned }, story) {
  return planned.get(story.id)?.was !== "ineligible";
}
function outcomeOf(run, story) {
  if (run.state.halt === void 0)
    return story.status;
  if (story.status === "running")
    return "interrupted";
  const isUntried = story.status === "open" && story.attempts.length === 0 && isEligible(run, story) && !story.waits;
  return isUntried ? "untried" : story.status;
}
function workOf({ state, published }, story) {
  const place = story.commit === void 0 ? story.wip && { kind: "wip", ...story.wip } : { kind: "commit", branch: state.plan.branch, commit: story.commit };
  if (place === void 0)
    return keptBefore(story);
  const status = published.get(`refs/heads/${place.branch}`)?.status;
  return { ...place, reached: status === void 0 || status === "queued" ? "local" : status };
}
function keptBefore({ waits }) {
  return waits?.wip === void 0 ? void 0 : { kind: "wip", branch: waits.wip, commit: "", reached: "pushed" };
}

// build/report/diagnostics-path.js
function diagnosticsPath({ attempt }, gate) {
  return `.ralph_diagnostics/attempt-${attempt}-${gate.check ?? gate.gate}.txt`;
}

// build/report/did-nothing.js
function didNothing({ attempts, status }) {
  return (status === "failed" || status === "stuck") && attempts.length > 0 && attempts.every(isIdle);
}
function lastWordsOf({ attempts }) {
  const gate = attempts.at(-1)?.gates.find((each) => each.gate === "implement");
  const said = gate?.excerpt.lines.findLast((line) => line.trim() !== "")?.trim();
  return said ?? gate?.reason ?? "";
}
function isIdle({ gates, changedCount }) {
  const implement = gates.find(({ gate }) => gate === "implement");
  return changedCount === 0 && implement !== void 0 && (0,_chunk_BX54UOPB_js__WEBPACK_IMPORTED_MODULE_8__/* .core_gates__blocks */ .to)(implement) && implement.verdict !== "timeout";
}

// build/report/cheat-advice.js
function cheatAdvice(last, { again, ...about }) {
  if (last === void 0)
    return void 0;
  const cheat = last.findings.find((finding) => finding.class === "cheat");
  if (cheat !== void 0) {
    const criterion = cheat.rule === "test-deleted" ? "say so in a criterion that names the file, or " : "";
    const permit = permission(about, [`${cheat.path}#${cheat.rule}`]);
    return `${untold(last, cheat.message)}Do not merge this branch: take from it what is good, or ${again}. If the story is meant to do that, ${criterion}${permit}.`;
  }
  const expected = last.gates.some(({ check, verdict: verdict2 }) => check === "old-tests" && verdict2 === "fail");
  if (expected)
    return expectations(last, { ...about, again });
  const lied = last.gates.some(({ gate, verdict: verdict2, reason }) => gate === "test" && verdict2 === "fail" && lie.test(reason));
  return lied ? `Merge nothing of this branch before you know what ended, hid or replaced the tests: look at what the attempt changed outside of its story, then ${again}.` : void 0;
}
function untold({ gates }, message) {
  if (gates.some(({ verdict: verdict2, reason }) => verdict2 === "fail" && reason.includes(message)))
    return "";
  return `The attempt also ${message.split(";", 1)[0]}. `;
}
function permission({ id, phrase }, entries) {
  const [only] = entries;
  const line = `add to the story: ${(0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_7__/* .allowLine */ .mM)(entries)}`;
  const isSayable = /^[\w.-]+$/.test(id) && only !== void 0 && !/[`\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(only);
  if (!isSayable || entries.length > 1)
    return line;
  return `${line}, or comment \`${phrase} retry ${id} --allow ${flagValue(only)}\``;
}
function putBackWords(last) {
  const found = last?.findings.filter(({ class: kind, rule }) => kind === "policy" || rule === "prd-flipped") ?? [];
  const paths = [...new Set(found.map(({ path }) => path))];
  if (paths.length === 0)
    return "";
  const named2 = paths.slice(0, 3).join(", ");
  const more = paths.length > 3 ? ` and ${paths.length - 3} more` : "";
  return `The attempt also changed ${named2}${more}, which the controller put back before the gates ran. `;
}
var lie = /exited with code 0, but|tests? ran, \d+ ran before/;
var MOST_ENTRIES = 5;
function expectations({ probes = [] }, { again, ...about }) {
  const paths = probes.find(({ kind }) => kind === "old-tests")?.paths ?? [];
  const entries = paths.slice(0, MOST_ENTRIES).map((path) => `${path}#test-changed`);
  const permit = entries.length === 0 ? "permit it" : permission(about, entries);
  return `The attempt changed what tests expect. Where no criterion asks for that, do not merge this branch. Where one does, ${permit}, and ${again}.`;
}
function flagValue(text) {
  return /^[\w./#@+*-]+$/.test(text) ? text : `"${text.replace(/["\\]/g, "\\$&")}"`;
}

// build/report/model-advice.js
function adviceFor(run, story) {
  const { state, phrase } = run;
  const { id, status } = story;
  const again = anotherTry(id, run);
  if (status === "dependency_failed")
    return "It is tried as soon as the stories it depends on have passed.";
  if (status === "interrupted")
    return "Run the workflow again: the run goes on with this story.";
  if (status === "blocked" && story.waits !== void 0)
    return `Do what its cause asks for, on its branch or in the story, then ${again}.`;
  if (status === "blocked" && !(0,_layer_2_js__WEBPACK_IMPORTED_MODULE_11__/* .core_last_word__isConfirmedBlock */ .kfX)(story))
    return `Do what the agent asks for, or say in the story why it need not wait for it, then ${again}.`;
  if (status === "blocked")
    return "Nobody overrides a confirmed block: correct the work on its branch or change the story, then run the workflow again.";
  const question = questionOf(story);
  if (question !== void 0)
    return decisionOn(question, { id, again, phrase, place: placeOf(state) });
  if (status === "needs_human")
    return unjudged(story, again);
  if (didNothing(story))
    return brokenAgent(story, again);
  const last = story.attempts.at(-1);
  const what = state.plan.objective === void 0 ? "the story's criteria" : "the objective or its criteria";
  const plain = `Look at the work, repair it by hand or make ${what} clearer, then ${again}.`;
  return `${putBackWords(last)}${cheatAdvice(last, { id, again, phrase }) ?? plain}`;
}
function brokenAgent(story, again) {
  const said = (0,_chunk_4XWONIP7_js__WEBPACK_IMPORTED_MODULE_6__/* .report_strip__cut */ .mI)((0,_chunk_4XWONIP7_js__WEBPACK_IMPORTED_MODULE_6__/* .report_strip__oneLine */ .OR)(lastWordsOf(story)).replaceAll("`", "'"), 200);
  const words = said === "" ? "" : ` It said last: "${said}".`;
  return `The agent failed in every attempt and changed nothing, so there is no work to look at.${words} Look at its program, its key and its configuration, then ${again}.`;
}
function decisionOn(question, { place, again, ...about }) {
  const permits = (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_7__/* .permitsOf */ .kc)(question);
  if (permits.length > 0)
    return `If it has to, ${permission(about, permits)}. If not, say in ${place} how to do without, then ${again}.`;
  return `Decide, write the answer into ${place}, then run the workflow again. If the work is good as it is, merge its branch.`;
}
function unjudged({ detail }, again) {
  const cause = /\bwas killed\b/.test(detail) ? "give it more memory, or, where it had enough, look whether the attempt's own code kills what runs it" : "repair what kept the gate from a verdict";
  return `The work is kept and was not judged: ${cause}, then ${again}.`;
}
function placeOf({ plan }) {
  return plan.prdPath === void 0 ? "the objective" : `the story's criteria in ${plan.prdPath}`;
}

// build/report/model-failure.js
var MOST_LINES = 20;
function isFailure({ status }) {
  return status !== "passed" && status !== "open" && status !== "running" && status !== "untried";
}
function failureView(run, story) {
  const last = story.attempts.at(-1);
  const logPath = last === void 0 ? void 0 : (0,_chunk_3KU2CNLE_js__WEBPACK_IMPORTED_MODULE_1__/* .core_first_error__blockingGates */ .nB)(last).find((gate) => gate.logPath)?.logPath;
  const kept = outputFile(run, story);
  return {
    ...{ id: story.id, title: story.title, status: story.status },
    tries: story.attempts.length,
    maxTries: (0,_chunk_EOWFISWU_js__WEBPACK_IMPORTED_MODULE_9__/* .core_split__mostAttempts */ .M)(run.state, story),
    cause: causeOf(run, story),
    error: (last === void 0 ? "" : (0,_chunk_3KU2CNLE_js__WEBPACK_IMPORTED_MODULE_1__/* .core_first_error__firstError */ .YJ)(last)) || causeOf(run, story),
    lastGate: (0,_chunk_GWRAI2EL_js__WEBPACK_IMPORTED_MODULE_3__/* .report_attempt_facts__reportGate */ .i5)(last?.lastGate),
    stuck: (0,_chunk_GWRAI2EL_js__WEBPACK_IMPORTED_MODULE_3__/* .report_attempt_facts__stuckWords */ .ky)(story),
    qualityWarnings: (0,_chunk_52TAEIC4_js__WEBPACK_IMPORTED_MODULE_12__/* .qualityWarnings */ .hh)(story),
    branch: story.wip?.branch ?? story.waits?.wip ?? "",
    firstLines: last === void 0 ? [] : firstLines(last),
    tried: story.attempts.map(triedView),
    ignored: last?.ignored?.paths ?? [],
    ignoredCount: last?.ignored?.count ?? 0,
    next: didNothing(story) ? [] : nextCommands(run, story),
    advice: adviceFor(run, story),
    ...logPath === void 0 ? {} : { logPath },
    ...kept === void 0 ? {} : { outputFile: kept }
  };
}
function outputFile(run, story) {
  const work = workOf(run, story);
  const last = story.attempts.at(-1);
  if (work?.kind !== "wip" || work.reached === "refused" || last === void 0)
    return void 0;
  const failing = (0,_chunk_3KU2CNLE_js__WEBPACK_IMPORTED_MODULE_1__/* .core_first_error__blockingGates */ .nB)(last).find(({ excerpt }) => excerpt.lines.length > 0);
  return failing && diagnosticsPath(last, failing);
}
function causeOf({ planned, passed }, story) {
  if (story.status !== "dependency_failed")
    return story.detail;
  const missing = (planned.get(story.id)?.dependsOn ?? []).filter((id) => !passed.has(id));
  return missing.length === 0 ? story.detail : `${story.detail}: ${missing.join(", ")}`;
}
function firstLines(attempt) {
  return [...Map.groupBy(attempt.blockers, _chunk_GWRAI2EL_js__WEBPACK_IMPORTED_MODULE_3__/* .report_attempt_facts__gateLabel */ .ul)].map(([gate, blockers]) => {
    const reason = reasonOfGate(attempt, gate);
    const lines = blockers.flatMap((blocker) => verbatim(blocker, reason));
    return { gate, reason, lines: lines.slice(0, MOST_LINES) };
  });
}
function reasonOfGate(attempt, label) {
  return attempt.gates.find((gate) => (0,_chunk_GWRAI2EL_js__WEBPACK_IMPORTED_MODULE_3__/* .report_attempt_facts__gateLabel */ .ul)(gate) === label)?.reason ?? "";
}
function verbatim({ text, file, line }, reason) {
  const lines = text.split("\n");
  const shown = reason !== "" && lines[0] === reason ? lines.slice(1) : lines;
  const [first] = shown;
  const place = line === void 0 ? file : `${file}:${line}`;
  if (place === void 0 || first === void 0 || text.includes(place))
    return shown;
  return [`${place}: ${first}`, ...shown.slice(1)];
}
function triedView(attempt) {
  const failing = (0,_chunk_3KU2CNLE_js__WEBPACK_IMPORTED_MODULE_1__/* .core_first_error__blockingGates */ .nB)(attempt);
  return {
    attempt: attempt.attempt,
    iteration: attempt.iteration,
    durationMs: attempt.durationMs,
    gate: failing.length === 0 ? attempt.lastGate : failing.map(_chunk_GWRAI2EL_js__WEBPACK_IMPORTED_MODULE_3__/* .report_attempt_facts__gateLabel */ .ul).join(", "),
    reason: failing[0] === void 0 ? "" : (0,_chunk_3KU2CNLE_js__WEBPACK_IMPORTED_MODULE_1__/* .core_first_error__reasonOf */ .D1)(failing[0]),
    error: (0,_chunk_3KU2CNLE_js__WEBPACK_IMPORTED_MODULE_1__/* .core_first_error__firstError */ .YJ)(attempt),
    fingerprint: attempt.fingerprint,
    shift: attempt.tier === "shift",
    expansion: attempt.tier === "expansion",
    decision: [attempt.decision, attempt.because].filter(Boolean).join(": "),
    changed: attempt.changed.map((file) => file.path),
    changedCount: attempt.changedCount
  };
}
function nextCommands(run, story) {
  const work = workOf(run, story);
  if (work?.kind !== "wip")
    return [];
  const branch = shellWord(work.branch);
  const bundle = run.published.get(`refs/heads/${work.branch}`)?.bundle;
  if (work.reached === "pushed")
    return [`git fetch origin ${branch}`, `git switch ${branch}`];
  if (bundle === void 0)
    return [`git switch -c ${branch} ${(0,_chunk_GWRAI2EL_js__WEBPACK_IMPORTED_MODULE_3__/* .report_attempt_facts__shortSha */ .tn)(work.commit)}`];
  return [
    `git fetch ${shellWord(bundle)} ${shellWord(`refs/heads/${work.branch}`)}`,
    `git switch -c ${branch} FETCH_HEAD`
  ];
}
function shellWord(text) {
  return /^[\w./:@%+=-]+$/.test(text) && !text.startsWith("-") ? text : `'${text.replaceAll("'", "'\\''")}'`;
}

// build/report/model-final.js
var MOST_LINES2 = 20;
function finalOf(state) {
  if ((0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_7__/* .core_applying__finalChecks */ .y5)(state.plan).length === 0 && state.plan.finalReview === void 0)
    return "none";
  const results = finalResults(state);
  return results.length === 0 ? "not run" : results.map((result) => finalView(result, result === (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_7__/* .core_whole__knownReview */ .Np)(state)));
}
function finalResults(state) {
  return [...(0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_7__/* .core_whole__checksOnTip */ .lw)(state) ?? [], ...[(0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_7__/* .core_final_review__finalVerdict */ .HZ)(state) ?? []].flat()];
}
function finalView(result, isEarlier) {
  const { check = result.gate, verdict: verdict2, durationMs, excerpt, logPath } = result;
  return {
    name: check,
    isReview: result.gate === "quality",
    verdict: verdict2,
    reason: (0,_chunk_BX54UOPB_js__WEBPACK_IMPORTED_MODULE_8__/* .core_gates__blocks */ .to)(result) ? (0,_chunk_3KU2CNLE_js__WEBPACK_IMPORTED_MODULE_1__/* .core_first_error__reasonOf */ .D1)(result) : result.reason,
    durationMs,
    lines: (0,_chunk_BX54UOPB_js__WEBPACK_IMPORTED_MODULE_8__/* .core_gates__blocks */ .to)(result) || result.verdict === "warn" ? excerpt.lines.slice(0, MOST_LINES2) : [],
    ...logPath === void 0 ? {} : { logPath },
    ...isEarlier && { isEarlier }
  };
}

// layer:report/signoff-words.js


// build/report/objective-words.js
function reachedWords({ counts, objective }) {
  if (objective === void 0)
    return `${counts.passed}/${counts.total} stories passed`;
  return counts.passed === counts.total ? "Objective reached" : "Objective not reached";
}
function objectiveSection({ objective }) {
  if (objective === void 0)
    return [];
  const by = objective.criteria === void 0 ? "the configured checks" : `${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_5__/* .report_markdown__code */ .QE)(objective.criteria)} exits with 0`;
  return [`**Objective:** ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_5__/* .report_markdown__text */ .e0)(objective.text, 1e3)} \xB7 **reached when** ${by}`];
}

// layer:report/sentence.js


// build/report/model-words.js
var MOST_NAMED = 3;
function headline(run) {
  const { figures, usage } = run;
  const { iterations, wallclock } = figures;
  const isUnknown = usage.calls > 0 && usage.costUsd === void 0;
  return [
    reachedWords(run),
    `${iterations.used}/${iterations.limit} iterations`,
    `${(0,_chunk_7NRJR3S6_js__WEBPACK_IMPORTED_MODULE_4__/* .report_time__duration */ .L0)(wallclock.usedMs)} of ${(0,_chunk_7NRJR3S6_js__WEBPACK_IMPORTED_MODULE_4__/* .report_time__duration */ .L0)(wallclock.limitMs)}`,
    isUnknown ? "cost unknown" : ofLimit((0,_chunk_RCF2NXRN_js__WEBPACK_IMPORTED_MODULE_2__/* .costWords */ .fL)(usage), figures.costLimitUsd)
  ].filter((part) => part !== "").join(" \xB7 ");
}
function ofLimit(cost, limitUsd) {
  return cost === "" || limitUsd === void 0 ? cost : `${cost} of ${(0,_chunk_RCF2NXRN_js__WEBPACK_IMPORTED_MODULE_2__/* .dollars */ .E9)(limitUsd)}`;
}
function verdict(state, scope) {
  if (state.halt === void 0)
    return running(state);
  const { objective } = state.plan;
  const isLooked = state.final !== void 0 || state.finalReview !== void 0;
  const more = state.halt.kind === "some_failed" ? named(scope) : "";
  const toMerge = earlierTip(state) === void 0 ? void 0 : state.plan.branch;
  return haltVerdict(state.halt, { more, objective, ...isLooked && { isLooked }, ...toMerge && { toMerge } });
}
function haltVerdict(halt, { more = "", objective, isLooked, toMerge } = {}) {
  const ofThese = objective ? ofObjectives : isLooked ? afterALook : {};
  const meaning = ofThese[halt.kind] ?? haltMeaning(halt);
  const left = toMerge === void 0 || halt.kind !== "nothing_to_do" ? "" : `; what passed is left to be merged, from ${toMerge}`;
  return `${(0,_layer_2_js__WEBPACK_IMPORTED_MODULE_11__/* .report_sentence__sentence */ .idY)(`${halt.detail}${more}`)} Halt ${halt.kind}: ${meaning}${left}.`;
}
function haltMeaning(halt) {
  if (halt.kind === "usage_limit" && halt.resumeAt !== void 0)
    return `${meanings.usage_limit}, best from ${(0,_chunk_7NRJR3S6_js__WEBPACK_IMPORTED_MODULE_4__/* .report_time__isoTime */ .ps)(halt.resumeAt)} on`;
  return halt.kind === "budget_exceeded" && halt.budget !== void 0 ? `the ${budgetNames[halt.budget]} budget is used up, work in flight was kept` : meanings[halt.kind];
}
var budgetNames = { iterations: "iterations", commits: "commits", wallclock: "wall clock", cost: "cost" };
var meanings = {
  ready: "every story passed its gates",
  awaiting_signoff: "nothing else is outstanding, and the pull request stays as it is until then",
  nothing_to_do: "no agent was started, nothing was spent",
  skipped: "no run was begun",
  some_failed: "every story that could be tried was tried",
  budget_exceeded: "a budget is used up, work in flight was kept",
  environment_broken: "something outside the stories has to be repaired first",
  circuit_open: "the run was stopped before it spent more on trouble that attempts do not mend; the next run begins with one trial",
  thrashing: "the attempts undo each other; the story or its criteria have to change",
  escalate: "only a human can answer, and the run ended on it",
  block_finding: "reviewers agree on what must not be merged",
  usage_limit: "agents may not be called for now; the next run goes on where this one stopped",
  config_error: "the configuration has to be corrected first",
  locked: "another run is at work, nothing was changed",
  internal_error: "a fault of ralph-action itself, the state is kept",
  interrupted: "the run was cut short, its state is kept; the next run goes on where this one stopped",
  user_cancel: "a person ended the run; what passed stays, and the next run goes on where this one stopped"
};
var ofObjectives = {
  ready: "every gate let it pass",
  some_failed: "nothing more is tried in this run",
  environment_broken: "something outside of it has to be repaired first"
};
var afterALook = { nothing_to_do: "no story was worked on" };
function running(state) {
  const story = (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_7__/* .core_story__currentStory */ .eu)(state);
  if (state.pending.type === "wait")
    return pausing(state, state.pending);
  if (state.pending.type === "run-final-checks")
    return "The final checks run, on all passed stories together.";
  if (state.pending.type === "run-final-review")
    return "The final review runs, of all passed stories together.";
  if (story === void 0)
    return state.baseline === void 0 ? "The baseline is running." : "The run is going on.";
  const { pending } = state;
  const attempt = "attempt" in pending ? pending.attempt : story.attempts.length + 1;
  const doing = doings[pending.type] ?? "";
  const review = pending.type === "run-review" ? `: the ${pending.gate} review runs` : doing;
  const what = state.plan.objective === void 0 ? `Story ${story.id}` : "The objective";
  return `${what} is in work, attempt ${attempt} of ${(0,_chunk_EOWFISWU_js__WEBPACK_IMPORTED_MODULE_9__/* .core_split__mostAttempts */ .M)(state, story)}${review}.`;
}
function pausing(state, { story, detail, until, forMs }) {
  const leftMs = Math.min(forMs, Math.max(0, until - state.now));
  return `The run waits until ${(0,_chunk_7NRJR3S6_js__WEBPACK_IMPORTED_MODULE_4__/* .report_time__isoTime */ .ps)(until)}, another ${(0,_chunk_7NRJR3S6_js__WEBPACK_IMPORTED_MODULE_4__/* .report_time__duration */ .L0)(leftMs)}, before it goes on with ${story === void 0 ? "the final review" : `story ${story}`}. ${(0,_layer_2_js__WEBPACK_IMPORTED_MODULE_11__/* .report_sentence__sentence */ .idY)(detail)}`;
}
var doings = {
  implement: ": the agent works",
  "take-snapshot": ": its work is read",
  "run-checks": ": the checks run",
  "commit-story": ": it passed and is committed",
  "park-story": ": it ended, its work is kept",
  consult: ": advice is asked for"
};
function named(scope) {
  const failures = scope.filter(isFailure);
  const first = failures.slice(0, MOST_NAMED).map((story) => `${story.id} (${story.detail}${sameError(story)})`);
  const more = failures.length > MOST_NAMED ? ` and ${failures.length - MOST_NAMED} more` : "";
  return first.length === 0 ? "" : `: ${first.join(", ")}${more}`;
}
var ERROR_CHARS = 80;
function sameError(story) {
  const counted = (0,_chunk_EOWFISWU_js__WEBPACK_IMPORTED_MODULE_9__/* .core_split__countedAttempts */ .P9)(story);
  const same = (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_7__/* .core_stuck__sameErrors */ .mp)(counted);
  const last = same.at(-1);
  const error = last === void 0 ? "" : (0,_chunk_4XWONIP7_js__WEBPACK_IMPORTED_MODULE_6__/* .report_strip__cut */ .mI)((0,_chunk_4XWONIP7_js__WEBPACK_IMPORTED_MODULE_6__/* .report_strip__oneLine */ .OR)((0,_chunk_3KU2CNLE_js__WEBPACK_IMPORTED_MODULE_1__/* .core_first_error__firstError */ .YJ)(last)), ERROR_CHARS);
  const isUsedUp = story.attempts.at(-1)?.decision === "attempts-used-up";
  return isUsedUp && same.length > 1 && error !== "" ? `, ${which(same, counted)} with ${inQuotes(error)}` : "";
}
function which(same, counted) {
  const count = same.length;
  if (count === counted.length)
    return count === 2 ? "both" : "all";
  return counted.at(-count) === same[0] ? `the last ${count}` : `${count} of them`;
}
function inQuotes(error) {
  return error.includes('"') ? `\u201C${error}\u201D` : `"${error}"`;
}

// build/report/model-baseline.js
var LAST_LINES = 20;
function baselineOf({ baseline }) {
  if (baseline === void 0)
    return "not run";
  if (baseline === "off")
    return "off";
  return baseline.map((check) => ({
    name: check.name,
    verdict: check.verdict,
    cause: check.cause,
    durationMs: check.durationMs,
    lines: check.verdict === "green" ? [] : check.result.excerpt.lines.slice(-LAST_LINES)
  }));
}

// build/report/model-caught.js
function caughtIn(story) {
  return story.attempts.flatMap((attempt) => attempt.findings.toSorted((a, b) => gravity.indexOf(a.class) - gravity.indexOf(b.class)).map((finding) => ({
    story: story.id,
    attempt: attempt.attempt,
    class: finding.class,
    rule: finding.rule,
    path: finding.path,
    message: finding.message,
    passedLater: story.status === "passed"
  })));
}
var gravity = [
  "cheat",
  "limit",
  "policy",
  "controller",
  "not-imported",
  "note"
];

// build/report/model-not-pushed.js
function notPushed(state) {
  return state.publications.filter((each) => each.status === "refused").map(({ ref, commit, detail, bundle }) => ({
    ref,
    commit,
    cause: detail,
    ...bundle === void 0 ? {} : { bundle }
  }));
}

// layer:report/isolation-words.js


// build/report/soft-limits.js
function softLimitNotices(scope) {
  const stories = scope.filter((story) => story.softLimitHit).map((story) => `${story.id} (${(0,_chunk_7NRJR3S6_js__WEBPACK_IMPORTED_MODULE_4__/* .report_time__duration */ .L0)(story.elapsedMs)})`);
  const gates = scope.flatMap((story) => story.attempts.flatMap((attempt) => attempt.gates.filter((gate) => gate.softLimitHit).map((gate) => `${story.id} attempt ${attempt.attempt} ${(0,_chunk_GWRAI2EL_js__WEBPACK_IMPORTED_MODULE_3__/* .report_attempt_facts__gateLabel */ .ul)(gate)} (${tookWords(gate, attempt)})`)));
  return [
    ...stories.length === 0 ? [] : [`Past the soft limit of a story: ${stories.join(", ")}.`],
    ...gates.length === 0 ? [] : [`Past the soft limit of a gate: ${gates.join(", ")}.`]
  ];
}
function tookWords(gate, { gates }) {
  const before = gates.slice(0, gates.indexOf(gate));
  const first = before[before.findLastIndex((each) => each.gate !== gate.gate) + 1] ?? gate;
  const beforeMs = gate.startedMs - first.startedMs;
  const took = (0,_chunk_7NRJR3S6_js__WEBPACK_IMPORTED_MODULE_4__/* .report_time__duration */ .L0)(gate.durationMs);
  return gate.check === void 0 || beforeMs < 100 ? took : `${took}, after ${(0,_chunk_7NRJR3S6_js__WEBPACK_IMPORTED_MODULE_4__/* .report_time__duration */ .L0)(beforeMs)} of other checks`;
}

// build/report/model-notices.js
function notices(state, scope, checkout = []) {
  return [
    ...state.plan.notices,
    ...checkout,
    ...state.pullNotes ?? [],
    ...state.carrying?.notes.map(({ note }) => note) ?? [],
    ...journalNotice(state),
    ...baselineNotices(state),
    ...resumeNotice(state),
    ...(0,_layer_2_js__WEBPACK_IMPORTED_MODULE_11__/* .report_signoff_words__signoffNotices */ .Nmh)(state),
    ...pauseNotice(state),
    ...flakyNotices(scope),
    ...softLimitNotices(scope)
  ];
}
function baselineNotices({ baseline, plan }) {
  if (!Array.isArray(baseline))
    return [];
  return baseline.filter((check) => check.verdict === "red").map((check) => {
    if (isOwn(plan, check.name))
      return `Check "${check.name}" was red on the base commit, before any agent ran: it had to become green.`;
    const failing = check.result.tests?.failing ?? [];
    const was = `Check "${check.name}" was red on the base commit, before any agent ran`;
    if (failing.length === 0)
      return `${was}. No report per test is read, so it must become green for a story to pass.`;
    return `${was}: ${(0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_7__/* .shownNames */ .kA)(failing)}. A story fails only by what fails beside ${failing.length === 1 ? "it" : "them"}.`;
  });
}
function isOwn({ checks }, name) {
  return checks.some((check) => check.name === name && check.own === true);
}
function journalNotice({ plan: { journal, feature } }) {
  if (journal !== "none")
    return [];
  return [
    `journal: none, so nothing of this run is kept at refs/ralph/${feature}/state: only the machine that has its files goes on with it, and later nights do not know what failed.`
  ];
}
function resumeNotice({ resumes, earlierMs }) {
  if (resumes === 0)
    return [];
  return [`Resumed ${resumes === 1 ? "once" : `${resumes} times`}; earlier workflow runs took ${(0,_chunk_7NRJR3S6_js__WEBPACK_IMPORTED_MODULE_4__/* .report_time__duration */ .L0)(earlierMs)}.`];
}
function pauseNotice({ paused }) {
  if (paused === void 0)
    return [];
  const times = paused.times === 1 ? "once" : `${paused.times} times`;
  return [`Paused ${times}, ${(0,_chunk_7NRJR3S6_js__WEBPACK_IMPORTED_MODULE_4__/* .report_time__duration */ .L0)(paused.totalMs)} in all, for the agent's service or for rate_limit.`];
}
function flakyNotices(scope) {
  const gates = scope.flatMap(({ attempts }) => attempts.flatMap((attempt) => attempt.gates));
  const tests = new Set(gates.flatMap(({ flaky = [] }) => flaky));
  if (tests.size === 0)
    return [];
  const before = new Set(gates.flatMap(({ flakyBefore = [] }) => flakyBefore));
  const known = before.size === 0 ? "" : ` Of these ${(0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_7__/* .shownNames */ .kA)([...before])} failed at the story's start too.`;
  return [`Flaky tests, which failed once and passed once on the same tree: ${(0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_7__/* .shownNames */ .kA)([...tests])}.${known}`];
}
function notProtected(state, isolation) {
  const { plan } = state;
  return [
    ...isolationGaps(state, isolation),
    ...networkGaps(plan.checks, isolation),
    ...dockerGaps(plan.checks),
    ...plan.checks.length > 0 && (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_7__/* .core_applying__attemptChecks */ .Rn)(plan).length === 0 ? ["Tests: attempts were not tested. Every check has stage: final."] : [],
    ...plan.checks.length === 0 ? ["Tests: not tested. `test_command: none` is configured, no check ran."] : testGaps(state),
    ...plan.baseline === "off" && plan.checks.length > 0 ? ["Baseline: off. Failures that were there before are not told apart from new ones."] : [],
    ...plan.requireEvidence || !isUnreviewed(state) ? [] : ["Evidence: off. Green checks alone were enough for a story to pass."],
    ...reviewGaps(state),
    ...costGaps(state),
    "Secrets: redacted by value and by known forms. Other encodings (reversed, cut, encrypted) are not recognised."
  ];
}
function testGaps(state) {
  const checks = state.plan.checks.filter(({ kind }) => kind !== "check").map(({ name }) => name);
  const told = new Set((0,_chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_10__/* .core_story_list__storiesOf */ .$5)(state).flatMap(({ attempts }) => attempts.flatMap(({ gates }) => gates)).flatMap(toldTests));
  const counted = checks.filter((name) => told.has(name) || (0,_chunk_TA7X43X2_js__WEBPACK_IMPORTED_MODULE_13__/* .own */ .Z)(state.tests, name) !== void 0);
  const silent = checks.filter((name) => !counted.includes(name));
  const of = counted.length === 0 ? "" : ` for ${(0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_7__/* .shownNames */ .kA)(silent)}`;
  return [
    ...counted.length === 0 ? [] : [
      `Tests: counted by reports of ${(0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_7__/* .shownNames */ .kA)(counted)}. The tested process writes them itself, so code that tampers inside of it could forge them.`
    ],
    ...silent.length === 0 ? [] : [
      `Tests: exit code only${of}. No report per test is read, so tampering inside the test process cannot be excluded.`
    ]
  ];
}
function toldTests({ check, tests }) {
  return check === void 0 || tests === void 0 ? [] : [check];
}
function networkGaps(checks, isolation) {
  const off = checks.filter(({ network }) => network === "off").map(({ name }) => name);
  const isClosed = off.length > 0 && isolation?.level === "namespace";
  const but = isClosed ? `, closed for gates with network: off: ${off.join(", ")}` : "";
  const open = `Network: open for agents and gates${but}. Run inside an egress firewall where that matters.`;
  if (off.length === 0 || isolation === void 0 || isClosed)
    return [open];
  return [
    open,
    `Gates with network: off: ${off.join(", ")} had the network all the same. Isolation level ${isolation.level} cannot take it away.`
  ];
}
function dockerGaps(checks) {
  const open = openChecks(checks);
  if (open.length === 0)
    return [];
  const [are, they, run, see] = open.length === 1 ? ["is", "it", "runs", "sees"] : ["are", "they", "run", "see"];
  return [
    `Gates with docker: ${(0,_layer_2_js__WEBPACK_IMPORTED_MODULE_11__/* .report_isolation_words__codes */ .owr)(open)} may use docker and ${are} not isolated: ${they} ${run} as the controller's user, ${see} its processes and, with the docker socket, can become root.`
  ];
}
function openChecks(checks) {
  return checks.filter(({ docker }) => docker === true).map(({ name }) => name);
}
function reviewGaps(state) {
  if (isUnreviewed(state))
    return ["Review: spec and quality were not reviewed. No second agent read the changes against the criteria."];
  return state.plan.checks.length > 0 ? [] : ["Review: with no check configured, the verdict of a reviewing model was the only gate after integrity."];
}
function costGaps({ plan, spent }) {
  const unknown = spent?.unknownCalls ?? 0;
  if (plan.caps.maxCostUsd === void 0 || unknown === 0)
    return [];
  const calls = unknown === 1 ? "1 call did not tell its" : `${unknown} calls did not tell their`;
  return [
    `Cost: ${calls} whole cost, and what is not known of it did not count against max_cost_usd. cost_per_call gives such calls a cost.`
  ];
}
function isolationGaps(state, isolation) {
  if (isolation === void 0)
    return ["Isolation: the level is not known to this report."];
  if (isIdle2(state))
    return [(0,_layer_2_js__WEBPACK_IMPORTED_MODULE_11__/* .report_isolation_words__idleIsolation */ .cQt)(isolation)];
  return [(0,_layer_2_js__WEBPACK_IMPORTED_MODULE_11__/* .report_isolation_words__isolationWords */ .dwK)(isolation, openChecks(state.plan.checks))];
}
function isIdle2({ halt, iterations, baseline, final, finalReview, commits }) {
  const isUnused = iterations === 0 && commits === 0 && !Array.isArray(baseline);
  return halt?.kind === "nothing_to_do" && isUnused && final === void 0 && finalReview === void 0;
}

// build/report/model-parts.js
function partViews({ plan }, { split, attempts }) {
  const maxTries = plan.caps.maxAttempts;
  return (split?.parts ?? []).map(({ id, title }, at) => {
    const tries = attempts.filter(({ part }) => part === id).length;
    const isDone = at + 1 < (split?.starts.length ?? 0) || attempts.some(({ part, passed }) => passed && part === id);
    return { id, title, status: isDone ? "passed" : tries > 0 ? "tried" : "open", tries, maxTries };
  });
}

// build/report/model-story.js
function storyView(run, story, criteria) {
  const work = workOf(run, story);
  const judged = judgedBy(story);
  const question = questionOf(story);
  return {
    id: story.id,
    title: story.title,
    status: outcomeOf(run, story),
    eligible: isEligible(run, story),
    detail: story.detail,
    tries: story.attempts.length,
    maxTries: (0,_chunk_EOWFISWU_js__WEBPACK_IMPORTED_MODULE_9__/* .core_split__mostAttempts */ .M)(run.state, story),
    tests: testsOf(run.state, judged),
    spec: (0,_chunk_52TAEIC4_js__WEBPACK_IMPORTED_MODULE_12__/* .reviewVerdict */ .C7)(run.state, judged, "spec"),
    quality: (0,_chunk_52TAEIC4_js__WEBPACK_IMPORTED_MODULE_12__/* .reviewVerdict */ .C7)(run.state, judged, "quality"),
    reviews: (0,_chunk_52TAEIC4_js__WEBPACK_IMPORTED_MODULE_12__/* .reviewsOf */ .Nv)(judged, criteria),
    ...story.split?.parts.length ? { parts: partViews(run.state, story) } : {},
    ...question === void 0 ? {} : { question },
    usage: (0,_chunk_RCF2NXRN_js__WEBPACK_IMPORTED_MODULE_2__/* .usageOf */ .Fs)([story]),
    ...work === void 0 ? {} : { work },
    elapsedMs: story.elapsedMs
  };
}
function judgedBy(story) {
  const passed = story.status === "passed" ? story.attempts.findLastIndex((attempt) => attempt.passed) : -1;
  return passed < 0 ? story : { ...story, attempts: story.attempts.slice(0, passed + 1) };
}
function testsOf(state, story) {
  const last = story.attempts.at(-1);
  if (last === void 0)
    return story.status === "passed" ? "already passed" : "not run";
  if ((0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_7__/* .core_applying__attemptChecks */ .Rn)(state.plan).length === 0)
    return "not tested";
  const tests = last.gates.filter((gate) => gate.gate === "test");
  if (tests.length === 0)
    return "not run";
  const blocking = (0,_chunk_3KU2CNLE_js__WEBPACK_IMPORTED_MODULE_1__/* .core_first_error__blockingGates */ .nB)(last).filter((gate) => gate.gate === "test");
  if (tests.every(({ verdict: verdict2 }) => verdict2 === "skipped") && blocking.length === 0)
    return "no check applies";
  if (blocking.length === 0)
    return "passed";
  const word = blocking.every((gate) => gate.verdict === "timeout") ? "timeout" : "failed";
  return `${word}: ${blocking.map((gate) => gate.check ?? gate.gate).join(", ")}`;
}

// build/report/model.js
function view(state, context = {}) {
  const { plan } = state;
  const run = lookup(state, context.links?.phrase);
  const scope = inScope(state);
  const counts = countStories(state);
  const figures = figuresOf(state);
  const usage = (0,_chunk_RCF2NXRN_js__WEBPACK_IMPORTED_MODULE_2__/* .usageOf */ .Fs)([...(0,_chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_10__/* .core_story_list__storiesOf */ .$5)(state), { attempts: [], ...state.beside }]);
  const about = {
    ...plan.objective && { objective: plan.objective },
    ...plan.origin && { origin: plan.origin }
  };
  return {
    runId: plan.runId,
    feature: plan.feature,
    intent: plan.intent,
    agent: plan.agent,
    reviewAgent: plan.reviewAgent,
    clients: plan.clients ?? {},
    ...plan.prdPath === void 0 ? {} : { prdPath: plan.prdPath },
    ...about,
    ...branchOf(state),
    startedAt: state.startedAt,
    updatedAt: state.now,
    resumes: state.resumes,
    headline: headline({ counts, figures, usage, ...about }),
    verdict: verdict(state, scope),
    ...state.halt === void 0 ? {} : { halt: state.halt },
    ...state.halt?.kind === "awaiting_signoff" && { awaited: (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_7__/* .core_signoff__tipOf */ .LS)(state).commit },
    attention: attentionOf(scope, context.criteria),
    ...{ counts, figures, usage, phrase: run.phrase },
    held: [...run.held],
    baseline: baselineOf(state),
    stories: scope.map((story) => storyView(run, story, context.criteria)),
    failures: scope.filter(isFailure).map((story) => failureView(run, story)),
    final: finalOf(state),
    caught: scope.flatMap(caughtIn),
    notPushed: notPushed(state),
    notices: notices(state, scope, context.checkout),
    notProtected: notProtected(state, context.isolation)
  };
}
function countStories(state) {
  const run = lookup(state);
  const counted = inScope(state).filter((story) => isEligible(run, story));
  const having = (...statuses) => counted.filter((story) => statuses.includes(story.status)).length;
  return {
    total: counted.length,
    passed: having("passed"),
    failed: having("failed", "stuck", "thrashing"),
    blocked: having("blocked", "needs_human", "dependency_failed"),
    unfinished: having("open", "running", "interrupted", "untried")
  };
}
function inScope(state) {
  return (0,_chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_10__/* .core_story_list__storiesOf */ .$5)(state).filter((story) => story.inScope);
}
function branchOf(state) {
  const { plan, head } = state;
  const earlier = earlierTip(state);
  const pull = pullOf(state);
  return {
    branch: plan.branch,
    baseBranch: plan.base.branch,
    headCommit: head.commit === plan.start.commit ? "" : head.commit,
    ...earlier === void 0 ? {} : { earlierCommit: earlier },
    ...pull === void 0 ? {} : { pull }
  };
}
function pullOf(state) {
  return state.pull ?? (earlierTip(state) === void 0 ? void 0 : state.plan.pull);
}
function figuresOf({ plan: { caps }, ...state }) {
  return {
    iterations: { used: state.iterations, limit: caps.maxIterations },
    commits: { used: state.commits, limit: caps.maxCommits },
    ...caps.maxCostUsd === void 0 ? {} : { costLimitUsd: caps.maxCostUsd },
    wallclock: { usedMs: state.elapsedMs, limitMs: caps.runMs, earlierMs: state.earlierMs }
  };
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




/***/ })

};
;