export const id = 4448;
export const ids = [4448];
export const modules = {

/***/ 8714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ leftBacklog),
/* harmony export */   T: () => (/* binding */ archiveStep)
/* harmony export */ });
/* harmony import */ var _chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2697);


// build/core/archive.js
var leftBacklog = (function(latest, plan) {
  if (plan.archive !== true || plan.prdPath === void 0 || latest?.plan.prdPath !== plan.prdPath)
    return void 0;
  const [then, now] = [latest.plan.recall?.branch, plan.recall?.branch];
  if (then === void 0 || now === void 0)
    return void 0;
  return then === now ? unpushed(latest) : latest.head.commit;
});
function archiveStep(state, halt) {
  if (halt.kind !== "ready" || state.archived !== void 0 || !isComplete(state))
    return void 0;
  const { commit: parent, tree } = state.head;
  return { state, command: { type: "archive-feature", parent, tree, at: state.now } };
}
function isComplete(state) {
  const { plan } = state;
  if (plan.archive !== true || plan.prdPath === void 0)
    return false;
  return (0,_chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_0__/* .storiesOf */ .TQ)(state).every(({ status }, index) => status === "passed" || plan.stories[index]?.was === "ineligible");
}

function unpushed({ plan, publications }) {
  const isPushed = publications.some(({ ref, status }) => ref === `refs/heads/${plan.branch}` && status === "pushed");
  return isPushed ? void 0 : plan.archives;
}




/***/ }),

/***/ 2075:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NG: () => (/* binding */ isOfRun),
/* harmony export */   NP: () => (/* binding */ isOwn),
/* harmony export */   _p: () => (/* binding */ newestJournal),
/* harmony export */   ll: () => (/* binding */ newestFirst),
/* harmony export */   tW: () => (/* binding */ isOlder),
/* harmony export */   tj: () => (/* binding */ journalsUntil)
/* harmony export */ });
// build/action/journal-names.js
var journalsUntil = (function(names, runId) {
  return names.filter((name) => name.endsWith(".jsonl") && secondOf(name) <= secondOf(runId));
});

function newestJournal(names, runId) {
  return journalsUntil(names.filter(isOfRun), runId).sort(newestFirst)[0];
}
function isOfRun(name) {
  return /^\d{8}-\d{6}-[0-9a-f]+\.jsonl$/.test(name);
}
function newestFirst(a, b) {
  return Number(isOlder(a, b)) - Number(isOlder(b, a));
}
function isOlder(name, other) {
  return stemOf(name) < stemOf(other);
}
function isOwn(name, { runId }) {
  return name === `${runId}.jsonl`;
}
function secondOf(name) {
  return name.slice(0, 15);
}
function stemOf(name) {
  return name.split(".", 1)[0] ?? name;
}




/***/ }),

/***/ 6096:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fv: () => (/* binding */ isLastInARow),
/* harmony export */   HM: () => (/* binding */ chained),
/* harmony export */   Mn: () => (/* binding */ chainAfter),
/* harmony export */   au: () => (/* binding */ startsAgain),
/* harmony export */   x$: () => (/* binding */ MOST_IN_A_ROW)
/* harmony export */ });
/* harmony import */ var _chunk_O3T4C5BO_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3781);
/* harmony import */ var _chunk_JI5GM6NC_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9025);



// build/core/continuing.js
var chainAfter = (function(latest, { started, workflowRun }) {
  if (latest !== void 0 && isWithin(latest, workflowRun))
    return chained(latest.chain, hasStarted(latest));
  if (started === "event")
    return {};
  if (latest === void 0)
    return started === "own-token" ? { chain: MOST_IN_A_ROW } : {};
  return hasStarted(latest) || started === "own-token" ? { chain: (latest.chain ?? 0) + 1 } : {};
});
var chained = (function(chain, again) {
  return { ...chain && { chain }, ...again === true && { again } };
});
var MOST_IN_A_ROW = 10;
function startsAgain({ plan, halt }) {
  return plan.continues === true && halt?.budget === "wallclock" && _chunk_O3T4C5BO_js__WEBPACK_IMPORTED_MODULE_0__/* .halts */ .$[halt.kind].exitCode !== 0;
}
function isLastInARow({ chain = 0 }) {
  return chain >= MOST_IN_A_ROW;
}

function isWithin({ plan, resumedIn = plan.workflowRun }, workflowRun) {
  const { run } = (0,_chunk_JI5GM6NC_js__WEBPACK_IMPORTED_MODULE_1__/* .partsOf */ .CI)(workflowRun);
  return run !== "" && (0,_chunk_JI5GM6NC_js__WEBPACK_IMPORTED_MODULE_1__/* .partsOf */ .CI)(resumedIn).run === run;
}
function hasStarted(latest) {
  return latest.again === true || startsAgain(latest);
}





/***/ }),

