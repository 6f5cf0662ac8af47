"use strict";
exports.id = 1368;
exports.ids = [1368];
exports.modules = {

/***/ 5388:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.r8L)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:adapters/clock.js





/***/ }),

/***/ 7913:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A_: () => (/* binding */ appendProgress),
/* harmony export */   Ps: () => (/* binding */ progressHeader),
/* harmony export */   qu: () => (/* binding */ finalBlock),
/* harmony export */   su: () => (/* binding */ progressEntry)
/* harmony export */ });
/* harmony import */ var _chunk_3KU2CNLE_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1102);
/* harmony import */ var _chunk_GWRAI2EL_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9268);
/* harmony import */ var _chunk_7NRJR3S6_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4802);
/* harmony import */ var _chunk_4XWONIP7_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5867);
/* harmony import */ var _chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8395);






// build/report/progress.js
var MOST = { chars: 300, items: 50 };
function progressHeader(feature, startedAt) {
  return `# Progress Log: ${line(feature)}
# Started: ${(0,_chunk_7NRJR3S6_js__WEBPACK_IMPORTED_MODULE_2__/* .report_time__isoTime */ .ps)(startedAt)}
`;
}
function progressEntry(state, attempt, learnings = []) {
  const story = (0,_chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_4__/* .core_story_list__triedStories */ .m1)(state).find((each) => each.attempts.some((one) => one.iteration === attempt.iteration));
  const changed = attempt.changed.map((file) => `${line(file.path)}${file.status === "deleted" ? " (deleted)" : ""}`);
  return [
    "---",
    `Iteration: ${attempt.iteration}`,
    `Date: ${(0,_chunk_7NRJR3S6_js__WEBPACK_IMPORTED_MODULE_2__/* .report_time__isoTime */ .ps)(attempt.startedAt + attempt.durationMs)}`,
    `Story: ${story === void 0 ? "N/A" : storyName(story)}`,
    `Status: ${attempt.passed ? "complete" : "failed"}`,
    ...list("Files Changed", changed, attempt.changedCount),
    ...list("Tests Added", (attempt.testFiles ?? []).map(line)),
    ...list("Learnings", [...learnings.map((each) => `"${line(each).replaceAll('"', "'")}"`), ...failures(attempt)]),
    `Commit: ${attempt.commit === void 0 ? "none" : (0,_chunk_GWRAI2EL_js__WEBPACK_IMPORTED_MODULE_1__/* .report_attempt_facts__shortSha */ .tn)(attempt.commit)}`,
    ""
  ].join("\n");
}
function finalBlock({ iteration, at }) {
  return [
    "---",
    `Iteration: ${iteration}`,
    `Date: ${(0,_chunk_7NRJR3S6_js__WEBPACK_IMPORTED_MODULE_2__/* .report_time__isoTime */ .ps)(at)}`,
    "Story: N/A - All complete",
    "Status: ALL STORIES COMPLETE",
    "Output: <promise>COMPLETE</promise>",
    ""
  ].join("\n");
}
function appendProgress(existing, entries, header) {
  const before = existing ?? "";
  const eol = before.charAt(before.indexOf("\n") - 1) === "\r" ? "\r\n" : "\n";
  const added = [.../^# Progress Log:/m.test(before) ? [] : [header], ...entries];
  const joint = /\S/.test(before) ? eol.repeat(missingBreaks(before)) : "";
  return `${before}${joint}${added.map((each) => each.replaceAll("\n", eol)).join(eol)}`;
}
function missingBreaks(before) {
  if (before.endsWith("\n\n") || before.endsWith("\n\r\n"))
    return 0;
  return before.endsWith("\n") ? 1 : 2;
}
function storyName(story) {
  return `${line(story.id)} - ${line(story.title)}`;
}
function failures(attempt) {
  return (0,_chunk_3KU2CNLE_js__WEBPACK_IMPORTED_MODULE_0__/* .core_first_error__blockingGates */ .nB)(attempt).map((gate, index) => {
    const error = index === 0 ? (0,_chunk_3KU2CNLE_js__WEBPACK_IMPORTED_MODULE_0__/* .core_first_error__firstError */ .YJ)(attempt) : "";
    const reason = (0,_chunk_3KU2CNLE_js__WEBPACK_IMPORTED_MODULE_0__/* .core_first_error__reasonOf */ .D1)(gate);
    return line(`${(0,_chunk_GWRAI2EL_js__WEBPACK_IMPORTED_MODULE_1__/* .report_attempt_facts__gateLabel */ .ul)(gate)}: ${reason}${error === "" || error === reason ? "" : `: ${error}`}`);
  });
}
function list(title, items, count = items.length) {
  const shown = items.slice(0, MOST.items);
  const more = Math.max(count, items.length) - shown.length;
  if (shown.length === 0)
    return [`${title}:`, "  - none"];
  return [`${title}:`, ...shown.map((item) => `  - ${item}`), ...more > 0 ? [`  - and ${more} more`] : []];
}
function line(text) {
  return (0,_chunk_4XWONIP7_js__WEBPACK_IMPORTED_MODULE_3__/* .report_strip__cut */ .mI)((0,_chunk_4XWONIP7_js__WEBPACK_IMPORTED_MODULE_3__/* .report_strip__oneLine */ .OR)(text), MOST.chars);
}




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




/***/ }),

/***/ 2837:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.N6c)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:core/prd.js





/***/ }),

/***/ 6485:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _V: () => (/* binding */ prdText),
/* harmony export */   f$: () => (/* binding */ shownText),
/* harmony export */   jN: () => (/* binding */ numbered)
/* harmony export */ });
/* harmony import */ var _chunk_UOW6G554_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2837);
/* harmony import */ var _chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6600);



// build/action/init/shown-text.js
function shownText(text) {
  return (0,_chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_1__/* .report_sanitise__forPromptRendered */ .yK)(text).replaceAll(/\(image\)\([^()\n]{0,2000}\)/g, "");
}

