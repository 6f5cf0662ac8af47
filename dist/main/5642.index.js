export const id = 5642;
export const ids = [5642];
export const modules = {

/***/ 11659:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ shownText)
/* harmony export */ });
/* harmony import */ var _report_sanitise_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49934);

/** What people see of a Markdown text, without its pictures: nobody can do a picture. */
function shownText(text) {
    return (0,_report_sanitise_js__WEBPACK_IMPORTED_MODULE_0__/* .forPromptRendered */ .PS)(text).replaceAll(/\(image\)\([^()\n]{0,2000}\)/g, '');
}


/***/ }),

/***/ 94645:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ outputsOf),
/* harmony export */   g: () => (/* binding */ costOutputs)
/* harmony export */ });
/* harmony import */ var _core_signoff_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28496);
/* harmony import */ var _core_story_list_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25212);
/* harmony import */ var _report_model_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88872);
/* harmony import */ var _report_model_usage_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(40016);
/* harmony import */ var _report_time_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(68062);
/* harmony import */ var _outputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92309);






/** Outputs of a run that ended. */
function outputsOf(state, call) {
    const counts = (0,_report_model_js__WEBPACK_IMPORTED_MODULE_2__/* .countStories */ .j)(state);
    const wips = (0,_core_story_list_js__WEBPACK_IMPORTED_MODULE_1__/* .storiesOf */ .TQ)(state).flatMap((story) => (story.wip === undefined ? [] : [story.wip.branch]));
    const passed = state.head.commit !== state.plan.start.commit;
    return {
        ...(0,_outputs_js__WEBPACK_IMPORTED_MODULE_5__/* .emptyOutputs */ .q)({ halt: call.halt, failOn: call.failOn }),
        run_id: state.plan.runId,
        iterations: String(state.iterations),
        stories_total: String(counts.total),
        stories_passed: String(counts.passed),
        stories_failed: String(counts.failed),
        stories_blocked: String(counts.blocked),
        branch_name: passed ? state.plan.branch : '',
        commit_sha: passed ? (0,_core_signoff_js__WEBPACK_IMPORTED_MODULE_0__/* .tipOf */ .nM)(state).commit : '',
        pr_url: state.pull?.url ?? '',
        wip_branches: JSON.stringify(within(wips)),
        report_file: state.reportFile ?? '',
        ...costOutputs((0,_report_model_usage_js__WEBPACK_IMPORTED_MODULE_3__/* .usageOf */ .Fs)([...(0,_core_story_list_js__WEBPACK_IMPORTED_MODULE_1__/* .storiesOf */ .TQ)(state), { attempts: [], ...state.beside }])),
        resume_at: call.halt.resumeAt === undefined ? '' : (0,_report_time_js__WEBPACK_IMPORTED_MODULE_4__/* .isoTime */ .Ly)(call.halt.resumeAt),
        logs_path: call.logsPath,
    };
}
/** What a step may pass to the next one as one variable: outputs of more than 1 MB are dropped whole (catalogue L2). */
const MOST_CHARS = 100_000;
/** The first names that fit; all of them are in the report. */
function within(names) {
    let chars = 2;
    return names.filter((name) => {
        chars += JSON.stringify(name).length + 1;
        return chars <= MOST_CHARS;
    });
}
/** What calls of agents used, as outputs. */
function costOutputs(usage) {
    return {
        total_cost_usd: usage.costUsd === undefined ? '' : String(usage.costUsd),
        input_tokens: String(usage.inputTokens),
        output_tokens: String(usage.outputTokens),
        cache_read_tokens: String(usage.cacheReadTokens),
        cache_write_tokens: String(usage.cacheWriteTokens),
    };
}


/***/ }),

/***/ 55642:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  answerDoctor: () => (/* binding */ answerDoctor),
  answerInit: () => (/* binding */ answerInit)
});

// EXTERNAL MODULE: ./build/adapters/clock.js
var clock = __webpack_require__(21759);
// EXTERNAL MODULE: ./build/report/markdown.js
var markdown = __webpack_require__(34902);
;// CONCATENATED MODULE: ./build/report/backlog.js

/** The answer to `/ralph init`. */
function initReply(made) {
    const { phrase, feature, branch, stories, notices, url, noPull, writer } = made;
    const counted = `${stories.length} ${stories.length === 1 ? 'story' : 'stories'}`;
    const where = noPull === undefined
        ? `${(0,markdown/* link */.nf)('Look through the pull request', url)} and merge it; then ${(0,markdown/* code */.aY)(`${phrase} run ${feature}`)} works on them.`
        : `There is no pull request (${(0,markdown/* text */.Qq)(noPull, 600)}) ${(0,markdown/* link */.nf)('Open it here', url)}.`;
    return [
        `${counted} for feature ${(0,markdown/* code */.aY)(feature)} on branch ${(0,markdown/* code */.aY)(branch)}${writer === undefined ? '' : `, written by the agent ${writer.agent}${costOf(writer)}`}. ${where}`,
        ...notices.map((notice) => `- ${(0,markdown/* text */.Qq)(notice, 1000)}`),
    ].join('\n\n');
}
/** Title of the pull request that brings the backlog. */
function backlogTitle({ feature, issue }) {
    return `Ralph: backlog ${feature} (issue ${issue})`;
}
/** Rows and criteria beyond these are in the file. */
const MOST_ROWS = 60;
/** Description of that pull request: what was read, what to look at, what would keep a run from working. */
function backlogBody({ feature, issue, stories, notices, path, doctor, writer }) {
    const shown = stories.slice(0, MOST_ROWS);
    const counted = `${stories.length} ${stories.length === 1 ? 'story' : 'stories'}`;
    return `${[
        `${counted} for feature ${(0,markdown/* code */.aY)(feature)}, ${sourceOf(issue, writer)} Look through ${(0,markdown/* code */.aY)(path)}: merged, it is what a run works on.`,
        shown.map(story).join('\n'),
        ...(stories.length > MOST_ROWS ? [`${stories.length - MOST_ROWS} more stand in the file.`] : []),
        ...(notices.length === 0
            ? []
            : [`**Look at**\n\n${notices.map((notice) => `- ${(0,markdown/* text */.Qq)(notice, 1000)}`).join('\n')}`]),
        (0,markdown/* details */.zH)('Could a run begin? What the doctor says', [doctor.trimEnd()]),
    ].join('\n\n')}\n`;
}
function sourceOf(issue, writer) {
    if (writer === undefined)
        return `read from issue #${issue} by fixed rules; no model was asked.`;
    return `written by the agent ${(0,markdown/* code */.aY)(writer.agent)} from issue #${issue}${costOf(writer)}. Nobody has read them yet: what is left out, and what did nobody ask for?`;
}
function costOf({ cost = 'unknown' }) {
    return cost === 'unknown' ? ' (cost unknown)' : ` (${cost})`;
}
function story({ id, title, acceptanceCriteria: criteria, dependsOn = [] }) {
    const after = dependsOn.length === 0 ? '' : `, after ${dependsOn.map(markdown/* code */.aY).join(', ')}`;
    return `- ${(0,markdown/* code */.aY)(id)} **${(0,markdown/* text */.Qq)(title, 200)}**: ${criteria.length} ${criteria.length === 1 ? 'criterion' : 'criteria'}${after}`;
}

