"use strict";
exports.id = 17;
exports.ids = [17];
exports.modules = {

/***/ 17:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dq: () => (/* binding */ openFaceClient),
/* harmony export */   H2: () => (/* binding */ markReady),
/* harmony export */   NF: () => (/* binding */ pullRequestBody),
/* harmony export */   NL: () => (/* binding */ stickyComment2),
/* harmony export */   Q2: () => (/* binding */ redactedText),
/* harmony export */   VW: () => (/* binding */ redactedTitle),
/* harmony export */   Zr: () => (/* binding */ pullRequestTitle),
/* harmony export */   hN: () => (/* binding */ githubFace),
/* harmony export */   vD: () => (/* binding */ commentWriter)
/* harmony export */ });
/* harmony import */ var _chunk_XOSNB6WJ_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(944);
/* harmony import */ var _chunk_RV5RZ5AM_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6449);
/* harmony import */ var _chunk_EBZLW23B_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1372);
/* harmony import */ var _chunk_CIQLHV72_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8927);
/* harmony import */ var _chunk_VJVIYZ3O_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9433);
/* harmony import */ var _chunk_F7NEAX73_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9148);
/* harmony import */ var _chunk_H66QJSYI_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1439);
/* harmony import */ var _chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(135);
/* harmony import */ var _chunk_C4B57I4O_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(666);
/* harmony import */ var _chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4955);
/* harmony import */ var _chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6600);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8816);












// build/report/asked-words.js
var MOST_IDS = 12;
function askedLine({ origin, objective, feature, stories, caps, checks }) {
  if (origin === void 0)
    return [];
  const open = stories.filter((story) => (0,_chunk_C4B57I4O_js__WEBPACK_IMPORTED_MODULE_8__/* .core_plan__isInScope */ .H)(story) && (0,_chunk_C4B57I4O_js__WEBPACK_IMPORTED_MODULE_8__/* .core_plan__wasOpen */ .V)(story)).map(({ id }) => id);
  const what = objective === void 0 ? `feature ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_7__/* .report_markdown__code */ .QE)(feature)}: ${idsOf(open)}` : "one objective";
  const names = checks.map(({ name }) => (0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_7__/* .report_markdown__code */ .QE)(name));
  const by = names.length === 0 ? "nothing" : names.join(", ");
  const told = [
    `**Asked for** by ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_7__/* .report_markdown__code */ .QE)(origin.person)}`,
    what,
    `at most ${count(caps.maxIterations, "iteration")}, ${count(caps.maxAttempts, "attempt")} each`,
    `checked by ${by}`
  ];
  return [told.join(" \xB7 ")];
}
function idsOf(ids) {
  if (ids.length === 0)
    return "no open story";
  const more = ids.length > MOST_IDS ? ` and ${ids.length - MOST_IDS} more` : "";
  return `${ids.slice(0, MOST_IDS).map((id) => (0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_7__/* .report_markdown__text */ .e0)(id, 60)).join(", ")}${more}`;
}
function count(number, what) {
  return `${number} ${what}${number === 1 ? "" : "s"}`;
}

// build/report/lately.js
function latelyLine(lately) {
  if (lately === void 0)
    return [];
  const { tool, tokens, retries } = lately;
  const told = [
    ...tool === void 0 ? [] : [(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_7__/* .report_markdown__text */ .e0)(tool, 160)],
    ...tokens === void 0 ? [] : [(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_7__/* .report_markdown__text */ .e0)(tokens, 160)],
    ...retries === 0 ? [] : [retries === 1 ? "1 request made again" : `${retries} requests made again`]
  ];
  return told.length === 0 ? [] : [`The agent says it is at work: ${told.join(" \xB7 ")}`];
}

