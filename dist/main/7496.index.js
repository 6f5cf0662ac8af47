export const id = 7496;
export const ids = [7496];
export const modules = {

/***/ 27828:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  _: () => (/* binding */ fileReports),
  B: () => (/* binding */ recordFiles)
});

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/adapters/store/atomic.js
var atomic = __webpack_require__(86373);
// EXTERNAL MODULE: ./build/core/workflow-split.js
var workflow_split = __webpack_require__(50736);
// EXTERNAL MODULE: ./build/core/split.js
var split = __webpack_require__(92474);
// EXTERNAL MODULE: ./build/core/story-list.js
var story_list = __webpack_require__(25212);
// EXTERNAL MODULE: ./build/report/attempt-facts.js
var attempt_facts = __webpack_require__(80012);
// EXTERNAL MODULE: ./build/report/model.js + 6 modules
var model = __webpack_require__(88872);
// EXTERNAL MODULE: ./build/report/model-failure.js + 1 modules
var model_failure = __webpack_require__(57377);
// EXTERNAL MODULE: ./build/report/model-lookup.js
var model_lookup = __webpack_require__(86573);
// EXTERNAL MODULE: ./build/report/model-review.js
var model_review = __webpack_require__(76391);
// EXTERNAL MODULE: ./build/report/sanitise.js + 2 modules
var sanitise = __webpack_require__(49934);
;// CONCATENATED MODULE: ./build/report/failure.js








/**
 * The failure report, field by field as subagent-ralph-loop has it: "Ralph Loop Execution Summary". Tasks are numbered by
 * their place in prd.json. Stories that this run did not get to are listed last, so that none is missing.
 */
function failureReport(state) {
    const { passed, total } = (0,model/* countStories */.j)(state);
    const run = (0,model_lookup/* lookup */.$I)(state);
    const numbered = (0,story_list/* storiesOf */.TQ)(state)
        .map((story, index) => ({ story, number: index + 1 }))
        .filter(({ story }) => story.inScope);
    const failed = numbered.filter(({ story }) => (0,model_failure/* isFailure */.N6)(story) && story.status !== 'interrupted');
    const open = numbered.filter(({ story }) => isOpen(story) && (0,model_lookup/* isEligible */.YT)(run, story));
    return [
        '# Ralph Loop Execution Summary',
        '',
        `## Completed: ${passed}/${total} tasks`,
        '',
        '## Failed Tasks (require human attention):',
        '',
        ...(failed.length === 0 ? ['None', ''] : failed.flatMap(({ story, number }) => task(run, story, number))),
        ...(open.length === 0 ? [] : ['## Not Finished (the next run goes on with them):', '']),
        ...open.map(({ story, number }) => `- Task ${number}: ${line(story.title)}`),
    ]
        .join('\n')
        .replace(/\n*$/, '\n');
}
function task(run, story, number) {
    const last = story.attempts.at(-1);
    const error = last === undefined ? '' : (0,attempt_facts/* firstError */.bv)(last);
    return [
        `### Task ${number}: ${line(story.title)}`,
        `- Attempts: ${story.attempts.length}/${(0,split/* mostAttempts */.Gc)(run.state, story)}`,
        `- Last gate: ${(0,attempt_facts/* reportGate */.Ok)(last?.lastGate)}`,
        `- Branch: ${line(story.wip?.branch ?? 'none')}`,
        `- Error: ${line(error === '' ? (0,model_failure/* causeOf */.rl)(run, story) : error)}`,
        `- Stuck: ${(0,attempt_facts/* stuckWords */.CK)(story)}`,
        `- Quality warnings: ${(0,model_review/* qualityWarnings */.hh)(story)}`,
        '',
    ];
}
function isOpen({ status }) {
    return status === 'open' || status === 'running' || status === 'untried' || status === 'interrupted';
}
function line(text) {
    return (0,sanitise/* forCell */.Kq)(text, { maxChars: 300 });
}

// EXTERNAL MODULE: ./node_modules/fast-xml-parser/src/xmlbuilder/json2xml.js + 4 modules
var json2xml = __webpack_require__(20925);
// EXTERNAL MODULE: ./build/report/model-final.js
var model_final = __webpack_require__(32259);
// EXTERNAL MODULE: ./build/report/strip.js
var strip = __webpack_require__(57981);
// EXTERNAL MODULE: ./build/report/time.js
var time = __webpack_require__(68062);
;// CONCATENATED MODULE: ./build/report/junit.js









/** Longest attribute; whole texts stand in elements. */
const ATTRIBUTE_CHARS = 1000;
/**
 * The run as a JUnit report for machines (03-interface \u00a76), in the shape that Jenkins and Surefire agree on: a test suite per story
 * in scope, a test case per gate of its last attempt, the attempts before it as `system-out`. A story that was tried and did
 * not pass always has a failure or an error, one that was not reached is skipped. Times are in seconds. Safe XML 1.0; secrets are the caller's to take out.
 */
