export const id = 5397;
export const ids = [5397];
export const modules = {

/***/ 6200:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ly: () => (/* binding */ isoTime),
/* harmony export */   a9: () => (/* binding */ fileStamp),
/* harmony export */   p0: () => (/* binding */ duration)
/* harmony export */ });
// build/report/time.js
var isoTime = (function(epochMs) {
  const { year, month, day, hour, minute, second } = parts(epochMs);
  return `${year}-${month}-${day}T${hour}:${minute}:${second}Z`;
});
var fileStamp = (function(epochMs) {
  const { year, month, day, hour, minute, second } = parts(epochMs);
  return `${year}${month}${day}-${hour}${minute}${second}`;
});
var parts = (function(epochMs) {
  const ms = Math.floor(finite(epochMs));
  const days = Math.floor(ms / DAY);
  const rest = ms - days * DAY;
  const { year, month, day } = civil(days);
  return {
    year: String(year).padStart(4, "0"),
    month: two(month),
    day: two(day),
    hour: two(Math.floor(rest / HOUR)),
    minute: two(Math.floor(rest % HOUR / MINUTE)),
    second: two(Math.floor(rest % MINUTE / SECOND))
  };
});
var civil = (function(days) {
  const shifted = days + 719468;
  const era = Math.floor(shifted / 146097);
  const dayOfEra = shifted - era * 146097;
  const yearOfEra = Math.floor((dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146096)) / 365);
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const fromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * fromMarch + 2) / 5) + 1
  };
});
var finite = (function(value) {
  return Number.isFinite(value) ? value : 0;
});
var two = (function(value) {
  return String(value).padStart(2, "0");
});
var SECOND = 1e3;
var MINUTE = 60 * SECOND;
var HOUR = 60 * MINUTE;
var DAY = 24 * HOUR;


function duration(ms) {
  const whole = Math.max(0, finite(ms));
  if (whole < MINUTE)
    return `${(Math.floor(whole / 100) / 10).toFixed(1)} s`;
  const minutes = Math.floor(whole / MINUTE);
  const seconds = Math.floor(whole % MINUTE / SECOND);
  if (minutes < 10 && seconds > 0)
    return `${minutes}m ${two(seconds)}s`;
  if (minutes <= 60)
    return `${minutes}m`;
  return `${Math.floor(minutes / 60)}h ${two(minutes % 60)}m`;
}








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

/***/ 1247:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O0: () => (/* binding */ encodePath),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   SM: () => (/* binding */ withCode),
/* harmony export */   U1: () => (/* binding */ codeLink),
/* harmony export */   aE: () => (/* binding */ placeLink),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   nM: () => (/* binding */ row),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   zH: () => (/* binding */ details)
/* harmony export */ });
/* harmony import */ var _chunk_ZU6H2CNT_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6094);


