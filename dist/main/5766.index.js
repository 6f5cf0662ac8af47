export const id = 5766;
export const ids = [5766];
export const modules = {

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

/***/ 8525:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ neededCommits)
/* harmony export */ });
/* harmony import */ var _chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8758);
/* harmony import */ var _chunk_PJPQ5YWG_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7109);
/* harmony import */ var _chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2697);




// build/core/needed-commits.js
function neededCommits(state) {
  const story = (0,_chunk_PJPQ5YWG_js__WEBPACK_IMPORTED_MODULE_1__/* .currentStory */ .$C)(state);
  const before = (story && (0,_chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_0__/* .openFix */ .IB)(story)?.attempts) ?? 0;
  const attempt = story?.attempts.slice(before).findLast(({ commit }) => commit !== void 0);
  const unpushed = state.publications.filter(({ status }) => status !== "pushed");
  const carried = (state.carrying?.left ?? state.plan.carried ?? []).map(({ commit }) => commit);
  const all = [
    ...carried,
    state.head.commit,
    story?.start?.commit,
    attempt?.commit,
    story?.split?.starts.at(-1)?.commit,
    ...unpushed.map(({ commit }) => commit),
    ...state.plan.journal === "artifact" ? unpushed.flatMap(({ story: id }) => judgedCommit(state, id)) : []
  ];
  const { start } = state.plan;
  const needed = all.filter((commit) => commit !== void 0 && (start.made === true || commit !== start.commit));
  return [...new Set(needed)];
}
function judgedCommit(state, id) {
  const commit = (0,_chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_2__/* .storyNamed */ .Nv)(state, id)?.attempts.at(-1)?.commit;
  return commit === void 0 ? [] : [commit];
}




/***/ }),

/***/ 527:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ judgeMoved),
/* harmony export */   t: () => (/* binding */ ownSince)
/* harmony export */ });
/* harmony import */ var _chunk_WCED5PR3_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4701);
/* harmony import */ var _chunk_QEHZP7I5_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1647);
/* harmony import */ var _chunk_T7ZTCWVS_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7602);
/* harmony import */ var _chunk_F22CM443_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9219);





// build/action/moved-base.js
async function judgeMoved(repository, call) {
  const root = await repository.git.run(["merge-base", call.base.commit, call.head]);
  if (root.exitCode !== 0)
    return { type: "left", why: `has no commit in common with ${call.base.branch}` };
  const carried = await ownSince(repository, call);
  if (carried !== void 0)
    return { type: "carry", carried };
  return mergeBase(repository, call, root.stdout.toString("latin1").trim());
}
async function ownSince(repository, call) {
  return ourCommits(await commitsSince(repository, call), call.own);
}
async function commitsSince(repository, { base, head }) {
  const format = "%H%x00%P%x00%(trailers:key=Ralph-Run,valueonly,separator=%x20)%x01";
  const args = ["log", "--reverse", "--topo-order", `--format=${format}`, head, `^${base.commit}`, "--"];
  const lines = (await repository.git.ok(args)).toString("utf8").split("").filter((line) => line.trim() !== "");
  return lines.map((line) => {
    const [commit = "", parents = "", run = ""] = line.trim().split("\0");
    return { commit, parents, saysOurs: run !== "" };
  });
}
async function ourCommits(commits, own) {
  if (!commits.every(({ parents, saysOurs }) => saysOurs && parents !== "" && !parents.includes(" ")))
    return void 0;
  const made = await own(commits.map(({ commit }) => commit));
  const carried = commits.map(({ commit, parents }) => {
    const ours = made.get(commit);
    return ours && { commit, parent: parents, ...ours };
  });
  return carried.every((each) => each !== void 0) ? carried : void 0;
}
async function mergeBase(repository, call, root) {
  const { base, branch, head, prdPath, now } = call;
  const apart = prdPath === void 0 ? [] : [prdPath, (0,_chunk_QEHZP7I5_js__WEBPACK_IMPORTED_MODULE_0__/* .progressPath */ .T3)(prdPath)];
  const merged = await (0,_chunk_WCED5PR3_js__WEBPACK_IMPORTED_MODULE_3__/* .mergeTrees */ .M)(repository, { base: root, ours: head, theirs: base.commit, apart });
  if (!merged.ok)
    return { type: "left", why: `conflicts with it in ${merged.paths.slice(0, 5).join(", ") || "its files"}` };
  const prd = prdPath === void 0 ? [] : await mergedPrd(repository, prdPath, { root, head, base: base.commit });
  if (prd === void 0)
    return { type: "left", why: `conflicts with it in ${prdPath}` };
  const message = `Merge ${base.branch} into ${branch}
`;
  const tree = await repository.overlay(merged.tree, prd);
  return { type: "merged", commit: await repository.commit({ tree, parents: [head, base.commit], message, at: now }) };
}
async function mergedPrd(repository, path, { root, head, base }) {
  const [then, ours, theirs] = await Promise.all([root, head, base].map((each) => repository.readFile(each, path)));
  if (theirs === void 0 || ours === void 0)
    return void 0;
  if (then?.bytes.equals(theirs.bytes))
    return [];
  const [before, mine, now] = [then, ours, theirs].map((file) => file && (0,_chunk_T7ZTCWVS_js__WEBPACK_IMPORTED_MODULE_1__/* .readPrd */ .N)({ bytes: file.bytes, file: path }));
  if (before?.ok !== true || mine?.ok !== true || now?.ok !== true)
    return void 0;
  const passed = passedIn(mine.prd).difference(passedIn(before.prd));
  if (!Buffer.from(withFlags(before.prd, passed).layout.bytes).equals(ours.bytes))
    return void 0;
  return [{ path, mode: theirs.mode, bytes: Buffer.from(withFlags(now.prd, passed).layout.bytes) }];
}
function passedIn({ stories }) {
  return new Set(stories.flatMap(({ id, passes }) => passes ? [id] : []));
}
function withFlags(prd, passed) {
  const ids = prd.stories.filter(({ id }) => passed.has(id)).map(({ id }) => id);
  return ids.reduce((before, id) => {
    const flipped = (0,_chunk_F22CM443_js__WEBPACK_IMPORTED_MODULE_2__/* .flipPasses */ .l)(before, id, true);
    return flipped.ok ? flipped.prd : before;
  }, prd);
}




/***/ }),

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

/***/ 3412:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ isBelow),
/* harmony export */   x: () => (/* binding */ sortRefs)
/* harmony export */ });
/* harmony import */ var _chunk_AGZVG3ZW_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1433);
/* harmony import */ var _chunk_ZY654XUQ_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2998);



// build/action/hand-over/sort-refs.js
var MOST_REFS = 300;
function sortRefs({ refs, branchPrefix, neverPushed }) {
  if (refs.length > MOST_REFS)
    return refuse(`names ${refs.length} refs; a run of ours makes at most ${MOST_REFS}`);
  const twice = refs.find(({ ref }, at) => refs.findIndex((each) => each.ref === ref) !== at);
  if (twice !== void 0)
    return refuse(`names ${twice.ref} twice`);
  const states = refs.filter(({ ref }) => STATE.test(ref));
  const wips = refs.filter(({ ref }) => WIP.test(ref));
  const branches = refs.filter((each) => !wips.includes(each) && isBelow(each.ref, branchPrefix));
  const [state, otherState] = states;
  const needed = refs.filter(({ ref, commit }) => state !== void 0 && ref === (0,_chunk_AGZVG3ZW_js__WEBPACK_IMPORTED_MODULE_0__/* .neededRef */ .nv)(state.ref, commit));
  const known = /* @__PURE__ */ new Set([...states, ...wips, ...branches, ...needed]);
  const stranger = refs.find((each) => !known.has(each));
  if (stranger !== void 0)
    return refuse(`names ${stranger.ref}, which no run with branch_prefix: ${branchPrefix} makes`);
  const [branch, otherBranch] = branches;
  if (state === void 0 || otherState !== void 0)
    return refuse(`names ${states.length} records of runs, not one`);
  if (otherBranch !== void 0)
    return refuse(`names ${branches.length} branches with passed stories, not one`);
  const name = branch?.ref.slice("refs/heads/".length);
  if (name !== void 0 && neverPushed.includes(name))
    return refuse(`names ${name}, which is never pushed to`);
  return {
    ok: true,
    feature: STATE.exec(state.ref)?.[1] ?? "",
    state: state.commit,
    ...branch === void 0 || name === void 0 ? {} : { branch: { name, commit: branch.commit } },
    wips,
    needed
  };
}
var STATE = /^refs\/ralph\/([a-z0-9-]{1,47})\/state$/;
var WIP = /^refs\/heads\/(?:wip\/ralph-fail|ralph-wip-fail)-[a-z0-9-]{1,100}$/;
function isBelow(ref, prefix) {
  const start = `refs/heads/${prefix}`;
  const rest = ref.slice(start.length);
  if (prefix === "" || !ref.startsWith(start) || rest.length > 150)
    return false;
  return rest.split("/").every((part) => /^[A-Za-z0-9_][\w.-]*$/.test(part) && !/\.\.|\.$|\.lock$/.test(part));
}
function refuse(what) {
  return (0,_chunk_ZY654XUQ_js__WEBPACK_IMPORTED_MODULE_1__/* .configError */ .Fj)(`The hand-over ${what}. Nothing was pushed; look at the job that made it.`);
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

/***/ 6200:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ly: () => (/* binding */ isoTime),
/* harmony export */   a9: () => (/* binding */ fileStamp),
/* harmony export */   p0: () => (/* binding */ duration)
/* harmony export */ });
// build/report/time.js
var isoTime = (function(epochMs) {
  const { year, month, day, hour, minute, second } = parts(epochMs);
  return `${year}-${month}-${day}T${hour}:${minute}:${second}Z`;
});
var fileStamp = (function(epochMs) {
  const { year, month, day, hour, minute, second } = parts(epochMs);
  return `${year}${month}${day}-${hour}${minute}${second}`;
});
var parts = (function(epochMs) {
  const ms = Math.floor(finite(epochMs));
  const days = Math.floor(ms / DAY);
  const rest = ms - days * DAY;
  const { year, month, day } = civil(days);
  return {
    year: String(year).padStart(4, "0"),
    month: two(month),
    day: two(day),
    hour: two(Math.floor(rest / HOUR)),
    minute: two(Math.floor(rest % HOUR / MINUTE)),
    second: two(Math.floor(rest % MINUTE / SECOND))
  };
});
var civil = (function(days) {
  const shifted = days + 719468;
  const era = Math.floor(shifted / 146097);
  const dayOfEra = shifted - era * 146097;
  const yearOfEra = Math.floor((dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146096)) / 365);
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const fromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * fromMarch + 2) / 5) + 1
  };
});
var finite = (function(value) {
  return Number.isFinite(value) ? value : 0;
});
var two = (function(value) {
  return String(value).padStart(2, "0");
});
var SECOND = 1e3;
var MINUTE = 60 * SECOND;
var HOUR = 60 * MINUTE;
var DAY = 24 * HOUR;


function duration(ms) {
  const whole = Math.max(0, finite(ms));
  if (whole < MINUTE)
    return `${(Math.floor(whole / 100) / 10).toFixed(1)} s`;
  const minutes = Math.floor(whole / MINUTE);
  const seconds = Math.floor(whole % MINUTE / SECOND);
  if (minutes < 10 && seconds > 0)
    return `${minutes}m ${two(seconds)}s`;
  if (minutes <= 60)
    return `${minutes}m`;
  return `${Math.floor(minutes / 60)}h ${two(minutes % 60)}m`;
}








/***/ }),

/***/ 8245:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ unfinishedName),
/* harmony export */   u: () => (/* binding */ isUnfinished)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
// build/adapters/git/bundle-name.js

function unfinishedName(path) {
  return `${path}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString("hex")}`;
}
function isUnfinished(name, bundle) {
  return name.startsWith(`${bundle}.`) && /^[0-9a-f]{12}$/.test(name.slice(bundle.length + 1));
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

/***/ 9219:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ flipPasses)
/* harmony export */ });
/* unused harmony export setNotes */
/* harmony import */ var _chunk_AXDBXDQA_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(769);


