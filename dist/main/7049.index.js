"use strict";
exports.id = 7049;
exports.ids = [7049,9430];
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

/***/ 6450:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FX: () => (/* binding */ ranOf),
/* harmony export */   Vl: () => (/* binding */ noTests),
/* harmony export */   q4: () => (/* binding */ MOST_TESTS)
/* harmony export */ });
// build/core/test-report/types.js
var noTests = { passed: 0, failed: 0, errors: 0, skipped: 0 };
var MOST_TESTS = 5e4;
function ranOf({ passed, failed, errors }) {
  return passed + failed + errors;
}




/***/ }),

/***/ 3842:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ own)
/* harmony export */ });
// build/core/own.js
function own(table, name) {
  return table !== void 0 && Object.hasOwn(table, name) ? table[name] : void 0;
}




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

/***/ 6398:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C1: () => (/* binding */ mergeReports),
/* harmony export */   Po: () => (/* binding */ tooLong),
/* harmony export */   _J: () => (/* binding */ listedReport),
/* harmony export */   _m: () => (/* binding */ readTestOutput),
/* harmony export */   l4: () => (/* binding */ readGoJson),
/* harmony export */   xl: () => (/* binding */ readTapTests)
/* harmony export */ });
/* harmony import */ var _chunk_THSF2273_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3546);
/* harmony import */ var _chunk_73LXGDYI_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6450);
/* harmony import */ var _chunk_TA7X43X2_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3842);




// build/core/test-report/build.js
var MOST_CHARS = 300;
function testCase({ path, file, status, message }) {
  const parts = path.map(oneLine).filter((part) => part !== "");
  const said = status === "failed" || status === "error" ? oneLine(firstLine(message ?? "")) : "";
  return {
    id: clip(parts.join("::")) || "unnamed test",
    name: clip(parts.at(-1) ?? "") || "unnamed test",
    ...file === void 0 || file === "" ? {} : { file: clip(oneLine(file)) },
    status,
    ...said === "" ? {} : { message: clip(said) }
  };
}
function listedReport(format, raw, complete) {
  if (raw.length > _chunk_73LXGDYI_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST_TESTS */ .q4)
    return tooMany(raw.length);
  const tests = raw.filter((test) => !isMereFile(test)).map(testCase);
  return { format, tests, counts: countsOf(tests), complete, listed: "all" };
}
function isMereFile({ path, status }) {
  return status === "passed" && /^\S+\.[cm]?[jt]sx?$/.test(path.at(-1) ?? "");
}
function countsOf(tests) {
  const having = (status) => tests.filter((test) => test.status === status).length;
  return { passed: having("passed"), failed: having("failed"), errors: having("error"), skipped: having("skipped") };
}
function addCounts(all) {
  return all.reduce((sum, each) => ({
    passed: sum.passed + each.passed,
    failed: sum.failed + each.failed,
    errors: sum.errors + each.errors,
    skipped: sum.skipped + each.skipped
  }), _chunk_73LXGDYI_js__WEBPACK_IMPORTED_MODULE_1__/* .noTests */ .Vl);
}
function claimed(digits) {
  return Number(digits ?? 0);
}
function tooMany(found) {
  return {
    problem: `the report lists ${found} tests, at most ${_chunk_73LXGDYI_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST_TESTS */ .q4} are read. Split the suite over several gates.`
  };
}
function firstLine(text) {
  return text.trimStart().replace(/\n[\s\S]*/, "");
}
function oneLine(text) {
  return text.slice(0, 4 * MOST_CHARS).replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
}
function clip(text) {
  if (text.length <= MOST_CHARS)
    return text.toWellFormed();
  return `${text.slice(0, MOST_CHARS / 2)}\u2026${text.slice(1 - MOST_CHARS / 2)}`.toWellFormed();
}

