"use strict";
exports.id = 9052;
exports.ids = [9052];
exports.modules = {

/***/ 9052:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C4: () => (/* binding */ promptDifference),
/* harmony export */   _B: () => (/* binding */ MOST),
/* harmony export */   pl: () => (/* binding */ promptDigest),
/* harmony export */   s0: () => (/* binding */ CASSETTE_VERSION)
/* harmony export */ });
/* harmony import */ var _chunk_TO3IQZ72_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(882);
/* harmony import */ var _chunk_EBS6DVXL_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2181);



// build/adapters/cassette/format.js
var CASSETTE_VERSION = 1;
var MOST = {
  fileBytes: 64 * 1024 * 1024,
  lineBytes: 24 * 1024 * 1024,
  calls: 1e4,
  /** Of a stream the beginning and the end are kept, by whole lines. */
  stdoutHead: 256 * 1024,
  stdoutTail: 768 * 1024,
  stderrTail: 64 * 1024,
  changedFiles: 2e3,
  changeBytes: 8 * 1024 * 1024
};

// build/core/prompt-parts.js
function promptDigest(prompt) {
  const word = /^--- BEGIN DATA (\S+) ---$/m.exec(prompt)?.[1] ?? "";
  const parts = partsOf(word === "" ? prompt : prompt.replaceAll(word, WORD)).filter(({ lines }) => lines.some((line) => line.trim() !== ""));
  return { word, chars: prompt.length, parts: parts.map(({ title, lines }) => ({ title, digest: digestOf(lines) })) };
}
var WORD = "WORD";
function partsOf(prompt) {
  const parts = [{ title: "", lines: [] }];
  for (const { isData, lines } of blocksOf(prompt)) {
    if (isData) {
      parts.at(-1)?.lines.push(...lines.some((line) => cutMark.test(line)) ? ["(cut)"] : lines);
      continue;
    }
    for (const line of lines) {
      const title = /^#{1,2} (.*)/.exec(line)?.[1];
      if (title !== void 0)
        parts.push({ title: title.slice(0, 80), lines: [] });
      parts.at(-1)?.lines.push(line);
    }
  }
  return parts;
}
var cutMark = /^\[\.\.\. (?:.* )?(?:truncated|left out) \.\.\.\]$/;
function blocksOf(prompt) {
  const fence = new RegExp(`^--- (?:BEGIN|END) DATA ${WORD} ---$`, "m");
  return prompt.split(fence).map((text, at) => ({ isData: at % 2 === 1, lines: text.split("\n") }));
}
function promptDifference(recorded, now) {
  const most = Math.max(recorded.parts.length, now.parts.length);
  for (let at = 0; at < most; at += 1) {
    const [before, after] = [recorded.parts[at], now.parts[at]];
    if (before?.title === after?.title && before?.digest === after?.digest)
      continue;
    if (before === void 0)
      return `it has a part "${after?.title}", which the recorded one lacks`;
    if (after === void 0)
      return `the recorded one has a part "${before.title}", which it lacks`;
    if (before.title !== after.title)
      return `its part "${after.title}" stands where the recorded one has "${before.title}"`;
    return `its part "${after.title}" is not the recorded one`;
  }
  return void 0;
}
function digestOf(lines) {
  const said = (0,_chunk_EBS6DVXL_js__WEBPACK_IMPORTED_MODULE_1__/* .plainLines */ .y)(lines.join("\n")).map((line) => (0,_chunk_TO3IQZ72_js__WEBPACK_IMPORTED_MODULE_0__/* .normalise */ .C)(line.replace(/\b[0-9a-f]{7,40}\b/g, "<hash>")));
  return (0,_chunk_TO3IQZ72_js__WEBPACK_IMPORTED_MODULE_0__/* .core_hash__hash8 */ .j)(said.filter((line) => line !== "").join("\n"));
}




/***/ }),

