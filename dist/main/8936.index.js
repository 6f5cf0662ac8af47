export const id = 8936;
export const ids = [8936];
export const modules = {

/***/ 9465:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ writeNew),
/* harmony export */   v: () => (/* binding */ writeAtomic)
/* harmony export */ });
/* harmony import */ var _chunk_HT364SOW_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2514);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);


// build/adapters/store/atomic.js
var writeAtomic = (function(file, content) {
  const bytes = Buffer.from(content);
  const temp = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file), `.${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file)}.${(0,_chunk_HT364SOW_js__WEBPACK_IMPORTED_MODULE_0__/* .randomName */ .Z)()}`);
  try {
    writeNew(temp, bytes);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.renameSync)(temp, file);
  } catch (error) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.rmSync)(temp, { force: true });
    throw error;
  }
  if (!holds(file, bytes))
    throw new Error(`${file} does not hold what was just written to it.`);
});
var holds = (function(file, bytes) {
  const fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.openSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.O_RDONLY);
  try {
    const piece = Buffer.allocUnsafe(Math.min(PIECE, bytes.length + 1));
    let offset = 0;
    for (let read = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readSync)(fd, piece); read > 0; read = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readSync)(fd, piece)) {
      if (!piece.subarray(0, read).equals(bytes.subarray(offset, offset + read)))
        return false;
      offset += read;
    }
    return offset === bytes.length;
  } finally {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.closeSync)(fd);
  }
});
var writeNew = (function(file, bytes) {
  const fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.openSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.O_EXCL | node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.O_NOFOLLOW, 384);
  try {
    for (let offset = 0; offset < bytes.length; )
      offset += (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.writeSync)(fd, bytes, offset);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.fsyncSync)(fd);
  } finally {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.closeSync)(fd);
  }
});


var PIECE = 256 * 1024;







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

/***/ 1433:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ff: () => (/* binding */ neededPlace),
/* harmony export */   Y8: () => (/* binding */ plainRecord),
/* harmony export */   Yc: () => (/* binding */ runOfRecord),
/* harmony export */   al: () => (/* binding */ inOrder),
/* harmony export */   bs: () => (/* binding */ isOverWorkflows),
/* harmony export */   gv: () => (/* binding */ RECORD),
/* harmony export */   n9: () => (/* binding */ isNeededRef),
/* harmony export */   nv: () => (/* binding */ neededRef),
/* harmony export */   wg: () => (/* binding */ neededRefs)
/* harmony export */ });
// build/adapters/records-apart.js
var neededPlace = (function(ref) {
  return `${ref.slice(0, ref.lastIndexOf("/"))}/needed/`;
});
var neededRefs = (function(ref, remoteRefs = /* @__PURE__ */ new Map()) {
  const known = new Map([...remoteRefs].filter(([name]) => name.startsWith(neededPlace(ref))));
  return {
    isUsed: known.size > 0,
    pushesFor: (commits) => {
      const wanted = new Map(commits.map((commit) => [neededRef(ref, commit), commit]));
      const old = [...known].filter(([name]) => !wanted.has(name));
      for (const [name] of old)
        known.delete(name);
      for (const [name, commit] of wanted)
        known.set(name, commit);
      const made = [...wanted].map(([name, commit]) => ({ ref: name, commit }));
      return [...made, ...old.map(([name, commit]) => ({ ref: name, commit, expect: commit, remove: true }))];
    }
  };
});
var RECORD = "Record run ";
async function runOfRecord({ git }, commit) {
  const text = (await git.ok(["cat-file", "commit", commit])).toString("utf8");
  const subject = text.slice(text.indexOf("\n\n") + 2).split("\n", 1)[0] ?? "";
  const id = subject.startsWith(RECORD) ? subject.slice(RECORD.length) : "";
  return /^\d{8}-\d{6}-[0-9a-f]+$/.test(id) ? id : void 0;
}
async function plainRecord({ git }, from, remoteCommit) {
  const args = ["log", "--first-parent", "--format=%H%x00%P%x00%s", from, "--"];
  const lines = (await git.ok(args)).toString("utf8").split("\n").filter(Boolean);
  const all = lines.map((text) => text.split("\0"));
  const end = all.findIndex(([, , subject]) => !subject.startsWith(RECORD));
  const records = end < 0 ? all : all.slice(0, end);
  const there = records.findIndex(([commit]) => commit === remoteCommit);
  const bad = records.findLastIndex(([, parents], at) => (there < 0 || at < there) && parents !== "" && parents !== records[at + 1]?.[0]);
  return records[bad + 1]?.[0];
}
function neededRef(ref, commit) {
  return `${neededPlace(ref)}${commit.slice(0, 12)}`;
}

