export const id = 551;
export const ids = [551];
export const modules = {

/***/ 76151:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ redactedText),
/* harmony export */   V: () => (/* binding */ redactedTitle)
/* harmony export */ });
/** GitHub refuses longer ones (05-github, Limits); the marker lines need some of it. */
const MOST_CHARS = 65_000;
/** What the presenters are asked for, one after the other, until the text fits. */
const ROOM = [64_000, 48_000, 24_000, 8_000, 2_000];
/** A text that fits although redaction made it longer: blanking out many short values does. */
function redactedText(make, clean) {
    for (const maxChars of ROOM) {
        const text = clean(make(maxChars));
        if (text.length <= MOST_CHARS)
            return text;
    }
    return clean(make(ROOM[4])).slice(0, MOST_CHARS).toWellFormed();
}
/** A title of one line; GitHub takes 256 characters. */
function redactedTitle(title, clean) {
    return clean(title).replaceAll(/\s+/g, ' ').slice(0, 250).toWellFormed();
}


/***/ }),

/***/ 72691:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ threadFace)
/* harmony export */ });
/* harmony import */ var _adapters_github_comment_writer_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16102);

/**
 * A face whose comment stands where the run was asked for, from its first moment to its last (03-interface \u00a76). What else it shows
 * is up to the inner one, which writes no comment of its own then.
 */
function threadFace(inner, options) {
    let writing;
    const writer = () => {
        writing ??= options.connect().then((client) => (client === undefined ? undefined : writerOf(client, options)));
        return writing;
    };
    const put = async (state) => {
        (await writer())?.put(() => options.comment(state));
    };
    const trouble = (error) => options.onWarning(`The comment on #${options.thread} could not be written: ${String(error)}`);
    return {
        branchPushed: inner.branchPushed,
        changed: (state) => {
            put(state).catch(trouble);
            inner.changed(state);
        },
        settle: inner.settle,
        finish: async (state) => {
            await Promise.all([inner.finish(state), flush(state, { put, writer, connect: options.connect }).catch(trouble)]);
        },
    };
}
async function flush(state, { put, writer, connect }) {
    (await connect())?.beginEnd();
    await put(state);
    await (await writer())?.flush();
}
function writerOf(client, { thread, marker, onWarning }) {
    return (0,_adapters_github_comment_writer_js__WEBPACK_IMPORTED_MODULE_0__/* .commentWriter */ .v)(client, {
        issue: thread,
        marker,
        onProblem: ({ message }) => onWarning(`The comment on #${thread} was not written: ${message}`),
    });
}


/***/ }),

/***/ 24999:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  hN: () => (/* binding */ githubFace),
  bu: () => (/* binding */ noFace),
  Dq: () => (/* binding */ openFaceClient)
});

// EXTERNAL MODULE: ./build/adapters/github/client.js + 6 modules
var client = __webpack_require__(26378);
// EXTERNAL MODULE: ./build/adapters/github/comment-writer.js + 1 modules
var comment_writer = __webpack_require__(16102);
// EXTERNAL MODULE: ./build/adapters/github/pulls.js
var pulls = __webpack_require__(70933);
;// CONCATENATED MODULE: ./build/action/face-facts.js
/** What the report tells of it. */
function factsOf(done) {
    if (done === undefined)
        return {};
    const { client, ensured } = done;
    if (!ensured.ok) {
        return {
            pullNotes: [`No pull request was opened: ${ensured.problem.message}`, `Open it here: ${ensured.compareUrl}`],
        };
    }
    const { number, url, draft, author } = ensured.pull;
    // Who opened an older pull request says nothing about today's token, unless that is an installation's too.
    const isActions = author === 'github-actions[bot]' && (ensured.created || client.bearer === 'installation');
    const notes = isActions ? [...ensured.notes, noWorkflows] : ensured.notes;
    return { pull: { number, url, draft }, pullNotes: notes };
}
const noWorkflows = 'Pushes made with GITHUB_TOKEN start no workflows, so the checks of this pull request do not run by themselves. ' +
    'Close and reopen it to start them, or give the input github_token the token of an App or a person.';

;// CONCATENATED MODULE: ./build/action/face.js




