export const id = 8965;
export const ids = [8965];
export const modules = {

/***/ 4323:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   UH: () => (/* binding */ latestPatch),
/* harmony export */   X3: () => (/* binding */ asksForPermission),
/* harmony export */   _2: () => (/* binding */ isWorkflow),
/* harmony export */   h$: () => (/* binding */ splitWorkflows),
/* harmony export */   kA: () => (/* binding */ shownNames),
/* harmony export */   kc: () => (/* binding */ permitsOf),
/* harmony export */   mM: () => (/* binding */ allowLine),
/* harmony export */   nn: () => (/* binding */ policyTwice)
/* harmony export */ });
/* harmony import */ var _chunk_PJPQ5YWG_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7109);
/* harmony import */ var _chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2697);
/* harmony import */ var _chunk_LYGRXWTM_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8280);




// build/core/workflow-split.js
function isWorkflow(path) {
  return path.startsWith(".github/workflows/");
}
function splitWorkflows(state) {
  return (0,_chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_1__/* .storiesOf */ .TQ)(state).flatMap(({ id, attempts }) => {
    const patch = latestPatch(attempts);
    return patch === void 0 ? [] : [{ story: id, path: `patches/${(0,_chunk_LYGRXWTM_js__WEBPACK_IMPORTED_MODULE_2__/* .slug */ .y)(id)}-workflows.patch`, patch }];
  });
}
function latestPatch(attempts) {
  return attempts.findLast(({ workflowPatch }) => workflowPatch !== void 0)?.workflowPatch;
}

// build/core/policy-twice.js
function policyTwice(state) {
  const { attempts } = (0,_chunk_PJPQ5YWG_js__WEBPACK_IMPORTED_MODULE_0__/* .requireStory */ .ZG)(state);
  const last = policyFindings(attempts.at(-1)?.findings);
  if (last.length === 0)
    return void 0;
  const before = new Set(attempts.slice(0, -1).flatMap(({ findings }) => policyFindings(findings).map(keyOf)));
  const again = last.filter((finding) => before.has(keyOf(finding)));
  const [first] = again;
  if (first === void 0)
    return void 0;
  const more = again.length === 1 ? "" : ` (and ${again.length - 1} more)`;
  const entries = [...new Set(again.flatMap(({ message }) => entriesIn(message)))];
  const permit = entries.length === 0 ? "" : ` To permit it, add to the story: ${allowLine(entries)}.`;
  return `the agent changed ${JSON.stringify(first.path)} ${putBackTwice}${more}: does this story have to change it?${permit}`;
}
function asksForPermission(text) {
  return text.includes(putBackTwice);
}
function permitsOf(question) {
  return asksForPermission(question) ? entriesIn(question) : [];
}
function allowLine(entries) {
  return `allow: [${entries.map((entry) => JSON.stringify(entry)).join(", ")}]`;
}
var putBackTwice = "again after it was put back";
function policyFindings(findings = []) {
  return findings.filter((finding) => finding.class === "policy" && !isWorkflow(finding.path));
}
function keyOf({ path, rule, message }) {
  return JSON.stringify([path, rule, allowIn(message)]);
}
function entriesIn(text) {
  const list = /allow: (\[.*\])/.exec(text)?.[1];
  try {
    const entries = JSON.parse(list ?? "[]");
    return Array.isArray(entries) ? entries.filter((entry) => typeof entry === "string") : [];
  } catch {
    return [];
  }
}
function allowIn(message) {
  return /allow: \[.*\]/.exec(message)?.[0] ?? "";
}

// build/core/test-report/words.js
function shownNames(names) {
  const more = names.length > MOST_SHOWN ? ` and ${names.length - MOST_SHOWN} more` : "";
  return `${names.slice(0, MOST_SHOWN).map(quoted).join(", ")}${more}`;
}
function quoted(name) {
  const cut = name.length > MOST_CHARS ? `${name.slice(0, MOST_CHARS).toWellFormed()}\u2026` : name;
  return JSON.stringify(cut);
}
var MOST_SHOWN = 5;
var MOST_CHARS = 120;




/***/ }),

/***/ 7503:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ own)
/* harmony export */ });
// build/core/own.js
function own(table, name) {
  return table !== void 0 && Object.hasOwn(table, name) ? table[name] : void 0;
}




/***/ }),

