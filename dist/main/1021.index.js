export const id = 1021;
export const ids = [1021];
export const modules = {

/***/ 4323:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   UH: () => (/* binding */ latestPatch),
/* harmony export */   X3: () => (/* binding */ asksForPermission),
/* harmony export */   _2: () => (/* binding */ isWorkflow),
/* harmony export */   h$: () => (/* binding */ splitWorkflows),
/* harmony export */   kA: () => (/* binding */ shownNames),
/* harmony export */   kc: () => (/* binding */ permitsOf),
/* harmony export */   mM: () => (/* binding */ allowLine),
/* harmony export */   nn: () => (/* binding */ policyTwice)
/* harmony export */ });
/* harmony import */ var _chunk_PJPQ5YWG_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7109);
/* harmony import */ var _chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2697);
/* harmony import */ var _chunk_LYGRXWTM_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8280);




// build/core/workflow-split.js
function isWorkflow(path) {
  return path.startsWith(".github/workflows/");
}
function splitWorkflows(state) {
  return (0,_chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_1__/* .storiesOf */ .TQ)(state).flatMap(({ id, attempts }) => {
    const patch = latestPatch(attempts);
    return patch === void 0 ? [] : [{ story: id, path: `patches/${(0,_chunk_LYGRXWTM_js__WEBPACK_IMPORTED_MODULE_2__/* .slug */ .y)(id)}-workflows.patch`, patch }];
  });
}
function latestPatch(attempts) {
  return attempts.findLast(({ workflowPatch }) => workflowPatch !== void 0)?.workflowPatch;
}

// build/core/policy-twice.js
function policyTwice(state) {
  const { attempts } = (0,_chunk_PJPQ5YWG_js__WEBPACK_IMPORTED_MODULE_0__/* .requireStory */ .ZG)(state);
  const last = policyFindings(attempts.at(-1)?.findings);
  if (last.length === 0)
    return void 0;
  const before = new Set(attempts.slice(0, -1).flatMap(({ findings }) => policyFindings(findings).map(keyOf)));
  const again = last.filter((finding) => before.has(keyOf(finding)));
  const [first] = again;
  if (first === void 0)
    return void 0;
  const more = again.length === 1 ? "" : ` (and ${again.length - 1} more)`;
  const entries = [...new Set(again.flatMap(({ message }) => entriesIn(message)))];
  const permit = entries.length === 0 ? "" : ` To permit it, add to the story: ${allowLine(entries)}.`;
  return `the agent changed ${JSON.stringify(first.path)} ${putBackTwice}${more}: does this story have to change it?${permit}`;
}
function asksForPermission(text) {
  return text.includes(putBackTwice);
}
function permitsOf(question) {
  return asksForPermission(question) ? entriesIn(question) : [];
}
function allowLine(entries) {
  return `allow: [${entries.map((entry) => JSON.stringify(entry)).join(", ")}]`;
}
var putBackTwice = "again after it was put back";
function policyFindings(findings = []) {
  return findings.filter((finding) => finding.class === "policy" && !isWorkflow(finding.path));
}
function keyOf({ path, rule, message }) {
  return JSON.stringify([path, rule, allowIn(message)]);
}
function entriesIn(text) {
  const list = /allow: (\[.*\])/.exec(text)?.[1];
  try {
    const entries = JSON.parse(list ?? "[]");
    return Array.isArray(entries) ? entries.filter((entry) => typeof entry === "string") : [];
  } catch {
    return [];
  }
}
function allowIn(message) {
  return /allow: \[.*\]/.exec(message)?.[0] ?? "";
}

// build/core/test-report/words.js
function shownNames(names) {
  const more = names.length > MOST_SHOWN ? ` and ${names.length - MOST_SHOWN} more` : "";
  return `${names.slice(0, MOST_SHOWN).map(quoted).join(", ")}${more}`;
}
function quoted(name) {
  const cut = name.length > MOST_CHARS ? `${name.slice(0, MOST_CHARS).toWellFormed()}\u2026` : name;
  return JSON.stringify(cut);
}
var MOST_SHOWN = 5;
var MOST_CHARS = 120;




/***/ }),

/***/ 3557:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _0: () => (/* binding */ openJournal),
/* harmony export */   a0: () => (/* binding */ readJournal),
/* harmony export */   z8: () => (/* binding */ parseJournal)
/* harmony export */ });
/* harmony import */ var _chunk_W75JMH2B_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5192);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4573);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);


