export const id = 6256;
export const ids = [6256];
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

/***/ 3870:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JN: () => (/* binding */ readAnswer),
/* harmony export */   Rx: () => (/* binding */ readOrder),
/* harmony export */   hk: () => (/* binding */ writeControl),
/* harmony export */   zL: () => (/* binding */ CONTROL_FILE)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8816);
// build/action/control-note.js

var CONTROL_FILE = "control.json";
var orderSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
  type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz("cancel"),
  reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(2e3),
  person: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(200),
  branch: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(300).optional()
});
var answerSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
  type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz("cancelled"),
  runId: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[\w-]{1,64}$/),
  pull: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().positive().optional()
});
function readOrder(text) {
  const read = parse(text, orderSchema);
  if (read === void 0)
    return void 0;
  const { type, reason, person, branch } = read;
  return { type, reason, person, ...branch === void 0 ? {} : { branch } };
}
function readAnswer(text) {
  const read = parse(text, answerSchema);
  if (read === void 0)
    return void 0;
  const { type, runId, pull } = read;
  return { type, runId, ...pull === void 0 ? {} : { pull } };
}
function writeControl(note) {
  return `${JSON.stringify(note)}
`;
}
function parse(text, schema) {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return void 0;
  }
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

/***/ 6200:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ly: () => (/* binding */ isoTime),
/* harmony export */   a9: () => (/* binding */ fileStamp),
/* harmony export */   p0: () => (/* binding */ duration)
/* harmony export */ });
// build/report/time.js
var isoTime = (function(epochMs) {
  const { year, month, day, hour, minute, second } = parts(epochMs);
  return `${year}-${month}-${day}T${hour}:${minute}:${second}Z`;
});
var fileStamp = (function(epochMs) {
  const { year, month, day, hour, minute, second } = parts(epochMs);
  return `${year}${month}${day}-${hour}${minute}${second}`;
});
var parts = (function(epochMs) {
  const ms = Math.floor(finite(epochMs));
  const days = Math.floor(ms / DAY);
  const rest = ms - days * DAY;
  const { year, month, day } = civil(days);
  return {
    year: String(year).padStart(4, "0"),
    month: two(month),
    day: two(day),
    hour: two(Math.floor(rest / HOUR)),
    minute: two(Math.floor(rest % HOUR / MINUTE)),
    second: two(Math.floor(rest % MINUTE / SECOND))
  };
});
var civil = (function(days) {
  const shifted = days + 719468;
  const era = Math.floor(shifted / 146097);
  const dayOfEra = shifted - era * 146097;
  const yearOfEra = Math.floor((dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146096)) / 365);
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const fromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * fromMarch + 2) / 5) + 1
  };
});
var finite = (function(value) {
  return Number.isFinite(value) ? value : 0;
});
var two = (function(value) {
  return String(value).padStart(2, "0");
});
var SECOND = 1e3;
var MINUTE = 60 * SECOND;
var HOUR = 60 * MINUTE;
var DAY = 24 * HOUR;


function duration(ms) {
  const whole = Math.max(0, finite(ms));
  if (whole < MINUTE)
    return `${(Math.floor(whole / 100) / 10).toFixed(1)} s`;
  const minutes = Math.floor(whole / MINUTE);
  const seconds = Math.floor(whole % MINUTE / SECOND);
  if (minutes < 10 && seconds > 0)
    return `${minutes}m ${two(seconds)}s`;
  if (minutes <= 60)
    return `${minutes}m`;
  return `${Math.floor(minutes / 60)}h ${two(minutes % 60)}m`;
}








/***/ }),

/***/ 8307:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ reasonOf),
/* harmony export */   aZ: () => (/* binding */ blockingGates),
/* harmony export */   bv: () => (/* binding */ firstError)
/* harmony export */ });
/* harmony import */ var _chunk_JHVB53DR_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3088);