/** No pull request is wanted, or there is no token to ask for one. */
const noFace = {
    branchPushed: () => undefined,
    changed: () => undefined,
    settle: async () => ({}),
    finish: async () => undefined,
};
/** What a cancelled run has left for its last words: the runner gives 7.5 s before it sends the next signal. */
const LAST_WORDS_MS = 2_000;
/** Connects to GitHub with the first pushed branch, not before. */
function githubFace(options) {
    let latest;
    let connecting;
    let showing;
    let shown;
    const trouble = (error) => options.onWarning(`The pull request could not be shown: ${String(error)}`);
    const comment = () => (latest === undefined ? '' : options.texts.comment(latest));
    const begin = (state, added) => {
        connecting ??= connect(options);
        showing ??= show(options, { state, added, connecting }).then((done) => {
            shown = done;
            done?.writer?.put(comment);
            return done;
        });
        showing.catch(trouble);
    };
    return {
        branchPushed: (state) => {
            latest ??= state;
            begin(state, true);
        },
        changed: (state) => {
            latest = state;
            // A function of its own each time: to the writer an equal one would be the text that it has written already.
            shown?.writer?.put(() => options.texts.comment(state));
        },
        settle: async () => {
            // A night that tried nothing has nothing to tell.
            if (options.continues === true && latest !== undefined && latest.iterations > 0)
                begin(latest, false);
            // From here on nobody works any more: what is still under way has no more time than the end.
            (await connecting?.catch(() => undefined))?.beginEnd();
            return factsOf(await showing?.catch(() => undefined));
        },
        finish: async (state) => {
            // A run that was killed behind its last push still has its pull request, and that its last state.
            if (showing === undefined && state.pull !== undefined)
                begin(state, false);
            (await connecting?.catch(() => undefined))?.beginEnd();
            const done = await showing?.catch(() => undefined);
            if (done !== undefined)
                await finish(options, done, state).catch(trouble);
        },
    };
}
async function connect(options) {
    const opened = await (options.open?.() ?? openFaceClient(options));
    if (opened.ok)
        return opened.client;
    options.onWarning(opened.problem.message);
    return undefined;
}
/** A client for a run's face, which may say its last words after a cancel. */
function openFaceClient(options) {
    const [owner = '', repo = ''] = options.repository.split('/');
    const { apiUrl, serverUrl, token, clock } = options;
    return (0,client.openGitHub)({
        ...{ apiUrl, serverUrl, token, owner, repo, signal: lastWords(options.cancel), onNote: options.onInfo },
        ...(clock && { clock }),
    });
}
/** Aborted a little after the run is: the comment must not say for ever that the run goes on. */
function lastWords(cancel) {
    const over = new AbortController();
    const abort = () => void setTimeout(() => over.abort(cancel.reason), LAST_WORDS_MS).unref();
    if (cancel.aborted)
        abort();
    else
        cancel.addEventListener('abort', abort, { once: true });
    return over.signal;
}
async function show(options, { state, added, connecting }) {
    const client = await connecting;
    if (client === undefined)
        return undefined;
    const ensured = await pullOf(options, client, added ? state : undefined);
    if (ensured === undefined)
        return undefined;
    if (!ensured.ok) {
        const { problem, compareUrl } = ensured;
        options.onWarning(added ? `No pull request was opened: ${problem.message} Open it here: ${compareUrl}` : problem.message);
        return added ? { client, ensured, writer: undefined, described: true } : undefined;
    }
    options.onInfo(`Pull request: ${ensured.pull.url}`);
    const writer = options.comments ? writerOf(options, client, ensured.pull) : undefined;
    return { client, ensured, writer, described: added || state.pull !== undefined };
}
function pullOf({ head, base, texts, createPr }, client, added) {
    const at = { head, base, marker: head };
    if (added === undefined)
        return (0,pulls/* findPull */.pM)(client, at);
    return (0,pulls/* ensurePull */.Sk)(client, { ...at, title: texts.title(added), body: texts.body(added), draft: createPr === 'draft' });
}
function writerOf({ marker, onWarning }, client, { number }) {
    return (0,comment_writer/* commentWriter */.v)(client, {
        issue: number,
        marker,
        onProblem: ({ message }) => onWarning(`The comment on pull request #${number} was not written: ${message}`),
    });
}
async function finish(options, shown, state) {
    const { client, ensured, writer, described } = shown;
    if (!ensured.ok)
        return;
    const { title, body, comment } = options.texts;
    const { number } = ensured.pull;
    writer?.put(comment(state));
    const text = { title: title(state), body: body(state), marker: options.head };
    const [updated] = await Promise.all([described ? (0,pulls/* updatePull */.pZ)(client, number, text) : undefined, writer?.flush()]);
    if (updated?.type === 'problem' && updated.problem.kind !== 'aborted') {
        options.onWarning(`The description of pull request #${number} was not updated: ${updated.problem.message}`);
    }
}


/***/ }),

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
var atomic = __webpack_require__(8754);
// EXTERNAL MODULE: ./build/core/workflow-split.js
var workflow_split = __webpack_require__(50736);
// EXTERNAL MODULE: ./build/report/attempt-facts.js
var attempt_facts = __webpack_require__(80012);
// EXTERNAL MODULE: ./build/report/model.js + 5 modules
var model = __webpack_require__(3173);
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
    const numbered = state.stories
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
        `- Attempts: ${story.attempts.length}/${run.state.plan.caps.maxAttempts}`,
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
    const stories = state.stories.filter((story) => story.inScope).map((story) => suiteOf(run, story));
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
        status: story.status,
        attempts: String(story.attempts.length),
        ...(work === undefined ? {} : { branch: work.branch, ...(work.commit && { commit: work.commit }) }),
    };
    return Object.entries(named).map(([name, value]) => ({ '@name': name, '@value': attribute(value) }));
}
/** The gates of the last attempt; a case named `story` says what no gate does, or a story without a verdict would look green. */
function casesOf(run, story) {
    const gates = (0,attempt_facts/* lastOfEach */.Pv)(story.attempts.at(-1)?.gates ?? []).map((gate) => gateCase(story, gate));
    const status = run.state.halt !== undefined && story.status === 'running' ? 'interrupted' : story.status;
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
        ...state.stories.filter((story) => story.inScope).map((story) => ledgerRow(state, story)),
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
    const { startedAt, updatedAt, origin: _, ...run } = (0,model/* view */.U)(state, context);
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

/***/ 16102:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ commentWriter)
});

