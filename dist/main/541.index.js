"use strict";
exports.id = 541;
exports.ids = [541];
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

/***/ 7884:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.DS8),
/* harmony export */   Y: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.Yqp)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:action/at-base.js





/***/ }),

/***/ 9140:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ unfinishedName),
/* harmony export */   u: () => (/* binding */ isUnfinished)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
// build/adapters/git/bundle-name.js

function unfinishedName(path) {
  return `${path}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(6).toString("hex")}`;
}
function isUnfinished(name, bundle) {
  return name.startsWith(`${bundle}.`) && /^[0-9a-f]{12}$/.test(name.slice(bundle.length + 1));
}




/***/ }),

/***/ 1405:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dP: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.dPK),
/* harmony export */   gq: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.gqX),
/* harmony export */   rA: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.rAp)
/* harmony export */ });
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6419);
// layer:adapters/store/journal-file.js





/***/ }),

/***/ 8927:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

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
/* harmony export */   vF: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_5__.vFX),
/* harmony export */   zC: () => (/* binding */ whyAgain)
/* harmony export */ });
/* harmony import */ var _chunk_VJVIYZ3O_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9433);
/* harmony import */ var _chunk_7NRJR3S6_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4802);
/* harmony import */ var _chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(135);
/* harmony import */ var _chunk_4XWONIP7_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5867);
/* harmony import */ var _chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6600);
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6246);






// layer:core/halts.js


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
  return `${isFailed(view) ? "\u274C" : view.verdict === "warn" ? "\u26A0" : "\u2705"} ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_2__/* .report_markdown__code */ .QE)(view.name)} ${view.verdict} ${view.isEarlier ? "in an earlier run" : `in ${(0,_chunk_7NRJR3S6_js__WEBPACK_IMPORTED_MODULE_1__/* .report_time__duration */ .L0)(view.durationMs)}`}`;
}
function evidence({ name, reason, lines: all, logPath, isReview }, most) {
  const shown = all.slice(0, most).map((line) => (0,_chunk_4XWONIP7_js__WEBPACK_IMPORTED_MODULE_3__/* .report_strip__cut */ .mI)(line, LINE_CHARS));
  return [
    `**${isReview ? "Final review" : `Final check ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_2__/* .report_markdown__code */ .QE)(name)}`}:** ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_2__/* .report_markdown__text */ .e0)(reason, 600)}`,
    ...shown.length === 0 ? [] : [(0,_chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_4__/* .report_sanitise__forFence */ .Ix)(shown.join("\n"), "text")],
    ...logPath === void 0 ? [] : [`Whole output on the runner: ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_2__/* .report_markdown__code */ .QE)(logPath)}`]
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
  const repository = `--repo ${(0,_chunk_VJVIYZ3O_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r7)(links.repository)}`;
  if (!isOfThread(links))
    return `gh workflow run ${(0,_chunk_VJVIYZ3O_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r7)(links.workflow)} ${repository}`;
  const { origin } = run;
  const body = threadCommand(run);
  if (origin === void 0 || body === void 0)
    return void 0;
  return `gh ${origin.isPull ? "pr" : "issue"} comment ${origin.thread} ${repository} --body ${(0,_chunk_VJVIYZ3O_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r7)(body)}`;
}
function howAgain(links, run) {
  if (isOfThread(links)) {
    const command2 = threadCommand(run);
    return command2 === void 0 ? "give the command again" : `comment ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_2__/* .report_markdown__code */ .QE)(command2)}`;
  }
  const command = startAgain(links, run);
  return command === void 0 ? "run the workflow again" : `run ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_2__/* .report_markdown__code */ .QE)(command)}`;
}
function isOfThread(links) {
  return ["issue_comment", "issues", "pull_request_review"].includes(links?.eventName ?? "");
}
function threadCommand({ halt, objective, phrase }) {
  if (halt !== void 0 && (_layer_1_js__WEBPACK_IMPORTED_MODULE_5__/* .core_halts__halts */ .vFo[halt.kind].resumable || halt.budget === "wallclock"))
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
  return `resume the run${resumeAt === void 0 ? " once the limit is over" : `, best from ${(0,_chunk_7NRJR3S6_js__WEBPACK_IMPORTED_MODULE_1__/* .report_time__isoTime */ .ps)(resumeAt)} on`}`;
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
  const which = held.length === 1 ? (0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_2__/* .report_markdown__code */ .QE)(first) : `one of ${held.slice(0, 5).map(_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_2__/* .report_markdown__code */ .QE).join(", ")}`;
  const more = held.length > 5 ? ` and ${held.length - 5} more` : "";
  const comment = `comment ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_2__/* .report_markdown__code */ .QE)(`${phrase} retry ${first}`)}`;
  const input = `name it in a run's setting ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_2__/* .report_markdown__code */ .QE)(`story: ${first}`)}`;
  return [`To try ${which}${more} again as it is: ${isOfThread(links) ? comment : `${input}, or ${comment}`}.`];
}
function whileRunning({ phrase }, links) {
  const end = isOfThread(links) ? ` To end it: comment ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_2__/* .report_markdown__code */ .QE)(`${phrase} cancel`)}.` : "";
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
    return (0,_chunk_VJVIYZ3O_js__WEBPACK_IMPORTED_MODULE_0__/* .report_signoff_words__signoffSteps */ .z0)(run);
  if (!holdsWork(run) || isStranded(run))
    return [];
  const isOne = run.objective !== void 0;
  const merge = run.halt?.kind === "nothing_to_do" ? ", and merge it: nothing merges by itself" : "";
  if (run.pull === void 0)
    return [
      `Read ${isOne ? "its commit" : "the passed stories"} on branch ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_2__/* .report_markdown__code */ .QE)(run.branch)}${isOne ? "" : ", one commit each"}${merge}.`
    ];
  const { number, url, draft } = run.pull;
  const ready = draft ? ", mark it ready" : "";
  const each = isOne ? "" : ", one commit per story";
  return [`Review ${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_2__/* .report_markdown__link */ .hL)(`pull request #${number}`, url)}${each}${ready} and merge it. Nothing merges by itself.`];
}
function again(run, links) {
  const { halt, counts } = run;
  if (halt === void 0 || !isWorthAgain(halt, counts))
    return [];
  const rest = isOfThread(links) ? "" : ", or wait for its next start";
  return [`To ${whyAgain(halt, run)}: ${howAgain(links, run)}${rest}.`, ...retrySteps(run, links)];
}




/***/ }),

