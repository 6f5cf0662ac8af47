export const id = 4566;
export const ids = [4566];
export const modules = {

/***/ 172:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

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
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1513);
// layer:report/sanitise.js





/***/ }),

/***/ 3488:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

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
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4112);
// layer:report/markdown.js





/***/ }),

/***/ 4566:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   finished: () => (/* reexport safe */ _chunk_XA52EC2L_js__WEBPACK_IMPORTED_MODULE_0__.x)
/* harmony export */ });
/* harmony import */ var _chunk_XA52EC2L_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7158);
/* harmony import */ var _chunk_UJC57IVR_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7555);
/* harmony import */ var _chunk_JQR6E42T_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7638);
/* harmony import */ var _chunk_CSBPNMAN_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7150);
/* harmony import */ var _chunk_PMTS7EAR_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3225);
/* harmony import */ var _chunk_G4RE2P3H_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(491);
/* harmony import */ var _chunk_YKM4JO3Z_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4855);
/* harmony import */ var _chunk_TULQVFG7_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7186);
/* harmony import */ var _chunk_RCF2NXRN_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1021);
/* harmony import */ var _chunk_OT7RP5XF_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7359);
/* harmony import */ var _chunk_VH6D3RYA_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(9443);
/* harmony import */ var _chunk_TVMDCS4A_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(5122);
/* harmony import */ var _chunk_DOFWTRNE_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(3733);
/* harmony import */ var _chunk_NTWLQXK5_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(3488);
/* harmony import */ var _chunk_FG73JT5K_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(7995);
/* harmony import */ var _chunk_IB4ZTR3V_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(1022);
/* harmony import */ var _chunk_55HKD4TK_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(6638);
/* harmony import */ var _chunk_IHYG2F65_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(172);
/* harmony import */ var _chunk_FPOAGJW2_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(326);
/* harmony import */ var _chunk_TCGMJ2H7_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(4188);
/* harmony import */ var _chunk_4O23BJAU_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(6740);
/* harmony import */ var _chunk_RNTN6F7M_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(6430);



























/***/ })

};
