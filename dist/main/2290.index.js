"use strict";
exports.id = 2290;
exports.ids = [2290];
exports.modules = {

/***/ 9931:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.Kwk)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:core/globs.js





/***/ }),

/***/ 7064:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $c: () => (/* binding */ missesSomething),
/* harmony export */   CH: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_3__.CHN),
/* harmony export */   kE: () => (/* binding */ gapLines)
/* harmony export */ });
/* harmony import */ var _chunk_KLWF3DYB_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6659);
/* harmony import */ var _chunk_EBS6DVXL_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2181);
/* harmony import */ var _chunk_BX54UOPB_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3556);
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6246);




// layer:core/per-object.js


// build/core/information-gap.js
function missesSomething(attempt) {
  return gapLines(attempt).length > 0;
}
function gapLines({ gates }) {
  return gates.some(isRedTest) ? gapsIn(gates) : [];
}
function isRedTest(gate) {
  return gate.gate === "test" && (0,_chunk_BX54UOPB_js__WEBPACK_IMPORTED_MODULE_2__/* .core_gates__blocks */ .to)(gate);
}
var gapsIn = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_3__/* .core_per_object__perObject */ .CHN)((gates) => {
  const said = gates.filter(isRedTest).flatMap(({ excerpt }) => excerpt.lines);
  if (said.length === 0)
    return [];
  const errors = (0,_chunk_KLWF3DYB_js__WEBPACK_IMPORTED_MODULE_0__/* .marked */ .xI)((0,_chunk_EBS6DVXL_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLines */ .y)(said.join("\n"))).filter(({ kind }) => kind !== "ignored" && kind !== "warning");
  return [...new Set(errors.map(({ text }) => text).filter((text) => gap.test(text)))];
});
var gap = new RegExp([
  String.raw`\b(?:ImportError|ModuleNotFoundError|NameError|ReferenceError|FileNotFoundError|ERR_MODULE_NOT_FOUND|NoClassDefFoundError|ClassNotFoundException|NoMethodError)\b`,
  String.raw`\b(?:cannot find|can't find|could not find|couldn't find|unable to find|could not resolve|can't resolve|cannot resolve|unable to resolve|failed to resolve|failed to load)\b`,
  String.raw`\b(?:undefined|unresolved|undeclared|unknown) (?:symbol|reference|import|identifier|name|variable|function|method|module|type|crate)\b`,
  String.raw`\bundefined: \w`,
  String.raw`\bENOENT\b|\bno such file or directory\b|\bno module named\b|\bis not defined\b|\bhas no exported member\b`,
  String.raw`\bdoes not provide an export\b|\bimplicit declaration of\b|\bundefined (?:method|local variable)\b`
].join("|"), "i");




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

/***/ 2290:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   expand: () => (/* binding */ expand)
/* harmony export */ });
/* harmony import */ var _chunk_6AHT734C_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9931);
/* harmony import */ var _chunk_6E6IM4MO_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7064);
/* harmony import */ var _chunk_KLWF3DYB_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6659);
/* harmony import */ var _chunk_EBS6DVXL_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2181);
/* harmony import */ var _chunk_BX54UOPB_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3556);
/* harmony import */ var node_path_posix__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3916);
/* harmony import */ var node_path_posix__WEBPACK_IMPORTED_MODULE_5___default = /*#__PURE__*/__webpack_require__.n(node_path_posix__WEBPACK_IMPORTED_MODULE_5__);
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6246);







// build/adapters/expansion.js


// layer:core/edit-distance.js


