export const id = 5483;
export const ids = [5483];
export const modules = {

/***/ 5483:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  replayProgram: () => (/* binding */ replayProgram)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/adapters/agents/program-stamp.js
var program_stamp = __webpack_require__(36866);
// EXTERNAL MODULE: ./build/adapters/cassette/format.js
var format = __webpack_require__(20667);
// EXTERNAL MODULE: ./build/adapters/store/atomic.js
var atomic = __webpack_require__(86373);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 17 modules
var schemas = __webpack_require__(38816);
// EXTERNAL MODULE: ./build/adapters/agents/believable.js
var believable = __webpack_require__(93455);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
;// CONCATENATED MODULE: ./build/rehearsal/paths.js


/** Says why a path of a score is refused before anything is played: a score touches nothing outside the agent's worktree. */
function pathProblem(path) {
    const shown = JSON.stringify(path);
    if (path === '' || path.includes('\0'))
        return `${shown} is no path. Write one relative to the worktree, for example src/a.js.`;
    if ((0,external_node_path_.isAbsolute)(path))
        return `${shown} is absolute. Write it relative to the worktree, for example src/a.js.`;
    const plain = (0,external_node_path_.normalize)(path);
    if (plain === '..' || plain.startsWith(`..${external_node_path_.sep}`))
        return `${shown} leads out of the worktree. Remove the "..".`;
    if (plain === '.' || plain === `.${external_node_path_.sep}`)
        return `${shown} is the whole worktree. Name a file or folder in it.`;
    return undefined;
}
/** Absolute form of a score's path, refused when a symbolic link on the way leads out; `link` means the link itself, not its target. */
async function placeInside(cwd, path, last) {
    const problem = pathProblem(path);
    if (problem !== undefined)
        return { ok: false, message: problem };
    const root = await realpath(cwd);
    const place = join(root, path).replace(/\/+$/, '');
    const reached = await nearestReal(last === 'target' ? place : dirname(place));
    if (reached === undefined)
        return { ok: false, message: `"${path}" goes through a link that leads nowhere.` };
    const within = reached === root || reached.startsWith(root.endsWith(sep) ? root : root + sep);
    return within
        ? { ok: true, path: place }
        : { ok: false, message: `"${path}" leads out of the worktree through a link, to ${reached}.` };
}
/** Real path of the place, or of its nearest ancestor that exists; nothing when a link on the way dangles. */
async function nearestReal(place) {
    const real = await realpath(place).catch(() => undefined);
    if (real !== undefined)
        return real;
    const dangling = await lstat(place).then((stat) => stat.isSymbolicLink(), () => false);
    return dangling || dirname(place) === place ? undefined : nearestReal(dirname(place));
}

;// CONCATENATED MODULE: ./build/replay/schema.js




const LONG = 64 * 1024;
const count = schemas/* int */.Whr().min(0).max(Number.MAX_SAFE_INTEGER);
const schema_name = schemas/* string */.YjP().min(1).max(200);
const digest = schemas/* strictObject */.rej({
    word: schemas/* string */.YjP().regex(/^[A-Za-z0-9-]{0,64}$/, 'not the word of a prompt'),
    chars: count,
    parts: schemas/* array */.YOg(schemas/* strictObject */.rej({ title: schemas/* string */.YjP().max(80), digest: schemas/* string */.YjP().regex(/^[0-9a-f]{8}$/) })).max(1000),
});
const stream = schemas/* strictObject */.rej({ text: schemas/* string */.YjP().max(4 * format/* MOST */._.stdoutTail), cut: count });
const tokens = count.max(believable/* mostOfCall */.h.tokens);
const usage = schemas/* strictObject */.rej({
    role: schemas/* enum */.k5n(['implement', 'spec', 'quality', 'plan', 'classify']),
    costUsd: schemas/* exactOptional */.yqP(schemas/* number */.aig().min(0).max(believable/* mostOfCall */.h.usd)),
    isReckoned: schemas/* exactOptional */.yqP(schemas/* literal */.euz(true)),
    isPartial: schemas/* exactOptional */.yqP(schemas/* literal */.euz(true)),
    isFlat: schemas/* exactOptional */.yqP(schemas/* literal */.euz(true)),
    inputTokens: tokens,
    outputTokens: tokens,
    cacheReadTokens: tokens,
    cacheWriteTokens: tokens,
});
const resetAt = count.max(1e14);
const provider = schemas/* strictObject */.rej({ class: schema_name, detail: schemas/* string */.YjP().max(LONG), resetAt: schemas/* exactOptional */.yqP(resetAt) });
/** First line: the kind of file and its version. */
const headSchema = schemas/* strictObject */.rej({
    type: schemas/* literal */.euz('cassette'),
    version: schemas/* literal */.euz(format/* CASSETTE_VERSION */.s),
    runId: schema_name,
    agent: schema_name,
    reviewAgent: schema_name,
    clients: schemas/* record */.g1P(schema_name, schema_name),
});
/** What a call said and how it ended. */
const callSchema = schemas/* strictObject */.rej({
    type: schemas/* literal */.euz('call'),
    role: schemas/* enum */.k5n(['implement', 'spec-review', 'quality-review', 'plan', 'classify']),
    story: schema_name,
    attempt: count.min(1),
    call: count.min(1),
    name: schema_name,
    prompt: digest,
    stdout: stream,
    stderr: stream,
    durationMs: schemas/* number */.aig().min(0),
    outcome: schemas/* strictObject */.rej({
        verdict: schemas/* enum */.k5n(['pass', 'fail', 'warn', 'timeout', 'error', 'skipped']),
        reason: schemas/* string */.YjP().max(LONG),
        exitCode: schemas/* exactOptional */.yqP(schemas/* int */.Whr().min(0).max(255)),
        excerpt: schemas/* strictObject */.rej({ lines: schemas/* array */.YOg(schemas/* string */.YjP().max(LONG)).max(200), truncated: count }),
        softLimitHit: schemas/* boolean */.zMY(),
        finalText: schemas/* string */.YjP().max(4 * LONG),
        usage: schemas/* array */.YOg(usage).max(100),
        provider: schemas/* exactOptional */.yqP(provider),
        tooLarge: schemas/* exactOptional */.yqP(schemas/* literal */.euz(true)),
    }),
    redacted: count,
});
/** A path of the tree; `.git` is never one, under any spelling that a file system folds into it. */
const path = schemas/* string */.YjP()
    .max(4096)
    .superRefine((value, context) => {
    const problem = pathProblem(value) ?? gitProblem(value);
    if (problem !== undefined)
        context.addIssue({ code: 'custom', message: problem });
});
function gitProblem(value) {
    const isGit = value
        .split('/')
        .some((segment) => /^\.git[. ]*$/i.test(segment.normalize('NFKC').replace(/\u200c|\u200d/g, '')));
    return isGit ? `${JSON.stringify(value)} leads into .git. A change holds files of the tree alone.` : undefined;
}
const before = schemas/* exactOptional */.yqP(schemas/* string */.YjP().regex(/^(?:[0-9a-f]{40})?$/));
const mode = schemas/* enum */.k5n(['100644', '100755', '120000']);
const file = schemas/* union */.KCZ([
    schemas/* strictObject */.rej({ path, before, delete: schemas/* literal */.euz(true) }),
    schemas/* strictObject */.rej({ path, before, mode, text: schemas/* string */.YjP() }),
    schemas/* strictObject */.rej({ path, before, mode, base64: schemas/* base64 */.K39() }),
]);
/** What an implementer made of its tree. */
const changeSchema = schemas/* strictObject */.rej({
    type: schemas/* literal */.euz('change'),
    story: schema_name,
    attempt: count.min(1),
    name: schema_name,
    files: schemas/* array */.YOg(file).max(format/* MOST */._.changedFiles).superRefine(linksInside),
    ignored: schemas/* array */.YOg(path).max(1000),
    leftOut: schemas/* array */.YOg(schemas/* string */.YjP().max(4096)).max(100),
    notTaken: schemas/* exactOptional */.yqP(schemas/* string */.YjP().max(LONG)),
    redacted: count,
});
/** A link may lead to another place of the tree, as git's own may, and nowhere else. */
function linksInside(files, context) {
    for (const each of files) {
        if (!('mode' in each) || each.mode !== '120000')
            continue;
        const target = 'text' in each ? each.text : undefined;
        const to = target === undefined || target === '' || target.startsWith('/') ? '..' : `${folderOf(each.path)}${target}`;
        const problem = leavesTree(to);
        if (problem)
            context.addIssue({ code: 'custom', message: `the link ${JSON.stringify(each.path)} leads out of the tree.` });
    }
}
function folderOf(path) {
    return path.slice(0, path.lastIndexOf('/') + 1);
}
/** Counted segment by segment: a way that leaves and comes back names a folder that we do not know. */
function leavesTree(path) {
    let depth = 0;
    for (const segment of path.split('/')) {
        if (segment === '' || segment === '.')
            continue;
        depth += segment === '..' ? -1 : 1;
        if (depth < 0)
            return true;
    }
    return false;
}

;// CONCATENATED MODULE: ./build/replay/read.js



/** Reads and checks a whole cassette. `path` is a copy of ours, from which single calls are loaded later; `shown` its name in messages. */
function readCassette(bytes, { path, shown }) {
    if (bytes.length > format/* MOST */._.fileBytes)
        return refused(shown, `has ${bytes.length} bytes, the limit is ${format/* MOST */._.fileBytes}`);
    const lines = spansOf(bytes);
    const [first, ...rest] = lines;
    const head = first === undefined ? undefined : parsed(bytes, first);
    const wrong = headProblem(head);
    if (wrong !== undefined)
        return refused(shown, wrong);
    const calls = readCalls(bytes, rest);
    if (typeof calls === 'string')
        return refused(shown, calls);
    const load = ({ at, change }) => ({
        call: callSchema.parse(loaded(path, at)),
        change: change === undefined ? undefined : changeSchema.parse(loaded(path, change)),
    });
    return { ok: true, cassette: { head: headSchema.parse(head), calls, load } };
}
/** The calls with their changes, or what is wrong with a line. */
function readCalls(bytes, spans) {
    const calls = [];
    for (const [at, span] of spans.entries()) {
        const read = readLine(parsed(bytes, span));
        // The last line of a run that was killed may be torn.
        if (typeof read === 'string' && span.from + span.bytes === bytes.length)
            break;
        if (typeof read === 'string')
            return `line ${at + 2}: ${read}`;
        if (read.type === 'call')
            addCall(calls, read, span);
        else
            addChange(calls, read, span);
        if (calls.length > format/* MOST */._.calls)
            return `has more than ${format/* MOST */._.calls} calls`;
    }
    return calls;
}
function refused(shown, why) {
    return { ok: false, problem: `${shown}: ${why}. Record it again, or name another file (docs/replay.md).` };
}
const NEWLINE = 0x0a;
function spansOf(bytes) {
    const spans = [];
    for (let from = 0; from < bytes.length;) {
        const end = bytes.indexOf(NEWLINE, from);
        const to = end === -1 ? bytes.length : end;
        if (to > from)
            spans.push({ from, bytes: to - from });
        from = to + 1;
    }
    return spans;
}
/** Undefined = no JSON object. */
function parsed(bytes, { from, bytes: length }) {
    if (length > format/* MOST */._.lineBytes)
        return undefined;
    try {
        const value = JSON.parse(bytes.toString('utf8', from, from + length));
        return typeof value === 'object' && value !== null ? value : undefined;
    }
    catch {
        return undefined;
    }
}
function headProblem(head) {
    if (head?.['type'] !== 'cassette')
        return 'is no cassette: its first line is not the head of one';
    if (head['version'] !== format/* CASSETTE_VERSION */.s) {
        return `is a cassette of version ${JSON.stringify(head['version'])}, and this version reads version ${format/* CASSETTE_VERSION */.s}`;
    }
    const read = headSchema.safeParse(head);
    return read.success ? undefined : `line 1: ${problemOf(read.error)}`;
}
function readLine(value) {
    if (value === undefined)
        return `is no JSON object of at most ${format/* MOST */._.lineBytes} bytes`;
    const read = value['type'] === 'change' ? changeSchema.safeParse(value) : callSchema.safeParse(value);
    return read.success ? read.data : problemOf(read.error);
}
function problemOf({ issues }) {
    const { path = [], message = '' } = issues[0] ?? {};
    return `${path.length === 0 ? '' : `${path.join('.')}: `}${message.replace(/\.$/, '')}`;
}
function addCall(calls, { role, story, attempt, call, name, outcome }, at) {
    const place = { role, story, attempt, call, name, isPutOff: outcome.provider !== undefined, at };
    const again = calls.findIndex((each) => each.name === name && !each.isPutOff);
    if (again === -1)
        calls.push(place);
    else
        calls.splice(again, 1, place);
}
/** The change of a call stands behind it; one that was read twice counts as it was read last. */
function addChange(calls, { name }, change) {
    const at = calls.findLastIndex((each) => each.name === name);
    const place = calls[at];
    if (place !== undefined)
        calls[at] = { ...place, change };
}
function loaded(path, { from, bytes }) {
    const buffer = Buffer.alloc(bytes);
    const file = (0,external_node_fs_.openSync)(path, 'r');
    try {
        (0,external_node_fs_.readSync)(file, buffer, 0, bytes, from);
    }
    finally {
        (0,external_node_fs_.closeSync)(file);
    }
    return JSON.parse(buffer.toString('utf8'));
}

// EXTERNAL MODULE: ./build/adapters/process/tail.js + 2 modules
var tail = __webpack_require__(12337);
// EXTERNAL MODULE: ./build/core/prompt-parts.js
var prompt_parts = __webpack_require__(25769);
;// CONCATENATED MODULE: ./build/replay/find-call.js

/** Finds what the cassette holds for a call; never something else in its place. */
function findCall(cassette, wanted) {
    const same = cassette.calls.filter((each) => isSame(each, wanted));
    const place = same[wanted.played];
    if (place === undefined)
        return { ok: false, problem: missing(cassette, wanted, same.length) };
    const { call, change } = cassette.load(place);
    if (change?.notTaken !== undefined) {
        return { ok: false, problem: `the files of ${title(wanted)} are not in the cassette: ${change.notTaken}` };
    }
    if (wanted.role === 'implement' && change === undefined && !place.isPutOff) {
        return { ok: false, problem: `the cassette ends before the files of ${title(wanted)} were read` };
    }
    const difference = wanted.match === 'prompt' ? (0,prompt_parts/* promptDifference */.C)(call.prompt, wanted.prompt) : undefined;
    if (difference === undefined)
        return { ok: true, call, change };
    return {
        ok: false,
        problem: `the prompt of ${title(wanted)} differs from the recorded one: ${difference}. With replay_match: call prompts are not compared`,
    };
}
function isSame(one, { role, story, attempt, call }) {
    return one.role === role && one.story === story && one.attempt === attempt && one.call === call;
}
function title({ role, story, attempt, call }) {
    return `${role} of ${story}, attempt ${attempt}${role === 'implement' ? '' : `, call ${call}`}`;
}
/** Says what the cassette has instead, the nearest first. */
function missing({ calls, head }, wanted, found) {
    const asked = title(wanted);
    if (found > 0)
        return `${asked} is called once more than in run ${head.runId}, where it was called ${times(found)}`;
    const ofStory = calls.filter(({ story }) => story === wanted.story);
    if (ofStory.length === 0) {
        const stories = [...new Set(calls.map(({ story }) => story))];
        return `${asked} is not in the cassette of run ${head.runId}: story ${wanted.story} is not. It has ${someOf(stories)}`;
    }
    return `${asked} is not in the cassette of run ${head.runId}. Of this story it has ${someOf(ofStory.map(title))}`;
}
function times(count) {
    return count === 1 ? 'once' : `${count} times`;
}
function someOf(names) {
    if (names.length === 0)
        return 'none';
    const more = names.length > 8 ? ` and ${names.length - 8} more` : '';
    return `${names.slice(0, 8).join('; ')}${more}`;
}

;// CONCATENATED MODULE: ./build/replay/replay-caller.js



/**
 * Plays recorded calls: the recorded change is made by a process of its own behind the walls of the run, and what was made of the
 * recorded call's end is taken over. A call that the cassette does not hold ends the run, since all that follows would be made up.
 */
function replayCaller(options) {
    const played = new Map();
    return async (program, request) => {
        const wanted = wantedOf(request);
        const key = [wanted.role, wanted.story, wanted.attempt, wanted.call].join('\0');
        const before = played.get(key) ?? 0;
        played.set(key, before + 1);
        const prompt = (0,prompt_parts/* promptDigest */.p)(request.prompt);
        const found = findCall(options.cassette, { ...wanted, prompt, match: options.match, played: before });
        if (!found.ok)
            return mismatch(request, found.problem);
        return play(options, request, { program, found, word: prompt.word });
    };
}
function wantedOf({ role, variables }) {
    return {
        role,
        story: variables['RALPH_STORY'] ?? '',
        attempt: Number(variables['RALPH_ATTEMPT'] ?? 1),
        call: Number(variables['RALPH_REVIEW_CALL'] ?? 1),
    };
}
async function play(options, request, playing) {
    const { program, word } = playing;
    const { call, change } = playing.found;
    const part = {
        ...{ type: 'part', root: request.room.dir },
        stdout: reworded(call.stdout.text, call, word),
        stderr: reworded(call.stderr.text, call, word),
        files: change?.files ?? [],
        ignored: change?.ignored ?? [],
        isStrict: options.match === 'prompt',
    };
    const called = await options.call(program, { ...request, prompt: `${JSON.stringify(part)}\n` });
    if ('isCut' in called)
        return called;
    if (called.result.verdict !== 'pass')
        return mismatch(request, await whyNotPlayed(options, request, called), called);
    return asRecorded(options, called, playing);
}
/** An answer repeats the word of its prompt, which is another one now. */
function reworded(text, { prompt }, word) {
    return prompt.word === '' || word === '' ? text : text.replaceAll(prompt.word, word);
}
/** What was made of the recorded call, with the times and the process of now. */
function asRecorded({ redact }, called, { found: { call }, word }) {
    const { verdict, reason, exitCode, excerpt, softLimitHit, finalText, usage, provider, tooLarge } = call.outcome;
    const clean = (text) => redact(reworded(text, call, word));
    const { gate, startedMs, durationMs } = called.result;
    return {
        result: {
            ...{ gate, verdict, reason: clean(reason), startedMs, durationMs, softLimitHit },
            ...(exitCode === undefined ? {} : { exitCode }),
            excerpt: { ...excerpt, lines: excerpt.lines.map(clean) },
        },
        finalText: clean(finalText),
        survivorsKilled: called.survivorsKilled,
        usage,
        ...(tooLarge && { tooLarge }),
        ...(provider && { provider: { ...provider, detail: clean(provider.detail) } }),
    };
}
/** Of the player's own words the last line says why. */
async function whyNotPlayed({ stderrOf }, { name }, { result }) {
    const said = (await (0,tail/* readLast */.d8)(stderrOf(name), MOST_SAID_BYTES)).trimEnd().split('\n').at(-1) ?? '';
    return said.startsWith('replay: ') ? said.slice('replay: '.length) : result.reason;
}
const MOST_SAID_BYTES = 4096;
/** As a client whose configuration is wrong: only the user can mend it, no attempt is charged, and the run ends here. */
function mismatch({ gate, startedMs }, problem, called) {
    const reason = `replay: ${problem.replace(/\.$/, '')}`;
    return {
        result: {
            ...{ gate, verdict: 'fail', reason, startedMs, durationMs: called?.result.durationMs ?? 0 },
            ...{ excerpt: { lines: [], truncated: 0 }, softLimitHit: false },
        },
        finalText: '',
        survivorsKilled: called?.survivorsKilled ?? 0,
        usage: [],
        provider: { class: 'replay-mismatch', detail: problem.replace(/\.$/, '') },
    };
}

// EXTERNAL MODULE: ./build/action/refusal.js
var refusal = __webpack_require__(47355);
;// CONCATENATED MODULE: ./build/action/replay-program.js








/** The replay agent: its process makes recorded changes behind the walls of the run, the controller says which (docs/replay.md). */
async function replayProgram(call, { file, match }) {
    const bytes = await cassetteBytes(call, file);
    if ('ok' in bytes)
        return bytes;
    // Single calls are loaded while the run works: from a copy, which nobody changes meanwhile.
    const path = (0,external_node_path_.join)(call.folder, 'cassette.jsonl');
    const read = readCassette(bytes, { path, shown: file });
    if (!read.ok)
        return (0,refusal/* configError */.Fj)(`replay_file: ${read.problem}`);
    (0,atomic/* writeAtomic */.v)(path, bytes);
    const { cassette } = read;
    const { runId, agent } = cassette.head;
    call.log.info(`agent: replay plays run ${runId}, in which ${agent} worked: ${counted(cassette.calls.length)}.`);
    const player = (0,external_node_path_.join)((0,external_node_path_.dirname)((0,external_node_path_.dirname)(call.entry)), 'replay', 'index.js');
    return {
        ok: true,
        program: (0,program_stamp/* stamped */.p)({
            ...{ program: process.execPath, args: () => [player], env: {}, files: [(0,external_node_path_.dirname)(player)] },
            playedBy: (given) => replayCaller({ ...given, cassette, match }),
        }),
    };
}
function counted(calls) {
    return calls === 1 ? 'one call' : `${calls} calls`;
}
async function cassetteBytes({ prepared }, file) {
    if (file.startsWith('/'))
        return bytesOnDisk(file);
    const found = await prepared.repository.readFile(prepared.base.commit, file);
    if (found?.mode.startsWith('100'))
        return found.bytes;
    return (0,refusal/* configError */.Fj)(`replay_file: ${file} is not a file of branch ${prepared.base.branch}. Commit it there, or write its absolute path on this machine.`);
}
/** Looked at before it is read: a pipe would wait for ever. */
function bytesOnDisk(file) {
    const found = (0,external_node_fs_.statSync)(file, { throwIfNoEntry: false });
    if (found === undefined)
        return (0,refusal/* configError */.Fj)(`replay_file: there is no ${file} on this machine. Download the cassette first.`);
    if (!found.isFile())
        return (0,refusal/* configError */.Fj)(`replay_file: ${file} is no file. Name the cassette itself.`);
    if (found.size <= format/* MOST */._.fileBytes)
        return (0,external_node_fs_.readFileSync)(file);
    return (0,refusal/* configError */.Fj)(`replay_file: ${file} has ${found.size} bytes, the limit is ${format/* MOST */._.fileBytes}.`);
}


/***/ }),

