"use strict";
exports.id = 5446;
exports.ids = [5446];
exports.modules = {

/***/ 5446:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ testedVersion),
/* harmony export */   G: () => (/* binding */ clientProgram)
/* harmony export */ });
/* harmony import */ var _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7996);
/* harmony import */ var _chunk_GMGLISQJ_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4825);
/* harmony import */ var _chunk_7URPKLLQ_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5919);
/* harmony import */ var _chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8961);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_4___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_4__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_5___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_5__);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8816);





// build/action/client-program.js



// build/adapters/agents/codex-stream.js


// build/adapters/agents/codex-old.js
function inNewWords(record, number) {
  const { msg } = record;
  if (!(0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(msg))
    return record;
  const { message } = msg;
  switch (msg["type"]) {
    case "session_configured":
      return { type: "thread.started", thread_id: msg["session_id"] };
    case "task_started":
      return { type: "turn.started" };
    case "agent_message":
      return { type: "item.completed", item: { id: String(number), type: "agent_message", text: message } };
    case "exec_command_begin":
      return { type: "item.started", item: { type: "command_execution", command: commandOf(msg["command"]) } };
    case "patch_apply_begin":
      return { type: "item.completed", item: { type: "file_change", changes: changesOf(msg["changes"]) } };
    case "stream_error":
      return { type: "error", message: `Reconnecting... (${String(message)})` };
    case "error":
      return { type: "error", message: String(message).replace(/^stream error: /, "") };
    case "token_count":
      return { type: "tokens", usage: usageOf(msg["info"]) };
    case "task_complete":
      return { type: "turn.completed" };
    default:
      return record;
  }
}
function commandOf(command) {
  return Array.isArray(command) ? String(command.at(-1) ?? "") : "";
}
function changesOf(changes) {
  return Object.keys((0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(changes) ? changes : {}).map((path) => ({ path }));
}
function usageOf(info) {
  return (0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(info) ? info["total_token_usage"] : void 0;
}

// build/adapters/agents/event-finish.js
function concludeStream(call) {
  const { seen, end } = call;
  const verdict = judge(call);
  const model = seen.model ?? call.model;
  const { trouble, ...told } = verdict;
  return {
    ...told,
    finalText: lastWords(seen),
    tokens: [...seen.usage.values()].reduce((sum, { tokens: tokens2 }) => (0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .addTokens */ .Ox)(sum, tokens2), _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .noTokens */ ._e),
    ...costOfStream(call),
    tools: seen.tools.uses(),
    permissionDenials: [...seen.denials],
    ...(told.waitingFor ?? told.class) === "usage-limit" ? resetOf(trouble, end.at ?? seen.at) : {},
    ...seen.sessionId === void 0 ? {} : { sessionId: seen.sessionId },
    ...model === void 0 ? {} : { model },
    ...seen.answers === 0 ? {} : { turns: seen.answers }
  };
}
function judge(call) {
  const { seen, end, format: format5 } = call;
  const { ended } = seen;
  if (end.killedBy !== void 0)
    return killed(call, end.killedBy);
  if (ended === void 0)
    return judgeEnd(call);
  if (!ended.isGood)
    return failed(call, ended.trouble ?? seen.trouble ?? seen.retry);
  if (end.exitCode !== 0) {
    if (seen.trouble !== void 0 && end.signal === void 0)
      return failed(call, seen.trouble);
    return { class: "crashed", detail: `${format5.agent} reported a good end but ${(0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .exitWords */ .Ey)(end)}.` };
  }
  if (seen.denials.size > 0)
    return denied(call);
  if (lastWords(seen).trim() === "" && !seen.usedTool) {
    return { class: "empty", detail: `${format5.agent} ended well but said nothing and used no tool.` };
  }
  return { class: "completed", detail: `${format5.agent} finished.` };
}
function lastWords({ ended, usedTool, message }) {
  return ended?.isGood === true && ended.isUnanswered === true && !usedTool ? "" : message.text;
}
function judgeEnd(call) {
  const { seen, end, format: format5 } = call;
  const told = end.signal === void 0 ? lastTold(call) : void 0;
  if (told !== void 0)
    return told;
  const said = (0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(end.stderr ?? "", SENTENCE_CHARS) || seen.noise;
  const behind = said === "" ? "." : `: ${said}`;
  if (end.exitCode === 0 && seen.records === 0 && seen.noise === "") {
    return { class: "empty", detail: `${format5.agent} exited with 0 and printed nothing${behind}` };
  }
  return { class: "crashed", detail: `${format5.agent} ${(0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .exitWords */ .Ey)(end)} without a good end${behind}` };
}
function lastTold(call) {
  const { seen, end, format: format5 } = call;
  const inside = seen.trouble ?? seen.retry;
  if (inside !== void 0)
    return failed(call, inside);
  const isUnderWay = seen.message.text !== "" || seen.usedTool;
  const outside = format5.ofEnd({ ...end, isUnderWay }) ?? troubleOfWords(call);
  if (outside !== void 0 && (0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .classOfTrouble */ .Hx)(outside) !== void 0)
    return failed(call, outside);
  return end.exitCode === 0 && seen.denials.size > 0 ? denied(call) : void 0;
}
function troubleOfWords({ seen, end }) {
  return seen.records === 0 && end.exitCode !== 0 ? (0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .troubleOfStderr */ .Tb)(seen.noise) : void 0;
}
function killed({ seen, end, format: format5 }, killedBy) {
  const detail = `${format5.agent} was ended by us (${(0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(killedBy, SENTENCE_CHARS)})`;
  const waiting = seen.retry ?? seen.trouble;
  if (waiting === void 0)
    return { class: "killed", detail: `${detail}.` };
  const trouble = joined(waiting, format5.ofEnd(end));
  const cause = causeOf(trouble) || "the service did not answer";
  return {
    class: "killed",
    detail: `${detail} while it waited: ${cause}`,
    waitingFor: (0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .classOfTrouble */ .Hx)(trouble) ?? "crashed",
    trouble
  };
}
function failed({ end, format: format5 }, told) {
  const trouble = joined(told ?? { codes: [], sentence: "" }, format5.ofEnd(end));
  const name = (0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .classOfTrouble */ .Hx)(trouble) ?? "crashed";
  const cause = causeOf(trouble);
  const words = (0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .wordsOf */ .Z9)(name, format5.agent);
  return { class: name, detail: cause === "" ? `${words}.` : `${words}: ${cause}`, trouble };
}
function joined(stream, outside) {
  const [near, far] = [stream, outside].map((each) => each && (0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .classOfTrouble */ .Hx)(each));
  if (outside === void 0 || near !== void 0 && near !== far)
    return stream;
  const codes = [...stream.codes, ...outside.codes];
  if (near === void 0 && far !== void 0)
    return { ...stream, ...outside, codes };
  return { ...outside, ...stream, codes, sentence: stream.sentence || outside.sentence };
}
function denied({ seen, format: format5 }) {
  return { class: "permission-denied", detail: (0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)((0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .deniedWords */ .px)(format5.agent, [...seen.denials]), SENTENCE_CHARS) };
}
function causeOf({ status: status2, codes, sentence }) {
  const [name] = codes;
  const parts = [status2 === void 0 ? void 0 : `HTTP ${status2}`, name].filter((part2) => part2 !== void 0);
  const said = (0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(sentence, SENTENCE_CHARS);
  if (said === "")
    return parts.join(", ");
  return parts.length === 0 ? said : `${said} (${parts.join(", ")})`;
}
function resetOf(trouble, now) {
  if (trouble === void 0)
    return {};
  const { waitMs, sentence, codes } = trouble;
  if (codes.includes(_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .QUOTA_OF_A_DAY */ .sl) && waitMs !== void 0 && waitMs <= _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .LONGEST_BACKOFF_MS */ .bM)
    return {};
  const waited = waitMs === void 0 || now === void 0 ? void 0 : now + waitMs;
  const resetAt = trouble.resetAt ?? waited ?? (0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .resetIn */ .Jx)(sentence, now);
  return resetAt === void 0 ? {} : { resetAt };
}
function costOfStream({ seen, model, prices }) {
  const { costUsd: told, usage: usage4, uncharged } = seen;
  const parts = [...(told === void 0 ? usage4 : uncharged).values()].map((part2) => ({
    tokens: part2.tokens,
    model: part2.model ?? seen.model ?? model ?? ""
  }));
  const reckoned = (0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .costOf */ .ho)(parts, prices);
  const partial = (0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .hasUnpriced */ .DO)(parts, prices) ? { isCostPartial: true } : {};
  if (reckoned === void 0)
    return told === void 0 ? {} : { costUsd: told, ...partial };
  return { costUsd: (told ?? 0) + reckoned, isCostReckoned: true, ...partial };
}
var SENTENCE_CHARS = 300;

// build/adapters/agents/event-seen.js
function nothingSeen() {
  return {
    records: 0,
    noise: "",
    sessionId: void 0,
    model: void 0,
    at: void 0,
    message: { id: void 0, text: "", isOpen: false },
    tools: (0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .openToolCount */ .a1)(),
    usedTool: false,
    denials: /* @__PURE__ */ new Set(),
    usage: /* @__PURE__ */ new Map(),
    summed: 0,
    costUsd: void 0,
    uncharged: /* @__PURE__ */ new Map(),
    retry: void 0,
    trouble: void 0,
    ended: void 0,
    answers: 0,
    counted: { turn: 0, tool: 0 }
  };
}
function takeEvent(seen, event6) {
  if (event6.type === "turn" || event6.type === "tool")
    seen.counted[event6.type] += 1;
  switch (event6.type) {
    case "session":
      takeSession(seen, event6);
      break;
    case "text":
      takeText(seen, event6);
      break;
    case "tool":
      takeTool(seen, event6.name);
      break;
    case "denied":
      if (seen.denials.size < MOST_DENIALS)
        seen.denials.add(event6.tool);
      break;
    case "usage":
      takeUsage(seen, event6);
      break;
    case "retry":
      seen.retry = event6.trouble;
      goOn(seen);
      break;
    case "trouble":
      seen.trouble = event6.trouble;
      if (seen.ended?.isGood === true)
        goOn(seen);
      break;
    case "ended":
      takeEnd(seen, event6);
      break;
    case "turn":
      goOn(seen);
      break;
  }
}
var TEXT_CHARS = 64 * 1024;
var MOST_DENIALS = 20;
var MOST_MODELS = 50;
function takeSession(seen, { sessionId, model, at }) {
  seen.sessionId ??= sessionId;
  seen.model ??= model;
  seen.at = at ?? seen.at;
}
function goOn(seen) {
  if (seen.ended?.isLasting !== true)
    seen.ended = void 0;
}
function answered(seen) {
  seen.retry = void 0;
  seen.trouble = void 0;
}
function takeText(seen, { id, text: text2 }) {
  if (text2 === "")
    return;
  answered(seen);
  const { message } = seen;
  const goesOn = id === void 0 ? message.isOpen : id === message.id;
  seen.message = { id, text: (0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .clipStart */ .rh)(goesOn ? message.text + text2 : text2, TEXT_CHARS), isOpen: true };
}
function takeTool(seen, name) {
  seen.retry = void 0;
  goOn(seen);
  seen.usedTool = true;
  seen.tools.add(name);
  seen.message = { ...seen.message, isOpen: false };
}
function takeUsage(seen, { parts, isSum, costUsd }) {
  if (isSum)
    takeSum(seen, parts);
  else {
    seen.answers += 1;
    for (const part2 of parts)
      addUsage(seen.usage, part2);
  }
  takeCost(seen, { parts, isSum, costUsd });
}
function takeSum(seen, parts) {
  const sums = /* @__PURE__ */ new Map();
  for (const part2 of parts)
    addUsage(sums, part2);
  const all2 = allOf(sums);
  if (all2 < seen.summed || all2 === 0 && seen.usage.size > 0)
    return;
  seen.usage = sums;
  seen.summed = all2;
}
function takeCost(seen, { parts, isSum, costUsd }) {
  if (isSum && costUsd !== void 0) {
    seen.costUsd = Math.max(seen.costUsd ?? 0, costUsd);
    seen.uncharged = /* @__PURE__ */ new Map();
  } else if (costUsd !== void 0)
    seen.costUsd = (seen.costUsd ?? 0) + costUsd;
  else if (!isSum)
    for (const part2 of parts)
      addUsage(seen.uncharged, part2);
}
function allOf(usage4) {
  return [...usage4.values()].flatMap(({ tokens: tokens2 }) => Object.values(tokens2)).reduce((sum, count2) => sum + count2, 0);
}
function addUsage(usage4, part2) {
  const key = part2.model ?? "";
  const before = usage4.get(key);
  if (before === void 0 && usage4.size >= MOST_MODELS)
    return;
  usage4.set(key, before === void 0 ? part2 : { ...part2, tokens: (0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .addTokens */ .Ox)(before.tokens, part2.tokens) });
}
function takeEnd(seen, event6) {
  if (seen.ended?.isLasting === true)
    return;
  if (seen.ended?.isGood === false && event6.isGood)
    return;
  const isGood = event6.isGood && seen.trouble === void 0 && seen.retry === void 0;
  seen.ended = { ...event6, isGood };
  if (isGood)
    answered(seen);
  if (isGood && event6.text !== void 0 && event6.text !== "") {
    seen.message = { id: void 0, text: (0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .clipStart */ .rh)(event6.text, TEXT_CHARS), isOpen: false };
  }
}

// build/adapters/agents/few-models.js
var MOST_NAMED = 40;
function underFewNames(event6, before) {
  const known = event6.isSum ? [] : [...before.keys()];
  if (known.length + event6.parts.length <= MOST_NAMED)
    return event6;
  const names = new Set(known);
  const take2 = (part2) => {
    const name = part2.model ?? "";
    if (names.size < MOST_NAMED)
      names.add(name);
    return names.has(name) ? part2 : { tokens: part2.tokens };
  };
  return { ...event6, parts: (event6.isSum ? event6.parts.toSorted((a, b) => all(b) - all(a)) : event6.parts).map(take2) };
}
function all({ tokens: tokens2 }) {
  return Object.values(tokens2).reduce((sum, count2) => sum + count2, 0);
}

// build/adapters/agents/event-reader.js
function readerOf(format5) {
  return (0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .guarded */ .Nj)(format5.agent, unguarded(format5));
}
function unguarded(format5) {
  return ({ model, prices, withheld = [] } = {}) => {
    const seen = nothingSeen();
    const lines = (0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .openJsonLines */ .qj)();
    const read = format5.open();
    const told = teller();
    const { ofUsageFile, ofUsageLine } = format5;
    let finished = false;
    return {
      line: (text2) => {
        if (finished)
          return void 0;
        const records = lines.take(text2);
        seen.records += records.length;
        if (records.length === 0 && !/^[\s{}\][]/.test(text2))
          seen.noise = (0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text2, NOISE_CHARS) || seen.noise;
        const events = records.flatMap((record) => eventsOf(read, record) ?? [UNREADABLE]).filter((event6) => !isOurs(event6, withheld));
        for (const event6 of events)
          take(seen, event6);
        return told(events);
      },
      costSoFar: () => costOfStream({ seen, model, prices }).costUsd,
      turnsSoFar: () => seen.counted[format5.counts],
      ...ofUsageFile && {
        usageFile: (text2) => {
          for (const event6 of eventsIn(ofUsageFile, text2))
            take(seen, event6);
        }
      },
      ...ofUsageLine && {
        usageLine: (text2) => {
          const events = eventsIn(ofUsageLine, text2);
          for (const event6 of events)
            take(seen, event6);
          return lastProgress(events);
        }
      },
      finish: (end) => {
        finished = true;
        return concludeStream({ seen, end, format: format5, model, prices });
      }
    };
  };
}
function eventsIn(read, text2) {
  const record = (0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(text2);
  return (0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(record) ? eventsOf(read, record) ?? [] : [];
}
function eventsOf(read, record) {
  try {
    return [...read(record)];
  } catch {
    return void 0;
  }
}
var UNREADABLE = { type: "ended", isGood: false };
function take(seen, event6) {
  try {
    takeEvent(seen, event6.type === "usage" ? underFewNames(event6, seen.usage) : event6);
  } catch {
    takeEvent(seen, UNREADABLE);
  }
}
function isOurs(event6, withheld) {
  return event6.type === "denied" && withheld.some((name) => event6.tool === name || event6.tool.startsWith(`${name}: `));
}
var NOISE_CHARS = 300;
function teller() {
  const waiting = [];
  let text2 = "";
  return (events) => {
    const now = lastProgress(events);
    if (now?.isHopeless === true)
      return now;
    const piece = events.map(pieceOf).join("");
    if (piece !== "" && (now === void 0 || now.kind === "text")) {
      text2 = (0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .clipEnd */ .Oq)(text2 + piece, _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_TOLD_CHARS */ .Cu);
      return waiting.shift();
    }
    if (now === void 0)
      return waiting.shift();
    if (text2.trim() !== "")
      waiting.push(progress("text", text2));
    text2 = "";
    waiting.push(now);
    return waiting.shift();
  };
}
function pieceOf(event6) {
  return event6.type === "text" && event6.id === void 0 ? event6.text : "";
}
function lastProgress(events) {
  const told = events.map(progressOf).filter((each) => each !== void 0);
  return told.findLast(({ kind }) => kind !== "tokens") ?? told.at(-1);
}
function progressOf(event6) {
  switch (event6.type) {
    case "text":
      return event6.text.trim() === "" ? void 0 : progress("text", event6.text);
    case "tool":
      return progress("tool", event6.target);
    case "denied":
      return progress("tool", `${event6.tool} was not permitted`);
    case "usage":
      return progress("tokens", (0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .tokenWords */ .Hs)(event6.parts.reduce((sum, { tokens: tokens2 }) => (0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .addTokens */ .Ox)(sum, tokens2), _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .noTokens */ ._e)));
    case "retry":
      return ofRetry(event6);
    case "trouble":
      return progress("retry", event6.trouble.sentence);
    case "ended":
    case "session":
    case "turn":
      return void 0;
  }
}
function progress(kind, text2) {
  return { kind, text: (0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(text2, _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .MOST_TOLD_CHARS */ .Cu) };
}
function ofRetry({ trouble, attempt }) {
  const name = (0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .classOfTrouble */ .Hx)(trouble);
  const isHopeless = (attempt ?? 0) >= HOPELESS_RETRY && (name === "auth" || name === "billing");
  const cause = trouble.sentence || (trouble.status === void 0 ? "no answer" : `HTTP ${trouble.status}`);
  const which = attempt === void 0 ? "retry" : `retry ${attempt}`;
  return { ...progress("retry", `${which}: ${cause}`), ...isHopeless ? { isHopeless: true } : {} };
}
var HOPELESS_RETRY = 4;

// build/adapters/agents/codex-stream.js
var openCodexReader = readerOf(format());
function format() {
  return {
    agent: "codex",
    counts: "tool",
    open: () => {
      let startedAt;
      let records = 0;
      return (record) => {
        records += 1;
        const read = event.safeParse(inNewWords(record, records));
        if (!read.success)
          return [];
        if (read.data.type === "thread.started")
          startedAt = timeOf(read.data.thread_id);
        return eventsOf2(read.data, startedAt);
      };
    },
    ofEnd: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .troubleOfEnd */ ._j
  };
}
var usage = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
  input_tokens: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
  cached_input_tokens: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
  cache_write_input_tokens: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
  output_tokens: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9
}).catch({ input_tokens: 0, cached_input_tokens: 0, cache_write_input_tokens: 0, output_tokens: 0 });
var item = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
  id: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .word */ .Vm,
  type: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
  text: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
  status: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
  command: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
  query: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
  server: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
  tool: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
  changes: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .fields */ .OA).catch([])
});
var event = zod__WEBPACK_IMPORTED_MODULE_6__/* .discriminatedUnion */ .gMt("type", [
  zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz("thread.started"), thread_id: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq }),
  zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz("turn.started") }),
  zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz("turn.completed"), usage: usage.optional() }),
  zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz("tokens"), usage }),
  zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz("turn.failed"), error: zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ message: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq }).catch({ message: "" }) }),
  zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz("error"), message: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq }),
  zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz("item.started"), item }),
  zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz("item.completed"), item })
]);
function eventsOf2(read, startedAt) {
  switch (read.type) {
    case "thread.started":
      return [
        {
          type: "session",
          ...read.thread_id === "" ? {} : { sessionId: read.thread_id },
          ...startedAt === void 0 ? {} : { at: startedAt }
        }
      ];
    case "turn.started":
      return [{ type: "turn" }];
    case "turn.completed":
      return [...read.usage === void 0 ? [] : [ofUsage(read.usage)], { type: "ended", isGood: true }];
    case "tokens":
      return [ofUsage(read.usage)];
    case "turn.failed":
      return [ofFailure(read.error.message)];
    case "error":
      return [ofError(read.message)];
    case "item.started":
      return toolOf(read.item);
    case "item.completed":
      return ofItem(read.item);
  }
}
function ofError(message) {
  const [, attempt, cause] = /^Reconnecting\.\.\. (?:(\d+)\/\d+ )?(?:waiting for network )?\(?([\s\S]*?)\)?$/.exec(message) ?? [];
  if (cause === void 0)
    return { type: "trouble", trouble: troubleOf(message) };
  return {
    type: "retry",
    trouble: troubleOf(cause),
    ...attempt === void 0 ? {} : { attempt: Number(attempt) }
  };
}
function ofFailure(message) {
  return { type: "ended", isGood: false, ...message === "" ? {} : { trouble: troubleOf(message) } };
}
function ofItem(done) {
  if (done.type === "agent_message")
    return [{ type: "text", text: done.text, id: done.id ?? "" }];
  if (done.status === "declined")
    return [{ type: "denied", tool: nameAndTarget(done).target }];
  return done.type === "file_change" || done.type === "web_search" ? [{ type: "tool", ...nameAndTarget(done) }] : [];
}
var TOOLS_TOLD_EARLY = ["command_execution", "mcp_tool_call", "collab_tool_call"];
function toolOf(started) {
  return TOOLS_TOLD_EARLY.includes(started.type) ? [{ type: "tool", ...nameAndTarget(started) }] : [];
}
function nameAndTarget({ type, command, query, server, tool, changes }) {
  const name = type === "mcp_tool_call" ? `${server}.${tool}` : tool === "" ? type : tool;
  const path = changes[0]?.["path"];
  return { name, target: (0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .describeTool */ .WH)(name, { command, query, ...path === void 0 ? {} : { path } }) };
}
function ofUsage(used) {
  return { type: "usage", isSum: true, parts: [{ tokens: tokensOf(used) }] };
}
function tokensOf(used) {
  const cacheRead = Math.min(used.cached_input_tokens, used.input_tokens);
  const cacheWrite = Math.min(used.cache_write_input_tokens, used.input_tokens - cacheRead);
  return { input: used.input_tokens - cacheRead - cacheWrite, output: used.output_tokens, cacheRead, cacheWrite };
}
function troubleOf(message) {
  const [, status2, said = message] = FRAMES.exec(message.replace(/^Error running remote compact task: /, "")) ?? [];
  const inner = (0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .troubleOfText */ .ux)(said);
  return {
    ...inner,
    ...status2 === void 0 ? {} : { status: Number(status2) },
    // Where nothing is known of the words behind the frame, the frame itself says what happened.
    sentence: (0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .sentenceClass */ .kx)(inner) === void 0 && status2 === void 0 ? message : inner.sentence || message
  };
}
var FRAMES = /^(?:unexpected status|exceeded retry limit, last status:|stream disconnected before completion:|rate limit exceeded:) ?(?:(\d{3})\b[^:]*(?:: )?)?([\s\S]*)$/;
function timeOf(threadId) {
  const [, high = "", low = ""] = /^([0-9a-f]{8})-([0-9a-f]{4})-7/.exec(threadId) ?? [];
  return high === "" ? void 0 : Number.parseInt(high + low, 16);
}

