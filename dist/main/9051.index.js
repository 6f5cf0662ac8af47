export const id = 9051;
export const ids = [9051];
export const modules = {

/***/ 59051:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   archiveLeft: () => (/* binding */ archiveLeft)
/* harmony export */ });
/* harmony import */ var _adapters_archive_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98819);
/* harmony import */ var _core_archive_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14568);
/* harmony import */ var _report_messages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75327);
/* harmony import */ var _report_time_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68062);
/* harmony import */ var _policy_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(77892);





/**
 * The plan on a run start of its own that keeps a copy of the backlog of the run before, where `branchName` of the same file was
 * changed since (02-loop \u00a76). It reaches the branch with the first story that passes; until then later runs make it again.
 */
async function archiveLeft({ repository }, plan, { latest, at }) {
    const left = (0,_core_archive_js__WEBPACK_IMPORTED_MODULE_0__/* .leftBacklog */ .N)(latest, plan);
    const { prdPath, feature, start } = plan;
    if (left === undefined || prdPath === undefined)
        return plan;
    const imported = await repository.importCommit(left);
    if (!imported.ok)
        return noted(plan, `The backlog of the last run was not archived: ${imported.problem.message}`);
    const files = { repository, prdPath, progressPath: (0,_policy_paths_js__WEBPACK_IMPORTED_MODULE_3__/* .progressPath */ .T3)(prdPath) };
    const message = (folder) => (0,_report_messages_js__WEBPACK_IMPORTED_MODULE_1__/* .leftMessage */ .xT)(plan, folder);
    const date = (0,_report_time_js__WEBPACK_IMPORTED_MODULE_2__/* .isoTime */ .Ly)(at).slice(0, 10);
    const { made, folder, problem } = await (0,_adapters_archive_js__WEBPACK_IMPORTED_MODULE_4__/* .archiveFeature */ .T)(files, {
        ...{ feature, from: left, peoples: left, onto: start, date, at, message },
    });
    if (folder === '')
        return noted(plan, `The backlog of the last run was not archived: ${problem}`);
    if (made === undefined)
        return plan;
    await repository.setRef(`refs/ralph/${feature}/start`, made.commit);
    const told = noted(plan, `"branchName" was changed since the last run: what that worked on is kept in ${folder}.`);
    return { ...told, archives: left, start: { ...made, made: true } };
}
function noted(plan, notice) {
    return { ...plan, notices: [...plan.notices, notice] };
}


/***/ }),

/***/ 98819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ archiveFeature)
/* harmony export */ });
/** Where finished features are kept. */
const PLACE = '.ralph/archive';
/**
 * A commit with copies of prd.json and progress.txt as a run left them, and of prompt.md and specs/ as people had them when it
 * began: nothing of an agent. A prd.json that an archive of the feature holds already is not kept twice, and no archive is written
 * over (catalogue D12, D14).
 */
