export const id = 7624;
export const ids = [7624,3011,6963,1100,4151];
export const modules = {

/***/ 88921:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  publishHandOver: () => (/* binding */ publishHandOver)
});

// EXTERNAL MODULE: ./build/core/publications.js
var publications = __webpack_require__(57299);
// EXTERNAL MODULE: ./build/report/comment.js + 2 modules
var comment = __webpack_require__(78179);
// EXTERNAL MODULE: ./build/report/markdown.js
var markdown = __webpack_require__(34902);
;// CONCATENATED MODULE: ./build/report/hand-over-words.js


/** One sentence: what a job that publishes has done. */
function publishedLine({ plan, pull }) {
    const shown = pull === undefined ? '' : ` and shown on pull request #${pull.number}`;
    return `The hand-over of run ${plan.runId} (${plan.feature}) is published${shown}.`;
}
/** The job summary of that job: the same, and the run as its comment shows it. */
function publishedSummary(state, maxChars) {
    const said = `**${(0,markdown/* text */.Qq)(publishedLine(state), 600)}**`;
    return `${said}\n\n${(0,comment/* stickyComment */.N)(state, { maxChars: maxChars - said.length - 2 })}`;
}

// EXTERNAL MODULE: ./build/settings/table.js + 10 modules
var table = __webpack_require__(28860);
;// CONCATENATED MODULE: ./build/settings/without-agents.js

/**
 * A layer without what it says about agents, for who starts none: one that another job names in full stands there in part alone. In
 * its place the rehearsal is named, which nobody starts either.
 */
function withoutAgents(layer) {
    const isKept = ([typed]) => {
        const name = (0,table/* settingNamed */.A$)(typed);
        return name === undefined || (0,table/* rowOf */.OB)(name).group !== 'agent';
    };
    const kept = Object.fromEntries(Object.entries(layer.values).filter(isKept));
    return { ...layer, values: { ...kept, agent: 'rehearsal' } };
}

// EXTERNAL MODULE: ./build/action/action-end.js
var action_end = __webpack_require__(35741);
// EXTERNAL MODULE: ./build/action/ask-github.js
var ask_github = __webpack_require__(8584);
// EXTERNAL MODULE: ./build/action/base.js
var action_base = __webpack_require__(46406);
// EXTERNAL MODULE: ./build/action/early-inputs.js
var early_inputs = __webpack_require__(69256);
// EXTERNAL MODULE: ./build/action/face-texts.js
var face_texts = __webpack_require__(76151);
// EXTERNAL MODULE: ./build/action/policy.js
var action_policy = __webpack_require__(47141);
// EXTERNAL MODULE: ./build/action/refusal.js
var refusal = __webpack_require__(47355);
// EXTERNAL MODULE: ./build/action/run-outputs.js
var run_outputs = __webpack_require__(94645);
// EXTERNAL MODULE: ./build/action/start-point.js
var start_point = __webpack_require__(92656);
// EXTERNAL MODULE: ./build/action/thread-repository.js
var thread_repository = __webpack_require__(46432);
// EXTERNAL MODULE: ./build/action/moved-base.js
var moved_base = __webpack_require__(71100);
// EXTERNAL MODULE: ./build/action/own-commits.js + 1 modules
var own_commits = __webpack_require__(16963);
;// CONCATENATED MODULE: ./build/action/hand-over/judge-history.js



/** Takes only what goes on from what the remote has now: a hand-over that others have overtaken is left to a person. */
async function judgeHistory(repository, call) {
    const records = await judgeRecords(repository, call);
    if ('ok' in records)
        return records;
    const branch = await judgeBranch(repository, call);
    if ('ok' in branch)
        return branch;
    const fresh = judgeFresh(call);
    if ('ok' in fresh)
        return fresh;
    const { push, replaces } = branch;
    return { ok: true, work: [...(push === undefined ? [] : [push]), ...fresh.pushes], records: records.push, replaces };
}
async function judgeRecords(repository, { sorted: { feature, state }, base }) {
    const ref = `refs/ralph/${feature}/state`;
    const there = base.remoteRefs.get(ref);
    if (there === state)
        return { push: undefined };
    if (there !== undefined && !(await repository.isAncestor(there, state)))
        return refuse(`does not go on from ${ref}, which another run has written since`);
    return { push: { ref, commit: state, expect: there ?? null } };
}
async function judgeBranch(repository, call) {
    const { base, plan, roots } = call;
    const { branch } = call.sorted;
    if (branch === undefined)
        return {};
    const { name, commit } = branch;
    const ref = `refs/heads/${name}`;
    const there = base.remoteRefs.get(ref);
    if (there === commit)
        return {};
    if (there !== undefined && (await repository.isAncestor(there, commit)))
        return { push: { ref, commit, expect: there } };
    if (!(await isOnBase(repository, { base, roots, commit })))
        return refuse(`has a branch ${name} that is not built on ${base.branch}`);
    if (there === undefined)
        return { push: { ref, commit, expect: null } };
    if (plan.replaces !== there)
        return refuse(`does not go on from ${name}, to which somebody has pushed since`);
    if (!(await isReplaceable(repository, call, { name, there })))
        return refuse(`takes the place of ${name}, which holds commits of which no records on the remote know`);
    return { push: { ref, commit, expect: there }, replaces: there };
}
/** What the hand-over says of itself proves nothing: the remote's own journals know all of the branch, or a person merged it. */
async function isReplaceable(repository, { base, sorted: { feature }, pullState }, { name, there }) {
    // Asked for the history of the branch, which a shallow fetch leaves out.
    await repository.isAncestor(base.commit, there);
    const own = (0,own_commits.ownCommits)(repository, { base, feature });
    if ((await (0,moved_base.ownSince)(repository, { base, head: there, own })) !== undefined)
        return true;
    return (await pullState({ branch: name, commit: there, base: base.branch })) === 'merged';
}
async function isOnBase(repository, { base, roots, commit }) {
    for (const root of roots) {
        const isBase = root === base.commit || (await repository.isAncestor(root, base.commit));
        if (isBase && (await repository.isAncestor(root, commit)))
            return true;
    }
    return false;
}
function judgeFresh({ sorted, base }) {
    const all = [...sorted.wips, ...sorted.needed];
    const taken = all.find(({ ref, commit }) => (base.remoteRefs.get(ref) ?? commit) !== commit);
    if (taken !== undefined)
        return refuse(`names ${taken.ref}, which the remote has with other work`);
    const fresh = all.filter(({ ref }) => !base.remoteRefs.has(ref));
    return { pushes: fresh.map(({ ref, commit }) => ({ ref, commit, expect: null })) };
}
function refuse(what) {
    return (0,refusal/* configError */.Fj)(`The hand-over ${what}. Nothing was pushed; its artifact keeps the work.`);
}

// EXTERNAL MODULE: ./build/action/foreign-journal.js
var foreign_journal = __webpack_require__(24081);
;// CONCATENATED MODULE: ./build/action/hand-over/judge-words.js


/**
 * What people say reaches a run through a job that writes, never through one that hands over: a journal in which a person signs off,
 * or asks for a fix, that the remote has not heard of is made up.
 */
async function judgeWords(repository, { records, known }) {
    const there = new Map(known === undefined ? [] : (await journalsIn(repository, known)).map((each) => [each.path, each]));
    const changed = (await journalsIn(repository, records)).filter(({ path, sha }) => there.get(path)?.sha !== sha);
    const words = [];
    for (const { path } of changed)
        words.push(...(await wordsIn(repository, records, path)));
    if (words.length === 0)
        return undefined;
    const heard = new Set();
    for (const path of there.keys())
        for (const each of await wordsIn(repository, known ?? '', path))
            heard.add(each);
    const made = words.find((each) => !heard.has(each));
    return made === undefined ? undefined : judge_words_refuse(made);
}
async function journalsIn(repository, commit) {
    return (await repository.listFiles(commit, 'runs')).filter(({ path }) => path.endsWith('.jsonl'));
}
/** Who said what in a journal; one that nobody can read tells nobody anything. */
async function wordsIn(repository, commit, path) {
    const name = path.slice('runs/'.length);
    const { content } = await (0,foreign_journal/* readForeign */.v)(repository, { commit, name, place: 'of the hand-over' });
    return content.ok ? content.events.flatMap(wordsOf) : [];
}
/** An earlier run's sign-off is the same word in the plan of the next. */
function wordsOf({ outcome }) {
    switch (outcome.type) {
        case 'approved':
            return [`${signOffOf(outcome.commit)} by ${outcome.person}`, signOffOf(outcome.commit)];
        case 'begun':
            return outcome.plan.approved === undefined ? [] : [signOffOf(outcome.plan.approved)];
        case 'fix-asked':
            return [`a fix that ${outcome.person} asks for: ${outcome.text}`];
        default:
            return [];
    }
}
function signOffOf(commit) {
    return `a sign-off of ${commit}`;
}
function judge_words_refuse(what) {
    return (0,refusal/* configError */.Fj)(`The hand-over has a journal that tells ${what.slice(0, 300)}, of which the remote has not heard. Nothing was pushed; look at the job that made it.`);
}

;// CONCATENATED MODULE: ./build/action/hand-over/judge-workflows.js

/** A run of 50 iterations makes some hundred commits. */
const MOST_COMMITS = 5000;
const FOLDER = '.github/workflows';
/**
 * Refuses every commit whose workflows are neither those of today's base nor what git makes of its parents' (04-trust rule 9): a
 * workflow runs with the rights of its file, so nobody's hand-over may bring, change or drop one, or bring an old one back. Records
 * hold no files of the project at all.
 */