// build/adapters/agents/codex.js
var codexDriver = {
  name: "codex",
  version: "0.169.0",
  package: "@openai/codex",
  native: { scope: "@openai", names: [`codex-${process.platform}-${process.arch}`], paths: ["vendor/*/bin/codex"] },
  isCountedByUs: true,
  args: codexArgs,
  environment: () => ({}),
  keyNames: ["OPENAI_API_KEY", "CODEX_API_KEY"],
  // Without a login of its own it reads the key under this name alone.
  keysOf: ({ OPENAI_API_KEY: key, ...keys }) => ({
    ...key === void 0 ? {} : { CODEX_API_KEY: key, OPENAI_API_KEY: key },
    ...keys
  }),
  openReader: openCodexReader
};
function codexArgs(call) {
  return [
    ...["exec", "--json", "--skip-git-repo-check"],
    ...permissionArgs(call),
    ...SWITCHES.flatMap((switched) => ["-c", switched]),
    ...call.model === void 0 ? [] : ["-m", call.model],
    ...call.extra,
    // The prompt is on stdin.
    "-"
  ];
}
var SWITCHES = [
  "check_for_update_on_startup=false",
  "analytics.enabled=false",
  "shell_environment_policy.ignore_default_excludes=false"
];
function permissionArgs({ skipPermissions }) {
  if (skipPermissions)
    return ["--dangerously-bypass-approvals-and-sandbox"];
  return ["--sandbox", "workspace-write", "-c", "sandbox_workspace_write.network_access=true"];
}