function junitReport(state) {
    const run = (0,model_lookup/* lookup */.$I)(state);
    const stories = (0,story_list/* storiesOf */.TQ)(state)
        .filter((story) => story.inScope)
        .map((story) => suiteOf(run, story));
    const suites = [...stories, ...finalSuite(state)];
    const report = {
        testsuites: {
            '@name': attribute(`ralph ${state.plan.feature}`),
            ...totals(suites.flatMap((suite) => suite.testcase)),
            '@time': seconds(state.elapsedMs),
            testsuite: suites,
        },
    };
    return `<?xml version="1.0" encoding="UTF-8"?>\n${new json2xml/* default */.A(options).build(report)}`;
}
const options = {
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    textNodeName: '#text',
    format: true,
    suppressBooleanAttributes: false,
    suppressEmptyNode: true,
};
function suiteOf(run, story) {
    const testcase = casesOf(run, story);
    const first = story.attempts[0];
    const earlier = story.attempts.slice(0, -1).map(attemptLine);
    return {
        '@name': attribute(story.id),
        ...totals(testcase),
        '@time': seconds(story.elapsedMs),
        ...(first === undefined ? {} : { '@timestamp': (0,time/* isoTime */.Ly)(first.startedAt).slice(0, -1) }),
        properties: { property: propertiesOf(run, story) },
        testcase,
        ...(earlier.length === 0 ? {} : { 'system-out': body(earlier) }),
    };
}
/** The checks of `stage: final`, on the tip of the passed work. */
function finalSuite(state) {
    const results = (0,model_final/* finalResults */.$)(state);
    if (results.length === 0)
        return [];
    const testcase = results.map((gate) => gateCase({ id: 'final checks' }, gate));
    const spentMs = results.reduce((sum, { durationMs }) => sum + durationMs, 0);
    const property = [{ '@name': 'tree', '@value': attribute(state.head.tree) }];
    return [
        { '@name': 'final checks', ...totals(testcase), '@time': seconds(spentMs), properties: { property }, testcase },
    ];
}
function propertiesOf(run, story) {
    const work = (0,model_lookup/* workOf */.LT)(run, story);
    const named = {
        title: story.title,
        status: (0,model_lookup/* outcomeOf */.sG)(run, story),
        attempts: String(story.attempts.length),
        ...(work === undefined ? {} : { branch: work.branch, ...(work.commit && { commit: work.commit }) }),
    };
    return Object.entries(named).map(([name, value]) => ({ '@name': name, '@value': attribute(value) }));
}
/** The gates of the last attempt; a case named `story` says what no gate does, or a story without a verdict would look green. */
function casesOf(run, story) {
    const gates = (0,attempt_facts/* lastOfEach */.Pv)(story.attempts.at(-1)?.gates ?? []).map((gate) => gateCase(story, gate));
    const status = (0,model_lookup/* outcomeOf */.sG)(run, story);
    const told = storyTold({ ...story, status }, gates);
    if (told === undefined)
        return gates;
    const message = (0,model_failure/* causeOf */.rl)(run, story) || (status === 'passed' ? 'passed before this run' : status);
    const detail = { '@message': attribute(message), ...(told === 'skipped' ? {} : { '@type': status }) };
    return [...gates, { ...caseHead(story, 'story', 0), [told]: detail }];
}
function storyTold(story, gates) {
    const isTold = gates.some((each) => each.failure !== undefined || each.error !== undefined);
    if ((0,model_failure/* isFailure */.N6)(story))
        return isTold ? undefined : 'failure';
    if (story.status === 'passed')
        return gates.length === 0 ? 'skipped' : undefined;
    return isTold ? undefined : 'skipped';
}
function gateCase(story, gate) {
    const head = caseHead(story, (0,attempt_facts/* gateLabel */.GS)(gate), gate.durationMs);
    const told = junit_elements[gate.verdict];
    if (told === undefined)
        return head;
    const message = attribute((0,attempt_facts/* reasonOf */.A3)(gate));
    if (told === 'skipped')
        return { ...head, skipped: { '@message': message } };
    const lines = gate.excerpt.lines.length === 0 ? [(0,attempt_facts/* reasonOf */.A3)(gate)] : gate.excerpt.lines;
    return { ...head, [told]: { '@message': message, '@type': gate.verdict, '#text': body(lines) } };
}
/** A failure is the work's fault, an error is a gate that came to no verdict. */
const junit_elements = {
    pass: undefined,
    warn: undefined,
    fail: 'failure',
    timeout: 'error',
    error: 'error',
    skipped: 'skipped',
};
function caseHead(story, name, durationMs) {
    return { '@classname': attribute(story.id), '@name': attribute(name), '@time': seconds(durationMs) };
}
function totals(cases) {
    const having = (told) => String(cases.filter((each) => each[told] !== undefined).length);
    return {
        '@tests': String(cases.length),
        '@failures': having('failure'),
        '@errors': having('error'),
        '@skipped': having('skipped'),
    };
}
function attemptLine(attempt) {
    const gates = (0,attempt_facts/* blockingGates */.aZ)(attempt).map((gate) => `${(0,attempt_facts/* gateLabel */.GS)(gate)} ${gate.verdict}`);
    return `attempt ${attempt.attempt} (iteration ${attempt.iteration}): ${gates.join(', ') || 'passed'}: ${(0,attempt_facts/* firstError */.bv)(attempt)}`;
}
/** Line ends inside an attribute would reach the reader as spaces anyway. */
function attribute(text) {
    return (0,strip/* cut */.Jj)(xmlText((0,strip/* oneLine */.TN)(text)), ATTRIBUTE_CHARS);
}
function body(lines) {
    return lines.map((line) => xmlText((0,sanitise/* plain */.pj)(line))).join('\n');
}
/** Code points that XML 1.0 has no way to write are dropped. */
function xmlText(text) {
    return text.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '');
}
function seconds(ms) {
    return (Math.max(0, ms) / 1000).toFixed(3);
}

// EXTERNAL MODULE: ./build/report/markdown.js
var markdown = __webpack_require__(34902);
// EXTERNAL MODULE: ./build/report/model-usage.js
var model_usage = __webpack_require__(40016);
// EXTERNAL MODULE: ./build/report/objective-words.js
var objective_words = __webpack_require__(11968);
;// CONCATENATED MODULE: ./build/report/ledger.js






