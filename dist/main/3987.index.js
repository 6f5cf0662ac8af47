export const id = 3987;
export const ids = [3987];
export const modules = {

/***/ 3987:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   clientProgram: () => (/* reexport safe */ _chunk_HETPLHTF_js__WEBPACK_IMPORTED_MODULE_0__.G)
/* harmony export */ });
/* harmony import */ var _chunk_HETPLHTF_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8745);
/* harmony import */ var _chunk_2OCD6MKY_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8953);
/* harmony import */ var _chunk_R7T67QVM_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1636);
/* harmony import */ var _chunk_R43XAAP6_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6629);
/* harmony import */ var _chunk_4G3RVOKC_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9465);
/* harmony import */ var _chunk_BAB22NYP_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(308);
/* harmony import */ var _chunk_EOQYOQ27_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5849);
/* harmony import */ var _chunk_RM6GGRTV_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4061);
/* harmony import */ var _chunk_HIEX6FDX_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1718);
/* harmony import */ var _chunk_HT364SOW_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2514);
/* harmony import */ var _chunk_7SX7NVD2_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5749);
/* harmony import */ var _chunk_GM7WFPGG_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7706);


















/***/ })

};
