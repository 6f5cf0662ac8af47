"use strict";
exports.id = 1499;
exports.ids = [1499];
exports.modules = {

/***/ 1471:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* reexport safe */ _layer_0_js__WEBPACK_IMPORTED_MODULE_0__.pD)
/* harmony export */ });
/* harmony import */ var _layer_0_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4484);
// layer:action/job.js





/***/ }),

/***/ 3947:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.oPx)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:adapters/monotonic.js





/***/ }),

/***/ 8674:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.FkD)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:adapters/git/shallow.js





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

/***/ 5619:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.PzJ)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:adapters/git/problem.js





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

/***/ 6219:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ readBundleHeader),
/* harmony export */   z: () => (/* binding */ unpackBundle)
/* harmony export */ });
/* harmony import */ var _chunk_OJ6KQ23P_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5619);


// build/adapters/git/bundle-header.js
var MOST_BYTES = 1024 * 1024;
function readBundleHeader(bytes) {
  const end = bytes.subarray(0, MOST_BYTES).indexOf("\n\n");
  if (end < 0)
    return { ok: false, why: "has no header of a git bundle" };
  const [first, ...lines] = bytes.toString("latin1", 0, end).split("\n");
  if (first !== "# v2 git bundle")
    return { ok: false, why: "is no git bundle of version 2" };
  const needs = lines.flatMap((line) => /^-([0-9a-f]{40})$/.exec(line)?.[1] ?? []);
  const refs = lines.flatMap((line) => {
    const [, commit, ref] = /^([0-9a-f]{40}) (refs\/[!-~]+)$/.exec(line) ?? [];
    return commit === void 0 || ref === void 0 ? [] : [{ ref, commit }];
  });
  if (needs.length + refs.length !== lines.length)
    return { ok: false, why: "has a line that no bundle of ours has" };
  return { ok: true, header: { needs, refs, packAt: end + 2 } };
}

// build/adapters/git/unbundle.js
var MOST_AT_ONCE = "256m";
var LIMIT_MS = 12e4;
async function unpackBundle(git, pack) {
  const args = ["index-pack", "--stdin", "--fix-thin", "--strict", "--threads=1", `--max-input-size=${pack.length}`];
  const bounds = { env: { GIT_ALLOC_LIMIT: MOST_AT_ONCE }, timeoutMs: LIMIT_MS };
  const { exitCode, stderr } = await git.run(args, { input: pack, ...bounds });
  if (exitCode === 0)
    return { ok: true };
  const said = stderr.trim().split("\n").at(-1) ?? "";
  return (0,_chunk_OJ6KQ23P_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_git_problem__failed */ .P)("other", `Its objects are not sound. git said: ${said || `exit code ${exitCode}`}`);
}




/***/ }),

/***/ 315:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TI: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.TIM),
/* harmony export */   ao: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.aoD),
/* harmony export */   gZ: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.gZ3),
/* harmony export */   ve: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.ve2)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:action/ask-github.js





/***/ }),

/***/ 1499:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bringState: () => (/* binding */ bringState)
/* harmony export */ });
/* unused harmony export keptInArtifacts */
/* harmony import */ var _chunk_7TN32WHX_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8674);
/* harmony import */ var _chunk_VABZJDFU_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6219);
/* harmony import */ var _chunk_OJ6KQ23P_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5619);
/* harmony import */ var _chunk_WWHHO4EB_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(315);
/* harmony import */ var _chunk_2PEPVLJC_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1471);
/* harmony import */ var _chunk_H66QJSYI_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1439);
/* harmony import */ var _chunk_LRABEVRH_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8037);
/* harmony import */ var _chunk_76ETEMEO_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3947);
/* harmony import */ var _chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8961);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8500);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_8___default = /*#__PURE__*/__webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_8__);
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8816);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_11___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_11__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_12___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_12__);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_13___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_13__);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(8522);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_14___default = /*#__PURE__*/__webpack_require__.n(node_zlib__WEBPACK_IMPORTED_MODULE_14__);











// build/adapters/artifact/service.js

