export const id = 3234;
export const ids = [3234];
export const modules = {

/***/ 23234:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  recordRun: () => (/* binding */ recordRun)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./build/core/prompt-parts.js
var prompt_parts = __webpack_require__(25769);
// EXTERNAL MODULE: ./build/adapters/cassette/format.js
var format = __webpack_require__(20667);
;// CONCATENATED MODULE: ./build/adapters/cassette/record-change.js

const nothing = { files: [], ignored: [], leftOut: [], redacted: 0 };
/** The files that an agent changed, against those it was given, or why they cannot be recorded. */
async function recordedChange(call) {
    const { captured } = call;
    if (!captured.ok)
        return { ...nothing, notTaken: captured.why.message };
    const changes = await call.repository.changes(call.given, captured.tree);
    const taken = changes.filter(isRecordable);
    const leftOut = [
        ...captured.notImported.map(({ path }) => path),
        ...changes.filter((change) => !isRecordable(change)).map(({ path }) => path.toWellFormed()),
    ].slice(0, MOST_NAMES);
    if (taken.length > format/* MOST */._.changedFiles)
        return tooMuch(`${taken.length} files, the limit is ${format/* MOST */._.changedFiles}`);
    const written = taken.filter(({ status }) => status !== 'deleted');
    const blobs = await call.repository.blobs(written.map(({ newSha }) => newSha));
    const bytes = blobs.reduce((sum, blob) => sum + blob.length, 0);
    if (bytes > format/* MOST */._.changeBytes)
        return tooMuch(`${bytes} bytes, the limit is ${format/* MOST */._.changeBytes}`);
    const contents = new Map(written.map(({ path }, at) => [path, blobs[at] ?? Buffer.alloc(0)]));
    const recorded = taken.map((change) => recordedFile(call, change, contents.get(change.path)));
    return {
        files: recorded.map(({ file }) => file),
        ignored: captured.ignored.filter((path) => path.isWellFormed()).map((path) => call.redact(path).text),
        leftOut: leftOut.map((path) => call.redact(path).text),
        redacted: recorded.reduce((sum, { count }) => sum + count, 0),
    };
}
const MOST_NAMES = 100;
function tooMuch(what) {
    return { ...nothing, notTaken: `the change is too large for a cassette: ${what}` };
}
/** A name that is no text, and a submodule, have no place in a cassette. */
function isRecordable({ path, newMode, oldMode }) {
    return path.isWellFormed() && newMode !== GITLINK && oldMode !== GITLINK;
}
const GITLINK = '160000';
function recordedFile({ redact, isOurs }, { path, status, oldSha, newMode }, bytes) {
    const before = isOurs(path) ? {} : { before: status === 'added' ? '' : oldSha };
    const named = redact(path);
    if (bytes === undefined)
        return { file: { path: named.text, ...before, delete: true }, count: named.count };
    const mode = newMode;
    // latin1 keeps every byte of a file that is not UTF-8; secrets are ASCII.
    const isText = !bytes.includes(0) && Buffer.from(bytes.toString('utf8')).equals(bytes);
    const { text, count } = redact(bytes.toString(isText ? 'utf8' : 'latin1'));
    const content = isText ? { text } : { base64: Buffer.from(text, 'latin1').toString('base64') };
    return { file: { path: named.text, ...before, mode, ...content }, count: count + named.count };
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
;// CONCATENATED MODULE: ./build/adapters/cassette/record-stream.js
var __addDisposableResource = (undefined && undefined.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (undefined && undefined.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});


/** Reads the beginning and the end of an output by whole lines, so that no secret is cut where its first part would stay. */
async function recordedStream(path, { head, tail }) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const flags = external_node_fs_.constants.O_RDONLY | external_node_fs_.constants.O_NOFOLLOW | external_node_fs_.constants.O_NONBLOCK;
        const file = __addDisposableResource(env_1, await (0,promises_.open)(path, flags).catch(() => undefined), true);
        const found = await file?.stat();
        if (file === undefined || found?.isFile() !== true)
            return { text: '', cut: 0 };
        const { size } = found;
        if (size <= head + tail)
            return { text: (await bytesAt(file, 0, size)).toString('utf8'), cut: 0 };
        const first = untilLastLine(await bytesAt(file, 0, head));
        const last = fromFirstLine(await bytesAt(file, size - tail, tail));
        return { text: `${first.toString('utf8')}${last.toString('utf8')}`, cut: size - first.length - last.length };
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        const result_1 = __disposeResources(env_1);
        if (result_1)
            await result_1;
    }
}
async function bytesAt(file, position, length) {
    const buffer = Buffer.alloc(length);
    const { bytesRead } = await file.read(buffer, 0, length, position);
    return buffer.subarray(0, bytesRead);
}
const NEWLINE = 0x0a;
function untilLastLine(bytes) {
    return bytes.subarray(0, bytes.lastIndexOf(NEWLINE) + 1);
}
/** Without the rest of a private key whose first line is left out: nobody could tell any more what it is. */
function fromFirstLine(bytes) {
    const at = bytes.indexOf(NEWLINE);
    const lines = at === -1 ? bytes.subarray(0, 0) : bytes.subarray(at + 1);
    const end = lines.indexOf('-----END ');
    const begin = lines.indexOf('-----BEGIN ');
    if (end === -1 || (begin !== -1 && begin < end))
        return lines;
    const rest = lines.indexOf(NEWLINE, end);
    return rest === -1 ? lines.subarray(0, 0) : lines.subarray(rest + 1);
}

