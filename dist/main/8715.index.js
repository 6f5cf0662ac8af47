"use strict";
exports.id = 8715;
exports.ids = [8715];
exports.modules = {

/***/ 8715:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B5: () => (/* binding */ recordFiles),
/* harmony export */   J_: () => (/* binding */ gitPublisher),
/* harmony export */   _h: () => (/* binding */ fileReports),
/* harmony export */   yK: () => (/* binding */ stateRecords)
/* harmony export */ });
/* harmony import */ var _chunk_UJ2RK3YN_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1787);
/* harmony import */ var _chunk_I4EE4KN7_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4452);
/* harmony import */ var _chunk_VJVIYZ3O_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9433);
/* harmony import */ var _chunk_3KU2CNLE_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1102);
/* harmony import */ var _chunk_RCF2NXRN_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7152);
/* harmony import */ var _chunk_37TFWTDF_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7284);
/* harmony import */ var _chunk_SFTZXLUU_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(552);
/* harmony import */ var _chunk_YGYDTTJF_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(9004);
/* harmony import */ var _chunk_52TAEIC4_js__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(3888);
/* harmony import */ var _chunk_GWRAI2EL_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9268);
/* harmony import */ var _chunk_7NRJR3S6_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4802);
/* harmony import */ var _chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(135);
/* harmony import */ var _chunk_LPVY55P4_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(9254);
/* harmony import */ var _chunk_4XWONIP7_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(5867);
/* harmony import */ var _chunk_MQ5CW7EE_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(8375);
/* harmony import */ var _chunk_6E6IM4MO_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(7064);
/* harmony import */ var _chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(4955);
/* harmony import */ var _chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(6600);
/* harmony import */ var _chunk_EOWFISWU_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(7700);
/* harmony import */ var _chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(8395);
/* harmony import */ var _chunk_MJPTOZMC_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(6015);
/* harmony import */ var _chunk_7URPKLLQ_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(5919);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_21___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_21__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_22___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_22__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_23___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_23__);
/* harmony import */ var fast_xml_parser__WEBPACK_IMPORTED_MODULE_25__ = __webpack_require__(925);























// build/adapters/publisher.js
var gitPublisher = (function(given) {
  const options2 = { ...given, onTrouble: onceEach(given.onTrouble) };
  const done = /* @__PURE__ */ new Map();
  const transient = /* @__PURE__ */ new Set();
  let waiting;
  let pushing;
  let last = Promise.resolve();
  const drain = async () => {
    try {
      for (let next = waiting; next !== void 0; next = waiting) {
        waiting = void 0;
        await pushAll(options2, { ...next, refs: next.refs.filter((ref) => !done.has(keyOf(ref))), done, transient });
      }
    } finally {
      pushing = void 0;
    }
  };
  const begin = () => {
    pushing = drain();
    return pushing;
  };
  const queue = (refs, state) => {
    waiting = { refs: merged(waiting?.refs ?? [], refs), state };
  };
  const pushAgain = (refs, state) => {
    queue(refs, state);
    return drain();
  };
  const ended = (refs) => refs.flatMap((ref) => done.get(keyOf(ref)) ?? []);
  return {
    idle: () => last.catch(() => void 0),
    start: (refs, state) => {
      queue(refs, state);
      if (pushing !== void 0)
        return;
      last = begin();
      last.catch((error) => options2.onTrouble(`a push failed: ${String(error)}`));
    },
    settle: async (refs, state) => {
      for (const key of refs.map(keyOf))
        if (transient.delete(key))
          done.delete(key);
      queue(refs, state);
      const settled = pushing === void 0 ? begin() : pushing.catch(() => pushAgain(refs, state));
      last = settled;
      await Promise.race([settled, aborted(options2.cancel)]);
      if (options2.cancel.aborted)
        return { type: "interrupted", cause: String(options2.cancel.reason) };
      return { results: ended(refs), ...await options2.settleFace?.(state) };
    },
    known: ({ publications }) => options2.known === void 0 ? { results: [] } : { results: ended(publications), ...options2.known() }
  };
});
var onceEach = (function(say) {
  const said = /* @__PURE__ */ new Set();
  return (message) => {
    if (!said.has(message))
      say(message);
    said.add(message);
  };
});



