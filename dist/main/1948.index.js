export const id = 1948;
export const ids = [1948,3011];
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

/***/ 81948:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runThread: () => (/* binding */ runThread)
});

// EXTERNAL MODULE: ./build/report/redact.js + 1 modules
var redact = __webpack_require__(15313);
;// CONCATENATED MODULE: ./build/core/slash-command.js
/** How each command is written, in the order of the usage text. */
const slashForms = {
    objective: '"objective" [--max N] [--criteria "cmd"] [--model M]',
    run: 'run [feature] [--story ID[,ID]] [--max N] [--fresh]',
    init: 'init [feature] [--agent]',
    status: 'status [run-id]',
    cancel: 'cancel [reason]',
    resume: 'resume [run-id] [--fresh]',
    retry: 'retry STORY [--allow GLOB]',
    approve: 'approve',
    fix: 'fix "what"',
    abort: 'abort',
    doctor: 'doctor',
    help: 'help',
};

// EXTERNAL MODULE: ./build/report/markdown.js
var markdown = __webpack_require__(34902);
// EXTERNAL MODULE: ./build/report/sanitise.js + 2 modules
var sanitise = __webpack_require__(49934);
;// CONCATENATED MODULE: ./build/report/slash-usage.js



/** Every command with its flags, one a line, as a fenced block. */
function usageBlock(phrase) {
    return (0,sanitise/* forFence */.tC)(Object.values(slashForms)
        .map((form) => `${phrase} ${form}`)
        .join('\n'));
}
/** The reply to a command whose run could not begin: every reason, one a line. */
function notStarted(reasons) {
    const [only, ...more] = reasons;
    if (only !== undefined && more.length === 0)
        return `Nothing was started: ${(0,markdown/* text */.Qq)(only, 4000)}`;
    return ['Nothing was started:', reasons.map((reason) => `- ${(0,markdown/* text */.Qq)(reason, 2000)}`).join('\n')].join('\n\n');
}
/**
 * The reply to a command that could not be read (03-interface \u00a74): what is wrong with it and how commands are written.
 * @param problem one clause without a full stop
 */
function usageReply(problem, phrase) {
    return [`Nothing was started: ${(0,markdown/* text */.Qq)(problem)}.`, usageBlock(phrase)].join('\n\n');
}

// EXTERNAL MODULE: ./build/action/action-end.js
var action_end = __webpack_require__(35741);
// EXTERNAL MODULE: ./build/action/refusal.js
var refusal = __webpack_require__(47355);
// EXTERNAL MODULE: ./build/adapters/github/client.js + 6 modules
var client = __webpack_require__(26378);
// EXTERNAL MODULE: ./build/adapters/github/merge-body.js
var merge_body = __webpack_require__(58402);
;// CONCATENATED MODULE: ./build/core/slash-flags.js
/**
 * Takes the flags out of a command's words: `--max 10` and `--max=10` are the same, each may be given once, and one that the
 * command does not have is a mistake (03-interface \u00a74, catalogue U14, U15).
 */
function readFlags(words, known) {
    const flags = new Map();
    const others = [];
    let from = 0;
    for (const [at, word] of words.entries()) {
        if (at < from)
            continue;
        if (word.quoted || !word.text.startsWith('-')) {
            others.push(word);
            continue;
        }
        const read = readFlag(word, words[at + 1], known);
        if ('problem' in read)
            return refused(read.problem);
        if (flags.has(read.name))
            return refused(`--${read.name} is given twice`);
        flags.set(read.name, read.value);
        from = at + read.words;
    }
    // Each name was read by the reader of that name, which the compiler cannot follow through a lookup.
    return { ok: true, flags: Object.fromEntries(flags), words: others };
}
function refused(problem) {
    return { ok: false, problem };
}
function readFlag({ text }, next, known) {
    const equals = text.indexOf('=');
    const typed = equals < 0 ? text : text.slice(0, equals);
    const inline = equals < 0 ? undefined : text.slice(equals + 1);
    const name = known.find((each) => `--${each}` === typed);
    if (name === undefined)
        return { problem: unknown(typed, known) };
    const read = readValue(name, { inline, next });
    return 'problem' in read ? read : { ...read, name, words: isSwitch(name) || inline !== undefined ? 1 : 2 };
}
function unknown(typed, known) {
    const has = known.length === 0 ? 'takes no flags' : `has ${known.map((name) => `--${name}`).join(', ')}`;
    return `${typed.slice(0, 60)} is not a flag of this command, which ${has}`;
}
function readValue(name, { inline, next }) {
    if (isSwitch(name))
        return inline === undefined ? { value: true } : { problem: `--${name} takes no value` };
    const isMissing = next === undefined || (!next.quoted && /^--?[a-z]/.test(next.text));
    const text = inline ?? (isMissing ? '' : next.text);
    return text.trim() === '' ? { problem: `--${name} needs a value` } : readers[name](text);
}
function isSwitch(name) {
    return name === 'fresh' || name === 'agent';
}
const readers = {
    max: (text) => /^[1-9]\d*$/.test(text)
        ? { value: Math.min(Number(text), Number.MAX_SAFE_INTEGER) }
        : { problem: `--max is ${shown(text)}, not a whole number from 1` },
    criteria: (text) => text.length > mostCommandChars
        ? { problem: `--criteria is longer than ${mostCommandChars} characters; put the command into a script` }
        : { value: text },
    model: (text) => /^[\w.:/@[\]-]{1,100}$/.test(text)
        ? { value: text }
        : { problem: `--model is ${shown(text)}, not the name of a model` },
    story: (text) => ids(text),
    allow: (text) => text.length > 300 || text.split('/').includes('..')
        ? { problem: `--allow is ${shown(text)}, not a glob inside the repository` }
        : { value: text },
};
/** A command goes to bash as one argument; nobody reads a longer one in a comment. */
const mostCommandChars = 4000;
function ids(text) {
    const list = [...new Set(text.split(',').map((id) => id.trim()))].filter((id) => id !== '');
    if (list.length === 0)
        return { problem: '--story names no story' };
    return list.length > 100 ? { problem: '--story names more than 100 stories' } : { value: list };
}
function shown(text) {
    return `"${text.length > 60 ? `${text.slice(0, 60)}\u2026` : text}"`;
}

// EXTERNAL MODULE: ./node_modules/marked/lib/marked.esm.js
var marked_esm = __webpack_require__(48022);
;// CONCATENATED MODULE: ./build/core/slash-lines.js

/**
 * The lines of a Markdown text that its author wrote as ordinary text: not quoted, not code, not inside an HTML comment
 * (03-interface \u00a74, catalogue U12). Only blocks in which `matters` is true are looked into. A text that no reader can follow
 * has none.
 */