/***/ 93455:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ believable),
/* harmony export */   h: () => (/* binding */ mostOfCall)
/* harmony export */ });
/** What no call uses, costs (US dollars) or puts off (milliseconds): sums of such figures can be written down and read again. */
const mostOfCall = { tokens: 1e12, usd: 1e6, aheadMs: 366 * 24 * 3_600_000 };
/**
 * The same reading with figures that a journal can hold, whatever an agent's stream says of itself: greater ones are the greatest, and
 * a cost that is none or a time that is too far ahead of `now` (epoch milliseconds) is unknown.
 */
function believable(reading, now) {
    const { costUsd, isCostReckoned, isCostPartial, resetAt, tokens, ...rest } = reading;
    const [cost, reset] = [amount(costUsd), amount(resetAt)];
    return {
        ...rest,
        tokens: {
            input: believed(tokens.input),
            output: believed(tokens.output),
            cacheRead: believed(tokens.cacheRead),
            cacheWrite: believed(tokens.cacheWrite),
        },
        ...(cost !== undefined && {
            ...{ costUsd: Math.min(cost, mostOfCall.usd) },
            ...{ ...(isCostReckoned && { isCostReckoned }), ...(isCostPartial && { isCostPartial }) },
        }),
        ...(reset !== undefined && reset <= now + mostOfCall.aheadMs && { resetAt: Math.round(reset) }),
    };
}
function believed(tokens) {
    return Math.round(Math.min(amount(tokens) ?? 0, mostOfCall.tokens));
}
/** A number that is none below zero; a stream may have put anything in its place. */
function amount(figure) {
    return typeof figure === 'number' && figure >= 0 ? figure : undefined;
}


