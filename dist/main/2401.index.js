export const id = 2401;
export const ids = [2401,3011];
export const modules = {

/***/ 61251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  "if": () => (/* binding */ beginBringing),
  kZ: () => (/* binding */ openNext),
  hA: () => (/* binding */ recallNext)
});

// UNUSED EXPORTS: newerOf

// EXTERNAL MODULE: ./build/core/archive.js
var archive = __webpack_require__(14568);
// EXTERNAL MODULE: ./build/core/calls-per-hour.js
var calls_per_hour = __webpack_require__(57064);
// EXTERNAL MODULE: ./build/core/continuing.js
var continuing = __webpack_require__(3702);
// EXTERNAL MODULE: ./build/core/loop.js + 34 modules
var loop = __webpack_require__(75634);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/adapters/store/atomic.js
var atomic = __webpack_require__(86373);
// EXTERNAL MODULE: ./build/adapters/store/journal-file.js
var journal_file = __webpack_require__(87455);
// EXTERNAL MODULE: ./build/core/needed-commits.js
var needed_commits = __webpack_require__(4898);
// EXTERNAL MODULE: ./build/core/same-events.js
var same_events = __webpack_require__(19826);
// EXTERNAL MODULE: ./build/action/foreign-journal.js
var foreign_journal = __webpack_require__(24081);
// EXTERNAL MODULE: ./build/action/journal-names.js
var journal_names = __webpack_require__(86365);
// EXTERNAL MODULE: ./build/action/refusal.js
var refusal = __webpack_require__(47355);
// EXTERNAL MODULE: ./build/adapters/store/journal-line.js
var journal_line = __webpack_require__(41315);
// EXTERNAL MODULE: ./build/core/story.js
var story = __webpack_require__(12703);
;// CONCATENATED MODULE: ./build/core/judged-anew.js


/** The tip of the passed work after each event of a journal. */
function headsOf([first, ...rest]) {
    if (first === undefined)
        return [];
    let { state } = (0,loop/* begin */.qN)(first);
    const heads = [state.head.commit];
    for (const event of rest) {
        ({ state } = (0,loop/* transition */.kY)(state, event));
        heads.push(state.head.commit);
    }
    return heads;
}
/**
 * How many events a run may go on from where nothing but its journal vouches for the verdicts on work that is in flight: it goes back
 * to the tree that the gates were to judge, and they judge it again. Failed attempts stay, since nothing passes by them.
 */
function judgedAnew(events) {
    const state = (0,loop/* fold */.AU)(events)?.state;
    if (state === undefined || !isInFlight(state))
        return events.length;
    const from = events.findLastIndex(({ outcome }) => work.has(outcome.type));
    const verdict = events.findIndex(({ outcome }, at) => at > from && verdicts.has(outcome.type));
    return verdict === -1 ? events.length : verdict;
}
/** An attempt that nobody has decided on, one that passed and is not committed, or the whole before its end. */
function isInFlight(state) {
    const attempt = (0,story/* currentStory */.$C)(state)?.attempts.at(-1);
    const isOpen = attempt !== undefined && (attempt.decision === '' || attempt.passed);
    return isOpen || state.final !== undefined || state.finalReview !== undefined;
}
const work = new Set([
    'implemented',
    'snapshot-taken',
    'story-committed',
    'story-parked',
    'stories-carried',
]);
const verdicts = new Set([
    'checks-done',
    'reviewed',
    'final-checks-done',
    'final-reviewed',
]);

;// CONCATENATED MODULE: ./build/action/vouched-journal.js


/**
 * How many events of a journal a run goes on from where whoever could upload an artifact may have written it: what it builds on has to
 * be on the remote, and verdicts on anything else are given anew. A text = why it cannot go on at all.
 */
async function vouchedEvents({ repository, base, plan, events }) {
    const branch = base.remoteRefs.get(`refs/heads/${plan.branch}`);
    const tips = [base.commit, ...(branch === undefined ? [] : [branch])];
    const isWithin = async (commit, within) => {
        for (const tip of within)
            if (commit === tip || (await repository.isAncestor(commit, tip)))
                return true;
        return false;
    };
    if (!(await isWithin(plan.base.commit, [base.commit])))
        return missing(plan.base.commit);
    for (const commit of [plan.start.commit, ...(plan.carried ?? []).map((each) => each.commit)])
        if (!(await isWithin(commit, tips)))
            return missing(commit);
    if (plan.looked !== undefined)
        return 'it takes over what an earlier run says of its final checks';
    const heads = headsOf(events);
    let kept = heads.length;
    // The start is there, so this ends.
    while (kept > 1 && !(await isWithin(heads[kept - 1] ?? '', tips)))
        kept = heads.indexOf(heads[kept - 1] ?? '');
    return judgedAnew(events.slice(0, kept));
}
function missing(commit) {
    return `it builds on commit ${commit.slice(0, 10)}, which is not on the remote`;
}
/** The bytes of a sound journal up to so many events, without what follows them. */
function untilEvent(bytes, count) {
    let left = count;
    let end = 0;
    for (let at = 0; left > 0; at = end) {
        end = bytes.indexOf(10, at) + 1;
        if (end === 0)
            return bytes;
        const line = (0,journal_line/* parseLine */.A)(bytes.toString('utf8', at, end - 1));
        if (line.ok && line.line.kind === 'event')
            left -= 1;
    }
    return bytes.subarray(0, end);
}

;// CONCATENATED MODULE: ./build/action/bring-journal.js











const nothing = { ok: true, notices: [] };
/**
 * Puts the journal of an unfinished run that another machine pushed to `refs/ralph/<feature>/state` beside this machine's own, with
 * the commits that it needs, so that the run goes on here from its last finished step (02-loop \u00a76). A journal of this machine that
 * tells as much stays as it is. A damaged one is refused, as one on disk is (catalogue D7).
 */
async function bringJournal(call) {
    const { repository, base, feature } = call;
    const ref = `refs/ralph/${feature}/state`;
    const there = base.remoteRefs.get(ref);
    if (call.take === 'nothing' || there === undefined)
        return nothing;
    const here = await repository.readRef(ref);
    const fetched = here === there ? { ok: true, commit: there } : await repository.fetchRef(ref);
    if (!fetched.ok)
        return unread(call, ref, fetched.problem);
    if (here === undefined && call.take === 'run')
        await repository.setRef(ref, fetched.commit);
    const latest = await latestJournal(call, fetched.commit, `on ${ref}`);
    // Who was stopped after the fetch, or began no run, has the records and may not have the journal.
    if (latest === undefined || (here === there && (0,external_node_fs_.existsSync)(ownFile(call, latest.name))))
        return nothing;
    return judgeJournal(call, latest);
}
async function judgeJournal(call, latest) {
    const { content } = latest;
    if (!content.ok)
        return call.take === 'memory' ? told(unreadable(content.message)) : (0,refusal/* configError */.Fj)(content.message);
    const { events } = content;
    const state = stateOf(events);
    const newest = latest.name;
    if (state === undefined)
        return { ...nothing, newest };
    if (isKnown(call, newest, events))
        return { ...nothing, newest, latest: state };
    const ahead = { newest, latest: state, isAhead: true };
    if (call.take === 'memory')
        return { ...nothing, ...ahead };
    if (!(0,loop/* isUnfinished */.ui)(state))
        return { ...nothing, ...ahead, ended: newest };
    const kept = call.unvouched === true ? await vouchedEvents({ ...call, plan: state.plan, events }) : events.length;
    if (typeof kept === 'string')
        return { ...cannot(state, kept), ...ahead, ended: newest };
    const impossible = await isPossible(call, stateOf(events.slice(0, kept)) ?? state);
    if (impossible !== undefined)
        return { ...impossible, ...ahead, ended: newest };
    const notices = kept < events.length ? [judged(state)] : [];
    return { ...put(call, { ...latest, bytes: untilEvent(latest.bytes, kept) }), ...ahead, notices };
}
/** A remote that does not answer now will later; until then nobody knows what was done already, and a run would pay for it again. */
function unread({ take }, ref, { kind, message }) {
    const what = `What earlier runs left on ${ref} could not be read: ${message}`;
    if (take === 'memory' || (kind !== 'network' && kind !== 'timeout'))
        return told(what);
    return (0,refusal/* environmentBroken */.j8)(`${what} Start the run again; resume: never begins one that knows nothing of them.`);
}
/** The newest run's journal: whatever an older one left open, a newer run has taken its place. */
async function latestJournal(call, commit, place) {
    const { repository, runId, feature } = call;
    const names = (await repository.listFolder(commit, 'runs')).map(({ path }) => path.slice('runs/'.length));
    const name = (0,journal_names/* newestJournal */._p)(names, runId);
    return name === undefined
        ? undefined
        : { name, ...(await (0,foreign_journal/* readForeign */.v)(repository, { commit, name, place, feature })) };
}
/** Undefined for a journal whose lines fit their checksums but tell no history. */
function stateOf(events) {
    try {
        return (0,loop/* fold */.AU)(events)?.state;
    }
    catch {
        return undefined;
    }
}
/** Whether this machine's own journal of the run says as much, and nobody went on with the run elsewhere. */
function isKnown(call, name, events) {
    const own = ownFile(call, name);
    if (!(0,external_node_fs_.existsSync)(own))
        return false;
    const content = (0,journal_file/* readJournal */.a0)(own);
    return content.ok && (0,same_events/* tellsAll */.c)(content.events, events);
}
function ownFile({ folder }, name) {
    return (0,external_node_path_.join)(folder, 'journal', name);
}
function cannot({ plan }, why) {
    const end = why.endsWith('.') ? '' : '.';
    return told(`Run ${plan.runId} did not end, but it cannot go on here: ${why}${end} A new run begins.`);
}
function judged({ plan }) {
    return `Run ${plan.runId} left verdicts on work that is not on the remote, so its gates judge that again.`;
}
/** Undefined when the run can go on here; else why a new one begins. */
async function isPossible({ repository, base }, state) {
    const { plan } = state;
    for (const commit of [plan.base.commit, plan.start.commit, ...(0,needed_commits/* neededCommits */.U)(state)]) {
        const imported = await repository.importCommit(commit);
        if (!imported.ok) {
            return cannot(state, `commit ${commit.slice(0, 10)} could not be had: ${imported.problem.message}`);
        }
    }
    const { prdPath } = plan;
    if (prdPath === undefined)
        return undefined;
    const [then, now] = await Promise.all([plan.base.commit, base.commit].map((commit) => repository.readFile(commit, prdPath)));
    const isSame = then !== undefined && now !== undefined && then.bytes.equals(now.bytes);
    if (isSame)
        return undefined;
    return told(`Run ${plan.runId} did not end, but ${prdPath} was changed since it began, so a new run begins.`);
}
/** Whoever begins afresh need not repair what it would not go on with. */
function unreadable(why) {
    return `What earlier runs know of the stories is left out: ${why}`;
}
function told(notice) {
    return { ok: true, notices: [notice] };
}
function put({ folder }, { name, bytes }) {
    const journals = (0,external_node_path_.join)(folder, 'journal');
    (0,external_node_fs_.mkdirSync)(journals, { recursive: true, mode: 0o700 });
    (0,atomic/* writeAtomic */.v)((0,external_node_path_.join)(journals, name), bytes);
    return { ok: true, name, notices: [] };
}

// EXTERNAL MODULE: ./build/core/applying.js
var applying = __webpack_require__(84552);
// EXTERNAL MODULE: ./build/core/final-review.js + 1 modules
var final_review = __webpack_require__(81214);
// EXTERNAL MODULE: ./build/core/whole.js
var whole = __webpack_require__(21409);
// EXTERNAL MODULE: ./build/action/find-prd.js
var find_prd = __webpack_require__(31415);
;// CONCATENATED MODULE: ./build/action/earlier-work.js




/**
 * The plan with the passed work of earlier runs that its start holds, and what they know of all of it together: where the plan asks
 * for a final check or a final review, that work is vouched for as well before a run is ready.
 */
async function withEarlierWork(prepared, plan, latest) {
    if (plan.finalReview === undefined && (0,applying/* finalChecks */.eP)(plan).length === 0)
        return plan;
    const unmerged = await unmergedOf(prepared);
    // Whoever may upload an artifact could have written what it says of gates.
    const isVouched = prepared.settings.journal !== 'artifact';
    const looked = latest && isVouched ? (0,whole/* lookedOf */.eV)(latest, (0,final_review/* finalVerdict */.Ou)(latest)) : undefined;
    return { ...plan, ...(unmerged && { unmerged }), ...(looked && { looked }) };
}
/** The stories that prd.json calls passed at the run start and not where the base was left. */
async function unmergedOf({ repository, base, prd: found, start }) {
    const { commit } = start.start;
    if (!(0,find_prd/* isFile */.fo)(found) || commit === base.commit)
        return undefined;
    const passed = found.prd.stories.filter(({ passes }) => passes).map(({ id }) => id);
    const from = passed.length === 0 ? undefined : await repository.mergeBase(base.commit, commit);
    if (from === undefined)
        return undefined;
    const there = await (0,find_prd/* readAt */.m6)(repository, from, found.path);
    const merged = new Set(there.ok ? there.prd.stories.flatMap(({ id, passes }) => (passes ? [id] : [])) : []);
    const stories = passed.filter((id) => !merged.has(id));
    return stories.length === 0 ? undefined : { from: { commit: from, tree: await repository.treeOf(from) }, stories };
}

// EXTERNAL MODULE: ./build/core/breaker.js + 1 modules
var breaker = __webpack_require__(60971);
;// CONCATENATED MODULE: ./build/action/on-trial.js

/** The plan of a run after one that its breaker stopped: it begins with one trial (02-loop \u00a73, Breaker). */
function onTrial(plan, latest, resetCircuit) {
    const why = latest === undefined || resetCircuit ? undefined : (0,breaker/* openCircuit */.Ed)(latest);
    if (why === undefined || plan.breaker === undefined)
        return plan;
    const notice = `Run ${latest?.plan.runId} was stopped (circuit_open: ${why.detail}). This run begins with one trial; reset_circuit: true begins without.`;
    return { ...plan, breaker: { ...plan.breaker, halfOpen: why }, notices: [...plan.notices, notice] };
}

// EXTERNAL MODULE: ./build/adapters/store/lock.js
var lock = __webpack_require__(22620);
// EXTERNAL MODULE: ./build/core/signoff.js
var signoff = __webpack_require__(28496);
// EXTERNAL MODULE: ./build/report/time.js
var time = __webpack_require__(68062);
// EXTERNAL MODULE: ./build/action/resume-terms.js
var resume_terms = __webpack_require__(96314);
;// CONCATENATED MODULE: ./build/action/open-run.js
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











