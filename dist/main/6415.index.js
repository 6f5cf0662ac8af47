export const id = 6415;
export const ids = [6415];
export const modules = {

/***/ 56415:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readConfigFile: () => (/* binding */ readConfigFile)
});

// EXTERNAL MODULE: ./build/settings/collect.js + 1 modules
var collect = __webpack_require__(16006);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
;// CONCATENATED MODULE: ./build/settings/config-node.js

/** The keys of a mapping in file order; undefined when the node is no mapping. */
function entriesOf(config, node, label) {
    if (!(0,dist/* isMap */.jh)(node))
        return undefined;
    return node.items.map((pair) => toEntry(config, pair, label));
}
/** The items of a list, each as an entry without a key; undefined when the node is no list. */
function itemsOf(config, entry) {
    if (!(0,dist/* isSeq */.oP)(entry.node))
        return undefined;
    return entry.node.items.map((item, index) => {
        const node = follow(config, item);
        return {
            label: `${entry.label}[${index}]`,
            key: '',
            node,
            place: placeOf(config, item) ?? entry.place,
        };
    });
}
/** A scalar as it is written (`1e9` stays `1e9`), a list one entry per line; null is an empty text, "not given". */
function textOf(config, entry) {
    const items = itemsOf(config, entry);
    if (items === undefined)
        return scalarText(entry.node);
    const texts = items.map(({ node }) => ((0,dist/* isScalar */.jn)(node) ? scalarText(node) : notAValue));
    const failed = texts.find((text) => !text.ok);
    if (failed !== undefined)
        return failed;
    const lines = texts.map((text) => (text.ok ? text.text : ''));
    return lines.some((line) => /[\r\n]/.test(line))
        ? { ok: false, problem: 'has an entry with a line break. Write every entry on one line.' }
        : { ok: true, text: lines.join('\n') };
}
/** Nothing is written there: an empty file, or a key without a value. */
function isNothing(node) {
    return node === null || ((0,dist/* isScalar */.jn)(node) && node.value === null);
}
/** A mistake at an entry. */
function mistakeAt(entry, message, value = '') {
    return { setting: entry.label, value, message: `${entry.place}: ${entry.label}: ${message}` };
}
const notAValue = { ok: false, problem: 'is not a plain value. Write one value, or a list of values.' };
function toEntry(config, pair, label) {
    const keyText = scalarText(pair.key);
    const key = keyText.ok ? keyText.text : '(not a plain key)';
    const place = placeOf(config, pair.key) ?? config.file;
    return { label: label === '' ? key : `${label}.${key}`, key, node: follow(config, pair.value), place };
}
function follow({ document }, node) {
    return (0,dist/* isAlias */.Vj)(node) ? (node.resolve(document) ?? null) : node;
}
function placeOf({ lines, file }, node) {
    const offset = node?.range?.[0];
    return offset === undefined ? undefined : `${file}:${lines.linePos(offset).line}`;
}
function scalarText(node) {
    if (isNothing(node))
        return { ok: true, text: '' };
    if (!(0,dist/* isScalar */.jn)(node))
        return notAValue;
    if (typeof node.value === 'boolean')
        return { ok: true, text: String(node.value) };
    return { ok: true, text: typeof node.value === 'string' ? node.value : (node.source ?? String(node.value)) };
}

// EXTERNAL MODULE: ./build/settings/parse-gates.js
var parse_gates = __webpack_require__(98094);
// EXTERNAL MODULE: ./build/settings/parse-list.js
var parse_list = __webpack_require__(63320);
// EXTERNAL MODULE: ./build/settings/parse-text.js
var parse_text = __webpack_require__(99355);
// EXTERNAL MODULE: ./build/settings/parsed.js
var settings_parsed = __webpack_require__(5935);
;// CONCATENATED MODULE: ./build/settings/config-gate-options.js





