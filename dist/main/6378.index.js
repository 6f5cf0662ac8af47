export const id = 6378;
export const ids = [6378];
export const modules = {

/***/ 40281:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sz: () => (/* binding */ checkApiUrl),
/* harmony export */   XH: () => (/* binding */ compareUrl),
/* harmony export */   tE: () => (/* binding */ isLoopbackUrl)
/* harmony export */ });
/** Whether a token may be sent there: https, or plain http to this very machine (10-fine-print, last line). */
function checkApiUrl(apiUrl) {
    const url = URL.parse(apiUrl);
    if (url === null)
        return { ok: false, message: `GITHUB_API_URL "${apiUrl}" is not a URL.` };
    if (url.username !== '' || url.password !== '') {
        return {
            ok: false,
            message: `GITHUB_API_URL on ${url.host} carries a user or token. Pass the token as github_token.`,
        };
    }
    if (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname)))
        return { ok: true };
    return {
        ok: false,
        message: `GITHUB_API_URL "${apiUrl}" uses ${url.protocol.slice(0, -1)}, which shows the token to the network. Use https.`,
    };
}
/** Whether the address is on this machine, where no proxy is asked. */
function isLoopbackUrl(text) {
    return isLoopback(URL.parse(text)?.hostname ?? '');
}
function isLoopback(hostname) {
    const host = hostname.toLowerCase();
    return host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127(\.\d+){3}$/.test(host);
}
/** The page on which a person makes the pull request with one click. */
function compareUrl({ serverUrl, owner, repo }, { base, head }) {
    const range = `${encodeRef(base)}...${encodeRef(head)}`;
    return `${serverUrl.replace(/\/+$/, '')}/${owner}/${repo}/compare/${range}?expand=1`;
}
function encodeRef(ref) {
    return ref.split('/').map(encodeURIComponent).join('/');
}


/***/ }),

/***/ 46596:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   SQ: () => (/* binding */ USUAL_PER_HOUR),
/* harmony export */   bK: () => (/* binding */ EDIT_GAP_MS),
/* harmony export */   nI: () => (/* binding */ requestBudget)
/* harmony export */ });
/** Requests that one run may make within any hour (05-github, limits: all jobs of a repository share 1,000). */
const RUN_PER_HOUR = 60;
/**
 * What of these is kept for the rest of a run beside its live comment, whichever client makes it: who asked and whether they may, the
 * answer to them, the lock, the pull request, the last words.
 */
const KEPT = 14;
/** Requests per hour of one client, after which only the last edit is made. */
const USUAL_PER_HOUR = RUN_PER_HOUR - KEPT;
/** Between two edits of a live comment, milliseconds: never less than a minute (03-interface \u00a76), and an hour of them fits the budget. */
const EDIT_GAP_MS = 90_000;
const hourMs = 3_600_000;
/** @param now monotonic milliseconds */
function requestBudget(perHour, now) {
    let made = [];
    return {
        note: () => {
            made = [...made, now()];
        },
        left: () => {
            made = made.filter((atMs) => atMs > now() - hourMs);
            return Math.max(0, perHour - made.length);
        },
    };
}


/***/ }),

/***/ 26378:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  G: () => (/* binding */ fetchFor),
  openGitHub: () => (/* binding */ openGitHub)
});

// EXTERNAL MODULE: ./build/adapters/github/address.js
var github_address = __webpack_require__(40281);
;// CONCATENATED MODULE: ./build/adapters/github/bounded-fetch.js
/** The largest answers that we ask for, a page of 100 comments, have 7 MB at most. */
const MOST_BYTES = 16 * 1024 * 1024;
/** The same fetch, whose answers end with an error when they are larger than anything GitHub sends (catalogue H). */
function boundedFetch(fetch) {
    return async (input, init) => {
        const response = await fetch(input, init);
        if (response.body === null)
            return response;
        const { status, statusText, headers } = response;
        return new Response(response.body.pipeThrough(counter()), { status, statusText, headers });
    };
}
function counter() {
    let bytes = 0;
    return new TransformStream({
        transform: (chunk, controller) => {
            bytes += chunk.byteLength;
            if (bytes > MOST_BYTES)
                controller.error(new Error(`The answer has more than ${MOST_BYTES} bytes.`));
            else
                controller.enqueue(chunk);
        },
    });
}

