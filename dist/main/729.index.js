export const id = 729;
export const ids = [729,7219];
export const modules = {

/***/ 27219:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CONTROL_FILE: () => (/* binding */ CONTROL_FILE),
/* harmony export */   J: () => (/* binding */ readAnswer),
/* harmony export */   readOrder: () => (/* binding */ readOrder),
/* harmony export */   writeControl: () => (/* binding */ writeControl)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38816);

/** Name of the file on an order's ref. */
const CONTROL_FILE = 'control.json';
const orderSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('cancel'),
    reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(2000),
    person: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(200),
    branch: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(300).optional(),
});
const answerSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('cancelled'),
    runId: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[\w-]{1,64}$/),
    pull: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().positive().optional(),
});
/** An order; undefined for anything else, which asks for nothing. */
function readOrder(text) {
    const read = parse(text, orderSchema);
    if (read === undefined)
        return undefined;
    const { type, reason, person, branch } = read;
    return { type, reason, person, ...(branch === undefined ? {} : { branch }) };
}
/** The answer of a run; undefined for anything else. */
function readAnswer(text) {
    const read = parse(text, answerSchema);
    if (read === undefined)
        return undefined;
    const { type, runId, pull } = read;
    return { type, runId, ...(pull === undefined ? {} : { pull }) };
}
/** One line of JSON. */
function writeControl(note) {
    return `${JSON.stringify(note)}\n`;
}
function parse(text, schema) {
    try {
        return schema.safeParse(JSON.parse(text)).data;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 42395:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KH: () => (/* binding */ isAbout),
/* harmony export */   Lc: () => (/* binding */ findRun),
/* harmony export */   ev: () => (/* binding */ findRunOn),
/* harmony export */   v_: () => (/* binding */ recordedRuns)
/* harmony export */ });
/* harmony import */ var _core_loop_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75634);
/* harmony import */ var _foreign_journal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24081);
/* harmony import */ var _journal_names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86365);



/** Features whose newest run is looked at: more than anybody works on at a time. */
const MOST_FEATURES = 50;
/**
 * The run that a thread asks about (03-interface \u00a74): the one that is named, else the newest that was asked for there or works on its
 * branch, else the newest of all. What cannot be read is passed over.
 */
async function findRun(repository, asked, runId) {
    const newest = await recordedRuns(repository, runId);
    if (runId !== undefined)
        return newest.find(({ state }) => state.plan.runId === runId);
    return newest.find(({ state }) => isAbout(state, asked)) ?? newest[0];
}
/** The newest run that works on a branch; undefined = none has left records. */
async function findRunOn(repository, branch) {
    return (await recordedRuns(repository)).find(({ state }) => state.plan.branch === branch);
}
/** The newest run of every feature, or the one of that id; newest first. What cannot be read is passed over. */
async function recordedRuns(repository, runId) {
    const listed = await repository.remoteRefs(['refs/ralph/']);
    if (!listed.ok)
        return [];
    const refs = [...listed.refs.keys()].filter((ref) => /^refs\/ralph\/[^/]+\/state$/.test(ref)).slice(0, MOST_FEATURES);
    const found = [];
    for (const ref of refs) {
        const run = await newestRun(repository, ref, runId);
        const isWorking = listed.refs.has(ref.replace(/state$/, 'lock'));
        if (run !== undefined)
            found.push({ ...run, isWorking });
    }
    return found.toSorted((a, b) => b.state.startedAt - a.state.startedAt);
}
async function newestRun(repository, ref, runId) {
    const fetched = await repository.fetchRef(ref);
    if (!fetched.ok)
        return undefined;
    const { commit } = fetched;
    const names = (await repository.listFolder(commit, 'runs')).map(({ path }) => path.slice('runs/'.length));
    const wanted = names.filter((name) => (0,_journal_names_js__WEBPACK_IMPORTED_MODULE_1__/* .isOfRun */ .NG)(name) && (runId === undefined || name === `${runId}.jsonl`));
    const name = wanted.toSorted().at(-1);
    if (name === undefined)
        return undefined;
    const feature = ref.slice('refs/ralph/'.length, -'/state'.length);
    const { content, bytes } = await (0,_foreign_journal_js__WEBPACK_IMPORTED_MODULE_2__/* .readForeign */ .v)(repository, { commit, name, place: `on ${ref}`, feature });
    const state = stateOf(content);
    return state && { state, ref, name, bytes };
}
/** Undefined for a journal that is damaged or of another version. */
function stateOf(content) {
    try {
        return content.ok ? (0,_core_loop_js__WEBPACK_IMPORTED_MODULE_0__/* .fold */ .AU)(content.events)?.state : undefined;
    }
    catch {
        return undefined;
    }
}
/** Whether it was asked for in that thread, is shown there or works on its branch. */
function isAbout({ plan, pull }, { origin }) {
    return plan.origin?.thread === origin.thread || pull?.number === origin.thread || plan.branch === origin.pull?.head;
}