/***/ 308:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ whyAnotherRun),
/* harmony export */   s: () => (/* binding */ whyOtherStories)
/* harmony export */ });
/* harmony import */ var _chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8758);


// build/action/resume-terms.js
function whyAnotherRun(state, now, resume) {
  const { plan: then, publications } = state;
  if (JSON.stringify(termsOf(then)) !== JSON.stringify(termsOf(now)))
    return "today it would be judged by other rules";
  if (then.approval !== now.approval)
    return `today ${now.approval ? "a person" : "nobody"} has to sign it off`;
  if (then.feature !== now.feature || then.branch !== now.branch || then.base.branch !== now.base.branch) {
    return `it worked from ${then.base.branch} on ${then.branch}, and today the work goes from ${now.base.branch} to ${now.branch}`;
  }
  if (!isInScope(then, now, resume))
    return "today other stories are asked for";
  if ((0,_chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_0__/* .isWaiting */ .Gu)(state) && now.start.commit !== (0,_chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_0__/* .tipOf */ .nM)(state).commit && !isUnseen(then, now))
    return `it waits for a sign-off of ${(0,_chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_0__/* .tipOf */ .nM)(state).commit.slice(0, 10)}, and today's work starts from ${now.start.commit.slice(0, 10)}`;
  if ((0,_chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_0__/* .isWaiting */ .Gu)(state) && resume === "auto" && then.base.commit !== now.base.commit)
    return `it waits for a sign-off, and ${now.base.branch} has moved since it began`;
  const foreign = publications.find(({ ref }) => !isOwn(ref, now));
  return foreign === void 0 ? void 0 : `it would push ${foreign.ref}, which is none of its refs`;
}
function isUnseen(then, now) {
  const place = ({ start, replaces, carried }) => JSON.stringify([start.commit, replaces, carried]);
  return then.replaces !== void 0 && place(then) === place(now);
}
function whyOtherStories({ stories: then }, { stories: now, journal }) {
  if (journal !== "artifact")
    return void 0;
  const today = new Map(now.map((story) => [story.id, story]));
  const isSame = then.length === now.length && then.every((story) => isAsToday(story, today.get(story.id)));
  return isSame ? void 0 : "its journal says of its stories what prd.json does not";
}
function isAsToday(then, now) {
  const demands = (story) => JSON.stringify([story?.tests, story?.mayDropTests, story?.dependsOn]);
  return now !== void 0 && demands(then) === demands(now) && (then.was === "open" || then.was === now.was);
}
function termsOf(plan) {
  const { checks, setup, workingDirectory, baseline, requireEvidence, agent, reviewAgent } = plan;
  const { specPasses, finalReview, onBlock, prdPath, redGreen, objective } = plan;
  const review = { agent, reviewAgent, specPasses, finalReview, onBlock, redGreen };
  const setupTerms = setup && { ...setup, limit: void 0 };
  return { checks, setup: setupTerms, workingDirectory, baseline, requireEvidence, ...review, prdPath, objective };
}
function isInScope(then, now, resume) {
  if (now.stories.every(({ inScope }) => inScope))
    return true;
  const [began, today] = [then, now].map(({ stories }) => stories.filter(({ inScope }) => inScope).map(({ id }) => id));
  const isWithin = began.every((id) => today.includes(id));
  return isWithin && (resume === "always" || began.length === today.length);
}
function isOwn(ref, { feature, branch }) {
  if (ref === `refs/heads/${branch}`)
    return true;
  return ["refs/heads/wip/", "refs/heads/ralph-wip-", `refs/ralph/${feature}/`].some((start) => ref.startsWith(start));
}




/***/ }),