// build/report/markdown.js
function text(value, maxChars = 300) {
  return (0,_chunk_ZU6H2CNT_js__WEBPACK_IMPORTED_MODULE_0__/* .forCell */ .Kq)(value, { maxChars });
}
function code(value) {
  return `<code>${text(value).replace(/<\/?code>/g, "")}</code>`;
}
function withCode(said, maxChars = 1500) {
  const parts = (0,_chunk_ZU6H2CNT_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(said, maxChars).split("`");
  const isPaired = parts.length % 2 === 1;
  if (!isPaired)
    return text(said, maxChars);
  return parts.map((part, at) => at % 2 === 1 ? code(part) : spaced(part)).join("");
}
function spaced(part) {
  const inner = text(part, 1500);
  if (inner === "")
    return part === "" ? "" : " ";
  return `${/^\s/.test(part) ? " " : ""}${inner}${/\s$/.test(part) ? " " : ""}`;
}
function codeLink(value, links, path) {
  const url = addressOf(links, path);
  return url === void 0 ? code(value) : `[${code(value)}](${url})`;
}
function placeLink({ file, line, commit }, links) {
  const name = line === void 0 ? file : `${file}:${line}`;
  const isInside = file.split("/").every((part) => part !== "" && part !== "." && part !== "..");
  const url = commit === void 0 || !isInside ? void 0 : addressOf(links, ["blob", commit, file]);
  if (url === void 0)
    return code(name);
  return `[${code(name)}](${url}${line === void 0 ? "" : `#L${line}`})`;
}
function addressOf(links, path) {
  if (links === void 0 || !/^[\w.-]+\/[\w.-]+$/.test(links.repository))
    return void 0;
  return `${address(links.serverUrl)}/${links.repository}/${path.map(encodePath).join("/")}`;
}
function link(words, url) {
  return `[${words}](${address(url)})`;
}
function row(cells) {
  return `| ${cells.map((cell) => cell === "" ? " " : cell).join(" | ")} |`;
}
function details(head, body) {
  return [`<details><summary>${head}</summary>`, ...body, "</details>"].join("\n\n");
}
function encodePath(part) {
  return part.split("/").map(encode).join("/");
}
function encode(part) {
  return encodeURIComponent(part).replace(/[()'*!~]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
}
function address(url) {
  return url.replace(/[\s()<>"'`\\|]/g, (character) => encodeURIComponent(character).replace(/[()']/g, ""));
}




/***/ }),

/***/ 4833:
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
/* harmony import */ var _chunk_UVAZCC7S_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4176);
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
  const at = (0,_chunk_UVAZCC7S_js__WEBPACK_IMPORTED_MODULE_0__/* .storiesOf */ .TQ)(state).findIndex((story2) => story2.id === id);
  const story = (0,_chunk_UVAZCC7S_js__WEBPACK_IMPORTED_MODULE_0__/* .storyAt */ .PI)(state.stories, at);
  if (story?.split === void 0)
    return state;
  const attempts = ownAttempts(story).map((attempt, before) => ({ ...attempt, attempt: before + 1 }));
  return { ...state, stories: (0,_chunk_UVAZCC7S_js__WEBPACK_IMPORTED_MODULE_0__/* .withStory */ .Ot)(state.stories, at, { ...story, attempts }) };
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

/***/ 8133:
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
/* harmony import */ var _chunk_T72MAP74_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1334);
/* harmony import */ var _chunk_W4X2QVJY_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3883);
/* harmony import */ var _chunk_UVAZCC7S_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4176);
/* harmony import */ var _chunk_JHVB53DR_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3088);





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
  const missed = (0,_chunk_UVAZCC7S_js__WEBPACK_IMPORTED_MODULE_1__/* .storiesOf */ .TQ)(state).filter(({ fixes }) => fixes?.at(-1)?.outcome === "not-made").map(({ id }) => id);
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
    excerpt: _chunk_JHVB53DR_js__WEBPACK_IMPORTED_MODULE_2__/* .noExcerpt */ .zY,
    softLimitHit: false
  }));
}
function touches({ paths }, { changed, changedCount }) {
  if (paths === void 0 || changed.length === 0 || changedCount > changed.length)
    return true;
  const matches = (0,_chunk_W4X2QVJY_js__WEBPACK_IMPORTED_MODULE_3__/* .globMatcher */ .f)(paths);
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
  const story = (0,_chunk_T72MAP74_js__WEBPACK_IMPORTED_MODULE_0__/* .currentStory */ .$C)(state);
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
  return plan.unmerged !== void 0 || (0,_chunk_UVAZCC7S_js__WEBPACK_IMPORTED_MODULE_1__/* .storiesOf */ .TQ)(state).some((story) => story.status === "passed" && isOfRun(story));
}
function wholeStories(state) {
  const before = new Set(state.plan.unmerged?.stories);
  return (0,_chunk_UVAZCC7S_js__WEBPACK_IMPORTED_MODULE_1__/* .storiesOf */ .TQ)(state).flatMap((story) => story.status === "passed" && (isOfRun(story) || before.has(story.id)) ? [story.id] : []);
}
function applying(state) {
  const { plan } = state;
  const passed = (0,_chunk_UVAZCC7S_js__WEBPACK_IMPORTED_MODULE_1__/* .storiesOf */ .TQ)(state).filter(({ status }) => status === "passed");
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
  return count === 1 ? `the one ${one}` : `all ${count} ${many}`;
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
  if ((0,_chunk_UVAZCC7S_js__WEBPACK_IMPORTED_MODULE_1__/* .storiesOf */ .TQ)(state).some(({ commit }) => commit !== void 0))
    return false;
  return iterations === 0 && plan.stories.some(({ waits }) => waits !== void 0);
}
function nothingToDo(state) {
  if ((0,_chunk_UVAZCC7S_js__WEBPACK_IMPORTED_MODULE_1__/* .storiesOf */ .TQ)(state).length === 0)
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
  return (0,_chunk_UVAZCC7S_js__WEBPACK_IMPORTED_MODULE_1__/* .storiesOf */ .TQ)(state).filter((story, index) => story.inScope && state.plan.stories[index]?.was !== "ineligible");
}