/***/ }),

/***/ 90729:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  answerCancel: () => (/* binding */ answerCancel),
  answerStatus: () => (/* binding */ answerStatus),
  onRemote: () => (/* binding */ onRemote)
});

// EXTERNAL MODULE: ./build/adapters/clock.js
var clock = __webpack_require__(21759);
// EXTERNAL MODULE: ./build/report/markdown.js
var markdown = __webpack_require__(34902);
// EXTERNAL MODULE: ./build/report/sanitise.js + 2 modules
var sanitise = __webpack_require__(49934);
// EXTERNAL MODULE: ./build/report/status.js
var report_status = __webpack_require__(97937);
;// CONCATENATED MODULE: ./build/report/control-words.js



/** The answer to `cancel`, as ralph-loop-skill words it. */
function cancelledReply(runId, reason) {
    const why = reason === '' ? 'none given' : (0,markdown/* text */.Qq)(reason, 500);
    return `Cancelled ${(0,markdown/* text */.Qq)(runId, 80)}. Reason: ${why}.`;
}
/** Nothing was cancelled, and why. */
function unheardReply(done) {
    if (done.why !== undefined)
        return `Nothing was cancelled: ${(0,markdown/* text */.Qq)(done.why, 2000)}`;
    return 'Nothing was cancelled: no run of this thread answered within a minute. One that waits for its turn hears nothing yet.';
}
/** The status of a run in YAML, as ralph-loop-skill has it. */
function statusReply(run, runId) {
    if (run === undefined) {
        return runId === undefined ? 'No run has left records yet.' : `No run ${(0,markdown/* code */.aY)(runId)} has left records.`;
    }
    const now = run.isWorking
        ? 'A run holds the lock of this feature now.'
        : 'No run holds the lock of this feature now.';
    return [`${now} This is what its records say:`, (0,sanitise/* forFence */.tC)((0,report_status/* statusYaml */._)(run.state), 'yaml')].join('\n\n');
}

// EXTERNAL MODULE: ./build/report/redact.js + 1 modules
var redact = __webpack_require__(15313);
// EXTERNAL MODULE: ./build/action/action-end.js
var action_end = __webpack_require__(35741);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 17 modules
var schemas = __webpack_require__(38816);
// EXTERNAL MODULE: ./build/adapters/ref-note.js
var ref_note = __webpack_require__(35621);
// EXTERNAL MODULE: ./build/core/control.js
var control = __webpack_require__(51195);
// EXTERNAL MODULE: ./build/action/control-note.js
var control_note = __webpack_require__(27219);
;// CONCATENATED MODULE: ./build/action/cancel-run.js





/** Runs look every 20 s; the rest is for a slow network. */
const PATIENCE_MS = 75_000;
const LOOK_EVERY_MS = 3000;
/**
 * Gives a run in another job the order to end and waits until it has heard it (03-interface \u00a74). The order is taken away again: a
 * later run must not hear it.
 */
