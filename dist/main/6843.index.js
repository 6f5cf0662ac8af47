"use strict";
exports.id = 6843;
exports.ids = [6843];
exports.modules = {

/***/ 6600:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $w: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.$wn),
/* harmony export */   FU: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.FUP),
/* harmony export */   Ix: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.Ixn),
/* harmony export */   Vn: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.Vnm),
/* harmony export */   hI: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.hIR),
/* harmony export */   pJ: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.pJw),
/* harmony export */   sb: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.sbm),
/* harmony export */   yK: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.yKB)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:report/sanitise.js





/***/ }),

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

/***/ 5867:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OR: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.ORr),
/* harmony export */   mD: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.mDX),
/* harmony export */   mI: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.mI3)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:report/strip.js





/***/ }),

/***/ 3947:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.oPx)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:adapters/monotonic.js





/***/ }),

/***/ 3556:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Je: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.Jel),
/* harmony export */   LP: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.LPj),
/* harmony export */   to: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.to7)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:core/gates.js





/***/ }),

/***/ 6012:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.Huw),
/* harmony export */   v: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.vWm)
/* harmony export */ });
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6419);
// layer:action/secrets.js





/***/ }),

/***/ 7700:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DQ: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.DQC),
/* harmony export */   M: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.MaF),
/* harmony export */   P: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.Paq),
/* harmony export */   P9: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.P9q),
/* harmony export */   WK: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.WK8),
/* harmony export */   oZ: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.oZt),
/* harmony export */   tV: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.tVk),
/* harmony export */   uY: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.uYB)
/* harmony export */ });
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6419);
// layer:core/split.js





/***/ }),

/***/ 2302:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.EYh),
/* harmony export */   U: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.UoD)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:action/early-inputs.js





/***/ }),

/***/ 1439:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gt: () => (/* binding */ fetchFor),
/* harmony export */   bK: () => (/* binding */ EDIT_GAP_MS),
/* harmony export */   c1: () => (/* binding */ mayBeStored),
/* harmony export */   lE: () => (/* binding */ isPermanent),
/* harmony export */   o6: () => (/* binding */ openGitHub)
/* harmony export */ });
/* harmony import */ var _chunk_LRABEVRH_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8037);
/* harmony import */ var _chunk_76ETEMEO_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3947);
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
    nowMs: _chunk_76ETEMEO_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_monotonic__monotonicMs */ .o,
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

/***/ 8037:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

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

/***/ 6015:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.b5t)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:core/slug.js





/***/ }),

/***/ 8395:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $5: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.$5j),
/* harmony export */   Ih: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.IhB),
/* harmony export */   QN: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.QNI),
/* harmony export */   Sd: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.SdU),
/* harmony export */   m1: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.m1q),
/* harmony export */   tK: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.tK2),
/* harmony export */   vX: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.vX)
/* harmony export */ });
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6419);
// layer:core/story-list.js





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

/***/ 3842:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ own)
/* harmony export */ });
// build/core/own.js
function own(table, name) {
  return table !== void 0 && Object.hasOwn(table, name) ? table[name] : void 0;
}




/***/ }),

/***/ 4955:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HZ: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_2__.HZd),
/* harmony export */   KA: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_2__.KA),
/* harmony export */   LS: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_2__.LSS),
/* harmony export */   Np: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_2__.NpH),
/* harmony export */   QZ: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_2__.QZT),
/* harmony export */   Rn: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_2__.Rn),
/* harmony export */   TL: () => (/* binding */ quoted),
/* harmony export */   U3: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_2__.U3O),
/* harmony export */   UD: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_2__.UDw),
/* harmony export */   UH: () => (/* binding */ latestPatch),
/* harmony export */   X3: () => (/* binding */ asksForPermission),
/* harmony export */   _2: () => (/* binding */ isWorkflow),
/* harmony export */   __: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_2__.__1),
/* harmony export */   c$: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_2__.c$4),
/* harmony export */   eS: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_2__.eSj),
/* harmony export */   eu: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_2__.eur),
/* harmony export */   ez: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_2__.ezz),
/* harmony export */   h$: () => (/* binding */ splitWorkflows),
/* harmony export */   kA: () => (/* binding */ shownNames),
/* harmony export */   kc: () => (/* binding */ permitsOf),
/* harmony export */   lw: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_2__.lw0),
/* harmony export */   m$: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_2__.m$F),
/* harmony export */   mM: () => (/* binding */ allowLine),
/* harmony export */   mp: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_2__.mpT),
/* harmony export */   nn: () => (/* binding */ policyTwice),
/* harmony export */   oQ: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_2__.oQR),
/* harmony export */   pH: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_2__.pHt),
/* harmony export */   pc: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_2__.pcs),
/* harmony export */   q0: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_2__.q0f),
/* harmony export */   qP: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_2__.qP4),
/* harmony export */   sK: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_2__.sKv),
/* harmony export */   sv: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_2__.svg),
/* harmony export */   vV: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_2__.vV3),
/* harmony export */   w3: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_2__.w3W),
/* harmony export */   y5: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_2__.y54),
/* harmony export */   zf: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_2__.zfr)
/* harmony export */ });
/* harmony import */ var _chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395);
/* harmony import */ var _chunk_MJPTOZMC_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6015);
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6419);



