"use strict";
exports.id = 5817;
exports.ids = [5817];
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

/***/ 9148:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ qualityWords),
/* harmony export */   z: () => (/* binding */ specWords)
/* harmony export */ });
// build/report/review-words.js
function specWords(story) {
  const review = story.reviews.find(({ gate }) => gate === "spec");
  if (story.spec === "fail")
    return story.question === void 0 ? `failed: ${review?.reason ?? ""}` : "a human decides";
  if (story.spec !== "pass" || review === void 0)
    return words[story.spec] ?? story.spec;
  const met = review.criteria.filter(({ verdict }) => verdict === "met").length;
  return `${met}/${review.criteria.length} met${review.votes > 1 ? `, ${review.votes} votes` : ""}`;
}
function qualityWords(story) {
  const review = story.reviews.find(({ gate }) => gate === "quality");
  if (story.quality === "fail")
    return story.question === void 0 ? "blocked" : "a human decides";
  if (story.quality === "warn" && review !== void 0)
    return warningCount(review.warnings);
  return words[story.quality] ?? story.quality;
}
function warningCount(count) {
  return `${count} ${count === 1 ? "warning" : "warnings"}`;
}
var words = { pass: "passed", warn: "passed", error: "unavailable" };




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

/***/ 6619:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.$GP),
/* harmony export */   w: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.wX6)
/* harmony export */ });
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6419);
// layer:action/policy-paths.js





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

/***/ 329:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D1: () => (/* binding */ storyMessage),
/* harmony export */   Lt: () => (/* binding */ attemptMessage),
/* harmony export */   Mb: () => (/* binding */ archiveMessage),
/* harmony export */   TV: () => (/* binding */ archiveFeature),
/* harmony export */   hT: () => (/* binding */ wipBranch),
/* harmony export */   oh: () => (/* binding */ failureMessage),
/* harmony export */   xT: () => (/* binding */ leftMessage)
/* harmony export */ });
/* harmony import */ var _chunk_F7NEAX73_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9148);
/* harmony import */ var _chunk_52TAEIC4_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3888);
/* harmony import */ var _chunk_GWRAI2EL_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9268);
/* harmony import */ var _chunk_7NRJR3S6_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4802);
/* harmony import */ var _chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6600);
/* harmony import */ var _chunk_EOWFISWU_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7700);
/* harmony import */ var _chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8395);
/* harmony import */ var _chunk_TA7X43X2_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3842);
/* harmony import */ var _chunk_MJPTOZMC_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6015);