/***/ 8225:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.$xk),
/* harmony export */   s: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.$Ip)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:action/base.js





/***/ }),

/***/ 4574:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ flipPasses)
/* harmony export */ });
/* unused harmony export setNotes */
/* harmony import */ var _chunk_MUEW35QO_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6696);
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6246);


// layer:core/prd-bytes.js


// layer:core/prd-json-read.js


// layer:core/prd-marker.js


// layer:core/prd-word.js


// build/core/prd-edit.js
function markerEdit(raw, passes, style) {
  const story = parseStory(raw);
  const { marker, tape } = story;
  switch (marker.kind) {
    case "boolean":
    case "null":
      return replaceRow(tape, marker.row, String(passes));
    case "status":
      return replaceRow(tape, marker.row, JSON.stringify((0,_layer_1_js__WEBPACK_IMPORTED_MODULE_1__/* .core_prd_word__oppositeWord */ .lne)(marker.word, passes, style)));
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
  const rows = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_1__/* .core_prd_json_read__memberValuesOf */ .G4h)(tape, 0);
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
  return row === void 0 ? "" : (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_1__/* .core_prd_json_read__rawOf */ .S6G)(tape, row);
}
function parseStory(raw) {
  const tape = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_1__/* .core_prd_json_read__tapeOfStory */ .tKr)(raw);
  const { values } = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_1__/* .core_prd_json_read__membersOf */ .ZEw)(tape, 0);
  return { tape, values, marker: (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_1__/* .core_prd_marker__readMarker */ .u5i)(tape, values) };
}
function markerRow(marker) {
  return marker.kind === "absent" || marker.kind === "invalid" ? void 0 : marker.row;
}
function replaceRow(tape, row, insert) {
  return { from: tape.start[row] ?? 0, to: tape.end[row] ?? 0, insert };
}
function insertMember({ tape }, member) {
  const rows = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_1__/* .core_prd_json_read__memberValuesOf */ .G4h)(tape, 0);
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
  const scratch = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_1__/* .core_prd_bytes__utf8Scratch */ .COC)();
  const inserted = scratch.encoder.encode(edit.insert);
  const start = (layout.starts[index] ?? 0) + (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_1__/* .core_prd_bytes__utf8Length */ .Uy9)(raw.slice(0, edit.from), scratch);
  const end = start + (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_1__/* .core_prd_bytes__utf8Length */ .Uy9)(raw.slice(edit.from, edit.to), scratch);
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
  return (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_1__/* .core_prd_marker__isEligible */ .Hv4)(tape, values);
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
  return { ok: false, message: `There is no story ${(0,_chunk_MUEW35QO_js__WEBPACK_IMPORTED_MODULE_0__/* .core_prd_error__quote */ .Y)(id)} in this prd.json. Use an id as the file writes it.` };
}




/***/ }),

/***/ 4824:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.dOU)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:action/outputs.js





/***/ }),

/***/ 3953:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ outputsOf),
/* harmony export */   g: () => (/* binding */ costOutputs)
/* harmony export */ });
/* harmony import */ var _chunk_VJVIYZ3O_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9433);
/* harmony import */ var _chunk_RCF2NXRN_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7152);
/* harmony import */ var _chunk_7NRJR3S6_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4802);
/* harmony import */ var _chunk_DOFWTRNE_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4824);
/* harmony import */ var _chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4955);
/* harmony import */ var _chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8395);







// build/action/run-outputs.js
var outputsOf = (function(state, call) {
  const counts = (0,_chunk_VJVIYZ3O_js__WEBPACK_IMPORTED_MODULE_0__/* .countStories */ .jL)(state);
  const wips = (0,_chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_5__/* .core_story_list__storiesOf */ .$5)(state).flatMap(((story) => story.wip?.branch ?? story.waits?.wip ?? []));
  const isNew = state.head.commit !== state.plan.start.commit;
  const passed = isNew ? (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_4__/* .core_signoff__tipOf */ .LS)(state).commit : (0,_chunk_VJVIYZ3O_js__WEBPACK_IMPORTED_MODULE_0__/* .earlierTip */ .SO)(state);
  return {
    ...(0,_chunk_DOFWTRNE_js__WEBPACK_IMPORTED_MODULE_3__/* .action_outputs__emptyOutputs */ .d)({ halt: call.halt, failOn: call.failOn }),
    run_id: state.plan.runId,
    iterations: String(state.iterations),
    stories_total: String(counts.total),
    stories_passed: String(counts.passed),
    stories_failed: String(counts.failed),
    stories_blocked: String(counts.blocked),
    branch_name: passed === void 0 ? "" : state.plan.branch,
    commit_sha: passed ?? "",
    pr_url: (0,_chunk_VJVIYZ3O_js__WEBPACK_IMPORTED_MODULE_0__/* .pullOf */ .pv)(state)?.url ?? "",
    wip_branches: JSON.stringify(within(wips)),
    report_file: state.reportFile ?? "",
    ...costOutputs((0,_chunk_RCF2NXRN_js__WEBPACK_IMPORTED_MODULE_1__/* .usageOf */ .Fs)([...(0,_chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_5__/* .core_story_list__storiesOf */ .$5)(state), { attempts: [], ...state.beside }])),
    resume_at: call.halt.resumeAt === void 0 ? "" : (0,_chunk_7NRJR3S6_js__WEBPACK_IMPORTED_MODULE_2__/* .report_time__isoTime */ .ps)(call.halt.resumeAt),
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

/***/ 6012:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.Huw),
/* harmony export */   v: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.vWm)
/* harmony export */ });
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6419);
// layer:action/secrets.js





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

/***/ 550:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ withRepository)
/* harmony export */ });
/* harmony import */ var _chunk_GVKVBW4Q_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5757);
/* harmony import */ var _chunk_F3UQDVQ3_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2302);
/* harmony import */ var _chunk_YANYKI36_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1863);
/* harmony import */ var _chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8961);