async function archiveFeature(files, place) {
    const { repository, prdPath } = files;
    const { feature, from, onto } = place;
    const prd = await repository.readFile(from, prdPath);
    if (prd === undefined)
        return { folder: '', problem: `${prdPath} is not in ${from.slice(0, 10)}.` };
    const inTheWay = await fileInTheWay(repository, onto.commit);
    if (inTheWay !== undefined)
        return { folder: '', problem: `${inTheWay} is no folder, and nothing is written over.` };
    const there = await archivesOf(repository, onto.commit);
    for (const name of there.filter((each) => isOf(feature, each))) {
        const kept = await repository.readFile(onto.commit, `${PLACE}/${name}/prd.json`);
        if (kept?.bytes.equals(prd.bytes))
            return { folder: `${PLACE}/${name}`, problem: '' };
    }
    const folder = `${PLACE}/${freeName(`${place.date}-${feature}`, there)}`;
    const copies = [
        { path: `${folder}/prd.json`, mode: MODE, bytes: prd.bytes },
        ...(await copiesOf(files, place, folder)),
    ];
    const tree = await repository.overlay(onto.tree, copies);
    const commit = await repository.commit({
        tree,
        parents: [onto.commit],
        message: place.message(folder),
        at: place.at,
    });
    return { made: { commit, tree }, folder, problem: '' };
}
const MODE = '100644';
/** A file, link or submodule that stands where a folder of ours would be. */
async function fileInTheWay(repository, commit) {
    const [top, below] = await Promise.all(['', '.ralph'].map((folder) => repository.listFolder(commit, folder)));
    const places = [...(top ?? []), ...(below ?? [])];
    return places.find(({ path, isFolder }) => !isFolder && (path === '.ralph' || path === PLACE))?.path;
}
/** Names of the archives that a commit holds. */
async function archivesOf(repository, commit) {
    const entries = await repository.listFolder(commit, PLACE);
    return entries.map(({ path }) => path.slice(PLACE.length + 1));
}
function isOf(feature, name) {
    return name.slice('2026-01-09-'.length).replace(/-\d+$/, '') === feature.replace(/-\d+$/, '');
}
function freeName(wanted, there) {
    const taken = new Set(there.map((name) => name.toLowerCase()));
    for (let count = 1;; count += 1) {
        const name = count === 1 ? wanted : `${wanted}-${count}`;
        if (!taken.has(name))
            return name;
    }
}
async function copiesOf({ repository, prdPath, progressPath }, { from, peoples }, folder) {
    const home = prdPath.includes('/') ? prdPath.slice(0, prdPath.lastIndexOf('/') + 1) : '';
    // A folder `specs` beside a lone prd.json is the project's own.
    const specs = home.startsWith('.ralph/') ? await repository.listFiles(peoples, `${home}specs`) : [];
    const texts = specs.filter(({ mode }) => mode.startsWith('100')).map(({ path }) => path);
    const copies = await Promise.all([
        copy(repository, { from, path: progressPath, to: `${folder}/progress.txt` }),
        ...[`${home}prompt.md`, ...texts].map((path) => copy(repository, { from: peoples, path, to: `${folder}/${path.slice(home.length)}` })),
    ]);
    return copies.flatMap((each) => each ?? []);
}
/** Undefined for what is not there, or is no plain file. */
async function copy(repository, { from, path, to }) {
    const file = await repository.readFile(from, path);
    return file?.mode.startsWith('100') ? { path: to, mode: MODE, bytes: file.bytes } : undefined;
}


/***/ }),

/***/ 75327:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D1: () => (/* binding */ storyMessage),
/* harmony export */   Lt: () => (/* binding */ attemptMessage),
/* harmony export */   Mb: () => (/* binding */ archiveMessage),
/* harmony export */   hT: () => (/* binding */ wipBranch),
/* harmony export */   oh: () => (/* binding */ failureMessage),
/* harmony export */   xT: () => (/* binding */ leftMessage)
/* harmony export */ });
/* harmony import */ var _core_own_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(92966);
/* harmony import */ var _core_slug_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(66427);
/* harmony import */ var _core_split_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92474);
/* harmony import */ var _core_story_list_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25212);
/* harmony import */ var _attempt_facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(80012);
/* harmony import */ var _model_review_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(76391);
/* harmony import */ var _review_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84111);
/* harmony import */ var _sanitise_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49934);
/* harmony import */ var _time_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68062);









/** Longest title in a subject; git shows about 70 characters, hosts cut at some hundred. */
const TITLE_CHARS = 100;
/**
 * Message of a passed story's commit: the template (`feat: [{id}] - {title}` by default; `{feature}`, `{run}` and `{attempts}` are
 * known too), how it passed, and trailers (02-loop \u00a71 "Pass", 03-interface \u00a76).
 */
function storyMessage(state, storyId) {
    const story = storyOf(state, storyId);
    const last = story.attempts.at(-1);
    const { plan } = state;
    return message(fromTemplate(state, story), [passedBy(state, story)], [
        `Ralph-Story: ${(0,_sanitise_js__WEBPACK_IMPORTED_MODULE_4__/* .forCommitMessage */ .st)(story.id)}`,
        `Ralph-Run: ${(0,_sanitise_js__WEBPACK_IMPORTED_MODULE_4__/* .forCommitMessage */ .st)(plan.runId)}`,
        `Ralph-Attempts: ${story.attempts.length}`,
        `Ralph-Gates: ${gatesDigest(last)}`,
        ...(plan.signOff === undefined ? [] : [`Signed-off-by: ${(0,_sanitise_js__WEBPACK_IMPORTED_MODULE_4__/* .forCommitMessage */ .st)(plan.signOff)}`]),
    ]);
}
/**
 * Message of the commit that keeps a story's work on its wip branch (02-loop \u00a76 "Failure commit message").
 * @param subject replaces `Ralph Loop failed: <story>`, for example by `chore: ralph-loop budget exceeded`
 */