// build/core/first-error.js
function blockingGates(attempt) {
  return attempt.gates.filter(_chunk_JHVB53DR_js__WEBPACK_IMPORTED_MODULE_0__/* .blocks */ .Bv);
}
function reasonOf(result) {
  if (result.reason !== "")
    return result.reason;
  return result.exitCode === void 0 ? result.verdict : `${result.verdict}, exit code ${result.exitCode}`;
}
function firstError(attempt) {
  const [failing] = blockingGates(attempt);
  const [first, second] = attempt.blockers[0]?.text.split("\n") ?? [];
  const verbatim = first === failing?.reason ? second ?? first : first;
  return (verbatim ?? (failing === void 0 ? "" : reasonOf(failing))).replace(took, "");
}
var took = /\s\(\d+(?:\.\d+)?\s?m?s\)$/;




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

/***/ 3058:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ answerCancel),
/* harmony export */   Cz: () => (/* binding */ onRemote),
/* harmony export */   No: () => (/* binding */ answerStatus)
/* harmony export */ });
/* harmony import */ var _chunk_MW3CJVFY_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2943);
/* harmony import */ var _chunk_PLKLZC3T_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1571);
/* harmony import */ var _chunk_3SQTHCFJ_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7646);
/* harmony import */ var _chunk_HEIYFMTP_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(776);
/* harmony import */ var _chunk_OUUZN5ZF_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2646);
/* harmony import */ var _chunk_2ZH76IZR_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(6312);
/* harmony import */ var _chunk_MNEHPL5P_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1675);
/* harmony import */ var _chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7755);
/* harmony import */ var _chunk_XT7TZLQN_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4450);
/* harmony import */ var _chunk_5XMERBFQ_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7118);
/* harmony import */ var _chunk_4WV7EIEY_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3870);
/* harmony import */ var _chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8688);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8500);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(8816);













// build/report/control-words.js
function cancelledReply(runId, reason) {
  const why = reason === "" ? "none given" : (0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(reason, 500);
  return `Cancelled ${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(runId, 80)}. Reason: ${why}.`;
}
function unheardReply(done) {
  if (done.why !== void 0)
    return `Nothing was cancelled: ${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(done.why, 2e3)}`;
  return "Nothing was cancelled: no run of this thread answered within a minute. One that waits for its turn hears nothing yet.";
}
function statusReply(run, runId) {
  if (run === void 0) {
    return runId === void 0 ? "No run has left records yet." : `No run ${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(runId)} has left records.`;
  }
  const now = run.isWorking ? "A run holds the lock of this feature now." : "No run holds the lock of this feature now.";
  return [`${now} This is what its records say:`, (0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_8__/* .forFence */ .tC)((0,_chunk_PLKLZC3T_js__WEBPACK_IMPORTED_MODULE_0__/* .statusYaml */ ._I)(run.state), "yaml")].join("\n\n");
}

// build/action/cancel-run.js


var PATIENCE_MS = 75e3;
var LOOK_EVERY_MS = 3e3;
async function cancelRun(call) {
  const ref = (0,_chunk_MW3CJVFY_js__WEBPACK_IMPORTED_MODULE_10__/* .controlRef */ .v0)(call.asked.origin.thread);
  const listed = await call.repository.remoteRefs([ref]);
  if (!listed.ok)
    return { type: "failed", why: listed.problem.message };
  const note = { ref, file: _chunk_4WV7EIEY_js__WEBPACK_IMPORTED_MODULE_7__/* .CONTROL_FILE */ .zL, message: "Order to cancel", at: call.now() };
  const text2 = (0,_chunk_4WV7EIEY_js__WEBPACK_IMPORTED_MODULE_7__/* .writeControl */ .hk)(orderOf(call));
  const written = await (0,_chunk_OUUZN5ZF_js__WEBPACK_IMPORTED_MODULE_11__/* .writeNote */ .I)(call.repository, { ...note, text: text2, expect: listed.refs.get(ref) ?? null });
  if (!written.ok)
    return { type: "failed", why: written.problem.message };
  const heard = await untilHeard(call, { ref, order: written.commit });
  await call.repository.push([{ ref, commit: heard.commit, expect: heard.commit, remove: true }]);
  return heard.answer === void 0 ? { type: "unheard" } : { type: "cancelled", answer: heard.answer };
}
function orderOf({ asked: { origin }, reason }) {
  const { person, pull } = origin;
  return { type: "cancel", reason, person, ...pull === void 0 || pull.isFork ? {} : { branch: pull.head } };
}
async function untilHeard({ repository, now, cancel }, { ref, order }) {
  const end = now() + PATIENCE_MS;
  while (now() < end && !cancel.aborted) {
    await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_9__.setTimeout)(LOOK_EVERY_MS, void 0, { signal: cancel }).catch(() => void 0);
    const listed = await repository.remoteRefs([ref]);
    const there = listed.ok ? listed.refs.get(ref) : order;
    if (there === void 0 || there === order)
      continue;
    const note = await (0,_chunk_OUUZN5ZF_js__WEBPACK_IMPORTED_MODULE_11__/* .readNote */ .V)(repository, { ref, file: _chunk_4WV7EIEY_js__WEBPACK_IMPORTED_MODULE_7__/* .CONTROL_FILE */ .zL });
    if (note.ok)
      return { commit: note.commit, answer: (0,_chunk_4WV7EIEY_js__WEBPACK_IMPORTED_MODULE_7__/* .readAnswer */ .JN)(note.text) };
  }
  return { commit: order, answer: void 0 };
}
async function closePull(client, pull_number) {
  const closed = await client.call({ does: `close pull request #${pull_number}`, permission: "pull-requests: write", answer: zod__WEBPACK_IMPORTED_MODULE_12__/* .unknown */ .L5J() }, (rest, at) => rest.pulls.update({ ...at, pull_number, state: "closed" }));
  return closed.ok ? void 0 : closed.problem.message;
}