/***/ }),

/***/ 6512:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ reasonOf),
/* harmony export */   CK: () => (/* binding */ stuckWords),
/* harmony export */   Fu: () => (/* binding */ shortSha),
/* harmony export */   GS: () => (/* binding */ gateLabel),
/* harmony export */   Ok: () => (/* binding */ reportGate),
/* harmony export */   Pv: () => (/* binding */ lastOfEach),
/* harmony export */   aZ: () => (/* binding */ blockingGates),
/* harmony export */   bv: () => (/* binding */ firstError),
/* harmony export */   iZ: () => (/* binding */ errorRun),
/* harmony export */   pS: () => (/* binding */ shiftsOf)
/* harmony export */ });
/* harmony import */ var _chunk_KRQE7SWQ_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4833);
/* harmony import */ var _chunk_ISAR73FD_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4163);
/* harmony import */ var _chunk_JHVB53DR_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3088);




// build/report/attempt-facts.js
function gateLabel(result) {
  return result.check === void 0 ? result.gate : `${result.gate} (${result.check})`;
}
function lastOfEach(gates) {
  return [...new Map(gates.map((gate) => [gateLabel(gate), gate])).values()];
}
function blockingGates(attempt) {
  return attempt.gates.filter(_chunk_JHVB53DR_js__WEBPACK_IMPORTED_MODULE_2__/* .blocks */ .Bv);
}
function reasonOf(result) {
  if (result.reason !== "")
    return result.reason;
  return result.exitCode === void 0 ? result.verdict : `${result.verdict}, exit code ${result.exitCode}`;
}
function firstError(attempt) {
  const [failing] = blockingGates(attempt);
  const [first, second] = attempt.blockers[0]?.text.split("\n") ?? [];
  const verbatim = first === failing?.reason ? second ?? first : first;
  return (verbatim ?? (failing === void 0 ? "" : reasonOf(failing))).replace(took, "");
}
var took = /\s\(\d+(?:\.\d+)?\s?m?s\)$/;
function errorRun(story) {
  const run = (0,_chunk_KRQE7SWQ_js__WEBPACK_IMPORTED_MODULE_0__/* .sameErrors */ .C2)((0,_chunk_KRQE7SWQ_js__WEBPACK_IMPORTED_MODULE_0__/* .attemptsAlike */ .JC)(story)).length;
  return run >= 2 ? run : 0;
}
function shiftsOf(story) {
  return (0,_chunk_ISAR73FD_js__WEBPACK_IMPORTED_MODULE_1__/* .worked */ .D)(story.attempts).filter(({ tier }) => tier === "shift").length;
}
function stuckWords(story) {
  const same = (0,_chunk_KRQE7SWQ_js__WEBPACK_IMPORTED_MODULE_0__/* .sameErrors */ .C2)((0,_chunk_KRQE7SWQ_js__WEBPACK_IMPORTED_MODULE_0__/* .attemptsAlike */ .JC)(story));
  const run = same.length;
  if (run < _chunk_KRQE7SWQ_js__WEBPACK_IMPORTED_MODULE_0__/* .STUCK_AT */ .FQ)
    return "No";
  const tiers = same.flatMap(({ tier }) => tier === void 0 ? [] : [tier]);
  const inVain = [
    `same error ${run - tiers.length}x`,
    ...tiers.includes("shift") ? ["strategy shift failed"] : [],
    ...tiers.includes("expansion") ? ["context expansion failed"] : []
  ];
  return `Yes (${inVain.join(", ")})`;
}
function reportGate(gate) {
  if (gate === void 0)
    return "none";
  if (gate === "test")
    return "tests";
  return gate === "spec" ? "spec-compliance" : gate;
}
function shortSha(commit) {
  return commit.slice(0, 7);
}