// EXTERNAL MODULE: ./build/report/model-usage.js
var model_usage = __webpack_require__(40016);
// EXTERNAL MODULE: ./build/action/action-end.js
var action_end = __webpack_require__(35741);
// EXTERNAL MODULE: ./build/action/doctor/doctor.js + 21 modules
var doctor = __webpack_require__(97543);
// EXTERNAL MODULE: ./build/core/slug.js
var slug = __webpack_require__(66427);
;// CONCATENATED MODULE: ./build/core/issue/feature.js

/** Longest name of a feature that comes from a title. */
const MOST_CHARS = 40;
/** `42-gear-pagination`: number and title of an issue as the name of its feature folder, whole words only. */
function featureOf({ number, title }) {
    const words = title
        .toLowerCase()
        .normalize('NFKD')
        .replace(/[\u0300-\u036f]/gu, '')
        .split(/[^a-z0-9]+/);
    const parts = [String(number)];
    for (const word of words.filter(Boolean)) {
        if ([...parts, word].join('-').length > MOST_CHARS)
            break;
        parts.push(word);
    }
    return (0,slug/* slug */.y)(parts.join('-'));
}

// EXTERNAL MODULE: ./build/core/issue/prd-text.js
var prd_text = __webpack_require__(13874);
// EXTERNAL MODULE: ./node_modules/marked/lib/marked.esm.js
var marked_esm = __webpack_require__(48022);
// EXTERNAL MODULE: ./build/core/own.js
var own = __webpack_require__(92966);
;// CONCATENATED MODULE: ./build/core/issue/headline.js

/** `US-001: Title (P1, after US-000)`, with the parts in any usual notation. */
function readHeadline(text) {
    const [id, named] = takeId(text.trim());
    const { rest: ordered, after } = takeAfter(named);
    const { rest, priority } = takePriority(ordered);
    const title = rest
        .replace(/\s*\(\s*\)\s*$/, '')
        .replace(/[\s:,;\u2013\u2014-]+$/u, '')
        .trim();
    return {
        title: title === '' ? text.trim() : title,
        after,
        ...(id === undefined ? {} : { id }),
        ...(priority === undefined ? {} : { priority }),
    };
}
/** The ids in a text such as `US-001, US-002`. */
function idsIn(text) {
    return [...new Set([...text.matchAll(/\b[A-Za-z][A-Za-z0-9]{0,15}-\d{1,6}\b/g)].map(([id]) => id))];
}
/** The number behind a word or number of priority (03-interface \u00a73, rule 6); undefined when it is none. */
function priorityOf(text) {
    const word = text.trim().toLowerCase();
    if (/^\d{1,4}$/.test(word))
        return Number(word);
    return (0,own/* own */.Z)(priorities, word);
}
const priorities = {
    ...{ critical: 0, urgent: 0, p0: 0, high: 1, p1: 1, medium: 2, normal: 2, p2: 2, low: 3, p3: 3, p4: 4 },
};
const leadingId = /^(?:(?:user )?(?:story|task|feature)\s+)?[[(]?([A-Za-z][A-Za-z0-9]{0,15}-\d{1,6})[\])]?\s*(?:[:.\u2013\u2014-]\s*|\s)(?=\S)/iu;
/** `Story 3: Title`: a number that only counts. */
const leadingCount = /^(?:user story|story|task|feature)\s*#?\d{1,4}\s*[:.)\u2013\u2014-]\s*(?=\S)/iu;
function takeId(text) {
    const found = leadingId.exec(text);
    if (found !== null)
        return [found[1], text.slice(found[0].length)];
    return [undefined, text.replace(leadingCount, '')];
}
const afterWords = /[(,;]?\s*\b(?:depends on|after|blocked by|needs)\s*:?\s+((?:[A-Za-z][A-Za-z0-9]{0,15}-\d{1,6}(?:\s*(?:,|and|&)\s*)?)+)\)?/iu;
function takeAfter(text) {
    const found = afterWords.exec(text);
    if (found === null)
        return { rest: text, after: [] };
    const [isOpening, isClosing] = [found[0].startsWith('('), found[0].endsWith(')')];
    // A parenthesis that holds something else as well stays.
    const kept = isOpening === isClosing ? '' : isOpening ? '(' : ')';
    const rest = text.slice(0, found.index) + kept + text.slice(found.index + found[0].length);
    return { rest, after: idsIn(found[1] ?? '') };
}
const priorityMark = /\s*(?:[([]\s*(?:priority:?\s*)?(p[0-4]|critical|urgent|high|medium|normal|low)\s*[)\]]|[([,;]?\s*\bpriority:\s*(p[0-4]|critical|urgent|high|medium|normal|low|\d{1,4})\b\s*[)\]]?)/iu;
function takePriority(text) {
    const found = priorityMark.exec(text);
    const priority = found === null ? undefined : priorityOf(found[1] ?? found[2] ?? '');
    if (found === null || priority === undefined)
        return { rest: text };
    const [before, behind] = [text.slice(0, found.index), text.slice(found.index + found[0].length).trimStart()];
    const gap = /^[,;:.]/.test(behind) ? '' : ' ';
    return { rest: `${before}${gap}${behind}`.trim(), priority };
}

;// CONCATENATED MODULE: ./build/core/issue/inline.js
/** The words of a Markdown text on one line: marks are gone, code keeps its backticks, a link is its text. */
function wordsOf(tokens) {
    return tokens === undefined ? '' : joined(tokens).replace(/\s+/gu, ' ').trim();
}
/** Spaces at the ends belong to the neighbours. */
function joined(tokens) {
    return tokens.map(one).join('');
}
function one(token) {
    switch (token.type) {
        case 'codespan':
            return token.raw;
        case 'br':
            return ' ';
        case 'html':
            return isBreak(token) ? ' ' : '';
        case 'image':
        case 'checkbox':
            return '';
        default: {
            const { tokens, text } = token;
            return tokens === undefined ? String(text) : joined(tokens);
        }
    }
}
/** `<br>`, however it is written. */
function isBreak({ type, raw }) {
    return type === 'html' && /^<br\s*\/?>$/i.test(raw);
}

;// CONCATENATED MODULE: ./build/core/issue/list.js