// build/action/thread-control.js
async function answerStatus(control, runId) {
  return onRemote(control, async (repository) => {
    const run = await (0,_chunk_3SQTHCFJ_js__WEBPACK_IMPORTED_MODULE_1__/* .findRun */ .Lc)(repository, control.asked, runId);
    const secrets = (0,_chunk_XT7TZLQN_js__WEBPACK_IMPORTED_MODULE_5__/* .secretsIn */ .V)(control.call.env);
    const words = (0,_chunk_5XMERBFQ_js__WEBPACK_IMPORTED_MODULE_6__/* .redact */ .E$)(statusReply(run, runId), secrets).text;
    await Promise.all([control.voice.react("rocket"), control.voice.reply(words)]);
    return skipped(run === void 0 ? "there is no run to tell of" : `status of run ${run.state.plan.runId}`);
  });
}
async function answerCancel(control, { reason, closes }) {
  const { call, asked, voice } = control;
  return onRemote(control, async (repository) => {
    const { wallMs: now } = (0,_chunk_2ZH76IZR_js__WEBPACK_IMPORTED_MODULE_13__/* .systemClock */ .m)();
    const done = await cancelRun({ repository, asked, reason, now, cancel: call.cancel });
    const closed = closes ? await close(control, done) : void 0;
    const words = done.type === "cancelled" ? cancelledReply(done.answer.runId, reason) : unheardReply(done);
    const isDone = done.type === "cancelled" || closed?.ok === true;
    const reply = [words, closed?.words ?? ""].filter((line) => line !== "").join("\n\n");
    await Promise.all([voice.react(isDone ? "rocket" : "confused"), voice.reply(reply)]);
    return skipped(done.type === "cancelled" ? `run ${done.answer.runId} is cancelled` : "no run was cancelled");
  });
}
async function close({ asked: { origin }, voice }, done) {
  const pull = origin.pull === void 0 ? pullOf(done) : origin.thread;
  if (pull === void 0)
    return void 0;
  const trouble = await closePull(voice.client, pull);
  if (trouble !== void 0)
    return { ok: false, words: (0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(trouble, 1e3) };
  return { ok: true, words: `Pull request #${pull} is closed; its branch is kept.` };
}
function pullOf(done) {
  return done.type === "cancelled" ? done.answer.pull : void 0;
}
async function onRemote(control, act) {
  const done = await (0,_chunk_HEIYFMTP_js__WEBPACK_IMPORTED_MODULE_2__/* .withRepository */ .B)(control, act);
  return "ok" in done ? declined(control.voice, done) : done;
}
async function declined(voice, refusal) {
  await voice.react("confused");
  return (0,_chunk_MNEHPL5P_js__WEBPACK_IMPORTED_MODULE_3__/* .refused */ .J)(refusal);
}
function skipped(reason) {
  return (0,_chunk_MNEHPL5P_js__WEBPACK_IMPORTED_MODULE_3__/* .refused */ .J)({ ok: false, halt: "skipped", reasons: [reason] });
}




/***/ }),

