"use strict";
exports.id = 8396;
exports.ids = [8396];
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

/***/ 433:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ry: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.RyP),
/* harmony export */   Yf: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.YfY),
/* harmony export */   pJ: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.pJu)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:adapters/process/tail.js





/***/ }),

/***/ 4208:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ redactStream)
/* harmony export */ });
/* harmony import */ var _chunk_2HP7CEG4_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3557);


// build/report/stream-texts.js
var DEEPEST = 32;
var NOT_KEPT = "[not kept: nested too deep]";
function streamTexts(lines) {
  const records = lines.map(parsed);
  const root = {};
  const texts = [];
  const cut = /* @__PURE__ */ new Set();
  const ids = records.map((record, line) => {
    const walk = { line, texts, cut, ids: [] };
    if (isHolder(record))
      visit(walk, { holder: record, place: root, depth: 1, isListed: false });
    return walk.ids;
  });
  return { records, texts, about: aboutOf(ids), cut };
}
function isHolder(value) {
  return typeof value === "object" && value !== null;
}
function parsed(line) {
  if (!line.startsWith("{"))
    return void 0;
  try {
    return JSON.parse(line);
  } catch {
    return void 0;
  }
}
function visit(walk, at) {
  const { holder, isListed } = at;
  const isList = Array.isArray(holder);
  for (const [key, inner] of Object.entries(holder)) {
    if (!isListed && !isList && isId(key, inner))
      walk.ids.push(`${key}=${inner}`);
    if (typeof inner === "string")
      noteText(walk, { at, key, text: inner });
    else if (isHolder(inner))
      visitInner(walk, { at, key, inner });
  }
}
function noteText({ line, texts }, { at, key, text }) {
  const put = (clean) => {
    at.holder[key] = clean;
  };
  texts.push({ line, text, place: placeIn(at, key), put });
}
function visitInner(walk, { at, key, inner }) {
  const { holder, depth, isListed } = at;
  if (depth === DEEPEST) {
    holder[key] = NOT_KEPT;
    walk.cut.add(walk.line);
    return;
  }
  const place = placeIn(at, key);
  visit(walk, { holder: inner, place, depth: depth + 1, isListed: isListed || Array.isArray(holder) });
}
function placeIn({ holder, place }, field) {
  if (Array.isArray(holder)) {
    place.members ??= {};
    return place.members;
  }
  place.fields ??= /* @__PURE__ */ new Map();
  const known = place.fields.get(field) ?? {};
  place.fields.set(field, known);
  return known;
}
function isId(key, value) {
  if (typeof value !== "number" && (typeof value !== "string" || value.length > 200))
    return false;
  return /(?:^|_)(?:id|index)$|[a-z](?:Id|ID|Index)$/.test(key);
}
function aboutOf(records) {
  const counts = /* @__PURE__ */ new Map();
  for (const ids of records)
    for (const id of new Set(ids))
      counts.set(id, (counts.get(id) ?? 0) + 1);
  return records.map((ids) => JSON.stringify(ids.filter((id) => (counts.get(id) ?? 0) > 1)));
}