/**
 * Entries of a list as stories: those with a box, or all of them where the heading says so. What stands below an entry are its
 * criteria and its description.
 */
function listStories({ items }, all) {
    const wanted = items.filter(({ task }) => task || all);
    const open = wanted.filter(({ checked }) => checked !== true);
    const stories = open.map(storyOf).filter(({ title }) => title !== '');
    return { stories, done: wanted.length - open.length };
}
/** Every entry of a list and of the lists below it, in the order of reading. */
function listCriteria({ items }) {
    return items.flatMap((item) => {
        const { head, lists } = partsOf(item);
        return [...(head === '' ? [] : [head]), ...lists.flatMap(listCriteria)];
    });
}
function partsOf({ tokens }) {
    const isText = ({ type }) => type === 'text' || type === 'paragraph';
    const texts = tokens.filter(isText).map((token) => wordsOf(token.tokens));
    const lists = tokens.filter((token) => token.type === 'list');
    return { head: texts[0] ?? '', paragraphs: texts.slice(1), lists };
}
function storyOf(item) {
    const { head, paragraphs, lists } = partsOf(item);
    const headline = readHeadline(head);
    const below = lists.flatMap(listCriteria);
    const links = below.filter((line) => depends.test(line));
    return {
        ...headline,
        description: paragraphs.join(' '),
        criteria: below.filter((line) => !depends.test(line)),
        after: [...new Set([...headline.after, ...links.flatMap(idsIn)])],
    };
}
/** An entry below a story that only says what it waits for. */
const depends = /^(?:depends on|after|blocked by|dependencies)\s*:?\s+[A-Za-z][A-Za-z0-9]{0,15}-\d/i;

