export const id = 9252;
export const ids = [9252];
export const modules = {

/***/ 6200:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ly: () => (/* binding */ isoTime),
/* harmony export */   a9: () => (/* binding */ fileStamp),
/* harmony export */   p0: () => (/* binding */ duration)
/* harmony export */ });
// build/report/time.js
var isoTime = (function(epochMs) {
  const { year, month, day, hour, minute, second } = parts(epochMs);
  return `${year}-${month}-${day}T${hour}:${minute}:${second}Z`;
});
var fileStamp = (function(epochMs) {
  const { year, month, day, hour, minute, second } = parts(epochMs);
  return `${year}${month}${day}-${hour}${minute}${second}`;
});
var parts = (function(epochMs) {
  const ms = Math.floor(finite(epochMs));
  const days = Math.floor(ms / DAY);
  const rest = ms - days * DAY;
  const { year, month, day } = civil(days);
  return {
    year: String(year).padStart(4, "0"),
    month: two(month),
    day: two(day),
    hour: two(Math.floor(rest / HOUR)),
    minute: two(Math.floor(rest % HOUR / MINUTE)),
    second: two(Math.floor(rest % MINUTE / SECOND))
  };
});
var civil = (function(days) {
  const shifted = days + 719468;
  const era = Math.floor(shifted / 146097);
  const dayOfEra = shifted - era * 146097;
  const yearOfEra = Math.floor((dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146096)) / 365);
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const fromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * fromMarch + 2) / 5) + 1
  };
});
var finite = (function(value) {
  return Number.isFinite(value) ? value : 0;
});
var two = (function(value) {
  return String(value).padStart(2, "0");
});
var SECOND = 1e3;
var MINUTE = 60 * SECOND;
var HOUR = 60 * MINUTE;
var DAY = 24 * HOUR;


function duration(ms) {
  const whole = Math.max(0, finite(ms));
  if (whole < MINUTE)
    return `${(Math.floor(whole / 100) / 10).toFixed(1)} s`;
  const minutes = Math.floor(whole / MINUTE);
  const seconds = Math.floor(whole % MINUTE / SECOND);
  if (minutes < 10 && seconds > 0)
    return `${minutes}m ${two(seconds)}s`;
  if (minutes <= 60)
    return `${minutes}m`;
  return `${Math.floor(minutes / 60)}h ${two(minutes % 60)}m`;
}








/***/ }),

/***/ 7600:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ countAsked),
/* harmony export */   J: () => (/* binding */ countedStart)
/* harmony export */ });
/* harmony import */ var _chunk_OUUZN5ZF_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2646);
/* harmony import */ var _chunk_KIY23MOA_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3215);
/* harmony import */ var _chunk_7V2G77W5_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6200);
/* harmony import */ var _chunk_ZY654XUQ_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2998);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7598);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8816);





// build/action/count-start.js



// build/core/starts.js
var MOST = 5;
var HOUR_MS = 36e5;
var SKEW_MS = 3e5;
function countStart(before, person, now) {
  const kept = Object.entries(before).flatMap(([login2, times]) => {
    const recent = times.filter((at) => at > now - HOUR_MS && at < now + SKEW_MS);
    return recent.length === 0 ? [] : [[login2, recent]];
  });
  const login = person.toLowerCase();
  const own = kept.find(([each]) => each === login)?.[1] ?? [];
  if (own.length >= MOST)
    return { ok: false, count: own.length, nextAt: Math.min(...own) + HOUR_MS };
  return { ok: true, starts: Object.fromEntries([...kept, [login, [...own, now]]]) };
}

