export const id = 935;
export const ids = [935];
export const modules = {

/***/ 5935:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  askWorkflowRun: () => (/* binding */ askWorkflowRun),
  dispatchWorkflow: () => (/* binding */ dispatchWorkflow),
  isStartWaiting: () => (/* binding */ isStartWaiting)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 17 modules
var schemas = __webpack_require__(8816);
;// CONCATENATED MODULE: ./build/core/lease.js
/** Judges an owner by what is at hand. */
function judgeOwner(owner, { left, workflowRun }) {
    if (left?.id === owner.id) {
        return left.isGone ? { type: 'over', why: 'its process on this machine is gone' } : { type: 'running' };
    }
    const [then, now] = [partsOf(owner.workflowRun), partsOf(workflowRun)];
    const isEarlier = then.run !== '' && then.run === now.run && then.attempt < now.attempt;
    // A workflow run is only run again once its attempt before has ended.
    return isEarlier ? { type: 'over', why: `attempt ${then.attempt} of its workflow run has ended` } : { type: 'ask' };
}
/** A holder that GitHub knows nothing of is dead once its heart has not beaten for `ttlMs`. */
function judgeBeat({ beatAt }, { nowMs, ttlMs }) {
    const silentMs = nowMs - beatAt;
    if (silentMs <= ttlMs)
        return { type: 'ask' };
    return { type: 'over', why: `it gave no sign of life for ${Math.round(silentMs / 60_000)} minutes` };
}
/** Reads what a lock says; undefined when it says nothing that can be relied on. */
function readOwner(text) {
    const value = parse(text);
    const texts = ['id', 'runId', 'workflowRun', 'url', 'host', 'startTicks', 'since'].map((name) => value[name]);
    const numbers = ['pid', 'beatAt'].map((name) => value[name]);
    const isWhole = texts.every((each) => typeof each === 'string') && numbers.every(Number.isFinite);
    return isWhole ? value : undefined;
}
/** The number of a workflow run and of its attempt. */
function partsOf(workflowRun) {
    const [run = '', attempt = '1'] = workflowRun.split('/');
    return { run: /^\d+$/.test(run) ? run : '', attempt: Number(attempt) };
}
function parse(text) {
    try {
        const value = JSON.parse(text);
        return typeof value === 'object' && value !== null ? value : {};
    }
    catch {
        return {};
    }
}

;// CONCATENATED MODULE: ./build/adapters/github/workflow-runs.js


/** Asks whether a workflow run still works: it has ended, it was started again since, or nobody can tell. Never throws. */
async function askWorkflowRun(client, workflowRun) {
    const { run, attempt } = partsOf(workflowRun);
    if (run === '')
        return { type: 'unknown', why: 'it names no workflow run' };
    const answer = await client.call({ does: `look at workflow run ${run}`, permission: 'actions: read', answer: runSchema }, (rest, at) => rest.actions.getWorkflowRun({ ...at, run_id: Number(run) }));
    if (!answer.ok)
        return { type: 'unknown', why: answer.problem.message };
    const { status, run_attempt: latest = 1 } = answer.data;
    if (latest > attempt)
        return { type: 'over', why: `attempt ${attempt} of its workflow run has ended` };
    return status === 'completed' ? { type: 'over', why: 'its workflow run has ended' } : { type: 'running' };
}
/** Starts a workflow; made once, since GitHub starts one run for each request. */
function dispatchWorkflow(client, { workflow, ref, inputs }) {
    return client.call({ does: `start workflow ${workflow}`, permission: 'actions: write', answer: schemas/* unknown */.L5J(), once: true }, (rest, at) => rest.actions.createWorkflowDispatch({ ...at, workflow_id: workflow, ref, inputs }));
}
/**
 * Whether a start of a workflow still waits for its turn that is younger than workflow run `after`; false when nobody can tell. Never throws.
 */
async function isStartWaiting(client, { workflow, ref, after }) {
    const branch = ref.replace(/^refs\/(?:heads|tags)\//, '');
    const answer = await client.call({ does: `look at starts of workflow ${workflow}`, permission: 'actions: read', answer: runsSchema }, (rest, at) => rest.actions.listWorkflowRuns({ ...at, workflow_id: workflow, event: 'workflow_dispatch', branch, per_page: 30 }));
    if (!answer.ok)
        return false;
    return answer.data.workflow_runs.some(({ id, status }) => id > after && waiting.has(status ?? ''));
}
/** What GitHub calls a workflow run none of whose jobs has begun. */
const waiting = new Set(['queued', 'pending', 'waiting', 'requested']);
const runsSchema = schemas/* object */.Ikc({
    workflow_runs: schemas/* array */.YOg(schemas/* object */.Ikc({ id: schemas/* number */.aig(), status: schemas/* string */.YjP().nullable() })),
});
const runSchema = schemas/* object */.Ikc({ status: schemas/* string */.YjP().nullable(), run_attempt: schemas/* number */.aig().optional() });


/***/ })

};