/***/ 9770:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C6: () => (/* binding */ pushedAgain),
/* harmony export */   Cx: () => (/* binding */ enterHalt),
/* harmony export */   Ed: () => (/* binding */ openCircuit),
/* harmony export */   F2: () => (/* binding */ withResults),
/* harmony export */   G9: () => (/* binding */ settle),
/* harmony export */   KD: () => (/* binding */ mayWorkOn),
/* harmony export */   NU: () => (/* binding */ carryingOf),
/* harmony export */   QL: () => (/* binding */ canPass),
/* harmony export */   RD: () => (/* binding */ beginWork),
/* harmony export */   Sg: () => (/* binding */ opened),
/* harmony export */   Ss: () => (/* binding */ treeAt),
/* harmony export */   V9: () => (/* binding */ endStory),
/* harmony export */   VB: () => (/* binding */ firstStep),
/* harmony export */   bE: () => (/* binding */ isResumable),
/* harmony export */   dD: () => (/* binding */ putOff),
/* harmony export */   dd: () => (/* binding */ brokenAfterAttempt),
/* harmony export */   gR: () => (/* binding */ queue),
/* harmony export */   gu: () => (/* binding */ settled),
/* harmony export */   hx: () => (/* binding */ costHalt),
/* harmony export */   iY: () => (/* binding */ startAttempt),
/* harmony export */   mk: () => (/* binding */ publish),
/* harmony export */   np: () => (/* binding */ advance),
/* harmony export */   o8: () => (/* binding */ replacedRef),
/* harmony export */   p3: () => (/* binding */ outOfTime2),
/* harmony export */   qN: () => (/* binding */ begin),
/* harmony export */   sI: () => (/* binding */ givenTree),
/* harmony export */   u: () => (/* binding */ issued),
/* harmony export */   ui: () => (/* binding */ isUnfinished),
/* harmony export */   v6: () => (/* binding */ breakCircuit),
/* harmony export */   v7: () => (/* binding */ pause),
/* harmony export */   vz: () => (/* binding */ callsSoFar),
/* harmony export */   xV: () => (/* binding */ featureArchived),
/* harmony export */   z8: () => (/* binding */ report)
/* harmony export */ });
/* harmony import */ var _chunk_2UZ7AMII_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8714);
/* harmony import */ var _chunk_K2NIFMYH_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6096);
/* harmony import */ var _chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8758);
/* harmony import */ var _chunk_UYPVTBC7_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1084);
/* harmony import */ var _chunk_PJPQ5YWG_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7109);
/* harmony import */ var _chunk_4OH6RVXA_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2216);
/* harmony import */ var _chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2697);
/* harmony import */ var _chunk_AQT5RYYR_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1311);
/* harmony import */ var _chunk_O3T4C5BO_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3781);
/* harmony import */ var _chunk_JHVB53DR_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3088);











// build/core/final.js
function finalStep(state, halt2) {
  if (!looksAtTheWhole.has(halt2.kind))
    return { type: "halt", halt: halt2 };
  const checks = (0,_chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_2__/* .applying */ .vZ)(state);
  if (checks.length === 0)
    return reviewStep(state, halt2);
  const { final, head } = state;
  const known = final?.tree === head.tree ? final : void 0;
  const results = (0,_chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_2__/* .checksOnTip */ ._h)(state);
  if (results !== void 0)
    return reviewStep(state, judged(state, halt2, results));
  if ((0,_chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_2__/* .runLeftMs */ .RN)(state) <= 0)
    return { type: "halt", halt: outOfTime("checks") };
  const call = (known?.calls ?? 0) + 1;
  const limits = (0,_chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_2__/* .limitsFor */ .I9)(state, finalLimit(state, checks));
  return { type: "run", command: { type: "run-final-checks", tree: head.tree, checks, call, limits } };
}
function reviewStep(state, halt2) {
  if (!(0,_chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_2__/* .asksForReview */ .Od)(state))
    return { type: "halt", halt: halt2 };
  const result = (0,_chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_2__/* .finalVerdict */ .Ou)(state);
  if (result !== void 0)
    return { type: "halt", halt: (0,_chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_2__/* .reviewedHalt */ .tf)(halt2, result) };
  if ((0,_chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_2__/* .runLeftMs */ .RN)(state) <= 0)
    return { type: "halt", halt: outOfTime("review") };
  return { type: "run", command: (0,_chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_2__/* .finalReviewCommand */ .CK)(state) };
}
function finalLimit({ plan }, checks) {
  const { softMs, hardMs } = plan.caps.test;
  const givenMs = checks.reduce((sum, { timeoutMs = 0 }) => sum + timeoutMs, 0);
  if (givenMs <= hardMs)
    return plan.caps.test;
  return { softMs: Math.round(givenMs * softMs / hardMs), hardMs: givenMs };
}
var looksAtTheWhole = /* @__PURE__ */ new Set([
  ...["ready", "some_failed", "block_finding", "nothing_to_do", "awaiting_signoff"]
]);
function judged({ final }, halt2, results) {
  const [first, ...more] = results.filter(_chunk_JHVB53DR_js__WEBPACK_IMPORTED_MODULE_8__/* .blocks */ .Bv);
  if (first === void 0)
    return halt2;
  const others = more.length === 0 ? "" : ` (and ${more.length} more)`;
  const reason = first.reason === "" ? first.verdict : first.reason;
  const why = final?.surroundings === void 0 ? "" : `: ${final.surroundings}`;
  const cause = `${reason}${others}${why}`;
  const detail = `${halt2.detail}, but the final check "${first.check ?? first.gate}" did not pass: ${cause}`;
  return { ...halt2, kind: (0,_chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_2__/* .notVouched */ .Ai)(halt2.kind), detail };
}
function outOfTime(what) {
  const detail = `the run reached its wall clock limit before its final ${what}`;
  return { kind: "budget_exceeded", budget: "wallclock", detail };
}

// build/core/breaker.js
var brokenBetweenStories = (function(state) {
  const { breaker, plan } = state;
  if (breaker === void 0 || plan.breaker === void 0)
    return void 0;
  const { count, stories } = breaker.noProgress;
  const isStory = plan.breaker.progress === "story";
  const idle = count >= plan.breaker.noProgress && (isStory || stories.length >= STORIES);
  return broken(state) ?? (idle ? idleFor(count, isStory ? "a passed story" : "a passed story, a new tree or a later gate") : void 0);
});
var ENVIRONMENT = 2;
var STORIES = 2;
function brokenAfterAttempt(state) {
  const { breaker, plan } = state;
  if (breaker === void 0 || plan.breaker === void 0)
    return void 0;
  const { noProgress } = breaker;
  const idle = plan.breaker.progress === "attempt" && noProgress.count >= plan.breaker.noProgress;
  return broken(state) ?? (idle ? idleFor(noProgress.count, "a passed story, a new tree or a later gate") : void 0);
}

