export const id = 5015;
export const ids = [5015];
export const modules = {

/***/ 92079:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ findAgentPrograms)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _adapters_agents_program_stamp_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36866);
/* harmony import */ var _adapters_process_resolve_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52591);
/* harmony import */ var _adapters_store_atomic_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(86373);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47355);





/** Resolves both agents to absolute programs before any agent ran (10-fine-print, Names and formats). */
async function findAgentPrograms(call) {
    const once = { ...call, log: withoutRepeats(call.log) };
    const { agent, reviewAgent } = call.prepared.settings;
    const implementer = await find(once, agent, 'agent_command');
    const isOwn = reviewAgent !== 'none' && reviewAgent !== agent;
    const reviewer = isOwn ? await find(once, reviewAgent, 'review_command') : implementer;
    const escalation = await findEscalation(once, agent);
    const fallbacks = await findFallbacks(once, implementer);
    if (call.cancel.aborted)
        return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .interrupted */ .VM)(call.cancel);
    if (!implementer.ok || !reviewer.ok || escalation?.ok === false || !fallbacks.ok) {
        const reasons = [implementer, reviewer, fallbacks].flatMap((each) => (each.ok ? [] : each.reasons));
        return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .configError */ .Fj)(...new Set(reasons));
    }
    const implementing = { implementer: implementer.program, ...(escalation && { escalation: escalation.program }) };
    const reviewing = { reviewer: reviewAgent === 'none' ? undefined : reviewer.program };
    const clients = versions([agent, implementer.program], [reviewAgent === 'none' ? agent : reviewAgent, reviewer.program], ...fallbacks.found);
    return { ok: true, programs: { ...implementing, ...reviewing, fallbacks: fallbacks.programs, clients } };
}
function versions(...agents) {
    return Object.fromEntries(agents.flatMap(([{ type }, { version }]) => (version === undefined ? [] : [[type, version]])));
}
/** Several agents may be one client. */
function withoutRepeats(log) {
    const said = new Set();
    const isNew = (line) => said.size < said.add(line).size;
    return {
        info: (line) => isNew(line) && log.info(line),
        notice: (line) => isNew(line) && log.notice(line),
    };
}
/** The same client with another model: what it lacks, the implementer lacks too. */
async function findEscalation(call, agent) {
    if (!('escalationModel' in agent) || agent.escalationModel === undefined)
        return undefined;
    return client(call, { ...agent, model: agent.escalationModel });
}
/** Whoever may take over is at hand before the first agent runs: in the night nobody could install it or set its key. */
async function findFallbacks(call, implementer) {
    const found = [];
    const programs = new Map();
    const reasons = [];
    // Whoever took over in a recorded run is recorded there too.
    const isReplay = call.prepared.settings.agent.type === 'replay';
    // One after the other: two of them may be one client that is installed.
    for (const { label, agent } of call.prepared.settings.agentFallbacks) {
        const one = isReplay ? implementer : await find(call, agent, 'agent_command');
        if (one.ok) {
            found.push([agent, one.program]);
            programs.set(label, one.program);
        }
        else
            reasons.push(...one.reasons.map((reason) => `agent_fallbacks: ${reason}`));
    }
    return reasons.length > 0 ? (0,_refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .configError */ .Fj)(...reasons) : { ok: true, found, programs };
}
async function find(call, agent, input) {
    switch (agent.type) {
        case 'command':
            return command(call, agent, input);
        case 'rehearsal':
            return rehearsal(call, agent.scoreFile);
        case 'replay':
            return (await Promise.all(/* import() */[__webpack_require__.e(8816), __webpack_require__.e(5483)]).then(__webpack_require__.bind(__webpack_require__, 5483))).replayProgram(call, agent);
        default:
            return client(call, agent);
    }
}
/** Readers of clients are loaded only for those who use them. */
async function client(call, agent) {
    const { type } = agent;
    if (type === 'claude') {
        const { claudeProgram } = await Promise.all(/* import() */[__webpack_require__.e(8816), __webpack_require__.e(5860), __webpack_require__.e(7184)]).then(__webpack_require__.bind(__webpack_require__, 87184));
        return claudeProgram(call, { ...agent, type });
    }
    const { clientProgram } = await Promise.all(/* import() */[__webpack_require__.e(8816), __webpack_require__.e(5860), __webpack_require__.e(5363)]).then(__webpack_require__.bind(__webpack_require__, 95363));
    return clientProgram(call, { ...agent, type });
}
function command({ env, workspace }, agent, input) {
    const [name = '', ...args] = agent.command;
    const found = (0,_adapters_process_resolve_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveProgram */ .d)(name, { path: env['PATH'] ?? '', cwd: workspace });
    if (!found.ok)
        return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .configError */ .Fj)(`${input}: ${found.message}`);
    return { ok: true, program: (0,_adapters_agents_program_stamp_js__WEBPACK_IMPORTED_MODULE_1__/* .stamped */ .p)({ program: found.path, args: () => [...args, ...agent.args], env: {} }) };
}
/** The score is read at the policy base and handed over as a copy, so that an attempt cannot rewrite its own part. */
async function rehearsal({ prepared, entry, folder }, scoreFile) {
    const file = await prepared.repository.readFile(prepared.base.commit, scoreFile);
    if (file === undefined || !file.mode.startsWith('100')) {
        return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_4__/* .configError */ .Fj)(`agent: rehearsal needs its score ${scoreFile}, which is not in branch ${prepared.base.branch}. ` +
            'Commit one (docs/rehearsal.md shows how), or name another file with agent_args.');
    }
    const score = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, 'rehearsal.yaml');
    (0,_adapters_store_atomic_js__WEBPACK_IMPORTED_MODULE_3__/* .writeAtomic */ .v)(score, file.bytes);
    const program = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(entry)), 'rehearsal', 'index.js');
    const files = [(0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(program), score];
    return { ok: true, program: (0,_adapters_agents_program_stamp_js__WEBPACK_IMPORTED_MODULE_1__/* .stamped */ .p)({ program: process.execPath, args: () => [program, score], env: {}, files }) };
}