// build/core/test-report/go.js
var readGoJson = (text) => {
  if (!/^[ \t]*\{"(?:Time|Action|ImportPath)"/m.test(text))
    return void 0;
  const events = text.split("\n").flatMap((line) => goEvent(line) ?? []);
  if (events.length === 0)
    return void 0;
  const begun = /* @__PURE__ */ new Set();
  const ended = /* @__PURE__ */ new Map();
  for (const event of events)
    follow(event, begun, ended);
  const all = [...ended.values()];
  const failed2 = all.filter(({ path, status }) => path.length > 1 && status === "failed");
  const failing = new Set(failed2.map(({ path }) => path[0]));
  const tests = all.filter(({ path, status }) => path.length > 1 || status === "failed" && !failing.has(path[0]));
  return listedReport("go-json", tests, ended.size > 0 && [...begun].every((key) => ended.has(key)));
};
function follow({ action, of, test }, begun, ended) {
  const key = `${of}
${test}`;
  if (action === "start" || action === "run")
    begun.add(key);
  const status = (0,_chunk_TA7X43X2_js__WEBPACK_IMPORTED_MODULE_2__/* .own */ .Z)(statuses, action);
  if (status !== void 0)
    ended.set(key, { path: test === "" ? [of] : [of, test], status });
}
var statuses = { pass: "passed", fail: "failed", skip: "skipped" };
function goEvent(line) {
  if (!line.startsWith("{") || line.length > 1e5)
    return void 0;
  try {
    const value = JSON.parse(line);
    const word = (key) => typeof value[key] === "string" ? value[key] : "";
    return { action: word("Action"), of: word("Package"), test: word("Test") };
  } catch {
    return void 0;
  }
}

// build/core/test-report/tap.js
var MOST_INDENT = 40;
var readTapTests = (text) => {
  if (!/^(?:TAP version 1[34]|1\.\.\d|(?:not )?ok \d+\b)/m.test(text))
    return void 0;
  const reading = { levels: /* @__PURE__ */ new Map(), open: [], plans: [], points: 0, bailed: false };
  for (const line of text.split("\n"))
    readLine(reading, line.slice(0, 2e3).trimEnd());
  if (reading.points === 0 && reading.plans.length === 0)
    return void 0;
  const planned = reading.plans.reduce((sum, plan) => sum + plan, 0);
  const complete = !reading.bailed && reading.points === planned && reading.open.length === 0;
  return listedReport("tap", reading.levels.get(0) ?? [], complete);
};
function readLine(reading, line) {
  const indent = Math.min((0,_chunk_THSF2273_js__WEBPACK_IMPORTED_MODULE_0__/* .indentOf */ ._j)(line), MOST_INDENT);
  const bare = line.trimStart();
  if (bare === "}")
    close(reading, indent);
  else if (indent === 0 && /^Bail out!/.test(bare))
    reading.bailed = true;
  else {
    const plan = indent === 0 ? /^1\.\.(\d{1,7})\b/.exec(bare) : null;
    if (plan !== null)
      reading.plans.push(Number(plan[1]));
    const point = pointOf(bare);
    if (point !== void 0)
      take(reading, indent, point);
  }
}
function pointOf(bare) {
  const match = /^(not ok|ok)(?: \d+)?(?: - | |$)(.*)$/.exec(bare);
  if (match === null)
    return void 0;
  const [, verdict, rest = ""] = match;
  const opens = rest.endsWith("{");
  const text = rest.replace(/\{$/, "");
  const hash = text.search(/(?<!\\)# ?(?:todo|skip|time)/i);
  const directive = hash < 0 ? "" : text.slice(hash + 1).trimStart();
  const skipped = /^(?:todo|skip)/i.test(directive);
  return { ok: verdict === "ok", name: hash < 0 ? text : text.slice(0, hash), skipped, opens };
}
function take(reading, indent, point) {
  if (indent === 0)
    reading.points += 1;
  if (point.opens)
    reading.open.push({ indent, point });
  else
    settle(reading, indent, point);
}
function close(reading, indent) {
  const last = reading.open.at(-1);
  if (last?.indent !== indent)
    return;
  reading.open.pop();
  settle(reading, indent, last.point);
}
function settle({ levels }, indent, point) {
  const below = [...levels].filter(([level]) => level > indent);
  const children = below.flatMap(([, tests]) => tests);
  for (const [level] of below)
    levels.delete(level);
  const own2 = levels.get(indent) ?? [];
  levels.set(indent, own2);
  for (const child of children)
    own2.push({ ...child, path: [point.name, ...child.path] });
  const failedAlone = !point.ok && !children.some(({ status }) => status === "failed");
  if (children.length === 0 || failedAlone && !point.skipped)
    own2.push({ path: [point.name], status: statusOf(point) });
}
function statusOf({ ok, skipped }) {
  return skipped ? "skipped" : ok ? "passed" : "failed";
}

// build/core/test-report/summaries.js
var readVitestText = (text) => {
  const ends = [...text.matchAll(/^ {2,8}Tests {2}(.{1,200})$/gm)];
  if (ends.length === 0)
    return void 0;
  const counts = ends.map(([, words = ""]) => countsIn(words));
  const failing = [...text.matchAll(/^ FAIL {2}(\S.{0,600})$/gm)].map(([, line = ""]) => line.replace(/ \[ .* \]$/, ""));
  const tests = failing.filter((line) => line.includes(" > ")).map((line) => failed(line.split(" > ")));
  const files = failing.filter((line) => !line.includes(" > ")).map((line) => broken([line]));
  const unhandled = [...text.matchAll(/^ {2,8}Errors {2}(\d{1,7}) errors?$/gm)].map(([, count]) => claimed(count));
  return summary({ format: "vitest", counts, tests, files, more: unhandled.reduce((sum, each) => sum + each, 0) });
};
var readJestText = (text) => {
  const ends = [...text.matchAll(/^Tests: {7}(.{1,200} total)$/gm)];
  if (ends.length === 0)
    return void 0;
  const counts = ends.map(([, words = ""]) => countsIn(words));
  const tests = [];
  const files = [];
  let file = "";
  for (const [line, path, title] of text.matchAll(/^(?:FAIL (\S.{0,300})| {2}\u25cf (\S.{0,600}))$/gm)) {
    if (path !== void 0)
      file = path.replace(/ \([\d.]+ m?s\)$/, "");
    else if (line.endsWith("Test suite failed to run"))
      files.push(broken([file]));
    else
      tests.push(failed([file, ...(title ?? "").split(" \u203A ")]));
  }
  return summary({ format: "jest", counts, tests, files, more: 0 });
};
var readMochaText = (text) => {
  const ends = [...text.matchAll(/^ {2}(\d{1,7}) passing \(.{1,20}\)$/gm)];
  if (ends.length === 0)
    return void 0;
  const all = (word) => [...text.matchAll(new RegExp(`^ {2}(\\d{1,7}) ${word}$`, "gm"))].reduce((sum, [, count]) => sum + claimed(count), 0);
  const passed = ends.reduce((sum, [, count]) => sum + claimed(count), 0);
  const after = text.slice(ends[0]?.index ?? 0);
  const tests = [...after.matchAll(/^ {2}\d{1,7}\) (.{1,300}(?:\n {7,60}\S.{0,300}){0,10}?):$/gm)].map(([, words = ""]) => failed(words.split("\n")));
  const counts = [{ passed, failed: all("failing"), errors: 0, skipped: all("pending") }];
  return summary({ format: "mocha", counts, tests, files: [], more: 0 });
};
function summary({ format, counts, tests, files, more }) {
  const failing = distinct(tests);
  const errors = distinct(files);
  const sum = addCounts(counts);
  const named2 = failing.length === sum.failed && more === 0;
  return {
    format,
    tests: named2 ? [...failing, ...errors] : [],
    counts: { ...sum, errors: errors.length + more },
    complete: true,
    listed: named2 ? "failing" : "none"
  };
}
function countsIn(words) {
  const count = (word) => claimed(new RegExp(`(\\d{1,7}) ${word}\\b`).exec(words)?.[1]);
  return { passed: count("passed"), failed: count("failed"), errors: 0, skipped: count("skipped") + count("todo") };
}
function distinct(tests) {
  return [...new Map(tests.map((test) => [test.id, test])).values()];
}
function failed(path) {
  return testCase({ path, file: path[0], status: "failed" });
}
function broken(path) {
  return testCase({ path, file: path[0], status: "error" });
}

// build/core/test-report/texts.js
function printed({ format, counts, failing, complete }) {
  const sum = addCounts(counts);
  const distinct2 = [...new Map(failing.map((test) => [test.id, test])).values()];
  const named2 = distinct2.length === sum.failed + sum.errors;
  return { format, tests: named2 ? distinct2 : [], counts: sum, complete, listed: named2 ? "failing" : "none" };
}
function named(text, pattern, status) {
  return [...text.matchAll(pattern)].map(({ groups = {} }) => testCase({ path: [groups["file"] ?? "", groups["name"] ?? ""], file: groups["file"], status }));
}
var readPytestText = (text) => {
  const ends = [
    ...text.matchAll(/^=* ?((?:\d{1,7} [a-z]+(?: [a-z]+)?(?:, )?){1,12}|no tests ran) in [\d.]+s(?: \([\d:]+\))? ?=*$/gm)
  ];
  if (ends.length === 0)
    return void 0;
  const counts = ends.map(([, words = ""]) => {
    const count = (pattern) => claimed(pattern.exec(words)?.[1]);
    return {
      passed: count(/(\d+) passed/) + count(/(\d+) xpassed/),
      failed: count(/(\d+) failed/),
      errors: count(/(\d+) errors?\b/),
      skipped: count(/(\d+) skipped/) + count(/(\d+) xfailed/)
    };
  });
  const failing = [
    ...named(text, /^FAILED (?<file>[^\s:]{1,300})::(?<name>.{1,300}?)(?: - .*)?$/gm, "failed"),
    ...named(text, /^ERROR (?<file>[^\s:]{1,300})(?:::(?<name>.{1,300}?))?(?: - .*)?$/gm, "error")
  ];
  return printed({ format: "pytest", counts, failing, complete: true });
};
var readUnittest = (text) => {
  const ran = [...text.matchAll(/^Ran (\d{1,7}) tests? in [\d.]+s$/gm)];
  if (ran.length === 0)
    return void 0;
  const verdicts = [...text.matchAll(/^(?:OK|FAILED|NO TESTS RAN)(?: \(([a-z=\d, ]{1,200})\))?$/gm)];
  const counts = ran.map(([, all], at) => unittestCounts(claimed(all), verdicts[at]?.[1] ?? ""));
  const failing = [
    ...named(text, /^={70}\nFAIL: (?<name>.{1,300})$/gm, "failed"),
    ...named(text, /^={70}\nERROR: (?<name>.{1,300})$/gm, "error")
  ];
  return printed({ format: "unittest", counts, failing, complete: verdicts.length === ran.length });
};
function unittestCounts(ran, words) {
  const count = (name) => claimed(new RegExp(`(?:^|, )${name}=(\\d{1,7})`).exec(words)?.[1]);
  const [failed2, errors] = [count("failures") + count("unexpected successes"), count("errors")];
  const skipped = count("skipped") + count("expected failures");
  return { passed: Math.max(0, ran - failed2 - errors - skipped), failed: failed2, errors, skipped };
}
var readCargoTests = (text) => {
  const begun = text.match(/^running \d{1,7} tests?$/gm) ?? [];
  if (begun.length === 0)
    return void 0;
  const pattern = /^test result: (?:ok|FAILED)\. (\d{1,7}) passed; (\d{1,7}) failed; (\d{1,7}) ignored;/gm;
  const counts = [...text.matchAll(pattern)].map(([, passed, failed2, ignored]) => ({
    ...{ passed: claimed(passed), failed: claimed(failed2), errors: 0, skipped: claimed(ignored) }
  }));
  const failing = named(text, /^test (?<name>\S.{0,299}?) \.\.\. FAILED$/gm, "failed");
  return printed({ format: "cargo", counts, failing, complete: counts.length === begun.length });
};
var readNodeSpec = (text) => {
  const of = (name) => [...text.matchAll(new RegExp(`^\u2139 ${name} (\\d{1,7})$`, "gm"))].map(([, count]) => claimed(count));
  const all = of("tests");
  if (all.length === 0)
    return void 0;
  const [pass, fail, cancelled] = [of("pass"), of("fail"), of("cancelled")];
  const [skipped, todo] = [of("skipped"), of("todo")];
  const counts = all.map((_, at) => ({
    passed: pass[at] ?? 0,
    failed: (fail[at] ?? 0) + (cancelled[at] ?? 0),
    errors: 0,
    skipped: (skipped[at] ?? 0) + (todo[at] ?? 0)
  }));
  const pattern = /^test at (?<file>.{1,300}?):\d{1,7}:\d{1,7}\n\u2716 (?<name>.{1,300}?)(?: \([\d.]+ms\))?$/gm;
  const complete = [pass, fail, cancelled, skipped, todo].every((each) => each.length === all.length);
  return printed({ format: "node-test", counts, failing: named(text, pattern, "failed"), complete });
};

// build/core/test-report/read.js
var MOST_OUTPUT_CHARS = 4 * 1024 * 1024;
var outputReaders = [
  readGoJson,
  readTapTests,
  readNodeSpec,
  readVitestText,
  readJestText,
  readMochaText,
  readPytestText,
  readUnittest,
  readCargoTests
];
function readTestOutput(output, only) {
  if (output.length > MOST_OUTPUT_CHARS)
    return tooLong(output.length, MOST_OUTPUT_CHARS);
  const text = (0,_chunk_THSF2273_js__WEBPACK_IMPORTED_MODULE_0__/* .cleanLines */ .v3)(output).join("\n");
  const found = outputReaders.flatMap((reader) => reader(text) ?? []).filter((report) => "problem" in report || only === void 0 || only.includes(report.format));
  return found.length === 0 ? void 0 : mergeReports(found);
}
function mergeReports(all) {
  const problem = all.find((each) => "problem" in each);
  if (problem !== void 0)
    return problem;
  const reports = all.filter((each) => "counts" in each);
  const tests = reports.flatMap((report) => report.tests);
  if (tests.length > _chunk_73LXGDYI_js__WEBPACK_IMPORTED_MODULE_1__/* .MOST_TESTS */ .q4)
    return tooMany(tests.length);
  return {
    format: reports[0]?.format ?? "junit",
    ...reports.length > 1 ? { formats: [...new Set(reports.map(({ format }) => format))] } : {},
    tests,
    counts: addCounts(reports.map(({ counts }) => counts)),
    complete: reports.every(({ complete }) => complete),
    listed: leastListed(reports)
  };
}
function leastListed(reports) {
  const levels = reports.map(({ listed }) => listed);
  return levels.includes("none") ? "none" : levels.includes("failing") ? "failing" : "all";
}
function tooLong(found, most) {
  return { problem: `it has ${found} characters, at most ${most} are read. Write one report per suite.` };
}




/***/ }),