// build/core/issue/prd-text.js
var MOST_STORIES = 100;
var MOST_CRITERIA = 50;
var longest = { title: 200, description: 2e3, criterion: 500 };
function prdText({ stories: drafts, description, notices }, call) {
  const kept = drafts.slice(0, MOST_STORIES);
  const ids = idsFor(kept);
  const known = new Map(ids.map((id) => [id.toLowerCase(), id]));
  const stories = kept.map((draft, at) => storyOf(draft, { id: ids[at] ?? "", at, known }));
  const file = {
    branchName: call.branchName,
    description: cut(description || call.title, longest.description),
    createdAt: call.createdAt,
    userStories: stories
  };
  const text = `${JSON.stringify(file, void 0, 2)}
`;
  const read = (0,_chunk_UOW6G554_js__WEBPACK_IMPORTED_MODULE_0__/* .core_prd__readPrd */ .N)({ bytes: new TextEncoder().encode(text), file: "prd.json" });
  if (!read.ok)
    return { ok: false, message: read.error.message };
  return { ok: true, text, stories, notices: [...notices, ...leftOut(drafts), ...bare(stories)] };
}
function idsFor(drafts) {
  const written = drafts.flatMap(({ id }) => id?.toLowerCase() ?? []);
  const taken = new Set(written);
  const used = /* @__PURE__ */ new Set();
  let next = 1;
  return drafts.map(({ id }) => {
    if (id !== void 0 && !used.has(id.toLowerCase())) {
      used.add(id.toLowerCase());
      return id;
    }
    while (taken.has(numbered(next).toLowerCase()))
      next += 1;
    next += 1;
    return numbered(next - 1);
  });
}
function numbered(count) {
  return `US-${String(count).padStart(3, "0")}`;
}
function storyOf(draft, { id, at, known }) {
  const after = draft.after.flatMap((each) => known.get(each.toLowerCase()) ?? []).filter((each) => each !== id);
  return {
    id,
    title: cut(draft.title, longest.title),
    description: cut(draft.description, longest.description),
    acceptanceCriteria: draft.criteria.slice(0, MOST_CRITERIA).map((criterion) => cut(criterion, longest.criterion)),
    priority: draft.priority ?? at + 1,
    ...after.length === 0 ? {} : { dependsOn: [...new Set(after)] },
    passes: false,
    notes: ""
  };
}
function cut(text, maxChars) {
  return text.length <= maxChars ? text : `${text.slice(0, maxChars - 1).toWellFormed()}\u2026`;
}
function leftOut(drafts) {
  const rest = drafts.length - MOST_STORIES;
  return rest <= 0 ? [] : [`${rest} more stories are left out: a backlog of ${MOST_STORIES} is what a person can review.`];
}
function bare(stories) {
  const without = stories.filter(({ acceptanceCriteria }) => acceptanceCriteria.length === 0).map(({ id }) => id);
  if (without.length === 0)
    return [];
  return [
    `No acceptance criteria were found for ${without.join(", ")}. Write some before this is merged: they are what a reviewer judges.`
  ];
}




/***/ }),

