export const id = 4153;
export const ids = [4153];
export const modules = {

/***/ 7646:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   KH: () => (/* binding */ isAbout),
/* harmony export */   Lc: () => (/* binding */ findRun),
/* harmony export */   ev: () => (/* binding */ findRunOn),
/* harmony export */   v_: () => (/* binding */ recordedRuns)
/* harmony export */ });
/* harmony import */ var _chunk_XQ5PPZH7_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3957);
/* harmony import */ var _chunk_GT4QCAAJ_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2075);
/* harmony import */ var _chunk_NQPWIYPG_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4195);




// build/action/find-status.js
var MOST_FEATURES = 50;
async function findRun(repository, asked, runId) {
  const newest = await recordedRuns(repository, runId);
  if (runId !== void 0)
    return newest.find(({ state }) => state.plan.runId === runId);
  return newest.find(({ state }) => isAbout(state, asked)) ?? newest[0];
}
async function findRunOn(repository, branch) {
  return (await recordedRuns(repository)).find(({ state }) => state.plan.branch === branch);
}
async function recordedRuns(repository, runId) {
  const listed = await repository.remoteRefs(["refs/ralph/"]);
  if (!listed.ok)
    return [];
  const refs = [...listed.refs.keys()].filter((ref) => /^refs\/ralph\/[^/]+\/state$/.test(ref)).slice(0, MOST_FEATURES);
  const found = [];
  for (const ref of refs) {
    const run = await newestRun(repository, ref, runId);
    const isWorking = listed.refs.has(ref.replace(/state$/, "lock"));
    if (run !== void 0)
      found.push({ ...run, isWorking });
  }
  return found.toSorted((a, b) => b.state.startedAt - a.state.startedAt);
}
async function newestRun(repository, ref, runId) {
  const fetched = await repository.fetchRef(ref);
  if (!fetched.ok)
    return void 0;
  const { commit } = fetched;
  const names = (await repository.listFolder(commit, "runs")).map(({ path }) => path.slice("runs/".length));
  const wanted = names.filter((name2) => (0,_chunk_GT4QCAAJ_js__WEBPACK_IMPORTED_MODULE_1__/* .isOfRun */ .NG)(name2) && (runId === void 0 || name2 === `${runId}.jsonl`));
  const name = wanted.toSorted().at(-1);
  if (name === void 0)
    return void 0;
  const feature = ref.slice("refs/ralph/".length, -"/state".length);
  const { content, bytes } = await (0,_chunk_XQ5PPZH7_js__WEBPACK_IMPORTED_MODULE_2__/* .readForeign */ .v)(repository, { commit, name, place: `on ${ref}`, feature });
  const state = stateOf(content);
  return state && { state, ref, name, bytes };
}
function stateOf(content) {
  try {
    return content.ok ? (0,_chunk_NQPWIYPG_js__WEBPACK_IMPORTED_MODULE_0__/* .fold */ .AU)(content.events)?.state : void 0;
  } catch {
    return void 0;
  }
}
function isAbout({ plan, pull }, { origin }) {
  return plan.origin?.thread === origin.thread || pull?.number === origin.thread || plan.branch === origin.pull?.head;
}




/***/ }),

/***/ 9311:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ outputsOf),
/* harmony export */   g: () => (/* binding */ costOutputs)
/* harmony export */ });
/* harmony import */ var _chunk_T5NFTC2E_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8575);
/* harmony import */ var _chunk_7IV35OGP_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9648);
/* harmony import */ var _chunk_RCF2NXRN_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1021);
/* harmony import */ var _chunk_7V2G77W5_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6200);
/* harmony import */ var _chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8758);
/* harmony import */ var _chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2697);







// build/action/run-outputs.js
var outputsOf = (function(state, call) {
  const counts = (0,_chunk_T5NFTC2E_js__WEBPACK_IMPORTED_MODULE_0__/* .countStories */ .jL)(state);
  const wips = (0,_chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_5__/* .storiesOf */ .TQ)(state).flatMap((story) => story.wip?.branch ?? story.waits?.wip ?? []);
  const isNew = state.head.commit !== state.plan.start.commit;
  const passed = isNew ? (0,_chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_4__/* .tipOf */ .nM)(state).commit : (0,_chunk_T5NFTC2E_js__WEBPACK_IMPORTED_MODULE_0__/* .earlierTip */ .SO)(state);
  return {
    ...(0,_chunk_7IV35OGP_js__WEBPACK_IMPORTED_MODULE_1__/* .emptyOutputs */ .q)({ halt: call.halt, failOn: call.failOn }),
    run_id: state.plan.runId,
    iterations: String(state.iterations),
    stories_total: String(counts.total),
    stories_passed: String(counts.passed),
    stories_failed: String(counts.failed),
    stories_blocked: String(counts.blocked),
    branch_name: passed === void 0 ? "" : state.plan.branch,
    commit_sha: passed ?? "",
    pr_url: (0,_chunk_T5NFTC2E_js__WEBPACK_IMPORTED_MODULE_0__/* .pullOf */ .pv)(state)?.url ?? "",
    wip_branches: JSON.stringify(within(wips)),
    report_file: state.reportFile ?? "",
    ...costOutputs((0,_chunk_RCF2NXRN_js__WEBPACK_IMPORTED_MODULE_2__/* .usageOf */ .Fs)([...(0,_chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_5__/* .storiesOf */ .TQ)(state), { attempts: [], ...state.beside }])),
    resume_at: call.halt.resumeAt === void 0 ? "" : (0,_chunk_7V2G77W5_js__WEBPACK_IMPORTED_MODULE_3__/* .isoTime */ .Ly)(call.halt.resumeAt),
    logs_path: call.logsPath
  };
});
var within = (function(names) {
  let chars = 2;
  return names.filter((name) => {
    chars += JSON.stringify(name).length + 1;
    return chars <= MOST_CHARS;
  });
});
var costOutputs = (function(usage) {
  return {
    total_cost_usd: usage.costUsd === void 0 ? "" : String(usage.costUsd),
    input_tokens: String(usage.inputTokens),
    output_tokens: String(usage.outputTokens),
    cache_read_tokens: String(usage.cacheReadTokens),
    cache_write_tokens: String(usage.cacheWriteTokens)
  };
});

var MOST_CHARS = 1e5;






/***/ }),

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

/***/ 5757:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ threadFace)
/* harmony export */ });
/* harmony import */ var _chunk_JKWU4NJT_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6315);


// build/action/face-thread.js
function threadFace(inner, options) {
  let writing;
  const writer = () => {
    writing ??= options.connect().then((client) => client === void 0 ? void 0 : writerOf(client, options));
    return writing;
  };
  const put = async (state) => {
    (await writer())?.put(() => options.comment(state));
  };
  const trouble = (error) => options.onWarning(`The comment on #${options.thread} could not be written: ${String(error)}`);
  return {
    branchPushed: inner.branchPushed,
    changed: (state) => {
      put(state).catch(trouble);
      inner.changed(state);
    },
    settle: inner.settle,
    finish: async (state) => {
      await Promise.all([inner.finish(state), flush(state, { put, writer, connect: options.connect }).catch(trouble)]);
    }
  };
}
async function flush(state, { put, writer, connect }) {
  (await connect())?.beginEnd();
  await put(state);
  await (await writer())?.flush();
}
function writerOf(client, { thread, marker, onWarning }) {
  return (0,_chunk_JKWU4NJT_js__WEBPACK_IMPORTED_MODULE_0__/* .commentWriter */ .vD)(client, {
    issue: thread,
    marker,
    onProblem: ({ message }) => onWarning(`The comment on #${thread} was not written: ${message}`)
  });
}




/***/ }),

/***/ 3870:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JN: () => (/* binding */ readAnswer),
/* harmony export */   Rx: () => (/* binding */ readOrder),
/* harmony export */   hk: () => (/* binding */ writeControl),
/* harmony export */   zL: () => (/* binding */ CONTROL_FILE)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8816);
// build/action/control-note.js

var CONTROL_FILE = "control.json";
var orderSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
  type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz("cancel"),
  reason: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(2e3),
  person: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(200),
  branch: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().max(300).optional()
});
var answerSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
  type: zod__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz("cancelled"),
  runId: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().regex(/^[\w-]{1,64}$/),
  pull: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().int().positive().optional()
});
function readOrder(text) {
  const read = parse(text, orderSchema);
  if (read === void 0)
    return void 0;
  const { type, reason, person, branch } = read;
  return { type, reason, person, ...branch === void 0 ? {} : { branch } };
}
function readAnswer(text) {
  const read = parse(text, answerSchema);
  if (read === void 0)
    return void 0;
  const { type, runId, pull } = read;
  return { type, runId, ...pull === void 0 ? {} : { pull } };
}
function writeControl(note) {
  return `${JSON.stringify(note)}
`;
}
function parse(text, schema) {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return void 0;
  }
}




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

/***/ 776:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ withRepository)
/* harmony export */ });
/* harmony import */ var _chunk_AI2ZFJC2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5383);
/* harmony import */ var _chunk_HUEKQX4K_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1343);
/* harmony import */ var _chunk_ZY654XUQ_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2998);
/* harmony import */ var _chunk_HIEX6FDX_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1718);





// build/action/thread-repository.js
async function withRepository({ call, job, inputs }, act) {
  const git = (0,_chunk_HIEX6FDX_js__WEBPACK_IMPORTED_MODULE_2__/* .resolveProgram */ .d)("git", { path: call.env["PATH"] ?? "", cwd: job.workspace });
  if (!git.ok)
    return (0,_chunk_ZY654XUQ_js__WEBPACK_IMPORTED_MODULE_3__/* .configError */ .Fj)(git.message);
  const token = (0,_chunk_HUEKQX4K_js__WEBPACK_IMPORTED_MODULE_1__/* .inputValue */ .UV)(inputs, "github_token");
  const opened = await (0,_chunk_AI2ZFJC2_js__WEBPACK_IMPORTED_MODULE_0__/* .openRepository */ .h)({ job, git: git.path, token, env: call.env, cancel: call.cancel });
  if (!opened.ok)
    return opened;
  try {
    return await act(opened.repository);
  } finally {
    await opened.repository.close();
  }
}




/***/ }),