async function cancelRun(call) {
    const ref = (0,control/* controlRef */.v0)(call.asked.origin.thread);
    const listed = await call.repository.remoteRefs([ref]);
    if (!listed.ok)
        return { type: 'failed', why: listed.problem.message };
    const note = { ref, file: control_note.CONTROL_FILE, message: 'Order to cancel', at: call.now() };
    const text = (0,control_note.writeControl)(orderOf(call));
    const written = await (0,ref_note/* writeNote */.I)(call.repository, { ...note, text, expect: listed.refs.get(ref) ?? null });
    if (!written.ok)
        return { type: 'failed', why: written.problem.message };
    const heard = await untilHeard(call, { ref, order: written.commit });
    await call.repository.push([{ ref, commit: heard.commit, expect: heard.commit, remove: true }]);
    return heard.answer === undefined ? { type: 'unheard' } : { type: 'cancelled', answer: heard.answer };
}
function orderOf({ asked: { origin }, reason }) {
    const { person, pull } = origin;
    return { type: 'cancel', reason, person, ...(pull === undefined || pull.isFork ? {} : { branch: pull.head }) };
}
async function untilHeard({ repository, now, cancel }, { ref, order }) {
    const end = now() + PATIENCE_MS;
    while (now() < end && !cancel.aborted) {
        await (0,promises_.setTimeout)(LOOK_EVERY_MS, undefined, { signal: cancel }).catch(() => undefined);
        const listed = await repository.remoteRefs([ref]);
        const there = listed.ok ? listed.refs.get(ref) : order;
        if (there === undefined || there === order)
            continue;
        const note = await (0,ref_note/* readNote */.V)(repository, { ref, file: control_note.CONTROL_FILE });
        if (note.ok)
            return { commit: note.commit, answer: (0,control_note/* readAnswer */.J)(note.text) };
    }
    return { commit: order, answer: undefined };
}
/** Closes a pull request and keeps its branch; undefined = done. */
async function closePull(client, pull_number) {
    const closed = await client.call({ does: `close pull request #${pull_number}`, permission: 'pull-requests: write', answer: schemas/* unknown */.L5J() }, (rest, at) => rest.pulls.update({ ...at, pull_number, state: 'closed' }));
    return closed.ok ? undefined : closed.problem.message;
}

// EXTERNAL MODULE: ./build/action/find-status.js
var find_status = __webpack_require__(42395);
// EXTERNAL MODULE: ./build/action/secrets.js
var action_secrets = __webpack_require__(67382);
// EXTERNAL MODULE: ./build/action/thread-repository.js
var thread_repository = __webpack_require__(46432);
;// CONCATENATED MODULE: ./build/action/thread-control.js









/** Tells how the run of a thread stands, from its records: whoever works does not wait for it (03-interface \u00a74). */
async function answerStatus(control, runId) {
    return onRemote(control, async (repository) => {
        const run = await (0,find_status/* findRun */.Lc)(repository, control.asked, runId);
        const secrets = (0,action_secrets/* secretsIn */.VY)(control.call.env);
        const words = (0,redact/* redact */.E$)(statusReply(run, runId), secrets).text;
        await Promise.all([control.voice.react('rocket'), control.voice.reply(words)]);
        return skipped(run === undefined ? 'there is no run to tell of' : `status of run ${run.state.plan.runId}`);
    });
}
/** Ends the run that works for a thread; with `closes` its pull request is closed too and its branch kept. */
async function answerCancel(control, { reason, closes }) {
    const { call, asked, voice } = control;
    return onRemote(control, async (repository) => {
        const { wallMs: now } = (0,clock/* systemClock */.m)();
        const done = await cancelRun({ repository, asked, reason, now, cancel: call.cancel });
        const closed = closes ? await thread_control_close(control, done) : undefined;
        const words = done.type === 'cancelled' ? cancelledReply(done.answer.runId, reason) : unheardReply(done);
        const isDone = done.type === 'cancelled' || closed?.ok === true;
        const reply = [words, closed?.words ?? ''].filter((line) => line !== '').join('\n\n');
        await Promise.all([voice.react(isDone ? 'rocket' : 'confused'), voice.reply(reply)]);
        return skipped(done.type === 'cancelled' ? `run ${done.answer.runId} is cancelled` : 'no run was cancelled');
    });
}
/** Closes the pull request of the thread, or that of the run; undefined when there is none. */
async function thread_control_close({ asked: { origin }, voice }, done) {
    const pull = origin.pull === undefined ? pullOf(done) : origin.thread;
    if (pull === undefined)
        return undefined;
    const trouble = await closePull(voice.client, pull);
    if (trouble !== undefined)
        return { ok: false, words: (0,markdown/* text */.Qq)(trouble, 1000) };
    return { ok: true, words: `Pull request #${pull} is closed; its branch is kept.` };
}
function pullOf(done) {
    return done.type === 'cancelled' ? done.answer.pull : undefined;
}
/** Without the remote nothing can be said: the person is told by a reaction, the log why. */
async function onRemote(control, act) {
    const done = await (0,thread_repository/* withRepository */.B)(control, act);
    return 'ok' in done ? declined(control.voice, done) : done;
}
async function declined(voice, refusal) {
    await voice.react('confused');
    return (0,action_end/* refused */.J)(refusal);
}
function skipped(reason) {
    return (0,action_end/* refused */.J)({ ok: false, halt: 'skipped', reasons: [reason] });
}


