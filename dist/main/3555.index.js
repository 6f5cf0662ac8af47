export const id = 3555;
export const ids = [3555];
export const modules = {

/***/ 2216:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BA: () => (/* binding */ restarted),
/* harmony export */   BY: () => (/* binding */ ownAttempts),
/* harmony export */   C2: () => (/* binding */ sameErrors),
/* harmony export */   CE: () => (/* binding */ toldToNext),
/* harmony export */   FQ: () => (/* binding */ STUCK_AT),
/* harmony export */   Gc: () => (/* binding */ mostAttempts),
/* harmony export */   It: () => (/* binding */ nextTier),
/* harmony export */   JC: () => (/* binding */ attemptsAlike),
/* harmony export */   N: () => (/* binding */ startsClean),
/* harmony export */   OR: () => (/* binding */ cleanStart),
/* harmony export */   QU: () => (/* binding */ subjectAt),
/* harmony export */   f_: () => (/* binding */ ladderStep),
/* harmony export */   p4: () => (/* binding */ judgedPart),
/* harmony export */   yV: () => (/* binding */ partInWork)
/* harmony export */ });
/* harmony import */ var _chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2697);
/* harmony import */ var _chunk_ISAR73FD_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4163);



// build/core/split.js
var partInWork = (function({ split }) {
  return split?.whole === true ? void 0 : split?.parts[split.starts.length - 1];
});
var ownAttempts = (function(story) {
  return story.split === void 0 ? story.attempts : attemptsAt(story, partInWork(story)?.id);
});
var mostAttempts = (function({ plan }, story) {
  const beforeFix = story.fixes?.at(-1)?.attempts ?? 0;
  const ofOthers = story.attempts.length - ownAttempts(story).length;
  return plan.caps.maxAttempts + Math.max(beforeFix, ofOthers);
});
var cleanStart = (function({ split, start }) {
  return split?.whole === true ? start : split?.starts.at(-1) ?? start;
});

function judgedPart({ split, attempts }) {
  const id = subject(attempts.at(-1));
  return id === void 0 ? void 0 : split?.parts.find((part) => part.id === id);
}


function toldToNext(state, id) {
  const at = (0,_chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_0__/* .storiesOf */ .TQ)(state).findIndex((story2) => story2.id === id);
  const story = (0,_chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_0__/* .storyAt */ .PI)(state.stories, at);
  if (story?.split === void 0)
    return state;
  const attempts = ownAttempts(story).map((attempt, before) => ({ ...attempt, attempt: before + 1 }));
  return { ...state, stories: (0,_chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_0__/* .withStory */ .Ot)(state.stories, at, { ...story, attempts }) };
}
function subjectAt(story, { attempt }) {
  const attempts = attemptsAlike({ attempts: story.attempts.slice(0, attempt) });
  const part = subject(attempts.at(-1));
  const at = story.split?.parts.findIndex(({ id }) => id === part) ?? -1;
  const start = story.split?.starts[at] ?? story.start;
  return { attempts, ...start && { start } };
}
function attemptsAlike({ attempts }) {
  return attemptsAt({ attempts }, subject(attempts.at(-1)));
}

function restarted(split, start) {
  return split.whole === true ? split : { ...split, starts: split.parts.length === 0 ? [] : [start] };
}
function attemptsAt({ attempts }, part) {
  return attempts.filter((attempt) => subject(attempt) === part);
}
function subject(attempt) {
  return attempt?.whole === true ? void 0 : attempt?.part;
}

// build/core/stuck.js
var sameErrors = (function(attempts) {
  const row = (0,_chunk_ISAR73FD_js__WEBPACK_IMPORTED_MODULE_1__/* .worked */ .D)(attempts);
  const last = row.at(-1)?.fingerprint ?? "";
  if (last === "")
    return [];
  return row.slice(row.findLastIndex(({ fingerprint }) => fingerprint !== last) + 1);
});
var ladderStep = (function(attempts) {
  const same = sameErrors(attempts);
  const run = same.length;
  const last = same.at(-1);
  if (run < STUCK_AT || last === void 0)
    return void 0;
  if (run >= STUCK_AT + RUNGS)
    return "stuck";
  return run > STUCK_AT && last.misses === true ? "expansion" : "shift";
});
var nextTier = (function(attempts) {
  const step = ladderStep(attempts);
  return step === "stuck" ? void 0 : step;
});
var startsClean = (function({ attemptStart }, tier) {
  return attemptStart === "clean" || attemptStart === "clean-on-shift" && tier === "shift";
});
var STUCK_AT = 3;
var RUNGS = 2;








