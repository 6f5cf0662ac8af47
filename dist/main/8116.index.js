"use strict";
exports.id = 8116;
exports.ids = [8116];
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

/***/ 5735:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   flipPasses: () => (/* reexport safe */ _chunk_DDMJOVED_js__WEBPACK_IMPORTED_MODULE_0__.l)
/* harmony export */ });
/* harmony import */ var _chunk_DDMJOVED_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4574);
/* harmony import */ var _chunk_MUEW35QO_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6696);






/***/ })

};
;