"use strict";
exports.id = 9349;
exports.ids = [9349];
exports.modules = {

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

/***/ 9693:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.la2)
/* harmony export */ });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);
// layer:core/nearest.js





/***/ }),

/***/ 9349:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readConfigFile: () => (/* binding */ readConfigFile)
/* harmony export */ });
/* harmony import */ var _chunk_OQVETQUQ_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9693);
/* harmony import */ var _chunk_MMZWVJ33_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(842);
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6246);
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8815);




// layer:settings/collect.js


// build/settings/config-node.js

function entriesOf(config, node, label) {
  if (!(0,yaml__WEBPACK_IMPORTED_MODULE_3__/* .isMap */ .jh)(node))
    return void 0;
  return node.items.map((pair) => toEntry(config, pair, label));
}
function itemsOf(config, entry) {
  if (!(0,yaml__WEBPACK_IMPORTED_MODULE_3__/* .isSeq */ .oP)(entry.node))
    return void 0;
  return entry.node.items.map((item, index) => {
    const node = follow(config, item);
    return {
      label: `${entry.label}[${index}]`,
      key: "",
      node,
      place: placeOf(config, item) ?? entry.place
    };
  });
}
function textOf(config, entry) {
  const items = itemsOf(config, entry);
  if (items === void 0)
    return scalarText(entry.node);
  const texts = items.map(({ node }) => (0,yaml__WEBPACK_IMPORTED_MODULE_3__/* .isScalar */ .jn)(node) ? scalarText(node) : notAValue);
  const failed = texts.find((text) => !text.ok);
  if (failed !== void 0)
    return failed;
  const lines = texts.map((text) => text.ok ? text.text : "");
  return lines.some((line) => /[\r\n]/.test(line)) ? { ok: false, problem: "has an entry with a line break. Write every entry on one line." } : { ok: true, text: lines.join("\n") };
}
function isNothing(node) {
  return node === null || (0,yaml__WEBPACK_IMPORTED_MODULE_3__/* .isScalar */ .jn)(node) && node.value === null;
}
function mistakeAt(entry, message, value = "") {
  return { setting: entry.label, value, message: `${entry.place}: ${entry.label}: ${message}` };
}
var notAValue = { ok: false, problem: "is not a plain value. Write one value, or a list of values." };
function toEntry(config, pair, label) {
  const keyText = scalarText(pair.key);
  const key = keyText.ok ? keyText.text : "(not a plain key)";
  const place = placeOf(config, pair.key) ?? config.file;
  return { label: label === "" ? key : `${label}.${key}`, key, node: follow(config, pair.value), place };
}
function follow({ document }, node) {
  return (0,yaml__WEBPACK_IMPORTED_MODULE_3__/* .isAlias */ .Vj)(node) ? node.resolve(document) ?? null : node;
}
function placeOf({ lines, file }, node) {
  const offset = node?.range?.[0];
  return offset === void 0 ? void 0 : `${file}:${lines.linePos(offset).line}`;
}
function scalarText(node) {
  if (isNothing(node))
    return { ok: true, text: "" };
  if (!(0,yaml__WEBPACK_IMPORTED_MODULE_3__/* .isScalar */ .jn)(node))
    return notAValue;
  if (typeof node.value === "boolean")
    return { ok: true, text: String(node.value) };
  return { ok: true, text: typeof node.value === "string" ? node.value : node.source ?? String(node.value) };
}

// layer:settings/parse-gates.js


// layer:settings/parse-list.js


// layer:settings/parse-text.js


// layer:settings/parsed.js


