export const id = 1091;
export const ids = [1091];
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

/***/ 6209:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   resumeLatest: () => (/* binding */ resumeLatest)
/* harmony export */ });
/* harmony import */ var _chunk_W4XWEG2T_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(308);
/* harmony import */ var _chunk_MZAIBEX3_js__WEBPACK_IMPORTED_MODULE_29__ = __webpack_require__(3917);
/* harmony import */ var _chunk_GT4QCAAJ_js__WEBPACK_IMPORTED_MODULE_27__ = __webpack_require__(2075);
/* harmony import */ var _chunk_NQPWIYPG_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4195);
/* harmony import */ var _chunk_SQSYDYQH_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9770);
/* harmony import */ var _chunk_2UZ7AMII_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8714);
/* harmony import */ var _chunk_GCDIPURU_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(955);
/* harmony import */ var _chunk_VBEJ6SAD_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4665);
/* harmony import */ var _chunk_KLWF3DYB_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9806);
/* harmony import */ var _chunk_73LXGDYI_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8083);
/* harmony import */ var _chunk_K2NIFMYH_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6096);
/* harmony import */ var _chunk_7IDAUMO3_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4323);
/* harmony import */ var _chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8758);
/* harmony import */ var _chunk_UYPVTBC7_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(1084);
/* harmony import */ var _chunk_PJPQ5YWG_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(7109);
/* harmony import */ var _chunk_IF24CE4W_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(2932);
/* harmony import */ var _chunk_4OH6RVXA_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(2216);
/* harmony import */ var _chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(2697);
/* harmony import */ var _chunk_7ILMY4Y2_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(3557);
/* harmony import */ var _chunk_W75JMH2B_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(5192);
/* harmony import */ var _chunk_WPPPDFYE_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(7583);
/* harmony import */ var _chunk_EBS6DVXL_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(3876);
/* harmony import */ var _chunk_ZY654XUQ_js__WEBPACK_IMPORTED_MODULE_28__ = __webpack_require__(2998);
/* harmony import */ var _chunk_NS6NVC44_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(2964);
/* harmony import */ var _chunk_O3T4C5BO_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(3781);
/* harmony import */ var _chunk_QHLLH7P2_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(5494);
/* harmony import */ var _chunk_ISAR73FD_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(4163);
/* harmony import */ var _chunk_JHVB53DR_js__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(3088);
/* harmony import */ var _chunk_GM7WFPGG_js__WEBPACK_IMPORTED_MODULE_25__ = __webpack_require__(7706);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_26__ = __webpack_require__(6760);



































// build/action/resume-run.js

