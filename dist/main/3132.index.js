export const id = 3132;
export const ids = [3132];
export const modules = {

/***/ 9311:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ outputsOf),
/* harmony export */   g: () => (/* binding */ costOutputs)
/* harmony export */ });
/* harmony import */ var _chunk_T5NFTC2E_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8575);
/* harmony import */ var _chunk_7IV35OGP_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9648);
/* harmony import */ var _chunk_RCF2NXRN_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1021);
/* harmony import */ var _chunk_7V2G77W5_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6200);
/* harmony import */ var _chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8758);
/* harmony import */ var _chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2697);







// build/action/run-outputs.js
var outputsOf = (function(state, call) {
  const counts = (0,_chunk_T5NFTC2E_js__WEBPACK_IMPORTED_MODULE_0__/* .countStories */ .jL)(state);
  const wips = (0,_chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_5__/* .storiesOf */ .TQ)(state).flatMap((story) => story.wip?.branch ?? story.waits?.wip ?? []);
  const isNew = state.head.commit !== state.plan.start.commit;
  const passed = isNew ? (0,_chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_4__/* .tipOf */ .nM)(state).commit : (0,_chunk_T5NFTC2E_js__WEBPACK_IMPORTED_MODULE_0__/* .earlierTip */ .SO)(state);
  return {
    ...(0,_chunk_7IV35OGP_js__WEBPACK_IMPORTED_MODULE_1__/* .emptyOutputs */ .q)({ halt: call.halt, failOn: call.failOn }),
    run_id: state.plan.runId,
    iterations: String(state.iterations),
    stories_total: String(counts.total),
    stories_passed: String(counts.passed),
    stories_failed: String(counts.failed),
    stories_blocked: String(counts.blocked),
    branch_name: passed === void 0 ? "" : state.plan.branch,
    commit_sha: passed ?? "",
    pr_url: (0,_chunk_T5NFTC2E_js__WEBPACK_IMPORTED_MODULE_0__/* .pullOf */ .pv)(state)?.url ?? "",
    wip_branches: JSON.stringify(within(wips)),
    report_file: state.reportFile ?? "",
    ...costOutputs((0,_chunk_RCF2NXRN_js__WEBPACK_IMPORTED_MODULE_2__/* .usageOf */ .Fs)([...(0,_chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_5__/* .storiesOf */ .TQ)(state), { attempts: [], ...state.beside }])),
    resume_at: call.halt.resumeAt === void 0 ? "" : (0,_chunk_7V2G77W5_js__WEBPACK_IMPORTED_MODULE_3__/* .isoTime */ .Ly)(call.halt.resumeAt),
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

/***/ 107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

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
/* harmony export */   zC: () => (/* binding */ whyAgain)
/* harmony export */ });
/* harmony import */ var _chunk_T5NFTC2E_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8575);
/* harmony import */ var _chunk_HU6JLHXH_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3267);
/* harmony import */ var _chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7755);
/* harmony import */ var _chunk_7V2G77W5_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6200);
/* harmony import */ var _chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8688);
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
  return `${isFailed(view) ? "\u274C" : view.verdict === "warn" ? "\u26A0" : "\u2705"} ${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(view.name)} ${view.verdict} ${view.isEarlier ? "in an earlier run" : `in ${(0,_chunk_7V2G77W5_js__WEBPACK_IMPORTED_MODULE_3__/* .duration */ .p0)(view.durationMs)}`}`;
}
function evidence({ name, reason, lines: all, logPath, isReview }, most) {
  const shown = all.slice(0, most).map((line) => (0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_4__/* .cut */ .Jj)(line, LINE_CHARS));
  return [
    `**${isReview ? "Final review" : `Final check ${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(name)}`}:** ${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(reason, 600)}`,
    ...shown.length === 0 ? [] : [(0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_4__/* .forFence */ .tC)(shown.join("\n"), "text")],
    ...logPath === void 0 ? [] : [`Whole output on the runner: ${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(logPath)}`]
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
  const repository = `--repo ${(0,_chunk_T5NFTC2E_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r7)(links.repository)}`;
  if (!isOfThread(links))
    return `gh workflow run ${(0,_chunk_T5NFTC2E_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r7)(links.workflow)} ${repository}`;
  const { origin } = run;
  const body = threadCommand(run);
  if (origin === void 0 || body === void 0)
    return void 0;
  return `gh ${origin.isPull ? "pr" : "issue"} comment ${origin.thread} ${repository} --body ${(0,_chunk_T5NFTC2E_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r7)(body)}`;
}
function howAgain(links, run) {
  if (isOfThread(links)) {
    const command2 = threadCommand(run);
    return command2 === void 0 ? "give the command again" : `comment ${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(command2)}`;
  }
  const command = startAgain(links, run);
  return command === void 0 ? "run the workflow again" : `run ${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(command)}`;
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
  const which = held.length === 1 ? (0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(first) : `one of ${held.slice(0, 5).map(_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY).join(", ")}`;
  const more = held.length > 5 ? ` and ${held.length - 5} more` : "";
  const comment = `comment ${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(`${phrase} retry ${first}`)}`;
  const input = `name it in a run's setting ${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(`story: ${first}`)}`;
  return [`To try ${which}${more} again as it is: ${isOfThread(links) ? comment : `${input}, or ${comment}`}.`];
}
function whileRunning({ phrase }, links) {
  const end = isOfThread(links) ? ` To end it: comment ${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(`${phrase} cancel`)}.` : "";
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
    return (0,_chunk_HU6JLHXH_js__WEBPACK_IMPORTED_MODULE_1__/* .signoffSteps */ .uA)(run);
  if (!holdsWork(run) || isStranded(run))
    return [];
  const isOne = run.objective !== void 0;
  const merge = run.halt?.kind === "nothing_to_do" ? ", and merge it: nothing merges by itself" : "";
  if (run.pull === void 0)
    return [
      `Read ${isOne ? "its commit" : "the passed stories"} on branch ${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(run.branch)}${isOne ? "" : ", one commit each"}${merge}.`
    ];
  const { number, url, draft } = run.pull;
  const ready = draft ? ", mark it ready" : "";
  const each = isOne ? "" : ", one commit per story";
  return [`Review ${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)(`pull request #${number}`, url)}${each}${ready} and merge it. Nothing merges by itself.`];
}
function again(run, links) {
  const { halt, counts } = run;
  if (halt === void 0 || !isWorthAgain(halt, counts))
    return [];
  const rest = isOfThread(links) ? "" : ", or wait for its next start";
  return [`To ${whyAgain(halt, run)}: ${howAgain(links, run)}${rest}.`, ...retrySteps(run, links)];
}




/***/ }),

/***/ 724:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ finished)
/* harmony export */ });
/* harmony import */ var _chunk_KRG34RUE_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(107);
/* harmony import */ var _chunk_3T5H4AS7_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9311);
/* harmony import */ var _chunk_T5NFTC2E_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8575);
/* harmony import */ var _chunk_RCF2NXRN_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1021);
/* harmony import */ var _chunk_OEZ2S3KL_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5325);
/* harmony import */ var _chunk_GQCKQYOX_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8307);
/* harmony import */ var _chunk_K2NIFMYH_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6096);
/* harmony import */ var _chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2697);
/* harmony import */ var _chunk_JFUBW5K5_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(6011);
/* harmony import */ var _chunk_R43XAAP6_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6629);
/* harmony import */ var _chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8688);
/* harmony import */ var _chunk_O3T4C5BO_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3781);
/* harmony import */ var _chunk_JHVB53DR_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3088);
/* harmony import */ var _chunk_MRU3J2GK_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(3225);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(1455);















