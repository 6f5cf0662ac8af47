export const id = 22;
export const ids = [22];
export const modules = {

/***/ 24081:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ readForeign)
/* harmony export */ });
/** A journal of fifty iterations has some megabytes. */
const MOST_BYTES = 64 * 1024 * 1024;
/** Reads a journal of a commit that another machine made; a larger one than any run makes, and one that is no file, is refused, too. */
async function readForeign(repository, call) {
    const { commit, name, place, feature } = call;
    const called = `${name} ${place}`;
    const file = await repository.readFile(commit, `runs/${name}`, MOST_BYTES).catch(() => undefined);
    if (file === undefined || file.size > MOST_BYTES) {
        const why = file === undefined ? 'is no file' : `has ${file.size} bytes, more than any run writes`;
        return { content: { ok: false, message: refusal(called, why) }, bytes: Buffer.alloc(0) };
    }
    const { parseForeign } = await Promise.all(/* import() */[__webpack_require__.e(8816), __webpack_require__.e(9234)]).then(__webpack_require__.bind(__webpack_require__, 29234));
    const content = parseForeign(file.bytes, { name, called, ...(feature !== undefined && { feature }) });
    return { content, bytes: file.bytes };
}
function refusal(called, why) {
    return `The journal ${called} ${why}. It was left as it is. Set resume: never to begin a new run.`;
}


/***/ }),

/***/ 86365:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NG: () => (/* binding */ isOfRun),
/* harmony export */   NP: () => (/* binding */ isOwn),
/* harmony export */   XJ: () => (/* binding */ journalTime),
/* harmony export */   _p: () => (/* binding */ newestJournal),
/* harmony export */   tj: () => (/* binding */ journalsUntil)
/* harmony export */ });
/** Names of journals of runs that began no later than a run id; one from the future is none of ours. */
function journalsUntil(names, runId) {
    return names.filter((name) => name.endsWith('.jsonl') && journalTime(name) <= journalTime(runId));
}
/** The newest of them that can be read, by the time in its name. */
function newestJournal(names, runId) {
    return journalsUntil(names.filter(isOfRun), runId).sort((a, b) => journalTime(b).localeCompare(journalTime(a)))[0];
}
/** Whether it is a journal that can be read; one that lost a line's spelling ends in `.log`. */
function isOfRun(name) {
    return /^\d{8}-\d{6}-[0-9a-f]+\.jsonl$/.test(name);
}
/** `yyyymmdd-HHMMSS`, with which a run id and so the name of its journal begins. */
function journalTime(name) {
    return name.slice(0, 15);
}
/** Whether a journal is about the run that its file is called after: the id becomes paths and refs. */
function isOwn(name, { runId }) {
    return name === `${runId}.jsonl`;
}


/***/ }),

/***/ 14568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ leftBacklog),
/* harmony export */   T: () => (/* binding */ archiveStep)
/* harmony export */ });
/* harmony import */ var _story_list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25212);

/**
 * The step that archives before a run ends; undefined where there is nothing to archive, or it was done. The run has no halt meanwhile:
 * whether its end has to be signed off depends on the commit that comes of it.
 */
function archiveStep(state, halt) {
    if (halt.kind !== 'ready' || state.archived !== undefined || !isComplete(state))
        return undefined;
    const { commit: parent, tree } = state.head;
    return { state, command: { type: 'archive-feature', parent, tree, at: state.now } };
}
/** Every story of the file has passed, also those that this run is not about. */
function isComplete(state) {
    const { plan } = state;
    if (plan.archive !== true || plan.prdPath === undefined)
        return false;
    return (0,_story_list_js__WEBPACK_IMPORTED_MODULE_0__/* .storiesOf */ .TQ)(state).every(({ status }, index) => status === 'passed' || plan.stories[index]?.was === 'ineligible');
}
/** The commit with the backlog that the latest run worked on, where `branchName` says that the same file holds another one now. */
function leftBacklog(latest, plan) {
    if (plan.archive !== true || plan.prdPath === undefined || latest?.plan.prdPath !== plan.prdPath)
        return undefined;
    const [then, now] = [latest.plan.recall?.branch, plan.recall?.branch];
    if (then === undefined || now === undefined)
        return undefined;
    return then === now ? unpushed(latest) : latest.head.commit;
}
/** A copy that was made for a run whose branch never reached the remote. */
function unpushed({ plan, publications }) {
    const isPushed = publications.some(({ ref, status }) => ref === `refs/heads/${plan.branch}` && status === 'pushed');
    return isPushed ? undefined : plan.archives;
}


/***/ }),

/***/ 35995:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gb: () => (/* binding */ hasRun),
/* harmony export */   hx: () => (/* binding */ redAtStart),
/* harmony export */   zr: () => (/* binding */ baselineHalt)
/* harmony export */ });
/* unused harmony export redChecks */
/* harmony import */ var _remedy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4996);
/* harmony import */ var _story_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12703);


/**
 * Why the baseline ends the run before any agent is paid (02-loop \u00a71 Baseline), or undefined when work may start.
 * Broken checks halt; a red base halts only with `require-green`; a base slower than its limit is a configuration error.
 */
function baselineHalt(state, checks) {
    const broken = checks.find((check) => check.verdict === 'broken');
    if (broken !== undefined) {
        return {
            kind: 'environment_broken',
            detail: `check "${broken.name}" cannot run on the base commit: ${(0,_remedy_js__WEBPACK_IMPORTED_MODULE_0__/* .withRemedy */ .v)(broken.cause, checkOf(state, broken.name))}`,
        };
    }
    const modes = new Map(state.plan.checks.map(({ name, baseline = state.plan.baseline }) => [name, baseline]));
    const red = checks
        .filter(({ name, verdict }) => verdict === 'red' && (modes.get(name) ?? state.plan.baseline) === 'require-green')
        .map((check) => check.name);
    if (red.length > 0) {
        return {
            kind: 'environment_broken',
            detail: `baseline: require-green, but ${names(red)} red on the base commit; repair the base branch or use baseline: attribute`,
        };
    }
    return slowHalt(state, checks);
}
function checkOf({ plan }, name) {
    return plan.checks.find((check) => check.name === name);
}
/** Names of the checks that were red on the run start. */
function redChecks(state) {
    if (!Array.isArray(state.baseline))
        return [];
    return state.baseline
        .filter((check) => check.verdict === 'red')
        .map((check) => check.name);
}
/** The same for the current story: one that starts from passed work starts green, but for tests that failed before. */
function redAtStart(state) {
    const start = (0,_story_js__WEBPACK_IMPORTED_MODULE_1__/* .requireStory */ .ZG)(state).start ?? state.head;
    if (start.commit === state.plan.start.commit)
        return redChecks(state);
    return Object.entries(state.tests ?? {}).flatMap(([check, { exitCode }]) => (exitCode === 0 ? [] : [check]));
}
/** Whether a check is known to work on this machine: it ran on the run start, or work of this run has passed all of them. */
function hasRun({ baseline, head, plan }, check) {
    if (head.commit !== plan.start.commit)
        return true;
    return Array.isArray(baseline) && baseline.some(({ name }) => name === check);
}
function slowHalt(state, checks) {
    const measured = checks.reduce((sum, check) => sum + check.durationMs, 0);
    const limit = state.plan.caps.test.hardMs;
    if (measured <= limit)
        return undefined;
    const seconds = Math.ceil(measured / 1000);
    return {
        kind: 'config_error',
        detail: `the checks took ${seconds} s on the base commit, but the test gate may take ${Math.floor(limit / 1000)} s; ` +
            `raise it, for example gate_timeouts: test=${seconds}s/${2 * seconds}s`,
    };
}
function names(list) {
    return `${list.map((name) => `"${name}"`).join(', ')} ${list.length === 1 ? 'is' : 'are'}`;
}


/***/ }),

/***/ 60971:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v6: () => (/* binding */ breakCircuit),
  dd: () => (/* binding */ brokenAfterAttempt),
  Ng: () => (/* binding */ brokenBetweenStories),
  TS: () => (/* binding */ noteBreaker),
  Ed: () => (/* binding */ openCircuit),
  Sg: () => (/* binding */ opened)
});

// EXTERNAL MODULE: ./build/core/baseline.js
var baseline = __webpack_require__(35995);
// EXTERNAL MODULE: ./build/core/environment-class.js
var environment_class = __webpack_require__(64534);
// EXTERNAL MODULE: ./build/core/outage.js
var outage = __webpack_require__(5211);
;// CONCATENATED MODULE: ./build/core/progressed.js

/** Whether the last attempt left a tree that no attempt before it left, or came to a later gate than the one before it. */
function progressed({ attempts, start }) {
    const last = attempts.at(-1);
    const earlier = (0,outage/* worked */.D)(attempts.slice(0, -1));
    // A claim, a test alone or a service that was out is none either, whatever tree it left.
    if (last === undefined || last.stall !== undefined || (0,outage/* isOutage */.u)(last))
        return false;
    const isNew = last.tree !== undefined && last.tree !== start?.tree && earlier.every(({ tree }) => tree !== last.tree);
    const before = earlier.at(-1);
    return isNew || (before !== undefined && order.indexOf(last.lastGate) > order.indexOf(before.lastGate));
}
const order = ['implement', 'integrity', 'test', 'spec', 'quality'];

// EXTERNAL MODULE: ./build/core/story.js
var story = __webpack_require__(12703);
;// CONCATENATED MODULE: ./build/core/breaker.js





/** Iterations in a row with trouble of one class that no attempt can mend. */
const ENVIRONMENT = 2;
/** One story alone may be at fault itself. */
const STORIES = 2;
/** Counts the attempt that has just ended; a run without rules has no breaker. */
function noteBreaker(state) {
    const { breaker: rules } = state.plan;
    if (rules === undefined)
        return state;
    const counted = count(state.breaker ?? fresh(rules), {
        story: (0,story/* requireStory */.ZG)(state),
        attempt: (0,story/* requireAttempt */.$7)(state),
        rules,
        hasRun: (check) => (0,baseline/* hasRun */.gb)(state, check),
    });
    const isTrial = counted.state === 'half-open' && rules.halfOpen !== undefined;
    return { ...state, breaker: isTrial ? tried(counted, state, rules.halfOpen) : counted };
}
/** Why no attempt may follow, in the middle of a story; undefined while the breaker lets them. */
function brokenAfterAttempt(state) {
    const { breaker, plan } = state;
    if (breaker === undefined || plan.breaker === undefined)
        return undefined;
    const { noProgress } = breaker;
    const idle = plan.breaker.progress === 'attempt' && noProgress.count >= plan.breaker.noProgress;
    return broken(state) ?? (idle ? idleFor(noProgress.count, 'a passed story, a new tree or a later gate') : undefined);
}
/** Why no story may follow; undefined while the breaker lets them. */
function brokenBetweenStories(state) {
    const { breaker, plan } = state;
    if (breaker === undefined || plan.breaker === undefined)
        return undefined;
    const { count, stories } = breaker.noProgress;
    const isStory = plan.breaker.progress === 'story';
    const idle = count >= plan.breaker.noProgress && (isStory || stories.length >= STORIES);
    return (broken(state) ??
        (idle ? idleFor(count, isStory ? 'a passed story' : 'a passed story, a new tree or a later gate') : undefined));
}
/** The halt of an open breaker, as a decision; without a reason to open it is a bug. */
function breakCircuit(why) {
    if (why === undefined)
        throw new Error('The breaker opens where nothing asks for it.');
    return { type: 'halt', halt: { kind: 'circuit_open', detail: why.detail }, opens: why };
}
/** Why a run was stopped by its breaker, or the one before it where this one came to no trial; undefined = it was not. */
function openCircuit({ breaker, plan }) {
    if (breaker === undefined || breaker.state === 'half-open')
        return plan.breaker?.halfOpen;
    return breaker.state === 'open' ? breaker.opened : undefined;
}
/** The state with its breaker open. */
function opened(state, why) {
    const { breaker } = state;
    return breaker === undefined || why === undefined
        ? state
        : { ...state, breaker: { ...breaker, state: 'open', opened: why } };
}
function broken({ breaker, plan }) {
    if (breaker === undefined || plan.breaker === undefined)
        return undefined;
    const { sameError, environment } = breaker;
    if (breaker.opened !== undefined)
        return breaker.opened;
    if (environment.count >= ENVIRONMENT)
        return {
            cause: 'environment',
            detail: `${environment.count} iterations in a row failed for the environment: ${environment.class}`,
        };
    if (sameError.count < plan.breaker.sameError || sameError.stories.length < STORIES)
        return undefined;
    const { fingerprint, count, stories } = sameError;
    return {
        cause: 'same-error',
        fingerprint,
        detail: `the same error ${fingerprint} in ${count} iterations in a row, over ${stories.length} stories`,
    };
}
function idleFor(count, what) {
    return { cause: 'no-progress', detail: `${count} iterations in a row without ${what}` };
}
function fresh({ halfOpen }) {
    return {
        state: halfOpen === undefined ? 'closed' : 'half-open',
        sameError: { fingerprint: '', count: 0, stories: [] },
        environment: { count: 0 },
        noProgress: { count: 0, stories: [] },
    };
}
function count(before, { story, attempt, rules, hasRun }) {
    if (attempt.passed)
        return { ...fresh(rules), state: before.state };
    const moves = rules.progress === 'attempt' && progressed(story);
    const errors = (0,outage/* isOutage */.u)(attempt) ? {} : errorsAfter(before, { story, attempt, rules, hasRun });
    return {
        ...before,
        ...errors,
        noProgress: moves
            ? { count: 0, stories: [] }
            : { count: before.noProgress.count + 1, stories: joined(before.noProgress.stories, story.id) },
    };
}
/** What a service that was out ended shows neither another error nor another trouble. */
function errorsAfter(before, { story, attempt, hasRun }) {
    return {
        sameError: sameErrorAfter(before.sameError, attempt.fingerprint, story.id),
        environment: environmentAfter(before.environment, (0,environment_class/* environmentClass */.E)(attempt, hasRun)),
    };
}
function sameErrorAfter(before, fingerprint, story) {
    const isSame = fingerprint !== '' && fingerprint === before.fingerprint;
    if (!isSame)
        return { fingerprint, count: 1, stories: [story] };
    return { fingerprint, count: before.count + 1, stories: joined(before.stories, story) };
}
function environmentAfter(before, trouble) {
    if (trouble === undefined)
        return { count: 0 };
    return { class: trouble, count: trouble === before.class ? before.count + 1 : 1 };
}
const again = 'the trial after an open circuit failed in the same way: ';
/** The first iteration after an open breaker: the same trouble opens it again, a service that was out is no trial, anything else closes it. */
function tried(breaker, state, before) {
    const isAgain = {
        'same-error': breaker.sameError.fingerprint !== '' && breaker.sameError.fingerprint === before.fingerprint,
        environment: breaker.environment.count > 0,
        'no-progress': breaker.noProgress.count > 0,
    }[before.cause];
    const attempt = (0,story/* requireAttempt */.$7)(state);
    if (!isAgain && (0,outage/* isOutage */.u)(attempt))
        return breaker;
    if (!isAgain || attempt.passed)
        return { ...breaker, state: 'closed' };
    return { ...breaker, state: 'open', opened: { ...before, detail: againWords(before, breaker.environment.class) } };
}
/** Another trouble of the environment than before is named as what it is. */
function againWords({ cause, detail }, trouble) {
    const isOther = cause === 'environment' && !detail.endsWith(`: ${trouble}`);
    if (isOther)
        return `the trial after an open circuit failed for the environment: ${trouble}`;
    return detail.startsWith(again) ? detail : `${again}${detail}`;
}
function joined(stories, id) {
    return stories.includes(id) ? stories : [...stories, id];
}


/***/ }),

/***/ 36785:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ costLeft),
/* harmony export */   h: () => (/* binding */ costHalt)
/* harmony export */ });
/* harmony import */ var _spending_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76872);

/**
 * Whether the money is used up: as much was spent as the run may, or the next call would likely exceed it. A call is expected to cost
 * what those of its role cost on average so far; before the first one whose cost is known nothing is expected (02-loop \u00a72).
 */
function costHalt(state, role) {
    const { maxCostUsd } = state.plan.caps;
    if (maxCostUsd === undefined)
        return undefined;
    const { costUsd } = state.spent ?? _spending_js__WEBPACK_IMPORTED_MODULE_0__/* .nothingSpent */ .at;
    const expected = expectedCost(state, role);
    if (costUsd < maxCostUsd && costUsd + expected <= maxCostUsd)
        return undefined;
    const spent = `${dollars(costUsd)} of the ${dollars(maxCostUsd)} of max_cost_usd are spent`;
    const forecast = costUsd < maxCostUsd ? `, and the next ${words[role]} is expected to cost ${dollars(expected)}` : '';
    return { kind: 'budget_exceeded', budget: 'cost', detail: `${spent}${forecast}` };
}
/** Dollars that a call may cost at most; undefined = there is no cap. */
function costLeft({ plan, spent = _spending_js__WEBPACK_IMPORTED_MODULE_0__/* .nothingSpent */ .at }) {
    const { maxCostUsd } = plan.caps;
    return maxCostUsd === undefined ? undefined : Math.max(0, maxCostUsd - spent.costUsd);
}
function expectedCost({ spent = _spending_js__WEBPACK_IMPORTED_MODULE_0__/* .nothingSpent */ .at }, role) {
    const known = spent.byRole[role];
    return known === undefined ? 0 : known.costUsd / known.calls;
}
const words = {
    implement: 'call of the agent',
    spec: 'spec review',
    quality: 'quality review',
    plan: 'call of the planner',
    classify: 'call of the classifier',
};
function dollars(usd) {
    return `$${usd.toFixed(usd > 0 && usd < 0.01 ? 4 : 2)}`;
}


/***/ }),

/***/ 57064:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $B: () => (/* binding */ nextCallAt),
/* harmony export */   vf: () => (/* binding */ noteCall),
/* harmony export */   vz: () => (/* binding */ callsSoFar)
/* harmony export */ });
const HOUR_MS = 3_600_000;
/** When the next call of an agent is allowed, in epoch milliseconds; undefined = now (02-loop \u00a72, calls per hour). */
function nextCallAt(state) {
    const { callsPerHour } = state.plan.caps;
    if (callsPerHour === undefined)
        return undefined;
    const calls = recentCalls(state);
    const oldest = calls[calls.length - callsPerHour];
    return oldest === undefined ? undefined : oldest + HOUR_MS;
}
/** Counts a call that is made now. No more of them are remembered than the limit asks about. */
function noteCall(state) {
    const { callsPerHour } = state.plan.caps;
    if (callsPerHour === undefined)
        return state;
    return { ...state, recentCalls: [...recentCalls(state), state.now].slice(-callsPerHour) };
}
/** What the next run has to count of this one and those before it, also when this one called nobody; undefined = none is known. */
function callsSoFar({ recentCalls: own, plan }) {
    return own ?? plan.recentCalls;
}
/** Those of the last hour, earlier runs' too; what lies in the future was written by a clock that has been put right since. */
function recentCalls(state) {
    const { now } = state;
    return (callsSoFar(state) ?? []).filter((at) => at <= now && at > now - HOUR_MS);
}


/***/ }),

/***/ 18853:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RD: () => (/* binding */ beginWork),
/* harmony export */   Ux: () => (/* binding */ isCarrying),
/* harmony export */   kP: () => (/* binding */ storiesCarried),
/* harmony export */   o8: () => (/* binding */ replacedRef)
/* harmony export */ });
/* unused harmony export canPass */
/* harmony import */ var _applying_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84552);
/* harmony import */ var _ending_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38959);
/* harmony import */ var _gates_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66822);
/* harmony import */ var _known_tests_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68029);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40332);
/* harmony import */ var _story_list_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(25212);






/** Goes on once the baseline is known: first with what earlier nights passed on a base that has moved since, then with the stories. */
function beginWork(state) {
    const { left, alone } = carryingOf(state);
    if (left.length === 0)
        return (0,_ending_js__WEBPACK_IMPORTED_MODULE_1__/* .advance */ .np)(state);
    if ((0,_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .runLeftMs */ .RN)(state) <= 0)
        return (0,_ending_js__WEBPACK_IMPORTED_MODULE_1__/* .enterHalt */ .Cx)(state, outOfTime);
    const commits = alone ? left.slice(0, 1) : left;
    const command = {
        type: 'carry-stories',
        commits,
        passing: commits.flatMap(({ story }) => (story !== undefined && canPass(state.plan, story) ? [story] : [])),
        onto: state.head,
        checks: (0,_applying_js__WEBPACK_IMPORTED_MODULE_0__/* .attemptChecks */ .tB)(state.plan),
        ...(state.tests && { known: state.tests }),
        limits: (0,_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .limitsFor */ .I9)(state, (0,_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .testLimit */ .UD)(state)),
        at: state.now,
    };
    return { state, command };
}
/** Whether commits of earlier nights are still to be put on top of the moved base. */
function isCarrying(state) {
    return carryingOf(state).left.length > 0;
}
/** Goes on with what was carried, or with another try where the remote did not answer. */
function storiesCarried(state, carried) {
    if (carried.unreachable === undefined)
        return takeOver(state, carried);
    return (0,_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .runLeftMs */ .RN)(state) <= 0 ? (0,_ending_js__WEBPACK_IMPORTED_MODULE_1__/* .enterHalt */ .Cx)(state, outOfTime) : fetchAgain(state, carried.unreachable);
}
/**
 * Takes over what fits and passes the checks. What was green alone and is red together is looked at one by one; what does not fit or
 * is red stays behind, and its story is open again with that as its blocker (02-loop \u00a76).
 */
function takeOver(state, { points, conflicts, results }) {
    const { left, alone, notes } = carryingOf(state);
    const isRed = points.length > 0 && results.some(_gates_js__WEBPACK_IMPORTED_MODULE_2__/* .blocks */ .Bv);
    if (isRed && (0,_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .runLeftMs */ .RN)(state) <= 0)
        return (0,_ending_js__WEBPACK_IMPORTED_MODULE_1__/* .enterHalt */ .Cx)(state, outOfTime);
    if (isRed && results.some(isOurs))
        return carryAgain(state, results);
    if (isRed && !alone && left.length > 1)
        return beginWork({ ...state, carrying: { left, alone: true, notes } });
    const done = alone ? left.slice(0, 1) : left;
    const missing = [
        ...conflicts.map(({ from, paths }) => ({ from, why: conflictWords(paths) })),
        ...(isRed ? points.map(({ from }) => ({ from, why: redWords(results) })) : []),
    ];
    const said = missing.map(({ from, why }) => noteOf(state, done.find(({ commit }) => commit === from), why));
    const carrying = { left: left.slice(done.length), alone, notes: [...notes, ...said] };
    const taken = isRed ? { ...state, carrying } : take((0,_known_tests_js__WEBPACK_IMPORTED_MODULE_3__/* .noteResults */ .vR)({ ...state, carrying }, results), points);
    if (carrying.left.length > 0)
        return beginWork(taken);
    return taken.head.commit === taken.plan.start.commit ? (0,_ending_js__WEBPACK_IMPORTED_MODULE_1__/* .advance */ .np)(taken) : (0,_ending_js__WEBPACK_IMPORTED_MODULE_1__/* .publish */ .mk)(taken);
}
/** What is on the remote and cannot be had now is not left behind for it: nothing of the branch is touched. */
function fetchAgain(state, why) {
    const { calls = 0, ...carrying } = carryingOf(state);
    if (calls + 1 < _gates_js__WEBPACK_IMPORTED_MODULE_2__/* .MOST_CHECK_CALLS */ .rc)
        return beginWork({ ...state, carrying: { ...carrying, calls: calls + 1 } });
    const detail = `the work of earlier runs could not be fetched in ${_gates_js__WEBPACK_IMPORTED_MODULE_2__/* .MOST_CHECK_CALLS */ .rc} calls, so ${state.plan.branch} was left as it is: ${why}`;
    return (0,_ending_js__WEBPACK_IMPORTED_MODULE_1__/* .enterHalt */ .Cx)(untouched(state), { kind: 'environment_broken', detail });
}
/** Trouble that is ours says nothing of the work: the same is looked at again, and left as it was where that does not help. */
function carryAgain(state, results) {
    const { calls = 0, ...carrying } = carryingOf(state);
    if (calls + 1 < _gates_js__WEBPACK_IMPORTED_MODULE_2__/* .MOST_CHECK_CALLS */ .rc)
        return beginWork({ ...state, carrying: { ...carrying, calls: calls + 1 } });
    const { check, reason } = results.find(isOurs) ?? {};
    const detail = `check "${check}" gave no verdict in ${_gates_js__WEBPACK_IMPORTED_MODULE_2__/* .MOST_CHECK_CALLS */ .rc} calls on the work of earlier runs, so ${state.plan.branch} was left as it is: ${reason}`;
    return (0,_ending_js__WEBPACK_IMPORTED_MODULE_1__/* .enterHalt */ .Cx)(untouched(state), { kind: 'environment_broken', detail });
}
/** As if nothing had been taken over. */
function untouched(state) {
    const ref = `refs/heads/${state.plan.branch}`;
    const stories = (0,_story_list_js__WEBPACK_IMPORTED_MODULE_5__/* .storiesOf */ .TQ)(state).map(({ commit, ...story }) => {
        return commit === undefined ? story : { ...story, status: 'open', detail: '' };
    });
    const publications = state.publications.filter((each) => each.ref !== ref);
    return { ...state, stories: (0,_story_list_js__WEBPACK_IMPORTED_MODULE_5__/* .listOf */ .c3)(stories), publications, head: state.plan.start };
}
function isOurs({ verdict }) {
    return verdict === 'error';
}
function carryingOf({ carrying, plan }) {
    return carrying ?? { left: plan.carried ?? [], alone: false, notes: [] };
}
/** A story that is gone, that waits for a human, or whose text was changed, keeps its code and passes by its own gates only. */
function canPass({ stories }, id) {
    const story = stories.find((each) => each.id === id);
    return story?.was === 'open' && story.regate !== true && story.waits === undefined;
}
function take(before, points) {
    const last = points.at(-1);
    if (last === undefined)
        return before;
    const storyOf = new Map((before.plan.carried ?? []).map(({ commit, story }) => [commit, story]));
    const passed = new Map(points.flatMap(({ from, commit }) => [[storyOf.get(from), commit]]));
    const stories = (0,_story_list_js__WEBPACK_IMPORTED_MODULE_5__/* .storiesOf */ .TQ)(before).map((story) => {
        const commit = passed.get(story.id);
        if (commit === undefined || story.status !== 'open' || !canPass(before.plan, story.id))
            return story;
        return { ...story, status: 'passed', detail: 'passed in an earlier run, and again on the moved base', commit };
    });
    const { commit, tree } = last;
    const ref = `refs/heads/${before.plan.branch}`;
    return (0,_ending_js__WEBPACK_IMPORTED_MODULE_1__/* .queue */ .gR)({ ...before, stories: (0,_story_list_js__WEBPACK_IMPORTED_MODULE_5__/* .listOf */ .c3)(stories), head: { commit, tree } }, { ref, commit, story: storyOf.get(last.from) ?? '' });
}
function noteOf({ plan }, carried, why) {
    const { commit = '', story } = carried ?? {};
    const what = story === undefined ? `Commit ${commit.slice(0, 10)}` : `The work on ${story} of an earlier run`;
    const kept = plan.replaces === undefined ? '' : ` It is kept in ${replacedRef(plan.feature, plan.replaces)}.`;
    const note = `${what} was left behind when ${plan.branch} was put on top of ${plan.base.branch}: ${why}.${kept}`;
    return { ...(story === undefined ? {} : { story }), note };
}
/** Keeps what a branch held before it was put on another base. */
function replacedRef(feature, commit) {
    return `refs/ralph/${feature}/replaced/${commit.slice(0, 10)}`;
}
function conflictWords(paths) {
    return paths.length === 0 ? 'git could not put it there' : `it conflicts in ${paths.slice(0, 5).join(', ')}`;
}
function redWords(results) {
    const [first] = results.filter(_gates_js__WEBPACK_IMPORTED_MODULE_2__/* .blocks */ .Bv);
    return `check "${first?.check ?? first?.gate}" does not pass there${first?.reason ? ` (${first.reason})` : ''}`;
}
const outOfTime = {
    kind: 'budget_exceeded',
    budget: 'wallclock',
    detail: 'the run reached its wall clock limit',
};


/***/ }),

/***/ 3702:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fv: () => (/* binding */ isLastInARow),
/* harmony export */   HM: () => (/* binding */ chained),
/* harmony export */   Mn: () => (/* binding */ chainAfter),
/* harmony export */   au: () => (/* binding */ startsAgain),
/* harmony export */   x$: () => (/* binding */ MOST_IN_A_ROW)
/* harmony export */ });
/* harmony import */ var _halts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65866);
/* harmony import */ var _lease_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63716);


/** Workflow runs in a row that nobody but the action started: with jobs of six hours more than two days. */
const MOST_IN_A_ROW = 10;
/** Whether a workflow run that ended like this starts its workflow again: only its own deadline stopped it (03-interface \u00a77). */
function startsAgain({ plan, halt }) {
    return plan.continues === true && halt?.budget === 'wallclock' && _halts_js__WEBPACK_IMPORTED_MODULE_0__/* .halts */ .$[halt.kind].exitCode !== 0;
}
/** Whether one more would be too many: nothing runs for ever because nobody looks. */
function isLastInARow({ chain = 0 }) {
    return chain >= MOST_IN_A_ROW;
}
/**
 * The count of a job that begins: all jobs of one workflow run have the same.
 * @param latest the run before, on any machine; undefined = none is known
 */
function chainAfter(latest, { started, workflowRun }) {
    if (latest !== undefined && isWithin(latest, workflowRun))
        return chained(latest.chain, hasStarted(latest));
    if (started === 'event')
        return {};
    // Without the count of the one before nobody knows how long this goes on.
    if (latest === undefined)
        return started === 'own-token' ? { chain: MOST_IN_A_ROW } : {};
    return hasStarted(latest) || started === 'own-token' ? { chain: (latest.chain ?? 0) + 1 } : {};
}
function isWithin({ plan, resumedIn = plan.workflowRun }, workflowRun) {
    const { run } = (0,_lease_js__WEBPACK_IMPORTED_MODULE_1__/* .partsOf */ .CI)(workflowRun);
    return run !== '' && (0,_lease_js__WEBPACK_IMPORTED_MODULE_1__/* .partsOf */ .CI)(resumedIn).run === run;
}
/** Several jobs of one workflow run work on a feature, so the latest may have ended otherwise than the one that started it again. */
function hasStarted(latest) {
    return latest.again === true || startsAgain(latest);
}
/** As much of it as there is to tell. */
function chained(chain, again) {
    return { ...(chain && { chain }), ...(again === true && { again }) };
}


/***/ }),

/***/ 79380:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ criticise)
/* harmony export */ });
/* harmony import */ var _outage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5211);
/* harmony import */ var _stuck_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37130);
/* harmony import */ var _tokens_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51554);



/** Blockers in a row that count as the same fight, unless `critic_window` says otherwise. */
const WINDOW = 3;
/** Deterministic: a tree that comes back is thrashing at once, blockers that stay are so only after the ladder was of no help. */
function criticise(story, rules) {
    const window = rules.criticWindow ?? WINDOW;
    // What a service that was out left behind is no sign of the work.
    const attempts = (0,_outage_js__WEBPACK_IMPORTED_MODULE_0__/* .worked */ .D)(story.attempts);
    const back = cameBack({ ...story, attempts }, rules);
    if (back !== undefined)
        return { verdict: 'thrashing', because: back };
    const run = sameBlockers(attempts);
    const isAfterLadder = attempts.some(({ tier }) => tier !== undefined);
    if (run >= window && isAfterLadder)
        return { verdict: 'thrashing', because: `${stayed(attempts, run)}, a strategy shift among them` };
    if (attempts.length < window)
        return { verdict: 'indeterminate', because: `${attempts.length} of ${window} attempts` };
    if (run > 1)
        return { verdict: 'indeterminate', because: stayed(attempts, run) };
    return { verdict: 'progressing', because: 'the blockers are others than before' };
}
/** A tree that an earlier attempt left and a later one had replaced; the start tree, and what was before a clean start, do not count. */
function cameBack({ attempts, start }, rules) {
    const from = Math.max(0, attempts.findLastIndex(({ tier }) => (0,_stuck_js__WEBPACK_IMPORTED_MODULE_1__/* .startsClean */ .N)(rules, tier)));
    const since = attempts.slice(from);
    const last = since.at(-1);
    if (last?.tree === undefined || last.tree === start?.tree)
        return undefined;
    const replaced = since.findLastIndex(({ tree }) => tree !== last.tree);
    const first = since.slice(0, Math.max(0, replaced)).find(({ tree }) => tree === last.tree);
    if (first === undefined)
        return undefined;
    return `attempt ${last.attempt} came back to the tree of attempt ${first.attempt} after attempt ${since[replaced]?.attempt} had left it`;
}
/** How many attempts in a row, up to the last, were blocked by the same things; fewer blockers than before are others. */
function sameBlockers(attempts) {
    let run = attempts.at(-1)?.blockers.length ? 1 : 0;
    while (run > 0 && areSame(attempts.at(-1 - run)?.blockers, attempts.at(-run)?.blockers))
        run += 1;
    return run;
}
function areSame(before = [], after = []) {
    return before.length > 0 && before.every((one) => after.some((other) => matches(one, other)));
}
/** The same place, the same requirement, or nearly the same words. */
function matches(one, other) {
    if (one.gate !== other.gate)
        return false;
    if (one.file !== undefined && one.line !== undefined && one.file === other.file && one.line === other.line)
        return true;
    const id = requirementOf(one);
    return (id !== undefined && id === requirementOf(other)) || (0,_tokens_js__WEBPACK_IMPORTED_MODULE_2__/* .isAlike */ .H)(one.text, other.text);
}
/** The criterion that a reviewer did not see met. */
function requirementOf({ text }) {
    return /^(\S+) (?:unmet|unsure):/.exec(text)?.[1];
}
function stayed(attempts, run) {
    const [first = ''] = attempts.at(-1)?.blockers[0]?.text.split('\n') ?? [];
    return `${run} attempts in a row were blocked by the same: ${first.slice(0, 200)}`;
}


/***/ }),

