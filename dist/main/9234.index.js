export const id = 9234;
export const ids = [9234];
export const modules = {

/***/ 29234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  parseForeign: () => (/* binding */ parseForeign)
});

// EXTERNAL MODULE: ./build/adapters/store/journal-file.js
var journal_file = __webpack_require__(87455);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 17 modules
var schemas = __webpack_require__(38816);
;// CONCATENATED MODULE: ./build/adapters/store/journal-schema-parts.js

/** Milliseconds, on a clock or of a duration: the sum of some of them is still a date. */
const ms = schemas/* number */.aig().min(0).max(1e14);
const count = schemas/* int */.Whr().min(0);
const journal_schema_parts_text = schemas/* string */.YjP();
const texts = schemas/* array */.YOg(journal_schema_parts_text);
/** A word of ours, such as the name of a rule or a class of trouble. */
const kebab = schemas/* string */.YjP().regex(/^[a-z0-9-]{0,64}$/, 'is no word of ours');
/** Name of a commit, a tree or a blob. */
const objectId = schemas/* string */.YjP().regex(/^[0-9a-f]{40}$/, 'is no name of an object');
/** A branch or a ref: nothing that git would take for an option, an expression or two names. */
const ref = schemas/* string */.YjP().regex(/^(?![-/.])[^\s~^:?*[\\\p{Cc}]{1,1000}$/u, 'is no name of a ref');
const point = schemas/* strictObject */.rej({ commit: objectId, tree: objectId });
const verdict = schemas/* enum */.k5n(['pass', 'fail', 'warn', 'timeout', 'error', 'skipped']);
const storyOutcome = schemas/* enum */.k5n([
    'passed',
    'failed',
    'stuck',
    'thrashing',
    'blocked',
    'needs_human',
    'dependency_failed',
    'interrupted',
    'untried',
]);
const haltKind = schemas/* enum */.k5n([
    'ready',
    'awaiting_signoff',
    'nothing_to_do',
    'skipped',
    'some_failed',
    'budget_exceeded',
    'environment_broken',
    'circuit_open',
    'thrashing',
    'escalate',
    'block_finding',
    'usage_limit',
    'config_error',
    'locked',
    'internal_error',
    'interrupted',
    'user_cancel',
]);
const excerpt = schemas/* strictObject */.rej({ lines: texts, truncated: count });
const journal_schema_parts_location = schemas/* strictObject */.rej({
    file: journal_schema_parts_text,
    line: count,
    column: schemas/* exactOptional */.yqP(count),
    level: schemas/* enum */.k5n(['error', 'warning']),
    message: journal_schema_parts_text,
    title: schemas/* exactOptional */.yqP(journal_schema_parts_text),
    source: schemas/* enum */.k5n([
        'workflow-command',
        'tap',
        'node-test',
        'vitest',
        'jest',
        'javascript',
        'pytest',
        'python',
        'tsc',
        'eslint',
        'biome',
        'cargo',
        'go',
        'gcc',
        'junit',
    ]),
});
const names = schemas/* strictObject */.rej({ by: schemas/* enum */.k5n(['id', 'hash']), names: texts });
const tests = schemas/* strictObject */.rej({
    source: schemas/* enum */.k5n(['report', 'output']),
    formats: schemas/* exactOptional */.yqP(schemas/* array */.YOg(schemas/* enum */.k5n([
        'junit',
        'tap',
        'jest-json',
        'mocha-json',
        'go-json',
        'cargo',
        'unittest',
        'pytest',
        'node-test',
        'vitest',
        'jest',
        'mocha',
    ]))),
    counts: schemas/* strictObject */.rej({ passed: count, failed: count, errors: count, skipped: count }),
    listed: schemas/* enum */.k5n(['all', 'failing', 'none']),
    exitCode: schemas/* int */.Whr(),
    failing: texts,
    ran: schemas/* exactOptional */.yqP(names),
    rewrote: schemas/* exactOptional */.yqP(texts),
    compared: schemas/* exactOptional */.yqP(schemas/* strictObject */.rej({
        newFailing: texts,
        fixed: texts,
        added: schemas/* exactOptional */.yqP(names),
        gone: schemas/* exactOptional */.yqP(names),
    })),
});
const gateResult = schemas/* strictObject */.rej({
    gate: schemas/* enum */.k5n(['implement', 'integrity', 'test', 'spec', 'quality']),
    check: schemas/* exactOptional */.yqP(journal_schema_parts_text),
    verdict,
    reason: journal_schema_parts_text,
    startedMs: ms,
    durationMs: ms,
    exitCode: schemas/* exactOptional */.yqP(schemas/* int */.Whr()),
    excerpt,
    error: schemas/* exactOptional */.yqP(kebab),
    locations: schemas/* exactOptional */.yqP(schemas/* array */.YOg(journal_schema_parts_location)),
    logPath: schemas/* exactOptional */.yqP(journal_schema_parts_text),
    tests: schemas/* exactOptional */.yqP(tests),
    flaky: schemas/* exactOptional */.yqP(texts),
    flakyBefore: schemas/* exactOptional */.yqP(texts),
    applies: schemas/* exactOptional */.yqP(schemas/* literal */.euz(false)),
    reusedFrom: schemas/* exactOptional */.yqP(count),
    condition: schemas/* exactOptional */.yqP(kebab),
    softLimitHit: schemas/* boolean */.zMY(),
});
const usage = schemas/* strictObject */.rej({
    role: schemas/* enum */.k5n(['implement', 'spec', 'quality', 'plan', 'classify']),
    costUsd: schemas/* exactOptional */.yqP(schemas/* number */.aig().min(0)),
    isReckoned: schemas/* exactOptional */.yqP(schemas/* literal */.euz(true)),
    isPartial: schemas/* exactOptional */.yqP(schemas/* literal */.euz(true)),
    isFlat: schemas/* exactOptional */.yqP(schemas/* literal */.euz(true)),
    inputTokens: count,
    outputTokens: count,
    cacheReadTokens: count,
    cacheWriteTokens: count,
});
const usages = schemas/* array */.YOg(usage);
const provider = schemas/* strictObject */.rej({
    class: kebab,
    detail: journal_schema_parts_text,
    resetAt: schemas/* exactOptional */.yqP(ms),
});
const evidence = schemas/* union */.KCZ([schemas/* strictObject */.rej({ file: journal_schema_parts_text, line: count }), schemas/* strictObject */.rej({ absent: journal_schema_parts_text })]);
/** A reviewer's answer, or why there is none. */
const reading = schemas/* discriminatedUnion */.gMt('ok', [
    schemas/* strictObject */.rej({
        ok: schemas/* literal */.euz(true),
        answer: schemas/* strictObject */.rej({
            criteria: schemas/* array */.YOg(schemas/* strictObject */.rej({
                id: journal_schema_parts_text,
                verdict: schemas/* enum */.k5n(['met', 'unmet', 'unsure']),
                evidence: schemas/* array */.YOg(evidence),
                reason: journal_schema_parts_text,
            })),
            missing: texts,
            extra: texts,
            findings: schemas/* array */.YOg(schemas/* strictObject */.rej({
                severity: schemas/* enum */.k5n(['info', 'warn', 'block']),
                file: schemas/* exactOptional */.yqP(journal_schema_parts_text),
                line: schemas/* exactOptional */.yqP(count),
                text: journal_schema_parts_text,
            })),
        }),
    }),
    schemas/* strictObject */.rej({ ok: schemas/* literal */.euz(false), problem: journal_schema_parts_text }),
]);
/** The end of a process that only gives advice. */
const briefResult = schemas/* strictObject */.rej({ verdict, reason: journal_schema_parts_text, durationMs: ms });
/** One segment of a path and of a ref. */
const feature = schemas/* string */.YjP().regex(/^[a-z0-9-]{1,60}$/, 'is no name of a feature');

;// CONCATENATED MODULE: ./build/adapters/store/journal-schema-plan.js


const always = schemas/* literal */.euz(true);
const limit = schemas/* strictObject */.rej({ softMs: ms, hardMs: ms });
const runId = schemas/* string */.YjP().regex(/^\d{8}-\d{6}-[0-9a-f]+$/, 'is no id of a run');
const caps = schemas/* strictObject */.rej({
    maxAttempts: count,
    maxIterations: count,
    maxCommits: count,
    story: limit,
    runMs: ms,
    implement: limit,
    test: limit,
    spec: limit,
    quality: limit,
    maxCostUsd: schemas/* exactOptional */.yqP(schemas/* number */.aig().min(0)),
    callsPerHour: schemas/* exactOptional */.yqP(count),
    costPerCallUsd: schemas/* exactOptional */.yqP(schemas/* number */.aig().min(0)),
    idleMs: schemas/* exactOptional */.yqP(ms),
});
/** What a workflow run that goes on may cap anew. */
const resumedCaps = caps.pick({
    maxAttempts: true,
    maxIterations: true,
    maxCommits: true,
    runMs: true,
    maxCostUsd: true,
});
const story = schemas/* strictObject */.rej({
    id: journal_schema_parts_text,
    index: count,
    title: journal_schema_parts_text,
    priority: schemas/* exactOptional */.yqP(schemas/* number */.aig()),
    dependsOn: texts,
    was: schemas/* enum */.k5n(['open', 'passed', 'ineligible']),
    inScope: schemas/* boolean */.zMY(),
    tests: schemas/* exactOptional */.yqP(texts),
    mayDropTests: schemas/* exactOptional */.yqP(always),
    entry: schemas/* exactOptional */.yqP(journal_schema_parts_text),
    text: schemas/* exactOptional */.yqP(journal_schema_parts_text),
    waits: schemas/* exactOptional */.yqP(schemas/* strictObject */.rej({
        outcome: storyOutcome,
        detail: journal_schema_parts_text,
        nights: count,
        wip: schemas/* exactOptional */.yqP(ref),
        question: schemas/* exactOptional */.yqP(journal_schema_parts_text),
    })),
    regate: schemas/* exactOptional */.yqP(always),
});
const check = schemas/* strictObject */.rej({
    name: journal_schema_parts_text,
    command: journal_schema_parts_text,
    timeoutMs: schemas/* exactOptional */.yqP(ms),
    before: schemas/* exactOptional */.yqP(journal_schema_parts_text),
    paths: schemas/* exactOptional */.yqP(texts),
    stage: schemas/* exactOptional */.yqP(schemas/* enum */.k5n(['attempt', 'final'])),
    docker: schemas/* exactOptional */.yqP(schemas/* boolean */.zMY()),
    network: schemas/* exactOptional */.yqP(schemas/* enum */.k5n(['on', 'off'])),
    kind: schemas/* exactOptional */.yqP(schemas/* enum */.k5n(['test', 'check'])),
    report: schemas/* exactOptional */.yqP(texts),
    baseline: schemas/* exactOptional */.yqP(schemas/* enum */.k5n(['attribute', 'require-green', 'off'])),
    own: schemas/* exactOptional */.yqP(always),
    keyless: schemas/* exactOptional */.yqP(always),
});
const remembered = schemas/* strictObject */.rej({
    entry: journal_schema_parts_text,
    text: journal_schema_parts_text,
    id: journal_schema_parts_text,
    title: journal_schema_parts_text,
    passed: schemas/* exactOptional */.yqP(always),
    failed: schemas/* exactOptional */.yqP(schemas/* strictObject */.rej({
        outcome: storyOutcome,
        detail: journal_schema_parts_text,
        runId,
        at: ms,
        prompt: journal_schema_parts_text,
        base: journal_schema_parts_text,
        wip: schemas/* exactOptional */.yqP(ref),
        question: schemas/* exactOptional */.yqP(journal_schema_parts_text),
        marked: schemas/* exactOptional */.yqP(always),
    })),
});
const opened = schemas/* strictObject */.rej({
    cause: schemas/* enum */.k5n(['same-error', 'environment', 'no-progress']),
    detail: journal_schema_parts_text,
    fingerprint: schemas/* exactOptional */.yqP(kebab),
});
const onTrouble = schemas/* exactOptional */.yqP(schemas/* enum */.k5n(['continue', 'halt']));
/** The plan of a run, as `begun` tells it. */
const planSchema = schemas/* strictObject */.rej({
    chain: schemas/* exactOptional */.yqP(count),
    again: schemas/* exactOptional */.yqP(always),
    runId,
    feature: feature,
    intent: journal_schema_parts_text,
    base: schemas/* strictObject */.rej({ branch: ref, commit: objectId }),
    start: schemas/* strictObject */.rej({ commit: objectId, tree: objectId, made: schemas/* exactOptional */.yqP(always) }),
    branch: ref,
    prdPath: schemas/* exactOptional */.yqP(journal_schema_parts_text),
    objective: schemas/* exactOptional */.yqP(schemas/* strictObject */.rej({ text: journal_schema_parts_text, criteria: schemas/* exactOptional */.yqP(journal_schema_parts_text) })),
    stories: schemas/* array */.YOg(story),
    checks: schemas/* array */.YOg(check),
    setup: schemas/* exactOptional */.yqP(schemas/* strictObject */.rej({ command: journal_schema_parts_text, key: texts, env: texts, scripts: schemas/* enum */.k5n(['off', 'allow']), limit })),
    workingDirectory: schemas/* exactOptional */.yqP(journal_schema_parts_text),
    baseline: schemas/* enum */.k5n(['attribute', 'require-green', 'off']),
    requireEvidence: schemas/* boolean */.zMY(),
    redGreen: schemas/* exactOptional */.yqP(schemas/* enum */.k5n(['true', 'if-tests'])),
    stallRules: schemas/* exactOptional */.yqP(schemas/* strictObject */.rej({ claims: count, testLoops: count })),
    attemptStart: schemas/* enum */.k5n(['keep', 'clean-on-shift', 'clean']),
    caps,
    messageTemplate: journal_schema_parts_text,
    signOff: schemas/* exactOptional */.yqP(journal_schema_parts_text),
    approval: schemas/* exactOptional */.yqP(schemas/* literal */.euz('required')),
    approved: schemas/* exactOptional */.yqP(objectId),
    agent: journal_schema_parts_text,
    recentCalls: schemas/* exactOptional */.yqP(schemas/* array */.YOg(ms)),
    fallbacks: schemas/* exactOptional */.yqP(texts),
    reviewAgent: journal_schema_parts_text,
    clients: schemas/* exactOptional */.yqP(schemas/* record */.g1P(journal_schema_parts_text, journal_schema_parts_text)),
    specPasses: count,
    finalReview: schemas/* exactOptional */.yqP(count),
    onBlock: schemas/* enum */.k5n(['continue', 'halt']),
    onThrash: onTrouble,
    onEscalate: onTrouble,
    classifier: schemas/* exactOptional */.yqP(schemas/* enum */.k5n(['rules', 'agent'])),
    criticWindow: schemas/* exactOptional */.yqP(count),
    breaker: schemas/* exactOptional */.yqP(schemas/* strictObject */.rej({
        sameError: count,
        noProgress: count,
        progress: schemas/* enum */.k5n(['attempt', 'story']),
        halfOpen: schemas/* exactOptional */.yqP(opened),
    })),
    journal: schemas/* exactOptional */.yqP(schemas/* enum */.k5n(['none', 'artifact'])),
    continues: schemas/* exactOptional */.yqP(always),
    archive: schemas/* exactOptional */.yqP(always),
    archives: schemas/* exactOptional */.yqP(objectId),
    step: schemas/* exactOptional */.yqP(always),
    workflowRun: journal_schema_parts_text,
    workflow: schemas/* exactOptional */.yqP(journal_schema_parts_text),
    origin: schemas/* exactOptional */.yqP(schemas/* strictObject */.rej({
        thread: count,
        isPull: schemas/* boolean */.zMY(),
        person: journal_schema_parts_text,
        via: schemas/* enum */.k5n(['comment', 'label', 'review']),
    })),
    notices: texts,
    carried: schemas/* exactOptional */.yqP(schemas/* array */.YOg(schemas/* strictObject */.rej({ commit: objectId, parent: objectId, story: schemas/* exactOptional */.yqP(journal_schema_parts_text) }))),
    replaces: schemas/* exactOptional */.yqP(objectId),
    unmerged: schemas/* exactOptional */.yqP(schemas/* strictObject */.rej({ from: point, stories: texts })),
    looked: schemas/* exactOptional */.yqP(schemas/* strictObject */.rej({
        tree: objectId,
        checks: texts,
        review: schemas/* exactOptional */.yqP(schemas/* strictObject */.rej({ reviewers: count, result: gateResult })),
    })),
    recall: schemas/* exactOptional */.yqP(schemas/* strictObject */.rej({
        prd: journal_schema_parts_text,
        prompt: journal_schema_parts_text,
        base: objectId,
        branch: schemas/* exactOptional */.yqP(journal_schema_parts_text),
        known: schemas/* exactOptional */.yqP(schemas/* array */.YOg(remembered)),
    })),
});

;// CONCATENATED MODULE: ./build/adapters/store/journal-schema.js



const halt = schemas/* strictObject */.rej({
    kind: haltKind,
    detail: journal_schema_parts_text,
    budget: schemas/* exactOptional */.yqP(schemas/* enum */.k5n(['iterations', 'commits', 'wallclock', 'cost'])),
    resumeAt: schemas/* exactOptional */.yqP(ms),
});
const signal = schemas/* exactOptional */.yqP(schemas/* strictObject */.rej({ pattern: journal_schema_parts_text, line: journal_schema_parts_text }));
const ofAgent = {
    result: gateResult,
    survivorsKilled: count,
    usage: usages,
    provider: schemas/* exactOptional */.yqP(provider),
};
const implemented = schemas/* strictObject */.rej({
    type: schemas/* literal */.euz('implemented'),
    ...ofAgent,
    finalMessage: excerpt,
    names: schemas/* exactOptional */.yqP(schemas/* strictObject */.rej({ entry: journal_schema_parts_text, text: journal_schema_parts_text })),
    signals: schemas/* exactOptional */.yqP(schemas/* strictObject */.rej({ completion: signal, blocking: signal, late: schemas/* exactOptional */.yqP(texts) })),
    tooLarge: schemas/* exactOptional */.yqP(schemas/* literal */.euz(true)),
});
const finding = schemas/* strictObject */.rej({
    class: schemas/* enum */.k5n(['controller', 'policy', 'cheat', 'not-imported', 'limit', 'note']),
    rule: kebab,
    path: journal_schema_parts_text,
    message: journal_schema_parts_text,
    removed: schemas/* exactOptional */.yqP(schemas/* strictObject */.rej({ path: journal_schema_parts_text, tests: count, names: texts })),
});
const snapshotTaken = schemas/* strictObject */.rej({
    type: schemas/* literal */.euz('snapshot-taken'),
    tree: objectId,
    commit: objectId,
    changed: schemas/* array */.YOg(schemas/* strictObject */.rej({ path: journal_schema_parts_text, status: schemas/* enum */.k5n(['added', 'modified', 'deleted']) })),
    changedCount: count,
    change: schemas/* exactOptional */.yqP(schemas/* strictObject */.rej({ changed: count, tests: count })),
    testFiles: texts,
    ignored: schemas/* exactOptional */.yqP(schemas/* strictObject */.rej({ paths: texts, count: count })),
    findings: schemas/* array */.YOg(finding),
    workflowPatch: schemas/* exactOptional */.yqP(journal_schema_parts_text),
    probes: schemas/* exactOptional */.yqP(schemas/* array */.YOg(schemas/* strictObject */.rej({ kind: schemas/* enum */.k5n(['old-tests', 'new-tests']), tree: objectId, paths: texts }))),
    result: gateResult,
});
const part = schemas/* strictObject */.rej({ title: journal_schema_parts_text, text: journal_schema_parts_text, criteria: texts });
const advice = schemas/* discriminatedUnion */.gMt('type', [
    schemas/* strictObject */.rej({ type: schemas/* literal */.euz('plan'), reason: journal_schema_parts_text, parts: schemas/* array */.YOg(part) }),
    schemas/* strictObject */.rej({
        type: schemas/* literal */.euz('classify'),
        route: schemas/* enum */.k5n(['retry-task', 're-plan', 'escalate']),
        reason: journal_schema_parts_text,
    }),
]);
const consulted = schemas/* strictObject */.rej({
    type: schemas/* literal */.euz('consulted'),
    ...ofAgent,
    reading: schemas/* discriminatedUnion */.gMt('ok', [
        schemas/* strictObject */.rej({ ok: schemas/* literal */.euz(true), advice }),
        schemas/* strictObject */.rej({ ok: schemas/* literal */.euz(false), problem: journal_schema_parts_text }),
    ]),
    result: briefResult,
});
const url = schemas/* string */.YjP().regex(/^https?:\/\/[^\s<>()[\]"'`\\]+$/, 'is no address');
const pull = schemas/* strictObject */.rej({ number: count, url, draft: schemas/* boolean */.zMY() });
const settled = schemas/* strictObject */.rej({
    type: schemas/* literal */.euz('settled'),
    results: schemas/* array */.YOg(schemas/* strictObject */.rej({
        ref: ref,
        commit: objectId,
        status: schemas/* enum */.k5n(['pushed', 'refused']),
        detail: journal_schema_parts_text,
        bundle: schemas/* exactOptional */.yqP(journal_schema_parts_text),
        passing: schemas/* exactOptional */.yqP(schemas/* literal */.euz(true)),
    })),
    pull: schemas/* exactOptional */.yqP(pull),
    pullNotes: schemas/* exactOptional */.yqP(texts),
});
const outcome = schemas/* discriminatedUnion */.gMt('type', [
    schemas/* strictObject */.rej({ type: schemas/* literal */.euz('begun'), plan: planSchema }),
    schemas/* strictObject */.rej({
        type: schemas/* literal */.euz('resumed'),
        chain: schemas/* exactOptional */.yqP(count),
        again: schemas/* exactOptional */.yqP(schemas/* literal */.euz(true)),
        workflowRun: journal_schema_parts_text,
        elsewhere: schemas/* exactOptional */.yqP(schemas/* literal */.euz(true)),
        step: schemas/* exactOptional */.yqP(schemas/* literal */.euz(true)),
        caps: schemas/* exactOptional */.yqP(resumedCaps),
        fallbacks: schemas/* exactOptional */.yqP(texts),
    }),
    schemas/* strictObject */.rej({
        type: schemas/* literal */.euz('baseline-done'),
        checks: schemas/* array */.YOg(schemas/* strictObject */.rej({
            name: journal_schema_parts_text,
            verdict: schemas/* enum */.k5n(['green', 'red', 'broken']),
            durationMs: ms,
            cause: journal_schema_parts_text,
            result: gateResult,
        })),
    }),
    implemented,
    snapshotTaken,
    schemas/* strictObject */.rej({ type: schemas/* literal */.euz('checks-done'), results: schemas/* array */.YOg(gateResult) }),
    schemas/* strictObject */.rej({ type: schemas/* literal */.euz('reviewed'), ...ofAgent, reading: reading }),
    consulted,
    schemas/* strictObject */.rej({ type: schemas/* literal */.euz('waited') }),
    schemas/* strictObject */.rej({ type: schemas/* literal */.euz('final-checks-done'), results: schemas/* array */.YOg(gateResult) }),
    schemas/* strictObject */.rej({ type: schemas/* literal */.euz('final-reviewed'), ...ofAgent, reading: reading }),
    schemas/* strictObject */.rej({ type: schemas/* literal */.euz('story-committed'), commit: objectId, tree: objectId }),
    schemas/* strictObject */.rej({ type: schemas/* literal */.euz('story-parked'), branch: ref, commit: objectId }),
    schemas/* strictObject */.rej({
        type: schemas/* literal */.euz('stories-carried'),
        points: schemas/* array */.YOg(point.extend({ from: objectId })),
        conflicts: schemas/* array */.YOg(schemas/* strictObject */.rej({ from: objectId, paths: texts })),
        unreachable: schemas/* exactOptional */.yqP(journal_schema_parts_text),
        results: schemas/* array */.YOg(gateResult),
    }),
    schemas/* strictObject */.rej({
        type: schemas/* literal */.euz('feature-archived'),
        made: schemas/* exactOptional */.yqP(point),
        folder: journal_schema_parts_text,
        problem: journal_schema_parts_text,
    }),
    schemas/* strictObject */.rej({ type: schemas/* literal */.euz('publishing') }),
    settled,
    schemas/* strictObject */.rej({ type: schemas/* literal */.euz('reported'), reportFile: journal_schema_parts_text }),
    schemas/* strictObject */.rej({
        type: schemas/* literal */.euz('approved'),
        commit: objectId,
        person: journal_schema_parts_text,
        via: schemas/* enum */.k5n(['comment', 'review']),
        pull,
    }),
    schemas/* strictObject */.rej({ type: schemas/* literal */.euz('fix-asked'), story: journal_schema_parts_text, text: journal_schema_parts_text, person: journal_schema_parts_text }),
    schemas/* strictObject */.rej({
        type: schemas/* literal */.euz('interrupted'),
        cause: journal_schema_parts_text,
        by: schemas/* exactOptional */.yqP(schemas/* literal */.euz('user')),
        ending: schemas/* exactOptional */.yqP(schemas/* literal */.euz(true)),
        usage: schemas/* exactOptional */.yqP(usages),
    }),
    schemas/* strictObject */.rej({ type: schemas/* literal */.euz('trouble'), halt }),
]);
/** One event of a journal, exactly as the core folds it: another field, or another kind of value, is none of ours. */
const eventSchema = schemas/* strictObject */.rej({
    stamp: schemas/* strictObject */.rej({ at: ms, elapsedMs: ms }),
    outcome,
});

;// CONCATENATED MODULE: ./build/adapters/store/foreign-journal.js


/**
 * Reads a journal from outside: a checksum tells nothing of its writer, so every event has to be one that this program writes, and
 * the run has to be the one that the file is called after. Its ids become paths, refs and lines of reports.
 */
function parseForeign(bytes, { name, called, feature }) {
    const problemOf = (event, at) => {
        const read = eventSchema.safeParse(event);
        if (!read.success)
            return `tells what no run tells: ${firstOf(read.error)}`;
        const { outcome } = read.data;
        if (at === 0 && outcome.type !== 'begun')
            return `begins with "${outcome.type}"`;
        if (outcome.type !== 'begun')
            return undefined;
        if (`${outcome.plan.runId}.jsonl` !== name)
            return 'is about another run than its file';
        return feature === undefined || outcome.plan.feature === feature ? undefined : 'is about another feature';
    };
    return (0,journal_file/* parseJournal */.z8)(bytes, called, { problemOf });
}
/** Fields are named, values are not: they are anybody's words. */
function firstOf({ issues }) {
    const [issue] = issues;
    const path = (issue?.path ?? []).filter((key) => typeof key === 'number' || isField(key)).join('.');
    const why = issue?.code === 'unrecognized_keys' ? 'has a field too many' : (issue?.message ?? 'is not known');
    return `${path} ${why}`.trim().slice(0, 200);
}
function isField(key) {
    return typeof key === 'string' && /^[A-Za-z]{1,30}$/.test(key);
}


/***/ }),

/***/ 87455:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _0: () => (/* binding */ openJournal),
/* harmony export */   a0: () => (/* binding */ readJournal),
/* harmony export */   z8: () => (/* binding */ parseJournal)
/* harmony export */ });
/* unused harmony export journalTo */
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _journal_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41315);