// build/adapters/store/journal-file.js
var openJournal = (function(file, content) {
  const fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDWR | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_CREAT, 384);
  (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.ftruncateSync)(fd, content.soundBytes);
  let end = content.soundBytes;
  let room = end;
  const write = (bytes) => {
    const next = end + bytes.length;
    const isLong = bytes.length > ROOM_BYTES;
    if (next > room && !isLong)
      room = makeRoom(fd, Math.max(room, end), next);
    writeWhole(fd, bytes, end);
    if (next > room && isLong)
      room = makeRoom(fd, next, next + 1);
    end = next;
  };
  let isNamed = false;
  const sync = () => {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fdatasyncSync)(fd);
    if (!isNamed)
      syncFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(file));
    isNamed = true;
  };
  const close = () => {
    try {
      if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(fd).size === room)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.ftruncateSync)(fd, end);
    } finally {
      (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(fd);
    }
  };
  return { ...journalTo({ write, sync }, content.nextSeq), [Symbol.dispose]: close };
});
var journalTo = (function(sink, nextSeq) {
  let seq = nextSeq;
  let isBehind = false;
  const sync = () => {
    sink.sync();
    isBehind = false;
  };
  const write = (kind, body) => {
    sink.write((0,_chunk_W75JMH2B_js__WEBPACK_IMPORTED_MODULE_0__/* .lineBytes */ .M)({ seq, kind, body }));
    seq += 1;
  };
  return {
    intend: (command) => {
      if (isBehind && !needsNothing.has(command.type))
        sync();
      write("intent", { type: command.type, ...command.story && { story: command.story } });
    },
    append: (event) => {
      const { type } = event.outcome;
      write("event", event);
      if (!isHadAgain.has(type))
        sync();
      else if (type !== "publishing")
        isBehind = true;
    }
  };
});
var makeRoom = (function(fd, from, needed) {
  const to = Math.ceil(needed / ROOM_BYTES) * ROOM_BYTES;
  try {
    writeWhole(fd, Buffer.alloc(to - from), from);
    return to;
  } catch {
    return from;
  }
});
var writeWhole = (function(fd, bytes, at) {
  for (let offset = 0; offset < bytes.length; )
    offset += (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync)(fd, bytes, offset, bytes.length - offset, at + offset);
});
var syncFolder = (function(folder) {
  const fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(folder, "r");
  try {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync)(fd);
  } finally {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(fd);
  }
});



var nothing = { events: [], nextSeq: 0, soundBytes: 0 };
function parseJournal(bytes, file, options = {}) {
  const { problemOf, known = nothing } = options;
  const events = [...known.events];
  let seq = known.nextSeq;
  let offset = known.soundBytes;
  for (let end = bytes.indexOf(10, offset); end !== -1; end = bytes.indexOf(10, offset)) {
    if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_3__.isUtf8)(bytes.subarray(offset, end)))
      return damaged(file, seq + 1, "is not UTF-8");
    const parsed = (0,_chunk_W75JMH2B_js__WEBPACK_IMPORTED_MODULE_0__/* .parseLine */ .A)(bytes.toString("utf8", offset, end));
    if (!parsed.ok)
      return damaged(file, seq + 1, parsed.why);
    if (parsed.line.seq !== seq)
      return damaged(file, seq + 1, `has seq ${parsed.line.seq} instead of ${seq}`);
    const { kind, body } = parsed.line;
    if (kind === "event") {
      const problem = problemOf?.(body, events.length);
      if (problem !== void 0)
        return damaged(file, seq + 1, problem);
      events.push(body);
    }
    seq += 1;
    offset = end + 1;
  }
  return { ok: true, events, nextSeq: seq, soundBytes: offset };
}


var isHadAgain = /* @__PURE__ */ new Set([
  "snapshot-taken",
  "checks-done",
  "publishing"
]);
var needsNothing = /* @__PURE__ */ new Set(["run-checks", "commit-story"]);
var ROOM_BYTES = 64 * 1024;


function readJournal(file) {
  return parseJournal((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(file), file);
}
function damaged(file, line, why) {
  return {
    ok: false,
    message: `The journal ${file} is damaged: line ${line} ${why}. It was left as it is. Set resume: never to begin a new run, or put back the original file.`
  };
}





/***/ }),