function ownLines(markdown, matters) {
    try {
        return blockLines(new marked_esm/* Lexer */.JG().blockTokens(markdown), matters);
    }
    catch (error) {
        // Ten thousands of quotes in each other: nothing in them is ordinary text.
        if (error instanceof RangeError)
            return [];
        throw error;
    }
}
function blockLines(tokens, matters) {
    return tokens.filter(({ raw }) => matters(raw)).flatMap((token) => linesOf(token, matters));
}
function linesOf(token, matters) {
    switch (token.type) {
        case 'paragraph':
        case 'heading':
            return textLines(token.raw);
        case 'html':
            return hidesText.test(token.raw) ? [] : token.raw.split('\n');
        case 'list':
            return token.items.flatMap(({ tokens }) => blockLines(behindMarker(tokens), matters));
        // A list item without blank lines holds its text in a block of this kind.
        case 'text':
            return textLines(token.raw);
        default:
            return [];
    }
}
/** The first line of an item begins with the item's mark, not with its text. */
function behindMarker([first, ...others]) {
    if (first === undefined)
        return others;
    return first.type === 'checkbox' ? behindMarker(others) : [{ ...first, raw: `- ${first.raw}` }, ...others];
}
/** HTML in which text is hidden, quoted or code; other tags, such as that of a pasted image, leave the lines below them text. */
const hidesText = /<(?:!|\?|\/?(?:pre|code|samp|kbd|blockquote|details|template|script|style|textarea|title)\b)/i;
/** Comments and code that span lines are taken out; the lines keep their beginnings. */
function textLines(raw) {
    const spans = /<!--|`/.test(raw) ? marked_esm/* Lexer */.JG.lexInline(raw) : [];
    const ownText = spans.length === 0 ? raw : spans.map(spanText).join('');
    return ownText.split('\n');
}
function spanText({ type, raw }) {
    const isSpan = (type === 'codespan' || type === 'html') && raw.includes('\n');
    return isSpan ? raw.replaceAll('\n', ' ') : raw;
}

;// CONCATENATED MODULE: ./build/core/slash-mail.js
/**
 * The body without what a mail client put under a reply (03-interface \u00a74): a header such as `On \u2026 wrote:` that is not followed by
 * `>` lines, a forwarded or original message, and a signature. What stands between `>` lines is the sender's own text.
 */
function withoutMailReply(body) {
    const lines = body.split('\n');
    const end = lines.findIndex((line, index) => isSignature(line) || isCopied(lines, index));
    return end < 0 ? body : lines.slice(0, end).join('\n');
}
/** RFC 3676 \u00a74.3: two dashes and a space, alone on a line. */
function isSignature(line) {
    return line === '-- ';
}
/** Whether the message that is answered follows without any mark on its lines. */
function isCopied(lines, index) {
    const line = (lines[index] ?? '').trim();
    if (copied.some((pattern) => pattern.test(line)))
        return true;
    if (/^_{20,}$/.test(line) || mailField.test(line))
        return isHeader(lines.slice(index, index + 6));
    const isAnswered = says(line) || says(`${line} ${(lines[index + 1] ?? '').trim()}`);
    return isAnswered && !isQuotedAfter(lines, index);
}
const copied = [
    /^-{2,}\s*(?:Original Message|Forwarded message|Urspr\S{1,2}ngliche Nachricht|Message d'origine|Mensaje original|Messaggio originale)\s*-{2,}$/i,
    /^(?:Reply to this email directly|You are receiving this because)\b/i,
];
/** `On Mon, 2 Mar 2026 at 10:00, Jo <jo@example.com> wrote:` as clients of several languages write it. */
const answered = /^(?:On .{6,300} wrote|Am .{6,300} schrieb.{0,200}|Le .{6,300} a \u00e9crit|El .{6,300} escribi\u00f3|Il .{6,300} ha scritto|Op .{6,300} schreef.{0,200}|Em .{6,300} escreveu)\s*:$/i;
/** The whole line has to be of its form, and none of that is longer. */
function says(line) {
    return line.length <= 1000 && answered.test(line);
}
const mailField = /^\*?(?:From|Von|De|Da|Van)\s*:\*?\s/i;
/** Characters of a line that can be the name of a field. */
const MOST_OF_FIELD = 300;
/** Outlook repeats the fields of the message above its text. */
function isHeader(lines) {
    // A long line of blanks would be tried from each of them.
    const fields = lines.filter((line) => /^\*?[\p{L} ]{2,20}\s*:\*?\s/u.test(line.trimStart().slice(0, MOST_OF_FIELD)));
    return lines.some((line) => mailField.test(line.trim())) && fields.length >= 3;
}
function isQuotedAfter(lines, index) {
    const next = lines.slice(index + 1).find((line) => line.trim() !== '' && !/:\s*$/.test(line));
    return next?.startsWith('>') ?? false;
}

;// CONCATENATED MODULE: ./build/core/slash-words.js
/** What closes a quotation, by what opened it: phones and word processors turn plain quotes into typographic ones. */
const closers = {
    '"': '"',
    '\u201c': '\u201d\u201c"',
    '\u201d': '\u201d"',
    '\u201e': '\u201c\u201d"',
    '\u201f': '\u201d"',
    '\u00ab': '\u00bb',
    '\u00bb': '\u00ab',
    "'": "'",
    '\u2018': "\u2019\u2018'",
    '\u2019': "\u2019'",
    '\u201a': "\u2018\u2019'",
};
/**
 * Splits a command line into words (03-interface \u00a74, catalogue U15). A quotation begins at the start of a word or after `=`;
 * anywhere else a quote is a character. In double quotes `\"` and `\\` stand for themselves. A typographic dash at the start of
 * a flag is two dashes.
 */
function splitWords(line) {
    const words = [];
    let rest = line.trim();
    while (rest !== '') {
        const next = nextWord(rest);
        if (!next.ok)
            return next;
        words.push(next.word);
        rest = rest.slice(next.length).trimStart();
    }
    return { ok: true, words };
}
function nextWord(rest) {
    const value = rest.replace(/^(?:--|[\u2014\u2013])[^\s=]*=/, '');
    const head = rest.slice(0, rest.length - value.length);
    const opening = value.charAt(0);
    if (closers[opening] !== undefined)
        return quotedWord(rest, { head, opening });
    const text = rest.replace(/\s.*/s, '');
    return { ok: true, word: { text: plainDashes(text), quoted: false }, length: text.length };
}
function quotedWord(rest, { head, opening }) {
    const from = head.length + 1;
    const end = closingAt(rest, from, opening);
    if (end === -1)
        return { ok: false, problem: `the quote ${opening} is never closed on its line` };
    const after = rest.charAt(end + 1);
    if (after !== '' && !/\s/.test(after))
        return { ok: false, problem: 'after a closing quote there must be a space' };
    const value = rest.slice(from, end);
    const text = `${plainDashes(head)}${opening === '"' ? value.replace(/\\(["\\])/g, '$1') : value}`;
    return { ok: true, word: { text, quoted: head === '' }, length: end + 1 };
}
/** A plain quote may be closed by a typographic one where no plain one follows. */
function closingAt(rest, from, opening) {
    const first = indexOfAny(rest, from, closers[opening] ?? opening);
    return first === -1 && opening === '"' ? indexOfAny(rest, from, '\u201d\u201c') : first;
}
function indexOfAny(text, from, characters) {
    for (let at = from; at < text.length; at += 1) {
        if (text.charAt(at) === '\\' && characters === '"')
            at += 1;
        else if (characters.includes(text.charAt(at)))
            return at;
    }
    return -1;
}
function plainDashes(text) {
    return text.replace(/^[\u2014\u2013]{1,2}(?=[a-z])/, '--');
}

;// CONCATENATED MODULE: ./build/core/slash.js




/**
 * The first command of a comment (03-interface \u00a74): the phrase is the first word of a line of the author's own text. Total: any
 * text of any length has a reading (catalogue U12, U14, U15).
 */
function readSlash(body, phrase) {
    const text = withoutMailReply(body.replace(/\r\n?|\u2028|\u2029/g, '\n'));
    const begins = beginsWith(phrase);
    const isThere = (part) => part.includes(phrase);
    if (!isThere(text))
        return { type: 'none' };
    const line = ownLines(text, isThere).find((each) => begins.test(each));
    return line === undefined ? { type: 'none' } : readLine(line.replace(begins, ''));
}
/** Four columns make code of a line, so fewer may stand before the phrase. */
function beginsWith(phrase) {
    return new RegExp(`^[^\\S\\t]{0,3}${phrase.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}(?!\\S)`);
}
function readLine(rest) {
    if (hasControls(rest))
        return malformed('the line holds a control character');
    // A reason is kept as it was written, whatever quotes stand in it.
    const cancelled = /^\s*cancel(?!\S)/.exec(rest);
    if (cancelled !== null)
        return cancel(rest.slice(cancelled[0].length).trim());
    const split = splitWords(rest);
    if (!split.ok)
        return malformed(split.problem);
    const [first, ...others] = split.words;
    if (first === undefined)
        return malformed('a command is missing');
    return first.quoted || first.text.startsWith('--') ? objective(split.words) : named(first.text, others);
}
function named(name, words) {
    const form = slash_forms.get(name);
    if (form === undefined) {
        return malformed(`"${name.slice(0, 60)}" is no command; an objective stands in quotes`);
    }
    const read = readFlags(words, form.flags);
    if (!read.ok)
        return malformed(read.problem);
    const tooMany = read.words[form.most];
    if (tooMany !== undefined)
        return malformed(`"${tooMany.text.slice(0, 60)}" is one word too many`);
    const built = form.build(read.flags, read.words);
    return typeof built === 'string' ? malformed(built) : { type: 'command', command: built };
}
const slash_forms = new Map(Object.entries({
    run: { flags: ['story', 'max', 'fresh'], most: 1, build: run },
    init: { flags: ['agent'], most: 1, build: init },
    status: { flags: [], most: 1, build: (_, [word]) => ofRun(word, (run) => ({ kind: 'status', ...run })) },
    resume: {
        flags: ['fresh'],
        most: 1,
        build: ({ fresh }, [word]) => ofRun(word, (run) => ({ kind: 'resume', ...run, fresh: fresh === true })),
    },
    retry: { flags: ['allow'], most: 1, build: retry },
    fix: { flags: [], most: 1, build: fix },
    approve: { flags: [], most: 0, build: () => ({ kind: 'approve' }) },
    abort: { flags: [], most: 0, build: () => ({ kind: 'abort' }) },
    doctor: { flags: [], most: 0, build: () => ({ kind: 'doctor' }) },
    help: { flags: [], most: 0, build: () => ({ kind: 'help' }) },
}));
function objective(words) {
    const read = readFlags(words, ['max', 'criteria', 'model']);
    if (!read.ok)
        return malformed(read.problem);
    const [first, second] = read.words;
    if (second !== undefined)
        return malformed(`"${second.text.slice(0, 60)}" stands outside of the quotes`);
    const text = first?.text.trim() ?? '';
    if (first?.quoted === false)
        return malformed('an objective stands in quotes');
    if (text === '')
        return malformed('the objective is empty');
    return { type: 'command', command: { kind: 'objective', objective: text, ...read.flags } };
}
function run({ story = [], fresh, ...caps }, [word]) {
    return featured(word, (feature) => ({ kind: 'run', ...feature, stories: story, ...caps, fresh: fresh === true }));
}
function init(flags, [word]) {
    return featured(word, (feature) => ({ kind: 'init', ...feature, ...flags }));
}
function retry(flags, [word]) {
    if (word === undefined || word.text.trim() === '')
        return 'retry needs the id of a story';
    return { ...flags, kind: 'retry', story: word.text.trim() };
}
function fix(_, [word]) {
    if (word === undefined || word.text.trim() === '')
        return 'fix needs a text in quotes that says what to fix';
    if (!word.quoted)
        return 'what to fix stands in quotes';
    return { kind: 'fix', what: word.text.trim() };
}
/** A folder below `.ralph/`. */
function featured(word, build) {
    if (word === undefined)
        return build({});
    if (!/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/.test(word.text)) {
        return `"${word.text.slice(0, 60)}" is not the name of a feature`;
    }
    return build({ feature: word.text });
}
function ofRun(word, build) {
    if (word === undefined)
        return build({});
    if (!/^\d{8}-\d{6}-[0-9a-f]{4,16}$/.test(word.text))
        return `"${word.text.slice(0, 60)}" is not the id of a run`;
    return build({ runId: word.text });
}
/** Text in one pair of quotes is that text; anything else is taken as it stands. */
function cancel(rest) {
    if (/^--?[a-z]/.test(rest))
        return malformed(`${rest.split(/\s/, 1)[0]?.slice(0, 60)} is not a flag of cancel`);
    const split = splitWords(rest);
    const only = split.ok && split.words.length === 1 && split.words[0]?.quoted ? split.words[0].text : rest;
    return { type: 'command', command: { kind: 'cancel', reason: only.slice(0, 500) } };
}
function malformed(problem) {
    return { type: 'malformed', problem };
}
/** A tab is white space; everything else below a space, and what C1 calls a control, was not typed. */
function hasControls(text) {
    return /[^\P{Cc}\t]/u.test(text);
}

;// CONCATENATED MODULE: ./build/core/asking.js

/** The command of a new comment, the objective of a labeled issue, the sign-off of an approving review (03-interface \u00a74). */
function askingOf(event, terms) {
    switch (event.via) {
        case 'comment':
            return commented(event, terms.phrase);
        case 'label':
            return labeled(event, terms.label);
        case 'review':
            return reviewed(event);
    }
}
function commented({ action, body }, phrase) {
    if (action !== 'created')
        return skipped(`only a new comment gives a command, and this one was ${action}`);
    const reading = readSlash(body, phrase);
    return reading.type === 'none' ? skipped(`no line of the comment begins with ${phrase}`) : { type: 'asks', reading };
}
function labeled({ action, isOpen, label = '', issue }, wanted) {
    if (action !== 'labeled')
        return skipped(`only a label starts work on an issue, and this one was ${action}`);
    if (wanted === undefined)
        return skipped('label_trigger names no label');
    if (label.toLowerCase() !== wanted.toLowerCase())
        return skipped(`the label is not ${wanted}`);
    if (!isOpen)
        return skipped('the issue is closed');
    const objective = [issue.title, issue.body].map((text) => text.trim()).filter((text) => text !== '');
    if (objective.length === 0)
        return skipped('the issue says nothing');
    const command = { kind: 'objective', objective: objective.join('\n\n') };
    return { type: 'asks', reading: { type: 'command', command } };
}
function reviewed({ action, review }) {
    if (action !== 'submitted')
        return skipped(`only a new review signs off, and this one was ${action}`);
    if (review?.state !== 'approved')
        return skipped(`the review does not approve: ${review?.state ?? 'unknown'}`);
    return { type: 'asks', reading: { type: 'command', command: { kind: 'approve' } } };
}
function skipped(reason) {
    return { type: 'skipped', reason };
}

// EXTERNAL MODULE: ./build/settings/triggers.js
var settings_triggers = __webpack_require__(73015);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 17 modules
var schemas = __webpack_require__(38816);
;// CONCATENATED MODULE: ./build/adapters/github/permission.js

const levelSchema = schemas/* object */.Ikc({ permission: schemas/* string */.YjP(), user: schemas/* object */.Ikc({ login: schemas/* string */.YjP() }).nullish() });
/**
 * Whether an account may write to the repository, asked now: how it is associated with the repository is no permission (catalogue
 * U1-U3). An answer about somebody else is none.
 */
async function accessOf(client, username) {
    const asked = await client.call({ does: `read the permission of ${username}`, permission: 'metadata: read', answer: levelSchema }, (rest, at) => rest.repos.getCollaboratorPermissionLevel({ ...at, username }));
    if (!asked.ok)
        return { ok: false, why: asked.problem.message };
    const { permission, user } = asked.data;
    const isSame = user?.login.toLowerCase() === username.toLowerCase();
    return { ok: true, writes: isSame && writing.has(permission) };
}
const writing = new Set(['admin', 'maintain', 'write']);

;// CONCATENATED MODULE: ./build/adapters/github/pinned-pull.js

const repositorySchema = schemas/* object */.Ikc({ id: schemas/* number */.aig() }).nullish();
const headSchema = schemas/* object */.Ikc({ id: schemas/* number */.aig(), name: schemas/* string */.YjP(), owner: schemas/* object */.Ikc({ login: schemas/* string */.YjP() }) }).nullish();
const pullSchema = schemas/* object */.Ikc({
    state: schemas/* enum */.k5n(['open', 'closed']),
    head: schemas/* object */.Ikc({ ref: schemas/* string */.YjP(), sha: schemas/* string */.YjP().regex(/^[0-9a-f]{40,64}$/), repo: headSchema }),
    base: schemas/* object */.Ikc({ ref: schemas/* string */.YjP(), repo: repositorySchema }),
});
/** Reads head, base and state of a pull request once: what is pushed later is not worked on. */
async function readPull(client, pull_number) {
    const read = await client.call({ does: `read pull request #${pull_number}`, permission: 'pull-requests: read', answer: pullSchema }, (rest, at) => rest.pulls.get({ ...at, pull_number }));
    if (!read.ok)
        return read;
    const { state, head, base } = read.data;
    const isFork = !head.repo || head.repo.id !== base.repo?.id;
    const pull = { isOpen: state === 'open', head: head.ref, sha: head.sha, base: base.ref, isFork };
    return { ok: true, pull, source: head.repo ? { owner: head.repo.owner.login, repo: head.repo.name } : undefined };
}
const pushesSchema = schemas/* array */.YOg(schemas/* object */.Ikc({ after: schemas/* string */.YjP(), timestamp: schemas/* string */.YjP() }));
/**
 * When the head of a pull request was pushed, by GitHub's own record of pushes: the dates in a commit are written by whoever makes
 * it (catalogue U8). Only the newest push counts, and only if it is the one that brought this commit.
 */
async function pushTime(client, { pull: { head, sha }, source }) {
    if (source === undefined)
        return { ok: false, why: 'the repository it comes from is gone' };
    const read = await client.call({ does: `read when ${head} was pushed`, permission: 'contents: read', answer: pushesSchema }, (rest, { request }) => rest.repos.listActivities({ ...source, request, ref: `refs/heads/${head}`, per_page: 1 }));
    if (!read.ok)
        return { ok: false, why: read.problem.message.replace(/\.$/, '') };
    const [newest] = read.data;
    const at = newest?.after === sha ? Date.parse(newest.timestamp) : Number.NaN;
    return Number.isNaN(at) ? { ok: false, why: "GitHub's record of pushes does not name it yet" } : { ok: true, at };
}

// EXTERNAL MODULE: ./build/core/asked.js
var asked = __webpack_require__(59926);
;// CONCATENATED MODULE: ./build/action/admit.js



/** Asks GitHub now, and fails closed: a question without an answer admits nobody (03-interface \u00a74, 04-trust rule 18). */
async function admit(call) {
    const { event, reading } = call;
    const barred = await barrier(call);
    if (barred !== undefined)
        return { type: 'skipped', reason: barred };
    const pulled = event.isPull ? await readPull(call.client, event.thread) : undefined;
    if (pulled?.ok === false)
        return { type: 'skipped', reason: pulled.problem.message };
    const origin = originOf(event, pulled?.pull);
    const declined = (why, isUsage = false) => ({ type: 'declined', why, isUsage, origin });
    const fork = pulled?.pull.isFork === true && !call.triggers.allowForks;
    if (fork)
        return declined('this pull request comes from a fork, and allow_fork_prs is not set');
    if (reading.type === 'malformed')
        return declined(reading.problem, true);
    const { command } = reading;
    const objection = objectionTo(command, call) ?? (pulled === undefined ? undefined : await aboutHead(call, command, pulled));
    return objection === undefined ? { type: 'admitted', asked: { command, origin } } : declined(objection);
}
/** Why the people behind an event may not command; undefined when all of them may. */
async function barrier({ client, triggers, event, reading, runners }) {
    const signsOff = reading.type === 'command' && reading.command.kind === 'approve';
    const { people } = event;
    if (people === undefined)
        return 'its author is a deleted account';
    const named = runners.filter((login) => login !== '' && !people.some((each) => each.login === login));
    const all = [...people, ...named.map((login) => ({ login, isBot: login.endsWith('[bot]') }))];
    const unique = [...new Map(all.map((each) => [each.login, each])).values()];
    for (const person of unique) {
        if (person.isBot && signsOff)
            return `only a person signs off, and ${person.login} is a bot`;
        const why = person.isBot ? barredBot(person, triggers) : await barredPerson(client, person);
        if (why !== undefined)
            return why;
    }
    return undefined;
}
/** A bot has no permission of its own to ask for: its exact login is allowed, or it is not. */
function barredBot({ login }, { allowedBots }) {
    return allowedBots.includes(login) ? undefined : `${login} is a bot that allowed_bots does not name`;
}
async function barredPerson(client, { login }) {
    const access = await accessOf(client, login);
    if (!access.ok)
        return access.why;
    return access.writes ? undefined : `${login} has no write access to the repository`;
}
function originOf(event, pull) {
    return {
        thread: event.thread,
        person: event.people?.[0]?.login ?? '',
        via: event.via,
        ...(event.comment === undefined ? {} : { comment: event.comment }),
        ...(pull === undefined ? {} : { pull }),
        issue: event.issue,
    };
}
/** What the settings say against a command, whoever gives it. */
function objectionTo(command, { triggers }) {
    if (command.kind !== 'objective' || command.criteria === undefined || triggers.criteria !== 'off')
        return undefined;
    return 'comment_criteria: off, so a comment may not pass --criteria';
}
/** A commit that came after the words was not what its author saw (catalogue U8); nor is one of which nobody knows when it came. */
async function aboutHead({ client, event }, command, { pull, source }) {
    if (!(0,asked/* isAboutHead */.m)(command))
        return undefined;
    if (!pull.isOpen)
        return 'this pull request is closed';
    if (event.review !== undefined) {
        return event.review.commit === pull.sha ? undefined : 'the review is about an older commit than the head is now';
    }
    const pushed = await pushTime(client, { pull, source });
    const commit = `commit ${pull.sha.slice(0, 10)}`;
    if (!pushed.ok)
        return `when ${commit} was pushed is not known: ${pushed.why}; look at it and comment again`;
    // GitHub tells whole seconds: within the same one nobody knows which came first.
    const isSeen = pushed.at < Date.parse(event.at ?? '');
    return isSeen ? undefined : `${commit} was pushed after the comment; look at it and comment again`;
}

// EXTERNAL MODULE: ./build/action/early-inputs.js
var early_inputs = __webpack_require__(69256);
;// CONCATENATED MODULE: ./build/action/thread-event.js

const account = schemas/* object */.Ikc({ login: schemas/* string */.YjP().min(1), type: schemas/* string */.YjP().optional() });
const number = schemas/* number */.aig().int().positive();
const thread_event_text = schemas/* string */.YjP().nullish();
const comment = schemas/* object */.Ikc({
    action: schemas/* string */.YjP(),
    sender: account.nullish(),
    issue: schemas/* object */.Ikc({ number, title: thread_event_text, body: thread_event_text, state: schemas/* string */.YjP(), pull_request: schemas/* unknown */.L5J().optional() }),
    comment: schemas/* object */.Ikc({ id: number, body: thread_event_text, created_at: schemas/* string */.YjP(), user: account.nullish() }),
});
const label = schemas/* object */.Ikc({
    action: schemas/* string */.YjP(),
    sender: account.nullish(),
    issue: schemas/* object */.Ikc({ number, title: thread_event_text, body: thread_event_text, state: schemas/* string */.YjP() }),
    label: schemas/* object */.Ikc({ name: schemas/* string */.YjP() }).nullish(),
});
const review = schemas/* object */.Ikc({
    action: schemas/* string */.YjP(),
    sender: account.nullish(),
    pull_request: schemas/* object */.Ikc({ number, title: thread_event_text, body: thread_event_text, state: schemas/* string */.YjP() }),
    review: schemas/* object */.Ikc({
        state: schemas/* string */.YjP(),
        commit_id: thread_event_text,
        submitted_at: thread_event_text,
        user: account.nullish(),
    }),
});
/**
 * A thread's event out of the job's payload; undefined when it is not what GitHub documents, which starts nothing. Texts are
 * those of the payload: what is edited afterwards does not count (catalogue U9).
 */
function threadEventOf({ eventName, payload }) {
    if (eventName === 'issue_comment')
        return commentOf(payload);
    return eventName === 'issues' ? labelOf(payload) : reviewOf(payload);
}
function commentOf(payload) {
    const read = comment.safeParse(payload);
    if (!read.success)
        return undefined;
    const { action, sender, issue, comment: said } = read.data;
    return {
        ...{ via: 'comment', action, people: people(said.user, sender) },
        ...{
            thread: issue.number,
            isPull: (issue.pull_request ?? undefined) !== undefined,
            isOpen: issue.state === 'open',
        },
        ...{ body: said.body ?? '', issue: textsOf(issue), at: said.created_at, comment: said.id },
    };
}
function labelOf(payload) {
    const read = label.safeParse(payload);
    if (!read.success)
        return undefined;
    const { action, sender, issue, label: given } = read.data;
    return {
        ...{ via: 'label', action, people: people(sender) },
        ...{ thread: issue.number, isPull: false, isOpen: issue.state === 'open' },
        ...{ body: '', issue: textsOf(issue), ...(given ? { label: given.name } : {}) },
    };
}
function reviewOf(payload) {
    const read = review.safeParse(payload);
    if (!read.success)
        return undefined;
    const { action, sender, pull_request: pull, review: given } = read.data;
    return {
        ...{ via: 'review', action, people: people(given.user, sender) },
        ...{ thread: pull.number, isPull: true, isOpen: pull.state === 'open', body: '', issue: textsOf(pull) },
        ...(given.submitted_at ? { at: given.submitted_at } : {}),
        review: { state: given.state.toLowerCase(), commit: given.commit_id ?? '' },
    };
}
function textsOf({ title, body }) {
    return { title: title ?? '', body: body ?? '' };
}
function people(...found) {
    if (found.some((each) => !each))
        return undefined;
    return found.flatMap((each) => (each ? [accountOf(each)] : []));
}
function accountOf({ login, type }) {
    return { login, isBot: type === 'Bot' || login.endsWith('[bot]') };
}

// EXTERNAL MODULE: ./build/adapters/github/comments.js + 1 modules
var comments = __webpack_require__(50070);
;// CONCATENATED MODULE: ./build/adapters/github/reactions.js

/** Answers at once where words come later; a reaction that stands there already is the same. Undefined = done. */
async function react(client, { thread: issue_number, comment: comment_id }, content) {
    const asked = { does: `react in #${issue_number}`, permission: 'issues: write', answer: schemas/* unknown */.L5J() };
    const made = await client.call(asked, (rest, at) => comment_id === undefined
        ? rest.reactions.createForIssue({ ...at, issue_number, content })
        : rest.reactions.createForIssueComment({ ...at, comment_id, content }));
    return made.ok ? undefined : made.problem;
}

;// CONCATENATED MODULE: ./build/action/voice.js


function voiceOf(client, { thread, comment, via }, log) {
    const target = { thread, ...(comment === undefined ? {} : { comment }) };
    // A label has no id of its own: its issue has one answer of ours at a time.
    const marker = `reply:${comment ?? via}`;
    return {
        client,
        react: async (reaction) => {
            const problem = via === 'review' ? undefined : await react(client, target, reaction);
            if (problem !== undefined)
                log.warning(problem.message);
        },
        reply: async (text) => {
            const written = await (0,comments/* stickyComment */.N)(client, { issue: thread, marker }).write(text, { last: true });
            if (written.type === 'problem')
                log.warning(`The reply was not written: ${written.problem.message}`);
        },
    };
}

;// CONCATENATED MODULE: ./build/action/resolve-asked.js










/**
 * Reads what is asked and asks GitHub who asks it. A stranger gets nothing, whoever may gets an answer at once: eyes when the
 * command is taken up, words when it is not.
 */
async function resolveAsked({ job, inputs, log, cancel }) {
    const read = (0,settings_triggers/* readTriggers */.k)(inputs);
    if (!read.ok)
        return { type: 'refused', reasons: read.mistakes.map(({ message }) => message) };
    const { triggers } = read;
    const event = threadEventOf(job);
    if (event === undefined) {
        return { type: 'skipped', reason: `the payload of this ${job.eventName} is not what GitHub documents` };
    }
    const asking = askingOf(event, triggers);
    if (asking.type === 'skipped')
        return asking;
    const opened = await openClient(job, { inputs, log, cancel });
    if (!opened.ok)
        return { type: 'refused', reasons: [opened.why] };
    const { client } = opened;
    const admission = await admit({ client, triggers, event, reading: asking.reading, runners: job.actors });
    if (admission.type === 'skipped')
        return admission;
    const voice = voiceOf(client, admission.type === 'admitted' ? admission.asked.origin : admission.origin, log);
    if (admission.type === 'admitted') {
        await voice.react('eyes');
        return { type: 'asked', asked: admission.asked, voice, triggers };
    }
    const { why, isUsage, origin } = admission;
    // Most reviews are of pull requests that are none of ours: nobody there asked us anything.
    const isElsewhere = event.via === 'review' && !(0,merge_body/* hasBlock */.OA)(event.issue.body, origin.pull?.head ?? '');
    if (isElsewhere)
        return { type: 'skipped', reason: why };
    const words = isUsage ? usageReply(why, triggers.phrase) : `Nothing was started: ${(0,markdown/* text */.Qq)(why)}.`;
    await Promise.all([voice.react('confused'), voice.reply(words)]);
    return { type: 'skipped', reason: why };
}
async function openClient(job, { inputs, log, cancel }) {
    const token = (0,early_inputs/* inputValue */.UV)(inputs, 'github_token');
    if (token === undefined) {
        return { ok: false, why: 'github_token is empty, so nobody can be asked who gave this command. Pass it.' };
    }
    const [owner = '', repo = ''] = job.repository.split('/');
    const { apiUrl, serverUrl } = job;
    const opened = await (0,client.openGitHub)({ apiUrl, serverUrl, owner, repo, token, signal: cancel, onNote: log.info });
    return opened.ok ? opened : { ok: false, why: opened.problem.message };
}

// EXTERNAL MODULE: ./build/action/secrets.js
var action_secrets = __webpack_require__(67382);
;// CONCATENATED MODULE: ./build/action/thread.js






/** A job that a comment, a label or a review started: asks who it was, answers, and does what was asked (03-interface \u00a74). */
async function runThread({ call, job, inputs, run }) {
    const resolved = await resolveAsked({ job, inputs, log: call.log, cancel: call.cancel });
    switch (resolved.type) {
        case 'skipped':
            return thread_skipped(resolved.reason);
        case 'refused':
            return (0,action_end/* refused */.J)((0,refusal/* configError */.Fj)(...resolved.reasons));
        case 'asked':
            return answer({ ...resolved, call, run, own: { call, job, inputs } });
    }
}
async function answer(answering) {
    const { asked, voice, triggers, own } = answering;
    const { command } = asked;
    switch (command.kind) {
        case 'help':
            await Promise.all([
                voice.react('rocket'),
                voice.reply(`Commands of this repository:\n\n${usageBlock(triggers.phrase)}`),
            ]);
            return thread_skipped('help was asked for and given');
        case 'run':
        case 'objective':
        case 'resume':
        case 'retry':
            return begin(answering);
        case 'doctor':
            return (await Promise.all(/* import() */[__webpack_require__.e(7196), __webpack_require__.e(8815), __webpack_require__.e(9627), __webpack_require__.e(22), __webpack_require__.e(8872), __webpack_require__.e(5860), __webpack_require__.e(5363), __webpack_require__.e(5015), __webpack_require__.e(7543), __webpack_require__.e(5642)]).then(__webpack_require__.bind(__webpack_require__, 55642))).answerDoctor({ ...own, voice });
        case 'init':
            return (await Promise.all(/* import() */[__webpack_require__.e(7196), __webpack_require__.e(8815), __webpack_require__.e(9627), __webpack_require__.e(22), __webpack_require__.e(8872), __webpack_require__.e(5860), __webpack_require__.e(5363), __webpack_require__.e(5015), __webpack_require__.e(7543), __webpack_require__.e(5642)]).then(__webpack_require__.bind(__webpack_require__, 55642))).answerInit({ ...own, voice }, { ...command, asked });
        case 'status':
            return (await Promise.all(/* import() */[__webpack_require__.e(7196), __webpack_require__.e(9627), __webpack_require__.e(22), __webpack_require__.e(729)]).then(__webpack_require__.bind(__webpack_require__, 90729))).answerStatus({ ...own, asked, voice }, command.runId);
        case 'cancel':
            return cancelled(answering, { reason: command.reason, closes: false });
        case 'abort':
            return cancelled(answering, { reason: 'aborted', closes: true });
        case 'approve':
            return (await Promise.all(/* import() */[__webpack_require__.e(7196), __webpack_require__.e(925), __webpack_require__.e(9627), __webpack_require__.e(22), __webpack_require__.e(8872), __webpack_require__.e(1972), __webpack_require__.e(7496), __webpack_require__.e(1403), __webpack_require__.e(7013), __webpack_require__.e(9031)]).then(__webpack_require__.bind(__webpack_require__, 16516))).answerApprove({ ...own, asked, voice, phrase: triggers.phrase });
        case 'fix':
            return thread_fix(answering, command.what);
    }
}
/** The rocket goes up when the run has begun; one that cannot begin says why where it was asked for. */
async function begin({ asked, voice, call, run }) {
    let said;
    const onBegun = (state) => {
        if (state['journal'] !== undefined)
            said ??= voice.react('rocket');
        call.onBegun(state);
    };
    const end = await run(asked, { ...call, onBegun });
    if (end.reasons.length > 0) {
        const secrets = (0,action_secrets/* secretsIn */.VY)(call.env);
        const reasons = end.reasons.map((reason) => (0,redact/* redact */.E$)(reason, secrets).text);
        await Promise.all([voice.react('confused'), voice.reply(notStarted(reasons))]);
    }
    await said;
    return end;
}
async function cancelled({ asked, voice, own }, how) {
    return (await Promise.all(/* import() */[__webpack_require__.e(7196), __webpack_require__.e(9627), __webpack_require__.e(22), __webpack_require__.e(729)]).then(__webpack_require__.bind(__webpack_require__, 90729))).answerCancel({ ...own, asked, voice }, how);
}
/** Goes on with the run that waits for a sign-off, or says why it cannot. */
async function thread_fix(answering, what) {
    const { own, asked, voice, triggers } = answering;
    const { findFixed } = await Promise.all(/* import() */[__webpack_require__.e(7196), __webpack_require__.e(925), __webpack_require__.e(9627), __webpack_require__.e(22), __webpack_require__.e(8872), __webpack_require__.e(1972), __webpack_require__.e(7496), __webpack_require__.e(1403), __webpack_require__.e(7013), __webpack_require__.e(9031)]).then(__webpack_require__.bind(__webpack_require__, 16516));
    const found = await findFixed({ ...own, asked, voice, phrase: triggers.phrase }, what);
    return found.ok ? begin({ ...answering, asked: { ...asked, waiting: found.waiting } }) : found.end;
}
function thread_skipped(reason) {
    return (0,action_end/* refused */.J)({ ok: false, halt: 'skipped', reasons: [reason] });
}


/***/ }),

