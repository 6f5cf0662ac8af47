"use strict";
exports.id = 4478;
exports.ids = [4478];
exports.modules = {

/***/ 1471:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* reexport safe */ _layer_0_js__WEBPACK_IMPORTED_MODULE_0__.pD)
/* harmony export */ });
/* harmony import */ var _layer_0_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4484);
// layer:action/job.js





/***/ }),

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

/***/ 4824:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.dOU)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:action/outputs.js





/***/ }),

/***/ 3953:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ outputsOf),
/* harmony export */   g: () => (/* binding */ costOutputs)
/* harmony export */ });
/* harmony import */ var _chunk_VJVIYZ3O_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9433);
/* harmony import */ var _chunk_RCF2NXRN_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7152);
/* harmony import */ var _chunk_7NRJR3S6_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4802);
/* harmony import */ var _chunk_DOFWTRNE_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4824);
/* harmony import */ var _chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4955);
/* harmony import */ var _chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8395);







// build/action/run-outputs.js
var outputsOf = (function(state, call) {
  const counts = (0,_chunk_VJVIYZ3O_js__WEBPACK_IMPORTED_MODULE_0__/* .countStories */ .jL)(state);
  const wips = (0,_chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_5__/* .core_story_list__storiesOf */ .$5)(state).flatMap(((story) => story.wip?.branch ?? story.waits?.wip ?? []));
  const isNew = state.head.commit !== state.plan.start.commit;
  const passed = isNew ? (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_4__/* .core_signoff__tipOf */ .LS)(state).commit : (0,_chunk_VJVIYZ3O_js__WEBPACK_IMPORTED_MODULE_0__/* .earlierTip */ .SO)(state);
  return {
    ...(0,_chunk_DOFWTRNE_js__WEBPACK_IMPORTED_MODULE_3__/* .action_outputs__emptyOutputs */ .d)({ halt: call.halt, failOn: call.failOn }),
    run_id: state.plan.runId,
    iterations: String(state.iterations),
    stories_total: String(counts.total),
    stories_passed: String(counts.passed),
    stories_failed: String(counts.failed),
    stories_blocked: String(counts.blocked),
    branch_name: passed === void 0 ? "" : state.plan.branch,
    commit_sha: passed ?? "",
    pr_url: (0,_chunk_VJVIYZ3O_js__WEBPACK_IMPORTED_MODULE_0__/* .pullOf */ .pv)(state)?.url ?? "",
    wip_branches: JSON.stringify(within(wips)),
    report_file: state.reportFile ?? "",
    ...costOutputs((0,_chunk_RCF2NXRN_js__WEBPACK_IMPORTED_MODULE_1__/* .usageOf */ .Fs)([...(0,_chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_5__/* .core_story_list__storiesOf */ .$5)(state), { attempts: [], ...state.beside }])),
    resume_at: call.halt.resumeAt === void 0 ? "" : (0,_chunk_7NRJR3S6_js__WEBPACK_IMPORTED_MODULE_2__/* .report_time__isoTime */ .ps)(call.halt.resumeAt),
    logs_path: call.logsPath
  };
});
var within = (function(names) {
  let chars = 2;
  return names.filter((name) => {
    chars += JSON.stringify(name).length + 1;
    return chars <= MOST_CHARS;
  });
});
var costOutputs = (function(usage) {
  return {
    total_cost_usd: usage.costUsd === void 0 ? "" : String(usage.costUsd),
    input_tokens: String(usage.inputTokens),
    output_tokens: String(usage.outputTokens),
    cache_read_tokens: String(usage.cacheReadTokens),
    cache_write_tokens: String(usage.cacheWriteTokens)
  };
});

var MOST_CHARS = 1e5;






/***/ }),

