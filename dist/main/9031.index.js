export const id = 9031;
export const ids = [9031,9883,7219];
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

/***/ 72691:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ threadFace)
/* harmony export */ });
/* harmony import */ var _adapters_github_comment_writer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16102);

/**
 * A face whose comment stands where the run was asked for, from its first moment to its last (03-interface \u00a76). What else it shows
 * is up to the inner one, which writes no comment of its own then.
 */
function threadFace(inner, options) {
    let writing;
    const writer = () => {
        writing ??= options.connect().then((client) => (client === undefined ? undefined : writerOf(client, options)));
        return writing;
    };
    const put = async (state) => {
        (await writer())?.put(() => options.comment(state));
    };
    const trouble = (error) => options.onWarning(`The comment on #${options.thread} could not be written: ${String(error)}`);
    return {
        branchPushed: inner.branchPushed,
        changed: (state) => {
            put(state).catch(trouble);
            inner.changed(state);
        },
        settle: inner.settle,
        finish: async (state) => {
            await Promise.all([inner.finish(state), flush(state, { put, writer, connect: options.connect }).catch(trouble)]);
        },
    };
}
async function flush(state, { put, writer, connect }) {
    (await connect())?.beginEnd();
    await put(state);
    await (await writer())?.flush();
}
function writerOf(client, { thread, marker, onWarning }) {
    return (0,_adapters_github_comment_writer_js__WEBPACK_IMPORTED_MODULE_0__/* .commentWriter */ .v)(client, {
        issue: thread,
        marker,
        onProblem: ({ message }) => onWarning(`The comment on #${thread} was not written: ${message}`),
    });
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

/***/ 49883:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  finished: () => (/* binding */ finished)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/core/halts.js
var halts = __webpack_require__(65866);
// EXTERNAL MODULE: ./build/core/gates.js
var core_gates = __webpack_require__(66822);
// EXTERNAL MODULE: ./build/core/story-list.js
var story_list = __webpack_require__(25212);
// EXTERNAL MODULE: ./build/report/attempt-facts.js
var attempt_facts = __webpack_require__(80012);
// EXTERNAL MODULE: ./build/report/model.js + 6 modules
var model = __webpack_require__(88872);
// EXTERNAL MODULE: ./build/report/model-failure.js + 1 modules
var model_failure = __webpack_require__(57377);
// EXTERNAL MODULE: ./build/report/model-final.js
var model_final = __webpack_require__(32259);
// EXTERNAL MODULE: ./build/report/model-lookup.js
var model_lookup = __webpack_require__(86573);
// EXTERNAL MODULE: ./build/report/objective-words.js
var objective_words = __webpack_require__(11968);
// EXTERNAL MODULE: ./build/report/sanitise.js + 2 modules
var sanitise = __webpack_require__(49934);
// EXTERNAL MODULE: ./build/report/strip.js
var strip = __webpack_require__(57981);
;// CONCATENATED MODULE: ./build/report/annotations.js










/** What GitHub shows of a step: ten annotations per level, 4,096 characters of each (05-github, Limits). */
const MOST = { perLevel: 10, messageChars: 4096, titleChars: 255 };
/**
 * The annotations of a run (03-interface \u00a76): what failed the last attempt of every story that did not pass, by file and line where
 * the output named them, and one notice with the verdict. At most 10 errors, 10 warnings and 10 notices; every story gets its first
 * error before any gets its second, and stories beyond the tenth are counted in the last one.
 */
function annotations(state) {
    const run = (0,model_lookup/* lookup */.$I)(state);
    const failed = (0,story_list/* storiesOf */.TQ)(state).filter((story) => story.inScope && didNotPass(state, story));
    const perStory = [...failed.map((story) => annotationsOf(run, story)), ...finalAnnotations(state)];
    return [...errors(perStory), ...level(perStory, 'warning').slice(0, MOST.perLevel), notice(state)];
}
/** A story that was running when the run halted did not pass either. */
function didNotPass(state, story) {
    return (0,model_failure/* isFailure */.N6)(story) || (state.halt !== undefined && story.status === 'running');
}
function errors(perStory) {
    const all = level(perStory, 'error');
    const beyond = perStory.length - MOST.perLevel;
    if (beyond <= 0)
        return all.slice(0, MOST.perLevel);
    const message = `${beyond + 1} more stories did not pass. The job summary names them all.`;
    return [...all.slice(0, MOST.perLevel - 1), { level: 'error', message }];
}
/** Of one level: the first of every story, then the second of every story, and so on. */
function level(perStory, wanted) {
    const lists = perStory.map((list) => list.filter((each) => each.level === wanted).slice(0, MOST.perLevel));
    return Array.from({ length: MOST.perLevel }, (_each, rank) => lists.flatMap((list) => list[rank] ?? [])).flat();
}
/** The final checks that did not pass stand behind the stories, as if they were one more. */
function finalAnnotations(state) {
    const gates = (0,model_final/* finalResults */.$)(state).filter(core_gates/* blocks */.Bv);
    if (gates.length === 0)
        return [];
    const located = locatedOf('final', gates);
    if (located.some((each) => each.level === 'error'))
        return [located];
    const lines = gates.map((gate) => `${(0,attempt_facts/* gateLabel */.GS)(gate)}: ${(0,attempt_facts/* reasonOf */.A3)(gate)}`);
    return [[{ level: 'error', message: shown(lines.join('\n')), title: titleOf(['final']) }, ...located]];
}
function locatedOf(id, gates) {
    return distinct(gates.flatMap((gate) => (gate.locations ?? []).map((each) => annotationAt(id, gate, each))));
}
function annotationsOf(run, story) {
    const last = story.attempts.at(-1);
    const located = locatedOf(story.id, last === undefined ? [] : (0,attempt_facts/* blockingGates */.aZ)(last));
    return located.some((each) => each.level === 'error') ? located : [withoutPlace(run, story), ...located];
}
/** Two checks may complain about the same line in the same words, for example a build and a type check. */
function distinct(all) {
    const same = Map.groupBy(all, ({ file, line, message }) => JSON.stringify([file, line, message]));
    return [...same.values()].flatMap(([first]) => first ?? []);
}
function annotationAt(id, gate, location) {
    const { file, line, column, message, title } = location;
    const place = { line, ...(column === undefined ? {} : { column }) };
    return {
        level: location.level,
        message: shown(message),
        title: titleOf(title === undefined ? [id, (0,attempt_facts/* gateLabel */.GS)(gate)] : [id, (0,attempt_facts/* gateLabel */.GS)(gate), title]),
        // A name that does not survive the sanitiser is no file that GitHub could show.
        ...((0,sanitise/* plain */.pj)(file) === file && !file.includes('\n') ? { file, ...place } : {}),
    };
}
/** The cause of a story, and the first line of what failed it when there is one. */
function withoutPlace(run, story) {
    const last = story.attempts.at(-1);
    const [gate] = last === undefined ? [] : (0,attempt_facts/* blockingGates */.aZ)(last);
    const status = story.status === 'running' ? 'interrupted' : story.status.replaceAll('_', ' ');
    const lines = [(0,model_failure/* causeOf */.rl)(run, story) || status, last === undefined ? '' : (0,attempt_facts/* firstError */.bv)(last)];
    return {
        level: 'error',
        message: shown(lines.filter((line) => line !== '').join('\n')),
        title: titleOf(gate === undefined ? [story.id] : [story.id, (0,attempt_facts/* gateLabel */.GS)(gate)]),
    };
}
function notice(state) {
    const run = (0,model/* view */.U)(state);
    return {
        level: 'notice',
        message: shown(`${(0,objective_words/* reachedWords */.K)(run)}: ${run.verdict}`),
        title: titleOf(['Ralph', state.plan.feature]),
    };
}
function shown(message) {
    return (0,strip/* cut */.Jj)((0,sanitise/* plain */.pj)(message).trim(), MOST.messageChars);
}
function titleOf(parts) {
    return (0,strip/* cut */.Jj)(parts.map(strip/* oneLine */.TN).join(' \u00b7 '), MOST.titleChars);
}

// EXTERNAL MODULE: ./build/report/console.js
var console = __webpack_require__(77150);
// EXTERNAL MODULE: ./build/core/continuing.js
var continuing = __webpack_require__(3702);
// EXTERNAL MODULE: ./build/action/ask-github.js
var ask_github = __webpack_require__(8584);
// EXTERNAL MODULE: ./build/action/job.js
var action_job = __webpack_require__(67712);
;// CONCATENATED MODULE: ./build/action/continue-run.js



/**
 * Starts the workflow again for a run that its deadline stopped (03-interface \u00a77, `continue: dispatch`); fails soft, and says in any
 * case how the run goes on.
 */
async function continueRun(call) {
    const { state, log, cancel } = call;
    if (!(0,continuing/* startsAgain */.au)(state) || cancel.aborted)
        return;
    const problem = await start(call);
    if (problem !== undefined)
        log.warning(`continue: dispatch: the workflow was not started again. ${problem} The next start goes on with the run.`);
}
/** A sentence where it cannot be. */
async function start(call) {
    const { state, job, log } = call;
    const place = (0,action_job/* readWorkflowPlace */.d)(call.env);
    if (job.asked !== undefined)
        return `A thread asked for this run; comment \`${job.phrase ?? '/ralph'} resume\` there.`;
    if ((0,continuing/* isLastInARow */.Fv)(state))
        return `That is ${continuing/* MOST_IN_A_ROW */.x$} workflow runs in a row which nobody else started.`;
    if (place === undefined)
        return 'The runner does not say which workflow of this repository this is.';
    if (!(await isSaved(call)))
        return 'The journal of the run did not reach the remote, so another machine would begin anew.';
    const workflow = place.path.split('/').at(-1) ?? '';
    const asking = { ...call, onNote: log.info };
    const at = { workflow, ref: job.ref };
    // One start of an earlier job of this workflow run goes on with the work of all of them.
    if (state.again === true && (await (0,ask_github/* isStartWaiting */.Kx)(asking, at))) {
        log.notice(`The run reached its deadline: the start of ${workflow} that waits already goes on with it.`);
        return undefined;
    }
    const problem = await (0,ask_github/* startWorkflow */.i3)(asking, { ...at, inputs: inputsOf(job) });
    if (problem !== undefined)
        return problem;
    log.notice(`The run reached its deadline: ${workflow} was started again and goes on with it, ${(state.chain ?? 0) + 1} of at most ${continuing/* MOST_IN_A_ROW */.x$} in a row.`);
    return undefined;
}
async function isSaved({ repository, state }) {
    const ref = `refs/ralph/${state.plan.feature}/state`;
    const [listed, here] = await Promise.all([repository.remoteRefs([ref]), repository.readRef(ref)]);
    return listed.ok && here !== undefined && listed.refs.get(ref) === here;
}
/** What this start was given by hand is given to the next one too. */
function inputsOf({ payload }) {
    const { inputs } = payload;
    if (typeof inputs !== 'object' || inputs === null)
        return {};
    return Object.fromEntries(Object.entries(inputs).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])));
}

