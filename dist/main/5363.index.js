export const id = 5363;
export const ids = [5363];
export const modules = {

/***/ 95363:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  clientProgram: () => (/* binding */ clientProgram),
  E: () => (/* binding */ testedVersion)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/adapters/agents/claude.js + 6 modules
var claude = __webpack_require__(49966);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 17 modules
var schemas = __webpack_require__(38816);
// EXTERNAL MODULE: ./build/adapters/agents/json-lines.js
var json_lines = __webpack_require__(96738);
;// CONCATENATED MODULE: ./build/adapters/agents/codex-old.js

/**
 * A record of `codex exec --json` as its versions before 0.44 print it, `{id, msg: {type, \u2026}}`, in the words of the later ones;
 * every other record as it is. Its messages have no names: the record's number in the stream is theirs.
 */
function inNewWords(record, number) {
    const { msg } = record;
    if (!(0,json_lines/* isRecord */.u4)(msg))
        return record;
    const { message } = msg;
    switch (msg['type']) {
        case 'session_configured':
            return { type: 'thread.started', thread_id: msg['session_id'] };
        case 'task_started':
            return { type: 'turn.started' };
        case 'agent_message':
            return { type: 'item.completed', item: { id: String(number), type: 'agent_message', text: message } };
        case 'exec_command_begin':
            return { type: 'item.started', item: { type: 'command_execution', command: commandOf(msg['command']) } };
        case 'patch_apply_begin':
            return { type: 'item.completed', item: { type: 'file_change', changes: changesOf(msg['changes']) } };
        case 'stream_error':
            return { type: 'error', message: `Reconnecting... (${String(message)})` };
        case 'error':
            // Its turn ends with `task_complete` even so: like a later version's error it counts until there is an answer.
            return { type: 'error', message: String(message).replace(/^stream error: /, '') };
        case 'token_count':
            return { type: 'tokens', usage: usageOf(msg['info']) };
        case 'task_complete':
            return { type: 'turn.completed' };
        default:
            return record;
    }
}
function commandOf(command) {
    return Array.isArray(command) ? String(command.at(-1) ?? '') : '';
}
function changesOf(changes) {
    return Object.keys((0,json_lines/* isRecord */.u4)(changes) ? changes : {}).map((path) => ({ path }));
}
function usageOf(info) {
    return (0,json_lines/* isRecord */.u4)(info) ? info['total_token_usage'] : undefined;
}

// EXTERNAL MODULE: ./build/core/prices.js
var core_prices = __webpack_require__(16486);
// EXTERNAL MODULE: ./build/adapters/agents/reading-text.js
var reading_text = __webpack_require__(16410);
// EXTERNAL MODULE: ./build/adapters/agents/reading-words.js
var reading_words = __webpack_require__(86076);
// EXTERNAL MODULE: ./build/adapters/agents/reset-time.js + 2 modules
var reset_time = __webpack_require__(21495);
// EXTERNAL MODULE: ./build/adapters/agents/stderr.js
var agents_stderr = __webpack_require__(75014);
// EXTERNAL MODULE: ./build/adapters/agents/trouble.js
var agents_trouble = __webpack_require__(71423);
// EXTERNAL MODULE: ./build/adapters/agents/trouble-class.js
var trouble_class = __webpack_require__(2546);
// EXTERNAL MODULE: ./build/adapters/agents/usage-ledger.js
var usage_ledger = __webpack_require__(69761);
;// CONCATENATED MODULE: ./build/adapters/agents/event-finish.js








/**
 * Says what came of a call. Success is exit 0 and a good end and not killed by us; every one of the three lies alone
 * (06-agents "Results").
 */
function concludeStream(call) {
    const { seen, end } = call;
    const verdict = judge(call);
    const model = seen.model ?? call.model;
    const { trouble, ...told } = verdict;
    return {
        ...told,
        finalText: lastWords(seen),
        tokens: [...seen.usage.values()].reduce((sum, { tokens }) => (0,usage_ledger/* addTokens */.Ox)(sum, tokens), usage_ledger/* noTokens */._e),
        ...costOfStream(call),
        tools: seen.tools.uses(),
        permissionDenials: [...seen.denials],
        ...((told.waitingFor ?? told.class) === 'usage-limit' ? resetOf(trouble, end.at ?? seen.at) : {}),
        ...(seen.sessionId === undefined ? {} : { sessionId: seen.sessionId }),
        ...(model === undefined ? {} : { model }),
        ...(seen.answers === 0 ? {} : { turns: seen.answers }),
    };
}
function judge(call) {
    const { seen, end, format } = call;
    const { ended } = seen;
    if (end.killedBy !== undefined)
        return killed(call, end.killedBy);
    if (ended === undefined)
        return judgeEnd(call);
    if (!ended.isGood)
        return failed(call, ended.trouble ?? seen.trouble ?? seen.retry);
    if (end.exitCode !== 0) {
        if (seen.trouble !== undefined && end.signal === undefined)
            return failed(call, seen.trouble);
        return { class: 'crashed', detail: `${format.agent} reported a good end but ${(0,reading_words/* exitWords */.Ey)(end)}.` };
    }
    if (seen.denials.size > 0)
        return denied(call);
    if (lastWords(seen).trim() === '' && !seen.usedTool) {
        return { class: 'empty', detail: `${format.agent} ended well but said nothing and used no tool.` };
    }
    return { class: 'completed', detail: `${format.agent} finished.` };
}
/** An answer that ended well has tokens where its client counts them; what has none is the client's own. */
function lastWords({ ended, usedTool, message }) {
    return ended?.isGood === true && ended.isUnanswered === true && !usedTool ? '' : message.text;
}
/** There is no end event: what the stream said last counts, then what exit code and stderr say, then the exit alone. */
function judgeEnd(call) {
    const { seen, end, format } = call;
    const told = end.signal === undefined ? lastTold(call) : undefined;
    if (told !== undefined)
        return told;
    const said = (0,reading_text/* oneLine */.TN)(end.stderr ?? '', SENTENCE_CHARS) || seen.noise;
    const behind = said === '' ? '.' : `: ${said}`;
    if (end.exitCode === 0 && seen.records === 0 && seen.noise === '') {
        return { class: 'empty', detail: `${format.agent} exited with 0 and printed nothing${behind}` };
    }
    return { class: 'crashed', detail: `${format.agent} ${(0,reading_words/* exitWords */.Ey)(end)} without a good end${behind}` };
}
function lastTold(call) {
    const { seen, end, format } = call;
    const inside = seen.trouble ?? seen.retry;
    if (inside !== undefined)
        return failed(call, inside);
    // Once its model has answered, stderr is whoever's it started.
    const isUnderWay = seen.message.text !== '' || seen.usedTool;
    const outside = format.ofEnd({ ...end, isUnderWay }) ?? troubleOfWords(call);
    if (outside !== undefined && (0,trouble_class/* classOfTrouble */.H)(outside) !== undefined)
        return failed(call, outside);
    // A client that nobody can ask may stop where it is refused a tool, without another word.
    return end.exitCode === 0 && seen.denials.size > 0 ? denied(call) : undefined;
}
/** Where it printed words in place of a stream and failed, the words are its own. */
function troubleOfWords({ seen, end }) {
    return seen.records === 0 && end.exitCode !== 0 ? (0,agents_stderr/* troubleOfStderr */.T)(seen.noise) : undefined;
}
function killed({ seen, end, format }, killedBy) {
    const detail = `${format.agent} was ended by us (${(0,reading_text/* oneLine */.TN)(killedBy, SENTENCE_CHARS)})`;
    const waiting = seen.retry ?? seen.trouble;
    if (waiting === undefined)
        return { class: 'killed', detail: `${detail}.` };
    const trouble = joined(waiting, format.ofEnd(end));
    const cause = causeOf(trouble) || 'the service did not answer';
    return {
        class: 'killed',
        detail: `${detail} while it waited: ${cause}`,
        waitingFor: (0,trouble_class/* classOfTrouble */.H)(trouble) ?? 'crashed',
        trouble,
    };
}
function failed({ end, format }, told) {
    const trouble = joined(told ?? { codes: [], sentence: '' }, format.ofEnd(end));
    const name = (0,trouble_class/* classOfTrouble */.H)(trouble) ?? 'crashed';
    const cause = causeOf(trouble);
    const words = (0,reading_words/* wordsOf */.Z9)(name, format.agent);
    return { class: name, detail: cause === '' ? `${words}.` : `${words}: ${cause}`, trouble };
}
/**
 * What stream and end say together. The stream is the nearer witness, since outside of it stand the words of other programs too: they
 * name a class only where it names none, and add times only to the class that it names.
 */
function joined(stream, outside) {
    const [near, far] = [stream, outside].map((each) => each && (0,trouble_class/* classOfTrouble */.H)(each));
    if (outside === undefined || (near !== undefined && near !== far))
        return stream;
    const codes = [...stream.codes, ...outside.codes];
    if (near === undefined && far !== undefined)
        return { ...stream, ...outside, codes };
    return { ...outside, ...stream, codes, sentence: stream.sentence || outside.sentence };
}
function denied({ seen, format }) {
    return { class: 'permission-denied', detail: (0,reading_text/* oneLine */.TN)((0,reading_words/* deniedWords */.px)(format.agent, [...seen.denials]), SENTENCE_CHARS) };
}
function causeOf({ status, codes, sentence }) {
    const [name] = codes;
    const parts = [status === undefined ? undefined : `HTTP ${status}`, name].filter((part) => part !== undefined);
    const said = (0,reading_text/* oneLine */.TN)(sentence, SENTENCE_CHARS);
    if (said === '')
        return parts.join(', ');
    return parts.length === 0 ? said : `${said} (${parts.join(', ')})`;
}
function resetOf(trouble, now) {
    if (trouble === undefined)
        return {};
    const { waitMs, sentence, codes } = trouble;
    // A day is not over in minutes, so nobody said when this one is.
    if (codes.includes(agents_trouble/* QUOTA_OF_A_DAY */.sl) && waitMs !== undefined && waitMs <= agents_trouble/* LONGEST_BACKOFF_MS */.bM)
        return {};
    const waited = waitMs === undefined || now === undefined ? undefined : now + waitMs;
    const resetAt = trouble.resetAt ?? waited ?? (0,reset_time/* resetIn */.J)(sentence, now);
    return resetAt === undefined ? {} : { resetAt };
}
/** The client's own figure, else that of the price table; without tokens nothing is known. */
function costOfStream({ seen, model, prices, }) {
    const { costUsd: told, usage, uncharged } = seen;
    const parts = [...(told === undefined ? usage : uncharged).values()].map((part) => ({
        tokens: part.tokens,
        model: part.model ?? seen.model ?? model ?? '',
    }));
    const reckoned = (0,core_prices/* costOf */.ho)(parts, prices);
    const partial = (0,core_prices/* hasUnpriced */.DO)(parts, prices) ? { isCostPartial: true } : {};
    if (reckoned === undefined)
        return told === undefined ? {} : { costUsd: told, ...partial };
    return { costUsd: (told ?? 0) + reckoned, isCostReckoned: true, ...partial };
}
const SENTENCE_CHARS = 300;

// EXTERNAL MODULE: ./build/adapters/agents/tool-count.js
var tool_count = __webpack_require__(91854);
;// CONCATENATED MODULE: ./build/adapters/agents/event-seen.js



/** Nothing was seen yet. */
function nothingSeen() {
    return {
        records: 0,
        noise: '',
        sessionId: undefined,
        model: undefined,
        at: undefined,
        message: { id: undefined, text: '', isOpen: false },
        tools: (0,tool_count/* openToolCount */.a)(),
        usedTool: false,
        denials: new Set(),
        usage: new Map(),
        summed: 0,
        costUsd: undefined,
        uncharged: new Map(),
        retry: undefined,
        trouble: undefined,
        ended: undefined,
        answers: 0,
        counted: { turn: 0, tool: 0 },
    };
}
/** Takes one event in. */
function takeEvent(seen, event) {
    if (event.type === 'turn' || event.type === 'tool')
        seen.counted[event.type] += 1;
    switch (event.type) {
        case 'session':
            takeSession(seen, event);
            break;
        case 'text':
            takeText(seen, event);
            break;
        case 'tool':
            takeTool(seen, event.name);
            break;
        case 'denied':
            if (seen.denials.size < MOST_DENIALS)
                seen.denials.add(event.tool);
            break;
        case 'usage':
            takeUsage(seen, event);
            break;
        case 'retry':
            seen.retry = event.trouble;
            goOn(seen);
            break;
        case 'trouble':
            seen.trouble = event.trouble;
            if (seen.ended?.isGood === true)
                goOn(seen);
            break;
        case 'ended':
            takeEnd(seen, event);
            break;
        case 'turn':
            goOn(seen);
            break;
    }
}
const TEXT_CHARS = 64 * 1024;
const MOST_DENIALS = 20;
const MOST_MODELS = 50;
function takeSession(seen, { sessionId, model, at }) {
    seen.sessionId ??= sessionId;
    seen.model ??= model;
    seen.at = at ?? seen.at;
}
/**
 * What an event makes of the end that was told:
 *
 * | | none | good | bad | bad and lasting |
 * |---|---|---|---|---|
 * | turn, tool, retry | none | none | none | stays |
 * | words | none | stays | stays | stays |
 * | trouble | none | none | stays | stays |
 * | good end | good, bad after trouble | good | stays | stays |
 * | bad end | bad | bad | bad | stays |
 */
function goOn(seen) {
    if (seen.ended?.isLasting !== true)
        seen.ended = undefined;
}
/** An answer of the model ends whatever trouble came before it. */
function answered(seen) {
    seen.retry = undefined;
    seen.trouble = undefined;
}
function takeText(seen, { id, text }) {
    if (text === '')
        return;
    answered(seen);
    const { message } = seen;
    const goesOn = id === undefined ? message.isOpen : id === message.id;
    seen.message = { id, text: (0,reading_text/* clipStart */.rh)(goesOn ? message.text + text : text, TEXT_CHARS), isOpen: true };
}
function takeTool(seen, name) {
    // A tool may be one that was called before the trouble came.
    seen.retry = undefined;
    goOn(seen);
    seen.usedTool = true;
    seen.tools.add(name);
    seen.message = { ...seen.message, isOpen: false };
}
function takeUsage(seen, { parts, isSum, costUsd }) {
    if (isSum)
        takeSum(seen, parts);
    else {
        seen.answers += 1;
        for (const part of parts)
            addUsage(seen.usage, part);
    }
    takeCost(seen, { parts, isSum, costUsd });
}
/** A sum cannot fall: one that tells less than the one before, or nothing, is no sum of it all. */
function takeSum(seen, parts) {
    const sums = new Map();
    for (const part of parts)
        addUsage(sums, part);
    const all = allOf(sums);
    if (all < seen.summed || (all === 0 && seen.usage.size > 0))
        return;
    seen.usage = sums;
    seen.summed = all;
}
function takeCost(seen, { parts, isSum, costUsd }) {
    if (isSum && costUsd !== undefined) {
        seen.costUsd = Math.max(seen.costUsd ?? 0, costUsd);
        seen.uncharged = new Map();
    }
    else if (costUsd !== undefined)
        seen.costUsd = (seen.costUsd ?? 0) + costUsd;
    else if (!isSum)
        for (const part of parts)
            addUsage(seen.uncharged, part);
}
function allOf(usage) {
    return [...usage.values()].flatMap(({ tokens }) => Object.values(tokens)).reduce((sum, count) => sum + count, 0);
}
function addUsage(usage, part) {
    const key = part.model ?? '';
    const before = usage.get(key);
    if (before === undefined && usage.size >= MOST_MODELS)
        return;
    usage.set(key, before === undefined ? part : { ...part, tokens: (0,usage_ledger/* addTokens */.Ox)(before.tokens, part.tokens) });
}
/** An error or a retry after which no answer came is the end, whatever the client makes of it. */
function takeEnd(seen, event) {
    if (seen.ended?.isLasting === true)
        return;
    if (seen.ended?.isGood === false && event.isGood)
        return;
    const isGood = event.isGood && seen.trouble === undefined && seen.retry === undefined;
    seen.ended = { ...event, isGood };
    if (isGood)
        answered(seen);
    if (isGood && event.text !== undefined && event.text !== '') {
        seen.message = { id: undefined, text: (0,reading_text/* clipStart */.rh)(event.text, TEXT_CHARS), isOpen: false };
    }
}

;// CONCATENATED MODULE: ./build/adapters/agents/few-models.js
/** More than any call uses. */
const MOST_NAMED = 40;
/**
 * The same usage under few names, whatever names a stream makes up: beyond them tokens count for the model that was asked for, and of
 * a sum those models keep their names that used the most. `before` has the names that are known already.
 */
function underFewNames(event, before) {
    const known = event.isSum ? [] : [...before.keys()];
    if (known.length + event.parts.length <= MOST_NAMED)
        return event;
    const names = new Set(known);
    const take = (part) => {
        const name = part.model ?? '';
        if (names.size < MOST_NAMED)
            names.add(name);
        return names.has(name) ? part : { tokens: part.tokens };
    };
    return { ...event, parts: (event.isSum ? event.parts.toSorted((a, b) => few_models_all(b) - few_models_all(a)) : event.parts).map(take) };
}
function few_models_all({ tokens }) {
    return Object.values(tokens).reduce((sum, count) => sum + count, 0);
}

// EXTERNAL MODULE: ./build/adapters/agents/guarded-reader.js
var guarded_reader = __webpack_require__(25138);
;// CONCATENATED MODULE: ./build/adapters/agents/event-reader.js









/** Makes a reader of a client's stream of JSON records; its memory does not grow with the stream. */
function readerOf(format) {
    return (0,guarded_reader/* guarded */.N)(format.agent, unguarded(format));
}
function unguarded(format) {
    return ({ model, prices, withheld = [] } = {}) => {
        const seen = nothingSeen();
        const lines = (0,json_lines/* openJsonLines */.qj)();
        const read = format.open();
        const told = teller();
        const { ofUsageFile, ofUsageLine } = format;
        let finished = false;
        return {
            line: (text) => {
                if (finished)
                    return undefined;
                const records = lines.take(text);
                seen.records += records.length;
                if (records.length === 0 && !/^[\s{}\][]/.test(text))
                    seen.noise = (0,reading_text/* oneLine */.TN)(text, NOISE_CHARS) || seen.noise;
                const events = records
                    .flatMap((record) => eventsOf(read, record) ?? [UNREADABLE])
                    .filter((event) => !isOurs(event, withheld));
                for (const event of events)
                    take(seen, event);
                return told(events);
            },
            costSoFar: () => costOfStream({ seen, model, prices }).costUsd,
            turnsSoFar: () => seen.counted[format.counts],
            ...(ofUsageFile && {
                usageFile: (text) => {
                    for (const event of eventsIn(ofUsageFile, text))
                        take(seen, event);
                },
            }),
            ...(ofUsageLine && {
                usageLine: (text) => {
                    const events = eventsIn(ofUsageLine, text);
                    for (const event of events)
                        take(seen, event);
                    return lastProgress(events);
                },
            }),
            finish: (end) => {
                finished = true;
                return concludeStream({ seen, end, format, model, prices });
            },
        };
    };
}
/** Of a file of its own, which tells nothing where it cannot be read. */
function eventsIn(read, text) {
    const record = (0,json_lines/* parseJson */.qF)(text);
    return (0,json_lines/* isRecord */.u4)(record) ? (eventsOf(read, record) ?? []) : [];
}
/** Undefined for a record made to break its reader. */
function eventsOf(read, record) {
    try {
        return [...read(record)];
    }
    catch {
        return undefined;
    }
}
/** What nobody can read may have been an error, so it counts as a bad end: more work may follow it, but no success rests on it. */
const UNREADABLE = { type: 'ended', isGood: false };
function take(seen, event) {
    try {
        takeEvent(seen, event.type === 'usage' ? underFewNames(event, seen.usage) : event);
    }
    catch {
        takeEvent(seen, UNREADABLE);
    }
}
/** A refusal of a tool that we took away is what we wanted. */
function isOurs(event, withheld) {
    return event.type === 'denied' && withheld.some((name) => event.tool === name || event.tool.startsWith(`${name}: `));
}
const NOISE_CHARS = 300;
/**
 * Tells of one record after the other. A text without a name comes in pieces: it is told as one, once something else comes, since
 * of a secret in pieces nobody would know any.
 */
function teller() {
    const waiting = [];
    let text = '';
    return (events) => {
        const now = lastProgress(events);
        if (now?.isHopeless === true)
            return now;
        const piece = events.map(pieceOf).join('');
        if (piece !== '' && (now === undefined || now.kind === 'text')) {
            text = (0,reading_text/* clipEnd */.Oq)(text + piece, reading_text/* MOST_TOLD_CHARS */.Cu);
            return waiting.shift();
        }
        if (now === undefined)
            return waiting.shift();
        if (text.trim() !== '')
            waiting.push(progress('text', text));
        text = '';
        waiting.push(now);
        return waiting.shift();
    };
}
function pieceOf(event) {
    return event.type === 'text' && event.id === undefined ? event.text : '';
}
/** One line per record: what was done says more than what it took. */
function lastProgress(events) {
    const told = events.map(progressOf).filter((each) => each !== undefined);
    return told.findLast(({ kind }) => kind !== 'tokens') ?? told.at(-1);
}
function progressOf(event) {
    switch (event.type) {
        case 'text':
            return event.text.trim() === '' ? undefined : progress('text', event.text);
        case 'tool':
            return progress('tool', event.target);
        case 'denied':
            return progress('tool', `${event.tool} was not permitted`);
        case 'usage':
            return progress('tokens', (0,reading_words/* tokenWords */.Hs)(event.parts.reduce((sum, { tokens }) => (0,usage_ledger/* addTokens */.Ox)(sum, tokens), usage_ledger/* noTokens */._e)));
        case 'retry':
            return ofRetry(event);
        case 'trouble':
            return progress('retry', event.trouble.sentence);
        case 'ended':
        case 'session':
        case 'turn':
            return undefined;
    }
}
function progress(kind, text) {
    return { kind, text: (0,reading_text/* oneLine */.TN)(text, reading_text/* MOST_TOLD_CHARS */.Cu) };
}
/** A refused key is no hiccup of the service: after a few refusals nobody waits for the client to give up. */
function ofRetry({ trouble, attempt }) {
    const name = (0,trouble_class/* classOfTrouble */.H)(trouble);
    const isHopeless = (attempt ?? 0) >= HOPELESS_RETRY && (name === 'auth' || name === 'billing');
    const cause = trouble.sentence || (trouble.status === undefined ? 'no answer' : `HTTP ${trouble.status}`);
    const which = attempt === undefined ? 'retry' : `retry ${attempt}`;
    return { ...progress('retry', `${which}: ${cause}`), ...(isHopeless ? { isHopeless: true } : {}) };
}
const HOPELESS_RETRY = 4;

// EXTERNAL MODULE: ./build/adapters/agents/lenient.js
var lenient = __webpack_require__(92163);
// EXTERNAL MODULE: ./build/adapters/agents/provider-error.js
var provider_error = __webpack_require__(94400);
// EXTERNAL MODULE: ./build/adapters/agents/tool-words.js
var tool_words = __webpack_require__(92136);
// EXTERNAL MODULE: ./build/adapters/agents/trouble-sentences.js + 4 modules
var trouble_sentences = __webpack_require__(75585);
;// CONCATENATED MODULE: ./build/adapters/agents/codex-stream.js








/** Reads `codex exec --json` (06-agents "Results"). It names no model and no cost, and its usage is the sum of the thread so far. */
const openCodexReader = readerOf(format());
function format() {
    return {
        agent: 'codex',
        counts: 'tool',
        open: () => {
            let startedAt;
            let records = 0;
            return (record) => {
                records += 1;
                const read = codex_stream_event.safeParse(inNewWords(record, records));
                if (!read.success)
                    return [];
                if (read.data.type === 'thread.started')
                    startedAt = timeOf(read.data.thread_id);
                return codex_stream_eventsOf(read.data, startedAt);
            };
        },
        ofEnd: agents_stderr/* troubleOfEnd */._,
    };
}
const usage = schemas/* object */.Ikc({
    input_tokens: lenient/* count */.U9,
    cached_input_tokens: lenient/* count */.U9,
    cache_write_input_tokens: lenient/* count */.U9,
    output_tokens: lenient/* count */.U9,
})
    .catch({ input_tokens: 0, cached_input_tokens: 0, cache_write_input_tokens: 0, output_tokens: 0 });
const item = schemas/* object */.Ikc({
    id: lenient/* word */.Vm,
    type: lenient/* text */.Qq,
    text: lenient/* text */.Qq,
    status: lenient/* text */.Qq,
    command: lenient/* text */.Qq,
    query: lenient/* text */.Qq,
    server: lenient/* text */.Qq,
    tool: lenient/* text */.Qq,
    changes: schemas/* array */.YOg(lenient/* fields */.OA).catch([]),
});
const codex_stream_event = schemas/* discriminatedUnion */.gMt('type', [
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('thread.started'), thread_id: lenient/* text */.Qq }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('turn.started') }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('turn.completed'), usage: usage.optional() }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('tokens'), usage }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('turn.failed'), error: schemas/* object */.Ikc({ message: lenient/* text */.Qq }).catch({ message: '' }) }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('error'), message: lenient/* text */.Qq }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('item.started'), item }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('item.completed'), item }),
]);
function codex_stream_eventsOf(read, startedAt) {
    switch (read.type) {
        case 'thread.started':
            return [
                {
                    type: 'session',
                    ...(read.thread_id === '' ? {} : { sessionId: read.thread_id }),
                    ...(startedAt === undefined ? {} : { at: startedAt }),
                },
            ];
        case 'turn.started':
            return [{ type: 'turn' }];
        case 'turn.completed':
            return [...(read.usage === undefined ? [] : [ofUsage(read.usage)]), { type: 'ended', isGood: true }];
        case 'tokens':
            return [ofUsage(read.usage)];
        case 'turn.failed':
            return [ofFailure(read.error.message)];
        case 'error':
            return [ofError(read.message)];
        case 'item.started':
            return toolOf(read.item);
        case 'item.completed':
            return ofItem(read.item);
    }
}
/** What the client says while it goes on; without the number of the try it is an error that may be the end. */
function ofError(message) {
    const [, attempt, cause] = /^Reconnecting\.\.\. (?:(\d+)\/\d+ )?(?:waiting for network )?\(?([\s\S]*?)\)?$/.exec(message) ?? [];
    if (cause === undefined)
        return { type: 'trouble', trouble: troubleOf(message) };
    return {
        type: 'retry',
        trouble: troubleOf(cause),
        ...(attempt === undefined ? {} : { attempt: Number(attempt) }),
    };
}
/** Without a word of its own it failed for what was said before. */
function ofFailure(message) {
    return { type: 'ended', isGood: false, ...(message === '' ? {} : { trouble: troubleOf(message) }) };
}
function ofItem(done) {
    if (done.type === 'agent_message')
        return [{ type: 'text', text: done.text, id: done.id ?? '' }];
    if (done.status === 'declined')
        return [{ type: 'denied', tool: nameAndTarget(done).target }];
    // Edits of files and searches are told only when they are done.
    return done.type === 'file_change' || done.type === 'web_search' ? [{ type: 'tool', ...nameAndTarget(done) }] : [];
}
const TOOLS_TOLD_EARLY = ['command_execution', 'mcp_tool_call', 'collab_tool_call'];
function toolOf(started) {
    return TOOLS_TOLD_EARLY.includes(started.type) ? [{ type: 'tool', ...nameAndTarget(started) }] : [];
}
function nameAndTarget({ type, command, query, server, tool, changes }) {
    const name = type === 'mcp_tool_call' ? `${server}.${tool}` : tool === '' ? type : tool;
    const path = changes[0]?.['path'];
    return { name, target: (0,tool_words/* describeTool */.W)(name, { command, query, ...(path === undefined ? {} : { path }) }) };
}
function ofUsage(used) {
    return { type: 'usage', isSum: true, parts: [{ tokens: tokensOf(used) }] };
}
function tokensOf(used) {
    const cacheRead = Math.min(used.cached_input_tokens, used.input_tokens);
    const cacheWrite = Math.min(used.cache_write_input_tokens, used.input_tokens - cacheRead);
    return { input: used.input_tokens - cacheRead - cacheWrite, output: used.output_tokens, cacheRead, cacheWrite };
}
/** The client puts words of its own in front of what the service said. */
function troubleOf(message) {
    const [, status, said = message] = FRAMES.exec(message.replace(/^Error running remote compact task: /, '')) ?? [];
    const inner = (0,provider_error/* troubleOfText */.u)(said);
    return {
        ...inner,
        ...(status === undefined ? {} : { status: Number(status) }),
        // Where nothing is known of the words behind the frame, the frame itself says what happened.
        sentence: (0,trouble_sentences/* sentenceClass */.k)(inner) === undefined && status === undefined ? message : inner.sentence || message,
    };
}
const FRAMES = /^(?:unexpected status|exceeded retry limit, last status:|stream disconnected before completion:|rate limit exceeded:) ?(?:(\d{3})\b[^:]*(?:: )?)?([\s\S]*)$/;
/** The first half of a thread's name is the time at which it was made (UUID version 7). */
function timeOf(threadId) {
    const [, high = '', low = ''] = /^([0-9a-f]{8})-([0-9a-f]{4})-7/.exec(threadId) ?? [];
    return high === '' ? undefined : Number.parseInt(high + low, 16);
}