/***/ }),

/***/ 3227:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F4: () => (/* binding */ codes),
/* harmony export */   Ze: () => (/* binding */ chosenIsolation),
/* harmony export */   _2: () => (/* binding */ isolationWords),
/* harmony export */   em: () => (/* binding */ sentence)
/* harmony export */ });
// build/report/sentence.js
var sentence = (function(text) {
  const trimmed = text.trim().replace(/\.$/, "");
  if (/^(?:[a-z]\w*:|\w+[_.]\w)/.test(trimmed))
    return `${trimmed}.`;
  return `${trimmed.slice(0, 1).toUpperCase()}${trimmed.slice(1)}.`;
});


// build/report/isolation-words.js
var chosenIsolation = (function(isolation) {
  return [title(isolation), ...isolation.notes.map(sentence)].join(" ");
});
var title = (function(isolation) {
  return `Isolation: level ${isolation.level}${howOf(isolation)}.`;
});
var howOf = (function({ level, way, views, home }) {
  if (level !== "namespace")
    return "";
  const made = way === void 0 ? "" : `${ways[way]}, `;
  return ` (${made}trees ${trees[views]}, HOME ${home === "overlay" ? "under an overlay" : "thrown away"})`;
});
function isolationWords(isolation, open = []) {
  return [title(isolation), levels[isolation.level](walled(open)), ...isolation.notes.map(sentence)].join(" ");
}



var ways = {
  root: "made as root",
  sudo: "made through sudo",
  "user-namespace": "made by an ordinary user"
};
var trees = {
  overlay: "as overlay layers",
  reflink: "as copies that share blocks",
  copy: "as copies",
  clean: "cleaned before each use"
};
function walled(open) {
  return open.length === 0 ? "Agents and gates" : `Agents and all gates but ${codes(open)}`;
}
function codes(names) {
  return names.map((name) => `\`${name}\``).join(", ").replace(/, ([^,]*)$/, " and $1");
}
var levels = {
  namespace: (who) => `${who} ran in their own process and mount namespaces.`,
  user: (who) => `${who} ran as another user; files that every user may read were readable to them.`,
  process: () => "Unsafe: agents and gates ran as the user of the controller and could read its memory and write its files (journal, runner files, trees); what they wrote to caches in HOME stayed; a child that drops its environment and its session can outlive the kill."
};




/***/ }),

/***/ 9814:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CM: () => (/* binding */ retrySteps),
/* harmony export */   G5: () => (/* binding */ finalSection),
/* harmony export */   Ix: () => (/* binding */ isFailed),
/* harmony export */   Zn: () => (/* binding */ nextSteps),
/* harmony export */   dB: () => (/* binding */ howAgain),
/* harmony export */   kr: () => (/* binding */ isStranded),
/* harmony export */   t2: () => (/* binding */ startAgain),
/* harmony export */   to: () => (/* binding */ isWorthAgain),
/* harmony export */   zC: () => (/* binding */ whyAgain)
/* harmony export */ });
/* harmony import */ var _chunk_AJ5GFGGQ_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7656);
/* harmony import */ var _chunk_WEHPBIZS_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2626);
/* harmony import */ var _chunk_BHDN3FZL_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1247);
/* harmony import */ var _chunk_7V2G77W5_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6200);
/* harmony import */ var _chunk_ZU6H2CNT_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6094);
/* harmony import */ var _chunk_O3T4C5BO_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3781);







