export const id = 438;
export const ids = [438];
export const modules = {

/***/ 3438:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openLate: () => (/* binding */ openLate)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./build/core/gates.js
var gates = __webpack_require__(6822);
// EXTERNAL MODULE: ./build/core/slug.js
var slug = __webpack_require__(6427);
// EXTERNAL MODULE: ./build/adapters/excerpt.js
var excerpt = __webpack_require__(7016);
// EXTERNAL MODULE: ./build/adapters/explain.js
var explain = __webpack_require__(1814);
// EXTERNAL MODULE: ./build/adapters/home.js
var adapters_home = __webpack_require__(5610);
// EXTERNAL MODULE: ./build/adapters/process/supervise.js + 13 modules
var supervise = __webpack_require__(260);
;// CONCATENATED MODULE: ./build/adapters/checks.js






/** Runs the configured checks one after the other, each in its own clean view, all under one deadline (02-loop §1 gate 3). */
function processChecks(given) {
    const options = { ...given, folders: (0,adapters_home/* scratchFolders */.M)(given.scratch, 'gate', given.furnishHome) };
    return {
        baseline: async ({ checks, tree, limits }) => {
            const ran = await runAll(options, { checks, tree, limits, label: 'baseline', variables: {} });
            return 'type' in ran ? ran : { checks: ran.map(baselineOf) };
        },
        run: async (command) => {
            const variables = { RALPH_STORY: command.story, RALPH_ATTEMPT: String(command.attempt) };
            const label = `${command.story}-${command.attempt}`;
            const ran = await runAll(options, { ...command, label, variables });
            return 'type' in ran ? ran : { results: ran.map(({ gate }) => gate) };
        },
    };
}
async function runAll(options, call) {
    const ran = [];
    const startMs = options.elapsedMs();
    for (const check of call.checks) {
        const limits = left(call.limits, { usedMs: options.elapsedMs() - startMs, timeoutMs: check.timeoutMs });
        const one = limits.hardMs <= 0 ? outOfTime(options, check) : await runOne(options, { ...call, check, limits });
        if (one.process.termination === 'interrupted')
            return { type: 'interrupted', cause: String(options.cancel.reason) };
        ran.push(one);
    }
    return ran;
}
async function runOne(options, run) {
    const { dir } = await options.openView(run.tree);
    const { home, tmp } = options.folders();
    const outputPath = await options.logs.fresh(`${fileName(run.label)}-${run.check.name}`);
    const startedMs = options.elapsedMs();
    const running = (0,supervise/* supervise */.z)({
        program: options.bash,
        args: ['--noprofile', '--norc', '-eo', 'pipefail', '-c', run.check.command],
        cwd: dir,
        env: { ...options.environment({ home, tmp }), ...run.variables },
        stdin: '',
        outputPath,
        limits: { ...run.limits, graceMs: options.graceMs },
        marker: options.marker(),
        onProgress: options.progress({ gate: run.check.name, limits: run.limits }),
        signal: options.cancel,
    });
    options.onStarted();
    const result = await running;
    return { process: result, gate: await gateOf(options, { run, result, outputPath, startedMs }) };
}
async function gateOf({ logs, graceMs }, { run, result, outputPath, startedMs, }) {
    const verdict = (0,explain/* verdictOf */.V)(result);
    const failed = verdict !== 'pass';
    return {
        gate: 'test',
        check: run.check.name,
        verdict,
        reason: (0,explain/* explain */.W)(result, { what: `check "${run.check.name}"`, limits: run.limits, graceMs }),
        startedMs,
        durationMs: result.durationMs,
        ...(result.exitCode === undefined ? {} : { exitCode: result.exitCode }),
        excerpt: failed ? await (0,excerpt/* excerptOf */.z)(outputPath, logs.redact) : gates/* noExcerpt */.z,
        ...(failed ? { logPath: outputPath } : {}),
        softLimitHit: result.softLimitHit,
    };
}
function outOfTime(options, check) {
    const gate = {
        gate: 'test',
        check: check.name,
        verdict: 'timeout',
        reason: `check "${check.name}" was not started: the checks before it used up the test gate's time`,
        startedMs: options.elapsedMs(),
        durationMs: 0,
        excerpt: gates/* noExcerpt */.z,
        softLimitHit: false,
    };
    const process = {
        termination: 'hard-limit',
        exitCode: undefined,
        signal: undefined,
        durationMs: 0,
        softLimitHit: false,
        outputBytes: 0,
        survivorsKilled: 0,
    };
    return { gate, process };
}
/** Green, red, or broken: a check that cannot run at all is the environment's fault, not the agent's (02-loop §1 Baseline). */
function baselineOf({ gate, process }) {
    const cause = brokenCause(gate, process);
    return {
        name: gate.check ?? gate.gate,
        verdict: cause !== '' ? 'broken' : gate.verdict === 'pass' ? 'green' : 'red',
        durationMs: gate.durationMs,
        cause,
        result: gate,
    };
}
function brokenCause(gate, process) {
    const last = gate.excerpt.lines.at(-1) ?? '';
    if (process.termination === 'spawn-failed' || process.resource !== undefined)
        return gate.reason;
    if (gate.verdict === 'timeout')
        return gate.reason;
    if (process.exitCode === 127)
        return `command not found: ${last}`;
    if (process.exitCode === 126)
        return `permission denied or not executable: ${last}`;
    const full = gate.excerpt.lines.find((line) => /No space left on device|ENOSPC|Disk quota exceeded/.test(line));
    return gate.verdict !== 'pass' && full !== undefined ? `no disk space: ${full}` : '';
}
/** What a check may take: its own limit, inside what the checks before it left of the gate's. */
function left(limits, { usedMs, timeoutMs }) {
    const leftMs = limits.hardMs - usedMs;
    const hardMs = Math.min(leftMs, timeoutMs ?? Number.POSITIVE_INFINITY);
    const boundBy = hardMs < leftMs ? 'gate' : limits.boundBy;
    return { boundBy, softMs: Math.max(1, Math.min(limits.softMs - usedMs, hardMs)), hardMs };
}
/** Two stories must not share a log, whatever their ids are made of. */
function fileName(label) {
    return /^[A-Za-z0-9.-]{1,80}$/.test(label) ? label : (0,slug/* slug */.y)(label);
}

// EXTERNAL MODULE: ./build/adapters/process/environment.js + 1 modules
var environment = __webpack_require__(6207);
// EXTERNAL MODULE: ./build/action/observe.js
var observe = __webpack_require__(3411);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./build/adapters/store/atomic.js
var atomic = __webpack_require__(8754);
// EXTERNAL MODULE: ./build/report/attempt-facts.js
var attempt_facts = __webpack_require__(12);
// EXTERNAL MODULE: ./build/report/model.js + 2 modules
var model = __webpack_require__(6910);
// EXTERNAL MODULE: ./build/report/model-failure.js
var model_failure = __webpack_require__(9217);
// EXTERNAL MODULE: ./build/report/model-lookup.js
var model_lookup = __webpack_require__(6573);
// EXTERNAL MODULE: ./build/report/sanitise.js + 2 modules
var sanitise = __webpack_require__(9934);
;// CONCATENATED MODULE: ./build/report/failure.js





/** Same error this often in a row counts as stuck (02-loop §3.4). */
const STUCK_AT = 3;
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
        `- Last gate: ${last === undefined ? 'none' : gateNames[last.lastGate]}`,
        `- Branch: ${line(story.wip?.branch ?? 'none')}`,
        `- Error: ${line(error === '' ? (0,model_failure/* causeOf */.rl)(run, story) : error)}`,
        `- Stuck: ${stuck(story)}`,
        `- Quality warnings: ${qualityWarnings(story)}`,
        '',
    ];
}
/** Gate names of that document. */
const gateNames = {
    implement: 'implement',
    integrity: 'integrity',
    test: 'tests',
    spec: 'spec-compliance',
    quality: 'quality',
};
function stuck(story) {
    const run = (0,attempt_facts/* sameErrorRun */.Mr)(story);
    if (run < STUCK_AT && story.status !== 'stuck')
        return 'No';
    const shifts = (0,attempt_facts/* shiftsOf */.pS)(story);
    return shifts === 0 ? `Yes (same error ${run}x)` : `Yes (same error ${run - shifts}x, strategy shift failed)`;
}
function qualityWarnings(story) {
    const gates = story.attempts.at(-1)?.gates ?? [];
    return gates.filter((gate) => gate.gate === 'quality' && gate.verdict === 'warn').length;
}
function isOpen({ status }) {
    return status === 'open' || status === 'running' || status === 'untried' || status === 'interrupted';
}
function line(text) {
    return (0,sanitise/* forCell */.Kq)(text, { maxChars: 300 });
}

// EXTERNAL MODULE: ./build/report/markdown.js
var markdown = __webpack_require__(4902);
// EXTERNAL MODULE: ./build/report/time.js
var time = __webpack_require__(8062);
;// CONCATENATED MODULE: ./build/report/ledger.js