/***/ 2388:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dryRunEnd: () => (/* binding */ dryRunEnd)
/* harmony export */ });
/* harmony import */ var _chunk_3YHUIMO2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5876);
/* harmony import */ var _chunk_AA3IPIDH_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4897);
/* harmony import */ var _chunk_W4XWEG2T_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(308);
/* harmony import */ var _chunk_IYJLTRKA_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4902);
/* harmony import */ var _chunk_BFVZJD6W_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7089);
/* harmony import */ var _chunk_FDGBZTK2_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5392);
/* harmony import */ var _chunk_HU6JLHXH_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3267);
/* harmony import */ var _chunk_MNEHPL5P_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1675);
/* harmony import */ var _chunk_YILYE4FG_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5647);
/* harmony import */ var _chunk_7MMTQUIL_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(318);
/* harmony import */ var _chunk_7IV35OGP_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9648);
/* harmony import */ var _chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7755);
/* harmony import */ var _chunk_OEZ2S3KL_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(5325);
/* harmony import */ var _chunk_TFALEHLF_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(6636);
/* harmony import */ var _chunk_7V2G77W5_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(6200);
/* harmony import */ var _chunk_GQCKQYOX_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(8307);
/* harmony import */ var _chunk_NQPWIYPG_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(4195);
/* harmony import */ var _chunk_SQSYDYQH_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(9770);
/* harmony import */ var _chunk_2UZ7AMII_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(8714);
/* harmony import */ var _chunk_GCDIPURU_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(955);
/* harmony import */ var _chunk_VBEJ6SAD_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(4665);
/* harmony import */ var _chunk_KLWF3DYB_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(9806);
/* harmony import */ var _chunk_73LXGDYI_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(8083);
/* harmony import */ var _chunk_K2NIFMYH_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(6096);
/* harmony import */ var _chunk_7IDAUMO3_js__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(4323);
/* harmony import */ var _chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_25__ = __webpack_require__(8758);
/* harmony import */ var _chunk_UYPVTBC7_js__WEBPACK_IMPORTED_MODULE_26__ = __webpack_require__(1084);
/* harmony import */ var _chunk_PJPQ5YWG_js__WEBPACK_IMPORTED_MODULE_27__ = __webpack_require__(7109);
/* harmony import */ var _chunk_IF24CE4W_js__WEBPACK_IMPORTED_MODULE_28__ = __webpack_require__(2932);
/* harmony import */ var _chunk_4OH6RVXA_js__WEBPACK_IMPORTED_MODULE_29__ = __webpack_require__(2216);
/* harmony import */ var _chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_30__ = __webpack_require__(2697);
/* harmony import */ var _chunk_7ILMY4Y2_js__WEBPACK_IMPORTED_MODULE_31__ = __webpack_require__(3557);
/* harmony import */ var _chunk_W75JMH2B_js__WEBPACK_IMPORTED_MODULE_32__ = __webpack_require__(5192);
/* harmony import */ var _chunk_WPPPDFYE_js__WEBPACK_IMPORTED_MODULE_33__ = __webpack_require__(7583);
/* harmony import */ var _chunk_EBS6DVXL_js__WEBPACK_IMPORTED_MODULE_34__ = __webpack_require__(3876);
/* harmony import */ var _chunk_4G3RVOKC_js__WEBPACK_IMPORTED_MODULE_35__ = __webpack_require__(9465);
/* harmony import */ var _chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_36__ = __webpack_require__(8688);
/* harmony import */ var _chunk_ZY654XUQ_js__WEBPACK_IMPORTED_MODULE_47__ = __webpack_require__(2998);
/* harmony import */ var _chunk_NS6NVC44_js__WEBPACK_IMPORTED_MODULE_37__ = __webpack_require__(2964);
/* harmony import */ var _chunk_O3T4C5BO_js__WEBPACK_IMPORTED_MODULE_38__ = __webpack_require__(3781);
/* harmony import */ var _chunk_QHLLH7P2_js__WEBPACK_IMPORTED_MODULE_39__ = __webpack_require__(5494);
/* harmony import */ var _chunk_ISAR73FD_js__WEBPACK_IMPORTED_MODULE_40__ = __webpack_require__(4163);
/* harmony import */ var _chunk_JHVB53DR_js__WEBPACK_IMPORTED_MODULE_41__ = __webpack_require__(3088);
/* harmony import */ var _chunk_QEHZP7I5_js__WEBPACK_IMPORTED_MODULE_42__ = __webpack_require__(1647);
/* harmony import */ var _chunk_T7ZTCWVS_js__WEBPACK_IMPORTED_MODULE_43__ = __webpack_require__(7602);
/* harmony import */ var _chunk_AXDBXDQA_js__WEBPACK_IMPORTED_MODULE_44__ = __webpack_require__(769);
/* harmony import */ var _chunk_HT364SOW_js__WEBPACK_IMPORTED_MODULE_45__ = __webpack_require__(2514);
/* harmony import */ var _chunk_GM7WFPGG_js__WEBPACK_IMPORTED_MODULE_46__ = __webpack_require__(7706);




























































