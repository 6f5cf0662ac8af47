export const id = 7648;
export const ids = [7648];
export const modules = {

/***/ 77648:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dryRunEnd: () => (/* binding */ dryRunEnd)
});

// EXTERNAL MODULE: ./build/core/loop.js + 34 modules
var loop = __webpack_require__(75634);
;// CONCATENATED MODULE: ./build/core/matrix.js
/** Most jobs that a matrix may have (05-github, limits). */
const MOST_ENTRIES = 256;
/**
 * Open stories as the entries of a matrix, in an order in which none waits for a later one. More than 256 stories share entries
 * (catalogue L1); none at all makes an empty list, by which a workflow skips the job.
 */
function matrixOf(stories) {
    const ordered = inWaves(stories);
    const each = Math.max(1, Math.ceil(ordered.length / MOST_ENTRIES));
    const count = Math.ceil(ordered.length / each);
    return Array.from({ length: count }, (_, at) => entryOf(ordered.slice(at * each, (at + 1) * each)));
}
function entryOf(stories) {
    return { story: stories.map(({ id }) => id).join(','), wave: stories.at(-1)?.wave ?? 0 };
}
/** What a story needs and is not open has passed already, or never will: it holds nothing back here. */
function inWaves(stories) {
    const placed = [];
    let waiting = stories;
    for (let wave = 0; waiting.length > 0; wave += 1) {
        const left = new Set(waiting.map(({ id }) => id));
        const isFree = ({ dependsOn }) => !dependsOn.some((id) => left.has(id));
        const free = waiting.filter(isFree);
        // A circle, which the reader of prd.json refuses: nothing in it can come first.
        const next = free.length === 0 ? waiting : free;
        placed.push(...next.map((story) => ({ ...story, wave })));
        waiting = free.length === 0 ? [] : waiting.filter((story) => !isFree(story));
    }
    return placed;
}

// EXTERNAL MODULE: ./build/core/story-list.js
var story_list = __webpack_require__(25212);
// EXTERNAL MODULE: ./build/report/check-words.js
var check_words = __webpack_require__(87435);
// EXTERNAL MODULE: ./build/report/sanitise.js + 2 modules
var sanitise = __webpack_require__(49934);
// EXTERNAL MODULE: ./build/report/time.js
var time = __webpack_require__(68062);
;// CONCATENATED MODULE: ./build/report/dry-run.js




/** Log lines: plan, gates, caps, costs and the first prompt. */
function dryRunLines({ state, next, first }) {
    const { plan } = state;
    const { caps } = plan;
    const open = (0,story_list/* storiesOf */.TQ)(state).filter(isLeft);
    return (0,sanitise/* forLog */.Ig)([
        'Dry run: nothing is started, nothing is changed.',
        ...(next === undefined ? [] : [goesOn(state, next)]),
        `Rules are read at ${plan.base.branch} ${plan.base.commit.slice(0, 10)}; work starts from ${plan.start.commit.slice(0, 10)}.`,
        `Passed stories would go to branch ${plan.branch}.`,
        `Agent: ${plan.agent}. Reviewer: ${plan.reviewAgent === 'none' ? 'not reviewed' : plan.reviewAgent}.`,
        ...(plan.checks.length === 0 ? ['Checks: none, nothing is tested.'] : ['Checks:']),
        ...plan.checks.map((check) => `  ${check.name}: ${check.command}${(0,check_words/* when */.z)(check)}`),
        ...(plan.setup === undefined ? [] : [`Setup, where manifests or lock files changed: ${plan.setup.command}`]),
        ...(plan.workingDirectory === undefined ? [] : [`Working directory: ${plan.workingDirectory}`]),
        `Caps: ${caps.maxAttempts} attempts per story, ${caps.maxIterations} iterations, ${caps.maxCommits} commits, ${(0,time/* duration */.p0)(caps.runMs)} wall clock.`,
        callsLine(state, open.length),
        ...work(plan, open),
        ...(first === undefined ? [] : [`First prompt (story ${first.story}):`, ...first.prompt.split('\n')]),
    ]);
}
/** A story that waits for a human, or that ended, is left alone. */
function isLeft({ inScope, status }) {
    return inScope && (status === 'open' || status === 'running' || status === 'interrupted');
}
function goesOn({ plan, iterations }, next) {
    const story = 'story' in next ? ` of story ${next.story}` : '';
    const many = `${iterations} ${iterations === 1 ? 'iteration' : 'iterations'}`;
    return `Run ${plan.runId} did not end: it would go on after ${many} with "${next.type}"${story}.`;
}
function work({ objective, prdPath, stories }, open) {
    if (objective !== undefined)
        return [`Objective: ${objective.text}`];
    const planned = new Map(stories.map((story) => [story.id, story]));
    return [
        `Open stories of ${prdPath}: ${open.length} of ${stories.length}`,
        ...open.map(({ id, title }) => `  ${id} ${title}${after(planned.get(id)?.dependsOn ?? [])}`),
    ];
}
/** A bound, not a forecast: every attempt used, every one reviewed by all votes, and each quality review confirmed. */
function callsLine({ plan, iterations }, open) {
    const { caps, reviewAgent, specPasses, finalReview = 0 } = plan;
    const attempts = Math.min(caps.maxIterations - iterations, open * caps.maxAttempts);
    if (reviewAgent === 'none')
        return `At most ${attempts} agent calls; their cost is unknown to this agent.`;
    const reviews = attempts * (specPasses + 2) + finalReview;
    return `At most ${attempts + reviews} agent calls (${attempts} to implement, ${reviews} to review; more only where a reviewer gives no usable answer); their cost is unknown before.`;
}
function after(ids) {
    return ids.length === 0 ? '' : ` (after ${ids.join(', ')})`;
}

