"use strict";
exports.id = 2183;
exports.ids = [2183];
exports.modules = {

/***/ 666:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.HMc),
/* harmony export */   V: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.Vzf)
/* harmony export */ });
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6419);
// layer:core/plan.js





/***/ }),

/***/ 2183:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   recallPlan: () => (/* binding */ recallPlan)
/* harmony export */ });
/* harmony import */ var _chunk_C4B57I4O_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(666);



// build/core/recall.js
function recallPlan(plan, call) {
  const stories = new Map(plan.stories.map((story) => [story.id, story]));
  const verdicts = call.known.map((known) => judge(known, stories.get(known.id), { ...call, plan }));
  const conflicts = verdicts.flatMap(({ conflict }) => conflict ?? []);
  if (conflicts.length > 0)
    return { ok: false, conflicts };
  const changed = new Map(verdicts.flatMap(({ story }) => story === void 0 ? [] : [[story.id, story]]));
  const forgotten = new Set(verdicts.flatMap(({ forgets }) => forgets ?? []));
  const { recall } = plan;
  return {
    ok: true,
    plan: {
      ...plan,
      stories: plan.stories.map((story) => changed.get(story.id) ?? story),
      ...recall && {
        recall: { ...recall, known: call.known.filter(({ id }) => stories.has(id) && !forgotten.has(id)) }
      },
      notices: [...plan.notices, ...verdicts.flatMap(({ notice }) => notice ?? [])]
    }
  };
}
function judge(known, story, call) {
  const { id, title } = known;
  if (story === void 0)
    return known.failed === void 0 ? {} : { notice: `${id} is no longer in prd.json: closed.` };
  if (story.title !== title && call.afresh === true && call.asked.has(id)) {
    return { forgets: id, notice: `${id} was "${title}" to an earlier run, which is forgotten.` };
  }
  if (story.title !== title) {
    const now = `"${story.title}"`;
    return { conflict: `${id} is ${now} in ${call.plan.prdPath}, and an earlier run knew it as "${title}".` };
  }
  if (!(0,_chunk_C4B57I4O_js__WEBPACK_IMPORTED_MODULE_0__/* .core_plan__isInScope */ .H)(story) || story.was === "ineligible")
    return {};
  return known.failed === void 0 ? judgePassed(known, story, call) : judgeFailed(known.failed, known, { ...call, story });
}
function judgePassed({ id, text }, story, { namesOf, plan }) {
  const isCarried = plan.carried?.some((carried) => carried.story === id) === true;
  if ((0,_chunk_C4B57I4O_js__WEBPACK_IMPORTED_MODULE_0__/* .core_plan__wasOpen */ .V)(story) && !isCarried)
    return { notice: `${id} passed in an earlier run and prd.json has it open: it is worked on again.` };
  const names = namesOf(id);
  if (names.text === text)
    return {};
  return {
    story: { ...story, ...names, was: "open", regate: true },
    notice: `${id} passed in an earlier run, and its text was changed since: it has to pass again.`
  };
}
function judgeFailed(failed, known, call) {
  const { id } = known;
  const { story, namesOf } = call;
  const isPassed = story.was === "passed";
  if (isPassed && failed.marked !== true)
    return { notice: `${id} was marked as passed by a person: accepted.` };
  const open = isPassed ? { ...story, ...namesOf(id), was: "open", regate: true } : story;
  const why = whyAgain(failed, known, call);
  if (why !== void 0)
    return { story: open, notice: `${id} did not pass in run ${failed.runId} and is tried again: ${why}.` };
  const waits = waiting(failed, call.now);
  return { story: { ...open, waits }, notice: `${id} is ${waits.detail}${kept(failed)} ${UNTIL}` };
}
var UNTIL = "It is tried again when its entry in prd.json, the prompt or the base branch changes, after `retry_failed_after`, or when `story` names it.";
function kept({ wip }) {
  return wip === void 0 ? "" : ` Its work is on ${wip}.`;
}
function whyAgain(failed, { id, entry }, { plan: { recall }, namesOf, now, retryAfterMs, asked }) {
  if (asked.has(id))
    return "somebody asked for it";
  if (namesOf(id).entry !== entry)
    return "its entry in prd.json was changed";
  if (recall?.prompt !== failed.prompt)
    return "the prompt was changed";
  if (recall.base !== failed.base)
    return "the base branch has changed";
  return now - failed.at >= retryAfterMs ? "`retry_failed_after` is over" : void 0;
}
function waiting({ outcome, detail, at, wip, question }, now) {
  const nights = Math.max(1, Math.round((now - at) / 864e5));
  const since = `waiting for a human (${nights} ${nights === 1 ? "night" : "nights"}): ${detail}`;
  return {
    outcome,
    detail: /[.!?]$/.test(since) ? since : `${since}.`,
    nights,
    ...wip && { wip },
    ...question && { question }
  };
}



/***/ })

};
;