/***/ }),

/***/ 1311:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ perObject)
/* harmony export */ });
// build/core/per-object.js
var perObject = (function(find) {
  const known = /* @__PURE__ */ new WeakMap();
  return (of) => {
    const entry = known.get(of);
    if (entry !== void 0)
      return entry.found;
    const found = find(of);
    known.set(of, { found });
    return found;
  };
});





/***/ }),

/***/ 2932:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ globMatcher)
/* harmony export */ });
/* harmony import */ var _chunk_QHLLH7P2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5494);


// build/core/glob-texts.js
function textsOf(glob) {
  if (glob.length > LONGEST || loose.test(glob))
    return [];
  const outside = groups.reduce((rest, group) => rest.replaceAll(group, "*"), glob);
  return plain.test(outside) ? outside.split(/[*/]+/).filter((text) => text !== "") : [];
}
var LONGEST = 1e3;
var loose = /^\.\/|\*{3}|\.\./;
var groups = [/\[[\w.-]+\]/g, /\?\([\w.*|-]+\)/g, /\{[\w.,*/-]*\}/g];
var plain = /^[\w.*/-]*$/;

// build/core/globs.js
var globMatcher = (function(globs, options = {}) {
  const rules = globs.map((glob) => readGlob(glob, options)).filter((rule) => rule !== void 0);
  return (path) => rules.findLast((rule) => rule.matches(path))?.selects ?? false;
});
var readGlob = (function(glob, options) {
  const negates = glob.startsWith("!") && !glob.startsWith("!(");
  const pattern = relative((negates ? glob.slice(1) : glob).trim());
  if (pattern === "")
    return void 0;
  return { selects: !negates, matches: matcher(pattern, options.anyCase === true) };
});
var relative = (function(pattern) {
  return pattern.replace(/^(?:\.?\/)+/, "").replace(/\/+$/, "/**");
});
var matcher = (function(pattern, anyCase) {
  const fold = (text) => anyCase ? text.toLowerCase() : text;
  const literal = fold(pattern);
  const read = withContents(pattern).map((each) => picomatchReading(each, anyCase));
  return (path) => {
    const folded = fold(path);
    return folded === literal || read.some((matches) => matches(path, folded));
  };
});
var picomatchReading = (function(pattern, anyCase) {
  let texts;
  let compiled;
  return (path, folded) => {
    texts ??= textsOf(pattern).map((text) => anyCase ? text.toLowerCase() : text);
    if (!texts.every((text) => folded.includes(text)))
      return false;
    compiled ??= (0,_chunk_QHLLH7P2_js__WEBPACK_IMPORTED_MODULE_0__/* .picomatch_default */ .z)(pattern, { dot: true, windows: false, flags: anyCase ? "is" : "s" });
    return compiled(path);
  };
});
var withContents = (function(pattern) {
  const name = pattern.slice(pattern.lastIndexOf("/") + 1);
  return name === "" || magic.test(name) ? [pattern] : [pattern, `${pattern}/**`];
});





var magic = /[*?[\]{}()!+@|\\]/;





/***/ }),

/***/ 7109:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $7: () => (/* binding */ requireAttempt),
/* harmony export */   $C: () => (/* binding */ currentStory),
/* harmony export */   Pf: () => (/* binding */ updateAttempt),
/* harmony export */   ZG: () => (/* binding */ requireStory),
/* harmony export */   fn: () => (/* binding */ updateStory),
/* harmony export */   jT: () => (/* binding */ withLast),
/* harmony export */   ke: () => (/* binding */ firstStory)
/* harmony export */ });
/* harmony import */ var _chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2697);


// build/core/story.js
var firstStory = (function({ id, inScope, title, was, waits }) {
  const status = was === "passed" ? "passed" : waits?.outcome ?? "open";
  const story = { id, inScope, title, status, detail: "", attempts: [], elapsedMs: 0, softLimitHit: false };
  return waits === void 0 ? story : { ...story, detail: waits.detail, waits };
});
var currentStory = (function(state) {
  return state.current === void 0 ? void 0 : (0,_chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_0__/* .storyAt */ .PI)(state.stories, state.current);
});
var requireStory = (function(state) {
  const story = currentStory(state);
  if (story === void 0)
    throw new Error("The loop has no current story where it must have one.");
  return story;
});
var updateStory = (function(state, change) {
  return withCurrent(state, { ...requireStory(state), ...change });
});
var withCurrent = (function(state, story) {
  return { ...state, stories: (0,_chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_0__/* .withStory */ .Ot)(state.stories, state.current ?? 0, story) };
});