// build/report/comment.js
var shedding = [
  ["all but 5 failing lines per gate and the last 5 attempts", { lines: 5, tried: 5 }],
  ["what was tried", { lines: 3, tried: 0, notices: 5 }],
  ["the blocks of all but the first 10 failures", { blocks: 10 }],
  ["all but the first 50 stories, those that did not pass first", { rows: 50, failures: 50 }],
  ["the blocks of all failures and all but the first 10 stories", { blocks: 0, lines: 0, rows: 10, failures: 10 }]
];
function stickyComment2(state, context = {}) {
  const { links, lately, maxChars = 64e3 } = context;
  const run = (0,_chunk_VJVIYZ3O_js__WEBPACK_IMPORTED_MODULE_4__/* .view */ .Up)(state, context);
  const asked2 = askedLine(state.plan);
  const document = (0,_chunk_EBZLW23B_js__WEBPACK_IMPORTED_MODULE_2__/* .fitted */ .$5)({
    shedding,
    isWorthIt: (extent) => 200 * Math.min(run.failures.length, extent.blocks) <= maxChars,
    render: (extent, left) => join([
      ...head(run, links),
      ...latelyLine(lately),
      ...asked2,
      ...leftOut(left),
      ...body(run, links, extent),
      ...tail(run, links)
    ]),
    fits: (markdown) => markdown.length <= maxChars
  });
  return document ?? join([...head(run, void 0), ...leftOut(["everything else"])]);
}
function head(run, links) {
  const places = (0,_chunk_EBZLW23B_js__WEBPACK_IMPORTED_MODULE_2__/* .placesOf */ .ek)(run, links);
  return [
    `### Ralph: ${run.headline}`,
    ...(0,_chunk_EBZLW23B_js__WEBPACK_IMPORTED_MODULE_2__/* .attentionSection */ .eU)(run),
    (0,_chunk_EBZLW23B_js__WEBPACK_IMPORTED_MODULE_2__/* .verdictLine */ .MT)(run),
    ...(0,_chunk_VJVIYZ3O_js__WEBPACK_IMPORTED_MODULE_4__/* .objectiveSection */ .t3)(run),
    ...places.length === 0 ? [] : [places.join(" \xB7 ")]
  ];
}
function body(run, links, extent) {
  return [
    ...(0,_chunk_EBZLW23B_js__WEBPACK_IMPORTED_MODULE_2__/* .storyTable */ .GZ)(run, links, extent.rows),
    ...(0,_chunk_CIQLHV72_js__WEBPACK_IMPORTED_MODULE_3__/* .finalSection */ .G5)(run, extent),
    ...(0,_chunk_EBZLW23B_js__WEBPACK_IMPORTED_MODULE_2__/* .notPushedSection */ ._H)(run),
    ...(0,_chunk_EBZLW23B_js__WEBPACK_IMPORTED_MODULE_2__/* .failureSection */ .mo)(run, extent),
    ...(0,_chunk_EBZLW23B_js__WEBPACK_IMPORTED_MODULE_2__/* .listSection */ .iC)("Notices", run.notices.slice(0, extent.notices).map((notice) => (0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_7__/* .report_markdown__text */ .e0)(notice, 600)))
  ];
}
function tail(run, links) {
  return [...(0,_chunk_CIQLHV72_js__WEBPACK_IMPORTED_MODULE_3__/* .nextSteps */ .Zn)(run, links), `<sub>${facts(run)}</sub>`];
}
function facts(run) {
  const reviewer = run.reviewAgent === "none" ? "nobody reviewed" : `reviewed by ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_7__/* .report_markdown__text */ .e0)(run.reviewAgent, 60)}`;
  const told = [
    `Feature ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_7__/* .report_markdown__text */ .e0)(run.feature, 80)}`,
    `agent ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_7__/* .report_markdown__text */ .e0)(run.agent, 60)}`,
    reviewer,
    `run ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_7__/* .report_markdown__text */ .e0)(run.runId, 80)}`
  ];
  return `${told.join(" \xB7 ")}. This comment always shows the latest state.`;
}
function leftOut(words) {
  return words.length === 0 ? [] : [`Left out to fit into a comment: ${words.join("; ")}. The whole is in the job summary.`];
}
function join(blocks) {
  return `${blocks.join("\n\n")}
`;
}

// build/action/face-texts.js
var MOST_CHARS = 65e3;
var ROOM = [64e3, 48e3, 24e3, 8e3, 2e3];
function redactedText(make, clean) {
  for (const maxChars of ROOM) {
    const text = clean(make(maxChars));
    if (text.length <= MOST_CHARS)
      return text;
  }
  return clean(make(ROOM[4])).slice(0, MOST_CHARS).toWellFormed();
}
function redactedTitle(title, clean) {
  return clean(title).replaceAll(/\s+/g, " ").slice(0, 250).toWellFormed();
}