// build/report/redact-stream.js
function redactStream(text, secrets) {
  const lines = text.split("\n");
  const stream = streamTexts(lines);
  const cuts = cutsIn(stream, (0,_chunk_2HP7CEG4_js__WEBPACK_IMPORTED_MODULE_0__/* .report_redact__secretFinder */ .TQ)(secrets));
  const count = new Set([...cuts.values()].flatMap(({ begun }) => [...begun])).size;
  if (count === 0 && stream.cut.size === 0)
    return (0,_chunk_2HP7CEG4_js__WEBPACK_IMPORTED_MODULE_0__/* .report_redact__redact */ .uF)(text, secrets);
  const touched = new Set(stream.cut);
  for (const [piece, { spans }] of cuts) {
    piece.put(withoutSpans(piece.text, spans));
    touched.add(piece.line);
  }
  const written = lines.map((line, at) => touched.has(at) ? JSON.stringify(stream.records[at]) : line);
  const whole = (0,_chunk_2HP7CEG4_js__WEBPACK_IMPORTED_MODULE_0__/* .report_redact__redact */ .uF)(written.join("\n"), secrets);
  return { text: whole.text, count: whole.count + count };
}
function cutsIn({ texts, about }, find) {
  const cuts = /* @__PURE__ */ new Map();
  const numbers = new Map(texts.map((each, at) => [each, at]));
  const cutAll = (groups) => {
    for (const pieces of groups)
      cutAcross(pieces, { find, cuts, numbers });
  };
  const all = Map.groupBy(texts, ({ place }) => place);
  cutAll(all.values());
  for (const pieces of all.values()) {
    const blocks = Map.groupBy(pieces, ({ line }) => about[line] ?? "");
    if (blocks.size > 1)
      cutAll(blocks.values());
  }
  return cuts;
}
function cutAcross(pieces, { find, cuts, numbers }) {
  if (pieces.length < 2)
    return;
  const placed = placedOf(pieces);
  let first = 0;
  for (const [from, to] of find(pieces.map(({ text }) => text).join(""))) {
    while ((placed[first]?.end ?? to) <= from)
      first += 1;
    const begun = `${numbers.get(pieces[first])}:${from - (placed[first]?.start ?? 0)}`;
    const isWithin = to <= (placed[first]?.end ?? to);
    for (let at = first; !isWithin && (placed[at]?.start ?? to) < to; at += 1)
      noteCut(cuts, { placed: placed[at], from, to, begun });
  }
}
function placedOf(pieces) {
  let end = 0;
  return pieces.map((piece) => {
    const start = end;
    end += piece.text.length;
    return { piece, start, end };
  });
}
function noteCut(cuts, { placed: { piece, start, end }, from, to, begun }) {
  const span = [Math.max(from, start) - start, Math.min(to, end) - start];
  if (span[0] >= span[1])
    return;
  const cut = cuts.get(piece) ?? { spans: [], begun: /* @__PURE__ */ new Set() };
  cut.spans.push(span);
  cut.begun.add(begun);
  cuts.set(piece, cut);
}
function withoutSpans(text, spans) {
  const kept = [];
  let end = -1;
  for (const [from, to] of spans.toSorted((a, b) => a[0] - b[0])) {
    if (from > end)
      kept.push(text.slice(Math.max(0, end), from), "[redacted]");
    end = Math.max(end, to);
  }
  return `${kept.join("")}${text.slice(Math.max(0, end))}`;
}




/***/ }),

/***/ 8396:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   showOutput: () => (/* binding */ showOutput)
/* harmony export */ });
/* unused harmony export MOST_SHOWN_BYTES */
/* harmony import */ var _chunk_Y5RYFVPN_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4208);
/* harmony import */ var _chunk_2HP7CEG4_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3557);
/* harmony import */ var _chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6600);
/* harmony import */ var _chunk_KIY3N6KY_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(433);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_4___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_4__);






// build/action/show-output.js

var MOST_SHOWN_BYTES = 1024 * 1024;
var LONGEST_SECRET = 4096;
function showOutput({ log, title, path, secrets }) {
  const bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_4__.statSync)(path, { throwIfNoEntry: false })?.size ?? 0;
  const isWhole = bytes <= MOST_SHOWN_BYTES;
  const text = (0,_chunk_KIY3N6KY_js__WEBPACK_IMPORTED_MODULE_3__/* .adapters_process_tail__readLast */ .Yf)(path, MOST_SHOWN_BYTES);
  const shown = (0,_chunk_Y5RYFVPN_js__WEBPACK_IMPORTED_MODULE_0__/* .redactStream */ .S)((0,_chunk_25W7PTLZ_js__WEBPACK_IMPORTED_MODULE_2__/* .report_sanitise__plain */ .sb)(isWhole ? text : withoutStart(text)), secrets).text;
  const lines = shown.replace(/(?<!\n)\n+$/, "").split("\n");
  log.startGroup(title);
  log.verbatim(isWhole ? lines : [`[... only the last MiB is shown, all of it is in ${path} ...]`, ...lines]);
  log.endGroup();
}
function withoutStart(text) {
  const lineEnd = text.slice(0, LONGEST_SECRET).search(/[\r\n]/);
  return text.slice(lineEnd < 0 ? LONGEST_SECRET : lineEnd + 1);
}



/***/ })

};
;