/***/ }),

/***/ 46432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ withRepository)
/* harmony export */ });
/* harmony import */ var _adapters_process_resolve_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52591);
/* harmony import */ var _early_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69256);
/* harmony import */ var _open_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8175);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47355);




/** What a command reads before, or instead of, a run: the remote as it is now. Closed again in any case. */
async function withRepository({ call, job, inputs }, act) {
    const git = (0,_adapters_process_resolve_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveProgram */ .d)('git', { path: call.env['PATH'] ?? '', cwd: job.workspace });
    if (!git.ok)
        return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .configError */ .Fj)(git.message);
    const token = (0,_early_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .inputValue */ .UV)(inputs, 'github_token');
    const opened = await (0,_open_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .openRepository */ .h)({ job, git: git.path, token, env: call.env, cancel: call.cancel });
    if (!opened.ok)
        return opened;
    try {
        return await act(opened.repository);
    }
    finally {
        await opened.repository.close();
    }
}


/***/ }),

/***/ 35621:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ writeNote),
/* harmony export */   V: () => (/* binding */ readNote)
/* harmony export */ });
/** Larger than any note of ours. */
const MOST_BYTES = 256 * 1024;
/** The text of a note as the remote has it now; empty when the ref does not hold the file. */
async function readNote(repository, { ref, file }) {
    const fetched = await repository.fetchRef(ref);
    if (!fetched.ok)
        return fetched;
    const found = await repository.readFile(fetched.commit, file, MOST_BYTES);
    return { ok: true, text: found?.bytes.toString('utf8') ?? '', commit: fetched.commit };
}
/** Writes a note in place of the one that was read, and of no other (catalogue G20). */
async function writeNote(repository, note) {
    const { ref, file, text, message, expect, at } = note;
    const edit = { path: file, mode: '100644', bytes: Buffer.from(text) };
    const tree = await repository.overlay(await repository.emptyTree(), [edit]);
    const commit = await repository.commit({ tree, parents: [], message, at });
    const [pushed] = await repository.push([{ ref, commit, expect }]);
    if (pushed === undefined)
        throw new Error(`no answer for ${ref}`);
    if (pushed.ok)
        return { ok: true, commit };
    const { problem } = pushed;
    return { ok: false, isStale: problem.kind === 'stale' || problem.kind === 'fetch-first', problem };
}


/***/ }),

