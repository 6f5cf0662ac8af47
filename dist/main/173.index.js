export const id = 173;
export const ids = [173];
export const modules = {

/***/ 40173:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   saveRecords: () => (/* binding */ saveRecords)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _adapters_publisher_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98065);
/* harmony import */ var _adapters_records_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74191);
/* harmony import */ var _report_redact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15313);
/* harmony import */ var _reports_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27828);
/* harmony import */ var _secrets_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(67382);






/** Puts the records of a run that was cut short where those of runs go, whatever cut it short; whether it could be done. */
async function saveRecords({ repository, state, ...call }) {
    let trouble = false;
    const ref = `refs/ralph/${state.plan.feature}/state`;
    const { remoteRefs, apart } = call;
    const secrets = [...(0,_secrets_js__WEBPACK_IMPORTED_MODULE_5__/* .secretsIn */ .VY)(call.env), ...(call.token === undefined ? [] : [call.token])];
    const publisher = (0,_adapters_publisher_js__WEBPACK_IMPORTED_MODULE_1__/* .gitPublisher */ .J)({
        repository,
        stateUpdate: (0,_adapters_records_js__WEBPACK_IMPORTED_MODULE_2__/* .stateRecords */ .y)({
            repository,
            ref,
            remoteCommit: remoteRefs?.get(ref),
            journalFile: call.journalFile,
            redact: (text) => (0,_report_redact_js__WEBPACK_IMPORTED_MODULE_3__/* .redact */ .E$)(text, secrets).text,
            files: _reports_js__WEBPACK_IMPORTED_MODULE_4__/* .recordFiles */ .B,
            now: () => state.now,
            alone: state.plan.journal === 'artifact',
            ...(remoteRefs && { remoteRefs }),
            ...(apart && { apart }),
        }),
        bundleFolder: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(call.folder, 'bundles'),
        onResult: () => undefined,
        onTrouble: (message) => {
            trouble = true;
            call.log.warning(message);
        },
        cancel: new AbortController().signal,
    });
    await publisher.settle([], state);
    return !trouble;
}


/***/ })

};