async function judgeWorkflows(repository, call) {
    const { branches, records, known } = call;
    const ofBranches = await commitsBeyond(repository, branches, known);
    // What a run needs to go on are parents of its records.
    const ofRecords = await commitsBeyond(repository, [records], [...known, ...branches]);
    const all = [...ofBranches, ...ofRecords];
    if (all.length > MOST_COMMITS)
        return (0,refusal/* configError */.Fj)(`The hand-over has more than ${MOST_COMMITS} commits. Nothing was pushed; its artifact keeps them.`);
    const folders = await foldersOf(repository, [
        call.base,
        records,
        ...all.flatMap((each) => [each.commit, ...each.parents]),
    ]);
    const judge = { repository, call, folders, judged: new Set(ofBranches.map(({ commit }) => commit)) };
    if (folders.get(records) !== none)
        return judge_workflows_refuse(records);
    for (const each of ofBranches)
        if (!(await isTaken(judge, each)))
            return judge_workflows_refuse(each.commit);
    for (const each of ofRecords)
        if (folders.get(each.commit) !== none && !(await isTaken(judge, each)))
            return judge_workflows_refuse(each.commit);
    return undefined;
}
function judge_workflows_refuse(commit) {
    return (0,refusal/* configError */.Fj)(`Commit ${commit.slice(0, 10)} of the hand-over changes ${FOLDER}, which no run pushes. Nothing was pushed; look at the job that made it.`);
}
async function commitsBeyond({ git }, tips, known) {
    if (tips.length === 0)
        return [];
    const input = [...tips, ...known.map((commit) => `^${commit}`), ''].join('\n');
    const out = await git.ok(['rev-list', '--parents', `--max-count=${MOST_COMMITS + 1}`, '--stdin'], { input });
    const lines = out.toString('latin1').split('\n').filter(Boolean);
    return lines.map((line) => {
        const [commit = '', ...parents] = line.split(' ');
        return { commit, parents };
    });
}
const none = 'none';
/** Name of each commit's folder of workflows, whatever it is; `none` where there is nothing. */
async function foldersOf({ git }, commits) {
    const unique = [...new Set(commits)];
    const input = unique.map((commit) => `${commit}:${FOLDER}\n`).join('');
    const lines = (await git.ok(['cat-file', '--batch-check'], { input })).toString('utf8').split('\n');
    return new Map(unique.map((commit, at) => [commit, /^([0-9a-f]{40}) /.exec(lines[at] ?? '')?.[1] ?? none]));
}
async function isTaken(judge, { commit, parents }) {
    const { folders, call } = judge;
    const folder = folders.get(commit);
    if (folder === folders.get(call.base))
        return true;
    for (const parent of parents)
        if (!(await isOfProject(judge, parent)))
            return false;
    const [first, second, other] = parents;
    if (first === undefined || other !== undefined)
        return false;
    const isSame = second === undefined || folders.get(first) === folders.get(second);
    return folder === (isSame ? folders.get(first) : await mergedFolder(judge, [first, second]));
}
/** Records have no workflows, nor has what hides behind them: that drops none. */
async function isOfProject({ repository, call, folders, judged }, parent) {
    if (folders.get(parent) !== none || judged.has(parent))
        return true;
    if (await repository.isAncestor(parent, call.base))
        return true;
    return call.tip !== undefined && repository.isAncestor(parent, call.tip);
}
/** What a merge makes of two folders of which one is as it was where the histories parted; undefined = a person has to decide. */
async function mergedFolder({ repository, folders }, [ours, theirs]) {
    // Asked for the history of both, which a shallow fetch leaves out.
    if (!(await repository.isAncestor(ours, theirs)))
        await repository.isAncestor(theirs, ours);
    const found = await repository.git.run(['merge-base', '--all', ours, theirs]);
    const roots = found.stdout.toString('latin1').split('\n').filter(Boolean);
    if (roots.length === 0)
        return undefined;
    const before = [...(await foldersOf(repository, roots)).values()];
    if (before.every((each) => each === folders.get(ours)))
        return folders.get(theirs);
    return before.every((each) => each === folders.get(theirs)) ? folders.get(ours) : undefined;
}

// EXTERNAL MODULE: ./build/action/at-base.js + 2 modules
var at_base = __webpack_require__(49355);
// EXTERNAL MODULE: ./build/action/find-prd.js
var find_prd = __webpack_require__(31415);
// EXTERNAL MODULE: ./build/action/objective.js
var action_objective = __webpack_require__(34320);
;// CONCATENATED MODULE: ./build/action/hand-over/own-work.js





/** Undefined when the settings and the base name nothing, or more than one thing. */
async function findOwnWork(repository, { base, settings, workspace }) {
    const { commit } = base;
    const { prd, feature, branchPrefix } = settings;
    const objective = (0,action_objective/* objectiveOf */.pc)(undefined, settings);
    const search = { prd, feature, workspace, commit };
    const found = objective
        ? (0,action_objective/* objectivePrd */.kO)(objective)
        : await (0,find_prd/* findPrd */.Mp)(repository, { ...search, paths: await (0,at_base/* tellingPaths */.E)(repository, commit) });
    if (!found.ok)
        return undefined;
    return { feature: found.feature, branch: (0,start_point/* branchName */.at)({ base, prd: found, branchPrefix }) };
}
/** What is there already is changed only where it is this job's own; a warning where nothing is there yet. */
function judgeOwner({ base, own, plan }) {
    const { feature, branch } = plan;
    const isOwnFeature = feature === own?.feature;
    const isOwnBranch = own !== undefined && isNumbered(branch, own.branch);
    const names = `${own === undefined ? 'name no feature' : `are about feature ${own.feature}`}. ${remedy}`;
    const taken = [
        ...(isOwnFeature ? [] : [`refs/ralph/${feature}/state`]),
        ...(isOwnFeature && isOwnBranch ? [] : [`refs/heads/${branch}`]),
    ].find((ref) => base.remoteRefs.has(ref));
    if (taken !== undefined && isOwnFeature)
        return (0,refusal/* configError */.Fj)(`The hand-over is about ${taken}, which is there already, and runs of feature ${feature} work on ${own.branch}. Nothing was pushed; its artifact keeps the work.`);
    if (taken !== undefined)
        return (0,refusal/* configError */.Fj)(`The hand-over is about feature ${feature}, of which ${taken} is there already, and the settings of this job ${names} Nothing was pushed; its artifact keeps the work.`);
    if (isOwnFeature)
        return {};
    return {
        warning: `The hand-over is about feature ${feature}, and the settings of this job ${names} The next one will be refused.`,
    };
}
const remedy = 'Give both jobs the same prd, feature and objective.';
/** The branch, or one beside it with a number. */
function isNumbered(name, branch) {
    return name === branch || (name.startsWith(`${branch}-`) && /^[1-9]\d{0,5}$/.test(name.slice(branch.length + 1)));
}

// EXTERNAL MODULE: ./build/adapters/records-apart.js
var records_apart = __webpack_require__(32248);
// EXTERNAL MODULE: ./build/adapters/replace-branch.js
var replace_branch = __webpack_require__(89318);
// EXTERNAL MODULE: ./build/core/carrying.js
var carrying = __webpack_require__(18853);
// EXTERNAL MODULE: ./build/core/needed-commits.js
var needed_commits = __webpack_require__(4898);
;// CONCATENATED MODULE: ./build/action/hand-over/push-accepted.js





/** Pushes work first and the records that tell of it last: records of work that is not there would mislead the next run. */
async function pushAccepted(repository, { accepted, state, base, needed }) {
    const { plan } = state;
    const { work, records, replaces } = accepted;
    const keep = (0,carrying/* replacedRef */.o8)(plan.feature, replaces ?? '');
    const ours = (0,replace_branch/* replacingBranch */.u)(repository, { ref: `refs/heads/${plan.branch}`, seen: replaces, keep });
    const refused = declined(work.length === 0 ? [] : await ours.push(work));
    if (refused !== undefined)
        return refused;
    const unrecorded = declined(records === undefined ? [] : await repository.push([records]));
    if (unrecorded !== undefined)
        return unrecorded;
    const old = unneeded({ base, state, needed });
    // The next run takes away what could not be.
    if (old.length > 0)
        await repository.push(old);
    return undefined;
}
/** What only records before these needed. */
function unneeded({ base, state, needed }) {
    const ref = `refs/ralph/${state.plan.feature}/state`;
    const kept = new Set([...(0,needed_commits/* neededCommits */.U)(state), ...needed.map((each) => each.commit)].map((each) => (0,records_apart/* neededRef */.nv)(ref, each)));
    return [...base.remoteRefs]
        .filter(([name]) => name.startsWith((0,records_apart/* neededPlace */.Ff)(ref)) && !kept.has(name))
        .map(([name, commit]) => ({ ref: name, commit, expect: commit, remove: true }));
}
function declined(results) {
    const problems = results.flatMap((result) => (result.ok ? [] : [result]));
    if (problems.length === 0)
        return undefined;
    const reasons = problems.map(({ ref, problem }) => `${ref} was not pushed: ${problem.message}`);
    const isPassing = problems.every(({ problem: { kind } }) => kind === 'network' || kind === 'timeout');
    return isPassing ? (0,refusal/* environmentBroken */.j8)(...reasons, again) : (0,refusal/* configError */.Fj)(...reasons, again);
}
const again = 'The artifact keeps the work: run this job again once the cause is mended.';

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/adapters/git/bundle-header.js
var bundle_header = __webpack_require__(28432);
// EXTERNAL MODULE: ./build/adapters/git/bundle-name.js
var bundle_name = __webpack_require__(90642);
// EXTERNAL MODULE: ./build/adapters/hand-over.js
var hand_over = __webpack_require__(14151);
;// CONCATENATED MODULE: ./build/action/hand-over/read-file.js