function breakCircuit(why) {
  if (why === void 0)
    throw new Error("The breaker opens where nothing asks for it.");
  return { type: "halt", halt: { kind: "circuit_open", detail: why.detail }, opens: why };
}
function openCircuit({ breaker, plan }) {
  if (breaker === void 0 || breaker.state === "half-open")
    return plan.breaker?.halfOpen;
  return breaker.state === "open" ? breaker.opened : void 0;
}
function opened(state, why) {
  const { breaker } = state;
  return breaker === void 0 || why === void 0 ? state : { ...state, breaker: { ...breaker, state: "open", opened: why } };
}
function broken({ breaker, plan }) {
  if (breaker === void 0 || plan.breaker === void 0)
    return void 0;
  const { sameError, environment } = breaker;
  if (breaker.opened !== void 0)
    return breaker.opened;
  if (environment.count >= ENVIRONMENT)
    return {
      cause: "environment",
      detail: `${environment.count} iterations in a row failed for the environment: ${environment.class}`
    };
  if (sameError.count < plan.breaker.sameError || sameError.stories.length < STORIES)
    return void 0;
  const { fingerprint, count, stories } = sameError;
  return {
    cause: "same-error",
    fingerprint,
    detail: `the same error ${fingerprint} in ${count} iterations in a row, over ${stories.length} stories`
  };
}
function idleFor(count, what) {
  return { cause: "no-progress", detail: `${count} iterations in a row without ${what}` };
}

// build/core/budget.js
var costHalt = (function(state, role) {
  const { maxCostUsd } = state.plan.caps;
  if (maxCostUsd === void 0)
    return void 0;
  const { costUsd } = state.spent ?? _chunk_UYPVTBC7_js__WEBPACK_IMPORTED_MODULE_3__/* .nothingSpent */ .at;
  const expected = expectedCost(state, role);
  if (costUsd < maxCostUsd && costUsd + expected <= maxCostUsd)
    return void 0;
  const spent = `${dollars(costUsd)} of the ${dollars(maxCostUsd)} of max_cost_usd are spent`;
  const forecast = costUsd < maxCostUsd ? `, and the next ${words[role]} is expected to cost ${dollars(expected)}` : "";
  return { kind: "budget_exceeded", budget: "cost", detail: `${spent}${forecast}` };
});
var costLeft = (function({ plan, spent = _chunk_UYPVTBC7_js__WEBPACK_IMPORTED_MODULE_3__/* .nothingSpent */ .at }) {
  const { maxCostUsd } = plan.caps;
  return maxCostUsd === void 0 ? void 0 : Math.max(0, maxCostUsd - spent.costUsd);
});
var expectedCost = (function({ spent = _chunk_UYPVTBC7_js__WEBPACK_IMPORTED_MODULE_3__/* .nothingSpent */ .at }, role) {
  const known = spent.byRole[role];
  return known === void 0 ? 0 : known.costUsd / known.calls;
});



var words = {
  implement: "call of the agent",
  spec: "spec review",
  quality: "quality review",
  plan: "call of the planner",
  classify: "call of the classifier"
};
function dollars(usd) {
  return `$${usd.toFixed(usd > 0 && usd < 0.01 ? 4 : 2)}`;
}

// build/core/pick.js
var pickingOrder = (function(stories) {
  const rankOf = (at) => stories[at]?.priority ?? Number.POSITIVE_INFINITY;
  return Array.from(stories, (_, at) => at).sort((a, b) => rankOf(a) - rankOf(b));
});

function dependencyFailed(stories) {
  const dependents = openDependents(stories);
  const failed = /* @__PURE__ */ new Map();
  const queue2 = stories.filter((story) => story.state === "ended" || story.state === "ineligible").map(({ id }) => id);
  for (let id = queue2.pop(); id !== void 0; id = queue2.pop()) {
    for (const story of dependents.get(id) ?? []) {
      if (failed.has(story.id))
        continue;
      failed.set(story.id, story);
      queue2.push(story.id);
    }
  }
  return idsInFileOrder([...failed.values()]);
}
function idsInFileOrder(stories) {
  return stories.toSorted((a, b) => a.index - b.index).map((story) => story.id);
}
function openDependents(stories) {
  const dependents = /* @__PURE__ */ new Map();
  for (const story of stories) {
    if (story.state !== "open")
      continue;
    for (const id of story.dependsOn) {
      const known = dependents.get(id);
      if (known === void 0)
        dependents.set(id, [story]);
      else
        known.push(story);
    }
  }
  return dependents;
}

