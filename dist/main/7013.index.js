export const id = 7013;
export const ids = [7013];
export const modules = {

/***/ 3598:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  UU: () => (/* binding */ holdLease)
});

// UNUSED EXPORTS: refusalOf, releaseLeft

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
// EXTERNAL MODULE: ./build/adapters/disk.js
var disk = __webpack_require__(24896);
// EXTERNAL MODULE: ./build/adapters/lease.js
var lease = __webpack_require__(23147);
// EXTERNAL MODULE: ./build/adapters/store/lock.js
var lock = __webpack_require__(22620);
// EXTERNAL MODULE: ./build/report/time.js
var time = __webpack_require__(68062);
// EXTERNAL MODULE: ./build/action/ask-github.js
var ask_github = __webpack_require__(8584);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/adapters/store/atomic.js
var atomic = __webpack_require__(86373);
;// CONCATENATED MODULE: ./build/action/lease-file.js




/** Notes a commit before it is pushed; the one before it may be what the remote still has. */
function noteLease(folder, lease, commit) {
    const before = readLease(folder);
    const commits = before?.id === lease.id ? before.commits.slice(0, 1) : [];
    (0,atomic/* writeAtomic */.v)((0,external_node_path_.join)(folder, FILE), JSON.stringify({ ...lease, commits: [commit, ...commits] }));
}
/** Undefined when this machine holds none, or what it noted cannot be read. */
function readLease(folder) {
    const file = (0,external_node_path_.join)(folder, FILE);
    if (!(0,external_node_fs_.existsSync)(file))
        return undefined;
    try {
        const left = JSON.parse((0,external_node_fs_.readFileSync)(file, 'utf8'));
        return isLease(left) ? left : undefined;
    }
    catch {
        return undefined;
    }
}
/** Whether nobody works under it any more. */
function isGone(lease) {
    return lease.over === true || !(0,lock/* isAlive */._n)(lease);
}
/** Notes that the run is over, for whoever can reach the remote next. */
function leaveLease(folder) {
    const left = readLease(folder);
    if (left !== undefined)
        (0,atomic/* writeAtomic */.v)((0,external_node_path_.join)(folder, FILE), JSON.stringify({ ...left, over: true }));
}
function forgetLease(folder) {
    (0,external_node_fs_.rmSync)((0,external_node_path_.join)(folder, FILE), { force: true });
}
const FILE = 'lease.json';
/** By hand: a library for it would double the code that is loaded before the first agent. */
function isLease(value) {
    if (typeof value !== 'object' || value === null)
        return false;
    const { pid, commits, over = true, ...rest } = value;
    const texts = [rest.ref, rest.id, rest.startTicks, rest.host, ...(Array.isArray(commits) ? commits : [undefined])];
    return typeof pid === 'number' && over === true && texts.every((text) => typeof text === 'string');
}

// EXTERNAL MODULE: ./build/action/refusal.js
var refusal = __webpack_require__(47355);
;// CONCATENATED MODULE: ./build/action/hold-lease.js









/**
 * Takes the lease that keeps two runners apart, in the background of what else a run prepares, and shows a sign of life four times
 * in `lock_ttl` (02-loop \u00a76). A remote that takes branches and not this ref is worked with all the same, and that is said.
 */
