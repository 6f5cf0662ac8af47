export const id = 8872;
export const ids = [8872];
export const modules = {

/***/ 91811:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ isMemory),
/* harmony export */   z: () => (/* binding */ memoryOf)
/* harmony export */ });
/* harmony import */ var _story_list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25212);

/** What the next run remembers of this one and of those before: a fold of the journal like everything else (02-loop \u00a76). */
function memoryOf(state) {
    const { recall, stories } = state.plan;
    if (recall === undefined)
        return undefined;
    const before = new Map((recall.known ?? []).map((each) => [each.id, each]));
    return stories.flatMap((planned, index) => {
        const story = (0,_story_list_js__WEBPACK_IMPORTED_MODULE_0__/* .storyAt */ .PI)(state.stories, index);
        const known = before.get(planned.id);
        return story === undefined ? [] : (remembered({ state, story, planned, recall }, known) ?? []);
    });
}
/** Whether what a journal says of earlier runs can be relied on; whoever can push can also forge. */
function isMemory(value, nowMs) {
    return Array.isArray(value) && value.every((each) => isRemembered(each, nowMs));
}
function remembered(told, known) {
    const { story, planned } = told;
    if (story.status === 'passed')
        return story.commit === undefined ? accepted(known) : passed(told);
    if (planned.waits !== undefined || story.attempts.length === 0)
        return known;
    const failed = failedNight(told);
    const names = namesOf(told);
    return failed === undefined || names === undefined ? known : { ...named(planned, names), failed };
}
/** Somebody else says that it passed: of what we know only our own verdict is left. */
function accepted(known) {
    return known?.passed === true ? known : undefined;
}
function passed(told) {
    const names = namesOf(told);
    return names && { ...named(told.planned, names), passed: true };
}
function named({ id, title }, { entry, text }) {
    return { id, title, entry, text };
}
/** The names of a story that was tried, or of one that the plan had to name. */
function namesOf({ story, planned: { entry, text } }) {
    return story.names ?? (entry === undefined || text === undefined ? undefined : { entry, text });
}
const givenUp = new Set(['failed', 'stuck', 'thrashing', 'blocked', 'needs_human']);
/** Undefined for a story that only the end of its run, or a service that was out, cut short. */
function failedNight({ state, story, planned, recall }) {
    const last = story.attempts.at(-1);
    const isOutage = last?.decision === 'gate-unavailable';
    if (!givenUp.has(story.status) || story.cut === true || isOutage)
        return undefined;
    return {
        outcome: story.status,
        detail: story.detail,
        runId: state.plan.runId,
        at: (last?.startedAt ?? state.now) + (last?.durationMs ?? 0),
        prompt: recall.prompt,
        base: recall.base,
        ...(story.wip && isKept(state, story.wip.branch) && { wip: story.wip.branch }),
        ...(story.status === 'needs_human' && last?.question !== undefined && { question: last.question }),
        ...(planned.regate && { marked: true }),
    };
}
/** Work that the remote refused is on its machine alone. */
function isKept({ publications }, branch) {
    return publications.find(({ ref }) => ref === `refs/heads/${branch}`)?.status !== 'refused';
}
function isRemembered(value, nowMs) {
    const { id, title, entry, text, passed: isPassed, failed } = (value ?? {});
    const isNamed = [id, title, entry, text].every((each) => typeof each === 'string');
    if (!isNamed || (isPassed !== undefined && isPassed !== true))
        return false;
    return failed === undefined ? isPassed === true : isFailed(failed, nowMs);
}
/** A failure of the future would never be old enough to be tried again. */
function isFailed(value, nowMs) {
    const { outcome, detail, runId, at, prompt, base, question, wip } = (value ?? {});
    const isTold = [detail, runId, prompt, base, question ?? '', wip ?? ''].every((each) => typeof each === 'string');
    const isOwn = wip === undefined || /^(?:wip\/|ralph-wip-)[\w./-]+$/.test(String(wip));
    return (isTold && isOwn && givenUp.has(outcome) && typeof at === 'number' && at <= nowMs + DAY_MS);
}
const DAY_MS = 86_400_000;


/***/ }),

/***/ 80012:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ reasonOf),
/* harmony export */   CK: () => (/* binding */ stuckWords),
/* harmony export */   Fu: () => (/* binding */ shortSha),
/* harmony export */   GS: () => (/* binding */ gateLabel),
/* harmony export */   Ok: () => (/* binding */ reportGate),
/* harmony export */   Pv: () => (/* binding */ lastOfEach),
/* harmony export */   aZ: () => (/* binding */ blockingGates),
/* harmony export */   bv: () => (/* binding */ firstError),
/* harmony export */   iZ: () => (/* binding */ errorRun),
/* harmony export */   pS: () => (/* binding */ shiftsOf)
/* harmony export */ });
/* harmony import */ var _core_gates_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66822);
/* harmony import */ var _core_outage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5211);
/* harmony import */ var _core_split_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92474);
/* harmony import */ var _core_stuck_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37130);




/** A gate as people call it: `implement`, or `test (unit)` for a configured check. */
function gateLabel(result) {
    return result.check === undefined ? result.gate : `${result.gate} (${result.check})`;
}
/** The last result of each gate: one that judged a sub-story judged the story again (02-loop \u00a73.3). */
function lastOfEach(gates) {
    return [...new Map(gates.map((gate) => [gateLabel(gate), gate])).values()];
}
/** The gates that failed an attempt; empty when it passed or runs. */
function blockingGates(attempt) {
    return attempt.gates.filter(_core_gates_js__WEBPACK_IMPORTED_MODULE_0__/* .blocks */ .Bv);
}
/** Why a gate did not pass, in one phrase that is never empty. */
function reasonOf(result) {
    if (result.reason !== '')
        return result.reason;
    return result.exitCode === undefined ? result.verdict : `${result.verdict}, exit code ${result.exitCode}`;
}
/** First verbatim line of a failed attempt's evidence, else the reason of the gate that failed it; empty when it passed. */
function firstError(attempt) {
    const [failing] = blockingGates(attempt);
    const [first, second] = attempt.blockers[0]?.text.split('\n') ?? [];
    const verbatim = first === failing?.reason ? (second ?? first) : first;
    return (verbatim ?? (failing === undefined ? '' : reasonOf(failing))).replace(took, '');
}
/** How long a test took, as runners say it behind its name: a headline has no room for it. */
const took = /\s\(\d+(?:\.\d+)?\s?m?s\)$/;
/** How many attempts in a row, up to the last, ended in the same error; 0 when the last one passed or differs from the one before. */
function errorRun(story) {
    const run = (0,_core_stuck_js__WEBPACK_IMPORTED_MODULE_3__/* .sameErrors */ .C2)((0,_core_split_js__WEBPACK_IMPORTED_MODULE_2__/* .attemptsAlike */ .JC)(story)).length;
    return run >= 2 ? run : 0;
}
/** Strategy shifts that a story has had (02-loop \u00a73.4). */
function shiftsOf(story) {
    return (0,_core_outage_js__WEBPACK_IMPORTED_MODULE_1__/* .worked */ .D)(story.attempts).filter(({ tier }) => tier === 'shift').length;
}
/** `No`, or how often the same error came and what did not help, as the failure report of subagent-ralph-loop says it. */
function stuckWords(story) {
    const same = (0,_core_stuck_js__WEBPACK_IMPORTED_MODULE_3__/* .sameErrors */ .C2)((0,_core_split_js__WEBPACK_IMPORTED_MODULE_2__/* .attemptsAlike */ .JC)(story));
    const run = same.length;
    if (run < _core_stuck_js__WEBPACK_IMPORTED_MODULE_3__/* .STUCK_AT */ .FQ)
        return 'No';
    const tiers = same.flatMap(({ tier }) => (tier === undefined ? [] : [tier]));
    const inVain = [
        `same error ${run - tiers.length}x`,
        ...(tiers.includes('shift') ? ['strategy shift failed'] : []),
        ...(tiers.includes('expansion') ? ['context expansion failed'] : []),
    ];
    return `Yes (${inVain.join(', ')})`;
}
/** A gate as the failure report of subagent-ralph-loop calls it. */
function reportGate(gate) {
    if (gate === undefined)
        return 'none';
    if (gate === 'test')
        return 'tests';
    return gate === 'spec' ? 'spec-compliance' : gate;
}
/** A commit as people read it. */
function shortSha(commit) {
    return commit.slice(0, 7);
}


/***/ }),

/***/ 72440:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ anotherTry),
/* harmony export */   v: () => (/* binding */ heldStories)
/* harmony export */ });
/* harmony import */ var _core_memory_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91811);
/* harmony import */ var _core_story_list_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25212);