// build/report/final-section.js
var LINE_CHARS = 400;
function finalSection({ final, halt, headCommit }, { lines }) {
  if (final === "none")
    return [];
  if (final === "not run")
    return halt === void 0 || headCommit === "" ? [] : ["Final checks: not run on the passed stories together."];
  const failed = final.filter(isFailed);
  return [
    `Final checks, on all passed stories together: ${final.map(word).join(", ")}`,
    ...final.filter(({ reason }) => reason !== "").flatMap((view) => evidence(view, lines)),
    ...failed.length === 0 ? [] : [
      "The stories stay passed. Repair the branch before it is merged, or write a story about what does not work together."
    ]
  ];
}
function isFailed({ verdict }) {
  return verdict !== "pass" && verdict !== "warn";
}
function word(view) {
  return `${isFailed(view) ? "\u274C" : view.verdict === "warn" ? "\u26A0" : "\u2705"} ${(0,_chunk_BHDN3FZL_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(view.name)} ${view.verdict} ${view.isEarlier ? "in an earlier run" : `in ${(0,_chunk_7V2G77W5_js__WEBPACK_IMPORTED_MODULE_3__/* .duration */ .p0)(view.durationMs)}`}`;
}
function evidence({ name, reason, lines: all, logPath, isReview }, most) {
  const shown = all.slice(0, most).map((line) => (0,_chunk_ZU6H2CNT_js__WEBPACK_IMPORTED_MODULE_4__/* .cut */ .Jj)(line, LINE_CHARS));
  return [
    `**${isReview ? "Final review" : `Final check ${(0,_chunk_BHDN3FZL_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(name)}`}:** ${(0,_chunk_BHDN3FZL_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(reason, 600)}`,
    ...shown.length === 0 ? [] : [(0,_chunk_ZU6H2CNT_js__WEBPACK_IMPORTED_MODULE_4__/* .forFence */ .tC)(shown.join("\n"), "text")],
    ...logPath === void 0 ? [] : [`Whole output on the runner: ${(0,_chunk_BHDN3FZL_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(logPath)}`]
  ];
}

// build/report/next-steps.js
function nextSteps(run, links) {
  const steps = run.halt === void 0 ? [whileRunning(run, links)] : [...decide(run), ...read(run), ...again(run, links)];
  return steps.length === 0 ? [] : ["**What to do next**", steps.map((step) => `- ${step}`).join("\n")];
}
function isStranded(run) {
  return run.notPushed.some(({ ref }) => ref === `refs/heads/${run.branch}`);
}
function startAgain(links, run) {
  if (links?.workflow === void 0)
    return void 0;
  const repository = `--repo ${(0,_chunk_AJ5GFGGQ_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r7)(links.repository)}`;
  if (!isOfThread(links))
    return `gh workflow run ${(0,_chunk_AJ5GFGGQ_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r7)(links.workflow)} ${repository}`;
  const { origin } = run;
  const body = threadCommand(run);
  if (origin === void 0 || body === void 0)
    return void 0;
  return `gh ${origin.isPull ? "pr" : "issue"} comment ${origin.thread} ${repository} --body ${(0,_chunk_AJ5GFGGQ_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r7)(body)}`;
}
function howAgain(links, run) {
  if (isOfThread(links)) {
    const command2 = threadCommand(run);
    return command2 === void 0 ? "give the command again" : `comment ${(0,_chunk_BHDN3FZL_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(command2)}`;
  }
  const command = startAgain(links, run);
  return command === void 0 ? "run the workflow again" : `run ${(0,_chunk_BHDN3FZL_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(command)}`;
}
function isOfThread(links) {
  return ["issue_comment", "issues", "pull_request_review"].includes(links?.eventName ?? "");
}
function threadCommand({ halt, objective, phrase }) {
  if (halt !== void 0 && (_chunk_O3T4C5BO_js__WEBPACK_IMPORTED_MODULE_5__/* .halts */ .$[halt.kind].resumable || halt.budget === "wallclock"))
    return `${phrase} resume`;
  return objective === void 0 ? `${phrase} run` : void 0;
}
function isWorthAgain({ kind }, { passed, total }) {
  if (kind === "some_failed" || kind === "block_finding")
    return passed < total;
  return kind !== "ready" && kind !== "awaiting_signoff" && kind !== "nothing_to_do" && kind !== "skipped";
}
function whyAgain(halt, run) {
  if (halt.kind === "interrupted" || halt.kind === "user_cancel" || halt.budget === "wallclock")
    return "resume the run";
  if (halt.kind !== "usage_limit")
    return whyAnew(halt, run);
  const { resumeAt } = halt;
  return `resume the run${resumeAt === void 0 ? " once the limit is over" : `, best from ${(0,_chunk_7V2G77W5_js__WEBPACK_IMPORTED_MODULE_3__/* .isoTime */ .Ly)(resumeAt)} on`}`;
}
function whyAnew(halt, { objective, counts, held }) {
  if (halt.kind === "budget_exceeded")
    return objective === void 0 ? "go on with the open stories" : "go on with it";
  if (held.length > 0 && counts.unfinished === 0)
    return "try what did not pass, once its entry in prd.json, the prompt or the base branch is changed";
  if (halt.kind === "some_failed" || halt.kind === "block_finding")
    return objective === void 0 ? "try the stories again that did not pass" : "try the objective again";
  return "try again, after the repair";
}
function retrySteps({ held, phrase }, links) {
  const [first] = held;
  if (first === void 0)
    return [];
  const which = held.length === 1 ? (0,_chunk_BHDN3FZL_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(first) : `one of ${held.slice(0, 5).map(_chunk_BHDN3FZL_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY).join(", ")}`;
  const more = held.length > 5 ? ` and ${held.length - 5} more` : "";
  const comment = `comment ${(0,_chunk_BHDN3FZL_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(`${phrase} retry ${first}`)}`;
  const input = `name it in a run's setting ${(0,_chunk_BHDN3FZL_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(`story: ${first}`)}`;
  return [`To try ${which}${more} again as it is: ${isOfThread(links) ? comment : `${input}, or ${comment}`}.`];
}
function whileRunning({ phrase }, links) {
  const end = isOfThread(links) ? ` To end it: comment ${(0,_chunk_BHDN3FZL_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(`${phrase} cancel`)}.` : "";
  return `Nothing: the run goes on, and this text follows it.${end}`;
}
function decide({ attention, failures, final }) {
  const waiting = failures.length - attention.length;
  return [
    ...attention.length === 0 ? [] : ["Begin with what stands at the top; each story's block says how."],
    ...waiting > 0 ? [
      `Open the ${waiting === 1 ? "story" : "stories"} above that did not pass: cause, output and the commands to take the work over are inside.`
    ] : [],
    ...typeof final !== "string" && final.some(isFailed) ? ["Repair what the final checks found before you merge."] : []
  ];
}
function read(run) {
  if (run.halt?.kind === "awaiting_signoff")
    return (0,_chunk_WEHPBIZS_js__WEBPACK_IMPORTED_MODULE_1__/* .signoffSteps */ .uA)(run);
  if (run.headCommit === "" || isStranded(run))
    return [];
  const isOne = run.objective !== void 0;
  if (run.pull === void 0)
    return [
      `Read ${isOne ? "its commit" : "the passed stories"} on branch ${(0,_chunk_BHDN3FZL_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(run.branch)}${isOne ? "" : ", one commit each"}.`
    ];
  const { number, url, draft } = run.pull;
  const ready = draft ? ", mark it ready" : "";
  const each = isOne ? "" : ", one commit per story";
  return [`Review ${(0,_chunk_BHDN3FZL_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)(`pull request #${number}`, url)}${each}${ready} and merge it. Nothing merges by itself.`];
}
function again(run, links) {
  const { halt, counts } = run;
  if (halt === void 0 || !isWorthAgain(halt, counts))
    return [];
  const rest = isOfThread(links) ? "" : ", or wait for its next start";
  return [`To ${whyAgain(halt, run)}: ${howAgain(links, run)}${rest}.`, ...retrySteps(run, links)];
}




/***/ }),

/***/ 1334:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $7: () => (/* binding */ requireAttempt),
/* harmony export */   $C: () => (/* binding */ currentStory),
/* harmony export */   Pf: () => (/* binding */ updateAttempt),
/* harmony export */   ZG: () => (/* binding */ requireStory),
/* harmony export */   fn: () => (/* binding */ updateStory),
/* harmony export */   ke: () => (/* binding */ firstStory)
/* harmony export */ });
/* harmony import */ var _chunk_UVAZCC7S_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4176);


