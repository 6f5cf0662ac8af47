export const id = 1972;
export const ids = [1972];
export const modules = {

/***/ 253:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MT: () => (/* binding */ verdictLine),
/* harmony export */   eU: () => (/* binding */ attentionSection),
/* harmony export */   pb: () => (/* binding */ haltIcon)
/* harmony export */ });
/* harmony import */ var _core_all_of_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86931);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34902);
/* harmony import */ var _model_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(17214);



/** Most of them told; the others are counted. */
const MOST = 5;
/** What a person must see first: confirmed blocks, questions, reviewers without a verdict; one block of Markdown each. */
function attentionSection({ attention }) {
    const decisions = attention.filter(({ kind }) => kind === 'decision').length;
    const missing = attention.length - MOST;
    return [
        ...attention.slice(0, MOST).map((each) => attentionLine(each, decisions)),
        ...(missing > 0 ? [`and ${missing} more stories that wait for a person`] : []),
    ];
}
/** The verdict in one line, without repeating what stands above it. */
function verdictLine(run) {
    return `${haltIcon(run.halt)} **${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(shortVerdict(run), 1500)}**`;
}
function shortVerdict({ attention, counts, failures, halt, verdict, objective }) {
    if (halt?.kind === 'some_failed' && failures.length > 0 && attention.length === failures.length)
        return (0,_model_words_js__WEBPACK_IMPORTED_MODULE_1__/* .haltVerdict */ .p$)(halt, { objective });
    if (halt?.kind !== 'block_finding' && halt?.kind !== 'escalate')
        return verdict;
    // What blocks is not told above when it is the whole change and not a story.
    if (attention.length === 0)
        return verdict;
    const open = objective ? 'the objective is not reached' : (0,_core_all_of_js__WEBPACK_IMPORTED_MODULE_2__/* .didNotPass */ .mD)(counts.total - counts.passed, counts.total);
    return (0,_model_words_js__WEBPACK_IMPORTED_MODULE_1__/* .haltVerdict */ .p$)({ ...halt, detail: open }, { objective });
}
/** A sign for how a run ended. */
function haltIcon(halt) {
    if (halt === undefined)
        return '\ud83d\udd04';
    if (halt.kind === 'ready')
        return '\u2705';
    if (halt.kind === 'awaiting_signoff')
        return '\u270b';
    if (goesOn.has(halt.kind))
        return '\u23f8';
    return halt.kind === 'nothing_to_do' || halt.kind === 'skipped' ? '\u26aa' : '\u274c';
}
/** Nothing went wrong: the next run goes on. */
const goesOn = new Set(['interrupted', 'user_cancel', 'usage_limit']);
function attentionLine({ kind, story, text: words }, decisions) {
    const where = `story ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(story)}`;
    const what = (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(words, 700);
    switch (kind) {
        case 'block':
            return `\u26d4 **Blocked, must not be merged:** ${where}, ${what}`;
        case 'decision':
            return `\u270b **${decisions === 1 ? 'One decision is yours' : 'A decision is yours'}:** ${where}, ${what}`;
        case 'signal':
            return `\u270b **The agent waits for a person:** ${where}, ${what}`;
        case 'waiting':
            return `\u270b **Still waits for a person:** ${where}, ${what}`;
        case 'unavailable':
            return `\u2753 **No verdict:** ${where}, ${what}`;
    }
}


/***/ }),

/***/ 82408:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ costBudget),
/* harmony export */   p: () => (/* binding */ costSection)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34902);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40016);


