export const id = 7072;
export const ids = [7072];
export const modules = {

/***/ 7646:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KH: () => (/* binding */ isAbout),
/* harmony export */   Lc: () => (/* binding */ findRun),
/* harmony export */   ev: () => (/* binding */ findRunOn),
/* harmony export */   v_: () => (/* binding */ recordedRuns)
/* harmony export */ });
/* harmony import */ var _chunk_XQ5PPZH7_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3957);
/* harmony import */ var _chunk_GT4QCAAJ_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2075);
/* harmony import */ var _chunk_NQPWIYPG_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4195);




// build/action/find-status.js
var MOST_FEATURES = 50;
async function findRun(repository, asked, runId) {
  const newest = await recordedRuns(repository, runId);
  if (runId !== void 0)
    return newest.find(({ state }) => state.plan.runId === runId);
  return newest.find(({ state }) => isAbout(state, asked)) ?? newest[0];
}
async function findRunOn(repository, branch) {
  return (await recordedRuns(repository)).find(({ state }) => state.plan.branch === branch);
}
async function recordedRuns(repository, runId) {
  const listed = await repository.remoteRefs(["refs/ralph/"]);
  if (!listed.ok)
    return [];
  const refs = [...listed.refs.keys()].filter((ref) => /^refs\/ralph\/[^/]+\/state$/.test(ref)).slice(0, MOST_FEATURES);
  const found = [];
  for (const ref of refs) {
    const run = await newestRun(repository, ref, runId);
    const isWorking = listed.refs.has(ref.replace(/state$/, "lock"));
    if (run !== void 0)
      found.push({ ...run, isWorking });
  }
  return found.toSorted((a, b) => b.state.startedAt - a.state.startedAt);
}
async function newestRun(repository, ref, runId) {
  const fetched = await repository.fetchRef(ref);
  if (!fetched.ok)
    return void 0;
  const { commit } = fetched;
  const names = (await repository.listFolder(commit, "runs")).map(({ path }) => path.slice("runs/".length));
  const wanted = names.filter((name2) => (0,_chunk_GT4QCAAJ_js__WEBPACK_IMPORTED_MODULE_1__/* .isOfRun */ .NG)(name2) && (runId === void 0 || name2 === `${runId}.jsonl`));
  const name = wanted.toSorted().at(-1);
  if (name === void 0)
    return void 0;
  const feature = ref.slice("refs/ralph/".length, -"/state".length);
  const { content, bytes } = await (0,_chunk_XQ5PPZH7_js__WEBPACK_IMPORTED_MODULE_2__/* .readForeign */ .v)(repository, { commit, name, place: `on ${ref}`, feature });
  const state = stateOf(content);
  return state && { state, ref, name, bytes };
}
function stateOf(content) {
  try {
    return content.ok ? (0,_chunk_NQPWIYPG_js__WEBPACK_IMPORTED_MODULE_0__/* .fold */ .AU)(content.events)?.state : void 0;
  } catch {
    return void 0;
  }
}
function isAbout({ plan, pull }, { origin }) {
  return plan.origin?.thread === origin.thread || pull?.number === origin.thread || plan.branch === origin.pull?.head;
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

/***/ 776:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ withRepository)
/* harmony export */ });
/* harmony import */ var _chunk_AI2ZFJC2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5383);
/* harmony import */ var _chunk_HUEKQX4K_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1343);
/* harmony import */ var _chunk_ZY654XUQ_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2998);
/* harmony import */ var _chunk_HIEX6FDX_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1718);