// build/report/pull-stories.js
var MOST_PLACES = 3;
function checklist(run, links, extent) {
  const stories = run.stories.filter(({ eligible }) => eligible);
  const passed = stories.filter(({ status }) => status === "passed");
  const others = stories.filter(({ status }) => status !== "passed");
  const most = extent.rows;
  return [
    ...section("Passed", passed, { most, item: (story) => passedItem(story, links, extent) }),
    ...section("Not passed, not in here", others, { most, item: (story) => openItem(run, story, links) })
  ];
}
function section(title, stories, { most, item }) {
  if (stories.length === 0)
    return [];
  const missing = stories.length - most;
  return [
    `### ${title}`,
    [...stories.slice(0, most).map(item), ...missing > 0 ? [`- and ${missing} more`] : []].join("\n")
  ];
}
function passedItem(story, links, extent) {
  const name = `- [x] ${nameOf(story)}`;
  if (story.tries === 0)
    return `${name}: passed before this run`;
  const facts2 = [
    (0,_chunk_EBZLW23B_js__WEBPACK_IMPORTED_MODULE_2__/* .workCell */ .Ki)(story, links),
    `${story.tries === 1 ? "1 attempt" : `${story.tries} attempts`}`,
    `tests ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_7__/* .report_markdown__text */ .e0)(story.tests, 120)}`,
    ...reviewFacts(story)
  ].filter((fact) => fact !== "");
  const detail = story.detail === "" ? [] : [`  - ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_7__/* .report_markdown__text */ .e0)(story.detail)}`];
  const remarks = [...story.reviews.flatMap((review) => remarksOf(review, story, links))];
  const missing = remarks.length - extent.remarks;
  const more = missing > 0 && extent.remarks > 0 ? [`  - and ${missing} more`] : [];
  return [`${name}: ${facts2.join(" \xB7 ")}`, ...detail, ...remarks.slice(0, extent.remarks), ...more].join("\n");
}
function nameOf(story) {
  const title = (0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_7__/* .report_markdown__text */ .e0)(story.title, 120);
  return title === "" ? (0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_7__/* .report_markdown__code */ .QE)(story.id) : `${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_7__/* .report_markdown__code */ .QE)(story.id)} **${title}**`;
}
function reviewFacts(story) {
  const [spec, quality] = [(0,_chunk_F7NEAX73_js__WEBPACK_IMPORTED_MODULE_5__/* .specWords */ .z)(story), (0,_chunk_F7NEAX73_js__WEBPACK_IMPORTED_MODULE_5__/* .qualityWords */ .H)(story)];
  if (spec === "not reviewed" && quality === spec)
    return [spec];
  return [`spec ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_7__/* .report_markdown__text */ .e0)(spec, 160)}`, `quality ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_7__/* .report_markdown__text */ .e0)(quality, 160)}`];
}
function remarksOf(review, story, links) {
  const commit = story.work?.reached === "pushed" ? story.work.commit : void 0;
  if (review.gate === "spec")
    return review.criteria.map((each) => criterionItem(each, commit, links));
  return review.findings.filter(({ severity }) => severity === "warn").map(({ file, line, text: words }) => {
    const place = file === void 0 ? "" : `${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_7__/* .report_markdown__placeLink */ .ES)({ file, commit, ...line && { line } }, links)} `;
    return `  - warning ${place}${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_7__/* .report_markdown__text */ .e0)(words, 300)}`;
  });
}
function criterionItem(criterion, commit, links) {
  const places = criterion.evidence.flatMap((piece) => "file" in piece ? [(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_7__/* .report_markdown__placeLink */ .ES)({ ...piece, commit }, links)] : [`absent: ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_7__/* .report_markdown__text */ .e0)(piece.absent, 120)}`]);
  const shown = places.slice(0, MOST_PLACES).join(", ");
  const more = places.length > MOST_PLACES ? ` and ${places.length - MOST_PLACES} more` : "";
  const words = criterion.text ?? criterion.reason;
  return `  - ${criterion.verdict} ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_7__/* .report_markdown__code */ .QE)(criterion.id)} ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_7__/* .report_markdown__text */ .e0)(words, 300)}${shown === "" ? "" : ` \u2192 ${shown}${more}`}`;
}
function openItem(run, story, links) {
  const work = (0,_chunk_EBZLW23B_js__WEBPACK_IMPORTED_MODULE_2__/* .workCell */ .Ki)(story, links);
  const kept = work === "" || work === "not tried" ? "" : ` \xB7 kept on ${work}`;
  return `- [ ] ${nameOf(story)}: ${whyOpen(run, story)}${kept}`;
}
function whyOpen(run, story) {
  const waiting = run.attention.find((each) => each.story === story.id);
  if (waiting?.kind === "decision")
    return `\u270B one decision is yours: ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_7__/* .report_markdown__text */ .e0)(waiting.text, 600)}`;
  if (waiting?.kind === "block")
    return `\u26D4 ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_7__/* .report_markdown__text */ .e0)(waiting.text, 600)}`;
  const failure = run.failures.find(({ id }) => id === story.id);
  if (failure === void 0)
    return story.status === "running" ? "in work" : "not tried yet";
  const error = failure.cause.includes(failure.error) ? "" : ` \xB7 ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_7__/* .report_markdown__text */ .e0)(failure.error, 160)}`;
  return `${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_7__/* .report_markdown__text */ .e0)(failure.cause || failure.status.replaceAll("_", " "), 300)}${error}`;
}