/***/ 1368:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   answerDoctor: () => (/* binding */ answerDoctor),
/* harmony export */   answerInit: () => (/* binding */ answerInit)
/* harmony export */ });
/* harmony import */ var _chunk_DWIG4LXS_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7913);
/* harmony import */ var _chunk_5DZ6VEW6_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5388);
/* harmony import */ var _chunk_RV5RZ5AM_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6449);
/* harmony import */ var _chunk_KSF3IJER_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1348);
/* harmony import */ var _chunk_RGFHL6Y6_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7625);
/* harmony import */ var _chunk_EF2KNXWK_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3953);
/* harmony import */ var _chunk_VJVIYZ3O_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9433);
/* harmony import */ var _chunk_73KOH2UK_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2487);
/* harmony import */ var _chunk_3KU2CNLE_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1102);
/* harmony import */ var _chunk_VWG2434Q_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6485);
/* harmony import */ var _chunk_UOW6G554_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2837);
/* harmony import */ var _chunk_RCF2NXRN_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7152);
/* harmony import */ var _chunk_GWRAI2EL_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(9268);
/* harmony import */ var _chunk_7NRJR3S6_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(4802);
/* harmony import */ var _chunk_GOQGK6ZY_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(4315);
/* harmony import */ var _chunk_POTOMRYV_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(6145);
/* harmony import */ var _chunk_2PEPVLJC_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(1471);
/* harmony import */ var _chunk_6JS5LGUO_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(7884);
/* harmony import */ var _chunk_LWVIH6WH_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(9612);
/* harmony import */ var _chunk_K4C6YFN4_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(7454);
/* harmony import */ var _chunk_H66QJSYI_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(1439);
/* harmony import */ var _chunk_LRABEVRH_js__WEBPACK_IMPORTED_MODULE_68__ = __webpack_require__(8037);
/* harmony import */ var _chunk_MUEW35QO_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(6696);
/* harmony import */ var _chunk_YULSIDSK_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(3153);
/* harmony import */ var _chunk_CMN7CPRF_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(8225);
/* harmony import */ var _chunk_GVKVBW4Q_js__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(5757);
/* harmony import */ var _chunk_F3UQDVQ3_js__WEBPACK_IMPORTED_MODULE_25__ = __webpack_require__(2302);
/* harmony import */ var _chunk_HB3Q6HMY_js__WEBPACK_IMPORTED_MODULE_26__ = __webpack_require__(9695);
/* harmony import */ var _chunk_TV2EHW4X_js__WEBPACK_IMPORTED_MODULE_27__ = __webpack_require__(4215);
/* harmony import */ var _chunk_DOFWTRNE_js__WEBPACK_IMPORTED_MODULE_28__ = __webpack_require__(4824);
/* harmony import */ var _chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_29__ = __webpack_require__(135);
/* harmony import */ var _chunk_TEKLLEIL_js__WEBPACK_IMPORTED_MODULE_30__ = __webpack_require__(1387);
/* harmony import */ var _chunk_WYQD4MT7_js__WEBPACK_IMPORTED_MODULE_31__ = __webpack_require__(7674);
/* harmony import */ var _chunk_LPVY55P4_js__WEBPACK_IMPORTED_MODULE_32__ = __webpack_require__(9254);
/* harmony import */ var _chunk_ZXGM6DES_js__WEBPACK_IMPORTED_MODULE_33__ = __webpack_require__(1097);
/* harmony import */ var _chunk_WLWKUKZF_js__WEBPACK_IMPORTED_MODULE_34__ = __webpack_require__(8056);
/* harmony import */ var _chunk_EFNRT56U_js__WEBPACK_IMPORTED_MODULE_35__ = __webpack_require__(6012);
/* harmony import */ var _chunk_2HP7CEG4_js__WEBPACK_IMPORTED_MODULE_36__ = __webpack_require__(3557);
/* harmony import */ var _chunk_4XWONIP7_js__WEBPACK_IMPORTED_MODULE_37__ = __webpack_require__(5867);
/* harmony import */ var _chunk_BKJEYZVY_js__WEBPACK_IMPORTED_MODULE_38__ = __webpack_require__(1405);
/* harmony import */ var _chunk_MQ5CW7EE_js__WEBPACK_IMPORTED_MODULE_39__ = __webpack_require__(8375);
/* harmony import */ var _chunk_73LXGDYI_js__WEBPACK_IMPORTED_MODULE_40__ = __webpack_require__(6450);
/* harmony import */ var _chunk_GF5FVSFC_js__WEBPACK_IMPORTED_MODULE_41__ = __webpack_require__(4435);
/* harmony import */ var _chunk_C4B57I4O_js__WEBPACK_IMPORTED_MODULE_42__ = __webpack_require__(666);
/* harmony import */ var _chunk_6E6IM4MO_js__WEBPACK_IMPORTED_MODULE_43__ = __webpack_require__(7064);
/* harmony import */ var _chunk_F5ATKOTB_js__WEBPACK_IMPORTED_MODULE_44__ = __webpack_require__(6361);
/* harmony import */ var _chunk_KLWF3DYB_js__WEBPACK_IMPORTED_MODULE_45__ = __webpack_require__(6659);
/* harmony import */ var _chunk_VAVPNWJ6_js__WEBPACK_IMPORTED_MODULE_46__ = __webpack_require__(653);
/* harmony import */ var _chunk_TO3IQZ72_js__WEBPACK_IMPORTED_MODULE_47__ = __webpack_require__(882);
/* harmony import */ var _chunk_EBS6DVXL_js__WEBPACK_IMPORTED_MODULE_48__ = __webpack_require__(2181);
/* harmony import */ var _chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_49__ = __webpack_require__(4955);
/* harmony import */ var _chunk_BX54UOPB_js__WEBPACK_IMPORTED_MODULE_50__ = __webpack_require__(3556);
/* harmony import */ var _chunk_FSGQ7F6W_js__WEBPACK_IMPORTED_MODULE_51__ = __webpack_require__(8240);
/* harmony import */ var _chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_52__ = __webpack_require__(6600);
/* harmony import */ var _chunk_EOWFISWU_js__WEBPACK_IMPORTED_MODULE_53__ = __webpack_require__(7700);
/* harmony import */ var _chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_54__ = __webpack_require__(8395);
/* harmony import */ var _chunk_TA7X43X2_js__WEBPACK_IMPORTED_MODULE_67__ = __webpack_require__(3842);
/* harmony import */ var _chunk_MJPTOZMC_js__WEBPACK_IMPORTED_MODULE_55__ = __webpack_require__(6015);
/* harmony import */ var _chunk_J5AL3VIA_js__WEBPACK_IMPORTED_MODULE_56__ = __webpack_require__(5446);
/* harmony import */ var _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_57__ = __webpack_require__(7996);
/* harmony import */ var _chunk_SPSJJRFZ_js__WEBPACK_IMPORTED_MODULE_58__ = __webpack_require__(7635);
/* harmony import */ var _chunk_GMGLISQJ_js__WEBPACK_IMPORTED_MODULE_59__ = __webpack_require__(4825);
/* harmony import */ var _chunk_KIY3N6KY_js__WEBPACK_IMPORTED_MODULE_60__ = __webpack_require__(433);
/* harmony import */ var _chunk_NY26LBSQ_js__WEBPACK_IMPORTED_MODULE_61__ = __webpack_require__(2158);
/* harmony import */ var _chunk_76ETEMEO_js__WEBPACK_IMPORTED_MODULE_62__ = __webpack_require__(3947);
/* harmony import */ var _chunk_YANYKI36_js__WEBPACK_IMPORTED_MODULE_63__ = __webpack_require__(1863);
/* harmony import */ var _chunk_7URPKLLQ_js__WEBPACK_IMPORTED_MODULE_64__ = __webpack_require__(5919);
/* harmony import */ var _chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_65__ = __webpack_require__(8961);
/* harmony import */ var marked__WEBPACK_IMPORTED_MODULE_66__ = __webpack_require__(8022);








































































// build/report/backlog.js
function initReply(made) {
  const { phrase, feature, branch, stories: stories2, notices: notices2, url, noPull, writer } = made;
  const counted = `${stories2.length} ${stories2.length === 1 ? "story" : "stories"}`;
  const where = noPull === void 0 ? `${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_29__/* .report_markdown__link */ .hL)("Look through the pull request", url)} and merge it; then ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_29__/* .report_markdown__code */ .QE)(`${phrase} run ${feature}`)} works on them.` : `There is no pull request (${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_29__/* .report_markdown__text */ .e0)(noPull, 600)}) ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_29__/* .report_markdown__link */ .hL)("Open it here", url)}.`;
  return [
    `${counted} for feature ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_29__/* .report_markdown__code */ .QE)(feature)} on branch ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_29__/* .report_markdown__code */ .QE)(branch)}${writer === void 0 ? "" : `, written by the agent ${writer.agent}${costOf(writer)}`}. ${where}`,
    ...notices2.map((notice) => `- ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_29__/* .report_markdown__text */ .e0)(notice, 1e3)}`)
  ].join("\n\n");
}
function backlogTitle({ feature, issue }) {
  return `Ralph: backlog ${feature} (issue ${issue})`;
}
var MOST_ROWS = 60;
function backlogBody({ feature, issue, stories: stories2, notices: notices2, path, doctor, writer }) {
  const shown = stories2.slice(0, MOST_ROWS);
  const counted = `${stories2.length} ${stories2.length === 1 ? "story" : "stories"}`;
  return `${[
    `${counted} for feature ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_29__/* .report_markdown__code */ .QE)(feature)}, ${sourceOf(issue, writer)} Look through ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_29__/* .report_markdown__code */ .QE)(path)}: merged, it is what a run works on.`,
    shown.map(story).join("\n"),
    ...stories2.length > MOST_ROWS ? [`${stories2.length - MOST_ROWS} more stand in the file.`] : [],
    ...notices2.length === 0 ? [] : [`**Look at**