/***/ 3058:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ answerCancel),
/* harmony export */   Cz: () => (/* binding */ onRemote),
/* harmony export */   No: () => (/* binding */ answerStatus)
/* harmony export */ });
/* harmony import */ var _chunk_MW3CJVFY_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2943);
/* harmony import */ var _chunk_PLKLZC3T_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1571);
/* harmony import */ var _chunk_3SQTHCFJ_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7646);
/* harmony import */ var _chunk_HEIYFMTP_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(776);
/* harmony import */ var _chunk_OUUZN5ZF_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2646);
/* harmony import */ var _chunk_2ZH76IZR_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(6312);
/* harmony import */ var _chunk_MNEHPL5P_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1675);
/* harmony import */ var _chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7755);
/* harmony import */ var _chunk_XT7TZLQN_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4450);
/* harmony import */ var _chunk_5XMERBFQ_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7118);
/* harmony import */ var _chunk_4WV7EIEY_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3870);
/* harmony import */ var _chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8688);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8500);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(8816);













// build/report/control-words.js
function cancelledReply(runId, reason) {
  const why = reason === "" ? "none given" : (0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(reason, 500);
  return `Cancelled ${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(runId, 80)}. Reason: ${why}.`;
}
function unheardReply(done) {
  if (done.why !== void 0)
    return `Nothing was cancelled: ${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(done.why, 2e3)}`;
  return "Nothing was cancelled: no run of this thread answered within a minute. One that waits for its turn hears nothing yet.";
}
function statusReply(run, runId) {
  if (run === void 0) {
    return runId === void 0 ? "No run has left records yet." : `No run ${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_4__/* .code */ .aY)(runId)} has left records.`;
  }
  const now = run.isWorking ? "A run holds the lock of this feature now." : "No run holds the lock of this feature now.";
  return [`${now} This is what its records say:`, (0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_8__/* .forFence */ .tC)((0,_chunk_PLKLZC3T_js__WEBPACK_IMPORTED_MODULE_0__/* .statusYaml */ ._I)(run.state), "yaml")].join("\n\n");
}

// build/action/cancel-run.js


var PATIENCE_MS = 75e3;
var LOOK_EVERY_MS = 3e3;
async function cancelRun(call) {
  const ref = (0,_chunk_MW3CJVFY_js__WEBPACK_IMPORTED_MODULE_10__/* .controlRef */ .v0)(call.asked.origin.thread);
  const listed = await call.repository.remoteRefs([ref]);
  if (!listed.ok)
    return { type: "failed", why: listed.problem.message };
  const note = { ref, file: _chunk_4WV7EIEY_js__WEBPACK_IMPORTED_MODULE_7__/* .CONTROL_FILE */ .zL, message: "Order to cancel", at: call.now() };
  const text2 = (0,_chunk_4WV7EIEY_js__WEBPACK_IMPORTED_MODULE_7__/* .writeControl */ .hk)(orderOf(call));
  const written = await (0,_chunk_OUUZN5ZF_js__WEBPACK_IMPORTED_MODULE_11__/* .writeNote */ .I)(call.repository, { ...note, text: text2, expect: listed.refs.get(ref) ?? null });
  if (!written.ok)
    return { type: "failed", why: written.problem.message };
  const heard = await untilHeard(call, { ref, order: written.commit });
  await call.repository.push([{ ref, commit: heard.commit, expect: heard.commit, remove: true }]);
  return heard.answer === void 0 ? { type: "unheard" } : { type: "cancelled", answer: heard.answer };
}
function orderOf({ asked: { origin }, reason }) {
  const { person, pull } = origin;
  return { type: "cancel", reason, person, ...pull === void 0 || pull.isFork ? {} : { branch: pull.head } };
}
async function untilHeard({ repository, now, cancel }, { ref, order }) {
  const end = now() + PATIENCE_MS;
  while (now() < end && !cancel.aborted) {
    await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_9__.setTimeout)(LOOK_EVERY_MS, void 0, { signal: cancel }).catch(() => void 0);
    const listed = await repository.remoteRefs([ref]);
    const there = listed.ok ? listed.refs.get(ref) : order;
    if (there === void 0 || there === order)
      continue;
    const note = await (0,_chunk_OUUZN5ZF_js__WEBPACK_IMPORTED_MODULE_11__/* .readNote */ .V)(repository, { ref, file: _chunk_4WV7EIEY_js__WEBPACK_IMPORTED_MODULE_7__/* .CONTROL_FILE */ .zL });
    if (note.ok)
      return { commit: note.commit, answer: (0,_chunk_4WV7EIEY_js__WEBPACK_IMPORTED_MODULE_7__/* .readAnswer */ .JN)(note.text) };
  }
  return { commit: order, answer: void 0 };
}
async function closePull(client, pull_number) {
  const closed = await client.call({ does: `close pull request #${pull_number}`, permission: "pull-requests: write", answer: zod__WEBPACK_IMPORTED_MODULE_12__/* .unknown */ .L5J() }, (rest, at) => rest.pulls.update({ ...at, pull_number, state: "closed" }));
  return closed.ok ? void 0 : closed.problem.message;
}

// build/action/thread-control.js
async function answerStatus(control, runId) {
  return onRemote(control, async (repository) => {
    const run = await (0,_chunk_3SQTHCFJ_js__WEBPACK_IMPORTED_MODULE_1__/* .findRun */ .Lc)(repository, control.asked, runId);
    const secrets = (0,_chunk_XT7TZLQN_js__WEBPACK_IMPORTED_MODULE_5__/* .secretsIn */ .V)(control.call.env);
    const words = (0,_chunk_5XMERBFQ_js__WEBPACK_IMPORTED_MODULE_6__/* .redact */ .E$)(statusReply(run, runId), secrets).text;
    await Promise.all([control.voice.react("rocket"), control.voice.reply(words)]);
    return skipped(run === void 0 ? "there is no run to tell of" : `status of run ${run.state.plan.runId}`);
  });
}
async function answerCancel(control, { reason, closes }) {
  const { call, asked, voice } = control;
  return onRemote(control, async (repository) => {
    const { wallMs: now } = (0,_chunk_2ZH76IZR_js__WEBPACK_IMPORTED_MODULE_13__/* .systemClock */ .m)();
    const done = await cancelRun({ repository, asked, reason, now, cancel: call.cancel });
    const closed = closes ? await close(control, done) : void 0;
    const words = done.type === "cancelled" ? cancelledReply(done.answer.runId, reason) : unheardReply(done);
    const isDone = done.type === "cancelled" || closed?.ok === true;
    const reply = [words, closed?.words ?? ""].filter((line) => line !== "").join("\n\n");
    await Promise.all([voice.react(isDone ? "rocket" : "confused"), voice.reply(reply)]);
    return skipped(done.type === "cancelled" ? `run ${done.answer.runId} is cancelled` : "no run was cancelled");
  });
}
async function close({ asked: { origin }, voice }, done) {
  const pull = origin.pull === void 0 ? pullOf(done) : origin.thread;
  if (pull === void 0)
    return void 0;
  const trouble = await closePull(voice.client, pull);
  if (trouble !== void 0)
    return { ok: false, words: (0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_4__/* .text */ .Qq)(trouble, 1e3) };
  return { ok: true, words: `Pull request #${pull} is closed; its branch is kept.` };
}
function pullOf(done) {
  return done.type === "cancelled" ? done.answer.pull : void 0;
}
async function onRemote(control, act) {
  const done = await (0,_chunk_HEIYFMTP_js__WEBPACK_IMPORTED_MODULE_2__/* .withRepository */ .B)(control, act);
  return "ok" in done ? declined(control.voice, done) : done;
}
async function declined(voice, refusal) {
  await voice.react("confused");
  return (0,_chunk_MNEHPL5P_js__WEBPACK_IMPORTED_MODULE_3__/* .refused */ .J)(refusal);
}
function skipped(reason) {
  return (0,_chunk_MNEHPL5P_js__WEBPACK_IMPORTED_MODULE_3__/* .refused */ .J)({ ok: false, halt: "skipped", reasons: [reason] });
}




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

/***/ 107:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CM: () => (/* binding */ retrySteps),
/* harmony export */   G5: () => (/* binding */ finalSection),
/* harmony export */   Ix: () => (/* binding */ isFailed),
/* harmony export */   L_: () => (/* binding */ stepsOfIdle),
/* harmony export */   Ww: () => (/* binding */ holdsWork),
/* harmony export */   Zn: () => (/* binding */ nextSteps),
/* harmony export */   dB: () => (/* binding */ howAgain),
/* harmony export */   kr: () => (/* binding */ isStranded),
/* harmony export */   t2: () => (/* binding */ startAgain),
/* harmony export */   to: () => (/* binding */ isWorthAgain),
/* harmony export */   zC: () => (/* binding */ whyAgain)
/* harmony export */ });
/* harmony import */ var _chunk_T5NFTC2E_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8575);
/* harmony import */ var _chunk_HU6JLHXH_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3267);
/* harmony import */ var _chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7755);
/* harmony import */ var _chunk_7V2G77W5_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6200);
/* harmony import */ var _chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8688);
/* harmony import */ var _chunk_O3T4C5BO_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3781);







// build/report/final-section.js
var LINE_CHARS = 400;
function finalSection({ final, halt, headCommit }, { lines }) {
  if (final === "none")
    return [];
  if (final === "not run")
    return halt === void 0 || headCommit === "" ? [] : ["Final checks: not run on the passed stories together."];
  const failed = final.filter(isFailed);
  return [
    `Final checks, on all passed stories together: ${final.map(word).join(", ")}`,
    ...final.filter(({ reason }) => reason !== "").flatMap((view) => evidence(view, lines)),
    ...failed.length === 0 ? [] : [
      "The stories stay passed. Repair the branch before it is merged, or write a story about what does not work together."
    ]
  ];
}
function isFailed({ verdict }) {
  return verdict !== "pass" && verdict !== "warn";
}
function word(view) {
  return `${isFailed(view) ? "\u274C" : view.verdict === "warn" ? "\u26A0" : "\u2705"} ${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(view.name)} ${view.verdict} ${view.isEarlier ? "in an earlier run" : `in ${(0,_chunk_7V2G77W5_js__WEBPACK_IMPORTED_MODULE_3__/* .duration */ .p0)(view.durationMs)}`}`;
}
function evidence({ name, reason, lines: all, logPath, isReview }, most) {
  const shown = all.slice(0, most).map((line) => (0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_4__/* .cut */ .Jj)(line, LINE_CHARS));
  return [
    `**${isReview ? "Final review" : `Final check ${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(name)}`}:** ${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(reason, 600)}`,
    ...shown.length === 0 ? [] : [(0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_4__/* .forFence */ .tC)(shown.join("\n"), "text")],
    ...logPath === void 0 ? [] : [`Whole output on the runner: ${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(logPath)}`]
  ];
}