// build/core/prd-edit.js
function markerEdit(raw, passes, style) {
  const story = parseStory(raw);
  const { marker, tape } = story;
  switch (marker.kind) {
    case "boolean":
    case "null":
      return replaceRow(tape, marker.row, String(passes));
    case "status":
      return replaceRow(tape, marker.row, JSON.stringify((0,_chunk_AXDBXDQA_js__WEBPACK_IMPORTED_MODULE_0__/* .oppositeWord */ .qC)(marker.word, passes, style)));
    case "absent":
    case "invalid":
      return insertMember(story, { key: style.key, value: String(passes), after: void 0 });
  }
}
function restoreEdit(raw, original) {
  const { tape, marker } = parseStory(raw);
  const row = markerRow(marker) ?? 0;
  if (original !== "")
    return replaceRow(tape, row, original);
  const rows = (0,_chunk_AXDBXDQA_js__WEBPACK_IMPORTED_MODULE_0__/* .memberValuesOf */ .Qx)(tape, 0);
  const previous = rows[rows.indexOf(row) - 1] ?? row;
  return { from: tape.end[previous] ?? 0, to: tape.end[row] ?? 0, insert: "" };
}
function notesEdit(raw, notes) {
  const story = parseStory(raw);
  const row = story.values.get("notes");
  const value = JSON.stringify(notes);
  if (row !== void 0)
    return replaceRow(story.tape, row, value);
  return insertMember(story, { key: "notes", value, after: markerRow(story.marker) });
}
function markerText(raw) {
  const { tape, marker } = parseStory(raw);
  const row = markerRow(marker);
  return row === void 0 ? "" : (0,_chunk_AXDBXDQA_js__WEBPACK_IMPORTED_MODULE_0__/* .rawOf */ .UD)(tape, row);
}
function parseStory(raw) {
  const scanned = (0,_chunk_AXDBXDQA_js__WEBPACK_IMPORTED_MODULE_0__/* .scanJson */ .Ey)(raw);
  if (!scanned.ok)
    throw new Error(`The text of a story that was read is no longer JSON: ${scanned.fault.expected}.`);
  const { values } = (0,_chunk_AXDBXDQA_js__WEBPACK_IMPORTED_MODULE_0__/* .membersOf */ .lS)(scanned.tape, 0);
  return { tape: scanned.tape, values, marker: (0,_chunk_AXDBXDQA_js__WEBPACK_IMPORTED_MODULE_0__/* .readMarker */ .t7)(scanned.tape, values) };
}
function markerRow(marker) {
  return marker.kind === "absent" || marker.kind === "invalid" ? void 0 : marker.row;
}
function replaceRow(tape, row, insert) {
  return { from: tape.start[row] ?? 0, to: tape.end[row] ?? 0, insert };
}
function insertMember({ tape }, member) {
  const rows = (0,_chunk_AXDBXDQA_js__WEBPACK_IMPORTED_MODULE_0__/* .memberValuesOf */ .Qx)(tape, 0);
  const after = member.after ?? rows.at(-1) ?? 0;
  const neighbour = rows[rows.indexOf(after) + 1] ?? after;
  const colon = tape.text.slice(tape.end[after - 1], tape.start[after]);
  const place = tape.end[after] ?? 0;
  const insert = `,${spaceBefore(tape, neighbour - 1)}${JSON.stringify(member.key)}${colon}${member.value}`;
  return { from: place, to: place, insert };
}
function spaceBefore(tape, row) {
  const end = tape.start[row] ?? 0;
  const start = tape.text.slice(0, end).trimEnd().length;
  return tape.text.slice(start, end);
}
function applyEdit(prd, story, edit) {
  const { layout } = prd;
  const { index, raw } = story;
  const scratch = (0,_chunk_AXDBXDQA_js__WEBPACK_IMPORTED_MODULE_0__/* .utf8Scratch */ .s5)();
  const inserted = scratch.encoder.encode(edit.insert);
  const start = (layout.starts[index] ?? 0) + (0,_chunk_AXDBXDQA_js__WEBPACK_IMPORTED_MODULE_0__/* .utf8Length */ .wI)(raw.slice(0, edit.from), scratch);
  const end = start + (0,_chunk_AXDBXDQA_js__WEBPACK_IMPORTED_MODULE_0__/* .utf8Length */ .wI)(raw.slice(edit.from, edit.to), scratch);
  const bytes = new Uint8Array(layout.bytes.length + inserted.length - (end - start));
  bytes.set(layout.bytes.subarray(0, start));
  bytes.set(inserted, start);
  bytes.set(layout.bytes.subarray(end), start + inserted.length);
  const moved = bytes.length - layout.bytes.length;
  const starts = layout.starts.map((at, other) => other > index ? at + moved : at);
  const newRaw = raw.slice(0, edit.from) + edit.insert + raw.slice(edit.to);
  const stories = prd.stories.with(index, { ...story, raw: newRaw, eligible: eligibleText(newRaw) });
  return { ...prd, stories, layout: { ...layout, bytes, starts } };
}
function eligibleText(raw) {
  const { tape, values } = parseStory(raw);
  return (0,_chunk_AXDBXDQA_js__WEBPACK_IMPORTED_MODULE_0__/* .isEligible */ .YT)(tape, values);
}

// build/core/prd-flip.js
function flipPasses(prd, storyId, passes) {
  const story = storyById(prd, storyId);
  if (story === void 0)
    return unknownStory(storyId);
  if (story.passes === passes)
    return { ok: true, bytes: prd.layout.bytes, prd };
  const original = prd.layout.undo[story.index];
  const edit = original === void 0 ? markerEdit(story.raw, passes, prd.layout.style) : restoreEdit(story.raw, original);
  const undo = prd.layout.undo.with(story.index, original === void 0 ? markerText(story.raw) : void 0);
  const edited = applyEdit({ ...prd, layout: { ...prd.layout, undo } }, { ...story, passes }, edit);
  return { ok: true, bytes: edited.layout.bytes, prd: edited };
}
function setNotes(prd, storyId, notes) {
  const story = storyById(prd, storyId);
  if (story === void 0)
    return unknownStory(storyId);
  const edited = applyEdit(prd, story, notesEdit(story.raw, notes));
  return { ok: true, bytes: edited.layout.bytes, prd: edited };
}
function storyById(prd, id) {
  return prd.stories.find((story) => story.id === id);
}
function unknownStory(id) {
  return { ok: false, message: `There is no story ${(0,_chunk_AXDBXDQA_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(id)} in this prd.json. Use an id as the file writes it.` };
}




/***/ }),

/***/ 3901:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ qualityWords),
/* harmony export */   z: () => (/* binding */ specWords)
/* harmony export */ });
// build/report/review-words.js
function specWords(story) {
  const review = story.reviews.find(({ gate }) => gate === "spec");
  if (story.spec === "fail")
    return story.question === void 0 ? `failed: ${review?.reason ?? ""}` : "a human decides";
  if (story.spec !== "pass" || review === void 0)
    return words[story.spec] ?? story.spec;
  const met = review.criteria.filter(({ verdict }) => verdict === "met").length;
  return `${met}/${review.criteria.length} met${review.votes > 1 ? `, ${review.votes} votes` : ""}`;
}
function qualityWords(story) {
  const review = story.reviews.find(({ gate }) => gate === "quality");
  if (story.quality === "fail")
    return story.question === void 0 ? "blocked" : "a human decides";
  if (story.quality === "warn" && review !== void 0)
    return warningCount(review.warnings);
  return words[story.quality] ?? story.quality;
}
function warningCount(count) {
  return `${count} ${count === 1 ? "warning" : "warnings"}`;
}
var words = { pass: "passed", warn: "passed", error: "unavailable" };




/***/ }),

/***/ 7629:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $5: () => (/* binding */ fitted),
/* harmony export */   Ax: () => (/* binding */ caughtSection),
/* harmony export */   BZ: () => (/* binding */ budgetSection),
/* harmony export */   GZ: () => (/* binding */ storyTable),
/* harmony export */   Ki: () => (/* binding */ workCell),
/* harmony export */   MT: () => (/* binding */ verdictLine),
/* harmony export */   _H: () => (/* binding */ notPushedSection),
/* harmony export */   eU: () => (/* binding */ attentionSection),
/* harmony export */   ek: () => (/* binding */ placesOf),
/* harmony export */   iC: () => (/* binding */ listSection),
/* harmony export */   mo: () => (/* binding */ failureSection),
/* harmony export */   pD: () => (/* binding */ costSection),
/* harmony export */   pb: () => (/* binding */ haltIcon),
/* harmony export */   qr: () => (/* binding */ footer),
/* harmony export */   s: () => (/* binding */ headSection)
/* harmony export */ });
/* harmony import */ var _chunk_F7NEAX73_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3901);
/* harmony import */ var _chunk_KRG34RUE_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(107);
/* harmony import */ var _chunk_T5NFTC2E_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8575);
/* harmony import */ var _chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7755);
/* harmony import */ var _chunk_RCF2NXRN_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1021);
/* harmony import */ var _chunk_OEZ2S3KL_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5325);
/* harmony import */ var _chunk_7V2G77W5_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6200);
/* harmony import */ var _chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8758);
/* harmony import */ var _chunk_TA7X43X2_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7503);
/* harmony import */ var _chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8688);











