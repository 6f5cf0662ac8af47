"use strict";
exports.id = 1852;
exports.ids = [1852];
exports.modules = {

/***/ 3557:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TQ: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.TQE),
/* harmony export */   uF: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.uF$),
/* harmony export */   zL: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.zLN)
/* harmony export */ });
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6419);
// layer:report/redact.js





/***/ }),

/***/ 9361:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ __callDispose),
/* harmony export */   r: () => (/* binding */ __using)
/* harmony export */ });
var __knownSymbol = (name, symbol) => (symbol = Symbol[name]) ? symbol : /* @__PURE__ */ Symbol.for("Symbol." + name);
var __typeError = (msg) => {
  throw TypeError(msg);
};
var __using = (stack, value, async) => {
  if (value != null) {
    if (typeof value !== "object" && typeof value !== "function") __typeError("Object expected");
    var dispose, inner;
    if (async) dispose = value[__knownSymbol("asyncDispose")];
    if (dispose === void 0) {
      dispose = value[__knownSymbol("dispose")];
      if (async) inner = dispose;
    }
    if (typeof dispose !== "function") __typeError("Object not disposable");
    if (inner) dispose = function() {
      try {
        inner.call(this);
      } catch (e) {
        return Promise.reject(e);
      }
    };
    stack.push([async, dispose, value]);
  } else if (async) {
    stack.push([async]);
  }
  return value;
};
var __callDispose = (stack, error, hasError) => {
  var E = typeof SuppressedError === "function" ? SuppressedError : function(e, s, m, _) {
    return _ = Error(m), _.name = "SuppressedError", _.error = e, _.suppressed = s, _;
  };
  var fail = (e) => error = hasError ? new E(e, error, "An error was suppressed during disposal") : (hasError = true, e);
  var next = (it) => {
    while (it = stack.pop()) {
      try {
        var result = it[1] && it[1].call(it[2]);
        if (it[0]) return Promise.resolve(result).then(next, (e) => (fail(e), next()));
      } catch (e) {
        fail(e);
      }
    }
    if (hasError) throw error;
  };
  return next();
};




/***/ }),

/***/ 6619:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.$GP),
/* harmony export */   w: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.wX6)
/* harmony export */ });
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6419);
// layer:action/policy-paths.js





/***/ }),

/***/ 4208:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ redactStream)
/* harmony export */ });
/* harmony import */ var _chunk_2HP7CEG4_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3557);