const nothing = { events: [], nextSeq: 0, soundBytes: 0 };
/**
 * Reads a journal. A torn last line (a crash while writing) is left out; any other damage is an error, never a reset
 * (catalogue D7).
 */
function parseJournal(bytes, file, options = {}) {
    const { problemOf, known = nothing } = options;
    const events = [...known.events];
    let seq = known.nextSeq;
    let offset = known.soundBytes;
    for (let end = bytes.indexOf(10, offset); end !== -1; end = bytes.indexOf(10, offset)) {
        // Bytes that are no UTF-8 would all read as the same replacement character.
        if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes.subarray(offset, end)))
            return damaged(file, seq + 1, 'is not UTF-8');
        const parsed = (0,_journal_line_js__WEBPACK_IMPORTED_MODULE_3__/* .parseLine */ .A)(bytes.toString('utf8', offset, end));
        if (!parsed.ok)
            return damaged(file, seq + 1, parsed.why);
        if (parsed.line.seq !== seq)
            return damaged(file, seq + 1, `has seq ${parsed.line.seq} instead of ${seq}`);
        const { kind, body } = parsed.line;
        if (kind === 'event') {
            const problem = problemOf?.(body, events.length);
            if (problem !== undefined)
                return damaged(file, seq + 1, problem);
            events.push(body);
        }
        seq += 1;
        offset = end + 1;
    }
    return { ok: true, events, nextSeq: seq, soundBytes: offset };
}
/** Opens a journal for appending, cutting a torn last line off. */
function openJournal(file, content) {
    const fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(file, 'a', 0o600);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.ftruncateSync)(fd, content.soundBytes);
    let isNamed = false;
    const sync = () => {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fdatasyncSync)(fd);
        // Behind the first event: the disk has written the name with it by then, and has no second write to wait for.
        if (!isNamed)
            syncFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(file));
        isNamed = true;
    };
    const sink = { write: (bytes) => writeWhole(fd, bytes), sync };
    return { ...journalTo(sink, content.nextSeq), [Symbol.dispose]: () => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(fd) };
}
/** Writes lines; an event is on disk when `append` returns (02-loop \u00a76). */
function journalTo(sink, nextSeq) {
    let seq = nextSeq;
    const write = (kind, body) => {
        sink.write((0,_journal_line_js__WEBPACK_IMPORTED_MODULE_3__/* .lineBytes */ .M)({ seq, kind, body }));
        seq += 1;
    };
    return {
        intend: (command) => write('intent', { type: command.type, ...(command.story && { story: command.story }) }),
        append: (event) => {
            write('event', event);
            sink.sync();
        },
    };
}
/** A disk that fills up takes a part of a line without an error; the next call says why. */
function writeWhole(fd, bytes) {
    for (let offset = 0; offset < bytes.length;)
        offset += (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync)(fd, bytes, offset);
}
/** Reads and parses a journal file. */
function readJournal(file) {
    return parseJournal((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(file), file);
}
function damaged(file, line, why) {
    return {
        ok: false,
        message: `The journal ${file} is damaged: line ${line} ${why}. It was left as it is. ` +
            'Set resume: never to begin a new run, or put back the original file.',
    };
}
function syncFolder(folder) {
    const fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(folder, 'r');
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync)(fd);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(fd);
    }
}