// build/report/attention.js
var MOST = 5;
function attentionSection({ attention }) {
  const decisions = attention.filter(({ kind }) => kind === "decision").length;
  const missing = attention.length - MOST;
  return [
    ...attention.slice(0, MOST).map((each) => attentionLine(each, decisions)),
    ...missing > 0 ? [`and ${missing} more stories that wait for a person`] : []
  ];
}
function verdictLine(run) {
  return `${haltIcon(run.halt)} **${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(shortVerdict(run), 1500)}**`;
}
function shortVerdict({ attention, counts, failures, halt, verdict, objective }) {
  if (halt?.kind === "some_failed" && failures.length > 0 && attention.length === failures.length)
    return (0,_chunk_T5NFTC2E_js__WEBPACK_IMPORTED_MODULE_2__/* .haltVerdict */ .p$)(halt, { objective });
  if (halt?.kind !== "block_finding" && halt?.kind !== "escalate")
    return verdict;
  if (attention.length === 0)
    return verdict;
  const open = objective ? "the objective is not reached" : (0,_chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_7__/* .didNotPass */ .mD)(counts.total - counts.passed, counts.total);
  return (0,_chunk_T5NFTC2E_js__WEBPACK_IMPORTED_MODULE_2__/* .haltVerdict */ .p$)({ ...halt, detail: open }, { objective });
}
function haltIcon(halt) {
  if (halt === void 0)
    return "\u{1F504}";
  if (halt.kind === "ready")
    return "\u2705";
  if (halt.kind === "awaiting_signoff")
    return "\u270B";
  if (goesOn.has(halt.kind))
    return "\u23F8";
  return halt.kind === "nothing_to_do" || halt.kind === "skipped" ? "\u26AA" : "\u274C";
}
var goesOn = /* @__PURE__ */ new Set(["interrupted", "user_cancel", "usage_limit"]);
function attentionLine({ kind, story, text: words }, decisions) {
  const where = `story ${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(story)}`;
  const what = (0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(words, 700);
  switch (kind) {
    case "block":
      return `\u26D4 **Blocked, must not be merged:** ${where}, ${what}`;
    case "decision":
      return `\u270B **${decisions === 1 ? "One decision is yours" : "A decision is yours"}:** ${where}, ${what}`;
    case "signal":
      return `\u270B **The agent waits for a person:** ${where}, ${what}`;
    case "waiting":
      return `\u270B **Still waits for a person:** ${where}, ${what}`;
    case "unavailable":
      return `\u2753 **No verdict:** ${where}, ${what}`;
  }
}

// build/report/cost-section.js
function costSection({ stories, usage }) {
  if (usage.calls === usage.silentCalls && usage.costUsd === void 0)
    return [];
  const rows = stories.filter((story) => story.usage.calls > 0);
  return [
    "### Cost",
    [
      "| Story | Calls | Input tokens | Output | Cache read | Cache write | Cost |",
      "|---|--:|--:|--:|--:|--:|--:|",
      ...rows.map((story) => costRow((0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(story.id), story.usage)),
      costRow("**All**", usage)
    ].join("\n"),
    ...silence(usage)
  ];
}
function costBudget(usage) {
  if (usage.calls === 0)
    return "nothing";
  return usage.costUsd === void 0 ? "unknown: the agent reports none" : (0,_chunk_RCF2NXRN_js__WEBPACK_IMPORTED_MODULE_4__/* .costWords */ .fL)(usage);
}
function costRow(name, usage) {
  const isSilent = usage.calls === usage.silentCalls;
  const tokens = [usage.inputTokens, usage.outputTokens, usage.cacheReadTokens, usage.cacheWriteTokens];
  return (0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)([
    name,
    String(usage.calls),
    ...tokens.map((count) => isSilent ? "unknown" : (0,_chunk_RCF2NXRN_js__WEBPACK_IMPORTED_MODULE_4__/* .grouped */ .zD)(count)),
    (0,_chunk_RCF2NXRN_js__WEBPACK_IMPORTED_MODULE_4__/* .costWords */ .fL)(usage)
  ]);
}
function silence({ silentCalls, unknownCalls }) {
  if (unknownCalls === 0)
    return [];
  const [calls, told, whose] = unknownCalls === 1 ? ["call", "does", "its"] : ["calls", "do", "their"];
  const mute = Math.min(silentCalls, unknownCalls);
  const tokens = mute === 0 ? "" : `, ${mute} of them not even tokens`;
  return [`${unknownCalls} ${calls} ${told} not tell ${whose} whole cost${tokens}: the real cost is higher.`];
}

// build/report/extent.js
var whole = {
  timeline: true,
  ledger: true,
  lines: 20,
  tried: Number.POSITIVE_INFINITY,
  blocks: Number.POSITIVE_INFINITY,
  failures: Number.POSITIVE_INFINITY,
  caught: Number.POSITIVE_INFINITY,
  rows: Number.POSITIVE_INFINITY,
  notices: Number.POSITIVE_INFINITY,
  remarks: Number.POSITIVE_INFINITY
};
function fitted({ shedding, render, fits, isWorthIt = () => true }) {
  for (let level = 0; level <= shedding.length; level += 1) {
    const shed = shedding.slice(0, level);
    const extent = Object.assign({}, whole, ...shed.map(([, change]) => change));
    if (!isWorthIt(extent))
      continue;
    const document = render(extent, shed.map(([words]) => words));
    if (fits(document))
      return document;
  }
  return void 0;
}

// build/report/story-table.js
function storyTable(run, links, rows) {
  if (run.stories.length === 0)
    return [];
  const shown = run.stories.length <= rows ? run.stories : notPassedFirst(run.stories).slice(0, rows);
  return [
    [
      `| ${run.objective === void 0 ? "Story" : "Objective"} | Tries | Tests | Spec | Quality | Commit or wip branch |`,
      "|---|---|---|---|---|---|",
      ...shown.flatMap((story) => [storyRow(run, story, links), ...partRows(story)])
    ].join("\n")
  ];
}
function workCell({ work, status }, links) {
  if (work === void 0)
    return status === "dependency_failed" ? "not tried" : "";
  const [name, path] = work.kind === "commit" ? [(0,_chunk_OEZ2S3KL_js__WEBPACK_IMPORTED_MODULE_5__/* .shortSha */ .Fu)(work.commit), "commit"] : [work.branch, "tree"];
  const target = [path, work.kind === "commit" ? work.commit : work.branch];
  if (work.reached === "pushed")
    return (0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_3__/* .codeLink */ .U1)(name, links, target);
  return work.reached === "refused" ? `${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(name)} not pushed` : (0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(name);
}
function notPassedFirst(stories) {
  return stories.toSorted((a, b) => Number(a.status === "passed") - Number(b.status === "passed"));
}
function storyRow(run, story, links) {
  return (0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)([
    `${storyIcon(story)} ${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(story.id)} ${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(story.title, 120)}`,
    story.eligible ? triesOf(story) : "not eligible",
    (0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(story.tests, 120),
    (0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)((0,_chunk_F7NEAX73_js__WEBPACK_IMPORTED_MODULE_0__/* .specWords */ .z)(story), 160),
    (0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)((0,_chunk_F7NEAX73_js__WEBPACK_IMPORTED_MODULE_0__/* .qualityWords */ .H)(story), 160),
    workCell(story, links) || earlierCell(run, story, links)
  ]);
}
function earlierCell({ earlierCommit, branch }, { status }, links) {
  if (earlierCommit === void 0 || status !== "passed")
    return "";
  return `on ${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_3__/* .codeLink */ .U1)(branch, links, ["tree", branch])}`;
}
function triesOf({ tries, maxTries, parts }) {
  return parts === void 0 ? `${tries}/${maxTries}` : `${tries} in all`;
}
function partRows({ parts = [] }) {
  return parts.map(({ id, title, status, tries, maxTries }) => (0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)([
    `\u21B3 ${partIcons[status]} ${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(id)} ${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(title, 120)}`,
    `${tries}/${maxTries}`,
    "part of the story",
    "",
    "",
    ""
  ]));
}
var partIcons = { passed: "\u2705", tried: "\u{1F504}", open: "\u26AA" };
var icons = {
  passed: "\u2705",
  failed: "\u274C",
  stuck: "\u274C",
  thrashing: "\u274C",
  blocked: "\u270B",
  needs_human: "\u270B",
  dependency_failed: "\u26D4",
  interrupted: "\u23F8",
  running: "\u{1F504}",
  open: "\u26AA",
  untried: "\u26AA"
};
function storyIcon(story) {
  return icons[story.status];
}

// build/report/summary-failures.js
var LINE_CHARS = 400;
var MOST2 = { blockers: 5, files: 3 };
function failureSection({ failures }, extent) {
  if (failures.length === 0)
    return [];
  const shown = failures.slice(0, extent.failures);
  const blocks = shown.slice(0, extent.blocks).map((failure) => block(failure, extent));
  const lines = shown.slice(extent.blocks).map((failure) => `- ${headOf(failure)}: ${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(failure.cause, 300)}`);
  const missing = failures.length - shown.length;
  return [
    "### What needs a person",
    ...blocks,
    ...lines.length === 0 ? [] : [lines.join("\n")],
    ...missing === 0 ? [] : [`and ${missing} more stories that did not pass`]
  ];
}
function caughtSection({ caught }, extent) {
  if (caught.length === 0)
    return [];
  const shown = caught.slice(0, extent.caught);
  const missing = caught.length - shown.length;
  return [
    "### What the integrity gate caught",
    ["| Story | Attempt | What | File | Finding |", "|---|---|---|---|---|", ...shown.map(caughtRow)].join("\n"),
    ...missing === 0 ? [] : [`and ${missing} more findings`]
  ];
}
function block(failure, extent) {
  const tries = failure.tries === 0 ? "" : ` after ${failure.tries}/${failure.maxTries} tries`;
  const error = failure.cause.includes(failure.error) ? "" : ` \xB7 ${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(failure.error, 100)}`;
  return (0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_3__/* .details */ .zH)(`${headOf(failure)}: ${failure.status.replaceAll("_", " ")}${tries}${error}`, [
    `**Cause:** ${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(failure.cause === "" ? failure.status : failure.cause, 1e3)}`,
    ...reportFields(failure),
    ...firstLines(failure, extent.lines),
    ...ignoredLine(failure, extent),
    ...triedSection(failure.tried, extent.tried),
    `**Next:** ${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_3__/* .withCode */ .SM)(failure.advice, 600)}`,
    ...failure.next.length === 0 ? [] : [(0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_8__/* .forFence */ .tC)(failure.next.join("\n"), "sh")],
    ...outputPlace(failure)
  ]);
}
function outputPlace({ branch, logPath, outputFile }) {
  if (outputFile !== void 0)
    return [`Output, cut to 100 lines: ${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(outputFile)} on ${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(branch)}`];
  return logPath === void 0 ? [] : [`Whole output on the runner: ${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(logPath)}`];
}
function reportFields(failure) {
  if (failure.tries === 0)
    return [];
  const fields = [
    `Attempts: ${failure.tries}/${failure.maxTries}`,
    `Last gate: ${failure.lastGate}`,
    `Branch: ${failure.branch === "" ? "none" : (0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(failure.branch)}`,
    `Stuck: ${failure.stuck}`,
    `Quality warnings: ${failure.qualityWarnings}`
  ];
  return [fields.join(" \xB7 ")];
}
function headOf(failure) {
  return `${storyIcon(failure)} ${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(failure.id)} ${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(failure.title, 120)}`;
}
function firstLines({ cause, firstLines: quotes }, lines) {
  if (lines === 0)
    return [];
  return quotes.slice(0, MOST2.blockers).flatMap((quote) => {
    if (quote.lines.every((line) => cause.endsWith(line)) && cause.includes(quote.reason))
      return [];
    const shown = quote.lines.slice(0, lines).map((line) => (0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_8__/* .cut */ .Jj)(line, LINE_CHARS));
    const isSaid = quote.reason === "" || quote.lines.some((line) => quote.reason.endsWith(line));
    return [
      `**First failing lines**, ${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(quote.gate)}${isSaid ? "" : `: ${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(quote.reason)}`}`,
      ...shown.length === 0 ? [] : [(0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_8__/* .forFence */ .tC)(shown.join("\n"), "text")]
    ];
  });
}
function ignoredLine({ ignored, ignoredCount }, { lines }) {
  if (ignoredCount === 0)
    return [];
  const names = ignored.slice(0, Math.max(lines, MOST2.files)).map((path) => (0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(path));
  const more = ignoredCount - names.length;
  return [`**Seen by no check,** because git ignores it: ${names.join(", ")}${more > 0 ? ` and ${more} more` : ""}`];
}
function triedSection(tried, most) {
  const [only] = tried;
  if (only === void 0 || most === 0)
    return [];
  if (tried.length === 1)
    return [
      `**What was tried:** one attempt, iteration ${only.iteration}, ${(0,_chunk_7V2G77W5_js__WEBPACK_IMPORTED_MODULE_6__/* .duration */ .p0)(only.durationMs)}, changed ${changedCell(only)}${onlyThen(only)}`
    ];
  const missing = tried.length - most;
  return [
    missing > 0 ? `**What was tried,** the last ${most} of ${tried.length} attempts:` : "**What was tried:**",
    [
      "| Attempt | Gate | Reason | First error | Changed | Took | Then |",
      "|---|---|---|---|---|---|---|",
      ...tried.slice(Math.max(0, missing)).map(triedRow)
    ].join("\n")
  ];
}
function triedRow(tried) {
  return (0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)([
    `${tried.attempt} (iteration ${tried.iteration}${kindOf(tried)})`,
    (0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(tried.gate, 120),
    (0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(tried.reason),
    tried.error === tried.reason ? "" : (0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(tried.error, 200),
    changedCell(tried),
    (0,_chunk_7V2G77W5_js__WEBPACK_IMPORTED_MODULE_6__/* .duration */ .p0)(tried.durationMs),
    thenOf(tried)
  ]);
}
function kindOf({ shift, expansion }) {
  if (shift)
    return ", strategy shift";
  return expansion ? ", context expansion" : "";
}
function onlyThen(tried) {
  const then = thenOf(tried);
  return then === "" ? "" : `, then: ${then}`;
}
function thenOf({ decision, reason }) {
  const [row2 = "", ...because] = decision.split(": ");
  const why = because.join(": ");
  const words = row2.replaceAll("-", " ");
  return (0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(why === "" || why.includes(reason) ? words : `${words}: ${why}`, 160);
}
function changedCell({ changed, changedCount }) {
  if (changedCount === 0)
    return "nothing";
  const names = changed.slice(0, MOST2.files).map((path) => (0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(path));
  const more = changedCount - names.length;
  return more === 0 ? names.join(", ") : `${names.join(", ")} and ${more} more`;
}
function caughtRow(caught) {
  return (0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)([
    (0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(caught.story),
    String(caught.attempt),
    `${kinds[caught.class]} (${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(caught.rule, 60)})`,
    (0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(caught.path),
    `${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(caught.message, 400)}${caught.passedLater ? `${/[.!?\u2026]$/.test(caught.message) ? "" : "."} The story passed later.` : ""}`
  ]);
}
var kinds = {
  cheat: "cheat, attempt failed",
  limit: "limit, attempt failed",
  policy: "restored",
  controller: "restored",
  "not-imported": "not imported",
  note: "note"
};

// build/report/summary-sections.js
function headSection(run, links) {
  const facts = [
    `Feature ${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(run.feature)}`,
    `Run ${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(run.runId)}`,
    `Agent ${named(run, run.agent)}`,
    run.reviewAgent === "none" ? "Not reviewed" : `Reviewer ${named(run, run.reviewAgent)}`
  ];
  return [
    `## Ralph: ${run.headline}`,
    ...attentionSection(run),
    verdictLine(run),
    ...(0,_chunk_T5NFTC2E_js__WEBPACK_IMPORTED_MODULE_2__/* .objectiveSection */ .t3)(run),
    [...placesOf(run, links), ...openPlace(run, links), ...facts].join(" \xB7 "),
    ...baselineSection(run.baseline)
  ];
}
function named({ clients }, agent) {
  const version = (0,_chunk_TA7X43X2_js__WEBPACK_IMPORTED_MODULE_9__/* .own */ .Z)(clients, agent);
  return (0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(version === void 0 ? agent : `${agent} ${version}`);
}
function openPlace(run, links) {
  if (run.pull !== void 0 || !(0,_chunk_KRG34RUE_js__WEBPACK_IMPORTED_MODULE_1__/* .holdsWork */ .Ww)(run) || (0,_chunk_KRG34RUE_js__WEBPACK_IMPORTED_MODULE_1__/* .isStranded */ .kr)(run) || !links || !run.halt)
    return [];
  const range = `${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_3__/* .encodePath */ .O0)(run.baseBranch)}...${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_3__/* .encodePath */ .O0)(run.branch)}`;
  return [(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)("Open a pull request", `${links.serverUrl}/${links.repository}/compare/${range}?expand=1`)];
}
function placesOf(run, links) {
  const jobUrl = links?.jobUrl ?? links?.runUrl;
  return [
    ...jobUrl === void 0 ? [] : [(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)(links?.jobUrl === void 0 ? "Workflow run" : "Job", jobUrl)],
    ...(0,_chunk_KRG34RUE_js__WEBPACK_IMPORTED_MODULE_1__/* .holdsWork */ .Ww)(run) ? [branchPlace(run, links)] : [],
    ...run.pull === void 0 ? [] : [pullPlace(run.pull)]
  ];
}
function pullPlace({ number, url, draft }) {
  return `${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_3__/* .link */ .nf)(`Pull request #${number}`, url)}${draft ? " (draft)" : ""}`;
}
function branchPlace(run, links) {
  if ((0,_chunk_KRG34RUE_js__WEBPACK_IMPORTED_MODULE_1__/* .isStranded */ .kr)(run))
    return `Branch ${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(run.branch)} (not pushed)`;
  return `Branch ${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_3__/* .codeLink */ .U1)(run.branch, links, ["tree", run.branch])}`;
}
function notPushedSection({ notPushed }) {
  return listSection("Not pushed", notPushed.map(({ ref, commit, cause, bundle }) => {
    const kept = bundle === void 0 ? "no bundle could be written: the work is lost with this runner" : `kept in ${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(bundle)}`;
    return `${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(ref)} at ${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)((0,_chunk_OEZ2S3KL_js__WEBPACK_IMPORTED_MODULE_5__/* .shortSha */ .Fu)(commit))}: ${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(cause, 600)} (${kept})`;
  }));
}
function budgetSection({ figures, usage }) {
  const { iterations, wallclock, commits } = figures;
  const earlier = wallclock.earlierMs === 0 ? "" : `, earlier workflow runs ${(0,_chunk_7V2G77W5_js__WEBPACK_IMPORTED_MODULE_6__/* .duration */ .p0)(wallclock.earlierMs)}`;
  return [
    "### Budget",
    [
      "| Budget | Used | Limit |",
      "|---|---|---|",
      (0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)(["iterations", String(iterations.used), String(iterations.limit)]),
      (0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)(["wall clock", `${(0,_chunk_7V2G77W5_js__WEBPACK_IMPORTED_MODULE_6__/* .duration */ .p0)(wallclock.usedMs)}${earlier}`, (0,_chunk_7V2G77W5_js__WEBPACK_IMPORTED_MODULE_6__/* .duration */ .p0)(wallclock.limitMs)]),
      (0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)(["commits", String(commits.used), String(commits.limit)]),
      (0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_3__/* .row */ .nM)(["cost", costBudget(usage), figures.costLimitUsd === void 0 ? "none" : (0,_chunk_RCF2NXRN_js__WEBPACK_IMPORTED_MODULE_4__/* .dollars */ .E9)(figures.costLimitUsd)])
    ].join("\n")
  ];
}
function listSection(title, items) {
  return items.length === 0 ? [] : [`### ${title}`, items.map((item) => `- ${item}`).join("\n")];
}
function footer(run, links) {
  const commands = [...takeWork(run, links), ...goOn(run, links)];
  const steps = (0,_chunk_KRG34RUE_js__WEBPACK_IMPORTED_MODULE_1__/* .stepsOfIdle */ .L_)(run, links);
  return commands.length + steps.length === 0 ? [] : [
    "### Next",
    ...steps.length === 0 ? [] : [steps.map((step) => `- ${step}`).join("\n")],
    ...commands.length === 0 ? [] : [(0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_8__/* .forFence */ .tC)(commands.join("\n"), "sh")]
  ];
}
function takeWork(run, links) {
  if (!(0,_chunk_KRG34RUE_js__WEBPACK_IMPORTED_MODULE_1__/* .holdsWork */ .Ww)(run) || (0,_chunk_KRG34RUE_js__WEBPACK_IMPORTED_MODULE_1__/* .isStranded */ .kr)(run) || links === void 0 || run.halt === void 0)
    return [];
  const [branch, base] = [(0,_chunk_T5NFTC2E_js__WEBPACK_IMPORTED_MODULE_2__/* .shellWord */ .r7)(run.branch), (0,_chunk_T5NFTC2E_js__WEBPACK_IMPORTED_MODULE_2__/* .shellWord */ .r7)(run.baseBranch)];
  return [
    run.objective === void 0 ? "# read the passed stories" : "# read its commit",
    `git fetch origin ${branch} && git log --oneline origin/${base}..FETCH_HEAD`,
    ...run.halt.kind === "interrupted" || run.halt.kind === "user_cancel" || run.pull !== void 0 ? [] : [
      run.objective === void 0 ? "# propose them" : "# propose it",
      `gh pr create --draft --repo ${(0,_chunk_T5NFTC2E_js__WEBPACK_IMPORTED_MODULE_2__/* .shellWord */ .r7)(links.repository)} --base ${base} --head ${branch}`
    ]
  ];
}
function goOn(run, links) {
  const { halt, counts } = run;
  const command = (0,_chunk_KRG34RUE_js__WEBPACK_IMPORTED_MODULE_1__/* .startAgain */ .t2)(links, run);
  if (command === void 0 || halt === void 0)
    return [];
  if (!(0,_chunk_KRG34RUE_js__WEBPACK_IMPORTED_MODULE_1__/* .isWorthAgain */ .to)(halt, counts))
    return [];
  return [`# ${(0,_chunk_KRG34RUE_js__WEBPACK_IMPORTED_MODULE_1__/* .whyAgain */ .zC)(halt, run)}`, command];
}
function baselineSection(baseline) {
  if (typeof baseline === "string")
    return [];
  const line = baseline.map((check) => `${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(check.name)} ${check.verdict} in ${(0,_chunk_7V2G77W5_js__WEBPACK_IMPORTED_MODULE_6__/* .duration */ .p0)(check.durationMs)}`).join(", ");
  return baseline.length === 0 ? [] : [`Baseline: ${line}`, ...baseline.flatMap(baselineLines)];
}
function baselineLines({ name, verdict, cause, lines }) {
  if (verdict === "green")
    return [];
  const why = cause === "" ? "" : `: ${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_3__/* .text */ .Qq)(cause, 600)}`;
  return [
    `Check ${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_3__/* .code */ .aY)(name)} is ${verdict} on the base commit${why}`,
    ...lines.length === 0 ? [] : [(0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_8__/* .forFence */ .tC)(lines.join("\n"), "text")]
  ];
}




/***/ }),

/***/ 8307:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ reasonOf),
/* harmony export */   aZ: () => (/* binding */ blockingGates),
/* harmony export */   bv: () => (/* binding */ firstError)
/* harmony export */ });
/* harmony import */ var _chunk_JHVB53DR_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3088);


// build/core/first-error.js
function blockingGates(attempt) {
  return attempt.gates.filter(_chunk_JHVB53DR_js__WEBPACK_IMPORTED_MODULE_0__/* .blocks */ .Bv);
}
function reasonOf(result) {
  if (result.reason !== "")
    return result.reason;
  return result.exitCode === void 0 ? result.verdict : `${result.verdict}, exit code ${result.exitCode}`;
}
function firstError(attempt) {
  const [failing] = blockingGates(attempt);
  const [first, second] = attempt.blockers[0]?.text.split("\n") ?? [];
  const verbatim = first === failing?.reason ? second ?? first : first;
  return (verbatim ?? (failing === void 0 ? "" : reasonOf(failing))).replace(took, "");
}
var took = /\s\(\d+(?:\.\d+)?\s?m?s\)$/;




/***/ }),

/***/ 5520:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ HAND_OVER_FILE),
/* harmony export */   y: () => (/* binding */ handingOver)
/* harmony export */ });
/* harmony import */ var _chunk_AGZVG3ZW_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1433);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);