function artifactService(options) {
  const ids = idsIn(options.token);
  if (ids === void 0 || !(0,_chunk_LRABEVRH_js__WEBPACK_IMPORTED_MODULE_9__/* .checkApiUrl */ .Sz)(options.url).ok)
    return void 0;
  return {
    call: async (method, body) => {
      const url = new URL(`/twirp/github.actions.results.api.v1.ArtifactService/${method}`, options.url).href;
      const headers = { authorization: `Bearer ${options.token}`, "content-type": "application/json" };
      const told = await ask(options, url, { method: "POST", headers, body: JSON.stringify({ ...ids, ...body }) });
      return told.ok ? objectIn(told.data) : told;
    },
    put: async (url, bytes) => {
      if (!(0,_chunk_LRABEVRH_js__WEBPACK_IMPORTED_MODULE_9__/* .checkApiUrl */ .Sz)(url).ok)
        return { ok: false, status: void 0, why: "it gave no address to store at", passing: false };
      const headers = { "x-ms-blob-type": "BlockBlob", "content-type": "application/zip" };
      const told = await ask(options, url, { method: "PUT", headers, body: new Uint8Array(bytes) });
      return told.ok ? { ok: true, data: void 0 } : told;
    }
  };
}
function idsIn(token) {
  try {
    const { scp } = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString("utf8"));
    const [, run, job] = /(?:^| )Actions\.Results:([^: ]+):([^: ]+)(?: |$)/.exec(String(scp)) ?? [];
    return run === void 0 || job === void 0 ? void 0 : { workflow_run_backend_id: run, workflow_job_run_backend_id: job };
  } catch {
    return void 0;
  }
}
var LIMIT_MS = 6e4;
var DELAYS_MS = [1e3, 4e3];
async function ask(options, url, init) {
  let told = await askOnce(options, url, init);
  for (const delayMs of options.retryDelaysMs ?? DELAYS_MS) {
    if (told.ok || !told.passing || options.signal.aborted)
      break;
    await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_8__.setTimeout)(delayMs, void 0, { signal: options.signal }).catch(() => void 0);
    told = await askOnce(options, url, init);
  }
  return told;
}
async function askOnce({ fetch, signal }, url, init) {
  try {
    const limited = AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]);
    const response = await fetch(url, { ...init, redirect: "error", signal: limited });
    const text = await response.text();
    if (response.ok)
      return { ok: true, data: text };
    const { status } = response;
    return {
      ok: false,
      status,
      why: `it answered ${status}${wordsOf(text)}`,
      passing: status === 429 || status >= 500
    };
  } catch (error) {
    const why = signal.aborted ? "the run was cancelled" : `the connection failed (${causeOf(error)})`;
    return { ok: false, status: void 0, why, passing: !signal.aborted };
  }
}
function wordsOf(text) {
  const told = objectIn(text);
  const said = told.ok ? told.data["msg"] : void 0;
  return typeof said === "string" && said !== "" ? ` "${said.slice(0, 200)}"` : "";
}
function objectIn(text) {
  try {
    const data = JSON.parse(text);
    if (typeof data === "object" && data !== null)
      return { ok: true, data };
  } catch {
  }
  return { ok: false, status: void 0, why: "it sent an answer that cannot be read", passing: false };
}
function causeOf(error) {
  const { cause, message } = error;
  return cause?.message ?? message ?? String(error);
}

// build/adapters/github/artifacts.js


// build/adapters/github/own-run.js