// layer:core/signoff.js


// layer:core/applying.js


// layer:core/story.js


// layer:core/stuck.js


// build/core/workflow-split.js
function isWorkflow(path) {
  return path.startsWith(".github/workflows/");
}
function splitWorkflows(state) {
  return (0,_chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_0__/* .core_story_list__storiesOf */ .$5)(state).flatMap(({ id, attempts }) => {
    const patch = latestPatch(attempts);
    return patch === void 0 ? [] : [{ story: id, path: `patches/${(0,_chunk_MJPTOZMC_js__WEBPACK_IMPORTED_MODULE_1__/* .core_slug__slug */ .b)(id)}-workflows.patch`, patch }];
  });
}
function latestPatch(attempts) {
  return attempts.findLast(({ workflowPatch }) => workflowPatch !== void 0)?.workflowPatch;
}

// layer:core/whole.js


// layer:core/final-review.js


// build/core/policy-twice.js
function policyTwice(state) {
  const { attempts } = (0,_layer_2_js__WEBPACK_IMPORTED_MODULE_2__/* .core_story__requireStory */ .sKv)(state);
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

/***/ 135:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ES: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.ESb),
/* harmony export */   EW: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.EWI),
/* harmony export */   QE: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.QED),
/* harmony export */   e0: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.e0F),
/* harmony export */   hL: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.hLI),
/* harmony export */   ly: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.lyu),
/* harmony export */   ns: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.nsj),
/* harmony export */   sE: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.sEq),
/* harmony export */   sU: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.sUu)
/* harmony export */ });
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6419);
// layer:report/markdown.js





/***/ }),

