export const id = 5009;
export const ids = [5009];
export const modules = {

/***/ 25009:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  bringState: () => (/* binding */ bringState)
});

// UNUSED EXPORTS: keptInArtifacts

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/adapters/github/address.js
var address = __webpack_require__(40281);
;// CONCATENATED MODULE: ./build/adapters/artifact/service.js


/** Undefined when the token does not say which workflow run it is of: then the runner has no such service. */
function artifactService(options) {
    const ids = idsIn(options.token);
    if (ids === undefined || !(0,address/* checkApiUrl */.Sz)(options.url).ok)
        return undefined;
    return {
        call: async (method, body) => {
            const url = new URL(`/twirp/github.actions.results.api.v1.ArtifactService/${method}`, options.url).href;
            const headers = { authorization: `Bearer ${options.token}`, 'content-type': 'application/json' };
            const told = await ask(options, url, { method: 'POST', headers, body: JSON.stringify({ ...ids, ...body }) });
            return told.ok ? objectIn(told.data) : told;
        },
        put: async (url, bytes) => {
            if (!(0,address/* checkApiUrl */.Sz)(url).ok)
                return { ok: false, status: undefined, why: 'it gave no address to store at', passing: false };
            const headers = { 'x-ms-blob-type': 'BlockBlob', 'content-type': 'application/zip' };
            const told = await ask(options, url, { method: 'PUT', headers, body: new Uint8Array(bytes) });
            return told.ok ? { ok: true, data: undefined } : told;
        },
    };
}
/** The scope of the token names both: `Actions.Results:<run>:<job>`. */
function idsIn(token) {
    try {
        const { scp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8'));
        const [, run, job] = /(?:^| )Actions\.Results:([^: ]+):([^: ]+)(?: |$)/.exec(String(scp)) ?? [];
        return run === undefined || job === undefined
            ? undefined
            : { workflow_run_backend_id: run, workflow_job_run_backend_id: job };
    }
    catch {
        return undefined;
    }
}
const LIMIT_MS = 60_000;
const DELAYS_MS = [1000, 4000];
async function ask(options, url, init) {
    let told = await askOnce(options, url, init);
    for (const delayMs of options.retryDelaysMs ?? DELAYS_MS) {
        if (told.ok || !told.passing || options.signal.aborted)
            break;
        await (0,promises_.setTimeout)(delayMs, undefined, { signal: options.signal }).catch(() => undefined);
        told = await askOnce(options, url, init);
    }
    return told;
}
async function askOnce({ fetch, signal }, url, init) {
    try {
        const limited = AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]);
        const response = await fetch(url, { ...init, redirect: 'error', signal: limited });
        const text = await response.text();
        if (response.ok)
            return { ok: true, data: text };
        const { status } = response;
        return {
            ok: false,
            status,
            why: `it answered ${status}${wordsOf(text)}`,
            passing: status === 429 || status >= 500,
        };
    }
    catch (error) {
        const why = signal.aborted ? 'the run was cancelled' : `the connection failed (${causeOf(error)})`;
        return { ok: false, status: undefined, why, passing: !signal.aborted };
    }
}
/** The words of the service itself; addresses that it gives are secrets, but its messages hold none. */
function wordsOf(text) {
    const told = objectIn(text);
    const said = told.ok ? told.data['msg'] : undefined;
    return typeof said === 'string' && said !== '' ? ` "${said.slice(0, 200)}"` : '';
}
function objectIn(text) {
    try {
        const data = JSON.parse(text);
        if (typeof data === 'object' && data !== null)
            return { ok: true, data: data };
    }
    catch {
        // Said below.
    }
    return { ok: false, status: undefined, why: 'it sent an answer that cannot be read', passing: false };
}
function causeOf(error) {
    const { cause, message } = error;
    return cause?.message ?? message ?? String(error);
}

// EXTERNAL MODULE: ./build/adapters/git/problem.js
var problem = __webpack_require__(18085);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 17 modules
var schemas = __webpack_require__(38816);
;// CONCATENATED MODULE: ./build/adapters/github/own-run.js