function requireAttempt(state) {
  const attempt = requireStory(state).attempts.at(-1);
  if (attempt === void 0)
    throw new Error("The loop has no attempt where it must have one.");
  return attempt;
}


function updateAttempt(state, change) {
  return withLast(state, { ...requireAttempt(state), ...change });
}
function withLast(state, attempt) {
  const story = requireStory(state);
  return withCurrent(state, { ...story, attempts: story.attempts.with(-1, attempt) });
}




/***/ }),

/***/ 8758:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ai: () => (/* binding */ notVouched),
/* harmony export */   Ap: () => (/* binding */ wholeStories),
/* harmony export */   BB: () => (/* binding */ unlessSigned),
/* harmony export */   CK: () => (/* binding */ finalReviewCommand),
/* harmony export */   D7: () => (/* binding */ blockHalt),
/* harmony export */   Gu: () => (/* binding */ isWaiting),
/* harmony export */   I9: () => (/* binding */ limitsFor),
/* harmony export */   IB: () => (/* binding */ openFix),
/* harmony export */   Jf: () => (/* binding */ isConfirmedBlock),
/* harmony export */   Mz: () => (/* binding */ applyingChecks),
/* harmony export */   Od: () => (/* binding */ asksForReview),
/* harmony export */   Ou: () => (/* binding */ finalVerdict),
/* harmony export */   RN: () => (/* binding */ runLeftMs),
/* harmony export */   Rl: () => (/* binding */ storyLeftMs),
/* harmony export */   Tx: () => (/* binding */ going),
/* harmony export */   UD: () => (/* binding */ testLimit),
/* harmony export */   UT: () => (/* binding */ fixNotMade),
/* harmony export */   X7: () => (/* binding */ baselineLimit),
/* harmony export */   _h: () => (/* binding */ checksOnTip),
/* harmony export */   aq: () => (/* binding */ knownReview),
/* harmony export */   bn: () => (/* binding */ allOf),
/* harmony export */   bx: () => (/* binding */ lastWord),
/* harmony export */   eP: () => (/* binding */ finalChecks),
/* harmony export */   eV: () => (/* binding */ lookedOf),
/* harmony export */   fC: () => (/* binding */ wholeName),
/* harmony export */   h4: () => (/* binding */ usedUp),
/* harmony export */   ig: () => (/* binding */ leftOut),
/* harmony export */   j: () => (/* binding */ baselineChecks),
/* harmony export */   mD: () => (/* binding */ didNotPass),
/* harmony export */   nM: () => (/* binding */ tipOf),
/* harmony export */   tB: () => (/* binding */ attemptChecks),
/* harmony export */   tM: () => (/* binding */ fixMade),
/* harmony export */   tf: () => (/* binding */ reviewedHalt),
/* harmony export */   vZ: () => (/* binding */ applying),
/* harmony export */   yI: () => (/* binding */ touches)
/* harmony export */ });
/* harmony import */ var _chunk_PJPQ5YWG_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7109);
/* harmony import */ var _chunk_IF24CE4W_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2932);
/* harmony import */ var _chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2697);
/* harmony import */ var _chunk_JHVB53DR_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3088);





// build/core/signoff.js
var openFix = (function({ fixes }) {
  const last = fixes?.at(-1);
  return last?.outcome === void 0 ? last : void 0;
});
function tipOf({ head, archived }) {
  return archived?.made ?? head;
}
function isUnsigned(state) {
  const { plan, signedOff } = state;
  return plan.approval === "required" && (signedOff?.commit ?? plan.approved) !== tipOf(state).commit;
}
function unlessSigned(state, halt) {
  if (halt.kind !== "ready" || !isUnsigned(state))
    return halt;
  const { plan } = state;
  const missed = (0,_chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_2__/* .storiesOf */ .TQ)(state).filter(({ fixes }) => fixes?.at(-1)?.outcome === "not-made").map(({ id }) => id);
  const but = missed.length === 0 ? "" : `, but what was asked to be fixed in ${missed.join(", ")} was not`;
  const waits = `a person has to sign off ${plan.branch} at ${tipOf(state).commit.slice(0, 10)}`;
  return { kind: "awaiting_signoff", detail: `${halt.detail}${but}; ${waits}` };
}
function isWaiting({ halt, suspended }) {
  return (suspended === void 0 ? halt : suspended.halt)?.kind === "awaiting_signoff";
}