// build/adapters/hand-over.js

var HAND_OVER_FILE = "hand-over.bundle";
function handingOver(repository, folder) {
  const file = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, HAND_OVER_FILE);
  const handed = /* @__PURE__ */ new Map();
  const there = /* @__PURE__ */ new Set();
  const write = async () => {
    if (handed.size === 0)
      return void 0;
    const since = [...there];
    const bundled = await repository.bundle(file, [...handed].map(([ref, commit]) => ({ ref, commit, since })));
    return bundled.ok ? void 0 : refusal(bundled.problem.message);
  };
  return {
    ...repository,
    importCommit: async (commit) => {
      const imported = await repository.importCommit(commit);
      if (imported.ok && imported.from !== "store")
        there.add(commit);
      return imported;
    },
    fetchRef: async (ref) => {
      const fetched = await repository.fetchRef(ref);
      if (fetched.ok)
        there.add(fetched.commit);
      return fetched;
    },
    checkPushAccess: async () => ({ ok: true }),
    sendContents: async () => ({ ok: false, problem: refusal(noContents) }),
    push: async (wanted) => {
      for (const { ref, commit, remove } of wanted) {
        if (remove === true)
          handed.delete(ref);
        else if (!there.has(commit))
          handed.set(ref, commit);
      }
      const problem = await write();
      return wanted.map((each) => resultOf(each, problem));
    }
  };
}
function resultOf({ ref, commit, remove }, problem) {
  const why = remove === true && !(0,_chunk_AGZVG3ZW_js__WEBPACK_IMPORTED_MODULE_1__/* .isNeededRef */ .n9)(ref) ? refusal(noRemoval) : problem;
  return why === void 0 ? { ok: true, ref, commit } : { ok: false, ref, commit, problem: why };
}
function refusal(message) {
  return { kind: "other", permanent: true, message };
}
var noContents = "With hand_over nothing is sent to the server of Git LFS. Let a job that pushes work on such files.";
var noRemoval = "With hand_over nothing is removed from the remote.";




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

/***/ 3267:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HQ: () => (/* binding */ fixCriterion),
/* harmony export */   Yx: () => (/* binding */ fixNote),
/* harmony export */   ar: () => (/* binding */ signoffNotices),
/* harmony export */   uA: () => (/* binding */ signoffSteps)
/* harmony export */ });
/* harmony import */ var _chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7755);
/* harmony import */ var _chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2697);
/* harmony import */ var _chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8688);




// build/report/signoff-words.js
var MOST_QUOTED = 200;
function signoffSteps({ pull, branch, awaited, phrase }) {
  const where = pull === void 0 ? `a pull request from branch ${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(branch)}` : (0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)(`pull request #${pull.number}`, pull.url);
  const what = awaited === void 0 ? "it" : `commit ${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(awaited.slice(0, 10))}`;
  return [
    `To sign ${what} off: comment ${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(`${phrase} approve`)} on ${where}, or approve it there in a review. Whatever is pushed later needs a new approval.`,
    `To ask for a change first: comment ${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(`${phrase} fix "what"`)} there. The story that it names is worked on again, else the one that passed last.`,
    `To give it up: comment ${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(`${phrase} abort`)} there. The branch is kept.`
  ];
}
function signoffNotices(state) {
  const { signedOff } = state;
  const fixes = (0,_chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_1__/* .storiesOf */ .TQ)(state).flatMap(({ id, fixes: asked = [] }) => asked.map((fix) => fixNotice(id, fix)));
  if (signedOff === void 0)
    return fixes;
  const { person, commit, via } = signedOff;
  return [`Signed off by ${person} at ${commit.slice(0, 10)}, by a ${via}.`, ...fixes];
}
function fixNotice(story, { person, text, outcome, why = "" }) {
  const line = (0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)((0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_2__/* .plain */ .pj)(text));
  const quoted = line.length > MOST_QUOTED ? `${line.slice(0, MOST_QUOTED)}\u2026` : line;
  const asked = `${person} asked to fix "${quoted}" in ${story}`;
  if (outcome === void 0)
    return `${asked}: in work.`;
  return outcome === "made" ? `${asked}: done, and gated.` : `${asked}: not done, ${why.replace(/\.$/, "")}.`;
}
function fixCriterion({ text }) {
  return `Asked for by the person who has to sign this off: ${(0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_2__/* .plain */ .pj)(text)}`;
}
function fixNote({ text }) {
  return `The story passed and is in this folder. The person who has to sign it off asks for this change, and for nothing else:
${(0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_2__/* .plain */ .pj)(text)}`;
}




/***/ }),

/***/ 7441:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ ownCommits)
/* harmony export */ });
/* harmony import */ var _chunk_XQ5PPZH7_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3957);
/* harmony import */ var _chunk_GT4QCAAJ_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2075);
/* harmony import */ var _chunk_NQPWIYPG_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4195);
/* harmony import */ var _chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2697);
/* harmony import */ var _chunk_7ILMY4Y2_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3557);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6760);






// build/action/own-commits.js



// build/core/made-commits.js
function madeCommits(events) {
  const states = statesWithCommits(events);
  const plan = states[0]?.plan;
  if (plan === void 0)
    return /* @__PURE__ */ new Map();
  const { start } = plan;
  const points = events.flatMap(({ outcome }) => outcome.type === "stories-carried" ? outcome.points : []);
  return new Map([
    ...start.made === true ? [[start.commit, {}]] : [],
    ...states.flatMap(({ archived }) => archived?.made === void 0 ? [] : [[archived.made.commit, {}]]),
    // Those that made a story pass are its commits below; of one that had to pass again, none is by what it was before.
    ...points.map(({ commit }) => [commit, {}]),
    ...states.flatMap((state) => (0,_chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_1__/* .storiesOf */ .TQ)(state).flatMap(({ id, commit }) => commit === void 0 ? [] : [[commit, { story: id }]]))
  ]);
}
function statesWithCommits(events) {
  const fixes = events.flatMap(({ outcome }, at) => outcome.type === "fix-asked" ? [at] : []);
  return [...fixes, events.length].flatMap((end) => (0,_chunk_NQPWIYPG_js__WEBPACK_IMPORTED_MODULE_0__/* .fold */ .AU)(events.slice(0, end))?.state ?? []);
}

// build/action/own-commits.js
function ownCommits(repository, call) {
  return async (commits) => {
    const found = /* @__PURE__ */ new Map();
    for (const read of await journals(repository, call)) {
      const made = madeIn(await read());
      for (const commit of commits)
        addNew(found, commit, made.get(commit));
      if (commits.every((commit) => found.has(commit)))
        break;
    }
    return found;
  };
}
function addNew(found, commit, own) {
  if (own !== void 0 && !found.has(commit))
    found.set(commit, own);
}
async function journals(repository, call) {
  const all = [...here(call), ...await there(repository, call)];
  return all.sort((a, b) => (0,_chunk_GT4QCAAJ_js__WEBPACK_IMPORTED_MODULE_5__/* .newestFirst */ .ll)(a.name, b.name)).map(({ read }) => read);
}
function here({ folder }) {
  const place = folder && (0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(folder, "journal");
  if (place === void 0 || !(0,node_fs__WEBPACK_IMPORTED_MODULE_3__.existsSync)(place))
    return [];
  const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_3__.readdirSync)(place).filter(_chunk_GT4QCAAJ_js__WEBPACK_IMPORTED_MODULE_5__/* .isOfRun */ .NG);
  return names.map((name) => ({ name, read: async () => (0,_chunk_7ILMY4Y2_js__WEBPACK_IMPORTED_MODULE_2__/* .readJournal */ .a0)((0,node_path__WEBPACK_IMPORTED_MODULE_4__.join)(place, name)) }));
}
async function there(repository, { base, feature }) {
  const ref = `refs/ralph/${feature}/state`;
  const fetched = base.remoteRefs.has(ref) ? await repository.fetchRef(ref) : void 0;
  if (fetched?.ok !== true)
    return [];
  const { commit } = fetched;
  const names = (await repository.listFolder(commit, "runs")).map(({ path }) => path.slice("runs/".length));
  return names.filter(_chunk_GT4QCAAJ_js__WEBPACK_IMPORTED_MODULE_5__/* .isOfRun */ .NG).map((name) => ({
    name,
    read: async () => (await (0,_chunk_XQ5PPZH7_js__WEBPACK_IMPORTED_MODULE_6__/* .readForeign */ .v)(repository, { commit, name, place: `on ${ref}`, feature })).content
  }));
}
function madeIn(content) {
  if (!content.ok)
    return /* @__PURE__ */ new Map();
  try {
    return madeCommits(content.events);
  } catch {
    return /* @__PURE__ */ new Map();
  }
}




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

/***/ 5789:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F4: () => (/* binding */ codes),
/* harmony export */   VY: () => (/* binding */ idleIsolation),
/* harmony export */   Ze: () => (/* binding */ chosenIsolation),
/* harmony export */   _2: () => (/* binding */ isolationWords),
/* harmony export */   em: () => (/* binding */ sentence)
/* harmony export */ });
// build/report/sentence.js
var sentence = (function(text) {
  const trimmed = text.trim().replace(/\.$/, "");
  const end = /[?!]$/.test(trimmed) ? "" : ".";
  if (/^(?:[a-z]\w*:|\w+[_.]\w)/.test(trimmed))
    return `${trimmed}${end}`;
  return `${trimmed.slice(0, 1).toUpperCase()}${trimmed.slice(1)}${end}`;
});


// build/report/isolation-words.js
var chosenIsolation = (function(isolation) {
  return [title(isolation), ...isolation.notes.map(sentence)].join(" ");
});
var title = (function(isolation) {
  return `Isolation: level ${isolation.level}${howOf(isolation)}.`;
});
var howOf = (function({ level, way, views, home }) {
  if (level !== "namespace")
    return "";
  const made = way === void 0 ? "" : `${ways[way]}, `;
  return ` (${made}trees ${trees[views]}, HOME ${home === "overlay" ? "under an overlay" : "thrown away"})`;
});
function isolationWords(isolation, open = []) {
  return [title(isolation), levels[isolation.level](walled(open)), ...isolation.notes.map(sentence)].join(" ");
}
function idleIsolation(isolation) {
  return [title(isolation), "No agent and no gate ran.", ...isolation.notes.map(sentence)].join(" ");
}



