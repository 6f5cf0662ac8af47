export const id = 2119;
export const ids = [2119];
export const modules = {

/***/ 2119:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  countAsked: () => (/* binding */ countAsked),
  J: () => (/* binding */ countedStart)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 17 modules
var schemas = __webpack_require__(38816);
// EXTERNAL MODULE: ./build/adapters/ref-note.js
var ref_note = __webpack_require__(35621);
// EXTERNAL MODULE: ./build/core/asked.js
var core_asked = __webpack_require__(59926);
;// CONCATENATED MODULE: ./build/core/starts.js
/** Runs that one person may start in an hour (03-interface \u00a74). */
const MOST = 5;
const HOUR_MS = 3_600_000;
/** Clocks of runners differ a little; a time further ahead is no start of ours. */
const SKEW_MS = 300_000;
/** One more start of a person, unless it is one too many for an hour; what is older is forgotten. */
function countStart(before, person, now) {
    const kept = Object.entries(before).flatMap(([login, times]) => {
        const recent = times.filter((at) => at > now - HOUR_MS && at < now + SKEW_MS);
        return recent.length === 0 ? [] : [[login, recent]];
    });
    const login = person.toLowerCase();
    const own = kept.find(([each]) => each === login)?.[1] ?? [];
    if (own.length >= MOST)
        return { ok: false, count: own.length, nextAt: Math.min(...own) + HOUR_MS };
    return { ok: true, starts: Object.fromEntries([...kept, [login, [...own, now]]]) };
}

// EXTERNAL MODULE: ./build/report/time.js
var time = __webpack_require__(68062);
// EXTERNAL MODULE: ./build/action/refusal.js
var refusal = __webpack_require__(47355);
;// CONCATENATED MODULE: ./build/action/count-start.js







/** No feature is called `_`: slugs have letters, digits and dashes. */
const note = { ref: 'refs/ralph/_/starts', file: 'starts.json' };
/** Counts the start of what was asked, when it starts anything; undefined = it may begin. */
async function countAsked({ repository, base, settings }, { asked, now }) {
    if (settings.dryRun || !(0,core_asked/* startsWork */.T)(asked.command))
        return undefined;
    return countedStart({ repository, remoteRefs: base.remoteRefs, person: asked.origin.person, now });
}
/** Others who start a run at the same moment make us look again. */
const TRIES = 4;
/**
 * Counts one start of a person across runners; undefined = it is one of five an hour (03-interface \u00a74). What cannot be counted is
 * not started.
 */
async function countedStart(call) {
    let tried = await tryCount(call, call.remoteRefs.has(note.ref));
    for (let count = 1; count < TRIES && tried === 'stale'; count += 1)
        tried = await tryCount(call, true);
    if (tried === 'stale')
        return uncounted('others start runs at the same moment. Try again in a minute.');
    return tried === 'counted' ? undefined : tried;
}
async function tryCount({ repository, person, now }, isThere) {
    const read = isThere ? await (0,ref_note/* readNote */.V)(repository, note) : undefined;
    if (read?.ok === false)
        return uncounted(read.problem.message);
    const before = read === undefined ? {} : parse(read.text);
    if (before === undefined)
        return uncounted(`${note.ref} holds no list of starts. Delete that ref.`);
    const verdict = countStart(before, person, now);
    if (!verdict.ok)
        return tooMany(person, verdict);
    const text = `${JSON.stringify(verdict.starts)}\n`;
    const expect = read?.commit ?? null;
    // Two machines at the same millisecond would make the same commit, and the remote has one it has already for pushed.
    const message = `Count a start\n\n${(0,external_node_crypto_.randomUUID)()}`;
    const written = await (0,ref_note/* writeNote */.I)(repository, { ...note, text, message, expect, at: now });
    if (written.ok)
        return 'counted';
    return written.isStale ? 'stale' : uncounted(written.problem.message);
}
const startsSchema = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* array */.YOg(schemas/* number */.aig()));
function parse(text) {
    try {
        return startsSchema.parse(JSON.parse(text));
    }
    catch {
        return undefined;
    }
}
function tooMany(person, { count, nextAt }) {
    const reason = `${person} has started ${count} runs in the last hour, which is all one person may; the next from ${(0,time/* isoTime */.Ly)(nextAt)}`;
    return { ok: false, halt: 'skipped', reasons: [reason] };
}
function uncounted(why) {
    return (0,refusal/* configError */.Fj)(`The runs that this person has started could not be counted: ${why}`);
}


/***/ }),