${notices2.map((notice) => `- ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_29__/* .report_markdown__text */ .e0)(notice, 1e3)}`).join("\n")}`],
    (0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_29__/* .report_markdown__details */ .ns)("Could a run begin? What the doctor says", [doctor.trimEnd()])
  ].join("\n\n")}
`;
}
function sourceOf(issue, writer) {
  if (writer === void 0)
    return `read from issue #${issue} by fixed rules; no model was asked.`;
  return `written by the agent ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_29__/* .report_markdown__code */ .QE)(writer.agent)} from issue #${issue}${costOf(writer)}. Nobody has read them yet: what is left out, and what did nobody ask for?`;
}
function costOf({ cost = "unknown" }) {
  return cost === "unknown" ? " (cost unknown)" : ` (${cost})`;
}
function story({ id, title, acceptanceCriteria: criteria2, dependsOn = [] }) {
  const after = dependsOn.length === 0 ? "" : `, after ${dependsOn.map(_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_29__/* .report_markdown__code */ .QE).join(", ")}`;
  return `- ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_29__/* .report_markdown__code */ .QE)(id)} **${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_29__/* .report_markdown__text */ .e0)(title, 200)}**: ${criteria2.length} ${criteria2.length === 1 ? "criterion" : "criteria"}${after}`;
}

// build/core/issue/feature.js
var MOST_CHARS = 40;
function featureOf({ number, title }) {
  const words = title.toLowerCase().normalize("NFKD").replace(/[\u0300-\u036f]/gu, "").split(/[^a-z0-9]+/);
  const parts = [String(number)];
  for (const word of words.filter(Boolean)) {
    if ([...parts, word].join("-").length > MOST_CHARS)
      break;
    parts.push(word);
  }
  return (0,_chunk_MJPTOZMC_js__WEBPACK_IMPORTED_MODULE_55__/* .core_slug__slug */ .b)(parts.join("-"));
}

// build/core/issue/read-issue.js


// build/core/issue/headline.js
function readHeadline(text) {
  const [id, named] = takeId(text.trim());
  const { rest: ordered, after } = takeAfter(named);
  const { rest, priority } = takePriority(ordered);
  const title = rest.replace(/\s*\(\s*\)\s*$/, "").replace(/[\s:,;\u2013\u2014-]+$/u, "").trim();
  return {
    title: title === "" ? text.trim() : title,
    after,
    ...id === void 0 ? {} : { id },
    ...priority === void 0 ? {} : { priority }
  };
}
function idsIn(text) {
  return [...new Set([...text.matchAll(/\b[A-Za-z][A-Za-z0-9]{0,15}-\d{1,6}\b/g)].map(([id]) => id))];
}
function priorityOf(text) {
  const word = text.trim().toLowerCase();
  if (/^\d{1,4}$/.test(word))
    return Number(word);
  return (0,_chunk_TA7X43X2_js__WEBPACK_IMPORTED_MODULE_67__/* .own */ .Z)(priorities, word);
}
var priorities = {
  ...{ critical: 0, urgent: 0, p0: 0, high: 1, p1: 1, medium: 2, normal: 2, p2: 2, low: 3, p3: 3, p4: 4 }
};
var leadingId = /^(?:(?:user )?(?:story|task|feature)\s+)?[[(]?([A-Za-z][A-Za-z0-9]{0,15}-\d{1,6})[\])]?\s*(?:[:.\u2013\u2014-]\s*|\s)(?=\S)/iu;
var leadingCount = /^(?:user story|story|task|feature)\s*#?\d{1,4}\s*[:.)\u2013\u2014-]\s*(?=\S)/iu;
function takeId(text) {
  const found = leadingId.exec(text);
  if (found !== null)
    return [found[1], text.slice(found[0].length)];
  return [void 0, text.replace(leadingCount, "")];
}
var afterWords = /[(,;]?\s*\b(?:depends on|after|blocked by|needs)\s*:?\s+((?:[A-Za-z][A-Za-z0-9]{0,15}-\d{1,6}(?:\s*(?:,|and|&)\s*)?)+)\)?/iu;
function takeAfter(text) {
  const found = afterWords.exec(text);
  if (found === null)
    return { rest: text, after: [] };
  const [isOpening, isClosing] = [found[0].startsWith("("), found[0].endsWith(")")];
  const kept = isOpening === isClosing ? "" : isOpening ? "(" : ")";
  const rest = text.slice(0, found.index) + kept + text.slice(found.index + found[0].length);
  return { rest, after: idsIn(found[1] ?? "") };
}
var priorityMark = /\s*(?:[([]\s*(?:priority:?\s*)?(p[0-4]|critical|urgent|high|medium|normal|low)\s*[)\]]|[([,;]?\s*\bpriority:\s*(p[0-4]|critical|urgent|high|medium|normal|low|\d{1,4})\b\s*[)\]]?)/iu;
function takePriority(text) {
  const found = priorityMark.exec(text);
  const priority = found === null ? void 0 : priorityOf(found[1] ?? found[2] ?? "");
  if (found === null || priority === void 0)
    return { rest: text };
  const [before, behind] = [text.slice(0, found.index), text.slice(found.index + found[0].length).trimStart()];
  const gap = /^[,;:.]/.test(behind) ? "" : " ";
  return { rest: `${before}${gap}${behind}`.trim(), priority };
}