/** LEDGER.md (ADR 007, 02-loop \u00a76): per story how many iterations it took, what failed it last, what it cost, where it is. */
function ledger(state) {
    return [
        '# LEDGER',
        '',
        ...(0,objective_words/* objectiveSection */.t)(state.plan).flatMap((line) => [line, '']),
        `Run ${(0,markdown/* code */.aY)(state.plan.runId)} of ${(0,markdown/* code */.aY)(state.plan.feature)}, started ${(0,time/* isoTime */.Ly)(state.startedAt)}, last change ${(0,time/* isoTime */.Ly)(state.now)}.`,
        '',
        '| Task | iteration_count | Status | Failed gate | Cost | Tokens | Branch |',
        '|---|---|---|---|---|---|---|',
        ...(0,story_list/* storiesOf */.TQ)(state)
            .filter((story) => story.inScope)
            .map((story) => ledgerRow(state, story)),
        '',
    ].join('\n');
}
function ledgerRow(state, story) {
    const last = story.attempts.at(-1);
    const failing = last === undefined ? [] : (0,attempt_facts/* blockingGates */.aZ)(last);
    const usage = (0,model_usage/* usageOf */.Fs)([story]);
    const branch = story.commit === undefined ? story.wip?.branch : state.plan.branch;
    return (0,markdown/* row */.nM)([
        `${(0,markdown/* code */.aY)(story.id)} ${(0,markdown/* text */.Qq)(story.title, 120)}`,
        String(story.attempts.length),
        story.status,
        failing.length === 0 ? '-' : (0,markdown/* text */.Qq)(failing.map(attempt_facts/* gateLabel */.GS).join(', '), 120),
        (0,model_usage/* costWords */.fL)(usage) || '-',
        (0,model_usage/* tokenWords */.Hs)(usage) || '-',
        branch === undefined ? '-' : (0,markdown/* code */.aY)(branch),
    ]);
}

;// CONCATENATED MODULE: ./build/report/report-json.js



/**
 * `ralph-report.json`: the whole view of a run for machines, keys in snake_case, moments as ISO 8601, durations as `*_ms`.
 * `version` grows when a key changes its meaning or goes away. Texts carry no control characters but are not escaped.
 */
function reportJson(state, context = {}) {
    const { startedAt, updatedAt, origin: _, phrase: __, ...run } = (0,model/* view */.U)(state, context);
    const report = {
        version: 1,
        started_at: (0,time/* isoTime */.Ly)(startedAt),
        updated_at: (0,time/* isoTime */.Ly)(updatedAt),
        cost_usd: costOf(run.usage),
        ...snakeCased({ ...run, halt: run.halt ?? null }),
    };
    return `${JSON.stringify(report, undefined, 2)}\n`;
}
/** A sum that leaves a call out would read as the whole. */
function costOf({ unknownCalls, costUsd = 0 }) {
    return unknownCalls === 0 ? costUsd : null;
}
function snakeCased(value) {
    if (typeof value === 'string')
        return (0,sanitise/* plain */.pj)(value);
    if (Array.isArray(value))
        return value.map(snakeCased);
    if (typeof value !== 'object' || value === null)
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [snakeCase(key), snakeCased(each)]));
}
function snakeCase(key) {
    return key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

// EXTERNAL MODULE: ./build/report/run-record.js
var run_record = __webpack_require__(66858);
// EXTERNAL MODULE: ./build/report/status.js
var report_status = __webpack_require__(97937);
// EXTERNAL MODULE: ./build/report/summary.js + 1 modules
var summary = __webpack_require__(21780);
;// CONCATENATED MODULE: ./build/action/reports.js











/** Writes every report of a run; the summary is also the job's (03-interface \u00a76). */
function fileReports({ folder, context, redact, onSummary }) {
    return {
        write: async (before, halt) => {
            const state = { ...before, halt };
            const markdown = redact((0,summary/* summary */.z)(state, context));
            await (0,promises_.mkdir)(folder, { recursive: true, mode: 0o700 });
            const file = (0,external_node_path_.join)(folder, 'summary.md');
            (0,atomic/* writeAtomic */.v)(file, markdown);
            (0,atomic/* writeAtomic */.v)((0,external_node_path_.join)(folder, 'failure-report.md'), redact(failureReport(state)));
            (0,atomic/* writeAtomic */.v)((0,external_node_path_.join)(folder, 'junit.xml'), redact(junitReport(state)));
            (0,atomic/* writeAtomic */.v)((0,external_node_path_.join)(folder, 'ralph-report.json'), redact(reportJson(state, context)));
            for (const { path, text } of recordFiles(state))
                (0,atomic/* writeAtomic */.v)((0,external_node_path_.join)(folder, path.replaceAll('/', '-')), redact(text));
            await onSummary(markdown);
            return file;
        },
    };
}
/** The records that the state ref keeps: run record, ledger, status (02-loop \u00a76), and patches of workflows. */
function recordFiles(state) {
    return [
        { path: `runs/${state.plan.runId}.json`, text: (0,run_record/* runRecord */.DW)(state) },
        { path: 'LEDGER.md', text: ledger(state) },
        { path: 'status.yaml', text: (0,report_status/* statusYaml */._)(state) },
        ...(0,workflow_split/* splitWorkflows */.h$)(state).map(({ path, patch }) => ({ path, text: patch })),
    ];
}


/***/ }),

/***/ 98065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ gitPublisher)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_slug_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66427);
/* harmony import */ var _records_apart_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32248);



/**
 * Pushes one after the other in the background, so that the next story starts at once (08-performance). What is queued while
 * a push is under way goes out together in the next one: a remote slower than the loop gets fewer, larger pushes.
 */
