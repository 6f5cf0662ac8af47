"use strict";
exports.id = 6361;
exports.ids = [6361];
exports.modules = {

/***/ 6361:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X1: () => (/* binding */ evidenceOf),
/* harmony export */   Yz: () => (/* binding */ parsed),
/* harmony export */   b6: () => (/* binding */ textOf),
/* harmony export */   c3: () => (/* binding */ listOf),
/* harmony export */   eB: () => (/* binding */ headsFailure),
/* harmony export */   uA: () => (/* binding */ withoutLintJson)
/* harmony export */ });
/* harmony import */ var _chunk_KLWF3DYB_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6659);
/* harmony import */ var _chunk_TO3IQZ72_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(882);
/* harmony import */ var _chunk_EBS6DVXL_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2181);




// build/core/fingerprint-json.js
function parsed(json) {
  try {
    return JSON.parse(json);
  } catch {
    return void 0;
  }
}
function listOf(value, field) {
  const list = fieldOf(value, field);
  return Array.isArray(list) ? list : [];
}
function textOf(value, field) {
  const text = fieldOf(value, field);
  return typeof text === "string" ? text : "";
}
function fieldOf(value, field) {
  return typeof value === "object" && value !== null ? value[field] : void 0;
}

// build/core/fingerprint-lint.js
function asRows(lines) {
  const rows = inRows(lines);
  if (!lines.some((line) => tooMany.test(line)))
    return rows;
  return rows.map((line) => line.replace(/^(\s+\d+:\d+\s+)warning(?=\s)/, "$1error  "));
}
var tooMany = /^ESLint found too many warnings \(maximum: \d+\)\.$/;
function inRows(lines) {
  return lines.flatMap((line) => {
    const [, file2, mark, message2, rule] = compact.exec(line) ?? reordered(unix.exec(line)) ?? [];
    return file2 === void 0 ? [line] : [file2, row(mark ?? "", message2 ?? "", rule ?? "")];
  });
}
var compact = /^([^\s:]\S*\.\w+): line \d+, col \d+, (Error|Warning) - (.*?)(?: \(([\w@/-]+)\))?$/;
var unix = /^([^\s:]\S*\.\w+):\d+:\d+: (.*) \[(Error|Warning)(?:\/([\w@/-]+))?\]$/;
function reordered(found) {
  return found === null ? void 0 : [found[0], found[1], found[3], found[2], found[4]];
}
function row(mark, message2, rule) {
  return `  1:1  ${mark.toLowerCase()}  ${message2.replace(/([^ ])\.$/, "$1")}  ${rule}`;
}
function withoutLintJson(output) {
  const from = output.indexOf('[{"filePath":');
  if (from < 0)
    return void 0;
  const end = output.indexOf("\n", from);
  const json = end < 0 ? output.slice(from) : output.slice(from, end);
  const rows = rowsInJson(json);
  if (rows.length === 0)
    return void 0;
  return `${output.slice(0, from)}
${rows.join("\n")}
${output.slice(from + json.length)}`;
}
function rowsInJson(json) {
  const files = parsed(json);
  return (Array.isArray(files) ? files : []).flatMap((file2) => {
    const path = textOf(file2, "filePath");
    const rows = listOf(file2, "messages").map((found) => row(fieldOf(found, "severity") === 1 ? "warning" : "error", textOf(found, "message"), textOf(found, "ruleId")));
    return rows.length > 0 ? [path, ...rows] : [];
  });
}

// build/core/fingerprint-annotation.js
function isAnnotation(line) {
  return /^::(?:error|warning|notice)[ :].*::/.test(line);
}
function asReport(lines) {
  return lines.flatMap((line) => {
    const [, file2 = "", title, message2 = ""] = failure.exec(line) ?? [];
    const name = title?.replaceAll("%3A", ":").replaceAll("%2C", ",").replaceAll("%25", "%");
    if (name === void 0 || !(name.includes(" > ") || file2.endsWith(`/${name}`)))
      return [line];
    const own = name.includes(" > ") ? name : `${name} [ ${name} ]`;
    return [` FAIL  ${own}`, ...message2.split("%0A").map((part) => part.replaceAll("%25", "%"))];
  });
}
var failure = /^::error file=([^,]*),title=([^,]*),line=\d+,column=\d+::(.*)/;

