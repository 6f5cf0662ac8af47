export const id = 9714;
export const ids = [9714];
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

/***/ 48585:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ finalSection),
/* harmony export */   I: () => (/* binding */ isFailed)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34902);
/* harmony import */ var _sanitise_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49934);
/* harmony import */ var _strip_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57981);
/* harmony import */ var _time_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68062);




/** Longest verbatim line that is quoted. */
const LINE_CHARS = 400;
/** What the final checks said of all passed stories together; nothing where none is configured or the run goes on. */
function finalSection({ final, halt, headCommit }, { lines }) {
    if (final === 'none')
        return [];
    if (final === 'not run')
        return halt === undefined || headCommit === '' ? [] : ['Final checks: not run on the passed stories together.'];
    const failed = final.filter(isFailed);
    return [
        `Final checks, on all passed stories together: ${final.map(word).join(', ')}`,
        ...final.filter(({ reason }) => reason !== '').flatMap((view) => evidence(view, lines)),
        ...(failed.length === 0
            ? []
            : [
                'The stories stay passed. Repair the branch before it is merged, or write a story about what does not work together.',
            ]),
    ];
}
/** Whether a final check did not pass. */
function isFailed({ verdict }) {
    return verdict !== 'pass' && verdict !== 'warn';
}
function word(view) {
    return `${isFailed(view) ? '\u274c' : view.verdict === 'warn' ? '\u26a0' : '\u2705'} ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(view.name)} ${view.verdict} ${view.isEarlier ? 'in an earlier run' : `in ${(0,_time_js__WEBPACK_IMPORTED_MODULE_2__/* .duration */ .p0)(view.durationMs)}`}`;
}
function evidence({ name, reason, lines: all, logPath, isReview }, most) {
    const shown = all.slice(0, most).map((line) => (0,_strip_js__WEBPACK_IMPORTED_MODULE_3__/* .cut */ .Jj)(line, LINE_CHARS));
    return [
        `**${isReview ? 'Final review' : `Final check ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(name)}`}:** ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(reason, 600)}`,
        ...(shown.length === 0 ? [] : [(0,_sanitise_js__WEBPACK_IMPORTED_MODULE_1__/* .forFence */ .tC)(shown.join('\n'), 'text')]),
        ...(logPath === undefined ? [] : [`Whole output on the runner: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(logPath)}`]),
    ];
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

/***/ 63576:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CM: () => (/* binding */ retrySteps),
/* harmony export */   Zn: () => (/* binding */ nextSteps),
/* harmony export */   dB: () => (/* binding */ howAgain),
/* harmony export */   kr: () => (/* binding */ isStranded),
/* harmony export */   t2: () => (/* binding */ startAgain),
/* harmony export */   to: () => (/* binding */ isWorthAgain),
/* harmony export */   zC: () => (/* binding */ whyAgain)
/* harmony export */ });
/* harmony import */ var _core_halts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65866);
/* harmony import */ var _final_section_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48585);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34902);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57377);
/* harmony import */ var _signoff_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47309);
/* harmony import */ var _time_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68062);






/** What a reader can do now, one line each, with commands that exist (03-interface \u00a76 "footer"). */
function nextSteps(run, links) {
    const steps = run.halt === undefined ? [whileRunning(run, links)] : [...decide(run), ...read(run), ...again(run, links)];
    return steps.length === 0 ? [] : ['**What to do next**', steps.map((step) => `- ${step}`).join('\n')];
}
/** The passed stories did not reach the remote. */
function isStranded(run) {
    return run.notPushed.some(({ ref }) => ref === `refs/heads/${run.branch}`);
}
/**
 * The shell's line that starts the work again; a re-run of the workflow run would keep the old commit. A workflow that listens to a
 * thread alone cannot be started by its name. Undefined when neither its name nor the thread is known.
 */