/***/ 93282:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ createAuthor),
/* harmony export */   v: () => (/* binding */ userSchema)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38816);

/** Who wrote something, as GitHub's answers say it; null for deleted accounts. */
const userSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), login: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), type: zod__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().optional() }).nullable();
/** Who acts with GITHUB_TOKEN, on github.com and on GitHub Enterprise alike. */
const actionsLogin = 'github-actions[bot]';
/**
 * Asks GitHub who we are, as late and as seldom as possible (03-interface \u00a76, "own author"; 04-trust rule 14):
 * - what we made in this run says it in its answer, at no further request;
 * - a user's token says it by `GET /user`, which installations are refused (documented);
 * - an installation counts what `github-actions[bot]` wrote as its own: only workflows of this repository write with that name;
 * - an App is told its name by no request of its own; a reaction to a comment answers with it, and is taken back at once.
 */
function createAuthor(client) {
    const self = { kind: client.bearer, id: undefined };
    return {
        learn: (user) => {
            if (user === null)
                return;
            self.kind = isBot(user.login) ? 'installation' : 'user';
            self.id = user.id;
        },
        owns: async (written) => {
            const { user } = written;
            if (user === null)
                return { ok: true, own: false };
            const trouble = await learnKind(client, self);
            if (trouble !== undefined)
                return trouble;
            return self.kind === 'user'
                ? { ok: true, own: user.id === self.id }
                : ownsAsApp(client, self, { ...written, user });
        },
    };
}
/** Nobody can register a name that ends like this. */
function isBot(login) {
    return login.endsWith('[bot]');
}
async function learnKind(client, self) {
    if (self.kind !== 'unknown')
        return undefined;
    const asked = await askUser(client);
    if (!asked.ok && !isRefusal(asked))
        return asked;
    self.kind = asked.ok ? 'user' : 'installation';
    if (asked.ok)
        self.id = asked.data?.id;
    return undefined;
}
async function ownsAsApp(client, self, { user, id }) {
    if (user.login === actionsLogin)
        return { ok: true, own: true };
    if (!isBot(user.login) || id === undefined)
        return { ok: true, own: false };
    if (self.id === undefined) {
        const reacted = await react(client, id);
        if (!reacted.ok)
            return reacted;
        self.id = reacted.data.user?.id;
    }
    return { ok: true, own: user.id === self.id };
}
function askUser(client) {
    return client.call({ does: 'ask GitHub whose token this is', permission: 'issues: write', answer: userSchema }, (rest, { request }) => rest.users.getAuthenticated({ request }));
}
function isRefusal({ problem: { kind } }) {
    return kind === 'missing-permission' || kind === 'forbidden' || kind === 'not-found';
}
const reactionSchema = zod__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: zod__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(), user: userSchema });
async function react(client, comment_id) {
    const call = { does: 'find out which App this token belongs to', permission, answer: reactionSchema };
    const made = await client.call(call, (rest, to) => rest.reactions.createForIssueComment({ ...to, comment_id, content }));
    if (!made.ok)
        return made;
    // A reaction that stays says nothing wrong, so what comes of this does not matter.
    await client.call({ does: 'take the reaction back', permission, answer: zod__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J() }, (rest, to) => rest.reactions.deleteForIssueComment({ ...to, comment_id, reaction_id: made.data.id }));
    return made;
}
const permission = 'issues: write';
const content = 'eyes';