// EXTERNAL MODULE: ./build/action/run-outputs.js
var run_outputs = __webpack_require__(94645);
// EXTERNAL MODULE: ./build/action/world-parts.js
var world_parts = __webpack_require__(30988);
;// CONCATENATED MODULE: ./build/action/finished.js







const passing = new Set(['ready', 'awaiting_signoff']);
/** The end of a run that took place: said in the log, logs kept or removed. */
async function finished(call, { state, halt, folder, settings, repository, journalFile, base }) {
    const { log, annotate, job } = call;
    for (const line of (0,console/* endSummary */.oM)(state, {}, job))
        log.info(line);
    for (const annotation of annotations({ ...state, halt }))
        annotate(annotation);
    const { exitCode } = (0,halts/* judgeHalt */.h)(halt.kind, settings.failOn);
    const logs = (0,world_parts/* logsPath */.lA)(folder, state.plan.runId);
    const keep = settings.keepLogs || !passing.has(halt.kind);
    if (!keep)
        await (0,promises_.rm)(logs, { recursive: true, force: true });
    const outputs = (0,run_outputs/* outputsOf */.Y)(state, { halt, failOn: settings.failOn, logsPath: keep ? logs : '' });
    const token = settings.githubToken;
    const after = async () => {
        // The step that takes the hand-over along comes before `post`.
        if (settings.handOver !== undefined && call.cancel.aborted) {
            const { saveRecords } = await Promise.all(/* import() */[__webpack_require__.e(925), __webpack_require__.e(1972), __webpack_require__.e(7496), __webpack_require__.e(173)]).then(__webpack_require__.bind(__webpack_require__, 40173));
            const { remoteRefs } = base;
            await saveRecords({ ...call, repository, state, journalFile, folder, token, remoteRefs, apart: true });
        }
        await continueRun({ ...call, state, repository, token });
    };
    return { exitCode, outputs, reasons: [], halt, after };
}


/***/ }),

/***/ 94645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ outputsOf),
/* harmony export */   g: () => (/* binding */ costOutputs)
/* harmony export */ });
/* harmony import */ var _core_signoff_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28496);
/* harmony import */ var _core_story_list_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25212);
/* harmony import */ var _report_model_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88872);
/* harmony import */ var _report_model_usage_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40016);
/* harmony import */ var _report_time_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68062);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92309);






/** Outputs of a run that ended. */
function outputsOf(state, call) {
    const counts = (0,_report_model_js__WEBPACK_IMPORTED_MODULE_2__/* .countStories */ .j)(state);
    const wips = (0,_core_story_list_js__WEBPACK_IMPORTED_MODULE_1__/* .storiesOf */ .TQ)(state).flatMap((story) => (story.wip === undefined ? [] : [story.wip.branch]));
    const passed = state.head.commit !== state.plan.start.commit;
    return {
        ...(0,_outputs_js__WEBPACK_IMPORTED_MODULE_5__/* .emptyOutputs */ .q)({ halt: call.halt, failOn: call.failOn }),
        run_id: state.plan.runId,
        iterations: String(state.iterations),
        stories_total: String(counts.total),
        stories_passed: String(counts.passed),
        stories_failed: String(counts.failed),
        stories_blocked: String(counts.blocked),
        branch_name: passed ? state.plan.branch : '',
        commit_sha: passed ? (0,_core_signoff_js__WEBPACK_IMPORTED_MODULE_0__/* .tipOf */ .nM)(state).commit : '',
        pr_url: state.pull?.url ?? '',
        wip_branches: JSON.stringify(within(wips)),
        report_file: state.reportFile ?? '',
        ...costOutputs((0,_report_model_usage_js__WEBPACK_IMPORTED_MODULE_3__/* .usageOf */ .Fs)([...(0,_core_story_list_js__WEBPACK_IMPORTED_MODULE_1__/* .storiesOf */ .TQ)(state), { attempts: [], ...state.beside }])),
        resume_at: call.halt.resumeAt === undefined ? '' : (0,_report_time_js__WEBPACK_IMPORTED_MODULE_4__/* .isoTime */ .Ly)(call.halt.resumeAt),
        logs_path: call.logsPath,
    };
}
/** What a step may pass to the next one as one variable: outputs of more than 1 MB are dropped whole (catalogue L2). */
const MOST_CHARS = 100_000;
/** The first names that fit; all of them are in the report. */
function within(names) {
    let chars = 2;
    return names.filter((name) => {
        chars += JSON.stringify(name).length + 1;
        return chars <= MOST_CHARS;
    });
}
/** What calls of agents used, as outputs. */
function costOutputs(usage) {
    return {
        total_cost_usd: usage.costUsd === undefined ? '' : String(usage.costUsd),
        input_tokens: String(usage.inputTokens),
        output_tokens: String(usage.outputTokens),
        cache_read_tokens: String(usage.cacheReadTokens),
        cache_write_tokens: String(usage.cacheWriteTokens),
    };
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

/***/ 16516:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  answerApprove: () => (/* binding */ answerApprove),
  findFixed: () => (/* binding */ findFixed)
});

// EXTERNAL MODULE: ./build/core/objective.js
var objective = __webpack_require__(54809);
// EXTERNAL MODULE: ./build/core/signoff.js
var signoff = __webpack_require__(28496);
// EXTERNAL MODULE: ./build/core/story-list.js
var story_list = __webpack_require__(25212);
;// CONCATENATED MODULE: ./build/core/signoff-verdict.js