// build/report/next-steps.js
function nextSteps(run, links) {
  const steps = run.halt === void 0 ? [whileRunning(run, links)] : [...decide(run), ...read(run), ...again(run, links)];
  return steps.length === 0 ? [] : ["**What to do next**", steps.map((step) => `- ${step}`).join("\n")];
}
function isStranded(run) {
  return run.notPushed.some(({ ref }) => ref === `refs/heads/${run.branch}`);
}
function holdsWork({ headCommit, earlierCommit }) {
  return headCommit !== "" || earlierCommit !== void 0;
}
function stepsOfIdle(run, links) {
  return run.halt?.kind === "nothing_to_do" ? [...read(run), ...retrySteps(run, links)] : [];
}
function startAgain(links, run) {
  if (links?.workflow === void 0)
    return void 0;
  const repository = `--repo ${(0,_chunk_T5NFTC2E_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r7)(links.repository)}`;
  if (!isOfThread(links))
    return `gh workflow run ${(0,_chunk_T5NFTC2E_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r7)(links.workflow)} ${repository}`;
  const { origin } = run;
  const body = threadCommand(run);
  if (origin === void 0 || body === void 0)
    return void 0;
  return `gh ${origin.isPull ? "pr" : "issue"} comment ${origin.thread} ${repository} --body ${(0,_chunk_T5NFTC2E_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r7)(body)}`;
}
function howAgain(links, run) {
  if (isOfThread(links)) {
    const command2 = threadCommand(run);
    return command2 === void 0 ? "give the command again" : `comment ${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(command2)}`;
  }
  const command = startAgain(links, run);
  return command === void 0 ? "run the workflow again" : `run ${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(command)}`;
}
function isOfThread(links) {
  return ["issue_comment", "issues", "pull_request_review"].includes(links?.eventName ?? "");
}
function threadCommand({ halt, objective, phrase }) {
  if (halt !== void 0 && (_chunk_O3T4C5BO_js__WEBPACK_IMPORTED_MODULE_5__/* .halts */ .$[halt.kind].resumable || halt.budget === "wallclock"))
    return `${phrase} resume`;
  return objective === void 0 ? `${phrase} run` : void 0;
}
function isWorthAgain({ kind }, { passed, total }) {
  if (kind === "some_failed" || kind === "block_finding")
    return passed < total;
  return kind !== "ready" && kind !== "awaiting_signoff" && kind !== "nothing_to_do" && kind !== "skipped";
}
function whyAgain(halt, run) {
  if (halt.kind === "interrupted" || halt.kind === "user_cancel" || halt.budget === "wallclock")
    return "resume the run";
  if (halt.kind !== "usage_limit")
    return whyAnew(halt, run);
  const { resumeAt } = halt;
  return `resume the run${resumeAt === void 0 ? " once the limit is over" : `, best from ${(0,_chunk_7V2G77W5_js__WEBPACK_IMPORTED_MODULE_3__/* .isoTime */ .Ly)(resumeAt)} on`}`;
}
function whyAnew(halt, { objective, counts, held }) {
  if (halt.kind === "budget_exceeded")
    return objective === void 0 ? "go on with the open stories" : "go on with it";
  if (held.length > 0 && counts.unfinished === 0)
    return "try what did not pass, once its entry in prd.json, the prompt or the base branch is changed";
  if (halt.kind === "some_failed" || halt.kind === "block_finding")
    return objective === void 0 ? "try the stories again that did not pass" : "try the objective again";
  return "try again, after the repair";
}
function retrySteps({ held, phrase }, links) {
  const [first] = held;
  if (first === void 0)
    return [];
  const which = held.length === 1 ? (0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(first) : `one of ${held.slice(0, 5).map(_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY).join(", ")}`;
  const more = held.length > 5 ? ` and ${held.length - 5} more` : "";
  const comment = `comment ${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(`${phrase} retry ${first}`)}`;
  const input = `name it in a run's setting ${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(`story: ${first}`)}`;
  return [`To try ${which}${more} again as it is: ${isOfThread(links) ? comment : `${input}, or ${comment}`}.`];
}
function whileRunning({ phrase }, links) {
  const end = isOfThread(links) ? ` To end it: comment ${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(`${phrase} cancel`)}.` : "";
  return `Nothing: the run goes on, and this text follows it.${end}`;
}
function decide({ attention, failures, final }) {
  const waiting = failures.length - attention.length;
  return [
    ...attention.length === 0 ? [] : ["Begin with what stands at the top; each story's block says how."],
    ...waiting > 0 ? [
      `Open the ${waiting === 1 ? "story" : "stories"} above that did not pass: cause, output and the commands to take the work over are inside.`
    ] : [],
    ...typeof final !== "string" && final.some(isFailed) ? ["Repair what the final checks found before you merge."] : []
  ];
}
function read(run) {
  if (run.halt?.kind === "awaiting_signoff")
    return (0,_chunk_HU6JLHXH_js__WEBPACK_IMPORTED_MODULE_1__/* .signoffSteps */ .uA)(run);
  if (!holdsWork(run) || isStranded(run))
    return [];
  const isOne = run.objective !== void 0;
  const merge = run.halt?.kind === "nothing_to_do" ? ", and merge it: nothing merges by itself" : "";
  if (run.pull === void 0)
    return [
      `Read ${isOne ? "its commit" : "the passed stories"} on branch ${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(run.branch)}${isOne ? "" : ", one commit each"}${merge}.`
    ];
  const { number, url, draft } = run.pull;
  const ready = draft ? ", mark it ready" : "";
  const each = isOne ? "" : ", one commit per story";
  return [`Review ${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)(`pull request #${number}`, url)}${each}${ready} and merge it. Nothing merges by itself.`];
}
function again(run, links) {
  const { halt, counts } = run;
  if (halt === void 0 || !isWorthAgain(halt, counts))
    return [];
  const rest = isOfThread(links) ? "" : ", or wait for its next start";
  return [`To ${whyAgain(halt, run)}: ${howAgain(links, run)}${rest}.`, ...retrySteps(run, links)];
}




/***/ }),

/***/ 487:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ tellsAll)
/* harmony export */ });
// build/core/same-events.js
function tellsAll(own, other) {
  return other.every((event, at) => isSame(event, own[at]));
}
function isSame(one, other) {
  if (one.outcome.type !== other?.outcome.type)
    return false;
  return one.stamp.at === other.stamp.at && one.stamp.elapsedMs === other.stamp.elapsedMs;
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

/***/ 724:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ finished)
/* harmony export */ });
/* harmony import */ var _chunk_KRG34RUE_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(107);
/* harmony import */ var _chunk_3T5H4AS7_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9311);
/* harmony import */ var _chunk_T5NFTC2E_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8575);
/* harmony import */ var _chunk_RCF2NXRN_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1021);
/* harmony import */ var _chunk_OEZ2S3KL_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5325);
/* harmony import */ var _chunk_GQCKQYOX_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8307);
/* harmony import */ var _chunk_K2NIFMYH_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6096);
/* harmony import */ var _chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2697);
/* harmony import */ var _chunk_JFUBW5K5_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(6011);
/* harmony import */ var _chunk_R43XAAP6_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6629);
/* harmony import */ var _chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8688);
/* harmony import */ var _chunk_O3T4C5BO_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3781);
/* harmony import */ var _chunk_JHVB53DR_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3088);
/* harmony import */ var _chunk_MRU3J2GK_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(3225);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(1455);















// build/action/finished.js


// build/report/annotations.js
var annotations = (function(state) {
  const run = (0,_chunk_T5NFTC2E_js__WEBPACK_IMPORTED_MODULE_2__/* .lookup */ .$I)(state);
  const failed = (0,_chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_7__/* .storiesOf */ .TQ)(state).filter((story) => story.inScope && didNotPass(state, story));
  const perStory = [...failed.map((story) => annotationsOf(run, story)), ...finalAnnotations(state)];
  return [...errors(perStory), ...level(perStory, "warning").slice(0, MOST.perLevel), notice(state)];
});
var didNotPass = (function(state, story) {
  return (0,_chunk_T5NFTC2E_js__WEBPACK_IMPORTED_MODULE_2__/* .isFailure */ .N6)(story) || state.halt !== void 0 && story.status === "running";
});
var errors = (function(perStory) {
  const all = level(perStory, "error");
  const beyond = perStory.length - MOST.perLevel;
  if (beyond <= 0)
    return all.slice(0, MOST.perLevel);
  const message = `${beyond + 1} more stories did not pass. The job summary names them all.`;
  return [...all.slice(0, MOST.perLevel - 1), { level: "error", message }];
});
var level = (function(perStory, wanted) {
  const lists = perStory.map((list) => list.filter((each) => each.level === wanted).slice(0, MOST.perLevel));
  return Array.from({ length: MOST.perLevel }, (_each, rank) => lists.flatMap((list) => list[rank] ?? [])).flat();
});
var finalAnnotations = (function(state) {
  const gates = (0,_chunk_T5NFTC2E_js__WEBPACK_IMPORTED_MODULE_2__/* .finalResults */ .$W)(state).filter(_chunk_JHVB53DR_js__WEBPACK_IMPORTED_MODULE_11__/* .blocks */ .Bv);
  if (gates.length === 0)
    return [];
  const located = locatedOf("final", gates);
  if (located.some((each) => each.level === "error"))
    return [located];
  const lines = gates.map((gate) => `${(0,_chunk_OEZ2S3KL_js__WEBPACK_IMPORTED_MODULE_4__/* .gateLabel */ .GS)(gate)}: ${(0,_chunk_GQCKQYOX_js__WEBPACK_IMPORTED_MODULE_5__/* .reasonOf */ .A3)(gate)}`);
  return [[{ level: "error", message: shown(lines.join("\n")), title: titleOf(["final"]) }, ...located]];
});
var notice = (function(state) {
  const run = (0,_chunk_T5NFTC2E_js__WEBPACK_IMPORTED_MODULE_2__/* .view */ .Up)(state);
  return {
    level: "notice",
    message: shown(`${(0,_chunk_T5NFTC2E_js__WEBPACK_IMPORTED_MODULE_2__/* .reachedWords */ .Kb)(run)}: ${run.verdict}`),
    title: titleOf(["Ralph", state.plan.feature])
  };
});
var shown = (function(message) {
  return (0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_9__/* .cut */ .Jj)((0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_9__/* .plain */ .pj)(message).trim(), MOST.messageChars);
});
var titleOf = (function(parts) {
  return (0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_9__/* .cut */ .Jj)(parts.map(_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_9__/* .oneLine */ .TN).join(" \xB7 "), MOST.titleChars);
});
var MOST = { perLevel: 10, messageChars: 4096, titleChars: 255 };





