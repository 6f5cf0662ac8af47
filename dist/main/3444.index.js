export const id = 3444;
export const ids = [3444];
export const modules = {

/***/ 8525:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ neededCommits)
/* harmony export */ });
/* harmony import */ var _chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8758);
/* harmony import */ var _chunk_PJPQ5YWG_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7109);
/* harmony import */ var _chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2697);




// build/core/needed-commits.js
function neededCommits(state) {
  const story = (0,_chunk_PJPQ5YWG_js__WEBPACK_IMPORTED_MODULE_1__/* .currentStory */ .$C)(state);
  const before = (story && (0,_chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_0__/* .openFix */ .IB)(story)?.attempts) ?? 0;
  const attempt = story?.attempts.slice(before).findLast(({ commit }) => commit !== void 0);
  const unpushed = state.publications.filter(({ status }) => status !== "pushed");
  const carried = (state.carrying?.left ?? state.plan.carried ?? []).map(({ commit }) => commit);
  const all = [
    ...carried,
    state.head.commit,
    story?.start?.commit,
    attempt?.commit,
    story?.split?.starts.at(-1)?.commit,
    ...unpushed.map(({ commit }) => commit),
    ...state.plan.journal === "artifact" ? unpushed.flatMap(({ story: id }) => judgedCommit(state, id)) : []
  ];
  const { start } = state.plan;
  const needed = all.filter((commit) => commit !== void 0 && (start.made === true || commit !== start.commit));
  return [...new Set(needed)];
}
function judgedCommit(state, id) {
  const commit = (0,_chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_2__/* .storyNamed */ .Nv)(state, id)?.attempts.at(-1)?.commit;
  return commit === void 0 ? [] : [commit];
}




/***/ }),

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

/***/ 487:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ tellsAll)
/* harmony export */ });
// build/core/same-events.js
function tellsAll(own, other) {
  return other.every((event, at) => isSame(event, own[at]));
}
function isSame(one, other) {
  if (one.outcome.type !== other?.outcome.type)
    return false;
  return one.stamp.at === other.stamp.at && one.stamp.elapsedMs === other.stamp.elapsedMs;
}




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

/***/ 7330:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   judgeJournal: () => (/* binding */ judgeJournal)
/* harmony export */ });
/* harmony import */ var _chunk_BFVZJD6W_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7089);
/* harmony import */ var _chunk_OFWFRYB4_js__WEBPACK_IMPORTED_MODULE_32__ = __webpack_require__(487);
/* harmony import */ var _chunk_45DEJ47T_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8525);
/* harmony import */ var _chunk_NQPWIYPG_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4195);
/* harmony import */ var _chunk_SQSYDYQH_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9770);
/* harmony import */ var _chunk_2UZ7AMII_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8714);
/* harmony import */ var _chunk_GCDIPURU_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(955);
/* harmony import */ var _chunk_VBEJ6SAD_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4665);
/* harmony import */ var _chunk_KLWF3DYB_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9806);
/* harmony import */ var _chunk_73LXGDYI_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8083);
/* harmony import */ var _chunk_K2NIFMYH_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6096);
/* harmony import */ var _chunk_7IDAUMO3_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4323);
/* harmony import */ var _chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8758);
/* harmony import */ var _chunk_UYPVTBC7_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(1084);
/* harmony import */ var _chunk_PJPQ5YWG_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(7109);
/* harmony import */ var _chunk_IF24CE4W_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(2932);
/* harmony import */ var _chunk_4OH6RVXA_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(2216);
/* harmony import */ var _chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(2697);
/* harmony import */ var _chunk_7ILMY4Y2_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(3557);
/* harmony import */ var _chunk_W75JMH2B_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(5192);
/* harmony import */ var _chunk_WPPPDFYE_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(7583);
/* harmony import */ var _chunk_EBS6DVXL_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(3876);
/* harmony import */ var _chunk_4G3RVOKC_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(9465);
/* harmony import */ var _chunk_ZY654XUQ_js__WEBPACK_IMPORTED_MODULE_31__ = __webpack_require__(2998);
/* harmony import */ var _chunk_NS6NVC44_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(2964);
/* harmony import */ var _chunk_O3T4C5BO_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(3781);
/* harmony import */ var _chunk_QHLLH7P2_js__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(5494);
/* harmony import */ var _chunk_ISAR73FD_js__WEBPACK_IMPORTED_MODULE_25__ = __webpack_require__(4163);
/* harmony import */ var _chunk_JHVB53DR_js__WEBPACK_IMPORTED_MODULE_26__ = __webpack_require__(3088);
/* harmony import */ var _chunk_HT364SOW_js__WEBPACK_IMPORTED_MODULE_27__ = __webpack_require__(2514);
/* harmony import */ var _chunk_GM7WFPGG_js__WEBPACK_IMPORTED_MODULE_28__ = __webpack_require__(7706);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_29__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_30__ = __webpack_require__(6760);





