/** Whether the head of a pull request is what a run waits with: any other commit is not what its gates let pass (catalogue U8). */
function judgeSignOff(state, { pull, phrase }) {
    const { plan, signedOff, halt } = state;
    const { sha } = pull;
    const elsewhere = whyElsewhere(state, pull);
    if (elsewhere !== undefined)
        return refused(elsewhere);
    const { commit: tip } = (0,signoff/* tipOf */.nM)(state);
    if (signedOff?.commit === sha && halt?.kind === 'ready')
        return { type: 'known' };
    if (!(0,signoff/* isWaiting */.Gu)(state))
        return refused(`run ${plan.runId} does not wait for a sign-off: ${standing(state)}`);
    if (tip === sha)
        return { type: 'ok' };
    return refused(`run ${plan.runId} waits for a sign-off of ${signoff_verdict_short(tip)}, and the branch is at ${signoff_verdict_short(sha)}; \`${phrase} run\` takes that up, and then it can be signed off`);
}
/** Whether the run may make another attempt at a story; what a run has used up does not come back. */
function judgeFix(state, at) {
    const verdict = judgeSignOff(state, at);
    if (verdict.type === 'known')
        return refused(`run ${state.plan.runId} is signed off and has ended`);
    if (verdict.type === 'refused')
        return verdict;
    const { caps } = state.plan;
    const anew = `\`${at.phrase} run --fresh\` begins a run that waits in its place, with caps of its own`;
    if (state.iterations >= caps.maxIterations)
        return refused(`run ${state.plan.runId} has used all of its ${caps.maxIterations} iterations; ${anew}`);
    if (state.commits >= caps.maxCommits)
        return refused(`run ${state.plan.runId} has used all of its ${caps.maxCommits} commits; ${anew}`);
    return verdict;
}
/** A run is found by the name of its branch, which a fork's may have too, and a pull request into another base shows another change. */
function whyElsewhere({ plan }, { base, isFork }) {
    if (isFork)
        return `run ${plan.runId} works on ${plan.branch} of this repository, and this one comes from a fork`;
    if (base === plan.base.branch)
        return undefined;
    return `run ${plan.runId} works from ${plan.base.branch}, and this pull request goes to ${base}`;
}
/** The story that a fix is about: the first whose id its text names, else the one that passed last; undefined = no story passed. */
function fixedStory(state, text) {
    const passed = (0,story_list/* storiesOf */.TQ)(state).filter(({ status, inScope }) => status === 'passed' && inScope);
    const named = passed
        .map(({ id }) => ({ id, at: placeOf(id, text) }))
        .filter(({ at }) => at >= 0)
        .toSorted((a, b) => a.at - b.at);
    return named[0]?.id ?? (passed.find(({ commit }) => commit === state.head.commit) ?? latest(passed))?.id;
}
/** Where a text names an id as a word of its own; -1 = nowhere. */
function placeOf(id, text) {
    const escaped = id.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
    return text.search(new RegExp(`(?<![\\p{L}\\p{N}_-])${escaped}(?![\\p{L}\\p{N}_-])`, 'iu'));
}
function latest(stories) {
    const iteration = ({ attempts }) => attempts.at(-1)?.iteration ?? 0;
    return stories.reduce((best, story) => (best === undefined || iteration(story) >= iteration(best) ? story : best), undefined);
}
function standing({ halt, signedOff }) {
    if (signedOff !== undefined)
        return `${signedOff.person} signed off ${signoff_verdict_short(signedOff.commit)}`;
    return halt === undefined ? 'it has not ended' : `it ended as ${halt.kind}`;
}
function signoff_verdict_short(commit) {
    return commit.slice(0, 10);
}
function refused(why) {
    return { type: 'refused', why };
}

// EXTERNAL MODULE: ./build/report/markdown.js
var markdown = __webpack_require__(34902);
;// CONCATENATED MODULE: ./build/report/signoff-replies.js

/** The answer to a sign-off: who approved which commit, and what became of the pull request. */
function signedReply({ plan, signedOff, pull, pullNotes = [] }) {
    const { person = '', commit = '' } = signedOff ?? {};
    const ready = pull?.draft === false ? 'The pull request is ready to be merged. Nothing merges by itself.' : pullNotes.join(' ');
    return [
        `${(0,markdown/* code */.aY)(person)} signed off ${(0,markdown/* code */.aY)(commit)}. Run ${(0,markdown/* code */.aY)(plan.runId)} ends as ready.`,
        (0,markdown/* text */.Qq)(ready, 2000),
        'Whatever is pushed to the branch from now on is not signed off.',
    ].join('\n\n');
}
/** The answer to a sign-off of what is signed off. */
function knownReply({ plan, signedOff }, { isReady, trouble }) {
    const { person = '', commit = '' } = signedOff ?? {};
    const said = `${(0,markdown/* code */.aY)(person)} has signed off ${(0,markdown/* code */.aY)(commit)} already; run ${(0,markdown/* code */.aY)(plan.runId)} has ended as ready.`;
    return [said, isReady ? 'The pull request is ready to be merged.' : (0,markdown/* text */.Qq)(trouble, 2000)].join('\n\n');
}
/** Nothing was signed off, or nothing is fixed, and why. */
function refusedReply(kind, reasons) {
    const what = kind === 'approve' ? 'Nothing was signed off' : 'Nothing was started';
    return `${what}: ${reasons.map((reason) => (0,markdown/* text */.Qq)(reason.replace(/\.$/, ''), 2000)).join('. ')}.`;
}

// EXTERNAL MODULE: ./build/action/action-end.js
var action_end = __webpack_require__(35741);
// EXTERNAL MODULE: ./build/action/find-status.js
var find_status = __webpack_require__(42395);
// EXTERNAL MODULE: ./build/adapters/github/ready.js + 1 modules
var ready = __webpack_require__(17401);
;// CONCATENATED MODULE: ./build/action/mark-pull.js

