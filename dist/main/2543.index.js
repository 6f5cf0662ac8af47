export const id = 2543;
export const ids = [2543];
export const modules = {

/***/ 2543:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   askedObjective: () => (/* reexport safe */ _chunk_YAFOZWVR_js__WEBPACK_IMPORTED_MODULE_0__.C),
/* harmony export */   namedCriteria: () => (/* reexport safe */ _chunk_YAFOZWVR_js__WEBPACK_IMPORTED_MODULE_0__.D)
/* harmony export */ });
/* harmony import */ var _chunk_YAFOZWVR_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6918);
/* harmony import */ var _chunk_4DOOK6IR_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8244);
/* harmony import */ var _chunk_ZZ6OK4AP_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1173);
/* harmony import */ var _chunk_ZU6H2CNT_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6094);
/* harmony import */ var _chunk_L3RRC7TX_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7071);
/* harmony import */ var _chunk_NS6NVC44_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2964);
/* harmony import */ var _chunk_O3T4C5BO_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3781);
/* harmony import */ var _chunk_ISAR73FD_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4163);
/* harmony import */ var _chunk_JHVB53DR_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3088);














/***/ })

};
