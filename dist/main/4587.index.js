export const id = 4587;
export const ids = [4587];
export const modules = {

/***/ 7118:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E$: () => (/* binding */ redact),
/* harmony export */   FK: () => (/* binding */ redactShown),
/* harmony export */   jy: () => (/* binding */ redactExact),
/* harmony export */   pY: () => (/* binding */ secretFinder)
/* harmony export */ });
/* harmony import */ var _chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8688);


// build/report/redact-spellings.js
var SHORTEST = 4;
var SHORTEST_ENCODED = 6;
var DEEPEST_ESCAPE = 16;
var escapes = { first: "(?<!\\\\)\\\\+", later: `\\\\{1,${DEEPEST_ESCAPE}}` };
var ZEROS = "0{0,8}";
function spellings(secret) {
  const values = new Set([secret, ...secret.split(/\r?\n/)].map((value) => value.trim()));
  return [...values].filter((value) => value.length >= SHORTEST).flatMap(spellingsOf);
}
function spellingsOf(value) {
  const sign = hasNoShortEscape(value) ? numberEscape : anyEscape;
  const written = {
    mayBeIn: ({ text }) => text.includes(value) || sign.test(text),
    pattern: () => new RegExp(pieces(value).map(anyForm).join(""), "u")
  };
  const bytes = new TextEncoder().encode(value);
  return bytes.length < SHORTEST_ENCODED ? [written] : [written, ...base64(bytes), hex(bytes)];
}
var anyEscape = /[%&\\+]/;
var numberEscape = /%[2-9a-f]|&#|\\u(?!00[01])/i;
function hasNoShortEscape(value) {
  return [...value].every((each) => each >= " " && each !== "\\" && shortForms[each] === void 0 && jsonForms[each] === void 0);
}
function pieces(value) {
  return value.match(/\\+|[\s\S]/gu) ?? [];
}
function anyForm(written, at) {
  const [character = ""] = written;
  const lead = at === 0 ? escapes.first : escapes.later;
  if (character === "\\")
    return backslashes(written.length, lead);
  const bytes = [...new TextEncoder().encode(character)];
  const code = (character.codePointAt(0) ?? 0).toString(16);
  const forms2 = [
    literal(character),
    bytes.map((byte) => `%${anyCase(hex2(byte))}`).join(""),
    lead + utf16(character).map(unicodeEscape).join(escapes.later),
    `&#${ZEROS}${character.codePointAt(0)};`,
    `&#[xX]${ZEROS}${anyCase(code)};`,
    ...shortForms[character] ?? [],
    ...(jsonForms[character] ?? []).map((form) => lead + form)
  ];
  return `(?:${forms2.join("|")})`;
}
function backslashes(length, lead) {
  const each = ["%5[cC]", `&#${ZEROS}92;`, `&#[xX]${ZEROS}5[cC];`].map((form) => `(?:${form}){${length}}`);
  const plain2 = lead === escapes.first ? `(?<!\\\\)\\\\{${length},}` : `\\\\{${length},${length * DEEPEST_ESCAPE}}`;
  const unicode = lead + new Array(length).fill("u005[cC]").join(escapes.later);
  return `(?:${[plain2, unicode, ...each].join("|")})`;
}
function utf16(character) {
  return [...Array(character.length).keys()].map((at) => character.charCodeAt(at));
}
function unicodeEscape(unit) {
  return `u${anyCase(unit.toString(16).padStart(4, "0"))}`;
}
var jsonForms = {
  '"': ['"'],
  "/": ["/"],
  "\n": ["n"],
  "\r": ["r"],
  "	": ["t"],
  "'": ["'"]
};
var shortForms = {
  " ": ["\\+"],
  '"': ["&quot;"],
  "&": ["&amp;"],
  "<": ["&lt;"],
  ">": ["&gt;"],
  "'": ["&apos;"]
};
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
function base64Pattern(core) {
  const characters = [...core].map((each, at) => each === "+" ? "[+-]" : each === "/" ? `(?:(?:${at === 0 ? escapes.first : escapes.later})?/|_)` : each);
  return new RegExp(`${characters.join(lineBreak)}(?:${lineBreak}=){0,2}`);
}
function hex(bytes) {
  const digits = [...bytes].map(hex2);
  return {
    mayBeIn: ({ lowered }) => lowered().includes(digits.join("")),
    pattern: () => new RegExp(digits.map(anyCase).join(lineBreak))
  };
}
var lineBreak = "(?:\\r?\\n)?";
function hex2(byte) {
  return byte.toString(16).padStart(2, "0");
}
function anyCase(digits) {
  return digits.replace(/[a-f]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
}
function literal(character) {
  return /[\\^$.*+?()[\]{}|/]/.test(character) ? `\\${character}` : character;
}
var tokens = [
  /(?<![A-Za-z0-9])gh[pour]_[A-Za-z0-9]{36}[A-Za-z0-9_]*/,
  /(?<![A-Za-z0-9])ghs_[0-9A-Za-z._-]{36,}/,
  /(?<![A-Za-z0-9])github_pat_[0-9A-Za-z_]{22,}/,
  /(?<![A-Za-z0-9])sk-ant-[A-Za-z0-9_-]{8,}/,
  /(?<![A-Za-z0-9])sk-(?=[A-Za-z_-]{0,100}\d)[A-Za-z0-9_-]{20,}/,
  /(?<![A-Za-z0-9])(?:AKIA|ASIA)[0-9A-Z]{16}(?![0-9A-Za-z])/,
  /(?<![A-Za-z0-9])xox[a-z]-[A-Za-z0-9-]{10,}/,
  /(?<![A-Za-z0-9])npm_[A-Za-z0-9]{36}[A-Za-z0-9_]*/,
  /(?<![A-Za-z0-9])AIza[0-9A-Za-z_-]{35,}/,
  /(?<![A-Za-z0-9])glpat-[0-9A-Za-z_-]{20,}/,
  /-----BEGIN [A-Z0-9 ]{0,30}PRIVATE KEY(?: BLOCK)?-----(?:(?:(?!-----BEGIN)[\s\S]){0,20000}?-----END [A-Z0-9 ]{0,30}PRIVATE KEY(?: BLOCK)?-----|[A-Za-z0-9+/=\s\\]*)/
];

// build/report/searched-text.js
function searchedText(text) {
  const unbroken = once(() => text.replaceAll(/[\r\n]+/g, ""));
  return { text, unbroken, lowered: once(() => unbroken().toLowerCase()) };
}
function once(make) {
  let made;
  return () => {
    made ??= make();
    return made;
  };
}

// build/report/redact.js
var searching = (function({ source, flags }) {
  return new RegExp(source, `${flags}g`);
});
var MARK = "[redacted]";
function redact(text, secrets) {
  return untilClean(text, patternsOf(secrets, forms));
}
function redactShown(text, secrets) {
  const found = redact(text, secrets);
  if (!hiding.test(found.text))
    return found;
  const shown = redact((0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)(found.text), secrets);
  return shown.count === 0 ? found : { text: shown.text, count: found.count + shown.count };
}
var hiding = /[^\P{Cc}\n\t]|[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/u;
function redactExact(text, secrets) {
  return untilClean(text, patternsOf(secrets, []));
}
function patternsOf(secrets, forms2) {
  return { values: secrets.flatMap(searchesOf), forms: forms2 };
}
var searches = /* @__PURE__ */ new Map();
var MOST_KEPT = 1e3;
function searchesOf(secret) {
  const known = searches.get(secret);
  if (known !== void 0)
    return known;
  if (searches.size >= MOST_KEPT)
    searches.clear();
  const made = spellings(secret).map(searchWhenNeeded);
  searches.set(secret, made);
  return made;
}
var LONG = 65536;
function searchWhenNeeded({ mayBeIn, pattern }) {
  let made;
  return (text) => {
    if (text.text.length <= LONG && !mayBeIn(text))
      return void 0;
    made ??= searching(pattern());
    return made;
  };
}

var forms = tokens.map(searching);
function untilClean(text, patterns) {
  let result = { text, count: 0 };
  for (let round = redactOnce(text, patterns); round.count > 0; round = redactOnce(round.text, patterns)) {
    result = { text: round.text, count: result.count + round.count };
  }
  return result;
}
function redactOnce(text, patterns) {
  const parts = text.split(MARK).map((part) => redactPart(part, patterns));
  return {
    text: parts.map((part) => part.text).join(MARK),
    count: parts.reduce((sum, part) => sum + part.count, 0)
  };
}
function secretFinder(secrets) {
  const patterns = patternsOf(secrets, forms);
  return (text) => spansOf(text, patterns);
}
function spansOf(text, patterns) {
  const searched = searchedText(text);
  return merged([
    ...patterns.values.flatMap((search) => overlapping(text, search(searched))),
    ...patterns.forms.flatMap((pattern) => disjoint(text, pattern))
  ]);
}
function redactPart(text, patterns) {
  const spans = spansOf(text, patterns);
  let end = 0;
  const pieces2 = [];
  for (const [from, to] of spans) {
    pieces2.push(text.slice(end, from), MARK);
    end = to;
  }
  return { text: pieces2.join("") + text.slice(end), count: spans.length };
}
function overlapping(text, search) {
  if (search === void 0)
    return [];
  const spans = [];
  search.lastIndex = 0;
  for (let match = search.exec(text); match !== null; match = search.exec(text)) {
    spans.push([match.index, match.index + match[0].length]);
    search.lastIndex = match.index + ((text.codePointAt(match.index) ?? 0) > 65535 ? 2 : 1);
  }
  return spans;
}
function disjoint(text, search) {
  return [...text.matchAll(search)].map((match) => [match.index, match.index + match[0].length]);
}
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




/***/ }),

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