// EXTERNAL MODULE: ./build/adapters/github/budget.js
var budget = __webpack_require__(46596);
;// CONCATENATED MODULE: ./build/adapters/github/coalesce.js
/** Keeps only the newest text and never has two writes under way: the last state always wins. */
function coalesce(options) {
    const { clock, gapMs } = options;
    let newest;
    /** What `shown` was made of. */
    let settled;
    let shown;
    let hopeless = false;
    let freeAtMs = Number.NEGATIVE_INFINITY;
    let writing;
    let cancelAlarm;
    const perform = async (last) => {
        const source = newest;
        const done = source === undefined ? undefined : await attempt(options, { source, shown, last });
        hopeless = done !== undefined && !done.ok && done.permanent === true;
        // After a failure nobody knows what stands there.
        settled = done?.ok === true ? source : undefined;
        shown = done?.ok === true ? done.text : undefined;
        if (done?.written === true)
            freeAtMs = clock.nowMs() + gapMs;
        writing = undefined;
        if (!last)
            schedule();
    };
    const unschedule = () => {
        cancelAlarm?.();
        cancelAlarm = undefined;
    };
    const begin = (last) => {
        unschedule();
        writing = perform(last);
        return writing;
    };
    const schedule = () => {
        unschedule();
        if (writing !== undefined || hopeless || newest === settled)
            return;
        const inMs = freeAtMs - clock.nowMs();
        if (inMs <= 0)
            void begin(false);
        else
            cancelAlarm = clock.alarm(inMs, () => void begin(false));
    };
    return {
        put: (text) => {
            newest = text;
            schedule();
        },
        flush: async () => {
            while (writing !== undefined)
                await writing;
            unschedule();
            for (let tried; newest !== settled && newest !== tried;) {
                tried = newest;
                await begin(true);
            }
        },
    };
}
async function attempt({ write, onTrouble }, { source, shown, last }) {
    try {
        const text = typeof source === 'string' ? source : source();
        if (text === shown)
            return { ok: true, text, written: false };
        return { ...(await write(text, { last })), text, written: true };
    }
    catch (error) {
        onTrouble(`The comment was not written, which is a fault of ralph-action: ${String(error)}`);
        return { ok: false, written: true };
    }
}

// EXTERNAL MODULE: ./build/adapters/github/comments.js + 2 modules
var comments = __webpack_require__(88459);
// EXTERNAL MODULE: ./build/adapters/github/problem.js + 1 modules
var github_problem = __webpack_require__(1455);
;// CONCATENATED MODULE: ./build/adapters/github/comment-writer.js




/** The sticky comment of a run: first state at once, then an edit now and then, the last state always (03-interface \u00a76). */
function commentWriter(client, options) {
    const sticky = (0,comments/* stickyComment */.N)(client, options);
    const told = new Set();
    const once = (key, tell) => {
        if (told.has(key))
            return;
        told.add(key);
        tell();
    };
    const judge = (outcome) => {
        if (outcome.type !== 'problem') {
            once('url', () => options.onUrl?.(outcome.url));
            return { ok: true };
        }
        const { problem } = outcome;
        once(`problem ${problem.kind}`, () => options.onProblem(problem));
        return { ok: false, permanent: (0,github_problem/* isPermanent */.lE)(problem) };
    };
    return coalesce({
        clock: client.clock,
        gapMs: budget/* EDIT_GAP_MS */.bK,
        write: async (text, at) => judge(await sticky.write(text, at)),
        onTrouble: (message) => options.onProblem({ kind: 'invalid', message }),
    });
}


/***/ }),

/***/ 70933:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sk: () => (/* binding */ ensurePull),
/* harmony export */   pM: () => (/* binding */ findPull),
/* harmony export */   pZ: () => (/* binding */ updatePull)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38816);
/* harmony import */ var _address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40281);
/* harmony import */ var _create_once_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79907);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78579);
/* harmony import */ var _merge_body_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58402);





/**
 * The open pull request from that branch: found, or created exactly once. Closed ones stay closed: somebody decided so.
 * Never throws.
 */
async function ensurePull(client, options) {
    const found = await findOpen(client, options);
    if (!found.ok)
        return refused(client, options, found);
    if (found.data !== undefined)
        return present(client, found.data, options);
    const notes = [];
    let made = await create(client, options, options.draft);
    if (!made.ok && made.problem.kind === 'drafts-unavailable') {
        notes.push(noDrafts);
        made = await create(client, options, false);
    }
    if (made.ok)
        return { ok: true, pull: pullOf(client, made.data), created: true, notes };
    return made.problem.kind === 'invalid' ? presentAfterAll(client, options, made) : refused(client, options, made);
}
/** The open pull request from that branch; undefined when there is none: then somebody closed or merged it. Never throws. */
async function findPull(client, options) {
    const found = await findOpen(client, options);
    if (!found.ok)
        return refused(client, options, found);
    return found.data === undefined ? undefined : present(client, found.data, options);
}
/** New text for our block of a description; what people wrote around it stays. The title is changed with it. Never throws. */
async function updatePull(client, pull_number, { title, body, marker }) {
    const read = await client.call({ does: `read pull request #${pull_number}`, permission: 'pull-requests: read', answer: pullSchema }, (rest, at) => rest.pulls.get({ ...at, pull_number }));
    if (!read.ok)
        return { type: 'problem', problem: read.problem };
    const existing = read.data.body ?? '';
    const merged = (0,_merge_body_js__WEBPACK_IMPORTED_MODULE_1__/* .mergeBody */ .rc)(existing, { marker, text: body });
    if (merged === undefined)
        return { type: 'left' };
    if ((0,_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .sameText */ .QV)(existing, merged) && (title ?? read.data.title) === read.data.title)
        return { type: 'unchanged' };
    const change = { body: merged, ...(title === undefined ? {} : { title }) };
    const edited = await client.call({ does: `edit pull request #${pull_number}`, permission, answer: pullSchema }, (rest, at) => rest.pulls.update({ ...at, pull_number, ...change }));
    return edited.ok ? { type: 'edited' } : { type: 'problem', problem: edited.problem };
}
const pullSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    number: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
    title: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    body: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish(),
    draft: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().optional(),
    state: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['open', 'closed']),
    base: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ ref: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }),
    user: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }).nullish(),
});
const permission = 'pull-requests: write';
/**
 * Only branches of this repository are asked for, which only writers can push: a fork's pull request with a copied marker is
 * never taken for ours. Into another base it is ours when it carries our marker: somebody retargeted it.
 */
