export const id = 5860;
export const ids = [5860];
export const modules = {

/***/ 97882:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  f: () => (/* binding */ placeClient)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/adapters/agents/package-root.js
var package_root = __webpack_require__(29657);
;// CONCATENATED MODULE: ./build/adapters/agents/client-version.js



/**
 * The version of an installed client, from the manifest of its npm package or from a folder of its path that is a version; undefined
 * where neither tells it. Nothing is started.
 */
function clientVersion(program) {
    const real = (0,external_node_fs_.realpathSync)(program);
    const root = (0,package_root/* packageRoot */.Z)(real);
    return (root === undefined ? undefined : versionIn(root)) ?? VERSION.exec(real)?.[1];
}
const VERSION = /\/v?(\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?)(?:\/|$)/;
/** Packages of one platform have its name behind their version. */
function versionIn(root) {
    try {
        const { version } = JSON.parse((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(root, 'package.json'), 'utf8'));
        return typeof version === 'string' ? version.replace(/-(?:linux|darwin|win32)-\w+$/, '') : undefined;
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/adapters/process/environment-names.js
var environment_names = __webpack_require__(17367);
// EXTERNAL MODULE: ./build/adapters/process/supervise.js + 5 modules
var supervise = __webpack_require__(62215);
// EXTERNAL MODULE: ./build/adapters/process/tail.js + 2 modules
var tail = __webpack_require__(12337);
;// CONCATENATED MODULE: ./build/adapters/agents/install-client.js






const LONGEST_MS = 10 * 60_000;
const LAST_BYTES = 8 * 1024;
/**
 * Installs a client with npm and the packages of its platform, running none of their scripts (06-agents "Commands").
 */
async function installClient(call) {
    const { folder } = call;
    const fresh = `${folder}.${(0,external_node_crypto_.randomBytes)(4).toString('hex')}`;
    (0,external_node_fs_.mkdirSync)(fresh, { recursive: true, mode: 0o755 });
    try {
        // npm looks for a project in the folders above otherwise.
        (0,external_node_fs_.writeFileSync)((0,external_node_path_.join)(fresh, 'package.json'), '{"private":true}\n');
        const problem = await install(call, fresh);
        if (problem === undefined)
            putInPlace(fresh, folder);
        return problem;
    }
    finally {
        for (const path of [fresh, `${fresh}.log`])
            (0,external_node_fs_.rmSync)(path, { recursive: true, force: true });
    }
}
/** Another process may have installed the same at the same time: its folder is as good. */
function putInPlace(fresh, folder) {
    try {
        (0,external_node_fs_.renameSync)(fresh, folder);
    }
    catch (error) {
        if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, 'package.json')))
            throw error;
    }
}
const SWITCHES = ['--ignore-scripts', '--include=optional', '--no-audit', '--no-fund', '--no-package-lock'];
/** A registry that does not answer is not waited for through npm's own minutes. */
const PATIENCE = [
    '--fetch-retries=2',
    '--fetch-retry-mintimeout=1000',
    '--fetch-retry-maxtimeout=5000',
    '--fetch-timeout=60000',
];
async function install({ npm, spec, env, marker, cancel }, fresh) {
    const outputPath = `${fresh}.log`;
    const ended = await (0,supervise/* supervise */.z)({
        program: npm,
        args: ['install', ...SWITCHES, '--save-exact', ...PATIENCE, spec],
        cwd: fresh,
        env: npmEnvironment(env),
        stdin: '',
        outputPath,
        limits: { hardMs: LONGEST_MS, graceMs: 1_000 },
        marker,
        signal: cancel,
    });
    if (ended.termination === 'exit' && ended.exitCode === 0)
        return undefined;
    return problemOf(ended, await (0,tail/* readLast */.d8)(outputPath, LAST_BYTES).catch(() => ''), (0,external_node_path_.dirname)(fresh));
}
/** npm may read the tokens of its registry; packages run nothing, so nobody else does. */
function npmEnvironment(env) {
    const kept = Object.entries(env).filter(([name]) => (0,environment_names/* isAgentName */.X)(name) || /^npm_config_/i.test(name) || name === 'NODE_AUTH_TOKEN');
    return { ...Object.fromEntries(kept), npm_config_update_notifier: 'false' };
}
/** What npm says when nobody answers. */
const UNREACHABLE = /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT)\b/;
function problemOf({ termination, exitCode }, said, folder) {
    if (termination !== 'exit')
        return `npm was ended (${termination})`;
    const code = UNREACHABLE.exec(said)?.[0];
    if (code !== undefined)
        return `the npm registry cannot be reached (${code})`;
    if (/\b(?:ETARGET|E404)\b/.test(said))
        return 'the registry has no such version';
    if (/\bENOSPC\b/.test(said))
        return `the disk of ${folder} is full`;
    const [last] = /^npm (?:error|ERR!) (?!code\b|A complete log)\S.*$/m.exec(said) ?? [];
    return `npm exited with ${exitCode}${last === undefined ? '' : `: ${last.slice(0, 300)}`}`;
}

// EXTERNAL MODULE: ./build/adapters/process/resolve.js
var resolve = __webpack_require__(52591);
// EXTERNAL MODULE: ./build/action/refusal.js
var refusal = __webpack_require__(47355);
// EXTERNAL MODULE: ./build/action/world-parts.js
var world_parts = __webpack_require__(30988);
;// CONCATENATED MODULE: ./build/action/client-place.js







/**
 * Finds a client: the program that is named, else the one on PATH, else it is installed at an exact version into a folder of ours
 * (03-interface \u00a71 `agent_version`). What is there already is used whatever its version, and a notice says so.
 */
async function placeClient(call, { executable, version: asked }, client) {
    const { env, workspace, log } = call;
    const wanted = asked ?? client.version;
    const named = (0,resolve/* resolveProgram */.d)(executable ?? client.name, { path: env['PATH'] ?? '', cwd: workspace });
    if (!named.ok && executable !== undefined)
        return (0,refusal/* configError */.Fj)(`path_to_agent_executable: ${named.message}`);
    if (!named.ok)
        return installed(call, { ...client, version: wanted });
    const version = clientVersion(named.path);
    if (version !== undefined && version !== wanted) {
        const why = asked === undefined ? 'the tested version is' : 'agent_version asks for';
        log.notice(`agent: ${client.name} ${version} is there (${named.path}) and is used; ${why} ${wanted}.`);
    }
    return { ok: true, path: named.path, version };
}
async function installed(call, client) {
    const { env, workspace, folder, log, cancel } = call;
    const { name, version } = client;
    const spec = `${client.package}@${version}`;
    // No feature's folder begins with a dot.
    const root = (0,external_node_path_.join)((0,external_node_path_.dirname)(folder), '.clients', `${name}-${version}`);
    const placed = { ok: true, path: (0,external_node_path_.join)(root, 'node_modules', '.bin', name), root, version };
    if (!(await call.mayInstall())) {
        log.info(`${name} is not on PATH; a run installs ${spec}.`);
        return placed;
    }
    if ((0,external_node_fs_.existsSync)(root))
        return placed;
    const npm = (0,resolve/* resolveProgram */.d)('npm', { path: env['PATH'] ?? '', cwd: workspace });
    if (!npm.ok)
        return (0,refusal/* configError */.Fj)(`agent: ${name} is not there, and neither is npm to install it. ${remedy(spec)}`);
    const startedMs = performance.now();
    const problem = await installClient({ npm: npm.path, spec, folder: root, env, marker: (0,world_parts/* marker */.xL)(folder), cancel });
    if (cancel.aborted)
        return (0,refusal/* interrupted */.VM)(cancel);
    if (problem !== undefined)
        return (0,refusal/* configError */.Fj)(`agent: ${name} is not there, and ${spec} could not be installed: ${problem}. ${remedy(spec)}`);
    log.info(`${name} ${version}: installed from npm in ${((performance.now() - startedMs) / 1000).toFixed(1)} s.`);
    return placed;
}
function remedy(spec) {
    return `Install it in a step before, "- run: npm install --global ${spec}", or name its program in path_to_agent_executable.`;
}


/***/ }),

/***/ 80036:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ shellStart)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _adapters_store_atomic_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86373);


/**
 * A script that the shells of a client read first: they get the client's whole environment otherwise, its keys included
 * (06-agents "Processes").
 * @param start `name` of the client, and the `variable` that names the script to its shells
 * @param folder absolute, outside of every HOME and tree
 */
function shellStart(folder, { name, variable, keys }) {
    const home = `.ralph-${name}-shell.sh`;
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, `${name}-shell.sh`);
    (0,_adapters_store_atomic_js__WEBPACK_IMPORTED_MODULE_1__/* .writeAtomic */ .v)(file, Buffer.from(`unset ${[...keys, variable].join(' ')}\n`));
    return { homeFiles: new Map([[home, file]]), homeEnv: (at) => ({ [variable]: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(at, home) }) };
}


/***/ }),

/***/ 49966:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ CLAUDE_SHELL_START),
  L: () => (/* binding */ claudeDriver)
});

// EXTERNAL MODULE: ./build/adapters/agents/provider-error.js
var provider_error = __webpack_require__(94400);
// EXTERNAL MODULE: ./build/adapters/agents/trouble-class.js
var trouble_class = __webpack_require__(2546);
;// CONCATENATED MODULE: ./build/adapters/agents/claude-class.js


/**
 * Names the class of a failure; undefined when no rule knows it. Structured words come first, then sentences of the
 * vendor, then the plain status 400: it alone does not say what is wrong with the request (06-agents "Limits and errors").
 */
function classOfFailure(failure) {
    return firstOf(RULES, failure) ?? classOfWords(failure.sentence) ?? firstOf(LAST_RULES, failure);
}
function firstOf(rules, failure) {
    return rules.find(({ when }) => when(failure))?.class;
}
/** Older versions tell what their service said in words alone; undefined when they are none that are known. */
function classOfWords(said) {
    if (/^Please run \/login/.test(said))
        return 'auth';
    if (/^There['\u2019]s an issue with the selected model\b/.test(said))
        return 'model-config';
    return (0,trouble_class/* classOfTrouble */.H)((0,provider_error/* troubleOfText */.u)(unframed(said)));
}
/** What the service said, without the words that the client puts around it. */
function unframed(said) {
    const [, bracketed = said] = /^API Error \((?![^)]*\): )(.*)\)$/s.exec(said) ?? [];
    return bracketed.replace(/^API Error(?: \([^)]*\))?: /, '').replace(/ \u00b7 (?!resets?\b)[^\u00b7]*$/, '');
}
/** Names the class of a client that refused to start and said so on stderr alone. */
function classOfRefusal(stderr) {
    return ROOT_REFUSAL.test(stderr) ? 'permission-denied' : undefined;
}
const RULES = [
    reasons('turn-cap', ['max_turns', 'budget_exhausted', 'error_max_turns', 'error_max_budget_usd']),
    reasons('context-too-long', ['prompt_too_long', 'blocking_limit', 'rapid_refill_breaker', 'image_error']),
    // Some services refuse with the status of a refused key, or of a rate, who has used up a limit or cannot pay.
    ...['usage-limit', 'billing'].map((name) => ({
        class: name,
        when: (failure) => (failure.status === 403 || isRateLimit(failure)) && classOfWords(failure.sentence) === name,
    })),
    // The finer word comes first: a proxy's 403 is the network's, whatever the coarser word makes of it.
    finer('network', [
        'connection_failed',
        'no_response',
        'stream_idle_timeout',
        'computer_slept',
        'network_edge_blocked',
    ]),
    finer('usage-limit', ['usage_limit_reached']),
    finer('context-too-long', ['message_over_context_limit', 'autocompact_thrashing', 'max_output_tokens']),
    finer('auth', [
        'org_disabled_credential',
        'api_key_auth_disabled',
        'invalid_credential_header',
        'stored_login_refused',
        'provider_credentials',
    ]),
    finer('billing', ['model_requires_usage_credits', 'long_context_credits_required']),
    finer('empty', ['empty_completion']),
    words('auth', [
        'authentication_failed',
        'oauth_org_not_allowed',
        'account_on_hold',
        'verification_required',
        'cloud_credential_error',
    ]),
    words('billing', ['billing_error']),
    words('model-config', ['model_not_found']),
    words('context-too-long', ['max_output_tokens']),
    { class: 'usage-limit', when: (failure) => isRateLimit(failure) && failure.limitRejected },
    { class: 'overloaded', when: (failure) => isRateLimit(failure) && OF_A_MINUTE.test(failure.sentence) },
    // The client gives up at once only when the service forbids a retry or asks for a long wait.
    { class: 'usage-limit', when: (failure) => isRateLimit(failure) && !failure.retried },
    words('overloaded', ['rate_limit', 'overloaded']),
    claude_class_status('auth', (code) => code === 401 || code === 403),
    claude_class_status('billing', (code) => code === 402),
    claude_class_status('model-config', (code) => code === 404),
    claude_class_status('context-too-long', (code) => code === 413),
    claude_class_status('network', (code) => code === 407 || code === 408),
    claude_class_status('overloaded', (code) => code === 429 || code >= 500),
];
/** They say little, and words know more: of a connection that broke, of what is wrong with a request. */
const LAST_RULES = [
    { class: 'usage-limit', when: ({ limitRejected }) => limitRejected },
    words('overloaded', ['server_error']),
    claude_class_status('context-too-long', (code) => code === 400),
];
/** What services say of a rate, which the next minute gives back. */
const OF_A_MINUTE = /per[ _-]minute|\btoo many (?:requests|tokens), please wait\b|\bnot your usage limit\b/i;
const ROOT_REFUSAL = /--dangerously-skip-permissions cannot be used with root\/sudo privileges/;
function reasons(name, known) {
    return {
        class: name,
        when: ({ subtype = '', terminalReason = '' }) => known.some((word) => word === subtype || word === terminalReason),
    };
}
function finer(name, known) {
    return { class: name, when: ({ apiError = '' }) => known.includes(apiError) };
}
function words(name, known) {
    return { class: name, when: ({ error = '' }) => known.includes(error) };
}
function claude_class_status(name, matches) {
    return { class: name, when: (failure) => failure.status !== undefined && matches(failure.status) };
}
function isRateLimit({ error, status: code }) {
    return error === 'rate_limit' || code === 429;
}

// EXTERNAL MODULE: ./build/core/prices.js
var core_prices = __webpack_require__(16486);
// EXTERNAL MODULE: ./build/adapters/agents/usage-ledger.js
var usage_ledger = __webpack_require__(69761);
;// CONCATENATED MODULE: ./build/adapters/agents/claude-cost.js


/**
 * What a call of claude cost so far: what its results say, and by the prices of its model what none of them told the cost of. A client
 * that was ended tells no cost itself, and what it used is money all the same.
 */