/***/ 2181:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   y: () => (/* binding */ plainLines)
/* harmony export */ });
// build/core/fingerprint-around.js
function withoutSurroundings(lines) {
  return withoutBoxes(withoutMarks(withoutSteps(withoutOthers(withoutSpeaker(withoutOthers(lines))))));
}
function withoutOthers(lines) {
  const told2 = together.find(({ ended }) => lines.some((line) => ended.test(line)));
  if (told2 === void 0)
    return lines;
  const failed = new Set(lines.flatMap((line) => told2.ended.exec(line)?.[1] ?? []));
  return lines.flatMap((line) => {
    const [mark, name = ""] = told2.mark.exec(line) ?? [];
    if (mark === void 0)
      return [line];
    return failed.has(name) && !told2.isMere.test(line) ? [line.slice(mark.length)] : [];
  });
}
var together = [
  {
    ended: /^(\[[\w:.@/-]+\]) .* exited with code [1-9]\d*$/,
    mark: /^(\[[\w:.@/-]+\])(?: |$)/,
    isMere: /^(?!)/
  },
  {
    ended: /^ERROR: "([\w:.@/-]+)" exited with [1-9]\d*\.$/,
    mark: /^\[([\w:.@/-]+) *\](?: |$)/,
    isMere: /^(?!)/
  },
  {
    ended: /^(@?[\w./-]+:[a-z][\w:-]*): ERROR: command finished with error\b/,
    mark: /^(@?[\w./-]+:[a-z][\w:-]*):(?: |$)/,
    isMere: /: ERROR: command finished with error\b/
  },
  {
    ended: /^([\w@./-]+ [a-z][\w:-]*): Failed$/,
    mark: /^([\w@./-]+ [a-z][\w:-]*)[:$](?: |$)/,
    isMere: /: Failed$/
  },
  {
    ended: /^([a-z][\w.-]*) exited with code [1-9]\d*$/,
    mark: /^([a-z][\w.-]*) +\|(?: |$)/,
    isMere: /^(?!)/
  }
];
var speaker = /^(?:[\w.-]+ +\| ?|\[\d{1,2}\] ?|@?[\w./-]+:[a-z][\w:-]*:(?: |$)|[\w@-]*[./][\w@./-]* [a-z][\w:-]*[:$](?: |$))/;
var numbered = /^(?:[a-z][\w.-]*[-_]\d+ +\| ?|\[\d\] (?!\d))/;
var MOST_SPEAKERS = 12;
function withoutSpeaker(lines) {
  const said = lines.filter((line) => line !== "");
  const named = said.flatMap((line) => speaker.exec(line) ?? []);
  const isColumn = named.length === said.length && named.every((name) => name.includes("|"));
  const isEnough = isColumn || named.length >= 3 && named.length >= said.length * 0.8;
  const isNamed = isEnough && new Set(named).size <= MOST_SPEAKERS;
  if (isNamed)
    return lines.map((line) => line.replace(speaker, ""));
  const told2 = said.flatMap((line) => numbered.exec(line) ?? []);
  const isTold = told2.length >= (told2[0]?.startsWith("[") === true ? 3 : 2);
  return isTold ? lines.map((line) => line.replace(numbered, "")) : lines;
}
var step = /^#\d+ (?=\[|sha256:|DONE|CACHED|ERROR|\d+\.\d{1,3}(?: |$))/;
function withoutSteps(lines) {
  if (!lines.some((line) => step.test(line)))
    return lines;
  return lines.map((line) => line.replace(step, "").replace(/^\d+\.\d{1,3}(?: |$)/, ""));
}
function withoutMarks(lines) {
  if (!lines.some((line) => /^\[info\] .*\*\*\* FAILED \*\*\*/.test(line)))
    return lines;
  const own = lines.map((line) => line.replace(/^\[info\] /, ""));
  return own.filter((line) => !/^\s*- \S/.test(line) || /\*\*\* [A-Z]+ \*\*\*/.test(line));
}
function withoutBoxes(lines) {
  let isFirst = false;
  return lines.flatMap((line) => {
    if (/^[\u2577\u2575]$/.test(line)) {
      isFirst = line === "\u2577";
      return [""];
    }
    const [, text] = /^\u2502 (.*)/.exec(line) ?? [];
    if (text === void 0 || !lines.includes("\u2577"))
      return line === "\u2502" ? [] : [line];
    const own = isFirst ? text : `  ${text.replace(/^(\s+)\d+:\s/, "$1")}`;
    isFirst = false;
    return [own];
  });
}