// build/report/pull-request.js
var TITLE_CHARS = 120;
function pullRequestTitle(state) {
  const { feature, objective } = state.plan;
  const { counts, stories } = (0,_chunk_VJVIYZ3O_js__WEBPACK_IMPORTED_MODULE_4__/* .view */ .Up)(state);
  const passed = stories.filter((story) => story.status === "passed" && story.eligible);
  const [only] = passed;
  if (objective !== void 0 && only !== void 0)
    return (0,_chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_10__/* .report_sanitise__forCommitMessage */ .hI)(`Ralph: ${only.title}`, TITLE_CHARS);
  const what = counts.total === 1 && only !== void 0 ? `${only.id} ${only.title}` : `${feature} (${counts.passed} of ${counts.total} stories)`;
  return (0,_chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_10__/* .report_sanitise__forCommitMessage */ .hI)(`Ralph: ${what}`, TITLE_CHARS);
}
var shedding2 = [
  ["all but the first 5 criteria and warnings per story", { remarks: 5 }],
  ["criteria and warnings", { remarks: 0, notices: 10 }],
  ["all but the first 150 stories", { rows: 150 }],
  ["all but the first 20 stories", { rows: 20, notices: 3 }]
];
function pullRequestBody(state, context = {}) {
  const { links, maxChars = 64e3 } = context;
  const run = (0,_chunk_VJVIYZ3O_js__WEBPACK_IMPORTED_MODULE_4__/* .view */ .Up)(state, context);
  const document = (0,_chunk_EBZLW23B_js__WEBPACK_IMPORTED_MODULE_2__/* .fitted */ .$5)({
    shedding: shedding2,
    isWorthIt: (extent) => 60 * Math.min(run.stories.length, extent.rows) <= maxChars,
    render: (extent, left) => join2([
      ...head2(state, run, links),
      ...leftOut2(left),
      ...checklist(run, links, extent),
      ...notes(state, run, extent),
      ...goOn(run, links)
    ]),
    fits: (markdown) => markdown.length <= maxChars
  });
  return document ?? join2([...head2(state, run, void 0), ...leftOut2(["everything else"])]);
}
function head2(state, run, links) {
  const { passed, total } = run.counts;
  const from = links === void 0 ? "" : ` in this ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_7__/* .report_markdown__link */ .hL)("workflow run", links.jobUrl ?? links.runUrl)}`;
  const reviews = (0,_chunk_VJVIYZ3O_js__WEBPACK_IMPORTED_MODULE_4__/* .isUnreviewed */ .FF)(state) ? [] : ["spec review", "quality review"];
  const gates = ["integrity", ...(0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_applying__attemptChecks */ .Rn)(state.plan).map(checkWord), ...reviews];
  const judged = (0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_7__/* .report_markdown__text */ .e0)(gates.join(", "));
  if (run.objective !== void 0)
    return [
      `One objective, squashed into one commit, made by ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_7__/* .report_markdown__code */ .QE)(run.agent)}${from}.
The gates decided, not the agent: it passed ${judged} on exactly the tree that is committed.`,
      ...(0,_chunk_VJVIYZ3O_js__WEBPACK_IMPORTED_MODULE_4__/* .objectiveSection */ .t3)(run)
    ];
  return [
    `Stories of ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_7__/* .report_markdown__code */ .QE)(run.feature)}, one commit each, made by ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_7__/* .report_markdown__code */ .QE)(run.agent)}${from}: **${passed} of ${total} passed**.
The gates decided, not the agent: each passed ${judged} on exactly the tree that is committed.`
  ];
}
function checkWord({ name, paths }) {
  return paths === void 0 ? name : `${name} (where it applies)`;
}
function notes(state, run, extent) {
  const known = [
    ...(0,_chunk_VJVIYZ3O_js__WEBPACK_IMPORTED_MODULE_4__/* .report_signoff_words__signoffNotices */ .Nm)(state),
    ...state.pullNotes ?? [],
    ...untested(state),
    ...finalNotes(run),
    ...(0,_chunk_VJVIYZ3O_js__WEBPACK_IMPORTED_MODULE_4__/* .isUnreviewed */ .FF)(state) ? [
      `Nobody reviewed spec or quality: the checks are all that vouches for ${run.objective ? "it" : "these stories"}.`
    ] : [],
    ...run.caught.some(({ class: kind }) => kind === "cheat") ? [
      "The integrity gate stopped attempts that tampered with tests; none of that is in these commits. The job summary names them."
    ] : []
  ];
  return (0,_chunk_EBZLW23B_js__WEBPACK_IMPORTED_MODULE_2__/* .listSection */ .iC)("Notes", known.slice(0, extent.notices).map((note) => (0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_7__/* .report_markdown__text */ .e0)(note, 600)));
}
function untested({ plan }) {
  if (plan.checks.length === 0)
    return ["No check is configured: nothing was tested."];
  return (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_applying__attemptChecks */ .Rn)(plan).length === 0 ? ["Every check is a final one: no story was tested by itself."] : [];
}
function finalNotes({ final }) {
  if (typeof final === "string")
    return [];
  return final.map((view2) => {
    const what = view2.isReview ? `The ${view2.name}` : `The final check ${view2.name}`;
    if ((0,_chunk_CIQLHV72_js__WEBPACK_IMPORTED_MODULE_3__/* .isFailed */ .Ix)(view2))
      return `${what} did not pass on these stories together: ${view2.reason}. Repair that before you merge.`;
    return `${what} passed on these stories together${view2.reason === "" ? "" : `, with a warning: ${view2.reason}`}.`;
  });
}
function goOn(run, links) {
  return (0,_chunk_EBZLW23B_js__WEBPACK_IMPORTED_MODULE_2__/* .listSection */ .iC)("How to go on", [
    ...run.halt?.kind === "awaiting_signoff" ? (0,_chunk_VJVIYZ3O_js__WEBPACK_IMPORTED_MODULE_4__/* .report_signoff_words__signoffSteps */ .z0)(run) : [],
    ...run.objective === void 0 ? ["Read it commit by commit: each is one story."] : [],
    "To change something, push to this branch: the next run starts from it as long as it contains the base branch.",
    ...run.counts.passed < run.counts.total ? [`${openAgain(run)}: ${(0,_chunk_CIQLHV72_js__WEBPACK_IMPORTED_MODULE_3__/* .howAgain */ .dB)(links, run)}.`, ...(0,_chunk_CIQLHV72_js__WEBPACK_IMPORTED_MODULE_3__/* .retrySteps */ .CM)(run, links)] : [],
    "Merge it yourself. Nothing merges by itself, and what you write outside of this text stays."
  ]);
}
function openAgain({ held, counts }) {
  return held.length > 0 && counts.unfinished === 0 ? "To try the open stories, once their entries in prd.json, the prompt or the base branch are changed" : "To try the open stories again";
}
function leftOut2(words) {
  return words.length === 0 ? [] : [`Left out to fit: ${words.join("; ")}. The whole is in the job summary.`];
}
function join2(blocks) {
  return `${blocks.join("\n\n")}
`;
}