function costOfClaude({ model, costUsd: told, uncharged, ledger }, { model: asked, prices }) {
    const parts = [{ model: model ?? asked ?? '', tokens: (0,usage_ledger/* addTokens */.Ox)(uncharged, ledger.total()) }];
    const reckoned = (0,core_prices/* costOf */.ho)(parts, prices);
    if (reckoned !== undefined)
        return { costUsd: (told ?? 0) + reckoned, isCostReckoned: true };
    if (told === undefined)
        return {};
    return { costUsd: told, ...((0,core_prices/* hasUnpriced */.DO)(parts, prices) ? { isCostPartial: true } : {}) };
}

// EXTERNAL MODULE: ./build/adapters/agents/lenient.js
var lenient = __webpack_require__(92163);
// EXTERNAL MODULE: ./build/adapters/agents/reading-text.js
var reading_text = __webpack_require__(16410);
// EXTERNAL MODULE: ./build/adapters/agents/reading-words.js
var reading_words = __webpack_require__(86076);
// EXTERNAL MODULE: ./build/adapters/agents/reset-time.js + 2 modules
var reset_time = __webpack_require__(21495);
// EXTERNAL MODULE: ./build/adapters/agents/stderr.js
var agents_stderr = __webpack_require__(75014);
;// CONCATENATED MODULE: ./build/adapters/agents/claude-finish.js










/**
 * Says what came of a call. Success is exit 0 and a good result and not killed by us; every one of the three lies alone
 * (06-agents "Results").
 */
function conclude(seen, end, price = {}) {
    const { said = '', ...told } = judge(seen, end);
    const { result } = seen;
    const turns = result === undefined ? seen.messages : seen.turns;
    return {
        ...told,
        finalText: lastWords(seen),
        tokens: (0,usage_ledger/* addTokens */.Ox)(seen.billed, seen.ledger.total()),
        tools: seen.tools.uses(),
        permissionDenials: [...seen.denials],
        ...costOfClaude(seen, price),
        ...((told.waitingFor ?? told.class) === 'usage-limit'
            ? (0,lenient/* known */.eO)({ resetAt: seen.limit?.resetAt ?? resetSaid(said, end.at) })
            : {}),
        ...(seen.sessionId === undefined ? {} : { sessionId: seen.sessionId }),
        ...(seen.model === undefined ? {} : { model: seen.model }),
        ...(seen.events === 0 ? {} : { turns }),
    };
}
function resetSaid(said, at) {
    const { resetAt, waitMs } = (0,provider_error/* troubleOfText */.u)(unframed(said));
    return resetAt ?? (0,reset_time/* resetIn */.J)(said, at) ?? (at !== undefined && waitMs !== undefined ? at + waitMs : undefined);
}
function judge(seen, end) {
    if (end.killedBy !== undefined)
        return killed(seen, end.killedBy);
    const { result } = seen;
    if (result === undefined && seen.failed === undefined)
        return judgeEnd(seen, end);
    if (result === undefined || result.isError || seen.failed !== undefined || isStandIn(seen))
        return failed(failureOf(seen));
    if (seen.retry !== undefined)
        return failed(failureOfRetry(seen, seen.retry));
    if (end.exitCode !== 0)
        return { class: 'crashed', detail: `claude reported a good end but ${(0,reading_words/* exitWords */.Ey)(end)}.` };
    if (seen.refused)
        return denied(seen);
    if (!SOMETHING.test(lastWords(seen)) && !seen.usedTool) {
        return { class: 'empty', detail: 'claude ended well but said nothing and used no tool.' };
    }
    return { class: 'completed', detail: `claude finished in ${seen.turns} ${seen.turns === 1 ? 'turn' : 'turns'}.` };
}
/** Nothing but the end of the process is known. */
function judgeEnd(seen, end) {
    const errors = (end.stderr ?? '').trim();
    const said = (0,reading_text/* oneLine */.TN)(errors, SENTENCE_CHARS) || seen.noise;
    const behind = said === '' ? '.' : `: ${said}`;
    const refusal = classOfRefusal(errors);
    if (refusal !== undefined)
        return { class: refusal, detail: `claude refused to start${behind}` };
    const told = end.signal === undefined ? toldOutside(seen, end) : undefined;
    if (told !== undefined)
        return { ...told, detail: `${(0,reading_words/* wordsOf */.Z9)(told.class, 'claude')}: ${(0,reading_text/* oneLine */.TN)(told.said, SENTENCE_CHARS)}` };
    const waiting = waitedFor(seen, end);
    if (waiting !== undefined)
        return failed(waiting);
    if (end.exitCode === 0 && seen.events === 0 && seen.noise === '') {
        return { class: 'empty', detail: `claude exited with 0 and printed nothing${behind}` };
    }
    return { class: 'crashed', detail: `claude ${(0,reading_words/* exitWords */.Ey)(end)} without a result${behind}` };
}
/**
 * What it says on stderr, or in words in place of a stream: where that failed, they are its own. Once its model has answered, stderr is
 * whoever's it started, and the stream tells of its own requests.
 */
function toldOutside({ events, noise, messages }, { exitCode, stderr }) {
    if (messages > 0)
        return undefined;
    const own = events === 0 && exitCode !== 0 ? noise : '';
    const trouble = (0,agents_stderr/* troubleOfStderr */.T)(stderr) ?? (0,agents_stderr/* troubleOfStderr */.T)(unframed(own));
    const name = trouble && (0,trouble_class/* classOfTrouble */.H)(trouble);
    return name === undefined ? undefined : { class: name, said: trouble?.sentence ?? '' };
}
/** It gave up by itself in the middle of a refused request. */
function waitedFor(seen, { exitCode = 0, signal }) {
    if (exitCode === 0 || exitCode >= SIGNALLED || signal !== undefined)
        return undefined;
    if (seen.retry !== undefined)
        return failureOfRetry(seen, seen.retry);
    if (seen.limit === undefined)
        return undefined;
    return { error: 'rate_limit', sentence: '', limitRejected: true, retried: false };
}
/** Shells give exit codes from here on to who was ended by a signal. */
const SIGNALLED = 128;
/** The first versions ended well with their own words for a limit in place of an answer, or in a result alone. */
function isStandIn({ failed: message, result, messages }) {
    if (message !== undefined)
        return message.isSynthetic === true && message.text === result?.result;
    const nothingSaid = messages === 0 && result?.usage?.output === 0;
    return nothingSaid && classOfWords(result.result ?? '') !== undefined;
}
function killed(seen, killedBy) {
    const detail = `claude was ended by us (${(0,reading_text/* oneLine */.TN)(killedBy, SENTENCE_CHARS)})`;
    const { retry, failed: message } = seen;
    if (retry === undefined && message === undefined)
        return { class: 'killed', detail: `${detail}.` };
    const failure = retry === undefined ? failureOf(seen) : failureOfRetry(seen, retry);
    const cause = causeOf(failure) || 'the service did not answer';
    return {
        class: 'killed',
        detail: `${detail} while it waited: ${cause}`,
        waitingFor: classOfFailure(failure) ?? 'crashed',
    };
}
function failed(failure) {
    const name = classOfFailure(failure) ?? 'crashed';
    const cause = causeOf(failure);
    const words = (0,reading_words/* wordsOf */.Z9)(name, 'claude');
    return { class: name, detail: cause === '' ? `${words}.` : `${words}: ${cause}`, said: failure.sentence };
}
function denied({ denials }) {
    return { class: 'permission-denied', detail: (0,reading_text/* oneLine */.TN)((0,reading_words/* deniedWords */.px)('claude', [...denials]), SENTENCE_CHARS) };
}
function failureOf(seen) {
    const { result, failed: message, limit, retried } = seen;
    const status = result?.status ?? message?.status;
    const apiError = result?.apiError ?? message?.apiError;
    return {
        ...(result?.subtype === undefined ? {} : { subtype: result.subtype }),
        ...(result?.terminalReason === undefined ? {} : { terminalReason: result.terminalReason }),
        ...(message?.error === undefined ? {} : { error: message.error }),
        ...(apiError === undefined ? {} : { apiError }),
        ...(status === undefined ? {} : { status }),
        sentence: message?.text ?? clientSentence(seen),
        limitRejected: limit !== undefined,
        retried,
    };
}
/** A result's text is the client's only when a request failed; otherwise it is the model's prose. */
function clientSentence({ result, messages }) {
    const reason = result?.terminalReason;
    const isClients = messages === 0 || reason === undefined || reason === 'api_error';
    return (isClients ? result?.result : undefined) ?? result?.errors[0] ?? '';
}
function failureOfRetry({ limit }, { error, status }) {
    const reached = status === undefined ? { apiError: 'connection_failed' } : { status };
    return {
        ...reached,
        ...(error === undefined ? {} : { error }),
        sentence: '',
        limitRejected: limit !== undefined,
        retried: true,
    };
}
function causeOf({ status, error, apiError, subtype, sentence }) {
    const http = status === undefined ? undefined : `HTTP ${status}`;
    const name = apiError ?? error ?? (subtype === 'success' ? undefined : subtype);
    const codes = [http, name].filter((part) => part !== undefined && part !== 'unknown').join(', ');
    const said = (0,reading_text/* oneLine */.TN)(sentence, SENTENCE_CHARS);
    if (said === '')
        return codes;
    return codes === '' ? said : `${said} (${codes})`;
}
function lastWords(seen) {
    const { result, message } = seen;
    if (isStandIn(seen))
        return message.text;
    if (result !== undefined && !result.isError && SOMETHING.test(result.result ?? ''))
        return result.result ?? '';
    return message.text;
}
/** The client writes that there was no content where a message has none. */
const SOMETHING = /^(?!\s*(?:\(no content\)\s*)?$)/;
const SENTENCE_CHARS = 300;

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 17 modules
var schemas = __webpack_require__(38816);
// EXTERNAL MODULE: ./build/adapters/agents/provider-times.js
var provider_times = __webpack_require__(20648);
// EXTERNAL MODULE: ./build/adapters/agents/tool-words.js
var tool_words = __webpack_require__(92136);
;// CONCATENATED MODULE: ./build/adapters/agents/claude-parse.js






/**
 * Reads one line: an event, or all events of a run as one list, as `--output-format json` prints them. Lines that are
 * neither, are cut, or hold nothing that matters give no event. Never throws.
 */