// build/settings/config-gate-options.js
function readGateOptions(item, texts) {
  const before = read(texts, "before", _layer_1_js__WEBPACK_IMPORTED_MODULE_2__/* .settings_parse_gates__parseCommand */ .nZ_);
  const paths = read(texts, "paths", _layer_1_js__WEBPACK_IMPORTED_MODULE_2__/* .settings_parse_list__parseGlobs */ .r51);
  const stage = read(texts, "stage", (text) => oneOf(text, ["attempt", "final"]));
  const docker = read(texts, "docker", _layer_1_js__WEBPACK_IMPORTED_MODULE_2__/* .settings_parse_text__parseBoolean */ .dMl);
  const network = read(texts, "network", (text) => oneOf(text, ["on", "off"]));
  const kind = read(texts, "kind", (text) => oneOf(text, ["test", "check"]));
  const report = read(texts, "report", _layer_1_js__WEBPACK_IMPORTED_MODULE_2__/* .settings_parse_list__parseGlobs */ .r51);
  const baseline = read(texts, "baseline", (text) => oneOf(text, ["attribute", "require-green", "off"]));
  const options = {
    ...before.option,
    ...paths.option,
    ...stage.option,
    ...docker.option,
    ...network.option,
    ...kind.option,
    ...report.option,
    ...baseline.option
  };
  const all = [before, paths, stage, docker, network, kind, report, baseline];
  const parts = all.flatMap(({ mistakes }) => mistakes);
  return { options, mistakes: [...parts, ...contradictions(item, options)] };
}
function read(texts, key, parse) {
  const written = texts.get(key);
  if (written === void 0 || written.text === "")
    return { option: {}, mistakes: [] };
  const { text, entry } = written;
  const parsed = parse(text);
  if (parsed.ok)
    return { option: { [key]: parsed.value }, mistakes: [] };
  const mistakes = parsed.problems.map(({ subject = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_2__/* .settings_parsed__quote */ .OL$)(text), problem, help }) => mistakeAt(entry, `${subject} ${problem} ${help}`, text));
  return { option: {}, mistakes };
}
function oneOf(text, values) {
  const parsed = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_2__/* .settings_parse_text__parseChoice */ .cZp)(text, { kind: "choice", values, later: [] });
  return parsed.ok ? (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_2__/* .settings_parsed__accept */ .UIz)(parsed.value) : parsed;
}
function contradictions(item, options) {
  const { docker, network, kind, report, stage, baseline } = options;
  return [
    // A docker daemon has a network of its own, so that a promise of none could not be kept.
    ...docker === true && network === "off" ? [
      '"docker: true" and "network: off" contradict each other: what runs in docker has a network. Keep one of them.'
    ] : [],
    ...kind === "check" && report !== void 0 ? ['"kind: check" says that the gate runs no tests, and "report" where it reports them. Keep one of them.'] : [],
    ...stage === "final" && baseline !== void 0 ? ['"stage: final" runs after the last story only, so that "baseline" has nothing to say. Keep one of them.'] : []
  ].map((text) => mistakeAt(item, text));
}

// layer:settings/later.js


// build/settings/config-keys.js
var CONFIG_SECTIONS = {
  defaults: { max_iterations: "max_iterations", timeout_minutes: "timeout_minutes", rate_limit_per_hour: "rate_limit" },
  circuit_breaker: {
    no_progress_threshold: "no_progress_threshold",
    same_error_threshold: "same_error_threshold"
  },
  completion: {
    promise: "completion_signals",
    consecutive_done_signals: "consecutive_done_signals",
    consecutive_test_loops: "consecutive_test_loops"
  },
  claude: { dangerously_skip_permissions: "dangerously_skip_permissions", allowed_tools: "allowed_tools" },
  branch: { prefix: "branch_prefix", auto_create: "no-effect" }
};
var OTHER_MEANING = {
  promise: "is read as a regular expression and asks for the gates; it does not end the run",
  consecutive_done_signals: "counts claims without a change as no progress; they do not end the run",
  consecutive_test_loops: "counts iterations that change only tests as no progress; they do not end the run"
};
var GATE_KEYS = [
  "name",
  "run",
  "timeout",
  "before",
  "paths",
  "stage",
  "docker",
  "network",
  "kind",
  "report",
  "baseline"
];
var GATE_KEYS_ELSEWHERE = /* @__PURE__ */ new Map([
  ["command", "run"],
  ["cmd", "run"],
  ["script", "run"]
]);
function topLevelKey(key) {
  const name = (0,_chunk_MMZWVJ33_js__WEBPACK_IMPORTED_MODULE_1__/* .settings_table__settingNamed */ .o9)(key);
  if (name !== void 0)
    return { type: "setting", name };
  const keys = Object.hasOwn(CONFIG_SECTIONS, key) ? CONFIG_SECTIONS[key] : void 0;
  if (keys !== void 0)
    return { type: "section", keys };
  if (key === "gates" || key === "quality_checks")
    return { type: key };
  return { type: (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_2__/* .settings_later__isLater */ .z2k)(key) ? "no-effect" : "unknown" };
}

// layer:settings/parse-duration.js