/** Stories that later runs leave alone until something about them changes or a person names them (02-loop \u00a76), by id. */
function heldStories(state) {
    const scope = new Set((0,_core_story_list_js__WEBPACK_IMPORTED_MODULE_1__/* .storiesOf */ .TQ)(state)
        .filter(({ inScope }) => inScope)
        .map(({ id }) => id));
    return ((0,_core_memory_js__WEBPACK_IMPORTED_MODULE_0__/* .memoryOf */ .z)(state) ?? []).flatMap(({ id, failed }) => (failed !== undefined && scope.has(id) ? [id] : []));
}
/** What has to be done for another try of a story, behind "then". */
function anotherTry(id, { held, phrase }) {
    return held.has(id)
        ? `try it again by its name, with \`story: ${id}\` or \`${phrase} retry ${id}\``
        : 'run the workflow again';
}


/***/ }),

/***/ 78739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ chosenIsolation),
/* harmony export */   _: () => (/* binding */ isolationWords)
/* harmony export */ });
/* harmony import */ var _model_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17214);

/** What stood between the controller and what it started, and what did not (04-trust rules 2 and 21). */
function isolationWords(isolation) {
    return [title(isolation), levels[isolation.level], ...isolation.notes.map(_model_words_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)].join(' ');
}
/** The same for the log, before anything was started. */
function chosenIsolation(isolation) {
    return [title(isolation), ...isolation.notes.map(_model_words_js__WEBPACK_IMPORTED_MODULE_0__/* .sentence */ .em)].join(' ');
}
function title(isolation) {
    return `Isolation: level ${isolation.level}${howOf(isolation)}.`;
}
function howOf({ level, way, views, home }) {
    if (level !== 'namespace')
        return '';
    const made = way === undefined ? '' : `${ways[way]}, `;
    return ` (${made}trees ${trees[views]}, HOME ${home === 'overlay' ? 'under an overlay' : 'thrown away'})`;
}
const ways = {
    root: 'made as root',
    sudo: 'made through sudo',
    'user-namespace': 'made by an ordinary user',
};
const trees = {
    overlay: 'as overlay layers',
    reflink: 'as copies that share blocks',
    copy: 'as copies',
    clean: 'cleaned before each use',
};
const levels = {
    namespace: 'Agents and gates ran in their own process and mount namespaces.',
    user: 'Agents and gates ran as another user; files that every user may read were readable to them.',
    process: 'Unsafe: agents and gates ran as the user of the controller and could read its memory and write its files (journal, runner files, trees); what they wrote to caches in HOME stayed; a child that drops its environment and its session can outlive the kill.',
};


/***/ }),

/***/ 80285:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FF: () => (/* binding */ isUnreviewed),
/* harmony export */   SC: () => (/* binding */ attentionOf),
/* harmony export */   YH: () => (/* binding */ questionOf)
/* harmony export */ });
/* harmony import */ var _core_last_word_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51617);
/* harmony import */ var _core_policy_twice_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70875);
/* harmony import */ var _model_review_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76391);



/** Blocks first, then questions, then agents that cannot go on, then gates that are out of order. */
function attentionOf(scope, texts) {
    return scope
        .flatMap((story) => attentionIn(story, texts))
        .toSorted((a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind));
}
/** What only a human can decide about a story; undefined when nothing is asked. */
function questionOf(story) {
    if (story.status !== 'needs_human')
        return undefined;
    const asked = story.waits?.question ?? story.attempts.at(-1)?.question;
    return asked ?? ((0,_core_policy_twice_js__WEBPACK_IMPORTED_MODULE_1__/* .asksForPermission */ .X3)(story.detail) ? story.detail : undefined);
}
/** Whether no second agent read any of this run's changes: then the report says so. */
function isUnreviewed({ plan }) {
    return plan.reviewAgent === 'none';
}
const kinds = ['block', 'decision', 'signal', 'unavailable', 'waiting'];
function attentionIn(story, texts) {
    const { id, status, detail } = story;
    const question = questionOf(story);
    if (story.waits !== undefined)
        return waitingIn(story, question);
    if (status === 'blocked')
        return [{ kind: (0,_core_last_word_js__WEBPACK_IMPORTED_MODULE_0__/* .isConfirmedBlock */ .Jf)(story) ? 'block' : 'signal', story: id, text: detail }];
    if (status !== 'needs_human')
        return [];
    if (question === undefined)
        return [{ kind: 'unavailable', story: id, text: detail }];
    return [{ kind: 'decision', story: id, text: `${question}${quoted(story, texts)}` }];
}
/** Its earlier run asked for a person; one that merely failed is told among the failures. */
function waitingIn({ id, status, waits, detail }, question) {
    const since = waits?.nights === 1 ? 'for a night' : `for ${waits?.nights} nights`;
    if (question !== undefined)
        return [{ kind: 'decision', story: id, text: `${question} (open ${since})` }];
    return status === 'blocked' || status === 'needs_human' ? [{ kind: 'waiting', story: id, text: detail }] : [];
}
/** A reader knows the criterion, not its number. */
function quoted(story, texts) {
    const open = (0,_model_review_js__WEBPACK_IMPORTED_MODULE_2__/* .reviewsOf */ .Nv)(story, texts)
        .flatMap(({ criteria }) => criteria)
        .flatMap(({ id, verdict, text }) => (verdict === 'met' || text === undefined ? [] : [`${id}: "${text}"`]));
    return open.length === 0 ? '' : ` (${open.join(', ')})`;
}


/***/ }),

/***/ 57377:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  rl: () => (/* binding */ causeOf),
  Ah: () => (/* binding */ failureView),
  N6: () => (/* binding */ isFailure),
  r7: () => (/* binding */ shellWord)
});

// EXTERNAL MODULE: ./build/core/last-word.js
var last_word = __webpack_require__(51617);
// EXTERNAL MODULE: ./build/core/policy-twice.js
var policy_twice = __webpack_require__(70875);
// EXTERNAL MODULE: ./build/core/split.js
var split = __webpack_require__(92474);
// EXTERNAL MODULE: ./build/report/attempt-facts.js
var attempt_facts = __webpack_require__(80012);
;// CONCATENATED MODULE: ./build/report/cheat-advice.js