/** Workflow runs that are asked after. */
const MOST_RUNS = 20;
/** Asks GitHub of each workflow run once. One that is not there any more is nobody's. */
function askOwn(client, own) {
    const known = new Map();
    return async (run) => {
        const before = known.get(run);
        if (before !== undefined)
            return before;
        if (known.size >= MOST_RUNS)
            return 'unasked';
        const answer = await client.call({ does: `look at workflow run ${run}`, permission: 'actions: read', answer: runSchema }, (rest, at) => rest.actions.getWorkflowRun({ ...at, run_id: run }));
        if (!answer.ok && answer.problem.kind !== 'not-found')
            return answer;
        const isOwn = answer.ok && isOf(answer.data, own);
        known.set(run, isOwn);
        return isOwn;
    };
}
/** A run for a pull request is of the file as the pull request has it, and its branch may be called as ours is. */
function isOf({ path, event, ...run }, own) {
    return (path.split('@')[0] === own.path &&
        !event.startsWith('pull_request') &&
        run.head_branch !== null &&
        own.branches.includes(run.head_branch) &&
        run.head_repository?.id === run.repository.id);
}
const runSchema = schemas/* object */.Ikc({
    path: schemas/* string */.YjP(),
    event: schemas/* string */.YjP(),
    head_branch: schemas/* string */.YjP().nullable(),
    head_repository: schemas/* object */.Ikc({ id: schemas/* number */.aig() }).nullable(),
    repository: schemas/* object */.Ikc({ id: schemas/* number */.aig() }),
});

;// CONCATENATED MODULE: ./build/adapters/github/artifacts.js


/** Pages of 100 that are looked at for each name. */
const MOST_PAGES = 3;
/**
 * The newest artifact of these names that a run of this workflow left and that can still be had. Anybody may open a pull request
 * whose workflow leaves one, and the run of another workflow, or of this one as another branch has it, may hold anybody's code.
 */
async function findArtifact(client, names, own) {
    const ask = askOwn(client, own);
    let newest;
    let open = names;
    for (let page = 1; open.length > 0 && page <= MOST_PAGES; page += 1) {
        const listed = await listPages(client, open, page);
        if (!listed.ok)
            return listed;
        const found = await firstOwn(ask, listed.pages, newest);
        if ('ok' in found)
            return found;
        newest = found.newest;
        // Its next page may hold a newer one than the one that was found.
        const { id } = newest ?? { id: 0 };
        open = listed.pages.filter(({ goesOnBelow }) => goesOnBelow > id).map(({ name }) => name);
    }
    return open.length === 0 ? { ok: true, newest } : { ok: true, unsure: true };
}
async function listPages(client, names, page) {
    const pages = [];
    for (const name of names) {
        const answer = await listPage(client, name, page);
        if (!answer.ok)
            return answer;
        const { artifacts } = answer.data;
        pages.push({ name, artifacts, goesOnBelow: answer.more ? Math.min(...artifacts.map(({ id }) => id)) : 0 });
    }
    return { ok: true, pages };
}
function listPage(client, name, page) {
    return client.call({ does: `list the artifacts called ${name}`, permission: 'actions: read', answer: pageSchema }, (rest, at) => rest.actions.listArtifactsForRepo({ ...at, name, per_page: 100, page }));
}
/** The newest of ours on these pages, or the one that was found before where none is newer. */
async function firstOwn(ask, pages, newest) {
    const here = pages.flatMap(({ name, artifacts }) => artifacts.filter((each) => each.name === name && mayBeOwn(each)));
    for (const { id, name, workflow_run: run } of here.toSorted((a, b) => b.id - a.id)) {
        if (newest !== undefined && newest.id >= id)
            break;
        const isOwn = await ask(run?.id ?? 0);
        if (isOwn === 'unasked')
            return { ok: true, unsure: true };
        if (typeof isOwn === 'object')
            return isOwn;
        if (isOwn)
            return { newest: { id, name } };
    }
    return { newest };
}
/** What the list itself says costs no request. */
function mayBeOwn({ expired, workflow_run: run }) {
    return (!expired && run?.id !== undefined && run.repository_id !== undefined && run.repository_id === run.head_repository_id);
}
/** The archive itself. */
async function downloadArtifact(client, { id, name }) {
    const answer = await client.call({ does: `download the artifact ${name}`, permission: 'actions: read', answer: schemas/* instanceof */.Nlp(ArrayBuffer) }, (rest, at) => rest.actions.downloadArtifact({ ...at, artifact_id: id, archive_format: 'zip' }));
    return answer.ok ? { ...answer, data: Buffer.from(answer.data) } : answer;
}
const artifactSchema = schemas/* object */.Ikc({
    id: schemas/* number */.aig(),
    name: schemas/* string */.YjP(),
    expired: schemas/* boolean */.zMY(),
    workflow_run: schemas/* object */.Ikc({
        id: schemas/* number */.aig().optional(),
        repository_id: schemas/* number */.aig().optional(),
        head_repository_id: schemas/* number */.aig().optional(),
    })
        .nullish(),
});
const pageSchema = schemas/* object */.Ikc({ artifacts: schemas/* array */.YOg(artifactSchema) });

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/adapters/git/bundle-header.js
var bundle_header = __webpack_require__(28432);
// EXTERNAL MODULE: ./build/adapters/git/shallow.js
var git_shallow = __webpack_require__(84042);
// EXTERNAL MODULE: ./build/adapters/git/unbundle.js
var unbundle = __webpack_require__(85403);
;// CONCATENATED MODULE: ./build/adapters/artifact/state-bundle.js