var ways = {
  root: "made as root",
  sudo: "made through sudo",
  "user-namespace": "made by an ordinary user"
};
var trees = {
  overlay: "as overlay layers",
  reflink: "as copies that share blocks",
  copy: "as copies",
  clean: "cleaned before each use"
};
function walled(open) {
  return open.length === 0 ? "Agents and gates" : `Agents and all gates but ${codes(open)}`;
}
function codes(names) {
  return names.map((name) => `\`${name}\``).join(", ").replace(/, ([^,]*)$/, " and $1");
}
var levels = {
  namespace: (who) => `${who} ran in their own process and mount namespaces.`,
  user: (who) => `${who} ran as another user; files that every user may read were readable to them.`,
  process: () => "Unsafe: agents and gates ran as the user of the controller and could read its memory and write its files (journal, runner files, trees); what they wrote to caches in HOME stayed; a child that drops its environment and its session can outlive the kill."
};




/***/ }),

/***/ 5325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CK: () => (/* binding */ stuckWords),
/* harmony export */   Fu: () => (/* binding */ shortSha),
/* harmony export */   GS: () => (/* binding */ gateLabel),
/* harmony export */   Ok: () => (/* binding */ reportGate),
/* harmony export */   Pv: () => (/* binding */ lastOfEach),
/* harmony export */   iZ: () => (/* binding */ errorRun),
/* harmony export */   pS: () => (/* binding */ shiftsOf)
/* harmony export */ });
/* harmony import */ var _chunk_4OH6RVXA_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2216);
/* harmony import */ var _chunk_ISAR73FD_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4163);



// build/report/attempt-facts.js
function gateLabel(result) {
  return result.check === void 0 ? result.gate : `${result.gate} (${result.check})`;
}
function lastOfEach(gates) {
  return [...new Map(gates.map((gate) => [gateLabel(gate), gate])).values()];
}
function errorRun(story) {
  const run = (0,_chunk_4OH6RVXA_js__WEBPACK_IMPORTED_MODULE_0__/* .sameErrors */ .C2)((0,_chunk_4OH6RVXA_js__WEBPACK_IMPORTED_MODULE_0__/* .attemptsAlike */ .JC)(story)).length;
  return run >= 2 ? run : 0;
}
function shiftsOf(story) {
  return (0,_chunk_ISAR73FD_js__WEBPACK_IMPORTED_MODULE_1__/* .worked */ .D)(story.attempts).filter(({ tier }) => tier === "shift").length;
}
function stuckWords(story) {
  const same = (0,_chunk_4OH6RVXA_js__WEBPACK_IMPORTED_MODULE_0__/* .sameErrors */ .C2)((0,_chunk_4OH6RVXA_js__WEBPACK_IMPORTED_MODULE_0__/* .attemptsAlike */ .JC)(story));
  const run = same.length;
  if (run < _chunk_4OH6RVXA_js__WEBPACK_IMPORTED_MODULE_0__/* .STUCK_AT */ .FQ)
    return "No";
  const tiers = same.flatMap(({ tier }) => tier === void 0 ? [] : [tier]);
  const inVain = [
    `same error ${run - tiers.length}x`,
    ...tiers.includes("shift") ? ["strategy shift failed"] : [],
    ...tiers.includes("expansion") ? ["context expansion failed"] : []
  ];
  return `Yes (${inVain.join(", ")})`;
}
function reportGate(gate) {
  if (gate === void 0)
    return "none";
  if (gate === "test")
    return "tests";
  return gate === "spec" ? "spec-compliance" : gate;
}
function shortSha(commit) {
  return commit.slice(0, 7);
}




/***/ }),

/***/ 1647:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T3: () => (/* binding */ progressPath),
/* harmony export */   US: () => (/* binding */ policyOf),
/* harmony export */   qO: () => (/* binding */ protectAgentFiles)
/* harmony export */ });
/* harmony import */ var node_path_posix__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3916);
// build/action/policy-paths.js
var progressPath = (function(prdPath) {
  return (0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.join)((0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.dirname)(prdPath), "progress.txt");
});
var policyOf = (function({ prd, policy, settings, backlogs }, plan) {
  const stories = new Map(prd.prd.stories.map((story) => [story.id, story]));
  const { prdPath = NO_BACKLOG } = plan;
  const others = plan.objective === void 0 ? [] : backlogs.flatMap((path) => [path, progressPath(path)]);
  const criteriaOf = (story) => (policy.asking ? policy.asking.get(story) : stories.get(story)?.criteria) ?? [];
  return (story) => ({
    prdPath,
    controllerPaths: [progressPath(prdPath), ...others],
    protectedPaths: settings.protectedPaths,
    testPaths: settings.testPaths ?? [],
    allow: stories.get(story)?.allow ?? [],
    criteria: plan.objective === void 0 ? criteriaOf(story) : [plan.objective.text],
    checks: plan.checks,
    ...plan.setup && { setup: plan.setup.command },
    ...plan.workingDirectory === void 0 ? {} : { workingDirectory: plan.workingDirectory }
  });
});
var protectAgentFiles = (async function(prepared, workspace) {
  const { repository, settings, start } = prepared;
  const { agent, reviewAgent, agentFallbacks, workingDirectory, protectedPaths } = settings;
  const found = [];
  for (const path of namedPaths([agent, reviewAgent, ...agentFallbacks.map((each) => each.agent)], {
    workspace,
    workingDirectory
  })) {
    const file = await repository.readFile(start.start.commit, path, 0);
    if (file !== void 0 && !protectedPaths.includes(path))
      found.push(path);
  }
  if (found.length === 0)
    return prepared;
  return { ...prepared, settings: { ...settings, protectedPaths: [...protectedPaths, ...found] } };
});
var namedPaths = (function(agents, { workspace, workingDirectory }) {
  const words = agents.flatMap((agent) => agent === "none" || agent.type !== "command" ? [] : [...agent.command, ...agent.args]);
  const places = words.flatMap((word) => [(0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.resolve)(workspace, word), (0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.resolve)(workspace, workingDirectory, word)]);
  const inside = places.map((place) => (0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.relative)(workspace, place));
  return new Set(inside.filter((path) => path !== "" && !/^(?:\.\.(?:\/|$)|!)/.test(path)));
});


var NO_BACKLOG = ".ralph/prd.json";







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

/***/ 4701:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ mergeTrees)
/* harmony export */ });
// build/adapters/git/merge-trees.js
async function mergeTrees(repository, call) {
  const [base, ours, theirs] = await Promise.all([call.base, call.ours, call.theirs].map((treeish) => without(repository, treeish, call.apart)));
  const commit = (tree2 = "", parents = []) => repository.commit({ tree: tree2, parents, message: "merge", at: 0 });
  const root = await commit(base);
  const [left, right] = await Promise.all([commit(ours, [root]), commit(theirs, [root])]);
  const args = ["merge-tree", "--write-tree", "--name-only", "--no-messages", "-z", "--", left, right];
  const { exitCode, stdout } = await repository.git.run(args);
  const [tree = "", ...paths] = stdout.toString("utf8").split("\0").filter(Boolean);
  if (exitCode !== 0)
    return { ok: false, paths: exitCode === 1 ? [...new Set(paths)] : [] };
  return { ok: true, tree: await withThose(repository, tree, call) };
}
async function without(repository, treeish, apart) {
  const edits = apart.map((path) => ({ path, delete: true }));
  return repository.overlay(await repository.treeOf(treeish), edits);
}
async function withThose(repository, tree, { ours, apart }) {
  const files = await Promise.all(apart.map((path) => repository.readFile(ours, path)));
  const edits = files.flatMap((file, at) => {
    const path = apart[at];
    return file === void 0 || path === void 0 ? [] : [{ path, mode: file.mode, bytes: file.bytes }];
  });
  return repository.overlay(tree, edits);
}




/***/ }),

/***/ 7143:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ readBundleHeader),
/* harmony export */   z: () => (/* binding */ unpackBundle)
/* harmony export */ });
/* harmony import */ var _chunk_ZXKLLA27_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7421);


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
  return (0,_chunk_ZXKLLA27_js__WEBPACK_IMPORTED_MODULE_0__/* .failed */ .g)("other", `Its objects are not sound. git said: ${said || `exit code ${exitCode}`}`);
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

/***/ 8109:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ replacingBranch)
/* harmony export */ });
// build/adapters/replace-branch.js
var replacingBranch = (function(repository, options) {
  let { seen } = options;
  const push = async (refs) => {
    const branch = refs.find(({ ref }) => ref === options.ref);
    if (seen === void 0 || branch === void 0)
      return repository.push(refs);
    const [kept] = await repository.push([{ ref: options.keep, commit: seen }]);
    const others = refs.filter((each) => each !== branch);
    if (kept?.ok !== true)
      return [...await pushSome(repository, others), notKept(branch, options, kept)];
    const results = await repository.push([...others, { ...branch, expect: seen }]);
    if (results.some(({ ref, ok }) => ref === options.ref && ok))
      seen = void 0;
    return results;
  };
  return { ...repository, push };
});

async function pushSome(repository, refs) {
  return refs.length === 0 ? [] : repository.push(refs);
}
function notKept({ ref, commit }, { seen = "", keep }, kept) {
  const { kind, permanent, message } = kept?.ok === false ? kept.problem : nothingSaid;
  const why = `What ${ref} held (${seen.slice(0, 10)}) could not be kept in ${keep}, so the branch is left as it is. ${message}`;
  return { ok: false, ref, commit, problem: { kind, permanent, message: why } };
}
var nothingSaid = { kind: "network", permanent: false, message: "The push gave no result." };




/***/ }),