/***/ 51195:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EZ: () => (/* binding */ isMeant),
/* harmony export */   V5: () => (/* binding */ CONTROL_PREFIX),
/* harmony export */   ot: () => (/* binding */ UserCancel),
/* harmony export */   pc: () => (/* binding */ threadOfRef),
/* harmony export */   v0: () => (/* binding */ controlRef)
/* harmony export */ });
/** Refs of all orders; the number of the thread follows. No feature is called `_`. */
const CONTROL_PREFIX = 'refs/ralph/_/control/';
/** The order of a thread lies here. */
function controlRef(thread) {
    return `${CONTROL_PREFIX}${thread}`;
}
/** Number of the thread that an order's ref names; undefined for anything else. */
function threadOfRef(ref) {
    const number = ref.startsWith(CONTROL_PREFIX) ? ref.slice(CONTROL_PREFIX.length) : '';
    return /^[1-9]\d{0,14}$/.test(number) ? Number(number) : undefined;
}
/** Whether an order that came from a thread is meant for a run. */
function isMeant(order, thread, run) {
    return run.threads.includes(thread) || order.branch === run.branch;
}
/** Why a run ends that a person cancelled; as the reason of an abort signal it makes the halt `user_cancel`. */
class UserCancel {
    order;
    constructor(order) {
        this.order = order;
    }
    toString() {
        const { person, reason } = this.order;
        return reason === '' ? `cancelled by ${person}` : `cancelled by ${person}: ${reason}`;
    }
}


/***/ }),

/***/ 80012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ reasonOf),
/* harmony export */   CK: () => (/* binding */ stuckWords),
/* harmony export */   Fu: () => (/* binding */ shortSha),
/* harmony export */   GS: () => (/* binding */ gateLabel),
/* harmony export */   Ok: () => (/* binding */ reportGate),
/* harmony export */   Pv: () => (/* binding */ lastOfEach),
/* harmony export */   aZ: () => (/* binding */ blockingGates),
/* harmony export */   bv: () => (/* binding */ firstError),
/* harmony export */   iZ: () => (/* binding */ errorRun),
/* harmony export */   pS: () => (/* binding */ shiftsOf)
/* harmony export */ });
/* harmony import */ var _core_gates_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66822);
/* harmony import */ var _core_outage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5211);
/* harmony import */ var _core_split_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92474);
/* harmony import */ var _core_stuck_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37130);




/** A gate as people call it: `implement`, or `test (unit)` for a configured check. */
function gateLabel(result) {
    return result.check === undefined ? result.gate : `${result.gate} (${result.check})`;
}
/** The last result of each gate: one that judged a sub-story judged the story again (02-loop \u00a73.3). */
function lastOfEach(gates) {
    return [...new Map(gates.map((gate) => [gateLabel(gate), gate])).values()];
}
/** The gates that failed an attempt; empty when it passed or runs. */
function blockingGates(attempt) {
    return attempt.gates.filter(_core_gates_js__WEBPACK_IMPORTED_MODULE_0__/* .blocks */ .Bv);
}
/** Why a gate did not pass, in one phrase that is never empty. */
function reasonOf(result) {
    if (result.reason !== '')
        return result.reason;
    return result.exitCode === undefined ? result.verdict : `${result.verdict}, exit code ${result.exitCode}`;
}
/** First verbatim line of a failed attempt's evidence, else the reason of the gate that failed it; empty when it passed. */
function firstError(attempt) {
    const [failing] = blockingGates(attempt);
    const [first, second] = attempt.blockers[0]?.text.split('\n') ?? [];
    const verbatim = first === failing?.reason ? (second ?? first) : first;
    return (verbatim ?? (failing === undefined ? '' : reasonOf(failing))).replace(took, '');
}
/** How long a test took, as runners say it behind its name: a headline has no room for it. */
const took = /\s\(\d+(?:\.\d+)?\s?m?s\)$/;
/** How many attempts in a row, up to the last, ended in the same error; 0 when the last one passed or differs from the one before. */
function errorRun(story) {
    const run = (0,_core_stuck_js__WEBPACK_IMPORTED_MODULE_3__/* .sameErrors */ .C2)((0,_core_split_js__WEBPACK_IMPORTED_MODULE_2__/* .attemptsAlike */ .JC)(story)).length;
    return run >= 2 ? run : 0;
}
/** Strategy shifts that a story has had (02-loop \u00a73.4). */
function shiftsOf(story) {
    return (0,_core_outage_js__WEBPACK_IMPORTED_MODULE_1__/* .worked */ .D)(story.attempts).filter(({ tier }) => tier === 'shift').length;
}
/** `No`, or how often the same error came and what did not help, as the failure report of subagent-ralph-loop says it. */
function stuckWords(story) {
    const same = (0,_core_stuck_js__WEBPACK_IMPORTED_MODULE_3__/* .sameErrors */ .C2)((0,_core_split_js__WEBPACK_IMPORTED_MODULE_2__/* .attemptsAlike */ .JC)(story));
    const run = same.length;
    if (run < _core_stuck_js__WEBPACK_IMPORTED_MODULE_3__/* .STUCK_AT */ .FQ)
        return 'No';
    const tiers = same.flatMap(({ tier }) => (tier === undefined ? [] : [tier]));
    const inVain = [
        `same error ${run - tiers.length}x`,
        ...(tiers.includes('shift') ? ['strategy shift failed'] : []),
        ...(tiers.includes('expansion') ? ['context expansion failed'] : []),
    ];
    return `Yes (${inVain.join(', ')})`;
}
/** A gate as the failure report of subagent-ralph-loop calls it. */
function reportGate(gate) {
    if (gate === undefined)
        return 'none';
    if (gate === 'test')
        return 'tests';
    return gate === 'spec' ? 'spec-compliance' : gate;
}
/** A commit as people read it. */
function shortSha(commit) {
    return commit.slice(0, 7);
}


