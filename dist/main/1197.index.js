"use strict";
exports.id = 1197;
exports.ids = [1197];
exports.modules = {

/***/ 9603:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JN: () => (/* binding */ readAnswer),
/* harmony export */   Rx: () => (/* binding */ readOrder),
/* harmony export */   hk: () => (/* binding */ writeControl),
/* harmony export */   zL: () => (/* binding */ CONTROL_FILE)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8816);
// build/action/control-note.js

var CONTROL_FILE = "control.json";
var orderSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
  type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz("cancel"),
  reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(2e3),
  person: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(200),
  branch: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(300).optional()
});
var answerSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
  type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz("cancelled"),
  runId: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[\w-]{1,64}$/),
  pull: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().positive().optional()
});
function readOrder(text) {
  const read = parse(text, orderSchema);
  if (read === void 0)
    return void 0;
  const { type, reason, person, branch } = read;
  return { type, reason, person, ...branch === void 0 ? {} : { branch } };
}
function readAnswer(text) {
  const read = parse(text, answerSchema);
  if (read === void 0)
    return void 0;
  const { type, runId, pull } = read;
  return { type, runId, ...pull === void 0 ? {} : { pull } };
}
function writeControl(note) {
  return `${JSON.stringify(note)}
`;
}
function parse(text, schema) {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return void 0;
  }
}




/***/ }),

/***/ 1197:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CONTROL_FILE: () => (/* reexport safe */ _chunk_4WV7EIEY_js__WEBPACK_IMPORTED_MODULE_0__.zL),
/* harmony export */   readOrder: () => (/* reexport safe */ _chunk_4WV7EIEY_js__WEBPACK_IMPORTED_MODULE_0__.Rx),
/* harmony export */   writeControl: () => (/* reexport safe */ _chunk_4WV7EIEY_js__WEBPACK_IMPORTED_MODULE_0__.hk)
/* harmony export */ });
/* harmony import */ var _chunk_4WV7EIEY_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9603);





/***/ })

};
;