// build/adapters/agents/copilot-stream.js


// build/adapters/agents/copilot-trouble.js
function copilotTrouble(data, refused) {
  const message = _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq.parse(data["message"]) || _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq.parse(data["errorMessage"]);
  const inner = (0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .troubleOfText */ .ux)(unframed(message));
  const code = _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .status */ .h5.parse(data["statusCode"]) ?? inner.status ?? refused?.status;
  const own = ["errorCode", "errorType", "failureKind"].map((key) => _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq.parse(data[key]));
  const waitMs = inner.waitMs ?? refused?.waitMs;
  return {
    ...inner,
    codes: [
      .../* @__PURE__ */ new Set([
        ...own.filter((name) => name !== ""),
        ...inner.codes,
        ...refused?.codes ?? [],
        ...ofRetries(message)
      ])
    ],
    sentence: inner.sentence || (refused?.sentence ?? ""),
    ...code === void 0 ? {} : { status: code },
    ...waitMs === void 0 ? {} : { waitMs }
  };
}
function unframed(message) {
  const last = message.lastIndexOf(LAST);
  return (last < 0 ? message : message.slice(last + LAST.length)).replace(/^(?:Execution failed: )?(?:[A-Za-z]*Error: )*/, "").replace(/^"([\s\S]*)"$/, "$1");
}
var LAST = " Last error: ";
function ofRetries(message) {
  return /\bretried \d+ times\b/.test(message) ? ["server_error"] : [];
}

// build/adapters/agents/copilot-usage.js