;// CONCATENATED MODULE: ./build/adapters/agents/codex.js

/** OpenAI Codex, native binary, headless with JSON events (06-agents "Commands"). It has no cap of its own on turns or money, and tells tools, not requests. */
const codexDriver = {
    name: 'codex',
    version: '0.169.0',
    package: '@openai/codex',
    native: { scope: '@openai', names: [`codex-${process.platform}-${process.arch}`], paths: ['vendor/*/bin/codex'] },
    isCountedByUs: true,
    args: codexArgs,
    environment: () => ({}),
    keyNames: ['OPENAI_API_KEY', 'CODEX_API_KEY'],
    // Without a login of its own it reads the key under this name alone.
    keysOf: ({ OPENAI_API_KEY: key, ...keys }) => ({
        ...(key === undefined ? {} : { CODEX_API_KEY: key, OPENAI_API_KEY: key }),
        ...keys,
    }),
    openReader: openCodexReader,
};
function codexArgs(call) {
    return [
        ...['exec', '--json', '--skip-git-repo-check'],
        ...permissionArgs(call),
        ...SWITCHES.flatMap((switched) => ['-c', switched]),
        ...(call.model === undefined ? [] : ['-m', call.model]),
        ...call.extra,
        // The prompt is on stdin.
        '-',
    ];
}
/** Keys stay out of its shells, and it asks no service that is not the model's. */
const SWITCHES = [
    'check_for_update_on_startup=false',
    'analytics.enabled=false',
    'shell_environment_policy.ignore_default_excludes=false',
];
function permissionArgs({ skipPermissions }) {
    if (skipPermissions)
        return ['--dangerously-bypass-approvals-and-sandbox'];
    return ['--sandbox', 'workspace-write', '-c', 'sandbox_workspace_write.network_access=true'];
}