// build/action/finished.js


// build/report/annotations.js
var annotations = (function(state) {
  const run = (0,_chunk_T5NFTC2E_js__WEBPACK_IMPORTED_MODULE_2__/* .lookup */ .$I)(state);
  const failed = (0,_chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_7__/* .storiesOf */ .TQ)(state).filter((story) => story.inScope && didNotPass(state, story));
  const perStory = [...failed.map((story) => annotationsOf(run, story)), ...finalAnnotations(state)];
  return [...errors(perStory), ...level(perStory, "warning").slice(0, MOST.perLevel), notice(state)];
});
var didNotPass = (function(state, story) {
  return (0,_chunk_T5NFTC2E_js__WEBPACK_IMPORTED_MODULE_2__/* .isFailure */ .N6)(story) || state.halt !== void 0 && story.status === "running";
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
  return Array.from({ length: MOST.perLevel }, (_each, rank) => lists.flatMap((list) => list[rank] ?? [])).flat();
});
var finalAnnotations = (function(state) {
  const gates = (0,_chunk_T5NFTC2E_js__WEBPACK_IMPORTED_MODULE_2__/* .finalResults */ .$W)(state).filter(_chunk_JHVB53DR_js__WEBPACK_IMPORTED_MODULE_11__/* .blocks */ .Bv);
  if (gates.length === 0)
    return [];
  const located = locatedOf("final", gates);
  if (located.some((each) => each.level === "error"))
    return [located];
  const lines = gates.map((gate) => `${(0,_chunk_OEZ2S3KL_js__WEBPACK_IMPORTED_MODULE_4__/* .gateLabel */ .GS)(gate)}: ${(0,_chunk_GQCKQYOX_js__WEBPACK_IMPORTED_MODULE_5__/* .reasonOf */ .A3)(gate)}`);
  return [[{ level: "error", message: shown(lines.join("\n")), title: titleOf(["final"]) }, ...located]];
});
var notice = (function(state) {
  const run = (0,_chunk_T5NFTC2E_js__WEBPACK_IMPORTED_MODULE_2__/* .view */ .Up)(state);
  return {
    level: "notice",
    message: shown(`${(0,_chunk_T5NFTC2E_js__WEBPACK_IMPORTED_MODULE_2__/* .reachedWords */ .Kb)(run)}: ${run.verdict}`),
    title: titleOf(["Ralph", state.plan.feature])
  };
});
var shown = (function(message) {
  return (0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_9__/* .cut */ .Jj)((0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_9__/* .plain */ .pj)(message).trim(), MOST.messageChars);
});
var titleOf = (function(parts) {
  return (0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_9__/* .cut */ .Jj)(parts.map(_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_9__/* .oneLine */ .TN).join(" \xB7 "), MOST.titleChars);
});
var MOST = { perLevel: 10, messageChars: 4096, titleChars: 255 };