function holdLease(call) {
    const options = optionsOf(call);
    const lost = new AbortController();
    let commit;
    let unanswered = [];
    let beating;
    let beat = Promise.resolve();
    const sign = async () => {
        if (commit === undefined)
            return;
        const beaten = await (0,lease/* keepLease */.yx)(options, { expect: commit, ours: unanswered });
        if (beaten.ok)
            [commit, unanswered] = [beaten.commit, []];
        else if (beaten.problem.kind === 'stale')
            lost.abort(`another run took over the lock ${options.ref}`);
        else
            unanswered = [...unanswered, beaten.pushed];
    };
    const taken = (0,lease/* takeLease */._e)(options).then((result) => {
        if (result.type !== 'taken')
            return call.cancel.aborted ? (0,refusal/* interrupted */.VM)(call.cancel) : refusalOf(result, call, options.ref);
        if (result.notice !== undefined)
            call.log.notice(result.notice);
        commit = result.commit;
        // A remote that is away for a while is no reason to end: only another owner is.
        beating = setInterval(() => {
            beat = beat.then(sign).catch(() => undefined);
        }, call.ttlMs / 4).unref();
        return { ok: true, ...(result.contended && { contended: result.contended }) };
    });
    taken.catch(() => undefined);
    return {
        taken,
        lost: lost.signal,
        [Symbol.asyncDispose]: async () => {
            await taken.catch(() => undefined);
            clearInterval(beating);
            await beat;
            if (commit === undefined || lost.signal.aborted)
                return;
            await end(call, options.ref).catch((error) => {
                // A disk that is full must not take the end of the run with it.
                call.log.warning(`The lock ${options.ref} was not released: ${error instanceof Error ? error.message : String(error)}. The next run takes it over.`);
            });
        },
    };
}
/** After a cancel the network is cut off: `post` lets go of it. */
async function end(call, ref) {
    // The last bytes of a full disk are for the outputs of the step.
    if ((await (0,disk/* freeMegabytes */.w)(call.folder)) === 0)
        throw new Error('the disk is full');
    if (call.cancel.aborted)
        leaveLease(call.folder);
    else
        await letGo(call, ref);
}
/** Lets go of what a main step that was killed still holds; `undefined` when nothing is left to do (04-trust rule 4). */
async function releaseLeft(repository, folder) {
    const left = readLease(folder);
    if (left === undefined)
        return undefined;
    let open;
    for (const commit of left.commits) {
        const problem = await (0,lease/* dropLease */.Oj)(repository, left.ref, commit);
        if (problem === undefined) {
            open = undefined;
            break;
        }
        if (problem.kind !== 'stale')
            open = problem;
    }
    if (open === undefined)
        forgetLease(folder);
    return open;
}
async function letGo({ repository, folder, log }, ref) {
    const problem = await releaseLeft(repository, folder);
    if (problem === undefined)
        return;
    leaveLease(folder);
    log.warning(`The lock ${ref} was not released: ${problem.message} The next run takes it over.`);
}
function optionsOf(call) {
    const { repository, remoteRefs, seen, job, folder, ttlMs, now } = call;
    const ref = `refs/ralph/${call.feature}/lock`;
    const { workflowRun, runUrl: url } = job;
    const process = { pid: globalThis.process.pid, startTicks: (0,lock/* startTicks */.Xw)(globalThis.process.pid), host: (0,external_node_os_.hostname)() };
    const id = (0,external_node_crypto_.randomUUID)();
    const owner = { ...process, id, runId: call.runId, workflowRun, url, since: (0,time/* isoTime */.Ly)(now()) };
    const before = readLease(folder);
    return {
        ...{ repository, ref, there: remoteRefs.get(ref), seen, owner, ttlMs, now },
        facts: { workflowRun, left: before && { id: before.id, isGone: isGone(before) } },
        ask: (other) => ask(call, other),
        onPush: (commit) => noteLease(folder, { ref, id, ...process }, commit),
    };
}
function ask({ job, token, cancel, log }, { workflowRun }) {
    return (0,ask_github/* askRun */.pF)({ job, token, cancel, onNote: (text) => log.info(text) }, workflowRun);
}
/** A lock that the remote's rules forbid to make costs only the lock; whatever else fails may hide one that is held (04-trust rule 19). */
function refusalOf(result, { log }, ref) {
    if (result.type === 'held')
        return { ok: false, halt: 'locked', reasons: [heldBy(result, ref)] };
    const { problem, wasThere } = result;
    // The job's to mend, lock or not.
    if (problem.kind === 'read-only' || problem.kind === 'auth')
        return (0,refusal/* configError */.Fj)(problem.message);
    if (problem.kind === 'other')
        return (0,refusal/* configError */.Fj)(`The lock ${ref} could not be taken: ${problem.message}`, LET_IT);
    if (wasThere || !forbids.has(problem.kind)) {
        return (0,refusal/* environmentBroken */.j8)(`The lock ${ref} could not be taken: ${problem.message}`);
    }
    log.notice(`No lock keeps other runners away, because ${ref} was not taken by the remote: ${problem.message}`);
    return { ok: true };
}
const forbids = new Set(['repository-rule', 'protected-branch']);
/** Without a reason nobody knows whether a lock is held (04-trust rule 19). */
const LET_IT = 'Let the token of this job create and replace refs under refs/ralph/: without the lock two runners could work at once.';
function heldBy({ owner, unasked }, ref) {
    const remedy = `If nothing runs any more, remove it: git push origin :${ref}`;
    if (owner === undefined)
        return `ERROR: Another Ralph loop active: ${ref} is there and names nobody. ${remedy}`;
    const doubt = unasked === undefined ? '' : ` Whether it still works is not known: ${unasked} ${remedy}`;
    return (`ERROR: Another Ralph loop active (PID ${owner.pid}) on ${owner.host}: ${(0,lease/* nameOf */.Vb)(owner)}, since ${owner.since}. ` +
        `Wait for it to end or cancel it.${doubt}`);
}