/** A sign-off stands whether or not the pull request could be marked: a person can press the button. */
async function markPull(client, pull) {
    const marked = await (0,ready/* markReady */.H)(client, pull);
    switch (marked.type) {
        case 'marked':
        case 'was-ready':
            return { isReady: true, trouble: '' };
        case 'moved':
            return { isReady: false, trouble: movedOn(pull, marked.to) };
        case 'problem':
            return { isReady: false, trouble: `${marked.problem.message} Mark it ready by hand.` };
    }
}
function movedOn({ number, sha }, to) {
    return `Pull request #${number} is at ${to.slice(0, 10)} now, and ${sha.slice(0, 10)} was signed off, so it was not marked ready. The next run takes up what was pushed.`;
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/adapters/clock.js
var adapters_clock = __webpack_require__(21759);
// EXTERNAL MODULE: ./build/core/needed-commits.js
var needed_commits = __webpack_require__(4898);
// EXTERNAL MODULE: ./build/engine/run.js + 1 modules
var run = __webpack_require__(12157);
// EXTERNAL MODULE: ./build/action/base.js
var action_base = __webpack_require__(46406);
// EXTERNAL MODULE: ./build/action/early-inputs.js
var early_inputs = __webpack_require__(69256);
// EXTERNAL MODULE: ./build/action/finished.js + 2 modules
var finished = __webpack_require__(49883);
// EXTERNAL MODULE: ./build/action/hold-lease.js + 1 modules
var hold_lease = __webpack_require__(3598);
// EXTERNAL MODULE: ./build/action/policy.js
var action_policy = __webpack_require__(47141);
// EXTERNAL MODULE: ./build/action/refusal.js
var refusal = __webpack_require__(47355);
// EXTERNAL MODULE: ./build/action/secrets.js
var action_secrets = __webpack_require__(67382);
// EXTERNAL MODULE: ./build/adapters/publisher.js
var adapters_publisher = __webpack_require__(98065);
// EXTERNAL MODULE: ./build/adapters/records.js + 1 modules
var records = __webpack_require__(74191);
// EXTERNAL MODULE: ./build/report/comment.js + 2 modules
var comment = __webpack_require__(78179);
// EXTERNAL MODULE: ./build/report/pull-request.js + 1 modules
var pull_request = __webpack_require__(92940);
// EXTERNAL MODULE: ./build/report/redact.js + 1 modules
var redact = __webpack_require__(15313);
// EXTERNAL MODULE: ./build/report/sanitise.js + 2 modules
var sanitise = __webpack_require__(49934);
// EXTERNAL MODULE: ./build/action/face.js + 2 modules
var face = __webpack_require__(8680);
// EXTERNAL MODULE: ./build/action/face-texts.js
var face_texts = __webpack_require__(76151);
// EXTERNAL MODULE: ./build/action/face-thread.js
var face_thread = __webpack_require__(72691);
// EXTERNAL MODULE: ./build/action/find-prd.js
var find_prd = __webpack_require__(31415);
// EXTERNAL MODULE: ./build/action/reports.js + 4 modules
var reports = __webpack_require__(27828);
;// CONCATENATED MODULE: ./build/action/signoff-world.js














/** Nothing of the branch is pushed here: it is at the commit that was signed off, or nothing would have been. */
async function signOffWorld(control, own) {
    const { call, asked, voice } = control;
    const { opened, folder, clock, settings } = own;
    const { plan } = opened.first.state;
    const clean = (text) => (0,redact/* redact */.E$)(text, own.secrets).text;
    const context = { links: control.job, criteria: await criteriaOf(own) };
    const push = recorder(control, own, clean);
    const noOne = async () => Promise.reject(new Error('Nothing is worked on while a run is signed off.'));
    return {
        face: faceOf(control, { settings, state: opened.first.state, context, clean }),
        record: push,
        clock,
        cancel: call.cancel,
        journal: opened.journal,
        observer: { commanded: () => undefined, happened: () => undefined },
        publisher: {
            start: () => undefined,
            settle: async (_, state) => {
                const ref = `refs/heads/${plan.branch}`;
                const { commit } = (0,signoff/* tipOf */.nM)(state);
                const { isReady, trouble } = await markPull(voice.client, { number: asked.origin.thread, sha: commit });
                const pull = state.pull && { pull: { ...state.pull, draft: !isReady } };
                const results = [{ ref, commit, status: 'pushed', detail: '' }];
                return { results, ...pull, pullNotes: [...(state.pullNotes ?? []), ...(trouble === '' ? [] : [trouble])] };
            },
        },
        reports: (0,reports/* fileReports */._)({
            ...{ folder: (0,external_node_path_.join)(folder, 'reports', plan.runId), context, redact: clean, onSummary: call.onSummary },
        }),
        pauses: { wait: noOne },
        agent: { implement: noOne },
        snapshots: { take: noOne },
        checks: { baseline: noOne, run: noOne },
        reviewers: { review: noOne },
        advisers: { consult: noOne },
        commits: { story: noOne, carry: noOne, park: noOne, archive: noOne },
    };
}
function recorder({ call }, { repository, run, opened, folder, clock }, clean) {
    return async (state) => {
        const troubles = [];
        const { ref } = run;
        const there = await repository.remoteRefs([ref]);
        const publisher = (0,adapters_publisher/* gitPublisher */.J)({
            repository,
            stateUpdate: (0,records/* stateRecords */.y)({
                ...{ repository, ref, journalFile: opened.journalFile, redact: clean, files: reports/* recordFiles */.B, now: clock.wallMs },
                remoteCommit: there.ok ? there.refs.get(ref) : undefined,
            }),
            bundleFolder: (0,external_node_path_.join)(folder, 'bundles'),
            onResult: () => undefined,
            onTrouble: (message) => void troubles.push(message),
            cancel: call.cancel,
        });
        const settled = await publisher.settle([], state);
        return 'type' in settled ? settled.cause : troubles[0];
    };
}
/** Criteria in the words of the backlog that was signed off; none where it cannot be read. */
async function criteriaOf({ repository, opened }) {
    const { plan } = opened.first.state;
    if (plan.prdPath === undefined)
        return new Map();
    const found = await (0,find_prd/* readAt */.m6)(repository, (0,signoff/* tipOf */.nM)(opened.first.state).commit, plan.prdPath);
    return new Map(found.ok ? found.prd.stories.map(({ id, criteria }) => [id, criteria]) : []);
}
/** The description and the run's own comment tell the end; our answer in the thread is another comment. */
function faceOf({ call, job, asked, voice }, { settings, state, context, clean }) {
    const { plan } = state;
    const { githubToken: token } = settings;
    if (token === undefined)
        return face/* noFace */.bu;
    const say = (text) => (0,sanitise/* forLog */.Ig)([(0,sanitise/* plain */.pj)(text)], 4000).join(' ');
    const options = {
        ...{ apiUrl: job.apiUrl, serverUrl: job.serverUrl, repository: job.repository, token },
        ...{ head: plan.branch, base: plan.base.branch, comments: false, cancel: call.cancel, createPr: 'draft' },
        marker: `${plan.workflow ?? job.workflow}:${plan.feature}`,
        texts: {
            title: (at) => (0,face_texts/* redactedTitle */.V)((0,pull_request/* pullRequestTitle */.Z)(at), clean),
            body: (at) => (0,face_texts/* redactedText */.Q)((maxChars) => (0,pull_request/* pullRequestBody */.N)(at, { ...context, maxChars }), clean),
            comment: (at) => (0,face_texts/* redactedText */.Q)((maxChars) => (0,comment/* stickyComment */.N)(at, { ...context, maxChars }), clean),
        },
        onWarning: (text) => call.log.warning(say(text)),
        onInfo: (text) => call.log.info(say(text)),
    };
    const inner = (0,face/* githubFace */.hN)({ ...options, open: async () => ({ ok: true, client: voice.client }) });
    if (!settings.useStickyComment)
        return inner;
    const { marker, onWarning, texts } = options;
    const thread = plan.origin?.thread ?? asked.origin.thread;
    return (0,face_thread/* threadFace */.o)(inner, { thread, marker, onWarning, comment: texts.comment, connect: async () => voice.client });
}

// EXTERNAL MODULE: ./build/adapters/store/atomic.js
var atomic = __webpack_require__(86373);
// EXTERNAL MODULE: ./build/adapters/store/journal-file.js
var journal_file = __webpack_require__(87455);
// EXTERNAL MODULE: ./build/adapters/store/lock.js
var lock = __webpack_require__(22620);
// EXTERNAL MODULE: ./build/core/loop.js + 34 modules
var loop = __webpack_require__(75634);
// EXTERNAL MODULE: ./build/core/same-events.js
var same_events = __webpack_require__(19826);
// EXTERNAL MODULE: ./build/report/time.js
var time = __webpack_require__(68062);
// EXTERNAL MODULE: ./build/action/journal-names.js
var journal_names = __webpack_require__(86365);
;// CONCATENATED MODULE: ./build/action/waiting-run.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});











/** Opens the journal of a run that waits and notes in it who signed it off; the run goes on to its end from there. */
function openWaiting(call) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { runId } = call.run.state.plan;
        const since = (0,time/* isoTime */.Ly)(call.clock.wallMs());
        const taken = (0,lock/* takeLock */.HJ)((0,external_node_path_.join)(call.folder, '.ralph.lock'), { runId, since });
        if (!taken.ok)
            return { ok: false, halt: 'locked', reasons: [taken.message] };
        const onFailure = __addDisposableResource(env_1, new DisposableStack(), false);
        onFailure.use(taken.lock);
        const opened = openUnderLock(call);
        if (!opened.ok)
            return opened;
        onFailure.move();
        return {
            ...opened,
            notices: taken.notice === undefined ? [] : [taken.notice],
            [Symbol.dispose]: () => {
                opened.journal[Symbol.dispose]();
                taken.lock[Symbol.dispose]();
            },
        };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
function openUnderLock({ folder, run, approved, workflowRun, clock }) {
    const journalFile = (0,external_node_path_.join)(folder, 'journal', run.name);
    const content = bring(journalFile, run.bytes);
    if (!content.ok)
        return (0,refusal/* configError */.Fj)(content.message);
    const step = (0,loop/* fold */.AU)(content.events);
    if (step === undefined || !(0,journal_names/* isOwn */.NP)(run.name, step.state.plan) || !(0,signoff/* isWaiting */.Gu)(step.state)) {
        return (0,refusal/* configError */.Fj)(`Run ${run.state.plan.runId} does not wait for a sign-off on this machine.`);
    }
    const journal = (0,journal_file/* openJournal */._0)(journalFile, content);
    const stamp = { at: clock.wallMs(), elapsedMs: clock.elapsedMs() };
    const resumed = { stamp, outcome: { type: 'resumed', workflowRun, elsewhere: true } };
    const event = { stamp, outcome: approved };
    journal.append(resumed);
    journal.append(event);
    const first = (0,loop/* transition */.kY)((0,loop/* transition */.kY)(step.state, resumed).state, event);
    return { ok: true, first, journal, journalFile, resumed: true };
}
/** The journal as the remote has it, unless this machine knows more of the run. */
function bring(file, bytes) {
    const there = (0,journal_file/* parseJournal */.z8)(bytes, file);
    const here = (0,external_node_fs_.existsSync)(file) ? (0,journal_file/* readJournal */.a0)(file) : undefined;
    if (here !== undefined && (!here.ok || !there.ok || (0,same_events/* tellsAll */.c)(here.events, there.events)))
        return here;
    (0,external_node_fs_.mkdirSync)((0,external_node_path_.join)(file, '..'), { recursive: true, mode: 0o700 });
    (0,atomic/* writeAtomic */.v)(file, bytes);
    return there;
}

;// CONCATENATED MODULE: ./build/action/record-signoff.js
var record_signoff_addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var record_signoff_disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});