function merged(earlier, later) {
  return [...new Map([...earlier, ...later].map((ref) => [ref.ref, ref])).values()];
}
async function pushAll(options2, { refs, state, done, transient }) {
  if (options2.cancel.aborted)
    return;
  const records = await recordsOf(options2, state);
  const wanted = [...refs, ...(0,_chunk_LPVY55P4_js__WEBPACK_IMPORTED_MODULE_11__/* .adapters_records_apart__inOrder */ .Gk)(records)];
  if (wanted.length === 0 || options2.cancel.aborted)
    return;
  const first = await options2.repository.push(wanted);
  if (options2.cancel.aborted)
    return;
  const results = records !== void 0 && (0,_chunk_LPVY55P4_js__WEBPACK_IMPORTED_MODULE_11__/* .adapters_records_apart__isOverWorkflows */ .zn)(first, records) ? await pushApart(options2, first, { records, state }) : first;
  for (const result of results)
    await noteResult(options2, { result, refs, state, done, transient });
}
async function pushApart(options2, first, { records, state }) {
  options2.onNote?.(`${records.ref} was declined for the workflows of commits below it, which this token may not push: what the run needs is kept beside it.`);
  const apart = await recordsOf(options2, state, "apart");
  const again = apart === void 0 || options2.cancel.aborted ? [] : await options2.repository.push((0,_chunk_LPVY55P4_js__WEBPACK_IMPORTED_MODULE_11__/* .adapters_records_apart__inOrder */ .Gk)(apart));
  return [...first.filter(({ ref }) => apart === void 0 || ref !== records.ref), ...again];
}
async function recordsOf(options2, state, apart) {
  try {
    return await options2.stateUpdate(state, apart);
  } catch (error) {
    options2.onTrouble(`the run's records could not be made: ${error instanceof Error ? error.message : String(error)}`);
    return void 0;
  }
}
async function noteResult(options2, { result, refs, state, done, transient }) {
  const ref = refs.find((each) => each.ref === result.ref);
  if (ref === void 0) {
    if (result.ok || options2.cancel.aborted && !result.problem.permanent)
      return;
    options2.onTrouble(`the run's records were not pushed to ${result.ref}: ${result.problem.message}`);
    return;
  }
  const note = result.ok ? { ...ref, status: "pushed", detail: "" } : { ...ref, ...refusedBy(result.problem), ...await keep(options2, ref, state) };
  if (!result.ok && !result.problem.permanent)
    transient.add(keyOf(ref));
  done.set(keyOf(ref), note);
  options2.onResult(note, state);
}
var passing = /* @__PURE__ */ new Set(["network", "timeout"]);
function refusedBy({ message, kind }) {
  return { status: "refused", detail: message, ...passing.has(kind) ? { passing: true } : {} };
}
async function keep(options2, ref, state) {
  const path = (0,node_path__WEBPACK_IMPORTED_MODULE_21__.join)(options2.bundleFolder, `${(0,_chunk_MJPTOZMC_js__WEBPACK_IMPORTED_MODULE_19__/* .core_slug__slug */ .b)(ref.ref.replace("refs/heads/", ""))}.bundle`);
  const bundled = await options2.repository.bundle(path, [{ ...ref, since: state.plan.start.commit }]);
  if (bundled.ok)
    return { bundle: path };
  options2.onTrouble(`no bundle could be written for ${ref.ref}: ${bundled.problem.message}`);
  return {};
}
function aborted(signal) {
  if (signal.aborted)
    return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
}
function keyOf({ ref, commit }) {
  return `${ref}
${commit}`;
}

// build/adapters/store/journal-copy.js
var journalCopier = (function(file, redact) {
  const lines = [];
  let read = 0;
  let step;
  let isSound = true;
  let isReadable = true;
  return async (live) => {
    const bytes = readFrom(file, read);
    const whole = bytes.subarray(0, bytes.lastIndexOf(10) + 1);
    read += whole.length;
    for (const line2 of whole.toString("utf8").split("\n").slice(0, -1)) {
      const parsed = (0,_chunk_37TFWTDF_js__WEBPACK_IMPORTED_MODULE_5__/* .adapters_store_journal_line__parseLine */ .F)(line2);
      const clean = withoutSecrets(line2, redact);
      if (clean !== line2 && parsed.ok && !(0,_chunk_37TFWTDF_js__WEBPACK_IMPORTED_MODULE_5__/* .adapters_store_journal_line__parseLine */ .F)(clean).ok)
        isReadable = false;
      lines.push(clean);
      isSound &&= parsed.ok;
      if (isSound && parsed.ok && parsed.line.kind === "event")
        step = folded(step, sharing(parsed.line.body, live));
    }
    return { text: lines.map((line2) => `${line2}
`).join(""), isReadable, step: isSound ? step : void 0 };
  };
});


function sharing(event, live) {
  const { outcome } = event;
  if (outcome.type !== "begun" || live === void 0)
    return event;
  const { stories } = live.plan;
  if (stories.length !== outcome.plan.stories.length)
    return event;
  if (JSON.stringify(stories) !== JSON.stringify(outcome.plan.stories))
    return event;
  return { ...event, outcome: { ...outcome, plan: { ...outcome.plan, stories } } };
}
function folded(step, event) {
  return step === void 0 ? (0,_chunk_MQ5CW7EE_js__WEBPACK_IMPORTED_MODULE_13__/* .core_begin__begin */ .PU)(event) : (0,_chunk_MQ5CW7EE_js__WEBPACK_IMPORTED_MODULE_13__/* .transition */ .kY)(step.state, event);
}
function readFrom(file, from) {
  const fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_22__.openSync)(file, "r");
  try {
    const bytes = Buffer.alloc(Math.max(0, (0,node_fs__WEBPACK_IMPORTED_MODULE_22__.fstatSync)(fd).size - from));
    return bytes.subarray(0, (0,node_fs__WEBPACK_IMPORTED_MODULE_22__.readSync)(fd, bytes, 0, bytes.length, from));
  } finally {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_22__.closeSync)(fd);
  }
}
function withoutSecrets(text, redact) {
  const clean = redact(text);
  if (clean === text)
    return text;
  const parsed = (0,_chunk_37TFWTDF_js__WEBPACK_IMPORTED_MODULE_5__/* .adapters_store_journal_line__parseLine */ .F)(text);
  if (!parsed.ok)
    return clean;
  const line2 = (0,_chunk_37TFWTDF_js__WEBPACK_IMPORTED_MODULE_5__/* .adapters_store_journal_line__formatLine */ .b)({ ...parsed.line, body: eachString(parsed.line.body, redact) });
  return redact(line2);
}
function eachString(value, change) {
  if (typeof value === "string")
    return change(value);
  if (Array.isArray(value))
    return value.map((item) => eachString(item, change));
  if (typeof value !== "object" || value === null)
    return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, eachString(item, change)]));
}