/***/ 4478:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ finished)
/* harmony export */ });
/* harmony import */ var _chunk_4KRIMJ3X_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(937);
/* harmony import */ var _chunk_WWHHO4EB_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(315);
/* harmony import */ var _chunk_EF2KNXWK_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3953);
/* harmony import */ var _chunk_CIQLHV72_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8927);
/* harmony import */ var _chunk_VJVIYZ3O_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9433);
/* harmony import */ var _chunk_3KU2CNLE_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1102);
/* harmony import */ var _chunk_RCF2NXRN_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7152);
/* harmony import */ var _chunk_GWRAI2EL_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9268);
/* harmony import */ var _chunk_2PEPVLJC_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1471);
/* harmony import */ var _chunk_4XWONIP7_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5867);
/* harmony import */ var _chunk_BX54UOPB_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3556);
/* harmony import */ var _chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(6600);
/* harmony import */ var _chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(8395);
/* harmony import */ var _chunk_NY26LBSQ_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(2158);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_14___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_14__);















// build/action/finished.js


// build/report/annotations.js
var annotations = (function(state) {
  const run = (0,_chunk_VJVIYZ3O_js__WEBPACK_IMPORTED_MODULE_4__/* .lookup */ .$I)(state);
  const failed = (0,_chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_12__/* .core_story_list__storiesOf */ .$5)(state).filter(((story) => story.inScope && didNotPass(state, story)));
  const perStory = [...failed.map((story) => annotationsOf(run, story)), ...finalAnnotations(state)];
  return [...errors(perStory), ...level(perStory, "warning").slice(0, MOST.perLevel), notice(state)];
});
var didNotPass = (function(state, story) {
  return (0,_chunk_VJVIYZ3O_js__WEBPACK_IMPORTED_MODULE_4__/* .isFailure */ .N6)(story) || state.halt !== void 0 && story.status === "running";
});
var errors = (function(perStory) {
  const all = level(perStory, "error");
  const beyond = perStory.length - MOST.perLevel;
  if (beyond <= 0)
    return all.slice(0, MOST.perLevel);
  const message = `${beyond + 1} more stories did not pass. The job summary names them all.`;
  return [...all.slice(0, MOST.perLevel - 1), { level: "error", message }];
});
var level = (function(perStory, wanted) {
  const lists = perStory.map((list) => list.filter((each) => each.level === wanted).slice(0, MOST.perLevel));
  return Array.from({ length: MOST.perLevel }, ((_each, rank) => lists.flatMap((list) => list[rank] ?? []))).flat();
});
var finalAnnotations = (function(state) {
  const gates = (0,_chunk_VJVIYZ3O_js__WEBPACK_IMPORTED_MODULE_4__/* .finalResults */ .$W)(state).filter(_chunk_BX54UOPB_js__WEBPACK_IMPORTED_MODULE_10__/* .core_gates__blocks */ .to);
  if (gates.length === 0)
    return [];
  const located = locatedOf("final", gates);
  if (located.some((each) => each.level === "error"))
    return [located];
  const lines = gates.map((gate) => `${(0,_chunk_GWRAI2EL_js__WEBPACK_IMPORTED_MODULE_7__/* .report_attempt_facts__gateLabel */ .ul)(gate)}: ${(0,_chunk_3KU2CNLE_js__WEBPACK_IMPORTED_MODULE_5__/* .core_first_error__reasonOf */ .D1)(gate)}`);
  return [[{ level: "error", message: shown(lines.join("\n")), title: titleOf(["final"]) }, ...located]];
});
var notice = (function(state) {
  const run = (0,_chunk_VJVIYZ3O_js__WEBPACK_IMPORTED_MODULE_4__/* .view */ .Up)(state);
  return {
    level: "notice",
    message: shown(`${(0,_chunk_VJVIYZ3O_js__WEBPACK_IMPORTED_MODULE_4__/* .reachedWords */ .Kb)(run)}: ${run.verdict}`),
    title: titleOf(["Ralph", state.plan.feature])
  };
});
var shown = (function(message) {
  return (0,_chunk_4XWONIP7_js__WEBPACK_IMPORTED_MODULE_9__/* .report_strip__cut */ .mI)((0,_chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_11__/* .report_sanitise__plain */ .sb)(message).trim(), MOST.messageChars);
});
var titleOf = (function(parts) {
  return (0,_chunk_4XWONIP7_js__WEBPACK_IMPORTED_MODULE_9__/* .report_strip__cut */ .mI)(parts.map(_chunk_4XWONIP7_js__WEBPACK_IMPORTED_MODULE_9__/* .report_strip__oneLine */ .OR).join(" \xB7 "), MOST.titleChars);
});
var MOST = { perLevel: 10, messageChars: 4096, titleChars: 255 };