function gitPublisher(given) {
    const options = { ...given, onTrouble: onceEach(given.onTrouble) };
    const done = new Map();
    const transient = new Set();
    let waiting;
    let pushing;
    let last = Promise.resolve();
    const drain = async () => {
        try {
            for (let next = waiting; next !== undefined; next = waiting) {
                waiting = undefined;
                await pushAll(options, { ...next, refs: next.refs.filter((ref) => !done.has(keyOf(ref))), done, transient });
            }
        }
        finally {
            pushing = undefined;
        }
    };
    const begin = () => {
        pushing = drain();
        return pushing;
    };
    const queue = (refs, state) => {
        waiting = { refs: merged(waiting?.refs ?? [], refs), state };
    };
    const pushAgain = (refs, state) => {
        queue(refs, state);
        return drain();
    };
    return {
        idle: () => last.catch(() => undefined),
        start: (refs, state) => {
            queue(refs, state);
            if (pushing !== undefined)
                return;
            last = begin();
            last.catch((error) => options.onTrouble(`a push failed: ${String(error)}`));
        },
        settle: async (refs, state) => {
            // An outage that is over by the end of the run must not leave work behind.
            for (const key of refs.map(keyOf))
                if (transient.delete(key))
                    done.delete(key);
            queue(refs, state);
            // The push under way takes ours along; if it fails, what it left is tried once more.
            const settled = pushing === undefined ? begin() : pushing.catch(() => pushAgain(refs, state));
            last = settled;
            await Promise.race([settled, aborted(options.cancel)]);
            if (options.cancel.aborted)
                return { type: 'interrupted', cause: String(options.cancel.reason) };
            const results = refs.flatMap((ref) => done.get(keyOf(ref)) ?? []);
            return { results, ...(await options.settleFace?.(state)) };
        },
    };
}
/** What stays as it is from push to push need not be said again. */
function onceEach(say) {
    const said = new Set();
    return (message) => {
        if (!said.has(message))
            say(message);
        said.add(message);
    };
}
/** The later commit of a ref takes the earlier one's place: it contains it. */
function merged(earlier, later) {
    return [...new Map([...earlier, ...later].map((ref) => [ref.ref, ref])).values()];
}
async function pushAll(options, { refs, state, done, transient }) {
    if (options.cancel.aborted)
        return;
    const records = await recordsOf(options, state);
    const wanted = [...refs, ...(0,_records_apart_js__WEBPACK_IMPORTED_MODULE_1__/* .inOrder */ .al)(records)];
    if (wanted.length === 0 || options.cancel.aborted)
        return;
    const first = await options.repository.push(wanted);
    if (options.cancel.aborted)
        return;
    const results = records !== undefined && (0,_records_apart_js__WEBPACK_IMPORTED_MODULE_1__/* .isOverWorkflows */ .bs)(first, records)
        ? await pushApart(options, first, { records, state })
        : first;
    for (const result of results)
        await noteResult(options, { result, refs, state, done, transient });
}
/** Keeps what the run needs beside its records instead of below them. */
async function pushApart(options, first, { records, state }) {
    options.onNote?.(`${records.ref} was declined for the workflows of commits below it, which this token may not push: what the run needs is kept beside it.`);
    const apart = await recordsOf(options, state, 'apart');
    const again = apart === undefined || options.cancel.aborted ? [] : await options.repository.push((0,_records_apart_js__WEBPACK_IMPORTED_MODULE_1__/* .inOrder */ .al)(apart));
    return [...first.filter(({ ref }) => apart === undefined || ref !== records.ref), ...again];
}
/** Records fail soft: work is pushed whether or not they can be made. */
async function recordsOf(options, state, apart) {
    try {
        return await options.stateUpdate(state, apart);
    }
    catch (error) {
        options.onTrouble(`the run's records could not be made: ${error instanceof Error ? error.message : String(error)}`);
        return undefined;
    }
}
async function noteResult(options, { result, refs, state, done, transient }) {
    const ref = refs.find((each) => each.ref === result.ref);
    if (ref === undefined) {
        // What a cancel cut off is pushed again by `post`, which says how that ended.
        if (result.ok || (options.cancel.aborted && !result.problem.permanent))
            return;
        options.onTrouble(`the run's records were not pushed to ${result.ref}: ${result.problem.message}`);
        return;
    }
    const note = result.ok
        ? { ...ref, status: 'pushed', detail: '' }
        : { ...ref, ...refusedBy(result.problem), ...(await keep(options, ref, state)) };
    if (!result.ok && !result.problem.permanent)
        transient.add(keyOf(ref));
    done.set(keyOf(ref), note);
    options.onResult(note, state);
}
/** Only what the network broke passes by itself. */
const passing = new Set(['network', 'timeout']);
function refusedBy({ message, kind }) {
    return { status: 'refused', detail: message, ...(passing.has(kind) ? { passing: true } : {}) };
}
/** Work that the remote refuses is kept as a bundle on disk, named in the report (04-trust rule 20). */
async function keep(options, ref, state) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(options.bundleFolder, `${(0,_core_slug_js__WEBPACK_IMPORTED_MODULE_2__/* .slug */ .y)(ref.ref.replace('refs/heads/', ''))}.bundle`);
    const bundled = await options.repository.bundle(path, [{ ...ref, since: state.plan.start.commit }]);
    if (bundled.ok)
        return { bundle: path };
    options.onTrouble(`no bundle could be written for ${ref.ref}: ${bundled.problem.message}`);
    return {};
}
function aborted(signal) {
    if (signal.aborted)
        return Promise.resolve();
    return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
function keyOf({ ref, commit }) {
    return `${ref}\n${commit}`;
}


/***/ }),

/***/ 74191:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ stateRecords)
});

// EXTERNAL MODULE: ./build/core/needed-commits.js
var needed_commits = __webpack_require__(4898);
// EXTERNAL MODULE: ./build/adapters/records-apart.js
var records_apart = __webpack_require__(32248);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/core/loop.js + 34 modules
var loop = __webpack_require__(75634);
// EXTERNAL MODULE: ./build/adapters/store/journal-line.js
var journal_line = __webpack_require__(41315);
;// CONCATENATED MODULE: ./build/adapters/store/journal-copy.js