// build/report/stream-texts.js
var DEEPEST = 32;
var NOT_KEPT = "[not kept: nested too deep]";
function streamTexts(lines) {
  const records = lines.map(parsed);
  const root = {};
  const texts = [];
  const cut = /* @__PURE__ */ new Set();
  const ids = records.map((record, line) => {
    const walk = { line, texts, cut, ids: [] };
    if (isHolder(record))
      visit(walk, { holder: record, place: root, depth: 1, isListed: false });
    return walk.ids;
  });
  return { records, texts, about: aboutOf(ids), cut };
}
function isHolder(value) {
  return typeof value === "object" && value !== null;
}
function parsed(line) {
  if (!line.startsWith("{"))
    return void 0;
  try {
    return JSON.parse(line);
  } catch {
    return void 0;
  }
}
function visit(walk, at) {
  const { holder, isListed } = at;
  const isList = Array.isArray(holder);
  for (const [key, inner] of Object.entries(holder)) {
    if (!isListed && !isList && isId(key, inner))
      walk.ids.push(`${key}=${inner}`);
    if (typeof inner === "string")
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
function placeIn({ holder, place }, field) {
  if (Array.isArray(holder)) {
    place.members ??= {};
    return place.members;
  }
  place.fields ??= /* @__PURE__ */ new Map();
  const known = place.fields.get(field) ?? {};
  place.fields.set(field, known);
  return known;
}
function isId(key, value) {
  if (typeof value !== "number" && (typeof value !== "string" || value.length > 200))
    return false;
  return /(?:^|_)(?:id|index)$|[a-z](?:Id|ID|Index)$/.test(key);
}
function aboutOf(records) {
  const counts = /* @__PURE__ */ new Map();
  for (const ids of records)
    for (const id of new Set(ids))
      counts.set(id, (counts.get(id) ?? 0) + 1);
  return records.map((ids) => JSON.stringify(ids.filter((id) => (counts.get(id) ?? 0) > 1)));
}

// build/report/redact-stream.js
function redactStream(text, secrets) {
  const lines = text.split("\n");
  const stream = streamTexts(lines);
  const cuts = cutsIn(stream, (0,_chunk_2HP7CEG4_js__WEBPACK_IMPORTED_MODULE_0__/* .report_redact__secretFinder */ .TQ)(secrets));
  const count = new Set([...cuts.values()].flatMap(({ begun }) => [...begun])).size;
  if (count === 0 && stream.cut.size === 0)
    return (0,_chunk_2HP7CEG4_js__WEBPACK_IMPORTED_MODULE_0__/* .report_redact__redact */ .uF)(text, secrets);
  const touched = new Set(stream.cut);
  for (const [piece, { spans }] of cuts) {
    piece.put(withoutSpans(piece.text, spans));
    touched.add(piece.line);
  }
  const written = lines.map((line, at) => touched.has(at) ? JSON.stringify(stream.records[at]) : line);
  const whole = (0,_chunk_2HP7CEG4_js__WEBPACK_IMPORTED_MODULE_0__/* .report_redact__redact */ .uF)(written.join("\n"), secrets);
  return { text: whole.text, count: whole.count + count };
}
function cutsIn({ texts, about }, find) {
  const cuts = /* @__PURE__ */ new Map();
  const numbers = new Map(texts.map((each, at) => [each, at]));
  const cutAll = (groups) => {
    for (const pieces of groups)
      cutAcross(pieces, { find, cuts, numbers });
  };
  const all = Map.groupBy(texts, ({ place }) => place);
  cutAll(all.values());
  for (const pieces of all.values()) {
    const blocks = Map.groupBy(pieces, ({ line }) => about[line] ?? "");
    if (blocks.size > 1)
      cutAll(blocks.values());
  }
  return cuts;
}
function cutAcross(pieces, { find, cuts, numbers }) {
  if (pieces.length < 2)
    return;
  const placed = placedOf(pieces);
  let first = 0;
  for (const [from, to] of find(pieces.map(({ text }) => text).join(""))) {
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
  const cut = cuts.get(piece) ?? { spans: [], begun: /* @__PURE__ */ new Set() };
  cut.spans.push(span);
  cut.begun.add(begun);
  cuts.set(piece, cut);
}
function withoutSpans(text, spans) {
  const kept = [];
  let end = -1;
  for (const [from, to] of spans.toSorted((a, b) => a[0] - b[0])) {
    if (from > end)
      kept.push(text.slice(Math.max(0, end), from), "[redacted]");
    end = Math.max(end, to);
  }
  return `${kept.join("")}${text.slice(Math.max(0, end))}`;
}




/***/ }),

/***/ 1852:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   recordRun: () => (/* binding */ recordRun)
/* harmony export */ });
/* harmony import */ var _chunk_Y5RYFVPN_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4208);
/* harmony import */ var _chunk_A67WNWUN_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9052);
/* harmony import */ var _chunk_NFGW6NFR_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6619);
/* harmony import */ var _chunk_2HP7CEG4_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3557);
/* harmony import */ var _chunk_TO3IQZ72_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(882);
/* harmony import */ var _chunk_EBS6DVXL_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2181);
/* harmony import */ var _chunk_BPCHXMC3_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9361);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_6___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_6__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_7___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_7__);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_8___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_8__);








// build/action/record.js


// build/adapters/cassette/recorder.js