;// CONCATENATED MODULE: ./build/adapters/agents/copilot-trouble.js


/**
 * Reads the data of copilot's `session.error` and `model.call_failure`. `refused` is the failure of the last request, whose names
 * the final error leaves out.
 */
function copilotTrouble(data, refused) {
    const message = lenient/* text */.Qq.parse(data['message']) || lenient/* text */.Qq.parse(data['errorMessage']);
    const inner = (0,provider_error/* troubleOfText */.u)(unframed(message));
    const code = lenient/* status */.h5.parse(data['statusCode']) ?? inner.status ?? refused?.status;
    const own = ['errorCode', 'errorType', 'failureKind'].map((key) => lenient/* text */.Qq.parse(data[key]));
    const waitMs = inner.waitMs ?? refused?.waitMs;
    return {
        ...inner,
        codes: [
            ...new Set([
                ...own.filter((name) => name !== ''),
                ...inner.codes,
                ...(refused?.codes ?? []),
                ...ofRetries(message),
            ]),
        ],
        sentence: inner.sentence || (refused?.sentence ?? ''),
        ...(code === undefined ? {} : { status: code }),
        ...(waitMs === undefined ? {} : { waitMs }),
    };
}
/** Takes away what the client says of its own retries, and the quotation marks of an error that it could not read. */
function unframed(message) {
    const last = message.lastIndexOf(LAST);
    return (last < 0 ? message : message.slice(last + LAST.length))
        .replace(/^(?:Execution failed: )?(?:[A-Za-z]*Error: )*/, '')
        .replace(/^"([\s\S]*)"$/, '$1');
}
const LAST = ' Last error: ';
/** What it tried again until it gave up is its service's trouble, where nothing better is known of it. */
function ofRetries(message) {
    return /\bretried \d+ times\b/.test(message) ? ['server_error'] : [];
}