/**
 * A commit with all that it leans on, but for what the remote has anyway: history in this gitdir ends at commits that were fetched
 * from there.
 */
async function stateBundle(repository, ref, commit) {
    const path = (0,external_node_path_.join)(repository.git.gitDir, `state-${commit}.bundle`);
    try {
        const written = await repository.bundle(path, [{ ref, commit, since: await ends(repository, commit) }]);
        return written.ok ? { ok: true, bytes: (0,external_node_fs_.readFileSync)(path) } : written;
    }
    finally {
        (0,external_node_fs_.rmSync)(path, { force: true });
    }
}
async function ends({ git }, commit) {
    const shallow = (0,git_shallow/* readShallow */.J)(git.gitDir);
    const out = shallow.size === 0 ? '' : (await git.ok(['rev-list', '--max-parents=0', commit])).toString('latin1');
    return out.split('\n').filter((sha) => shallow.has(sha));
}
/** Takes the commit of a bundle into the store, with what it leans on from the remote. */
async function takeUp(repository, ref, bytes) {
    const read = (0,bundle_header/* readBundleHeader */.o)(bytes);
    if (!read.ok)
        return (0,problem/* failed */.g)('other', `Its bundle ${read.why}.`);
    const { needs, refs, packAt } = read.header;
    const commit = refs.find((each) => each.ref === ref)?.commit;
    if (commit === undefined || needs.length > MOST_NEEDS)
        return (0,problem/* failed */.g)('other', `It holds no bundle of ${ref}.`);
    for (const each of needs) {
        const imported = await repository.importCommit(each);
        if (!imported.ok)
            return imported;
    }
    const unpacked = await (0,unbundle/* unpackBundle */.z)(repository.git, bytes.subarray(packAt));
    return unpacked.ok ? { ok: true, commit } : unpacked;
}
/** More commits than any state leans on. */
const MOST_NEEDS = 100;

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./build/adapters/artifact/upload.js

/** Endings of an artifact's names: while one takes the bytes the newest of the others still holds what was saved before. */
const SLOTS = ['a', 'b', 'c'];
/** The names that an artifact may have, newest unknown. */
function slotsOf(name) {
    return SLOTS.map((slot) => `${name}-${slot}`);
}
/**
 * Stores an archive among the artifacts of this workflow run. An artifact cannot be changed, so each time another of its names is
 * taken, never the newest: a kill in the middle loses nothing.
 */