/** Notes who signed off what in the run's journal, pushes that, and ends the run; the branch is not touched. */
async function recordSignOff(control, recording) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { call, job, inputs } = control;
        const { repository, run: waiting } = recording;
        const { plan } = waiting.state;
        const feature = /^refs\/ralph\/([a-z0-9-]{1,60})\/state$/.exec(waiting.ref)?.[1];
        if (feature === undefined || plan.feature !== feature) {
            return (0,refusal/* configError */.Fj)(`What ${waiting.ref} tells of run ${plan.runId} is of another feature, so nobody can rely on it.`);
        }
        const baseBranch = (0,early_inputs/* inputValue */.UV)(inputs, 'base_branch');
        const base = await (0,action_base/* findBase */.lN)(repository, { job, baseBranch, onImported: () => undefined });
        if (!base.ok)
            return base;
        const policy = await (0,action_policy/* readPolicy */.T4)(repository, base.commit, inputs);
        if (!policy.ok)
            return policy;
        const { settings } = policy;
        const folder = (0,external_node_path_.join)(job.temp, 'ralph', feature);
        (0,external_node_fs_.mkdirSync)(folder, { recursive: true, mode: 0o700 });
        // `post` lets go of the lock after a kill.
        call.onBegun({ folder });
        const { wallMs: now } = (0,adapters_clock/* systemClock */.m)();
        const lease = record_signoff_addDisposableResource(env_1, (0,hold_lease/* holdLease */.UU)({
            ...{ repository, remoteRefs: base.remoteRefs, feature, runId: plan.runId, job, folder, now },
            ...{ token: settings.githubToken, ttlMs: settings.lockTtlMs, log: call.log, cancel: call.cancel },
        }), true);
        const leased = await lease.taken;
        if (!leased.ok)
            return leased;
        return recordHeld(control, { ...recording, folder, settings, base });
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = record_signoff_disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
async function recordHeld(control, held) {
    const env_2 = { stack: [], error: void 0, hasError: false };
    try {
        const { call, job, asked } = control;
        const { repository, run: waiting, pull, folder, settings, base } = held;
        const changed = await whyChanged(held);
        if (changed !== undefined)
            return changed;
        const { person, via, thread } = asked.origin;
        const url = `${job.serverUrl}/${job.repository}/pull/${thread}`;
        const clock = (0,adapters_clock/* systemClock */.m)();
        const opened = openWaiting({
            ...{ folder, run: waiting, workflowRun: job.workflowRun, clock },
            approved: {
                type: 'approved',
                ...{ commit: pull.sha, person, via: via === 'review' ? 'review' : 'comment' },
                pull: { number: thread, url, draft: true },
            },
        });
        if (!opened.ok)
            return opened;
        const journal = record_signoff_addDisposableResource(env_2, opened, false);
        const secrets = (0,action_secrets/* knownSecrets */.xU)(settings, call.env);
        for (const secret of secrets)
            call.onSecret(secret);
        const world = await signOffWorld(control, { ...held, opened: journal, secrets, clock });
        const unrecorded = await world.record(opened.first.state);
        if (unrecorded !== undefined)
            return (0,refusal/* environmentBroken */.j8)(`The sign-off could not be recorded: ${unrecorded}`);
        const ended = await (0,run/* run */.e)(world, opened.first);
        await world.face.finish(ended.state);
        const end = await (0,finished.finished)({ ...call, job }, { ...ended, folder, settings, repository, base, journalFile: opened.journalFile });
        return { ok: true, state: ended.state, end };
    }
    catch (e_2) {
        env_2.error = e_2;
        env_2.hasError = true;
    }
    finally {
        record_signoff_disposeResources(env_2);
    }
}
/** Between the event and the lock the branch, or what the run says, may have changed. */
async function whyChanged({ repository, run, pull }) {
    const ref = `refs/heads/${run.state.plan.branch}`;
    const listed = await repository.remoteRefs([ref]);
    if (!listed.ok)
        return (0,action_base/* remoteRefusal */.jH)(listed.problem);
    const now = listed.refs.get(ref);
    if (now !== pull.sha) {
        const at = now === undefined ? 'is gone' : `is at ${now.slice(0, 10)} now`;
        return (0,refusal/* configError */.Fj)(`The branch was at ${pull.sha.slice(0, 10)} when this was said and ${at}. Look at it and sign it off again.`);
    }
    // The records lean on these, and what leans on nothing is not taken by the remote.
    for (const commit of new Set([pull.sha, ...(0,needed_commits/* neededCommits */.U)(run.state)])) {
        const imported = await repository.importCommit(commit);
        if (!imported.ok)
            return (0,action_base/* remoteRefusal */.jH)(imported.problem);
    }
    return undefined;
}

// EXTERNAL MODULE: ./build/action/thread-control.js + 2 modules
var thread_control = __webpack_require__(90729);
;// CONCATENATED MODULE: ./build/action/thread-signoff.js









/** `approve`, or an approving review: ends the run that waits with exactly this commit, and its pull request is ready (02-loop \u00a72). */
async function answerApprove(call) {
    const { origin } = call.asked;
    const { pull } = origin;
    if (pull === undefined)
        return decline(call, onPullAlone);
    return (0,thread_control.onRemote)(call, async (repository) => {
        const run = await (0,find_status/* findRunOn */.ev)(repository, pull.head);
        if (run === undefined) {
            // Most reviews are of pull requests that no run works on.
            return origin.via === 'review' ? skipped(`no run works on ${pull.head}`) : decline(call, noRun(pull));
        }
        const verdict = judgeSignOff(run.state, { pull, phrase: call.phrase });
        switch (verdict.type) {
            case 'refused':
                return decline(call, verdict.why);
            case 'known':
                return again(call, run.state);
            case 'ok':
                return approve(call, { repository, run, pull });
        }
    });
}
async function approve(call, approving) {
    const done = await recordSignOff(call, approving);
    if (!done.ok)
        return declineAs(call, done);
    await Promise.all([call.voice.react('rocket'), call.voice.reply(signedReply(done.state))]);
    return done.end;
}
/** Somebody approves once more what is signed off: perhaps it could not be marked the first time. */
async function again({ asked, voice }, state) {
    const { commit: sha } = (0,signoff/* tipOf */.nM)(state);
    const marked = await markPull(voice.client, { number: asked.origin.thread, sha });
    await Promise.all([voice.react('rocket'), voice.reply(knownReply(state, marked))]);
    return skipped(`run ${state.plan.runId} is signed off already`);
}
/** The run that waits on the pull request's branch, and the story that a fix is about (03-interface \u00a74). */
async function findFixed(call, what) {
    const { pull } = call.asked.origin;
    let waiting;
    const end = pull === undefined
        ? await decline(call, onPullAlone)
        : await (0,thread_control.onRemote)(call, async (repository) => {
            const run = await (0,find_status/* findRunOn */.ev)(repository, pull.head);
            const verdict = run && judgeFix(run.state, { pull, phrase: call.phrase });
            if (run === undefined || verdict === undefined)
                return decline(call, noRun(pull));
            if (verdict.type === 'refused')
                return decline(call, verdict.why);
            const story = fixedStory(run.state, what);
            if (story === undefined)
                return decline(call, `run ${run.state.plan.runId} has no story that passed`);
            waiting = workOf(run, story);
            return skipped('the run goes on');
        });
    return waiting === undefined ? { ok: false, end } : { ok: true, waiting };
}
function workOf({ state: { plan } }, story) {
    const keyless = plan.checks.some(({ name, keyless: isKeyless }) => name === objective/* CRITERIA_GATE */.se && isKeyless === true);
    return {
        ...{ runId: plan.runId, feature: plan.feature, story },
        ...(plan.prdPath !== undefined && { prdPath: plan.prdPath }),
        ...(plan.objective && { objective: { ...plan.objective, keyless } }),
    };
}
const onPullAlone = 'a sign-off is of one commit, so it is given on the pull request';
function noRun({ head }) {
    return `no run has left records of branch ${head}`;
}
async function decline(call, why) {
    return declineAs(call, { ok: false, halt: 'skipped', reasons: [why] });
}
async function declineAs({ voice, asked }, refusal) {
    const words = refusedReply(asked.command.kind, refusal.reasons);
    await Promise.all([voice.react('confused'), voice.reply(words)]);
    return (0,action_end/* refused */.J)(refusal);
}
function skipped(reason) {
    return (0,action_end/* refused */.J)({ ok: false, halt: 'skipped', reasons: [reason] });
}


/***/ }),

/***/ 30988:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RJ: () => (/* binding */ aheadOf),
/* harmony export */   g3: () => (/* binding */ GRACE_MS),
/* harmony export */   lA: () => (/* binding */ logsPath),
/* harmony export */   xL: () => (/* binding */ marker)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _adapters_leftovers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92593);



/** Time between TERM and KILL. */
const GRACE_MS = 5000;
/** Unguessable, and yet found again by the run that takes over after a kill. */
function marker(folder) {
    return `${(0,_adapters_leftovers_js__WEBPACK_IMPORTED_MODULE_2__/* .markerScope */ .J)(folder)}${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(12).toString('hex')}`;
}
/** What a process is started with that waits for its call: the name by which the runner ends what a job left, and a marker. */
function aheadOf({ env, folder }) {
    const { RUNNER_TRACKING_ID: id } = env;
    return { env: id === undefined ? {} : { RUNNER_TRACKING_ID: id }, marker: () => marker(folder) };
}
/** Where the logs of a run lie; kept on failure, removed on success (02-loop \u00a76). */
function logsPath(folder, runId) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'logs', runId);
}