/***/ }),

/***/ 23147:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Oj: () => (/* binding */ dropLease),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   _e: () => (/* binding */ takeLease),
/* harmony export */   yx: () => (/* binding */ keepLease)
/* harmony export */ });
/* unused harmony export pushBeat */
/* harmony import */ var _core_lease_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63716);

/** Others who take it at the same moment make us look again; more often than this nobody is that unlucky. */
const TRIES = 4;
/**
 * Takes the lease of a feature across runners: a ref that is created, or replaced, only if it is what was read (catalogue D9). Of
 * two that try together the server lets one through; the other looks again and finds it held.
 */
async function takeLease(options) {
    let taken = await tryLease(options, { there: options.there, isAgain: false });
    for (let count = 1; count < TRIES && wasTaken(taken); count += 1) {
        const listed = await options.repository.remoteRefs([options.ref]);
        if (!listed.ok)
            return { type: 'failed', problem: listed.problem, wasThere: true };
        taken = await tryLease(options, { there: listed.refs.get(options.ref), isAgain: true });
    }
    return taken;
}
async function tryLease(options, { there, isAgain }) {
    const verdict = there === undefined ? undefined : await judge(options, there);
    if (verdict !== undefined && verdict.type !== 'over')
        return verdict;
    const pushed = await keepLease(options, { expect: there ?? null, ours: [], ...(!isAgain && { seen: options.seen }) });
    if (!pushed.ok)
        return { type: 'failed', problem: pushed.problem, wasThere: there !== undefined };
    const { commit, isMoved = false } = pushed;
    if (verdict === undefined)
        return { type: 'taken', commit, ...((isAgain || isMoved) && { contended: {} }) };
    const { notice, owner, isRecent = false } = verdict;
    const isContended = isAgain || isMoved || isRecent;
    return { type: 'taken', commit, notice, ...(isContended && { contended: owner === undefined ? {} : { owner } }) };
}
/** Somebody else was faster. */
function wasTaken(taken) {
    return taken.type === 'failed' && (taken.problem.kind === 'stale' || taken.problem.kind === 'fetch-first');
}
/**
 * Pushes a sign of life. An answer that was lost says nothing of the push: what the remote holds is read again, and what we pushed
 * there is ours.
 */