var MOST_RUNS = 20;
function askOwn(client, own) {
  const known = /* @__PURE__ */ new Map();
  return async (run) => {
    const before = known.get(run);
    if (before !== void 0)
      return before;
    if (known.size >= MOST_RUNS)
      return "unasked";
    const answer = await client.call({ does: `look at workflow run ${run}`, permission: "actions: read", answer: runSchema }, (rest, at) => rest.actions.getWorkflowRun({ ...at, run_id: run }));
    if (!answer.ok && answer.problem.kind !== "not-found")
      return answer;
    const isOwn = answer.ok && isOf(answer.data, own);
    known.set(run, isOwn);
    return isOwn;
  };
}
function isOf({ path, event, ...run }, own) {
  return path.split("@")[0] === own.path && !event.startsWith("pull_request") && run.head_branch !== null && own.branches.includes(run.head_branch) && run.head_repository?.id === run.repository.id;
}
var runSchema = zod__WEBPACK_IMPORTED_MODULE_10__/* .object */ .Ikc({
  path: zod__WEBPACK_IMPORTED_MODULE_10__/* .string */ .YjP(),
  event: zod__WEBPACK_IMPORTED_MODULE_10__/* .string */ .YjP(),
  head_branch: zod__WEBPACK_IMPORTED_MODULE_10__/* .string */ .YjP().nullable(),
  head_repository: zod__WEBPACK_IMPORTED_MODULE_10__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_10__/* .number */ .aig() }).nullable(),
  repository: zod__WEBPACK_IMPORTED_MODULE_10__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_10__/* .number */ .aig() })
});

// build/adapters/github/artifacts.js
var MOST_PAGES = 3;
async function findArtifact(client, names, own) {
  const ask2 = askOwn(client, own);
  let newest;
  let open2 = names;
  for (let page = 1; open2.length > 0 && page <= MOST_PAGES; page += 1) {
    const listed = await listPages(client, open2, page);
    if (!listed.ok)
      return listed;
    const found = await firstOwn(ask2, listed.pages, newest);
    if ("ok" in found)
      return found;
    newest = found.newest;
    const { id } = newest ?? { id: 0 };
    open2 = listed.pages.filter(({ goesOnBelow }) => goesOnBelow > id).map(({ name }) => name);
  }
  return open2.length === 0 ? { ok: true, newest } : { ok: true, unsure: true };
}
async function listPages(client, names, page) {
  const pages = [];
  for (const name of names) {
    const answer = await listPage(client, name, page);
    if (!answer.ok)
      return answer;
    const { artifacts } = answer.data;
    pages.push({ name, artifacts, goesOnBelow: answer.more ? Math.min(...artifacts.map(({ id }) => id)) : 0 });
  }
  return { ok: true, pages };
}
function listPage(client, name, page) {
  return client.call({ does: `list the artifacts called ${name}`, permission: "actions: read", answer: pageSchema }, (rest, at) => rest.actions.listArtifactsForRepo({ ...at, name, per_page: 100, page }));
}
async function firstOwn(ask2, pages, newest) {
  const here = pages.flatMap(({ name, artifacts }) => artifacts.filter((each) => each.name === name && mayBeOwn(each)));
  for (const { id, name, workflow_run: run } of here.toSorted((a, b) => b.id - a.id)) {
    if (newest !== void 0 && newest.id >= id)
      break;
    const isOwn = await ask2(run?.id ?? 0);
    if (isOwn === "unasked")
      return { ok: true, unsure: true };
    if (typeof isOwn === "object")
      return isOwn;
    if (isOwn)
      return { newest: { id, name } };
  }
  return { newest };
}
function mayBeOwn({ expired, workflow_run: run }) {
  return !expired && run?.id !== void 0 && run.repository_id !== void 0 && run.repository_id === run.head_repository_id;
}
async function downloadArtifact(client, { id, name }) {
  const answer = await client.call({ does: `download the artifact ${name}`, permission: "actions: read", answer: zod__WEBPACK_IMPORTED_MODULE_10__/* ["instanceof"] */ .Nlp(ArrayBuffer) }, (rest, at) => rest.actions.downloadArtifact({ ...at, artifact_id: id, archive_format: "zip" }));
  return answer.ok ? { ...answer, data: Buffer.from(answer.data) } : answer;
}
var artifactSchema = zod__WEBPACK_IMPORTED_MODULE_10__/* .object */ .Ikc({
  id: zod__WEBPACK_IMPORTED_MODULE_10__/* .number */ .aig(),
  name: zod__WEBPACK_IMPORTED_MODULE_10__/* .string */ .YjP(),
  expired: zod__WEBPACK_IMPORTED_MODULE_10__/* .boolean */ .zMY(),
  workflow_run: zod__WEBPACK_IMPORTED_MODULE_10__/* .object */ .Ikc({
    id: zod__WEBPACK_IMPORTED_MODULE_10__/* .number */ .aig().optional(),
    repository_id: zod__WEBPACK_IMPORTED_MODULE_10__/* .number */ .aig().optional(),
    head_repository_id: zod__WEBPACK_IMPORTED_MODULE_10__/* .number */ .aig().optional()
  }).nullish()
});
var pageSchema = zod__WEBPACK_IMPORTED_MODULE_10__/* .object */ .Ikc({ artifacts: zod__WEBPACK_IMPORTED_MODULE_10__/* .array */ .YOg(artifactSchema) });