/** The cost ledger (03-interface \u00a76): a row per story that called an agent, and their sum; nothing while no call told anything. */
function costSection({ stories, usage }) {
    if (usage.calls === usage.silentCalls && usage.costUsd === undefined)
        return [];
    const rows = stories.filter((story) => story.usage.calls > 0);
    return [
        '### Cost',
        [
            '| Story | Calls | Input tokens | Output | Cache read | Cache write | Cost |',
            '|---|--:|--:|--:|--:|--:|--:|',
            ...rows.map((story) => costRow((0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(story.id), story.usage)),
            costRow('**All**', usage),
        ].join('\n'),
        ...silence(usage),
    ];
}
/** The cost in a budget table. */
function costBudget(usage) {
    if (usage.calls === 0)
        return 'nothing';
    return usage.costUsd === undefined ? 'unknown: the agent reports none' : (0,_model_usage_js__WEBPACK_IMPORTED_MODULE_1__/* .costWords */ .fL)(usage);
}
function costRow(name, usage) {
    const isSilent = usage.calls === usage.silentCalls;
    const tokens = [usage.inputTokens, usage.outputTokens, usage.cacheReadTokens, usage.cacheWriteTokens];
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .row */ .nM)([
        name,
        String(usage.calls),
        ...tokens.map((count) => (isSilent ? 'unknown' : (0,_model_usage_js__WEBPACK_IMPORTED_MODULE_1__/* .grouped */ .zD)(count))),
        (0,_model_usage_js__WEBPACK_IMPORTED_MODULE_1__/* .costWords */ .fL)(usage),
    ]);
}
function silence({ silentCalls, unknownCalls }) {
    if (unknownCalls === 0)
        return [];
    const [calls, told, whose] = unknownCalls === 1 ? ['call', 'does', 'its'] : ['calls', 'do', 'their'];
    const mute = Math.min(silentCalls, unknownCalls);
    const tokens = mute === 0 ? '' : `, ${mute} of them not even tokens`;
    return [`${unknownCalls} ${calls} ${told} not tell ${whose} whole cost${tokens}: the real cost is higher.`];
}


/***/ }),

/***/ 81691:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ fitted)
/* harmony export */ });
/* unused harmony export whole */
const whole = {
    timeline: true,
    ledger: true,
    lines: 20,
    tried: Number.POSITIVE_INFINITY,
    blocks: Number.POSITIVE_INFINITY,
    failures: Number.POSITIVE_INFINITY,
    caught: Number.POSITIVE_INFINITY,
    rows: Number.POSITIVE_INFINITY,
    notices: Number.POSITIVE_INFINITY,
    remarks: Number.POSITIVE_INFINITY,
};
/** The fullest form of a document that fits; undefined when not even the barest does. */
function fitted({ shedding, render, fits, isWorthIt = () => true }) {
    for (let level = 0; level <= shedding.length; level += 1) {
        const shed = shedding.slice(0, level);
        const extent = Object.assign({}, whole, ...shed.map(([, change]) => change));
        if (!isWorthIt(extent))
            continue;
        const document = render(extent, shed.map(([words]) => words));
        if (fits(document))
            return document;
    }
    return undefined;
}


/***/ }),

/***/ 84111:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Hu: () => (/* binding */ qualityWords),
/* harmony export */   z8: () => (/* binding */ specWords)
/* harmony export */ });
/* unused harmony export warningCount */
/** `3/3 met`, `failed: c2 unmet; 1 extra`, `a human decides`, `unavailable`, `not reviewed`: a cell, not yet sanitised. */
function specWords(story) {
    const review = story.reviews.find(({ gate }) => gate === 'spec');
    if (story.spec === 'fail')
        return story.question === undefined ? `failed: ${review?.reason ?? ''}` : 'a human decides';
    if (story.spec !== 'pass' || review === undefined)
        return words[story.spec] ?? story.spec;
    const met = review.criteria.filter(({ verdict }) => verdict === 'met').length;
    return `${met}/${review.criteria.length} met${review.votes > 1 ? `, ${review.votes} votes` : ''}`;
}
/** `passed`, `2 warnings`, `blocked`, `a human decides`, `unavailable`, `not reviewed`: a cell, not yet sanitised. */
function qualityWords(story) {
    const review = story.reviews.find(({ gate }) => gate === 'quality');
    if (story.quality === 'fail')
        return story.question === undefined ? 'blocked' : 'a human decides';
    if (story.quality === 'warn' && review !== undefined)
        return warningCount(review.warnings);
    return words[story.quality] ?? story.quality;
}
/** `1 warning`, `2 warnings`. */
function warningCount(count) {
    return `${count} ${count === 1 ? 'warning' : 'warnings'}`;
}
const words = { pass: 'passed', warn: 'passed', error: 'unavailable' };