// EXTERNAL MODULE: ./build/adapters/github/budget.js
var github_budget = __webpack_require__(46596);
;// CONCATENATED MODULE: ./build/adapters/github/clock.js
/** The machine's own time. */
function systemGitHubClock() {
    return {
        nowMs: () => performance.now(),
        wait: (forMs, signal) => new Promise((resolve) => {
            if (signal.aborted || forMs <= 0)
                return resolve();
            const done = () => {
                clearTimeout(timer);
                signal.removeEventListener('abort', done);
                resolve();
            };
            const timer = setTimeout(done, forMs);
            signal.addEventListener('abort', done);
        }),
        alarm: (inMs, ring) => {
            const timer = setTimeout(ring, inMs).unref();
            return () => clearTimeout(timer);
        },
    };
}

;// CONCATENATED MODULE: ./build/adapters/github/ended.js
/** A call that we ended ourselves: the run was cancelled, or the answer took too long. Caught by the client, never seen outside. */
class CallEnded extends Error {
    ended;
    /** The retry plugin looks here for its settings, and finds none: what we ended is not begun again. */
    request = {};
    constructor(ended) {
        super(ended === 'aborted' ? 'the run was cancelled' : 'no answer in time');
        this.name = 'CallEnded';
        this.ended = ended;
    }
}
/** A success that is no JSON: an empty or cut body, or a web page. To the retry plugin it looks like a bad gateway. */
class UnreadableAnswer extends Error {
    status = 502;
    unreadable = true;
    request;
    constructor(request) {
        super('the answer is not the JSON that was promised');
        this.name = 'UnreadableAnswer';
        this.request = request;
    }
}

// EXTERNAL MODULE: ./node_modules/@octokit/plugin-retry/dist-bundle/index.js
var dist_bundle = __webpack_require__(49735);
// EXTERNAL MODULE: ./node_modules/@octokit/plugin-throttling/dist-bundle/index.js
var plugin_throttling_dist_bundle = __webpack_require__(86856);
// EXTERNAL MODULE: ./node_modules/@octokit/rest/dist-src/index.js + 3 modules
var dist_src = __webpack_require__(11267);
;// CONCATENATED MODULE: ./build/adapters/github/pace.js
/**
 * Starts tasks at least `gapMs` apart. In place of the plugin's own groups, which all clients of a process share, wait on a
 * clock of their own and go on waiting after a cancel.
 */
function paceGroup(gapMs, { clock, signal }) {
    let freeAtMs = Number.NEGATIVE_INFINITY;
    const schedule = async (_options, task) => {
        const nowMs = clock.nowMs();
        const startMs = Math.max(nowMs, freeAtMs);
        freeAtMs = startMs + gapMs;
        if (startMs > nowMs)
            await clock.wait(startMs - nowMs, signal);
        return await task();
    };
    return { key: () => ({ schedule }) };
}

;// CONCATENATED MODULE: ./build/adapters/github/octokit.js