/** What many nights of work compress to; more is nobody's honest hand-over. */
const MOST_MB = 256;
/** Reads the one file of a hand-over. Links are not followed: whoever made the folder was told nothing by us. */
function readHandOver(folder, mostBytes = MOST_MB * 1024 * 1024) {
    // What a killed job did not finish writing lies beside what it had written before.
    const names = listed(folder)?.filter((each) => !(0,bundle_name/* isUnfinished */.u)(each, hand_over.HAND_OVER_FILE));
    if (names === undefined || names.length === 0)
        return (0,refusal/* configError */.Fj)(`hand_over: there is nothing in ${folder}. ${fill}`);
    const file = (0,external_node_path_.join)(folder, hand_over.HAND_OVER_FILE);
    const [name, other] = names;
    if (name !== hand_over.HAND_OVER_FILE || other !== undefined) {
        const found = names.slice(0, 5).join(', ');
        return (0,refusal/* configError */.Fj)(`hand_over: ${folder} holds ${found}, and ${hand_over.HAND_OVER_FILE} alone is expected. ${fill}`);
    }
    const facts = (0,external_node_fs_.lstatSync)(file);
    if (!facts.isFile())
        return (0,refusal/* configError */.Fj)(`hand_over: ${file} is no regular file. ${fill}`);
    if (facts.size > mostBytes) {
        return (0,refusal/* configError */.Fj)(`hand_over: ${file} has ${facts.size} bytes, and at most ${mostBytes} are taken. Look at the job that made it; its artifact keeps the work.`);
    }
    const bytes = (0,external_node_fs_.readFileSync)(file);
    const read = (0,bundle_header/* readBundleHeader */.o)(bytes);
    if (!read.ok)
        return (0,refusal/* configError */.Fj)(`hand_over: ${file} ${read.why}. ${fill}`);
    return { ok: true, header: read.header, pack: bytes.subarray(read.header.packAt) };
}
const fill = 'Download the artifact of the job that worked into a folder of its own.';
function listed(folder) {
    try {
        return (0,external_node_fs_.readdirSync)(folder);
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./build/core/loop.js + 34 modules
var loop = __webpack_require__(75634);
// EXTERNAL MODULE: ./build/action/journal-names.js
var journal_names = __webpack_require__(86365);
// EXTERNAL MODULE: ./build/action/hand-over/sort-refs.js
var sort_refs = __webpack_require__(19903);
;// CONCATENATED MODULE: ./build/action/hand-over/read-run.js





/** The run that a hand-over is about, as its newest journal tells it; it must be about the branches that come with it. */
async function readHandedRun(repository, { sorted, base, settings: { branchPrefix, approval } }) {
    const names = (await repository.listFolder(sorted.state, 'runs')).map(({ path }) => path.slice('runs/'.length));
    const [name] = names.filter(journal_names/* isOfRun */.NG).sort((a, b) => (0,journal_names/* journalTime */.XJ)(b).localeCompare((0,journal_names/* journalTime */.XJ)(a)));
    if (name === undefined)
        return read_run_refuse('has no journal of a run');
    const { content } = await (0,foreign_journal/* readForeign */.v)(repository, { commit: sorted.state, name, place: 'of the hand-over' });
    if (!content.ok)
        return read_run_refuse(`has a journal that cannot be read. ${content.message}`);
    const state = stateOf(content.events);
    if (state === undefined)
        return read_run_refuse('has a journal that tells no run');
    const { plan } = state;
    if (plan.feature !== sorted.feature)
        return read_run_refuse(`has records of ${sorted.feature} and a journal of another feature`);
    if (plan.base.branch !== base.branch)
        return read_run_refuse(`is about another base than ${base.branch}`);
    if (sorted.branch !== undefined && sorted.branch.name !== plan.branch)
        return read_run_refuse(`has the branch ${sorted.branch.name} and a journal about another one`);
    // A night that passed nothing hands no branch over, but its words go to the pull request of the one it names.
    if (!(0,sort_refs/* isBelow */.Y)(`refs/heads/${plan.branch}`, branchPrefix) || plan.branch === base.branch)
        return read_run_refuse(`has a journal about a branch that no run with branch_prefix: ${branchPrefix} makes`);
    if (approval === 'required' && plan.approval !== 'required')
        return read_run_refuse('has a journal of a run that nobody has to sign off, and signoff: required is set');
    return { ok: true, state };
}
/** Lines that fit their checksums may tell anything; what the fold cannot follow is no run. */
function stateOf(events) {
    try {
        return (0,loop/* fold */.AU)(events)?.state;
    }
    catch {
        return undefined;
    }
}
function read_run_refuse(what) {
    return (0,refusal/* configError */.Fj)(`The hand-over ${what}. Nothing was pushed; look at the job that made it.`);
}

// EXTERNAL MODULE: ./build/report/pull-request.js + 1 modules
var pull_request = __webpack_require__(92940);
// EXTERNAL MODULE: ./build/report/redact.js + 1 modules
var redact = __webpack_require__(15313);
// EXTERNAL MODULE: ./build/report/sanitise.js + 2 modules
var sanitise = __webpack_require__(49934);
// EXTERNAL MODULE: ./build/action/face.js + 2 modules
var face = __webpack_require__(8680);
// EXTERNAL MODULE: ./build/action/secrets.js
var action_secrets = __webpack_require__(67382);
;// CONCATENATED MODULE: ./build/action/hand-over/show.js








/** The run as GitHub shows it; the words are this job's own presenters', whatever the hand-over holds. */
async function showRun(show) {
    const { state, settings, isPushed } = show;
    const { githubToken: token, createPr } = settings;
    if (token === undefined || createPr === 'none')
        return state;
    const face = faceOf(show, { token, createPr: stateOfPull(state.plan, { approval: settings.approval, createPr }) });
    face.changed(state);
    if (isPushed)
        face.branchPushed(state);
    const shown = (0,publications/* withResults */.F2)(state, { type: 'settled', results: [], ...(await face.settle(state)) });
    face.changed(shown);
    await face.finish(shown);
    return shown;
}
/** What waits for a person is a draft, whichever of the two jobs says that it does. */
function stateOfPull(plan, { approval, createPr }) {
    return approval === 'required' || plan.approval === 'required' ? 'draft' : createPr;
}
/** The token is an input, and so among the variables. */
function redactor(env) {
    const secrets = (0,action_secrets/* secretsIn */.VY)(env);
    return (text) => (0,redact/* redact */.E$)(text, secrets).text;
}
function faceOf({ call, job, settings, state: { plan } }, { token, createPr }) {
    const clean = redactor(call.env);
    const say = (text) => (0,sanitise/* forLog */.Ig)([(0,sanitise/* plain */.pj)(text)], 4000).join(' ');
    return (0,face/* githubFace */.hN)({
        ...{ apiUrl: job.apiUrl, serverUrl: job.serverUrl, repository: job.repository, token, createPr },
        ...{ head: plan.branch, base: plan.base.branch, comments: settings.useStickyComment, cancel: call.cancel },
        continues: true,
        marker: `${job.workflow}:${plan.feature}`,
        texts: {
            title: (state) => (0,face_texts/* redactedTitle */.V)((0,pull_request/* pullRequestTitle */.Z)(state), clean),
            body: (state) => (0,face_texts/* redactedText */.Q)((maxChars) => (0,pull_request/* pullRequestBody */.N)(state, { links: job, maxChars }), clean),
            comment: (state) => (0,face_texts/* redactedText */.Q)((maxChars) => (0,comment/* stickyComment */.N)(state, { links: job, maxChars }), clean),
        },
        onWarning: (text) => call.log.warning(say(text)),
        onInfo: (text) => call.log.info(say(text)),
    });
}

// EXTERNAL MODULE: ./build/adapters/git/unbundle.js
var unbundle = __webpack_require__(85403);
;// CONCATENATED MODULE: ./build/action/hand-over/take-in.js




/** A run imports some commits, not hundreds. */
const MOST_NEEDS = 200;
/**
 * Brings the objects of a hand-over into the store. What it needs must lie in the history of the base or of a ref that it adds to:
 * by its name alone a server would also give a commit of somebody's fork.
 */
async function takeIn(repository, call) {
    const { handOver, base } = call;
    const { needs, refs } = handOver.header;
    if (needs.length > MOST_NEEDS)
        return take_in_refuse(`needs ${needs.length} commits`);
    const tips = await fetchTips(repository, call);
    if ('ok' in tips)
        return tips;
    const roots = [base.commit, ...tips.commits];
    for (const need of needs) {
        if (roots.includes(need))
            continue;
        if (!(await isWithin(repository, need, roots)))
            return take_in_refuse(`needs commit ${need.slice(0, 10)}, which is not in the history of ${base.branch} or of its own branches`);
        roots.push(need);
    }
    const unpacked = await (0,unbundle/* unpackBundle */.z)(repository.git, handOver.pack);
    if (!unpacked.ok)
        return take_in_refuse(`cannot be opened. ${unpacked.problem.message}`);
    const absent = await firstNoCommit(repository, refs.map(({ commit }) => commit));
    return absent === undefined
        ? { ok: true, roots, tip: tips.tip }
        : take_in_refuse(`names ${absent.slice(0, 10)}, which is no commit of it`);
}
async function fetchTips(repository, { sorted: { feature, branch }, base }) {
    const ref = `refs/ralph/${feature}/state`;
    const state = await fetchTip(repository, base, ref);
    const ours = branch && (await fetchTip(repository, base, `refs/heads/${branch.name}`));
    if (state?.ok === false)
        return state;
    if (ours?.ok === false)
        return ours;
    const commits = [state, ours].flatMap((each) => each?.commit ?? []);
    for (const name of [...base.remoteRefs.keys()].filter((each) => each.startsWith((0,records_apart/* neededPlace */.Ff)(ref)))) {
        const kept = await fetchTip(repository, base, name);
        if (kept?.ok === false)
            return kept;
        commits.push(...(kept === undefined ? [] : [kept.commit]));
    }
    return { commits, tip: ours?.commit };
}
/** Undefined when the remote has no such ref. */
async function fetchTip(repository, base, ref) {
    if (!base.remoteRefs.has(ref))
        return undefined;
    const fetched = await repository.fetchRef(ref);
    return fetched.ok ? fetched : (0,action_base/* remoteRefusal */.jH)(fetched.problem);
}
async function isWithin(repository, commit, tips) {
    for (const tip of tips)
        if (await repository.isAncestor(commit, tip))
            return (await repository.importCommit(commit)).ok;
    return false;
}
async function firstNoCommit({ git }, commits) {
    const out = await git.ok(['cat-file', '--batch-check'], { input: `${commits.join('\n')}\n` });
    const lines = out.toString('latin1').split('\n');
    return commits.find((commit, at) => !lines[at]?.startsWith(`${commit} commit `));
}
function take_in_refuse(what) {
    return (0,refusal/* configError */.Fj)(`The hand-over ${what}. Nothing was pushed; look at the job that made it.`);
}

;// CONCATENATED MODULE: ./build/action/hand-over/publish.js























/**
 * Pushes what a job without write permission left, and shows it in a pull request. That job ran agents, so its hand-over is taken for
 * a stranger's: every ref and every commit is examined before the first push. No agent, no gate and no code of the project runs here.
 */
async function publishHandOver(call) {
    // Only the folder is looked for here: what else is wrong with the inputs is told with the configuration.
    const folder = (0,early_inputs/* inputValue */.UV)(call.inputs, 'hand_over');
    const early = (0,early_inputs/* refuseEarly */.SC)(call.inputs) ?? (folder === undefined ? (0,refusal/* configError */.Fj)(noFolder) : undefined);
    if (early !== undefined || folder === undefined)
        return (0,action_end/* refused */.J)(early ?? (0,refusal/* configError */.Fj)(noFolder));
    const handOver = readHandOver(folder);
    if (!handOver.ok)
        return (0,action_end/* refused */.J)(handOver);
    const done = await (0,thread_repository/* withRepository */.B)(call, (repository) => publishFrom(call, repository, handOver));
    if (call.call.cancel.aborted && 'ok' in done)
        return (0,action_end/* refused */.J)((0,refusal/* interrupted */.VM)(call.call.cancel));
    return 'ok' in done ? (0,action_end/* refused */.J)(done) : done;
}
const noFolder = 'mode: publish needs the folder into which the hand-over was downloaded. Write hand_over: with its absolute path.';
async function publishFrom({ call, job, inputs }, repository, handOver) {
    const baseBranch = (0,early_inputs/* inputValue */.UV)(inputs, 'base_branch');
    const base = await (0,action_base/* findBase */.lN)(repository, { job, baseBranch, onImported: () => undefined });
    if (!base.ok)
        return base;
    const policy = await (0,action_policy/* readPartly */.jW)(repository, { commit: base.commit, inputs, ofLayer: withoutAgents });
    const access = await base.access();
    if (!policy.ok)
        return policy;
    if (!access.ok)
        return (0,action_base/* remoteRefusal */.jH)(access.problem);
    const { settings } = policy;
    const { approval, createPr, githubToken: token } = settings;
    const branchPrefix = (0,start_point/* prefixAt */.oL)(settings.branchPrefix, base.remoteRefs);
    const neverPushed = [base.branch, base.defaultBranch];
    const sorted = (0,sort_refs/* sortRefs */.x)({ refs: handOver.header.refs, branchPrefix, neverPushed });
    if (!sorted.ok)
        return sorted;
    const asking = { job, cancel: call.cancel, token, onNote: call.log.info };
    const pushed = await pushExamined(repository, {
        ...{ handOver, sorted, base, settings: { branchPrefix, approval } },
        own: await findOwnWork(repository, { base, settings, workspace: job.workspace }),
        pullState: async (branch) => (createPr === 'none' ? 'unknown' : (0,ask_github/* askPull */.d0)(asking, branch)),
        onWarning: call.log.warning,
    });
    if (!pushed.ok)
        return pushed;
    const { pull: _, pullNotes: __, ...state } = pushed.state;
    for (const { ref } of handOver.header.refs)
        call.log.info(`published: ${ref}`);
    const shown = await showRun({ call, job, settings, state, isPushed: sorted.branch !== undefined });
    return endOf(call, shown);
}
/** The run whose refs were pushed; nothing is pushed unless all of it may be. */
async function pushExamined(repository, { handOver, sorted, base, settings, own, pullState, onWarning }) {
    const taken = await takeIn(repository, { handOver, sorted, base });
    if (!taken.ok)
        return taken;
    const { roots, tip } = taken;
    const { branch, wips, needed, state: records } = sorted;
    const beside = [...wips, ...needed].map(({ commit }) => commit);
    const branches = [...(branch === undefined ? [] : [branch.commit]), ...beside];
    const workflows = await judgeWorkflows(repository, { branches, records, known: roots, base: base.commit, tip });
    if (workflows !== undefined)
        return workflows;
    const run = await readHandedRun(repository, { sorted, base, settings });
    if (!run.ok)
        return run;
    const known = base.remoteRefs.get(`refs/ralph/${sorted.feature}/state`);
    const words = await judgeWords(repository, { records, known });
    if (words !== undefined)
        return words;
    const { plan } = run.state;
    const owner = judgeOwner({ base, own, plan });
    if ('ok' in owner)
        return owner;
    const accepted = await judgeHistory(repository, { sorted, base, plan, roots, pullState });
    if (!accepted.ok)
        return accepted;
    if (owner.warning !== undefined)
        onWarning(owner.warning);
    const declined = await pushAccepted(repository, { accepted, state: run.state, base, needed });
    return declined ?? { ok: true, state: publishedState(run.state, handOver) };
}
/** Every ref of the hand-over is on the remote now. */
function publishedState(state, { header }) {
    const there = new Set(header.refs.map(({ ref, commit }) => `${ref} ${commit}`));
    const results = state.publications
        .filter(({ ref, commit }) => there.has(`${ref} ${commit}`))
        .map(({ ref, commit }) => ({ ref, commit, status: 'pushed', detail: '' }));
    return (0,publications/* withResults */.F2)(state, { type: 'settled', results });
}
async function endOf({ log, env, onSummary }, state) {
    const said = publishedLine(state);
    log.notice(said);
    const summary = (0,face_texts/* redactedText */.Q)((maxChars) => publishedSummary(state, maxChars), redactor(env));
    await onSummary(summary);
    const halt = { kind: 'skipped', detail: said };
    const outputs = (0,run_outputs/* outputsOf */.Y)(state, { halt, failOn: ['never'], logsPath: '' });
    return { exitCode: 0, outputs: { ...outputs, report_file: '' }, reasons: [], halt };
}


/***/ }),

