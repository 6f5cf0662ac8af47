"use strict";
exports.id = 9130;
exports.ids = [9130];
exports.modules = {

/***/ 7996:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cu: () => (/* binding */ MOST_TOLD_CHARS),
/* harmony export */   DO: () => (/* binding */ hasUnpriced),
/* harmony export */   E9: () => (/* binding */ dollars),
/* harmony export */   Ey: () => (/* binding */ exitWords),
/* harmony export */   Hs: () => (/* binding */ tokenWords),
/* harmony export */   Hx: () => (/* binding */ classOfTrouble),
/* harmony export */   Jx: () => (/* binding */ resetIn),
/* harmony export */   L7: () => (/* binding */ claudeDriver),
/* harmony export */   Nj: () => (/* binding */ guarded),
/* harmony export */   OA: () => (/* binding */ fields),
/* harmony export */   Oq: () => (/* binding */ clipEnd),
/* harmony export */   Ox: () => (/* binding */ addTokens),
/* harmony export */   PI: () => (/* binding */ withPrices),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   R1: () => (/* binding */ shellStart),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   Tb: () => (/* binding */ troubleOfStderr),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   Vm: () => (/* binding */ word),
/* harmony export */   WH: () => (/* binding */ describeTool),
/* harmony export */   Z9: () => (/* binding */ wordsOf),
/* harmony export */   Zl: () => (/* binding */ packageRoot),
/* harmony export */   _e: () => (/* binding */ noTokens),
/* harmony export */   _j: () => (/* binding */ troubleOfEnd),
/* harmony export */   a1: () => (/* binding */ openToolCount),
/* harmony export */   bM: () => (/* binding */ LONGEST_BACKOFF_MS),
/* harmony export */   e9: () => (/* binding */ epochMs),
/* harmony export */   fY: () => (/* binding */ placeClient),
/* harmony export */   h5: () => (/* binding */ status2),
/* harmony export */   hC: () => (/* binding */ CLAUDE_SHELL_START),
/* harmony export */   ho: () => (/* binding */ costOf),
/* harmony export */   kx: () => (/* binding */ sentenceClass),
/* harmony export */   pQ: () => (/* binding */ troubleOfBody),
/* harmony export */   px: () => (/* binding */ deniedWords),
/* harmony export */   qF: () => (/* binding */ parseJson),
/* harmony export */   qj: () => (/* binding */ openJsonLines),
/* harmony export */   rh: () => (/* binding */ clipStart),
/* harmony export */   sl: () => (/* binding */ QUOTA_OF_A_DAY),
/* harmony export */   u4: () => (/* binding */ isRecord),
/* harmony export */   ux: () => (/* binding */ troubleOfText)
/* harmony export */ });
/* harmony import */ var _chunk_SPSJJRFZ_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7635);
/* harmony import */ var _chunk_KIY3N6KY_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(433);
/* harmony import */ var _chunk_NY26LBSQ_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2158);
/* harmony import */ var _chunk_76ETEMEO_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3947);
/* harmony import */ var _chunk_YANYKI36_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1863);
/* harmony import */ var _chunk_7URPKLLQ_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5919);
/* harmony import */ var _chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8961);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8816);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_8___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_8__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_9___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_9__);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_10___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_10__);
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(6419);








// build/core/prices.js
function costOf(usage2, prices = listPrices) {
  const costs = costsOf(usage2, prices).filter((cost) => cost !== void 0);
  if (costs.length === 0)
    return void 0;
  return costs.reduce((sum, cost) => sum + cost, 0) / TOKENS_PER_PRICE;
}
function hasUnpriced(usage2, prices = listPrices) {
  return costsOf(usage2, prices).includes(void 0);
}
function costsOf(usage2, prices) {
  const used = usage2.filter(({ tokens }) => Object.values(tokens).some((count2) => count2 > 0));
  return used.map(({ model, tokens }) => costOfModel(tokens, priceOf(model, prices)));
}
function priceOf(model, prices = listPrices) {
  const name = model.slice(model.lastIndexOf("/") + 1).toLowerCase();
  const plain = name.replace(/\[[^\]]*\]$/, "").replace(/-(?:\d{4}-\d\d-\d\d|\d{8})$/, "");
  const dashed = plain.startsWith("claude-") ? plain.replaceAll(".", "-") : plain;
  return prices.get(model) ?? prices.get(name) ?? prices.get(plain) ?? prices.get(dashed);
}
function withPrices(own) {
  return new Map([...listPrices, ...own]);
}
var TOKENS_PER_PRICE = 1e6;
function costOfModel(tokens, price) {
  if (price === void 0)
    return void 0;
  return tokens.input * price.input + tokens.output * price.output + tokens.cacheRead * price.cacheRead + tokens.cacheWrite * price.cacheWrite;
}
var LIST = [
  ["claude-opus-5-5", 4, 20, 0.2, 5],
  ["claude-opus-5", 5, 25, 0.5, 6.25],
  ["claude-opus-4-8", 5, 25, 0.5, 6.25],
  ["claude-opus-4-7", 5, 25, 0.5, 6.25],
  ["claude-opus-4-6", 5, 25, 0.5, 6.25],
  ["claude-opus-4-5", 5, 25, 0.5, 6.25],
  ["claude-opus-4-1", 15, 75, 1.5, 18.75],
  ["claude-opus-4", 15, 75, 1.5, 18.75],
  ["claude-sonnet-5", 2, 10, 0.2, 2.5],
  ["claude-sonnet-4-6", 3, 15, 0.3, 3.75],
  ["claude-sonnet-4-5", 3, 15, 0.3, 3.75],
  ["claude-sonnet-4", 3, 15, 0.3, 3.75],
  ["claude-haiku-4-5", 1, 5, 0.1, 1.25],
  ["gpt-5", 1.25, 10, 0.125],
  ["gpt-5-codex", 1.25, 10, 0.125],
  ["gpt-5-mini", 0.25, 2, 0.025],
  ["gpt-5-nano", 0.05, 0.4, 5e-3],
  ["gpt-5.1", 1.25, 10, 0.125],
  ["gpt-5.1-codex", 1.25, 10, 0.125],
  ["gpt-5.1-codex-max", 1.25, 10, 0.125],
  ["gpt-5.1-codex-mini", 0.25, 2, 0.025],
  ["gpt-5.2", 1.75, 14, 0.175],
  ["gpt-5.2-codex", 1.75, 14, 0.175],
  ["gpt-5.3-codex", 1.75, 14, 0.175],
  ["gpt-5.4", 2.5, 15, 0.25],
  ["gpt-5.4-mini", 0.75, 4.5, 0.075],
  ["gpt-5.4-nano", 0.2, 1.25, 0.02],
  ["gpt-5.5", 5, 30, 0.5],
  ["gpt-5.6-luna", 0.2, 1.2, 0.02, 0.25],
  ["gpt-5.6-terra", 2, 12, 0.2, 2.5],
  ["gpt-5.6-sol", 4, 20, 0.4, 5],
  ["gpt-6-luna", 0.1, 0.5, 0.01, 0.125],
  ["gpt-6-sol", 2, 10, 0.2, 2.5],
  ["gpt-6-astra", 10, 50, 1, 12.5],
  ["o4-mini", 1.1, 4.4, 0.275],
  ["gemini-2.5-pro", 1.25, 10, 0.125],
  ["gemini-2.5-flash", 0.3, 2.5, 0.03],
  ["gemini-2.5-flash-lite", 0.1, 0.4, 0.01],
  ["gemini-3-flash-preview", 0.5, 3, 0.05],
  ["gemini-3.1-pro-preview", 2, 12, 0.2],
  ["gemini-3.1-pro-preview-customtools", 2, 12, 0.2],
  ["gemini-3.1-flash-lite", 0.25, 1.5, 0.025],
  ["gemini-3.5-flash", 1.5, 9, 0.15],
  ["gemini-3.5-flash-lite", 0.3, 2.5, 0.03],
  ["gemini-3.6-flash", 0.75, 3.75, 0.075],
  ["gemini-3.7-flash", 0.75, 3.75, 0.075],
  ["gemini-3.8-flash", 0.75, 3.75, 0.075],
  ["qwen3-coder-flash", 0.3, 1.5, 0.3],
  ["qwen3-coder-plus", 1, 5, 1],
  ["qwen3-max", 1.2, 6, 1.2],
  ["qwen3.6-plus", 0.5, 3, 0.05, 0.625],
  ["qwen3.7-plus", 0.5, 3, 0.05, 0.625],
  ["qwen3.7-max", 2.5, 7.5, 0.5, 3.125],
  ["qwen3.8-flash", 0.15, 0.47, 0.016, 0.2],
  ["qwen3.8-max", 2, 6, 0.25, 2.5]
];
var listPrices = new Map(LIST.map(([model, input, output, cacheRead, cacheWrite = input]) => [
  model,
  { input, output, cacheRead, cacheWrite }
]));