/** Takes the lock, then resumes the latest unfinished journal or begins a new one (02-loop \u00a71 and \u00a76). */
function openRun(call) {
    const folder = (0,external_node_path_.join)(call.folder, 'journal');
    (0,external_node_fs_.mkdirSync)(folder, { recursive: true, mode: 0o700 });
    const since = (0,time/* isoTime */.Ly)(call.clock.wallMs());
    const taken = (0,lock/* takeLock */.HJ)((0,external_node_path_.join)(call.folder, '.ralph.lock'), { runId: call.plan.runId, since });
    if (!taken.ok)
        return { ok: false, halt: 'locked', reasons: [taken.message] };
    const opened = openHeld(call, { folder, lock: taken.lock });
    if (!opened.ok)
        return opened;
    return {
        ...opened,
        notices: taken.notice === undefined ? opened.notices : [taken.notice, ...opened.notices],
        [Symbol.dispose]: () => {
            opened.journal[Symbol.dispose]();
            taken.lock[Symbol.dispose]();
        },
    };
}
/** Lets go of the lock again when no run comes of it. */
function openHeld(call, { folder, lock }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const onFailure = __addDisposableResource(env_1, new DisposableStack(), false);
        onFailure.use(lock);
        const opened = openUnderLock(call, folder);
        if (opened.ok)
            onFailure.move();
        return opened;
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
function openUnderLock(call, folder) {
    const resumed = call.resume === 'never' ? undefined : resumeLatest(call, folder);
    if (typeof resumed === 'object')
        return resumed;
    const left = resumed === undefined ? [] : [resumed];
    if (call.resume === 'always')
        return (0,refusal/* configError */.Fj)(nothingOpen(call), ...left);
    return { ...beginRun(call, (0,external_node_path_.join)(folder, `${call.plan.runId}.jsonl`)), notices: left };
}
function nothingOpen({ named }) {
    if (named === undefined) {
        return 'resume: always, but there is no unfinished run to resume. Use resume: auto to begin a new one.';
    }
    return `Run ${named} cannot go on: it has ended, or a newer one has taken its place. Begin another one with \`run\`.`;
}
/** Resumes the latest run when it has not ended, or says why it cannot go on; a journal that was torn in its first line was never a run. */
function resumeLatest(call, folder) {
    const isOutdated = (name) => name === call.ended || (0,journal_names/* journalTime */.XJ)(name) < (0,journal_names/* journalTime */.XJ)(call.newest ?? '');
    for (const name of newestFirst(folder, call.plan.runId)) {
        if (isOutdated(name))
            return undefined;
        const journalFile = (0,external_node_path_.join)(folder, name);
        const content = (0,journal_file/* readJournal */.a0)(journalFile);
        if (!content.ok)
            return (0,refusal/* configError */.Fj)(content.message);
        const step = folded(content.events);
        if (step === 'unknown')
            return (0,refusal/* configError */.Fj)(unknownHistory(journalFile));
        if (step !== undefined && !(0,journal_names/* isOwn */.NP)(name, step.state.plan))
            return (0,refusal/* configError */.Fj)(otherFile(journalFile));
        if (step !== undefined)
            return resumeFrom(call, { journalFile, content, step });
    }
    return undefined;
}
/** Lines that fit their checksums, but tell what this version does not know. */
function folded(events) {
    try {
        return (0,loop/* fold */.AU)(events);
    }
    catch {
        return 'unknown';
    }
}
function unknownHistory(file) {
    return `The journal ${file} tells of events that this version does not know. Use the version that wrote it, or set resume: never.`;
}
function otherFile(file) {
    return `The journal ${file} is about another run than its file. It was left as it is. Set resume: never to begin a new run.`;
}
/** Within a second the file's own time decides. */
function newestFirst(folder, now) {
    const changedMs = (name) => (0,external_node_fs_.statSync)((0,external_node_path_.join)(folder, name)).mtimeMs;
    return (0,journal_names/* journalsUntil */.tj)((0,external_node_fs_.readdirSync)(folder), now).sort((a, b) => (0,journal_names/* journalTime */.XJ)(b).localeCompare((0,journal_names/* journalTime */.XJ)(a)) || changedMs(b) - changedMs(a));
}
function resumeFrom(call, { journalFile, content, step }) {
    if (!(0,loop/* isResumable */.bE)(step.state))
        return undefined;
    const { runId } = step.state.plan;
    if (call.named !== undefined && call.named !== runId)
        return (0,refusal/* configError */.Fj)(otherRun(call.named, runId));
    const isElsewhere = call.brought === (0,external_node_path_.basename)(journalFile);
    const why = whyNot(call, step.state, isElsewhere);
    if (why !== undefined)
        return `Run ${step.state.plan.runId} did not end, but ${why}.`;
    const journal = (0,journal_file/* openJournal */._0)(journalFile, content);
    const elsewhere = isElsewhere ? { elsewhere: true } : {};
    const stepping = call.plan.step === true ? { step: true } : {};
    const { workflowRun, plan } = call;
    const today = { caps: capsOf(plan), fallbacks: plan.fallbacks ?? [], ...(0,continuing/* chained */.HM)(plan.chain, plan.again) };
    const event = stamped(call.clock, { type: 'resumed', workflowRun, ...elsewhere, ...stepping, ...today });
    journal.append(event);
    const resumed = (0,loop/* transition */.kY)(step.state, event);
    return {
        ok: true,
        first: call.fix === undefined ? resumed : fixing(call, resumed, { journal, fix: call.fix }),
        journal,
        journalFile,
        resumed: true,
        notices: [
            `Resumed run ${step.state.plan.runId} from its last finished step${isElsewhere ? ', begun on another machine' : ''}.`,
        ],
    };
}
function whyNot({ plan, resume, fix }, state, isElsewhere) {
    if (fix !== undefined && !(0,signoff/* isWaiting */.Gu)(state))
        return 'it does not wait for a sign-off';
    return (isElsewhere ? (0,resume_terms/* whyOtherStories */.s)(state.plan, plan) : undefined) ?? (0,resume_terms/* whyAnotherRun */.P)(state, plan, resume);
}
function otherRun(named, open) {
    return `Run ${named} cannot go on: the run that stands open here is ${open}. Name that one, or none.`;
}
function fixing({ clock }, { state }, { journal, fix }) {
    const event = stamped(clock, fix);
    journal.append(event);
    return (0,loop/* transition */.kY)(state, event);
}
/** What today's settings allow, whatever the journal says. */
function capsOf({ caps: { maxAttempts, maxIterations, maxCommits, runMs, maxCostUsd } }) {
    return { maxAttempts, maxIterations, maxCommits, runMs, ...(maxCostUsd !== undefined && { maxCostUsd }) };
}
function beginRun(call, journalFile) {
    const journal = (0,journal_file/* openJournal */._0)(journalFile, { nextSeq: 0, soundBytes: 0 });
    const event = stamped(call.clock, { type: 'begun', plan: call.plan });
    journal.append(event);
    return { ok: true, first: (0,loop/* begin */.qN)(event), journal, journalFile, resumed: false, notices: [] };
}
function stamped(clock, outcome) {
    return { stamp: { at: clock.wallMs(), elapsedMs: clock.elapsedMs() }, outcome };
}

// EXTERNAL MODULE: ./build/adapters/lease.js
var lease = __webpack_require__(23147);
// EXTERNAL MODULE: ./build/adapters/records-apart.js
var records_apart = __webpack_require__(32248);
;// CONCATENATED MODULE: ./build/action/outdated.js



/**
 * Why a run that found the lock taken or just let go of must not begin on what it read before: the run that had it pushed records
 * or to the branch, and this one would begin where that one did and have its own work refused. Undefined = nothing has moved.
 */
async function whyOutdated(call) {
    const { repository, base, prd } = call.prepared;
    const records = `refs/ralph/${prd.feature}/state`;
    const read = [records, `refs/heads/${call.plan.branch}`];
    const listed = await repository.remoteRefs(read);
    if (!listed.ok)
        return (0,refusal/* environmentBroken */.j8)(`What another run just did cannot be seen: ${listed.problem.message}`);
    const moved = read.filter((ref) => listed.refs.get(ref) !== base.remoteRefs.get(ref));
    if (moved.length === 0)
        return undefined;
    const run = moved.includes(records) ? await newestRun(call, records) : undefined;
    const [who, them] = [nameOfOther(call.contended, run), moved.length === 1 ? 'it' : 'them'];
    const outdated = `Until a moment ago ${who} worked on this feature, and ${moved.join(' and ')} moved since this run read ${them}.`;
    return { ok: false, halt: 'locked', reasons: [`${outdated} Start it again.`], outdated };
}
function nameOfOther({ owner }, run) {
    if (owner !== undefined)
        return (0,lease/* nameOf */.Vb)(owner);
    return run === undefined ? 'somebody else' : `run ${run}`;
}
/** The run that pushed the newest records; the times in their names are those of different clocks. */
async function newestRun({ prepared: { repository } }, ref) {
    const fetched = await repository.fetchRef(ref);
    return fetched.ok ? (0,records_apart/* runOfRecord */.Yc)(repository, fetched.commit) : undefined;
}

// EXTERNAL MODULE: ./build/core/hash.js
var hash = __webpack_require__(37384);
// EXTERNAL MODULE: ./build/core/memory.js
var core_memory = __webpack_require__(91811);
// EXTERNAL MODULE: ./build/core/prd-entry.js
var prd_entry = __webpack_require__(393);
;// CONCATENATED MODULE: ./build/core/recall.js
/** Changes the plan by what earlier runs know of its stories (02-loop \u00a76, From night to night). */
function recallPlan(plan, call) {
    const stories = new Map(plan.stories.map((story) => [story.id, story]));
    const verdicts = call.known.map((known) => judge(known, stories.get(known.id), { ...call, plan }));
    const conflicts = verdicts.flatMap(({ conflict }) => conflict ?? []);
    if (conflicts.length > 0)
        return { ok: false, conflicts };
    const changed = new Map(verdicts.flatMap(({ story }) => (story === undefined ? [] : [[story.id, story]])));
    const forgotten = new Set(verdicts.flatMap(({ forgets }) => forgets ?? []));
    const { recall } = plan;
    return {
        ok: true,
        plan: {
            ...plan,
            stories: plan.stories.map((story) => changed.get(story.id) ?? story),
            ...(recall && {
                recall: { ...recall, known: call.known.filter(({ id }) => stories.has(id) && !forgotten.has(id)) },
            }),
            notices: [...plan.notices, ...verdicts.flatMap(({ notice }) => notice ?? [])],
        },
    };
}
function judge(known, story, call) {
    const { id, title } = known;
    if (story === undefined)
        return known.failed === undefined ? {} : { notice: `${id} is no longer in prd.json: closed.` };
    if (story.title !== title && call.afresh === true && call.asked.has(id)) {
        return { forgets: id, notice: `${id} was "${title}" to an earlier run, which is forgotten.` };
    }
    if (story.title !== title) {
        const now = `"${story.title}"`;
        return { conflict: `${id} is ${now} in ${call.plan.prdPath}, and an earlier run knew it as "${title}".` };
    }
    if (!story.inScope || story.was === 'ineligible')
        return {};
    return known.failed === undefined
        ? judgePassed(known, story, call)
        : judgeFailed(known.failed, known, { ...call, story });
}
/** A person's flag counts; another text under the same flag has not been judged by anybody. */
function judgePassed({ id, text }, story, { namesOf, plan }) {
    // A moved base has every story open, whose commit would let it pass without a gate of its own.
    const isCarried = plan.carried?.some((carried) => carried.story === id) === true;
    if (story.was === 'open' && !isCarried)
        return { notice: `${id} passed in an earlier run and prd.json has it open: it is worked on again.` };
    const names = namesOf(id);
    if (names.text === text)
        return {};
    return {
        story: { ...story, ...names, was: 'open', regate: true },
        notice: `${id} passed in an earlier run, and its text was changed since: it has to pass again.`,
    };
}
function judgeFailed(failed, known, call) {
    const { id } = known;
    const { story, namesOf } = call;
    const isPassed = story.was === 'passed';
    if (isPassed && failed.marked !== true)
        return { notice: `${id} was marked as passed by a person: accepted.` };
    const open = isPassed ? { ...story, ...namesOf(id), was: 'open', regate: true } : story;
    const why = whyAgain(failed, known, call);
    if (why !== undefined)
        return { story: open, notice: `${id} did not pass in run ${failed.runId} and is tried again: ${why}.` };
    const waits = waiting(failed, call.now);
    return { story: { ...open, waits }, notice: `${id} is ${waits.detail}${kept(failed)} ${UNTIL}` };
}
const UNTIL = 'It is tried again when its entry in prd.json, the prompt or the base branch changes, after `retry_failed_after`, or when `story` names it.';
function kept({ wip }) {
    return wip === undefined ? '' : ` Its work is on ${wip}.`;
}
function whyAgain(failed, { id, entry }, { plan: { recall }, namesOf, now, retryAfterMs, asked }) {
    if (asked.has(id))
        return 'somebody asked for it';
    if (namesOf(id).entry !== entry)
        return 'its entry in prd.json was changed';
    if (recall?.prompt !== failed.prompt)
        return 'the prompt was changed';
    if (recall.base !== failed.base)
        return 'the base branch has changed';
    return now - failed.at >= retryAfterMs ? '`retry_failed_after` is over' : undefined;
}
function waiting({ outcome, detail, at, wip, question }, now) {
    const nights = Math.max(1, Math.round((now - at) / 86_400_000));
    const since = `waiting for a human (${nights} ${nights === 1 ? 'night' : 'nights'}): ${detail}`;
    return {
        outcome,
        detail: /[.!?]$/.test(since) ? since : `${since}.`,
        nights,
        ...(wip && { wip }),
        ...(question && { question }),
    };
}

// EXTERNAL MODULE: ./build/action/policy-paths.js
var policy_paths = __webpack_require__(77892);
;// CONCATENATED MODULE: ./build/action/recall.js












/** The newest run that this machine has a journal of; one that cannot be read tells nothing here, and is refused elsewhere. */
function latestHere(folder, runId) {
    const journals = (0,external_node_path_.join)(folder, 'journal');
    if (!(0,external_node_fs_.existsSync)(journals))
        return undefined;
    const names = (0,journal_names/* journalsUntil */.tj)((0,external_node_fs_.readdirSync)(journals), runId).sort((a, b) => (0,journal_names/* journalTime */.XJ)(b).localeCompare((0,journal_names/* journalTime */.XJ)(a)));
    for (const name of names) {
        const state = stateIn((0,external_node_path_.join)(journals, name));
        if (state !== undefined)
            return { name, state };
    }
    return undefined;
}
/** The plan with what earlier runs know of its stories (02-loop \u00a76, From night to night). */
async function withRecall(call) {
    const { prepared, latest, now } = call;
    // One objective is no backlog: nothing of it is known tomorrow.
    if (!(0,find_prd/* isFile */.fo)(prepared.prd))
        return { ok: true, plan: call.plan };
    const recall = await recallOf(prepared, prepared.prd);
    const before = memoryFrom(latest, recall, now);
    const notices = before === 'forged' ? [...call.plan.notices, forged(latest)] : call.plan.notices;
    const plan = { ...call.plan, recall, notices };
    if (before === 'forged' || before === undefined)
        return { ok: true, plan };
    const stories = new Map(prepared.prd.prd.stories.map((story) => [story.id, story]));
    const recalled = recallPlan(plan, {
        known: before,
        namesOf: (id) => {
            const story = stories.get(id);
            if (story === undefined)
                throw new Error(`prd.json has no story "${id}".`);
            return (0,prd_entry/* entryNames */.V)(story);
        },
        now,
        retryAfterMs: prepared.settings.retryFailedAfterMs,
        asked: new Set(call.asked),
        ...(prepared.settings.afresh && { afresh: true }),
    });
    return recalled.ok ? recalled : (0,refusal/* configError */.Fj)(...recalled.conflicts.map((conflict) => `${conflict} ${WHICH}`));
}
const WHICH = 'Give a new story an id of its own, or begin this one afresh: give the command `retry` with its id in a comment. With resume: never a run forgets what earlier ones know of all stories.';
function forged(latest) {
    return `What run ${latest?.plan.runId} remembers of earlier runs cannot be relied on, so it is left out: every open story is tried.`;
}
/** What the newest run and those before it know of this backlog; another backlog with the same ids is not meant. */
function memoryFrom(latest, { prd }, now) {
    if (latest?.plan.recall?.prd !== prd)
        return undefined;
    try {
        const memory = (0,core_memory/* memoryOf */.z)(latest);
        return memory === undefined || (0,core_memory/* isMemory */.q)(memory, now) ? memory : 'forged';
    }
    catch {
        return 'forged';
    }
}
async function recallOf({ repository, base, settings, templates }, { path, prd }) {
    const notes = await repository.readFile(base.commit, settings.prompt ?? (0,external_node_path_.join)((0,external_node_path_.dirname)(path), 'prompt.md'));
    const prompt = JSON.stringify([notes?.bytes.toString('utf8') ?? '', templates.implement ?? '']);
    return {
        prd: (0,hash/* hash8 */.v)(JSON.stringify([path, prd.branchName ?? '', prd.feature ?? ''])),
        branch: prd.branchName ?? '',
        prompt: (0,hash/* hash8 */.v)(prompt) + (0,hash/* hash8 */.v)(`${prompt.length} ${prompt}`),
        base: await treeWithout(repository, base.commit, [path, (0,policy_paths/* progressPath */.T3)(path)]),
    };
}
/** What stands in prd.json is compared story by story, and progress.txt is ours. */
async function treeWithout(repository, commit, paths) {
    const blank = paths.map((path) => ({ path, mode: '100644', bytes: Buffer.from('') }));
    return repository.overlay(await repository.treeOf(commit), blank);
}
function stateIn(file) {
    try {
        const content = (0,journal_file/* readJournal */.a0)(file);
        return content.ok ? (0,loop/* fold */.AU)(content.events)?.state : undefined;
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./build/core/prd.js + 21 modules
var core_prd = __webpack_require__(20235);
;// CONCATENATED MODULE: ./build/action/reopen.js


/**
 * The plan on a run start of its own where prd.json calls a story passed that has to pass again: while that is open the branch must
 * not say otherwise. The commit is reached through the run's records until a story is pushed (`neededCommits`).
 */
async function reopenAtStart({ repository, prd: found }, plan, at) {
    if (!(0,find_prd/* isFile */.fo)(found))
        return plan;
    const ids = plan.stories.flatMap(({ id, regate }) => (regate === true ? [id] : []));
    let { prd } = found;
    for (const id of ids) {
        const flipped = (0,core_prd/* flipPasses */.lB)(prd, id, false);
        if (!flipped.ok)
            throw new Error(flipped.message);
        ({ prd } = flipped);
    }
    if (prd === found.prd)
        return plan;
    const bytes = Buffer.from(prd.layout.bytes);
    const tree = await repository.overlay(plan.start.tree, [{ path: found.path, mode: found.mode, bytes }]);
    const message = `chore: [${ids.join(', ')}] - Reopen\n\nThe text was changed since, so the story has to pass again.\n\nRalph-Run: ${plan.runId}\n`;
    const commit = await repository.commit({ tree, parents: [plan.start.commit], message, at });
    await repository.setRef(`refs/ralph/${plan.feature}/start`, commit);
    return { ...plan, start: { commit, tree, made: true } };
}

;// CONCATENATED MODULE: ./build/action/start-to-sign.js


/**
 * With nothing left to do a person signs off the branch as the remote has it: a start that was made for stories is pushed with the
 * first of them that passes, and without one nobody could look at it. Whoever looks at the passed work as a whole looks at that of the
 * branch, with stories that the base has removed since.
 */
async function startToSign(prepared, plan) {
    const { repository, base, prd } = prepared;
    const { approval, branch, start: made, stories, notices, unmerged: _, ...rest } = plan;
    const head = base.remoteRefs.get(`refs/heads/${branch}`);
    const isIdle = stories.every(({ inScope, was }) => !inScope || was !== 'open');
    if (approval === undefined || made.made !== true || head === undefined || !isIdle)
        return plan;
    const left = `No story is open, so what was made for them is left out: ${branch} is to be signed off as it is, at ${head.slice(0, 10)}.`;
    const start = { commit: head, tree: await repository.treeOf(head) };
    const found = (0,find_prd/* isFile */.fo)(prd) ? await (0,find_prd/* readAt */.m6)(repository, head, prd.path) : undefined;
    const there = { ...prepared, start: { ...prepared.start, start }, ...(found?.ok === true && { prd: found }) };
    return withEarlierWork(there, { ...rest, approval, branch, stories, start, notices: [...notices, left] }, undefined);
}

;// CONCATENATED MODULE: ./build/action/open-next.js













/** Begins to fetch what another machine left, while this one is looked at; a dry run changes nothing, not even that. */
function beginBringing(prepared, place) {
    const { feature } = prepared.prd;
    const unvouched = prepared.settings.journal === 'artifact';
    const bringing = bringJournal({ ...prepared, ...place, feature, take: taken(prepared), unvouched });
    // Whoever waits for it hears of a failure; until then it must not end the process.
    bringing.catch(() => undefined);
    return bringing;
}
function taken({ settings }) {
    if (settings.journal === 'none' || isForgetful(settings))
        return 'nothing';
    return settings.dryRun || settings.resume === 'never' ? 'memory' : 'run';
}
/** Whether a run is told nothing of those before: what a comment begins afresh are its stories alone. */
function isForgetful({ resume, afresh }) {
    return resume === 'never' && afresh !== true;
}
/** Opens the run that comes next: one of another machine, one of this machine, or a new one. */
async function openNext(call) {
    const leased = await call.leasing;
    if (leased?.ok === false)
        return leased;
    const outdated = leased?.contended && (await whyOutdated({ ...call, contended: leased.contended }));
    if (outdated !== undefined) {
        // Whoever reads anew must not do so beside what was read before.
        await call.bringing.catch(() => undefined);
        return outdated;
    }
    const brought = await call.bringing;
    if (!brought.ok)
        return brought;
    for (const notice of brought.notices)
        call.log.notice(notice);
    const { name, newest, ended } = brought;
    const recalled = await recallNext(call, brought);
    if (!recalled.ok)
        return recalled;
    const plan = await startToSign(call.prepared, await onOwnStart(call, recalled));
    const { workflowRun, asked } = call.job;
    const { resume } = call.prepared.settings;
    const chained = { ...plan, ...(0,continuing/* chainAfter */.Mn)(recalled.latest, { started: startedBy(call.job), workflowRun }) };
    const known = { named: asked?.goesOn?.runId ?? asked?.waiting?.runId, brought: name, newest, ended };
    return openRun({ ...call, plan: chained, workflowRun, resume, ...known, fix: fixOf(call.job) });
}
function fixOf({ asked }) {
    if (asked?.command.kind !== 'fix' || asked.waiting === undefined)
        return undefined;
    const { story } = asked.waiting;
    return { type: 'fix-asked', story, text: asked.command.what, person: asked.origin.person };
}
/** GITHUB_TOKEN starts no workflow but by a dispatch, and then its own login is the actor. */
function startedBy({ eventName, actors }) {
    if (eventName !== 'workflow_dispatch')
        return 'event';
    return actors.includes('github-actions[bot]') ? 'own-token' : 'dispatch';
}
/** The plan on a start of its own where the branch has to hold something before the first story. */
async function onOwnStart({ prepared, clock }, recalled) {
    const at = clock.wallMs();
    const reopened = await reopenAtStart(prepared, recalled.plan, at);
    const { latest } = recalled;
    if ((0,archive/* leftBacklog */.N)(latest, reopened) === undefined)
        return reopened;
    const { archiveLeft } = await __webpack_require__.e(/* import() */ 9051).then(__webpack_require__.bind(__webpack_require__, 59051));
    return archiveLeft(prepared, reopened, { latest, at });
}
/** The plan with what earlier runs know of its stories, and the latest of these; one that goes on keeps its own plan. */
async function recallNext({ prepared, plan: given, folder, clock, job }, brought) {
    const newer = newerOf(latestHere(folder, given.runId), brought);
    const { settings } = prepared;
    const latest = isForgetful(settings) ? undefined : newer;
    // What cannot be planned anew may still go on as it was planned.
    const mayGoOn = settings.resume !== 'never' &&
        latest !== undefined &&
        (latest === brought.latest ? loop/* isUnfinished */.ui : loop/* isResumable */.bE)(latest);
    const goesOn = mayGoOn ? { goesOn: latest } : {};
    const counted = await withEarlierWork(prepared, withSignOff(withCalls(given, newer), newer), newer);
    const asked = askedOf({ prepared, plan: given, job });
    const recalled = await withRecall({ prepared, plan: counted, latest, asked, now: clock.wallMs() });
    if (!recalled.ok)
        return mayGoOn ? { ok: true, plan: counted, latest, ...goesOn } : recalled;
    return { ok: true, plan: onTrial(recalled.plan, latest, settings.resetCircuit), latest, ...goesOn };
}
/** What stands in the workflow file is asked for every night; what a person typed, this once. */
function askedOf({ prepared: { settings }, plan, job }) {
    if (job.eventName === 'schedule')
        return [];
    const isAll = settings.afresh === true && settings.stories.length === 0;
    return isAll ? plan.stories.map(({ id }) => id) : settings.stories;
}
/** The limit of calls per hour counts over runs, whether the latest is gone on with or not. */
function withCalls(plan, latest) {
    const recentCalls = latest && (0,calls_per_hour/* callsSoFar */.vz)(latest);
    return recentCalls === undefined ? plan : { ...plan, recentCalls };
}
/** What a person signed off stays so until the branch changes. */
function withSignOff(plan, latest) {
    if (plan.approval === undefined || latest?.plan.branch !== plan.branch)
        return plan;
    const approved = latest.signedOff?.commit ?? latest.plan.approved;
    return approved === undefined ? plan : { ...plan, approved };
}
/** The latest run of this machine, or of any other where that is newer or was gone on with there. */
function newerOf(here, { latest: there, newest = '', isAhead }) {
    if (there === undefined || here === undefined)
        return there ?? here?.state;
    const isBehind = here.name === newest ? isAhead === true : (0,journal_names/* journalTime */.XJ)(here.name) < (0,journal_names/* journalTime */.XJ)(newest);
    return isBehind ? there : here.state;
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

/***/ 11099:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  pC: () => (/* binding */ criteriaOf),
  X7: () => (/* binding */ promptMaker),
  Ji: () => (/* binding */ specFiles),
  Uo: () => (/* binding */ storyById)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:path/posix"
var posix_ = __webpack_require__(53916);
// EXTERNAL MODULE: ./build/core/globs.js
var globs = __webpack_require__(85405);
// EXTERNAL MODULE: ./build/core/information-gap.js
var information_gap = __webpack_require__(33421);
// EXTERNAL MODULE: ./build/core/edit-distance.js
var edit_distance = __webpack_require__(86838);
;// CONCATENATED MODULE: ./build/core/missing.js

/** Most of each kind, of the letters of a name and of the files that are compared with it: more than an agent can look after in one attempt. */
const MOST = { wanted: 5, near: 6, letters: 100, candidates: 5000 };
/** Reads what the lines of an error say is not there (`gapLines`). */
function missingIn(lines) {
    return { modules: found(lines, modules), names: found(lines, names) };
}
/** Files of the tree whose names come nearest to what was asked for, nearest first. */
function nearestFiles(wanted, paths) {
    const name = stem(wanted);
    if (name.length > MOST.letters)
        return [];
    const most = Math.max(2, Math.floor(name.length / 2));
    return paths
        .map((path) => ({ path, name: stem(path) }))
        .filter((near) => Math.abs(near.name.length - name.length) <= most)
        .slice(0, MOST.candidates)
        .map((near) => ({ path: near.path, distance: (0,edit_distance/* editDistance */.Y)(name, near.name) }))
        .filter(({ distance }) => distance <= most)
        .sort((a, b) => a.distance - b.distance || a.path.length - b.path.length)
        .slice(0, MOST.near)
        .map(({ path }) => path);
}
function found(lines, patterns) {
    const all = lines.flatMap((line) => patterns.flatMap((pattern) => [...line.matchAll(pattern)].map(([, it = '']) => it)));
    return [...new Set(all)].filter((it) => it !== '').slice(0, MOST.wanted);
}
/** The last segment without its ending, in small letters; dots separate the segments of Python and Java. */
function stem(path) {
    const last = path.split(/[/\\]|::/).at(-1) ?? path;
    const plain = last.replace(/\.(?:[cm]?[jt]sx?|py|rb|go|rs|java|kt|php|c|h|cc|cpp|hpp|cs|json|ya?ml|toml|md|txt)$/, '');
    return (plain.includes('/') ? plain : (plain.split('.').at(-1) ?? plain)).toLowerCase();
}
const quote = `["'\`]`;
const modules = [
    String.raw `cannot find (?:module|package) ${quote}([^"'\`]+)${quote}`,
    String.raw `no module named ${quote}?([\w.]+)`,
    String.raw `(?:failed to resolve|could not resolve|can't resolve|cannot resolve)(?: import| entry for package| module)? ${quote}([^"'\`]+)${quote}`,
    String.raw `no such file or directory[^"'\`]*${quote}([^"'\`]+)${quote}`,
    String.raw `(?<![\w./@-])(?!ENOENT)([\w./@-]+): no such file or directory`,
    String.raw `unresolved import ${quote}([\w:]+)`,
    String.raw `cannot import name ${quote}\w+${quote} from ${quote}([\w.]+)${quote}`,
    String.raw `module ${quote}+([^"'\`]+)${quote}+ has no exported member`,
    String.raw `the requested module ${quote}([^"'\`]+)${quote} does not provide`,
].map((source) => new RegExp(source, 'gi'));
const names = [
    String.raw `name ${quote}(\w+)${quote} is not defined`,
    String.raw `referenceerror: ([\w$]+) is not defined`,
    String.raw `cannot import name ${quote}(\w+)${quote}`,
    String.raw `does not provide an export named ${quote}([\w$]+)${quote}`,
    String.raw `has no exported member(?: named)? ${quote}([\w$]+)${quote}`,
    String.raw `cannot find (?:name|value|function|type|struct|trait) ${quote}([\w$]+)${quote}`,
    String.raw `undefined (?:symbol|reference to|local variable or method|method):? ${quote}?(\w+)`,
    String.raw `undefined: (?:\w+\.)?(\w+)`,
    String.raw `implicit declaration of function ${quote}?(\w+)`,
].map((source) => new RegExp(source, 'gi'));

;// CONCATENATED MODULE: ./build/adapters/expansion.js




const expansion_MOST = {
    named: 3,
    around: 8,
    fileBytes: 256 * 1024,
    defined: 6,
    grepBytes: 64 * 1024,
    folders: 3,
    manifestBytes: 4096,
};
/** Looks in the tree that the attempt left for what it did not find. It reads the tree alone, never a working folder. */
async function expand({ repository, tree, attempt, hiddenPaths }) {
    const isHidden = (0,globs/* globMatcher */.f)(hiddenPaths);
    const paths = (await repository.listFiles(tree)).map(({ path }) => path).filter((path) => !isHidden(path));
    const looking = { repository, tree, paths };
    const missing = (0,information_gap/* gapLines */.k)(attempt);
    const { modules, names } = missingIn(missing);
    const places = attempt.gates.flatMap(({ locations = [] }) => locations).filter(({ file }) => paths.includes(file));
    const [named, defined, manifests] = await Promise.all([
        namedParts(looking, places),
        Promise.all(names.map((wanted) => definitions(looking, wanted))),
        manifestsOf(looking, places.map(({ file }) => file)),
    ]);
    const near = modules.map((wanted) => ({ wanted, paths: nearestFiles(wanted, paths) }));
    const folders = foldersOf(looking, { modules, from: places[0]?.file });
    return {
        missing,
        named,
        near: near.filter((each) => each.paths.length > 0),
        defined: defined.filter(isFound),
        folders,
        manifests,
    };
}
async function namedParts({ repository, tree }, places) {
    const first = [...new Map(places.toReversed().map((place) => [place.file, place])).values()].reverse();
    return Promise.all(first.slice(0, expansion_MOST.named).map(async ({ file, line = 1 }) => {
        const content = await repository.readFile(tree, file, expansion_MOST.fileBytes);
        const lines = (content?.bytes.toString('utf8') ?? '').split('\n');
        const from = Math.max(1, line - expansion_MOST.around);
        return { path: file, from, lines: lines.slice(from - 1, line + expansion_MOST.around) };
    }));
}
/** Lines that define a name in any of the usual languages; a name is a word, so it cannot be a pattern. */
async function definitions({ repository, tree, paths }, wanted) {
    const name = wanted.replaceAll('$', String.raw `\$`);
    const words = 'export|exports|def|class|func|fn|function|const|let|var|type|interface|struct|enum|trait|module|define';
    const pattern = String.raw `(^|[^[:alnum:]_])(${words})([^[:alnum:]_].*)?[^[:alnum:]_]${name}([^[:alnum:]_]|$)|exports\.${name}([^[:alnum:]_]|$)|^${name} *=`;
    const args = ['grep', '-n', '-z', '-I', '-E', '--max-count=3', '-e', pattern, tree, '--'];
    const { stdout } = await repository.git.run(args, { maxBytes: expansion_MOST.grepBytes, timeoutMs: 10_000 });
    const found = stdout.toString('utf8').split('\n').filter(Boolean);
    const named = found.map((line) => line.slice(`${tree}:`.length, 300));
    const lines = named.filter((line) => paths.includes(line.slice(0, line.indexOf('\0'))));
    return { wanted, lines: lines.slice(0, expansion_MOST.defined).map((line) => line.replaceAll('\0', ':')) };
}
function isFound({ lines }) {
    return lines.length > 0;
}
/** Where a relative module was looked for, then the root. */
function foldersOf({ paths }, { modules, from }) {
    const beside = from === undefined ? '.' : (0,posix_.dirname)(from);
    const asked = modules
        .filter((module) => module.includes('/'))
        .map((module) => (0,posix_.dirname)((0,posix_.join)(module.startsWith('.') ? beside : '.', module)));
    const wanted = [...new Set([...asked, beside, '.'])].slice(0, expansion_MOST.folders);
    return wanted.map((path) => ({ path, entries: entriesOf(paths, path) })).filter(({ entries }) => entries.length > 0);
}
function entriesOf(paths, folder) {
    const prefix = folder === '.' ? '' : `${folder}/`;
    const below = paths.filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length));
    return [...new Set(below.map((path) => (path.includes('/') ? `${path.slice(0, path.indexOf('/'))}/` : path)))];
}
const manifestNames = /^(?:package\.json|pyproject\.toml|requirements\.txt|setup\.cfg|go\.mod|Cargo\.toml|pom\.xml|build\.gradle(?:\.kts)?|Gemfile|composer\.json|tsconfig\.json)$/;
async function manifestsOf({ repository, tree, paths }, named) {
    const folders = new Set(['', ...named.slice(0, expansion_MOST.named).flatMap(above)]);
    const found = paths.filter((path) => {
        const at = path.lastIndexOf('/') + 1;
        return manifestNames.test(path.slice(at)) && folders.has(path.slice(0, Math.max(0, at - 1)));
    });
    return Promise.all(found.slice(0, expansion_MOST.folders).map(async (path) => {
        const content = await repository.readFile(tree, path, expansion_MOST.manifestBytes);
        return { path, text: content?.bytes.toString('utf8') ?? '' };
    }));
}
/** The folders that a file lies in, without the root. */
function above(file) {
    const segments = file.split('/').slice(0, -1);
    return segments.map((_, at) => segments.slice(0, at + 1).join('/'));
}

// EXTERNAL MODULE: ./build/core/prd-entry.js
var prd_entry = __webpack_require__(393);
// EXTERNAL MODULE: ./build/core/signals.js
var signals = __webpack_require__(93775);
// EXTERNAL MODULE: ./build/core/signoff.js
var signoff = __webpack_require__(28496);
// EXTERNAL MODULE: ./build/core/split.js
var split = __webpack_require__(92474);
// EXTERNAL MODULE: ./build/core/story-list.js
var story_list = __webpack_require__(25212);
// EXTERNAL MODULE: ./build/core/stuck.js
var stuck = __webpack_require__(37130);
// EXTERNAL MODULE: ./build/report/prompt.js + 4 modules
var report_prompt = __webpack_require__(21071);
// EXTERNAL MODULE: ./build/report/prompt-template.js
var prompt_template = __webpack_require__(86352);
// EXTERNAL MODULE: ./build/report/prompt-text.js
var prompt_text = __webpack_require__(85025);
;// CONCATENATED MODULE: ./build/report/prompt-executor.js



/**
 * The executor's prompt of adr-007: edit, verify, report; the last error goes back verbatim, and its report is JSON with
 * `status` and `error_log`. The report is only a report: the controller runs the verification itself.
 */
function executorPrompt(call) {
    const rule = (0,report_prompt/* dataRule */.xt)(call.nonce);
    const parts = { ...(0,report_prompt/* implementParts */.wH)(call, evidence), process: cycle };
    if (call.template !== undefined)
        return (0,prompt_template/* applyTemplate */.XF)(call.template, { rule, parts });
    return [
        '# Objective',
        '',
        `You are an executor: you work alone and unattended on ONE objective. This is attempt ${parts.attempt}.`,
        rule,
        '',
        ...(0,prompt_text/* section */.uW)('## The objective', parts.story),
        ...(call.story.criteria.length === 0 ? [] : (0,prompt_text/* section */.uW)('## Success Criteria (you must satisfy ALL)', parts.criteria)),
        ...(0,prompt_text/* section */.uW)('## Last error (verbatim)', parts.previous),
        ...(0,prompt_text/* section */.uW)('## What this repository says', parts.notes),
        ...(0,prompt_text/* section */.uW)('## Verification', parts.rules),
        ...(0,prompt_text/* section */.uW)('## Cycle', parts.process),
    ].join('\n');
}
const evidence = 'Green checks alone are not enough: a check must have been red before you came, or new tests must show that it is reached.';
const cycle = `1. Edit: make the smallest change that brings the objective closer
2. Verify: run the commands above
3. Repeat while they fail and you know what to change
4. Report

An error is information: no apology, no excuse, no success that is none. Do not ask questions: nobody answers.
End with ONE JSON object as your report, PASS or FAIL, the error verbatim and empty on PASS:
{"status": "FAIL", "error_log": "first and last lines of what failed"}
It is a report and decides nothing: the commands are run again after you exit.`;

// EXTERNAL MODULE: ./build/report/prompt-part.js
var prompt_part = __webpack_require__(26035);
// EXTERNAL MODULE: ./build/report/signoff-words.js
var signoff_words = __webpack_require__(47309);
// EXTERNAL MODULE: ./build/report/state-file.js
var state_file = __webpack_require__(35157);
;// CONCATENATED MODULE: ./build/action/prompts.js














/** Bytes of progress.txt that are looked at, at each end: it grows over the years, a prompt does not. */
const PROGRESS_END = 32 * 1024;
/** Puts the implementer's or the executor's prompt together: one story, what failed before, what the repository says (06-agents, 04-trust 14). */
function promptMaker(prepared) {
    const stories = storyById(prepared);
    return async (command, state) => {
        const story = stories(command.story);
        const { objective } = prepared;
        const nonce = (0,external_node_crypto_.randomBytes)(9).toString('hex');
        const kept = !(0,stuck/* startsClean */.N)(state.plan, command.tier);
        const [about, shift] = await Promise.all([
            aboutFeature(prepared, command.head),
            shiftOf(prepared, { command, state, kept }),
        ]);
        const call = {
            story: toldStory(story, { command, state, text: objective?.text }),
            attempt: 1 + earlierOf(command, state).length,
            maxAttempts: state.plan.caps.maxAttempts + (fixIn(state, story.id)?.attempts ?? 0),
            checks: state.plan.checks,
            ...(state.plan.workingDirectory && { workingDirectory: state.plan.workingDirectory }),
            ...previousOf(command, state),
            kept,
            ...(shift && { shift }),
            protectedPaths: protectedPaths(prepared, story),
            ...about,
            style: prepared.settings.promptStyle,
            nonce,
            ...(prepared.templates.implement && { template: prepared.templates.implement }),
        };
        const text = objective === undefined ? (0,report_prompt/* implementPrompt */.a2)(call) : executorPrompt(call);
        return { text, signals: signalsOf(prepared, nonce), ...(objective === undefined && { names: (0,prd_entry/* entryNames */.V)(story) }) };
    };
}
/** Our own prompts have a promise that only this call knows; the report of an executor says whether it passes (10-fine-print). */
function signalsOf({ objective, settings }, nonce) {
    const own = [(0,signals/* promiseOf */.tH)(nonce), ...(objective === undefined ? [] : [signals/* PASS_REPORT */.T_])];
    return { completion: [...own, ...settings.completionSignals], blocking: settings.blockingSignals };
}
/** What failed before; at the first attempt, why work of an earlier night was left behind (02-loop \u00a76). */
function previousOf(command, state) {
    const { attempt, story } = command;
    const fix = fixIn(state, story);
    // No attempt at the fix has failed yet: what there was before passed.
    if (fix !== undefined && fix.attempts === attempt - 1)
        return { previous: (0,signoff_words/* fixNote */.Yx)(fix) };
    if (earlierOf(command, state).length > 0)
        return { previous: (0,state_file/* stateFile */.E)((0,split/* toldToNext */.CE)(state, story), story) };
    if (attempt > 1)
        return {};
    const left = state.carrying?.notes.find((each) => each.story === story);
    return left === undefined ? {} : { previous: left.note };
}
/** The criteria of a story; what a person asks to be fixed is one more. */
function criteriaOf({ id, criteria }, state) {
    const fix = fixIn(state, id);
    return fix === undefined ? criteria : [...criteria, (0,signoff_words/* fixCriterion */.HQ)(fix)];
}
function fixIn(state, id) {
    const story = (0,story_list/* storiesOf */.TQ)(state).find((each) => each.id === id);
    return story && (0,signoff/* openFix */.IB)(story);
}
/** What the feature's folder says; an objective has none, and its notes are those of the `prompt` input. */
async function aboutFeature(prepared, head) {
    const { repository, prd } = prepared;
    const folder = prd.path === undefined ? undefined : (0,posix_.dirname)(prd.path);
    const [notes, progress, specs, root] = await Promise.all([
        notesOf(prepared, folder),
        folder === undefined ? undefined : readEnds(repository, head, `${folder}/progress.txt`),
        specFiles(prepared, head),
        repository.listFolder(head, ''),
    ]);
    const instructions = root.filter((entry) => !entry.isFolder && INSTRUCTIONS.includes(entry.path));
    return {
        ...(notes === undefined ? {} : { projectNotes: notes }),
        specs,
        ...(progress === undefined ? {} : { progress }),
        instructions: instructions.map(({ path }) => path),
    };
}
/** What clients read without being told to. */
const INSTRUCTIONS = ['AGENTS.md', 'CLAUDE.md', 'GEMINI.md'];
/** The file that the settings name, else what earlier loops keep beside prd.json; at the root clients find their own files. */
async function notesOf({ repository, base, settings }, folder) {
    if (settings.prompt !== undefined)
        return readText(repository, base.commit, settings.prompt);
    if (folder === undefined)
        return undefined;
    const own = await readText(repository, base.commit, `${folder}/prompt.md`);
    return own ?? (folder === '.' ? undefined : readText(repository, base.commit, `${folder}/CLAUDE.md`));
}
/** What is told on the stuck ladder; for an expansion, with what the tree of the last attempt has of what it missed. */
async function shiftOf({ repository, settings: { hiddenPaths } }, { command, state, kept }) {
    if (command.tier === undefined)
        return undefined;
    const attempts = earlierOf(command, state);
    const last = attempts.at(-1);
    if (command.tier === 'shift' || last?.tree === undefined)
        return { attempts, kept };
    return { attempts, kept, expansion: await expand({ repository, tree: last.tree, attempt: last, hiddenPaths }) };
}
/** The story in its own words, or the sub-story in work in those of its planner. */
function toldStory(story, { command, state, text = story.raw }) {
    const now = (0,story_list/* storiesOf */.TQ)(state).find(({ id }) => id === command.story);
    const part = now && (0,split/* partInWork */.yV)(now);
    if (now !== undefined && part !== undefined)
        return (0,prompt_part/* partStory */.J)(now, part);
    return { id: story.id, title: story.title, json: text, criteria: criteriaOf(story, state) };
}
/** What was tried before at the story, or at the sub-story in work. */
function earlierOf({ story }, state) {
    const now = (0,story_list/* storiesOf */.TQ)(state).find(({ id }) => id === story);
    return now === undefined ? [] : (0,split/* ownAttempts */.BY)(now);
}
/** Stories of the backlog by id; an id that is not there is a bug. */
function storyById({ prd }) {
    const stories = new Map(prd.prd.stories.map((story) => [story.id, story]));
    return (id) => {
        const story = stories.get(id);
        if (story === undefined)
            throw new Error(`prd.json has no story "${id}".`);
        return story;
    };
}
function protectedPaths({ prd, settings, backlogs }, story) {
    const allowed = new Set(story.allow);
    return [
        ...(prd.path === undefined ? backlogs : [prd.path]),
        'progress.txt, .ralph/ and .ralph_state.md',
        'scripts in package.json that the checks use, package-manager and test-runner configuration',
        '.github/, git hooks, CLAUDE.md, AGENTS.md, GEMINI.md and other agent configuration',
        ...settings.protectedPaths,
    ].filter((path) => !allowed.has(path));
}
/** Names of the feature's specification files in a commit, at most 30. */
async function specFiles({ repository, prd }, commit) {
    const folder = (0,posix_.dirname)(prd.path ?? '');
    if (!folder.startsWith('.ralph/'))
        return [];
    const entries = await repository.listFiles(commit, `${folder}/specs`);
    return entries
        .map((entry) => entry.path)
        .filter((path) => !path.endsWith('.gitkeep'))
        .slice(0, 30);
}
async function readText(repository, commit, path) {
    const file = await repository.readFile(commit, path.replace(/^\.\//, ''));
    return file?.mode.startsWith('100') ? file.bytes.toString('utf8') : undefined;
}
/** Beginning and end of a text of any size. */
async function readEnds(repository, commit, path) {
    const file = await repository.readFile(commit, path.replace(/^\.\//, ''));
    if (!file?.mode.startsWith('100'))
        return undefined;
    const { bytes } = file;
    if (bytes.length <= 2 * PROGRESS_END)
        return bytes.toString('utf8');
    const ends = [bytes.subarray(0, PROGRESS_END), bytes.subarray(-PROGRESS_END)];
    return ends.map((each) => each.toString('utf8')).join('\n');
}


/***/ }),

/***/ 96314:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ whyAnotherRun),
/* harmony export */   s: () => (/* binding */ whyOtherStories)
/* harmony export */ });
/* harmony import */ var _core_signoff_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28496);