// build/action/thread-repository.js
async function withRepository({ call, job, inputs }, act) {
  const git = (0,_chunk_HIEX6FDX_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveProgram */ .d)("git", { path: call.env["PATH"] ?? "", cwd: job.workspace });
  if (!git.ok)
    return (0,_chunk_ZY654XUQ_js__WEBPACK_IMPORTED_MODULE_3__/* .configError */ .Fj)(git.message);
  const token = (0,_chunk_HUEKQX4K_js__WEBPACK_IMPORTED_MODULE_1__/* .inputValue */ .UV)(inputs, "github_token");
  const opened = await (0,_chunk_AI2ZFJC2_js__WEBPACK_IMPORTED_MODULE_0__/* .openRepository */ .h)({ job, git: git.path, token, env: call.env, cancel: call.cancel });
  if (!opened.ok)
    return opened;
  try {
    return await act(opened.repository);
  } finally {
    await opened.repository.close();
  }
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

/***/ 1006:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findResumed: () => (/* binding */ findResumed)
/* harmony export */ });
/* harmony import */ var _chunk_3SQTHCFJ_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7646);
/* harmony import */ var _chunk_HEIYFMTP_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(776);
/* harmony import */ var _chunk_4GQXXLZX_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8974);
/* harmony import */ var _chunk_AI2ZFJC2_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5383);
/* harmony import */ var _chunk_HUEKQX4K_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1343);
/* harmony import */ var _chunk_NQPWIYPG_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4195);
/* harmony import */ var _chunk_SQSYDYQH_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9770);
/* harmony import */ var _chunk_2UZ7AMII_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8714);
/* harmony import */ var _chunk_GCDIPURU_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(955);
/* harmony import */ var _chunk_VBEJ6SAD_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4665);
/* harmony import */ var _chunk_KLWF3DYB_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9806);
/* harmony import */ var _chunk_73LXGDYI_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8083);
/* harmony import */ var _chunk_K2NIFMYH_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(6096);
/* harmony import */ var _chunk_7IDAUMO3_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(4323);
/* harmony import */ var _chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(8758);
/* harmony import */ var _chunk_UYPVTBC7_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(1084);
/* harmony import */ var _chunk_PJPQ5YWG_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(7109);
/* harmony import */ var _chunk_IF24CE4W_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(2932);
/* harmony import */ var _chunk_4OH6RVXA_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(2216);
/* harmony import */ var _chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(2697);
/* harmony import */ var _chunk_WPPPDFYE_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(7583);
/* harmony import */ var _chunk_EBS6DVXL_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(3876);
/* harmony import */ var _chunk_F6DVP7YO_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(2619);
/* harmony import */ var _chunk_QTHAZLHE_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(2003);
/* harmony import */ var _chunk_ZY654XUQ_js__WEBPACK_IMPORTED_MODULE_47__ = __webpack_require__(2998);
/* harmony import */ var _chunk_YFOEWR3D_js__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(7665);
/* harmony import */ var _chunk_NS6NVC44_js__WEBPACK_IMPORTED_MODULE_25__ = __webpack_require__(2964);
/* harmony import */ var _chunk_O3T4C5BO_js__WEBPACK_IMPORTED_MODULE_26__ = __webpack_require__(3781);
/* harmony import */ var _chunk_QHLLH7P2_js__WEBPACK_IMPORTED_MODULE_27__ = __webpack_require__(5494);
/* harmony import */ var _chunk_ISAR73FD_js__WEBPACK_IMPORTED_MODULE_28__ = __webpack_require__(4163);
/* harmony import */ var _chunk_JHVB53DR_js__WEBPACK_IMPORTED_MODULE_29__ = __webpack_require__(3088);
/* harmony import */ var _chunk_T7ZTCWVS_js__WEBPACK_IMPORTED_MODULE_30__ = __webpack_require__(7602);
/* harmony import */ var _chunk_AXDBXDQA_js__WEBPACK_IMPORTED_MODULE_31__ = __webpack_require__(769);
/* harmony import */ var _chunk_ZZRVM6BJ_js__WEBPACK_IMPORTED_MODULE_32__ = __webpack_require__(2007);
/* harmony import */ var _chunk_IJS5CVIB_js__WEBPACK_IMPORTED_MODULE_33__ = __webpack_require__(6545);
/* harmony import */ var _chunk_4M35CLR5_js__WEBPACK_IMPORTED_MODULE_34__ = __webpack_require__(4289);
/* harmony import */ var _chunk_5VUAU6AY_js__WEBPACK_IMPORTED_MODULE_35__ = __webpack_require__(4552);
/* harmony import */ var _chunk_VYJWESCB_js__WEBPACK_IMPORTED_MODULE_36__ = __webpack_require__(2559);
/* harmony import */ var _chunk_HIEX6FDX_js__WEBPACK_IMPORTED_MODULE_37__ = __webpack_require__(1718);
/* harmony import */ var _chunk_TLKUPUZY_js__WEBPACK_IMPORTED_MODULE_38__ = __webpack_require__(2378);
/* harmony import */ var _chunk_VSVOV53S_js__WEBPACK_IMPORTED_MODULE_39__ = __webpack_require__(4631);
/* harmony import */ var _chunk_PBWO3LQD_js__WEBPACK_IMPORTED_MODULE_40__ = __webpack_require__(9234);
/* harmony import */ var _chunk_7NCGDYWU_js__WEBPACK_IMPORTED_MODULE_41__ = __webpack_require__(1896);
/* harmony import */ var _chunk_PPYGLNZG_js__WEBPACK_IMPORTED_MODULE_42__ = __webpack_require__(2041);
/* harmony import */ var _chunk_HT364SOW_js__WEBPACK_IMPORTED_MODULE_43__ = __webpack_require__(2514);
/* harmony import */ var _chunk_7SX7NVD2_js__WEBPACK_IMPORTED_MODULE_44__ = __webpack_require__(5749);
/* harmony import */ var _chunk_5FEUHDZR_js__WEBPACK_IMPORTED_MODULE_45__ = __webpack_require__(7617);
/* harmony import */ var _chunk_GM7WFPGG_js__WEBPACK_IMPORTED_MODULE_46__ = __webpack_require__(7706);






























































