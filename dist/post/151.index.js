export const id = 151;
export const ids = [151];
export const modules = {

/***/ 4151:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HAND_OVER_FILE: () => (/* binding */ HAND_OVER_FILE),
/* harmony export */   handingOver: () => (/* binding */ handingOver)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var _records_apart_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2248);


/** The only file of a hand-over. */
const HAND_OVER_FILE = 'hand-over.bundle';
/**
 * A repository that reads the remote and pushes nothing: what would be pushed stands in a bundle in the folder, written anew with
 * each push, so that a job that is cut short leaves what was there before.
 */
function handingOver(repository, folder) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, HAND_OVER_FILE);
    const handed = new Map();
    const there = new Set();
    const write = async () => {
        if (handed.size === 0)
            return undefined;
        const since = [...there];
        const bundled = await repository.bundle(file, [...handed].map(([ref, commit]) => ({ ref, commit, since })));
        return bundled.ok ? undefined : refusal(bundled.problem.message);
    };
    return {
        ...repository,
        importCommit: async (commit) => {
            const imported = await repository.importCommit(commit);
            if (imported.ok && imported.from !== 'store')
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
        },
    };
}
function resultOf({ ref, commit, remove }, problem) {
    // The job that publishes takes away what records need no more.
    const why = remove === true && !(0,_records_apart_js__WEBPACK_IMPORTED_MODULE_1__/* .isNeededRef */ .n9)(ref) ? refusal(noRemoval) : problem;
    return why === undefined ? { ok: true, ref, commit } : { ok: false, ref, commit, problem: why };
}
function refusal(message) {
    return { kind: 'other', permanent: true, message };
}
const noContents = 'With hand_over nothing is sent to the server of Git LFS. Let a job that pushes work on such files.';
const noRemoval = 'With hand_over nothing is removed from the remote.';


/***/ })

};