;// CONCATENATED MODULE: ./build/core/issue/section.js
/** Headings under which every entry is a story. */
const stories = /^(?:user stor(?:y|ies)|stories|tasks?|to-?dos?|backlog|features|work items|sub-?tasks|checklist|requirements)$/i;
const criteria = /^(?:acceptance(?: criteria| tests?)?|criteria|definition of done|dod|done when|verification)$/i;
/** Headings of text that is for readers; nothing below is work. */
const aside = /^(?:context|background|motivation|problem(?: statement)?|summary|overview|why|notes?|links?|references?|resources|out of scope|non-?goals?|not included|environment|version|steps to reproduce|expected(?: behaviou?r)?|actual(?: behaviou?r)?|screenshots?|logs?|additional context|alternatives(?: considered)?|questions?|open questions|risks?|discussion|checklist before submitting)$/i;
/** Whether the heading names a story itself: an id, or the word and a number. */
function namesStory(heading) {
    return (/^[[(]?[A-Za-z][A-Za-z0-9]{0,15}-\d{1,6}[\])]?(?:\s*[:.\u2013\u2014-]|\s)\s*\S/u.test(heading) ||
        /^(?:user story|story|task|feature)(?:\s*#?\d{1,4})?\s*[:.)\u2013\u2014-]\s*\S/iu.test(heading));
}
/** What stands below a heading of this text. */
function sectionKind(heading) {
    const plain = heading
        .replace(/[:\uff1a]\s*$/u, '')
        .replace(/^[^\p{L}\p{N}]+/u, '')
        .trim();
    if (stories.test(plain))
        return 'stories';
    if (criteria.test(plain))
        return 'criteria';
    return aside.test(plain) ? 'aside' : 'other';
}

;// CONCATENATED MODULE: ./build/core/issue/siblings.js




/**
 * Sections of one depth as stories, where at least two of them have a list and none is text for readers: the last guess at an issue
 * that names no story as such.
 */
function siblingSections(tokens) {
    const sections = sectionsOf(tokens).filter(({ title, criteria }) => sectionKind(title) === 'other' && criteria.length > 0);
    const depth = Math.min(...sections.map((section) => section.depth));
    const siblings = sections.filter((section) => section.depth === depth);
    if (siblings.length < 2)
        return [];
    return siblings.map(({ title, paragraphs, criteria }) => ({
        ...readHeadline(title),
        ...{ description: paragraphs.join(' '), criteria },
    }));
}
/** Every heading with what stands below it up to the next one. */
function sectionsOf(tokens) {
    const sections = [];
    for (const token of tokens) {
        if (token.type === 'heading') {
            const { depth, tokens: words } = token;
            sections.push({ depth, title: wordsOf(words), paragraphs: [], criteria: [] });
        }
        const section = sections.at(-1);
        if (token.type === 'paragraph')
            section?.paragraphs.push(wordsOf(token.tokens));
        if (token.type === 'list')
            section?.criteria.push(...listCriteria(token));
    }
    return sections;
}

;// CONCATENATED MODULE: ./build/core/issue/table.js


const names = [
    [/^(?:#|id|story id|key|no\.?)$/i, 'id'],
    [/^(?:title|story|user story|name|task|feature|item|summary)$/i, 'title'],
    [/^(?:description|details?|what|notes?)$/i, 'description'],
    [
        /^(?:acceptance(?: criteria)?|criteria|criterion|ac|done when|definition of done|dod|requirements?|verification)$/i,
        'criteria',
    ],
    [/^(?:priority|prio|p)$/i, 'priority'],
    [/^(?:depends on|dependencies|deps|after|blocked by)$/i, 'after'],
    [/^(?:done|status|passes|state)$/i, 'done'],
];
/** The stories of a table whose head names a title; undefined when the table is about something else. */
function tableStories({ header, rows }) {
    const columns = header.map(({ tokens }) => columnOf(wordsOf(tokens)));
    if (!columns.includes('title') || !columns.some((column) => column !== undefined && column !== 'title'))
        return undefined;
    const read = rows.map((row) => readRow(row, columns)).filter(({ title }) => title !== '');
    const open = read.filter(({ done }) => !isDone(done));
    return { stories: open.map(table_storyOf), done: read.length - open.length };
}
function columnOf(name) {
    return names.find(([pattern]) => pattern.test(name))?.[1];
}
function readRow(cells, columns) {
    const of = (wanted) => cells[columns.indexOf(wanted)];
    const words = (wanted) => wordsOf(of(wanted)?.tokens);
    return {
        ...{ id: words('id'), title: words('title'), description: words('description'), criteria: words('criteria') },
        ...{ priority: words('priority'), after: words('after'), done: words('done') },
        lines: linesOf(of('criteria')),
    };
}
/** Lines of a cell: `<br>` is all that breaks one; a semicolon separates what stands on one line. */
function linesOf(cell) {
    if (cell === undefined)
        return [];
    const parts = [[]];
    for (const token of cell.tokens) {
        if (isBreak(token))
            parts.push([]);
        else
            parts.at(-1)?.push(token);
    }
    const lines = parts.map(wordsOf);
    const split = lines.length === 1 ? (lines[0] ?? '').split(/;\s+/) : lines;
    return split.map((line) => line.replace(/^(?:[-*\u2022]|\d+[.)])\s+/u, '').trim()).filter((line) => line !== '');
}
function isDone(word) {
    return /^(?:x|\u2713|\u2714|\u2705|yes|true|done|complete|completed|closed|passed)$/iu.test(word.trim());
}
function table_storyOf(row) {
    const headline = readHeadline(row.title);
    const [id] = idsIn(row.id);
    const priority = priorityOf(row.priority) ?? headline.priority;
    return {
        ...headline,
        description: row.description,
        criteria: row.lines,
        after: [...new Set([...idsIn(row.after), ...headline.after])],
        ...(id === undefined ? {} : { id }),
        ...(priority === undefined ? {} : { priority }),
    };
}

;// CONCATENATED MODULE: ./build/core/issue/read-issue.js







/**
 * Reads the stories of an issue: headings that name a story with the lists below them, tables with a title column, task lists, plain
 * lists below a heading such as "Stories"; else sections with lists; else one story with the acceptance criteria. Undefined when
 * none of these is there.
 */
function readIssue({ title, body }) {
    const tokens = lexed(body);
    const page = walk(tokens);
    // A heading without words, or with nothing but marks, names no story.
    const found = (page.stories.length > 0 ? page.stories : siblingSections(tokens)).filter(isNamed);
    if (found.length > 0)
        return { ...page, stories: found.map((story) => withShared(story, page.criteria)), notices: notices(page) };
    if (page.criteria.length === 0)
        return undefined;
    const one = { ...readHeadline(title), description: page.description, criteria: page.criteria };
    return { ...page, stories: [one], notices: notices(page) };
}
function isNamed({ title }) {
    return title.trim() !== '';
}
/** Text that nests so deep that no reader can follow it is no backlog. */
function lexed(body) {
    try {
        return new marked_esm/* Lexer */.JG().lex(body);
    }
    catch (error) {
        if (error instanceof RangeError)
            return [];
        throw error;
    }
}
function walk(tokens) {
    const page = { stories: [], criteria: [], description: '', done: 0 };
    const place = { open: undefined, kind: 'other', depth: 0 };
    for (const token of tokens) {
        if (token.type === 'heading')
            enter(page, place, token);
        else if (place.open === undefined)
            readOutside(page, place, token);
        else
            readInside(place.open.story, place.kind, token);
    }
    read_issue_close(page, place);
    return page;
}
function enter(page, place, heading) {
    const text = wordsOf(heading.tokens);
    const { depth } = heading;
    if (place.open !== undefined && depth > place.open.depth) {
        place.kind = sectionKind(text);
        return;
    }
    read_issue_close(page, place);
    const isBelowStories = place.kind === 'stories' && depth > place.depth;
    const isStory = namesStory(text) || (isBelowStories && sectionKind(text) === 'other');
    if (isStory) {
        place.open = { depth, story: { headline: readHeadline(text), description: [], criteria: [] } };
        if (!isBelowStories)
            Object.assign(place, { kind: 'other', depth: 0 });
        return;
    }
    Object.assign(place, { kind: sectionKind(text), depth });
}
/** The kind of the section around the story holds again for the next one. */
function read_issue_close(page, place) {
    if (place.open === undefined)
        return;
    const { headline, description, criteria } = place.open.story;
    page.stories.push({ ...headline, description: description.join(' '), criteria });
    place.kind = place.depth > 0 ? 'stories' : 'other';
    place.open = undefined;
}
function readOutside(page, { kind }, token) {
    if (token.type === 'paragraph' && page.description === '' && kind !== 'criteria') {
        page.description = wordsOf(token.tokens);
    }
    if (token.type === 'table' && kind !== 'aside') {
        const table = tableStories(token);
        page.stories.push(...(table?.stories ?? []));
        page.done += table?.done ?? 0;
    }
    if (token.type !== 'list' || kind === 'aside')
        return;
    if (kind === 'criteria') {
        page.criteria.push(...listCriteria(token));
        return;
    }
    const list = listStories(token, kind === 'stories');
    page.stories.push(...list.stories);
    page.done += list.done;
}
function readInside(story, kind, token) {
    if (token.type === 'list' && kind !== 'aside')
        story.criteria.push(...listCriteria(token));
    if (token.type === 'paragraph') {
        const text = wordsOf(token.tokens);
        // A line that only announces the list below it.
        if (text !== '' && sectionKind(text) !== 'criteria')
            story.description.push(text);
    }
}
/** Criteria for the whole issue belong to the stories that have none. */
function withShared(story, shared) {
    return story.criteria.length > 0 ? story : { ...story, criteria: shared };
}
function notices({ done }) {
    if (done === 0)
        return [];
    return [
        `${done} ${done === 1 ? 'entry is' : 'entries are'} ticked as done and left out: only gates say that a story has passed.`,
    ];
}

// EXTERNAL MODULE: ./build/report/sanitise.js + 2 modules
var sanitise = __webpack_require__(49934);
// EXTERNAL MODULE: ./build/report/time.js
var time = __webpack_require__(68062);
// EXTERNAL MODULE: ./build/action/base.js
var action_base = __webpack_require__(46406);
// EXTERNAL MODULE: ./build/action/early-inputs.js
var early_inputs = __webpack_require__(69256);
// EXTERNAL MODULE: ./build/action/open-repository.js + 15 modules
var open_repository = __webpack_require__(8175);
// EXTERNAL MODULE: ./build/action/policy.js
var action_policy = __webpack_require__(47141);
// EXTERNAL MODULE: ./build/action/prepare.js + 3 modules
var prepare = __webpack_require__(50326);
// EXTERNAL MODULE: ./build/action/refusal.js
var refusal = __webpack_require__(47355);
// EXTERNAL MODULE: ./build/report/progress.js
var progress = __webpack_require__(15364);
;// CONCATENATED MODULE: ./build/action/init/place.js


/** Why a feature of this name is not begun: a prd.json that is there is never written over; undefined = it may be. */
async function takenFeature(repository, base, feature) {
    const { folder, path } = placesOf(feature);
    const there = await repository.listFolder(base.commit, folder);
    if (!there.some((entry) => entry.path === path))
        return undefined;
    return (0,refusal/* configError */.Fj)(`${path} is on ${base.branch} already and stays as it is. Edit it there, or name another feature: init NAME.`);
}
function placesOf(feature) {
    const folder = `.ralph/${feature}`;
    return { folder, path: `${folder}/prd.json` };
}
/** Puts the folder of a feature that is not taken on a branch of its own and pushes it. */
async function placeBacklog(repository, call) {
    const { base, feature } = call;
    const { folder, path } = placesOf(feature);
    const commit = await commitOf(repository, { ...call, folder });
    const pushed = await pushFree(repository, call, commit);
    if (!pushed.ok)
        return pushed;
    return { ok: true, branch: pushed.branch, commit, path, notices: await others(repository, base.commit, feature) };
}
/** Others who make a backlog of the same name at the same moment make us take the next name. */
const TRIES = 4;
async function pushFree(repository, call, commit) {
    const taken = new Set(call.base.remoteRefs.keys());
    for (let count = 1;; count += 1) {
        const branch = freeBranch(call, taken);
        const ref = `refs/heads/${branch}`;
        const [pushed] = await repository.push([{ ref, commit, expect: null }]);
        if (pushed?.ok)
            return { ok: true, branch };
        taken.add(ref);
        if (pushed?.problem.kind === 'stale' && count < TRIES)
            continue;
        const why = pushed?.problem.message ?? `${branch} may not be pushed.`;
        return pushed?.problem.kind === 'network' ? (0,refusal/* environmentBroken */.j8)(why) : (0,refusal/* configError */.Fj)(why);
    }
}
/** The files that `ralph init` makes; prompt.md is left out, since a copy would freeze the prompts of today. */
async function commitOf(repository, { base, settings, feature, issue, text, writer, now, folder }) {
    const file = (name, content) => ({
        ...{ path: `${folder}/${name}`, mode: '100644' },
        bytes: Buffer.from(content),
    });
    const files = [
        file('prd.json', text),
        file('progress.txt', (0,progress/* progressHeader */.Ps)(feature, now)),
        file('specs/.gitkeep', ''),
    ];
    const tree = await repository.overlay(await repository.treeOf(base.commit), files);
    return repository.commit({
        tree,
        parents: [base.commit],
        message: `chore: add the backlog ${feature}\n\n${writer ? `Written by the agent ${writer.agent}` : 'Read'} from issue ${issue}.`,
        at: now,
        identity: { name: settings.commitAuthorName, email: settings.commitAuthorEmail },
    });
}
/** Never the branch that receives the stories: a run goes on with that one. */
function freeBranch({ settings, feature }, taken) {
    const wanted = `${settings.branchPrefix}init-${feature}`;
    for (let count = 1;; count += 1) {
        const branch = count === 1 ? wanted : `${wanted}-${count}`;
        if (!taken.has(`refs/heads/${branch}`))
            return branch;
    }
}
/** A second backlog makes a run ask which one is meant. */
async function others(repository, commit, feature) {
    const folders = await repository.listFolder(commit, '.ralph');
    const features = folders.filter(({ isFolder, path }) => isFolder && path !== '.ralph/archive' && path !== '.ralph/prompts');
    const lists = await Promise.all(['', ...features.map(({ path }) => path)].map((path) => repository.listFolder(commit, path)));
    const found = lists.flat().filter(({ path, isFolder }) => !isFolder && /(?:^|\/)prd\.json$/.test(path));
    if (found.length === 0)
        return [];
    const names = found.map(({ path }) => path).join(', ');
    return [`There is another backlog (${names}), so a workflow has to say which one is meant: feature: ${feature}.`];
}

// EXTERNAL MODULE: ./build/adapters/github/address.js
var address = __webpack_require__(40281);
// EXTERNAL MODULE: ./build/adapters/github/client.js + 6 modules
var client = __webpack_require__(26378);
// EXTERNAL MODULE: ./build/adapters/github/pulls.js
var pulls = __webpack_require__(70933);
;// CONCATENATED MODULE: ./build/action/init/show.js



/** Opens the pull request, or says where a person can. */
async function showBacklog(call) {
    const { job, settings, base, head, title, body, cancel } = call;
    const [owner = '', repo = ''] = job.repository.split('/');
    const { apiUrl, serverUrl } = job;
    const compare = (0,address/* compareUrl */.XH)({ serverUrl, owner, repo }, { head, base });
    const { githubToken: token, createPr } = settings;
    if (token === undefined || createPr === 'none')
        return { url: compare, noPull: 'create_pr: none is set.' };
    const opened = await (0,client.openGitHub)({ apiUrl, serverUrl, owner, repo, token, signal: cancel, onNote: () => undefined });
    if (!opened.ok)
        return { url: compare, noPull: opened.problem.message };
    const draft = createPr === 'draft';
    const ensured = await (0,pulls/* ensurePull */.Sk)(opened.client, { head, base, title, body, draft, marker: head });
    return ensured.ok ? { url: ensured.pull.url } : { url: ensured.compareUrl, noPull: ensured.problem.message };
}

// EXTERNAL MODULE: ./build/action/init/shown-text.js
var shown_text = __webpack_require__(11659);
;// CONCATENATED MODULE: ./build/action/init/init.js


















/** Makes a prd.json of an issue, on a branch of its own, as a pull request with what the doctor says; an agent is asked only on request. */
async function initFromIssue(call) {
    const programs = (0,prepare/* findPrograms */.z)(call);
    if (!programs.ok)
        return programs;
    const token = (0,early_inputs/* inputValue */.UV)(call.inputs, 'github_token');
    const opened = await (0,open_repository/* openRepository */.h)({ ...call, git: programs.git, token });
    if (!opened.ok)
        return opened;
    const { repository } = opened;
    try {
        const base = await (0,action_base/* findBase */.lN)(repository, {
            ...call,
            baseBranch: (0,early_inputs/* inputValue */.UV)(call.inputs, 'base_branch'),
            onImported: () => undefined,
        });
        if (!base.ok)
            return base;
        const allowed = await base.access();
        if (!allowed.ok)
            return (0,action_base/* remoteRefusal */.jH)(allowed.problem);
        const policy = await (0,action_policy/* readPolicy */.T4)(repository, base.commit, call.inputs);
        if (!policy.ok)
            return policy;
        const { settings } = policy;
        if (settings.dryRun)
            return { ok: false, halt: 'skipped', reasons: [dryRun] };
        const feature = featureFor(call.request);
        const taken = await takenFeature(repository, base, feature);
        if (taken !== undefined)
            return taken;
        const found = await findStories(call, { repository, base, settings });
        if (!found.ok)
            return found;
        return { ...(await bring(call, { repository, base, settings, feature, found })), ...used(found) };
    }
    finally {
        await repository.close();
    }
}
/** What the issue asks for, as its own marks say, or as an agent reads it. */
async function findStories(call, on) {
    const { issue, byAgent: asked } = call.request;
    if (asked !== undefined) {
        const { askAgent } = await Promise.all(/* import() */[__webpack_require__.e(8241), __webpack_require__.e(1825)]).then(__webpack_require__.bind(__webpack_require__, 51825));
        const written = await askAgent({ ...call, ...on, asked, issue });
        if (!written.ok)
            return written;
        return { ...written, writer: { agent: on.settings.agent.type, cost: written.usage && (0,model_usage/* costWords */.fL)(written.usage) } };
    }
    const backlog = readIssue({ title: titleOf(issue), body: (0,shown_text/* shownText */.f)(issue.body) });
    return backlog === undefined ? (0,refusal/* configError */.Fj)(noStories) : { ok: true, backlog };
}
function used({ usage }) {
    return usage === undefined ? {} : { usage };
}
async function bring(call, { found, feature, ...on }) {
    const { now, request } = call;
    const { writer, backlog } = found;
    const branchName = `${on.settings.branchPrefix}${feature}`;
    const written = (0,prd_text/* prdText */._)(backlog, { branchName, title: titleOf(request.issue), createdAt: (0,time/* isoTime */.Ly)(now) });
    if (!written.ok)
        return (0,refusal/* configError */.Fj)(`The stories of this issue make no prd.json: ${written.message}`);
    const made = { ...written, feature, issue: request.issue.number, ...(writer && { writer }) };
    const placed = await placeBacklog(on.repository, { ...on, now, ...made });
    return placed.ok ? tell(call, { ...on, made, placed }) : placed;
}
function featureFor({ feature, issue }) {
    return feature === undefined ? featureOf(issue) : (0,slug/* slug */.y)(feature);
}
function titleOf({ title, number }) {
    return oneLine(title) || `Issue ${number}`;
}
function oneLine(text) {
    return (0,sanitise/* plain */.pj)(text).replace(/\s+/gu, ' ').trim();
}
const dryRun = 'dry_run is set, and init pushes a branch and opens a pull request. Take dry_run away, and give the command again.';
const noStories = 'No stories were found in this issue. Write them as a task list (`- [ ] Title`, with its acceptance criteria as entries below), as headings ' +
    '(`## US-001: Title`, criteria as a list below), or as a table with the columns Story and Acceptance criteria, and comment again. With `--agent` the configured agent writes them.';
async function tell(call, { base, settings, made, placed }) {
    const { feature, stories, issue, writer } = made;
    const inputs = { ...call.inputs, values: { ...call.inputs.values, feature, prd: '' } };
    const { report } = await (0,doctor/* diagnose */.h)({ ...call, inputs, at: placed.commit });
    const notices = [...made.notices, ...placed.notices];
    const shown = await showBacklog({
        ...{ job: call.job, settings, base: base.branch, head: placed.branch, cancel: call.cancel },
        title: backlogTitle({ feature, issue }),
        body: backlogBody({ ...made, notices, path: placed.path, doctor: report }),
    });
    return { ok: true, feature, branch: placed.branch, stories, notices, ...shown, ...(writer && { writer }) };
}

// EXTERNAL MODULE: ./build/action/run-outputs.js
var run_outputs = __webpack_require__(94645);
;// CONCATENATED MODULE: ./build/action/thread-own.js








/** `/ralph doctor`: the answer is the report. */
async function answerDoctor({ call, job, inputs, voice }) {
    const { report, ...end } = await (0,doctor.runDoctor)({ ...call, job, inputs });
    await Promise.all([voice.react(end.exitCode === 0 ? 'rocket' : 'confused'), voice.reply(report)]);
    return end;
}
/** `/ralph init [feature] [--agent]`: the answer names the pull request with the backlog. */
async function answerInit({ call, job, inputs, voice }, { asked, feature, agent }) {
    const { origin } = asked;
    if (origin.pull !== undefined)
        return decline(voice, 'init reads the stories of an issue, and this is a pull request');
    const request = {
        issue: { number: origin.thread, ...origin.issue },
        ...(feature === undefined ? {} : { feature }),
        ...(agent === true ? { byAgent: asked } : {}),
    };
    const end = await initFromIssue({ ...call, job, inputs, request, now: (0,clock/* systemClock */.m)().wallMs() });
    const used = end.usage === undefined ? {} : (0,run_outputs/* costOutputs */.g)(end.usage);
    if (!end.ok) {
        const why = end.reasons.map((reason) => (0,markdown/* text */.Qq)(reason, 1000)).join('\n\n');
        const cost = end.usage === undefined ? '' : `\n\nThe call of the agent cost: ${(0,model_usage/* costWords */.fL)(end.usage)}.`;
        await Promise.all([voice.react('confused'), voice.reply(`Nothing was made. ${why}${cost}`)]);
        return withOutputs((0,action_end/* refused */.J)(end), used);
    }
    await Promise.all([voice.react('rocket'), voice.reply(initReply({ ...end, phrase: job.phrase ?? '/ralph' }))]);
    for (const notice of end.notices)
        call.log.notice(notice);
    const made = `init made the backlog ${end.feature} with ${end.stories.length} stories on branch ${end.branch}`;
    return withOutputs((0,action_end/* refused */.J)({ ok: false, halt: 'skipped', reasons: [made] }), {
        ...used,
        branch_name: end.branch,
        pr_url: end.noPull === undefined ? end.url : '',
    });
}
function withOutputs(end, outputs) {
    return { ...end, outputs: { ...end.outputs, ...outputs } };
}
async function decline(voice, why) {
    await Promise.all([
        voice.react('confused'),
        voice.reply(`Nothing was made: ${why}. Use ${(0,markdown/* code */.aY)('init')} in an issue.`),
    ]);
    return (0,action_end/* refused */.J)({ ok: false, halt: 'skipped', reasons: [why] });
}


/***/ }),

/***/ 70933:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sk: () => (/* binding */ ensurePull),
/* harmony export */   pM: () => (/* binding */ findPull),
/* harmony export */   pZ: () => (/* binding */ updatePull)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38816);
/* harmony import */ var _address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(40281);
/* harmony import */ var _create_once_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79907);
/* harmony import */ var _marker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78579);
/* harmony import */ var _merge_body_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58402);