/** Why a run that did not end cannot go on under today's plan; undefined = it can. What its journal says was pushed by whoever may push. */
function whyAnotherRun(state, now, resume) {
    const { plan: then, publications } = state;
    if (JSON.stringify(termsOf(then)) !== JSON.stringify(termsOf(now)))
        return 'today it would be judged by other rules';
    if (then.approval !== now.approval)
        return `today ${now.approval ? 'a person' : 'nobody'} has to sign it off`;
    if (then.feature !== now.feature || then.branch !== now.branch || then.base.branch !== now.base.branch) {
        return `it worked from ${then.base.branch} on ${then.branch}, and today the work goes from ${now.base.branch} to ${now.branch}`;
    }
    if (!isInScope(then, now, resume))
        return 'today other stories are asked for';
    if ((0,_core_signoff_js__WEBPACK_IMPORTED_MODULE_0__/* .isWaiting */ .Gu)(state) && now.start.commit !== (0,_core_signoff_js__WEBPACK_IMPORTED_MODULE_0__/* .tipOf */ .nM)(state).commit && !isUnseen(then, now))
        return `it waits for a sign-off of ${(0,_core_signoff_js__WEBPACK_IMPORTED_MODULE_0__/* .tipOf */ .nM)(state).commit.slice(0, 10)}, and today's work starts from ${now.start.commit.slice(0, 10)}`;
    if ((0,_core_signoff_js__WEBPACK_IMPORTED_MODULE_0__/* .isWaiting */ .Gu)(state) && resume === 'auto' && then.base.commit !== now.base.commit)
        return `it waits for a sign-off, and ${now.base.branch} has moved since it began`;
    const foreign = publications.find(({ ref }) => !isOwn(ref, now));
    return foreign === undefined ? undefined : `it would push ${foreign.ref}, which is none of its refs`;
}
/** Whether today's work would take the place of what the run's was to: nobody has seen the run's, and so nobody has answered it. */
function isUnseen(then, now) {
    const place = ({ start, replaces, carried }) => JSON.stringify([start.commit, replaces, carried]);
    return then.replaces !== undefined && place(then) === place(now);
}
/**
 * Why a run that an artifact tells of cannot go on; undefined = it can. Its plan may say that a story has passed, or that tests may go,
 * only where prd.json does.
 */
