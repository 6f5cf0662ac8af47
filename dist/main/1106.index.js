export const id = 1106;
export const ids = [1106];
export const modules = {

/***/ 1106:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   askedObjective: () => (/* reexport safe */ _chunk_46VM6YTR_js__WEBPACK_IMPORTED_MODULE_0__.C),
/* harmony export */   namedCriteria: () => (/* reexport safe */ _chunk_46VM6YTR_js__WEBPACK_IMPORTED_MODULE_0__.D)
/* harmony export */ });
/* harmony import */ var _chunk_46VM6YTR_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3696);
/* harmony import */ var _chunk_OSC2T6KA_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1801);
/* harmony import */ var _chunk_4DTQJSB3_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5307);
/* harmony import */ var _chunk_ZU6H2CNT_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6094);
/* harmony import */ var _chunk_3TLFA4BS_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1015);
/* harmony import */ var _chunk_NS6NVC44_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2964);
/* harmony import */ var _chunk_O3T4C5BO_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3781);
/* harmony import */ var _chunk_ISAR73FD_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4163);
/* harmony import */ var _chunk_JHVB53DR_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3088);














/***/ })

};
