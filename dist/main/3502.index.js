export const id = 3502;
export const ids = [3502];
export const modules = {

/***/ 1433:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ff: () => (/* binding */ neededPlace),
/* harmony export */   Y8: () => (/* binding */ plainRecord),
/* harmony export */   Yc: () => (/* binding */ runOfRecord),
/* harmony export */   al: () => (/* binding */ inOrder),
/* harmony export */   bs: () => (/* binding */ isOverWorkflows),
/* harmony export */   gv: () => (/* binding */ RECORD),
/* harmony export */   n9: () => (/* binding */ isNeededRef),
/* harmony export */   nv: () => (/* binding */ neededRef),
/* harmony export */   wg: () => (/* binding */ neededRefs)
/* harmony export */ });
// build/adapters/records-apart.js
var neededPlace = (function(ref) {
  return `${ref.slice(0, ref.lastIndexOf("/"))}/needed/`;
});
var neededRefs = (function(ref, remoteRefs = /* @__PURE__ */ new Map()) {
  const known = new Map([...remoteRefs].filter(([name]) => name.startsWith(neededPlace(ref))));
  return {
    isUsed: known.size > 0,
    pushesFor: (commits) => {
      const wanted = new Map(commits.map((commit) => [neededRef(ref, commit), commit]));
      const old = [...known].filter(([name]) => !wanted.has(name));
      for (const [name] of old)
        known.delete(name);
      for (const [name, commit] of wanted)
        known.set(name, commit);
      const made = [...wanted].map(([name, commit]) => ({ ref: name, commit }));
      return [...made, ...old.map(([name, commit]) => ({ ref: name, commit, expect: commit, remove: true }))];
    }
  };
});
var RECORD = "Record run ";
async function runOfRecord({ git }, commit) {
  const text = (await git.ok(["cat-file", "commit", commit])).toString("utf8");
  const subject = text.slice(text.indexOf("\n\n") + 2).split("\n", 1)[0] ?? "";
  const id = subject.startsWith(RECORD) ? subject.slice(RECORD.length) : "";
  return /^\d{8}-\d{6}-[0-9a-f]+$/.test(id) ? id : void 0;
}
async function plainRecord({ git }, from, remoteCommit) {
  const args = ["log", "--first-parent", "--format=%H%x00%P%x00%s", from, "--"];
  const lines = (await git.ok(args)).toString("utf8").split("\n").filter(Boolean);
  const all = lines.map((text) => text.split("\0"));
  const end = all.findIndex(([, , subject]) => !subject.startsWith(RECORD));
  const records = end < 0 ? all : all.slice(0, end);
  const there = records.findIndex(([commit]) => commit === remoteCommit);
  const bad = records.findLastIndex(([, parents], at) => (there < 0 || at < there) && parents !== "" && parents !== records[at + 1]?.[0]);
  return records[bad + 1]?.[0];
}
function neededRef(ref, commit) {
  return `${neededPlace(ref)}${commit.slice(0, 12)}`;
}

function isNeededRef(ref) {
  return /^refs\/ralph\/[^/]+\/needed\//.test(ref);
}

function inOrder(records) {
  if (records === void 0)
    return [];
  const { beside = [], ref, commit } = records;
  return [...beside, { ref, commit }];
}
function isOverWorkflows(results, { ref, beside }) {
  const own = results.find((result) => result.ref === ref);
  return beside === void 0 && own?.ok === false && own.problem.kind === "workflow-permission";
}




/***/ }),

/***/ 5520:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ HAND_OVER_FILE),
/* harmony export */   y: () => (/* binding */ handingOver)
/* harmony export */ });
/* harmony import */ var _chunk_AGZVG3ZW_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1433);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);


// build/adapters/hand-over.js

var HAND_OVER_FILE = "hand-over.bundle";
function handingOver(repository, folder) {
  const file = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, HAND_OVER_FILE);
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
  const why = remove === true && !(0,_chunk_AGZVG3ZW_js__WEBPACK_IMPORTED_MODULE_1__/* .isNeededRef */ .n9)(ref) ? refusal(noRemoval) : problem;
  return why === void 0 ? { ok: true, ref, commit } : { ok: false, ref, commit, problem: why };
}
function refusal(message) {
  return { kind: "other", permanent: true, message };
}
var noContents = "With hand_over nothing is sent to the server of Git LFS. Let a job that pushes work on such files.";
var noRemoval = "With hand_over nothing is removed from the remote.";




/***/ }),

/***/ 3502:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HAND_OVER_FILE: () => (/* reexport safe */ _chunk_GQDDFI5L_js__WEBPACK_IMPORTED_MODULE_0__.M),
/* harmony export */   handingOver: () => (/* reexport safe */ _chunk_GQDDFI5L_js__WEBPACK_IMPORTED_MODULE_0__.y)
/* harmony export */ });
/* harmony import */ var _chunk_GQDDFI5L_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5520);
/* harmony import */ var _chunk_GM7WFPGG_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7706);






/***/ })

};