// build/core/next.js
var next = (function(before) {
  const { current: _, ...rest } = endDependents(before);
  const { orderFrom, picked } = pick(rest);
  const state = { ...rest, orderFrom };
  if (picked === void 0)
    return { type: "halt", state, halt: (0,_chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_2__/* .lastWord */ .bx)(state) };
  const broken2 = (0,_chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_6__/* .storyAt */ .PI)(state.stories, picked)?.status === "interrupted" ? void 0 : brokenBetweenStories(state);
  if (broken2 !== void 0)
    return { type: "halt", state: opened(state, broken2), halt: breakCircuit(broken2).halt };
  const halt2 = budgetHalt(state);
  if (halt2 !== void 0)
    return { type: "halt", state, halt: halt2 };
  const working = start(state, picked);
  return { type: "work", state: working, command: startAttempt(working, { fresh: true }) };
});
var startAttempt = (function(state, { fresh }) {
  const story = (0,_chunk_PJPQ5YWG_js__WEBPACK_IMPORTED_MODULE_4__/* .requireStory */ .ZG)(state);
  const tier = (0,_chunk_4OH6RVXA_js__WEBPACK_IMPORTED_MODULE_5__/* .nextTier */ .It)((0,_chunk_4OH6RVXA_js__WEBPACK_IMPORTED_MODULE_5__/* .ownAttempts */ .BY)(story));
  const part = (0,_chunk_4OH6RVXA_js__WEBPACK_IMPORTED_MODULE_5__/* .partInWork */ .yV)(story)?.id;
  return {
    type: "implement",
    story: story.id,
    attempt: story.attempts.length + 1,
    iteration: state.iterations + 1,
    tree: treeAt(state, tier),
    head: (story.start ?? state.head).commit,
    clean: fresh || (0,_chunk_4OH6RVXA_js__WEBPACK_IMPORTED_MODULE_5__/* .startsClean */ .N)(state.plan, tier),
    ...part === void 0 ? {} : { part },
    ...tier === void 0 ? {} : { tier },
    limits: (0,_chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_2__/* .limitsFor */ .I9)(state, state.plan.caps.implement)
  };
});
var treeAt = (function(state, tier) {
  const story = (0,_chunk_PJPQ5YWG_js__WEBPACK_IMPORTED_MODULE_4__/* .requireStory */ .ZG)(state);
  const start2 = (0,_chunk_4OH6RVXA_js__WEBPACK_IMPORTED_MODULE_5__/* .cleanStart */ .OR)(story) ?? state.head;
  return (0,_chunk_4OH6RVXA_js__WEBPACK_IMPORTED_MODULE_5__/* .startsClean */ .N)(state.plan, tier) ? start2.tree : (0,_chunk_4OH6RVXA_js__WEBPACK_IMPORTED_MODULE_5__/* .ownAttempts */ .BY)(story).at(-1)?.tree ?? start2.tree;
});
var pick = (function(state) {
  const { order, stories, plan } = state;
  const stateAt = (at) => stateOf((0,_chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_6__/* .storyAt */ .PI)(stories, at), plan.stories[at]);
  let { orderFrom } = state;
  while (orderFrom < order.length && stateAt(order[orderFrom] ?? 0) !== "open")
    orderFrom += 1;
  for (let place = orderFrom; place < order.length; place += 1) {
    const at = order[place] ?? 0;
    if (stateAt(at) === "open" && isReady(state, plan.stories[at]))
      return { orderFrom, picked: at };
  }
  return { orderFrom, picked: void 0 };
});
var isReady = (function({ stories, plan }, story) {
  if (story === void 0 || story.dependsOn.length === 0)
    return true;
  const places = placesOf(plan.stories);
  return story.dependsOn.every((id) => (0,_chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_6__/* .storyAt */ .PI)(stories, places.get(id) ?? -1)?.status === "passed");
});
var endDependents = (function(state) {
  const needed = neededOf(state.plan.stories);
  const last = (0,_chunk_PJPQ5YWG_js__WEBPACK_IMPORTED_MODULE_4__/* .currentStory */ .$C)(state);
  if (needed.size === 0 || last?.status === "passed" || last && !needed.has(last.id))
    return state;
  const failed = new Set(dependencyFailed(pickable(state)));
  if (failed.size === 0)
    return state;
  const stories = (0,_chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_6__/* .storiesOf */ .TQ)(state).map((story) => failed.has(story.id) ? endedByDependency(story) : story);
  return { ...state, stories: (0,_chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_6__/* .listOf */ .c3)(stories) };
});
var stateOf = (function(story, planned) {
  if (story === void 0 || planned === void 0)
    return "ineligible";
  if (story.status === "passed")
    return "passed";
  if (planned.was === "ineligible" || !story.inScope)
    return "ineligible";
  return story.status === "open" || story.status === "running" || story.status === "interrupted" ? "open" : "ended";
});
var budgetHalt = (function(state) {
  const { caps } = state.plan;
  if (state.iterations >= caps.maxIterations) {
    return budget("iterations", (0,_chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_2__/* .usedUp */ .h4)(caps.maxIterations, "iteration"));
  }
  if (state.commits >= caps.maxCommits)
    return budget("commits", (0,_chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_2__/* .usedUp */ .h4)(caps.maxCommits, "commit"));
  const unpayable = costHalt(state, "implement");
  if (unpayable !== void 0)
    return unpayable;
  if ((0,_chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_2__/* .runLeftMs */ .RN)(state) <= 0)
    return budget("wallclock", "the run reached its wall clock limit");
  return void 0;
});
var start = (function(state, current) {
  const working = { ...state, current };
  const story = (0,_chunk_PJPQ5YWG_js__WEBPACK_IMPORTED_MODULE_4__/* .requireStory */ .ZG)(working);
  const sameStart = story.start?.commit === state.head.commit;
  const split = sameStart || story.split === void 0 ? story.split : (0,_chunk_4OH6RVXA_js__WEBPACK_IMPORTED_MODULE_5__/* .restarted */ .BA)(story.split, state.head);
  return (0,_chunk_PJPQ5YWG_js__WEBPACK_IMPORTED_MODULE_4__/* .updateStory */ .fn)(working, {
    status: "running",
    start: state.head,
    ...split && { split },
    attempts: sameStart ? story.attempts : story.attempts.map(({ tree: _, ...attempt }) => attempt)
  });
});


function givenTree(state) {
  return treeAt(state, (0,_chunk_4OH6RVXA_js__WEBPACK_IMPORTED_MODULE_5__/* .nextTier */ .It)((0,_chunk_4OH6RVXA_js__WEBPACK_IMPORTED_MODULE_5__/* .ownAttempts */ .BY)((0,_chunk_PJPQ5YWG_js__WEBPACK_IMPORTED_MODULE_4__/* .requireStory */ .ZG)(state))));
}



var placesOf = (0,_chunk_AQT5RYYR_js__WEBPACK_IMPORTED_MODULE_9__/* .perObject */ .F)((stories) => new Map(stories.map(({ id }, at) => [id, at])));
var neededOf = (0,_chunk_AQT5RYYR_js__WEBPACK_IMPORTED_MODULE_9__/* .perObject */ .F)((stories) => new Set(stories.flatMap(({ dependsOn }) => dependsOn)));