/** What a person does about an attempt that weakened its own judges; undefined when its last attempt failed for another reason. */
function cheatAdvice(last, { again, ...about }) {
    if (last === undefined)
        return undefined;
    const cheat = last.findings.find((finding) => finding.class === 'cheat');
    if (cheat !== undefined) {
        const criterion = cheat.rule === 'test-deleted' ? 'say so in a criterion that names the file, or ' : '';
        const permit = permission(about, [`${cheat.path}#${cheat.rule}`]);
        return `${untold(last, cheat.message)}Do not merge this branch: take from it what is good, or ${again}. If the story is meant to do that, ${criterion}${permit}.`;
    }
    const expected = last.gates.some(({ check, verdict }) => check === 'old-tests' && verdict === 'fail');
    if (expected)
        return expectations(last, { ...about, again });
    const lied = last.gates.some(({ gate, verdict, reason }) => gate === 'test' && verdict === 'fail' && lie.test(reason));
    return lied
        ? `Merge nothing of this branch before you know what ended, hid or replaced the tests: look at what the attempt changed outside of its story, then ${again}.`
        : undefined;
}
/** What was done, where the reason of the attempt's end names something else; empty when it is told already. */
function untold({ gates }, message) {
    if (gates.some(({ verdict, reason }) => verdict === 'fail' && reason.includes(message)))
        return '';
    return `The attempt also ${message.split(';', 1)[0]}. `;
}
/** How a person permits what the entries name: by the line in prd.json, or where it is one entry by a comment. */
function permission({ id, phrase }, entries) {
    const [only] = entries;
    const line = `add to the story: ${(0,policy_twice/* allowLine */.mM)(entries)}`;
    const isSayable = /^[\w.-]+$/.test(id) && only !== undefined && !/[`\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(only);
    if (!isSayable || entries.length > 1)
        return line;
    return `${line}, or comment \`${phrase} retry ${id} --allow ${flagValue(only)}\``;
}
/** What the controller put back is no part of what failed, but a person has to know of it; empty when there was nothing. */
function putBackWords(last) {
    const found = last?.findings.filter(({ class: kind, rule }) => kind === 'policy' || rule === 'prd-flipped') ?? [];
    const paths = [...new Set(found.map(({ path }) => path))];
    if (paths.length === 0)
        return '';
    const named = paths.slice(0, 3).join(', ');
    const more = paths.length > 3 ? ` and ${paths.length - 3} more` : '';
    return `The attempt also changed ${named}${more}, which the controller put back before the gates ran. `;
}
const lie = /exited with code 0, but|tests? ran, \d+ ran before/;
/** More are not worth a line that a person copies. */
const MOST_ENTRIES = 5;
function expectations({ probes = [] }, { again, ...about }) {
    const paths = probes.find(({ kind }) => kind === 'old-tests')?.paths ?? [];
    const entries = paths.slice(0, MOST_ENTRIES).map((path) => `${path}#test-changed`);
    const permit = entries.length === 0 ? 'permit it' : permission(about, entries);
    return `The attempt changed what tests expect. Where no criterion asks for that, do not merge this branch. Where one does, ${permit}, and ${again}.`;
}
/** As the command line of a comment takes it. */
function flagValue(text) {
    return /^[\w./#@+*-]+$/.test(text) ? text : `"${text.replace(/["\\]/g, '\\$&')}"`;
}

// EXTERNAL MODULE: ./build/report/held.js
var held = __webpack_require__(72440);
// EXTERNAL MODULE: ./build/report/model-attention.js
var model_attention = __webpack_require__(80285);
// EXTERNAL MODULE: ./build/report/model-lookup.js
var model_lookup = __webpack_require__(86573);
// EXTERNAL MODULE: ./build/report/model-review.js
var model_review = __webpack_require__(76391);
;// CONCATENATED MODULE: ./build/report/model-failure.js









/** Most verbatim lines quoted of one gate. */
const MOST_LINES = 20;
/** Stories that ended without a pass and that a human may have to look at. */
function isFailure({ status }) {
    return status !== 'passed' && status !== 'open' && status !== 'running' && status !== 'untried';
}
function failureView(run, story) {
    const last = story.attempts.at(-1);
    const logPath = last === undefined ? undefined : (0,attempt_facts/* blockingGates */.aZ)(last).find((gate) => gate.logPath)?.logPath;
    return {
        ...{ id: story.id, title: story.title, status: story.status },
        tries: story.attempts.length,
        maxTries: (0,split/* mostAttempts */.Gc)(run.state, story),
        cause: causeOf(run, story),
        error: (last === undefined ? '' : (0,attempt_facts/* firstError */.bv)(last)) || causeOf(run, story),
        lastGate: (0,attempt_facts/* reportGate */.Ok)(last?.lastGate),
        stuck: (0,attempt_facts/* stuckWords */.CK)(story),
        qualityWarnings: (0,model_review/* qualityWarnings */.hh)(story),
        branch: story.wip?.branch ?? story.waits?.wip ?? '',
        firstLines: last === undefined ? [] : firstLines(last),
        tried: story.attempts.map(triedView),
        ignored: last?.ignored?.paths ?? [],
        ignoredCount: last?.ignored?.count ?? 0,
        next: nextCommands(run, story),
        advice: adviceFor(run, story),
        ...(logPath === undefined ? {} : { logPath }),
    };
}
/** Why a story ended as it did; for a failed dependency with its name. */
function causeOf({ planned, passed }, story) {
    if (story.status !== 'dependency_failed')
        return story.detail;
    const missing = (planned.get(story.id)?.dependsOn ?? []).filter((id) => !passed.has(id));
    return missing.length === 0 ? story.detail : `${story.detail}: ${missing.join(', ')}`;
}
/** What failed the attempt, gate by gate; a review has a line per criterion that it did not see met. */
function firstLines(attempt) {
    return [...Map.groupBy(attempt.blockers, attempt_facts/* gateLabel */.GS)].map(([gate, blockers]) => {
        const reason = reasonOfGate(attempt, gate);
        const lines = blockers.flatMap((blocker) => verbatim(blocker, reason));
        return { gate, reason, lines: lines.slice(0, MOST_LINES) };
    });
}
function reasonOfGate(attempt, label) {
    return attempt.gates.find((gate) => (0,attempt_facts/* gateLabel */.GS)(gate) === label)?.reason ?? '';
}
/** A blocker begins with the controller's reason; what follows is verbatim. */
function verbatim({ text, file, line }, reason) {
    const lines = text.split('\n');
    const shown = reason !== '' && lines[0] === reason ? lines.slice(1) : lines;
    const [first] = shown;
    const place = line === undefined ? file : `${file}:${line}`;
    if (place === undefined || first === undefined || text.includes(place))
        return shown;
    return [`${place}: ${first}`, ...shown.slice(1)];
}
function triedView(attempt) {
    const failing = (0,attempt_facts/* blockingGates */.aZ)(attempt);
    return {
        attempt: attempt.attempt,
        iteration: attempt.iteration,
        durationMs: attempt.durationMs,
        gate: failing.length === 0 ? attempt.lastGate : failing.map(attempt_facts/* gateLabel */.GS).join(', '),
        reason: failing[0] === undefined ? '' : (0,attempt_facts/* reasonOf */.A3)(failing[0]),
        error: (0,attempt_facts/* firstError */.bv)(attempt),
        fingerprint: attempt.fingerprint,
        shift: attempt.tier === 'shift',
        expansion: attempt.tier === 'expansion',
        decision: [attempt.decision, attempt.because].filter(Boolean).join(': '),
        changed: attempt.changed.map((file) => file.path),
        changedCount: attempt.changedCount,
    };
}
function nextCommands(run, story) {
    const work = (0,model_lookup/* workOf */.LT)(run, story);
    if (work?.kind !== 'wip')
        return [];
    const branch = shellWord(work.branch);
    const bundle = run.published.get(`refs/heads/${work.branch}`)?.bundle;
    if (work.reached === 'pushed')
        return [`git fetch origin ${branch}`, `git switch ${branch}`];
    if (bundle === undefined)
        return [`git switch -c ${branch} ${(0,attempt_facts/* shortSha */.Fu)(work.commit)}`];
    return [
        `git fetch ${shellWord(bundle)} ${shellWord(`refs/heads/${work.branch}`)}`,
        `git switch -c ${branch} FETCH_HEAD`,
    ];
}
function adviceFor(run, story) {
    const { state, phrase } = run;
    const { id, status } = story;
    const again = (0,held/* anotherTry */.d)(id, run);
    if (status === 'dependency_failed')
        return 'It is tried as soon as the stories it depends on have passed.';
    if (status === 'interrupted')
        return 'Run the workflow again: the run goes on with this story.';
    if (status === 'blocked' && story.waits !== undefined)
        return `Do what its cause asks for, on its branch or in the story, then ${again}.`;
    if (status === 'blocked' && !(0,last_word/* isConfirmedBlock */.Jf)(story))
        return `Do what the agent asks for, or say in the story why it need not wait for it, then ${again}.`;
    if (status === 'blocked')
        return 'Nobody overrides a confirmed block: correct the work on its branch or change the story, then run the workflow again.';
    const question = (0,model_attention/* questionOf */.YH)(story);
    if (question !== undefined)
        return decisionOn(question, { id, again, phrase, place: placeOf(state) });
    if (status === 'needs_human')
        return unjudged(story, again);
    const last = story.attempts.at(-1);
    const what = state.plan.objective === undefined ? "the story's criteria" : 'the objective or its criteria';
    const plain = `Look at the work, repair it by hand or make ${what} clearer, then ${again}.`;
    return `${putBackWords(last)}${cheatAdvice(last, { id, again, phrase }) ?? plain}`;
}
/** What a person answers: for something protected the line and the comment that permit it, else words in the story. */
function decisionOn(question, { place, again, ...about }) {
    const permits = (0,policy_twice/* permitsOf */.kc)(question);
    if (permits.length > 0)
        return `If it has to, ${permission(about, permits)}. If not, say in ${place} how to do without, then ${again}.`;
    return `Decide, write the answer into ${place}, then run the workflow again. If the work is good as it is, merge its branch.`;
}
function unjudged({ detail }, again) {
    const cause = /\bwas killed\b/.test(detail)
        ? "give it more memory, or, where it had enough, look whether the attempt's own code kills what runs it"
        : 'repair what kept the gate from a verdict';
    return `The work is kept and was not judged: ${cause}, then ${again}.`;
}
function placeOf({ plan }) {
    return plan.prdPath === undefined ? 'the objective' : `the story's criteria in ${plan.prdPath}`;
}
/** A word that a shell takes as it is. */
function shellWord(text) {
    return /^[\w./:@%+=-]+$/.test(text) && !text.startsWith('-') ? text : `'${text.replaceAll("'", "'\\''")}'`;
}


/***/ }),

/***/ 32259:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ finalResults),
/* harmony export */   u: () => (/* binding */ finalOf)
/* harmony export */ });
/* harmony import */ var _core_applying_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84552);
/* harmony import */ var _core_final_review_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81214);
/* harmony import */ var _core_gates_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66822);
/* harmony import */ var _core_whole_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21409);
/* harmony import */ var _attempt_facts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(80012);