async function keepLease(options, { expect, ours, seen }) {
    const beaten = await pushBeat(options, expect, seen);
    if (beaten.ok || isRefused(beaten.problem))
        return beaten;
    const listed = await options.repository.remoteRefs([options.ref, ...(seen ? [seen.ref] : [])]);
    const held = listed.ok ? listed.refs.get(options.ref) : undefined;
    if (listed.ok && held === beaten.pushed)
        return { ok: true, commit: held, ...(seen && { isMoved: listed.refs.get(seen.ref) !== seen.commit }) };
    if (held !== undefined && ours.includes(held))
        return pushBeat(options, held);
    // Nobody knows who holds it while nobody can look.
    return listed.ok || beaten.problem.kind !== 'stale' ? beaten : { ...beaten, problem: listed.problem };
}
/** The remote said no, for a reason that is none of time. */
function isRefused({ kind }) {
    return kind === 'repository-rule' || kind === 'protected-branch' || kind === 'auth' || kind === 'read-only';
}
/** Pushes a sign of life in place of the last one. */
async function pushBeat({ repository, ref, owner, now, onPush }, expect, seen) {
    const at = now();
    const text = `${JSON.stringify({ ...owner, beatAt: at })}\n`;
    const tree = await repository.overlay(await repository.emptyTree(), [
        { path: 'lock.json', mode: '100644', bytes: Buffer.from(text) },
    ]);
    const commit = await repository.commit({ tree, parents: [], message: `Lock of run ${owner.runId}`, at });
    onPush(commit);
    const beside = seen === undefined ? [] : [{ ...seen, expect: seen.commit }];
    const [result, records] = await repository.push([{ ref, commit, expect }, ...beside]);
    if (result === undefined)
        throw new Error(`no answer for ${ref}`);
    if (!result.ok)
        return { ok: false, problem: result.problem, pushed: commit };
    return { ok: true, commit, ...(records && { isMoved: !records.ok }) };
}
/** Takes the lock away, if it is still the commit that we put there. */
async function dropLease(repository, ref, commit) {
    const [result] = await repository.push([{ ref, commit, expect: commit, remove: true }]);
    return result === undefined || result.ok ? undefined : result.problem;
}
async function judge(options, there) {
    const { repository, ref } = options;
    const fetched = await repository.fetchRef(ref);
    if (!fetched.ok) {
        // Let go of in this very moment.
        if (fetched.problem.kind === 'missing')
            return { type: 'over', notice: `The lock ${ref} was just released.`, isRecent: true };
        return { type: 'failed', problem: fetched.problem, wasThere: true };
    }
    if (fetched.commit !== there)
        return { type: 'over', notice: `The lock ${ref} has just changed hands.`, isRecent: true };
    const file = await repository.readFile(there, 'lock.json', 10_000);
    const owner = (0,_core_lease_js__WEBPACK_IMPORTED_MODULE_0__/* .readOwner */ .A7)(file?.bytes.toString('utf8') ?? '');
    if (owner === undefined)
        return { type: 'held', owner };
    return judgeKnown(options, owner);
}
async function judgeKnown({ facts, ask, ttlMs, now }, owner) {
    const first = (0,_core_lease_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeOwner */ .lT)(owner, facts);
    if (first.type === 'over')
        return over(owner, first);
    if (first.type === 'running')
        return { type: 'held', owner };
    const asked = await ask(owner);
    if (asked.type === 'over')
        return over(owner, asked);
    if (asked.type === 'running')
        return { type: 'held', owner };
    const beat = (0,_core_lease_js__WEBPACK_IMPORTED_MODULE_0__/* .judgeBeat */ .Oi)(owner, { nowMs: now(), ttlMs });
    return beat.type === 'over' ? over(owner, beat) : { type: 'held', owner, unasked: asked.why };
}
function over(owner, { why }) {
    const notice = `Took over the lock of ${nameOf(owner)} on ${owner.host}, held since ${owner.since}: ${why}.`;
    return { type: 'over', notice, owner };
}
/** What names an owner to a person: the run and where it shows on GitHub. */
function nameOf({ runId, workflowRun, url }) {
    return (0,_core_lease_js__WEBPACK_IMPORTED_MODULE_0__/* .partsOf */ .CI)(workflowRun).run === '' ? `run ${runId}` : `run ${runId} (workflow run ${workflowRun}, ${url})`;
}


/***/ }),

/***/ 22620:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HJ: () => (/* binding */ takeLock),
/* harmony export */   Xw: () => (/* binding */ startTicks),
/* harmony export */   _n: () => (/* binding */ isAlive)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161);
/* harmony import */ var _atomic_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86373);
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});