function isNeededRef(ref) {
  return /^refs\/ralph\/[^/]+\/needed\//.test(ref);
}

function inOrder(records) {
  if (records === void 0)
    return [];
  const { beside = [], ref, commit } = records;
  return [...beside, { ref, commit }];
}
function isOverWorkflows(results, { ref, beside }) {
  const own = results.find((result) => result.ref === ref);
  return beside === void 0 && own?.ok === false && own.problem.kind === "workflow-permission";
}




/***/ }),

/***/ 5849:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ programStamp),
/* harmony export */   p: () => (/* binding */ stamped)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
// build/adapters/agents/program-stamp.js
var stamped = (function(program) {
  return { ...program, stamp: programStamp(program.program) };
});
var programStamp = (function(program) {
  try {
    const path = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(program);
    const { ino, size, mode, mtimeNs, ctimeNs } = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { bigint: true });
    return `${path} ${ino} ${size} ${mode} ${mtimeNs} ${ctimeNs}`;
  } catch {
    return "absent";
  }
});







/***/ }),

/***/ 7197:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ freeMegabytes)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);
// build/adapters/disk.js


async function freeMegabytes(folder) {
  try {
    const { bavail, bsize } = await (0,node_util__WEBPACK_IMPORTED_MODULE_1__.promisify)(node_fs__WEBPACK_IMPORTED_MODULE_0__.statfs)(folder);
    return Math.floor(bavail * bsize / 2 ** 20);
  } catch {
    return void 0;
  }
}




/***/ }),

/***/ 5576:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ findAgentPrograms)
/* harmony export */ });
/* harmony import */ var _chunk_4G3RVOKC_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9465);
/* harmony import */ var _chunk_ZY654XUQ_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2998);
/* harmony import */ var _chunk_EOQYOQ27_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5849);
/* harmony import */ var _chunk_HIEX6FDX_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1718);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6760);





// build/action/agent-program.js
var findAgentPrograms = (async function(call) {
  const once = { ...call, log: withoutRepeats(call.log) };
  const { agent, reviewAgent } = call.prepared.settings;
  const implementer = await find(once, agent, "agent_command");
  const isOwn = reviewAgent !== "none" && reviewAgent !== agent;
  const reviewer = isOwn ? await find(once, reviewAgent, "review_command") : implementer;
  const escalation = await findEscalation(once, agent);
  const fallbacks = await findFallbacks(once, implementer);
  if (call.cancel.aborted)
    return (0,_chunk_ZY654XUQ_js__WEBPACK_IMPORTED_MODULE_3__/* .interrupted */ .VM)(call.cancel);
  if (!implementer.ok || !reviewer.ok || escalation?.ok === false || !fallbacks.ok) {
    const reasons = [implementer, reviewer, fallbacks].flatMap((each) => each.ok ? [] : each.reasons);
    return (0,_chunk_ZY654XUQ_js__WEBPACK_IMPORTED_MODULE_3__/* .configError */ .Fj)(...new Set(reasons));
  }
  const implementing = { implementer: implementer.program, ...escalation && { escalation: escalation.program } };
  const reviewing = { reviewer: reviewAgent === "none" ? void 0 : reviewer.program };
  const clients = versions([agent, implementer.program], [reviewAgent === "none" ? agent : reviewAgent, reviewer.program], ...fallbacks.found);
  return { ok: true, programs: { ...implementing, ...reviewing, fallbacks: fallbacks.programs, clients } };
});
var versions = (function(...agents) {
  return Object.fromEntries(agents.flatMap(([{ type }, { version }]) => version === void 0 ? [] : [[type, version]]));
});
var withoutRepeats = (function(log) {
  const said = /* @__PURE__ */ new Set();
  const isNew = (line) => said.size < said.add(line).size;
  return {
    info: (line) => isNew(line) && log.info(line),
    notice: (line) => isNew(line) && log.notice(line)
  };
});
var findEscalation = (async function(call, agent) {
  if (!("escalationModel" in agent) || agent.escalationModel === void 0)
    return void 0;
  return client(call, { ...agent, model: agent.escalationModel });
});
var findFallbacks = (async function(call, implementer) {
  const found = [];
  const programs = /* @__PURE__ */ new Map();
  const reasons = [];
  const isReplay = call.prepared.settings.agent.type === "replay";
  for (const { label, agent } of call.prepared.settings.agentFallbacks) {
    const one = isReplay ? implementer : await find(call, agent, "agent_command");
    if (one.ok) {
      found.push([agent, one.program]);
      programs.set(label, one.program);
    } else
      reasons.push(...one.reasons.map((reason) => `agent_fallbacks: ${reason}`));
  }
  return reasons.length > 0 ? (0,_chunk_ZY654XUQ_js__WEBPACK_IMPORTED_MODULE_3__/* .configError */ .Fj)(...reasons) : { ok: true, found, programs };
});
var find = (async function(call, agent, input) {
  switch (agent.type) {
    case "command":
      return command(call, agent, input);
    case "rehearsal":
      return rehearsal(call, agent.scoreFile);
    case "replay":
      return (await Promise.all(/* import() */[__webpack_require__.e(8816), __webpack_require__.e(7257), __webpack_require__.e(6138)]).then(__webpack_require__.bind(__webpack_require__, 6138))).replayProgram(call, agent);
    default:
      return client(call, agent);
  }
});
var command = (function({ env, workspace }, agent, input) {
  const [name = "", ...args] = agent.command;
  const found = (0,_chunk_HIEX6FDX_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveProgram */ .d)(name, { path: env["PATH"] ?? "", cwd: workspace });
  if (!found.ok)
    return (0,_chunk_ZY654XUQ_js__WEBPACK_IMPORTED_MODULE_3__/* .configError */ .Fj)(`${input}: ${found.message}`);
  return { ok: true, program: (0,_chunk_EOQYOQ27_js__WEBPACK_IMPORTED_MODULE_1__/* .stamped */ .p)({ program: found.path, args: () => [...args, ...agent.args], env: {} }) };
});