/***/ 38959:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cx: () => (/* binding */ enterHalt),
/* harmony export */   FZ: () => (/* binding */ storyParked),
/* harmony export */   G9: () => (/* binding */ settle),
/* harmony export */   V9: () => (/* binding */ endStory),
/* harmony export */   dD: () => (/* binding */ putOff),
/* harmony export */   gR: () => (/* binding */ queue),
/* harmony export */   gu: () => (/* binding */ settled),
/* harmony export */   mk: () => (/* binding */ publish),
/* harmony export */   np: () => (/* binding */ advance),
/* harmony export */   wJ: () => (/* binding */ storyCommitted),
/* harmony export */   xV: () => (/* binding */ featureArchived),
/* harmony export */   z8: () => (/* binding */ report)
/* harmony export */ });
/* harmony import */ var _archive_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14568);
/* harmony import */ var _final_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36386);
/* harmony import */ var _gates_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66822);
/* harmony import */ var _known_tests_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68029);
/* harmony import */ var _last_word_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51617);
/* harmony import */ var _next_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(69989);
/* harmony import */ var _signoff_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(28496);
/* harmony import */ var _story_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(12703);








/** Goes on after a story ended or the baseline passed: the next story, the final checks, or the end of the run. */
function advance(state) {
    if (state.halt !== undefined)
        return settle(state, (0,_signoff_js__WEBPACK_IMPORTED_MODULE_6__/* .unlessSigned */ .BB)(state, state.halt));
    const after = (0,_next_js__WEBPACK_IMPORTED_MODULE_5__/* .next */ .K2)(state);
    if (after.type === 'work')
        return after;
    const final = (0,_final_js__WEBPACK_IMPORTED_MODULE_1__/* .finalStep */ .x)(after.state, after.halt);
    return final.type === 'run' ? { state: after.state, command: final.command } : end(after.state, final.halt);
}
/** What is complete is archived before its last push. */
function end(state, halt) {
    return (0,_archive_js__WEBPACK_IMPORTED_MODULE_0__/* .archiveStep */ .T)(state, halt) ?? settle(state, (0,_signoff_js__WEBPACK_IMPORTED_MODULE_6__/* .unlessSigned */ .BB)(state, halt));
}
/** The copy is the last commit of the branch; without one the run ends all the same. */
function featureArchived(before, { type: _, ...archived }) {
    const state = { ...before, archived };
    if (archived.made === undefined)
        return advance(state);
    const { commit } = archived.made;
    const ref = `refs/heads/${before.plan.branch}`;
    return advance(queue(state, { ref, commit, story: '' }));
}
/** Ends the current story without a pass: its work is parked on a wip branch, nothing is lost. */
function endStory(before, outcome, detail) {
    const state = (0,_story_js__WEBPACK_IMPORTED_MODULE_7__/* .updateStory */ .fn)(before, { status: outcome, detail });
    const story = (0,_story_js__WEBPACK_IMPORTED_MODULE_7__/* .requireStory */ .ZG)(state);
    const start = story.start ?? state.head;
    return {
        state,
        command: {
            type: 'park-story',
            story: story.id,
            outcome,
            tree: lastTree(story) ?? start.tree,
            parent: start.commit,
            subject: state.halt?.kind === 'budget_exceeded' ? 'chore: ralph-loop budget exceeded' : `Ralph Loop failed: ${story.id}`,
            at: state.now,
        },
    };
}
/** Ends the run; the story in flight is parked first. */
function enterHalt(before, halt) {
    const state = { ...before, halt };
    if (state.current === undefined || (0,_story_js__WEBPACK_IMPORTED_MODULE_7__/* .requireStory */ .ZG)(state).attempts.length === 0)
        return settle(state, halt);
    if (halt.budget === 'wallclock')
        return endStory(state, 'interrupted', halt.detail);
    return endStory((0,_story_js__WEBPACK_IMPORTED_MODULE_7__/* .updateStory */ .fn)(state, { cut: true }), 'failed', halt.detail);
}
/** The passed story's commit becomes the tip that the next story starts from. */
function storyCommitted(before, { commit, tree }) {
    const passed = (0,_story_js__WEBPACK_IMPORTED_MODULE_7__/* .updateStory */ .fn)(before, {
        status: 'passed',
        detail: satisfied(before),
        commit,
        attempts: slim(before, 0),
        ...(0,_signoff_js__WEBPACK_IMPORTED_MODULE_6__/* .fixMade */ .tM)((0,_story_js__WEBPACK_IMPORTED_MODULE_7__/* .requireStory */ .ZG)(before)),
    });
    const story = (0,_story_js__WEBPACK_IMPORTED_MODULE_7__/* .requireStory */ .ZG)(passed).id;
    const ref = `refs/heads/${before.plan.branch}`;
    const { tests } = (0,_known_tests_js__WEBPACK_IMPORTED_MODULE_3__/* .notePassed */ .hs)(before);
    const known = tests === undefined ? {} : { tests };
    const state = {
        ...queue({ ...passed, ...known }, { ref, commit, story }),
        head: { commit, tree },
        commits: before.commits + 1,
    };
    return publish(state);
}
/** A story that passed without a change was satisfied before (02-loop \u00a71 "No change"). */
function satisfied(state) {
    const { start, attempts } = (0,_story_js__WEBPACK_IMPORTED_MODULE_7__/* .requireStory */ .ZG)(state);
    return attempts.at(-1)?.tree === (start ?? state.head).tree ? 'already satisfied' : '';
}
/** The parked work is queued for its wip branch. */
function storyParked(before, { branch, commit }) {
    const story = (0,_story_js__WEBPACK_IMPORTED_MODULE_7__/* .requireStory */ .ZG)(before);
    const parked = (0,_story_js__WEBPACK_IMPORTED_MODULE_7__/* .updateStory */ .fn)(before, { wip: { branch, commit }, attempts: slim(before, 1), ...(0,_signoff_js__WEBPACK_IMPORTED_MODULE_6__/* .fixNotMade */ .UT)(story) });
    return publish(queue(parked, { ref: `refs/heads/${branch}`, commit, story: (0,_story_js__WEBPACK_IMPORTED_MODULE_7__/* .requireStory */ .ZG)(parked).id }));
}
/** Ends the workflow run, not the run: what is done is pushed and reported, and the command at hand is issued again later. */
function putOff(state, halt) {
    return settle({ ...state, suspended: { command: state.pending, halt: state.halt } }, halt);
}
/** Once every ref is pushed or refused the report is written; work that stayed here is never called ready. */
function settled(state) {
    const halt = state.halt ?? { kind: 'internal_error', detail: 'the run ended without a reason' };
    const stranded = state.publications.find((each) => each.status === 'refused' && each.ref === branchRef(state));
    const isReached = halt.kind === 'ready' || halt.kind === 'awaiting_signoff';
    if (!isReached || stranded === undefined)
        return report(state, halt);
    return report(state, {
        kind: 'environment_broken',
        detail: `${halt.detail}, but ${state.plan.branch} was not pushed: ${stranded.detail}`,
    });
}
/** Writes the report for a halt: the last command before the end. */
function report(state, halt) {
    return { state: { ...state, halt }, command: { type: 'write-report', halt } };
}
/** Waits for every push; a confirmed block outweighs a budget. */
function settle(before, ending) {
    const halt = outweighed.includes(ending.kind) && ending.budget !== 'wallclock' ? ((0,_last_word_js__WEBPACK_IMPORTED_MODULE_4__/* .blockHalt */ .D7)(before) ?? ending) : ending;
    const state = { ...before, halt };
    return { state, command: { type: 'settle', refs: unpushed(state) } };
}
/** They end a run for good while stories may be left: a confirmed block among those that ended is what somebody has to see first. */
const outweighed = ['budget_exceeded', 'circuit_open', 'thrashing', 'escalate'];
function publish(state) {
    return { state, command: { type: 'publish', refs: unpushed(state) } };
}
function unpushed(state) {
    return state.publications.filter((each) => each.status === 'queued').map(({ ref, commit }) => ({ ref, commit }));
}
function queue(state, entry) {
    const others = state.publications.filter((each) => each.ref !== entry.ref);
    const publication = { ...entry, status: 'queued', detail: '' };
    return { ...state, publications: [...others, publication] };
}
function branchRef(state) {
    return `refs/heads/${state.plan.branch}`;
}
function lastTree(story) {
    return story.attempts.findLast((attempt) => attempt.tree !== undefined)?.tree;
}
/** Drops verbatim output that no report will quote any more, so that memory stays flat over thousands of iterations. */
function slim(state, keep) {
    const attempts = (0,_story_js__WEBPACK_IMPORTED_MODULE_7__/* .requireStory */ .ZG)(state).attempts;
    return attempts.map((attempt, index) => index >= attempts.length - keep ? attempt : { ...attempt, gates: attempt.gates.map(slimGate) });
}
/** Of tests the counts are all that later reports print. */
function slimGate(result) {
    if (result.tests === undefined && result.excerpt.lines.length + result.excerpt.truncated === 0)
        return result;
    const { tests, ...gate } = result;
    const slimmed = { ...gate, excerpt: _gates_js__WEBPACK_IMPORTED_MODULE_2__/* .noExcerpt */ .zY };
    if (tests === undefined)
        return slimmed;
    const { compared: _, ran: __, ...counted } = tests;
    return { ...slimmed, tests: counted };
}


/***/ }),

/***/ 64534:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ environmentClass),
/* harmony export */   t: () => (/* binding */ environmentTrouble)
/* harmony export */ });
/* harmony import */ var _environment_rows_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10713);
/* harmony import */ var _fingerprint_lines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36514);
/* harmony import */ var _fingerprint_marks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(50961);
/* harmony import */ var _gates_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(66822);
/* harmony import */ var _setup_verdict_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20411);
/* harmony import */ var _test_report_types_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(32857);






/**
 * What of the surroundings failed an attempt; undefined = nothing that it shows.
 * @param hasRun whether a check is known to have run on this machine; default: none is
 */
function environmentClass({ gates }, hasRun = () => false) {
    for (const result of gates.filter((gate) => (0,_gates_js__WEBPACK_IMPORTED_MODULE_3__/* .blocks */ .Bv)(gate) && gate.gate === 'test')) {
        const found = classOf(result, hasRun(result.check ?? result.gate));
        if (found !== undefined)
            return found;
    }
    return undefined;
}
function classOf(result, hasRun) {
    // A setup that fails on what an agent wrote is the attempt's own fault.
    if ((0,_setup_verdict_js__WEBPACK_IMPORTED_MODULE_4__/* .isSetupResult */ .NP)(result))
        return result.verdict === 'error' ? 'setup' : undefined;
    return environmentTrouble(result, hasRun)?.class;
}
/**
 * What of the surroundings failed a check: believed of a run that could not work as a whole, never of a test that failed beside others.
 * @param hasRun the check is known to have run on this machine, so that what an agent can bring about as well is no such trouble
 */
function environmentTrouble(result, hasRun = false) {
    if (result.verdict === 'pass' || result.exitCode === 0)
        return undefined;
    const lines = (0,_fingerprint_lines_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLines */ .y)(result.excerpt.lines.join('\n'));
    const sources = believed[progressOf(result, lines)];
    if (sources.includes('exit') && (result.exitCode === 126 || result.exitCode === 127)) {
        return notStarted(lines, result.exitCode);
    }
    const rows = _environment_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .environmentRows */ .dp.filter(({ source, doubtful }) => sources.includes(source) && !(hasRun && doubtful));
    return troubleIn(lines, rows);
}
/** Whose word counts, by how far the run got: what a test prints that fails is about the code. */
const believed = {
    nowhere: ['exit', 'command', 'program'],
    passing: ['exit', 'command'],
    failing: ['exit'],
    'among-tests': [],
};
function progressOf({ tests }, lines) {
    if (tests === undefined)
        return progressShown(lines);
    const { passed } = tests.counts;
    const red = (0,_test_report_types_js__WEBPACK_IMPORTED_MODULE_5__/* .ranOf */ .FX)(tests.counts) - passed;
    if (red === 0)
        return passed > 0 ? 'passing' : 'nowhere';
    return passed > 0 || red === 1 ? 'among-tests' : 'nowhere';
}
function progressShown(lines) {
    const isFailing = (0,_fingerprint_marks_js__WEBPACK_IMPORTED_MODULE_2__/* .marked */ .x)(lines).some(({ kind, text }) => kind === 'test' || failing.test(text));
    if (isFailing)
        return 'failing';
    return lines.some((line) => passing.test(line)) ? 'passing' : 'nowhere';
}
/** Failing tests of runners whose lines name no test: .NET, CTest, Surefire, RSpec, minitest, PHPUnit, Go. */
const failing = /^\s*Failed \S+ \[|\*\*\*(?:Failed|Exception)|\bFailures: [1-9]|\b[1-9]\d* (?:failures?|failed|errors?)\b.*\b(?:examples?|assertions|runs?|tests?)\b|\b(?:examples?|assertions|runs?|tests?), .*\b[1-9]\d* (?:failures?|errors?)\b|^FAIL\b/;
const passing = /^\s*(?:[\u2713\u2714\u221a]|ok\b|PASS(?:ED)?\b|--- PASS|=== RUN|\[\s+(?:OK|PASSED|RUN)\s+\])|(?:\.{2,}|:) ?(?:ok|passed)$|\b[1-9]\d* (?:passed|passing|examples?|tests?|assertions)\b|\bTests run: [1-9]/i;
function notStarted(lines, exitCode) {
    const rows = exitCode === 126 ? _environment_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .unstartable */ .a7.slice(0, 1) : _environment_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .unstartable */ .a7;
    const { class: name, says, line } = told(lines, rows) ?? { ...plainly[exitCode], line: lastOf(lines) };
    return { class: name, cause: `${says}: ${line}` };
}
/** What an exit code says by itself. */
const plainly = {
    126: { class: 'permission', says: 'permission denied or not executable' },
    127: { class: 'command not found', says: 'command not found' },
};
/** The last line that names what could not be started. */
function told(lines, rows = _environment_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .unstartable */ .a7) {
    const line = lines.findLast((each) => rows.some(({ pattern }) => pattern.test(each)));
    const row = rows.find(({ pattern }) => line !== undefined && pattern.test(line));
    return line === undefined || row === undefined ? undefined : { ...row, line: line.trim() };
}
function lastOf(lines) {
    return lines.findLast((line) => line.trim() !== '')?.trim() ?? '';
}
function troubleIn(lines, rows) {
    for (const row of rows) {
        const line = lines.find((each) => row.pattern.test(each) && !judges.test(each));
        if (line === undefined)
            continue;
        const named = row.source === 'exit' ? told(lines) : undefined;
        const { class: name, says, line: said } = named ?? { ...row, line: line.trim() };
        return { class: name, cause: `${says}: ${said}` };
    }
    return undefined;
}
/** Words of somebody who compares what a program said with what it should say. */
const judges = /\b(?:assert\w*|expect(?:ed|s|ing)?|should|want(?:ed|s)?|instead of|got)\b/i;


/***/ }),

/***/ 10713:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z5: () => (/* binding */ dockerAway),
/* harmony export */   a7: () => (/* binding */ unstartable),
/* harmony export */   dp: () => (/* binding */ environmentRows)
/* harmony export */ });
/** What a line of a failed command names, where the exit code told that it could not be started; the first that fits. */
const unstartable = [
    {
        class: 'permission',
        says: 'permission denied or not executable',
        pattern: /: (?:permission denied|cannot execute binary file|cannot execute: (?!required file).*|exec format error)/i,
    },
    {
        class: 'command not found',
        says: 'the program cannot be loaded',
        pattern: /: error while loading shared libraries: |: version `GLIBC\S+' not found/,
    },
    {
        class: 'command not found',
        says: 'command not found',
        pattern: /command not found|: not found$|: No such file or directory$|: required file not found|: bad interpreter: /,
    },
];
const shell = String.raw `(?:\/\S+\/)?(?:ba|da|k|z)?sh: `;
/** A script of bash names the line that it was at. */
const script = String.raw `\S+: line \d+: `;
const tool = String.raw `(?:\/\S+\/)?(?:ar|cat|ch(?:grp|mod|own)|cp|dd|env|git|go|g?make(?:\[\d+\])?|gzip|install|ld(?:\.\w+)?|ln|mkdir|mktemp|mv|patch|printf|rm|rmdir|rsync|sed|sort|tar|tee|touch|truncate|unzip): `;
/** The compiler and the assembler of GNU, about their own files. */
const compiler = String.raw `(?:Fatal error: can't |(?:\S+: )?fatal error: (?:error )?(?:clos|creat|open|writ)ing |cannot create temporary file in )`;
/** Operation, path and error of Go's standard library. */
const goPath = String.raw `(?:[^:'"]+: )*(?:chdir|chmod|creat|fork\/exec|link|lstat|mkdir|open|openat|remove|rename|symlink|unlinkat|write) \S+: `;
const denied = '(?:permission denied|operation not permitted)';
const npm = 'npm (?:error|ERR!) ';
function row(source, [name, says], pattern) {
    return { source, class: name, says, pattern: pattern instanceof RegExp ? pattern : new RegExp(pattern, 'i') };
}
function doubtful(...given) {
    return { ...row(...given), doubtful: true };
}
const permission = ['permission', 'permission denied'];
const readOnly = ['permission', 'read-only file system'];
const disk = ['disk', 'no disk space'];
const missing = ['command not found', 'command not found'];
/** How a cause begins that a daemon is missing, or hidden by the walls. */
const dockerAway = 'the Docker daemon is out of reach';
const docker = ['setup', dockerAway];
/** Exit codes 126 and 127 behind another command, which ends with a code of its own. */
const exits = [
    row('exit', missing, /^g?make(?:\[\d+\])?: \*\*\* \[.*\] Error 127$/),
    row('exit', permission, /^g?make(?:\[\d+\])?: \*\*\* \[.*\] Error 126$/),
    // npm with workspaces, yarn, pnpm, task, Gradle.
    row('exit', missing, /^npm (?:error|ERR!) code 127$|^\W*(?:ELIFECYCLE\W+|error )Command failed with exit code 127\.?$/),
    row('exit', missing, /^task: Failed to run task ".*": exit status 127$|finished with non-zero exit value 127$/),
];
/** What the tools say that a check is made of. */
const commands = [
    row('command', permission, `^${shell}.*: ${denied}$`),
    doubtful('command', permission, `^(?:${tool}|${script}).*: ${denied}$`),
    doubtful('command', permission, `^${npm}code (?:EACCES|EPERM)$`),
    doubtful('command', readOnly, `^(?:${shell}|${tool}|${script}).*: read-only file system$`),
    doubtful('command', readOnly, `^${npm}code EROFS$`),
    row('command', disk, `^(?:${shell}|${tool}|${script}).*(?:no space left on device|disk quota exceeded)$`),
    row('command', disk, `^${npm}(?:code )?(?:ENOSPC|EDQUOT)\\b`),
    doubtful('command', docker, /^(?:docker: |ERROR: |error: )?(?:Cannot connect to the Docker daemon at |failed to connect to the docker API at )/),
    doubtful('command', docker, /^(?:docker: |ERROR: )?permission denied while trying to connect to the (?:Docker daemon socket|docker API)/i),
    doubtful('command', missing, /^error: no such command: `[^`]+`$|^error: linker `[^`]+` not found$|^error: toolchain '[^']+' is not installed$/),
    doubtful('command', missing, /^(?:ERROR: JAVA_HOME is |The JAVA_HOME environment variable is not defined correctly)/),
    // A module of the project may be what a story has to write; these are programs.
    doubtful('command', missing, /^\S*python[\d.]*: No module named (?:black|build|coverage|flake8|mypy|nose2?|nox|pip|pylint|pytest|ruff|tox|uv)$/),
];
/** What any program says when the machine refuses it something; the words of a product about its own users do not look so. */
const programs = [
    // Node.js, yarn.
    doubtful('program', permission, /^(?:Uncaught )?\[?(?:\w*Error: )?(?:EACCES|EPERM): (?:permission denied|operation not permitted), [a-z]+ /),
    doubtful('program', permission, /^error An unexpected error occurred: "(?:EACCES|EPERM): /),
    doubtful('program', missing, /^(?:Uncaught )?\[?Error: spawn (?:[^\s/]+ ENOENT|\S+ EACCES)\b/),
    // Python, and pytest before it has collected a test.
    doubtful('program', permission, /^(?:INTERNALERROR> )?PermissionError: \[Errno (?:1|13)\] /),
    doubtful('program', permission, `^(?:${compiler}|${goPath}).*${denied}$`),
    doubtful('program', permission, /^error: error while writing \S+: |^\S+\.java:\d+: error: error while writing \S+: /),
    // Rust: cargo, a result that main returned, what lies below "Caused by:".
    doubtful('program', permission, /^(?:error: (?:.*: )?|Error: (?:.*: )?|\s{2,6}(?:\d+: )?)Permission denied \(os error 13\)|^(?:Error: |called `Result::\w+\(\)` on an `Err` value: )Os \{ code: 13, kind: PermissionDenied, /),
    // The Java runtime, Maven.
    doubtful('program', permission, /^(?:Exception in thread "[^"]*" |Caused by: |\[ERROR\] .*)?(?:java\.io\.FileNotFoundException: .+ \(Permission denied\)|java\.nio\.file\.AccessDeniedException: \S)/),
    doubtful('program', permission, /^\[ERROR\] .*\/.* \(Permission denied\)/),
    doubtful('program', readOnly, /\bEROFS\b|\bread-only file system\b/i),
    // As a system error is printed: at the end of what failed, or with its number, its path or its call behind it.
    row('program', disk, /(?:^\s*|: |\[Errno \d+\] |\()(?:no space left on device|disk quota exceeded)(?:\)|\.| \(os error \d+\)|: .+|, [a-z]+\b.*)?$|(?:^|[\s:[(])(?:ENOSPC|EDQUOT): |\bcode: '(?:ENOSPC|EDQUOT)'/i),
    doubtful('program', missing, `^(?:${shell}|${script})(?:.*(?:: required file not found|: exec format error)|(?:\\d+: |line \\d+: )?[^\\s/:]+: (?:command )?not found)$`),
    doubtful('program', missing, /: error while loading shared libraries: \S+: cannot open shared object file/),
    doubtful('program', missing, /\bexec: "[^"/]+": executable file not found in \$PATH$/),
    doubtful('program', docker, /\bCannot connect to the Docker daemon at \S+\. Is the docker daemon running\?|Could not find a (?:valid Docker environment|working container runtime strategy)/),
];
/** The first row that fits a line names the trouble, those whose word counts for more first. */
const environmentRows = [...exits, ...commands, ...programs];


/***/ }),

/***/ 36386:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ noteFinal),
/* harmony export */   x: () => (/* binding */ finalStep)
/* harmony export */ });
/* harmony import */ var _environment_class_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(64534);
/* harmony import */ var _final_review_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81214);
/* harmony import */ var _gates_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66822);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40332);
/* harmony import */ var _remedy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4996);
/* harmony import */ var _whole_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(21409);






/** The final checks run once on the tree of all passed stories together, when no story is left that could change it (02-loop \u00a71). */
function finalStep(state, halt) {
    if (!looksAtTheWhole.has(halt.kind))
        return { type: 'halt', halt };
    const checks = (0,_whole_js__WEBPACK_IMPORTED_MODULE_5__/* .applying */ .vZ)(state);
    if (checks.length === 0)
        return reviewStep(state, halt);
    const { final, head } = state;
    const known = final?.tree === head.tree ? final : undefined;
    const results = (0,_whole_js__WEBPACK_IMPORTED_MODULE_5__/* .checksOnTip */ ._h)(state);
    if (results !== undefined)
        return reviewStep(state, judged(state, halt, results));
    if ((0,_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .runLeftMs */ .RN)(state) <= 0)
        return { type: 'halt', halt: outOfTime('checks') };
    const call = (known?.calls ?? 0) + 1;
    const limits = (0,_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limitsFor */ .I9)(state, finalLimit(state, checks));
    return { type: 'run', command: { type: 'run-final-checks', tree: head.tree, checks, call, limits } };
}
/** The last look, at the change of all passed stories together: whatever the checks said of it. */
function reviewStep(state, halt) {
    if (!(0,_final_review_js__WEBPACK_IMPORTED_MODULE_1__/* .asksForReview */ .Od)(state))
        return { type: 'halt', halt };
    const result = (0,_final_review_js__WEBPACK_IMPORTED_MODULE_1__/* .finalVerdict */ .Ou)(state);
    if (result !== undefined)
        return { type: 'halt', halt: (0,_final_review_js__WEBPACK_IMPORTED_MODULE_1__/* .reviewedHalt */ .tf)(halt, result) };
    if ((0,_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .runLeftMs */ .RN)(state) <= 0)
        return { type: 'halt', halt: outOfTime('review') };
    return { type: 'run', command: (0,_final_review_js__WEBPACK_IMPORTED_MODULE_1__/* .finalReviewCommand */ .CK)(state) };
}
/** The test gate's limit, or what the checks are given by name when that is more: they are slow by nature. */
function finalLimit({ plan }, checks) {
    const { softMs, hardMs } = plan.caps.test;
    const givenMs = checks.reduce((sum, { timeoutMs = 0 }) => sum + timeoutMs, 0);
    if (givenMs <= hardMs)
        return plan.caps.test;
    return { softMs: Math.round((givenMs * softMs) / hardMs), hardMs: givenMs };
}
/** Keeps what the final checks said; not what a lack of time said, nor, at first, what was our own trouble. */
function noteFinal(state, ran) {
    if (ran.some(_gates_js__WEBPACK_IMPORTED_MODULE_2__/* .blocks */ .Bv) && (0,_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .runLeftMs */ .RN)(state) <= 0)
        return state;
    const { final, head } = state;
    const calls = (final?.tree === head.tree ? final.calls : 0) + 1;
    const results = [...ran, ...silent((0,_whole_js__WEBPACK_IMPORTED_MODULE_5__/* .applying */ .vZ)(state), ran, state.elapsedMs)];
    const isOurs = ran.some(({ verdict }) => verdict === 'error') && calls < _gates_js__WEBPACK_IMPORTED_MODULE_2__/* .MOST_CHECK_CALLS */ .rc;
    return { ...state, final: { tree: head.tree, calls, ...(isOurs ? {} : { results }) } };
}
/** Ends of a run after which the passed stories together are looked at: nothing else is left to do. */
const looksAtTheWhole = new Set([
    ...['ready', 'some_failed', 'block_finding', 'nothing_to_do', 'awaiting_signoff'],
]);
function silent(checks, ran, startedMs) {
    const missing = checks.filter(({ name }) => !ran.some(({ check, verdict }) => check === name || verdict !== 'pass'));
    return missing.map(({ name }) => ({
        gate: 'test',
        check: name,
        verdict: 'fail',
        reason: `check "${name}" ended without a result`,
        startedMs,
        durationMs: 0,
        excerpt: _gates_js__WEBPACK_IMPORTED_MODULE_2__/* .noExcerpt */ .zY,
        softLimitHit: false,
    }));
}
/** A run whose stories do not work together is not ready; the stories stay passed. */
function judged({ plan }, halt, results) {
    const [first, ...more] = results.filter(_gates_js__WEBPACK_IMPORTED_MODULE_2__/* .blocks */ .Bv);
    if (first === undefined)
        return halt;
    const others = more.length === 0 ? '' : ` (and ${more.length} more)`;
    const reason = first.reason === '' ? first.verdict : first.reason;
    const cause = `${reason}${others}${surroundings(first, plan.checks)}`;
    const detail = `${halt.detail}, but the final check "${first.check ?? first.gate}" did not pass: ${cause}`;
    return { ...halt, kind: (0,_whole_js__WEBPACK_IMPORTED_MODULE_5__/* .notVouched */ .Ai)(halt.kind), detail };
}
/** What of the surroundings kept it from working: it may not have run on this machine before. */
function surroundings(result, checks) {
    const trouble = (0,_environment_class_js__WEBPACK_IMPORTED_MODULE_0__/* .environmentTrouble */ .t)(result)?.cause;
    if (trouble === undefined)
        return '';
    return `: ${(0,_remedy_js__WEBPACK_IMPORTED_MODULE_4__/* .withRemedy */ .v)(trouble, checks.find(({ name }) => name === result.check))}`;
}
function outOfTime(what) {
    const detail = `the run reached its wall clock limit before its final ${what}`;
    return { kind: 'budget_exceeded', budget: 'wallclock', detail };
}


/***/ }),

/***/ 15760:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ evidenceOf)
});

;// CONCATENATED MODULE: ./build/core/fingerprint-annotation.js
/** Whether a line is a workflow command, as which some tools tell each error once more on a runner; alone, that is all there is. */
function isAnnotation(line) {
    return /^::(?:error|warning|notice)[ :].*::/.test(line);
}
/** Failing tests that only workflow commands of vitest tell, as its report for people tells them. */
function asReport(lines) {
    return lines.flatMap((line) => {
        const [, file = '', title, message = ''] = failure.exec(line) ?? [];
        const name = title?.replaceAll('%3A', ':').replaceAll('%2C', ',').replaceAll('%25', '%');
        // What others give a title is no test.
        if (name === undefined || !(name.includes(' > ') || file.endsWith(`/${name}`)))
            return [line];
        const own = name.includes(' > ') ? name : `${name} [ ${name} ]`;
        return [` FAIL  ${own}`, ...message.split('%0A').map((part) => part.replaceAll('%25', '%'))];
    });
}
const failure = /^::error file=([^,]*),title=([^,]*),line=\d+,column=\d+::(.*)/;

// EXTERNAL MODULE: ./build/core/fingerprint-kinds.js + 1 modules
var fingerprint_kinds = __webpack_require__(49065);
// EXTERNAL MODULE: ./build/core/fingerprint-marks.js
var fingerprint_marks = __webpack_require__(50961);
;// CONCATENATED MODULE: ./build/core/fingerprint-echo.js


/**
 * Without what was printed about the command that is run, not by it: what a runner shows before a step and says after it, the trace of
 * a shell, what npm says of a script that failed and of its own options. An error is the same whoever asked for the command. Where
 * nothing else is said, everything stays.
 */