function readEvents(line) {
    // Tool results are the bulk of a stream and say nothing that is read here.
    if (!/^(?:\{|\[\{"type":)/.test(line) || line.startsWith('{"type":"user"'))
        return [];
    const parsed = parseJson(line);
    return (Array.isArray(parsed) ? parsed : [parsed]).flatMap((candidate) => {
        const read = claude_parse_event.safeParse(candidate);
        return read.success ? [read.data] : [];
    });
}
function parseJson(line) {
    try {
        return JSON.parse(line);
    }
    catch {
        return undefined;
    }
}
const STATUS_CHARS = 160;
const usage = schemas/* object */.Ikc({
    input_tokens: lenient/* count */.U9,
    output_tokens: lenient/* count */.U9,
    cache_read_input_tokens: lenient/* count */.U9,
    cache_creation_input_tokens: lenient/* count */.U9,
})
    .transform((raw) => ({
    input: raw.input_tokens,
    output: raw.output_tokens,
    cacheRead: raw.cache_read_input_tokens,
    cacheWrite: raw.cache_creation_input_tokens,
}));
const modelUsage = schemas/* object */.Ikc({
    inputTokens: lenient/* count */.U9,
    outputTokens: lenient/* count */.U9,
    cacheReadInputTokens: lenient/* count */.U9,
    cacheCreationInputTokens: lenient/* count */.U9,
});
const init = schemas/* object */.Ikc({ type: schemas/* literal */.euz('system'), subtype: schemas/* literal */.euz('init'), session_id: lenient/* word */.Vm, model: lenient/* word */.Vm })
    .transform((raw) => ({ type: 'init', ...(0,lenient/* known */.eO)({ sessionId: raw.session_id, model: raw.model }) }));
const retry = schemas/* object */.Ikc({
    type: schemas/* literal */.euz('system'),
    subtype: schemas/* literal */.euz('api_retry'),
    attempt: lenient/* count */.U9,
    max_retries: lenient/* count */.U9,
    retry_delay_ms: schemas/* number */.aig().nonnegative().catch(0),
    error: lenient/* word */.Vm,
    error_status: lenient/* status */.h5,
})
    .transform((raw) => ({
    type: 'retry',
    attempt: raw.attempt,
    maxRetries: raw.max_retries,
    delayMs: raw.retry_delay_ms,
    ...(0,lenient/* known */.eO)({ error: raw.error, status: raw.error_status }),
}));
const claude_parse_denied = schemas/* object */.Ikc({ type: schemas/* literal */.euz('system'), subtype: schemas/* literal */.euz('permission_denied'), tool_name: lenient/* text */.Qq })
    .transform((raw) => ({ type: 'denied', tool: (0,tool_words/* describeTool */.W)(raw.tool_name, {}) }));
const limit = schemas/* object */.Ikc({
    type: schemas/* literal */.euz('rate_limit_event'),
    rate_limit_info: schemas/* object */.Ikc({
        status: lenient/* text */.Qq,
        // The plan is used up, and the account pays for the rest.
        isUsingOverage: schemas/* boolean */.zMY().catch(false),
        resetsAt: schemas/* unknown */.L5J().optional().transform(provider_times/* epochMs */.e),
        rateLimitType: lenient/* word */.Vm,
        utilization: schemas/* number */.aig().nonnegative().optional().catch(undefined),
    }),
})
    .transform(({ rate_limit_info: info }) => ({
    type: 'limit',
    status: info.isUsingOverage ? 'overage' : (0,reading_text/* oneLine */.TN)(info.status, STATUS_CHARS),
    ...(0,lenient/* known */.eO)({
        resetAt: info.resetsAt,
        limitType: info.rateLimitType,
        utilization: info.utilization,
    }),
}));
const block = schemas/* object */.Ikc({ type: lenient/* text */.Qq, text: lenient/* text */.Qq, name: lenient/* text */.Qq, input: lenient/* fields */.OA })
    .catch({ type: '', text: '', name: '', input: {} });
const assistant = schemas/* object */.Ikc({
    type: schemas/* literal */.euz('assistant'),
    parent_tool_use_id: schemas/* unknown */.L5J().optional(),
    error: lenient/* word */.Vm,
    api_error_status: lenient/* status */.h5,
    api_error: lenient/* word */.Vm,
    message: schemas/* object */.Ikc({ id: lenient/* text */.Qq, model: lenient/* word */.Vm, content: schemas/* array */.YOg(block).catch([]), usage: usage.catch(usage_ledger/* noTokens */._e) }),
})
    .transform(({ message, ...raw }) => ({
    type: 'assistant',
    id: message.id,
    own: raw.parent_tool_use_id === null || raw.parent_tool_use_id === undefined,
    text: message.content.map((part) => (part.type === 'text' ? part.text : '')).join(''),
    tools: message.content.flatMap((part) => (part.type === 'tool_use' ? [(0,tool_words/* describeTool */.W)(part.name, part.input)] : [])),
    toolNames: message.content.flatMap((part) => (part.type === 'tool_use' ? [part.name] : [])),
    usage: message.usage,
    ...(message.model === '<synthetic>' ? { isSynthetic: true } : {}),
    ...(0,lenient/* known */.eO)({ error: raw.error, status: raw.api_error_status, apiError: raw.api_error }),
}));
const denial = schemas/* object */.Ikc({ tool_name: lenient/* text */.Qq, tool_input: lenient/* fields */.OA })
    .transform((raw) => (0,tool_words/* describeTool */.W)(raw.tool_name, raw.tool_input))
    .catch('a tool without a name');
const result = schemas/* object */.Ikc({
    type: schemas/* literal */.euz('result'),
    is_error: schemas/* boolean */.zMY().catch(true),
    subtype: lenient/* word */.Vm,
    terminal_reason: lenient/* word */.Vm,
    api_error_status: lenient/* status */.h5,
    api_error: lenient/* word */.Vm,
    result: schemas/* string */.YjP().optional().catch(undefined),
    errors: schemas/* array */.YOg(lenient/* text */.Qq).catch([]),
    permission_denials: schemas/* array */.YOg(denial).catch([]),
    total_cost_usd: lenient/* dollars */.E9,
    usage: usage.optional().catch(undefined),
    modelUsage: schemas/* record */.g1P(schemas/* string */.YjP(), modelUsage).catch({}),
    num_turns: lenient/* count */.U9,
})
    .transform((raw) => ({
    type: 'result',
    isError: raw.is_error || isBadEnd(raw),
    errors: raw.errors,
    denials: raw.permission_denials,
    turns: raw.num_turns,
    ...(0,lenient/* known */.eO)({
        subtype: raw.subtype,
        terminalReason: raw.terminal_reason,
        status: raw.api_error_status,
        apiError: raw.api_error,
        result: raw.result,
        costUsd: raw.total_cost_usd,
        usage: raw.usage,
        modelTokens: sumModels(Object.values(raw.modelUsage)),
    }),
}));
/** What names a failure is one, whatever it calls itself: the first versions called a run that reached a cap no error. */
function isBadEnd(raw) {
    return (raw.subtype?.startsWith('error_') === true ||
        BAD_REASON.test(raw.terminal_reason ?? '') ||
        (raw.api_error_status ?? 0) >= 400 ||
        raw.api_error !== undefined ||
        raw.errors.length > 0);
}
const BAD_REASON = /^(?:api_error|model_error|max_turns|budget_exhausted|prompt_too_long|blocking_limit|rapid_refill_breaker|image_error|aborted_\w+)$/;
const claude_parse_event = schemas/* union */.KCZ([assistant, result, retry, init, claude_parse_denied, limit]);
function sumModels(models) {
    if (models.length === 0)
        return undefined;
    const sum = (figure) => models.reduce((all, model) => all + model[figure], 0);
    return {
        input: sum('inputTokens'),
        output: sum('outputTokens'),
        cacheRead: sum('cacheReadInputTokens'),
        cacheWrite: sum('cacheCreationInputTokens'),
    };
}

;// CONCATENATED MODULE: ./build/adapters/agents/claude-progress.js



/** What a reader of the live log is told of one event; undefined when nothing. */
function progressOf(event) {
    switch (event.type) {
        case 'assistant':
            return ofMessage(event);
        case 'retry':
            return { ...progress('retry', ofRetry(event)), ...(isHopeless(event) ? { isHopeless: true } : {}) };
        case 'limit':
            return event.status === 'allowed' || event.status === '' ? undefined : progress('limit-warning', ofLimit(event));
        case 'denied':
            return progress('tool', `${event.tool} was not permitted`);
        case 'result':
            return progress('tokens', ofResult(event));
        case 'init':
            return undefined;
    }
}
function progress(kind, text) {
    return { kind, text: (0,reading_text/* oneLine */.TN)(text, reading_text/* MOST_TOLD_CHARS */.Cu) };
}
function ofMessage({ text, tools, usage, own }) {
    const who = own ? '' : 'sub-agent: ';
    if (tools.length > 0)
        return progress('tool', `${who}${tools.join(', ')}`);
    if (text.trim() !== '')
        return progress('text', `${who}${text}`);
    return usage.input + usage.output > 0 ? progress('tokens', `${who}${(0,reading_words/* tokenWords */.Hs)(usage)}`) : undefined;
}
function ofRetry({ attempt, maxRetries, delayMs, status, error }) {
    const cause = status === undefined ? 'no answer' : `HTTP ${status}`;
    const name = error === undefined || error === 'unknown' ? '' : ` (${error})`;
    return `${cause}${name}: retry ${attempt} of ${maxRetries} in ${Math.round(delayMs / 100) / 10} s`;
}
/** It retries a refused key for 183 s as if it were an overload; four refusals in about 4 s are no hiccup of the service. */
function isHopeless({ attempt, status, error }) {
    const failure = { sentence: '', limitRejected: false, retried: true };
    const name = classOfFailure({
        ...failure,
        ...(status === undefined ? {} : { status }),
        ...(error === undefined ? {} : { error }),
    });
    return attempt >= HOPELESS_RETRY && (name === 'auth' || name === 'billing');
}
const HOPELESS_RETRY = 4;
function ofLimit({ status, limitType, utilization, resetAt }) {
    const share = utilization === undefined ? '' : ` at ${Math.round(utilization * 100)} %`;
    const reset = resetAt === undefined ? '' : `, resets at ${new Date(resetAt).toISOString()}`;
    return `${limitType ?? 'usage'} limit ${status}${share}${reset}`;
}
function ofResult({ modelTokens, usage, costUsd, turns }) {
    const tokens = modelTokens ?? usage;
    const cost = costUsd === undefined ? '' : `, $${costUsd.toFixed(4)}`;
    return `${turns} turns${tokens === undefined ? '' : `, ${(0,reading_words/* tokenWords */.Hs)(tokens)}`}${cost}`;
}

// EXTERNAL MODULE: ./build/adapters/agents/json-lines.js
var json_lines = __webpack_require__(96738);
// EXTERNAL MODULE: ./build/adapters/agents/tool-count.js
var tool_count = __webpack_require__(91854);
;// CONCATENATED MODULE: ./build/adapters/agents/claude-reader.js









/**
 * Opens a reader of claude's stream-json. It keeps the last result, the last message and sums, so its memory does not
 * grow with the stream (06-agents "Results").
 */
function openClaudeReader({ model, prices } = {}) {
    const seen = nothingSeen();
    const price = { model, prices };
    let finished = false;
    return {
        line: (raw) => {
            if (finished)
                return undefined;
            const text = (0,json_lines/* bareLine */.V1)(raw);
            const events = eventsOf(text);
            if (events.length === 0 && !text.startsWith('{'))
                seen.noise = (0,reading_text/* oneLine */.TN)(text, NOISE_CHARS) || seen.noise;
            for (const event of events)
                take(seen, event);
            const last = events.at(-1);
            return last === undefined ? undefined : progressOf(last);
        },
        costSoFar: () => costOfClaude(seen, price).costUsd,
        finish: (end) => {
            finished = true;
            return conclude(seen, end, price);
        },
    };
}
/** A line made to break its reader tells nothing: whatever a client prints, it must not end the run. */
function eventsOf(text) {
    try {
        return readEvents(text);
    }
    catch {
        return [];
    }
}
const TEXT_CHARS = 64 * 1024;
const MAX_DENIALS = 20;
const NOISE_CHARS = 300;
function nothingSeen() {
    return {
        events: 0,
        noise: '',
        sessionId: undefined,
        model: undefined,
        message: { id: '', text: '' },
        messages: 0,
        tools: (0,tool_count/* openToolCount */.a)(),
        usedTool: false,
        denials: new Set(),
        refused: false,
        failed: undefined,
        retry: undefined,
        retried: false,
        limit: undefined,
        result: undefined,
        turns: 0,
        costUsd: undefined,
        uncharged: usage_ledger/* noTokens */._e,
        billed: usage_ledger/* noTokens */._e,
        ledger: (0,usage_ledger/* openLedger */.au)(),
    };
}
function take(seen, event) {
    seen.events += 1;
    switch (event.type) {
        case 'init':
            seen.sessionId ??= event.sessionId;
            seen.model ??= event.model;
            seen.result = undefined;
            return;
        case 'assistant':
            takeMessage(seen, event);
            return;
        case 'retry':
            seen.retry = event;
            seen.retried = true;
            seen.result = undefined;
            return;
        case 'denied':
            takeDenials(seen, [event.tool]);
            return;
        case 'limit':
            seen.limit = event.status === 'rejected' ? event : seen.limit;
            return;
        case 'result':
            takeResult(seen, event);
    }
}
function takeMessage(seen, event) {
    seen.ledger.add(event.id, event.usage);
    if (!event.own)
        return;
    // Who works on after a result has to end again; words alone are no work.
    if (isFailure(event) || event.tools.length > 0)
        seen.result = undefined;
    seen.retry = undefined;
    seen.failed = isFailure(event) ? event : undefined;
    if (seen.failed !== undefined)
        return;
    // An answer of the model ends whatever trouble came before it.
    seen.retried = false;
    seen.limit = undefined;
    seen.usedTool ||= event.tools.length > 0;
    for (const name of event.toolNames)
        seen.tools.add(name);
    const isNew = event.id !== seen.message.id;
    if (isNew)
        seen.messages += 1;
    const text = isNew ? event.text : seen.message.text + event.text;
    seen.message = { id: event.id, text: (0,reading_text/* clipStart */.rh)(text, TEXT_CHARS) };
}
/** Older versions tell a request that failed in words alone, put where an answer should be. */
function isFailure({ error, isSynthetic, text }) {
    return error !== undefined || (isSynthetic === true && (OWN_ERROR.test(text) || classOfWords(text) !== undefined));
}
const OWN_ERROR = /^API Error\b/;
function takeResult(seen, event) {
    takeBill(seen, event);
    seen.turns += event.turns;
    seen.result = {
        ...event,
        ...(event.result === undefined ? {} : { result: (0,reading_text/* clipStart */.rh)(event.result, TEXT_CHARS) }),
        errors: event.errors.slice(0, 1).map((error) => (0,reading_text/* clipStart */.rh)(error, TEXT_CHARS)),
        denials: [],
    };
    // The stream names the tool alone, the result also what it was to act on.
    for (const denial of event.denials)
        seen.denials.delete(denial.split(':')[0] ?? denial);
    seen.refused ||= event.denials.length > 0;
    takeDenials(seen, event.denials);
}
/** Costs and tokens of a process only grow: a result that tells none, or less than one before, is no word on what came between. */
function takeBill(seen, { usage, modelTokens = usage_ledger/* noTokens */._e, costUsd }) {
    const turn = (0,usage_ledger/* greaterTokens */.Tm)(usage ?? usage_ledger/* noTokens */._e, seen.ledger.total());
    const billed = (0,usage_ledger/* isNone */.$I)(modelTokens) ? (0,usage_ledger/* addTokens */.Ox)(seen.billed, turn) : (0,usage_ledger/* greaterTokens */.Tm)(seen.billed, modelTokens);
    const isTold = costUsd !== undefined && costUsd >= (seen.costUsd ?? 0);
    seen.uncharged = isTold ? usage_ledger/* noTokens */._e : (0,usage_ledger/* addTokens */.Ox)(seen.uncharged, (0,usage_ledger/* lessTokens */.yj)(billed, seen.billed));
    if (isTold)
        seen.costUsd = costUsd;
    seen.billed = billed;
    seen.ledger = (0,usage_ledger/* openLedger */.au)();
}
function takeDenials(seen, denials) {
    for (const denial of denials) {
        if (seen.denials.size < MAX_DENIALS)
            seen.denials.add(denial);
    }
}

// EXTERNAL MODULE: ./build/adapters/agents/guarded-reader.js
var guarded_reader = __webpack_require__(25138);
;// CONCATENATED MODULE: ./build/adapters/agents/claude.js


/** Claude Code, native binary, headless with stream-json (06-agents "Commands"). */
const claudeDriver = {
    name: 'claude',
    version: '2.1.330',
    args: claudeArgs,
    environment: claudeEnvironment,
    keyNames: ['ANTHROPIC_API_KEY', 'CLAUDE_CODE_OAUTH_TOKEN'],
    openReader: (0,guarded_reader/* guarded */.N)('claude', openClaudeReader),
};
/** Names the script that its shells read before each command. */
const CLAUDE_SHELL_START = 'CLAUDE_ENV_FILE';
function claudeArgs(call) {
    return [
        ...['-p', '--output-format', 'stream-json', '--verbose'],
        `--disallowedTools=${[...(call.role === 'review' ? EDITING_TOOLS : []), ...STRAYING_TOOLS].join(',')}`,
        ...permissionArgs(call),
        ...(call.maxTurns === undefined ? [] : ['--max-turns', String(call.maxTurns)]),
        ...(call.maxBudgetUsd === undefined ? [] : ['--max-budget-usd', decimal(call.maxBudgetUsd)]),
        ...(call.model === undefined ? [] : ['--model', call.model]),
        ...call.extra,
    ];
}
const EDITING_TOOLS = ['Edit', 'NotebookEdit', 'Write'];
/** They take the work out of the folder that is read afterwards, or let the process wait for a later hour. */
const STRAYING_TOOLS = ['EnterWorktree', 'ScheduleWakeup'];
function permissionArgs({ skipPermissions, allowedTools = [] }) {
    if (skipPermissions)
        return ['--dangerously-skip-permissions'];
    // One argument with `=`: the option takes all words that follow it, and a tool may not be read as an option.
    const allowed = allowedTools.length === 0 ? [] : [`--allowedTools=${allowedTools.join(',')}`];
    return ['--permission-mode', 'dontAsk', ...allowed];
}
/** `String` would write 1e-7, which is no amount of money to the client, and it refuses a budget of 0. */
function decimal(usd) {
    return Math.max(usd, SMALLEST_USD)
        .toFixed(6)
        .replace(/\.?0+$/, '');
}
const SMALLEST_USD = 0.000_001;
function claudeEnvironment({ asRoot }) {
    return {
        CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
        DISABLE_AUTOUPDATER: '1',
        DISABLE_ERROR_REPORTING: '1',
        DISABLE_TELEMETRY: '1',
        // As root it refuses to skip permissions unless it is told that somebody else isolates it.
        ...(asRoot ? { IS_SANDBOX: '1' } : {}),
    };
}


/***/ }),

/***/ 25138:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ guarded)
/* harmony export */ });
/* harmony import */ var _reading_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16410);
/* harmony import */ var _reading_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86076);
/* harmony import */ var _usage_ledger_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(69761);



