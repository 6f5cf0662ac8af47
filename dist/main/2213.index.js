"use strict";
exports.id = 2213;
exports.ids = [2213];
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

/***/ 8927:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CM: () => (/* binding */ retrySteps),
/* harmony export */   G5: () => (/* binding */ finalSection),
/* harmony export */   Ix: () => (/* binding */ isFailed),
/* harmony export */   L_: () => (/* binding */ stepsOfIdle),
/* harmony export */   Ww: () => (/* binding */ holdsWork),
/* harmony export */   Zn: () => (/* binding */ nextSteps),
/* harmony export */   dB: () => (/* binding */ howAgain),
/* harmony export */   kr: () => (/* binding */ isStranded),
/* harmony export */   t2: () => (/* binding */ startAgain),
/* harmony export */   to: () => (/* binding */ isWorthAgain),
/* harmony export */   vF: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_5__.vFX),
/* harmony export */   zC: () => (/* binding */ whyAgain)
/* harmony export */ });
/* harmony import */ var _chunk_VJVIYZ3O_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9433);
/* harmony import */ var _chunk_7NRJR3S6_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4802);
/* harmony import */ var _chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(135);
/* harmony import */ var _chunk_4XWONIP7_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5867);
/* harmony import */ var _chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6600);
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6246);






// layer:core/halts.js


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
  return `${isFailed(view) ? "\u274C" : view.verdict === "warn" ? "\u26A0" : "\u2705"} ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_2__/* .report_markdown__code */ .QE)(view.name)} ${view.verdict} ${view.isEarlier ? "in an earlier run" : `in ${(0,_chunk_7NRJR3S6_js__WEBPACK_IMPORTED_MODULE_1__/* .report_time__duration */ .L0)(view.durationMs)}`}`;
}
function evidence({ name, reason, lines: all, logPath, isReview }, most) {
  const shown = all.slice(0, most).map((line) => (0,_chunk_4XWONIP7_js__WEBPACK_IMPORTED_MODULE_3__/* .report_strip__cut */ .mI)(line, LINE_CHARS));
  return [
    `**${isReview ? "Final review" : `Final check ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_2__/* .report_markdown__code */ .QE)(name)}`}:** ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_2__/* .report_markdown__text */ .e0)(reason, 600)}`,
    ...shown.length === 0 ? [] : [(0,_chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_4__/* .report_sanitise__forFence */ .Ix)(shown.join("\n"), "text")],
    ...logPath === void 0 ? [] : [`Whole output on the runner: ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_2__/* .report_markdown__code */ .QE)(logPath)}`]
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
function holdsWork({ headCommit, earlierCommit }) {
  return headCommit !== "" || earlierCommit !== void 0;
}
function stepsOfIdle(run, links) {
  return run.halt?.kind === "nothing_to_do" ? [...read(run), ...retrySteps(run, links)] : [];
}
function startAgain(links, run) {
  if (links?.workflow === void 0)
    return void 0;
  const repository = `--repo ${(0,_chunk_VJVIYZ3O_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r7)(links.repository)}`;
  if (!isOfThread(links))
    return `gh workflow run ${(0,_chunk_VJVIYZ3O_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r7)(links.workflow)} ${repository}`;
  const { origin } = run;
  const body = threadCommand(run);
  if (origin === void 0 || body === void 0)
    return void 0;
  return `gh ${origin.isPull ? "pr" : "issue"} comment ${origin.thread} ${repository} --body ${(0,_chunk_VJVIYZ3O_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r7)(body)}`;
}
function howAgain(links, run) {
  if (isOfThread(links)) {
    const command2 = threadCommand(run);
    return command2 === void 0 ? "give the command again" : `comment ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_2__/* .report_markdown__code */ .QE)(command2)}`;
  }
  const command = startAgain(links, run);
  return command === void 0 ? "run the workflow again" : `run ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_2__/* .report_markdown__code */ .QE)(command)}`;
}
function isOfThread(links) {
  return ["issue_comment", "issues", "pull_request_review"].includes(links?.eventName ?? "");
}
function threadCommand({ halt, objective, phrase }) {
  if (halt !== void 0 && (_layer_1_js__WEBPACK_IMPORTED_MODULE_5__/* .core_halts__halts */ .vFo[halt.kind].resumable || halt.budget === "wallclock"))
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
  return `resume the run${resumeAt === void 0 ? " once the limit is over" : `, best from ${(0,_chunk_7NRJR3S6_js__WEBPACK_IMPORTED_MODULE_1__/* .report_time__isoTime */ .ps)(resumeAt)} on`}`;
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
  const which = held.length === 1 ? (0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_2__/* .report_markdown__code */ .QE)(first) : `one of ${held.slice(0, 5).map(_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_2__/* .report_markdown__code */ .QE).join(", ")}`;
  const more = held.length > 5 ? ` and ${held.length - 5} more` : "";
  const comment = `comment ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_2__/* .report_markdown__code */ .QE)(`${phrase} retry ${first}`)}`;
  const input = `name it in a run's setting ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_2__/* .report_markdown__code */ .QE)(`story: ${first}`)}`;
  return [`To try ${which}${more} again as it is: ${isOfThread(links) ? comment : `${input}, or ${comment}`}.`];
}
function whileRunning({ phrase }, links) {
  const end = isOfThread(links) ? ` To end it: comment ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_2__/* .report_markdown__code */ .QE)(`${phrase} cancel`)}.` : "";
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
    return (0,_chunk_VJVIYZ3O_js__WEBPACK_IMPORTED_MODULE_0__/* .report_signoff_words__signoffSteps */ .z0)(run);
  if (!holdsWork(run) || isStranded(run))
    return [];
  const isOne = run.objective !== void 0;
  const merge = run.halt?.kind === "nothing_to_do" ? ", and merge it: nothing merges by itself" : "";
  if (run.pull === void 0)
    return [
      `Read ${isOne ? "its commit" : "the passed stories"} on branch ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_2__/* .report_markdown__code */ .QE)(run.branch)}${isOne ? "" : ", one commit each"}${merge}.`
    ];
  const { number, url, draft } = run.pull;
  const ready = draft ? ", mark it ready" : "";
  const each = isOne ? "" : ", one commit per story";
  return [`Review ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_2__/* .report_markdown__link */ .hL)(`pull request #${number}`, url)}${each}${ready} and merge it. Nothing merges by itself.`];
}
function again(run, links) {
  const { halt, counts } = run;
  if (halt === void 0 || !isWorthAgain(halt, counts))
    return [];
  const rest = isOfThread(links) ? "" : ", or wait for its next start";
  return [`To ${whyAgain(halt, run)}: ${howAgain(links, run)}${rest}.`, ...retrySteps(run, links)];
}




/***/ }),

