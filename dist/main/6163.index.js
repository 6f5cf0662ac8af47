"use strict";
exports.id = 6163;
exports.ids = [6163];
exports.modules = {

/***/ 5919:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.dvU)
/* harmony export */ });
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6419);
// layer:adapters/store/atomic.js





/***/ }),

/***/ 4825:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.HJ1),
/* harmony export */   I: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.IKR)
/* harmony export */ });
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6419);
// layer:adapters/agents/program-stamp.js





/***/ }),

/***/ 433:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ry: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.RyP),
/* harmony export */   Yf: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.YfY),
/* harmony export */   pJ: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.pJu)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:adapters/process/tail.js





/***/ }),

/***/ 8961:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mx: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.mx2),
/* harmony export */   oA: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.oA8),
/* harmony export */   of: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.ofu)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:action/refusal.js





/***/ }),

/***/ 6163:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   replayProgram: () => (/* binding */ replayProgram)
/* harmony export */ });
/* harmony import */ var _chunk_A67WNWUN_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9052);
/* harmony import */ var _chunk_TO3IQZ72_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(882);
/* harmony import */ var _chunk_EBS6DVXL_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2181);
/* harmony import */ var _chunk_GMGLISQJ_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4825);
/* harmony import */ var _chunk_KIY3N6KY_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(433);
/* harmony import */ var _chunk_7URPKLLQ_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5919);
/* harmony import */ var _chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8961);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_7___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_7__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_8___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_8__);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8816);
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6419);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1455);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_10___default = /*#__PURE__*/__webpack_require__.n(node_fs_promises__WEBPACK_IMPORTED_MODULE_10__);









// build/action/replay-program.js



// build/replay/read.js


// build/replay/schema.js


// layer:adapters/agents/believable.js


// build/rehearsal/paths.js