/** Copies a journal that grows: each call reads only what was appended since the last one. A torn last line waits. */
function journalCopier(file, redact) {
    const lines = [];
    let read = 0;
    let step;
    let isSound = true;
    let isReadable = true;
    return async () => {
        const bytes = readFrom(file, read);
        const whole = bytes.subarray(0, bytes.lastIndexOf(10) + 1);
        read += whole.length;
        for (const line of whole.toString('utf8').split('\n').slice(0, -1)) {
            const parsed = (0,journal_line/* parseLine */.A)(line);
            const clean = withoutSecrets(line, redact);
            if (clean !== line && parsed.ok && !(0,journal_line/* parseLine */.A)(clean).ok)
                isReadable = false;
            lines.push(clean);
            isSound &&= parsed.ok;
            if (isSound && parsed.ok && parsed.line.kind === 'event')
                step = folded(step, parsed.line.body);
        }
        return { text: lines.map((line) => `${line}\n`).join(''), isReadable, step: isSound ? step : undefined };
    };
}
function folded(step, event) {
    return step === undefined ? (0,loop/* begin */.qN)(event) : (0,loop/* transition */.kY)(step.state, event);
}
/** A few lines of a file that was just written: cheaper than a turn of the thread pool. */
function readFrom(file, from) {
    const fd = (0,external_node_fs_.openSync)(file, 'r');
    try {
        const bytes = Buffer.alloc(Math.max(0, (0,external_node_fs_.fstatSync)(fd).size - from));
        return bytes.subarray(0, (0,external_node_fs_.readSync)(fd, bytes, 0, bytes.length, from));
    }
    finally {
        (0,external_node_fs_.closeSync)(fd);
    }
}
/** A line that lost a secret gets a new checksum: it has to be read again on another machine. */
function withoutSecrets(text, redact) {
    const clean = redact(text);
    if (clean === text)
        return text;
    const parsed = (0,journal_line/* parseLine */.A)(text);
    if (!parsed.ok)
        return clean;
    const line = (0,journal_line/* formatLine */.IL)({ ...parsed.line, body: eachString(parsed.line.body, redact) });
    // What only the whole line showed must not leave either, readable or not.
    return redact(line);
}
function eachString(value, change) {
    if (typeof value === 'string')
        return change(value);
    if (Array.isArray(value))
        return value.map((item) => eachString(item, change));
    if (typeof value !== 'object' || value === null)
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, eachString(item, change)]));
}

;// CONCATENATED MODULE: ./build/adapters/records.js



/**
 * The run's own records as a plain commit on the state ref: journal, run record, LEDGER.md (02-loop \u00a76). Each call adds one
 * commit on top of the last; what the run needs to go on elsewhere are further parents, so that it is on the remote too.
 */
function stateRecords(options) {
    const copy = journalCopier(options.journalFile, options.redact);
    const { ref, remoteRefs } = options;
    const refs = (0,records_apart/* neededRefs */.wg)(ref, remoteRefs);
    let isApart = options.apart === true || refs.isUsed;
    let known;
    return async (state, apart) => {
        isApart ||= apart === 'apart';
        const last = known === undefined ? await lastCommit(options) : { commit: known };
        // Beside a history that cannot be had now there must not begin another one: the next call tries again.
        if (last === 'unreachable')
            return undefined;
        const { commit, needed } = await record(options, { state, last: last.commit, journal: await copy(), isApart });
        if (commit !== last.commit)
            known = commit;
        return { ref, commit, ...(isApart && { beside: refs.pushesFor(needed) }) };
    };
}
/** The commit on top of the last one; the last one itself when nothing changed. */
async function record(options, call) {
    const { repository, ref } = options;
    const { state, last, journal, isApart } = call;
    const from = last === undefined ? await repository.emptyTree() : await repository.treeOf(last);
    const files = filesOf(options, state, journal);
    const tree = await repository.overlay(from, [
        ...(last === undefined ? [] : await removals(options, { state, parent: last })),
        ...files.map(({ path, text }) => ({ path, mode: '100644', bytes: Buffer.from(text) })),
    ]);
    const needed = journal.step === undefined ? [] : (0,needed_commits/* neededCommits */.U)(journal.step.state);
    const before = last !== undefined && isApart ? await (0,records_apart/* plainRecord */.Y8)(repository, last, options.remoteCommit) : last;
    if (last !== undefined && tree === from && before === last)
        return { commit: last, needed };
    const parents = [...(before === undefined || options.alone === true ? [] : [before]), ...(isApart ? [] : needed)];
    const message = `${records_apart/* RECORD */.gv}${state.plan.runId}`;
    const commit = await repository.commit({ tree, parents, message, at: options.now() });
    await repository.setRef(ref, commit);
    return { commit, needed };
}
/** Records of runs that are not kept any longer. */
async function removals({ repository, outdated }, { state, parent }) {
    if (outdated === undefined)
        return [];
    const names = (await repository.listFolder(parent, 'runs')).map(({ path }) => path);
    const runs = Map.groupBy(names, (path) => path.slice('runs/'.length).replace(/\.[a-z]+$/, ''));
    const old = await outdated([...runs.keys()], state);
    return old.flatMap((id) => runs.get(id) ?? []).map((path) => ({ path, delete: true }));
}
function filesOf(options, state, journal) {
    // Another machine must not take up what it could not read.
    const ending = journal.isReadable ? 'jsonl' : 'log';
    const others = options.files(state).map(({ path, text }) => ({ path, text: options.redact(text) }));
    return [{ path: `runs/${state.plan.runId}.${ending}`, text: journal.text }, ...others];
}
/** What this machine wrote last, unless another machine has gone on from there; fetched only when it is needed. */
async function lastCommit({ repository, ref, remoteCommit, }) {
    const local = await repository.readRef(ref);
    if (remoteCommit === undefined || local === remoteCommit)
        return { commit: local };
    if (local !== undefined && (await repository.isAncestor(remoteCommit, local)))
        return { commit: local };
    const fetched = await repository.fetchRef(ref);
    if (fetched.ok)
        return { commit: fetched.commit };
    return local === undefined ? 'unreachable' : { commit: local };
}