function locatedOf(id, gates) {
  return distinct(gates.flatMap((gate) => (gate.locations ?? []).map((each) => annotationAt(id, gate, each))));
}
function annotationsOf(run, story) {
  const last = story.attempts.at(-1);
  const located = locatedOf(story.id, last === void 0 ? [] : (0,_chunk_GQCKQYOX_js__WEBPACK_IMPORTED_MODULE_5__/* .blockingGates */ .aZ)(last));
  return located.some((each) => each.level === "error") ? located : [withoutPlace(run, story), ...located];
}
function distinct(all) {
  const same = Map.groupBy(all, ({ file, line, message }) => JSON.stringify([file, line, message]));
  return [...same.values()].flatMap(([first]) => first ?? []);
}
function annotationAt(id, gate, location) {
  const { file, line, column, message, title } = location;
  const place = { line, ...column === void 0 ? {} : { column } };
  return {
    level: location.level,
    message: shown(message),
    title: titleOf(title === void 0 ? [id, (0,_chunk_OEZ2S3KL_js__WEBPACK_IMPORTED_MODULE_4__/* .gateLabel */ .GS)(gate)] : [id, (0,_chunk_OEZ2S3KL_js__WEBPACK_IMPORTED_MODULE_4__/* .gateLabel */ .GS)(gate), title]),
    // A name that does not survive the sanitiser is no file that GitHub could show.
    ...(0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_9__/* .plain */ .pj)(file) === file && !file.includes("\n") ? { file, ...place } : {}
  };
}
function withoutPlace(run, story) {
  const last = story.attempts.at(-1);
  const [gate] = last === void 0 ? [] : (0,_chunk_GQCKQYOX_js__WEBPACK_IMPORTED_MODULE_5__/* .blockingGates */ .aZ)(last);
  const status = story.status === "running" ? "interrupted" : story.status.replaceAll("_", " ");
  const lines = [(0,_chunk_T5NFTC2E_js__WEBPACK_IMPORTED_MODULE_2__/* .causeOf */ .rl)(run, story) || status, last === void 0 ? "" : (0,_chunk_GQCKQYOX_js__WEBPACK_IMPORTED_MODULE_5__/* .firstError */ .bv)(last)];
  return {
    level: "error",
    message: shown(lines.filter((line) => line !== "").join("\n")),
    title: titleOf(gate === void 0 ? [story.id] : [story.id, (0,_chunk_OEZ2S3KL_js__WEBPACK_IMPORTED_MODULE_4__/* .gateLabel */ .GS)(gate)])
  };
}




// build/report/end-summary.js
var endSummary = (function(state, context = {}, links) {
  const run = (0,_chunk_T5NFTC2E_js__WEBPACK_IMPORTED_MODULE_2__/* .view */ .Up)(state, { ...context, ...links && { links } });
  const lines = [
    run.headline,
    ...run.attention.map(attentionEnd),
    run.verdict,
    ...storyEnds(run.stories.filter((story) => story.eligible)),
    ...finalEnd(run),
    ...run.notPushed.map((each) => `not pushed: ${each.ref}: ${each.cause}${each.bundle ? ` (kept in ${each.bundle})` : ""}`),
    ...costEnd(run.usage),
    ...run.pull === void 0 ? [] : [`Pull request: #${run.pull.number} ${run.pull.url}`],
    ...state.reportFile === void 0 ? [] : [`Report: ${state.reportFile}`],
    ...nextEnd(run, links)
  ];
  return (0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_9__/* .forLog */ .Ig)(lines.map(_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_9__/* .oneLine */ .TN));
});
var nextEnd = (function(run, links) {
  const { halt, counts } = run;
  const command = (0,_chunk_KRG34RUE_js__WEBPACK_IMPORTED_MODULE_0__/* .startAgain */ .t2)(links, run);
  if (command === void 0 || halt === void 0 || !(0,_chunk_KRG34RUE_js__WEBPACK_IMPORTED_MODULE_0__/* .isWorthAgain */ .to)(halt, counts))
    return [];
  return [`To ${(0,_chunk_KRG34RUE_js__WEBPACK_IMPORTED_MODULE_0__/* .whyAgain */ .zC)(halt, run)}: ${command}`];
});
var storyEnds = (function(stories) {
  const untried = Map.groupBy(stories.filter(({ tries }) => tries === 0), ({ status }) => status);
  const told = /* @__PURE__ */ new Set();
  return stories.flatMap((story) => {
    const alike = story.tries === 0 ? untried.get(story.status) ?? [] : [];
    if (alike.length <= MOST_ALIKE)
      return [storyEnd(story)];
    if (told.has(story.status))
      return [];
    told.add(story.status);
    return [`${alike.length} stories that were not tried, from ${story.id} to ${alike.at(-1)?.id}: ${story.status}`];
  });
});
var storyEnd = (function(story) {
  const { work } = story;
  const place = work === void 0 ? "" : work.kind === "commit" ? ` ${(0,_chunk_OEZ2S3KL_js__WEBPACK_IMPORTED_MODULE_4__/* .shortSha */ .Fu)(work.commit)}` : ` ${work.branch}`;
  const detail = story.detail === "" ? "" : `: ${story.detail}`;
  return `${story.id} ${story.status} after ${story.tries}/${story.maxTries} tries${place}${detail}`;
});
var finalEnd = (function({ final }) {
  if (typeof final === "string")
    return [];
  return final.map(({ name, verdict, reason }) => `final ${name} ${verdict}${reason === "" ? "" : `: ${reason}`}`);
});
var costEnd = (function(usage) {
  if (usage.calls === usage.silentCalls && usage.costUsd === void 0)
    return [];
  const calls = usage.calls === 1 ? "1 call" : `${usage.calls} calls`;
  return [`Cost: ${(0,_chunk_RCF2NXRN_js__WEBPACK_IMPORTED_MODULE_3__/* .costWords */ .fL)(usage)} in ${calls}, ${(0,_chunk_RCF2NXRN_js__WEBPACK_IMPORTED_MODULE_3__/* .tokenWords */ .Hs)(usage)} tokens`];
});
var MOST_ALIKE = 20;





function attentionEnd({ kind, story, text }) {
  const heads = {
    block: "Blocked, must not be merged",
    decision: "A decision is yours",
    signal: "The agent waits for a person",
    unavailable: "No verdict",
    waiting: "Still waits for a person"
  };
  return `${heads[kind]}: story ${story}, ${text}`;
}


// build/action/continue-run.js
var continueRun = (async function(call) {
  const { state, log, cancel } = call;
  if (!(0,_chunk_K2NIFMYH_js__WEBPACK_IMPORTED_MODULE_6__/* .startsAgain */ .au)(state) || cancel.aborted)
    return;
  const problem = await start(call);
  if (problem !== void 0)
    log.warning(`continue: dispatch: the workflow was not started again. ${problem} The next start goes on with the run.`);
});

async function start(call) {
  const { state, job, log } = call;
  const place = (0,_chunk_MRU3J2GK_js__WEBPACK_IMPORTED_MODULE_12__/* .readWorkflowPlace */ .d1)(call.env);
  if (job.asked !== void 0)
    return `A thread asked for this run; comment \`${job.phrase ?? "/ralph"} resume\` there.`;
  if ((0,_chunk_K2NIFMYH_js__WEBPACK_IMPORTED_MODULE_6__/* .isLastInARow */ .Fv)(state))
    return `That is ${_chunk_K2NIFMYH_js__WEBPACK_IMPORTED_MODULE_6__/* .MOST_IN_A_ROW */ .x$} workflow runs in a row which nobody else started.`;
  if (place === void 0)
    return "The runner does not say which workflow of this repository this is.";
  if (!await isSaved(call))
    return "The journal of the run did not reach the remote, so another machine would begin anew.";
  const workflow = place.path.split("/").at(-1) ?? "";
  const asking = { ...call, onNote: log.info };
  const at = { workflow, ref: job.ref };
  if (state.again === true && await (0,_chunk_JFUBW5K5_js__WEBPACK_IMPORTED_MODULE_14__/* .isStartWaiting */ .Kx)(asking, at)) {
    log.notice(`The run reached its deadline: the start of ${workflow} that waits already goes on with it.`);
    return void 0;
  }
  const problem = await (0,_chunk_JFUBW5K5_js__WEBPACK_IMPORTED_MODULE_14__/* .startWorkflow */ .i3)(asking, { ...at, inputs: inputsOf(job) });
  if (problem !== void 0)
    return problem;
  log.notice(`The run reached its deadline: ${workflow} was started again and goes on with it, ${(state.chain ?? 0) + 1} of at most ${_chunk_K2NIFMYH_js__WEBPACK_IMPORTED_MODULE_6__/* .MOST_IN_A_ROW */ .x$} in a row.`);
  return void 0;
}
async function isSaved({ repository, state }) {
  const ref = `refs/ralph/${state.plan.feature}/state`;
  const [listed, here] = await Promise.all([repository.remoteRefs([ref]), repository.readRef(ref)]);
  return listed.ok && here !== void 0 && listed.refs.get(ref) === here;
}
function inputsOf({ payload }) {
  const { inputs } = payload;
  if (typeof inputs !== "object" || inputs === null)
    return {};
  return Object.fromEntries(Object.entries(inputs).flatMap(([name, value]) => value === null ? [] : [[name, String(value)]]));
}

// build/action/finished.js
var finished = (async function(call, { state, halt, folder, settings, repository, journalFile, base }) {
  const { log, annotate, job } = call;
  for (const line of endSummary(state, {}, job))
    log.info(line);
  for (const annotation of annotations({ ...state, halt }))
    annotate(annotation);
  const { exitCode } = (0,_chunk_O3T4C5BO_js__WEBPACK_IMPORTED_MODULE_10__/* .judgeHalt */ .h)(halt.kind, settings.failOn);
  const logs = (0,_chunk_R43XAAP6_js__WEBPACK_IMPORTED_MODULE_8__/* .logsPath */ .lA)(folder, state.plan.runId);
  const keep = settings.keepLogs || !passing.has(halt.kind);
  if (!keep)
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_13__.rm)(logs, { recursive: true, force: true });
  const outputs = (0,_chunk_3T5H4AS7_js__WEBPACK_IMPORTED_MODULE_1__/* .outputsOf */ .Y)(state, { halt, failOn: settings.failOn, logsPath: keep ? logs : "" });
  const token = settings.githubToken;
  const after = async () => {
    if (settings.handOver !== void 0 && call.cancel.aborted) {
      const { saveRecords } = await Promise.all(/* import() */[__webpack_require__.e(5946), __webpack_require__.e(925), __webpack_require__.e(3143), __webpack_require__.e(4665), __webpack_require__.e(4195), __webpack_require__.e(5339), __webpack_require__.e(8460), __webpack_require__.e(4589)]).then(__webpack_require__.bind(__webpack_require__, 6970));
      const { remoteRefs } = base;
      await saveRecords({ ...call, repository, state, journalFile, folder, token, remoteRefs, apart: true });
    }
    await continueRun({ ...call, state, repository, token });
  };
  return { exitCode, outputs, reasons: [], halt, after };
});
var passing = /* @__PURE__ */ new Set(["ready", "awaiting_signoff"]);





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