function copilotUsage(record) {
  const read = usageFile.safeParse(record);
  if (!read.success)
    return [];
  const { modelMetrics, totalNanoAiu } = read.data;
  const parts = Object.entries(modelMetrics).map(([name, { usage: usage4 }]) => ({
    model: (0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .clipEnd */ .Oq)(name, MODEL_CHARS),
    tokens: tokensOf2(usage4)
  }));
  const credits = totalNanoAiu * USD_PER_NANO_CREDIT;
  const isWhole = credits > 0 && credits >= ((0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .costOf */ .ho)(parts) ?? 0);
  return [{ type: "usage", isSum: true, parts, ...isWhole ? { costUsd: credits } : {} }];
}
function copilotRequest(record) {
  const read = span.safeParse(record);
  if (!read.success)
    return [];
  const { attributes: told } = read.data;
  const tokens2 = tokensOf2({
    inputTokens: told["gen_ai.usage.input_tokens"],
    outputTokens: told["gen_ai.usage.output_tokens"],
    cacheReadTokens: told["gen_ai.usage.cache_read.input_tokens"],
    cacheWriteTokens: told["gen_ai.usage.cache_creation.input_tokens"]
  });
  const model = told["gen_ai.response.model"] ?? told["gen_ai.request.model"];
  return [{ type: "usage", isSum: false, parts: [{ ...model === void 0 ? {} : { model }, tokens: tokens2 }] }];
}
var span = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
  type: zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz("span"),
  attributes: zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
    "gen_ai.operation.name": zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz("chat"),
    "gen_ai.response.model": _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .word */ .Vm,
    "gen_ai.request.model": _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .word */ .Vm,
    "gen_ai.usage.input_tokens": _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    "gen_ai.usage.output_tokens": _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    "gen_ai.usage.cache_read.input_tokens": _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
    "gen_ai.usage.cache_creation.input_tokens": _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9
  })
});
var USD_PER_NANO_CREDIT = 1e-11;
var MODEL_CHARS = 200;
var unused = { inputTokens: 0, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 };
var usage2 = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ inputTokens: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9, outputTokens: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9, cacheReadTokens: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9, cacheWriteTokens: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9 }).catch(unused);
var metrics = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ usage: usage2 }).catch({ usage: unused });
var usageFile = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ modelMetrics: zod__WEBPACK_IMPORTED_MODULE_6__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP(), metrics), totalNanoAiu: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9 });
function tokensOf2(used) {
  const cacheRead = Math.min(used.cacheReadTokens, used.inputTokens);
  const cacheWrite = Math.min(used.cacheWriteTokens, used.inputTokens - cacheRead);
  return { input: used.inputTokens - cacheRead - cacheWrite, output: used.outputTokens, cacheRead, cacheWrite };
}

// build/adapters/agents/copilot-stream.js
var openCopilotReader = readerOf(format2());
function format2() {
  return {
    agent: "copilot",
    counts: "turn",
    open: () => {
      const told = { tools: /* @__PURE__ */ new Map(), refused: void 0, refusals: 0 };
      return (record) => {
        const at = (0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .epochMs */ .e9)(record["timestamp"]);
        const time = at === void 0 ? [] : [{ type: "session", at }];
        const read = event2.safeParse(record);
        return read.success ? [...time, ...eventsOf3(read.data, told)] : time;
      };
    },
    ofUsageFile: copilotUsage,
    ofUsageLine: copilotRequest,
    ofEnd: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .troubleOfEnd */ ._j
  };
}
var event2 = zod__WEBPACK_IMPORTED_MODULE_6__/* .discriminatedUnion */ .gMt("type", [
  zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz("session.tools_updated"), data: zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ model: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .word */ .Vm }) }),
  zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz("assistant.turn_start") }),
  zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
    type: zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz("assistant.message"),
    data: zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ messageId: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .word */ .Vm, content: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, parentToolCallId: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .word */ .Vm })
  }),
  zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
    type: zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz("tool.execution_start"),
    data: zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ toolCallId: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, toolName: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, arguments: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .fields */ .OA })
  }),
  zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
    type: zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz("tool.execution_complete"),
    data: zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ toolCallId: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, success: zod__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY().catch(true), error: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .fields */ .OA })
  }),
  zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz("model.call_failure"), data: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .fields */ .OA }),
  zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz("session.error"), data: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .fields */ .OA }),
  zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz("abort"), data: zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ reason: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq }).catch({ reason: "" }) }),
  zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz("result"), sessionId: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .word */ .Vm, exitCode: zod__WEBPACK_IMPORTED_MODULE_6__/* .int */ .Whr().catch(1) })
]);
function eventsOf3(read, told) {
  switch (read.type) {
    case "session.tools_updated":
      return read.data.model === void 0 ? [] : [{ type: "session", model: read.data.model }];
    case "assistant.turn_start":
      return [{ type: "turn" }];
    case "assistant.message":
      return ofMessage(read.data, told);
    case "tool.execution_start":
      return [ofTool(read.data, told)];
    case "tool.execution_complete":
      return ofToolEnd(read.data, told);
    case "model.call_failure":
      return [ofFailure2(read.data, told)];
    case "session.error":
      return [{ type: "trouble", trouble: lastTrouble(read.data, told) }];
    case "abort":
      return [ofAbort(read.data.reason)];
    case "result":
      return [
        ...read.sessionId === void 0 ? [] : [{ type: "session", sessionId: read.sessionId }],
        { type: "ended", isGood: read.exitCode === 0 }
      ];
  }
}
function lastTrouble(data, { refused, refusals }) {
  const trouble = copilotTrouble(data, refused);
  const isLimit = trouble.status === 429 && refusals === 1 && trouble.waitMs === void 0;
  return isLimit ? { ...trouble, codes: ["usage_limit_reached", ...trouble.codes] } : trouble;
}
function ofMessage({ messageId, content, parentToolCallId }, told) {
  told.refused = void 0;
  told.refusals = 0;
  return parentToolCallId === void 0 ? [{ type: "text", text: content, id: messageId ?? "" }] : [];
}
var MOST_TOOLS = 256;
function ofTool({ toolCallId, toolName, arguments: input }, { tools }) {
  const target = (0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .describeTool */ .WH)(toolName, input);
  const [oldest] = tools.keys();
  if (tools.size >= MOST_TOOLS && oldest !== void 0)
    tools.delete(oldest);
  tools.set((0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .clipEnd */ .Oq)(toolCallId, 200), target);
  return { type: "tool", name: toolName, target };
}
var REFUSALS = ["denied", "rejected"];
function ofToolEnd({ toolCallId, success, error: error2 }, { tools }) {
  if (success || !REFUSALS.includes(String(error2["code"])))
    return [];
  return [{ type: "denied", tool: tools.get((0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .clipEnd */ .Oq)(toolCallId, 200)) ?? "a tool" }];
}
function ofFailure2(data, told) {
  told.refused = copilotTrouble(data);
  told.refusals += 1;
  const attempt = data["retryAttempt"];
  return { type: "retry", trouble: told.refused, ...typeof attempt === "number" ? { attempt: attempt + 1 } : {} };
}
function ofAbort(reason) {
  const sentence = `it was interrupted${reason === "" ? "" : ` (${(0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .clipEnd */ .Oq)(reason, 100)})`}`;
  return { type: "ended", isGood: false, isLasting: true, trouble: { codes: [], sentence } };
}

// build/adapters/agents/copilot.js
var OWN_NAMES = ["COPILOT_GITHUB_TOKEN", "COPILOT_PROVIDER_API_KEY", "COPILOT_PROVIDER_BEARER_TOKEN"];
var KEY_NAMES = [...OWN_NAMES, "ANTHROPIC_API_KEY", "OPENAI_API_KEY"];
var EDITING_TOOLS = ["apply_patch", "create", "edit", "str_replace_editor"];
var copilotDriver = {
  name: "copilot",
  version: "1.0.102",
  package: "@github/copilot",
  native: { scope: "@github", names: [`copilot-${process.platform}-${process.arch}`], paths: ["copilot"] },
  isCountedByUs: true,
  args: copilotArgs,
  environment: () => ({ COPILOT_AUTO_UPDATE: "false" }),
  liveUsage: "COPILOT_OTEL_FILE_EXPORTER_PATH",
  keyNames: KEY_NAMES,
  keysOf: copilotKeys,
  openReader: openCopilotReader
};
function copilotArgs(call) {
  return [
    ...["--output-format", "json", "--no-color", "--no-ask-user", "--no-auto-update", "--disable-client-telemetry"],
    // Its own server for GitHub would act with the token of the subscription.
    "--disable-builtin-mcps",
    // Keys stay out of its shells.
    `--secret-env-vars=${KEY_NAMES.join(",")}`,
    // Without a terminal it runs in no other way.
    "--allow-all-tools",
    ...call.skipPermissions ? ["--allow-all-paths"] : [],
    ...call.role === "review" ? [`--excluded-tools=${EDITING_TOOLS.join(",")}`] : [],
    ...call.model === void 0 ? [] : ["--model", call.model],
    ...call.usageFile === void 0 ? [] : ["--usage-output-file", call.usageFile],
    ...call.extra
  ];
}
function copilotKeys(keys) {
  if (OWN_NAMES.some((name) => keys[name] !== void 0))
    return picked(keys, OWN_NAMES);
  const { ANTHROPIC_API_KEY: anthropic, OPENAI_API_KEY: openai } = keys;
  if (anthropic !== void 0) {
    return provider("anthropic", { url: "https://api.anthropic.com", key: anthropic });
  }
  if (openai === void 0)
    return {};
  return {
    ...provider("openai", { url: "https://api.openai.com/v1", key: openai }),
    COPILOT_PROVIDER_WIRE_API: "responses"
  };
}
function provider(type, { url, key }) {
  return {
    COPILOT_OFFLINE: "true",
    COPILOT_PROVIDER_TYPE: type,
    COPILOT_PROVIDER_BASE_URL: url,
    COPILOT_PROVIDER_API_KEY: key
  };
}
function picked(keys, names) {
  return Object.fromEntries(Object.entries(keys).filter(([name]) => names.includes(name)));
}