/** LEDGER.md (ADR 007, 02-loop §6): per story how many iterations it took, what failed it last, what it cost, where it is. */
function ledger(state) {
    return [
        '# LEDGER',
        '',
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
    const branch = story.commit === undefined ? story.wip?.branch : state.plan.branch;
    return (0,markdown/* row */.nM)([
        `${(0,markdown/* code */.aY)(story.id)} ${(0,markdown/* text */.Qq)(story.title, 120)}`,
        String(story.attempts.length),
        story.status,
        failing.length === 0 ? '-' : (0,markdown/* text */.Qq)(failing.map(attempt_facts/* gateLabel */.GS).join(', '), 120),
        'unknown',
        'unknown',
        branch === undefined ? '-' : (0,markdown/* code */.aY)(branch),
    ]);
}

;// CONCATENATED MODULE: ./build/report/report-json.js



/**
 * `ralph-report.json`: the whole view of a run for machines, keys in snake_case, moments as ISO 8601, durations as `*_ms`.
 * `version` grows when a key changes its meaning or goes away. Texts carry no control characters but are not escaped.
 */
function reportJson(state, context = {}) {
    const { startedAt, updatedAt, ...run } = (0,model/* view */.U)(state, context);
    const report = {
        version: 1,
        started_at: (0,time/* isoTime */.Ly)(startedAt),
        updated_at: (0,time/* isoTime */.Ly)(updatedAt),
        cost_usd: null,
        ...snakeCased({ ...run, halt: run.halt ?? null }),
    };
    return `${JSON.stringify(report, undefined, 2)}\n`;
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

;// CONCATENATED MODULE: ./build/report/run-record.js



/**
 * The run's JSON document as ralph-loop-skill has it, kept in the state ref. Iterations are in the order they ran and are never
 * rewritten. `story` and `attempt` are additions, since a run has many stories; `critic_verdict` is `indeterminate` in this version.
 */
function runRecord(state) {
    const { plan } = state;
    const record = {
        run_id: plan.runId,
        intent: plan.intent,
        started_at: (0,time/* isoTime */.Ly)(state.startedAt),
        spec_path: null,
        plan_path: plan.prdPath,
        branch: plan.branch,
        budgets: {
            max_iterations: plan.caps.maxIterations,
            max_wallclock_seconds: Math.round(plan.caps.runMs / 1000),
            max_commits: plan.caps.maxCommits,
        },
        iterations: iterations(state).map(({ story, attempt }) => iteration(story, attempt)),
        halt: state.halt === undefined
            ? null
            : { kind: state.halt.kind, detail: (0,sanitise/* plain */.pj)(state.halt.detail), halted_at: (0,time/* isoTime */.Ly)(state.now) },
    };
    return `${JSON.stringify(record, undefined, 2)}\n`;
}
/** All attempts of a run in the order they ran. */
function iterations(state) {
    return state.stories
        .flatMap((story) => story.attempts.map((attempt) => ({ story, attempt })))
        .sort((a, b) => a.attempt.iteration - b.attempt.iteration);
}
function iteration(story, attempt) {
    const last = attempt.attempt === story.attempts.length;
    return {
        n: attempt.iteration,
        story: story.id,
        attempt: attempt.attempt,
        started_at: (0,time/* isoTime */.Ly)(attempt.startedAt),
        ended_at: (0,time/* isoTime */.Ly)(attempt.startedAt + attempt.durationMs),
        verify_verdict: attempt.passed ? 'ready' : 'not_ready',
        verify_report: (0,attempt_facts/* blockingGates */.aZ)(attempt).find((gate) => gate.logPath)?.logPath ?? null,
        blockers: attempt.blockers.map((blocker) => ({
            verbatim: (0,sanitise/* plain */.pj)(blocker.text),
            ...(last && story.status === 'needs_human'
                ? { classification: 'escalate', reason: (0,sanitise/* plain */.pj)(story.detail), routed_to: 'user' }
                : { classification: 'retry-task', reason: 'a deterministic gate failed', routed_to: 'exec-dispatch' }),
        })),
        commits_added: attempt.commit === undefined ? [] : [attempt.commit],
        critic_verdict: 'indeterminate',
        critic_evidence: 'this version has no critic',
    };
}

// EXTERNAL MODULE: ./build/report/yaml-text.js
var yaml_text = __webpack_require__(1938);
;// CONCATENATED MODULE: ./build/report/status.js



/** The one-screen status of a run as ralph-loop-skill has it, in YAML. */
function statusYaml(state) {
    const { plan } = state;
    const last = iterations(state).at(-1)?.attempt;
    return [
        `run_id: ${(0,yaml_text/* yamlText */.p)(plan.runId)}`,
        `intent: ${JSON.stringify(plan.intent)}`,
        `iterations_done: ${state.iterations}`,
        `last_verdict: ${last === undefined ? 'none' : last.passed ? 'ready' : 'not_ready'}`,
        'budgets_remaining:',
        `  iterations: ${status_left(plan.caps.maxIterations, state.iterations)}`,
        `  wallclock_seconds: ${Math.floor(status_left(plan.caps.runMs, state.elapsedMs) / 1000)}`,
        `  commits: ${status_left(plan.caps.maxCommits, state.commits)}`,
        'last_critic: indeterminate',
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
        `  detail: ${(0,yaml_text/* yamlText */.p)(state.halt.detail)}`,
        `  halted_at: ${(0,time/* isoTime */.Ly)(state.now)}`,
    ];
}
function status_left(limit, used) {
    return Math.max(0, limit - used);
}

// EXTERNAL MODULE: ./build/report/summary.js + 3 modules
var summary = __webpack_require__(9424);
;// CONCATENATED MODULE: ./build/action/reports.js









/** Writes every report of a run; the summary is also the job's (03-interface §6). */
function fileReports({ folder, context, redact, onSummary }) {
    return {
        write: async (before, halt) => {
            const state = { ...before, halt };
            const markdown = redact((0,summary/* summary */.z)(state, context));
            await (0,promises_.mkdir)(folder, { recursive: true, mode: 0o700 });
            const file = (0,external_node_path_.join)(folder, 'summary.md');
            (0,atomic/* writeAtomic */.v)(file, markdown);
            (0,atomic/* writeAtomic */.v)((0,external_node_path_.join)(folder, 'failure-report.md'), redact(failureReport(state)));
            (0,atomic/* writeAtomic */.v)((0,external_node_path_.join)(folder, 'ralph-report.json'), redact(reportJson(state, context)));
            for (const { path, text } of recordFiles(state))
                (0,atomic/* writeAtomic */.v)((0,external_node_path_.join)(folder, path.replaceAll('/', '-')), redact(text));
            await onSummary(markdown);
            return file;
        },
    };
}
/** The records that the state ref keeps: run record, ledger, status (02-loop §6). */
function recordFiles(state) {
    return [
        { path: `runs/${state.plan.runId}.json`, text: runRecord(state) },
        { path: 'LEDGER.md', text: ledger(state) },
        { path: 'status.yaml', text: statusYaml(state) },
    ];
}

// EXTERNAL MODULE: ./build/core/prd.js + 24 modules
var core_prd = __webpack_require__(6888);
;// CONCATENATED MODULE: ./build/adapters/commits.js

/** Stories as commits: code, flipped prd.json and progress.txt on the ralph branch, or everything on a wip branch. */
function gitCommits(options) {
    const { repository, texts } = options;
    const prds = prdCache(options);
    return {
        story: async (call) => {
            const flipped = flip(await prds.at(call.parent), call.story);
            const tree = await repository.overlay(call.tree, await storyFiles(options, call, flipped));
            const message = texts.storyMessage(call.state, call.story);
            const commit = await repository.commit({ tree, parents: [call.parent], message, at: call.at });
            await repository.setRef(options.branchRef, commit);
            prds.keep(commit, flipped);
            return { commit, tree };
        },
        park: async (call) => {
            const files = texts.diagnostics(call.state, call.story);
            const edits = files.map(({ path, text }) => ({ path, mode: '100644', bytes: Buffer.from(text) }));
            const tree = await repository.overlay(call.tree, edits);
            const message = texts.parkMessage(call.state, call);
            const commit = await repository.commit({ tree, parents: [call.parent], message, at: call.at });
            const branch = options.wipBranch(call.story, call.at);
            await repository.setRef(`refs/heads/${branch}`, commit);
            return { branch, commit };
        },
    };
}
async function storyFiles({ repository, prdPath, progressPath, texts }, call, prd) {
    const progress = await repository.readFile(call.parent, progressPath);
    const text = texts.progress(progress?.bytes.toString('utf8'), call.state, call.story);
    const { buffer, byteOffset, byteLength } = prd.bytes;
    return [
        { path: prdPath, mode: prd.mode, bytes: Buffer.from(buffer, byteOffset, byteLength) },
        { path: progressPath, mode: progress?.mode ?? '100644', bytes: Buffer.from(text) },
    ];
}
function flip({ prd, mode }, story) {
    const flipped = (0,core_prd/* flipPasses */.lB)(prd, story, true);
    if (!flipped.ok)
        throw new Error(`prd.json cannot mark story ${story} as passed: ${flipped.message}`);
    return { prd: flipped.prd, mode, bytes: flipped.bytes };
}
/** The prd of the last commit stays parsed: each story flips one flag of it. */
function prdCache({ repository, prdPath, firstPrd }) {
    let last = firstPrd;
    return {
        keep: (commit, { prd, mode }) => {
            last = { commit, prd, mode };
        },
        at: async (commit) => {
            if (last.commit === commit)
                return last;
            const file = await repository.readFile(commit, prdPath);
            if (file === undefined)
                throw new Error(`${prdPath} is not in commit ${commit}.`);
            const read = (0,core_prd/* readPrd */.N2)({ bytes: file.bytes, file: prdPath });
            if (!read.ok)
                throw new Error(read.error.message);
            return { prd: read.prd, mode: file.mode };
        },
    };
}

;// CONCATENATED MODULE: ./build/adapters/publisher.js



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
            pushing = drain();
            last = pushing;
            pushing.catch((error) => options.onTrouble(`a push failed: ${String(error)}`));
        },
        settle: async (refs, state) => {
            // An outage that is over by the end of the run must not leave work behind.
            for (const key of refs.map(keyOf))
                if (transient.delete(key))
                    done.delete(key);
            queue(refs, state);
            // The push under way takes ours along; if it fails, what it left is tried once more.
            const settled = pushing === undefined ? drain() : pushing.catch(() => pushAgain(refs, state));
            last = settled;
            await Promise.race([settled, aborted(options.cancel)]);
            if (options.cancel.aborted)
                return { type: 'interrupted', cause: String(options.cancel.reason) };
            return refs.flatMap((ref) => done.get(keyOf(ref)) ?? []);
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
        : { ...ref, status: 'refused', detail: result.problem.message, ...(await keep(options, ref, state)) };
    if (!result.ok && !result.problem.permanent)
        transient.add(keyOf(ref));
    done.set(keyOf(ref), note);
    options.onResult(note);
}
/** Work that the remote refuses is kept as a bundle on disk, named in the report (04-trust rule 20). */
async function keep(options, ref, state) {
    const path = (0,external_node_path_.join)(options.bundleFolder, `${(0,slug/* slug */.y)(ref.ref.replace('refs/heads/', ''))}.bundle`);
    await (0,promises_.mkdir)(options.bundleFolder, { recursive: true, mode: 0o700 });
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

;// CONCATENATED MODULE: ./build/adapters/records.js

/**
 * The run's own records as a plain commit on the state ref: journal, run record, LEDGER.md (02-loop §6). Each call adds one
 * commit on top of the last.
 */
function stateRecords(options) {
    let known;
    return async (state) => {
        const { repository, ref } = options;
        const parent = known ?? (await lastCommit(options));
        const journal = await (0,promises_.readFile)(options.journalFile, 'utf8');
        const files = [{ path: `runs/${state.plan.runId}.jsonl`, text: journal }, ...options.files(state)];
        const from = parent === undefined ? await repository.emptyTree() : await repository.treeOf(parent);
        const tree = await repository.overlay(from, files.map(({ path, text }) => ({ path, mode: '100644', bytes: Buffer.from(options.redact(text)) })));
        if (parent !== undefined && tree === from)
            return { ref, commit: parent };
        const parents = parent === undefined ? [] : [parent];
        const message = `Record run ${state.plan.runId}`;
        known = await repository.commit({ tree, parents, message, at: options.now() });
        await repository.setRef(ref, known);
        return { ref, commit: known };
    };
}
/** What this machine wrote last, unless another machine has gone on from there; fetched only when it is needed. */
async function lastCommit({ repository, ref, remoteCommit }) {
    const local = await repository.readRef(ref);
    if (remoteCommit === undefined || local === remoteCommit)
        return local;
    if (local !== undefined && (await repository.isAncestor(remoteCommit, local)))
        return local;
    const fetched = await repository.fetchRef(ref);
    return fetched.ok ? fetched.commit : local;
}

// EXTERNAL MODULE: ./node_modules/picomatch/index.js
var picomatch = __webpack_require__(4006);
;// CONCATENATED MODULE: ./build/core/globs.js

/**
 * The one reading of globs (10-fine-print, Names and formats): picomatch, dotfiles included, `!` negates, the last glob that
 * matches decides. A glob is also taken literally, so that a path such as `app/[id]/page.ts` can be written as it is, and one
 * that ends in a plain name covers what is in the folder of that name. Blank globs select nothing.
 */
function globMatcher(globs, options = {}) {
    const rules = globs.map((glob) => readGlob(glob, options)).filter((rule) => rule !== undefined);
    return (path) => rules.findLast((rule) => rule.matches(path))?.selects ?? false;
}
function readGlob(glob, options) {
    const negates = glob.startsWith('!') && !glob.startsWith('!(');
    const pattern = relative((negates ? glob.slice(1) : glob).trim());
    if (pattern === '')
        return undefined;
    return { selects: !negates, matches: matcher(pattern, options.anyCase === true) };
}
function relative(pattern) {
    return pattern.replace(/^(?:\.?\/)+/, '').replace(/\/+$/, '/**');
}
function matcher(pattern, anyCase) {
    const fold = (text) => (anyCase ? text.toLowerCase() : text);
    const literal = fold(pattern);
    // The `s` flag: a newline in a file name must not hide the file from `**`.
    const matches = picomatch(withContents(pattern), { dot: true, windows: false, flags: anyCase ? 'is' : 's' });
    return (path) => fold(path) === literal || matches(path);
}
/** Characters that make a segment a pattern instead of a name. */
const magic = /[*?[\]{}()!+@|\\]/;
function withContents(pattern) {
    const name = pattern.slice(pattern.lastIndexOf('/') + 1);
    return name === '' || magic.test(name) ? pattern : [pattern, `${pattern}/**`];
}

;// CONCATENATED MODULE: ./build/core/integrity-allow.js

/**
 * Reads a story's `allow:` entries (03-interface §2): globs, or `file#key` where the key is a dotted path (`package.json#scripts.test`,
 * `package.json#scripts` for all of them) or the name of a rule (`test/a.test.js#test-skipped`). Without a key the whole file is asked for.
 */
function allowedBy(allow) {
    const whole = globMatcher(allow);
    const keyed = allow.flatMap(readKeyed);
    return (path, key) => whole(path) ||
        (key !== undefined &&
            keyed.some((entry) => entry.matches(path) && (key === entry.key || key.startsWith(`${entry.key}.`))));
}
/** A `#` may belong to the file's name or to the key: every split is tried. */
function readKeyed(entry) {
    return [...entry.matchAll(/#/g)]
        .map(({ index }) => ({ file: entry.slice(0, index), key: entry.slice(index + 1).trim() }))
        .filter(({ file, key }) => file.trim() !== '' && key !== '' && !file.startsWith('!'))
        .map(({ file, key }) => ({ key, matches: globMatcher([file]) }));
}

;// CONCATENATED MODULE: ./build/core/integrity-words.js
/** A path or value as one line of a sentence shows it: quoted when it holds characters that a reader cannot see. */
function shown(text) {
    return /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}"`]|^\s|\s$|^$/u.test(text) ? JSON.stringify(text) : text;
}
/** A value cut to what a sentence can carry. */
function brief(text) {
    const characters = [...text];
    return JSON.stringify(characters.length > 80 ? `${characters.slice(0, 79).join('')}…` : text);
}
/** `1 test`, `4 tests`. */
function count(n, noun) {
    return `${n} ${noun}${n === 1 ? '' : 's'}`;
}
/** What was done to a path, in one word. */
function deed(status) {
    switch (status) {
        case 'added':
            return 'added';
        case 'modified':
            return 'changed';
        case 'deleted':
            return 'deleted';
        case 'type-changed':
            return 'replaced';
    }
}
/** The line that a human adds to the story so that this may be changed. */
function permit(path, key) {
    const literal = path.startsWith('!') ? `./${path}` : path;
    return `To permit it, add to the story: allow: [${JSON.stringify(key === undefined ? literal : `${literal}#${key}`)}]`;
}

;// CONCATENATED MODULE: ./build/core/integrity-controller.js



/** Files that only the controller writes (04-trust rule 10, Controller files): no `allow:` opens them. */
function controllerPaths(policy) {
    const own = new Set([policy.prdPath, besidePrd(policy, 'progress.txt'), ...policy.controllerPaths]);
    const state = globMatcher(['**/.ralph*', '**/.ralph*/**'], { anyCase: true });
    return (path) => own.has(path) || state(path);
}
/** The ledger beside prd.json: ours only when its text says so, since the name is a plain word. */
function ledgerPath(policy) {
    return besidePrd(policy, 'LEDGER.md');
}
/** Whether a ledger's text is one of ours: it tracks iterations (02-loop §5). */
function isOurLedger(path, policy, contents) {
    const texts = contents.get(path);
    return path === ledgerPath(policy) && [texts?.old, texts?.new].some((text) => text?.includes('iteration_count'));
}
/** What was done to a controller file; it is restored without a word to the agent. */
function controllerFinding(change, policy, contents) {
    const { path } = change;
    if (path !== policy.prdPath) {
        return finding('state-changed', path, `${deed(change.status)} ${shown(path)}, which only the controller writes: restored.`);
    }
    const texts = contents.get(path);
    const flipped = texts?.old === undefined || texts.new === undefined ? [] : flips(texts.old, texts.new, path);
    if (flipped.length === 0)
        return finding('prd-changed', path, `${deed(change.status)} ${shown(path)}: restored.`);
    const named = flipped.slice(0, 10).join(', ') + (flipped.length > 10 ? '…' : '');
    return finding('prd-flipped', path, `changed the done marker of ${count(flipped.length, 'story').replace('storys', 'stories')} in ${shown(path)} (${named}), which only the controller does: restored.`);
}
/** Stories whose done marker differs, as `US-001 now done`. Empty when either text is no readable prd.json. */
function flips(before, after, file) {
    const encoder = new TextEncoder();
    const [old, now] = [before, after].map((text) => (0,core_prd/* readPrd */.N2)({ bytes: encoder.encode(text), file }));
    if (old?.ok !== true || now?.ok !== true)
        return [];
    const was = new Map(old.prd.stories.map((story) => [story.id, story.passes]));
    return now.prd.stories
        .filter((story) => was.has(story.id) && was.get(story.id) !== story.passes)
        .map((story) => `${shown(story.id)} now ${story.passes ? 'done' : 'not done'}`);
}
/** The path of a file beside prd.json. */
function besidePrd(policy, name) {
    return policy.prdPath.slice(0, policy.prdPath.lastIndexOf('/') + 1) + name;
}
function finding(rule, path, message) {
    return { class: 'controller', rule, path, message };
}

;// CONCATENATED MODULE: ./build/core/integrity-dependency.js

/**
 * An install in a repository that does not ignore it adds thousands of files: each folder of dependencies is told of once, by its
 * first file and with the number of the others. Other findings stay as they are.
 */
function oncePerFolder(findings) {
    const totals = new Map();
    const first = findings.filter((finding) => {
        if (finding.rule !== 'dependency-folder-changed')
            return true;
        const folder = dependencyFolder(finding.path);
        const before = totals.get(folder) ?? 0;
        totals.set(folder, before + 1);
        return before === 0;
    });
    return first.map((finding) => {
        const more = (totals.get(dependencyFolder(finding.path)) ?? 1) - 1;
        if (finding.rule !== 'dependency-folder-changed' || more === 0)
            return finding;
        return { ...finding, message: `${finding.message} The same for ${count(more, 'more file')} in that folder.` };
    });
}
function dependencyFolder(path) {
    return /^(?:.*?\/)??(?:node_modules|\.?venv|vendor\/bin)(?=\/|$)/is.exec(path)?.[0] ?? path;
}

;// CONCATENATED MODULE: ./build/core/integrity-commands.js
/** Folders deeper than this are not followed: nothing that deep is imported (10-fine-print, Limits of a snapshot). */
const DEEPEST_FOLDER = 40;
/** Nesting of `bash -c "…"` that is followed. */
const DEEPEST = 4;
/**
 * Splits a shell text into simple commands: quotes and escapes resolved, operators and redirections dropped, `cd` followed, quoted
 * commands (`bash -c "…"`, `concurrently "npm:test"`) read as well. Good enough to find what a check runs; it expands nothing.
 */
function simpleCommands(text, folder = '', depth = 0) {
    let here = folder;
    return splitCommands(text).flatMap((words) => {
        if (words[0] === 'cd' && words[1] !== undefined) {
            here = joinPath(here, words[1]) ?? here;
            return [];
        }
        const inner = depth < DEEPEST ? words.slice(1).filter((word) => /\s/.test(word)) : [];
        return [{ words, folder: here }, ...inner.flatMap((word) => simpleCommands(word, here, depth + 1))];
    });
}
/** A path relative to the repository root; undefined when it leaves the repository, is absolute or is expanded by the shell. */
function joinPath(folder, path) {
    if (path.startsWith('/') || path.startsWith('~') || path.includes('$') || path.includes('`'))
        return undefined;
    const segments = [];
    for (const segment of `${folder}/${path}`.split('/')) {
        if (segment === '..') {
            if (segments.pop() === undefined)
                return undefined;
        }
        else if (segment !== '.' && segment !== '')
            segments.push(segment);
    }
    return segments.length > DEEPEST_FOLDER ? undefined : segments.join('/');
}
const token = /\\\n|\s*\n|[ \t\r]+|#[^\n]*|&&|\|\||[0-9]*(?:>>?|<)&?[ \t]*|[;&|(){}]|'[^']*'|"(?:[^"\\]|\\[\s\S])*"|\\[\s\S]|[^\s;&|(){}'"\\<>]+|[\s\S]/g;
function splitCommands(text) {
    const commands = [[]];
    let word;
    for (const [piece] of text.slice(0, 100_000).matchAll(token)) {
        const kind = kindOf(piece, word);
        if (kind === 'word')
            word = (word ?? '') + unquote(piece);
        else {
            if (word !== undefined)
                commands.at(-1)?.push(word);
            word = undefined;
            if (kind === 'end')
                commands.push([]);
        }
    }
    if (word !== undefined)
        commands.at(-1)?.push(word);
    return commands.map(withoutKeywords).filter((words) => words.length > 0);
}
/** Whether a token continues a word, ends the word, or ends the command. */
function kindOf(piece, word) {
    if (/^(?:\\\n|[ \t\r]+|[0-9]*[<>].*)$/.test(piece))
        return 'space';
    if (piece.startsWith('#') && word === undefined)
        return 'space';
    // `${NAME}` belongs to its word.
    if (piece === '{' && word?.endsWith('$') === true)
        return 'word';
    return /^(?:\s*\n|&&|\|\||[;&|(){}])$/.test(piece) ? 'end' : 'word';
}
function unquote(piece) {
    if (piece.startsWith("'") && piece.length > 1)
        return piece.slice(1, -1);
    if (piece.startsWith('"') && piece.length > 1)
        return piece.slice(1, -1).replace(/\\(["\\$`\n])/g, '$1');
    return piece.startsWith('\\') && piece.length > 1 ? piece.slice(1) : piece;
}
const keyword = /^(?:if|then|else|elif|fi|while|until|do|done|for|in|!|time|\[|\[\[)$/;
/** Drops words of the shell itself before the program, and the marks that make puts before a recipe. */
function withoutKeywords(words) {
    const first = words.findIndex((word) => !keyword.test(word));
    const [program, ...rest] = first < 0 ? [] : words.slice(first);
    return program === undefined ? [] : [program.replace(/^[@+-]+(?=[\w.])/, ''), ...rest];
}

// EXTERNAL MODULE: ./node_modules/jsonc-parser/lib/umd/main.js
var main = __webpack_require__(9547);
;// CONCATENATED MODULE: ./build/core/integrity-json.js

/** Nesting of a package.json beyond which nothing honest lies; keeps the recursive parser safe. */
const integrity_json_DEEPEST = 100;
/** The object of a manifest; undefined when the text is no JSON object. Comments and trailing commas are read, as bun does. */
function readManifest(text) {
    if (text === undefined || isTooDeep(text))
        return undefined;
    const errors = [];
    const root = (0,main.parseTree)(withoutBom(text), errors, { allowTrailingComma: true });
    if (errors.length > 0 || root?.type !== 'object')
        return undefined;
    const top = properties(root);
    const scripts = top.findLast(([key]) => key === 'scripts')?.[1];
    const entries = scripts?.type === 'object' ? properties(scripts) : [];
    return {
        scripts: new Map(entries.flatMap(([key, node]) => (node.type === 'string' ? [[key, String(node.value)]] : []))),
        keys: new Map(top.map(([key, node]) => [key, canonical(node)])),
        oddScripts: scripts !== undefined && scripts.type !== 'object',
        duplicates: hasTwice(top) || hasTwice(entries),
    };
}
/** The value of one top-level key, for writing it back. */
function topValue(text, key) {
    const root = (0,main.parseTree)(withoutBom(text), [], { allowTrailingComma: true });
    const node = root?.type === 'object' ? properties(root).findLast(([name]) => name === key)?.[1] : undefined;
    return node === undefined ? undefined : (0,main.getNodeValue)(node);
}
function withoutBom(text) {
    return text.startsWith('\ufeff') ? text.slice(1) : text;
}
/** Brackets outside strings and comments, counted without recursion. */
function isTooDeep(text) {
    const scanner = (0,main.createScanner)(text, true);
    let depth = 0;
    while (scanner.getPosition() < text.length && depth <= integrity_json_DEEPEST) {
        scanner.scan();
        const token = text[scanner.getTokenOffset()] ?? '';
        depth += Number('[{'.includes(token)) - Number(']}'.includes(token));
    }
    return depth > integrity_json_DEEPEST;
}
function properties(node) {
    return (node.children ?? []).flatMap((property) => {
        const [key, value] = property.children ?? [];
        return key === undefined || value === undefined ? [] : [[String(key.value), value]];
    });
}
function hasTwice(entries) {
    return new Set(entries.map(([key]) => key)).size < entries.length;
}
function canonical(node) {
    if (node.type === 'array')
        return `[${(node.children ?? []).map(canonical).join(',')}]`;
    if (node.type !== 'object')
        return JSON.stringify(node.value) ?? 'null';
    const parts = properties(node).map(([key, value]) => `${JSON.stringify(key)}:${canonical(value)}`);
    return `{${parts.toSorted().join(',')}}`;
}

;// CONCATENATED MODULE: ./build/core/integrity-python-modules.js

/** The module that `python -m NAME` or `pytest` imports. */
function modulesRun(program, args, folder) {
    if (/^(?:pytest|py\.test)$/.test(program))
        return [{ name: 'pytest', folder }];
    if (!/^(?:python|pypy)[\d.]*$/.test(program))
        return [];
    const script = args.findIndex((word, at) => !word.startsWith('-') && !/^-[WX]$/.test(args[at - 1] ?? ''));
    const at = args.findIndex((word) => /^-[A-Za-z]*m/.test(word));
    if (at < 0 || (script >= 0 && script < at))
        return [];
    const name = args[at]?.replace(/^-[A-Za-ln-z]*m/, '') || args[at + 1] || '';
    return /^[A-Za-z_]\w*(?:\.\w+)*$/.test(name) ? [{ name, folder }] : [];
}
/** Tools that no repository but their own holds: what a script runs is protected for these alone, since others may be the product. */
const tools = /^(?:pytest|unittest|doctest|nose2?|tox|nox|coverage|mypy|ruff|flake8|pylint|pyright|black|isort|bandit|behave|trial|compileall|pip|build)$/;
/** Whether a module is a well-known tool. */
function isTool({ name }) {
    return tools.test(name);
}
/** Files one of which exists when the repository itself holds the module. */
function moduleProbes({ name, folder }) {
    const whole = name.replaceAll('.', '/');
    const bases = [...new Set([name.split('.')[0] ?? name, whole])];
    return bases
        .flatMap((base) => [`${base}.py`, `${base}/__init__.py`, `${base}/__main__.py`])
        .flatMap((path) => joinPath(folder, path) ?? []);
}
/** What an added path takes the place of: the name of the check whose module Python would no longer find. */
function shadowFinder(modules, contents) {
    const foreign = [...modules]
        .filter(([run]) => moduleProbes(run).every((path) => contents.get(path)?.old === undefined))
        .map(([run, check]) => ({ base: joinPath(run.folder, run.name.split('.')[0] ?? run.name), check }));
    return (path) => foreign.find(({ base }) => base !== undefined && shadows(path, base))?.check;
}
function shadows(path, base) {
    if (!path.startsWith(base))
        return false;
    return /^(?:$|\/|\.py[cdow]?$|\.(?:[\w-]+\.)?so$)/.test(path.slice(base.length));
}

;// CONCATENATED MODULE: ./build/core/integrity-run-files.js


/**
 * Files that decide what a command does: the script it runs, a preload, an explicit configuration, the file of its task runner.
 * Product code that a check merely starts (`node src/cli.js`) is none: the story may have to change it.
 */
function filesRun(command) {
    const { words, folder } = command;
    const [head = '', ...args] = words.slice(headIndex(words));
    const program = head.slice(head.lastIndexOf('/') + 1);
    const shell = shells.test(program) ? shellScript(args, folder) : ownProgram(head, folder);
    const others = [
        ...(interpreters.test(program) ? interpreted(args, folder) : configs(args, folder)),
        ...runnerFiles(program, args, folder),
    ];
    return { files: [...new Set([...shell, ...others])], shell, modules: modulesRun(program, args, folder) };
}
const shells = /^(?:ba|z|da|k|a|fi)?sh$|^source$|^\.$/;
const interpreters = /^(?:node|tsx|ts-node|deno|bun|python[\d.]*|pypy\d?|ruby|perl|php|pwsh|lua|Rscript)$/;
const wrappers = /^(?:env|timeout|nice|nohup|exec|command|sudo|xvfb-run|cross-env|cross-env-shell|npx|bunx|pnpx|dotenv|c8|nyc|stdbuf|time|builtin|poetry|uv|pipenv|bundle|hatch|rye|pdm|coverage|start-server-and-test)$/;
/** Where the program stands behind assignments and programs that start other programs. */
function headIndex(words) {
    let wrapped = false;
    for (const [at, word] of words.entries()) {
        if (/^\w+=/.test(word))
            continue;
        if (wrappers.test(word))
            wrapped = true;
        else if (!wrapped || !/^(?:-.*|[\d.]+[smhd]?|run|exec|KILL|TERM)$/.test(word))
            return at;
    }
    return words.length;
}
function shellScript(args, folder) {
    const inline = args.findIndex((word) => /^-\w*c$/.test(word));
    if (inline >= 0)
        return simpleCommands(args[inline + 1] ?? '', folder).flatMap((command) => filesRun(command).shell);
    const script = args.find((word, at) => !/^[-+]/.test(word) && !/^[-+]o$|^-\w*o$/.test(args[at - 1] ?? ''));
    return inside(script, folder);
}
function ownProgram(head, folder) {
    return head.includes('/') && !/(?:^|\/)(?:node_modules|\.venv|venv|vendor|target)\//.test(head)
        ? inside(head, folder)
        : [];
}
const preload = /^(?:-r|--require|--import|--loader|--experimental-loader)(?:=(.*))?$/;
function interpreted(args, folder) {
    const preloads = args.flatMap((word, at) => {
        const match = preload.exec(word);
        return match === null ? [] : [match[1] ?? args[at + 1] ?? ''];
    });
    const files = preloads
        .filter((word) => /^\.{0,2}\/|\.[cm]?[jt]s$/.test(word))
        .flatMap((word) => inside(word, folder));
    return [...files, ...mainScript(args, folder)];
}
/** The script that an interpreter runs, unless it runs a module, an expression or a test runner. */
function mainScript(args, folder) {
    const first = args.findIndex((word, at) => !word.startsWith('-') && word !== 'run' && !preload.test(args[at - 1] ?? ''));
    const options = first < 0 ? args : args.slice(0, first);
    if (options.some((word) => /^(?:-[mcep]|--eval|--print|--test|--run)$/.test(word)))
        return [];
    return inside(args[first], folder).filter((path) => /[./]/.test(path) && !isProduct(path));
}
/** Product code by its place or by the usual name of an entry. */
function isProduct(path) {
    return (/^(?:(?:packages|apps|libs|services|modules|crates)\/[^/]+\/)?(?:src|lib|app|bin|dist|build|out|cmd|internal)\//.test(path) || /(?:^|\/)(?:index|main|app|server|cli|mod)\.\w+$/.test(path));
}
const configOption = /^(?:-c|--config|--config-file|--configfile|--rcfile|--settings)(?:=(.*))?$/;
function configs(args, folder) {
    return args.flatMap((word, at) => {
        const match = configOption.exec(word);
        const value = match === null ? undefined : (match[1] ?? args[at + 1]);
        return value !== undefined && /[\w-]\.\w+$/.test(value) ? inside(value, folder) : [];
    });
}
/** Files of task runners, by program. */
const runners = Object.assign(Object.create(null), {
    make: ['Makefile', 'makefile', 'GNUmakefile'],
    gmake: ['Makefile', 'makefile', 'GNUmakefile'],
    just: ['justfile', 'Justfile', '.justfile'],
    task: ['Taskfile.yml', 'Taskfile.yaml', 'Taskfile.dist.yml'],
    nox: ['noxfile.py'],
    invoke: ['tasks.py'],
    inv: ['tasks.py'],
    rake: ['Rakefile', 'rakefile'],
    doit: ['dodo.py'],
    ant: ['build.xml'],
    mage: ['magefile.go'],
    earthly: ['Earthfile'],
    turbo: ['turbo.json'],
    nx: ['nx.json'],
    lerna: ['lerna.json'],
});
function runnerFiles(program, args, folder) {
    const names = runners[program];
    if (names === undefined)
        return [];
    const value = (option) => {
        const at = args.findIndex((word) => option.test(word));
        return at < 0 ? undefined : args[at + 1];
    };
    const at = joinPath(folder, value(/^(?:-C|--directory|--dir|-d)$/) ?? '') ?? folder;
    const file = value(/^(?:-f|--file|--makefile|--justfile|-t|--taskfile)$/);
    return (file === undefined ? names : [file]).flatMap((name) => inside(name, at));
}
function inside(path, folder) {
    const joined = path === undefined || path === '' ? undefined : joinPath(folder, path);
    return joined === undefined || joined === '' ? [] : [joined];
}

;// CONCATENATED MODULE: ./build/core/integrity-run-scripts.js
/** Package scripts that the words of one simple command run, directly or by a task runner. */
function scriptsRun(words) {
    return words.flatMap((word, at) => {
        const prefixed = /^(?:npm|yarn|pnpm|bun):(.+)$/.exec(word)?.[1];
        if (prefixed !== undefined)
            return [named(prefixed)];
        const program = word.slice(word.lastIndexOf('/') + 1);
        return (readers[program]?.(words.slice(at + 1)) ?? []).filter(({ name }) => /^[\w@.:*/-]+$/.test(name));
    });
}
const readers = Object.assign(Object.create(null), {
    npm: npmScripts,
    pnpm: (args) => bareScripts(args, 'pnpm'),
    yarn: (args) => bareScripts(args, 'yarn'),
    bun: (args) => bareScripts(args, 'bun'),
    'npm-run-all': listed,
    'npm-run-all2': listed,
    'run-s': listed,
    'run-p': listed,
    turbo: tasks,
    lerna: tasks,
    nx: tasks,
    node: (args) => nodeRun(args),
});
/** Scripts that an install runs by itself. */
const lifecycle = ['preinstall', 'install', 'postinstall', 'prepublish', 'prepare'].map(implied);
function npmScripts(args) {
    const [first = '', second] = positional(args);
    if (/^(?:run|run-script|rum|urn)$/.test(first))
        return second === undefined ? [] : [named(second)];
    if (/^(?:t|tst|test)$/.test(first))
        return [named('test')];
    if (/^(?:start|stop|restart)$/.test(first))
        return [named(first)];
    if (/^(?:it|install-test|cit|clean-install-test|sit)$/.test(first))
        return [...lifecycle, named('test')];
    return /^(?:i|in|ins|install|add|ci|ic|clean-install|rebuild|rb)$/.test(first) ? lifecycle : [];
}
/** Commands of the tools themselves, which no script can take the place of. */
const builtin = {
    pnpm: /^(?:add|audit|bin|config|create|dedupe|dlx|env|exec|import|info|init|licenses|link|list|ls|outdated|pack|patch|prune|publish|remove|rm|root|store|unlink|up|update|version|why)$/,
    yarn: /^(?:add|audit|bin|cache|config|constraints|create|dedupe|dlx|exec|explain|global|import|info|init|link|list|node|npm|outdated|pack|patch|plugin|publish|remove|set|unlink|up|upgrade|version|why)$/,
    bun: /^(?:add|build|create|exec|init|link|outdated|patch|pm|publish|remove|t|test|tst|unlink|update|upgrade|why|x|.*[./].*)$/,
};
/** pnpm, yarn and bun take a bare word for a script before they look for a program of that name. */
function bareScripts(args, tool) {
    const words = positional(args);
    const [first, second] = words;
    if (first === undefined)
        return tool === 'yarn' ? lifecycle : [];
    if (/^(?:i|install|ci|rebuild)$/.test(first))
        return lifecycle;
    if (builtin[tool].test(first))
        return [];
    if (first === 'run')
        return second === undefined ? [] : [implied(second)];
    if (first === 'workspace' || first === 'workspaces')
        return inWorkspaces(words, tool);
    return [/^(?:t|tst|test)$/.test(first) ? named('test') : implied(first)];
}
/** `yarn workspace NAME script`, `yarn workspaces foreach run script`. */
function inWorkspaces(words, tool) {
    if (words[0] === 'workspace')
        return words.length < 3 ? [] : bareScripts(words.slice(2), tool);
    return words
        .slice(1)
        .filter((word) => !/^(?:foreach|run)$/.test(word))
        .map(implied);
}
function listed(args) {
    return positional(args).map((word) => named(word.split(/\s/)[0] ?? word));
}
/** Task runners of monorepos: every plain word may be the name of a script of some package. */
function tasks(args) {
    const words = args.flatMap((word) => /^--?t(?:arget|argets)?=/.test(word) ? [word.slice(word.indexOf('=') + 1)] : [word]);
    return words
        .filter((word) => !word.startsWith('-') && !/^(?:run|run-many|affected|exec)$/.test(word))
        .flatMap((word) => word.split(/[,:]/))
        .filter((word) => word !== '')
        .map(named);
}
function nodeRun(args) {
    const at = args.findIndex((word) => word === '--run' || word.startsWith('--run='));
    const name = at < 0 ? undefined : args[at] === '--run' ? args[at + 1] : args[at]?.slice('--run='.length);
    return name === undefined ? [] : [named(name)];
}
/** Options that take the next word as their value. */
const valued = /^(?:-w|-C|-F|--prefix|--workspace|--filter|--cwd|--dir|--loglevel|--script-shell|--include|--exclude|--from)$/;
/** Words that are no options, up to `--`. */
function positional(args) {
    const end = args.indexOf('--');
    const own = end < 0 ? args : args.slice(0, end);
    return own.filter((word, at) => !word.startsWith('-') && !valued.test(own[at - 1] ?? ''));
}
function named(name) {
    return { name, implied: false };
}
function implied(name) {
    return { name, implied: true };
}

;// CONCATENATED MODULE: ./build/core/integrity-script-use.js
/** Uses by name; patterns of npm-run-all are compiled once. */
function scriptUse(uses) {
    const exact = new Map();
    const patterns = [];
    for (const use of uses) {
        exact.set(use.name, use);
        if (use.name.includes('*'))
            patterns.push({ matches: namePattern(use.name), use });
    }
    const byName = (name) => exact.get(name) ?? patterns.find(({ matches }) => matches.test(name))?.use;
    return {
        size: exact.size,
        byName,
        around: (name) => (/^(?:pre|post)/.test(name) ? byName(name.replace(/^(?:pre|post)/, '')) : undefined),
    };
}
/** Names among `scripts` that running `run` runs, its pre and post scripts included. */
function scriptsOf(run, scripts) {
    if (!run.includes('*'))
        return [`pre${run}`, run, `post${run}`].filter((name) => scripts.has(name));
    const matches = namePattern(run);
    return [...scripts.keys()].filter((name) => matches.test(name) || matches.test(name.replace(/^(?:pre|post)/, '')));
}
/** npm-run-all: `*` stands for one part between colons, `**` for several. */
function namePattern(run) {
    const parts = run
        .slice(0, 200)
        .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
        .replace(/\*{2,}|\*/g, (stars) => (stars === '*' ? '[^:]*' : '.*'));
    return new RegExp(`^${parts}$`);
}

;// CONCATENATED MODULE: ./build/core/integrity-gate-use.js






/** Scripts that call scripts: followed this often. */
const LONGEST = 2_000;
/**
 * Follows every check through package scripts and shell scripts, as far as their texts at the start are at hand. Test files are
 * left out: an attempt may change them.
 */
function gateUse(policy, contents, find) {
    const walk = {
        contents,
        scripts: readManifest(contents.get('package.json')?.old)?.scripts ?? new Map(),
        files: new Map(),
        modules: new Map(),
        runs: new Map(),
        queue: policy.checks.map((check) => ({ text: check.command, check: check.name, shellFile: false, direct: true })),
    };
    for (let at = 0; at < Math.min(walk.queue.length, LONGEST); at++)
        follow(walk, walk.queue[at]);
    const files = [...walk.files].filter(([path]) => isNoTest(path, find));
    return { files: new Map(files), modules: walk.modules, scripts: scriptUse(walk.runs.values()) };
}
function follow(walk, item) {
    if (item === undefined)
        return;
    for (const command of simpleCommands(item.text)) {
        const { files, shell, modules } = filesRun(command);
        for (const run of modules.filter((each) => item.direct === true || isTool(each)))
            walk.modules.set(run, item.check);
        for (const path of item.shellFile ? shell.filter(isShellFile) : files)
            addFile(walk, path, item.check);
        for (const run of scriptsRun(command.words))
            addScript(walk, run, item.check);
    }
}
/** Programs without an extension are product code unless they lie where gates lie. */
function isShellFile(path) {
    return /\.(?:ba|z|k)?sh$/.test(path) || /(?:^|\/)(?:scripts?|\.?ci|tools|hack)\/(?:[^/]+\/)*[^/.]+$/.test(path);
}
function addFile(walk, path, check) {
    if (walk.files.has(path))
        return;
    walk.files.set(path, check);
    const text = walk.contents.get(path)?.old;
    if (text !== undefined && /(?:\.(?:ba|z|k)?sh|(?:^|\/)[^/.]+|\.?[jJ]ustfile)$/.test(path)) {
        walk.queue.push({ text, check, shellFile: true });
    }
}
function addScript(walk, run, check) {
    const known = walk.runs.get(run.name);
    if (known !== undefined && (known.implied || !run.implied))
        return;
    walk.runs.set(run.name, { ...run, check });
    for (const name of scriptsOf(run.name, walk.scripts)) {
        walk.queue.push({ text: walk.scripts.get(name) ?? '', check, shellFile: false });
    }
}
function isNoTest(path, find) {
    const tier = find(path)?.tier;
    return tier !== 'named' && tier !== 'folder';
}

;// CONCATENATED MODULE: ./build/core/integrity-types.js
/** Nothing to say. */
const noRuling = { findings: [], restore: [] };

;// CONCATENATED MODULE: ./build/core/integrity-gitmodules.js


/** The file that tells git where submodules come from, in any case. */
function isModules(path) {
    return path.toLowerCase() === '.gitmodules';
}
/**
 * A `.gitmodules` whose url or path could be read as an option or holds control characters attacks whoever clones with submodules:
 * it is taken out and fails the attempt, whatever `allow:` says.
 */
function modulesRuling({ path, status, newMode }, contents) {
    if (status === 'deleted' || !isModules(path))
        return noRuling;
    const text = newMode.startsWith('100') ? contents.get(path)?.new : undefined;
    const hostile = text === undefined ? 'it cannot be read as text' : hostileValue(text);
    if (hostile === undefined)
        return noRuling;
    const message = `${deed(status)} ${shown(path)}: ${hostile}; the controller took the change out and the attempt failed.`;
    return {
        findings: [{ class: 'cheat', rule: 'gitmodules-hostile', path, message }],
        restore: [{ path, to: 'run-start' }],
    };
}
function hostileValue(text) {
    const lines = text.replace(/\\\r?\n/g, '').split(/\r?\n/);
    for (const line of lines) {
        const [, key = '', written = ''] = /(?:^|\])[ \t]*(url|path)[ \t]*=(.*)$/is.exec(line) ?? [];
        const value = unquoted(written);
        if (/^[\s]*-/.test(value))
            return `its ${key} ${brief(value)} begins with "-"`;
        if (/[\p{Cc}]/u.test(value.replaceAll('\t', ' ')) || /\\t/.test(written)) {
            return `its ${key === '' ? 'text' : key} ${brief(value)} holds control characters`;
        }
    }
    return undefined;
}
/** git's reading of a value: quotes mean nothing, a backslash stands before a letter of a control character or the character itself. */
function unquoted(written) {
    const letters = { n: '\n', t: '\t', b: '\b' };
    return written.replace(/\\(.)|"/gs, (_, escaped) => escaped === undefined ? '' : (letters[escaped] ?? escaped));
}

;// CONCATENATED MODULE: ./build/core/integrity-manifest-edits.js


/** Top-level keys that decide how gates run; `dependencies`, `exports` and all others are free. */
const protectedKeys = [
    'packageManager',
    'devEngines',
    'overrides',
    'resolutions',
    'pnpm',
    'jest',
    'vitest',
    'mocha',
    'ava',
    'c8',
    'nyc',
    'tap',
    'wireit',
];
/** Keys of a package.json that an attempt may not change and did (04-trust rule 10). */
function keyEdits(comparison) {
    const { path, allowed } = comparison;
    const edits = [...scriptEdits(comparison), ...topEdits(comparison)];
    return edits.filter((edit) => !allowed(path, edit.path.join('.')));
}
function scriptEdits({ path, old, now, use }) {
    const used = (name) => (use.scripts.byName(name) ?? use.scripts.around(name))?.check;
    const file = shown(path);
    const existing = [...old.scripts].flatMap(([name, text]) => {
        const check = used(name);
        const value = now.scripts.get(name);
        if (check === undefined || value === text)
            return [];
        const what = `scripts.${name} of ${file}, which check ${brief(check)} runs`;
        if (value === undefined)
            return [{ path: ['scripts', name], rule: 'script-removed', done: `removed ${what}` }];
        const done = `changed ${what}, from ${brief(text)} to ${brief(value)}`;
        return [{ path: ['scripts', name], rule: 'script-changed', done }];
    });
    const added = [...now.scripts.keys()].filter((name) => !old.scripts.has(name) && isForced(name, old, use));
    return [
        ...existing,
        ...added.map((name) => {
            const done = `added scripts.${name} to ${file}, which check ${brief(used(name) ?? '')} would run`;
            return { path: ['scripts', name], rule: 'script-added', done };
        }),
    ];
}
/** An added script that would run although no check asks for it by name: around one that did exist, or in place of a program. */
function isForced(name, old, use) {
    if (use.scripts.byName(name)?.implied === true)
        return true;
    const around = use.scripts.around(name);
    return around !== undefined && (around.implied || scriptsOf(around.name, old.scripts).length > 0);
}
function topEdits({ path, old, now }) {
    return protectedKeys
        .filter((key) => old.keys.get(key) !== now.keys.get(key))
        .map((key) => {
        const verb = !old.keys.has(key) ? 'added' : now.keys.has(key) ? 'changed' : 'removed';
        return { path: [key], rule: 'manifest-key-changed', done: `${verb} "${key}" in ${shown(path)}` };
    });
}
/** Whether a manifest holds anything that the checks use. */
function guardsKeys(old, use) {
    const scripts = [...old.scripts.keys()].some((name) => (use.scripts.byName(name) ?? use.scripts.around(name)) !== undefined);
    return scripts || protectedKeys.some((key) => old.keys.has(key));
}

;// CONCATENATED MODULE: ./build/core/integrity-manifest-merge.js


/** Puts the edited keys back into the new text; its indent, line ends, byte order mark and last line end are kept. */
function mergeKeys(input) {
    const { edits, old, oldText, newText } = input;
    const bom = newText.length - withoutBom(newText).length;
    const order = [...old.scripts.keys()];
    const merged = edits.reduce((text, edit) => {
        const [top, name] = edit.path;
        const value = name === undefined ? topValue(oldText, String(top)) : old.scripts.get(String(name));
        const before = order.slice(0, Math.max(order.indexOf(String(name)), 0));
        const changes = (0,main.modify)(text, edit.path, value, {
            ...formatting(text),
            ...(name === undefined
                ? {}
                : { getInsertionIndex: (keys) => Math.max(...before.map((key) => keys.indexOf(key)), -1) + 1 }),
        });
        return (0,main.applyEdits)(text, changes);
    }, withoutBom(newText));
    return newText.slice(0, bom) + merged;
}
/** How the text is laid out; none for a text on one line, which stays on one line. */
function formatting(text) {
    const indent = /\n([ \t]+)\S/.exec(text)?.[1];
    if (indent === undefined)
        return {};
    const eol = text.includes('\r\n') ? '\r\n' : '\n';
    return {
        formattingOptions: {
            insertSpaces: !indent.startsWith('\t'),
            tabSize: indent.startsWith('\t') ? 1 : indent.length,
            eol,
        },
    };
}

;// CONCATENATED MODULE: ./build/core/integrity-lexer.js
/**
 * Blanks comments and strings. What is not closed counts as code, so that a stray quote cannot hide what follows it.
 * Linear in the length of the text.
 */
function maskSource(text, syntax) {
    const spans = scan(text, syntax);
    return {
        code: blank(text, spans),
        bare: blank(text, spans.filter((span) => span.comment)),
    };
}
function scan(text, syntax) {
    const scanner = { text, syntax, spans: [], dead: new Map(), holes: [] };
    const openers = openersOf(syntax);
    let match = openers.exec(text);
    while (match !== null) {
        openers.lastIndex = Math.max(step(scanner, match[0], match.index), match.index + 1);
        match = openers.exec(text);
    }
    return scanner.spans;
}
/** One new expression per text: its position is the only state of the scan. */
function openersOf(syntax) {
    const words = [
        ...syntax.line,
        ...syntax.block.map(([open]) => open),
        ...syntax.strings.map((form) => form.open),
        ...(syntax.regex === true ? ['/'] : []),
        ...(syntax.strings.some((form) => form.holes) ? ['{', '}'] : []),
    ];
    const byLength = words.toSorted((a, b) => b.length - a.length);
    return new RegExp(byLength.map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')).join('|'), 'g');
}
/** Handles one opener and says where to go on. */
function step(scanner, opener, at) {
    const { syntax } = scanner;
    if (opener === '{' || opener === '}')
        return brace(scanner, opener, at);
    if (syntax.line.includes(opener))
        return lineComment(scanner, at);
    const block = syntax.block.find(([open]) => open === opener);
    if (block !== undefined)
        return blockComment(scanner, block, at);
    const form = syntax.strings.find(({ open }) => open === opener);
    if (form !== undefined)
        return stringFrom(scanner, form, at + opener.length);
    return regexFrom(scanner, at);
}
function lineComment(scanner, at) {
    if (scanner.syntax.attributes === true && scanner.text.startsWith('#[', at))
        return at + 2;
    const end = scanner.text.indexOf('\n', at);
    const to = end < 0 ? scanner.text.length : end;
    scanner.spans.push({ from: at, to, comment: true });
    return to;
}
function blockComment(scanner, [open, close], at) {
    const end = scanner.dead.has(open) ? -1 : scanner.text.indexOf(close, at + open.length);
    if (end < 0) {
        scanner.dead.set(open, scanner.text.length);
        return at + open.length;
    }
    scanner.spans.push({ from: at, to: end + close.length, comment: true });
    return end + close.length;
}
/** A string whose inside begins at `from`; returns the first place behind it, or `from` when it has no end. */
function stringFrom(scanner, form, from) {
    if (from < (scanner.dead.get(form.open) ?? 0))
        return from;
    const end = endOfString(scanner.text, form, from);
    if (end === undefined) {
        scanner.dead.set(form.open, unclosedUntil(scanner.text, form, from));
        return from;
    }
    scanner.spans.push({ from, to: end.at, comment: false });
    if (end.hole)
        scanner.holes.push({ form, depth: 0 });
    return end.at + (end.hole ? 2 : form.close.length);
}
function endOfString(text, form, from) {
    const last = form.longest === undefined ? text.length : Math.min(text.length, from + form.longest);
    for (let at = from; at < last; at++) {
        if (text.startsWith(form.close, at))
            return { at, hole: false };
        if (form.holes === true && text.startsWith('${', at))
            return { at, hole: true };
        if (text[at] === '\n' && form.multiline !== true)
            return undefined;
        at += width(text, form, at) - 1;
    }
    return undefined;
}
/** Where a string that began at `from` would at the latest have had to end. */
function unclosedUntil(text, form, from) {
    if (form.longest !== undefined)
        return from;
    const line = form.multiline === true ? -1 : text.indexOf('\n', from);
    return line < 0 ? text.length : line;
}
/** An escape takes the character behind it along. */
function width(text, form, at) {
    return form.escapes === true && text[at] === '\\' ? 2 : 1;
}
function brace(scanner, opener, at) {
    const hole = scanner.holes.at(-1);
    if (hole === undefined)
        return at + 1;
    if (opener === '{')
        hole.depth++;
    else if (hole.depth > 0)
        hole.depth--;
    else {
        scanner.holes.pop();
        return stringFrom(scanner, hole.form, at + 1);
    }
    return at + 1;
}
/** No real expression is longer; keeps hostile lines linear. */
const longestRegex = 500;
/** Characters after which a slash begins a regular expression; `<` is left out because of JSX. */
const beforeRegex = /(?:^|[(,=:[!&|?{};+\-*%~^>\n]|\b(?:return|typeof|case|in|of|do|else|yield|await))[ \t]*$/;
function regexFrom(scanner, at) {
    const { text } = scanner;
    if (!beforeRegex.test(text.slice(Math.max(0, at - 40), at)))
        return at + 1;
    const line = /^[^\n]*/.exec(text.slice(at + 1, at + longestRegex))?.[0] ?? '';
    const body = /^(?:[^\\/[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+(?=\/)/.exec(line)?.[0];
    if (body === undefined)
        return at + 1;
    scanner.spans.push({ from: at + 1, to: at + 1 + body.length, comment: false });
    return at + body.length + 2;
}
function blank(text, spans) {
    const parts = [];
    let at = 0;
    for (const { from, to } of spans) {
        parts.push(text.slice(at, from), text.slice(from, to).replace(/[^\n]/g, ' '));
        at = to;
    }
    return parts.join('') + text.slice(at);
}

;// CONCATENATED MODULE: ./build/core/integrity-test-facts.js

/** Reads a test file by the row of its language. Never throws; linear in the length of the text. */
function integrity_test_facts_testFacts(text, ecosystem) {
    const source = text.replaceAll('\r\n', '\n');
    const masked = maskSource(source, ecosystem.syntax);
    const declared = ecosystem.tests.flatMap((pattern) => [...masked.code.matchAll(pattern)].map((match) => nameOf(match, masked)));
    const rows = extraRows(masked, ecosystem);
    const honest = withoutTrivial(masked.code, ecosystem);
    return {
        tests: declared.length + rows.reduce((sum, extra) => sum + extra, 0),
        names: declared.filter((name) => name !== undefined),
        dynamic: rows.length > 0 || declared.includes(undefined),
        marks: ecosystem.markers.flatMap((marker) => marksOf(marker, masked, source)),
        asserts: matches(honest, ecosystem.asserts),
        hollow: ecosystem.hollow === undefined ? 0 : matches(honest, ecosystem.hollow),
        lines: masked.bare
            .split('\n')
            .map(normalise)
            .filter((line) => line !== ''),
        bare: masked.bare,
    };
}
/** The name in group 1, or the string literal where the match ends; undefined when it is known only at run time. */
function nameOf(match, { code, bare }) {
    if (match[1] !== undefined)
        return match[1];
    const from = match.index + match[0].length;
    const quote = code[from];
    if (quote !== '"' && quote !== "'" && quote !== '`')
        return undefined;
    const length = code.slice(from + 1, from + 1_000).indexOf(quote);
    const name = bare.slice(from + 1, from + 1 + Math.max(length, 0));
    return length < 0 || (quote === '`' && name.includes('${')) ? undefined : name;
}
/** Rows of literal tables beyond the first, which the declaration itself counts for; one number per table. */
function extraRows(masked, { tables = [] }) {
    const starts = tables.flatMap((pattern) => [...masked.code.matchAll(pattern)].map(({ index, 0: found }) => index + found.length));
    if (starts.length === 0)
        return [];
    const lists = listRows(masked.code);
    return starts.map((from) => {
        const rows = masked.code[from] === '`' ? templateRows(masked, from) : (lists.get(from) ?? 0);
        return Math.max(rows - 1, 0);
    });
}
function templateRows({ code, bare }, from) {
    const end = code.slice(from + 1, from + LONGEST_TABLE).indexOf('`');
    const lines = bare.slice(from + 1, from + 1 + Math.max(end, 0)).split('\n');
    return lines.filter((line) => line.trim() !== '').length - 1;
}
/** Characters of a tagged table that are read. */
const LONGEST_TABLE = 20_000;
/** For every bracketed list of a text, by where it begins, its elements at the top level; a trailing comma adds none. */
function listRows(code) {
    const rows = new Map();
    const open = [];
    for (const { 0: piece, index } of code.matchAll(/[([{)\]},]|[^([{)\]},\s]+/g)) {
        if (/^[)\]}]$/.test(piece)) {
            const closed = open.pop();
            if (closed !== undefined)
                rows.set(closed.from, closed.count + closed.pending);
        }
        else {
            addElement(open.at(-1), piece);
            if (/^[([{]$/.test(piece))
                open.push({ from: index, count: 0, pending: 0 });
        }
    }
    return rows;
}
function addElement(list, piece) {
    if (list === undefined)
        return;
    if (piece === ',')
        list.count += list.pending;
    list.pending = piece === ',' ? 0 : 1;
}
function withoutTrivial(code, { trivial, filler = '' }) {
    return trivial.reduce((text, pattern) => text.replace(pattern, (found) => filler.padEnd(found.length)), code);
}
function marksOf(marker, masked, source) {
    const within = marker.within ?? 'code';
    const text = within === 'raw' ? source : masked[within];
    return [...text.matchAll(marker.pattern)]
        .filter((match) => within === 'raw' || startsInCode(match, masked))
        .map((match) => ({ kind: marker.kind, line: lineOf(match, source) }));
}
/** A mark that needs a string to be seen must not itself stand in a string. */
function startsInCode(match, { code, bare }) {
    const at = match.index + match[0].search(/\S|$/);
    return code[at] === bare[at];
}
/** The lines that a match stands on, at most so many characters of them. */
function lineOf(match, source) {
    const from = match.index + match[0].search(/\S|$/);
    const to = match.index + match[0].length;
    const before = source.slice(Math.max(from - 200, 0), from);
    const after = source.slice(to, to + 200);
    const line = before.slice(before.lastIndexOf('\n') + 1) + source.slice(from, to) + (after.split('\n')[0] ?? '');
    return normalise(line.slice(0, 500));
}
function matches(text, pattern) {
    return [...text.matchAll(pattern)].length;
}
function normalise(line) {
    const plain = line
        .trim()
        .replace(/['`]/g, '"')
        .replace(/[;,]+$/, '');
    return /[\p{L}\p{N}]/u.test(plain) ? plain : '';
}

;// CONCATENATED MODULE: ./build/core/integrity-test-change.js

/** Regular file, executable or not. */
function isFile(mode) {
    return mode.startsWith('100');
}
/** The changed test files with their facts, in the order given. A mere change of mode is none. */
function testChanges(changes, contents, find) {
    return changes
        .filter((change) => change.oldSha !== change.newSha || change.status !== 'modified')
        .flatMap((change) => {
        const found = find(change.path);
        return found === undefined ? [] : [readChange(change, contents, found)];
    });
}
function readChange(change, contents, { tier, ecosystem }) {
    const texts = contents.get(change.path);
    const fresh = change.status === 'added' || !isFile(change.oldMode);
    const gone = change.status === 'deleted' || !isFile(change.newMode);
    const old = fresh || texts?.old === undefined ? undefined : integrity_test_facts_testFacts(texts.old, ecosystem);
    const next = gone || texts?.new === undefined ? undefined : integrity_test_facts_testFacts(texts.new, ecosystem);
    const declares = (old?.tests ?? 0) + (next?.tests ?? 0) > 0;
    // A helper that declares tests is a test file whatever its name says.
    return {
        path: change.path,
        change,
        tier: tier === 'support' && declares ? 'folder' : tier,
        old,
        new: next,
        gone,
        fresh,
    };
}

;// CONCATENATED MODULE: ./build/core/integrity-manifest.js






/** A package.json, at the root or in a package. */
function isManifest(path) {
    return path === 'package.json' || path.endsWith('/package.json');
}
/**
 * package.json by key (04-trust rule 10): scripts that checks run, their pre and post scripts, and the keys above go back to what
 * they were; the rest of the edit and its formatting stay. What cannot be merged safely goes back as a whole.
 */
function manifestRuling(change, contents, { use, allowed }) {
    const { path } = change;
    const oldText = contents.get(path)?.old;
    const old = readManifest(oldText);
    if (change.status === 'added' || allowed(path) || oldText === undefined || old === undefined)
        return noRuling;
    const newText = change.status === 'deleted' || !isFile(change.newMode) ? undefined : contents.get(path)?.new;
    const now = readManifest(newText);
    if (newText !== undefined && now !== undefined)
        return keyRuling({ path, old, now, use, allowed }, oldText, newText);
    if (!guardsKeys(old, use))
        return noRuling;
    if (newText !== undefined)
        return unreadable(path, newText);
    return whole(path, `${deed(change.status)} ${shown(path)}, whose scripts or keys the checks use`);
}
/** More keys than this are not put back one by one. */
const MOST_EDITS = 100;
function keyRuling(comparison, oldText, newText) {
    const { path, old, now } = comparison;
    const edits = keyEdits(comparison);
    const ambiguous = now.duplicates && !old.duplicates;
    if (edits.length === 0 && !ambiguous)
        return noRuling;
    const plain = !now.duplicates && !now.oddScripts && edits.length <= MOST_EDITS;
    const merged = plain ? mergeKeys({ edits, old, oldText, newText }) : undefined;
    const settled = readManifest(merged);
    if (merged === undefined || settled === undefined || keyEdits({ ...comparison, now: settled }).length > 0) {
        return whole(path, `changed ${shown(path)} so that its keys cannot be restored one by one`);
    }
    return { findings: edits.map((edit) => keyFinding(path, edit)), restore: [{ path, to: { text: merged } }] };
}
/** Broken JSON makes the checks fail by themselves; what parsers read differently does not. */
function unreadable(path, text) {
    if (isTooDeep(text))
        return whole(path, `nested ${shown(path)} too deep to be read`);
    const message = `${shown(path)} is no longer valid JSON; it was left as it is, the checks will show it.`;
    return { findings: [{ class: 'note', rule: 'manifest-unreadable', path, message }], restore: [] };
}
function whole(path, done) {
    const message = `${done}; the controller restored the whole file. ${permit(path)}`;
    return {
        findings: [{ class: 'policy', rule: 'manifest-replaced', path, message }],
        restore: [{ path, to: 'run-start' }],
    };
}
function keyFinding(path, edit) {
    const message = `${edit.done}; the controller put it back. ${permit(path, edit.path.join('.'))}`;
    return { class: 'policy', rule: edit.rule, path, message };
}

;// CONCATENATED MODULE: ./build/core/integrity-case-twin.js


/** Finds paths that differ only by case or by Unicode normalisation from a controller file or a protected path, or lie below such a twin. */
function twinFinder(policy) {
    const own = [policy.prdPath, besidePrd(policy, 'progress.txt'), ...policy.controllerPaths];
    const exact = new Set(own);
    const folded = new Set(own.map(fold));
    const isProtected = globMatcher(policy.protectedPaths);
    const nearly = globMatcher(policy.protectedPaths.map(composed), { anyCase: true });
    return (path) => {
        if (prefixes(path).some((prefix) => folded.has(fold(prefix)) && !exact.has(prefix)))
            return 'controller';
        return nearly(composed(path)) && !isProtected(path) ? 'protected' : undefined;
    };
}
function composed(text) {
    return text.normalize('NFC');
}
/** Upper case first: letters that have several lower-case forms become one. */
function fold(path) {
    return composed(composed(path).toUpperCase().toLowerCase());
}
/** A path and the folders above it. */
function prefixes(path) {
    const parts = path.split('/');
    return parts.map((_, at) => parts.slice(0, at + 1).join('/'));
}

;// CONCATENATED MODULE: ./build/core/integrity-policy.js

/** Whole files, first row that matches wins. */
const policyRules = [
    {
        // What an install puts there is ignored by git: a tracked file there takes the place of a program that a check starts.
        rule: 'dependency-folder-changed',
        what: 'in a folder of installed dependencies',
        globs: ['**/node_modules/**', '**/{.venv,venv}/**', '**/vendor/bin/**'],
        anyCase: true,
    },
    {
        rule: 'agent-config-changed',
        what: 'agent instructions or configuration',
        globs: [
            '**/.{claude,codex,gemini,cursor,windsurf,opencode,qwen,kiro,roo,continue,agents,clinerules}/**',
            '**/.{mcp,claude}.json',
            '**/.{cursorrules,cursorignore,windsurfrules,clinerules,roorules,goosehints,geminiignore}',
            '**/.aider*',
            '**/.vscode/mcp.json',
        ],
        anyCase: true,
    },
    {
        rule: 'agent-config-changed',
        what: 'agent instructions or configuration',
        globs: [
            '**/{CLAUDE,CLAUDE.local,AGENTS,AGENTS.override,AGENT,GEMINI,QWEN}.md',
            '**/opencode.json?(c)',
            '{claude,agents,agent,gemini,qwen}.md',
        ],
    },
    {
        rule: 'hook-changed',
        what: 'a git hook or its configuration',
        globs: [
            '**/.husky/**',
            '**/.githooks/**',
            '**/.pre-commit-config.y?(a)ml',
            '**/?(.)lefthook?(-local).{yml,yaml,toml,json}',
            '**/.overcommit.yml',
        ],
        anyCase: true,
    },
    {
        rule: 'ci-changed',
        what: 'CI configuration',
        globs: [
            '.github/**',
            '**/CODEOWNERS',
            '.gitlab-ci.yml',
            '.circleci/**',
            '.travis.yml',
            '{,.}azure-pipelines.y?(a)ml',
            'Jenkinsfile',
            'bitbucket-pipelines.yml',
            '.buildkite/**',
            '.drone.yml',
            '.woodpecker{.yml,.yaml,/**}',
        ],
        anyCase: true,
    },
    {
        rule: 'package-manager-config-changed',
        what: 'package-manager configuration',
        globs: [
            '**/.npmrc',
            '**/.yarnrc?(.yml)',
            '**/.yarn/{releases,plugins}/**',
            '**/.pnpmfile.?([cm])js',
            '**/pnpmfile.?([cm])js',
            '**/.corepack.env',
            '**/{.,}bunfig.toml',
            '**/pip.{conf,ini}',
            '**/.pypirc',
            '**/.condarc',
            '**/{uv,poetry}.toml',
            '**/.cargo/config?(.toml)',
            '**/.gemrc',
            '**/.bundle/config',
            '**/nuget.config',
            '**/.mvn/**',
            '**/gradle/wrapper/**',
            '**/{gradlew,mvnw}?(.bat|.cmd)',
        ],
        anyCase: true,
    },
    {
        rule: 'test-runner-config-changed',
        what: 'test-runner configuration',
        globs: [
            '**/{vitest,vitest.*}.config.?([cm])[jt]s',
            '**/vitest.{workspace,projects}.{js,mjs,ts,mts,json}',
            '**/jest{.,.*.,-*.}config.{js,mjs,cjs,ts,mts,cts,json}',
            '**/.mocharc?(.*)',
            '**/test/mocha.opts',
            '**/{playwright,playwright.*,playwright-ct}.config.?([cm])[jt]s',
            '**/cypress.{json,config.?([cm])[jt]s}',
            '**/karma.conf.?([cm])[jt]s',
            '**/ava.config.?([cm])[jt]s',
            '**/{.nycrc,.c8rc,.taprc}?(.*)',
            '**/nyc.config.?([cm])js',
            '**/wdio.*conf.?([cm])[jt]s',
            '**/web-test-runner.config.?([cm])[jt]s',
            '**/jasmine.{json,mjs,js}',
            '**/?(.)pytest.{ini,toml}',
            '**/tox.{ini,toml}',
            '**/.coveragerc',
            '**/{sitecustomize,usercustomize}.py',
            '**/phpunit.xml?(.dist)',
            '**/codeception?(.dist).yml',
            '**/.rspec?(-local)',
            '**/.config/nextest.toml',
            '**/*.runsettings',
            '**/xunit.runner.json',
            '**/junit-platform.properties',
            '**/testng.xml',
        ],
    },
];
/** The first policy rule that covers a path. */
function policyFinder() {
    const rows = policyRules.map((rule) => ({
        rule,
        matches: globMatcher(rule.globs, { anyCase: rule.anyCase === true }),
    }));
    return (path) => rows.find((row) => row.matches(path))?.rule;
}

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
;// CONCATENATED MODULE: ./build/core/integrity-sections.js




const sharedFiles = [
    { matches: /(?:^|\/)setup\.cfg$/, judge: setupCfg },
    { matches: /(?:^|\/)pyproject\.toml$/, judge: pyproject },
    { matches: /(?:^|\/)pnpm-workspace\.ya?ml$/, judge: pnpmWorkspace },
    { matches: /(?:^|\/)vite\.config\.[cm]?[jt]s$/, judge: viteConfig },
];
/** Whether a path is judged by section; its text is needed on both sides. */
function isShared(path) {
    return sharedFiles.some((file) => file.matches.test(path));
}
/** Rules for files that are neither free nor protected as a whole (04-trust rule 10). */
function sectionRuling(change, contents, allowed) {
    const { path } = change;
    const file = sharedFiles.find((candidate) => candidate.matches.test(path));
    const ruling = file?.judge(path, contents.get(path) ?? {}, change);
    return ruling === undefined || allowed(path) || ruling.findings.every((found) => allowed(path, found.rule))
        ? noRuling
        : ruling;
}
/** Sections of setup.cfg that test runners read; the package's own metadata is free. */
const runnerSection = /^(?:tool:pytest|pytest|coverage(?::.*)?|tox(?::.*)?|testenv(?::.*)?|nosetests|unittest|aliases)$/;
function setupCfg(path, texts, change) {
    const old = iniSections(texts.old ?? '');
    const kept = old.filter((section) => runnerSection.test(section.name));
    const now = iniSections(texts.new ?? '');
    const present = now.filter((section) => runnerSection.test(section.name));
    if (sectionText(kept) === sectionText(present))
        return noRuling;
    const message = `${deed(change.status)} the test-runner sections of ${shown(path)}; the controller restored them. ${permit(path)}`;
    const findings = [{ class: 'policy', rule: 'test-runner-config-changed', path, message }];
    if (texts.new === undefined || !isFile(change.newMode))
        return { findings, restore: [{ path, to: 'run-start' }] };
    const text = mergeIni(now, kept, texts.new.includes('\r\n') ? '\r\n' : '\n');
    return { findings, restore: [{ path, to: { text } }] };
}
function iniSections(text) {
    return text.split(/^(?=\[)/m).map((part) => ({ name: /^\[([^\]\n]*)\]/.exec(part)?.[1]?.trim() ?? '', text: part }));
}
function sectionText(sections) {
    return sections
        .map((section) => section.text.replaceAll('\r\n', '\n').trimEnd())
        .toSorted()
        .join('\n');
}
/** The new file with each runner section as it was: in its place where it still stands, else at the end. */
function mergeIni(now, kept, eol) {
    const lined = (text) => text.replace(/\r?\n/g, eol);
    const places = new Map(kept.map((section) => [section.name, section]));
    const body = now.map((section) => {
        if (!runnerSection.test(section.name))
            return section.text;
        const before = places.get(section.name);
        places.delete(section.name);
        return before === undefined ? '' : lined(before.text);
    });
    return [...body, ...[...places.values()].map((section) => lined(section.text))].reduce((text, part) => {
        const gap = text !== '' && part !== '' && !text.endsWith('\n') ? eol : '';
        return text + gap + part;
    }, '');
}
/** Tables of pyproject.toml that test runners read. */
const runnerTable = /^\[+\s*["']?tool["']?\s*\.\s*["']?(?:pytest|coverage|tox|hatch\.envs|nox|pdm\.scripts|poe)\b/;
/** Lines of the runner tables, however the tables are ordered: dotted keys under `[tool]` count as well. */
function runnerLines(text) {
    const tables = text.replaceAll('\r\n', '\n').split(/^(?=[ \t]*\[)/m);
    const own = tables.filter((table) => runnerTable.test(table.trimStart())).map((table) => table.trimEnd());
    const dotted = text.match(/^[ \t]*(?:tool\s*\.\s*)?["']?(?:pytest|coverage|tox)["']?\s*[.=].*$/gm) ?? [];
    return [...own, ...dotted].toSorted().join('\n');
}
function pyproject(path, texts, change) {
    if (runnerLines(texts.old ?? '') === runnerLines(texts.new ?? ''))
        return noRuling;
    return weakening(path, `${deed(change.status)} the test-runner tables of ${shown(path)}`);
}
/** vite.config holds product configuration and, under `test`, vitest's. */
function viteConfig(path, texts, change) {
    const mentions = [texts.old, texts.new].some((text) => text !== undefined && /\btest\s*[:{(]/.test(text));
    return mentions
        ? weakening(path, `${deed(change.status)} ${shown(path)}, which configures the test runner too`)
        : noRuling;
}
function weakening(path, done) {
    const message = `${done}; it was not restored because the file holds product configuration too: look at it before merging.`;
    return { findings: [{ class: 'note', rule: 'manifest-test-config-changed', path, message }], restore: [] };
}
/** Settings of pnpm-workspace.yaml that change what a check runs; packages and catalogs are free. */
const workspaceKeys = [
    'overrides',
    'scriptShell',
    'shellEmulator',
    'nodeOptions',
    'pnpmfile',
    'globalPnpmfile',
    'enablePrePostScripts',
    'configDependencies',
    'patchedDependencies',
    'onlyBuiltDependencies',
    'neverBuiltDependencies',
    'dangerouslyAllowAllBuilds',
    'useNodeVersion',
    'executionEnv',
    'nodeLinker',
    'registry',
    'registries',
    'modulesDir',
    'requiredScripts',
];
function pnpmWorkspace(path, texts, change) {
    if (workspaceSettings(texts.old) === workspaceSettings(texts.new))
        return noRuling;
    const message = `${deed(change.status)} settings in ${shown(path)} that decide how scripts run; the controller restored the file. ${permit(path)}`;
    return {
        findings: [{ class: 'policy', rule: 'package-manager-config-changed', path, message }],
        restore: [{ path, to: 'run-start' }],
    };
}
/** The protected settings as text; an unreadable file equals no other one. */
function workspaceSettings(text) {
    if (text === undefined)
        return '';
    try {
        const value = (0,dist/* parse */.qg)(text, { maxAliasCount: 20, logLevel: 'error' });
        if (typeof value !== 'object' || value === null)
            return '';
        const entries = Object.entries(value).filter(([key]) => workspaceKeys.includes(key));
        return entries
            .map((entry) => JSON.stringify(entry))
            .toSorted()
            .join('\n');
    }
    catch {
        return `unreadable ${text}`;
    }
}

;// CONCATENATED MODULE: ./build/core/integrity-rulings.js










/** The rules of 04-trust rule 10 for paths, first match wins: controller, twin, protected, gate script, policy table, by key, note. */
function pathJudge(context) {
    const { policy, contents, allowed } = context;
    const controller = controllerPaths(policy);
    const twinOf = twinFinder(policy);
    const whole = wholeFileRule(context);
    return (change) => {
        const { path } = change;
        if (controller(path) || isOurLedger(path, policy, contents)) {
            return { findings: [controllerFinding(change, policy, contents)], restore: [{ path, to: 'run-start' }] };
        }
        const twin = change.status === 'added' ? twinOf(path) : undefined;
        if (twin !== undefined)
            return twinRuling(change, allowed, twin);
        const hostile = modulesRuling(change, contents);
        if (hostile !== noRuling)
            return hostile;
        const rule = whole(change);
        return rule === undefined ? textRuling(change, context) : restored(change, allowed, rule);
    };
}
/** Files that are judged by what is in them. */
function textRuling(change, { contents, use, allowed }) {
    const { path } = change;
    if (isManifest(path))
        return manifestRuling(change, contents, { use, allowed });
    if (isShared(path))
        return sectionRuling(change, contents, allowed);
    return isAttributes(path) ? attributesNote(change) : noRuling;
}
function wholeFileRule({ policy, use, contents, }) {
    const shadowed = shadowFinder(use.modules, contents);
    const isProtected = globMatcher(policy.protectedPaths);
    const policyRule = policyFinder();
    return ({ path, status }) => {
        if (isProtected(path))
            return { rule: 'protected-path-changed', what: 'in protected_paths' };
        const check = use.files.get(path);
        if (check !== undefined)
            return { rule: 'gate-script-changed', what: `used by check ${brief(check)}` };
        const rule = policyRule(path);
        const shadow = rule === undefined && status === 'added' ? shadowed(path) : undefined;
        if (shadow === undefined)
            return rule;
        return { rule: 'gate-script-changed', what: `in the place of a module that check ${brief(shadow)} runs` };
    };
}
function restored(change, allowed, row) {
    const { path, status } = change;
    if (allowed(path, row.rule))
        return noRuling;
    const undone = status === 'added' ? 'removed it again' : 'restored it';
    const message = `${deed(status)} ${shown(path)} (${row.what}); the controller ${undone}. ${permit(path)}`;
    return { findings: [{ class: 'policy', rule: row.rule, path, message }], restore: [{ path, to: 'run-start' }] };
}
/** No `allow:` opens the twin of a controller file. */
function twinRuling(change, allowed, twin) {
    const what = `differs only by case or normalisation from a ${twin === 'controller' ? 'controller file' : 'protected path'}`;
    if (twin === 'protected')
        return restored(change, allowed, { rule: 'case-twin', what });
    const { path, status } = change;
    const message = `${deed(status)} ${shown(path)} (${what}); the controller removed it again.`;
    return { findings: [{ class: 'policy', rule: 'case-twin', path, message }], restore: [{ path, to: 'run-start' }] };
}
function isAttributes(path) {
    return path === '.gitattributes' || path.endsWith('/.gitattributes');
}
/** The controller's git reads no attributes from the tree, people's git does. */
function attributesNote({ path, status }) {
    const message = `${deed(status)} ${shown(path)}; it has no effect on the controller and was left as it is.`;
    return { findings: [{ class: 'note', rule: 'git-attributes-changed', path, message }], restore: [] };
}

;// CONCATENATED MODULE: ./build/core/integrity-multiset.js
function multiset(values) {
    const counts = new Map();
    for (const value of values)
        counts.set(value, (counts.get(value) ?? 0) + 1);
    return counts;
}
/** The values of `values` that `without` does not hold as often, in order. */
function minus(values, without) {
    const left = multiset(without);
    return values.filter((value) => !take(left, value));
}
/** Takes one occurrence out; false when there is none left. */
function take(counts, value) {
    const left = counts.get(value) ?? 0;
    if (left === 0)
        return false;
    counts.set(value, left - 1);
    return true;
}

;// CONCATENATED MODULE: ./build/core/integrity-test-balance.js


/** Part of a file's lines that must reappear for it to have been moved, split or merged. */
const MOVED = 0.6;
/** Adds up what all changed test files gained. */
function balanceOf(files, changes) {
    const tests = files.filter((file) => file.tier !== 'support');
    const paths = new Set(tests.map((file) => file.path));
    const added = changes.filter((change) => change.status === 'added' && isFile(change.newMode) && paths.has(change.path));
    return {
        blobs: multiset(added.map((change) => change.newSha)),
        goneBlobs: new Set(tests.filter((file) => file.gone).map((file) => file.change.oldSha)),
        names: multiset(tests.flatMap((file) => minus(file.new?.names ?? [], file.old?.names ?? []))),
        lines: multiset(tests.flatMap((file) => minus(file.new?.lines ?? [], file.old?.lines ?? []))),
        rows: new Set(tests.flatMap((file) => (file.new?.dynamic === true ? literals(file.new.bare) : []))),
        spare: tests.reduce((sum, file) => sum + Math.max((file.new?.tests ?? 0) - (file.old?.tests ?? 0), 0), 0),
    };
}
/**
 * Tests that a file declared and that are nowhere any more: not in it, not by name in another test file, not as rows of a table,
 * and not among lines that moved. Takes what it finds out of the balance.
 */
function missingTests(file, old, balance) {
    const fall = old.tests - (file.new?.tests ?? 0);
    if (fall <= 0 || movedWhole(file, balance, old.tests))
        return 0;
    const lost = minus(old.names, file.new?.names ?? []);
    const elsewhere = lost.filter((name) => take(balance.names, name));
    balance.spare -= elsewhere.length;
    const rows = minus(lost, elsewhere).filter((name) => balance.rows.has(name));
    const missing = fall - elsewhere.length - rows.length;
    if (missing <= 0)
        return 0;
    if (balance.spare >= missing && linesMoved(file, old, balance)) {
        balance.spare -= missing;
        return 0;
    }
    return missing;
}
/** Whether the same bytes, or most lines, of a file without declarations stand in another test file. */
function isElsewhere(file, old, balance) {
    return movedWhole(file, balance, 0) || linesMoved(file, old, balance);
}
function movedWhole(file, balance, tests) {
    if (!file.gone || !take(balance.blobs, file.change.oldSha))
        return false;
    balance.spare -= tests;
    for (const name of file.old?.names ?? [])
        take(balance.names, name);
    for (const line of file.old?.lines ?? [])
        take(balance.lines, line);
    return true;
}
function linesMoved(file, old, balance) {
    const lost = minus(old.lines, file.new?.lines ?? []);
    const found = lost.filter((line) => take(balance.lines, line)).length;
    return found > 0 && found >= MOVED * lost.length;
}
function literals(text) {
    return [...text.matchAll(/(["'`])([^"'`\n]{1,300})\1/g)].map((match) => match[2] ?? '');
}

;// CONCATENATED MODULE: ./build/core/integrity-tests.js




/**
 * Tests that were deleted, removed, emptied, skipped, focused or ended early (04-trust rule 10, Cheats; catalogue A3, A4, A6).
 * What moved, was renamed, split, merged or turned into a table is no cheat. `changes` must be sorted by path.
 */
function testCheats(changes, contents, find) {
    const files = testChanges(changes, contents, find);
    const balance = balanceOf(files, changes);
    const marks = lostMarks(files);
    return files.flatMap((file) => [...lossOf(file, balance), ...weakened(file, files), ...marked(file, marks)]);
}
function lossOf(file, balance) {
    const { old, path } = file;
    if (file.tier === 'support')
        return [];
    if (old === undefined)
        return unreadLoss(file, balance);
    if (!file.gone && file.new === undefined) {
        return [cheat('test-unreadable', path, `made ${shown(path)} unreadable as text (${count(old.tests, 'test')})`)];
    }
    const missing = old.tests > 0 ? missingTests(file, old, balance) : 0;
    if (missing > 0)
        return [lossFinding(file, old, missing)];
    return old.tests === 0 ? undeclaredLoss(file, old, balance) : [];
}
/** A test file whose text is not at hand: it may not come so, and only its whole disappearance can be judged. */
function unreadLoss(file, balance) {
    const { path, change } = file;
    if (file.tier !== 'named')
        return [];
    if (file.fresh) {
        const plain = file.gone || file.new !== undefined || balance.goneBlobs.has(change.newSha);
        return plain ? [] : [cheat('test-unreadable', path, `added ${shown(path)}, which cannot be read as text`)];
    }
    return file.gone && !take(balance.blobs, change.oldSha) ? [deleted(file, 'its tests could not be counted')] : [];
}
function lossFinding(file, old, missing) {
    if (file.gone)
        return deleted(file, count(old.tests, 'test'));
    const path = shown(file.path);
    if (file.new?.tests === 0)
        return cheat('test-emptied', file.path, `emptied ${path} (${count(old.tests, 'test')} before, none now)`);
    const lost = minus(old.names, file.new?.names ?? [])
        .slice(0, 3)
        .map(brief);
    const names = lost.length === 0 ? '' : `, among them ${lost.join(', ')}`;
    return cheat('test-removed', file.path, `removed ${missing} of ${count(old.tests, 'test')} from ${path}${names}`);
}
/** Scripts of plain assertions, without declarations. */
function undeclaredLoss(file, old, balance) {
    const isTest = file.tier === 'named' || file.tier === 'other' ? old.lines.length > 0 : file.tier === 'folder' && old.asserts > 0;
    const vanished = file.gone || file.new?.lines.length === 0;
    if (!isTest || !vanished || isElsewhere(file, old, balance))
        return [];
    if (file.gone)
        return [deleted(file, 'a test without declarations')];
    return [cheat('test-emptied', file.path, `emptied ${shown(file.path)}`)];
}
function deleted(file, what) {
    const verb = file.change.status === 'deleted' ? 'deleted' : 'replaced by something that is no file:';
    return cheat('test-deleted', file.path, `${verb} ${shown(file.path)} (${what})`);
}
/** Tests that are still declared but can no longer fail. */
function weakened(file, files) {
    const { old, new: next, path } = file;
    if (old === undefined || next === undefined)
        return [];
    if (next.hollow > old.hollow) {
        return [
            cheat('test-emptied', path, `emptied the body of ${count(next.hollow - old.hollow, 'test')} in ${shown(path)}`),
        ];
    }
    const bare = file.tier !== 'inline' && next.tests > 0 && old.asserts > 0 && next.asserts === 0;
    if (!bare || files.some((other) => other !== file && (other.new?.asserts ?? 0) > (other.old?.asserts ?? 0)))
        return [];
    return [
        cheat('test-emptied', path, `took every assertion out of ${shown(path)} (${old.asserts} before, ${count(next.tests, 'test')})`),
    ];
}
const markRules = [
    {
        rule: 'test-skipped',
        kinds: ['skip', 'todo', 'conditional'],
        freeWhenNew: ['todo', 'conditional'],
        says: 'skipped tests in',
    },
    { rule: 'test-focused', kinds: ['focus'], freeWhenNew: [], says: 'focused tests, so that others do not run, in' },
    { rule: 'test-exits', kinds: ['exit'], freeWhenNew: [], says: 'made the test process end as passed in' },
];
function marked(file, lost) {
    const next = file.new;
    if (next === undefined || (file.old === undefined && !file.fresh))
        return [];
    return markRules
        .filter((rule) => applies(rule, file, next))
        .flatMap((rule) => {
        const before = integrity_tests_marksOf(rule, file.old, []);
        const now = integrity_tests_marksOf(rule, next, file.fresh ? rule.freeWhenNew : []);
        const added = minus(now, before).filter((line) => !take(lost, `${rule.rule} ${line}`));
        const growth = Math.min(now.length - before.length, added.length);
        const example = added[0] === undefined ? '' : `, for example ${brief(added[0])}`;
        return growth > 0
            ? [cheat(rule.rule, file.path, `${rule.says} ${shown(file.path)} (${count(growth, 'mark')} more${example})`)]
            : [];
    });
}
/** Files that a runner loads by itself beside the tests. */
const autoLoaded = /(?:^|[/_.-])(?:conftest|setup|helper)\.[^/]+$/i;
/** A program that a test starts may end as it likes: only what runs inside the test process may not. */
function applies(rule, file, next) {
    if (rule.rule !== 'test-exits')
        return true;
    if (file.tier === 'inline')
        return false;
    return file.tier === 'named' || next.tests > 0 || next.asserts > 0 || autoLoaded.test(file.path);
}
/** Marks that went away: one that turns up in another file has moved. */
function lostMarks(files) {
    return multiset(files.flatMap((file) => markRules.flatMap((rule) => minus(integrity_tests_marksOf(rule, file.old, []), integrity_tests_marksOf(rule, file.new, [])).map((line) => `${rule.rule} ${line}`))));
}
function integrity_tests_marksOf(rule, facts, free) {
    const marks = facts?.marks ?? [];
    return marks.filter((mark) => rule.kinds.includes(mark.kind) && !free.includes(mark.kind)).map((mark) => mark.line);
}
function cheat(rule, path, done) {
    return {
        class: 'cheat',
        rule,
        path,
        message: `${done}; an attempt may not ${mayNot[rule] ?? 'weaken tests'}: the attempt failed.`,
    };
}
const mayNot = {
    'test-deleted': 'delete tests',
    'test-removed': 'remove tests',
    'test-emptied': 'empty tests',
    'test-skipped': 'skip tests',
    'test-focused': 'focus tests',
    'test-exits': 'end a test run early',
    'test-unreadable': 'hide tests',
};

;// CONCATENATED MODULE: ./build/core/integrity-way.js


/**
 * What stands where a restored path has to go: a file in the place of one of its folders, or a folder in the place of the file.
 * It goes too, whatever `allow:` says, for else replacing a protected path would be a way around the protection.
 */
function inTheWay(changes, restore) {
    const there = new Set(changes.filter((change) => change.status !== 'deleted').map((change) => change.path));
    const comeBack = returning(changes, restore);
    if (comeBack.size === 0)
        return noRuling;
    const handled = new Set(restore.map((item) => item.path));
    const folders = new Set([...comeBack].flatMap(ancestors));
    const found = [...there]
        .filter((path) => !handled.has(path) && (folders.has(path) || ancestors(path).some((folder) => comeBack.has(folder))))
        .toSorted();
    return {
        findings: found.map((path) => {
            const message = `put ${shown(path)} in the place of a protected path; the controller removed it.`;
            return { class: 'policy', rule: 'path-in-the-way', path, message };
        }),
        restore: found.map((path) => ({ path, to: 'run-start' })),
    };
}
/** Paths that exist again once they are restored. */
function returning(changes, restore) {
    const existed = new Set(changes.filter((change) => change.status !== 'added').map((change) => change.path));
    return new Set(restore.map((item) => item.path).filter((path) => existed.has(path)));
}
function ancestors(path) {
    const parts = path.split('/');
    return parts.slice(1).map((_, at) => parts.slice(0, at + 1).join('/'));
}

;// CONCATENATED MODULE: ./build/core/integrity-ecosystem.js
const integrity_ecosystem_double = { open: '"', close: '"', escapes: true };
const single = { open: "'", close: "'", escapes: true };
const slashComments = { line: ['//'], block: [['/*', '*/']] };
const character = { ...single, longest: 12 };
const rawTriple = { open: '"""', close: '"""', multiline: true };
/** Comments and strings of the languages in the tables. */
const syntaxes = {
    javascript: {
        ...slashComments,
        strings: [integrity_ecosystem_double, single, { open: '`', close: '`', multiline: true, escapes: true, holes: true }],
        regex: true,
    },
    python: {
        line: ['#'],
        block: [],
        strings: [
            { ...rawTriple, escapes: true },
            { open: "'''", close: "'''", multiline: true, escapes: true },
            integrity_ecosystem_double,
            single,
        ],
    },
    go: { ...slashComments, strings: [integrity_ecosystem_double, character, { open: '`', close: '`', multiline: true }] },
    rust: {
        ...slashComments,
        strings: [
            { open: 'r##"', close: '"##', multiline: true },
            { open: 'r#"', close: '"#', multiline: true },
            { open: 'r"', close: '"', multiline: true },
            { ...integrity_ecosystem_double, multiline: true },
            character,
        ],
    },
    cLike: { ...slashComments, strings: [rawTriple, integrity_ecosystem_double, character] },
    dart: { ...slashComments, strings: [rawTriple, integrity_ecosystem_double, single] },
    ruby: { line: ['#'], block: [['\n=begin', '\n=end']], strings: [integrity_ecosystem_double, single] },
    php: { line: ['//', '#'], block: [['/*', '*/']], strings: [integrity_ecosystem_double, single], attributes: true },
    hash: { line: ['#'], block: [], strings: [rawTriple, integrity_ecosystem_double, single] },
};

;// CONCATENATED MODULE: ./build/core/integrity-ecosystems-compiled.js

/** Code that the preprocessor drops. */
const compiledOut = { kind: 'skip', pattern: /^[ \t]*#[ \t]*if[ \t]+(?:0|false)\b/gm };
const go = {
    id: 'go',
    extensions: ['go'],
    named: ['**/*_test.go'],
    folders: [],
    syntax: syntaxes.go,
    tests: [/^func[ \t]+((?:Test|Fuzz|Example|Benchmark)\w*)[ \t]*\(/gm, /\bt\s*\.\s*Run\s*\(\s*/g],
    markers: [
        { kind: 'conditional', pattern: /\b(?:t|tb|b|f)\s*\.\s*(?:Skip|SkipNow|Skipf)\s*\(/g },
        { kind: 'conditional', pattern: /^\/\/(?:go:build|[ \t]*\+build)[ \t]/gm, within: 'raw' },
        { kind: 'skip', pattern: /\bif\s+false\b/g },
        { kind: 'exit', pattern: /\b(?:os|syscall)\s*\.\s*Exit\s*\(\s*0\s*\)|\bruntime\s*\.\s*Goexit\s*\(/g },
    ],
    asserts: /\b\w+\s*\.\s*(?:Error|Fatal|Fail|Log)\w*\s*\(|\b(?:assert|require|is|qt|cmp|check|must|expect|want)\w*\s*[.(]|\bpanic\s*\(/gi,
    trivial: [/\b(?:assert|require)\s*\.\s*True\s*\(\s*\w+\s*,\s*true\s*\)/g],
    hollow: /^func[ \t]+Test\w*[ \t]*\([^()]*\)[ \t]*\{\s*\}/gm,
};
const rust = {
    id: 'rust',
    extensions: ['rs'],
    named: ['**/tests/**/*.rs', '**/tests.rs', '**/*_test.rs', '**/*_tests.rs'],
    folders: [],
    inline: true,
    syntax: syntaxes.rust,
    tests: [
        /#\[\s*(?:\w+::){0,5}(?:test|rstest|quickcheck|wasm_bindgen_test)\b[^\]]{0,300}\](?:\s*#\[[^\]]{0,300}\]){0,10}\s*(?:pub\s+)?(?:async\s+)?fn\s+(\w+)/g,
    ],
    markers: [
        { kind: 'skip', pattern: /#\[\s*ignore\b|#\[\s*cfg_attr\([^\]]{0,300}?\bignore\b/g },
        { kind: 'skip', pattern: /#!?\[\s*cfg\(\s*(?:any\(\s*\)|FALSE|false)\s*\)/g },
        { kind: 'exit', pattern: /\bprocess::exit\s*\(\s*0\s*\)|(?<![\w.:])exit\s*\(\s*0\s*\)/g },
    ],
    asserts: /\b(?:debug_)?assert\w*!|\b(?:panic|unreachable)!|\.(?:unwrap|expect)\w*\(|\?\s*;|\bshould_panic\b|\b(?:check|expect|verify)\w*!?\s*\(/g,
    trivial: [/\bassert!\s*\(\s*true\s*\)\s*;?/g, /\bassert_eq!\s*\(\s*(true|\d+)\s*,\s*\1\s*\)\s*;?/g],
    hollow: /#\[\s*(?:\w+::){0,5}test\b[^\]]{0,300}\]\s*(?:async\s+)?fn\s+\w+\s*\(\s*\)\s*\{\s*\}/g,
};
const jvm = {
    id: 'jvm',
    extensions: ['java', 'kt', 'kts', 'scala', 'groovy'],
    named: ['**/*{Test,Tests,IT,TestCase,Spec,Suite}.{java,kt,kts,scala,groovy}'],
    folders: [
        '**/Test*.{java,kt}',
        '**/src/{test,integrationTest,androidTest,commonTest}/**/*.{java,kt,kts,scala,groovy}',
    ],
    syntax: syntaxes.cLike,
    tests: [
        /@(?:Test|ParameterizedTest|RepeatedTest|TestFactory|TestTemplate|Property)\b(?:\s*\([^()]{0,300}\))?(?:\s*@\w+(?:\s*\([^()]{0,300}\))?){0,10}[\s\w<>[\].?]{0,120}?(\w+|`[^`\n]*`)\s*\(/g,
        /(?<!@Test\s{1,40})\bpublic\s+void\s+(test\w*)\s*\(/g,
        /(?<![\w.])(?:test|it)\s*\(\s*(?=")/g,
    ],
    markers: [
        { kind: 'skip', pattern: /@(?:Disabled|Ignore)\b|\benabled\s*=\s*false\b|(?<![\w.])(?:xtest|xit|ignore)\s*\(/g },
        { kind: 'skip', pattern: /\bassume(?:True\s*\(\s*false|False\s*\(\s*true)\s*\)|\bif\s*\(\s*false\s*\)/g },
        {
            kind: 'conditional',
            pattern: /@(?:Enabled|Disabled)(?:If|On|For)\w*|\bassum(?:e(?:True|False|That)|ingThat)\s*\(/g,
        },
        {
            kind: 'exit',
            pattern: /\bSystem\s*\.\s*exit\s*\(\s*0\s*\)|\.\s*halt\s*\(\s*0\s*\)|\bexitProcess\s*\(\s*0\s*\)/g,
        },
    ],
    asserts: /\b(?:assert|verify|expect|should|fail|check)\w*/gi,
    trivial: [/\bassertTrue\s*\(\s*true\s*\)\s*;?/g, /\bassertEquals\s*\(\s*(\d+)\s*,\s*\1\s*\)\s*;?/g],
    hollow: /@Test\b(?:\s*\([^()]*\))?[^;{}()]{0,200}\([^()]*\)[^;{}()]{0,80}\{\s*\}/g,
};
const dotnet = {
    id: 'dotnet',
    extensions: ['cs', 'fs', 'vb'],
    named: ['**/*{Test,Tests,Spec,Specs}.{cs,fs,vb}'],
    folders: ['**/*{.Tests,.Test,.UnitTests,.IntegrationTests}/**/*.{cs,fs,vb}', '**/{test,tests}/**/*.{cs,fs,vb}'],
    syntax: { ...syntaxes.cLike, strings: [{ open: '@"', close: '"', multiline: true }, ...syntaxes.cLike.strings] },
    tests: [
        /\[\s*(?:Fact|Theory|Test|TestMethod|DataTestMethod|TestCaseSource|Property)\b[^\]]{0,300}\](?:\s*\[[^\]]{0,300}\]){0,10}[\s\w<>[\],.?]{0,120}?(\w+)\s*\(/g,
        /\[\s*(?:InlineData|TestCase|DataRow)\s*\(/g,
    ],
    markers: [
        { kind: 'skip', pattern: /\[\s*(?:Ignore|Explicit)\b|\[\s*\w+\s*\([^\]]{0,300}?\bSkip\s*=/g },
        { kind: 'skip', pattern: /\bAssert\s*\.\s*(?:Ignore|Inconclusive|Skip)\s*\(|\bif\s*\(\s*false\s*\)/g },
        compiledOut,
        { kind: 'exit', pattern: /\bEnvironment\s*\.\s*Exit\s*\(\s*0\s*\)/g },
    ],
    asserts: /\b(?:Assert|Should|Expect|Verify|Check)\w*/g,
    trivial: [
        /\bAssert\s*\.\s*(?:True|IsTrue)\s*\(\s*true\s*\)\s*;?/g,
        /\bAssert\s*\.\s*\w*Equal\s*\(\s*(\d+)\s*,\s*\1\s*\)\s*;?/g,
    ],
    hollow: /\[\s*(?:Fact|Test|TestMethod)\s*\][^;{}()]{0,120}\([^()]*\)\s*\{\s*\}/g,
};
const swift = {
    id: 'swift',
    extensions: ['swift'],
    named: ['**/*{Test,Tests,Spec}.swift'],
    folders: ['**/Tests/**/*.swift'],
    syntax: {
        ...syntaxes.cLike,
        strings: [
            { open: '"""', close: '"""', multiline: true },
            { open: '"', close: '"', escapes: true },
        ],
    },
    tests: [/\bfunc\s+(test\w*)\s*\(/g, /@Test\b(?:\s*\([^()]*\))?[\s\w@]{0,80}?\bfunc\s+(?!test)(\w+)\s*\(/g],
    markers: [
        { kind: 'skip', pattern: /\bXCTSkip\w*|\.\s*disabled\s*\(|^[ \t]*#if[ \t]+false\b/gm },
        { kind: 'exit', pattern: /(?<![\w.])exit\s*\(\s*(?:0|EXIT_SUCCESS)\s*\)/g },
    ],
    asserts: /\bXCT\w*|#expect|#require|\bexpect\w*|\bverify\w*|\bassert\w*/g,
    trivial: [/\bXCTAssert(?:True)?\s*\(\s*true\s*\)/g],
    hollow: /\bfunc\s+test\w*\s*\(\s*\)[^{}()]{0,40}\{\s*\}/g,
};
const dart = {
    id: 'dart',
    extensions: ['dart'],
    named: ['**/*_test.dart'],
    folders: [],
    syntax: syntaxes.dart,
    tests: [/(?<![\w.$])(?:test|testWidgets|blocTest)(?:<[^<>()]*>)?\s*\(\s*/g],
    markers: [
        { kind: 'skip', pattern: /\bskip\s*:\s*(?:true\b|['"])|@Skip\b|\bif\s*\(\s*false\s*\)/g },
        { kind: 'focus', pattern: /\bsolo\s*:\s*true\b|(?<![\w.$])solo(?:Test|Group)\s*\(/g },
        { kind: 'exit', pattern: /(?<![\w.$])exit\s*\(\s*0\s*\)/g },
    ],
    asserts: /\b(?:expect|verify|assert|fail)\w*/g,
    trivial: [/\bexpect\s*\(\s*true\s*,\s*(?:true|isTrue)\s*\)\s*;?/g],
};
const cpp = {
    id: 'cpp',
    extensions: ['c', 'cc', 'cpp', 'cxx'],
    named: ['**/*[-_.]{test,tests,unittest}.{c,cc,cpp,cxx}', '**/test_*.{c,cc,cpp,cxx}', '**/*{Test,Tests}.{cc,cpp,cxx}'],
    folders: ['**/{test,tests}/**/*.{c,cc,cpp,cxx}'],
    syntax: syntaxes.cLike,
    tests: [
        /\b(?:TEST|TEST_F|TEST_P|TYPED_TEST|BOOST_AUTO_TEST_CASE)\s*\(\s*([\w,\s]{1,200}?)\s*\)/g,
        /\b(?:TEST_CASE|SCENARIO|SECTION|SUBCASE)\s*\(\s*(?=")/g,
        /^(?:static\s+)?void\s+(test_\w+)\s*\(/gm,
    ],
    markers: [
        { kind: 'skip', pattern: /\bDISABLED_\w|\bGTEST_SKIP\s*\(|\bSKIP\s*\(|\bTEST_IGNORE\w*\s*\(/g },
        compiledOut,
        { kind: 'exit', pattern: /(?<![\w.])(?:_?exit|_Exit|quick_exit)\s*\(\s*(?:0|EXIT_SUCCESS)\s*\)/g },
    ],
    asserts: /\b(?:ASSERT|EXPECT|CHECK|REQUIRE|BOOST_|TEST_ASSERT|assert)\w*/g,
    trivial: [/\b(?:ASSERT|EXPECT)_TRUE\s*\(\s*true\s*\)\s*;?/g],
    hollow: /\bTEST\w*\s*\([\w,\s]{1,200}?\)\s*\{\s*\}/g,
};
const elixir = {
    id: 'elixir',
    extensions: ['exs'],
    named: ['**/*_test.exs'],
    folders: [],
    syntax: syntaxes.hash,
    tests: [/(?<![\w.:])(?:test|property)[ \t(]+(?=")/g],
    markers: [
        { kind: 'skip', pattern: /@(?:module|describe)?tag\s+(?::skip\b|skip:)/g },
        { kind: 'exit', pattern: /\bSystem\s*\.\s*(?:halt|stop)\s*\(\s*(?:0\s*)?\)/g },
    ],
    asserts: /\b(?:assert|refute)\w*/g,
    trivial: [/\bassert[ \t(]+true\)?[ \t]*$/gm],
};
const bats = {
    id: 'bats',
    extensions: ['bats'],
    named: ['**/*.bats'],
    folders: [],
    syntax: { line: [' #', '\n#'], block: [], strings: syntaxes.hash.strings },
    tests: [/@test[ \t]+(?=['"])/g],
    markers: [
        { kind: 'skip', pattern: /^[ \t]*skip\b|^[ \t]*if[ \t]+false\b/gm },
        { kind: 'exit', pattern: /^[ \t]*exit(?:[ \t]+0)?[ \t]*(?:$|;)/gm },
    ],
    asserts: /\b(?:assert|refute)\w*|\[\[? |\brun\b|\btest\b/g,
    trivial: [],
};
/** Tests of compiled languages, and of the shell. */
const compiledEcosystems = [go, rust, jvm, dotnet, swift, dart, cpp, elixir, bats];

;// CONCATENATED MODULE: ./build/core/integrity-ecosystems-javascript.js

const declares = String.raw `(?<![\w$.])(?:(?:t|tap|Deno|QUnit)\s*\.\s*)?(?:it|test|specify|[xf]it|[xf]test|[xf]specify)`;
const groups = String.raw `(?<![\w$.])(?:(?:t|tap|Deno|QUnit)\s*\.\s*)?(?:it|test|describe|suite|context|specify|feature)`;
const chain = String.raw `(?:\s*\.\s*(?:skip|only|concurrent|serial|sequential|failing|fails|fail|fixme|slow|ignore)){0,6}`;
const options = String.raw `${groups}(?:\s*\.\s*\w+){0,6}\s*\(\s*(?:(?:['"\x60]\s*['"\x60]|\w+)\s*,\s*)?\{[^{}()]*`;
const nothing = String.raw `(?:\{\s*(?:return\s*;?\s*)?\}|undefined\b|null\b|void 0\b|Promise\s*\.\s*resolve\s*\(\s*\))`;
/** Tests of JavaScript and TypeScript: node:test, vitest, jest, mocha, ava, tap, playwright, cypress, Deno, bun. */
const javascript = {
    id: 'javascript',
    extensions: ['js', 'mjs', 'cjs', 'jsx', 'ts', 'mts', 'cts', 'tsx', 'vue', 'svelte'],
    named: [
        '**/*.{test,spec,test-d,e2e,cy}.?([cm])[jt]s?(x)',
        '**/*[-_]{test,spec}.?([cm])[jt]s?(x)',
        '**/{test,tests}.?([cm])[jt]s?(x)',
        '**/__tests__/**/*.?([cm])[jt]s?(x)',
    ],
    folders: ['**/{test,tests,spec,specs,e2e}/**/*.?([cm])[jt]s?(x)', '**/test-*.?([cm])[jt]s?(x)'],
    syntax: syntaxes.javascript,
    tests: [
        new RegExp(String.raw `${declares}${chain}\s*\(\s*`, 'g'),
        new RegExp(String.raw `${declares}${chain}\s*\.\s*(?:each|for|skipIf|runIf)\s*[(\x60]`, 'g'),
    ],
    tables: [new RegExp(String.raw `${declares}${chain}\s*\.\s*(?:each|for)\s*(?:\(\s*(?=\[)|(?=\x60))`, 'g')],
    markers: [
        {
            kind: 'skip',
            pattern: new RegExp(String.raw `${groups}(?:\s*\.\s*\w+){0,6}?\s*\.\s*(?:skip|failing|fails|fail|fixme|ignore)\b`, 'g'),
        },
        { kind: 'skip', pattern: /(?<![\w$.])x(?:it|test|specify|describe|context|suite|feature|scenario)\s*[.(]/g },
        { kind: 'skip', pattern: /(?<![\w$.])(?:this|t|ctx)\s*\.\s*skip\s*\(|(?<![\w$.])skip\s*\(\s*\)/g },
        { kind: 'skip', pattern: new RegExp(String.raw `${options}\bskip\s*:\s*(?:true\b|!0|1\b|['"\x60])`, 'g') },
        { kind: 'skip', pattern: /\}\s*,\s*\{[^{}()]*\bskip\s*:\s*(?:true\b|!0)/g },
        {
            kind: 'skip',
            pattern: new RegExp(String.raw `${groups}\s*\[\s*['"\x60](?:skip|failing|fails|todo)`, 'g'),
            within: 'bare',
        },
        {
            kind: 'skip',
            pattern: /\bif\s*\(\s*(?:false|0|!1|!true)\s*\)|(?<![\w$.])(?:false|0)\s*&&\s*(?:it|test|describe)\b/g,
        },
        {
            kind: 'skip',
            pattern: /(?<![\w$.])(?:it|test|describe|expect|assert)\s*=\s*(?:async\s*)?(?:\(|function\b)|\bfunction\s+(?:it|test|describe|expect|assert)\s*\(/g,
        },
        { kind: 'skip', pattern: /\.\s*skipIf\s*\(\s*(?:true|!0|1)\s*\)|\.\s*runIf\s*\(\s*(?:false|!1|0)\s*\)/g },
        {
            kind: 'conditional',
            pattern: new RegExp(String.raw `${groups}(?:\s*\.\s*\w+){0,6}?\s*\.\s*(?:skipIf|runIf)\b`, 'g'),
        },
        {
            kind: 'conditional',
            pattern: new RegExp(String.raw `${options}\bskip\s*:(?!\s*(?:true\b|!0|1\b|['"\x60]|false\b|undefined\b|null\b|!1))`, 'g'),
        },
        { kind: 'focus', pattern: new RegExp(String.raw `${groups}(?:\s*\.\s*\w+){0,6}?\s*\.\s*only\b`, 'g') },
        { kind: 'focus', pattern: /(?<![\w$.])f(?:it|test|specify|describe|context)\s*[.(]/g },
        { kind: 'focus', pattern: new RegExp(String.raw `${options}\bonly\s*:\s*(?:true\b|!0|1\b)`, 'g') },
        { kind: 'focus', pattern: new RegExp(String.raw `${groups}\s*\[\s*['"\x60]only`, 'g'), within: 'bare' },
        { kind: 'todo', pattern: new RegExp(String.raw `${groups}(?:\s*\.\s*\w+){0,6}?\s*\.\s*todo\b`, 'g') },
        { kind: 'todo', pattern: new RegExp(String.raw `${options}\btodo\s*:\s*(?:true\b|!0|1\b|['"\x60])`, 'g') },
        {
            kind: 'exit',
            pattern: /\bprocess\s*(?:\?\.|\.)\s*(?:exit|reallyExit)\s*\(\s*(?:0\s*)?\)|\b(?:Deno|Bun)\s*\.\s*exit\s*\(\s*(?:0\s*)?\)/g,
        },
        { kind: 'exit', pattern: /(?<![\w$.])exit\s*\(\s*0\s*\)/g },
        { kind: 'exit', pattern: /\bprocess\s*\[\s*['"`](?:exit|reallyExit)['"`]\s*\]\s*\(\s*0?\s*\)/g, within: 'bare' },
        {
            kind: 'exit',
            pattern: /\bprocess\s*\.\s*\w+\s*\(\s*['"`](?:beforeExit|exit)['"`][^}]{0,200}\bexit(?:Code)?\s*(?:=|\()\s*0/g,
            within: 'bare',
        },
    ],
    asserts: /(?<![\w$])(?:assert|expect|should|verify|check|equal|strictEqual|deepEqual|ok|throws|rejects|match|t\s*\.\s*\w)\w*\s*[.(<]/gi,
    trivial: [
        /\bexpect\s*\(\s*(true|false|null|undefined|\d+)\s*\)\s*\.\s*\w+\s*\(\s*\1\s*\)\s*;?/g,
        /\bexpect\s*\(\s*(?:true|1)\s*\)\s*\.\s*(?:toBeTruthy|toBeDefined)\s*\(\s*\)\s*;?/g,
        /\bassert(?:\s*\.\s*(?:ok|isTrue))?\s*\(\s*(?:true|1)\s*\)\s*;?/g,
        /\bassert\s*\.\s*\w+\s*\(\s*(true|\d+)\s*,\s*\1\s*\)\s*;?/g,
        /(?<![\w$])t\s*\.\s*(?:pass\s*\(\s*\)|(?:true|ok|truthy)\s*\(\s*true\s*\))\s*;?/g,
    ],
    hollow: new RegExp(String.raw `${declares}(?:\s*\.\s*\w+){0,6}\s*\(\s*['"\x60]\s*['"\x60]\s*,\s*(?:async\s*)?(?:\(\s*\w*\s*\)\s*=>|\w+\s*=>|function\b\s*\w*\s*\([^()]*\))\s*${nothing}`, 'g'),
};

;// CONCATENATED MODULE: ./build/core/integrity-ecosystems-script.js


const python = {
    id: 'python',
    extensions: ['py'],
    named: ['**/test_*.py', '**/*_test.py', '**/tests.py', '**/test.py'],
    folders: ['**/{test,tests}/**/*.py', '**/conftest.py'],
    syntax: syntaxes.python,
    tests: [/^[ \t]*(?:async[ \t]+)?def[ \t]+(test\w*)[ \t]*\(/gm],
    tables: [/\bparametrize\s*\(\s*(?:(['"])\s*\1|[[(][^[\]()]*[\])])\s*,\s*(?=[[(])/g],
    markers: [
        { kind: 'skip', pattern: /\bmark\s*\.\s*(?:skip|xfail)\b|\bpytest\s*\.\s*(?:skip|xfail)\s*\(/g },
        {
            kind: 'skip',
            pattern: /\bunittest\s*\.\s*(?:skip\b|expectedFailure|SkipTest)|@(?:skip|expectedFailure)\b|\bskipTest\s*\(|\braise\s+SkipTest\b/g,
        },
        {
            kind: 'skip',
            pattern: /\b__test__\s*=\s*False\b|\bcollect_ignore(?:_glob)?\b|^[ \t]*if[ \t]+(?:False|0)[ \t]*:|\bload_tests\b/gm,
        },
        { kind: 'skip', pattern: /^[ \t]*(?:del[ \t]+test\w*|test\w*[ \t]*=[ \t]*None\b)/gm },
        { kind: 'skip', pattern: /\bskip(?:if|If)\s*\(\s*(?:True|1)\b|\bskipUnless\s*\(\s*(?:False|0)\b/g },
        { kind: 'conditional', pattern: /\bmark\s*\.\s*skipif\b|\bskip(?:If|Unless)\s*\(|\bimportorskip\s*\(/g },
        { kind: 'focus', pattern: /\bmark\s*\.\s*(?:only|focus)\b/g },
        {
            kind: 'exit',
            pattern: /\bos\s*\.\s*_exit\s*\(\s*0?\s*\)|\bsys\s*\.\s*exit\s*\(\s*(?:0|None)?\s*\)|\bpytest\s*\.\s*exit\s*\(/g,
        },
        {
            kind: 'exit',
            pattern: /(?<![\w.])_?(?:exit|quit)\s*\(\s*0?\s*\)|\braise\s+SystemExit\b(?:\s*\(\s*(?:0|None)?\s*\))?(?!\s*\()/g,
        },
        { kind: 'exit', pattern: /\bexitstatus\s*=\s*0\b/g },
    ],
    asserts: /\bassert\w*|\.fail\w*\s*\(|\bpytest\s*\.\s*(?:raises|fail|warns)|\b(?:expect|should|verify|check)\w*/g,
    trivial: [
        /\bassert[ \t]+(?:True|1|not[ \t]+False)[ \t]*(?=$|;)/gm,
        /\bassert[ \t]+(\w+)[ \t]*==[ \t]*\1[ \t]*$/gm,
        /\bself\s*\.\s*assert(?:True\s*\(\s*True|Equal\s*\(\s*(\d+)\s*,\s*\1)\s*\)/g,
    ],
    filler: 'pass',
    hollow: /^[ \t]*(?:async[ \t]+)?def[ \t]+test\w*[ \t]*\([^()]*\)[^:\n]*:\s*(?:(?:"""|'''|"|')\s*(?:"""|'''|"|')\s*)?(?:pass|\.\.\.|return(?:[ \t]+None)?)[ \t]*$/gm,
};
const ruby = {
    id: 'ruby',
    extensions: ['rb'],
    named: ['**/*_spec.rb', '**/*_test.rb', '**/test_*.rb'],
    folders: ['**/{test,spec}/**/*.rb'],
    syntax: syntaxes.ruby,
    tests: [
        /(?<![\w.:])(?:[xf]?(?:it|specify|example|scenario)|test)\b[ \t]*\(?[ \t]*(?=['"])/g,
        /(?<![\w.:])(?:it|specify)[ \t]*\{/g,
        /^[ \t]*def[ \t]+(test_\w+)/gm,
    ],
    markers: [
        { kind: 'skip', pattern: /(?<![\w.:])x(?:it|specify|example|scenario|describe|context|feature)\b/g },
        { kind: 'skip', pattern: /^[ \t]*(?:skip|pending)\b(?=[ \t]*$|[ \t]*\(|[ \t]+['"])/gm },
        {
            kind: 'skip',
            pattern: /(?<![\w.:])(?:it|specify|example|scenario|describe|context|feature)\b[^\n]{0,300}?,[ \t]*(?::(?:skip|pending)\b|(?:skip|pending):[ \t]*(?:true\b|['"]))/g,
        },
        { kind: 'skip', pattern: /^[ \t]*if[ \t]+false\b|^__END__$/gm },
        { kind: 'conditional', pattern: /^[ \t]*(?:skip|pending)\b[ \t]+(?:if|unless)\b/gm },
        { kind: 'focus', pattern: /(?<![\w.:])f(?:it|specify|example|scenario|describe|context|feature)\b/g },
        {
            kind: 'focus',
            pattern: /(?<![\w.:])(?:it|specify|example|scenario|describe|context)\b[^\n]{0,300}?,[ \t]*(?::focus\b|focus:[ \t]*true\b)/g,
        },
        {
            kind: 'exit',
            pattern: /(?<![\w.:])(?:Kernel\s*\.\s*|Process\s*\.\s*)?exit!?(?:[ \t]*\(?[ \t]*(?:0|true)\b\)?|[ \t]*$|[ \t]*\})/gm,
        },
    ],
    asserts: /\b(?:assert|refute|expect|is_expected|should|must_|wont_|verify)\w*/g,
    trivial: [
        /\bassert[ \t(]+true\)?[ \t]*$/gm,
        /\bexpect\(\s*true\s*\)\.to[ \t]+(?:eq\(?[ \t]*true\)?|be[ \t(]+true\)?|be_truthy)/g,
    ],
    hollow: /(?<![\w.:])(?:it|specify|test)[ \t]*\(?[ \t]*(['"])\s*\1\)?[ \t]*(?:do\s+end\b|\{\s*\})|^[ \t]*def[ \t]+test_\w+\s+end\b/gm,
};
const php = {
    id: 'php',
    extensions: ['php'],
    named: ['**/*Test.php', '**/*Cest.php', '**/*.test.php'],
    folders: ['**/{test,tests}/**/*.php', '**/Tests/**/*.php'],
    syntax: syntaxes.php,
    tests: [
        /\bfunction\s+(test\w*)\s*\(/gi,
        /#\[\s*(?:\w+\\){0,5}Test\b[^\]]{0,300}\][\s\w]{0,80}?\bfunction\s+(?!test)(\w+)\s*\(/gi,
        /(?<![\w>$:])(?:it|test)\s*\(\s*(?=['"])/g,
    ],
    markers: [
        { kind: 'skip', pattern: /\bmarkTest(?:Skipped|Incomplete)\s*\(/g },
        { kind: 'skip', pattern: /\}\s*\)\s*->\s*(?:skip|todo)\s*\(\s*(?:\)|['"]|true\b)/g },
        { kind: 'skip', pattern: /\bif\s*\(\s*(?:false|0)\s*\)|\b__halt_compiler\b/gi },
        { kind: 'focus', pattern: /\}\s*\)\s*->\s*only\s*\(\s*\)/g },
        { kind: 'exit', pattern: /(?<![\w>$:])(?:exit|die)\s*(?:\(\s*(?:0\s*)?\)|;)/g },
    ],
    asserts: /\bassert\w*|\bexpect\w*|->\s*should\w*|\bverify\w*/gi,
    trivial: [
        /\bassertTrue\s*\(\s*true\s*\)\s*;?/gi,
        /\bexpect\s*\(\s*true\s*\)\s*->\s*toBe(?:True\s*\(\s*|\s*\(\s*true\s*)\)\s*;?/gi,
    ],
    hollow: /\bfunction\s+test\w*\s*\([^()]*\)[^{};]{0,40}\{\s*\}/gi,
};
/** Tests of interpreted languages. */
const scriptEcosystems = [javascript, python, ruby, php];

;// CONCATENATED MODULE: ./build/core/test-files.js





/**
 * True for a file that holds tests by the conventional globs of its ecosystem; `testPaths`, when not empty, take their place
 * (10-fine-print). Helpers, fixtures and mocks are no tests.
 */
function isTestFile(path, testPaths) {
    const tier = testFinder(testPaths)(path)?.tier;
    return isTestTier(tier);
}
/** Whether files of a tier are tests. */
function isTestTier(tier) {
    return tier === 'named' || tier === 'folder' || tier === 'other';
}
/**
 * Whether a changed test file can be evidence (10-fine-print, Evidence): it declares a test, or its language is not known, and it
 * says something that it did not say at the story's start. `old` is undefined when there was no such file.
 */
function showsTest(path, texts, find) {
    const found = find(path);
    if (found === undefined || !isTestTier(found.tier) || texts.new === undefined)
        return false;
    const now = integrity_test_facts_testFacts(texts.new, found.ecosystem);
    const before = texts.old === undefined ? [] : integrity_test_facts_testFacts(texts.old, found.ecosystem).lines;
    return (found.tier === 'other' || now.tests > 0) && minus(now.lines, before).length > 0;
}
/** Tests that a text declares; rows of literal tables count one each. 0 for a language that is not known. */
function countTests(path, text) {
    const ecosystem = ecosystemOf(path);
    return ecosystem === undefined ? 0 : testFacts(text, ecosystem).tests;
}
/** Marks that keep tests of a text from running: skip, focus, todo, conditional skips. */
function countSkips(path, text) {
    const ecosystem = ecosystemOf(path);
    if (ecosystem === undefined)
        return 0;
    return testFacts(text, ecosystem).marks.filter((mark) => mark.kind !== 'exit').length;
}
/** The same question for many paths: globs are compiled once. */
function testFinder(testPaths) {
    const chosen = testPaths.length === 0 ? undefined : globMatcher(testPaths);
    const tiers = new Map(ecosystems.map((ecosystem) => [ecosystem.id, conventionalTier(ecosystem)]));
    return (path) => {
        const ecosystem = ecosystemOf(path);
        if (ecosystem === undefined)
            return chosen?.(path) === true ? { tier: 'other', ecosystem: unknown } : undefined;
        const tier = chosen === undefined ? tiers.get(ecosystem.id)?.(path) : chosen(path) ? 'named' : undefined;
        return tier === undefined ? undefined : { tier, ecosystem };
    };
}
/** A language without rules: its lines are all there is. */
const unknown = {
    id: 'unknown',
    extensions: [],
    named: [],
    folders: [],
    syntax: { line: [], block: [], strings: [] },
    tests: [],
    markers: [],
    asserts: /(?!)/g,
    trivial: [],
};
const ecosystems = [...scriptEcosystems, ...compiledEcosystems];
/** The language of a file by its extension. */
function ecosystemOf(path) {
    const extension = /\.([a-z]+)$/i.exec(path)?.[1]?.toLowerCase();
    return extension === undefined ? undefined : ecosystems.find(({ extensions }) => extensions.includes(extension));
}
function conventionalTier(ecosystem) {
    const named = globMatcher(ecosystem.named);
    const folder = globMatcher(ecosystem.folders);
    return (path) => {
        if (neverTests(path))
            return undefined;
        if (named(path))
            return 'named';
        if (folder(path))
            return helper.test(path) ? 'support' : 'folder';
        return ecosystem.inline === true ? 'inline' : undefined;
    };
}
/** Folders whose files no runner collects: what is moved there is gone as a test. */
const neverTests = (path) => /(?:^|\/)(?:node_modules|vendor|dist|fixtures?|__fixtures__|testdata|test-data|__mocks__|__snapshots__|snapshots)\//.test(path);
/** Files among tests that help them: by folder, or by the last word of the name. */
const helper = /(?:^|\/)(?:support|helpers?|mocks?|stubs?)\/|(?:^|[/_.-])(?:conftest|helpers?|utils?|setup|support|mocks?|stubs?|common|__init__)\.[^/]+$/i;

;// CONCATENATED MODULE: ./build/core/integrity.js














/**
 * First look, by path only: which texts must be read before judging. Besides changed paths it names files that checks run although
 * they did not change (package.json, gate scripts): their text at run start, left out of `contents` when they do not exist.
 */
function contentsNeeded(changes, policy) {
    const find = testFinder(policy.testPaths);
    const judged = new Set([policy.prdPath, ledgerPath(policy)]);
    const use = gateUse(policy, new Map(), find);
    const probes = new Set([...use.modules.keys()].flatMap(moduleProbes));
    const changed = changes
        .filter(({ path }) => judged.has(path) ||
        isManifest(path) ||
        isShared(path) ||
        isModules(path) ||
        use.files.has(path) ||
        probes.has(path) ||
        find(path) !== undefined)
        .map((change) => ({ path: change.path, sides: sidesOf(change) }));
    const known = new Set(changes.map((change) => change.path));
    const unchanged = [...(use.scripts.size > 0 ? ['package.json'] : []), ...new Set([...use.files.keys(), ...probes])]
        .filter((path) => !known.has(path))
        .map((path) => ({ path, sides: ['old'] }));
    return [...changed, ...unchanged].filter((request) => request.sides.length > 0).toSorted(byPath);
}
/**
 * The verdict of the integrity gate on one snapshot (04-trust rule 10): what to restore, what is a cheat, what is fine.
 * Never throws and does not depend on the order of `changes`.
 */
function judgeSnapshot(input) {
    const { policy, contents } = input;
    const changes = input.changes.toSorted(byPath);
    const find = testFinder(policy.testPaths);
    const allowed = allowedBy(policy.allow);
    const judge = pathJudge({ policy, contents, use: gateUse(policy, contents, find), allowed });
    const rulings = changes.map(judge);
    const restore = rulings.flatMap((ruling) => ruling.restore);
    const way = inTheWay(changes, restore);
    const cheats = testCheats(changes, contents, find).filter((cheat) => !allowed(cheat.path, cheat.rule));
    const findings = [
        ...oncePerFolder(rulings.flatMap((ruling) => ruling.findings)),
        ...way.findings,
        ...cheats,
        ...input.notImported.map(notImported),
        ...(input.gitTampered ? [tampered] : []),
    ];
    return {
        verdict: verdictOf(findings, restore),
        findings: findings.toSorted((a, b) => byPath(a, b) || compare(a.rule, b.rule) || compare(a.message, b.message)),
        restore: [...restore, ...way.restore].toSorted(byPath),
    };
}
function sidesOf({ status, oldMode, newMode }) {
    return [
        ...(status !== 'added' && isFile(oldMode) ? ['old'] : []),
        ...(status !== 'deleted' && isFile(newMode) ? ['new'] : []),
    ];
}
function verdictOf(findings, restore) {
    if (findings.some((finding) => finding.class === 'cheat'))
        return 'fail';
    const loud = findings.some((finding) => finding.class === 'not-imported' || finding.rule === 'manifest-test-config-changed');
    return loud || restore.length > 0 ? 'warn' : 'pass';
}
function notImported({ path, why }) {
    return { class: 'not-imported', rule: 'not-imported', path, message: `${shown(path)} was not imported: ${why}.` };
}
const tampered = {
    class: 'note',
    rule: 'git-tampered',
    path: '.git',
    message: "removed or replaced .git in the agent's worktree; it had no effect: only the files were read.",
};
function byPath(a, b) {
    return compare(a.path, b.path);
}
function compare(a, b) {
    return a < b ? -1 : Number(a > b);
}

// EXTERNAL MODULE: ./build/adapters/git/seal.js
var seal = __webpack_require__(5101);
// EXTERNAL MODULE: ./build/adapters/git/worktree.js + 12 modules
var worktree = __webpack_require__(7247);
;// CONCATENATED MODULE: ./build/adapters/snapshot-contents.js
/** Reads the texts that the integrity rules ask for; binary content and missing files stay undefined. */
async function readContents(repository, { changes, wanted, before }) {
    const byPath = new Map(changes.map((change) => [change.path, change]));
    const texts = wanted.map(async ({ path, sides }) => {
        const change = byPath.get(path);
        return [
            path,
            await (change === undefined ? unchanged(repository, before, path) : changed(repository, change, sides)),
        ];
    });
    return new Map(await Promise.all(texts));
}
async function unchanged(repository, tree, path) {
    const text = asText((await repository.readFile(tree, path))?.bytes);
    return { old: text, new: text };
}
async function changed(repository, change, sides) {
    const read = async (side, sha) => sides.includes(side) && !/^0+$/.test(sha) ? asText((await repository.blobs([sha])).at(0)) : undefined;
    return { old: await read('old', change.oldSha), new: await read('new', change.newSha) };
}
function asText(bytes) {
    if (bytes === undefined || bytes.subarray(0, 8000).includes(0))
        return undefined;
    return bytes.toString('utf8');
}

;// CONCATENATED MODULE: ./build/adapters/snapshot-evidence.js



/**
 * Changed test files that can be evidence of a story (10-fine-print, Evidence): regular files that declare a test and say more than
 * at the story's start. An empty file, a link or a file that only moved shows nothing.
 */
async function testEvidence(repository, changes, testPaths) {
    const find = testFinder(testPaths);
    const moved = new Set(changes.filter(({ status }) => status === 'deleted').map(({ oldSha }) => oldSha));
    const tests = changes.filter(({ path, newMode, newSha }) => isFile(newMode) && isTestTier(find(path)?.tier) && !moved.has(newSha));
    const wanted = tests.map(({ path, oldMode }) => ({
        path,
        sides: isFile(oldMode) ? ['old', 'new'] : ['new'],
    }));
    const contents = await readContents(repository, { changes: tests, wanted, before: '' });
    return tests.map(({ path }) => path).filter((path) => showsTest(path, contents.get(path) ?? {}, find));
}

;// CONCATENATED MODULE: ./build/adapters/snapshot-secrets.js
/** Finds secret values that changed files gained: the attempt fails, and the value never reaches a commit (04-trust rule 17). */
async function takeOutSecrets(repository, changes, redact) {
    const files = changes.filter((change) => change.status !== 'deleted' && change.newMode !== GITLINK);
    const blobs = await repository.blobs(files.map((file) => file.newSha));
    const edits = [];
    const findings = [];
    for (const [index, file] of files.entries()) {
        const bytes = blobs[index];
        const found = bytes === undefined ? undefined : redactBytes(bytes, redact);
        if (found === undefined || found.count <= (await countBefore(repository, file, redact)))
            continue;
        edits.push({ path: file.path, mode: file.newMode, bytes: found.bytes });
        findings.push(snapshot_secrets_finding(file.path, found.line));
    }
    return { edits, findings };
}
const GITLINK = '160000';
/** A value that the file had before is not new, for example a short word that a user calls a secret. */
async function countBefore(repository, file, redact) {
    if (file.status === 'added' || file.oldMode === GITLINK)
        return 0;
    const [bytes] = await repository.blobs([file.oldSha]);
    return bytes === undefined ? 0 : redact(bytes.toString('latin1')).count;
}
/** latin1 keeps every byte of a file that is not UTF-8; secrets are ASCII. */
function redactBytes(bytes, redact) {
    const text = bytes.toString('latin1');
    const { text: redacted, count } = redact(text);
    if (count === 0)
        return undefined;
    return { bytes: Buffer.from(redacted, 'latin1'), line: firstDifference(text, redacted), count };
}
/** 1-based line on which two texts begin to differ. */
function firstDifference(before, after) {
    let at = 0;
    while (at < before.length && before[at] === after[at])
        at += 1;
    return before.slice(0, at).split('\n').length;
}
function snapshot_secrets_finding(path, line) {
    return {
        class: 'cheat',
        rule: 'secret-added',
        path,
        message: `wrote a secret value into ${path} line ${line}; it was replaced by [redacted] and the attempt failed.`,
    };
}

// EXTERNAL MODULE: ./build/adapters/trees.js
var trees = __webpack_require__(416);
;// CONCATENATED MODULE: ./build/adapters/snapshots.js








/** Most changed paths that the journal lists by name. */
const MOST_CHANGED = 200;
/** The tree that one attempt leaves, judged: what is restored, what is a cheat, what the gates will see. */
function gitSnapshots(options) {
    return {
        take: async (command, state) => {
            const gitTampered = (0,seal/* isGitTampered */.R)(options.worktree);
            (0,trees/* removeStateFile */.T)(options.worktree);
            const captured = await (0,worktree/* capture */.Fg)({
                repository: options.repository,
                ...options.worktree,
                baseTree: command.storyStart.tree,
                givenTree: command.previousTree,
                limits: options.limits,
            });
            const judged = await judge(options, await material(options, command, captured), { command, gitTampered });
            return taken(options, { command, state, judged });
        },
    };
}
async function material(options, command, captured) {
    if (captured.ok)
        return { ...captured, refused: [] };
    const { why, salvaged } = captured;
    const left = salvaged?.leftOut ?? [];
    const kept = salvaged === undefined ? ' The files of the attempt before are kept.' : leftOutSentence(left);
    const finding = {
        class: 'limit',
        rule: why.code,
        path: why.path ?? '',
        message: `${why.message}${kept}`,
    };
    const tree = salvaged?.tree ?? command.previousTree;
    const changes = await options.repository.changes(command.storyStart.tree, tree);
    return { tree, changes, notImported: [], refused: [finding] };
}
function leftOutSentence(paths) {
    if (paths.length === 0)
        return '';
    const more = paths.length > 3 ? ` and ${paths.length - 3} more` : '';
    return ` Left out: ${paths.slice(0, 3).join(', ')}${more}.`;
}
async function judge({ repository, policy: policyOf, redactValues }, { tree, changes, notImported, refused }, { command, gitTampered }) {
    const policy = policyOf(command.story);
    const wanted = contentsNeeded(changes, policy);
    const before = command.storyStart.tree;
    const [contents, secrets] = await Promise.all([
        readContents(repository, { changes, wanted, before }),
        takeOutSecrets(repository, changes, redactValues),
    ]);
    const judgement = judgeSnapshot({ changes, policy, contents, notImported, gitTampered });
    const edits = [...secrets.edits, ...restorations(changes, judgement)];
    const blocked = secrets.findings.length > 0 || refused.length > 0;
    const judged = edits.length === 0 ? tree : await repository.overlay(tree, edits);
    return {
        tree: judged,
        changes: judged === tree ? changes : await repository.changes(before, judged),
        verdict: blocked ? 'fail' : judgement.verdict,
        findings: [...refused, ...judgement.findings, ...secrets.findings],
    };
}
/** What the judgement puts back, as edits of the captured tree. */
function restorations(changes, { restore }) {
    const before = new Map(changes.map((change) => [change.path, change]));
    return restore.flatMap(({ path, to }) => {
        const change = before.get(path);
        if (change === undefined)
            return [];
        if (to !== 'run-start')
            return [{ path, mode: modeOf(change), bytes: Buffer.from(to.text) }];
        return change.status === 'added' ? [{ path, delete: true }] : [{ path, mode: change.oldMode, sha: change.oldSha }];
    });
}
function modeOf(change) {
    return change.newMode === '000000' ? change.oldMode : change.newMode;
}
async function taken({ repository, attemptMessage, attemptRef, policy }, { command, state, judged }) {
    const commit = await repository.commit({
        tree: judged.tree,
        parents: [command.storyStart.commit],
        message: attemptMessage(state, command),
        at: state.now,
    });
    await repository.setRef(attemptRef(state, command), commit);
    const { changes } = judged;
    const evidence = await testEvidence(repository, changes, policy(command.story).testPaths);
    return {
        type: 'snapshot-taken',
        tree: judged.tree,
        commit,
        changed: changes.slice(0, MOST_CHANGED).map(changedFile),
        changedCount: changes.length,
        testFiles: evidence.slice(0, MOST_CHANGED),
        findings: judged.findings,
        result: snapshots_gateOf(state, judged),
    };
}
function changedFile(change) {
    return { path: change.path, status: change.status === 'type-changed' ? 'modified' : change.status };
}
function snapshots_gateOf(state, { verdict, findings }) {
    const blocking = findings.filter((finding) => finding.class === 'cheat' || finding.class === 'limit');
    const said = verdict === 'fail' ? blocking : findings.filter((finding) => finding.class !== 'note');
    return {
        gate: 'integrity',
        verdict,
        reason: said.at(0)?.message ?? '',
        startedMs: state.elapsedMs,
        durationMs: 0,
        excerpt: verdict === 'pass' ? gates/* noExcerpt */.z : { lines: findings.slice(0, 100).map((each) => each.message), truncated: 0 },
        softLimitHit: false,
    };
}

;// CONCATENATED MODULE: ./build/report/messages.js




/** Longest title in a subject; git shows about 70 characters, hosts cut at some hundred. */
const TITLE_CHARS = 100;
/**
 * Message of a passed story's commit: the template (`feat: [{id}] - {title}` by default; `{feature}`, `{run}` and `{attempts}` are
 * known too), how it passed, and trailers (02-loop §1 "Pass", 03-interface §6).
 */
function storyMessage(state, storyId) {
    const story = storyOf(state, storyId);
    const last = story.attempts.at(-1);
    const { plan } = state;
    return message(fromTemplate(state, story), [passedBy(state, story, last)], [
        `Ralph-Story: ${(0,sanitise/* forCommitMessage */.st)(story.id)}`,
        `Ralph-Run: ${(0,sanitise/* forCommitMessage */.st)(plan.runId)}`,
        `Ralph-Attempts: ${story.attempts.length}`,
        `Ralph-Gates: ${gatesDigest(last)}`,
        ...(plan.signOff === undefined ? [] : [`Signed-off-by: ${(0,sanitise/* forCommitMessage */.st)(plan.signOff)}`]),
    ]);
}
/**
 * Message of the commit that keeps a story's work on its wip branch (02-loop §6 "Failure commit message").
 * @param subject replaces `Ralph Loop failed: <story>`, for example by `chore: ralph-loop budget exceeded`
 */
function failureMessage(state, storyId, subject) {
    const story = storyOf(state, storyId);
    const last = story.attempts.at(-1);
    return [
        (0,sanitise/* forCommitMessage */.st)(subject ?? `Ralph Loop failed: ${story.id}`),
        '',
        `Iterations: ${story.attempts.length}/${state.plan.caps.maxAttempts}`,
        `Last gate: ${last === undefined ? 'none' : last.lastGate === 'test' ? 'tests' : last.lastGate}`,
        `Error hash: ${(0,sanitise/* forCommitMessage */.st)(last?.fingerprint ?? '') || 'none'}`,
        '',
        'See .ralph_state.md for full history',
        '',
    ].join('\n');
}
/** Message of an attempt's candidate commit, made before its gates run; kept under `refs/ralph/<feature>/attempt/<run>/<n>`. */
function attemptMessage(call) {
    return message(`ralph: ${(0,sanitise/* forCommitMessage */.st)(call.story)} attempt ${call.attempt}`, [], [
        `Ralph-Story: ${(0,sanitise/* forCommitMessage */.st)(call.story)}`,
        `Ralph-Run: ${(0,sanitise/* forCommitMessage */.st)(call.runId)}`,
        `Ralph-Iteration: ${call.iteration}`,
    ]);
}
/** Branch that keeps a story's work: `wip/ralph-fail-<slug>-<yyyymmdd-HHMMSS>`, UTC (02-loop §6). Collisions are the caller's. */
function wipBranch(storyId, at) {
    return `wip/ralph-fail-${(0,slug/* slug */.y)(storyId)}-${(0,time/* fileStamp */.a9)(at)}`;
}
/** Gates with their verdicts, for example `implement=pass integrity=warn unit=pass spec=not-reviewed`. */
function gatesDigest(attempt) {
    const gates = attempt?.gates ?? [];
    return gates.length === 0 ? 'none' : (0,sanitise/* forCommitMessage */.st)(gates.map(digest).join(' '), 2000);
}
function digest(gate) {
    const notReviewed = gate.verdict === 'skipped' && (gate.gate === 'spec' || gate.gate === 'quality');
    return `${gate.check ?? gate.gate}=${notReviewed ? 'not-reviewed' : gate.verdict}`;
}
function fromTemplate({ plan }, story) {
    const values = {
        id: (0,sanitise/* forCommitMessage */.st)(story.id),
        title: (0,sanitise/* forCommitMessage */.st)(story.title, TITLE_CHARS),
        feature: (0,sanitise/* forCommitMessage */.st)(plan.feature),
        run: (0,sanitise/* forCommitMessage */.st)(plan.runId),
        attempts: String(story.attempts.length),
    };
    // One pass: a title that contains `{id}` is not a template.
    return plan.messageTemplate.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole).trim();
}
function passedBy(state, story, last) {
    const tests = last?.gates.filter((gate) => gate.gate === 'test').map(attempt_facts/* gateLabel */.GS) ?? [];
    const checks = tests.length === 0 ? 'no check is configured' : tests.join(', ');
    return `Passed on attempt ${story.attempts.length} of ${state.plan.caps.maxAttempts}: ${(0,sanitise/* forCommitMessage */.st)(checks)}.`;
}
function message(subject, paragraphs, trailers) {
    return `${[subject, ...paragraphs, trailers.join('\n')].join('\n\n')}\n`;
}
function storyOf(state, storyId) {
    const story = state.stories.find((each) => each.id === storyId);
    if (story === undefined)
        throw new Error(`The run has no story "${storyId}".`);
    return story;
}

// EXTERNAL MODULE: ./build/report/redact.js + 1 modules
var redact = __webpack_require__(5313);
// EXTERNAL MODULE: external "node:path/posix"
var posix_ = __webpack_require__(3916);
;// CONCATENATED MODULE: ./build/action/policy-paths.js

/** progress.txt stands beside prd.json (02-loop §6). */
function progressPath(prdPath) {
    return (0,posix_.join)((0,posix_.dirname)(prdPath), 'progress.txt');
}
/** What the integrity gate protects for each story; frozen at run start. */
function policyOf({ prd, settings }, plan) {
    const allow = new Map(prd.prd.stories.map((story) => [story.id, story.allow]));
    return (story) => ({
        prdPath: plan.prdPath,
        controllerPaths: [progressPath(plan.prdPath)],
        protectedPaths: settings.protectedPaths,
        testPaths: settings.testPaths ?? [],
        allow: allow.get(story) ?? [],
        checks: plan.checks,
    });
}

// EXTERNAL MODULE: ./build/report/strip.js
var strip = __webpack_require__(7981);
;// CONCATENATED MODULE: ./build/report/progress.js



/** Longest line of an entry, and most lines of a list in it. */
const MOST = { chars: 300, items: 50 };
/** First lines of a progress.txt (ralph-hybrid "progress.txt Format"). */
function progressHeader(feature, startedAt) {
    return `# Progress Log: ${progress_line(feature)}\n# Started: ${(0,time/* isoTime */.Ly)(startedAt)}\n`;
}
/**
 * The entry of one attempt. `Commit` is the candidate that the gates saw, because an entry cannot contain the name of the commit
 * that carries it. Every value is one line, so that no text of an agent can pass as an entry of its own.
 * @param learnings lines of the agent's own report; they are quoted. Without them the gate that failed is what was learned.
 */
function progressEntry(state, attempt, learnings = []) {
    const story = state.stories.find((each) => each.attempts.some((one) => one.iteration === attempt.iteration));
    const changed = attempt.changed.map((file) => `${progress_line(file.path)}${file.status === 'deleted' ? ' (deleted)' : ''}`);
    return [
        '---',
        `Iteration: ${attempt.iteration}`,
        `Date: ${(0,time/* isoTime */.Ly)(attempt.startedAt + attempt.durationMs)}`,
        `Story: ${story === undefined ? 'N/A' : storyName(story)}`,
        `Status: ${attempt.passed ? 'complete' : 'failed'}`,
        ...list('Files Changed', changed, attempt.changedCount),
        ...list('Tests Added', (attempt.testFiles ?? []).map(progress_line)),
        ...list('Learnings', [...learnings.map((each) => `"${progress_line(each).replaceAll('"', "'")}"`), ...failures(attempt)]),
        `Commit: ${attempt.commit === undefined ? 'none' : (0,attempt_facts/* shortSha */.Fu)(attempt.commit)}`,
        '',
    ].join('\n');
}
/** The last block of a finished feature (ralph-hybrid). */
function finalBlock({ iteration, at }) {
    return [
        '---',
        `Iteration: ${iteration}`,
        `Date: ${(0,time/* isoTime */.Ly)(at)}`,
        'Story: N/A - All complete',
        'Status: ALL STORIES COMPLETE',
        'Output: <promise>COMPLETE</promise>',
        '',
    ].join('\n');
}
/**
 * Adds entries to a progress.txt and keeps every byte that is there: a user's `## Codebase Patterns` stays on top, a file with
 * CRLF gets CRLF. The header is added only where the file has none.
 */
function appendProgress(existing, entries, header) {
    const before = existing ?? '';
    const eol = before.charAt(before.indexOf('\n') - 1) === '\r' ? '\r\n' : '\n';
    const added = [...(/^# Progress Log:/m.test(before) ? [] : [header]), ...entries];
    const joint = /\S/.test(before) ? eol.repeat(missingBreaks(before)) : '';
    return `${before}${joint}${added.map((each) => each.replaceAll('\n', eol)).join(eol)}`;
}
/** Line ends that are missing for one empty line between what is there and what comes. */
function missingBreaks(before) {
    if (before.endsWith('\n\n') || before.endsWith('\n\r\n'))
        return 0;
    return before.endsWith('\n') ? 1 : 2;
}
function storyName(story) {
    return `${progress_line(story.id)} - ${progress_line(story.title)}`;
}
function failures(attempt) {
    return (0,attempt_facts/* blockingGates */.aZ)(attempt).map((gate, index) => {
        const error = index === 0 ? (0,attempt_facts/* firstError */.bv)(attempt) : '';
        const reason = (0,attempt_facts/* reasonOf */.A3)(gate);
        return progress_line(`${(0,attempt_facts/* gateLabel */.GS)(gate)}: ${reason}${error === '' || error === reason ? '' : `: ${error}`}`);
    });
}
function list(title, items, count = items.length) {
    const shown = items.slice(0, MOST.items);
    const more = Math.max(count, items.length) - shown.length;
    if (shown.length === 0)
        return [`${title}:`, '  - none'];
    return [`${title}:`, ...shown.map((item) => `  - ${item}`), ...(more > 0 ? [`  - and ${more} more`] : [])];
}
function progress_line(text) {
    return (0,strip/* cut */.Jj)((0,strip/* oneLine */.TN)(text), MOST.chars);
}

// EXTERNAL MODULE: ./build/report/state-file.js
var state_file = __webpack_require__(5157);
;// CONCATENATED MODULE: ./build/action/texts.js



/** progress.txt after a passed story: an entry for every iteration since the last commit, and the last word when all passed. */
function progressText(existing, state, storyId) {
    const since = lastCommittedIteration(state, storyId);
    const fresh = iterations(state).filter(({ attempt }) => attempt.iteration > since);
    const entries = fresh.map(({ attempt }) => progressEntry(state, attempt, attempt.said?.filter((line) => line.trim() !== '')));
    const done = allPassedWith(state, storyId) ? [finalBlock({ iteration: state.iterations, at: state.now })] : [];
    return appendProgress(existing, [...entries, ...done], progressHeader(state.plan.feature, state.startedAt));
}
/** What a wip branch carries beside the work: the state file and the cut output of every attempt (02-loop §6). */
function diagnostics(state, storyId) {
    const story = state.stories.find((each) => each.id === storyId);
    return [
        { path: '.ralph_state.md', text: (0,state_file/* stateFile */.E)(state, storyId) },
        ...(story?.attempts ?? []).flatMap((attempt) => attempt.gates
            .filter((gate) => gate.excerpt.lines.length > 0)
            .map((gate) => ({
            path: `.ralph_diagnostics/attempt-${attempt.attempt}-${gate.check ?? gate.gate}.txt`,
            text: `${gate.reason}\n\n${gate.excerpt.lines.join('\n')}\n`,
        }))),
    ];
}
function lastCommittedIteration(state, storyId) {
    const passed = state.stories.filter((story) => story.status === 'passed' && story.id !== storyId);
    return Math.max(0, ...passed.map((story) => story.attempts.at(-1)?.iteration ?? 0));
}
function allPassedWith(state, storyId) {
    const isDone = (story) => story.id === storyId || story.status === 'passed';
    return state.stories.every(isDone);
}

;// CONCATENATED MODULE: ./build/action/wip-names.js

/**
 * Names for wip branches that are free: `-2` on a collision, and no folder `wip/` where a branch `wip` is in the way
 * (02-loop §6, catalogue G9 and G11).
 * @param remoteRefs full ref name -> commit, as the remote had it at the start
 */
function wipNamer(remoteRefs) {
    const taken = new Set(remoteRefs.keys());
    const blocked = taken.has('refs/heads/wip');
    return (story, at) => {
        const wanted = blocked
            ? wipBranch(story, at).replace('/', '-').replace('wip-ralph', 'ralph-wip')
            : wipBranch(story, at);
        const name = free(wanted, taken);
        taken.add(`refs/heads/${name}`);
        return name;
    };
}
function free(wanted, taken) {
    if (!taken.has(`refs/heads/${wanted}`))
        return wanted;
    for (let count = 2;; count += 1) {
        const name = `${wanted}-${count}`;
        if (!taken.has(`refs/heads/${name}`))
            return name;
    }
}

;// CONCATENATED MODULE: ./build/action/world-git.js











/** Snapshots of the agent's tree, with this run's policy and secrets. */
function snapshots({ call, trees }) {
    const { settings, repository } = call.prepared;
    const mb = 1024 * 1024;
    return gitSnapshots({
        repository,
        worktree: trees.agent,
        limits: {
            maxChangedFiles: settings.maxChangedFiles,
            maxAddedBytes: settings.maxAddedMb * mb,
            maxFileBytes: settings.maxFileMb * mb,
            maxDepth: 40,
        },
        policy: policyOf(call.prepared, call.plan),
        redactValues: (text) => (0,redact/* redactExact */.j)(text, call.secrets),
        attemptMessage: (state, command) => attemptMessage({ ...command, runId: state.plan.runId }),
        attemptRef: ({ plan }, command) => `refs/ralph/${plan.feature}/attempt/${plan.runId}/${command.iteration}`,
    });
}
/** Commits of stories, with the presenters' texts. */
function commits({ call }) {
    const { prepared, plan } = call;
    return gitCommits({
        repository: prepared.repository,
        prdPath: plan.prdPath,
        progressPath: progressPath(plan.prdPath),
        firstPrd: { ...prepared.prd, commit: plan.start.commit },
        branchRef: `refs/heads/${plan.branch}`,
        texts: {
            storyMessage: storyMessage,
            parkMessage: (state, { story, subject }) => failureMessage(state, story, subject),
            progress: progressText,
            diagnostics: diagnostics,
        },
        wipBranch: wipNamer(prepared.base.remoteRefs),
    });
}
/** Pushes and the state ref. */
function publisher({ call, clean }) {
    const { repository, base } = call.prepared;
    const ref = `refs/ralph/${call.plan.feature}/state`;
    const records = stateRecords({
        repository,
        ref,
        remoteCommit: base.remoteRefs.get(ref),
        journalFile: call.journalFile,
        redact: clean,
        files: recordFiles,
        now: call.clock.wallMs,
    });
    return gitPublisher({
        repository,
        stateUpdate: records,
        bundleFolder: (0,external_node_path_.join)(call.folder, 'bundles'),
        onResult: (result) => call.log.info(`${result.status}: ${result.ref}`),
        onTrouble: (message) => call.log.warning(message),
        cancel: call.cancel,
    });
}

// EXTERNAL MODULE: ./build/action/world-parts.js
var world_parts = __webpack_require__(988);
;// CONCATENATED MODULE: ./build/action/world-late.js








/** The ports that nobody needs before the first agent or the baseline works; in a chunk of the bundle of their own. */
function openLate(parts) {
    const { call, clean } = parts;
    return {
        checks: checks(parts),
        snapshots: snapshots(parts),
        commits: commits(parts),
        publisher: publisher(parts),
        reports: fileReports({
            folder: (0,external_node_path_.join)(call.folder, 'reports', call.plan.runId),
            context: { links: call.job, isolation },
            redact: clean,
            onSummary: call.onSummary,
        }),
    };
}
/** What this version can do on every machine; the report says it (04-trust rule 21). */
const isolation = { level: 'process', detail: '' };
function checks({ call, trees, logs }) {
    const { env, prepared } = call;
    return processChecks({
        bash: prepared.programs.bash,
        environment: ({ home, tmp }) => (0,environment/* gateEnvironment */.P)(env, { home, tmp, names: prepared.settings.gateEnv, masked: call.secrets }),
        openView: (tree) => trees.openView(tree),
        logs,
        scratch: (0,external_node_path_.join)(call.folder, 'scratch'),
        furnishHome: (home) => (0,adapters_home/* furnishHome */.n)(env['HOME'] ?? '', home),
        graceMs: world_parts/* GRACE_MS */.g,
        marker: () => (0,world_parts/* marker */.x)(call.folder),
        progress: (0,observe/* logProgress */.s)(call.log),
        onStarted: call.onStarted,
        elapsedMs: call.clock.elapsedMs,
        cancel: call.cancel,
    });
}


/***/ })

};