;// CONCATENATED MODULE: ./build/adapters/agents/copilot-usage.js




/**
 * Reads the file of copilot's `--usage-output-file`: tokens model by model, those of sub-agents among them, and the credits of a
 * subscription. Its input counts what the cache gave and took. An own key has no credits: the price table knows what it costs.
 */
function copilotUsage(record) {
    const read = usageFile.safeParse(record);
    if (!read.success)
        return [];
    const { modelMetrics, totalNanoAiu } = read.data;
    const parts = Object.entries(modelMetrics).map(([name, { usage }]) => ({
        model: (0,reading_text/* clipEnd */.Oq)(name, MODEL_CHARS),
        tokens: copilot_usage_tokensOf(usage),
    }));
    const credits = totalNanoAiu * USD_PER_NANO_CREDIT;
    // Credits follow the list prices: fewer than those come to were not counted in full.
    const isWhole = credits > 0 && credits >= ((0,core_prices/* costOf */.ho)(parts) ?? 0);
    return [{ type: 'usage', isSum: true, parts, ...(isWhole ? { costUsd: credits } : {}) }];
}
/**
 * Reads a line of the file of its traces: a request to a model, whatever agent made it, that has been answered. Like the other file
 * it counts what the cache gave and took as input. The sums that it also traces repeat them.
 */
function copilotRequest(record) {
    const read = span.safeParse(record);
    if (!read.success)
        return [];
    const { attributes: told } = read.data;
    const tokens = copilot_usage_tokensOf({
        inputTokens: told['gen_ai.usage.input_tokens'],
        outputTokens: told['gen_ai.usage.output_tokens'],
        cacheReadTokens: told['gen_ai.usage.cache_read.input_tokens'],
        cacheWriteTokens: told['gen_ai.usage.cache_creation.input_tokens'],
    });
    const model = told['gen_ai.response.model'] ?? told['gen_ai.request.model'];
    return [{ type: 'usage', isSum: false, parts: [{ ...(model === undefined ? {} : { model }), tokens }] }];
}
const span = schemas/* object */.Ikc({
    type: schemas/* literal */.euz('span'),
    attributes: schemas/* object */.Ikc({
        'gen_ai.operation.name': schemas/* literal */.euz('chat'),
        'gen_ai.response.model': lenient/* word */.Vm,
        'gen_ai.request.model': lenient/* word */.Vm,
        'gen_ai.usage.input_tokens': lenient/* count */.U9,
        'gen_ai.usage.output_tokens': lenient/* count */.U9,
        'gen_ai.usage.cache_read.input_tokens': lenient/* count */.U9,
        'gen_ai.usage.cache_creation.input_tokens': lenient/* count */.U9,
    }),
});
/** A credit is a cent. */
const USD_PER_NANO_CREDIT = 1e-11;
const MODEL_CHARS = 200;
const unused = { inputTokens: 0, outputTokens: 0, cacheReadTokens: 0, cacheWriteTokens: 0 };
const copilot_usage_usage = schemas/* object */.Ikc({ inputTokens: lenient/* count */.U9, outputTokens: lenient/* count */.U9, cacheReadTokens: lenient/* count */.U9, cacheWriteTokens: lenient/* count */.U9 })
    .catch(unused);
/** A model that is none must not hide what the others used. */
const metrics = schemas/* object */.Ikc({ usage: copilot_usage_usage }).catch({ usage: unused });
const usageFile = schemas/* object */.Ikc({ modelMetrics: schemas/* record */.g1P(schemas/* string */.YjP(), metrics), totalNanoAiu: lenient/* count */.U9 });
function copilot_usage_tokensOf(used) {
    const cacheRead = Math.min(used.cacheReadTokens, used.inputTokens);
    const cacheWrite = Math.min(used.cacheWriteTokens, used.inputTokens - cacheRead);
    return { input: used.inputTokens - cacheRead - cacheWrite, output: used.outputTokens, cacheRead, cacheWrite };
}

// EXTERNAL MODULE: ./build/adapters/agents/provider-times.js
var provider_times = __webpack_require__(20648);
;// CONCATENATED MODULE: ./build/adapters/agents/copilot-stream.js









/**
 * Reads copilot's `--output-format json` (06-agents "Results"). It repeats the prompt as a message of the user, which is not
 * read, and tells no tokens: they are in files of their own, request by request while it works, and whole at its end
 * (`--usage-output-file`).
 */
const openCopilotReader = readerOf(copilot_stream_format());
function copilot_stream_format() {
    return {
        agent: 'copilot',
        counts: 'turn',
        open: () => {
            const told = { tools: new Map(), refused: undefined, refusals: 0 };
            return (record) => {
                const at = (0,provider_times/* epochMs */.e)(record['timestamp']);
                const time = at === undefined ? [] : [{ type: 'session', at }];
                const read = copilot_stream_event.safeParse(record);
                return read.success ? [...time, ...copilot_stream_eventsOf(read.data, told)] : time;
            };
        },
        ofUsageFile: copilotUsage,
        ofUsageLine: copilotRequest,
        ofEnd: agents_stderr/* troubleOfEnd */._,
    };
}
const copilot_stream_event = schemas/* discriminatedUnion */.gMt('type', [
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('session.tools_updated'), data: schemas/* object */.Ikc({ model: lenient/* word */.Vm }) }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('assistant.turn_start') }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('assistant.message'),
        data: schemas/* object */.Ikc({ messageId: lenient/* word */.Vm, content: lenient/* text */.Qq, parentToolCallId: lenient/* word */.Vm }),
    }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('tool.execution_start'),
        data: schemas/* object */.Ikc({ toolCallId: lenient/* text */.Qq, toolName: lenient/* text */.Qq, arguments: lenient/* fields */.OA }),
    }),
    schemas/* object */.Ikc({
        type: schemas/* literal */.euz('tool.execution_complete'),
        data: schemas/* object */.Ikc({ toolCallId: lenient/* text */.Qq, success: schemas/* boolean */.zMY().catch(true), error: lenient/* fields */.OA }),
    }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('model.call_failure'), data: lenient/* fields */.OA }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('session.error'), data: lenient/* fields */.OA }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('abort'), data: schemas/* object */.Ikc({ reason: lenient/* text */.Qq }).catch({ reason: '' }) }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('result'), sessionId: lenient/* word */.Vm, exitCode: schemas/* int */.Whr().catch(1) }),
]);
function copilot_stream_eventsOf(read, told) {
    switch (read.type) {
        case 'session.tools_updated':
            return read.data.model === undefined ? [] : [{ type: 'session', model: read.data.model }];
        case 'assistant.turn_start':
            return [{ type: 'turn' }];
        case 'assistant.message':
            return ofMessage(read.data, told);
        case 'tool.execution_start':
            return [ofTool(read.data, told)];
        case 'tool.execution_complete':
            return ofToolEnd(read.data, told);
        case 'model.call_failure':
            return [copilot_stream_ofFailure(read.data, told)];
        case 'session.error':
            return [{ type: 'trouble', trouble: lastTrouble(read.data, told) }];
        case 'abort':
            return [ofAbort(read.data.reason)];
        case 'result':
            return [
                ...(read.sessionId === undefined ? [] : [{ type: 'session', sessionId: read.sessionId }]),
                { type: 'ended', isGood: read.exitCode === 0 },
            ];
    }
}
/** It tries a refusal for a rate again, unless the service forbids it: then a limit is used up. */
function lastTrouble(data, { refused, refusals }) {
    const trouble = copilotTrouble(data, refused);
    const isLimit = trouble.status === 429 && refusals === 1 && trouble.waitMs === undefined;
    return isLimit ? { ...trouble, codes: ['usage_limit_reached', ...trouble.codes] } : trouble;
}
/** Messages of sub-agents belong to a tool call. */
function ofMessage({ messageId, content, parentToolCallId, }, told) {
    told.refused = undefined;
    told.refusals = 0;
    return parentToolCallId === undefined ? [{ type: 'text', text: content, id: messageId ?? '' }] : [];
}
const MOST_TOOLS = 256;
function ofTool({ toolCallId, toolName, arguments: input }, { tools }) {
    const target = (0,tool_words/* describeTool */.W)(toolName, input);
    const [oldest] = tools.keys();
    if (tools.size >= MOST_TOOLS && oldest !== undefined)
        tools.delete(oldest);
    tools.set((0,reading_text/* clipEnd */.Oq)(toolCallId, 200), target);
    return { type: 'tool', name: toolName, target };
}
const REFUSALS = ['denied', 'rejected'];
function ofToolEnd({ toolCallId, success, error }, { tools }) {
    if (success || !REFUSALS.includes(String(error['code'])))
        return [];
    return [{ type: 'denied', tool: tools.get((0,reading_text/* clipEnd */.Oq)(toolCallId, 200)) ?? 'a tool' }];
}
function copilot_stream_ofFailure(data, told) {
    told.refused = copilotTrouble(data);
    told.refusals += 1;
    const attempt = data['retryAttempt'];
    return { type: 'retry', trouble: told.refused, ...(typeof attempt === 'number' ? { attempt: attempt + 1 } : {}) };
}
/** It was interrupted; its result counts that as an exit of 0. */
function ofAbort(reason) {
    const sentence = `it was interrupted${reason === '' ? '' : ` (${(0,reading_text/* clipEnd */.Oq)(reason, 100)})`}`;
    return { type: 'ended', isGood: false, isLasting: true, trouble: { codes: [], sentence } };
}

;// CONCATENATED MODULE: ./build/adapters/agents/copilot.js