/***/ 5766:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   publishHandOver: () => (/* binding */ publishHandOver)
/* harmony export */ });
/* harmony import */ var _chunk_ZQWTKADU_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8109);
/* harmony import */ var _chunk_JKWU4NJT_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6315);
/* harmony import */ var _chunk_G2JEMSX7_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7629);
/* harmony import */ var _chunk_F7NEAX73_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3901);
/* harmony import */ var _chunk_KRG34RUE_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(107);
/* harmony import */ var _chunk_3HTYSIK2_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4329);
/* harmony import */ var _chunk_HEIYFMTP_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(776);
/* harmony import */ var _chunk_45DEJ47T_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8525);
/* harmony import */ var _chunk_QPHNVPNY_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5844);
/* harmony import */ var _chunk_3T5H4AS7_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(9311);
/* harmony import */ var _chunk_T5NFTC2E_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8575);
/* harmony import */ var _chunk_NHEJULNA_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(5789);
/* harmony import */ var _chunk_HU6JLHXH_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(3267);
/* harmony import */ var _chunk_D34W4WET_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(3060);
/* harmony import */ var _chunk_MNEHPL5P_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(1675);
/* harmony import */ var _chunk_T2IQA4U6_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(4790);
/* harmony import */ var _chunk_2XQVOVJS_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(3603);
/* harmony import */ var _chunk_YILYE4FG_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(5647);
/* harmony import */ var _chunk_DPDJRULU_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(2880);
/* harmony import */ var _chunk_7MMTQUIL_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(318);
/* harmony import */ var _chunk_7IV35OGP_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(9648);
/* harmony import */ var _chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(7755);
/* harmony import */ var _chunk_4GQXXLZX_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(8974);
/* harmony import */ var _chunk_AI2ZFJC2_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(5383);
/* harmony import */ var _chunk_RCF2NXRN_js__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(1021);
/* harmony import */ var _chunk_OEZ2S3KL_js__WEBPACK_IMPORTED_MODULE_25__ = __webpack_require__(5325);
/* harmony import */ var _chunk_TFALEHLF_js__WEBPACK_IMPORTED_MODULE_26__ = __webpack_require__(6636);
/* harmony import */ var _chunk_XT7TZLQN_js__WEBPACK_IMPORTED_MODULE_27__ = __webpack_require__(4450);
/* harmony import */ var _chunk_HUEKQX4K_js__WEBPACK_IMPORTED_MODULE_28__ = __webpack_require__(1343);
/* harmony import */ var _chunk_5XMERBFQ_js__WEBPACK_IMPORTED_MODULE_29__ = __webpack_require__(7118);
/* harmony import */ var _chunk_7V2G77W5_js__WEBPACK_IMPORTED_MODULE_30__ = __webpack_require__(6200);
/* harmony import */ var _chunk_YPRXCMKV_js__WEBPACK_IMPORTED_MODULE_31__ = __webpack_require__(734);
/* harmony import */ var _chunk_GQCKQYOX_js__WEBPACK_IMPORTED_MODULE_32__ = __webpack_require__(8307);
/* harmony import */ var _chunk_7BNFKH5Q_js__WEBPACK_IMPORTED_MODULE_98__ = __webpack_require__(3412);
/* harmony import */ var _chunk_FH53G2YE_js__WEBPACK_IMPORTED_MODULE_92__ = __webpack_require__(6769);
/* harmony import */ var _chunk_CRJQEBYF_js__WEBPACK_IMPORTED_MODULE_99__ = __webpack_require__(7972);
/* harmony import */ var _chunk_IS5W2EYW_js__WEBPACK_IMPORTED_MODULE_33__ = __webpack_require__(7441);
/* harmony import */ var _chunk_XQ5PPZH7_js__WEBPACK_IMPORTED_MODULE_91__ = __webpack_require__(3957);
/* harmony import */ var _chunk_GT4QCAAJ_js__WEBPACK_IMPORTED_MODULE_97__ = __webpack_require__(2075);
/* harmony import */ var _chunk_NQPWIYPG_js__WEBPACK_IMPORTED_MODULE_34__ = __webpack_require__(4195);
/* harmony import */ var _chunk_SQSYDYQH_js__WEBPACK_IMPORTED_MODULE_35__ = __webpack_require__(9770);
/* harmony import */ var _chunk_2UZ7AMII_js__WEBPACK_IMPORTED_MODULE_36__ = __webpack_require__(8714);
/* harmony import */ var _chunk_GCDIPURU_js__WEBPACK_IMPORTED_MODULE_37__ = __webpack_require__(955);
/* harmony import */ var _chunk_VBEJ6SAD_js__WEBPACK_IMPORTED_MODULE_38__ = __webpack_require__(4665);
/* harmony import */ var _chunk_KLWF3DYB_js__WEBPACK_IMPORTED_MODULE_39__ = __webpack_require__(9806);
/* harmony import */ var _chunk_73LXGDYI_js__WEBPACK_IMPORTED_MODULE_40__ = __webpack_require__(8083);
/* harmony import */ var _chunk_K2NIFMYH_js__WEBPACK_IMPORTED_MODULE_41__ = __webpack_require__(6096);
/* harmony import */ var _chunk_7IDAUMO3_js__WEBPACK_IMPORTED_MODULE_42__ = __webpack_require__(4323);
/* harmony import */ var _chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_43__ = __webpack_require__(8758);
/* harmony import */ var _chunk_UYPVTBC7_js__WEBPACK_IMPORTED_MODULE_44__ = __webpack_require__(1084);
/* harmony import */ var _chunk_PJPQ5YWG_js__WEBPACK_IMPORTED_MODULE_45__ = __webpack_require__(7109);
/* harmony import */ var _chunk_IF24CE4W_js__WEBPACK_IMPORTED_MODULE_46__ = __webpack_require__(2932);
/* harmony import */ var _chunk_4OH6RVXA_js__WEBPACK_IMPORTED_MODULE_47__ = __webpack_require__(2216);
/* harmony import */ var _chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_48__ = __webpack_require__(2697);
/* harmony import */ var _chunk_7ILMY4Y2_js__WEBPACK_IMPORTED_MODULE_49__ = __webpack_require__(3557);
/* harmony import */ var _chunk_W75JMH2B_js__WEBPACK_IMPORTED_MODULE_50__ = __webpack_require__(5192);
/* harmony import */ var _chunk_WEGVREPM_js__WEBPACK_IMPORTED_MODULE_96__ = __webpack_require__(7143);
/* harmony import */ var _chunk_JFUBW5K5_js__WEBPACK_IMPORTED_MODULE_100__ = __webpack_require__(6011);
/* harmony import */ var _chunk_WPPPDFYE_js__WEBPACK_IMPORTED_MODULE_51__ = __webpack_require__(7583);
/* harmony import */ var _chunk_EBS6DVXL_js__WEBPACK_IMPORTED_MODULE_52__ = __webpack_require__(3876);
/* harmony import */ var _chunk_7YL7YDXG_js__WEBPACK_IMPORTED_MODULE_53__ = __webpack_require__(8245);
/* harmony import */ var _chunk_F6DVP7YO_js__WEBPACK_IMPORTED_MODULE_54__ = __webpack_require__(2619);
/* harmony import */ var _chunk_GQDDFI5L_js__WEBPACK_IMPORTED_MODULE_55__ = __webpack_require__(5520);
/* harmony import */ var _chunk_AGZVG3ZW_js__WEBPACK_IMPORTED_MODULE_93__ = __webpack_require__(1433);
/* harmony import */ var _chunk_SCNU5Y22_js__WEBPACK_IMPORTED_MODULE_56__ = __webpack_require__(4877);
/* harmony import */ var _chunk_G6HIDPK3_js__WEBPACK_IMPORTED_MODULE_57__ = __webpack_require__(3284);
/* harmony import */ var _chunk_QTHAZLHE_js__WEBPACK_IMPORTED_MODULE_58__ = __webpack_require__(2003);
/* harmony import */ var _chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_59__ = __webpack_require__(8688);
/* harmony import */ var _chunk_ZY654XUQ_js__WEBPACK_IMPORTED_MODULE_90__ = __webpack_require__(2998);
/* harmony import */ var _chunk_YFOEWR3D_js__WEBPACK_IMPORTED_MODULE_60__ = __webpack_require__(7665);
/* harmony import */ var _chunk_NS6NVC44_js__WEBPACK_IMPORTED_MODULE_61__ = __webpack_require__(2964);
/* harmony import */ var _chunk_O3T4C5BO_js__WEBPACK_IMPORTED_MODULE_62__ = __webpack_require__(3781);
/* harmony import */ var _chunk_QHLLH7P2_js__WEBPACK_IMPORTED_MODULE_63__ = __webpack_require__(5494);
/* harmony import */ var _chunk_ISAR73FD_js__WEBPACK_IMPORTED_MODULE_64__ = __webpack_require__(4163);
/* harmony import */ var _chunk_JHVB53DR_js__WEBPACK_IMPORTED_MODULE_65__ = __webpack_require__(3088);
/* harmony import */ var _chunk_TIDLXT63_js__WEBPACK_IMPORTED_MODULE_66__ = __webpack_require__(7028);
/* harmony import */ var _chunk_4XUYOTG7_js__WEBPACK_IMPORTED_MODULE_67__ = __webpack_require__(527);
/* harmony import */ var _chunk_QEHZP7I5_js__WEBPACK_IMPORTED_MODULE_68__ = __webpack_require__(1647);
/* harmony import */ var _chunk_T7ZTCWVS_js__WEBPACK_IMPORTED_MODULE_69__ = __webpack_require__(7602);
/* harmony import */ var _chunk_F22CM443_js__WEBPACK_IMPORTED_MODULE_70__ = __webpack_require__(9219);
/* harmony import */ var _chunk_AXDBXDQA_js__WEBPACK_IMPORTED_MODULE_71__ = __webpack_require__(769);
/* harmony import */ var _chunk_ZZRVM6BJ_js__WEBPACK_IMPORTED_MODULE_72__ = __webpack_require__(2007);
/* harmony import */ var _chunk_PBSNEUKX_js__WEBPACK_IMPORTED_MODULE_73__ = __webpack_require__(2746);
/* harmony import */ var _chunk_IJS5CVIB_js__WEBPACK_IMPORTED_MODULE_74__ = __webpack_require__(6545);
/* harmony import */ var _chunk_4M35CLR5_js__WEBPACK_IMPORTED_MODULE_75__ = __webpack_require__(4289);
/* harmony import */ var _chunk_5VUAU6AY_js__WEBPACK_IMPORTED_MODULE_76__ = __webpack_require__(4552);
/* harmony import */ var _chunk_VYJWESCB_js__WEBPACK_IMPORTED_MODULE_77__ = __webpack_require__(2559);
/* harmony import */ var _chunk_HIEX6FDX_js__WEBPACK_IMPORTED_MODULE_78__ = __webpack_require__(1718);
/* harmony import */ var _chunk_LSYKGLUU_js__WEBPACK_IMPORTED_MODULE_79__ = __webpack_require__(2608);
/* harmony import */ var _chunk_HVPPPS42_js__WEBPACK_IMPORTED_MODULE_80__ = __webpack_require__(3381);
/* harmony import */ var _chunk_TLKUPUZY_js__WEBPACK_IMPORTED_MODULE_81__ = __webpack_require__(2378);
/* harmony import */ var _chunk_VSVOV53S_js__WEBPACK_IMPORTED_MODULE_82__ = __webpack_require__(4631);
/* harmony import */ var _chunk_PBWO3LQD_js__WEBPACK_IMPORTED_MODULE_83__ = __webpack_require__(9234);
/* harmony import */ var _chunk_7NCGDYWU_js__WEBPACK_IMPORTED_MODULE_84__ = __webpack_require__(1896);
/* harmony import */ var _chunk_PPYGLNZG_js__WEBPACK_IMPORTED_MODULE_85__ = __webpack_require__(2041);
/* harmony import */ var _chunk_HT364SOW_js__WEBPACK_IMPORTED_MODULE_86__ = __webpack_require__(2514);
/* harmony import */ var _chunk_7SX7NVD2_js__WEBPACK_IMPORTED_MODULE_87__ = __webpack_require__(5749);
/* harmony import */ var _chunk_5FEUHDZR_js__WEBPACK_IMPORTED_MODULE_88__ = __webpack_require__(7617);
/* harmony import */ var _chunk_GM7WFPGG_js__WEBPACK_IMPORTED_MODULE_89__ = __webpack_require__(7706);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_94__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_95__ = __webpack_require__(6760);



















































































































// build/report/hand-over-words.js
function publishedLine({ plan, pull }) {
  const shown = pull === void 0 ? "" : ` and shown on pull request #${pull.number}`;
  return `The hand-over of run ${plan.runId} (${plan.feature}) is published${shown}.`;
}
function publishedSummary(state, maxChars) {
  const said = `**${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_21__/* .text */ .Qq)(publishedLine(state), 600)}**`;
  return `${said}

${(0,_chunk_JKWU4NJT_js__WEBPACK_IMPORTED_MODULE_1__/* .stickyComment */ .NL)(state, { maxChars: maxChars - said.length - 2 })}`;
}

// build/settings/without-agents.js
function withoutAgents(layer) {
  const isKept = ([typed]) => {
    const name = (0,_chunk_YFOEWR3D_js__WEBPACK_IMPORTED_MODULE_60__/* .settingNamed */ .A$)(typed);
    return name === void 0 || (0,_chunk_YFOEWR3D_js__WEBPACK_IMPORTED_MODULE_60__/* .rowOf */ .OB)(name).group !== "agent";
  };
  const kept = Object.fromEntries(Object.entries(layer.values).filter(isKept));
  return { ...layer, values: { ...kept, agent: "rehearsal" } };
}

// build/action/hand-over/judge-history.js
async function judgeHistory(repository, call) {
  const records = await judgeRecords(repository, call);
  if ("ok" in records)
    return records;
  const branch = await judgeBranch(repository, call);
  if ("ok" in branch)
    return branch;
  const fresh = judgeFresh(call);
  if ("ok" in fresh)
    return fresh;
  const { push, replaces } = branch;
  return { ok: true, work: [...push === void 0 ? [] : [push], ...fresh.pushes], records: records.push, replaces };
}
async function judgeRecords(repository, { sorted: { feature, state }, base }) {
  const ref = `refs/ralph/${feature}/state`;
  const there = base.remoteRefs.get(ref);
  if (there === state)
    return { push: void 0 };
  if (there !== void 0 && !await repository.isAncestor(there, state))
    return refuse(`does not go on from ${ref}, which another run has written since`);
  return { push: { ref, commit: state, expect: there ?? null } };
}
async function judgeBranch(repository, call) {
  const { base, plan, roots } = call;
  const { branch } = call.sorted;
  if (branch === void 0)
    return {};
  const { name, commit } = branch;
  const ref = `refs/heads/${name}`;
  const there = base.remoteRefs.get(ref);
  if (there === commit)
    return {};
  if (there !== void 0 && await repository.isAncestor(there, commit))
    return { push: { ref, commit, expect: there } };
  if (!await isOnBase(repository, { base, roots, commit }))
    return refuse(`has a branch ${name} that is not built on ${base.branch}`);
  if (there === void 0)
    return { push: { ref, commit, expect: null } };
  if (plan.replaces !== there)
    return refuse(`does not go on from ${name}, to which somebody has pushed since`);
  if (!await isReplaceable(repository, call, { name, there }))
    return refuse(`takes the place of ${name}, which holds commits of which no records on the remote know`);
  return { push: { ref, commit, expect: there }, replaces: there };
}
async function isReplaceable(repository, { base, sorted: { feature }, pullState }, { name, there }) {
  await repository.isAncestor(base.commit, there);
  const own = (0,_chunk_IS5W2EYW_js__WEBPACK_IMPORTED_MODULE_33__/* .ownCommits */ .J)(repository, { base, feature });
  if (await (0,_chunk_4XUYOTG7_js__WEBPACK_IMPORTED_MODULE_67__/* .ownSince */ .t)(repository, { base, head: there, own }) !== void 0)
    return true;
  return await pullState({ branch: name, commit: there, base: base.branch }) === "merged";
}
async function isOnBase(repository, { base, roots, commit }) {
  for (const root of roots) {
    const isBase = root === base.commit || await repository.isAncestor(root, base.commit);
    if (isBase && await repository.isAncestor(root, commit))
      return true;
  }
  return false;
}
function judgeFresh({ sorted, base }) {
  const all = [...sorted.wips, ...sorted.needed];
  const taken = all.find(({ ref, commit }) => (base.remoteRefs.get(ref) ?? commit) !== commit);
  if (taken !== void 0)
    return refuse(`names ${taken.ref}, which the remote has with other work`);
  const fresh = all.filter(({ ref }) => !base.remoteRefs.has(ref));
  return { pushes: fresh.map(({ ref, commit }) => ({ ref, commit, expect: null })) };
}
function refuse(what) {
  return (0,_chunk_ZY654XUQ_js__WEBPACK_IMPORTED_MODULE_90__/* .configError */ .Fj)(`The hand-over ${what}. Nothing was pushed; its artifact keeps the work.`);
}

// build/action/hand-over/judge-words.js
async function judgeWords(repository, { records, known }) {
  const there = new Map(known === void 0 ? [] : (await journalsIn(repository, known)).map((each) => [each.path, each]));
  const changed = (await journalsIn(repository, records)).filter(({ path, sha }) => there.get(path)?.sha !== sha);
  const words = [];
  for (const { path } of changed)
    words.push(...await wordsIn(repository, records, path));
  if (words.length === 0)
    return void 0;
  const heard = /* @__PURE__ */ new Set();
  for (const path of there.keys())
    for (const each of await wordsIn(repository, known ?? "", path))
      heard.add(each);
  const made = words.find((each) => !heard.has(each));
  return made === void 0 ? void 0 : refuse2(made);
}
async function journalsIn(repository, commit) {
  return (await repository.listFiles(commit, "runs")).filter(({ path }) => path.endsWith(".jsonl"));
}
async function wordsIn(repository, commit, path) {
  const name = path.slice("runs/".length);
  const { content } = await (0,_chunk_XQ5PPZH7_js__WEBPACK_IMPORTED_MODULE_91__/* .readForeign */ .v)(repository, { commit, name, place: "of the hand-over" });
  return content.ok ? content.events.flatMap(wordsOf) : [];
}
function wordsOf({ outcome }) {
  switch (outcome.type) {
    case "approved":
      return [`${signOffOf(outcome.commit)} by ${outcome.person}`, signOffOf(outcome.commit)];
    case "begun":
      return outcome.plan.approved === void 0 ? [] : [signOffOf(outcome.plan.approved)];
    case "fix-asked":
      return [`a fix that ${outcome.person} asks for: ${outcome.text}`];
    default:
      return [];
  }
}
function signOffOf(commit) {
  return `a sign-off of ${commit}`;
}
function refuse2(what) {
  return (0,_chunk_ZY654XUQ_js__WEBPACK_IMPORTED_MODULE_90__/* .configError */ .Fj)(`The hand-over has a journal that tells ${what.slice(0, 300)}, of which the remote has not heard. Nothing was pushed; look at the job that made it.`);
}