/***/ }),

/***/ 15727:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GZ: () => (/* binding */ storyTable),
/* harmony export */   Ki: () => (/* binding */ workCell),
/* harmony export */   Le: () => (/* binding */ storyIcon)
/* harmony export */ });
/* unused harmony export notPassedFirst */
/* harmony import */ var _attempt_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80012);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34902);
/* harmony import */ var _review_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84111);



/**
 * Story \u00d7 tries \u00d7 tests \u00d7 spec \u00d7 quality \u00d7 commit or wip branch (03-interface \u00a76).
 * @param rows most rows; stories that did not pass come first when there are more
 */
function storyTable(run, links, rows) {
    if (run.stories.length === 0)
        return [];
    const shown = run.stories.length <= rows ? run.stories : notPassedFirst(run.stories).slice(0, rows);
    return [
        [
            `| ${run.objective === undefined ? 'Story' : 'Objective'} | Tries | Tests | Spec | Quality | Commit or wip branch |`,
            '|---|---|---|---|---|---|',
            ...shown.flatMap((story) => [storyRow(story, links), ...partRows(story)]),
        ].join('\n'),
    ];
}
/** Where the work of a story is, linked once it is pushed. */
function workCell({ work, status }, links) {
    if (work === undefined)
        return status === 'dependency_failed' ? 'not tried' : '';
    const [name, path] = work.kind === 'commit' ? [(0,_attempt_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .shortSha */ .Fu)(work.commit), 'commit'] : [work.branch, 'tree'];
    const target = [path, work.kind === 'commit' ? work.commit : work.branch];
    if (work.reached === 'pushed')
        return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .codeLink */ .U1)(name, links, target);
    return work.reached === 'refused' ? `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(name)} not pushed` : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(name);
}
/** Stories that did not pass before those that did, each in their order. */
function notPassedFirst(stories) {
    return stories.toSorted((a, b) => Number(a.status === 'passed') - Number(b.status === 'passed'));
}
function storyRow(story, links) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .row */ .nM)([
        `${storyIcon(story)} ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(story.id)} ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(story.title, 120)}`,
        story.eligible ? triesOf(story) : 'not eligible',
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(story.tests, 120),
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)((0,_review_words_js__WEBPACK_IMPORTED_MODULE_2__/* .specWords */ .z8)(story), 160),
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)((0,_review_words_js__WEBPACK_IMPORTED_MODULE_2__/* .qualityWords */ .Hu)(story), 160),
        workCell(story, links),
    ]);
}
/** The cap is on a story or a sub-story, so their sum has none. */
function triesOf({ tries, maxTries, parts }) {
    return parts === undefined ? `${tries}/${maxTries}` : `${tries} in all`;
}
/** Sub-stories stand under their story, and count for nothing but themselves. */
function partRows({ parts = [] }) {
    return parts.map(({ id, title, status, tries, maxTries }) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .row */ .nM)([
        `\u21b3 ${partIcons[status]} ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .code */ .aY)(id)} ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(title, 120)}`,
        `${tries}/${maxTries}`,
        'part of the story',
        '',
        '',
        '',
    ]));
}
const partIcons = { passed: '\u2705', tried: '\ud83d\udd04', open: '\u26aa' };
const icons = {
    passed: '\u2705',
    failed: '\u274c',
    stuck: '\u274c',
    thrashing: '\u274c',
    blocked: '\u270b',
    needs_human: '\u270b',
    dependency_failed: '\u26d4',
    interrupted: '\u23f8',
    running: '\ud83d\udd04',
    open: '\u26aa',
    untried: '\u26aa',
};
/** A sign for how a story stands, beside the words that say the same. */
function storyIcon(story) {
    return icons[story.status];
}


/***/ }),