/***/ }),

/***/ 30988:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   RJ: () => (/* binding */ aheadOf),
/* harmony export */   g3: () => (/* binding */ GRACE_MS),
/* harmony export */   lA: () => (/* binding */ logsPath),
/* harmony export */   xL: () => (/* binding */ marker)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _adapters_leftovers_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92593);



/** Time between TERM and KILL. */
const GRACE_MS = 5000;
/** Unguessable, and yet found again by the run that takes over after a kill. */
function marker(folder) {
    return `${(0,_adapters_leftovers_js__WEBPACK_IMPORTED_MODULE_2__/* .markerScope */ .J)(folder)}${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(12).toString('hex')}`;
}
/** What a process is started with that waits for its call: the name by which the runner ends what a job left, and a marker. */
function aheadOf({ env, folder }) {
    const { RUNNER_TRACKING_ID: id } = env;
    return { env: id === undefined ? {} : { RUNNER_TRACKING_ID: id }, marker: () => marker(folder) };
}
/** Where the logs of a run lie; kept on failure, removed on success (02-loop \u00a76). */
function logsPath(folder, runId) {
    return (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, 'logs', runId);
}


/***/ }),

/***/ 24896:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ freeMegabytes)
/* harmony export */ });
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455);

/** Whole megabytes that a folder's file system has left for us; undefined when it does not say. */
async function freeMegabytes(folder) {
    try {
        const { bavail, bsize } = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.statfs)(folder);
        return Math.floor((bavail * bsize) / 2 ** 20);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 87071:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ checkoutCredentials)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _git_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68890);
/* harmony import */ var _run_to_end_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95697);



/**
 * Files in which actions/checkout left its token: the configuration of the workspace, or since version 6 a file of its own that is
 * included from there by condition (05-github, Runner; catalogue S6, S7). Absolute paths; none with `persist-credentials: false`.
 * Whoever reads one of them can push as the job.
 * @param program absolute path of git
 * @param workspace absolute folder of the checkout
 */