function failureMessage(state, storyId, subject) {
    const story = storyOf(state, storyId);
    const last = story.attempts.at(-1);
    return [
        (0,_sanitise_js__WEBPACK_IMPORTED_MODULE_4__/* .forCommitMessage */ .st)(subject ?? `Ralph Loop failed: ${story.id}`),
        '',
        `Iterations: ${story.attempts.length}/${(0,_core_split_js__WEBPACK_IMPORTED_MODULE_0__/* .mostAttempts */ .Gc)(state, story)}`,
        `Last gate: ${last === undefined ? 'none' : last.lastGate === 'test' ? 'tests' : last.lastGate}`,
        `Error hash: ${(0,_sanitise_js__WEBPACK_IMPORTED_MODULE_4__/* .forCommitMessage */ .st)(last?.fingerprint ?? '') || 'none'}`,
        '',
        'See .ralph_state.md for full history',
        '',
    ].join('\n');
}
/** Message of the commit that keeps the files of a feature whose stories have all passed (02-loop \u00a76). */
function archiveMessage({ plan }, folder) {
    return message(`chore: archive ${(0,_sanitise_js__WEBPACK_IMPORTED_MODULE_4__/* .forCommitMessage */ .st)(plan.feature)}`, [`All stories passed: what they were made from is kept in ${(0,_sanitise_js__WEBPACK_IMPORTED_MODULE_4__/* .forCommitMessage */ .st)(folder)}.`], [
        `Ralph-Run: ${(0,_sanitise_js__WEBPACK_IMPORTED_MODULE_4__/* .forCommitMessage */ .st)(plan.runId)}`,
        ...(plan.signOff === undefined ? [] : [`Signed-off-by: ${(0,_sanitise_js__WEBPACK_IMPORTED_MODULE_4__/* .forCommitMessage */ .st)(plan.signOff)}`]),
    ]);
}
/** Message of the commit that keeps the files of a backlog which another one has taken the place of (02-loop \u00a76). */
function leftMessage({ feature, runId }, folder) {
    return message(`chore: archive ${(0,_sanitise_js__WEBPACK_IMPORTED_MODULE_4__/* .forCommitMessage */ .st)(feature)}`, [`Another backlog has taken its place: what the last run worked on is kept in ${(0,_sanitise_js__WEBPACK_IMPORTED_MODULE_4__/* .forCommitMessage */ .st)(folder)}.`], [`Ralph-Run: ${(0,_sanitise_js__WEBPACK_IMPORTED_MODULE_4__/* .forCommitMessage */ .st)(runId)}`]);
}
/** Message of an attempt's candidate commit, made before its gates run; kept under `refs/ralph/<feature>/attempt/<run>/<n>`. */
function attemptMessage(call) {
    return message(`ralph: ${(0,_sanitise_js__WEBPACK_IMPORTED_MODULE_4__/* .forCommitMessage */ .st)(call.story)} attempt ${call.attempt}`, [], [
        `Ralph-Story: ${(0,_sanitise_js__WEBPACK_IMPORTED_MODULE_4__/* .forCommitMessage */ .st)(call.story)}`,
        `Ralph-Run: ${(0,_sanitise_js__WEBPACK_IMPORTED_MODULE_4__/* .forCommitMessage */ .st)(call.runId)}`,
        `Ralph-Iteration: ${call.iteration}`,
    ]);
}
/** Branch that keeps a story's work: `wip/ralph-fail-<slug>-<yyyymmdd-HHMMSS>`, UTC (02-loop \u00a76). Collisions are the caller's. */
function wipBranch(storyId, at) {
    return `wip/ralph-fail-${(0,_core_slug_js__WEBPACK_IMPORTED_MODULE_6__/* .slug */ .y)(storyId)}-${(0,_time_js__WEBPACK_IMPORTED_MODULE_5__/* .fileStamp */ .a9)(at)}`;
}
/** Gates with their verdicts, for example `implement=pass integrity=warn unit=pass spec=not-reviewed`. */
function gatesDigest(attempt) {
    const gates = (0,_attempt_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .lastOfEach */ .Pv)(attempt?.gates ?? []);
    return gates.length === 0 ? 'none' : (0,_sanitise_js__WEBPACK_IMPORTED_MODULE_4__/* .forCommitMessage */ .st)(gates.map(digest).join(' '), 2000);
}
function digest(gate) {
    const notReviewed = gate.verdict === 'skipped' && (gate.gate === 'spec' || gate.gate === 'quality');
    return `${gate.check ?? gate.gate}=${notReviewed ? 'not-reviewed' : gate.verdict}`;
}
function fromTemplate({ plan }, story) {
    const values = {
        id: (0,_sanitise_js__WEBPACK_IMPORTED_MODULE_4__/* .forCommitMessage */ .st)(story.id),
        title: (0,_sanitise_js__WEBPACK_IMPORTED_MODULE_4__/* .forCommitMessage */ .st)(story.title, TITLE_CHARS),
        feature: (0,_sanitise_js__WEBPACK_IMPORTED_MODULE_4__/* .forCommitMessage */ .st)(plan.feature),
        run: (0,_sanitise_js__WEBPACK_IMPORTED_MODULE_4__/* .forCommitMessage */ .st)(plan.runId),
        attempts: String(story.attempts.length),
    };
    // One pass: a title that contains `{id}` is not a template.
    return plan.messageTemplate.replace(/\{(\w+)\}/g, (whole, name) => (0,_core_own_js__WEBPACK_IMPORTED_MODULE_7__/* .own */ .Z)(values, name) ?? whole).trim();
}
/** The checks by name, then what the reviewers came to. */
function passedBy(state, story) {
    const gates = (0,_attempt_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .lastOfEach */ .Pv)(story.attempts.at(-1)?.gates ?? []);
    const tests = gates.filter((gate) => gate.gate === 'test');
    const ran = tests.filter(({ verdict }) => verdict !== 'skipped').map(_attempt_facts_js__WEBPACK_IMPORTED_MODULE_2__/* .gateLabel */ .GS);
    const none = tests.length === 0 ? 'no check is configured' : 'no check applies';
    const by = [...(ran.length === 0 ? [none] : ran), ...reviewedBy(state, story)];
    const parts = story.split?.parts.length ?? 0;
    const of = parts === 0 ? `of ${(0,_core_split_js__WEBPACK_IMPORTED_MODULE_0__/* .mostAttempts */ .Gc)(state, story)}` : `in all, in ${parts} sub-stories`;
    return `Passed on attempt ${story.attempts.length} ${of}: ${(0,_sanitise_js__WEBPACK_IMPORTED_MODULE_4__/* .forCommitMessage */ .st)(by.join(', '))}.`;
}
function reviewedBy(state, story) {
    const reviews = (0,_model_review_js__WEBPACK_IMPORTED_MODULE_8__/* .reviewsOf */ .Nv)(story, undefined);
    const said = {
        reviews,
        spec: (0,_model_review_js__WEBPACK_IMPORTED_MODULE_8__/* .reviewVerdict */ .C7)(state, story, 'spec'),
        quality: (0,_model_review_js__WEBPACK_IMPORTED_MODULE_8__/* .reviewVerdict */ .C7)(state, story, 'quality'),
    };
    return reviews.map(({ gate }) => `${gate} (${gate === 'spec' ? (0,_review_words_js__WEBPACK_IMPORTED_MODULE_3__/* .specWords */ .z8)(said) : (0,_review_words_js__WEBPACK_IMPORTED_MODULE_3__/* .qualityWords */ .Hu)(said)})`);
}
function message(subject, paragraphs, trailers) {
    return `${[subject, ...paragraphs, trailers.join('\n')].join('\n\n')}\n`;
}
function storyOf(state, storyId) {
    const story = (0,_core_story_list_js__WEBPACK_IMPORTED_MODULE_1__/* .storiesOf */ .TQ)(state).find((each) => each.id === storyId);
    if (story === undefined)
        throw new Error(`The run has no story "${storyId}".`);
    return story;
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


/***/ })

};