// build/core/matrix.js
var MOST_ENTRIES = 256;
function matrixOf(stories) {
  const ordered = inWaves(stories);
  const each = Math.max(1, Math.ceil(ordered.length / MOST_ENTRIES));
  const count = Math.ceil(ordered.length / each);
  return Array.from({ length: count }, (_, at) => entryOf(ordered.slice(at * each, (at + 1) * each)));
}
function entryOf(stories) {
  return { story: stories.map(({ id }) => id).join(","), wave: stories.at(-1)?.wave ?? 0 };
}
function inWaves(stories) {
  const placed = [];
  let waiting = stories;
  for (let wave = 0; waiting.length > 0; wave += 1) {
    const left = new Set(waiting.map(({ id }) => id));
    const isFree = ({ dependsOn }) => !dependsOn.some((id) => left.has(id));
    const free = waiting.filter(isFree);
    const next = free.length === 0 ? waiting : free;
    placed.push(...next.map((story) => ({ ...story, wave })));
    waiting = free.length === 0 ? [] : waiting.filter((story) => !isFree(story));
  }
  return placed;
}

// build/report/dry-run.js
function dryRunLines({ state, next, first }) {
  const { plan } = state;
  const { caps } = plan;
  const open = (0,_chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_30__/* .storiesOf */ .TQ)(state).filter(isLeft);
  return (0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_36__/* .forLog */ .Ig)([
    "Dry run: nothing is started, nothing is changed.",
    ...next === void 0 ? [] : [goesOn(state, next)],
    `Rules are read at ${plan.base.branch} ${plan.base.commit.slice(0, 10)}; work starts from ${plan.start.commit.slice(0, 10)}.`,
    `Passed stories would go to branch ${plan.branch}.`,
    `Agent: ${plan.agent}. Reviewer: ${plan.reviewAgent === "none" ? "not reviewed" : plan.reviewAgent}.`,
    ...plan.checks.length === 0 ? ["Checks: none, nothing is tested."] : ["Checks:"],
    ...plan.checks.map((check) => `  ${check.name}: ${check.command}${(0,_chunk_FDGBZTK2_js__WEBPACK_IMPORTED_MODULE_5__/* .when */ .z7)(check)}`),
    ...plan.setup === void 0 ? [] : [`Setup, where manifests or lock files changed: ${plan.setup.command}`],
    ...plan.workingDirectory === void 0 ? [] : [`Working directory: ${plan.workingDirectory}`],
    `Caps: ${caps.maxAttempts} attempts per story, ${caps.maxIterations} iterations, ${caps.maxCommits} commits, ${(0,_chunk_7V2G77W5_js__WEBPACK_IMPORTED_MODULE_14__/* .duration */ .p0)(caps.runMs)} wall clock.`,
    callsLine(state, open.length),
    ...work(plan, open),
    ...first === void 0 ? [] : [`First prompt (story ${first.story}):`, ...first.prompt.split("\n")]
  ]);
}
function isLeft({ inScope, status }) {
  return inScope && (status === "open" || status === "running" || status === "interrupted");
}
function goesOn({ plan, iterations }, next) {
  const story = "story" in next ? ` of story ${next.story}` : "";
  const many = `${iterations} ${iterations === 1 ? "iteration" : "iterations"}`;
  return `Run ${plan.runId} did not end: it would go on after ${many} with "${next.type}"${story}.`;
}
function work({ objective, prdPath, stories }, open) {
  if (objective !== void 0)
    return [`Objective: ${objective.text}`];
  const planned = new Map(stories.map((story) => [story.id, story]));
  return [
    `Open stories of ${prdPath}: ${open.length} of ${stories.length}`,
    ...open.map(({ id, title }) => `  ${id} ${title}${after(planned.get(id)?.dependsOn ?? [])}`)
  ];
}
function callsLine({ plan, iterations }, open) {
  const { caps, reviewAgent, specPasses, finalReview = 0 } = plan;
  const attempts = Math.min(caps.maxIterations - iterations, open * caps.maxAttempts);
  if (reviewAgent === "none")
    return `At most ${attempts} agent calls; their cost is unknown to this agent.`;
  const reviews = attempts * (specPasses + 2) + finalReview;
  return `At most ${attempts + reviews} agent calls (${attempts} to implement, ${reviews} to review; more only where a reviewer gives no usable answer); their cost is unknown before.`;
}
function after(ids) {
  return ids.length === 0 ? "" : ` (after ${ids.join(", ")})`;
}