// build/action/thread-repository.js
async function withRepository({ call, job, inputs }, act) {
  const git = (0,_chunk_YANYKI36_js__WEBPACK_IMPORTED_MODULE_2__/* .adapters_process_resolve__resolveProgram */ .S)("git", { path: call.env["PATH"] ?? "", cwd: job.workspace });
  if (!git.ok)
    return (0,_chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_3__/* .action_refusal__configError */ .mx)(git.message);
  const token = (0,_chunk_F3UQDVQ3_js__WEBPACK_IMPORTED_MODULE_1__/* .action_early_inputs__inputValue */ .E)(inputs, "github_token");
  const opened = await (0,_chunk_GVKVBW4Q_js__WEBPACK_IMPORTED_MODULE_0__/* .action_open_repository__openRepository */ .V)({ job, git: git.path, token, env: call.env, cancel: call.cancel });
  if (!opened.ok)
    return opened;
  try {
    return await act(opened.repository);
  } finally {
    await opened.repository.close();
  }
}




/***/ }),

/***/ 5757:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.VFY)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:action/open-repository.js





/***/ }),

/***/ 9695:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.eDX)
/* harmony export */ });
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6419);
// layer:action/foreign-journal.js





/***/ }),

/***/ 7454:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $C: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.$C9),
/* harmony export */   E_: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.E_e),
/* harmony export */   nv: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.nvX)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:action/find-prd.js





/***/ }),

/***/ 9254:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B7: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.B7x),
/* harmony export */   Gk: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.Gk$),
/* harmony export */   KH: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.KHR),
/* harmony export */   V: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.Var),
/* harmony export */   W: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.WaG),
/* harmony export */   dr: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.drP),
/* harmony export */   oR: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.oRr),
/* harmony export */   zn: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.znV)
/* harmony export */ });
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6419);
// layer:adapters/records-apart.js





/***/ }),

/***/ 701:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ HAND_OVER_FILE),
/* harmony export */   y: () => (/* binding */ handingOver)
/* harmony export */ });
/* harmony import */ var _chunk_LPVY55P4_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9254);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);


// build/adapters/hand-over.js

var HAND_OVER_FILE = "hand-over.bundle";
function handingOver(repository, folder) {
  const file = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, HAND_OVER_FILE);
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
  const why = remove === true && !(0,_chunk_LPVY55P4_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_records_apart__isNeededRef */ .B7)(ref) ? refusal(noRemoval) : problem;
  return why === void 0 ? { ok: true, ref, commit } : { ok: false, ref, commit, problem: why };
}
function refusal(message) {
  return { kind: "other", permanent: true, message };
}
var noContents = "With hand_over nothing is sent to the server of Git LFS. Let a job that pushes work on such files.";
var noRemoval = "With hand_over nothing is removed from the remote.";




/***/ }),

/***/ 9612:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.Mwq),
/* harmony export */   Q: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.Qw3)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:action/policy.js





/***/ }),

/***/ 842:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ai: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.aiQ),
/* harmony export */   mP: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.mPs),
/* harmony export */   o9: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.o9e)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:settings/table.js





/***/ }),

/***/ 6696:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.YzE)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:core/prd-error.js





/***/ }),

/***/ 6619:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.$GP),
/* harmony export */   w: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.wX6)
/* harmony export */ });
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6419);
// layer:action/policy-paths.js





/***/ }),

/***/ 5619:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.PzJ)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:adapters/git/problem.js





/***/ }),

/***/ 3008:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ judgeMoved),
/* harmony export */   t: () => (/* binding */ ownSince)
/* harmony export */ });
/* harmony import */ var _chunk_WCED5PR3_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(456);
/* harmony import */ var _chunk_DDMJOVED_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4574);
/* harmony import */ var _chunk_UOW6G554_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2837);
/* harmony import */ var _chunk_NFGW6NFR_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6619);





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
  const apart = prdPath === void 0 ? [] : [prdPath, (0,_chunk_NFGW6NFR_js__WEBPACK_IMPORTED_MODULE_2__/* .action_policy_paths__progressPath */ .$)(prdPath)];
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
  const [before, mine, now] = [then, ours, theirs].map((file) => file && (0,_chunk_UOW6G554_js__WEBPACK_IMPORTED_MODULE_1__/* .core_prd__readPrd */ .N)({ bytes: file.bytes, file: path }));
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
    const flipped = (0,_chunk_DDMJOVED_js__WEBPACK_IMPORTED_MODULE_0__/* .flipPasses */ .l)(before, id, true);
    return flipped.ok ? flipped.prd : before;
  }, prd);
}




/***/ }),

/***/ 7625:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.SZ1)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:action/action-end.js





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

/***/ 552:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ neededCommits)
/* harmony export */ });
/* harmony import */ var _chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4955);
/* harmony import */ var _chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8395);



// build/core/needed-commits.js
function neededCommits(state) {
  const story = (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_0__/* .core_story__currentStory */ .eu)(state);
  const before = (story && (0,_chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_0__/* .core_signoff__openFix */ .U3)(story)?.attempts) ?? 0;
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
  const commit = (0,_chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_1__/* .core_story_list__storyNamed */ .vX)(state, id)?.attempts.at(-1)?.commit;
  return commit === void 0 ? [] : [commit];
}




/***/ }),

/***/ 4215:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qd: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.Qdg),
/* harmony export */   WY: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.WY),
/* harmony export */   aJ: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.aJl),
/* harmony export */   kM: () => (/* reexport safe */ _layer_2_js__WEBPACK_IMPORTED_MODULE_0__.kMm)
/* harmony export */ });
/* harmony import */ var _layer_2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6419);
// layer:action/journal-names.js





/***/ }),

/***/ 2837:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.N6c)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:core/prd.js





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

/***/ 456:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

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

/***/ 7674:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ isBelow),
/* harmony export */   x: () => (/* binding */ sortRefs)
/* harmony export */ });
/* harmony import */ var _chunk_LPVY55P4_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9254);
/* harmony import */ var _chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8961);



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
  const needed = refs.filter(({ ref, commit }) => state !== void 0 && ref === (0,_chunk_LPVY55P4_js__WEBPACK_IMPORTED_MODULE_0__/* .adapters_records_apart__neededRef */ .dr)(state.ref, commit));
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
  return (0,_chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_1__/* .action_refusal__configError */ .mx)(`The hand-over ${what}. Nothing was pushed; look at the job that made it.`);
}