async function findOpen(client, { head, base, marker }) {
    const listed = await client.call({
        does: `look for a pull request from ${head}`,
        permission: 'pull-requests: read',
        answer: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(pullSchema),
    }, (rest, at) => rest.pulls.list({ ...at, state: 'open', head: `${client.owner}:${head}`, per_page: 100 }));
    if (!listed.ok)
        return listed;
    const direct = listed.data.find((pull) => pull.base.ref === base);
    return { ok: true, data: direct ?? listed.data.find((pull) => (0,_merge_body_js__WEBPACK_IMPORTED_MODULE_1__/* .hasBlock */ .OA)(pull.body ?? '', marker)) };
}
function create(client, options, draft) {
    const { head, base, title, marker, body } = options;
    const call = { does: `open a pull request from ${head} to ${base}`, permission, answer: pullSchema, once: true };
    const text = (0,_merge_body_js__WEBPACK_IMPORTED_MODULE_1__/* .ownBlock */ .UB)({ marker, text: body });
    const post = () => client.call(call, (rest, at) => rest.pulls.create({ ...at, head, base, title, body: text, draft }));
    return (0,_create_once_js__WEBPACK_IMPORTED_MODULE_0__/* .createOnce */ .U)(client, { post, find: () => findOpen(client, options) });
}
const noDrafts = 'The plan of this repository has no draft pull requests, so an ordinary one was opened. Set `create_pr: ready` to ask for that.';
/** "Already exists" is one of the things GitHub calls invalid: another run was faster. */
async function presentAfterAll(client, options, made) {
    const found = await findOpen(client, options);
    return found.ok && found.data !== undefined ? present(client, found.data, options) : refused(client, options, made);
}
function present(client, found, { base }) {
    const elsewhere = `Pull request #${found.number} goes to ${found.base.ref}, not to ${base}: somebody changed its base.`;
    return { ok: true, pull: pullOf(client, found), created: false, notes: found.base.ref === base ? [] : [elsewhere] };
}
function refused(client, options, { problem }) {
    return { ok: false, problem, compareUrl: (0,_address_js__WEBPACK_IMPORTED_MODULE_4__/* .compareUrl */ .XH)(client, options) };
}
/** Its address is ours to make: what an answer says could lead anywhere. */
function pullOf({ serverUrl, owner, repo }, { number, draft = false, state, user }) {
    const url = `${serverUrl.replace(/\/+$/, '')}/${owner}/${repo}/pull/${number}`;
    return { number, url, draft, state, ...(user ? { author: user.login } : {}) };
}


/***/ }),

/***/ 98065:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ gitPublisher)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _core_slug_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66427);


/**
 * Pushes one after the other in the background, so that the next story starts at once (08-performance). What is queued while
 * a push is under way goes out together in the next one: a remote slower than the loop gets fewer, larger pushes.
 */