/** Its own subscription, or the provider that the job's variables name. */
const OWN_NAMES = ['COPILOT_GITHUB_TOKEN', 'COPILOT_PROVIDER_API_KEY', 'COPILOT_PROVIDER_BEARER_TOKEN'];
const KEY_NAMES = [...OWN_NAMES, 'ANTHROPIC_API_KEY', 'OPENAI_API_KEY'];
const EDITING_TOOLS = ['apply_patch', 'create', 'edit', 'str_replace_editor'];
/** GitHub Copilot CLI, native binary, headless with JSON events (06-agents "Commands"). It has no cap of its own on turns or money. */
const copilotDriver = {
    name: 'copilot',
    version: '1.0.102',
    package: '@github/copilot',
    native: { scope: '@github', names: [`copilot-${process.platform}-${process.arch}`], paths: ['copilot'] },
    isCountedByUs: true,
    args: copilotArgs,
    environment: () => ({ COPILOT_AUTO_UPDATE: 'false' }),
    liveUsage: 'COPILOT_OTEL_FILE_EXPORTER_PATH',
    keyNames: KEY_NAMES,
    keysOf: copilotKeys,
    openReader: openCopilotReader,
};
function copilotArgs(call) {
    return [
        ...['--output-format', 'json', '--no-color', '--no-ask-user', '--no-auto-update', '--disable-client-telemetry'],
        // Its own server for GitHub would act with the token of the subscription.
        '--disable-builtin-mcps',
        // Keys stay out of its shells.
        `--secret-env-vars=${KEY_NAMES.join(',')}`,
        // Without a terminal it runs in no other way.
        '--allow-all-tools',
        ...(call.skipPermissions ? ['--allow-all-paths'] : []),
        ...(call.role === 'review' ? [`--excluded-tools=${EDITING_TOOLS.join(',')}`] : []),
        ...(call.model === undefined ? [] : ['--model', call.model]),
        ...(call.usageFile === undefined ? [] : ['--usage-output-file', call.usageFile]),
        ...call.extra,
    ];
}
/** A key of another service makes it speak to that service, with its own account left alone. */
function copilotKeys(keys) {
    if (OWN_NAMES.some((name) => keys[name] !== undefined))
        return picked(keys, OWN_NAMES);
    const { ANTHROPIC_API_KEY: anthropic, OPENAI_API_KEY: openai } = keys;
    if (anthropic !== undefined) {
        return provider('anthropic', { url: 'https://api.anthropic.com', key: anthropic });
    }
    if (openai === undefined)
        return {};
    return {
        ...provider('openai', { url: 'https://api.openai.com/v1', key: openai }),
        COPILOT_PROVIDER_WIRE_API: 'responses',
    };
}
function provider(type, { url, key }) {
    return {
        COPILOT_OFFLINE: 'true',
        COPILOT_PROVIDER_TYPE: type,
        COPILOT_PROVIDER_BASE_URL: url,
        COPILOT_PROVIDER_API_KEY: key,
    };
}
function picked(keys, names) {
    return Object.fromEntries(Object.entries(keys).filter(([name]) => names.includes(name)));
}

;// CONCATENATED MODULE: ./build/adapters/agents/gemini-end.js


/** What gemini's exit code and stderr say of a failure; undefined when nothing. */
function troubleOfGeminiEnd(end) {
    const { exitCode = 0, stderr = '' } = end;
    const [, kind, words] = REPORT.exec(stderr.slice(-MOST_CHARS)) ?? [];
    const named = [EXITS[exitCode], kind].filter((name) => name !== undefined);
    const status = STATUSES.find((each) => each % 256 === exitCode);
    const said = words === undefined ? (0,agents_stderr/* troubleOfEnd */._)(end) : (0,provider_error/* troubleOfText */.u)(words);
    if (named.length === 0 && status === undefined && said === undefined)
        return undefined;
    return {
        sentence: '',
        ...said,
        codes: [...named, ...(said?.codes ?? [])],
        ...(status === undefined ? {} : { status }),
    };
}
const MOST_CHARS = 8 * 1024;
const EXITS = {
    41: 'FatalAuthenticationError',
    53: 'FatalTurnLimitedError',
    55: 'FatalUntrustedWorkspaceError',
};
/** The statuses that services answer with; an exit code keeps their last eight bits. */
const STATUSES = [400, 401, 402, 403, 404, 413, 422, 429, 500, 501, 502, 503, 504, 529];
/** The client names the kind of a failed request on stderr alone, whatever language the service speaks. */
const REPORT = /^Error when talking to Gemini API .*? (TerminalQuotaError|RetryableQuotaError|ModelNotFoundError): (.*)$/m;

;// CONCATENATED MODULE: ./build/adapters/agents/gemini-usage.js



/** The sums of a stream's result, model by model where it tells them. */
function sumsOfStream(stats) {
    const models = (0,json_lines/* isRecord */.u4)(stats['models']) ? Object.entries(stats['models']) : [];
    const sums = models.map(([model, each]) => ({ ...streamSum.parse((0,json_lines/* isRecord */.u4)(each) ? each : {}), model }));
    return (sums.length > 0 ? sums : [streamSum.parse(stats)]).map(modelTokens);
}
/** The sums of the one object of `--output-format json`. */
function sumsOfSession(stats) {
    const models = (0,json_lines/* isRecord */.u4)(stats['models']) ? Object.entries(stats['models']) : [];
    return models.map(([model, each]) => {
        const tokens = (0,json_lines/* isRecord */.u4)(each) && (0,json_lines/* isRecord */.u4)(each['tokens']) ? each['tokens'] : {};
        return { ...sessionSum.parse(tokens), model };
    });
}
/** Its prompt counts what the cache gave, and its answer leaves the thoughts out, which are charged like it. */
function modelTokens({ model, total, prompt, answer, cached }) {
    const cacheRead = Math.min(cached, prompt);
    const output = Math.max(answer, total - prompt);
    return {
        ...(model === undefined ? {} : { model }),
        tokens: { input: prompt - cacheRead, output, cacheRead, cacheWrite: 0 },
    };
}
/** Its service bills every answer: where it names the models that it asked and none of them wrote a token, there was no answer. */
function unanswered(stats, parts) {
    const namesModels = (0,json_lines/* isRecord */.u4)(stats) && (0,json_lines/* isRecord */.u4)(stats['models']) && Object.keys(stats['models']).length > 0;
    return namesModels && parts.every(({ tokens }) => tokens.output === 0) ? { isUnanswered: true } : {};
}
const streamSum = schemas/* object */.Ikc({ total_tokens: lenient/* count */.U9, input_tokens: lenient/* count */.U9, output_tokens: lenient/* count */.U9, cached: lenient/* count */.U9 })
    .transform((raw) => ({
    total: raw.total_tokens,
    prompt: raw.input_tokens,
    answer: raw.output_tokens,
    cached: raw.cached,
}));
const sessionSum = schemas/* object */.Ikc({ total: lenient/* count */.U9, prompt: lenient/* count */.U9, candidates: lenient/* count */.U9, cached: lenient/* count */.U9 })
    .transform(({ candidates, ...raw }) => ({ ...raw, answer: candidates }));

;// CONCATENATED MODULE: ./build/adapters/agents/gemini-stream.js









/**
 * Reads gemini's `--output-format stream-json`, and the one object of `json` (06-agents "Results"). It repeats the prompt as a
 * message of the user, which is not read. Its exit code is an HTTP status modulo 256 when a request failed.
 */
const openGeminiReader = readerOf(gemini_stream_format());
function gemini_stream_format() {
    return {
        agent: 'gemini',
        counts: 'tool',
        open: () => {
            const tools = new Map();
            return (record) => (record['type'] === undefined ? ofWhole(record) : ofEvent(record, tools));
        },
        ofEnd: troubleOfGeminiEnd,
    };
}
const failure = schemas/* object */.Ikc({ type: lenient/* text */.Qq, message: lenient/* text */.Qq }).catch({ type: '', message: '' });
const gemini_stream_event = schemas/* discriminatedUnion */.gMt('type', [
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('init'), session_id: lenient/* word */.Vm, model: lenient/* word */.Vm }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('message'), role: lenient/* text */.Qq, content: lenient/* text */.Qq }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('tool_use'), tool_name: lenient/* text */.Qq, tool_id: lenient/* text */.Qq, parameters: lenient/* fields */.OA }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('tool_result'), tool_id: lenient/* text */.Qq, status: lenient/* text */.Qq, error: failure }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('error'), severity: lenient/* text */.Qq, message: lenient/* text */.Qq }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('result'), status: lenient/* text */.Qq, error: failure.optional(), stats: lenient/* fields */.OA }),
]);
function ofEvent(record, tools) {
    const read = gemini_stream_event.safeParse(record);
    const at = Date.parse(String(record['timestamp']));
    const time = Number.isNaN(at) ? [] : [{ type: 'session', at }];
    return read.success ? [...time, ...gemini_stream_eventsOf(read.data, tools)] : time;
}
/** `tools` has the names of the tools that were called last, by the id of the call. */
function gemini_stream_eventsOf(read, tools) {
    switch (read.type) {
        case 'init':
            return [
                {
                    type: 'session',
                    ...(read.session_id === undefined ? {} : { sessionId: read.session_id }),
                    ...(read.model === undefined ? {} : { model: read.model }),
                },
            ];
        case 'message':
            return read.role === 'assistant' ? [{ type: 'text', text: read.content }] : [];
        case 'tool_use':
            remember(tools, read.tool_id, read.tool_name);
            return [{ type: 'tool', name: read.tool_name, target: (0,tool_words/* describeTool */.W)(read.tool_name, read.parameters) }];
        case 'tool_result':
            return gemini_stream_ofToolEnd(read, tools.get(read.tool_id));
        case 'error':
            return read.severity === 'error' ? [gemini_stream_ofError(read.message)] : ofWarning(read.message);
        case 'result':
            return [
                { type: 'usage', isSum: true, parts: sumsOfStream(read.stats) },
                { ...ofResult(read.status === 'success', read.error), ...unanswered(read.stats, sumsOfStream(read.stats)) },
            ];
    }
}
const gemini_stream_MOST_TOOLS = 256;
function remember(tools, id, name) {
    const [oldest] = tools.keys();
    if (tools.size >= gemini_stream_MOST_TOOLS && oldest !== undefined)
        tools.delete(oldest);
    tools.set(id, (0,reading_text/* clipEnd */.Oq)(name, 200));
}
/** Its own tools, which it leaves out when nobody permitted them. */
const BUILT_IN = ['replace', 'run_shell_command', 'write_file'];
function gemini_stream_ofToolEnd({ status, error }, tool) {
    const isRefused = error.type === 'policy_violation' ||
        (error.type === 'tool_not_registered' && BUILT_IN.includes(tool ?? '')) ||
        /requires user confirmation, which is not supported/.test(error.message);
    return status === 'error' && isRefused ? [{ type: 'denied', tool: tool ?? 'a tool' }] : [];
}
/** The stream of a session that ran out of turns may still end with a success. */
function gemini_stream_ofError(message) {
    const trouble = (0,provider_error/* troubleOfText */.u)(message);
    if (!message.startsWith('Maximum session turns exceeded'))
        return { type: 'trouble', trouble };
    return { type: 'ended', isGood: false, isLasting: true, trouble };
}
/** It calls what stopped it a warning, and its end a success. */
function ofWarning(message) {
    if (!/^(?:Loop detected, stopping|Agent execution (?:blocked|stopped)\b)/.test(message))
        return [];
    return [{ type: 'ended', isGood: false, isLasting: true, trouble: (0,provider_error/* troubleOfText */.u)(message) }];
}
function ofResult(isGood, error) {
    if (isGood && error === undefined)
        return { type: 'ended', isGood: true };
    if (error === undefined)
        return { type: 'ended', isGood: false };
    const trouble = (0,provider_error/* troubleOfText */.u)(error.message);
    return { type: 'ended', isGood: false, trouble: { ...trouble, codes: [...namesOf(error.type), ...trouble.codes] } };
}
function namesOf(type) {
    return type === '' || type === 'unknown' || type === 'Error' ? [] : [type];
}
/** The one object of `--output-format json`; without it an answer of the object's shape could be anything. */
function ofWhole(record) {
    const { session_id: sessionId, response, stats, error } = record;
    if (typeof sessionId !== 'string' || (response === undefined && error === undefined))
        return [];
    const parts = sumsOfSession((0,json_lines/* isRecord */.u4)(stats) ? stats : {}).map(modelTokens);
    return [
        { type: 'session', sessionId: (0,reading_text/* clipEnd */.Oq)(sessionId, 200) },
        ...(typeof response === 'string' ? [{ type: 'text', text: response }] : []),
        ...toolsOf(stats),
        { type: 'usage', isSum: true, parts },
        {
            ...ofResult(error === undefined, error === undefined ? undefined : failure.parse(error)),
            ...unanswered(stats, parts),
        },
    ];
}
/** The object counts tools without telling what they acted on. */
function toolsOf(stats) {
    const tools = (0,json_lines/* isRecord */.u4)(stats) && (0,json_lines/* isRecord */.u4)(stats['tools']) ? stats['tools']['byName'] : undefined;
    const used = Object.entries((0,json_lines/* isRecord */.u4)(tools) ? tools : {}).filter(([, each]) => (0,json_lines/* isRecord */.u4)(each) && each['count'] !== 0);
    return used.map(([name]) => ({ type: 'tool', name, target: name }));
}