function whyOtherStories({ stories: then }, { stories: now, journal }) {
    if (journal !== 'artifact')
        return undefined;
    const today = new Map(now.map((story) => [story.id, story]));
    const isSame = then.length === now.length && then.every((story) => isAsToday(story, today.get(story.id)));
    return isSame ? undefined : 'its journal says of its stories what prd.json does not';
}
function isAsToday(then, now) {
    const demands = (story) => JSON.stringify([story?.tests, story?.mayDropTests, story?.dependsOn]);
    return now !== undefined && demands(then) === demands(now) && (then.was === 'open' || then.was === now.was);
}
/** A run goes on only when it is judged as today's settings say; other checks or demands make it another run. */
function termsOf(plan) {
    const { checks, setup, workingDirectory, baseline, requireEvidence, agent, reviewAgent } = plan;
    const { specPasses, finalReview, onBlock, prdPath, redGreen, objective } = plan;
    const review = { agent, reviewAgent, specPasses, finalReview, onBlock, redGreen };
    // A limit is no demand: a run may go on with another one.
    const setupTerms = setup && { ...setup, limit: undefined };
    return { checks, setup: setupTerms, workingDirectory, baseline, requireEvidence, ...review, prdPath, objective };
}
/** Where stories are named today, a run works on these alone, and on all of them unless it was asked to go on as it was. */
function isInScope(then, now, resume) {
    if (now.stories.every(({ inScope }) => inScope))
        return true;
    const [began, today] = [then, now].map(({ stories }) => stories.filter(({ inScope }) => inScope).map(({ id }) => id));
    const isWithin = began.every((id) => today.includes(id));
    return isWithin && (resume === 'always' || began.length === today.length);
}
function isOwn(ref, { feature, branch }) {
    if (ref === `refs/heads/${branch}`)
        return true;
    return ['refs/heads/wip/', 'refs/heads/ralph-wip-', `refs/ralph/${feature}/`].some((start) => ref.startsWith(start));
}


/***/ }),

/***/ 24064:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  noteAhead: () => (/* binding */ noteAhead),
  runPrepared: () => (/* binding */ runPrepared)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/adapters/isolation/ladder.js + 6 modules
var ladder = __webpack_require__(17275);
// EXTERNAL MODULE: ./build/adapters/leftovers.js
var leftovers = __webpack_require__(92593);
// EXTERNAL MODULE: ./build/adapters/views/guarded-grounds.js + 1 modules
var guarded_grounds = __webpack_require__(67964);
// EXTERNAL MODULE: ./build/engine/run.js + 1 modules
var run = __webpack_require__(12157);
// EXTERNAL MODULE: ./build/report/isolation-words.js
var isolation_words = __webpack_require__(78739);
// EXTERNAL MODULE: ./build/report/time.js
var time = __webpack_require__(68062);
// EXTERNAL MODULE: ./build/settings/read.js + 15 modules
var read = __webpack_require__(64780);
// EXTERNAL MODULE: ./build/action/action-end.js
var action_end = __webpack_require__(35741);
// EXTERNAL MODULE: ./build/action/agent-program.js
var agent_program = __webpack_require__(92079);
// EXTERNAL MODULE: ./build/action/hold-lease.js + 1 modules
var hold_lease = __webpack_require__(3598);
;// CONCATENATED MODULE: ./build/action/begin-lease.js