// build/settings/config-gates.js
function readQualityChecks(config, section) {
  const entries = entriesOf(config, section.node, section.label);
  if (entries === void 0)
    return noMapping(section, "of names to commands");
  return join(entries.map((entry) => {
    const command = textOf(config, entry);
    if (!command.ok)
      return flawed(mistakeAt(entry, command.problem));
    return makeGate(entry, { name: entry.key, run: command.text, timeout: void 0, texts: /* @__PURE__ */ new Map() });
  }));
}
function readGates(config, section) {
  const items = itemsOf(config, section);
  if (items === void 0)
    return flawed(mistakeAt(section, 'is not a list. Write "- name: unit" and "run: npm test" below it.'));
  return join(items.map((item) => readGate(config, item)));
}
function readGate(config, item) {
  const entries = entriesOf(config, item.node, item.label);
  if (entries === void 0)
    return noMapping(item, "with name and run");
  const mistakes = entries.flatMap((entry) => keyMistakes(config, entry));
  const texts = new Map(entries.flatMap((entry) => {
    const read2 = textOf(config, entry);
    return read2.ok ? [[entry.key, { text: read2.text, entry }]] : [];
  }));
  const [name, run] = [texts.get("name")?.text ?? "", texts.get("run")?.text ?? ""];
  const isWhole = name !== "" && run !== "";
  if (!isWhole && mistakes.length > 0)
    return { gates: [], mistakes };
  if (!isWhole)
    return flawed(mistakeAt(item, "has no name or no command. Write both name and run."));
  const made = makeGate(item, { name, run, timeout: texts.get("timeout")?.text, texts });
  return mistakes.length === 0 ? made : { gates: [], mistakes: [...mistakes, ...made.mistakes] };
}
function keyMistakes(config, entry) {
  if (!GATE_KEYS.some((key) => key === entry.key)) {
    const meant = GATE_KEYS_ELSEWHERE.get(entry.key) ?? (0,_chunk_OQVETQUQ_js__WEBPACK_IMPORTED_MODULE_0__/* .core_nearest__nearest */ .l)(entry.key, GATE_KEYS);
    const message = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_2__/* .settings_collect__meantMessage */ .TL4)("key of a gate", entry.key, meant);
    return [{ setting: entry.label, value: "", message: `${entry.place}: ${message}` }];
  }
  const read2 = textOf(config, entry);
  return read2.ok ? [] : [mistakeAt(entry, read2.problem)];
}
function makeGate(entry, { name, run, timeout, texts }) {
  const command = run.trim();
  const limit = timeout === void 0 || timeout === "" ? void 0 : (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_2__/* .settings_parse_duration__parseDuration */ .Wtz)(timeout);
  const { options, mistakes: wrongOptions } = readGateOptions(entry, texts);
  const mistakes = [
    ...nameMistakes(entry, name),
    ...commandMistakes(entry, command),
    ...limit === void 0 || limit.ok ? [] : limit.problems.map((p) => mistakeAt(entry, `timeout ${(0,_layer_1_js__WEBPACK_IMPORTED_MODULE_2__/* .settings_parsed__quote */ .OL$)(timeout ?? "")} ${p.problem} ${p.help}`)),
    ...wrongOptions
  ];
  if (mistakes.length > 0)
    return { gates: [], mistakes };
  const gate = { name, command, ...options, place: entry.place };
  return { gates: [limit?.ok ? { ...gate, timeoutMs: limit.value } : gate], mistakes: [] };
}
function nameMistakes(entry, name) {
  if (_layer_1_js__WEBPACK_IMPORTED_MODULE_2__/* .settings_parse_gates__GATE_NAME */ .WAH.test(name))
    return [];
  const message = `${(0,_layer_1_js__WEBPACK_IMPORTED_MODULE_2__/* .settings_parsed__quote */ .OL$)(name)} is not the name of a gate. Write lower-case letters, digits and "-", at most 31, beginning with a letter.`;
  return [mistakeAt(entry, message, name)];
}
function commandMistakes(entry, command) {
  const flaw = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_2__/* .settings_parse_gates__commandProblem */ .PVe)(command, void 0);
  return flaw === void 0 ? [] : [mistakeAt(entry, `the command ${(0,_layer_1_js__WEBPACK_IMPORTED_MODULE_2__/* .settings_parsed__quote */ .OL$)(command)} ${flaw.problem} ${flaw.help}`, command)];
}
function noMapping(entry, of) {
  return flawed(mistakeAt(entry, `is not a mapping ${of}.`));
}
function flawed(mistake) {
  return { gates: [], mistakes: [mistake] };
}
function join(parts) {
  return { gates: parts.flatMap(({ gates }) => gates), mistakes: parts.flatMap(({ mistakes }) => mistakes) };
}