// build/action/hand-over/judge-workflows.js
var MOST_COMMITS = 5e3;
var FOLDER = ".github/workflows";
async function judgeWorkflows(repository, call) {
  const { branches, records, known } = call;
  const ofBranches = await commitsBeyond(repository, branches, known);
  const ofRecords = await commitsBeyond(repository, [records], [...known, ...branches]);
  const all = [...ofBranches, ...ofRecords];
  if (all.length > MOST_COMMITS)
    return (0,_chunk_ZY654XUQ_js__WEBPACK_IMPORTED_MODULE_90__/* .configError */ .Fj)(`The hand-over has more than ${MOST_COMMITS} commits. Nothing was pushed; its artifact keeps them.`);
  const folders = await foldersOf(repository, [
    call.base,
    records,
    ...all.flatMap((each) => [each.commit, ...each.parents])
  ]);
  const judge = { repository, call, folders, judged: new Set(ofBranches.map(({ commit }) => commit)) };
  if (folders.get(records) !== none)
    return refuse3(records);
  for (const each of ofBranches)
    if (!await isTaken(judge, each))
      return refuse3(each.commit);
  for (const each of ofRecords)
    if (folders.get(each.commit) !== none && !await isTaken(judge, each))
      return refuse3(each.commit);
  return void 0;
}
function refuse3(commit) {
  return (0,_chunk_ZY654XUQ_js__WEBPACK_IMPORTED_MODULE_90__/* .configError */ .Fj)(`Commit ${commit.slice(0, 10)} of the hand-over changes ${FOLDER}, which no run pushes. Nothing was pushed; look at the job that made it.`);
}
async function commitsBeyond({ git }, tips, known) {
  if (tips.length === 0)
    return [];
  const input = [...tips, ...known.map((commit) => `^${commit}`), ""].join("\n");
  const out = await git.ok(["rev-list", "--parents", `--max-count=${MOST_COMMITS + 1}`, "--stdin"], { input });
  const lines = out.toString("latin1").split("\n").filter(Boolean);
  return lines.map((line) => {
    const [commit = "", ...parents] = line.split(" ");
    return { commit, parents };
  });
}
var none = "none";
async function foldersOf({ git }, commits) {
  const unique = [...new Set(commits)];
  const input = unique.map((commit) => `${commit}:${FOLDER}
`).join("");
  const lines = (await git.ok(["cat-file", "--batch-check"], { input })).toString("utf8").split("\n");
  return new Map(unique.map((commit, at) => [commit, /^([0-9a-f]{40}) /.exec(lines[at] ?? "")?.[1] ?? none]));
}
async function isTaken(judge, { commit, parents }) {
  const { folders, call } = judge;
  const folder = folders.get(commit);
  if (folder === folders.get(call.base))
    return true;
  for (const parent of parents)
    if (!await isOfProject(judge, parent))
      return false;
  const [first, second, other] = parents;
  if (first === void 0 || other !== void 0)
    return false;
  const isSame = second === void 0 || folders.get(first) === folders.get(second);
  return folder === (isSame ? folders.get(first) : await mergedFolder(judge, [first, second]));
}
async function isOfProject({ repository, call, folders, judged }, parent) {
  if (folders.get(parent) !== none || judged.has(parent))
    return true;
  if (await repository.isAncestor(parent, call.base))
    return true;
  return call.tip !== void 0 && repository.isAncestor(parent, call.tip);
}
async function mergedFolder({ repository, folders }, [ours, theirs]) {
  if (!await repository.isAncestor(ours, theirs))
    await repository.isAncestor(theirs, ours);
  const found = await repository.git.run(["merge-base", "--all", ours, theirs]);
  const roots = found.stdout.toString("latin1").split("\n").filter(Boolean);
  if (roots.length === 0)
    return void 0;
  const before = [...(await foldersOf(repository, roots)).values()];
  if (before.every((each) => each === folders.get(ours)))
    return folders.get(theirs);
  return before.every((each) => each === folders.get(theirs)) ? folders.get(ours) : void 0;
}

// build/action/hand-over/own-work.js
async function findOwnWork(repository, { base, settings, workspace }) {
  const { commit } = base;
  const { prd, feature, branchPrefix } = settings;
  const objective = (0,_chunk_T2IQA4U6_js__WEBPACK_IMPORTED_MODULE_15__/* .objectiveOf */ .pc)(void 0, settings);
  const search = { prd, feature, workspace, commit };
  const found = objective ? (0,_chunk_T2IQA4U6_js__WEBPACK_IMPORTED_MODULE_15__/* .objectivePrd */ .kO)(objective) : await (0,_chunk_7MMTQUIL_js__WEBPACK_IMPORTED_MODULE_19__/* .findPrd */ .Mp)(repository, { ...search, paths: await (0,_chunk_T2IQA4U6_js__WEBPACK_IMPORTED_MODULE_15__/* .tellingPaths */ .Em)(repository, commit) });
  if (!found.ok)
    return void 0;
  return { feature: found.feature, branch: (0,_chunk_FH53G2YE_js__WEBPACK_IMPORTED_MODULE_92__/* .branchName */ .at)({ base, prd: found, branchPrefix }) };
}
function judgeOwner({ base, own, plan }) {
  const { feature, branch } = plan;
  const isOwnFeature = feature === own?.feature;
  const isOwnBranch = own !== void 0 && isNumbered(branch, own.branch);
  const names = `${own === void 0 ? "name no feature" : `are about feature ${own.feature}`}. ${remedy}`;
  const taken = [
    ...isOwnFeature ? [] : [`refs/ralph/${feature}/state`],
    ...isOwnFeature && isOwnBranch ? [] : [`refs/heads/${branch}`]
  ].find((ref) => base.remoteRefs.has(ref));
  if (taken !== void 0 && isOwnFeature)
    return (0,_chunk_ZY654XUQ_js__WEBPACK_IMPORTED_MODULE_90__/* .configError */ .Fj)(`The hand-over is about ${taken}, which is there already, and runs of feature ${feature} work on ${own.branch}. Nothing was pushed; its artifact keeps the work.`);
  if (taken !== void 0)
    return (0,_chunk_ZY654XUQ_js__WEBPACK_IMPORTED_MODULE_90__/* .configError */ .Fj)(`The hand-over is about feature ${feature}, of which ${taken} is there already, and the settings of this job ${names} Nothing was pushed; its artifact keeps the work.`);
  if (isOwnFeature)
    return {};
  return {
    warning: `The hand-over is about feature ${feature}, and the settings of this job ${names} The next one will be refused.`
  };
}
var remedy = "Give both jobs the same prd, feature and objective.";
function isNumbered(name, branch) {
  return name === branch || name.startsWith(`${branch}-`) && /^[1-9]\d{0,5}$/.test(name.slice(branch.length + 1));
}

// build/action/hand-over/push-accepted.js
async function pushAccepted(repository, { accepted, state, base, needed }) {
  const { plan } = state;
  const { work, records, replaces } = accepted;
  const keep = (0,_chunk_SQSYDYQH_js__WEBPACK_IMPORTED_MODULE_35__/* .replacedRef */ .o8)(plan.feature, replaces ?? "");
  const ours = (0,_chunk_ZQWTKADU_js__WEBPACK_IMPORTED_MODULE_0__/* .replacingBranch */ .u)(repository, { ref: `refs/heads/${plan.branch}`, seen: replaces, keep });
  const refused2 = declined(work.length === 0 ? [] : await ours.push(work));
  if (refused2 !== void 0)
    return refused2;
  const unrecorded = declined(records === void 0 ? [] : await repository.push([records]));
  if (unrecorded !== void 0)
    return unrecorded;
  const old = unneeded({ base, state, needed });
  if (old.length > 0)
    await repository.push(old);
  return void 0;
}
function unneeded({ base, state, needed }) {
  const ref = `refs/ralph/${state.plan.feature}/state`;
  const kept = new Set([...(0,_chunk_45DEJ47T_js__WEBPACK_IMPORTED_MODULE_7__/* .neededCommits */ .U)(state), ...needed.map((each) => each.commit)].map((each) => (0,_chunk_AGZVG3ZW_js__WEBPACK_IMPORTED_MODULE_93__/* .neededRef */ .nv)(ref, each)));
  return [...base.remoteRefs].filter(([name]) => name.startsWith((0,_chunk_AGZVG3ZW_js__WEBPACK_IMPORTED_MODULE_93__/* .neededPlace */ .Ff)(ref)) && !kept.has(name)).map(([name, commit]) => ({ ref: name, commit, expect: commit, remove: true }));
}
function declined(results) {
  const problems = results.flatMap((result) => result.ok ? [] : [result]);
  if (problems.length === 0)
    return void 0;
  const reasons = problems.map(({ ref, problem }) => `${ref} was not pushed: ${problem.message}`);
  const isPassing = problems.every(({ problem: { kind } }) => kind === "network" || kind === "timeout");
  return isPassing ? (0,_chunk_ZY654XUQ_js__WEBPACK_IMPORTED_MODULE_90__/* .environmentBroken */ .j8)(...reasons, again) : (0,_chunk_ZY654XUQ_js__WEBPACK_IMPORTED_MODULE_90__/* .configError */ .Fj)(...reasons, again);
}
var again = "The artifact keeps the work: run this job again once the cause is mended.";

// build/action/hand-over/read-file.js


var MOST_MB = 256;
function readHandOver(folder, mostBytes = MOST_MB * 1024 * 1024) {
  const names = listed(folder)?.filter((each) => !(0,_chunk_7YL7YDXG_js__WEBPACK_IMPORTED_MODULE_53__/* .isUnfinished */ .u)(each, _chunk_GQDDFI5L_js__WEBPACK_IMPORTED_MODULE_55__/* .HAND_OVER_FILE */ .M));
  if (names === void 0 || names.length === 0)
    return (0,_chunk_ZY654XUQ_js__WEBPACK_IMPORTED_MODULE_90__/* .configError */ .Fj)(`hand_over: there is nothing in ${folder}. ${fill}`);
  const file = (0,node_path__WEBPACK_IMPORTED_MODULE_95__.join)(folder, _chunk_GQDDFI5L_js__WEBPACK_IMPORTED_MODULE_55__/* .HAND_OVER_FILE */ .M);
  const [name, other] = names;
  if (name !== _chunk_GQDDFI5L_js__WEBPACK_IMPORTED_MODULE_55__/* .HAND_OVER_FILE */ .M || other !== void 0) {
    const found = names.slice(0, 5).join(", ");
    return (0,_chunk_ZY654XUQ_js__WEBPACK_IMPORTED_MODULE_90__/* .configError */ .Fj)(`hand_over: ${folder} holds ${found}, and ${_chunk_GQDDFI5L_js__WEBPACK_IMPORTED_MODULE_55__/* .HAND_OVER_FILE */ .M} alone is expected. ${fill}`);
  }
  const facts = (0,node_fs__WEBPACK_IMPORTED_MODULE_94__.lstatSync)(file);
  if (!facts.isFile())
    return (0,_chunk_ZY654XUQ_js__WEBPACK_IMPORTED_MODULE_90__/* .configError */ .Fj)(`hand_over: ${file} is no regular file. ${fill}`);
  if (facts.size > mostBytes) {
    return (0,_chunk_ZY654XUQ_js__WEBPACK_IMPORTED_MODULE_90__/* .configError */ .Fj)(`hand_over: ${file} has ${facts.size} bytes, and at most ${mostBytes} are taken. Look at the job that made it; its artifact keeps the work.`);
  }
  const bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_94__.readFileSync)(file);
  const read = (0,_chunk_WEGVREPM_js__WEBPACK_IMPORTED_MODULE_96__/* .readBundleHeader */ .o)(bytes);
  if (!read.ok)
    return (0,_chunk_ZY654XUQ_js__WEBPACK_IMPORTED_MODULE_90__/* .configError */ .Fj)(`hand_over: ${file} ${read.why}. ${fill}`);
  return { ok: true, header: read.header, pack: bytes.subarray(read.header.packAt) };
}
var fill = "Download the artifact of the job that worked into a folder of its own.";
function listed(folder) {
  try {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_94__.readdirSync)(folder);
  } catch {
    return void 0;
  }
}

// build/action/hand-over/read-run.js
async function readHandedRun(repository, { sorted, base, settings: { branchPrefix, approval } }) {
  const names = (await repository.listFolder(sorted.state, "runs")).map(({ path }) => path.slice("runs/".length));
  const [name] = names.filter(_chunk_GT4QCAAJ_js__WEBPACK_IMPORTED_MODULE_97__/* .isOfRun */ .NG).sort(_chunk_GT4QCAAJ_js__WEBPACK_IMPORTED_MODULE_97__/* .newestFirst */ .ll);
  if (name === void 0)
    return refuse4("has no journal of a run");
  const { content } = await (0,_chunk_XQ5PPZH7_js__WEBPACK_IMPORTED_MODULE_91__/* .readForeign */ .v)(repository, { commit: sorted.state, name, place: "of the hand-over" });
  if (!content.ok)
    return refuse4(`has a journal that cannot be read. ${content.message}`);
  const state = stateOf(content.events);
  if (state === void 0)
    return refuse4("has a journal that tells no run");
  const { plan } = state;
  if (plan.feature !== sorted.feature)
    return refuse4(`has records of ${sorted.feature} and a journal of another feature`);
  if (plan.base.branch !== base.branch)
    return refuse4(`is about another base than ${base.branch}`);
  if (sorted.branch !== void 0 && sorted.branch.name !== plan.branch)
    return refuse4(`has the branch ${sorted.branch.name} and a journal about another one`);
  if (!(0,_chunk_7BNFKH5Q_js__WEBPACK_IMPORTED_MODULE_98__/* .isBelow */ .Y)(`refs/heads/${plan.branch}`, branchPrefix) || plan.branch === base.branch)
    return refuse4(`has a journal about a branch that no run with branch_prefix: ${branchPrefix} makes`);
  if (approval === "required" && plan.approval !== "required")
    return refuse4("has a journal of a run that nobody has to sign off, and signoff: required is set");
  return { ok: true, state };
}
function stateOf(events) {
  try {
    return (0,_chunk_NQPWIYPG_js__WEBPACK_IMPORTED_MODULE_34__/* .fold */ .AU)(events)?.state;
  } catch {
    return void 0;
  }
}
function refuse4(what) {
  return (0,_chunk_ZY654XUQ_js__WEBPACK_IMPORTED_MODULE_90__/* .configError */ .Fj)(`The hand-over ${what}. Nothing was pushed; look at the job that made it.`);
}