function gitPublisher(options) {
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
/** The later commit of a ref takes the earlier one's place: it contains it. */
function merged(earlier, later) {
    return [...new Map([...earlier, ...later].map((ref) => [ref.ref, ref])).values()];
}
async function pushAll(options, { refs, state, done, transient }) {
    if (options.cancel.aborted)
        return;
    const records = await recordsOf(options, state);
    const wanted = [...refs, ...(records === undefined ? [] : [records])];
    if (wanted.length === 0 || options.cancel.aborted)
        return;
    const results = await options.repository.push(wanted);
    if (options.cancel.aborted)
        return;
    for (const result of results)
        await noteResult(options, { result, refs, state, done, transient });
}
/** Records fail soft: work is pushed whether or not they can be made. */
async function recordsOf(options, state) {
    try {
        return await options.stateUpdate(state);
    }
    catch (error) {
        options.onTrouble(`the run's records could not be made: ${error instanceof Error ? error.message : String(error)}`);
        return undefined;
    }
}
async function noteResult(options, { result, refs, state, done, transient }) {
    const ref = refs.find((each) => each.ref === result.ref);
    if (ref === undefined) {
        if (!result.ok)
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
function refusedBy({ message, kind }) {
    const isPassing = kind === 'network' || kind === 'timeout';
    return { status: 'refused', detail: message, ...(isPassing ? { passing: true } : {}) };
}
/** Work that the remote refuses is kept as a bundle on disk, named in the report (04-trust rule 20). */
async function keep(options, ref, state) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(options.bundleFolder, `${(0,_core_slug_js__WEBPACK_IMPORTED_MODULE_1__/* .slug */ .y)(ref.ref.replace('refs/heads/', ''))}.bundle`);
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
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/core/loop.js + 36 modules
var loop = __webpack_require__(15018);
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
            if (parsed.ok && !(0,journal_line/* parseLine */.A)(clean).ok)
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
    let known;
    return async (state) => {
        const { ref } = options;
        const last = known === undefined ? await lastCommit(options) : { commit: known };
        // Beside a history that cannot be had now there must not begin another one: the next call tries again.
        if (last === 'unreachable')
            return undefined;
        const made = await record(options, { state, parent: last.commit, journal: await copy() });
        if (made !== last.commit)
            known = made;
        return { ref, commit: made };
    };
}
/** The commit on top of the last one; the last one itself when nothing changed. */
async function record(options, { state, parent, journal }) {
    const { repository, ref } = options;
    const from = parent === undefined ? await repository.emptyTree() : await repository.treeOf(parent);
    const files = filesOf(options, state, journal);
    const tree = await repository.overlay(from, [
        ...(parent === undefined ? [] : await removals(options, { state, parent })),
        ...files.map(({ path, text }) => ({ path, mode: '100644', bytes: Buffer.from(text) })),
    ]);
    if (parent !== undefined && tree === from)
        return parent;
    const needed = journal.step === undefined ? [] : (0,needed_commits/* neededCommits */.U)(journal.step.state);
    const parents = [...(parent === undefined ? [] : [parent]), ...needed];
    const message = `Record run ${state.plan.runId}`;
    const commit = await repository.commit({ tree, parents, message, at: options.now() });
    await repository.setRef(ref, commit);
    return commit;
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

/***/ 71427:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N: () => (/* binding */ stickyComment)
});

// UNUSED EXPORTS: commentMarker

// EXTERNAL MODULE: ./build/report/markdown.js
var markdown = __webpack_require__(34902);
;// CONCATENATED MODULE: ./build/report/asked-words.js

/** Most ids that are listed; the table below has them all. */
const MOST_IDS = 12;
/**
 * What was understood of the command that asked for the run (03-interface \u00a74): who, what, with which caps and checks. Empty when no
 * person asked.
 */
function askedLine({ origin, objective, feature, stories, caps, checks }) {
    if (origin === undefined)
        return [];
    const open = stories.filter(({ inScope, was }) => inScope && was === 'open').map(({ id }) => id);
    const what = objective === undefined ? `feature ${(0,markdown/* code */.aY)(feature)}: ${idsOf(open)}` : 'one objective';
    const names = checks.map(({ name }) => (0,markdown/* code */.aY)(name));
    const by = names.length === 0 ? 'nothing' : names.join(', ');
    const told = [
        `**Asked for** by ${(0,markdown/* code */.aY)(origin.person)}`,
        what,
        `at most ${count(caps.maxIterations, 'iteration')}, ${count(caps.maxAttempts, 'attempt')} each`,
        `checked by ${by}`,
    ];
    return [told.join(' \u00b7 ')];
}
function idsOf(ids) {
    if (ids.length === 0)
        return 'no open story';
    const more = ids.length > MOST_IDS ? ` and ${ids.length - MOST_IDS} more` : '';
    return `${ids
        .slice(0, MOST_IDS)
        .map((id) => (0,markdown/* text */.Qq)(id, 60))
        .join(', ')}${more}`;
}
function count(number, what) {
    return `${number} ${what}${number === 1 ? '' : 's'}`;
}

// EXTERNAL MODULE: ./build/report/attention.js
var attention = __webpack_require__(253);
// EXTERNAL MODULE: ./build/report/extent.js
var extent = __webpack_require__(81691);
// EXTERNAL MODULE: ./build/report/final-section.js
var final_section = __webpack_require__(48585);
// EXTERNAL MODULE: ./build/report/model.js + 5 modules
var model = __webpack_require__(3173);
// EXTERNAL MODULE: ./build/report/next-steps.js
var next_steps = __webpack_require__(63576);
// EXTERNAL MODULE: ./build/report/objective-words.js
var objective_words = __webpack_require__(11968);
// EXTERNAL MODULE: ./build/report/story-table.js
var story_table = __webpack_require__(15727);
// EXTERNAL MODULE: ./build/report/summary-failures.js
var summary_failures = __webpack_require__(28127);
// EXTERNAL MODULE: ./build/report/summary-sections.js
var summary_sections = __webpack_require__(33308);
;// CONCATENATED MODULE: ./build/report/comment.js











/** Name of the hidden marker: one comment per issue or pull request and workflow, and one per feature (03-interface \u00a76). */
function commentMarker({ workflow, feature }) {
    return `${workflow}:${feature}`;
}
/** What is shed, in this order, each on top of those before it, with the words that say so. */
const shedding = [
    ['all but 5 failing lines per gate and the last 5 attempts', { lines: 5, tried: 5 }],
    ['what was tried', { lines: 3, tried: 0, notices: 5 }],
    ['the blocks of all but the first 10 failures', { blocks: 10 }],
    ['all but the first 50 stories, those that did not pass first', { rows: 50, failures: 50 }],
    ['the blocks of all failures and all but the first 10 stories', { blocks: 0, lines: 0, rows: 10, failures: 10 }],
];
/**
 * The sticky comment of a run, live or ended (03-interface \u00a76), without the hidden marker line: whoever posts it puts that first.
 * What a person must decide comes before everything; sections are shed when there is too much, and it says so.
 */
function stickyComment(state, context = {}) {
    const { links, maxChars = 64_000 } = context;
    const run = (0,model/* view */.U)(state, context);
    const asked = askedLine(state.plan);
    const document = (0,extent/* fitted */.$)({
        shedding,
        isWorthIt: (extent) => 200 * Math.min(run.failures.length, extent.blocks) <= maxChars,
        render: (extent, left) => join([...head(run, links), ...asked, ...leftOut(left), ...body(run, links, extent), ...tail(run, links)]),
        fits: (markdown) => markdown.length <= maxChars,
    });
    return document ?? join([...head(run, undefined), ...leftOut(['everything else'])]);
}
function head(run, links) {
    const places = (0,summary_sections/* placesOf */.ek)(run, links);
    return [
        `### Ralph: ${run.headline}`,
        ...(0,attention/* attentionSection */.eU)(run),
        (0,attention/* verdictLine */.MT)(run),
        ...(0,objective_words/* objectiveSection */.t)(run),
        ...(places.length === 0 ? [] : [places.join(' \u00b7 ')]),
    ];
}
function body(run, links, extent) {
    return [
        ...(0,story_table/* storyTable */.GZ)(run, links, extent.rows),
        ...(0,final_section/* finalSection */.G)(run, extent),
        ...(0,summary_sections/* notPushedSection */._H)(run),
        ...(0,summary_failures/* failureSection */.m)(run, extent),
        ...(0,summary_sections/* listSection */.iC)('Notices', run.notices.slice(0, extent.notices).map((notice) => (0,markdown/* text */.Qq)(notice, 600))),
    ];
}
function tail(run, links) {
    return [...(0,next_steps/* nextSteps */.Zn)(run, links), `<sub>${facts(run)}</sub>`];
}
function facts(run) {
    const reviewer = run.reviewAgent === 'none' ? 'nobody reviewed' : `reviewed by ${(0,markdown/* text */.Qq)(run.reviewAgent, 60)}`;
    const told = [
        `Feature ${(0,markdown/* text */.Qq)(run.feature, 80)}`,
        `agent ${(0,markdown/* text */.Qq)(run.agent, 60)}`,
        reviewer,
        `run ${(0,markdown/* text */.Qq)(run.runId, 80)}`,
    ];
    return `${told.join(' \u00b7 ')}. This comment always shows the latest state.`;
}
function leftOut(words) {
    return words.length === 0
        ? []
        : [`Left out to fit into a comment: ${words.join('; ')}. The whole is in the job summary.`];
}
function join(blocks) {
    return `${blocks.join('\n\n')}\n`;
}


/***/ }),