/***/ }),

/***/ 50070:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  N: () => (/* binding */ stickyComment)
});

// EXTERNAL MODULE: ./build/adapters/github/create-once.js
var create_once = __webpack_require__(79907);
// EXTERNAL MODULE: ./build/adapters/github/marker.js
var github_marker = __webpack_require__(78579);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 17 modules
var schemas = __webpack_require__(38816);
// EXTERNAL MODULE: ./build/adapters/github/author.js
var github_author = __webpack_require__(93282);
;// CONCATENATED MODULE: ./build/adapters/github/thread.js



const commentSchema = schemas/* object */.Ikc({ id: schemas/* number */.aig(), html_url: schemas/* string */.YjP(), body: schemas/* string */.YjP().nullish(), user: github_author/* userSchema */.v });
/** GitHub takes 2,500 comments in a thread: 25 pages. The rest is for answers that are not full. */
const mostPages = 40;
function openThread(client, issue_number) {
    const author = (0,github_author/* createAuthor */.A)(client);
    return {
        find: async (marker) => {
            for (let page = 1; page <= mostPages; page += 1) {
                const listed = await list(client, issue_number, page);
                if (!listed.ok)
                    return listed;
                const found = await firstOwn(author, listed.data.filter(({ body }) => (0,github_marker/* beginsWithMarker */.bb)(body ?? '', marker)));
                if (!found.ok || found.data !== undefined)
                    return found;
                if (!listed.more)
                    break;
            }
            return { ok: true, data: undefined };
        },
        post: async (body) => {
            const made = await client.call({ does: `comment on #${issue_number}`, permission: write, answer: commentSchema, once: true }, (rest, at) => rest.issues.createComment({ ...at, issue_number, body }));
            if (made.ok)
                author.learn(made.data.user);
            return made;
        },
        patch: (comment_id, body) => client.call({ does: `edit the comment on #${issue_number}`, permission: write, answer: commentSchema }, (rest, at) => rest.issues.updateComment({ ...at, comment_id, body })),
    };
}
const write = 'issues: write, pull-requests: write';
/** Ascending by id, as documented: the first is the oldest, which every racing run takes. */
function list(client, issue_number, page) {
    return client.call({
        does: `read the comments of #${issue_number}`,
        permission: 'issues: read, pull-requests: read',
        answer: schemas/* array */.YOg(commentSchema),
    }, (rest, at) => rest.issues.listComments({ ...at, issue_number, per_page: 100, page }));
}
async function firstOwn(author, candidates) {
    for (const candidate of candidates) {
        const owned = await author.owns(candidate);
        if (!owned.ok)
            return owned;
        if (owned.own)
            return { ok: true, data: candidate };
    }
    return { ok: true, data: undefined };
}