/***/ }),

/***/ 1863:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* reexport safe */ _layer_0_js__WEBPACK_IMPORTED_MODULE_0__.S5)
/* harmony export */ });
/* harmony import */ var _layer_0_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4484);
// layer:adapters/process/resolve.js





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

/***/ 3153:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ ownCommits)
/* harmony export */ });
/* harmony import */ var _chunk_HB3Q6HMY_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9695);
/* harmony import */ var _chunk_TV2EHW4X_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4215);
/* harmony import */ var _chunk_BKJEYZVY_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1405);
/* harmony import */ var _chunk_MQ5CW7EE_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8375);
/* harmony import */ var _chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8395);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_5___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_5__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_6___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_6__);






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
    ...states.flatMap((state) => (0,_chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_4__/* .core_story_list__storiesOf */ .$5)(state).flatMap(({ id, commit }) => commit === void 0 ? [] : [[commit, { story: id }]]))
  ]);
}
function statesWithCommits(events) {
  const fixes = events.flatMap(({ outcome }, at) => outcome.type === "fix-asked" ? [at] : []);
  return [...fixes, events.length].flatMap((end) => (0,_chunk_MQ5CW7EE_js__WEBPACK_IMPORTED_MODULE_3__/* .fold */ .AU)(events.slice(0, end))?.state ?? []);
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
  return all.sort((a, b) => (0,_chunk_TV2EHW4X_js__WEBPACK_IMPORTED_MODULE_1__/* .action_journal_names__newestFirst */ .aJ)(a.name, b.name)).map(({ read }) => read);
}
function here({ folder }) {
  const place = folder && (0,node_path__WEBPACK_IMPORTED_MODULE_6__.join)(folder, "journal");
  if (place === void 0 || !(0,node_fs__WEBPACK_IMPORTED_MODULE_5__.existsSync)(place))
    return [];
  const names = (0,node_fs__WEBPACK_IMPORTED_MODULE_5__.readdirSync)(place).filter(_chunk_TV2EHW4X_js__WEBPACK_IMPORTED_MODULE_1__/* .action_journal_names__isOfRun */ .WY);
  return names.map((name) => ({ name, read: async () => (0,_chunk_BKJEYZVY_js__WEBPACK_IMPORTED_MODULE_2__/* .adapters_store_journal_file__readJournal */ .rA)((0,node_path__WEBPACK_IMPORTED_MODULE_6__.join)(place, name)) }));
}
async function there(repository, { base, feature }) {
  const ref = `refs/ralph/${feature}/state`;
  const fetched = base.remoteRefs.has(ref) ? await repository.fetchRef(ref) : void 0;
  if (fetched?.ok !== true)
    return [];
  const { commit } = fetched;
  const names = (await repository.listFolder(commit, "runs")).map(({ path }) => path.slice("runs/".length));
  return names.filter(_chunk_TV2EHW4X_js__WEBPACK_IMPORTED_MODULE_1__/* .action_journal_names__isOfRun */ .WY).map((name) => ({
    name,
    read: async () => (await (0,_chunk_HB3Q6HMY_js__WEBPACK_IMPORTED_MODULE_0__/* .action_foreign_journal__readForeign */ .e)(repository, { commit, name, place: `on ${ref}`, feature })).content
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

/***/ 1820:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

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

/***/ 1097:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q3: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.Q3M),
/* harmony export */   g: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.gan),
/* harmony export */   i0: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.i0Z),
/* harmony export */   u: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.uaR)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:action/start-point.js





/***/ }),