async function uploadArtifact(service, name, zip) {
    const listed = await service.call('ListArtifacts', {});
    if (!listed.ok)
        return listed;
    const slots = slotsOf(name);
    const there = listedIn(listed.data).filter((each) => slots.includes(each.name));
    const [newest] = there.toSorted((a, b) => b.id - a.id);
    let told = { ok: false, status: undefined, why: 'all of its names are taken', passing: true };
    for (const slot of slots.filter((each) => each !== newest?.name)) {
        told = await replace(service, { name: slot, zip, old: there.find((each) => each.name === slot) });
        // A name that a broken upload holds is not to be had again.
        if (told.ok || told.status !== 409)
            break;
    }
    return told;
}
async function replace(service, { name, zip, old }) {
    if (old !== undefined)
        await service.call('DeleteArtifact', { ...old.ids, name });
    const created = await service.call('CreateArtifact', { name, version: 4 });
    if (!created.ok)
        return created;
    const url = fieldOf(created.data, 'signed_upload_url');
    const stored = await service.put(typeof url === 'string' ? url : '', zip);
    if (!stored.ok)
        return stored;
    const hash = `sha256:${(0,external_node_crypto_.createHash)('sha256').update(zip).digest('hex')}`;
    const finished = await service.call('FinalizeArtifact', { name, size: String(zip.length), hash });
    if (!finished.ok)
        return finished;
    if (finished.data['ok'] === true)
        return { ok: true, data: undefined };
    return { ok: false, status: undefined, why: 'it did not take the artifact', passing: true };
}
function listedIn(data) {
    const { artifacts } = data;
    if (!Array.isArray(artifacts))
        return [];
    return artifacts.flatMap((each) => {
        if (typeof each !== 'object' || each === null)
            return [];
        const name = fieldOf(each, 'name');
        const of = (field) => fieldOf(each, field);
        const ids = {
            workflow_run_backend_id: of('workflow_run_backend_id'),
            workflow_job_run_backend_id: of('workflow_job_run_backend_id'),
        };
        return typeof name === 'string' ? [{ name, id: Number(of('database_id')), ids }] : [];
    });
}
/** The service speaks JSON of protocol buffers, which spells a field in either of two ways. */
function fieldOf(from, name) {
    const camel = name.replaceAll(/_(\w)/g, (_, letter) => letter.toUpperCase());
    const fields = from;
    return fields[name] ?? fields[camel];
}

// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
;// CONCATENATED MODULE: ./build/adapters/artifact/zip.js

/** A ZIP archive of one file that is stored as it is: what goes into it is compressed already, and artifacts are archives. */
function zipOf(name, bytes) {
    const local = header(LOCAL, name, bytes);
    const central = header(CENTRAL, name, bytes);
    const end = Buffer.alloc(22);
    end.writeUInt32LE(END, 0);
    end.writeUInt16LE(1, 8);
    end.writeUInt16LE(1, 10);
    end.writeUInt32LE(central.length, 12);
    end.writeUInt32LE(local.length + bytes.length, 16);
    return Buffer.concat([local, bytes, central, end]);
}
const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
/** 1980-01-01, the first day that the format knows: the same file makes the same archive. */
const FIRST_DAY = 0x0021;
function header(kind, name, bytes) {
    const isLocal = kind === LOCAL;
    const fixed = Buffer.alloc(isLocal ? 30 : 46);
    const from = isLocal ? 4 : 6;
    fixed.writeUInt32LE(kind, 0);
    if (!isLocal)
        fixed.writeUInt16LE(20, 4);
    fixed.writeUInt16LE(20, from);
    fixed.writeUInt16LE(FIRST_DAY, from + 8);
    fixed.writeUInt32LE((0,external_node_zlib_.crc32)(bytes), from + 10);
    fixed.writeUInt32LE(bytes.length, from + 14);
    fixed.writeUInt32LE(bytes.length, from + 18);
    fixed.writeUInt16LE(Buffer.byteLength(name), from + 22);
    return Buffer.concat([fixed, Buffer.from(name)]);
}
/**
 * One file of a ZIP archive that nobody vouches for; undefined when it is not there, damaged, or unpacked larger than allowed.
 * @param mostBytes of the file, unpacked
 */
function fileOfZip(zip, name, mostBytes) {
    try {
        const entry = findEntry(zip, name);
        const bytes = entry && unpack(zip, entry, mostBytes);
        return bytes !== undefined && (0,external_node_zlib_.crc32)(bytes) === entry?.crc ? bytes : undefined;
    }
    catch {
        // Offsets that lead out of the archive, and data that does not unpack.
        return undefined;
    }
}
function findEntry(zip, name) {
    const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
    if (end < 0)
        return undefined;
    let at = zip.readUInt32LE(end + 16);
    for (let left = zip.readUInt16LE(end + 10); left > 0 && zip.readUInt32LE(at) === CENTRAL; left -= 1) {
        const length = zip.readUInt16LE(at + 28);
        const entry = {
            method: zip.readUInt16LE(at + 10),
            crc: zip.readUInt32LE(at + 16),
            packed: zip.readUInt32LE(at + 20),
        };
        if (zip.toString('utf8', at + 46, at + 46 + length) === name)
            return { ...entry, at: zip.readUInt32LE(at + 42) };
        at += 46 + length + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
    }
    return undefined;
}
const STORED = 0;
const DEFLATED = 8;
function unpack(zip, { at, packed, method }, mostBytes) {
    const from = at + 30 + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28);
    if (zip.readUInt32LE(at) !== LOCAL || from + packed > zip.length)
        return undefined;
    const bytes = zip.subarray(from, from + packed);
    if (method === STORED)
        return bytes.length > mostBytes ? undefined : bytes;
    return method === DEFLATED ? (0,external_node_zlib_.inflateRawSync)(bytes, { maxOutputLength: mostBytes }) : undefined;
}