// build/core/missing.js
var MOST = { wanted: 5, near: 6, letters: 100, candidates: 5e3 };
function missingIn(lines) {
  return { modules: found(lines, modules), names: found(lines, names) };
}
function nearestFiles(wanted, paths) {
  const name = stem(wanted);
  if (name.length > MOST.letters)
    return [];
  const most = Math.max(2, Math.floor(name.length / 2));
  return paths.map((path) => ({ path, name: stem(path) })).filter((near) => Math.abs(near.name.length - name.length) <= most).slice(0, MOST.candidates).map((near) => ({ path: near.path, distance: (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_6__/* .core_edit_distance__editDistance */ .W1M)(name, near.name) })).filter(({ distance }) => distance <= most).sort((a, b) => a.distance - b.distance || a.path.length - b.path.length).slice(0, MOST.near).map(({ path }) => path);
}
function found(lines, patterns) {
  const all = lines.flatMap((line) => patterns.flatMap((pattern) => [...line.matchAll(pattern)].map(([, it = ""]) => it)));
  return [...new Set(all)].filter((it) => it !== "").slice(0, MOST.wanted);
}
function stem(path) {
  const last = path.split(/[/\\]|::/).at(-1) ?? path;
  const plain = last.replace(/\.(?:[cm]?[jt]sx?|py|rb|go|rs|java|kt|php|c|h|cc|cpp|hpp|cs|json|ya?ml|toml|md|txt)$/, "");
  return (plain.includes("/") ? plain : plain.split(".").at(-1) ?? plain).toLowerCase();
}
var quote = `["'\`]`;
var modules = [
  String.raw`cannot find (?:module|package) ${quote}([^"'\`]+)${quote}`,
  String.raw`no module named ${quote}?([\w.]+)`,
  String.raw`(?:failed to resolve|could not resolve|can't resolve|cannot resolve)(?: import| entry for package| module)? ${quote}([^"'\`]+)${quote}`,
  String.raw`no such file or directory[^"'\`]*${quote}([^"'\`]+)${quote}`,
  String.raw`(?<![\w./@-])(?!ENOENT)([\w./@-]+): no such file or directory`,
  String.raw`unresolved import ${quote}([\w:]+)`,
  String.raw`cannot import name ${quote}\w+${quote} from ${quote}([\w.]+)${quote}`,
  String.raw`module ${quote}+([^"'\`]+)${quote}+ has no exported member`,
  String.raw`the requested module ${quote}([^"'\`]+)${quote} does not provide`
].map(((source) => new RegExp(source, "gi")));
var names = [
  String.raw`name ${quote}(\w+)${quote} is not defined`,
  String.raw`referenceerror: ([\w$]+) is not defined`,
  String.raw`cannot import name ${quote}(\w+)${quote}`,
  String.raw`does not provide an export named ${quote}([\w$]+)${quote}`,
  String.raw`has no exported member(?: named)? ${quote}([\w$]+)${quote}`,
  String.raw`cannot find (?:name|value|function|type|struct|trait) ${quote}([\w$]+)${quote}`,
  String.raw`undefined (?:symbol|reference to|local variable or method|method):? ${quote}?(\w+)`,
  String.raw`undefined: (?:\w+\.)?(\w+)`,
  String.raw`implicit declaration of function ${quote}?(\w+)`
].map(((source) => new RegExp(source, "gi")));