// build/adapters/github/coalesce.js
function coalesce(options) {
  const { clock, gapMs } = options;
  let newest;
  let settled;
  let shown;
  let hopeless = false;
  let freeAtMs = Number.NEGATIVE_INFINITY;
  let writing;
  let cancelAlarm;
  const perform = async (last) => {
    const source = newest;
    const done = source === void 0 ? void 0 : await attempt(options, { source, shown, last });
    hopeless = done !== void 0 && !done.ok && done.permanent === true;
    settled = done?.ok === true ? source : void 0;
    shown = done?.ok === true ? done.text : void 0;
    if (done?.written === true)
      freeAtMs = clock.nowMs() + gapMs;
    writing = void 0;
    if (!last)
      schedule();
  };
  const unschedule = () => {
    cancelAlarm?.();
    cancelAlarm = void 0;
  };
  const begin = (last) => {
    unschedule();
    writing = perform(last);
    return writing;
  };
  const schedule = () => {
    unschedule();
    if (writing !== void 0 || hopeless || newest === settled)
      return;
    const inMs = freeAtMs - clock.nowMs();
    if (inMs <= 0)
      void begin(false);
    else
      cancelAlarm = clock.alarm(inMs, () => void begin(false));
  };
  return {
    put: (text) => {
      newest = text;
      schedule();
    },
    flush: async () => {
      while (writing !== void 0)
        await writing;
      unschedule();
      for (let tried; newest !== settled && newest !== tried; ) {
        tried = newest;
        await begin(true);
      }
    }
  };
}
async function attempt({ write, onTrouble }, { source, shown, last }) {
  try {
    const text = typeof source === "string" ? source : source();
    if (text === shown)
      return { ok: true, text, written: false };
    return { ...await write(text, { last }), text, written: true };
  } catch (error) {
    onTrouble(`The comment was not written, which is a fault of ralph-action: ${String(error)}`);
    return { ok: false, written: true };
  }
}

// build/adapters/github/comment-writer.js
function commentWriter(client, options) {
  const sticky = (0,_chunk_XOSNB6WJ_js__WEBPACK_IMPORTED_MODULE_0__/* .stickyComment */ .N)(client, options);
  const told = /* @__PURE__ */ new Set();
  const once = (key, tell) => {
    if (told.has(key))
      return;
    told.add(key);
    tell();
  };
  const judge = (outcome) => {
    if (outcome.type !== "problem") {
      once("url", () => options.onUrl?.(outcome.url));
      return { ok: true };
    }
    const { problem } = outcome;
    once(`problem ${problem.kind}`, () => options.onProblem(problem));
    return { ok: false, permanent: (0,_chunk_H66QJSYI_js__WEBPACK_IMPORTED_MODULE_6__/* .isPermanent */ .lE)(problem) };
  };
  return coalesce({
    clock: client.clock,
    gapMs: _chunk_H66QJSYI_js__WEBPACK_IMPORTED_MODULE_6__/* .EDIT_GAP_MS */ .bK,
    write: async (text, at) => judge(await sticky.write(text, at)),
    onTrouble: (message) => options.onProblem({ kind: "invalid", message })
  });
}

// build/adapters/github/ready.js


// build/adapters/github/graphql.js
async function asked(answer) {
  try {
    return await answer;
  } catch (error) {
    const { errors, headers } = error;
    const [first] = errors ?? [];
    if (first === void 0)
      throw error;
    const status = statuses[first.type ?? ""] ?? 422;
    throw Object.assign(new Error("GraphQL refused"), { response: { status, headers, data: first } });
  }
}
var statuses = { FORBIDDEN: 403, NOT_FOUND: 404, RATE_LIMITED: 429 };