// build/adapters/records.js
var stateRecords = (function(options2) {
  const copy = journalCopier(options2.journalFile, options2.redact);
  const { ref, remoteRefs } = options2;
  const refs = (0,_chunk_LPVY55P4_js__WEBPACK_IMPORTED_MODULE_11__/* .adapters_records_apart__neededRefs */ .W)(ref, remoteRefs);
  let isApart = options2.apart === true || refs.isUsed;
  let known;
  return async (state, apart) => {
    isApart ||= apart === "apart";
    const last = known === void 0 ? await lastCommit(options2) : { commit: known };
    if (last === "unreachable")
      return void 0;
    const { commit, needed } = await record(options2, { state, last: last.commit, journal: await copy(state), isApart });
    if (commit !== last.commit)
      known = commit;
    return { ref, commit, ...isApart && { beside: refs.pushesFor(needed) } };
  };
});

async function record(options2, call) {
  const { repository, ref } = options2;
  const { state, last, journal, isApart } = call;
  const from = last === void 0 ? await repository.emptyTree() : await repository.treeOf(last);
  const files = filesOf(options2, state, journal);
  const tree = await repository.overlay(from, [
    ...last === void 0 ? [] : await removals(options2, { state, parent: last }),
    ...files.map(({ path, text }) => ({ path, mode: "100644", bytes: Buffer.from(text) }))
  ]);
  const needed = journal.step === void 0 ? [] : (0,_chunk_SFTZXLUU_js__WEBPACK_IMPORTED_MODULE_6__/* .neededCommits */ .U)(journal.step.state);
  const before = last !== void 0 && isApart ? await (0,_chunk_LPVY55P4_js__WEBPACK_IMPORTED_MODULE_11__/* .adapters_records_apart__plainRecord */ .oR)(repository, last, options2.remoteCommit) : last;
  if (last !== void 0 && tree === from && before === last)
    return { commit: last, needed };
  const parents = [...before === void 0 || options2.alone === true ? [] : [before], ...isApart ? [] : needed];
  const message = `${_chunk_LPVY55P4_js__WEBPACK_IMPORTED_MODULE_11__/* .adapters_records_apart__RECORD */ .KH}${state.plan.runId}`;
  const commit = await repository.commit({ tree, parents, message, at: options2.now() });
  await repository.setRef(ref, commit);
  return { commit, needed };
}
async function removals({ repository, outdated }, { state, parent }) {
  if (outdated === void 0)
    return [];
  const names = (await repository.listFolder(parent, "runs")).map(({ path }) => path);
  const runs = Map.groupBy(names, (path) => path.slice("runs/".length).replace(/\.[a-z]+$/, ""));
  const old = await outdated([...runs.keys()], state);
  return old.flatMap((id) => runs.get(id) ?? []).map((path) => ({ path, delete: true }));
}
function filesOf(options2, state, journal) {
  const ending = journal.isReadable ? "jsonl" : "log";
  const others = options2.files(state).map(({ path, text }) => ({ path, text: options2.redact(text) }));
  return [{ path: `runs/${state.plan.runId}.${ending}`, text: journal.text }, ...others];
}
async function lastCommit({ repository, ref, remoteCommit }) {
  const local = await repository.readRef(ref);
  if (remoteCommit === void 0 || local === remoteCommit)
    return { commit: local };
  if (local !== void 0 && await repository.isAncestor(remoteCommit, local))
    return { commit: local };
  const fetched = await repository.fetchRef(ref);
  if (fetched.ok)
    return { commit: fetched.commit };
  return local === void 0 ? "unreachable" : { commit: local };
}

// build/action/reports.js