/***/ 71100:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   judgeMoved: () => (/* binding */ judgeMoved),
/* harmony export */   ownSince: () => (/* binding */ ownSince)
/* harmony export */ });
/* harmony import */ var _adapters_git_merge_trees_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(59862);
/* harmony import */ var _core_prd_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20235);
/* harmony import */ var _policy_paths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77892);



/** Judges a branch whose base has moved; the history of both is at hand (02-loop \u00a76, From night to night). */
async function judgeMoved(repository, call) {
    const root = await repository.git.run(['merge-base', call.base.commit, call.head]);
    if (root.exitCode !== 0)
        return { type: 'left', why: `has no commit in common with ${call.base.branch}` };
    const carried = await ownSince(repository, call);
    if (carried !== undefined)
        return { type: 'carry', carried };
    return mergeBase(repository, call, root.stdout.toString('latin1').trim());
}
/** The commits of the branch since the base when journals know all of them; else undefined. */
async function ownSince(repository, call) {
    return ourCommits(await commitsSince(repository, call), call.own);
}
async function commitsSince(repository, { base, head }) {
    const format = '%H%x00%P%x00%(trailers:key=Ralph-Run,valueonly,separator=%x20)%x01';
    const args = ['log', '--reverse', '--topo-order', `--format=${format}`, head, `^${base.commit}`, '--'];
    const lines = (await repository.git.ok(args))
        .toString('utf8')
        .split('\u0001')
        .filter((line) => line.trim() !== '');
    return lines.map((line) => {
        const [commit = '', parents = '', run = ''] = line.trim().split('\0');
        return { commit, parents, saysOurs: run !== '' };
    });
}
/** All of them with their stories as the journals tell; undefined when one is not ours. All of ours say so, so others need no look. */
async function ourCommits(commits, own) {
    if (!commits.every(({ parents, saysOurs }) => saysOurs && parents !== '' && !parents.includes(' ')))
        return undefined;
    const made = await own(commits.map(({ commit }) => commit));
    const carried = commits.map(({ commit, parents }) => {
        const ours = made.get(commit);
        return ours && { commit, parent: parents, ...ours };
    });
    return carried.every((each) => each !== undefined) ? carried : undefined;
}
async function mergeBase(repository, call, root) {
    const { base, branch, head, prdPath, now } = call;
    const apart = prdPath === undefined ? [] : [prdPath, (0,_policy_paths_js__WEBPACK_IMPORTED_MODULE_1__/* .progressPath */ .T3)(prdPath)];
    const merged = await (0,_adapters_git_merge_trees_js__WEBPACK_IMPORTED_MODULE_2__/* .mergeTrees */ .M)(repository, { base: root, ours: head, theirs: base.commit, apart });
    if (!merged.ok)
        return { type: 'left', why: `conflicts with it in ${merged.paths.slice(0, 5).join(', ') || 'its files'}` };
    const prd = prdPath === undefined ? [] : await mergedPrd(repository, prdPath, { root, head, base: base.commit });
    if (prd === undefined)
        return { type: 'left', why: `conflicts with it in ${prdPath}` };
    const message = `Merge ${base.branch} into ${branch}\n`;
    const tree = await repository.overlay(merged.tree, prd);
    return { type: 'merged', commit: await repository.commit({ tree, parents: [head, base.commit], message, at: now }) };
}
/** The base's file where only flags changed on the branch, with those that it set; the branch's where the base's is what it was. */
async function mergedPrd(repository, path, { root, head, base }) {
    const [then, ours, theirs] = await Promise.all([root, head, base].map((each) => repository.readFile(each, path)));
    if (theirs === undefined || ours === undefined)
        return undefined;
    if (then?.bytes.equals(theirs.bytes))
        return [];
    const [before, mine, now] = [then, ours, theirs].map((file) => file && (0,_core_prd_js__WEBPACK_IMPORTED_MODULE_0__/* .readPrd */ .N2)({ bytes: file.bytes, file: path }));
    if (before?.ok !== true || mine?.ok !== true || now?.ok !== true)
        return undefined;
    // What had passed where they parted may have been opened again on the base since.
    const passed = passedIn(mine.prd).difference(passedIn(before.prd));
    if (!Buffer.from(withFlags(before.prd, passed).layout.bytes).equals(ours.bytes))
        return undefined;
    return [{ path, mode: theirs.mode, bytes: Buffer.from(withFlags(now.prd, passed).layout.bytes) }];
}
function passedIn({ stories }) {
    return new Set(stories.flatMap(({ id, passes }) => (passes ? [id] : [])));
}
function withFlags(prd, passed) {
    const ids = prd.stories.filter(({ id }) => passed.has(id)).map(({ id }) => id);
    return ids.reduce((before, id) => {
        const flipped = (0,_core_prd_js__WEBPACK_IMPORTED_MODULE_0__/* .flipPasses */ .lB)(before, id, true);
        return flipped.ok ? flipped.prd : before;
    }, prd);
}