// build/action/hand-over/show.js
async function showRun(show) {
  const { state, settings, isPushed } = show;
  const { githubToken: token, createPr } = settings;
  if (token === void 0 || createPr === "none")
    return state;
  const face = faceOf(show, { token, createPr: stateOfPull(state.plan, { approval: settings.approval, createPr }) });
  face.changed(state);
  if (isPushed)
    face.branchPushed(state);
  const shown = (0,_chunk_SQSYDYQH_js__WEBPACK_IMPORTED_MODULE_35__/* .withResults */ .F2)(state, { type: "settled", results: [], ...await face.settle(state) });
  face.changed(shown);
  await face.finish(shown);
  return shown;
}
function stateOfPull(plan, { approval, createPr }) {
  return approval === "required" || plan.approval === "required" ? "draft" : createPr;
}
function redactor(env) {
  const secrets = (0,_chunk_XT7TZLQN_js__WEBPACK_IMPORTED_MODULE_27__/* .secretsIn */ .V)(env);
  return (text2) => (0,_chunk_5XMERBFQ_js__WEBPACK_IMPORTED_MODULE_29__/* .redact */ .E$)(text2, secrets).text;
}
function faceOf({ call, job, settings, state: { plan } }, { token, createPr }) {
  const clean = redactor(call.env);
  const say = (text2) => (0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_59__/* .forLog */ .Ig)([(0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_59__/* .plain */ .pj)(text2)], 4e3).join(" ");
  return (0,_chunk_JKWU4NJT_js__WEBPACK_IMPORTED_MODULE_1__/* .githubFace */ .hN)({
    ...{ apiUrl: job.apiUrl, serverUrl: job.serverUrl, repository: job.repository, token, createPr },
    ...{ head: plan.branch, base: plan.base.branch, comments: settings.useStickyComment, cancel: call.cancel },
    continues: true,
    marker: `${job.workflow}:${plan.feature}`,
    texts: {
      title: (state) => (0,_chunk_JKWU4NJT_js__WEBPACK_IMPORTED_MODULE_1__/* .redactedTitle */ .VW)((0,_chunk_JKWU4NJT_js__WEBPACK_IMPORTED_MODULE_1__/* .pullRequestTitle */ .Zr)(state), clean),
      body: (state) => (0,_chunk_JKWU4NJT_js__WEBPACK_IMPORTED_MODULE_1__/* .redactedText */ .Q2)((maxChars) => (0,_chunk_JKWU4NJT_js__WEBPACK_IMPORTED_MODULE_1__/* .pullRequestBody */ .NF)(state, { links: job, maxChars }), clean),
      comment: (state) => (0,_chunk_JKWU4NJT_js__WEBPACK_IMPORTED_MODULE_1__/* .redactedText */ .Q2)((maxChars) => (0,_chunk_JKWU4NJT_js__WEBPACK_IMPORTED_MODULE_1__/* .stickyComment */ .NL)(state, { links: job, maxChars }), clean)
    },
    onWarning: (text2) => call.log.warning(say(text2)),
    onInfo: (text2) => call.log.info(say(text2))
  });
}

// build/action/hand-over/take-in.js
var MOST_NEEDS = 200;
async function takeIn(repository, call) {
  const { handOver, base } = call;
  const { needs, refs } = handOver.header;
  if (needs.length > MOST_NEEDS)
    return refuse5(`needs ${needs.length} commits`);
  const tips = await fetchTips(repository, call);
  if ("ok" in tips)
    return tips;
  const roots = [base.commit, ...tips.commits];
  for (const need of needs) {
    if (roots.includes(need))
      continue;
    if (!await isWithin(repository, need, roots))
      return refuse5(`needs commit ${need.slice(0, 10)}, which is not in the history of ${base.branch} or of its own branches`);
    roots.push(need);
  }
  const unpacked = await (0,_chunk_WEGVREPM_js__WEBPACK_IMPORTED_MODULE_96__/* .unpackBundle */ .z)(repository.git, handOver.pack);
  if (!unpacked.ok)
    return refuse5(`cannot be opened. ${unpacked.problem.message}`);
  const absent = await firstNoCommit(repository, refs.map(({ commit }) => commit));
  return absent === void 0 ? { ok: true, roots, tip: tips.tip } : refuse5(`names ${absent.slice(0, 10)}, which is no commit of it`);
}
async function fetchTips(repository, { sorted: { feature, branch }, base }) {
  const ref = `refs/ralph/${feature}/state`;
  const state = await fetchTip(repository, base, ref);
  const ours = branch && await fetchTip(repository, base, `refs/heads/${branch.name}`);
  if (state?.ok === false)
    return state;
  if (ours?.ok === false)
    return ours;
  const commits = [state, ours].flatMap((each) => each?.commit ?? []);
  for (const name of [...base.remoteRefs.keys()].filter((each) => each.startsWith((0,_chunk_AGZVG3ZW_js__WEBPACK_IMPORTED_MODULE_93__/* .neededPlace */ .Ff)(ref)))) {
    const kept = await fetchTip(repository, base, name);
    if (kept?.ok === false)
      return kept;
    commits.push(...kept === void 0 ? [] : [kept.commit]);
  }
  return { commits, tip: ours?.commit };
}
async function fetchTip(repository, base, ref) {
  if (!base.remoteRefs.has(ref))
    return void 0;
  const fetched = await repository.fetchRef(ref);
  return fetched.ok ? fetched : (0,_chunk_CRJQEBYF_js__WEBPACK_IMPORTED_MODULE_99__/* .remoteRefusal */ .jH)(fetched.problem);
}
async function isWithin(repository, commit, tips) {
  for (const tip of tips)
    if (await repository.isAncestor(commit, tip))
      return (await repository.importCommit(commit)).ok;
  return false;
}
async function firstNoCommit({ git }, commits) {
  const out = await git.ok(["cat-file", "--batch-check"], { input: `${commits.join("\n")}
` });
  const lines = out.toString("latin1").split("\n");
  return commits.find((commit, at) => !lines[at]?.startsWith(`${commit} commit `));
}
function refuse5(what) {
  return (0,_chunk_ZY654XUQ_js__WEBPACK_IMPORTED_MODULE_90__/* .configError */ .Fj)(`The hand-over ${what}. Nothing was pushed; look at the job that made it.`);
}

// build/action/hand-over/publish.js
async function publishHandOver(call) {
  const folder = (0,_chunk_HUEKQX4K_js__WEBPACK_IMPORTED_MODULE_28__/* .inputValue */ .UV)(call.inputs, "hand_over");
  const early = (0,_chunk_HUEKQX4K_js__WEBPACK_IMPORTED_MODULE_28__/* .refuseEarly */ .SC)(call.inputs) ?? (folder === void 0 ? (0,_chunk_ZY654XUQ_js__WEBPACK_IMPORTED_MODULE_90__/* .configError */ .Fj)(noFolder) : void 0);
  if (early !== void 0 || folder === void 0)
    return (0,_chunk_MNEHPL5P_js__WEBPACK_IMPORTED_MODULE_14__/* .refused */ .J)(early ?? (0,_chunk_ZY654XUQ_js__WEBPACK_IMPORTED_MODULE_90__/* .configError */ .Fj)(noFolder));
  const handOver = readHandOver(folder);
  if (!handOver.ok)
    return (0,_chunk_MNEHPL5P_js__WEBPACK_IMPORTED_MODULE_14__/* .refused */ .J)(handOver);
  const done = await (0,_chunk_HEIYFMTP_js__WEBPACK_IMPORTED_MODULE_6__/* .withRepository */ .B)(call, (repository) => publishFrom(call, repository, handOver));
  if (call.call.cancel.aborted && "ok" in done)
    return (0,_chunk_MNEHPL5P_js__WEBPACK_IMPORTED_MODULE_14__/* .refused */ .J)((0,_chunk_ZY654XUQ_js__WEBPACK_IMPORTED_MODULE_90__/* .interrupted */ .VM)(call.call.cancel));
  return "ok" in done ? (0,_chunk_MNEHPL5P_js__WEBPACK_IMPORTED_MODULE_14__/* .refused */ .J)(done) : done;
}
var noFolder = "mode: publish needs the folder into which the hand-over was downloaded. Write hand_over: with its absolute path.";
async function publishFrom({ call, job, inputs }, repository, handOver) {
  const baseBranch = (0,_chunk_HUEKQX4K_js__WEBPACK_IMPORTED_MODULE_28__/* .inputValue */ .UV)(inputs, "base_branch");
  const base = await (0,_chunk_CRJQEBYF_js__WEBPACK_IMPORTED_MODULE_99__/* .findBase */ .lN)(repository, { job, baseBranch, onImported: () => void 0 });
  if (!base.ok)
    return base;
  const policy = await (0,_chunk_DPDJRULU_js__WEBPACK_IMPORTED_MODULE_18__/* .readPartly */ .j)(repository, { commit: base.commit, inputs, ofLayer: withoutAgents });
  const access = await base.access();
  if (!policy.ok)
    return policy;
  if (!access.ok)
    return (0,_chunk_CRJQEBYF_js__WEBPACK_IMPORTED_MODULE_99__/* .remoteRefusal */ .jH)(access.problem);
  const { settings } = policy;
  const { approval, createPr, githubToken: token } = settings;
  const branchPrefix = (0,_chunk_FH53G2YE_js__WEBPACK_IMPORTED_MODULE_92__/* .prefixAt */ .oL)(settings.branchPrefix, base.remoteRefs);
  const neverPushed = [base.branch, base.defaultBranch];
  const sorted = (0,_chunk_7BNFKH5Q_js__WEBPACK_IMPORTED_MODULE_98__/* .sortRefs */ .x)({ refs: handOver.header.refs, branchPrefix, neverPushed });
  if (!sorted.ok)
    return sorted;
  const asking = { job, cancel: call.cancel, token, onNote: call.log.info };
  const pushed = await pushExamined(repository, {
    ...{ handOver, sorted, base, settings: { branchPrefix, approval } },
    own: await findOwnWork(repository, { base, settings, workspace: job.workspace }),
    pullState: async (branch) => createPr === "none" ? "unknown" : (0,_chunk_JFUBW5K5_js__WEBPACK_IMPORTED_MODULE_100__/* .askPull */ .d0)(asking, branch),
    onWarning: call.log.warning
  });
  if (!pushed.ok)
    return pushed;
  const { pull: _, pullNotes: __, ...state } = pushed.state;
  for (const { ref } of handOver.header.refs)
    call.log.info(`published: ${ref}`);
  const shown = await showRun({ call, job, settings, state, isPushed: sorted.branch !== void 0 });
  return endOf(call, shown);
}
async function pushExamined(repository, { handOver, sorted, base, settings, own, pullState, onWarning }) {
  const taken = await takeIn(repository, { handOver, sorted, base });
  if (!taken.ok)
    return taken;
  const { roots, tip } = taken;
  const { branch, wips, needed, state: records } = sorted;
  const beside = [...wips, ...needed].map(({ commit }) => commit);
  const branches = [...branch === void 0 ? [] : [branch.commit], ...beside];
  const workflows = await judgeWorkflows(repository, { branches, records, known: roots, base: base.commit, tip });
  if (workflows !== void 0)
    return workflows;
  const run = await readHandedRun(repository, { sorted, base, settings });
  if (!run.ok)
    return run;
  const known = base.remoteRefs.get(`refs/ralph/${sorted.feature}/state`);
  const words = await judgeWords(repository, { records, known });
  if (words !== void 0)
    return words;
  const { plan } = run.state;
  const owner = judgeOwner({ base, own, plan });
  if ("ok" in owner)
    return owner;
  const accepted = await judgeHistory(repository, { sorted, base, plan, roots, pullState });
  if (!accepted.ok)
    return accepted;
  if (owner.warning !== void 0)
    onWarning(owner.warning);
  const declined2 = await pushAccepted(repository, { accepted, state: run.state, base, needed });
  return declined2 ?? { ok: true, state: publishedState(run.state, handOver) };
}
function publishedState(state, { header }) {
  const there = new Set(header.refs.map(({ ref, commit }) => `${ref} ${commit}`));
  const results = state.publications.filter(({ ref, commit }) => there.has(`${ref} ${commit}`)).map(({ ref, commit }) => ({ ref, commit, status: "pushed", detail: "" }));
  return (0,_chunk_SQSYDYQH_js__WEBPACK_IMPORTED_MODULE_35__/* .withResults */ .F2)(state, { type: "settled", results });
}
async function endOf({ log, env, onSummary }, state) {
  const said = publishedLine(state);
  log.notice(said);
  const summary = (0,_chunk_JKWU4NJT_js__WEBPACK_IMPORTED_MODULE_1__/* .redactedText */ .Q2)((maxChars) => publishedSummary(state, maxChars), redactor(env));
  await onSummary(summary);
  const halt = { kind: "skipped", detail: said };
  const outputs = (0,_chunk_3T5H4AS7_js__WEBPACK_IMPORTED_MODULE_9__/* .outputsOf */ .Y)(state, { halt, failOn: ["never"], logsPath: "" });
  return { exitCode: 0, outputs: { ...outputs, report_file: "" }, reasons: [], halt };
}



/***/ })

};