;// CONCATENATED MODULE: ./build/adapters/artifact/state-artifacts.js





/** An answer of the API may have 16 MiB, and what could not be read again must not be saved. */
const MOST_BYTES = 15 * 1024 * 1024;
const FILE = 'state.bundle';
/** State refs as artifacts of workflow runs (`journal: artifact`, 02-loop \u00a76): a git bundle of the newest commit, no history. */
function stateArtifacts({ repository, service, client, own }) {
    return {
        find: async (ref) => {
            if (own === undefined)
                return (0,problem/* failed */.g)('other', UNKNOWN);
            const github = await client();
            if (typeof github === 'string')
                return (0,problem/* failed */.g)('other', github);
            const name = artifactName(ref);
            const found = await findArtifact(github, slotsOf(name), own);
            if (!found.ok)
                return unanswered(found.problem);
            if ('unsure' in found)
                return (0,problem/* failed */.g)('other', tooMany(name, own));
            const { newest } = found;
            if (newest === undefined)
                return { ok: true, commit: undefined };
            const zip = await downloadArtifact(github, newest);
            return zip.ok ? state_artifacts_open(repository, { ref, name: newest.name, zip: zip.data }) : unanswered(zip.problem);
        },
        save: async (ref, commit) => {
            const bundle = await stateBundle(repository, ref, commit);
            if (!bundle.ok)
                return { kind: 'other', permanent: false, message: bundle.problem.message };
            const size = bundle.bytes.length;
            if (size > MOST_BYTES)
                return { kind: 'large-file', permanent: true, message: tooLarge(size) };
            const told = await uploadArtifact(service, artifactName(ref), zipOf(FILE, bundle.bytes));
            if (told.ok)
                return undefined;
            const message = `The artifact service of this workflow run was asked to keep it, and ${told.why}.`;
            return { kind: told.passing ? 'network' : 'other', permanent: !told.passing, message };
        },
    };
}
/** An older artifact is not taken in a damaged one's place: it would have done work done again (catalogue D7). */
async function state_artifacts_open(repository, { ref, name, zip }) {
    const bytes = fileOfZip(zip, FILE, MOST_BYTES);
    const taken = bytes === undefined ? (0,problem/* failed */.g)('other', `It holds no ${FILE}.`) : await takeUp(repository, ref, bytes);
    if (taken.ok)
        return taken;
    const { kind, message } = taken.problem;
    return (0,problem/* failed */.g)(kind, `The artifact ${name} cannot be read: ${message}`);
}
const UNKNOWN = 'The runner does not say which workflow file of this repository runs (GITHUB_WORKFLOW_REF), and only artifacts of its own runs are taken.';
function tooMany(name, { path }) {
    return `So many artifacts called ${name} come from elsewhere that none of ${path} was found among the newest. Delete those, or write journal: ref.`;
}
/** What GitHub may answer later is as if the network had been in the way. */
function unanswered({ kind, message }) {
    return (0,problem/* failed */.g)(passing.has(kind) ? 'network' : 'auth', message);
}
const passing = new Set([
    'server',
    'network',
    'timeout',
    'rate-limited',
    'aborted',
]);
function tooLarge(bytes) {
    const mb = Math.ceil(bytes / (1024 * 1024));
    return `An artifact with the journal may have 15 MiB, and this one would have ${mb}. Write journal: ref.`;
}
/** `refs/ralph/<feature>/state` as a name that artifacts may have. */
function artifactName(ref) {
    return `ralph-state-${ref.split('/')[2]}`;
}