/***/ 4597:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ faceToken),
/* harmony export */   b: () => (/* binding */ noFace)
/* harmony export */ });
/* harmony import */ var _chunk_G6PLMBYP_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7);


// build/action/no-face.js
var faceToken = (function(call) {
  const { githubToken, createPr, useStickyComment, handOver } = call.prepared.settings;
  const isCommentWanted = useStickyComment && (0,_chunk_G6PLMBYP_js__WEBPACK_IMPORTED_MODULE_0__/* .threadOf */ .u)(call) !== void 0;
  const isWanted = createPr !== "none" || isCommentWanted;
  return isWanted && handOver === void 0 ? githubToken : void 0;
});
var noFace = {
  branchPushed: () => void 0,
  changed: () => void 0,
  settle: async () => ({}),
  finish: async () => void 0
};





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

/***/ 7745:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   answerApprove: () => (/* binding */ answerApprove),
/* harmony export */   findFixed: () => (/* binding */ findFixed)
/* harmony export */ });
/* harmony import */ var _chunk_4Q2RKS3U_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5757);
/* harmony import */ var _chunk_SIWSMZ3E_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4597);
/* harmony import */ var _chunk_WGBPNGOI_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6839);
/* harmony import */ var _chunk_IYJLTRKA_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4902);
/* harmony import */ var _chunk_AAUB2HEY_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8077);
/* harmony import */ var _chunk_IWUR3HPV_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3058);
/* harmony import */ var _chunk_RA6FGGR7_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8460);
/* harmony import */ var _chunk_KQHFK2HX_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5339);
/* harmony import */ var _chunk_PLKLZC3T_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1571);
/* harmony import */ var _chunk_VESD6NAS_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2694);
/* harmony import */ var _chunk_PNRG2PLY_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(724);
/* harmony import */ var _chunk_3SQTHCFJ_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(7646);
/* harmony import */ var _chunk_JKWU4NJT_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(6315);
/* harmony import */ var _chunk_G2JEMSX7_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(7629);
/* harmony import */ var _chunk_F7NEAX73_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(3901);
/* harmony import */ var _chunk_KRG34RUE_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(107);
/* harmony import */ var _chunk_3HTYSIK2_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(4329);
/* harmony import */ var _chunk_HEIYFMTP_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(776);
/* harmony import */ var _chunk_OFWFRYB4_js__WEBPACK_IMPORTED_MODULE_98__ = __webpack_require__(487);
/* harmony import */ var _chunk_45DEJ47T_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(8525);
/* harmony import */ var _chunk_2ZH76IZR_js__WEBPACK_IMPORTED_MODULE_100__ = __webpack_require__(6312);
/* harmony import */ var _chunk_QPHNVPNY_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(5844);
/* harmony import */ var _chunk_3T5H4AS7_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(9311);
/* harmony import */ var _chunk_T5NFTC2E_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(8575);
/* harmony import */ var _chunk_NHEJULNA_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(5789);
/* harmony import */ var _chunk_HU6JLHXH_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(3267);
/* harmony import */ var _chunk_D34W4WET_js__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(3060);
/* harmony import */ var _chunk_MNEHPL5P_js__WEBPACK_IMPORTED_MODULE_25__ = __webpack_require__(1675);
/* harmony import */ var _chunk_KIF3EABN_js__WEBPACK_IMPORTED_MODULE_26__ = __webpack_require__(7197);
/* harmony import */ var _chunk_DPDJRULU_js__WEBPACK_IMPORTED_MODULE_27__ = __webpack_require__(2880);
/* harmony import */ var _chunk_7MMTQUIL_js__WEBPACK_IMPORTED_MODULE_28__ = __webpack_require__(318);
/* harmony import */ var _chunk_7IV35OGP_js__WEBPACK_IMPORTED_MODULE_29__ = __webpack_require__(9648);
/* harmony import */ var _chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_30__ = __webpack_require__(7755);
/* harmony import */ var _chunk_4GQXXLZX_js__WEBPACK_IMPORTED_MODULE_31__ = __webpack_require__(8974);
/* harmony import */ var _chunk_AI2ZFJC2_js__WEBPACK_IMPORTED_MODULE_32__ = __webpack_require__(5383);
/* harmony import */ var _chunk_RCF2NXRN_js__WEBPACK_IMPORTED_MODULE_33__ = __webpack_require__(1021);
/* harmony import */ var _chunk_OEZ2S3KL_js__WEBPACK_IMPORTED_MODULE_34__ = __webpack_require__(5325);
/* harmony import */ var _chunk_XT7TZLQN_js__WEBPACK_IMPORTED_MODULE_35__ = __webpack_require__(4450);
/* harmony import */ var _chunk_HUEKQX4K_js__WEBPACK_IMPORTED_MODULE_36__ = __webpack_require__(1343);
/* harmony import */ var _chunk_5XMERBFQ_js__WEBPACK_IMPORTED_MODULE_37__ = __webpack_require__(7118);
/* harmony import */ var _chunk_7V2G77W5_js__WEBPACK_IMPORTED_MODULE_38__ = __webpack_require__(6200);
/* harmony import */ var _chunk_YPRXCMKV_js__WEBPACK_IMPORTED_MODULE_39__ = __webpack_require__(734);
/* harmony import */ var _chunk_GQCKQYOX_js__WEBPACK_IMPORTED_MODULE_40__ = __webpack_require__(8307);
/* harmony import */ var _chunk_4WV7EIEY_js__WEBPACK_IMPORTED_MODULE_41__ = __webpack_require__(3870);
/* harmony import */ var _chunk_CRJQEBYF_js__WEBPACK_IMPORTED_MODULE_99__ = __webpack_require__(7972);
/* harmony import */ var _chunk_GT4QCAAJ_js__WEBPACK_IMPORTED_MODULE_97__ = __webpack_require__(2075);
/* harmony import */ var _chunk_NQPWIYPG_js__WEBPACK_IMPORTED_MODULE_42__ = __webpack_require__(4195);
/* harmony import */ var _chunk_SQSYDYQH_js__WEBPACK_IMPORTED_MODULE_43__ = __webpack_require__(9770);
/* harmony import */ var _chunk_2UZ7AMII_js__WEBPACK_IMPORTED_MODULE_44__ = __webpack_require__(8714);
/* harmony import */ var _chunk_GCDIPURU_js__WEBPACK_IMPORTED_MODULE_45__ = __webpack_require__(955);
/* harmony import */ var _chunk_VBEJ6SAD_js__WEBPACK_IMPORTED_MODULE_46__ = __webpack_require__(4665);
/* harmony import */ var _chunk_KLWF3DYB_js__WEBPACK_IMPORTED_MODULE_47__ = __webpack_require__(9806);
/* harmony import */ var _chunk_73LXGDYI_js__WEBPACK_IMPORTED_MODULE_48__ = __webpack_require__(8083);
/* harmony import */ var _chunk_K2NIFMYH_js__WEBPACK_IMPORTED_MODULE_49__ = __webpack_require__(6096);
/* harmony import */ var _chunk_7IDAUMO3_js__WEBPACK_IMPORTED_MODULE_50__ = __webpack_require__(4323);
/* harmony import */ var _chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_51__ = __webpack_require__(8758);
/* harmony import */ var _chunk_UYPVTBC7_js__WEBPACK_IMPORTED_MODULE_52__ = __webpack_require__(1084);
/* harmony import */ var _chunk_PJPQ5YWG_js__WEBPACK_IMPORTED_MODULE_53__ = __webpack_require__(7109);
/* harmony import */ var _chunk_IF24CE4W_js__WEBPACK_IMPORTED_MODULE_54__ = __webpack_require__(2932);
/* harmony import */ var _chunk_4OH6RVXA_js__WEBPACK_IMPORTED_MODULE_55__ = __webpack_require__(2216);
/* harmony import */ var _chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_56__ = __webpack_require__(2697);
/* harmony import */ var _chunk_7ILMY4Y2_js__WEBPACK_IMPORTED_MODULE_57__ = __webpack_require__(3557);
/* harmony import */ var _chunk_W75JMH2B_js__WEBPACK_IMPORTED_MODULE_58__ = __webpack_require__(5192);
/* harmony import */ var _chunk_WPPPDFYE_js__WEBPACK_IMPORTED_MODULE_59__ = __webpack_require__(7583);
/* harmony import */ var _chunk_EBS6DVXL_js__WEBPACK_IMPORTED_MODULE_60__ = __webpack_require__(3876);
/* harmony import */ var _chunk_R43XAAP6_js__WEBPACK_IMPORTED_MODULE_61__ = __webpack_require__(6629);
/* harmony import */ var _chunk_4G3RVOKC_js__WEBPACK_IMPORTED_MODULE_62__ = __webpack_require__(9465);
/* harmony import */ var _chunk_F6DVP7YO_js__WEBPACK_IMPORTED_MODULE_63__ = __webpack_require__(2619);
/* harmony import */ var _chunk_G6HIDPK3_js__WEBPACK_IMPORTED_MODULE_64__ = __webpack_require__(3284);
/* harmony import */ var _chunk_QTHAZLHE_js__WEBPACK_IMPORTED_MODULE_65__ = __webpack_require__(2003);
/* harmony import */ var _chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_66__ = __webpack_require__(8688);
/* harmony import */ var _chunk_ZY654XUQ_js__WEBPACK_IMPORTED_MODULE_96__ = __webpack_require__(2998);
/* harmony import */ var _chunk_YFOEWR3D_js__WEBPACK_IMPORTED_MODULE_67__ = __webpack_require__(7665);
/* harmony import */ var _chunk_NS6NVC44_js__WEBPACK_IMPORTED_MODULE_68__ = __webpack_require__(2964);
/* harmony import */ var _chunk_O3T4C5BO_js__WEBPACK_IMPORTED_MODULE_69__ = __webpack_require__(3781);
/* harmony import */ var _chunk_QHLLH7P2_js__WEBPACK_IMPORTED_MODULE_70__ = __webpack_require__(5494);
/* harmony import */ var _chunk_ISAR73FD_js__WEBPACK_IMPORTED_MODULE_71__ = __webpack_require__(4163);
/* harmony import */ var _chunk_JHVB53DR_js__WEBPACK_IMPORTED_MODULE_72__ = __webpack_require__(3088);
/* harmony import */ var _chunk_TIDLXT63_js__WEBPACK_IMPORTED_MODULE_73__ = __webpack_require__(7028);
/* harmony import */ var _chunk_T7ZTCWVS_js__WEBPACK_IMPORTED_MODULE_74__ = __webpack_require__(7602);
/* harmony import */ var _chunk_AXDBXDQA_js__WEBPACK_IMPORTED_MODULE_75__ = __webpack_require__(769);
/* harmony import */ var _chunk_V6FKLAPI_js__WEBPACK_IMPORTED_MODULE_76__ = __webpack_require__(8218);
/* harmony import */ var _chunk_ZZRVM6BJ_js__WEBPACK_IMPORTED_MODULE_77__ = __webpack_require__(2007);
/* harmony import */ var _chunk_MRU3J2GK_js__WEBPACK_IMPORTED_MODULE_78__ = __webpack_require__(3225);
/* harmony import */ var _chunk_PBSNEUKX_js__WEBPACK_IMPORTED_MODULE_79__ = __webpack_require__(2746);
/* harmony import */ var _chunk_IJS5CVIB_js__WEBPACK_IMPORTED_MODULE_80__ = __webpack_require__(6545);
/* harmony import */ var _chunk_4M35CLR5_js__WEBPACK_IMPORTED_MODULE_81__ = __webpack_require__(4289);
/* harmony import */ var _chunk_5VUAU6AY_js__WEBPACK_IMPORTED_MODULE_82__ = __webpack_require__(4552);
/* harmony import */ var _chunk_VYJWESCB_js__WEBPACK_IMPORTED_MODULE_83__ = __webpack_require__(2559);
/* harmony import */ var _chunk_HIEX6FDX_js__WEBPACK_IMPORTED_MODULE_84__ = __webpack_require__(1718);
/* harmony import */ var _chunk_TLKUPUZY_js__WEBPACK_IMPORTED_MODULE_85__ = __webpack_require__(2378);
/* harmony import */ var _chunk_VSVOV53S_js__WEBPACK_IMPORTED_MODULE_86__ = __webpack_require__(4631);
/* harmony import */ var _chunk_PBWO3LQD_js__WEBPACK_IMPORTED_MODULE_87__ = __webpack_require__(9234);
/* harmony import */ var _chunk_7NCGDYWU_js__WEBPACK_IMPORTED_MODULE_88__ = __webpack_require__(1896);
/* harmony import */ var _chunk_PPYGLNZG_js__WEBPACK_IMPORTED_MODULE_89__ = __webpack_require__(2041);
/* harmony import */ var _chunk_HT364SOW_js__WEBPACK_IMPORTED_MODULE_90__ = __webpack_require__(2514);
/* harmony import */ var _chunk_7SX7NVD2_js__WEBPACK_IMPORTED_MODULE_91__ = __webpack_require__(5749);
/* harmony import */ var _chunk_5FEUHDZR_js__WEBPACK_IMPORTED_MODULE_92__ = __webpack_require__(7617);
/* harmony import */ var _chunk_GM7WFPGG_js__WEBPACK_IMPORTED_MODULE_93__ = __webpack_require__(7706);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_94__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_95__ = __webpack_require__(6760);
























































































