/***/ }),

/***/ 16963:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  ownCommits: () => (/* binding */ ownCommits)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/adapters/store/journal-file.js
var journal_file = __webpack_require__(87455);
// EXTERNAL MODULE: ./build/core/loop.js + 34 modules
var loop = __webpack_require__(75634);
// EXTERNAL MODULE: ./build/core/story-list.js
var story_list = __webpack_require__(25212);
;// CONCATENATED MODULE: ./build/core/made-commits.js


/**
 * The commits that a run made for its branch, by name: what its journal says. A text inside a commit says nothing, since whoever can
 * push can write it (01-product, promise 1).
 */
function madeCommits(events) {
    const states = statesWithCommits(events);
    const plan = states[0]?.plan;
    if (plan === undefined)
        return new Map();
    const { start } = plan;
    const points = events.flatMap(({ outcome }) => (outcome.type === 'stories-carried' ? outcome.points : []));
    return new Map([
        ...(start.made === true ? [[start.commit, {}]] : []),
        ...states.flatMap(({ archived }) => (archived?.made === undefined ? [] : [[archived.made.commit, {}]])),
        // Those that made a story pass are its commits below; of one that had to pass again, none is by what it was before.
        ...points.map(({ commit }) => [commit, {}]),
        ...states.flatMap((state) => (0,story_list/* storiesOf */.TQ)(state).flatMap(({ id, commit }) => (commit === undefined ? [] : [[commit, { story: id }]]))),
    ]);
}
/** A fix takes the place of its story's commit and of the feature's copy: what it is made on top of is read before it. */
function statesWithCommits(events) {
    const fixes = events.flatMap(({ outcome }, at) => (outcome.type === 'fix-asked' ? [at] : []));
    return [...fixes, events.length].flatMap((end) => (0,loop/* fold */.AU)(events.slice(0, end))?.state ?? []);
}

// EXTERNAL MODULE: ./build/action/foreign-journal.js
var foreign_journal = __webpack_require__(24081);
// EXTERNAL MODULE: ./build/action/journal-names.js
var journal_names = __webpack_require__(86365);
;// CONCATENATED MODULE: ./build/action/own-commits.js






/** Looks through the journals of this machine and of the state ref, the newest first, until every commit is found. */
function ownCommits(repository, call) {
    return async (commits) => {
        const found = new Map();
        for (const read of await journals(repository, call)) {
            const made = madeIn(await read());
            for (const commit of commits)
                addNew(found, commit, made.get(commit));
            if (commits.every((commit) => found.has(commit)))
                break;
        }
        return found;
    };
}
function addNew(found, commit, own) {
    if (own !== undefined && !found.has(commit))
        found.set(commit, own);
}
async function journals(repository, call) {
    const all = [...here(call), ...(await there(repository, call))];
    return all.sort((a, b) => (0,journal_names/* journalTime */.XJ)(b.name).localeCompare((0,journal_names/* journalTime */.XJ)(a.name))).map(({ read }) => read);
}
function here({ folder }) {
    const place = folder && (0,external_node_path_.join)(folder, 'journal');
    if (place === undefined || !(0,external_node_fs_.existsSync)(place))
        return [];
    const names = (0,external_node_fs_.readdirSync)(place).filter(journal_names/* isOfRun */.NG);
    return names.map((name) => ({ name, read: async () => (0,journal_file/* readJournal */.a0)((0,external_node_path_.join)(place, name)) }));
}
async function there(repository, { base, feature }) {
    const ref = `refs/ralph/${feature}/state`;
    const fetched = base.remoteRefs.has(ref) ? await repository.fetchRef(ref) : undefined;
    if (fetched?.ok !== true)
        return [];
    const { commit } = fetched;
    const names = (await repository.listFolder(commit, 'runs')).map(({ path }) => path.slice('runs/'.length));
    return names.filter(journal_names/* isOfRun */.NG).map((name) => ({
        name,
        read: async () => (await (0,foreign_journal/* readForeign */.v)(repository, { commit, name, place: `on ${ref}`, feature })).content,
    }));
}
/** A journal that cannot be read, or tells what this version does not know, vouches for nothing. */
function madeIn(content) {
    if (!content.ok)
        return new Map();
    try {
        return madeCommits(content.events);
    }
    catch {
        return new Map();
    }
}


/***/ }),

/***/ 77892:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T3: () => (/* binding */ progressPath),
/* harmony export */   US: () => (/* binding */ policyOf),
/* harmony export */   qO: () => (/* binding */ protectAgentFiles)
/* harmony export */ });
/* harmony import */ var node_path_posix__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53916);

/** progress.txt stands beside prd.json (02-loop \u00a76). */
function progressPath(prdPath) {
    return (0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.join)((0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.dirname)(prdPath), 'progress.txt');
}
/** Stands for the backlog of an objective, which no file holds: agents never write below `.ralph/` anyway. */
const NO_BACKLOG = '.ralph/prd.json';
/** What the integrity gate protects for each story; frozen at run start. */
function policyOf({ prd, policy, settings, backlogs }, plan) {
    const stories = new Map(prd.prd.stories.map((story) => [story.id, story]));
    const { prdPath = NO_BACKLOG } = plan;
    // An objective flips no marker of a story either.
    const others = plan.objective === undefined ? [] : backlogs.flatMap((path) => [path, progressPath(path)]);
    const criteriaOf = (story) => (policy.asking ? policy.asking.get(story) : stories.get(story)?.criteria) ?? [];
    return (story) => ({
        prdPath,
        controllerPaths: [progressPath(prdPath), ...others],
        protectedPaths: settings.protectedPaths,
        testPaths: settings.testPaths ?? [],
        allow: stories.get(story)?.allow ?? [],
        criteria: plan.objective === undefined ? criteriaOf(story) : [plan.objective.text],
        checks: plan.checks,
        ...(plan.setup && { setup: plan.setup.command }),
        ...(plan.workingDirectory === undefined ? {} : { workingDirectory: plan.workingDirectory }),
    });
}
/**
 * The same with files of the repository that the command lines of agents name, as protected paths: an attempt that changed them
 * would write the next agent, or its own reviewer. The user's own paths come first, so that none of them can take these out.
 */