// build/adapters/cassette/record-change.js
var nothing = { files: [], ignored: [], leftOut: [], redacted: 0 };
async function recordedChange(call) {
  const { captured } = call;
  if (!captured.ok)
    return { ...nothing, notTaken: captured.why.message };
  const changes = await call.repository.changes(call.given, captured.tree);
  const taken = changes.filter(isRecordable);
  const leftOut = [
    ...captured.notImported.map(({ path }) => path),
    ...changes.filter((change) => !isRecordable(change)).map(({ path }) => path.toWellFormed())
  ].slice(0, MOST_NAMES);
  if (taken.length > _chunk_A67WNWUN_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST */ ._B.changedFiles)
    return tooMuch(`${taken.length} files, the limit is ${_chunk_A67WNWUN_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST */ ._B.changedFiles}`);
  const written = taken.filter(({ status }) => status !== "deleted");
  const blobs = await call.repository.blobs(written.map(({ newSha }) => newSha));
  const bytes = blobs.reduce((sum, blob) => sum + blob.length, 0);
  if (bytes > _chunk_A67WNWUN_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST */ ._B.changeBytes)
    return tooMuch(`${bytes} bytes, the limit is ${_chunk_A67WNWUN_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST */ ._B.changeBytes}`);
  const contents = new Map(written.map(({ path }, at) => [path, blobs[at] ?? Buffer.alloc(0)]));
  const recorded = taken.map((change) => recordedFile(call, change, contents.get(change.path)));
  return {
    files: recorded.map(({ file }) => file),
    ignored: captured.ignored.filter((path) => path.isWellFormed()).map((path) => call.redact(path).text),
    leftOut: leftOut.map((path) => call.redact(path).text),
    redacted: recorded.reduce((sum, { count }) => sum + count, 0)
  };
}
var MOST_NAMES = 100;
function tooMuch(what) {
  return { ...nothing, notTaken: `the change is too large for a cassette: ${what}` };
}
function isRecordable({ path, newMode, oldMode }) {
  return path.isWellFormed() && newMode !== GITLINK && oldMode !== GITLINK;
}
var GITLINK = "160000";
function recordedFile({ redact, isOurs }, { path, status, oldSha, newMode }, bytes) {
  const before = isOurs(path) ? {} : { before: status === "added" ? "" : oldSha };
  const named = redact(path);
  if (bytes === void 0)
    return { file: { path: named.text, ...before, delete: true }, count: named.count };
  const mode = newMode;
  const isText = !bytes.includes(0) && Buffer.from(bytes.toString("utf8")).equals(bytes);
  const { text, count } = redact(bytes.toString(isText ? "utf8" : "latin1"));
  const content = isText ? { text } : { base64: Buffer.from(text, "latin1").toString("base64") };
  return { file: { path: named.text, ...before, mode, ...content }, count: count + named.count };
}

// build/adapters/cassette/record-stream.js


async function recordedStream(path, { head, tail }) {
  var _stack = [];
  try {
    const flags = node_fs__WEBPACK_IMPORTED_MODULE_7__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_7__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_7__.constants.O_NONBLOCK;
    const file = (0,_chunk_BPCHXMC3_js__WEBPACK_IMPORTED_MODULE_9__/* .__using */ .r)(_stack, await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_8__.open)(path, flags).catch(() => void 0), true);
    const found = await file?.stat();
    if (file === void 0 || found?.isFile() !== true)
      return { text: "", cut: 0 };
    const { size } = found;
    if (size <= head + tail)
      return { text: (await bytesAt(file, 0, size)).toString("utf8"), cut: 0 };
    const first = untilLastLine(await bytesAt(file, 0, head));
    const last = fromFirstLine(await bytesAt(file, size - tail, tail));
    return { text: `${first.toString("utf8")}${last.toString("utf8")}`, cut: size - first.length - last.length };
  } catch (_) {
    var _error = _, _hasError = true;
  } finally {
    var _promise = (0,_chunk_BPCHXMC3_js__WEBPACK_IMPORTED_MODULE_9__/* .__callDispose */ .q)(_stack, _error, _hasError);
    _promise && await _promise;
  }
}
async function bytesAt(file, position, length) {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await file.read(buffer, 0, length, position);
  return buffer.subarray(0, bytesRead);
}
var NEWLINE = 10;
function untilLastLine(bytes) {
  return bytes.subarray(0, bytes.lastIndexOf(NEWLINE) + 1);
}
function fromFirstLine(bytes) {
  const at = bytes.indexOf(NEWLINE);
  const lines = at === -1 ? bytes.subarray(0, 0) : bytes.subarray(at + 1);
  const end = lines.indexOf("-----END ");
  const begin = lines.indexOf("-----BEGIN ");
  if (end === -1 || begin !== -1 && begin < end)
    return lines;
  const rest = lines.indexOf(NEWLINE, end);
  return rest === -1 ? lines.subarray(0, 0) : lines.subarray(rest + 1);
}