function locatedOf(id, gates) {
  return distinct(gates.flatMap((gate) => (gate.locations ?? []).map((each) => annotationAt(id, gate, each))));
}
function annotationsOf(run, story) {
  const last = story.attempts.at(-1);
  const located = locatedOf(story.id, last === void 0 ? [] : (0,_chunk_3KU2CNLE_js__WEBPACK_IMPORTED_MODULE_5__/* .core_first_error__blockingGates */ .nB)(last));
  return located.some((each) => each.level === "error") ? located : [withoutPlace(run, story), ...located];
}
function distinct(all) {
  const same = Map.groupBy(all, ({ file, line, message }) => JSON.stringify([file, line, message]));
  return [...same.values()].flatMap(([first]) => first ?? []);
}
function annotationAt(id, gate, location) {
  const { file, line, column, message, title } = location;
  const place = { line, ...column === void 0 ? {} : { column } };
  return {
    level: location.level,
    message: shown(message),
    title: titleOf(title === void 0 ? [id, (0,_chunk_GWRAI2EL_js__WEBPACK_IMPORTED_MODULE_7__/* .report_attempt_facts__gateLabel */ .ul)(gate)] : [id, (0,_chunk_GWRAI2EL_js__WEBPACK_IMPORTED_MODULE_7__/* .report_attempt_facts__gateLabel */ .ul)(gate), title]),
    // A name that does not survive the sanitiser is no file that GitHub could show.
    ...(0,_chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_11__/* .report_sanitise__plain */ .sb)(file) === file && !file.includes("\n") ? { file, ...place } : {}
  };
}
function withoutPlace(run, story) {
  const last = story.attempts.at(-1);
  const [gate] = last === void 0 ? [] : (0,_chunk_3KU2CNLE_js__WEBPACK_IMPORTED_MODULE_5__/* .core_first_error__blockingGates */ .nB)(last);
  const status = story.status === "running" ? "interrupted" : story.status.replaceAll("_", " ");
  const lines = [(0,_chunk_VJVIYZ3O_js__WEBPACK_IMPORTED_MODULE_4__/* .causeOf */ .rl)(run, story) || status, last === void 0 ? "" : (0,_chunk_3KU2CNLE_js__WEBPACK_IMPORTED_MODULE_5__/* .core_first_error__firstError */ .YJ)(last)];
  return {
    level: "error",
    message: shown(lines.filter((line) => line !== "").join("\n")),
    title: titleOf(gate === void 0 ? [story.id] : [story.id, (0,_chunk_GWRAI2EL_js__WEBPACK_IMPORTED_MODULE_7__/* .report_attempt_facts__gateLabel */ .ul)(gate)])
  };
}