/***/ 7755:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O0: () => (/* binding */ encodePath),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   SM: () => (/* binding */ withCode),
/* harmony export */   U1: () => (/* binding */ codeLink),
/* harmony export */   aE: () => (/* binding */ placeLink),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   nM: () => (/* binding */ row),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   zH: () => (/* binding */ details)
/* harmony export */ });
/* harmony import */ var _chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8688);


// build/report/markdown.js
function text(value, maxChars = 300) {
  return (0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_0__/* .forCell */ .Kq)(value, { maxChars });
}
function code(value) {
  return `<code>${text(value).replace(/<\/?code>/g, "")}</code>`;
}
function withCode(said, maxChars = 1500) {
  const parts = (0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(said, maxChars).split("`");
  const isPaired = parts.length % 2 === 1;
  if (!isPaired)
    return text(said, maxChars);
  return parts.map((part, at) => at % 2 === 1 ? code(part) : spaced(part)).join("");
}
function spaced(part) {
  const inner = text(part, 1500);
  if (inner === "")
    return part === "" ? "" : " ";
  return `${/^\s/.test(part) ? " " : ""}${inner}${/\s$/.test(part) ? " " : ""}`;
}
function codeLink(value, links, path) {
  const url = addressOf(links, path);
  return url === void 0 ? code(value) : `[${code(value)}](${url})`;
}
function placeLink({ file, line, commit }, links) {
  const name = line === void 0 ? file : `${file}:${line}`;
  const isInside = file.split("/").every((part) => part !== "" && part !== "." && part !== "..");
  const url = commit === void 0 || !isInside ? void 0 : addressOf(links, ["blob", commit, file]);
  if (url === void 0)
    return code(name);
  return `[${code(name)}](${url}${line === void 0 ? "" : `#L${line}`})`;
}
function addressOf(links, path) {
  if (links === void 0 || !/^[\w.-]+\/[\w.-]+$/.test(links.repository))
    return void 0;
  return `${address(links.serverUrl)}/${links.repository}/${path.map(encodePath).join("/")}`;
}
function link(words, url) {
  return `[${words}](${address(url)})`;
}
function row(cells) {
  return `| ${cells.map((cell) => cell === "" ? " " : cell).join(" | ")} |`;
}
function details(head, body) {
  return [`<details><summary>${head}</summary>`, ...body, "</details>"].join("\n\n");
}
function encodePath(part) {
  return part.split("/").map(encode).join("/");
}
function encode(part) {
  return encodeURIComponent(part).replace(/[()'*!~]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
}
function address(url) {
  return url.replace(/[\s()<>"'`\\|]/g, (character) => encodeURIComponent(character).replace(/[()']/g, ""));
}




/***/ }),

/***/ 4028:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sz: () => (/* binding */ checkApiUrl),
/* harmony export */   XA: () => (/* binding */ pullUrl),
/* harmony export */   XH: () => (/* binding */ compareUrl),
/* harmony export */   tE: () => (/* binding */ isLoopbackUrl)
/* harmony export */ });
// build/adapters/github/address.js
function checkApiUrl(apiUrl) {
  const url = URL.parse(apiUrl);
  if (url === null)
    return { ok: false, message: `GITHUB_API_URL "${apiUrl}" is not a URL.` };
  if (url.username !== "" || url.password !== "") {
    return {
      ok: false,
      message: `GITHUB_API_URL on ${url.host} carries a user or token. Pass the token as github_token.`
    };
  }
  if (url.protocol === "https:" || url.protocol === "http:" && isLoopback(url.hostname))
    return { ok: true };
  return {
    ok: false,
    message: `GITHUB_API_URL "${apiUrl}" uses ${url.protocol.slice(0, -1)}, which shows the token to the network. Use https.`
  };
}
function isLoopbackUrl(text) {
  return isLoopback(URL.parse(text)?.hostname ?? "");
}
function isLoopback(hostname) {
  const host = hostname.toLowerCase();
  return host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || /^127(\.\d+){3}$/.test(host);
}
function compareUrl({ serverUrl, owner, repo }, { base, head }) {
  const range = `${encodeRef(base)}...${encodeRef(head)}`;
  return `${serverUrl.replace(/\/+$/, "")}/${owner}/${repo}/compare/${range}?expand=1`;
}
function pullUrl({ serverUrl, owner, repo }, number) {
  return `${serverUrl.replace(/\/+$/, "")}/${owner}/${repo}/pull/${number}`;
}
function encodeRef(ref) {
  return ref.split("/").map(encodeURIComponent).join("/");
}




/***/ }),