// build/adapters/github/ready.js
var pullSchema = zod__WEBPACK_IMPORTED_MODULE_11__/* .object */ .Ikc({
  node_id: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP(),
  draft: zod__WEBPACK_IMPORTED_MODULE_11__/* .boolean */ .zMY().optional(),
  head: zod__WEBPACK_IMPORTED_MODULE_11__/* .object */ .Ikc({ sha: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP() })
});
var readySchema = zod__WEBPACK_IMPORTED_MODULE_11__/* .object */ .Ikc({
  markPullRequestReadyForReview: zod__WEBPACK_IMPORTED_MODULE_11__/* .object */ .Ikc({ pullRequest: zod__WEBPACK_IMPORTED_MODULE_11__/* .object */ .Ikc({ isDraft: zod__WEBPACK_IMPORTED_MODULE_11__/* .literal */ .euz(false) }) })
});
async function markReady(client, { number: pull_number, sha }) {
  const read = await client.call({ does: `read pull request #${pull_number}`, permission: "pull-requests: read", answer: pullSchema }, (rest, at) => rest.pulls.get({ ...at, pull_number }));
  if (!read.ok)
    return { type: "problem", problem: read.problem };
  const { head: head3 } = read.data;
  if (head3.sha !== sha)
    return { type: "moved", to: head3.sha };
  if (read.data.draft !== true)
    return { type: "was-ready" };
  const { node_id: id } = read.data;
  const marked = await client.call({
    does: `mark pull request #${pull_number} as ready for review`,
    permission: "contents: write, pull-requests: write",
    answer: readySchema
  }, async (octokit, { request }) => ({ data: await asked(octokit.graphql(mutation, { id, request })), headers: {} }));
  return marked.ok ? { type: "marked" } : { type: "problem", problem: marked.problem };
}
var mutation = "mutation ($id: ID!) { markPullRequestReadyForReview(input: { pullRequestId: $id }) { pullRequest { isDraft } } }";
var draftSchema = zod__WEBPACK_IMPORTED_MODULE_11__/* .object */ .Ikc({
  convertPullRequestToDraft: zod__WEBPACK_IMPORTED_MODULE_11__/* .object */ .Ikc({ pullRequest: zod__WEBPACK_IMPORTED_MODULE_11__/* .object */ .Ikc({ isDraft: zod__WEBPACK_IMPORTED_MODULE_11__/* .literal */ .euz(true) }) })
});
async function markDraft(client, pull_number) {
  const read = await client.call({ does: `read pull request #${pull_number}`, permission: "pull-requests: read", answer: pullSchema }, (rest, at) => rest.pulls.get({ ...at, pull_number }));
  if (!read.ok)
    return { type: "problem", problem: read.problem };
  if (read.data.draft === true)
    return { type: "was-draft" };
  const { node_id: id } = read.data;
  const marked = await client.call({
    does: `make pull request #${pull_number} a draft again`,
    permission: "contents: write, pull-requests: write",
    answer: draftSchema
  }, async (octokit, { request }) => ({ data: await asked(octokit.graphql(toDraft, { id, request })), headers: {} }));
  return marked.ok ? { type: "marked" } : { type: "problem", problem: marked.problem };
}
var toDraft = "mutation ($id: ID!) { convertPullRequestToDraft(input: { pullRequestId: $id }) { pullRequest { isDraft } } }";

// build/action/face-draft.js
async function draftAgain(shown, state) {
  const { client, ensured } = shown;
  if (state === void 0 || !(0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_9__/* .core_signoff__isWaiting */ .QZ)(state) || !ensured.ok || ensured.pull.draft)
    return shown;
  const marked = await markDraft(client, ensured.pull.number);
  if (marked.type !== "problem")
    return { ...shown, ensured: { ...ensured, pull: { ...ensured.pull, draft: true } } };
  const note = `It is no draft, although the run waits for a sign-off. ${marked.problem.message} Make it one by hand.`;
  return { ...shown, ensured: { ...ensured, notes: [...ensured.notes, note] } };
}

// build/action/face-facts.js
function factsOf(done) {
  if (done === void 0)
    return {};
  const { client, ensured } = done;
  if (!ensured.ok) {
    return {
      pullNotes: [`No pull request was opened: ${ensured.problem.message}`, `Open it here: ${ensured.compareUrl}`]
    };
  }
  const { number, url, draft, author } = ensured.pull;
  const isActions = author === "github-actions[bot]" && (ensured.created || client.bearer === "installation");
  const notes2 = isActions ? [...ensured.notes, noWorkflows] : ensured.notes;
  return { pull: { number, url, draft }, pullNotes: notes2 };
}
var noWorkflows = "Pushes made with GITHUB_TOKEN start no workflows, so the checks of this pull request do not run by themselves. Close and reopen it to start them, or give the input github_token the token of an App or a person.";