/***/ 92940:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N: () => (/* binding */ pullRequestBody),
  Z: () => (/* binding */ pullRequestTitle)
});

// EXTERNAL MODULE: ./build/core/applying.js
var applying = __webpack_require__(84552);
// EXTERNAL MODULE: ./build/report/extent.js
var extent = __webpack_require__(81691);
// EXTERNAL MODULE: ./build/report/final-section.js
var final_section = __webpack_require__(48585);
// EXTERNAL MODULE: ./build/report/markdown.js
var markdown = __webpack_require__(34902);
// EXTERNAL MODULE: ./build/report/model.js + 5 modules
var model = __webpack_require__(3173);
// EXTERNAL MODULE: ./build/report/model-attention.js
var model_attention = __webpack_require__(80285);
// EXTERNAL MODULE: ./build/report/next-steps.js
var next_steps = __webpack_require__(63576);
// EXTERNAL MODULE: ./build/report/objective-words.js
var objective_words = __webpack_require__(11968);
// EXTERNAL MODULE: ./build/report/review-words.js
var review_words = __webpack_require__(84111);
// EXTERNAL MODULE: ./build/report/story-table.js
var story_table = __webpack_require__(15727);
;// CONCATENATED MODULE: ./build/report/pull-stories.js



/** Most places named of one criterion. */
const MOST_PLACES = 3;
/** The stories of a pull request: those that passed ticked, with what shows that they are done, then those that are not in it. */
function checklist(run, links, extent) {
    const stories = run.stories.filter(({ eligible }) => eligible);
    const passed = stories.filter(({ status }) => status === 'passed');
    const others = stories.filter(({ status }) => status !== 'passed');
    const most = extent.rows;
    return [
        ...section('Passed', passed, { most, item: (story) => passedItem(story, links, extent) }),
        ...section('Not passed, not in here', others, { most, item: (story) => openItem(run, story, links) }),
    ];
}
function section(title, stories, { most, item }) {
    if (stories.length === 0)
        return [];
    const missing = stories.length - most;
    return [
        `### ${title}`,
        [...stories.slice(0, most).map(item), ...(missing > 0 ? [`- and ${missing} more`] : [])].join('\n'),
    ];
}
/** `- [x] US-001 Count words`, how it passed, and below it each criterion with the places that show it. */
function passedItem(story, links, extent) {
    const name = `- [x] ${nameOf(story)}`;
    if (story.tries === 0)
        return `${name}: passed before this run`;
    const facts = [
        (0,story_table/* workCell */.Ki)(story, links),
        `${story.tries === 1 ? '1 attempt' : `${story.tries} attempts`}`,
        `tests ${(0,markdown/* text */.Qq)(story.tests, 120)}`,
        ...reviewFacts(story),
    ].filter((fact) => fact !== '');
    const detail = story.detail === '' ? [] : [`  - ${(0,markdown/* text */.Qq)(story.detail)}`];
    const remarks = [...story.reviews.flatMap((review) => remarksOf(review, story, links))];
    const missing = remarks.length - extent.remarks;
    const more = missing > 0 && extent.remarks > 0 ? [`  - and ${missing} more`] : [];
    return [`${name}: ${facts.join(' \u00b7 ')}`, ...detail, ...remarks.slice(0, extent.remarks), ...more].join('\n');
}
function nameOf(story) {
    const title = (0,markdown/* text */.Qq)(story.title, 120);
    return title === '' ? (0,markdown/* code */.aY)(story.id) : `${(0,markdown/* code */.aY)(story.id)} **${title}**`;
}
function reviewFacts(story) {
    const [spec, quality] = [(0,review_words/* specWords */.z8)(story), (0,review_words/* qualityWords */.Hu)(story)];
    if (spec === 'not reviewed' && quality === spec)
        return [spec];
    return [`spec ${(0,markdown/* text */.Qq)(spec, 160)}`, `quality ${(0,markdown/* text */.Qq)(quality, 160)}`];
}
function remarksOf(review, story, links) {
    const commit = story.work?.reached === 'pushed' ? story.work.commit : undefined;
    if (review.gate === 'spec')
        return review.criteria.map((each) => criterionItem(each, commit, links));
    return review.findings
        .filter(({ severity }) => severity === 'warn')
        .map(({ file, line, text: words }) => {
        const place = file === undefined ? '' : `${(0,markdown/* placeLink */.aE)({ file, commit, ...(line && { line }) }, links)} `;
        return `  - warning ${place}${(0,markdown/* text */.Qq)(words, 300)}`;
    });
}
function criterionItem(criterion, commit, links) {
    const places = criterion.evidence.flatMap((piece) => 'file' in piece ? [(0,markdown/* placeLink */.aE)({ ...piece, commit }, links)] : [`absent: ${(0,markdown/* text */.Qq)(piece.absent, 120)}`]);
    const shown = places.slice(0, MOST_PLACES).join(', ');
    const more = places.length > MOST_PLACES ? ` and ${places.length - MOST_PLACES} more` : '';
    const words = criterion.text ?? criterion.reason;
    return `  - ${criterion.verdict} ${(0,markdown/* code */.aY)(criterion.id)} ${(0,markdown/* text */.Qq)(words, 300)}${shown === '' ? '' : ` \u2192 ${shown}${more}`}`;
}
/** `- [ ] US-003 Parse sizes`, why, and where its work is kept. */
function openItem(run, story, links) {
    const work = (0,story_table/* workCell */.Ki)(story, links);
    const kept = work === '' || work === 'not tried' ? '' : ` \u00b7 kept on ${work}`;
    return `- [ ] ${nameOf(story)}: ${whyOpen(run, story)}${kept}`;
}
function whyOpen(run, story) {
    const waiting = run.attention.find((each) => each.story === story.id);
    if (waiting?.kind === 'decision')
        return `\u270b one decision is yours: ${(0,markdown/* text */.Qq)(waiting.text, 600)}`;
    if (waiting?.kind === 'block')
        return `\u26d4 ${(0,markdown/* text */.Qq)(waiting.text, 600)}`;
    const failure = run.failures.find(({ id }) => id === story.id);
    if (failure === undefined)
        return story.status === 'running' ? 'in work' : 'not tried yet';
    const error = failure.cause.includes(failure.error) ? '' : ` \u00b7 ${(0,markdown/* text */.Qq)(failure.error, 160)}`;
    return `${(0,markdown/* text */.Qq)(failure.cause || failure.status.replaceAll('_', ' '), 300)}${error}`;
}