/***/ 2746:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gt: () => (/* binding */ fetchFor),
/* harmony export */   bK: () => (/* binding */ EDIT_GAP_MS),
/* harmony export */   c1: () => (/* binding */ mayBeStored),
/* harmony export */   lE: () => (/* binding */ isPermanent),
/* harmony export */   o6: () => (/* binding */ openGitHub)
/* harmony export */ });
/* harmony import */ var _chunk_LRABEVRH_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4028);
/* harmony import */ var _chunk_XLDKTUSU_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5702);
/* harmony import */ var _octokit_plugin_retry__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9735);
/* harmony import */ var _octokit_plugin_throttling__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6856);
/* harmony import */ var _octokit_rest__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1267);



// build/adapters/github/bounded-fetch.js
var MOST_BYTES = 16 * 1024 * 1024;
function boundedFetch(fetch) {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (response.body === null)
      return response;
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(counter()), { status, statusText, headers });
  };
}
function counter() {
  let bytes = 0;
  return new TransformStream({
    transform: (chunk, controller) => {
      bytes += chunk.byteLength;
      if (bytes > MOST_BYTES)
        controller.error(new Error(`The answer has more than ${MOST_BYTES} bytes.`));
      else
        controller.enqueue(chunk);
    }
  });
}

// build/adapters/github/budget.js
var RUN_PER_HOUR = 60;
var KEPT = 14;
var USUAL_PER_HOUR = RUN_PER_HOUR - KEPT;
var EDIT_GAP_MS = 9e4;
var hourMs = 36e5;
function requestBudget(perHour, now) {
  let made = [];
  return {
    note: () => {
      made = [...made, now()];
    },
    left: () => {
      made = made.filter((atMs) => atMs > now() - hourMs);
      return Math.max(0, perHour - made.length);
    }
  };
}

// build/adapters/github/clock.js
function systemGitHubClock() {
  return {
    nowMs: _chunk_XLDKTUSU_js__WEBPACK_IMPORTED_MODULE_0__/* .monotonicMs */ .d,
    wait: (forMs, signal) => new Promise((resolve) => {
      if (signal.aborted || forMs <= 0)
        return resolve();
      const done = () => {
        clearTimeout(timer);
        signal.removeEventListener("abort", done);
        resolve();
      };
      const timer = setTimeout(done, forMs);
      signal.addEventListener("abort", done);
    }),
    alarm: (inMs, ring) => {
      const timer = setTimeout(ring, inMs).unref();
      return () => clearTimeout(timer);
    }
  };
}

