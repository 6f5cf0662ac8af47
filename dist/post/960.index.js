export const id = 960;
export const ids = [960];
export const modules = {

/***/ 4960:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HAND_OVER_FILE: () => (/* binding */ HAND_OVER_FILE),
/* harmony export */   handingOver: () => (/* binding */ handingOver)
/* harmony export */ });
/* harmony import */ var _chunk_LG343MXI_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1280);
/* harmony import */ var _chunk_S5BUIXN6_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4641);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);



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
  const why = remove === true && !(0,_chunk_LG343MXI_js__WEBPACK_IMPORTED_MODULE_2__/* .isNeededRef */ .n9)(ref) ? refusal(noRemoval) : problem;
  return why === void 0 ? { ok: true, ref, commit } : { ok: false, ref, commit, problem: why };
}
function refusal(message) {
  return { kind: "other", permanent: true, message };
}
var noContents = "With hand_over nothing is sent to the server of Git LFS. Let a job that pushes work on such files.";
var noRemoval = "With hand_over nothing is removed from the remote.";



/***/ })

};