async function client(call, agent) {
  const { type } = agent;
  if (type === "claude") {
    const { claudeProgram } = await Promise.all(/* import() */[__webpack_require__.e(8816), __webpack_require__.e(5660), __webpack_require__.e(8980)]).then(__webpack_require__.bind(__webpack_require__, 8980));
    return claudeProgram(call, { ...agent, type });
  }
  const { clientProgram } = await Promise.all(/* import() */[__webpack_require__.e(8816), __webpack_require__.e(5660), __webpack_require__.e(1098), __webpack_require__.e(1941)]).then(__webpack_require__.bind(__webpack_require__, 1941));
  return clientProgram(call, { ...agent, type });
}

async function rehearsal({ prepared, entry, folder }, scoreFile) {
  const file = await prepared.repository.readFile(prepared.base.commit, scoreFile);
  if (file === void 0 || !file.mode.startsWith("100")) {
    return (0,_chunk_ZY654XUQ_js__WEBPACK_IMPORTED_MODULE_3__/* .configError */ .Fj)(`agent: rehearsal needs its score ${scoreFile}, which is not in branch ${prepared.base.branch}. Commit one (docs/rehearsal.md shows how), or name another file with agent_args.`);
  }
  const score = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(folder, "rehearsal.yaml");
  (0,_chunk_4G3RVOKC_js__WEBPACK_IMPORTED_MODULE_0__/* .writeAtomic */ .v)(score, file.bytes);
  const program = (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_4__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_4__.dirname)(entry)), "rehearsal", "index.js");
  const files = [(0,node_path__WEBPACK_IMPORTED_MODULE_4__.dirname)(program), score];
  return { ok: true, program: (0,_chunk_EOQYOQ27_js__WEBPACK_IMPORTED_MODULE_1__/* .stamped */ .p)({ program: process.execPath, args: () => [program, score], env: {}, files }) };
}




/***/ }),

/***/ 6629:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JQ: () => (/* binding */ markerScope),
/* harmony export */   RJ: () => (/* binding */ aheadOf),
/* harmony export */   g3: () => (/* binding */ GRACE_MS),
/* harmony export */   lA: () => (/* binding */ logsPath),
/* harmony export */   q9: () => (/* binding */ endLeftovers),
/* harmony export */   xL: () => (/* binding */ marker)
/* harmony export */ });
/* harmony import */ var _chunk_Z3V7Z4DQ_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4049);
/* harmony import */ var _chunk_7SX7NVD2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5749);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3024);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8500);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6760);