// build/adapters/agents/gemini-stream.js


// build/adapters/agents/gemini-end.js
function troubleOfGeminiEnd(end) {
  const { exitCode = 0, stderr = "" } = end;
  const [, kind, words] = REPORT.exec(stderr.slice(-MOST_CHARS)) ?? [];
  const named = [EXITS[exitCode], kind].filter((name) => name !== void 0);
  const status2 = STATUSES.find((each) => each % 256 === exitCode);
  const said = words === void 0 ? (0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .troubleOfEnd */ ._j)(end) : (0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .troubleOfText */ .ux)(words);
  if (named.length === 0 && status2 === void 0 && said === void 0)
    return void 0;
  return {
    sentence: "",
    ...said,
    codes: [...named, ...said?.codes ?? []],
    ...status2 === void 0 ? {} : { status: status2 }
  };
}
var MOST_CHARS = 8 * 1024;
var EXITS = {
  41: "FatalAuthenticationError",
  53: "FatalTurnLimitedError",
  55: "FatalUntrustedWorkspaceError"
};
var STATUSES = [400, 401, 402, 403, 404, 413, 422, 429, 500, 501, 502, 503, 504, 529];
var REPORT = /^Error when talking to Gemini API .*? (TerminalQuotaError|RetryableQuotaError|ModelNotFoundError): (.*)$/m;

// build/adapters/agents/gemini-usage.js

function sumsOfStream(stats) {
  const models = (0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(stats["models"]) ? Object.entries(stats["models"]) : [];
  const sums = models.map(([model, each]) => ({ ...streamSum.parse((0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(each) ? each : {}), model }));
  return (sums.length > 0 ? sums : [streamSum.parse(stats)]).map(modelTokens);
}
function sumsOfSession(stats) {
  const models = (0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(stats["models"]) ? Object.entries(stats["models"]) : [];
  return models.map(([model, each]) => {
    const tokens2 = (0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(each) && (0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(each["tokens"]) ? each["tokens"] : {};
    return { ...sessionSum.parse(tokens2), model };
  });
}
function modelTokens({ model, total, prompt, answer, cached }) {
  const cacheRead = Math.min(cached, prompt);
  const output = Math.max(answer, total - prompt);
  return {
    ...model === void 0 ? {} : { model },
    tokens: { input: prompt - cacheRead, output, cacheRead, cacheWrite: 0 }
  };
}
function unanswered(stats, parts) {
  const namesModels = (0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(stats) && (0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(stats["models"]) && Object.keys(stats["models"]).length > 0;
  return namesModels && parts.every(({ tokens: tokens2 }) => tokens2.output === 0) ? { isUnanswered: true } : {};
}
var streamSum = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ total_tokens: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9, input_tokens: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9, output_tokens: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9, cached: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9 }).transform((raw) => ({
  total: raw.total_tokens,
  prompt: raw.input_tokens,
  answer: raw.output_tokens,
  cached: raw.cached
}));
var sessionSum = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ total: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9, prompt: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9, candidates: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9, cached: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9 }).transform(({ candidates, ...raw }) => ({ ...raw, answer: candidates }));

// build/adapters/agents/gemini-stream.js
var openGeminiReader = readerOf(format3());
function format3() {
  return {
    agent: "gemini",
    counts: "tool",
    open: () => {
      const tools = /* @__PURE__ */ new Map();
      return (record) => record["type"] === void 0 ? ofWhole(record) : ofEvent(record, tools);
    },
    ofEnd: troubleOfGeminiEnd
  };
}
var failure = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ type: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, message: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq }).catch({ type: "", message: "" });
var event3 = zod__WEBPACK_IMPORTED_MODULE_6__/* .discriminatedUnion */ .gMt("type", [
  zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz("init"), session_id: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .word */ .Vm, model: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .word */ .Vm }),
  zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz("message"), role: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, content: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq }),
  zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz("tool_use"), tool_name: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, tool_id: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, parameters: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .fields */ .OA }),
  zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz("tool_result"), tool_id: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, status: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, error: failure }),
  zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz("error"), severity: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, message: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq }),
  zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz("result"), status: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, error: failure.optional(), stats: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .fields */ .OA })
]);
function ofEvent(record, tools) {
  const read = event3.safeParse(record);
  const at = Date.parse(String(record["timestamp"]));
  const time = Number.isNaN(at) ? [] : [{ type: "session", at }];
  return read.success ? [...time, ...eventsOf4(read.data, tools)] : time;
}
function eventsOf4(read, tools) {
  switch (read.type) {
    case "init":
      return [
        {
          type: "session",
          ...read.session_id === void 0 ? {} : { sessionId: read.session_id },
          ...read.model === void 0 ? {} : { model: read.model }
        }
      ];
    case "message":
      return read.role === "assistant" ? [{ type: "text", text: read.content }] : [];
    case "tool_use":
      remember(tools, read.tool_id, read.tool_name);
      return [{ type: "tool", name: read.tool_name, target: (0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .describeTool */ .WH)(read.tool_name, read.parameters) }];
    case "tool_result":
      return ofToolEnd2(read, tools.get(read.tool_id));
    case "error":
      return read.severity === "error" ? [ofError2(read.message)] : ofWarning(read.message);
    case "result":
      return [
        { type: "usage", isSum: true, parts: sumsOfStream(read.stats) },
        { ...ofResult(read.status === "success", read.error), ...unanswered(read.stats, sumsOfStream(read.stats)) }
      ];
  }
}
var MOST_TOOLS2 = 256;
function remember(tools, id, name) {
  const [oldest] = tools.keys();
  if (tools.size >= MOST_TOOLS2 && oldest !== void 0)
    tools.delete(oldest);
  tools.set(id, (0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .clipEnd */ .Oq)(name, 200));
}
var BUILT_IN = ["replace", "run_shell_command", "write_file"];
function ofToolEnd2({ status: status2, error: error2 }, tool) {
  const isRefused = error2.type === "policy_violation" || error2.type === "tool_not_registered" && BUILT_IN.includes(tool ?? "") || /requires user confirmation, which is not supported/.test(error2.message);
  return status2 === "error" && isRefused ? [{ type: "denied", tool: tool ?? "a tool" }] : [];
}
function ofError2(message) {
  const trouble = (0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .troubleOfText */ .ux)(message);
  if (!message.startsWith("Maximum session turns exceeded"))
    return { type: "trouble", trouble };
  return { type: "ended", isGood: false, isLasting: true, trouble };
}
function ofWarning(message) {
  if (!/^(?:Loop detected, stopping|Agent execution (?:blocked|stopped)\b)/.test(message))
    return [];
  return [{ type: "ended", isGood: false, isLasting: true, trouble: (0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .troubleOfText */ .ux)(message) }];
}
function ofResult(isGood, error2) {
  if (isGood && error2 === void 0)
    return { type: "ended", isGood: true };
  if (error2 === void 0)
    return { type: "ended", isGood: false };
  const trouble = (0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .troubleOfText */ .ux)(error2.message);
  return { type: "ended", isGood: false, trouble: { ...trouble, codes: [...namesOf(error2.type), ...trouble.codes] } };
}
function namesOf(type) {
  return type === "" || type === "unknown" || type === "Error" ? [] : [type];
}
function ofWhole(record) {
  const { session_id: sessionId, response, stats, error: error2 } = record;
  if (typeof sessionId !== "string" || response === void 0 && error2 === void 0)
    return [];
  const parts = sumsOfSession((0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(stats) ? stats : {}).map(modelTokens);
  return [
    { type: "session", sessionId: (0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .clipEnd */ .Oq)(sessionId, 200) },
    ...typeof response === "string" ? [{ type: "text", text: response }] : [],
    ...toolsOf(stats),
    { type: "usage", isSum: true, parts },
    {
      ...ofResult(error2 === void 0, error2 === void 0 ? void 0 : failure.parse(error2)),
      ...unanswered(stats, parts)
    }
  ];
}
function toolsOf(stats) {
  const tools = (0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(stats) && (0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(stats["tools"]) ? stats["tools"]["byName"] : void 0;
  const used = Object.entries((0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(tools) ? tools : {}).filter(([, each]) => (0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(each) && each["count"] !== 0);
  return used.map(([name]) => ({ type: "tool", name, target: name }));
}

// build/adapters/agents/gemini.js
var geminiDriver = {
  name: "gemini",
  version: "0.61.0",
  package: "@google/gemini-cli",
  args: geminiArgs,
  // It would start itself again with more memory, and a kill would reach the first process alone.
  environment: () => ({ GEMINI_CLI_NO_RELAUNCH: "true" }),
  keyNames: ["GEMINI_API_KEY", "GOOGLE_API_KEY"],
  // The settings of the system have to belong to root.
  settings: { home: ".gemini/settings.json", of: (call) => JSON.stringify(geminiSettings(call), void 0, 2) },
  openReader: openGeminiReader
};
function geminiArgs(call) {
  return [
    ...["--output-format", "stream-json", "--skip-trust"],
    ...permissionArgs2(call),
    ...call.model === void 0 ? [] : ["-m", call.model],
    ...call.extra,
    // Headless; the prompt is on stdin.
    ...["-p", ""]
  ];
}
var ORDINARY_TOOLS = ["google_web_search", "run_shell_command", "web_fetch"];
function permissionArgs2({ skipPermissions }) {
  if (skipPermissions)
    return ["--yolo"];
  return ["--approval-mode", "auto_edit", "--allowed-tools", ORDINARY_TOOLS.join(",")];
}
function geminiSettings({ maxTurns, keys }) {
  const selectedType = keys.includes("GEMINI_API_KEY") ? "gemini-api-key" : "vertex-ai";
  return {
    general: { enableAutoUpdate: false, enableAutoUpdateNotification: false },
    privacy: { usageStatisticsEnabled: false },
    telemetry: { enabled: false },
    security: {
      environmentVariableRedaction: { enabled: true },
      ...keys.length === 0 ? {} : { auth: { selectedType } }
    },
    ...maxTurns === void 0 ? {} : { model: { maxSessionTurns: maxTurns } }
  };
}

// build/adapters/agents/native-binary.js


function behindWrapper(program, place) {
  const real = (0,node_fs__WEBPACK_IMPORTED_MODULE_4__.realpathSync)(program);
  return modulesAbove(real).flatMap((modules) => place.names.map((name) => (0,node_path__WEBPACK_IMPORTED_MODULE_5__.join)(modules, place.scope, name))).flatMap((folder) => place.paths.flatMap((path) => expand(folder, path.split("/")))).find(isProgram) ?? real;
}
function modulesAbove(path) {
  const parent = (0,node_path__WEBPACK_IMPORTED_MODULE_5__.dirname)(path);
  if (parent === path)
    return [];
  const here = (0,node_path__WEBPACK_IMPORTED_MODULE_5__.join)(parent, "node_modules");
  return [here, ...modulesAbove(parent)];
}
function expand(folder, [first, ...rest]) {
  if (first === void 0)
    return [folder];
  const names = first === "*" ? listed(folder) : [first];
  return names.flatMap((name) => expand((0,node_path__WEBPACK_IMPORTED_MODULE_5__.join)(folder, name), rest));
}
function listed(folder) {
  try {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_4__.readdirSync)(folder).sort();
  } catch {
    return [];
  }
}
function isProgram(path) {
  try {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_4__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_4__.constants.X_OK);
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_4__.statSync)(path).isFile();
  } catch {
    return false;
  }
}

// build/adapters/agents/opencode-stream.js


// build/adapters/agents/opencode-trouble.js

function openCodeTrouble(raw, now) {
  const { name, data } = error.parse(raw);
  const [body] = [(0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .parseJson */ .qF)(data.responseBody)].flat();
  const told = (0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .troubleOfText */ .ux)(data.message.replace(/^(?:\w*Error: )+/, ""));
  const inner = (0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .isRecord */ .u4)(body) ? (0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .troubleOfBody */ .pQ)(body) : told;
  const code = data.statusCode ?? inner.status;
  const limit = limitOf(data.responseHeaders);
  const waitMs = inner.waitMs ?? waitOf(data.responseHeaders, now) ?? waitUntil(inner.resetAt, now);
  return {
    ...inner,
    codes: [...namesOf2(name), ...limit.codes, ...inner.codes, ...reachOf(data, code)],
    sentence: inner.sentence || told.sentence,
    ...limit.resetAt === void 0 ? {} : { resetAt: limit.resetAt },
    ...code === void 0 ? {} : { status: code },
    ...waitMs === void 0 ? {} : { waitMs }
  };
}
var empty = {
  message: "",
  statusCode: void 0,
  isRetryable: false,
  responseHeaders: {},
  responseBody: "",
  metadata: {}
};
var error = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
  name: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
  data: zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
    message: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    statusCode: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .status */ .h5,
    isRetryable: zod__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY().catch(false),
    responseHeaders: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .fields */ .OA,
    responseBody: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
    metadata: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .fields */ .OA
  }).catch(empty)
});
var VAGUE = ["", "APIError", "UnknownError", "Error", "AI_APICallError"];
function namesOf2(name) {
  return VAGUE.includes(name) ? [] : [name];
}
function reachOf({ metadata, isRetryable }, code) {
  const cause = metadata["code"];
  if (typeof cause === "string")
    return [cause];
  return code === void 0 && isRetryable ? ["transport"] : [];
}
function limitOf(headers) {
  const isUsedUp = headers["anthropic-ratelimit-unified-status"] === "rejected";
  const resetAt = (0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .epochMs */ .e9)(headers[isUsedUp ? "anthropic-ratelimit-unified-reset" : "x-ratelimit-reset"]);
  return { codes: isUsedUp ? ["usage_limit_reached"] : [], ...resetAt === void 0 ? {} : { resetAt } };
}
function waitUntil(resetAt, now) {
  return resetAt === void 0 || now === void 0 ? void 0 : Math.max(0, resetAt - now);
}
function waitOf(headers, now) {
  const ms = Number(headers["retry-after-ms"] ?? Number.NaN);
  if (ms >= 0)
    return Math.round(ms);
  const after = String(headers["retry-after"] ?? "");
  if (/^\d+(?:\.\d+)?$/.test(after))
    return Math.round(Number(after) * 1e3);
  const date = Date.parse(after);
  return Number.isNaN(date) || now === void 0 ? void 0 : Math.max(0, date - now);
}

