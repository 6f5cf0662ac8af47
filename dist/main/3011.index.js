export const id = 3011;
export const ids = [3011];
export const modules = {

/***/ 67382:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   VY: () => (/* binding */ secretsIn),
/* harmony export */   xU: () => (/* binding */ knownSecrets)
/* harmony export */ });
/* unused harmony export CLIENT_KEY_NAMES */
/** Shorter values are part of nearly everything and cannot be taken out of text. */
const SHORTEST = 4;
/** Of a variable that only its name makes a secret: `USE_TOKEN_CACHE=true` is none. */
const SHORTEST_NAMED = 8;
/** The same for a step that has read no settings: every variable whose name says that it is a secret. */
function secretsIn(env) {
    const named = Object.entries(env).flatMap(([name, value]) => /TOKEN|KEY|SECRET|PASSWORD/i.test(name) && (value ?? '').length >= SHORTEST_NAMED ? [value] : []);
    return longEnough([...named, ...(env['INPUT_REDACT'] ?? '').split(/[\r\n,]+/).map((value) => value.trim())]);
}
/** Variables of the job from which clients take their keys: what an agent may hold must be known wherever it turns up. */
const CLIENT_KEY_NAMES = [
    ...[
        'ANTHROPIC_API_KEY',
        'CLAUDE_CODE_OAUTH_TOKEN',
        'OPENAI_API_KEY',
        'CODEX_API_KEY',
        'GEMINI_API_KEY',
        'GOOGLE_API_KEY',
    ],
    ...['GOOGLE_GENERATIVE_AI_API_KEY', 'OPENCODE_API_KEY', 'OPENROUTER_API_KEY'],
];
/** Values that must not reach a commit, a report or a log: the token, what the user names, and what the agent and setup are given. */
function knownSecrets(settings, env) {
    const given = [...settings.agentEnv, ...(settings.setup?.env ?? []), ...CLIENT_KEY_NAMES]
        .filter((name) => /TOKEN|KEY|SECRET|PASSWORD/i.test(name))
        .map((name) => env[name])
        .filter((value) => (value ?? '').length >= SHORTEST_NAMED);
    const all = [settings.githubToken, ...Object.values(settings.agentKeys), ...settings.redact, ...given];
    return longEnough(all);
}
function longEnough(values) {
    return [...new Set(values.filter((value) => value !== undefined && value.length >= SHORTEST))];
}


/***/ }),

/***/ 34902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O0: () => (/* binding */ encodePath),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   SM: () => (/* binding */ withCode),
/* harmony export */   U1: () => (/* binding */ codeLink),
/* harmony export */   aE: () => (/* binding */ placeLink),
/* harmony export */   aY: () => (/* binding */ code),
/* harmony export */   nM: () => (/* binding */ row),
/* harmony export */   nf: () => (/* binding */ link),
/* harmony export */   zH: () => (/* binding */ details)
/* harmony export */ });
/* harmony import */ var _sanitise_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49934);
/* harmony import */ var _strip_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57981);