function endedByDependency(story) {
  return { ...story, status: "dependency_failed", detail: "a story it depends on did not pass" };
}
function pickable(state) {
  return (0,_chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_6__/* .storiesOf */ .TQ)(state).map((story, index) => {
    const planned = state.plan.stories[index];
    return {
      id: story.id,
      index,
      priority: planned?.priority,
      dependsOn: planned?.dependsOn ?? [],
      state: stateOf(story, planned)
    };
  });
}


function budget(name, detail) {
  return { kind: "budget_exceeded", budget: name, detail };
}


// build/core/ending.js
var advance = (function(state) {
  if (state.halt !== void 0)
    return settle(state, (0,_chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_2__/* .unlessSigned */ .BB)(state, state.halt));
  const after = next(state);
  if (after.type === "work")
    return after;
  const final = finalStep(after.state, after.halt);
  return final.type === "run" ? { state: after.state, command: final.command } : end(after.state, final.halt);
});

function end(state, halt2) {
  return (0,_chunk_2UZ7AMII_js__WEBPACK_IMPORTED_MODULE_0__/* .archiveStep */ .T)(state, halt2) ?? settle(state, (0,_chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_2__/* .unlessSigned */ .BB)(state, halt2));
}
function featureArchived(before, { type: _, ...archived }) {
  const state = { ...before, archived };
  if (archived.made === void 0)
    return advance(state);
  const { commit } = archived.made;
  const ref = `refs/heads/${before.plan.branch}`;
  return advance(queue(state, { ref, commit, story: "" }));
}
function endStory(before, outcome, detail) {
  const state = (0,_chunk_PJPQ5YWG_js__WEBPACK_IMPORTED_MODULE_4__/* .updateStory */ .fn)(before, { status: outcome, detail });
  const story = (0,_chunk_PJPQ5YWG_js__WEBPACK_IMPORTED_MODULE_4__/* .requireStory */ .ZG)(state);
  const start2 = story.start ?? state.head;
  return {
    state,
    command: {
      type: "park-story",
      story: story.id,
      outcome,
      tree: lastTree(story) ?? start2.tree,
      parent: start2.commit,
      subject: state.halt?.kind === "budget_exceeded" ? "chore: ralph-loop budget exceeded" : `Ralph Loop failed: ${story.id}`,
      at: state.now
    }
  };
}
function enterHalt(before, halt2) {
  const state = { ...before, halt: halt2 };
  if (state.current === void 0 || (0,_chunk_PJPQ5YWG_js__WEBPACK_IMPORTED_MODULE_4__/* .requireStory */ .ZG)(state).attempts.length === 0)
    return settle(state, halt2);
  if (halt2.budget === "wallclock")
    return endStory(state, "interrupted", halt2.detail);
  return endStory((0,_chunk_PJPQ5YWG_js__WEBPACK_IMPORTED_MODULE_4__/* .updateStory */ .fn)(state, { cut: true }), "failed", halt2.detail);
}
function putOff(state, halt2) {
  return settle({ ...state, suspended: { command: state.pending, halt: state.halt } }, halt2);
}
function settled(state) {
  const halt2 = state.halt ?? { kind: "internal_error", detail: "the run ended without a reason" };
  const stranded = state.publications.find((each) => each.status === "refused" && each.ref === branchRef(state));
  const isReached = halt2.kind === "ready" || halt2.kind === "awaiting_signoff";
  if (!isReached || stranded === void 0)
    return report(state, halt2);
  return report(state, {
    kind: "environment_broken",
    detail: `${halt2.detail}, but ${state.plan.branch} was not pushed: ${stranded.detail}`
  });
}
function report(state, halt2) {
  return { state: { ...state, halt: halt2 }, command: { type: "write-report", halt: halt2 } };
}
function settle(before, ending) {
  const halt2 = outweighed.includes(ending.kind) && ending.budget !== "wallclock" ? (0,_chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_2__/* .blockHalt */ .D7)(before) ?? ending : ending;
  const state = { ...before, halt: halt2 };
  return { state, command: { type: "settle", refs: unpushed(state) } };
}
var outweighed = ["budget_exceeded", "circuit_open", "thrashing", "escalate"];
function publish(state) {
  return { state, command: { type: "publish", refs: unpushed(state) } };
}
function unpushed(state) {
  return state.publications.filter((each) => each.status === "queued").map(({ ref, commit }) => ({ ref, commit }));
}
function queue(state, entry) {
  const others = state.publications.filter((each) => each.ref !== entry.ref);
  const publication = { ...entry, status: "queued", detail: "" };
  return { ...state, publications: [...others, publication] };
}
function branchRef(state) {
  return `refs/heads/${state.plan.branch}`;
}
function lastTree(story) {
  return story.attempts.findLast((attempt) => attempt.tree !== void 0)?.tree;
}

// build/core/carrying.js
var beginWork = (function(state) {
  const { left, alone } = carryingOf(state);
  if (left.length === 0)
    return advance(state);
  if ((0,_chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_2__/* .runLeftMs */ .RN)(state) <= 0)
    return enterHalt(state, outOfTime2);
  const commits = alone ? left.slice(0, 1) : left;
  const command = {
    type: "carry-stories",
    commits,
    passing: commits.flatMap(({ story }) => story !== void 0 && canPass(state.plan, story) ? [story] : []),
    onto: state.head,
    checks: (0,_chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_2__/* .attemptChecks */ .tB)(state.plan),
    ...state.tests && { known: state.tests },
    limits: (0,_chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_2__/* .limitsFor */ .I9)(state, (0,_chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_2__/* .testLimit */ .UD)(state)),
    at: state.now
  };
  return { state, command };
});
var carryingOf = (function({ carrying, plan }) {
  return carrying ?? { left: plan.carried ?? [], alone: false, notes: [] };
});
var replacedRef = (function(feature, commit) {
  return `refs/ralph/${feature}/replaced/${commit.slice(0, 10)}`;
});