// build/core/signoff-verdict.js
function judgeSignOff(state, { pull, phrase }) {
  const { plan, signedOff, halt } = state;
  const { sha } = pull;
  const elsewhere = whyElsewhere(state, pull);
  if (elsewhere !== void 0)
    return refused2(elsewhere);
  const { commit: tip } = (0,_chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_51__/* .tipOf */ .nM)(state);
  if (signedOff?.commit === sha && halt?.kind === "ready")
    return { type: "known" };
  if (!(0,_chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_51__/* .isWaiting */ .Gu)(state))
    return refused2(`run ${plan.runId} does not wait for a sign-off: ${standing(state)}`);
  if (tip === sha)
    return { type: "ok" };
  return refused2(`run ${plan.runId} waits for a sign-off of ${short(tip)}, and the branch is at ${short(sha)}; \`${phrase} run\` takes that up, and then it can be signed off`);
}
function judgeFix(state, at) {
  const verdict = judgeSignOff(state, at);
  if (verdict.type === "known")
    return refused2(`run ${state.plan.runId} is signed off and has ended`);
  if (verdict.type === "refused")
    return verdict;
  const { caps } = state.plan;
  const anew = `\`${at.phrase} run --fresh\` begins a run that waits in its place, with caps of its own`;
  if (state.iterations >= caps.maxIterations)
    return refused2(`run ${state.plan.runId} has used all of its ${caps.maxIterations} iterations; ${anew}`);
  if (state.commits >= caps.maxCommits)
    return refused2(`run ${state.plan.runId} has used all of its ${caps.maxCommits} commits; ${anew}`);
  return verdict;
}
function whyElsewhere({ plan }, { base, isFork }) {
  if (isFork)
    return `run ${plan.runId} works on ${plan.branch} of this repository, and this one comes from a fork`;
  if (base === plan.base.branch)
    return void 0;
  return `run ${plan.runId} works from ${plan.base.branch}, and this pull request goes to ${base}`;
}
function fixedStory(state, text2) {
  const passed = (0,_chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_56__/* .storiesOf */ .TQ)(state).filter(({ status, inScope }) => status === "passed" && inScope);
  const named = passed.map(({ id }) => ({ id, at: placeOf(id, text2) })).filter(({ at }) => at >= 0).toSorted((a, b) => a.at - b.at);
  return named[0]?.id ?? (passed.find(({ commit }) => commit === state.head.commit) ?? latest(passed))?.id;
}
function placeOf(id, text2) {
  const escaped = id.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");
  return text2.search(new RegExp(`(?<![\\p{L}\\p{N}_-])${escaped}(?![\\p{L}\\p{N}_-])`, "iu"));
}
function latest(stories) {
  const iteration = ({ attempts }) => attempts.at(-1)?.iteration ?? 0;
  return stories.reduce((best, story) => best === void 0 || iteration(story) >= iteration(best) ? story : best, void 0);
}
function standing({ halt, signedOff }) {
  if (signedOff !== void 0)
    return `${signedOff.person} signed off ${short(signedOff.commit)}`;
  return halt === void 0 ? "it has not ended" : `it ended as ${halt.kind}`;
}
function short(commit) {
  return commit.slice(0, 10);
}
function refused2(why) {
  return { type: "refused", why };
}

// build/report/signoff-replies.js
function signedReply({ plan, signedOff, pull, pullNotes = [] }) {
  const { person = "", commit = "" } = signedOff ?? {};
  const ready = pull?.draft === false ? "The pull request is ready to be merged. Nothing merges by itself." : pullNotes.join(" ");
  return [
    `${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_30__/* .code */ .aY)(person)} signed off ${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_30__/* .code */ .aY)(commit)}. Run ${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_30__/* .code */ .aY)(plan.runId)} ends as ready.`,
    (0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_30__/* .text */ .Qq)(ready, 2e3),
    "Whatever is pushed to the branch from now on is not signed off."
  ].join("\n\n");
}
function knownReply({ plan, signedOff }, { isReady, trouble }) {
  const { person = "", commit = "" } = signedOff ?? {};
  const said = `${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_30__/* .code */ .aY)(person)} has signed off ${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_30__/* .code */ .aY)(commit)} already; run ${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_30__/* .code */ .aY)(plan.runId)} has ended as ready.`;
  return [said, isReady ? "The pull request is ready to be merged." : (0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_30__/* .text */ .Qq)(trouble, 2e3)].join("\n\n");
}
function refusedReply(kind, reasons) {
  const what = kind === "approve" ? "Nothing was signed off" : "Nothing was started";
  return `${what}: ${reasons.map((reason) => (0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_30__/* .text */ .Qq)(reason.replace(/\.$/, ""), 2e3)).join(". ")}.`;
}

// build/action/mark-pull.js
async function markPull(client, pull) {
  const marked = await (0,_chunk_JKWU4NJT_js__WEBPACK_IMPORTED_MODULE_12__/* .markReady */ .H2)(client, pull);
  switch (marked.type) {
    case "marked":
    case "was-ready":
      return { isReady: true, trouble: "" };
    case "moved":
      return { isReady: false, trouble: movedOn(pull, marked.to) };
    case "problem":
      return { isReady: false, trouble: `${marked.problem.message} Mark it ready by hand.` };
  }
}
function movedOn({ number, sha }, to) {
  return `Pull request #${number} is at ${to.slice(0, 10)} now, and ${sha.slice(0, 10)} was signed off, so it was not marked ready. The next run takes up what was pushed.`;
}

// build/action/record-signoff.js



// build/action/signoff-world.js