;// CONCATENATED MODULE: ./build/adapters/agents/gemini.js

/** Gemini CLI, headless with stream-json (06-agents "Commands"). Turn cap and switches stand in a settings file alone. */
const geminiDriver = {
    name: 'gemini',
    version: '0.61.0',
    package: '@google/gemini-cli',
    args: geminiArgs,
    // It would start itself again with more memory, and a kill would reach the first process alone.
    environment: () => ({ GEMINI_CLI_NO_RELAUNCH: 'true' }),
    keyNames: ['GEMINI_API_KEY', 'GOOGLE_API_KEY'],
    // The settings of the system have to belong to root.
    settings: { home: '.gemini/settings.json', of: (call) => JSON.stringify(geminiSettings(call), undefined, 2) },
    openReader: openGeminiReader,
};
function geminiArgs(call) {
    return [
        ...['--output-format', 'stream-json', '--skip-trust'],
        ...gemini_permissionArgs(call),
        ...(call.model === undefined ? [] : ['-m', call.model]),
        ...call.extra,
        // Headless; the prompt is on stdin.
        ...['-p', ''],
    ];
}
/** What its mode for edits does not permit; those of the web reach no further than its shell. */
const ORDINARY_TOOLS = ['google_web_search', 'run_shell_command', 'web_fetch'];
function gemini_permissionArgs({ skipPermissions }) {
    if (skipPermissions)
        return ['--yolo'];
    return ['--approval-mode', 'auto_edit', '--allowed-tools', ORDINARY_TOOLS.join(',')];
}
/** Whose login is used is told, because it would guess another one where a base URL is set. */
function geminiSettings({ maxTurns, keys }) {
    const selectedType = keys.includes('GEMINI_API_KEY') ? 'gemini-api-key' : 'vertex-ai';
    return {
        general: { enableAutoUpdate: false, enableAutoUpdateNotification: false },
        privacy: { usageStatisticsEnabled: false },
        telemetry: { enabled: false },
        security: {
            environmentVariableRedaction: { enabled: true },
            ...(keys.length === 0 ? {} : { auth: { selectedType } }),
        },
        ...(maxTurns === undefined ? {} : { model: { maxSessionTurns: maxTurns } }),
    };
}

;// CONCATENATED MODULE: ./build/adapters/agents/native-binary.js


/**
 * Finds the native binary behind the wrapper that npm installs: a kill of the wrapper would leave the client running (06-agents
 * "Commands"). `program` is the absolute path of a program; the answer is its own real path when no package of the platform lies
 * beside it, because then it is the binary or somebody's own way to start it.
 */
function behindWrapper(program, place) {
    const real = (0,external_node_fs_.realpathSync)(program);
    return (modulesAbove(real)
        .flatMap((modules) => place.names.map((name) => (0,external_node_path_.join)(modules, place.scope, name)))
        .flatMap((folder) => place.paths.flatMap((path) => expand(folder, path.split('/'))))
        .find(isProgram) ?? real);
}
/** Every `node_modules` that a package in this place finds its dependencies in, the nearest first. */
function modulesAbove(path) {
    const parent = (0,external_node_path_.dirname)(path);
    if (parent === path)
        return [];
    const here = (0,external_node_path_.join)(parent, 'node_modules');
    return [here, ...modulesAbove(parent)];
}
function expand(folder, [first, ...rest]) {
    if (first === undefined)
        return [folder];
    const names = first === '*' ? listed(folder) : [first];
    return names.flatMap((name) => expand((0,external_node_path_.join)(folder, name), rest));
}
function listed(folder) {
    try {
        return (0,external_node_fs_.readdirSync)(folder).sort();
    }
    catch {
        return [];
    }
}
function isProgram(path) {
    try {
        (0,external_node_fs_.accessSync)(path, external_node_fs_.constants.X_OK);
        return (0,external_node_fs_.statSync)(path).isFile();
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./build/adapters/agents/opencode-trouble.js





/** Reads the error of an opencode `error` event; `now` is the event's own time in epoch milliseconds. */
function openCodeTrouble(raw, now) {
    const { name, data } = error.parse(raw);
    const [body] = [(0,json_lines/* parseJson */.qF)(data.responseBody)].flat();
    const told = (0,provider_error/* troubleOfText */.u)(data.message.replace(/^(?:\w*Error: )+/, ''));
    const inner = (0,json_lines/* isRecord */.u4)(body) ? (0,provider_error/* troubleOfBody */.p)(body) : told;
    const code = data.statusCode ?? inner.status;
    const limit = limitOf(data.responseHeaders);
    const waitMs = inner.waitMs ?? waitOf(data.responseHeaders, now) ?? waitUntil(inner.resetAt, now);
    return {
        ...inner,
        codes: [...opencode_trouble_namesOf(name), ...limit.codes, ...inner.codes, ...reachOf(data, code)],
        sentence: inner.sentence || told.sentence,
        ...(limit.resetAt === undefined ? {} : { resetAt: limit.resetAt }),
        ...(code === undefined ? {} : { status: code }),
        ...(waitMs === undefined ? {} : { waitMs }),
    };
}
const empty = {
    message: '',
    statusCode: undefined,
    isRetryable: false,
    responseHeaders: {},
    responseBody: '',
    metadata: {},
};
const error = schemas/* object */.Ikc({
    name: lenient/* text */.Qq,
    data: schemas/* object */.Ikc({
        message: lenient/* text */.Qq,
        statusCode: lenient/* status */.h5,
        isRetryable: schemas/* boolean */.zMY().catch(false),
        responseHeaders: lenient/* fields */.OA,
        responseBody: lenient/* text */.Qq,
        metadata: lenient/* fields */.OA,
    })
        .catch(empty),
});
/** Names that say no more than that there was an error. */
const VAGUE = ['', 'APIError', 'UnknownError', 'Error', 'AI_APICallError'];
function opencode_trouble_namesOf(name) {
    return VAGUE.includes(name) ? [] : [name];
}
/** A request that was never answered, and that the client would try again, did not reach its service. */
function reachOf({ metadata, isRetryable }, code) {
    const cause = metadata['code'];
    if (typeof cause === 'string')
        return [cause];
    return code === undefined && isRetryable ? ['transport'] : [];
}
/** A subscription tells in headers that it is used up, and until when, with the words of any busy service. */
function limitOf(headers) {
    const isUsedUp = headers['anthropic-ratelimit-unified-status'] === 'rejected';
    const resetAt = (0,provider_times/* epochMs */.e)(headers[isUsedUp ? 'anthropic-ratelimit-unified-reset' : 'x-ratelimit-reset']);
    return { codes: isUsedUp ? ['usage_limit_reached'] : [], ...(resetAt === undefined ? {} : { resetAt }) };
}
/** What a body tells of its own limit is what was refused; a header may count another one. */
function waitUntil(resetAt, now) {
    return resetAt === undefined || now === undefined ? undefined : Math.max(0, resetAt - now);
}
/** `retry-after-ms`, or `retry-after` as seconds or as a date. */
function waitOf(headers, now) {
    const ms = Number(headers['retry-after-ms'] ?? Number.NaN);
    if (ms >= 0)
        return Math.round(ms);
    const after = String(headers['retry-after'] ?? '');
    if (/^\d+(?:\.\d+)?$/.test(after))
        return Math.round(Number(after) * 1_000);
    const date = Date.parse(after);
    return Number.isNaN(date) || now === undefined ? undefined : Math.max(0, date - now);
}

;// CONCATENATED MODULE: ./build/adapters/agents/opencode-stream.js







/**
 * Reads `opencode run --format json` (06-agents "Results"): a step that stops is the good end, and an error event is a failure
 * whatever follows it.
 */
const openOpenCodeReader = readerOf(openCodeFormat('opencode'));
/** The format of opencode under the name of a client that speaks it too. */
function openCodeFormat(agent) {
    return {
        agent,
        counts: 'turn',
        open: () => (record) => {
            const read = opencode_stream_event.safeParse(record);
            return read.success ? [opencode_stream_timeOf(read.data), ...opencode_stream_eventsOf(read.data)] : [];
        },
        ofEnd: ofOpenCodeEnd,
    };
}
const tokens = schemas/* object */.Ikc({
    total: lenient/* count */.U9,
    input: lenient/* count */.U9,
    output: lenient/* count */.U9,
    reasoning: lenient/* count */.U9,
    cache: schemas/* object */.Ikc({ read: lenient/* count */.U9, write: lenient/* count */.U9 }).catch({ read: 0, write: 0 }),
})
    .catch({ total: 0, input: 0, output: 0, reasoning: 0, cache: { read: 0, write: 0 } });
const part = schemas/* object */.Ikc({ messageID: lenient/* word */.Vm, text: lenient/* text */.Qq, tool: lenient/* text */.Qq, reason: lenient/* text */.Qq, tokens, cost: lenient/* dollars */.E9, state: lenient/* fields */.OA }).catch({
    messageID: undefined,
    text: '',
    tool: '',
    reason: '',
    tokens: tokens.parse({}),
    cost: undefined,
    state: {},
});
const common = { sessionID: lenient/* word */.Vm, timestamp: schemas/* unknown */.L5J().optional().transform(provider_times/* epochMs */.e) };
/** An error that is a text alone. */
const inWords = schemas/* string */.YjP().transform((message) => ({ data: { message } }));
const opencode_stream_event = schemas/* discriminatedUnion */.gMt('type', [
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('step_start'), ...common }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('text'), part, ...common }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('tool_use'), part, ...common }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('step_finish'), part, ...common }),
    schemas/* object */.Ikc({ type: schemas/* literal */.euz('error'), error: schemas/* union */.KCZ([inWords, lenient/* fields */.OA]), ...common }),
]);
/** It prints the error that ended it in the middle of its work on stderr alone, as no other program behind it does. */
function ofOpenCodeEnd({ stderr = '', isUnderWay = false }) {
    const own = stderr.split('\n').filter((line) => line.startsWith('Error: '));
    return (0,agents_stderr/* troubleOfStderr */.T)(isUnderWay ? own.join('\n') : stderr);
}
function opencode_stream_timeOf({ sessionID, timestamp }) {
    return {
        type: 'session',
        ...(sessionID === undefined ? {} : { sessionId: sessionID }),
        ...(timestamp === undefined ? {} : { at: timestamp }),
    };
}
function opencode_stream_eventsOf(read) {
    switch (read.type) {
        case 'step_start':
            return [{ type: 'turn' }];
        case 'text':
            return [{ type: 'text', text: read.part.text, id: read.part.messageID ?? '' }];
        case 'tool_use':
            return opencode_stream_ofTool(read.part);
        case 'step_finish':
            return ofStep(read.part);
        case 'error':
            return [{ type: 'ended', isGood: false, isLasting: true, trouble: openCodeTrouble(read.error, read.timestamp) }];
    }
}
function opencode_stream_ofTool({ tool, state }) {
    const input = lenient/* fields */.OA.parse(state['input']);
    const target = (0,tool_words/* describeTool */.W)(tool, input);
    const called = { type: 'tool', name: tool, target };
    // Where no rule permits a shell, the client has none, and says so as if the model had made it up.
    if (tool === 'invalid' && input['tool'] === 'bash')
        return [{ type: 'denied', tool: 'bash' }];
    return state['status'] === 'error' && REFUSED.test(String(state['error']))
        ? [called, { type: 'denied', tool: target }]
        : [called];
}
/** What the client writes where a tool was not permitted, by nobody who could be asked or by a rule. */
const REFUSED = /^(?:Error: )?The user (?:rejected permission to use this specific tool call|has specified a rule which prevents you)/;
function ofStep({ reason, tokens: used, cost }) {
    const usage = {
        type: 'usage',
        isSum: false,
        parts: [{ tokens: opencode_stream_tokensOf(used) }],
        ...(cost === undefined ? {} : { costUsd: cost }),
    };
    if (reason === 'tool-calls')
        return [usage];
    if (reason === 'stop')
        return [usage, { type: 'ended', isGood: true }];
    const codes = CODES.get(reason) ?? [];
    const sentence = `the last step ended for the reason ${reason || 'unknown'}`;
    return [usage, { type: 'ended', isGood: false, trouble: { codes, sentence } }];
}
/** Reasons for which a step ends without an answer, as services name them. */
const CODES = new Map([
    ['length', ['max_output_tokens']],
    ['content-filter', ['content_filter']],
]);
/** Thoughts are charged as output; versions differ in whether they count them there, and the total tells. */
function opencode_stream_tokensOf({ total, input, output, reasoning, cache }) {
    const rest = total - input - cache.read - cache.write;
    return {
        input,
        output: total > 0 ? Math.max(output, Math.min(rest, output + reasoning)) : output + reasoning,
        cacheRead: cache.read,
        cacheWrite: cache.write,
    };
}