// build/action/face.js
var LAST_WORDS_MS = 2e3;
function githubFace(options) {
  let latest;
  let connecting;
  let showing;
  let shown;
  const trouble = (error) => options.onWarning(`The pull request could not be shown: ${String(error)}`);
  const comment = () => latest === void 0 ? "" : options.texts.comment(latest);
  const begin = (state, added) => {
    connecting ??= connect(options);
    showing ??= show(options, { state, added, connecting }).then((done) => {
      shown = done;
      done?.writer?.put(comment);
      return done;
    });
    showing.catch(trouble);
  };
  return {
    branchPushed: (state) => {
      latest ??= state;
      begin(state, true);
    },
    changed: (state) => {
      latest = state;
      shown?.writer?.put(() => options.texts.comment(state));
    },
    settle: async (state = latest) => {
      if (state !== void 0 && options.isOwed?.(state) === true)
        begin(state, true);
      if (options.continues === true && latest !== void 0 && latest.iterations > 0)
        begin(latest, false);
      (await connecting?.catch(() => void 0))?.beginEnd();
      const done = await showing?.catch(() => void 0);
      return factsOf(done && await draftAgain(done, state));
    },
    known: () => factsOf(shown),
    finish: async (state) => {
      if (showing === void 0 && state.pull !== void 0)
        begin(state, false);
      (await connecting?.catch(() => void 0))?.beginEnd();
      const done = await showing?.catch(() => void 0);
      if (done !== void 0)
        await finish(options, done, state).catch(trouble);
    }
  };
}
async function connect(options) {
  const opened = await (options.open?.() ?? openFaceClient(options));
  if (opened.ok)
    return opened.client;
  options.onWarning(opened.problem.message);
  return void 0;
}
function openFaceClient(options) {
  const [owner = "", repo = ""] = options.repository.split("/");
  const { apiUrl, serverUrl, token, clock } = options;
  return (0,_chunk_H66QJSYI_js__WEBPACK_IMPORTED_MODULE_6__/* .openGitHub */ .o6)({
    ...{ apiUrl, serverUrl, token, owner, repo, signal: lastWords(options.cancel), onNote: options.onInfo },
    ...clock && { clock }
  });
}
function lastWords(cancel) {
  const over = new AbortController();
  const abort = () => void setTimeout(() => over.abort(cancel.reason), LAST_WORDS_MS).unref();
  if (cancel.aborted)
    abort();
  else
    cancel.addEventListener("abort", abort, { once: true });
  return over.signal;
}
async function show(options, { state, added, connecting }) {
  const client = await connecting;
  if (client === void 0)
    return void 0;
  const ensured = await pullOf(options, client, added ? state : void 0);
  if (ensured === void 0)
    return void 0;
  if (!ensured.ok) {
    const { problem, compareUrl } = ensured;
    options.onWarning(added ? `No pull request was opened: ${problem.message} Open it here: ${compareUrl}` : problem.message);
    return added ? { client, ensured, writer: void 0, described: true } : void 0;
  }
  options.onInfo(`Pull request: ${ensured.pull.url}`);
  const writer = options.comments ? writerOf(options, client, ensured.pull) : void 0;
  return { client, ensured, writer, described: added || state.pull !== void 0 };
}
function pullOf({ head: head3, base, texts, createPr }, client, added) {
  const at = { head: head3, base, marker: head3 };
  if (added === void 0)
    return (0,_chunk_RV5RZ5AM_js__WEBPACK_IMPORTED_MODULE_1__/* .findPull */ .pM)(client, at);
  return (0,_chunk_RV5RZ5AM_js__WEBPACK_IMPORTED_MODULE_1__/* .ensurePull */ .Sk)(client, { ...at, title: texts.title(added), body: texts.body(added), draft: createPr === "draft" });
}
function writerOf({ marker, onWarning }, client, { number }) {
  return commentWriter(client, {
    issue: number,
    marker,
    onProblem: ({ message }) => onWarning(`The comment on pull request #${number} was not written: ${message}`)
  });
}
async function finish(options, shown, state) {
  const { client, ensured, writer, described } = shown;
  if (!ensured.ok)
    return;
  const { title, body: body2, comment } = options.texts;
  const { number } = ensured.pull;
  writer?.put(comment(state));
  const text = { title: title(state), body: body2(state), marker: options.head };
  const [updated] = await Promise.all([described ? (0,_chunk_RV5RZ5AM_js__WEBPACK_IMPORTED_MODULE_1__/* .updatePull */ .pZ)(client, number, text) : void 0, writer?.flush()]);
  if (updated?.type === "problem" && updated.problem.kind !== "aborted") {
    options.onWarning(`The description of pull request #${number} was not updated: ${updated.problem.message}`);
  }
}




/***/ }),

/***/ 6449:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sk: () => (/* binding */ ensurePull),
/* harmony export */   pM: () => (/* binding */ findPull),
/* harmony export */   pZ: () => (/* binding */ updatePull)
/* harmony export */ });
/* harmony import */ var _chunk_KSF3IJER_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1348);
/* harmony import */ var _chunk_V2J6VTSZ_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2438);
/* harmony import */ var _chunk_LRABEVRH_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8037);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8816);