// build/core/issue/inline.js
function wordsOf(tokens) {
  return tokens === void 0 ? "" : joined(tokens).replace(/\s+/gu, " ").trim();
}
function joined(tokens) {
  return tokens.map(one).join("");
}
function one(token) {
  switch (token.type) {
    case "codespan":
      return token.raw;
    case "br":
      return " ";
    case "html":
      return isBreak(token) ? " " : "";
    case "image":
    case "checkbox":
      return "";
    default: {
      const { tokens, text } = token;
      return tokens === void 0 ? String(text) : joined(tokens);
    }
  }
}
function isBreak({ type, raw }) {
  return type === "html" && /^<br\s*\/?>$/i.test(raw);
}

// build/core/issue/list.js
function listStories({ items }, all) {
  const wanted = items.filter(({ task }) => task || all);
  const open = wanted.filter(({ checked }) => checked !== true);
  const stories2 = open.map(storyOf).filter(({ title }) => title !== "");
  return { stories: stories2, done: wanted.length - open.length };
}
function listCriteria({ items }) {
  return items.flatMap((item) => {
    const { head, lists } = partsOf(item);
    return [...head === "" ? [] : [head], ...lists.flatMap(listCriteria)];
  });
}
function partsOf({ tokens }) {
  const isText = ({ type }) => type === "text" || type === "paragraph";
  const texts = tokens.filter(isText).map((token) => wordsOf(token.tokens));
  const lists = tokens.filter((token) => token.type === "list");
  return { head: texts[0] ?? "", paragraphs: texts.slice(1), lists };
}
function storyOf(item) {
  const { head, paragraphs, lists } = partsOf(item);
  const headline = readHeadline(head);
  const below = lists.flatMap(listCriteria);
  const links = below.filter((line) => depends.test(line));
  return {
    ...headline,
    description: paragraphs.join(" "),
    criteria: below.filter((line) => !depends.test(line)),
    after: [.../* @__PURE__ */ new Set([...headline.after, ...links.flatMap(idsIn)])]
  };
}
var depends = /^(?:depends on|after|blocked by|dependencies)\s*:?\s+[A-Za-z][A-Za-z0-9]{0,15}-\d/i;