// build/adapters/leftovers.js
var markerScope = (function(folder) {
  return `${(0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.createHash)("sha256").update(folder).digest("hex").slice(0, 16)}-`;
});
var endLeftovers = (async function(scope) {
  const ended = /* @__PURE__ */ new Set();
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const found = processesOf(scope);
    if (found.length === 0)
      break;
    for (const pid of found) {
      ended.add(pid);
      (0,_chunk_Z3V7Z4DQ_js__WEBPACK_IMPORTED_MODULE_2__/* .sendSignal */ .v)(pid, "SIGKILL");
    }
    await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_3__.setTimeout)(PAUSE_MS);
  }
  return ended.size;
});
var processesOf = (function(scope) {
  const mark = `\0${_chunk_7SX7NVD2_js__WEBPACK_IMPORTED_MODULE_0__/* .MARKER_NAME */ .b4}=${scope}`;
  const room = Buffer.alloc(ROOM_BYTES);
  return pids().filter((pid) => environmentOf(pid, room).includes(mark));
});
var pids = (function() {
  try {
    const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_4__.readdirSync)("/proc").filter((name) => /^\d+$/.test(name));
    return names.map(Number).filter((pid) => pid > 1 && pid !== process.pid);
  } catch {
    return [];
  }
});
var environmentOf = (function(pid, room) {
  const file = `/proc/${pid}/environ`;
  try {
    const fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_4__.openSync)(file, "r");
    try {
      const end = readInto(fd, room);
      return end < room.length ? room.subarray(0, end) : Buffer.concat([room.subarray(0, 1), (0,node_fs__WEBPACK_IMPORTED_MODULE_4__.readFileSync)(file)]);
    } finally {
      (0,node_fs__WEBPACK_IMPORTED_MODULE_4__.closeSync)(fd);
    }
  } catch {
    return room.subarray(0, 0);
  }
});
var readInto = (function(fd, room) {
  let end = 1;
  for (let read = 1; read > 0 && end < room.length; end += read)
    read = (0,node_fs__WEBPACK_IMPORTED_MODULE_4__.readSync)(fd, room, end, room.length - end, null);
  return end;
});





var MAX_ROUNDS = 200;
var PAUSE_MS = 10;

var ROOM_BYTES = 64 * 1024;




// build/action/world-parts.js
var marker = (function(folder) {
  return `${markerScope(folder)}${(0,node_crypto__WEBPACK_IMPORTED_MODULE_1__.randomBytes)(12).toString("hex")}`;
});
var aheadOf = (function({ env, folder }) {
  const { RUNNER_TRACKING_ID: id } = env;
  return { env: id === void 0 ? {} : { RUNNER_TRACKING_ID: id }, marker: () => marker(folder) };
});
var logsPath = (function(folder, runId) {
  return (0,node_path__WEBPACK_IMPORTED_MODULE_5__.join)(folder, "logs", runId);
});


var GRACE_MS = 5e3;







/***/ }),

/***/ 1636:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ isAgentName)
/* harmony export */ });
// build/adapters/process/environment-names.js
var isAgentName = (function(name) {
  return AGENT_NAMES.has(name) || AGENT_PATTERNS.some((pattern) => pattern.test(name));
});