// build/adapters/artifact/state-bundle.js


async function stateBundle(repository, ref, commit) {
  const path = (0,node_path__WEBPACK_IMPORTED_MODULE_12__.join)(repository.git.gitDir, `state-${commit}.bundle`);
  try {
    const written = await repository.bundle(path, [{ ref, commit, since: await ends(repository, commit) }]);
    return written.ok ? { ok: true, bytes: (0,node_fs__WEBPACK_IMPORTED_MODULE_11__.readFileSync)(path) } : written;
  } finally {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_11__.rmSync)(path, { force: true });
  }
}
async function ends({ git }, commit) {
  const shallow = (0,_chunk_7TN32WHX_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_git_shallow__readShallow */ .F)(git.gitDir);
  const out = shallow.size === 0 ? "" : (await git.ok(["rev-list", "--max-parents=0", commit])).toString("latin1");
  return out.split("\n").filter((sha) => shallow.has(sha));
}
async function takeUp(repository, ref, bytes) {
  const read = (0,_chunk_VABZJDFU_js__WEBPACK_IMPORTED_MODULE_1__/* .readBundleHeader */ .o)(bytes);
  if (!read.ok)
    return (0,_chunk_OJ6KQ23P_js__WEBPACK_IMPORTED_MODULE_2__/* .adapters_git_problem__failed */ .P)("other", `Its bundle ${read.why}.`);
  const { needs, refs, packAt } = read.header;
  const commit = refs.find((each) => each.ref === ref)?.commit;
  if (commit === void 0 || needs.length > MOST_NEEDS)
    return (0,_chunk_OJ6KQ23P_js__WEBPACK_IMPORTED_MODULE_2__/* .adapters_git_problem__failed */ .P)("other", `It holds no bundle of ${ref}.`);
  for (const each of needs) {
    const imported = await repository.importCommit(each);
    if (!imported.ok)
      return imported;
  }
  const unpacked = await (0,_chunk_VABZJDFU_js__WEBPACK_IMPORTED_MODULE_1__/* .unpackBundle */ .z)(repository.git, bytes.subarray(packAt));
  return unpacked.ok ? { ok: true, commit } : unpacked;
}
var MOST_NEEDS = 100;

// build/adapters/artifact/upload.js