/** The official client with its retry and throttling plugins (05-github; catalogue H3); all waits are ours, so that they end. */
function createOctokit(settings) {
    const { apiUrl, token, fetch } = settings;
    // Innermost first: an attempt of ours is what the plugins repeat.
    const Client = dist_src/* Octokit */.E.plugin(attempts(settings), dist_bundle/* retry */.L, plugin_throttling_dist_bundle/* throttling */.A);
    return new Client({
        auth: token,
        baseUrl: apiUrl.replace(/\/+$/, ''),
        userAgent: 'ralph-action',
        log: silent,
        request: { fetch },
        retry: { doNotRetry: [400, 401, 403, 404, 410, 422, 429, 451], retryAfterBaseValue: 0 },
        throttle: throttleOf(settings),
    });
}
const silent = { debug: ignore, info: ignore, warn: ignore, error: ignore };
function ignore() { }
/** The plugin recognises limits and repeats; how long is waited is decided by the call's patience. */
function throttleOf(settings) {
    const honour = (afterS, { request }) => request.patience.limit(afterS * 1000);
    const throttle = {
        id: crypto.randomUUID(),
        retryAfterBaseValue: 0,
        write: paceGroup(1_000, settings),
        notifications: paceGroup(3_000, settings),
        onRateLimit: honour,
        onSecondaryRateLimit: honour,
    };
    return throttle;
}
function attempts(settings) {
    return ({ hook }) => {
        hook.wrap('request', (send, options) => attempt(settings, options, async () => send(options)));
        return {};
    };
}
async function attempt(settings, options, send) {
    const { patience, retryCount = 0 } = options.request;
    if (retryCount > 0)
        await patience.backoff(retryCount);
    try {
        return await sendInTime(settings, { send, options, limitMs: patience.attemptMs() });
    }
    catch (error) {
        const waitMs = unspokenLimitMs(error);
        if (waitMs === undefined || !(await patience.limit(waitMs)))
            throw error;
        return attempt(settings, options, send);
    }
}
async function sendInTime(settings, sending) {
    const { clock, signal, onRequest } = settings;
    const { send, options, limitMs } = sending;
    const late = new AbortController();
    const cancel = clock.alarm(limitMs, () => late.abort(new CallEnded('timeout')));
    options.headers['x-github-api-version'] = '2022-11-28';
    Object.assign(options.request, { signal: AbortSignal.any([signal, late.signal]) });
    onRequest();
    try {
        const response = await send();
        if (response.status !== 204 && typeof response.data !== 'object')
            throw new UnreadableAnswer({ ...options });
        return response;
    }
    catch (error) {
        throw signal.aborted ? new CallEnded('aborted') : error;
    }
    finally {
        cancel();
    }
}
/** `retry-after` counts even where the words that the plugin looks for are missing, as behind other front ends. */
function unspokenLimitMs(error) {
    const { status, message = '', response, } = error;
    const afterS = Number(response?.headers?.['retry-after']);
    if ((status !== 403 && status !== 429) || !(afterS > 0) || /\bsecondary rate\b/i.test(message))
        return undefined;
    return response?.headers?.['x-ratelimit-remaining'] === '0' ? undefined : afterS * 1000;
}

;// CONCATENATED MODULE: ./build/adapters/github/patience.js

const callMs = 90_000;
const answerMs = 10_000;
const limitsMs = 60_000;
/** Patience for one call, from now on: 10 s for an answer, 60 s for rate limits, 90 s in all. */
function createPatience({ clock, signal, endsAtMs, onNote }) {
    const overMs = clock.nowMs() + callMs;
    let limitsLeftMs = limitsMs;
    const leftMs = () => {
        if (signal.aborted)
            throw new CallEnded('aborted');
        return Math.min(overMs, endsAtMs()) - clock.nowMs();
    };
    return {
        attemptMs: () => {
            const left = leftMs();
            if (left <= 0)
                throw new CallEnded('timeout');
            return Math.min(answerMs, left);
        },
        backoff: async (repetition) => {
            const pauseMs = repetition ** 2 * 1000;
            if (pauseMs >= leftMs())
                throw new CallEnded('timeout');
            await clock.wait(pauseMs, signal);
        },
        limit: async (askedMs) => {
            if (signal.aborted || askedMs > limitsLeftMs || askedMs >= leftMs())
                return false;
            limitsLeftMs -= askedMs;
            onNote(`GitHub's rate limit is reached; waiting ${Math.ceil(askedMs / 1000)} s as it asks.`);
            await clock.wait(askedMs, signal);
            return !signal.aborted;
        },
    };
}

// EXTERNAL MODULE: ./build/adapters/github/problem.js + 1 modules
var problem = __webpack_require__(1455);
;// CONCATENATED MODULE: ./build/adapters/github/client.js