function fixMade({ fixes }) {
  return closed(fixes, { outcome: "made" });
}
function fixNotMade(story) {
  if (openFix(story) === void 0 || story.status === "interrupted")
    return {};
  const { detail } = story;
  return { status: "passed", detail: "", cut: void 0, ...closed(story.fixes, { outcome: "not-made", why: detail }) };
}
function closed(fixes, end) {
  const last = fixes?.at(-1);
  if (fixes === void 0 || last === void 0 || last.outcome !== void 0)
    return {};
  return { fixes: [...fixes.slice(0, -1), { ...last, ...end }] };
}

// build/core/applying.js
var attemptChecks = (function({ checks }) {
  return checks.filter(({ stage }) => stage !== "final");
});
var baselineChecks = (function({ checks, baseline }) {
  return attemptChecks({ checks }).filter((check) => (check.baseline ?? baseline) !== "off");
});
var finalChecks = (function({ checks }) {
  return checks.filter(({ stage }) => stage === "final");
});



function applyingChecks(plan, attempt) {
  return attemptChecks(plan).filter((check) => touches(check, attempt));
}
function leftOut(plan, attempt, startedMs) {
  return attemptChecks(plan).filter((check) => !touches(check, attempt)).map(({ name, paths = [] }) => ({
    gate: "test",
    check: name,
    verdict: "skipped",
    applies: false,
    reason: `no changed path matches ${shown(paths)}`,
    startedMs,
    durationMs: 0,
    excerpt: _chunk_JHVB53DR_js__WEBPACK_IMPORTED_MODULE_3__/* .noExcerpt */ .zY,
    softLimitHit: false
  }));
}
function touches({ paths }, { changed, changedCount }) {
  if (paths === void 0 || changed.length === 0 || changedCount > changed.length)
    return true;
  const matches = (0,_chunk_IF24CE4W_js__WEBPACK_IMPORTED_MODULE_1__/* .globMatcher */ .f)(paths);
  return changed.some(({ path }) => matches(path));
}
function shown(paths) {
  const more = paths.length > 3 ? ` and ${paths.length - 3} more` : "";
  return `${paths.slice(0, 3).join(", ")}${more}`;
}

// build/core/limits.js
var limitsFor = (function(state, gate) {
  const bounds = [
    ["gate", gate.hardMs],
    ["story", storyLeftMs(state)],
    ["run", runLeftMs(state)]
  ];
  const [boundBy, hard] = bounds.reduce((least, bound) => bound[1] < least[1] ? bound : least);
  const hardMs = Math.max(LEAST_MS, hard);
  return { softMs: Math.min(gate.softMs, hardMs), hardMs, boundBy };
});
var runLeftMs = (function(state) {
  return state.plan.caps.runMs - state.elapsedMs;
});
var storyLeftMs = (function(state) {
  const story = (0,_chunk_PJPQ5YWG_js__WEBPACK_IMPORTED_MODULE_0__/* .currentStory */ .$C)(state);
  return story === void 0 ? Number.POSITIVE_INFINITY : state.plan.caps.story.hardMs - story.elapsedMs;
});
var LEAST_MS = 1e3;



function testLimit(state) {
  const { test } = state.plan.caps;
  const measured = Array.isArray(state.baseline) ? state.baseline.reduce((sum, check) => sum + check.durationMs, 0) : 0;
  return { softMs: Math.max(test.softMs, measured), hardMs: Math.max(test.hardMs, 2 * measured) };
}
function baselineLimit(state) {
  const { test } = state.plan.caps;
  return { softMs: test.hardMs, hardMs: 3 * test.hardMs };
}