// build/adapters/cassette/recorder.js
function openRecorder(options) {
  const tape = openTape(options);
  return {
    called: async (call) => tape.add(() => callLine(call, options)),
    captured: async ({ story, part = story, attempt, iteration, previousTree: given }, captured) => tape.add(async () => ({
      ...{ type: "change", story: part, attempt, name: `${iteration}-implement` },
      ...await recordedChange({ ...options, given, captured })
    }))
  };
}
function openTape({ path, head, onTrouble }) {
  let isOver = false;
  const write = (line) => {
    const text = `${JSON.stringify(line)}
`;
    const size = (0,node_fs__WEBPACK_IMPORTED_MODULE_7__.existsSync)(path) ? (0,node_fs__WEBPACK_IMPORTED_MODULE_7__.statSync)(path).size : 0;
    if (size + Buffer.byteLength(text) > _chunk_A67WNWUN_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST */ ._B.fileBytes || Buffer.byteLength(text) > _chunk_A67WNWUN_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST */ ._B.lineBytes) {
      throw new Error(`it would grow over ${_chunk_A67WNWUN_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST */ ._B.fileBytes} bytes, or a line of it over ${_chunk_A67WNWUN_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST */ ._B.lineBytes}`);
    }
    (0,node_fs__WEBPACK_IMPORTED_MODULE_7__.appendFileSync)(path, text, { mode: 384 });
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
      (0,node_fs__WEBPACK_IMPORTED_MODULE_7__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_6__.dirname)(path), { recursive: true, mode: 448 });
      if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_7__.existsSync)(path))
        write({ type: "cassette", version: _chunk_A67WNWUN_js__WEBPACK_IMPORTED_MODULE_1__/* .CASSETTE_VERSION */ .s0, ...head });
      write(await line());
    })
  };
}
async function callLine({ request, files, called }, { redact, redactStream: redactStream2 }) {
  const [stdout, stderr] = await Promise.all([
    recordedStream(files.stdout, { head: _chunk_A67WNWUN_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST */ ._B.stdoutHead, tail: _chunk_A67WNWUN_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST */ ._B.stdoutTail }),
    recordedStream(files.stderr, { head: 0, tail: _chunk_A67WNWUN_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST */ ._B.stderrTail })
  ]);
  const { result, usage, provider, finalText } = called;
  let redacted = 0;
  const clean = (text, take = redact) => {
    const found = take(text);
    redacted += found.count;
    return found.text;
  };
  return {
    ...{ type: "call", role: request.role, name: request.name, prompt: (0,_chunk_A67WNWUN_js__WEBPACK_IMPORTED_MODULE_1__/* .promptDigest */ .pl)(request.prompt) },
    story: request.variables["RALPH_STORY"] ?? "",
    attempt: Number(request.variables["RALPH_ATTEMPT"] ?? 1),
    call: Number(request.variables["RALPH_REVIEW_CALL"] ?? 1),
    stdout: { ...stdout, text: clean(stdout.text, redactStream2) },
    stderr: { ...stderr, text: clean(stderr.text) },
    durationMs: result.durationMs,
    outcome: {
      verdict: result.verdict,
      reason: clean(result.reason),
      ...result.exitCode === void 0 ? {} : { exitCode: result.exitCode },
      excerpt: { ...result.excerpt, lines: result.excerpt.lines.map((line) => clean(line)) },
      softLimitHit: result.softLimitHit,
      finalText: clean(finalText),
      usage,
      ...called.tooLarge && { tooLarge: true },
      ...provider === void 0 ? {} : { provider: { ...provider, detail: clean(provider.detail) } }
    },
    redacted
  };
}

// build/action/record.js
function recordRun({ prepared, plan, folder, secrets, log }) {
  const path = (0,node_path__WEBPACK_IMPORTED_MODULE_6__.join)(folder, "cassettes", `${plan.runId}.jsonl`);
  log.notice(`record: true, so what the agents do is written to ${path}. It holds code and words of this repository.`);
  const { runId, agent, reviewAgent, clients = {}, prdPath } = plan;
  const ours = prdPath === void 0 ? [] : [prdPath, (0,_chunk_NFGW6NFR_js__WEBPACK_IMPORTED_MODULE_2__/* .action_policy_paths__progressPath */ .$)(prdPath)];
  return openRecorder({
    path,
    head: { runId, agent, reviewAgent, clients },
    repository: prepared.repository,
    redact: (text) => (0,_chunk_2HP7CEG4_js__WEBPACK_IMPORTED_MODULE_3__/* .report_redact__redact */ .uF)(text, secrets),
    redactStream: (text) => (0,_chunk_Y5RYFVPN_js__WEBPACK_IMPORTED_MODULE_0__/* .redactStream */ .S)(text, secrets),
    isOurs: (changed) => ours.includes(changed),
    onTrouble: log.warning
  });
}



/***/ })

};
;