/***/ 4452:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ refusalSummary),
/* harmony export */   z: () => (/* binding */ summary)
/* harmony export */ });
/* harmony import */ var _chunk_EBZLW23B_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1372);
/* harmony import */ var _chunk_CIQLHV72_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8927);
/* harmony import */ var _chunk_VJVIYZ3O_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9433);
/* harmony import */ var _chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(135);
/* harmony import */ var _chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8395);






// build/report/gantt.js
var MOST_BARS = 60;
var tags = {
  pass: "done, ",
  warn: "",
  fail: "crit, ",
  timeout: "crit, ",
  error: "crit, ",
  skipped: ""
};
function gantt(state) {
  const all = (0,_chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_4__/* .core_story_list__storiesOf */ .$5)(state).flatMap(barsOf).sort((a, b) => a.startMs - b.startMs);
  const bars = all.slice(-MOST_BARS);
  const [first] = bars;
  if (first === void 0)
    return { source: "", leftOut: 0 };
  const spanMs = Math.max(...bars.map((bar) => bar.endMs)) - first.startMs;
  const lines = bars.flatMap((bar, index) => [
    ...bars[index - 1]?.story === bar.story ? [] : [`  section ${label(bar.story)}`],
    `  ${bar.iteration} ${label(bar.gate)} ${bar.verdict} :${tags[bar.verdict]}${bar.startMs}, ${Math.max(bar.endMs, bar.startMs + leastMs(spanMs))}`
  ]);
  const axis = spanMs < 6e5 ? "%H:%M:%S" : "%H:%M";
  const head = ["gantt", "  dateFormat x", `  axisFormat ${axis}`, "  todayMarker off"];
  return { source: [...head, ...lines].join("\n"), leftOut: all.length - bars.length };
}
function barsOf(story) {
  return story.attempts.flatMap((attempt) => attempt.gates.filter(wasStarted).map((gate) => barOf(story.id, attempt, gate)));
}
function wasStarted({ verdict, durationMs }) {
  return verdict !== "skipped" && !(verdict === "timeout" && durationMs === 0);
}
function barOf(story, attempt, gate) {
  const startMs = Math.round(attempt.startedAt + Math.max(0, gate.startedMs - (attempt.gates[0]?.startedMs ?? 0)));
  return {
    story,
    iteration: attempt.iteration,
    gate: gate.check ?? gate.gate,
    verdict: gate.verdict,
    startMs,
    endMs: startMs + Math.max(0, Math.round(gate.durationMs))
  };
}
function leastMs(spanMs) {
  return Math.max(1, Math.ceil(spanMs / 100));
}
function label(text) {
  const safe = text.replace(/[^\p{L}\p{N}._ -]+/gu, " ").replace(/\s+/g, " ").trim().slice(0, 40).trimEnd();
  return safe === "" ? "unnamed" : safe.toWellFormed();
}