/***/ 7441:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ ownCommits)
/* harmony export */ });
/* harmony import */ var _chunk_XQ5PPZH7_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3957);
/* harmony import */ var _chunk_GT4QCAAJ_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2075);
/* harmony import */ var _chunk_NQPWIYPG_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4195);
/* harmony import */ var _chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2697);
/* harmony import */ var _chunk_7ILMY4Y2_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3557);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6760);






// build/action/own-commits.js



// build/core/made-commits.js
function madeCommits(events) {
  const states = statesWithCommits(events);
  const plan = states[0]?.plan;
  if (plan === void 0)
    return /* @__PURE__ */ new Map();
  const { start } = plan;
  const points = events.flatMap(({ outcome }) => outcome.type === "stories-carried" ? outcome.points : []);
  return new Map([
    ...start.made === true ? [[start.commit, {}]] : [],
    ...states.flatMap(({ archived }) => archived?.made === void 0 ? [] : [[archived.made.commit, {}]]),
    // Those that made a story pass are its commits below; of one that had to pass again, none is by what it was before.
    ...points.map(({ commit }) => [commit, {}]),
    ...states.flatMap((state) => (0,_chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_1__/* .storiesOf */ .TQ)(state).flatMap(({ id, commit }) => commit === void 0 ? [] : [[commit, { story: id }]]))
  ]);
}
function statesWithCommits(events) {
  const fixes = events.flatMap(({ outcome }, at) => outcome.type === "fix-asked" ? [at] : []);
  return [...fixes, events.length].flatMap((end) => (0,_chunk_NQPWIYPG_js__WEBPACK_IMPORTED_MODULE_0__/* .fold */ .AU)(events.slice(0, end))?.state ?? []);
}

// build/action/own-commits.js
function ownCommits(repository, call) {
  return async (commits) => {
    const found = /* @__PURE__ */ new Map();
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
  if (own !== void 0 && !found.has(commit))
    found.set(commit, own);
}
async function journals(repository, call) {
  const all = [...here(call), ...await there(repository, call)];
  return all.sort((a, b) => (0,_chunk_GT4QCAAJ_js__WEBPACK_IMPORTED_MODULE_5__/* .newestFirst */ .ll)(a.name, b.name)).map(({ read }) => read);
}
function here({ folder }) {
  const place = folder && (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(folder, "journal");
  if (place === void 0 || !(0,node_fs__WEBPACK_IMPORTED_MODULE_3__.existsSync)(place))
    return [];
  const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_3__.readdirSync)(place).filter(_chunk_GT4QCAAJ_js__WEBPACK_IMPORTED_MODULE_5__/* .isOfRun */ .NG);
  return names.map((name) => ({ name, read: async () => (0,_chunk_7ILMY4Y2_js__WEBPACK_IMPORTED_MODULE_2__/* .readJournal */ .a0)((0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(place, name)) }));
}
async function there(repository, { base, feature }) {
  const ref = `refs/ralph/${feature}/state`;
  const fetched = base.remoteRefs.has(ref) ? await repository.fetchRef(ref) : void 0;
  if (fetched?.ok !== true)
    return [];
  const { commit } = fetched;
  const names = (await repository.listFolder(commit, "runs")).map(({ path }) => path.slice("runs/".length));
  return names.filter(_chunk_GT4QCAAJ_js__WEBPACK_IMPORTED_MODULE_5__/* .isOfRun */ .NG).map((name) => ({
    name,
    read: async () => (await (0,_chunk_XQ5PPZH7_js__WEBPACK_IMPORTED_MODULE_6__/* .readForeign */ .v)(repository, { commit, name, place: `on ${ref}`, feature })).content
  }));
}
function madeIn(content) {
  if (!content.ok)
    return /* @__PURE__ */ new Map();
  try {
    return madeCommits(content.events);
  } catch {
    return /* @__PURE__ */ new Map();
  }
}




/***/ }),

/***/ 7503:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ own)
/* harmony export */ });
// build/core/own.js
function own(table, name) {
  return table !== void 0 && Object.hasOwn(table, name) ? table[name] : void 0;
}




/***/ }),