/***/ 2943:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EZ: () => (/* binding */ isMeant),
/* harmony export */   V5: () => (/* binding */ CONTROL_PREFIX),
/* harmony export */   ot: () => (/* binding */ UserCancel),
/* harmony export */   pc: () => (/* binding */ threadOfRef),
/* harmony export */   v0: () => (/* binding */ controlRef)
/* harmony export */ });
// build/core/control.js
var CONTROL_PREFIX = "refs/ralph/_/control/";
function controlRef(thread) {
  return `${CONTROL_PREFIX}${thread}`;
}
function threadOfRef(ref) {
  const number = ref.startsWith(CONTROL_PREFIX) ? ref.slice(CONTROL_PREFIX.length) : "";
  return /^[1-9]\d{0,14}$/.test(number) ? Number(number) : void 0;
}
function isMeant(order, thread, run) {
  return run.threads.includes(thread) || order.branch === run.branch;
}
var UserCancel = class {
  order;
  constructor(order) {
    this.order = order;
  }
  toString() {
    const { person, reason } = this.order;
    return reason === "" ? `cancelled by ${person}` : `cancelled by ${person}: ${reason}`;
  }
};




/***/ }),

/***/ 2646:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ writeNote),
/* harmony export */   V: () => (/* binding */ readNote)
/* harmony export */ });
// build/adapters/ref-note.js
var MOST_BYTES = 256 * 1024;
async function readNote(repository, { ref, file }) {
  const fetched = await repository.fetchRef(ref);
  if (!fetched.ok)
    return fetched;
  const found = await repository.readFile(fetched.commit, file, MOST_BYTES);
  return { ok: true, text: found?.bytes.toString("utf8") ?? "", commit: fetched.commit };
}
async function writeNote(repository, note) {
  const { ref, file, text, message, expect, at } = note;
  const edit = { path: file, mode: "100644", bytes: Buffer.from(text) };
  const tree = await repository.overlay(await repository.emptyTree(), [edit]);
  const commit = await repository.commit({ tree, parents: [], message, at });
  const [pushed] = await repository.push([{ ref, commit, expect }]);
  if (pushed === void 0)
    throw new Error(`no answer for ${ref}`);
  if (pushed.ok)
    return { ok: true, commit };
  const { problem } = pushed;
  return { ok: false, isStale: problem.kind === "stale" || problem.kind === "fetch-first", problem };
}




/***/ }),

/***/ 1571:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DW: () => (/* binding */ runRecord),
/* harmony export */   _I: () => (/* binding */ statusYaml),
/* harmony export */   rX: () => (/* binding */ iterations)
/* harmony export */ });
/* harmony import */ var _chunk_VESD6NAS_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2694);
/* harmony import */ var _chunk_7V2G77W5_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6200);
/* harmony import */ var _chunk_GQCKQYOX_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8307);
/* harmony import */ var _chunk_NQPWIYPG_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4195);
/* harmony import */ var _chunk_4OH6RVXA_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2216);
/* harmony import */ var _chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2697);
/* harmony import */ var _chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8688);