/***/ 7049:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MOST_REPORT_CHARS: () => (/* binding */ MOST_REPORT_CHARS),
/* harmony export */   readReportFile: () => (/* binding */ readReportFile)
/* harmony export */ });
/* harmony import */ var _chunk_TOJHAZTY_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6398);
/* harmony import */ var _chunk_2LI36OX6_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7906);
/* harmony import */ var _chunk_THSF2273_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3546);
/* harmony import */ var _chunk_73LXGDYI_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6450);
/* harmony import */ var _chunk_TA7X43X2_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3842);







// build/core/test-report/json.js
var readJestJson = (text) => {
  const report = jsonObject(text);
  const files = report["testResults"];
  if (!Array.isArray(files) || !("numTotalTests" in report))
    return void 0;
  const raw = files.flatMap((file) => testsOfFile(record(file)));
  const total = Number(report["numTotalTests"]);
  return (0,_chunk_TOJHAZTY_js__WEBPACK_IMPORTED_MODULE_0__/* .listedReport */ ._J)("jest-json", raw, Number.isInteger(total) && raw.filter(isTest).length >= total);
};
var readMochaJson = (text) => {
  const report = jsonObject(text);
  const stats = record(report["stats"]);
  const tests = report["tests"];
  if (!("passes" in stats) || !Array.isArray(tests))
    return void 0;
  const [failed, pending] = [titles(report["failures"]), titles(report["pending"])];
  const raw = tests.map((each) => {
    const test = record(each);
    const title = string(test["fullTitle"]);
    const error = record(test["err"]);
    const isFailed = failed.has(title) || Object.keys(error).length > 0;
    return {
      path: [string(test["file"]), title],
      file: string(test["file"]),
      status: isFailed ? "failed" : pending.has(title) ? "skipped" : "passed",
      message: string(error["message"])
    };
  });
  return (0,_chunk_TOJHAZTY_js__WEBPACK_IMPORTED_MODULE_0__/* .listedReport */ ._J)("mocha-json", [...raw, ...brokenHooks(report["failures"], raw)], raw.length >= Number(stats["tests"]));
};
function testsOfFile(file) {
  const name = string(file["name"]) || string(file["testFilePath"]);
  const asserted = file["assertionResults"] ?? file["testResults"];
  const tests = Array.isArray(asserted) ? asserted.map((each) => jestTest(record(each), name)) : [];
  const broken = file["status"] === "failed" && !tests.some(({ status }) => status === "failed");
  return broken ? [...tests, { path: [name], file: name, status: "error", message: string(file["message"]) }] : tests;
}
function jestTest(test, file) {
  const above = test["ancestorTitles"];
  const messages = test["failureMessages"];
  return {
    path: [file, ...Array.isArray(above) ? above.slice(0, 20).map(string) : [], string(test["title"])],
    file,
    status: (0,_chunk_TA7X43X2_js__WEBPACK_IMPORTED_MODULE_4__/* .own */ .Z)(jestStatus, string(test["status"])) ?? "error",
    message: Array.isArray(messages) ? string(messages[0]) : ""
  };
}
function isTest({ path }) {
  return path.length > 1;
}
var jestStatus = {
  passed: "passed",
  failed: "failed",
  pending: "skipped",
  skipped: "skipped",
  todo: "skipped",
  disabled: "skipped",
  focused: "passed"
};
function brokenHooks(failures, known) {
  const ids = new Set(known.map(({ path }) => path.at(-1)));
  return [...titles(failures)].filter((title) => !ids.has(title)).map((title) => ({ path: [title], status: "error" }));
}
function titles(list) {
  return new Set(Array.isArray(list) ? list.map((each) => string(record(each)["fullTitle"])) : []);
}
function jsonObject(text) {
  try {
    return record(JSON.parse(text.replace(/^\ufeff/, "")));
  } catch {
    return {};
  }
}
function record(value) {
  return typeof value === "object" && value !== null ? value : {};
}
function string(value) {
  return typeof value === "string" ? value : "";
}