/***/ 5192:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ parseLine),
/* harmony export */   IL: () => (/* binding */ formatLine),
/* harmony export */   M: () => (/* binding */ lineBytes)
/* harmony export */ });
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8522);
// build/adapters/store/journal-line.js
var lineBytes = (function({ seq, kind, body }) {
  const text = bodyText(body);
  const from = headOf({ seq, kind }, JOURNAL_VERSION, noSum).length;
  const end = from + Buffer.byteLength(text);
  const bytes = Buffer.allocUnsafe(end + 2);
  bytes.write(text, from);
  const sum = sumOf({ seq, kind }, bytes.subarray(from, end));
  bytes.write(headOf({ seq, kind }, JOURNAL_VERSION, sum));
  bytes.write("}\n", end);
  return bytes;
});
var headOf = (function({ seq, kind }, version, sum) {
  return `{"v":${version},"seq":${seq},"kind":"${kind}","sum":"${sum}","body":`;
});
var bodyText = (function(body) {
  return String(JSON.stringify(body));
});
var sumOf = (function({ seq, kind }, body) {
  return (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.crc32)(body, (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.crc32)(`${seq} ${kind} `)).toString(16).padStart(8, "0");
});

var JOURNAL_VERSION = 1;
function formatLine(line) {
  return textOf(line, JOURNAL_VERSION);
}
function parseLine(text) {
  const raw = parseJson(text);
  if (raw === void 0)
    return { ok: false, why: "is no JSON object" };
  const { v, seq, kind, body } = raw;
  if (typeof v !== "number" || !Number.isInteger(v) || v < 1 || v > JOURNAL_VERSION)
    return { ok: false, why: `has version ${String(v)}` };
  if (typeof seq !== "number" || kind !== "intent" && kind !== "event")
    return { ok: false, why: "has no seq or kind" };
  const line = { seq, kind, body };
  if (text !== textOf(line, v))
    return { ok: false, why: "does not fit its checksum" };
  return { ok: true, line };
}

var noSum = "00000000";
function textOf({ seq, kind, body }, version) {
  const text = bodyText(body);
  return `${headOf({ seq, kind }, version, sumOf({ seq, kind }, text))}${text}}`;
}



function parseJson(text) {
  try {
    const value = JSON.parse(text);
    return typeof value === "object" && value !== null ? value : void 0;
  } catch {
    return void 0;
  }
}




/***/ }),

/***/ 4959:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ownCommits: () => (/* reexport safe */ _chunk_IS5W2EYW_js__WEBPACK_IMPORTED_MODULE_0__.J)
/* harmony export */ });
/* harmony import */ var _chunk_IS5W2EYW_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7441);
/* harmony import */ var _chunk_NQPWIYPG_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4195);
/* harmony import */ var _chunk_SQSYDYQH_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9770);
/* harmony import */ var _chunk_2UZ7AMII_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8714);
/* harmony import */ var _chunk_GCDIPURU_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(955);
/* harmony import */ var _chunk_VBEJ6SAD_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4665);
/* harmony import */ var _chunk_KLWF3DYB_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9806);
/* harmony import */ var _chunk_73LXGDYI_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8083);
/* harmony import */ var _chunk_K2NIFMYH_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6096);
/* harmony import */ var _chunk_7IDAUMO3_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4323);
/* harmony import */ var _chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8758);
/* harmony import */ var _chunk_UYPVTBC7_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(1084);
/* harmony import */ var _chunk_PJPQ5YWG_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(7109);
/* harmony import */ var _chunk_IF24CE4W_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(2932);
/* harmony import */ var _chunk_4OH6RVXA_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(2216);
/* harmony import */ var _chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(2697);
/* harmony import */ var _chunk_7ILMY4Y2_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(3557);
/* harmony import */ var _chunk_W75JMH2B_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(5192);
/* harmony import */ var _chunk_WPPPDFYE_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(7583);
/* harmony import */ var _chunk_EBS6DVXL_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(3876);
/* harmony import */ var _chunk_NS6NVC44_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(2964);
/* harmony import */ var _chunk_O3T4C5BO_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(3781);
/* harmony import */ var _chunk_QHLLH7P2_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(5494);
/* harmony import */ var _chunk_ISAR73FD_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(4163);
/* harmony import */ var _chunk_JHVB53DR_js__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(3088);
/* harmony import */ var _chunk_GM7WFPGG_js__WEBPACK_IMPORTED_MODULE_25__ = __webpack_require__(7706);




































/***/ })

};