/** Connects nothing yet; refuses an address over which the token could be read. */
async function openGitHub(options) {
    const address = (0,github_address/* checkApiUrl */.Sz)(options.apiUrl);
    if (!address.ok)
        return { ok: false, problem: { kind: 'invalid', message: address.message } };
    return { ok: true, client: createClient(options, boundedFetch(await fetchFor(options.apiUrl))) };
}
/** The toolkit's fetch knows the runner's proxy settings; it is loaded only where a proxy can be asked. */
async function fetchFor(apiUrl) {
    if ((0,github_address/* isLoopbackUrl */.tE)(apiUrl))
        return globalThis.fetch;
    const { defaults } = await Promise.all(/* import() */[__webpack_require__.e(4119), __webpack_require__.e(7176)]).then(__webpack_require__.bind(__webpack_require__, 47176));
    return defaults.request.fetch;
}
const endMs = 90_000;
function createClient(options, fetch) {
    const { serverUrl, owner, repo, token, signal, onNote, requestsPerHour: perHour = github_budget/* USUAL_PER_HOUR */.SQ } = options;
    const clock = options.clock ?? systemGitHubClock();
    const budget = (0,github_budget/* requestBudget */.nI)(perHour, clock.nowMs);
    let used = 0;
    let endsAtMs = Number.POSITIVE_INFINITY;
    const onRequest = () => {
        used += 1;
        budget.note();
    };
    const octokit = createOctokit({ apiUrl: options.apiUrl, token, signal, clock, fetch, onRequest });
    const patience = () => createPatience({ clock, signal, onNote, endsAtMs: () => endsAtMs });
    return {
        serverUrl,
        owner,
        repo,
        clock,
        bearer: token.startsWith('ghs_') ? 'installation' : 'unknown',
        call: (call, run) => {
            const request = { patience: patience(), ...(call.once === true ? { retries: 0 } : {}) };
            return answerOf(call, () => run(octokit, { owner, repo, request }));
        },
        pause: async (forMs) => {
            if (signal.aborted || clock.nowMs() + forMs >= endsAtMs)
                return false;
            await clock.wait(forMs, signal);
            return !signal.aborted;
        },
        spent: () => (budget.left() > 0 ? undefined : spentBudget(perHour)),
        beginEnd: () => {
            endsAtMs = Math.min(endsAtMs, clock.nowMs() + endMs);
        },
        requests: () => used,
    };
}
async function answerOf(call, run) {
    try {
        const { data, headers } = await run();
        const read = call.answer.safeParse(data);
        if (!read.success)
            return { ok: false, problem: (0,problem/* problemOf */.Zw)(new UnreadableAnswer({}), call) };
        return { ok: true, data: read.data, more: /rel="next"/.test(headers.link ?? '') };
    }
    catch (error) {
        return { ok: false, problem: (0,problem/* problemOf */.Zw)(error, call) };
    }
}
function spentBudget(perHour) {
    const message = `This run has made ${perHour} requests to GitHub within an hour, which is all that its comment may make. It is edited again once the hour is over, and in any case when the run ends.`;
    return { kind: 'budget', message };
}


/***/ }),

/***/ 1455:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lE: () => (/* binding */ isPermanent),
  c1: () => (/* binding */ mayBeStored),
  Zw: () => (/* binding */ problemOf)
});