async function signOffWorld(control, own) {
  const { call, asked, voice } = control;
  const { opened, folder, clock, settings } = own;
  const { plan } = opened.first.state;
  const clean = (text2) => (0,_chunk_5XMERBFQ_js__WEBPACK_IMPORTED_MODULE_37__/* .redact */ .E$)(text2, own.secrets).text;
  const context = { links: control.job, criteria: await criteriaOf(own) };
  const push = recorder(control, own, clean);
  const noOne = async () => Promise.reject(new Error("Nothing is worked on while a run is signed off."));
  return {
    face: faceOf(control, { settings, state: opened.first.state, context, clean }),
    record: push,
    clock,
    cancel: call.cancel,
    journal: opened.journal,
    observer: { commanded: () => void 0, happened: () => void 0 },
    publisher: {
      start: () => void 0,
      settle: async (_, state) => {
        const ref = `refs/heads/${plan.branch}`;
        const { commit } = (0,_chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_51__/* .tipOf */ .nM)(state);
        const { isReady, trouble } = await markPull(voice.client, { number: asked.origin.thread, sha: commit });
        const pull = state.pull && { pull: { ...state.pull, draft: !isReady } };
        const results = [{ ref, commit, status: "pushed", detail: "" }];
        return { results, ...pull, pullNotes: [...state.pullNotes ?? [], ...trouble === "" ? [] : [trouble]] };
      }
    },
    reports: (0,_chunk_RA6FGGR7_js__WEBPACK_IMPORTED_MODULE_6__/* .fileReports */ ._h)({
      ...{ folder: (0,node_path__WEBPACK_IMPORTED_MODULE_95__.join)(folder, "reports", plan.runId), context, redact: clean, onSummary: call.onSummary }
    }),
    pauses: { wait: noOne },
    agent: { implement: noOne },
    snapshots: { take: noOne },
    checks: { baseline: noOne, run: noOne },
    reviewers: { review: noOne },
    advisers: { consult: noOne },
    commits: { story: noOne, carry: noOne, park: noOne, archive: noOne }
  };
}
function recorder({ call }, { repository, run: run2, opened, folder, clock }, clean) {
  return async (state) => {
    const troubles = [];
    const { ref } = run2;
    const there = await repository.remoteRefs([ref]);
    const publisher = (0,_chunk_RA6FGGR7_js__WEBPACK_IMPORTED_MODULE_6__/* .gitPublisher */ .J_)({
      repository,
      stateUpdate: (0,_chunk_RA6FGGR7_js__WEBPACK_IMPORTED_MODULE_6__/* .stateRecords */ .yK)({
        ...{ repository, ref, journalFile: opened.journalFile, redact: clean, files: _chunk_RA6FGGR7_js__WEBPACK_IMPORTED_MODULE_6__/* .recordFiles */ .B5, now: clock.wallMs },
        remoteCommit: there.ok ? there.refs.get(ref) : void 0
      }),
      bundleFolder: (0,node_path__WEBPACK_IMPORTED_MODULE_95__.join)(folder, "bundles"),
      onResult: () => void 0,
      onTrouble: (message) => void troubles.push(message),
      cancel: call.cancel
    });
    const settled = await publisher.settle([], state);
    return "type" in settled ? settled.cause : troubles[0];
  };
}
async function criteriaOf({ repository, opened }) {
  const { plan } = opened.first.state;
  if (plan.prdPath === void 0)
    return /* @__PURE__ */ new Map();
  const found = await (0,_chunk_7MMTQUIL_js__WEBPACK_IMPORTED_MODULE_28__/* .readAt */ .m6)(repository, (0,_chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_51__/* .tipOf */ .nM)(opened.first.state).commit, plan.prdPath);
  return new Map(found.ok ? found.prd.stories.map(({ id, criteria }) => [id, criteria]) : []);
}
function faceOf({ call, job, asked, voice }, { settings, state, context, clean }) {
  const { plan } = state;
  const { githubToken: token } = settings;
  if (token === void 0)
    return _chunk_SIWSMZ3E_js__WEBPACK_IMPORTED_MODULE_1__/* .noFace */ .b;
  const say = (text2) => (0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_66__/* .forLog */ .Ig)([(0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_66__/* .plain */ .pj)(text2)], 4e3).join(" ");
  const options = {
    ...{ apiUrl: job.apiUrl, serverUrl: job.serverUrl, repository: job.repository, token },
    ...{ head: plan.branch, base: plan.base.branch, comments: false, cancel: call.cancel, createPr: "draft" },
    marker: `${plan.workflow ?? job.workflow}:${plan.feature}`,
    texts: {
      title: (at) => (0,_chunk_JKWU4NJT_js__WEBPACK_IMPORTED_MODULE_12__/* .redactedTitle */ .VW)((0,_chunk_JKWU4NJT_js__WEBPACK_IMPORTED_MODULE_12__/* .pullRequestTitle */ .Zr)(at), clean),
      body: (at) => (0,_chunk_JKWU4NJT_js__WEBPACK_IMPORTED_MODULE_12__/* .redactedText */ .Q2)((maxChars) => (0,_chunk_JKWU4NJT_js__WEBPACK_IMPORTED_MODULE_12__/* .pullRequestBody */ .NF)(at, { ...context, maxChars }), clean),
      comment: (at) => (0,_chunk_JKWU4NJT_js__WEBPACK_IMPORTED_MODULE_12__/* .redactedText */ .Q2)((maxChars) => (0,_chunk_JKWU4NJT_js__WEBPACK_IMPORTED_MODULE_12__/* .stickyComment */ .NL)(at, { ...context, maxChars }), clean)
    },
    onWarning: (text2) => call.log.warning(say(text2)),
    onInfo: (text2) => call.log.info(say(text2))
  };
  const inner = (0,_chunk_JKWU4NJT_js__WEBPACK_IMPORTED_MODULE_12__/* .githubFace */ .hN)({ ...options, open: async () => ({ ok: true, client: voice.client }) });
  if (!settings.useStickyComment)
    return inner;
  const { marker, onWarning, texts } = options;
  const thread = plan.origin?.thread ?? asked.origin.thread;
  return (0,_chunk_4Q2RKS3U_js__WEBPACK_IMPORTED_MODULE_0__/* .threadFace */ .o)(inner, { thread, marker, onWarning, comment: texts.comment, connect: async () => voice.client });
}

// build/action/waiting-run.js


var __addDisposableResource = function(env, value, async) {
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
    if (inner) dispose = function() {
      try {
        inner.call(this);
      } catch (e) {
        return Promise.reject(e);
      }
    };
    env.stack.push({ value, dispose, async });
  } else if (async) {
    env.stack.push({ async: true });
  }
  return value;
};
var __disposeResources = /* @__PURE__ */ (function(SuppressedError2) {
  return function(env) {
    function fail(e) {
      env.error = env.hasError ? new SuppressedError2(e, env.error, "An error was suppressed during disposal.") : e;
      env.hasError = true;
    }
    var r, s = 0;
    function next() {
      while (r = env.stack.pop()) {
        try {
          if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
          if (r.dispose) {
            var result = r.dispose.call(r.value);
            if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) {
              fail(e);
              return next();
            });
          } else s |= 1;
        } catch (e) {
          fail(e);
        }
      }
      if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
      if (env.hasError) throw env.error;
    }
    return next();
  };
})(typeof SuppressedError === "function" ? SuppressedError : function(error, suppressed, message) {
  var e = new Error(message);
  return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});
function openWaiting(call) {
  const env_1 = { stack: [], error: void 0, hasError: false };
  try {
    const { runId } = call.run.state.plan;
    const since = (0,_chunk_7V2G77W5_js__WEBPACK_IMPORTED_MODULE_38__/* .isoTime */ .Ly)(call.clock.wallMs());
    const taken = (0,_chunk_IYJLTRKA_js__WEBPACK_IMPORTED_MODULE_3__/* .takeLock */ .HJ)((0,node_path__WEBPACK_IMPORTED_MODULE_95__.join)(call.folder, ".ralph.lock"), { runId, since });
    if (!taken.ok)
      return { ok: false, halt: "locked", reasons: [taken.message] };
    const onFailure = __addDisposableResource(env_1, new DisposableStack(), false);
    onFailure.use(taken.lock);
    const opened = openUnderLock(call);
    if (!opened.ok)
      return opened;
    onFailure.move();
    return {
      ...opened,
      notices: taken.notice === void 0 ? [] : [taken.notice],
      [Symbol.dispose]: () => {
        opened.journal[Symbol.dispose]();
        taken.lock[Symbol.dispose]();
      }
    };
  } catch (e_1) {
    env_1.error = e_1;
    env_1.hasError = true;
  } finally {
    __disposeResources(env_1);
  }
}
function openUnderLock({ folder, run: run2, approved, workflowRun, clock }) {
  const journalFile = (0,node_path__WEBPACK_IMPORTED_MODULE_95__.join)(folder, "journal", run2.name);
  const content = bring(journalFile, run2.bytes);
  if (!content.ok)
    return (0,_chunk_ZY654XUQ_js__WEBPACK_IMPORTED_MODULE_96__/* .configError */ .Fj)(content.message);
  const step = (0,_chunk_NQPWIYPG_js__WEBPACK_IMPORTED_MODULE_42__/* .fold */ .AU)(content.events);
  if (step === void 0 || !(0,_chunk_GT4QCAAJ_js__WEBPACK_IMPORTED_MODULE_97__/* .isOwn */ .NP)(run2.name, step.state.plan) || !(0,_chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_51__/* .isWaiting */ .Gu)(step.state)) {
    return (0,_chunk_ZY654XUQ_js__WEBPACK_IMPORTED_MODULE_96__/* .configError */ .Fj)(`Run ${run2.state.plan.runId} does not wait for a sign-off on this machine.`);
  }
  const journal = (0,_chunk_7ILMY4Y2_js__WEBPACK_IMPORTED_MODULE_57__/* .openJournal */ ._0)(journalFile, content);
  const stamp = { at: clock.wallMs(), elapsedMs: clock.elapsedMs() };
  const resumed = { stamp, outcome: { type: "resumed", workflowRun, elsewhere: true } };
  const event = { stamp, outcome: approved };
  journal.append(resumed);
  journal.append(event);
  const first = (0,_chunk_NQPWIYPG_js__WEBPACK_IMPORTED_MODULE_42__/* .transition */ .kY)((0,_chunk_NQPWIYPG_js__WEBPACK_IMPORTED_MODULE_42__/* .transition */ .kY)(step.state, resumed).state, event);
  return { ok: true, first, journal, journalFile, resumed: true };
}
function bring(file, bytes) {
  const there = (0,_chunk_7ILMY4Y2_js__WEBPACK_IMPORTED_MODULE_57__/* .parseJournal */ .z8)(bytes, file);
  const here = (0,node_fs__WEBPACK_IMPORTED_MODULE_94__.existsSync)(file) ? (0,_chunk_7ILMY4Y2_js__WEBPACK_IMPORTED_MODULE_57__/* .readJournal */ .a0)(file) : void 0;
  if (here !== void 0 && (!here.ok || !there.ok || (0,_chunk_OFWFRYB4_js__WEBPACK_IMPORTED_MODULE_98__/* .tellsAll */ .c)(here.events, there.events)))
    return here;
  (0,node_fs__WEBPACK_IMPORTED_MODULE_94__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_95__.join)(file, ".."), { recursive: true, mode: 448 });
  (0,_chunk_4G3RVOKC_js__WEBPACK_IMPORTED_MODULE_62__/* .writeAtomic */ .v)(file, bytes);
  return there;
}