// build/report/failure.js
function failureReport(state) {
  const { passed, total } = (0,_chunk_VJVIYZ3O_js__WEBPACK_IMPORTED_MODULE_2__/* .countStories */ .jL)(state);
  const run = (0,_chunk_VJVIYZ3O_js__WEBPACK_IMPORTED_MODULE_2__/* .lookup */ .$I)(state);
  const numbered = (0,_chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_18__/* .core_story_list__storiesOf */ .$5)(state).map((story, index) => ({ story, number: index + 1 })).filter(({ story }) => story.inScope);
  const failed = numbered.filter(({ story }) => (0,_chunk_VJVIYZ3O_js__WEBPACK_IMPORTED_MODULE_2__/* .isFailure */ .N6)(story) && story.status !== "interrupted");
  const open = numbered.filter(({ story }) => isOpen(story) && (0,_chunk_VJVIYZ3O_js__WEBPACK_IMPORTED_MODULE_2__/* .isEligible */ .YT)(run, story));
  return [
    "# Ralph Loop Execution Summary",
    "",
    `## Completed: ${passed}/${total} tasks`,
    "",
    "## Failed Tasks (require human attention):",
    "",
    ...failed.length === 0 ? ["None", ""] : failed.flatMap(({ story, number }) => task(run, story, number)),
    ...open.length === 0 ? [] : ["## Not Finished (the next run goes on with them):", ""],
    ...open.map(({ story, number }) => `- Task ${number}: ${line(story.title)}`)
  ].join("\n").replace(/\n*$/, "\n");
}
function task(run, story, number) {
  const last = story.attempts.at(-1);
  const error = last === void 0 ? "" : (0,_chunk_3KU2CNLE_js__WEBPACK_IMPORTED_MODULE_3__/* .core_first_error__firstError */ .YJ)(last);
  return [
    `### Task ${number}: ${line(story.title)}`,
    `- Attempts: ${story.attempts.length}/${(0,_chunk_EOWFISWU_js__WEBPACK_IMPORTED_MODULE_17__/* .core_split__mostAttempts */ .M)(run.state, story)}`,
    `- Last gate: ${(0,_chunk_GWRAI2EL_js__WEBPACK_IMPORTED_MODULE_8__/* .report_attempt_facts__reportGate */ .i5)(last?.lastGate)}`,
    `- Branch: ${line(story.wip?.branch ?? story.waits?.wip ?? "none")}`,
    `- Error: ${line(error === "" ? (0,_chunk_VJVIYZ3O_js__WEBPACK_IMPORTED_MODULE_2__/* .causeOf */ .rl)(run, story) : error)}`,
    `- Stuck: ${(0,_chunk_GWRAI2EL_js__WEBPACK_IMPORTED_MODULE_8__/* .report_attempt_facts__stuckWords */ .ky)(story)}`,
    `- Quality warnings: ${(0,_chunk_52TAEIC4_js__WEBPACK_IMPORTED_MODULE_24__/* .qualityWarnings */ .hh)(story)}`,
    ""
  ];
}
function isOpen({ status }) {
  return status === "open" || status === "running" || status === "untried" || status === "interrupted";
}
function line(text) {
  return (0,_chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_16__/* .report_sanitise__forCell */ .Vn)(text, { maxChars: 300 });
}

// build/report/junit-suites.js

var options = {
  ignoreAttributes: false,
  attributeNamePrefix: "@",
  textNodeName: "#text",
  format: true,
  suppressBooleanAttributes: false,
  suppressEmptyNode: true
};
var BATCH = 256;
function inBatches(all) {
  return Array.from({ length: Math.ceil(all.length / BATCH) }, (_, at) => all.slice(at * BATCH, (at + 1) * BATCH));
}
function suitesXml({ "@name": name, "@time": time }, batches) {
  const builder = new fast_xml_parser__WEBPACK_IMPORTED_MODULE_25__/* ["default"] */ .A(options);
  const parts = batches.map((make) => partOf(builder, make()));
  const counted = totals(parts.map(({ counts }) => counts));
  const head = builder.build({ testsuites: { "@name": name, ...counted, "@time": time } });
  const body2 = parts.map(({ text }) => text).join("");
  const whole = body2 === "" ? head : `${head.replace(EMPTY_END, ">\n")}${body2}${END}`;
  return `<?xml version="1.0" encoding="UTF-8"?>
${whole}`;
}
var EMPTY_END = /\/>\n$/;
var END = "</testsuites>\n";
function partOf(builder, suites) {
  const counts = countsOf(suites.flatMap(({ testcase }) => testcase));
  if (suites.length === 0)
    return { text: "", counts };
  const whole = builder.build({ testsuites: { testsuite: suites } });
  return { text: whole.slice(whole.indexOf("\n") + 1, -END.length), counts };
}
function countsOf(cases) {
  const having = (told) => cases.filter((each) => each[told] !== void 0).length;
  return { tests: cases.length, failure: having("failure"), error: having("error"), skipped: having("skipped") };
}
function totals(counts) {
  const sum = (of) => String(counts.reduce((total, each) => total + each[of], 0));
  return { "@tests": sum("tests"), "@failures": sum("failure"), "@errors": sum("error"), "@skipped": sum("skipped") };
}