/** Takes the lock, or says who holds it. A dead owner's lock is taken over with a notice. */
function takeLock(file, call) {
    const owner = { ...call, pid: process.pid, startTicks: startTicks(process.pid), host: (0,node_os__WEBPACK_IMPORTED_MODULE_2__.hostname)() };
    const own = `${file}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString('hex')}`;
    try {
        (0,_atomic_js__WEBPACK_IMPORTED_MODULE_3__/* .writeNew */ .q)(own, Buffer.from(JSON.stringify(owner)));
        return create(own, file) ? { ok: true, lock: held(file, owner) } : takeOver({ file, own, owner });
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(own, { force: true });
    }
}
/** Exclusive, and with its content at once: of two that try, one wins, and nobody sees a lock without an owner (catalogue D9). */
function create(own, file) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.linkSync)(own, file);
        return true;
    }
    catch (error) {
        if (error.code === 'EEXIST')
            return false;
        throw error;
    }
}
/**
 * Replaces a dead owner's lock. Only one process at a time may do so, or the slower of two would replace the lock of the
 * faster: that right is a lock of its own, held for a few system calls.
 */
function takeOver({ file, own, owner }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const before = readOwner(file);
        if (before !== undefined && isAlive(before))
            return { ok: false, message: activeMessage(before) };
        const right = takeLock(`${file}.takeover`, owner);
        if (!right.ok)
            return right;
        const _ = __addDisposableResource(env_1, right.lock, false);
        if (create(own, file))
            return { ok: true, lock: held(file, owner) };
        const dead = readOwner(file);
        if (dead !== undefined && isAlive(dead))
            return { ok: false, message: activeMessage(dead) };
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(own, file);
        return { ok: true, lock: held(file, owner), notice: takenOver(dead) };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
function activeMessage(owner) {
    return (`ERROR: Another Ralph loop active (PID ${owner.pid}) on ${owner.host}, run ${owner.runId}, since ${owner.since}. ` +
        'Wait for it to end or cancel it.');
}
function takenOver(owner) {
    if (owner === undefined)
        return 'Took over a lock file that names no owner.';
    return `Took over the lock of run ${owner.runId} (PID ${owner.pid}, since ${owner.since}): that process is gone.`;
}
function held(file, owner) {
    return {
        [Symbol.dispose]: () => {
            const now = readOwner(file);
            if (now?.pid === owner.pid && now.runId === owner.runId && now.host === owner.host)
                (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.unlinkSync)(file);
        },
    };
}
function readOwner(file) {
    try {
        const owner = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(file, 'utf8'));
        return typeof owner.pid === 'number' && typeof owner.host === 'string' ? owner : undefined;
    }
    catch {
        return undefined;
    }
}
/** A lock of another host cannot be judged from here, so it counts as alive. */
function isAlive(owner) {
    if (owner.host !== (0,node_os__WEBPACK_IMPORTED_MODULE_2__.hostname)())
        return true;
    try {
        process.kill(owner.pid, 0);
    }
    catch (error) {
        return error.code === 'EPERM';
    }
    return owner.startTicks === '' || startTicks(owner.pid) === owner.startTicks;
}
/** Field 22 of /proc/PID/stat, counted after the command name, which may contain anything (catalogue D8). */
function startTicks(pid) {
    try {
        const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(`/proc/${pid}/stat`, 'latin1');
        return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
    }
    catch {
        return '';
    }
}


/***/ }),