// build/adapters/github/ended.js
var CallEnded = class extends Error {
  ended;
  /** The retry plugin looks here for its settings, and finds none: what we ended is not begun again. */
  request = {};
  constructor(ended) {
    super(ended === "aborted" ? "the run was cancelled" : "no answer in time");
    this.name = "CallEnded";
    this.ended = ended;
  }
};
var UnreadableAnswer = class extends Error {
  status = 502;
  unreadable = true;
  request;
  constructor(request) {
    super("the answer is not the JSON that was promised");
    this.name = "UnreadableAnswer";
    this.request = request;
  }
};

// build/adapters/github/octokit.js




// build/adapters/github/pace.js
function paceGroup(gapMs, { clock, signal }) {
  let freeAtMs = Number.NEGATIVE_INFINITY;
  const schedule = async (_options, task) => {
    const nowMs = clock.nowMs();
    const startMs = Math.max(nowMs, freeAtMs);
    freeAtMs = startMs + gapMs;
    if (startMs > nowMs)
      await clock.wait(startMs - nowMs, signal);
    return await task();
  };
  return { key: () => ({ schedule }) };
}

// build/adapters/github/octokit.js
function createOctokit(settings) {
  const { apiUrl, token, fetch } = settings;
  const Client = _octokit_rest__WEBPACK_IMPORTED_MODULE_1__/* .Octokit */ .E.plugin(attempts(settings), _octokit_plugin_retry__WEBPACK_IMPORTED_MODULE_2__/* .retry */ .L, _octokit_plugin_throttling__WEBPACK_IMPORTED_MODULE_3__/* .throttling */ .A);
  return new Client({
    auth: token,
    baseUrl: apiUrl.replace(/\/+$/, ""),
    userAgent: "ralph-action",
    log: silent,
    request: { fetch },
    retry: { doNotRetry: [400, 401, 403, 404, 410, 422, 429, 451], retryAfterBaseValue: 0 },
    throttle: throttleOf(settings)
  });
}
var silent = { debug: ignore, info: ignore, warn: ignore, error: ignore };
function ignore() {
}
function throttleOf(settings) {
  const honour = (afterS, { request }) => request.patience.limit(afterS * 1e3);
  const throttle = {
    id: crypto.randomUUID(),
    retryAfterBaseValue: 0,
    write: paceGroup(1e3, settings),
    notifications: paceGroup(3e3, settings),
    onRateLimit: honour,
    onSecondaryRateLimit: honour
  };
  return throttle;
}
function attempts(settings) {
  return ({ hook }) => {
    hook.wrap("request", (send, options) => attempt(settings, options, async () => send(options)));
    return {};
  };
}
async function attempt(settings, options, send) {
  const { patience, retryCount = 0 } = options.request;
  if (retryCount > 0)
    await patience.backoff(retryCount);
  try {
    return await sendInTime(settings, { send, options, limitMs: patience.attemptMs() });
  } catch (error) {
    const waitMs = unspokenLimitMs(error);
    if (waitMs === void 0 || !await patience.limit(waitMs))
      throw error;
    return attempt(settings, options, send);
  }
}
async function sendInTime(settings, sending) {
  const { clock, signal, onRequest } = settings;
  const { send, options, limitMs } = sending;
  const late = new AbortController();
  const cancel = clock.alarm(limitMs, () => late.abort(new CallEnded("timeout")));
  options.headers["x-github-api-version"] = "2022-11-28";
  Object.assign(options.request, { signal: AbortSignal.any([signal, late.signal]) });
  onRequest();
  try {
    const response = await send();
    if (response.status !== 204 && typeof response.data !== "object")
      throw new UnreadableAnswer({ ...options });
    return response;
  } catch (error) {
    throw signal.aborted ? new CallEnded("aborted") : error;
  } finally {
    cancel();
  }
}
function unspokenLimitMs(error) {
  const { status, message = "", response } = error;
  const afterS = Number(response?.headers?.["retry-after"]);
  if (status !== 403 && status !== 429 || !(afterS > 0) || /\bsecondary rate\b/i.test(message))
    return void 0;
  return response?.headers?.["x-ratelimit-remaining"] === "0" ? void 0 : afterS * 1e3;
}

// build/adapters/github/patience.js
var callMs = 9e4;
var answerMs = 1e4;
var limitsMs = 6e4;
function createPatience({ clock, signal, endsAtMs, onNote }) {
  const overMs = clock.nowMs() + callMs;
  let limitsLeftMs = limitsMs;
  const leftMs = () => {
    if (signal.aborted)
      throw new CallEnded("aborted");
    return Math.min(overMs, endsAtMs()) - clock.nowMs();
  };
  return {
    attemptMs: () => {
      const left = leftMs();
      if (left <= 0)
        throw new CallEnded("timeout");
      return Math.min(answerMs, left);
    },
    backoff: async (repetition) => {
      const pauseMs = repetition ** 2 * 1e3;
      if (pauseMs >= leftMs())
        throw new CallEnded("timeout");
      await clock.wait(pauseMs, signal);
    },
    limit: async (askedMs) => {
      if (signal.aborted || askedMs > limitsLeftMs || askedMs >= leftMs())
        return false;
      limitsLeftMs -= askedMs;
      onNote(`GitHub's rate limit is reached; waiting ${Math.ceil(askedMs / 1e3)} s as it asks.`);
      await clock.wait(askedMs, signal);
      return !signal.aborted;
    }
  };
}

