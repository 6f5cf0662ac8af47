"use strict";
exports.id = 1826;
exports.ids = [1826];
exports.modules = {

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

/***/ 2837:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.N6c)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:core/prd.js





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

/***/ 1826:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   judgeMoved: () => (/* reexport safe */ _chunk_P2ISYTJD_js__WEBPACK_IMPORTED_MODULE_0__.Z),
/* harmony export */   ownSince: () => (/* reexport safe */ _chunk_P2ISYTJD_js__WEBPACK_IMPORTED_MODULE_0__.t)
/* harmony export */ });
/* harmony import */ var _chunk_P2ISYTJD_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3008);
/* harmony import */ var _chunk_DDMJOVED_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4574);
/* harmony import */ var _chunk_UOW6G554_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2837);
/* harmony import */ var _chunk_NFGW6NFR_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6619);
/* harmony import */ var _chunk_MUEW35QO_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6696);










/***/ })

};
;