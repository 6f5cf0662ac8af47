"use strict";
exports.id = 8111;
exports.ids = [8111];
exports.modules = {

/***/ 8225:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.$xk),
/* harmony export */   s: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.$Ip)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:action/base.js





/***/ }),

/***/ 6015:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.b5t)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:core/slug.js





/***/ }),

/***/ 8961:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mx: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.mx2),
/* harmony export */   oA: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.oA8),
/* harmony export */   of: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.ofu)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:action/refusal.js





/***/ }),

/***/ 1097:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q3: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.Q3M),
/* harmony export */   g: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.gan),
/* harmony export */   i0: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.i0Z),
/* harmony export */   u: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.uaR)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:action/start-point.js





/***/ }),

/***/ 8111:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findPullStart: () => (/* binding */ findPullStart)
/* harmony export */ });
/* harmony import */ var _chunk_CMN7CPRF_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8225);
/* harmony import */ var _chunk_ZXGM6DES_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1097);
/* harmony import */ var _chunk_MJPTOZMC_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6015);
/* harmony import */ var _chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8961);






// build/action/pull-start.js
async function findPullStart(repository, call) {
  const { pull, thread, prd } = call;
  const head = await fetchPullHead(repository, call);
  if (!head.ok)
    return head;
  const usual = (0,_chunk_ZXGM6DES_js__WEBPACK_IMPORTED_MODULE_1__/* .action_start_point__branchName */ .i0)(call);
  const isUsual = pull.head === usual && !pull.isFork;
  const feature = call.records ?? (isUsual ? prd.feature : (0,_chunk_MJPTOZMC_js__WEBPACK_IMPORTED_MODULE_2__/* .core_slug__slug */ .b)(`${prd.feature}-pr-${thread}`));
  const branch = pull.isFork ? ownBranch(call, feature) : pull.head;
  const notice = `Working on pull request #${thread} from its head ${head.commit.slice(0, 10)}.`;
  return { ...await (0,_chunk_ZXGM6DES_js__WEBPACK_IMPORTED_MODULE_1__/* .action_start_point__startAt */ .Q3)(repository, { branch, commit: head.commit, notices: [notice] }), feature };
}
function ownBranch(call, feature) {
  return (0,_chunk_ZXGM6DES_js__WEBPACK_IMPORTED_MODULE_1__/* .action_start_point__branchName */ .i0)({ ...call, prd: { ...call.prd, feature, prd: { ...call.prd.prd, branchName: void 0 } } });
}
async function fetchPullHead(repository, { pull, thread, base, kept }) {
  const isTaken = [base.branch, base.defaultBranch, kept].includes(pull.head);
  if (isTaken && !pull.isFork) {
    return (0,_chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_3__/* .action_refusal__configError */ .mx)(`Pull request #${thread} comes from ${pull.head}, a branch that this action never pushes.`);
  }
  const ref = pull.isFork ? `refs/pull/${thread}/head` : `refs/heads/${pull.head}`;
  const fetched = await repository.fetchRef(ref);
  if (!fetched.ok)
    return (0,_chunk_CMN7CPRF_js__WEBPACK_IMPORTED_MODULE_0__/* .action_base__remoteRefusal */ .s)(fetched.problem);
  if (fetched.commit === pull.sha)
    return fetched;
  return (0,_chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_3__/* .action_refusal__configError */ .mx)(`Pull request #${thread} was at ${pull.sha.slice(0, 10)} when the comment came and is at ${fetched.commit.slice(0, 10)} now. Look at it and comment again.`);
}



/***/ })

};
;