// build/action/record-signoff.js
var __addDisposableResource2 = function(env, value, async) {
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
    if (inner) dispose = function() {
      try {
        inner.call(this);
      } catch (e) {
        return Promise.reject(e);
      }
    };
    env.stack.push({ value, dispose, async });
  } else if (async) {
    env.stack.push({ async: true });
  }
  return value;
};
var __disposeResources2 = /* @__PURE__ */ (function(SuppressedError2) {
  return function(env) {
    function fail(e) {
      env.error = env.hasError ? new SuppressedError2(e, env.error, "An error was suppressed during disposal.") : e;
      env.hasError = true;
    }
    var r, s = 0;
    function next() {
      while (r = env.stack.pop()) {
        try {
          if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
          if (r.dispose) {
            var result = r.dispose.call(r.value);
            if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) {
              fail(e);
              return next();
            });
          } else s |= 1;
        } catch (e) {
          fail(e);
        }
      }
      if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
      if (env.hasError) throw env.error;
    }
    return next();
  };
})(typeof SuppressedError === "function" ? SuppressedError : function(error, suppressed, message) {
  var e = new Error(message);
  return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});
async function recordSignOff(control, recording) {
  const env_1 = { stack: [], error: void 0, hasError: false };
  try {
    const { call, job, inputs } = control;
    const { repository, run: waiting } = recording;
    const { plan } = waiting.state;
    const feature = /^refs\/ralph\/([a-z0-9-]{1,60})\/state$/.exec(waiting.ref)?.[1];
    if (feature === void 0 || plan.feature !== feature) {
      return (0,_chunk_ZY654XUQ_js__WEBPACK_IMPORTED_MODULE_96__/* .configError */ .Fj)(`What ${waiting.ref} tells of run ${plan.runId} is of another feature, so nobody can rely on it.`);
    }
    const baseBranch = (0,_chunk_HUEKQX4K_js__WEBPACK_IMPORTED_MODULE_36__/* .inputValue */ .UV)(inputs, "base_branch");
    const base = await (0,_chunk_CRJQEBYF_js__WEBPACK_IMPORTED_MODULE_99__/* .findBase */ .lN)(repository, { job, baseBranch, onImported: () => void 0 });
    if (!base.ok)
      return base;
    const policy = await (0,_chunk_DPDJRULU_js__WEBPACK_IMPORTED_MODULE_27__/* .readPolicy */ .T)(repository, base.commit, inputs);
    if (!policy.ok)
      return policy;
    const { settings } = policy;
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_95__.join)(job.temp, "ralph", feature);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_94__.mkdirSync)(folder, { recursive: true, mode: 448 });
    call.onBegun({ folder });
    const { wallMs: now } = (0,_chunk_2ZH76IZR_js__WEBPACK_IMPORTED_MODULE_100__/* .systemClock */ .m)();
    const lease = __addDisposableResource2(env_1, (0,_chunk_WGBPNGOI_js__WEBPACK_IMPORTED_MODULE_2__/* .holdLease */ .U)({
      ...{ repository, remoteRefs: base.remoteRefs, feature, runId: plan.runId, job, folder, now },
      ...{ token: settings.githubToken, ttlMs: settings.lockTtlMs, log: call.log, cancel: call.cancel }
    }), true);
    const leased = await lease.taken;
    if (!leased.ok)
      return leased;
    return recordHeld(control, { ...recording, folder, settings, base });
  } catch (e_1) {
    env_1.error = e_1;
    env_1.hasError = true;
  } finally {
    const result_1 = __disposeResources2(env_1);
    if (result_1)
      await result_1;
  }
}
async function recordHeld(control, held) {
  const env_2 = { stack: [], error: void 0, hasError: false };
  try {
    const { call, job, asked } = control;
    const { repository, run: waiting, pull, folder, settings, base } = held;
    const changed = await whyChanged(held);
    if (changed !== void 0)
      return changed;
    const { person, via, thread } = asked.origin;
    const url = `${job.serverUrl}/${job.repository}/pull/${thread}`;
    const clock = (0,_chunk_2ZH76IZR_js__WEBPACK_IMPORTED_MODULE_100__/* .systemClock */ .m)();
    const opened = openWaiting({
      ...{ folder, run: waiting, workflowRun: job.workflowRun, clock },
      approved: {
        type: "approved",
        ...{ commit: pull.sha, person, via: via === "review" ? "review" : "comment" },
        pull: { number: thread, url, draft: true }
      }
    });
    if (!opened.ok)
      return opened;
    const journal = __addDisposableResource2(env_2, opened, false);
    const secrets = (0,_chunk_XT7TZLQN_js__WEBPACK_IMPORTED_MODULE_35__/* .knownSecrets */ .x)(settings, call.env);
    for (const secret of secrets)
      call.onSecret(secret);
    const world = await signOffWorld(control, { ...held, opened: journal, secrets, clock });
    const unrecorded = await world.record(opened.first.state);
    if (unrecorded !== void 0)
      return (0,_chunk_ZY654XUQ_js__WEBPACK_IMPORTED_MODULE_96__/* .environmentBroken */ .j8)(`The sign-off could not be recorded: ${unrecorded}`);
    const ended = await (0,_chunk_WGBPNGOI_js__WEBPACK_IMPORTED_MODULE_2__/* .run */ .e)(world, opened.first);
    await world.face.finish(ended.state);
    const end = await (0,_chunk_PNRG2PLY_js__WEBPACK_IMPORTED_MODULE_10__/* .finished */ .x)({ ...call, job }, { ...ended, folder, settings, repository, base, journalFile: opened.journalFile });
    return { ok: true, state: ended.state, end };
  } catch (e_2) {
    env_2.error = e_2;
    env_2.hasError = true;
  } finally {
    __disposeResources2(env_2);
  }
}
async function whyChanged({ repository, run: run2, pull }) {
  const ref = `refs/heads/${run2.state.plan.branch}`;
  const listed = await repository.remoteRefs([ref]);
  if (!listed.ok)
    return (0,_chunk_CRJQEBYF_js__WEBPACK_IMPORTED_MODULE_99__/* .remoteRefusal */ .jH)(listed.problem);
  const now = listed.refs.get(ref);
  if (now !== pull.sha) {
    const at = now === void 0 ? "is gone" : `is at ${now.slice(0, 10)} now`;
    return (0,_chunk_ZY654XUQ_js__WEBPACK_IMPORTED_MODULE_96__/* .configError */ .Fj)(`The branch was at ${pull.sha.slice(0, 10)} when this was said and ${at}. Look at it and sign it off again.`);
  }
  for (const commit of /* @__PURE__ */ new Set([pull.sha, ...(0,_chunk_45DEJ47T_js__WEBPACK_IMPORTED_MODULE_18__/* .neededCommits */ .U)(run2.state)])) {
    const imported = await repository.importCommit(commit);
    if (!imported.ok)
      return (0,_chunk_CRJQEBYF_js__WEBPACK_IMPORTED_MODULE_99__/* .remoteRefusal */ .jH)(imported.problem);
  }
  return void 0;
}

// build/action/thread-signoff.js
async function answerApprove(call) {
  const { origin } = call.asked;
  const { pull } = origin;
  if (pull === void 0)
    return decline(call, onPullAlone);
  return (0,_chunk_IWUR3HPV_js__WEBPACK_IMPORTED_MODULE_5__/* .onRemote */ .Cz)(call, async (repository) => {
    const run2 = await (0,_chunk_3SQTHCFJ_js__WEBPACK_IMPORTED_MODULE_11__/* .findRunOn */ .ev)(repository, pull.head);
    if (run2 === void 0) {
      return origin.via === "review" ? skipped(`no run works on ${pull.head}`) : decline(call, noRun(pull));
    }
    const verdict = judgeSignOff(run2.state, { pull, phrase: call.phrase });
    switch (verdict.type) {
      case "refused":
        return decline(call, verdict.why);
      case "known":
        return again(call, run2.state);
      case "ok":
        return approve(call, { repository, run: run2, pull });
    }
  });
}
async function approve(call, approving) {
  const done = await recordSignOff(call, approving);
  if (!done.ok)
    return declineAs(call, done);
  await Promise.all([call.voice.react("rocket"), call.voice.reply(signedReply(done.state))]);
  return done.end;
}
async function again({ asked, voice }, state) {
  const { commit: sha } = (0,_chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_51__/* .tipOf */ .nM)(state);
  const marked = await markPull(voice.client, { number: asked.origin.thread, sha });
  await Promise.all([voice.react("rocket"), voice.reply(knownReply(state, marked))]);
  return skipped(`run ${state.plan.runId} is signed off already`);
}
async function findFixed(call, what) {
  const { pull } = call.asked.origin;
  let waiting;
  const end = pull === void 0 ? await decline(call, onPullAlone) : await (0,_chunk_IWUR3HPV_js__WEBPACK_IMPORTED_MODULE_5__/* .onRemote */ .Cz)(call, async (repository) => {
    const run2 = await (0,_chunk_3SQTHCFJ_js__WEBPACK_IMPORTED_MODULE_11__/* .findRunOn */ .ev)(repository, pull.head);
    const verdict = run2 && judgeFix(run2.state, { pull, phrase: call.phrase });
    if (run2 === void 0 || verdict === void 0)
      return decline(call, noRun(pull));
    if (verdict.type === "refused")
      return decline(call, verdict.why);
    const story = fixedStory(run2.state, what);
    if (story === void 0)
      return decline(call, `run ${run2.state.plan.runId} has no story that passed`);
    waiting = workOf(run2, story);
    return skipped("the run goes on");
  });
  return waiting === void 0 ? { ok: false, end } : { ok: true, waiting };
}
function workOf({ state: { plan } }, story) {
  const keyless = plan.checks.some(({ name, keyless: isKeyless }) => name === _chunk_4GQXXLZX_js__WEBPACK_IMPORTED_MODULE_31__/* .CRITERIA_GATE */ .se && isKeyless === true);
  return {
    ...{ runId: plan.runId, feature: plan.feature, story },
    ...plan.prdPath !== void 0 && { prdPath: plan.prdPath },
    ...plan.objective && { objective: { ...plan.objective, keyless } }
  };
}
var onPullAlone = "a sign-off is of one commit, so it is given on the pull request";
function noRun({ head }) {
  return `no run has left records of branch ${head}`;
}
async function decline(call, why) {
  return declineAs(call, { ok: false, halt: "skipped", reasons: [why] });
}
async function declineAs({ voice, asked }, refusal) {
  const words = refusedReply(asked.command.kind, refusal.reasons);
  await Promise.all([voice.react("confused"), voice.reply(words)]);
  return (0,_chunk_MNEHPL5P_js__WEBPACK_IMPORTED_MODULE_25__/* .refused */ .J)(refusal);
}
function skipped(reason) {
  return (0,_chunk_MNEHPL5P_js__WEBPACK_IMPORTED_MODULE_25__/* .refused */ .J)({ ok: false, halt: "skipped", reasons: [reason] });
}



/***/ })

};