// build/settings/config-parse.js

var MOST_BYTES = 256 * 1024;
var MOST_ALIASES = 100;
function parseConfig(text, file) {
  const bytes = (0,_layer_1_js__WEBPACK_IMPORTED_MODULE_2__/* .settings_parsed__byteLength */ .gl9)(text);
  if (bytes > MOST_BYTES)
    return { mistakes: [at(file, `is ${bytes} bytes long. Keep it below ${MOST_BYTES} bytes.`)] };
  const lines = new yaml__WEBPACK_IMPORTED_MODULE_3__/* .LineCounter */ .HN();
  const document = (0,yaml__WEBPACK_IMPORTED_MODULE_3__/* .parseDocument */ .Tp)(text, { lineCounter: lines, prettyErrors: false });
  const config = { document, lines, file };
  const syntax = syntaxMistakes(config, text);
  const mistakes = syntax.length > 0 ? syntax : [...aliasMistakes(config), ...shapeMistakes(config)];
  return mistakes.length > 0 ? { mistakes } : config;
}
function syntaxMistakes({ document, lines, file }, text) {
  const errors = [...document.errors, ...document.warnings];
  if (errors.some(({ code }) => code === "RESOURCE_EXHAUSTION")) {
    return [at(file, "is nested too deeply to be read. Write settings at the top level.")];
  }
  return errors.slice(0, 10).map(({ code, message, pos }) => {
    const { line } = lines.linePos(pos[0]);
    const key = /^[^:\r\n]*/.exec(text.slice(pos[0]))?.[0] ?? "";
    if (code === "DUPLICATE_KEY")
      return at(file, `the key ${(0,_layer_1_js__WEBPACK_IMPORTED_MODULE_2__/* .settings_parsed__quote */ .OL$)(key)} is given twice. Keep one of them.`, line);
    return at(file, `is not valid YAML here: ${/[.!?]$/.test(message) ? message : `${message}.`}`, line);
  });
}
function aliasMistakes({ document, lines, file }) {
  const aliases = [];
  (0,yaml__WEBPACK_IMPORTED_MODULE_3__/* .visit */ .YR)(document, { Alias: (_key, alias) => void aliases.push(alias) });
  if (aliases.length > MOST_ALIASES) {
    return [at(file, `has ${aliases.length} aliases. Write the values out; at most ${MOST_ALIASES} are read.`)];
  }
  const dangling = aliases.filter((alias) => alias.resolve(document) === void 0);
  return dangling.map((alias) => {
    const { line } = lines.linePos(alias.range?.[0] ?? 0);
    return at(file, `the alias ${(0,_layer_1_js__WEBPACK_IMPORTED_MODULE_2__/* .settings_parsed__quote */ .OL$)(`*${alias.source}`)} has no anchor. Write the value out.`, line);
  });
}
function shapeMistakes(config) {
  const { contents } = config.document;
  if (isNothing(contents) || entriesOf(config, contents, "") !== void 0)
    return [];
  return [at(config.file, 'is not a mapping. Write "name: value" lines, for example "max_iterations: 20".')];
}
function at(file, message, line) {
  const place = line === void 0 ? file : `${file}:${line}`;
  return { setting: file, value: "", message: `${place}: ${message}` };
}