;// CONCATENATED MODULE: ./build/adapters/cassette/recorder.js






/** Opens the cassette of a run. */
function openRecorder(options) {
    const tape = openTape(options);
    return {
        called: async (call) => tape.add(() => callLine(call, options)),
        captured: async ({ story, part = story, attempt, iteration, previousTree: given }, captured) => tape.add(async () => ({
            ...{ type: 'change', story: part, attempt, name: `${iteration}-implement` },
            ...(await recordedChange({ ...options, given, captured })),
        })),
    };
}
/** Appends whole lines until the file is full or cannot be written. */
function openTape({ path, head, onTrouble }) {
    let isOver = false;
    const write = (line) => {
        const text = `${JSON.stringify(line)}\n`;
        const size = (0,external_node_fs_.existsSync)(path) ? (0,external_node_fs_.statSync)(path).size : 0;
        if (size + Buffer.byteLength(text) > format/* MOST */._.fileBytes || Buffer.byteLength(text) > format/* MOST */._.lineBytes) {
            throw new Error(`it would grow over ${format/* MOST */._.fileBytes} bytes, or a line of it over ${format/* MOST */._.lineBytes}`);
        }
        (0,external_node_fs_.appendFileSync)(path, text, { mode: 0o600 });
    };
    const trying = async (act) => {
        if (isOver)
            return;
        await act().catch((error) => {
            isOver = true;
            onTrouble(`The cassette ${path} ends here, the run goes on: ${error instanceof Error ? error.message : error}.`);
        });
    };
    return {
        add: (line) => trying(async () => {
            (0,external_node_fs_.mkdirSync)((0,external_node_path_.dirname)(path), { recursive: true, mode: 0o700 });
            if (!(0,external_node_fs_.existsSync)(path))
                write({ type: 'cassette', version: format/* CASSETTE_VERSION */.s, ...head });
            write(await line());
        }),
    };
}
async function callLine({ request, files, called }, { redact, redactStream }) {
    const [stdout, stderr] = await Promise.all([
        recordedStream(files.stdout, { head: format/* MOST */._.stdoutHead, tail: format/* MOST */._.stdoutTail }),
        recordedStream(files.stderr, { head: 0, tail: format/* MOST */._.stderrTail }),
    ]);
    const { result, usage, provider, finalText } = called;
    let redacted = 0;
    const clean = (text, take = redact) => {
        const found = take(text);
        redacted += found.count;
        return found.text;
    };
    return {
        ...{ type: 'call', role: request.role, name: request.name, prompt: (0,prompt_parts/* promptDigest */.p)(request.prompt) },
        story: request.variables['RALPH_STORY'] ?? '',
        attempt: Number(request.variables['RALPH_ATTEMPT'] ?? 1),
        call: Number(request.variables['RALPH_REVIEW_CALL'] ?? 1),
        stdout: { ...stdout, text: clean(stdout.text, redactStream) },
        stderr: { ...stderr, text: clean(stderr.text) },
        durationMs: result.durationMs,
        outcome: {
            verdict: result.verdict,
            reason: clean(result.reason),
            ...(result.exitCode === undefined ? {} : { exitCode: result.exitCode }),
            excerpt: { ...result.excerpt, lines: result.excerpt.lines.map((line) => clean(line)) },
            softLimitHit: result.softLimitHit,
            finalText: clean(finalText),
            usage,
            ...(called.tooLarge && { tooLarge: true }),
            ...(provider === undefined ? {} : { provider: { ...provider, detail: clean(provider.detail) } }),
        },
        redacted,
    };
}