// build/core/issue/section.js
var stories = /^(?:user stor(?:y|ies)|stories|tasks?|to-?dos?|backlog|features|work items|sub-?tasks|checklist|requirements)$/i;
var criteria = /^(?:acceptance(?: criteria| tests?)?|criteria|definition of done|dod|done when|verification)$/i;
var aside = /^(?:context|background|motivation|problem(?: statement)?|summary|overview|why|notes?|links?|references?|resources|out of scope|non-?goals?|not included|environment|version|steps to reproduce|expected(?: behaviou?r)?|actual(?: behaviou?r)?|screenshots?|logs?|additional context|alternatives(?: considered)?|questions?|open questions|risks?|discussion|checklist before submitting)$/i;
function namesStory(heading) {
  return /^[[(]?[A-Za-z][A-Za-z0-9]{0,15}-\d{1,6}[\])]?(?:\s*[:.\u2013\u2014-]|\s)\s*\S/u.test(heading) || /^(?:user story|story|task|feature)(?:\s*#?\d{1,4})?\s*[:.)\u2013\u2014-]\s*\S/iu.test(heading);
}
function sectionKind(heading) {
  const plain = heading.replace(/[:\uff1a]\s*$/u, "").replace(/^[^\p{L}\p{N}]+/u, "").trim();
  if (stories.test(plain))
    return "stories";
  if (criteria.test(plain))
    return "criteria";
  return aside.test(plain) ? "aside" : "other";
}

// build/core/issue/siblings.js
function siblingSections(tokens) {
  const sections = sectionsOf(tokens).filter(({ title, criteria: criteria2 }) => sectionKind(title) === "other" && criteria2.length > 0);
  const depth = Math.min(...sections.map((section) => section.depth));
  const siblings = sections.filter((section) => section.depth === depth);
  if (siblings.length < 2)
    return [];
  return siblings.map(({ title, paragraphs, criteria: criteria2 }) => ({
    ...readHeadline(title),
    ...{ description: paragraphs.join(" "), criteria: criteria2 }
  }));
}
function sectionsOf(tokens) {
  const sections = [];
  for (const token of tokens) {
    if (token.type === "heading") {
      const { depth, tokens: words } = token;
      sections.push({ depth, title: wordsOf(words), paragraphs: [], criteria: [] });
    }
    const section = sections.at(-1);
    if (token.type === "paragraph")
      section?.paragraphs.push(wordsOf(token.tokens));
    if (token.type === "list")
      section?.criteria.push(...listCriteria(token));
  }
  return sections;
}

// build/core/issue/table.js
var names = [
  [/^(?:#|id|story id|key|no\.?)$/i, "id"],
  [/^(?:title|story|user story|name|task|feature|item|summary)$/i, "title"],
  [/^(?:description|details?|what|notes?)$/i, "description"],
  [
    /^(?:acceptance(?: criteria)?|criteria|criterion|ac|done when|definition of done|dod|requirements?|verification)$/i,
    "criteria"
  ],
  [/^(?:priority|prio|p)$/i, "priority"],
  [/^(?:depends on|dependencies|deps|after|blocked by)$/i, "after"],
  [/^(?:done|status|passes|state)$/i, "done"]
];
function tableStories({ header, rows }) {
  const columns = header.map(({ tokens }) => columnOf(wordsOf(tokens)));
  if (!columns.includes("title") || !columns.some((column) => column !== void 0 && column !== "title"))
    return void 0;
  const read = rows.map((row) => readRow(row, columns)).filter(({ title }) => title !== "");
  const open = read.filter(({ done }) => !isDone(done));
  return { stories: open.map(storyOf2), done: read.length - open.length };
}
function columnOf(name) {
  return names.find(([pattern]) => pattern.test(name))?.[1];
}
function readRow(cells, columns) {
  const of = (wanted) => cells[columns.indexOf(wanted)];
  const words = (wanted) => wordsOf(of(wanted)?.tokens);
  return {
    ...{ id: words("id"), title: words("title"), description: words("description"), criteria: words("criteria") },
    ...{ priority: words("priority"), after: words("after"), done: words("done") },
    lines: linesOf(of("criteria"))
  };
}
function linesOf(cell) {
  if (cell === void 0)
    return [];
  const parts = [[]];
  for (const token of cell.tokens) {
    if (isBreak(token))
      parts.push([]);
    else
      parts.at(-1)?.push(token);
  }
  const lines = parts.map(wordsOf);
  const split = lines.length === 1 ? (lines[0] ?? "").split(/;\s+/) : lines;
  return split.map((line) => line.replace(/^(?:[-*\u2022]|\d+[.)])\s+/u, "").trim()).filter((line) => line !== "");
}
function isDone(word) {
  return /^(?:x|\u2713|\u2714|\u2705|yes|true|done|complete|completed|closed|passed)$/iu.test(word.trim());
}
function storyOf2(row) {
  const headline = readHeadline(row.title);
  const [id] = idsIn(row.id);
  const priority = priorityOf(row.priority) ?? headline.priority;
  return {
    ...headline,
    description: row.description,
    criteria: row.lines,
    after: [.../* @__PURE__ */ new Set([...idsIn(row.after), ...headline.after])],
    ...id === void 0 ? {} : { id },
    ...priority === void 0 ? {} : { priority }
  };
}

// build/core/issue/read-issue.js
function readIssue({ title, body }) {
  const tokens = lexed(body);
  const page = walk(tokens);
  const found = (page.stories.length > 0 ? page.stories : siblingSections(tokens)).filter(isNamed);
  if (found.length > 0)
    return { ...page, stories: found.map((story2) => withShared(story2, page.criteria)), notices: notices(page) };
  if (page.criteria.length === 0)
    return void 0;
  const one2 = { ...readHeadline(title), description: page.description, criteria: page.criteria };
  return { ...page, stories: [one2], notices: notices(page) };
}
function isNamed({ title }) {
  return title.trim() !== "";
}
function lexed(body) {
  try {
    return new marked__WEBPACK_IMPORTED_MODULE_66__/* .Lexer */ .JG().lex(body);
  } catch (error) {
    if (error instanceof RangeError)
      return [];
    throw error;
  }
}
function walk(tokens) {
  const page = { stories: [], criteria: [], description: "", done: 0 };
  const place = { open: void 0, kind: "other", depth: 0 };
  for (const token of tokens) {
    if (token.type === "heading")
      enter(page, place, token);
    else if (place.open === void 0)
      readOutside(page, place, token);
    else
      readInside(place.open.story, place.kind, token);
  }
  close(page, place);
  return page;
}
function enter(page, place, heading) {
  const text = wordsOf(heading.tokens);
  const { depth } = heading;
  if (place.open !== void 0 && depth > place.open.depth) {
    place.kind = sectionKind(text);
    return;
  }
  close(page, place);
  const isBelowStories = place.kind === "stories" && depth > place.depth;
  const isStory = namesStory(text) || isBelowStories && sectionKind(text) === "other";
  if (isStory) {
    place.open = { depth, story: { headline: readHeadline(text), description: [], criteria: [] } };
    if (!isBelowStories)
      Object.assign(place, { kind: "other", depth: 0 });
    return;
  }
  Object.assign(place, { kind: sectionKind(text), depth });
}
function close(page, place) {
  if (place.open === void 0)
    return;
  const { headline, description, criteria: criteria2 } = place.open.story;
  page.stories.push({ ...headline, description: description.join(" "), criteria: criteria2 });
  place.kind = place.depth > 0 ? "stories" : "other";
  place.open = void 0;
}
function readOutside(page, { kind }, token) {
  if (token.type === "paragraph" && page.description === "" && kind !== "criteria") {
    page.description = wordsOf(token.tokens);
  }
  if (token.type === "table" && kind !== "aside") {
    const table = tableStories(token);
    page.stories.push(...table?.stories ?? []);
    page.done += table?.done ?? 0;
  }
  if (token.type !== "list" || kind === "aside")
    return;
  if (kind === "criteria") {
    page.criteria.push(...listCriteria(token));
    return;
  }
  const list = listStories(token, kind === "stories");
  page.stories.push(...list.stories);
  page.done += list.done;
}
function readInside(story2, kind, token) {
  if (token.type === "list" && kind !== "aside")
    story2.criteria.push(...listCriteria(token));
  if (token.type === "paragraph") {
    const text = wordsOf(token.tokens);
    if (text !== "" && sectionKind(text) !== "criteria")
      story2.description.push(text);
  }
}
function withShared(story2, shared) {
  return story2.criteria.length > 0 ? story2 : { ...story2, criteria: shared };
}
function notices({ done }) {
  if (done === 0)
    return [];
  return [
    `${done} ${done === 1 ? "entry is" : "entries are"} ticked as done and left out: only gates say that a story has passed.`
  ];
}

// build/action/init/place.js
async function takenFeature(repository, base, feature) {
  const { folder, path } = placesOf(feature);
  const there = await repository.listFolder(base.commit, folder);
  if (!there.some((entry) => entry.path === path))
    return void 0;
  return (0,_chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_65__/* .action_refusal__configError */ .mx)(`${path} is on ${base.branch} already and stays as it is. Edit it there, or name another feature: init NAME.`);
}
function placesOf(feature) {
  const folder = `.ralph/${feature}`;
  return { folder, path: `${folder}/prd.json` };
}
async function placeBacklog(repository, call) {
  const { base, feature } = call;
  const { folder, path } = placesOf(feature);
  const commit = await commitOf(repository, { ...call, folder });
  const pushed = await pushFree(repository, call, commit);
  if (!pushed.ok)
    return pushed;
  return { ok: true, branch: pushed.branch, commit, path, notices: await others(repository, base.commit, feature) };
}
var TRIES = 4;
async function pushFree(repository, call, commit) {
  const taken = new Set(call.base.remoteRefs.keys());
  for (let count = 1; ; count += 1) {
    const branch = freeBranch(call, taken);
    const ref = `refs/heads/${branch}`;
    const [pushed] = await repository.push([{ ref, commit, expect: null }]);
    if (pushed?.ok)
      return { ok: true, branch };
    taken.add(ref);
    if (pushed?.problem.kind === "stale" && count < TRIES)
      continue;
    const why = pushed?.problem.message ?? `${branch} may not be pushed.`;
    return pushed?.problem.kind === "network" ? (0,_chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_65__/* .action_refusal__environmentBroken */ .oA)(why) : (0,_chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_65__/* .action_refusal__configError */ .mx)(why);
  }
}
async function commitOf(repository, { base, settings, feature, issue, text, writer, now, folder }) {
  const file = (name, content) => ({
    ...{ path: `${folder}/${name}`, mode: "100644" },
    bytes: Buffer.from(content)
  });
  const files = [
    file("prd.json", text),
    file("progress.txt", (0,_chunk_DWIG4LXS_js__WEBPACK_IMPORTED_MODULE_0__/* .progressHeader */ .Ps)(feature, now)),
    file("specs/.gitkeep", "")
  ];
  const tree = await repository.overlay(await repository.treeOf(base.commit), files);
  return repository.commit({
    tree,
    parents: [base.commit],
    message: `chore: add the backlog ${feature}

${writer ? `Written by the agent ${writer.agent}` : "Read"} from issue ${issue}.`,
    at: now,
    identity: { name: settings.commitAuthorName, email: settings.commitAuthorEmail }
  });
}
function freeBranch({ settings, feature }, taken) {
  const wanted = `${settings.branchPrefix}init-${feature}`;
  for (let count = 1; ; count += 1) {
    const branch = count === 1 ? wanted : `${wanted}-${count}`;
    if (!taken.has(`refs/heads/${branch}`))
      return branch;
  }
}
async function others(repository, commit, feature) {
  const folders = await repository.listFolder(commit, ".ralph");
  const features = folders.filter(({ isFolder, path }) => isFolder && path !== ".ralph/archive" && path !== ".ralph/prompts");
  const lists = await Promise.all(["", ...features.map(({ path }) => path)].map((path) => repository.listFolder(commit, path)));
  const found = lists.flat().filter(({ path, isFolder }) => !isFolder && /(?:^|\/)prd\.json$/.test(path));
  if (found.length === 0)
    return [];
  const names2 = found.map(({ path }) => path).join(", ");
  return [`There is another backlog (${names2}), so a workflow has to say which one is meant: feature: ${feature}.`];
}

// build/action/init/show.js
async function showBacklog(call) {
  const { job, settings, base, head, title, body, cancel } = call;
  const [owner = "", repo = ""] = job.repository.split("/");
  const { apiUrl, serverUrl } = job;
  const compare = (0,_chunk_LRABEVRH_js__WEBPACK_IMPORTED_MODULE_68__/* .compareUrl */ .XH)({ serverUrl, owner, repo }, { head, base });
  const { githubToken: token, createPr } = settings;
  if (token === void 0 || createPr === "none")
    return { url: compare, noPull: "create_pr: none is set." };
  const opened = await (0,_chunk_H66QJSYI_js__WEBPACK_IMPORTED_MODULE_20__/* .openGitHub */ .o6)({ apiUrl, serverUrl, owner, repo, token, signal: cancel, onNote: () => void 0 });
  if (!opened.ok)
    return { url: compare, noPull: opened.problem.message };
  const draft = createPr === "draft";
  const ensured = await (0,_chunk_RV5RZ5AM_js__WEBPACK_IMPORTED_MODULE_2__/* .ensurePull */ .Sk)(opened.client, { head, base, title, body, draft, marker: head });
  return ensured.ok ? { url: ensured.pull.url } : { url: ensured.compareUrl, noPull: ensured.problem.message };
}

// build/action/init/init.js
async function initFromIssue(call) {
  const programs = (0,_chunk_GOQGK6ZY_js__WEBPACK_IMPORTED_MODULE_14__/* .action_prepare__findPrograms */ .Pc)(call);
  if (!programs.ok)
    return programs;
  const token = (0,_chunk_F3UQDVQ3_js__WEBPACK_IMPORTED_MODULE_25__/* .action_early_inputs__inputValue */ .E)(call.inputs, "github_token");
  const opened = await (0,_chunk_GVKVBW4Q_js__WEBPACK_IMPORTED_MODULE_24__/* .action_open_repository__openRepository */ .V)({ ...call, git: programs.git, token });
  if (!opened.ok)
    return opened;
  const { repository } = opened;
  try {
    const base = await (0,_chunk_CMN7CPRF_js__WEBPACK_IMPORTED_MODULE_23__/* .action_base__findBase */ .$)(repository, {
      ...call,
      baseBranch: (0,_chunk_F3UQDVQ3_js__WEBPACK_IMPORTED_MODULE_25__/* .action_early_inputs__inputValue */ .E)(call.inputs, "base_branch"),
      onImported: () => void 0
    });
    if (!base.ok)
      return base;
    const allowed = await base.access();
    if (!allowed.ok)
      return (0,_chunk_CMN7CPRF_js__WEBPACK_IMPORTED_MODULE_23__/* .action_base__remoteRefusal */ .s)(allowed.problem);
    const policy = await (0,_chunk_LWVIH6WH_js__WEBPACK_IMPORTED_MODULE_18__/* .action_policy__readPolicy */ .M)(repository, base.commit, call.inputs);
    if (!policy.ok)
      return policy;
    const { settings } = policy;
    if (settings.dryRun)
      return { ok: false, halt: "skipped", reasons: [dryRun] };
    const feature = featureFor(call.request);
    const taken = await takenFeature(repository, base, feature);
    if (taken !== void 0)
      return taken;
    const found = await findStories(call, { repository, base, settings });
    if (!found.ok)
      return found;
    return { ...await bring(call, { repository, base, settings, feature, found }), ...used(found) };
  } finally {
    await repository.close();
  }
}
async function findStories(call, on) {
  const { issue, byAgent: asked } = call.request;
  if (asked !== void 0) {
    const { askAgent } = await __webpack_require__.e(/* import() */ 6387).then(__webpack_require__.bind(__webpack_require__, 6387));
    const written = await askAgent({ ...call, ...on, asked, issue });
    if (!written.ok)
      return written;
    return { ...written, writer: { agent: on.settings.agent.type, cost: written.usage && (0,_chunk_RCF2NXRN_js__WEBPACK_IMPORTED_MODULE_11__/* .costWords */ .fL)(written.usage) } };
  }
  const backlog = readIssue({ title: titleOf(issue), body: (0,_chunk_VWG2434Q_js__WEBPACK_IMPORTED_MODULE_9__/* .shownText */ .f$)(issue.body) });
  return backlog === void 0 ? (0,_chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_65__/* .action_refusal__configError */ .mx)(noStories) : { ok: true, backlog };
}
function used({ usage }) {
  return usage === void 0 ? {} : { usage };
}
async function bring(call, { found, feature, ...on }) {
  const { now, request } = call;
  const { writer, backlog } = found;
  const branchName = `${on.settings.branchPrefix}${feature}`;
  const written = (0,_chunk_VWG2434Q_js__WEBPACK_IMPORTED_MODULE_9__/* .prdText */ ._V)(backlog, { branchName, title: titleOf(request.issue), createdAt: (0,_chunk_7NRJR3S6_js__WEBPACK_IMPORTED_MODULE_13__/* .report_time__isoTime */ .ps)(now) });
  if (!written.ok)
    return (0,_chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_65__/* .action_refusal__configError */ .mx)(`The stories of this issue make no prd.json: ${written.message}`);
  const made = { ...written, feature, issue: request.issue.number, ...writer && { writer } };
  const placed = await placeBacklog(on.repository, { ...on, now, ...made });
  return placed.ok ? tell(call, { ...on, made, placed }) : placed;
}
function featureFor({ feature, issue }) {
  return feature === void 0 ? featureOf(issue) : (0,_chunk_MJPTOZMC_js__WEBPACK_IMPORTED_MODULE_55__/* .core_slug__slug */ .b)(feature);
}
function titleOf({ title, number }) {
  return oneLine(title) || `Issue ${number}`;
}
function oneLine(text) {
  return (0,_chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_52__/* .report_sanitise__plain */ .sb)(text).replace(/\s+/gu, " ").trim();
}
var dryRun = "dry_run is set, and init pushes a branch and opens a pull request. Take dry_run away, and give the command again.";
var noStories = "No stories were found in this issue. Write them as a task list (`- [ ] Title`, with its acceptance criteria as entries below), as headings (`## US-001: Title`, criteria as a list below), or as a table with the columns Story and Acceptance criteria, and comment again. With `--agent` the configured agent writes them.";
async function tell(call, { base, settings, made, placed }) {
  const { feature, stories: stories2, issue, writer } = made;
  const inputs = { ...call.inputs, values: { ...call.inputs.values, feature, prd: "" } };
  const { report } = await (0,_chunk_GOQGK6ZY_js__WEBPACK_IMPORTED_MODULE_14__/* .diagnose */ .h4)({ ...call, inputs, at: placed.commit });
  const notices2 = [...made.notices, ...placed.notices];
  const shown = await showBacklog({
    ...{ job: call.job, settings, base: base.branch, head: placed.branch, cancel: call.cancel },
    title: backlogTitle({ feature, issue }),
    body: backlogBody({ ...made, notices: notices2, path: placed.path, doctor: report })
  });
  return { ok: true, feature, branch: placed.branch, stories: stories2, notices: notices2, ...shown, ...writer && { writer } };
}

// build/action/thread-own.js
async function answerDoctor({ call, job, inputs, voice }) {
  const { report, ...end } = await (0,_chunk_GOQGK6ZY_js__WEBPACK_IMPORTED_MODULE_14__/* .runDoctor */ .j1)({ ...call, job, inputs });
  await Promise.all([voice.react(end.exitCode === 0 ? "rocket" : "confused"), voice.reply(report)]);
  return end;
}
async function answerInit({ call, job, inputs, voice }, { asked, feature, agent }) {
  const { origin } = asked;
  if (origin.pull !== void 0)
    return decline(voice, "init reads the stories of an issue, and this is a pull request");
  const request = {
    issue: { number: origin.thread, ...origin.issue },
    ...feature === void 0 ? {} : { feature },
    ...agent === true ? { byAgent: asked } : {}
  };
  const end = await initFromIssue({ ...call, job, inputs, request, now: (0,_chunk_5DZ6VEW6_js__WEBPACK_IMPORTED_MODULE_1__/* .adapters_clock__systemClock */ .r)().wallMs() });
  const used2 = end.usage === void 0 ? {} : (0,_chunk_EF2KNXWK_js__WEBPACK_IMPORTED_MODULE_5__/* .costOutputs */ .g)(end.usage);
  if (!end.ok) {
    const why = end.reasons.map((reason) => (0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_29__/* .report_markdown__text */ .e0)(reason, 1e3)).join("\n\n");
    const cost = end.usage === void 0 ? "" : `

The call of the agent cost: ${(0,_chunk_RCF2NXRN_js__WEBPACK_IMPORTED_MODULE_11__/* .costWords */ .fL)(end.usage)}.`;
    await Promise.all([voice.react("confused"), voice.reply(`Nothing was made. ${why}${cost}`)]);
    return withOutputs((0,_chunk_RGFHL6Y6_js__WEBPACK_IMPORTED_MODULE_4__/* .action_action_end__refused */ .S)(end), used2);
  }
  await Promise.all([voice.react("rocket"), voice.reply(initReply({ ...end, phrase: job.phrase ?? "/ralph" }))]);
  for (const notice of end.notices)
    call.log.notice(notice);
  const made = `init made the backlog ${end.feature} with ${end.stories.length} stories on branch ${end.branch}`;
  return withOutputs((0,_chunk_RGFHL6Y6_js__WEBPACK_IMPORTED_MODULE_4__/* .action_action_end__refused */ .S)({ ok: false, halt: "skipped", reasons: [made] }), {
    ...used2,
    branch_name: end.branch,
    pr_url: end.noPull === void 0 ? end.url : ""
  });
}
function withOutputs(end, outputs) {
  return { ...end, outputs: { ...end.outputs, ...outputs } };
}
async function decline(voice, why) {
  await Promise.all([
    voice.react("confused"),
    voice.reply(`Nothing was made: ${why}. Use ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_29__/* .report_markdown__code */ .QE)("init")} in an issue.`)
  ]);
  return (0,_chunk_RGFHL6Y6_js__WEBPACK_IMPORTED_MODULE_4__/* .action_action_end__refused */ .S)({ ok: false, halt: "skipped", reasons: [why] });
}



/***/ })

};
;