// build/action/judge-journal.js



// build/core/judged-anew.js
function headsOf([first, ...rest]) {
  if (first === void 0)
    return [];
  let { state } = (0,_chunk_SQSYDYQH_js__WEBPACK_IMPORTED_MODULE_3__/* .begin */ .qN)(first);
  const heads = [state.head.commit];
  for (const event of rest) {
    ({ state } = (0,_chunk_NQPWIYPG_js__WEBPACK_IMPORTED_MODULE_2__/* .transition */ .kY)(state, event));
    heads.push(state.head.commit);
  }
  return heads;
}
function judgedAnew(events) {
  const state = (0,_chunk_NQPWIYPG_js__WEBPACK_IMPORTED_MODULE_2__/* .fold */ .AU)(events)?.state;
  if (state === void 0 || !isInFlight(state))
    return events.length;
  const from = events.findLastIndex(({ outcome }) => work.has(outcome.type));
  const verdict = events.findIndex(({ outcome }, at) => at > from && verdicts.has(outcome.type));
  return verdict === -1 ? events.length : verdict;
}
function isInFlight(state) {
  const attempt = (0,_chunk_PJPQ5YWG_js__WEBPACK_IMPORTED_MODULE_13__/* .currentStory */ .$C)(state)?.attempts.at(-1);
  const isOpen = attempt !== void 0 && (attempt.decision === "" || attempt.passed);
  return isOpen || state.final !== void 0 || state.finalReview !== void 0;
}
var work = /* @__PURE__ */ new Set([
  "implemented",
  "snapshot-taken",
  "story-committed",
  "story-parked",
  "stories-carried"
]);
var verdicts = /* @__PURE__ */ new Set([
  "checks-done",
  "reviewed",
  "final-checks-done",
  "final-reviewed"
]);

// build/action/vouched-journal.js
async function vouchedEvents({ repository, base, plan, events }) {
  const branch = base.remoteRefs.get(`refs/heads/${plan.branch}`);
  const tips = [base.commit, ...branch === void 0 ? [] : [branch]];
  const isWithin = async (commit, within) => {
    for (const tip of within)
      if (commit === tip || await repository.isAncestor(commit, tip))
        return true;
    return false;
  };
  if (!await isWithin(plan.base.commit, [base.commit]))
    return missing(plan.base.commit);
  for (const commit of [plan.start.commit, ...(plan.carried ?? []).map((each) => each.commit)])
    if (!await isWithin(commit, tips))
      return missing(commit);
  if (plan.looked !== void 0)
    return "it takes over what an earlier run says of its final checks";
  const heads = headsOf(events);
  let kept = heads.length;
  while (kept > 1 && !await isWithin(heads[kept - 1] ?? "", tips))
    kept = heads.indexOf(heads[kept - 1] ?? "");
  return judgedAnew(events.slice(0, kept));
}
function missing(commit) {
  return `it builds on commit ${commit.slice(0, 10)}, which is not on the remote`;
}
function untilEvent(bytes, count) {
  let left = count;
  let end = 0;
  for (let at = 0; left > 0; at = end) {
    end = bytes.indexOf(10, at) + 1;
    if (end === 0)
      return bytes;
    const line = (0,_chunk_W75JMH2B_js__WEBPACK_IMPORTED_MODULE_18__/* .parseLine */ .A)(bytes.toString("utf8", at, end - 1));
    if (line.ok && line.line.kind === "event")
      left -= 1;
  }
  return bytes.subarray(0, end);
}

