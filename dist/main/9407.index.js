"use strict";
exports.id = 9407;
exports.ids = [9407,1788];
exports.modules = {

/***/ 7906:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   LU: () => (/* binding */ childrenOf),
/* harmony export */   NO: () => (/* binding */ parseXml),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   lt: () => (/* binding */ attribute)
/* harmony export */ });
/* harmony import */ var fast_xml_parser__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7196);
// build/core/locations/junit-xml.js

var MOST = { chars: 5 * 1024 * 1024, nestedTags: 64 };
var ATTRIBUTE = "@";
var TEXT = "#text";
var CDATA = "#cdata";
function parseXml(xml) {
  if (xml.length > MOST.chars) {
    return { problem: `the report has ${xml.length} characters, ${MOST.chars} are read. Write one report per suite.` };
  }
  if (hasDoctype(xml))
    return { problem: "the report has a DOCTYPE, which is refused. Write the report without one." };
  try {
    const root = new fast_xml_parser__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A(options).parse(xml, true);
    return isNode(root) ? { root } : { problem: "the report is empty. Check that the command writes it." };
  } catch (error) {
    const cause = error instanceof Error ? error.message.replace(/\s+/g, " ").slice(0, 200) : "unknown";
    return { problem: `the report is no well-formed XML: ${cause}. Check that the command writes it whole.` };
  }
}
function childrenOf(node, name) {
  const value = node[name];
  if (!Array.isArray(value))
    return [];
  return value.map((each) => isNode(each) ? each : { [TEXT]: each });
}
function attribute(node, name) {
  return decoded(node?.[`${ATTRIBUTE}${name}`]);
}
function textOf(node) {
  return decoded(node?.[TEXT]) + [node?.[CDATA]].flat().join("");
}
var elements = ["testsuites", "testsuite", "testcase", "failure", "error", "skipped"];
var options = {
  ignoreAttributes: false,
  attributeNamePrefix: ATTRIBUTE,
  textNodeName: TEXT,
  cdataPropName: CDATA,
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  trimValues: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  maxNestedTags: MOST.nestedTags,
  isArray: (name) => elements.includes(name)
};
function hasDoctype(xml) {
  let rest = xml.trimStart();
  while (rest.startsWith("<?") || rest.startsWith("<!--")) {
    const ending = rest.startsWith("<?") ? "?>" : "-->";
    const end = rest.indexOf(ending);
    if (end < 0)
      return false;
    rest = rest.slice(end + ending.length).trimStart();
  }
  return /^<!DOCTYPE/i.test(rest);
}
function isNode(value) {
  return typeof value === "object" && value !== null;
}
function decoded(value) {
  if (typeof value !== "string")
    return "";
  return value.replace(/&(?:#(\d{1,7})|#[xX]([0-9A-Fa-f]{1,6})|(amp|lt|gt|quot|apos));/g, (all, ...groups) => {
    const [decimal, hex, name] = groups;
    if (name !== void 0)
      return named[name] ?? all;
    const code = decimal === void 0 ? Number.parseInt(hex ?? "", 16) : Number(decimal);
    return code > 1114111 ? all : String.fromCodePoint(code);
  });
}
var named = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };




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

/***/ 3546:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _j: () => (/* binding */ indentOf),
/* harmony export */   bD: () => (/* binding */ messageOf),
/* harmony export */   lt: () => (/* binding */ blockEnd),
/* harmony export */   qZ: () => (/* binding */ unquoted),
/* harmony export */   v3: () => (/* binding */ cleanLines)
/* harmony export */ });
// build/core/locations/lines.js
var MOST = { headChars: 1048576, tailChars: 3145728, lineChars: 2e3, messageLines: 6, messageChars: 1e3 };
function cleanLines(output) {
  return bounded(output).replaceAll("\r\n", "\n").replaceAll("\r", "\n").split("\n").map(cleanLine);
}
function messageOf(lines) {
  return lines.map((line) => line.trim()).filter((line) => line !== "").slice(0, MOST.messageLines).join("\n").slice(0, MOST.messageChars).toWellFormed();
}
function unquoted(text) {
  const quote = text[0];
  if (text.length < 2 || quote !== "'" && quote !== '"' || !text.endsWith(quote))
    return text;
  const inner = text.slice(1, -1);
  return quote === "'" ? inner.replaceAll("''", "'") : inner.replaceAll('\\"', '"').replaceAll("\\\\", "\\");
}
function blockEnd(lines, start, { ends, most }) {
  const limit = Math.min(lines.length, start + most);
  for (let at = start; at < limit; at += 1)
    if (ends(lines[at] ?? ""))
      return at;
  return limit;
}
function indentOf(line) {
  return line.length - line.trimStart().length;
}
function bounded(output) {
  if (output.length <= MOST.headChars + MOST.tailChars)
    return output;
  return `${output.slice(0, MOST.headChars)}
${output.slice(-MOST.tailChars)}`;
}
function cleanLine(line) {
  const text = line.slice(0, 2 * MOST.lineChars);
  const bare = controls.some((control2) => text.includes(control2)) ? text.replace(sequence, "") : text;
  return bare.replace(control, "").slice(0, MOST.lineChars);
}
var controls = ["\x1B", "\x9B"];
var sequence = /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]|\u001b\][^\u0007\u001b]*(?:\u0007|\u001b\\)|\u001b[ -/]*[0-~]/g;
var control = /[\u0000-\u0008\u000a-\u001f\u007f-\u009f]/g;




/***/ }),

/***/ 9407:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   findingsOf: () => (/* binding */ findingsOf)
/* harmony export */ });
/* harmony import */ var _chunk_2LI36OX6_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7906);
/* harmony import */ var _chunk_THSF2273_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3546);
/* harmony import */ var _chunk_F5ATKOTB_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6361);
/* harmony import */ var _chunk_KLWF3DYB_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6659);
/* harmony import */ var _chunk_TO3IQZ72_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(882);
/* harmony import */ var _chunk_EBS6DVXL_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2181);
/* harmony import */ var _chunk_KIY3N6KY_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(433);