// build/report/run-record.js
function runRecord(state) {
  const { plan } = state;
  const record = {
    run_id: plan.runId,
    intent: plan.intent,
    started_at: (0,_chunk_7V2G77W5_js__WEBPACK_IMPORTED_MODULE_1__/* .isoTime */ .Ly)(state.startedAt),
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
    halt: state.halt === void 0 ? null : { kind: state.halt.kind, detail: (0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_6__/* .plain */ .pj)(state.halt.detail), halted_at: (0,_chunk_7V2G77W5_js__WEBPACK_IMPORTED_MODULE_1__/* .isoTime */ .Ly)(state.now) }
  };
  return `${JSON.stringify(record, void 0, 2)}
`;
}
function criticOf({ plan }, { story, attempt }) {
  if (attempt.passed)
    return { verdict: "progressing", because: "the story passed" };
  if (attempt.decision === "part-passed")
    return { verdict: "progressing", because: `${attempt.part} passed its gates` };
  return (0,_chunk_NQPWIYPG_js__WEBPACK_IMPORTED_MODULE_3__/* .criticise */ .W0)((0,_chunk_4OH6RVXA_js__WEBPACK_IMPORTED_MODULE_4__/* .subjectAt */ .QU)(story, attempt), plan);
}
function iterations(state) {
  return (0,_chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_5__/* .triedStories */ ._E)(state).flatMap((story) => story.attempts.map((attempt) => ({ story, attempt }))).sort((a, b) => a.attempt.iteration - b.attempt.iteration);
}
function iteration(state, { story, attempt }) {
  const critic = criticOf(state, { story, attempt });
  const last = attempt.attempt === story.attempts.length;
  return {
    n: attempt.iteration,
    story: story.id,
    ...attempt.part === void 0 ? {} : { sub_story: attempt.part },
    attempt: attempt.attempt,
    started_at: (0,_chunk_7V2G77W5_js__WEBPACK_IMPORTED_MODULE_1__/* .isoTime */ .Ly)(attempt.startedAt),
    ended_at: (0,_chunk_7V2G77W5_js__WEBPACK_IMPORTED_MODULE_1__/* .isoTime */ .Ly)(attempt.startedAt + attempt.durationMs),
    verify_verdict: attempt.passed ? "ready" : "not_ready",
    verify_report: (0,_chunk_GQCKQYOX_js__WEBPACK_IMPORTED_MODULE_2__/* .blockingGates */ .aZ)(attempt).find((gate) => gate.logPath)?.logPath ?? null,
    blockers: attempt.blockers.map((blocker) => ({
      verbatim: (0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_6__/* .plain */ .pj)(blocker.text),
      ...last && story.status === "needs_human" ? { classification: "escalate", reason: (0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_6__/* .plain */ .pj)(story.detail), routed_to: "user" } : attempt.decision === "classifier-re-plan" ? { classification: "re-plan", reason: (0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_6__/* .plain */ .pj)(attempt.because ?? ""), routed_to: "plan-write" } : { classification: "retry-task", reason: whyRetry(blocker), routed_to: "exec-dispatch" }
    })),
    commits_added: attempt.commit === void 0 ? [] : [attempt.commit],
    critic_verdict: critic.verdict,
    critic_evidence: (0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_6__/* .plain */ .pj)(critic.because)
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
    `run_id: ${(0,_chunk_VESD6NAS_js__WEBPACK_IMPORTED_MODULE_0__/* .yamlText */ .p)(plan.runId)}`,
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
    `  detail: ${(0,_chunk_VESD6NAS_js__WEBPACK_IMPORTED_MODULE_0__/* .yamlText */ .p)(state.halt.detail)}`,
    `  halted_at: ${(0,_chunk_7V2G77W5_js__WEBPACK_IMPORTED_MODULE_1__/* .isoTime */ .Ly)(state.now)}`
  ];
}
function cost({ plan, spent }) {
  const { maxCostUsd } = plan.caps;
  return maxCostUsd === void 0 ? [] : [`  cost_usd: ${left(maxCostUsd, spent?.costUsd ?? 0).toFixed(2)}`];
}
function left(limit, used) {
  return Math.max(0, limit - used);
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

/***/ 2694:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ yamlText)
/* harmony export */ });
/* harmony import */ var _chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8688);