// build/adapters/github/failure.js
function readFailure(error) {
  const response = fieldOf(error, "response");
  const headers = fieldOf(response, "headers");
  const status = fieldOf(response, "status");
  return {
    ended: endedOf(error) ?? endedOf(fieldOf(error, "cause")),
    unreadable: fieldOf(error, "unreadable") === true,
    status: typeof status === "number" ? status : void 0,
    text: oneLine(response === void 0 ? textOf(fieldOf(error, "message")) ?? "no reason given" : wordsOf(response)),
    header: (name) => textOf(fieldOf(headers, name)) ?? ""
  };
}
function endedOf(error) {
  const ended = fieldOf(error, "ended");
  return ended === "aborted" || ended === "timeout" ? ended : void 0;
}
function wordsOf(response) {
  const data = fieldOf(response, "data");
  const message = fieldOf(data, "message");
  const errors = fieldOf(data, "errors");
  const details = Array.isArray(errors) ? errors.map(detailOf).filter((text) => text !== "") : [];
  return [textOf(message) ?? "", ...details].filter((text) => text !== "").join(": ");
}
function detailOf(error) {
  if (typeof error === "string")
    return error;
  const message = textOf(fieldOf(error, "message"));
  return message ?? `${textOf(fieldOf(error, "field")) ?? ""} ${textOf(fieldOf(error, "code")) ?? ""}`.trim();
}
function textOf(value) {
  return typeof value === "string" ? value : void 0;
}
function fieldOf(value, key) {
  return typeof value === "object" && value !== null ? value[key] : void 0;
}
var longest = 300;
function oneLine(text) {
  const line = text.slice(0, 4 * longest).replace(/[\s\p{Cc}]+/gu, " ").trim();
  return line.length > longest ? `${line.slice(0, longest)}\u2026` : line;
}

// build/adapters/github/problem.js
function problemOf(error, asked) {
  const failure = readFailure(error);
  const row = rows.find((each) => matches(each, failure)) ?? unexpected;
  return { kind: row.kind, message: `Could not ${asked.does}: ${happened(failure)}. ${row.remedy(failure, asked)}` };
}
function mayBeStored({ kind }) {
  return kind === "server" || kind === "network" || kind === "timeout";
}
function isPermanent({ kind }) {
  return permanent.has(kind);
}
var permanent = /* @__PURE__ */ new Set([
  "unauthorized",
  "missing-permission",
  "forbidden",
  "not-found",
  "locked",
  "too-many-comments",
  "pulls-not-permitted",
  "aborted"
]);
function matches({ statuses, text, when }, failure) {
  if (statuses !== void 0 && (failure.status === void 0 || !statuses.includes(failure.status)))
    return false;
  return (text?.test(failure.text) ?? true) && (when?.(failure) ?? true);
}
function happened({ ended, unreadable, status, text }) {
  if (ended === "aborted")
    return "the run was cancelled";
  if (ended === "timeout")
    return "GitHub did not answer in time";
  if (unreadable)
    return "GitHub sent an answer that cannot be read (cut, empty or a web page)";
  if (status === void 0)
    return `the connection failed (${text})`;
  return text === "" ? `GitHub answered ${status}` : `GitHub answered ${status} "${text}"`;
}
var passing = "Nothing needs to be changed for that; what the run reports stands in the job summary.";
var later = `GitHub has trouble. ${passing}`;
var rows = [
  { kind: "aborted", when: ({ ended }) => ended === "aborted", remedy: () => "The next run continues." },
  { kind: "timeout", when: ({ ended }) => ended === "timeout", remedy: () => later },
  { kind: "server", when: ({ unreadable }) => unreadable, remedy: () => later },
  {
    kind: "network",
    when: ({ status }) => status === void 0,
    remedy: () => "Check that the runner reaches GITHUB_API_URL, through its proxy if it has one."
  },
  {
    kind: "unauthorized",
    statuses: [401],
    remedy: () => "The token is not valid or has expired. Pass a valid github_token; GITHUB_TOKEN lasts as long as its job."
  },
  {
    kind: "pulls-not-permitted",
    statuses: [403],
    text: /not permitted to create or approve pull requests/i,
    remedy: () => 'Turn on "Allow GitHub Actions to create and approve pull requests" (Settings, Actions, General; in an organization there first), or pass github_token of an App or a user.'
  },
  {
    kind: "too-many-comments",
    statuses: [403],
    text: /more than [\d,]+ comments/i,
    remedy: () => "The thread is full for ever. Close it and go on in a new one."
  },
  {
    kind: "locked",
    statuses: [403],
    text: /\bis locked\b|\blocked (?:issue|conversation)/i,
    remedy: () => "Unlock the conversation, or read the report in the job summary."
  },
  { kind: "missing-permission", statuses: [403], text: /Resource not accessible by/i, remedy: addPermission },
  { kind: "rate-limited", statuses: [429], remedy: waitFor },
  { kind: "rate-limited", statuses: [403], text: /rate limit|abuse detection/i, remedy: waitFor },
  {
    kind: "rate-limited",
    statuses: [403],
    when: ({ header }) => header("retry-after") !== "" || header("x-ratelimit-remaining") === "0",
    remedy: waitFor
  },
  {
    kind: "forbidden",
    statuses: [403, 451],
    remedy: (_, { permission }) => `The token may not do this. It needs \`${permission}\`, and an account or App with access to the repository; single sign-on, an address list or an archived repository can be in the way.`
  },
  {
    kind: "not-found",
    statuses: [404],
    remedy: (_, { permission }) => `It does not exist, or the token may not see it. If it exists, add \`permissions: ${permission}\` to the job.`
  },
  {
    kind: "not-found",
    statuses: [410],
    remedy: () => "It is gone, or issues are turned off in this repository (Settings, General, Features)."
  },
  {
    kind: "drafts-unavailable",
    statuses: [422],
    text: /draft pull requests are not supported/i,
    remedy: () => "The plan of this repository has no drafts. Set `create_pr: ready` for ordinary pull requests."
  },
  { kind: "too-long", statuses: [422], text: /\bis too long\b/i, remedy: () => tooLong },
  { kind: "too-long", statuses: [413, 414], remedy: () => tooLong },
  {
    kind: "invalid",
    statuses: [400, 406, 409, 415, 422],
    remedy: () => "GitHub does not take the request as it is; the words above say why."
  },
  { kind: "server", when: ({ status = 0 }) => status >= 500, remedy: () => later }
];
var unexpected = { kind: "server", remedy: () => "Check GITHUB_API_URL: this is not how GitHub answers." };
var tooLong = "GitHub takes 65,536 characters of text and 256 of a title. Shorten it.";
function addPermission({ header, text }, { permission }) {
  const accepted = header("x-accepted-github-permissions").split(";").map((set) => set.split(",").map((each) => each.trim().replaceAll("_", "-").replace("=", ": "))).filter((set) => set.every((each) => /^[a-z-]+: (read|write|admin)$/.test(each)));
  const wanted = (accepted.length === 0 ? [[permission]] : accepted).map((set) => `\`${set.join(", ")}\``).join(" or ");
  if (/personal access token/i.test(text))
    return `Give the token of github_token the permission ${wanted}.`;
  return `The token lacks a permission. Add ${wanted} under \`permissions:\` of the job.`;
}
function waitFor({ header }) {
  const after = Number(header("retry-after"));
  const reset = Number(header("x-ratelimit-reset"));
  const from = after > 0 ? ` GitHub asks to wait ${after} s.` : "";
  const until = reset > 0 && reset < 1e11 ? ` The limit ends at ${new Date(reset * 1e3).toISOString()}.` : "";
  return `The token has made too many requests.${from || until} ${passing}`;
}