;// CONCATENATED MODULE: ./build/adapters/github/comments.js



/** Finds the comment by its hidden marker and own author when it is first written, and remembers it (03-interface \u00a76). */
function stickyComment(client, { issue, marker }) {
    const memory = { thread: openThread(client, issue), marker, known: undefined, recreated: false };
    return {
        write: async (text, { last = false } = {}) => {
            const body = `${(0,github_marker/* markerLine */.B_)(marker)}\n${text}`;
            if (memory.known !== undefined && (0,github_marker/* sameText */.QV)(memory.known.body ?? '', body))
                return done('unchanged', memory.known);
            const spent = last ? undefined : client.spent();
            return spent === undefined ? show(client, memory, body) : { type: 'problem', problem: spent };
        },
    };
}
async function show(client, memory, body) {
    const { thread, marker } = memory;
    if (memory.known === undefined) {
        const found = await thread.find(marker);
        if (!found.ok)
            return failed(found);
        memory.known = found.data;
    }
    if (memory.known !== undefined)
        return edit(client, memory, { comment: memory.known, body });
    const made = await (0,create_once/* createOnce */.U)(client, { post: () => thread.post(body), find: () => thread.find(marker) });
    if (!made.ok)
        return failed(made);
    memory.known = made.data;
    return (0,github_marker/* sameText */.QV)(made.data.body ?? '', body)
        ? done('created', made.data)
        : edit(client, memory, { comment: made.data, body });
}
async function edit(client, memory, { comment, body }) {
    if ((0,github_marker/* sameText */.QV)(comment.body ?? '', body))
        return done('unchanged', comment);
    const edited = await memory.thread.patch(comment.id, body);
    if (edited.ok) {
        memory.known = edited.data;
        return done('edited', edited.data);
    }
    // What it says now is not known, so that the same text is not taken for written.
    memory.known = { ...comment, body: null };
    if (edited.problem.kind !== 'not-found' || memory.recreated)
        return failed(edited);
    memory.recreated = true;
    memory.known = undefined;
    return show(client, memory, body);
}
function done(type, { id, html_url }) {
    return { type, id, url: html_url };
}
function failed({ problem }) {
    return { type: 'problem', problem };
}