// build/core/story.js
var firstStory = (function({ id, inScope, title, was, waits }) {
  const status = was === "passed" ? "passed" : waits?.outcome ?? "open";
  const story = { id, inScope, title, status, detail: "", attempts: [], elapsedMs: 0, softLimitHit: false };
  return waits === void 0 ? story : { ...story, detail: waits.detail, waits };
});
var currentStory = (function(state) {
  return state.current === void 0 ? void 0 : (0,_chunk_UVAZCC7S_js__WEBPACK_IMPORTED_MODULE_0__/* .storyAt */ .PI)(state.stories, state.current);
});
var requireStory = (function(state) {
  const story = currentStory(state);
  if (story === void 0)
    throw new Error("The loop has no current story where it must have one.");
  return story;
});
var updateStory = (function(state, change) {
  const story = requireStory(state);
  return { ...state, stories: (0,_chunk_UVAZCC7S_js__WEBPACK_IMPORTED_MODULE_0__/* .withStory */ .Ot)(state.stories, state.current ?? 0, { ...story, ...change }) };
});



function requireAttempt(state) {
  const attempt = requireStory(state).attempts.at(-1);
  if (attempt === void 0)
    throw new Error("The loop has no attempt where it must have one.");
  return attempt;
}

function updateAttempt(state, change) {
  const { attempts } = requireStory(state);
  return updateStory(state, { attempts: attempts.with(-1, { ...requireAttempt(state), ...change }) });
}