/***/ }),

/***/ 66858:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DW: () => (/* binding */ runRecord),
/* harmony export */   qy: () => (/* binding */ criticOf),
/* harmony export */   rX: () => (/* binding */ iterations)
/* harmony export */ });
/* harmony import */ var _core_critic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79380);
/* harmony import */ var _core_split_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92474);
/* harmony import */ var _core_story_list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25212);
/* harmony import */ var _attempt_facts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80012);
/* harmony import */ var _sanitise_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49934);
/* harmony import */ var _time_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68062);






/**
 * The run's JSON document as ralph-loop-skill has it, kept in the state ref. Iterations are in the order they ran and are never
 * rewritten. `story`, `sub_story` and `attempt` are additions, since a run has many stories.
 */
function runRecord(state) {
    const { plan } = state;
    const record = {
        run_id: plan.runId,
        intent: plan.intent,
        started_at: (0,_time_js__WEBPACK_IMPORTED_MODULE_5__/* .isoTime */ .Ly)(state.startedAt),
        spec_path: null,
        plan_path: plan.prdPath ?? null,
        branch: plan.branch,
        budgets: {
            max_iterations: plan.caps.maxIterations,
            max_wallclock_seconds: Math.round(plan.caps.runMs / 1000),
            max_commits: plan.caps.maxCommits,
            ...(plan.caps.maxCostUsd === undefined ? {} : { max_cost_usd: plan.caps.maxCostUsd }),
        },
        iterations: iterations(state).map((each) => iteration(state, each)),
        halt: state.halt === undefined
            ? null
            : { kind: state.halt.kind, detail: (0,_sanitise_js__WEBPACK_IMPORTED_MODULE_4__/* .plain */ .pj)(state.halt.detail), halted_at: (0,_time_js__WEBPACK_IMPORTED_MODULE_5__/* .isoTime */ .Ly)(state.now) },
    };
    return `${JSON.stringify(record, undefined, 2)}\n`;
}
/** What the critic makes of a story up to one of its attempts (02-loop \u00a73, Critic). */
function criticOf({ plan }, { story, attempt }) {
    if (attempt.passed)
        return { verdict: 'progressing', because: 'the story passed' };
    if (attempt.decision === 'part-passed')
        return { verdict: 'progressing', because: `${attempt.part} passed its gates` };
    return (0,_core_critic_js__WEBPACK_IMPORTED_MODULE_0__/* .criticise */ .W)((0,_core_split_js__WEBPACK_IMPORTED_MODULE_1__/* .subjectAt */ .QU)(story, attempt), plan);
}
/** All attempts of a run in the order they ran. */
function iterations(state) {
    return (0,_core_story_list_js__WEBPACK_IMPORTED_MODULE_2__/* .storiesOf */ .TQ)(state)
        .flatMap((story) => story.attempts.map((attempt) => ({ story, attempt })))
        .sort((a, b) => a.attempt.iteration - b.attempt.iteration);
}
function iteration(state, { story, attempt }) {
    const critic = criticOf(state, { story, attempt });
    const last = attempt.attempt === story.attempts.length;
    return {
        n: attempt.iteration,
        story: story.id,
        ...(attempt.part === undefined ? {} : { sub_story: attempt.part }),
        attempt: attempt.attempt,
        started_at: (0,_time_js__WEBPACK_IMPORTED_MODULE_5__/* .isoTime */ .Ly)(attempt.startedAt),
        ended_at: (0,_time_js__WEBPACK_IMPORTED_MODULE_5__/* .isoTime */ .Ly)(attempt.startedAt + attempt.durationMs),
        verify_verdict: attempt.passed ? 'ready' : 'not_ready',
        verify_report: (0,_attempt_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .blockingGates */ .aZ)(attempt).find((gate) => gate.logPath)?.logPath ?? null,
        blockers: attempt.blockers.map((blocker) => ({
            verbatim: (0,_sanitise_js__WEBPACK_IMPORTED_MODULE_4__/* .plain */ .pj)(blocker.text),
            ...(last && story.status === 'needs_human'
                ? { classification: 'escalate', reason: (0,_sanitise_js__WEBPACK_IMPORTED_MODULE_4__/* .plain */ .pj)(story.detail), routed_to: 'user' }
                : attempt.decision === 'classifier-re-plan'
                    ? { classification: 're-plan', reason: (0,_sanitise_js__WEBPACK_IMPORTED_MODULE_4__/* .plain */ .pj)(attempt.because ?? ''), routed_to: 'plan-write' }
                    : { classification: 'retry-task', reason: whyRetry(blocker), routed_to: 'exec-dispatch' }),
        })),
        commits_added: attempt.commit === undefined ? [] : [attempt.commit],
        critic_verdict: critic.verdict,
        critic_evidence: (0,_sanitise_js__WEBPACK_IMPORTED_MODULE_4__/* .plain */ .pj)(critic.because),
    };
}
function whyRetry({ gate }) {
    return gate === 'spec' || gate === 'quality' ? 'a reviewer did not see it done' : 'a deterministic gate failed';
}