function isCarrying(state) {
  return carryingOf(state).left.length > 0;
}

function canPass({ stories }, id) {
  const story = stories.find((each) => each.id === id);
  return story?.was === "open" && story.regate !== true && story.waits === void 0;
}

var outOfTime2 = {
  kind: "budget_exceeded",
  budget: "wallclock",
  detail: "the run reached its wall clock limit"
};

// build/core/calls-per-hour.js
var nextCallAt = (function(state) {
  const { callsPerHour } = state.plan.caps;
  if (callsPerHour === void 0)
    return void 0;
  const calls = recentCalls(state);
  const oldest = calls[calls.length - callsPerHour];
  return oldest === void 0 ? void 0 : oldest + HOUR_MS;
});
var noteCall = (function(state) {
  const { callsPerHour } = state.plan.caps;
  if (callsPerHour === void 0)
    return state;
  return { ...state, recentCalls: [...recentCalls(state), state.now].slice(-callsPerHour) };
});
var callsSoFar = (function({ recentCalls: own, plan }) {
  return own ?? plan.recentCalls;
});
var recentCalls = (function(state) {
  const { now } = state;
  return (callsSoFar(state) ?? []).filter((at) => at <= now && at > now - HOUR_MS);
});
var HOUR_MS = 36e5;





// build/core/pause.js
var LEAST_REST_MS = 6e4;
function fits(state, until) {
  return until - state.now + LEAST_REST_MS <= (0,_chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_2__/* .runLeftMs */ .RN)(state);
}
function pause(before, waiting) {
  const { command, ...shown } = waiting;
  const state = { ...before, waiting };
  if (waiting.forMs >= (0,_chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_2__/* .runLeftMs */ .RN)(state))
    return putOff({ ...before, pending: command }, outOfTime3(waiting));
  return { state, command: { type: "wait", ..."story" in command && { story: command.story }, ...shown } };
}
function outOfTime3({ detail }) {
  return {
    kind: "budget_exceeded",
    budget: "wallclock",
    detail: `the run reached its wall clock limit before a pause could end: ${detail}`
  };
}

// build/core/calling.js
var beforeCall = (function({ state, command }) {
  if (!(0,_chunk_UYPVTBC7_js__WEBPACK_IMPORTED_MODULE_3__/* .callsAgent */ .H4)(command))
    return { state, command };
  const halt2 = costHalt(state, (0,_chunk_UYPVTBC7_js__WEBPACK_IMPORTED_MODULE_3__/* .roleOf */ .kp)(command));
  if (halt2 !== void 0)
    return outOfMoney(state, halt2);
  if (isStepDone(state, command))
    return putOff({ ...state, pending: command }, stepDone);
  const budgetUsd = costLeft(state);
  return rated(chosen(state, budgetUsd === void 0 ? command : { ...command, budgetUsd }));
});
var isStepDone = (function({ stepFrom, iterations }, { type }) {
  return type === "implement" && stepFrom !== void 0 && iterations > stepFrom;
});
var rated = (function({ state, command }) {
  if (!(0,_chunk_UYPVTBC7_js__WEBPACK_IMPORTED_MODULE_3__/* .callsAgent */ .H4)(command))
    return { state, command };
  const until = nextCallAt(state);
  if (until === void 0)
    return { state: noteCall(state), command };
  const detail = `all ${state.plan.caps.callsPerHour} calls of agents that rate_limit allows in an hour are made`;
  const { agent: _, ...own } = command;
  if (fits(state, until))
    return pause(state, { why: "rate-limit", detail, until, forMs: until - state.now, command: own });
  return putOff({ ...state, pending: own }, halt({ until, detail }));
});
var chosen = (function(state, asked) {
  if (state.limited === void 0 && asked.agent === void 0)
    return { state, command: asked };
  const { agent: _, ...command } = asked;
  const own = (0,_chunk_UYPVTBC7_js__WEBPACK_IMPORTED_MODULE_3__/* .agentOf */ .jk)(state, command);
  const [first, ...others] = [own, ...state.plan.fallbacks ?? []].map((agent) => ({
    agent,
    limit: limitOf(state, agent)
  }));
  if (first?.limit === void 0)
    return { state, command };
  if (isOver(state, first.limit))
    return waitFor(state, command, first.limit);
  const free = others.find(({ limit }) => limit === void 0);
  if (free !== void 0)
    return { state, command: { ...command, agent: free.agent } };
  const limits = [first, ...others].flatMap(({ limit }) => limit ?? []).toSorted(byEnd);
  const [soonest = first.limit] = limits;
  return isOver(state, soonest) ? waitFor(state, command, soonest) : putOff({ ...state, pending: command }, halt(soonest));
});


var stepDone = { kind: "interrupted", detail: "one iteration is made, as `step` asks" };
function outOfMoney(state, halt2) {
  if ((0,_chunk_PJPQ5YWG_js__WEBPACK_IMPORTED_MODULE_4__/* .currentStory */ .$C)(state) === void 0)
    return settle(state, halt2);
  if ((0,_chunk_PJPQ5YWG_js__WEBPACK_IMPORTED_MODULE_4__/* .requireStory */ .ZG)(state).attempts.length > 0)
    return enterHalt((0,_chunk_PJPQ5YWG_js__WEBPACK_IMPORTED_MODULE_4__/* .updateAttempt */ .Pf)(state, { decision: "cost-used-up" }), halt2);
  const { current: _, ...open } = (0,_chunk_PJPQ5YWG_js__WEBPACK_IMPORTED_MODULE_4__/* .updateStory */ .fn)(state, { status: "open" });
  return settle(open, halt2);
}