/**
 * The open pull request from that branch: found, or created exactly once. Closed ones stay closed: somebody decided so.
 * Never throws.
 */
async function ensurePull(client, options) {
    const found = await findOpen(client, options);
    if (!found.ok)
        return refused(client, options, found);
    if (found.data !== undefined)
        return present(client, found.data, options);
    const notes = [];
    let made = await create(client, options, options.draft);
    if (!made.ok && made.problem.kind === 'drafts-unavailable') {
        notes.push(noDrafts);
        made = await create(client, options, false);
    }
    if (made.ok)
        return { ok: true, pull: pullOf(client, made.data), created: true, notes };
    return made.problem.kind === 'invalid' ? presentAfterAll(client, options, made) : refused(client, options, made);
}
/** The open pull request from that branch; undefined when there is none: then somebody closed or merged it. Never throws. */
async function findPull(client, options) {
    const found = await findOpen(client, options);
    if (!found.ok)
        return refused(client, options, found);
    return found.data === undefined ? undefined : present(client, found.data, options);
}
/** New text for our block of a description; what people wrote around it stays. The title is changed with it. Never throws. */
async function updatePull(client, pull_number, { title, body, marker }) {
    const read = await client.call({ does: `read pull request #${pull_number}`, permission: 'pull-requests: read', answer: pullSchema }, (rest, at) => rest.pulls.get({ ...at, pull_number }));
    if (!read.ok)
        return { type: 'problem', problem: read.problem };
    const existing = read.data.body ?? '';
    const merged = (0,_merge_body_js__WEBPACK_IMPORTED_MODULE_1__/* .mergeBody */ .rc)(existing, { marker, text: body });
    if (merged === undefined)
        return { type: 'left' };
    if ((0,_marker_js__WEBPACK_IMPORTED_MODULE_2__/* .sameText */ .QV)(existing, merged) && (title ?? read.data.title) === read.data.title)
        return { type: 'unchanged' };
    const change = { body: merged, ...(title === undefined ? {} : { title }) };
    const edited = await client.call({ does: `edit pull request #${pull_number}`, permission, answer: pullSchema }, (rest, at) => rest.pulls.update({ ...at, pull_number, ...change }));
    return edited.ok ? { type: 'edited' } : { type: 'problem', problem: edited.problem };
}
const pullSchema = zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({
    number: zod__WEBPACK_IMPORTED_MODULE_3__/* .number */ .aig(),
    title: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP(),
    body: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP().nullish(),
    draft: zod__WEBPACK_IMPORTED_MODULE_3__/* .boolean */ .zMY().optional(),
    state: zod__WEBPACK_IMPORTED_MODULE_3__/* ["enum"] */ .k5n(['open', 'closed']),
    base: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ ref: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }),
    user: zod__WEBPACK_IMPORTED_MODULE_3__/* .object */ .Ikc({ login: zod__WEBPACK_IMPORTED_MODULE_3__/* .string */ .YjP() }).nullish(),
});
const permission = 'pull-requests: write';
/**
 * Only branches of this repository are asked for, which only writers can push: a fork's pull request with a copied marker is
 * never taken for ours. Into another base it is ours when it carries our marker: somebody retargeted it.
 */