/***/ 496:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runDoctor: () => (/* reexport safe */ _chunk_GOQGK6ZY_js__WEBPACK_IMPORTED_MODULE_0__.j1)
/* harmony export */ });
/* harmony import */ var _chunk_GOQGK6ZY_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4315);
/* harmony import */ var _chunk_POTOMRYV_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6145);
/* harmony import */ var _chunk_2PEPVLJC_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1471);
/* harmony import */ var _chunk_6JS5LGUO_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7884);
/* harmony import */ var _chunk_LWVIH6WH_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9612);
/* harmony import */ var _chunk_K4C6YFN4_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7454);
/* harmony import */ var _chunk_H66QJSYI_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1439);
/* harmony import */ var _chunk_MUEW35QO_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6696);
/* harmony import */ var _chunk_YULSIDSK_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3153);
/* harmony import */ var _chunk_CMN7CPRF_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8225);
/* harmony import */ var _chunk_GVKVBW4Q_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5757);
/* harmony import */ var _chunk_F3UQDVQ3_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2302);
/* harmony import */ var _chunk_HB3Q6HMY_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(9695);
/* harmony import */ var _chunk_TV2EHW4X_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(4215);
/* harmony import */ var _chunk_DOFWTRNE_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(4824);
/* harmony import */ var _chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(135);
/* harmony import */ var _chunk_TEKLLEIL_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(1387);
/* harmony import */ var _chunk_WYQD4MT7_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(7674);
/* harmony import */ var _chunk_LPVY55P4_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(9254);
/* harmony import */ var _chunk_ZXGM6DES_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(1097);
/* harmony import */ var _chunk_WLWKUKZF_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(8056);
/* harmony import */ var _chunk_EFNRT56U_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(6012);
/* harmony import */ var _chunk_2HP7CEG4_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(3557);
/* harmony import */ var _chunk_4XWONIP7_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(5867);
/* harmony import */ var _chunk_BKJEYZVY_js__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(1405);
/* harmony import */ var _chunk_MQ5CW7EE_js__WEBPACK_IMPORTED_MODULE_25__ = __webpack_require__(8375);
/* harmony import */ var _chunk_73LXGDYI_js__WEBPACK_IMPORTED_MODULE_26__ = __webpack_require__(6450);
/* harmony import */ var _chunk_GF5FVSFC_js__WEBPACK_IMPORTED_MODULE_27__ = __webpack_require__(4435);
/* harmony import */ var _chunk_C4B57I4O_js__WEBPACK_IMPORTED_MODULE_28__ = __webpack_require__(666);
/* harmony import */ var _chunk_6E6IM4MO_js__WEBPACK_IMPORTED_MODULE_29__ = __webpack_require__(7064);
/* harmony import */ var _chunk_F5ATKOTB_js__WEBPACK_IMPORTED_MODULE_30__ = __webpack_require__(6361);
/* harmony import */ var _chunk_KLWF3DYB_js__WEBPACK_IMPORTED_MODULE_31__ = __webpack_require__(6659);
/* harmony import */ var _chunk_VAVPNWJ6_js__WEBPACK_IMPORTED_MODULE_32__ = __webpack_require__(653);
/* harmony import */ var _chunk_TO3IQZ72_js__WEBPACK_IMPORTED_MODULE_33__ = __webpack_require__(882);
/* harmony import */ var _chunk_EBS6DVXL_js__WEBPACK_IMPORTED_MODULE_34__ = __webpack_require__(2181);
/* harmony import */ var _chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_35__ = __webpack_require__(4955);
/* harmony import */ var _chunk_BX54UOPB_js__WEBPACK_IMPORTED_MODULE_36__ = __webpack_require__(3556);
/* harmony import */ var _chunk_FSGQ7F6W_js__WEBPACK_IMPORTED_MODULE_37__ = __webpack_require__(8240);
/* harmony import */ var _chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_38__ = __webpack_require__(6600);
/* harmony import */ var _chunk_EOWFISWU_js__WEBPACK_IMPORTED_MODULE_39__ = __webpack_require__(7700);
/* harmony import */ var _chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_40__ = __webpack_require__(8395);
/* harmony import */ var _chunk_MJPTOZMC_js__WEBPACK_IMPORTED_MODULE_41__ = __webpack_require__(6015);
/* harmony import */ var _chunk_J5AL3VIA_js__WEBPACK_IMPORTED_MODULE_42__ = __webpack_require__(5446);
/* harmony import */ var _chunk_6353AYIO_js__WEBPACK_IMPORTED_MODULE_43__ = __webpack_require__(7996);
/* harmony import */ var _chunk_SPSJJRFZ_js__WEBPACK_IMPORTED_MODULE_44__ = __webpack_require__(7635);
/* harmony import */ var _chunk_GMGLISQJ_js__WEBPACK_IMPORTED_MODULE_45__ = __webpack_require__(4825);
/* harmony import */ var _chunk_KIY3N6KY_js__WEBPACK_IMPORTED_MODULE_46__ = __webpack_require__(433);
/* harmony import */ var _chunk_NY26LBSQ_js__WEBPACK_IMPORTED_MODULE_47__ = __webpack_require__(2158);
/* harmony import */ var _chunk_76ETEMEO_js__WEBPACK_IMPORTED_MODULE_48__ = __webpack_require__(3947);
/* harmony import */ var _chunk_YANYKI36_js__WEBPACK_IMPORTED_MODULE_49__ = __webpack_require__(1863);
/* harmony import */ var _chunk_7URPKLLQ_js__WEBPACK_IMPORTED_MODULE_50__ = __webpack_require__(5919);
/* harmony import */ var _chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_51__ = __webpack_require__(8961);


























































/***/ })

};
;