var BASE = ["PATH", "HOME", "LANG", "TMPDIR", "CI", "TERM", "RUNNER_TRACKING_ID"];
var TOOLCHAINS = [
  ...["AGENT_TOOLSDIRECTORY", "HOMEBREW_PREFIX", "LD_LIBRARY_PATH", "PKG_CONFIG_PATH", "ASDF_DIR", "ASDF_DATA_DIR"],
  ...["MISE_DATA_DIR", "SDKMAN_DIR", "VCPKG_INSTALLATION_ROOT"],
  ...[
    "NVM_DIR",
    "NVM_BIN",
    "FNM_DIR",
    "VOLTA_HOME",
    "PNPM_HOME",
    "COREPACK_HOME",
    "BUN_INSTALL",
    "DENO_DIR",
    "DENO_INSTALL"
  ],
  ...[
    "JAVA_HOME",
    "JDK_HOME",
    "M2_HOME",
    "MAVEN_HOME",
    "GRADLE_HOME",
    "GRADLE_USER_HOME",
    "KOTLIN_HOME",
    "SCALA_HOME",
    "SBT_HOME"
  ],
  ...[
    "ANDROID_HOME",
    "ANDROID_SDK_ROOT",
    "ANDROID_NDK",
    "ANDROID_NDK_HOME",
    "ANDROID_NDK_ROOT",
    "FLUTTER_ROOT",
    "PUB_CACHE"
  ],
  ...[
    "GOROOT",
    "GOPATH",
    "GOBIN",
    "GOCACHE",
    "GOMODCACHE",
    "GOTOOLCHAIN",
    "CARGO_HOME",
    "RUSTUP_HOME",
    "RUSTUP_TOOLCHAIN"
  ],
  ...[
    "PYENV_ROOT",
    "VIRTUAL_ENV",
    "CONDA",
    "CONDA_PREFIX",
    "pythonLocation",
    "Python_ROOT_DIR",
    "Python2_ROOT_DIR",
    "Python3_ROOT_DIR"
  ],
  ...[
    "RBENV_ROOT",
    "GEM_HOME",
    "GEM_PATH",
    "BUNDLE_PATH",
    "COMPOSER_HOME",
    "DOTNET_ROOT",
    "NUGET_PACKAGES",
    "SWIFT_PATH",
    "GHCUP_INSTALL_BASE_PREFIX"
  ],
  ...[
    "CHROME_BIN",
    "CHROMEWEBDRIVER",
    "GECKOWEBDRIVER",
    "EDGEWEBDRIVER",
    "SELENIUM_JAR_PATH",
    "PLAYWRIGHT_BROWSERS_PATH",
    "PUPPETEER_EXECUTABLE_PATH"
  ]
];
var PROXIES = ["HTTP_PROXY", "HTTPS_PROXY", "NO_PROXY", "ALL_PROXY"];
var CERTIFICATES = [
  ...[
    "SSL_CERT_FILE",
    "SSL_CERT_DIR",
    "NODE_EXTRA_CA_CERTS",
    "NODE_USE_SYSTEM_CA",
    "REQUESTS_CA_BUNDLE",
    "CURL_CA_BUNDLE"
  ],
  ...[
    "GIT_SSL_CAINFO",
    "GIT_SSL_CAPATH",
    "PIP_CERT",
    "CARGO_HTTP_CAINFO",
    "AWS_CA_BUNDLE",
    "DENO_CERT",
    "NIX_SSL_CERT_FILE"
  ]
];
var AGENT_NAMES = /* @__PURE__ */ new Set([
  ...[...BASE, ...TOOLCHAINS, ...CERTIFICATES],
  ...PROXIES.flatMap((name) => [name, name.toLowerCase()])
]);
var AGENT_PATTERNS = [/^LC_[A-Z]+$/, /^JAVA_HOME_\d+_(?:X64|arm64|ARM64)$/, /^GOROOT_\d+_\d+_(?:X64|arm64|ARM64)$/];




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

/***/ 3196:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ checkoutCredentials)
/* harmony export */ });
/* harmony import */ var _chunk_4M35CLR5_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4289);
/* harmony import */ var _chunk_5FEUHDZR_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7617);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);



// build/adapters/git/checkout-credentials.js
var checkoutCredentials = (async function(program, workspace) {
  const run = configReader(program, workspace);
  const [config, entries] = await Promise.all([
    run("rev-parse", "--path-format=absolute", "--git-path", "config"),
    run("config", "--local", "--null", "--get-regexp", TOKEN_OR_INCLUDE)
  ]);
  const file = config.trim();
  const pairs = entries.split("\0").filter(Boolean).map((entry) => entry.split(/\n(.*)/s, 2));
  const included = pairs.filter(([name = ""]) => /^include(?:if\..*)?\.path$/is.test(name));
  const files = included.map(([, path = ""]) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(file), path));
  const own = pairs.length > included.length ? [file] : [];
  const theirs = await Promise.all(files.map(async (path) => await run(...tokensOf(path)) === "" ? [] : [path]));
  return [.../* @__PURE__ */ new Set([...own, ...theirs.flat()])];
});
var configReader = (function(program, cwd) {
  const env = (0,_chunk_4M35CLR5_js__WEBPACK_IMPORTED_MODULE_0__/* .gitEnvironment */ ._K)(program, _chunk_4M35CLR5_js__WEBPACK_IMPORTED_MODULE_0__/* .hardening */ .nf.filter(([key]) => key !== "core.bare"));
  return async (...args) => {
    const { exitCode, stdout } = await (0,_chunk_5FEUHDZR_js__WEBPACK_IMPORTED_MODULE_1__/* .runToEnd */ .c)({ program, cwd, env, args });
    return exitCode === 0 ? stdout.toString("utf8") : "";
  };
});


var TOKEN = "^http\\..*\\.extraheader$";
var TOKEN_OR_INCLUDE = `${TOKEN}|^include(if\\..*)?\\.path$`;
function tokensOf(path) {
  return ["config", "--file", path, "--null", "--get-regexp", TOKEN];
}





/***/ })

};