// build/adapters/archive.js
var PLACE = ".ralph/archive";
async function archiveFeature(files, place) {
  const { repository, prdPath } = files;
  const { feature, from, onto } = place;
  const prd = await repository.readFile(from, prdPath);
  if (prd === void 0)
    return { folder: "", problem: `${prdPath} is not in ${from.slice(0, 10)}.` };
  const inTheWay = await fileInTheWay(repository, onto.commit);
  if (inTheWay !== void 0)
    return { folder: "", problem: `${inTheWay} is no folder, and nothing is written over.` };
  const there = await archivesOf(repository, onto.commit);
  for (const name of there.filter((each) => isOf(feature, each))) {
    const kept = await repository.readFile(onto.commit, `${PLACE}/${name}/prd.json`);
    if (kept?.bytes.equals(prd.bytes))
      return { folder: `${PLACE}/${name}`, problem: "" };
  }
  const folder = `${PLACE}/${freeName(`${place.date}-${feature}`, there)}`;
  const copies = [
    { path: `${folder}/prd.json`, mode: MODE, bytes: prd.bytes },
    ...await copiesOf(files, place, folder)
  ];
  const tree = await repository.overlay(onto.tree, copies);
  const commit = await repository.commit({
    tree,
    parents: [onto.commit],
    message: place.message(folder),
    at: place.at
  });
  return { made: { commit, tree }, folder, problem: "" };
}
var MODE = "100644";
async function fileInTheWay(repository, commit) {
  const [top, below] = await Promise.all(["", ".ralph"].map((folder) => repository.listFolder(commit, folder)));
  const places = [...top ?? [], ...below ?? []];
  return places.find(({ path, isFolder }) => !isFolder && (path === ".ralph" || path === PLACE))?.path;
}
async function archivesOf(repository, commit) {
  const entries = await repository.listFolder(commit, PLACE);
  return entries.map(({ path }) => path.slice(PLACE.length + 1));
}
function isOf(feature, name) {
  return name.slice("2026-01-09-".length).replace(/-\d+$/, "") === feature.replace(/-\d+$/, "");
}
function freeName(wanted, there) {
  const taken = new Set(there.map((name) => name.toLowerCase()));
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? wanted : `${wanted}-${count}`;
    if (!taken.has(name))
      return name;
  }
}
async function copiesOf({ repository, prdPath, progressPath }, { from, peoples }, folder) {
  const home = prdPath.includes("/") ? prdPath.slice(0, prdPath.lastIndexOf("/") + 1) : "";
  const specs = home.startsWith(".ralph/") ? await repository.listFiles(peoples, `${home}specs`) : [];
  const texts = specs.filter(({ mode }) => mode.startsWith("100")).map(({ path }) => path);
  const copies = await Promise.all([
    copy(repository, { from, path: progressPath, to: `${folder}/progress.txt` }),
    ...[`${home}prompt.md`, ...texts].map((path) => copy(repository, { from: peoples, path, to: `${folder}/${path.slice(home.length)}` }))
  ]);
  return copies.flatMap((each) => each ?? []);
}
async function copy(repository, { from, path, to }) {
  const file = await repository.readFile(from, path);
  return file?.mode.startsWith("100") ? { path: to, mode: MODE, bytes: file.bytes } : void 0;
}