function limitOf({ limited = [], now }, agent) {
  return limited.find((each) => each.agent === agent && (each.until === void 0 || each.until > now));
}
function isOver(state, { until }) {
  return until !== void 0 && fits(state, until);
}
function waitFor(state, command, { until = state.now, detail }) {
  return pause(state, { why: "usage-limit", detail, until, forMs: until - state.now, command });
}
function byEnd(one, other) {
  return (one.until ?? Number.POSITIVE_INFINITY) - (other.until ?? Number.POSITIVE_INFINITY);
}
function halt({ until, detail }) {
  return { kind: "usage_limit", detail, ...until === void 0 ? {} : { resumeAt: until } };
}

// build/core/begin.js
var begin = (function(event) {
  if (event.outcome.type !== "begun")
    throw new Error(`A journal begins with "begun", not with "${event.outcome.type}".`);
  return issued(firstStep(initialState(event.outcome.plan, event)));
});
var initialState = (function(plan, { stamp }) {
  return {
    plan,
    startedAt: stamp.at,
    now: stamp.at,
    elapsedMs: stamp.elapsedMs,
    earlierMs: 0,
    iterations: 0,
    ...plan.step && { stepFrom: 0 },
    ...(0,_chunk_K2NIFMYH_js__WEBPACK_IMPORTED_MODULE_1__/* .chained */ .HM)(plan.chain, plan.again),
    commits: 0,
    resumes: 0,
    baseline: (0,_chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_2__/* .baselineChecks */ .j)(plan).length === 0 ? "off" : void 0,
    stories: firstStories(plan.stories),
    order: pickingOrder(plan.stories),
    orderFrom: 0,
    head: plan.start,
    publications: replaced(plan),
    pending: { type: "settle", refs: [] }
  };
});
var replaced = (function({ feature, replaces }) {
  if (replaces === void 0)
    return [];
  const ref = replacedRef(feature, replaces);
  return [{ ref, commit: replaces, story: "", status: "queued", detail: "" }];
});
var firstStep = (function(state) {
  if (state.baseline !== void 0)
    return beginWork(state);
  const nothing = advance(state);
  if (nothing.command.type !== "implement" && !isCarrying(state))
    return nothing;
  const { plan } = state;
  const limits = (0,_chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_2__/* .limitsFor */ .I9)(state, (0,_chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_2__/* .baselineLimit */ .X7)(state));
  return { state, command: { type: "run-baseline", tree: plan.start.tree, checks: (0,_chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_2__/* .baselineChecks */ .j)(plan), limits } };
});
var issued = (function(step) {
  const called = beforeCall(step);
  const state = called.state;
  state.pending = called.command;
  return called;
});


var firstStories = (0,_chunk_AQT5RYYR_js__WEBPACK_IMPORTED_MODULE_9__/* .perObject */ .F)((stories) => (0,_chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_6__/* .listOf */ .c3)(stories.map(_chunk_PJPQ5YWG_js__WEBPACK_IMPORTED_MODULE_4__/* .firstStory */ .ke)));




// build/core/publications.js
function withResults(state, { results, pull, pullNotes }) {
  const publications = state.publications.map((publication) => {
    const result = results.find((each) => each.ref === publication.ref && each.commit === publication.commit);
    return result === void 0 ? publication : { ...publication, ...result };
  });
  return { ...state, ...pull && { pull }, ...pullNotes && { pullNotes }, publications };
}
function pushedAgain(state) {
  const publications = state.publications.map((publication) => {
    const { bundle: _, passing: __, ...rest } = publication;
    return publication.status === "refused" ? { ...rest, status: "queued", detail: "" } : publication;
  });
  return { ...state, publications };
}
function isStrandedForNow({ publications, plan }) {
  const ref = `refs/heads/${plan.branch}`;
  return publications.some((each) => each.ref === ref && each.status === "refused" && each.passing === true);
}

// build/core/resumable.js
function isResumable(state) {
  return state.pending.type !== "finish" || isUnfinished(state);
}
function isUnfinished(state) {
  return mayWorkOn(state) || keeping.has(state.pending.type);
}
var keeping = /* @__PURE__ */ new Set(["park-story", "archive-feature", "publish"]);
function mayWorkOn(state) {
  const { halt: halt2, suspended } = state;
  if (halt2 === void 0 || suspended !== void 0)
    return true;
  const isStranded = halt2.kind === "environment_broken" && isStrandedForNow(state);
  return _chunk_O3T4C5BO_js__WEBPACK_IMPORTED_MODULE_7__/* .halts */ .$[halt2.kind].resumable || halt2.budget === "wallclock" || isStranded;
}




/***/ }),

/***/ 1084:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H4: () => (/* binding */ callsAgent),
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   PH: () => (/* binding */ pricedUsage),
/* harmony export */   XA: () => (/* binding */ charged),
/* harmony export */   Zn: () => (/* binding */ isPutOff),
/* harmony export */   af: () => (/* binding */ priced),
/* harmony export */   at: () => (/* binding */ nothingSpent),
/* harmony export */   jk: () => (/* binding */ agentOf),
/* harmony export */   kp: () => (/* binding */ roleOf),
/* harmony export */   ll: () => (/* binding */ isCallOutcome),
/* harmony export */   vF: () => (/* binding */ BACKOFFS_MS)
/* harmony export */ });
/* harmony import */ var _chunk_PJPQ5YWG_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7109);


// build/core/provider-kind.js
var callsAgent = (function(command) {
  return agentCommands.has(command.type);
});
var BACKOFFS_MS = [5e3, 25e3, 125e3];
function kindOf({ class: name }) {
  if (name === "usage-limit")
    return "limit";
  return name === "overloaded" || name === "network" ? "passing" : "configuration";
}