async function protectAgentFiles(prepared, workspace) {
    const { repository, settings, start } = prepared;
    const { agent, reviewAgent, agentFallbacks, workingDirectory, protectedPaths } = settings;
    const found = [];
    for (const path of namedPaths([agent, reviewAgent, ...agentFallbacks.map((each) => each.agent)], {
        workspace,
        workingDirectory,
    })) {
        const file = await repository.readFile(start.start.commit, path, 0);
        if (file !== undefined && !protectedPaths.includes(path))
            found.push(path);
    }
    if (found.length === 0)
        return prepared;
    return { ...prepared, settings: { ...settings, protectedPaths: [...protectedPaths, ...found] } };
}
/** Programs are named from the root, arguments from the folder in which the agent starts; a leading `!` would be no path to a glob. */
function namedPaths(agents, { workspace, workingDirectory }) {
    const words = agents.flatMap((agent) => agent === 'none' || agent.type !== 'command' ? [] : [...agent.command, ...agent.args]);
    const places = words.flatMap((word) => [(0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.resolve)(workspace, word), (0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.resolve)(workspace, workingDirectory, word)]);
    const inside = places.map((place) => (0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.relative)(workspace, place));
    return new Set(inside.filter((path) => path !== '' && !/^(?:\.\.(?:\/|$)|!)/.test(path)));
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

/***/ 46432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ withRepository)
/* harmony export */ });
/* harmony import */ var _adapters_process_resolve_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(52591);
/* harmony import */ var _early_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69256);
/* harmony import */ var _open_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8175);
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47355);




/** What a command reads before, or instead of, a run: the remote as it is now. Closed again in any case. */
async function withRepository({ call, job, inputs }, act) {
    const git = (0,_adapters_process_resolve_js__WEBPACK_IMPORTED_MODULE_0__/* .resolveProgram */ .d)('git', { path: call.env['PATH'] ?? '', cwd: job.workspace });
    if (!git.ok)
        return (0,_refusal_js__WEBPACK_IMPORTED_MODULE_3__/* .configError */ .Fj)(git.message);
    const token = (0,_early_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .inputValue */ .UV)(inputs, 'github_token');
    const opened = await (0,_open_repository_js__WEBPACK_IMPORTED_MODULE_2__/* .openRepository */ .h)({ job, git: git.path, token, env: call.env, cancel: call.cancel });
    if (!opened.ok)
        return opened;
    try {
        return await act(opened.repository);
    }
    finally {
        await opened.repository.close();
    }
}


/***/ }),

/***/ 28432:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ readBundleHeader)
/* harmony export */ });
/** A header of ours has some lines; one of a megabyte is nobody's honest work. */
const MOST_BYTES = 1024 * 1024;
/** Reads the header that `writeBundle` writes, and nothing else that git would take for one. */
function readBundleHeader(bytes) {
    const end = bytes.subarray(0, MOST_BYTES).indexOf('\n\n');
    if (end < 0)
        return { ok: false, why: 'has no header of a git bundle' };
    const [first, ...lines] = bytes.toString('latin1', 0, end).split('\n');
    if (first !== '# v2 git bundle')
        return { ok: false, why: 'is no git bundle of version 2' };
    const needs = lines.flatMap((line) => /^-([0-9a-f]{40})$/.exec(line)?.[1] ?? []);
    const refs = lines.flatMap((line) => {
        const [, commit, ref] = /^([0-9a-f]{40}) (refs\/[!-~]+)$/.exec(line) ?? [];
        return commit === undefined || ref === undefined ? [] : [{ ref, commit }];
    });
    if (needs.length + refs.length !== lines.length)
        return { ok: false, why: 'has a line that no bundle of ours has' };
    return { ok: true, header: { needs, refs, packAt: end + 2 } };
}


/***/ }),

/***/ 59862:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ mergeTrees)
/* harmony export */ });
/** Three trees merged without a worktree; nothing of the trees runs, and no configuration of theirs is read. */
async function mergeTrees(repository, call) {
    const [base, ours, theirs] = await Promise.all([call.base, call.ours, call.theirs].map((treeish) => without(repository, treeish, call.apart)));
    const commit = (tree = '', parents = []) => repository.commit({ tree, parents, message: 'merge', at: 0 });
    // git finds the base of a merge in history: three commits of our own make it the one that is meant.
    const root = await commit(base);
    const [left, right] = await Promise.all([commit(ours, [root]), commit(theirs, [root])]);
    const args = ['merge-tree', '--write-tree', '--name-only', '--no-messages', '-z', '--', left, right];
    const { exitCode, stdout } = await repository.git.run(args);
    const [tree = '', ...paths] = stdout.toString('utf8').split('\0').filter(Boolean);
    if (exitCode !== 0)
        return { ok: false, paths: exitCode === 1 ? [...new Set(paths)] : [] };
    return { ok: true, tree: await withThose(repository, tree, call) };
}
async function without(repository, treeish, apart) {
    const edits = apart.map((path) => ({ path, delete: true }));
    return repository.overlay(await repository.treeOf(treeish), edits);
}
async function withThose(repository, tree, { ours, apart }) {
    const files = await Promise.all(apart.map((path) => repository.readFile(ours, path)));
    const edits = files.flatMap((file, at) => {
        const path = apart[at];
        return file === undefined || path === undefined ? [] : [{ path, mode: file.mode, bytes: file.bytes }];
    });
    return repository.overlay(tree, edits);
}


/***/ }),

/***/ 85403:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ unpackBundle)
/* harmony export */ });
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18085);

/** What git may take at once to unpack one object: twice and a half of what GitHub takes as one file. */
const MOST_AT_ONCE = '256m';
/** The largest bundles that are read take seconds. */
const LIMIT_MS = 120_000;
/**
 * Takes the objects of a bundle that a stranger may have made into the store: every name is computed anew, broken objects, missing
 * links and paths that lead out of a tree are refused by `--strict`. Some kilobytes may unpack to any size, so that memory and time of
 * the process are bounded. No ref is made. What the bundle needs must be in the store.
 * @param pack the bundle behind its header
 */
async function unpackBundle(git, pack) {
    const args = ['index-pack', '--stdin', '--fix-thin', '--strict', '--threads=1', `--max-input-size=${pack.length}`];
    const bounds = { env: { GIT_ALLOC_LIMIT: MOST_AT_ONCE }, timeoutMs: LIMIT_MS };
    const { exitCode, stderr } = await git.run(args, { input: pack, ...bounds });
    if (exitCode === 0)
        return { ok: true };
    const said = stderr.trim().split('\n').at(-1) ?? '';
    return (0,_problem_js__WEBPACK_IMPORTED_MODULE_0__/* .failed */ .g)('other', `Its objects are not sound. git said: ${said || `exit code ${exitCode}`}`);
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

/***/ 14151:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HAND_OVER_FILE: () => (/* binding */ HAND_OVER_FILE),
/* harmony export */   handingOver: () => (/* binding */ handingOver)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _records_apart_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(32248);


/** The only file of a hand-over. */
const HAND_OVER_FILE = 'hand-over.bundle';
/**
 * A repository that reads the remote and pushes nothing: what would be pushed stands in a bundle in the folder, written anew with
 * each push, so that a job that is cut short leaves what was there before.
 */
function handingOver(repository, folder) {
    const file = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, HAND_OVER_FILE);
    const handed = new Map();
    const there = new Set();
    const write = async () => {
        if (handed.size === 0)
            return undefined;
        const since = [...there];
        const bundled = await repository.bundle(file, [...handed].map(([ref, commit]) => ({ ref, commit, since })));
        return bundled.ok ? undefined : refusal(bundled.problem.message);
    };
    return {
        ...repository,
        importCommit: async (commit) => {
            const imported = await repository.importCommit(commit);
            if (imported.ok && imported.from !== 'store')
                there.add(commit);
            return imported;
        },
        fetchRef: async (ref) => {
            const fetched = await repository.fetchRef(ref);
            if (fetched.ok)
                there.add(fetched.commit);
            return fetched;
        },
        checkPushAccess: async () => ({ ok: true }),
        sendContents: async () => ({ ok: false, problem: refusal(noContents) }),
        push: async (wanted) => {
            for (const { ref, commit, remove } of wanted) {
                if (remove === true)
                    handed.delete(ref);
                else if (!there.has(commit))
                    handed.set(ref, commit);
            }
            const problem = await write();
            return wanted.map((each) => resultOf(each, problem));
        },
    };
}
function resultOf({ ref, commit, remove }, problem) {
    // The job that publishes takes away what records need no more.
    const why = remove === true && !(0,_records_apart_js__WEBPACK_IMPORTED_MODULE_1__/* .isNeededRef */ .n9)(ref) ? refusal(noRemoval) : problem;
    return why === undefined ? { ok: true, ref, commit } : { ok: false, ref, commit, problem: why };
}
function refusal(message) {
    return { kind: 'other', permanent: true, message };
}
const noContents = 'With hand_over nothing is sent to the server of Git LFS. Let a job that pushes work on such files.';
const noRemoval = 'With hand_over nothing is removed from the remote.';


/***/ }),

/***/ 89318:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ replacingBranch)
/* harmony export */ });
/**
 * A repository whose first push of the branch takes the place of what it held, and only of that (04-trust rule 8): what it held is
 * kept under another ref first, and where that is refused, or somebody pushed in between, the branch stays as it is. Later pushes add
 * to it.
 */