// build/report/summary.js
var shedding = [
  ["the timeline", { timeline: false }],
  ["all but 3 failing lines per gate", { lines: 3 }],
  ["the blocks of all but the first 20 failures", { blocks: 20 }],
  ["all but the first 100 findings of the integrity gate and 20 notices", { caught: 100, notices: 20 }],
  [
    "the cost per story and all but the first 100 rows of the story table, stories that did not pass first",
    { rows: 100, ledger: false }
  ],
  [
    "all but the first 20 failures, findings and rows",
    { blocks: 0, lines: 0, failures: 20, caught: 20, rows: 20, notices: 5 }
  ]
];
function summary(state, context = {}) {
  const { links, maxBytes = 1e6 } = context;
  const run = (0,_chunk_VJVIYZ3O_js__WEBPACK_IMPORTED_MODULE_2__/* .view */ .Up)(state, context);
  const timeline = gantt(state);
  const document = (0,_chunk_EBZLW23B_js__WEBPACK_IMPORTED_MODULE_0__/* .fitted */ .$5)({
    shedding,
    isWorthIt: (extent) => atLeast(run, extent) <= maxBytes,
    render: (extent, left) => join([
      ...(0,_chunk_EBZLW23B_js__WEBPACK_IMPORTED_MODULE_0__/* .headSection */ .s)(run, links),
      ...leftOut(left, maxBytes),
      ...body(run, links, extent),
      ...extent.timeline ? timelineSection(timeline) : [],
      ...tail(run, links, extent)
    ]),
    fits: (text) => bytes(text) <= maxBytes
  });
  return document ?? join([...(0,_chunk_EBZLW23B_js__WEBPACK_IMPORTED_MODULE_0__/* .headSection */ .s)(run, void 0), ...leftOut(["everything else"], maxBytes)]);
}
function refusalSummary(halt, problems, context = {}) {
  const title = refusals[halt.kind] ?? halt.kind;
  const { links } = context;
  return join([
    `## Ralph: ${title} \xB7 nothing was started`,
    `${(0,_chunk_EBZLW23B_js__WEBPACK_IMPORTED_MODULE_0__/* .haltIcon */ .pb)(halt)} **${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_3__/* .report_markdown__text */ .e0)((0,_chunk_VJVIYZ3O_js__WEBPACK_IMPORTED_MODULE_2__/* .haltVerdict */ .p$)(halt), 1500)}**`,
    ...(0,_chunk_EBZLW23B_js__WEBPACK_IMPORTED_MODULE_0__/* .listSection */ .iC)(
      (0,_chunk_EBZLW23B_js__WEBPACK_IMPORTED_MODULE_0__/* .haltIcon */ .pb)(halt) === "\u274C" ? "What to correct" : "Why",
      // One alone is the verdict itself.
      problems.length === 1 && problems[0] === halt.detail ? [] : problems.map((problem) => (0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_3__/* .report_markdown__text */ .e0)(problem, 1e3))
    ),
    ...links === void 0 ? [] : [(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_3__/* .report_markdown__link */ .hL)("Workflow run", links.runUrl)]
  ]);
}
var refusals = {
  config_error: "configuration error",
  locked: "another run holds the lock",
  skipped: "skipped",
  nothing_to_do: "nothing to do",
  internal_error: "internal error",
  environment_broken: "the environment is broken",
  interrupted: "interrupted",
  user_cancel: "cancelled by a person"
};
function atLeast({ failures, stories }, extent) {
  return 200 * Math.min(failures.length, extent.blocks) + 60 * Math.min(stories.length, extent.rows);
}
function body(run, links, extent) {
  return [
    ...(0,_chunk_EBZLW23B_js__WEBPACK_IMPORTED_MODULE_0__/* .storyTable */ .GZ)(run, links, extent.rows),
    ...(0,_chunk_CIQLHV72_js__WEBPACK_IMPORTED_MODULE_1__/* .finalSection */ .G5)(run, extent),
    ...(0,_chunk_EBZLW23B_js__WEBPACK_IMPORTED_MODULE_0__/* .notPushedSection */ ._H)(run),
    ...(0,_chunk_EBZLW23B_js__WEBPACK_IMPORTED_MODULE_0__/* .failureSection */ .mo)(run, extent),
    ...(0,_chunk_EBZLW23B_js__WEBPACK_IMPORTED_MODULE_0__/* .caughtSection */ .Ax)(run, extent),
    ...(0,_chunk_EBZLW23B_js__WEBPACK_IMPORTED_MODULE_0__/* .listSection */ .iC)("Notices", run.notices.slice(0, extent.notices).map((notice) => (0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_3__/* .report_markdown__text */ .e0)(notice, 600)))
  ];
}
function tail(run, links, extent) {
  return [
    ...(0,_chunk_EBZLW23B_js__WEBPACK_IMPORTED_MODULE_0__/* .budgetSection */ .BZ)(run),
    ...extent.ledger ? (0,_chunk_EBZLW23B_js__WEBPACK_IMPORTED_MODULE_0__/* .costSection */ .pD)(run) : [],
    ...(0,_chunk_EBZLW23B_js__WEBPACK_IMPORTED_MODULE_0__/* .listSection */ .iC)("Isolation, and what was not protected", run.notProtected.map((gap) => (0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_3__/* .report_markdown__withCode */ .sE)(gap, 1e3))),
    ...(0,_chunk_EBZLW23B_js__WEBPACK_IMPORTED_MODULE_0__/* .footer */ .qr)(run, links)
  ];
}
function timelineSection(timeline) {
  if (timeline.source === "")
    return [];
  const note = timeline.leftOut === 0 ? [] : [`The first ${timeline.leftOut} bars are left out.`];
  return ["### Timeline of iterations by gate", `\`\`\`mermaid
${timeline.source}
\`\`\``, ...note];
}
function leftOut(words, maxBytes) {
  if (words.length === 0)
    return [];
  const limit = maxBytes.toLocaleString("en-US");
  return [
    `Left out to stay under ${limit} bytes: ${words.join("; ")}. The whole is in <code>ralph-report.json</code>.`
  ];
}
function join(blocks) {
  return `${blocks.join("\n\n")}
`;
}
function bytes(document) {
  return new TextEncoder().encode(document).length;
}