function withoutEchoes(lines) {
    const own = withoutLifecycle(withoutTrace(withoutUsage(withoutSteps(lines))));
    return own.some((line) => line !== '') ? own : lines;
}
/** Where runners fold their log, and how they, and package managers, say that a command failed. */
const aside = new RegExp([
    String.raw `^##\[(?:command|section|debug)\]`,
    '^section_(?:start|end):',
    String.raw `^(?:##\[error\]|Error: )Process completed with exit code \d+\.?$`,
    String.raw `^ERROR: Job failed: exit (?:code|status) \d+$`,
    String.raw `^Exited with code (?:exit status )?\d+$`,
    String.raw `^ERROR: "[^"]*" exited with \d+\.$`,
    String.raw `^The command "[^"]*" exited with \d+\.?$`,
    String.raw `^(?:\ud83d\udea8 )?Error: The command exited with status \d+$`,
    String.raw `^(?:\s*\[?ELIFECYCLE\]?\s+|error )Command failed with exit code \d+\.?$`,
].join('|'));
/** `##[group]Run \u2026` shows the step: its script, its shell, its environment. */
function withoutSteps(lines) {
    let isStep = false;
    return lines.filter((line) => {
        if (/^##\[group\]Run\b/.test(line))
            isStep = true;
        const isShown = isStep || aside.test(line);
        if (line.startsWith('##[endgroup]'))
            isStep = false;
        return !isShown;
    });
}
const script = /^> (?:@[\w.-]+\/)?[\w.-]+@\d\S* \S+(?: \S+)?$/;
/**
 * Without the commands that package managers repeat, which have options for the report, `> name@version script` and the lines below,
 * and without how they ended.
 */
function withoutCommands(lines) {
    const repeated = repeatedAt(lines);
    return lines.filter((line, at) => repeated[at] !== true && !/^\S.* exited with code \d+$/.test(line));
}
/** Without what was printed before the last command began: what ran before it went well. */
function withLastCommand(lines) {
    const last = lines.findLastIndex((_, at) => isHead(lines, at));
    return lines.slice(Math.max(0, last));
}
/** Lines that others say between the head and the command. */
const MOST_BETWEEN = 4;
function repeatedAt(lines) {
    let isRepeated = false;
    return lines.map((line, at) => {
        const isCommand = line.startsWith('> ');
        // What is cut in front may begin in the middle.
        const isCut = at === 0 && /> \S/.test(line) && (lines[1] ?? '') === '';
        isRepeated = isCut || isHead(lines, at) || (isRepeated && (isCommand || isBeforeCommand(lines, at)));
        return isRepeated && isCommand;
    });
}
function isBeforeCommand(lines, at) {
    const from = Math.max(0, at - MOST_BETWEEN);
    const above = lines.slice(from, at).findLastIndex((line) => line.startsWith('> '));
    if (!isHead(lines, from + above))
        return false;
    const below = lines.slice(at + 1, at + 1 + MOST_BETWEEN).filter((line) => line === '' || line.startsWith('> '));
    return below.slice(0, 1).some((line) => /> \S/.test(line));
}
function isHead(lines, at) {
    return script.test(lines[at] ?? '') || isNameless(lines, at);
}
/** A script of a package that has no name: `> script` and its command, in a paragraph of their own. */
function isNameless(lines, at) {
    const [above = '', line = '', command = '', below = ''] = [lines[at - 1], lines[at], lines[at + 1], lines[at + 2]];
    const isEnd = below === '' || (0,fingerprint_kinds/* kindOf */.I)(below) === 'ignored';
    return /^> [\w:.-]+$/.test(line) && /^> \S/.test(command) && above === '' && isEnd;
}
/** How npm is to be called, which it tells at the end, and every version of it in other words. */
function withoutUsage(lines) {
    let isUsage = false;
    return lines.filter((line) => {
        // Others may speak in between.
        if (!npm.test(line))
            return true;
        isUsage ||= /^npm \S+ Usage:$/.test(line);
        return !isUsage;
    });
}
/** What npm says of a script that failed, below what the script said itself. */
function withoutLifecycle(lines) {
    if (!lines.some((line) => lifecycle.test(line)))
        return lines;
    const own = lines.filter((line) => !npm.test(line));
    if (own.some((line) => /^\s*-\s/.test(line)) || (0,fingerprint_marks/* marked */.x)(own).some(({ kind }) => failures.has(kind)))
        return own;
    // A script may fail because npm itself does.
    const others = lines.filter((line) => !lifecycle.test(line) && !ended.test(line));
    return others.some((line) => npm.test(line)) ? others : lines;
}
const ended = /^npm (?:error|ERR!)(?:$| (?:code \d+|errno \d+|path|command|workspace|location)\b)/;
const failures = new Set(['test', 'error', 'outcome']);
const npm = /^npm (?:error|ERR!)/;
const lifecycle = /^npm (?:error|ERR!) .*(?:\bELIFECYCLE\b|\bLifecycle script\b|\bcommand failed$|\bFailed at the \S+ \S+ script)/;
/** Lines before a `+` in which its difference says what it compares. */
const MOST_ABOVE = 40;
const trace = /^\++ [\w./'":[({]/;
/** `+ command`, as `set -x` prints it, which looks like a line of a difference. A shell speaks before anything can fail. */
function withoutTrace(lines) {
    const first = lines.findIndex((line) => trace.test(line));
    if (first < 0 || lines.slice(0, first).some(isFailure))
        return lines;
    let difference = -MOST_ABOVE - 1;
    return lines.filter((line, at) => {
        if (/^\s*(?:-+\s|@@|\+\+\+\s|E\s)/.test(line))
            difference = at;
        return !trace.test(line) || at - difference <= MOST_ABOVE;
    });
}
function isFailure(line) {
    return /^\s*-\s/.test(line) || ['test', 'error'].includes((0,fingerprint_kinds/* kindOf */.I)(line));
}

;// CONCATENATED MODULE: ./build/core/fingerprint-functions.js
/**
 * Errors of gcc with the function they are in, which it names on a line above the first message of each function: the same message in
 * another function of the file is another error. Forms: `src/ring.c: In function 'ring_push':`, `a.cpp: In member function 'int A::b()':`,
 * `a.c: At top level:`.
 */
function withFunctions(lines) {
    const places = new Map();
    return lines.map((line) => {
        const [, file, name] = place.exec(line) ?? [];
        if (file !== undefined)
            places.set(file, name ?? '');
        const within = places.get(error.exec(line)?.[1] ?? '') ?? '';
        return within === '' ? line : `${line} in ${within}`;
    });
}
const place = /^(\S+\.\w+): (?:In [a-z ]{1,60}'(.{1,300})'[:,]|At (?:top level|global scope):)$/;
const error = /^(\S+\.\w+)(?::\d+){1,2}: (?:fatal )?error: /;

// EXTERNAL MODULE: ./build/core/fingerprint-chatter.js
var fingerprint_chatter = __webpack_require__(54698);
// EXTERNAL MODULE: ./build/core/fingerprint-noise.js + 2 modules
var fingerprint_noise = __webpack_require__(94055);
;// CONCATENATED MODULE: ./build/core/fingerprint-last.js


/** Lines at the end of an output in which nothing looks like an error. */
const MOST_LAST = 10;
/** Of an output in which nothing looks like an error what was said last, in words that are the same in every run. */
function lastOf(all) {
    const last = all.filter(({ kind }) => kind === 'plain' || kind === 'detail' || kind === 'frame');
    const spoken = last.filter(({ kind, text }) => kind === 'plain' && isSpoken(text));
    const steady = last.filter(({ text }) => !ofTheRun.test((0,fingerprint_noise/* normalise */.j)(text)));
    const said = [spoken, steady, last].find((lines) => lines.length > 0) ?? [];
    const shown = said.length > 0 || all.some(({ kind }) => kind === 'outcome') ? said : all;
    return shown.slice(-MOST_LAST).map(inWords);
}
function inWords({ kind, text }) {
    // What is marked may be a difference that was cut.
    return (0,fingerprint_noise/* normalise */.j)(text, kind === 'detail' || kind === 'frame' || /^[-+]\s/.test(text) ? 'exact' : 'loose');
}
function isSpoken(text) {
    return diagnostic.test(text) && !(0,fingerprint_chatter/* wentWell */.x)(text) && !mention.test(text);
}
/** How a program of Unix says what it has to say: its name first. */
const diagnostic = /^[a-z][\w.@+~/-]*: \S/;
/** What has a time, an id or a place of this run in it, or tells that a program waits, says less of an error than what has not. */
const ofTheRun = /<(?:time|duration|id|hash|port)>|\b(?:pid|process|attempt) <n>|^(?:waiting|retrying)\b|\b(?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{6}\b/i;
/** What a program says of its own work beside an error. */
const mention = /\b(?:written|wrote|saved|generated|created|took|see)\b/i;

// EXTERNAL MODULE: ./build/core/fingerprint-lines.js + 1 modules
var fingerprint_lines = __webpack_require__(36514);
// EXTERNAL MODULE: ./build/core/fingerprint-lint.js
var fingerprint_lint = __webpack_require__(20598);
;// CONCATENATED MODULE: ./build/core/fingerprint-require.js
/**
 * Lines without the places at which Node began to load the files of a `Require stack:`, which lists them already: how many of them a stack
 * still shows depends on who loaded the first one.
 */
function withoutLoading(lines) {
    const listed = [];
    let isList = false;
    return lines.filter((line) => {
        const [, file] = /^\s*- (\S.*)$/.exec(line) ?? [];
        isList = /^\s*Require stack:$/.test(line) || (isList && file !== undefined);
        if (isList && file !== undefined)
            listed.push(file);
        const [, place] = /^\s*at Object\.<anonymous> \((.+):\d+:\d+\)$/.exec(line) ?? [];
        return place === undefined || !listed.some((path) => isSame(path, place));
    });
}
/** mocha shortens the places in a stack, and not those in the list. */
function isSame(path, place) {
    return path === place || (path.endsWith(place) && /[/\\]$/.test(path.slice(0, -place.length)));
}

;// CONCATENATED MODULE: ./build/core/fingerprint-talk.js

/**
 * Without what a program printed while its tests ran, where the runner tells the failures below: an error in it is one that a test
 * asked for. Runners that mark such lines: vitest and jest; those that tell all failures in a list at the end: mocha, jasmine,
 * node's and Python's.
 */
function withoutTalk(lines) {
    return withoutConsole(withoutCaptured(withoutProgress(lines)));
}
/** `stderr | file > test`, up to an empty line. */
function withoutCaptured(lines) {
    let isCaptured = false;
    return lines.filter((line) => {
        isCaptured = /^(?:stdout|stderr) \| \S/.test(line) || (isCaptured && line.trim() !== '');
        return !isCaptured;
    });
}
/** Further to the left than any line. */
const NOWHERE = -1;
/** `console.error`, and what stands further to the right below it. */
function withoutConsole(lines) {
    let left = NOWHERE;
    return lines.filter((line) => {
        const indent = line.length - line.trimStart().length;
        if (/^\s+console\.\w+$/.test(line))
            left = indent;
        else if (line.trim() !== '' && indent <= left && !(0,fingerprint_chatter/* isChatter */.O)(line))
            left = NOWHERE;
        return left === NOWHERE;
    });
}
/** Runs of the same tests, one after another, that are looked at. */
const MOST_RUNS = 20;
/** How a list of failures begins, how the tests above it do, and how it ends where another run may follow. */
const lists = [
    [/^\u2716 failing tests:$/, /^\s*[\u25b6\u2714\u2716] \S/],
    [/^\s*\d+ failing$/, /^\s*(?:[\u2714\u2713] \S|\d+\) \S|[.,!])|^\s{4,}- \S/],
    [/^Failures:$/, /^Started$/],
    [
        /^(?:ERROR|FAIL): [\w.]+ \([\w.<>]+\)/,
        /^[.EFsxu]+$|^[.EFsxu]*--- Logging error ---$|^(?:CRITICAL|ERROR|WARNING|INFO|DEBUG):\w+:|^[\w.]+ \([\w.]+\)(?:$|.* \.\.\.(?: |$))/,
        /^Ran \d+ tests? in /,
    ],
];
/** From the first test up to the list; not where a file could not even be loaded, which the list does not explain. */
function withoutProgress(lines, runs = MOST_RUNS) {
    const found = lists.find(([own]) => lines.some((line) => own.test(line)));
    if (found === undefined || lines.some((line) => /^\s+'test failed'$/.test(line)))
        return lines;
    const [list, first, end] = found;
    const to = lines.findIndex((line) => list.test(line));
    const last = runs > 1 && end !== undefined ? lines.findIndex((line, at) => at > to && end.test(line)) : -1;
    if (last === -1)
        return withoutProgressTo(lines, to, first);
    return [
        ...withoutProgressTo(lines.slice(0, last + 1), to, first),
        ...withoutProgress(lines.slice(last + 1), runs - 1),
    ];
}
function withoutProgressTo(lines, to, first) {
    const from = lines.findIndex((line) => first.test(line));
    // The suites of a test stand only above node's list.
    const isKept = (line) => /^\s*[\u25b6\u2714\u2716] \S/.test(line);
    return from < 0
        ? lines
        : lines.filter((line, at) => at >= to || isKept(line) || (at < from && !isSaid(line, lines.slice(at + 1, at + 10))));
}
/** A test speaks before the runner says how it ended: an error that nobody threw has no stack. */
function isSaid(line, below) {
    if (!/^\w*Error: /.test(line))
        return false;
    const isFrame = (own) => /^\s+at /.test(own);
    // Its message may go on, further to the right, before the first one.
    const ends = below.filter((own) => isFrame(own) || !/^\s+[^\s\u25b6\u2714\u2716\u2713]/.test(own));
    return !ends.slice(0, 1).some(isFrame);
}

;// CONCATENATED MODULE: ./build/core/fingerprint-tap.js
/** Lines of an explanation below a test; a longer one is left as it is. */
const MOST_BLOCK = 400;
/**
 * The failures of node's TAP as its reporter for people tells them, so that a failing test has one name under either of them. TAP of
 * others, which says nothing of the type of a failure, stays.
 */
function withoutTapOfNode(lines) {
    if (!lines.some((line) => /^\s*failureType: /.test(line)))
        return lines;
    const told = [];
    let next = 0;
    // Of a file that ended by itself the explanation is what it printed.
    const isExplained = !lines.some((line) => /^\s*exitCode: /.test(line));
    for (const [at, line] of lines.entries()) {
        if (at < next)
            continue;
        const failure = failureAt(lines, at);
        // What the tests printed stands behind a mark.
        told.push(...(failure?.told ?? printed(line, isExplained)));
        next = at + 1 + (failure?.more ?? 0);
    }
    return told;
}
function printed(line, isExplained) {
    if (!/^# (?!Subtest: )/.test(line))
        return [line];
    return isExplained ? [] : [line.slice(2)];
}
function failureAt(lines, at) {
    const [line = '', indent = '', not, name] = /^(\s*)(not )?ok \d+ - (.*)/.exec(lines[at] ?? '') ?? [];
    if (name === undefined || lines[at + 1] !== `${indent}  ---`)
        return undefined;
    const end = lines.slice(at, at + MOST_BLOCK).indexOf(`${indent}  ...`);
    if (end < 0)
        return undefined;
    if (not === undefined)
        return { told: [line], more: end };
    // What others print in between stands further to the left.
    const isOwn = (below) => below === '' || below.startsWith(`${indent}  `);
    const { own = [], others = [] } = Object.groupBy(lines.slice(at + 2, at + end), (below) => isOwn(below) ? 'own' : 'others');
    const fields = fieldsIn(own.map((below) => below.slice(indent.length + 2)));
    if (!fields.has('failureType'))
        return undefined;
    const place = fields.get('location')?.map((path) => `test at ${unquoted(path)}`) ?? [];
    return { told: [...place, `\u2716 ${name}`, ...explained(fields), ...others], more: end };
}
/** `name: value`; of a value in several lines those below it. */
function fieldsIn(block) {
    const fields = new Map();
    let own = [];
    for (const line of block) {
        const [, name, value = ''] = /^(\w+):(?: (.*))?$/.exec(line) ?? [];
        if (name === undefined)
            own.push(line.slice(2));
        else {
            own = /^(?:\|-?)?$/.test(value) ? [] : [value];
            fields.set(name, own);
        }
    }
    return fields;
}
function explained(fields) {
    const only = (name) => {
        const [value = '', ...more] = fields.get(name) ?? [];
        return more.length === 0 ? value : '';
    };
    // A suite is told by its tests.
    if (only('failureType') === "'subtestsFailed'")
        return [];
    const message = fields.get('error') ?? [];
    // What the runner itself says of a test is no error that somebody threw.
    if (!thrown.test(only('failureType')) || fields.has('exitCode'))
        return message.map((line) => `  ${line}`);
    const own = only('code') === "'ERR_TEST_FAILURE'" ? '' : only('code');
    const code = /^'(ERR_\w+)'$/.exec(own)?.[1];
    const type = `${unquoted(only('name')) || 'Error'}${code === undefined ? '' : ` [${code}]`}`;
    const [first = '', ...rest] = message.length === 1 ? message.map(unquoted) : message;
    const values = ['actual', 'expected', 'operator'].filter((name) => only(name) !== '');
    return [
        `  ${type}: ${first}`,
        ...rest.map((line) => `  ${line}`),
        ...(own === '' ? [] : [`    code: ${own},`]),
        ...values.map((name) => `    ${name}: ${only(name)},`),
    ];
}
const thrown = /^'(?:testCodeFailure|hookFailed|uncaughtException|unhandledRejection)'$/;
function unquoted(text) {
    const [, quote, inner = ''] = /^(["'])(.*)\1$/.exec(text) ?? [];
    return quote === undefined ? text : inner.replaceAll(`\\${quote}`, quote);
}

;// CONCATENATED MODULE: ./build/core/fingerprint-tap-vitest.js
/** Lines of an explanation below a test; a longer one is left as it is. */
const fingerprint_tap_vitest_MOST_BLOCK = 400;
/**
 * The failures of vitest's TAP, nested or flat, as its reporter for people tells them, so that a failing test has one name under each of
 * them. TAP of others, whose errors have no name and message in quotes, stays.
 */
function withoutTapOfVitest(lines) {
    if (!lines.some((_, at) => isError(lines, at)))
        return lines;
    const points = lines.map(failedIn);
    const told = [];
    let suites = [];
    let next = 0;
    for (const [at, line] of lines.entries()) {
        if (at < next)
            continue;
        const point = points[at];
        const block = blockAt(lines, at + 1);
        if (point !== undefined)
            suites = [...suites.filter(({ indent }) => indent < point.indent), point];
        const isTold = point !== undefined && (block.length > 0 || point.isSuite);
        told.push(...(isTold ? fingerprint_tap_vitest_failure(suites, block, isToldBelow(points.slice(at + 1), point)) : [line]));
        next = at + 1 + (isTold ? block.length : 0);
    }
    return told;
}
function failedIn(line) {
    const [, indent, name = '', brace] = /^(\s*)not ok \d+ - (.*?)(?: # time=[\d.]+ms)?( \{)?$/.exec(line) ?? [];
    if (indent === undefined)
        return undefined;
    return { indent: indent.length, name: name.replace(/\\([\\#])/g, '$1'), isSuite: brace !== undefined };
}
/** Whether a suite is told by one of its tests; what failed before the first of them has no line of its own. */
function isToldBelow(below, { indent }) {
    const next = below.find((point) => point !== undefined);
    return next !== undefined && next.indent > indent;
}
function fingerprint_tap_vitest_failure(path, block, isTwice) {
    if (block.length === 0 && isTwice)
        return [];
    const name = path.map((point) => point.name).join(' > ');
    // A file that could not be loaded has no test, and is named twice.
    return [` FAIL  ${name}${name.includes(' > ') ? '' : ` [ ${name} ]`}`, ...errorsIn(block)];
}
function isError(lines, at) {
    if (lines[at]?.trim() !== '---')
        return false;
    // A message may be empty.
    return /^\s*error:\n\s*name: ".*\n\s*message:/.test(lines.slice(at + 1, at + 4).join('\n'));
}
/** From `---` to `...`; empty = nothing of the kind stands there. */
function blockAt(lines, at) {
    if (!isError(lines, at))
        return [];
    const block = lines.slice(at, at + fingerprint_tap_vitest_MOST_BLOCK);
    return block.slice(0, block.indexOf(String(block[0]).replace('---', '...')) + 1);
}
function errorsIn(block) {
    const starts = block.flatMap((_, at) => (isError(block, at) ? [at] : []));
    return starts.flatMap((from, nth) => fingerprint_tap_vitest_explained(block.slice(from, starts[nth + 1] ?? -1)));
}
function fingerprint_tap_vitest_explained(block) {
    const fields = fingerprint_tap_vitest_fieldsIn(block);
    const field = (name) => fields.get(name) ?? [];
    const [type] = field('name');
    const [message = '', ...more] = field('message');
    return [
        `${type}: ${message}`,
        ...more,
        ...difference(field('expected'), field('actual'), message),
        ...field('at').map((at) => ` \u276f ${at}`),
    ];
}
/** What somebody called the value stands before it. */
const valuesCompared = /\bexpected .* to /;
const textsCompared = /\bexpected (?:'.*' to .* '.*'(?: \/\/ .*)?|.* to throw error including '.*' but got '.*')$/;
/** `name: "value"`; a value goes on over lines up to the quote that ends it. */
function fingerprint_tap_vitest_fieldsIn(block) {
    const fields = new Map();
    let name;
    for (const [at, line] of block.entries()) {
        const [, started, first = line] = /^\s+(\w+): "(.*)/.exec(line) ?? [];
        const text = name === undefined ? first : line;
        name ??= started;
        if (name === undefined)
            continue;
        const isEnd = endsValue(text, block[at + 1]);
        const value = (isEnd ? text.slice(0, -1) : text).replaceAll('\\"', '"');
        fields.set(name, [...(fields.get(name) ?? []), value]);
        if (isEnd)
            name = undefined;
    }
    return fields;
}
/** A quote behind a backslash belongs to the value, or the backslash does, which is not doubled: then another field stands below it. */
function endsValue(line, below) {
    if (!line.endsWith('\\"'))
        return line.endsWith('"');
    return below === undefined || /^\s+(?:at|actual|expected):(?: "|$)/.test(below);
}
/**
 * Two texts of a line each stand below each other in full, values of two types beneath their heads; of anything else the lines that the
 * values do not share.
 */
function difference(expected, actual, message) {
    if (expected.length === 0 && actual.length === 0)
        return [];
    const areTexts = textsCompared.test(message);
    if (areTexts && expected.length === 1 && actual.length === 1) {
        return [`Expected: "${expected[0]}"`, `Received: "${actual[0]}"`];
    }
    if (!areTexts && valuesCompared.test(message) && typeOf(expected) !== typeOf(actual)) {
        return ['- Expected:', ...expected, '+ Received:', ...actual];
    }
    const [missing, more] = [without(expected, actual), without(actual, expected)];
    // The same lines in another order.
    const [left, right] = missing.length + more.length > 0 ? [missing, more] : [expected, actual];
    return ['- Expected', '+ Received', ...left.map((line) => `- ${line}`), ...right.map((line) => `+ ${line}`)];
}
function without(lines, others) {
    const left = [...others];
    return lines.filter((line) => {
        const at = left.indexOf(line);
        if (at >= 0)
            left.splice(at, 1);
        return at < 0;
    });
}
/** How values of a type begin, where they are not both texts; any other is an object. */
const types = [/^undefined/, /^null/, /^(?:true|false)/, /^(?:-?\d|-?Infinity|NaN)/, /^"/, /^(?:\w+ )?\[\]?$/];
function typeOf(value) {
    return types.findIndex((type) => type.test(value[0] ?? ''));
}

// EXTERNAL MODULE: ./build/core/fingerprint-report.js
var fingerprint_report = __webpack_require__(22581);
;// CONCATENATED MODULE: ./build/core/fingerprint-twice.js

/** Without what a run tells a second time in other words, so that it is one error whether it is told once or twice. */
function toldOnce(lines) {
    return withoutTwins(withoutForetold(withoutInline(withoutReport(lines))));
}
/** The report of jest and vitest for programs, which is one line, beside the one for people. */
function withoutReport(lines) {
    const own = lines.filter((line) => !/^\{"num(?:Failed|Total)TestSuites":/.test(line));
    return own.some(fingerprint_report/* headsFailure */.e) ? own : lines;
}
/** A runner may say below a failing test what it tells in full further down. */
function withoutForetold(lines) {
    const told = new Set(lines.flatMap((line) => /^\s*[A-Za-z_$][\w$]*(?: \[\w+\])?: (\S.*)/.exec(line)?.[1] ?? []));
    return lines.filter((line) => !told.has(/^\s*\u2192 (\S.*)/.exec(line)?.[1] ?? ''));
}
/** Lines below the head of a difference in which it stands, and in which the two values are told once more. */
const NEAR = { inline: 8, again: 25 };
const head = /^\s*(?:\+ actual - expected|actual expected)$/;
const again = /^\s*(?:actual: |(?:\+ expected - actual|- actual \+ expected|\+ actual - expected)$)/;
/** Node shows how two texts of a line differ in one line or in two, depending on the terminal; mocha and node's runner tell both below it. */
function withoutInline(lines) {
    const dropped = new Set(lines.flatMap((line, at) => (head.test(line) ? inlineBelow(lines, at) : [])));
    return lines.filter((_, at) => !dropped.has(at));
}
function inlineBelow(lines, at) {
    const below = lines.slice(at + 1, at + NEAR.again);
    if (!below.some((line) => again.test(line)))
        return [];
    const values = below.slice(0, NEAR.inline).flatMap((line, nth) => (inline.test(line) ? [at + 1 + nth] : []));
    const marks = values.map((place) => String(lines[place]).trimStart().charAt(0)).join('');
    // One value alone has no mark, of two each has one.
    return /^(?:'|[-+]{2})$/.test(marks) ? [at, ...values] : [];
}
const inline = /^\s*(?:[-+] )?'.*'$/;
/** TAP beside another reporter in one output: of a test that both tell, the other one's words stay. */
function withoutTwins(lines) {
    const marked = new Set(lines.flatMap((line) => nameIn(/^\s*[\u2716\u00d7\u2717\u2715\u2718]\s+(\S.*)/, line) ?? []));
    const isTwin = (line) => marked.has(nameIn(tapFailure, line) ?? '');
    if (!lines.some(isTwin))
        return lines;
    // A suite is told by its tests.
    const isDropped = (line) => isTwin(line) || /^\s*not ok .*\{$/.test(line);
    return withoutTap(lines, isDropped);
}
const tapFailure = /^\s*not ok \d+(?: -)? (\S.*)/;
/** Takes failures out, each with the block that explains it. */
function withoutTap(lines, isDropped) {
    let at = 'outside';
    return lines.filter((line) => {
        if (at === 'within') {
            if (/^\s*\.\.\.$/.test(line))
                at = 'outside';
            return false;
        }
        if (at === 'below' && /^\s*---$/.test(line)) {
            at = 'within';
            return false;
        }
        at = isDropped(line) ? 'below' : 'outside';
        return at === 'outside';
    });
}
/** The name of a test without how long it took. */
function nameIn(pattern, line) {
    const name = pattern.exec(line)?.[1];
    return name?.replace(/ # time=\S*(?: \{)?$/, '').replace(/ \(?\d+(?:\.\d+)? ?m?s\)?$/, '');
}

// EXTERNAL MODULE: ./build/core/fingerprint-frames.js
var fingerprint_frames = __webpack_require__(48805);
;// CONCATENATED MODULE: ./build/core/fingerprint-wrapped.js

/**
 * What a compiler of C says, each message on a line of its own, however wide it took the terminal for: gcc wraps a message at a width
 * it is given and goes on three spaces further to the right. Code that it shows without a number says nothing beyond its message.
 */
function unwrapped(lines) {
    const whole = [];
    let part = 'other';
    lines.forEach((line, at) => {
        part = partAt(lines, at, part);
        if (part === 'rest')
            whole.push(joined(whole.pop() ?? '', line.trimStart()));
        else if (part !== 'code')
            whole.push(line);
    });
    return whole;
}
function partAt(lines, at, above) {
    const [line = '', below = ''] = lines.slice(at, at + 2);
    if (above === 'other' || /^\S|^$/.test(line) || numbered.test(line))
        return message.test(line) ? 'message' : 'other';
    if (above === 'code' || (0,fingerprint_frames/* isPointer */._V)(line) || (0,fingerprint_frames/* isPointer */._V)(below))
        return 'code';
    return /^ {3,4}\S/.test(line) ? 'rest' : 'other';
}
/** Characters of a message that are read, so that no line costs more than a bounded time. */
const MOST_CHARS = 1000;
/** It may go on to the next line behind a bracket, where there is no space. */
function joined(line, more) {
    if (line.length > MOST_CHARS)
        return line;
    return `${line}${/[[(]$/.test(line) ? '' : ' '}${more}`;
}
const file = String.raw `\S+\.(?:c|cc|cpp|cxx|c\+\+|C|h|hh|hpp|hxx|m|mm)(?::\d+){0,2}`;
const message = new RegExp(String.raw `^(?:${file}|cc1\w*|\S*\b(?:gcc|g\+\+)(?:-\d+)?): (?:In|At|(?:(?:fatal|internal compiler) )?error:|warning:|note:)(?: |$)`);
const numbered = /^\s*\d* \| ?/;

;// CONCATENATED MODULE: ./build/core/fingerprint-evidence.js














const MOST_TESTS = 200;
/** What an output says of its error, in words that are the same in every run: sorted, each one once. */
function evidenceOf(output) {
    const all = markedOnce(withoutOutline(withoutTapOfNode(withoutTapOfVitest(toldOnce((0,fingerprint_lint/* asRows */.g)(withoutLoading(withFunctions(unwrapped((0,fingerprint_lines/* plainLines */.y)(output))))))))));
    const kinds = new Set(all.map(({ kind }) => kind));
    // A test of a file by its name and what it says is the same failure, wherever in the code it came up, whatever ran the tests.
    const isTold = kinds.has('test') && (kinds.has('error') || kinds.has('detail'));
    if (isTold) {
        const told = distinct(all, ['test', 'error', 'detail']).map(withoutMark);
        const named = new Set(told.flatMap((line) => /^test (\S+) /.exec(line)?.[1] ?? []));
        return unique([...told, ...testFiles(all).filter((file) => !named.has(file))]);
    }
    if (kinds.has('test') || kinds.has('error'))
        return distinct(withoutEnd(all), failing);
    if (kinds.has('weak') || all.some(({ kind, text }) => kind === 'detail' && compares.test(text)))
        return distinct(all, ['weak', 'outcome', 'detail', 'frame']);
    const found = all.filter(({ kind, text }) => kind !== 'warning' || located.test(text));
    if (found.some(({ kind }) => kind === 'warning'))
        return distinct(found, ['warning', 'outcome', 'detail', 'frame']);
    // The tool names what it did and how that ended; what was printed before it may be anybody's.
    if (all.some(({ kind, text }) => kind === 'outcome' && namesTarget.test(text)))
        return distinct(all, ['outcome']);
    return unique([...distinct(all, ['outcome']), ...lastOf(all)]);
}
/** Without what tells of the command and not of its error, and what is told once more, wherever enough is left. */
function markedOnce(lines) {
    const all = withoutEchoes(lines);
    const own = withoutCommands(all);
    const unannotated = own.filter((line) => !isAnnotation(line));
    const told = (0,fingerprint_marks/* marked */.x)(withoutTalk(unannotated));
    if (told.some(({ kind }) => kind === 'test' || kind === 'error'))
        return told;
    const said = (0,fingerprint_marks/* marked */.x)(asReport(own));
    return said.some(({ kind }) => telling.has(kind)) ? said : (0,fingerprint_marks/* marked */.x)(withLastCommand(all));
}
/** What a compiler says of a place is the same error, whatever ran the compiler and however that ended. */
function withoutEnd(all) {
    const isPlaced = all.some(({ kind, text }) => kind === 'error' && placed.test(text));
    return isPlaced ? all.filter(({ kind }) => kind !== 'outcome') : all;
}
const failing = ['test', 'error', 'outcome', 'detail', 'frame'];
const telling = new Set(['test', 'error', 'outcome', 'weak', 'detail']);
/** Not every reporter of mocha shows a failing test before the list that tells what was wrong with it. */
function withoutOutline(lines) {
    if (!lines.some((line) => counted.test(line)))
        return lines;
    // The list has as many as it says, from 1 on; another run may follow.
    let next = 1;
    let last = 0;
    return lines.filter((line) => {
        const [, failing] = counted.exec(line) ?? [];
        if (failing !== undefined) {
            next = 1;
            last = Number(failing);
        }
        const [, number] = /^\s+(\d+)\) \S/.exec(line) ?? [];
        if (number === undefined)
            return true;
        if (Number(number) !== next || next > last)
            return false;
        next += 1;
        return true;
    });
}
const counted = /^\s*(\d+) failing$/;
/** The files of tests among the places; not every reporter names them beside the test. */
function testFiles(all) {
    const places = all.filter(({ kind }) => kind === 'frame').map(({ text }) => (0,fingerprint_noise/* normalise */.j)(text));
    // A folder `src` may be the checkout itself, which another run has under another name.
    return places.flatMap((place) => place.match(testFile) ?? []).map((file) => file.replace(/^src\//, ''));
}
/** jest heads what it tells with `FAIL file`: the file again, which is a place and no test. */
function withoutMark(line) {
    const [, file = ''] = /^test ([\w.@+~/-]+\.\w+)$/.exec(line) ?? [];
    return isTestFile(file) ? file.replace(/^src\//, '') : line;
}
function isTestFile(file) {
    const folders = file.split('/');
    const name = folders.pop() ?? '';
    return (/[._-](?:test|spec)s?\.\w+$|^test_[\w-]+\.\w+$/.test(name) ||
        folders.some((folder) => /^(?:tests?|__tests__|specs?)$/.test(folder)));
}
const testFile = /(?<![\w.@+~-])(?:[\w.@+~-]+\/)*(?:(?:tests?|__tests__|specs?)\/(?:[\w.@+~-]+\/)*[\w.@+~-]+\.\w+|[\w.@+~-]+[._-](?:test|spec)s?\.\w+|test_[\w-]+\.\w+)/g;
/** Says by itself what was wrong, without a line that calls it an error. */
const compares = /\bexpect|\bassert|(?<![=!<>])[!=]==?(?!=)|\bgot\b/i;
/** What a linter found, not what a program remarked. */
const located = /^\[warn\] \S+\.\w+$|\.\w+:\d+(?::\d+)?:? |^\s*\d+:\d+\s|, line \d|\.\w+\(\d/;
const placed = /^\S+\.\w+(?:(?::\d+){1,2}|\(\d+,\d+\))?:? (?:- )?(?:fatal )?error(?::| {1,2}\S)|: undefined reference to |: multiple definition of /;
const namesTarget = /^make(?:\[\d+\])?: \*\*\* \[/;
function distinct(all, kinds) {
    const kept = all.filter(({ kind }) => kinds.includes(kind));
    const tests = kept.filter(({ kind }) => kind === 'test').map(({ text }) => testName(text));
    const rest = kept.filter(({ kind }) => kind !== 'test').map(said);
    return unique([...longest(unique(tests)), ...rest]);
}
function unique(lines) {
    return [...new Set(lines)].filter((line) => line !== '').sort();
}
function said({ text }) {
    const line = (0,fingerprint_noise/* normalise */.j)(text, comparison.test(text) ? 'exact' : 'plain');
    // The same compiler prints its line in two ways, depending on the terminal.
    const own = line.replace(/^(\S+) - (error|warning)\b/, '$1: $2').replace(pytestMark, '');
    // Whether another value follows, and whether a difference names the class of a plain value, depends on the version.
    return inOrder(own)
        .replace(/^([-+]?\s*(?:"[^"]*": )?)(?:Object|Array) (?=[{[])/, '$1')
        .replace(/^((?:code|actual|expected|operator): .*),$/, '$1')
        .replace(/^(ImportError: Failed to import test module: )(?:\w+\.)+(?=\w+$)/, '$1');
}
/** Which of two definitions a linker meets first depends on the order of the objects. */
function inOrder(line) {
    const [, second, symbol, first] = /^(\S+): (multiple definition of .+); (\S+): first defined here$/.exec(line) ?? [];
    return symbol === undefined ? line : `${symbol}: ${[first, second].sort().join(', ')}`;
}
/** In its summary pytest tells a long message once more, without the mark. */
const pytestMark = /^E (?=\S)/;
const comparison = /\bexpect|\bassert|\breceived|\bactual\b|(?<![=!<>])[!=]==?(?!=)|\bgot\b|\bwant\b|\b(?:left|right):|^\s*(?:#\s*|E\s+)?[-+]\s*\S|\bexit(?:ed)?(?: with)?(?: code| status)|\] Error \d/i;
const attempt = String.raw `(?:(?:retry|repeat) x\d+|initial run|\d+(?:st|nd|rd|th) (?:retry|repeat))`;
const attempts = new RegExp(String.raw ` \(${attempt}(?:, ${attempt})*\)(?=$| )`, 'g');
/** A failing test without its mark, its number and how long it took. */
function testName(line) {
    const name = line
        .replace(/^\s*(?:[\u2715\u2716\u2717\u2718\u00d7\u274c\u2a2f\u25cf]|FAIL(?:ED|URE)?:?|ERROR:?|not ok(?: \d+)?(?: -)?|--- FAIL:|\d+\))\s*/, '')
        .replace(/^\s*#?\s*Failed test '(.*)'$/, '$1')
        // How many words cargo says depends on its options.
        .replace(/^\s*test (\S+(?: - should panic)?) \.\.\. FAILED$/, '$1')
        // Marks of GoogleTest and bun, and of nextest, which tells the time first.
        .replace(/^\s*(?:\[\s+(?:FAILED|TIMEOUT)\s+\]|\(fail\))\s+/, '')
        .replace(/^\[\s*[\d.]+s\]\s*(?:\(\s*\d+\/\d+\)\s*)?/, '')
        .replace(/ \.\.\. FAILED \(\d[^()]*\)$| \[E\]$| \*\*\* FAILED \*\*\*.*/, '')
        .replace(/(?:\s(?:\.\.\.|---))?\s(?:FAILED|FAIL|ERROR)(?:\s+\[ *\d+%\])?$/, '')
        .replace(/\s+\(FAILED - \d+\)$/, '')
        // vitest's, how often it tried.
        .replace(attempts, '')
        // Counts and durations of a class, or of a method, in a report of Maven's.
        .replace(/^\[ERROR\]\s+/, '')
        .replace(/^Tests run: .* <<< (?:FAILURE|ERROR)! -+ in (\S+)$/, '$1')
        .replace(/\s+(?:-- )?Time elapsed: .*<<< (?:FAILURE|ERROR)!$/, '')
        // Python names the method once more from 3.11 on.
        .replace(/^\s*([\w.]+) \((\S+)\.\1\)/, '$1 ($2)')
        // The packages before a module that could not be imported depend on the folder that unittest was started in.
        .replace(/^\s*(?:\w+\.)+(\w+ \(unittest\.loader\._FailedTest)/, '$1')
        // pytest's message; the values of a parameter stand in brackets before it.
        .replace(/(::(?=\S)(?:[^[]*?|[^\s[]*\[.*?\])) - .*/, '$1');
    return `test ${(0,fingerprint_noise/* normalise */.j)(name, 'exact').replace(/:$/, '')}`;
}
/** Without the names that are the end of another one: reporters print a test once by itself and once below its suite. */
function longest(tests) {
    if (tests.length > MOST_TESTS)
        return tests;
    const names = tests.map((test) => test.slice('test '.length));
    return tests.filter((test) => !names.some((other) => isEndOf(test.slice('test '.length), other)));
}
function isEndOf(name, other) {
    return other.endsWith(name) && /[\s\u203a>:/.]$/.test(other.slice(0, -name.length));
}


/***/ }),

/***/ 24901:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Yz: () => (/* binding */ parsed),
/* harmony export */   _F: () => (/* binding */ fieldOf),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   c3: () => (/* binding */ listOf)
/* harmony export */ });
/** What a text says in JSON; undefined = it is none. */
function parsed(json) {
    try {
        return JSON.parse(json);
    }
    catch {
        return undefined;
    }
}
/** A field that is a list; empty = it is none. */
function listOf(value, field) {
    const list = fieldOf(value, field);
    return Array.isArray(list) ? list : [];
}
/** A field that is a text; empty = it is none. */
function textOf(value, field) {
    const text = fieldOf(value, field);
    return typeof text === 'string' ? text : '';
}
function fieldOf(value, field) {
    return typeof value === 'object' && value !== null ? value[field] : undefined;
}


/***/ }),

/***/ 20598:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   g: () => (/* binding */ asRows),
/* harmony export */   u: () => (/* binding */ withoutLintJson)
/* harmony export */ });
/* harmony import */ var _fingerprint_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24901);

/**
 * What a linter found in the form of its report for people, whichever form it was asked for: the file on a line of its own, a row below
 * it. Forms: a line for each finding as ESLint's `compact` and `unix` have it.
 */
function asRows(lines) {
    const rows = inRows(lines);
    if (!lines.some((line) => tooMany.test(line)))
        return rows;
    return rows.map((line) => line.replace(/^(\s+\d+:\d+\s+)warning(?=\s)/, '$1error  '));
}
/** Where it may not find as many warnings as it did, these are why it failed. */
const tooMany = /^ESLint found too many warnings \(maximum: \d+\)\.$/;
function inRows(lines) {
    return lines.flatMap((line) => {
        const [, file, mark, message, rule] = compact.exec(line) ?? reordered(unix.exec(line)) ?? [];
        return file === undefined ? [line] : [file, row(mark ?? '', message ?? '', rule ?? '')];
    });
}
const compact = /^([^\s:]\S*\.\w+): line \d+, col \d+, (Error|Warning) - (.*?)(?: \(([\w@/-]+)\))?$/;
const unix = /^([^\s:]\S*\.\w+):\d+:\d+: (.*) \[(Error|Warning)(?:\/([\w@/-]+))?\]$/;
function reordered(found) {
    return found === null ? undefined : [found[0], found[1], found[3], found[2], found[4]];
}
/** The report for people leaves out the last full stop. */
function row(mark, message, rule) {
    return `  1:1  ${mark.toLowerCase()}  ${message.replace(/([^ ])\.$/, '$1')}  ${rule}`;
}
/** The output with ESLint's JSON, which is one line, as its report for people; undefined = there is none. */
function withoutLintJson(output) {
    const from = output.indexOf('[{"filePath":');
    if (from < 0)
        return undefined;
    const end = output.indexOf('\n', from);
    const json = end < 0 ? output.slice(from) : output.slice(from, end);
    const rows = rowsInJson(json);
    if (rows.length === 0)
        return undefined;
    return `${output.slice(0, from)}\n${rows.join('\n')}\n${output.slice(from + json.length)}`;
}
function rowsInJson(json) {
    const files = (0,_fingerprint_json_js__WEBPACK_IMPORTED_MODULE_0__/* .parsed */ .Yz)(json);
    return (Array.isArray(files) ? files : []).flatMap((file) => {
        const path = (0,_fingerprint_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(file, 'filePath');
        const rows = (0,_fingerprint_json_js__WEBPACK_IMPORTED_MODULE_0__/* .listOf */ .c3)(file, 'messages').map((found) => row((0,_fingerprint_json_js__WEBPACK_IMPORTED_MODULE_0__/* .fieldOf */ ._F)(found, 'severity') === 1 ? 'warning' : 'error', (0,_fingerprint_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(found, 'message'), (0,_fingerprint_json_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(found, 'ruleId')));
        return rows.length > 0 ? [path, ...rows] : [];
    });
}


/***/ }),

/***/ 94055:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (/* binding */ normalise)
});

;// CONCATENATED MODULE: ./build/core/fingerprint-random.js
/** Characters from which on a word cannot look strange by chance. */
const LONG = 14;
/**
 * Whether a word was drawn at random, as a key, a nanoid or a part of base64: too many of its neighbouring characters never stand
 * beside each other in English or in names of programs, or change between letters and digits.
 */
function isRandom(word) {
    const parts = word.split(/[-_]/);
    if (word.length >= LONG && kindsIn(word) === 3 && looksDrawn(parts.join('')))
        return true;
    return parts.some((part) => kindsIn(part) >= 2 && looksDrawn(part));
}
/**
 * Whether a folder's name ends in the six characters that mkdtemp and mktemp draw. Words, several of them in CamelCase, and words
 * with a number before or behind them are names that somebody gave.
 */
function isDrawnFolder(name) {
    const end = /(?<=[-._])[A-Za-z0-9]{6}$/.exec(name)?.[0];
    return end !== undefined && (!given.test(end) || (/^[a-z]+$/i.test(end) && strangePairs(end) >= 3));
}
const given = /^(?:\d+|[A-Z]?[a-z]+\d*|[A-Z]+\d*|\d+[a-z]+|[A-Z]?[a-z]+(?:[A-Z][a-z]+)+|[A-Z][a-z]+[A-Z]+)$/;
function strangePairs(word) {
    return pairsIn(word).filter(isStrange).length;
}
/** Short words are strange by chance, so more is asked of them. */
function looksDrawn(part) {
    if (part.length < 8)
        return false;
    // Two digits tell nothing.
    const known = pairsIn(part).filter((pair) => !/\d\d/.test(pair));
    const strange = known.filter(isStrange).length;
    return known.length >= 5 && strange / known.length >= (part.length < LONG ? 0.45 : 0.35);
}
function pairsIn(word) {
    const letters = word.toLowerCase();
    return Array.from({ length: letters.length - 1 }, (_, at) => letters.slice(at, at + 2));
}
/** A letter and a digit, in whatever order, and two letters that hardly ever follow each other. */
function isStrange(pair) {
    return !usual.has(pair);
}
/** How many there are of small letters, capital letters and digits. */
function kindsIn(word) {
    return [/[a-z]/, /[A-Z]/, /\d/].filter((kind) => kind.test(word)).length;
}
/** The letters that follow a letter in more than one of two thousand pairs of the identifiers and words in sources and their comments. */
const followers = {
    a: 'bcdefgiklmnprstuvwxy',
    b: 'aceijlorsuy',
    c: 'acehiklorstu',
    d: 'abcdefiloprstu',
    e: 'abcdefghijklmnopqrstuvwxy',
    f: 'aefilorstu',
    g: 'aehilnorsu',
    h: 'aeiortu',
    i: 'abcdefglmnoprstvxz',
    j: 'es',
    k: 'aeis',
    l: 'acdeilopstuvy',
    m: 'abeimopsu',
    n: 'acdefgiklmnopstuvy',
    o: 'abcdfgiklmnoprstuvw',
    p: 'adehiloprstuy',
    q: 'u',
    r: 'acdefgiklmnoprstuvy',
    s: 'acdefhiklmnoprstuwy',
    t: 'abcdefhilmnoprstuy',
    u: 'abcdefgilmnprst',
    v: 'aei',
    w: 'aeinors',
    x: 'ceipt',
    y: 'aemnopstw',
    z: 'e',
};
const usual = new Set(Object.entries(followers).flatMap(([first, all]) => [...all].map((next) => `${first}${next}`)));

;// CONCATENATED MODULE: ./build/core/fingerprint-paths.js

/**
 * Replaces absolute paths by what does not depend on where a checkout or a temporary folder lies. URLs stay, except `file:`.
 * A path inside a source folder is kept from there (`src/cart.ts`), any other file by its name, any other folder is `<folder>`.
 */
function withoutPlaces(line) {
    if (!/[/\\]/.test(line))
        return line;
    return line
        .replace(backslashed, (found) => found.replaceAll('\\', '/'))
        .replace(locator, (found) => {
        if (found.startsWith('file://'))
            return shortened(found.slice('file://'.length));
        return found.includes('://') ? found : shortened(found);
    });
}
/** A URL, or an absolute path of POSIX or Windows with two segments or more. */
const locator = /\b(?:file|https?|wss?|git|ssh|ftp):\/\/[^\s'"`)>\],]+|(?<![\w.+~/\\-]|\S@)(?:[A-Za-z]:)?(?:[/\\]+[\w.@+~-]+){2,}[/\\]*|(?<![\w.@+~/\\-])\/(?:app|workspace|repo|code|project)(?![\w./\\-])|(?<![\w.@+~/\\-])\.{1,2}[/\\][\w.@+~/\\-]*/g;
/** A file of the project as Windows writes it. */
const backslashed = /(?<![\w.@+~/\\:-])[\w.@+~-]+(?:\\[\w.@+~-]+)+\.\w{1,5}\b/g;
function shortened(found) {
    if (/^\.{1,2}[/\\]/.test(found))
        return relative(found);
    const local = found.replace(/^\/?[A-Za-z]:/, '');
    // A file URL goes on after the path with a line and a column.
    const path = local.replace(/:.*/, '');
    const segments = path.split(/[/\\]/).filter((segment) => segment !== '' && segment !== '.');
    return `${fingerprint_paths_short(resolved(segments))}${local.slice(path.length)}`;
}
/** What a relative path leads to stays; how it gets there depends on who asks, unless it leaves the project altogether. */
function relative(found) {
    const rest = found.replace(/(?:\.{1,2}[/\\])+/, '');
    return /^(?:tmp|home|Users|private|var|builds|root)[/\\]/.test(rest) ? shortened(`/${rest}`) : rest;
}
/** Without `..` and what they lead out of. */
function resolved(segments) {
    const left = [];
    for (const segment of segments) {
        if (segment === '..')
            left.pop();
        else
            left.push(segment);
    }
    return left;
}
function fingerprint_paths_short(segments) {
    const modules = segments.lastIndexOf('node_modules');
    if (modules >= 0)
        return segments.slice(modules).join('/');
    const whole = `/${segments.join('/')}`;
    const temporary = temp.exec(whole);
    if (temporary !== null)
        return inProject(whole.slice(temporary[0].length));
    if (system.test(whole))
        return segments.at(-1) ?? whole;
    if (jenkins.test(whole))
        return '<folder>';
    const home = goPath.exec(whole) ?? homes.exec(whole);
    return inProject(home === null ? whole : whole.slice(home[0].length));
}
/** Below a folder that a program made for itself, from the source folder on: the outermost of a monorepo, otherwise the innermost. */
function inProject(path) {
    const all = path.split('/');
    const segments = all.slice(all.findLastIndex(isDrawnFolder) + 1);
    const folders = segments.slice(0, -1);
    const outer = folders.findIndex((segment) => /^(?:packages|crates)$/.test(segment));
    const at = outer >= 0 ? outer : folders.findLastIndex((segment) => sources.test(segment));
    if (at >= 0)
        return segments.slice(at).join('/');
    return segments.slice(-1).find((name) => /\./.test(name) || extensionless.test(name)) ?? '<folder>';
}
const sources = /^(?:src|lib|libs|tests?|__tests__|specs?|t|app|apps|cmd|pkg|internal|include|scripts|bin|examples|bench|benches|docs)$/;
const extensionless = /^(?:(?:GNU)?[Mm]akefile|Dockerfile|Gemfile|Rakefile|Procfile|Jenkinsfile|LICENSE|README)$/;
const temp = /^(?:\/private)?(?:\/var)?\/tmp\/[^/]+|^(?:\/private)?\/var\/folders\/[^/]+\/[^/]+\/[TC]\/[^/]+|^\/dev\/shm(?:\/[^/]+|$)|^\/Users\/[^/]+\/AppData\/Local\/Temp\/[^/]+/i;
const system = /^\/(?:usr(?!\/src\/)|lib\d*|bin|sbin|etc|dev|sys|System|Library|Windows|Program Files)\//;
/** Where people and runners keep checkouts; a folder of this kind is never a source folder of the project. */
const homes = /^\/(?:home\/runner\/work\/[^/]+(?:\/[^/]+)?|(?:home|Users)\/[^/]+(?:\/(?:src|dev|projects|repos|git|Documents|Desktop|sources)\/[^/]+|\/(?:code|work|workspace)(?!\/(?:src|libs?|tests?|__tests__|specs?|packages|crates)\/)\/[^/]+|\/[^/]+)?|builds\/[^/]+\/[^/]+|github\/workspace|workspaces\/[^/]+|workspace|var\/(?:lib\/)?jenkins\/workspace\/[^/]+|usr\/src\/[^/]+|root\/(?:(?:src|code|dev|work|projects|repos|git)\/)?[^/]+|a\/([^/]+)\/\1|(?:bitrise|drone)\/src|codebuild\/output\/src\w+\/src(?!\/(?:github\.com|gitlab\.com|bitbucket\.org)\/)|go\/src\/app|app|code|repo|project|srv\/[^/]+)(?=\/)/;
/** The checkout itself, in a folder `lib` that is none of a project. */
const jenkins = /^\/var\/(?:lib\/)?jenkins\/workspace\/[^/]+$/;
/** A checkout below its own address. */
const goPath = /.*\/src\/(?:github\.com|gitlab\.com|bitbucket\.org)\/[^/]+\/[^/]+(?=\/)/;

;// CONCATENATED MODULE: ./build/core/fingerprint-noise.js


/**
 * Takes out what changes from run to run: times, durations, addresses, path prefixes, line numbers, pids, ports, counts, seeds, ids.
 * Digits inside a word (`TS2304`, `US-003`) stay. The line is one of `plainLines`, or at least without terminal sequences.
 */
function normalise(line, care = 'plain') {
    const rules = /\d/.test(line) ? rulesOf[care] : wordRulesOf[care];
    const text = rules.reduce((rest, [pattern, by]) => rest.replace(pattern, by), withoutPlaces(line));
    return text
        .replace(randomWord, (word) => (isRandom(word) ? '<id>' : word))
        .replace(/\s+/g, ' ')
        .trim();
}
const unit = '(?:ms|\u00b5s|\u03bcs|us|ns|s|secs?|seconds?|m|mins?|minutes?|h|hrs?|hours?|msecs?|milliseconds?|microseconds?|nanoseconds?)';
const amount = String.raw `\d+(?:[.,]\d+)*(?:e[+-]?\d+)?`;
const duration = String.raw `(?<![\w.$-])${amount}\s?${unit}(?:\s?${amount}\s?${unit})*(?![\w-])`;
const counted = '(?:(?:sub)?tests?|suites?|specs?|files?|examples?|assertions?|errors?|failures?|warnings?|problems?|failed|failing|passed|passing|skipped|pending|todo|times?|runs?|tries|attempts?|retries|jobs?|workers?|packages?|modules?|lines?|more|others?)';
const labelled = '(?:pid|ppid|tid|process|port|seed|line|lines|column|columns|col|row|worker|thread|goroutine|run|retry|attempt|shard|job|build|session|request|connection|fd|iteration|ln)';
const place = String.raw `(?:\.[A-Za-z]\w{0,9}|[Mm]akefile|Dockerfile|<\w+>|\[\w+\])`;
/**
 * Times of day. An instant on the full minute that is compared was written by a person, any other came from a clock.
 */
function instants(compared) {
    const seconds = compared ? String.raw `(?!00(?:[.,_]0+)?(?![\d.,_]))\d\d` : String.raw `\d\d`;
    const day = '(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun),? )?(?:\\d{1,2} )?[A-Z][a-z]{2}(?: +\\d{1,2})?(?: \\d{4})?';
    return [
        String.raw `\b\d{4}-\d\d-\d\d[T _]\d\d[:_]\d\d[:_]${seconds}(?:[.,_]\d+)?(?: ?(?:Z|UTC|[+-]\d\d:?\d\d)\b)?`,
        String.raw `\b${day} \d{1,2}:\d\d:\d\d(?: \w{3,4})?(?: \d{4})?(?:[+-]\d{4})?`,
        String.raw `(?:\b\d{1,2}[/.]\d{1,2}[/.]\d{2,4},? )?\b\d{1,2}:\d\d:${seconds}(?:[.,]\d+)?(?: ?[AP]M\b)?`,
    ].map((pattern) => [new RegExp(pattern, 'g'), '<time>']);
}
/** Never meaning, wherever it stands. */
const always = [
    // Each shell says it in its own words.
    [/^(?:\S*\/)?(?:ba|da|a)?sh: (?:(?:line )?\d+: )?(\S+): (?:command )?not found$/, 'sh: $1: not found', 'words'],
    // Who saw it and when says nothing of it.
    [/^\s*(?:Exception during run: |Uncaught )(?=[A-Z]\w*(?: \[\w+\])?: )/, '', 'words'],
    // Which option of a compiler asks for a message is known from the message, and may be left out.
    [/(\S) \[-W[\w+=-]+\]$/, '$1', 'words'],
    // Its fields follow below.
    [/^(\s*[A-Z]\w*(?: \[\w+\])?: .*\S) \{$/, '$1', 'words'],
    // Its name for an error until 10.6.
    [/^npm ERR!/, 'npm error', 'words'],
    // A version of the project itself, and of what it was run with.
    [
        /^(npm error (?:While resolving:|(?:engine|notsup) Not compatible with your version of node\/npm:|notsup Unsupported platform for) \S+)@\d\S*?(?=:|$)/,
        '$1',
    ],
    [/^(npm error notsup Actual:).*/, '$1'],
    // How far git looked depends on what is mounted where.
    [
        /\b(not a git repository) \(or any (?:of the parent directories\)|parent up to mount point .*\)).*$/i,
        '$1',
        'words',
    ],
    // Whoever asked gave the place its name or its path; what was refused stands in the lines above.
    [/\b(failed to push some refs to) '[^']*'/, '$1 <remote>', 'words'],
    // What is wrong with JSON is told before where, and before what else is in the file.
    [/\b(in JSON at position) \d+/, '$1 <n>'],
    [/ (while parsing(?: near)?) ["'].*/, ' $1 <text>', 'words'],
    // One of several addresses that a name has.
    [/\b(E(?:CONN[A-Z]+|TIMEDOUT|HOSTUNREACH|NETUNREACH)) (?!127\.|0\.0)(?:\d{1,3}\.){3}\d{1,3}\b/g, '$1 <address>'],
    [/(?<![\d.])\b(?:1[4-9]\d{8}(?:\.\d+)?|1[4-9]\d{11}(?:\.\d+)?|1[4-9]\d{14}|1[4-9]\d{17})\b/g, '<time>'],
    [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, '<id>', 'words'],
    [/\+0x[0-9a-f]+\b/gi, ''],
    [/\b0x[0-9a-f]{5,}\b/gi, '<address>'],
    // One in twenty short hashes has no letter.
    [/\b[0-9a-f]{7,40}(\.{2,3})[0-9a-f]{7,40}\b/g, '<hash>$1<hash>'],
    [/\b([Cc]ould not apply|HEAD is now at|commit) [0-9a-f]{7,40}\b/g, '$1 <hash>'],
    [/\b(?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{7,128}\b/gi, '<hash>'],
    [/\b[0-7][0-9A-HJKMNP-TV-Z]{25}\b/g, '<id>'],
    [/(?<==)=\d+==/g, '='],
    // A name that was set without the stack, which depends on the runtime.
    [/\b(\w*Error) \[Error\](?=:)/g, '$1', 'words'],
    [/[\u2501\u2500\u2550\u23af]{3,}|={5,}|-{5,}|_{5,}/g, '', 'words'],
    [/\b((?:\d{1,3}\.){3}\d{1,3}|localhost|\[?::1?\]?):\d{2,5}\b/g, '$1:<port>'],
    [/(:\/\/[\w.-]+):\d{2,5}\b/g, '$1:<port>'],
    // With symbols for a debugger a linker names the file and the line, otherwise the section of the object.
    [
        /(?<=^|; )(?:[^\s;]*[:/])?([\w.+-]+\.\w+)(?::\(\.\w[^)]*\)|:\d+)?: (?=undefined reference|multiple definition|first defined)/g,
        '$1: ',
        'words',
    ],
    [new RegExp(String.raw `(${place})(?::\d+){1,3}(?:-\d+)?(?!\w)`, 'g'), '$1'],
    // A bundler's way to write a place.
    [new RegExp(String.raw `(${place}) \d+:\d+(?:-(?:\d+:)?\d+)?$`), '$1'],
    [/\b([\w.]+:[\w-]+-plugin):\d[\w.-]*(?=:)/g, '$1'],
    // A compiler's in a report of Maven's.
    [/(\.\w+):\[\d+,\d+\]/g, '$1'],
    [
        /\b((?:Chrome|Firefox|Safari|Edge|Electron|WebKit)(?: Headless)?) \d+(?:\.\d+)+(?: (?:\([^()]*\)|\/ [\w ]+[\d.]+))?/g,
        '$1',
    ],
    // A logger that tells its process and its machine.
    [/("(?:hostname|host|pod|instance|machine)": ?)"[^"]*"/g, '$1"<host>"', 'words'],
    [/\((\w[\w.-]*)\/\d+ on [\w.-]+\)/g, '($1)'],
    [new RegExp(String.raw `(${place}) ?\(\d+(?:[,:]\d+)*(?:-\d+)?\)(?=:| -|$)`, 'g'), '$1'],
    [/^(\S*[^\s:]: )(?:line )?\d+: /, '$1'],
    [new RegExp(String.raw `\b(${labelled})(["']?(?: ?[:=#] ?| ))\d+\b`, 'gi'), '$1$2<n>'],
    [/\b(lines?|columns?|col|offset)(=|: ?| )"?\d+\b"?/gi, '$1$2<n>'],
    // A seed chose it, so another run finds another one.
    [/\b(counterexample|falsifying example|minimal failing input|shrunk)\b.*/gi, '$1', 'words'],
    [
        /\b((?:Thread|ThreadPoolExecutor|ForkPoolWorker|SpawnPoolWorker|Worker|Process|Task|worker|thread|pool)[-_#])\d+(?:_\d+)?/g,
        '$1<n>',
    ],
    [/ ?\(\d+:\d+\)/g, ''],
    // It fails in the same way before whichever test is the first.
    [/("(?:before|after) (?:all|each)" hook[^"]{0,80}?)(?: (?:in|for) "[^"]*")+/g, '$1', 'words'],
    // With `-k` it goes on with other targets.
    [/^(make(?:\[\d+\])?: \*\*\* .*\.)\s+Stop\.$/, '$1', 'words'],
    [/(thread '[^']*') \(\d+\)/g, '$1'],
    [/\((node|pid|PID):? ?\d+\)/g, '($1)'],
    [/(?<=[a-z])\[\d{2,}\](?=:)/gi, ''],
    [
        /(?<![\w.])\d{2,}\s+(?=(?:Segmentation fault|Aborted|Killed|Terminated|Bus error|Illegal instruction|Floating point exception)\b)/g,
        '',
    ],
    [/(\b(?:duration|elapsed|time|took|rss|heap\w*|memory)(?:_?ms|_?s)?["']?\s*[:=]\s*)["']?\d[\d.,]*["']?/gi, '$1<n>'],
];
/** At the end of a name, how long it took. */
const trailing = [
    [/\s*# time=\S*(?: \{)?$/, '', 'words'],
    [new RegExp(String.raw ` \((?:${duration}, )?\d+(?:\.\d+)? [kKMG]i?B heap size\)$`), ''],
    [new RegExp(String.raw `[([#\s]\s*(?:in )?${duration}\s*[)\]]?\s*$`), ''],
    [/\s+\[ *\d{1,3}%\]$/, ''],
];
// A name may end in a word that labels a number, and how long it took is no such number.
const exact = [...instants(true), ...trailing, ...always, ...trailing];
const plain = [
    ...instants(false),
    [/\b\d{4}-\d\d-\d\d\b/g, '<time>'],
    ...always,
    [new RegExp(duration, 'g'), '<duration>'],
    [/(?<![\w.])\d+(?:[.,]\d+)?\s?(?:bytes|[kKMGT]i?B|B)\b/g, '<size>'],
    [/(?<![\w.])\d+(?:\.\d+)?\s?%/g, '<n>%'],
    [new RegExp(String.raw `(?<![\w.-])\d+(?= ${counted}\b)`, 'gi'), '<n>'],
    [/(?<![\w.-])\d+(?:\/| of )\d+(?![\w.])/g, '<n>'],
    [/(?<![\w.-])\d{5,}(?![\w.-])/g, '<n>'],
    [/(?<![\w.-])\d+\.\d{3,}(?![\w.-])/g, '<n>'],
];
const loose = [...plain, [/(?<![\w.-])-?\d+(?:[.,]\d+)*(?![\w-])/g, '<n>']];
const rulesOf = { exact, plain, loose };
const wordRulesOf = { exact: wordy(exact), plain: wordy(plain), loose: wordy(loose) };
function wordy(rules) {
    return rules.filter(([, , to]) => to === 'words');
}
/** Long enough to be judged, short enough to be an id. */
const randomWord = /(?<![\w-])[\w-]{8,64}(?![\w-])/g;


/***/ }),

/***/ 22581:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ printedTests),
/* harmony export */   e: () => (/* binding */ headsFailure)
/* harmony export */ });
/* harmony import */ var _fingerprint_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24901);
/* harmony import */ var _fingerprint_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36514);
/* harmony import */ var _locations_junit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97514);



/** The failed tests of a report that a tool printed instead of text: JUnit, or the JSON of jest and vitest; none = there is no such report. */
function printedTests(output) {
    const xml = between(output, '<testsuite', '>');
    if (xml !== '') {
        const report = (0,_locations_junit_js__WEBPACK_IMPORTED_MODULE_1__/* .readJUnit */ .d)(xml);
        return 'problem' in report ? [] : report.failures;
    }
    if (!output.includes('"assertionResults"'))
        return [];
    const json = between(output, '{', '}');
    // The report for people names the same failures.
    return (0,_fingerprint_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLines */ .y)(output.replace(json, '')).some(headsFailure) ? [] : testsInJson(json);
}
/** Whether a line is how jest and vitest begin what they tell people of a failing file. */
function headsFailure(line) {
    return /^\s*FAIL\s+(?:\|[^|]+\|\s+)?\S+\.[cm]?[jt]sx?(?:\s|$)/.test(line);
}
/** Tools print lines of their own before and after. */
function between(output, start, end) {
    const from = output.indexOf(start);
    return from < 0 ? '' : output.slice(from, output.lastIndexOf(end) + 1);
}
function testsInJson(json) {
    const report = (0,_fingerprint_json_js__WEBPACK_IMPORTED_MODULE_2__/* .parsed */ .Yz)(json);
    return (0,_fingerprint_json_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(report, 'testResults').flatMap((file) => {
        const failed = (0,_fingerprint_json_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(file, 'assertionResults').filter((test) => (0,_fingerprint_json_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(test, 'status') === 'failed');
        if (failed.length > 0)
            return failed.map(toTest);
        // A file that could not be loaded has no test.
        return (0,_fingerprint_json_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(file, 'status') === 'failed' ? [{ testId: '', message: (0,_fingerprint_json_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(file, 'message') }] : [];
    });
}
function toTest(test) {
    const messages = (0,_fingerprint_json_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(test, 'failureMessages').filter((message) => typeof message === 'string');
    return { testId: (0,_fingerprint_json_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(test, 'fullName'), message: messages.join('\n') };
}


/***/ }),

/***/ 68029:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MS: () => (/* binding */ noteBaseline),
/* harmony export */   hs: () => (/* binding */ notePassed),
/* harmony export */   l8: () => (/* binding */ redTests),
/* harmony export */   vR: () => (/* binding */ noteResults)
/* harmony export */ });
/* harmony import */ var _own_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92966);
/* harmony import */ var _story_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(12703);
/* harmony import */ var _test_report_results_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7666);



/** Keeps what the baseline says of each check's tests. */
function noteBaseline(state, checks) {
    const results = checks.map(({ result }) => result);
    return noteResults({ ...state, baseline: checks }, results);
}
/** Keeps what the checks say of the attempt that passed: the next story starts from its tree. */
function notePassed(state) {
    return noteResults(state, (0,_story_js__WEBPACK_IMPORTED_MODULE_0__/* .requireAttempt */ .$7)(state).gates);
}
/** Keeps what results say of the tests on a tree that is taken over. */
function noteResults(state, results) {
    const before = state.tests ?? {};
    const off = uncounted(state.plan);
    const found = results.flatMap(({ check, tests }) => check === undefined || tests === undefined || off.has(check)
        ? []
        : [[check, (0,_test_report_results_js__WEBPACK_IMPORTED_MODULE_1__/* .knownAfter */ .A)((0,_own_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .Z)(before, check), tests)]]);
    return found.length === 0 ? state : { ...state, tests: { ...before, ...Object.fromEntries(found) } };
}
/** Tests that fail on the tree that an attempt left, by id (10-fine-print, Red before). */
function redTests({ gates }) {
    return gates.flatMap(({ tests }) => tests?.failing ?? []);
}
/** Checks with `baseline: off`: they must be green outright, and nothing is counted against earlier trees (10-fine-print). */
function uncounted({ checks, baseline: all }) {
    return new Set(checks.filter(({ baseline = all }) => baseline === 'off').map(({ name }) => name));
}


/***/ }),

/***/ 1075:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $t: () => (/* binding */ placeOf),
/* harmony export */   A8: () => (/* binding */ pythonPlace),
/* harmony export */   Lb: () => (/* binding */ framePlace),
/* harmony export */   _b: () => (/* binding */ colonLine),
/* harmony export */   k3: () => (/* binding */ javaPlace),
/* harmony export */   qt: () => (/* binding */ isFrame)
/* harmony export */ });
/** `path:line` or `path:line:column` with nothing behind it; read from the end, so that a path may hold colons. */
function placeOf(text) {
    const outer = endingNumber(text);
    if (outer === undefined)
        return undefined;
    const inner = endingNumber(outer.rest);
    return inner === undefined
        ? { file: outer.rest, line: outer.number }
        : { file: inner.rest, line: inner.number, column: outer.number };
}
/** Whether a line is a frame of a JavaScript stack, also one without a place such as `at new Promise (<anonymous>)`. */
function isFrame(line) {
    return line.trimStart().startsWith('at ');
}
/** The place of a JavaScript stack frame, with or without `at`: `run (src/a.js:1:2)`, `async file:///x/a.js:1:2`. */
function framePlace(line) {
    const text = line.trim();
    const bare = text.endsWith(' {') ? text.slice(0, -2) : text;
    const call = bare.startsWith('at ') ? bare.slice(3) : bare;
    const open = call.endsWith(')') ? call.indexOf(' (') : -1;
    const place = placeOf(open < 0 ? withoutAsync(call) : call.slice(open + 2, -1));
    return place?.column === undefined ? undefined : place;
}
/** A Java frame `at com.acme.SizeTest.parses(SizeTest.java:12)` as a path from the package on. */
function javaPlace(line) {
    const match = /^\s*at (?:[^\s(/]+\/)?([\w$.]+)\((\w+\.(?:java|kt|scala|groovy)):(\d{1,7})\)/.exec(line);
    if (match === null)
        return undefined;
    const [, method = '', name = '', number = ''] = match;
    const packages = method.split('.').slice(0, -2);
    return { file: [...packages, name].join('/'), line: Number(number) };
}
/** A Python frame: `  File "src/a.py", line 3, in parse`. */
function pythonPlace(line) {
    const match = /^\s*File "([^"]+)", line (\d{1,7})/.exec(line);
    return match === null ? undefined : { file: match[1] ?? '', line: Number(match[2]) };
}
/** Reads `path:line[:column]: rest`; the path begins the line. */
function colonLine(line) {
    const match = /^((?:[A-Za-z]:[\\/])?[^\s:][^:]*):(\d{1,7})(?::(\d{1,7}))?:(?: (.*))?$/.exec(line);
    if (match === null)
        return undefined;
    const [, file = '', number = '', column, rest = ''] = match;
    return { file, line: Number(number), ...(column === undefined ? {} : { column: Number(column) }), rest };
}
function withoutAsync(call) {
    return call.startsWith('async ') ? call.slice('async '.length) : call;
}
function endingNumber(text) {
    const colon = text.lastIndexOf(':');
    const digits = text.slice(colon + 1);
    if (colon <= 0 || digits.length > 7 || !/^\d+$/.test(digits))
        return undefined;
    return { rest: text.slice(0, colon), number: Number(digits) };
}


/***/ }),

/***/ 79985:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LU: () => (/* binding */ childrenOf),
/* harmony export */   NO: () => (/* binding */ parseXml),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   lt: () => (/* binding */ attribute)
/* harmony export */ });
/* harmony import */ var fast_xml_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7196);

const MOST = { chars: 5 * 1024 * 1024, nestedTags: 64 };
const ATTRIBUTE = '@';
const TEXT = '#text';
const CDATA = '#cdata';
/** Parses a report that nobody vouches for. */
function parseXml(xml) {
    if (xml.length > MOST.chars) {
        return { problem: `the report has ${xml.length} characters, ${MOST.chars} are read. Write one report per suite.` };
    }
    if (hasDoctype(xml))
        return { problem: 'the report has a DOCTYPE, which is refused. Write the report without one.' };
    try {
        const root = new fast_xml_parser__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A(options).parse(xml, true);
        return isNode(root) ? { root } : { problem: 'the report is empty. Check that the command writes it.' };
    }
    catch (error) {
        const cause = error instanceof Error ? error.message.replace(/\s+/g, ' ').slice(0, 200) : 'unknown';
        return { problem: `the report is no well-formed XML: ${cause}. Check that the command writes it whole.` };
    }
}
/** Children of a name, in their order; text alone is a child without attributes. */
function childrenOf(node, name) {
    const value = node[name];
    if (!Array.isArray(value))
        return [];
    return value.map((each) => (isNode(each) ? each : { [TEXT]: each }));
}
/** An attribute's text, empty when it has none. */
function attribute(node, name) {
    return decoded(node?.[`${ATTRIBUTE}${name}`]);
}
/** An element's own text, empty when it has none; what stands in CDATA is taken as it is. */
function textOf(node) {
    return decoded(node?.[TEXT]) + [node?.[CDATA]].flat().join('');
}
const elements = ['testsuites', 'testsuite', 'testcase', 'failure', 'error', 'skipped'];
/** Entities are decoded below: a declared one could grow without bound. */
const options = {
    ignoreAttributes: false,
    attributeNamePrefix: ATTRIBUTE,
    textNodeName: TEXT,
    cdataPropName: CDATA,
    parseTagValue: false,
    parseAttributeValue: false,
    processEntities: false,
    trimValues: false,
    ignoreDeclaration: true,
    ignorePiTags: true,
    maxNestedTags: MOST.nestedTags,
    isArray: (name) => elements.includes(name),
};
/** Only before the first element: the text of a failure may well speak of one. */
function hasDoctype(xml) {
    let rest = xml.trimStart();
    while (rest.startsWith('<?') || rest.startsWith('<!--')) {
        const ending = rest.startsWith('<?') ? '?>' : '-->';
        const end = rest.indexOf(ending);
        if (end < 0)
            return false;
        rest = rest.slice(end + ending.length).trimStart();
    }
    return /^<!DOCTYPE/i.test(rest);
}
function isNode(value) {
    return typeof value === 'object' && value !== null;
}
function decoded(value) {
    if (typeof value !== 'string')
        return '';
    return value.replace(/&(?:#(\d{1,7})|#[xX]([0-9A-Fa-f]{1,6})|(amp|lt|gt|quot|apos));/g, (all, ...groups) => {
        const [decimal, hex, name] = groups;
        if (name !== undefined)
            return named[name] ?? all;
        const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
        return code > 0x10ffff ? all : String.fromCodePoint(code);
    });
}
const named = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };


/***/ }),

/***/ 97514:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ readJUnit)
});

// EXTERNAL MODULE: ./build/core/locations/junit-xml.js
var junit_xml = __webpack_require__(79985);
// EXTERNAL MODULE: ./build/core/locations/lines.js
var locations_lines = __webpack_require__(42182);
// EXTERNAL MODULE: ./build/core/locations/paths.js
var paths = __webpack_require__(93845);
// EXTERNAL MODULE: ./build/core/locations/frames.js
var locations_frames = __webpack_require__(1075);
;// CONCATENATED MODULE: ./build/core/locations/trace.js


/**
 * Places in the stack of one failure, the innermost first, whatever language wrote it.
 * @param java read Java frames too: they name a path from the package on, which only the list of all files can complete
 */
function placesInTrace(trace, { java }) {
    const lines = (0,locations_lines/* cleanLines */.v3)(trace);
    const innermostFirst = lines.flatMap((line) => (java ? (0,locations_frames/* javaPlace */.k3)(line) : undefined) ?? scriptPlace(line) ?? panicPlace(line) ?? []);
    const innermostLast = lines.flatMap((line) => (0,locations_frames/* pythonPlace */.A8)(line) ?? sourceLine(line) ?? []);
    return [...innermostFirst, ...innermostLast.reverse()];
}
/** `at run (a.js:1:2)`, and `\u276f run a.js:1:2` of vitest. */
function scriptPlace(line) {
    if ((0,locations_frames/* isFrame */.qt)(line))
        return (0,locations_frames/* framePlace */.Lb)(line);
    const text = line.trim();
    return text.startsWith('\u276f ') ? (0,locations_frames/* placeOf */.$t)(text.slice(text.lastIndexOf(' ') + 1)) : undefined;
}
/** `thread 'x' panicked at src/lib.rs:6:17:` */
function panicPlace(line) {
    const told = line.indexOf(' panicked at ');
    return told < 0 ? undefined : (0,locations_frames/* placeOf */.$t)(line.slice(told + ' panicked at '.length).replace(/:$/, ''));
}
/** `test_size.py:7: AssertionError`, `    size_test.go:8: got 2`; only of files that have an ending, or a clock would be one. */
function sourceLine(line) {
    const found = (0,locations_frames/* colonLine */._b)(line.trimStart());
    return found !== undefined && /\.[A-Za-z]\w{0,9}$/.test(found.file) ? found : undefined;
}

;// CONCATENATED MODULE: ./build/core/locations/junit.js




/** Deeper suites are an attack on our stack. */
const MOST_DEPTH = 32;
/**
 * Reads a JUnit report: surefire, pytest, vitest, node:test, mocha, gotestsum (03-interface \u00a71 `test_report`). The text is foreign:
 * 5 MiB at most, no DOCTYPE, no entities but the five of XML, bounded depth.
 */
function readJUnit(xml, options = {}) {
    const parsed = (0,junit_xml/* parseXml */.NO)(xml);
    if ('problem' in parsed)
        return parsed;
    const suites = [...(0,junit_xml/* childrenOf */.LU)(parsed.root, 'testsuites'), ...(0,junit_xml/* childrenOf */.LU)(parsed.root, 'testsuite')];
    if (suites.length === 0) {
        return {
            problem: 'the report has neither <testsuites> nor <testsuite>: it is no JUnit report. Check test_report.',
        };
    }
    const cases = suites.flatMap((suite) => casesIn(suite, [], 0));
    const failures = cases.filter(({ verdict }) => verdict === 'failure' || verdict === 'error');
    const having = (verdict) => cases.filter((each) => each.verdict === verdict).length;
    const find = (0,paths/* placeFinder */.a)(options);
    return {
        total: cases.length,
        failed: having('failure'),
        errors: having('error'),
        skipped: having('skipped'),
        failures: failures.map((each) => failureOf(each, find, options)),
    };
}
function casesIn(suite, above, depth) {
    if (depth > MOST_DEPTH)
        return [];
    const suites = [...above, suite];
    const own = (0,junit_xml/* childrenOf */.LU)(suite, 'testcase').map((node) => ({ node, suites, verdict: verdictOf(node) }));
    return [...own, ...(0,junit_xml/* childrenOf */.LU)(suite, 'testsuite').flatMap((inner) => casesIn(inner, suites, depth + 1))];
}
function verdictOf(node) {
    const found = ['failure', 'error', 'skipped'].find((name) => (0,junit_xml/* childrenOf */.LU)(node, name).length > 0);
    return found ?? 'passed';
}
function failureOf({ node, suites, verdict }, find, { files }) {
    const name = (0,junit_xml/* attribute */.lt)(node, 'name') || 'unnamed test';
    const group = (0,junit_xml/* attribute */.lt)(node, 'classname') || (0,junit_xml/* attribute */.lt)(suites.at(-1), 'name');
    const [told] = (0,junit_xml/* childrenOf */.LU)(node, verdict);
    const body = (0,junit_xml/* textOf */.b6)(told);
    const trace = placesInTrace(body, { java: files !== undefined });
    const place = find({ places: [...trace, ...declared(node), ...suites.toReversed().flatMap(declared)] });
    return {
        testId: group === '' ? name : `${group}::${name}`,
        title: name,
        level: 'error',
        message: (0,locations_lines/* messageOf */.bD)((0,junit_xml/* attribute */.lt)(told, 'message').split('\n')) || (0,locations_lines/* messageOf */.bD)(body.split('\n')) || `${name} failed`,
        source: 'junit',
        ...place,
    };
}
/** The file that the report names itself; without a line its first stands for it. */
function declared(node) {
    const file = (0,junit_xml/* attribute */.lt)(node, 'file') || (0,junit_xml/* attribute */.lt)(node, 'filepath');
    return [{ file, line: Number((0,junit_xml/* attribute */.lt)(node, 'line')) || 1 }];
}


/***/ }),

/***/ 42182:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _j: () => (/* binding */ indentOf),
/* harmony export */   bD: () => (/* binding */ messageOf),
/* harmony export */   lt: () => (/* binding */ blockEnd),
/* harmony export */   qZ: () => (/* binding */ unquoted),
/* harmony export */   v3: () => (/* binding */ cleanLines)
/* harmony export */ });
/** What is looked at: of a huge output its beginning and its end, of a huge line its beginning. */
const MOST = { headChars: 1_048_576, tailChars: 3_145_728, lineChars: 2000, messageLines: 6, messageChars: 1000 };
/** Output as lines without terminal sequences and control characters; bounded, so that every reader is too. */
function cleanLines(output) {
    return bounded(output).replaceAll('\r\n', '\n').replaceAll('\r', '\n').split('\n').map(cleanLine);
}
/** Lines as one message: no blank lines, no white space around them, at most 6 lines and 1,000 characters. */
function messageOf(lines) {
    return lines
        .map((line) => line.trim())
        .filter((line) => line !== '')
        .slice(0, MOST.messageLines)
        .join('\n')
        .slice(0, MOST.messageChars)
        .toWellFormed();
}
/** A YAML or console scalar without its quotes. */
function unquoted(text) {
    const quote = text[0];
    if (text.length < 2 || (quote !== "'" && quote !== '"') || !text.endsWith(quote))
        return text;
    const inner = text.slice(1, -1);
    return quote === "'" ? inner.replaceAll("''", "'") : inner.replaceAll('\\"', '"').replaceAll('\\\\', '\\');
}
/** First index from `start` on where `ends` holds, at most `most` lines further; that limit when none does. */
function blockEnd(lines, start, { ends, most }) {
    const limit = Math.min(lines.length, start + most);
    for (let at = start; at < limit; at += 1)
        if (ends(lines[at] ?? ''))
            return at;
    return limit;
}
/** Indentation of a line in characters. */
function indentOf(line) {
    return line.length - line.trimStart().length;
}
function bounded(output) {
    if (output.length <= MOST.headChars + MOST.tailChars)
        return output;
    return `${output.slice(0, MOST.headChars)}\n${output.slice(-MOST.tailChars)}`;
}
/** Sequences are shorter than text, so twice the length is enough before they go. */
function cleanLine(line) {
    const text = line.slice(0, 2 * MOST.lineChars);
    const bare = controls.some((control) => text.includes(control)) ? text.replace(sequence, '') : text;
    return bare.replace(control, '').slice(0, MOST.lineChars);
}
const controls = ['\u001b', '\u009b'];
// biome-ignore lint/suspicious/noControlCharactersInRegex: CSI and OSC sequences begin with ESC, OSC ends with BEL
const sequence = /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|\u001b\][^\u0007\u001b]*(?:\u0007|\u001b\\)|\u001b[ -/]*[0-~]/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: what is left of C0 (but tab), DEL and C1
const control = /[\u0000-\u0008\u000a-\u001f\u007f-\u009f]/g;