// EXTERNAL MODULE: ./build/report/sanitise.js + 2 modules
var sanitise = __webpack_require__(49934);
// EXTERNAL MODULE: ./build/report/signoff-words.js
var signoff_words = __webpack_require__(47309);
// EXTERNAL MODULE: ./build/report/summary-sections.js
var summary_sections = __webpack_require__(33308);
;// CONCATENATED MODULE: ./build/report/pull-request.js












/** Longest title that GitHub takes is 256 characters; people read about 70. */
const TITLE_CHARS = 120;
/** The pull request's title: plain text that a squash merge may make into a commit's subject. */
function pullRequestTitle(state) {
    const { feature, objective } = state.plan;
    const { counts, stories } = (0,model/* view */.U)(state);
    const passed = stories.filter((story) => story.status === 'passed' && story.eligible);
    const [only] = passed;
    if (objective !== undefined && only !== undefined)
        return (0,sanitise/* forCommitMessage */.st)(`Ralph: ${only.title}`, TITLE_CHARS);
    const what = counts.total === 1 && only !== undefined
        ? `${only.id} ${only.title}`
        : `${feature} (${counts.passed} of ${counts.total} stories)`;
    return (0,sanitise/* forCommitMessage */.st)(`Ralph: ${what}`, TITLE_CHARS);
}
/** What is shed, in this order, each on top of those before it, with the words that say so. */
const shedding = [
    ['all but the first 5 criteria and warnings per story', { remarks: 5 }],
    ['criteria and warnings', { remarks: 0, notices: 10 }],
    ['all but the first 150 stories', { rows: 150 }],
    ['all but the first 20 stories', { rows: 20, notices: 3 }],
];
/**
 * The pull request's description, without the marker lines that the adapter puts around it: what is in it, a checklist of stories
 * with what shows that each is done, what is not in it, what the reader should know, how to go on (03-interface \u00a76). A squash
 * merge may make it into a commit message as it is, so no keyword closes an issue and nobody is mentioned, even unrendered.
 */
function pullRequestBody(state, context = {}) {
    const { links, maxChars = 64_000 } = context;
    const run = (0,model/* view */.U)(state, context);
    const document = (0,extent/* fitted */.$)({
        shedding,
        isWorthIt: (extent) => 60 * Math.min(run.stories.length, extent.rows) <= maxChars,
        render: (extent, left) => join([
            ...head(state, run, links),
            ...leftOut(left),
            ...checklist(run, links, extent),
            ...notes(state, run, extent),
            ...goOn(run, links),
        ]),
        fits: (markdown) => markdown.length <= maxChars,
    });
    return document ?? join([...head(state, run, undefined), ...leftOut(['everything else'])]);
}
function head(state, run, links) {
    const { passed, total } = run.counts;
    const from = links === undefined ? '' : ` in this ${(0,markdown/* link */.nf)('workflow run', links.jobUrl ?? links.runUrl)}`;
    const reviews = (0,model_attention/* isUnreviewed */.FF)(state) ? [] : ['spec review', 'quality review'];
    const gates = ['integrity', ...(0,applying/* attemptChecks */.tB)(state.plan).map(checkWord), ...reviews];
    const judged = (0,markdown/* text */.Qq)(gates.join(', '));
    if (run.objective !== undefined)
        return [
            `One objective, squashed into one commit, made by ${(0,markdown/* code */.aY)(run.agent)}${from}.\nThe gates decided, not the agent: it passed ${judged} on exactly the tree that is committed.`,
            ...(0,objective_words/* objectiveSection */.t)(run),
        ];
    return [
        `Stories of ${(0,markdown/* code */.aY)(run.feature)}, one commit each, made by ${(0,markdown/* code */.aY)(run.agent)}${from}: **${passed} of ${total} passed**.\nThe gates decided, not the agent: each passed ${judged} on exactly the tree that is committed.`,
    ];
}
/** A check that is not for every story is not said of every story. */
function checkWord({ name, paths }) {
    return paths === undefined ? name : `${name} (where it applies)`;
}
function notes(state, run, extent) {
    const known = [
        ...(0,signoff_words/* signoffNotices */.ar)(state),
        ...(state.pullNotes ?? []),
        ...untested(state),
        ...finalNotes(run),
        ...((0,model_attention/* isUnreviewed */.FF)(state)
            ? [
                `Nobody reviewed spec or quality: the checks are all that vouches for ${run.objective ? 'it' : 'these stories'}.`,
            ]
            : []),
        ...(run.caught.some(({ class: kind }) => kind === 'cheat')
            ? [
                'The integrity gate stopped attempts that tampered with tests; none of that is in these commits. The job summary names them.',
            ]
            : []),
    ];
    return (0,summary_sections/* listSection */.iC)('Notes', known.slice(0, extent.notices).map((note) => (0,markdown/* text */.Qq)(note, 600)));
}
function untested({ plan }) {
    if (plan.checks.length === 0)
        return ['No check is configured: nothing was tested.'];
    return (0,applying/* attemptChecks */.tB)(plan).length === 0 ? ['Every check is a final one: no story was tested by itself.'] : [];
}
function finalNotes({ final }) {
    if (typeof final === 'string')
        return [];
    return final.map((view) => (0,final_section/* isFailed */.I)(view)
        ? `The final check ${view.name} did not pass on these stories together: ${view.reason}. Repair that before you merge.`
        : `The final check ${view.name} passed on these stories together.`);
}
function goOn(run, links) {
    return (0,summary_sections/* listSection */.iC)('How to go on', [
        ...(run.halt?.kind === 'awaiting_signoff' ? (0,signoff_words/* signoffSteps */.uA)(run) : []),
        ...(run.objective === undefined ? ['Read it commit by commit: each is one story.'] : []),
        'To change something, push to this branch: the next run starts from it as long as it contains the base branch.',
        ...(run.counts.passed < run.counts.total
            ? [`${openAgain(run)}: ${(0,next_steps/* howAgain */.dB)(links, run)}.`, ...(0,next_steps/* retrySteps */.CM)(run, links)]
            : []),
        'Merge it yourself. Nothing merges by itself, and what you write outside of this text stays.',
    ]);
}
/** What another start does about the stories that did not pass. */
function openAgain({ held, counts }) {
    return held.length > 0 && counts.unfinished === 0
        ? 'To try the open stories, once their entries in prd.json, the prompt or the base branch are changed'
        : 'To try the open stories again';
}
function leftOut(words) {
    return words.length === 0 ? [] : [`Left out to fit: ${words.join('; ')}. The whole is in the job summary.`];
}
function join(blocks) {
    return `${blocks.join('\n\n')}\n`;
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
/* harmony import */ var _core_split_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92474);
/* harmony import */ var _attempt_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80012);
/* harmony import */ var _sanitise_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49934);
/* harmony import */ var _time_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68062);