function resumeLatest(call, folder, names) {
  const isOutdated = (name) => name === call.ended || (0,_chunk_GT4QCAAJ_js__WEBPACK_IMPORTED_MODULE_27__/* .isOlder */ .tW)(name, call.newest ?? "");
  for (const name of names) {
    if (isOutdated(name))
      return void 0;
    const journalFile = (0,node_path__WEBPACK_IMPORTED_MODULE_26__.join)(folder, name);
    const content = (0,_chunk_7ILMY4Y2_js__WEBPACK_IMPORTED_MODULE_16__/* .readJournal */ .a0)(journalFile);
    if (!content.ok)
      return (0,_chunk_ZY654XUQ_js__WEBPACK_IMPORTED_MODULE_28__/* .configError */ .Fj)(content.message);
    const step = folded(content.events);
    if (step === "unknown")
      return (0,_chunk_ZY654XUQ_js__WEBPACK_IMPORTED_MODULE_28__/* .configError */ .Fj)(unknownHistory(journalFile));
    if (step !== void 0 && !(0,_chunk_GT4QCAAJ_js__WEBPACK_IMPORTED_MODULE_27__/* .isOwn */ .NP)(name, step.state.plan))
      return (0,_chunk_ZY654XUQ_js__WEBPACK_IMPORTED_MODULE_28__/* .configError */ .Fj)(otherFile(journalFile));
    if (step !== void 0)
      return resumeFrom(call, { journalFile, content, step });
  }
  return void 0;
}
function folded(events) {
  try {
    return (0,_chunk_NQPWIYPG_js__WEBPACK_IMPORTED_MODULE_1__/* .fold */ .AU)(events);
  } catch {
    return "unknown";
  }
}
function unknownHistory(file) {
  return `The journal ${file} tells of events that this version does not know. Use the version that wrote it, or set resume: never.`;
}
function otherFile(file) {
  return `The journal ${file} is about another run than its file. It was left as it is. Set resume: never to begin a new run.`;
}
function resumeFrom(call, { journalFile, content, step }) {
  if (!(0,_chunk_SQSYDYQH_js__WEBPACK_IMPORTED_MODULE_2__/* .isResumable */ .bE)(step.state))
    return void 0;
  const { runId } = step.state.plan;
  if (call.named !== void 0 && call.named !== runId)
    return (0,_chunk_ZY654XUQ_js__WEBPACK_IMPORTED_MODULE_28__/* .configError */ .Fj)(otherRun(call.named, runId));
  const isElsewhere = call.brought === (0,node_path__WEBPACK_IMPORTED_MODULE_26__.basename)(journalFile);
  const why = whyNot(call, step.state, isElsewhere);
  if (why !== void 0)
    return `Run ${step.state.plan.runId} did not end, but ${why}.`;
  const journal = (0,_chunk_7ILMY4Y2_js__WEBPACK_IMPORTED_MODULE_16__/* .openJournal */ ._0)(journalFile, content);
  const elsewhere = isElsewhere ? { elsewhere: true } : {};
  const stepping = call.plan.step === true ? { step: true } : {};
  const { workflowRun, plan } = call;
  const today = { caps: capsOf(plan), fallbacks: plan.fallbacks ?? [], ...(0,_chunk_K2NIFMYH_js__WEBPACK_IMPORTED_MODULE_8__/* .chained */ .HM)(plan.chain, plan.again) };
  const event = (0,_chunk_MZAIBEX3_js__WEBPACK_IMPORTED_MODULE_29__/* .stamped */ .p)(call.clock, { type: "resumed", workflowRun, ...elsewhere, ...stepping, ...today });
  journal.append(event);
  const resumed = (0,_chunk_NQPWIYPG_js__WEBPACK_IMPORTED_MODULE_1__/* .transition */ .kY)(step.state, event);
  return {
    ok: true,
    first: call.fix === void 0 ? resumed : fixing(call, resumed, { journal, fix: call.fix }),
    journal,
    journalFile,
    resumed: true,
    notices: [
      `Resumed run ${step.state.plan.runId} from its last finished step${isElsewhere ? ", begun on another machine" : ""}.`
    ]
  };
}
function whyNot({ plan, resume, fix }, state, isElsewhere) {
  if (fix !== void 0 && !(0,_chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_10__/* .isWaiting */ .Gu)(state))
    return "it does not wait for a sign-off";
  return (isElsewhere ? (0,_chunk_W4XWEG2T_js__WEBPACK_IMPORTED_MODULE_0__/* .whyOtherStories */ .s)(state.plan, plan) : void 0) ?? (0,_chunk_W4XWEG2T_js__WEBPACK_IMPORTED_MODULE_0__/* .whyAnotherRun */ .P)(state, plan, resume);
}
function otherRun(named, open) {
  return `Run ${named} cannot go on: the run that stands open here is ${open}. Name that one, or none.`;
}
function fixing({ clock }, { state }, { journal, fix }) {
  const event = (0,_chunk_MZAIBEX3_js__WEBPACK_IMPORTED_MODULE_29__/* .stamped */ .p)(clock, fix);
  journal.append(event);
  return (0,_chunk_NQPWIYPG_js__WEBPACK_IMPORTED_MODULE_1__/* .transition */ .kY)(state, event);
}
function capsOf({ caps: { maxAttempts, maxIterations, maxCommits, runMs, maxCostUsd } }) {
  return { maxAttempts, maxIterations, maxCommits, runMs, ...maxCostUsd !== void 0 && { maxCostUsd } };
}



/***/ })

};