// build/report/messages.js
var TITLE_CHARS = 100;
function storyMessage(state, storyId) {
  const story = storyOf(state, storyId);
  const last = story.attempts.at(-1);
  const { plan } = state;
  return message(fromTemplate(state, story), [passedBy(state, story)], [
    `Ralph-Story: ${(0,_chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_3__/* .report_sanitise__forCommitMessage */ .hI)(story.id)}`,
    `Ralph-Run: ${(0,_chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_3__/* .report_sanitise__forCommitMessage */ .hI)(plan.runId)}`,
    `Ralph-Attempts: ${story.attempts.length}`,
    `Ralph-Gates: ${gatesDigest(last)}`,
    ...plan.signOff === void 0 ? [] : [`Signed-off-by: ${(0,_chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_3__/* .report_sanitise__forCommitMessage */ .hI)(plan.signOff)}`]
  ]);
}
function failureMessage(state, storyId, subject) {
  const story = storyOf(state, storyId);
  const last = story.attempts.at(-1);
  return [
    (0,_chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_3__/* .report_sanitise__forCommitMessage */ .hI)(subject ?? `Ralph Loop failed: ${story.id}`),
    "",
    `Iterations: ${story.attempts.length}/${(0,_chunk_EOWFISWU_js__WEBPACK_IMPORTED_MODULE_4__/* .core_split__mostAttempts */ .M)(state, story)}`,
    `Last gate: ${last === void 0 ? "none" : last.lastGate === "test" ? "tests" : last.lastGate}`,
    `Error hash: ${(0,_chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_3__/* .report_sanitise__forCommitMessage */ .hI)(last?.fingerprint ?? "") || "none"}`,
    "",
    "See .ralph_state.md for full history",
    ""
  ].join("\n");
}
function archiveMessage({ plan }, folder) {
  return message(`chore: archive ${(0,_chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_3__/* .report_sanitise__forCommitMessage */ .hI)(plan.feature)}`, [`All stories passed: what they were made from is kept in ${(0,_chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_3__/* .report_sanitise__forCommitMessage */ .hI)(folder)}.`], [
    `Ralph-Run: ${(0,_chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_3__/* .report_sanitise__forCommitMessage */ .hI)(plan.runId)}`,
    ...plan.signOff === void 0 ? [] : [`Signed-off-by: ${(0,_chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_3__/* .report_sanitise__forCommitMessage */ .hI)(plan.signOff)}`]
  ]);
}
function leftMessage({ feature, runId }, folder) {
  return message(`chore: archive ${(0,_chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_3__/* .report_sanitise__forCommitMessage */ .hI)(feature)}`, [`Another backlog has taken its place: what the last run worked on is kept in ${(0,_chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_3__/* .report_sanitise__forCommitMessage */ .hI)(folder)}.`], [`Ralph-Run: ${(0,_chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_3__/* .report_sanitise__forCommitMessage */ .hI)(runId)}`]);
}
function attemptMessage(call) {
  return message(`ralph: ${(0,_chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_3__/* .report_sanitise__forCommitMessage */ .hI)(call.story)} attempt ${call.attempt}`, [], [
    `Ralph-Story: ${(0,_chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_3__/* .report_sanitise__forCommitMessage */ .hI)(call.story)}`,
    `Ralph-Run: ${(0,_chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_3__/* .report_sanitise__forCommitMessage */ .hI)(call.runId)}`,
    `Ralph-Iteration: ${call.iteration}`
  ]);
}
function wipBranch(storyId, at) {
  return `wip/ralph-fail-${(0,_chunk_MJPTOZMC_js__WEBPACK_IMPORTED_MODULE_6__/* .core_slug__slug */ .b)(storyId)}-${(0,_chunk_7NRJR3S6_js__WEBPACK_IMPORTED_MODULE_2__/* .report_time__fileStamp */ .Yx)(at)}`;
}
function gatesDigest(attempt) {
  const gates = (0,_chunk_GWRAI2EL_js__WEBPACK_IMPORTED_MODULE_1__/* .report_attempt_facts__lastOfEach */ .Z9)(attempt?.gates ?? []);
  return gates.length === 0 ? "none" : (0,_chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_3__/* .report_sanitise__forCommitMessage */ .hI)(gates.map(digest).join(" "), 2e3);
}
function digest(gate) {
  const notReviewed = gate.verdict === "skipped" && (gate.gate === "spec" || gate.gate === "quality");
  return `${gate.check ?? gate.gate}=${notReviewed ? "not-reviewed" : gate.verdict}`;
}
function fromTemplate({ plan }, story) {
  const values = {
    id: (0,_chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_3__/* .report_sanitise__forCommitMessage */ .hI)(story.id),
    title: (0,_chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_3__/* .report_sanitise__forCommitMessage */ .hI)(story.title, TITLE_CHARS),
    feature: (0,_chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_3__/* .report_sanitise__forCommitMessage */ .hI)(plan.feature),
    run: (0,_chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_3__/* .report_sanitise__forCommitMessage */ .hI)(plan.runId),
    attempts: String(story.attempts.length)
  };
  return plan.messageTemplate.replace(/\{(\w+)\}/g, (whole, name) => (0,_chunk_TA7X43X2_js__WEBPACK_IMPORTED_MODULE_7__/* .own */ .Z)(values, name) ?? whole).trim();
}
function passedBy(state, story) {
  const gates = (0,_chunk_GWRAI2EL_js__WEBPACK_IMPORTED_MODULE_1__/* .report_attempt_facts__lastOfEach */ .Z9)(story.attempts.at(-1)?.gates ?? []);
  const tests = gates.filter((gate) => gate.gate === "test");
  const ran = tests.filter(({ verdict }) => verdict !== "skipped").map(_chunk_GWRAI2EL_js__WEBPACK_IMPORTED_MODULE_1__/* .report_attempt_facts__gateLabel */ .ul);
  const none = tests.length === 0 ? "no check is configured" : "no check applies";
  const by = [...ran.length === 0 ? [none] : ran, ...reviewedBy(state, story)];
  const parts = story.split?.parts.length ?? 0;
  const of = parts === 0 ? `of ${(0,_chunk_EOWFISWU_js__WEBPACK_IMPORTED_MODULE_4__/* .core_split__mostAttempts */ .M)(state, story)}` : `in all, in ${parts} sub-stories`;
  return `Passed on attempt ${story.attempts.length} ${of}: ${(0,_chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_3__/* .report_sanitise__forCommitMessage */ .hI)(by.join(", "))}.`;
}
function reviewedBy(state, story) {
  const reviews = (0,_chunk_52TAEIC4_js__WEBPACK_IMPORTED_MODULE_8__/* .reviewsOf */ .Nv)(story, void 0);
  const said = {
    reviews,
    spec: (0,_chunk_52TAEIC4_js__WEBPACK_IMPORTED_MODULE_8__/* .reviewVerdict */ .C7)(state, story, "spec"),
    quality: (0,_chunk_52TAEIC4_js__WEBPACK_IMPORTED_MODULE_8__/* .reviewVerdict */ .C7)(state, story, "quality")
  };
  return reviews.map(({ gate }) => `${gate} (${gate === "spec" ? (0,_chunk_F7NEAX73_js__WEBPACK_IMPORTED_MODULE_0__/* .specWords */ .z)(said) : (0,_chunk_F7NEAX73_js__WEBPACK_IMPORTED_MODULE_0__/* .qualityWords */ .H)(said)})`);
}
function message(subject, paragraphs, trailers) {
  return `${[subject, ...paragraphs, trailers.join("\n")].join("\n\n")}
`;
}
function storyOf(state, storyId) {
  const story = (0,_chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_5__/* .core_story_list__storyNamed */ .vX)(state, storyId);
  if (story === void 0)
    throw new Error(`The run has no story "${storyId}".`);
  return story;
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

/***/ 5817:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   archiveLeft: () => (/* binding */ archiveLeft)
/* harmony export */ });
/* harmony import */ var _chunk_OF4QDF3U_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(329);
/* harmony import */ var _chunk_NFGW6NFR_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6619);
/* harmony import */ var _chunk_F7NEAX73_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9148);
/* harmony import */ var _chunk_GWRAI2EL_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9268);
/* harmony import */ var _chunk_7NRJR3S6_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4802);
/* harmony import */ var _chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6600);
/* harmony import */ var _chunk_EOWFISWU_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7700);
/* harmony import */ var _chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8395);
/* harmony import */ var _chunk_MJPTOZMC_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6015);
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6419);













