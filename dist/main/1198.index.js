"use strict";
exports.id = 1198;
exports.ids = [1198];
exports.modules = {

/***/ 1198:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   addressOf: () => (/* binding */ addressOf),
/* harmony export */   applying: () => (/* binding */ applying),
/* harmony export */   archiveStep: () => (/* binding */ archiveStep),
/* harmony export */   baseTree: () => (/* binding */ baseTree),
/* harmony export */   believable: () => (/* binding */ believable),
/* harmony export */   bindIgnore: () => (/* binding */ bindIgnore),
/* harmony export */   breakCircuit: () => (/* binding */ breakCircuit),
/* harmony export */   broken: () => (/* binding */ broken),
/* harmony export */   brokenAfterAttempt: () => (/* binding */ brokenAfterAttempt),
/* harmony export */   called: () => (/* binding */ called),
/* harmony export */   carry: () => (/* binding */ carry),
/* harmony export */   charged: () => (/* binding */ charged),
/* harmony export */   checkWhole: () => (/* binding */ checkWhole),
/* harmony export */   client: () => (/* binding */ client),
/* harmony export */   closed: () => (/* binding */ closed),
/* harmony export */   compare: () => (/* binding */ compare),
/* harmony export */   duration: () => (/* binding */ duration),
/* harmony export */   end: () => (/* binding */ end),
/* harmony export */   endOf: () => (/* binding */ endOf),
/* harmony export */   endStory: () => (/* binding */ endStory),
/* harmony export */   enterHalt: () => (/* binding */ enterHalt),
/* harmony export */   excerptOf: () => (/* binding */ excerptOf),
/* harmony export */   excerptOfText: () => (/* binding */ excerptOfText),
/* harmony export */   executorPrompt: () => (/* binding */ executorPrompt),
/* harmony export */   explain: () => (/* binding */ explain),
/* harmony export */   fallbackOf: () => (/* binding */ fallbackOf),
/* harmony export */   featureArchived: () => (/* binding */ featureArchived),
/* harmony export */   fill: () => (/* binding */ fill),
/* harmony export */   finalReviewCommand: () => (/* binding */ finalReviewCommand),
/* harmony export */   finalStep: () => (/* binding */ finalStep),
/* harmony export */   firstError: () => (/* binding */ firstError),
/* harmony export */   fixNotMade: () => (/* binding */ fixNotMade),
/* harmony export */   fixNote: () => (/* binding */ fixNote),
/* harmony export */   follow3: () => (/* binding */ follow3),
/* harmony export */   followLines: () => (/* binding */ followLines),
/* harmony export */   gateEnvironment: () => (/* binding */ gateEnvironment),
/* harmony export */   handle: () => (/* binding */ handle),
/* harmony export */   hidingGrounds: () => (/* binding */ hidingGrounds),
/* harmony export */   holdsSame: () => (/* binding */ holdsSame),
/* harmony export */   isAlive: () => (/* binding */ isAlive),
/* harmony export */   isDamaged: () => (/* binding */ isDamaged),
/* harmony export */   isHarmless: () => (/* binding */ isHarmless),
/* harmony export */   isLease: () => (/* binding */ isLease),
/* harmony export */   isMissing: () => (/* binding */ isMissing),
/* harmony export */   isOverWorkflows: () => (/* binding */ isOverWorkflows),
/* harmony export */   isPushedUnseen: () => (/* binding */ isPushedUnseen),
/* harmony export */   isPutOff: () => (/* binding */ isPutOff),
/* harmony export */   isWithin: () => (/* binding */ isWithin),
/* harmony export */   judge: () => (/* binding */ judge),
/* harmony export */   keepSubmodules: () => (/* binding */ keepSubmodules),
/* harmony export */   knowContents: () => (/* binding */ knowContents),
/* harmony export */   knownTo: () => (/* binding */ knownTo),
/* harmony export */   lastWord: () => (/* binding */ lastWord),
/* harmony export */   latestJournal: () => (/* binding */ latestJournal),
/* harmony export */   layContents: () => (/* binding */ layContents),
/* harmony export */   laySubmodules: () => (/* binding */ laySubmodules),
/* harmony export */   layer0Tree: () => (/* binding */ layer0Tree),
/* harmony export */   leftOut: () => (/* binding */ leftOut),
/* harmony export */   lookedOf: () => (/* binding */ lookedOf),
/* harmony export */   markOf: () => (/* binding */ markOf),
/* harmony export */   mayWorkOn: () => (/* binding */ mayWorkOn),
/* harmony export */   modeOnDisk: () => (/* binding */ modeOnDisk),
/* harmony export */   newOrder: () => (/* binding */ newOrder),
/* harmony export */   notPushed: () => (/* binding */ notPushed),
/* harmony export */   notYours: () => (/* binding */ notYours),
/* harmony export */   nothingOpen: () => (/* binding */ nothingOpen),
/* harmony export */   openDependents: () => (/* binding */ openDependents),
/* harmony export */   openIgnore: () => (/* binding */ openIgnore),
/* harmony export */   outOfMoney: () => (/* binding */ outOfMoney),
/* harmony export */   parseJournal: () => (/* binding */ parseJournal),
/* harmony export */   parseLine: () => (/* binding */ parseLine),
/* harmony export */   partStory: () => (/* binding */ partStory),
/* harmony export */   pause3: () => (/* binding */ pause3),
/* harmony export */   placeLink: () => (/* binding */ placeLink),
/* harmony export */   plainRecord: () => (/* binding */ plainRecord),
/* harmony export */   priced: () => (/* binding */ priced),
/* harmony export */   pricedUsage: () => (/* binding */ pricedUsage),
/* harmony export */   progressExcerpt: () => (/* binding */ progressExcerpt),
/* harmony export */   pushedAgain: () => (/* binding */ pushedAgain),
/* harmony export */   queue: () => (/* binding */ queue),
/* harmony export */   readAs: () => (/* binding */ readAs),
/* harmony export */   readContent: () => (/* binding */ readContent),
/* harmony export */   readEdits: () => (/* binding */ readEdits),
/* harmony export */   readForeign: () => (/* binding */ readForeign),
/* harmony export */   readNote: () => (/* binding */ readNote),
/* harmony export */   readOwner: () => (/* binding */ readOwner),
/* harmony export */   readParts: () => (/* binding */ readParts),
/* harmony export */   readPrograms: () => (/* binding */ readPrograms),
/* harmony export */   readSignals: () => (/* binding */ readSignals),
/* harmony export */   redactShown: () => (/* binding */ redactShown),
/* harmony export */   refusalOf: () => (/* binding */ refusalOf),
/* harmony export */   refusalOf2: () => (/* binding */ refusalOf2),
/* harmony export */   rehearsal: () => (/* binding */ rehearsal),
/* harmony export */   relate: () => (/* binding */ relate),
/* harmony export */   remakeIndex: () => (/* binding */ remakeIndex),
/* harmony export */   remove: () => (/* binding */ remove),
/* harmony export */   removeEmpty: () => (/* binding */ removeEmpty),
/* harmony export */   removeUnignored: () => (/* binding */ removeUnignored),
/* harmony export */   requireAttempt: () => (/* binding */ requireAttempt),
/* harmony export */   searchesOf: () => (/* binding */ searchesOf),
/* harmony export */   secretsIn: () => (/* binding */ secretsIn),
/* harmony export */   settle: () => (/* binding */ settle),
/* harmony export */   settled: () => (/* binding */ settled),
/* harmony export */   setupNeeds: () => (/* binding */ setupNeeds),
/* harmony export */   shiftText: () => (/* binding */ shiftText),
/* harmony export */   sift: () => (/* binding */ sift),
/* harmony export */   siftUntracked: () => (/* binding */ siftUntracked),
/* harmony export */   signoffNotices: () => (/* binding */ signoffNotices),
/* harmony export */   signoffSteps: () => (/* binding */ signoffSteps),
/* harmony export */   spansOf: () => (/* binding */ spansOf),
/* harmony export */   stuckWords: () => (/* binding */ stuckWords),
/* harmony export */   subjectAt: () => (/* binding */ subjectAt),
/* harmony export */   takeOver: () => (/* binding */ takeOver),
/* harmony export */   tell: () => (/* binding */ tell),
/* harmony export */   tell2: () => (/* binding */ tell2),
/* harmony export */   testLimit: () => (/* binding */ testLimit),
/* harmony export */   told: () => (/* binding */ told),
/* harmony export */   toldToNext: () => (/* binding */ toldToNext),
/* harmony export */   touches: () => (/* binding */ touches),
/* harmony export */   unlessSigned: () => (/* binding */ unlessSigned),
/* harmony export */   unlinkAbove: () => (/* binding */ unlinkAbove),
/* harmony export */   unmergedOf: () => (/* binding */ unmergedOf),
/* harmony export */   unpushed: () => (/* binding */ unpushed),
/* harmony export */   unread: () => (/* binding */ unread),
/* harmony export */   unrecorded: () => (/* binding */ unrecorded),
/* harmony export */   untilClean: () => (/* binding */ untilClean),
/* harmony export */   userGround: () => (/* binding */ userGround),
/* harmony export */   verdictOf: () => (/* binding */ verdictOf),
/* harmony export */   viewRoom: () => (/* binding */ viewRoom),
/* harmony export */   visitUntracked: () => (/* binding */ visitUntracked),
/* harmony export */   warmLayer: () => (/* binding */ warmLayer),
/* harmony export */   wholeName: () => (/* binding */ wholeName),
/* harmony export */   wholeStories: () => (/* binding */ wholeStories),
/* harmony export */   whyOutdated: () => (/* binding */ whyOutdated),
/* harmony export */   withCode: () => (/* binding */ withCode),
/* harmony export */   withResults: () => (/* binding */ withResults),
/* harmony export */   writeAtomic: () => (/* binding */ writeAtomic),
/* harmony export */   writeNote: () => (/* binding */ writeNote)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_3___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_3__);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8161);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_4___default = /*#__PURE__*/__webpack_require__.n(node_os__WEBPACK_IMPORTED_MODULE_4__);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4573);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_5___default = /*#__PURE__*/__webpack_require__.n(node_buffer__WEBPACK_IMPORTED_MODULE_5__);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8500);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_6___default = /*#__PURE__*/__webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_6__);
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6419);
// Set aside: no measured start calls this.





















































































































