export const id = 610;
export const ids = [610];
export const modules = {

/***/ 79610:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   showOutput: () => (/* binding */ showOutput)
/* harmony export */ });
/* unused harmony export MOST_SHOWN_BYTES */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var _adapters_process_tail_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12337);
/* harmony import */ var _report_sanitise_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49934);



/** Most bytes of one output in the log; the whole lies in the logs folder. */
const MOST_SHOWN_BYTES = 1024 * 1024;
/** Of a secret that lies across the beginning of what is shown, nothing may be left: so much is left out there at most. */
const LONGEST_SECRET = 4096;
/**
 * Shows what a process printed, for `show_full_output`: folded, its last MiB, without secrets, control characters and runner
 * commands, between stop markers (04-trust rule 15). Call it when the process has ended; it never rejects for what is in the file.
 */
async function showOutput({ log, title, path, redact }) {
    const bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: false })?.size ?? 0;
    const isWhole = bytes <= MOST_SHOWN_BYTES;
    const text = await (0,_adapters_process_tail_js__WEBPACK_IMPORTED_MODULE_1__/* .readLast */ .d8)(path, MOST_SHOWN_BYTES);
    const shown = redact((0,_report_sanitise_js__WEBPACK_IMPORTED_MODULE_2__/* .plain */ .pj)(isWhole ? text : withoutStart(text)));
    const lines = shown.replace(/\n+$/, '').split('\n');
    log.startGroup(title);
    log.verbatim(isWhole ? lines : [`[... only the last MiB is shown, all of it is in ${path} ...]`, ...lines]);
    log.endGroup();
}
/** Begins with a whole line where one begins soon, else behind any secret that was cut. */
function withoutStart(text) {
    const lineEnd = text.slice(0, LONGEST_SECRET).search(/[\r\n]/);
    return text.slice(lineEnd < 0 ? LONGEST_SECRET : lineEnd + 1);
}


/***/ })

};