// layer:core/archive.js


// build/action/archive-left.js
async function archiveLeft({ repository }, plan, { latest, at }) {
  const left = (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_9__/* .core_archive__leftBacklog */ .Ff9)(latest, plan);
  const { prdPath, feature, start } = plan;
  if (left === void 0 || prdPath === void 0)
    return plan;
  const imported = await repository.importCommit(left);
  if (!imported.ok)
    return noted(plan, `The backlog of the last run was not archived: ${imported.problem.message}`);
  const files = { repository, prdPath, progressPath: (0,_chunk_NFGW6NFR_js__WEBPACK_IMPORTED_MODULE_1__/* .action_policy_paths__progressPath */ .$)(prdPath) };
  const message = (folder2) => (0,_chunk_OF4QDF3U_js__WEBPACK_IMPORTED_MODULE_0__/* .leftMessage */ .xT)(plan, folder2);
  const date = (0,_chunk_7NRJR3S6_js__WEBPACK_IMPORTED_MODULE_4__/* .report_time__isoTime */ .ps)(at).slice(0, 10);
  const { made, folder, problem } = await (0,_chunk_OF4QDF3U_js__WEBPACK_IMPORTED_MODULE_0__/* .archiveFeature */ .TV)(files, {
    ...{ feature, from: left, peoples: left, onto: start, date, at, message }
  });
  if (folder === "")
    return noted(plan, `The backlog of the last run was not archived: ${problem}`);
  if (made === void 0)
    return plan;
  await repository.setRef(`refs/ralph/${feature}/start`, made.commit);
  const told = noted(plan, `"branchName" was changed since the last run: what that worked on is kept in ${folder}.`);
  return { ...told, archives: left, start: { ...made, made: true } };
}
function noted(plan, notice) {
  return { ...plan, notices: [...plan.notices, notice] };
}



/***/ })

};
;