// build/core/whole.js
function wholeFrom({ unmerged, start }) {
  return unmerged?.from ?? start;
}
function wholeName({ stories }) {
  const taken = new Set(stories.map(({ id }) => id.toLowerCase()));
  let name = "final";
  for (let count = 2; taken.has(name); count += 1)
    name = `final-${count}`;
  return name;
}
function holdsPassed(state) {
  const { plan, head } = state;
  if (head.tree === wholeFrom(plan).tree)
    return false;
  return plan.unmerged !== void 0 || (0,_chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_2__/* .storiesOf */ .TQ)(state).some((story) => story.status === "passed" && isOfRun(story));
}
function wholeStories(state) {
  const before = new Set(state.plan.unmerged?.stories);
  return (0,_chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_2__/* .storiesOf */ .TQ)(state).flatMap((story) => story.status === "passed" && (isOfRun(story) || before.has(story.id)) ? [story.id] : []);
}
function applying(state) {
  const { plan } = state;
  const passed = (0,_chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_2__/* .storiesOf */ .TQ)(state).filter(({ status }) => status === "passed");
  const last = passed.flatMap(({ attempts }) => attempts.at(-1) ?? []);
  const isCarried = passed.some(({ attempts, commit }) => attempts.length === 0 && commit !== void 0);
  const green = new Set(plan.looked?.tree === plan.start.tree ? plan.looked.checks : []);
  const isEarlier = plan.unmerged !== void 0 || isCarried;
  return finalChecks(plan).filter((check) => isEarlier && !green.has(check.name) || last.some((attempt) => touches(check, attempt)));
}
function checksOnTip({ final, head }) {
  return final?.tree === head.tree ? final.results : void 0;
}
function knownReview({ plan, head }) {
  const { looked, finalReview } = plan;
  return looked?.tree === head.tree && looked.review?.reviewers === finalReview ? looked.review?.result : void 0;
}
function lookedOf(state, review) {
  const { plan } = state;
  const applies = new Set(applying(state).map(({ name }) => name));
  const results = checksOnTip(state) ?? [];
  const isGreen = ({ name }) => !applies.has(name) || results.some(({ check, verdict }) => check === name && verdict === "pass");
  return {
    tree: tipOf(state).tree,
    checks: finalChecks(plan).filter(isGreen).map(({ name }) => name),
    ...plan.finalReview !== void 0 && review !== void 0 && review.verdict !== "error" && { review: { reviewers: plan.finalReview, result: review } }
  };
}
function notVouched(kind) {
  return kind === "ready" || kind === "awaiting_signoff" || kind === "nothing_to_do" ? "some_failed" : kind;
}
function isOfRun({ attempts, commit }) {
  return attempts.length > 0 || commit !== void 0;
}

// build/core/final-review.js
function asksForReview(state) {
  const { finalReview, reviewAgent } = state.plan;
  return finalReview !== void 0 && reviewAgent !== "none" && holdsPassed(state);
}
function finalReviewCommand(state) {
  const { plan, head, iterations } = state;
  const { commit, tree } = wholeFrom(plan);
  return {
    type: "run-final-review",
    iteration: iterations,
    call: (going(state)?.calls ?? 0) + 1,
    tree: head.tree,
    start: { commit, tree },
    limits: limitsFor(state, plan.caps.quality)
  };
}
function finalVerdict(state) {
  return going(state)?.result ?? knownReview(state);
}
function reviewedHalt(halt, { verdict, reason }) {
  if (verdict !== "fail" && verdict !== "error")
    return halt;
  const kind = verdict === "fail" ? "block_finding" : notVouched(halt.kind);
  return { ...halt, kind, detail: `${halt.detail}, but ${reason}` };
}
function going({ finalReview, head }) {
  return finalReview?.tree === head.tree ? finalReview : void 0;
}

// build/core/all-of.js
function allOf(count, one, many = `${one}s`) {
  if (count === 1)
    return `the one ${one}`;
  return count === 2 ? `both ${many}` : `all ${count} ${many}`;
}
function usedUp(count, one) {
  return `${allOf(count, one)} of the run ${count === 1 ? "is" : "are"} used`;
}
function didNotPass(count, total) {
  return `${total === 1 ? "the one story" : `${count} of ${total} stories`} did not pass`;
}