/** First verbatim lines of a final check that did not pass. */
const MOST_LINES = 20;
/** The final checks and the final review: `none` is configured, `not run` on the tip of the passed work, or what they said. */
function finalOf(state) {
    if ((0,_core_applying_js__WEBPACK_IMPORTED_MODULE_0__/* .finalChecks */ .eP)(state.plan).length === 0 && state.plan.finalReview === undefined)
        return 'none';
    const results = finalResults(state);
    return results.length === 0 ? 'not run' : results.map((result) => finalView(result, result === (0,_core_whole_js__WEBPACK_IMPORTED_MODULE_3__/* .knownReview */ .aq)(state)));
}
/** Results that hold for the tip of the passed work. */
function finalResults(state) {
    return [...((0,_core_whole_js__WEBPACK_IMPORTED_MODULE_3__/* .checksOnTip */ ._h)(state) ?? []), ...[(0,_core_final_review_js__WEBPACK_IMPORTED_MODULE_1__/* .finalVerdict */ .Ou)(state) ?? []].flat()];
}
function finalView(result, isEarlier) {
    const { check = result.gate, verdict, durationMs, excerpt, logPath } = result;
    return {
        name: check,
        isReview: result.gate === 'quality',
        verdict,
        reason: (0,_core_gates_js__WEBPACK_IMPORTED_MODULE_2__/* .blocks */ .Bv)(result) ? (0,_attempt_facts_js__WEBPACK_IMPORTED_MODULE_4__/* .reasonOf */ .A3)(result) : result.reason,
        durationMs,
        lines: (0,_core_gates_js__WEBPACK_IMPORTED_MODULE_2__/* .blocks */ .Bv)(result) || result.verdict === 'warn' ? excerpt.lines.slice(0, MOST_LINES) : [],
        ...(logPath === undefined ? {} : { logPath }),
        ...(isEarlier && { isEarlier }),
    };
}


/***/ }),

/***/ 86573:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $I: () => (/* binding */ lookup),
/* harmony export */   LT: () => (/* binding */ workOf),
/* harmony export */   YT: () => (/* binding */ isEligible),
/* harmony export */   sG: () => (/* binding */ outcomeOf)
/* harmony export */ });
/* harmony import */ var _core_story_list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25212);
/* harmony import */ var _held_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(72440);


function lookup(state, phrase = '/ralph') {
    return {
        state,
        planned: new Map(state.plan.stories.map((story) => [story.id, story])),
        published: new Map(state.publications.map((each) => [each.ref, each])),
        passed: new Set((0,_core_story_list_js__WEBPACK_IMPORTED_MODULE_0__/* .storiesOf */ .TQ)(state)
            .filter((story) => story.status === 'passed')
            .map((story) => story.id)),
        held: new Set((0,_held_js__WEBPACK_IMPORTED_MODULE_1__/* .heldStories */ .v)(state)),
        phrase,
    };
}
/** A story that prd.json does not put aside. */
function isEligible({ planned }, story) {
    return planned.get(story.id)?.was !== 'ineligible';
}
/** How a story stands; once the run has ended, what it broke off is `interrupted` and what it never began is `untried` (01-product). */
function outcomeOf(run, story) {
    if (run.state.halt === undefined)
        return story.status;
    if (story.status === 'running')
        return 'interrupted';
    const isUntried = story.status === 'open' && story.attempts.length === 0 && isEligible(run, story) && !story.waits;
    return isUntried ? 'untried' : story.status;
}
/** Where the work of a story is; undefined while it has none. */
function workOf({ state, published }, story) {
    const place = story.commit === undefined
        ? story.wip && { kind: 'wip', ...story.wip }
        : { kind: 'commit', branch: state.plan.branch, commit: story.commit };
    if (place === undefined)
        return keptBefore(story);
    const status = published.get(`refs/heads/${place.branch}`)?.status;
    return { ...place, reached: status === undefined || status === 'queued' ? 'local' : status };
}
/** What an earlier run left of a story that waits. */
function keptBefore({ waits }) {
    return waits?.wip === undefined ? undefined : { kind: 'wip', branch: waits.wip, commit: '', reached: 'pushed' };
}


/***/ }),

/***/ 76391:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C7: () => (/* binding */ reviewVerdict),
/* harmony export */   Nv: () => (/* binding */ reviewsOf),
/* harmony export */   hh: () => (/* binding */ qualityWarnings)
/* harmony export */ });
/** The reviews of a story's last attempt. */
function reviewsOf(story, texts) {
    const last = story.attempts.at(-1);
    return (last?.reviews ?? []).flatMap((review) => {
        const result = last?.gates.findLast((each) => each.gate === review.gate);
        if (result === undefined)
            return [];
        const { verdict, reason } = result;
        const criteria = review.criteria.map((each) => withText(each, texts?.get(story.id)));
        return [{ ...review, verdict, reason, criteria, warnings: warningsOf(review) }];
    });
}
/** Warnings of the latest quality review that a story had. */
function qualityWarnings(story) {
    const review = story.attempts.findLast(hasQuality)?.reviews?.findLast(({ gate }) => gate === 'quality');
    return review === undefined ? 0 : warningsOf(review);
}
/** `pass`, `fail`, \u2026 of the last attempt; `not reviewed` where nobody reviews, `not run` where an earlier gate stood in the way. */
function reviewVerdict(state, story, gate) {
    const result = story.attempts.at(-1)?.gates.findLast((each) => each.gate === gate);
    if (result !== undefined && result.verdict !== 'skipped')
        return result.verdict;
    return state.plan.reviewAgent === 'none' || result !== undefined ? 'not reviewed' : 'not run';
}
function withText(criterion, texts) {
    const at = /^c(\d{1,6})$/.exec(criterion.id)?.[1];
    const text = at === undefined ? undefined : texts?.[Number(at) - 1];
    return text === undefined ? criterion : { ...criterion, text };
}
function warningsOf({ findings }) {
    return findings.filter(({ severity }) => severity === 'warn').length;
}
function hasQuality({ reviews }) {
    return reviews?.some(({ gate }) => gate === 'quality') ?? false;
}


/***/ }),

/***/ 40016:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E9: () => (/* binding */ dollars),
/* harmony export */   Fs: () => (/* binding */ usageOf),
/* harmony export */   Hs: () => (/* binding */ tokenWords),
/* harmony export */   fL: () => (/* binding */ costWords),
/* harmony export */   zD: () => (/* binding */ grouped)
/* harmony export */ });
/** What the calls for these stories used, as far as the agents told (02-loop \u00a72 "unknown is printed as unknown"). */
function usageOf(stories) {
    const attempts = stories.flatMap((story) => story.attempts);
    const told = [...attempts.flatMap((attempt) => attempt.usage ?? []), ...stories.flatMap(({ aside = [] }) => aside)];
    const lost = stories.reduce((sum, { lostCalls = 0 }) => sum + lostCalls, 0);
    const missing = attempts.reduce((sum, attempt) => sum + silentIn(attempt), lost);
    const flat = told.filter(({ isFlat }) => isFlat).length;
    const silentCalls = missing + flat;
    const costs = told.flatMap(({ costUsd }) => (costUsd === undefined ? [] : [positive(costUsd)]));
    const whole = told.filter(({ costUsd, isPartial }) => costUsd !== undefined && isPartial !== true);
    const sum = (of) => told.reduce((total, each) => total + positive(of(each)), 0);
    return {
        calls: told.length + missing,
        inputTokens: sum((each) => each.inputTokens),
        outputTokens: sum((each) => each.outputTokens),
        cacheReadTokens: sum((each) => each.cacheReadTokens),
        cacheWriteTokens: sum((each) => each.cacheWriteTokens),
        silentCalls,
        unknownCalls: missing + told.length - whole.length,
        ...(costs.length === 0 ? {} : { costUsd: summed(costs) }),
    };
}
/** `$2.14`, `at least $2.14` when some calls do not tell, `unknown`; empty when no call was made. */
function costWords({ calls, costUsd, unknownCalls }) {
    if (calls === 0)
        return '';
    if (costUsd === undefined)
        return 'unknown';
    return unknownCalls === 0 ? dollars(costUsd) : `at least ${dollars(costUsd)}`;
}
/** Tokens in and out with thousands separators, `unknown` when no call told them; empty when no call was made. */
function tokenWords(usage) {
    if (usage.calls === 0)
        return '';
    if (usage.calls === usage.silentCalls)
        return 'unknown';
    const { inputTokens, outputTokens, cacheReadTokens, cacheWriteTokens } = usage;
    const all = grouped(inputTokens + outputTokens + cacheReadTokens + cacheWriteTokens);
    return usage.silentCalls === 0 ? all : `at least ${all}`;
}
/** A count with thousands separators. */
function grouped(count) {
    return formatted(count, 0);
}
/**
 * Calls of an attempt that left no entry. An attempt is one call of the implementer; a review is as many as it has votes, and a
 * review gate that took time without a verdict at least one. A verdict taken over from an earlier attempt took no time.
 */
