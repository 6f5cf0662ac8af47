export const id = 1100;
export const ids = [1100];
export const modules = {

/***/ 71100:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   judgeMoved: () => (/* binding */ judgeMoved),
/* harmony export */   ownSince: () => (/* binding */ ownSince)
/* harmony export */ });
/* harmony import */ var _adapters_git_merge_trees_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59862);
/* harmony import */ var _core_prd_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20235);
/* harmony import */ var _policy_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77892);



/** Judges a branch whose base has moved; the history of both is at hand (02-loop \u00a76, From night to night). */
async function judgeMoved(repository, call) {
    const root = await repository.git.run(['merge-base', call.base.commit, call.head]);
    if (root.exitCode !== 0)
        return { type: 'left', why: `has no commit in common with ${call.base.branch}` };
    const carried = await ownSince(repository, call);
    if (carried !== undefined)
        return { type: 'carry', carried };
    return mergeBase(repository, call, root.stdout.toString('latin1').trim());
}
/** The commits of the branch since the base when journals know all of them; else undefined. */
async function ownSince(repository, call) {
    return ourCommits(await commitsSince(repository, call), call.own);
}
async function commitsSince(repository, { base, head }) {
    const format = '%H%x00%P%x00%(trailers:key=Ralph-Run,valueonly,separator=%x20)%x01';
    const args = ['log', '--reverse', '--topo-order', `--format=${format}`, head, `^${base.commit}`, '--'];
    const lines = (await repository.git.ok(args))
        .toString('utf8')
        .split('\u0001')
        .filter((line) => line.trim() !== '');
    return lines.map((line) => {
        const [commit = '', parents = '', run = ''] = line.trim().split('\0');
        return { commit, parents, saysOurs: run !== '' };
    });
}
/** All of them with their stories as the journals tell; undefined when one is not ours. All of ours say so, so others need no look. */
async function ourCommits(commits, own) {
    if (!commits.every(({ parents, saysOurs }) => saysOurs && parents !== '' && !parents.includes(' ')))
        return undefined;
    const made = await own(commits.map(({ commit }) => commit));
    const carried = commits.map(({ commit, parents }) => {
        const ours = made.get(commit);
        return ours && { commit, parent: parents, ...ours };
    });
    return carried.every((each) => each !== undefined) ? carried : undefined;
}
async function mergeBase(repository, call, root) {
    const { base, branch, head, prdPath, now } = call;
    const apart = prdPath === undefined ? [] : [prdPath, (0,_policy_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .progressPath */ .T3)(prdPath)];
    const merged = await (0,_adapters_git_merge_trees_js__WEBPACK_IMPORTED_MODULE_2__/* .mergeTrees */ .M)(repository, { base: root, ours: head, theirs: base.commit, apart });
    if (!merged.ok)
        return { type: 'left', why: `conflicts with it in ${merged.paths.slice(0, 5).join(', ') || 'its files'}` };
    const prd = prdPath === undefined ? [] : await mergedPrd(repository, prdPath, { root, head, base: base.commit });
    if (prd === undefined)
        return { type: 'left', why: `conflicts with it in ${prdPath}` };
    const message = `Merge ${base.branch} into ${branch}\n`;
    const tree = await repository.overlay(merged.tree, prd);
    return { type: 'merged', commit: await repository.commit({ tree, parents: [head, base.commit], message, at: now }) };
}
/** The base's file where only flags changed on the branch, with those that it set; the branch's where the base's is what it was. */
async function mergedPrd(repository, path, { root, head, base }) {
    const [then, ours, theirs] = await Promise.all([root, head, base].map((each) => repository.readFile(each, path)));
    if (theirs === undefined || ours === undefined)
        return undefined;
    if (then?.bytes.equals(theirs.bytes))
        return [];
    const [before, mine, now] = [then, ours, theirs].map((file) => file && (0,_core_prd_js__WEBPACK_IMPORTED_MODULE_0__/* .readPrd */ .N2)({ bytes: file.bytes, file: path }));
    if (before?.ok !== true || mine?.ok !== true || now?.ok !== true)
        return undefined;
    // What had passed where they parted may have been opened again on the base since.
    const passed = passedIn(mine.prd).difference(passedIn(before.prd));
    if (!Buffer.from(withFlags(before.prd, passed).layout.bytes).equals(ours.bytes))
        return undefined;
    return [{ path, mode: theirs.mode, bytes: Buffer.from(withFlags(now.prd, passed).layout.bytes) }];
}
function passedIn({ stories }) {
    return new Set(stories.flatMap(({ id, passes }) => (passes ? [id] : [])));
}
function withFlags(prd, passed) {
    const ids = prd.stories.filter(({ id }) => passed.has(id)).map(({ id }) => id);
    return ids.reduce((before, id) => {
        const flipped = (0,_core_prd_js__WEBPACK_IMPORTED_MODULE_0__/* .flipPasses */ .lB)(before, id, true);
        return flipped.ok ? flipped.prd : before;
    }, prd);
}