// build/report/junit.js
var ATTRIBUTE_CHARS = 1e3;
function junitReport(state) {
  const run = (0,_chunk_VJVIYZ3O_js__WEBPACK_IMPORTED_MODULE_2__/* .lookup */ .$I)(state);
  const stories = (0,_chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_18__/* .core_story_list__storiesOf */ .$5)(state).filter((story) => story.inScope);
  return suitesXml({ "@name": attribute(`ralph ${state.plan.feature}`), "@time": seconds(state.elapsedMs) }, [
    ...inBatches(stories).map((batch) => () => batch.map((story) => suiteOf(run, story))),
    () => finalSuite(state)
  ]);
}
function suiteOf(run, story) {
  const testcase = casesOf(run, story);
  const first = story.attempts[0];
  const earlier = story.attempts.slice(0, -1).map(attemptLine);
  return {
    "@name": attribute(story.id),
    ...totals([countsOf(testcase)]),
    "@time": seconds(story.elapsedMs),
    ...first === void 0 ? {} : { "@timestamp": (0,_chunk_7NRJR3S6_js__WEBPACK_IMPORTED_MODULE_9__/* .report_time__isoTime */ .ps)(first.startedAt).slice(0, -1) },
    properties: { property: propertiesOf(run, story) },
    testcase,
    ...earlier.length === 0 ? {} : { "system-out": body(earlier) }
  };
}
function finalSuite(state) {
  const results = (0,_chunk_VJVIYZ3O_js__WEBPACK_IMPORTED_MODULE_2__/* .finalResults */ .$W)(state);
  if (results.length === 0)
    return [];
  const testcase = results.map((gate) => gateCase({ id: "final checks" }, gate));
  const spentMs = results.reduce((sum, { durationMs }) => sum + durationMs, 0);
  const property = [{ "@name": "tree", "@value": attribute(state.head.tree) }];
  return [
    {
      "@name": "final checks",
      ...totals([countsOf(testcase)]),
      "@time": seconds(spentMs),
      properties: { property },
      testcase
    }
  ];
}
function propertiesOf(run, story) {
  const work = (0,_chunk_VJVIYZ3O_js__WEBPACK_IMPORTED_MODULE_2__/* .workOf */ .LT)(run, story);
  const named = {
    title: story.title,
    status: (0,_chunk_VJVIYZ3O_js__WEBPACK_IMPORTED_MODULE_2__/* .outcomeOf */ .sG)(run, story),
    attempts: String(story.attempts.length),
    ...work === void 0 ? {} : { branch: work.branch, ...work.commit && { commit: work.commit } }
  };
  return Object.entries(named).map(([name, value]) => ({ "@name": name, "@value": attribute(value) }));
}
function casesOf(run, story) {
  const gates = (0,_chunk_GWRAI2EL_js__WEBPACK_IMPORTED_MODULE_8__/* .report_attempt_facts__lastOfEach */ .Z9)(story.attempts.at(-1)?.gates ?? []).map((gate) => gateCase(story, gate));
  const status = (0,_chunk_VJVIYZ3O_js__WEBPACK_IMPORTED_MODULE_2__/* .outcomeOf */ .sG)(run, story);
  const told = storyTold({ ...story, status }, gates);
  if (told === void 0)
    return gates;
  const message = (0,_chunk_VJVIYZ3O_js__WEBPACK_IMPORTED_MODULE_2__/* .causeOf */ .rl)(run, story) || (status === "passed" ? "passed before this run" : status);
  const detail = { "@message": attribute(message), ...told === "skipped" ? {} : { "@type": status } };
  return [...gates, { ...caseHead(story, "story", 0), [told]: detail }];
}
function storyTold(story, gates) {
  const isTold = gates.some((each) => each.failure !== void 0 || each.error !== void 0);
  if ((0,_chunk_VJVIYZ3O_js__WEBPACK_IMPORTED_MODULE_2__/* .isFailure */ .N6)(story))
    return isTold ? void 0 : "failure";
  if (story.status === "passed")
    return gates.length === 0 ? "skipped" : void 0;
  return isTold ? void 0 : "skipped";
}
function gateCase(story, gate) {
  const head = caseHead(story, (0,_chunk_GWRAI2EL_js__WEBPACK_IMPORTED_MODULE_8__/* .report_attempt_facts__gateLabel */ .ul)(gate), gate.durationMs);
  const told = elements[gate.verdict];
  if (told === void 0)
    return head;
  const message = attribute((0,_chunk_3KU2CNLE_js__WEBPACK_IMPORTED_MODULE_3__/* .core_first_error__reasonOf */ .D1)(gate));
  if (told === "skipped")
    return { ...head, skipped: { "@message": message } };
  const lines = gate.excerpt.lines.length === 0 ? [(0,_chunk_3KU2CNLE_js__WEBPACK_IMPORTED_MODULE_3__/* .core_first_error__reasonOf */ .D1)(gate)] : gate.excerpt.lines;
  return { ...head, [told]: { "@message": message, "@type": gate.verdict, "#text": body(lines) } };
}
var elements = {
  pass: void 0,
  warn: void 0,
  fail: "failure",
  timeout: "error",
  error: "error",
  skipped: "skipped"
};
function caseHead(story, name, durationMs) {
  return { "@classname": attribute(story.id), "@name": attribute(name), "@time": seconds(durationMs) };
}
function attemptLine(attempt) {
  const gates = (0,_chunk_3KU2CNLE_js__WEBPACK_IMPORTED_MODULE_3__/* .core_first_error__blockingGates */ .nB)(attempt).map((gate) => `${(0,_chunk_GWRAI2EL_js__WEBPACK_IMPORTED_MODULE_8__/* .report_attempt_facts__gateLabel */ .ul)(gate)} ${gate.verdict}`);
  return `attempt ${attempt.attempt} (iteration ${attempt.iteration}): ${gates.join(", ") || "passed"}: ${(0,_chunk_3KU2CNLE_js__WEBPACK_IMPORTED_MODULE_3__/* .core_first_error__firstError */ .YJ)(attempt)}`;
}
function attribute(text) {
  return (0,_chunk_4XWONIP7_js__WEBPACK_IMPORTED_MODULE_12__/* .report_strip__cut */ .mI)(xmlText((0,_chunk_4XWONIP7_js__WEBPACK_IMPORTED_MODULE_12__/* .report_strip__oneLine */ .OR)(text)), ATTRIBUTE_CHARS);
}
function body(lines) {
  return lines.map((line2) => xmlText((0,_chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_16__/* .report_sanitise__plain */ .sb)(line2))).join("\n");
}
function xmlText(text) {
  return text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "");
}
function seconds(ms) {
  return (Math.max(0, ms) / 1e3).toFixed(3);
}