/***/ }),

/***/ 93845:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ placeFinder)
/* harmony export */ });
/** Folders whose files nobody of the repository wrote: installed, vendored or built. */
const FOREIGN = new Set([
    'node_modules',
    '.venv',
    'venv',
    'site-packages',
    'dist-packages',
    'target',
    'vendor',
    '.tox',
    '.git',
]);
const MOST = { pathChars: 1000, number: 9_999_999 };
/** Chooses the first place of a hit that lies in a file of the repository, with its path made relative; undefined = none does. */
function placeFinder(options) {
    const root = options.root === undefined ? undefined : slashed(options.root).replace(/\/+$/, '');
    const tree = { root, folder: options.folder ?? '' };
    const known = options.files === undefined ? undefined : byName(options.files);
    return ({ places, under }) => {
        for (const place of places) {
            const inside = relative(place.file, tree);
            const file = inside === undefined ? undefined : knownFile(inside, known, under);
            if (file !== undefined && isNumber(place.line))
                return placeAt(file, place);
        }
        return undefined;
    };
}
/** A tool's path as a path inside the tree; undefined when it leaves the tree, is foreign or no path at all. */
function relative(path, { root, folder }) {
    const text = slashed(withoutScheme(path.trim()));
    if (text === '' || text.length > MOST.pathChars || notAPath.test(text))
        return undefined;
    const absolute = text.startsWith('/') || /^[A-Za-z]:\//.test(text);
    if (absolute && (root === undefined || !text.startsWith(`${root}/`)))
        return undefined;
    const segments = resolved(absolute ? text.slice((root ?? '').length + 1) : `${folder}/${text}`);
    if (segments === undefined || segments.length === 0 || segments.some((each) => FOREIGN.has(each)))
        return undefined;
    return segments.join('/');
}
/** Two characters and more before the colon, or it is a drive. */
const notAPath = /[\p{Cc}<>"|?*]|^[A-Za-z][\w+.-]+:/u;
function withoutScheme(path) {
    if (!path.startsWith('file://'))
        return path;
    try {
        return decodeURIComponent(path.slice('file://'.length));
    }
    catch {
        return path.slice('file://'.length);
    }
}
function resolved(path) {
    const segments = [];
    for (const segment of path.split('/')) {
        if (segment === '..' && segments.pop() === undefined)
            return undefined;
        if (segment !== '' && segment !== '.' && segment !== '..')
            segments.push(segment);
    }
    return segments;
}
function byName(files) {
    return Map.groupBy(files, nameOf);
}
function knownFile(file, known, under) {
    if (known === undefined)
        return file;
    const candidates = (known.get(nameOf(file)) ?? []).filter((each) => each === file || each.endsWith(`/${file}`));
    const exact = candidates.includes(file);
    const near = under === undefined ? [] : candidates.filter((each) => liesUnder(each, under));
    if (near.length === 1)
        return near[0];
    if (exact)
        return file;
    return candidates.length === 1 ? candidates[0] : undefined;
}
/** Whether the folder of a file ends an import path such as `example.com/app/size`. */
function liesUnder(file, under) {
    const folder = file.slice(0, Math.max(0, file.lastIndexOf('/')));
    return `/${under}`.endsWith(`/${folder}`);
}
function placeAt(file, { line, column }) {
    return column !== undefined && isNumber(column) ? { file, line, column } : { file, line };
}
function isNumber(value) {
    return Number.isInteger(value) && value >= 1 && value <= MOST.number;
}
function nameOf(path) {
    return path.slice(path.lastIndexOf('/') + 1);
}
function slashed(path) {
    return path.replaceAll('\\', '/');
}


/***/ }),