function silentIn({ gates, reviews = [], usage = [], consulted = 0 }) {
    const missing = (role, made) => Math.max(0, made - usage.filter((each) => each.role === role).length);
    const asked = (gate) => {
        const ran = gates.some((each) => each.gate === gate && each.verdict !== 'skipped' && each.durationMs > 0);
        return ran ? Math.max(1, reviews.findLast((review) => review.gate === gate)?.votes ?? 0) : 0;
    };
    const advised = usage.filter(({ role }) => role === 'plan' || role === 'classify').length;
    const silent = Math.max(0, consulted - advised);
    return missing('implement', 1) + missing('spec', asked('spec')) + missing('quality', asked('quality')) + silent;
}
/** Sums of dollars are kept to a millionth, so that no rounding error shows. */
function summed(costs) {
    return Math.round(costs.reduce((total, cost) => total + cost, 0) * 1_000_000) / 1_000_000;
}
/** An amount as people write it: `$2.14`, `$1,234.50`, `under $0.01`. */
function dollars(usd) {
    if (usd > 0 && usd < 0.01)
        return 'under $0.01';
    return `$${formatted(usd, 2)}`;
}
/** By digits behind the point: to make one takes fifty times as long as to use it. */
const formats = new Map();
function formatted(value, digits) {
    const known = formats.get(digits);
    if (known !== undefined)
        return known.format(value);
    const made = new Intl.NumberFormat('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });
    formats.set(digits, made);
    return made.format(value);
}
function positive(value) {
    return Number.isFinite(value) && value > 0 ? value : 0;
}


/***/ }),

/***/ 17214:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pl: () => (/* binding */ headline),
/* harmony export */   WJ: () => (/* binding */ verdict),
/* harmony export */   em: () => (/* binding */ sentence),
/* harmony export */   p$: () => (/* binding */ haltVerdict)
/* harmony export */ });
/* harmony import */ var _core_split_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92474);
/* harmony import */ var _core_story_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12703);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57377);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40016);
/* harmony import */ var _objective_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11968);
/* harmony import */ var _time_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68062);






/** Stories named in the verdict before "and n more". */
const MOST_NAMED = 3;
/** `3/7 stories passed \u00b7 11/20 iterations \u00b7 41m of 60m \u00b7 $2.14`: the cost is part of it as soon as an agent was called. */
function headline(run) {
    const { figures, usage } = run;
    const { iterations, wallclock } = figures;
    const isUnknown = usage.calls > 0 && usage.costUsd === undefined;
    return [
        (0,_objective_words_js__WEBPACK_IMPORTED_MODULE_4__/* .reachedWords */ .K)(run),
        `${iterations.used}/${iterations.limit} iterations`,
        `${(0,_time_js__WEBPACK_IMPORTED_MODULE_5__/* .duration */ .p0)(wallclock.usedMs)} of ${(0,_time_js__WEBPACK_IMPORTED_MODULE_5__/* .duration */ .p0)(wallclock.limitMs)}`,
        isUnknown ? 'cost unknown' : ofLimit((0,_model_usage_js__WEBPACK_IMPORTED_MODULE_3__/* .costWords */ .fL)(usage), figures.costLimitUsd),
    ]
        .filter((part) => part !== '')
        .join(' \u00b7 ');
}
function ofLimit(cost, limitUsd) {
    return cost === '' || limitUsd === undefined ? cost : `${cost} of ${(0,_model_usage_js__WEBPACK_IMPORTED_MODULE_3__/* .dollars */ .E9)(limitUsd)}`;
}
/** Cause first: what happened with its value, then what that means (01-product promise 7). */
function verdict(state, scope) {
    if (state.halt === undefined)
        return running(state);
    const { objective } = state.plan;
    const isLooked = state.final !== undefined || state.finalReview !== undefined;
    const more = state.halt.kind === 'some_failed' ? named(scope) : '';
    return haltVerdict(state.halt, { more, objective, ...(isLooked && { isLooked }) });
}
/** A halt as a sentence of its cause and a sentence of its kind. */
function haltVerdict(halt, { more = '', objective, isLooked } = {}) {
    const ofThese = objective ? ofObjectives : isLooked ? afterALook : {};
    const meaning = ofThese[halt.kind] ?? haltMeaning(halt);
    return `${sentence(`${halt.detail}${more}`)} Halt ${halt.kind}: ${meaning}.`;
}
function haltMeaning(halt) {
    if (halt.kind === 'usage_limit' && halt.resumeAt !== undefined)
        return `${meanings.usage_limit}, best from ${(0,_time_js__WEBPACK_IMPORTED_MODULE_5__/* .isoTime */ .Ly)(halt.resumeAt)} on`;
    return halt.kind === 'budget_exceeded' && halt.budget !== undefined
        ? `the ${budgetNames[halt.budget]} budget is used up, work in flight was kept`
        : meanings[halt.kind];
}
const budgetNames = { iterations: 'iterations', commits: 'commits', wallclock: 'wall clock', cost: 'cost' };
const meanings = {
    ready: 'every story passed its gates',
    awaiting_signoff: 'nothing else is outstanding, and the pull request stays as it is until then',
    nothing_to_do: 'no agent was started, nothing was spent',
    skipped: 'no run was begun',
    some_failed: 'every story that could be tried was tried',
    budget_exceeded: 'a budget is used up, work in flight was kept',
    environment_broken: 'something outside the stories has to be repaired first',
    circuit_open: 'the run was stopped before it spent more on trouble that attempts do not mend; the next run begins with one trial',
    thrashing: 'the attempts undo each other; the story or its criteria have to change',
    escalate: 'only a human can answer, and the run ended on it',
    block_finding: 'reviewers agree on what must not be merged',
    usage_limit: 'agents may not be called for now; the next run goes on where this one stopped',
    config_error: 'the configuration has to be corrected first',
    locked: 'another run is at work, nothing was changed',
    internal_error: 'a fault of ralph-action itself, the state is kept',
    interrupted: 'the run was cut short, its state is kept; the next run goes on where this one stopped',
    user_cancel: 'a person ended the run; what passed stays, and the next run goes on where this one stopped',
};
/** The same where there are no stories. */
const ofObjectives = {
    ready: 'every gate let it pass',
    some_failed: 'nothing more is tried in this run',
    environment_broken: 'something outside of it has to be repaired first',
};
/** The same where nothing was done but to look at the passed stories together. */
const afterALook = { nothing_to_do: 'no story was worked on' };
function running(state) {
    const story = (0,_core_story_js__WEBPACK_IMPORTED_MODULE_1__/* .currentStory */ .$C)(state);
    if (state.pending.type === 'wait')
        return pausing(state, state.pending);
    if (state.pending.type === 'run-final-checks')
        return 'The final checks run, on all passed stories together.';
    if (state.pending.type === 'run-final-review')
        return 'The final review runs, of all passed stories together.';
    if (story === undefined)
        return state.baseline === undefined ? 'The baseline is running.' : 'The run is going on.';
    const { pending } = state;
    const attempt = 'attempt' in pending ? pending.attempt : story.attempts.length + 1;
    const doing = doings[pending.type] ?? '';
    const review = pending.type === 'run-review' ? `: the ${pending.gate} review runs` : doing;
    const what = state.plan.objective === undefined ? `Story ${story.id}` : 'The objective';
    return `${what} is in work, attempt ${attempt} of ${(0,_core_split_js__WEBPACK_IMPORTED_MODULE_0__/* .mostAttempts */ .Gc)(state, story)}${review}.`;
}
/** The countdown of a pause, as of the last change of this text. */
function pausing(state, { story, detail, until, forMs }) {
    const leftMs = Math.min(forMs, Math.max(0, until - state.now));
    return `The run waits until ${(0,_time_js__WEBPACK_IMPORTED_MODULE_5__/* .isoTime */ .Ly)(until)}, another ${(0,_time_js__WEBPACK_IMPORTED_MODULE_5__/* .duration */ .p0)(leftMs)}, before it goes on with ${story === undefined ? 'the final review' : `story ${story}`}. ${sentence(detail)}`;
}
/** What the command in flight means to a reader. */
const doings = {
    implement: ': the agent works',
    'take-snapshot': ': its work is read',
    'run-checks': ': the checks run',
    'commit-story': ': it passed and is committed',
    'park-story': ': it ended, its work is kept',
    consult: ': advice is asked for',
};
function named(scope) {
    const failures = scope.filter(_model_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .isFailure */ .N6);
    const first = failures.slice(0, MOST_NAMED).map((story) => `${story.id} (${story.detail})`);
    const more = failures.length > MOST_NAMED ? ` and ${failures.length - MOST_NAMED} more` : '';
    return first.length === 0 ? '' : `: ${first.join(', ')}${more}`;
}
/** As a sentence: a capital first, but for the name of a setting or a file, and a full stop last. */
function sentence(text) {
    const trimmed = text.trim().replace(/\.$/, '');
    if (/^(?:[a-z]\w*:|\w+[_.]\w)/.test(trimmed))
        return `${trimmed}.`;
    return `${trimmed.slice(0, 1).toUpperCase()}${trimmed.slice(1)}.`;
}