/***/ }),

/***/ 653:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ac: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.AcC),
/* harmony export */   Bn: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.Bn3),
/* harmony export */   Cq: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.Cql)
/* harmony export */ });
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6419);
// layer:core/all-of.js





/***/ }),

/***/ 135:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ES: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.ESb),
/* harmony export */   EW: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.EWI),
/* harmony export */   QE: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.QED),
/* harmony export */   e0: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.e0F),
/* harmony export */   hL: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.hLI),
/* harmony export */   ly: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.lyu),
/* harmony export */   ns: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.nsj),
/* harmony export */   sE: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.sEq),
/* harmony export */   sU: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.sUu)
/* harmony export */ });
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6419);
// layer:report/markdown.js





/***/ }),

/***/ 2213:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   refusalText: () => (/* binding */ refusalText)
/* harmony export */ });
/* harmony import */ var _chunk_I4EE4KN7_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4452);
/* harmony import */ var _chunk_EBZLW23B_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1372);
/* harmony import */ var _chunk_CIQLHV72_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8927);
/* harmony import */ var _chunk_VJVIYZ3O_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9433);
/* harmony import */ var _chunk_73KOH2UK_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2487);
/* harmony import */ var _chunk_3KU2CNLE_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1102);
/* harmony import */ var _chunk_RCF2NXRN_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7152);
/* harmony import */ var _chunk_F7NEAX73_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9148);
/* harmony import */ var _chunk_GWRAI2EL_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9268);
/* harmony import */ var _chunk_7NRJR3S6_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4802);
/* harmony import */ var _chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(135);
/* harmony import */ var _chunk_4XWONIP7_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(5867);
/* harmony import */ var _chunk_VAVPNWJ6_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(653);
/* harmony import */ var _chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(4955);
/* harmony import */ var _chunk_BX54UOPB_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(3556);
/* harmony import */ var _chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(6600);
/* harmony import */ var _chunk_EOWFISWU_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(7700);
/* harmony import */ var _chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(8395);
/* harmony import */ var _chunk_MJPTOZMC_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(6015);























// build/action/refusal-text.js
function refusalText({ halt, reasons, exitCode }, log) {
  const say = exitCode === 0 ? log.notice : log.error;
  for (const reason of reasons)
    say((0,_chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_15__/* .report_sanitise__forLog */ .$w)([(0,_chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_15__/* .report_sanitise__plain */ .sb)(reason)], 4e3).join("\n"));
  return (0,_chunk_I4EE4KN7_js__WEBPACK_IMPORTED_MODULE_0__/* .refusalSummary */ .Z)(halt, reasons);
}



/***/ })

};
;