/***/ 75634:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  qN: () => (/* binding */ begin),
  AU: () => (/* binding */ fold),
  bE: () => (/* binding */ isResumable),
  ui: () => (/* binding */ isUnfinished),
  kY: () => (/* binding */ transition)
});

// EXTERNAL MODULE: ./build/core/applying.js
var applying = __webpack_require__(84552);
// EXTERNAL MODULE: ./build/core/review.js
var core_review = __webpack_require__(79168);
;// CONCATENATED MODULE: ./build/core/blocker.js

/** Most blockers kept per attempt: the report quotes the first, the critic compares them all. */
const MOST = 20;
/** One concrete, verbatim reason per blocking gate; cheats are named by file. */
function blockersOf(blocking, { findings, reviews = [] }) {
    return blocking
        .flatMap((result) => {
        if (result.gate === 'integrity')
            return cheats(findings, result);
        const review = reviews.findLast(({ gate }) => gate === result.gate);
        const judged = review === undefined ? [] : (0,core_review/* reviewBlockers */.wk)(review);
        return judged.length === 0 ? [blocker(result)] : judged;
    })
        .slice(0, MOST);
}
function blocker(result) {
    return { ...base(result), text: [result.reason, ...evidence(result)].filter((line) => line !== '').join('\n') };
}
function cheats(findings, result) {
    const blocking = findings.filter((finding) => finding.class === 'cheat' || finding.class === 'limit');
    if (blocking.length === 0)
        return [blocker(result)];
    return blocking.map((finding) => ({ ...base(result), text: finding.message, file: finding.path }));
}
function base(result) {
    return { gate: result.gate, ...(result.check === undefined ? {} : { check: result.check }) };
}
const failureLine = /error|fail|expect|assert|not ok|\u2715|\u2716|\u00d7/i;
/** A line of a difference, or what was found beside what was wanted: without it nobody sees what is wrong. */
const valueLine = /^\s*(?:#\s*|E\s+)?(?:[-+]\s+\S|(?:actual|received|got|found|want|left|right)\b[\w ]*:)|\bgot\b.*\bwant/i;
/** What names no failure whatever its words are: a test that passed, a count, the heading under which node tells every failure once more. */
const otherLine = /^\s*(?:[\u2714\u2713\u221a]|ok \d|PASS\b|--- PASS)|^[\u2139#] [a-z_]+ [\d.]+$|^\u2716 failing tests:$/;
/** Lines kept of one blocker, and of one difference. */
const MOST_LINES = { all: 10, values: 4 };
/** The first lines that name the failure and its values, verbatim, each one once; the whole excerpt goes to the prompt anyway. */
function evidence(result) {
    // A check that exited with 0 printed no failure: what is wrong stands in the reason.
    if (result.exitCode === 0)
        return [];
    const all = result.excerpt.lines;
    const lines = telling(all);
    return (lines.length > 0 ? lines : all).slice(0, MOST_LINES.all);
}
function telling(all) {
    const told = [];
    let values = 0;
    for (const line of all) {
        const names = failureLine.test(line) && !otherLine.test(line);
        // Before anything failed, a list may look like a difference.
        const shows = !names && told.length > 0 && valueLine.test(line);
        values = names ? 0 : values + Number(shows);
        if ((names || (shows && values <= MOST_LINES.values)) && !told.includes(line))
            told.push(line);
    }
    return told;
}

// EXTERNAL MODULE: ./build/core/breaker.js + 1 modules
var core_breaker = __webpack_require__(60971);
// EXTERNAL MODULE: ./build/core/outage.js
var outage = __webpack_require__(5211);
// EXTERNAL MODULE: ./build/core/tokens.js
var tokens = __webpack_require__(51554);
;// CONCATENATED MODULE: ./build/core/classifier.js


/** Lines at the end of a message in which a question is looked for. */
const LAST_LINES = 15;
/**
 * What only a human can answer after a failed attempt, in the words of whoever asks; undefined = nobody asks, and the attempt's
 * failures are the next one's task (02-loop \u00a73, Classifier). Reviewers' questions come from their gate.
 */
function questionTwice(story) {
    const attempts = (0,outage/* worked */.D)(story.attempts);
    const last = attempts.at(-1);
    const before = attempts.at(-2)?.asked;
    if (last?.asked === undefined || before === undefined || isJudged(last))
        return undefined;
    return (0,tokens/* isAlike */.H)(before, last.asked) ? `the agent asks again: ${last.asked}` : undefined;
}
/** The question that a message ends with; an offer to go on or to do more is none. */
function questionIn(lines) {
    const said = lines.slice(-LAST_LINES).map((line) => line.replace(/^[\s>*#-]+/, '').trim());
    const question = said.findLast((line) => /\?[\s"'\u201d)*_]*$/.test(line) && !offer.test(line));
    return question?.slice(0, 500);
}
const offer = /\b(?:would you like|do you want|want me|shall i|should i|may i|can i|let me know|anything else|something else)\b.*\b(?:continue|proceed|go on|go ahead|keep going|start|begin|commit|push|help|else|more|next|also)\b/i;
/** A reviewer has spoken: it outweighs what the agent asks. */
function isJudged({ gates, question }) {
    return question !== undefined || gates.some(({ gate, verdict }) => gate === 'quality' && verdict === 'fail');
}

// EXTERNAL MODULE: ./build/core/limits.js
var core_limits = __webpack_require__(40332);
// EXTERNAL MODULE: ./build/core/split.js
var split = __webpack_require__(92474);
// EXTERNAL MODULE: ./build/core/story.js
var core_story = __webpack_require__(12703);
;// CONCATENATED MODULE: ./build/core/consulting.js



/** Asks one fresh agent for advice on the attempt that has just failed; the same role again is its next call. */
function consult(before, role) {
    const { consulting, consulted = 0 } = (0,core_story/* requireAttempt */.$7)(before);
    const call = consulting?.role === role ? consulting.call + 1 : 1;
    const state = (0,core_story/* updateAttempt */.Pf)(before, { consulting: { role, call }, consulted: consulted + 1 });
    return { state, command: consultCommand(state) };
}
/** The call for advice that is due. */
function consultCommand(state) {
    const { attempt, iteration, tree, consulting } = (0,core_story/* requireAttempt */.$7)(state);
    if (consulting === undefined)
        throw new Error('The loop asks nobody for advice where it must.');
    const from = splitStart(state);
    return {
        type: 'consult',
        role: consulting.role,
        story: (0,core_story/* requireStory */.ZG)(state).id,
        attempt,
        iteration,
        call: consulting.call,
        tree: consulting.role === 'plan' ? from.tree : (tree ?? from.tree),
        limits: (0,core_limits/* limitsFor */.I9)(state, state.plan.caps.spec),
    };
}
/** Where the first sub-story begins: anew, as a shift does, or with what the attempts left (`attempt_start: keep`). */
function splitStart(state) {
    const { tree, commit } = (0,core_story/* requireAttempt */.$7)(state);
    const start = (0,split/* cleanStart */.OR)((0,core_story/* requireStory */.ZG)(state)) ?? state.head;
    const isKept = state.plan.attemptStart === 'keep' && tree !== undefined && commit !== undefined;
    return isKept ? { commit, tree } : start;
}

// EXTERNAL MODULE: ./build/core/critic.js
var critic = __webpack_require__(79380);
// EXTERNAL MODULE: ./build/core/all-of.js
var all_of = __webpack_require__(86931);
// EXTERNAL MODULE: ./build/core/budget.js
var budget = __webpack_require__(36785);
// EXTERNAL MODULE: ./build/core/gates.js
var core_gates = __webpack_require__(66822);
;// CONCATENATED MODULE: ./build/core/retry.js


/** Another attempt, and why there is one (02-loop \u00a73.8). */
function retry(state) {
    return { type: 'retry', because: failure((0,core_story/* requireAttempt */.$7)(state)) };
}
function failure({ gates }) {
    const failing = gates.find(core_gates/* blocks */.Bv);
    if (failing === undefined)
        return 'the attempt did not pass';
    const name = failing.check === undefined ? failing.gate : `${failing.gate} (${failing.check})`;
    return failing.reason === '' ? `${name}: ${failing.verdict}` : `${name}: ${failing.reason}`;
}

;// CONCATENATED MODULE: ./build/core/story-end.js
/** A confirmed block ends its story, and the run where `on_block` says so (02-loop \u00a73.2). */
function blocked({ plan }, detail) {
    return ended('blocked', detail, plan.onBlock === 'halt' ? 'block_finding' : undefined);
}
/** Only a human can answer: the story ends, and the run too where it has no other story or `on_escalate` says so (02-loop \u00a72). */
function escalated(state, question) {
    return ended('needs_human', question, endsRun(state, state.plan.onEscalate) ? 'escalate' : undefined);
}
/** The same for a story that fights itself, by `on_thrash`. */
function thrashed(state, because) {
    return ended('thrashing', because, endsRun(state, state.plan.onThrash) ? 'thrashing' : undefined);
}
/** What kept a gate from a verdict has to be repaired first. */
function needsHuman(detail) {
    return ended('needs_human', detail, undefined);
}
function endFailed(detail) {
    return ended('failed', detail, undefined);
}
function ended(outcome, detail, kind) {
    const end = { type: 'end-story', outcome, detail };
    return kind === undefined ? end : { ...end, halt: { kind, detail } };
}
function endsRun({ plan }, wanted = 'continue') {
    if (wanted === 'halt')
        return true;
    return (plan.stories.filter(({ was, inScope, waits }) => was === 'open' && inScope && waits === undefined).length === 1);
}

;// CONCATENATED MODULE: ./build/core/decide-caps.js







const attemptsUsedUp = {
    id: 'attempts-used-up',
    rule: '02-loop \u00a73.5',
    status: 'active',
    applies: (state) => attemptsOf(state) >= state.plan.caps.maxAttempts,
    decide: (state) => endFailed(`${(0,all_of/* allOf */.bn)(state.plan.caps.maxAttempts, 'attempt')} failed`),
};
const storyTimeUp = {
    id: 'story-time-up',
    rule: '02-loop \u00a72 per story hard',
    status: 'active',
    applies: (state) => ((0,core_story/* currentStory */.$C)(state)?.elapsedMs ?? 0) >= state.plan.caps.story.hardMs,
    decide: (state) => endFailed(`the story reached its hard limit of ${minutes(state.plan.caps.story.hardMs)}`),
};
const iterationsUsedUp = {
    id: 'iterations-used-up',
    rule: '02-loop \u00a72 iterations per run',
    status: 'active',
    applies: (state) => state.iterations >= state.plan.caps.maxIterations,
    decide: (state) => ({
        type: 'halt',
        halt: {
            kind: 'budget_exceeded',
            budget: 'iterations',
            detail: (0,all_of/* usedUp */.h4)(state.plan.caps.maxIterations, 'iteration'),
        },
    }),
};
const costUsedUp = {
    id: 'cost-used-up',
    rule: '02-loop \u00a72 cost, with the forecast of the next call',
    status: 'active',
    applies: (state) => (0,budget/* costHalt */.h)(state, 'implement') !== undefined,
    decide: costDecision,
};
const runTimeUp = {
    id: 'run-time-up',
    rule: '02-loop \u00a72 run deadline',
    status: 'active',
    applies: (state) => (0,core_limits/* runLeftMs */.RN)(state) <= 0,
    decide: (state) => ({
        type: 'halt',
        halt: {
            kind: 'budget_exceeded',
            budget: 'wallclock',
            detail: `the run reached its wall clock limit of ${minutes(state.plan.caps.runMs)}`,
        },
    }),
};
/** Rows that bound attempts: none follows them, whatever an earlier row would have one do. */
const caps = [attemptsUsedUp, storyTimeUp, iterationsUsedUp, costUsedUp, runTimeUp];
/** What a cap says; undefined = another attempt may follow. */
function decideCaps(state) {
    const row = caps.find(({ applies }) => applies(state));
    return row && { row: row.id, decision: row.decide(state) };
}
function costDecision(state) {
    const halt = (0,budget/* costHalt */.h)(state, 'implement');
    return halt === undefined ? retry(state) : { type: 'halt', halt };
}
/** Those at what is in work, and of a fix only those since it was asked for. */
function attemptsOf(state) {
    const story = (0,core_story/* requireStory */.ZG)(state);
    const before = story.fixes?.at(-1)?.attempts ?? 0;
    return (0,split/* ownAttempts */.BY)(story).filter(({ attempt }) => attempt > before).length;
}
function minutes(ms) {
    return ms < 120_000 ? `${Math.round(ms / 1000)} s` : `${Math.round(ms / 60_000)} min`;
}

;// CONCATENATED MODULE: ./build/core/gate-unavailable.js


/** A gate that is out of order judges nothing: neither a pass nor the story's failure. */
function unavailable(state) {
    const { gates, checkCalls = 1 } = (0,core_story/* requireAttempt */.$7)(state);
    const isTried = (gate) => gate === 'spec' || gate === 'quality' || (gate === 'test' && checkCalls >= core_gates/* MOST_CHECK_CALLS */.rc);
    return gates.find(({ gate, verdict }) => verdict === 'error' && isTried(gate));
}
/** A reviewer's reason says itself that the gate is unavailable. */
function outOfOrder(result) {
    if (result?.gate !== 'test')
        return `${result?.gate} ${result?.reason}`;
    return `test gate unavailable: ${core_gates/* MOST_CHECK_CALLS */.rc} calls without a verdict; the last one: ${result.reason}`;
}

// EXTERNAL MODULE: ./build/core/stuck.js
var stuck = __webpack_require__(37130);
;// CONCATENATED MODULE: ./build/core/ladder.js

/** What a story that is stuck does next: the rung that is due, or its end (02-loop \u00a73.4). */
function climb(attempts) {
    const step = (0,stuck/* ladderStep */.f_)(attempts);
    const because = sameError(attempts);
    if (step !== undefined && step !== 'stuck')
        return { type: 'retry', tier: step, because };
    return { type: 'end-story', outcome: 'stuck', detail: because };
}
function sameError(attempts) {
    const same = (0,stuck/* sameErrors */.C2)(attempts);
    const run = same.length;
    const tiers = same.flatMap(({ tier }) => (tier === undefined ? [] : [tier]));
    const error = `the same error ${same.at(-1)?.fingerprint}`;
    return tiers.length === 0
        ? `${error} ${run} times in a row`
        : `${error} ${run - tiers.length} times in a row, then again after ${tried(tiers)}`;
}
function tried(tiers) {
    const shifts = tiers.filter((tier) => tier === 'shift').length;
    const first = shifts === 1 ? 'a strategy shift' : `${shifts} strategy shifts`;
    return shifts === tiers.length ? first : `${first} and a context expansion`;
}

// EXTERNAL MODULE: ./build/core/policy-twice.js
var policy_twice = __webpack_require__(70875);
;// CONCATENATED MODULE: ./build/core/re-plan.js

/**
 * Why a planner is to split the story, which it does once (02-loop \u00a73.3): what its agent sent was too long for the service (06-agents),
 * or a classifier says that another plan is needed. Undefined = nothing asks for it.
 */
function rePlanning(state) {
    const { tooLarge, routed } = (0,core_story/* requireAttempt */.$7)(state);
    if ((0,core_story/* requireStory */.ZG)(state).split !== undefined)
        return undefined;
    if (tooLarge === true)
        return 'the service refused the request as too long for one attempt';
    return routed?.route === 're-plan' ? `the classifier asks for another plan: ${routed.reason}` : undefined;
}

// EXTERNAL MODULE: ./build/core/signals.js
var signals = __webpack_require__(93775);
;// CONCATENATED MODULE: ./build/core/decide.js













/**
 * First match wins. The order is the rule: 1 provider, 2 block, 3 classifier, 4 ladder, 5 attempts, 6 critic, 7 breaker, 8 retry.
 * Caps that no resume gives back come before the run deadline, so that a resumed run never starts an agent in vain.
 */
const decisionTable = [
    {
        id: 'provider-condition',
        rule: '02-loop \u00a73.1 never an attempt, so decided before: core/provider.ts, core/calling.ts',
        status: 'before',
    },
    {
        id: 'confirmed-block',
        rule: '02-loop \u00a73.2',
        status: 'active',
        applies: (state) => resultOf(state, 'quality')?.verdict === 'fail' && (0,core_story/* requireAttempt */.$7)(state).question === undefined,
        decide: (state) => blocked(state, resultOf(state, 'quality')?.reason ?? ''),
    },
    {
        id: 'blocking-signal',
        rule: '02-loop \u00a73 Signals',
        status: 'active',
        applies: (state) => (0,core_story/* requireAttempt */.$7)(state).signals?.blocking !== undefined,
        decide: (state) => ({ type: 'end-story', outcome: 'blocked', detail: (0,signals/* cannotGoOn */.xk)((0,core_story/* requireAttempt */.$7)(state)) }),
    },
    {
        id: 'gate-unavailable',
        rule: '02-loop \u00a71 a gate that errors',
        status: 'active',
        applies: (state) => unavailable(state) !== undefined,
        decide: (state) => needsHuman(outOfOrder(unavailable(state))),
    },
    {
        id: 'classifier-escalate',
        rule: '02-loop \u00a73.3',
        status: 'active',
        applies: (state) => (0,core_story/* requireAttempt */.$7)(state).question !== undefined && !isRouted(state),
        decide: (state) => escalated(state, (0,core_story/* requireAttempt */.$7)(state).question ?? ''),
    },
    {
        id: 'policy-twice',
        rule: '04-trust rule 10, the same one twice',
        status: 'active',
        applies: (state) => (0,policy_twice/* policyTwice */.nn)(state) !== undefined,
        decide: (state) => escalated(state, (0,policy_twice/* policyTwice */.nn)(state) ?? ''),
    },
    {
        id: 'classifier-re-plan',
        rule: '02-loop \u00a73.3',
        status: 'active',
        applies: (state) => rePlanning(state) !== undefined && !isCapped(state),
        decide: (state) => ({ type: 're-plan', because: rePlanning(state) ?? '' }),
    },
    {
        id: 'stuck-ladder',
        rule: '02-loop \u00a73.4',
        status: 'active',
        applies: (state) => {
            const step = (0,stuck/* ladderStep */.f_)((0,split/* ownAttempts */.BY)((0,core_story/* requireStory */.ZG)(state)));
            return step === 'stuck' || (step !== undefined && !isCapped(state));
        },
        decide: (state) => climb((0,split/* ownAttempts */.BY)((0,core_story/* requireStory */.ZG)(state))),
    },
    attemptsUsedUp,
    storyTimeUp,
    {
        id: 'critic-thrashing',
        rule: '02-loop \u00a73.6',
        status: 'active',
        applies: (state) => decide_critic(state).verdict === 'thrashing',
        decide: (state) => thrashed(state, decide_critic(state).because),
    },
    {
        id: 'breaker',
        rule: '02-loop \u00a73.7',
        status: 'active',
        applies: (state) => (0,core_breaker/* brokenAfterAttempt */.dd)(state) !== undefined,
        decide: (state) => (0,core_breaker/* breakCircuit */.v6)((0,core_breaker/* brokenAfterAttempt */.dd)(state)),
    },
    iterationsUsedUp,
    costUsedUp,
    runTimeUp,
    {
        id: 'retry',
        rule: '02-loop \u00a73.8',
        status: 'active',
        applies: () => true,
        decide: retry,
    },
];
/** The first active row that applies, and what it says. */
function decide(state) {
    for (const row of decisionTable) {
        if (row.status === 'active' && row.applies(state))
            return { row: row.id, decision: row.decide(state) };
    }
    throw new Error('The decision table has no row that always applies.');
}
/** Whether a cap forbids another attempt. */
function isCapped(state) {
    return decideCaps(state) !== undefined;
}
/** An agent sees another way than to ask a human, and it can be gone. */
function isRouted(state) {
    const route = (0,core_story/* requireAttempt */.$7)(state).routed?.route;
    return route === 'retry-task' || (route === 're-plan' && rePlanning(state) !== undefined && !isCapped(state));
}
function decide_critic(state) {
    const story = (0,core_story/* requireStory */.ZG)(state);
    const start = (0,split/* cleanStart */.OR)(story);
    return (0,critic/* criticise */.W)({ attempts: (0,split/* ownAttempts */.BY)(story), ...(start && { start }) }, state.plan);
}
function resultOf(state, gate) {
    return (0,core_story/* requireAttempt */.$7)(state).gates.findLast((result) => result.gate === gate);
}

;// CONCATENATED MODULE: ./build/core/decision.js
/** The evidence of a decision as one sentence. */
function decision_evidence(decision) {
    if (decision.type === 'halt')
        return decision.halt.detail;
    return decision.type === 'end-story' ? decision.detail : decision.because;
}

// EXTERNAL MODULE: ./build/core/ending.js
var core_ending = __webpack_require__(38959);
// EXTERNAL MODULE: ./build/core/fingerprint-evidence.js + 10 modules
var fingerprint_evidence = __webpack_require__(15760);
// EXTERNAL MODULE: ./build/core/fingerprint-noise.js + 2 modules
var fingerprint_noise = __webpack_require__(94055);
// EXTERNAL MODULE: ./build/core/hash.js
var hash = __webpack_require__(37384);
;// CONCATENATED MODULE: ./build/core/fingerprint.js



/**
 * Names "the same error": 8 hex characters over the normalised evidence of the gates that blocked (02-loop \u00a73).
 * Empty when nothing blocked.
 */
function fingerprint(blocking) {
    if (blocking.length === 0)
        return '';
    return (0,hash/* hash8 */.v)(blocking.map(gateEvidence).join('\n'));
}
function gateEvidence(result) {
    // A reviewer words the same verdict differently each time; what it decided stands in the reason.
    if (result.gate === 'spec' || result.gate === 'quality')
        return [result.gate, result.verdict, result.reason].join('\n');
    const error = result.error ?? (0,hash/* hash8 */.v)((0,fingerprint_evidence/* evidenceOf */.X)(result.excerpt.lines.join('\n')).join('\n'));
    return [result.gate, result.check ?? '', result.verdict, (0,fingerprint_noise/* normalise */.j)(result.reason), error].join('\n');
}

// EXTERNAL MODULE: ./build/core/next.js
var next = __webpack_require__(69989);
// EXTERNAL MODULE: ./build/core/signoff.js
var signoff = __webpack_require__(28496);
;// CONCATENATED MODULE: ./build/core/story-split.js

/** The sub-story in work is done: what follows starts from the tree that the last attempt left. */
function goneOn(state) {
    const { split } = (0,core_story/* requireStory */.ZG)(state);
    const { tree, commit } = (0,core_story/* requireAttempt */.$7)(state);
    if (split === undefined || tree === undefined || commit === undefined)
        return state;
    return (0,core_story/* updateStory */.fn)(state, { split: { ...split, starts: [...split.starts, { commit, tree }] } });
}

;// CONCATENATED MODULE: ./build/core/attempt-end.js














/** Every gate let the attempt pass: its tree becomes the story's commit. */
function passed(before) {
    const state = (0,core_breaker/* noteBreaker */.TS)((0,core_story/* updateAttempt */.Pf)(before, { passed: true, decision: 'passed' }));
    const story = (0,core_story/* requireStory */.ZG)(state);
    const start = story.start ?? state.head;
    return {
        state,
        command: {
            type: 'commit-story',
            story: story.id,
            tree: (0,core_story/* requireAttempt */.$7)(state).tree ?? start.tree,
            parent: start.commit,
            at: state.now,
        },
    };
}
/** A gate blocked: the evidence is kept and the decision table says what happens (02-loop \u00a73). */
function failed(before) {
    const ended = (0,core_story/* requireAttempt */.$7)(before).whole === true ? goneOn(before) : before;
    const attempt = (0,core_story/* requireAttempt */.$7)(ended);
    const blocking = attempt.gates.filter(core_gates/* blocks */.Bv);
    const noted = (0,core_story/* updateAttempt */.Pf)(ended, {
        blockers: blockersOf(blocking, attempt),
        fingerprint: fingerprint(blocking.filter(({ condition }) => condition === undefined)),
        lastGate: blocking.at(0)?.gate ?? attempt.lastGate,
    });
    const stall = (0,signals/* stallOf */.cl)((0,core_story/* requireStory */.ZG)(noted), noted.plan.stallRules ?? signals/* stallRules */.wz);
    const judged = stall === undefined ? noted : (0,core_story/* updateAttempt */.Pf)(noted, { stall });
    const asked = questionTwice((0,core_story/* requireStory */.ZG)(judged));
    return decided((0,core_breaker/* noteBreaker */.TS)(asked === undefined ? judged : (0,core_story/* updateAttempt */.Pf)(judged, { question: asked })));
}
/** What the decision table says of the last attempt; with `classifier: agent` an agent is asked first where a human would have to be. */
function decided(state) {
    const said = decide(state);
    const isOpen = said.row === 'classifier-escalate' && (0,core_story/* requireAttempt */.$7)(state).routed === undefined;
    return isOpen && state.plan.classifier === 'agent' ? consult(state, 'classify') : follow(state, said);
}
/** Does what a row of the table says. */
function follow(before, { row, decision }) {
    const state = (0,core_story/* updateAttempt */.Pf)(before, { decision: row, because: decision_evidence(decision) });
    switch (decision.type) {
        case 'retry':
            return { state, command: (0,next/* startAttempt */.iY)(state, { fresh: false }) };
        case 're-plan':
            return consult(state, 'plan');
        case 'end-story':
            return (0,core_ending/* endStory */.V9)(decision.halt === undefined || (0,signoff/* openFix */.IB)((0,core_story/* requireStory */.ZG)(state)) ? state : { ...state, halt: decision.halt }, decision.outcome, decision.detail);
        case 'halt':
            return (0,core_ending/* enterHalt */.Cx)((0,core_breaker/* opened */.Sg)(state, decision.opens), decision.halt);
    }
}
/** Adds results to the current attempt, and what else they change in it. */
function addGates(state, results, change = {}) {
    const attempt = (0,core_story/* requireAttempt */.$7)(state);
    const lastGate = results.at(-1)?.gate ?? attempt.lastGate;
    return (0,core_story/* updateAttempt */.Pf)(state, {
        ...change,
        gates: [...attempt.gates, ...results],
        durationMs: attempt.durationMs + results.reduce((sum, result) => sum + result.durationMs, 0),
        lastGate,
    });
}
/** A result that the controller gives without a process. */
function emptyResult(state) {
    return { startedMs: state.elapsedMs, durationMs: 0, excerpt: core_gates/* noExcerpt */.zY, softLimitHit: false };
}

// EXTERNAL MODULE: ./build/core/baseline.js
var baseline = __webpack_require__(35995);
;// CONCATENATED MODULE: ./build/core/checking.js





/** The checks that apply to the attempt's tree; for a sub-story without the tests that belong to the story. */
function checksCommand(state) {
    const attempt = (0,core_story/* requireAttempt */.$7)(state);
    const story = (0,core_story/* requireStory */.ZG)(state);
    const planned = state.plan.stories[state.current ?? 0];
    const tests = planned?.tests;
    const part = (0,split/* judgedPart */.p4)(story)?.id;
    return {
        type: 'run-checks',
        story: story.id,
        attempt: attempt.attempt,
        tree: attempt.tree ?? (0,next/* givenTree */.sI)(state),
        checks: (0,applying/* applyingChecks */.Mz)(state.plan, attempt),
        base: (story.start ?? state.head).tree,
        ...(part === undefined ? {} : { part }),
        ...(attempt.checkCalls === undefined ? {} : { call: attempt.checkCalls }),
        ...(state.tests === undefined ? {} : { known: state.tests }),
        ...(tests === undefined || part !== undefined ? {} : { ownTests: tests }),
        ...dropping(state, planned),
        limits: (0,core_limits/* limitsFor */.I9)(state, (0,core_limits/* testLimit */.UD)(state)),
    };
}
/** A person let tests of the story go; or a criterion asks for files of them, and then only theirs may be missing. */
function dropping(state, planned = state.plan.stories[state.current ?? 0]) {
    const removed = (0,core_story/* requireAttempt */.$7)(state).findings.flatMap((finding) => finding.removed ?? []);
    return {
        ...(planned?.mayDropTests === true ? { mayDropTests: true } : {}),
        ...(removed.length === 0 ? {} : { removedTests: removed }),
    };
}

// EXTERNAL MODULE: ./build/core/removed-tests.js
var removed_tests = __webpack_require__(59290);
// EXTERNAL MODULE: ./build/core/test-report/words.js
var words = __webpack_require__(85097);
;// CONCATENATED MODULE: ./build/core/evidence.js


/**
 * Positive evidence that a story is done (10-fine-print, Evidence): a test or a check that went from red to green, or a new test that
 * passes. Where tests are not listed, an added or changed test file stands for the new test. Green checks alone prove only that nothing
 * broke.
 */
function evidenceOf(input) {
    const { greenNow, testFilesChanged, tests } = input;
    const turned = input.baselineRed.filter((name) => greenNow.includes(name));
    if (turned.length > 0)
        return shown(`${named('check', turned)} went from red to green`);
    if (tests.fixed.length > 0) {
        return shown(`${named('test', tests.fixed)} went from red to green`);
    }
    if (tests.addedCount > 0) {
        const names = tests.added.length === 0 ? '' : `: ${(0,words/* shownNames */.k)(tests.added)}`;
        return shown(`${tests.addedCount} new test${tests.addedCount === 1 ? ' passes' : 's pass'}${names}`);
    }
    if (!tests.all && greenNow.length > 0 && testFilesChanged.length > 0) {
        return shown(`${named('test file', testFilesChanged)} added or changed, and the checks pass`);
    }
    return { shown: false, sentence: `nothing shows that this story is done: ${missing(input)}. ${counts(input)}` };
}
/**
 * The evidence that the tests of all results give, of checks that may run tests.
 * @param rules tests that may go for this story: one of them that is gone is not one that got another name
 */
function testEvidenceOf(results, { mayDrop = false, removed = [] } = {}) {
    const compared = results.flatMap(({ tests }) => tests?.compared ?? []);
    const added = compared.flatMap((each) => each.added ?? []);
    const gone = mayDrop ? 0 : compared.reduce((sum, each) => sum + unasked(each.gone, removed), 0);
    const addedCount = added.reduce((sum, { names }) => sum + names.length, 0) - gone;
    return {
        fixed: compared.flatMap(({ fixed }) => fixed),
        // Which of them has only another name than before, nobody can tell.
        added: gone > 0 ? [] : added.flatMap(({ by, names }) => (by === 'id' ? names : [])),
        addedCount: Math.max(0, addedCount),
        all: results.length > 0 && added.length === results.length,
    };
}
function unasked(gone, removed) {
    return gone === undefined ? 0 : Math.max(0, gone.names.length - (0,removed_tests/* allowedLoss */.k)(gone, removed));
}
const redBefore = 'What counts: a check that was red before and is green now, ';
function shown(sentence) {
    return { shown: true, sentence };
}
function missing({ baselineRed, greenNow, tests }) {
    if (greenNow.length === 0)
        return 'no check passed on this tree';
    const red = baselineRed.length === 0 ? 'no check was red before' : `${named('check', baselineRed)} still red`;
    return tests.all
        ? `${red}, and the checks list no new test that passes`
        : `${red}, and no test file was added or changed`;
}
function counts({ tests }) {
    const rest = tests.all
        ? 'a test that failed before and passes now, or a new test that passes'
        : 'or a new or changed test file that passes';
    return `${redBefore}${rest} (or set require_evidence: false).`;
}
/** `check "a"`, `checks "a", "b"`; long lists are cut with a count. */
function named(noun, names) {
    return `${noun}${names.length === 1 ? '' : 's'} ${(0,words/* shownNames */.k)(names)}`;
}

;// CONCATENATED MODULE: ./build/core/part-checks.js




/**
 * What the checks say of a sub-story: one that was red at the story's start, or that belongs to the story, is the story's own to turn
 * green. The story's gates ask for it after the last sub-story.
 */
function partChecks(state, results) {
    const part = (0,split/* judgedPart */.p4)((0,core_story/* requireStory */.ZG)(state));
    if (part === undefined)
        return results;
    const own = state.plan.checks.filter((check) => check.own === true).map(({ name }) => name);
    const left = new Set([...(0,baseline/* redAtStart */.hx)(state), ...own]);
    return results.map((result) => result.verdict === 'fail' && (0,core_gates/* blocks */.Bv)(result) && left.has(result.check ?? '')
        ? { ...result, ...leftToStory }
        : result);
}
const leftToStory = {
    verdict: 'warn',
    reason: 'red, as before the split: the gates of the whole story ask for it',
};

// EXTERNAL MODULE: ./build/core/own.js
var own = __webpack_require__(92966);
;// CONCATENATED MODULE: ./build/core/probe.js

/** Reads the results of the checks on the tree of a probe. A check that was red without naming tests says nothing new. */
function probeResult(kind, results, silentRed) {
    const isSilent = ({ check = '' }) => silentRed.has(check);
    const told = results.filter((result) => !isSilent(result));
    return {
        kind,
        failing: told.flatMap(failingIn),
        isNamed: told.some((result) => namedIn(result).length > 0),
        passing: told.flatMap(({ tests }) => (tests?.compared?.added?.by === 'id' ? tests.compared.added.names : [])),
        silent: results.filter((result) => isSilent(result) && result.exitCode !== 0).map(({ check = '' }) => check),
    };
}
function namedIn({ tests }) {
    return tests?.compared?.newFailing ?? tests?.failing ?? [];
}
function failingIn({ check = '', verdict, exitCode, tests }) {
    const named = namedIn({ tests });
    if (named.length > 0)
        return named;
    if (tests !== undefined && tests.counts.failed + tests.counts.errors === 0 && exitCode === 0)
        return [];
    const isOld = tests !== undefined && tests.failing.length > 0;
    return exitCode === 0 || isOld
        ? []
        : [`check ${check} (${exitCode === undefined ? verdict : `exit code ${exitCode}`})`];
}
/** The check that never came to a verdict on a probe: what it did not say is neither red nor green. */
function unfinished(results) {
    return results.find(({ verdict }) => verdict === 'error') ?? results.find(({ verdict }) => verdict === 'timeout');
}
/** Tests whose expectation changed are somebody's decision: a criterion's, as a reviewer sees it, or a human's by `allow:`. */
function oldTestsVerdict({ failing }, probe, isReviewed) {
    if (failing.length === 0)
        return { verdict: 'pass', reason: '' };
    const what = `${failing.length === 1 ? 'a test fails' : `${failing.length} tests fail`} on the new code in the form that the story found: ${(0,words/* shownNames */.k)(failing)}; changed: ${(0,words/* shownNames */.k)(probe.paths)}`;
    if (isReviewed)
        return { verdict: 'warn', reason: `${what}. A reviewer judges whether a criterion asks for that.` };
    const entry = JSON.stringify(`${probe.paths[0] ?? ''}#test-changed`);
    return {
        verdict: 'fail',
        reason: `${what}. Nobody reviews whether a criterion asks for that; a person can permit it: allow: [${entry}]`,
    };
}
/** A probe that did not end is judged by that alone, never as failing tests. */
function unfinishedVerdict({ check = '', verdict, reason }) {
    const ended = verdict === 'timeout' ? 'timeout' : 'error';
    return { verdict: ended, reason: `check ${JSON.stringify(check)} came to no verdict: ${reason}` };
}
/** New tests must fail without the new code (02-loop \u00a71): one that does not proves nothing. */
function newTestsVerdict({ failing, isNamed, passing, silent }, probe) {
    const idle = passing.length === 0 ? '' : `these prove nothing, for they pass without the story's code: ${(0,words/* shownNames */.k)(passing)}`;
    // A linter that fails on the old code too is no proof where the new tests are seen to pass on it.
    const isProof = failing.length > 0 && (isNamed || passing.length === 0);
    if (isProof)
        return { verdict: passing.length === 0 ? 'pass' : 'warn', reason: idle };
    const why = idle === '' ? unproven(probe, silent) : idle;
    return {
        verdict: 'fail',
        reason: `no test proves this story: ${why}. Write a test that fails before the change and passes after it.`,
    };
}
function unproven({ paths }, silent) {
    if (silent.length === 0)
        return `the tests in ${(0,words/* shownNames */.k)(paths)} pass without the story's code`;
    const checks = `${silent.length === 1 ? 'check' : 'checks'} ${(0,words/* shownNames */.k)(silent)}`;
    return `no check tells whether the tests in ${(0,words/* shownNames */.k)(paths)} fail without the story's code: ${checks} failed at the story's start too and ${silent.length === 1 ? 'names' : 'name'} no test`;
}

;// CONCATENATED MODULE: ./build/core/part-passed.js








/** Every gate let the attempt pass: the story's is a commit, a sub-story's the start of the next; the last one is judged as the story. */
function letPass(before) {
    const story = (0,core_story/* requireStory */.ZG)(before);
    const part = (0,split/* judgedPart */.p4)(story);
    if (part === undefined)
        return passed(before);
    return part.id === story.split?.parts.at(-1)?.id ? judgeWhole(before) : partPassed(before, part);
}
/** The story passes by its own gates alone, on the very tree that the last sub-story left. */
function judgeWhole(before) {
    const state = (0,core_story/* updateAttempt */.Pf)(before, { whole: true, checkCalls: undefined });
    return { state, command: checksCommand(state) };
}
function partPassed(before, { id }) {
    const because = `${id} passed its gates`;
    const noted = notePart((0,core_story/* updateAttempt */.Pf)(before, { decision: 'part-passed', because }));
    const state = goneOn(noted);
    const capped = decideCaps(state);
    if (capped !== undefined)
        return follow(state, capped);
    return { state, command: (0,next/* startAttempt */.iY)(state, { fresh: false }) };
}
/** Where only a whole story is progress, a part of one is neither progress nor its lack; a row of errors ends with it. */
function notePart(state) {
    const { breaker, plan } = state;
    if (plan.breaker?.progress !== 'story')
        return (0,core_breaker/* noteBreaker */.TS)(state);
    return breaker === undefined ? state : { ...state, breaker: { ...breaker, ...noErrors } };
}
const noErrors = { sameError: { fingerprint: '', count: 0, stories: [] }, environment: { count: 0 } };

;// CONCATENATED MODULE: ./build/core/review-call.js



/** The call of a reviewer that the gate in progress asks for now. */
function reviewCommand(state) {
    const { gate, call, claims } = requireReviewing(state);
    const attempt = (0,core_story/* requireAttempt */.$7)(state);
    const story = (0,core_story/* requireStory */.ZG)(state);
    const start = story.start ?? state.head;
    const part = (0,split/* judgedPart */.p4)(story)?.id;
    const from = part === undefined ? start.tree : ((0,split/* cleanStart */.OR)(story) ?? start).tree;
    return {
        type: 'run-review',
        gate,
        story: story.id,
        attempt: attempt.attempt,
        iteration: attempt.iteration,
        call,
        tree: attempt.tree ?? start.tree,
        ...(part === undefined ? {} : { part }),
        storyStart: { commit: start.commit, tree: from },
        claims,
        limits: (0,core_limits/* limitsFor */.I9)(state, state.plan.caps[gate]),
    };
}
/** A review gate before its first call. */
function nothingAsked(state, gate) {
    return {
        gate,
        call: 0,
        misses: 0,
        votes: [],
        claims: [],
        startedMs: state.elapsedMs,
        durationMs: 0,
        softLimitHit: false,
    };
}
/** The review gate in progress; its absence is a bug. */
function requireReviewing(state) {
    const { reviewing } = (0,core_story/* requireAttempt */.$7)(state);
    if (reviewing === undefined)
        throw new Error('The loop has no review in progress where it must have one.');
    return reviewing;
}

// EXTERNAL MODULE: ./build/core/review-heard.js
var review_heard = __webpack_require__(63801);
;// CONCATENATED MODULE: ./build/core/review-history.js


/** A verdict on the same tree and criteria stands: criteria are frozen, those of a sub-story are others (02-loop \u00a71). */
function reusable(state, gate) {
    const { tree } = (0,core_story/* requireAttempt */.$7)(state);
    const earlier = (0,split/* attemptsAlike */.JC)((0,core_story/* requireStory */.ZG)(state))
        .slice(0, -1)
        .findLast((attempt) => attempt.tree === tree && tree !== undefined);
    const result = lastOf(earlier?.gates, { attempt: earlier, gate });
    const review = reviewOf(earlier, gate);
    if (earlier === undefined || result === undefined || review === undefined)
        return undefined;
    const { attempt, question } = earlier;
    // A question of somebody else about the same attempt has other words than the gate's reason.
    return { attempt, result, review, ...(question !== undefined && question === result.reason && { question }) };
}
/** The spec review of the attempt before. */
function previousReview(state) {
    return reviewOf((0,split/* attemptsAlike */.JC)((0,core_story/* requireStory */.ZG)(state)).at(-2), 'spec');
}
function reviewOf(attempt, gate) {
    return lastOf(attempt?.reviews, { attempt, gate });
}
/** What a gate said of what the attempt was judged as in the end: one that is judged as the story passed as a sub-story before. */
function lastOf(all = [], { attempt, gate }) {
    const ofPart = attempt?.whole === true && gate === 'spec' ? 1 : 0;
    return all
        .filter((each) => each.gate === gate)
        .slice(ofPart)
        .at(-1);
}

;// CONCATENATED MODULE: ./build/core/reviewing.js








/** Lines of a review that are kept verbatim. */
const reviewing_MOST_LINES = 100;
/** The checks passed: fresh reviewers judge the same tree, or the report says that nobody did. */
function startReviews(state) {
    if (state.plan.reviewAgent !== 'none')
        return startReview(state, 'spec');
    if ((0,split/* judgedPart */.p4)((0,core_story/* requireStory */.ZG)(state)) !== undefined)
        return letPass(state);
    return letPass(addGates(state, [notReviewed(state, 'spec'), notReviewed(state, 'quality')]));
}
/** A reviewer's process ended: its answer counts, is asked for again, or the gate is out of order. */
function reviewed(before, { reading, result, usage }) {
    const going = requireReviewing(before);
    const reviewing = {
        ...going,
        durationMs: going.durationMs + result.durationMs,
        softLimitHit: going.softLimitHit || result.softLimitHit,
    };
    const state = (0,core_story/* updateAttempt */.Pf)(before, {
        reviewing,
        usage: [...((0,core_story/* requireAttempt */.$7)(before).usage ?? []), ...usage],
    });
    const call = (0,review_heard/* heard */.H)({ reading, result });
    return call.ok ? answered(state, call.answer) : missed(state, call);
}
function startReview(state, gate) {
    const earlier = reusable(state, gate);
    if (earlier !== undefined)
        return reuse(state, gate, earlier);
    return ask((0,core_story/* updateAttempt */.Pf)(state, { reviewing: nothingAsked(state, gate) }));
}
/** Asks one more fresh reviewer. */
function ask(before) {
    const going = requireReviewing(before);
    const reviewing = { ...going, call: going.call + 1 };
    const state = (0,core_story/* updateAttempt */.Pf)(before, { reviewing });
    return { state, command: reviewCommand(state) };
}
/** Issues the review in progress again; its time counts in the clock of the workflow run that goes on. */
function resumeReview(before) {
    const state = (0,core_story/* updateAttempt */.Pf)(before, { reviewing: { ...requireReviewing(before), startedMs: before.elapsedMs } });
    return { state, command: reviewCommand(state) };
}
function missed(before, { problem, weight }) {
    const going = requireReviewing(before);
    const misses = going.misses + weight;
    const state = (0,core_story/* updateAttempt */.Pf)(before, { reviewing: { ...going, misses } });
    if (misses < review_heard/* MOST_MISSES */.Z)
        return ask(state);
    return conclude(state, {
        verdict: 'error',
        reason: `gate unavailable: ${going.call} calls without an answer; the last one: ${problem}`,
    });
}
function answered(before, answer) {
    const going = requireReviewing(before);
    const reviewing = { ...going, misses: 0, votes: [...going.votes, answer] };
    const state = (0,core_story/* updateAttempt */.Pf)(before, { reviewing });
    if (reviewing.gate === 'spec' && reviewing.votes.length < state.plan.specPasses)
        return ask(state);
    return reviewing_follow(state, judge(reviewing, answer));
}
function judge({ gate, votes, claims }, answer) {
    if (gate === 'spec')
        return (0,core_review/* judgeSpec */.f)(votes);
    const [first = answer] = votes;
    return claims.length === 0 ? (0,core_review/* judgeQuality */.ZA)(answer) : (0,core_review/* judgeConfirmation */.t8)(first, claims, answer);
}
function reviewing_follow(state, judgement) {
    switch (judgement.type) {
        case 'confirm':
            return ask((0,core_story/* updateAttempt */.Pf)(state, { reviewing: { ...requireReviewing(state), claims: judgement.claims } }));
        case 'escalate':
            return conclude(asking(state, judgement.question), { ...judgement, verdict: 'fail', reason: judgement.question });
        case 'fail': {
            const twice = (0,core_review/* unsureIds */.v6)(judgement.review).filter((id) => (0,core_review/* unsureIds */.v6)(previousReview(state)).includes(id));
            const question = `the reviewers of two attempts could not tell whether ${twice.join(', ')} is met`;
            return conclude(twice.length === 0 ? state : asking(state, question), { ...judgement, verdict: 'fail' });
        }
        case 'pass':
        case 'warn':
            return conclude(state, { ...judgement, verdict: judgement.type });
    }
}
/** The gate's result goes to the attempt; what follows depends on it alone. */
function conclude(before, { verdict, reason, review }) {
    const { gate, startedMs, durationMs, softLimitHit, reusedFrom } = requireReviewing(before);
    const lines = review === undefined ? [] : (0,core_review/* reviewLines */.Ml)(review);
    const result = {
        ...{ gate, verdict, reason, startedMs, durationMs, softLimitHit },
        ...(reusedFrom === undefined ? {} : { reusedFrom }),
        excerpt: { lines: lines.slice(0, reviewing_MOST_LINES), truncated: Math.max(0, lines.length - reviewing_MOST_LINES) },
    };
    return concluded(before, result, review);
}
function concluded(before, result, review) {
    const kept = (0,core_story/* requireAttempt */.$7)(before).reviews ?? [];
    const reviews = review === undefined ? kept : [...kept, review];
    const state = addGates(before, [result], { reviewing: undefined, reviews });
    if (result.verdict !== 'pass' && result.verdict !== 'warn')
        return failed(state);
    // The quality of a sub-story is judged with the whole story.
    const isPart = (0,split/* judgedPart */.p4)((0,core_story/* requireStory */.ZG)(state)) !== undefined;
    return result.gate === 'spec' && !isPart ? startReview(state, 'quality') : letPass(state);
}
/** The verdict of an earlier attempt takes the same way as a fresh one: what was a question is one again, and never becomes a verdict. */
function reuse(before, gate, { attempt, result, review, question }) {
    const reviewing = { ...nothingAsked(before, gate), reusedFrom: result.reusedFrom ?? attempt };
    const state = (0,core_story/* updateAttempt */.Pf)(before, { reviewing });
    if (question !== undefined)
        return reviewing_follow(state, { type: 'escalate', question, review });
    const type = result.verdict === 'pass' || result.verdict === 'warn' ? result.verdict : 'fail';
    return reviewing_follow(state, { type, reason: result.reason, review });
}
function asking(state, question) {
    return (0,core_story/* updateAttempt */.Pf)(state, { question });
}
function notReviewed(state, gate) {
    return { ...emptyResult(state), gate, verdict: 'skipped', reason: 'not reviewed' };
}

;// CONCATENATED MODULE: ./build/core/probing.js








/** The candidate passed its checks: its tests are tried on other code and its code with other tests, then reviewers judge. */
function startProbes(state) {
    const missing = withoutProof(state);
    if (missing !== undefined)
        return failed(addGates(state, [missing]));
    return probe(freshCalls(state), 0);
}
/** The checks ran on the tree of the probe at hand. */
function probed(before, results) {
    const { probes = [], probing = 0 } = (0,core_story/* requireAttempt */.$7)(before);
    const now = probes[probing];
    if (now === undefined)
        throw new Error('A probe was answered that the attempt does not have.');
    const found = probeResult(now.kind, results, silentRed(before));
    const cut = unfinished(results);
    const said = cut === undefined ? judged(before, now, found) : unfinishedVerdict(cut);
    const spentMs = results.reduce((sum, { durationMs }) => sum + durationMs, 0);
    const log = cut ?? results.find(({ logPath }) => logPath !== undefined);
    const gate = {
        ...{ ...emptyResult(before), gate: 'test', check: now.kind, ...said, durationMs: spentMs },
        ...(said.verdict === 'pass' || log?.logPath === undefined ? {} : { logPath: log.logPath, excerpt: log.excerpt }),
    };
    const changed = now.kind === 'old-tests' && cut === undefined ? { expectations: found.failing } : {};
    const state = addGates(before, [gate], changed);
    return (0,core_gates/* blocks */.Bv)(gate) ? failed(idle(state)) : probe(freshCalls(state), probing + 1);
}
/** Asks for the checks of the probe at hand once more. */
function probeAgain(state) {
    return probe(state, (0,core_story/* requireAttempt */.$7)(state).probing ?? 0);
}
function judged({ plan }, now, found) {
    return now.kind === 'old-tests'
        ? oldTestsVerdict(found, now, plan.reviewAgent !== 'none')
        : newTestsVerdict(found, now);
}
/** Calls are counted anew on each tree. */
function freshCalls(state) {
    return (0,core_story/* updateAttempt */.Pf)(state, { checkCalls: undefined });
}
function probe(state, at) {
    const attempt = (0,core_story/* requireAttempt */.$7)(state);
    const next = attempt.probes?.[at];
    const checks = next === undefined ? [] : probeChecks(state);
    if (next === undefined || checks.length === 0)
        return startReviews(idle(state));
    return {
        state: (0,core_story/* updateAttempt */.Pf)(state, { probing: at }),
        command: {
            type: 'run-checks',
            story: (0,core_story/* requireStory */.ZG)(state).id,
            attempt: attempt.attempt,
            tree: next.tree,
            checks,
            probe: next.kind,
            ...(attempt.checkCalls === undefined ? {} : { call: attempt.checkCalls }),
            ...(state.tests === undefined ? {} : { known: state.tests }),
            limits: (0,core_limits/* limitsFor */.I9)(state, (0,core_limits/* testLimit */.UD)(state)),
        },
    };
}
/** All that may run tests: one that lists none tells by its exit code. */
function probeChecks(state) {
    return (0,applying/* applyingChecks */.Mz)(state.plan, (0,core_story/* requireAttempt */.$7)(state)).filter(({ kind }) => kind !== 'check');
}
/** Checks that were red at the story's start without naming what failed; a story on passed work starts without any. */
function silentRed(state) {
    const { baseline, tests = {}, head, plan } = state;
    const start = (0,core_story/* requireStory */.ZG)(state).start ?? head;
    if (!Array.isArray(baseline) || start.commit !== plan.start.commit)
        return new Set();
    const red = baseline.filter(({ name, verdict }) => verdict === 'red' && (0,own/* own */.Z)(tests, name) === undefined);
    return new Set(red.map(({ name }) => name));
}
function withoutProof(state) {
    const { probes = [] } = (0,core_story/* requireAttempt */.$7)(state);
    if (state.plan.redGreen !== 'true')
        return undefined;
    const isTested = probes.some(({ kind }) => kind === 'new-tests');
    if (isTested && probeChecks(state).length > 0)
        return undefined;
    const why = isTested ? 'no check that runs tests applies to what it changed' : 'no test was added or changed';
    const reason = `no test proves this story: ${why}, and red_green: true asks for one`;
    return { ...emptyResult(state), gate: 'test', check: 'new-tests', verdict: 'fail', reason };
}
function idle(state) {
    return (0,core_story/* updateAttempt */.Pf)(state, { probing: undefined });
}

;// CONCATENATED MODULE: ./build/core/attempt.js
















/** Lines of an agent's final message that are kept; the log has it whole. */
const MOST_SAID = 10;
/** The agent process ended: whatever it said, its tree is read and judged. */
function implemented(before, outcome) {
    const story = (0,core_story/* requireStory */.ZG)(before);
    const tier = (0,stuck/* nextTier */.It)((0,split/* ownAttempts */.BY)(story));
    const part = (0,split/* partInWork */.yV)(story)?.id;
    const asked = questionIn(outcome.finalMessage.lines);
    const attempt = {
        attempt: story.attempts.length + 1,
        iteration: before.iterations + 1,
        startedAt: before.now - outcome.result.durationMs,
        durationMs: outcome.result.durationMs,
        gates: [outcome.result],
        findings: [],
        changed: [],
        changedCount: 0,
        said: outcome.finalMessage.lines.slice(0, MOST_SAID),
        ...(outcome.signals && { signals: outcome.signals }),
        lastGate: 'implement',
        passed: false,
        fingerprint: '',
        blockers: [],
        decision: '',
        usage: outcome.usage,
        ...(tier === undefined ? {} : { tier }),
        ...(asked === undefined ? {} : { asked }),
        ...(part === undefined ? {} : { part }),
        ...(outcome.tooLarge && { tooLarge: true }),
    };
    const counted = { ...before, iterations: before.iterations + 1 };
    const names = story.names ?? outcome.names;
    const state = (0,core_story/* updateStory */.fn)(counted, { attempts: [...story.attempts, attempt], ...(names && { names }) });
    const start = story.start ?? state.head;
    return {
        state,
        command: {
            type: 'take-snapshot',
            story: story.id,
            attempt: attempt.attempt,
            iteration: attempt.iteration,
            storyStart: start,
            previousTree: (0,next/* givenTree */.sI)(before),
            ...(part === undefined ? {} : { part }),
        },
    };
}
/** Integrity has judged: a clean candidate goes to the checks, anything else ends the attempt. */
function snapshotTaken(before, outcome) {
    const state = addGates(before, [outcome.result], {
        tree: outcome.tree,
        commit: outcome.commit,
        changed: outcome.changed,
        changedCount: outcome.changedCount,
        testFiles: outcome.testFiles,
        ...(outcome.change && { change: outcome.change }),
        ...(outcome.ignored && { ignored: outcome.ignored }),
        ...(outcome.workflowPatch !== undefined && { workflowPatch: outcome.workflowPatch }),
        ...(outcome.probes && { probes: outcome.probes }),
        findings: outcome.findings,
    });
    if ((0,core_story/* requireAttempt */.$7)(state).gates.some(core_gates/* blocks */.Bv))
        return failed(state);
    return runChecks(state);
}
/** Without any check that applies, that they passed is all there is to say. */
function runChecks(state) {
    const command = checksCommand(state);
    return command.checks.length === 0 ? checksDone(state, []) : { state, command };
}
/** All checks that apply ran. Every hard gate passed on exactly this tree: the story is committed. Else the table decides. */
function checksDone(before, ran) {
    const { probing, checkCalls = 1 } = (0,core_story/* requireAttempt */.$7)(before);
    if (mayTryAgain(before, ran)) {
        const state = (0,core_story/* updateAttempt */.Pf)(before, { checkCalls: checkCalls + 1 });
        return probing === undefined ? runChecks(state) : probeAgain(state);
    }
    if (probing !== undefined)
        return probed(before, ran);
    const results = [...partChecks(before, ran), ...(0,applying/* leftOut */.ig)(before.plan, (0,core_story/* requireAttempt */.$7)(before), before.elapsedMs)];
    const tested = addGates(before, results);
    const state = results.some(core_gates/* blocks */.Bv) ? tested : addGates(tested, proofGate(tested, results));
    const attempt = (0,core_story/* requireAttempt */.$7)(state);
    if (attempt.gates.some(core_gates/* blocks */.Bv))
        return failed(state);
    return (0,split/* judgedPart */.p4)((0,core_story/* requireStory */.ZG)(state)) === undefined ? startProbes(state) : startReviews(state);
}
/** Trouble that is ours, such as a registry that is down, costs no attempt: the same tree is looked at again (02-loop \u00a71). */
function mayTryAgain(state, ran) {
    if (!ran.some(({ verdict }) => verdict === 'error'))
        return false;
    const calls = (0,core_story/* requireAttempt */.$7)(state).checkCalls ?? 1;
    return calls < core_gates/* MOST_CHECK_CALLS */.rc && (0,core_limits/* runLeftMs */.RN)(state) > 0 && (0,core_limits/* storyLeftMs */.Rl)(state) > 0;
}
/** What green results still leave open: a check that never reported, a tree that never changed, a story nothing shows. */
function proofGate(state, results) {
    const silent = (0,applying/* attemptChecks */.tB)(state.plan).filter((check) => !results.some((result) => result.check === check.name));
    if (silent.length === 0)
        return evidenceGate(state, results);
    return silent.map((check) => testFailure(state, check.name, `check "${check.name}" ended without a result`));
}
/** Green checks alone prove only that nothing broke (10-fine-print, Evidence). */
function evidenceGate(state, results) {
    const attempt = (0,core_story/* requireAttempt */.$7)(state);
    const story = (0,core_story/* requireStory */.ZG)(state);
    const isPart = (0,split/* judgedPart */.p4)(story) !== undefined;
    const start = (isPart ? (0,split/* cleanStart */.OR)(story) : story.start) ?? state.head;
    if (attempt.tree === start.tree)
        return unchanged(state, isPart);
    // What showed that the story is done still shows it; whether a fix is what was meant, its person says.
    if (!state.plan.requireEvidence || isPart || (0,signoff/* openFix */.IB)(story))
        return [];
    const ran = results.filter(({ verdict, check }) => verdict !== 'skipped' && !isPlainCheck(state, check));
    const { mayDropTests, removedTests } = dropping(state);
    const green = ran.filter(({ verdict }) => verdict === 'pass');
    const evidence = evidenceOf({
        baselineRed: (0,baseline/* redAtStart */.hx)(state),
        greenNow: green.map((result) => result.check ?? result.gate),
        testFilesChanged: ran.length === 0 ? [] : (attempt.testFiles ?? []),
        tests: testEvidenceOf(ran, ran.length > 0 ? { mayDrop: mayDropTests, removed: removedTests } : {}),
    });
    return evidence.shown ? [] : [testFailure(state, 'evidence', evidence.sentence)];
}
/** It runs no tests, so it is evidence of nothing. */
function isPlainCheck({ plan }, name) {
    return plan.checks.some((check) => check.name === name && check.kind === 'check');
}
/** Nothing to do is an answer only where a reviewer can say that the story was satisfied before (02-loop \u00a71 "No change"). */
function unchanged(state, isPart) {
    const red = (0,baseline/* redAtStart */.hx)(state).length > 0 && !isPart;
    if (state.plan.reviewAgent !== 'none' && !red)
        return [];
    return [testFailure(state, 'no-change', 'the attempt changed nothing in the tree')];
}
function testFailure(state, check, reason) {
    return { ...emptyResult(state), gate: 'test', check, verdict: 'fail', reason };
}

// EXTERNAL MODULE: ./build/core/calls-per-hour.js
var calls_per_hour = __webpack_require__(57064);
;// CONCATENATED MODULE: ./build/core/consulted.js





/** A call and its one retry; then the rules alone say what happens: advice is no gate, and no advice never ends a story. */
const MOST_CALLS = 2;
/** Who was asked for advice has answered: the advice is followed, asked for again, or done without. */
function consulted(before, { reading, result, usage }) {
    const attempt = (0,core_story/* requireAttempt */.$7)(before);
    const { consulting } = attempt;
    if (consulting === undefined)
        throw new Error('Advice came that the loop did not ask for.');
    const state = (0,core_story/* updateAttempt */.Pf)(before, {
        usage: [...(attempt.usage ?? []), ...usage],
        durationMs: attempt.durationMs + result.durationMs,
    });
    if (result.verdict === 'pass' && reading.ok && reading.advice.type === consulting.role)
        return advised(consulted_answered(state), reading.advice);
    if (consulting.call < MOST_CALLS)
        return consult(state, consulting.role);
    const why = result.verdict === 'pass' ? (reading.ok ? 'it answered something else' : reading.problem) : result.reason;
    return advised(consulted_answered(state), noAdvice(consulting.role, why));
}
function consulted_answered(state) {
    return (0,core_story/* updateAttempt */.Pf)(state, { consulting: undefined });
}
function noAdvice(type, why) {
    const reason = `${MOST_CALLS} calls without an answer; the last one: ${why}`;
    return type === 'plan' ? { type, reason, parts: [] } : { type, route: 'escalate', reason };
}
function advised(state, advice) {
    if (advice.type === 'classify')
        return decided((0,core_story/* updateAttempt */.Pf)(state, { routed: { route: advice.route, reason: advice.reason } }));
    const split = splitBy(state, advice);
    const divided = (0,core_story/* updateStory */.fn)(state, { split });
    if (split.parts.length === 0)
        return decided(divided);
    const capped = decideCaps(divided);
    if (capped !== undefined)
        return follow(divided, capped);
    return { state: divided, command: (0,next/* startAttempt */.iY)(divided, { fresh: true }) };
}
/** One part is no split. */
function splitBy(state, { parts, reason }) {
    if (parts.length < 2)
        return { parts: [], starts: [], because: reason };
    const { id } = (0,core_story/* requireStory */.ZG)(state);
    return {
        parts: parts.map((part, at) => ({ id: `${id}.${at + 1}`, ...part })),
        starts: [splitStart(state)],
        because: reason,
    };
}

// EXTERNAL MODULE: ./build/core/final-review.js + 1 modules
var final_review = __webpack_require__(81214);
// EXTERNAL MODULE: ./build/core/provider-kind.js
var provider_kind = __webpack_require__(29792);
;// CONCATENATED MODULE: ./build/core/reissue.js




/** Makes a call of an agent again, from the tree that it was first given; its limits are cut anew. */
function reissued(state, { type }) {
    switch (type) {
        case 'implement':
            return { state, command: (0,next/* startAttempt */.iY)(state, { fresh: true }) };
        case 'run-review':
            return resumeReview(state);
        case 'run-final-review':
            return { state, command: (0,final_review/* finalReviewCommand */.CK)(state) };
        case 'consult':
            return { state, command: consultCommand(state) };
    }
}

;// CONCATENATED MODULE: ./build/core/waiting.js



/** Time that must be left after a pause: a call that has less is no use. */
const LEAST_REST_MS = 60_000;
/** Whether a pause ends early enough for something to be done after it. */
function fits(state, until) {
    return until - state.now + LEAST_REST_MS <= (0,core_limits/* runLeftMs */.RN)(state);
}
/** Pauses before a call; one that the run's clock does not hold puts the rest of the run off. */
function pause(before, waiting) {
    const { command, ...shown } = waiting;
    const state = { ...before, waiting };
    if (waiting.forMs >= (0,core_limits/* runLeftMs */.RN)(state))
        return (0,core_ending/* putOff */.dD)({ ...before, pending: command }, outOfTime(waiting));
    return { state, command: { type: 'wait', ...('story' in command && { story: command.story }), ...shown } };
}
/** The pause is over: the call that it was for is made. */
function waited(before) {
    const { waiting, ...state } = before;
    if (waiting === undefined)
        throw new Error('The loop has waited for nothing.');
    return reissued(state, waiting.command);
}
/** After a restart only the rest is waited; a limit is looked at anew before the call. */
function resumeWait(before) {
    const { waiting, ...state } = before;
    if (waiting?.why !== 'busy')
        return waited(before);
    const forMs = Math.min(waiting.forMs, waiting.until - state.now);
    return forMs <= 0 ? waited(before) : pause(state, { ...waiting, forMs });
}
function outOfTime({ detail }) {
    return {
        kind: 'budget_exceeded',
        budget: 'wallclock',
        detail: `the run reached its wall clock limit before a pause could end: ${detail}`,
    };
}

;// CONCATENATED MODULE: ./build/core/provider.js









/** How far a pause is moved, so that runs that were refused together do not come back together. */
const JITTER = 0.2;
/** A limit that says it is over and is not, this often in a row, says nothing. */
const MOST_LIMITS = 3;
/** The same over all workflow runs that go on with a run: then nothing more is waited for, until a call is answered. */
const MOST_TOLD = 12;
/** No account waits longer than a week: a reset further ahead was made up, and nobody said when the limit ends. */
const MOST_LIMIT_MS = 8 * 24 * 3_600_000;
/** After its reset a service is given a moment, and a reset that lies in the past is no reason to ask at once. */
const LEAST_LIMIT_MS = 5_000;
/**
 * Row 1 of 02-loop \u00a73: an agent's service that does not work for us is no attempt, whatever the agent left behind. What only the user
 * can mend is a configuration error, a limit is waited out or goes to the next agent (`calling.ts`), a busy service is asked again.
 * Undefined for every other outcome.
 */
function providerStep(state, outcome) {
    if (!(0,provider_kind/* isCallOutcome */.ll)(outcome))
        return undefined;
    const { provider } = outcome;
    const { pending } = state;
    if (provider === undefined || !(0,provider_kind/* callsAgent */.H4)(pending))
        return undefined;
    switch ((0,provider_kind/* kindOf */.I)(provider)) {
        case 'configuration':
            return (0,core_ending/* putOff */.dD)(state, misconfigured(provider));
        case 'limit':
            return reissued(limitNoted(state, provider, pending), pending);
        case 'passing':
            return backedOff(state, { outcome, provider, pending });
    }
}
/** A call that came to an end of its own ends the row of refusals. */
function provider_answered(state, outcome) {
    if (state.refusals === undefined || !(0,provider_kind/* isCallOutcome */.ll)(outcome))
        return state;
    return { ...state, refusals: undefined };
}
/** In another workflow run a limit of which nobody said when it ends may be over; what was told in vain stays told. */
function limitsKept({ limited, refusals, ...state }) {
    const kept = (limited ?? []).filter(({ until }) => until !== undefined && until > state.now);
    const { told } = refusals ?? {};
    return {
        ...state,
        ...(kept.length > 0 && { limited: kept }),
        ...(told !== undefined && { refusals: { passing: 0, limits: 0, told } }),
    };
}
/** Words for a halt or a pause. */
function refusedWords({ class: name, detail }) {
    if (name === 'replay-mismatch')
        return `the cassette does not fit this run: ${detail}`;
    return `the agent's service refused to work (${name}): ${detail}`;
}
function misconfigured(provider) {
    return { kind: 'config_error', detail: refusedWords(provider) };
}
function limitNoted(state, provider, command) {
    const { refusals = { passing: 0, limits: 0 }, limited = [] } = state;
    const limits = refusals.limits + 1;
    const told = (refusals.told ?? 0) + (provider.resetAt === undefined ? 0 : 1);
    const agent = agentOf(state, command);
    const isMadeUp = (provider.resetAt ?? 0) > state.now + MOST_LIMIT_MS;
    const until = limits > MOST_LIMITS || told > MOST_TOLD || isMadeUp ? undefined : provider.resetAt;
    const entry = {
        ...{ agent, detail: refusedWords(provider) },
        ...(until === undefined ? {} : { until: Math.max(until, state.now + LEAST_LIMIT_MS) }),
    };
    const others = limited.filter((each) => each.agent !== agent);
    const row = { ...refusals, limits, ...(told > 0 && { told }) };
    return { ...state, refusals: row, limited: [...others, entry] };
}
/** Who a command calls, as the settings name it. */
function agentOf({ plan }, { type, agent }) {
    if (agent !== undefined)
        return agent;
    return type === 'implement' || plan.reviewAgent === 'none' ? plan.agent : plan.reviewAgent;
}
function backedOff(before, { outcome, provider, pending }) {
    const { refusals = { passing: 0, limits: 0 } } = before;
    const backoffMs = provider_kind/* BACKOFFS_MS */.vF[refusals.passing];
    if (backoffMs === undefined)
        return charged({ ...before, refusals: undefined }, outcome, provider);
    const passing = refusals.passing + 1;
    const state = { ...before, refusals: { ...refusals, passing } };
    const forMs = jittered(backoffMs, `${state.plan.runId} ${state.iterations} ${pending.type} ${passing}`);
    const detail = `${refusedWords(provider)}; try ${passing + 1} of ${provider_kind/* BACKOFFS_MS */.vF.length + 1} follows`;
    return pause(state, { why: 'busy', detail, until: state.now + forMs, forMs, command: pending });
}
/** The same for the same run, so that a resumed one waits as long; another one for every other run. */
function jittered(ms, seed) {
    const share = Number.parseInt((0,hash/* hash8 */.v)(seed), 16) / 0xffff_ffff;
    return Math.round(ms * (1 + JITTER * (2 * share - 1)));
}
/** A service that stays busy costs its attempt, or its review gate a whole run; it is no error of the work. */
function charged(state, outcome, provider) {
    const { result: told } = outcome;
    const failed = told.verdict === 'pass' ? { verdict: 'fail', reason: refusedWords(provider) } : {};
    if (outcome.type === 'consulted')
        return consulted(state, { ...outcome, result: { ...outcome.result, ...failed } });
    const gate = { ...outcome.result, ...failed, condition: provider.class };
    if (outcome.type === 'final-reviewed')
        return (0,core_ending/* advance */.np)((0,final_review/* noteFinalReview */.DC)(state, { ...outcome, result: gate }));
    return outcome.type === 'implemented'
        ? implemented(state, { ...outcome, result: gate })
        : reviewed(state, { ...outcome, result: gate });
}

// EXTERNAL MODULE: ./build/core/spending.js
var spending = __webpack_require__(76872);
;// CONCATENATED MODULE: ./build/core/calling.js








/**
 * The last word before an agent is called. A call that the run cannot pay ends it, one over the limit of
 * calls per hour waits (02-loop \u00a72). An agent whose account has reached its limit is waited for if that fits the run's clock,
 * else the next of `agent_fallbacks` is called, else the run is put off (02-loop \u00a73.1).
 */
function beforeCall({ state, command }) {
    if (!(0,provider_kind/* callsAgent */.H4)(command))
        return { state, command };
    const halt = (0,budget/* costHalt */.h)(state, (0,spending/* roleOf */.kp)(command));
    if (halt !== undefined)
        return outOfMoney(state, halt);
    if (isStepDone(state, command))
        return (0,core_ending/* putOff */.dD)({ ...state, pending: command }, stepDone);
    const budgetUsd = (0,budget/* costLeft */.f)(state);
    return rated(chosen(state, budgetUsd === undefined ? command : { ...command, budgetUsd }));
}
/** With `step` the second iteration of a workflow run is left to the next one. */
function isStepDone({ stepFrom, iterations }, { type }) {
    return type === 'implement' && stepFrom !== undefined && iterations > stepFrom;
}
const stepDone = { kind: 'interrupted', detail: 'one iteration is made, as `step` asks' };
/** Ends the run in front of a call that it cannot pay; a story that was not tried yet stays open. */
function outOfMoney(state, halt) {
    if ((0,core_story/* currentStory */.$C)(state) === undefined)
        return (0,core_ending/* settle */.G9)(state, halt);
    if ((0,core_story/* requireStory */.ZG)(state).attempts.length > 0)
        return (0,core_ending/* enterHalt */.Cx)((0,core_story/* updateAttempt */.Pf)(state, { decision: 'cost-used-up' }), halt);
    const { current: _, ...open } = (0,core_story/* updateStory */.fn)(state, { status: 'open' });
    return (0,core_ending/* settle */.G9)(open, halt);
}
/** A call over `rate_limit` waits until the oldest of the hour is an hour old; where that does not fit, the run is put off. */
function rated({ state, command }) {
    if (!(0,provider_kind/* callsAgent */.H4)(command))
        return { state, command };
    const until = (0,calls_per_hour/* nextCallAt */.$B)(state);
    if (until === undefined)
        return { state: (0,calls_per_hour/* noteCall */.vf)(state), command };
    const detail = `all ${state.plan.caps.callsPerHour} calls of agents that rate_limit allows in an hour are made`;
    const { agent: _, ...own } = command;
    if (fits(state, until))
        return pause(state, { why: 'rate-limit', detail, until, forMs: until - state.now, command: own });
    return (0,core_ending/* putOff */.dD)({ ...state, pending: own }, halt({ until, detail }));
}
function chosen(state, { agent: _, ...command }) {
    const own = agentOf(state, command);
    const [first, ...others] = [own, ...(state.plan.fallbacks ?? [])].map((agent) => ({
        agent,
        limit: limitOf(state, agent),
    }));
    if (first?.limit === undefined)
        return { state, command };
    if (isOver(state, first.limit))
        return waitFor(state, command, first.limit);
    const free = others.find(({ limit }) => limit === undefined);
    if (free !== undefined)
        return { state, command: { ...command, agent: free.agent } };
    const limits = [first, ...others].flatMap(({ limit }) => limit ?? []).toSorted(byEnd);
    const [soonest = first.limit] = limits;
    return isOver(state, soonest)
        ? waitFor(state, command, soonest)
        : (0,core_ending/* putOff */.dD)({ ...state, pending: command }, halt(soonest));
}
/** The limit that an agent is under now. */
function limitOf({ limited = [], now }, agent) {
    return limited.find((each) => each.agent === agent && (each.until === undefined || each.until > now));
}
/** Whether it is over early enough in this workflow run. */
function isOver(state, { until }) {
    return until !== undefined && fits(state, until);
}
function waitFor(state, command, { until = state.now, detail }) {
    return pause(state, { why: 'usage-limit', detail, until, forMs: until - state.now, command });
}
function byEnd(one, other) {
    return (one.until ?? Number.POSITIVE_INFINITY) - (other.until ?? Number.POSITIVE_INFINITY);
}
function halt({ until, detail }) {
    return { kind: 'usage_limit', detail, ...(until === undefined ? {} : { resumeAt: until }) };
}

// EXTERNAL MODULE: ./build/core/carrying.js
var carrying = __webpack_require__(18853);
;// CONCATENATED MODULE: ./build/core/committed.js


/** Folds what was committed, and goes on. */
function committed(state, outcome) {
    switch (outcome.type) {
        case 'story-committed':
            return (0,core_ending/* storyCommitted */.wJ)(state, outcome);
        case 'story-parked':
            return (0,core_ending/* storyParked */.FZ)(state, outcome);
        case 'stories-carried':
            return (0,carrying/* storiesCarried */.kP)(state, outcome);
        case 'feature-archived':
            return (0,core_ending/* featureArchived */.xV)(state, outcome);
    }
}

// EXTERNAL MODULE: ./build/core/continuing.js
var continuing = __webpack_require__(3702);
;// CONCATENATED MODULE: ./build/core/cut-short.js

/** A cancel or trouble: the run is reported, and goes on another time where it can. */
function cutShort(state, outcome) {
    if (outcome.type === 'interrupted')
        return suspend(state, { kind: outcome.by === 'user' ? 'user_cancel' : 'interrupted', detail: outcome.cause }, outcome.ending);
    return state.pending.type === 'write-report' ? finish(state) : suspend(state, outcome.halt);
}
/** Cuts the pending command short and reports; what was pending, and the halt it served, wait for the next run. */
function suspend(state, halt, ending) {
    const before = state.suspended ?? { command: state.pending, halt: state.halt };
    const suspended = { command: before.command, halt: before.halt, ...(ending && { ending }) };
    return (0,core_ending/* report */.z8)({ ...state, suspended }, halt);
}
/** The report was written: nothing is left to do. Throws for a run without a halt. */
function finish(state) {
    if (state.halt === undefined)
        throw new Error('A report was written for a run that has not ended.');
    return { state, command: { type: 'finish', halt: state.halt } };
}

// EXTERNAL MODULE: ./build/core/final.js
var core_final = __webpack_require__(36386);
// EXTERNAL MODULE: ./build/core/halts.js
var halts = __webpack_require__(65866);
// EXTERNAL MODULE: ./build/core/known-tests.js
var known_tests = __webpack_require__(68029);
// EXTERNAL MODULE: ./build/core/pick.js
var pick = __webpack_require__(94257);
// EXTERNAL MODULE: ./build/core/publications.js
var publications = __webpack_require__(57299);
;// CONCATENATED MODULE: ./build/core/resuming.js






/** Issues the interrupted command again; past a run deadline the work goes on, past any other halt the run stays ended. */
function resumed(state, { elsewhere, restart }) {
    const { suspended, halt, ...rest } = state;
    const isEnded = rest.pending.type === 'finish' || (elsewhere === true && halt !== undefined);
    if (suspended === undefined && isEnded && restart !== undefined)
        return restart((0,publications/* pushedAgain */.C6)(rest));
    const command = suspended?.command ?? rest.pending;
    const left = suspended === undefined ? { ...rest, halt } : retried({ ...rest, halt: suspended.halt }, command);
    if (elsewhere !== true || !isLost(left, command))
        return again(left, command);
    const before = withoutAttempt(left);
    return { state: before, command: (0,next/* startAttempt */.iY)(before, { fresh: true }) };
}
/** The plan under the settings of a workflow run that goes on with it: its caps, and the agents that it has programs for. */
function underToday(plan, { caps, fallbacks = plan.fallbacks }) {
    return { ...underCaps(plan, caps), ...(fallbacks && { fallbacks }) };
}
function underCaps(plan, today) {
    if (today === undefined)
        return plan;
    const { maxAttempts, maxIterations, maxCommits, maxCostUsd } = plan.caps;
    const costUsd = Math.min(maxCostUsd ?? Number.POSITIVE_INFINITY, today.maxCostUsd ?? Number.POSITIVE_INFINITY);
    const caps = {
        ...plan.caps,
        maxAttempts: Math.min(maxAttempts, today.maxAttempts),
        maxIterations: Math.min(maxIterations, today.maxIterations),
        maxCommits: Math.min(maxCommits, today.maxCommits),
        runMs: today.runMs,
        ...(Number.isFinite(costUsd) && { maxCostUsd: costUsd }),
    };
    return { ...plan, caps };
}
/** Gone with its machine is the worktree that was to be read, and what an attempt's tests were to be tried on: it is made again. */
function isLost(state, { type }) {
    if (type === 'take-snapshot')
        return true;
    return type === 'run-checks' && ((0,core_story/* requireAttempt */.$7)(state).probes ?? []).length > 0;
}
/** Only the report is left to an end that was reached: nothing would push again before it. */
function retried(state, { type }) {
    return type === 'write-report' ? state : (0,publications/* pushedAgain */.C6)(state);
}
/** As if the current story's last attempt had not begun. */
function withoutAttempt(state) {
    const attempts = (0,core_story/* requireStory */.ZG)(state).attempts.slice(0, -1);
    return { ...(0,core_story/* updateStory */.fn)(state, { attempts }), iterations: state.iterations - 1 };
}
/** An agent restarts from the tree it was first given; limits are cut anew, since the workflow run's clock is a new one. */
function again(state, command) {
    switch (command.type) {
        case 'implement':
        case 'run-review':
        case 'run-final-review':
        case 'consult':
            return reissued(state, command);
        case 'wait':
            return resumeWait(state);
        case 'run-checks':
        case 'carry-stories':
        case 'run-final-checks':
            return { state, command: { ...command, limits: (0,core_limits/* limitsFor */.I9)(state, (0,core_limits/* testLimit */.UD)(state)) } };
        case 'run-baseline':
            return { state, command: { ...command, limits: (0,core_limits/* limitsFor */.I9)(state, (0,core_limits/* baselineLimit */.X7)(state)) } };
        case 'take-snapshot':
        case 'commit-story':
        case 'park-story':
        case 'archive-feature':
        case 'publish':
        case 'settle':
        case 'write-report':
        case 'finish':
            return { state, command };
    }
}

// EXTERNAL MODULE: ./build/core/story-list.js
var story_list = __webpack_require__(25212);
;// CONCATENATED MODULE: ./build/core/signing.js



/** The work is signed off: the run ends ready once that is recorded. Whether the commit is the right one was asked before. */
function signedOff(before, { commit, person, via, pull }) {
    const { suspended: _, ...state } = waiting(before);
    const signed = { ...state, pull, signedOff: { commit, person, via, at: before.now } };
    const detail = `${person} signed off ${before.plan.branch} at ${commit.slice(0, 10)}`;
    return (0,core_ending/* settle */.G9)(signed, { kind: 'ready', detail });
}
/** The story is open again in one piece, with attempts and time of its own, and its work begins where the branch stands. */
function reopened(before, { story: id, text, person }) {
    const { suspended: _, halt: __, current: ___, archived: ____, ...rest } = waiting(before);
    const stories = (0,story_list/* storiesOf */.TQ)(rest).map((story) => {
        if (story.id !== id)
            return story;
        const fix = { text, person, at: before.now, attempts: story.attempts.length };
        const fixes = [...(story.fixes ?? []), fix];
        const split = story.split && { split: { ...story.split, whole: true } };
        return { ...story, ...split, status: 'open', detail: '', fixes, elapsedMs: 0, softLimitHit: false };
    });
    return { ...rest, stories: (0,story_list/* listOf */.c3)(stories), orderFrom: 0, head: (0,signoff/* tipOf */.nM)(before) };
}
function waiting(state) {
    if (!(0,signoff/* isWaiting */.Gu)(state))
        throw new Error('Nobody can sign off, or ask for a fix of, a run that does not wait for it.');
    return state;
}

;// CONCATENATED MODULE: ./build/core/ticking.js



/** Advances the clocks: time is charged to the story while it is worked on; a resume starts a new workflow run's clock. */
function tick(before, { stamp, outcome }) {
    if (outcome.type === 'resumed') {
        const plan = underToday(before.plan, outcome);
        const earlierMs = before.earlierMs + before.elapsedMs;
        return { ...before, plan, now: stamp.at, earlierMs, elapsedMs: stamp.elapsedMs };
    }
    const spentMs = Math.max(0, stamp.elapsedMs - before.elapsedMs);
    const state = { ...before, now: stamp.at, elapsedMs: Math.max(before.elapsedMs, stamp.elapsedMs) };
    if (before.pending.type === 'wait')
        return notePause(state, spentMs);
    const story = (0,core_story/* currentStory */.$C)(state);
    if (story?.status !== 'running' || state.halt !== undefined || (0,provider_kind/* isPutOff */.Zn)(before, outcome))
        return state;
    const elapsedMs = story.elapsedMs + spentMs;
    return (0,core_story/* updateStory */.fn)(state, {
        elapsedMs,
        softLimitHit: story.softLimitHit || elapsedMs >= state.plan.caps.story.softMs,
    });
}
/** A pause is the run's time and not the story's; neither is what a call took that is made again. */
function notePause(state, spentMs) {
    const { times, totalMs } = state.paused ?? { times: 0, totalMs: 0 };
    return { ...state, paused: { times: times + 1, totalMs: totalMs + spentMs } };
}

;// CONCATENATED MODULE: ./build/core/loop.js


























/** Folds the first event of a journal: a run begins with its plan. */
function begin(event) {
    if (event.outcome.type !== 'begun')
        throw new Error(`A journal begins with "begun", not with "${event.outcome.type}".`);
    return issued(firstStep(initialState(event.outcome.plan, event)));
}
/** Folds one more event: (state, outcome) -> (state, one command). Pure; called live and on resume alike. */
function transition(before, event) {
    const outcome = (0,spending/* priced */.af)(before, event.outcome);
    return issued(apply((0,spending/* charged */.XA)(tick(before, event), outcome), outcome));
}
/** Folds a whole journal; undefined when it holds no event yet. */
function fold(events) {
    const [first, ...rest] = events;
    return first === undefined ? undefined : rest.reduce((step, event) => transition(step.state, event), begin(first));
}
/** A run that a crash, an interrupt or its deadline cut short goes on; any other has ended. */
function isResumable(state) {
    return state.pending.type !== 'finish' || isUnfinished(state);
}
/**
 * Whether something is left to such a run, by what another machine pushed last. That never tells that its report was written: there an
 * end that was decided is an end, once the work in flight has its commit and its name.
 */
function isUnfinished(state) {
    return mayWorkOn(state) || keeping.has(state.pending.type);
}
const keeping = new Set(['park-story', 'archive-feature', 'publish']);
/** Whether its stories are worked on once more. */
function mayWorkOn(state) {
    const { halt, suspended } = state;
    if (halt === undefined || suspended !== undefined)
        return true;
    const isStranded = halt.kind === 'environment_broken' && (0,publications/* isStrandedForNow */.jB)(state);
    return halts/* halts */.$[halt.kind].resumable || halt.budget === 'wallclock' || isStranded;
}
function apply(before, outcome) {
    return providerStep(before, outcome) ?? followed(provider_answered(before, outcome), outcome);
}
function followed(state, outcome) {
    switch (outcome.type) {
        case 'begun':
            throw new Error('A run cannot begin twice in one journal.');
        case 'resumed':
            return goOn(state, outcome);
        case 'baseline-done':
            return baselineDone(state, outcome.checks);
        case 'implemented':
            return implemented(state, outcome);
        case 'snapshot-taken':
            return snapshotTaken(state, outcome);
        case 'checks-done':
            return checksDone(state, outcome.results);
        case 'reviewed':
            return reviewed(state, outcome);
        case 'consulted':
            return consulted(state, outcome);
        case 'waited':
            return waited(state);
        case 'final-checks-done':
            return (0,core_ending/* advance */.np)((0,core_final/* noteFinal */.T)(state, outcome.results));
        case 'final-reviewed':
            return (0,core_ending/* advance */.np)((0,final_review/* noteFinalReview */.DC)(state, outcome));
        case 'story-committed':
        case 'story-parked':
        case 'stories-carried':
        case 'feature-archived':
            return committed(state, outcome);
        case 'publishing':
            return (0,core_ending/* advance */.np)(state);
        case 'settled':
            return (0,core_ending/* settled */.gu)((0,publications/* withResults */.F2)(state, outcome));
        case 'reported':
            return finish({ ...state, reportFile: outcome.reportFile });
        case 'approved':
        case 'fix-asked':
            return answeredBy(state, outcome);
        case 'interrupted':
        case 'trouble':
            return cutShort(state, outcome);
    }
}
/** A person answered a run that waits for a sign-off. */
function answeredBy(state, outcome) {
    return outcome.type === 'approved' ? signedOff(state, outcome) : firstStep(reopened(state, outcome));
}
function initialState(plan, { stamp }) {
    return {
        plan,
        startedAt: stamp.at,
        now: stamp.at,
        elapsedMs: stamp.elapsedMs,
        earlierMs: 0,
        iterations: 0,
        ...(plan.step && { stepFrom: 0 }),
        ...(0,continuing/* chained */.HM)(plan.chain, plan.again),
        commits: 0,
        resumes: 0,
        baseline: (0,applying/* baselineChecks */.j)(plan).length === 0 ? 'off' : undefined,
        stories: (0,story_list/* listOf */.c3)(plan.stories.map(core_story/* firstStory */.ke)),
        order: (0,pick/* pickingOrder */.__)(plan.stories),
        orderFrom: 0,
        head: plan.start,
        publications: replaced(plan),
        pending: { type: 'settle', refs: [] },
    };
}
/** What the branch held before stays reachable. */
function replaced({ feature, replaces }) {
    if (replaces === undefined)
        return [];
    const ref = (0,carrying/* replacedRef */.o8)(feature, replaces);
    return [{ ref, commit: replaces, story: '', status: 'queued', detail: '' }];
}
function firstStep(state) {
    if (state.baseline !== undefined)
        return (0,carrying/* beginWork */.RD)(state);
    const nothing = (0,core_ending/* advance */.np)(state);
    // A look at what earlier runs passed is compared with nothing.
    if (nothing.command.type !== 'implement' && !(0,carrying/* isCarrying */.Ux)(state))
        return nothing;
    const { plan } = state;
    const limits = (0,core_limits/* limitsFor */.I9)(state, (0,core_limits/* baselineLimit */.X7)(state));
    return { state, command: { type: 'run-baseline', tree: plan.start.tree, checks: (0,applying/* baselineChecks */.j)(plan), limits } };
}
function baselineDone(before, checks) {
    const state = (0,known_tests/* noteBaseline */.MS)(before, checks);
    const halt = (0,baseline/* baselineHalt */.zr)(state, checks);
    return halt === undefined ? (0,carrying/* beginWork */.RD)(state) : (0,core_ending/* enterHalt */.Cx)(state, halt);
}
/** What an earlier workflow run was asked for does not bind this one. */
function goOn(state, outcome) {
    const stepFrom = outcome.step === true ? state.iterations : undefined;
    const { chain, again, workflowRun: resumedIn } = outcome;
    const going = limitsKept({ ...state, stepFrom, chain, again, resumedIn, resumes: state.resumes + 1 });
    return resumed(going, { ...outcome, restart: restartOf(state, outcome) });
}
/** Past a run deadline the work goes on; undefined past any other halt. */
function restartOf(state, { elsewhere }) {
    return (elsewhere === true ? mayWorkOn(state) : isResumable(state)) ? firstStep : undefined;
}
function issued(step) {
    const { state, command } = beforeCall(step);
    return { state: { ...state, pending: command }, command };
}


/***/ }),

/***/ 69989:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K2: () => (/* binding */ next),
/* harmony export */   iY: () => (/* binding */ startAttempt),
/* harmony export */   sI: () => (/* binding */ givenTree)
/* harmony export */ });
/* harmony import */ var _all_of_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(86931);
/* harmony import */ var _breaker_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60971);
/* harmony import */ var _budget_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36785);
/* harmony import */ var _last_word_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51617);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40332);
/* harmony import */ var _per_object_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(65117);
/* harmony import */ var _pick_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(94257);
/* harmony import */ var _split_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92474);
/* harmony import */ var _story_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(12703);
/* harmony import */ var _story_list_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(25212);
/* harmony import */ var _stuck_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(37130);