async function findOpen(client, { head, base, marker }) {
    const listed = await client.call({
        does: `look for a pull request from ${head}`,
        permission: 'pull-requests: read',
        answer: zod__WEBPACK_IMPORTED_MODULE_3__/* .array */ .YOg(pullSchema),
    }, (rest, at) => rest.pulls.list({ ...at, state: 'open', head: `${client.owner}:${head}`, per_page: 100 }));
    if (!listed.ok)
        return listed;
    const direct = listed.data.find((pull) => pull.base.ref === base);
    return { ok: true, data: direct ?? listed.data.find((pull) => (0,_merge_body_js__WEBPACK_IMPORTED_MODULE_1__/* .hasBlock */ .OA)(pull.body ?? '', marker)) };
}
function create(client, options, draft) {
    const { head, base, title, marker, body } = options;
    const call = { does: `open a pull request from ${head} to ${base}`, permission, answer: pullSchema, once: true };
    const text = (0,_merge_body_js__WEBPACK_IMPORTED_MODULE_1__/* .ownBlock */ .UB)({ marker, text: body });
    const post = () => client.call(call, (rest, at) => rest.pulls.create({ ...at, head, base, title, body: text, draft }));
    return (0,_create_once_js__WEBPACK_IMPORTED_MODULE_0__/* .createOnce */ .U)(client, { post, find: () => findOpen(client, options) });
}
const noDrafts = 'The plan of this repository has no draft pull requests, so an ordinary one was opened. Set `create_pr: ready` to ask for that.';
/** "Already exists" is one of the things GitHub calls invalid: another run was faster. */
async function presentAfterAll(client, options, made) {
    const found = await findOpen(client, options);
    return found.ok && found.data !== undefined ? present(client, found.data, options) : refused(client, options, made);
}
function present(client, found, { base }) {
    const elsewhere = `Pull request #${found.number} goes to ${found.base.ref}, not to ${base}: somebody changed its base.`;
    return { ok: true, pull: pullOf(client, found), created: false, notes: found.base.ref === base ? [] : [elsewhere] };
}
function refused(client, options, { problem }) {
    return { ok: false, problem, compareUrl: (0,_address_js__WEBPACK_IMPORTED_MODULE_4__/* .compareUrl */ .XH)(client, options) };
}
/** Its address is ours to make: what an answer says could lead anywhere. */
function pullOf({ serverUrl, owner, repo }, { number, draft = false, state, user }) {
    const url = `${serverUrl.replace(/\/+$/, '')}/${owner}/${repo}/pull/${number}`;
    return { number, url, draft, state, ...(user ? { author: user.login } : {}) };
}