// build/adapters/agents/opencode-stream.js
var openOpenCodeReader = readerOf(openCodeFormat("opencode"));
function openCodeFormat(agent) {
  return {
    agent,
    counts: "turn",
    open: () => (record) => {
      const read = event4.safeParse(record);
      return read.success ? [timeOf2(read.data), ...eventsOf5(read.data)] : [];
    },
    ofEnd: ofOpenCodeEnd
  };
}
var tokens = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
  total: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
  input: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
  output: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
  reasoning: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
  cache: zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ read: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9, write: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9 }).catch({ read: 0, write: 0 })
}).catch({ total: 0, input: 0, output: 0, reasoning: 0, cache: { read: 0, write: 0 } });
var part = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ messageID: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .word */ .Vm, text: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, tool: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, reason: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, tokens, cost: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .dollars */ .E9, state: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .fields */ .OA }).catch({
  messageID: void 0,
  text: "",
  tool: "",
  reason: "",
  tokens: tokens.parse({}),
  cost: void 0,
  state: {}
});
var common = { sessionID: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .word */ .Vm, timestamp: zod__WEBPACK_IMPORTED_MODULE_6__/* .unknown */ .L5J().optional().transform(_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .epochMs */ .e9) };
var inWords = zod__WEBPACK_IMPORTED_MODULE_6__/* .string */ .YjP().transform((message) => ({ data: { message } }));
var event4 = zod__WEBPACK_IMPORTED_MODULE_6__/* .discriminatedUnion */ .gMt("type", [
  zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz("step_start"), ...common }),
  zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz("text"), part, ...common }),
  zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz("tool_use"), part, ...common }),
  zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz("step_finish"), part, ...common }),
  zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz("error"), error: zod__WEBPACK_IMPORTED_MODULE_6__/* .union */ .KCZ([inWords, _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .fields */ .OA]), ...common })
]);
function ofOpenCodeEnd({ stderr = "", isUnderWay = false }) {
  const own = stderr.split("\n").filter((line) => line.startsWith("Error: "));
  return (0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .troubleOfStderr */ .Tb)(isUnderWay ? own.join("\n") : stderr);
}
function timeOf2({ sessionID, timestamp }) {
  return {
    type: "session",
    ...sessionID === void 0 ? {} : { sessionId: sessionID },
    ...timestamp === void 0 ? {} : { at: timestamp }
  };
}
function eventsOf5(read) {
  switch (read.type) {
    case "step_start":
      return [{ type: "turn" }];
    case "text":
      return [{ type: "text", text: read.part.text, id: read.part.messageID ?? "" }];
    case "tool_use":
      return ofTool2(read.part);
    case "step_finish":
      return ofStep(read.part);
    case "error":
      return [{ type: "ended", isGood: false, isLasting: true, trouble: openCodeTrouble(read.error, read.timestamp) }];
  }
}
function ofTool2({ tool, state }) {
  const input = _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .fields */ .OA.parse(state["input"]);
  const target = (0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .describeTool */ .WH)(tool, input);
  const called = { type: "tool", name: tool, target };
  if (tool === "invalid" && input["tool"] === "bash")
    return [{ type: "denied", tool: "bash" }];
  return state["status"] === "error" && REFUSED.test(String(state["error"])) ? [called, { type: "denied", tool: target }] : [called];
}
var REFUSED = /^(?:Error: )?The user (?:rejected permission to use this specific tool call|has specified a rule which prevents you)/;
function ofStep({ reason, tokens: used, cost }) {
  const usage4 = {
    type: "usage",
    isSum: false,
    parts: [{ tokens: tokensOf3(used) }],
    ...cost === void 0 ? {} : { costUsd: cost }
  };
  if (reason === "tool-calls")
    return [usage4];
  if (reason === "stop")
    return [usage4, { type: "ended", isGood: true }];
  const codes = CODES.get(reason) ?? [];
  const sentence = `the last step ended for the reason ${reason || "unknown"}`;
  return [usage4, { type: "ended", isGood: false, trouble: { codes, sentence } }];
}
var CODES = /* @__PURE__ */ new Map([
  ["length", ["max_output_tokens"]],
  ["content-filter", ["content_filter"]]
]);
function tokensOf3({ total, input, output, reasoning, cache }) {
  const rest = total - input - cache.read - cache.write;
  return {
    input,
    output: total > 0 ? Math.max(output, Math.min(rest, output + reasoning)) : output + reasoning,
    cacheRead: cache.read,
    cacheWrite: cache.write
  };
}

