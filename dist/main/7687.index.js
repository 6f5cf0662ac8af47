export const id = 7687;
export const ids = [7687];
export const modules = {

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

/***/ 7687:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   refusalText: () => (/* binding */ refusalText)
/* harmony export */ });
/* harmony import */ var _chunk_KQHFK2HX_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5339);
/* harmony import */ var _chunk_G2JEMSX7_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7629);
/* harmony import */ var _chunk_F7NEAX73_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3901);
/* harmony import */ var _chunk_KRG34RUE_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(107);
/* harmony import */ var _chunk_T5NFTC2E_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8575);
/* harmony import */ var _chunk_NHEJULNA_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5789);
/* harmony import */ var _chunk_HU6JLHXH_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3267);
/* harmony import */ var _chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7755);
/* harmony import */ var _chunk_RCF2NXRN_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1021);
/* harmony import */ var _chunk_OEZ2S3KL_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5325);
/* harmony import */ var _chunk_7V2G77W5_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(6200);
/* harmony import */ var _chunk_YPRXCMKV_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(734);
/* harmony import */ var _chunk_GQCKQYOX_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(8307);
/* harmony import */ var _chunk_7IDAUMO3_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(4323);
/* harmony import */ var _chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(8758);
/* harmony import */ var _chunk_PJPQ5YWG_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(7109);
/* harmony import */ var _chunk_IF24CE4W_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(2932);
/* harmony import */ var _chunk_4OH6RVXA_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(2216);
/* harmony import */ var _chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(2697);
/* harmony import */ var _chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(8688);
/* harmony import */ var _chunk_O3T4C5BO_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(3781);
/* harmony import */ var _chunk_QHLLH7P2_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(5494);
/* harmony import */ var _chunk_ISAR73FD_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(4163);
/* harmony import */ var _chunk_JHVB53DR_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(3088);
/* harmony import */ var _chunk_GM7WFPGG_js__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(7706);































// build/action/refusal-text.js
function refusalText({ halt, reasons, exitCode }, log) {
  const say = exitCode === 0 ? log.notice : log.error;
  for (const reason of reasons)
    say((0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_19__/* .forLog */ .Ig)([(0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_19__/* .plain */ .pj)(reason)], 4e3).join("\n"));
  return (0,_chunk_KQHFK2HX_js__WEBPACK_IMPORTED_MODULE_0__/* .refusalSummary */ .Z)(halt, reasons);
}



/***/ })

};