;// CONCATENATED MODULE: ./build/adapters/agents/opencode.js

/** opencode, native binary, headless with JSON events (06-agents "Commands"). Its cap on steps is only advice to the model. */
const openCodeDriver = {
    name: 'opencode',
    version: '1.18.33',
    package: 'opencode-ai',
    native: {
        scope: '',
        names: ['', '-musl', '-baseline', '-baseline-musl'].map((kind) => `opencode-${process.platform}-${process.arch}${kind}`),
        paths: ['bin/opencode'],
    },
    isCountedByUs: true,
    args: openCodeArgs,
    environment: () => ({
        OPENCODE_CONFIG_CONTENT: JSON.stringify(config),
        OPENCODE_DISABLE_AUTOUPDATE: '1',
        OPENCODE_DISABLE_MODELS_FETCH: '1',
    }),
    keyNames: [
        ...['ANTHROPIC_API_KEY', 'OPENAI_API_KEY', 'GEMINI_API_KEY', 'GOOGLE_GENERATIVE_AI_API_KEY'],
        ...['OPENCODE_API_KEY', 'OPENROUTER_API_KEY'],
    ],
    // It reads the key of Google's models under a name of its own.
    keysOf: (keys) => {
        const { GEMINI_API_KEY: key } = keys;
        return key === undefined ? keys : { GOOGLE_GENERATIVE_AI_API_KEY: key, ...keys };
    },
    shellStart: 'BASH_ENV',
    openReader: openOpenCodeReader,
};
const REVIEWER = 'ralph-review';
const config = {
    autoupdate: false,
    share: 'disabled',
    snapshot: false,
    // A refusal ends the run, and its shell could reach the same places.
    permission: { bash: 'allow', doom_loop: 'allow', edit: 'allow', external_directory: 'allow', webfetch: 'allow' },
    agent: {
        // It would ask another model for a name of the session, at a price that its stream does not tell.
        title: { disable: true },
        [REVIEWER]: {
            mode: 'primary',
            description: 'Reads and judges; it has no tool that edits files.',
            tools: { edit: false, multiedit: false, patch: false, write: false },
        },
    },
};
function openCodeArgs(call) {
    return [
        ...['run', '--format', 'json'],
        ...(call.skipPermissions ? ['--auto'] : []),
        ...(call.role === 'review' ? ['--agent', REVIEWER] : []),
        ...(call.model === undefined ? [] : ['-m', call.model]),
        ...call.extra,
    ];
}

// EXTERNAL MODULE: ./build/adapters/agents/package-root.js
var package_root = __webpack_require__(29657);
// EXTERNAL MODULE: ./build/adapters/agents/program-stamp.js
var program_stamp = __webpack_require__(36866);
;// CONCATENATED MODULE: ./build/adapters/agents/qwen-end.js


/** What qwen's exit code and stderr say: a cap that it reached, and why it retried last. Undefined when nothing. */
function qwenEnd(end) {
    const { exitCode = 0, stderr = '', isUnderWay = false } = end;
    const named = qwen_end_EXITS[exitCode];
    // Of a retry that is over the stream tells the answer.
    const [, cause] = isUnderWay ? [] : ([...stderr.slice(-qwen_end_MOST_CHARS).matchAll(RETRY)].at(-1) ?? []);
    const said = cause === undefined ? (0,agents_stderr/* troubleOfEnd */._)(end) : (0,provider_error/* troubleOfText */.u)(cause);
    if (named === undefined)
        return said;
    return { sentence: '', ...said, codes: [named, ...(said?.codes ?? [])] };
}
const qwen_end_MOST_CHARS = 8 * 1024;
const qwen_end_EXITS = {
    41: 'FatalAuthenticationError',
    53: 'FatalTurnLimitedError',
    55: 'FatalBudgetExceededError',
};
const RETRY = /^Retrying in \d+\s?m?s\b[^:\n]*: (\[API Error: .*\])$/gm;

;// CONCATENATED MODULE: ./build/adapters/agents/qwen-stream.js






/**
 * Reads qwen's `--output-format stream-json`, which has the shape of claude's (06-agents "Results"), but prints a failed request
 * as a message of the model, counts what the cache gave as input, and says on stderr alone why it retries.
 */
const openQwenReader = readerOf(qwen_stream_format());
function qwen_stream_format() {
    return {
        agent: 'qwen',
        counts: 'turn',
        open: () => {
            let answer = '';
            let began = false;
            return (record) => {
                const read = qwen_stream_event.safeParse(record);
                if (!read.success || (began && isOfSubAgent(read.data)))
                    return [];
                const events = qwen_stream_eventsOf(read.data, answer);
                began ||= read.data.type === 'assistant';
                answer = answerIn(events) ?? answer;
                return events;
            };
        },
        ofEnd: qwenEnd,
    };
}
const qwen_stream_usage = schemas/* object */.Ikc({
    input_tokens: lenient/* count */.U9,
    output_tokens: lenient/* count */.U9,
    cache_read_input_tokens: lenient/* count */.U9,
    cache_creation_input_tokens: lenient/* count */.U9,
})
    .catch({ input_tokens: 0, output_tokens: 0, cache_read_input_tokens: 0, cache_creation_input_tokens: 0 });
const block = schemas/* object */.Ikc({ type: lenient/* text */.Qq, text: lenient/* text */.Qq, name: lenient/* text */.Qq, input: lenient/* fields */.OA })
    .catch({ type: '', text: '', name: '', input: {} });
const denial = schemas/* object */.Ikc({ tool_name: lenient/* text */.Qq, tool_input: lenient/* fields */.OA }).catch({ tool_name: '', tool_input: {} });
const system = schemas/* object */.Ikc({
    type: schemas/* literal */.euz('system'),
    subtype: lenient/* text */.Qq,
    session_id: lenient/* word */.Vm,
    model: lenient/* word */.Vm,
    data: schemas/* object */.Ikc({ attempt: lenient/* count */.U9 }).catch({ attempt: 0 }),
});
const assistant = schemas/* object */.Ikc({
    type: schemas/* literal */.euz('assistant'),
    parent_tool_use_id: schemas/* unknown */.L5J().optional(),
    message: schemas/* object */.Ikc({ id: lenient/* text */.Qq, content: schemas/* array */.YOg(block).catch([]), usage: qwen_stream_usage }),
});
const result = schemas/* object */.Ikc({
    type: schemas/* literal */.euz('result'),
    subtype: lenient/* text */.Qq,
    is_error: schemas/* boolean */.zMY().catch(true),
    result: lenient/* text */.Qq,
    usage: qwen_stream_usage,
    duration_ms: lenient/* count */.U9.optional(),
    duration_api_ms: lenient/* count */.U9.optional(),
    permission_denials: schemas/* array */.YOg(denial).catch([]),
    error: schemas/* object */.Ikc({ type: lenient/* text */.Qq, message: lenient/* text */.Qq }).catch({ type: '', message: '' }),
});
const qwen_stream_event = schemas/* discriminatedUnion */.gMt('type', [system, assistant, result]);
/** How the last words begin. */
function answerIn(events) {
    const said = events.flatMap((each) => (each.type === 'text' && each.text !== '' ? [each.text] : []));
    return said.at(-1)?.slice(0, 1000);
}
/** A sub-agent that failed prints a result of its own in the middle of the stream, which took no time. */
function isOfSubAgent(read) {
    return read.type === 'result' && read.is_error && read.duration_ms === 0 && read.duration_api_ms === 0;
}
/** `answer`: how the last words of its model begin. */
function qwen_stream_eventsOf(read, answer) {
    switch (read.type) {
        case 'system':
            return ofSystem(read);
        case 'assistant':
            return qwen_stream_ofMessage(read);
        case 'result':
            return qwen_stream_ofResult(read, answer);
    }
}
function ofSystem({ subtype, session_id: sessionId, model, data }) {
    if (subtype === 'init') {
        return [
            {
                type: 'session',
                ...(sessionId === undefined ? {} : { sessionId }),
                ...(model === undefined ? {} : { model }),
            },
            { type: 'turn' },
        ];
    }
    if (subtype !== 'retry')
        return [];
    const attempt = data.attempt === 0 ? {} : { attempt: data.attempt };
    return [{ type: 'retry', trouble: { codes: [], sentence: '' }, ...attempt }];
}
/**
 * Where a request failed, the client's own sentence stands in place of the model's words or right behind them, and nothing was
 * used for it. Behind that of a rate stands its advice; that of its own account stands alone.
 */