// build/adapters/github/client.js
async function openGitHub(options) {
  const address = (0,_chunk_LRABEVRH_js__WEBPACK_IMPORTED_MODULE_4__/* .checkApiUrl */ .Sz)(options.apiUrl);
  if (!address.ok)
    return { ok: false, problem: { kind: "invalid", message: address.message } };
  return { ok: true, client: createClient(options, boundedFetch(await fetchFor(options.apiUrl))) };
}
async function fetchFor(apiUrl) {
  if ((0,_chunk_LRABEVRH_js__WEBPACK_IMPORTED_MODULE_4__/* .isLoopbackUrl */ .tE)(apiUrl))
    return globalThis.fetch;
  const { defaults } = await __webpack_require__.e(/* import() */ 7176).then(__webpack_require__.bind(__webpack_require__, 7176));
  return defaults.request.fetch;
}
var endMs = 9e4;
function createClient(options, fetch) {
  const { serverUrl, owner, repo, token, signal, onNote, requestsPerHour: perHour = USUAL_PER_HOUR } = options;
  const clock = options.clock ?? systemGitHubClock();
  const budget = requestBudget(perHour, clock.nowMs);
  let used = 0;
  let endsAtMs = Number.POSITIVE_INFINITY;
  const onRequest = () => {
    used += 1;
    budget.note();
  };
  const octokit = createOctokit({ apiUrl: options.apiUrl, token, signal, clock, fetch, onRequest });
  const patience = () => createPatience({ clock, signal, onNote, endsAtMs: () => endsAtMs });
  return {
    serverUrl,
    owner,
    repo,
    clock,
    bearer: token.startsWith("ghs_") ? "installation" : "unknown",
    call: (call, run) => {
      const request = { patience: patience(), ...call.once === true ? { retries: 0 } : {} };
      return answerOf(call, () => run(octokit, { owner, repo, request }));
    },
    pause: async (forMs) => {
      if (signal.aborted || clock.nowMs() + forMs >= endsAtMs)
        return false;
      await clock.wait(forMs, signal);
      return !signal.aborted;
    },
    spent: () => budget.left() > 0 ? void 0 : spentBudget(perHour),
    beginEnd: () => {
      endsAtMs = Math.min(endsAtMs, clock.nowMs() + endMs);
    },
    requests: () => used
  };
}
async function answerOf(call, run) {
  try {
    const { data, headers } = await run();
    const read = call.answer.safeParse(data);
    if (!read.success)
      return { ok: false, problem: problemOf(new UnreadableAnswer({}), call) };
    return { ok: true, data: read.data, more: /rel="next"/.test(headers.link ?? "") };
  } catch (error) {
    return { ok: false, problem: problemOf(error, call) };
  }
}
function spentBudget(perHour) {
  const message = `This run has made ${perHour} requests to GitHub within an hour, which is all that its comment may make. It is edited again once the hour is over, and in any case when the run ends.`;
  return { kind: "budget", message };
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

/***/ 4450:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ secretsIn),
/* harmony export */   x: () => (/* binding */ knownSecrets)
/* harmony export */ });
// build/action/secrets.js
var knownSecrets = (function(settings, env) {
  const given = [...settings.agentEnv, ...settings.setup?.env ?? [], ...CLIENT_KEY_NAMES].filter((name) => /TOKEN|KEY|SECRET|PASS|AUTH(?!OR)|CREDENTIAL|(?:INDEX|REGISTRY)_URL/i.test(name)).map((name) => env[name]).filter((value) => (value ?? "").length >= SHORTEST_NAMED);
  const all = [settings.githubToken, ...Object.values(settings.agentKeys), ...settings.redact, ...given];
  return longEnough(all);
});
var longEnough = (function(values) {
  return [...new Set(values.filter((value) => value !== void 0 && value.length >= SHORTEST))];
});
var SHORTEST = 4;
var SHORTEST_NAMED = 8;
function secretsIn(env) {
  const named = Object.entries(env).flatMap(([name, value]) => /TOKEN|KEY|SECRET|PASSWORD/i.test(name) && (value ?? "").length >= SHORTEST_NAMED ? [value] : []);
  return longEnough([...named, ...(env["INPUT_REDACT"] ?? "").split(/[\r\n,]+/).map((value) => value.trim())]);
}
var CLIENT_KEY_NAMES = [
  ...[
    "ANTHROPIC_API_KEY",
    "CLAUDE_CODE_OAUTH_TOKEN",
    "OPENAI_API_KEY",
    "CODEX_API_KEY",
    "GEMINI_API_KEY",
    "GOOGLE_API_KEY"
  ],
  ...["GOOGLE_GENERATIVE_AI_API_KEY", "OPENCODE_API_KEY", "OPENROUTER_API_KEY"]
];






