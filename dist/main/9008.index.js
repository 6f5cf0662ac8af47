export const id = 9008;
export const ids = [9008];
export const modules = {

/***/ 49008:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findResumed: () => (/* binding */ findResumed)
/* harmony export */ });
/* harmony import */ var _core_loop_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75634);
/* harmony import */ var _core_objective_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54809);
/* harmony import */ var _find_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(42395);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47355);
/* harmony import */ var _thread_repository_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46432);





/** Looks the run up that a person wants to go on: what it is about stands in its records, not in the comment (03-interface \u00a74). */
async function findResumed(own, asked, runId) {
    return (0,_thread_repository_js__WEBPACK_IMPORTED_MODULE_3__/* .withRepository */ .B)(own, (repository) => lookUp(repository, asked, runId));
}
async function lookUp(repository, asked, runId) {
    const runs = (await (0,_find_status_js__WEBPACK_IMPORTED_MODULE_2__/* .recordedRuns */ .v_)(repository, runId)).map(({ state }) => state);
    if (runId !== undefined)
        return named(runs, runId);
    const open = runs.filter(_core_loop_js__WEBPACK_IMPORTED_MODULE_0__/* .isUnfinished */ .ui);
    const found = open.find((state) => (0,_find_status_js__WEBPACK_IMPORTED_MODULE_2__/* .isAbout */ .KH)(state, asked)) ?? open.find((state) => isForAll(state, asked));
    return found === undefined ? { ok: true } : resumedOf(found.plan);
}
/** Records may be on this machine alone (`journal: none`): then its own journal has to be that run's. */
function named(runs, runId) {
    const found = runs.find(({ plan }) => plan.runId === runId);
    if (found === undefined)
        return { ok: true, runId };
    if ((0,_core_loop_js__WEBPACK_IMPORTED_MODULE_0__/* .isUnfinished */ .ui)(found))
        return resumedOf(found.plan);
    return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .configError */ .Fj)(`Run ${runId} has ended (${found.halt?.kind}), so there is nothing to go on with. Begin another one with \`run\`.`);
}
/** A run for a pull request goes on there alone. */
function isForAll({ plan }, { origin }) {
    return plan.origin?.isPull !== true && origin.pull === undefined;
}
function resumedOf({ runId, objective, checks, prdPath }) {
    const feature = /^\.ralph\/([^/]+)\/prd\.json$/.exec(prdPath ?? '')?.[1];
    const isPersons = checks.some(({ name, keyless }) => name === _core_objective_js__WEBPACK_IMPORTED_MODULE_1__/* .CRITERIA_GATE */ .se && keyless === true);
    // Criteria of the settings are read from today's settings.
    const { criteria, ...text } = objective ?? { text: '' };
    const again = isPersons && criteria !== undefined ? { ...text, criteria } : text;
    return {
        ...{ ok: true, runId },
        ...(feature === undefined ? {} : { feature }),
        ...(objective === undefined ? {} : { objective: again }),
    };
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


/***/ })

};