/***/ }),

/***/ 79907:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ createOnce)
/* harmony export */ });
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1455);

const tries = 3;
/**
 * Makes one thing and never two: after an answer that leaves it open whether the request was carried out, GitHub is asked
 * before the request is repeated (05-github, REST; catalogue H4). When that question cannot be answered nothing is repeated.
 */
async function createOnce(client, { post, find }) {
    for (let count = 1;; count += 1) {
        const made = await post();
        if (made.ok || !(0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .mayBeStored */ .c1)(made.problem))
            return made;
        if (!(await client.pause(count * 2_000)))
            return made;
        const found = await find();
        if (!found.ok)
            return found;
        if (found.data !== undefined)
            return { ok: true, data: found.data };
        if (count === tries)
            return made;
    }
}


/***/ }),

/***/ 78579:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B_: () => (/* binding */ markerLine),
/* harmony export */   QV: () => (/* binding */ sameText),
/* harmony export */   WY: () => (/* binding */ markerEnd),
/* harmony export */   bb: () => (/* binding */ beginsWithMarker)
/* harmony export */ });
/**
 * The hidden line that says whose a text is: an HTML comment, invisible when rendered. The name is encoded so that nothing in
 * it can end the comment or the line.
 */
function markerLine(name) {
    return `<!-- ralph-action: ${encodeURIComponent(name)} -->`;
}
/** The line that ends a marked block. */
function markerEnd(name) {
    return `<!-- /ralph-action: ${encodeURIComponent(name)} -->`;
}
/**
 * Whether the text begins with the marker. Only the first line counts: bots that quote what people write would otherwise carry
 * a marker that a stranger copied.
 */