// EXTERNAL MODULE: ./build/action/action-end.js
var action_end = __webpack_require__(35741);
// EXTERNAL MODULE: ./build/action/open-next.js + 11 modules
var open_next = __webpack_require__(61251);
// EXTERNAL MODULE: ./build/action/prompts.js + 3 modules
var prompts = __webpack_require__(11099);
// EXTERNAL MODULE: ./build/action/refusal.js
var refusal = __webpack_require__(47355);
// EXTERNAL MODULE: ./build/action/resume-terms.js
var resume_terms = __webpack_require__(96314);
;// CONCATENATED MODULE: ./build/action/dry-run.js









/** The end of a step that only says what a run would do. */
async function dryRunEnd(call) {
    const done = await dryRun(call);
    if (!('state' in done))
        return (0,action_end/* refused */.J)(done);
    if (!call.plans)
        return ended('dry_run: true, so nothing was started; the log says what a run would do');
    if (call.prepared.objective !== undefined)
        return (0,action_end/* refused */.J)((0,refusal/* configError */.Fj)('mode: plan lists the stories of a prd.json, and this is one objective. Use mode: run.'));
    const matrix = matrixOf(openIn(done.state));
    const end = ended(`mode: plan, so nothing was started; the output matrix has ${matrix.length} entries`);
    return { ...end, outputs: { ...end.outputs, matrix: JSON.stringify(matrix) } };
}
function ended(reason) {
    return (0,action_end/* refused */.J)({ ok: false, halt: 'skipped', reasons: [reason] });
}
/** What a run would work on, with what each story waits for. */
function openIn(state) {
    const needs = new Map(state.plan.stories.map(({ id, dependsOn }) => [id, dependsOn]));
    return (0,story_list/* storiesOf */.TQ)(state)
        .filter(isLeft)
        .map(({ id }) => ({ id, dependsOn: needs.get(id) ?? [] }));
}
/**
 * Prints what a run would do (02-loop \u00a72 `dry_run`): its plan with what earlier nights know, or the run that it would go on with, and
 * the same first prompt; nothing else happens.
 */
async function dryRun(call) {
    const { log } = call;
    const brought = await call.bringing;
    if (!brought.ok)
        return brought;
    for (const notice of brought.notices)
        log.notice(notice);
    const recalled = await (0,open_next/* recallNext */.hA)(call, brought);
    if (!recalled.ok)
        return recalled;
    const step = stepOf(call, recalled);
    if ('ok' in step)
        return step;
    await show(call, step);
    return step;
}
function stepOf(call, { plan, goesOn }) {
    const { log, prepared } = call;
    const { resume } = prepared.settings;
    const why = goesOn && (0,resume_terms/* whyAnotherRun */.P)(goesOn, plan, resume);
    if (goesOn !== undefined && why === undefined)
        return resumed(call, goesOn);
    if (goesOn !== undefined)
        log.notice(`Run ${goesOn.plan.runId} did not end, but ${why}.`);
    if (resume === 'always')
        return (0,refusal/* configError */.Fj)('resume: always, but there is no unfinished run to resume.');
    for (const notice of plan.notices.slice(call.plan.notices.length))
        log.notice(notice);
    return { ...begun(call, withoutBaseline(plan)), plan };
}
async function show({ prepared, log }, { state, command, plan }) {
    // What an earlier run left may lie on another machine: only a new one's prompt is made of what is at hand.
    const first = plan !== undefined && command.type === 'implement'
        ? { story: command.story, prompt: (await (0,prompts/* promptMaker */.X7)(prepared)(command, state)).text }
        : undefined;
    const shown = plan === undefined ? { state, next: command } : { state: { ...state, plan } };
    for (const line of dryRunLines({ ...shown, first }))
        log.info(line);
}
function begun({ clock }, plan) {
    return (0,loop/* begin */.qN)({ stamp: { at: clock.wallMs(), elapsedMs: clock.elapsedMs() }, outcome: { type: 'begun', plan } });
}
function resumed({ clock, job }, state) {
    const stamp = { at: clock.wallMs(), elapsedMs: clock.elapsedMs() };
    return (0,loop/* transition */.kY)(state, { stamp, outcome: { type: 'resumed', workflowRun: job.workflowRun } });
}
/** Nothing runs, so that the first command is the first agent's. */
function withoutBaseline(plan) {
    return { ...plan, baseline: 'off', checks: plan.checks.map((check) => ({ ...check, baseline: 'off' })) };
}


/***/ })

};
