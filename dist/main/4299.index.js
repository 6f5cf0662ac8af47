"use strict";
exports.id = 4299;
exports.ids = [4299];
exports.modules = {

/***/ 6600:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $w: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.$wn),
/* harmony export */   FU: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.FUP),
/* harmony export */   Ix: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.Ixn),
/* harmony export */   Vn: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.Vnm),
/* harmony export */   hI: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.hIR),
/* harmony export */   pJ: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.pJw),
/* harmony export */   sb: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.sbm),
/* harmony export */   yK: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.yKB)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:report/sanitise.js





/***/ }),

/***/ 135:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ES: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.ESb),
/* harmony export */   EW: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.EWI),
/* harmony export */   QE: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.QED),
/* harmony export */   e0: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.e0F),
/* harmony export */   hL: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.hLI),
/* harmony export */   ly: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.lyu),
/* harmony export */   ns: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.nsj),
/* harmony export */   sE: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.sEq),
/* harmony export */   sU: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.sUu)
/* harmony export */ });
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6419);
// layer:report/markdown.js





/***/ }),

/***/ 4299:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   finished: () => (/* reexport safe */ _chunk_GCM6AYFF_js__WEBPACK_IMPORTED_MODULE_0__.x)
/* harmony export */ });
/* harmony import */ var _chunk_GCM6AYFF_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4478);
/* harmony import */ var _chunk_4KRIMJ3X_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(937);
/* harmony import */ var _chunk_WWHHO4EB_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(315);
/* harmony import */ var _chunk_EF2KNXWK_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3953);
/* harmony import */ var _chunk_CIQLHV72_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8927);
/* harmony import */ var _chunk_VJVIYZ3O_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9433);
/* harmony import */ var _chunk_73KOH2UK_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2487);
/* harmony import */ var _chunk_3KU2CNLE_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1102);
/* harmony import */ var _chunk_RCF2NXRN_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7152);
/* harmony import */ var _chunk_GWRAI2EL_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9268);
/* harmony import */ var _chunk_7NRJR3S6_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4802);
/* harmony import */ var _chunk_2PEPVLJC_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(1471);
/* harmony import */ var _chunk_DOFWTRNE_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(4824);
/* harmony import */ var _chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(135);
/* harmony import */ var _chunk_4XWONIP7_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(5867);
/* harmony import */ var _chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(4955);
/* harmony import */ var _chunk_BX54UOPB_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(3556);
/* harmony import */ var _chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(6600);
/* harmony import */ var _chunk_EOWFISWU_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(7700);
/* harmony import */ var _chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(8395);
/* harmony import */ var _chunk_MJPTOZMC_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(6015);
/* harmony import */ var _chunk_NY26LBSQ_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(2158);




























/***/ })

};
;