/***/ }),

/***/ 41315:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ parseLine),
/* harmony export */   IL: () => (/* binding */ formatLine),
/* harmony export */   M: () => (/* binding */ lineBytes)
/* harmony export */ });
/* unused harmony export JOURNAL_VERSION */
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);

/** Format version of a journal line; readers accept every version up to this one. */
const JOURNAL_VERSION = 1;
/** Writes a line without its newline. */
function formatLine(line) {
    return textOf(line, JOURNAL_VERSION);
}
/** Reads a line back; a checksum that does not fit means somebody edited it or the write was cut. */
function parseLine(text) {
    const raw = parseJson(text);
    if (raw === undefined)
        return { ok: false, why: 'is no JSON object' };
    const { v, seq, kind, body } = raw;
    if (typeof v !== 'number' || !Number.isInteger(v) || v < 1 || v > JOURNAL_VERSION)
        return { ok: false, why: `has version ${String(v)}` };
    if (typeof seq !== 'number' || (kind !== 'intent' && kind !== 'event'))
        return { ok: false, why: 'has no seq or kind' };
    const line = { seq, kind, body };
    if (text !== textOf(line, v))
        return { ok: false, why: 'does not fit its checksum' };
    return { ok: true, line };
}
/** The bytes of a line with its newline, made in their place: a plan of thousands of stories is not copied on the way. */
function lineBytes({ seq, kind, body }) {
    const text = bodyText(body);
    const from = headOf({ seq, kind }, JOURNAL_VERSION, noSum).length;
    const end = from + Buffer.byteLength(text);
    const bytes = Buffer.allocUnsafe(end + 2);
    bytes.write(text, from);
    const sum = sumOf({ seq, kind }, bytes.subarray(from, end));
    bytes.write(headOf({ seq, kind }, JOURNAL_VERSION, sum));
    bytes.write('}\n', end);
    return bytes;
}
/** As long as any sum. */
const noSum = '00000000';
/** The one spelling of a line, so that a changed byte shows even where JSON would mean the same. */
function textOf({ seq, kind, body }, version) {
    const text = bodyText(body);
    return `${headOf({ seq, kind }, version, sumOf({ seq, kind }, text))}${text}}`;
}
/** What stands before the body. */
function headOf({ seq, kind }, version, sum) {
    return `{"v":${version},"seq":${seq},"kind":"${kind}","sum":"${sum}","body":`;
}
/** A line without a body gives no text at all. */
function bodyText(body) {
    return String(JSON.stringify(body));
}
function sumOf({ seq, kind }, body) {
    return (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.crc32)(body, (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.crc32)(`${seq} ${kind} `))
        .toString(16)
        .padStart(8, '0');
}
function parseJson(text) {
    try {
        const value = JSON.parse(text);
        return typeof value === 'object' && value !== null ? value : undefined;
    }
    catch {
        return undefined;
    }
}


/***/ })

};