/***/ }),

/***/ 88872:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  j: () => (/* binding */ countStories),
  U: () => (/* binding */ view)
});

// EXTERNAL MODULE: ./build/core/signoff.js
var signoff = __webpack_require__(28496);
// EXTERNAL MODULE: ./build/core/story-list.js
var story_list = __webpack_require__(25212);
// EXTERNAL MODULE: ./build/report/model-attention.js
var model_attention = __webpack_require__(80285);
;// CONCATENATED MODULE: ./build/report/model-baseline.js
/** Verbatim lines of a red or broken baseline check that are shown. */
const LAST_LINES = 20;
function baselineOf({ baseline }) {
    if (baseline === undefined)
        return 'not run';
    if (baseline === 'off')
        return 'off';
    return baseline.map((check) => ({
        name: check.name,
        verdict: check.verdict,
        cause: check.cause,
        durationMs: check.durationMs,
        lines: check.verdict === 'green' ? [] : check.result.excerpt.lines.slice(-LAST_LINES),
    }));
}

;// CONCATENATED MODULE: ./build/report/model-caught.js
/** Findings of all attempts of a story, the gravest kind of each attempt first. */
function caughtIn(story) {
    return story.attempts.flatMap((attempt) => attempt.findings
        .toSorted((a, b) => gravity.indexOf(a.class) - gravity.indexOf(b.class))
        .map((finding) => ({
        story: story.id,
        attempt: attempt.attempt,
        class: finding.class,
        rule: finding.rule,
        path: finding.path,
        message: finding.message,
        passedLater: story.status === 'passed',
    })));
}
const gravity = [
    'cheat',
    'limit',
    'policy',
    'controller',
    'not-imported',
    'note',
];

// EXTERNAL MODULE: ./build/report/model-failure.js + 1 modules
var model_failure = __webpack_require__(57377);
// EXTERNAL MODULE: ./build/report/model-final.js
var model_final = __webpack_require__(32259);
// EXTERNAL MODULE: ./build/report/model-lookup.js
var model_lookup = __webpack_require__(86573);
// EXTERNAL MODULE: ./build/core/applying.js
var applying = __webpack_require__(84552);
// EXTERNAL MODULE: ./build/core/own.js
var own = __webpack_require__(92966);
// EXTERNAL MODULE: ./build/core/test-report/words.js
var words = __webpack_require__(85097);
// EXTERNAL MODULE: ./build/report/isolation-words.js
var isolation_words = __webpack_require__(78739);
// EXTERNAL MODULE: ./build/report/signoff-words.js
var signoff_words = __webpack_require__(47309);
// EXTERNAL MODULE: ./build/report/attempt-facts.js
var attempt_facts = __webpack_require__(80012);
// EXTERNAL MODULE: ./build/report/time.js
var time = __webpack_require__(68062);
;// CONCATENATED MODULE: ./build/report/soft-limits.js


/** Which stories and gates took longer than their soft limit, which fails nothing: at most a sentence for each kind. */
function softLimitNotices(scope) {
    const stories = scope
        .filter((story) => story.softLimitHit)
        .map((story) => `${story.id} (${(0,time/* duration */.p0)(story.elapsedMs)})`);
    const gates = scope.flatMap((story) => story.attempts.flatMap((attempt) => attempt.gates
        .filter((gate) => gate.softLimitHit)
        .map((gate) => `${story.id} attempt ${attempt.attempt} ${(0,attempt_facts/* gateLabel */.GS)(gate)} (${tookWords(gate, attempt)})`)));
    return [
        ...(stories.length === 0 ? [] : [`Past the soft limit of a story: ${stories.join(', ')}.`]),
        ...(gates.length === 0 ? [] : [`Past the soft limit of a gate: ${gates.join(', ')}.`]),
    ];
}
/** The checks of an attempt have one limit together, so that a short one may be past it. */
function tookWords(gate, { gates }) {
    const before = gates.slice(0, gates.indexOf(gate));
    const first = before[before.findLastIndex((each) => each.gate !== gate.gate) + 1] ?? gate;
    const beforeMs = gate.startedMs - first.startedMs;
    const took = (0,time/* duration */.p0)(gate.durationMs);
    return gate.check === undefined || beforeMs < 100 ? took : `${took}, after ${(0,time/* duration */.p0)(beforeMs)} of other checks`;
}

;// CONCATENATED MODULE: ./build/report/model-notices.js









/** What the reader should know although nothing failed by it; each thing once. */
function notices(state, scope, checkout = []) {
    return [
        ...state.plan.notices,
        ...checkout,
        ...(state.pullNotes ?? []),
        ...(state.carrying?.notes.map(({ note }) => note) ?? []),
        ...journalNotice(state),
        ...baselineNotices(state),
        ...resumeNotice(state),
        ...(0,signoff_words/* signoffNotices */.ar)(state),
        ...pauseNotice(state),
        ...flakyNotices(scope),
        ...softLimitNotices(scope),
    ];
}
function baselineNotices({ baseline, plan }) {
    if (!Array.isArray(baseline))
        return [];
    return baseline
        .filter((check) => check.verdict === 'red')
        .map((check) => {
        if (isOwn(plan, check.name))
            return `Check "${check.name}" was red on the base commit, before any agent ran: it had to become green.`;
        const failing = check.result.tests?.failing ?? [];
        const was = `Check "${check.name}" was red on the base commit, before any agent ran`;
        if (failing.length === 0)
            return `${was}. No report per test is read, so it must become green for a story to pass.`;
        return `${was}: ${(0,words/* shownNames */.k)(failing)}. A story fails only by what fails beside ${failing.length === 1 ? 'it' : 'them'}.`;
    });
}
function isOwn({ checks }, name) {
    return checks.some((check) => check.name === name && check.own === true);
}
function journalNotice({ plan: { journal, feature } }) {
    if (journal !== 'none')
        return [];
    return [
        `journal: none, so nothing of this run is kept at refs/ralph/${feature}/state: only the machine that has its files goes on with it, and later nights do not know what failed.`,
    ];
}
function resumeNotice({ resumes, earlierMs }) {
    if (resumes === 0)
        return [];
    return [`Resumed ${resumes === 1 ? 'once' : `${resumes} times`}; earlier workflow runs took ${(0,time/* duration */.p0)(earlierMs)}.`];
}
function pauseNotice({ paused }) {
    if (paused === undefined)
        return [];
    const times = paused.times === 1 ? 'once' : `${paused.times} times`;
    return [`Paused ${times}, ${(0,time/* duration */.p0)(paused.totalMs)} in all, for the agent's service or for rate_limit.`];
}
function flakyNotices(scope) {
    const gates = scope.flatMap(({ attempts }) => attempts.flatMap((attempt) => attempt.gates));
    const tests = new Set(gates.flatMap(({ flaky = [] }) => flaky));
    if (tests.size === 0)
        return [];
    const before = new Set(gates.flatMap(({ flakyBefore = [] }) => flakyBefore));
    const known = before.size === 0 ? '' : ` Of these ${(0,words/* shownNames */.k)([...before])} failed at the story's start too.`;
    return [`Flaky tests, which failed once and passed once on the same tree: ${(0,words/* shownNames */.k)([...tests])}.${known}`];
}
/** What this run did not protect against (04-trust rule 21), in the order of weight. */
function notProtected(state, isolation) {
    const { plan } = state;
    return [
        ...isolationGaps(isolation),
        ...networkGaps(plan.checks, isolation),
        ...dockerGaps(plan.checks),
        ...(plan.checks.length > 0 && (0,applying/* attemptChecks */.tB)(plan).length === 0
            ? ['Tests: attempts were not tested. Every check has stage: final.']
            : []),
        ...(plan.checks.length === 0
            ? ['Tests: not tested. `test_command: none` is configured, no check ran.']
            : testGaps(state)),
        ...(plan.baseline === 'off' && plan.checks.length > 0
            ? ['Baseline: off. Failures that were there before are not told apart from new ones.']
            : []),
        ...(plan.requireEvidence || !(0,model_attention/* isUnreviewed */.FF)(state)
            ? []
            : ['Evidence: off. Green checks alone were enough for a story to pass.']),
        ...reviewGaps(state),
        ...costGaps(state),
        'Secrets: redacted by value and by known forms. Other encodings (reversed, cut, encrypted) are not recognised.',
    ];
}
/** What the tests of a check say is said by the process that is tested (10-fine-print, "Exit code only"). */
function testGaps(state) {
    const checks = state.plan.checks.filter(({ kind }) => kind !== 'check').map(({ name }) => name);
    const told = new Set((0,story_list/* storiesOf */.TQ)(state)
        .flatMap(({ attempts }) => attempts.flatMap(({ gates }) => gates))
        .flatMap(toldTests));
    const counted = checks.filter((name) => told.has(name) || (0,own/* own */.Z)(state.tests, name) !== undefined);
    const silent = checks.filter((name) => !counted.includes(name));
    const of = counted.length === 0 ? '' : ` for ${(0,words/* shownNames */.k)(silent)}`;
    return [
        ...(counted.length === 0
            ? []
            : [
                `Tests: counted by reports of ${(0,words/* shownNames */.k)(counted)}. The tested process writes them itself, so code that tampers inside of it could forge them.`,
            ]),
        ...(silent.length === 0
            ? []
            : [
                `Tests: exit code only${of}. No report per test is read, so tampering inside the test process cannot be excluded.`,
            ]),
    ];
}
function toldTests({ check, tests }) {
    return check === undefined || tests === undefined ? [] : [check];
}
/** Only a namespace can take the network away (02-loop \u00a71, "Per gate"). */
function networkGaps(checks, isolation) {
    const off = checks.filter(({ network }) => network === 'off').map(({ name }) => name);
    const isClosed = off.length > 0 && isolation?.level === 'namespace';
    const but = isClosed ? `, closed for gates with network: off: ${off.join(', ')}` : '';
    const open = `Network: open for agents and gates${but}. Run inside an egress firewall where that matters.`;
    if (off.length === 0 || isolation === undefined || isClosed)
        return [open];
    return [
        open,
        `Gates with network: off: ${off.join(', ')} had the network all the same. Isolation level ${isolation.level} cannot take it away.`,
    ];
}
/** A daemon acts for whoever may ask it, outside of every wall (02-loop \u00a71, "Per gate"). */
function dockerGaps(checks) {
    const open = checks.filter(({ docker }) => docker === true).map(({ name }) => name);
    return open.length === 0
        ? []
        : [`Gates with docker: ${open.join(', ')} may use docker and are not isolated from this machine.`];
}
function reviewGaps(state) {
    if ((0,model_attention/* isUnreviewed */.FF)(state))
        return ['Review: spec and quality were not reviewed. No second agent read the changes against the criteria.'];
    return state.plan.checks.length > 0
        ? []
        : ['Review: with no check configured, the verdict of a reviewing model was the only gate after integrity.'];
}
/** What nobody tells cannot be counted against a cap (02-loop \u00a72, "unknown is printed as unknown"). */
function costGaps({ plan, spent }) {
    const unknown = spent?.unknownCalls ?? 0;
    if (plan.caps.maxCostUsd === undefined || unknown === 0)
        return [];
    const calls = unknown === 1 ? '1 call did not tell its' : `${unknown} calls did not tell their`;
    return [
        `Cost: ${calls} whole cost, and what is not known of it did not count against max_cost_usd. cost_per_call gives such calls a cost.`,
    ];
}
function isolationGaps(isolation) {
    if (isolation === undefined)
        return ['Isolation: the level is not known to this report.'];
    return [(0,isolation_words/* isolationWords */._)(isolation)];
}