function replacingBranch(repository, options) {
    let { seen } = options;
    const push = async (refs) => {
        const branch = refs.find(({ ref }) => ref === options.ref);
        if (seen === undefined || branch === undefined)
            return repository.push(refs);
        const [kept] = await repository.push([{ ref: options.keep, commit: seen }]);
        const others = refs.filter((each) => each !== branch);
        if (kept?.ok !== true)
            return [...(await pushSome(repository, others)), notKept(branch, options, kept)];
        const results = await repository.push([...others, { ...branch, expect: seen }]);
        if (results.some(({ ref, ok }) => ref === options.ref && ok))
            seen = undefined;
        return results;
    };
    return { ...repository, push };
}
async function pushSome(repository, refs) {
    return refs.length === 0 ? [] : repository.push(refs);
}
function notKept({ ref, commit }, { seen = '', keep }, kept) {
    const { kind, permanent, message } = kept?.ok === false ? kept.problem : nothingSaid;
    const why = `What ${ref} held (${seen.slice(0, 10)}) could not be kept in ${keep}, so the branch is left as it is. ${message}`;
    return { ok: false, ref, commit, problem: { kind, permanent, message: why } };
}
const nothingSaid = { kind: 'network', permanent: false, message: 'The push gave no result.' };


/***/ }),

/***/ 87455:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _0: () => (/* binding */ openJournal),
/* harmony export */   a0: () => (/* binding */ readJournal),
/* harmony export */   z8: () => (/* binding */ parseJournal)
/* harmony export */ });
/* unused harmony export journalTo */
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760);
/* harmony import */ var _journal_line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(41315);




const nothing = { events: [], nextSeq: 0, soundBytes: 0 };
/**
 * Reads a journal. A torn last line (a crash while writing) is left out; any other damage is an error, never a reset
 * (catalogue D7).
 */
function parseJournal(bytes, file, options = {}) {
    const { problemOf, known = nothing } = options;
    const events = [...known.events];
    let seq = known.nextSeq;
    let offset = known.soundBytes;
    for (let end = bytes.indexOf(10, offset); end !== -1; end = bytes.indexOf(10, offset)) {
        // Bytes that are no UTF-8 would all read as the same replacement character.
        if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes.subarray(offset, end)))
            return damaged(file, seq + 1, 'is not UTF-8');
        const parsed = (0,_journal_line_js__WEBPACK_IMPORTED_MODULE_3__/* .parseLine */ .A)(bytes.toString('utf8', offset, end));
        if (!parsed.ok)
            return damaged(file, seq + 1, parsed.why);
        if (parsed.line.seq !== seq)
            return damaged(file, seq + 1, `has seq ${parsed.line.seq} instead of ${seq}`);
        const { kind, body } = parsed.line;
        if (kind === 'event') {
            const problem = problemOf?.(body, events.length);
            if (problem !== undefined)
                return damaged(file, seq + 1, problem);
            events.push(body);
        }
        seq += 1;
        offset = end + 1;
    }
    return { ok: true, events, nextSeq: seq, soundBytes: offset };
}
/** Opens a journal for appending, cutting a torn last line off. */
function openJournal(file, content) {
    const fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(file, 'a', 0o600);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.ftruncateSync)(fd, content.soundBytes);
    let isNamed = false;
    const sync = () => {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fdatasyncSync)(fd);
        // Behind the first event: the disk has written the name with it by then, and has no second write to wait for.
        if (!isNamed)
            syncFolder((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(file));
        isNamed = true;
    };
    const sink = { write: (bytes) => writeWhole(fd, bytes), sync };
    return { ...journalTo(sink, content.nextSeq), [Symbol.dispose]: () => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(fd) };
}
/** Writes lines; an event is on disk when `append` returns (02-loop \u00a76). */
function journalTo(sink, nextSeq) {
    let seq = nextSeq;
    const write = (kind, body) => {
        sink.write((0,_journal_line_js__WEBPACK_IMPORTED_MODULE_3__/* .lineBytes */ .M)({ seq, kind, body }));
        seq += 1;
    };
    return {
        intend: (command) => write('intent', { type: command.type, ...(command.story && { story: command.story }) }),
        append: (event) => {
            write('event', event);
            sink.sync();
        },
    };
}
/** A disk that fills up takes a part of a line without an error; the next call says why. */
function writeWhole(fd, bytes) {
    for (let offset = 0; offset < bytes.length;)
        offset += (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync)(fd, bytes, offset);
}
/** Reads and parses a journal file. */
function readJournal(file) {
    return parseJournal((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(file), file);
}
function damaged(file, line, why) {
    return {
        ok: false,
        message: `The journal ${file} is damaged: line ${line} ${why}. It was left as it is. ` +
            'Set resume: never to begin a new run, or put back the original file.',
    };
}
function syncFolder(folder) {
    const fd = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(folder, 'r');
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fsyncSync)(fd);
    }
    finally {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(fd);
    }
}


/***/ }),

/***/ 41315:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ parseLine),
/* harmony export */   IL: () => (/* binding */ formatLine),
/* harmony export */   M: () => (/* binding */ lineBytes)
/* harmony export */ });
/* unused harmony export JOURNAL_VERSION */
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38522);

/** Format version of a journal line; readers accept every version up to this one. */
const JOURNAL_VERSION = 1;
/** Writes a line without its newline. */
function formatLine(line) {
    return textOf(line, JOURNAL_VERSION);
}
/** Reads a line back; a checksum that does not fit means somebody edited it or the write was cut. */
function parseLine(text) {
    const raw = parseJson(text);
    if (raw === undefined)
        return { ok: false, why: 'is no JSON object' };
    const { v, seq, kind, body } = raw;
    if (typeof v !== 'number' || !Number.isInteger(v) || v < 1 || v > JOURNAL_VERSION)
        return { ok: false, why: `has version ${String(v)}` };
    if (typeof seq !== 'number' || (kind !== 'intent' && kind !== 'event'))
        return { ok: false, why: 'has no seq or kind' };
    const line = { seq, kind, body };
    if (text !== textOf(line, v))
        return { ok: false, why: 'does not fit its checksum' };
    return { ok: true, line };
}
/** The bytes of a line with its newline, made in their place: a plan of thousands of stories is not copied on the way. */
function lineBytes({ seq, kind, body }) {
    const text = bodyText(body);
    const from = headOf({ seq, kind }, JOURNAL_VERSION, noSum).length;
    const end = from + Buffer.byteLength(text);
    const bytes = Buffer.allocUnsafe(end + 2);
    bytes.write(text, from);
    const sum = sumOf({ seq, kind }, bytes.subarray(from, end));
    bytes.write(headOf({ seq, kind }, JOURNAL_VERSION, sum));
    bytes.write('}\n', end);
    return bytes;
}
/** As long as any sum. */
const noSum = '00000000';
/** The one spelling of a line, so that a changed byte shows even where JSON would mean the same. */
function textOf({ seq, kind, body }, version) {
    const text = bodyText(body);
    return `${headOf({ seq, kind }, version, sumOf({ seq, kind }, text))}${text}}`;
}
/** What stands before the body. */
function headOf({ seq, kind }, version, sum) {
    return `{"v":${version},"seq":${seq},"kind":"${kind}","sum":"${sum}","body":`;
}
/** A line without a body gives no text at all. */
function bodyText(body) {
    return String(JSON.stringify(body));
}
function sumOf({ seq, kind }, body) {
    return (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.crc32)(body, (0,node_zlib__WEBPACK_IMPORTED_MODULE_0__.crc32)(`${seq} ${kind} `))
        .toString(16)
        .padStart(8, '0');
}
function parseJson(text) {
    try {
        const value = JSON.parse(text);
        return typeof value === 'object' && value !== null ? value : undefined;
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 4898:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ neededCommits)
/* harmony export */ });
/* harmony import */ var _signoff_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28496);
/* harmony import */ var _story_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12703);
/* harmony import */ var _story_list_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25212);



/**
 * Commits that a run needs to go on from its last finished step, besides its start: the tip of the passed work, the work in flight,
 * and whatever is not known to be pushed. Each once.
 */
function neededCommits(state) {
    const story = (0,_story_js__WEBPACK_IMPORTED_MODULE_1__/* .currentStory */ .$C)(state);
    // What a story left before a fix was asked for is in the branch.
    const before = (story && (0,_signoff_js__WEBPACK_IMPORTED_MODULE_0__/* .openFix */ .IB)(story)?.attempts) ?? 0;
    const attempt = story?.attempts.slice(before).findLast(({ commit }) => commit !== undefined);
    const unpushed = state.publications.filter(({ status }) => status !== 'pushed');
    const carried = (state.carrying?.left ?? state.plan.carried ?? []).map(({ commit }) => commit);
    const all = [
        ...carried,
        state.head.commit,
        story?.start?.commit,
        attempt?.commit,
        story?.split?.starts.at(-1)?.commit,
        ...unpushed.map(({ commit }) => commit),
        ...(state.plan.journal === 'artifact' ? unpushed.flatMap(({ story: id }) => judgedCommit(state, id)) : []),
    ];
    const { start } = state.plan;
    const needed = all.filter((commit) => commit !== undefined && (start.made === true || commit !== start.commit));
    return [...new Set(needed)];
}
/** What the gates of a story saw last: they judge it again where nobody vouches for them (`judgedAnew`). */
function judgedCommit(state, id) {
    const commit = (0,_story_list_js__WEBPACK_IMPORTED_MODULE_2__/* .storiesOf */ .TQ)(state)
        .find((each) => each.id === id)
        ?.attempts.at(-1)?.commit;
    return commit === undefined ? [] : [commit];
}