/***/ }),

/***/ 97937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ statusYaml)
/* harmony export */ });
/* harmony import */ var _run_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66858);
/* harmony import */ var _time_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68062);
/* harmony import */ var _yaml_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71938);



/** The one-screen status of a run as ralph-loop-skill has it, in YAML. Its verdict is about the run's whole intent, not about one story. */
function statusYaml(state) {
    const { plan } = state;
    const latest = (0,_run_record_js__WEBPACK_IMPORTED_MODULE_0__/* .iterations */ .rX)(state).at(-1);
    return [
        `run_id: ${(0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_2__/* .yamlText */ .p)(plan.runId)}`,
        `intent: ${JSON.stringify(plan.intent)}`,
        `iterations_done: ${state.iterations}`,
        `last_verdict: ${latest === undefined ? 'none' : state.halt?.kind === 'ready' ? 'ready' : 'not_ready'}`,
        'budgets_remaining:',
        `  iterations: ${left(plan.caps.maxIterations, state.iterations)}`,
        `  wallclock_seconds: ${Math.floor(left(plan.caps.runMs, state.elapsedMs) / 1000)}`,
        `  commits: ${left(plan.caps.maxCommits, state.commits)}`,
        ...cost(state),
        `last_critic: ${latest === undefined ? 'indeterminate' : (0,_run_record_js__WEBPACK_IMPORTED_MODULE_0__/* .criticOf */ .qy)(state, latest).verdict}`,
        ...halt(state),
        '',
    ].join('\n');
}
function halt(state) {
    if (state.halt === undefined)
        return ['halt: null'];
    return [
        'halt:',
        `  kind: ${state.halt.kind}`,
        `  detail: ${(0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_2__/* .yamlText */ .p)(state.halt.detail)}`,
        `  halted_at: ${(0,_time_js__WEBPACK_IMPORTED_MODULE_1__/* .isoTime */ .Ly)(state.now)}`,
    ];
}
function cost({ plan, spent }) {
    const { maxCostUsd } = plan.caps;
    return maxCostUsd === undefined ? [] : [`  cost_usd: ${left(maxCostUsd, spent?.costUsd ?? 0).toFixed(2)}`];
}
function left(limit, used) {
    return Math.max(0, limit - used);
}