function beginsWithMarker(text, name) {
    return (text.split('\n', 1)[0] ?? '').trimEnd() === markerLine(name);
}
/** Whether GitHub holds this very text: it keeps CRLF of its editor and may drop white space at the end. */
function sameText(one, other) {
    const plain = (text) => text.replaceAll('\r\n', '\n').trimEnd();
    return plain(one) === plain(other);
}


/***/ }),

/***/ 58402:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   OA: () => (/* binding */ hasBlock),
/* harmony export */   UB: () => (/* binding */ ownBlock),
/* harmony export */   rc: () => (/* binding */ mergeBody)
/* harmony export */ });
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78579);

/** Our text between its marker lines. Lines in it that look like its end are left out. */
function ownBlock({ marker, text }) {
    return [(0,_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .markerLine */ .B_)(marker), text.replaceAll((0,_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .markerEnd */ .WY)(marker), ''), (0,_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .markerEnd */ .WY)(marker)].join('\n');
}
/**
 * The description with our block replaced and everything around it kept, byte for byte: people write there too. Undefined
 * when there is no whole block of ours, which means that the text is not, or no longer, ours to change.
 */
function mergeBody(existing, ours) {
    const found = findBlock(existing, ours.marker);
    if (found === undefined)
        return undefined;
    return `${existing.slice(0, found.from)}${ownBlock(ours)}${existing.slice(found.to)}`;
}
/** Whether the description carries a whole block of ours. */
function hasBlock(existing, marker) {
    return findBlock(existing, marker) !== undefined;
}
function findBlock(existing, marker) {
    const from = `\n${existing}`.indexOf(`\n${(0,_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .markerLine */ .B_)(marker)}`);
    if (from < 0)
        return undefined;
    const end = (0,_marker_js__WEBPACK_IMPORTED_MODULE_0__/* .markerEnd */ .WY)(marker);
    const at = existing.indexOf(end, from);
    return at < 0 ? undefined : { from, to: at + end.length };
}


/***/ }),

/***/ 59926:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ startsWork),
/* harmony export */   m: () => (/* binding */ isAboutHead)
/* harmony export */ });
/** Commands that start agents: five an hour for one person (03-interface \u00a74). */
function startsWork(command) {
    const { kind } = command;
    if (kind === 'init')
        return command.agent === true;
    return kind === 'objective' || kind === 'run' || kind === 'resume' || kind === 'retry' || kind === 'fix';
}
/** Commands that are about one commit of a pull request. */
function isAboutHead(command) {
    // Stories are read from an issue: on a pull request init is answered with that, whatever its head is.
    return (startsWork(command) && command.kind !== 'init') || command.kind === 'approve';
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