// build/action/find-resumed.js
async function findResumed(own, asked, runId) {
  return (0,_chunk_HEIYFMTP_js__WEBPACK_IMPORTED_MODULE_1__/* .withRepository */ .B)(own, (repository) => lookUp(repository, asked, runId));
}
async function lookUp(repository, asked, runId) {
  const runs = (await (0,_chunk_3SQTHCFJ_js__WEBPACK_IMPORTED_MODULE_0__/* .recordedRuns */ .v_)(repository, runId)).map(({ state }) => state);
  if (runId !== void 0)
    return named(runs, runId);
  const open = runs.filter(_chunk_SQSYDYQH_js__WEBPACK_IMPORTED_MODULE_6__/* .isUnfinished */ .ui);
  const found = open.find((state) => (0,_chunk_3SQTHCFJ_js__WEBPACK_IMPORTED_MODULE_0__/* .isAbout */ .KH)(state, asked)) ?? open.find((state) => isForAll(state, asked));
  return found === void 0 ? { ok: true } : resumedOf(found.plan);
}
function named(runs, runId) {
  const found = runs.find(({ plan }) => plan.runId === runId);
  if (found === void 0)
    return { ok: true, runId };
  if ((0,_chunk_SQSYDYQH_js__WEBPACK_IMPORTED_MODULE_6__/* .isUnfinished */ .ui)(found))
    return resumedOf(found.plan);
  return (0,_chunk_ZY654XUQ_js__WEBPACK_IMPORTED_MODULE_47__/* .configError */ .Fj)(`Run ${runId} has ended (${found.halt?.kind}), so there is nothing to go on with. Begin another one with \`run\`.`);
}
function isForAll({ plan }, { origin }) {
  return plan.origin?.isPull !== true && origin.pull === void 0;
}
function resumedOf({ runId, objective, checks, prdPath }) {
  const feature = /^\.ralph\/([^/]+)\/prd\.json$/.exec(prdPath ?? "")?.[1];
  const isPersons = checks.some(({ name, keyless }) => name === _chunk_4GQXXLZX_js__WEBPACK_IMPORTED_MODULE_2__/* .CRITERIA_GATE */ .se && keyless === true);
  const { criteria, ...text } = objective ?? { text: "" };
  const again = isPersons && criteria !== void 0 ? { ...text, criteria } : text;
  return {
    ...{ ok: true, runId },
    ...feature === void 0 ? {} : { feature },
    ...objective === void 0 ? {} : { objective: again }
  };
}



/***/ })

};