// build/adapters/agents/opencode.js
var openCodeDriver = {
  name: "opencode",
  version: "1.18.33",
  package: "opencode-ai",
  native: {
    scope: "",
    names: ["", "-musl", "-baseline", "-baseline-musl"].map((kind) => `opencode-${process.platform}-${process.arch}${kind}`),
    paths: ["bin/opencode"]
  },
  isCountedByUs: true,
  args: openCodeArgs,
  environment: () => ({
    OPENCODE_CONFIG_CONTENT: JSON.stringify(config),
    OPENCODE_DISABLE_AUTOUPDATE: "1",
    OPENCODE_DISABLE_MODELS_FETCH: "1"
  }),
  keyNames: [
    ...["ANTHROPIC_API_KEY", "OPENAI_API_KEY", "GEMINI_API_KEY", "GOOGLE_GENERATIVE_AI_API_KEY"],
    ...["OPENCODE_API_KEY", "OPENROUTER_API_KEY"]
  ],
  // It reads the key of Google's models under a name of its own.
  keysOf: (keys) => {
    const { GEMINI_API_KEY: key } = keys;
    return key === void 0 ? keys : { GOOGLE_GENERATIVE_AI_API_KEY: key, ...keys };
  },
  shellStart: "BASH_ENV",
  openReader: openOpenCodeReader
};
var REVIEWER = "ralph-review";
var config = {
  autoupdate: false,
  share: "disabled",
  snapshot: false,
  // A refusal ends the run, and its shell could reach the same places.
  permission: { bash: "allow", doom_loop: "allow", edit: "allow", external_directory: "allow", webfetch: "allow" },
  agent: {
    // It would ask another model for a name of the session, at a price that its stream does not tell.
    title: { disable: true },
    [REVIEWER]: {
      mode: "primary",
      description: "Reads and judges; it has no tool that edits files.",
      tools: { edit: false, multiedit: false, patch: false, write: false }
    }
  }
};
function openCodeArgs(call) {
  return [
    ...["run", "--format", "json"],
    ...call.skipPermissions ? ["--auto"] : [],
    ...call.role === "review" ? ["--agent", REVIEWER] : [],
    ...call.model === void 0 ? [] : ["-m", call.model],
    ...call.extra
  ];
}

// build/adapters/agents/qwen-stream.js


// build/adapters/agents/qwen-end.js
function qwenEnd(end) {
  const { exitCode = 0, stderr = "", isUnderWay = false } = end;
  const named = EXITS2[exitCode];
  const [, cause] = isUnderWay ? [] : [...stderr.slice(-MOST_CHARS2).matchAll(RETRY)].at(-1) ?? [];
  const said = cause === void 0 ? (0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .troubleOfEnd */ ._j)(end) : (0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .troubleOfText */ .ux)(cause);
  if (named === void 0)
    return said;
  return { sentence: "", ...said, codes: [named, ...said?.codes ?? []] };
}
var MOST_CHARS2 = 8 * 1024;
var EXITS2 = {
  41: "FatalAuthenticationError",
  53: "FatalTurnLimitedError",
  55: "FatalBudgetExceededError"
};
var RETRY = /^Retrying in \d+\s?m?s\b[^:\n]*: (\[API Error: .*\])$/gm;