/***/ }),

/***/ 68062:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ly: () => (/* binding */ isoTime),
/* harmony export */   a9: () => (/* binding */ fileStamp),
/* harmony export */   p0: () => (/* binding */ duration)
/* harmony export */ });
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/**
 * A moment as `2026-01-21T10:30:00Z`, UTC, whole seconds.
 * @param epochMs milliseconds since 1970; a value that is no finite number counts as 0
 */
function isoTime(epochMs) {
    const { year, month, day, hour, minute, second } = parts(epochMs);
    return `${year}-${month}-${day}T${hour}:${minute}:${second}Z`;
}
/** A moment as `20260121-103045`, UTC, for names of branches and folders (10-fine-print "Times in names are UTC"). */
function fileStamp(epochMs) {
    const { year, month, day, hour, minute, second } = parts(epochMs);
    return `${year}${month}${day}-${hour}${minute}${second}`;
}
/**
 * A length of time as a person says it: `12.3 s` under a minute, `4m 05s` under ten, `41m` up to sixty, then `1h 02m`.
 * Always rounded down, so that time used never reads as more than its limit.
 */
function duration(ms) {
    const whole = Math.max(0, finite(ms));
    if (whole < MINUTE)
        return `${(Math.floor(whole / 100) / 10).toFixed(1)} s`;
    const minutes = Math.floor(whole / MINUTE);
    const seconds = Math.floor((whole % MINUTE) / SECOND);
    if (minutes < 10 && seconds > 0)
        return `${minutes}m ${two(seconds)}s`;
    if (minutes <= 60)
        return `${minutes}m`;
    return `${Math.floor(minutes / 60)}h ${two(minutes % 60)}m`;
}
function parts(epochMs) {
    const ms = Math.floor(finite(epochMs));
    const days = Math.floor(ms / DAY);
    const rest = ms - days * DAY;
    const { year, month, day } = civil(days);
    return {
        year: String(year).padStart(4, '0'),
        month: two(month),
        day: two(day),
        hour: two(Math.floor(rest / HOUR)),
        minute: two(Math.floor((rest % HOUR) / MINUTE)),
        second: two(Math.floor((rest % MINUTE) / SECOND)),
    };
}
/** Days since 1970-01-01 as a Gregorian date; years are counted from March so that the leap day is the last of a year. */
function civil(days) {
    const shifted = days + 719_468;
    const era = Math.floor(shifted / 146_097);
    const dayOfEra = shifted - era * 146_097;
    const yearOfEra = Math.floor((dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365);
    const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
    const fromMarch = Math.floor((5 * dayOfYear + 2) / 153);
    const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
    return {
        year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
        month,
        day: dayOfYear - Math.floor((153 * fromMarch + 2) / 5) + 1,
    };
}
function finite(value) {
    return Number.isFinite(value) ? value : 0;
}
function two(value) {
    return String(value).padStart(2, '0');
}


/***/ }),

/***/ 71938:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ yamlText)
/* harmony export */ });
/* harmony import */ var _strip_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57981);

/** A text as a YAML scalar that reads back as that text: plain where it is safe, else quoted as JSON, which YAML contains. */
function yamlText(text) {
    const safe = (0,_strip_js__WEBPACK_IMPORTED_MODULE_0__/* .strip */ .bB)(text);
    return /^[A-Za-z][\w./-]*$/.test(safe) && !special.test(safe) ? safe : JSON.stringify(safe);
}
/** Words that YAML would read as something else. */
const special = /^(?:true|false|null|yes|no|on|off|y|n)$/i;


/***/ })

};