/***/ 51195:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EZ: () => (/* binding */ isMeant),
/* harmony export */   V5: () => (/* binding */ CONTROL_PREFIX),
/* harmony export */   ot: () => (/* binding */ UserCancel),
/* harmony export */   pc: () => (/* binding */ threadOfRef),
/* harmony export */   v0: () => (/* binding */ controlRef)
/* harmony export */ });
/** Refs of all orders; the number of the thread follows. No feature is called `_`. */
const CONTROL_PREFIX = 'refs/ralph/_/control/';
/** The order of a thread lies here. */
function controlRef(thread) {
    return `${CONTROL_PREFIX}${thread}`;
}
/** Number of the thread that an order's ref names; undefined for anything else. */
function threadOfRef(ref) {
    const number = ref.startsWith(CONTROL_PREFIX) ? ref.slice(CONTROL_PREFIX.length) : '';
    return /^[1-9]\d{0,14}$/.test(number) ? Number(number) : undefined;
}
/** Whether an order that came from a thread is meant for a run. */
function isMeant(order, thread, run) {
    return run.threads.includes(thread) || order.branch === run.branch;
}
/** Why a run ends that a person cancelled; as the reason of an abort signal it makes the halt `user_cancel`. */
class UserCancel {
    order;
    constructor(order) {
        this.order = order;
    }
    toString() {
        const { person, reason } = this.order;
        return reason === '' ? `cancelled by ${person}` : `cancelled by ${person}: ${reason}`;
    }
}


/***/ }),

/***/ 4898:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ neededCommits)
/* harmony export */ });
/* harmony import */ var _signoff_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28496);
/* harmony import */ var _story_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12703);
/* harmony import */ var _story_list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25212);



/**
 * Commits that a run needs to go on from its last finished step, besides its start: the tip of the passed work, the work in flight,
 * and whatever is not known to be pushed. Each once.
 */
function neededCommits(state) {
    const story = (0,_story_js__WEBPACK_IMPORTED_MODULE_1__/* .currentStory */ .$C)(state);
    // What a story left before a fix was asked for is in the branch.
    const before = (story && (0,_signoff_js__WEBPACK_IMPORTED_MODULE_0__/* .openFix */ .IB)(story)?.attempts) ?? 0;
    const attempt = story?.attempts.slice(before).findLast(({ commit }) => commit !== undefined);
    const unpushed = state.publications.filter(({ status }) => status !== 'pushed');
    const carried = (state.carrying?.left ?? state.plan.carried ?? []).map(({ commit }) => commit);
    const all = [
        ...carried,
        state.head.commit,
        story?.start?.commit,
        attempt?.commit,
        story?.split?.starts.at(-1)?.commit,
        ...unpushed.map(({ commit }) => commit),
        ...(state.plan.journal === 'artifact' ? unpushed.flatMap(({ story: id }) => judgedCommit(state, id)) : []),
    ];
    const { start } = state.plan;
    const needed = all.filter((commit) => commit !== undefined && (start.made === true || commit !== start.commit));
    return [...new Set(needed)];
}
/** What the gates of a story saw last: they judge it again where nobody vouches for them (`judgedAnew`). */
function judgedCommit(state, id) {
    const commit = (0,_story_list_js__WEBPACK_IMPORTED_MODULE_2__/* .storiesOf */ .TQ)(state)
        .find((each) => each.id === id)
        ?.attempts.at(-1)?.commit;
    return commit === undefined ? [] : [commit];
}


/***/ }),

/***/ 19826:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ tellsAll)
/* harmony export */ });
/**
 * Whether a journal tells all that another one of the same run tells. What was noted elsewhere is not in it however long it is; by
 * stamps and types, since a copy that left its machine is without secrets.
 */
function tellsAll(own, other) {
    return other.every((event, at) => isSame(event, own[at]));
}
function isSame(one, other) {
    if (one.outcome.type !== other?.outcome.type)
        return false;
    return one.stamp.at === other.stamp.at && one.stamp.elapsedMs === other.stamp.elapsedMs;
}


/***/ }),

/***/ 12157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  e: () => (/* binding */ run)
});

// EXTERNAL MODULE: ./build/core/control.js
var control = __webpack_require__(51195);
// EXTERNAL MODULE: ./build/core/loop.js + 34 modules
var loop = __webpack_require__(75634);
// EXTERNAL MODULE: ./build/core/applying.js
var applying = __webpack_require__(84552);
// EXTERNAL MODULE: ./build/core/whole.js
var whole = __webpack_require__(21409);
;// CONCATENATED MODULE: ./build/engine/perform.js


