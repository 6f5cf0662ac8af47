"use strict";
exports.id = 7345;
exports.ids = [7345];
exports.modules = {

/***/ 9254:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B7: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.B7x),
/* harmony export */   Gk: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.Gk$),
/* harmony export */   KH: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.KHR),
/* harmony export */   V: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.Var),
/* harmony export */   W: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.WaG),
/* harmony export */   dr: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.drP),
/* harmony export */   oR: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.oRr),
/* harmony export */   zn: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.znV)
/* harmony export */ });
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6419);
// layer:adapters/records-apart.js





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

/***/ 1387:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ refuseBranch)
/* harmony export */ });
/* harmony import */ var _chunk_WYQD4MT7_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7674);
/* harmony import */ var _chunk_ZXGM6DES_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1097);
/* harmony import */ var _chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8961);




// build/action/hand-over/refuse-branch.js
function refuseBranch({ settings, base, branch }) {
  if (settings.handOver === void 0)
    return void 0;
  const prefix = (0,_chunk_ZXGM6DES_js__WEBPACK_IMPORTED_MODULE_1__/* .action_start_point__prefixAt */ .g)(settings.branchPrefix, base.remoteRefs);
  if ((0,_chunk_WYQD4MT7_js__WEBPACK_IMPORTED_MODULE_0__/* .isBelow */ .Y)(`refs/heads/${branch}`, prefix))
    return void 0;
  return (0,_chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_2__/* .action_refusal__configError */ .mx)(`hand_over: the work would go to the branch ${branch}, and mode: publish pushes only branches that begin with ${prefix} and go on with letters, digits, "_", "-", "." and "/". Change "branchName" in prd.json, or set branch_prefix in both jobs.`);
}




/***/ }),

/***/ 7674:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ isBelow),
/* harmony export */   x: () => (/* binding */ sortRefs)
/* harmony export */ });
/* harmony import */ var _chunk_LPVY55P4_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9254);
/* harmony import */ var _chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8961);



// build/action/hand-over/sort-refs.js
var MOST_REFS = 300;
function sortRefs({ refs, branchPrefix, neverPushed }) {
  if (refs.length > MOST_REFS)
    return refuse(`names ${refs.length} refs; a run of ours makes at most ${MOST_REFS}`);
  const twice = refs.find(({ ref }, at) => refs.findIndex((each) => each.ref === ref) !== at);
  if (twice !== void 0)
    return refuse(`names ${twice.ref} twice`);
  const states = refs.filter(({ ref }) => STATE.test(ref));
  const wips = refs.filter(({ ref }) => WIP.test(ref));
  const branches = refs.filter((each) => !wips.includes(each) && isBelow(each.ref, branchPrefix));
  const [state, otherState] = states;
  const needed = refs.filter(({ ref, commit }) => state !== void 0 && ref === (0,_chunk_LPVY55P4_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_records_apart__neededRef */ .dr)(state.ref, commit));
  const known = /* @__PURE__ */ new Set([...states, ...wips, ...branches, ...needed]);
  const stranger = refs.find((each) => !known.has(each));
  if (stranger !== void 0)
    return refuse(`names ${stranger.ref}, which no run with branch_prefix: ${branchPrefix} makes`);
  const [branch, otherBranch] = branches;
  if (state === void 0 || otherState !== void 0)
    return refuse(`names ${states.length} records of runs, not one`);
  if (otherBranch !== void 0)
    return refuse(`names ${branches.length} branches with passed stories, not one`);
  const name = branch?.ref.slice("refs/heads/".length);
  if (name !== void 0 && neverPushed.includes(name))
    return refuse(`names ${name}, which is never pushed to`);
  return {
    ok: true,
    feature: STATE.exec(state.ref)?.[1] ?? "",
    state: state.commit,
    ...branch === void 0 || name === void 0 ? {} : { branch: { name, commit: branch.commit } },
    wips,
    needed
  };
}
var STATE = /^refs\/ralph\/([a-z0-9-]{1,47})\/state$/;
var WIP = /^refs\/heads\/(?:wip\/ralph-fail|ralph-wip-fail)-[a-z0-9-]{1,100}$/;
function isBelow(ref, prefix) {
  const start = `refs/heads/${prefix}`;
  const rest = ref.slice(start.length);
  if (prefix === "" || !ref.startsWith(start) || rest.length > 150)
    return false;
  return rest.split("/").every((part) => /^[A-Za-z0-9_][\w.-]*$/.test(part) && !/\.\.|\.$|\.lock$/.test(part));
}
function refuse(what) {
  return (0,_chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_1__/* .action_refusal__configError */ .mx)(`The hand-over ${what}. Nothing was pushed; look at the job that made it.`);
}




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

/***/ 7345:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   refuseBranch: () => (/* reexport safe */ _chunk_TEKLLEIL_js__WEBPACK_IMPORTED_MODULE_0__.H)
/* harmony export */ });
/* harmony import */ var _chunk_TEKLLEIL_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1387);
/* harmony import */ var _chunk_WYQD4MT7_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7674);
/* harmony import */ var _chunk_LPVY55P4_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9254);
/* harmony import */ var _chunk_ZXGM6DES_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1097);
/* harmony import */ var _chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8961);









/***/ })

};
;