// build/action/count-start.js
var note = { ref: "refs/ralph/_/starts", file: "starts.json" };
async function countAsked({ repository, base, settings }, { asked, now }) {
  if (settings.dryRun || !(0,_chunk_KIY23MOA_js__WEBPACK_IMPORTED_MODULE_2__/* .startsWork */ .T)(asked.command))
    return void 0;
  return countedStart({ repository, remoteRefs: base.remoteRefs, person: asked.origin.person, now });
}
var TRIES = 4;
async function countedStart(call) {
  let tried = await tryCount(call, call.remoteRefs.has(note.ref));
  for (let count = 1; count < TRIES && tried === "stale"; count += 1)
    tried = await tryCount(call, true);
  if (tried === "stale")
    return uncounted("others start runs at the same moment. Try again in a minute.");
  return tried === "counted" ? void 0 : tried;
}
async function tryCount({ repository, person, now }, isThere) {
  const read = isThere ? await (0,_chunk_OUUZN5ZF_js__WEBPACK_IMPORTED_MODULE_3__/* .readNote */ .V)(repository, note) : void 0;
  if (read?.ok === false)
    return uncounted(read.problem.message);
  const before = read === void 0 ? {} : parse(read.text);
  if (before === void 0)
    return uncounted(`${note.ref} holds no list of starts. Delete that ref.`);
  const verdict = countStart(before, person, now);
  if (!verdict.ok)
    return tooMany(person, verdict);
  const text = `${JSON.stringify(verdict.starts)}
`;
  const expect = read?.commit ?? null;
  const message = `Count a start

${(0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.randomUUID)()}`;
  const written = await (0,_chunk_OUUZN5ZF_js__WEBPACK_IMPORTED_MODULE_3__/* .writeNote */ .I)(repository, { ...note, text, message, expect, at: now });
  if (written.ok)
    return "counted";
  return written.isStale ? "stale" : uncounted(written.problem.message);
}
var startsSchema = zod__WEBPACK_IMPORTED_MODULE_4__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_4__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_4__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_4__/* .number */ .aig()));
function parse(text) {
  try {
    return startsSchema.parse(JSON.parse(text));
  } catch {
    return void 0;
  }
}
function tooMany(person, { count, nextAt }) {
  const reason = `${person} has started ${count} runs in the last hour, which is all one person may; the next from ${(0,_chunk_7V2G77W5_js__WEBPACK_IMPORTED_MODULE_0__/* .isoTime */ .Ly)(nextAt)}`;
  return { ok: false, halt: "skipped", reasons: [reason] };
}
function uncounted(why) {
  return (0,_chunk_ZY654XUQ_js__WEBPACK_IMPORTED_MODULE_5__/* .configError */ .Fj)(`The runs that this person has started could not be counted: ${why}`);
}




/***/ }),

/***/ 3215:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ startsWork),
/* harmony export */   m: () => (/* binding */ isAboutHead)
/* harmony export */ });
// build/core/asked.js
function startsWork(command) {
  const { kind } = command;
  if (kind === "init")
    return command.agent === true;
  return kind === "objective" || kind === "run" || kind === "resume" || kind === "retry" || kind === "fix";
}
function isAboutHead(command) {
  return startsWork(command) && command.kind !== "init" || command.kind === "approve";
}




/***/ }),

/***/ 2646:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ writeNote),
/* harmony export */   V: () => (/* binding */ readNote)
/* harmony export */ });
// build/adapters/ref-note.js
var MOST_BYTES = 256 * 1024;
async function readNote(repository, { ref, file }) {
  const fetched = await repository.fetchRef(ref);
  if (!fetched.ok)
    return fetched;
  const found = await repository.readFile(fetched.commit, file, MOST_BYTES);
  return { ok: true, text: found?.bytes.toString("utf8") ?? "", commit: fetched.commit };
}
async function writeNote(repository, note) {
  const { ref, file, text, message, expect, at } = note;
  const edit = { path: file, mode: "100644", bytes: Buffer.from(text) };
  const tree = await repository.overlay(await repository.emptyTree(), [edit]);
  const commit = await repository.commit({ tree, parents: [], message, at });
  const [pushed] = await repository.push([{ ref, commit, expect }]);
  if (pushed === void 0)
    throw new Error(`no answer for ${ref}`);
  if (pushed.ok)
    return { ok: true, commit };
  const { problem } = pushed;
  return { ok: false, isStale: problem.kind === "stale" || problem.kind === "fetch-first", problem };
}




/***/ }),

/***/ 9252:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   countAsked: () => (/* reexport safe */ _chunk_GCCZTFON_js__WEBPACK_IMPORTED_MODULE_0__.C)
/* harmony export */ });
/* harmony import */ var _chunk_GCCZTFON_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7600);
/* harmony import */ var _chunk_7V2G77W5_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6200);
/* harmony import */ var _chunk_GM7WFPGG_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7706);









/***/ })

};