/** Command -> port -> outcome: one line of wiring per command, no decisions. */
async function perform(world, { state, command }) {
    switch (command.type) {
        case 'run-baseline': {
            const done = await world.checks.baseline(command);
            return 'checks' in done ? { type: 'baseline-done', checks: done.checks } : done;
        }
        case 'implement':
            return world.agent.implement(command, state);
        case 'take-snapshot':
            return world.snapshots.take(command, state);
        case 'run-checks': {
            const done = await world.checks.run(command);
            return 'results' in done ? { type: 'checks-done', results: done.results } : done;
        }
        case 'run-review':
            return world.reviewers.review(command, state);
        case 'run-final-review':
            return ofTheWhole(await world.reviewers.review(command, state));
        case 'consult':
            return world.advisers.consult(command, state);
        case 'wait':
            return world.pauses.wait(command, state);
        case 'run-final-checks':
            return checkWhole(world, state, command);
        case 'carry-stories':
            return carry(world, command);
        case 'commit-story':
            return { type: 'story-committed', ...(await world.commits.story({ ...command, state })) };
        case 'park-story':
            return { type: 'story-parked', ...(await world.commits.park({ ...command, state })) };
        case 'archive-feature':
            return { type: 'feature-archived', ...(await world.commits.archive({ ...command, state })) };
        case 'publish':
            world.publisher.start(command.refs, state);
            return { type: 'publishing' };
        case 'settle': {
            const done = await world.publisher.settle(command.refs, state);
            return 'type' in done ? done : { type: 'settled', ...done };
        }
        case 'write-report':
            return { type: 'reported', reportFile: await world.reports.write(state, command.halt) };
        case 'finish':
            throw new Error(`"${command.type}" ends the loop and is never performed.`);
    }
}
function ofTheWhole(done) {
    return done.type === 'reviewed' ? { ...done, type: 'final-reviewed' } : done;
}
/** The checks look at what everything together comes to. */
async function carry(world, command) {
    const { changed, ...moved } = await world.commits.carry(command);
    const tree = moved.points.at(-1)?.tree;
    const checks = command.checks.filter((check) => (0,applying/* touches */.yI)(check, { changed, changedCount: changed.length }));
    if (tree === undefined || checks.length === 0)
        return { type: 'stories-carried', ...moved, results: [] };
    if (world.cancel.aborted)
        return { type: 'interrupted', cause: String(world.cancel.reason) };
    const done = await world.checks.run({ ...command, checks, type: 'run-checks', story: 'carried', attempt: 1, tree });
    return 'results' in done ? { type: 'stories-carried', ...moved, results: done.results } : done;
}
/** The checks of `stage: final` are asked like those of a story, under a name that no story has. */
async function checkWhole(world, { plan }, command) {
    const about = { type: 'run-checks', story: (0,whole/* wholeName */.fC)(plan), attempt: command.call };
    const done = await world.checks.run({ ...command, ...about });
    return 'results' in done ? { type: 'final-checks-done', results: done.results } : done;
}

// EXTERNAL MODULE: ./build/engine/trouble.js
var trouble = __webpack_require__(78448);
;// CONCATENATED MODULE: ./build/engine/run.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});




/** The loop: journal the intent, perform the command, journal the outcome, go on (02-loop \u00a71). */
async function run(world, first) {
    let { state, command } = first;
    while (command.type !== 'finish') {
        const step = { state, command };
        const unwritten = journalled(() => world.journal.intend(step.command));
        if (unwritten !== undefined)
            return unrecorded(world, state, unwritten);
        world.observer.commanded(state);
        let lost;
        for await (const outcome of outcomesOf(world, step)) {
            const event = stamped(world, outcome);
            lost = journalled(() => world.journal.append(event));
            // What the command started ends before the report is written.
            if (lost !== undefined)
                break;
            ({ state, command } = (0,loop/* transition */.kY)(state, event));
            world.observer.happened(state, event);
        }
        if (lost !== undefined)
            return unrecorded(world, state, lost);
    }
    return { state, halt: command.halt };
}
/**
 * One outcome, but for a cancel of what runs processes, which may take seconds to end: then the journal is told at once, and what the
 * call used once they are gone. What they came to meanwhile counts no more than after a crash: it is done again.
 */