/***/ }),

/***/ 24896:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ freeMegabytes)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);

/** Whole megabytes that a folder's file system has left for us; undefined when it does not say. */
async function freeMegabytes(folder) {
    try {
        const { bavail, bsize } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.statfs)(folder);
        return Math.floor((bavail * bsize) / 2 ** 20);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 92593:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ markerScope),
/* harmony export */   q: () => (/* binding */ endLeftovers)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58500);
/* harmony import */ var _process_proc_table_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37878);
/* harmony import */ var _process_send_signal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59618);





/** Beginning of the marker of every process that is started for the runs of one state folder. */
function markerScope(folder) {
    return `${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(folder).digest('hex').slice(0, 16)}-`;
}
/**
 * Ends the agents and gates that a killed controller left running: they would write into the trees of the run that takes
 * over. Call it only while holding the lock of the folder. Linux only; elsewhere nothing is found.
 * @param scope from `markerScope`
 * @returns how many processes were ended
 */
async function endLeftovers(scope) {
    const ended = new Set();
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
        const found = processesOf(scope);
        if (found.length === 0)
            break;
        for (const pid of found) {
            ended.add(pid);
            (0,_process_send_signal_js__WEBPACK_IMPORTED_MODULE_4__/* .sendSignal */ .v)(pid, 'SIGKILL');
        }
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setTimeout)(PAUSE_MS);
    }
    return ended.size;
}
const MAX_ROUNDS = 200;
const PAUSE_MS = 10;
function processesOf(scope) {
    const mark = `\0${_process_proc_table_js__WEBPACK_IMPORTED_MODULE_3__/* .MARKER_NAME */ .b4}=${scope}`;
    const room = Buffer.alloc(ROOM_BYTES);
    return pids().filter((pid) => environmentOf(pid, room).includes(mark));
}
/** Nearly every environment fits in: it is read there, and none of them becomes a text. */
const ROOM_BYTES = 64 * 1024;
function pids() {
    try {
        const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)('/proc').filter((name) => /^\d+$/.test(name));
        return names.map(Number).filter((pid) => pid > 1 && pid !== process.pid);
    }
    catch {
        return [];
    }
}
/** Behind a NUL, as each of its variables is; empty for a process that is gone, a zombie, or another user's. */
function environmentOf(pid, room) {
    const file = `/proc/${pid}/environ`;
    try {
        const fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(file, 'r');
        try {
            const end = readInto(fd, room);
            return end < room.length ? room.subarray(0, end) : Buffer.concat([room.subarray(0, 1), (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(file)]);
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(fd);
        }
    }
    catch {
        return room.subarray(0, 0);
    }
}
/** Fills the room behind its first byte, and tells where what was read ends. */
function readInto(fd, room) {
    let end = 1;
    for (let read = 1; read > 0 && end < room.length; end += read)
        read = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(fd, room, end, room.length - end, null);
    return end;
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

/***/ 86373:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ writeNew),
/* harmony export */   v: () => (/* binding */ writeAtomic)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);



/**
 * Writes a file whole or not at all: random temp name opened exclusively, fsync, rename, read back (02-loop \u00a76 Writes).
 * A link in the file's place is replaced, never followed.
 */
function writeAtomic(file, content) {
    const bytes = Buffer.from(content);
    const temp = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(file), `.${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(file)}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString('hex')}`);
    try {
        writeNew(temp, bytes);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(temp, file);
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(temp, { force: true });
        throw error;
    }
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(file).equals(bytes))
        throw new Error(`${file} does not hold what was just written to it.`);
}
/** Creates a file that must not exist yet, 0600, and returns when its bytes are on disk. */
function writeNew(file, bytes) {
    const fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_EXCL | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW, 0o600);
    try {
        for (let offset = 0; offset < bytes.length;)
            offset += (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync)(fd, bytes, offset);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync)(fd);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(fd);
    }
}


/***/ }),

/***/ 87455:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _0: () => (/* binding */ openJournal),
/* harmony export */   a0: () => (/* binding */ readJournal),
/* harmony export */   z8: () => (/* binding */ parseJournal)
/* harmony export */ });
/* unused harmony export journalTo */
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _journal_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41315);




const nothing = { events: [], nextSeq: 0, soundBytes: 0 };
/**
 * Reads a journal. A torn last line (a crash while writing) is left out; any other damage is an error, never a reset
 * (catalogue D7).
 */
function parseJournal(bytes, file, options = {}) {
    const { problemOf, known = nothing } = options;
    const events = [...known.events];
    let seq = known.nextSeq;
    let offset = known.soundBytes;
    for (let end = bytes.indexOf(10, offset); end !== -1; end = bytes.indexOf(10, offset)) {
        // Bytes that are no UTF-8 would all read as the same replacement character.
        if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes.subarray(offset, end)))
            return damaged(file, seq + 1, 'is not UTF-8');
        const parsed = (0,_journal_line_js__WEBPACK_IMPORTED_MODULE_3__/* .parseLine */ .A)(bytes.toString('utf8', offset, end));
        if (!parsed.ok)
            return damaged(file, seq + 1, parsed.why);
        if (parsed.line.seq !== seq)
            return damaged(file, seq + 1, `has seq ${parsed.line.seq} instead of ${seq}`);
        const { kind, body } = parsed.line;
        if (kind === 'event') {
            const problem = problemOf?.(body, events.length);
            if (problem !== undefined)
                return damaged(file, seq + 1, problem);
            events.push(body);
        }
        seq += 1;
        offset = end + 1;
    }
    return { ok: true, events, nextSeq: seq, soundBytes: offset };
}
/** Opens a journal for appending, cutting a torn last line off. */
function openJournal(file, content) {
    const fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(file, 'a', 0o600);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.ftruncateSync)(fd, content.soundBytes);
    let isNamed = false;
    const sync = () => {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fdatasyncSync)(fd);
        // Behind the first event: the disk has written the name with it by then, and has no second write to wait for.
        if (!isNamed)
            syncFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(file));
        isNamed = true;
    };
    const sink = { write: (bytes) => writeWhole(fd, bytes), sync };
    return { ...journalTo(sink, content.nextSeq), [Symbol.dispose]: () => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(fd) };
}
/** Writes lines; an event is on disk when `append` returns (02-loop \u00a76). */
function journalTo(sink, nextSeq) {
    let seq = nextSeq;
    const write = (kind, body) => {
        sink.write((0,_journal_line_js__WEBPACK_IMPORTED_MODULE_3__/* .lineBytes */ .M)({ seq, kind, body }));
        seq += 1;
    };
    return {
        intend: (command) => write('intent', { type: command.type, ...(command.story && { story: command.story }) }),
        append: (event) => {
            write('event', event);
            sink.sync();
        },
    };
}
/** A disk that fills up takes a part of a line without an error; the next call says why. */
function writeWhole(fd, bytes) {
    for (let offset = 0; offset < bytes.length;)
        offset += (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync)(fd, bytes, offset);
}
/** Reads and parses a journal file. */
function readJournal(file) {
    return parseJournal((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(file), file);
}
function damaged(file, line, why) {
    return {
        ok: false,
        message: `The journal ${file} is damaged: line ${line} ${why}. It was left as it is. ` +
            'Set resume: never to begin a new run, or put back the original file.',
    };
}
function syncFolder(folder) {
    const fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(folder, 'r');
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync)(fd);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(fd);
    }
}


/***/ }),

/***/ 41315:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ parseLine),
/* harmony export */   IL: () => (/* binding */ formatLine),
/* harmony export */   M: () => (/* binding */ lineBytes)
/* harmony export */ });
/* unused harmony export JOURNAL_VERSION */
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);