/***/ 541:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   publishHandOver: () => (/* binding */ publishHandOver)
/* harmony export */ });
/* harmony import */ var _chunk_MMZWVJ33_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(842);
/* harmony import */ var _chunk_LTKGJVLR_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(701);
/* harmony import */ var _chunk_ZQWTKADU_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1820);
/* harmony import */ var _chunk_7YL7YDXG_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9140);
/* harmony import */ var _chunk_VABZJDFU_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6219);
/* harmony import */ var _chunk_OJ6KQ23P_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5619);
/* harmony import */ var _chunk_DI45T56S_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(17);
/* harmony import */ var _chunk_XOSNB6WJ_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(944);
/* harmony import */ var _chunk_TIDLXT63_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7173);
/* harmony import */ var _chunk_RV5RZ5AM_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6449);
/* harmony import */ var _chunk_KSF3IJER_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1348);
/* harmony import */ var _chunk_P2ISYTJD_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3008);
/* harmony import */ var _chunk_DDMJOVED_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(4574);
/* harmony import */ var _chunk_EBZLW23B_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(1372);
/* harmony import */ var _chunk_RGFHL6Y6_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(7625);
/* harmony import */ var _chunk_GQ7V2U6G_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(550);
/* harmony import */ var _chunk_WWHHO4EB_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(315);
/* harmony import */ var _chunk_EF2KNXWK_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(3953);
/* harmony import */ var _chunk_CIQLHV72_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(8927);
/* harmony import */ var _chunk_VJVIYZ3O_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(9433);
/* harmony import */ var _chunk_73KOH2UK_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(2487);
/* harmony import */ var _chunk_3KU2CNLE_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(1102);
/* harmony import */ var _chunk_UOW6G554_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(2837);
/* harmony import */ var _chunk_RCF2NXRN_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(7152);
/* harmony import */ var _chunk_SFTZXLUU_js__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(552);
/* harmony import */ var _chunk_NFGW6NFR_js__WEBPACK_IMPORTED_MODULE_25__ = __webpack_require__(6619);
/* harmony import */ var _chunk_F7NEAX73_js__WEBPACK_IMPORTED_MODULE_26__ = __webpack_require__(9148);
/* harmony import */ var _chunk_GWRAI2EL_js__WEBPACK_IMPORTED_MODULE_27__ = __webpack_require__(9268);
/* harmony import */ var _chunk_7NRJR3S6_js__WEBPACK_IMPORTED_MODULE_28__ = __webpack_require__(4802);
/* harmony import */ var _chunk_6JS5LGUO_js__WEBPACK_IMPORTED_MODULE_29__ = __webpack_require__(7884);
/* harmony import */ var _chunk_LWVIH6WH_js__WEBPACK_IMPORTED_MODULE_30__ = __webpack_require__(9612);
/* harmony import */ var _chunk_K4C6YFN4_js__WEBPACK_IMPORTED_MODULE_31__ = __webpack_require__(7454);
/* harmony import */ var _chunk_H66QJSYI_js__WEBPACK_IMPORTED_MODULE_32__ = __webpack_require__(1439);
/* harmony import */ var _chunk_MUEW35QO_js__WEBPACK_IMPORTED_MODULE_33__ = __webpack_require__(6696);
/* harmony import */ var _chunk_YULSIDSK_js__WEBPACK_IMPORTED_MODULE_34__ = __webpack_require__(3153);
/* harmony import */ var _chunk_CMN7CPRF_js__WEBPACK_IMPORTED_MODULE_35__ = __webpack_require__(8225);
/* harmony import */ var _chunk_GVKVBW4Q_js__WEBPACK_IMPORTED_MODULE_36__ = __webpack_require__(5757);
/* harmony import */ var _chunk_F3UQDVQ3_js__WEBPACK_IMPORTED_MODULE_37__ = __webpack_require__(2302);
/* harmony import */ var _chunk_HB3Q6HMY_js__WEBPACK_IMPORTED_MODULE_38__ = __webpack_require__(9695);
/* harmony import */ var _chunk_TV2EHW4X_js__WEBPACK_IMPORTED_MODULE_39__ = __webpack_require__(4215);
/* harmony import */ var _chunk_DOFWTRNE_js__WEBPACK_IMPORTED_MODULE_40__ = __webpack_require__(4824);
/* harmony import */ var _chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_41__ = __webpack_require__(135);
/* harmony import */ var _chunk_WYQD4MT7_js__WEBPACK_IMPORTED_MODULE_42__ = __webpack_require__(7674);
/* harmony import */ var _chunk_LPVY55P4_js__WEBPACK_IMPORTED_MODULE_43__ = __webpack_require__(9254);
/* harmony import */ var _chunk_ZXGM6DES_js__WEBPACK_IMPORTED_MODULE_44__ = __webpack_require__(1097);
/* harmony import */ var _chunk_EFNRT56U_js__WEBPACK_IMPORTED_MODULE_45__ = __webpack_require__(6012);
/* harmony import */ var _chunk_2HP7CEG4_js__WEBPACK_IMPORTED_MODULE_46__ = __webpack_require__(3557);
/* harmony import */ var _chunk_4XWONIP7_js__WEBPACK_IMPORTED_MODULE_47__ = __webpack_require__(5867);
/* harmony import */ var _chunk_BKJEYZVY_js__WEBPACK_IMPORTED_MODULE_48__ = __webpack_require__(1405);
/* harmony import */ var _chunk_MQ5CW7EE_js__WEBPACK_IMPORTED_MODULE_49__ = __webpack_require__(8375);
/* harmony import */ var _chunk_73LXGDYI_js__WEBPACK_IMPORTED_MODULE_50__ = __webpack_require__(6450);
/* harmony import */ var _chunk_GF5FVSFC_js__WEBPACK_IMPORTED_MODULE_51__ = __webpack_require__(4435);
/* harmony import */ var _chunk_C4B57I4O_js__WEBPACK_IMPORTED_MODULE_52__ = __webpack_require__(666);
/* harmony import */ var _chunk_6E6IM4MO_js__WEBPACK_IMPORTED_MODULE_53__ = __webpack_require__(7064);
/* harmony import */ var _chunk_F5ATKOTB_js__WEBPACK_IMPORTED_MODULE_54__ = __webpack_require__(6361);
/* harmony import */ var _chunk_KLWF3DYB_js__WEBPACK_IMPORTED_MODULE_55__ = __webpack_require__(6659);
/* harmony import */ var _chunk_VAVPNWJ6_js__WEBPACK_IMPORTED_MODULE_56__ = __webpack_require__(653);
/* harmony import */ var _chunk_TO3IQZ72_js__WEBPACK_IMPORTED_MODULE_57__ = __webpack_require__(882);
/* harmony import */ var _chunk_EBS6DVXL_js__WEBPACK_IMPORTED_MODULE_58__ = __webpack_require__(2181);
/* harmony import */ var _chunk_X7K3BIHP_js__WEBPACK_IMPORTED_MODULE_59__ = __webpack_require__(4955);
/* harmony import */ var _chunk_BX54UOPB_js__WEBPACK_IMPORTED_MODULE_60__ = __webpack_require__(3556);
/* harmony import */ var _chunk_FSGQ7F6W_js__WEBPACK_IMPORTED_MODULE_61__ = __webpack_require__(8240);
/* harmony import */ var _chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_62__ = __webpack_require__(6600);
/* harmony import */ var _chunk_EOWFISWU_js__WEBPACK_IMPORTED_MODULE_63__ = __webpack_require__(7700);
/* harmony import */ var _chunk_NSQLZSQR_js__WEBPACK_IMPORTED_MODULE_64__ = __webpack_require__(8395);
/* harmony import */ var _chunk_MJPTOZMC_js__WEBPACK_IMPORTED_MODULE_65__ = __webpack_require__(6015);
/* harmony import */ var _chunk_76ETEMEO_js__WEBPACK_IMPORTED_MODULE_66__ = __webpack_require__(3947);
/* harmony import */ var _chunk_YANYKI36_js__WEBPACK_IMPORTED_MODULE_67__ = __webpack_require__(1863);
/* harmony import */ var _chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_68__ = __webpack_require__(8961);
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_69__ = __webpack_require__(6246);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_70__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_70___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_70__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_71__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_71___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_71__);












































































// build/report/hand-over-words.js
function publishedLine({ plan, pull }) {
  const shown = pull === void 0 ? "" : ` and shown on pull request #${pull.number}`;
  return `The hand-over of run ${plan.runId} (${plan.feature}) is published${shown}.`;
}
function publishedSummary(state, maxChars) {
  const said = `**${(0,_chunk_YBCAP5WO_js__WEBPACK_IMPORTED_MODULE_41__/* .report_markdown__text */ .e0)(publishedLine(state), 600)}**`;
  return `${said}

${(0,_chunk_DI45T56S_js__WEBPACK_IMPORTED_MODULE_6__/* .stickyComment */ .NL)(state, { maxChars: maxChars - said.length - 2 })}`;
}