;// CONCATENATED MODULE: ./build/adapters/github/failure.js
/** Reads whatever was thrown; never throws. */
function readFailure(error) {
    const response = fieldOf(error, 'response');
    const headers = fieldOf(response, 'headers');
    const status = fieldOf(response, 'status');
    return {
        ended: endedOf(error) ?? endedOf(fieldOf(error, 'cause')),
        unreadable: fieldOf(error, 'unreadable') === true,
        status: typeof status === 'number' ? status : undefined,
        text: oneLine(response === undefined ? (textOf(fieldOf(error, 'message')) ?? 'no reason given') : wordsOf(response)),
        header: (name) => textOf(fieldOf(headers, name)) ?? '',
    };
}
function endedOf(error) {
    const ended = fieldOf(error, 'ended');
    return ended === 'aborted' || ended === 'timeout' ? ended : undefined;
}
function wordsOf(response) {
    const data = fieldOf(response, 'data');
    const message = fieldOf(data, 'message');
    const errors = fieldOf(data, 'errors');
    const details = Array.isArray(errors) ? errors.map(detailOf).filter((text) => text !== '') : [];
    return [textOf(message) ?? '', ...details].filter((text) => text !== '').join(': ');
}
/** GitHub's validation errors are texts, or objects with a message, or objects with a field and a code. */
function detailOf(error) {
    if (typeof error === 'string')
        return error;
    const message = textOf(fieldOf(error, 'message'));
    return message ?? `${textOf(fieldOf(error, 'field')) ?? ''} ${textOf(fieldOf(error, 'code')) ?? ''}`.trim();
}
function textOf(value) {
    return typeof value === 'string' ? value : undefined;
}
function fieldOf(value, key) {
    return typeof value === 'object' && value !== null ? value[key] : undefined;
}
const longest = 300;
function oneLine(text) {
    const line = text
        .slice(0, 4 * longest)
        .replace(/[\s\p{Cc}]+/gu, ' ')
        .trim();
    return line.length > longest ? `${line.slice(0, longest)}\u2026` : line;
}

;// CONCATENATED MODULE: ./build/adapters/github/problem.js