function startAgain(links, run) {
    if (links?.workflow === undefined)
        return undefined;
    const repository = `--repo ${(0,_model_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .shellWord */ .r7)(links.repository)}`;
    if (!isOfThread(links))
        return `gh workflow run ${(0,_model_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .shellWord */ .r7)(links.workflow)} ${repository}`;
    const { origin } = run;
    const body = threadCommand(run);
    if (origin === undefined || body === undefined)
        return undefined;
    return `gh ${origin.isPull ? 'pr' : 'issue'} comment ${origin.thread} ${repository} --body ${(0,_model_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .shellWord */ .r7)(body)}`;
}
/** How to start it again, within a sentence. */
function howAgain(links, run) {
    if (isOfThread(links)) {
        const command = threadCommand(run);
        return command === undefined ? 'give the command again' : `comment ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(command)}`;
    }
    const command = startAgain(links, run);
    return command === undefined ? 'run the workflow again' : `run ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(command)}`;
}
function isOfThread(links) {
    return ['issue_comment', 'issues', 'pull_request_review'].includes(links?.eventName ?? '');
}
/** Undefined for an objective that has ended: only its own words begin it again. */
function threadCommand({ halt, objective, phrase }) {
    if (halt !== undefined && (_core_halts_js__WEBPACK_IMPORTED_MODULE_0__/* .halts */ .$[halt.kind].resumable || halt.budget === 'wallclock'))
        return `${phrase} resume`;
    return objective === undefined ? `${phrase} run` : undefined;
}
/** Whether another start would find anything to do: not when every story passed, although they may not work together. */
function isWorthAgain({ kind }, { passed, total }) {
    if (kind === 'some_failed' || kind === 'block_finding')
        return passed < total;
    return kind !== 'ready' && kind !== 'awaiting_signoff' && kind !== 'nothing_to_do' && kind !== 'skipped';
}
/** Why one would start it again. */
function whyAgain(halt, run) {
    if (halt.kind === 'interrupted' || halt.kind === 'user_cancel' || halt.budget === 'wallclock')
        return 'resume the run';
    if (halt.kind !== 'usage_limit')
        return whyAnew(halt, run);
    const { resumeAt } = halt;
    return `resume the run${resumeAt === undefined ? ' once the limit is over' : `, best from ${(0,_time_js__WEBPACK_IMPORTED_MODULE_5__/* .isoTime */ .Ly)(resumeAt)} on`}`;
}
function whyAnew(halt, { objective, counts, held }) {
    if (halt.kind === 'budget_exceeded')
        return objective === undefined ? 'go on with the open stories' : 'go on with it';
    if (held.length > 0 && counts.unfinished === 0)
        return 'try what did not pass, once its entry in prd.json, the prompt or the base branch is changed';
    if (halt.kind === 'some_failed' || halt.kind === 'block_finding')
        return objective === undefined ? 'try the stories again that did not pass' : 'try the objective again';
    return 'try again, after the repair';
}
/** How stories are tried at once that later runs leave alone; empty when there are none. */
function retrySteps({ held, phrase }, links) {
    const [first] = held;
    if (first === undefined)
        return [];
    const which = held.length === 1 ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(first) : `one of ${held.slice(0, 5).map(_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY).join(', ')}`;
    const more = held.length > 5 ? ` and ${held.length - 5} more` : '';
    const comment = `comment ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(`${phrase} retry ${first}`)}`;
    const input = `name it in a run's setting ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(`story: ${first}`)}`;
    return [`To try ${which}${more} again as it is: ${isOfThread(links) ? comment : `${input}, or ${comment}`}.`];
}
function whileRunning({ phrase }, links) {
    const end = isOfThread(links) ? ` To end it: comment ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(`${phrase} cancel`)}.` : '';
    return `Nothing: the run goes on, and this text follows it.${end}`;
}
function decide({ attention, failures, final }) {
    const waiting = failures.length - attention.length;
    return [
        ...(attention.length === 0 ? [] : ["Begin with what stands at the top; each story's block says how."]),
        ...(waiting > 0
            ? [
                `Open the ${waiting === 1 ? 'story' : 'stories'} above that did not pass: cause, output and the commands to take the work over are inside.`,
            ]
            : []),
        ...(typeof final !== 'string' && final.some(_final_section_js__WEBPACK_IMPORTED_MODULE_1__/* .isFailed */ .I)
            ? ['Repair what the final checks found before you merge.']
            : []),
    ];
}
function read(run) {
    if (run.halt?.kind === 'awaiting_signoff')
        return (0,_signoff_words_js__WEBPACK_IMPORTED_MODULE_4__/* .signoffSteps */ .uA)(run);
    if (run.headCommit === '' || isStranded(run))
        return [];
    const isOne = run.objective !== undefined;
    if (run.pull === undefined)
        return [
            `Read ${isOne ? 'its commit' : 'the passed stories'} on branch ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(run.branch)}${isOne ? '' : ', one commit each'}.`,
        ];
    const { number, url, draft } = run.pull;
    const ready = draft ? ', mark it ready' : '';
    const each = isOne ? '' : ', one commit per story';
    return [`Review ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)(`pull request #${number}`, url)}${each}${ready} and merge it. Nothing merges by itself.`];
}
function again(run, links) {
    const { halt, counts } = run;
    if (halt === undefined || !isWorthAgain(halt, counts))
        return [];
    const rest = isOfThread(links) ? '' : ', or wait for its next start';
    return [`To ${whyAgain(halt, run)}: ${howAgain(links, run)}${rest}.`, ...retrySteps(run, links)];
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