// build/adapters/agents/qwen-stream.js
var openQwenReader = readerOf(format4());
function format4() {
  return {
    agent: "qwen",
    counts: "turn",
    open: () => {
      let answer = "";
      let began = false;
      return (record) => {
        const read = event5.safeParse(record);
        if (!read.success || began && isOfSubAgent(read.data))
          return [];
        const events = eventsOf6(read.data, answer);
        began ||= read.data.type === "assistant";
        answer = answerIn(events) ?? answer;
        return events;
      };
    },
    ofEnd: qwenEnd
  };
}
var usage3 = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
  input_tokens: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
  output_tokens: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
  cache_read_input_tokens: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9,
  cache_creation_input_tokens: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9
}).catch({ input_tokens: 0, output_tokens: 0, cache_read_input_tokens: 0, cache_creation_input_tokens: 0 });
var block = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ type: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, text: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, name: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, input: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .fields */ .OA }).catch({ type: "", text: "", name: "", input: {} });
var denial = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ tool_name: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, tool_input: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .fields */ .OA }).catch({ tool_name: "", tool_input: {} });
var system = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
  type: zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz("system"),
  subtype: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
  session_id: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .word */ .Vm,
  model: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .word */ .Vm,
  data: zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ attempt: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9 }).catch({ attempt: 0 })
});
var assistant = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
  type: zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz("assistant"),
  parent_tool_use_id: zod__WEBPACK_IMPORTED_MODULE_6__/* .unknown */ .L5J().optional(),
  message: zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ id: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, content: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(block).catch([]), usage: usage3 })
});
var result = zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({
  type: zod__WEBPACK_IMPORTED_MODULE_6__/* .literal */ .euz("result"),
  subtype: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
  is_error: zod__WEBPACK_IMPORTED_MODULE_6__/* .boolean */ .zMY().catch(true),
  result: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq,
  usage: usage3,
  duration_ms: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9.optional(),
  duration_api_ms: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .count */ .U9.optional(),
  permission_denials: zod__WEBPACK_IMPORTED_MODULE_6__/* .array */ .YOg(denial).catch([]),
  error: zod__WEBPACK_IMPORTED_MODULE_6__/* .object */ .Ikc({ type: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq, message: _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq }).catch({ type: "", message: "" })
});
var event5 = zod__WEBPACK_IMPORTED_MODULE_6__/* .discriminatedUnion */ .gMt("type", [system, assistant, result]);
function answerIn(events) {
  const said = events.flatMap((each) => each.type === "text" && each.text !== "" ? [each.text] : []);
  return said.at(-1)?.slice(0, 1e3);
}
function isOfSubAgent(read) {
  return read.type === "result" && read.is_error && read.duration_ms === 0 && read.duration_api_ms === 0;
}
function eventsOf6(read, answer) {
  switch (read.type) {
    case "system":
      return ofSystem(read);
    case "assistant":
      return ofMessage2(read);
    case "result":
      return ofResult2(read, answer);
  }
}
function ofSystem({ subtype, session_id: sessionId, model, data }) {
  if (subtype === "init") {
    return [
      {
        type: "session",
        ...sessionId === void 0 ? {} : { sessionId },
        ...model === void 0 ? {} : { model }
      },
      { type: "turn" }
    ];
  }
  if (subtype !== "retry")
    return [];
  const attempt = data.attempt === 0 ? {} : { attempt: data.attempt };
  return [{ type: "retry", trouble: { codes: [], sentence: "" }, ...attempt }];
}
var CLIENTS_OWN = /\[API Error: (?:(?!\[API Error: )[\s\S])*\](?:\n(?:Possible quota limitations|Please wait and try again)[^\n]*)?\s*$|^Qwen OAuth (?:quota exceeded: |free tier has been )[\s\S]*$/;
function ofMessage2({ message, parent_tool_use_id: parent }) {
  const used = { type: "usage", isSum: false, parts: [{ tokens: tokensOf4(message.usage) }] };
  if (parent !== null && parent !== void 0)
    return [used];
  const words = message.content.map((part2) => part2.type === "text" ? part2.text : "").join("");
  const [failure2] = message.usage.output_tokens === 0 ? CLIENTS_OWN.exec(words) ?? [] : [];
  if (failure2 !== void 0) {
    const said = words.slice(0, -failure2.length);
    return [
      { type: "text", text: said, id: message.id },
      { type: "trouble", trouble: (0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .troubleOfText */ .ux)(failure2.trim()) }
    ];
  }
  const tools = message.content.filter(({ type }) => type === "tool_use");
  return [
    { type: "text", text: words, id: message.id },
    ...tools.map(({ name, input }) => ({ type: "tool", name, target: (0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .describeTool */ .WH)(name, input) })),
    used
  ];
}
function ofResult2(read, answer) {
  const denied2 = read.permission_denials.map(({ tool_name: name, tool_input: input }) => ({
    type: "denied",
    tool: (0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .describeTool */ .WH)(name, input)
  }));
  const sum = { type: "usage", isSum: true, parts: [{ tokens: tokensOf4(read.usage) }] };
  return [...denied2, sum, endOf(read, answer)];
}
function endOf({ subtype, is_error: isError, result: words, error: error2, usage: used }, answer) {
  const isModels = answer === "" ? used.output_tokens > 0 : words.startsWith(answer);
  const isClients = CLIENTS_OWN.test(words) && !isModels;
  if (!isError && !isClients)
    return { type: "ended", isGood: true, text: words };
  const told = (0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .troubleOfText */ .ux)(error2.message || words);
  const names = [subtype, error2.type].filter((name) => name !== "" && !VAGUE2.includes(name));
  return { type: "ended", isGood: false, trouble: { ...told, codes: [...names, ...told.codes] } };
}
var VAGUE2 = ["success", "error_during_execution", "Error"];
function tokensOf4(used) {
  const cacheRead = Math.min(used.cache_read_input_tokens, used.input_tokens);
  const cacheWrite = Math.min(used.cache_creation_input_tokens, used.input_tokens - cacheRead);
  return { input: used.input_tokens - cacheRead - cacheWrite, output: used.output_tokens, cacheRead, cacheWrite };
}

// build/adapters/agents/qwen.js
var ORDINARY_TOOLS2 = ["run_shell_command", "web_fetch"];
var EDITING_TOOLS2 = ["edit", "notebook_edit", "write_file"];
var qwenDriver = {
  name: "qwen",
  version: "0.24.4",
  package: "@qwen-code/qwen-code",
  args: qwenArgs,
  environment: () => ({ QWEN_CODE_NO_RELAUNCH: "true", QWEN_CODE_SUPPRESS_YOLO_WARNING: "1" }),
  withheld: EDITING_TOOLS2,
  shellStart: "BASH_ENV",
  keyNames: ["OPENAI_API_KEY"],
  settings: { home: ".qwen/settings.json", of: () => JSON.stringify(qwenSettings(), void 0, 2) },
  openReader: openQwenReader
};
function qwenArgs(call) {
  return [
    ...["--output-format", "stream-json"],
    // It does not guess from a key alone which service the key is for.
    ...call.extra.includes("--auth-type") ? [] : ["--auth-type", "openai"],
    ...call.skipPermissions ? ["--yolo"] : ["--approval-mode", "auto-edit", "--allowed-tools", ORDINARY_TOOLS2.join(",")],
    ...call.role === "review" ? ["--exclude-tools", EDITING_TOOLS2.join(",")] : [],
    ...call.maxTurns === void 0 ? [] : ["--max-session-turns", String(call.maxTurns)],
    ...call.model === void 0 ? [] : ["-m", call.model],
    ...call.extra,
    // Headless; the prompt is on stdin.
    ...["-p", ""]
  ];
}
function qwenSettings() {
  return {
    general: { enableAutoUpdate: false },
    privacy: { usageStatisticsEnabled: false },
    telemetry: { enabled: false },
    // By itself it asks some 300 times in an hour before it tells of a limit: three loops of retries lie in one another.
    model: { generationConfig: { maxRetries: 1, retryInitialDelayMs: 5e3, retryMaxDelayMs: 3e4 } }
  };
}

// build/action/client-program.js
var drivers = {
  codex: codexDriver,
  copilot: copilotDriver,
  gemini: geminiDriver,
  opencode: openCodeDriver,
  qwen: qwenDriver
};
function testedVersion(type) {
  return type === "claude" ? _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .claudeDriver */ .L7.version : drivers[type].version;
}
async function clientProgram(call, agent) {
  const driver = drivers[agent.type];
  const binary = await clientBinary(call, agent, driver);
  const keys = clientKeys(call, driver);
  if (!binary.ok || keys === void 0) {
    return (0,_chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_3__/* .action_refusal__configError */ .mx)(...binary.ok ? [] : binary.reasons, ...keys === void 0 ? [noKey(driver)] : []);
  }
  const asked = callOf(call, agent);
  return {
    ok: true,
    program: (0,_chunk_GMGLISQJ_js__WEBPACK_IMPORTED_MODULE_1__/* .adapters_agents_program_stamp__stamped */ .H)({
      program: binary.path,
      ...binary.version === void 0 ? {} : { version: binary.version },
      args: (role, { resultFile } = {}) => driver.args({
        ...asked,
        role: role === "implement" ? "implement" : "review",
        ...resultFile === void 0 ? {} : { usageFile: resultFile }
      }),
      env: { ...driver.environment({ asRoot: process.getuid?.() === 0 }), ...keys },
      files: binary.files,
      ...driver.liveUsage === void 0 ? {} : { liveUsage: driver.liveUsage },
      ...driver.isCountedByUs && agent.maxTurns !== void 0 ? { maxTurns: agent.maxTurns } : {},
      ...atHome(call, driver, { ...asked, keys: Object.keys(keys) }),
      openReader: () => driver.openReader(readerCall(agent, driver))
    })
  };
}
function readerCall({ model, prices }, { withheld }) {
  return {
    ...model === void 0 ? {} : { model },
    ...prices === void 0 ? {} : { prices: (0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .withPrices */ .PI)(prices) },
    ...withheld === void 0 ? {} : { withheld }
  };
}
function callOf({ isWalled }, agent) {
  return {
    skipPermissions: agent.skipPermissions ?? isWalled,
    extra: [...agent.args],
    ...agent.model === void 0 ? {} : { model: agent.model },
    ...agent.maxTurns === void 0 ? {} : { maxTurns: agent.maxTurns }
  };
}
async function clientBinary(call, agent, driver) {
  const placed = await (0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .placeClient */ .fY)(call, agent, driver);
  if (!placed.ok)
    return placed;
  const { version, root } = placed;
  if (root !== void 0 && !await call.mayInstall())
    return { ...placed, files: [] };
  const path = driver.native === void 0 ? (0,node_fs__WEBPACK_IMPORTED_MODULE_4__.realpathSync)(placed.path) : behindWrapper(placed.path, driver.native);
  const files = driver.native === void 0 && root !== void 0 ? root : (0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .packageRoot */ .Zl)(path) ?? path;
  return { ok: true, path, version, files: [files] };
}
function clientKeys({ prepared: { settings }, env }, { keyNames, keysOf = (keys) => keys }) {
  const given = picked2(settings.agentKeys, keyNames);
  if (Object.keys(given).length > 0)
    return keysOf(given);
  const own = picked2(env, keyNames);
  const isOtherwise = settings.agentEnv.length > 0 || settings.agentFiles.length > 0;
  return Object.keys(own).length > 0 || isOtherwise ? keysOf(own) : void 0;
}
function picked2(from, names) {
  return Object.fromEntries(names.flatMap((name) => from[name] ? [[name, from[name]]] : []));
}
function atHome({ folder }, driver, asked) {
  const { name, shellStart: variable } = driver;
  const start = variable === void 0 ? void 0 : (0,_chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_0__/* .shellStart */ .R1)(folder, { name, variable, keys: asked.keys });
  const homeFiles = new Map([...settingsFile(folder, driver, asked), ...start?.homeFiles ?? []]);
  return { homeFiles, ...start && { homeEnv: start.homeEnv } };
}
function settingsFile(folder, { name, settings }, asked) {
  if (settings === void 0)
    return /* @__PURE__ */ new Map();
  const file = (0,node_path__WEBPACK_IMPORTED_MODULE_5__.join)(folder, `${name}-${(0,node_path__WEBPACK_IMPORTED_MODULE_5__.basename)(settings.home)}`);
  (0,_chunk_7URPKLLQ_js__WEBPACK_IMPORTED_MODULE_2__/* .adapters_store_atomic__writeAtomic */ .d)(file, Buffer.from(`${settings.of(asked)}
`));
  return /* @__PURE__ */ new Map([[settings.home, file]]);
}
function noKey({ name, keyNames }) {
  const inputs = keyNames.flatMap((key) => INPUTS[key] ?? []).join(" or ");
  return `agent: ${name} has no key. Set the input ${inputs} from a secret, or name the variable that holds its key in agent_env, or its login file in agent_files.`;
}
var INPUTS = {
  ANTHROPIC_API_KEY: "anthropic_api_key",
  OPENAI_API_KEY: "openai_api_key",
  GEMINI_API_KEY: "gemini_api_key"
};




/***/ })

};
;