// EXTERNAL MODULE: ./build/core/split.js
var split = __webpack_require__(92474);
;// CONCATENATED MODULE: ./build/report/model-parts.js
/** The sub-stories of a story, in their order. */
function partViews({ plan }, { split, attempts }) {
    const maxTries = plan.caps.maxAttempts;
    return (split?.parts ?? []).map(({ id, title }, at) => {
        const tries = attempts.filter(({ part }) => part === id).length;
        const isDone = at + 1 < (split?.starts.length ?? 0) || attempts.some(({ part, passed }) => passed && part === id);
        return { id, title, status: isDone ? 'passed' : tries > 0 ? 'tried' : 'open', tries, maxTries };
    });
}

// EXTERNAL MODULE: ./build/report/model-review.js
var model_review = __webpack_require__(76391);
// EXTERNAL MODULE: ./build/report/model-usage.js
var model_usage = __webpack_require__(40016);
;// CONCATENATED MODULE: ./build/report/model-story.js








function storyView(run, story, criteria) {
    const work = (0,model_lookup/* workOf */.LT)(run, story);
    const judged = judgedBy(story);
    const question = (0,model_attention/* questionOf */.YH)(story);
    return {
        id: story.id,
        title: story.title,
        status: (0,model_lookup/* outcomeOf */.sG)(run, story),
        eligible: (0,model_lookup/* isEligible */.YT)(run, story),
        detail: story.detail,
        tries: story.attempts.length,
        maxTries: (0,split/* mostAttempts */.Gc)(run.state, story),
        tests: testsOf(run.state, judged),
        spec: (0,model_review/* reviewVerdict */.C7)(run.state, judged, 'spec'),
        quality: (0,model_review/* reviewVerdict */.C7)(run.state, judged, 'quality'),
        reviews: (0,model_review/* reviewsOf */.Nv)(judged, criteria),
        ...(story.split?.parts.length ? { parts: partViews(run.state, story) } : {}),
        ...(question === undefined ? {} : { question }),
        usage: (0,model_usage/* usageOf */.Fs)([story]),
        ...(work === undefined ? {} : { work }),
        elapsedMs: story.elapsedMs,
    };
}
/** A story that passed is told by the attempt that passed, whatever was tried of a fix after it. */
function judgedBy(story) {
    const passed = story.status === 'passed' ? story.attempts.findLastIndex((attempt) => attempt.passed) : -1;
    return passed < 0 ? story : { ...story, attempts: story.attempts.slice(0, passed + 1) };
}
function testsOf(state, story) {
    const last = story.attempts.at(-1);
    if (last === undefined)
        return story.status === 'passed' ? 'already passed' : 'not run';
    if ((0,applying/* attemptChecks */.tB)(state.plan).length === 0)
        return 'not tested';
    const tests = last.gates.filter((gate) => gate.gate === 'test');
    if (tests.length === 0)
        return 'not run';
    const blocking = (0,attempt_facts/* blockingGates */.aZ)(last).filter((gate) => gate.gate === 'test');
    if (tests.every(({ verdict }) => verdict === 'skipped') && blocking.length === 0)
        return 'no check applies';
    if (blocking.length === 0)
        return 'passed';
    const word = blocking.every((gate) => gate.verdict === 'timeout') ? 'timeout' : 'failed';
    return `${word}: ${blocking.map((gate) => gate.check ?? gate.gate).join(', ')}`;
}

// EXTERNAL MODULE: ./build/report/model-words.js
var model_words = __webpack_require__(17214);
;// CONCATENATED MODULE: ./build/report/model.js