/***/ }),

/***/ 66858:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DW: () => (/* binding */ runRecord),
/* harmony export */   qy: () => (/* binding */ criticOf),
/* harmony export */   rX: () => (/* binding */ iterations)
/* harmony export */ });
/* harmony import */ var _core_critic_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79380);
/* harmony import */ var _core_split_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92474);
/* harmony import */ var _core_story_list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25212);
/* harmony import */ var _attempt_facts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(80012);
/* harmony import */ var _sanitise_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49934);
/* harmony import */ var _time_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68062);






/**
 * The run's JSON document as ralph-loop-skill has it, kept in the state ref. Iterations are in the order they ran and are never
 * rewritten. `story`, `sub_story` and `attempt` are additions, since a run has many stories.
 */
function runRecord(state) {
    const { plan } = state;
    const record = {
        run_id: plan.runId,
        intent: plan.intent,
        started_at: (0,_time_js__WEBPACK_IMPORTED_MODULE_5__/* .isoTime */ .Ly)(state.startedAt),
        spec_path: null,
        plan_path: plan.prdPath ?? null,
        branch: plan.branch,
        budgets: {
            max_iterations: plan.caps.maxIterations,
            max_wallclock_seconds: Math.round(plan.caps.runMs / 1000),
            max_commits: plan.caps.maxCommits,
            ...(plan.caps.maxCostUsd === undefined ? {} : { max_cost_usd: plan.caps.maxCostUsd }),
        },
        iterations: iterations(state).map((each) => iteration(state, each)),
        halt: state.halt === undefined
            ? null
            : { kind: state.halt.kind, detail: (0,_sanitise_js__WEBPACK_IMPORTED_MODULE_4__/* .plain */ .pj)(state.halt.detail), halted_at: (0,_time_js__WEBPACK_IMPORTED_MODULE_5__/* .isoTime */ .Ly)(state.now) },
    };
    return `${JSON.stringify(record, undefined, 2)}\n`;
}
/** What the critic makes of a story up to one of its attempts (02-loop \u00a73, Critic). */
function criticOf({ plan }, { story, attempt }) {
    if (attempt.passed)
        return { verdict: 'progressing', because: 'the story passed' };
    if (attempt.decision === 'part-passed')
        return { verdict: 'progressing', because: `${attempt.part} passed its gates` };
    return (0,_core_critic_js__WEBPACK_IMPORTED_MODULE_0__/* .criticise */ .W)((0,_core_split_js__WEBPACK_IMPORTED_MODULE_1__/* .subjectAt */ .QU)(story, attempt), plan);
}
/** All attempts of a run in the order they ran. */
function iterations(state) {
    return (0,_core_story_list_js__WEBPACK_IMPORTED_MODULE_2__/* .storiesOf */ .TQ)(state)
        .flatMap((story) => story.attempts.map((attempt) => ({ story, attempt })))
        .sort((a, b) => a.attempt.iteration - b.attempt.iteration);
}
function iteration(state, { story, attempt }) {
    const critic = criticOf(state, { story, attempt });
    const last = attempt.attempt === story.attempts.length;
    return {
        n: attempt.iteration,
        story: story.id,
        ...(attempt.part === undefined ? {} : { sub_story: attempt.part }),
        attempt: attempt.attempt,
        started_at: (0,_time_js__WEBPACK_IMPORTED_MODULE_5__/* .isoTime */ .Ly)(attempt.startedAt),
        ended_at: (0,_time_js__WEBPACK_IMPORTED_MODULE_5__/* .isoTime */ .Ly)(attempt.startedAt + attempt.durationMs),
        verify_verdict: attempt.passed ? 'ready' : 'not_ready',
        verify_report: (0,_attempt_facts_js__WEBPACK_IMPORTED_MODULE_3__/* .blockingGates */ .aZ)(attempt).find((gate) => gate.logPath)?.logPath ?? null,
        blockers: attempt.blockers.map((blocker) => ({
            verbatim: (0,_sanitise_js__WEBPACK_IMPORTED_MODULE_4__/* .plain */ .pj)(blocker.text),
            ...(last && story.status === 'needs_human'
                ? { classification: 'escalate', reason: (0,_sanitise_js__WEBPACK_IMPORTED_MODULE_4__/* .plain */ .pj)(story.detail), routed_to: 'user' }
                : attempt.decision === 'classifier-re-plan'
                    ? { classification: 're-plan', reason: (0,_sanitise_js__WEBPACK_IMPORTED_MODULE_4__/* .plain */ .pj)(attempt.because ?? ''), routed_to: 'plan-write' }
                    : { classification: 'retry-task', reason: whyRetry(blocker), routed_to: 'exec-dispatch' }),
        })),
        commits_added: attempt.commit === undefined ? [] : [attempt.commit],
        critic_verdict: critic.verdict,
        critic_evidence: (0,_sanitise_js__WEBPACK_IMPORTED_MODULE_4__/* .plain */ .pj)(critic.because),
    };
}
function whyRetry({ gate }) {
    return gate === 'spec' || gate === 'quality' ? 'a reviewer did not see it done' : 'a deterministic gate failed';
}


/***/ }),

/***/ 97937:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ statusYaml)
/* harmony export */ });
/* harmony import */ var _run_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(66858);
/* harmony import */ var _time_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68062);
/* harmony import */ var _yaml_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71938);