/** Ends stories whose dependency failed, then picks the next one or says why the run is over (02-loop \u00a71 Pick, \u00a72). */
function next(before) {
    const { current: _, ...rest } = endDependents(before);
    const { orderFrom, picked } = pick(rest);
    const state = { ...rest, orderFrom };
    if (picked === undefined)
        return { type: 'halt', state, halt: (0,_last_word_js__WEBPACK_IMPORTED_MODULE_2__/* .lastWord */ .bx)(state) };
    // A story that a deadline cut short goes on: that is not between stories.
    const broken = (0,_story_list_js__WEBPACK_IMPORTED_MODULE_6__/* .storyAt */ .PI)(state.stories, picked)?.status === 'interrupted' ? undefined : (0,_breaker_js__WEBPACK_IMPORTED_MODULE_0__/* .brokenBetweenStories */ .Ng)(state);
    if (broken !== undefined)
        return { type: 'halt', state: (0,_breaker_js__WEBPACK_IMPORTED_MODULE_0__/* .opened */ .Sg)(state, broken), halt: (0,_breaker_js__WEBPACK_IMPORTED_MODULE_0__/* .breakCircuit */ .v6)(broken).halt };
    const halt = budgetHalt(state);
    if (halt !== undefined)
        return { type: 'halt', state, halt };
    const working = start(state, picked);
    return { type: 'work', state: working, command: startAttempt(working, { fresh: true }) };
}
/**
 * The command that starts the next attempt of the current story.
 * @param fresh drop ignored files that an earlier attempt left: on a new story, a clean restart and after a crash
 */
