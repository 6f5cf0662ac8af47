export const id = 827;
export const ids = [827];
export const modules = {

/***/ 66827:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   refusalText: () => (/* binding */ refusalText)
/* harmony export */ });
/* harmony import */ var _report_sanitise_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49934);
/* harmony import */ var _report_summary_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21780);


/** Says in the log why no run began, one annotation per reason, and gives the same as Markdown. */
function refusalText({ halt, reasons, exitCode }, log) {
    const say = exitCode === 0 ? log.notice : log.error;
    for (const reason of reasons)
        say((0,_report_sanitise_js__WEBPACK_IMPORTED_MODULE_0__/* .forLog */ .Ig)([(0,_report_sanitise_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)(reason)], 4000).join('\n'));
    return (0,_report_summary_js__WEBPACK_IMPORTED_MODULE_1__/* .refusalSummary */ .Z)(halt, reasons);
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
    return story.attempts.flatMap((attempt) => attempt.gates.filter((gate) => gate.verdict !== 'skipped').map((gate) => barOf(story.id, attempt, gate)));
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
// EXTERNAL MODULE: ./build/report/model.js + 5 modules
var model = __webpack_require__(3173);
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
        ...(0,summary_sections/* listSection */.iC)('What to correct', problems.map((problem) => (0,markdown/* text */.Qq)(problem, 1000))),
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