/** Begins to take the lease across runners while this machine is looked at; a dry run keeps nobody away, and a job that pushes nothing cannot. */
function beginLease({ log, cancel, onBegun }, { prepared, job, clock, folder, runId }) {
    const { repository, base, settings, prd } = prepared;
    if (settings.dryRun || settings.handOver !== undefined)
        return undefined;
    // `post` lets go of it after a kill.
    onBegun({ folder });
    return (0,hold_lease/* holdLease */.UU)({
        ...{ folder, runId, repository, job, log, cancel, remoteRefs: base.remoteRefs, feature: prd.feature },
        ...{ token: settings.githubToken, ttlMs: settings.lockTtlMs, now: clock.wallMs, seen: seenOf(prepared) },
    });
}
/** The records tell of every run; where the remote has none, or gets none, the branch tells of those that pushed work. */
function seenOf({ base: { remoteRefs }, settings: { journal }, prd, start }) {
    const records = journal === 'ref' ? [`refs/ralph/${prd.feature}/state`] : [];
    const [seen] = [...records, `refs/heads/${start.branch}`].flatMap((ref) => {
        const commit = remoteRefs.get(ref);
        return commit === undefined ? [] : [{ ref, commit }];
    });
    return seen;
}

// EXTERNAL MODULE: ./build/action/isolation.js + 1 modules
var isolation = __webpack_require__(16207);
// EXTERNAL MODULE: ./build/action/modes.js
var modes = __webpack_require__(65855);
// EXTERNAL MODULE: ./build/action/open-next.js + 11 modules
var open_next = __webpack_require__(61251);
// EXTERNAL MODULE: ./build/action/plan.js
var action_plan = __webpack_require__(96848);
;// CONCATENATED MODULE: ./build/action/plan-of.js

/** The plan of the run that begins when there is none to resume. */
function planOf(prepared, { runId, job, clients }) {
    const plan = (0,action_plan/* makePlan */.Cs)({
        ...prepared,
        runId,
        feature: prepared.prd.feature,
        prd: prepared.prd.prd,
        prdPath: prepared.prd.path,
        base: { branch: prepared.base.branch, commit: prepared.base.commit },
        start: prepared.start.start,
        branch: prepared.start.branch,
        carried: prepared.start.carried,
        replaces: prepared.start.replaces,
        workflowRun: job.workflowRun,
        clients,
    });
    const named = { ...plan, workflow: job.workflow };
    return job.asked === undefined ? named : { ...named, origin: originOf(job.asked) };
}
function originOf({ origin: { thread, pull, person, via } }) {
    return { thread, isPull: pull !== undefined, person, via };
}

// EXTERNAL MODULE: ./build/action/policy-paths.js
var policy_paths = __webpack_require__(77892);
// EXTERNAL MODULE: ./build/action/find-prd.js
var find_prd = __webpack_require__(31415);
;// CONCATENATED MODULE: ./build/action/prepared-for.js

/** A run keeps the stories and the policy base it began with, whatever was pushed since (01-product: frozen at run start). */
async function preparedFor(prepared, { start, base, prdPath }) {
    if (start.commit === prepared.start.start.commit && base.commit === prepared.base.commit)
        return prepared;
    if (prdPath === undefined)
        return { ...prepared, base: { ...prepared.base, ...base } };
    const prd = await (0,find_prd/* readAt */.m6)(prepared.repository, start.commit, prdPath);
    if (!prd.ok)
        return prd;
    const { feature } = prepared.prd;
    return { ...prepared, prd: { ...prepared.policy.permit(prd), feature }, base: { ...prepared.base, ...base } };
}

// EXTERNAL MODULE: ./build/action/refusal.js
var refusal = __webpack_require__(47355);
// EXTERNAL MODULE: ./build/action/secrets.js
var action_secrets = __webpack_require__(67382);
// EXTERNAL MODULE: ./build/adapters/git/checkout-credentials.js
var checkout_credentials = __webpack_require__(87071);
;// CONCATENATED MODULE: ./build/action/tell-workspace.js

/** What agents and gates lack of the checkout, such as submodules; whoever needs the layer is told that it cannot be read. */
async function checkoutNotices({ layers }, start) {
    return layers(start).then(({ extras }) => extras.notices, () => []);
}
/** What is not committed does not take part; a notice, so it waits until there is time to count (03-interface \u00a75). */
async function tellWorkspace(log, { repository, programs, layers, workspace, isHidden, start }) {
    for (const notice of await checkoutNotices({ layers }, start))
        log.notice(notice);
    if (!isHidden)
        await tellCredentials(log, programs.git, workspace);
    const lfs = await layers(start).then(({ extras }) => extras.lfs, () => undefined);
    const counted = await repository.workspaceHead(lfs?.attributes.among).catch(() => undefined);
    if (counted === undefined || counted.dirty === 0)
        return;
    const { dirty } = counted;
    log.notice(`The workspace has ${dirty} changed files; they are left alone, the run works on commits only.`);
}
/** Agents and gates of our own user can read what the checkout left, so that is said as long as nothing hides it (S6, S7). */
async function tellCredentials(log, git, workspace) {
    const files = await (0,checkout_credentials/* checkoutCredentials */.b)(git, workspace).catch(() => []);
    if (files.length === 0)
        return;
    log.info(`The token that actions/checkout left in ${files.join(', ')} can be read by agents and gates. ` +
        'Set persist-credentials: false in the step of actions/checkout.');
}

// EXTERNAL MODULE: ./build/adapters/ref-note.js
var ref_note = __webpack_require__(35621);
// EXTERNAL MODULE: ./build/core/control.js
var control = __webpack_require__(51195);
;// CONCATENATED MODULE: ./build/action/watch-control.js


/** Asks the remote for its refs now and then, beside the run; a remote that does not answer is asked again later. */
function watchControl(call) {
    const cancelled = new AbortController();
    const seen = new Map(call.before);
    let looking = Promise.resolve();
    const look = async () => {
        if (cancelled.signal.aborted)
            return;
        const order = await newOrder(call, seen);
        if (order !== undefined)
            cancelled.abort(new control/* UserCancel */.ot(order));
    };
    const timer = setInterval(() => {
        looking = looking.then(look).catch(() => undefined);
    }, call.everyMs ?? 20_000).unref();
    return {
        cancelled: cancelled.signal,
        [Symbol.asyncDispose]: async () => {
            clearInterval(timer);
            await looking;
        },
    };
}
/** The first order for this run that was not there before, answered at once. */
async function newOrder(call, seen) {
    const listed = await call.repository.remoteRefs([control/* CONTROL_PREFIX */.V5]);
    if (!listed.ok)
        return undefined;
    const { CONTROL_FILE, readOrder } = await Promise.all(/* import() */[__webpack_require__.e(8816), __webpack_require__.e(7219)]).then(__webpack_require__.bind(__webpack_require__, 27219));
    for (const [ref, commit] of listed.refs) {
        const thread = (0,control/* threadOfRef */.pc)(ref);
        if (thread === undefined || seen.get(ref) === commit)
            continue;
        const note = await (0,ref_note/* readNote */.V)(call.repository, { ref, file: CONTROL_FILE });
        if (!note.ok)
            continue;
        seen.set(ref, note.commit);
        const order = readOrder(note.text);
        if (order === undefined || !(0,control/* isMeant */.EZ)(order, thread, call))
            continue;
        await answer(call, ref, note.commit);
        return order;
    }
    return undefined;
}
/** The job that waits for this answer tells the person; without it the run ends all the same. */
async function answer({ repository, runId, pull, now, onInfo }, ref, expect) {
    const { CONTROL_FILE, writeControl } = await Promise.all(/* import() */[__webpack_require__.e(8816), __webpack_require__.e(7219)]).then(__webpack_require__.bind(__webpack_require__, 27219));
    const text = writeControl({ type: 'cancelled', runId, ...(pull === undefined ? {} : { pull }) });
    const note = { ref, file: CONTROL_FILE, text, message: `Answer of run ${runId}`, expect, at: now() };
    const written = await (0,ref_note/* writeNote */.I)(repository, note);
    onInfo(written.ok ? `Cancelled by ${ref}.` : `Cancelled by ${ref}, which could not be told: ${written.problem.message}`);
}

;// CONCATENATED MODULE: ./build/action/watch-run.js

/** Listens for `cancel` of a person while the run works, wherever it was asked for (03-interface \u00a74). */
function watchRun(log, { prepared, job, clock, state }) {
    const { plan, pull } = state;
    return watchControl({
        repository: prepared.repository,
        before: prepared.base.remoteRefs,
        runId: plan.runId,
        branch: plan.branch,
        pull: pull?.number,
        threads: [job.asked?.origin.thread, plan.origin?.thread, pull?.number],
        now: clock.wallMs,
        onInfo: log.info,
    });
}

// EXTERNAL MODULE: ./build/adapters/agents/agent.js + 1 modules
var agent = __webpack_require__(77375);
// EXTERNAL MODULE: ./build/adapters/logs.js
var adapters_logs = __webpack_require__(80086);
// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
;// CONCATENATED MODULE: ./build/adapters/pauses.js

/** A long pause says every minute that it lasts, the end of one every 15 s. */
const MINUTE_MS = 60_000;
const LAST_MS = 2 * MINUTE_MS;
const SHORT_MS = 15_000;
/** Pauses of the machine's monotonic clock: neither a sleep of the log nor a jump of the wall clock moves their end. */
function timedPauses({ onTick, cancel }) {
    return {
        wait: async (command, state) => {
            const startMs = performance.now();
            for (;;) {
                const spentMs = Math.round(performance.now() - startMs);
                const leftMs = command.forMs - spentMs;
                if (leftMs <= 0)
                    return { type: 'waited' };
                onTick({ command, leftMs, state: later(state, spentMs) });
                const slept = await (0,promises_.setTimeout)(stepOf(leftMs), true, { signal: cancel }).catch(() => false);
                if (!slept)
                    return { type: 'interrupted', cause: String(cancel.reason) };
            }
        },
    };
}
function stepOf(leftMs) {
    return Math.min(leftMs, leftMs > LAST_MS ? MINUTE_MS : SHORT_MS);
}
function later(state, byMs) {
    return { ...state, now: state.now + byMs, elapsedMs: state.elapsedMs + byMs };
}

// EXTERNAL MODULE: ./build/core/split.js
var split = __webpack_require__(92474);
// EXTERNAL MODULE: ./build/core/story-list.js
var story_list = __webpack_require__(25212);
// EXTERNAL MODULE: ./build/report/redact.js + 1 modules
var redact = __webpack_require__(15313);
// EXTERNAL MODULE: ./build/report/state-file.js
var state_file = __webpack_require__(35157);
// EXTERNAL MODULE: ./build/action/agent-calls.js + 5 modules
var agent_calls = __webpack_require__(10924);
;// CONCATENATED MODULE: ./build/action/late-ports.js
/** The same ports, loaded on first use; `load` begins them early when there is time for it. */
function latePorts(open, onTrouble) {
    let opening;
    const ports = () => {
        opening ??= open();
        return opening;
    };
    // What fails to load fails again where it is needed: here nobody would hear it, and it would end the process.
    const soon = (act) => {
        ports()
            .then(act, () => undefined)
            // A fault behind our back must not end the process past every report.
            .catch(onTrouble);
    };
    const opened = async () => opening?.catch(() => undefined);
    return {
        load: () => soon(() => undefined),
        checks: {
            baseline: async (command) => (await ports()).checks.baseline(command),
            run: async (command) => (await ports()).checks.run(command),
        },
        reviewers: { review: async (command, state) => (await ports()).reviewers.review(command, state) },
        advisers: { consult: async (command, state) => (await ports()).advisers.consult(command, state) },
        snapshots: { take: async (command, state) => (await ports()).snapshots.take(command, state) },
        commits: {
            story: async (call) => (await ports()).commits.story(call),
            archive: async (call) => (await ports()).commits.archive(call),
            carry: async (command) => (await ports()).commits.carry(command),
            park: async (call) => (await ports()).commits.park(call),
        },
        reports: { write: async (state, halt) => (await ports()).reports.write(state, halt) },
        face: {
            branchPushed: (state) => soon(({ face }) => face.branchPushed(state)),
            // Nothing is on GitHub before the ports are open.
            changed: (state) => {
                opened()
                    .then((at) => at?.face.changed(state))
                    .catch(onTrouble);
            },
            settle: async (state) => (await opened())?.face.settle(state) ?? {},
            finish: async (state) => (await opened())?.face.finish(state),
        },
        publisher: {
            // In order: a later `settle` waits for the same ports behind it.
            start: (refs, state) => soon(({ publisher }) => publisher.start(refs, state)),
            settle: async (refs, state) => (await ports()).publisher.settle(refs, state),
            idle: async () => (await opened())?.publisher.idle(),
        },
    };
}

;// CONCATENATED MODULE: ./build/action/lately.js
/** Between two edits of the comment that tell only this: GitHub grants a run so many requests an hour. */
const NEWS_EVERY_MS = 3 * 60_000;
/** @param onNews called now and then while an agent goes on saying something */
function keepLately(onNews, nowMs = () => performance.now()) {
    let lately;
    let callCount = 0;
    let toldMs = nowMs();
    return {
        current: () => lately,
        note: ({ kind, text }) => {
            if (lately === undefined)
                return;
            if (kind === 'tool')
                lately = { ...lately, tool: text };
            if (kind === 'tokens')
                lately = { ...lately, tokens: text };
            if (kind === 'retry')
                lately = { ...lately, retries: lately.retries + 1 };
            if (nowMs() - toldMs < NEWS_EVERY_MS)
                return;
            toldMs = nowMs();
            onNews();
        },
        during: (call) => async (program, request) => {
            callCount += 1;
            lately = { retries: 0 };
            try {
                return await call(program, request);
            }
            finally {
                callCount -= 1;
                if (callCount === 0)
                    lately = undefined;
            }
        },
    };
}

// EXTERNAL MODULE: ./build/core/gates.js
var gates = __webpack_require__(66822);
// EXTERNAL MODULE: ./build/core/story.js
var core_story = __webpack_require__(12703);
// EXTERNAL MODULE: ./build/report/sanitise.js + 2 modules
var sanitise = __webpack_require__(49934);
;// CONCATENATED MODULE: ./build/report/advice-words.js

/** What a planner or a classifier said, for the log. */
function adviceLines({ result, reading }) {
    if (result.verdict !== 'pass')
        return [`no advice: ${(0,sanitise/* plain */.pj)(result.reason)}`];
    if (!reading.ok)
        return [`no usable advice: ${(0,sanitise/* plain */.pj)(reading.problem)}`];
    const { advice } = reading;
    if (advice.type === 'classify')
        return [`classified as ${advice.route}: ${(0,sanitise/* plain */.pj)(advice.reason)}`];
    if (advice.parts.length < 2)
        return [`not split: ${(0,sanitise/* plain */.pj)(advice.reason)}`];
    const parts = advice.parts.map(({ title }, at) => `  ${at + 1}. ${(0,sanitise/* plain */.pj)(title)}`);
    return [`split into ${parts.length} sub-stories: ${(0,sanitise/* plain */.pj)(advice.reason)}`, ...parts];
}

// EXTERNAL MODULE: ./build/report/console.js
var console = __webpack_require__(77150);
// EXTERNAL MODULE: ./build/report/strip.js
var strip = __webpack_require__(57981);
// EXTERNAL MODULE: ./build/core/final-review.js + 1 modules
var final_review = __webpack_require__(81214);
;// CONCATENATED MODULE: ./build/action/review-lines.js




/** What a call of a reviewer came to, and the gate's verdict once it stands. */
function reviewedLines(state, outcome) {
    const { result } = outcome;
    const gates = (0,core_story/* currentStory */.$C)(state)?.attempts.at(-1)?.gates ?? [];
    const concluded = state.pending.type === 'run-review' && state.pending.gate === result.gate ? [] : gates;
    return [
        ...unusable(`${result.gate} review`, outcome),
        ...concluded.filter(({ gate }) => gate === result.gate || gate === 'quality').map((gate) => (0,console/* gateLine */.C_)(gate)),
    ];
}
/** The same for a reviewer of the whole change. */
function finalLines(state, outcome) {
    const verdict = (0,final_review/* finalVerdict */.Ou)(state);
    return [...unusable('final review', outcome), ...(verdict === undefined ? [] : [(0,console/* gateLine */.C_)(verdict)])];
}
function unusable(name, { result, reading }) {
    const why = result.verdict === 'pass' ? (reading.ok ? '' : reading.problem) : result.reason;
    return why === '' ? [] : [`${name}: no usable answer: ${(0,sanitise/* plain */.pj)(why)}`];
}

;// CONCATENATED MODULE: ./build/action/observe.js