// build/report/end-summary.js
var endSummary = (function(state, context = {}, links) {
  const run = (0,_chunk_VJVIYZ3O_js__WEBPACK_IMPORTED_MODULE_4__/* .view */ .Up)(state, { ...context, ...links && { links } });
  const lines = [
    run.headline,
    ...run.attention.map(attentionEnd),
    run.verdict,
    ...storyEnds(run.stories.filter(((story) => story.eligible))),
    ...finalEnd(run),
    ...run.notPushed.map((each) => `not pushed: ${each.ref}: ${each.cause}${each.bundle ? ` (kept in ${each.bundle})` : ""}`),
    ...costEnd(run.usage),
    ...run.pull === void 0 ? [] : [`Pull request: #${run.pull.number} ${run.pull.url}`],
    ...state.reportFile === void 0 ? [] : [`Report: ${state.reportFile}`],
    ...nextEnd(run, links)
  ];
  return (0,_chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_11__/* .report_sanitise__forLog */ .$w)(lines.map(_chunk_4XWONIP7_js__WEBPACK_IMPORTED_MODULE_9__/* .report_strip__oneLine */ .OR));
});
var nextEnd = (function(run, links) {
  const { halt, counts } = run;
  const command = (0,_chunk_CIQLHV72_js__WEBPACK_IMPORTED_MODULE_3__/* .startAgain */ .t2)(links, run);
  if (command === void 0 || halt === void 0 || !(0,_chunk_CIQLHV72_js__WEBPACK_IMPORTED_MODULE_3__/* .isWorthAgain */ .to)(halt, counts))
    return [];
  return [`To ${(0,_chunk_CIQLHV72_js__WEBPACK_IMPORTED_MODULE_3__/* .whyAgain */ .zC)(halt, run)}: ${command}`];
});
var storyEnds = (function(stories) {
  const untried = Map.groupBy(stories.filter((({ tries }) => tries === 0)), (({ status }) => status));
  const told = /* @__PURE__ */ new Set();
  return stories.flatMap(((story) => {
    const alike = story.tries === 0 ? untried.get(story.status) ?? [] : [];
    if (alike.length <= MOST_ALIKE)
      return [storyEnd(story)];
    if (told.has(story.status))
      return [];
    told.add(story.status);
    return [`${alike.length} stories that were not tried, from ${story.id} to ${alike.at(-1)?.id}: ${story.status}`];
  }));
});
var storyEnd = (function(story) {
  const { work } = story;
  const place = work === void 0 ? "" : work.kind === "commit" ? ` ${(0,_chunk_GWRAI2EL_js__WEBPACK_IMPORTED_MODULE_7__/* .report_attempt_facts__shortSha */ .tn)(work.commit)}` : ` ${work.branch}`;
  const detail = story.detail === "" ? "" : `: ${story.detail}`;
  return `${story.id} ${story.status} after ${story.tries}/${story.maxTries} tries${place}${detail}`;
});
var finalEnd = (function({ final }) {
  if (typeof final === "string")
    return [];
  return final.map(({ name, verdict, reason }) => `final ${name} ${verdict}${reason === "" ? "" : `: ${reason}`}`);
});
var costEnd = (function(usage) {
  if (usage.calls === usage.silentCalls && usage.costUsd === void 0)
    return [];
  const calls = usage.calls === 1 ? "1 call" : `${usage.calls} calls`;
  return [`Cost: ${(0,_chunk_RCF2NXRN_js__WEBPACK_IMPORTED_MODULE_6__/* .costWords */ .fL)(usage)} in ${calls}, ${(0,_chunk_RCF2NXRN_js__WEBPACK_IMPORTED_MODULE_6__/* .tokenWords */ .Hs)(usage)} tokens`];
});
var MOST_ALIKE = 20;





function attentionEnd({ kind, story, text }) {
  const heads = {
    block: "Blocked, must not be merged",
    decision: "A decision is yours",
    signal: "The agent waits for a person",
    unavailable: "No verdict",
    waiting: "Still waits for a person"
  };
  return `${heads[kind]}: story ${story}, ${text}`;
}


// build/action/continue-run.js
var continueRun = (async function(call) {
  const { state, log, cancel } = call;
  if (!(0,_chunk_4KRIMJ3X_js__WEBPACK_IMPORTED_MODULE_0__/* .core_continuing__startsAgain */ .w6)(state) || cancel.aborted)
    return;
  const problem = await start(call);
  if (problem !== void 0)
    log.warning(`continue: dispatch: the workflow was not started again. ${problem} The next start goes on with the run.`);
});

