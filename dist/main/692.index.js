export const id = 692;
export const ids = [692];
export const modules = {

/***/ 692:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findPullStart: () => (/* binding */ findPullStart)
/* harmony export */ });
/* harmony import */ var _chunk_FH53G2YE_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6769);
/* harmony import */ var _chunk_CRJQEBYF_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7972);
/* harmony import */ var _chunk_ZY654XUQ_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2998);
/* harmony import */ var _chunk_LYGRXWTM_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8280);
/* harmony import */ var _chunk_GM7WFPGG_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7706);







// build/action/pull-start.js
async function findPullStart(repository, call) {
  const { pull, thread, prd } = call;
  const head = await fetchPullHead(repository, call);
  if (!head.ok)
    return head;
  const usual = (0,_chunk_FH53G2YE_js__WEBPACK_IMPORTED_MODULE_1__/* .branchName */ .at)(call);
  const isUsual = pull.head === usual && !pull.isFork;
  const feature = call.records ?? (isUsual ? prd.feature : (0,_chunk_LYGRXWTM_js__WEBPACK_IMPORTED_MODULE_2__/* .slug */ .y)(`${prd.feature}-pr-${thread}`));
  const branch = pull.isFork ? ownBranch(call, feature) : pull.head;
  const notice = `Working on pull request #${thread} from its head ${head.commit.slice(0, 10)}.`;
  return { ...await (0,_chunk_FH53G2YE_js__WEBPACK_IMPORTED_MODULE_1__/* .startAt */ .EO)(repository, { branch, commit: head.commit, notices: [notice] }), feature };
}
function ownBranch(call, feature) {
  return (0,_chunk_FH53G2YE_js__WEBPACK_IMPORTED_MODULE_1__/* .branchName */ .at)({ ...call, prd: { ...call.prd, feature, prd: { ...call.prd.prd, branchName: void 0 } } });
}
async function fetchPullHead(repository, { pull, thread, base, kept }) {
  const isTaken = [base.branch, base.defaultBranch, kept].includes(pull.head);
  if (isTaken && !pull.isFork) {
    return (0,_chunk_ZY654XUQ_js__WEBPACK_IMPORTED_MODULE_3__/* .configError */ .Fj)(`Pull request #${thread} comes from ${pull.head}, a branch that this action never pushes.`);
  }
  const ref = pull.isFork ? `refs/pull/${thread}/head` : `refs/heads/${pull.head}`;
  const fetched = await repository.fetchRef(ref);
  if (!fetched.ok)
    return (0,_chunk_CRJQEBYF_js__WEBPACK_IMPORTED_MODULE_4__/* .remoteRefusal */ .jH)(fetched.problem);
  if (fetched.commit === pull.sha)
    return fetched;
  return (0,_chunk_ZY654XUQ_js__WEBPACK_IMPORTED_MODULE_3__/* .configError */ .Fj)(`Pull request #${thread} was at ${pull.sha.slice(0, 10)} when the comment came and is at ${fetched.commit.slice(0, 10)} now. Look at it and comment again.`);
}



/***/ })

};
