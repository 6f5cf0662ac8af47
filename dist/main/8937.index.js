export const id = 8937;
export const ids = [8937];
export const modules = {

/***/ 48937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findPullStart: () => (/* binding */ findPullStart)
/* harmony export */ });
/* harmony import */ var _core_slug_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66427);
/* harmony import */ var _base_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46406);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47355);
/* harmony import */ var _start_point_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92656);




/**
 * Work on a pull request begins at its pinned head and goes to its own branch, which is fast-forwarded (03-interface \u00a74). That of a
 * fork cannot be pushed, so its work goes to a branch of ours. Unless the branch is the feature's own, the pull request has records
 * of its own: the feature's nights go on beside it.
 */
async function findPullStart(repository, call) {
    const { pull, thread, prd } = call;
    const head = await fetchPullHead(repository, call);
    if (!head.ok)
        return head;
    const usual = (0,_start_point_js__WEBPACK_IMPORTED_MODULE_0__/* .branchName */ .at)(call);
    const isUsual = pull.head === usual && !pull.isFork;
    const feature = call.records ?? (isUsual ? prd.feature : (0,_core_slug_js__WEBPACK_IMPORTED_MODULE_1__/* .slug */ .y)(`${prd.feature}-pr-${thread}`));
    const branch = pull.isFork ? ownBranch(call, feature) : pull.head;
    const notice = `Working on pull request #${thread} from its head ${head.commit.slice(0, 10)}.`;
    return { ...(await (0,_start_point_js__WEBPACK_IMPORTED_MODULE_0__/* .startAt */ .EO)(repository, { branch, commit: head.commit, notices: [notice] })), feature };
}
function ownBranch(call, feature) {
    return (0,_start_point_js__WEBPACK_IMPORTED_MODULE_0__/* .branchName */ .at)({ ...call, prd: { ...call.prd, feature, prd: { ...call.prd.prd, branchName: undefined } } });
}
/** Fetches the pinned head; refused when its branch is not ours to push, or has moved since it was pinned (catalogue U8). */
async function fetchPullHead(repository, { pull, thread, base, kept }) {
    const isTaken = [base.branch, base.defaultBranch, kept].includes(pull.head);
    if (isTaken && !pull.isFork) {
        return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .configError */ .Fj)(`Pull request #${thread} comes from ${pull.head}, a branch that this action never pushes.`);
    }
    const ref = pull.isFork ? `refs/pull/${thread}/head` : `refs/heads/${pull.head}`;
    const fetched = await repository.fetchRef(ref);
    if (!fetched.ok)
        return (0,_base_js__WEBPACK_IMPORTED_MODULE_3__/* .remoteRefusal */ .jH)(fetched.problem);
    if (fetched.commit === pull.sha)
        return fetched;
    return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_2__/* .configError */ .Fj)(`Pull request #${thread} was at ${pull.sha.slice(0, 10)} when the comment came and is at ${fetched.commit.slice(0, 10)} now. Look at it and comment again.`);
}


/***/ })

};