function isCallOutcome(outcome) {
  return callOutcomes.has(outcome.type);
}
var agentCommands = /* @__PURE__ */ new Set([
  ...["implement", "run-review", "run-final-review", "consult"]
]);
var callOutcomes = /* @__PURE__ */ new Set([
  ...["implemented", "reviewed", "final-reviewed", "consulted"]
]);
function isPutOff({ refusals }, outcome) {
  if (!isCallOutcome(outcome) || outcome.provider === void 0)
    return false;
  return kindOf(outcome.provider) !== "passing" || BACKOFFS_MS[refusals?.passing ?? 0] !== void 0;
}
function agentOf({ plan }, { type, agent }) {
  if (agent !== void 0)
    return agent;
  return type === "implement" || plan.reviewAgent === "none" ? plan.agent : plan.reviewAgent;
}

// build/core/spending.js
var roleOf = (function(command) {
  switch (command.type) {
    case "implement":
      return "implement";
    case "run-review":
      return command.gate;
    case "run-final-review":
      return "quality";
    case "consult":
      return command.role;
  }
});
var nothingSpent = { costUsd: 0, unknownCalls: 0, byRole: {} };
function priced(state, outcome) {
  const { costPerCallUsd: costUsd } = state.plan.caps;
  const pending = atHand(state);
  if (costUsd === void 0 || !("usage" in outcome) || outcome.usage === void 0)
    return outcome;
  const role = callsAgent(pending) ? roleOf(pending) : "implement";
  return { ...outcome, usage: pricedUsage(outcome.usage, { role, costUsd }) };
}
function pricedUsage(usage, { role, costUsd }) {
  if (usage.length === 0)
    return [{ ...noTokens, role, costUsd, isFlat: true }];
  return usage.map((each) => {
    const { isPartial, ...whole } = each;
    if (each.costUsd !== void 0 && isPartial === void 0)
      return each;
    return { ...whole, costUsd: Math.max(costUsd, each.costUsd ?? 0) };
  });
}
function charged(state, outcome) {
  if (!callsAgent(atHand(state)))
    return state;
  switch (outcome.type) {
    case "implemented":
    case "reviewed":
    case "consulted": {
      const after = { ...state, spent: added(state.spent, outcome.usage) };
      return isPutOff(state, outcome) ? noteAside(after, outcome.usage) : after;
    }
    case "final-reviewed":
      return noteAside({ ...state, spent: added(state.spent, outcome.usage) }, outcome.usage);
    case "interrupted": {
      const { usage } = outcome;
      return usage === void 0 ? state : noteAside({ ...state, spent: added(state.spent, usage) }, usage);
    }
    case "trouble":
      return lost(state);
    case "resumed":
      return state.suspended === void 0 || state.suspended.ending === true ? lost(state) : state;
    default:
      return state;
  }
}
function atHand({ pending, suspended }) {
  return suspended?.ending === true ? suspended.command : pending;
}

var noTokens = { inputTokens: 0, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 };
function added(before = nothingSpent, usage) {
  if (usage.length === 0)
    return { ...before, unknownCalls: before.unknownCalls + 1 };
  return usage.reduce(addOne, before);
}
function addOne(spent, { role, costUsd, isPartial }) {
  if (costUsd === void 0 || !(costUsd >= 0))
    return { ...spent, unknownCalls: spent.unknownCalls + 1 };
  const { calls, costUsd: before } = spent.byRole[role] ?? { calls: 0, costUsd: 0 };
  return {
    ...spent,
    costUsd: toMillionths(spent.costUsd + costUsd),
    unknownCalls: spent.unknownCalls + (isPartial === true ? 1 : 0),
    byRole: { ...spent.byRole, [role]: { calls: calls + 1, costUsd: toMillionths(before + costUsd) } }
  };
}
function toMillionths(usd) {
  return Math.round(usd * 1e6) / 1e6;
}
function lost(state) {
  return noteAside({ ...state, spent: added(state.spent, []) }, []);
}
function noteAside(state, usage) {
  const story = (0,_chunk_PJPQ5YWG_js__WEBPACK_IMPORTED_MODULE_0__/* .currentStory */ .$C)(state);
  if (story === void 0)
    return { ...state, beside: withCall(state.beside ?? {}, usage) };
  return (0,_chunk_PJPQ5YWG_js__WEBPACK_IMPORTED_MODULE_0__/* .updateStory */ .fn)(state, withCall(story, usage));
}
function withCall({ aside = [], lostCalls = 0 }, usage) {
  const calls = { ...aside.length > 0 && { aside }, ...lostCalls > 0 && { lostCalls } };
  if (usage.length === 0)
    return { ...calls, lostCalls: lostCalls + 1 };
  return { ...calls, aside: [...aside, ...usage] };
}




/***/ }),

/***/ 3957:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ readForeign)
/* harmony export */ });
// build/action/foreign-journal.js
var MOST_BYTES = 64 * 1024 * 1024;
async function readForeign(repository, call) {
  const { commit, name, place, feature } = call;
  const called = `${name} ${place}`;
  const file = await repository.readFile(commit, `runs/${name}`, MOST_BYTES).catch(() => void 0);
  if (file === void 0 || file.size > MOST_BYTES) {
    const why = file === void 0 ? "is no file" : `has ${file.size} bytes, more than any run writes`;
    return { content: { ok: false, message: refusal(called, why) }, bytes: Buffer.alloc(0) };
  }
  const { parseForeign } = await Promise.all(/* import() */[__webpack_require__.e(8816), __webpack_require__.e(8510)]).then(__webpack_require__.bind(__webpack_require__, 8510));
  const content = parseForeign(file.bytes, { name, called, ...feature !== void 0 && { feature } });
  return { content, bytes: file.bytes };
}
function refusal(called, why) {
  return `The journal ${called} ${why}. It was left as it is. Set resume: never to begin a new run.`;
}




/***/ })

};
