export const id = 1941;
export const ids = [1941];
export const modules = {

/***/ 1941:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   clientProgram: () => (/* reexport safe */ _chunk_GNH6BKOC_js__WEBPACK_IMPORTED_MODULE_0__.G)
/* harmony export */ });
/* harmony import */ var _chunk_GNH6BKOC_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1098);
/* harmony import */ var _chunk_AXCSYIOJ_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5660);
/* harmony import */ var _chunk_R7T67QVM_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1636);
/* harmony import */ var _chunk_R43XAAP6_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6629);
/* harmony import */ var _chunk_4G3RVOKC_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9465);
/* harmony import */ var _chunk_5VUAU6AY_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4552);
/* harmony import */ var _chunk_EOQYOQ27_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5849);
/* harmony import */ var _chunk_VYJWESCB_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2559);
/* harmony import */ var _chunk_HIEX6FDX_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1718);
/* harmony import */ var _chunk_HT364SOW_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2514);
/* harmony import */ var _chunk_7SX7NVD2_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5749);
/* harmony import */ var _chunk_GM7WFPGG_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7706);



















/***/ })

};