/**
 * The run's JSON document as ralph-loop-skill has it, kept in the state ref. Iterations are in the order they ran and are never
 * rewritten. `story`, `sub_story` and `attempt` are additions, since a run has many stories.
 */
function runRecord(state) {
    const { plan } = state;
    const record = {
        run_id: plan.runId,
        intent: plan.intent,
        started_at: (0,_time_js__WEBPACK_IMPORTED_MODULE_3__/* .isoTime */ .Ly)(state.startedAt),
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
            : { kind: state.halt.kind, detail: (0,_sanitise_js__WEBPACK_IMPORTED_MODULE_2__/* .plain */ .pj)(state.halt.detail), halted_at: (0,_time_js__WEBPACK_IMPORTED_MODULE_3__/* .isoTime */ .Ly)(state.now) },
    };
    return `${JSON.stringify(record, undefined, 2)}\n`;
}
/** What the critic makes of a story up to one of its attempts (02-loop \u00a73, Critic). */
function criticOf({ plan }, { story, attempt }) {
    if (attempt.passed)
        return { verdict: 'progressing', because: 'the story passed' };
    if (attempt.decision === 'part-passed')
        return { verdict: 'progressing', because: `${attempt.part} passed its gates` };
    return (0,_core_critic_js__WEBPACK_IMPORTED_MODULE_0__/* .criticise */ .W)((0,_core_split_js__WEBPACK_IMPORTED_MODULE_4__/* .subjectAt */ .QU)(story, attempt), plan);
}
/** All attempts of a run in the order they ran. */
function iterations(state) {
    return state.stories
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
        started_at: (0,_time_js__WEBPACK_IMPORTED_MODULE_3__/* .isoTime */ .Ly)(attempt.startedAt),
        ended_at: (0,_time_js__WEBPACK_IMPORTED_MODULE_3__/* .isoTime */ .Ly)(attempt.startedAt + attempt.durationMs),
        verify_verdict: attempt.passed ? 'ready' : 'not_ready',
        verify_report: (0,_attempt_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .blockingGates */ .aZ)(attempt).find((gate) => gate.logPath)?.logPath ?? null,
        blockers: attempt.blockers.map((blocker) => ({
            verbatim: (0,_sanitise_js__WEBPACK_IMPORTED_MODULE_2__/* .plain */ .pj)(blocker.text),
            ...(last && story.status === 'needs_human'
                ? { classification: 'escalate', reason: (0,_sanitise_js__WEBPACK_IMPORTED_MODULE_2__/* .plain */ .pj)(story.detail), routed_to: 'user' }
                : attempt.decision === 'classifier-re-plan'
                    ? { classification: 're-plan', reason: (0,_sanitise_js__WEBPACK_IMPORTED_MODULE_2__/* .plain */ .pj)(attempt.because ?? ''), routed_to: 'plan-write' }
                    : { classification: 'retry-task', reason: whyRetry(blocker), routed_to: 'exec-dispatch' }),
        })),
        commits_added: attempt.commit === undefined ? [] : [attempt.commit],
        critic_verdict: critic.verdict,
        critic_evidence: (0,_sanitise_js__WEBPACK_IMPORTED_MODULE_2__/* .plain */ .pj)(critic.because),
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



/** The one-screen status of a run as ralph-loop-skill has it, in YAML. */
function statusYaml(state) {
    const { plan } = state;
    const latest = (0,_run_record_js__WEBPACK_IMPORTED_MODULE_0__/* .iterations */ .rX)(state).at(-1);
    const last = latest?.attempt;
    return [
        `run_id: ${(0,_yaml_text_js__WEBPACK_IMPORTED_MODULE_2__/* .yamlText */ .p)(plan.runId)}`,
        `intent: ${JSON.stringify(plan.intent)}`,
        `iterations_done: ${state.iterations}`,
        `last_verdict: ${last === undefined ? 'none' : last.passed ? 'ready' : 'not_ready'}`,
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


/***/ })

};