// build/report/ledger.js
function ledger(state) {
  return [
    "# LEDGER",
    "",
    ...(0,_chunk_VJVIYZ3O_js__WEBPACK_IMPORTED_MODULE_2__/* .objectiveSection */ .t3)(state.plan).flatMap((line2) => [line2, ""]),
    `Run ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_10__/* .report_markdown__code */ .QE)(state.plan.runId)} of ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_10__/* .report_markdown__code */ .QE)(state.plan.feature)}, started ${(0,_chunk_7NRJR3S6_js__WEBPACK_IMPORTED_MODULE_9__/* .report_time__isoTime */ .ps)(state.startedAt)}, last change ${(0,_chunk_7NRJR3S6_js__WEBPACK_IMPORTED_MODULE_9__/* .report_time__isoTime */ .ps)(state.now)}.`,
    "",
    "| Task | iteration_count | Status | Failed gate | Cost | Tokens | Branch |",
    "|---|---|---|---|---|---|---|",
    ...(0,_chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_18__/* .core_story_list__blocksOf */ .QN)(state).flatMap(rowsIn(state.plan)),
    ""
  ].join("\n");
}
var rowsIn = (0,_chunk_6E6IM4MO_js__WEBPACK_IMPORTED_MODULE_14__/* .core_per_object__perObject */ .CH)((plan) => (0,_chunk_6E6IM4MO_js__WEBPACK_IMPORTED_MODULE_14__/* .core_per_object__perObject */ .CH)((block) => {
  const rows = block.filter((story) => story.inScope).map((story) => ledgerRow(plan, story));
  return rows.length === 0 ? [] : [rows.join("\n")];
}));
function ledgerRow(plan, story) {
  const last = story.attempts.at(-1);
  const failing = last === void 0 ? [] : (0,_chunk_3KU2CNLE_js__WEBPACK_IMPORTED_MODULE_3__/* .core_first_error__blockingGates */ .nB)(last);
  const usage = (0,_chunk_RCF2NXRN_js__WEBPACK_IMPORTED_MODULE_4__/* .usageOf */ .Fs)([story]);
  const branch = story.commit === void 0 ? story.wip?.branch ?? story.waits?.wip : plan.branch;
  return (0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_10__/* .report_markdown__row */ .ly)([
    `${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_10__/* .report_markdown__code */ .QE)(story.id)} ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_10__/* .report_markdown__text */ .e0)(story.title, 120)}`,
    String(story.attempts.length),
    story.status,
    failing.length === 0 ? "-" : (0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_10__/* .report_markdown__text */ .e0)(failing.map(_chunk_GWRAI2EL_js__WEBPACK_IMPORTED_MODULE_8__/* .report_attempt_facts__gateLabel */ .ul).join(", "), 120),
    (0,_chunk_RCF2NXRN_js__WEBPACK_IMPORTED_MODULE_4__/* .costWords */ .fL)(usage) || "-",
    (0,_chunk_RCF2NXRN_js__WEBPACK_IMPORTED_MODULE_4__/* .tokenWords */ .Hs)(usage) || "-",
    branch === void 0 ? "-" : (0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_10__/* .report_markdown__code */ .QE)(branch)
  ]);
}

// build/report/report-json.js
function reportJson(state, context = {}) {
  const { startedAt, updatedAt, origin: _, phrase: __, ...run } = (0,_chunk_VJVIYZ3O_js__WEBPACK_IMPORTED_MODULE_2__/* .view */ .Up)(state, context);
  const report = {
    version: 1,
    started_at: (0,_chunk_7NRJR3S6_js__WEBPACK_IMPORTED_MODULE_9__/* .report_time__isoTime */ .ps)(startedAt),
    updated_at: (0,_chunk_7NRJR3S6_js__WEBPACK_IMPORTED_MODULE_9__/* .report_time__isoTime */ .ps)(updatedAt),
    cost_usd: costOf(run.usage),
    ...run,
    halt: run.halt ?? null
  };
  return `${JSON.stringify(report, snakeCased, 2)}
`;
}
function costOf({ unknownCalls, costUsd = 0 }) {
  return unknownCalls === 0 ? costUsd : null;
}
function snakeCased(_, value) {
  if (typeof value === "string")
    return (0,_chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_16__/* .report_sanitise__plain */ .sb)(value);
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [snakeCase(key), each]));
}
function snakeCase(key) {
  return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

// build/action/reports.js
var fileReports = (function({ folder, context, redact, onSummary }) {
  return {
    write: async (before, halt) => {
      const state = { ...before, halt };
      (0,_chunk_YGYDTTJF_js__WEBPACK_IMPORTED_MODULE_7__/* .action_heap__collectMuch */ .F)();
      const markdown = redact((0,_chunk_I4EE4KN7_js__WEBPACK_IMPORTED_MODULE_1__/* .summary */ .z)(state, context));
      await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_23__.mkdir)(folder, { recursive: true, mode: 448 });
      const write = (name, text) => {
        const file2 = (0,node_path__WEBPACK_IMPORTED_MODULE_21__.join)(folder, name);
        (0,_chunk_7URPKLLQ_js__WEBPACK_IMPORTED_MODULE_20__/* .adapters_store_atomic__writeAtomic */ .d)(file2, text);
        (0,_chunk_YGYDTTJF_js__WEBPACK_IMPORTED_MODULE_7__/* .action_heap__collectMuch */ .F)();
        return file2;
      };
      const file = write("summary.md", markdown);
      write("failure-report.md", redact(failureReport(state)));
      write("junit.xml", redact(junitReport(state)));
      write("ralph-report.json", redact(reportJson(state, context)));
      for (const { path, text } of recordFiles(state))
        write(path.replaceAll("/", "-"), redact(text));
      await onSummary(markdown);
      return file;
    }
  };
});