async function* outcomesOf(world, step) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const performing = outcomeOf(world, step);
        const cancelled = __addDisposableResource(env_1, whenAborted(world.cancel), false);
        const isLate = runsProcesses(step.command) && !world.cancel.aborted;
        const first = await (isLate ? Promise.race([performing, cancelled.signal]) : performing);
        if (first !== 'cancelled')
            return yield first;
        let last;
        try {
            yield { ...cutShort(world), ending: true };
        }
        finally {
            last = await performing;
        }
        const usage = 'usage' in last ? last.usage : undefined;
        yield { ...cutShort(world), ...(usage && { usage }) };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
function runsProcesses({ type }) {
    return processCommands.has(type);
}
const processCommands = new Set([
    ...['implement', 'run-review', 'run-final-review', 'consult'],
    ...['run-baseline', 'carry-stories', 'run-checks', 'run-final-checks'],
]);
function whenAborted(cancel) {
    const { promise, resolve } = Promise.withResolvers();
    const tell = () => resolve('cancelled');
    cancel.addEventListener('abort', tell, { once: true });
    return { signal: promise, [Symbol.dispose]: () => cancel.removeEventListener('abort', tell) };
}
async function outcomeOf(world, step) {
    if (world.cancel.aborted && !survivesCancel(step.command))
        return cutShort(world);
    try {
        const outcome = await perform(world, step);
        return outcome.type === 'interrupted' ? { ...outcome, ...byWhom(world) } : outcome;
    }
    catch (error) {
        const halt = (0,trouble/* troubleOf */.L)(error, step.command.type);
        // A terminal sends its signal to our helpers, too: what fails as they end is no fault of ours, and is done again.
        if (halt.kind === 'internal_error' && world.cancel.aborted && !survivesCancel(step.command))
            return cutShort(world);
        return { type: 'trouble', halt };
    }
}
/** After a cancel only the report is still written. */
function survivesCancel(command) {
    return command.type === 'write-report';
}
function cutShort(world) {
    return { type: 'interrupted', cause: String(world.cancel.reason ?? 'cancelled'), ...byWhom(world) };
}
/** A person who cancels a run is told apart from a runner that goes away (02-loop \u00a72). */
function byWhom({ cancel }) {
    return cancel.reason instanceof control/* UserCancel */.ot ? { by: 'user' } : {};
}
function stamped(world, outcome) {
    return { stamp: { at: world.clock.wallMs(), elapsedMs: world.clock.elapsedMs() }, outcome };
}
function journalled(write) {
    try {
        write();
        return undefined;
    }
    catch (error) {
        return (0,trouble/* journalTrouble */.V)(error);
    }
}
/**
 * A step that is not on disk did not happen: the run ends where the journal ends, so that a resume does the step again. The
 * report is tried once, on a disk that may be full.
 */
async function unrecorded(world, before, halt) {
    const state = { ...before, halt };
    try {
        return { state: { ...state, reportFile: await world.reports.write(state, halt) }, halt };
    }
    catch (error) {
        return { state, halt: { ...halt, detail: `${halt.detail} (no report either: ${String(error)})` } };
    }
}


/***/ }),

/***/ 71938:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ yamlText)
/* harmony export */ });
/* harmony import */ var _strip_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57981);

/** A text as a YAML scalar that reads back as that text: plain where it is safe, else quoted as JSON, which YAML contains. */
function yamlText(text) {
    const safe = (0,_strip_js__WEBPACK_IMPORTED_MODULE_0__/* .strip */ .bB)(text);
    return /^[A-Za-z][\w./-]*$/.test(safe) && !special.test(safe) ? safe : JSON.stringify(safe);
}
/** Words that YAML would read as something else. */
const special = /^(?:true|false|null|yes|no|on|off|y|n)$/i;


/***/ })

};