// build/action/judge-journal.js
async function judgeJournal(call, latest) {
  const { content } = latest;
  if (!content.ok)
    return call.take === "memory" ? (0,_chunk_BFVZJD6W_js__WEBPACK_IMPORTED_MODULE_0__/* .told */ .Ev)(unreadable(content.message)) : (0,_chunk_ZY654XUQ_js__WEBPACK_IMPORTED_MODULE_31__/* .configError */ .Fj)(content.message);
  const { events } = content;
  const state = stateOf(events);
  const newest = latest.name;
  if (state === void 0)
    return { ..._chunk_BFVZJD6W_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6, newest };
  if (isKnown(call, newest, events))
    return { ..._chunk_BFVZJD6W_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6, newest, latest: state };
  const ahead = { newest, latest: state, isAhead: true };
  if (call.take === "memory")
    return { ..._chunk_BFVZJD6W_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6, ...ahead };
  if (!(0,_chunk_SQSYDYQH_js__WEBPACK_IMPORTED_MODULE_3__/* .isUnfinished */ .ui)(state))
    return { ..._chunk_BFVZJD6W_js__WEBPACK_IMPORTED_MODULE_0__/* .nothing */ .s6, ...ahead, ended: newest };
  const kept = call.unvouched === true ? await vouchedEvents({ ...call, plan: state.plan, events }) : events.length;
  if (typeof kept === "string")
    return { ...cannot(state, kept), ...ahead, ended: newest };
  const impossible = await isPossible(call, stateOf(events.slice(0, kept)) ?? state);
  if (impossible !== void 0)
    return { ...impossible, ...ahead, ended: newest };
  const notices = kept < events.length ? [judged(state)] : [];
  return { ...put(call, { ...latest, bytes: untilEvent(latest.bytes, kept) }), ...ahead, notices };
}
function stateOf(events) {
  try {
    return (0,_chunk_NQPWIYPG_js__WEBPACK_IMPORTED_MODULE_2__/* .fold */ .AU)(events)?.state;
  } catch {
    return void 0;
  }
}
function isKnown(call, name, events) {
  const own = (0,_chunk_BFVZJD6W_js__WEBPACK_IMPORTED_MODULE_0__/* .ownFile */ .PV)(call, name);
  if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_29__.existsSync)(own))
    return false;
  const content = (0,_chunk_7ILMY4Y2_js__WEBPACK_IMPORTED_MODULE_17__/* .readJournal */ .a0)(own);
  return content.ok && (0,_chunk_OFWFRYB4_js__WEBPACK_IMPORTED_MODULE_32__/* .tellsAll */ .c)(content.events, events);
}
function cannot({ plan }, why) {
  const end = why.endsWith(".") ? "" : ".";
  return (0,_chunk_BFVZJD6W_js__WEBPACK_IMPORTED_MODULE_0__/* .told */ .Ev)(`Run ${plan.runId} did not end, but it cannot go on here: ${why}${end} A new run begins.`);
}
function judged({ plan }) {
  return `Run ${plan.runId} left verdicts on work that is not on the remote, so its gates judge that again.`;
}
async function isPossible({ repository, base }, state) {
  const { plan } = state;
  for (const commit of [plan.base.commit, plan.start.commit, ...(0,_chunk_45DEJ47T_js__WEBPACK_IMPORTED_MODULE_1__/* .neededCommits */ .U)(state)]) {
    const imported = await repository.importCommit(commit);
    if (!imported.ok) {
      return cannot(state, `commit ${commit.slice(0, 10)} could not be had: ${imported.problem.message}`);
    }
  }
  const { prdPath } = plan;
  if (prdPath === void 0)
    return void 0;
  const [then, now] = await Promise.all([plan.base.commit, base.commit].map((commit) => repository.readFile(commit, prdPath)));
  const isSame = then !== void 0 && now !== void 0 && then.bytes.equals(now.bytes);
  if (isSame)
    return void 0;
  return (0,_chunk_BFVZJD6W_js__WEBPACK_IMPORTED_MODULE_0__/* .told */ .Ev)(`Run ${plan.runId} did not end, but ${prdPath} was changed since it began, so a new run begins.`);
}
function unreadable(why) {
  return `What earlier runs know of the stories is left out: ${why}`;
}
function put({ folder }, { name, bytes }) {
  const journals = (0,node_path__WEBPACK_IMPORTED_MODULE_30__.join)(folder, "journal");
  (0,node_fs__WEBPACK_IMPORTED_MODULE_29__.mkdirSync)(journals, { recursive: true, mode: 448 });
  (0,_chunk_4G3RVOKC_js__WEBPACK_IMPORTED_MODULE_21__/* .writeAtomic */ .v)((0,node_path__WEBPACK_IMPORTED_MODULE_30__.join)(journals, name), bytes);
  return { ok: true, name, notices: [] };
}



/***/ })

};
