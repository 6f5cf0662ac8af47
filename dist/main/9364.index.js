"use strict";
exports.id = 9364;
exports.ids = [9364];
exports.modules = {

/***/ 9364:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _layer_1_aside_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5863);
/* harmony import */ var _layer_2_aside_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1198);




/***/ })

};
;