/** Format version of a journal line; readers accept every version up to this one. */
const JOURNAL_VERSION = 1;
/** Writes a line without its newline. */
function formatLine(line) {
    return textOf(line, JOURNAL_VERSION);
}
/** Reads a line back; a checksum that does not fit means somebody edited it or the write was cut. */
function parseLine(text) {
    const raw = parseJson(text);
    if (raw === undefined)
        return { ok: false, why: 'is no JSON object' };
    const { v, seq, kind, body } = raw;
    if (typeof v !== 'number' || !Number.isInteger(v) || v < 1 || v > JOURNAL_VERSION)
        return { ok: false, why: `has version ${String(v)}` };
    if (typeof seq !== 'number' || (kind !== 'intent' && kind !== 'event'))
        return { ok: false, why: 'has no seq or kind' };
    const line = { seq, kind, body };
    if (text !== textOf(line, v))
        return { ok: false, why: 'does not fit its checksum' };
    return { ok: true, line };
}
/** The bytes of a line with its newline, made in their place: a plan of thousands of stories is not copied on the way. */
function lineBytes({ seq, kind, body }) {
    const text = bodyText(body);
    const from = headOf({ seq, kind }, JOURNAL_VERSION, noSum).length;
    const end = from + Buffer.byteLength(text);
    const bytes = Buffer.allocUnsafe(end + 2);
    bytes.write(text, from);
    const sum = sumOf({ seq, kind }, bytes.subarray(from, end));
    bytes.write(headOf({ seq, kind }, JOURNAL_VERSION, sum));
    bytes.write('}\n', end);
    return bytes;
}
/** As long as any sum. */
const noSum = '00000000';
/** The one spelling of a line, so that a changed byte shows even where JSON would mean the same. */
function textOf({ seq, kind, body }, version) {
    const text = bodyText(body);
    return `${headOf({ seq, kind }, version, sumOf({ seq, kind }, text))}${text}}`;
}
/** What stands before the body. */
function headOf({ seq, kind }, version, sum) {
    return `{"v":${version},"seq":${seq},"kind":"${kind}","sum":"${sum}","body":`;
}
/** A line without a body gives no text at all. */
function bodyText(body) {
    return String(JSON.stringify(body));
}
function sumOf({ seq, kind }, body) {
    return (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.crc32)(body, (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.crc32)(`${seq} ${kind} `))
        .toString(16)
        .padStart(8, '0');
}
function parseJson(text) {
    try {
        const value = JSON.parse(text);
        return typeof value === 'object' && value !== null ? value : undefined;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 77150:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C_: () => (/* binding */ gateLine),
/* harmony export */   OC: () => (/* binding */ storyLine),
/* harmony export */   P_: () => (/* binding */ pauseLine),
/* harmony export */   oM: () => (/* binding */ endSummary),
/* harmony export */   oz: () => (/* binding */ progressLine),
/* harmony export */   vK: () => (/* binding */ banner)
/* harmony export */ });
/* harmony import */ var _attempt_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80012);
/* harmony import */ var _model_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88872);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40016);
/* harmony import */ var _next_steps_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63576);
/* harmony import */ var _sanitise_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49934);
/* harmony import */ var _strip_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(57981);
/* harmony import */ var _time_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68062);







/** Longest reason in a log line. */
const REASON_CHARS = 300;
/** Most stories that were not tried and ended alike with a line of their own. */
const MOST_ALIKE = 20;
/** Banner of an iteration, word for word as ralph-loop-skill has it (03-interface \u00a75). */
function banner(iteration, maxIterations) {
    return `[ralph-loop] iteration ${iteration}/${maxIterations}`;
}
/** The story that an iteration works on. */
function storyLine(call) {
    return one(`${call.id} ${call.title}, attempt ${call.attempt}/${call.maxAttempts}`);
}
/** A gate at work: elapsed of its limit. */
function progressLine(gate, elapsedMs, limits) {
    return one(`${gate}: ${(0,_time_js__WEBPACK_IMPORTED_MODULE_5__/* .duration */ .p0)(elapsedMs)} of ${(0,_time_js__WEBPACK_IMPORTED_MODULE_5__/* .duration */ .p0)(limits.hardMs)}`);
}
/** A pause at its begin or on its way: how long it still lasts, until when, and why. */
function pauseLine({ detail, until }, leftMs) {
    return one(`waiting ${(0,_time_js__WEBPACK_IMPORTED_MODULE_5__/* .duration */ .p0)(leftMs)} more, until ${(0,_time_js__WEBPACK_IMPORTED_MODULE_5__/* .isoTime */ .Ly)(until)}: ${detail}`);
}
/** What a gate said: verdict, time of its limit, exit code, reason. */
function gateLine(result, limits) {
    const limit = limits === undefined ? '' : ` of ${(0,_time_js__WEBPACK_IMPORTED_MODULE_5__/* .duration */ .p0)(limits.hardMs)}`;
    const reason = result.verdict === 'pass' || result.verdict === 'skipped' ? result.reason : (0,_attempt_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonOf */ .A3)(result);
    const soft = result.softLimitHit ? ', past its soft limit' : '';
    return one(`${(0,_attempt_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .gateLabel */ .GS)(result)}: ${result.verdict} in ${(0,_time_js__WEBPACK_IMPORTED_MODULE_5__/* .duration */ .p0)(result.durationMs)}${limit}${soft}${reason === '' ? '' : `: ${reason}`}`);
}
/** The last lines of a run: figures, verdict, a line per story, where the report is. No workflow command is in them. */
function endSummary(state, context = {}, links) {
    const run = (0,_model_js__WEBPACK_IMPORTED_MODULE_1__/* .view */ .U)(state, { ...context, ...(links && { links }) });
    const lines = [
        run.headline,
        ...run.attention.map(attentionEnd),
        run.verdict,
        ...storyEnds(run.stories.filter((story) => story.eligible)),
        ...finalEnd(run),
        ...run.notPushed.map((each) => `not pushed: ${each.ref}: ${each.cause}${each.bundle ? ` (kept in ${each.bundle})` : ''}`),
        ...costEnd(run.usage),
        ...(run.pull === undefined ? [] : [`Pull request: #${run.pull.number} ${run.pull.url}`]),
        ...(state.reportFile === undefined ? [] : [`Report: ${state.reportFile}`]),
        ...nextEnd(run, links),
    ];
    return (0,_sanitise_js__WEBPACK_IMPORTED_MODULE_4__/* .forLog */ .Ig)(lines.map(_strip_js__WEBPACK_IMPORTED_MODULE_6__/* .oneLine */ .TN));
}
/** The next command stands last. */
function nextEnd(run, links) {
    const { halt, counts } = run;
    const command = (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_3__/* .startAgain */ .t2)(links, run);
    if (command === undefined || halt === undefined || !(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_3__/* .isWorthAgain */ .to)(halt, counts))
        return [];
    return [`To ${(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_3__/* .whyAgain */ .zC)(halt, run)}: ${command}`];
}
/** A line for each story; of many that were not tried and ended alike, one line for all. */
function storyEnds(stories) {
    const untried = Map.groupBy(stories.filter(({ tries }) => tries === 0), ({ status }) => status);
    const told = new Set();
    return stories.flatMap((story) => {
        const alike = story.tries === 0 ? (untried.get(story.status) ?? []) : [];
        if (alike.length <= MOST_ALIKE)
            return [storyEnd(story)];
        if (told.has(story.status))
            return [];
        told.add(story.status);
        return [`${alike.length} stories that were not tried, from ${story.id} to ${alike.at(-1)?.id}: ${story.status}`];
    });
}
function storyEnd(story) {
    const { work } = story;
    const place = work === undefined ? '' : work.kind === 'commit' ? ` ${(0,_attempt_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .shortSha */ .Fu)(work.commit)}` : ` ${work.branch}`;
    const detail = story.detail === '' ? '' : `: ${story.detail}`;
    return `${story.id} ${story.status} after ${story.tries}/${story.maxTries} tries${place}${detail}`;
}
function finalEnd({ final }) {
    if (typeof final === 'string')
        return [];
    return final.map(({ name, verdict, reason }) => `final ${name} ${verdict}${reason === '' ? '' : `: ${reason}`}`);
}
function attentionEnd({ kind, story, text }) {
    const heads = {
        block: 'Blocked, must not be merged',
        decision: 'A decision is yours',
        signal: 'The agent waits for a person',
        unavailable: 'No verdict',
        waiting: 'Still waits for a person',
    };
    return `${heads[kind]}: story ${story}, ${text}`;
}
/** What the agents told; nothing when they told nothing, because the headline says that. */
function costEnd(usage) {
    if (usage.calls === usage.silentCalls && usage.costUsd === undefined)
        return [];
    const calls = usage.calls === 1 ? '1 call' : `${usage.calls} calls`;
    return [`Cost: ${(0,_model_usage_js__WEBPACK_IMPORTED_MODULE_2__/* .costWords */ .fL)(usage)} in ${calls}, ${(0,_model_usage_js__WEBPACK_IMPORTED_MODULE_2__/* .tokenWords */ .Hs)(usage)} tokens`];
}
function one(text) {
    return (0,_sanitise_js__WEBPACK_IMPORTED_MODULE_4__/* .forLog */ .Ig)([(0,_strip_js__WEBPACK_IMPORTED_MODULE_6__/* .oneLine */ .TN)(text)], REASON_CHARS)[0] ?? '';
}


/***/ }),

/***/ 48585:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ finalSection),
/* harmony export */   I: () => (/* binding */ isFailed)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34902);
/* harmony import */ var _sanitise_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49934);
/* harmony import */ var _strip_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57981);
/* harmony import */ var _time_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68062);