/***/ }),

/***/ 20667:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ MOST),
/* harmony export */   s: () => (/* binding */ CASSETTE_VERSION)
/* harmony export */ });
/**
 * A cassette: what the agents of one run did, as JSON lines. The first line is the head, every other one a call or the change
 * that the call before it made. Its version changes whenever an old player would play a new cassette wrongly.
 */
const CASSETTE_VERSION = 1;
/** Bounds of what is written and of what is read (docs/replay.md). */
const MOST = {
    fileBytes: 64 * 1024 * 1024,
    lineBytes: 24 * 1024 * 1024,
    calls: 10_000,
    /** Of a stream the beginning and the end are kept, by whole lines. */
    stdoutHead: 256 * 1024,
    stdoutTail: 768 * 1024,
    stderrTail: 64 * 1024,
    changedFiles: 2_000,
    changeBytes: 8 * 1024 * 1024,
};


/***/ }),

/***/ 25769:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ promptDifference),
/* harmony export */   p: () => (/* binding */ promptDigest)
/* harmony export */ });
/* harmony import */ var _fingerprint_lines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36514);
/* harmony import */ var _fingerprint_noise_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94055);
/* harmony import */ var _hash_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37384);



/** Names the parts of a prompt by their content. */
function promptDigest(prompt) {
    const word = /^--- BEGIN DATA (\S+) ---$/m.exec(prompt)?.[1] ?? '';
    const parts = partsOf(word === '' ? prompt : prompt.replaceAll(word, WORD)).filter(({ lines }) => lines.some((line) => line.trim() !== ''));
    return { word, chars: prompt.length, parts: parts.map(({ title, lines }) => ({ title, digest: digestOf(lines) })) };
}
const WORD = 'WORD';
/** Cut at headings; what looks like one inside of data is data. */
function partsOf(prompt) {
    const parts = [{ title: '', lines: [] }];
    for (const { isData, lines } of blocksOf(prompt)) {
        if (isData) {
            // Where it was cut hangs on how long its times and durations are, so what is left of it is not compared.
            parts.at(-1)?.lines.push(...(lines.some((line) => cutMark.test(line)) ? ['(cut)'] : lines));
            continue;
        }
        for (const line of lines) {
            const title = /^#{1,2} (.*)/.exec(line)?.[1];
            if (title !== undefined)
                parts.push({ title: title.slice(0, 80), lines: [] });
            parts.at(-1)?.lines.push(line);
        }
    }
    return parts;
}
const cutMark = /^\[\.\.\. (?:.* )?(?:truncated|left out) \.\.\.\]$/;
/** Data and what stands between data, in turn. */
function blocksOf(prompt) {
    const fence = new RegExp(`^--- (?:BEGIN|END) DATA ${WORD} ---$`, 'm');
    return prompt.split(fence).map((text, at) => ({ isData: at % 2 === 1, lines: text.split('\n') }));
}
/** The first part in which two prompts differ, in words; undefined = they say the same. */
function promptDifference(recorded, now) {
    const most = Math.max(recorded.parts.length, now.parts.length);
    for (let at = 0; at < most; at += 1) {
        const [before, after] = [recorded.parts[at], now.parts[at]];
        if (before?.title === after?.title && before?.digest === after?.digest)
            continue;
        if (before === undefined)
            return `it has a part "${after?.title}", which the recorded one lacks`;
        if (after === undefined)
            return `the recorded one has a part "${before.title}", which it lacks`;
        if (before.title !== after.title)
            return `its part "${after.title}" stands where the recorded one has "${before.title}"`;
        return `its part "${after.title}" is not the recorded one`;
    }
    return undefined;
}
function digestOf(lines) {
    // One short name of a commit in thirty is a number by its looks, and each run's commits have other names.
    const said = (0,_fingerprint_lines_js__WEBPACK_IMPORTED_MODULE_0__/* .plainLines */ .y)(lines.join('\n')).map((line) => (0,_fingerprint_noise_js__WEBPACK_IMPORTED_MODULE_1__/* .normalise */ .j)(line.replace(/\b[0-9a-f]{7,40}\b/g, '<hash>')));
    return (0,_hash_js__WEBPACK_IMPORTED_MODULE_2__/* .hash8 */ .v)(said.filter((line) => line !== '').join('\n'));
}


/***/ })

};