var SLOTS = ["a", "b", "c"];
function slotsOf(name) {
  return SLOTS.map((slot) => `${name}-${slot}`);
}
async function uploadArtifact(service, name, zip) {
  const listed = await service.call("ListArtifacts", {});
  if (!listed.ok)
    return listed;
  const slots = slotsOf(name);
  const there = listedIn(listed.data).filter((each) => slots.includes(each.name));
  const [newest] = there.toSorted((a, b) => b.id - a.id);
  let told = { ok: false, status: void 0, why: "all of its names are taken", passing: true };
  for (const slot of slots.filter((each) => each !== newest?.name)) {
    told = await replace(service, { name: slot, zip, old: there.find((each) => each.name === slot) });
    if (told.ok || told.status !== 409)
      break;
  }
  return told;
}
async function replace(service, { name, zip, old }) {
  if (old !== void 0)
    await service.call("DeleteArtifact", { ...old.ids, name });
  const created = await service.call("CreateArtifact", { name, version: 4 });
  if (!created.ok)
    return created;
  const url = fieldOf(created.data, "signed_upload_url");
  const stored = await service.put(typeof url === "string" ? url : "", zip);
  if (!stored.ok)
    return stored;
  const hash = `sha256:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_13__.createHash)("sha256").update(zip).digest("hex")}`;
  const finished = await service.call("FinalizeArtifact", { name, size: String(zip.length), hash });
  if (!finished.ok)
    return finished;
  if (finished.data["ok"] === true)
    return { ok: true, data: void 0 };
  return { ok: false, status: void 0, why: "it did not take the artifact", passing: true };
}
function listedIn(data) {
  const { artifacts } = data;
  if (!Array.isArray(artifacts))
    return [];
  return artifacts.flatMap((each) => {
    if (typeof each !== "object" || each === null)
      return [];
    const name = fieldOf(each, "name");
    const of = (field) => fieldOf(each, field);
    const ids = {
      workflow_run_backend_id: of("workflow_run_backend_id"),
      workflow_job_run_backend_id: of("workflow_job_run_backend_id")
    };
    return typeof name === "string" ? [{ name, id: Number(of("database_id")), ids }] : [];
  });
}
function fieldOf(from, name) {
  const camel = name.replaceAll(/_(\w)/g, (_, letter) => letter.toUpperCase());
  const fields = from;
  return fields[name] ?? fields[camel];
}

// build/adapters/artifact/zip.js

function zipOf(name, bytes) {
  const local = header(LOCAL, name, bytes);
  const central = header(CENTRAL, name, bytes);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length + bytes.length, 16);
  return Buffer.concat([local, bytes, central, end]);
}
var LOCAL = 67324752;
var CENTRAL = 33639248;
var END = 101010256;
var FIRST_DAY = 33;
function header(kind, name, bytes) {
  const isLocal = kind === LOCAL;
  const fixed = Buffer.alloc(isLocal ? 30 : 46);
  const from = isLocal ? 4 : 6;
  fixed.writeUInt32LE(kind, 0);
  if (!isLocal)
    fixed.writeUInt16LE(20, 4);
  fixed.writeUInt16LE(20, from);
  fixed.writeUInt16LE(FIRST_DAY, from + 8);
  fixed.writeUInt32LE((0,node_zlib__WEBPACK_IMPORTED_MODULE_14__.crc32)(bytes), from + 10);
  fixed.writeUInt32LE(bytes.length, from + 14);
  fixed.writeUInt32LE(bytes.length, from + 18);
  fixed.writeUInt16LE(Buffer.byteLength(name), from + 22);
  return Buffer.concat([fixed, Buffer.from(name)]);
}
function fileOfZip(zip, name, mostBytes) {
  try {
    const entry = findEntry(zip, name);
    const bytes = entry && unpack(zip, entry, mostBytes);
    return bytes !== void 0 && (0,node_zlib__WEBPACK_IMPORTED_MODULE_14__.crc32)(bytes) === entry?.crc ? bytes : void 0;
  } catch {
    return void 0;
  }
}
function findEntry(zip, name) {
  const end = zip.lastIndexOf(Buffer.from("PK", "latin1"));
  if (end < 0)
    return void 0;
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0 && zip.readUInt32LE(at) === CENTRAL; left -= 1) {
    const length = zip.readUInt16LE(at + 28);
    const entry = {
      method: zip.readUInt16LE(at + 10),
      crc: zip.readUInt32LE(at + 16),
      packed: zip.readUInt32LE(at + 20)
    };
    if (zip.toString("utf8", at + 46, at + 46 + length) === name)
      return { ...entry, at: zip.readUInt32LE(at + 42) };
    at += 46 + length + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return void 0;
}
var STORED = 0;
var DEFLATED = 8;
function unpack(zip, { at, packed, method }, mostBytes) {
  const from = at + 30 + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28);
  if (zip.readUInt32LE(at) !== LOCAL || from + packed > zip.length)
    return void 0;
  const bytes = zip.subarray(from, from + packed);
  if (method === STORED)
    return bytes.length > mostBytes ? void 0 : bytes;
  return method === DEFLATED ? (0,node_zlib__WEBPACK_IMPORTED_MODULE_14__.inflateRawSync)(bytes, { maxOutputLength: mostBytes }) : void 0;
}

