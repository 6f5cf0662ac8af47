export const id = 189;
export const ids = [189];
export const modules = {

/***/ 3412:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ isBelow),
/* harmony export */   x: () => (/* binding */ sortRefs)
/* harmony export */ });
/* harmony import */ var _chunk_AGZVG3ZW_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1433);
/* harmony import */ var _chunk_ZY654XUQ_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2998);



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
  const needed = refs.filter(({ ref, commit }) => state !== void 0 && ref === (0,_chunk_AGZVG3ZW_js__WEBPACK_IMPORTED_MODULE_0__/* .neededRef */ .nv)(state.ref, commit));
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
  return (0,_chunk_ZY654XUQ_js__WEBPACK_IMPORTED_MODULE_1__/* .configError */ .Fj)(`The hand-over ${what}. Nothing was pushed; look at the job that made it.`);
}




/***/ }),

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

/***/ 204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ refuseBranch)
/* harmony export */ });
/* harmony import */ var _chunk_7BNFKH5Q_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3412);
/* harmony import */ var _chunk_FH53G2YE_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6769);
/* harmony import */ var _chunk_ZY654XUQ_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2998);




// build/action/hand-over/refuse-branch.js
function refuseBranch({ settings, base, branch }) {
  if (settings.handOver === void 0)
    return void 0;
  const prefix = (0,_chunk_FH53G2YE_js__WEBPACK_IMPORTED_MODULE_0__/* .prefixAt */ .oL)(settings.branchPrefix, base.remoteRefs);
  if ((0,_chunk_7BNFKH5Q_js__WEBPACK_IMPORTED_MODULE_1__/* .isBelow */ .Y)(`refs/heads/${branch}`, prefix))
    return void 0;
  return (0,_chunk_ZY654XUQ_js__WEBPACK_IMPORTED_MODULE_2__/* .configError */ .Fj)(`hand_over: the work would go to the branch ${branch}, and mode: publish pushes only branches that begin with ${prefix} and go on with letters, digits, "_", "-", "." and "/". Change "branchName" in prd.json, or set branch_prefix in both jobs.`);
}




/***/ }),

/***/ 189:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   refuseBranch: () => (/* reexport safe */ _chunk_WDP32HSI_js__WEBPACK_IMPORTED_MODULE_1__.H)
/* harmony export */ });
/* harmony import */ var _chunk_WDP32HSI_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(204);
/* harmony import */ var _chunk_GM7WFPGG_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7706);










/***/ })

};