function recordFiles(state) {
  return [
    { path: `runs/${state.plan.runId}.json`, text: (0,_chunk_UJ2RK3YN_js__WEBPACK_IMPORTED_MODULE_0__/* .runRecord */ .DW)(state) },
    { path: "LEDGER.md", text: ledger(state) },
    { path: "status.yaml", text: (0,_chunk_UJ2RK3YN_js__WEBPACK_IMPORTED_MODULE_0__/* .statusYaml */ ._I)(state) },
    ...(0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_15__/* .splitWorkflows */ .h$)(state).map(({ path, patch }) => ({ path, text: patch }))
  ];
}




/***/ }),

/***/ 7284:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.FaP),
/* harmony export */   b: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.btl)
/* harmony export */ });
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6419);
// layer:adapters/store/journal-line.js





/***/ }),

/***/ 2905:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ yamlText)
/* harmony export */ });
/* harmony import */ var _chunk_4XWONIP7_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5867);


// build/report/yaml-text.js
function yamlText(text) {
  const safe = (0,_chunk_4XWONIP7_js__WEBPACK_IMPORTED_MODULE_0__/* .report_strip__strip */ .mD)(text);
  return /^[A-Za-z][\w./-]*$/.test(safe) && !special.test(safe) ? safe : JSON.stringify(safe);
}
var special = /^(?:true|false|null|yes|no|on|off|y|n)$/i;




/***/ }),

/***/ 5919:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.dvU)
/* harmony export */ });
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6419);
// layer:adapters/store/atomic.js





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

/***/ 9254:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B7: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.B7x),
/* harmony export */   Gk: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.Gk$),
/* harmony export */   KH: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.KHR),
/* harmony export */   V: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.Var),
/* harmony export */   W: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.WaG),
/* harmony export */   dr: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.drP),
/* harmony export */   oR: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.oRr),
/* harmony export */   zn: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.znV)
/* harmony export */ });
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6419);
// layer:adapters/records-apart.js





/***/ }),

/***/ 552:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ neededCommits)
/* harmony export */ });
/* harmony import */ var _chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4955);
/* harmony import */ var _chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8395);



// build/core/needed-commits.js
function neededCommits(state) {
  const story = (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_0__/* .core_story__currentStory */ .eu)(state);
  const before = (story && (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_0__/* .core_signoff__openFix */ .U3)(story)?.attempts) ?? 0;
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
  const commit = (0,_chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_1__/* .core_story_list__storyNamed */ .vX)(state, id)?.attempts.at(-1)?.commit;
  return commit === void 0 ? [] : [commit];
}




/***/ }),

/***/ 1787:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DW: () => (/* binding */ runRecord),
/* harmony export */   _I: () => (/* binding */ statusYaml),
/* harmony export */   rX: () => (/* binding */ iterations)
/* harmony export */ });
/* harmony import */ var _chunk_54T5TABQ_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2905);
/* harmony import */ var _chunk_3KU2CNLE_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1102);
/* harmony import */ var _chunk_7NRJR3S6_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4802);
/* harmony import */ var _chunk_MQ5CW7EE_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8375);
/* harmony import */ var _chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6600);
/* harmony import */ var _chunk_EOWFISWU_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7700);
/* harmony import */ var _chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8395);