// build/core/fingerprint-lines.js
var MOST = { chars: 4 * 1024 * 1024, lines: 2e4, rawLine: 65536, head: 800, tail: 200 };
function plainLines(text) {
  const lines = undashed(bothEnds(bothEnds(bounded(text).split("\n")).flatMap(seenLine)));
  return undashed(withoutSurroundings(lines.map(plainLine))).map(withoutPrefix);
}
function undashed(lines) {
  const timed = lines.filter((line) => dashed.timed.test(line)).length;
  const own = lines.filter((line) => dashed.both.test(line)).length;
  const isColumn = timed >= 0.8 * lines.filter((line) => line !== "").length;
  return isColumn && own * 2 <= timed ? lines : lines.map((line) => line.replace(dashed.both, ""));
}
function bothEnds(lines) {
  if (lines.length <= MOST.lines)
    return lines;
  return [...lines.slice(0, MOST.lines / 2), ...lines.slice(-MOST.lines / 2)];
}
function bounded(text) {
  if (text.length <= MOST.chars)
    return text;
  return `${text.slice(0, MOST.chars / 2)}
${text.slice(-MOST.chars / 2)}`;
}
function plainLine(line) {
  return plainQuotes(withoutPrefix(line));
}
function seenLine(raw) {
  const seen = ends(raw, MOST.rawLine / 2, MOST.rawLine / 2).replace(erasing, "\r").replace(terminal, "");
  return seen.split("\r").flatMap((part, at, all) => {
    const line = ends(part.replace(controls, "").replace(gaps, GAP), MOST.head, MOST.tail).trimEnd();
    return line === "" && at === all.length - 1 && at > 0 ? [] : [line];
  });
}
function ends(text, head, tail) {
  return text.length <= head + tail ? text : `${text.slice(0, head)} \u2026 ${text.slice(-tail)}`;
}
function plainQuotes(line) {
  return line.replace(/[\u2018\u2019]/g, "'").replace(/[\u201c\u201d]/g, '"');
}
function withoutPrefix(line) {
  return line.replace(step2, "").replace(prefix, "").replace(dots, "");
}
var gaps = /\s{21,}/g;
var GAP = " ".repeat(20);
var erasing = /\u001b\[(?:\d*[ABEFGHJ]|2K|\d+;\d+H)/g;
var terminal = /\u001b\[[0-9;:?]*[ -/]*[@-~]|\u001b\][^\u0007\u001b]*(?:\u0007|\u001b\\)|\u001b[PX^_][^\u001b]*\u001b\\|\u001b[@-Z\\-_=>78]|\u001b[()][0AB]/g;
var controls = /[\u0000-\u0008\u000b-\u001f\u007f\u200b\u200e\u200f\ufeff]/g;
var dots = /^[.EFsxu]{1,200}(?=(?:CRITICAL|ERROR|WARNING|INFO|DEBUG):)/;
var clock = String.raw`\d{1,2}:\d\d:\d\d(?:[.,]\d+)?(?: ?[AP]M)?`;
var date = String.raw`\d{4}[-/]\d\d[-/]\d\d`;
var zone = String.raw`(?: ?(?:Z|UTC|GMT|[+-]\d\d:?\d\d))?`;
var stamp = String.raw`(?:${date}(?:[T ]${clock}${zone})?|${clock}|[A-Z][a-z]{2} +\d{1,2} ${clock})`;
var told = String.raw`^(?:${date}T${clock}Z )?(?:${date}[T ])?\[?${clock}\]?`;
var dashed = { timed: new RegExp(String.raw`${told}(?:\s|$)`), both: new RegExp(String.raw`${told} -(?:\s|$)`) };
var step2 = /^[^\t]{1,200}\t[^\t]{1,200}\t(?=\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z(?: |$))/;
var prefix = new RegExp(String.raw`^(?:(?:\[${stamp}\]|${clock} \||\d\d:\d\d \+\d+(?: ~\d+)?(?: -\d+)?:|[EF]\d{4} ${clock} +\d+ \S+:\d+\]|[A-Z][a-z]{2} +\d{1,2} ${clock} \S+(?= [\w.-]+\[\d+\]: )|${stamp}|\[gw\d+\]|\[ *\d{1,3}%\]|\[\d+/\d+\]|[\u2800-\u28ff]+)(?:\s|$))+`);




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