async function start(call) {
  const { state, job, log } = call;
  const place = (0,_chunk_2PEPVLJC_js__WEBPACK_IMPORTED_MODULE_8__/* .action_job__readWorkflowPlace */ .p)(call.env);
  if (job.asked !== void 0)
    return `A thread asked for this run; comment \`${job.phrase ?? "/ralph"} resume\` there.`;
  if ((0,_chunk_4KRIMJ3X_js__WEBPACK_IMPORTED_MODULE_0__/* .core_continuing__isLastInARow */ .np)(state))
    return `That is ${_chunk_4KRIMJ3X_js__WEBPACK_IMPORTED_MODULE_0__/* .core_continuing__MOST_IN_A_ROW */ .nj} workflow runs in a row which nobody else started.`;
  if (place === void 0)
    return "The runner does not say which workflow of this repository this is.";
  if (!await isSaved(call))
    return "The journal of the run did not reach the remote, so another machine would begin anew.";
  const workflow = place.path.split("/").at(-1) ?? "";
  const asking = { ...call, onNote: log.info };
  const at = { workflow, ref: job.ref };
  if (state.again === true && await (0,_chunk_WWHHO4EB_js__WEBPACK_IMPORTED_MODULE_1__/* .action_ask_github__isStartWaiting */ .ao)(asking, at)) {
    log.notice(`The run reached its deadline: the start of ${workflow} that waits already goes on with it.`);
    return void 0;
  }
  const problem = await (0,_chunk_WWHHO4EB_js__WEBPACK_IMPORTED_MODULE_1__/* .action_ask_github__startWorkflow */ .gZ)(asking, { ...at, inputs: inputsOf(job) });
  if (problem !== void 0)
    return problem;
  log.notice(`The run reached its deadline: ${workflow} was started again and goes on with it, ${(state.chain ?? 0) + 1} of at most ${_chunk_4KRIMJ3X_js__WEBPACK_IMPORTED_MODULE_0__/* .core_continuing__MOST_IN_A_ROW */ .nj} in a row.`);
  return void 0;
}
async function isSaved({ repository, state }) {
  const ref = `refs/ralph/${state.plan.feature}/state`;
  const [listed, here] = await Promise.all([repository.remoteRefs([ref]), repository.readRef(ref)]);
  return listed.ok && here !== void 0 && listed.refs.get(ref) === here;
}
function inputsOf({ payload }) {
  const { inputs } = payload;
  if (typeof inputs !== "object" || inputs === null)
    return {};
  return Object.fromEntries(Object.entries(inputs).flatMap(([name, value]) => value === null ? [] : [[name, String(value)]]));
}

// build/action/finished.js
var finished = (async function(call, { state, halt, folder, settings, repository, journalFile, base }) {
  const { log, annotate, job } = call;
  for (const line of endSummary(state, {}, job))
    log.info(line);
  for (const annotation of annotations({ ...state, halt }))
    annotate(annotation);
  const { exitCode } = (0,_chunk_CIQLHV72_js__WEBPACK_IMPORTED_MODULE_3__/* .core_halts__judgeHalt */ .vF)(halt.kind, settings.failOn);
  const logs = (0,_chunk_NY26LBSQ_js__WEBPACK_IMPORTED_MODULE_13__/* .action_world_parts__logsPath */ .DQ)(folder, state.plan.runId);
  const keep = settings.keepLogs || !passing.has(halt.kind);
  if (!keep)
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_14__.rm)(logs, { recursive: true, force: true });
  const outputs = (0,_chunk_EF2KNXWK_js__WEBPACK_IMPORTED_MODULE_2__/* .outputsOf */ .Y)(state, { halt, failOn: settings.failOn, logsPath: keep ? logs : "" });
  const token = settings.githubToken;
  const after = (async () => {
    if (settings.handOver !== void 0 && call.cancel.aborted) {
      const { saveRecords } = await Promise.all(/* import() */[__webpack_require__.e(5946), __webpack_require__.e(925), __webpack_require__.e(2439), __webpack_require__.e(6361), __webpack_require__.e(8375), __webpack_require__.e(1372), __webpack_require__.e(8715), __webpack_require__.e(9183)]).then(__webpack_require__.bind(__webpack_require__, 9183));
      const { remoteRefs } = base;
      await saveRecords({ ...call, repository, state, journalFile, folder, token, remoteRefs, apart: true });
    }
    await continueRun({ ...call, state, repository, token });
  });
  return { exitCode, outputs, reasons: [], halt, after };
});
var passing = /* @__PURE__ */ new Set(["ready", "awaiting_signoff"]);





/***/ }),

/***/ 2158:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DQ: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.DQR),
/* harmony export */   Jg: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.Jgf),
/* harmony export */   _v: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__._vJ)
/* harmony export */ });
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6419);
// layer:action/world-parts.js





/***/ }),

/***/ 315:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TI: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.TIM),
/* harmony export */   ao: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.aoD),
/* harmony export */   gZ: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.gZ3),
/* harmony export */   ve: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.ve2)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:action/ask-github.js





/***/ })

};
;