// build/report/yaml-text.js
function yamlText(text) {
  const safe = (0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_0__/* .strip */ .bB)(text);
  return /^[A-Za-z][\w./-]*$/.test(safe) && !special.test(safe) ? safe : JSON.stringify(safe);
}
var special = /^(?:true|false|null|yes|no|on|off|y|n)$/i;




/***/ }),

/***/ 6486:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   answerCancel: () => (/* reexport safe */ _chunk_IWUR3HPV_js__WEBPACK_IMPORTED_MODULE_0__.B4),
/* harmony export */   answerStatus: () => (/* reexport safe */ _chunk_IWUR3HPV_js__WEBPACK_IMPORTED_MODULE_0__.No),
/* harmony export */   onRemote: () => (/* reexport safe */ _chunk_IWUR3HPV_js__WEBPACK_IMPORTED_MODULE_0__.Cz)
/* harmony export */ });
/* harmony import */ var _chunk_IWUR3HPV_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3058);
/* harmony import */ var _chunk_PLKLZC3T_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1571);
/* harmony import */ var _chunk_VESD6NAS_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2694);
/* harmony import */ var _chunk_3SQTHCFJ_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7646);
/* harmony import */ var _chunk_HEIYFMTP_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(776);
/* harmony import */ var _chunk_MNEHPL5P_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1675);
/* harmony import */ var _chunk_7IV35OGP_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9648);
/* harmony import */ var _chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7755);
/* harmony import */ var _chunk_AI2ZFJC2_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5383);
/* harmony import */ var _chunk_XT7TZLQN_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4450);
/* harmony import */ var _chunk_HUEKQX4K_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1343);
/* harmony import */ var _chunk_5XMERBFQ_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7118);
/* harmony import */ var _chunk_7V2G77W5_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(6200);
/* harmony import */ var _chunk_GQCKQYOX_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(8307);
/* harmony import */ var _chunk_4WV7EIEY_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(3870);
/* harmony import */ var _chunk_NQPWIYPG_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(4195);
/* harmony import */ var _chunk_SQSYDYQH_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(9770);
/* harmony import */ var _chunk_2UZ7AMII_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(8714);
/* harmony import */ var _chunk_GCDIPURU_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(955);
/* harmony import */ var _chunk_VBEJ6SAD_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(4665);
/* harmony import */ var _chunk_KLWF3DYB_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(9806);
/* harmony import */ var _chunk_73LXGDYI_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(8083);
/* harmony import */ var _chunk_K2NIFMYH_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(6096);
/* harmony import */ var _chunk_7IDAUMO3_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(4323);
/* harmony import */ var _chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(8758);
/* harmony import */ var _chunk_UYPVTBC7_js__WEBPACK_IMPORTED_MODULE_25__ = __webpack_require__(1084);
/* harmony import */ var _chunk_PJPQ5YWG_js__WEBPACK_IMPORTED_MODULE_26__ = __webpack_require__(7109);
/* harmony import */ var _chunk_IF24CE4W_js__WEBPACK_IMPORTED_MODULE_27__ = __webpack_require__(2932);
/* harmony import */ var _chunk_4OH6RVXA_js__WEBPACK_IMPORTED_MODULE_28__ = __webpack_require__(2216);
/* harmony import */ var _chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_29__ = __webpack_require__(2697);
/* harmony import */ var _chunk_WPPPDFYE_js__WEBPACK_IMPORTED_MODULE_30__ = __webpack_require__(7583);
/* harmony import */ var _chunk_EBS6DVXL_js__WEBPACK_IMPORTED_MODULE_31__ = __webpack_require__(3876);
/* harmony import */ var _chunk_F6DVP7YO_js__WEBPACK_IMPORTED_MODULE_32__ = __webpack_require__(2619);
/* harmony import */ var _chunk_QTHAZLHE_js__WEBPACK_IMPORTED_MODULE_33__ = __webpack_require__(2003);
/* harmony import */ var _chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_34__ = __webpack_require__(8688);
/* harmony import */ var _chunk_YFOEWR3D_js__WEBPACK_IMPORTED_MODULE_35__ = __webpack_require__(7665);
/* harmony import */ var _chunk_NS6NVC44_js__WEBPACK_IMPORTED_MODULE_36__ = __webpack_require__(2964);
/* harmony import */ var _chunk_O3T4C5BO_js__WEBPACK_IMPORTED_MODULE_37__ = __webpack_require__(3781);
/* harmony import */ var _chunk_QHLLH7P2_js__WEBPACK_IMPORTED_MODULE_38__ = __webpack_require__(5494);
/* harmony import */ var _chunk_ISAR73FD_js__WEBPACK_IMPORTED_MODULE_39__ = __webpack_require__(4163);
/* harmony import */ var _chunk_JHVB53DR_js__WEBPACK_IMPORTED_MODULE_40__ = __webpack_require__(3088);
/* harmony import */ var _chunk_ZZRVM6BJ_js__WEBPACK_IMPORTED_MODULE_41__ = __webpack_require__(2007);
/* harmony import */ var _chunk_IJS5CVIB_js__WEBPACK_IMPORTED_MODULE_42__ = __webpack_require__(6545);
/* harmony import */ var _chunk_4M35CLR5_js__WEBPACK_IMPORTED_MODULE_43__ = __webpack_require__(4289);
/* harmony import */ var _chunk_5VUAU6AY_js__WEBPACK_IMPORTED_MODULE_44__ = __webpack_require__(4552);
/* harmony import */ var _chunk_VYJWESCB_js__WEBPACK_IMPORTED_MODULE_45__ = __webpack_require__(2559);
/* harmony import */ var _chunk_HIEX6FDX_js__WEBPACK_IMPORTED_MODULE_46__ = __webpack_require__(1718);
/* harmony import */ var _chunk_TLKUPUZY_js__WEBPACK_IMPORTED_MODULE_47__ = __webpack_require__(2378);
/* harmony import */ var _chunk_VSVOV53S_js__WEBPACK_IMPORTED_MODULE_48__ = __webpack_require__(4631);
/* harmony import */ var _chunk_PBWO3LQD_js__WEBPACK_IMPORTED_MODULE_49__ = __webpack_require__(9234);
/* harmony import */ var _chunk_7NCGDYWU_js__WEBPACK_IMPORTED_MODULE_50__ = __webpack_require__(1896);
/* harmony import */ var _chunk_PPYGLNZG_js__WEBPACK_IMPORTED_MODULE_51__ = __webpack_require__(2041);
/* harmony import */ var _chunk_HT364SOW_js__WEBPACK_IMPORTED_MODULE_52__ = __webpack_require__(2514);
/* harmony import */ var _chunk_7SX7NVD2_js__WEBPACK_IMPORTED_MODULE_53__ = __webpack_require__(5749);
/* harmony import */ var _chunk_5FEUHDZR_js__WEBPACK_IMPORTED_MODULE_54__ = __webpack_require__(7617);
/* harmony import */ var _chunk_GM7WFPGG_js__WEBPACK_IMPORTED_MODULE_55__ = __webpack_require__(7706);












































































/***/ })

};