// build/core/locations/paths.js
var FOREIGN = /* @__PURE__ */ new Set([
  "node_modules",
  ".venv",
  "venv",
  "site-packages",
  "dist-packages",
  "target",
  "vendor",
  ".tox",
  ".git"
]);
var MOST = { pathChars: 1e3, number: 9999999 };
function placeFinder(options) {
  const root = options.root === void 0 ? void 0 : slashed(options.root).replace(/\/+$/, "");
  const tree = { root, folder: options.folder ?? "" };
  const known = options.files === void 0 ? void 0 : byName(options.files);
  return ({ places, under }) => {
    for (const place of places) {
      const inside = relative(place.file, tree);
      const file = inside === void 0 ? void 0 : knownFile(inside, known, under);
      if (file !== void 0 && isNumber(place.line))
        return placeAt(file, place);
    }
    return void 0;
  };
}
function relative(path, { root, folder }) {
  const text = slashed(withoutScheme(path.trim()));
  if (text === "" || text.length > MOST.pathChars || notAPath.test(text))
    return void 0;
  const absolute = text.startsWith("/") || /^[A-Za-z]:\//.test(text);
  if (absolute && (root === void 0 || !text.startsWith(`${root}/`)))
    return void 0;
  const segments = resolved(absolute ? text.slice((root ?? "").length + 1) : `${folder}/${text}`);
  if (segments === void 0 || segments.length === 0 || segments.some((each) => FOREIGN.has(each)))
    return void 0;
  return segments.join("/");
}
var notAPath = /[\p{Cc}<>"|?*]|^[A-Za-z][\w+.-]+:/u;
function withoutScheme(path) {
  if (!path.startsWith("file://"))
    return path;
  try {
    return decodeURIComponent(path.slice("file://".length));
  } catch {
    return path.slice("file://".length);
  }
}
function resolved(path) {
  const segments = [];
  for (const segment of path.split("/")) {
    if (segment === ".." && segments.pop() === void 0)
      return void 0;
    if (segment !== "" && segment !== "." && segment !== "..")
      segments.push(segment);
  }
  return segments;
}
function byName(files) {
  return Map.groupBy(files, nameOf);
}
function knownFile(file, known, under) {
  if (known === void 0)
    return file;
  const candidates = (known.get(nameOf(file)) ?? []).filter((each) => each === file || each.endsWith(`/${file}`));
  const exact = candidates.includes(file);
  const near = under === void 0 ? [] : candidates.filter((each) => liesUnder(each, under));
  if (near.length === 1)
    return near[0];
  if (exact)
    return file;
  return candidates.length === 1 ? candidates[0] : void 0;
}
function liesUnder(file, under) {
  const folder = file.slice(0, Math.max(0, file.lastIndexOf("/")));
  return `/${under}`.endsWith(`/${folder}`);
}
function placeAt(file, { line, column }) {
  return column !== void 0 && isNumber(column) ? { file, line, column } : { file, line };
}
function isNumber(value) {
  return Number.isInteger(value) && value >= 1 && value <= MOST.number;
}
function nameOf(path) {
  return path.slice(path.lastIndexOf("/") + 1);
}
function slashed(path) {
  return path.replaceAll("\\", "/");
}

// build/core/locations/frames.js
function placeOf(text) {
  const outer = endingNumber(text);
  if (outer === void 0)
    return void 0;
  const inner = endingNumber(outer.rest);
  return inner === void 0 ? { file: outer.rest, line: outer.number } : { file: inner.rest, line: inner.number, column: outer.number };
}
function isFrame(line) {
  return line.trimStart().startsWith("at ");
}
function framePlace(line) {
  const text = line.trim();
  const bare = text.endsWith(" {") ? text.slice(0, -2) : text;
  const call = bare.startsWith("at ") ? bare.slice(3) : bare;
  const open = call.endsWith(")") ? call.indexOf(" (") : -1;
  const place = placeOf(open < 0 ? withoutAsync(call) : call.slice(open + 2, -1));
  return place?.column === void 0 ? void 0 : place;
}
function javaPlace(line) {
  const match = /^\s*at (?:[^\s(/]+\/)?([\w$.]+)\((\w+\.(?:java|kt|scala|groovy)):(\d{1,7})\)/.exec(line);
  if (match === null)
    return void 0;
  const [, method = "", name = "", number = ""] = match;
  const packages = method.split(".").slice(0, -2);
  return { file: [...packages, name].join("/"), line: Number(number) };
}
function pythonPlace(line) {
  const match = /^\s*File "([^"]+)", line (\d{1,7})/.exec(line);
  return match === null ? void 0 : { file: match[1] ?? "", line: Number(match[2]) };
}
function colonLine(line) {
  const match = /^((?:[A-Za-z]:[\\/])?[^\s:][^:]*):(\d{1,7})(?::(\d{1,7}))?:(?: (.*))?$/.exec(line);
  if (match === null)
    return void 0;
  const [, file = "", number = "", column, rest = ""] = match;
  return { file, line: Number(number), ...column === void 0 ? {} : { column: Number(column) }, rest };
}
function withoutAsync(call) {
  return call.startsWith("async ") ? call.slice("async ".length) : call;
}
function endingNumber(text) {
  const colon = text.lastIndexOf(":");
  const digits = text.slice(colon + 1);
  if (colon <= 0 || digits.length > 7 || !/^\d+$/.test(digits))
    return void 0;
  return { rest: text.slice(0, colon), number: Number(digits) };
}

// build/core/locations/trace.js
function placesInTrace(trace, { java }) {
  const lines = (0,_chunk_THSF2273_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanLines */ .v3)(trace);
  const innermostFirst = lines.flatMap((line) => (java ? javaPlace(line) : void 0) ?? scriptPlace(line) ?? panicPlace(line) ?? []);
  const innermostLast = lines.flatMap((line) => pythonPlace(line) ?? sourceLine(line) ?? []);
  return [...innermostFirst, ...innermostLast.reverse()];
}
function scriptPlace(line) {
  if (isFrame(line))
    return framePlace(line);
  const text = line.trim();
  return text.startsWith("\u276F ") ? placeOf(text.slice(text.lastIndexOf(" ") + 1)) : void 0;
}
function panicPlace(line) {
  const told = line.indexOf(" panicked at ");
  return told < 0 ? void 0 : placeOf(line.slice(told + " panicked at ".length).replace(/:$/, ""));
}
function sourceLine(line) {
  const found = colonLine(line.trimStart());
  return found !== void 0 && /\.[A-Za-z]\w{0,9}$/.test(found.file) ? found : void 0;
}

