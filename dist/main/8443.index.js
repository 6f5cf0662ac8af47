"use strict";
exports.id = 8443;
exports.ids = [8443];
exports.modules = {

/***/ 8443:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   askedObjective: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.rvc),
/* harmony export */   namedCriteria: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.Snl)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);


// layer:action/asked-objective.js




/***/ })

};
;