// build/adapters/github/pulls.js

async function ensurePull(client, options) {
  const found = await findOpen(client, options);
  if (!found.ok)
    return refused(client, options, found);
  if (found.data !== void 0)
    return present(client, found.data, options);
  const notes = [];
  let made = await create(client, options, options.draft);
  if (!made.ok && made.problem.kind === "drafts-unavailable") {
    notes.push(noDrafts);
    made = await create(client, options, false);
  }
  if (made.ok)
    return { ok: true, pull: pullOf(client, made.data), created: true, notes };
  return made.problem.kind === "invalid" ? presentAfterAll(client, options, made) : refused(client, options, made);
}
async function findPull(client, options) {
  const found = await findOpen(client, options);
  if (!found.ok)
    return refused(client, options, found);
  return found.data === void 0 ? void 0 : present(client, found.data, options);
}
async function updatePull(client, pull_number, { title, body, marker }) {
  const read = await client.call({ does: `read pull request #${pull_number}`, permission: "pull-requests: read", answer: pullSchema }, (rest, at) => rest.pulls.get({ ...at, pull_number }));
  if (!read.ok)
    return { type: "problem", problem: read.problem };
  const existing = read.data.body ?? "";
  const merged = (0,_chunk_V2J6VTSZ_js__WEBPACK_IMPORTED_MODULE_1__/* .mergeBody */ .rc)(existing, { marker, text: body });
  if (merged === void 0)
    return { type: "left" };
  if ((0,_chunk_V2J6VTSZ_js__WEBPACK_IMPORTED_MODULE_1__/* .sameText */ .QV)(existing, merged) && (title ?? read.data.title) === read.data.title)
    return { type: "unchanged" };
  const change = { body: merged, ...title === void 0 ? {} : { title } };
  const edited = await client.call({ does: `edit pull request #${pull_number}`, permission, answer: pullSchema }, (rest, at) => rest.pulls.update({ ...at, pull_number, ...change }));
  return edited.ok ? { type: "edited" } : { type: "problem", problem: edited.problem };
}
var pullSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
  number: zod__WEBPACK_IMPORTED_MODULE_2__/* .number */ .aig(),
  title: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
  body: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullish(),
  draft: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY().optional(),
  state: zod__WEBPACK_IMPORTED_MODULE_2__/* ["enum"] */ .k5n(["open", "closed"]),
  base: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ ref: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }),
  user: zod__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP() }).nullish()
});
var permission = "pull-requests: write";
async function findOpen(client, { head, base, marker }) {
  const listed = await client.call({
    does: `look for a pull request from ${head}`,
    permission: "pull-requests: read",
    answer: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(pullSchema)
  }, (rest, at) => rest.pulls.list({ ...at, state: "open", head: `${client.owner}:${head}`, per_page: 100 }));
  if (!listed.ok)
    return listed;
  const direct = listed.data.find((pull) => pull.base.ref === base);
  return { ok: true, data: direct ?? listed.data.find((pull) => (0,_chunk_V2J6VTSZ_js__WEBPACK_IMPORTED_MODULE_1__/* .hasBlock */ .OA)(pull.body ?? "", marker)) };
}
function create(client, options, draft) {
  const { head, base, title, marker, body } = options;
  const call = { does: `open a pull request from ${head} to ${base}`, permission, answer: pullSchema, once: true };
  const text = (0,_chunk_V2J6VTSZ_js__WEBPACK_IMPORTED_MODULE_1__/* .ownBlock */ .UB)({ marker, text: body });
  const post = () => client.call(call, (rest, at) => rest.pulls.create({ ...at, head, base, title, body: text, draft }));
  return (0,_chunk_KSF3IJER_js__WEBPACK_IMPORTED_MODULE_0__/* .createOnce */ .U)(client, { post, find: () => findOpen(client, options) });
}
var noDrafts = "The plan of this repository has no draft pull requests, so an ordinary one was opened. Set `create_pr: ready` to ask for that.";
async function presentAfterAll(client, options, made) {
  const found = await findOpen(client, options);
  return found.ok && found.data !== void 0 ? present(client, found.data, options) : refused(client, options, made);
}
function present(client, found, { base }) {
  const elsewhere = `Pull request #${found.number} goes to ${found.base.ref}, not to ${base}: somebody changed its base.`;
  return { ok: true, pull: pullOf(client, found), created: false, notes: found.base.ref === base ? [] : [elsewhere] };
}
function refused(client, options, { problem }) {
  return { ok: false, problem, compareUrl: (0,_chunk_LRABEVRH_js__WEBPACK_IMPORTED_MODULE_3__/* .compareUrl */ .XH)(client, options) };
}
function pullOf(place, { number, draft = false, state, user }) {
  return { number, url: (0,_chunk_LRABEVRH_js__WEBPACK_IMPORTED_MODULE_3__/* .pullUrl */ .XA)(place, number), draft, state, ...user ? { author: user.login } : {} };
}




/***/ })

};
;