/***/ }),

/***/ 4176:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ot: () => (/* binding */ withStory),
/* harmony export */   PI: () => (/* binding */ storyAt),
/* harmony export */   TQ: () => (/* binding */ storiesOf),
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
var storiesOf = (function({ stories }) {
  return together(stories);
});
var BLOCK = 64;





var together = (0,_chunk_AQT5RYYR_js__WEBPACK_IMPORTED_MODULE_0__/* .perObject */ .F)((list) => none.concat(...putBack(list)));
var none = [];




/***/ }),

/***/ 3883:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ globMatcher)
/* harmony export */ });
/* harmony import */ var picomatch__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4006);
// build/core/globs.js


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
    compiled ??= picomatch__WEBPACK_IMPORTED_MODULE_0__(pattern, { dot: true, windows: false, flags: anyCase ? "is" : "s" });
    return compiled(path);
  };
});
var withContents = (function(pattern) {
  const name = pattern.slice(pattern.lastIndexOf("/") + 1);
  return name === "" || magic.test(name) ? [pattern] : [pattern, `${pattern}/**`];
});





var magic = /[*?[\]{}()!+@|\\]/;





/***/ }),

/***/ 2626:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HQ: () => (/* binding */ fixCriterion),
/* harmony export */   Yx: () => (/* binding */ fixNote),
/* harmony export */   ar: () => (/* binding */ signoffNotices),
/* harmony export */   uA: () => (/* binding */ signoffSteps)
/* harmony export */ });
/* harmony import */ var _chunk_BHDN3FZL_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1247);
/* harmony import */ var _chunk_UVAZCC7S_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4176);
/* harmony import */ var _chunk_ZU6H2CNT_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6094);