/** Tells the log what the run does: a group per attempt, a line per gate. */
function logObserver(log) {
    const grouped = pairedGroups(log);
    return {
        commanded: (state) => announce(grouped, state),
        happened: (state, event) => tell(grouped, state, event),
    };
}
/** Closes a group once: a cancel can come when none is open. */
function pairedGroups(log) {
    let open = false;
    return {
        ...log,
        startGroup: (title) => {
            open = true;
            log.startGroup(title);
        },
        endGroup: () => {
            if (open)
                log.endGroup();
            open = false;
        },
    };
}
function announce(log, state) {
    const command = state.pending;
    if (command.type === 'run-baseline')
        log.info(`Baseline: ${countOf(command.checks.length, 'check')} on the commit the work starts from`);
    if (command.type === 'carry-stories')
        log.info(`Moved base: ${countOf(command.commits.length, 'commit')} of earlier runs put on top of it and checked`);
    if (command.type === 'run-final-checks')
        log.info(`Final: ${countOf(command.checks.length, 'check')} on all passed stories together`);
    if (command.type === 'run-final-review' && command.call === 1)
        log.info(`Final review: ${countOf(state.plan.finalReview ?? 1, 'reviewer')} of the change of all passed stories together`);
    if (command.type !== 'implement')
        return;
    log.startGroup((0,console/* banner */.vK)(command.iteration, state.plan.caps.maxIterations));
    const story = (0,core_story/* requireStory */.ZG)(state);
    log.info((0,console/* storyLine */.OC)({ ...story, attempt: command.attempt, maxAttempts: (0,split/* mostAttempts */.Gc)(state, story) }));
}
function tell(log, state, { outcome }) {
    // Whatever a line quotes, it stays one line and no command of the runner's.
    for (const line of linesOf(state, outcome))
        log.info((0,sanitise/* forLog */.Ig)([(0,strip/* oneLine */.TN)(line)]).join(' '));
    for (const { excerpt } of failuresOf(outcome))
        if (excerpt.lines.length > 0)
            log.verbatim(excerpt.lines);
    if (outcome.type === 'settled')
        warnRefused(log, outcome.results);
    if (outcome.type === 'trouble' && state.pending.type === 'finish')
        warnUnreported(log, outcome.halt.detail);
    if (closesGroup(state, outcome))
        log.endGroup();
}
/** What failed by itself: the end of its output is shown, between stop markers (04-trust rule 15). */
function failuresOf(outcome) {
    const results = outcome.type === 'implemented' ? [outcome.result] : outcome.type === 'checks-done' ? outcome.results : [];
    return results.filter(gates/* blocks */.Bv);
}
function linesOf(state, outcome) {
    switch (outcome.type) {
        case 'baseline-done':
            return outcome.checks.map(({ name, verdict, cause }) => `baseline ${name}: ${verdict} ${(0,sanitise/* plain */.pj)(cause)}`.trim());
        case 'implemented':
            return [(0,console/* gateLine */.C_)(outcome.result), ...survivors(outcome.survivorsKilled)];
        case 'snapshot-taken':
            return [(0,console/* gateLine */.C_)(outcome.result), ...proofLines(state, [])];
        case 'checks-done':
            return [...outcome.results.map((result) => (0,console/* gateLine */.C_)(result)), ...proofLines(state, outcome.results)];
        case 'final-checks-done':
            return outcome.results.map((result) => (0,console/* gateLine */.C_)(result));
        case 'final-reviewed':
            return [...finalLines(state, outcome), ...survivors(outcome.survivorsKilled)];
        case 'reviewed':
            return [...reviewedLines(state, outcome), ...survivors(outcome.survivorsKilled)];
        case 'consulted':
            return [...adviceLines(outcome), ...survivors(outcome.survivorsKilled)];
        case 'stories-carried':
            return [...carriedLines(outcome), ...outcome.results.map((result) => (0,console/* gateLine */.C_)(result))];
        case 'story-committed':
            return [`passed: ${outcome.commit.slice(0, 10)} on ${state.plan.branch}`];
        case 'feature-archived':
            return [outcome.folder === '' ? `not archived: ${outcome.problem}` : `archived in ${outcome.folder}`];
        case 'story-parked':
            return [`work kept on ${outcome.branch}`];
        case 'waited':
            return ['the pause is over'];
        case 'approved':
            return [`${(0,sanitise/* plain */.pj)(outcome.person)} signed off ${outcome.commit.slice(0, 10)}`];
        case 'fix-asked':
            return [`${(0,sanitise/* plain */.pj)(outcome.person)} asks for a fix in ${(0,sanitise/* plain */.pj)(outcome.story)}`];
        case 'settled':
        case 'interrupted':
        case 'begun':
        case 'resumed':
        case 'publishing':
        case 'reported':
        case 'trouble':
            return [];
    }
}
function carriedLines({ points, conflicts }) {
    const many = (count) => countOf(count, 'commit');
    return [`${many(points.length)} of earlier runs put on top of the moved base, ${many(conflicts.length)} left behind`];
}
/** What an attempt lacked although no check failed: evidence, a change, a result. No process said it, so nobody else would. */
function proofLines(state, told) {
    const gates = (0,core_story/* currentStory */.$C)(state)?.attempts.at(-1)?.gates ?? [];
    return gates.filter((gate) => gate.gate === 'test' && !told.includes(gate)).map((gate) => (0,console/* gateLine */.C_)(gate));
}
function survivors(count) {
    if (count === 0)
        return [];
    const was = count === 1 ? 'was' : 'were';
    return [`${countOf(count, 'process', 'processes')} that the agent left behind ${was} ended`];
}
function countOf(count, one, many = `${one}s`) {
    return `${count} ${count === 1 ? one : many}`;
}
function warnRefused(log, results) {
    for (const { ref, status, detail } of results) {
        if (status === 'refused')
            log.warning(`${ref} was not pushed: ${(0,sanitise/* plain */.pj)(detail)}`);
    }
}
/** Trouble before the report stands in the report; trouble with the report itself is said here or nowhere. */
function warnUnreported(log, detail) {
    log.warning(`The report could not be written: ${(0,sanitise/* plain */.pj)(detail)}`);
}
/** The group of an attempt closes when its story ended or another attempt follows. */
function closesGroup(state, { type }) {
    if (type === 'story-committed' || type === 'story-parked')
        return true;
    if (type === 'interrupted' || type === 'trouble')
        return true;
    const ends = ['snapshot-taken', 'checks-done', 'reviewed', 'consulted'].includes(type);
    return ends && (state.pending.type === 'implement' || state.pending.type === 'wait');
}

;// CONCATENATED MODULE: ./build/action/pause-teller.js



/** Between two edits of the comment: a countdown is no reason to use up the requests that GitHub grants. */
const COMMENT_EVERY_MS = 5 * 60_000;
/** Shows a pause while it lasts: a line each time in the log, now and then in the comment. */
function pauseTeller(log, face) {
    let shown;
    return ({ command, state, leftMs }) => {
        log.info((0,sanitise/* forLog */.Ig)([(0,strip/* oneLine */.TN)((0,console/* pauseLine */.P_)(command, leftMs))]).join(' '));
        const isNew = shown?.until !== command.until;
        if (!isNew && (shown?.leftMs ?? 0) - leftMs < COMMENT_EVERY_MS)
            return;
        shown = { until: command.until, leftMs };
        if (!isNew)
            face.changed(state);
    };
}

// EXTERNAL MODULE: ./build/action/prompts.js + 3 modules
var prompts = __webpack_require__(11099);
// EXTERNAL MODULE: ./build/action/thread-of.js
var thread_of = __webpack_require__(68525);
// EXTERNAL MODULE: ./build/action/world-parts.js
var world_parts = __webpack_require__(30988);
// EXTERNAL MODULE: ./build/action/world-rooms.js + 34 modules
var world_rooms = __webpack_require__(76181);
// EXTERNAL MODULE: ./build/core/globs.js
var core_globs = __webpack_require__(85405);
;// CONCATENATED MODULE: ./build/core/setup.js

/**
 * What a tree's dependencies are made of, as one text: equal texts mean equal manifests and lock files. Whoever needs a short name
 * for it hashes it (sha-256); the order in which files are listed does not matter.
 */
function dependencyText(files, globs) {
    const matches = (0,core_globs/* globMatcher */.f)(globs);
    const chosen = [...files].filter(([path]) => matches(path));
    // By code unit: a locale's order differs from machine to machine.
    const sorted = chosen.toSorted(([a], [b]) => (a < b ? -1 : 1));
    return sorted.map((file) => JSON.stringify(file)).join('\n');
}
/** Whether setup has to run for a tree, and what it may know and do (02-loop \u00a71; 04-trust rule 12). */
function setupNeed(plan, keys) {
    if (plan === undefined || keys.tree === keys.layer0)
        return { type: 'layer0' };
    const asAtBase = keys.tree === keys.base;
    return {
        type: 'setup',
        key: keys.tree,
        env: asAtBase ? plan.env : [],
        variables: asAtBase || plan.scripts === 'allow' ? {} : scriptsOff,
    };
}
/**
 * Tells package managers not to run code of packages while they install. npm, yarn 1 and bun read the first one, pnpm before 11 too;
 * pip, uv and poetry run code of a package only to build it. Composer and bundler know no such variable: composer runs the scripts of
 * the project alone, bundler builds native extensions.
 */
const scriptsOff = {
    npm_config_ignore_scripts: 'true',
    pnpm_config_ignore_scripts: 'true',
    YARN_ENABLE_SCRIPTS: 'false',
    PIP_ONLY_BINARY: ':all:',
    UV_NO_BUILD: '1',
    POETRY_INSTALLER_ONLY_BINARY: ':all:',
};

;// CONCATENATED MODULE: ./build/adapters/setup-needs.js


/** Reads each tree once; the decision itself is the core's. */
function setupNeeds(options) {
    const { plan, baseTree, layer0Tree } = options;
    const keyOf = keyReader(options);
    let installed;
    let trusted;
    return {
        of: async (tree) => {
            installed ??= layer0Tree().then((found) => (found === undefined ? undefined : keyOf(found)));
            trusted ??= baseTree();
            const base = await trusted;
            const baseKey = base === undefined ? undefined : await keyOf(base);
            const need = setupNeed(plan, { tree: await keyOf(tree), layer0: await installed, base: baseKey });
            if (need.type === 'layer0')
                return need;
            const asAtBase = base !== undefined && need.key === baseKey;
            return { ...need, asAtBase, installOn: asAtBase ? base : tree };
        },
    };
}
function keyReader({ plan, listFiles }) {
    const keys = new Map();
    const read = async (tree) => (0,external_node_crypto_.createHash)('sha256')
        .update(dependencyText(await listFiles(tree), plan.key))
        .digest('hex');
    return (tree) => {
        const key = keys.get(tree) ?? read(tree);
        keys.set(tree, key);
        return key;
    };
}

;// CONCATENATED MODULE: ./build/action/world-setup.js

/** Which trees of this run need dependencies that the workspace has not installed; undefined without `setup_command`. */
function runSetupNeeds({ prepared, plan }) {
    if (plan.setup === undefined)
        return undefined;
    const { repository } = prepared;
    return setupNeeds({
        plan: plan.setup,
        baseTree: () => baseTree({ prepared, plan }),
        layer0Tree: () => layer0Tree({ prepared, plan }),
        listFiles: async (tree) => (await repository.listFiles(tree)).map(({ path, sha }) => [path, sha]),
    });
}
/** The run start may hold what earlier nights or a pull request added, and nobody has merged that yet (04-trust rule 12). */
async function baseTree({ prepared, plan }) {
    const imported = await prepared.repository.importCommit(plan.base.commit);
    return imported.ok ? prepared.repository.treeOf(plan.base.commit) : undefined;
}
/** What was installed in the workspace was installed for the commit that is checked out there, which need not be the run start. */
async function layer0Tree({ prepared, plan }) {
    const { repository, layers } = prepared;
    const { roots } = await layers(plan.start.commit);
    if (roots.size === 0)
        return undefined;
    const { commit } = await repository.workspaceHead();
    if (commit === plan.start.commit)
        return plan.start.tree;
    const imported = await repository.importCommit(commit);
    return imported.ok ? repository.treeOf(commit) : undefined;
}

;// CONCATENATED MODULE: ./build/action/world.js


















/** The composition root: every port gets its adapter here and nowhere else. */
function createWorld(call) {
    const { plan, folder, log } = call;
    const clean = (text) => (0,redact/* redact */.E$)(text, call.secrets).text;
    const late = latePorts(async () => {
        const noticing = checkoutNotices(call.prepared, plan.start.commit);
        const { openLate } = await Promise.all(/* import() */[__webpack_require__.e(8816), __webpack_require__.e(56), __webpack_require__.e(8815), __webpack_require__.e(925), __webpack_require__.e(9547), __webpack_require__.e(6378), __webpack_require__.e(1972), __webpack_require__.e(7496), __webpack_require__.e(1403), __webpack_require__.e(9124)]).then(__webpack_require__.bind(__webpack_require__, 18162));
        return openLate({ ...parts, checkout: await noticing });
    }, (error) => log.warning(`A fault of ralph-action that the run survives: ${String(error)}`));
    const first = Promise.withResolvers();
    const onStarted = () => {
        call.onStarted();
        first.resolve();
        late.load();
    };
    const news = agentNews(late);
    const needs = runSetupNeeds(call);
    const logs = (0,adapters_logs/* logFolder */.h)((0,world_parts/* logsPath */.lA)(folder, plan.runId), clean);
    const parts = {
        call: { ...call, onStarted },
        callAgent: (0,agent_calls/* agentCalls */.n)({ ...call, onStarted, lately: news.lately, settings: call.prepared.settings, idleMs: plan.caps.idleMs }, logs),
        lately: news.lately,
        clean,
        rooms: (0,world_rooms/* runRooms */.W)({ ...call, started: first.promise }, needs),
        needs,
        logs,
    };
    const answer = answerAtOnce(call, late);
    return {
        clock: call.clock,
        pauses: timedPauses({ onTick: pauseTeller(log, late.face), cancel: call.cancel }),
        journal: call.journal,
        agent: world_agent(parts),
        ...late,
        observer: watchedBy(logObserver(log), late, (state) => {
            news.follow(state);
            answer(state);
        }),
        cancel: call.cancel,
        close: parts.rooms.close,
    };
}
/** What agents say at work, and whoever reads the comment sees it now and then. */
function agentNews({ face }) {
    let latest;
    const lately = keepLately(() => {
        if (latest !== undefined)
            face.changed(latest);
    });
    const follow = (state) => {
        latest = state;
    };
    return { lately, follow };
}
/** Who asked for the run in a thread is answered there at once. */
function answerAtOnce(call, late) {
    if ((0,thread_of/* threadOf */.u)(call) === undefined)
        return () => undefined;
    const begin = once((state) => {
        late.load();
        // Who asks for the status before the first attempt has ended finds the run all the same.
        late.publisher.start([], state);
    });
    return (state) => {
        begin(state);
        late.face.changed(state);
    };
}
function watchedBy(log, { face, publisher }, onCommanded) {
    return {
        commanded: (state) => {
            log.commanded(state);
            onCommanded(state);
        },
        happened: (state, event) => {
            log.happened(state, event);
            face.changed(state);
            // Another machine goes on from here when this one is lost (02-loop \u00a76).
            if (event.outcome.type === 'snapshot-taken')
                publisher.start([], state);
        },
    };
}
function world_agent({ call, clean, rooms, callAgent }) {
    return (0,agent/* processAgent */.P)({
        program: call.agents.implementer,
        fallbacks: call.agents.fallbacks,
        ...(call.agents.escalation && { escalation: call.agents.escalation }),
        call: callAgent,
        openWorktree: (command, state) => rooms.openAgent({ ...command, ...earlierAttempts(command, state) }),
        prompt: (0,prompts/* promptMaker */.X7)(call.prepared),
        redact: clean,
        onSoftLimit: (command) => call.log.warning(`${command.story}: the agent passed its soft limit and goes on`),
        cancel: call.cancel,
    });
}
/** From the second attempt on the worktree holds `.ralph_state.md` (02-loop \u00a76). */
function earlierAttempts({ attempt, story }, state) {
    const now = (0,story_list/* storiesOf */.TQ)(state).find(({ id }) => id === story);
    if (attempt === 1 || (now !== undefined && (0,split/* ownAttempts */.BY)(now).length === 0))
        return {};
    return { stateFile: (0,state_file/* stateFile */.E)((0,split/* toldToNext */.CE)(state, story), story) };
}
function once(act) {
    let isDone = false;
    return (state) => {
        if (isDone)
            return;
        isDone = true;
        act(state);
    };
}

;// CONCATENATED MODULE: ./build/action/run-prepared.js
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
