// build/adapters/agents/json-lines.js
function openJsonLines() {
  let open;
  let chars = 0;
  const takeOpen = (line, parts) => {
    chars += line.length + 1;
    if (chars > MOST_OPEN_CHARS || line === "{")
      return start(line);
    parts.push(line);
    if (line !== "}")
      return [];
    open = void 0;
    return recordsOf(parts.join("\n"));
  };
  const start = (line) => {
    open = line === "{" ? [line] : void 0;
    chars = 0;
    return [];
  };
  return {
    take: (raw) => {
      const line = bareLine(raw);
      if (open !== void 0 && !/^\{"/.test(line))
        return takeOpen(line, open);
      open = void 0;
      return line === "{" ? start(line) : recordsOf(line);
    }
  };
}
function bareLine(raw) {
  const line = raw.replace(/^\uFEFF/, "").replace(/\r$/, "");
  return line.includes("\x1B") ? line.replace(COMMANDS, "").replace(/\r$/, "") : line;
}
var COMMANDS = (
  // biome-ignore lint/suspicious/noControlCharactersInRegex: commands begin with one.
  /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)|[PX^_][^\u001b]*\u001b\\|[ -/]*[0-z])?/g
);
var MOST_OPEN_CHARS = 2 * 1024 * 1024;
function recordsOf(text2) {
  if (!/^(?:\{|\[\s*\{)/.test(text2))
    return [];
  const parsed = parseJson(text2);
  return (Array.isArray(parsed) ? parsed : [parsed]).filter(isRecord);
}
function parseJson(text2) {
  try {
    return JSON.parse(text2);
  } catch {
    return void 0;
  }
}
function isRecord(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

// build/adapters/agents/provider-times.js
function timesOf(error, around = {}) {
  const named = [...fieldsOf(error), ...fieldsOf(around)];
  const first = (read) => named.map(([name, value]) => read(name, value)).find((told) => told !== void 0);
  const waitMs = first((name, value) => WAITS.get(name)?.(value));
  const resetAt = first((name, value) => RESETS.includes(name) ? epochMs(value) : void 0);
  return { ...waitMs === void 0 ? {} : { waitMs }, ...resetAt === void 0 ? {} : { resetAt } };
}
function epochMs(value) {
  const epoch = typeof value === "string" && DATE.test(value) ? Date.parse(value) : numberOf(value);
  if (!(epoch >= FIRST_SECOND && epoch < LAST_SECOND * 1e3))
    return void 0;
  return Math.round(epoch < LAST_SECOND ? epoch * 1e3 : epoch);
}
var DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;
var FIRST_SECOND = 1e9;
var LAST_SECOND = 1e11;
var WAITS = new Map([
  ...["retryafter", "retryafterseconds", "resetseconds", "resetsinseconds", "retrydelay"].map((name) => [name, durationMs]),
  ["retryafterms", (value) => millis(numberOf(value))]
]);
var RESETS = ["resetsat", "resetat", "xratelimitreset", "quotaresettimestamp"];
function durationMs(value) {
  return secondsMs(isRecord(value) ? value["seconds"] : value);
}
function secondsMs(value) {
  return millis(numberOf(typeof value === "string" ? value.replace(/s$/, "") : value) * 1e3);
}
function numberOf(value) {
  if (typeof value === "number")
    return value;
  return typeof value === "string" && /^\d+(?:\.\d+)?$/.test(value) ? Number(value) : Number.NaN;
}
function millis(ms) {
  return ms >= 0 && ms < LAST_SECOND * 1e3 ? Math.round(ms) : void 0;
}
function fieldsOf(record) {
  const { metadata, details } = record;
  const inner = [metadata, isRecord(metadata) ? metadata["headers"] : void 0];
  const packed = Array.isArray(details) ? details : [];
  const more = packed.flatMap((detail) => isRecord(detail) ? [detail, detail["metadata"]] : []);
  return [record, ...inner, ...more].filter(isRecord).flatMap(namesOf);
}
function namesOf(record) {
  return Object.entries(record).slice(0, MOST_FIELDS).map(([name, value]) => [name.toLowerCase().replace(/[^a-z]/g, ""), value]);
}
var MOST_FIELDS = 100;

// build/adapters/agents/reading-text.js
function clipEnd(text2, maxChars) {
  if (text2.length <= maxChars)
    return text2;
  const kept = text2.slice(0, maxChars - 1);
  return `${isHighSurrogate(kept.charCodeAt(kept.length - 1)) ? kept.slice(0, -1) : kept}\u2026`;
}
function clipStart(text2, maxChars) {
  if (text2.length <= maxChars)
    return text2;
  const kept = text2.slice(-maxChars);
  return isLowSurrogate(kept.charCodeAt(0)) ? kept.slice(1) : kept;
}
function oneLine(text2, maxChars) {
  return clipEnd(text2.slice(0, maxChars * 4).replace(/\s+/g, " ").trim(), maxChars);
}
function isHighSurrogate(code) {
  return code >= 55296 && code <= 56319;
}
function isLowSurrogate(code) {
  return code >= 56320 && code <= 57343;
}
var MOST_TOLD_CHARS = 4096;

// build/adapters/agents/trouble.js
var QUOTA_OF_A_DAY = "QUOTA_OF_A_DAY";
var QUOTA_OF_A_MINUTE = "QUOTA_OF_A_MINUTE";
var LONGEST_BACKOFF_MS = 3e5;

// build/adapters/agents/wait.js
function waitIn(sentence) {
  const [, said = ""] = /\b(?:retry|try again|retrying|wait|resets?|available)\b(?: after| in| for| within)?:? (?:about |around |approximately |up to |less than |at least |~)?((?:(?:\d+(?:\.\d+)?\s?(?:ms|[smhdw]|sec(?:ond)?s?|min(?:ute)?s?|h(?:ou)?rs?|days?|weeks?)|an? (?:minute|hour|day|week))(?![a-z])(?:,? and |[ ,])*)+)/i.exec(sentence.slice(0, MOST_CHARS)) ?? [];
  const parts = [...said.matchAll(/(\d+(?:\.\d+)?|\ban?(?= ))\s?([a-z]+)/gi)];
  if (parts.length === 0)
    return headerIn(sentence.slice(0, MOST_CHARS));
  return Math.round(parts.reduce((sum, [, amount, unit = ""]) => sum + amountOf(amount) * unitMs(unit), 0));
}
var MOST_CHARS = 4096;
function headerIn(said) {
  const seconds = /\bretry-after: ?(\d{1,8})(?![\d.:/-]| ?[a-z])/i.exec(said)?.[1];
  return seconds === void 0 ? void 0 : Number(seconds) * 1e3;
}
function amountOf(said = "") {
  return /^an?$/i.test(said) ? 1 : Number(said);
}
function unitMs(unit) {
  if (unit === "ms")
    return 1;
  switch (unit.slice(0, 1).toLowerCase()) {
    case "w":
      return 6048e5;
    case "d":
      return 864e5;
    case "h":
      return 36e5;
    case "m":
      return 6e4;
    default:
      return 1e3;
  }
}

// build/adapters/agents/provider-error.js
function troubleOfText(raw) {
  const text2 = clipEnd(raw, MOST_CHARS2).trim().replace(RETRIED, "").replace(HANDED_ON, "");
  const [reason = "", phrase = ""] = REASON.exec(text2) ?? [];
  const refused = REASONS[phrase];
  if (refused !== void 0)
    return { status: refused, ...troubleOfText(text2.slice(reason.length)) };
  const body = bodyIn(text2);
  if (body !== void 0)
    return { ...statusBefore(text2), ...troubleOfBody(body) };
  const [, framed = text2] = /^\[API Error: ([\s\S]*?)\](?:$|\n)/.exec(text2) ?? [];
  const [, code, named = framed] = STATUS_FIRST.exec(framed) ?? [];
  const [, said = named, name] = /^([\s\S]*) \(Status: ([A-Z_]+)\)$/.exec(named) ?? [];
  const [, inner, sentence = said] = /^<\d{3}> (?:[A-Za-z]+\.)*([A-Za-z]+): ([\s\S]*)$/.exec(said) ?? [];
  const waitMs = waitIn(framed);
  const answered = code ?? /^(?:Failed to [\w ]+|[\w ]+ failed): ([1-5]\d\d)\b/.exec(sentence)?.[1];
  return {
    codes: [name, inner].filter((each) => each !== void 0),
    sentence,
    ...answered === void 0 ? {} : { status: Number(answered) },
    ...waitMs === void 0 ? {} : { waitMs }
  };
}
var RETRIED = /^(?:\w+Error: )?Failed after \d+ attempts\. Last error: /;
var HANDED_ON = /^Error from provider(?: \([^)]*\))?: (?:Upstream request failed: )?(?:\[\w+\] )?/;
var REASONS = {
  "Bad Request": 400,
  Unauthorized: 401,
  "Payment Required": 402,
  Forbidden: 403,
  "Not Found": 404,
  "Unprocessable Entity": 422
};
var REASON = new RegExp(`^(?:(${Object.keys(REASONS).join("|")}): )+(?=\\S)`);
var STATUS_FIRST = /^(?:HTTP |[\w ]{0,40}API error \(|Request rejected \()?([1-5]\d\d)[ :)]+([^\s)][\s\S]*|$)/;
function statusBefore(text2) {
  const [, code] = /^(?:\[API Error: )?(?:HTTP |got status: )?([1-5]\d\d)\b/.exec(text2) ?? [];
  return code === void 0 ? {} : { status: Number(code) };
}
function troubleOfBody(body, depth = 0) {
  const error = [body["error"], body["detail"]].find(isRecord) ?? body;
  const message = firstText(error["message"], error["error_msg"], body["message"], body["detail"], body["error"]);
  const inner = depth < MOST_WRAPS ? bodyIn(message) : void 0;
  const told = inner === void 0 ? void 0 : troubleOfBody(inner, depth + 1);
  const times = timesOf(error, error === body ? {} : body);
  const waitMs = told?.waitMs ?? times.waitMs ?? waitIn(message);
  const status3 = told?.status ?? statusOf(error["code"]) ?? statusOf(error["status"]);
  const resetAt = told?.resetAt ?? times.resetAt;
  return {
    codes: [...namesOf2(error), ...told?.codes ?? []],
    sentence: told?.sentence ?? message,
    ...status3 === void 0 ? {} : { status: status3 },
    ...waitMs === void 0 ? {} : { waitMs },
    ...resetAt === void 0 ? {} : { resetAt }
  };
}
var MOST_CHARS2 = 64 * 1024;
var MOST_WRAPS = 3;
function bodyIn(text2) {
  const start = text2.search(/\{\s*"/);
  const end = text2.lastIndexOf("}");
  if (start < 0 || start > MOST_WORDS_BEFORE || end < start)
    return void 0;
  const parsed = parseJson(text2.slice(start, end + 1));
  return isRecord(parsed) && (isRecord(parsed["error"]) || "message" in parsed || "detail" in parsed) ? parsed : void 0;
}
var MOST_WORDS_BEFORE = 300;
function namesOf2(error) {
  const own = ["type", "code", "status", "reason"].map((key) => error[key]);
  const details = detailsOf(error).flatMap((detail) => [detail["reason"], ...quotasOf(detail)]);
  return [...own, ...details].filter((name) => typeof name === "string" && name !== "error");
}
function quotasOf(detail) {
  const { metadata } = detail;
  const limits = isRecord(metadata) ? quotaNames(metadata["quota_limit"]) : [];
  const violations = Array.isArray(detail["violations"]) ? detail["violations"].filter(isRecord) : [];
  return [...limits, ...violations.flatMap(({ quotaId }) => quotaNames(quotaId))];
}
function quotaNames(quota) {
  if (typeof quota !== "string")
    return [];
  if (/PerDay|Daily/.test(quota))
    return [QUOTA_OF_A_DAY];
  return /PerMinute/.test(quota) ? [QUOTA_OF_A_MINUTE] : [];
}
function detailsOf({ details }) {
  return Array.isArray(details) ? details.filter(isRecord) : [];
}
function statusOf(value) {
  return typeof value === "number" && value >= 100 && value <= 599 ? value : void 0;
}
function firstText(...values) {
  return values.find((value) => typeof value === "string" && value !== "") ?? "";
}

// build/adapters/agents/time-zones.js
var OFFSETS = {
  ...{ Z: 0, UTC: 0, GMT: 0, WET: 0, WEST: 60, BST: 60, IST: 60, CET: 60, CEST: 120, SAST: 120, EET: 120, EEST: 180 },
  ...{ MSK: 180, TRT: 180, PKT: 300, ICT: 420, WIB: 420, SGT: 480, HKT: 480, PHT: 480, AWST: 480, JST: 540, KST: 540 },
  ...{ ACST: 570, ACDT: 630, AEST: 600, AEDT: 660, NZST: 720, NZDT: 780 },
  ...{ NDT: -150, BRT: -180, ART: -180, ADT: -180, NST: -210, AST: -240, EDT: -240, EST: -300, COT: -300, PET: -300 },
  ...{ CDT: -300, CST: -360, MDT: -360, MST: -420, PDT: -420, PST: -480, AKDT: -480, AKST: -540, HST: -600 }
};
var PLACES = {
  ...{ ET: "America/New_York", EASTERN: "America/New_York", CT: "America/Chicago", CENTRAL: "America/Chicago" },
  ...{ MT: "America/Denver", MOUNTAIN: "America/Denver", PT: "America/Los_Angeles", PACIFIC: "America/Los_Angeles" }
};
function zoneNamed(name) {
  const plain = name.replace(/ (?:standard |daylight )?time$/i, "");
  const [, sign, hours = "", minutes = "00"] = /^(?:UTC|GMT)? ?([+-])(\d{1,2})(?::?(\d\d))?$/i.exec(plain) ?? [];
  if (sign !== void 0)
    return known(`${sign}${hours.padStart(2, "0")}:${minutes}`);
  const place = PLACES[plain.toUpperCase()];
  const offset = OFFSETS[plain.toUpperCase()];
  if (place !== void 0 || offset === void 0)
    return known(place ?? plain);
  return `${offset < 0 ? "-" : "+"}${two(Math.floor(Math.abs(offset) / 60))}:${two(Math.abs(offset) % 60)}`;
}
function isZoneWord(word2) {
  return word2 in OFFSETS || word2 in PLACES;
}
function known(zone) {
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone: zone }).resolvedOptions().timeZone === "" ? void 0 : zone;
  } catch {
    return void 0;
  }
}
function two(count2) {
  return String(count2).padStart(2, "0");
}
function instantOf(shows, zone) {
  const { year, month, day, hours, minutes, seconds = 0 } = shows;
  const wall = Date.UTC(year, month, day, hours, minutes, seconds);
  const both = [wall - DAY_MS, wall + DAY_MS].map((near) => wall - offsetAt(near, zone));
  const shown = both.filter((at) => at + offsetAt(at, zone) === wall);
  return Math.max(...shown.length === 0 ? both : shown);
}
var DAY_MS = 864e5;
function offsetAt(at, zone) {
  const { year, month, day, hours, minutes } = wallOf(at, zone);
  return Date.UTC(year, month, day, hours, minutes) - Math.floor(at / 6e4) * 6e4;
}
function wallOf(at, zone) {
  const parts = new Intl.DateTimeFormat("en-US", {
    ...{ calendar: "gregory", numberingSystem: "latn", hourCycle: "h23" },
    ...{ year: "numeric", month: "numeric", day: "numeric", hour: "numeric", minute: "numeric" },
    ...zone === void 0 ? {} : { timeZone: zone }
  }).formatToParts(at);
  const part = (type) => Number(parts.find((each) => each.type === type)?.value);
  return {
    year: part("year"),
    month: part("month") - 1,
    day: part("day"),
    hours: part("hour"),
    minutes: part("minute")
  };
}

// build/adapters/agents/moment.js
function momentIn(sentence) {
  const said = sentence.slice(0, MOST_CHARS3).replace(/[\u00A0\u2009\u202F]/g, " ");
  for (const { index, 0: then } of said.matchAll(THEN)) {
    const moment = momentAt(said, index + then.length);
    if (Object.keys(moment).some((part) => part !== "zone"))
      return moment;
  }
  return void 0;
}
function bareMomentIn(sentence) {
  const said = sentence.slice(0, MOST_CHARS3);
  const at = said.search(BARE);
  return at < 0 ? void 0 : momentAt(said, at);
}
var BARE = /(?<![\d-])\d{4}-\d\d-\d\d[T ]\d\d:\d\d|(?<![\d:])\d{1,2}(?::\d\d| ?[ap]m) \((?:UTC|[A-Z][a-z]+\/[A-Z]\w+)\)/;
var MOST_CHARS3 = 4096;
var THEN = /\b(?:try again|retry(?:ing)?|retry-after|resets?|resumes?|regain access|available(?: again)?|refreshes|renews?|restored|(?:wait|reached|exceeded|blocked|limited|paused|unavailable) until)(?: time)?(?: at| on| after| from)?:? (?:the )?(?=[\da-z])/gi;
function momentAt(said, start) {
  let moment = {};
  let at = start;
  for (let parts = 0; parts < MOST_PARTS; parts += 1) {
    const next = partAt(said, at);
    if (next === void 0 || Object.keys(next.part).some((key) => key in moment))
      return moment;
    moment = { ...moment, ...next.part };
    at = behind(said, next.end);
  }
  return moment;
}
var MOST_PARTS = 5;
function behind(said, at) {
  const gap = /(?:,? (?:at |on |the )?|,|T(?=\d))?/y;
  gap.lastIndex = at;
  return at + (gap.exec(said)?.[0].length ?? 0);
}
function partAt(said, at) {
  for (const [pattern, read] of READERS) {
    pattern.lastIndex = at;
    const found = pattern.exec(said);
    const part = found === null ? void 0 : read(found.groups ?? {});
    if (part !== void 0)
      return { part, end: pattern.lastIndex };
  }
  return void 0;
}
var MONTHS = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
var WEEKDAYS = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"];
var MONTH = "(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\b\\.?";
var YEAR = "(?:,? (?<year>\\d{4})\\b(?!:))?";
var OFFSET = "(?:(?:UTC|GMT) ?)?[+-]\\d{1,2}(?::?\\d\\d)?";
var PLACE = "(?:Pacific|Mountain|Central|Eastern)(?: (?:Standard |Daylight )?Time)?";
var NO_TIME = "(?![\\d:]| ?[ap]\\.?m\\b)";
var READERS = [
  [
    /(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)(?!\d)/y,
    ({ year, month, day }) => ({
      days: [{ year: Number(year), month: Number(month) - 1, day: Number(day) }],
      isOfMachine: true
    })
  ],
  [
    /(?<first>\d{1,2})\/(?<second>\d{1,2})\/(?<year>\d{4})\b/y,
    ({ first, second, year }) => slashed(Number(first), Number(second), Number(year))
  ],
  [new RegExp(`${MONTH} (?<day>\\d{1,2})(?:st|nd|rd|th)?${NO_TIME}${YEAR}`, "iy"), dayOf],
  [new RegExp(`(?<day>\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${MONTH}${YEAR}`, "iy"), dayOf],
  [
    /(?<weekday>sun|mon|tue|wed|thu|fri|sat)(?:s|nes|rs|ur)?(?:day)?\b/iy,
    ({ weekday = "" }) => ({ weekday: WEEKDAYS.indexOf(weekday.toLowerCase()) })
  ],
  [/(?<word>today|tonight|tomorrow)\b/iy, ({ word: word2 }) => ({ ahead: word2?.toLowerCase() === "tomorrow" ? 1 : 0 })],
  [/next (?<unit>week|month)\b/iy, ({ unit }) => unit?.toLowerCase() === "week" ? { ahead: 7 } : { nextMonth: 1 }],
  [
    /(?:(?<day>\d{1,2})(?:st|nd|rd|th)|first)(?: day)? of (?:the )?(?:next|following|coming) month\b/iy,
    ({ day = "1" }) => ({ nextMonth: Number(day) })
  ],
  [
    /(?<word>midnight|noon)\b/iy,
    ({ word: word2 }) => ({ time: { hours: word2?.toLowerCase() === "noon" ? 12 : 24, minutes: 0 } })
  ],
  [/(?<hour>\d{1,2})(?::(?<minute>\d\d)(?::(?<second>\d\d))?)? ?(?<half>[ap])\.?m\b\.?/iy, timeOf],
  [/(?<hour>\d{1,2}):(?<minute>\d\d)(?::(?<second>\d\d)(?:\.\d+)?)?(?![\d:])/y, timeOf],
  [new RegExp(`\\((?<zone>${OFFSET}|${PLACE}|[A-Z][A-Za-z_]*(?:/[A-Za-z0-9_+-]+)*)\\)`, "y"), zoneOf],
  [new RegExp(`(?<zone>${OFFSET}|${PLACE})(?!\\w)`, "y"), zoneOf],
  [/(?<zone>[A-Z]{1,5})\b/y, ({ zone = "" }) => isZoneWord(zone) ? zoneOf({ zone }) : void 0]
];
function dayOf({ month = "", day, year }) {
  const of = { month: MONTHS.indexOf(month.slice(0, 3).toLowerCase()), day: Number(day) };
  return { days: [year === void 0 ? of : { ...of, year: Number(year) }] };
}
function slashed(first, second, year) {
  const ways = [
    { year, month: first - 1, day: second },
    { year, month: second - 1, day: first }
  ].filter(({ month, day }) => month < MONTHS.length && day <= 31);
  return ways.length === 0 ? void 0 : { days: ways };
}
function timeOf(groups) {
  const [hour, minutes, seconds] = [groups["hour"], groups["minute"] ?? 0, groups["second"] ?? 0].map(Number);
  const half = groups["half"]?.toLowerCase();
  if (hour === void 0 || minutes === void 0 || hour > (half === "a" ? 12 : 23) || minutes > 59)
    return void 0;
  const hours = half === void 0 || hour > 12 ? hour : hour % 12 + (half === "p" ? 12 : 0);
  return { time: { hours, minutes, ...seconds === 0 ? {} : { seconds } } };
}
function zoneOf({ zone = "" }) {
  return { zone: zoneNamed(zone) ?? null };
}

// build/adapters/agents/reset-time.js
function resetIn(sentence, at) {
  const now = at !== void 0 && at >= 0 && at < END_OF_CALENDARS ? at : void 0;
  const said = sentence.slice(0, MOST_CHARS4);
  const epoch = EPOCH.exec(said)?.[1];
  if (epoch !== void 0)
    return Number(epoch) * (epoch.length > SECONDS_DIGITS ? 1 : 1e3);
  const moment = momentIn(said);
  if (moment !== void 0)
    return instantIn(moment, now);
  const waitMs = now === void 0 ? void 0 : waitIn(said);
  if (now === void 0)
    return void 0;
  return waitMs === void 0 ? toCome(bareMomentIn(said), now) : now + waitMs;
}
function toCome(moment, now) {
  const at = moment && instantIn(moment, now);
  return at !== void 0 && at > now ? at : void 0;
}
function namesTime(sentence) {
  return momentIn(sentence) !== void 0;
}
var MOST_CHARS4 = 4096;
var END_OF_CALENDARS = 1e14;
var SECONDS_DIGITS = 10;
var EPOCH = /\b(?:limit reached\||(?:resets?|reset time|retry after)(?: at)?:? )(\d{13}|\d{10})\b/i;
function instantIn(moment, now) {
  const { days, zone, time, isOfMachine } = moment;
  if (zone === null)
    return void 0;
  if (days === void 0)
    return now === void 0 ? void 0 : nextOf(moment, zone, now);
  const zones = isOfMachine === true && zone === void 0 ? [void 0, "UTC"] : [zone];
  const ways = days.flatMap((day) => zones.map((each) => dated({ ...day, ...time ?? END_OF_DAY }, each, now)));
  const known3 = ways.filter((at) => at !== void 0);
  return known3.length < ways.length ? void 0 : Math.max(...known3);
}
var END_OF_DAY = { hours: 24, minutes: 0 };
function dated({ year, ...wall }, zone, now) {
  if (year !== void 0)
    return instantOf({ ...wall, year }, zone);
  return now === void 0 ? void 0 : nearest({ ...wall, year: wallOf(now, zone).year }, zone, now);
}
function nearest(wall, zone, now) {
  const years = [-1, 0, 1].map((more) => instantOf({ ...wall, year: wall.year + more }, zone));
  return years.reduce((best, each) => Math.abs(each - now) < Math.abs(best - now) ? each : best);
}
function nextOf({ weekday, ahead, nextMonth, time }, zone, now) {
  const today = { ...wallOf(now, zone), ...time ?? END_OF_DAY };
  const on = (days2) => instantOf({ ...today, day: today.day + days2 }, zone);
  if (nextMonth !== void 0)
    return instantOf({ ...today, month: today.month + 1, day: nextMonth }, zone);
  if (ahead !== void 0 && ahead > 0)
    return on(ahead);
  if (weekday === void 0)
    return on(0) > now ? on(0) : on(1);
  const days = (weekday - new Date(Date.UTC(today.year, today.month, today.day)).getUTCDay() + 7) % 7;
  return on(days) > now && !(days === 0 && time === void 0) ? on(days) : on(days + 7);
}

// build/adapters/agents/config-sentences.js
var configSentences = [
  [
    "auth",
    [
      /^Incorrect API key provided\b/,
      /^Invalid API[- ]key\b/i,
      /^API key (?:not valid|expired|not found)\b/,
      /^invalid x-api-key\b/,
      /^Authentication (?:failed|error)\b/i,
      /^No (?:authentication information found|auth type is selected)\b/,
      /^Please set an Auth method\b/,
      /^Missing (?:API key|bearer or basic authentication)\b/i,
      /^Missing environment variable: `[A-Z0-9_]*KEY`/,
      /^Your (?:(?:access|authentication) )?(?:token|session) (?:could not be|has)\b/,
      /^User location is not supported\b/,
      /^You must be logged in\b|^Not logged in\b/,
      /^OAuth \w+ (?:has )?(?:expired|(?:been )?revoked)\b/,
      /^Failed to (?:authenticate|refresh token|log ?in|sign in)\b/,
      /^The security token included in the request is (?:invalid|expired)\b/,
      /^Could not (?:load (?:the default )?credentials|refresh (?:access )?token)\b/,
      /^invalid_grant\b/,
      /^(?:The |Your )?(?:provided )?(?:\w+ ){0,2}(?:token|session|credentials) (?:is|are|has|have) (?:been )?(?:expired|revoked)\b/i,
      /^Classic Personal Access Tokens\b/,
      /^(?:Your|This) (?:organization|account) (?:does not have access|has (?:been )?disabled)\b/,
      /^Your current account is not eligible\b/,
      /^Access to \S+ models is not allowed\b|^Access denied by policy settings\b/,
      /^This credential is only authorized for use\b/,
      /^You are not authorized\b/,
      /^Failed to load models: access denied\b/,
      /^checking \S+ token: /,
      /^(?:Error )?authenticating: /,
      /^(?:(?:\w+ )?OAuth (?:authentication|authorization|login)|Device authorization(?: flow)?|\w+ auth refresh) (?:failed|timed out)\b/i,
      /^Encountered invalidated oauth token\b/,
      /^(?:Claude Code|This service) (?:access )?has been disabled\b/,
      /^When using Gemini API, you must specify\b/,
      /^Manual authorization is required\b/,
      /^This account requires setting\b/,
      /^Your API key was reported as leaked\b/,
      /^Permission denied: Consumer\b/,
      /^\w+ API key is missing\b/,
      /^invalid access token or token expired\b/i,
      /^[A-Z_]+_API_KEY environment variable not found\b/,
      /^Missing credentials for\b/,
      /^Token refresh failed\b/,
      /^This client is no longer supported\b/
    ]
  ],
  [
    "model-config",
    [
      /^(?:The requested )?model (?:is )?not (?:found|supported|available|exist)\b/i,
      /^(?:(?:Error )?loading config\S*: )?Model provider \S+ not found\b/,
      /^No models? available\b/,
      /^No endpoints available for this model\b/i,
      /^Publisher Model \S+ was not found\b/,
      /^Requested entity was not found\b/,
      /^The provided model identifier is invalid\b/,
      /^Invocation of model ID \S+ with on-demand throughput\b/,
      /^You don['\u2019]t have access to the model\b/,
      /^option '--model\b.* is invalid\b/,
      /^(?:Unknown model|Unsupported model|Invalid model (?:name|ID))\b/i,
      /^\S+ is not a valid model ID\b/,
      /^The model [`'"]?[^\s`'"]+[`'"]? (?:does not exist|is not (?:available|supported|found))\b/,
      /^The [`'"][^\s`'"]+[`'"] model (?:is not supported|requires)\b/,
      /^models\/\S+ is not (?:found|supported)\b/,
      /^Model "[^"]+" from --model flag is not available\b/,
      /^Model [`'"]?[^\s`'"]+[`'"]? (?:does not exist|is not available|not exist)\b/i,
      /^Claude \w+ is not available with\b/
    ]
  ],
  ["permission-denied", [/^Not inside a trusted directory\b/]]
];

// build/adapters/agents/length-sentences.js
var lengthSentences = [
  [
    "context-too-long",
    [
      /^Codex ran out of room in the model['\u2019]s context window\b/,
      /^(?:prompt|input) is too long\b/i,
      /^(?:Your )?input exceeds the (?:context window|maximum length)\b/i,
      /^This (?:endpoint|model)['\u2019]s maximum context length\b/,
      /^The input token count\b.*\bexceeds\b/,
      /^Model response was truncated because it exceeded the token limit\b/,
      /^(?:Request|PDF|Conversation) too (?:large|long)\b/,
      /^Range of input length should be\b/,
      /^Claude['\u2019]s response exceeded the \d+ output token maximum\b/,
      /^(?:Context limit reached|Session token limit exceeded)\b/,
      /^Context window will overflow\b/,
      /^input length and `max_tokens` exceed context limit\b/i,
      /^(?:Invalid request: )?Your request exceeded model token limit\b/,
      /^Please reduce the length of the messages\b/,
      /^(?:the )?request exceeds the available context size\b/i,
      /^tokens in request more than max tokens allowed\b/i,
      /^(?:Requested token count|prompt token count of \d+|Prompt) exceeds (?:the|max)\b/i,
      /^(?:The )?input (?:length )?\(?\d[\d,]*(?: tokens)?\)? (?:exceeds|is longer than) (?:the )?(?:model['\u2019]s|maximum)\b/i,
      /^Prompt (?:has|contains) \d[\d,]* tokens\b.*\b(?:context size|too large)\b/i,
      /^prompt too long\b/i,
      /^This model['\u2019]s maximum prompt length\b/,
      /^(?:invalid params, )?context window exceeds\b/i,
      /^Token limit exceeded\b/i,
      /^(?:Payload|Request (?:body|entity)) too large\b/i
    ]
  ]
];

// build/adapters/agents/limit-sentences.js
var limitSentences = [
  [
    "crashed",
    [
      /^(?:stream disconnected before completion: )?Incomplete response returned, reason: content_filter\b/,
      /^Invalid prompt: /
    ]
  ],
  [
    "context-too-long",
    [
      /^(?:stream disconnected before completion: )?Incomplete response returned, reason: max_/,
      /^Model stream ended due to token limit exhaustion\b/
    ]
  ],
  [
    "turn-cap",
    [
      /^Reached max session turns\b/,
      /^Maximum session turns exceeded\b/,
      /^shared rollout token budget exhausted\b/,
      /^Run (?:budget|wall-clock budget) exceeded\b/,
      /^Reached max turns \(\d+\)/,
      /^Exceeded USD budget\b/
    ]
  ],
  [
    "billing",
    [
      /^Quota exceeded\. Check your plan and billing details\b/,
      /^(?:Your )?credit balance is too low\b/i,
      /^Your workspace is out of credits\b/,
      /^You(?:['\u2019]ve| have)? (?:hit|reached) your spend cap\b/,
      /^To use Codex with your ChatGPT plan, upgrade\b/,
      /^Insufficient (?:account )?(?:balance|credits?|funds)\b/i,
      /^This request requires more credits\b/,
      /^Qwen OAuth free tier has been discontinued\b/,
      /^Your prepayment credits are depleted\b/,
      /^This API method requires billing\b/,
      /^Gemini API free tier is not available\b/,
      /^Key limit exceeded\b/,
      /^(?:ExceededBudget|Budget has been exceeded|Billing hard limit)\b/,
      /^Access denied, please make sure your account is in good standing\b/,
      /^Extra usage is required\b/,
      /^You(?:['\u2019]re| are) out of credits\b/,
      /^No payment method\b/,
      /^Your account \S+ (?:<\S+> )?is suspended due to insufficient balance\b/,
      /^Your (?:newly created )?team (?:has either used all available|doesn['\u2019]t have any) credits\b/,
      /^The free tier of the model has been exhausted\b/
    ]
  ],
  [
    "usage-limit",
    [
      /^You(?:['\u2019]ve| have) (?:hit|reached) (?:your (?!rate )|the (?=daily |weekly |monthly |session |usage |\d+-hour ))(?:[\w.()'\u2019-]+ ){0,4}(?:limits?|quota)\b/i,
      /^(?!rate |api )(?:[\w.-]+ ){1,3}limit reached\b.*\bresets?\b/i,
      /^You['\u2019]re out of (?:\w+ )?usage\b/,
      /^You have exhausted your (?:daily |monthly )?(?:quota|capacity)\b/,
      /^You (?:have )?exceeded your current quota\b/,
      /^(?:Sorry, )?you(?:['\u2019]ve| have) exceeded your (?:\d+[- ]hour|weekly|monthly|daily|session|premium|free)\b/i,
      /^(?:Claude (?:AI )?|Free )?usage (?:limit reached|limit exceeded|exceeded)\b/i,
      /^Qwen OAuth quota exceeded\b/,
      /^(?:\w+ )?allocated quota exceeded\b/i,
      /^Too many (?:requests|tokens) per day\b/i,
      /^Rate limit (?:exceeded|reached): .*\bper[- ]day\b/i,
      /^Quota exceeded\. Upgrade\b/,
      /^Quota exceeded for .*per[ _]day/i,
      /^Your (?:org|organization|workspace|team) is out of (?:\w+ )?usage\b/,
      /^Your workspace has reached its (?:\w+ )?spending limit\b/,
      /^Individual quota reached\b/,
      /^(?:Tokens|Requests) per day limit exceeded\b/,
      /^The usage limit has been reached\b/,
      /^(?:Sorry, )?you have exceeded your Copilot token usage\b/i
    ]
  ]
];

// build/adapters/agents/service-sentences.js
var serviceSentences = [
  [
    "overloaded",
    [
      /^Selected model is at capacity\b/,
      /^(?:We['\u2019]re currently|The system is) experiencing high demand\b/,
      /^Your requests to .{1,200} have exceeded (?:the )?(?:token|call) rate limit\b/,
      /^rate limit (?:exceeded|reached|is exceeded)\b/i,
      /^This request would exceed (?:the rate limit\b|your (?:organization|account|workspace)(?:['\u2019]s)? rate limit\b)/,
      /^(?:Sorry, )?you(?:['\u2019]ve hit a| have been|r request was) rate[- ]limit/i,
      /^Quota exceeded for .*per[ _]minute/i,
      /^Server is temporarily limiting requests\b/,
      /^This model is currently experiencing high demand\b/,
      /^Too Many (?:Requests|tokens)\b/i,
      /^(?:The model is |Repeated (?:\d{3} |server )?)?overload(?:ed)?\b/i,
      /^Resource (?:has been )?exhausted\b/i,
      /^Internal server error\b/i,
      /^Requests rate limit exceeded\b/i,
      /^(?:Sorry, )?you['\u2019]ve exhausted this model['\u2019]s rate limit\b/i,
      /^Sorry, the upstream model provider is\b/,
      /^\w+ is experiencing high load\b/,
      /^(?:Our servers are|Provider is|The engine is) (?:currently )?overloaded\b/,
      /^No capacity available\b/,
      /^Deadline expired before operation\b/,
      /^Internal error encountered\b/,
      /^(?:stream disconnected before completion: )?(?:The server had an error|An error occurred while processing your request)\b/,
      /^(?:The )?service (?:is currently )?unavailable\b/i,
      /^(?:Bad Gateway|Gateway Time-?out)\b/i
    ]
  ],
  [
    "network",
    [
      /^stream disconnected before completion\b/,
      /^stream disconnected - retrying\b/,
      /^(?:API )?Connection (?:failed|error|refused|reset|closed)\b/i,
      /^(?:exception )?TypeError: (?:fetch failed|terminated|network error)\b/,
      /^(?:fetch failed|terminated|socket hang up|Premature close)\b/,
      /^(?:Could not|Unable to|Failed to|Cannot) connect\b/i,
      /^request to \S+ failed, reason: /,
      /^(?:connect|read|write) E[A-Z]+\b|^getaddrinfo [A-Z_]+\b/,
      /^Failed native model HTTP request\b/,
      /^(?:error sending request|Error while reading the server response|Network error)\b/i,
      /^waiting for network\b/,
      /^HTTP\/2 GOAWAY\b/,
      /^(?:The )?(?:request|operation|connection|stream|streaming request|(?:SSE |socket )?read) (?:has )?timed? ?out\b/i,
      /^The socket connection was closed\b/,
      /^Response stalled\b/,
      /^(?:unable to (?:verify|get)\b.{0,40}\bcertificate|self[- ]signed certificate|certificate has expired)\b/i,
      /^Access blocked by Cloudflare\b/,
      /^Model stream ended without (?:a )?finish reason\b/,
      /^No stream activity for \d+ ?ms\b|^Incomplete JSON segment at the end\b/,
      /^No response from the (?:model|server)\b/i,
      /^SSL certificate error\b/,
      /^Stream idle timeout\b/i,
      /^Client network socket disconnected\b/,
      /^Cannot connect to API\b/
    ]
  ],
  [
    "empty",
    [
      /^(?:Invalid stream: )?The model returned (?:an empty|reasoning thoughts)\b/,
      /^Model stream ended with empty response\b/,
      /^No response was returned\b/
    ]
  ]
];

// build/adapters/agents/trouble-sentences.js
function sentenceClass({ sentence, waitMs }) {
  const name = SENTENCES.find(([, patterns]) => patterns.some((pattern) => pattern.test(sentence)))?.[0];
  if (waitMs === void 0 || name !== "usage-limit" && name !== "overloaded")
    return name;
  if (name === "usage-limit" && OF_AN_ACCOUNT.test(sentence))
    return name;
  return waitMs > LONGEST_BACKOFF_MS ? "usage-limit" : "overloaded";
}
var OF_AN_ACCOUNT = /^.{0,60}\b(?:usage limit|session|daily|weekly|monthly|\d+[- ]hour)\b/i;
var SENTENCES = [...limitSentences, ...lengthSentences, ...configSentences, ...serviceSentences];

// build/adapters/agents/trouble-class.js
function classOfTrouble(trouble) {
  return classOfNames(trouble.codes, NAMES) ?? classOfPlainStatus(trouble, sentenceClass(trouble)) ?? sentenceClass(trouble) ?? classOfStatus(trouble) ?? classOfNames(trouble.codes, VAGUE_NAMES);
}
function classOfNames(codes, names) {
  return names.find(([, known3]) => codes.some((code) => known3.includes(code)))?.[0];
}
function classOfPlainStatus({ status: status3 = 0 }, said) {
  if (status3 === 401)
    return said === "billing" ? said : "auth";
  if (status3 === 402)
    return "billing";
  if (status3 === 407 || status3 === 408)
    return "network";
  if (status3 === 413)
    return "context-too-long";
  return status3 >= 500 ? "overloaded" : void 0;
}
function classOfStatus({ status: status3, waitMs = 0, sentence }) {
  if (status3 === 429)
    return waitMs > LONGEST_BACKOFF_MS || namesTime(sentence) ? "usage-limit" : "overloaded";
  if (status3 === 403)
    return "auth";
  if (status3 === 404)
    return "model-config";
  return status3 === 400 || status3 === 422 ? "context-too-long" : void 0;
}
var NAMES = [
  // A refusal of what was asked, which neither waiting nor another key would change.
  [
    "crashed",
    [
      ...["content_filter", "content_policy_violation", "cyber_policy", "invalid_prompt"],
      ...["data_inspection_failed", "DataInspectionFailed"]
    ]
  ],
  [
    "turn-cap",
    [
      "max_turns",
      "error_max_turns",
      "error_max_budget_usd",
      "FatalTurnLimitedError",
      "FatalBudgetExceededError",
      "session_budget_exceeded"
    ]
  ],
  [
    "billing",
    [
      ...[
        "billing_error",
        "billing_not_active",
        "billing_not_configured",
        "BILLING_DISABLED",
        "payment_required",
        "usage_not_included"
      ],
      ...[
        "budget_exceeded",
        "exceeded_current_quota_error",
        "insufficient_credits",
        "insufficient_balance",
        "INSUFFICIENT_G1_CREDITS_BALANCE",
        "CreditsError"
      ]
    ]
  ],
  [
    "usage-limit",
    [
      ...["usage_limit_reached", "usage_limit_exceeded", "insufficient_quota", "quota", "quota_exceeded"],
      ...["session_quota_exceeded", "additional_spend_limit_reached", "QUOTA_EXHAUSTED", "TerminalQuotaError"],
      QUOTA_OF_A_DAY,
      ...["user_weekly_rate_limited", "user_global_rate_limited", "user_model_rate_limited"],
      ...[
        "ServiceQuotaExceededException",
        "FreeUsageLimitError",
        "GoUsageLimitError",
        "MonthlyLimitError",
        "UserLimitError"
      ]
    ]
  ],
  ["overloaded", [QUOTA_OF_A_MINUTE]],
  [
    "context-too-long",
    [
      ...["context_length_exceeded", "context_window_exceeded", "context_limit", "request_too_large"],
      ...["max_output_tokens", "string_above_max_length", "ContextOverflowError", "MessageOutputLengthError"]
    ]
  ],
  [
    "model-config",
    [
      ...["model_not_found", "model_not_supported", "unsupported_model", "ProviderModelNotFoundError"],
      ...["ModelNotFoundError", "ModelError", "not_found_error", "NOT_FOUND"],
      ...["no_available_model_endpoints", "unsupported_value", "model_not_available_for_integrator"],
      "ProviderInitError"
    ]
  ],
  [
    "auth",
    [
      ...["authentication_error", "authentication_failed", "authentication", "authorization", "unauthorized"],
      ...["invalid_api_key", "account_deactivated", "token_expired", "UNAUTHENTICATED"],
      ...["API_KEY_INVALID", "API_KEY_SERVICE_BLOCKED", "VALIDATION_REQUIRED", "ValidationRequiredError"],
      ...["FatalAuthenticationError", "ProviderAuthError", "AuthError", "IneligibleTierError"],
      ...["ExpiredTokenException", "UnrecognizedClientException", "CredentialsProviderError"]
    ]
  ],
  ["permission-denied", ["FatalUntrustedWorkspaceError"]],
  [
    "network",
    [
      ...["ECONNREFUSED", "ECONNRESET", "ENOTFOUND", "ETIMEDOUT", "EAI_AGAIN", "EPIPE", "UND_ERR_SOCKET"],
      ...["UND_ERR_CONNECT_TIMEOUT", "ConnectionRefused", "connection_error", "transport", "timeout"]
    ]
  ]
];
var VAGUE_NAMES = [
  [
    "overloaded",
    [
      ...["rate_limit", "rate_limit_error", "rate_limit_exceeded", "rate_limited", "integration_rate_limited"],
      ...["overloaded_error", "model_overloaded", "server_is_overloaded", "slow_down", "RetryableQuotaError"],
      ...["api_error", "server_error", "internal_server_error", "service_unavailable"],
      ...["ThrottlingException", "ServiceUnavailableException", "InternalServerException"],
      ...["RESOURCE_EXHAUSTED", "UNAVAILABLE", "INTERNAL", "DEADLINE_EXCEEDED"]
    ]
  ],
  ["auth", ["permission_error", "PERMISSION_DENIED"]],
  ["context-too-long", ["invalid_request_error", "INVALID_ARGUMENT"]]
];

// build/adapters/agents/claude-class.js
function classOfFailure(failure) {
  return firstOf(RULES, failure) ?? classOfWords(failure.sentence) ?? firstOf(LAST_RULES, failure);
}
function firstOf(rules, failure) {
  return rules.find(({ when }) => when(failure))?.class;
}
function classOfWords(said) {
  if (/^Please run \/login/.test(said))
    return "auth";
  if (/^There['\u2019]s an issue with the selected model\b/.test(said))
    return "model-config";
  return classOfTrouble(troubleOfText(unframed(said)));
}
function unframed(said) {
  const [, bracketed = said] = /^API Error \((?![^)]*\): )(.*)\)$/s.exec(said) ?? [];
  return bracketed.replace(/^API Error(?: \([^)]*\))?: /, "").replace(/ \u00b7 (?!resets?\b)[^\u00b7]*$/, "");
}
function classOfRefusal(stderr) {
  return ROOT_REFUSAL.test(stderr) ? "permission-denied" : void 0;
}
var RULES = [
  reasons("turn-cap", ["max_turns", "budget_exhausted", "error_max_turns", "error_max_budget_usd"]),
  reasons("context-too-long", ["prompt_too_long", "blocking_limit", "rapid_refill_breaker", "image_error"]),
  // Some services refuse with the status of a refused key, or of a rate, who has used up a limit or cannot pay.
  ...["usage-limit", "billing"].map((name) => ({
    class: name,
    when: (failure) => (failure.status === 403 || isRateLimit(failure)) && classOfWords(failure.sentence) === name
  })),
  // The finer word comes first: a proxy's 403 is the network's, whatever the coarser word makes of it.
  finer("network", [
    "connection_failed",
    "no_response",
    "stream_idle_timeout",
    "computer_slept",
    "network_edge_blocked"
  ]),
  finer("usage-limit", ["usage_limit_reached"]),
  finer("context-too-long", ["message_over_context_limit", "autocompact_thrashing", "max_output_tokens"]),
  finer("auth", [
    "org_disabled_credential",
    "api_key_auth_disabled",
    "invalid_credential_header",
    "stored_login_refused",
    "provider_credentials"
  ]),
  finer("billing", ["model_requires_usage_credits", "long_context_credits_required"]),
  finer("empty", ["empty_completion"]),
  words("auth", [
    "authentication_failed",
    "oauth_org_not_allowed",
    "account_on_hold",
    "verification_required",
    "cloud_credential_error"
  ]),
  words("billing", ["billing_error"]),
  words("model-config", ["model_not_found"]),
  words("context-too-long", ["max_output_tokens"]),
  { class: "usage-limit", when: (failure) => isRateLimit(failure) && failure.limitRejected },
  { class: "overloaded", when: (failure) => isRateLimit(failure) && OF_A_MINUTE.test(failure.sentence) },
  // The client gives up at once only when the service forbids a retry or asks for a long wait.
  { class: "usage-limit", when: (failure) => isRateLimit(failure) && !failure.retried },
  words("overloaded", ["rate_limit", "overloaded"]),
  status("auth", (code) => code === 401 || code === 403),
  status("billing", (code) => code === 402),
  status("model-config", (code) => code === 404),
  status("context-too-long", (code) => code === 413),
  status("network", (code) => code === 407 || code === 408),
  status("overloaded", (code) => code === 429 || code >= 500)
];
var LAST_RULES = [
  { class: "usage-limit", when: ({ limitRejected }) => limitRejected },
  words("overloaded", ["server_error"]),
  status("context-too-long", (code) => code === 400)
];
var OF_A_MINUTE = /per[ _-]minute|\btoo many (?:requests|tokens), please wait\b|\bnot your usage limit\b/i;
var ROOT_REFUSAL = /--dangerously-skip-permissions cannot be used with root\/sudo privileges/;
function reasons(name, known3) {
  return {
    class: name,
    when: ({ subtype = "", terminalReason = "" }) => known3.some((word2) => word2 === subtype || word2 === terminalReason)
  };
}
function finer(name, known3) {
  return { class: name, when: ({ apiError = "" }) => known3.includes(apiError) };
}
function words(name, known3) {
  return { class: name, when: ({ error = "" }) => known3.includes(error) };
}
function status(name, matches) {
  return { class: name, when: (failure) => failure.status !== void 0 && matches(failure.status) };
}
function isRateLimit({ error, status: code }) {
  return error === "rate_limit" || code === 429;
}

// build/adapters/agents/usage-ledger.js
var noTokens = { input: 0, output: 0, cacheRead: 0, cacheWrite: 0 };
function openLedger() {
  const open = /* @__PURE__ */ new Map();
  let closed = noTokens;
  return {
    add: (messageId, usage2) => {
      open.set(messageId, greaterTokens(open.get(messageId) ?? noTokens, usage2));
      const [oldest] = open;
      if (oldest === void 0 || open.size <= OPEN_MESSAGES)
        return;
      closed = addTokens(closed, oldest[1]);
      open.delete(oldest[0]);
    },
    total: () => [...open.values()].reduce(addTokens, closed)
  };
}
function greaterTokens(one, other) {
  return combine(one, other, Math.max);
}
function addTokens(one, other) {
  return combine(one, other, (a, b) => a + b);
}
function lessTokens(one, other) {
  return combine(one, other, (a, b) => Math.max(0, a - b));
}
function isNone(tokens) {
  return Object.values(tokens).every((count2) => count2 === 0);
}
var OPEN_MESSAGES = 256;
function combine(one, other, by) {
  return {
    input: by(one.input, other.input),
    output: by(one.output, other.output),
    cacheRead: by(one.cacheRead, other.cacheRead),
    cacheWrite: by(one.cacheWrite, other.cacheWrite)
  };
}

// build/adapters/agents/claude-cost.js
function costOfClaude({ model, costUsd: told, uncharged, ledger }, { model: asked, prices }) {
  const parts = [{ model: model ?? asked ?? "", tokens: addTokens(uncharged, ledger.total()) }];
  const reckoned = costOf(parts, prices);
  if (reckoned !== void 0)
    return { costUsd: (told ?? 0) + reckoned, isCostReckoned: true };
  if (told === void 0)
    return {};
  return { costUsd: told, ...hasUnpriced(parts, prices) ? { isCostPartial: true } : {} };
}

// build/adapters/agents/lenient.js

var text = zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP().catch("");
var word = zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP().max(200).optional().catch(void 0);
var count = zod__WEBPACK_IMPORTED_MODULE_7__/* .int */ .Whr().nonnegative().catch(0);
var status2 = zod__WEBPACK_IMPORTED_MODULE_7__/* .int */ .Whr().min(100).max(599).optional().catch(void 0);
var dollars = zod__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig().nonnegative().optional().catch(void 0);
var fields = zod__WEBPACK_IMPORTED_MODULE_7__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_7__/* .unknown */ .L5J()).catch({});
function known2(all) {
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== void 0));
}

// build/adapters/agents/reading-words.js
function wordsOf(name, agent) {
  switch (name) {
    case "completed":
      return `${agent} finished`;
    case "turn-cap":
      return `${agent} reached a cap of this call`;
    case "usage-limit":
      return "the account's usage limit is reached";
    case "overloaded":
      return "the model service is overloaded or broken";
    case "auth":
      return "the model service refused the key";
    case "billing":
      return "the account cannot pay for the request";
    case "model-config":
      return "the model cannot be used";
    case "context-too-long":
      return "the model service refused the request as it stands";
    case "network":
      return "the model service could not be reached";
    case "crashed":
      return `${agent} ended with an error`;
    case "killed":
      return `${agent} was ended by us`;
    case "permission-denied":
      return `${agent} was refused a permission`;
    case "empty":
      return "the model answered nothing";
  }
}
function exitWords({ exitCode, signal }) {
  if (signal !== void 0)
    return `was ended by ${signal}, not by us,`;
  return exitCode === void 0 ? "ended without an exit code" : `exited with ${exitCode}`;
}
function deniedWords(agent, denials) {
  const count2 = denials.length === 1 ? "a tool call" : `${denials.length} tool calls`;
  return `${agent} was refused ${count2}: ${denials.join("; ")}`;
}
function tokenWords(tokens) {
  const cache = tokens.cacheRead + tokens.cacheWrite;
  return `${tokens.input} tokens in, ${tokens.output} out${cache > 0 ? `, ${cache} cached` : ""}`;
}

// build/adapters/agents/stderr.js
function troubleOfStderr(stderr = "") {
  return stderr.slice(-MOST_CHARS5).replace(CRASH, "").split("\n").map((line) => troubleOfLine(bare(line))).findLast((trouble) => trouble !== void 0);
}
function troubleOfEnd({ stderr, isUnderWay = false }) {
  return isUnderWay ? void 0 : troubleOfStderr(stderr);
}
var MOST_CHARS5 = 8 * 1024;
var CRASH = /^(?:thread '[^'\n]*' (?:\(\d+\) )?panicked at |FATAL ERROR: |panic: )[\s\S]*/m;
function troubleOfLine(line) {
  const said = troubleOfText(line);
  if (sentenceClass(said) !== void 0)
    return said;
  const [, name, words2] = /^([A-Z]\w*(?:Error|Exception)): ([\s\S]*)$/.exec(line) ?? [];
  if (name === void 0 || words2 === void 0)
    return void 0;
  const inner = troubleOfText(words2);
  const named = { ...inner, codes: [name, ...inner.codes] };
  return classOfTrouble(named) === void 0 ? void 0 : named;
}
function bare(line) {
  return line.replace(COLOURS, "").replace(LOGGED, "").trim();
}
var COLOURS = /\u001b\[[0-9;]*m/g;
var LOGGED = /^(?:\s*(?:\[?\d{4}-\d\d-\d\d[T ][\d:.,]+(?:Z|[+-]\d\d:?\d\d)?\]?|(?:\[?(?:ERROR|Error|error|FATAL|fatal)\]?:?)|[a-z_]\w*(?:::\w+)+:|Execution failed:|[\u2717\u2718\u2716\u00d7!\u25a0\u25cf]|\ud83d\udd90))+\s+/u;

// build/adapters/agents/claude-finish.js
function conclude(seen, end, price = {}) {
  const { said = "", ...told } = judge(seen, end);
  const { result: result2 } = seen;
  const turns = result2 === void 0 ? seen.messages : seen.turns;
  return {
    ...told,
    finalText: lastWords(seen),
    tokens: addTokens(seen.billed, seen.ledger.total()),
    tools: seen.tools.uses(),
    permissionDenials: [...seen.denials],
    ...costOfClaude(seen, price),
    ...(told.waitingFor ?? told.class) === "usage-limit" ? known2({ resetAt: seen.limit?.resetAt ?? resetSaid(said, end.at) }) : {},
    ...seen.sessionId === void 0 ? {} : { sessionId: seen.sessionId },
    ...seen.model === void 0 ? {} : { model: seen.model },
    ...seen.events === 0 ? {} : { turns }
  };
}
function resetSaid(said, at) {
  const { resetAt, waitMs } = troubleOfText(unframed(said));
  return resetAt ?? resetIn(said, at) ?? (at !== void 0 && waitMs !== void 0 ? at + waitMs : void 0);
}
function judge(seen, end) {
  if (end.killedBy !== void 0)
    return killed(seen, end.killedBy);
  const { result: result2 } = seen;
  if (result2 === void 0 && seen.failed === void 0)
    return judgeEnd(seen, end);
  if (result2 === void 0 || result2.isError || seen.failed !== void 0 || isStandIn(seen))
    return failed(failureOf(seen));
  if (seen.retry !== void 0)
    return failed(failureOfRetry(seen, seen.retry));
  if (end.exitCode !== 0)
    return { class: "crashed", detail: `claude reported a good end but ${exitWords(end)}.` };
  if (seen.refused)
    return denied(seen);
  if (!SOMETHING.test(lastWords(seen)) && !seen.usedTool) {
    return { class: "empty", detail: "claude ended well but said nothing and used no tool." };
  }
  return { class: "completed", detail: `claude finished in ${seen.turns} ${seen.turns === 1 ? "turn" : "turns"}.` };
}
function judgeEnd(seen, end) {
  const errors = (end.stderr ?? "").trim();
  const said = oneLine(errors, SENTENCE_CHARS) || seen.noise;
  const behind2 = said === "" ? "." : `: ${said}`;
  const refusal = classOfRefusal(errors);
  if (refusal !== void 0)
    return { class: refusal, detail: `claude refused to start${behind2}` };
  const told = end.signal === void 0 ? toldOutside(seen, end) : void 0;
  if (told !== void 0)
    return { ...told, detail: `${wordsOf(told.class, "claude")}: ${oneLine(told.said, SENTENCE_CHARS)}` };
  const waiting = waitedFor(seen, end);
  if (waiting !== void 0)
    return failed(waiting);
  if (end.exitCode === 0 && seen.events === 0 && seen.noise === "") {
    return { class: "empty", detail: `claude exited with 0 and printed nothing${behind2}` };
  }
  return { class: "crashed", detail: `claude ${exitWords(end)} without a result${behind2}` };
}
function toldOutside({ events, noise, messages }, { exitCode, stderr }) {
  if (messages > 0)
    return void 0;
  const own = events === 0 && exitCode !== 0 ? noise : "";
  const trouble = troubleOfStderr(stderr) ?? troubleOfStderr(unframed(own));
  const name = trouble && classOfTrouble(trouble);
  return name === void 0 ? void 0 : { class: name, said: trouble?.sentence ?? "" };
}
function waitedFor(seen, { exitCode = 0, signal }) {
  if (exitCode === 0 || exitCode >= SIGNALLED || signal !== void 0)
    return void 0;
  if (seen.retry !== void 0)
    return failureOfRetry(seen, seen.retry);
  if (seen.limit === void 0)
    return void 0;
  return { error: "rate_limit", sentence: "", limitRejected: true, retried: false };
}
var SIGNALLED = 128;
function isStandIn({ failed: message, result: result2, messages }) {
  if (message !== void 0)
    return message.isSynthetic === true && message.text === result2?.result;
  const nothingSaid = messages === 0 && result2?.usage?.output === 0;
  return nothingSaid && classOfWords(result2.result ?? "") !== void 0;
}
function killed(seen, killedBy) {
  const detail = `claude was ended by us (${oneLine(killedBy, SENTENCE_CHARS)})`;
  const { retry: retry2, failed: message } = seen;
  if (retry2 === void 0 && message === void 0)
    return { class: "killed", detail: `${detail}.` };
  const failure = retry2 === void 0 ? failureOf(seen) : failureOfRetry(seen, retry2);
  const cause = causeOf(failure) || "the service did not answer";
  return {
    class: "killed",
    detail: `${detail} while it waited: ${cause}`,
    waitingFor: classOfFailure(failure) ?? "crashed"
  };
}
function failed(failure) {
  const name = classOfFailure(failure) ?? "crashed";
  const cause = causeOf(failure);
  const words2 = wordsOf(name, "claude");
  return { class: name, detail: cause === "" ? `${words2}.` : `${words2}: ${cause}`, said: failure.sentence };
}
function denied({ denials }) {
  return { class: "permission-denied", detail: oneLine(deniedWords("claude", [...denials]), SENTENCE_CHARS) };
}
function failureOf(seen) {
  const { result: result2, failed: message, limit: limit2, retried } = seen;
  const status3 = result2?.status ?? message?.status;
  const apiError = result2?.apiError ?? message?.apiError;
  return {
    ...result2?.subtype === void 0 ? {} : { subtype: result2.subtype },
    ...result2?.terminalReason === void 0 ? {} : { terminalReason: result2.terminalReason },
    ...message?.error === void 0 ? {} : { error: message.error },
    ...apiError === void 0 ? {} : { apiError },
    ...status3 === void 0 ? {} : { status: status3 },
    sentence: message?.text ?? clientSentence(seen),
    limitRejected: limit2 !== void 0,
    retried
  };
}
function clientSentence({ result: result2, messages }) {
  const reason = result2?.terminalReason;
  const isClients = messages === 0 || reason === void 0 || reason === "api_error";
  return (isClients ? result2?.result : void 0) ?? result2?.errors[0] ?? "";
}
function failureOfRetry({ limit: limit2 }, { error, status: status3 }) {
  const reached = status3 === void 0 ? { apiError: "connection_failed" } : { status: status3 };
  return {
    ...reached,
    ...error === void 0 ? {} : { error },
    sentence: "",
    limitRejected: limit2 !== void 0,
    retried: true
  };
}
function causeOf({ status: status3, error, apiError, subtype, sentence }) {
  const http = status3 === void 0 ? void 0 : `HTTP ${status3}`;
  const name = apiError ?? error ?? (subtype === "success" ? void 0 : subtype);
  const codes = [http, name].filter((part) => part !== void 0 && part !== "unknown").join(", ");
  const said = oneLine(sentence, SENTENCE_CHARS);
  if (said === "")
    return codes;
  return codes === "" ? said : `${said} (${codes})`;
}
function lastWords(seen) {
  const { result: result2, message } = seen;
  if (isStandIn(seen))
    return message.text;
  if (result2 !== void 0 && !result2.isError && SOMETHING.test(result2.result ?? ""))
    return result2.result ?? "";
  return message.text;
}
var SOMETHING = /^(?!\s*(?:\(no content\)\s*)?$)/;
var SENTENCE_CHARS = 300;

// build/adapters/agents/claude-parse.js


// build/adapters/agents/tool-words.js
var TOOL_CHARS = 160;
var TARGETS = [
  ...["file_path", "filePath", "notebook_path", "path", "command", "commands", "pattern", "url", "query"],
  "description"
];
function describeTool(name, input) {
  const target = TARGETS.map((key) => firstText2(input[key])).find((value) => value !== "");
  const tool = nameOfTool(name);
  return target === void 0 ? tool : oneLine(`${tool}: ${target}`, TOOL_CHARS);
}
function nameOfTool(name) {
  return oneLine(name, TOOL_CHARS) || "a tool without a name";
}
function firstText2(value) {
  const first = Array.isArray(value) ? value[0] : value;
  return typeof first === "string" ? first : "";
}

// build/adapters/agents/claude-parse.js
function readEvents(line) {
  if (!/^(?:\{|\[\{"type":)/.test(line) || line.startsWith('{"type":"user"'))
    return [];
  const parsed = parseJson2(line);
  return (Array.isArray(parsed) ? parsed : [parsed]).flatMap((candidate) => {
    const read = event.safeParse(candidate);
    return read.success ? [read.data] : [];
  });
}
function parseJson2(line) {
  try {
    return JSON.parse(line);
  } catch {
    return void 0;
  }
}
var STATUS_CHARS = 160;
var usage = zod__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({
  input_tokens: count,
  output_tokens: count,
  cache_read_input_tokens: count,
  cache_creation_input_tokens: count
}).transform((raw) => ({
  input: raw.input_tokens,
  output: raw.output_tokens,
  cacheRead: raw.cache_read_input_tokens,
  cacheWrite: raw.cache_creation_input_tokens
}));
var modelUsage = zod__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({
  inputTokens: count,
  outputTokens: count,
  cacheReadInputTokens: count,
  cacheCreationInputTokens: count
});
var init = zod__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_7__/* .literal */ .euz("system"), subtype: zod__WEBPACK_IMPORTED_MODULE_7__/* .literal */ .euz("init"), session_id: word, model: word }).transform((raw) => ({ type: "init", ...known2({ sessionId: raw.session_id, model: raw.model }) }));
var retry = zod__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({
  type: zod__WEBPACK_IMPORTED_MODULE_7__/* .literal */ .euz("system"),
  subtype: zod__WEBPACK_IMPORTED_MODULE_7__/* .literal */ .euz("api_retry"),
  attempt: count,
  max_retries: count,
  retry_delay_ms: zod__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig().nonnegative().catch(0),
  error: word,
  error_status: status2
}).transform((raw) => ({
  type: "retry",
  attempt: raw.attempt,
  maxRetries: raw.max_retries,
  delayMs: raw.retry_delay_ms,
  ...known2({ error: raw.error, status: raw.error_status })
}));
var denied2 = zod__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({ type: zod__WEBPACK_IMPORTED_MODULE_7__/* .literal */ .euz("system"), subtype: zod__WEBPACK_IMPORTED_MODULE_7__/* .literal */ .euz("permission_denied"), tool_name: text }).transform((raw) => ({ type: "denied", tool: describeTool(raw.tool_name, {}) }));
var limit = zod__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({
  type: zod__WEBPACK_IMPORTED_MODULE_7__/* .literal */ .euz("rate_limit_event"),
  rate_limit_info: zod__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({
    status: text,
    // The plan is used up, and the account pays for the rest.
    isUsingOverage: zod__WEBPACK_IMPORTED_MODULE_7__/* .boolean */ .zMY().catch(false),
    resetsAt: zod__WEBPACK_IMPORTED_MODULE_7__/* .unknown */ .L5J().optional().transform(epochMs),
    rateLimitType: word,
    utilization: zod__WEBPACK_IMPORTED_MODULE_7__/* .number */ .aig().nonnegative().optional().catch(void 0)
  })
}).transform(({ rate_limit_info: info }) => ({
  type: "limit",
  status: info.isUsingOverage ? "overage" : oneLine(info.status, STATUS_CHARS),
  ...known2({
    resetAt: info.resetsAt,
    limitType: info.rateLimitType,
    utilization: info.utilization
  })
}));
var block = zod__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({ type: text, text, name: text, input: fields }).catch({ type: "", text: "", name: "", input: {} });
var assistant = zod__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({
  type: zod__WEBPACK_IMPORTED_MODULE_7__/* .literal */ .euz("assistant"),
  parent_tool_use_id: zod__WEBPACK_IMPORTED_MODULE_7__/* .unknown */ .L5J().optional(),
  error: word,
  api_error_status: status2,
  api_error: word,
  message: zod__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({ id: text, model: word, content: zod__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(block).catch([]), usage: usage.catch(noTokens) })
}).transform(({ message, ...raw }) => ({
  type: "assistant",
  id: message.id,
  own: raw.parent_tool_use_id === null || raw.parent_tool_use_id === void 0,
  text: message.content.map((part) => part.type === "text" ? part.text : "").join(""),
  tools: message.content.flatMap((part) => part.type === "tool_use" ? [describeTool(part.name, part.input)] : []),
  toolNames: message.content.flatMap((part) => part.type === "tool_use" ? [part.name] : []),
  usage: message.usage,
  ...message.model === "<synthetic>" ? { isSynthetic: true } : {},
  ...known2({ error: raw.error, status: raw.api_error_status, apiError: raw.api_error })
}));
var denial = zod__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({ tool_name: text, tool_input: fields }).transform((raw) => describeTool(raw.tool_name, raw.tool_input)).catch("a tool without a name");
var result = zod__WEBPACK_IMPORTED_MODULE_7__/* .object */ .Ikc({
  type: zod__WEBPACK_IMPORTED_MODULE_7__/* .literal */ .euz("result"),
  is_error: zod__WEBPACK_IMPORTED_MODULE_7__/* .boolean */ .zMY().catch(true),
  subtype: word,
  terminal_reason: word,
  api_error_status: status2,
  api_error: word,
  result: zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP().optional().catch(void 0),
  errors: zod__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(text).catch([]),
  permission_denials: zod__WEBPACK_IMPORTED_MODULE_7__/* .array */ .YOg(denial).catch([]),
  total_cost_usd: dollars,
  usage: usage.optional().catch(void 0),
  modelUsage: zod__WEBPACK_IMPORTED_MODULE_7__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_7__/* .string */ .YjP(), modelUsage).catch({}),
  num_turns: count
}).transform((raw) => ({
  type: "result",
  isError: raw.is_error || isBadEnd(raw),
  errors: raw.errors,
  denials: raw.permission_denials,
  turns: raw.num_turns,
  ...known2({
    subtype: raw.subtype,
    terminalReason: raw.terminal_reason,
    status: raw.api_error_status,
    apiError: raw.api_error,
    result: raw.result,
    costUsd: raw.total_cost_usd,
    usage: raw.usage,
    modelTokens: sumModels(Object.values(raw.modelUsage))
  })
}));
function isBadEnd(raw) {
  return raw.subtype?.startsWith("error_") === true || BAD_REASON.test(raw.terminal_reason ?? "") || (raw.api_error_status ?? 0) >= 400 || raw.api_error !== void 0 || raw.errors.length > 0;
}
var BAD_REASON = /^(?:api_error|model_error|max_turns|budget_exhausted|prompt_too_long|blocking_limit|rapid_refill_breaker|image_error|aborted_\w+)$/;
var event = zod__WEBPACK_IMPORTED_MODULE_7__/* .union */ .KCZ([assistant, result, retry, init, denied2, limit]);
function sumModels(models) {
  if (models.length === 0)
    return void 0;
  const sum = (figure) => models.reduce((all, model) => all + model[figure], 0);
  return {
    input: sum("inputTokens"),
    output: sum("outputTokens"),
    cacheRead: sum("cacheReadInputTokens"),
    cacheWrite: sum("cacheCreationInputTokens")
  };
}

// build/adapters/agents/claude-progress.js
function progressOf(event2) {
  switch (event2.type) {
    case "assistant":
      return ofMessage(event2);
    case "retry":
      return { ...progress("retry", ofRetry(event2)), ...isHopeless(event2) ? { isHopeless: true } : {} };
    case "limit":
      return event2.status === "allowed" || event2.status === "" ? void 0 : progress("limit-warning", ofLimit(event2));
    case "denied":
      return progress("tool", `${event2.tool} was not permitted`);
    case "result":
      return progress("tokens", ofResult(event2));
    case "init":
      return void 0;
  }
}
function progress(kind, text2) {
  return { kind, text: oneLine(text2, MOST_TOLD_CHARS) };
}
function ofMessage({ text: text2, tools, usage: usage2, own }) {
  const who = own ? "" : "sub-agent: ";
  if (tools.length > 0)
    return progress("tool", `${who}${tools.join(", ")}`);
  if (text2.trim() !== "")
    return progress("text", `${who}${text2}`);
  return usage2.input + usage2.output > 0 ? progress("tokens", `${who}${tokenWords(usage2)}`) : void 0;
}
function ofRetry({ attempt, maxRetries, delayMs, status: status3, error }) {
  const cause = status3 === void 0 ? "no answer" : `HTTP ${status3}`;
  const name = error === void 0 || error === "unknown" ? "" : ` (${error})`;
  return `${cause}${name}: retry ${attempt} of ${maxRetries} in ${Math.round(delayMs / 100) / 10} s`;
}
function isHopeless({ attempt, status: status3, error }) {
  const failure = { sentence: "", limitRejected: false, retried: true };
  const name = classOfFailure({
    ...failure,
    ...status3 === void 0 ? {} : { status: status3 },
    ...error === void 0 ? {} : { error }
  });
  return attempt >= HOPELESS_RETRY && (name === "auth" || name === "billing");
}
var HOPELESS_RETRY = 4;
function ofLimit({ status: status3, limitType, utilization, resetAt }) {
  const share = utilization === void 0 ? "" : ` at ${Math.round(utilization * 100)} %`;
  const reset = resetAt === void 0 ? "" : `, resets at ${new Date(resetAt).toISOString()}`;
  return `${limitType ?? "usage"} limit ${status3}${share}${reset}`;
}
function ofResult({ modelTokens, usage: usage2, costUsd, turns }) {
  const tokens = modelTokens ?? usage2;
  const cost = costUsd === void 0 ? "" : `, $${costUsd.toFixed(4)}`;
  return `${turns} turns${tokens === void 0 ? "" : `, ${tokenWords(tokens)}`}${cost}`;
}

// build/adapters/agents/tool-count.js
function openToolCount() {
  const calls = /* @__PURE__ */ new Map();
  return {
    add: (raw) => {
      const name = nameOfTool(raw);
      if (calls.has(name) || calls.size < MOST_TOOLS)
        calls.set(name, (calls.get(name) ?? 0) + 1);
    },
    uses: () => [...calls].map(([name, count2]) => ({ name, calls: count2 }))
  };
}
var MOST_TOOLS = 50;

// build/adapters/agents/claude-reader.js
function openClaudeReader({ model, prices } = {}) {
  const seen = nothingSeen();
  const price = { model, prices };
  let finished = false;
  return {
    line: (raw) => {
      if (finished)
        return void 0;
      const text2 = bareLine(raw);
      const events = eventsOf(text2);
      if (events.length === 0 && !text2.startsWith("{"))
        seen.noise = oneLine(text2, NOISE_CHARS) || seen.noise;
      for (const event2 of events)
        take(seen, event2);
      const last = events.at(-1);
      return last === void 0 ? void 0 : progressOf(last);
    },
    costSoFar: () => costOfClaude(seen, price).costUsd,
    finish: (end) => {
      finished = true;
      return conclude(seen, end, price);
    }
  };
}
function eventsOf(text2) {
  try {
    return readEvents(text2);
  } catch {
    return [];
  }
}
var TEXT_CHARS = 64 * 1024;
var MAX_DENIALS = 20;
var NOISE_CHARS = 300;
function nothingSeen() {
  return {
    events: 0,
    noise: "",
    sessionId: void 0,
    model: void 0,
    message: { id: "", text: "" },
    messages: 0,
    tools: openToolCount(),
    usedTool: false,
    denials: /* @__PURE__ */ new Set(),
    refused: false,
    failed: void 0,
    retry: void 0,
    retried: false,
    limit: void 0,
    result: void 0,
    turns: 0,
    costUsd: void 0,
    uncharged: noTokens,
    billed: noTokens,
    ledger: openLedger()
  };
}
function take(seen, event2) {
  seen.events += 1;
  switch (event2.type) {
    case "init":
      seen.sessionId ??= event2.sessionId;
      seen.model ??= event2.model;
      seen.result = void 0;
      return;
    case "assistant":
      takeMessage(seen, event2);
      return;
    case "retry":
      seen.retry = event2;
      seen.retried = true;
      seen.result = void 0;
      return;
    case "denied":
      takeDenials(seen, [event2.tool]);
      return;
    case "limit":
      seen.limit = event2.status === "rejected" ? event2 : seen.limit;
      return;
    case "result":
      takeResult(seen, event2);
  }
}
function takeMessage(seen, event2) {
  seen.ledger.add(event2.id, event2.usage);
  if (!event2.own)
    return;
  if (isFailure(event2) || event2.tools.length > 0)
    seen.result = void 0;
  seen.retry = void 0;
  seen.failed = isFailure(event2) ? event2 : void 0;
  if (seen.failed !== void 0)
    return;
  seen.retried = false;
  seen.limit = void 0;
  seen.usedTool ||= event2.tools.length > 0;
  for (const name of event2.toolNames)
    seen.tools.add(name);
  const isNew = event2.id !== seen.message.id;
  if (isNew)
    seen.messages += 1;
  const text2 = isNew ? event2.text : seen.message.text + event2.text;
  seen.message = { id: event2.id, text: clipStart(text2, TEXT_CHARS) };
}
function isFailure({ error, isSynthetic, text: text2 }) {
  return error !== void 0 || isSynthetic === true && (OWN_ERROR.test(text2) || classOfWords(text2) !== void 0);
}
var OWN_ERROR = /^API Error\b/;
function takeResult(seen, event2) {
  takeBill(seen, event2);
  seen.turns += event2.turns;
  seen.result = {
    ...event2,
    ...event2.result === void 0 ? {} : { result: clipStart(event2.result, TEXT_CHARS) },
    errors: event2.errors.slice(0, 1).map((error) => clipStart(error, TEXT_CHARS)),
    denials: []
  };
  for (const denial2 of event2.denials)
    seen.denials.delete(denial2.split(":")[0] ?? denial2);
  seen.refused ||= event2.denials.length > 0;
  takeDenials(seen, event2.denials);
}
function takeBill(seen, { usage: usage2, modelTokens = noTokens, costUsd }) {
  const turn = greaterTokens(usage2 ?? noTokens, seen.ledger.total());
  const billed = isNone(modelTokens) ? addTokens(seen.billed, turn) : greaterTokens(seen.billed, modelTokens);
  const isTold = costUsd !== void 0 && costUsd >= (seen.costUsd ?? 0);
  seen.uncharged = isTold ? noTokens : addTokens(seen.uncharged, lessTokens(billed, seen.billed));
  if (isTold)
    seen.costUsd = costUsd;
  seen.billed = billed;
  seen.ledger = openLedger();
}
function takeDenials(seen, denials) {
  for (const denial2 of denials) {
    if (seen.denials.size < MAX_DENIALS)
      seen.denials.add(denial2);
  }
}

// build/adapters/agents/guarded-reader.js
function guarded(agent, open) {
  return (call) => {
    const reader = open(call);
    let broken = 0;
    const safely = (part) => {
      try {
        return part();
      } catch {
        broken += 1;
        return void 0;
      }
    };
    return {
      line: (text2) => safely(() => reader.line(text2)),
      ...besides(reader, safely),
      finish: (end) => {
        const reading = safely(() => reader.finish(end));
        return reading === void 0 ? unread(agent, end, safely(() => reader.costSoFar?.())) : doubted(reading, agent, broken);
      }
    };
  };
}
function besides({ costSoFar, turnsSoFar, usageFile, usageLine }, safely) {
  return {
    ...costSoFar && { costSoFar: () => safely(costSoFar) },
    ...turnsSoFar && { turnsSoFar: () => safely(turnsSoFar) ?? 0 },
    ...usageFile && { usageFile: (text2) => safely(() => usageFile(text2)) },
    ...usageLine && { usageLine: (text2) => safely(() => usageLine(text2)) }
  };
}
function doubted(reading, agent, broken) {
  if (broken === 0 || reading.class !== "completed" && reading.class !== "empty")
    return reading;
  const lines = broken === 1 ? "1 line of its output" : `${broken} lines of its output`;
  return { ...reading, class: "crashed", detail: `${agent} reported a good end, but ${lines} cannot be read.` };
}
function unread(agent, end, costUsd) {
  const killedBy = end?.killedBy;
  const ended = killedBy === void 0 ? exitWords(end ?? {}) : `was ended by us (${oneLine(killedBy, REASON_CHARS)})`;
  return {
    class: killedBy === void 0 ? "crashed" : "killed",
    ...{ finalText: "", detail: `${agent} ${ended} and its output cannot be read.`, tokens: noTokens },
    ...{ tools: [], permissionDenials: [] },
    ...costUsd === void 0 ? {} : { costUsd }
  };
}
var REASON_CHARS = 300;

// build/adapters/agents/claude.js
var claudeDriver = {
  name: "claude",
  version: "2.1.330",
  args: claudeArgs,
  environment: claudeEnvironment,
  keyNames: ["ANTHROPIC_API_KEY", "CLAUDE_CODE_OAUTH_TOKEN"],
  openReader: guarded("claude", openClaudeReader)
};
var CLAUDE_SHELL_START = "CLAUDE_ENV_FILE";
function claudeArgs(call) {
  return [
    ...["-p", "--output-format", "stream-json", "--verbose"],
    `--disallowedTools=${[...call.role === "review" ? EDITING_TOOLS : [], ...STRAYING_TOOLS].join(",")}`,
    ...permissionArgs(call),
    ...call.maxTurns === void 0 ? [] : ["--max-turns", String(call.maxTurns)],
    ...call.maxBudgetUsd === void 0 ? [] : ["--max-budget-usd", decimal(call.maxBudgetUsd)],
    ...call.model === void 0 ? [] : ["--model", call.model],
    ...call.extra
  ];
}
var EDITING_TOOLS = ["Edit", "NotebookEdit", "Write"];
var STRAYING_TOOLS = ["EnterWorktree", "ScheduleWakeup"];
function permissionArgs({ skipPermissions, allowedTools = [] }) {
  if (skipPermissions)
    return ["--dangerously-skip-permissions"];
  const allowed = allowedTools.length === 0 ? [] : [`--allowedTools=${allowedTools.join(",")}`];
  return ["--permission-mode", "dontAsk", ...allowed];
}
function decimal(usd) {
  return Math.max(usd, SMALLEST_USD).toFixed(6).replace(/\.?0+$/, "");
}
var SMALLEST_USD = 1e-6;
function claudeEnvironment({ asRoot }) {
  return {
    CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: "1",
    DISABLE_AUTOUPDATER: "1",
    DISABLE_ERROR_REPORTING: "1",
    DISABLE_TELEMETRY: "1",
    // As root it refuses to skip permissions unless it is told that somebody else isolates it.
    ...asRoot ? { IS_SANDBOX: "1" } : {}
  };
}

// build/adapters/agents/package-root.js

function packageRoot(file) {
  const marker = `${node_path__WEBPACK_IMPORTED_MODULE_8__.sep}node_modules${node_path__WEBPACK_IMPORTED_MODULE_8__.sep}`;
  const at = file.lastIndexOf(marker);
  if (at === -1)
    return void 0;
  const start = at + marker.length;
  const [first = "", second = ""] = file.slice(start).split(node_path__WEBPACK_IMPORTED_MODULE_8__.sep);
  const name = first.startsWith("@") ? (0,node_path__WEBPACK_IMPORTED_MODULE_8__.join)(first, second) : first;
  return file.slice(0, start) + name;
}

// build/action/client-place.js



// build/adapters/agents/client-version.js


function clientVersion(program) {
  const real = (0,node_fs__WEBPACK_IMPORTED_MODULE_9__.realpathSync)(program);
  const root = packageRoot(real);
  return (root === void 0 ? void 0 : versionIn(root)) ?? VERSION.exec(real)?.[1];
}
var VERSION = /\/v?(\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?)(?:\/|$)/;
function versionIn(root) {
  try {
    const { version } = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_9__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_8__.join)(root, "package.json"), "utf8"));
    return typeof version === "string" ? version.replace(/-(?:linux|darwin|win32)-\w+$/, "") : void 0;
  } catch {
    return void 0;
  }
}

// build/adapters/agents/install-client.js




// layer:adapters/process/environment-names.js


// build/adapters/agents/install-client.js
var LONGEST_MS = 10 * 6e4;
var LAST_BYTES = 8 * 1024;
async function installClient(call) {
  const { folder } = call;
  const fresh = `${folder}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_10__.randomBytes)(4).toString("hex")}`;
  (0,node_fs__WEBPACK_IMPORTED_MODULE_9__.mkdirSync)(fresh, { recursive: true, mode: 493 });
  try {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_9__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_8__.join)(fresh, "package.json"), '{"private":true}\n');
    const problem = await install(call, fresh);
    if (problem === void 0)
      putInPlace(fresh, folder);
    return problem;
  } finally {
    for (const path of [fresh, `${fresh}.log`])
      (0,node_fs__WEBPACK_IMPORTED_MODULE_9__.rmSync)(path, { recursive: true, force: true });
  }
}
function putInPlace(fresh, folder) {
  try {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_9__.renameSync)(fresh, folder);
  } catch (error) {
    if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_9__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_8__.join)(folder, "package.json")))
      throw error;
  }
}
var SWITCHES = ["--ignore-scripts", "--include=optional", "--no-audit", "--no-fund", "--no-package-lock"];
var PATIENCE = [
  "--fetch-retries=2",
  "--fetch-retry-mintimeout=1000",
  "--fetch-retry-maxtimeout=5000",
  "--fetch-timeout=60000"
];
async function install({ npm, spec, env, marker, cancel }, fresh) {
  const outputPath = `${fresh}.log`;
  const ended = await (0,_chunk_SPSJJRFZ_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_process_supervise__supervise */ .W)({
    program: npm,
    args: ["install", ...SWITCHES, "--save-exact", ...PATIENCE, spec],
    cwd: fresh,
    env: npmEnvironment(env),
    stdin: "",
    outputPath,
    limits: { hardMs: LONGEST_MS, graceMs: 1e3 },
    marker,
    signal: cancel
  });
  if (ended.termination === "exit" && ended.exitCode === 0)
    return void 0;
  return problemOf(ended, (0,_chunk_KIY3N6KY_js__WEBPACK_IMPORTED_MODULE_1__/* .adapters_process_tail__tryLast */ .Ry)(outputPath, LAST_BYTES), (0,node_path__WEBPACK_IMPORTED_MODULE_8__.dirname)(fresh));
}
function npmEnvironment(env) {
  const kept = Object.entries(env).filter(([name]) => (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_11__/* .adapters_process_environment_names__isAgentName */ .AQC)(name) || /^npm_config_/i.test(name) || name === "NODE_AUTH_TOKEN");
  return { ...Object.fromEntries(kept), npm_config_update_notifier: "false" };
}
var UNREACHABLE = /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ERR_SOCKET_TIMEOUT)\b/;
function problemOf({ termination, exitCode }, said, folder) {
  if (termination !== "exit")
    return `npm was ended (${termination})`;
  const code = UNREACHABLE.exec(said)?.[0];
  if (code !== void 0)
    return `the npm registry cannot be reached (${code})`;
  if (/\b(?:ETARGET|E404)\b/.test(said))
    return "the registry has no such version";
  if (/\bENOSPC\b/.test(said))
    return `the disk of ${folder} is full`;
  const [last] = /^npm (?:error|ERR!) (?!code\b|A complete log)\S.*$/m.exec(said) ?? [];
  return `npm exited with ${exitCode}${last === void 0 ? "" : `: ${last.slice(0, 300)}`}`;
}

// build/action/client-place.js
async function placeClient(call, { executable, version: asked }, client) {
  const { env, workspace, log } = call;
  const wanted = asked ?? client.version;
  const named = (0,_chunk_YANYKI36_js__WEBPACK_IMPORTED_MODULE_4__/* .adapters_process_resolve__resolveProgram */ .S)(executable ?? client.name, { path: env["PATH"] ?? "", cwd: workspace });
  if (!named.ok && executable !== void 0)
    return (0,_chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_6__/* .action_refusal__configError */ .mx)(`path_to_agent_executable: ${named.message}`);
  if (!named.ok)
    return installed(call, { ...client, version: wanted });
  const version = clientVersion(named.path);
  if (version !== void 0 && version !== wanted) {
    const why = asked === void 0 ? "the tested version is" : "agent_version asks for";
    log.notice(`agent: ${client.name} ${version} is there (${named.path}) and is used; ${why} ${wanted}.`);
  }
  return { ok: true, path: named.path, version };
}
async function installed(call, client) {
  const { env, workspace, folder, log, cancel } = call;
  const { name, version } = client;
  const spec = `${client.package}@${version}`;
  const root = (0,node_path__WEBPACK_IMPORTED_MODULE_8__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_8__.dirname)(folder), ".clients", `${name}-${version}`);
  const placed = { ok: true, path: (0,node_path__WEBPACK_IMPORTED_MODULE_8__.join)(root, "node_modules", ".bin", name), root, version };
  if (!await call.mayInstall()) {
    log.info(`${name} is not on PATH; a run installs ${spec}.`);
    return placed;
  }
  if ((0,node_fs__WEBPACK_IMPORTED_MODULE_9__.existsSync)(root))
    return placed;
  const npm = (0,_chunk_YANYKI36_js__WEBPACK_IMPORTED_MODULE_4__/* .adapters_process_resolve__resolveProgram */ .S)("npm", { path: env["PATH"] ?? "", cwd: workspace });
  if (!npm.ok)
    return (0,_chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_6__/* .action_refusal__configError */ .mx)(`agent: ${name} is not there, and neither is npm to install it. ${remedy(spec)}`);
  const startedMs = (0,_chunk_76ETEMEO_js__WEBPACK_IMPORTED_MODULE_3__/* .adapters_monotonic__monotonicMs */ .o)();
  const problem = await installClient({ npm: npm.path, spec, folder: root, env, marker: (0,_chunk_NY26LBSQ_js__WEBPACK_IMPORTED_MODULE_2__/* .action_world_parts__marker */ .Jg)(folder), cancel });
  if (cancel.aborted)
    return (0,_chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_6__/* .action_refusal__interrupted */ .of)(cancel);
  if (problem !== void 0)
    return (0,_chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_6__/* .action_refusal__configError */ .mx)(`agent: ${name} is not there, and ${spec} could not be installed: ${problem}. ${remedy(spec)}`);
  log.info(`${name} ${version}: installed from npm in ${(((0,_chunk_76ETEMEO_js__WEBPACK_IMPORTED_MODULE_3__/* .adapters_monotonic__monotonicMs */ .o)() - startedMs) / 1e3).toFixed(1)} s.`);
  return placed;
}
function remedy(spec) {
  return `Install it in a step before, "- run: npm install --global ${spec}", or name its program in path_to_agent_executable.`;
}

// build/action/shell-start.js

function shellStart(folder, { name, variable, keys }) {
  const home = `.ralph-${name}-shell.sh`;
  const file = (0,node_path__WEBPACK_IMPORTED_MODULE_8__.join)(folder, `${name}-shell.sh`);
  (0,_chunk_7URPKLLQ_js__WEBPACK_IMPORTED_MODULE_5__/* .adapters_store_atomic__writeAtomic */ .d)(file, Buffer.from(`unset ${[...keys, variable].join(" ")}
`));
  return { homeFiles: /* @__PURE__ */ new Map([[home, file]]), homeEnv: (at) => ({ [variable]: (0,node_path__WEBPACK_IMPORTED_MODULE_8__.join)(at, home) }) };
}




/***/ }),

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

/***/ 2158:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DQ: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.DQR),
/* harmony export */   Jg: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.Jgf),
/* harmony export */   _v: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__._vJ)
/* harmony export */ });
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6419);
// layer:action/world-parts.js





/***/ }),

/***/ 7635:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.WNK)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:adapters/process/supervise.js





/***/ }),

/***/ 1863:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* reexport safe */ _layer_0_js__WEBPACK_IMPORTED_MODULE_0__.S5)
/* harmony export */ });
/* harmony import */ var _layer_0_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4484);
// layer:adapters/process/resolve.js





/***/ })

};
;