;// CONCATENATED MODULE: ./build/adapters/artifact/state-refs.js
/** A ref that was never saved there is the remote's: what runs knew before the place was changed is not forgotten. */
function keptElsewhere(repository, place) {
    const saved = new Map();
    return {
        bring: async (ref) => {
            const found = await place.find(ref);
            if (found.ok && found.commit !== undefined)
                saved.set(ref, found.commit);
            return found;
        },
        repository: {
            ...repository,
            remoteRefs: async (prefixes) => {
                const listed = await repository.remoteRefs(prefixes);
                const own = [...saved].filter(([ref]) => prefixes.some((prefix) => ref.startsWith(prefix)));
                return listed.ok ? { ...listed, refs: new Map([...listed.refs, ...own]) } : listed;
            },
            fetchRef: async (ref) => {
                const commit = saved.get(ref);
                return commit === undefined ? repository.fetchRef(ref) : { ok: true, commit };
            },
            push: async (refs) => {
                const own = refs.filter(({ ref, remove }) => isState(ref) && remove !== true);
                const others = refs.filter((each) => !own.includes(each));
                const [pushed, ...kept] = await Promise.all([
                    others.length === 0 ? [] : repository.push(others),
                    ...own.map((each) => save(place, each)),
                ]);
                for (const result of kept)
                    if (result.ok)
                        saved.set(result.ref, result.commit);
                const results = new Map([...pushed, ...kept].map((result) => [result.ref, result]));
                return refs.flatMap(({ ref }) => results.get(ref) ?? []);
            },
        },
    };
}
function isState(ref) {
    return /^refs\/ralph\/[^/]+\/state$/.test(ref);
}
async function save(place, { ref, commit }) {
    const problem = await place.save(ref, commit);
    return problem === undefined ? { ok: true, ref, commit } : { ok: false, ref, commit, problem };
}

// EXTERNAL MODULE: ./build/adapters/github/client.js + 6 modules
var client = __webpack_require__(26378);
// EXTERNAL MODULE: ./build/action/ask-github.js
var ask_github = __webpack_require__(8584);
// EXTERNAL MODULE: ./build/action/job.js
var action_job = __webpack_require__(67712);
// EXTERNAL MODULE: ./build/action/refusal.js
var refusal = __webpack_require__(47355);
;// CONCATENATED MODULE: ./build/action/state-artifact.js







/** The repository with its state refs in artifacts of workflow runs (`journal: artifact`); undefined = this runner has no such service. */
async function keptInArtifacts(repository, call) {
    const { ACTIONS_RESULTS_URL: url = '', ACTIONS_RUNTIME_TOKEN: token = '' } = call.env;
    const service = artifactService({ url, token, signal: call.cancel, fetch: await (0,client/* fetchFor */.G)(url) });
    if (service === undefined)
        return undefined;
    return keptElsewhere(repository, stateArtifacts({ repository, service, client: () => (0,ask_github/* connect */.Ng)(call), own: ownWorkflow(call) }));
}
/** Runs on the branch of this one, and those of the default branch, which a schedule and a comment start. */
function ownWorkflow({ job, env, defaultBranch }) {
    const place = (0,action_job/* readWorkflowPlace */.d)(env);
    const [, branch] = /^refs\/heads\/(.+)$/.exec(job.ref) ?? [];
    return place && { path: place.path, branches: [branch, defaultBranch].filter((each) => each !== undefined) };
}
/** What takes the place of both where the records are artifacts, with the newest of the feature at hand. */
async function bringState(call) {
    const { feature, remoteRefs } = call;
    const kept = await keptInArtifacts(call.repository, call);
    if (kept === undefined)
        return (0,refusal/* configError */.Fj)(NO_SERVICE);
    const { repository } = kept;
    const ref = `refs/ralph/${feature}/state`;
    const brought = await kept.bring(ref);
    if (brought.ok) {
        const own = brought.commit === undefined ? [] : [[ref, brought.commit]];
        return { ok: true, repository, remoteRefs: new Map([...remoteRefs, ...own]) };
    }
    if (call.isForgetful)
        return { ok: true, repository, remoteRefs };
    const { kind, message } = brought.problem;
    const why = `What earlier runs left in artifacts could not be read: ${message}`;
    return kind === 'network' || kind === 'timeout'
        ? (0,refusal/* environmentBroken */.j8)(`${why} Start the run again; resume: never begins one that knows nothing of them.`)
        : (0,refusal/* configError */.Fj)(`${why} With resume: never a run begins that knows nothing of them.`);
}
const NO_SERVICE = 'journal: artifact takes the artifact service of GitHub Actions (ACTIONS_RESULTS_URL and ACTIONS_RUNTIME_TOKEN), which this runner does not give to an action. Write journal: ref.';


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


/***/ })

};