// EXTERNAL MODULE: ./build/report/redact.js + 1 modules
var redact = __webpack_require__(15313);
// EXTERNAL MODULE: ./build/report/redact-stream.js + 1 modules
var redact_stream = __webpack_require__(22558);
// EXTERNAL MODULE: ./build/action/policy-paths.js
var policy_paths = __webpack_require__(77892);
;// CONCATENATED MODULE: ./build/action/record.js





/** Writes the cassette of a run that asked for one (`record: true`), and says where it lies. */
function recordRun({ prepared, plan, folder, secrets, log }) {
    const path = (0,external_node_path_.join)(folder, 'cassettes', `${plan.runId}.jsonl`);
    log.notice(`record: true, so what the agents do is written to ${path}. It holds code and words of this repository.`);
    const { runId, agent, reviewAgent, clients = {}, prdPath } = plan;
    const ours = prdPath === undefined ? [] : [prdPath, (0,policy_paths/* progressPath */.T3)(prdPath)];
    return openRecorder({
        path,
        head: { runId, agent, reviewAgent, clients },
        repository: prepared.repository,
        redact: (text) => (0,redact/* redact */.E$)(text, secrets),
        redactStream: (text) => (0,redact_stream/* redactStream */.S)(text, secrets),
        isOurs: (changed) => ours.includes(changed),
        onTrouble: log.warning,
    });
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


/***/ }),

/***/ 22558:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ redactStream)
});

// EXTERNAL MODULE: ./build/report/redact.js + 1 modules
var redact = __webpack_require__(15313);
;// CONCATENATED MODULE: ./build/report/stream-texts.js
/** No client nests as deep, and what lies below could not be looked at in a bearable time. */
const DEEPEST = 32;
const NOT_KEPT = '[not kept: nested too deep]';
/** Reads a stream in time that grows with its length alone; in the records what is nested too deep is left out. */
function streamTexts(lines) {
    const records = lines.map(parsed);
    const root = {};
    const texts = [];
    const cut = new Set();
    const ids = records.map((record, line) => {
        const walk = { line, texts, cut, ids: [] };
        if (isHolder(record))
            visit(walk, { holder: record, place: root, depth: 1, isListed: false });
        return walk.ids;
    });
    return { records, texts, about: aboutOf(ids), cut };
}
function isHolder(value) {
    return typeof value === 'object' && value !== null;
}
function parsed(line) {
    if (!line.startsWith('{'))
        return undefined;
    try {
        return JSON.parse(line);
    }
    catch {
        return undefined;
    }
}
function visit(walk, at) {
    const { holder, isListed } = at;
    const isList = Array.isArray(holder);
    for (const [key, inner] of Object.entries(holder)) {
        if (!isListed && !isList && isId(key, inner))
            walk.ids.push(`${key}=${inner}`);
        if (typeof inner === 'string')
            noteText(walk, { at, key, text: inner });
        else if (isHolder(inner))
            visitInner(walk, { at, key, inner });
    }
}
function noteText({ line, texts }, { at, key, text }) {
    const put = (clean) => {
        at.holder[key] = clean;
    };
    texts.push({ line, text, place: placeIn(at, key), put });
}
function visitInner(walk, { at, key, inner }) {
    const { holder, depth, isListed } = at;
    if (depth === DEEPEST) {
        holder[key] = NOT_KEPT;
        walk.cut.add(walk.line);
        return;
    }
    const place = placeIn(at, key);
    visit(walk, { holder: inner, place, depth: depth + 1, isListed: isListed || Array.isArray(holder) });
}
/** Place of a field, or that of all members of a list. */
function placeIn({ holder, place }, field) {
    if (Array.isArray(holder)) {
        place.members ??= {};
        return place.members;
    }
    place.fields ??= new Map();
    const known = place.fields.get(field) ?? {};
    place.fields.set(field, known);
    return known;
}
/** Such as `index` of a block, `message_id`, `parent_tool_use_id` or `partID`. */
function isId(key, value) {
    if (typeof value !== 'number' && (typeof value !== 'string' || value.length > 200))
        return false;
    return /(?:^|_)(?:id|index)$|[a-z](?:Id|ID|Index)$/.test(key);
}
/** An id that one record alone has is its own name: it tells nothing of what the record is about. */
function aboutOf(records) {
    const counts = new Map();
    for (const ids of records)
        for (const id of new Set(ids))
            counts.set(id, (counts.get(id) ?? 0) + 1);
    return records.map((ids) => JSON.stringify(ids.filter((id) => (counts.get(id) ?? 0) > 1)));
}