function pathProblem(path2) {
  const shown = JSON.stringify(path2);
  if (path2 === "" || path2.includes("\0"))
    return `${shown} is no path. Write one relative to the worktree, for example src/a.js.`;
  if ((0,node_path__WEBPACK_IMPORTED_MODULE_8__.isAbsolute)(path2))
    return `${shown} is absolute. Write it relative to the worktree, for example src/a.js.`;
  const plain = (0,node_path__WEBPACK_IMPORTED_MODULE_8__.normalize)(path2);
  if (plain === ".." || plain.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_8__.sep}`))
    return `${shown} leads out of the worktree. Remove the "..".`;
  if (plain === "." || plain === `.${node_path__WEBPACK_IMPORTED_MODULE_8__.sep}`)
    return `${shown} is the whole worktree. Name a file or folder in it.`;
  return void 0;
}

// build/replay/schema.js
var LONG = 64 * 1024;
var count = zod__WEBPACK_IMPORTED_MODULE_11__/* .int */ .Whr().min(0).max(Number.MAX_SAFE_INTEGER);
var name = zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().min(1).max(200);
var digest = zod__WEBPACK_IMPORTED_MODULE_11__/* .strictObject */ .rej({
  word: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().regex(/^[A-Za-z0-9-]{0,64}$/, "not the word of a prompt"),
  chars: count,
  parts: zod__WEBPACK_IMPORTED_MODULE_11__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_11__/* .strictObject */ .rej({ title: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().max(80), digest: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().regex(/^[0-9a-f]{8}$/) })).max(1e3)
});
var stream = zod__WEBPACK_IMPORTED_MODULE_11__/* .strictObject */ .rej({ text: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().max(4 * _chunk_A67WNWUN_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST */ ._B.stdoutTail), cut: count });
var tokens = count.max(_layer_2_js__WEBPACK_IMPORTED_MODULE_9__/* .adapters_agents_believable__mostOfCall */ .Uxj.tokens);
var usage = zod__WEBPACK_IMPORTED_MODULE_11__/* .strictObject */ .rej({
  role: zod__WEBPACK_IMPORTED_MODULE_11__/* ["enum"] */ .k5n(["implement", "spec", "quality", "plan", "classify"]),
  costUsd: zod__WEBPACK_IMPORTED_MODULE_11__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_11__/* .number */ .aig().min(0).max(_layer_2_js__WEBPACK_IMPORTED_MODULE_9__/* .adapters_agents_believable__mostOfCall */ .Uxj.usd)),
  isReckoned: zod__WEBPACK_IMPORTED_MODULE_11__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_11__/* .literal */ .euz(true)),
  isPartial: zod__WEBPACK_IMPORTED_MODULE_11__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_11__/* .literal */ .euz(true)),
  isFlat: zod__WEBPACK_IMPORTED_MODULE_11__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_11__/* .literal */ .euz(true)),
  inputTokens: tokens,
  outputTokens: tokens,
  cacheReadTokens: tokens,
  cacheWriteTokens: tokens
});
var resetAt = count.max(1e14);
var provider = zod__WEBPACK_IMPORTED_MODULE_11__/* .strictObject */ .rej({ class: name, detail: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().max(LONG), resetAt: zod__WEBPACK_IMPORTED_MODULE_11__/* .exactOptional */ .yqP(resetAt) });
var headSchema = zod__WEBPACK_IMPORTED_MODULE_11__/* .strictObject */ .rej({
  type: zod__WEBPACK_IMPORTED_MODULE_11__/* .literal */ .euz("cassette"),
  version: zod__WEBPACK_IMPORTED_MODULE_11__/* .literal */ .euz(_chunk_A67WNWUN_js__WEBPACK_IMPORTED_MODULE_0__/* .CASSETTE_VERSION */ .s0),
  runId: name,
  agent: name,
  reviewAgent: name,
  clients: zod__WEBPACK_IMPORTED_MODULE_11__/* .record */ .g1P(name, name)
});
var callSchema = zod__WEBPACK_IMPORTED_MODULE_11__/* .strictObject */ .rej({
  type: zod__WEBPACK_IMPORTED_MODULE_11__/* .literal */ .euz("call"),
  role: zod__WEBPACK_IMPORTED_MODULE_11__/* ["enum"] */ .k5n(["implement", "spec-review", "quality-review", "plan", "classify"]),
  story: name,
  attempt: count.min(1),
  call: count.min(1),
  name,
  prompt: digest,
  stdout: stream,
  stderr: stream,
  durationMs: zod__WEBPACK_IMPORTED_MODULE_11__/* .number */ .aig().min(0),
  outcome: zod__WEBPACK_IMPORTED_MODULE_11__/* .strictObject */ .rej({
    verdict: zod__WEBPACK_IMPORTED_MODULE_11__/* ["enum"] */ .k5n(["pass", "fail", "warn", "timeout", "error", "skipped"]),
    reason: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().max(LONG),
    exitCode: zod__WEBPACK_IMPORTED_MODULE_11__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_11__/* .int */ .Whr().min(0).max(255)),
    excerpt: zod__WEBPACK_IMPORTED_MODULE_11__/* .strictObject */ .rej({ lines: zod__WEBPACK_IMPORTED_MODULE_11__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().max(LONG)).max(200), truncated: count }),
    softLimitHit: zod__WEBPACK_IMPORTED_MODULE_11__/* .boolean */ .zMY(),
    finalText: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().max(4 * LONG),
    usage: zod__WEBPACK_IMPORTED_MODULE_11__/* .array */ .YOg(usage).max(100),
    provider: zod__WEBPACK_IMPORTED_MODULE_11__/* .exactOptional */ .yqP(provider),
    tooLarge: zod__WEBPACK_IMPORTED_MODULE_11__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_11__/* .literal */ .euz(true))
  }),
  redacted: count
});
var path = zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().max(4096).superRefine((value, context) => {
  const problem = pathProblem(value) ?? gitProblem(value);
  if (problem !== void 0)
    context.addIssue({ code: "custom", message: problem });
});
function gitProblem(value) {
  const isGit = value.split("/").some((segment) => /^\.git[. ]*$/i.test(segment.normalize("NFKC").replace(/\u200c|\u200d/g, "")));
  return isGit ? `${JSON.stringify(value)} leads into .git. A change holds files of the tree alone.` : void 0;
}
var before = zod__WEBPACK_IMPORTED_MODULE_11__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().regex(/^(?:[0-9a-f]{40})?$/));
var mode = zod__WEBPACK_IMPORTED_MODULE_11__/* ["enum"] */ .k5n(["100644", "100755", "120000"]);
var file = zod__WEBPACK_IMPORTED_MODULE_11__/* .union */ .KCZ([
  zod__WEBPACK_IMPORTED_MODULE_11__/* .strictObject */ .rej({ path, before, delete: zod__WEBPACK_IMPORTED_MODULE_11__/* .literal */ .euz(true) }),
  zod__WEBPACK_IMPORTED_MODULE_11__/* .strictObject */ .rej({ path, before, mode, text: zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP() }),
  zod__WEBPACK_IMPORTED_MODULE_11__/* .strictObject */ .rej({ path, before, mode, base64: zod__WEBPACK_IMPORTED_MODULE_11__/* .base64 */ .K39() })
]);
var changeSchema = zod__WEBPACK_IMPORTED_MODULE_11__/* .strictObject */ .rej({
  type: zod__WEBPACK_IMPORTED_MODULE_11__/* .literal */ .euz("change"),
  story: name,
  attempt: count.min(1),
  name,
  files: zod__WEBPACK_IMPORTED_MODULE_11__/* .array */ .YOg(file).max(_chunk_A67WNWUN_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST */ ._B.changedFiles).superRefine(linksInside),
  ignored: zod__WEBPACK_IMPORTED_MODULE_11__/* .array */ .YOg(path).max(1e3),
  leftOut: zod__WEBPACK_IMPORTED_MODULE_11__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().max(4096)).max(100),
  notTaken: zod__WEBPACK_IMPORTED_MODULE_11__/* .exactOptional */ .yqP(zod__WEBPACK_IMPORTED_MODULE_11__/* .string */ .YjP().max(LONG)),
  redacted: count
});
function linksInside(files, context) {
  for (const each of files) {
    if (!("mode" in each) || each.mode !== "120000")
      continue;
    const target = "text" in each ? each.text : void 0;
    const to = target === void 0 || target === "" || target.startsWith("/") ? ".." : `${folderOf(each.path)}${target}`;
    const problem = leavesTree(to);
    if (problem)
      context.addIssue({ code: "custom", message: `the link ${JSON.stringify(each.path)} leads out of the tree.` });
  }
}
function folderOf(path2) {
  return path2.slice(0, path2.lastIndexOf("/") + 1);
}
function leavesTree(path2) {
  let depth = 0;
  for (const segment of path2.split("/")) {
    if (segment === "" || segment === ".")
      continue;
    depth += segment === ".." ? -1 : 1;
    if (depth < 0)
      return true;
  }
  return false;
}

// build/replay/read.js
function readCassette(bytes, { path: path2, shown }) {
  if (bytes.length > _chunk_A67WNWUN_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST */ ._B.fileBytes)
    return refused(shown, `has ${bytes.length} bytes, the limit is ${_chunk_A67WNWUN_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST */ ._B.fileBytes}`);
  const lines = spansOf(bytes);
  const [first, ...rest] = lines;
  const head = first === void 0 ? void 0 : parsed(bytes, first);
  const wrong = headProblem(head);
  if (wrong !== void 0)
    return refused(shown, wrong);
  const calls = readCalls(bytes, rest);
  if (typeof calls === "string")
    return refused(shown, calls);
  const load = ({ at, change }) => ({
    call: callSchema.parse(loaded(path2, at)),
    change: change === void 0 ? void 0 : changeSchema.parse(loaded(path2, change))
  });
  return { ok: true, cassette: { head: headSchema.parse(head), calls, load } };
}
function readCalls(bytes, spans) {
  const calls = [];
  for (const [at, span] of spans.entries()) {
    const read = readLine(parsed(bytes, span));
    if (typeof read === "string" && span.from + span.bytes === bytes.length)
      break;
    if (typeof read === "string")
      return `line ${at + 2}: ${read}`;
    if (read.type === "call")
      addCall(calls, read, span);
    else
      addChange(calls, read, span);
    if (calls.length > _chunk_A67WNWUN_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST */ ._B.calls)
      return `has more than ${_chunk_A67WNWUN_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST */ ._B.calls} calls`;
  }
  return calls;
}
function refused(shown, why) {
  return { ok: false, problem: `${shown}: ${why}. Record it again, or name another file (docs/replay.md).` };
}
var NEWLINE = 10;
function spansOf(bytes) {
  const spans = [];
  for (let from = 0; from < bytes.length; ) {
    const end = bytes.indexOf(NEWLINE, from);
    const to = end === -1 ? bytes.length : end;
    if (to > from)
      spans.push({ from, bytes: to - from });
    from = to + 1;
  }
  return spans;
}
function parsed(bytes, { from, bytes: length }) {
  if (length > _chunk_A67WNWUN_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST */ ._B.lineBytes)
    return void 0;
  try {
    const value = JSON.parse(bytes.toString("utf8", from, from + length));
    return typeof value === "object" && value !== null ? value : void 0;
  } catch {
    return void 0;
  }
}
function headProblem(head) {
  if (head?.["type"] !== "cassette")
    return "is no cassette: its first line is not the head of one";
  if (head["version"] !== _chunk_A67WNWUN_js__WEBPACK_IMPORTED_MODULE_0__/* .CASSETTE_VERSION */ .s0) {
    return `is a cassette of version ${JSON.stringify(head["version"])}, and this version reads version ${_chunk_A67WNWUN_js__WEBPACK_IMPORTED_MODULE_0__/* .CASSETTE_VERSION */ .s0}`;
  }
  const read = headSchema.safeParse(head);
  return read.success ? void 0 : `line 1: ${problemOf(read.error)}`;
}
function readLine(value) {
  if (value === void 0)
    return `is no JSON object of at most ${_chunk_A67WNWUN_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST */ ._B.lineBytes} bytes`;
  const read = value["type"] === "change" ? changeSchema.safeParse(value) : callSchema.safeParse(value);
  return read.success ? read.data : problemOf(read.error);
}
function problemOf({ issues }) {
  const { path: path2 = [], message = "" } = issues[0] ?? {};
  return `${path2.length === 0 ? "" : `${path2.join(".")}: `}${message.replace(/\.$/, "")}`;
}
function addCall(calls, { role, story, attempt, call, name: name2, outcome }, at) {
  const place = { role, story, attempt, call, name: name2, isPutOff: outcome.provider !== void 0, at };
  const again = calls.findIndex((each) => each.name === name2 && !each.isPutOff);
  if (again === -1)
    calls.push(place);
  else
    calls.splice(again, 1, place);
}
function addChange(calls, { name: name2 }, change) {
  const at = calls.findLastIndex((each) => each.name === name2);
  const place = calls[at];
  if (place !== void 0)
    calls[at] = { ...place, change };
}
function loaded(path2, { from, bytes }) {
  const buffer = Buffer.alloc(bytes);
  const file2 = (0,node_fs__WEBPACK_IMPORTED_MODULE_7__.openSync)(path2, "r");
  try {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_7__.readSync)(file2, buffer, 0, bytes, from);
  } finally {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_7__.closeSync)(file2);
  }
  return JSON.parse(buffer.toString("utf8"));
}

// build/replay/find-call.js
function findCall(cassette, wanted) {
  const same = cassette.calls.filter((each) => isSame(each, wanted));
  const place = same[wanted.played];
  if (place === void 0)
    return { ok: false, problem: missing(cassette, wanted, same.length) };
  const { call, change } = cassette.load(place);
  if (change?.notTaken !== void 0) {
    return { ok: false, problem: `the files of ${title(wanted)} are not in the cassette: ${change.notTaken}` };
  }
  if (wanted.role === "implement" && change === void 0 && !place.isPutOff) {
    return { ok: false, problem: `the cassette ends before the files of ${title(wanted)} were read` };
  }
  const difference = wanted.match === "prompt" ? (0,_chunk_A67WNWUN_js__WEBPACK_IMPORTED_MODULE_0__/* .promptDifference */ .C4)(call.prompt, wanted.prompt) : void 0;
  if (difference === void 0)
    return { ok: true, call, change };
  return {
    ok: false,
    problem: `the prompt of ${title(wanted)} differs from the recorded one: ${difference}. With replay_match: call prompts are not compared`
  };
}
function isSame(one, { role, story, attempt, call }) {
  return one.role === role && one.story === story && one.attempt === attempt && one.call === call;
}
function title({ role, story, attempt, call }) {
  return `${role} of ${story}, attempt ${attempt}${role === "implement" ? "" : `, call ${call}`}`;
}
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
function times(count2) {
  return count2 === 1 ? "once" : `${count2} times`;
}
function someOf(names) {
  if (names.length === 0)
    return "none";
  const more = names.length > 8 ? ` and ${names.length - 8} more` : "";
  return `${names.slice(0, 8).join("; ")}${more}`;
}

// build/replay/replay-caller.js
function replayCaller(options) {
  const played = /* @__PURE__ */ new Map();
  return async (program, request) => {
    const wanted = wantedOf(request);
    const key = [wanted.role, wanted.story, wanted.attempt, wanted.call].join("\0");
    const before2 = played.get(key) ?? 0;
    played.set(key, before2 + 1);
    const prompt = (0,_chunk_A67WNWUN_js__WEBPACK_IMPORTED_MODULE_0__/* .promptDigest */ .pl)(request.prompt);
    const found = findCall(options.cassette, { ...wanted, prompt, match: options.match, played: before2 });
    if (!found.ok)
      return mismatch(request, found.problem);
    return play(options, request, { program, found, word: prompt.word });
  };
}
function wantedOf({ role, variables }) {
  return {
    role,
    story: variables["RALPH_STORY"] ?? "",
    attempt: Number(variables["RALPH_ATTEMPT"] ?? 1),
    call: Number(variables["RALPH_REVIEW_CALL"] ?? 1)
  };
}
async function play(options, request, playing) {
  const { program, word } = playing;
  const { call, change } = playing.found;
  const part = {
    ...{ type: "part", root: request.room.dir },
    stdout: reworded(call.stdout.text, call, word),
    stderr: reworded(call.stderr.text, call, word),
    files: change?.files ?? [],
    ignored: change?.ignored ?? [],
    isStrict: options.match === "prompt"
  };
  const called = await options.call(program, { ...request, prompt: `${JSON.stringify(part)}
` });
  if ("isCut" in called)
    return called;
  if (called.result.verdict !== "pass")
    return mismatch(request, whyNotPlayed(options, request, called), called);
  return asRecorded(options, called, playing);
}
function reworded(text, { prompt }, word) {
  return prompt.word === "" || word === "" ? text : text.replaceAll(prompt.word, word);
}
function asRecorded({ redact }, called, { found: { call }, word }) {
  const { verdict, reason, exitCode, excerpt, softLimitHit, finalText, usage: usage2, provider: provider2, tooLarge } = call.outcome;
  const clean = (text) => redact(reworded(text, call, word));
  const { gate, startedMs, durationMs } = called.result;
  return {
    result: {
      ...{ gate, verdict, reason: clean(reason), startedMs, durationMs, softLimitHit },
      ...exitCode === void 0 ? {} : { exitCode },
      excerpt: { ...excerpt, lines: excerpt.lines.map(clean) }
    },
    finalText: clean(finalText),
    survivorsKilled: called.survivorsKilled,
    usage: usage2,
    ...tooLarge && { tooLarge },
    ...provider2 && { provider: { ...provider2, detail: clean(provider2.detail) } }
  };
}
function whyNotPlayed({ stderrOf }, { name: name2 }, { result }) {
  const said = (0,_chunk_KIY3N6KY_js__WEBPACK_IMPORTED_MODULE_4__/* .adapters_process_tail__readLast */ .Yf)(stderrOf(name2), MOST_SAID_BYTES).trimEnd().split("\n").at(-1) ?? "";
  return said.startsWith("replay: ") ? said.slice("replay: ".length) : result.reason;
}
var MOST_SAID_BYTES = 4096;
function mismatch({ gate, startedMs }, problem, called) {
  const reason = `replay: ${problem.replace(/\.$/, "")}`;
  return {
    result: {
      ...{ gate, verdict: "fail", reason, startedMs, durationMs: called?.result.durationMs ?? 0 },
      ...{ excerpt: { lines: [], truncated: 0 }, softLimitHit: false }
    },
    finalText: "",
    survivorsKilled: called?.survivorsKilled ?? 0,
    usage: [],
    provider: { class: "replay-mismatch", detail: problem.replace(/\.$/, "") }
  };
}

// build/action/replay-program.js
async function replayProgram(call, { file: file2, match }) {
  const bytes = await cassetteBytes(call, file2);
  if ("ok" in bytes)
    return bytes;
  const path2 = (0,node_path__WEBPACK_IMPORTED_MODULE_8__.join)(call.folder, "cassette.jsonl");
  const read = readCassette(bytes, { path: path2, shown: file2 });
  if (!read.ok)
    return (0,_chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_6__/* .action_refusal__configError */ .mx)(`replay_file: ${read.problem}`);
  (0,_chunk_7URPKLLQ_js__WEBPACK_IMPORTED_MODULE_5__/* .adapters_store_atomic__writeAtomic */ .d)(path2, bytes);
  const { cassette } = read;
  const { runId, agent } = cassette.head;
  call.log.info(`agent: replay plays run ${runId}, in which ${agent} worked: ${counted(cassette.calls.length)}.`);
  const player = (0,node_path__WEBPACK_IMPORTED_MODULE_8__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_8__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_8__.dirname)(call.entry)), "replay", "index.js");
  return {
    ok: true,
    program: (0,_chunk_GMGLISQJ_js__WEBPACK_IMPORTED_MODULE_3__/* .adapters_agents_program_stamp__stamped */ .H)({
      ...{ program: process.execPath, args: () => [player], env: {}, files: [(0,node_path__WEBPACK_IMPORTED_MODULE_8__.dirname)(player)] },
      playedBy: (given) => replayCaller({ ...given, cassette, match })
    })
  };
}
function counted(calls) {
  return calls === 1 ? "one call" : `${calls} calls`;
}
async function cassetteBytes({ prepared }, file2) {
  if (file2.startsWith("/"))
    return bytesOnDisk(file2);
  const found = await prepared.repository.readFile(prepared.base.commit, file2);
  if (found?.mode.startsWith("100"))
    return found.bytes;
  return (0,_chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_6__/* .action_refusal__configError */ .mx)(`replay_file: ${file2} is not a file of branch ${prepared.base.branch}. Commit it there, or write its absolute path on this machine.`);
}
function bytesOnDisk(file2) {
  const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_7__.statSync)(file2, { throwIfNoEntry: false });
  if (found === void 0)
    return (0,_chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_6__/* .action_refusal__configError */ .mx)(`replay_file: there is no ${file2} on this machine. Download the cassette first.`);
  if (!found.isFile())
    return (0,_chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_6__/* .action_refusal__configError */ .mx)(`replay_file: ${file2} is no file. Name the cassette itself.`);
  if (found.size <= _chunk_A67WNWUN_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST */ ._B.fileBytes)
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_7__.readFileSync)(file2);
  return (0,_chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_6__/* .action_refusal__configError */ .mx)(`replay_file: ${file2} has ${found.size} bytes, the limit is ${_chunk_A67WNWUN_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST */ ._B.fileBytes}.`);
}



/***/ })

};
;