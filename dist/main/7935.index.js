"use strict";
exports.id = 7935;
exports.ids = [7935];
exports.modules = {

/***/ 7935:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   askWorkflowRun: () => (/* binding */ askWorkflowRun),
/* harmony export */   dispatchWorkflow: () => (/* binding */ dispatchWorkflow),
/* harmony export */   isStartWaiting: () => (/* binding */ isStartWaiting)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8816);
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);


// build/adapters/github/workflow-runs.js


// layer:core/lease.js


// build/adapters/github/workflow-runs.js
async function askWorkflowRun(client, workflowRun) {
  const { run, attempt } = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .core_lease__partsOf */ .opr)(workflowRun);
  if (run === "")
    return { type: "unknown", why: "it names no workflow run" };
  const answer = await client.call({ does: `look at workflow run ${run}`, permission: "actions: read", answer: runSchema }, (rest, at) => rest.actions.getWorkflowRun({ ...at, run_id: Number(run) }));
  if (!answer.ok)
    return { type: "unknown", why: answer.problem.message };
  const { status, run_attempt: latest = 1 } = answer.data;
  if (latest > attempt)
    return { type: "over", why: `attempt ${attempt} of its workflow run has ended` };
  return status === "completed" ? { type: "over", why: "its workflow run has ended" } : { type: "running" };
}
function dispatchWorkflow(client, { workflow, ref, inputs }) {
  return client.call({ does: `start workflow ${workflow}`, permission: "actions: write", answer: zod__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J(), once: true }, (rest, at) => rest.actions.createWorkflowDispatch({ ...at, workflow_id: workflow, ref, inputs }));
}
async function isStartWaiting(client, { workflow, ref, after }) {
  const branch = ref.replace(/^refs\/(?:heads|tags)\//, "");
  const answer = await client.call({ does: `look at starts of workflow ${workflow}`, permission: "actions: read", answer: runsSchema }, (rest, at) => rest.actions.listWorkflowRuns({ ...at, workflow_id: workflow, event: "workflow_dispatch", branch, per_page: 30 }));
  if (!answer.ok)
    return false;
  return answer.data.workflow_runs.some(({ id, status }) => id > after && waiting.has(status ?? ""));
}
var waiting = /* @__PURE__ */ new Set(["queued", "pending", "waiting", "requested"]);
var runsSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
  workflow_runs: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(), status: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable() }))
});
var runSchema = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ status: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().nullable(), run_attempt: zod__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().optional() });



/***/ })

};
;