/** Notes what PATH leads to while git works, where nothing but a later look at it will guard the programs of the gates. */
async function noteAhead(env, probing) {
    const climbed = await probing;
    const isOpen = climbed.ok && climbed.rung.isolation.level === 'process';
    return isOpen ? (0,guarded_grounds/* readPrograms */.wl)(env['PATH'] ?? '') : undefined;
}
/** Takes the locks, opens the run and works on it to its end. */
async function runPrepared(call, found) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const { job, root, clock } = found;
        const prepared = await (0,policy_paths/* protectAgentFiles */.qO)(found.prepared, job.workspace);
        const ready = { ...found, prepared };
        const folder = (0,external_node_path_.join)(root, prepared.prd.feature);
        (0,external_node_fs_.mkdirSync)(folder, { recursive: true, mode: 0o700 });
        const runId = `${(0,time/* fileStamp */.a9)(clock.wallMs())}-${(0,external_node_crypto_.randomBytes)(2).toString('hex')}`;
        const { env, entry } = call;
        const bringing = (0,open_next/* beginBringing */["if"])(prepared, { folder, runId });
        const lease = __addDisposableResource(env_1, beginLease(call, { ...ready, folder, runId }), true);
        const walls = await (0,isolation/* chooseIsolation */.I1)({ ...call, job, root }, prepared.settings.isolation, ready.probing);
        if (!walls.ok)
            return (0,action_end/* refused */.J)((0,refusal/* configError */.Fj)(walls.why));
        call.log.info((0,isolation_words/* chosenIsolation */.Z)(walls.rung.isolation));
        const isWalled = walls.rung.isolation.level !== 'process';
        const agents = await (0,agent_program/* findAgentPrograms */.O)({
            ...call,
            ...{ prepared, env, workspace: job.workspace, entry, isWalled, folder },
            // Nothing is installed for a run that must not begin.
            mayInstall: async () => !prepared.settings.dryRun && (await lease?.taken)?.ok !== false,
        });
        if (!agents.ok)
            return (0,action_end/* refused */.J)(agents);
        const { clients } = agents.programs;
        const plan = planOf(prepared, { runId, job, clients });
        if (prepared.settings.dryRun) {
            const { dryRunEnd } = await __webpack_require__.e(/* import() */ 7648).then(__webpack_require__.bind(__webpack_require__, 77648));
            const plans = (0,modes/* modeOf */.VV)((0,read/* inputsFromEnvironment */.n)(env)) === 'plan';
            return dryRunEnd({ ...ready, log: call.log, folder, plan, bringing, plans });
        }
        const opened = await (0,open_next/* openNext */.kZ)({ ...ready, log: call.log, folder, plan, bringing, leasing: lease?.taken });
        if (!opened.ok)
            return (0,action_end/* refused */.J)(opened);
        const held = __addDisposableResource(env_1, opened, false);
        const rung = await (0,ladder/* holdRung */.Y0)(walls.rung);
        try {
            const env_2 = { stack: [], error: void 0, hasError: false };
            try {
                const control = __addDisposableResource(env_2, watchRun(call.log, { ...ready, state: held.first.state }), true);
                const cancel = AbortSignal.any([call.cancel, control.cancelled, ...(lease === undefined ? [] : [lease.lost])]);
                return await runOpened({ ...call, cancel }, { ...ready, folder, opened: held, agents: agents.programs, rung });
            }
            catch (e_1) {
                env_2.error = e_1;
                env_2.hasError = true;
            }
            finally {
                const result_1 = __disposeResources(env_2);
                if (result_1)
                    await result_1;
            }
        }
        finally {
            await (0,ladder/* leaveRung */.o2)(rung);
        }
    }
    catch (e_2) {
        env_1.error = e_2;
        env_1.hasError = true;
    }
    finally {
        const result_2 = __disposeResources(env_1);
        if (result_2)
            await result_2;
    }
}
async function runOpened(call, { opened, folder, agents, ...now }) {
    const prepared = await preparedFor(now.prepared, opened.first.state.plan);
    if (!prepared.ok)
        return (0,action_end/* refused */.J)(prepared);
    const ready = { ...now, prepared };
    const { settings } = prepared;
    for (const notice of opened.notices)
        call.log.notice(notice);
    await clearLeftovers(call.log, folder);
    const secrets = (0,action_secrets/* knownSecrets */.xU)(settings, call.env);
    for (const secret of secrets)
        call.onSecret(secret);
    call.onBegun({ folder, journal: opened.journalFile });
    const { plan } = opened.first.state;
    const isHidden = ready.rung.isolation.level === 'namespace';
    let asked;
    const onStarted = () => {
        call.wake();
        const told = { ...prepared, workspace: now.job.workspace, isHidden, start: plan.start.commit };
        asked ??= tellWorkspace(call.log, told);
    };
    const recorder = settings.record
        ? (await __webpack_require__.e(/* import() */ 3234).then(__webpack_require__.bind(__webpack_require__, 23234))).recordRun({ ...call, prepared, plan, folder, secrets })
        : undefined;
    const world = createWorld({ ...call, ...opened, ...ready, plan, folder, secrets, recorder, onStarted, agents });
    // A cancel cuts the network off: by then the records that a hand-over goes on from have to be here.
    if (settings.handOver !== undefined) {
        world.publisher.start([], opened.first.state);
        await world.publisher.idle();
    }
    const ended = await (0,run/* run */.e)(world, opened.first).finally(world.close);
    await Promise.all([world.publisher.idle(), world.face.finish(ended.state), asked]);
    const { finished } = await __webpack_require__.e(/* import() */ 9883).then(__webpack_require__.bind(__webpack_require__, 49883));
    const { repository, base } = prepared;
    const { journalFile } = opened;
    return finished({ ...call, job: now.job }, { ...ended, folder, settings, repository, base, journalFile });
}
/** A killed controller could not end its agents and gates; they must not write into our trees (04-trust rule 3). */
async function clearLeftovers(log, folder) {
    const ended = await (0,leftovers/* endLeftovers */.q)((0,leftovers/* markerScope */.J)(folder));
    if (ended === 0)
        return;
    log.notice(`Ended ${ended} ${ended === 1 ? 'process' : 'processes'} that a killed run had left behind.`);
}


/***/ }),

/***/ 67382:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VY: () => (/* binding */ secretsIn),
/* harmony export */   xU: () => (/* binding */ knownSecrets)
/* harmony export */ });
/* unused harmony export CLIENT_KEY_NAMES */
/** Shorter values are part of nearly everything and cannot be taken out of text. */
const SHORTEST = 4;
/** Of a variable that only its name makes a secret: `USE_TOKEN_CACHE=true` is none. */
const SHORTEST_NAMED = 8;
/** The same for a step that has read no settings: every variable whose name says that it is a secret. */
function secretsIn(env) {
    const named = Object.entries(env).flatMap(([name, value]) => /TOKEN|KEY|SECRET|PASSWORD/i.test(name) && (value ?? '').length >= SHORTEST_NAMED ? [value] : []);
    return longEnough([...named, ...(env['INPUT_REDACT'] ?? '').split(/[\r\n,]+/).map((value) => value.trim())]);
}
/** Variables of the job from which clients take their keys: what an agent may hold must be known wherever it turns up. */
const CLIENT_KEY_NAMES = [
    ...[
        'ANTHROPIC_API_KEY',
        'CLAUDE_CODE_OAUTH_TOKEN',
        'OPENAI_API_KEY',
        'CODEX_API_KEY',
        'GEMINI_API_KEY',
        'GOOGLE_API_KEY',
    ],
    ...['GOOGLE_GENERATIVE_AI_API_KEY', 'OPENCODE_API_KEY', 'OPENROUTER_API_KEY'],
];
/** Values that must not reach a commit, a report or a log: the token, what the user names, and what the agent and setup are given. */
function knownSecrets(settings, env) {
    const given = [...settings.agentEnv, ...(settings.setup?.env ?? []), ...CLIENT_KEY_NAMES]
        .filter((name) => /TOKEN|KEY|SECRET|PASSWORD/i.test(name))
        .map((name) => env[name])
        .filter((value) => (value ?? '').length >= SHORTEST_NAMED);
    const all = [settings.githubToken, ...Object.values(settings.agentKeys), ...settings.redact, ...given];
    return longEnough(all);
}
function longEnough(values) {
    return [...new Set(values.filter((value) => value !== undefined && value.length >= SHORTEST))];
}


/***/ }),

/***/ 68525:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ threadOf)
/* harmony export */ });
/** Where the run's comment stands from the start: where somebody asked for it last; undefined = nobody did. */
function threadOf({ job, plan }) {
    return job.asked?.origin.thread ?? plan.origin?.thread;
}


/***/ }),

/***/ 77375:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  w: () => (/* binding */ fallbackOf),
  P: () => (/* binding */ processAgent)
});

// EXTERNAL MODULE: ./build/adapters/excerpt.js
var excerpt = __webpack_require__(37016);
// EXTERNAL MODULE: external "node:vm"
var external_node_vm_ = __webpack_require__(30714);
;// CONCATENATED MODULE: ./build/adapters/agents/signals.js

/** Longest that one pattern may take on one message (02-loop \u00a73: user regexes run with a deadline). */
const DEADLINE_MS = 250;
/** Longest line that is kept. */
const MOST_LINE = 300;
/** Reads the signals of an agent's final message, none in an empty one; the presenters sanitise what they quote of it. */
function readSignals(text, patterns, redact) {
    if (text.trim() === '')
        return undefined;
    const completion = first(text, patterns.completion, redact);
    const blocking = first(text, patterns.blocking, redact);
    const late = [...completion.late, ...blocking.late];
    const signals = {
        ...(completion.seen && { completion: completion.seen }),
        ...(blocking.seen && { blocking: blocking.seen }),
        ...(late.length > 0 && { late }),
    };
    return Object.keys(signals).length === 0 ? undefined : signals;
}
function first(text, patterns, redact) {
    const late = [];
    for (const pattern of patterns) {
        const found = find(text, pattern);
        if (found === 'late')
            late.push(pattern);
        else if (found !== undefined)
            return { seen: { pattern, line: shown(lineAt(text, found), redact) }, late };
    }
    return { late };
}
/** Where a pattern matches; a backtracking one is stopped by the machine that runs it. */
function find(text, pattern) {
    try {
        const index = search({ pattern, text });
        return typeof index === 'number' && index >= 0 ? index : undefined;
    }
    catch (error) {
        if (error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT')
            return 'late';
        throw error;
    }
}
/** Only code in a context can be stopped. One serves all searches: a new one takes a millisecond, and half a megabyte until it is collected. */
let searching;
function search(wanted) {
    searching ??= {
        globals: (0,external_node_vm_.createContext)({}),
        script: new external_node_vm_.Script('new RegExp(search.pattern, "m").exec(search.text)?.index'),
    };
    const { globals, script } = searching;
    globals.search = wanted;
    return script.runInContext(globals, { timeout: DEADLINE_MS });
}
function lineAt(text, index) {
    const from = text.lastIndexOf('\n', index - 1) + 1;
    const end = text.indexOf('\n', index);
    return text.slice(from, end < 0 ? undefined : end);
}
function shown(line, redact) {
    return [...redact(line).trim()].slice(0, MOST_LINE).join('');
}

;// CONCATENATED MODULE: ./build/adapters/agents/agent.js


/** The implementer: a fresh process in the agent's worktree (02-loop \u00a71 gate 1). */
function processAgent(options) {
    return {
        implement: async (command, state) => {
            const opening = options.openWorktree(command, state);
            const [room, prompted] = await Promise.all([opening, options.prompt(command, state)]);
            const calling = options.call(programFor(options, command), {
                role: 'implement',
                gate: 'implement',
                name: `${command.iteration}-implement`,
                room,
                prompt: prompted.text,
                limits: command.limits,
                budgetUsd: command.budgetUsd,
                variables: { RALPH_STORY: command.part ?? command.story, RALPH_ATTEMPT: String(command.attempt) },
                startedMs: state.elapsedMs,
                onSoftLimit: () => options.onSoftLimit(command),
            });
            const called = await calling.finally(room.close);
            if ('isCut' in called) {
                return { type: 'interrupted', cause: String(options.cancel.reason), usage: called.usage };
            }
            const { finalText, ...rest } = called;
            const signals = readSignals(finalText, prompted.signals, options.redact);
            const finalMessage = (0,excerpt/* excerptOfText */.U)(finalText, options.redact);
            const names = command.attempt === 1 && prompted.names ? { names: prompted.names } : {};
            return { type: 'implemented', ...rest, finalMessage, ...(signals && { signals }), ...names };
        },
    };
}
function programFor(options, { tier, agent }) {
    const { program, escalation = program } = options;
    if (agent !== undefined)
        return fallbackOf(options, agent);
    return tier === undefined ? program : escalation;
}
/** The program that takes over under a name; every name of the plan was resolved when the run began. */
function fallbackOf({ fallbacks }, agent) {
    const program = fallbacks?.get(agent);
    if (program === undefined)
        throw new Error(`No program is known for "${agent}" of agent_fallbacks.`);
    return program;
}


/***/ }),

/***/ 34902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O0: () => (/* binding */ encodePath),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   SM: () => (/* binding */ withCode),
/* harmony export */   U1: () => (/* binding */ codeLink),
/* harmony export */   aE: () => (/* binding */ placeLink),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   nM: () => (/* binding */ row),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   zH: () => (/* binding */ details)
/* harmony export */ });
/* harmony import */ var _sanitise_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49934);
/* harmony import */ var _strip_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57981);


/** Foreign text of at most `maxChars` characters in one line, safe anywhere in a Markdown line. */
function text(value, maxChars = 300) {
    return (0,_sanitise_js__WEBPACK_IMPORTED_MODULE_0__/* .forCell */ .Kq)(value, { maxChars });
}
/** A name, path or command part shown as code. */
function code(value) {
    return `<code>${text(value).replace(/<\/?code>/g, '')}</code>`;
}
/** Foreign and own words; what stands between two backticks is code. */
function withCode(said, maxChars = 1500) {
    const parts = (0,_strip_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)(said, maxChars).split('`');
    const isPaired = parts.length % 2 === 1;
    if (!isPaired)
        return text(said, maxChars);
    return parts.map((part, at) => (at % 2 === 1 ? code(part) : spaced(part))).join('');
}
/** The sanitiser takes spaces at the ends away, which here stand beside code. */
function spaced(part) {
    const inner = text(part, 1500);
    if (inner === '')
        return part === '' ? '' : ' ';
    return `${/^\s/.test(part) ? ' ' : ''}${inner}${/\s$/.test(part) ? ' ' : ''}`;
}
/** A link whose text is shown as code; only the text when there are no links or the repository has no usable name. */
function codeLink(value, links, path) {
    const url = addressOf(links, path);
    return url === undefined ? code(value) : `[${code(value)}](${url})`;
}
/** `src/a.ts:12` as a link; only the text for a path that would lead out of the repository. */
function placeLink({ file, line, commit }, links) {
    const name = line === undefined ? file : `${file}:${line}`;
    const isInside = file.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
    const url = commit === undefined || !isInside ? undefined : addressOf(links, ['blob', commit, file]);
    if (url === undefined)
        return code(name);
    return `[${code(name)}](${url}${line === undefined ? '' : `#L${line}`})`;
}
function addressOf(links, path) {
    if (links === undefined || !/^[\w.-]+\/[\w.-]+$/.test(links.repository))
        return undefined;
    return `${address(links.serverUrl)}/${links.repository}/${path.map(encodePath).join('/')}`;
}
/** A link with our own words. */
function link(words, url) {
    return `[${words}](${address(url)})`;
}
/** A row of a table; the cells are Markdown already. */
function row(cells) {
    return `| ${cells.map((cell) => (cell === '' ? ' ' : cell)).join(' | ')} |`;
}
/** A collapsible block; the head is Markdown-free HTML already, the body blocks of Markdown. */
function details(head, body) {
    return [`<details><summary>${head}</summary>`, ...body, '</details>'].join('\n\n');
}
/** A path or ref inside an address. */
function encodePath(part) {
    return part.split('/').map(encode).join('/');
}
function encode(part) {
    return encodeURIComponent(part).replace(/[()'*!~]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
}
/** An address inside `(\u2026)` must not end it. */
function address(url) {
    return url.replace(/[\s()<>"'`\\|]/g, (character) => encodeURIComponent(character).replace(/[()']/g, ''));
}


/***/ }),

/***/ 26035:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ partStory)
/* harmony export */ });
/** A sub-story as the story of a prompt: its own text alone, so that the context stays small, and the names of the others. */
function partStory({ id, title, split }, part) {
    const parts = split?.parts ?? [];
    const at = parts.findIndex((each) => each.id === part.id);
    const others = parts.flatMap((each, index) => {
        if (index === at)
            return [];
        return [`- ${index < at ? 'done' : 'later, leave it alone'}: ${each.id} ${each.title}`];
    });
    const text = [
        `Sub-story ${at + 1} of ${parts.length} of story ${id}: ${title}. The others:`,
        ...others,
        '',
        part.text,
    ].join('\n');
    return { id: part.id, title: part.title, json: text, criteria: part.criteria };
}


/***/ }),

/***/ 15313:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E$: () => (/* binding */ redact),
  jy: () => (/* binding */ redactExact),
  pY: () => (/* binding */ secretFinder)
});

;// CONCATENATED MODULE: ./build/report/redact-spellings.js
/** Shorter values would redact half of every text. */
const SHORTEST = 4;
/** Encoded forms of shorter values occur by chance. */
const SHORTEST_ENCODED = 6;
/** JSON in JSON, four times over. */
const DEEPEST_ESCAPE = 16;
/**
 * The backslashes of one escape, in JSON or in JSON within JSON. Neither form takes quadratic time on a text of backslashes: a value
 * can only begin where a run of them begins, and within a value a run is bounded.
 */