/***/ }),

/***/ 13874:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ prdText),
/* harmony export */   j: () => (/* binding */ numbered)
/* harmony export */ });
/* harmony import */ var _prd_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20235);

/** More than a reviewer reads in one pull request. */
const MOST_STORIES = 100;
const MOST_CRITERIA = 50;
const longest = { title: 200, description: 2000, criterion: 500 };
/** Writes prd.json in the canonical form; `passes` is false everywhere, and our own reader has taken the result. */
function prdText({ stories: drafts, description, notices }, call) {
    const kept = drafts.slice(0, MOST_STORIES);
    const ids = idsFor(kept);
    const known = new Map(ids.map((id) => [id.toLowerCase(), id]));
    const stories = kept.map((draft, at) => storyOf(draft, { id: ids[at] ?? '', at, known }));
    const file = {
        branchName: call.branchName,
        description: cut(description || call.title, longest.description),
        createdAt: call.createdAt,
        userStories: stories,
    };
    const text = `${JSON.stringify(file, undefined, 2)}\n`;
    const read = (0,_prd_js__WEBPACK_IMPORTED_MODULE_0__/* .readPrd */ .N2)({ bytes: new TextEncoder().encode(text), file: 'prd.json' });
    if (!read.ok)
        return { ok: false, message: read.error.message };
    return { ok: true, text, stories, notices: [...notices, ...leftOut(drafts), ...bare(stories)] };
}
/** Ids of the issue stay, each once; the others get the next free number. */
function idsFor(drafts) {
    const written = drafts.flatMap(({ id }) => id?.toLowerCase() ?? []);
    const taken = new Set(written);
    const used = new Set();
    let next = 1;
    return drafts.map(({ id }) => {
        if (id !== undefined && !used.has(id.toLowerCase())) {
            used.add(id.toLowerCase());
            return id;
        }
        while (taken.has(numbered(next).toLowerCase()))
            next += 1;
        next += 1;
        return numbered(next - 1);
    });
}
/** Id of a story by its position, from 1. */
function numbered(count) {
    return `US-${String(count).padStart(3, '0')}`;
}
function storyOf(draft, { id, at, known }) {
    const after = draft.after.flatMap((each) => known.get(each.toLowerCase()) ?? []).filter((each) => each !== id);
    return {
        id,
        title: cut(draft.title, longest.title),
        description: cut(draft.description, longest.description),
        acceptanceCriteria: draft.criteria.slice(0, MOST_CRITERIA).map((criterion) => cut(criterion, longest.criterion)),
        priority: draft.priority ?? at + 1,
        ...(after.length === 0 ? {} : { dependsOn: [...new Set(after)] }),
        passes: false,
        notes: '',
    };
}
function cut(text, maxChars) {
    return text.length <= maxChars ? text : `${text.slice(0, maxChars - 1).toWellFormed()}\u2026`;
}
function leftOut(drafts) {
    const rest = drafts.length - MOST_STORIES;
    return rest <= 0
        ? []
        : [`${rest} more stories are left out: a backlog of ${MOST_STORIES} is what a person can review.`];
}
function bare(stories) {
    const without = stories.filter(({ acceptanceCriteria }) => acceptanceCriteria.length === 0).map(({ id }) => id);
    if (without.length === 0)
        return [];
    return [
        `No acceptance criteria were found for ${without.join(', ')}. Write some before this is merged: they are what a reviewer judges.`,
    ];
}