async function checkoutCredentials(program, workspace) {
    const run = configReader(program, workspace);
    const [config, entries] = await Promise.all([
        run('rev-parse', '--path-format=absolute', '--git-path', 'config'),
        run('config', '--local', '--null', '--get-regexp', TOKEN_OR_INCLUDE),
    ]);
    const file = config.trim();
    const pairs = entries
        .split('\0')
        .filter(Boolean)
        .map((entry) => entry.split(/\n(.*)/s, 2));
    const included = pairs.filter(([name = '']) => /^include(?:if\..*)?\.path$/is.test(name));
    const files = included.map(([, path = '']) => (0,node_path__WEBPACK_IMPORTED_MODULE_0__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_0__.dirname)(file), path));
    const own = pairs.length > included.length ? [file] : [];
    const theirs = await Promise.all(files.map(async (path) => ((await run(...tokensOf(path))) === '' ? [] : [path])));
    return [...new Set([...own, ...theirs.flat()])];
}
const TOKEN = '^http\\..*\\.extraheader$';
const TOKEN_OR_INCLUDE = `${TOKEN}|^include(if\\..*)?\\.path$`;
function tokensOf(path) {
    return ['config', '--file', path, '--null', '--get-regexp', TOKEN];
}
/** Reading configuration starts none of the programs that it names. What cannot be read is empty. */
function configReader(program, cwd) {
    const env = (0,_git_js__WEBPACK_IMPORTED_MODULE_1__/* .gitEnvironment */ ._K)(program, _git_js__WEBPACK_IMPORTED_MODULE_1__/* .hardening */ .nf.filter(([key]) => key !== 'core.bare'));
    return async (...args) => {
        const { exitCode, stdout } = await (0,_run_to_end_js__WEBPACK_IMPORTED_MODULE_2__/* .runToEnd */ .c)({ program, cwd, env, args });
        return exitCode === 0 ? stdout.toString('utf8') : '';
    };
}


/***/ }),

/***/ 92593:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ markerScope),
/* harmony export */   q: () => (/* binding */ endLeftovers)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58500);
/* harmony import */ var _process_proc_table_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37878);
/* harmony import */ var _process_send_signal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(59618);





/** Beginning of the marker of every process that is started for the runs of one state folder. */
function markerScope(folder) {
    return `${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(folder).digest('hex').slice(0, 16)}-`;
}
/**
 * Ends the agents and gates that a killed controller left running: they would write into the trees of the run that takes
 * over. Call it only while holding the lock of the folder. Linux only; elsewhere nothing is found.
 * @param scope from `markerScope`
 * @returns how many processes were ended
 */
async function endLeftovers(scope) {
    const ended = new Set();
    for (let round = 0; round < MAX_ROUNDS; round += 1) {
        const found = processesOf(scope);
        if (found.length === 0)
            break;
        for (const pid of found) {
            ended.add(pid);
            (0,_process_send_signal_js__WEBPACK_IMPORTED_MODULE_4__/* .sendSignal */ .v)(pid, 'SIGKILL');
        }
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setTimeout)(PAUSE_MS);
    }
    return ended.size;
}
const MAX_ROUNDS = 200;
const PAUSE_MS = 10;
function processesOf(scope) {
    const mark = `\0${_process_proc_table_js__WEBPACK_IMPORTED_MODULE_3__/* .MARKER_NAME */ .b4}=${scope}`;
    const room = Buffer.alloc(ROOM_BYTES);
    return pids().filter((pid) => environmentOf(pid, room).includes(mark));
}
/** Nearly every environment fits in: it is read there, and none of them becomes a text. */
const ROOM_BYTES = 64 * 1024;
function pids() {
    try {
        const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)('/proc').filter((name) => /^\d+$/.test(name));
        return names.map(Number).filter((pid) => pid > 1 && pid !== process.pid);
    }
    catch {
        return [];
    }
}
/** Behind a NUL, as each of its variables is; empty for a process that is gone, a zombie, or another user's. */
function environmentOf(pid, room) {
    const file = `/proc/${pid}/environ`;
    try {
        const fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(file, 'r');
        try {
            const end = readInto(fd, room);
            return end < room.length ? room.subarray(0, end) : Buffer.concat([room.subarray(0, 1), (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(file)]);
        }
        finally {
            (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(fd);
        }
    }
    catch {
        return room.subarray(0, 0);
    }
}
/** Fills the room behind its first byte, and tells where what was read ends. */
function readInto(fd, room) {
    let end = 1;
    for (let read = 1; read > 0 && end < room.length; end += read)
        read = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readSync)(fd, room, end, room.length - end, null);
    return end;
}


/***/ }),