/** What an entry says beside name, command and timeout; a key without a value counts as not written (02-loop \u00a71, "Per gate"). */
function readGateOptions(item, texts) {
    const before = read(texts, 'before', parse_gates/* parseCommand */.RM);
    const paths = read(texts, 'paths', parse_list/* parseGlobs */.nS);
    const stage = read(texts, 'stage', (text) => oneOf(text, ['attempt', 'final']));
    const docker = read(texts, 'docker', parse_text/* parseBoolean */.yG);
    const network = read(texts, 'network', (text) => oneOf(text, ['on', 'off']));
    const kind = read(texts, 'kind', (text) => oneOf(text, ['test', 'check']));
    const report = read(texts, 'report', parse_list/* parseGlobs */.nS);
    const baseline = read(texts, 'baseline', (text) => oneOf(text, ['attribute', 'require-green', 'off']));
    const options = {
        ...before.option,
        ...paths.option,
        ...stage.option,
        ...docker.option,
        ...network.option,
        ...kind.option,
        ...report.option,
        ...baseline.option,
    };
    const all = [before, paths, stage, docker, network, kind, report, baseline];
    const parts = all.flatMap(({ mistakes }) => mistakes);
    return { options, mistakes: [...parts, ...contradictions(item, options)] };
}
function read(texts, key, parse) {
    const written = texts.get(key);
    if (written === undefined || written.text === '')
        return { option: {}, mistakes: [] };
    const { text, entry } = written;
    const parsed = parse(text);
    if (parsed.ok)
        return { option: { [key]: parsed.value }, mistakes: [] };
    const mistakes = parsed.problems.map(({ subject = (0,settings_parsed/* quote */.hD)(text), problem, help }) => mistakeAt(entry, `${subject} ${problem} ${help}`, text));
    return { option: {}, mistakes };
}
function oneOf(text, values) {
    const parsed = (0,parse_text/* parseChoice */.HU)(text, { kind: 'choice', values, later: [] });
    return parsed.ok ? (0,settings_parsed/* accept */.Ju)(parsed.value) : parsed;
}
/** What an entry says twice, differently. */
function contradictions(item, options) {
    const { docker, network, kind, report, stage, baseline } = options;
    return [
        // A docker daemon has a network of its own, so that a promise of none could not be kept.
        ...(docker === true && network === 'off'
            ? [
                '"docker: true" and "network: off" contradict each other: what runs in docker has a network. Keep one of them.',
            ]
            : []),
        ...(kind === 'check' && report !== undefined
            ? ['"kind: check" says that the gate runs no tests, and "report" where it reports them. Keep one of them.']
            : []),
        ...(stage === 'final' && baseline !== undefined
            ? ['"stage: final" runs after the last story only, so that "baseline" has nothing to say. Keep one of them.']
            : []),
    ].map((text) => mistakeAt(item, text));
}

// EXTERNAL MODULE: ./build/settings/later.js
var later = __webpack_require__(70554);
// EXTERNAL MODULE: ./build/settings/table.js + 10 modules
var table = __webpack_require__(28860);
;// CONCATENATED MODULE: ./build/settings/config-keys.js


/** The sections of the hybrid document, key by key (ralph-hybrid Configuration). */
const CONFIG_SECTIONS = {
    defaults: { max_iterations: 'max_iterations', timeout_minutes: 'timeout_minutes', rate_limit_per_hour: 'rate_limit' },
    circuit_breaker: {
        no_progress_threshold: 'no_progress_threshold',
        same_error_threshold: 'same_error_threshold',
    },
    completion: {
        promise: 'completion_signals',
        consecutive_done_signals: 'consecutive_done_signals',
        consecutive_test_loops: 'consecutive_test_loops',
    },
    claude: { dangerously_skip_permissions: 'dangerously_skip_permissions', allowed_tools: 'allowed_tools' },
    branch: { prefix: 'branch_prefix', auto_create: 'no-effect' },
};
/** What keys of the hybrid document mean here, where it is something else than there (03-interface \u00a72). */
const OTHER_MEANING = {
    promise: 'is read as a regular expression and asks for the gates; it does not end the run',
    consecutive_done_signals: 'counts claims without a change as no progress; they do not end the run',
    consecutive_test_loops: 'counts iterations that change only tests as no progress; they do not end the run',
};
/** Keys of one entry of `gates:` (03-interface \u00a72). */
const GATE_KEYS = [
    'name',
    'run',
    'timeout',
    'before',
    'paths',
    'stage',
    'docker',
    'network',
    'kind',
    'report',
    'baseline',
];
/** What each key of a gate says, for the schema and the documentation. */
const GATE_WORDS = {
    name: 'Name of the gate, unique.',
    run: 'Command, run by bash.',
    timeout: 'Hard limit of this gate alone.',
    before: 'Command that runs first, in the same view: it puts things back that live outside of the tree, such as a database.',
    paths: 'Globs, relative to the root of the repository: the gate runs only for a story that changed such a path.',
    stage: '`attempt` (the default) runs in every attempt; `final` runs once, after the last story, on the tree of all passed stories together.',
    docker: 'The gate may use docker. It is then reported as not isolated. Default: `false`.',
    network: '`off` takes the network away from the gate; not together with `docker: true`. Default: `on`.',
    kind: '`check` runs no tests (lint, types, build): nothing is counted, and that it is green is no evidence. Default: `test`.',
    report: 'Globs of the reports that the gate writes (JUnit, TAP, JSON of jest, vitest, mocha or `go test -json`): without a fresh, whole one it does not pass. Default: `test_report`.',
    baseline: 'As the setting `baseline`, for this gate alone: `attribute`, `require-green`, or `off`, which skips it before the first attempt. Default: the setting.',
};
/** Looks a top-level key up: a setting, a section of the hybrid document, a list of gates, or something else. */
function topLevelKey(key) {
    const name = (0,table/* settingNamed */.A$)(key);
    if (name !== undefined)
        return { type: 'setting', name };
    const keys = Object.hasOwn(CONFIG_SECTIONS, key) ? CONFIG_SECTIONS[key] : undefined;
    if (keys !== undefined)
        return { type: 'section', keys };
    if (key === 'gates' || key === 'quality_checks')
        return { type: key };
    return { type: (0,later/* isLater */.d)(key) ? 'no-effect' : 'unknown' };
}

