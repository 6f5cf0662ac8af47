export const id = 1403;
export const ids = [1403];
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

/***/ 8680:
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
// EXTERNAL MODULE: ./build/adapters/github/ready.js + 1 modules
var ready = __webpack_require__(17401);
// EXTERNAL MODULE: ./build/core/signoff.js
var signoff = __webpack_require__(28496);
;// CONCATENATED MODULE: ./build/action/face-draft.js


/**
 * The pull request of a run that waits for a sign-off is a draft: one that was marked ready for an earlier commit becomes one again.
 * Fails soft: the run waits all the same, and its readers are told.
 */
async function draftAgain(shown, state) {
    const { client, ensured } = shown;
    if (state === undefined || !(0,signoff/* isWaiting */.Gu)(state) || !ensured.ok || ensured.pull.draft)
        return shown;
    const marked = await (0,ready/* markDraft */.X)(client, ensured.pull.number);
    if (marked.type !== 'problem')
        return { ...shown, ensured: { ...ensured, pull: { ...ensured.pull, draft: true } } };
    const note = `It is no draft, although the run waits for a sign-off. ${marked.problem.message} Make it one by hand.`;
    return { ...shown, ensured: { ...ensured, notes: [...ensured.notes, note] } };
}

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
        settle: async (state = latest) => {
            // A night that tried nothing has nothing to tell.
            if (options.continues === true && latest !== undefined && latest.iterations > 0)
                begin(latest, false);
            // From here on nobody works any more: what is still under way has no more time than the end.
            (await connecting?.catch(() => undefined))?.beginEnd();
            const done = await showing?.catch(() => undefined);
            return factsOf(done && (await draftAgain(done, state)));
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

// EXTERNAL MODULE: ./build/adapters/github/comments.js + 1 modules
var comments = __webpack_require__(50070);
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

/***/ 17401:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ markDraft),
  H: () => (/* binding */ markReady)
});

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 17 modules
var schemas = __webpack_require__(38816);
;// CONCATENATED MODULE: ./build/adapters/github/graphql.js
/** GraphQL refuses with 200 and a list of errors; each has a type, which stands for the status that REST would send. */
async function asked(answer) {
    try {
        return await answer;
    }
    catch (error) {
        const { errors, headers } = error;
        const [first] = errors ?? [];
        if (first === undefined)
            throw error;
        const status = statuses[first.type ?? ''] ?? 422;
        throw Object.assign(new Error('GraphQL refused'), { response: { status, headers, data: first } });
    }
}
const statuses = { FORBIDDEN: 403, NOT_FOUND: 404, RATE_LIMITED: 429 };

;// CONCATENATED MODULE: ./build/adapters/github/ready.js


const pullSchema = schemas/* object */.Ikc({
    node_id: schemas/* string */.YjP(),
    draft: schemas/* boolean */.zMY().optional(),
    head: schemas/* object */.Ikc({ sha: schemas/* string */.YjP() }),
});
const readySchema = schemas/* object */.Ikc({
    markPullRequestReadyForReview: schemas/* object */.Ikc({ pullRequest: schemas/* object */.Ikc({ isDraft: schemas/* literal */.euz(false) }) }),
});
/** Only GraphQL ends a draft; GitHub asks for `contents: write` beside `pull-requests: write`. Never throws. */
async function markReady(client, { number: pull_number, sha }) {
    const read = await client.call({ does: `read pull request #${pull_number}`, permission: 'pull-requests: read', answer: pullSchema }, (rest, at) => rest.pulls.get({ ...at, pull_number }));
    if (!read.ok)
        return { type: 'problem', problem: read.problem };
    const { head } = read.data;
    if (head.sha !== sha)
        return { type: 'moved', to: head.sha };
    if (read.data.draft !== true)
        return { type: 'was-ready' };
    const { node_id: id } = read.data;
    const marked = await client.call({
        does: `mark pull request #${pull_number} as ready for review`,
        permission: 'contents: write, pull-requests: write',
        answer: readySchema,
    }, async (octokit, { request }) => ({ data: await asked(octokit.graphql(mutation, { id, request })), headers: {} }));
    return marked.ok ? { type: 'marked' } : { type: 'problem', problem: marked.problem };
}
const mutation = 'mutation ($id: ID!) { markPullRequestReadyForReview(input: { pullRequestId: $id }) { pullRequest { isDraft } } }';
const draftSchema = schemas/* object */.Ikc({
    convertPullRequestToDraft: schemas/* object */.Ikc({ pullRequest: schemas/* object */.Ikc({ isDraft: schemas/* literal */.euz(true) }) }),
});
/** The other way round: what waits for a sign-off is no more than a draft. Never throws. */
async function markDraft(client, pull_number) {
    const read = await client.call({ does: `read pull request #${pull_number}`, permission: 'pull-requests: read', answer: pullSchema }, (rest, at) => rest.pulls.get({ ...at, pull_number }));
    if (!read.ok)
        return { type: 'problem', problem: read.problem };
    if (read.data.draft === true)
        return { type: 'was-draft' };
    const { node_id: id } = read.data;
    const marked = await client.call({
        does: `make pull request #${pull_number} a draft again`,
        permission: 'contents: write, pull-requests: write',
        answer: draftSchema,
    }, async (octokit, { request }) => ({ data: await asked(octokit.graphql(toDraft, { id, request })), headers: {} }));
    return marked.ok ? { type: 'marked' } : { type: 'problem', problem: marked.problem };
}
const toDraft = 'mutation ($id: ID!) { convertPullRequestToDraft(input: { pullRequestId: $id }) { pullRequest { isDraft } } }';


/***/ }),

/***/ 78179:
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
;// CONCATENATED MODULE: ./build/report/lately.js

/** One line for the live comment; none where nobody works or nothing was said. */
function latelyLine(lately) {
    if (lately === undefined)
        return [];
    const { tool, tokens, retries } = lately;
    const told = [
        ...(tool === undefined ? [] : [(0,markdown/* text */.Qq)(tool, 160)]),
        ...(tokens === undefined ? [] : [(0,markdown/* text */.Qq)(tokens, 160)]),
        ...(retries === 0 ? [] : [retries === 1 ? '1 request made again' : `${retries} requests made again`]),
    ];
    return told.length === 0 ? [] : [`The agent says it is at work: ${told.join(' \u00b7 ')}`];
}

// EXTERNAL MODULE: ./build/report/model.js + 6 modules
var model = __webpack_require__(88872);
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
    const { links, lately, maxChars = 64_000 } = context;
    const run = (0,model/* view */.U)(state, context);
    const asked = askedLine(state.plan);
    const document = (0,extent/* fitted */.$)({
        shedding,
        isWorthIt: (extent) => 200 * Math.min(run.failures.length, extent.blocks) <= maxChars,
        render: (extent, left) => join([
            ...head(run, links),
            ...latelyLine(lately),
            ...asked,
            ...leftOut(left),
            ...body(run, links, extent),
            ...tail(run, links),
        ]),
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
// EXTERNAL MODULE: ./build/report/model.js + 6 modules
var model = __webpack_require__(88872);
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
    return final.map((view) => {
        const what = view.isReview ? `The ${view.name}` : `The final check ${view.name}`;
        if ((0,final_section/* isFailed */.I)(view))
            return `${what} did not pass on these stories together: ${view.reason}. Repair that before you merge.`;
        return `${what} passed on these stories together${view.reason === '' ? '' : `, with a warning: ${view.reason}`}.`;
    });
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


/***/ })

};