// build/adapters/expansion.js
var MOST2 = {
  named: 3,
  around: 8,
  fileBytes: 256 * 1024,
  defined: 6,
  grepBytes: 64 * 1024,
  folders: 3,
  manifestBytes: 4096
};
async function expand({ repository, tree, attempt, hiddenPaths }) {
  const isHidden = (0,_chunk_6AHT734C_js__WEBPACK_IMPORTED_MODULE_0__/* .core_globs__globMatcher */ .K)(hiddenPaths);
  const paths = (await repository.listFiles(tree)).map(({ path }) => path).filter((path) => !isHidden(path));
  const looking = { repository, tree, paths };
  const missing = (0,_chunk_6E6IM4MO_js__WEBPACK_IMPORTED_MODULE_1__/* .gapLines */ .kE)(attempt);
  const { modules: modules2, names: names2 } = missingIn(missing);
  const places = attempt.gates.flatMap(({ locations = [] }) => locations).filter(({ file }) => paths.includes(file));
  const [named, defined, manifests] = await Promise.all([
    namedParts(looking, places),
    Promise.all(names2.map((wanted) => definitions(looking, wanted))),
    manifestsOf(looking, places.map(({ file }) => file))
  ]);
  const near = modules2.map((wanted) => ({ wanted, paths: nearestFiles(wanted, paths) }));
  const folders = foldersOf(looking, { modules: modules2, from: places[0]?.file });
  return {
    missing,
    named,
    near: near.filter((each) => each.paths.length > 0),
    defined: defined.filter(isFound),
    folders,
    manifests
  };
}
async function namedParts({ repository, tree }, places) {
  const first = [...new Map(places.toReversed().map((place) => [place.file, place])).values()].reverse();
  return Promise.all(first.slice(0, MOST2.named).map(async ({ file, line = 1 }) => {
    const content = await repository.readFile(tree, file, MOST2.fileBytes);
    const lines = (content?.bytes.toString("utf8") ?? "").split("\n");
    const from = Math.max(1, line - MOST2.around);
    return { path: file, from, lines: lines.slice(from - 1, line + MOST2.around) };
  }));
}
async function definitions({ repository, tree, paths }, wanted) {
  const name = wanted.replaceAll("$", String.raw`\$`);
  const words = "export|exports|def|class|func|fn|function|const|let|var|type|interface|struct|enum|trait|module|define";
  const pattern = String.raw`(^|[^[:alnum:]_])(${words})([^[:alnum:]_].*)?[^[:alnum:]_]${name}([^[:alnum:]_]|$)|exports\.${name}([^[:alnum:]_]|$)|^${name} *=`;
  const args = ["grep", "-n", "-z", "-I", "-E", "--max-count=3", "-e", pattern, tree, "--"];
  const { stdout } = await repository.git.run(args, { maxBytes: MOST2.grepBytes, timeoutMs: 1e4 });
  const found2 = stdout.toString("utf8").split("\n").filter(Boolean);
  const named = found2.map((line) => line.slice(`${tree}:`.length, 300));
  const lines = named.filter((line) => paths.includes(line.slice(0, line.indexOf("\0"))));
  return { wanted, lines: lines.slice(0, MOST2.defined).map((line) => line.replaceAll("\0", ":")) };
}
function isFound({ lines }) {
  return lines.length > 0;
}
function foldersOf({ paths }, { modules: modules2, from }) {
  const beside = from === void 0 ? "." : (0,node_path_posix__WEBPACK_IMPORTED_MODULE_5__.dirname)(from);
  const asked = modules2.filter((module) => module.includes("/")).map((module) => (0,node_path_posix__WEBPACK_IMPORTED_MODULE_5__.dirname)((0,node_path_posix__WEBPACK_IMPORTED_MODULE_5__.join)(module.startsWith(".") ? beside : ".", module)));
  const wanted = [.../* @__PURE__ */ new Set([...asked, beside, "."])].slice(0, MOST2.folders);
  return wanted.map((path) => ({ path, entries: entriesOf(paths, path) })).filter(({ entries }) => entries.length > 0);
}
function entriesOf(paths, folder) {
  const prefix = folder === "." ? "" : `${folder}/`;
  const below = paths.filter((path) => path.startsWith(prefix)).map((path) => path.slice(prefix.length));
  return [...new Set(below.map((path) => path.includes("/") ? `${path.slice(0, path.indexOf("/"))}/` : path))];
}
var manifestNames = /^(?:package\.json|pyproject\.toml|requirements\.txt|setup\.cfg|go\.mod|Cargo\.toml|pom\.xml|build\.gradle(?:\.kts)?|Gemfile|composer\.json|tsconfig\.json)$/;
async function manifestsOf({ repository, tree, paths }, named) {
  const folders = /* @__PURE__ */ new Set(["", ...named.slice(0, MOST2.named).flatMap(above)]);
  const found2 = paths.filter((path) => {
    const at = path.lastIndexOf("/") + 1;
    return manifestNames.test(path.slice(at)) && folders.has(path.slice(0, Math.max(0, at - 1)));
  });
  return Promise.all(found2.slice(0, MOST2.folders).map(async (path) => {
    const content = await repository.readFile(tree, path, MOST2.manifestBytes);
    return { path, text: content?.bytes.toString("utf8") ?? "" };
  }));
}
function above(file) {
  const segments = file.split("/").slice(0, -1);
  return segments.map((_, at) => segments.slice(0, at + 1).join("/"));
}



/***/ })

};
;