"use strict";
exports.id = 1372;
exports.ids = [1372];
exports.modules = {

/***/ 1372:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

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
/* harmony import */ var _chunk_CIQLHV72_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8927);
/* harmony import */ var _chunk_VJVIYZ3O_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9433);
/* harmony import */ var _chunk_RCF2NXRN_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7152);
/* harmony import */ var _chunk_F7NEAX73_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9148);
/* harmony import */ var _chunk_GWRAI2EL_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9268);
/* harmony import */ var _chunk_7NRJR3S6_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4802);
/* harmony import */ var _chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(135);
/* harmony import */ var _chunk_4XWONIP7_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5867);
/* harmony import */ var _chunk_VAVPNWJ6_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(653);
/* harmony import */ var _chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6600);
/* harmony import */ var _chunk_TA7X43X2_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3842);












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
  return `${haltIcon(run.halt)} **${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_6__/* .report_markdown__text */ .e0)(shortVerdict(run), 1500)}**`;
}
function shortVerdict({ attention, counts, failures, halt, verdict, objective }) {
  if (halt?.kind === "some_failed" && failures.length > 0 && attention.length === failures.length)
    return (0,_chunk_VJVIYZ3O_js__WEBPACK_IMPORTED_MODULE_1__/* .haltVerdict */ .p$)(halt, { objective });
  if (halt?.kind !== "block_finding" && halt?.kind !== "escalate")
    return verdict;
  if (attention.length === 0)
    return verdict;
  const open = objective ? "the objective is not reached" : (0,_chunk_VAVPNWJ6_js__WEBPACK_IMPORTED_MODULE_8__/* .core_all_of__didNotPass */ .Bn)(counts.total - counts.passed, counts.total);
  return (0,_chunk_VJVIYZ3O_js__WEBPACK_IMPORTED_MODULE_1__/* .haltVerdict */ .p$)({ ...halt, detail: open }, { objective });
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
  const where = `story ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_6__/* .report_markdown__code */ .QE)(story)}`;
  const what = (0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_6__/* .report_markdown__text */ .e0)(words, 700);
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
  const [name, path] = work.kind === "commit" ? [(0,_chunk_GWRAI2EL_js__WEBPACK_IMPORTED_MODULE_4__/* .report_attempt_facts__shortSha */ .tn)(work.commit), "commit"] : [work.branch, "tree"];
  const target = [path, work.kind === "commit" ? work.commit : work.branch];
  if (work.reached === "pushed")
    return (0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_6__/* .report_markdown__codeLink */ .sU)(name, links, target);
  return work.reached === "refused" ? `${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_6__/* .report_markdown__code */ .QE)(name)} not pushed` : (0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_6__/* .report_markdown__code */ .QE)(name);
}
function notPassedFirst(stories) {
  return stories.toSorted((a, b) => Number(a.status === "passed") - Number(b.status === "passed"));
}
function storyRow(run, story, links) {
  return (0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_6__/* .report_markdown__row */ .ly)([
    `${storyIcon(story)} ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_6__/* .report_markdown__code */ .QE)(story.id)} ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_6__/* .report_markdown__text */ .e0)(story.title, 120)}`,
    story.eligible ? triesOf(story) : "not eligible",
    (0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_6__/* .report_markdown__text */ .e0)(story.tests, 120),
    (0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_6__/* .report_markdown__text */ .e0)((0,_chunk_F7NEAX73_js__WEBPACK_IMPORTED_MODULE_3__/* .specWords */ .z)(story), 160),
    (0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_6__/* .report_markdown__text */ .e0)((0,_chunk_F7NEAX73_js__WEBPACK_IMPORTED_MODULE_3__/* .qualityWords */ .H)(story), 160),
    workCell(story, links) || earlierCell(run, story, links)
  ]);
}
function earlierCell({ earlierCommit, branch }, { status }, links) {
  if (earlierCommit === void 0 || status !== "passed")
    return "";
  return `on ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_6__/* .report_markdown__codeLink */ .sU)(branch, links, ["tree", branch])}`;
}
function triesOf({ tries, maxTries, parts }) {
  return parts === void 0 ? `${tries}/${maxTries}` : `${tries} in all`;
}
function partRows({ parts = [] }) {
  return parts.map(({ id, title, status, tries, maxTries }) => (0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_6__/* .report_markdown__row */ .ly)([
    `\u21B3 ${partIcons[status]} ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_6__/* .report_markdown__code */ .QE)(id)} ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_6__/* .report_markdown__text */ .e0)(title, 120)}`,
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
  const lines = shown.slice(extent.blocks).map((failure) => `- ${headOf(failure)}: ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_6__/* .report_markdown__text */ .e0)(failure.cause, 300)}`);
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
  const error = failure.cause.includes(failure.error) ? "" : ` \xB7 ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_6__/* .report_markdown__text */ .e0)(failure.error, 100)}`;
  return (0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_6__/* .report_markdown__details */ .ns)(`${headOf(failure)}: ${failure.status.replaceAll("_", " ")}${tries}${error}`, [
    `**Cause:** ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_6__/* .report_markdown__text */ .e0)(failure.cause === "" ? failure.status : failure.cause, 1e3)}`,
    ...reportFields(failure),
    ...firstLines(failure, extent.lines),
    ...ignoredLine(failure, extent),
    ...triedSection(failure.tried, extent.tried),
    `**Next:** ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_6__/* .report_markdown__withCode */ .sE)(failure.advice, 600)}`,
    ...failure.next.length === 0 ? [] : [(0,_chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_9__/* .report_sanitise__forFence */ .Ix)(failure.next.join("\n"), "sh")],
    ...outputPlace(failure)
  ]);
}
function outputPlace({ branch, logPath, outputFile }) {
  if (outputFile !== void 0)
    return [`Output, cut to 100 lines: ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_6__/* .report_markdown__code */ .QE)(outputFile)} on ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_6__/* .report_markdown__code */ .QE)(branch)}`];
  return logPath === void 0 ? [] : [`Whole output on the runner: ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_6__/* .report_markdown__code */ .QE)(logPath)}`];
}
function reportFields(failure) {
  if (failure.tries === 0)
    return [];
  const fields = [
    `Attempts: ${failure.tries}/${failure.maxTries}`,
    `Last gate: ${failure.lastGate}`,
    `Branch: ${failure.branch === "" ? "none" : (0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_6__/* .report_markdown__code */ .QE)(failure.branch)}`,
    `Stuck: ${failure.stuck}`,
    `Quality warnings: ${failure.qualityWarnings}`
  ];
  return [fields.join(" \xB7 ")];
}
function headOf(failure) {
  return `${storyIcon(failure)} ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_6__/* .report_markdown__code */ .QE)(failure.id)} ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_6__/* .report_markdown__text */ .e0)(failure.title, 120)}`;
}
function firstLines({ cause, firstLines: quotes }, lines) {
  if (lines === 0)
    return [];
  return quotes.slice(0, MOST2.blockers).flatMap((quote) => {
    if (quote.lines.every((line) => cause.endsWith(line)) && cause.includes(quote.reason))
      return [];
    const shown = quote.lines.slice(0, lines).map((line) => (0,_chunk_4XWONIP7_js__WEBPACK_IMPORTED_MODULE_7__/* .report_strip__cut */ .mI)(line, LINE_CHARS));
    const isSaid = quote.reason === "" || quote.lines.some((line) => quote.reason.endsWith(line));
    return [
      `**First failing lines**, ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_6__/* .report_markdown__text */ .e0)(quote.gate)}${isSaid ? "" : `: ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_6__/* .report_markdown__text */ .e0)(quote.reason)}`}`,
      ...shown.length === 0 ? [] : [(0,_chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_9__/* .report_sanitise__forFence */ .Ix)(shown.join("\n"), "text")]
    ];
  });
}
function ignoredLine({ ignored, ignoredCount }, { lines }) {
  if (ignoredCount === 0)
    return [];
  const names = ignored.slice(0, Math.max(lines, MOST2.files)).map((path) => (0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_6__/* .report_markdown__code */ .QE)(path));
  const more = ignoredCount - names.length;
  return [`**Seen by no check,** because git ignores it: ${names.join(", ")}${more > 0 ? ` and ${more} more` : ""}`];
}
function triedSection(tried, most) {
  const [only] = tried;
  if (only === void 0 || most === 0)
    return [];
  if (tried.length === 1)
    return [
      `**What was tried:** one attempt, iteration ${only.iteration}, ${(0,_chunk_7NRJR3S6_js__WEBPACK_IMPORTED_MODULE_5__/* .report_time__duration */ .L0)(only.durationMs)}, changed ${changedCell(only)}${onlyThen(only)}`
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
  return (0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_6__/* .report_markdown__row */ .ly)([
    `${tried.attempt} (iteration ${tried.iteration}${kindOf(tried)})`,
    (0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_6__/* .report_markdown__text */ .e0)(tried.gate, 120),
    (0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_6__/* .report_markdown__text */ .e0)(tried.reason),
    tried.error === tried.reason ? "" : (0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_6__/* .report_markdown__text */ .e0)(tried.error, 200),
    changedCell(tried),
    (0,_chunk_7NRJR3S6_js__WEBPACK_IMPORTED_MODULE_5__/* .report_time__duration */ .L0)(tried.durationMs),
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
  const [row = "", ...because] = decision.split(": ");
  const why = because.join(": ");
  const words = row.replaceAll("-", " ");
  return (0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_6__/* .report_markdown__text */ .e0)(why === "" || why.includes(reason) ? words : `${words}: ${why}`, 160);
}
function changedCell({ changed, changedCount }) {
  if (changedCount === 0)
    return "nothing";
  const names = changed.slice(0, MOST2.files).map((path) => (0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_6__/* .report_markdown__code */ .QE)(path));
  const more = changedCount - names.length;
  return more === 0 ? names.join(", ") : `${names.join(", ")} and ${more} more`;
}
function caughtRow(caught) {
  return (0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_6__/* .report_markdown__row */ .ly)([
    (0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_6__/* .report_markdown__code */ .QE)(caught.story),
    String(caught.attempt),
    `${kinds[caught.class]} (${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_6__/* .report_markdown__text */ .e0)(caught.rule, 60)})`,
    (0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_6__/* .report_markdown__code */ .QE)(caught.path),
    `${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_6__/* .report_markdown__text */ .e0)(caught.message, 400)}${caught.passedLater ? `${/[.!?\u2026]$/.test(caught.message) ? "" : "."} The story passed later.` : ""}`
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
      ...rows.map((story) => costRow((0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_6__/* .report_markdown__code */ .QE)(story.id), story.usage)),
      costRow("**All**", usage)
    ].join("\n"),
    ...silence(usage)
  ];
}
function costBudget(usage) {
  if (usage.calls === 0)
    return "nothing";
  return usage.costUsd === void 0 ? "unknown: the agent reports none" : (0,_chunk_RCF2NXRN_js__WEBPACK_IMPORTED_MODULE_2__/* .costWords */ .fL)(usage);
}
function costRow(name, usage) {
  const isSilent = usage.calls === usage.silentCalls;
  const tokens = [usage.inputTokens, usage.outputTokens, usage.cacheReadTokens, usage.cacheWriteTokens];
  return (0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_6__/* .report_markdown__row */ .ly)([
    name,
    String(usage.calls),
    ...tokens.map((count) => isSilent ? "unknown" : (0,_chunk_RCF2NXRN_js__WEBPACK_IMPORTED_MODULE_2__/* .grouped */ .zD)(count)),
    (0,_chunk_RCF2NXRN_js__WEBPACK_IMPORTED_MODULE_2__/* .costWords */ .fL)(usage)
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

// build/report/summary-sections.js
function headSection(run, links) {
  const facts = [
    `Feature ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_6__/* .report_markdown__code */ .QE)(run.feature)}`,
    `Run ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_6__/* .report_markdown__code */ .QE)(run.runId)}`,
    `Agent ${named(run, run.agent)}`,
    run.reviewAgent === "none" ? "Not reviewed" : `Reviewer ${named(run, run.reviewAgent)}`
  ];
  return [
    `## Ralph: ${run.headline}`,
    ...attentionSection(run),
    verdictLine(run),
    ...(0,_chunk_VJVIYZ3O_js__WEBPACK_IMPORTED_MODULE_1__/* .objectiveSection */ .t3)(run),
    [...placesOf(run, links), ...openPlace(run, links), ...facts].join(" \xB7 "),
    ...baselineSection(run.baseline)
  ];
}
function named({ clients }, agent) {
  const version = (0,_chunk_TA7X43X2_js__WEBPACK_IMPORTED_MODULE_10__/* .own */ .Z)(clients, agent);
  return (0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_6__/* .report_markdown__code */ .QE)(version === void 0 ? agent : `${agent} ${version}`);
}
function openPlace(run, links) {
  if (run.pull !== void 0 || !(0,_chunk_CIQLHV72_js__WEBPACK_IMPORTED_MODULE_0__/* .holdsWork */ .Ww)(run) || (0,_chunk_CIQLHV72_js__WEBPACK_IMPORTED_MODULE_0__/* .isStranded */ .kr)(run) || !links || !run.halt)
    return [];
  const range = `${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_6__/* .report_markdown__encodePath */ .EW)(run.baseBranch)}...${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_6__/* .report_markdown__encodePath */ .EW)(run.branch)}`;
  return [(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_6__/* .report_markdown__link */ .hL)("Open a pull request", `${links.serverUrl}/${links.repository}/compare/${range}?expand=1`)];
}
function placesOf(run, links) {
  const jobUrl = links?.jobUrl ?? links?.runUrl;
  return [
    ...jobUrl === void 0 ? [] : [(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_6__/* .report_markdown__link */ .hL)(links?.jobUrl === void 0 ? "Workflow run" : "Job", jobUrl)],
    ...(0,_chunk_CIQLHV72_js__WEBPACK_IMPORTED_MODULE_0__/* .holdsWork */ .Ww)(run) ? [branchPlace(run, links)] : [],
    ...run.pull === void 0 ? [] : [pullPlace(run.pull)]
  ];
}
function pullPlace({ number, url, draft }) {
  return `${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_6__/* .report_markdown__link */ .hL)(`Pull request #${number}`, url)}${draft ? " (draft)" : ""}`;
}
function branchPlace(run, links) {
  if ((0,_chunk_CIQLHV72_js__WEBPACK_IMPORTED_MODULE_0__/* .isStranded */ .kr)(run))
    return `Branch ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_6__/* .report_markdown__code */ .QE)(run.branch)} (not pushed)`;
  return `Branch ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_6__/* .report_markdown__codeLink */ .sU)(run.branch, links, ["tree", run.branch])}`;
}
function notPushedSection({ notPushed }) {
  return listSection("Not pushed", notPushed.map(({ ref, commit, cause, bundle }) => {
    const kept = bundle === void 0 ? "no bundle could be written: the work is lost with this runner" : `kept in ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_6__/* .report_markdown__code */ .QE)(bundle)}`;
    return `${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_6__/* .report_markdown__code */ .QE)(ref)} at ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_6__/* .report_markdown__code */ .QE)((0,_chunk_GWRAI2EL_js__WEBPACK_IMPORTED_MODULE_4__/* .report_attempt_facts__shortSha */ .tn)(commit))}: ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_6__/* .report_markdown__text */ .e0)(cause, 600)} (${kept})`;
  }));
}
function budgetSection({ figures, usage }) {
  const { iterations, wallclock, commits } = figures;
  const earlier = wallclock.earlierMs === 0 ? "" : `, earlier workflow runs ${(0,_chunk_7NRJR3S6_js__WEBPACK_IMPORTED_MODULE_5__/* .report_time__duration */ .L0)(wallclock.earlierMs)}`;
  return [
    "### Budget",
    [
      "| Budget | Used | Limit |",
      "|---|---|---|",
      (0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_6__/* .report_markdown__row */ .ly)(["iterations", String(iterations.used), String(iterations.limit)]),
      (0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_6__/* .report_markdown__row */ .ly)(["wall clock", `${(0,_chunk_7NRJR3S6_js__WEBPACK_IMPORTED_MODULE_5__/* .report_time__duration */ .L0)(wallclock.usedMs)}${earlier}`, (0,_chunk_7NRJR3S6_js__WEBPACK_IMPORTED_MODULE_5__/* .report_time__duration */ .L0)(wallclock.limitMs)]),
      (0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_6__/* .report_markdown__row */ .ly)(["commits", String(commits.used), String(commits.limit)]),
      (0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_6__/* .report_markdown__row */ .ly)(["cost", costBudget(usage), figures.costLimitUsd === void 0 ? "none" : (0,_chunk_RCF2NXRN_js__WEBPACK_IMPORTED_MODULE_2__/* .dollars */ .E9)(figures.costLimitUsd)])
    ].join("\n")
  ];
}
function listSection(title, items) {
  return items.length === 0 ? [] : [`### ${title}`, items.map((item) => `- ${item}`).join("\n")];
}
function footer(run, links) {
  const commands = [...takeWork(run, links), ...goOn(run, links)];
  const steps = (0,_chunk_CIQLHV72_js__WEBPACK_IMPORTED_MODULE_0__/* .stepsOfIdle */ .L_)(run, links);
  return commands.length + steps.length === 0 ? [] : [
    "### Next",
    ...steps.length === 0 ? [] : [steps.map((step) => `- ${step}`).join("\n")],
    ...commands.length === 0 ? [] : [(0,_chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_9__/* .report_sanitise__forFence */ .Ix)(commands.join("\n"), "sh")]
  ];
}
function takeWork(run, links) {
  if (!(0,_chunk_CIQLHV72_js__WEBPACK_IMPORTED_MODULE_0__/* .holdsWork */ .Ww)(run) || (0,_chunk_CIQLHV72_js__WEBPACK_IMPORTED_MODULE_0__/* .isStranded */ .kr)(run) || links === void 0 || run.halt === void 0)
    return [];
  const [branch, base] = [(0,_chunk_VJVIYZ3O_js__WEBPACK_IMPORTED_MODULE_1__/* .shellWord */ .r7)(run.branch), (0,_chunk_VJVIYZ3O_js__WEBPACK_IMPORTED_MODULE_1__/* .shellWord */ .r7)(run.baseBranch)];
  return [
    run.objective === void 0 ? "# read the passed stories" : "# read its commit",
    `git fetch origin ${branch} && git log --oneline origin/${base}..FETCH_HEAD`,
    ...run.halt.kind === "interrupted" || run.halt.kind === "user_cancel" || run.pull !== void 0 ? [] : [
      run.objective === void 0 ? "# propose them" : "# propose it",
      `gh pr create --draft --repo ${(0,_chunk_VJVIYZ3O_js__WEBPACK_IMPORTED_MODULE_1__/* .shellWord */ .r7)(links.repository)} --base ${base} --head ${branch}`
    ]
  ];
}
function goOn(run, links) {
  const { halt, counts } = run;
  const command = (0,_chunk_CIQLHV72_js__WEBPACK_IMPORTED_MODULE_0__/* .startAgain */ .t2)(links, run);
  if (command === void 0 || halt === void 0)
    return [];
  if (!(0,_chunk_CIQLHV72_js__WEBPACK_IMPORTED_MODULE_0__/* .isWorthAgain */ .to)(halt, counts))
    return [];
  return [`# ${(0,_chunk_CIQLHV72_js__WEBPACK_IMPORTED_MODULE_0__/* .whyAgain */ .zC)(halt, run)}`, command];
}
function baselineSection(baseline) {
  if (typeof baseline === "string")
    return [];
  const line = baseline.map((check) => `${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_6__/* .report_markdown__text */ .e0)(check.name)} ${check.verdict} in ${(0,_chunk_7NRJR3S6_js__WEBPACK_IMPORTED_MODULE_5__/* .report_time__duration */ .L0)(check.durationMs)}`).join(", ");
  return baseline.length === 0 ? [] : [`Baseline: ${line}`, ...baseline.flatMap(baselineLines)];
}
function baselineLines({ name, verdict, cause, lines }) {
  if (verdict === "green")
    return [];
  const why = cause === "" ? "" : `: ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_6__/* .report_markdown__text */ .e0)(cause, 600)}`;
  return [
    `Check ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_6__/* .report_markdown__code */ .QE)(name)} is ${verdict} on the base commit${why}`,
    ...lines.length === 0 ? [] : [(0,_chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_9__/* .report_sanitise__forFence */ .Ix)(lines.join("\n"), "text")]
  ];
}




/***/ }),

/***/ 9148:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

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




/***/ })

};
;