/***/ }),

/***/ 48585:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ finalSection),
/* harmony export */   I: () => (/* binding */ isFailed)
/* harmony export */ });
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(34902);
/* harmony import */ var _sanitise_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49934);
/* harmony import */ var _strip_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57981);
/* harmony import */ var _time_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68062);




/** Longest verbatim line that is quoted. */
const LINE_CHARS = 400;
/** What the final checks said of all passed stories together; nothing where none is configured or the run goes on. */
function finalSection({ final, halt, headCommit }, { lines }) {
    if (final === 'none')
        return [];
    if (final === 'not run')
        return halt === undefined || headCommit === '' ? [] : ['Final checks: not run on the passed stories together.'];
    const failed = final.filter(isFailed);
    return [
        `Final checks, on all passed stories together: ${final.map(word).join(', ')}`,
        ...final.filter(({ reason }) => reason !== '').flatMap((view) => evidence(view, lines)),
        ...(failed.length === 0
            ? []
            : [
                'The stories stay passed. Repair the branch before it is merged, or write a story about what does not work together.',
            ]),
    ];
}
/** Whether a final check did not pass. */
function isFailed({ verdict }) {
    return verdict !== 'pass' && verdict !== 'warn';
}
function word(view) {
    return `${isFailed(view) ? '\u274c' : view.verdict === 'warn' ? '\u26a0' : '\u2705'} ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(view.name)} ${view.verdict} ${view.isEarlier ? 'in an earlier run' : `in ${(0,_time_js__WEBPACK_IMPORTED_MODULE_2__/* .duration */ .p0)(view.durationMs)}`}`;
}
function evidence({ name, reason, lines: all, logPath, isReview }, most) {
    const shown = all.slice(0, most).map((line) => (0,_strip_js__WEBPACK_IMPORTED_MODULE_3__/* .cut */ .Jj)(line, LINE_CHARS));
    return [
        `**${isReview ? 'Final review' : `Final check ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(name)}`}:** ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .text */ .Qq)(reason, 600)}`,
        ...(shown.length === 0 ? [] : [(0,_sanitise_js__WEBPACK_IMPORTED_MODULE_1__/* .forFence */ .tC)(shown.join('\n'), 'text')]),
        ...(logPath === undefined ? [] : [`Whole output on the runner: ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(logPath)}`]),
    ];
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

/***/ 63576:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CM: () => (/* binding */ retrySteps),
/* harmony export */   Zn: () => (/* binding */ nextSteps),
/* harmony export */   dB: () => (/* binding */ howAgain),
/* harmony export */   kr: () => (/* binding */ isStranded),
/* harmony export */   t2: () => (/* binding */ startAgain),
/* harmony export */   to: () => (/* binding */ isWorthAgain),
/* harmony export */   zC: () => (/* binding */ whyAgain)
/* harmony export */ });
/* harmony import */ var _core_halts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65866);
/* harmony import */ var _final_section_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48585);
/* harmony import */ var _markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(34902);
/* harmony import */ var _model_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57377);
/* harmony import */ var _signoff_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47309);
/* harmony import */ var _time_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(68062);






/** What a reader can do now, one line each, with commands that exist (03-interface \u00a76 "footer"). */
function nextSteps(run, links) {
    const steps = run.halt === undefined ? [whileRunning(run, links)] : [...decide(run), ...read(run), ...again(run, links)];
    return steps.length === 0 ? [] : ['**What to do next**', steps.map((step) => `- ${step}`).join('\n')];
}
/** The passed stories did not reach the remote. */
function isStranded(run) {
    return run.notPushed.some(({ ref }) => ref === `refs/heads/${run.branch}`);
}
/**
 * The shell's line that starts the work again; a re-run of the workflow run would keep the old commit. A workflow that listens to a
 * thread alone cannot be started by its name. Undefined when neither its name nor the thread is known.
 */
function startAgain(links, run) {
    if (links?.workflow === undefined)
        return undefined;
    const repository = `--repo ${(0,_model_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .shellWord */ .r7)(links.repository)}`;
    if (!isOfThread(links))
        return `gh workflow run ${(0,_model_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .shellWord */ .r7)(links.workflow)} ${repository}`;
    const { origin } = run;
    const body = threadCommand(run);
    if (origin === undefined || body === undefined)
        return undefined;
    return `gh ${origin.isPull ? 'pr' : 'issue'} comment ${origin.thread} ${repository} --body ${(0,_model_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .shellWord */ .r7)(body)}`;
}
/** How to start it again, within a sentence. */
function howAgain(links, run) {
    if (isOfThread(links)) {
        const command = threadCommand(run);
        return command === undefined ? 'give the command again' : `comment ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(command)}`;
    }
    const command = startAgain(links, run);
    return command === undefined ? 'run the workflow again' : `run ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(command)}`;
}
function isOfThread(links) {
    return ['issue_comment', 'issues', 'pull_request_review'].includes(links?.eventName ?? '');
}
/** Undefined for an objective that has ended: only its own words begin it again. */
function threadCommand({ halt, objective, phrase }) {
    if (halt !== undefined && (_core_halts_js__WEBPACK_IMPORTED_MODULE_0__/* .halts */ .$[halt.kind].resumable || halt.budget === 'wallclock'))
        return `${phrase} resume`;
    return objective === undefined ? `${phrase} run` : undefined;
}
/** Whether another start would find anything to do: not when every story passed, although they may not work together. */
function isWorthAgain({ kind }, { passed, total }) {
    if (kind === 'some_failed' || kind === 'block_finding')
        return passed < total;
    return kind !== 'ready' && kind !== 'awaiting_signoff' && kind !== 'nothing_to_do' && kind !== 'skipped';
}
/** Why one would start it again. */
function whyAgain(halt, run) {
    if (halt.kind === 'interrupted' || halt.kind === 'user_cancel' || halt.budget === 'wallclock')
        return 'resume the run';
    if (halt.kind !== 'usage_limit')
        return whyAnew(halt, run);
    const { resumeAt } = halt;
    return `resume the run${resumeAt === undefined ? ' once the limit is over' : `, best from ${(0,_time_js__WEBPACK_IMPORTED_MODULE_5__/* .isoTime */ .Ly)(resumeAt)} on`}`;
}
function whyAnew(halt, { objective, counts, held }) {
    if (halt.kind === 'budget_exceeded')
        return objective === undefined ? 'go on with the open stories' : 'go on with it';
    if (held.length > 0 && counts.unfinished === 0)
        return 'try what did not pass, once its entry in prd.json, the prompt or the base branch is changed';
    if (halt.kind === 'some_failed' || halt.kind === 'block_finding')
        return objective === undefined ? 'try the stories again that did not pass' : 'try the objective again';
    return 'try again, after the repair';
}
/** How stories are tried at once that later runs leave alone; empty when there are none. */
function retrySteps({ held, phrase }, links) {
    const [first] = held;
    if (first === undefined)
        return [];
    const which = held.length === 1 ? (0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(first) : `one of ${held.slice(0, 5).map(_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY).join(', ')}`;
    const more = held.length > 5 ? ` and ${held.length - 5} more` : '';
    const comment = `comment ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(`${phrase} retry ${first}`)}`;
    const input = `name it in a run's setting ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(`story: ${first}`)}`;
    return [`To try ${which}${more} again as it is: ${isOfThread(links) ? comment : `${input}, or ${comment}`}.`];
}
function whileRunning({ phrase }, links) {
    const end = isOfThread(links) ? ` To end it: comment ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(`${phrase} cancel`)}.` : '';
    return `Nothing: the run goes on, and this text follows it.${end}`;
}
function decide({ attention, failures, final }) {
    const waiting = failures.length - attention.length;
    return [
        ...(attention.length === 0 ? [] : ["Begin with what stands at the top; each story's block says how."]),
        ...(waiting > 0
            ? [
                `Open the ${waiting === 1 ? 'story' : 'stories'} above that did not pass: cause, output and the commands to take the work over are inside.`,
            ]
            : []),
        ...(typeof final !== 'string' && final.some(_final_section_js__WEBPACK_IMPORTED_MODULE_1__/* .isFailed */ .I)
            ? ['Repair what the final checks found before you merge.']
            : []),
    ];
}
function read(run) {
    if (run.halt?.kind === 'awaiting_signoff')
        return (0,_signoff_words_js__WEBPACK_IMPORTED_MODULE_4__/* .signoffSteps */ .uA)(run);
    if (run.headCommit === '' || isStranded(run))
        return [];
    const isOne = run.objective !== undefined;
    if (run.pull === undefined)
        return [
            `Read ${isOne ? 'its commit' : 'the passed stories'} on branch ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .code */ .aY)(run.branch)}${isOne ? '' : ', one commit each'}.`,
        ];
    const { number, url, draft } = run.pull;
    const ready = draft ? ', mark it ready' : '';
    const each = isOne ? '' : ', one commit per story';
    return [`Review ${(0,_markdown_js__WEBPACK_IMPORTED_MODULE_2__/* .link */ .nf)(`pull request #${number}`, url)}${each}${ready} and merge it. Nothing merges by itself.`];
}
function again(run, links) {
    const { halt, counts } = run;
    if (halt === undefined || !isWorthAgain(halt, counts))
        return [];
    const rest = isOfThread(links) ? '' : ', or wait for its next start';
    return [`To ${whyAgain(halt, run)}: ${howAgain(links, run)}${rest}.`, ...retrySteps(run, links)];
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