/***/ 35621:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ writeNote),
/* harmony export */   V: () => (/* binding */ readNote)
/* harmony export */ });
/** Larger than any note of ours. */
const MOST_BYTES = 256 * 1024;
/** The text of a note as the remote has it now; empty when the ref does not hold the file. */
async function readNote(repository, { ref, file }) {
    const fetched = await repository.fetchRef(ref);
    if (!fetched.ok)
        return fetched;
    const found = await repository.readFile(fetched.commit, file, MOST_BYTES);
    return { ok: true, text: found?.bytes.toString('utf8') ?? '', commit: fetched.commit };
}
/** Writes a note in place of the one that was read, and of no other (catalogue G20). */
async function writeNote(repository, note) {
    const { ref, file, text, message, expect, at } = note;
    const edit = { path: file, mode: '100644', bytes: Buffer.from(text) };
    const tree = await repository.overlay(await repository.emptyTree(), [edit]);
    const commit = await repository.commit({ tree, parents: [], message, at });
    const [pushed] = await repository.push([{ ref, commit, expect }]);
    if (pushed === undefined)
        throw new Error(`no answer for ${ref}`);
    if (pushed.ok)
        return { ok: true, commit };
    const { problem } = pushed;
    return { ok: false, isStale: problem.kind === 'stale' || problem.kind === 'fetch-first', problem };
}


/***/ }),

/***/ 59926:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ startsWork),
/* harmony export */   m: () => (/* binding */ isAboutHead)
/* harmony export */ });
/** Commands that start agents: five an hour for one person (03-interface \u00a74). */
function startsWork(command) {
    const { kind } = command;
    if (kind === 'init')
        return command.agent === true;
    return kind === 'objective' || kind === 'run' || kind === 'resume' || kind === 'retry' || kind === 'fix';
}
/** Commands that are about one commit of a pull request. */
function isAboutHead(command) {
    // Stories are read from an issue: on a pull request init is answered with that, whatever its head is.
    return (startsWork(command) && command.kind !== 'init') || command.kind === 'approve';
}


/***/ }),

/***/ 68062:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ly: () => (/* binding */ isoTime),
/* harmony export */   a9: () => (/* binding */ fileStamp),
/* harmony export */   p0: () => (/* binding */ duration)
/* harmony export */ });
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/**
 * A moment as `2026-01-21T10:30:00Z`, UTC, whole seconds.
 * @param epochMs milliseconds since 1970; a value that is no finite number counts as 0
 */
function isoTime(epochMs) {
    const { year, month, day, hour, minute, second } = parts(epochMs);
    return `${year}-${month}-${day}T${hour}:${minute}:${second}Z`;
}
/** A moment as `20260121-103045`, UTC, for names of branches and folders (10-fine-print "Times in names are UTC"). */
function fileStamp(epochMs) {
    const { year, month, day, hour, minute, second } = parts(epochMs);
    return `${year}${month}${day}-${hour}${minute}${second}`;
}
/**
 * A length of time as a person says it: `12.3 s` under a minute, `4m 05s` under ten, `41m` up to sixty, then `1h 02m`.
 * Always rounded down, so that time used never reads as more than its limit.
 */
function duration(ms) {
    const whole = Math.max(0, finite(ms));
    if (whole < MINUTE)
        return `${(Math.floor(whole / 100) / 10).toFixed(1)} s`;
    const minutes = Math.floor(whole / MINUTE);
    const seconds = Math.floor((whole % MINUTE) / SECOND);
    if (minutes < 10 && seconds > 0)
        return `${minutes}m ${two(seconds)}s`;
    if (minutes <= 60)
        return `${minutes}m`;
    return `${Math.floor(minutes / 60)}h ${two(minutes % 60)}m`;
}
function parts(epochMs) {
    const ms = Math.floor(finite(epochMs));
    const days = Math.floor(ms / DAY);
    const rest = ms - days * DAY;
    const { year, month, day } = civil(days);
    return {
        year: String(year).padStart(4, '0'),
        month: two(month),
        day: two(day),
        hour: two(Math.floor(rest / HOUR)),
        minute: two(Math.floor((rest % HOUR) / MINUTE)),
        second: two(Math.floor((rest % MINUTE) / SECOND)),
    };
}
/** Days since 1970-01-01 as a Gregorian date; years are counted from March so that the leap day is the last of a year. */
function civil(days) {
    const shifted = days + 719_468;
    const era = Math.floor(shifted / 146_097);
    const dayOfEra = shifted - era * 146_097;
    const yearOfEra = Math.floor((dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365);
    const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
    const fromMarch = Math.floor((5 * dayOfYear + 2) / 153);
    const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
    return {
        year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
        month,
        day: dayOfYear - Math.floor((153 * fromMarch + 2) / 5) + 1,
    };
}
function finite(value) {
    return Number.isFinite(value) ? value : 0;
}
function two(value) {
    return String(value).padStart(2, '0');
}


/***/ })

};