/**
 * A reader that never throws, whatever a client prints: that must not end the run. What breaks it tells nothing but is a bad sign, since
 * it may have been an error: such a call is no success.
 */
function guarded(agent, open) {
    return (call) => {
        const reader = open(call);
        let broken = 0;
        const safely = (part) => {
            try {
                return part();
            }
            catch {
                broken += 1;
                return undefined;
            }
        };
        return {
            line: (text) => safely(() => reader.line(text)),
            ...besides(reader, safely),
            finish: (end) => {
                const reading = safely(() => reader.finish(end));
                return reading === undefined
                    ? unread(agent, end, safely(() => reader.costSoFar?.()))
                    : doubted(reading, agent, broken);
            },
        };
    };
}
/** The parts that not every reader has. */
function besides({ costSoFar, turnsSoFar, usageFile, usageLine }, safely) {
    return {
        ...(costSoFar && { costSoFar: () => safely(costSoFar) }),
        ...(turnsSoFar && { turnsSoFar: () => safely(turnsSoFar) ?? 0 }),
        ...(usageFile && { usageFile: (text) => safely(() => usageFile(text)) }),
        ...(usageLine && { usageLine: (text) => safely(() => usageLine(text)) }),
    };
}
function doubted(reading, agent, broken) {
    if (broken === 0 || (reading.class !== 'completed' && reading.class !== 'empty'))
        return reading;
    const lines = broken === 1 ? '1 line of its output' : `${broken} lines of its output`;
    return { ...reading, class: 'crashed', detail: `${agent} reported a good end, but ${lines} cannot be read.` };
}
function unread(agent, end, costUsd) {
    const killedBy = end?.killedBy;
    const ended = killedBy === undefined ? (0,_reading_words_js__WEBPACK_IMPORTED_MODULE_1__/* .exitWords */ .Ey)(end ?? {}) : `was ended by us (${(0,_reading_text_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(killedBy, REASON_CHARS)})`;
    return {
        class: killedBy === undefined ? 'crashed' : 'killed',
        ...{ finalText: '', detail: `${agent} ${ended} and its output cannot be read.`, tokens: _usage_ledger_js__WEBPACK_IMPORTED_MODULE_0__/* .noTokens */ ._e },
        ...{ tools: [], permissionDenials: [] },
        ...(costUsd === undefined ? {} : { costUsd }),
    };
}
const REASON_CHARS = 300;


/***/ }),

/***/ 96738:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V1: () => (/* binding */ bareLine),
/* harmony export */   qF: () => (/* binding */ parseJson),
/* harmony export */   qj: () => (/* binding */ openJsonLines),
/* harmony export */   u4: () => (/* binding */ isRecord)
/* harmony export */ });
/**
 * Opens a reader of JSON lines. Lists of objects count as their objects, and an object that is printed over several lines
 * counts when its first line is `{` and its last `}`; a byte order mark, CRLF and colours are passed over (06-agents "Results").
 */
function openJsonLines() {
    let open;
    let chars = 0;
    const takeOpen = (line, parts) => {
        chars += line.length + 1;
        if (chars > MOST_OPEN_CHARS || line === '{')
            return start(line);
        parts.push(line);
        if (line !== '}')
            return [];
        open = undefined;
        return recordsOf(parts.join('\n'));
    };
    const start = (line) => {
        open = line === '{' ? [line] : undefined;
        chars = 0;
        return [];
    };
    return {
        take: (raw) => {
            const line = bareLine(raw);
            if (open !== undefined && !/^\{"/.test(line))
                return takeOpen(line, open);
            open = undefined;
            return line === '{' ? start(line) : recordsOf(line);
        },
    };
}
/** A line without a byte order mark, the half of CRLF, and what a terminal reads as a command: JSON holds none of them bare. */
function bareLine(raw) {
    const line = raw.replace(/^\uFEFF/, '').replace(/\r$/, '');
    return line.includes('\u001b') ? line.replace(COMMANDS, '').replace(/\r$/, '') : line;
}
/**
 * What begins with an escape character: commands with parameters, titles and links, strings, and single ones. No part of it reads over
 * the next escape character, so that a line costs what its length is; of what never ends, its beginning alone goes.
 */
const COMMANDS = 
// biome-ignore lint/suspicious/noControlCharactersInRegex: commands begin with one.
/\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)|[PX^_][^\u001b]*\u001b\\|[ -/]*[0-z])?/g;
/** Characters of an object that is printed over several lines. */
const MOST_OPEN_CHARS = 2 * 1024 * 1024;
function recordsOf(text) {
    if (!/^(?:\{|\[\s*\{)/.test(text))
        return [];
    const parsed = parseJson(text);
    return (Array.isArray(parsed) ? parsed : [parsed]).filter(isRecord);
}
/** What a text holds as JSON; undefined when it is none. */
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
/** Tells an object from a list, a text and nothing. */
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}


/***/ }),

/***/ 92163:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E9: () => (/* binding */ dollars),
/* harmony export */   OA: () => (/* binding */ fields),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   Vm: () => (/* binding */ word),
/* harmony export */   eO: () => (/* binding */ known),
/* harmony export */   h5: () => (/* binding */ status)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38816);

// Each field forgives on its own: one of an unexpected type must not cost the whole event.
/** A text, '' when it is none. */
const text = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().catch('');
/** A short text such as a name or a code, absent when it is none. */
const word = zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(200).optional().catch(undefined);
/** A whole number of things, 0 when it is none. */
const count = zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().nonnegative().catch(0);
/** An HTTP status, absent when it is none. */
const status = zod__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().min(100).max(599).optional().catch(undefined);
/** An amount of US dollars, absent when it is none. */
const dollars = zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().nonnegative().optional().catch(undefined);
/** Named fields of any type. */
const fields = zod__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()).catch({});
/** Leaves out what is undefined: an absent field and an undefined one are two things here. */
function known(all) {
    return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}


/***/ }),

/***/ 29657:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ packageRoot)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/** The folder of the npm package that a file belongs to; undefined when it lies in none. */
function packageRoot(file) {
    const marker = `${node_path__WEBPACK_IMPORTED_MODULE_0__.sep}node_modules${node_path__WEBPACK_IMPORTED_MODULE_0__.sep}`;
    const at = file.lastIndexOf(marker);
    if (at === -1)
        return undefined;
    const start = at + marker.length;
    const [first = '', second = ''] = file.slice(start).split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep);
    const name = first.startsWith('@') ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(first, second) : first;
    return file.slice(0, start) + name;
}


/***/ }),

/***/ 94400:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ troubleOfBody),
/* harmony export */   u: () => (/* binding */ troubleOfText)
/* harmony export */ });
/* harmony import */ var _json_lines_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96738);
/* harmony import */ var _provider_times_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20648);
/* harmony import */ var _reading_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16410);
/* harmony import */ var _trouble_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(71423);
/* harmony import */ var _wait_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12087);





/**
 * Reads what a client hands on of its service's answer: an error object of the services' protocols, alone or behind words, or
 * words behind a status.
 */
function troubleOfText(raw) {
    const text = (0,_reading_text_js__WEBPACK_IMPORTED_MODULE_1__/* .clipEnd */ .Oq)(raw, MOST_CHARS).trim().replace(RETRIED, '').replace(HANDED_ON, '');
    const [reason = '', phrase = ''] = REASON.exec(text) ?? [];
    const refused = REASONS[phrase];
    if (refused !== undefined)
        return { status: refused, ...troubleOfText(text.slice(reason.length)) };
    const body = bodyIn(text);
    if (body !== undefined)
        return { ...statusBefore(text), ...troubleOfBody(body) };
    const [, framed = text] = /^\[API Error: ([\s\S]*?)\](?:$|\n)/.exec(text) ?? [];
    const [, code, named = framed] = STATUS_FIRST.exec(framed) ?? [];
    const [, said = named, name] = /^([\s\S]*) \(Status: ([A-Z_]+)\)$/.exec(named) ?? [];
    const [, inner, sentence = said] = /^<\d{3}> (?:[A-Za-z]+\.)*([A-Za-z]+): ([\s\S]*)$/.exec(said) ?? [];
    const waitMs = (0,_wait_js__WEBPACK_IMPORTED_MODULE_2__/* .waitIn */ .N)(framed);
    const answered = code ?? /^(?:Failed to [\w ]+|[\w ]+ failed): ([1-5]\d\d)\b/.exec(sentence)?.[1];
    return {
        codes: [name, inner].filter((each) => each !== undefined),
        sentence,
        ...(answered === undefined ? {} : { status: Number(answered) }),
        ...(waitMs === undefined ? {} : { waitMs }),
    };
}
/** What clients put in front of the words of the last of several tries, and what sellers put in front of those of their provider. */
const RETRIED = /^(?:\w+Error: )?Failed after \d+ attempts\. Last error: /;
const HANDED_ON = /^Error from provider(?: \([^)]*\))?: (?:Upstream request failed: )?(?:\[\w+\] )?/;
/** A refusal by its reason phrase, as the clients' library for every service puts it in front of the service's own words. */
const REASONS = {
    'Bad Request': 400,
    Unauthorized: 401,
    'Payment Required': 402,
    Forbidden: 403,
    'Not Found': 404,
    'Unprocessable Entity': 422,
};
const REASON = new RegExp(`^(?:(${Object.keys(REASONS).join('|')}): )+(?=\\S)`);
const STATUS_FIRST = /^(?:HTTP |[\w ]{0,40}API error \(|Request rejected \()?([1-5]\d\d)[ :)]+([^\s)][\s\S]*|$)/;
/** A status in front of an error object that does not repeat it. */
function statusBefore(text) {
    const [, code] = /^(?:\[API Error: )?(?:HTTP |got status: )?([1-5]\d\d)\b/.exec(text) ?? [];
    return code === undefined ? {} : { status: Number(code) };
}
/** Reads an error object of the OpenAI, Anthropic or Google protocol, also when one of them is wrapped in another. */
function troubleOfBody(body, depth = 0) {
    const error = [body['error'], body['detail']].find(_json_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .isRecord */ .u4) ?? body;
    const message = firstText(error['message'], error['error_msg'], body['message'], body['detail'], body['error']);
    const inner = depth < MOST_WRAPS ? bodyIn(message) : undefined;
    const told = inner === undefined ? undefined : troubleOfBody(inner, depth + 1);
    const times = (0,_provider_times_js__WEBPACK_IMPORTED_MODULE_0__/* .timesOf */ .Q)(error, error === body ? {} : body);
    const waitMs = told?.waitMs ?? times.waitMs ?? (0,_wait_js__WEBPACK_IMPORTED_MODULE_2__/* .waitIn */ .N)(message);
    const status = told?.status ?? statusOf(error['code']) ?? statusOf(error['status']);
    const resetAt = told?.resetAt ?? times.resetAt;
    return {
        codes: [...namesOf(error), ...(told?.codes ?? [])],
        sentence: told?.sentence ?? message,
        ...(status === undefined ? {} : { status }),
        ...(waitMs === undefined ? {} : { waitMs }),
        ...(resetAt === undefined ? {} : { resetAt }),
    };
}
/** A client's error text; it may hold a page of a proxy. */
const MOST_CHARS = 64 * 1024;
const MOST_WRAPS = 3;
/** The error object that a text is or ends with. */
function bodyIn(text) {
    const start = text.search(/\{\s*"/);
    const end = text.lastIndexOf('}');
    // Words of a few lines may stand before it, but an object in the middle of a long text is a quotation.
    if (start < 0 || start > MOST_WORDS_BEFORE || end < start)
        return undefined;
    const parsed = (0,_json_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)(text.slice(start, end + 1));
    return (0,_json_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .isRecord */ .u4)(parsed) && ((0,_json_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .isRecord */ .u4)(parsed['error']) || 'message' in parsed || 'detail' in parsed)
        ? parsed
        : undefined;
}
const MOST_WORDS_BEFORE = 300;
function namesOf(error) {
    const own = ['type', 'code', 'status', 'reason'].map((key) => error[key]);
    const details = detailsOf(error).flatMap((detail) => [detail['reason'], ...quotasOf(detail)]);
    return [...own, ...details].filter((name) => typeof name === 'string' && name !== 'error');
}
/** A quota of a day is a limit to wait out, and one of a minute is none: the sentence beside them is the same. */
function quotasOf(detail) {
    const { metadata } = detail;
    const limits = (0,_json_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .isRecord */ .u4)(metadata) ? quotaNames(metadata['quota_limit']) : [];
    const violations = Array.isArray(detail['violations']) ? detail['violations'].filter(_json_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .isRecord */ .u4) : [];
    return [...limits, ...violations.flatMap(({ quotaId }) => quotaNames(quotaId))];
}
function quotaNames(quota) {
    if (typeof quota !== 'string')
        return [];
    if (/PerDay|Daily/.test(quota))
        return [_trouble_js__WEBPACK_IMPORTED_MODULE_4__/* .QUOTA_OF_A_DAY */ .sl];
    return /PerMinute/.test(quota) ? [_trouble_js__WEBPACK_IMPORTED_MODULE_4__/* .QUOTA_OF_A_MINUTE */ .Qg] : [];
}
function detailsOf({ details }) {
    return Array.isArray(details) ? details.filter(_json_lines_js__WEBPACK_IMPORTED_MODULE_3__/* .isRecord */ .u4) : [];
}
function statusOf(value) {
    return typeof value === 'number' && value >= 100 && value <= 599 ? value : undefined;
}
function firstText(...values) {
    return values.find((value) => typeof value === 'string' && value !== '') ?? '';
}


/***/ }),

/***/ 20648:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ timesOf),
/* harmony export */   e: () => (/* binding */ epochMs)
/* harmony export */ });
/* harmony import */ var _json_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96738);

/**
 * Reads the times that stand in an error object, in the object around it, and in the headers and details that services pack into one.
 * Their names are told apart by letters alone: services write the same one with dashes, underscores and capitals.
 */