function startAttempt(state, { fresh }) {
    const story = (0,_story_js__WEBPACK_IMPORTED_MODULE_5__/* .requireStory */ .ZG)(state);
    const tier = (0,_stuck_js__WEBPACK_IMPORTED_MODULE_7__/* .nextTier */ .It)((0,_split_js__WEBPACK_IMPORTED_MODULE_4__/* .ownAttempts */ .BY)(story));
    const part = (0,_split_js__WEBPACK_IMPORTED_MODULE_4__/* .partInWork */ .yV)(story)?.id;
    return {
        type: 'implement',
        story: story.id,
        attempt: story.attempts.length + 1,
        iteration: state.iterations + 1,
        tree: givenTree(state),
        head: (story.start ?? state.head).commit,
        clean: fresh || (0,_stuck_js__WEBPACK_IMPORTED_MODULE_7__/* .startsClean */ .N)(state.plan, tier),
        ...(part === undefined ? {} : { part }),
        ...(tier === undefined ? {} : { tier }),
        limits: (0,_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .limitsFor */ .I9)(state, state.plan.caps.implement),
    };
}
/** The tree that the current story's next attempt is given: what the last one left, or the story's start (02-loop \u00a71). */
function givenTree(state) {
    const story = (0,_story_js__WEBPACK_IMPORTED_MODULE_5__/* .requireStory */ .ZG)(state);
    const start = (0,_split_js__WEBPACK_IMPORTED_MODULE_4__/* .cleanStart */ .OR)(story) ?? state.head;
    const own = (0,_split_js__WEBPACK_IMPORTED_MODULE_4__/* .ownAttempts */ .BY)(story);
    return (0,_stuck_js__WEBPACK_IMPORTED_MODULE_7__/* .startsClean */ .N)(state.plan, (0,_stuck_js__WEBPACK_IMPORTED_MODULE_7__/* .nextTier */ .It)(own)) ? start.tree : (own.at(-1)?.tree ?? start.tree);
}
/** What `pickStory` says, found along the order of the run instead of by looking at every story. */
function pick(state) {
    const { order, stories, plan } = state;
    const stateAt = (at) => stateOf((0,_story_list_js__WEBPACK_IMPORTED_MODULE_6__/* .storyAt */ .PI)(stories, at), plan.stories[at]);
    let { orderFrom } = state;
    while (orderFrom < order.length && stateAt(order[orderFrom] ?? 0) !== 'open')
        orderFrom += 1;
    for (let place = orderFrom; place < order.length; place += 1) {
        const at = order[place] ?? 0;
        if (stateAt(at) === 'open' && isReady(state, plan.stories[at]))
            return { orderFrom, picked: at };
    }
    return { orderFrom, picked: undefined };
}
/** Whether everything a story depends on has passed. */
function isReady({ stories, plan }, story) {
    if (story === undefined || story.dependsOn.length === 0)
        return true;
    const places = placesOf(plan.stories);
    return story.dependsOn.every((id) => (0,_story_list_js__WEBPACK_IMPORTED_MODULE_6__/* .storyAt */ .PI)(stories, places.get(id) ?? -1)?.status === 'passed');
}
/** Positions of stories by id, and the ids that others depend on: the plan stays while thousands of stories ask. */
const placesOf = (0,_per_object_js__WEBPACK_IMPORTED_MODULE_8__/* .perObject */ .F)((stories) => new Map(stories.map(({ id }, at) => [id, at])));
const neededOf = (0,_per_object_js__WEBPACK_IMPORTED_MODULE_8__/* .perObject */ .F)((stories) => new Set(stories.flatMap(({ dependsOn }) => dependsOn)));
/** Those of earlier stories were ended when they failed: only a story that did not pass and is depended on costs a search. */
function endDependents(state) {
    const needed = neededOf(state.plan.stories);
    const last = (0,_story_js__WEBPACK_IMPORTED_MODULE_5__/* .currentStory */ .$C)(state);
    if (needed.size === 0 || last?.status === 'passed' || (last && !needed.has(last.id)))
        return state;
    const failed = new Set((0,_pick_js__WEBPACK_IMPORTED_MODULE_9__/* .dependencyFailed */ .BW)(pickable(state)));
    if (failed.size === 0)
        return state;
    const stories = (0,_story_list_js__WEBPACK_IMPORTED_MODULE_6__/* .storiesOf */ .TQ)(state).map((story) => (failed.has(story.id) ? endedByDependency(story) : story));
    return { ...state, stories: (0,_story_list_js__WEBPACK_IMPORTED_MODULE_6__/* .listOf */ .c3)(stories) };
}
function endedByDependency(story) {
    return { ...story, status: 'dependency_failed', detail: 'a story it depends on did not pass' };
}
function pickable(state) {
    return (0,_story_list_js__WEBPACK_IMPORTED_MODULE_6__/* .storiesOf */ .TQ)(state).map((story, index) => {
        const planned = state.plan.stories[index];
        return {
            id: story.id,
            index,
            priority: planned?.priority,
            dependsOn: planned?.dependsOn ?? [],
            state: stateOf(story, planned),
        };
    });
}
function stateOf(story, planned) {
    if (story === undefined || planned === undefined)
        return 'ineligible';
    if (story.status === 'passed')
        return 'passed';
    if (planned.was === 'ineligible' || !story.inScope)
        return 'ineligible';
    return story.status === 'open' || story.status === 'running' || story.status === 'interrupted' ? 'open' : 'ended';
}
function budgetHalt(state) {
    const { caps } = state.plan;
    if (state.iterations >= caps.maxIterations) {
        return budget('iterations', (0,_all_of_js__WEBPACK_IMPORTED_MODULE_10__/* .usedUp */ .h4)(caps.maxIterations, 'iteration'));
    }
    if (state.commits >= caps.maxCommits)
        return budget('commits', (0,_all_of_js__WEBPACK_IMPORTED_MODULE_10__/* .usedUp */ .h4)(caps.maxCommits, 'commit'));
    const unpayable = (0,_budget_js__WEBPACK_IMPORTED_MODULE_1__/* .costHalt */ .h)(state, 'implement');
    if (unpayable !== undefined)
        return unpayable;
    if ((0,_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .runLeftMs */ .RN)(state) <= 0)
        return budget('wallclock', 'the run reached its wall clock limit');
    return undefined;
}
function budget(name, detail) {
    return { kind: 'budget_exceeded', budget: name, detail };
}
function start(state, current) {
    const working = { ...state, current };
    const story = (0,_story_js__WEBPACK_IMPORTED_MODULE_5__/* .requireStory */ .ZG)(working);
    const sameStart = story.start?.commit === state.head.commit;
    // Sub-stories that were done on another tip are done again on this one.
    const split = sameStart || story.split === undefined ? story.split : (0,_split_js__WEBPACK_IMPORTED_MODULE_4__/* .restarted */ .BA)(story.split, state.head);
    return (0,_story_js__WEBPACK_IMPORTED_MODULE_5__/* .updateStory */ .fn)(working, {
        status: 'running',
        start: state.head,
        ...(split && { split }),
        attempts: sameStart ? story.attempts : story.attempts.map(({ tree: _, ...attempt }) => attempt),
    });
}