/***/ 28127:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ caughtSection),
/* harmony export */   m: () => (/* binding */ failureSection)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34902);
/* harmony import */ var _sanitise_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49934);
/* harmony import */ var _story_table_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15727);
/* harmony import */ var _strip_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57981);
/* harmony import */ var _time_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68062);





/** Longest verbatim line that is quoted. */
const LINE_CHARS = 400;
/** Most blockers quoted of one story, and most changed files named of one attempt. */
const MOST = { blockers: 5, files: 3 };
/** A block per failure: cause, first failing lines verbatim, what was tried, next command (03-interface \u00a76). */
function failureSection({ failures }, extent) {
    if (failures.length === 0)
        return [];
    const shown = failures.slice(0, extent.failures);
    const blocks = shown.slice(0, extent.blocks).map((failure) => block(failure, extent));
    const lines = shown.slice(extent.blocks).map((failure) => `- ${headOf(failure)}: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(failure.cause, 300)}`);
    const missing = failures.length - shown.length;
    return [
        '### What needs a person',
        ...blocks,
        ...(lines.length === 0 ? [] : [lines.join('\n')]),
        ...(missing === 0 ? [] : [`and ${missing} more stories that did not pass`]),
    ];
}
/** Cheats and restored files by name, also of stories that passed later. */
function caughtSection({ caught }, extent) {
    if (caught.length === 0)
        return [];
    const shown = caught.slice(0, extent.caught);
    const missing = caught.length - shown.length;
    return [
        '### What the integrity gate caught',
        ['| Story | Attempt | What | File | Finding |', '|---|---|---|---|---|', ...shown.map(caughtRow)].join('\n'),
        ...(missing === 0 ? [] : [`and ${missing} more findings`]),
    ];
}
function block(failure, extent) {
    const tries = failure.tries === 0 ? '' : ` after ${failure.tries}/${failure.maxTries} tries`;
    const error = failure.cause.includes(failure.error) ? '' : ` \u00b7 ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(failure.error, 100)}`;
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .details */ .zH)(`${headOf(failure)}: ${failure.status.replaceAll('_', ' ')}${tries}${error}`, [
        `**Cause:** ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(failure.cause === '' ? failure.status : failure.cause, 1000)}`,
        ...reportFields(failure),
        ...firstLines(failure, extent.lines),
        ...ignoredLine(failure, extent),
        ...triedSection(failure.tried, extent.tried),
        `**Next:** ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .withCode */ .SM)(failure.advice, 600)}`,
        ...(failure.next.length === 0 ? [] : [(0,_sanitise_js__WEBPACK_IMPORTED_MODULE_1__/* .forFence */ .tC)(failure.next.join('\n'), 'sh')]),
        ...(failure.logPath === undefined ? [] : [`Whole output on the runner: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(failure.logPath)}`]),
    ]);
}
/** The fields of subagent-ralph-loop's failure report that the lines around do not say. */
function reportFields(failure) {
    if (failure.tries === 0)
        return [];
    const fields = [
        `Attempts: ${failure.tries}/${failure.maxTries}`,
        `Last gate: ${failure.lastGate}`,
        `Branch: ${failure.branch === '' ? 'none' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(failure.branch)}`,
        `Stuck: ${failure.stuck}`,
        `Quality warnings: ${failure.qualityWarnings}`,
    ];
    return [fields.join(' \u00b7 ')];
}
function headOf(failure) {
    return `${(0,_story_table_js__WEBPACK_IMPORTED_MODULE_2__/* .storyIcon */ .Le)(failure)} ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(failure.id)} ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(failure.title, 120)}`;
}
function firstLines({ cause, firstLines: quotes }, lines) {
    if (lines === 0)
        return [];
    return quotes.slice(0, MOST.blockers).flatMap((quote) => {
        if (quote.lines.every((line) => cause.endsWith(line)) && cause.includes(quote.reason))
            return [];
        const shown = quote.lines.slice(0, lines).map((line) => (0,_strip_js__WEBPACK_IMPORTED_MODULE_4__/* .cut */ .Jj)(line, LINE_CHARS));
        // The lines below say it word for word.
        const isSaid = quote.reason === '' || quote.lines.some((line) => quote.reason.endsWith(line));
        return [
            `**First failing lines**, ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(quote.gate)}${isSaid ? '' : `: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(quote.reason)}`}`,
            ...(shown.length === 0 ? [] : [(0,_sanitise_js__WEBPACK_IMPORTED_MODULE_1__/* .forFence */ .tC)(shown.join('\n'), 'text')]),
        ];
    });
}
/** Twenty names, or a few where space is short. */
function ignoredLine({ ignored, ignoredCount }, { lines }) {
    if (ignoredCount === 0)
        return [];
    const names = ignored.slice(0, Math.max(lines, MOST.files)).map((path) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(path));
    const more = ignoredCount - names.length;
    return [`**Seen by no check,** because git ignores it: ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`];
}
function triedSection(tried, most) {
    const [only] = tried;
    if (only === undefined || most === 0)
        return [];
    if (tried.length === 1)
        return [
            `**What was tried:** one attempt, iteration ${only.iteration}, ${(0,_time_js__WEBPACK_IMPORTED_MODULE_3__/* .duration */ .p0)(only.durationMs)}, changed ${changedCell(only)}${onlyThen(only)}`,
        ];
    const missing = tried.length - most;
    return [
        missing > 0 ? `**What was tried,** the last ${most} of ${tried.length} attempts:` : '**What was tried:**',
        [
            '| Attempt | Gate | Reason | First error | Changed | Took | Then |',
            '|---|---|---|---|---|---|---|',
            ...tried.slice(Math.max(0, missing)).map(triedRow),
        ].join('\n'),
    ];
}
function triedRow(tried) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .row */ .nM)([
        `${tried.attempt} (iteration ${tried.iteration}${kindOf(tried)})`,
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(tried.gate, 120),
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(tried.reason),
        tried.error === tried.reason ? '' : (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(tried.error, 200),
        changedCell(tried),
        (0,_time_js__WEBPACK_IMPORTED_MODULE_3__/* .duration */ .p0)(tried.durationMs),
        thenOf(tried),
    ]);
}
function kindOf({ shift, expansion }) {
    if (shift)
        return ', strategy shift';
    return expansion ? ', context expansion' : '';
}
function onlyThen(tried) {
    const then = thenOf(tried);
    return then === '' ? '' : `, then: ${then}`;
}
/** What was decided and why, where the reason of the gate does not say it already. */
function thenOf({ decision, reason }) {
    const [row = '', ...because] = decision.split(': ');
    const why = because.join(': ');
    const words = row.replaceAll('-', ' ');
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(why === '' || why.includes(reason) ? words : `${words}: ${why}`, 160);
}
function changedCell({ changed, changedCount }) {
    if (changedCount === 0)
        return 'nothing';
    const names = changed.slice(0, MOST.files).map((path) => (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(path));
    const more = changedCount - names.length;
    return more === 0 ? names.join(', ') : `${names.join(', ')} and ${more} more`;
}
function caughtRow(caught) {
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .row */ .nM)([
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(caught.story),
        String(caught.attempt),
        `${kinds[caught.class]} (${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(caught.rule, 60)})`,
        (0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(caught.path),
        `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(caught.message, 400)}${caught.passedLater ? `${/[.!?\u2026]$/.test(caught.message) ? '' : '.'} The story passed later.` : ''}`,
    ]);
}
const kinds = {
    cheat: 'cheat, attempt failed',
    limit: 'limit, attempt failed',
    policy: 'restored',
    controller: 'restored',
    'not-imported': 'not imported',
    note: 'note',
};


/***/ }),