// build/core/fingerprint-echo.js
function withoutEchoes(lines, kinds = _chunk_KLWF3DYB_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOf */ .I) {
  const own = withoutLifecycle(withoutTrace(withoutUsage(withoutSteps(lines))), kinds);
  return own.some((line) => line !== "") ? own : lines;
}
var aside = new RegExp([
  String.raw`^##\[(?:command|section|debug)\]`,
  "^section_(?:start|end):",
  String.raw`^(?:##\[error\]|Error: )Process completed with exit code \d+\.?$`,
  String.raw`^ERROR: Job failed: exit (?:code|status) \d+$`,
  String.raw`^Exited with code (?:exit status )?\d+$`,
  String.raw`^ERROR: "[^"]*" exited with \d+\.$`,
  String.raw`^The command "[^"]*" exited with \d+\.?$`,
  String.raw`^(?:\ud83d\udea8 )?Error: The command exited with status \d+$`,
  String.raw`^(?:\s*\[?ELIFECYCLE\]?\s+|error )Command failed with exit code \d+\.?$`
].join("|"));
function withoutSteps(lines) {
  let isStep = false;
  return lines.filter((line) => {
    if (/^##\[group\]Run\b/.test(line))
      isStep = true;
    const isShown = isStep || aside.test(line);
    if (line.startsWith("##[endgroup]"))
      isStep = false;
    return !isShown;
  });
}
var script = /^> (?:@[\w.-]+\/)?[\w.-]+@\d\S* \S+(?: \S+)?$/;
function withoutCommands(lines) {
  const repeated = repeatedAt(lines);
  return lines.filter((line, at) => repeated[at] !== true && !/^\S.* exited with code \d+$/.test(line));
}
function withLastCommand(lines) {
  const last = lines.findLastIndex((_, at) => isHead(lines, at));
  return lines.slice(Math.max(0, last));
}
var MOST_BETWEEN = 4;
function repeatedAt(lines) {
  let isRepeated = false;
  return lines.map((line, at) => {
    const isCommand = line.startsWith("> ");
    const isCut = at === 0 && /^> \S/.test(line) && (lines[1] ?? "") === "";
    isRepeated = isCut || isHead(lines, at) || isRepeated && (isCommand || isBeforeCommand(lines, at));
    return isRepeated && isCommand;
  });
}
function isBeforeCommand(lines, at) {
  const from = Math.max(0, at - MOST_BETWEEN);
  const above = lines.slice(from, at).findLastIndex((line) => line.startsWith("> "));
  if (above < 0 || !isHead(lines, from + above))
    return false;
  const below = lines.slice(at + 1, at + 1 + MOST_BETWEEN).filter((line) => line === "" || line.startsWith("> "));
  return below.slice(0, 1).some((line) => /^> \S/.test(line));
}
function isHead(lines, at) {
  return script.test(lines[at] ?? "") || isNameless(lines, at);
}
function isNameless(lines, at) {
  const [above = "", line = "", command = "", below = ""] = [lines[at - 1], lines[at], lines[at + 1], lines[at + 2]];
  if (above !== "" || !/^> [\w:.-]+$/.test(line) || !/^> \S/.test(command))
    return false;
  return below === "" || (0,_chunk_KLWF3DYB_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOf */ .I)(below) === "ignored";
}
function withoutUsage(lines) {
  let isUsage = false;
  return lines.filter((line) => {
    if (!npm.test(line))
      return true;
    isUsage ||= /^npm \S+ Usage:$/.test(line);
    return !isUsage;
  });
}
function withoutLifecycle(lines, kinds) {
  if (!lines.some((line) => lifecycle.test(line)))
    return lines;
  const own = lines.filter((line) => !npm.test(line));
  if (own.some((line) => /^\s*-\s/.test(line)) || (0,_chunk_KLWF3DYB_js__WEBPACK_IMPORTED_MODULE_0__/* .marked */ .xI)(own, kinds).some(({ kind }) => failures.has(kind)))
    return own;
  const others = lines.filter((line) => !lifecycle.test(line) && !ended.test(line));
  return others.some((line) => npm.test(line)) ? others : lines;
}
var ended = /^npm (?:error|ERR!)(?:$| (?:code \d+|errno \d+|path|command|workspace|location)\b)/;
var failures = /* @__PURE__ */ new Set(["test", "error", "outcome"]);
var npm = /^npm (?:error|ERR!)/;
var lifecycle = /^npm (?:error|ERR!) .*(?:\bELIFECYCLE\b|\bLifecycle script\b|\bcommand failed$|\bFailed at the \S+ \S+ script)/;
var MOST_ABOVE = 40;
var trace = /^\++ [\w./'":[({]/;
function withoutTrace(lines) {
  const first = lines.findIndex((line) => trace.test(line));
  if (first < 0 || lines.slice(0, first).some(isFailure))
    return lines;
  let difference2 = -MOST_ABOVE - 1;
  return lines.filter((line, at) => {
    if (/^\s*(?:-+\s|@@|\+\+\+\s|E\s)/.test(line))
      difference2 = at;
    return !trace.test(line) || at - difference2 <= MOST_ABOVE;
  });
}
function isFailure(line) {
  return /^\s*-\s/.test(line) || ["test", "error"].includes((0,_chunk_KLWF3DYB_js__WEBPACK_IMPORTED_MODULE_0__/* .kindOf */ .I)(line));
}

// build/core/fingerprint-functions.js
function withFunctions(lines) {
  const places = /* @__PURE__ */ new Map();
  return lines.map((line) => {
    const [, file2, name] = place.exec(line) ?? [];
    if (file2 !== void 0)
      places.set(file2, name ?? "");
    const within = places.get(error.exec(line)?.[1] ?? "") ?? "";
    return within === "" ? line : `${line} in ${within}`;
  });
}
var place = /^(\S+\.\w+): (?:In [a-z ]{1,60}'(.{1,300})'[:,]|At (?:top level|global scope):)$/;
var error = /^(\S+\.\w+)(?::\d+){1,2}: (?:fatal )?error: /;

// build/core/fingerprint-last.js
var MOST_LAST = 10;
function lastOf(all) {
  const last = all.filter(({ kind }) => kind === "plain" || kind === "detail" || kind === "frame");
  const spoken = lastWhere(last, ({ kind, text }) => kind === "plain" && isSpoken(text));
  const steady = spoken.length > 0 ? [] : lastWhere(last, ({ text }) => !ofTheRun.test((0,_chunk_TO3IQZ72_js__WEBPACK_IMPORTED_MODULE_1__/* .normalise */ .C)(text)));
  const said2 = [spoken, steady, last].find((lines) => lines.length > 0) ?? [];
  const shown = said2.length > 0 || all.some(({ kind }) => kind === "outcome") ? said2 : all;
  return shown.slice(-MOST_LAST).map(inWords);
}
function lastWhere(lines, fits) {
  const found = [];
  for (let at = lines.length - 1; at >= 0 && found.length < MOST_LAST; at -= 1) {
    const line = lines[at];
    if (line !== void 0 && fits(line))
      found.unshift(line);
  }
  return found;
}
function inWords({ kind, text }) {
  return (0,_chunk_TO3IQZ72_js__WEBPACK_IMPORTED_MODULE_1__/* .normalise */ .C)(text, kind === "detail" || kind === "frame" || /^[-+]\s/.test(text) ? "exact" : "loose");
}
function isSpoken(text) {
  return diagnostic.test(text) && !(0,_chunk_KLWF3DYB_js__WEBPACK_IMPORTED_MODULE_0__/* .wentWell */ .x3)(text) && !mention.test(text);
}
var diagnostic = /^[a-z][\w.@+~/-]*: \S/;
var ofTheRun = /<(?:time|duration|id|hash|port)>|\b(?:pid|process|attempt) <n>|^(?:waiting|retrying)\b|\b(?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{6}\b/i;
var mention = /\b(?:written|wrote|saved|generated|created|took|see)\b/i;

// build/core/fingerprint-require.js
function withoutLoading(lines) {
  const listed = [];
  let isList = false;
  return lines.filter((line) => {
    const [, file2] = /^\s*- (\S.*)$/.exec(line) ?? [];
    isList = /^\s*Require stack:$/.test(line) || isList && file2 !== void 0;
    if (isList && file2 !== void 0)
      listed.push(file2);
    const [, place2] = /^\s*at Object\.<anonymous> \((.+):\d+:\d+\)$/.exec(line) ?? [];
    return place2 === void 0 || !listed.some((path) => isSame(path, place2));
  });
}
function isSame(path, place2) {
  return path === place2 || path.endsWith(place2) && /[/\\]$/.test(path.slice(0, -place2.length));
}

// build/core/fingerprint-talk.js
function withoutTalk(lines) {
  return withoutConsole(withoutCaptured(withoutProgress(lines)));
}
function withoutCaptured(lines) {
  let isCaptured = false;
  return lines.filter((line) => {
    isCaptured = /^(?:stdout|stderr) \| \S/.test(line) || isCaptured && line.trim() !== "";
    return !isCaptured;
  });
}
var NOWHERE = -1;
function withoutConsole(lines) {
  let left = NOWHERE;
  return lines.filter((line) => {
    const indent = line.length - line.trimStart().length;
    if (/^\s+console\.\w+$/.test(line))
      left = indent;
    else if (line.trim() !== "" && indent <= left && !(0,_chunk_KLWF3DYB_js__WEBPACK_IMPORTED_MODULE_0__/* .isChatter */ .Ol)(line))
      left = NOWHERE;
    return left === NOWHERE;
  });
}
var MOST_RUNS = 20;
var lists = [
  [/^\u2716 failing tests:$/, /^\s*[\u25b6\u2714\u2716] \S/],
  [/^\s*\d+ failing$/, /^\s*(?:[\u2714\u2713] \S|\d+\) \S|[.,!])|^\s{4,}- \S/],
  [/^Failures:$/, /^Started$/],
  [
    /^(?:ERROR|FAIL): [\w.]+ \([\w.<>]+\)/,
    /^[.EFsxu]+$|^[.EFsxu]*--- Logging error ---$|^(?:CRITICAL|ERROR|WARNING|INFO|DEBUG):\w+:|^[\w.]+ \([\w.]+\)(?:$|.* \.\.\.(?: |$))/,
    /^Ran \d+ tests? in /
  ]
];
function withoutProgress(lines, runs = MOST_RUNS) {
  const found = lists.find(([own]) => lines.some((line) => own.test(line)));
  if (found === void 0 || lines.some((line) => /^\s+'test failed'$/.test(line)))
    return lines;
  const [list, first, end] = found;
  const to = lines.findIndex((line) => list.test(line));
  const last = runs > 1 && end !== void 0 ? lines.findIndex((line, at) => at > to && end.test(line)) : -1;
  if (last === -1)
    return withoutProgressTo(lines, to, first);
  return [
    ...withoutProgressTo(lines.slice(0, last + 1), to, first),
    ...withoutProgress(lines.slice(last + 1), runs - 1)
  ];
}
function withoutProgressTo(lines, to, first) {
  const from = lines.findIndex((line) => first.test(line));
  const isKept = (line) => /^\s*[\u25b6\u2714\u2716] \S/.test(line);
  return from < 0 ? lines : lines.filter((line, at) => at >= to || isKept(line) || at < from && !isSaid(line, lines.slice(at + 1, at + 10)));
}
function isSaid(line, below) {
  if (!/^\w*Error: /.test(line))
    return false;
  const isFrame = (own) => /^\s+at /.test(own);
  const ends = below.filter((own) => isFrame(own) || !/^\s+[^\s\u25b6\u2714\u2716\u2713]/.test(own));
  return !ends.slice(0, 1).some(isFrame);
}

// build/core/fingerprint-tap.js
var MOST_BLOCK = 400;
function withoutTapOfNode(lines) {
  if (!lines.some((line) => /^\s*failureType: /.test(line)))
    return lines;
  const told = [];
  let next = 0;
  const isExplained = !lines.some((line) => /^\s*exitCode: /.test(line));
  for (const [at, line] of lines.entries()) {
    if (at < next)
      continue;
    const failure3 = failureAt(lines, at);
    told.push(...failure3?.told ?? printed(line, isExplained));
    next = at + 1 + (failure3?.more ?? 0);
  }
  return told;
}
function printed(line, isExplained) {
  if (!/^# (?!Subtest: )/.test(line))
    return [line];
  return isExplained ? [] : [line.slice(2)];
}
function failureAt(lines, at) {
  const [line = "", indent = "", not, name] = /^(\s*)(not )?ok \d+ - (.*)/.exec(lines[at] ?? "") ?? [];
  if (name === void 0 || lines[at + 1] !== `${indent}  ---`)
    return void 0;
  const end = lines.slice(at, at + MOST_BLOCK).indexOf(`${indent}  ...`);
  if (end < 0)
    return void 0;
  if (not === void 0)
    return { told: [line], more: end };
  const isOwn = (below) => below === "" || below.startsWith(`${indent}  `);
  const { own = [], others = [] } = Object.groupBy(lines.slice(at + 2, at + end), (below) => isOwn(below) ? "own" : "others");
  const fields = fieldsIn(own.map((below) => below.slice(indent.length + 2)));
  if (!fields.has("failureType"))
    return void 0;
  const place2 = fields.get("location")?.map((path) => `test at ${unquoted(path)}`) ?? [];
  return { told: [...place2, `\u2716 ${name}`, ...explained(fields), ...others], more: end };
}
function fieldsIn(block) {
  const fields = /* @__PURE__ */ new Map();
  let own = [];
  for (const line of block) {
    const [, name, value = ""] = /^(\w+):(?: (.*))?$/.exec(line) ?? [];
    if (name === void 0)
      own.push(line.slice(2));
    else {
      own = /^(?:\|-?)?$/.test(value) ? [] : [value];
      fields.set(name, own);
    }
  }
  return fields;
}
function explained(fields) {
  const only = (name) => {
    const [value = "", ...more] = fields.get(name) ?? [];
    return more.length === 0 ? value : "";
  };
  if (only("failureType") === "'subtestsFailed'")
    return [];
  const message2 = fields.get("error") ?? [];
  if (!thrown.test(only("failureType")) || fields.has("exitCode"))
    return message2.map((line) => `  ${line}`);
  const own = only("code") === "'ERR_TEST_FAILURE'" ? "" : only("code");
  const code = /^'(ERR_\w+)'$/.exec(own)?.[1];
  const type = `${unquoted(only("name")) || "Error"}${code === void 0 ? "" : ` [${code}]`}`;
  const [first = "", ...rest] = message2.length === 1 ? message2.map(unquoted) : message2;
  const values = ["actual", "expected", "operator"].filter((name) => only(name) !== "");
  return [
    `  ${type}: ${first}`,
    ...rest.map((line) => `  ${line}`),
    ...own === "" ? [] : [`    code: ${own},`],
    ...values.map((name) => `    ${name}: ${only(name)},`)
  ];
}
var thrown = /^'(?:testCodeFailure|hookFailed|uncaughtException|unhandledRejection)'$/;
function unquoted(text) {
  const [, quote, inner = ""] = /^(["'])(.*)\1$/.exec(text) ?? [];
  return quote === void 0 ? text : inner.replaceAll(`\\${quote}`, quote);
}

// build/core/fingerprint-tap-vitest.js
var MOST_BLOCK2 = 400;
function withoutTapOfVitest(lines) {
  if (!lines.some((_, at) => isError(lines, at)))
    return lines;
  const points = lines.map(failedIn);
  const told = [];
  let suites = [];
  let next = 0;
  for (const [at, line] of lines.entries()) {
    if (at < next)
      continue;
    const point = points[at];
    const block = blockAt(lines, at + 1);
    if (point !== void 0)
      suites = [...suites.filter(({ indent }) => indent < point.indent), point];
    const isTold = point !== void 0 && (block.length > 0 || point.isSuite);
    told.push(...isTold ? failure2(suites, block, isToldBelow(points.slice(at + 1), point)) : [line]);
    next = at + 1 + (isTold ? block.length : 0);
  }
  return told;
}
function failedIn(line) {
  const [, indent, name = "", brace] = /^(\s*)not ok \d+ - (.*?)(?: # time=[\d.]+ms)?( \{)?$/.exec(line) ?? [];
  if (indent === void 0)
    return void 0;
  return { indent: indent.length, name: name.replace(/\\([\\#])/g, "$1"), isSuite: brace !== void 0 };
}
function isToldBelow(below, { indent }) {
  const next = below.find((point) => point !== void 0);
  return next !== void 0 && next.indent > indent;
}
function failure2(path, block, isTwice) {
  if (block.length === 0 && isTwice)
    return [];
  const name = path.map((point) => point.name).join(" > ");
  return [` FAIL  ${name}${name.includes(" > ") ? "" : ` [ ${name} ]`}`, ...errorsIn(block)];
}
function isError(lines, at) {
  if (lines[at]?.trim() !== "---")
    return false;
  return /^\s*error:\n\s*name: ".*\n\s*message:/.test(lines.slice(at + 1, at + 4).join("\n"));
}
function blockAt(lines, at) {
  if (!isError(lines, at))
    return [];
  const block = lines.slice(at, at + MOST_BLOCK2);
  return block.slice(0, block.indexOf(String(block[0]).replace("---", "...")) + 1);
}
function errorsIn(block) {
  const starts = block.flatMap((_, at) => isError(block, at) ? [at] : []);
  return starts.flatMap((from, nth) => explained2(block.slice(from, starts[nth + 1] ?? -1)));
}
function explained2(block) {
  const fields = fieldsIn2(block);
  const field = (name) => fields.get(name) ?? [];
  const [type] = field("name");
  const [message2 = "", ...more] = field("message");
  return [
    `${type}: ${message2}`,
    ...more,
    ...difference(field("expected"), field("actual"), message2),
    ...field("at").map((at) => ` \u276F ${at}`)
  ];
}
var valuesCompared = /\bexpected .* to /;
var textsCompared = /\bexpected (?:'.*' to .* '.*'(?: \/\/ .*)?|.* to throw error including '.*' but got '.*')$/;
function fieldsIn2(block) {
  const fields = /* @__PURE__ */ new Map();
  let name;
  for (const [at, line] of block.entries()) {
    const [, started, first = line] = /^\s+(\w+): "(.*)/.exec(line) ?? [];
    const text = name === void 0 ? first : line;
    name ??= started;
    if (name === void 0)
      continue;
    const isEnd = endsValue(text, block[at + 1]);
    const value = (isEnd ? text.slice(0, -1) : text).replaceAll('\\"', '"');
    fields.set(name, [...fields.get(name) ?? [], value]);
    if (isEnd)
      name = void 0;
  }
  return fields;
}
function endsValue(line, below) {
  if (!line.endsWith('\\"'))
    return line.endsWith('"');
  return below === void 0 || /^\s+(?:at|actual|expected):(?: "|$)/.test(below);
}
function difference(expected, actual, message2) {
  if (expected.length === 0 && actual.length === 0)
    return [];
  const areTexts = textsCompared.test(message2);
  if (areTexts && expected.length === 1 && actual.length === 1) {
    return [`Expected: "${expected[0]}"`, `Received: "${actual[0]}"`];
  }
  if (!areTexts && valuesCompared.test(message2) && typeOf(expected) !== typeOf(actual)) {
    return ["- Expected:", ...expected, "+ Received:", ...actual];
  }
  const [missing, more] = [without(expected, actual), without(actual, expected)];
  const [left, right] = missing.length + more.length > 0 ? [missing, more] : [expected, actual];
  return ["- Expected", "+ Received", ...left.map((line) => `- ${line}`), ...right.map((line) => `+ ${line}`)];
}
function without(lines, others) {
  const left = [...others];
  return lines.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0)
      left.splice(at, 1);
    return at < 0;
  });
}
var types = [/^undefined/, /^null/, /^(?:true|false)/, /^(?:-?\d|-?Infinity|NaN)/, /^"/, /^(?:\w+ )?\[\]?$/];
function typeOf(value) {
  return types.findIndex((type) => type.test(value[0] ?? ""));
}

// build/core/fingerprint-heads.js
function headsFailure(line) {
  return /^\s*FAIL\s+(?:\|[^|]+\|\s+)?\S+\.[cm]?[jt]sx?(?:\s|$)/.test(line);
}

// build/core/fingerprint-twice.js
function toldOnce(lines) {
  return withoutTwins(withoutForetold(withoutInline(withoutReport(lines))));
}
function withoutReport(lines) {
  const own = lines.filter((line) => !/^\{"num(?:Failed|Total)TestSuites":/.test(line));
  return own.some(headsFailure) ? own : lines;
}
function withoutForetold(lines) {
  const told = new Set(lines.flatMap((line) => /^\s*[A-Za-z_$][\w$]*(?: \[\w+\])?: (\S.*)/.exec(line)?.[1] ?? []));
  return lines.filter((line) => !told.has(/^\s*\u2192 (\S.*)/.exec(line)?.[1] ?? ""));
}
var NEAR = { inline: 8, again: 25 };
var head = /^\s*(?:\+ actual - expected|actual expected)$/;
var again = /^\s*(?:actual: |(?:\+ expected - actual|- actual \+ expected|\+ actual - expected)$)/;
function withoutInline(lines) {
  const dropped = new Set(lines.flatMap((line, at) => head.test(line) ? inlineBelow(lines, at) : []));
  return lines.filter((_, at) => !dropped.has(at));
}
function inlineBelow(lines, at) {
  const below = lines.slice(at + 1, at + NEAR.again);
  if (!below.some((line) => again.test(line)))
    return [];
  const values = below.slice(0, NEAR.inline).flatMap((line, nth) => inline.test(line) ? [at + 1 + nth] : []);
  const marks = values.map((place2) => String(lines[place2]).trimStart().charAt(0)).join("");
  return /^(?:'|[-+]{2})$/.test(marks) ? [at, ...values] : [];
}
var inline = /^\s*(?:[-+] )?'.*'$/;
function withoutTwins(lines) {
  const marked2 = new Set(lines.flatMap((line) => nameIn(/^\s*[\u2716\u00d7\u2717\u2715\u2718]\s+(\S.*)/, line) ?? []));
  const isTwin = (line) => marked2.has(nameIn(tapFailure, line) ?? "");
  if (!lines.some(isTwin))
    return lines;
  const isDropped = (line) => isTwin(line) || /^\s*not ok .*\{$/.test(line);
  return withoutTap(lines, isDropped);
}
var tapFailure = /^\s*not ok \d+(?: -)? (\S.*)/;
function withoutTap(lines, isDropped) {
  let at = "outside";
  return lines.filter((line) => {
    if (at === "within") {
      if (/^\s*\.\.\.$/.test(line))
        at = "outside";
      return false;
    }
    if (at === "below" && /^\s*---$/.test(line)) {
      at = "within";
      return false;
    }
    at = isDropped(line) ? "below" : "outside";
    return at === "outside";
  });
}
function nameIn(pattern, line) {
  const name = pattern.exec(line)?.[1];
  return name?.replace(/ # time=\S*(?: \{)?$/, "").replace(/ \(?\d+(?:\.\d+)? ?m?s\)?$/, "");
}

// build/core/fingerprint-wrapped.js
function unwrapped(lines) {
  const whole = [];
  let part = "other";
  lines.forEach((line, at) => {
    part = partAt(lines, at, part);
    if (part === "rest")
      whole.push(joined(whole.pop() ?? "", line.trimStart()));
    else if (part !== "code")
      whole.push(line);
  });
  return whole;
}
function partAt(lines, at, above) {
  const [line = "", below = ""] = lines.slice(at, at + 2);
  if (above === "other" || /^\S|^$/.test(line) || numbered.test(line))
    return message.test(line) ? "message" : "other";
  if (above === "code" || (0,_chunk_KLWF3DYB_js__WEBPACK_IMPORTED_MODULE_0__/* .isPointer */ ._V)(line) || (0,_chunk_KLWF3DYB_js__WEBPACK_IMPORTED_MODULE_0__/* .isPointer */ ._V)(below))
    return "code";
  return /^ {3,4}\S/.test(line) ? "rest" : "other";
}
var MOST_CHARS = 1e3;
function joined(line, more) {
  if (line.length > MOST_CHARS)
    return line;
  return `${line}${/[[(]$/.test(line) ? "" : " "}${more}`;
}
var file = String.raw`\S+\.(?:c|cc|cpp|cxx|c\+\+|C|h|hh|hpp|hxx|m|mm)(?::\d+){0,2}`;
var message = new RegExp(String.raw`^(?:${file}|cc1\w*|\S*\b(?:gcc|g\+\+)(?:-\d+)?): (?:In|At|(?:(?:fatal|internal compiler) )?error:|warning:|note:)(?: |$)`);
var numbered = /^\s*\d* \| ?/;

// build/core/fingerprint-evidence.js
var MOST_TESTS = 200;
function evidenceOf(output) {
  const all = markedOnce(withoutOutline(withoutTapOfNode(withoutTapOfVitest(toldOnce(asRows(withoutLoading(withFunctions(unwrapped((0,_chunk_EBS6DVXL_js__WEBPACK_IMPORTED_MODULE_2__/* .plainLines */ .y)(output))))))))));
  const kinds = new Set(all.map(({ kind }) => kind));
  const isTold = kinds.has("test") && (kinds.has("error") || kinds.has("detail"));
  if (isTold) {
    const told = distinct(all, ["test", "error", "detail"]).map(withoutMark);
    const named = new Set(told.flatMap((line) => /^test (\S+) /.exec(line)?.[1] ?? []));
    return unique([...told, ...testFiles(all).filter((file2) => !named.has(file2))]);
  }
  if (kinds.has("test") || kinds.has("error"))
    return distinct(withoutEnd(all), failing);
  if (kinds.has("weak") || all.some(({ kind, text }) => kind === "detail" && compares.test(text)))
    return distinct(all, ["weak", "outcome", "detail", "frame"]);
  const found = all.filter(({ kind, text }) => kind !== "warning" || located.test(text));
  if (found.some(({ kind }) => kind === "warning"))
    return distinct(found, ["warning", "outcome", "detail", "frame"]);
  if (all.some(({ kind, text }) => kind === "outcome" && namesTarget.test(text)))
    return distinct(all, ["outcome"]);
  return unique([...distinct(all, ["outcome"]), ...lastOf(all)]);
}
function markedOnce(lines) {
  const kinds = (0,_chunk_KLWF3DYB_js__WEBPACK_IMPORTED_MODULE_0__/* .kindsOnce */ .hY)();
  const all = withoutEchoes(lines, kinds);
  const own = withoutCommands(all);
  const unannotated = own.filter((line) => !isAnnotation(line));
  const told = (0,_chunk_KLWF3DYB_js__WEBPACK_IMPORTED_MODULE_0__/* .marked */ .xI)(withoutTalk(unannotated), kinds);
  if (told.some(({ kind }) => kind === "test" || kind === "error"))
    return told;
  const said2 = (0,_chunk_KLWF3DYB_js__WEBPACK_IMPORTED_MODULE_0__/* .marked */ .xI)(asReport(own), kinds);
  return said2.some(({ kind }) => telling.has(kind)) ? said2 : (0,_chunk_KLWF3DYB_js__WEBPACK_IMPORTED_MODULE_0__/* .marked */ .xI)(withLastCommand(all), kinds);
}
function withoutEnd(all) {
  const isPlaced = all.some(({ kind, text }) => kind === "error" && placed.test(text));
  return isPlaced ? all.filter(({ kind }) => kind !== "outcome") : all;
}
var failing = ["test", "error", "outcome", "detail", "frame"];
var telling = /* @__PURE__ */ new Set(["test", "error", "outcome", "weak", "detail"]);
function withoutOutline(lines) {
  if (!lines.some((line) => counted.test(line)))
    return lines;
  let next = 1;
  let last = 0;
  return lines.filter((line) => {
    const [, failing2] = counted.exec(line) ?? [];
    if (failing2 !== void 0) {
      next = 1;
      last = Number(failing2);
    }
    const [, number] = /^\s+(\d+)\) \S/.exec(line) ?? [];
    if (number === void 0)
      return true;
    if (Number(number) !== next || next > last)
      return false;
    next += 1;
    return true;
  });
}
var counted = /^\s*(\d+) failing$/;
function testFiles(all) {
  const places = all.filter(({ kind }) => kind === "frame").map(({ text }) => (0,_chunk_TO3IQZ72_js__WEBPACK_IMPORTED_MODULE_1__/* .normalise */ .C)(text));
  return places.flatMap((place2) => place2.match(testFile) ?? []).map((file2) => file2.replace(/^src\//, ""));
}
function withoutMark(line) {
  const [, file2 = ""] = /^test ([\w.@+~/-]+\.\w+)$/.exec(line) ?? [];
  return isTestFile(file2) ? file2.replace(/^src\//, "") : line;
}
function isTestFile(file2) {
  const folders = file2.split("/");
  const name = folders.pop() ?? "";
  return /[._-](?:test|spec)s?\.\w+$|^test_[\w-]+\.\w+$/.test(name) || folders.some((folder) => /^(?:tests?|__tests__|specs?)$/.test(folder));
}
var testFile = /(?<![\w.@+~-])(?:[\w.@+~-]+\/)*(?:(?:tests?|__tests__|specs?)\/(?:[\w.@+~-]+\/)*[\w.@+~-]+\.\w+|[\w.@+~-]+[._-](?:test|spec)s?\.\w+|test_[\w-]+\.\w+)/g;
var compares = /\bexpect|\bassert|(?<![=!<>])[!=]==?(?!=)|\bgot\b/i;
var located = /^\[warn\] \S+\.\w+$|\.\w+:\d+(?::\d+)?:? |^\s*\d+:\d+\s|, line \d|\.\w+\(\d/;
var placed = /^\S+\.\w+(?:(?::\d+){1,2}|\(\d+,\d+\))?:? (?:- )?(?:fatal )?error(?::| {1,2}\S)|: undefined reference to |: multiple definition of /;
var namesTarget = /^make(?:\[\d+\])?: \*\*\* \[/;
function distinct(all, kinds) {
  const kept = all.filter(({ kind }) => kinds.includes(kind));
  const tests = kept.filter(({ kind }) => kind === "test").map(({ text }) => testName(text));
  const rest = kept.filter(({ kind }) => kind !== "test").map(said);
  return unique([...longest(unique(tests)), ...rest]);
}
function unique(lines) {
  return [...new Set(lines)].filter((line) => line !== "").sort();
}
function said({ text }) {
  const line = (0,_chunk_TO3IQZ72_js__WEBPACK_IMPORTED_MODULE_1__/* .normalise */ .C)(text, comparison.test(text) ? "exact" : "plain");
  const own = line.replace(/^(\S+) - (error|warning)\b/, "$1: $2").replace(pytestMark, "");
  return inOrder(own).replace(/^([-+]?\s*(?:"[^"]*": )?)(?:Object|Array) (?=[{[])/, "$1").replace(/^((?:code|actual|expected|operator): .*),$/, "$1").replace(/^(ImportError: Failed to import test module: )(?:\w+\.)+(?=\w+$)/, "$1");
}
function inOrder(line) {
  const [, second, symbol, first] = /^(\S+): (multiple definition of .+); (\S+): first defined here$/.exec(line) ?? [];
  return symbol === void 0 ? line : `${symbol}: ${[first, second].sort().join(", ")}`;
}
var pytestMark = /^E (?=\S)/;
var comparison = /\bexpect|\bassert|\breceived|\bactual\b|(?<![=!<>])[!=]==?(?!=)|\bgot\b|\bwant\b|\b(?:left|right):|^\s*(?:#\s*|E\s+)?[-+]\s*\S|\bexit(?:ed)?(?: with)?(?: code| status)|\] Error \d/i;
var attempt = String.raw`(?:(?:retry|repeat) x\d+|initial run|\d+(?:st|nd|rd|th) (?:retry|repeat))`;
var attempts = new RegExp(String.raw` \(${attempt}(?:, ${attempt})*\)(?=$| )`, "g");
function testName(line) {
  const name = line.replace(/^\s*(?:[\u2715\u2716\u2717\u2718\u00d7\u274c\u2a2f\u25cf]|FAIL(?:ED|URE)?:?|ERROR:?|not ok(?: \d+)?(?: -)?|--- FAIL:|\d+\))\s*/, "").replace(/^\s*#?\s*Failed test '(.*)'$/, "$1").replace(/^\s*test (\S+(?: - should panic)?) \.\.\. FAILED$/, "$1").replace(/^\s*(?:\[\s+(?:FAILED|TIMEOUT)\s+\]|\(fail\))\s+/, "").replace(/^\[\s*[\d.]+s\]\s*(?:\(\s*\d+\/\d+\)\s*)?/, "").replace(/ \.\.\. FAILED \(\d[^()]*\)$| \[E\]$| \*\*\* FAILED \*\*\*.*/, "").replace(/(?:\s(?:\.\.\.|---))?\s(?:FAILED|FAIL|ERROR)(?:\s+\[ *\d+%\])?$/, "").replace(/\s+\(FAILED - \d+\)$/, "").replace(attempts, "").replace(/^\[ERROR\]\s+/, "").replace(/^Tests run: .* <<< (?:FAILURE|ERROR)! -+ in (\S+)$/, "$1").replace(/\s+(?:-- )?Time elapsed: .*<<< (?:FAILURE|ERROR)!$/, "").replace(/^\s*([\w.]+) \((\S+)\.\1\)/, "$1 ($2)").replace(/^\s*(?:\w+\.)+(\w+ \(unittest\.loader\._FailedTest)/, "$1").replace(/(::(?=\S)(?:[^[]*?|[^\s[]*\[.*?\])) - .*/, "$1");
  return `test ${(0,_chunk_TO3IQZ72_js__WEBPACK_IMPORTED_MODULE_1__/* .normalise */ .C)(name, "exact").replace(/:$/, "")}`;
}
function longest(tests) {
  if (tests.length > MOST_TESTS)
    return tests;
  const names = tests.map((test) => test.slice("test ".length));
  return tests.filter((test) => !names.some((other) => isEndOf(test.slice("test ".length), other)));
}
function isEndOf(name, other) {
  return other.endsWith(name) && /[\s\u203a>:/.]$/.test(other.slice(0, -name.length));
}




/***/ }),

/***/ 882:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ normalise),
/* harmony export */   j: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.jgr)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:core/hash.js


// build/core/fingerprint-random.js
var LONG = 14;
function isRandom(word) {
  const parts = word.split(/[-_]/);
  if (word.length >= LONG && kindsIn(word) === 3 && looksDrawn(parts.join("")))
    return true;
  return parts.some((part) => kindsIn(part) >= 2 && looksDrawn(part));
}
function isDrawnFolder(name) {
  const end = /(?<=[-._])[A-Za-z0-9]{6}$/.exec(name)?.[0];
  return end !== void 0 && (!given.test(end) || /^[a-z]+$/i.test(end) && strangePairs(end) >= 3);
}
var given = /^(?:\d+|[A-Z]?[a-z]+\d*|[A-Z]+\d*|\d+[a-z]+|[A-Z]?[a-z]+(?:[A-Z][a-z]+)+|[A-Z][a-z]+[A-Z]+)$/;
function strangePairs(word) {
  return pairsIn(word).filter(isStrange).length;
}
function looksDrawn(part) {
  if (part.length < 8)
    return false;
  const known = pairsIn(part).filter((pair) => !/\d\d/.test(pair));
  const strange = known.filter(isStrange).length;
  return known.length >= 5 && strange / known.length >= (part.length < LONG ? 0.45 : 0.35);
}
function pairsIn(word) {
  const letters = word.toLowerCase();
  return Array.from({ length: letters.length - 1 }, (_, at) => letters.slice(at, at + 2));
}
function isStrange(pair) {
  return !usual.has(pair);
}
function kindsIn(word) {
  return [/[a-z]/, /[A-Z]/, /\d/].filter((kind) => kind.test(word)).length;
}
var followers = {
  a: "bcdefgiklmnprstuvwxy",
  b: "aceijlorsuy",
  c: "acehiklorstu",
  d: "abcdefiloprstu",
  e: "abcdefghijklmnopqrstuvwxy",
  f: "aefilorstu",
  g: "aehilnorsu",
  h: "aeiortu",
  i: "abcdefglmnoprstvxz",
  j: "es",
  k: "aeis",
  l: "acdeilopstuvy",
  m: "abeimopsu",
  n: "acdefgiklmnopstuvy",
  o: "abcdfgiklmnoprstuvw",
  p: "adehiloprstuy",
  q: "u",
  r: "acdefgiklmnoprstuvy",
  s: "acdefhiklmnoprstuwy",
  t: "abcdefhilmnoprstuy",
  u: "abcdefgilmnprst",
  v: "aei",
  w: "aeinors",
  x: "ceipt",
  y: "aemnopstw",
  z: "e"
};
var usual = new Set(Object.entries(followers).flatMap((([first, all]) => [...all].map(((next) => `${first}${next}`)))));

// build/core/fingerprint-paths.js
function withoutPlaces(line) {
  if (!/[/\\]/.test(line))
    return line;
  return line.replace(backslashed, (found) => found.replaceAll("\\", "/")).replace(locator, (found) => {
    if (found.startsWith("file://"))
      return shortened(found.slice("file://".length));
    return found.includes("://") ? found : shortened(found);
  });
}
var locator = /\b(?:file|https?|wss?|git|ssh|ftp):\/\/[^\s'"`)>\],]+|(?<![\w.+~/\\-]|\S@)(?:[A-Za-z]:)?(?:[/\\]+[\w.@+~-]+){2,}[/\\]*|(?<![\w.@+~/\\-])\/(?:app|workspace|repo|code|project)(?![\w./\\-])|(?<![\w.@+~/\\-])\.{1,2}[/\\][\w.@+~/\\-]*/g;
var backslashed = /(?<![\w.@+~/\\:-])[\w.@+~-]+(?:\\[\w.@+~-]+)+\.\w{1,5}\b/g;
function shortened(found) {
  if (/^\.{1,2}[/\\]/.test(found))
    return relative(found);
  const local = found.replace(/^\/?[A-Za-z]:/, "");
  const path = local.replace(/:.*/, "");
  const segments = path.split(/[/\\]/).filter((segment) => segment !== "" && segment !== ".");
  return `${short(resolved(segments))}${local.slice(path.length)}`;
}
function relative(found) {
  const rest = found.replace(/(?:\.{1,2}[/\\])+/, "");
  return /^(?:tmp|home|Users|private|var|builds|root)[/\\]/.test(rest) ? shortened(`/${rest}`) : rest;
}
function resolved(segments) {
  const left = [];
  for (const segment of segments) {
    if (segment === "..")
      left.pop();
    else
      left.push(segment);
  }
  return left;
}
function short(segments) {
  const modules = segments.lastIndexOf("node_modules");
  if (modules >= 0)
    return segments.slice(modules).join("/");
  const whole = `/${segments.join("/")}`;
  const temporary = temp.exec(whole);
  if (temporary !== null)
    return inProject(whole.slice(temporary[0].length));
  if (system.test(whole))
    return segments.at(-1) ?? whole;
  if (jenkins.test(whole))
    return "<folder>";
  const home = goPath.exec(whole) ?? homes.exec(whole);
  return inProject(home === null ? whole : whole.slice(home[0].length));
}
function inProject(path) {
  const all = path.split("/");
  const segments = all.slice(all.findLastIndex(isDrawnFolder) + 1);
  const folders = segments.slice(0, -1);
  const outer = folders.findIndex((segment) => /^(?:packages|crates)$/.test(segment));
  const at = outer >= 0 ? outer : folders.findLastIndex((segment) => sources.test(segment));
  if (at >= 0)
    return segments.slice(at).join("/");
  return segments.slice(-1).find((name) => /\./.test(name) || extensionless.test(name)) ?? "<folder>";
}
var sources = /^(?:src|lib|libs|tests?|__tests__|specs?|t|app|apps|cmd|pkg|internal|include|scripts|bin|examples|bench|benches|docs)$/;
var extensionless = /^(?:(?:GNU)?[Mm]akefile|Dockerfile|Gemfile|Rakefile|Procfile|Jenkinsfile|LICENSE|README)$/;
var temp = /^(?:\/private)?(?:\/var)?\/tmp\/[^/]+|^(?:\/private)?\/var\/folders\/[^/]+\/[^/]+\/[TC]\/[^/]+|^\/dev\/shm(?:\/[^/]+|$)|^\/Users\/[^/]+\/AppData\/Local\/Temp\/[^/]+/i;
var system = /^\/(?:usr(?!\/src\/)|lib\d*|bin|sbin|etc|dev|sys|System|Library|Windows|Program Files)\//;
var homes = /^\/(?:home\/runner\/work\/[^/]+(?:\/[^/]+)?|(?:home|Users)\/[^/]+(?:\/(?:src|dev|projects|repos|git|Documents|Desktop|sources)\/[^/]+|\/(?:code|work|workspace)(?!\/(?:src|libs?|tests?|__tests__|specs?|packages|crates)\/)\/[^/]+|\/[^/]+)?|builds\/[^/]+\/[^/]+|github\/workspace|workspaces\/[^/]+|workspace|var\/(?:lib\/)?jenkins\/workspace\/[^/]+|usr\/src\/[^/]+|root\/(?:(?:src|code|dev|work|projects|repos|git)\/)?[^/]+|a\/([^/]+)\/\1|(?:bitrise|drone)\/src|codebuild\/output\/src\w+\/src(?!\/(?:github\.com|gitlab\.com|bitbucket\.org)\/)|go\/src\/app|app|code|repo|project|srv\/[^/]+)(?=\/)/;
var jenkins = /^\/var\/(?:lib\/)?jenkins\/workspace\/[^/]+$/;
var goPath = /.*\/src\/(?:github\.com|gitlab\.com|bitbucket\.org)\/[^/]+\/[^/]+(?=\/)/;

// build/core/fingerprint-noise.js
var instants = (function(compared) {
  const seconds = compared ? String.raw`(?!00(?:[.,_]0+)?(?![\d.,_]))\d\d` : String.raw`\d\d`;
  const day = "(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun),? )?(?:\\d{1,2} )?[A-Z][a-z]{2}(?: +\\d{1,2})?(?: \\d{4})?";
  return [
    String.raw`\b\d{4}-\d\d-\d\d[T _]\d\d[:_]\d\d[:_]${seconds}(?:[.,_]\d+)?(?: ?(?:Z|UTC|[+-]\d\d:?\d\d)\b)?`,
    String.raw`\b${day} \d{1,2}:\d\d:\d\d(?: \w{3,4})?(?: \d{4})?(?:[+-]\d{4})?`,
    String.raw`(?:\b\d{1,2}[/.]\d{1,2}[/.]\d{2,4},? )?\b\d{1,2}:\d\d:${seconds}(?:[.,]\d+)?(?: ?[AP]M\b)?`
  ].map(((pattern) => [new RegExp(pattern, "g"), "<time>"]));
});
var wordy = (function(rules) {
  return rules.filter((([, , to]) => to === "words"));
});
function normalise(line, care = "plain") {
  const rules = /\d/.test(line) ? rulesOf[care] : wordRulesOf[care];
  const text = rules.reduce((rest, [pattern, by]) => rest.replace(pattern, by), withoutPlaces(line));
  return text.replace(randomWord, (word) => isRandom(word) ? "<id>" : word).replace(/\s+/g, " ").trim();
}
var unit = "(?:ms|\xB5s|\u03BCs|us|ns|s|secs?|seconds?|m|mins?|minutes?|h|hrs?|hours?|msecs?|milliseconds?|microseconds?|nanoseconds?)";
var amount = String.raw`\d+(?:[.,]\d+)*(?:e[+-]?\d+)?`;
var duration = String.raw`(?<![\w.$-])${amount}\s?${unit}(?:\s?${amount}\s?${unit})*(?![\w-])`;
var counted = "(?:(?:sub)?tests?|suites?|specs?|files?|examples?|assertions?|errors?|failures?|warnings?|problems?|failed|failing|passed|passing|skipped|pending|todo|times?|runs?|tries|attempts?|retries|jobs?|workers?|packages?|modules?|lines?|more|others?)";
var labelled = "(?:pid|ppid|tid|process|port|seed|line|lines|column|columns|col|row|worker|thread|goroutine|run|retry|attempt|shard|job|build|session|request|connection|fd|iteration|ln)";
var place = String.raw`(?:\.[A-Za-z]\w{0,9}|[Mm]akefile|Dockerfile|<\w+>|\[\w+\])`;

var always = [
  // Each shell says it in its own words.
  [/^(?:\S*\/)?(?:ba|da|a)?sh: (?:(?:line )?\d+: )?(\S+): (?:command )?not found$/, "sh: $1: not found", "words"],
  // Who saw it and when says nothing of it.
  [/^\s*(?:Exception during run: |Uncaught )(?=[A-Z]\w*(?: \[\w+\])?: )/, "", "words"],
  // Which option of a compiler asks for a message is known from the message, and may be left out.
  [/(\S) \[-W[\w+=-]+\]$/, "$1", "words"],
  // Its fields follow below.
  [/^(\s*[A-Z]\w*(?: \[\w+\])?: .*\S) \{$/, "$1", "words"],
  // Its name for an error until 10.6.
  [/^npm ERR!/, "npm error", "words"],
  // A version of the project itself, and of what it was run with.
  [
    /^(npm error (?:While resolving:|(?:engine|notsup) Not compatible with your version of node\/npm:|notsup Unsupported platform for) \S+)@\d\S*?(?=:|$)/,
    "$1"
  ],
  [/^(npm error notsup Actual:).*/, "$1"],
  // How far git looked depends on what is mounted where.
  [
    /\b(not a git repository) \(or any (?:of the parent directories\)|parent up to mount point .*\)).*$/i,
    "$1",
    "words"
  ],
  // Whoever asked gave the place its name or its path; what was refused stands in the lines above.
  [/\b(failed to push some refs to) '[^']*'/, "$1 <remote>", "words"],
  // What is wrong with JSON is told before where, and before what else is in the file.
  [/\b(in JSON at position) \d+/, "$1 <n>"],
  [/ (while parsing(?: near)?) ["'].*/, " $1 <text>", "words"],
  // One of several addresses that a name has.
  [/\b(E(?:CONN[A-Z]+|TIMEDOUT|HOSTUNREACH|NETUNREACH)) (?!127\.|0\.0)(?:\d{1,3}\.){3}\d{1,3}\b/g, "$1 <address>"],
  [/(?<![\d.])\b(?:1[4-9]\d{8}(?:\.\d+)?|1[4-9]\d{11}(?:\.\d+)?|1[4-9]\d{14}|1[4-9]\d{17})\b/g, "<time>"],
  [/\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi, "<id>", "words"],
  [/\+0x[0-9a-f]+\b/gi, ""],
  [/\b0x[0-9a-f]{5,}\b/gi, "<address>"],
  // One in twenty short hashes has no letter.
  [/\b[0-9a-f]{7,40}(\.{2,3})[0-9a-f]{7,40}\b/g, "<hash>$1<hash>"],
  [/\b([Cc]ould not apply|HEAD is now at|commit) [0-9a-f]{7,40}\b/g, "$1 <hash>"],
  [/\b(?=[0-9a-f]*\d)(?=[0-9a-f]*[a-f])[0-9a-f]{7,128}\b/gi, "<hash>"],
  [/\b[0-7][0-9A-HJKMNP-TV-Z]{25}\b/g, "<id>"],
  [/(?<==)=\d+==/g, "="],
  // A name that was set without the stack, which depends on the runtime.
  [/\b(\w*Error) \[Error\](?=:)/g, "$1", "words"],
  [/[\u2501\u2500\u2550\u23af]{3,}|={5,}|-{5,}|_{5,}/g, "", "words"],
  [/\b((?:\d{1,3}\.){3}\d{1,3}|localhost|\[?::1?\]?):\d{2,5}\b/g, "$1:<port>"],
  [/(:\/\/[\w.-]+):\d{2,5}\b/g, "$1:<port>"],
  // With symbols for a debugger a linker names the file and the line, otherwise the section of the object.
  [
    /(?<=^|; )(?:[^\s;]*[:/])?([\w.+-]+\.\w+)(?::\(\.\w[^)]*\)|:\d+)?: (?=undefined reference|multiple definition|first defined)/g,
    "$1: ",
    "words"
  ],
  [new RegExp(String.raw`(${place})(?::\d+){1,3}(?:-\d+)?(?!\w)`, "g"), "$1"],
  // A bundler's way to write a place.
  [new RegExp(String.raw`(${place}) \d+:\d+(?:-(?:\d+:)?\d+)?$`), "$1"],
  [/\b([\w.]+:[\w-]+-plugin):\d[\w.-]*(?=:)/g, "$1"],
  // A compiler's in a report of Maven's.
  [/(\.\w+):\[\d+,\d+\]/g, "$1"],
  [
    /\b((?:Chrome|Firefox|Safari|Edge|Electron|WebKit)(?: Headless)?) \d+(?:\.\d+)+(?: (?:\([^()]*\)|\/ [\w ]+[\d.]+))?/g,
    "$1"
  ],
  // A logger that tells its process and its machine.
  [/("(?:hostname|host|pod|instance|machine)": ?)"[^"]*"/g, '$1"<host>"', "words"],
  [/\((\w[\w.-]*)\/\d+ on [\w.-]+\)/g, "($1)"],
  [new RegExp(String.raw`(${place}) ?\(\d+(?:[,:]\d+)*(?:-\d+)?\)(?=:| -|$)`, "g"), "$1"],
  [/^(\S*[^\s:]: )(?:line )?\d+: /, "$1"],
  [new RegExp(String.raw`\b(${labelled})(["']?(?: ?[:=#] ?| ))\d+\b`, "gi"), "$1$2<n>"],
  [/\b(lines?|columns?|col|offset)(=|: ?| )"?\d+\b"?/gi, "$1$2<n>"],
  // A seed chose it, so another run finds another one.
  [/\b(counterexample|falsifying example|minimal failing input|shrunk)\b.*/gi, "$1", "words"],
  [
    /\b((?:Thread|ThreadPoolExecutor|ForkPoolWorker|SpawnPoolWorker|Worker|Process|Task|worker|thread|pool)[-_#])\d+(?:_\d+)?/g,
    "$1<n>"
  ],
  [/ ?\(\d+:\d+\)/g, ""],
  // It fails in the same way before whichever test is the first.
  [/("(?:before|after) (?:all|each)" hook[^"]{0,80}?)(?: (?:in|for) "[^"]*")+/g, "$1", "words"],
  // With `-k` it goes on with other targets.
  [/^(make(?:\[\d+\])?: \*\*\* .*\.)\s+Stop\.$/, "$1", "words"],
  [/(thread '[^']*') \(\d+\)/g, "$1"],
  [/\((node|pid|PID):? ?\d+\)/g, "($1)"],
  [/(?<=[a-z])\[\d{2,}\](?=:)/gi, ""],
  [
    /(?<![\w.])\d{2,}\s+(?=(?:Segmentation fault|Aborted|Killed|Terminated|Bus error|Illegal instruction|Floating point exception)\b)/g,
    ""
  ],
  [/(\b(?:duration|elapsed|time|took|rss|heap\w*|memory)(?:_?ms|_?s)?["']?\s*[:=]\s*)["']?\d[\d.,]*["']?/gi, "$1<n>"]
];
var trailing = [
  [/\s*# time=\S*(?: \{)?$/, "", "words"],
  [new RegExp(String.raw` \((?:${duration}, )?\d+(?:\.\d+)? [kKMG]i?B heap size\)$`), ""],
  [new RegExp(String.raw`[([#\s]\s*(?:in )?${duration}\s*[)\]]?\s*$`), ""],
  [/\s+\[ *\d{1,3}%\]$/, ""]
];
var exact = [...instants(true), ...trailing, ...always, ...trailing];
var plain = [
  ...instants(false),
  [/\b\d{4}-\d\d-\d\d\b/g, "<time>"],
  ...always,
  [new RegExp(duration, "g"), "<duration>"],
  [/(?<![\w.])\d+(?:[.,]\d+)?\s?(?:bytes|[kKMGT]i?B|B)\b/g, "<size>"],
  [/(?<![\w.])\d+(?:\.\d+)?\s?%/g, "<n>%"],
  [new RegExp(String.raw`(?<![\w.-])\d+(?= ${counted}\b)`, "gi"), "<n>"],
  [/(?<![\w.-])\d+(?:\/| of )\d+(?![\w.])/g, "<n>"],
  [/(?<![\w.-])\d{5,}(?![\w.-])/g, "<n>"],
  [/(?<![\w.-])\d+\.\d{3,}(?![\w.-])/g, "<n>"]
];
var loose = [...plain, [/(?<![\w.-])-?\d+(?:[.,]\d+)*(?![\w-])/g, "<n>"]];
var rulesOf = { exact, plain, loose };
var wordRulesOf = { exact: wordy(exact), plain: wordy(plain), loose: wordy(loose) };

var randomWord = /(?<![\w-])[\w-]{8,64}(?![\w-])/g;




/***/ })

};
;