/***/ }),

/***/ 94257:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BW: () => (/* binding */ dependencyFailed),
/* harmony export */   __: () => (/* binding */ pickingOrder)
/* harmony export */ });
/* unused harmony export pickStory */
/**
 * The next story: open, all `dependsOn` passed, lowest priority, then file order (02-loop \u00a71 "Pick").
 * "Absent = file order" (03-interface \u00a73.6) is read as: stories without a priority come after all numbered ones, in file order.
 * A dependency that is not among the stories given counts as not passed.
 */
function pickStory(stories) {
    const passed = passedOf(stories);
    let best;
    // One pass and nothing made on the way: a backlog has thousands of stories, and every story asks for the next.
    for (const story of stories) {
        if (story.state !== 'open' || !story.dependsOn.every((id) => passed().has(id)))
            continue;
        best = best === undefined ? story : sooner(best, story);
    }
    if (best !== undefined)
        return { type: 'story', id: best.id };
    return { type: 'none', blockedByDependency: idsInFileOrder(stories.filter(({ state }) => state === 'open')) };
}
/** Ids of passed stories, gathered when the first dependency asks. */
function passedOf(stories) {
    let passed;
    return () => {
        passed ??= new Set(stories.flatMap(({ id, state }) => (state === 'passed' ? [id] : [])));
        return passed;
    };
}
/**
 * Positions of stories in the order in which `pickStory` would take them were none to wait for another. A backlog has
 * thousands of stories and each of them asks for the next one, so the order is found once.
 */
function pickingOrder(stories) {
    const rankOf = (at) => stories[at]?.priority ?? Number.POSITIVE_INFINITY;
    return Array.from(stories, (_, at) => at).sort((a, b) => rankOf(a) - rankOf(b));
}
/**
 * Open stories that can no longer be reached in this run, because a dependency (transitively) ended unpassed or is ineligible;
 * they end `dependency_failed` (02-loop \u00a71). In file order.
 */
function dependencyFailed(stories) {
    const dependents = openDependents(stories);
    const failed = new Map();
    const queue = stories.filter((story) => story.state === 'ended' || story.state === 'ineligible').map(({ id }) => id);
    for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
        for (const story of dependents.get(id) ?? []) {
            if (failed.has(story.id))
                continue;
            failed.set(story.id, story);
            queue.push(story.id);
        }
    }
    return idsInFileOrder([...failed.values()]);
}
function idsInFileOrder(stories) {
    return stories.toSorted((a, b) => a.index - b.index).map((story) => story.id);
}
function sooner(best, other) {
    const a = best.priority ?? Number.POSITIVE_INFINITY;
    const b = other.priority ?? Number.POSITIVE_INFINITY;
    return a < b || (a === b && best.index < other.index) ? best : other;
}
/** Edges turned round, so that a failure visits each dependent once instead of every story once. */
function openDependents(stories) {
    const dependents = new Map();
    for (const story of stories) {
        if (story.state !== 'open')
            continue;
        for (const id of story.dependsOn) {
            const known = dependents.get(id);
            if (known === undefined)
                dependents.set(id, [story]);
            else
                known.push(story);
        }
    }
    return dependents;
}


/***/ }),

/***/ 29792:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H4: () => (/* binding */ callsAgent),
/* harmony export */   I: () => (/* binding */ kindOf),
/* harmony export */   Zn: () => (/* binding */ isPutOff),
/* harmony export */   ll: () => (/* binding */ isCallOutcome),
/* harmony export */   vF: () => (/* binding */ BACKOFFS_MS)
/* harmony export */ });
/** Pauses before a service that is busy is asked again; then one attempt is charged (02-loop \u00a73.1). */
const BACKOFFS_MS = [5_000, 25_000, 125_000];
/** The kind of a class of 06-agents. */
function kindOf({ class: name }) {
    if (name === 'usage-limit')
        return 'limit';
    return name === 'overloaded' || name === 'network' ? 'passing' : 'configuration';
}
/** Whether a command calls an agent. */
function callsAgent(command) {
    return agentCommands.has(command.type);
}
/** Whether an outcome is what came of a call of an agent. */
function isCallOutcome(outcome) {
    return callOutcomes.has(outcome.type);
}
const agentCommands = new Set([
    ...['implement', 'run-review', 'run-final-review', 'consult'],
]);
const callOutcomes = new Set([
    ...['implemented', 'reviewed', 'final-reviewed', 'consulted'],
]);
/** Whether a call is made again because its service did not work, so that nothing of it counts but its cost. */
function isPutOff({ refusals }, outcome) {
    if (!isCallOutcome(outcome) || outcome.provider === undefined)
        return false;
    return kindOf(outcome.provider) !== 'passing' || BACKOFFS_MS[refusals?.passing ?? 0] !== undefined;
}


/***/ }),

/***/ 57299:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C6: () => (/* binding */ pushedAgain),
/* harmony export */   F2: () => (/* binding */ withResults),
/* harmony export */   jB: () => (/* binding */ isStrandedForNow)
/* harmony export */ });
/** What came of every push and of the pull request, told to the state. */
function withResults(state, { results, pull, pullNotes }) {
    const publications = state.publications.map((publication) => {
        const result = results.find((each) => each.ref === publication.ref && each.commit === publication.commit);
        return result === undefined ? publication : { ...publication, ...result };
    });
    return { ...state, ...(pull && { pull }), ...(pullNotes && { pullNotes }), publications };
}
/** What an earlier workflow run could not push is tried anew by one that goes on: the outage may be over, the permission given. */
function pushedAgain(state) {
    const publications = state.publications.map((publication) => {
        const { bundle: _, passing: __, ...rest } = publication;
        return publication.status === 'refused' ? { ...rest, status: 'queued', detail: '' } : publication;
    });
    return { ...state, publications };
}
/** The branch did not reach the remote although the stories passed, and the same push may work later. */
function isStrandedForNow({ publications, plan }) {
    const ref = `refs/heads/${plan.branch}`;
    return publications.some((each) => each.ref === ref && each.status === 'refused' && each.passing === true);
}


/***/ }),

/***/ 4996:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   v: () => (/* binding */ withRemedy)
/* harmony export */ });
/* harmony import */ var _environment_rows_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10713);

/** The cause of a trouble of the surroundings, with what to do about it where the cause does not say. */
function withRemedy(cause, check) {
    const remedy = remedyOf(cause, check);
    if (remedy === undefined)
        return cause;
    return `${/[.!?]$/.test(cause) ? cause : `${cause}.`} ${remedy}`;
}
function remedyOf(cause, check) {
    if (noClient.test(cause))
        return `Install Docker in a step before this action${declared(check)}`;
    if (cause.startsWith(_environment_rows_js__WEBPACK_IMPORTED_MODULE_0__/* .dockerAway */ .Z5))
        return `Have Docker running before this action starts${declared(check)}`;
    return undefined;
}
/** The walls hide the daemon from every other gate, so it may well be running. */
function declared(check) {
    return check?.docker === true ? '' : ', and write the gate under gates: with docker: true, else the walls hide it';
}
const noClient = /^command not found: .*\bdocker(?:-compose)?: (?:command )?not found$/;


/***/ }),

/***/ 59290:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ allowedLoss)
/* harmony export */ });
/** How many tests fewer are right where these files went: their own tests, in a check that ran them (04-trust rule 11). */
function allowedLoss(gone, removed) {
    const declared = removed.reduce((sum, { tests }) => sum + tests, 0);
    if (gone?.by !== 'id')
        return declared;
    const own = gone.names.filter((id) => removed.some((file) => isOf(id, file))).length;
    // A test that gets its name at run time is told by no name.
    const unnamed = removed.reduce((sum, { tests, names }) => sum + Math.max(0, tests - names.length), 0);
    return own + Math.min(gone.names.length - own, unnamed);
}
function isOf(id, { path, names }) {
    const parts = id.replace(/ \(\d+\)$/, '').split('::');
    return parts.some((part) => isFileName(part, path)) || parts.some((part) => isNamed(part, names));
}
/** The file itself, or the module or class that runners call it by. */
function isFileName(part, path) {
    if (part === path || path.endsWith(`/${part}`))
        return true;
    const module = path.replace(/\.[^./]+$/, '').replaceAll('/', '.');
    const steps = part.split('.');
    return steps.some((_, at) => `.${module}`.endsWith(`.${steps.slice(0, at + 1).join('.')}`));
}
/** Parts of a test, as Go has them, go with it. */
function isNamed(part, names) {
    return names.includes(part) || names.includes(part.split('/')[0] ?? '');
}


/***/ }),

/***/ 20411:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   NP: () => (/* binding */ isSetupResult),
/* harmony export */   hH: () => (/* binding */ setupResult),
/* harmony export */   pM: () => (/* binding */ judgeSetup)
/* harmony export */ });
/** Whose trouble it is when setup did not work (02-loop \u00a71, Gate views). In doubt the agent's, which can do something about it. */
function judgeSetup(setup) {
    if (setup.end === 'exit' && setup.exitCode === 0)
        return { type: 'ok' };
    const said = setup.reason === '' ? 'setup_command failed' : setup.reason;
    if (setup.end !== 'exit')
        return { type: 'ours', reason: said };
    const trouble = troubleIn(setup);
    if (trouble !== undefined)
        return { type: 'ours', reason: `${said}: ${trouble.what} (${trouble.line.trim().slice(0, 300)})` };
    if (setup.asAtBase)
        return { type: 'ours', reason: `${said} on manifests and lock files that no agent changed` };
    return {
        type: 'agents',
        reason: `${said} on the changed manifests or lock files; make them agree with each other and with what the registry has. ${hint}`,
    };
}
/** Name that results of setup carry; no check can have it. */
const SETUP_CHECK = 'setup_command';
/** Whether a result is that of `setup_command`. */
function isSetupResult({ gate, check }) {
    return gate === 'test' && check === SETUP_CHECK;
}
/** What a failed setup means for the checks that needed it: one result in place of theirs. */
function setupResult({ type, reason }, facts) {
    return { gate: 'test', check: SETUP_CHECK, verdict: type === 'ours' ? 'error' : 'fail', reason, ...facts };
}
const hint = 'Setup runs without tokens and, unless setup_scripts: allow, without install scripts.';
function troubleIn({ excerpt, exitCode }) {
    const codes = excerpt.lines.filter((line) => npmCode.test(line));
    // npm names its cause in one line; what it tried again before that is no cause.
    const lines = codes.length > 0 ? codes : excerpt.lines;
    if (exitCode === 126 || exitCode === 127) {
        const line = lines.find((each) => /^\S*(?:bash|sh): .*(?:not found|No such file|denied|cannot execute)/i.test(each));
        if (line !== undefined)
            return { what: 'a program is missing', line };
    }
    for (const { what, pattern } of troubles) {
        const line = lines.find((each) => pattern.test(each));
        if (line !== undefined)
            return { what, line };
    }
    return undefined;
}
const npmCode = /^npm (?:error|ERR!) code \S/;
/** First row that matches a line names the trouble. Words of npm, yarn, pnpm, bun, pip, uv, poetry, go, cargo, composer, bundler, maven, git, curl. */
const troubles = [
    {
        what: 'the disk or the memory of this machine is full',
        pattern: /\bENOSPC\b|No space left on device|\bEDQUOT\b|Disk quota exceeded|\bEROFS\b|Read-only file system|\bENOMEM\b|Cannot allocate memory|\bEMFILE\b|Too many open files/i,
    },
    {
        what: 'a name could not be looked up',
        pattern: /\bENOTFOUND\b|\bEAI_AGAIN\b|(?:Temporary failure in|failure in) name resolution|Could not resolve host|Name or service not known|getaddrinfo|nodename nor servname|failed to lookup address|dns error|no such host/i,
    },
    {
        what: 'the network did not work',
        pattern: /\bE(?:CONNRESET|CONNREFUSED|CONNABORTED|TIMEDOUT|SOCKETTIMEDOUT|NETUNREACH|HOSTUNREACH|PIPE)\b|ERR_SOCKET_TIMEOUT|Connection (?:refused|reset|timed out|aborted|closed)|Network is unreachable|No route to host|timed out|(?:handshake|i\/o|network|connect) timeout|socket hang up|Max retries exceeded|(?:NewConnection|ConnectTimeout|Proxy|IncompleteRead|Protocol)Error|Could ?n[o']t connect to|error sending request|SSL_ERROR_SYSCALL|curl: \((?:5|6|7|18|28|35|52|56|92)\)|unexpected end of file from server|unexpected disconnect while reading/i,
    },
    {
        what: 'the registry was out of order',
        pattern: /\bE(?:5\d\d|429)\b|\b(?:5\d\d|429):? (?:Internal Server Error|Bad Gateway|Service (?:Temporarily )?Unavailable|Gateway Time-?out|Too Many Requests)|(?:status(?: code)?|response code|returned error|HTTP(?:\/[\d.]+| error)?|FETCH)[:_ ]+(?:5\d\d|429)\b|Too Many Requests|Service Unavailable|Bad Gateway/i,
    },
    {
        what: 'the registry wants a token, and setup has none for changed manifests (setup_env)',
        pattern: /\bE40[13]\b|\bENEEDAUTH\b|\b40[13]:? (?:Unauthorized|Forbidden|Authentication required)|(?:status(?: code)?|response code|returned error|HTTP(?:\/[\d.]+| error)?|FETCH)[:_ ]+40[13]\b|could not read Username|Authentication failed for|Permission denied \(publickey/i,
    },
    {
        what: 'a certificate was not trusted',
        pattern: /self[- ]signed certificate|unable to (?:get|verify).{0,30}certificate|certificate verify failed|CERT_(?:HAS_EXPIRED|NOT_YET_VALID)|certificate signed by unknown authority|UnknownIssuer/i,
    },
];


/***/ }),

/***/ 76872:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PH: () => (/* binding */ pricedUsage),
/* harmony export */   XA: () => (/* binding */ charged),
/* harmony export */   af: () => (/* binding */ priced),
/* harmony export */   at: () => (/* binding */ nothingSpent),
/* harmony export */   kp: () => (/* binding */ roleOf)
/* harmony export */ });
/* harmony import */ var _provider_kind_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29792);
/* harmony import */ var _story_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12703);


/** Nothing was called yet. */
const nothingSpent = { costUsd: 0, unknownCalls: 0, byRole: {} };
/** A call that tells no cost, or not all of it, has at least the one that the user gave it with `cost_per_call`, or an unknown one. */
function priced(state, outcome) {
    const { costPerCallUsd: costUsd } = state.plan.caps;
    const pending = atHand(state);
    if (costUsd === undefined || !('usage' in outcome) || outcome.usage === undefined)
        return outcome;
    const role = (0,_provider_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .callsAgent */ .H4)(pending) ? roleOf(pending) : 'implement';
    return { ...outcome, usage: pricedUsage(outcome.usage, { role, costUsd }) };
}
/** What one call used, with the price of `cost_per_call` where it tells none. */
function pricedUsage(usage, { role, costUsd }) {
    if (usage.length === 0)
        return [{ ...noTokens, role, costUsd, isFlat: true }];
    return usage.map((each) => {
        const { isPartial, ...whole } = each;
        if (each.costUsd !== undefined && isPartial === undefined)
            return each;
        return { ...whole, costUsd: Math.max(costUsd, each.costUsd ?? 0) };
    });
}
/** Counts what the call at hand cost, also when it was cut short, refused or lost with its process. */
function charged(state, outcome) {
    if (!(0,_provider_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .callsAgent */ .H4)(atHand(state)))
        return state;
    switch (outcome.type) {
        case 'implemented':
        case 'reviewed':
        case 'consulted': {
            const after = { ...state, spent: added(state.spent, outcome.usage) };
            return (0,_provider_kind_js__WEBPACK_IMPORTED_MODULE_0__/* .isPutOff */ .Zn)(state, outcome) ? noteAside(after, outcome.usage) : after;
        }
        case 'final-reviewed':
            return noteAside({ ...state, spent: added(state.spent, outcome.usage) }, outcome.usage);
        case 'interrupted': {
            // Without a list the cancel came before the call, or it has not ended yet.
            const { usage } = outcome;
            return usage === undefined ? state : noteAside({ ...state, spent: added(state.spent, usage) }, usage);
        }
        case 'trouble':
            return lost(state);
        case 'resumed':
            // A process that was killed tells nothing of the call that it made.
            return state.suspended === undefined || state.suspended.ending === true ? lost(state) : state;
        default:
            return state;
    }
}
/** The command that was issued last, or the one that a cancel cut short and that still ends. */
function atHand({ pending, suspended }) {
    return suspended?.ending === true ? suspended.command : pending;
}
/** What a call is for, as its cost is counted. */
function roleOf(command) {
    switch (command.type) {
        case 'implement':
            return 'implement';
        case 'run-review':
            return command.gate;
        case 'run-final-review':
            return 'quality';
        case 'consult':
            return command.role;
    }
}
const noTokens = { inputTokens: 0, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 };
function added(before = nothingSpent, usage) {
    if (usage.length === 0)
        return { ...before, unknownCalls: before.unknownCalls + 1 };
    return usage.reduce(addOne, before);
}
function addOne(spent, { role, costUsd, isPartial }) {
    if (costUsd === undefined || !(costUsd >= 0))
        return { ...spent, unknownCalls: spent.unknownCalls + 1 };
    const { calls, costUsd: before } = spent.byRole[role] ?? { calls: 0, costUsd: 0 };
    return {
        ...spent,
        costUsd: toMillionths(spent.costUsd + costUsd),
        unknownCalls: spent.unknownCalls + (isPartial === true ? 1 : 0),
        byRole: { ...spent.byRole, [role]: { calls: calls + 1, costUsd: toMillionths(before + costUsd) } },
    };
}
/** So that no rounding error decides anything or shows. */
function toMillionths(usd) {
    return Math.round(usd * 1_000_000) / 1_000_000;
}
function lost(state) {
    return noteAside({ ...state, spent: added(state.spent, []) }, []);
}
/** A call that is no part of an attempt still belongs to its story, or to the run. */
function noteAside(state, usage) {
    const story = (0,_story_js__WEBPACK_IMPORTED_MODULE_1__/* .currentStory */ .$C)(state);
    if (story === undefined)
        return { ...state, beside: withCall(state.beside ?? {}, usage) };
    return (0,_story_js__WEBPACK_IMPORTED_MODULE_1__/* .updateStory */ .fn)(state, withCall(story, usage));
}
function withCall({ aside = [], lostCalls = 0 }, usage) {
    const calls = { ...(aside.length > 0 && { aside }), ...(lostCalls > 0 && { lostCalls }) };
    if (usage.length === 0)
        return { ...calls, lostCalls: lostCalls + 1 };
    return { ...calls, aside: [...aside, ...usage] };
}


/***/ }),

/***/ 7666:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ knownAfter),
/* harmony export */   f: () => (/* binding */ testResults)
/* harmony export */ });
/* harmony import */ var _hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(37384);

/** What the journal keeps by name: beyond it failures are not told apart, and tests are known by their hashes. */
const MOST_FAILING = 500;
const MOST_BY_ID = { tests: 2000, chars: 150_000 };
/** The results of a whole report, compared with what is known. */
function testResults(report, { source, exitCode, known }) {
    const failing = [...new Set(report.tests.filter(isFailing).map(({ id }) => id))];
    const listed = failing.length > MOST_FAILING ? 'none' : report.listed;
    const formats = report.formats ?? [report.format];
    const common = {
        source,
        formats,
        counts: report.counts,
        listed,
        exitCode,
        failing: listed === 'none' ? [] : failing,
    };
    const ids = listed === 'all' ? ranIds(report.tests) : undefined;
    const ran = ids === undefined ? undefined : namesOf(ids, known?.ran);
    if (known === undefined)
        return { ...common, ...(ran && { ran }) };
    const compared = compare(known, { report, failing: common.failing, ran });
    return { ...common, ...(ran && compared.gone === undefined ? { ran } : {}), compared };
}
/** What is known once the tree of `results` is what the next story starts from. */
function knownAfter(before, results) {
    const { compared, ...rest } = results;
    if (rest.ran !== undefined || compared?.added === undefined || before?.ran === undefined)
        return rest;
    const { by } = compared.added;
    const gone = new Set(compared.gone?.names);
    const kept = inForm(before.ran, by).filter((name) => !gone.has(name));
    const failing = by === 'id' ? rest.failing : rest.failing.map(_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .hash8 */ .v);
    return { ...rest, ran: { by, names: [...new Set([...kept, ...compared.added.names, ...failing])] } };
}
function compare(known, { report, failing, ran }) {
    const before = new Set(known.failing);
    const passing = new Set(report.tests.flatMap(({ id, status }) => (status === 'passed' ? [id] : [])));
    // Where passing tests are not named, one test more has to pass.
    const isFixed = (id) => report.listed === 'all'
        ? passing.has(id)
        : report.listed === 'failing' && report.counts.passed > known.counts.passed;
    const now = new Set(failing);
    const differences = {
        newFailing: failing.filter((id) => !before.has(id)),
        fixed: known.failing.filter((id) => !now.has(id) && isFixed(id)),
    };
    if (ran === undefined || known.ran === undefined)
        return differences;
    const { by, names } = ran;
    const old = inForm(known.ran, by);
    const [oldSet, newSet] = [new Set(old), new Set(names)];
    const red = new Set(by === 'id' ? failing : failing.map(_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .hash8 */ .v));
    return {
        ...differences,
        added: { by, names: names.filter((name) => !oldSet.has(name) && !red.has(name)) },
        gone: { by, names: old.filter((name) => !newSet.has(name)) },
    };
}
function isFailing({ status }) {
    return status === 'failed' || status === 'error';
}
/** Runners that name no file give tests of two files one id: the second becomes `id (2)`. */
function ranIds(tests) {
    const seen = new Map();
    return tests.flatMap(({ id, status }) => {
        if (status === 'skipped')
            return [];
        const count = (seen.get(id) ?? 0) + 1;
        seen.set(id, count);
        return count === 1 ? [id] : [`${id} (${count})`];
    });
}
function namesOf(ids, known) {
    const chars = ids.reduce((sum, id) => sum + id.length, 0);
    const byId = ids.length <= MOST_BY_ID.tests && chars <= MOST_BY_ID.chars && known?.by !== 'hash';
    return byId ? { by: 'id', names: ids } : { by: 'hash', names: ids.map(_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .hash8 */ .v) };
}
function inForm({ by, names }, wanted) {
    return by === wanted ? names : names.map(_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .hash8 */ .v);
}


/***/ }),

/***/ 32857:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FX: () => (/* binding */ ranOf),
/* harmony export */   Vl: () => (/* binding */ noTests),
/* harmony export */   q4: () => (/* binding */ MOST_TESTS)
/* harmony export */ });
/* unused harmony export totalOf */
/** No test at all. */
const noTests = { passed: 0, failed: 0, errors: 0, skipped: 0 };
/** Most tests of one check that are read: more is no test suite but an attack on memory. */
const MOST_TESTS = 50_000;
/** Tests that ran; what is skipped proves nothing. */
function ranOf({ passed, failed, errors }) {
    return passed + failed + errors;
}
/** All tests of a report. */
function totalOf(counts) {
    return ranOf(counts) + counts.skipped;
}


/***/ }),

/***/ 51554:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ isAlike)
/* harmony export */ });
/** Texts that share so much of their words say the same (02-loop \u00a73, Critic). */
const ALIKE = 0.8;
/** Whether two texts say the same in other words: their words overlap by 80 % or more. */
function isAlike(one, other) {
    const [a, b] = [wordsOf(one), wordsOf(other)];
    const shared = [...a].filter((word) => b.has(word)).length;
    return shared / Math.max(a.size, b.size) >= ALIKE;
}
function wordsOf(text) {
    return new Set(text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? []);
}


/***/ })

};