function timesOf(error, around = {}) {
    const named = [...fieldsOf(error), ...fieldsOf(around)];
    const first = (read) => named.map(([name, value]) => read(name, value)).find((told) => told !== undefined);
    const waitMs = first((name, value) => WAITS.get(name)?.(value));
    const resetAt = first((name, value) => (RESETS.includes(name) ? epochMs(value) : undefined));
    return { ...(waitMs === undefined ? {} : { waitMs }), ...(resetAt === undefined ? {} : { resetAt }) };
}
/** Epoch milliseconds of a number of seconds or milliseconds, in digits too, or of a date with its zone; undefined when it is none of them. */
function epochMs(value) {
    // A day that no calendar has is no moment, and neither is one before the epoch's first billion.
    const epoch = typeof value === 'string' && DATE.test(value) ? Date.parse(value) : numberOf(value);
    if (!(epoch >= FIRST_SECOND && epoch < LAST_SECOND * 1_000))
        return undefined;
    return Math.round(epoch < LAST_SECOND ? epoch * 1_000 : epoch);
}
const DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;
/** A smaller number counts from another start. */
const FIRST_SECOND = 1_000_000_000;
const LAST_SECOND = 100_000_000_000;
/** A map, because a service may name a field as every object names one of its own. */
const WAITS = new Map([
    ...['retryafter', 'retryafterseconds', 'resetseconds', 'resetsinseconds', 'retrydelay'].map((name) => [name, durationMs]),
    ['retryafterms', (value) => millis(numberOf(value))],
]);
const RESETS = ['resetsat', 'resetat', 'xratelimitreset', 'quotaresettimestamp'];
/** Seconds, or the parts of a duration. */
function durationMs(value) {
    return secondsMs((0,_json_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(value) ? value['seconds'] : value);
}
/** Seconds as a number, in digits, or as Google writes them (`34s`). */
function secondsMs(value) {
    return millis(numberOf(typeof value === 'string' ? value.replace(/s$/, '') : value) * 1_000);
}
/** Not a number where it is none. */
function numberOf(value) {
    if (typeof value === 'number')
        return value;
    return typeof value === 'string' && /^\d+(?:\.\d+)?$/.test(value) ? Number(value) : Number.NaN;
}
function millis(ms) {
    return ms >= 0 && ms < LAST_SECOND * 1_000 ? Math.round(ms) : undefined;
}
function fieldsOf(record) {
    const { metadata, details } = record;
    const inner = [metadata, (0,_json_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(metadata) ? metadata['headers'] : undefined];
    const packed = Array.isArray(details) ? details : [];
    const more = packed.flatMap((detail) => ((0,_json_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(detail) ? [detail, detail['metadata']] : []));
    return [record, ...inner, ...more].filter(_json_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4).flatMap(namesOf);
}
function namesOf(record) {
    return Object.entries(record)
        .slice(0, MOST_FIELDS)
        .map(([name, value]) => [name.toLowerCase().replace(/[^a-z]/g, ''), value]);
}
const MOST_FIELDS = 100;


/***/ }),

/***/ 16410:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cu: () => (/* binding */ MOST_TOLD_CHARS),
/* harmony export */   Oq: () => (/* binding */ clipEnd),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   rh: () => (/* binding */ clipStart)
/* harmony export */ });
/** The first characters of a text, never half a character; a cut is marked. */
function clipEnd(text, maxChars) {
    if (text.length <= maxChars)
        return text;
    const kept = text.slice(0, maxChars - 1);
    return `${isHighSurrogate(kept.charCodeAt(kept.length - 1)) ? kept.slice(0, -1) : kept}\u2026`;
}
/** The last characters of a text, never half a character: a final message says what counts at its end. */
function clipStart(text, maxChars) {
    if (text.length <= maxChars)
        return text;
    const kept = text.slice(-maxChars);
    return isLowSurrogate(kept.charCodeAt(0)) ? kept.slice(1) : kept;
}
/** A text as one line of at most so many characters. */
function oneLine(text, maxChars) {
    // Cut first: what follows would walk through megabytes for a line that shows a hundred characters.
    return clipEnd(text
        .slice(0, maxChars * 4)
        .replace(/\s+/g, ' ')
        .trim(), maxChars);
}
function isHighSurrogate(code) {
    return code >= 0xd800 && code <= 0xdbff;
}
function isLowSurrogate(code) {
    return code >= 0xdc00 && code <= 0xdfff;
}
/** Most characters of a text for the live log: who shows less of it cuts it where no secret is left that the cut could tear. */
const MOST_TOLD_CHARS = 4096;


/***/ }),

/***/ 86076:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ey: () => (/* binding */ exitWords),
/* harmony export */   Hs: () => (/* binding */ tokenWords),
/* harmony export */   Z9: () => (/* binding */ wordsOf),
/* harmony export */   px: () => (/* binding */ deniedWords)
/* harmony export */ });
/** What a class means in words, with the agent's name; the beginning of a reading's detail. */
function wordsOf(name, agent) {
    switch (name) {
        case 'completed':
            return `${agent} finished`;
        case 'turn-cap':
            return `${agent} reached a cap of this call`;
        case 'usage-limit':
            return "the account's usage limit is reached";
        case 'overloaded':
            return 'the model service is overloaded or broken';
        case 'auth':
            return 'the model service refused the key';
        case 'billing':
            return 'the account cannot pay for the request';
        case 'model-config':
            return 'the model cannot be used';
        case 'context-too-long':
            return 'the model service refused the request as it stands';
        case 'network':
            return 'the model service could not be reached';
        case 'crashed':
            return `${agent} ended with an error`;
        case 'killed':
            return `${agent} was ended by us`;
        case 'permission-denied':
            return `${agent} was refused a permission`;
        case 'empty':
            return 'the model answered nothing';
    }
}
/** How a process ended, in words that follow its name. */
function exitWords({ exitCode, signal }) {
    if (signal !== undefined)
        return `was ended by ${signal}, not by us,`;
    return exitCode === undefined ? 'ended without an exit code' : `exited with ${exitCode}`;
}
/** Tool calls that were refused, in words. */
function deniedWords(agent, denials) {
    const count = denials.length === 1 ? 'a tool call' : `${denials.length} tool calls`;
    return `${agent} was refused ${count}: ${denials.join('; ')}`;
}
/** Tokens in words, for the live log. */
function tokenWords(tokens) {
    const cache = tokens.cacheRead + tokens.cacheWrite;
    return `${tokens.input} tokens in, ${tokens.output} out${cache > 0 ? `, ${cache} cached` : ''}`;
}


/***/ }),

/***/ 21495:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ namesTime),
  J: () => (/* binding */ resetIn)
});

;// CONCATENATED MODULE: ./build/adapters/agents/time-zones.js
/** Minutes east of Greenwich; where an abbreviation has several meanings, that of the westernmost place: it is the later one. */
const OFFSETS = {
    ...{ Z: 0, UTC: 0, GMT: 0, WET: 0, WEST: 60, BST: 60, IST: 60, CET: 60, CEST: 120, SAST: 120, EET: 120, EEST: 180 },
    ...{ MSK: 180, TRT: 180, PKT: 300, ICT: 420, WIB: 420, SGT: 480, HKT: 480, PHT: 480, AWST: 480, JST: 540, KST: 540 },
    ...{ ACST: 570, ACDT: 630, AEST: 600, AEDT: 660, NZST: 720, NZDT: 780 },
    ...{ NDT: -150, BRT: -180, ART: -180, ADT: -180, NST: -210, AST: -240, EDT: -240, EST: -300, COT: -300, PET: -300 },
    ...{ CDT: -300, CST: -360, MDT: -360, MST: -420, PDT: -420, PST: -480, AKDT: -480, AKST: -540, HST: -600 },
};
/** Names that stand for summer and winter alike. */
const PLACES = {
    ...{ ET: 'America/New_York', EASTERN: 'America/New_York', CT: 'America/Chicago', CENTRAL: 'America/Chicago' },
    ...{ MT: 'America/Denver', MOUNTAIN: 'America/Denver', PT: 'America/Los_Angeles', PACIFIC: 'America/Los_Angeles' },
};
/** A zone in the form in which calendars know it; undefined when nobody knows it. */
function zoneNamed(name) {
    const plain = name.replace(/ (?:standard |daylight )?time$/i, '');
    const [, sign, hours = '', minutes = '00'] = /^(?:UTC|GMT)? ?([+-])(\d{1,2})(?::?(\d\d))?$/i.exec(plain) ?? [];
    if (sign !== undefined)
        return known(`${sign}${hours.padStart(2, '0')}:${minutes}`);
    const place = PLACES[plain.toUpperCase()];
    const offset = OFFSETS[plain.toUpperCase()];
    if (place !== undefined || offset === undefined)
        return known(place ?? plain);
    return `${offset < 0 ? '-' : '+'}${two(Math.floor(Math.abs(offset) / 60))}:${two(Math.abs(offset) % 60)}`;
}
/** Whether a word in capitals is the name of a zone; others may stand behind a time as well. */
function isZoneWord(word) {
    return word in OFFSETS || word in PLACES;
}
function known(zone) {
    try {
        return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone === '' ? undefined : zone;
    }
    catch {
        return undefined;
    }
}
function two(count) {
    return String(count).padStart(2, '0');
}
/**
 * The instant (epoch milliseconds) at which a calendar of the zone shows that; without a zone, of the machine's own. Of two,
 * where clocks are set back, the later one, and where they are put forward over it, as long after the change.
 */