// build/settings/without-agents.js
function withoutAgents(layer) {
  const isKept = ([typed]) => {
    const name = (0,_chunk_MMZWVJ33_js__WEBPACK_IMPORTED_MODULE_0__/* .settings_table__settingNamed */ .o9)(typed);
    return name === void 0 || (0,_chunk_MMZWVJ33_js__WEBPACK_IMPORTED_MODULE_0__/* .settings_table__rowOf */ .mP)(name).group !== "agent";
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
  const own = (0,_chunk_YULSIDSK_js__WEBPACK_IMPORTED_MODULE_34__/* .ownCommits */ .J)(repository, { base, feature });
  if (await (0,_chunk_P2ISYTJD_js__WEBPACK_IMPORTED_MODULE_11__/* .ownSince */ .t)(repository, { base, head: there, own }) !== void 0)
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
  return (0,_chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_68__/* .action_refusal__configError */ .mx)(`The hand-over ${what}. Nothing was pushed; its artifact keeps the work.`);
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
  const { content } = await (0,_chunk_HB3Q6HMY_js__WEBPACK_IMPORTED_MODULE_38__/* .action_foreign_journal__readForeign */ .e)(repository, { commit, name, place: "of the hand-over" });
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
  return (0,_chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_68__/* .action_refusal__configError */ .mx)(`The hand-over has a journal that tells ${what.slice(0, 300)}, of which the remote has not heard. Nothing was pushed; look at the job that made it.`);
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
    return (0,_chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_68__/* .action_refusal__configError */ .mx)(`The hand-over has more than ${MOST_COMMITS} commits. Nothing was pushed; its artifact keeps them.`);
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
  return (0,_chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_68__/* .action_refusal__configError */ .mx)(`Commit ${commit.slice(0, 10)} of the hand-over changes ${FOLDER}, which no run pushes. Nothing was pushed; look at the job that made it.`);
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

// layer:action/objective.js


// build/action/hand-over/own-work.js
async function findOwnWork(repository, { base, settings, workspace }) {
  const { commit } = base;
  const { prd, feature, branchPrefix } = settings;
  const objective = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_69__/* .action_objective__objectiveOf */ .tkE)(void 0, settings);
  const search = { prd, feature, workspace, commit };
  const found = objective ? (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_69__/* .action_objective__objectivePrd */ .iHk)(objective) : await (0,_chunk_K4C6YFN4_js__WEBPACK_IMPORTED_MODULE_31__/* .action_find_prd__findPrd */ .$C)(repository, { ...search, paths: await (0,_chunk_6JS5LGUO_js__WEBPACK_IMPORTED_MODULE_29__/* .action_at_base__tellingPaths */ .Y)(repository, commit) });
  if (!found.ok)
    return void 0;
  return { feature: found.feature, branch: (0,_chunk_ZXGM6DES_js__WEBPACK_IMPORTED_MODULE_44__/* .action_start_point__branchName */ .i0)({ base, prd: found, branchPrefix }) };
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
    return (0,_chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_68__/* .action_refusal__configError */ .mx)(`The hand-over is about ${taken}, which is there already, and runs of feature ${feature} work on ${own.branch}. Nothing was pushed; its artifact keeps the work.`);
  if (taken !== void 0)
    return (0,_chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_68__/* .action_refusal__configError */ .mx)(`The hand-over is about feature ${feature}, of which ${taken} is there already, and the settings of this job ${names} Nothing was pushed; its artifact keeps the work.`);
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
  const keep = (0,_chunk_MQ5CW7EE_js__WEBPACK_IMPORTED_MODULE_49__/* .core_carrying__replacedRef */ .XZ)(plan.feature, replaces ?? "");
  const ours = (0,_chunk_ZQWTKADU_js__WEBPACK_IMPORTED_MODULE_2__/* .replacingBranch */ .u)(repository, { ref: `refs/heads/${plan.branch}`, seen: replaces, keep });
  const refused = declined(work.length === 0 ? [] : await ours.push(work));
  if (refused !== void 0)
    return refused;
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
  const kept = new Set([...(0,_chunk_SFTZXLUU_js__WEBPACK_IMPORTED_MODULE_24__/* .neededCommits */ .U)(state), ...needed.map((each) => each.commit)].map((each) => (0,_chunk_LPVY55P4_js__WEBPACK_IMPORTED_MODULE_43__/* .adapters_records_apart__neededRef */ .dr)(ref, each)));
  return [...base.remoteRefs].filter(([name]) => name.startsWith((0,_chunk_LPVY55P4_js__WEBPACK_IMPORTED_MODULE_43__/* .adapters_records_apart__neededPlace */ .V)(ref)) && !kept.has(name)).map(([name, commit]) => ({ ref: name, commit, expect: commit, remove: true }));
}
function declined(results) {
  const problems = results.flatMap((result) => result.ok ? [] : [result]);
  if (problems.length === 0)
    return void 0;
  const reasons = problems.map(({ ref, problem }) => `${ref} was not pushed: ${problem.message}`);
  const isPassing = problems.every(({ problem: { kind } }) => kind === "network" || kind === "timeout");
  return isPassing ? (0,_chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_68__/* .action_refusal__environmentBroken */ .oA)(...reasons, again) : (0,_chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_68__/* .action_refusal__configError */ .mx)(...reasons, again);
}
var again = "The artifact keeps the work: run this job again once the cause is mended.";

// build/action/hand-over/read-file.js


var MOST_MB = 256;
function readHandOver(folder, mostBytes = MOST_MB * 1024 * 1024) {
  const names = listed(folder)?.filter((each) => !(0,_chunk_7YL7YDXG_js__WEBPACK_IMPORTED_MODULE_3__/* .isUnfinished */ .u)(each, _chunk_LTKGJVLR_js__WEBPACK_IMPORTED_MODULE_1__/* .HAND_OVER_FILE */ .M));
  if (names === void 0 || names.length === 0)
    return (0,_chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_68__/* .action_refusal__configError */ .mx)(`hand_over: there is nothing in ${folder}. ${fill}`);
  const file = (0,node_path__WEBPACK_IMPORTED_MODULE_71__.join)(folder, _chunk_LTKGJVLR_js__WEBPACK_IMPORTED_MODULE_1__/* .HAND_OVER_FILE */ .M);
  const [name, other] = names;
  if (name !== _chunk_LTKGJVLR_js__WEBPACK_IMPORTED_MODULE_1__/* .HAND_OVER_FILE */ .M || other !== void 0) {
    const found = names.slice(0, 5).join(", ");
    return (0,_chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_68__/* .action_refusal__configError */ .mx)(`hand_over: ${folder} holds ${found}, and ${_chunk_LTKGJVLR_js__WEBPACK_IMPORTED_MODULE_1__/* .HAND_OVER_FILE */ .M} alone is expected. ${fill}`);
  }
  const facts = (0,node_fs__WEBPACK_IMPORTED_MODULE_70__.lstatSync)(file);
  if (!facts.isFile())
    return (0,_chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_68__/* .action_refusal__configError */ .mx)(`hand_over: ${file} is no regular file. ${fill}`);
  if (facts.size > mostBytes) {
    return (0,_chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_68__/* .action_refusal__configError */ .mx)(`hand_over: ${file} has ${facts.size} bytes, and at most ${mostBytes} are taken. Look at the job that made it; its artifact keeps the work.`);
  }
  const bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_70__.readFileSync)(file);
  const read = (0,_chunk_VABZJDFU_js__WEBPACK_IMPORTED_MODULE_4__/* .readBundleHeader */ .o)(bytes);
  if (!read.ok)
    return (0,_chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_68__/* .action_refusal__configError */ .mx)(`hand_over: ${file} ${read.why}. ${fill}`);
  return { ok: true, header: read.header, pack: bytes.subarray(read.header.packAt) };
}
var fill = "Download the artifact of the job that worked into a folder of its own.";
function listed(folder) {
  try {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_70__.readdirSync)(folder);
  } catch {
    return void 0;
  }
}