// build/adapters/artifact/state-artifacts.js
var MOST_BYTES = 15 * 1024 * 1024;
var FILE = "state.bundle";
function stateArtifacts({ repository, service, client, own }) {
  return {
    find: async (ref) => {
      if (own === void 0)
        return (0,_chunk_OJ6KQ23P_js__WEBPACK_IMPORTED_MODULE_2__/* .adapters_git_problem__failed */ .P)("other", UNKNOWN);
      const github = await client();
      if (typeof github === "string")
        return (0,_chunk_OJ6KQ23P_js__WEBPACK_IMPORTED_MODULE_2__/* .adapters_git_problem__failed */ .P)("other", github);
      const name = artifactName(ref);
      const found = await findArtifact(github, slotsOf(name), own);
      if (!found.ok)
        return unanswered(found.problem);
      if ("unsure" in found)
        return (0,_chunk_OJ6KQ23P_js__WEBPACK_IMPORTED_MODULE_2__/* .adapters_git_problem__failed */ .P)("other", tooMany(name, own));
      const { newest } = found;
      if (newest === void 0)
        return { ok: true, commit: void 0 };
      const zip = await downloadArtifact(github, newest);
      return zip.ok ? open(repository, { ref, name: newest.name, zip: zip.data }) : unanswered(zip.problem);
    },
    save: async (ref, commit) => {
      const bundle = await stateBundle(repository, ref, commit);
      if (!bundle.ok)
        return { kind: "other", permanent: false, message: bundle.problem.message };
      const size = bundle.bytes.length;
      if (size > MOST_BYTES)
        return { kind: "large-file", permanent: true, message: tooLarge(size) };
      const told = await uploadArtifact(service, artifactName(ref), zipOf(FILE, bundle.bytes));
      if (told.ok)
        return void 0;
      const message = `The artifact service of this workflow run was asked to keep it, and ${told.why}.`;
      return { kind: told.passing ? "network" : "other", permanent: !told.passing, message };
    }
  };
}
async function open(repository, { ref, name, zip }) {
  const bytes = fileOfZip(zip, FILE, MOST_BYTES);
  const taken = bytes === void 0 ? (0,_chunk_OJ6KQ23P_js__WEBPACK_IMPORTED_MODULE_2__/* .adapters_git_problem__failed */ .P)("other", `It holds no ${FILE}.`) : await takeUp(repository, ref, bytes);
  if (taken.ok)
    return taken;
  const { kind, message } = taken.problem;
  return (0,_chunk_OJ6KQ23P_js__WEBPACK_IMPORTED_MODULE_2__/* .adapters_git_problem__failed */ .P)(kind, `The artifact ${name} cannot be read: ${message}`);
}
var UNKNOWN = "The runner does not say which workflow file of this repository runs (GITHUB_WORKFLOW_REF), and only artifacts of its own runs are taken.";
function tooMany(name, { path }) {
  return `So many artifacts called ${name} come from elsewhere that none of ${path} was found among the newest. Delete those, or write journal: ref.`;
}
function unanswered({ kind, message }) {
  return (0,_chunk_OJ6KQ23P_js__WEBPACK_IMPORTED_MODULE_2__/* .adapters_git_problem__failed */ .P)(passing.has(kind) ? "network" : "auth", message);
}
var passing = /* @__PURE__ */ new Set([
  "server",
  "network",
  "timeout",
  "rate-limited",
  "aborted"
]);
function tooLarge(bytes) {
  const mb = Math.ceil(bytes / (1024 * 1024));
  return `An artifact with the journal may have 15 MiB, and this one would have ${mb}. Write journal: ref.`;
}
function artifactName(ref) {
  return `ralph-state-${ref.split("/")[2]}`;
}