function instantOf(shows, zone) {
    const { year, month, day, hours, minutes, seconds = 0 } = shows;
    const wall = Date.UTC(year, month, day, hours, minutes, seconds);
    const both = [wall - DAY_MS, wall + DAY_MS].map((near) => wall - offsetAt(near, zone));
    const shown = both.filter((at) => at + offsetAt(at, zone) === wall);
    return Math.max(...(shown.length === 0 ? both : shown));
}
const DAY_MS = 86_400_000;
function offsetAt(at, zone) {
    const { year, month, day, hours, minutes } = wallOf(at, zone);
    return Date.UTC(year, month, day, hours, minutes) - Math.floor(at / 60_000) * 60_000;
}
/** What a calendar of the zone shows at an instant; without a zone, of the machine's own. */
function wallOf(at, zone) {
    const parts = new Intl.DateTimeFormat('en-US', {
        ...{ calendar: 'gregory', numberingSystem: 'latn', hourCycle: 'h23' },
        ...{ year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' },
        ...(zone === undefined ? {} : { timeZone: zone }),
    }).formatToParts(at);
    const part = (type) => Number(parts.find((each) => each.type === type)?.value);
    return {
        year: part('year'),
        month: part('month') - 1,
        day: part('day'),
        hours: part('hour'),
        minutes: part('minute'),
    };
}

;// CONCATENATED MODULE: ./build/adapters/agents/moment.js

/** Reads the moment at which work can go on, the first that is told; undefined when there is none. */
function momentIn(sentence) {
    const said = sentence.slice(0, MOST_CHARS).replace(/[\u00A0\u2009\u202F]/g, ' ');
    for (const { index, 0: then } of said.matchAll(THEN)) {
        const moment = momentAt(said, index + then.length);
        if (Object.keys(moment).some((part) => part !== 'zone'))
            return moment;
    }
    return undefined;
}
/** In whatever language a date as machines write it, or a time beside the name of its zone, stands for itself. */
function bareMomentIn(sentence) {
    const said = sentence.slice(0, MOST_CHARS);
    const at = said.search(BARE);
    return at < 0 ? undefined : momentAt(said, at);
}
const BARE = /(?<![\d-])\d{4}-\d\d-\d\d[T ]\d\d:\d\d|(?<![\d:])\d{1,2}(?::\d\d| ?[ap]m) \((?:UTC|[A-Z][a-z]+\/[A-Z]\w+)\)/;
const MOST_CHARS = 4_096;
/** What stands in front of such a moment. */
const THEN = /\b(?:try again|retry(?:ing)?|retry-after|resets?|resumes?|regain access|available(?: again)?|refreshes|renews?|restored|(?:wait|reached|exceeded|blocked|limited|paused|unavailable) until)(?: time)?(?: at| on| after| from)?:? (?:the )?(?=[\da-z])/gi;
/** Its parts, in whatever order; each counts once. */
function momentAt(said, start) {
    let moment = {};
    let at = start;
    for (let parts = 0; parts < MOST_PARTS; parts += 1) {
        const next = partAt(said, at);
        if (next === undefined || Object.keys(next.part).some((key) => key in moment))
            return moment;
        moment = { ...moment, ...next.part };
        at = behind(said, next.end);
    }
    return moment;
}
const MOST_PARTS = 5;
/** Where the next part begins. */
function behind(said, at) {
    const gap = /(?:,? (?:at |on |the )?|,|T(?=\d))?/y;
    gap.lastIndex = at;
    return at + (gap.exec(said)?.[0].length ?? 0);
}
function partAt(said, at) {
    for (const [pattern, read] of READERS) {
        pattern.lastIndex = at;
        const found = pattern.exec(said);
        const part = found === null ? undefined : read(found.groups ?? {});
        if (part !== undefined)
            return { part, end: pattern.lastIndex };
    }
    return undefined;
}
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const MONTH = '(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\b\\.?';
const YEAR = '(?:,? (?<year>\\d{4})\\b(?!:))?';
const OFFSET = '(?:(?:UTC|GMT) ?)?[+-]\\d{1,2}(?::?\\d\\d)?';
const PLACE = '(?:Pacific|Mountain|Central|Eastern)(?: (?:Standard |Daylight )?Time)?';
const NO_TIME = '(?![\\d:]| ?[ap]\\.?m\\b)';
const READERS = [
    [
        /(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)(?!\d)/y,
        ({ year, month, day }) => ({
            days: [{ year: Number(year), month: Number(month) - 1, day: Number(day) }],
            isOfMachine: true,
        }),
    ],
    [
        /(?<first>\d{1,2})\/(?<second>\d{1,2})\/(?<year>\d{4})\b/y,
        ({ first, second, year }) => slashed(Number(first), Number(second), Number(year)),
    ],
    [new RegExp(`${MONTH} (?<day>\\d{1,2})(?:st|nd|rd|th)?${NO_TIME}${YEAR}`, 'iy'), dayOf],
    [new RegExp(`(?<day>\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${MONTH}${YEAR}`, 'iy'), dayOf],
    [
        /(?<weekday>sun|mon|tue|wed|thu|fri|sat)(?:s|nes|rs|ur)?(?:day)?\b/iy,
        ({ weekday = '' }) => ({ weekday: WEEKDAYS.indexOf(weekday.toLowerCase()) }),
    ],
    [/(?<word>today|tonight|tomorrow)\b/iy, ({ word }) => ({ ahead: word?.toLowerCase() === 'tomorrow' ? 1 : 0 })],
    [/next (?<unit>week|month)\b/iy, ({ unit }) => (unit?.toLowerCase() === 'week' ? { ahead: 7 } : { nextMonth: 1 })],
    [
        /(?:(?<day>\d{1,2})(?:st|nd|rd|th)|first)(?: day)? of (?:the )?(?:next|following|coming) month\b/iy,
        ({ day = '1' }) => ({ nextMonth: Number(day) }),
    ],
    [
        /(?<word>midnight|noon)\b/iy,
        ({ word }) => ({ time: { hours: word?.toLowerCase() === 'noon' ? 12 : 24, minutes: 0 } }),
    ],
    [/(?<hour>\d{1,2})(?::(?<minute>\d\d)(?::(?<second>\d\d))?)? ?(?<half>[ap])\.?m\b\.?/iy, timeOf],
    [/(?<hour>\d{1,2}):(?<minute>\d\d)(?::(?<second>\d\d)(?:\.\d+)?)?(?![\d:])/y, timeOf],
    [new RegExp(`\\((?<zone>${OFFSET}|${PLACE}|[A-Z][A-Za-z_]*(?:/[A-Za-z0-9_+-]+)*)\\)`, 'y'), zoneOf],
    [new RegExp(`(?<zone>${OFFSET}|${PLACE})(?!\\w)`, 'y'), zoneOf],
    [/(?<zone>[A-Z]{1,5})\b/y, ({ zone = '' }) => (isZoneWord(zone) ? zoneOf({ zone }) : undefined)],
];
function dayOf({ month = '', day, year }) {
    const of = { month: MONTHS.indexOf(month.slice(0, 3).toLowerCase()), day: Number(day) };
    return { days: [year === undefined ? of : { ...of, year: Number(year) }] };
}
/** Some write the month first, some the day. */
function slashed(first, second, year) {
    const ways = [
        { year, month: first - 1, day: second },
        { year, month: second - 1, day: first },
    ].filter(({ month, day }) => month < MONTHS.length && day <= 31);
    return ways.length === 0 ? undefined : { days: ways };
}
/** Of twelve hours or of 24; some write `13:05 PM`. */
function timeOf(groups) {
    const [hour, minutes, seconds] = [groups['hour'], groups['minute'] ?? 0, groups['second'] ?? 0].map(Number);
    const half = groups['half']?.toLowerCase();
    if (hour === undefined || minutes === undefined || hour > (half === 'a' ? 12 : 23) || minutes > 59)
        return undefined;
    const hours = half === undefined || hour > 12 ? hour : (hour % 12) + (half === 'p' ? 12 : 0);
    return { time: { hours, minutes, ...(seconds === 0 ? {} : { seconds }) } };
}
function zoneOf({ zone = '' }) {
    return { zone: zoneNamed(zone) ?? null };
}

// EXTERNAL MODULE: ./build/adapters/agents/wait.js
var wait = __webpack_require__(12087);
;// CONCATENATED MODULE: ./build/adapters/agents/reset-time.js



/**
 * When a limit is over that a client or its service tells of in words, in epoch milliseconds: an epoch behind the words, a date,
 * a clock time, or a time from then. A clock time without a day is the next one after it was said, a day without a year is the one
 * nearest to it, and a time without a zone is in the machine's own, as the client's is. What can be read in two ways is the later
 * of them: a day without a time is the end of that day. Undefined when it does not say, when its zone is not known, and without
 * a time at which it was said (epoch milliseconds) where that is needed.
 */
function resetIn(sentence, at) {
    const now = at !== undefined && at >= 0 && at < END_OF_CALENDARS ? at : undefined;
    const said = sentence.slice(0, reset_time_MOST_CHARS);
    const epoch = EPOCH.exec(said)?.[1];
    if (epoch !== undefined)
        return Number(epoch) * (epoch.length > SECONDS_DIGITS ? 1 : 1_000);
    const moment = momentIn(said);
    if (moment !== undefined)
        return instantIn(moment, now);
    const waitMs = now === undefined ? undefined : (0,wait/* waitIn */.N)(said);
    if (now === undefined)
        return undefined;
    return waitMs === undefined ? toCome(bareMomentIn(said), now) : now + waitMs;
}
/** A moment of which no word tells what it is may as well be that of the request. */
function toCome(moment, now) {
    const at = moment && instantIn(moment, now);
    return at !== undefined && at > now ? at : undefined;
}
/** Whether a sentence names a day or a time of the day at which work can go on. */
function namesTime(sentence) {
    return momentIn(sentence) !== undefined;
}
const reset_time_MOST_CHARS = 4_096;
/** Far beyond it no calendar can show a day. */
const END_OF_CALENDARS = 1e14;
const SECONDS_DIGITS = 10;
/** As the first versions of claude print it, and some services. */
const EPOCH = /\b(?:limit reached\||(?:resets?|reset time|retry after)(?: at)?:? )(\d{13}|\d{10})\b/i;
function instantIn(moment, now) {
    const { days, zone, time, isOfMachine } = moment;
    if (zone === null)
        return undefined;
    if (days === undefined)
        return now === undefined ? undefined : nextOf(moment, zone, now);
    const zones = isOfMachine === true && zone === undefined ? [undefined, 'UTC'] : [zone];
    const ways = days.flatMap((day) => zones.map((each) => dated({ ...day, ...(time ?? END_OF_DAY) }, each, now)));
    const known = ways.filter((at) => at !== undefined);
    return known.length < ways.length ? undefined : Math.max(...known);
}
const END_OF_DAY = { hours: 24, minutes: 0 };
function dated({ year, ...wall }, zone, now) {
    if (year !== undefined)
        return instantOf({ ...wall, year }, zone);
    return now === undefined ? undefined : nearest({ ...wall, year: wallOf(now, zone).year }, zone, now);
}
/** Around the turn of the year the day that is meant lies in the next one, or in the last. */
function nearest(wall, zone, now) {
    const years = [-1, 0, 1].map((more) => instantOf({ ...wall, year: wall.year + more }, zone));
    return years.reduce((best, each) => (Math.abs(each - now) < Math.abs(best - now) ? each : best));
}
/** The next such time of a day, and of a weekday when one is named; on that day itself, one that is not over yet. */
function nextOf({ weekday, ahead, nextMonth, time }, zone, now) {
    const today = { ...wallOf(now, zone), ...(time ?? END_OF_DAY) };
    const on = (days) => instantOf({ ...today, day: today.day + days }, zone);
    if (nextMonth !== undefined)
        return instantOf({ ...today, month: today.month + 1, day: nextMonth }, zone);
    if (ahead !== undefined && ahead > 0)
        return on(ahead);
    if (weekday === undefined)
        return on(0) > now ? on(0) : on(1);
    const days = (weekday - new Date(Date.UTC(today.year, today.month, today.day)).getUTCDay() + 7) % 7;
    // Who means today names a time.
    return on(days) > now && !(days === 0 && time === undefined) ? on(days) : on(days + 7);
}


/***/ }),

/***/ 75014:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ troubleOfStderr),
/* harmony export */   _: () => (/* binding */ troubleOfEnd)
/* harmony export */ });
/* harmony import */ var _provider_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94400);
/* harmony import */ var _trouble_class_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2546);
/* harmony import */ var _trouble_sentences_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75585);



/**
 * What a client that ended without a word in its stream says on stderr: the last line that is a sentence of a vendor or
 * names an error, either of which is known. Undefined when there is none.
 */
function troubleOfStderr(stderr = '') {
    return stderr
        .slice(-MOST_CHARS)
        .replace(CRASH, '')
        .split('\n')
        .map((line) => troubleOfLine(bare(line)))
        .findLast((trouble) => trouble !== undefined);
}
/** The same of a client whose stream names no cause: once its model has answered, stderr is whoever's it started. */
function troubleOfEnd({ stderr, isUnderWay = false }) {
    return isUnderWay ? undefined : troubleOfStderr(stderr);
}
const MOST_CHARS = 8 * 1024;
/** Behind a crash stand the words of a program, not those of a service. */
const CRASH = /^(?:thread '[^'\n]*' (?:\(\d+\) )?panicked at |FATAL ERROR: |panic: )[\s\S]*/m;
function troubleOfLine(line) {
    const said = (0,_provider_error_js__WEBPACK_IMPORTED_MODULE_0__/* .troubleOfText */ .u)(line);
    if ((0,_trouble_sentences_js__WEBPACK_IMPORTED_MODULE_2__/* .sentenceClass */ .k)(said) !== undefined)
        return said;
    const [, name, words] = /^([A-Z]\w*(?:Error|Exception)): ([\s\S]*)$/.exec(line) ?? [];
    if (name === undefined || words === undefined)
        return undefined;
    const inner = (0,_provider_error_js__WEBPACK_IMPORTED_MODULE_0__/* .troubleOfText */ .u)(words);
    const named = { ...inner, codes: [name, ...inner.codes] };
    return (0,_trouble_class_js__WEBPACK_IMPORTED_MODULE_1__/* .classOfTrouble */ .H)(named) === undefined ? undefined : named;
}
/** A line without colours and without what loggers put in front of it. */
function bare(line) {
    return line.replace(COLOURS, '').replace(LOGGED, '').trim();
}
// biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with one.
const COLOURS = /\u001b\[[0-9;]*m/g;
/** A time, a level, the name of a module, a sign. */
const LOGGED = /^(?:\s*(?:\[?\d{4}-\d\d-\d\d[T ][\d:.,]+(?:Z|[+-]\d\d:?\d\d)?\]?|(?:\[?(?:ERROR|Error|error|FATAL|fatal)\]?:?)|[a-z_]\w*(?:::\w+)+:|Execution failed:|[\u2717\u2718\u2716\u00d7!\u25a0\u25cf]|\ud83d\udd90))+\s+/u;


/***/ }),

/***/ 91854:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ openToolCount)
/* harmony export */ });
/* harmony import */ var _tool_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(92136);

/** Opens an empty count; tools beyond the first 50 are not counted. */
function openToolCount() {
    const calls = new Map();
    return {
        add: (raw) => {
            const name = (0,_tool_words_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOfTool */ .Z)(raw);
            if (calls.has(name) || calls.size < MOST_TOOLS)
                calls.set(name, (calls.get(name) ?? 0) + 1);
        },
        uses: () => [...calls].map(([name, count]) => ({ name, calls: count })),
    };
}
const MOST_TOOLS = 50;


/***/ }),

/***/ 92136:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ describeTool),
/* harmony export */   Z: () => (/* binding */ nameOfTool)
/* harmony export */ });
/* harmony import */ var _reading_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16410);

const TOOL_CHARS = 160;
// What a tool acts on, in the order in which it says most.
const TARGETS = [
    ...['file_path', 'filePath', 'notebook_path', 'path', 'command', 'commands', 'pattern', 'url', 'query'],
    'description',
];
/** A tool and what it acts on as one short line. */
function describeTool(name, input) {
    const target = TARGETS.map((key) => firstText(input[key])).find((value) => value !== '');
    const tool = nameOfTool(name);
    return target === undefined ? tool : (0,_reading_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(`${tool}: ${target}`, TOOL_CHARS);
}
/** The name of a tool as it is shown and counted. */
function nameOfTool(name) {
    return (0,_reading_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(name, TOOL_CHARS) || 'a tool without a name';
}
function firstText(value) {
    const first = Array.isArray(value) ? value[0] : value;
    return typeof first === 'string' ? first : '';
}


/***/ }),

/***/ 2546:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ classOfTrouble)
/* harmony export */ });
/* harmony import */ var _reset_time_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21495);
/* harmony import */ var _trouble_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71423);
/* harmony import */ var _trouble_sentences_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75585);



/**
 * Names the class of a trouble; undefined when no rule knows it. Names come first, then a status that leaves no doubt, then the
 * vendors' sentences, then the rest of the statuses, then names that say little (06-agents "Limits and errors").
 */
function classOfTrouble(trouble) {
    return (classOfNames(trouble.codes, NAMES) ??
        classOfPlainStatus(trouble, (0,_trouble_sentences_js__WEBPACK_IMPORTED_MODULE_1__/* .sentenceClass */ .k)(trouble)) ??
        (0,_trouble_sentences_js__WEBPACK_IMPORTED_MODULE_1__/* .sentenceClass */ .k)(trouble) ??
        classOfStatus(trouble) ??
        classOfNames(trouble.codes, VAGUE_NAMES));
}
function classOfNames(codes, names) {
    return names.find(([, known]) => codes.some((code) => known.includes(code)))?.[0];
}
function classOfPlainStatus({ status = 0 }, said) {
    // Some services refuse with it who cannot pay.
    if (status === 401)
        return said === 'billing' ? said : 'auth';
    if (status === 402)
        return 'billing';
    if (status === 407 || status === 408)
        return 'network';
    if (status === 413)
        return 'context-too-long';
    return status >= 500 ? 'overloaded' : undefined;
}
function classOfStatus({ status, waitMs = 0, sentence }) {
    // A rate comes back by itself: who names a day or a time of the day tells of a limit.
    if (status === 429)
        return waitMs > _trouble_js__WEBPACK_IMPORTED_MODULE_2__/* .LONGEST_BACKOFF_MS */ .bM || (0,_reset_time_js__WEBPACK_IMPORTED_MODULE_0__/* .namesTime */ .o)(sentence) ? 'usage-limit' : 'overloaded';
    if (status === 403)
        return 'auth';
    if (status === 404)
        return 'model-config';
    return status === 400 || status === 422 ? 'context-too-long' : undefined;
}
const NAMES = [
    // A refusal of what was asked, which neither waiting nor another key would change.
    [
        'crashed',
        [
            ...['content_filter', 'content_policy_violation', 'cyber_policy', 'invalid_prompt'],
            ...['data_inspection_failed', 'DataInspectionFailed'],
        ],
    ],
    [
        'turn-cap',
        [
            'max_turns',
            'error_max_turns',
            'error_max_budget_usd',
            'FatalTurnLimitedError',
            'FatalBudgetExceededError',
            'session_budget_exceeded',
        ],
    ],
    [
        'billing',
        [
            ...[
                'billing_error',
                'billing_not_active',
                'billing_not_configured',
                'BILLING_DISABLED',
                'payment_required',
                'usage_not_included',
            ],
            ...[
                'budget_exceeded',
                'exceeded_current_quota_error',
                'insufficient_credits',
                'insufficient_balance',
                'INSUFFICIENT_G1_CREDITS_BALANCE',
                'CreditsError',
            ],
        ],
    ],
    [
        'usage-limit',
        [
            ...['usage_limit_reached', 'usage_limit_exceeded', 'insufficient_quota', 'quota', 'quota_exceeded'],
            ...['session_quota_exceeded', 'additional_spend_limit_reached', 'QUOTA_EXHAUSTED', 'TerminalQuotaError'],
            _trouble_js__WEBPACK_IMPORTED_MODULE_2__/* .QUOTA_OF_A_DAY */ .sl,
            ...['user_weekly_rate_limited', 'user_global_rate_limited', 'user_model_rate_limited'],
            ...[
                'ServiceQuotaExceededException',
                'FreeUsageLimitError',
                'GoUsageLimitError',
                'MonthlyLimitError',
                'UserLimitError',
            ],
        ],
    ],
    ['overloaded', [_trouble_js__WEBPACK_IMPORTED_MODULE_2__/* .QUOTA_OF_A_MINUTE */ .Qg]],
    [
        'context-too-long',
        [
            ...['context_length_exceeded', 'context_window_exceeded', 'context_limit', 'request_too_large'],
            ...['max_output_tokens', 'string_above_max_length', 'ContextOverflowError', 'MessageOutputLengthError'],
        ],
    ],
    [
        'model-config',
        [
            ...['model_not_found', 'model_not_supported', 'unsupported_model', 'ProviderModelNotFoundError'],
            ...['ModelNotFoundError', 'ModelError', 'not_found_error', 'NOT_FOUND'],
            ...['no_available_model_endpoints', 'unsupported_value', 'model_not_available_for_integrator'],
            'ProviderInitError',
        ],
    ],
    [
        'auth',
        [
            ...['authentication_error', 'authentication_failed', 'authentication', 'authorization', 'unauthorized'],
            ...['invalid_api_key', 'account_deactivated', 'token_expired', 'UNAUTHENTICATED'],
            ...['API_KEY_INVALID', 'API_KEY_SERVICE_BLOCKED', 'VALIDATION_REQUIRED', 'ValidationRequiredError'],
            ...['FatalAuthenticationError', 'ProviderAuthError', 'AuthError', 'IneligibleTierError'],
            ...['ExpiredTokenException', 'UnrecognizedClientException', 'CredentialsProviderError'],
        ],
    ],
    ['permission-denied', ['FatalUntrustedWorkspaceError']],
    [
        'network',
        [
            ...['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EAI_AGAIN', 'EPIPE', 'UND_ERR_SOCKET'],
            ...['UND_ERR_CONNECT_TIMEOUT', 'ConnectionRefused', 'connection_error', 'transport', 'timeout'],
        ],
    ],
];
/** Names that many different failures share; the sentence or the status knows better. */
const VAGUE_NAMES = [
    [
        'overloaded',
        [
            ...['rate_limit', 'rate_limit_error', 'rate_limit_exceeded', 'rate_limited', 'integration_rate_limited'],
            ...['overloaded_error', 'model_overloaded', 'server_is_overloaded', 'slow_down', 'RetryableQuotaError'],
            ...['api_error', 'server_error', 'internal_server_error', 'service_unavailable'],
            ...['ThrottlingException', 'ServiceUnavailableException', 'InternalServerException'],
            ...['RESOURCE_EXHAUSTED', 'UNAVAILABLE', 'INTERNAL', 'DEADLINE_EXCEEDED'],
        ],
    ],
    ['auth', ['permission_error', 'PERMISSION_DENIED']],
    ['context-too-long', ['invalid_request_error', 'INVALID_ARGUMENT']],
];