// build/report/signoff-words.js
var MOST_QUOTED = 200;
function signoffSteps({ pull, branch, awaited, phrase }) {
  const where = pull === void 0 ? `a pull request from branch ${(0,_chunk_BHDN3FZL_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(branch)}` : (0,_chunk_BHDN3FZL_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)(`pull request #${pull.number}`, pull.url);
  const what = awaited === void 0 ? "it" : `commit ${(0,_chunk_BHDN3FZL_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(awaited.slice(0, 10))}`;
  return [
    `To sign ${what} off: comment ${(0,_chunk_BHDN3FZL_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(`${phrase} approve`)} on ${where}, or approve it there in a review. Whatever is pushed later needs a new approval.`,
    `To ask for a change first: comment ${(0,_chunk_BHDN3FZL_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(`${phrase} fix "what"`)} there. The story that it names is worked on again, else the one that passed last.`,
    `To give it up: comment ${(0,_chunk_BHDN3FZL_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(`${phrase} abort`)} there. The branch is kept.`
  ];
}
function signoffNotices(state) {
  const { signedOff } = state;
  const fixes = (0,_chunk_UVAZCC7S_js__WEBPACK_IMPORTED_MODULE_1__/* .storiesOf */ .TQ)(state).flatMap(({ id, fixes: asked = [] }) => asked.map((fix) => fixNotice(id, fix)));
  if (signedOff === void 0)
    return fixes;
  const { person, commit, via } = signedOff;
  return [`Signed off by ${person} at ${commit.slice(0, 10)}, by a ${via}.`, ...fixes];
}
function fixNotice(story, { person, text, outcome, why = "" }) {
  const line = (0,_chunk_ZU6H2CNT_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)((0,_chunk_ZU6H2CNT_js__WEBPACK_IMPORTED_MODULE_2__/* .plain */ .pj)(text));
  const quoted = line.length > MOST_QUOTED ? `${line.slice(0, MOST_QUOTED)}\u2026` : line;
  const asked = `${person} asked to fix "${quoted}" in ${story}`;
  if (outcome === void 0)
    return `${asked}: in work.`;
  return outcome === "made" ? `${asked}: done, and gated.` : `${asked}: not done, ${why.replace(/\.$/, "")}.`;
}
function fixCriterion({ text }) {
  return `Asked for by the person who has to sign this off: ${(0,_chunk_ZU6H2CNT_js__WEBPACK_IMPORTED_MODULE_2__/* .plain */ .pj)(text)}`;
}
function fixNote({ text }) {
  return `The story passed and is in this folder. The person who has to sign it off asks for this change, and for nothing else:
${(0,_chunk_ZU6H2CNT_js__WEBPACK_IMPORTED_MODULE_2__/* .plain */ .pj)(text)}`;
}




/***/ }),

/***/ 5397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   refusalText: () => (/* binding */ refusalText)
/* harmony export */ });
/* harmony import */ var _chunk_GQ6CDFY2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3378);
/* harmony import */ var _chunk_GTMUMX7A_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2112);
/* harmony import */ var _chunk_F7NEAX73_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3901);
/* harmony import */ var _chunk_SOZHQZKB_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9814);
/* harmony import */ var _chunk_AJ5GFGGQ_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7656);
/* harmony import */ var _chunk_S4ZP6AAV_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3227);
/* harmony import */ var _chunk_WEHPBIZS_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2626);
/* harmony import */ var _chunk_BHDN3FZL_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1247);
/* harmony import */ var _chunk_RCF2NXRN_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1021);
/* harmony import */ var _chunk_N5UFZSH3_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6512);
/* harmony import */ var _chunk_7V2G77W5_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6200);
/* harmony import */ var _chunk_2ISEZ6BZ_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(9809);
/* harmony import */ var _chunk_Q4ECUFEO_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(6170);
/* harmony import */ var _chunk_LPCK7RDB_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(8133);
/* harmony import */ var _chunk_T72MAP74_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(1334);
/* harmony import */ var _chunk_KRQE7SWQ_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(4833);
/* harmony import */ var _chunk_UVAZCC7S_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(4176);
/* harmony import */ var _chunk_ZU6H2CNT_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(6094);
/* harmony import */ var _chunk_O3T4C5BO_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(3781);
/* harmony import */ var _chunk_ISAR73FD_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(4163);
/* harmony import */ var _chunk_JHVB53DR_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(3088);




























// build/action/refusal-text.js
function refusalText({ halt, reasons, exitCode }, log) {
  const say = exitCode === 0 ? log.notice : log.error;
  for (const reason of reasons)
    say((0,_chunk_ZU6H2CNT_js__WEBPACK_IMPORTED_MODULE_17__/* .forLog */ .Ig)([(0,_chunk_ZU6H2CNT_js__WEBPACK_IMPORTED_MODULE_17__/* .plain */ .pj)(reason)], 4e3).join("\n"));
  return (0,_chunk_GQ6CDFY2_js__WEBPACK_IMPORTED_MODULE_0__/* .refusalSummary */ .Z)(halt, reasons);
}



/***/ })

};