// build/adapters/artifact/state-refs.js
function keptElsewhere(repository, place) {
  const saved = /* @__PURE__ */ new Map();
  return {
    bring: async (ref) => {
      const found = await place.find(ref);
      if (found.ok && found.commit !== void 0)
        saved.set(ref, found.commit);
      return found;
    },
    repository: {
      ...repository,
      remoteRefs: async (prefixes) => {
        const listed = await repository.remoteRefs(prefixes);
        const own = [...saved].filter(([ref]) => prefixes.some((prefix) => ref.startsWith(prefix)));
        return listed.ok ? { ...listed, refs: new Map([...listed.refs, ...own]) } : listed;
      },
      fetchRef: async (ref) => {
        const commit = saved.get(ref);
        return commit === void 0 ? repository.fetchRef(ref) : { ok: true, commit };
      },
      push: async (refs) => {
        const own = refs.filter(({ ref, remove }) => isState(ref) && remove !== true);
        const others = refs.filter((each) => !own.includes(each));
        const [pushed, ...kept] = await Promise.all([
          others.length === 0 ? [] : repository.push(others),
          ...own.map((each) => save(place, each))
        ]);
        for (const result of kept)
          if (result.ok)
            saved.set(result.ref, result.commit);
        const results = new Map([...pushed, ...kept].map((result) => [result.ref, result]));
        return refs.flatMap(({ ref }) => results.get(ref) ?? []);
      }
    }
  };
}
function isState(ref) {
  return /^refs\/ralph\/[^/]+\/state$/.test(ref);
}
async function save(place, { ref, commit }) {
  const problem = await place.save(ref, commit);
  return problem === void 0 ? { ok: true, ref, commit } : { ok: false, ref, commit, problem };
}

// build/action/state-artifact.js
async function keptInArtifacts(repository, call) {
  const { ACTIONS_RESULTS_URL: url = "", ACTIONS_RUNTIME_TOKEN: token = "" } = call.env;
  const service = artifactService({ url, token, signal: call.cancel, fetch: await (0,_chunk_H66QJSYI_js__WEBPACK_IMPORTED_MODULE_5__/* .fetchFor */ .Gt)(url) });
  if (service === void 0)
    return void 0;
  return keptElsewhere(repository, stateArtifacts({ repository, service, client: () => (0,_chunk_WWHHO4EB_js__WEBPACK_IMPORTED_MODULE_3__/* .action_ask_github__connect */ .TI)(call), own: ownWorkflow(call) }));
}
function ownWorkflow({ job, env, defaultBranch }) {
  const place = (0,_chunk_2PEPVLJC_js__WEBPACK_IMPORTED_MODULE_4__/* .action_job__readWorkflowPlace */ .p)(env);
  const [, branch] = /^refs\/heads\/(.+)$/.exec(job.ref) ?? [];
  return place && { path: place.path, branches: [branch, defaultBranch].filter((each) => each !== void 0) };
}
async function bringState(call) {
  const { feature, remoteRefs } = call;
  const kept = await keptInArtifacts(call.repository, call);
  if (kept === void 0)
    return (0,_chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_7__/* .action_refusal__configError */ .mx)(NO_SERVICE);
  const { repository } = kept;
  const ref = `refs/ralph/${feature}/state`;
  const brought = await kept.bring(ref);
  if (brought.ok) {
    const own = brought.commit === void 0 ? [] : [[ref, brought.commit]];
    return { ok: true, repository, remoteRefs: new Map([...remoteRefs, ...own]) };
  }
  if (call.isForgetful)
    return { ok: true, repository, remoteRefs };
  const { kind, message } = brought.problem;
  const why = `What earlier runs left in artifacts could not be read: ${message}`;
  return kind === "network" || kind === "timeout" ? (0,_chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_7__/* .action_refusal__environmentBroken */ .oA)(`${why} Start the run again; resume: never begins one that knows nothing of them.`) : (0,_chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_7__/* .action_refusal__configError */ .mx)(`${why} With resume: never a run begins that knows nothing of them.`);
}
var NO_SERVICE = "journal: artifact takes the artifact service of GitHub Actions (ACTIONS_RESULTS_URL and ACTIONS_RUNTIME_TOKEN), which this runner does not give to an action. Write journal: ref.";



/***/ })

};
;