const escapes = { first: '(?<!\\\\)\\\\+', later: `\\\\{1,${DEEPEST_ESCAPE}}` };
/** Zeros before the number of an HTML escape. */
const ZEROS = '0{0,8}';
/** Patterns that find a secret value however it is written: as it is or escaped, in base64, in hex. */
function spellings(secret) {
    const values = new Set([secret, ...secret.split(/\r?\n/)].map((value) => value.trim()));
    return [...values].filter((value) => value.length >= SHORTEST).flatMap(spellingsOf);
}
function spellingsOf(value) {
    const written = new RegExp(pieces(value).map(anyEscape).join(''), 'u');
    const bytes = new TextEncoder().encode(value);
    return bytes.length < SHORTEST_ENCODED ? [written] : [written, ...base64(bytes), hex(bytes)];
}
/** Characters; backslashes that stand together are one piece. */
function pieces(value) {
    return value.match(/\\+|[\s\S]/gu) ?? [];
}
/** One character, or a run of backslashes, as itself or as a URL, JSON or HTML escape of it. */
function anyEscape(written, at) {
    const [character = ''] = written;
    const lead = at === 0 ? escapes.first : escapes.later;
    if (character === '\\')
        return backslashes(written.length, lead);
    const bytes = [...new TextEncoder().encode(character)];
    const code = (character.codePointAt(0) ?? 0).toString(16);
    const forms = [
        literal(character),
        bytes.map((byte) => `%${anyCase(hex2(byte))}`).join(''),
        lead + utf16(character).map(unicodeEscape).join(escapes.later),
        `&#${ZEROS}${character.codePointAt(0)};`,
        `&#[xX]${ZEROS}${anyCase(code)};`,
        ...(shortForms[character] ?? []),
        ...(jsonForms[character] ?? []).map((form) => lead + form),
    ];
    return `(?:${forms.join('|')})`;
}
/** A run is read as a whole: its backslashes one by one could be told apart in exponentially many ways. */
function backslashes(length, lead) {
    const each = ['%5[cC]', `&#${ZEROS}92;`, `&#[xX]${ZEROS}5[cC];`].map((form) => `(?:${form}){${length}}`);
    const plain = lead === escapes.first ? `(?<!\\\\)\\\\{${length},}` : `\\\\{${length},${length * DEEPEST_ESCAPE}}`;
    const unicode = lead + new Array(length).fill('u005[cC]').join(escapes.later);
    return `(?:${[plain, unicode, ...each].join('|')})`;
}
function utf16(character) {
    return [...Array(character.length).keys()].map((at) => character.charCodeAt(at));
}
function unicodeEscape(unit) {
    return `u${anyCase(unit.toString(16).padStart(4, '0'))}`;
}
/** What JSON writes behind its backslash. */
const jsonForms = {
    '"': ['"'],
    '/': ['/'],
    '\n': ['n'],
    '\r': ['r'],
    '\t': ['t'],
    "'": ["'"],
};
const shortForms = {
    ' ': ['\\+'],
    '"': ['&quot;'],
    '&': ['&amp;'],
    '<': ['&lt;'],
    '>': ['&gt;'],
    "'": ['&apos;'],
};
/** The characters that do not depend on what stands before and behind the value, for each of the three positions. */
function base64(bytes) {
    return [0, 1, 2].map((offset) => {
        const padded = String.fromCharCode(...new Array(offset).fill(0), ...bytes);
        const whole = Math.floor(((offset + bytes.length) * 8) / 6);
        const core = btoa(padded).slice(offset === 0 ? 0 : offset + 1, whole);
        const characters = [...core].map((each, at) => each === '+' ? '[+-]' : each === '/' ? `(?:(?:${at === 0 ? escapes.first : escapes.later})?/|_)` : each);
        return new RegExp(`${characters.join(lineBreak)}(?:${lineBreak}=){0,2}`);
    });
}
function hex(bytes) {
    return new RegExp([...bytes].map((byte) => anyCase(hex2(byte))).join(lineBreak));
}
/** base64 and xxd break their lines. */
const lineBreak = '(?:\\r?\\n)?';
function hex2(byte) {
    return byte.toString(16).padStart(2, '0');
}
function anyCase(digits) {
    return digits.replace(/[a-f]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
}
function literal(character) {
    return /[\\^$.*+?()[\]{}|/]/.test(character) ? `\\${character}` : character;
}
/**
 * Kinds of tokens and keys that are known by their form. Each match takes the whole run of its characters, so that one search from
 * match to match finds all, and what cannot match is given up after a bounded number of characters.
 */
const tokens = [
    /(?<![A-Za-z0-9])gh[pour]_[A-Za-z0-9]{36}[A-Za-z0-9_]*/,
    /(?<![A-Za-z0-9])ghs_[0-9A-Za-z._-]{36,}/,
    /(?<![A-Za-z0-9])github_pat_[0-9A-Za-z_]{22,}/,
    /(?<![A-Za-z0-9])sk-ant-[A-Za-z0-9_-]{8,}/,
    /(?<![A-Za-z0-9])sk-(?=[A-Za-z_-]{0,100}\d)[A-Za-z0-9_-]{20,}/,
    /(?<![A-Za-z0-9])(?:AKIA|ASIA)[0-9A-Z]{16}(?![0-9A-Za-z])/,
    /(?<![A-Za-z0-9])xox[a-z]-[A-Za-z0-9-]{10,}/,
    /(?<![A-Za-z0-9])npm_[A-Za-z0-9]{36}[A-Za-z0-9_]*/,
    /(?<![A-Za-z0-9])AIza[0-9A-Za-z_-]{35,}/,
    /(?<![A-Za-z0-9])glpat-[0-9A-Za-z_-]{20,}/,
    /-----BEGIN [A-Z0-9 ]{0,30}PRIVATE KEY(?: BLOCK)?-----(?:(?:(?!-----BEGIN)[\s\S]){0,20000}?-----END [A-Z0-9 ]{0,30}PRIVATE KEY(?: BLOCK)?-----|[A-Za-z0-9+/=\s\\]*)/,
];

;// CONCATENATED MODULE: ./build/report/redact.js

const MARK = '[redacted]';
/**
 * Takes secrets out: the given values, also as base64 in all three alignments, hex, URL, JSON and HTML escapes, and whatever
 * looks like a known kind of token or private key (04-trust rule 17, 10-fine-print, catalogue S9, S10). Each place becomes
 * `[redacted]`. Idempotent. Hidden characters could split a value, so it comes after `plain`; finished documents may be given.
 * @param secrets values; each line of a value of several lines counts, and those under 4 characters do not
 */
function redact(text, secrets) {
    return untilClean(text, patternsOf(secrets, tokens));
}
/** As `redact`, by the given values only: for files, where a made-up key in a test is no secret. */
function redactExact(text, secrets) {
    return untilClean(text, patternsOf(secrets, []));
}
function patternsOf(secrets, forms) {
    return { values: secrets.flatMap(spellings).map(searching), forms: forms.map(searching) };
}
function searching({ source, flags }) {
    return new RegExp(source, `${flags}g`);
}
/** What is left between two places may only now look like a secret. */
function untilClean(text, patterns) {
    let result = { text, count: 0 };
    for (let round = redactOnce(text, patterns); round.count > 0; round = redactOnce(round.text, patterns)) {
        result = { text: round.text, count: result.count + round.count };
    }
    return result;
}
/** One pass over a text: every match of a pattern becomes `[redacted]`; marks that are there already are left alone. */
function redactOnce(text, patterns) {
    const parts = text.split(MARK).map((part) => redactPart(part, patterns));
    return {
        text: parts.map((part) => part.text).join(MARK),
        count: parts.reduce((sum, part) => sum + part.count, 0),
    };
}
/** Finds the same secrets as `redact` in one text after another. */
function secretFinder(secrets) {
    const patterns = patternsOf(secrets, tokens);
    return (text) => spansOf(text, patterns);
}
function spansOf(text, patterns) {
    return merged([
        ...patterns.values.flatMap((pattern) => overlapping(text, pattern)),
        ...patterns.forms.flatMap((pattern) => disjoint(text, pattern)),
    ]);
}
function redactPart(text, patterns) {
    const spans = spansOf(text, patterns);
    let end = 0;
    const pieces = [];
    for (const [from, to] of spans) {
        pieces.push(text.slice(end, from), MARK);
        end = to;
    }
    return { text: pieces.join('') + text.slice(end), count: spans.length };
}
/** Overlapping matches count too: two values that share characters must both go. */
function overlapping(text, search) {
    const spans = [];
    search.lastIndex = 0;
    for (let match = search.exec(text); match !== null; match = search.exec(text)) {
        spans.push([match.index, match.index + match[0].length]);
        search.lastIndex = match.index + ((text.codePointAt(match.index) ?? 0) > 0xffff ? 2 : 1);
    }
    return spans;
}
/** A token takes its whole run of characters: looking for more inside it would cost quadratic time. */
function disjoint(text, search) {
    return [...text.matchAll(search)].map((match) => [match.index, match.index + match[0].length]);
}
function merged(spans) {
    const result = [];
    for (const span of spans.toSorted((a, b) => a[0] - b[0])) {
        const last = result.at(-1);
        if (last !== undefined && span[0] <= last[1])
            result[result.length - 1] = [last[0], Math.max(last[1], span[1])];
        else
            result.push(span);
    }
    return result;
}


/***/ }),

/***/ 35157:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ stateFile)
/* harmony export */ });
/* harmony import */ var _core_gates_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66822);
/* harmony import */ var _core_split_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92474);
/* harmony import */ var _core_story_list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25212);
/* harmony import */ var _attempt_facts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80012);
/* harmony import */ var _sanitise_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49934);
/* harmony import */ var _strip_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(57981);
/* harmony import */ var _time_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68062);
/* harmony import */ var _yaml_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(71938);








/** Verbatim output is kept of this many attempts, the latest first. */
const WINDOW = 3;
/** Lines of a verbatim section: the first 20 and the last 80, with a line between them that counts the rest (02-loop \u00a76). */
const CUT = { head: 20, tail: 80 };
/**
 * `.ralph_state.md` of a story, as subagent-ralph-loop has it: written by the system, verbatim output, never a summary.
 * The agent of the next attempt reads it, and it is kept on the wip branch.
 */
function stateFile(state, storyId) {
    const story = (0,_core_story_list_js__WEBPACK_IMPORTED_MODULE_2__/* .storiesOf */ .TQ)(state).find((each) => each.id === storyId);
    if (story === undefined)
        throw new Error(`The run has no story "${storyId}".`);
    return [
        ...frontmatter(state, story),
        '',
        '## Spec Reviewer Output (verbatim)',
        ...outputs(story, reviewed, state.plan.reviewAgent === 'none' ? 'not reviewed' : 'not run'),
        '',
        '## Test Output (verbatim)',
        ...outputs(story, evidence, 'not run'),
        ...unseen(story.attempts.at(-1)),
        '',
        '## Attempt History',
        '| # | Gate | Error Hash | Strategy Shift |',
        '|---|------|------------|----------------|',
        ...story.attempts.map(historyRow),
        '',
    ].join('\n');
}
function frontmatter(state, story) {
    const last = story.attempts.at(-1);
    const files = last?.changed.map((file) => `  - ${(0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_6__/* .yamlText */ .p)(file.path)}`) ?? [];
    const more = (last?.changedCount ?? 0) - files.length;
    return [
        '---',
        `task_id: ${(0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_6__/* .yamlText */ .p)(story.id)}`,
        `iteration: ${story.attempts.length}`,
        `max_iterations: ${(0,_core_split_js__WEBPACK_IMPORTED_MODULE_1__/* .mostAttempts */ .Gc)(state, story)}`,
        `last_gate: ${last === undefined ? 'none' : gateNames[last.lastGate]}`,
        `exit_code: ${exitCode(last)}`,
        `error_hash: ${(0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_6__/* .yamlText */ .p)(last?.fingerprint ?? '')}`,
        `timestamp: ${(0,_time_js__WEBPACK_IMPORTED_MODULE_5__/* .isoTime */ .Ly)(last === undefined ? state.now : last.startedAt + last.durationMs)}`,
        `stuck_count: ${(0,_attempt_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .errorRun */ .iZ)(story)}`,
        `strategy_shifts: ${(0,_attempt_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .shiftsOf */ .pS)(story)}`,
        files.length === 0 ? 'files_modified: []' : 'files_modified:',
        ...files,
        ...(more > 0 ? [`  # and ${more} more`] : []),
        '---',
    ];
}
/** Gate names of that document's frontmatter. */
const gateNames = {
    implement: 'implement',
    integrity: 'integrity',
    test: 'tests',
    spec: 'spec-review',
    quality: 'quality',
};
/** Exit code of the gate that failed the attempt; 124 for a timeout, 1 when a gate has none. */
function exitCode(attempt) {
    const failing = attempt === undefined ? undefined : (0,_attempt_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .blockingGates */ .aZ)(attempt)[0];
    if (failing === undefined)
        return 0;
    if (failing.verdict === 'timeout')
        return 124;
    return failing.exitCode === undefined || failing.exitCode === 0 ? 1 : failing.exitCode;
}
/** What the spec reviewer said; what the quality reviewer said only where it ended the attempt. */
function reviewed(attempt) {
    return attempt.gates.filter((gate) => (gate.gate === 'spec' && gate.verdict !== 'skipped') || (gate.gate === 'quality' && (0,_core_gates_js__WEBPACK_IMPORTED_MODULE_0__/* .blocks */ .Bv)(gate)));
}
/** The tests that ran, or the gate that kept them from running: without it the next attempt would learn nothing. */
function evidence(attempt) {
    const blocking = (0,_attempt_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .blockingGates */ .aZ)(attempt).filter((gate) => gate.gate !== 'spec' && gate.gate !== 'quality');
    return blocking.length > 0 ? blocking : attempt.gates.filter((gate) => gate.gate === 'test');
}
/** Without it an agent that made such a file would look for its mistake where there is none. */
function unseen(attempt) {
    if (attempt?.ignored === undefined)
        return [];
    const { ignored } = attempt;
    const more = ignored.count - ignored.paths.length;
    const lines = [...ignored.paths.map(_strip_js__WEBPACK_IMPORTED_MODULE_7__/* .oneLine */ .TN), ...(more > 0 ? [`[... and ${more} more ...]`] : [])];
    return [
        '',
        `Attempt ${attempt.attempt} left these, but git ignores them, so no check saw them:`,
        (0,_sanitise_js__WEBPACK_IMPORTED_MODULE_4__/* .forFence */ .tC)(lines.join('\n')),
    ];
}
function outputs(story, choose, nothing) {
    const [last, ...earlier] = story.attempts.slice(-WINDOW).reverse();
    if (last === undefined)
        return [(0,_sanitise_js__WEBPACK_IMPORTED_MODULE_4__/* .forFence */ .tC)(nothing)];
    return [
        output(last, choose(last), nothing),
        ...earlier
            .filter((attempt) => choose(attempt).length > 0)
            .flatMap((attempt) => ['', `### Attempt ${attempt.attempt}`, output(attempt, choose(attempt), nothing)]),
    ];
}
function output(attempt, gates, nothing) {
    if (gates.length === 0)
        return (0,_sanitise_js__WEBPACK_IMPORTED_MODULE_4__/* .forFence */ .tC)(nothing);
    const lines = gates.flatMap((gate) => [...heading(gate, gates.length), ...verbatim(attempt, gate)]);
    return (0,_sanitise_js__WEBPACK_IMPORTED_MODULE_4__/* .forFence */ .tC)(cutLines(lines).join('\n'));
}
/** The controller's own sentence stands above the output where the output alone would not say what happened. */
function heading(gate, count) {
    if (count === 1 && gate.gate === 'test' && gate.excerpt.lines.length > 0 && gate.verdict === 'fail')
        return [];
    return [`[${(0,_attempt_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .gateLabel */ .GS)(gate)}] ${gate.verdict}: ${(0,_strip_js__WEBPACK_IMPORTED_MODULE_7__/* .oneLine */ .TN)((0,_attempt_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonOf */ .A3)(gate))}`];
}
function verbatim(attempt, gate) {
    if (gate.gate !== 'integrity')
        return gate.excerpt.lines;
    return attempt.findings.map((finding) => (0,_strip_js__WEBPACK_IMPORTED_MODULE_7__/* .oneLine */ .TN)(`${finding.path}: ${finding.message}`));
}
function cutLines(lines) {
    const left = lines.length - CUT.head - CUT.tail;
    if (left <= 0)
        return lines;
    return [...lines.slice(0, CUT.head), `[... ${left} lines truncated ...]`, ...lines.slice(-CUT.tail)];
}
function historyRow(attempt) {
    const gate = attempt.lastGate === 'test' ? 'tests' : attempt.lastGate;
    const hash = (0,_sanitise_js__WEBPACK_IMPORTED_MODULE_4__/* .forCell */ .Kq)(attempt.fingerprint, { maxChars: 16 });
    return `| ${attempt.attempt} | ${gate} | ${hash === '' ? '-' : hash} | ${attempt.tier === 'shift' ? 'yes' : 'no'} |`;
}


/***/ })

};