/***/ }),

/***/ 2289:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runDoctor: () => (/* reexport safe */ _chunk_AO3ZDEXY_js__WEBPACK_IMPORTED_MODULE_0__.j)
/* harmony export */ });
/* harmony import */ var _chunk_AO3ZDEXY_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9541);
/* harmony import */ var _chunk_YDUH63SD_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3196);
/* harmony import */ var _chunk_T2JULEP2_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7742);
/* harmony import */ var _chunk_KIF3EABN_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7197);
/* harmony import */ var _chunk_T2IQA4U6_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4790);
/* harmony import */ var _chunk_2XQVOVJS_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3603);
/* harmony import */ var _chunk_YILYE4FG_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5647);
/* harmony import */ var _chunk_DPDJRULU_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2880);
/* harmony import */ var _chunk_7MMTQUIL_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(318);
/* harmony import */ var _chunk_7IV35OGP_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9648);
/* harmony import */ var _chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(7755);
/* harmony import */ var _chunk_4GQXXLZX_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8974);
/* harmony import */ var _chunk_AI2ZFJC2_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(5383);
/* harmony import */ var _chunk_GNH6BKOC_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(1098);
/* harmony import */ var _chunk_KLSCYDAW_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(5576);
/* harmony import */ var _chunk_QSMOSZIK_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(5985);
/* harmony import */ var _chunk_TFALEHLF_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(6636);
/* harmony import */ var _chunk_XT7TZLQN_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(4450);
/* harmony import */ var _chunk_HUEKQX4K_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(1343);
/* harmony import */ var _chunk_5XMERBFQ_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(7118);
/* harmony import */ var _chunk_IS5W2EYW_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(7441);
/* harmony import */ var _chunk_NQPWIYPG_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(4195);
/* harmony import */ var _chunk_SQSYDYQH_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(9770);
/* harmony import */ var _chunk_2UZ7AMII_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(8714);
/* harmony import */ var _chunk_GCDIPURU_js__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(955);
/* harmony import */ var _chunk_VBEJ6SAD_js__WEBPACK_IMPORTED_MODULE_25__ = __webpack_require__(4665);
/* harmony import */ var _chunk_KLWF3DYB_js__WEBPACK_IMPORTED_MODULE_26__ = __webpack_require__(9806);
/* harmony import */ var _chunk_73LXGDYI_js__WEBPACK_IMPORTED_MODULE_27__ = __webpack_require__(8083);
/* harmony import */ var _chunk_K2NIFMYH_js__WEBPACK_IMPORTED_MODULE_28__ = __webpack_require__(6096);
/* harmony import */ var _chunk_7IDAUMO3_js__WEBPACK_IMPORTED_MODULE_29__ = __webpack_require__(4323);
/* harmony import */ var _chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_30__ = __webpack_require__(8758);
/* harmony import */ var _chunk_UYPVTBC7_js__WEBPACK_IMPORTED_MODULE_31__ = __webpack_require__(1084);
/* harmony import */ var _chunk_PJPQ5YWG_js__WEBPACK_IMPORTED_MODULE_32__ = __webpack_require__(7109);
/* harmony import */ var _chunk_IF24CE4W_js__WEBPACK_IMPORTED_MODULE_33__ = __webpack_require__(2932);
/* harmony import */ var _chunk_4OH6RVXA_js__WEBPACK_IMPORTED_MODULE_34__ = __webpack_require__(2216);
/* harmony import */ var _chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_35__ = __webpack_require__(2697);
/* harmony import */ var _chunk_7ILMY4Y2_js__WEBPACK_IMPORTED_MODULE_36__ = __webpack_require__(3557);
/* harmony import */ var _chunk_W75JMH2B_js__WEBPACK_IMPORTED_MODULE_37__ = __webpack_require__(5192);
/* harmony import */ var _chunk_WPPPDFYE_js__WEBPACK_IMPORTED_MODULE_38__ = __webpack_require__(7583);
/* harmony import */ var _chunk_EBS6DVXL_js__WEBPACK_IMPORTED_MODULE_39__ = __webpack_require__(3876);
/* harmony import */ var _chunk_AXCSYIOJ_js__WEBPACK_IMPORTED_MODULE_40__ = __webpack_require__(5660);
/* harmony import */ var _chunk_R7T67QVM_js__WEBPACK_IMPORTED_MODULE_41__ = __webpack_require__(1636);
/* harmony import */ var _chunk_R43XAAP6_js__WEBPACK_IMPORTED_MODULE_42__ = __webpack_require__(6629);
/* harmony import */ var _chunk_4G3RVOKC_js__WEBPACK_IMPORTED_MODULE_43__ = __webpack_require__(9465);
/* harmony import */ var _chunk_F6DVP7YO_js__WEBPACK_IMPORTED_MODULE_44__ = __webpack_require__(2619);
/* harmony import */ var _chunk_SCNU5Y22_js__WEBPACK_IMPORTED_MODULE_45__ = __webpack_require__(4877);
/* harmony import */ var _chunk_G6HIDPK3_js__WEBPACK_IMPORTED_MODULE_46__ = __webpack_require__(3284);
/* harmony import */ var _chunk_QTHAZLHE_js__WEBPACK_IMPORTED_MODULE_47__ = __webpack_require__(2003);
/* harmony import */ var _chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_48__ = __webpack_require__(8688);
/* harmony import */ var _chunk_YFOEWR3D_js__WEBPACK_IMPORTED_MODULE_49__ = __webpack_require__(7665);
/* harmony import */ var _chunk_NS6NVC44_js__WEBPACK_IMPORTED_MODULE_50__ = __webpack_require__(2964);
/* harmony import */ var _chunk_O3T4C5BO_js__WEBPACK_IMPORTED_MODULE_51__ = __webpack_require__(3781);
/* harmony import */ var _chunk_QHLLH7P2_js__WEBPACK_IMPORTED_MODULE_52__ = __webpack_require__(5494);
/* harmony import */ var _chunk_ISAR73FD_js__WEBPACK_IMPORTED_MODULE_53__ = __webpack_require__(4163);
/* harmony import */ var _chunk_JHVB53DR_js__WEBPACK_IMPORTED_MODULE_54__ = __webpack_require__(3088);
/* harmony import */ var _chunk_T7ZTCWVS_js__WEBPACK_IMPORTED_MODULE_55__ = __webpack_require__(7602);
/* harmony import */ var _chunk_AXDBXDQA_js__WEBPACK_IMPORTED_MODULE_56__ = __webpack_require__(769);
/* harmony import */ var _chunk_ZZRVM6BJ_js__WEBPACK_IMPORTED_MODULE_57__ = __webpack_require__(2007);
/* harmony import */ var _chunk_MRU3J2GK_js__WEBPACK_IMPORTED_MODULE_58__ = __webpack_require__(3225);
/* harmony import */ var _chunk_PBSNEUKX_js__WEBPACK_IMPORTED_MODULE_59__ = __webpack_require__(2746);
/* harmony import */ var _chunk_IJS5CVIB_js__WEBPACK_IMPORTED_MODULE_60__ = __webpack_require__(6545);
/* harmony import */ var _chunk_4M35CLR5_js__WEBPACK_IMPORTED_MODULE_61__ = __webpack_require__(4289);
/* harmony import */ var _chunk_6SPCIPCW_js__WEBPACK_IMPORTED_MODULE_62__ = __webpack_require__(1901);
/* harmony import */ var _chunk_5VUAU6AY_js__WEBPACK_IMPORTED_MODULE_63__ = __webpack_require__(4552);
/* harmony import */ var _chunk_EOQYOQ27_js__WEBPACK_IMPORTED_MODULE_64__ = __webpack_require__(5849);
/* harmony import */ var _chunk_VYJWESCB_js__WEBPACK_IMPORTED_MODULE_65__ = __webpack_require__(2559);
/* harmony import */ var _chunk_HIEX6FDX_js__WEBPACK_IMPORTED_MODULE_66__ = __webpack_require__(1718);
/* harmony import */ var _chunk_RG6KHLMD_js__WEBPACK_IMPORTED_MODULE_67__ = __webpack_require__(5249);
/* harmony import */ var _chunk_LSYKGLUU_js__WEBPACK_IMPORTED_MODULE_68__ = __webpack_require__(2608);
/* harmony import */ var _chunk_HVPPPS42_js__WEBPACK_IMPORTED_MODULE_69__ = __webpack_require__(3381);
/* harmony import */ var _chunk_TLKUPUZY_js__WEBPACK_IMPORTED_MODULE_70__ = __webpack_require__(2378);
/* harmony import */ var _chunk_VSVOV53S_js__WEBPACK_IMPORTED_MODULE_71__ = __webpack_require__(4631);
/* harmony import */ var _chunk_PBWO3LQD_js__WEBPACK_IMPORTED_MODULE_72__ = __webpack_require__(9234);
/* harmony import */ var _chunk_7NCGDYWU_js__WEBPACK_IMPORTED_MODULE_73__ = __webpack_require__(1896);
/* harmony import */ var _chunk_PPYGLNZG_js__WEBPACK_IMPORTED_MODULE_74__ = __webpack_require__(2041);
/* harmony import */ var _chunk_HT364SOW_js__WEBPACK_IMPORTED_MODULE_75__ = __webpack_require__(2514);
/* harmony import */ var _chunk_7SX7NVD2_js__WEBPACK_IMPORTED_MODULE_76__ = __webpack_require__(5749);
/* harmony import */ var _chunk_5FEUHDZR_js__WEBPACK_IMPORTED_MODULE_77__ = __webpack_require__(7617);
/* harmony import */ var _chunk_GM7WFPGG_js__WEBPACK_IMPORTED_MODULE_78__ = __webpack_require__(7706);







































































































/***/ })

};