const CLIENTS_OWN = /\[API Error: (?:(?!\[API Error: )[\s\S])*\](?:\n(?:Possible quota limitations|Please wait and try again)[^\n]*)?\s*$|^Qwen OAuth (?:quota exceeded: |free tier has been )[\s\S]*$/;
function qwen_stream_ofMessage({ message, parent_tool_use_id: parent }) {
    const used = { type: 'usage', isSum: false, parts: [{ tokens: qwen_stream_tokensOf(message.usage) }] };
    if (parent !== null && parent !== undefined)
        return [used];
    const words = message.content.map((part) => (part.type === 'text' ? part.text : '')).join('');
    const [failure] = message.usage.output_tokens === 0 ? (CLIENTS_OWN.exec(words) ?? []) : [];
    if (failure !== undefined) {
        const said = words.slice(0, -failure.length);
        return [
            { type: 'text', text: said, id: message.id },
            { type: 'trouble', trouble: (0,provider_error/* troubleOfText */.u)(failure.trim()) },
        ];
    }
    const tools = message.content.filter(({ type }) => type === 'tool_use');
    return [
        { type: 'text', text: words, id: message.id },
        ...tools.map(({ name, input }) => ({ type: 'tool', name, target: (0,tool_words/* describeTool */.W)(name, input) })),
        used,
    ];
}
function qwen_stream_ofResult(read, answer) {
    const denied = read.permission_denials.map(({ tool_name: name, tool_input: input }) => ({
        type: 'denied',
        tool: (0,tool_words/* describeTool */.W)(name, input),
    }));
    const sum = { type: 'usage', isSum: true, parts: [{ tokens: qwen_stream_tokensOf(read.usage) }] };
    return [...denied, sum, endOf(read, answer)];
}
function endOf({ subtype, is_error: isError, result: words, error, usage: used }, answer) {
    const isModels = answer === '' ? used.output_tokens > 0 : words.startsWith(answer);
    const isClients = CLIENTS_OWN.test(words) && !isModels;
    if (!isError && !isClients)
        return { type: 'ended', isGood: true, text: words };
    const told = (0,provider_error/* troubleOfText */.u)(error.message || words);
    const names = [subtype, error.type].filter((name) => name !== '' && !qwen_stream_VAGUE.includes(name));
    return { type: 'ended', isGood: false, trouble: { ...told, codes: [...names, ...told.codes] } };
}
const qwen_stream_VAGUE = ['success', 'error_during_execution', 'Error'];
function qwen_stream_tokensOf(used) {
    const cacheRead = Math.min(used.cache_read_input_tokens, used.input_tokens);
    const cacheWrite = Math.min(used.cache_creation_input_tokens, used.input_tokens - cacheRead);
    return { input: used.input_tokens - cacheRead - cacheWrite, output: used.output_tokens, cacheRead, cacheWrite };
}

;// CONCATENATED MODULE: ./build/adapters/agents/qwen.js

/** What its mode for edits does not permit; that of the web reaches no further than its shell. */
const qwen_ORDINARY_TOOLS = ['run_shell_command', 'web_fetch'];
const qwen_EDITING_TOOLS = ['edit', 'notebook_edit', 'write_file'];
/** Qwen Code, headless with stream-json (06-agents "Commands"); it needs Node 22. */
const qwenDriver = {
    name: 'qwen',
    version: '0.24.4',
    package: '@qwen-code/qwen-code',
    args: qwenArgs,
    environment: () => ({ QWEN_CODE_NO_RELAUNCH: 'true', QWEN_CODE_SUPPRESS_YOLO_WARNING: '1' }),
    withheld: qwen_EDITING_TOOLS,
    shellStart: 'BASH_ENV',
    keyNames: ['OPENAI_API_KEY'],
    settings: { home: '.qwen/settings.json', of: () => JSON.stringify(qwenSettings(), undefined, 2) },
    openReader: openQwenReader,
};
function qwenArgs(call) {
    return [
        ...['--output-format', 'stream-json'],
        // It does not guess from a key alone which service the key is for.
        ...(call.extra.includes('--auth-type') ? [] : ['--auth-type', 'openai']),
        ...(call.skipPermissions
            ? ['--yolo']
            : ['--approval-mode', 'auto-edit', '--allowed-tools', qwen_ORDINARY_TOOLS.join(',')]),
        ...(call.role === 'review' ? ['--exclude-tools', qwen_EDITING_TOOLS.join(',')] : []),
        ...(call.maxTurns === undefined ? [] : ['--max-session-turns', String(call.maxTurns)]),
        ...(call.model === undefined ? [] : ['-m', call.model]),
        ...call.extra,
        // Headless; the prompt is on stdin.
        ...['-p', ''],
    ];
}
function qwenSettings() {
    return {
        general: { enableAutoUpdate: false },
        privacy: { usageStatisticsEnabled: false },
        telemetry: { enabled: false },
        // By itself it asks some 300 times in an hour before it tells of a limit: three loops of retries lie in one another.
        model: { generationConfig: { maxRetries: 1, retryInitialDelayMs: 5_000, retryMaxDelayMs: 30_000 } },
    };
}

// EXTERNAL MODULE: ./build/adapters/store/atomic.js
var atomic = __webpack_require__(86373);
// EXTERNAL MODULE: ./build/action/client-place.js + 2 modules
var client_place = __webpack_require__(97882);
// EXTERNAL MODULE: ./build/action/refusal.js
var refusal = __webpack_require__(47355);
// EXTERNAL MODULE: ./build/action/shell-start.js
var shell_start = __webpack_require__(80036);
;// CONCATENATED MODULE: ./build/action/client-program.js
















const drivers = {
    codex: codexDriver,
    copilot: copilotDriver,
    gemini: geminiDriver,
    opencode: openCodeDriver,
    qwen: qwenDriver,
};
/** The version of a client that our tests use. */
function testedVersion(type) {
    return type === 'claude' ? claude/* claudeDriver */.L.version : drivers[type].version;
}
/** A client that npm installs as a program: its binary, its key, its switches (06-agents). */
async function clientProgram(call, agent) {
    const driver = drivers[agent.type];
    const binary = await clientBinary(call, agent, driver);
    const keys = clientKeys(call, driver);
    if (!binary.ok || keys === undefined) {
        return (0,refusal/* configError */.Fj)(...(binary.ok ? [] : binary.reasons), ...(keys === undefined ? [noKey(driver)] : []));
    }
    const asked = callOf(call, agent);
    return {
        ok: true,
        program: (0,program_stamp/* stamped */.p)({
            program: binary.path,
            ...(binary.version === undefined ? {} : { version: binary.version }),
            args: (role, { resultFile } = {}) => driver.args({
                ...asked,
                role: role === 'implement' ? 'implement' : 'review',
                ...(resultFile === undefined ? {} : { usageFile: resultFile }),
            }),
            env: { ...driver.environment({ asRoot: process.getuid?.() === 0 }), ...keys },
            files: binary.files,
            ...(driver.liveUsage === undefined ? {} : { liveUsage: driver.liveUsage }),
            ...(driver.isCountedByUs && agent.maxTurns !== undefined ? { maxTurns: agent.maxTurns } : {}),
            ...atHome(call, driver, { ...asked, keys: Object.keys(keys) }),
            openReader: () => driver.openReader(readerCall(agent, driver)),
        }),
    };
}
function readerCall({ model, prices }, { withheld }) {
    return {
        ...(model === undefined ? {} : { model }),
        ...(prices === undefined ? {} : { prices: (0,core_prices/* withPrices */.PI)(prices) }),
        ...(withheld === undefined ? {} : { withheld }),
    };
}
function callOf({ isWalled }, agent) {
    return {
        skipPermissions: agent.skipPermissions ?? isWalled,
        extra: [...agent.args],
        ...(agent.model === undefined ? {} : { model: agent.model }),
        ...(agent.maxTurns === undefined ? {} : { maxTurns: agent.maxTurns }),
    };
}
/** The program, and the folder of its package: a client of scripts reads them, a native one its resources. */
async function clientBinary(call, agent, driver) {
    const placed = await (0,client_place/* placeClient */.f)(call, agent, driver);
    if (!placed.ok)
        return placed;
    const { version, root } = placed;
    if (root !== undefined && !(await call.mayInstall()))
        return { ...placed, files: [] };
    const path = driver.native === undefined ? (0,external_node_fs_.realpathSync)(placed.path) : behindWrapper(placed.path, driver.native);
    // A client of scripts has packages beside its own.
    const files = driver.native === undefined && root !== undefined ? root : ((0,package_root/* packageRoot */.Z)(path) ?? path);
    return { ok: true, path, version, files: [files] };
}
/** Keys of the inputs, else the job's own variables of the client's names; undefined when nothing could authenticate it. */
function clientKeys({ prepared: { settings }, env }, { keyNames, keysOf = (keys) => keys }) {
    const given = client_program_picked(settings.agentKeys, keyNames);
    if (Object.keys(given).length > 0)
        return keysOf(given);
    const own = client_program_picked(env, keyNames);
    const isOtherwise = settings.agentEnv.length > 0 || settings.agentFiles.length > 0;
    return Object.keys(own).length > 0 || isOtherwise ? keysOf(own) : undefined;
}
function client_program_picked(from, names) {
    return Object.fromEntries(names.flatMap((name) => (from[name] ? [[name, from[name]]] : [])));
}
/** Files for HOME; they are written outside of every HOME and tree, so that no attempt can rewrite the switches of the next. */
function atHome({ folder }, driver, asked) {
    const { name, shellStart: variable } = driver;
    const start = variable === undefined ? undefined : (0,shell_start/* shellStart */.R)(folder, { name, variable, keys: asked.keys });
    const homeFiles = new Map([...settingsFile(folder, driver, asked), ...(start?.homeFiles ?? [])]);
    return { homeFiles, ...(start && { homeEnv: start.homeEnv }) };
}
function settingsFile(folder, { name, settings }, asked) {
    if (settings === undefined)
        return new Map();
    const file = (0,external_node_path_.join)(folder, `${name}-${(0,external_node_path_.basename)(settings.home)}`);
    (0,atomic/* writeAtomic */.v)(file, Buffer.from(`${settings.of(asked)}\n`));
    return new Map([[settings.home, file]]);
}
function noKey({ name, keyNames }) {
    const inputs = keyNames.flatMap((key) => INPUTS[key] ?? []).join(' or ');
    return (`agent: ${name} has no key. Set the input ${inputs} from a secret, or name the variable that holds its key in agent_env, ` +
        'or its login file in agent_files.');
}
const INPUTS = {
    ANTHROPIC_API_KEY: 'anthropic_api_key',
    OPENAI_API_KEY: 'openai_api_key',
    GEMINI_API_KEY: 'gemini_api_key',
};


/***/ })

};