/***/ 33308:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BZ: () => (/* binding */ budgetSection),
/* harmony export */   _H: () => (/* binding */ notPushedSection),
/* harmony export */   ek: () => (/* binding */ placesOf),
/* harmony export */   iC: () => (/* binding */ listSection),
/* harmony export */   qr: () => (/* binding */ footer),
/* harmony export */   s: () => (/* binding */ headSection)
/* harmony export */ });
/* harmony import */ var _core_own_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(92966);
/* harmony import */ var _attempt_facts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(80012);
/* harmony import */ var _attention_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(253);
/* harmony import */ var _cost_section_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82408);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34902);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57377);
/* harmony import */ var _model_usage_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(40016);
/* harmony import */ var _next_steps_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(63576);
/* harmony import */ var _objective_words_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(11968);
/* harmony import */ var _sanitise_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(49934);
/* harmony import */ var _time_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(68062);











/** Header line, verdict, links, baseline: what a reader needs in the first ten seconds. */
function headSection(run, links) {
    const facts = [
        `Feature ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(run.feature)}`,
        `Run ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(run.runId)}`,
        `Agent ${named(run, run.agent)}`,
        run.reviewAgent === 'none' ? 'Not reviewed' : `Reviewer ${named(run, run.reviewAgent)}`,
    ];
    return [
        `## Ralph: ${run.headline}`,
        ...(0,_attention_js__WEBPACK_IMPORTED_MODULE_1__/* .attentionSection */ .eU)(run),
        (0,_attention_js__WEBPACK_IMPORTED_MODULE_1__/* .verdictLine */ .MT)(run),
        ...(0,_objective_words_js__WEBPACK_IMPORTED_MODULE_7__/* .objectiveSection */ .t)(run),
        [...placesOf(run, links), ...openPlace(run, links), ...facts].join(' \u00b7 '),
        ...baselineSection(run.baseline),
    ];
}
function named({ clients }, agent) {
    const version = (0,_core_own_js__WEBPACK_IMPORTED_MODULE_10__/* .own */ .Z)(clients, agent);
    return (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(version === undefined ? agent : `${agent} ${version}`);
}
/** The page that opens the missing pull request: a notice cannot link to it, since no address is live in foreign text. */
function openPlace(run, links) {
    if (run.pull !== undefined || run.headCommit === '' || (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_6__/* .isStranded */ .kr)(run) || !links || !run.halt)
        return [];
    const range = `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .encodePath */ .O0)(run.baseBranch)}...${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .encodePath */ .O0)(run.branch)}`;
    return [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)('Open a pull request', `${links.serverUrl}/${links.repository}/compare/${range}?expand=1`)];
}
/** Links to the job, the branch with passed work and the pull request. */
function placesOf(run, links) {
    const jobUrl = links?.jobUrl ?? links?.runUrl;
    return [
        ...(jobUrl === undefined ? [] : [(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)(links?.jobUrl === undefined ? 'Workflow run' : 'Job', jobUrl)]),
        ...(run.headCommit === '' ? [] : [branchPlace(run, links)]),
        ...(run.pull === undefined ? [] : [pullPlace(run.pull)]),
    ];
}
function pullPlace({ number, url, draft }) {
    return `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)(`Pull request #${number}`, url)}${draft ? ' (draft)' : ''}`;
}
function branchPlace(run, links) {
    if ((0,_next_steps_js__WEBPACK_IMPORTED_MODULE_6__/* .isStranded */ .kr)(run))
        return `Branch ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(run.branch)} (not pushed)`;
    return `Branch ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .codeLink */ .U1)(run.branch, links, ['tree', run.branch])}`;
}
/** Work that stayed here, where it is kept, how to get it (04-trust rule 20). */
function notPushedSection({ notPushed }) {
    return listSection('Not pushed', notPushed.map(({ ref, commit, cause, bundle }) => {
        const kept = bundle === undefined
            ? 'no bundle could be written: the work is lost with this runner'
            : `kept in ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(bundle)}`;
        return `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(ref)} at ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)((0,_attempt_facts_js__WEBPACK_IMPORTED_MODULE_0__/* .shortSha */ .Fu)(commit))}: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(cause, 600)} (${kept})`;
    }));
}
/** Used and allowed. */
function budgetSection({ figures, usage }) {
    const { iterations, wallclock, commits } = figures;
    const earlier = wallclock.earlierMs === 0 ? '' : `, earlier workflow runs ${(0,_time_js__WEBPACK_IMPORTED_MODULE_9__/* .duration */ .p0)(wallclock.earlierMs)}`;
    return [
        '### Budget',
        [
            '| Budget | Used | Limit |',
            '|---|---|---|',
            (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)(['iterations', String(iterations.used), String(iterations.limit)]),
            (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)(['wall clock', `${(0,_time_js__WEBPACK_IMPORTED_MODULE_9__/* .duration */ .p0)(wallclock.usedMs)}${earlier}`, (0,_time_js__WEBPACK_IMPORTED_MODULE_9__/* .duration */ .p0)(wallclock.limitMs)]),
            (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)(['commits', String(commits.used), String(commits.limit)]),
            (0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)(['cost', (0,_cost_section_js__WEBPACK_IMPORTED_MODULE_2__/* .costBudget */ .d)(usage), figures.costLimitUsd === undefined ? 'none' : (0,_model_usage_js__WEBPACK_IMPORTED_MODULE_5__/* .dollars */ .E9)(figures.costLimitUsd)]),
        ].join('\n'),
    ];
}
/** A titled list; nothing when it is empty. Items are Markdown already. */
function listSection(title, items) {
    return items.length === 0 ? [] : [`### ${title}`, items.map((item) => `- ${item}`).join('\n')];
}
/** The commands that apply now. */
function footer(run, links) {
    const commands = [...takeWork(run, links), ...goOn(run, links)];
    return commands.length === 0 ? [] : ['### Next', (0,_sanitise_js__WEBPACK_IMPORTED_MODULE_8__/* .forFence */ .tC)(commands.join('\n'), 'sh')];
}
function takeWork(run, links) {
    if (run.headCommit === '' || (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_6__/* .isStranded */ .kr)(run) || links === undefined || run.halt === undefined)
        return [];
    const [branch, base] = [(0,_model_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .shellWord */ .r7)(run.branch), (0,_model_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .shellWord */ .r7)(run.baseBranch)];
    return [
        run.objective === undefined ? '# read the passed stories' : '# read its commit',
        `git fetch origin ${branch} && git log --oneline origin/${base}..FETCH_HEAD`,
        ...(run.halt.kind === 'interrupted' || run.halt.kind === 'user_cancel' || run.pull !== undefined
            ? []
            : [
                run.objective === undefined ? '# propose them' : '# propose it',
                `gh pr create --draft --repo ${(0,_model_failure_js__WEBPACK_IMPORTED_MODULE_4__/* .shellWord */ .r7)(links.repository)} --base ${base} --head ${branch}`,
            ]),
    ];
}
function goOn(run, links) {
    const { halt, counts } = run;
    const command = (0,_next_steps_js__WEBPACK_IMPORTED_MODULE_6__/* .startAgain */ .t2)(links, run);
    if (command === undefined || halt === undefined)
        return [];
    if (!(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_6__/* .isWorthAgain */ .to)(halt, counts))
        return [];
    return [`# ${(0,_next_steps_js__WEBPACK_IMPORTED_MODULE_6__/* .whyAgain */ .zC)(halt, run)}`, command];
}
function baselineSection(baseline) {
    if (typeof baseline === 'string')
        return [];
    const line = baseline
        .map((check) => `${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(check.name)} ${check.verdict} in ${(0,_time_js__WEBPACK_IMPORTED_MODULE_9__/* .duration */ .p0)(check.durationMs)}`)
        .join(', ');
    return baseline.length === 0 ? [] : [`Baseline: ${line}`, ...baseline.flatMap(baselineLines)];
}
function baselineLines({ name, verdict, cause, lines }) {
    if (verdict === 'green')
        return [];
    const why = cause === '' ? '' : `: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(cause, 600)}`;
    return [
        `Check ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(name)} is ${verdict} on the base commit${why}`,
        ...(lines.length === 0 ? [] : [(0,_sanitise_js__WEBPACK_IMPORTED_MODULE_8__/* .forFence */ .tC)(lines.join('\n'), 'text')]),
    ];
}


/***/ })

};