// build/action/dry-run.js
async function dryRunEnd(call) {
  const done = await dryRun(call);
  if (!("state" in done))
    return (0,_chunk_MNEHPL5P_js__WEBPACK_IMPORTED_MODULE_7__/* .refused */ .J)(done);
  if (!call.plans)
    return ended("dry_run: true, so nothing was started; the log says what a run would do");
  if (call.prepared.objective !== void 0)
    return (0,_chunk_MNEHPL5P_js__WEBPACK_IMPORTED_MODULE_7__/* .refused */ .J)((0,_chunk_ZY654XUQ_js__WEBPACK_IMPORTED_MODULE_47__/* .configError */ .Fj)("mode: plan lists the stories of a prd.json, and this is one objective. Use mode: run."));
  const matrix = matrixOf(openIn(done.state));
  const end = ended(`mode: plan, so nothing was started; the output matrix has ${matrix.length} entries`);
  return { ...end, outputs: { ...end.outputs, matrix: JSON.stringify(matrix) } };
}
function ended(reason) {
  return (0,_chunk_MNEHPL5P_js__WEBPACK_IMPORTED_MODULE_7__/* .refused */ .J)({ ok: false, halt: "skipped", reasons: [reason] });
}
function openIn(state) {
  const needs = new Map(state.plan.stories.map(({ id, dependsOn }) => [id, dependsOn]));
  return (0,_chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_30__/* .storiesOf */ .TQ)(state).filter(isLeft).map(({ id }) => ({ id, dependsOn: needs.get(id) ?? [] }));
}
async function dryRun(call) {
  const { log } = call;
  const brought = await call.bringing;
  if (!brought.ok)
    return brought;
  for (const notice of brought.notices)
    log.notice(notice);
  const recalled = await (0,_chunk_3YHUIMO2_js__WEBPACK_IMPORTED_MODULE_0__/* .recallNext */ .hA)(call, brought);
  if (!recalled.ok)
    return recalled;
  const step = stepOf(call, recalled);
  if ("ok" in step)
    return step;
  await show(call, step);
  return step;
}
function stepOf(call, { plan, goesOn: goesOn2 }) {
  const { log, prepared } = call;
  const { resume } = prepared.settings;
  const why = goesOn2 && (0,_chunk_W4XWEG2T_js__WEBPACK_IMPORTED_MODULE_2__/* .whyAnotherRun */ .P)(goesOn2, plan, resume);
  if (goesOn2 !== void 0 && why === void 0)
    return resumed(call, goesOn2);
  if (goesOn2 !== void 0)
    log.notice(`Run ${goesOn2.plan.runId} did not end, but ${why}.`);
  if (resume === "always")
    return (0,_chunk_ZY654XUQ_js__WEBPACK_IMPORTED_MODULE_47__/* .configError */ .Fj)("resume: always, but there is no unfinished run to resume.");
  for (const notice of plan.notices.slice(call.plan.notices.length))
    log.notice(notice);
  return { ...begun(call, withoutBaseline(plan)), plan };
}
async function show({ prepared, log }, { state, command, plan }) {
  const first = plan !== void 0 && command.type === "implement" ? { story: command.story, prompt: (await (0,_chunk_AA3IPIDH_js__WEBPACK_IMPORTED_MODULE_1__/* .promptMaker */ .X7)(prepared)(command, state)).text } : void 0;
  const shown = plan === void 0 ? { state, next: command } : { state: { ...state, plan } };
  for (const line of dryRunLines({ ...shown, first }))
    log.info(line);
}
function begun({ clock }, plan) {
  return (0,_chunk_SQSYDYQH_js__WEBPACK_IMPORTED_MODULE_17__/* .begin */ .qN)({ stamp: { at: clock.wallMs(), elapsedMs: clock.elapsedMs() }, outcome: { type: "begun", plan } });
}
function resumed({ clock, job }, state) {
  const stamp = { at: clock.wallMs(), elapsedMs: clock.elapsedMs() };
  return (0,_chunk_NQPWIYPG_js__WEBPACK_IMPORTED_MODULE_16__/* .transition */ .kY)(state, { stamp, outcome: { type: "resumed", workflowRun: job.workflowRun } });
}
function withoutBaseline(plan) {
  return { ...plan, baseline: "off", checks: plan.checks.map((check) => ({ ...check, baseline: "off" })) };
}



/***/ })

};