// build/core/locations/junit.js
var MOST_DEPTH = 32;
function readJUnit(xml, options = {}) {
  const parsed2 = (0,_chunk_2LI36OX6_js__WEBPACK_IMPORTED_MODULE_0__/* .parseXml */ .NO)(xml);
  if ("problem" in parsed2)
    return parsed2;
  const suites = [...(0,_chunk_2LI36OX6_js__WEBPACK_IMPORTED_MODULE_0__/* .childrenOf */ .LU)(parsed2.root, "testsuites"), ...(0,_chunk_2LI36OX6_js__WEBPACK_IMPORTED_MODULE_0__/* .childrenOf */ .LU)(parsed2.root, "testsuite")];
  if (suites.length === 0) {
    return {
      problem: "the report has neither <testsuites> nor <testsuite>: it is no JUnit report. Check test_report."
    };
  }
  const cases = suites.flatMap((suite) => casesIn(suite, [], 0));
  const failures3 = cases.filter(({ verdict }) => verdict === "failure" || verdict === "error");
  const having = (verdict) => cases.filter((each) => each.verdict === verdict).length;
  const find = placeFinder(options);
  return {
    total: cases.length,
    failed: having("failure"),
    errors: having("error"),
    skipped: having("skipped"),
    failures: failures3.map((each) => failureOf(each, find, options))
  };
}
function casesIn(suite, above, depth) {
  if (depth > MOST_DEPTH)
    return [];
  const suites = [...above, suite];
  const own = (0,_chunk_2LI36OX6_js__WEBPACK_IMPORTED_MODULE_0__/* .childrenOf */ .LU)(suite, "testcase").map((node) => ({ node, suites, verdict: verdictOf(node) }));
  return [...own, ...(0,_chunk_2LI36OX6_js__WEBPACK_IMPORTED_MODULE_0__/* .childrenOf */ .LU)(suite, "testsuite").flatMap((inner) => casesIn(inner, suites, depth + 1))];
}
function verdictOf(node) {
  const found = ["failure", "error", "skipped"].find((name) => (0,_chunk_2LI36OX6_js__WEBPACK_IMPORTED_MODULE_0__/* .childrenOf */ .LU)(node, name).length > 0);
  return found ?? "passed";
}
function failureOf({ node, suites, verdict }, find, { files }) {
  const name = (0,_chunk_2LI36OX6_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(node, "name") || "unnamed test";
  const group = (0,_chunk_2LI36OX6_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(node, "classname") || (0,_chunk_2LI36OX6_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(suites.at(-1), "name");
  const [told] = (0,_chunk_2LI36OX6_js__WEBPACK_IMPORTED_MODULE_0__/* .childrenOf */ .LU)(node, verdict);
  const body = (0,_chunk_2LI36OX6_js__WEBPACK_IMPORTED_MODULE_0__/* .textOf */ .b6)(told);
  const trace = placesInTrace(body, { java: files !== void 0 });
  const place = find({ places: [...trace, ...declared(node), ...suites.toReversed().flatMap(declared)] });
  return {
    testId: group === "" ? name : `${group}::${name}`,
    title: name,
    level: "error",
    message: (0,_chunk_THSF2273_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)((0,_chunk_2LI36OX6_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(told, "message").split("\n")) || (0,_chunk_THSF2273_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(body.split("\n")) || `${name} failed`,
    source: "junit",
    ...place
  };
}
function declared(node) {
  const file = (0,_chunk_2LI36OX6_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(node, "file") || (0,_chunk_2LI36OX6_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(node, "filepath");
  return [{ file, line: Number((0,_chunk_2LI36OX6_js__WEBPACK_IMPORTED_MODULE_0__/* .attribute */ .lt)(node, "line")) || 1 }];
}

// build/core/fingerprint-report.js
function printedTests(output) {
  const xml = between(output, "<testsuite", ">");
  if (xml !== "") {
    const report = readJUnit(xml);
    return "problem" in report ? [] : report.failures;
  }
  if (!output.includes('"assertionResults"'))
    return [];
  const json = between(output, "{", "}");
  return (0,_chunk_EBS6DVXL_js__WEBPACK_IMPORTED_MODULE_5__/* .plainLines */ .y)(output.replace(json, "")).some(_chunk_F5ATKOTB_js__WEBPACK_IMPORTED_MODULE_2__/* .headsFailure */ .eB) ? [] : testsInJson(json);
}
function between(output, start, end) {
  const from = output.indexOf(start);
  return from < 0 ? "" : output.slice(from, output.lastIndexOf(end) + 1);
}
function testsInJson(json) {
  const report = (0,_chunk_F5ATKOTB_js__WEBPACK_IMPORTED_MODULE_2__/* .parsed */ .Yz)(json);
  return (0,_chunk_F5ATKOTB_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(report, "testResults").flatMap((file) => {
    const failed = (0,_chunk_F5ATKOTB_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(file, "assertionResults").filter((test) => (0,_chunk_F5ATKOTB_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(test, "status") === "failed");
    if (failed.length > 0)
      return failed.map(toTest);
    return (0,_chunk_F5ATKOTB_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(file, "status") === "failed" ? [{ testId: "", message: (0,_chunk_F5ATKOTB_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(file, "message") }] : [];
  });
}
function toTest(test) {
  const messages = (0,_chunk_F5ATKOTB_js__WEBPACK_IMPORTED_MODULE_2__/* .listOf */ .c3)(test, "failureMessages").filter((message) => typeof message === "string");
  return { testId: (0,_chunk_F5ATKOTB_js__WEBPACK_IMPORTED_MODULE_2__/* .textOf */ .b6)(test, "fullName"), message: messages.join("\n") };
}

// build/core/fingerprint-output.js
function fingerprintOfOutput(output) {
  const failed = printedTests(output);
  if (failed.length > 0)
    return fingerprintOfTests(failed);
  return (0,_chunk_TO3IQZ72_js__WEBPACK_IMPORTED_MODULE_4__/* .core_hash__hash8 */ .j)((0,_chunk_F5ATKOTB_js__WEBPACK_IMPORTED_MODULE_2__/* .evidenceOf */ .X1)((0,_chunk_F5ATKOTB_js__WEBPACK_IMPORTED_MODULE_2__/* .withoutLintJson */ .uA)(output) ?? output).join("\n"));
}
function fingerprintOfTests(failed) {
  const tests = failed.map(({ testId, message }) => [testId, ...(0,_chunk_F5ATKOTB_js__WEBPACK_IMPORTED_MODULE_2__/* .evidenceOf */ .X1)(`Error: ${message}`)].join("\n"));
  return (0,_chunk_TO3IQZ72_js__WEBPACK_IMPORTED_MODULE_4__/* .core_hash__hash8 */ .j)([...new Set(tests)].sort().join("\n\n"));
}

// build/core/locations/biome.js
var readBiome = (lines) => lines.flatMap((_line, at) => hitAt(lines, at) ?? []);
function hitAt(lines, at) {
  const line = lines[at] ?? "";
  if (!line.endsWith("\u2501"))
    return void 0;
  const [first = "", title = ""] = line.split(" ", 2);
  const place = placeOf(first);
  if (place === void 0)
    return void 0;
  const said = (0,_chunk_THSF2273_js__WEBPACK_IMPORTED_MODULE_1__/* .blockEnd */ .lt)(lines, at + 1, { ends: (each) => /^\s+[\u00d7\u2716!\u26a0]/.test(each), most: 4 });
  const mark = (lines[said] ?? "").trim();
  if (!/^[\u00d7\u2716!\u26a0]/.test(mark))
    return void 0;
  const level = /^[!\u26a0]/.test(mark) ? "warning" : "error";
  return { from: at, to: said, level, message: (0,_chunk_THSF2273_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)([mark.slice(1)]), title, source: "biome", places: [place] };
}

// build/core/locations/cargo.js
var MOST_LINES = { arrow: 4, message: 10, backtrace: 120 };
var readCargo = (lines) => lines.flatMap((line, at) => diagnostic(lines, at) ?? short(line, at) ?? panic(lines, at) ?? []);
function diagnostic(lines, at) {
  const match = /^(?:(error|warning)(?:\[([\w:-]+)\])?:|([A-Z]{1,5}\d{1,5})) (\S.*)/.exec(lines[at] ?? "");
  if (match === null)
    return void 0;
  const arrow = (0,_chunk_THSF2273_js__WEBPACK_IMPORTED_MODULE_1__/* .blockEnd */ .lt)(lines, at + 1, { ends: (line) => /^\s*--> /.test(line), most: MOST_LINES.arrow });
  const text = (lines[arrow] ?? "").trim();
  const place = text.startsWith("--> ") ? placeOf(text.slice(4)) : void 0;
  if (place === void 0)
    return void 0;
  return {
    from: at,
    to: arrow,
    level: match[1] === "warning" ? "warning" : "error",
    message: (0,_chunk_THSF2273_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)([match[4] ?? ""]),
    title: match[2] ?? match[3],
    source: match[3] === void 0 ? "cargo" : "python",
    places: [place]
  };
}
function short(line, at) {
  const found = colonLine(line);
  if (found === void 0 || !found.file.endsWith(".rs"))
    return void 0;
  const match = /^(error|warning)(?:\[([\w:-]+)\])?: (.*)/.exec(found.rest);
  if (match === null)
    return void 0;
  const [, level, title, text = ""] = match;
  return {
    from: at,
    to: at,
    level: level === "warning" ? "warning" : "error",
    message: (0,_chunk_THSF2273_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)([text]),
    title,
    source: "cargo",
    places: [found]
  };
}
function panic(lines, at) {
  const line = (lines[at] ?? "").trim();
  const told = line.startsWith("thread '") ? line.indexOf(" panicked at ") : -1;
  if (told < 0)
    return void 0;
  const where = line.slice(told + " panicked at ".length);
  const title = line.slice("thread '".length, line.lastIndexOf("'", told));
  const isOld = where.startsWith("'");
  const end = isOld ? at + 1 : (0,_chunk_THSF2273_js__WEBPACK_IMPORTED_MODULE_1__/* .blockEnd */ .lt)(lines, at + 1, { ends: isPanicEnd, most: MOST_LINES.message });
  const message = isOld ? where.slice(1, where.lastIndexOf("', ")) : (0,_chunk_THSF2273_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(lines.slice(at + 1, end));
  const own = placeOf(isOld ? where.slice(where.lastIndexOf(" ") + 1) : where.replace(/:$/, ""));
  const trace = backtrace(lines, end);
  const places = own === void 0 ? trace : [own, ...trace];
  return { from: at, to: end - 1, level: "error", message, title, source: "cargo", places };
}
function isPanicEnd(line) {
  return line.trim() === "" || /^(?:stack backtrace:|note: |thread ')/.test(line);
}
function backtrace(lines, start) {
  if (lines[start]?.startsWith("stack backtrace:") !== true)
    return [];
  const end = (0,_chunk_THSF2273_js__WEBPACK_IMPORTED_MODULE_1__/* .blockEnd */ .lt)(lines, start + 1, { ends: (line) => /^\S/.test(line), most: MOST_LINES.backtrace });
  return lines.slice(start, end).flatMap((line) => placeOf(line.replace(/^\s+at /, "")) ?? []);
}

// build/core/locations/eslint.js
var readEslint = (lines) => {
  let file = "";
  return lines.flatMap((line, at) => {
    if (/^\S/.test(line))
      file = line;
    return stylish(line, at, file) ?? unix(line, at) ?? [];
  });
};
function stylish(line, at, file) {
  const match = /^\s+(\d{1,7}):(\d{1,7})\s+(error|warning|\u2716|\u26a0)\s+(\S.*)/.exec(line);
  if (match === null)
    return void 0;
  const [, number, column, word, rest = ""] = match;
  const text = rest.trimEnd();
  const ruled = /^(.*) {2}([@\w][\w@/.-]*)$/.exec(text);
  return {
    from: at,
    to: at,
    level: word === "error" || word === "\u2716" ? "error" : "warning",
    message: (0,_chunk_THSF2273_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)([ruled?.[1] ?? text]),
    title: ruled?.[2],
    source: "eslint",
    places: [{ file, line: Number(number), column: Number(column) }]
  };
}
function unix(line, at) {
  const found = colonLine(line);
  if (found === void 0)
    return void 0;
  const match = /^(.*) \[(Error|Warning)(?:\/([^\s\]]+))?\]$/.exec(found.rest);
  if (match === null)
    return void 0;
  const [, text = "", word, title] = match;
  return {
    from: at,
    to: at,
    level: word === "Warning" ? "warning" : "error",
    message: (0,_chunk_THSF2273_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)([text]),
    title,
    source: "eslint",
    places: [found]
  };
}

// build/core/locations/gcc.js
var readGcc = (lines) => lines.flatMap((line, at) => compiler(line, at) ?? linker(line, at) ?? assertion(line, at) ?? googleTest(lines, at) ?? []);
function compiler(line, at) {
  const found = colonLine(line);
  if (found === void 0)
    return void 0;
  const match = /^(fatal error|error|warning): (.*)/.exec(found.rest);
  if (match === null)
    return void 0;
  const [, word, text = ""] = match;
  const flagged = /^(.*) \[(-W.*)\]$/.exec(text);
  return {
    from: at,
    to: at,
    level: word === "warning" ? "warning" : "error",
    message: (0,_chunk_THSF2273_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)([flagged?.[1] ?? text]),
    title: flagged?.[2],
    source: "gcc",
    places: [found]
  };
}
function linker(line, at) {
  const found = colonLine(line);
  if (found === void 0 || !/^(?:undefined reference|multiple definition)/.test(found.rest))
    return void 0;
  return { from: at, to: at, level: "error", message: (0,_chunk_THSF2273_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)([found.rest]), source: "gcc", places: [found] };
}
function assertion(line, at) {
  if (!line.endsWith(" failed.") || !line.includes(": Assertion "))
    return void 0;
  const found = colonLine(line.slice(line.indexOf(": ") + 2));
  if (found === void 0)
    return void 0;
  return { from: at, to: at, level: "error", message: (0,_chunk_THSF2273_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)([found.rest]), source: "gcc", places: [found] };
}
function googleTest(lines, at) {
  const found = colonLine(lines[at] ?? "");
  if (found?.rest !== "Failure")
    return void 0;
  const to = (0,_chunk_THSF2273_js__WEBPACK_IMPORTED_MODULE_1__/* .blockEnd */ .lt)(lines, at + 1, { ends: (line) => line.trim() === "" || line.startsWith("["), most: 10 });
  const message = (0,_chunk_THSF2273_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(lines.slice(at + 1, to)) || "Failure";
  return { from: at, to: to - 1, level: "error", message, source: "gcc", places: [found] };
}

// build/core/locations/go.js
var MOST_LINES2 = { message: 20, stack: 120 };
var readGo = (lines) => {
  const failed = new Set(lines.flatMap((line) => /^\s*--- FAIL: (\S+)/.exec(line)?.[1] ?? []));
  const packages = packagesBelow(lines);
  let test = "";
  return lines.flatMap((line, at) => {
    test = /^\s*(?:--- \w+:|=== \w+) +(\S+)/.exec(line)?.[1] ?? test;
    const logged = failed.has(test) ? testLine(lines, at) : void 0;
    const found = logged === void 0 ? compiler2(line, at) ?? panic2(lines, at) : { ...logged, title: test };
    if (found === void 0)
      return [];
    const under = packages[at];
    return under === void 0 ? [found] : [{ ...found, under }];
  });
};
function packagesBelow(lines) {
  let below;
  return lines.toReversed().map((line) => {
    below = /^(?:FAIL|ok)\s+(\S+\/\S+)/.exec(line)?.[1] ?? below;
    return below;
  }).reverse();
}
function compiler2(line, at) {
  const found = colonLine(line.startsWith("vet: ") ? line.slice("vet: ".length) : line);
  if (found === void 0 || !found.file.endsWith(".go") || found.rest === "")
    return void 0;
  return { from: at, to: at, level: "error", message: (0,_chunk_THSF2273_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)([found.rest]), source: "go", places: [found] };
}
function testLine(lines, at) {
  const line = lines[at] ?? "";
  const found = /^\s/.test(line) ? colonLine(line.trimStart()) : void 0;
  if (found === void 0 || !/^\w[^/]*\.go$/.test(found.file))
    return void 0;
  const indent = line.length - line.trimStart().length;
  const ends = (each) => each.length - each.trimStart().length <= indent;
  const to = (0,_chunk_THSF2273_js__WEBPACK_IMPORTED_MODULE_1__/* .blockEnd */ .lt)(lines, at + 1, { ends, most: MOST_LINES2.message });
  const message = (0,_chunk_THSF2273_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)([found.rest, ...lines.slice(at + 1, to)]);
  return { from: at, to: to - 1, level: "error", message, source: "go", places: [found] };
}
function panic2(lines, at) {
  const line = lines[at] ?? "";
  if (!line.startsWith("panic: "))
    return void 0;
  const ends = (each) => /^(?:FAIL\b|ok\b|exit status|--- |panic: )/.test(each);
  const to = (0,_chunk_THSF2273_js__WEBPACK_IMPORTED_MODULE_1__/* .blockEnd */ .lt)(lines, at + 1, { ends, most: MOST_LINES2.stack });
  const places = lines.slice(at + 1, to).flatMap((each) => framePlace2(each) ?? []);
  const message = (0,_chunk_THSF2273_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)([line]).replace(/ \[recovered\]$/, "");
  return { from: at, to: to - 1, level: "error", message, source: "go", places };
}
function framePlace2(line) {
  if (!line.startsWith("	"))
    return void 0;
  const text = line.trim();
  const offset = text.lastIndexOf(" +0x");
  return placeOf(offset < 0 ? text : text.slice(0, offset));
}

// build/core/locations/javascript.js
var MOST_ABOVE = 20;
var MOST_FRAMES = 200;
var readJavaScript = (lines) => {
  const starts = lines.flatMap((line, at) => isFrame(line) && !isFrame(lines[at - 1] ?? "") ? [at] : []);
  let last = 0;
  return starts.flatMap((start) => {
    const lowest = Math.max(last, start - MOST_ABOVE);
    last = (0,_chunk_THSF2273_js__WEBPACK_IMPORTED_MODULE_1__/* .blockEnd */ .lt)(lines, start, { ends: (line) => !isFrame(line), most: MOST_FRAMES });
    return hitOf(lines, { start, end: last, lowest }) ?? [];
  });
};
function hitOf(lines, { start, end, lowest }) {
  const head = start - 1 - lines.slice(lowest, start).reverse().findIndex(isErrorHead);
  if (head >= start)
    return void 0;
  const frames = lines.slice(start, end).flatMap((line) => framePlace(line) ?? []);
  const thrown = thrownAt(lines.slice(lowest, head));
  return {
    from: head,
    to: end - 1,
    level: "error",
    message: (0,_chunk_THSF2273_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(lines.slice(head, start)),
    source: "javascript",
    places: thrown === void 0 || frames.some((each) => isSameLine(each, thrown)) ? frames : [thrown, ...frames]
  };
}
function isErrorHead(line) {
  const name = /^\s*(?:\u2716 )?(?:Uncaught )?\[?([A-Za-z_$][\w$.]*)(?: \[\w+\])?(?::|$)/.exec(line)?.[1] ?? "";
  return /(?:Error|Exception|Failure)$/.test(name);
}
function isSameLine(a, b) {
  return a.file === b.file && a.line === b.line;
}
function thrownAt(above) {
  const [place = "", , carets = "", empty] = above.slice(-4);
  return empty?.trim() === "" && /^\s*\^+\s*$/.test(carets) ? placeOf(place) : void 0;
}

// build/core/locations/jest.js
var MOST_LINES3 = 150;
var readJest = (lines) => {
  let file = "";
  return lines.flatMap((line, at) => {
    file = failedFile(line) ?? file;
    return file === "" ? [] : hitAt2(lines, at, file) ?? [];
  });
};
function failedFile(line) {
  const words = line.trimStart();
  if (!words.startsWith("FAIL "))
    return void 0;
  return words.split(" ").findLast((word) => word.includes(".") && !word.startsWith("("));
}
function hitAt2(lines, at, file) {
  const title = /^\s{2,4}\u25cf (.+)/.exec(lines[at] ?? "")?.[1];
  if (title === void 0)
    return void 0;
  const to = (0,_chunk_THSF2273_js__WEBPACK_IMPORTED_MODULE_1__/* .blockEnd */ .lt)(lines, at + 1, { ends: isNext, most: MOST_LINES3 });
  const block2 = lines.slice(at + 1, to);
  const frames = block2.flatMap((line) => isFrame(line) ? framePlace(line) ?? [] : []);
  const text = block2.slice(0, Math.max(0, block2.findIndex(isCodeOrFrame)));
  const message = (0,_chunk_THSF2273_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(text);
  return { from: at, to: to - 1, level: "error", message, title, source: "jest", places: fromRoot(frames, file) };
}
function isNext(line) {
  return /^\s{2,4}\u25cf |^\s?(?:FAIL|PASS) |^Test Suites:/.test(line);
}
function isCodeOrFrame(line) {
  return isFrame(line) || /^\s*(?:> )?\d+ \|/.test(line);
}
function fromRoot(frames, file) {
  const own = frames.find((frame) => file.endsWith(`/${frame.file}`));
  if (own === void 0)
    return frames;
  const folder = file.slice(0, -own.file.length);
  return frames.map((frame) => isRelative(frame.file) ? { ...frame, file: folder + frame.file } : frame);
}
function isRelative(path) {
  return !path.startsWith("/") && !path.includes(":");
}

// build/core/locations/node-test.js
var MOST_LINES4 = 100;
var readNodeTest = (lines) => lines.flatMap((_line, at) => hitAt3(lines, at) ?? []);
function hitAt3(lines, at) {
  const line = lines[at] ?? "";
  const name = lines[at + 1] ?? "";
  const declared2 = line.startsWith("test at ") ? placeOf(line.slice("test at ".length)) : void 0;
  if (declared2 === void 0 || !name.startsWith("\u2716 "))
    return void 0;
  const to = (0,_chunk_THSF2273_js__WEBPACK_IMPORTED_MODULE_1__/* .blockEnd */ .lt)(lines, at + 2, { ends: (each) => /^\S/.test(each), most: MOST_LINES4 });
  const block2 = lines.slice(at + 2, to);
  const title = name.slice(2).replace(/ \(\d+(?:\.\d+)?ms\)$/, "");
  const frame = block2.findIndex(isFrame);
  const text = (0,_chunk_THSF2273_js__WEBPACK_IMPORTED_MODULE_1__/* .unquoted */ .qZ)((0,_chunk_THSF2273_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(frame < 0 ? block2 : block2.slice(0, frame)));
  const places = [...block2.flatMap((each) => isFrame(each) ? framePlace(each) ?? [] : []), declared2];
  return { from: at, to: to - 1, level: "error", message: text, title, source: "node-test", places };
}

// build/core/locations/pytest-summary.js
function pytestSummary(line, at, told) {
  const match = /^(FAILED|ERROR) (\S.*)/.exec(line);
  if (match === null)
    return void 0;
  const [, kind, rest = ""] = match;
  const [id = "", ...reason] = rest.split(" - ");
  const [file = "", ...names] = id.split("::");
  const test = names.join(".");
  const headings = [test, `ERROR at setup of ${test}`, `ERROR at teardown of ${test}`, `ERROR collecting ${file}`];
  if (headings.some((heading) => told.has(heading)) || kind === "FAILED" && told.has(void 0))
    return void 0;
  return {
    from: at,
    to: at,
    level: "error",
    message: (0,_chunk_THSF2273_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)([reason.join(" - ") || `${id} failed`]),
    title: test === "" ? file : test,
    source: "pytest",
    places: [{ file, line: 1 }]
  };
}
function pytestHeading(line) {
  return /^_{3,} (\S.*) _+$/.exec(line)?.[1];
}

// build/core/locations/pytest.js
var MOST_LINES5 = 400;
var readPytest = (lines) => {
  const sections = sectionsOf(lines);
  const failed = sections.filter(({ title }) => title === "FAILURES" || title === "ERRORS").flatMap((section) => failures(lines, section));
  const warned = sections.filter(({ title }) => title === "warnings summary").flatMap((section) => eachLine(lines, section, warning));
  const told = new Set(failed.filter(({ places }) => places.length > 0).map(({ title }) => title));
  const summed = sections.filter(({ title }) => title === "short test summary info").flatMap((section) => eachLine(lines, section, (line, at) => pytestSummary(line, at, told)));
  return [...failed, ...warned, ...summed];
};
function sectionsOf(lines) {
  const starts = lines.flatMap((line, at) => line.startsWith("===") && line.endsWith("===") ? [at] : []);
  return starts.map((at, index) => ({
    title: (lines[at] ?? "").replaceAll("=", "").trim(),
    start: at + 1,
    end: starts[index + 1] ?? lines.length
  }));
}
function eachLine(lines, { start, end }, read) {
  return lines.slice(start, end).flatMap((line, offset) => read(line, start + offset) ?? []);
}
function failures(lines, section) {
  const heads = [];
  for (let at = section.start; at < section.end; at += 1)
    if (pytestHeading(lines[at] ?? "") !== void 0)
      heads.push(at);
  if (heads.length === 0)
    return eachLine(lines, section, oneLine);
  return heads.map((at, index) => block(lines, at, Math.min(heads[index + 1] ?? section.end, at + MOST_LINES5)));
}
function block(lines, at, end) {
  const title = pytestHeading(lines[at] ?? "") ?? "";
  const body = lines.slice(at + 1, end);
  const places = body.flatMap((line) => placeIn(line) ?? []).reverse();
  const message = errorOf(body);
  return { from: at, to: end - 1, level: "error", message, title, source: "pytest", places };
}
function placeIn(line) {
  return colonLine(line) ?? pythonPlace(line.replace(/^E /, ""));
}
function errorOf(body) {
  const marked = body.flatMap((line) => /^E\s/.test(line) ? [line.slice(1)] : []);
  if (marked.some((line) => pythonPlace(line) !== void 0))
    return (0,_chunk_THSF2273_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(marked.slice(-1));
  if (marked.length > 0)
    return (0,_chunk_THSF2273_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(marked);
  const frame = body.findLastIndex((line) => pythonPlace(line) !== void 0);
  return frame < 0 ? "" : (0,_chunk_THSF2273_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(body.slice(frame + 2));
}
function oneLine(line, at) {
  const found = colonLine(line);
  if (found === void 0 || found.rest === "")
    return void 0;
  return { from: at, to: at, level: "error", message: (0,_chunk_THSF2273_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)([found.rest]), source: "pytest", places: [found] };
}
function warning(line, at) {
  const found = colonLine(line.trimStart());
  if (found === void 0 || !/^\w*Warning: /.test(found.rest))
    return void 0;
  return { from: at, to: at, level: "warning", message: (0,_chunk_THSF2273_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)([found.rest]), source: "pytest", places: [found] };
}

// build/core/locations/python.js
var MOST_LINES6 = 400;
var readPython = (lines) => lines.flatMap((line, at) => traceback(lines, at) ?? syntaxError(lines, at) ?? lint(line, at) ?? []);
function traceback(lines, at) {
  if (lines[at]?.startsWith("Traceback (most recent call last):") !== true)
    return void 0;
  const error = (0,_chunk_THSF2273_js__WEBPACK_IMPORTED_MODULE_1__/* .blockEnd */ .lt)(lines, at + 1, { ends: (line) => /^\S/.test(line), most: MOST_LINES6 });
  const to = (0,_chunk_THSF2273_js__WEBPACK_IMPORTED_MODULE_1__/* .blockEnd */ .lt)(lines, error + 1, { ends: (line) => line.trim() === "", most: 5 });
  const places = lines.slice(at, error).flatMap((line) => pythonPlace(line) ?? []).reverse();
  const title = testBefore(lines, at);
  return {
    from: at,
    to: to - 1,
    level: "error",
    message: (0,_chunk_THSF2273_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(lines.slice(error, to)),
    title,
    source: "python",
    places
  };
}
function testBefore(lines, at) {
  const above = lines.slice(Math.max(0, at - 3), at).reverse();
  return above.flatMap((line) => /^(?:FAIL|ERROR): (\S+)/.exec(line)?.[1] ?? []).at(0);
}
function syntaxError(lines, at) {
  const place = pythonPlace(lines[at] ?? "");
  if (place === void 0 || (lines[at] ?? "").includes(", in "))
    return void 0;
  const error = (0,_chunk_THSF2273_js__WEBPACK_IMPORTED_MODULE_1__/* .blockEnd */ .lt)(lines, at + 1, { ends: (line) => /^\w*Error: /.test(line), most: 4 });
  const message = lines[error] ?? "";
  if (!/^\w*Error: /.test(message))
    return void 0;
  return { from: at, to: error, level: "error", message: (0,_chunk_THSF2273_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)([message]), source: "python", places: [place] };
}
function lint(line, at) {
  const found = colonLine(line);
  if (found === void 0 || !/\.pyi?$/.test(found.file))
    return void 0;
  const match = /^(?:(error|warning)|([A-Z]{1,5}\d{1,5})):? (.*)/.exec(found.rest);
  if (match === null)
    return void 0;
  const [, level, code, text = ""] = match;
  const ruled = /^(.*) {2}\[(.*)\]$/.exec(text);
  return {
    from: at,
    to: at,
    level: level === "warning" ? "warning" : "error",
    message: (0,_chunk_THSF2273_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)([ruled?.[1] ?? text]),
    title: code ?? ruled?.[2],
    source: "python",
    places: [found]
  };
}

// build/core/locations/tap-diagnostic.js
function tapDiagnostic(block2) {
  const keys = block2.flatMap((line2, at) => keyOf(line2, at) ?? []);
  const value = (...names) => keys.find((each) => names.includes(each.name))?.value ?? "";
  const named = placeOf((0,_chunk_THSF2273_js__WEBPACK_IMPORTED_MODULE_1__/* .unquoted */ .qZ)(value("at", "location")));
  const file = (0,_chunk_THSF2273_js__WEBPACK_IMPORTED_MODULE_1__/* .unquoted */ .qZ)(value("fileName", "file"));
  const line = Number(value("lineNumber", "line"));
  const column = Number(value("columnNumber", "column"));
  return {
    places: [
      ...block2.flatMap((each) => framePlace(each) ?? []),
      ...file === "" ? [] : [{ file, line, column }],
      ...block2.flatMap((each) => perlPlace(each) ?? []),
      ...named === void 0 ? [] : [named]
    ],
    message: errorText(block2, keys) || plainText(block2),
    parent: (0,_chunk_THSF2273_js__WEBPACK_IMPORTED_MODULE_1__/* .unquoted */ .qZ)(value("failureType")) === "subtestsFailed"
  };
}
function keyOf(line, at) {
  const match = /^(\s*)([A-Za-z]+): ?(.*)/.exec(line);
  if (match === null)
    return void 0;
  const [, space = "", name = "", value = ""] = match;
  return { at, indent: space.length, name, value: value.trim() };
}
function perlPlace(line) {
  const match = /^\s*#\s+at (\S+) line (\d{1,7})\.?$/.exec(line);
  return match === null ? void 0 : { file: match[1] ?? "", line: Number(match[2]) };
}
function errorText(block2, keys) {
  const key = keys.find((each) => each.name === "message" && each.value !== "") ?? keys.find((each) => each.name === "error");
  if (key === void 0)
    return "";
  if (!/^[|>]/.test(key.value))
    return (0,_chunk_THSF2273_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)([(0,_chunk_THSF2273_js__WEBPACK_IMPORTED_MODULE_1__/* .unquoted */ .qZ)(key.value)]);
  const below = block2.slice(key.at + 1);
  const end = below.findIndex((line) => line.trim() !== "" && (0,_chunk_THSF2273_js__WEBPACK_IMPORTED_MODULE_1__/* .indentOf */ ._j)(line) <= key.indent);
  return (0,_chunk_THSF2273_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(end < 0 ? below : below.slice(0, end));
}
function plainText(block2) {
  if (block2[0]?.trim() === "---")
    return "";
  const frame = block2.findIndex((line) => framePlace(line) !== void 0);
  return (0,_chunk_THSF2273_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(block2.slice(0, Math.max(0, frame)));
}

// build/core/locations/tap.js
var MOST_LINES7 = 200;
var readTap = (lines) => failures2(lines.flatMap((line, at) => pointOf(line, at) ?? [])).flatMap((point) => hitOf2(lines, point));
function pointOf(line, at) {
  const match = /^\s*(not ok|ok)(?: (\d+))?(?: - | |$)(.*)/.exec(line);
  if (match === null)
    return void 0;
  const [, verdict, , text = ""] = match;
  const hash = text.search(/(?<![^ ])# ?(?:todo|skip|time)/i);
  const directive = hash < 0 ? "" : text.slice(hash + 1).trimStart();
  const name = hash < 0 ? text : text.slice(0, hash);
  return { at, indent: (0,_chunk_THSF2273_js__WEBPACK_IMPORTED_MODULE_1__/* .indentOf */ ._j)(line), ok: verdict === "ok" || /^(?:todo|skip)/i.test(directive), name: name.trim() };
}
function failures2(points) {
  const open = [];
  return points.filter((point) => {
    let childFailed = false;
    while ((open.at(-1)?.indent ?? -1) > point.indent)
      childFailed = open.pop()?.ok === false || childFailed;
    open.push(point);
    return !point.ok && !childFailed;
  });
}
function hitOf2(lines, point) {
  const ends = (line) => pointOf(line, 0) !== void 0 || line.trim() === "...";
  const to = (0,_chunk_THSF2273_js__WEBPACK_IMPORTED_MODULE_1__/* .blockEnd */ .lt)(lines, point.at + 1, { ends, most: MOST_LINES7 });
  const { places, message, parent } = tapDiagnostic(lines.slice(point.at + 1, to));
  if (parent || places.length === 0)
    return [];
  const title = point.name;
  return [{ from: point.at, to, level: "error", message, title, source: "tap", places }];
}

// build/core/locations/tsc.js
var readTsc = (lines) => lines.flatMap((line, at) => hitAt4(line, at) ?? []);
function hitAt4(line, at) {
  const match = plain.exec(line) ?? pretty.exec(line);
  if (match === null)
    return void 0;
  const [, file = "", number, column, level, title = "", text = ""] = match;
  return {
    from: at,
    to: at,
    level: level === "warning" ? "warning" : "error",
    message: (0,_chunk_THSF2273_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)([text]),
    title,
    source: "tsc",
    places: [{ file, line: Number(number), column: Number(column) }]
  };
}
var plain = /^(\S.*?)\((\d{1,7}),(\d{1,7})\): (error|warning) (TS\d{1,7}): (.*)/;
var pretty = /^\s*(\S[^:]*):(\d{1,7}):(\d{1,7}) - (error|warning) (TS\d{1,7}): (.*)/;

// build/core/locations/vitest.js
var MOST_LINES8 = 100;
var readVitest = (lines) => lines.flatMap((_line, at) => hitAt5(lines, at) ?? []);
function hitAt5(lines, at) {
  const header = /^\s*FAIL {2}(\S.*)/.exec(lines[at] ?? "")?.[1];
  if (header === void 0)
    return void 0;
  const ends = (line) => /^\s*FAIL {2}\S|^\u23af{3}/.test(line);
  const to = (0,_chunk_THSF2273_js__WEBPACK_IMPORTED_MODULE_1__/* .blockEnd */ .lt)(lines, at + 1, { ends, most: MOST_LINES8 });
  const block2 = lines.slice(at + 1, to);
  const places = block2.flatMap((line) => placeAfterMark(line) ?? []);
  const [file = "", ...names] = header.split(" > ");
  const title = names.length > 0 ? names.join(" > ") : file.split(" [ ")[0] ?? file;
  const message = (0,_chunk_THSF2273_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(block2.slice(0, block2.findIndex(isMarked)));
  return { from: at, to: to - 1, level: "error", message, title, source: "vitest", places };
}
function isMarked(line) {
  return line.trimStart().startsWith("\u276F ");
}
function placeAfterMark(line) {
  if (!isMarked(line))
    return void 0;
  const text = line.trim();
  return placeOf(text.slice(text.lastIndexOf(" ") + 1));
}

// build/core/locations/workflow-command.js
var readWorkflowCommands = (lines) => lines.flatMap((line, at) => hitAt6(line, at) ?? []);
function hitAt6(line, at) {
  const match = /^\s*::(error|warning) ([^:]*)::(.*)/.exec(line);
  if (match === null)
    return void 0;
  const [, level, properties = "", text = ""] = match;
  const values = new Map(properties.split(",").map((each) => propertyOf(each)));
  const column = Number(values.get("col") ?? values.get("column"));
  const title = values.get("title");
  return {
    from: at,
    to: at,
    level: level === "warning" ? "warning" : "error",
    message: (0,_chunk_THSF2273_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(unescaped(text).split("\n")),
    title: title === void 0 ? void 0 : (0,_chunk_THSF2273_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)([title]),
    source: "workflow-command",
    places: [{ file: values.get("file") ?? "", line: Number(values.get("line") ?? 1), column }]
  };
}
function propertyOf(text) {
  const equals = text.indexOf("=");
  return [text.slice(0, Math.max(0, equals)).trim(), unescaped(text.slice(equals + 1))];
}
function unescaped(text) {
  return text.replaceAll("%0D", "").replaceAll("%0A", "\n").replaceAll("%3A", ":").replaceAll("%2C", ",").replaceAll("%25", "%");
}

// build/core/locations/read.js
var MOST_LOCATIONS = 50;
var MOST_TITLE_CHARS = 200;
var readers = [
  readWorkflowCommands,
  readTap,
  readNodeTest,
  readVitest,
  readJest,
  readPytest,
  readTsc,
  readEslint,
  readBiome,
  readCargo,
  readGo,
  readPython,
  readGcc,
  readJavaScript
];
function readLocations(output, options = {}) {
  const lines = (0,_chunk_THSF2273_js__WEBPACK_IMPORTED_MODULE_1__/* .cleanLines */ .v3)(output);
  const found = located(readers, lines, options);
  const sorted = found.toSorted((a, b) => rank(a) - rank(b) || a.at - b.at);
  const distinct = Map.groupBy(sorted, (each) => keyOf2(each.location));
  return [...distinct.values()].flatMap(([first]) => first?.location ?? []).slice(0, MOST_LOCATIONS);
}
function located(all, lines, options) {
  const placeOf3 = placeFinder(options);
  const taken = new Uint8Array(lines.length);
  return all.flatMap((reader) => {
    const found = reader(lines).flatMap((hit) => {
      const place = taken[hit.from] === 1 ? void 0 : placeOf3(hit);
      return place === void 0 ? [] : [{ hit, place }];
    });
    for (const { hit } of found)
      taken.fill(1, hit.from, hit.to + 1);
    return found.map(({ hit, place }) => ({ at: hit.from, location: locationOf(hit, place) }));
  });
}
function locationOf(hit, place) {
  const title = (hit.title ?? "").slice(0, MOST_TITLE_CHARS).toWellFormed();
  return {
    ...place,
    level: hit.level,
    message: hit.message || title || "failed here",
    ...title === "" ? {} : { title },
    source: hit.source
  };
}
function rank({ location }) {
  return location.level === "error" ? 0 : 1;
}
function keyOf2({ file, line, message }) {
  return JSON.stringify([file, line, message]);
}

// build/adapters/gate-findings.js
var LOCATED_BYTES = 512 * 1024;
var NAMED_CHARACTERS = 128 * 1024;
var MOST_LOCATIONS2 = 20;
async function findingsOf({ outputPath, dir, written, folder = "", redact }, reports) {
  const options = { root: dir, folder };
  const texts = (await reports.read(written)).flatMap((file) => "text" in file ? file.text : []);
  const failures3 = texts.flatMap((xml) => failuresIn(redact(xml), options));
  const output = redact((0,_chunk_KIY3N6KY_js__WEBPACK_IMPORTED_MODULE_6__/* .adapters_process_tail__readLast */ .Yf)(outputPath, LOCATED_BYTES));
  const all = [...failures3.flatMap(placeOf2), ...readLocations(output, options)];
  const distinct = new Map(all.map((location) => [`${location.file}:${location.line}`, location]));
  return {
    locations: [...distinct.values()].slice(0, MOST_LOCATIONS2),
    error: failures3.length > 0 ? fingerprintOfTests(failures3) : fingerprintOfOutput(output.slice(-NAMED_CHARACTERS))
  };
}
function failuresIn(xml, options) {
  const report = readJUnit(xml, options);
  return "problem" in report ? [] : report.failures;
}
function placeOf2({ testId: _, file, line, ...failure }) {
  return file === void 0 || line === void 0 ? [] : [{ ...failure, file, line }];
}



/***/ })

};
;