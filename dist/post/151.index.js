export const id = 151;
export const ids = [151];
export const modules = {

/***/ 8432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ readBundleHeader)
/* harmony export */ });
/** A header of ours has some lines; one of a megabyte is nobody's honest work. */
const MOST_BYTES = 1024 * 1024;
/** Reads the header that `writeBundle` writes, and nothing else that git would take for one. */
function readBundleHeader(bytes) {
    const end = bytes.subarray(0, MOST_BYTES).indexOf('\n\n');
    if (end < 0)
        return { ok: false, why: 'has no header of a git bundle' };
    const [first, ...lines] = bytes.toString('latin1', 0, end).split('\n');
    if (first !== '# v2 git bundle')
        return { ok: false, why: 'is no git bundle of version 2' };
    const needs = lines.flatMap((line) => /^-([0-9a-f]{40})$/.exec(line)?.[1] ?? []);
    const refs = lines.flatMap((line) => {
        const [, commit, ref] = /^([0-9a-f]{40}) (refs\/[!-~]+)$/.exec(line) ?? [];
        return commit === undefined || ref === undefined ? [] : [{ ref, commit }];
    });
    if (needs.length + refs.length !== lines.length)
        return { ok: false, why: 'has a line that no bundle of ours has' };
    return { ok: true, header: { needs, refs, packAt: end + 2 } };
}


/***/ }),

/***/ 4151:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   handingOver: () => (/* binding */ handingOver)
/* harmony export */ });
/* unused harmony export HAND_OVER_FILE */
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var _git_bundle_header_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8432);



/** The only file of a hand-over. */
const HAND_OVER_FILE = 'hand-over.bundle';
/**
 * A repository that reads the remote and pushes nothing: what would be pushed stands in a bundle in the folder, written anew with
 * each push, so that a job that is cut short leaves what was there before. A bundle of this job that lies there is added to.
 */
function handingOver(repository, folder) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, HAND_OVER_FILE);
    const { refs, needs } = handedSoFar(file);
    const handed = new Map(refs.map(({ ref, commit }) => [ref, commit]));
    const there = new Set(needs);
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
            for (const { ref, commit, remove } of wanted)
                if (remove !== true && !there.has(commit))
                    handed.set(ref, commit);
            const problem = await write();
            return wanted.map((each) => resultOf(each, problem));
        },
    };
}
function handedSoFar(file) {
    const nothing = { refs: [], needs: [] };
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(file))
        return nothing;
    const read = (0,_git_bundle_header_js__WEBPACK_IMPORTED_MODULE_2__/* .readBundleHeader */ .o)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file));
    return read.ok ? read.header : nothing;
}
function resultOf({ ref, commit, remove }, problem) {
    const why = remove === true ? refusal(noRemoval) : problem;
    return why === undefined ? { ok: true, ref, commit } : { ok: false, ref, commit, problem: why };
}
function refusal(message) {
    return { kind: 'other', permanent: true, message };
}
const noContents = 'With hand_over nothing is sent to the server of Git LFS. Let a job that pushes work on such files.';
const noRemoval = 'With hand_over nothing is removed from the remote.';


/***/ })

};
