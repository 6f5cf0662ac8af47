"use strict";
exports.id = 9430;
exports.ids = [9430];
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