// build/core/test-report/junit.js
var MOST_DEPTH = 32;
var readJUnitTests = (text) => {
  if (!/^\s*</.test(text))
    return void 0;
  const parsed = (0,_chunk_2LI36OX6_js__WEBPACK_IMPORTED_MODULE_1__/* .parseXml */ .NO)(text);
  if ("problem" in parsed)
    return parsed;
  const suites = [...(0,_chunk_2LI36OX6_js__WEBPACK_IMPORTED_MODULE_1__/* .childrenOf */ .LU)(parsed.root, "testsuites"), ...(0,_chunk_2LI36OX6_js__WEBPACK_IMPORTED_MODULE_1__/* .childrenOf */ .LU)(parsed.root, "testsuite")];
  if (suites.length === 0) {
    return { problem: "the report has neither <testsuites> nor <testsuite>: it is no JUnit report.", isOther: true };
  }
  const raw = [];
  for (const suite of suites)
    collect(suite, 0, raw);
  return (0,_chunk_TOJHAZTY_js__WEBPACK_IMPORTED_MODULE_0__/* .listedReport */ ._J)("junit", raw, true);
};
function collect(suite, depth, into) {
  if (depth > MOST_DEPTH)
    return;
  for (const node of (0,_chunk_2LI36OX6_js__WEBPACK_IMPORTED_MODULE_1__/* .childrenOf */ .LU)(suite, "testcase"))
    into.push(rawTest(node, suite));
  for (const inner of (0,_chunk_2LI36OX6_js__WEBPACK_IMPORTED_MODULE_1__/* .childrenOf */ .LU)(suite, "testsuite"))
    collect(inner, depth + 1, into);
}
function rawTest(node, suite) {
  const file = (0,_chunk_2LI36OX6_js__WEBPACK_IMPORTED_MODULE_1__/* .attribute */ .lt)(node, "file") || (0,_chunk_2LI36OX6_js__WEBPACK_IMPORTED_MODULE_1__/* .attribute */ .lt)(node, "filepath");
  const group = (0,_chunk_2LI36OX6_js__WEBPACK_IMPORTED_MODULE_1__/* .attribute */ .lt)(node, "classname") || (0,_chunk_2LI36OX6_js__WEBPACK_IMPORTED_MODULE_1__/* .attribute */ .lt)(suite, "name");
  const { status, told } = verdictOf(node);
  return {
    path: [group.includes(file) ? "" : file, group, (0,_chunk_2LI36OX6_js__WEBPACK_IMPORTED_MODULE_1__/* .attribute */ .lt)(node, "name")],
    file,
    status,
    message: (0,_chunk_2LI36OX6_js__WEBPACK_IMPORTED_MODULE_1__/* .attribute */ .lt)(told, "message") || (0,_chunk_2LI36OX6_js__WEBPACK_IMPORTED_MODULE_1__/* .textOf */ .b6)(told)
  };
}
var verdicts = [
  ["failure", "failed"],
  ["error", "error"],
  ["skipped", "skipped"]
];
function verdictOf(node) {
  for (const [tag, status] of verdicts) {
    const [told] = (0,_chunk_2LI36OX6_js__WEBPACK_IMPORTED_MODULE_1__/* .childrenOf */ .LU)(node, tag);
    if (told !== void 0)
      return { status, told };
  }
  return { status: "passed" };
}

// build/core/test-report/read-file.js
var MOST_REPORT_CHARS = 5 * 1024 * 1024;
var fileReaders = [readJUnitTests, readJestJson, readMochaJson, _chunk_TOJHAZTY_js__WEBPACK_IMPORTED_MODULE_0__/* .readGoJson */ .l4, _chunk_TOJHAZTY_js__WEBPACK_IMPORTED_MODULE_0__/* .readTapTests */ .xl];
function readReportFile(text) {
  if (text.length > MOST_REPORT_CHARS)
    return (0,_chunk_TOJHAZTY_js__WEBPACK_IMPORTED_MODULE_0__/* .tooLong */ .Po)(text.length, MOST_REPORT_CHARS);
  for (const reader of fileReaders) {
    const report = reader(text);
    if (report !== void 0)
      return report;
  }
  if (text.trim() === "")
    return { problem: "the report is empty." };
  return { problem: "the report is in no format that is known.", isOther: true };
}



/***/ })

};
;