// EXTERNAL MODULE: ./build/settings/parse-duration.js
var parse_duration = __webpack_require__(97812);
;// CONCATENATED MODULE: ./build/settings/config-gates.js







/** `quality_checks:` maps a name to a command; each is a hard gate (ralph-hybrid Configuration, 03-interface \u00a72). */
function readQualityChecks(config, section) {
    const entries = entriesOf(config, section.node, section.label);
    if (entries === undefined)
        return noMapping(section, 'of names to commands');
    return join(entries.map((entry) => {
        const command = textOf(config, entry);
        if (!command.ok)
            return flawed(mistakeAt(entry, command.problem));
        return makeGate(entry, { name: entry.key, run: command.text, timeout: undefined, texts: new Map() });
    }));
}
/** `gates:` is a list of mappings with name, run and what else is said of the gate (03-interface \u00a72). */
function readGates(config, section) {
    const items = itemsOf(config, section);
    if (items === undefined)
        return flawed(mistakeAt(section, 'is not a list. Write "- name: unit" and "run: npm test" below it.'));
    return join(items.map((item) => readGate(config, item)));
}
function readGate(config, item) {
    const entries = entriesOf(config, item.node, item.label);
    if (entries === undefined)
        return noMapping(item, 'with name and run');
    const mistakes = entries.flatMap((entry) => keyMistakes(config, entry));
    if (mistakes.length > 0)
        return { gates: [], mistakes };
    const texts = new Map(entries.flatMap((entry) => {
        const read = textOf(config, entry);
        return read.ok ? [[entry.key, { text: read.text, entry }]] : [];
    }));
    const [name, run] = [texts.get('name')?.text ?? '', texts.get('run')?.text ?? ''];
    if (name === '' || run === '')
        return flawed(mistakeAt(item, 'has no name or no command. Write both name and run.'));
    return makeGate(item, { name, run, timeout: texts.get('timeout')?.text, texts });
}
function keyMistakes(config, entry) {
    if (!GATE_KEYS.some((key) => key === entry.key)) {
        const message = (0,collect/* unknownMessage */.sv)('key of a gate', entry.key, GATE_KEYS);
        return [{ setting: entry.label, value: '', message: `${entry.place}: ${message}` }];
    }
    const read = textOf(config, entry);
    return read.ok ? [] : [mistakeAt(entry, read.problem)];
}
function makeGate(entry, { name, run, timeout, texts }) {
    const command = run.trim();
    const limit = timeout === undefined || timeout === '' ? undefined : (0,parse_duration/* parseDuration */.E9)(timeout);
    const { options, mistakes: wrongOptions } = readGateOptions(entry, texts);
    const mistakes = [
        ...nameMistakes(entry, name),
        ...commandMistakes(entry, command),
        ...(limit === undefined || limit.ok
            ? []
            : limit.problems.map((p) => mistakeAt(entry, `timeout ${(0,settings_parsed/* quote */.hD)(timeout ?? '')} ${p.problem} ${p.help}`))),
        ...wrongOptions,
    ];
    if (mistakes.length > 0)
        return { gates: [], mistakes };
    const gate = { name, command, ...options, place: entry.place };
    return { gates: [limit?.ok ? { ...gate, timeoutMs: limit.value } : gate], mistakes: [] };
}
function nameMistakes(entry, name) {
    if (parse_gates/* GATE_NAME */.m.test(name))
        return [];
    const message = `${(0,settings_parsed/* quote */.hD)(name)} is not the name of a gate. Write lower-case letters, digits and "-", at most 31, beginning with a letter.`;
    return [mistakeAt(entry, message, name)];
}
function commandMistakes(entry, command) {
    const flaw = (0,parse_gates/* commandProblem */.RS)(command, undefined);
    return flaw === undefined
        ? []
        : [mistakeAt(entry, `the command ${(0,settings_parsed/* quote */.hD)(command)} ${flaw.problem} ${flaw.help}`, command)];
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

;// CONCATENATED MODULE: ./build/settings/config-parse.js



/** Larger than any honest file; 256 KiB. */
const MOST_BYTES = 256 * 1024;
/** More aliases than any honest file has; the file that grows out of aliases needs thousands (catalogue B9). */
const MOST_ALIASES = 100;
/** Parses YAML to a mapping whose aliases can be followed safely, or says with file and line why not (catalogue B9). */
function parseConfig(text, file) {
    const bytes = (0,settings_parsed/* byteLength */.dp)(text);
    if (bytes > MOST_BYTES)
        return { mistakes: [at(file, `is ${bytes} bytes long. Keep it below ${MOST_BYTES} bytes.`)] };
    const lines = new dist/* LineCounter */.HN();
    const document = (0,dist/* parseDocument */.Tp)(text, { lineCounter: lines, prettyErrors: false });
    const config = { document, lines, file };
    const syntax = syntaxMistakes(config, text);
    const mistakes = syntax.length > 0 ? syntax : [...aliasMistakes(config), ...shapeMistakes(config)];
    return mistakes.length > 0 ? { mistakes } : config;
}
function syntaxMistakes({ document, lines, file }, text) {
    const errors = [...document.errors, ...document.warnings];
    if (errors.some(({ code }) => code === 'RESOURCE_EXHAUSTION')) {
        return [at(file, 'is nested too deeply to be read. Write settings at the top level.')];
    }
    return errors.slice(0, 10).map(({ code, message, pos }) => {
        const { line } = lines.linePos(pos[0]);
        const key = /^[^:\r\n]*/.exec(text.slice(pos[0]))?.[0] ?? '';
        if (code === 'DUPLICATE_KEY')
            return at(file, `the key ${(0,settings_parsed/* quote */.hD)(key)} is given twice. Keep one of them.`, line);
        return at(file, `is not valid YAML here: ${/[.!?]$/.test(message) ? message : `${message}.`}`, line);
    });
}
function aliasMistakes({ document, lines, file }) {
    const aliases = [];
    (0,dist/* visit */.YR)(document, { Alias: (_key, alias) => void aliases.push(alias) });
    if (aliases.length > MOST_ALIASES) {
        return [at(file, `has ${aliases.length} aliases. Write the values out; at most ${MOST_ALIASES} are read.`)];
    }
    const dangling = aliases.filter((alias) => alias.resolve(document) === undefined);
    return dangling.map((alias) => {
        const { line } = lines.linePos(alias.range?.[0] ?? 0);
        return at(file, `the alias ${(0,settings_parsed/* quote */.hD)(`*${alias.source}`)} has no anchor. Write the value out.`, line);
    });
}
function shapeMistakes(config) {
    const { contents } = config.document;
    if (isNothing(contents) || entriesOf(config, contents, '') !== undefined)
        return [];
    return [at(config.file, 'is not a mapping. Write "name: value" lines, for example "max_iterations: 20".')];
}
function at(file, message, line) {
    const place = line === undefined ? file : `${file}:${line}`;
    return { setting: file, value: '', message: `${place}: ${message}` };
}

;// CONCATENATED MODULE: ./build/settings/config-file.js







/** Reads `.ralph/config.yaml`: one key per setting, and the keys of the hybrid document (03-interface \u00a72). `file` is for messages. */
function readConfigFile(text, file) {
    const parsed = parseConfig(text, file);
    if ('mistakes' in parsed) {
        const settings = table/* SETTINGS */.yy.map(({ name }) => name);
        const { mistakes } = parsed;
        return { ok: false, mistakes, raw: { source: 'config-file', values: {}, broken: { mistakes, settings } } };
    }
    const entries = entriesOf(parsed, parsed.document.contents, '') ?? [];
    return toResult(entries.flatMap((entry) => readEntry(parsed, entry)));
}
function toResult(findings) {
    const values = findings.filter((finding) => finding.type === 'value');
    const failed = [...findings.filter((finding) => finding.type === 'mistake'), ...twice(values)];
    const gates = findings.filter((finding) => finding.type === 'gate').map(({ gate }) => gate);
    const raw = {
        source: 'config-file',
        values: Object.fromEntries(values.map(({ name, text }) => [name, text])),
        places: Object.fromEntries(values.map(({ name, entry }) => [name, entry.place])),
        gates,
    };
    if (failed.length === 0) {
        const notices = findings.filter((finding) => finding.type === 'notice').map(({ notice }) => notice);
        return { ok: true, raw, gates, notices };
    }
    const mistakes = failed.map(({ mistake }) => mistake);
    const settings = failed.flatMap(({ name }) => name ?? []);
    return { ok: false, mistakes, raw: { ...raw, broken: { mistakes, settings } } };
}
function readEntry(config, entry) {
    const known = topLevelKey(entry.key);
    if (isNothing(entry.node) && known.type !== 'unknown')
        return [];
    switch (known.type) {
        case 'setting':
            return [readValue(config, entry, known.name)];
        case 'section':
            return readSection(config, entry, known.keys);
        case 'gates':
            return toFindings(readGates(config, entry));
        case 'quality_checks':
            return toFindings(readQualityChecks(config, entry));
        case 'no-effect':
            return [noEffect(entry)];
        case 'unknown':
            return [unknownKey(entry, [...(0,collect/* knownNames */.UH)(), ...Object.keys(CONFIG_SECTIONS), 'gates', 'quality_checks'])];
    }
}
function readValue(config, entry, name) {
    if ((0,table/* rowOf */.OB)(name).secret === true) {
        const message = 'is a secret and must not stand in a committed file. Remove it here, revoke it if it was real, and pass it as an input.';
        return { type: 'mistake', mistake: mistakeAt(entry, message, collect/* HIDDEN */.RG), name };
    }
    const read = textOf(config, entry);
    if (!read.ok)
        return { type: 'mistake', mistake: mistakeAt(entry, read.problem), name };
    return { type: 'value', name, text: read.text, entry };
}
function readSection(config, section, keys) {
    const entries = entriesOf(config, section.node, section.label);
    if (entries === undefined) {
        const message = `is not a mapping. Write some of its keys below it: ${Object.keys(keys).join(', ')}.`;
        return [{ type: 'mistake', mistake: mistakeAt(section, message) }];
    }
    return entries.flatMap((entry) => {
        const meaning = Object.hasOwn(keys, entry.key) ? keys[entry.key] : undefined;
        if (meaning === undefined)
            return unknownKey(entry, Object.keys(keys));
        return meaning === 'no-effect' ? noEffect(entry) : [readValue(config, entry, meaning), ...otherMeaning(entry)];
    });
}
function otherMeaning(entry) {
    const meaning = Object.hasOwn(OTHER_MEANING, entry.key) ? OTHER_MEANING[entry.key] : undefined;
    return meaning === undefined ? [] : [{ type: 'notice', notice: `${entry.place}: ${(0,settings_parsed/* quote */.hD)(entry.label)} ${meaning}.` }];
}
function unknownKey(entry, known) {
    const message = `${entry.place}: ${(0,collect/* unknownMessage */.sv)('key', entry.key, known)}`;
    return { type: 'mistake', mistake: { setting: entry.label, value: '', message } };
}
function noEffect(entry) {
    return { type: 'notice', notice: `${entry.place}: ${(0,settings_parsed/* quote */.hD)(entry.label)} has no effect in this version.` };
}
function toFindings({ gates, mistakes }) {
    return [
        ...gates.map((gate) => ({ type: 'gate', gate })),
        ...mistakes.map((mistake) => ({ type: 'mistake', mistake })),
    ];
}
function twice(values) {
    return values.flatMap(({ name, text, entry }, index) => {
        const first = values.slice(0, index).find((earlier) => earlier.name === name && earlier.text !== text);
        if (first === undefined)
            return [];
        const other = `${first.entry.label} (${first.entry.place}), ${(0,settings_parsed/* quote */.hD)(first.text)}`;
        const mistake = mistakeAt(entry, `${(0,settings_parsed/* quote */.hD)(text)} contradicts ${other}. Keep one of them.`, text);
        return [{ type: 'mistake', mistake, name }];
    });
}


/***/ })

};