/** Makes the view of a run at any moment of it. */
function view(state, context = {}) {
    const { plan } = state;
    const run = (0,model_lookup/* lookup */.$I)(state, context.links?.phrase);
    const scope = inScope(state);
    const counts = countStories(state);
    const figures = figuresOf(state);
    const usage = (0,model_usage/* usageOf */.Fs)([...(0,story_list/* storiesOf */.TQ)(state), { attempts: [], ...state.beside }]);
    const about = {
        ...(plan.objective && { objective: plan.objective }),
        ...(plan.origin && { origin: plan.origin }),
    };
    return {
        runId: plan.runId,
        feature: plan.feature,
        intent: plan.intent,
        agent: plan.agent,
        reviewAgent: plan.reviewAgent,
        clients: plan.clients ?? {},
        ...(plan.prdPath === undefined ? {} : { prdPath: plan.prdPath }),
        ...about,
        branch: plan.branch,
        baseBranch: plan.base.branch,
        headCommit: state.head.commit === plan.start.commit ? '' : state.head.commit,
        startedAt: state.startedAt,
        updatedAt: state.now,
        resumes: state.resumes,
        headline: (0,model_words/* headline */.Pl)({ counts, figures, usage, ...about }),
        verdict: (0,model_words/* verdict */.WJ)(state, scope),
        ...(state.halt === undefined ? {} : { halt: state.halt }),
        ...(state.halt?.kind === 'awaiting_signoff' && { awaited: (0,signoff/* tipOf */.nM)(state).commit }),
        attention: (0,model_attention/* attentionOf */.SC)(scope, context.criteria),
        ...(state.pull === undefined ? {} : { pull: state.pull }),
        ...{ counts, figures, usage, phrase: run.phrase },
        held: [...run.held],
        baseline: baselineOf(state),
        stories: scope.map((story) => storyView(run, story, context.criteria)),
        failures: scope.filter(model_failure/* isFailure */.N6).map((story) => (0,model_failure/* failureView */.Ah)(run, story)),
        final: (0,model_final/* finalOf */.u)(state),
        caught: scope.flatMap(caughtIn),
        notPushed: notPushed(state),
        notices: notices(state, scope, context.checkout),
        notProtected: notProtected(state, context.isolation),
    };
}
/** Stories by how they ended, without those out of scope or not eligible. */
function countStories(state) {
    const run = (0,model_lookup/* lookup */.$I)(state);
    const counted = inScope(state).filter((story) => (0,model_lookup/* isEligible */.YT)(run, story));
    const having = (...statuses) => counted.filter((story) => statuses.includes(story.status)).length;
    return {
        total: counted.length,
        passed: having('passed'),
        failed: having('failed', 'stuck', 'thrashing'),
        blocked: having('blocked', 'needs_human', 'dependency_failed'),
        unfinished: having('open', 'running', 'interrupted', 'untried'),
    };
}
function inScope(state) {
    return (0,story_list/* storiesOf */.TQ)(state).filter((story) => story.inScope);
}
function figuresOf({ plan: { caps }, ...state }) {
    return {
        iterations: { used: state.iterations, limit: caps.maxIterations },
        commits: { used: state.commits, limit: caps.maxCommits },
        ...(caps.maxCostUsd === undefined ? {} : { costLimitUsd: caps.maxCostUsd }),
        wallclock: { usedMs: state.elapsedMs, limitMs: caps.runMs, earlierMs: state.earlierMs },
    };
}
function notPushed(state) {
    return state.publications
        .filter((each) => each.status === 'refused')
        .map(({ ref, commit, detail, bundle }) => ({
        ref,
        commit,
        cause: detail,
        ...(bundle === undefined ? {} : { bundle }),
    }));
}


/***/ }),

/***/ 11968:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ reachedWords),
/* harmony export */   t: () => (/* binding */ objectiveSection)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34902);

/** How far a run is: `3/7 stories passed`, or whether its objective is reached (02-loop \u00a75). */
function reachedWords({ counts, objective }) {
    if (objective === undefined)
        return `${counts.passed}/${counts.total} stories passed`;
    return counts.passed === counts.total ? 'Objective reached' : 'Objective not reached';
}
/** The objective in its person's words, and the command that tells whether it is reached. */
function objectiveSection({ objective }) {
    if (objective === undefined)
        return [];
    const by = objective.criteria === undefined ? 'the configured checks' : `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(objective.criteria)} exits with 0`;
    return [`**Objective:** ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(objective.text, 1000)} \u00b7 **reached when** ${by}`];
}


/***/ }),

/***/ 47309:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HQ: () => (/* binding */ fixCriterion),
/* harmony export */   Yx: () => (/* binding */ fixNote),
/* harmony export */   ar: () => (/* binding */ signoffNotices),
/* harmony export */   uA: () => (/* binding */ signoffSteps)
/* harmony export */ });
/* harmony import */ var _core_story_list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25212);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34902);
/* harmony import */ var _sanitise_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49934);
/* harmony import */ var _strip_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57981);




/** Characters of a person's words that a notice quotes. */
const MOST_QUOTED = 200;
/** What a person can say to a run that waits for a sign-off, one line each. */
function signoffSteps({ pull, branch, awaited, phrase, }) {
    const where = pull === undefined ? `a pull request from branch ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(branch)}` : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .link */ .nf)(`pull request #${pull.number}`, pull.url);
    const what = awaited === undefined ? 'it' : `commit ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(awaited.slice(0, 10))}`;
    return [
        `To sign ${what} off: comment ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(`${phrase} approve`)} on ${where}, or approve it there in a review. Whatever is pushed later needs a new approval.`,
        `To ask for a change first: comment ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(`${phrase} fix "what"`)} there. The story that it names is worked on again, else the one that passed last.`,
        `To give it up: comment ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(`${phrase} abort`)} there. The branch is kept.`,
    ];
}
/** Who signed what off, and what became of the fixes that were asked for. */
function signoffNotices(state) {
    const { signedOff } = state;
    const fixes = (0,_core_story_list_js__WEBPACK_IMPORTED_MODULE_0__/* .storiesOf */ .TQ)(state).flatMap(({ id, fixes: asked = [] }) => asked.map((fix) => fixNotice(id, fix)));
    if (signedOff === undefined)
        return fixes;
    const { person, commit, via } = signedOff;
    return [`Signed off by ${person} at ${commit.slice(0, 10)}, by a ${via}.`, ...fixes];
}
function fixNotice(story, { person, text, outcome, why = '' }) {
    const line = (0,_strip_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)((0,_sanitise_js__WEBPACK_IMPORTED_MODULE_2__/* .plain */ .pj)(text));
    const quoted = line.length > MOST_QUOTED ? `${line.slice(0, MOST_QUOTED)}\u2026` : line;
    const asked = `${person} asked to fix "${quoted}" in ${story}`;
    if (outcome === undefined)
        return `${asked}: in work.`;
    return outcome === 'made' ? `${asked}: done, and gated.` : `${asked}: not done, ${why.replace(/\.$/, '')}.`;
}
/** What a fix asks for, as a criterion of its story: data like the others. */
function fixCriterion({ text }) {
    return `Asked for by the person who has to sign this off: ${(0,_sanitise_js__WEBPACK_IMPORTED_MODULE_2__/* .plain */ .pj)(text)}`;
}
/** What the implementer is told of a story that had passed. */
function fixNote({ text }) {
    return `The story passed and is in this folder. The person who has to sign it off asks for this change, and for nothing else:\n${(0,_sanitise_js__WEBPACK_IMPORTED_MODULE_2__/* .plain */ .pj)(text)}`;
}


/***/ }),

/***/ 68062:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ly: () => (/* binding */ isoTime),
/* harmony export */   a9: () => (/* binding */ fileStamp),
/* harmony export */   p0: () => (/* binding */ duration)
/* harmony export */ });
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/**
 * A moment as `2026-01-21T10:30:00Z`, UTC, whole seconds.
 * @param epochMs milliseconds since 1970; a value that is no finite number counts as 0
 */
function isoTime(epochMs) {
    const { year, month, day, hour, minute, second } = parts(epochMs);
    return `${year}-${month}-${day}T${hour}:${minute}:${second}Z`;
}
/** A moment as `20260121-103045`, UTC, for names of branches and folders (10-fine-print "Times in names are UTC"). */
function fileStamp(epochMs) {
    const { year, month, day, hour, minute, second } = parts(epochMs);
    return `${year}${month}${day}-${hour}${minute}${second}`;
}
/**
 * A length of time as a person says it: `12.3 s` under a minute, `4m 05s` under ten, `41m` up to sixty, then `1h 02m`.
 * Always rounded down, so that time used never reads as more than its limit.
 */
function duration(ms) {
    const whole = Math.max(0, finite(ms));
    if (whole < MINUTE)
        return `${(Math.floor(whole / 100) / 10).toFixed(1)} s`;
    const minutes = Math.floor(whole / MINUTE);
    const seconds = Math.floor((whole % MINUTE) / SECOND);
    if (minutes < 10 && seconds > 0)
        return `${minutes}m ${two(seconds)}s`;
    if (minutes <= 60)
        return `${minutes}m`;
    return `${Math.floor(minutes / 60)}h ${two(minutes % 60)}m`;
}
function parts(epochMs) {
    const ms = Math.floor(finite(epochMs));
    const days = Math.floor(ms / DAY);
    const rest = ms - days * DAY;
    const { year, month, day } = civil(days);
    return {
        year: String(year).padStart(4, '0'),
        month: two(month),
        day: two(day),
        hour: two(Math.floor(rest / HOUR)),
        minute: two(Math.floor((rest % HOUR) / MINUTE)),
        second: two(Math.floor((rest % MINUTE) / SECOND)),
    };
}
/** Days since 1970-01-01 as a Gregorian date; years are counted from March so that the leap day is the last of a year. */
function civil(days) {
    const shifted = days + 719_468;
    const era = Math.floor(shifted / 146_097);
    const dayOfEra = shifted - era * 146_097;
    const yearOfEra = Math.floor((dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365);
    const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
    const fromMarch = Math.floor((5 * dayOfYear + 2) / 153);
    const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
    return {
        year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
        month,
        day: dayOfYear - Math.floor((153 * fromMarch + 2) / 5) + 1,
    };
}
function finite(value) {
    return Number.isFinite(value) ? value : 0;
}
function two(value) {
    return String(value).padStart(2, '0');
}


/***/ })

};