function locatedOf(id, gates) {
  return distinct(gates.flatMap((gate) => (gate.locations ?? []).map((each) => annotationAt(id, gate, each))));
}
function annotationsOf(run, story) {
  const last = story.attempts.at(-1);
  const located = locatedOf(story.id, last === void 0 ? [] : (0,_chunk_GQCKQYOX_js__WEBPACK_IMPORTED_MODULE_5__/* .blockingGates */ .aZ)(last));
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
    title: titleOf(title === void 0 ? [id, (0,_chunk_OEZ2S3KL_js__WEBPACK_IMPORTED_MODULE_4__/* .gateLabel */ .GS)(gate)] : [id, (0,_chunk_OEZ2S3KL_js__WEBPACK_IMPORTED_MODULE_4__/* .gateLabel */ .GS)(gate), title]),
    // A name that does not survive the sanitiser is no file that GitHub could show.
    ...(0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_9__/* .plain */ .pj)(file) === file && !file.includes("\n") ? { file, ...place } : {}
  };
}
function withoutPlace(run, story) {
  const last = story.attempts.at(-1);
  const [gate] = last === void 0 ? [] : (0,_chunk_GQCKQYOX_js__WEBPACK_IMPORTED_MODULE_5__/* .blockingGates */ .aZ)(last);
  const status = story.status === "running" ? "interrupted" : story.status.replaceAll("_", " ");
  const lines = [(0,_chunk_T5NFTC2E_js__WEBPACK_IMPORTED_MODULE_2__/* .causeOf */ .rl)(run, story) || status, last === void 0 ? "" : (0,_chunk_GQCKQYOX_js__WEBPACK_IMPORTED_MODULE_5__/* .firstError */ .bv)(last)];
  return {
    level: "error",
    message: shown(lines.filter((line) => line !== "").join("\n")),
    title: titleOf(gate === void 0 ? [story.id] : [story.id, (0,_chunk_OEZ2S3KL_js__WEBPACK_IMPORTED_MODULE_4__/* .gateLabel */ .GS)(gate)])
  };
}