/***/ }),

/***/ 15364:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A_: () => (/* binding */ appendProgress),
/* harmony export */   Ps: () => (/* binding */ progressHeader),
/* harmony export */   qu: () => (/* binding */ finalBlock),
/* harmony export */   su: () => (/* binding */ progressEntry)
/* harmony export */ });
/* harmony import */ var _core_story_list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(25212);
/* harmony import */ var _attempt_facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(80012);
/* harmony import */ var _strip_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57981);
/* harmony import */ var _time_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68062);




/** Longest line of an entry, and most lines of a list in it. */
const MOST = { chars: 300, items: 50 };
/** First lines of a progress.txt (ralph-hybrid "progress.txt Format"). */
function progressHeader(feature, startedAt) {
    return `# Progress Log: ${line(feature)}\n# Started: ${(0,_time_js__WEBPACK_IMPORTED_MODULE_2__/* .isoTime */ .Ly)(startedAt)}\n`;
}
/**
 * The entry of one attempt. `Commit` is the candidate that the gates saw, because an entry cannot contain the name of the commit
 * that carries it. Every value is one line, so that no text of an agent can pass as an entry of its own.
 * @param learnings lines of the agent's own report; they are quoted. Without them the gate that failed is what was learned.
 */
function progressEntry(state, attempt, learnings = []) {
    const story = (0,_core_story_list_js__WEBPACK_IMPORTED_MODULE_0__/* .storiesOf */ .TQ)(state).find((each) => each.attempts.some((one) => one.iteration === attempt.iteration));
    const changed = attempt.changed.map((file) => `${line(file.path)}${file.status === 'deleted' ? ' (deleted)' : ''}`);
    return [
        '---',
        `Iteration: ${attempt.iteration}`,
        `Date: ${(0,_time_js__WEBPACK_IMPORTED_MODULE_2__/* .isoTime */ .Ly)(attempt.startedAt + attempt.durationMs)}`,
        `Story: ${story === undefined ? 'N/A' : storyName(story)}`,
        `Status: ${attempt.passed ? 'complete' : 'failed'}`,
        ...list('Files Changed', changed, attempt.changedCount),
        ...list('Tests Added', (attempt.testFiles ?? []).map(line)),
        ...list('Learnings', [...learnings.map((each) => `"${line(each).replaceAll('"', "'")}"`), ...failures(attempt)]),
        `Commit: ${attempt.commit === undefined ? 'none' : (0,_attempt_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .shortSha */ .Fu)(attempt.commit)}`,
        '',
    ].join('\n');
}
/** The last block of a finished feature (ralph-hybrid). */
function finalBlock({ iteration, at }) {
    return [
        '---',
        `Iteration: ${iteration}`,
        `Date: ${(0,_time_js__WEBPACK_IMPORTED_MODULE_2__/* .isoTime */ .Ly)(at)}`,
        'Story: N/A - All complete',
        'Status: ALL STORIES COMPLETE',
        'Output: <promise>COMPLETE</promise>',
        '',
    ].join('\n');
}
/**
 * Adds entries to a progress.txt and keeps every byte that is there: a user's `## Codebase Patterns` stays on top, a file with
 * CRLF gets CRLF. The header is added only where the file has none.
 */
function appendProgress(existing, entries, header) {
    const before = existing ?? '';
    const eol = before.charAt(before.indexOf('\n') - 1) === '\r' ? '\r\n' : '\n';
    const added = [...(/^# Progress Log:/m.test(before) ? [] : [header]), ...entries];
    const joint = /\S/.test(before) ? eol.repeat(missingBreaks(before)) : '';
    return `${before}${joint}${added.map((each) => each.replaceAll('\n', eol)).join(eol)}`;
}
/** Line ends that are missing for one empty line between what is there and what comes. */
function missingBreaks(before) {
    if (before.endsWith('\n\n') || before.endsWith('\n\r\n'))
        return 0;
    return before.endsWith('\n') ? 1 : 2;
}
function storyName(story) {
    return `${line(story.id)} - ${line(story.title)}`;
}
function failures(attempt) {
    return (0,_attempt_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .blockingGates */ .aZ)(attempt).map((gate, index) => {
        const error = index === 0 ? (0,_attempt_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .firstError */ .bv)(attempt) : '';
        const reason = (0,_attempt_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .reasonOf */ .A3)(gate);
        return line(`${(0,_attempt_facts_js__WEBPACK_IMPORTED_MODULE_1__/* .gateLabel */ .GS)(gate)}: ${reason}${error === '' || error === reason ? '' : `: ${error}`}`);
    });
}
function list(title, items, count = items.length) {
    const shown = items.slice(0, MOST.items);
    const more = Math.max(count, items.length) - shown.length;
    if (shown.length === 0)
        return [`${title}:`, '  - none'];
    return [`${title}:`, ...shown.map((item) => `  - ${item}`), ...(more > 0 ? [`  - and ${more} more`] : [])];
}
function line(text) {
    return (0,_strip_js__WEBPACK_IMPORTED_MODULE_3__/* .cut */ .Jj)((0,_strip_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(text), MOST.chars);
}


/***/ })

};
