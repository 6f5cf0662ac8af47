export const id = 879;
export const ids = [879];
export const modules = {

/***/ 3260:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  dryRun: () => (/* binding */ dryRun)
});

// EXTERNAL MODULE: ./build/core/loop.js + 35 modules
var loop = __webpack_require__(9706);
// EXTERNAL MODULE: ./build/report/check-words.js
var check_words = __webpack_require__(7435);
// EXTERNAL MODULE: ./build/report/sanitise.js + 2 modules
var sanitise = __webpack_require__(9934);
// EXTERNAL MODULE: ./build/report/time.js
var time = __webpack_require__(8062);
;// CONCATENATED MODULE: ./build/report/dry-run.js



/** Log lines: plan, gates, caps, costs and the first prompt. */
function dryRunLines({ plan, first }) {
    const { caps } = plan;
    const open = plan.stories.filter((story) => story.was === 'open' && story.inScope);
    return (0,sanitise/* forLog */.Ig)([
        'Dry run: nothing is started, nothing is changed.',
        `Rules are read at ${plan.base.branch} ${plan.base.commit.slice(0, 10)}; work starts from ${plan.start.commit.slice(0, 10)}.`,
        `Passed stories would go to branch ${plan.branch}.`,
        `Agent: ${plan.agent}. Reviewer: ${plan.reviewAgent === 'none' ? 'not reviewed' : plan.reviewAgent}.`,
        ...(plan.checks.length === 0 ? ['Checks: none, nothing is tested.'] : ['Checks:']),
        ...plan.checks.map((check) => `  ${check.name}: ${check.command}${(0,check_words/* when */.z)(check)}`),
        ...(plan.setup === undefined ? [] : [`Setup, where manifests or lock files changed: ${plan.setup.command}`]),
        ...(plan.workingDirectory === undefined ? [] : [`Working directory: ${plan.workingDirectory}`]),
        `Caps: ${caps.maxAttempts} attempts per story, ${caps.maxIterations} iterations, ${caps.maxCommits} commits, ${(0,time/* duration */.p0)(caps.runMs)} wall clock.`,
        callsLine(plan, open.length),
        ...work(plan, open),
        ...(first === undefined ? [] : [`First prompt (story ${first.story}):`, ...first.prompt.split('\n')]),
    ]);
}
function work({ objective, prdPath, stories }, open) {
    if (objective !== undefined)
        return [`Objective: ${objective.text}`];
    return [
        `Open stories of ${prdPath}: ${open.length} of ${stories.length}`,
        ...open.map((story) => `  ${story.id} ${story.title}${after(story.dependsOn)}`),
    ];
}
/** A bound, not a forecast: every attempt used, every one reviewed by all votes, and each quality review confirmed. */
function callsLine({ caps, reviewAgent, specPasses }, open) {
    const attempts = Math.min(caps.maxIterations, open * caps.maxAttempts);
    if (reviewAgent === 'none')
        return `At most ${attempts} agent calls; their cost is unknown to this agent.`;
    const reviews = attempts * (specPasses + 2);
    return `At most ${attempts + reviews} agent calls (${attempts} to implement, ${reviews} to review; more only where a reviewer gives no usable answer); their cost is unknown before.`;
}
function after(ids) {
    return ids.length === 0 ? '' : ` (after ${ids.join(', ')})`;
}

// EXTERNAL MODULE: ./build/action/prompts.js + 3 modules
var prompts = __webpack_require__(1099);
;// CONCATENATED MODULE: ./build/action/dry-run.js



/** Prints what a run would do (02-loop \u00a72 `dry_run`): the same plan and the same first prompt, and nothing else happens. */
async function dryRun(prepared, plan, { log, clock }) {
    const stamp = { at: clock.wallMs(), elapsedMs: clock.elapsedMs() };
    const { state, command } = (0,loop/* begin */.qN)({ stamp, outcome: { type: 'begun', plan: withoutBaseline(plan) } });
    const first = command.type === 'implement'
        ? { story: command.story, prompt: (await (0,prompts/* promptMaker */.X7)(prepared)(command, state)).text }
        : undefined;
    for (const line of dryRunLines({ plan, first }))
        log.info(line);
}
/** Nothing runs, so that the first command is the first agent's. */
function withoutBaseline(plan) {
    return { ...plan, baseline: 'off', checks: plan.checks.map((check) => ({ ...check, baseline: 'off' })) };
}


/***/ })

};