// build/action/hand-over/read-run.js
async function readHandedRun(repository, { sorted, base, settings: { branchPrefix, approval } }) {
  const names = (await repository.listFolder(sorted.state, "runs")).map(({ path }) => path.slice("runs/".length));
  const [name] = names.filter(_chunk_TV2EHW4X_js__WEBPACK_IMPORTED_MODULE_39__/* .action_journal_names__isOfRun */ .WY).sort(_chunk_TV2EHW4X_js__WEBPACK_IMPORTED_MODULE_39__/* .action_journal_names__newestFirst */ .aJ);
  if (name === void 0)
    return refuse4("has no journal of a run");
  const { content } = await (0,_chunk_HB3Q6HMY_js__WEBPACK_IMPORTED_MODULE_38__/* .action_foreign_journal__readForeign */ .e)(repository, { commit: sorted.state, name, place: "of the hand-over" });
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
  if (!(0,_chunk_WYQD4MT7_js__WEBPACK_IMPORTED_MODULE_42__/* .isBelow */ .Y)(`refs/heads/${plan.branch}`, branchPrefix) || plan.branch === base.branch)
    return refuse4(`has a journal about a branch that no run with branch_prefix: ${branchPrefix} makes`);
  if (approval === "required" && plan.approval !== "required")
    return refuse4("has a journal of a run that nobody has to sign off, and signoff: required is set");
  return { ok: true, state };
}
function stateOf(events) {
  try {
    return (0,_chunk_MQ5CW7EE_js__WEBPACK_IMPORTED_MODULE_49__/* .fold */ .AU)(events)?.state;
  } catch {
    return void 0;
  }
}
function refuse4(what) {
  return (0,_chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_68__/* .action_refusal__configError */ .mx)(`The hand-over ${what}. Nothing was pushed; look at the job that made it.`);
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
  const shown = (0,_chunk_GF5FVSFC_js__WEBPACK_IMPORTED_MODULE_51__/* .core_publications__withResults */ .U1)(state, { results: [], ...await face.settle(state) });
  face.changed(shown);
  await face.finish(shown);
  return shown;
}
function stateOfPull(plan, { approval, createPr }) {
  return approval === "required" || plan.approval === "required" ? "draft" : createPr;
}
function redactor(env) {
  const secrets = (0,_chunk_EFNRT56U_js__WEBPACK_IMPORTED_MODULE_45__/* .action_secrets__secretsIn */ .v)(env);
  return (text) => (0,_chunk_2HP7CEG4_js__WEBPACK_IMPORTED_MODULE_46__/* .report_redact__redact */ .uF)(text, secrets).text;
}
function faceOf({ call, job, settings, state: { plan } }, { token, createPr }) {
  const clean = redactor(call.env);
  const say = (text) => (0,_chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_62__/* .report_sanitise__forLog */ .$w)([(0,_chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_62__/* .report_sanitise__plain */ .sb)(text)], 4e3).join(" ");
  return (0,_chunk_DI45T56S_js__WEBPACK_IMPORTED_MODULE_6__/* .githubFace */ .hN)({
    ...{ apiUrl: job.apiUrl, serverUrl: job.serverUrl, repository: job.repository, token, createPr },
    ...{ head: plan.branch, base: plan.base.branch, comments: settings.useStickyComment, cancel: call.cancel },
    continues: true,
    marker: `${job.workflow}:${plan.feature}`,
    texts: {
      title: (state) => (0,_chunk_DI45T56S_js__WEBPACK_IMPORTED_MODULE_6__/* .redactedTitle */ .VW)((0,_chunk_DI45T56S_js__WEBPACK_IMPORTED_MODULE_6__/* .pullRequestTitle */ .Zr)(state), clean),
      body: (state) => (0,_chunk_DI45T56S_js__WEBPACK_IMPORTED_MODULE_6__/* .redactedText */ .Q2)((maxChars) => (0,_chunk_DI45T56S_js__WEBPACK_IMPORTED_MODULE_6__/* .pullRequestBody */ .NF)(state, { links: job, maxChars }), clean),
      comment: (state) => (0,_chunk_DI45T56S_js__WEBPACK_IMPORTED_MODULE_6__/* .redactedText */ .Q2)((maxChars) => (0,_chunk_DI45T56S_js__WEBPACK_IMPORTED_MODULE_6__/* .stickyComment */ .NL)(state, { links: job, maxChars }), clean)
    },
    onWarning: (text) => call.log.warning(say(text)),
    onInfo: (text) => call.log.info(say(text))
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
  const unpacked = await (0,_chunk_VABZJDFU_js__WEBPACK_IMPORTED_MODULE_4__/* .unpackBundle */ .z)(repository.git, handOver.pack);
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
  for (const name of [...base.remoteRefs.keys()].filter((each) => each.startsWith((0,_chunk_LPVY55P4_js__WEBPACK_IMPORTED_MODULE_43__/* .adapters_records_apart__neededPlace */ .V)(ref)))) {
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
  return fetched.ok ? fetched : (0,_chunk_CMN7CPRF_js__WEBPACK_IMPORTED_MODULE_35__/* .action_base__remoteRefusal */ .s)(fetched.problem);
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
  return (0,_chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_68__/* .action_refusal__configError */ .mx)(`The hand-over ${what}. Nothing was pushed; look at the job that made it.`);
}

// build/action/hand-over/publish.js
async function publishHandOver(call) {
  const folder = (0,_chunk_F3UQDVQ3_js__WEBPACK_IMPORTED_MODULE_37__/* .action_early_inputs__inputValue */ .E)(call.inputs, "hand_over");
  const early = (0,_chunk_F3UQDVQ3_js__WEBPACK_IMPORTED_MODULE_37__/* .action_early_inputs__refuseEarly */ .U)(call.inputs) ?? (folder === void 0 ? (0,_chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_68__/* .action_refusal__configError */ .mx)(noFolder) : void 0);
  if (early !== void 0 || folder === void 0)
    return (0,_chunk_RGFHL6Y6_js__WEBPACK_IMPORTED_MODULE_14__/* .action_action_end__refused */ .S)(early ?? (0,_chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_68__/* .action_refusal__configError */ .mx)(noFolder));
  const handOver = readHandOver(folder);
  if (!handOver.ok)
    return (0,_chunk_RGFHL6Y6_js__WEBPACK_IMPORTED_MODULE_14__/* .action_action_end__refused */ .S)(handOver);
  const done = await (0,_chunk_GQ7V2U6G_js__WEBPACK_IMPORTED_MODULE_15__/* .withRepository */ .B)(call, (repository) => publishFrom(call, repository, handOver));
  if (call.call.cancel.aborted && "ok" in done)
    return (0,_chunk_RGFHL6Y6_js__WEBPACK_IMPORTED_MODULE_14__/* .action_action_end__refused */ .S)((0,_chunk_SDEBJSQJ_js__WEBPACK_IMPORTED_MODULE_68__/* .action_refusal__interrupted */ .of)(call.call.cancel));
  return "ok" in done ? (0,_chunk_RGFHL6Y6_js__WEBPACK_IMPORTED_MODULE_14__/* .action_action_end__refused */ .S)(done) : done;
}
var noFolder = "mode: publish needs the folder into which the hand-over was downloaded. Write hand_over: with its absolute path.";
async function publishFrom({ call, job, inputs }, repository, handOver) {
  const baseBranch = (0,_chunk_F3UQDVQ3_js__WEBPACK_IMPORTED_MODULE_37__/* .action_early_inputs__inputValue */ .E)(inputs, "base_branch");
  const base = await (0,_chunk_CMN7CPRF_js__WEBPACK_IMPORTED_MODULE_35__/* .action_base__findBase */ .$)(repository, { job, baseBranch, onImported: () => void 0 });
  if (!base.ok)
    return base;
  const policy = await (0,_chunk_LWVIH6WH_js__WEBPACK_IMPORTED_MODULE_30__/* .action_policy__readPartly */ .Q)(repository, { commit: base.commit, inputs, ofLayer: withoutAgents });
  const access = await base.access();
  if (!policy.ok)
    return policy;
  if (!access.ok)
    return (0,_chunk_CMN7CPRF_js__WEBPACK_IMPORTED_MODULE_35__/* .action_base__remoteRefusal */ .s)(access.problem);
  const { settings } = policy;
  const { approval, createPr, githubToken: token } = settings;
  const branchPrefix = (0,_chunk_ZXGM6DES_js__WEBPACK_IMPORTED_MODULE_44__/* .action_start_point__prefixAt */ .g)(settings.branchPrefix, base.remoteRefs);
  const neverPushed = [base.branch, base.defaultBranch];
  const sorted = (0,_chunk_WYQD4MT7_js__WEBPACK_IMPORTED_MODULE_42__/* .sortRefs */ .x)({ refs: handOver.header.refs, branchPrefix, neverPushed });
  if (!sorted.ok)
    return sorted;
  const asking = { job, cancel: call.cancel, token, onNote: call.log.info };
  const pushed = await pushExamined(repository, {
    ...{ handOver, sorted, base, settings: { branchPrefix, approval } },
    own: await findOwnWork(repository, { base, settings, workspace: job.workspace }),
    pullState: async (branch) => createPr === "none" ? "unknown" : (0,_chunk_WWHHO4EB_js__WEBPACK_IMPORTED_MODULE_16__/* .action_ask_github__askPull */ .ve)(asking, branch),
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
  return (0,_chunk_GF5FVSFC_js__WEBPACK_IMPORTED_MODULE_51__/* .core_publications__withResults */ .U1)(state, { results });
}
async function endOf({ log, env, onSummary }, state) {
  const said = publishedLine(state);
  log.notice(said);
  const summary = (0,_chunk_DI45T56S_js__WEBPACK_IMPORTED_MODULE_6__/* .redactedText */ .Q2)((maxChars) => publishedSummary(state, maxChars), redactor(env));
  await onSummary(summary);
  const halt = { kind: "skipped", detail: said };
  const outputs = (0,_chunk_EF2KNXWK_js__WEBPACK_IMPORTED_MODULE_17__/* .outputsOf */ .Y)(state, { halt, failOn: ["never"], logsPath: "" });
  return { exitCode: 0, outputs: { ...outputs, report_file: "" }, reasons: [], halt };
}



/***/ })

};
;