/***/ 17367:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ isAgentName)
/* harmony export */ });
/** Tells whether a variable of the job may be passed to an agent (04-trust \u00a71): locale, toolchain roots, proxy, CA. */
function isAgentName(name) {
    return AGENT_NAMES.has(name) || AGENT_PATTERNS.some((pattern) => pattern.test(name));
}
const BASE = ['PATH', 'HOME', 'LANG', 'TMPDIR', 'CI', 'TERM', 'RUNNER_TRACKING_ID'];
const TOOLCHAINS = [
    ...['AGENT_TOOLSDIRECTORY', 'HOMEBREW_PREFIX', 'LD_LIBRARY_PATH', 'PKG_CONFIG_PATH', 'ASDF_DIR', 'ASDF_DATA_DIR'],
    ...['MISE_DATA_DIR', 'SDKMAN_DIR', 'VCPKG_INSTALLATION_ROOT'],
    ...[
        'NVM_DIR',
        'NVM_BIN',
        'FNM_DIR',
        'VOLTA_HOME',
        'PNPM_HOME',
        'COREPACK_HOME',
        'BUN_INSTALL',
        'DENO_DIR',
        'DENO_INSTALL',
    ],
    ...[
        'JAVA_HOME',
        'JDK_HOME',
        'M2_HOME',
        'MAVEN_HOME',
        'GRADLE_HOME',
        'GRADLE_USER_HOME',
        'KOTLIN_HOME',
        'SCALA_HOME',
        'SBT_HOME',
    ],
    ...[
        'ANDROID_HOME',
        'ANDROID_SDK_ROOT',
        'ANDROID_NDK',
        'ANDROID_NDK_HOME',
        'ANDROID_NDK_ROOT',
        'FLUTTER_ROOT',
        'PUB_CACHE',
    ],
    ...[
        'GOROOT',
        'GOPATH',
        'GOBIN',
        'GOCACHE',
        'GOMODCACHE',
        'GOTOOLCHAIN',
        'CARGO_HOME',
        'RUSTUP_HOME',
        'RUSTUP_TOOLCHAIN',
    ],
    ...[
        'PYENV_ROOT',
        'VIRTUAL_ENV',
        'CONDA',
        'CONDA_PREFIX',
        'pythonLocation',
        'Python_ROOT_DIR',
        'Python2_ROOT_DIR',
        'Python3_ROOT_DIR',
    ],
    ...[
        'RBENV_ROOT',
        'GEM_HOME',
        'GEM_PATH',
        'BUNDLE_PATH',
        'COMPOSER_HOME',
        'DOTNET_ROOT',
        'NUGET_PACKAGES',
        'SWIFT_PATH',
        'GHCUP_INSTALL_BASE_PREFIX',
    ],
    ...[
        'CHROME_BIN',
        'CHROMEWEBDRIVER',
        'GECKOWEBDRIVER',
        'EDGEWEBDRIVER',
        'SELENIUM_JAR_PATH',
        'PLAYWRIGHT_BROWSERS_PATH',
        'PUPPETEER_EXECUTABLE_PATH',
    ],
];
const PROXIES = ['HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'ALL_PROXY'];
const CERTIFICATES = [
    ...[
        'SSL_CERT_FILE',
        'SSL_CERT_DIR',
        'NODE_EXTRA_CA_CERTS',
        'NODE_USE_SYSTEM_CA',
        'REQUESTS_CA_BUNDLE',
        'CURL_CA_BUNDLE',
    ],
    ...[
        'GIT_SSL_CAINFO',
        'GIT_SSL_CAPATH',
        'PIP_CERT',
        'CARGO_HTTP_CAINFO',
        'AWS_CA_BUNDLE',
        'DENO_CERT',
        'NIX_SSL_CERT_FILE',
    ],
];
const AGENT_NAMES = new Set([
    ...[...BASE, ...TOOLCHAINS, ...CERTIFICATES],
    ...PROXIES.flatMap((name) => [name, name.toLowerCase()]),
]);
// Hosted runners name each installed version: JAVA_HOME_21_X64, GOROOT_1_24_X64.
const AGENT_PATTERNS = [/^LC_[A-Z]+$/, /^JAVA_HOME_\d+_(?:X64|arm64|ARM64)$/, /^GOROOT_\d+_\d+_(?:X64|arm64|ARM64)$/];


/***/ }),

/***/ 86373:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ writeNew),
/* harmony export */   v: () => (/* binding */ writeAtomic)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);



/**
 * Writes a file whole or not at all: random temp name opened exclusively, fsync, rename, read back (02-loop \u00a76 Writes).
 * A link in the file's place is replaced, never followed.
 */
function writeAtomic(file, content) {
    const bytes = Buffer.from(content);
    const temp = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(file), `.${(0,node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(file)}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString('hex')}`);
    try {
        writeNew(temp, bytes);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(temp, file);
    }
    catch (error) {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(temp, { force: true });
        throw error;
    }
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(file).equals(bytes))
        throw new Error(`${file} does not hold what was just written to it.`);
}
/** Creates a file that must not exist yet, 0600, and returns when its bytes are on disk. */
function writeNew(file, bytes) {
    const fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_EXCL | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW, 0o600);
    try {
        for (let offset = 0; offset < bytes.length;)
            offset += (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync)(fd, bytes, offset);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync)(fd);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(fd);
    }
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