/***/ }),

/***/ 77892:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T3: () => (/* binding */ progressPath),
/* harmony export */   US: () => (/* binding */ policyOf),
/* harmony export */   qO: () => (/* binding */ protectAgentFiles)
/* harmony export */ });
/* harmony import */ var node_path_posix__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53916);

/** progress.txt stands beside prd.json (02-loop \u00a76). */
function progressPath(prdPath) {
    return (0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.join)((0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.dirname)(prdPath), 'progress.txt');
}
/** Stands for the backlog of an objective, which no file holds: agents never write below `.ralph/` anyway. */
const NO_BACKLOG = '.ralph/prd.json';
/** What the integrity gate protects for each story; frozen at run start. */
function policyOf({ prd, policy, settings, backlogs }, plan) {
    const stories = new Map(prd.prd.stories.map((story) => [story.id, story]));
    const { prdPath = NO_BACKLOG } = plan;
    // An objective flips no marker of a story either.
    const others = plan.objective === undefined ? [] : backlogs.flatMap((path) => [path, progressPath(path)]);
    const criteriaOf = (story) => (policy.asking ? policy.asking.get(story) : stories.get(story)?.criteria) ?? [];
    return (story) => ({
        prdPath,
        controllerPaths: [progressPath(prdPath), ...others],
        protectedPaths: settings.protectedPaths,
        testPaths: settings.testPaths ?? [],
        allow: stories.get(story)?.allow ?? [],
        criteria: plan.objective === undefined ? criteriaOf(story) : [plan.objective.text],
        checks: plan.checks,
        ...(plan.setup && { setup: plan.setup.command }),
        ...(plan.workingDirectory === undefined ? {} : { workingDirectory: plan.workingDirectory }),
    });
}
/**
 * The same with files of the repository that the command lines of agents name, as protected paths: an attempt that changed them
 * would write the next agent, or its own reviewer. The user's own paths come first, so that none of them can take these out.
 */
async function protectAgentFiles(prepared, workspace) {
    const { repository, settings, start } = prepared;
    const { agent, reviewAgent, agentFallbacks, workingDirectory, protectedPaths } = settings;
    const found = [];
    for (const path of namedPaths([agent, reviewAgent, ...agentFallbacks.map((each) => each.agent)], {
        workspace,
        workingDirectory,
    })) {
        const file = await repository.readFile(start.start.commit, path, 0);
        if (file !== undefined && !protectedPaths.includes(path))
            found.push(path);
    }
    if (found.length === 0)
        return prepared;
    return { ...prepared, settings: { ...settings, protectedPaths: [...protectedPaths, ...found] } };
}
/** Programs are named from the root, arguments from the folder in which the agent starts; a leading `!` would be no path to a glob. */
function namedPaths(agents, { workspace, workingDirectory }) {
    const words = agents.flatMap((agent) => agent === 'none' || agent.type !== 'command' ? [] : [...agent.command, ...agent.args]);
    const places = words.flatMap((word) => [(0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.resolve)(workspace, word), (0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.resolve)(workspace, workingDirectory, word)]);
    const inside = places.map((place) => (0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.relative)(workspace, place));
    return new Set(inside.filter((path) => path !== '' && !/^(?:\.\.(?:\/|$)|!)/.test(path)));
}


/***/ }),

/***/ 59862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ mergeTrees)
/* harmony export */ });
/** Three trees merged without a worktree; nothing of the trees runs, and no configuration of theirs is read. */
async function mergeTrees(repository, call) {
    const [base, ours, theirs] = await Promise.all([call.base, call.ours, call.theirs].map((treeish) => without(repository, treeish, call.apart)));
    const commit = (tree = '', parents = []) => repository.commit({ tree, parents, message: 'merge', at: 0 });
    // git finds the base of a merge in history: three commits of our own make it the one that is meant.
    const root = await commit(base);
    const [left, right] = await Promise.all([commit(ours, [root]), commit(theirs, [root])]);
    const args = ['merge-tree', '--write-tree', '--name-only', '--no-messages', '-z', '--', left, right];
    const { exitCode, stdout } = await repository.git.run(args);
    const [tree = '', ...paths] = stdout.toString('utf8').split('\0').filter(Boolean);
    if (exitCode !== 0)
        return { ok: false, paths: exitCode === 1 ? [...new Set(paths)] : [] };
    return { ok: true, tree: await withThose(repository, tree, call) };
}
async function without(repository, treeish, apart) {
    const edits = apart.map((path) => ({ path, delete: true }));
    return repository.overlay(await repository.treeOf(treeish), edits);
}
async function withThose(repository, tree, { ours, apart }) {
    const files = await Promise.all(apart.map((path) => repository.readFile(ours, path)));
    const edits = files.flatMap((file, at) => {
        const path = apart[at];
        return file === undefined || path === undefined ? [] : [{ path, mode: file.mode, bytes: file.bytes }];
    });
    return repository.overlay(tree, edits);
}


/***/ })

};