// build/report/run-record.js
function runRecord(state) {
  const { plan } = state;
  const record = {
    run_id: plan.runId,
    intent: plan.intent,
    started_at: (0,_chunk_7NRJR3S6_js__WEBPACK_IMPORTED_MODULE_2__/* .report_time__isoTime */ .ps)(state.startedAt),
    spec_path: null,
    plan_path: plan.prdPath ?? null,
    branch: plan.branch,
    budgets: {
      max_iterations: plan.caps.maxIterations,
      max_wallclock_seconds: Math.round(plan.caps.runMs / 1e3),
      max_commits: plan.caps.maxCommits,
      ...plan.caps.maxCostUsd === void 0 ? {} : { max_cost_usd: plan.caps.maxCostUsd }
    },
    iterations: iterations(state).map((each) => iteration(state, each)),
    halt: state.halt === void 0 ? null : { kind: state.halt.kind, detail: (0,_chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_4__/* .report_sanitise__plain */ .sb)(state.halt.detail), halted_at: (0,_chunk_7NRJR3S6_js__WEBPACK_IMPORTED_MODULE_2__/* .report_time__isoTime */ .ps)(state.now) }
  };
  return `${JSON.stringify(record, void 0, 2)}
`;
}
function criticOf({ plan }, { story, attempt }) {
  if (attempt.passed)
    return { verdict: "progressing", because: "the story passed" };
  if (attempt.decision === "part-passed")
    return { verdict: "progressing", because: `${attempt.part} passed its gates` };
  return (0,_chunk_MQ5CW7EE_js__WEBPACK_IMPORTED_MODULE_3__/* .criticise */ .W0)((0,_chunk_EOWFISWU_js__WEBPACK_IMPORTED_MODULE_5__/* .core_split__subjectAt */ .WK)(story, attempt), plan);
}
function iterations(state) {
  return (0,_chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_6__/* .core_story_list__triedStories */ .m1)(state).flatMap((story) => story.attempts.map((attempt) => ({ story, attempt }))).sort((a, b) => a.attempt.iteration - b.attempt.iteration);
}
function iteration(state, { story, attempt }) {
  const critic = criticOf(state, { story, attempt });
  const last = attempt.attempt === story.attempts.length;
  return {
    n: attempt.iteration,
    story: story.id,
    ...attempt.part === void 0 ? {} : { sub_story: attempt.part },
    attempt: attempt.attempt,
    started_at: (0,_chunk_7NRJR3S6_js__WEBPACK_IMPORTED_MODULE_2__/* .report_time__isoTime */ .ps)(attempt.startedAt),
    ended_at: (0,_chunk_7NRJR3S6_js__WEBPACK_IMPORTED_MODULE_2__/* .report_time__isoTime */ .ps)(attempt.startedAt + attempt.durationMs),
    verify_verdict: attempt.passed ? "ready" : "not_ready",
    verify_report: (0,_chunk_3KU2CNLE_js__WEBPACK_IMPORTED_MODULE_1__/* .core_first_error__blockingGates */ .nB)(attempt).find((gate) => gate.logPath)?.logPath ?? null,
    blockers: attempt.blockers.map((blocker) => ({
      verbatim: (0,_chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_4__/* .report_sanitise__plain */ .sb)(blocker.text),
      ...last && story.status === "needs_human" ? { classification: "escalate", reason: (0,_chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_4__/* .report_sanitise__plain */ .sb)(story.detail), routed_to: "user" } : attempt.decision === "classifier-re-plan" ? { classification: "re-plan", reason: (0,_chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_4__/* .report_sanitise__plain */ .sb)(attempt.because ?? ""), routed_to: "plan-write" } : { classification: "retry-task", reason: whyRetry(blocker), routed_to: "exec-dispatch" }
    })),
    commits_added: attempt.commit === void 0 ? [] : [attempt.commit],
    critic_verdict: critic.verdict,
    critic_evidence: (0,_chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_4__/* .report_sanitise__plain */ .sb)(critic.because)
  };
}
function whyRetry({ gate }) {
  return gate === "spec" || gate === "quality" ? "a reviewer did not see it done" : "a deterministic gate failed";
}

// build/report/status.js
function statusYaml(state) {
  const { plan } = state;
  const latest = iterations(state).at(-1);
  return [
    `run_id: ${(0,_chunk_54T5TABQ_js__WEBPACK_IMPORTED_MODULE_0__/* .yamlText */ .p)(plan.runId)}`,
    `intent: ${JSON.stringify(plan.intent)}`,
    `iterations_done: ${state.iterations}`,
    `last_verdict: ${latest === void 0 ? "none" : state.halt?.kind === "ready" ? "ready" : "not_ready"}`,
    "budgets_remaining:",
    `  iterations: ${left(plan.caps.maxIterations, state.iterations)}`,
    `  wallclock_seconds: ${Math.floor(left(plan.caps.runMs, state.elapsedMs) / 1e3)}`,
    `  commits: ${left(plan.caps.maxCommits, state.commits)}`,
    ...cost(state),
    `last_critic: ${latest === void 0 ? "indeterminate" : criticOf(state, latest).verdict}`,
    ...halt(state),
    ""
  ].join("\n");
}
function halt(state) {
  if (state.halt === void 0)
    return ["halt: null"];
  return [
    "halt:",
    `  kind: ${state.halt.kind}`,
    `  detail: ${(0,_chunk_54T5TABQ_js__WEBPACK_IMPORTED_MODULE_0__/* .yamlText */ .p)(state.halt.detail)}`,
    `  halted_at: ${(0,_chunk_7NRJR3S6_js__WEBPACK_IMPORTED_MODULE_2__/* .report_time__isoTime */ .ps)(state.now)}`
  ];
}
function cost({ plan, spent }) {
  const { maxCostUsd } = plan.caps;
  return maxCostUsd === void 0 ? [] : [`  cost_usd: ${left(maxCostUsd, spent?.costUsd ?? 0).toFixed(2)}`];
}
function left(limit, used) {
  return Math.max(0, limit - used);
}




/***/ })

};
;