// build/report/end-summary.js
var endSummary = (function(state, context = {}, links) {
  const run = (0,_chunk_T5NFTC2E_js__WEBPACK_IMPORTED_MODULE_2__/* .view */ .Up)(state, { ...context, ...links && { links } });
  const lines = [
    run.headline,
    ...run.attention.map(attentionEnd),
    run.verdict,
    ...storyEnds(run.stories.filter((story) => story.eligible)),
    ...finalEnd(run),
    ...run.notPushed.map((each) => `not pushed: ${each.ref}: ${each.cause}${each.bundle ? ` (kept in ${each.bundle})` : ""}`),
    ...costEnd(run.usage),
    ...run.pull === void 0 ? [] : [`Pull request: #${run.pull.number} ${run.pull.url}`],
    ...state.reportFile === void 0 ? [] : [`Report: ${state.reportFile}`],
    ...nextEnd(run, links)
  ];
  return (0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_9__/* .forLog */ .Ig)(lines.map(_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_9__/* .oneLine */ .TN));
});
var nextEnd = (function(run, links) {
  const { halt, counts } = run;
  const command = (0,_chunk_KRG34RUE_js__WEBPACK_IMPORTED_MODULE_0__/* .startAgain */ .t2)(links, run);
  if (command === void 0 || halt === void 0 || !(0,_chunk_KRG34RUE_js__WEBPACK_IMPORTED_MODULE_0__/* .isWorthAgain */ .to)(halt, counts))
    return [];
  return [`To ${(0,_chunk_KRG34RUE_js__WEBPACK_IMPORTED_MODULE_0__/* .whyAgain */ .zC)(halt, run)}: ${command}`];
});
var storyEnds = (function(stories) {
  const untried = Map.groupBy(stories.filter(({ tries }) => tries === 0), ({ status }) => status);
  const told = /* @__PURE__ */ new Set();
  return stories.flatMap((story) => {
    const alike = story.tries === 0 ? untried.get(story.status) ?? [] : [];
    if (alike.length <= MOST_ALIKE)
      return [storyEnd(story)];
    if (told.has(story.status))
      return [];
    told.add(story.status);
    return [`${alike.length} stories that were not tried, from ${story.id} to ${alike.at(-1)?.id}: ${story.status}`];
  });
});
var storyEnd = (function(story) {
  const { work } = story;
  const place = work === void 0 ? "" : work.kind === "commit" ? ` ${(0,_chunk_OEZ2S3KL_js__WEBPACK_IMPORTED_MODULE_4__/* .shortSha */ .Fu)(work.commit)}` : ` ${work.branch}`;
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
  return [`Cost: ${(0,_chunk_RCF2NXRN_js__WEBPACK_IMPORTED_MODULE_3__/* .costWords */ .fL)(usage)} in ${calls}, ${(0,_chunk_RCF2NXRN_js__WEBPACK_IMPORTED_MODULE_3__/* .tokenWords */ .Hs)(usage)} tokens`];
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
  if (!(0,_chunk_K2NIFMYH_js__WEBPACK_IMPORTED_MODULE_6__/* .startsAgain */ .au)(state) || cancel.aborted)
    return;
  const problem = await start(call);
  if (problem !== void 0)
    log.warning(`continue: dispatch: the workflow was not started again. ${problem} The next start goes on with the run.`);
});

