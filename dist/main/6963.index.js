export const id = 6963;
export const ids = [6963];
export const modules = {

/***/ 16963:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ownCommits: () => (/* binding */ ownCommits)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/adapters/store/journal-file.js
var journal_file = __webpack_require__(87455);
// EXTERNAL MODULE: ./build/core/loop.js + 34 modules
var loop = __webpack_require__(75634);
// EXTERNAL MODULE: ./build/core/story-list.js
var story_list = __webpack_require__(25212);
;// CONCATENATED MODULE: ./build/core/made-commits.js


/**
 * The commits that a run made for its branch, by name: what its journal says. A text inside a commit says nothing, since whoever can
 * push can write it (01-product, promise 1).
 */
function madeCommits(events) {
    const states = statesWithCommits(events);
    const plan = states[0]?.plan;
    if (plan === undefined)
        return new Map();
    const { start } = plan;
    const points = events.flatMap(({ outcome }) => (outcome.type === 'stories-carried' ? outcome.points : []));
    return new Map([
        ...(start.made === true ? [[start.commit, {}]] : []),
        ...states.flatMap(({ archived }) => (archived?.made === undefined ? [] : [[archived.made.commit, {}]])),
        // Those that made a story pass are its commits below; of one that had to pass again, none is by what it was before.
        ...points.map(({ commit }) => [commit, {}]),
        ...states.flatMap((state) => (0,story_list/* storiesOf */.TQ)(state).flatMap(({ id, commit }) => (commit === undefined ? [] : [[commit, { story: id }]]))),
    ]);
}
/** A fix takes the place of its story's commit and of the feature's copy: what it is made on top of is read before it. */
function statesWithCommits(events) {
    const fixes = events.flatMap(({ outcome }, at) => (outcome.type === 'fix-asked' ? [at] : []));
    return [...fixes, events.length].flatMap((end) => (0,loop/* fold */.AU)(events.slice(0, end))?.state ?? []);
}

// EXTERNAL MODULE: ./build/action/foreign-journal.js
var foreign_journal = __webpack_require__(24081);
// EXTERNAL MODULE: ./build/action/journal-names.js
var journal_names = __webpack_require__(86365);
;// CONCATENATED MODULE: ./build/action/own-commits.js






/** Looks through the journals of this machine and of the state ref, the newest first, until every commit is found. */
function ownCommits(repository, call) {
    return async (commits) => {
        const found = new Map();
        for (const read of await journals(repository, call)) {
            const made = madeIn(await read());
            for (const commit of commits)
                addNew(found, commit, made.get(commit));
            if (commits.every((commit) => found.has(commit)))
                break;
        }
        return found;
    };
}
function addNew(found, commit, own) {
    if (own !== undefined && !found.has(commit))
        found.set(commit, own);
}
async function journals(repository, call) {
    const all = [...here(call), ...(await there(repository, call))];
    return all.sort((a, b) => (0,journal_names/* journalTime */.XJ)(b.name).localeCompare((0,journal_names/* journalTime */.XJ)(a.name))).map(({ read }) => read);
}
function here({ folder }) {
    const place = folder && (0,external_node_path_.join)(folder, 'journal');
    if (place === undefined || !(0,external_node_fs_.existsSync)(place))
        return [];
    const names = (0,external_node_fs_.readdirSync)(place).filter(journal_names/* isOfRun */.NG);
    return names.map((name) => ({ name, read: async () => (0,journal_file/* readJournal */.a0)((0,external_node_path_.join)(place, name)) }));
}
async function there(repository, { base, feature }) {
    const ref = `refs/ralph/${feature}/state`;
    const fetched = base.remoteRefs.has(ref) ? await repository.fetchRef(ref) : undefined;
    if (fetched?.ok !== true)
        return [];
    const { commit } = fetched;
    const names = (await repository.listFolder(commit, 'runs')).map(({ path }) => path.slice('runs/'.length));
    return names.filter(journal_names/* isOfRun */.NG).map((name) => ({
        name,
        read: async () => (await (0,foreign_journal/* readForeign */.v)(repository, { commit, name, place: `on ${ref}`, feature })).content,
    }));
}
/** A journal that cannot be read, or tells what this version does not know, vouches for nothing. */
function madeIn(content) {
    if (!content.ok)
        return new Map();
    try {
        return madeCommits(content.events);
    }
    catch {
        return new Map();
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
