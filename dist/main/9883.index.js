export const id = 9883;
export const ids = [9883];
export const modules = {

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


/***/ })

};