async function start(call) {
  const { state, job, log } = call;
  const place = (0,_chunk_MRU3J2GK_js__WEBPACK_IMPORTED_MODULE_12__/* .readWorkflowPlace */ .d1)(call.env);
  if (job.asked !== void 0)
    return `A thread asked for this run; comment \`${job.phrase ?? "/ralph"} resume\` there.`;
  if ((0,_chunk_K2NIFMYH_js__WEBPACK_IMPORTED_MODULE_6__/* .isLastInARow */ .Fv)(state))
    return `That is ${_chunk_K2NIFMYH_js__WEBPACK_IMPORTED_MODULE_6__/* .MOST_IN_A_ROW */ .x$} workflow runs in a row which nobody else started.`;
  if (place === void 0)
    return "The runner does not say which workflow of this repository this is.";
  if (!await isSaved(call))
    return "The journal of the run did not reach the remote, so another machine would begin anew.";
  const workflow = place.path.split("/").at(-1) ?? "";
  const asking = { ...call, onNote: log.info };
  const at = { workflow, ref: job.ref };
  if (state.again === true && await (0,_chunk_JFUBW5K5_js__WEBPACK_IMPORTED_MODULE_14__/* .isStartWaiting */ .Kx)(asking, at)) {
    log.notice(`The run reached its deadline: the start of ${workflow} that waits already goes on with it.`);
    return void 0;
  }
  const problem = await (0,_chunk_JFUBW5K5_js__WEBPACK_IMPORTED_MODULE_14__/* .startWorkflow */ .i3)(asking, { ...at, inputs: inputsOf(job) });
  if (problem !== void 0)
    return problem;
  log.notice(`The run reached its deadline: ${workflow} was started again and goes on with it, ${(state.chain ?? 0) + 1} of at most ${_chunk_K2NIFMYH_js__WEBPACK_IMPORTED_MODULE_6__/* .MOST_IN_A_ROW */ .x$} in a row.`);
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
  const { exitCode } = (0,_chunk_O3T4C5BO_js__WEBPACK_IMPORTED_MODULE_10__/* .judgeHalt */ .h)(halt.kind, settings.failOn);
  const logs = (0,_chunk_R43XAAP6_js__WEBPACK_IMPORTED_MODULE_8__/* .logsPath */ .lA)(folder, state.plan.runId);
  const keep = settings.keepLogs || !passing.has(halt.kind);
  if (!keep)
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_13__.rm)(logs, { recursive: true, force: true });
  const outputs = (0,_chunk_3T5H4AS7_js__WEBPACK_IMPORTED_MODULE_1__/* .outputsOf */ .Y)(state, { halt, failOn: settings.failOn, logsPath: keep ? logs : "" });
  const token = settings.githubToken;
  const after = async () => {
    if (settings.handOver !== void 0 && call.cancel.aborted) {
      const { saveRecords } = await Promise.all(/* import() */[__webpack_require__.e(5946), __webpack_require__.e(925), __webpack_require__.e(3143), __webpack_require__.e(4665), __webpack_require__.e(4195), __webpack_require__.e(5339), __webpack_require__.e(8460), __webpack_require__.e(4589)]).then(__webpack_require__.bind(__webpack_require__, 6970));
      const { remoteRefs } = base;
      await saveRecords({ ...call, repository, state, journalFile, folder, token, remoteRefs, apart: true });
    }
    await continueRun({ ...call, state, repository, token });
  };
  return { exitCode, outputs, reasons: [], halt, after };
});
var passing = /* @__PURE__ */ new Set(["ready", "awaiting_signoff"]);





/***/ }),

/***/ 3132:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   finished: () => (/* reexport safe */ _chunk_PNRG2PLY_js__WEBPACK_IMPORTED_MODULE_0__.x)
/* harmony export */ });
/* harmony import */ var _chunk_PNRG2PLY_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(724);
/* harmony import */ var _chunk_KRG34RUE_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(107);
/* harmony import */ var _chunk_3T5H4AS7_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9311);
/* harmony import */ var _chunk_T5NFTC2E_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8575);
/* harmony import */ var _chunk_NHEJULNA_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5789);
/* harmony import */ var _chunk_HU6JLHXH_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3267);
/* harmony import */ var _chunk_7IV35OGP_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9648);
/* harmony import */ var _chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7755);
/* harmony import */ var _chunk_RCF2NXRN_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1021);
/* harmony import */ var _chunk_OEZ2S3KL_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5325);
/* harmony import */ var _chunk_7V2G77W5_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6200);
/* harmony import */ var _chunk_YPRXCMKV_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(734);
/* harmony import */ var _chunk_GQCKQYOX_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(8307);
/* harmony import */ var _chunk_K2NIFMYH_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(6096);
/* harmony import */ var _chunk_7IDAUMO3_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(4323);
/* harmony import */ var _chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(8758);
/* harmony import */ var _chunk_PJPQ5YWG_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(7109);
/* harmony import */ var _chunk_IF24CE4W_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(2932);
/* harmony import */ var _chunk_4OH6RVXA_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(2216);
/* harmony import */ var _chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(2697);
/* harmony import */ var _chunk_R43XAAP6_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(6629);
/* harmony import */ var _chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(8688);
/* harmony import */ var _chunk_O3T4C5BO_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(3781);
/* harmony import */ var _chunk_QHLLH7P2_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(5494);
/* harmony import */ var _chunk_ISAR73FD_js__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(4163);
/* harmony import */ var _chunk_JHVB53DR_js__WEBPACK_IMPORTED_MODULE_25__ = __webpack_require__(3088);
/* harmony import */ var _chunk_MRU3J2GK_js__WEBPACK_IMPORTED_MODULE_26__ = __webpack_require__(3225);
/* harmony import */ var _chunk_7SX7NVD2_js__WEBPACK_IMPORTED_MODULE_27__ = __webpack_require__(5749);
/* harmony import */ var _chunk_GM7WFPGG_js__WEBPACK_IMPORTED_MODULE_28__ = __webpack_require__(7706);








































/***/ })

};