/** The one-screen status of a run as ralph-loop-skill has it, in YAML. Its verdict is about the run's whole intent, not about one story. */
function statusYaml(state) {
    const { plan } = state;
    const latest = (0,_run_record_js__WEBPACK_IMPORTED_MODULE_0__/* .iterations */ .rX)(state).at(-1);
    return [
        `run_id: ${(0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_2__/* .yamlText */ .p)(plan.runId)}`,
        `intent: ${JSON.stringify(plan.intent)}`,
        `iterations_done: ${state.iterations}`,
        `last_verdict: ${latest === undefined ? 'none' : state.halt?.kind === 'ready' ? 'ready' : 'not_ready'}`,
        'budgets_remaining:',
        `  iterations: ${left(plan.caps.maxIterations, state.iterations)}`,
        `  wallclock_seconds: ${Math.floor(left(plan.caps.runMs, state.elapsedMs) / 1000)}`,
        `  commits: ${left(plan.caps.maxCommits, state.commits)}`,
        ...cost(state),
        `last_critic: ${latest === undefined ? 'indeterminate' : (0,_run_record_js__WEBPACK_IMPORTED_MODULE_0__/* .criticOf */ .qy)(state, latest).verdict}`,
        ...halt(state),
        '',
    ].join('\n');
}
function halt(state) {
    if (state.halt === undefined)
        return ['halt: null'];
    return [
        'halt:',
        `  kind: ${state.halt.kind}`,
        `  detail: ${(0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_2__/* .yamlText */ .p)(state.halt.detail)}`,
        `  halted_at: ${(0,_time_js__WEBPACK_IMPORTED_MODULE_1__/* .isoTime */ .Ly)(state.now)}`,
    ];
}
function cost({ plan, spent }) {
    const { maxCostUsd } = plan.caps;
    return maxCostUsd === undefined ? [] : [`  cost_usd: ${left(maxCostUsd, spent?.costUsd ?? 0).toFixed(2)}`];
}
function left(limit, used) {
    return Math.max(0, limit - used);
}


/***/ }),

/***/ 21780:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Z: () => (/* binding */ refusalSummary),
  z: () => (/* binding */ summary)
});

// EXTERNAL MODULE: ./build/report/attention.js
var attention = __webpack_require__(253);
// EXTERNAL MODULE: ./build/report/cost-section.js
var cost_section = __webpack_require__(82408);
// EXTERNAL MODULE: ./build/report/extent.js
var extent = __webpack_require__(81691);
// EXTERNAL MODULE: ./build/report/final-section.js
var final_section = __webpack_require__(48585);
// EXTERNAL MODULE: ./build/core/story-list.js
var story_list = __webpack_require__(25212);
;// CONCATENATED MODULE: ./build/report/gantt.js

/** Most bars drawn; more would not be readable. */
const MOST_BARS = 60;
/**
 * Verdicts as mermaid's own tags, because its theme colours those for light and dark alike; a plain bar is a warning, because
 * what stands beside an `active` one cannot be read in the dark.
 */
const tags = {
    pass: 'done, ',
    warn: '',
    fail: 'crit, ',
    timeout: 'crit, ',
    error: 'crit, ',
    skipped: '',
};
/** A gantt of iterations by gate, sections by story, the latest bars last (03-interface \u00a76). */
function gantt(state) {
    const all = (0,story_list/* storiesOf */.TQ)(state)
        .flatMap(barsOf)
        .sort((a, b) => a.startMs - b.startMs);
    const bars = all.slice(-MOST_BARS);
    const [first] = bars;
    if (first === undefined)
        return { source: '', leftOut: 0 };
    const spanMs = Math.max(...bars.map((bar) => bar.endMs)) - first.startMs;
    const lines = bars.flatMap((bar, index) => [
        ...(bars[index - 1]?.story === bar.story ? [] : [`  section ${label(bar.story)}`]),
        `  ${bar.iteration} ${label(bar.gate)} ${bar.verdict} :${tags[bar.verdict]}${bar.startMs}, ${Math.max(bar.endMs, bar.startMs + leastMs(spanMs))}`,
    ]);
    const axis = spanMs < 600_000 ? '%H:%M:%S' : '%H:%M';
    const head = ['gantt', '  dateFormat x', `  axisFormat ${axis}`, '  todayMarker off'];
    return { source: [...head, ...lines].join('\n'), leftOut: all.length - bars.length };
}
function barsOf(story) {
    return story.attempts.flatMap((attempt) => attempt.gates.filter(wasStarted).map((gate) => barOf(story.id, attempt, gate)));
}
/** What the checks before it left no time for is a timeout of no length. */
function wasStarted({ verdict, durationMs }) {
    return verdict !== 'skipped' && !(verdict === 'timeout' && durationMs === 0);
}
/** The agent's start is a moment; gates are placed behind it by the run's own clock. */
function barOf(story, attempt, gate) {
    const startMs = Math.round(attempt.startedAt + Math.max(0, gate.startedMs - (attempt.gates[0]?.startedMs ?? 0)));
    return {
        story,
        iteration: attempt.iteration,
        gate: gate.check ?? gate.gate,
        verdict: gate.verdict,
        startMs,
        endMs: startMs + Math.max(0, Math.round(gate.durationMs)),
    };
}
/** A bar is wide enough to be seen. */
function leastMs(spanMs) {
    return Math.max(1, Math.ceil(spanMs / 100));
}
/** Mermaid ends a task's name at a colon and reads `;`, `#` and `%` as its own: only letters, digits and a few marks are left. */
function label(text) {
    const safe = text
        .replace(/[^\p{L}\p{N}._ -]+/gu, ' ')
        .replace(/\s+/g, ' ')
        .trim()
        .slice(0, 40)
        .trimEnd();
    return safe === '' ? 'unnamed' : safe.toWellFormed();
}

