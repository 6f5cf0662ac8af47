export const id = 781;
export const ids = [781];
export const modules = {

/***/ 6831:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ fetchFor),
/* harmony export */   o: () => (/* binding */ openGitHub)
/* harmony export */ });
/* harmony import */ var _chunk_XLDKTUSU_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3323);
/* harmony import */ var _chunk_UUGOBGBP_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(500);
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
  const address = (0,_chunk_UUGOBGBP_js__WEBPACK_IMPORTED_MODULE_4__/* .checkApiUrl */ .Sz)(options.apiUrl);
  if (!address.ok)
    return { ok: false, problem: { kind: "invalid", message: address.message } };
  return { ok: true, client: createClient(options, boundedFetch(await fetchFor(options.apiUrl))) };
}
async function fetchFor(apiUrl) {
  if ((0,_chunk_UUGOBGBP_js__WEBPACK_IMPORTED_MODULE_4__/* .isLoopbackUrl */ .tE)(apiUrl))
    return globalThis.fetch;
  const { defaults } = await __webpack_require__.e(/* import() */ 176).then(__webpack_require__.bind(__webpack_require__, 7176));
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

/***/ 500:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sz: () => (/* binding */ checkApiUrl),
/* harmony export */   tE: () => (/* binding */ isLoopbackUrl)
/* harmony export */ });
/* unused harmony export pullUrl */
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
function pullUrl({ serverUrl, owner, repo }, number) {
  return `${serverUrl.replace(/\/+$/, "")}/${owner}/${repo}/pull/${number}`;
}




/***/ }),

/***/ 8781:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openGitHub: () => (/* reexport safe */ _chunk_6GWS3KC2_js__WEBPACK_IMPORTED_MODULE_0__.o)
/* harmony export */ });
/* harmony import */ var _chunk_6GWS3KC2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6831);
/* harmony import */ var _chunk_S5BUIXN6_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4641);







/***/ })

};