// build/adapters/agents/believable.js
function believable(reading, now) {
  const { costUsd, isCostReckoned, isCostPartial, resetAt, tokens: tokens2, ...rest } = reading;
  const [cost, reset] = [amount(costUsd), amount(resetAt)];
  return {
    ...rest,
    tokens: {
      input: believed(tokens2.input),
      output: believed(tokens2.output),
      cacheRead: believed(tokens2.cacheRead),
      cacheWrite: believed(tokens2.cacheWrite)
    },
    ...cost !== void 0 && {
      ...{ costUsd: Math.min(cost, _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .mostOfCall */ .hdi.usd) },
      ...{ ...isCostReckoned && { isCostReckoned }, ...isCostPartial && { isCostPartial } }
    },
    ...reset !== void 0 && reset <= now + _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .mostOfCall */ .hdi.aheadMs && { resetAt: Math.round(reset) }
  };
}
// build/adapters/excerpt.js
async function excerptOf(path, redact2) {
  const tail = await (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_process_tail__readTail */ .May)(path, { ..._layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .CUT */ .T6K, maxLineChars: _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .CUT */ .T6K.maxLineChars + _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .LONGEST_SECRET */ .mzA });
  return { lines: cleaned(tail.lines, redact2), truncated: tail.truncated };
}
// build/adapters/excerpt.js
function excerptOfText(text2, redact2) {
  const lines = text2 === "" ? [] : text2.trimEnd().split(/\r\n|\n|\r/);
  const most = _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .CUT */ .T6K.head + _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .CUT */ .T6K.tail;
  if (lines.length <= most)
    return { lines: cleaned(lines, redact2), truncated: 0 };
  const truncated = lines.length - most;
  const kept = [...lines.slice(0, _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .CUT */ .T6K.head), `[... ${truncated} lines truncated ...]`, ...lines.slice(-_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .CUT */ .T6K.tail)];
  return { lines: cleaned(kept, redact2), truncated };
}
// build/adapters/excerpt.js
function withoutKeyEnds(lines) {
  const kept = [];
  for (const line of lines) {
    if (!_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .keyEnd */ .FM7.test(line)) {
      kept.push(line);
      continue;
    }
    const body = kept.length - 1 - kept.findLastIndex((each) => !_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .keyBody */ .k9v.test(each));
    const before = kept[kept.length - 1 - body] ?? "";
    if (!_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .keyBegin */ .HlE.test(before))
      kept.splice(kept.length - body, body, "[redacted]");
    kept.push(line);
  }
  return kept;
}
// build/adapters/excerpt.js
function clip(line) {
  if (line.length <= _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .CUT */ .T6K.maxLineChars)
    return line;
  const note = _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .cutNote */ .nAu.exec(line);
  const text2 = note === null ? line : line.slice(0, note.index);
  const kept = text2.slice(0, _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .CUT */ .T6K.maxLineChars).toWellFormed();
  return `${kept} [... ${text2.length - kept.length + Number(note?.[1] ?? 0)} characters cut ...]`;
}
// build/adapters/explain.js
function verdictOf(result) {
  switch (result.termination) {
    case "exit":
      if (result.resource !== void 0)
        return "error";
      return result.exitCode === 0 ? "pass" : "fail";
    case "hard-limit":
    case "idle":
      return "timeout";
    case "output-limit":
      return "fail";
    case "interrupted":
    case "spawn-failed":
      return "error";
  }
}
// build/adapters/explain.js
function explain(result, { what, limits, graceMs }) {
  switch (result.termination) {
    case "exit":
      return exitReason(result, what);
    case "hard-limit":
      return `${what} was stopped at the hard limit of ${seconds(limits.hardMs)}${boundBy(limits)} (TERM, then KILL after ${seconds(graceMs)})`;
    case "idle":
      return `${what} was stopped: no output and no CPU time for the idle limit`;
    case "output-limit":
      return `${what} was stopped after ${result.outputBytes} bytes of output`;
    case "interrupted":
      return `${what} was interrupted`;
    case "spawn-failed":
      return `${what} could not be started: ${result.spawnError?.message ?? "no reason given"}`;
  }
}
// build/adapters/explain.js
function exitReason(result, what) {
  if (result.resource === "out-of-memory")
    return `${what} was killed, most likely out of memory`;
  if (result.signal !== void 0)
    return `${what} was killed by ${result.signal}, not by us`;
  return result.exitCode === 0 ? "" : `${what} exited with code ${result.exitCode}`;
}
// build/adapters/agents/call-result.js
async function called(options, { request, files, ended, reading, isTooDear: isTooDear2 }) {
  const { verdict, reason } = verdictWith(options, { request, ended, reading, isTooDear: isTooDear2 });
  const failed = verdict !== "pass";
  const refused = reading === void 0 || isTooDear2 ? void 0 : providerOf(options, reading);
  return {
    result: {
      gate: request.gate,
      verdict,
      reason,
      startedMs: request.startedMs,
      durationMs: ended.durationMs,
      ...ended.exitCode === void 0 ? {} : { exitCode: ended.exitCode },
      excerpt: failed ? await lastWords(files, reading, options) : _layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .core_gates__noExcerpt */ .LPj,
      ...failed ? { logPath: files.stdout } : {},
      softLimitHit: ended.softLimitHit
    },
    finalText: finalText(files, reading),
    survivorsKilled: ended.survivorsKilled,
    usage: (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .usageOf */ .Fs1)(request.role, reading),
    ...refused === void 0 ? {} : { provider: refused },
    ...reading?.class === "context-too-long" && !isTooDear2 ? { tooLarge: true } : {}
  };
}
// build/adapters/agents/call-result.js
function verdictWith({ graceMs, logs }, { request, ended, reading, isTooDear: isTooDear2 }) {
  if (isTooDear2)
    return { verdict: "fail", reason: tooDear(request, reading) };
  const verdict = verdictOf(ended);
  const what = _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .names */ .Dyp[request.role];
  const reason = explain(ended, { what, limits: request.limits, graceMs });
  if (reading === void 0 || reading.class === "killed")
    return { verdict, reason };
  if (reading.class === "completed")
    return { verdict, reason };
  const told3 = `${what}: ${logs.redact(reading.detail)} (${reading.class})`;
  const isFailed = verdict === "pass" || reading.class === "turn-cap";
  return { verdict: isFailed ? "fail" : verdict, reason: told3 };
}
// build/adapters/agents/call-result.js
function providerOf({ logs }, reading) {
  const cause = reading.class === "killed" ? reading.waitingFor : reading.class;
  const said = logs.redact(reading.detail).replace(/\.$/, "");
  if (cause === "overloaded" || cause === "network")
    return { class: cause, detail: said };
  const remedy = cause && remedyOf(cause);
  if (cause === void 0 || remedy === void 0)
    return void 0;
  const detail = `${said}: ${remedy}`;
  return { class: cause, detail, ...reading.resetAt === void 0 ? {} : { resetAt: reading.resetAt } };
}
// build/adapters/agents/call-result.js
function tooDear({ budgetUsd = 0 }, reading) {
  const spent = reading?.costUsd === void 0 ? "" : ` after it had cost ${dollars(reading.costUsd)}`;
  return `it was ended${spent}: ${dollars(budgetUsd)} were left of max_cost_usd`;
}
// build/adapters/agents/call-result.js
function told(role, { tokens: tokens2, costUsd, isCostReckoned, isCostPartial }) {
  return {
    role,
    inputTokens: tokens2.input,
    outputTokens: tokens2.output,
    cacheReadTokens: tokens2.cacheRead,
    cacheWriteTokens: tokens2.cacheWrite,
    ...costUsd === void 0 ? {} : { costUsd },
    ...isCostReckoned === void 0 ? {} : { isReckoned: isCostReckoned },
    ...isCostPartial === void 0 ? {} : { isPartial: isCostPartial }
  };
}
// build/adapters/agents/call-result.js
async function lastWords(files, reading, { logs }) {
  const errors = await excerptOf(files.stderr, logs.redact);
  if (errors.lines.length > 0)
    return errors;
  if (reading === void 0)
    return excerptOf(files.stdout, logs.redact);
  return excerptOfText(reading.finalText || reading.detail, logs.redact);
}
// build/adapters/agents/call-result.js
function finalText(files, reading) {
  if (reading !== void 0)
    return reading.finalText;
  const written = (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .resultOf */ .BgB)(files);
  return written !== "" ? written : (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_process_tail__tryLast */ .RyP)(files.stdout, _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .FINAL_MESSAGE_BYTES */ .RzU);
}
// build/adapters/agents/stream.js
function cutLines(onLine, maxLineBytes = _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .MAX_LINE_BYTES */ .OcQ) {
  let parts2 = [];
  let size = 0;
  const keep = (part) => {
    size += part.length;
    if (size > maxLineBytes)
      parts2 = [];
    else if (part.length > 0)
      parts2.push(Uint8Array.from(part));
  };
  const hand = () => {
    const line = size > 0 && size <= maxLineBytes ? Buffer.concat(parts2).toString("utf8") : void 0;
    parts2 = [];
    size = 0;
    if (line !== void 0)
      onLine(line);
  };
  return {
    push: (chunk) => {
      let start2 = 0;
      for (let end3 = chunk.indexOf(_layer_2_js__WEBPACK_IMPORTED_MODULE_7__.LF); end3 !== -1; end3 = chunk.indexOf(_layer_2_js__WEBPACK_IMPORTED_MODULE_7__.LF, start2)) {
        keep(chunk.subarray(start2, end3));
        hand();
        start2 = end3 + 1;
        while (chunk[start2] === _layer_2_js__WEBPACK_IMPORTED_MODULE_7__.LF)
          start2 += 1;
      }
      keep(chunk.subarray(start2));
    },
    end: hand
  };
}
// build/adapters/agents/follow.js
function followLines(path, onLine) {
  const ended = new AbortController();
  const given = { up: new AbortController().signal };
  const cutter = cutLines(onLine);
  const following = follow(path, { push: cutter.push, ended: ended.signal, isOver: () => given.up.aborted });
  following.catch(() => void 0);
  return {
    finish: async (cancel) => {
      given.up = AbortSignal.any([cancel, AbortSignal.timeout(_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .MOST_CATCHING_UP_MS */ .p32)]);
      ended.abort();
      await following;
      cutter.end();
    }
  };
}
// build/adapters/agents/follow.js
async function follow(path, { push, ended, isOver: isOver2 }) {
  var _stack = [];
  try {
    const file = (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .__using */ .r1)(_stack, await made(path, ended), true);
    if (file === void 0)
      return;
    const buffer = Buffer.alloc(_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .CHUNK_BYTES */ .EC0);
    let position = 0;
    for (; ; ) {
      const isLast = ended.aborted;
      const end3 = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.fstatSync)(file.fd).size;
      position = Math.min(position, end3);
      while (position < end3 && !isOver2()) {
        const read = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readSync)(file.fd, buffer, 0, Math.min(_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .CHUNK_BYTES */ .EC0, end3 - position), position);
        if (read === 0)
          break;
        push(buffer.subarray(0, read));
        position += read;
        await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_6__.setImmediate)();
      }
      if (isLast)
        return;
      await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_6__.setTimeout)(_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .EVERY_MS */ .rfo, void 0, { signal: ended }).catch(() => void 0);
    }
  } catch (_) {
    var _error = _, _hasError = true;
  } finally {
    var _promise = (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .__callDispose */ .qsc)(_stack, _error, _hasError);
    _promise && await _promise;
  }
}
// build/adapters/agents/follow.js
async function made(path, ended) {
  for (; ; ) {
    const isLast = ended.aborted;
    if (isThere(path))
      return opened(path);
    if (isLast)
      return void 0;
    await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_6__.setTimeout)(_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .EVERY_MS */ .rfo, void 0, { signal: ended }).catch(() => void 0);
  }
}
// build/adapters/agents/follow.js
async function opened(path) {
  const flags = node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.O_NONBLOCK;
  const file = await (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_late_files__open */ .AlV)(path, flags).catch(() => void 0);
  if (file === void 0 || (await file.stat()).isFile())
    return file;
  await file.close();
  return void 0;
}
// build/adapters/agents/call.js
function readAs(reading, stopped, { maxTurns }) {
  if (stopped === _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .IN_VAIN */ .XT1)
    return blamed(reading);
  if (stopped !== _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .TOO_LONG */ .ch7 || reading === void 0)
    return reading;
  return {
    ...reading,
    class: "turn-cap",
    detail: `it was ended because it went over max_turns, which is ${maxTurns}.`
  };
}
// build/adapters/agents/call.js
function tell({ onActivity, logs }, ours, activity) {
  if (activity === void 0)
    return;
  onActivity({ ...activity, text: logs.redact(activity.text) });
  if (activity.isHopeless === true)
    ours.abort(_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .IN_VAIN */ .XT1);
}
// build/adapters/agents/call.js
function endOf(ended, files, stopped) {
  const stderr = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_process_tail__tryLast */ .RyP)(files.stderr, _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .LAST_ERRORS_BYTES */ .xC7);
  return {
    ...ended.exitCode === void 0 ? {} : { exitCode: ended.exitCode },
    ...ended.signal === void 0 ? {} : { signal: ended.signal },
    ...ended.termination === "exit" ? {} : { killedBy: stopped ?? ended.termination },
    stderr,
    at: Date.now()
  };
}
// build/adapters/process/environment.js
function gateEnvironment(source, { home, tmp, names: names2, masked }) {
  const declared = new Set(names2);
  const isSecret = secretFinder(masked);
  const kept = Object.entries(source).filter(([name, value]) => declared.has(name) || !(isRunnerName(name) || _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .SECRET_NAME */ .J4N.test(name) || isSecret(value)));
  return { ...Object.fromEntries(kept), ...home === void 0 ? {} : { HOME: home }, TMPDIR: tmp };
}
// build/adapters/process/environment.js
function secretFinder(masked) {
  const parts2 = masked.filter((secret) => secret.length >= _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .SHORTEST_PART */ .XHG);
  const whole = new Set(masked.filter((secret) => secret !== ""));
  return (value) => whole.has(value) || parts2.some((secret) => value.includes(secret));
}
// build/core/first-error.js
function firstError(attempt) {
  const [failing] = (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .blockingGates */ .aZ3)(attempt);
  const [first2, second] = attempt.blockers[0]?.text.split("\n") ?? [];
  const verbatim = first2 === failing?.reason ? second ?? first2 : first2;
  return (verbatim ?? (failing === void 0 ? "" : (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .reasonOf */ .A3$)(failing))).replace(_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .took */ .smo, "");
}
// build/core/split.js
function toldToNext(state, id) {
  const at = (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .storiesOf */ .TQ1)(state).findIndex((story2) => story2.id === id);
  const story = (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .storyAt */ .PI)(state.stories, at);
  if (story?.split === void 0)
    return state;
  const attempts = (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .ownAttempts */ .BYP)(story).map((attempt, before) => ({ ...attempt, attempt: before + 1 }));
  return { ...state, stories: (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .withStory */ .OtF)(state.stories, at, { ...story, attempts }) };
}
// build/core/split.js
function subjectAt(story, { attempt }) {
  const attempts = (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .attemptsAlike */ .JCj)({ attempts: story.attempts.slice(0, attempt) });
  const part = (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .subject */ .bc5)(attempts.at(-1));
  const at = story.split?.parts.findIndex(({ id }) => id === part) ?? -1;
  const start2 = story.split?.starts[at] ?? story.start;
  return { attempts, ...start2 && { start: start2 } };
}
// build/report/attempt-facts.js
function stuckWords(story) {
  const same = (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .sameErrors */ .C2h)((0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .attemptsAlike */ .JCj)(story));
  const run2 = same.length;
  if (run2 < _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .STUCK_AT */ .FQg)
    return "No";
  const tiers = same.flatMap(({ tier }) => tier === void 0 ? [] : [tier]);
  const inVain = [
    `same error ${run2 - tiers.length}x`,
    ...tiers.includes("shift") ? ["strategy shift failed"] : [],
    ...tiers.includes("expansion") ? ["context expansion failed"] : []
  ];
  return `Yes (${inVain.join(", ")})`;
}
// build/report/time.js
function duration(ms) {
  const whole = Math.max(0, (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .finite */ .E2x)(ms));
  if (whole < _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .MINUTE */ .pYd)
    return `${(Math.floor(whole / 100) / 10).toFixed(1)} s`;
  const minutes = Math.floor(whole / _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .MINUTE */ .pYd);
  const seconds2 = Math.floor(whole % _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .MINUTE */ .pYd / _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .SECOND */ .Z2q);
  if (minutes < 10 && seconds2 > 0)
    return `${minutes}m ${(0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .two */ .l4L)(seconds2)}s`;
  if (minutes <= 60)
    return `${minutes}m`;
  return `${Math.floor(minutes / 60)}h ${(0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .two */ .l4L)(minutes % 60)}m`;
}
// build/report/console.js
function gateLine(result, limits) {
  const limit = limits === void 0 ? "" : ` of ${duration(limits.hardMs)}`;
  const reason = result.verdict === "pass" || result.verdict === "skipped" ? result.reason : (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .reasonOf */ .A3$)(result);
  const soft = result.softLimitHit ? ", past its soft limit" : "";
  return (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .one */ .xHs)(`${(0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .gateLabel */ .GSJ)(result)}: ${result.verdict} in ${duration(result.durationMs)}${limit}${soft}${reason === "" ? "" : `: ${reason}`}`);
}
// build/adapters/store/atomic.js
function writeAtomic(file, content) {
  const bytes = Buffer.from(content);
  const temp = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file), `.${(0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(file)}.${(0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_random_name__randomName */ .JLE)()}`);
  try {
    writeNew(temp, bytes);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.renameSync)(temp, file);
  } catch (error) {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.rmSync)(temp, { force: true });
    throw error;
  }
  if (!holds(file, bytes))
    throw new Error(`${file} does not hold what was just written to it.`);
}
// build/adapters/store/atomic.js
function holds(file, bytes) {
  const fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.openSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.O_RDONLY);
  try {
    const piece = Buffer.allocUnsafe(Math.min(_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .PIECE */ .TJz, bytes.length + 1));
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
}
// build/adapters/store/atomic.js
function writeNew(file, bytes) {
  const fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.openSync)(file, node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.O_EXCL | node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_2__.constants.O_NOFOLLOW, 384);
  try {
    for (let offset = 0; offset < bytes.length; )
      offset += (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.writeSync)(fd, bytes, offset);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.fsyncSync)(fd);
  } finally {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.closeSync)(fd);
  }
}
// build/action/agent-program.js
async function client(call, agent2) {
  const { type } = agent2;
  if (type === "claude") {
    const { claudeProgram } = await Promise.all(/* import() */[__webpack_require__.e(8816), __webpack_require__.e(9130), __webpack_require__.e(8642)]).then(__webpack_require__.bind(__webpack_require__, 8642));
    return claudeProgram(call, { ...agent2, type });
  }
  const { clientProgram } = await Promise.all(/* import() */[__webpack_require__.e(8816), __webpack_require__.e(9130), __webpack_require__.e(5446), __webpack_require__.e(9215)]).then(__webpack_require__.bind(__webpack_require__, 9215));
  return clientProgram(call, { ...agent2, type });
}
// build/action/agent-program.js
async function rehearsal({ prepared, entry, folder }, scoreFile) {
  const file = await prepared.repository.readFile(prepared.base.commit, scoreFile);
  if (file === void 0 || !file.mode.startsWith("100")) {
    return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .action_refusal__configError */ .mx2)(`agent: rehearsal needs its score ${scoreFile}, which is not in branch ${prepared.base.branch}. Commit one (docs/rehearsal.md shows how), or name another file with agent_args.`);
  }
  const score = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, "rehearsal.yaml");
  writeAtomic(score, file.bytes);
  const program = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(entry)), "rehearsal", "index.js");
  const files = [(0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(program), score];
  return { ok: true, program: (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .stamped */ .py2)({ program: process.execPath, args: () => [program, score], env: {}, files }) };
}
// build/action/foreign-journal.js
async function readForeign(repository, call) {
  const { commit, name, place, feature } = call;
  const called2 = `${name} ${place}`;
  const file = await repository.readFile(commit, `runs/${name}`, _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .MOST_BYTES */ .uZ_).catch(() => void 0);
  if (file === void 0 || file.size > _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .MOST_BYTES */ .uZ_) {
    const why2 = file === void 0 ? "is no file" : `has ${file.size} bytes, more than any run writes`;
    return { content: { ok: false, message: refusal(called2, why2) }, bytes: Buffer.alloc(0) };
  }
  const { parseForeign } = await Promise.all(/* import() */[__webpack_require__.e(8816), __webpack_require__.e(5057)]).then(__webpack_require__.bind(__webpack_require__, 7438));
  const content = parseForeign(file.bytes, { name, called: called2, ...feature !== void 0 && { feature } });
  return { content, bytes: file.bytes };
}
// build/adapters/lease.js
async function dropLease(repository, ref, commit) {
  const [result] = await repository.push([{ ref, commit, expect: commit, remove: true }]);
  return result === void 0 || result.ok ? void 0 : result.problem;
}
// build/adapters/lease.js
async function judge(options, there) {
  const { repository, ref } = options;
  const fetched = await repository.fetchRef(ref);
  if (!fetched.ok) {
    if (fetched.problem.kind === "missing")
      return { type: "over", notice: `The lock ${ref} was just released.`, isRecent: true };
    return { type: "failed", problem: fetched.problem, wasThere: true };
  }
  if (fetched.commit !== there)
    return { type: "over", notice: `The lock ${ref} has just changed hands.`, isRecent: true };
  const file = await repository.readFile(there, "lock.json", 1e4);
  const owner = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .core_lease__readOwner */ .MHH)(file?.bytes.toString("utf8") ?? "");
  if (owner === void 0)
    return { type: "held", owner };
  return judgeKnown(options, owner);
}
// build/adapters/lease.js
async function judgeKnown({ facts, ask: ask2, ttlMs, now }, owner) {
  const first2 = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .core_lease__judgeOwner */ .r8p)(owner, facts);
  if (first2.type === "over")
    return over(owner, first2);
  if (first2.type === "running")
    return { type: "held", owner };
  const asked = await ask2(owner);
  if (asked.type === "over")
    return over(owner, asked);
  if (asked.type === "running")
    return { type: "held", owner };
  const beat = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .core_lease__judgeBeat */ .CIN)(owner, { nowMs: now(), ttlMs });
  return beat.type === "over" ? over(owner, beat) : { type: "held", owner, unasked: asked.why };
}
// build/adapters/store/lock.js
function takeOver({ file, own, owner }) {
  var _stack = [];
  try {
    const before = readOwner(file);
    if (before !== void 0 && isAlive(before))
      return { ok: false, message: activeMessage(before) };
    const right = (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .takeLock */ .HJx)(`${file}.takeover`, owner);
    if (!right.ok)
      return right;
    const _ = (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .__using */ .r1)(_stack, right.lock);
    if ((0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .create */ .vtF)(own, file))
      return { ok: true, lock: (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .held */ .yBM)(file, owner) };
    const dead = readOwner(file);
    if (dead !== void 0 && isAlive(dead))
      return { ok: false, message: activeMessage(dead) };
    (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.renameSync)(own, file);
    return { ok: true, lock: (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .held */ .yBM)(file, owner), notice: takenOver(dead) };
  } catch (_2) {
    var _error = _2, _hasError = true;
  } finally {
    (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .__callDispose */ .qsc)(_stack, _error, _hasError);
  }
}
// build/adapters/store/lock.js
function takenOver(owner) {
  if (owner === void 0)
    return "Took over a lock file that names no owner.";
  return `Took over the lock of run ${owner.runId} (PID ${owner.pid}, since ${owner.since}): that process is gone.`;
}
// build/adapters/store/lock.js
function readOwner(file) {
  try {
    const owner = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readFileSync)(file, "utf8"));
    return typeof owner.pid === "number" && typeof owner.host === "string" ? owner : void 0;
  } catch {
    return void 0;
  }
}
// build/adapters/store/lock.js
function isAlive(owner) {
  if (owner.host !== (0,node_os__WEBPACK_IMPORTED_MODULE_4__.hostname)())
    return true;
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
  return owner.startTicks === "" || (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .startTicks */ .XwP)(owner.pid) === owner.startTicks;
}
// build/action/lease-file.js
function isLease(value) {
  if (typeof value !== "object" || value === null)
    return false;
  const { pid, commits, over: over2 = true, ...rest } = value;
  const texts = [rest.ref, rest.id, rest.startTicks, rest.host, ...Array.isArray(commits) ? commits : [void 0]];
  return typeof pid === "number" && over2 === true && texts.every((text2) => typeof text2 === "string");
}
// build/action/hold-lease.js
async function end(call, ref) {
  if (await (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .freeMegabytes */ .wPS)(call.folder) === 0)
    throw new Error("the disk is full");
  if (call.cancel.aborted)
    leaveLease(call.folder);
  else
    await letGo(call, ref);
}
// build/action/hold-lease.js
async function releaseLeft(repository, folder) {
  const left = (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .readLease */ .zRd)(folder);
  if (left === void 0)
    return void 0;
  let open;
  for (const commit of left.commits) {
    const problem = await dropLease(repository, left.ref, commit);
    if (problem === void 0) {
      open = void 0;
      break;
    }
    if (problem.kind !== "stale")
      open = problem;
  }
  if (open === void 0)
    forgetLease(folder);
  return open;
}
// build/action/hold-lease.js
async function letGo({ repository, folder, log }, ref) {
  const problem = await releaseLeft(repository, folder);
  if (problem === void 0)
    return;
  leaveLease(folder);
  log.warning(`The lock ${ref} was not released: ${problem.message} The next run takes it over.`);
}
// build/action/hold-lease.js
function refusalOf(result, { log }, ref) {
  if (result.type === "held")
    return { ok: false, halt: "locked", reasons: [heldBy(result, ref)] };
  const { problem, wasThere } = result;
  if (problem.kind === "read-only" || problem.kind === "auth")
    return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .action_refusal__configError */ .mx2)(problem.message);
  if (problem.kind === "other")
    return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .action_refusal__configError */ .mx2)(`The lock ${ref} could not be taken: ${problem.message}`, _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .LET_IT */ ._ZH);
  if (wasThere || !_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .forbids */ .kTe.has(problem.kind)) {
    return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .action_refusal__environmentBroken */ .oA8)(`The lock ${ref} could not be taken: ${problem.message}`);
  }
  log.notice(`No lock keeps other runners away, because ${ref} was not taken by the remote: ${problem.message}`);
  return { ok: true };
}
// build/action/hold-lease.js
function heldBy({ owner, unasked }, ref) {
  const remedy = `If nothing runs any more, remove it: git push origin :${ref}`;
  if (owner === void 0)
    return `ERROR: Another Ralph loop active: ${ref} is there and names nobody. ${remedy}`;
  const doubt = unasked === void 0 ? "" : ` Whether it still works is not known: ${unasked} ${remedy}`;
  return `ERROR: Another Ralph loop active (PID ${owner.pid}) on ${owner.host}: ${nameOf(owner)}, since ${owner.since}. Wait for it to end or cancel it.${doubt}`;
}
// build/core/archive.js
function archiveStep(state, halt2) {
  if (halt2.kind !== "ready" || state.archived !== void 0 || !isComplete(state))
    return void 0;
  const { commit: parent, tree } = state.head;
  return { state, command: { type: "archive-feature", parent, tree, at: state.now } };
}
// build/core/archive.js
function isComplete(state) {
  const { plan } = state;
  if (plan.archive !== true || plan.prdPath === void 0)
    return false;
  return (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .storiesOf */ .TQ1)(state).every(({ status }, index) => status === "passed" || plan.stories[index]?.was === "ineligible");
}
// build/core/archive.js
function unpushed({ plan, publications }) {
  const isPushed = publications.some(({ ref, status }) => ref === `refs/heads/${plan.branch}` && status === "pushed");
  return isPushed ? void 0 : plan.archives;
}
// build/core/continuing.js
function isWithin({ plan, resumedIn = plan.workflowRun }, workflowRun) {
  const { run: run2 } = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .core_lease__partsOf */ .opr)(workflowRun);
  return run2 !== "" && (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .core_lease__partsOf */ .opr)(resumedIn).run === run2;
}
// build/core/publications.js
function withResults(state, { results, pull, pullNotes }) {
  const publications = state.publications.map((publication) => {
    const result = results.find((each) => each.ref === publication.ref && each.commit === publication.commit);
    return result === void 0 ? publication : { ...publication, ...result };
  });
  return { ...state, ...pull && { pull }, ...pullNotes && { pullNotes }, publications };
}
// build/core/publications.js
function notPushed({ publications }, refs) {
  const there = publications.filter(({ status }) => status === "pushed");
  return refs.filter(({ ref, commit }) => !there.some((each) => each.ref === ref && each.commit === commit));
}
// build/core/publications.js
function pushedAgain(state) {
  const publications = state.publications.map((publication) => {
    const { bundle: _, passing: __, ...rest } = publication;
    return publication.status === "refused" ? { ...rest, status: "queued", detail: "" } : publication;
  });
  return { ...state, publications };
}
// build/core/publications.js
function isPushedUnseen({ publications, plan, pull }) {
  const ref = `refs/heads/${plan.branch}`;
  return pull === void 0 && publications.some((each) => each.ref === ref && each.status === "pushed");
}
// build/core/publications.js
function isStrandedForNow({ publications, plan }) {
  const ref = `refs/heads/${plan.branch}`;
  return publications.some((each) => each.ref === ref && each.status === "refused" && each.passing === true);
}
// build/core/resumable.js
function mayWorkOn(state) {
  const { halt: halt2, suspended } = state;
  if (halt2 === void 0 || suspended !== void 0)
    return true;
  const isStranded = halt2.kind === "environment_broken" && isStrandedForNow(state);
  return _layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .core_halts__halts */ .vFo[halt2.kind].resumable || halt2.budget === "wallclock" || isStranded;
}
// build/action/bring-journal.js
function unread({ take }, ref, { kind, message }) {
  const what = `What earlier runs left on ${ref} could not be read: ${message}`;
  if (take === "memory" || kind !== "network" && kind !== "timeout")
    return (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .told2 */ .Emv)(what);
  return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .action_refusal__environmentBroken */ .oA8)(`${what} Start the run again; resume: never begins one that knows nothing of them.`);
}
// build/action/bring-journal.js
async function latestJournal(call, commit, place) {
  const { repository, runId, feature } = call;
  const names2 = (await repository.listFolder(commit, "runs")).map(({ path }) => path.slice("runs/".length));
  const name = newestJournal(names2, runId);
  return name === void 0 ? void 0 : { name, ...await readForeign(repository, { commit, name, place, feature }) };
}
// build/core/applying.js
function leftOut(plan, attempt, startedMs) {
  return (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .attemptChecks */ .tBG)(plan).filter((check) => !touches(check, attempt)).map(({ name, paths = [] }) => ({
    gate: "test",
    check: name,
    verdict: "skipped",
    applies: false,
    reason: `no changed path matches ${shown(paths)}`,
    startedMs,
    durationMs: 0,
    excerpt: _layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .core_gates__noExcerpt */ .LPj,
    softLimitHit: false
  }));
}
// build/core/applying.js
function touches({ paths }, { changed, changedCount }) {
  if (paths === void 0 || changed.length === 0 || changedCount > changed.length)
    return true;
  const matches = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .core_globs__globMatcher */ .Kwk)(paths);
  return changed.some(({ path }) => matches(path));
}
// build/core/story.js
function requireAttempt(state) {
  const attempt = (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .requireStory */ .ZGu)(state).attempts.at(-1);
  if (attempt === void 0)
    throw new Error("The loop has no attempt where it must have one.");
  return attempt;
}
// build/core/limits.js
function testLimit(state) {
  const { test } = state.plan.caps;
  const measured = Array.isArray(state.baseline) ? state.baseline.reduce((sum, check) => sum + check.durationMs, 0) : 0;
  return { softMs: Math.max(test.softMs, measured), hardMs: Math.max(test.hardMs, 2 * measured) };
}
// build/core/signoff.js
function unlessSigned(state, halt2) {
  if (halt2.kind !== "ready" || !isUnsigned(state))
    return halt2;
  const { plan } = state;
  const missed = (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .storiesOf */ .TQ1)(state).filter(({ fixes }) => fixes?.at(-1)?.outcome === "not-made").map(({ id }) => id);
  const but = missed.length === 0 ? "" : `, but what was asked to be fixed in ${missed.join(", ")} was not`;
  const waits = `a person has to sign off ${plan.branch} at ${(0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .tipOf */ .nMk)(state).commit.slice(0, 10)}`;
  return { kind: "awaiting_signoff", detail: `${halt2.detail}${but}; ${waits}` };
}
// build/core/signoff.js
function fixNotMade(story) {
  if ((0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .openFix */ .IBv)(story) === void 0 || story.status === "interrupted")
    return {};
  const { detail } = story;
  return { status: "passed", detail: "", cut: void 0, ...closed(story.fixes, { outcome: "not-made", why: detail }) };
}
// build/core/signoff.js
function closed(fixes, end3) {
  const last = fixes?.at(-1);
  if (fixes === void 0 || last === void 0 || last.outcome !== void 0)
    return {};
  return { fixes: [...fixes.slice(0, -1), { ...last, ...end3 }] };
}
// build/core/whole.js
function wholeName({ stories }) {
  const taken2 = new Set(stories.map(({ id }) => id.toLowerCase()));
  let name = "final";
  for (let count = 2; taken2.has(name); count += 1)
    name = `final-${count}`;
  return name;
}
// build/core/whole.js
function holdsPassed(state) {
  const { plan, head } = state;
  if (head.tree === wholeFrom(plan).tree)
    return false;
  return plan.unmerged !== void 0 || (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .storiesOf */ .TQ1)(state).some((story) => story.status === "passed" && isOfRun2(story));
}
// build/core/whole.js
function wholeStories(state) {
  const before = new Set(state.plan.unmerged?.stories);
  return (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .storiesOf */ .TQ1)(state).flatMap((story) => story.status === "passed" && (isOfRun2(story) || before.has(story.id)) ? [story.id] : []);
}
// build/core/whole.js
function applying(state) {
  const { plan } = state;
  const passed = (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .storiesOf */ .TQ1)(state).filter(({ status }) => status === "passed");
  const last = passed.flatMap(({ attempts }) => attempts.at(-1) ?? []);
  const isCarried = passed.some(({ attempts, commit }) => attempts.length === 0 && commit !== void 0);
  const green = new Set(plan.looked?.tree === plan.start.tree ? plan.looked.checks : []);
  const isEarlier = plan.unmerged !== void 0 || isCarried;
  return (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .finalChecks */ .ePY)(plan).filter((check) => isEarlier && !green.has(check.name) || last.some((attempt) => touches(check, attempt)));
}
// build/core/whole.js
function lookedOf(state, review) {
  const { plan } = state;
  const applies = new Set(applying(state).map(({ name }) => name));
  const results = (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .checksOnTip */ ._he)(state) ?? [];
  const isGreen = ({ name }) => !applies.has(name) || results.some(({ check, verdict }) => check === name && verdict === "pass");
  return {
    tree: (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .tipOf */ .nMk)(state).tree,
    checks: (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .finalChecks */ .ePY)(plan).filter(isGreen).map(({ name }) => name),
    ...plan.finalReview !== void 0 && review !== void 0 && review.verdict !== "error" && { review: { reviewers: plan.finalReview, result: review } }
  };
}
// build/core/final-review.js
function finalReviewCommand(state) {
  const { plan, head, iterations } = state;
  const { commit, tree } = wholeFrom(plan);
  return {
    type: "run-final-review",
    iteration: iterations,
    call: ((0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .going */ .Txx)(state)?.calls ?? 0) + 1,
    tree: head.tree,
    start: { commit, tree },
    limits: (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .limitsFor */ .I9g)(state, plan.caps.quality)
  };
}
// build/core/final-review.js
function reviewedHalt(halt2, { verdict, reason }) {
  if (verdict !== "fail" && verdict !== "error")
    return halt2;
  const kind = verdict === "fail" ? "block_finding" : notVouched(halt2.kind);
  return { ...halt2, kind, detail: `${halt2.detail}, but ${reason}` };
}
// build/action/earlier-work.js
async function unmergedOf({ repository, base, prd: found, start: start2 }) {
  const { commit } = start2.start;
  if (!(0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .action_find_prd__isFile */ .E_e)(found) || commit === base.commit)
    return void 0;
  const passed = found.prd.stories.filter(({ passes }) => passes).map(({ id }) => id);
  const from = passed.length === 0 ? void 0 : await repository.mergeBase(base.commit, commit);
  if (from === void 0)
    return void 0;
  const there = await (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .action_find_prd__readAt */ .nvX)(repository, from, found.path);
  const merged2 = new Set(there.ok ? there.prd.stories.flatMap(({ id, passes }) => passes ? [id] : []) : []);
  const stories = passed.filter((id) => !merged2.has(id));
  return stories.length === 0 ? void 0 : { from: { commit: from, tree: await repository.treeOf(from) }, stories };
}
// build/core/breaker.js
function brokenAfterAttempt(state) {
  const { breaker, plan } = state;
  if (breaker === void 0 || plan.breaker === void 0)
    return void 0;
  const { noProgress } = breaker;
  const idle = plan.breaker.progress === "attempt" && noProgress.count >= plan.breaker.noProgress;
  return broken(state) ?? (idle ? (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .idleFor */ .Eo9)(noProgress.count, "a passed story, a new tree or a later gate") : void 0);
}
// build/core/breaker.js
function breakCircuit(why2) {
  if (why2 === void 0)
    throw new Error("The breaker opens where nothing asks for it.");
  return { type: "halt", halt: { kind: "circuit_open", detail: why2.detail }, opens: why2 };
}
// build/core/breaker.js
function broken({ breaker, plan }) {
  if (breaker === void 0 || plan.breaker === void 0)
    return void 0;
  const { sameError, environment } = breaker;
  if (breaker.opened !== void 0)
    return breaker.opened;
  if (environment.count >= _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .ENVIRONMENT */ .M0L)
    return {
      cause: "environment",
      detail: `${environment.count} iterations in a row failed for the environment: ${environment.class}`
    };
  if (sameError.count < plan.breaker.sameError || sameError.stories.length < _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .STORIES */ .UC)
    return void 0;
  const { fingerprint: fingerprint2, count, stories } = sameError;
  return {
    cause: "same-error",
    fingerprint: fingerprint2,
    detail: `the same error ${fingerprint2} in ${count} iterations in a row, over ${stories.length} stories`
  };
}
// build/adapters/store/journal-line.js
function parseLine(text2) {
  const raw = parseJson(text2);
  if (raw === void 0)
    return { ok: false, why: "is no JSON object" };
  const { v, seq, kind, body } = raw;
  if (typeof v !== "number" || !Number.isInteger(v) || v < 1 || v > _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .JOURNAL_VERSION */ .dtm)
    return { ok: false, why: `has version ${String(v)}` };
  if (typeof seq !== "number" || kind !== "intent" && kind !== "event")
    return { ok: false, why: "has no seq or kind" };
  const line = { seq, kind, body };
  if (text2 !== (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .textOf */ .b6J)(line, v))
    return { ok: false, why: "does not fit its checksum" };
  return { ok: true, line };
}
// build/adapters/store/journal-file.js
function parseJournal(bytes, file, options = {}) {
  const { problemOf, known: known2 = _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .nothing2 */ .sb } = options;
  const events = [...known2.events];
  let seq = known2.nextSeq;
  let offset = known2.soundBytes;
  for (let end3 = bytes.indexOf(10, offset); end3 !== -1; end3 = bytes.indexOf(10, offset)) {
    if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_5__.isUtf8)(bytes.subarray(offset, end3)))
      return damaged(file, seq + 1, "is not UTF-8");
    const parsed = parseLine(bytes.toString("utf8", offset, end3));
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
    offset = end3 + 1;
  }
  return { ok: true, events, nextSeq: seq, soundBytes: offset };
}
// build/adapters/store/journal-file.js
function damaged(file, line, why2) {
  return {
    ok: false,
    message: `The journal ${file} is damaged: line ${line} ${why2}. It was left as it is. Set resume: never to begin a new run, or put back the original file.`
  };
}
// build/core/provider-kind.js
function isPutOff({ refusals }, outcome) {
  if (!(0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .isCallOutcome */ .llp)(outcome) || outcome.provider === void 0)
    return false;
  return (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .kindOf */ .IaW)(outcome.provider) !== "passing" || _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .BACKOFFS_MS */ .vF2[refusals?.passing ?? 0] !== void 0;
}
// build/core/spending.js
function priced(state, outcome) {
  const { costPerCallUsd: costUsd } = state.plan.caps;
  const pending = atHand(state);
  if (costUsd === void 0 || !("usage" in outcome) || outcome.usage === void 0)
    return outcome;
  const role = (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .callsAgent */ .H4Y)(pending) ? (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .roleOf */ .kpQ)(pending) : "implement";
  return { ...outcome, usage: pricedUsage(outcome.usage, { role, costUsd }) };
}
// build/core/spending.js
function pricedUsage(usage, { role, costUsd }) {
  if (usage.length === 0)
    return [{ ..._layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .noTokens */ ._eJ, role, costUsd, isFlat: true }];
  return usage.map((each) => {
    const { isPartial, ...whole } = each;
    if (each.costUsd !== void 0 && isPartial === void 0)
      return each;
    return { ...whole, costUsd: Math.max(costUsd, each.costUsd ?? 0) };
  });
}
// build/core/spending.js
function charged(state, outcome) {
  if (!(0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .callsAgent */ .H4Y)(atHand(state)))
    return state;
  switch (outcome.type) {
    case "implemented":
    case "reviewed":
    case "consulted": {
      const after = { ...state, spent: added(state.spent, outcome.usage) };
      return isPutOff(state, outcome) ? noteAside(after, outcome.usage) : after;
    }
    case "final-reviewed":
      return noteAside({ ...state, spent: added(state.spent, outcome.usage) }, outcome.usage);
    case "interrupted": {
      const { usage } = outcome;
      return usage === void 0 ? state : noteAside({ ...state, spent: added(state.spent, usage) }, usage);
    }
    case "trouble":
      return lost(state);
    case "resumed":
      return state.suspended === void 0 || state.suspended.ending === true ? lost(state) : state;
    default:
      return state;
  }
}
// build/core/spending.js
function addOne(spent, { role, costUsd, isPartial }) {
  if (costUsd === void 0 || !(costUsd >= 0))
    return { ...spent, unknownCalls: spent.unknownCalls + 1 };
  const { calls, costUsd: before } = spent.byRole[role] ?? { calls: 0, costUsd: 0 };
  return {
    ...spent,
    costUsd: toMillionths(spent.costUsd + costUsd),
    unknownCalls: spent.unknownCalls + (isPartial === true ? 1 : 0),
    byRole: { ...spent.byRole, [role]: { calls: calls + 1, costUsd: toMillionths(before + costUsd) } }
  };
}
// build/core/spending.js
function noteAside(state, usage) {
  const story = (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .currentStory */ .$Cm)(state);
  if (story === void 0)
    return { ...state, beside: withCall(state.beside ?? {}, usage) };
  return (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .updateStory */ .fne)(state, withCall(story, usage));
}
// build/core/spending.js
function withCall({ aside = [], lostCalls = 0 }, usage) {
  const calls = { ...aside.length > 0 && { aside }, ...lostCalls > 0 && { lostCalls } };
  if (usage.length === 0)
    return { ...calls, lostCalls: lostCalls + 1 };
  return { ...calls, aside: [...aside, ...usage] };
}
// build/core/final.js
function finalStep(state, halt2) {
  if (!_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .looksAtTheWhole */ .CgP.has(halt2.kind))
    return { type: "halt", halt: halt2 };
  const checks = applying(state);
  if (checks.length === 0)
    return reviewStep(state, halt2);
  const { final, head } = state;
  const known2 = final?.tree === head.tree ? final : void 0;
  const results = (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .checksOnTip */ ._he)(state);
  if (results !== void 0)
    return reviewStep(state, judged(state, halt2, results));
  if ((0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .runLeftMs */ .RNx)(state) <= 0)
    return { type: "halt", halt: outOfTime("checks") };
  const call = (known2?.calls ?? 0) + 1;
  const limits = (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .limitsFor */ .I9g)(state, finalLimit(state, checks));
  return { type: "run", command: { type: "run-final-checks", tree: head.tree, checks, call, limits } };
}
// build/core/final.js
function reviewStep(state, halt2) {
  if (!asksForReview(state))
    return { type: "halt", halt: halt2 };
  const result = (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .finalVerdict */ .OuW)(state);
  if (result !== void 0)
    return { type: "halt", halt: reviewedHalt(halt2, result) };
  if ((0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .runLeftMs */ .RNx)(state) <= 0)
    return { type: "halt", halt: outOfTime("review") };
  return { type: "run", command: finalReviewCommand(state) };
}
// build/core/final.js
function finalLimit({ plan }, checks) {
  const { softMs, hardMs } = plan.caps.test;
  const givenMs = checks.reduce((sum, { timeoutMs = 0 }) => sum + timeoutMs, 0);
  if (givenMs <= hardMs)
    return plan.caps.test;
  return { softMs: Math.round(givenMs * softMs / hardMs), hardMs: givenMs };
}
// build/core/final.js
function judged({ final }, halt2, results) {
  const [first2, ...more] = results.filter(_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .core_gates__blocks */ .to7);
  if (first2 === void 0)
    return halt2;
  const others = more.length === 0 ? "" : ` (and ${more.length} more)`;
  const reason = first2.reason === "" ? first2.verdict : first2.reason;
  const why2 = final?.surroundings === void 0 ? "" : `: ${final.surroundings}`;
  const cause = `${reason}${others}${why2}`;
  const detail = `${halt2.detail}, but the final check "${first2.check ?? first2.gate}" did not pass: ${cause}`;
  return { ...halt2, kind: notVouched(halt2.kind), detail };
}
// build/core/last-word.js
function lastWord(state) {
  const tried = counted(state).filter(({ attempts, status, commit }) => attempts.length > 0 || status === "dependency_failed" || commit !== void 0);
  const passed = counted(state).filter((story) => story.status === "passed");
  const total = counted(state).length;
  if (tried.length === 0 || waitsOnly(state))
    return allReached(state, passed.length === total) ?? nothing3(state);
  const block = blockHalt(state);
  if (block !== void 0)
    return block;
  const isReached = passed.length === total;
  return isReached ? {
    kind: "ready",
    detail: state.plan.objective ? "the objective is reached" : `${(0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .allOf */ .bnV)(total, "story", "stories")} passed`
  } : { kind: "some_failed", detail: notReached(state, total - passed.length) };
}
// build/core/last-word.js
function allReached(state, isReached) {
  const isWork = state.head.commit !== state.plan.base.commit && counted(state).length > 0;
  if (!isReached || !isWork)
    return void 0;
  const reached = {
    kind: "ready",
    detail: `${(0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .allOf */ .bnV)(counted(state).length, "story", "stories")} passed in earlier runs`
  };
  if (state.final !== void 0 || state.finalReview !== void 0)
    return reached;
  const halt2 = unlessSigned(state, reached);
  return halt2 === reached ? void 0 : halt2;
}
// build/core/last-word.js
function waitsOnly(state) {
  const { plan, iterations } = state;
  if ((0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .storiesOf */ .TQ1)(state).some(({ commit }) => commit !== void 0))
    return false;
  return iterations === 0 && plan.stories.some(({ waits }) => waits !== void 0);
}
// build/core/last-word.js
function nothingToDo(state) {
  if ((0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .storiesOf */ .TQ1)(state).length === 0)
    return "prd.json lists no stories";
  const waiting2 = state.plan.stories.filter(({ waits }) => waits !== void 0).length;
  if (waiting2 === 1)
    return "the story that is left is waiting for a human";
  if (waiting2 > 1)
    return `${waiting2} stories are waiting for a human`;
  const open = counted(state).filter((story) => story.status === "open").length;
  return open === 0 ? "every story already passed or is not eligible" : `${open} open stories wait for a dependency`;
}
// build/core/pick.js
function openDependents(stories) {
  const dependents = /* @__PURE__ */ new Map();
  for (const story of stories) {
    if (story.state !== "open")
      continue;
    for (const id of story.dependsOn) {
      const known2 = dependents.get(id);
      if (known2 === void 0)
        dependents.set(id, [story]);
      else
        known2.push(story);
    }
  }
  return dependents;
}
// build/core/ending.js
function featureArchived(before, { type: _, ...archived }) {
  const state = { ...before, archived };
  if (archived.made === void 0)
    return (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .advance */ .npA)(state);
  const { commit } = archived.made;
  const ref = `refs/heads/${before.plan.branch}`;
  return (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .advance */ .npA)(queue(state, { ref, commit, story: "" }));
}
// build/core/ending.js
function endStory(before, outcome, detail) {
  const state = (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .updateStory */ .fne)(before, { status: outcome, detail });
  const story = (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .requireStory */ .ZGu)(state);
  const start2 = story.start ?? state.head;
  return {
    state,
    command: {
      type: "park-story",
      story: story.id,
      outcome,
      tree: lastTree(story) ?? start2.tree,
      parent: start2.commit,
      subject: state.halt?.kind === "budget_exceeded" ? "chore: ralph-loop budget exceeded" : `Ralph Loop failed: ${story.id}`,
      at: state.now
    }
  };
}
// build/core/ending.js
function enterHalt(before, halt2) {
  const state = { ...before, halt: halt2 };
  if (state.current === void 0 || (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .requireStory */ .ZGu)(state).attempts.length === 0)
    return settle(state, halt2);
  if (halt2.budget === "wallclock")
    return endStory(state, "interrupted", halt2.detail);
  return endStory((0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .updateStory */ .fne)(state, { cut: true }), "failed", halt2.detail);
}
// build/core/ending.js
function settled(state) {
  const halt2 = state.halt ?? { kind: "internal_error", detail: "the run ended without a reason" };
  const stranded = state.publications.find((each) => each.status === "refused" && each.ref === branchRef(state));
  const isReached = halt2.kind === "ready" || halt2.kind === "awaiting_signoff";
  if (!isReached || stranded === void 0)
    return (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .report */ .z8W)(state, halt2);
  return (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .report */ .z8W)(state, {
    kind: "environment_broken",
    detail: `${halt2.detail}, but ${state.plan.branch} was not pushed: ${stranded.detail}`
  });
}
// build/core/ending.js
function settle(before, ending2) {
  const halt2 = _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .outweighed */ .SqJ.includes(ending2.kind) && ending2.budget !== "wallclock" ? blockHalt(before) ?? ending2 : ending2;
  const state = { ...before, halt: halt2 };
  return { state, command: { type: "settle", refs: (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .unpushed2 */ .zmw)(state) } };
}
// build/core/ending.js
function queue(state, entry) {
  const others = state.publications.filter((each) => each.ref !== entry.ref);
  const publication = { ...entry, status: "queued", detail: "" };
  return { ...state, publications: [...others, publication] };
}
// build/core/pause.js
function pause3(before, waiting2) {
  const { command: command2, ...shown3 } = waiting2;
  const state = { ...before, waiting: waiting2 };
  if (waiting2.forMs >= (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .runLeftMs */ .RNx)(state))
    return (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .putOff */ .dD1)({ ...before, pending: command2 }, outOfTime2(waiting2));
  return { state, command: { type: "wait", ..."story" in command2 && { story: command2.story }, ...shown3 } };
}
// build/core/calling.js
function outOfMoney(state, halt2) {
  if ((0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .currentStory */ .$Cm)(state) === void 0)
    return settle(state, halt2);
  if ((0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .requireStory */ .ZGu)(state).attempts.length > 0)
    return enterHalt((0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .updateAttempt */ .Pf9)(state, { decision: "cost-used-up" }), halt2);
  const { current: _, ...open } = (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .updateStory */ .fne)(state, { status: "open" });
  return settle(open, halt2);
}
// build/action/open-run.js
function nothingOpen({ named }) {
  if (named === void 0) {
    return "resume: always, but there is no unfinished run to resume. Use resume: auto to begin a new one.";
  }
  return `Run ${named} cannot go on: it has ended, or a newer one has taken its place. Begin another one with \`run\`.`;
}
// build/adapters/records-apart.js
async function runOfRecord({ git }, commit) {
  const text2 = (await git.ok(["cat-file", "commit", commit])).toString("utf8");
  const subject2 = text2.slice(text2.indexOf("\n\n") + 2).split("\n", 1)[0] ?? "";
  const id = subject2.startsWith(_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .RECORD */ .gvn) ? subject2.slice(_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .RECORD */ .gvn.length) : "";
  return /^\d{8}-\d{6}-[0-9a-f]+$/.test(id) ? id : void 0;
}
// build/adapters/records-apart.js
async function plainRecord({ git }, from, remoteCommit) {
  const args = ["log", "--first-parent", "--format=%H%x00%P%x00%s", from, "--"];
  const lines = (await git.ok(args)).toString("utf8").split("\n").filter(Boolean);
  const all = lines.map((text2) => text2.split("\0"));
  const end3 = all.findIndex(([, , subject2]) => !subject2.startsWith(_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .RECORD */ .gvn));
  const records = end3 < 0 ? all : all.slice(0, end3);
  const there = records.findIndex(([commit]) => commit === remoteCommit);
  const bad = records.findLastIndex(([, parents], at) => (there < 0 || at < there) && parents !== "" && parents !== records[at + 1]?.[0]);
  return records[bad + 1]?.[0];
}
// build/adapters/records-apart.js
function isOverWorkflows(results, { ref, beside }) {
  const own = results.find((result) => result.ref === ref);
  return beside === void 0 && own?.ok === false && own.problem.kind === "workflow-permission";
}
// build/action/outdated.js
async function whyOutdated(call) {
  const { repository, base, prd } = call.prepared;
  const records = `refs/ralph/${prd.feature}/state`;
  const read = [records, `refs/heads/${call.plan.branch}`];
  const listed2 = await repository.remoteRefs(read);
  if (!listed2.ok)
    return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .action_refusal__environmentBroken */ .oA8)(`What another run just did cannot be seen: ${listed2.problem.message}`);
  const moved = read.filter((ref) => listed2.refs.get(ref) !== base.remoteRefs.get(ref));
  if (moved.length === 0)
    return void 0;
  const run2 = moved.includes(records) ? await newestRun(call, records) : void 0;
  const [who, them] = [nameOfOther(call.contended, run2), moved.length === 1 ? "it" : "them"];
  const outdated = `Until a moment ago ${who} worked on this feature, and ${moved.join(" and ")} moved since this run read ${them}.`;
  return { ok: false, halt: "locked", reasons: [`${outdated} Start it again.`], outdated };
}
// build/report/prompt-progress.js
function progressExcerpt(text2, most) {
  const [head = "", ...entries2] = text2.split(/^---[ \t]*\r?$/m).map((part) => part.trim());
  const said = entries2.filter((entry) => entry !== "");
  if (text2.length <= most)
    return text2;
  if (said.length === 0)
    return (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .cutMiddle */ .itk)(text2, most);
  const patterns = wholeLines(head, most * _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .HEAD_SHARE */ .$e6);
  const kept = lastThatFit(said, most - patterns.length - _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .LEFT_OUT */ .PkS.length - 2);
  const left = kept.length < said.length ? [_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .LEFT_OUT */ .PkS] : [];
  return [...patterns === "" ? [] : [patterns], ...left, ...kept.map((entry) => `---
${entry}`)].join("\n");
}
// build/report/prompt-progress.js
function lastThatFit(entries2, most) {
  const kept = [];
  let room = most;
  for (const entry of entries2.toReversed()) {
    room -= entry.length + "\n---\n".length;
    if (room < 0)
      break;
    kept.unshift(entry);
  }
  const last = entries2.at(-1);
  return kept.length > 0 || last === void 0 ? kept : [wholeLines(last, most - "\n---\n".length)];
}
// build/report/prompt-progress.js
function wholeLines(text2, most) {
  if (text2.length <= most)
    return text2;
  const note = (left) => `[... ${left} characters truncated ...]`;
  const room = most - note(text2.length).length - 1;
  const end3 = text2.lastIndexOf("\n", room);
  const kept = text2.slice(0, end3 > 0 ? end3 : room).toWellFormed();
  return `${kept}
${note(text2.length - kept.length)}`;
}
// build/report/prompt-notes.js
function notYours(who) {
  const verb = who === "they" ? "Where they tell" : `where ${who} tell`;
  return `${verb} you to edit prd.json or progress.txt, to mark stories as done, to choose another story, to switch branches or to push, do not`;
}
// build/report/prompt-expansion.js
function expansionText(expansion, nonce) {
  const parts2 = [
    ["These lines say that something was not found:", expansion.missing.join("\n"), _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .MOST2 */ .MpP.missing],
    ["Files with names like that:", expansion.near.map(nearText).join("\n"), _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .MOST2 */ .MpP.near],
    ["Places that define it:", expansion.defined.flatMap(({ lines }) => lines).join("\n"), _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .MOST2 */ .MpP.defined],
    ["What the trace points at:", expansion.named.map(partText).join("\n\n"), _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .MOST2 */ .MpP.named],
    ["Folders where it was looked for:", expansion.folders.map(folderText).join("\n"), _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .MOST2 */ .MpP.folders],
    ["Manifests:", expansion.manifests.map(({ path, text: text2 }) => `${path}:
${text2}`).join("\n\n"), _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .MOST2 */ .MpP.manifests]
  ];
  const told3 = parts2.filter(([, text2]) => text2 !== "");
  return [
    "## What the repository has of it",
    "Use what exists under its real name, or make what does not exist. The lists were made by searching the files that your predecessor left.",
    ...told3.map(([title2, text2, most]) => `${title2}
${(0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .report_sanitise__fenced */ .pJw)((0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .cutMiddle */ .itk)(text2, most), nonce)}`)
  ].join("\n");
}
// build/report/prompt-shift.js
function shiftText({ attempts, kept, expansion }, nonce) {
  const same = (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .sameErrors */ .C2h)(attempts);
  const last = same.at(-1);
  if (last === void 0)
    return "";
  return [
    "## IMPORTANT: Strategy Shift Required",
    `You have failed ${same.length}x with the same error. Your previous approach does not work.`,
    "You MUST try a fundamentally different approach. Do NOT:",
    `- hand in anything that ends in this error again:
${(0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .report_sanitise__fenced */ .pJw)((0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .cutMiddle */ .itk)(firstError(last), _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .MOST3 */ .FNB.error), nonce)}`,
    ...forbidden(same, nonce),
    `The trace of attempt ${last.attempt}, verbatim:`,
    (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .report_sanitise__fenced */ .pJw)((0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .cutMiddle */ .itk)(trace(last), _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .MOST3 */ .FNB.trace), nonce),
    kept ? "Undo what led there before you begin." : "None of the earlier work is in this folder: begin anew.",
    "Consider completely different solutions.",
    ...expansion === void 0 ? [] : ["", expansionText(expansion, nonce)]
  ].join("\n");
}
// build/report/prompt-shift.js
function forbidden(same, nonce) {
  const [first2, ...rest] = same;
  const all = rest.map(({ changed }) => new Set(changed.map(({ path }) => path)));
  const common = (first2?.changed ?? []).map(({ path }) => path).filter((path) => all.every((paths) => paths.has(path)));
  if (common.length === 0)
    return [];
  const span = `attempts ${first2?.attempt} to ${same.at(-1)?.attempt}`;
  return [
    `- repeat what ${span} did; each of them changed these files:
${(0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .report_sanitise__fenced */ .pJw)((0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .listed */ .KEJ)(common, _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .MOST3 */ .FNB.changed).join("\n"), nonce)}`
  ];
}
// build/report/prompt-shift.js
function trace(attempt) {
  return (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .blockingGates */ .aZ3)(attempt).flatMap((gate) => {
    const said = gate.gate === "integrity" ? attempt.findings.map(({ path, message }) => `${path}: ${message}`) : [];
    return [`[${(0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .gateLabel */ .GSJ)(gate)}] ${gate.reason}`, ...said, ...gate.excerpt.lines];
  }).join("\n");
}
// build/report/prompt-executor.js
function executorPrompt(call) {
  const rule = (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .dataRule */ .xth)(call.nonce);
  const parts2 = { ...(0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .implementParts */ .wHQ)(call, _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .evidence */ .MXE), process: _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .cycle */ .$DF };
  if (call.template !== void 0)
    return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .report_prompt_template__applyTemplate */ .$MA)(call.template, { rule, parts: parts2 });
  return [
    "# Objective",
    "",
    `You are an executor: you work alone and unattended on ONE objective. This is attempt ${parts2.attempt}.`,
    rule,
    "",
    ...(0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .section */ .uW3)("## The objective", parts2.story),
    ...call.story.criteria.length === 0 ? [] : (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .section */ .uW3)("## Success Criteria (you must satisfy ALL)", parts2.criteria),
    ...(0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .section */ .uW3)("## Last error (verbatim)", parts2.previous),
    ...(0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .section */ .uW3)("## What this repository says", parts2.notes),
    ...(0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .section */ .uW3)("## Verification", parts2.rules),
    ...(0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .section */ .uW3)("## Cycle", parts2.process)
  ].join("\n");
}
// build/report/prompt-part.js
function partStory({ id, title: title2, split }, part) {
  const parts2 = split?.parts ?? [];
  const at = parts2.findIndex((each) => each.id === part.id);
  const others = parts2.flatMap((each, index) => {
    if (index === at)
      return [];
    return [`- ${index < at ? "done" : "later, leave it alone"}: ${each.id} ${each.title}`];
  });
  const text2 = [
    `Sub-story ${at + 1} of ${parts2.length} of story ${id}: ${title2}. The others:`,
    ...others,
    "",
    part.text
  ].join("\n");
  return { id: part.id, title: part.title, json: text2, criteria: part.criteria };
}
// build/report/markdown.js
function withCode(said, maxChars = 1500) {
  const parts2 = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .report_strip__cut */ .mI3)(said, maxChars).split("`");
  const isPaired = parts2.length % 2 === 1;
  if (!isPaired)
    return (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .text */ .Qq7)(said, maxChars);
  return parts2.map((part, at) => at % 2 === 1 ? (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aYu)(part) : spaced(part)).join("");
}
// build/report/markdown.js
function placeLink({ file, line, commit }, links) {
  const name = line === void 0 ? file : `${file}:${line}`;
  const isInside = file.split("/").every((part) => part !== "" && part !== "." && part !== "..");
  const url = commit === void 0 || !isInside ? void 0 : addressOf(links, ["blob", commit, file]);
  if (url === void 0)
    return (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aYu)(name);
  return `[${(0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aYu)(name)}](${url}${line === void 0 ? "" : `#L${line}`})`;
}
// build/report/markdown.js
function addressOf(links, path) {
  if (links === void 0 || !/^[\w.-]+\/[\w.-]+$/.test(links.repository))
    return void 0;
  return `${(0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .address */ .hlR)(links.serverUrl)}/${links.repository}/${path.map(_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .encodePath */ .O0u).join("/")}`;
}
// build/report/signoff-words.js
function signoffSteps({ pull, branch, awaited, phrase }) {
  const where = pull === void 0 ? `a pull request from branch ${(0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aYu)(branch)}` : (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .link */ .nfo)(`pull request #${pull.number}`, pull.url);
  const what = awaited === void 0 ? "it" : `commit ${(0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aYu)(awaited.slice(0, 10))}`;
  return [
    `To sign ${what} off: comment ${(0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aYu)(`${phrase} approve`)} on ${where}, or approve it there in a review. Whatever is pushed later needs a new approval.`,
    `To ask for a change first: comment ${(0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aYu)(`${phrase} fix "what"`)} there. The story that it names is worked on again, else the one that passed last.`,
    `To give it up: comment ${(0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .code */ .aYu)(`${phrase} abort`)} there. The branch is kept.`
  ];
}
// build/report/signoff-words.js
function signoffNotices(state) {
  const { signedOff } = state;
  const fixes = (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .storiesOf */ .TQ1)(state).flatMap(({ id, fixes: asked = [] }) => asked.map((fix) => fixNotice(id, fix)));
  if (signedOff === void 0)
    return fixes;
  const { person, commit, via } = signedOff;
  return [`Signed off by ${person} at ${commit.slice(0, 10)}, by a ${via}.`, ...fixes];
}
// build/report/signoff-words.js
function fixNotice(story, { person, text: text2, outcome, why: why2 = "" }) {
  const line = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .report_strip__oneLine */ .ORr)((0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .report_sanitise__plain */ .sbm)(text2));
  const quoted = line.length > _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .MOST_QUOTED */ .d36 ? `${line.slice(0, _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .MOST_QUOTED */ .d36)}\u2026` : line;
  const asked = `${person} asked to fix "${quoted}" in ${story}`;
  if (outcome === void 0)
    return `${asked}: in work.`;
  return outcome === "made" ? `${asked}: done, and gated.` : `${asked}: not done, ${why2.replace(/\.$/, "")}.`;
}
// build/report/signoff-words.js
function fixNote({ text: text2 }) {
  return `The story passed and is in this folder. The person who has to sign it off asks for this change, and for nothing else:
${(0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .report_sanitise__plain */ .sbm)(text2)}`;
}
// build/adapters/views/program-mark.js
function markOf(place) {
  try {
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.statSync)(place, { bigint: true, throwIfNoEntry: false });
    if (stats?.isFile() !== true)
      return void 0;
    const { dev, ino, size, mode, mtimeNs, ctimeNs, nlink } = stats;
    return { stamp: `${dev} ${ino} ${size} ${mode} ${mtimeNs}`, changedNs: ctimeNs, isLinked: nlink > 1n };
  } catch {
    return void 0;
  }
}
// build/adapters/views/program-mark.js
function hashed(place) {
  const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_3__.createHash)("sha256");
  const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.openSync)(place, "r");
  try {
    const chunk = Buffer.allocUnsafe(_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .CHUNK */ .m$r);
    for (let read = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readSync)(file, chunk); read > 0; read = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readSync)(file, chunk))
      hash.update(chunk.subarray(0, read));
  } finally {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.closeSync)(file);
  }
  return hash.digest("hex");
}
// build/adapters/views/guarded-grounds.js
function readPrograms(path) {
  const programs = /* @__PURE__ */ new Map();
  for (const folder of path.split(":").filter(node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)) {
    const before = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, "/");
    for (const name of namesIn(folder)) {
      const place = `${before}${name}`;
      const mark = programs.has(name) ? void 0 : markOf(place);
      if (mark !== void 0)
        programs.set(name, { place, mark });
    }
  }
  return programs;
}
// build/adapters/views/guarded-grounds.js
function compare({ programs, contents }, now) {
  for (const [name, program] of programs) {
    const { place } = program;
    const found = now.get(name);
    if (found?.place === place && isSame(program, contents.get(place), found))
      continue;
    const what = found === void 0 || found.place === place ? `${place} was changed` : `${found.place} hides ${place}`;
    throw new _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .ProgramReplacedError */ .rqA(`${what} while the run was on. Gates find it in PATH, so none can be believed: put it right and run again, on a runner where namespaces work if agents must install programs.`);
  }
}
// build/adapters/views/guarded-grounds.js
function isSame({ place, mark }, content, now) {
  if (mark.stamp !== now.mark.stamp)
    return false;
  return mark.changedNs === now.mark.changedNs || content !== void 0 && content === contentOf(place);
}
// build/engine/perform.js
async function carry(world, command2) {
  const { changed, ...moved } = await world.commits.carry(command2);
  const tree = moved.points.at(-1)?.tree;
  const checks = command2.checks.filter((check) => touches(check, { changed, changedCount: changed.length }));
  if (tree === void 0 || checks.length === 0)
    return { type: "stories-carried", ...moved, results: [] };
  if (world.cancel.aborted)
    return { type: "interrupted", cause: String(world.cancel.reason) };
  const done = await world.checks.run({ ...command2, checks, type: "run-checks", story: "carried", attempt: 1, tree });
  return "results" in done ? { type: "stories-carried", ...moved, results: done.results } : done;
}
// build/engine/perform.js
async function checkWhole(world, { plan }, command2) {
  const about = { type: "run-checks", story: wholeName(plan), attempt: command2.call };
  const done = await world.checks.run({ ...command2, ...about });
  return "results" in done ? { type: "final-checks-done", results: done.results } : done;
}
// build/engine/run.js
async function follow3(state, event) {
  const rules2 = await Promise.all(/* import() */[__webpack_require__.e(2439), __webpack_require__.e(6361), __webpack_require__.e(8375), __webpack_require__.e(6693)]).then(__webpack_require__.bind(__webpack_require__, 4536)).catch((error) => (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .engine_trouble__troubleOf */ .$FU)(error, "loading the loop"));
  return "kind" in rules2 ? rules2 : rules2.transition(state, event);
}
// build/engine/run.js
function knownTo({ publisher }, state) {
  const known2 = publisher.known(state);
  const { results, pull, pullNotes = [] } = known2;
  const isNothing = results.length === 0 && pull === void 0 && pullNotes.length === 0;
  return isNothing ? {} : { known: known2 };
}
// build/engine/run.js
async function unrecorded(world, before, halt2) {
  const { known: known2 } = knownTo(world, before);
  const state = { ...known2 === void 0 ? before : withResults(before, known2), halt: halt2 };
  try {
    return { state: { ...state, reportFile: await world.reports.write(state, halt2) }, halt: halt2 };
  } catch (error) {
    return { state, halt: { ...halt2, detail: `${halt2.detail} (no report either: ${String(error)})` } };
  }
}
// build/action/secrets.js
function secretsIn(env) {
  const named = Object.entries(env).flatMap(([name, value]) => /TOKEN|KEY|SECRET|PASSWORD/i.test(name) && (value ?? "").length >= _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .SHORTEST_NAMED */ .zLc ? [value] : []);
  return (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .longEnough */ .P8g)([...named, ...(env["INPUT_REDACT"] ?? "").split(/[\r\n,]+/).map((value) => value.trim())]);
}
// build/adapters/ref-note.js
async function readNote(repository, { ref, file }) {
  const fetched = await repository.fetchRef(ref);
  if (!fetched.ok)
    return fetched;
  const found = await repository.readFile(fetched.commit, file, _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .MOST_BYTES2 */ .o7M);
  return { ok: true, text: found?.bytes.toString("utf8") ?? "", commit: fetched.commit };
}
// build/adapters/ref-note.js
async function writeNote(repository, note) {
  const { ref, file, text: text2, message, expect, at } = note;
  const edit = { path: file, mode: "100644", bytes: Buffer.from(text2) };
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
// build/action/watch-control.js
async function newOrder(call, seen) {
  const listed2 = await call.repository.remoteRefs([_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .CONTROL_PREFIX */ .V5t]);
  if (!listed2.ok)
    return void 0;
  const { CONTROL_FILE, readOrder } = await Promise.all(/* import() */[__webpack_require__.e(8816), __webpack_require__.e(1197)]).then(__webpack_require__.bind(__webpack_require__, 1197));
  for (const [ref, commit] of listed2.refs) {
    const thread = threadOfRef(ref);
    if (thread === void 0 || seen.get(ref) === commit)
      continue;
    const note = await readNote(call.repository, { ref, file: CONTROL_FILE });
    if (!note.ok)
      continue;
    seen.set(ref, note.commit);
    const order = readOrder(note.text);
    if (order === void 0 || !isMeant(order, thread, call))
      continue;
    await answer(call, ref, note.commit);
    return order;
  }
  return void 0;
}
// build/action/watch-control.js
async function answer({ repository, runId, pull, now, onInfo }, ref, expect) {
  const { CONTROL_FILE, writeControl } = await Promise.all(/* import() */[__webpack_require__.e(8816), __webpack_require__.e(1197)]).then(__webpack_require__.bind(__webpack_require__, 1197));
  const text2 = writeControl({ type: "cancelled", runId, ...pull === void 0 ? {} : { pull } });
  const note = { ref, file: CONTROL_FILE, text: text2, message: `Answer of run ${runId}`, expect, at: now() };
  const written = await writeNote(repository, note);
  onInfo(written.ok ? `Cancelled by ${ref}.` : `Cancelled by ${ref}, which could not be told: ${written.problem.message}`);
}
// build/adapters/agents/signals.js
function readSignals(text2, patterns, redact2) {
  if (text2.trim() === "")
    return void 0;
  const completion = first(text2, patterns.completion, redact2);
  const blocking = first(text2, patterns.blocking, redact2);
  const late = [...completion.late, ...blocking.late];
  const signals = {
    ...completion.seen && { completion: completion.seen },
    ...blocking.seen && { blocking: blocking.seen },
    ...late.length > 0 && { late }
  };
  return Object.keys(signals).length === 0 ? void 0 : signals;
}
// build/adapters/agents/signals.js
function first(text2, patterns, redact2) {
  const late = [];
  for (const pattern of patterns) {
    const found = find2(text2, pattern);
    if (found === "late")
      late.push(pattern);
    else if (found !== void 0)
      return { seen: { pattern, line: shown2(lineAt(text2, found), redact2) }, late };
  }
  return { late };
}
// build/adapters/agents/signals.js
function find2(text2, pattern) {
  try {
    const index = (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .search */ .$P)({ pattern, text: text2 });
    return typeof index === "number" && index >= 0 ? index : void 0;
  } catch (error) {
    if (error.code === "ERR_SCRIPT_EXECUTION_TIMEOUT")
      return "late";
    throw error;
  }
}
// build/adapters/agents/agent.js
function fallbackOf({ fallbacks }, agent2) {
  const program = fallbacks?.get(agent2);
  if (program === void 0)
    throw new Error(`No program is known for "${agent2}" of agent_fallbacks.`);
  return program;
}
// build/report/redact-spellings.js
function spellings(secret) {
  const values = new Set([secret, ...secret.split(/\r?\n/)].map((value) => value.trim()));
  return [...values].filter((value) => value.length >= _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .SHORTEST2 */ .nyk).flatMap(spellingsOf);
}
// build/report/redact-spellings.js
function spellingsOf(value) {
  const sign = hasNoShortEscape(value) ? _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .numberEscape */ .X0j : _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .anyEscape */ .sCe;
  const written = {
    mayBeIn: ({ text: text2 }) => text2.includes(value) || sign.test(text2),
    pattern: () => new RegExp(pieces(value).map(anyForm).join(""), "u")
  };
  const bytes = new TextEncoder().encode(value);
  return bytes.length < _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .SHORTEST_ENCODED */ .Ov_ ? [written] : [written, ...base64(bytes), hex(bytes)];
}
// build/report/redact-spellings.js
function anyForm(written, at) {
  const [character = ""] = written;
  const lead = at === 0 ? _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .escapes */ .r6Z.first : _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .escapes */ .r6Z.later;
  if (character === "\\")
    return backslashes(written.length, lead);
  const bytes = [...new TextEncoder().encode(character)];
  const code2 = (character.codePointAt(0) ?? 0).toString(16);
  const forms2 = [
    literal(character),
    bytes.map((byte) => `%${anyCase(hex2(byte))}`).join(""),
    lead + utf16(character).map(unicodeEscape).join(_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .escapes */ .r6Z.later),
    `&#${_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .ZEROS */ .uY_}${character.codePointAt(0)};`,
    `&#[xX]${_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .ZEROS */ .uY_}${anyCase(code2)};`,
    ..._layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .shortForms */ ._WK[character] ?? [],
    ...(_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonForms */ .Egu[character] ?? []).map((form) => lead + form)
  ];
  return `(?:${forms2.join("|")})`;
}
// build/report/redact-spellings.js
function backslashes(length, lead) {
  const each = ["%5[cC]", `&#${_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .ZEROS */ .uY_}92;`, `&#[xX]${_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .ZEROS */ .uY_}5[cC];`].map((form) => `(?:${form}){${length}}`);
  const plain = lead === _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .escapes */ .r6Z.first ? `(?<!\\\\)\\\\{${length},}` : `\\\\{${length},${length * _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .DEEPEST_ESCAPE */ .ZkB}}`;
  const unicode = lead + new Array(length).fill("u005[cC]").join(_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .escapes */ .r6Z.later);
  return `(?:${[plain, unicode, ...each].join("|")})`;
}
// build/report/redact-spellings.js
function base64(bytes) {
  return [0, 1, 2].map((offset) => {
    const padded = String.fromCharCode(...new Array(offset).fill(0), ...bytes);
    const whole = Math.floor((offset + bytes.length) * 8 / 6);
    const core = btoa(padded).slice(offset === 0 ? 0 : offset + 1, whole);
    return {
      mayBeIn: ({ unbroken }) => core.split(/[+/]/).every((part) => unbroken().includes(part)),
      pattern: () => base64Pattern(core)
    };
  });
}
// build/report/redact-spellings.js
function base64Pattern(core) {
  const characters = [...core].map((each, at) => each === "+" ? "[+-]" : each === "/" ? `(?:(?:${at === 0 ? _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .escapes */ .r6Z.first : _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .escapes */ .r6Z.later})?/|_)` : each);
  return new RegExp(`${characters.join(_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .lineBreak */ .qLE)}(?:${_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .lineBreak */ .qLE}=){0,2}`);
}
// build/report/redact-spellings.js
function hex(bytes) {
  const digits = [...bytes].map(hex2);
  return {
    mayBeIn: ({ lowered }) => lowered().includes(digits.join("")),
    pattern: () => new RegExp(digits.map(anyCase).join(_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .lineBreak */ .qLE))
  };
}
// build/report/redact.js
function redactShown(text2, secrets) {
  const found = (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .redact */ .E$r)(text2, secrets);
  if (!_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .hiding */ .Q06.test(found.text))
    return found;
  const shown3 = (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .redact */ .E$r)((0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .report_sanitise__plain */ .sbm)(found.text), secrets);
  return shown3.count === 0 ? found : { text: shown3.text, count: found.count + shown3.count };
}
// build/report/redact.js
function searchesOf(secret) {
  const known2 = _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .searches */ .hKD.get(secret);
  if (known2 !== void 0)
    return known2;
  if (_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .searches */ .hKD.size >= _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .MOST_KEPT */ .l$c)
    _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .searches */ .hKD.clear();
  const made2 = spellings(secret).map(searchWhenNeeded);
  _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .searches */ .hKD.set(secret, made2);
  return made2;
}
// build/report/redact.js
function searchWhenNeeded({ mayBeIn, pattern }) {
  let made2;
  return (text2) => {
    if (text2.text.length <= _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .LONG */ .Bnm && !mayBeIn(text2))
      return void 0;
    made2 ??= (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .searching2 */ .Led)(pattern());
    return made2;
  };
}
// build/report/redact.js
function untilClean(text2, patterns) {
  let result = { text: text2, count: 0 };
  for (let round = redactOnce(text2, patterns); round.count > 0; round = redactOnce(round.text, patterns)) {
    result = { text: round.text, count: result.count + round.count };
  }
  return result;
}
// build/report/redact.js
function redactOnce(text2, patterns) {
  const parts2 = text2.split(_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .MARK */ .M$u).map((part) => redactPart(part, patterns));
  return {
    text: parts2.map((part) => part.text).join(_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .MARK */ .M$u),
    count: parts2.reduce((sum, part) => sum + part.count, 0)
  };
}
// build/report/redact.js
function spansOf(text2, patterns) {
  const searched = searchedText(text2);
  return merged([
    ...patterns.values.flatMap((search2) => overlapping(text2, search2(searched))),
    ...patterns.forms.flatMap((pattern) => disjoint(text2, pattern))
  ]);
}
// build/report/redact.js
function redactPart(text2, patterns) {
  const spans = spansOf(text2, patterns);
  let end3 = 0;
  const pieces3 = [];
  for (const [from, to] of spans) {
    pieces3.push(text2.slice(end3, from), _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .MARK */ .M$u);
    end3 = to;
  }
  return { text: pieces3.join("") + text2.slice(end3), count: spans.length };
}
// build/report/redact.js
function overlapping(text2, search2) {
  if (search2 === void 0)
    return [];
  const spans = [];
  search2.lastIndex = 0;
  for (let match = search2.exec(text2); match !== null; match = search2.exec(text2)) {
    spans.push([match.index, match.index + match[0].length]);
    search2.lastIndex = match.index + ((text2.codePointAt(match.index) ?? 0) > 65535 ? 2 : 1);
  }
  return spans;
}
// build/report/redact.js
function merged(spans) {
  const result = [];
  for (const span of spans.toSorted((a, b) => a[0] - b[0])) {
    const last = result.at(-1);
    if (last !== void 0 && span[0] <= last[1])
      result[result.length - 1] = [last[0], Math.max(last[1], span[1])];
    else
      result.push(span);
  }
  return result;
}
// build/report/advice-words.js
function adviceLines({ result, reading }) {
  if (result.verdict !== "pass")
    return [`no advice: ${(0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .report_sanitise__plain */ .sbm)(result.reason)}`];
  if (!reading.ok)
    return [`no usable advice: ${(0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .report_sanitise__plain */ .sbm)(reading.problem)}`];
  const { advice } = reading;
  if (advice.type === "classify")
    return [`classified as ${advice.route}: ${(0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .report_sanitise__plain */ .sbm)(advice.reason)}`];
  if (advice.parts.length < 2)
    return [`not split: ${(0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .report_sanitise__plain */ .sbm)(advice.reason)}`];
  const parts2 = advice.parts.map(({ title: title2 }, at) => `  ${at + 1}. ${(0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .report_sanitise__plain */ .sbm)(title2)}`);
  return [`split into ${parts2.length} sub-stories: ${(0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .report_sanitise__plain */ .sbm)(advice.reason)}`, ...parts2];
}
// build/action/review-lines.js
function reviewedLines(state, outcome) {
  const { result } = outcome;
  const gates = (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .currentStory */ .$Cm)(state)?.attempts.at(-1)?.gates ?? [];
  const concluded = state.pending.type === "run-review" && state.pending.gate === result.gate ? [] : gates;
  return [
    ...unusable(`${result.gate} review`, outcome),
    ...concluded.filter(({ gate }) => gate === result.gate || gate === "quality").map((gate) => gateLine(gate))
  ];
}
// build/action/review-lines.js
function unusable(name, { result, reading }) {
  const why2 = result.verdict === "pass" ? reading.ok ? "" : reading.problem : result.reason;
  if (why2 === "")
    return [];
  const said = result.verdict === "pass" ? [] : result.excerpt.lines.slice(-_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .MOST_LINES */ .qj1);
  return [`${name}: no usable answer: ${(0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .report_sanitise__plain */ .sbm)(why2)}`, ...said.map((line) => `${name}: it said: ${(0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .report_sanitise__plain */ .sbm)(line)}`)];
}
// build/action/observe.js
function tell2(log, state, { outcome }) {
  for (const line of linesOf(state, outcome))
    log.info((0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .report_sanitise__forLog */ .$wn)([(0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .report_strip__oneLine */ .ORr)(line)]).join(" "));
  for (const { excerpt } of failuresOf(outcome))
    if (excerpt.lines.length > 0)
      log.verbatim(excerpt.lines);
  if (outcome.type === "settled")
    warnRefused(log, outcome.results);
  if (outcome.type === "trouble" && state.pending.type === "finish")
    warnUnreported(log, outcome.halt.detail);
  if (closesGroup(state, outcome))
    log.endGroup();
}
// build/action/observe.js
function failuresOf(outcome) {
  const results = outcome.type === "implemented" ? [outcome.result] : outcome.type === "checks-done" ? outcome.results : [];
  return results.filter(_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .core_gates__blocks */ .to7);
}
// build/action/observe.js
function linesOf(state, outcome) {
  switch (outcome.type) {
    case "baseline-done":
      return outcome.checks.map(({ name, verdict, cause }) => `baseline ${name}: ${verdict} ${(0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .report_sanitise__plain */ .sbm)(cause)}`.trim());
    case "implemented":
      return [gateLine(outcome.result), ...survivors(outcome.survivorsKilled)];
    case "snapshot-taken":
      return [gateLine(outcome.result), ...proofLines(state, [])];
    case "checks-done":
      return [...outcome.results.map((result) => gateLine(result)), ...proofLines(state, outcome.results)];
    case "final-checks-done":
      return outcome.results.map((result) => gateLine(result));
    case "final-reviewed":
      return [...finalLines(state, outcome), ...survivors(outcome.survivorsKilled)];
    case "reviewed":
      return [...reviewedLines(state, outcome), ...survivors(outcome.survivorsKilled)];
    case "consulted":
      return [...adviceLines(outcome), ...survivors(outcome.survivorsKilled)];
    case "stories-carried":
      return [...carriedLines(outcome), ...outcome.results.map((result) => gateLine(result))];
    case "story-committed":
      return [`passed: ${outcome.commit.slice(0, 10)} on ${state.plan.branch}`];
    case "feature-archived":
      return [outcome.folder === "" ? `not archived: ${outcome.problem}` : `archived in ${outcome.folder}`];
    case "story-parked":
      return [`work kept on ${outcome.branch}`];
    case "waited":
      return ["the pause is over"];
    case "approved":
      return [`${(0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .report_sanitise__plain */ .sbm)(outcome.person)} signed off ${outcome.commit.slice(0, 10)}`];
    case "fix-asked":
      return [`${(0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .report_sanitise__plain */ .sbm)(outcome.person)} asks for a fix in ${(0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .report_sanitise__plain */ .sbm)(outcome.story)}`];
    case "settled":
    case "interrupted":
    case "begun":
    case "resumed":
    case "publishing":
    case "reported":
    case "trouble":
      return [];
  }
}
// build/action/observe.js
function carriedLines({ points, conflicts }) {
  const many = (count) => (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .countOf */ .pqe)(count, "commit");
  return [`${many(points.length)} of earlier runs put on top of the moved base, ${many(conflicts.length)} left behind`];
}
// build/action/observe.js
function proofLines(state, told3) {
  const gates = (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .currentStory */ .$Cm)(state)?.attempts.at(-1)?.gates ?? [];
  return gates.filter((gate) => gate.gate === "test" && !told3.includes(gate)).map((gate) => gateLine(gate));
}
// build/action/observe.js
function survivors(count) {
  if (count === 0)
    return [];
  const was = count === 1 ? "was" : "were";
  return [`${(0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .countOf */ .pqe)(count, "process", "processes")} that the agent left behind ${was} ended`];
}
// build/action/observe.js
function warnRefused(log, results) {
  for (const { ref, status, detail } of results) {
    if (status === "refused")
      log.warning(`${ref} was not pushed: ${(0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .report_sanitise__plain */ .sbm)(detail)}`);
  }
}
// build/action/observe.js
function closesGroup(state, { type }) {
  if (type === "story-committed" || type === "story-parked")
    return true;
  if (type === "interrupted" || type === "trouble")
    return true;
  const ends = ["snapshot-taken", "checks-done", "reviewed", "consulted"].includes(type);
  return ends && (state.pending.type === "implement" || state.pending.type === "wait");
}
// build/adapters/above.js
function handle(path, own) {
  if (path.startsWith(`${own}/`)) {
    (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_git_folder__removePath */ .AmN)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path));
    return;
  }
  throw new _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .PlantedAboveError */ .oIg(`${path} appeared while the run was on. Tools find it from every folder below, so no gate can be believed: remove it and run again.`);
}
// build/adapters/home.js
function unlinkAbove(home, name) {
  const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(name);
  if (parent === ".")
    return;
  unlinkAbove(home, parent);
  const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(home, parent);
  if ((0,node_fs__WEBPACK_IMPORTED_MODULE_2__.lstatSync)(path, { throwIfNoEntry: false })?.isSymbolicLink())
    (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.unlinkSync)(path);
}
// build/adapters/git/trash.js
function remove(path) {
  if (removedAtOnce(path, { left: _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .MOST_AT_ONCE */ .SVp }))
    return;
  (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_late_files__rm */ .b5l)(path, { recursive: true, force: true }).catch(() => (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_git_folder__removeGently */ .Wgy)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path))).catch(() => void 0);
}
// build/adapters/git/trash.js
function removedAtOnce(path, budget2) {
  try {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_2__.lstatSync)(path).isDirectory()) {
      (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.unlinkSync)(path);
      return true;
    }
    return emptied(path, budget2);
  } catch {
    return false;
  }
}
// build/adapters/git/trash.js
function emptied(folder, budget2) {
  const entries2 = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readdirSync)(folder, { withFileTypes: true });
  budget2.left -= entries2.length;
  if (budget2.left < 0)
    return false;
  for (const entry of entries2) {
    const path = `${folder}/${entry.name}`;
    if (!entry.isDirectory())
      (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.unlinkSync)(path);
    else if (!emptied(path, budget2))
      return false;
  }
  (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.rmdirSync)(folder);
  return true;
}
// build/adapters/rooms.js
function viewRoom(room, view, openSetup) {
  const close = () => {
    room.close();
    view.close();
  };
  const { written, keepWarm, hasSetup, keepSetup } = view;
  return { ...room, written, keepWarm, hasSetup, keepSetup, openSetup, close };
}
// build/adapters/git/seal.js
function readParts(git) {
  const read = (name) => (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .readText2 */ .Si2)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git, name));
  const [config, hooks, exclude] = [(0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .steeringConfig */ .U9e)(read("config")), hooksOf(git), read("info/exclude")];
  return [config, hooks, exclude, read("info/attributes"), read("objects/info/alternates")];
}
// build/adapters/git/index-seal.js
async function remakeIndex(call) {
  const { repository, indexFile } = call;
  const tree = repository.sealedIndexes.get(indexFile)?.tree ?? call.givenTree;
  if (tree === void 0)
    return void 0;
  await repository.git.ok(["read-tree", "--reset", tree], { indexFile });
  (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .sealIndex */ .a2Z)(call, tree);
  return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_git_index_file__readIndex */ .wg6)(indexFile);
}
// build/adapters/git/lfs-lay.js
async function layContents(lfs, tree) {
  const index = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_git_index_file__readIndex */ .wg6)(tree.indexFile);
  if (index === void 0)
    return 0;
  const laid = lfs.laid.get(tree.dir) ?? /* @__PURE__ */ new Map();
  lfs.laid.set(tree.dir, laid);
  const written = [];
  for (const { entry, pointer } of await withContents(lfs, index)) {
    const { path } = entry;
    if (laid.get(path) === stampOf2(tree.dir, path, pointer))
      continue;
    await layOne(lfs, { dir: tree.dir, path, mode: index.modeOf(entry) }, pointer);
    laid.set(path, stampOf2(tree.dir, path, pointer));
    written.push(entryOf(tree.dir, index, entry));
  }
  writeEntries(tree, index, written);
  return written.length;
}
// build/adapters/git/lfs-lay.js
function knowContents(lfs, tree) {
  const index = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_git_index_file__readIndex */ .wg6)(tree.indexFile);
  const laid = lfs.laid.get(tree.dir);
  if (index === void 0 || laid === void 0)
    return;
  const entries2 = [...laid.keys()].flatMap((path) => index.entries.get(path) ?? []);
  const written = [];
  for (const entry of entries2) {
    const pointer = lfs.pointers.get(index.shaOf(entry));
    if (pointer === void 0)
      continue;
    laid.set(entry.path, stampOf2(tree.dir, entry.path, pointer));
    written.push(entryOf(tree.dir, index, entry));
  }
  writeEntries(tree, index, written);
}
// build/adapters/git/lfs-lay.js
async function withContents({ pointers, contents, attributes }, index) {
  const found = index.ordered.flatMap((entry) => {
    const pointer = index.modeOf(entry).startsWith("100") ? pointers.get(index.shaOf(entry)) : void 0;
    return pointer !== void 0 && contents.has(pointer.oid) ? [{ entry, pointer }] : [];
  });
  const given = await attributes.among(found.map(({ entry }) => entry.path));
  return found.filter(({ entry }) => given.has(entry.path));
}
// build/adapters/git/lfs-lay.js
async function layOne({ contents }, { dir, path, mode }, pointer) {
  const source = contents.get(pointer.oid) ?? "";
  const place = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_git_paths__inside */ .TkH)(dir, path);
  (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_git_folder__removePath */ .AmN)(dir, path);
  (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.mkdirSync)((0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_git_paths__inside */ .TkH)(dir, path.slice(0, Math.max(path.lastIndexOf("/"), 0))), { recursive: true });
  const copied = await (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_git_lfs_content__copyContent */ .sTe)((0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_git_lfs_content__measured */ .wc3)(source, pointer.size), place, mode === "100755" ? 511 : 438).catch(() => void 0);
  if (copied?.oid !== pointer.oid) {
    (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_git_folder__removePath */ .AmN)(dir, path);
    throw new Error(`${source} was changed during the run: it was the content of ${path}, which Git LFS keeps. Nothing may write to the workspace while the action works; run the job again on a fresh checkout.`);
  }
  const writtenMs = Math.min((0,node_fs__WEBPACK_IMPORTED_MODULE_2__.lstatSync)(source).mtimeMs, (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.lstatSync)(place).mtimeMs - _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .racyMs */ .IDI);
  (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.utimesSync)(place, writtenMs / 1e3, writtenMs / 1e3);
}
// build/adapters/git/lfs-lay.js
function entryOf(dir, index, entry) {
  const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.lstatSync)((0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_git_paths__inside */ .TkH)(dir, entry.path), { bigint: true });
  return { path: entry.path, mode: index.modeOf(entry), sha: index.shaOf(entry), stats };
}
// build/adapters/git/lfs-lay.js
function writeEntries({ indexFile }, index, written) {
  if (written.length === 0 || index.tree === void 0)
    return;
  (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.writeFileSync)(`${indexFile}.new`, (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .changeIndex */ .VNB)(index, { removed: [], written, tree: index.tree }));
  (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.renameSync)(`${indexFile}.new`, indexFile);
}
// build/adapters/git/lfs-lay.js
function stampOf2(dir, path, { oid }) {
  const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.lstatSync)((0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_git_paths__inside */ .TkH)(dir, path), { bigint: true, throwIfNoEntry: false });
  if (stats === void 0)
    return "";
  const { mode, ino, size, mtimeNs, ctimeNs } = stats;
  return `${oid} ${mode} ${ino} ${size} ${mtimeNs} ${ctimeNs}`;
}
// build/adapters/git/submodule-lay.js
async function laySubmodules(submodules, dir) {
  const sum = { restored: 0, removed: 0 };
  for (const { layer } of submodules) {
    clearWay(dir, layer);
    const { restored, removed } = await (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_git_layer__layLayer */ .LF8)(layer, dir);
    sum.restored += restored;
    sum.removed += removed;
  }
  return sum;
}
// build/adapters/git/submodule-lay.js
async function keepSubmodules(extras, dir, index) {
  const fitting = new Set((0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .fittingSubmodules */ .nex)(extras, index));
  for (const submodule of extras.submodules) {
    const { laid } = submodule.layer;
    if (!fitting.has(submodule))
      laid.delete(dir);
    else if (!laid.has(dir))
      await laySubmodules([submodule], dir);
  }
}
// build/adapters/git/submodule-lay.js
function placeInSubmodule({ submodules }, path) {
  const submodule = submodules.find((each) => path === each.path || path.startsWith(`${each.path}/`));
  if (submodule === void 0)
    return "outside";
  const { above, origin } = submodule.layer;
  const stamp = above.has(path) ? "folder" : origin.get(path);
  if (stamp === "folder")
    return "folder";
  return stamp !== void 0 || path.endsWith("/.git") ? "file" : "new";
}
// build/adapters/git/capture-read.js
function readEdits(dir, writes) {
  const edits = [];
  for (const write2 of writes) {
    const bytes = write2.kind === "link" ? (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .readTarget */ ._Ew)(dir, write2.path) : readContent(dir, write2);
    if (bytes === void 0)
      return { ok: false, why: unreadable(write2.path, "it changed while it was read") };
    edits.push({ path: write2.path, mode: write2.mode, bytes });
  }
  return { ok: true, edits };
}
// build/adapters/git/capture-read.js
function refusalOf2(dir, error) {
  if (!(error instanceof Error))
    return void 0;
  if (error.name === _layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_git_conversation__conversationEnded */ .dV6)
    return unreadable("", `git could not read its .gitignore files (${error.message})`);
  const path = "path" in error ? String(error.path) : "";
  if (!path.startsWith(dir))
    return void 0;
  return unreadable(path.slice(dir.length + 1), error.message.replaceAll(`${dir}/`, ""));
}
// build/adapters/git/capture-read.js
function hashFile(dir, path, size) {
  return withFile(dir, path, (file) => {
    const hash = (0,node_crypto__WEBPACK_IMPORTED_MODULE_3__.createHash)("sha1").update(`blob ${size}\0`);
    const piece = Buffer.allocUnsafe(Math.min(size + 1, 1048576));
    for (let read = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readSync)(file, piece); read > 0; read = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readSync)(file, piece))
      hash.update(piece.subarray(0, read));
    return hash.digest("hex");
  });
}
// build/adapters/git/capture-read.js
function readContent(dir, { path, size }) {
  return withFile(dir, path, (file) => {
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.fstatSync)(file);
    if (!stats.isFile() || stats.size !== size)
      return void 0;
    const bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readFileSync)(file);
    return bytes.length === size ? bytes : void 0;
  });
}
// build/adapters/git/suspects.js
function holdsSame(tree, file) {
  const { entry, place, stats } = file;
  const size = Number(stats.size);
  if (modeOnDisk(place, stats) !== tree.index.modeOf(entry) || size !== tree.index.sizeOf(entry))
    return false;
  const { path } = place;
  const sha = place.kind === "link" ? (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_git_objects__hashObject */ .wr3)("blob", (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .readTarget */ ._Ew)(tree.dir, path)) : hashFile(tree.dir, path, size);
  return sha === tree.index.shaOf(entry);
}
// build/adapters/git/suspects.js
function modeOnDisk(place, stats) {
  if (place.kind === "link")
    return _layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_git_tree_object__linkMode */ .QOB;
  if (place.kind !== "file")
    return "000000";
  return (stats.mode & 64n) === 0n ? "100644" : "100755";
}
// build/adapters/git/restore.js
function isDamaged({ dir, index }, place) {
  const entry = index.entries.get(place.path);
  if (entry === void 0)
    return false;
  const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.lstatSync)((0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_git_paths__inside */ .TkH)(dir, place.path), { bigint: true });
  const comparison = index.compare(entry, stats);
  if (comparison === "racy")
    return !holdsSame({ dir, index }, { entry, place, stats });
  return comparison === "changed";
}
// build/adapters/git/restore.js
function isMissing({ dir, index }, path) {
  const entry = index.entries.get(path);
  return entry === void 0 || index.modeOf(entry) !== _layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_git_tree_object__submoduleMode */ .oSh || (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_git_folder__kindAt */ .yRH)(dir, path) !== "folder";
}
// build/adapters/git/restore.js
function removeEmpty(dir, folder) {
  if (folder === "")
    return;
  try {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.rmdirSync)((0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_git_paths__inside */ .TkH)(dir, folder));
  } catch {
    return;
  }
  removeEmpty(dir, (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_git_paths__parentOf */ .evV)(folder));
}
// build/adapters/git/ignore.js
function openIgnore(git, workTree) {
  const env = git.environment({ workTree });
  return bindIgnore((0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_git_conversation__converse */ .Hyv)({ program: git.program, args: _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .ignoreArgs */ .u90, cwd: workTree, env, reader: _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .patternReader */ .oCW }));
}
// build/adapters/git/ignore.js
function bindIgnore(answers) {
  return {
    // The leading dot keeps a name such as `:(top)x` from being read as a pathspec.
    ignores: async (path) => isIgnoring(await answers.ask(Buffer.concat([Buffer.from("./"), (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_git_paths__encodePath */ .gO4)(path), Buffer.from([0])]))),
    close: answers.close
  };
}
// build/adapters/git/scan.js
function relate({ index, enter }, path, item) {
  if (item.name === ".git")
    return "nested-git";
  const isFolder = item.kind === "folder";
  if (index?.folders.has(path) || enter?.has(path))
    return isFolder ? "enter" : "file-for-folder";
  const entry = index?.entries.get(path);
  if (entry === void 0)
    return "untracked";
  if (!isFolder)
    return "tracked";
  return index?.modeOf(entry) === _layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_git_tree_object__submoduleMode */ .oSh ? "enter" : "folder-for-file";
}
// build/adapters/git/untracked.js
async function visitUntracked(start2, visit) {
  for (let level = start2; level.length > 0; ) {
    const asked = await filter(level, (place) => !visit.settle(place));
    const kept = await keptOf(asked, visit);
    let stopped = false;
    await filter(kept, (place) => {
      stopped ||= !visit.onKept(place);
      return !stopped;
    });
    if (stopped)
      return;
    level = await childrenOf(visit.dir, kept);
  }
}
// build/adapters/git/untracked.js
async function filter(places, keep) {
  const breathe = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_git_breather__openBreather */ .dSQ)();
  const kept = [];
  for (const place of places) {
    if (keep(place))
      kept.push(place);
    await breathe();
  }
  return kept;
}
// build/adapters/git/untracked.js
async function keptOf(asked, visit) {
  const kept = [];
  for (let at = 0; at < asked.length; at += _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .partSize */ .hqv) {
    const part = asked.slice(at, at + _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .partSize */ .hqv);
    const ignored = await Promise.all(part.map((place) => visit.ignore.ignores(place.path)));
    for (const [index, place] of part.entries()) {
      if (ignored[index])
        visit.onIgnored(place);
      else
        kept.push(place);
    }
  }
  return kept;
}
// build/adapters/git/untracked.js
async function childrenOf(dir, places) {
  const breathe = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_git_breather__openBreather */ .dSQ)();
  const children = [];
  for (const { path, kind } of places) {
    if (kind !== "folder")
      continue;
    for (const item of (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_git_folder__listFolder */ .x_K)(dir, path))
      children.push({ path: (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_git_paths__joinPath */ .YtO)(path, item.name), kind: item.kind });
    await breathe();
  }
  return children;
}
// build/adapters/git/strays.js
function isHarmless({ kind, relation }, keepUntracked) {
  if (kind !== "file" && kind !== "link" && kind !== "folder")
    return false;
  return relation === "tracked" || relation === "untracked" && keepUntracked;
}
// build/adapters/git/strays.js
async function removeUnignored(git, scan) {
  const start2 = [];
  await (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .scanTree */ .wpt)(scan, (found) => {
    if (found.relation === "untracked")
      start2.push(found);
  });
  const ignore = openIgnore(git, scan.dir);
  const folders = [];
  let removed = 0;
  const remove2 = ({ path }) => {
    (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_git_folder__removePath */ .AmN)(scan.dir, path);
    removed += 1;
    return true;
  };
  await visitUntracked(start2, {
    dir: scan.dir,
    ignore,
    settle: (place) => (isOfNoTree(place) || isTooDeep(place)) && remove2(place),
    onIgnored: () => void 0,
    onKept: (place) => place.kind === "folder" ? folders.push(place.path) > 0 : remove2(place)
  });
  await ignore.close();
  const breathe = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_git_breather__openBreather */ .dSQ)();
  for (const folder of folders.reverse()) {
    removeIfEmpty(scan.dir, folder);
    await breathe();
  }
  return removed;
}
// build/adapters/git/worktree.js
async function fill({ repository, dir, indexFile, tree }) {
  const args = ["read-tree", "--reset", "-u", tree];
  const result = await repository.git.run(args, { indexFile, workTree: dir });
  if (result.exitCode === 0)
    return;
  for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readdirSync)(dir))
    if (name !== ".git")
      (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_git_folder__removePath */ .AmN)(dir, name);
  (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.rmSync)(`${indexFile}.lock`, { force: true });
  (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.rmSync)(indexFile, { force: true });
  await repository.git.ok(args, { indexFile, workTree: dir });
}
// build/adapters/views/hiding-grounds.js
function hidingGrounds(grounds, options) {
  const { repository } = options;
  const isHidden = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .core_globs__globMatcher */ .Kwk)(options.hiddenPaths);
  const trees2 = treesWithout(repository, isHidden);
  let base;
  return {
    ...grounds,
    openAgent: async (call) => {
      const tree = await trees2(call.tree);
      const message = "The tree that this attempt starts from";
      const head = await repository.commit({ tree, parents: [], message, at: 0 });
      return grounds.openAgent({ ...call, tree, head, apart: true });
    },
    capture: async (call) => {
      const baseTree2 = await trees2(call.baseTree);
      const found = await grounds.capture({ ...call, baseTree: baseTree2, givenTree: await trees2(call.givenTree) });
      return {
        ...found,
        captured: await putBack2(options, isHidden, { captured: found.captured, from: call.baseTree })
      };
    },
    openView: async (call) => {
      base ??= hiddenIn(repository, options.base, isHidden);
      const edits = (await base).map(({ path, mode, sha }) => ({ path, mode, sha }));
      return grounds.openView({ ...call, tree: await repository.overlay(await trees2(call.tree), edits) });
    }
  };
}
// build/adapters/views/hiding-grounds.js
function treesWithout(repository, isHidden) {
  const made2 = /* @__PURE__ */ new Map();
  const make = async (tree) => repository.overlay(tree, (await hiddenIn(repository, tree, isHidden)).map(({ path }) => ({ path, delete: true })));
  return (tree) => {
    const known2 = made2.get(tree) ?? make(tree);
    made2.set(tree, known2);
    return known2;
  };
}
// build/adapters/views/hiding-grounds.js
async function putBack2({ repository }, isHidden, { captured, from }) {
  const kept = (await hiddenIn(repository, from, isHidden)).map(({ path, mode, sha }) => ({ path, mode, sha }));
  const whole = async (tree) => {
    const planted2 = (await hiddenIn(repository, tree, isHidden)).map(({ path }) => ({ path, delete: true }));
    return repository.overlay(tree, [...planted2, ...kept]);
  };
  if (!captured.ok) {
    const { salvaged } = captured;
    return salvaged === void 0 ? captured : { ...captured, salvaged: { ...salvaged, tree: await whole(salvaged.tree) } };
  }
  const planted = captured.changes.filter(({ path }) => isHidden(path));
  return {
    ...captured,
    tree: await whole(captured.tree),
    changes: captured.changes.filter((change) => !planted.includes(change)),
    notImported: [...captured.notImported, ...planted.map(({ path }) => ({ path, why: _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .why */ .d81 }))]
  };
}
// build/adapters/views/sift.js
function sift(from, to, judge2) {
  const taken2 = [];
  const open = [""];
  for (let folder = open.pop(); folder !== void 0; folder = open.pop()) {
    for (const name of (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(from, folder))) {
      const path = folder === "" ? name : `${folder}/${name}`;
      const sifted = judgeEntry((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(from, path), path, judge2);
      if (sifted === "enter")
        open.push(path);
      if (sifted === "take") {
        move((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(from, path), (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(to, path));
        taken2.push(path);
      }
    }
  }
  return taken2;
}
// build/adapters/views/sift.js
function judgeEntry(place, path, judge2) {
  const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.lstatSync)(place);
  const sifted = judge2({ path, isMark: stats.isCharacterDevice() });
  return sifted === "enter" && !stats.isDirectory() ? "leave" : sifted;
}
// build/adapters/views/warm.js
function siftUntracked(to, { from, indexFile, without, withMarks = false, extras = _layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_git_extras__noExtras */ .OHT }) {
  const index = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_git_index_file__readIndex */ .wg6)(indexFile);
  const taken2 = sift(from, to, ({ path, isMark }) => {
    const place = placeInSubmodule(extras, path);
    if (place === "folder")
      return "enter";
    if (path === ".git" || place === "file" || index?.entries.has(path) === true || without(path))
      return "leave";
    if (index?.folders.has(path) === true)
      return "enter";
    return isMark && !withMarks ? "leave" : "take";
  });
  return new Set(taken2);
}
// build/adapters/views/warm.js
async function warmLayer(call) {
  const { root, name } = call;
  const to = `${root}/${name}`;
  (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .discard */ .vfd)(root, name, `${root}/trash`);
  (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.mkdirSync)(to, { recursive: true, mode: 493 });
  const sifted = siftUntracked(to, { ...call, without: (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .notWarm */ .RNC)(call.without) });
  const roots = /* @__PURE__ */ new Set([...sifted, ...await layOwn(call, { to, sifted })]);
  const above = new Set([...roots].flatMap(_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_git_paths__foldersAbove */ .znF));
  const origin = await (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_git_layer_stamp__stampLayer */ .iRz)({ roots }, to);
  return { source: (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.realpathSync)(to), roots, above, origin, laid: /* @__PURE__ */ new Map(), extras: _layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_git_extras__noExtras */ .OHT };
}
// build/adapters/views/warm.js
async function layOwn({ below, without }, { to, sifted }) {
  const isTaken = (path) => [path, ...(0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_git_paths__foldersAbove */ .znF)(path)].some((each) => sifted.has(each));
  const own = [...below.roots].filter((path) => (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .isCompiledPython */ .OW$)(path) && !without(path) && !isTaken(path));
  await (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_git_layer__layLayer */ .LF8)({ ...below, roots: new Set(own), laid: /* @__PURE__ */ new Map() }, to);
  return own;
}
// build/action/world-rooms.js
function userGround(call, layer) {
  const { prepared, rung, env } = call;
  const { user, places } = rung;
  if (user === void 0 || places === void 0)
    throw new Error("level user without its places");
  const grounds = user.grounds({ repository: prepared.repository, root: places.trees, layer: () => layer });
  return {
    grounds: (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .withPrograms */ .OEh)(call, grounds),
    walls: user.walls({ isolation: rung.isolation, folder: places.rooms, home: env["HOME"] ?? "" }),
    guard: (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .guardAbove */ .Hcd)(places.trees, places.folder).check
  };
}
// build/core/setup.js
function dependencyText(files, globs) {
  const matches = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .core_globs__globMatcher */ .Kwk)(globs);
  const chosen2 = [...files].filter(([path]) => matches(path));
  const sorted = chosen2.toSorted(([a], [b]) => a < b ? -1 : 1);
  return sorted.map((file) => JSON.stringify(file)).join("\n");
}
// build/core/setup.js
function setupNeed(plan, keys) {
  if (plan === void 0 || keys.tree === keys.layer0)
    return { type: "layer0" };
  const asAtBase = keys.tree === keys.base;
  return {
    type: "setup",
    key: keys.tree,
    env: asAtBase ? plan.env : [],
    variables: asAtBase || plan.scripts === "allow" ? {} : _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .scriptsOff */ .Wm4
  };
}
// build/adapters/setup-needs.js
function setupNeeds(options) {
  const { plan, baseTree: baseTree2, layer0Tree: layer0Tree2 } = options;
  const keyOf = keyReader(options);
  let installed;
  let trusted;
  return {
    of: async (tree) => {
      installed ??= layer0Tree2().then((found) => found === void 0 ? void 0 : keyOf(found));
      trusted ??= baseTree2();
      const base = await trusted;
      const baseKey = base === void 0 ? void 0 : await keyOf(base);
      const need = setupNeed(plan, { tree: await keyOf(tree), layer0: await installed, base: baseKey });
      if (need.type === "layer0")
        return need;
      const asAtBase = base !== void 0 && need.key === baseKey;
      return { ...need, asAtBase, installOn: asAtBase ? base : tree };
    }
  };
}
// build/adapters/setup-needs.js
function keyReader({ plan, listFiles }) {
  const keys = /* @__PURE__ */ new Map();
  const read = async (tree) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_3__.createHash)("sha256").update(dependencyText(await listFiles(tree), plan.key)).digest("hex");
  return (tree) => {
    const key = keys.get(tree) ?? read(tree);
    keys.set(tree, key);
    return key;
  };
}
// build/action/world-setup.js
async function baseTree({ prepared, plan }) {
  const imported = await prepared.repository.importCommit(plan.base.commit);
  return imported.ok ? prepared.repository.treeOf(plan.base.commit) : void 0;
}
// build/action/world-setup.js
async function layer0Tree({ prepared, plan }) {
  const { repository, layers } = prepared;
  const { roots } = await layers(plan.start.commit);
  if (roots.size === 0)
    return void 0;
  const { commit } = await repository.workspaceHead();
  if (commit === plan.start.commit)
    return plan.start.tree;
  const imported = await repository.importCommit(commit);
  return imported.ok ? repository.treeOf(commit) : void 0;
}
// build/adapters/agents/believable.js
function believed(tokens2) {
  return Math.round(Math.min(amount(tokens2) ?? 0, _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .mostOfCall */ .hdi.tokens));
}
// build/adapters/excerpt.js
function cleaned(lines, redact2) {
  if (lines.length === 0)
    return [];
  return redact2(withoutKeyEnds(lines).join("\n")).split("\n").map(clip);
}
// build/adapters/explain.js
function boundBy(limits) {
  return limits.boundBy === "gate" ? "" : `, all that the ${limits.boundBy} has left`;
}
// build/adapters/explain.js
function seconds(ms) {
  return ms < 12e4 ? `${Math.round(ms / 100) / 10} s` : `${Math.round(ms / 6e3) / 10} min`;
}
// build/adapters/agents/remedy.js
function remedyOf(cause) {
  return _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .REMEDIES */ .l02[cause];
}
// build/adapters/agents/call-result.js
function dollars(usd) {
  return `$${usd.toFixed(usd > 0 && usd < 0.01 ? 4 : 2)}`;
}
// build/adapters/agents/follow.js
function isThere(path) {
  return (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.lstatSync)(path, { throwIfNoEntry: false }) !== void 0;
}
// build/adapters/agents/call.js
function blamed(reading) {
  return reading?.waitingFor === void 0 ? reading : { ...reading, class: reading.waitingFor };
}
// build/adapters/process/environment.js
function isRunnerName(name) {
  return _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .RUNNER_NAME */ .ZJ6.test(name) && !_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .HARMLESS_RUNNER_NAMES */ .Sly.has(name);
}
// build/action/foreign-journal.js
function refusal(called2, why2) {
  return `The journal ${called2} ${why2}. It was left as it is. Set resume: never to begin a new run.`;
}
// build/adapters/lease.js
function over(owner, { why: why2 }) {
  const notice = `Took over the lock of ${nameOf(owner)} on ${owner.host}, held since ${owner.since}: ${why2}.`;
  return { type: "over", notice, owner };
}
// build/adapters/store/lock.js
function activeMessage(owner) {
  return `ERROR: Another Ralph loop active (PID ${owner.pid}) on ${owner.host}, run ${owner.runId}, since ${owner.since}. Wait for it to end or cancel it.`;
}
// build/action/lease-file.js
function leaveLease(folder) {
  const left = (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .readLease */ .zRd)(folder);
  if (left !== void 0)
    (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .write */ .M98)(folder, { ...left, over: true });
}
// build/action/lease-file.js
function forgetLease(folder) {
  (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .FILE */ .PWH), { force: true });
}
// build/action/journal-names.js
function newestJournal(names2, runId) {
  return (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .journalsUntil */ .tjo)(names2.filter(_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .isOfRun */ .NGI), runId).sort(_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .newestFirst */ .llX)[0];
}
// build/core/applying.js
function shown(paths) {
  const more = paths.length > 3 ? ` and ${paths.length - 3} more` : "";
  return `${paths.slice(0, 3).join(", ")}${more}`;
}
// build/core/signoff.js
function isUnsigned(state) {
  const { plan, signedOff } = state;
  return plan.approval === "required" && (signedOff?.commit ?? plan.approved) !== (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .tipOf */ .nMk)(state).commit;
}
// build/core/whole.js
function wholeFrom({ unmerged, start: start2 }) {
  return unmerged?.from ?? start2;
}
// build/core/whole.js
function notVouched(kind) {
  return kind === "ready" || kind === "awaiting_signoff" || kind === "nothing_to_do" ? "some_failed" : kind;
}
// build/core/whole.js
function isOfRun2({ attempts, commit }) {
  return attempts.length > 0 || commit !== void 0;
}
// build/core/final-review.js
function asksForReview(state) {
  const { finalReview, reviewAgent } = state.plan;
  return finalReview !== void 0 && reviewAgent !== "none" && holdsPassed(state);
}
// build/adapters/store/journal-line.js
function parseJson(text2) {
  try {
    const value = JSON.parse(text2);
    return typeof value === "object" && value !== null ? value : void 0;
  } catch {
    return void 0;
  }
}
// build/core/spending.js
function atHand({ pending, suspended }) {
  return suspended?.ending === true ? suspended.command : pending;
}
// build/core/spending.js
function toMillionths(usd) {
  return Math.round(usd * 1e6) / 1e6;
}
// build/core/spending.js
function lost(state) {
  return noteAside({ ...state, spent: added(state.spent, []) }, []);
}
// build/core/final.js
function outOfTime(what) {
  const detail = `the run reached its wall clock limit before its final ${what}`;
  return { kind: "budget_exceeded", budget: "wallclock", detail };
}
// build/core/last-word.js
function nothing3(state) {
  return { kind: "nothing_to_do", detail: nothingToDo(state) };
}
// build/core/last-word.js
function notReached(state, count) {
  return state.plan.objective ? "the objective is not reached" : (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .didNotPass */ .mD1)(count, counted(state).length);
}
// build/core/last-word.js
function blockHalt(state) {
  const blocked = counted(state).filter(_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .isConfirmedBlock */ .Jfg);
  return blocked.length === 0 ? void 0 : { kind: "block_finding", detail: blockDetail(blocked) };
}
// build/core/ending.js
function branchRef(state) {
  return `refs/heads/${state.plan.branch}`;
}
// build/core/ending.js
function lastTree(story) {
  return story.attempts.findLast((attempt) => attempt.tree !== void 0)?.tree;
}
// build/core/pause.js
function outOfTime2({ detail }) {
  return {
    kind: "budget_exceeded",
    budget: "wallclock",
    detail: `the run reached its wall clock limit before a pause could end: ${detail}`
  };
}
// build/action/outdated.js
function nameOfOther({ owner }, run2) {
  if (owner !== void 0)
    return nameOf(owner);
  return run2 === void 0 ? "somebody else" : `run ${run2}`;
}
// build/action/outdated.js
async function newestRun({ prepared: { repository } }, ref) {
  const fetched = await repository.fetchRef(ref);
  return fetched.ok ? runOfRecord(repository, fetched.commit) : void 0;
}
// build/report/prompt-expansion.js
function nearText({ wanted, paths }) {
  return `${wanted}: ${paths.join(", ")}`;
}
// build/report/prompt-expansion.js
function partText({ path, from, lines }) {
  return [`${path}:`, ...lines.map((line, at) => `${from + at}: ${line}`)].join("\n");
}
// build/report/prompt-expansion.js
function folderText({ path, entries: entries2 }) {
  return `${path}/: ${entries2.join(" ")}`;
}
// build/report/markdown.js
function spaced(part) {
  const inner = (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .text */ .Qq7)(part, 1500);
  if (inner === "")
    return part === "" ? "" : " ";
  return `${/^\s/.test(part) ? " " : ""}${inner}${/\s$/.test(part) ? " " : ""}`;
}
// build/adapters/views/program-mark.js
function contentOf(place) {
  try {
    return hashed(place);
  } catch {
    return void 0;
  }
}
// build/adapters/views/guarded-grounds.js
function namesIn(folder) {
  try {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readdirSync)(folder);
  } catch {
    return [];
  }
}
// build/core/control.js
function threadOfRef(ref) {
  const number = ref.startsWith(_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .CONTROL_PREFIX */ .V5t) ? ref.slice(_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .CONTROL_PREFIX */ .V5t.length) : "";
  return /^[1-9]\d{0,14}$/.test(number) ? Number(number) : void 0;
}
// build/core/control.js
function isMeant(order, thread, run2) {
  return run2.threads.includes(thread) || order.branch === run2.branch;
}
// build/adapters/agents/signals.js
function lineAt(text2, index) {
  const from = text2.lastIndexOf("\n", index - 1) + 1;
  const end3 = text2.indexOf("\n", index);
  return text2.slice(from, end3 < 0 ? void 0 : end3);
}
// build/adapters/agents/signals.js
function shown2(line, redact2) {
  return [...redact2(line).trim()].slice(0, _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .MOST_LINE */ .Jc_).join("");
}
// build/report/redact-spellings.js
function hasNoShortEscape(value) {
  return [...value].every((each) => each >= " " && each !== "\\" && _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .shortForms */ ._WK[each] === void 0 && _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .jsonForms */ .Egu[each] === void 0);
}
// build/report/redact-spellings.js
function pieces(value) {
  return value.match(/\\+|[\s\S]/gu) ?? [];
}
// build/report/redact-spellings.js
function utf16(character) {
  return [...Array(character.length).keys()].map((at) => character.charCodeAt(at));
}
// build/report/redact-spellings.js
function unicodeEscape(unit) {
  return `u${anyCase(unit.toString(16).padStart(4, "0"))}`;
}
// build/report/redact-spellings.js
function hex2(byte) {
  return byte.toString(16).padStart(2, "0");
}
// build/report/redact-spellings.js
function literal(character) {
  return /[\\^$.*+?()[\]{}|/]/.test(character) ? `\\${character}` : character;
}
// build/report/searched-text.js
function searchedText(text2) {
  const unbroken = once(() => text2.replaceAll(/[\r\n]+/g, ""));
  return { text: text2, unbroken, lowered: once(() => unbroken().toLowerCase()) };
}
// build/report/redact.js
function disjoint(text2, search2) {
  return [...text2.matchAll(search2)].map((match) => [match.index, match.index + match[0].length]);
}
// build/action/review-lines.js
function finalLines(state, outcome) {
  const verdict = (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .finalVerdict */ .OuW)(state);
  return [...unusable("final review", outcome), ...verdict === void 0 ? [] : [gateLine(verdict)]];
}
// build/action/observe.js
function warnUnreported(log, detail) {
  log.warning(`The report could not be written: ${(0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .report_sanitise__plain */ .sbm)(detail)}`);
}
// build/adapters/git/seal.js
function hooksOf(git) {
  try {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git, "hooks")).sort().join("\0");
  } catch {
    return "";
  }
}
// build/adapters/git/submodule-way.js
function clearWay(dir, way) {
  for (const folder of (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .outermostFirst */ .Btl)(way))
    if ((0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_git_folder__kindAt */ .yRH)(dir, folder) !== "folder")
      (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_git_folder__removePath */ .AmN)(dir, folder);
}
// build/adapters/git/capture-read.js
function unreadable(path, cause) {
  return { code: "unreadable", message: `${path || "The working folder"} could not be read: ${cause}.`, path };
}
// build/adapters/git/capture-read.js
function withFile(dir, path, use) {
  const file = (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .openSafely */ .tD9)(dir, path);
  try {
    return use(file);
  } finally {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.closeSync)(file);
  }
}
// build/adapters/git/ignore.js
function isIgnoring(pattern) {
  return pattern !== "" && !pattern.startsWith("!");
}
// build/adapters/git/strays.js
function isOfNoTree({ path }) {
  return /(?:^|\/)\.git(?:ignore)?$/.test(path);
}
// build/adapters/git/strays.js
function isTooDeep({ path }) {
  return path.split("/").length > 100 || path.length > 2e3;
}
// build/adapters/git/strays.js
function removeIfEmpty(dir, folder) {
  try {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.rmdirSync)((0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_git_paths__inside */ .TkH)(dir, folder));
  } catch {
  }
}
// build/adapters/views/hiding-grounds.js
async function hiddenIn(repository, treeish, isHidden) {
  return (await repository.listFiles(treeish)).filter(({ path }) => isHidden(path));
}
// build/adapters/views/sift.js
function move(from, to) {
  (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(to), { recursive: true });
  (0,node_fs__WEBPACK_IMPORTED_MODULE_2__.renameSync)(from, to);
}
// build/adapters/agents/believable.js
function amount(figure) {
  return typeof figure === "number" && figure >= 0 ? figure : void 0;
}
// build/adapters/lease.js
function nameOf({ runId, workflowRun, url }) {
  return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_0__/* .core_lease__partsOf */ .opr)(workflowRun).run === "" ? `run ${runId}` : `run ${runId} (workflow run ${workflowRun}, ${url})`;
}
// build/core/spending.js
function added(before = _layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .nothingSpent */ .atM, usage) {
  if (usage.length === 0)
    return { ...before, unknownCalls: before.unknownCalls + 1 };
  return usage.reduce(addOne, before);
}
// build/core/last-word.js
function blockDetail([first2, ...more]) {
  const others = more.length === 0 ? "" : ` (and ${more.length} more)`;
  return `${first2?.id}: ${first2?.detail}${others}`;
}
// build/core/last-word.js
function counted(state) {
  return (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_7__/* .storiesOf */ .TQ1)(state).filter((story, index) => story.inScope && state.plan.stories[index]?.was !== "ineligible");
}
// build/report/redact-spellings.js
function anyCase(digits) {
  return digits.replace(/[a-f]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
}
// build/report/searched-text.js
function once(make) {
  let made2;
  return () => {
    made2 ??= make();
    return made2;
  };
}



/***/ })

};
;