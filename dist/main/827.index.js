export const id = 827;
export const ids = [827];
export const modules = {

/***/ 66827:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   refusalText: () => (/* binding */ refusalText)
/* harmony export */ });
/* harmony import */ var _report_sanitise_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49934);
/* harmony import */ var _report_summary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21780);


/** Says in the log why no run began, one annotation per reason, and gives the same as Markdown. */
function refusalText({ halt, reasons, exitCode }, log) {
    const say = exitCode === 0 ? log.notice : log.error;
    for (const reason of reasons)
        say((0,_report_sanitise_js__WEBPACK_IMPORTED_MODULE_0__/* .forLog */ .Ig)([(0,_report_sanitise_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)(reason)], 4000).join('\n'));
    return (0,_report_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .refusalSummary */ .Z)(halt, reasons);
}


/***/ })

};