/** Longest verbatim line that is quoted. */
const LINE_CHARS = 400;
/** What the final checks said of all passed stories together; nothing where none is configured or the run goes on. */
function finalSection({ final, halt, headCommit }, { lines }) {
    if (final === 'none')
        return [];
    if (final === 'not run')
        return halt === undefined || headCommit === '' ? [] : ['Final checks: not run on the passed stories together.'];
    const failed = final.filter(isFailed);
    return [
        `Final checks, on all passed stories together: ${final.map(word).join(', ')}`,
        ...final.filter(({ reason }) => reason !== '').flatMap((view) => evidence(view, lines)),
        ...(failed.length === 0
            ? []
            : [
                'The stories stay passed. Repair the branch before it is merged, or write a story about what does not work together.',
            ]),
    ];
}
/** Whether a final check did not pass. */
function isFailed({ verdict }) {
    return verdict !== 'pass' && verdict !== 'warn';
}
function word(view) {
    return `${isFailed(view) ? '\u274c' : view.verdict === 'warn' ? '\u26a0' : '\u2705'} ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(view.name)} ${view.verdict} ${view.isEarlier ? 'in an earlier run' : `in ${(0,_time_js__WEBPACK_IMPORTED_MODULE_2__/* .duration */ .p0)(view.durationMs)}`}`;
}
function evidence({ name, reason, lines: all, logPath, isReview }, most) {
    const shown = all.slice(0, most).map((line) => (0,_strip_js__WEBPACK_IMPORTED_MODULE_3__/* .cut */ .Jj)(line, LINE_CHARS));
    return [
        `**${isReview ? 'Final review' : `Final check ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(name)}`}:** ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(reason, 600)}`,
        ...(shown.length === 0 ? [] : [(0,_sanitise_js__WEBPACK_IMPORTED_MODULE_1__/* .forFence */ .tC)(shown.join('\n'), 'text')]),
        ...(logPath === undefined ? [] : [`Whole output on the runner: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(logPath)}`]),
    ];
}


/***/ }),

/***/ 63576:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CM: () => (/* binding */ retrySteps),
/* harmony export */   Zn: () => (/* binding */ nextSteps),
/* harmony export */   dB: () => (/* binding */ howAgain),
/* harmony export */   kr: () => (/* binding */ isStranded),
/* harmony export */   t2: () => (/* binding */ startAgain),
/* harmony export */   to: () => (/* binding */ isWorthAgain),
/* harmony export */   zC: () => (/* binding */ whyAgain)
/* harmony export */ });
/* harmony import */ var _core_halts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65866);
/* harmony import */ var _final_section_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48585);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34902);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57377);
/* harmony import */ var _signoff_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47309);
/* harmony import */ var _time_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68062);






/** What a reader can do now, one line each, with commands that exist (03-interface \u00a76 "footer"). */
function nextSteps(run, links) {
    const steps = run.halt === undefined ? [whileRunning(run, links)] : [...decide(run), ...read(run), ...again(run, links)];
    return steps.length === 0 ? [] : ['**What to do next**', steps.map((step) => `- ${step}`).join('\n')];
}
/** The passed stories did not reach the remote. */
function isStranded(run) {
    return run.notPushed.some(({ ref }) => ref === `refs/heads/${run.branch}`);
}
/**
 * The shell's line that starts the work again; a re-run of the workflow run would keep the old commit. A workflow that listens to a
 * thread alone cannot be started by its name. Undefined when neither its name nor the thread is known.
 */
function startAgain(links, run) {
    if (links?.workflow === undefined)
        return undefined;
    const repository = `--repo ${(0,_model_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .shellWord */ .r7)(links.repository)}`;
    if (!isOfThread(links))
        return `gh workflow run ${(0,_model_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .shellWord */ .r7)(links.workflow)} ${repository}`;
    const { origin } = run;
    const body = threadCommand(run);
    if (origin === undefined || body === undefined)
        return undefined;
    return `gh ${origin.isPull ? 'pr' : 'issue'} comment ${origin.thread} ${repository} --body ${(0,_model_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .shellWord */ .r7)(body)}`;
}
/** How to start it again, within a sentence. */
function howAgain(links, run) {
    if (isOfThread(links)) {
        const command = threadCommand(run);
        return command === undefined ? 'give the command again' : `comment ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(command)}`;
    }
    const command = startAgain(links, run);
    return command === undefined ? 'run the workflow again' : `run ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(command)}`;
}
function isOfThread(links) {
    return ['issue_comment', 'issues', 'pull_request_review'].includes(links?.eventName ?? '');
}
/** Undefined for an objective that has ended: only its own words begin it again. */
function threadCommand({ halt, objective, phrase }) {
    if (halt !== undefined && (_core_halts_js__WEBPACK_IMPORTED_MODULE_0__/* .halts */ .$[halt.kind].resumable || halt.budget === 'wallclock'))
        return `${phrase} resume`;
    return objective === undefined ? `${phrase} run` : undefined;
}
/** Whether another start would find anything to do: not when every story passed, although they may not work together. */
function isWorthAgain({ kind }, { passed, total }) {
    if (kind === 'some_failed' || kind === 'block_finding')
        return passed < total;
    return kind !== 'ready' && kind !== 'awaiting_signoff' && kind !== 'nothing_to_do' && kind !== 'skipped';
}
/** Why one would start it again. */
function whyAgain(halt, run) {
    if (halt.kind === 'interrupted' || halt.kind === 'user_cancel' || halt.budget === 'wallclock')
        return 'resume the run';
    if (halt.kind !== 'usage_limit')
        return whyAnew(halt, run);
    const { resumeAt } = halt;
    return `resume the run${resumeAt === undefined ? ' once the limit is over' : `, best from ${(0,_time_js__WEBPACK_IMPORTED_MODULE_5__/* .isoTime */ .Ly)(resumeAt)} on`}`;
}
function whyAnew(halt, { objective, counts, held }) {
    if (halt.kind === 'budget_exceeded')
        return objective === undefined ? 'go on with the open stories' : 'go on with it';
    if (held.length > 0 && counts.unfinished === 0)
        return 'try what did not pass, once its entry in prd.json, the prompt or the base branch is changed';
    if (halt.kind === 'some_failed' || halt.kind === 'block_finding')
        return objective === undefined ? 'try the stories again that did not pass' : 'try the objective again';
    return 'try again, after the repair';
}
/** How stories are tried at once that later runs leave alone; empty when there are none. */
function retrySteps({ held, phrase }, links) {
    const [first] = held;
    if (first === undefined)
        return [];
    const which = held.length === 1 ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(first) : `one of ${held.slice(0, 5).map(_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY).join(', ')}`;
    const more = held.length > 5 ? ` and ${held.length - 5} more` : '';
    const comment = `comment ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(`${phrase} retry ${first}`)}`;
    const input = `name it in a run's setting ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(`story: ${first}`)}`;
    return [`To try ${which}${more} again as it is: ${isOfThread(links) ? comment : `${input}, or ${comment}`}.`];
}
function whileRunning({ phrase }, links) {
    const end = isOfThread(links) ? ` To end it: comment ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(`${phrase} cancel`)}.` : '';
    return `Nothing: the run goes on, and this text follows it.${end}`;
}
function decide({ attention, failures, final }) {
    const waiting = failures.length - attention.length;
    return [
        ...(attention.length === 0 ? [] : ["Begin with what stands at the top; each story's block says how."]),
        ...(waiting > 0
            ? [
                `Open the ${waiting === 1 ? 'story' : 'stories'} above that did not pass: cause, output and the commands to take the work over are inside.`,
            ]
            : []),
        ...(typeof final !== 'string' && final.some(_final_section_js__WEBPACK_IMPORTED_MODULE_1__/* .isFailed */ .I)
            ? ['Repair what the final checks found before you merge.']
            : []),
    ];
}
function read(run) {
    if (run.halt?.kind === 'awaiting_signoff')
        return (0,_signoff_words_js__WEBPACK_IMPORTED_MODULE_4__/* .signoffSteps */ .uA)(run);
    if (run.headCommit === '' || isStranded(run))
        return [];
    const isOne = run.objective !== undefined;
    if (run.pull === undefined)
        return [
            `Read ${isOne ? 'its commit' : 'the passed stories'} on branch ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(run.branch)}${isOne ? '' : ', one commit each'}.`,
        ];
    const { number, url, draft } = run.pull;
    const ready = draft ? ', mark it ready' : '';
    const each = isOne ? '' : ', one commit per story';
    return [`Review ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)(`pull request #${number}`, url)}${each}${ready} and merge it. Nothing merges by itself.`];
}
function again(run, links) {
    const { halt, counts } = run;
    if (halt === undefined || !isWorthAgain(halt, counts))
        return [];
    const rest = isOfThread(links) ? '' : ', or wait for its next start';
    return [`To ${whyAgain(halt, run)}: ${howAgain(links, run)}${rest}.`, ...retrySteps(run, links)];
}


/***/ })

};