// build/core/last-word.js
function lastWord(state) {
  const tried = counted(state).filter(({ attempts, status, commit }) => attempts.length > 0 || status === "dependency_failed" || commit !== void 0);
  const passed = counted(state).filter((story) => story.status === "passed");
  const total = counted(state).length;
  if (tried.length === 0 || waitsOnly(state))
    return allReached(state, passed.length === total) ?? nothing(state);
  const block = blockHalt(state);
  if (block !== void 0)
    return block;
  const isReached = passed.length === total;
  return isReached ? {
    kind: "ready",
    detail: state.plan.objective ? "the objective is reached" : `${allOf(total, "story", "stories")} passed`
  } : { kind: "some_failed", detail: notReached(state, total - passed.length) };
}
function allReached(state, isReached) {
  const isWork = state.head.commit !== state.plan.base.commit && counted(state).length > 0;
  if (!isReached || !isWork)
    return void 0;
  const reached = {
    kind: "ready",
    detail: `${allOf(counted(state).length, "story", "stories")} passed in earlier runs`
  };
  if (state.final !== void 0 || state.finalReview !== void 0)
    return reached;
  const halt = unlessSigned(state, reached);
  return halt === reached ? void 0 : halt;
}
function nothing(state) {
  return { kind: "nothing_to_do", detail: nothingToDo(state) };
}
function notReached(state, count) {
  return state.plan.objective ? "the objective is not reached" : didNotPass(count, counted(state).length);
}
function blockHalt(state) {
  const blocked = counted(state).filter(isConfirmedBlock);
  return blocked.length === 0 ? void 0 : { kind: "block_finding", detail: blockDetail(blocked) };
}
function isConfirmedBlock({ status, attempts }) {
  const last = attempts.at(-1);
  return status === "blocked" && last !== void 0 && last.decision !== "blocking-signal";
}
function blockDetail([first, ...more]) {
  const others = more.length === 0 ? "" : ` (and ${more.length} more)`;
  return `${first?.id}: ${first?.detail}${others}`;
}
function waitsOnly(state) {
  const { plan, iterations } = state;
  if ((0,_chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_2__/* .storiesOf */ .TQ)(state).some(({ commit }) => commit !== void 0))
    return false;
  return iterations === 0 && plan.stories.some(({ waits }) => waits !== void 0);
}
function nothingToDo(state) {
  if ((0,_chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_2__/* .storiesOf */ .TQ)(state).length === 0)
    return "prd.json lists no stories";
  const waiting = state.plan.stories.filter(({ waits }) => waits !== void 0).length;
  if (waiting === 1)
    return "the story that is left is waiting for a human";
  if (waiting > 1)
    return `${waiting} stories are waiting for a human`;
  const open = counted(state).filter((story) => story.status === "open").length;
  return open === 0 ? "every story already passed or is not eligible" : `${open} open stories wait for a dependency`;
}
function counted(state) {
  return (0,_chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_2__/* .storiesOf */ .TQ)(state).filter((story, index) => story.inScope && state.plan.stories[index]?.was !== "ineligible");
}




/***/ }),

/***/ 2697:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nv: () => (/* binding */ storyNamed),
/* harmony export */   Ot: () => (/* binding */ withStory),
/* harmony export */   PI: () => (/* binding */ storyAt),
/* harmony export */   SH: () => (/* binding */ blocksOf),
/* harmony export */   TQ: () => (/* binding */ storiesOf),
/* harmony export */   _E: () => (/* binding */ triedStories),
/* harmony export */   c3: () => (/* binding */ listOf)
/* harmony export */ });
/* harmony import */ var _chunk_AQT5RYYR_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1311);


// build/core/story-list.js
var listOf = (function(stories) {
  const starts = Array.from({ length: Math.ceil(stories.length / BLOCK) }, (_, block) => block * BLOCK);
  return { blocks: starts.map((start) => stories.slice(start, start + BLOCK)) };
});
var storyAt = (function({ blocks, changed }, at) {
  return changed?.at === at ? changed.story : blocks[Math.floor(at / BLOCK)]?.[at % BLOCK];
});
var withStory = (function(list, at, story) {
  if (storyAt(list, at) === void 0)
    throw new RangeError(`The run has no story at position ${at}.`);
  return { blocks: list.changed?.at === at ? list.blocks : putBack(list), changed: { at, story } };
});
var putBack = (function({ blocks, changed }) {
  if (changed === void 0)
    return blocks;
  const place = Math.floor(changed.at / BLOCK);
  return blocks.with(place, (blocks[place] ?? []).with(changed.at % BLOCK, changed.story));
});
var storyNamed = (function({ stories }, id) {
  if (stories.changed?.story.id === id)
    return stories.changed.story;
  for (const block of stories.blocks) {
    const story = block.find((each) => each.id === id);
    if (story !== void 0)
      return story;
  }
  return void 0;
});
var BLOCK = 64;




function blocksOf({ stories }) {
  return putBack(stories);
}

function triedStories({ stories }) {
  return putBack(stories).flatMap(triedIn);
}
var triedIn = (0,_chunk_AQT5RYYR_js__WEBPACK_IMPORTED_MODULE_0__/* .perObject */ .F)((block) => block.filter(({ attempts }) => attempts.length > 0));
function storiesOf({ stories }) {
  return together(stories);
}
var together = (0,_chunk_AQT5RYYR_js__WEBPACK_IMPORTED_MODULE_0__/* .perObject */ .F)((list) => none.concat(...putBack(list)));
var none = [];




/***/ })

};