;// CONCATENATED MODULE: ./build/report/redact-stream.js


/**
 * As `redact`, for a stream of JSON lines whose words come in pieces: a secret may begin in one line and end in a later one.
 * Values that stand at the same place of their records belong together, and of two blocks that come in turns those of each. What is
 * nested deeper than any client does is not kept.
 */
function redactStream(text, secrets) {
    const lines = text.split('\n');
    const stream = streamTexts(lines);
    const cuts = cutsIn(stream, (0,redact/* secretFinder */.pY)(secrets));
    const count = new Set([...cuts.values()].flatMap(({ begun }) => [...begun])).size;
    if (count === 0 && stream.cut.size === 0)
        return (0,redact/* redact */.E$)(text, secrets);
    const touched = new Set(stream.cut);
    for (const [piece, { spans }] of cuts) {
        piece.put(withoutSpans(piece.text, spans));
        touched.add(piece.line);
    }
    const written = lines.map((line, at) => (touched.has(at) ? JSON.stringify(stream.records[at]) : line));
    const whole = (0,redact/* redact */.E$)(written.join('\n'), secrets);
    return { text: whole.text, count: whole.count + count };
}
function cutsIn({ texts, about }, find) {
    const cuts = new Map();
    const numbers = new Map(texts.map((each, at) => [each, at]));
    const cutAll = (groups) => {
        for (const pieces of groups)
            cutAcross(pieces, { find, cuts, numbers });
    };
    const all = Map.groupBy(texts, ({ place }) => place);
    cutAll(all.values());
    // Pieces of blocks that come in turns stand next to each other only among those of their block.
    for (const pieces of all.values()) {
        const blocks = Map.groupBy(pieces, ({ line }) => about[line] ?? '');
        if (blocks.size > 1)
            cutAll(blocks.values());
    }
    return cuts;
}
/** Notes what only the pieces together show. */
function cutAcross(pieces, { find, cuts, numbers }) {
    if (pieces.length < 2)
        return;
    const placed = placedOf(pieces);
    let first = 0;
    // Both are in order, so that one pass over both is enough.
    for (const [from, to] of find(pieces.map(({ text }) => text).join(''))) {
        while ((placed[first]?.end ?? to) <= from)
            first += 1;
        const begun = `${numbers.get(pieces[first])}:${from - (placed[first]?.start ?? 0)}`;
        const isWithin = to <= (placed[first]?.end ?? to);
        for (let at = first; !isWithin && (placed[at]?.start ?? to) < to; at += 1)
            noteCut(cuts, { placed: placed[at], from, to, begun });
    }
}
function placedOf(pieces) {
    let end = 0;
    return pieces.map((piece) => {
        const start = end;
        end += piece.text.length;
        return { piece, start, end };
    });
}
function noteCut(cuts, { placed: { piece, start, end }, from, to, begun }) {
    const span = [Math.max(from, start) - start, Math.min(to, end) - start];
    if (span[0] >= span[1])
        return;
    const cut = cuts.get(piece) ?? { spans: [], begun: new Set() };
    cut.spans.push(span);
    cut.begun.add(begun);
    cuts.set(piece, cut);
}
function withoutSpans(text, spans) {
    const kept = [];
    let end = -1;
    for (const [from, to] of spans.toSorted((a, b) => a[0] - b[0])) {
        if (from > end)
            kept.push(text.slice(Math.max(0, end), from), '[redacted]');
        end = Math.max(end, to);
    }
    return `${kept.join('')}${text.slice(Math.max(0, end))}`;
}


/***/ })

};