/** Foreign text of at most `maxChars` characters in one line, safe anywhere in a Markdown line. */
function text(value, maxChars = 300) {
    return (0,_sanitise_js__WEBPACK_IMPORTED_MODULE_0__/* .forCell */ .Kq)(value, { maxChars });
}
/** A name, path or command part shown as code. */
function code(value) {
    return `<code>${text(value).replace(/<\/?code>/g, '')}</code>`;
}
/** Foreign and own words; what stands between two backticks is code. */
function withCode(said, maxChars = 1500) {
    const parts = (0,_strip_js__WEBPACK_IMPORTED_MODULE_1__/* .cut */ .Jj)(said, maxChars).split('`');
    const isPaired = parts.length % 2 === 1;
    if (!isPaired)
        return text(said, maxChars);
    return parts.map((part, at) => (at % 2 === 1 ? code(part) : spaced(part))).join('');
}
/** The sanitiser takes spaces at the ends away, which here stand beside code. */
function spaced(part) {
    const inner = text(part, 1500);
    if (inner === '')
        return part === '' ? '' : ' ';
    return `${/^\s/.test(part) ? ' ' : ''}${inner}${/\s$/.test(part) ? ' ' : ''}`;
}
/** A link whose text is shown as code; only the text when there are no links or the repository has no usable name. */
function codeLink(value, links, path) {
    const url = addressOf(links, path);
    return url === undefined ? code(value) : `[${code(value)}](${url})`;
}
/** `src/a.ts:12` as a link; only the text for a path that would lead out of the repository. */
function placeLink({ file, line, commit }, links) {
    const name = line === undefined ? file : `${file}:${line}`;
    const isInside = file.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
    const url = commit === undefined || !isInside ? undefined : addressOf(links, ['blob', commit, file]);
    if (url === undefined)
        return code(name);
    return `[${code(name)}](${url}${line === undefined ? '' : `#L${line}`})`;
}
function addressOf(links, path) {
    if (links === undefined || !/^[\w.-]+\/[\w.-]+$/.test(links.repository))
        return undefined;
    return `${address(links.serverUrl)}/${links.repository}/${path.map(encodePath).join('/')}`;
}
/** A link with our own words. */
function link(words, url) {
    return `[${words}](${address(url)})`;
}
/** A row of a table; the cells are Markdown already. */
function row(cells) {
    return `| ${cells.map((cell) => (cell === '' ? ' ' : cell)).join(' | ')} |`;
}
/** A collapsible block; the head is Markdown-free HTML already, the body blocks of Markdown. */
function details(head, body) {
    return [`<details><summary>${head}</summary>`, ...body, '</details>'].join('\n\n');
}
/** A path or ref inside an address. */
function encodePath(part) {
    return part.split('/').map(encode).join('/');
}
function encode(part) {
    return encodeURIComponent(part).replace(/[()'*!~]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
}
/** An address inside `(\u2026)` must not end it. */
function address(url) {
    return url.replace(/[\s()<>"'`\\|]/g, (character) => encodeURIComponent(character).replace(/[()']/g, ''));
}


/***/ }),

/***/ 15313:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  E$: () => (/* binding */ redact),
  jy: () => (/* binding */ redactExact),
  pY: () => (/* binding */ secretFinder)
});

;// CONCATENATED MODULE: ./build/report/redact-spellings.js
/** Shorter values would redact half of every text. */
const SHORTEST = 4;
/** Encoded forms of shorter values occur by chance. */
const SHORTEST_ENCODED = 6;
/** JSON in JSON, four times over. */
const DEEPEST_ESCAPE = 16;
/**
 * The backslashes of one escape, in JSON or in JSON within JSON. Neither form takes quadratic time on a text of backslashes: a value
 * can only begin where a run of them begins, and within a value a run is bounded.
 */