// build/settings/config-file.js
function readConfigFile(text, file) {
  const parsed = parseConfig(text, file);
  if ("mistakes" in parsed) {
    const settings = _chunk_MMZWVJ33_js__WEBPACK_IMPORTED_MODULE_1__/* .settings_table__SETTINGS */ .ai.map(({ name }) => name);
    const { mistakes } = parsed;
    return { ok: false, mistakes, raw: { source: "config-file", values: {}, broken: { mistakes, settings } } };
  }
  const entries = entriesOf(parsed, parsed.document.contents, "") ?? [];
  return toResult(entries.flatMap((entry) => readEntry(parsed, entry)));
}
function toResult(findings) {
  const values = findings.filter((finding) => finding.type === "value");
  const failed = [...findings.filter((finding) => finding.type === "mistake"), ...twice(values)];
  const gates = findings.filter((finding) => finding.type === "gate").map(({ gate }) => gate);
  const raw = {
    source: "config-file",
    values: Object.fromEntries(values.map(({ name, text }) => [name, text])),
    places: Object.fromEntries(values.map(({ name, entry }) => [name, entry.place])),
    gates
  };
  if (failed.length === 0) {
    const notices = findings.filter((finding) => finding.type === "notice").map(({ notice }) => notice);
    return { ok: true, raw, gates, notices };
  }
  const mistakes = failed.map(({ mistake }) => mistake);
  const settings = failed.flatMap(({ name }) => name ?? []);
  return { ok: false, mistakes, raw: { ...raw, broken: { mistakes, settings } } };
}
function readEntry(config, entry) {
  const known = topLevelKey(entry.key);
  if (isNothing(entry.node) && known.type !== "unknown")
    return [];
  switch (known.type) {
    case "setting":
      return [readValue(config, entry, known.name)];
    case "section":
      return readSection(config, entry, known.keys);
    case "gates":
      return toFindings(readGates(config, entry));
    case "quality_checks":
      return toFindings(readQualityChecks(config, entry));
    case "no-effect":
      return [noEffect(entry)];
    case "unknown":
      return [unknownKey(entry, [...(0,_layer_1_js__WEBPACK_IMPORTED_MODULE_2__/* .settings_collect__knownNames */ .K$9)(), ...Object.keys(CONFIG_SECTIONS), "gates", "quality_checks"])];
  }
}
function readValue(config, entry, name) {
  if ((0,_chunk_MMZWVJ33_js__WEBPACK_IMPORTED_MODULE_1__/* .settings_table__rowOf */ .mP)(name).secret === true) {
    const message = "is a secret and must not stand in a committed file. Remove it here, revoke it if it was real, and pass it as an input.";
    return { type: "mistake", mistake: mistakeAt(entry, message, _layer_1_js__WEBPACK_IMPORTED_MODULE_2__/* .settings_collect__HIDDEN */ .pTO), name };
  }
  const read2 = textOf(config, entry);
  if (!read2.ok)
    return { type: "mistake", mistake: mistakeAt(entry, read2.problem), name };
  return { type: "value", name, text: read2.text, entry };
}
function readSection(config, section, keys) {
  const entries = entriesOf(config, section.node, section.label);
  if (entries === void 0) {
    const message = `is not a mapping. Write some of its keys below it: ${Object.keys(keys).join(", ")}.`;
    return [{ type: "mistake", mistake: mistakeAt(section, message) }];
  }
  return entries.flatMap((entry) => {
    const meaning = Object.hasOwn(keys, entry.key) ? keys[entry.key] : void 0;
    if (meaning === void 0)
      return unknownKey(entry, Object.keys(keys));
    return meaning === "no-effect" ? noEffect(entry) : [readValue(config, entry, meaning), ...otherMeaning(entry)];
  });
}
function otherMeaning(entry) {
  const meaning = Object.hasOwn(OTHER_MEANING, entry.key) ? OTHER_MEANING[entry.key] : void 0;
  return meaning === void 0 ? [] : [{ type: "notice", notice: `${entry.place}: ${(0,_layer_1_js__WEBPACK_IMPORTED_MODULE_2__/* .settings_parsed__quote */ .OL$)(entry.label)} ${meaning}.` }];
}
function unknownKey(entry, known) {
  const message = `${entry.place}: ${(0,_layer_1_js__WEBPACK_IMPORTED_MODULE_2__/* .settings_collect__unknownMessage */ .E2W)("key", entry.key, known)}`;
  return { type: "mistake", mistake: { setting: entry.label, value: "", message } };
}
function noEffect(entry) {
  return { type: "notice", notice: `${entry.place}: ${(0,_layer_1_js__WEBPACK_IMPORTED_MODULE_2__/* .settings_parsed__quote */ .OL$)(entry.label)} has no effect in this version.` };
}
function toFindings({ gates, mistakes }) {
  return [
    ...gates.map((gate) => ({ type: "gate", gate })),
    ...mistakes.map((mistake) => ({ type: "mistake", mistake }))
  ];
}
function twice(values) {
  return values.flatMap(({ name, text, entry }, index) => {
    const first = values.slice(0, index).find((earlier) => earlier.name === name && earlier.text !== text);
    if (first === void 0)
      return [];
    const other = `${first.entry.label} (${first.entry.place}), ${(0,_layer_1_js__WEBPACK_IMPORTED_MODULE_2__/* .settings_parsed__quote */ .OL$)(first.text)}`;
    const mistake = mistakeAt(entry, `${(0,_layer_1_js__WEBPACK_IMPORTED_MODULE_2__/* .settings_parsed__quote */ .OL$)(text)} contradicts ${other}. Keep one of them.`, text);
    return [{ type: "mistake", mistake, name }];
  });
}



/***/ })

};
;