// EXTERNAL MODULE: ./build/report/markdown.js
var markdown = __webpack_require__(34902);
// EXTERNAL MODULE: ./build/report/model.js + 6 modules
var model = __webpack_require__(88872);
// EXTERNAL MODULE: ./build/report/model-words.js
var model_words = __webpack_require__(17214);
// EXTERNAL MODULE: ./build/report/story-table.js
var story_table = __webpack_require__(15727);
// EXTERNAL MODULE: ./build/report/summary-failures.js
var summary_failures = __webpack_require__(28127);
// EXTERNAL MODULE: ./build/report/summary-sections.js
var summary_sections = __webpack_require__(33308);
;// CONCATENATED MODULE: ./build/report/summary.js











/** What is shed, in this order, each on top of those before it, with the words that say so. */
const shedding = [
    ['the timeline', { timeline: false }],
    ['all but 3 failing lines per gate', { lines: 3 }],
    ['the blocks of all but the first 20 failures', { blocks: 20 }],
    ['all but the first 100 findings of the integrity gate and 20 notices', { caught: 100, notices: 20 }],
    [
        'the cost per story and all but the first 100 rows of the story table, stories that did not pass first',
        { rows: 100, ledger: false },
    ],
    [
        'all but the first 20 failures, findings and rows',
        { blocks: 0, lines: 0, failures: 20, caught: 20, rows: 20, notices: 5 },
    ],
];
/**
 * The job summary (03-interface \u00a76): Markdown that never exceeds its bytes. Sections are shed in a stated order with a line
 * that says so; the whole is always in `ralph-report.json`.
 */
function summary(state, context = {}) {
    const { links, maxBytes = 1_000_000 } = context;
    const run = (0,model/* view */.U)(state, context);
    const timeline = gantt(state);
    const document = (0,extent/* fitted */.$)({
        shedding,
        isWorthIt: (extent) => atLeast(run, extent) <= maxBytes,
        render: (extent, left) => join([
            ...(0,summary_sections/* headSection */.s)(run, links),
            ...leftOut(left, maxBytes),
            ...body(run, links, extent),
            ...(extent.timeline ? timelineSection(timeline) : []),
            ...tail(run, links, extent),
        ]),
        fits: (text) => bytes(text) <= maxBytes,
    });
    return document ?? join([...(0,summary_sections/* headSection */.s)(run, undefined), ...leftOut(['everything else'], maxBytes)]);
}
/** The summary of a run that never began: bad input, a held lock, a trigger that is not for us. Every problem is named. */
function refusalSummary(halt, problems, context = {}) {
    const title = refusals[halt.kind] ?? halt.kind;
    const { links } = context;
    return join([
        `## Ralph: ${title} \u00b7 nothing was started`,
        `${(0,attention/* haltIcon */.pb)(halt)} **${(0,markdown/* text */.Qq)((0,model_words/* haltVerdict */.p$)(halt), 1500)}**`,
        ...(0,summary_sections/* listSection */.iC)((0,attention/* haltIcon */.pb)(halt) === '\u274c' ? 'What to correct' : 'Why', 
        // One alone is the verdict itself.
        problems.length === 1 && problems[0] === halt.detail ? [] : problems.map((problem) => (0,markdown/* text */.Qq)(problem, 1000))),
        ...(links === undefined ? [] : [(0,markdown/* link */.nf)('Workflow run', links.runUrl)]),
    ]);
}
const refusals = {
    config_error: 'configuration error',
    locked: 'another run holds the lock',
    skipped: 'skipped',
    nothing_to_do: 'nothing to do',
    internal_error: 'internal error',
    environment_broken: 'the environment is broken',
    interrupted: 'interrupted',
    user_cancel: 'cancelled by a person',
};
/** A lower bound of bytes, so that a report far too long is not written first and dropped then. */
function atLeast({ failures, stories }, extent) {
    return 200 * Math.min(failures.length, extent.blocks) + 60 * Math.min(stories.length, extent.rows);
}
function body(run, links, extent) {
    return [
        ...(0,story_table/* storyTable */.GZ)(run, links, extent.rows),
        ...(0,final_section/* finalSection */.G)(run, extent),
        ...(0,summary_sections/* notPushedSection */._H)(run),
        ...(0,summary_failures/* failureSection */.m)(run, extent),
        ...(0,summary_failures/* caughtSection */.A)(run, extent),
        ...(0,summary_sections/* listSection */.iC)('Notices', run.notices.slice(0, extent.notices).map((notice) => (0,markdown/* text */.Qq)(notice, 600))),
    ];
}
function tail(run, links, extent) {
    return [
        ...(0,summary_sections/* budgetSection */.BZ)(run),
        ...(extent.ledger ? (0,cost_section/* costSection */.p)(run) : []),
        ...(0,summary_sections/* listSection */.iC)('What was not protected', run.notProtected.map((gap) => (0,markdown/* text */.Qq)(gap, 600))),
        ...(0,summary_sections/* footer */.qr)(run, links),
    ];
}
function timelineSection(timeline) {
    if (timeline.source === '')
        return [];
    const note = timeline.leftOut === 0 ? [] : [`The first ${timeline.leftOut} bars are left out.`];
    return ['### Timeline of iterations by gate', `\`\`\`mermaid\n${timeline.source}\n\`\`\``, ...note];
}
function leftOut(words, maxBytes) {
    if (words.length === 0)
        return [];
    const limit = maxBytes.toLocaleString('en-US');
    return [
        `Left out to stay under ${limit} bytes: ${words.join('; ')}. The whole is in <code>ralph-report.json</code>.`,
    ];
}
function join(blocks) {
    return `${blocks.join('\n\n')}\n`;
}
function bytes(document) {
    return new TextEncoder().encode(document).length;
}


/***/ })

};