/***/ }),

/***/ 75585:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ sentenceClass)
});

;// CONCATENATED MODULE: ./build/adapters/agents/config-sentences.js
/** What only the configuration can mend: keys, accounts, models and folders that are not trusted. */
const configSentences = [
    [
        'auth',
        [
            /^Incorrect API key provided\b/,
            /^Invalid API[- ]key\b/i,
            /^API key (?:not valid|expired|not found)\b/,
            /^invalid x-api-key\b/,
            /^Authentication (?:failed|error)\b/i,
            /^No (?:authentication information found|auth type is selected)\b/,
            /^Please set an Auth method\b/,
            /^Missing (?:API key|bearer or basic authentication)\b/i,
            /^Missing environment variable: `[A-Z0-9_]*KEY`/,
            /^Your (?:(?:access|authentication) )?(?:token|session) (?:could not be|has)\b/,
            /^User location is not supported\b/,
            /^You must be logged in\b|^Not logged in\b/,
            /^OAuth \w+ (?:has )?(?:expired|(?:been )?revoked)\b/,
            /^Failed to (?:authenticate|refresh token|log ?in|sign in)\b/,
            /^The security token included in the request is (?:invalid|expired)\b/,
            /^Could not (?:load (?:the default )?credentials|refresh (?:access )?token)\b/,
            /^invalid_grant\b/,
            /^(?:The |Your )?(?:provided )?(?:\w+ ){0,2}(?:token|session|credentials) (?:is|are|has|have) (?:been )?(?:expired|revoked)\b/i,
            /^Classic Personal Access Tokens\b/,
            /^(?:Your|This) (?:organization|account) (?:does not have access|has (?:been )?disabled)\b/,
            /^Your current account is not eligible\b/,
            /^Access to \S+ models is not allowed\b|^Access denied by policy settings\b/,
            /^This credential is only authorized for use\b/,
            /^You are not authorized\b/,
            /^Failed to load models: access denied\b/,
            /^checking \S+ token: /,
            /^(?:Error )?authenticating: /,
            /^(?:(?:\w+ )?OAuth (?:authentication|authorization|login)|Device authorization(?: flow)?|\w+ auth refresh) (?:failed|timed out)\b/i,
            /^Encountered invalidated oauth token\b/,
            /^(?:Claude Code|This service) (?:access )?has been disabled\b/,
            /^When using Gemini API, you must specify\b/,
            /^Manual authorization is required\b/,
            /^This account requires setting\b/,
            /^Your API key was reported as leaked\b/,
            /^Permission denied: Consumer\b/,
            /^\w+ API key is missing\b/,
            /^invalid access token or token expired\b/i,
            /^[A-Z_]+_API_KEY environment variable not found\b/,
            /^Missing credentials for\b/,
            /^Token refresh failed\b/,
            /^This client is no longer supported\b/,
        ],
    ],
    [
        'model-config',
        [
            /^(?:The requested )?model (?:is )?not (?:found|supported|available|exist)\b/i,
            /^(?:(?:Error )?loading config\S*: )?Model provider \S+ not found\b/,
            /^No models? available\b/,
            /^No endpoints available for this model\b/i,
            /^Publisher Model \S+ was not found\b/,
            /^Requested entity was not found\b/,
            /^The provided model identifier is invalid\b/,
            /^Invocation of model ID \S+ with on-demand throughput\b/,
            /^You don['\u2019]t have access to the model\b/,
            /^option '--model\b.* is invalid\b/,
            /^(?:Unknown model|Unsupported model|Invalid model (?:name|ID))\b/i,
            /^\S+ is not a valid model ID\b/,
            /^The model [`'"]?[^\s`'"]+[`'"]? (?:does not exist|is not (?:available|supported|found))\b/,
            /^The [`'"][^\s`'"]+[`'"] model (?:is not supported|requires)\b/,
            /^models\/\S+ is not (?:found|supported)\b/,
            /^Model "[^"]+" from --model flag is not available\b/,
            /^Model [`'"]?[^\s`'"]+[`'"]? (?:does not exist|is not available|not exist)\b/i,
            /^Claude \w+ is not available with\b/,
        ],
    ],
    ['permission-denied', [/^Not inside a trusted directory\b/]],
];

;// CONCATENATED MODULE: ./build/adapters/agents/length-sentences.js
/** Requests that are longer than their model takes, and answers that ran out of room. */
const lengthSentences = [
    [
        'context-too-long',
        [
            /^Codex ran out of room in the model['\u2019]s context window\b/,
            /^(?:prompt|input) is too long\b/i,
            /^(?:Your )?input exceeds the (?:context window|maximum length)\b/i,
            /^This (?:endpoint|model)['\u2019]s maximum context length\b/,
            /^The input token count\b.*\bexceeds\b/,
            /^Model response was truncated because it exceeded the token limit\b/,
            /^(?:Request|PDF|Conversation) too (?:large|long)\b/,
            /^Range of input length should be\b/,
            /^Claude['\u2019]s response exceeded the \d+ output token maximum\b/,
            /^(?:Context limit reached|Session token limit exceeded)\b/,
            /^Context window will overflow\b/,
            /^input length and `max_tokens` exceed context limit\b/i,
            /^(?:Invalid request: )?Your request exceeded model token limit\b/,
            /^Please reduce the length of the messages\b/,
            /^(?:the )?request exceeds the available context size\b/i,
            /^tokens in request more than max tokens allowed\b/i,
            /^(?:Requested token count|prompt token count of \d+|Prompt) exceeds (?:the|max)\b/i,
            /^(?:The )?input (?:length )?\(?\d[\d,]*(?: tokens)?\)? (?:exceeds|is longer than) (?:the )?(?:model['\u2019]s|maximum)\b/i,
            /^Prompt (?:has|contains) \d[\d,]* tokens\b.*\b(?:context size|too large)\b/i,
            /^prompt too long\b/i,
            /^This model['\u2019]s maximum prompt length\b/,
            /^(?:invalid params, )?context window exceeds\b/i,
            /^Token limit exceeded\b/i,
            /^(?:Payload|Request (?:body|entity)) too large\b/i,
        ],
    ],
];

;// CONCATENATED MODULE: ./build/adapters/agents/limit-sentences.js
/** What was refused for its content, its length or a cap, and what an account cannot pay or has used up. */
const limitSentences = [
    [
        'crashed',
        [
            /^(?:stream disconnected before completion: )?Incomplete response returned, reason: content_filter\b/,
            /^Invalid prompt: /,
        ],
    ],
    [
        'context-too-long',
        [
            /^(?:stream disconnected before completion: )?Incomplete response returned, reason: max_/,
            /^Model stream ended due to token limit exhaustion\b/,
        ],
    ],
    [
        'turn-cap',
        [
            /^Reached max session turns\b/,
            /^Maximum session turns exceeded\b/,
            /^shared rollout token budget exhausted\b/,
            /^Run (?:budget|wall-clock budget) exceeded\b/,
            /^Reached max turns \(\d+\)/,
            /^Exceeded USD budget\b/,
        ],
    ],
    [
        'billing',
        [
            /^Quota exceeded\. Check your plan and billing details\b/,
            /^(?:Your )?credit balance is too low\b/i,
            /^Your workspace is out of credits\b/,
            /^You(?:['\u2019]ve| have)? (?:hit|reached) your spend cap\b/,
            /^To use Codex with your ChatGPT plan, upgrade\b/,
            /^Insufficient (?:account )?(?:balance|credits?|funds)\b/i,
            /^This request requires more credits\b/,
            /^Qwen OAuth free tier has been discontinued\b/,
            /^Your prepayment credits are depleted\b/,
            /^This API method requires billing\b/,
            /^Gemini API free tier is not available\b/,
            /^Key limit exceeded\b/,
            /^(?:ExceededBudget|Budget has been exceeded|Billing hard limit)\b/,
            /^Access denied, please make sure your account is in good standing\b/,
            /^Extra usage is required\b/,
            /^You(?:['\u2019]re| are) out of credits\b/,
            /^No payment method\b/,
            /^Your account \S+ (?:<\S+> )?is suspended due to insufficient balance\b/,
            /^Your (?:newly created )?team (?:has either used all available|doesn['\u2019]t have any) credits\b/,
            /^The free tier of the model has been exhausted\b/,
        ],
    ],
    [
        'usage-limit',
        [
            /^You(?:['\u2019]ve| have) (?:hit|reached) (?:your (?!rate )|the (?=daily |weekly |monthly |session |usage |\d+-hour ))(?:[\w.()'\u2019-]+ ){0,4}(?:limits?|quota)\b/i,
            /^(?!rate |api )(?:[\w.-]+ ){1,3}limit reached\b.*\bresets?\b/i,
            /^You['\u2019]re out of (?:\w+ )?usage\b/,
            /^You have exhausted your (?:daily |monthly )?(?:quota|capacity)\b/,
            /^You (?:have )?exceeded your current quota\b/,
            /^(?:Sorry, )?you(?:['\u2019]ve| have) exceeded your (?:\d+[- ]hour|weekly|monthly|daily|session|premium|free)\b/i,
            /^(?:Claude (?:AI )?|Free )?usage (?:limit reached|limit exceeded|exceeded)\b/i,
            /^Qwen OAuth quota exceeded\b/,
            /^(?:\w+ )?allocated quota exceeded\b/i,
            /^Too many (?:requests|tokens) per day\b/i,
            /^Rate limit (?:exceeded|reached): .*\bper[- ]day\b/i,
            /^Quota exceeded\. Upgrade\b/,
            /^Quota exceeded for .*per[ _]day/i,
            /^Your (?:org|organization|workspace|team) is out of (?:\w+ )?usage\b/,
            /^Your workspace has reached its (?:\w+ )?spending limit\b/,
            /^Individual quota reached\b/,
            /^(?:Tokens|Requests) per day limit exceeded\b/,
            /^The usage limit has been reached\b/,
            /^(?:Sorry, )?you have exceeded your Copilot token usage\b/i,
        ],
    ],
];

;// CONCATENATED MODULE: ./build/adapters/agents/service-sentences.js
/** Services that are busy, out of reach or silent. */
const serviceSentences = [
    [
        'overloaded',
        [
            /^Selected model is at capacity\b/,
            /^(?:We['\u2019]re currently|The system is) experiencing high demand\b/,
            /^Your requests to .{1,200} have exceeded (?:the )?(?:token|call) rate limit\b/,
            /^rate limit (?:exceeded|reached|is exceeded)\b/i,
            /^This request would exceed (?:the rate limit\b|your (?:organization|account|workspace)(?:['\u2019]s)? rate limit\b)/,
            /^(?:Sorry, )?you(?:['\u2019]ve hit a| have been|r request was) rate[- ]limit/i,
            /^Quota exceeded for .*per[ _]minute/i,
            /^Server is temporarily limiting requests\b/,
            /^This model is currently experiencing high demand\b/,
            /^Too Many (?:Requests|tokens)\b/i,
            /^(?:The model is |Repeated (?:\d{3} |server )?)?overload(?:ed)?\b/i,
            /^Resource (?:has been )?exhausted\b/i,
            /^Internal server error\b/i,
            /^Requests rate limit exceeded\b/i,
            /^(?:Sorry, )?you['\u2019]ve exhausted this model['\u2019]s rate limit\b/i,
            /^Sorry, the upstream model provider is\b/,
            /^\w+ is experiencing high load\b/,
            /^(?:Our servers are|Provider is|The engine is) (?:currently )?overloaded\b/,
            /^No capacity available\b/,
            /^Deadline expired before operation\b/,
            /^Internal error encountered\b/,
            /^(?:stream disconnected before completion: )?(?:The server had an error|An error occurred while processing your request)\b/,
            /^(?:The )?service (?:is currently )?unavailable\b/i,
            /^(?:Bad Gateway|Gateway Time-?out)\b/i,
        ],
    ],
    [
        'network',
        [
            /^stream disconnected before completion\b/,
            /^stream disconnected - retrying\b/,
            /^(?:API )?Connection (?:failed|error|refused|reset|closed)\b/i,
            /^(?:exception )?TypeError: (?:fetch failed|terminated|network error)\b/,
            /^(?:fetch failed|terminated|socket hang up|Premature close)\b/,
            /^(?:Could not|Unable to|Failed to|Cannot) connect\b/i,
            /^request to \S+ failed, reason: /,
            /^(?:connect|read|write) E[A-Z]+\b|^getaddrinfo [A-Z_]+\b/,
            /^Failed native model HTTP request\b/,
            /^(?:error sending request|Error while reading the server response|Network error)\b/i,
            /^waiting for network\b/,
            /^HTTP\/2 GOAWAY\b/,
            /^(?:The )?(?:request|operation|connection|stream|streaming request|(?:SSE |socket )?read) (?:has )?timed? ?out\b/i,
            /^The socket connection was closed\b/,
            /^Response stalled\b/,
            /^(?:unable to (?:verify|get)\b.{0,40}\bcertificate|self[- ]signed certificate|certificate has expired)\b/i,
            /^Access blocked by Cloudflare\b/,
            /^Model stream ended without (?:a )?finish reason\b/,
            /^No stream activity for \d+ ?ms\b|^Incomplete JSON segment at the end\b/,
            /^No response from the (?:model|server)\b/i,
            /^SSL certificate error\b/,
            /^Stream idle timeout\b/i,
            /^Client network socket disconnected\b/,
            /^Cannot connect to API\b/,
        ],
    ],
    [
        'empty',
        [
            /^(?:Invalid stream: )?The model returned (?:an empty|reasoning thoughts)\b/,
            /^Model stream ended with empty response\b/,
            /^No response was returned\b/,
        ],
    ],
];

// EXTERNAL MODULE: ./build/adapters/agents/trouble.js
var trouble = __webpack_require__(71423);
;// CONCATENATED MODULE: ./build/adapters/agents/trouble-sentences.js





/**
 * Names the class that a vendor's own sentence stands for; undefined when it is none that is known. Each is known by its
 * beginning, because the rest of it may quote anything.
 */
function sentenceClass({ sentence, waitMs }) {
    const name = SENTENCES.find(([, patterns]) => patterns.some((pattern) => pattern.test(sentence)))?.[0];
    // A vendor says the same of the limit of a minute as of that of a day, and only the wait tells them apart.
    if (waitMs === undefined || (name !== 'usage-limit' && name !== 'overloaded'))
        return name;
    if (name === 'usage-limit' && OF_AN_ACCOUNT.test(sentence))
        return name;
    return waitMs > trouble/* LONGEST_BACKOFF_MS */.bM ? 'usage-limit' : 'overloaded';
}
/** What is said of no minute's limit, however soon it is over. */
const OF_AN_ACCOUNT = /^.{0,60}\b(?:usage limit|session|daily|weekly|monthly|\d+[- ]hour)\b/i;
const SENTENCES = [...limitSentences, ...lengthSentences, ...configSentences, ...serviceSentences];


/***/ }),

/***/ 71423:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qg: () => (/* binding */ QUOTA_OF_A_MINUTE),
/* harmony export */   bM: () => (/* binding */ LONGEST_BACKOFF_MS),
/* harmony export */   sl: () => (/* binding */ QUOTA_OF_A_DAY)
/* harmony export */ });
/** The name of a quota that is given for a day; Google asks for half a minute of patience with it all the same. */
const QUOTA_OF_A_DAY = 'QUOTA_OF_A_DAY';
/** The name of a quota that is given for a minute, whatever the sentence beside it says. */
const QUOTA_OF_A_MINUTE = 'QUOTA_OF_A_MINUTE';
/** A wait that is longer than this is a limit, not an overload: clients that retry by themselves give up at the same bound. */
const LONGEST_BACKOFF_MS = 300_000;


/***/ }),

/***/ 69761:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $I: () => (/* binding */ isNone),
/* harmony export */   Ox: () => (/* binding */ addTokens),
/* harmony export */   Tm: () => (/* binding */ greaterTokens),
/* harmony export */   _e: () => (/* binding */ noTokens),
/* harmony export */   au: () => (/* binding */ openLedger),
/* harmony export */   yj: () => (/* binding */ lessTokens)
/* harmony export */ });
const noTokens = { input: 0, output: 0, cacheRead: 0, cacheWrite: 0 };
/** Opens an empty ledger. It remembers the last messages only: the events of one message come close together. */
function openLedger() {
    const open = new Map();
    let closed = noTokens;
    return {
        add: (messageId, usage) => {
            open.set(messageId, greaterTokens(open.get(messageId) ?? noTokens, usage));
            const [oldest] = open;
            if (oldest === undefined || open.size <= OPEN_MESSAGES)
                return;
            closed = addTokens(closed, oldest[1]);
            open.delete(oldest[0]);
        },
        total: () => [...open.values()].reduce(addTokens, closed),
    };
}
/** The greater of each figure: of two incomplete counts of one thing. */
function greaterTokens(one, other) {
    return combine(one, other, Math.max);
}
/** Adds two counts field by field. */
function addTokens(one, other) {
    return combine(one, other, (a, b) => a + b);
}
/** What the first has more than the other, field by field, nowhere below zero. */
function lessTokens(one, other) {
    return combine(one, other, (a, b) => Math.max(0, a - b));
}
/** Nothing was counted. */
function isNone(tokens) {
    return Object.values(tokens).every((count) => count === 0);
}
const OPEN_MESSAGES = 256;
function combine(one, other, by) {
    return {
        input: by(one.input, other.input),
        output: by(one.output, other.output),
        cacheRead: by(one.cacheRead, other.cacheRead),
        cacheWrite: by(one.cacheWrite, other.cacheWrite),
    };
}


/***/ }),

/***/ 12087:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ waitIn)
/* harmony export */ });
/** How long a service asks to wait in its sentence; undefined when it does not say, or not in numbers. */
function waitIn(sentence) {
    const [, said = ''] = /\b(?:retry|try again|retrying|wait|resets?|available)\b(?: after| in| for| within)?:? (?:about |around |approximately |up to |less than |at least |~)?((?:(?:\d+(?:\.\d+)?\s?(?:ms|[smhdw]|sec(?:ond)?s?|min(?:ute)?s?|h(?:ou)?rs?|days?|weeks?)|an? (?:minute|hour|day|week))(?![a-z])(?:,? and |[ ,])*)+)/i.exec(sentence.slice(0, MOST_CHARS)) ?? [];
    const parts = [...said.matchAll(/(\d+(?:\.\d+)?|\ban?(?= ))\s?([a-z]+)/gi)];
    if (parts.length === 0)
        return headerIn(sentence.slice(0, MOST_CHARS));
    return Math.round(parts.reduce((sum, [, amount, unit = '']) => sum + amountOf(amount) * unitMs(unit), 0));
}
const MOST_CHARS = 4_096;
/** A header that was put into words counts seconds. */
function headerIn(said) {
    const seconds = /\bretry-after: ?(\d{1,8})(?![\d.:/-]| ?[a-z])/i.exec(said)?.[1];
    return seconds === undefined ? undefined : Number(seconds) * 1_000;
}
/** `an hour` is one. */
function amountOf(said = '') {
    return /^an?$/i.test(said) ? 1 : Number(said);
}
function unitMs(unit) {
    if (unit === 'ms')
        return 1;
    switch (unit.slice(0, 1).toLowerCase()) {
        case 'w':
            return 604_800_000;
        case 'd':
            return 86_400_000;
        case 'h':
            return 3_600_000;
        case 'm':
            return 60_000;
        default:
            return 1_000;
    }
}


/***/ }),

/***/ 16486:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DO: () => (/* binding */ hasUnpriced),
/* harmony export */   PI: () => (/* binding */ withPrices),
/* harmony export */   ho: () => (/* binding */ costOf)
/* harmony export */ });
/* unused harmony exports pricesRead, priceOf, listPrices */
/** When the prices below were read, and from where. */
const pricesRead = {
    date: '2026-11-22',
    source: 'the models.dev catalogue of list prices, as opencode 1.18.33 carries it',
};
/**
 * What tokens cost in US dollars by list prices, as far as their models are in the table; undefined when none of them is or nothing was
 * counted, because an unknown price is no price of zero (06-agents "Results"). Services charge very long requests and other regions
 * otherwise: this is a reckoning, not a bill.
 */
function costOf(usage, prices = listPrices) {
    const costs = costsOf(usage, prices).filter((cost) => cost !== undefined);
    if (costs.length === 0)
        return undefined;
    return costs.reduce((sum, cost) => sum + cost, 0) / TOKENS_PER_PRICE;
}
/** Whether some of the tokens are of a model without a price: then they cost more than `costOf` tells. */
function hasUnpriced(usage, prices = listPrices) {
    return costsOf(usage, prices).includes(undefined);
}
/** One for each model that was used. */
function costsOf(usage, prices) {
    const used = usage.filter(({ tokens }) => Object.values(tokens).some((count) => count > 0));
    return used.map(({ model, tokens }) => costOfModel(tokens, priceOf(model, prices)));
}
/**
 * The price of a model; its provider in front of its name, a date or the size of its window behind it, and a dot in the version
 * of a claude, as resellers write it, do not matter. Undefined = not in the table.
 */
function priceOf(model, prices = listPrices) {
    const name = model.slice(model.lastIndexOf('/') + 1).toLowerCase();
    const plain = name.replace(/\[[^\]]*\]$/, '').replace(/-(?:\d{4}-\d\d-\d\d|\d{8})$/, '');
    const dashed = plain.startsWith('claude-') ? plain.replaceAll('.', '-') : plain;
    return prices.get(model) ?? prices.get(name) ?? prices.get(plain) ?? prices.get(dashed);
}
/** The table with somebody's own prices over it. */
function withPrices(own) {
    return new Map([...listPrices, ...own]);
}
const TOKENS_PER_PRICE = 1_000_000;
function costOfModel(tokens, price) {
    if (price === undefined)
        return undefined;
    return (tokens.input * price.input +
        tokens.output * price.output +
        tokens.cacheRead * price.cacheRead +
        tokens.cacheWrite * price.cacheWrite);
}
// Input, output, cached input, input into the cache (when it is not charged as input).
const LIST = [
    ['claude-opus-5-5', 4, 20, 0.2, 5],
    ['claude-opus-5', 5, 25, 0.5, 6.25],
    ['claude-opus-4-8', 5, 25, 0.5, 6.25],
    ['claude-opus-4-7', 5, 25, 0.5, 6.25],
    ['claude-opus-4-6', 5, 25, 0.5, 6.25],
    ['claude-opus-4-5', 5, 25, 0.5, 6.25],
    ['claude-opus-4-1', 15, 75, 1.5, 18.75],
    ['claude-opus-4', 15, 75, 1.5, 18.75],
    ['claude-sonnet-5', 2, 10, 0.2, 2.5],
    ['claude-sonnet-4-6', 3, 15, 0.3, 3.75],
    ['claude-sonnet-4-5', 3, 15, 0.3, 3.75],
    ['claude-sonnet-4', 3, 15, 0.3, 3.75],
    ['claude-haiku-4-5', 1, 5, 0.1, 1.25],
    ['gpt-5', 1.25, 10, 0.125],
    ['gpt-5-codex', 1.25, 10, 0.125],
    ['gpt-5-mini', 0.25, 2, 0.025],
    ['gpt-5-nano', 0.05, 0.4, 0.005],
    ['gpt-5.1', 1.25, 10, 0.125],
    ['gpt-5.1-codex', 1.25, 10, 0.125],
    ['gpt-5.1-codex-max', 1.25, 10, 0.125],
    ['gpt-5.1-codex-mini', 0.25, 2, 0.025],
    ['gpt-5.2', 1.75, 14, 0.175],
    ['gpt-5.2-codex', 1.75, 14, 0.175],
    ['gpt-5.3-codex', 1.75, 14, 0.175],
    ['gpt-5.4', 2.5, 15, 0.25],
    ['gpt-5.4-mini', 0.75, 4.5, 0.075],
    ['gpt-5.4-nano', 0.2, 1.25, 0.02],
    ['gpt-5.5', 5, 30, 0.5],
    ['gpt-5.6-luna', 0.2, 1.2, 0.02, 0.25],
    ['gpt-5.6-terra', 2, 12, 0.2, 2.5],
    ['gpt-5.6-sol', 4, 20, 0.4, 5],
    ['gpt-6-luna', 0.1, 0.5, 0.01, 0.125],
    ['gpt-6-sol', 2, 10, 0.2, 2.5],
    ['gpt-6-astra', 10, 50, 1, 12.5],
    ['o4-mini', 1.1, 4.4, 0.275],
    ['gemini-2.5-pro', 1.25, 10, 0.125],
    ['gemini-2.5-flash', 0.3, 2.5, 0.03],
    ['gemini-2.5-flash-lite', 0.1, 0.4, 0.01],
    ['gemini-3-flash-preview', 0.5, 3, 0.05],
    ['gemini-3.1-pro-preview', 2, 12, 0.2],
    ['gemini-3.1-pro-preview-customtools', 2, 12, 0.2],
    ['gemini-3.1-flash-lite', 0.25, 1.5, 0.025],
    ['gemini-3.5-flash', 1.5, 9, 0.15],
    ['gemini-3.5-flash-lite', 0.3, 2.5, 0.03],
    ['gemini-3.6-flash', 0.75, 3.75, 0.075],
    ['gemini-3.7-flash', 0.75, 3.75, 0.075],
    ['gemini-3.8-flash', 0.75, 3.75, 0.075],
    ['qwen3-coder-flash', 0.3, 1.5, 0.3],
    ['qwen3-coder-plus', 1, 5, 1],
    ['qwen3-max', 1.2, 6, 1.2],
    ['qwen3.6-plus', 0.5, 3, 0.05, 0.625],
    ['qwen3.7-plus', 0.5, 3, 0.05, 0.625],
    ['qwen3.7-max', 2.5, 7.5, 0.5, 3.125],
    ['qwen3.8-flash', 0.15, 0.47, 0.016, 0.2],
    ['qwen3.8-max', 2, 6, 0.25, 2.5],
];
/** List prices by model, in the order of their table. */
const listPrices = new Map(LIST.map(([model, input, output, cacheRead, cacheWrite = input]) => [
    model,
    { input, output, cacheRead, cacheWrite },
]));


/***/ })

};