/** Names what went wrong with a call; takes whatever was thrown and never throws. First row that matches wins. */
function problemOf(error, asked) {
    const failure = readFailure(error);
    const row = rows.find((each) => matches(each, failure)) ?? unexpected;
    return { kind: row.kind, message: `Could not ${asked.does}: ${happened(failure)}. ${row.remedy(failure, asked)}` };
}
/** Whether GitHub may have carried the request out all the same: look before repeating it (catalogue H4). */
function mayBeStored({ kind }) {
    return kind === 'server' || kind === 'network' || kind === 'timeout';
}
/** Whether the same request cannot succeed later in this run: only a change of settings or permissions helps. */
function isPermanent({ kind }) {
    return permanent.has(kind);
}
const permanent = new Set([
    'unauthorized',
    'missing-permission',
    'forbidden',
    'not-found',
    'locked',
    'too-many-comments',
    'pulls-not-permitted',
    'aborted',
]);
function matches({ statuses, text, when }, failure) {
    if (statuses !== undefined && (failure.status === undefined || !statuses.includes(failure.status)))
        return false;
    return (text?.test(failure.text) ?? true) && (when?.(failure) ?? true);
}
function happened({ ended, unreadable, status, text }) {
    if (ended === 'aborted')
        return 'the run was cancelled';
    if (ended === 'timeout')
        return 'GitHub did not answer in time';
    if (unreadable)
        return 'GitHub sent an answer that cannot be read (cut, empty or a web page)';
    if (status === undefined)
        return `the connection failed (${text})`;
    return text === '' ? `GitHub answered ${status}` : `GitHub answered ${status} "${text}"`;
}
const passing = 'Nothing needs to be changed for that; what the run reports stands in the job summary.';
const later = `GitHub has trouble. ${passing}`;
const rows = [
    { kind: 'aborted', when: ({ ended }) => ended === 'aborted', remedy: () => 'The next run continues.' },
    { kind: 'timeout', when: ({ ended }) => ended === 'timeout', remedy: () => later },
    { kind: 'server', when: ({ unreadable }) => unreadable, remedy: () => later },
    {
        kind: 'network',
        when: ({ status }) => status === undefined,
        remedy: () => 'Check that the runner reaches GITHUB_API_URL, through its proxy if it has one.',
    },
    {
        kind: 'unauthorized',
        statuses: [401],
        remedy: () => 'The token is not valid or has expired. Pass a valid github_token; GITHUB_TOKEN lasts as long as its job.',
    },
    {
        kind: 'pulls-not-permitted',
        statuses: [403],
        text: /not permitted to create or approve pull requests/i,
        remedy: () => 'Turn on "Allow GitHub Actions to create and approve pull requests" (Settings, Actions, General; in an organization there first), or pass github_token of an App or a user.',
    },
    {
        kind: 'too-many-comments',
        statuses: [403],
        text: /more than [\d,]+ comments/i,
        remedy: () => 'The thread is full for ever. Close it and go on in a new one.',
    },
    {
        kind: 'locked',
        statuses: [403],
        text: /\bis locked\b|\blocked (?:issue|conversation)/i,
        remedy: () => 'Unlock the conversation, or read the report in the job summary.',
    },
    { kind: 'missing-permission', statuses: [403], text: /Resource not accessible by/i, remedy: addPermission },
    { kind: 'rate-limited', statuses: [429], remedy: waitFor },
    { kind: 'rate-limited', statuses: [403], text: /rate limit|abuse detection/i, remedy: waitFor },
    {
        kind: 'rate-limited',
        statuses: [403],
        when: ({ header }) => header('retry-after') !== '' || header('x-ratelimit-remaining') === '0',
        remedy: waitFor,
    },
    {
        kind: 'forbidden',
        statuses: [403, 451],
        remedy: (_, { permission }) => `The token may not do this. It needs \`${permission}\`, and an account or App with access to the repository; single sign-on, an address list or an archived repository can be in the way.`,
    },
    {
        kind: 'not-found',
        statuses: [404],
        remedy: (_, { permission }) => `It does not exist, or the token may not see it. If it exists, add \`permissions: ${permission}\` to the job.`,
    },
    {
        kind: 'not-found',
        statuses: [410],
        remedy: () => 'It is gone, or issues are turned off in this repository (Settings, General, Features).',
    },
    {
        kind: 'drafts-unavailable',
        statuses: [422],
        text: /draft pull requests are not supported/i,
        remedy: () => 'The plan of this repository has no drafts. Set `create_pr: ready` for ordinary pull requests.',
    },
    { kind: 'too-long', statuses: [422], text: /\bis too long\b/i, remedy: () => tooLong },
    { kind: 'too-long', statuses: [413, 414], remedy: () => tooLong },
    {
        kind: 'invalid',
        statuses: [400, 406, 409, 415, 422],
        remedy: () => 'GitHub does not take the request as it is; the words above say why.',
    },
    { kind: 'server', when: ({ status = 0 }) => status >= 500, remedy: () => later },
];
/** A status that no document names for these requests, such as a redirect to nowhere. */
const unexpected = { kind: 'server', remedy: () => 'Check GITHUB_API_URL: this is not how GitHub answers.' };
const tooLong = 'GitHub takes 65,536 characters of text and 256 of a title. Shorten it.';
/** GitHub names alternatives, separated by semicolons, each a comma-separated list (`x-accepted-github-permissions`). */
function addPermission({ header, text }, { permission }) {
    const accepted = header('x-accepted-github-permissions')
        .split(';')
        .map((set) => set.split(',').map((each) => each.trim().replaceAll('_', '-').replace('=', ': ')))
        .filter((set) => set.every((each) => /^[a-z-]+: (read|write|admin)$/.test(each)));
    const wanted = (accepted.length === 0 ? [[permission]] : accepted).map((set) => `\`${set.join(', ')}\``).join(' or ');
    if (/personal access token/i.test(text))
        return `Give the token of github_token the permission ${wanted}.`;
    return `The token lacks a permission. Add ${wanted} under \`permissions:\` of the job.`;
}
function waitFor({ header }) {
    const after = Number(header('retry-after'));
    const reset = Number(header('x-ratelimit-reset'));
    const from = after > 0 ? ` GitHub asks to wait ${after} s.` : '';
    const until = reset > 0 && reset < 1e11 ? ` The limit ends at ${new Date(reset * 1000).toISOString()}.` : '';
    return `The token has made too many requests.${from || until} ${passing}`;
}


/***/ })

};
