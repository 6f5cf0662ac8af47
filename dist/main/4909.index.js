"use strict";
exports.id = 4909;
exports.ids = [4909];
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

/***/ 701:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ HAND_OVER_FILE),
/* harmony export */   y: () => (/* binding */ handingOver)
/* harmony export */ });
/* harmony import */ var _chunk_LPVY55P4_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9254);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);


// build/adapters/hand-over.js

var HAND_OVER_FILE = "hand-over.bundle";
function handingOver(repository, folder) {
  const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, HAND_OVER_FILE);
  const handed = /* @__PURE__ */ new Map();
  const there = /* @__PURE__ */ new Set();
  const write = async () => {
    if (handed.size === 0)
      return void 0;
    const since = [...there];
    const bundled = await repository.bundle(file, [...handed].map(([ref, commit]) => ({ ref, commit, since })));
    return bundled.ok ? void 0 : refusal(bundled.problem.message);
  };
  return {
    ...repository,
    importCommit: async (commit) => {
      const imported = await repository.importCommit(commit);
      if (imported.ok && imported.from !== "store")
        there.add(commit);
      return imported;
    },
    fetchRef: async (ref) => {
      const fetched = await repository.fetchRef(ref);
      if (fetched.ok)
        there.add(fetched.commit);
      return fetched;
    },
    checkPushAccess: async () => ({ ok: true }),
    sendContents: async () => ({ ok: false, problem: refusal(noContents) }),
    push: async (wanted) => {
      for (const { ref, commit, remove } of wanted) {
        if (remove === true)
          handed.delete(ref);
        else if (!there.has(commit))
          handed.set(ref, commit);
      }
      const problem = await write();
      return wanted.map((each) => resultOf(each, problem));
    }
  };
}
function resultOf({ ref, commit, remove }, problem) {
  const why = remove === true && !(0,_chunk_LPVY55P4_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_records_apart__isNeededRef */ .B7)(ref) ? refusal(noRemoval) : problem;
  return why === void 0 ? { ok: true, ref, commit } : { ok: false, ref, commit, problem: why };
}
function refusal(message) {
  return { kind: "other", permanent: true, message };
}
var noContents = "With hand_over nothing is sent to the server of Git LFS. Let a job that pushes work on such files.";
var noRemoval = "With hand_over nothing is removed from the remote.";




/***/ }),

/***/ 4909:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HAND_OVER_FILE: () => (/* reexport safe */ _chunk_LTKGJVLR_js__WEBPACK_IMPORTED_MODULE_0__.M),
/* harmony export */   handingOver: () => (/* reexport safe */ _chunk_LTKGJVLR_js__WEBPACK_IMPORTED_MODULE_0__.y)
/* harmony export */ });
/* harmony import */ var _chunk_LTKGJVLR_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(701);
/* harmony import */ var _chunk_LPVY55P4_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9254);






/***/ })

};
;