const escapes = { first: '(?<!\\\\)\\\\+', later: `\\\\{1,${DEEPEST_ESCAPE}}` };
/** Zeros before the number of an HTML escape. */
const ZEROS = '0{0,8}';
/** Patterns that find a secret value however it is written: as it is or escaped, in base64, in hex. */
function spellings(secret) {
    const values = new Set([secret, ...secret.split(/\r?\n/)].map((value) => value.trim()));
    return [...values].filter((value) => value.length >= SHORTEST).flatMap(spellingsOf);
}
function spellingsOf(value) {
    const written = new RegExp(pieces(value).map(anyEscape).join(''), 'u');
    const bytes = new TextEncoder().encode(value);
    return bytes.length < SHORTEST_ENCODED ? [written] : [written, ...base64(bytes), hex(bytes)];
}
/** Characters; backslashes that stand together are one piece. */
function pieces(value) {
    return value.match(/\\+|[\s\S]/gu) ?? [];
}
/** One character, or a run of backslashes, as itself or as a URL, JSON or HTML escape of it. */
function anyEscape(written, at) {
    const [character = ''] = written;
    const lead = at === 0 ? escapes.first : escapes.later;
    if (character === '\\')
        return backslashes(written.length, lead);
    const bytes = [...new TextEncoder().encode(character)];
    const code = (character.codePointAt(0) ?? 0).toString(16);
    const forms = [
        literal(character),
        bytes.map((byte) => `%${anyCase(hex2(byte))}`).join(''),
        lead + utf16(character).map(unicodeEscape).join(escapes.later),
        `&#${ZEROS}${character.codePointAt(0)};`,
        `&#[xX]${ZEROS}${anyCase(code)};`,
        ...(shortForms[character] ?? []),
        ...(jsonForms[character] ?? []).map((form) => lead + form),
    ];
    return `(?:${forms.join('|')})`;
}
/** A run is read as a whole: its backslashes one by one could be told apart in exponentially many ways. */
function backslashes(length, lead) {
    const each = ['%5[cC]', `&#${ZEROS}92;`, `&#[xX]${ZEROS}5[cC];`].map((form) => `(?:${form}){${length}}`);
    const plain = lead === escapes.first ? `(?<!\\\\)\\\\{${length},}` : `\\\\{${length},${length * DEEPEST_ESCAPE}}`;
    const unicode = lead + new Array(length).fill('u005[cC]').join(escapes.later);
    return `(?:${[plain, unicode, ...each].join('|')})`;
}
function utf16(character) {
    return [...Array(character.length).keys()].map((at) => character.charCodeAt(at));
}
function unicodeEscape(unit) {
    return `u${anyCase(unit.toString(16).padStart(4, '0'))}`;
}
/** What JSON writes behind its backslash. */
const jsonForms = {
    '"': ['"'],
    '/': ['/'],
    '\n': ['n'],
    '\r': ['r'],
    '\t': ['t'],
    "'": ["'"],
};
const shortForms = {
    ' ': ['\\+'],
    '"': ['&quot;'],
    '&': ['&amp;'],
    '<': ['&lt;'],
    '>': ['&gt;'],
    "'": ['&apos;'],
};
/** The characters that do not depend on what stands before and behind the value, for each of the three positions. */
function base64(bytes) {
    return [0, 1, 2].map((offset) => {
        const padded = String.fromCharCode(...new Array(offset).fill(0), ...bytes);
        const whole = Math.floor(((offset + bytes.length) * 8) / 6);
        const core = btoa(padded).slice(offset === 0 ? 0 : offset + 1, whole);
        const characters = [...core].map((each, at) => each === '+' ? '[+-]' : each === '/' ? `(?:(?:${at === 0 ? escapes.first : escapes.later})?/|_)` : each);
        return new RegExp(`${characters.join(lineBreak)}(?:${lineBreak}=){0,2}`);
    });
}
function hex(bytes) {
    return new RegExp([...bytes].map((byte) => anyCase(hex2(byte))).join(lineBreak));
}
/** base64 and xxd break their lines. */
const lineBreak = '(?:\\r?\\n)?';
function hex2(byte) {
    return byte.toString(16).padStart(2, '0');
}
function anyCase(digits) {
    return digits.replace(/[a-f]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
}
function literal(character) {
    return /[\\^$.*+?()[\]{}|/]/.test(character) ? `\\${character}` : character;
}
/**
 * Kinds of tokens and keys that are known by their form. Each match takes the whole run of its characters, so that one search from
 * match to match finds all, and what cannot match is given up after a bounded number of characters.
 */
const tokens = [
    /(?<![A-Za-z0-9])gh[pour]_[A-Za-z0-9]{36}[A-Za-z0-9_]*/,
    /(?<![A-Za-z0-9])ghs_[0-9A-Za-z._-]{36,}/,
    /(?<![A-Za-z0-9])github_pat_[0-9A-Za-z_]{22,}/,
    /(?<![A-Za-z0-9])sk-ant-[A-Za-z0-9_-]{8,}/,
    /(?<![A-Za-z0-9])sk-(?=[A-Za-z_-]{0,100}\d)[A-Za-z0-9_-]{20,}/,
    /(?<![A-Za-z0-9])(?:AKIA|ASIA)[0-9A-Z]{16}(?![0-9A-Za-z])/,
    /(?<![A-Za-z0-9])xox[a-z]-[A-Za-z0-9-]{10,}/,
    /(?<![A-Za-z0-9])npm_[A-Za-z0-9]{36}[A-Za-z0-9_]*/,
    /(?<![A-Za-z0-9])AIza[0-9A-Za-z_-]{35,}/,
    /(?<![A-Za-z0-9])glpat-[0-9A-Za-z_-]{20,}/,
    /-----BEGIN [A-Z0-9 ]{0,30}PRIVATE KEY(?: BLOCK)?-----(?:(?:(?!-----BEGIN)[\s\S]){0,20000}?-----END [A-Z0-9 ]{0,30}PRIVATE KEY(?: BLOCK)?-----|[A-Za-z0-9+/=\s\\]*)/,
];

;// CONCATENATED MODULE: ./build/report/redact.js

const MARK = '[redacted]';
/**
 * Takes secrets out: the given values, also as base64 in all three alignments, hex, URL, JSON and HTML escapes, and whatever
 * looks like a known kind of token or private key (04-trust rule 17, 10-fine-print, catalogue S9, S10). Each place becomes
 * `[redacted]`. Idempotent. Hidden characters could split a value, so it comes after `plain`; finished documents may be given.
 * @param secrets values; each line of a value of several lines counts, and those under 4 characters do not
 */
function redact(text, secrets) {
    return untilClean(text, patternsOf(secrets, tokens));
}
/** As `redact`, by the given values only: for files, where a made-up key in a test is no secret. */
function redactExact(text, secrets) {
    return untilClean(text, patternsOf(secrets, []));
}
function patternsOf(secrets, forms) {
    return { values: secrets.flatMap(spellings).map(searching), forms: forms.map(searching) };
}
function searching({ source, flags }) {
    return new RegExp(source, `${flags}g`);
}
/** What is left between two places may only now look like a secret. */
function untilClean(text, patterns) {
    let result = { text, count: 0 };
    for (let round = redactOnce(text, patterns); round.count > 0; round = redactOnce(round.text, patterns)) {
        result = { text: round.text, count: result.count + round.count };
    }
    return result;
}
/** One pass over a text: every match of a pattern becomes `[redacted]`; marks that are there already are left alone. */
function redactOnce(text, patterns) {
    const parts = text.split(MARK).map((part) => redactPart(part, patterns));
    return {
        text: parts.map((part) => part.text).join(MARK),
        count: parts.reduce((sum, part) => sum + part.count, 0),
    };
}
/** Finds the same secrets as `redact` in one text after another. */
function secretFinder(secrets) {
    const patterns = patternsOf(secrets, tokens);
    return (text) => spansOf(text, patterns);
}
function spansOf(text, patterns) {
    return merged([
        ...patterns.values.flatMap((pattern) => overlapping(text, pattern)),
        ...patterns.forms.flatMap((pattern) => disjoint(text, pattern)),
    ]);
}
function redactPart(text, patterns) {
    const spans = spansOf(text, patterns);
    let end = 0;
    const pieces = [];
    for (const [from, to] of spans) {
        pieces.push(text.slice(end, from), MARK);
        end = to;
    }
    return { text: pieces.join('') + text.slice(end), count: spans.length };
}
/** Overlapping matches count too: two values that share characters must both go. */
function overlapping(text, search) {
    const spans = [];
    search.lastIndex = 0;
    for (let match = search.exec(text); match !== null; match = search.exec(text)) {
        spans.push([match.index, match.index + match[0].length]);
        search.lastIndex = match.index + ((text.codePointAt(match.index) ?? 0) > 0xffff ? 2 : 1);
    }
    return spans;
}
/** A token takes its whole run of characters: looking for more inside it would cost quadratic time. */
function disjoint(text, search) {
    return [...text.matchAll(search)].map((match) => [match.index, match.index + match[0].length]);
}
function merged(spans) {
    const result = [];
    for (const span of spans.toSorted((a, b) => a[0] - b[0])) {
        const last = result.at(-1);
        if (last !== undefined && span[0] <= last[1])
            result[result.length - 1] = [last[0], Math.max(last[1], span[1])];
        else
            result.push(span);
    }
    return result;
}


/***/ })

};
