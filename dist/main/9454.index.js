export const id = 9454;
export const ids = [9454];
export const modules = {

/***/ 5876:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   hA: () => (/* binding */ recallNext),
/* harmony export */   "if": () => (/* binding */ beginBringing),
/* harmony export */   kZ: () => (/* binding */ openNext)
/* harmony export */ });
/* harmony import */ var _chunk_MZAIBEX3_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(3917);
/* harmony import */ var _chunk_IYJLTRKA_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4902);
/* harmony import */ var _chunk_BFVZJD6W_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7089);
/* harmony import */ var _chunk_YILYE4FG_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5647);
/* harmony import */ var _chunk_7MMTQUIL_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(318);
/* harmony import */ var _chunk_7V2G77W5_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6200);
/* harmony import */ var _chunk_XQ5PPZH7_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(3957);
/* harmony import */ var _chunk_GT4QCAAJ_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(2075);
/* harmony import */ var _chunk_SQSYDYQH_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9770);
/* harmony import */ var _chunk_2UZ7AMII_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8714);
/* harmony import */ var _chunk_K2NIFMYH_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6096);
/* harmony import */ var _chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8758);
/* harmony import */ var _chunk_7ILMY4Y2_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3557);
/* harmony import */ var _chunk_AGZVG3ZW_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(1433);
/* harmony import */ var _chunk_ZY654XUQ_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(2998);
/* harmony import */ var _chunk_QEHZP7I5_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1647);
/* harmony import */ var _chunk_QCMDG5MF_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(4102);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(6760);


















// build/action/bring-journal.js
var bringJournal = (async function(call) {
  const { repository, base, feature } = call;
  const ref = `refs/ralph/${feature}/state`;
  const there = base.remoteRefs.get(ref);
  if (call.take === "nothing" || there === void 0)
    return _chunk_BFVZJD6W_js__WEBPACK_IMPORTED_MODULE_1__/* .nothing */ .s6;
  const here = await repository.readRef(ref);
  const fetched = here === there ? { ok: true, commit: there } : await repository.fetchRef(ref);
  if (!fetched.ok)
    return unread(call, ref, fetched.problem);
  if (here === void 0 && call.take === "run")
    await repository.setRef(ref, fetched.commit);
  const latest = await latestJournal(call, fetched.commit, `on ${ref}`);
  if (latest === void 0 || here === there && (0,node_fs__WEBPACK_IMPORTED_MODULE_11__.existsSync)((0,_chunk_BFVZJD6W_js__WEBPACK_IMPORTED_MODULE_1__/* .ownFile */ .PV)(call, latest.name)))
    return _chunk_BFVZJD6W_js__WEBPACK_IMPORTED_MODULE_1__/* .nothing */ .s6;
  const { judgeJournal } = await Promise.all(/* import() */[__webpack_require__.e(3143), __webpack_require__.e(4665), __webpack_require__.e(4195), __webpack_require__.e(3444)]).then(__webpack_require__.bind(__webpack_require__, 7330));
  return judgeJournal(call, latest);
});


function unread({ take }, ref, { kind, message }) {
  const what = `What earlier runs left on ${ref} could not be read: ${message}`;
  if (take === "memory" || kind !== "network" && kind !== "timeout")
    return (0,_chunk_BFVZJD6W_js__WEBPACK_IMPORTED_MODULE_1__/* .told */ .Ev)(what);
  return (0,_chunk_ZY654XUQ_js__WEBPACK_IMPORTED_MODULE_12__/* .environmentBroken */ .j8)(`${what} Start the run again; resume: never begins one that knows nothing of them.`);
}
async function latestJournal(call, commit, place) {
  const { repository, runId, feature } = call;
  const names = (await repository.listFolder(commit, "runs")).map(({ path }) => path.slice("runs/".length));
  const name = (0,_chunk_GT4QCAAJ_js__WEBPACK_IMPORTED_MODULE_13__/* .newestJournal */ ._p)(names, runId);
  return name === void 0 ? void 0 : { name, ...await (0,_chunk_XQ5PPZH7_js__WEBPACK_IMPORTED_MODULE_14__/* .readForeign */ .v)(repository, { commit, name, place, feature }) };
}

// build/action/earlier-work.js
var withEarlierWork = (async function(prepared, plan, latest) {
  if (plan.finalReview === void 0 && (0,_chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_8__/* .finalChecks */ .eP)(plan).length === 0)
    return plan;
  const unmerged = await unmergedOf(prepared);
  const isVouched = prepared.settings.journal !== "artifact";
  const looked = latest && isVouched ? (0,_chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_8__/* .lookedOf */ .eV)(latest, (0,_chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_8__/* .finalVerdict */ .Ou)(latest)) : void 0;
  return { ...plan, ...unmerged && { unmerged }, ...looked && { looked } };
});

async function unmergedOf({ repository, base, prd: found, start }) {
  const { commit } = start.start;
  if (!(0,_chunk_7MMTQUIL_js__WEBPACK_IMPORTED_MODULE_3__/* .isFile */ .fo)(found) || commit === base.commit)
    return void 0;
  const passed = found.prd.stories.filter(({ passes }) => passes).map(({ id }) => id);
  const from = passed.length === 0 ? void 0 : await repository.mergeBase(base.commit, commit);
  if (from === void 0)
    return void 0;
  const there = await (0,_chunk_7MMTQUIL_js__WEBPACK_IMPORTED_MODULE_3__/* .readAt */ .m6)(repository, from, found.path);
  const merged = new Set(there.ok ? there.prd.stories.flatMap(({ id, passes }) => passes ? [id] : []) : []);
  const stories = passed.filter((id) => !merged.has(id));
  return stories.length === 0 ? void 0 : { from: { commit: from, tree: await repository.treeOf(from) }, stories };
}

// build/action/on-trial.js
var onTrial = (function(plan, latest, resetCircuit) {
  const why = latest === void 0 || resetCircuit ? void 0 : (0,_chunk_SQSYDYQH_js__WEBPACK_IMPORTED_MODULE_5__/* .openCircuit */ .Ed)(latest);
  if (why === void 0 || plan.breaker === void 0)
    return plan;
  const notice = `Run ${latest?.plan.runId} was stopped (circuit_open: ${why.detail}). This run begins with one trial; reset_circuit: true begins without.`;
  return { ...plan, breaker: { ...plan.breaker, halfOpen: why }, notices: [...plan.notices, notice] };
});


// build/action/open-run.js
var openRun = (async function(call) {
  const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(call.folder, "journal");
  (0,node_fs__WEBPACK_IMPORTED_MODULE_11__.mkdirSync)(folder, { recursive: true, mode: 448 });
  const since = (0,_chunk_7V2G77W5_js__WEBPACK_IMPORTED_MODULE_4__/* .isoTime */ .Ly)(call.clock.wallMs());
  const taken2 = (0,_chunk_IYJLTRKA_js__WEBPACK_IMPORTED_MODULE_0__/* .takeLock */ .HJ)((0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(call.folder, ".ralph.lock"), { runId: call.plan.runId, since });
  if (!taken2.ok)
    return { ok: false, halt: "locked", reasons: [taken2.message] };
  const opened = await openHeld(call, { folder, lock: taken2.lock });
  if (!opened.ok)
    return opened;
  return {
    ...opened,
    notices: taken2.notice === void 0 ? opened.notices : [taken2.notice, ...opened.notices],
    [Symbol.dispose]: () => {
      opened.journal[Symbol.dispose]();
      taken2.lock[Symbol.dispose]();
    }
  };
});
var openHeld = (async function(call, { folder, lock }) {
  const env_1 = { stack: [], error: void 0, hasError: false };
  try {
    const onFailure = __addDisposableResource(env_1, new DisposableStack(), false);
    onFailure.use(lock);
    const opened = await openUnderLock(call, folder);
    if (opened.ok)
      onFailure.move();
    return opened;
  } catch (e_1) {
    env_1.error = e_1;
    env_1.hasError = true;
  } finally {
    __disposeResources(env_1);
  }
});
var openUnderLock = (async function(call, folder) {
  const resumed = call.resume === "never" ? void 0 : await resume(call, folder);
  if (typeof resumed === "object")
    return resumed;
  const left = resumed === void 0 ? [] : [resumed];
  if (call.resume === "always")
    return (0,_chunk_ZY654XUQ_js__WEBPACK_IMPORTED_MODULE_12__/* .configError */ .Fj)(nothingOpen(call), ...left);
  return { ...beginRun(call, (0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(folder, `${call.plan.runId}.jsonl`)), notices: left };
});
var resume = (async function(call, folder) {
  const names = (0,_chunk_GT4QCAAJ_js__WEBPACK_IMPORTED_MODULE_13__/* .journalsUntil */ .tj)((0,node_fs__WEBPACK_IMPORTED_MODULE_11__.readdirSync)(folder), call.plan.runId).sort(_chunk_GT4QCAAJ_js__WEBPACK_IMPORTED_MODULE_13__/* .newestFirst */ .ll);
  if (names.length === 0)
    return void 0;
  const { resumeLatest } = await Promise.all(/* import() */[__webpack_require__.e(3143), __webpack_require__.e(4665), __webpack_require__.e(4195), __webpack_require__.e(1091)]).then(__webpack_require__.bind(__webpack_require__, 6209));
  return resumeLatest(call, folder, names);
});
var beginRun = (function(call, journalFile) {
  const journal = (0,_chunk_7ILMY4Y2_js__WEBPACK_IMPORTED_MODULE_9__/* .openJournal */ ._0)(journalFile, { nextSeq: 0, soundBytes: 0 });
  const event = (0,_chunk_MZAIBEX3_js__WEBPACK_IMPORTED_MODULE_16__/* .stamped */ .p)(call.clock, { type: "begun", plan: call.plan });
  journal.append(event);
  return { ok: true, first: (0,_chunk_SQSYDYQH_js__WEBPACK_IMPORTED_MODULE_5__/* .begin */ .qN)(event), journal, journalFile, resumed: false, notices: [] };
});


var __addDisposableResource = function(env, value, async) {
  if (value !== null && value !== void 0) {
    if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
    var dispose, inner;
    if (async) {
      if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
      dispose = value[Symbol.asyncDispose];
    }
    if (dispose === void 0) {
      if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
      dispose = value[Symbol.dispose];
      if (async) inner = dispose;
    }
    if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
    if (inner) dispose = function() {
      try {
        inner.call(this);
      } catch (e) {
        return Promise.reject(e);
      }
    };
    env.stack.push({ value, dispose, async });
  } else if (async) {
    env.stack.push({ async: true });
  }
  return value;
};
var __disposeResources = /* @__PURE__ */ (function(SuppressedError2) {
  return function(env) {
    function fail(e) {
      env.error = env.hasError ? new SuppressedError2(e, env.error, "An error was suppressed during disposal.") : e;
      env.hasError = true;
    }
    var r, s = 0;
    function next() {
      while (r = env.stack.pop()) {
        try {
          if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
          if (r.dispose) {
            var result = r.dispose.call(r.value);
            if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) {
              fail(e);
              return next();
            });
          } else s |= 1;
        } catch (e) {
          fail(e);
        }
      }
      if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
      if (env.hasError) throw env.error;
    }
    return next();
  };
})(typeof SuppressedError === "function" ? SuppressedError : function(error, suppressed, message) {
  var e = new Error(message);
  return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});




function nothingOpen({ named }) {
  if (named === void 0) {
    return "resume: always, but there is no unfinished run to resume. Use resume: auto to begin a new one.";
  }
  return `Run ${named} cannot go on: it has ended, or a newer one has taken its place. Begin another one with \`run\`.`;
}


// build/action/outdated.js
async function whyOutdated(call) {
  const { repository, base, prd } = call.prepared;
  const records = `refs/ralph/${prd.feature}/state`;
  const read = [records, `refs/heads/${call.plan.branch}`];
  const listed = await repository.remoteRefs(read);
  if (!listed.ok)
    return (0,_chunk_ZY654XUQ_js__WEBPACK_IMPORTED_MODULE_12__/* .environmentBroken */ .j8)(`What another run just did cannot be seen: ${listed.problem.message}`);
  const moved = read.filter((ref) => listed.refs.get(ref) !== base.remoteRefs.get(ref));
  if (moved.length === 0)
    return void 0;
  const run = moved.includes(records) ? await newestRun(call, records) : void 0;
  const [who, them] = [nameOfOther(call.contended, run), moved.length === 1 ? "it" : "them"];
  const outdated = `Until a moment ago ${who} worked on this feature, and ${moved.join(" and ")} moved since this run read ${them}.`;
  return { ok: false, halt: "locked", reasons: [`${outdated} Start it again.`], outdated };
}
function nameOfOther({ owner }, run) {
  if (owner !== void 0)
    return (0,_chunk_IYJLTRKA_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .Vb)(owner);
  return run === void 0 ? "somebody else" : `run ${run}`;
}
async function newestRun({ prepared: { repository } }, ref) {
  const fetched = await repository.fetchRef(ref);
  return fetched.ok ? (0,_chunk_AGZVG3ZW_js__WEBPACK_IMPORTED_MODULE_17__/* .runOfRecord */ .Yc)(repository, fetched.commit) : void 0;
}

// build/action/recall.js
var latestHere = (async function(folder, runId) {
  const journals = (0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(folder, "journal");
  if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_11__.existsSync)(journals))
    return void 0;
  const names = (0,_chunk_GT4QCAAJ_js__WEBPACK_IMPORTED_MODULE_13__/* .journalsUntil */ .tj)((0,node_fs__WEBPACK_IMPORTED_MODULE_11__.readdirSync)(journals), runId).sort(_chunk_GT4QCAAJ_js__WEBPACK_IMPORTED_MODULE_13__/* .newestFirst */ .ll);
  if (names.length === 0)
    return void 0;
  const { fold } = await Promise.all(/* import() */[__webpack_require__.e(3143), __webpack_require__.e(4665), __webpack_require__.e(4195), __webpack_require__.e(6289)]).then(__webpack_require__.bind(__webpack_require__, 8403));
  for (const name of names) {
    const state = stateIn((0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)(journals, name), fold);
    if (state !== void 0)
      return { name, state };
  }
  return void 0;
});
var withRecall = (async function(call) {
  const { prepared, latest, now } = call;
  if (!(0,_chunk_7MMTQUIL_js__WEBPACK_IMPORTED_MODULE_3__/* .isFile */ .fo)(prepared.prd))
    return { ok: true, plan: call.plan };
  const recall = await recallOf(prepared, prepared.prd);
  const before = await memoryFrom(latest, recall, now);
  const notices = before === "forged" ? [...call.plan.notices, forged(latest)] : call.plan.notices;
  const plan = { ...call.plan, recall, notices };
  if (before === "forged" || before === void 0)
    return { ok: true, plan };
  const stories = new Map(prepared.prd.prd.stories.map((story) => [story.id, story]));
  const { recallPlan } = await __webpack_require__.e(/* import() */ 4643).then(__webpack_require__.bind(__webpack_require__, 4643));
  const recalled = recallPlan(plan, {
    known: before,
    namesOf: (id) => {
      const story = stories.get(id);
      if (story === void 0)
        throw new Error(`prd.json has no story "${id}".`);
      return (0,_chunk_YILYE4FG_js__WEBPACK_IMPORTED_MODULE_2__/* .entryNames */ .V)(story);
    },
    now,
    retryAfterMs: prepared.settings.retryFailedAfterMs,
    asked: new Set(call.asked),
    ...prepared.settings.afresh && { afresh: true }
  });
  return recalled.ok ? recalled : (0,_chunk_ZY654XUQ_js__WEBPACK_IMPORTED_MODULE_12__/* .configError */ .Fj)(...recalled.conflicts.map((conflict) => `${conflict} ${WHICH}`));
});
var memoryFrom = (async function(latest, { prd }, now) {
  if (latest?.plan.recall?.prd !== prd)
    return void 0;
  const { isMemory, memoryOf } = await __webpack_require__.e(/* import() */ 4893).then(__webpack_require__.bind(__webpack_require__, 4893));
  try {
    const memory = memoryOf(latest);
    return memory === void 0 || isMemory(memory, now) ? memory : "forged";
  } catch {
    return "forged";
  }
});
var recallOf = (async function({ repository, base, settings, templates }, { path, prd }) {
  const notes = await repository.readFile(base.commit, settings.prompt ?? (0,node_path__WEBPACK_IMPORTED_MODULE_15__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_15__.dirname)(path), "prompt.md"));
  const prompt = JSON.stringify([notes?.bytes.toString("utf8") ?? "", templates.implement ?? ""]);
  return {
    prd: (0,_chunk_QCMDG5MF_js__WEBPACK_IMPORTED_MODULE_18__/* .hash8 */ .v)(JSON.stringify([path, prd.branchName ?? "", prd.feature ?? ""])),
    branch: prd.branchName ?? "",
    prompt: (0,_chunk_QCMDG5MF_js__WEBPACK_IMPORTED_MODULE_18__/* .hash8 */ .v)(prompt) + (0,_chunk_QCMDG5MF_js__WEBPACK_IMPORTED_MODULE_18__/* .hash8 */ .v)(`${prompt.length} ${prompt}`),
    base: await treeWithout(repository, base.commit, [path, (0,_chunk_QEHZP7I5_js__WEBPACK_IMPORTED_MODULE_10__/* .progressPath */ .T3)(path)])
  };
});
var treeWithout = (async function(repository, commit, paths) {
  const blank = paths.map((path) => ({ path, mode: "100644", bytes: Buffer.from("") }));
  return repository.overlay(await repository.treeOf(commit), blank);
});




var WHICH = "Give a new story an id of its own, or begin this one afresh: give the command `retry` with its id in a comment. With resume: never a run forgets what earlier ones know of all stories.";
function forged(latest) {
  return `What run ${latest?.plan.runId} remembers of earlier runs cannot be relied on, so it is left out: every open story is tried.`;
}



function stateIn(file, fold) {
  try {
    const content = (0,_chunk_7ILMY4Y2_js__WEBPACK_IMPORTED_MODULE_9__/* .readJournal */ .a0)(file);
    return content.ok ? fold(content.events)?.state : void 0;
  } catch {
    return void 0;
  }
}

// build/action/reopen.js
var reopenAtStart = (async function({ repository, prd: found }, plan, at) {
  if (!(0,_chunk_7MMTQUIL_js__WEBPACK_IMPORTED_MODULE_3__/* .isFile */ .fo)(found))
    return plan;
  const ids = plan.stories.flatMap(({ id, regate }) => regate === true ? [id] : []);
  if (ids.length === 0)
    return plan;
  const { flipPasses } = await __webpack_require__.e(/* import() */ 3219).then(__webpack_require__.bind(__webpack_require__, 3219));
  let { prd } = found;
  for (const id of ids) {
    const flipped = flipPasses(prd, id, false);
    if (!flipped.ok)
      throw new Error(flipped.message);
    ({ prd } = flipped);
  }
  if (prd === found.prd)
    return plan;
  const bytes = Buffer.from(prd.layout.bytes);
  const tree = await repository.overlay(plan.start.tree, [{ path: found.path, mode: found.mode, bytes }]);
  const message = `chore: [${ids.join(", ")}] - Reopen

The text was changed since, so the story has to pass again.

Ralph-Run: ${plan.runId}
`;
  const commit = await repository.commit({ tree, parents: [plan.start.commit], message, at });
  await repository.setRef(`refs/ralph/${plan.feature}/start`, commit);
  return { ...plan, start: { commit, tree, made: true } };
});


// build/action/start-to-sign.js
var startToSign = (async function(prepared, plan) {
  const { repository, base, prd } = prepared;
  const { approval, branch, start: made, stories, notices, unmerged: _, ...rest } = plan;
  const head = base.remoteRefs.get(`refs/heads/${branch}`);
  const isIdle = stories.every(({ inScope, was }) => !inScope || was !== "open");
  if (approval === void 0 || made.made !== true || head === void 0 || !isIdle)
    return plan;
  const left = `No story is open, so what was made for them is left out: ${branch} is to be signed off as it is, at ${head.slice(0, 10)}.`;
  const start = { commit: head, tree: await repository.treeOf(head) };
  const found = (0,_chunk_7MMTQUIL_js__WEBPACK_IMPORTED_MODULE_3__/* .isFile */ .fo)(prd) ? await (0,_chunk_7MMTQUIL_js__WEBPACK_IMPORTED_MODULE_3__/* .readAt */ .m6)(repository, head, prd.path) : void 0;
  const there = { ...prepared, start: { ...prepared.start, start }, ...found?.ok === true && { prd: found } };
  return withEarlierWork(there, { ...rest, approval, branch, stories, start, notices: [...notices, left] }, void 0);
});


// build/action/open-next.js
var beginBringing = (function(prepared, place) {
  const { feature } = prepared.prd;
  const unvouched = prepared.settings.journal === "artifact";
  const bringing = bringJournal({ ...prepared, ...place, feature, take: taken(prepared), unvouched });
  bringing.catch(() => void 0);
  return bringing;
});
var taken = (function({ settings }) {
  if (settings.journal === "none" || isForgetful(settings))
    return "nothing";
  return settings.dryRun || settings.resume === "never" ? "memory" : "run";
});
var isForgetful = (function({ resume: resume2, afresh }) {
  return resume2 === "never" && afresh !== true;
});
var openNext = (async function(call) {
  const leased = await call.leasing;
  if (leased?.ok === false)
    return leased;
  const outdated = leased?.contended && await whyOutdated({ ...call, contended: leased.contended });
  if (outdated !== void 0) {
    await call.bringing.catch(() => void 0);
    return outdated;
  }
  const brought = await call.bringing;
  if (!brought.ok)
    return brought;
  for (const notice of brought.notices)
    call.log.notice(notice);
  const { name, newest, ended } = brought;
  const recalled = await recallNext(call, brought);
  if (!recalled.ok)
    return recalled;
  const plan = await startToSign(call.prepared, await onOwnStart(call, recalled));
  const { workflowRun, asked } = call.job;
  const { resume: resume2 } = call.prepared.settings;
  const chained = { ...plan, ...(0,_chunk_K2NIFMYH_js__WEBPACK_IMPORTED_MODULE_7__/* .chainAfter */ .Mn)(recalled.latest, { started: startedBy(call.job), workflowRun }) };
  const known = { named: asked?.goesOn?.runId ?? asked?.waiting?.runId, brought: name, newest, ended };
  return openRun({ ...call, plan: chained, workflowRun, resume: resume2, ...known, fix: fixOf(call.job) });
});
var fixOf = (function({ asked }) {
  if (asked?.command.kind !== "fix" || asked.waiting === void 0)
    return void 0;
  const { story } = asked.waiting;
  return { type: "fix-asked", story, text: asked.command.what, person: asked.origin.person };
});
var startedBy = (function({ eventName, actors }) {
  if (eventName !== "workflow_dispatch")
    return "event";
  return actors.includes("github-actions[bot]") ? "own-token" : "dispatch";
});
var onOwnStart = (async function({ prepared, clock }, recalled) {
  const at = clock.wallMs();
  const reopened = await reopenAtStart(prepared, recalled.plan, at);
  const { latest } = recalled;
  if ((0,_chunk_2UZ7AMII_js__WEBPACK_IMPORTED_MODULE_6__/* .leftBacklog */ .N)(latest, reopened) === void 0)
    return reopened;
  const { archiveLeft } = await __webpack_require__.e(/* import() */ 1190).then(__webpack_require__.bind(__webpack_require__, 1190));
  return archiveLeft(prepared, reopened, { latest, at });
});
var recallNext = (async function({ prepared, plan: given, folder, clock, job }, brought) {
  const newer = newerOf(await latestHere(folder, given.runId), brought);
  const { settings } = prepared;
  const latest = isForgetful(settings) ? void 0 : newer;
  const mayGoOn = settings.resume !== "never" && latest !== void 0 && (latest === brought.latest ? _chunk_SQSYDYQH_js__WEBPACK_IMPORTED_MODULE_5__/* .isUnfinished */ .ui : _chunk_SQSYDYQH_js__WEBPACK_IMPORTED_MODULE_5__/* .isResumable */ .bE)(latest);
  const goesOn = mayGoOn ? { goesOn: latest } : {};
  const counted = await withEarlierWork(prepared, withSignOff(withCalls(given, newer), newer), newer);
  const asked = askedOf({ prepared, plan: given, job });
  const recalled = await withRecall({ prepared, plan: counted, latest, asked, now: clock.wallMs() });
  if (!recalled.ok)
    return mayGoOn ? { ok: true, plan: counted, latest, ...goesOn } : recalled;
  return { ok: true, plan: onTrial(recalled.plan, latest, settings.resetCircuit), latest, ...goesOn };
});
var askedOf = (function({ prepared: { settings }, plan, job }) {
  if (job.eventName === "schedule")
    return [];
  const isAll = settings.afresh === true && settings.stories.length === 0;
  return isAll ? plan.stories.map(({ id }) => id) : settings.stories;
});
var withCalls = (function(plan, latest) {
  const recentCalls = latest && (0,_chunk_SQSYDYQH_js__WEBPACK_IMPORTED_MODULE_5__/* .callsSoFar */ .vz)(latest);
  return recentCalls === void 0 ? plan : { ...plan, recentCalls };
});
var withSignOff = (function(plan, latest) {
  if (plan.approval === void 0 || latest?.plan.branch !== plan.branch)
    return plan;
  const approved = latest.signedOff?.commit ?? latest.plan.approved;
  return approved === void 0 ? plan : { ...plan, approved };
});
var newerOf = (function(here, { latest: there, newest = "", isAhead }) {
  if (there === void 0 || here === void 0)
    return there ?? here?.state;
  const isBehind = here.name === newest ? isAhead === true : (0,_chunk_GT4QCAAJ_js__WEBPACK_IMPORTED_MODULE_13__/* .isOlder */ .tW)(here.name, newest);
  return isBehind ? there : here.state;
});
















/***/ }),

/***/ 7118:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E$: () => (/* binding */ redact),
/* harmony export */   FK: () => (/* binding */ redactShown),
/* harmony export */   jy: () => (/* binding */ redactExact),
/* harmony export */   pY: () => (/* binding */ secretFinder)
/* harmony export */ });
/* harmony import */ var _chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8688);


// build/report/redact-spellings.js
var SHORTEST = 4;
var SHORTEST_ENCODED = 6;
var DEEPEST_ESCAPE = 16;
var escapes = { first: "(?<!\\\\)\\\\+", later: `\\\\{1,${DEEPEST_ESCAPE}}` };
var ZEROS = "0{0,8}";
function spellings(secret) {
  const values = new Set([secret, ...secret.split(/\r?\n/)].map((value) => value.trim()));
  return [...values].filter((value) => value.length >= SHORTEST).flatMap(spellingsOf);
}
function spellingsOf(value) {
  const sign = hasNoShortEscape(value) ? numberEscape : anyEscape;
  const written = {
    mayBeIn: ({ text }) => text.includes(value) || sign.test(text),
    pattern: () => new RegExp(pieces(value).map(anyForm).join(""), "u")
  };
  const bytes = new TextEncoder().encode(value);
  return bytes.length < SHORTEST_ENCODED ? [written] : [written, ...base64(bytes), hex(bytes)];
}
var anyEscape = /[%&\\+]/;
var numberEscape = /%[2-9a-f]|&#|\\u(?!00[01])/i;
function hasNoShortEscape(value) {
  return [...value].every((each) => each >= " " && each !== "\\" && shortForms[each] === void 0 && jsonForms[each] === void 0);
}
function pieces(value) {
  return value.match(/\\+|[\s\S]/gu) ?? [];
}
function anyForm(written, at) {
  const [character = ""] = written;
  const lead = at === 0 ? escapes.first : escapes.later;
  if (character === "\\")
    return backslashes(written.length, lead);
  const bytes = [...new TextEncoder().encode(character)];
  const code = (character.codePointAt(0) ?? 0).toString(16);
  const forms2 = [
    literal(character),
    bytes.map((byte) => `%${anyCase(hex2(byte))}`).join(""),
    lead + utf16(character).map(unicodeEscape).join(escapes.later),
    `&#${ZEROS}${character.codePointAt(0)};`,
    `&#[xX]${ZEROS}${anyCase(code)};`,
    ...shortForms[character] ?? [],
    ...(jsonForms[character] ?? []).map((form) => lead + form)
  ];
  return `(?:${forms2.join("|")})`;
}
function backslashes(length, lead) {
  const each = ["%5[cC]", `&#${ZEROS}92;`, `&#[xX]${ZEROS}5[cC];`].map((form) => `(?:${form}){${length}}`);
  const plain2 = lead === escapes.first ? `(?<!\\\\)\\\\{${length},}` : `\\\\{${length},${length * DEEPEST_ESCAPE}}`;
  const unicode = lead + new Array(length).fill("u005[cC]").join(escapes.later);
  return `(?:${[plain2, unicode, ...each].join("|")})`;
}
function utf16(character) {
  return [...Array(character.length).keys()].map((at) => character.charCodeAt(at));
}
function unicodeEscape(unit) {
  return `u${anyCase(unit.toString(16).padStart(4, "0"))}`;
}
var jsonForms = {
  '"': ['"'],
  "/": ["/"],
  "\n": ["n"],
  "\r": ["r"],
  "	": ["t"],
  "'": ["'"]
};
var shortForms = {
  " ": ["\\+"],
  '"': ["&quot;"],
  "&": ["&amp;"],
  "<": ["&lt;"],
  ">": ["&gt;"],
  "'": ["&apos;"]
};
function base64(bytes) {
  return [0, 1, 2].map((offset) => {
    const padded = String.fromCharCode(...new Array(offset).fill(0), ...bytes);
    const whole = Math.floor((offset + bytes.length) * 8 / 6);
    const core = btoa(padded).slice(offset === 0 ? 0 : offset + 1, whole);
    return {
      mayBeIn: ({ unbroken }) => core.split(/[+/]/).every((part) => unbroken().includes(part)),
      pattern: () => base64Pattern(core)
    };
  });
}
function base64Pattern(core) {
  const characters = [...core].map((each, at) => each === "+" ? "[+-]" : each === "/" ? `(?:(?:${at === 0 ? escapes.first : escapes.later})?/|_)` : each);
  return new RegExp(`${characters.join(lineBreak)}(?:${lineBreak}=){0,2}`);
}
function hex(bytes) {
  const digits = [...bytes].map(hex2);
  return {
    mayBeIn: ({ lowered }) => lowered().includes(digits.join("")),
    pattern: () => new RegExp(digits.map(anyCase).join(lineBreak))
  };
}
var lineBreak = "(?:\\r?\\n)?";
function hex2(byte) {
  return byte.toString(16).padStart(2, "0");
}
function anyCase(digits) {
  return digits.replace(/[a-f]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
}
function literal(character) {
  return /[\\^$.*+?()[\]{}|/]/.test(character) ? `\\${character}` : character;
}
var tokens = [
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
  /-----BEGIN [A-Z0-9 ]{0,30}PRIVATE KEY(?: BLOCK)?-----(?:(?:(?!-----BEGIN)[\s\S]){0,20000}?-----END [A-Z0-9 ]{0,30}PRIVATE KEY(?: BLOCK)?-----|[A-Za-z0-9+/=\s\\]*)/
];

// build/report/searched-text.js
function searchedText(text) {
  const unbroken = once(() => text.replaceAll(/[\r\n]+/g, ""));
  return { text, unbroken, lowered: once(() => unbroken().toLowerCase()) };
}
function once(make) {
  let made;
  return () => {
    made ??= make();
    return made;
  };
}

// build/report/redact.js
var searching = (function({ source, flags }) {
  return new RegExp(source, `${flags}g`);
});
var MARK = "[redacted]";
function redact(text, secrets) {
  return untilClean(text, patternsOf(secrets, forms));
}
function redactShown(text, secrets) {
  const found = redact(text, secrets);
  if (!hiding.test(found.text))
    return found;
  const shown = redact((0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_0__/* .plain */ .pj)(found.text), secrets);
  return shown.count === 0 ? found : { text: shown.text, count: found.count + shown.count };
}
var hiding = /[^\P{Cc}\n\t]|[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/u;
function redactExact(text, secrets) {
  return untilClean(text, patternsOf(secrets, []));
}
function patternsOf(secrets, forms2) {
  return { values: secrets.flatMap(searchesOf), forms: forms2 };
}
var searches = /* @__PURE__ */ new Map();
var MOST_KEPT = 1e3;
function searchesOf(secret) {
  const known = searches.get(secret);
  if (known !== void 0)
    return known;
  if (searches.size >= MOST_KEPT)
    searches.clear();
  const made = spellings(secret).map(searchWhenNeeded);
  searches.set(secret, made);
  return made;
}
var LONG = 65536;
function searchWhenNeeded({ mayBeIn, pattern }) {
  let made;
  return (text) => {
    if (text.text.length <= LONG && !mayBeIn(text))
      return void 0;
    made ??= searching(pattern());
    return made;
  };
}

var forms = tokens.map(searching);
function untilClean(text, patterns) {
  let result = { text, count: 0 };
  for (let round = redactOnce(text, patterns); round.count > 0; round = redactOnce(round.text, patterns)) {
    result = { text: round.text, count: result.count + round.count };
  }
  return result;
}
function redactOnce(text, patterns) {
  const parts = text.split(MARK).map((part) => redactPart(part, patterns));
  return {
    text: parts.map((part) => part.text).join(MARK),
    count: parts.reduce((sum, part) => sum + part.count, 0)
  };
}
function secretFinder(secrets) {
  const patterns = patternsOf(secrets, forms);
  return (text) => spansOf(text, patterns);
}
function spansOf(text, patterns) {
  const searched = searchedText(text);
  return merged([
    ...patterns.values.flatMap((search) => overlapping(text, search(searched))),
    ...patterns.forms.flatMap((pattern) => disjoint(text, pattern))
  ]);
}
function redactPart(text, patterns) {
  const spans = spansOf(text, patterns);
  let end = 0;
  const pieces2 = [];
  for (const [from, to] of spans) {
    pieces2.push(text.slice(end, from), MARK);
    end = to;
  }
  return { text: pieces2.join("") + text.slice(end), count: spans.length };
}
function overlapping(text, search) {
  if (search === void 0)
    return [];
  const spans = [];
  search.lastIndex = 0;
  for (let match = search.exec(text); match !== null; match = search.exec(text)) {
    spans.push([match.index, match.index + match[0].length]);
    search.lastIndex = match.index + ((text.codePointAt(match.index) ?? 0) > 65535 ? 2 : 1);
  }
  return spans;
}
function disjoint(text, search) {
  return [...text.matchAll(search)].map((match) => [match.index, match.index + match[0].length]);
}
function merged(spans) {
  const result = [];
  for (const span of spans.toSorted((a, b) => a[0] - b[0])) {
    const last = result.at(-1);
    if (last !== void 0 && span[0] <= last[1])
      result[result.length - 1] = [last[0], Math.max(last[1], span[1])];
    else
      result.push(span);
  }
  return result;
}




/***/ }),

/***/ 4897:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ partStory),
/* harmony export */   Ji: () => (/* binding */ specFiles),
/* harmony export */   Uo: () => (/* binding */ storyById),
/* harmony export */   X7: () => (/* binding */ promptMaker),
/* harmony export */   dp: () => (/* binding */ toldBefore),
/* harmony export */   pC: () => (/* binding */ criteriaOf)
/* harmony export */ });
/* harmony import */ var _chunk_FDGBZTK2_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5392);
/* harmony import */ var _chunk_HU6JLHXH_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3267);
/* harmony import */ var _chunk_YILYE4FG_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5647);
/* harmony import */ var _chunk_TFALEHLF_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6636);
/* harmony import */ var _chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8758);
/* harmony import */ var _chunk_4OH6RVXA_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2216);
/* harmony import */ var _chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2697);
/* harmony import */ var _chunk_NS6NVC44_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2964);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7598);
/* harmony import */ var node_path_posix__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3916);









// build/action/prompts.js



// build/report/prompt-executor.js
function executorPrompt(call) {
  const rule = (0,_chunk_FDGBZTK2_js__WEBPACK_IMPORTED_MODULE_0__/* .dataRule */ .xt)(call.nonce);
  const parts = { ...(0,_chunk_FDGBZTK2_js__WEBPACK_IMPORTED_MODULE_0__/* .implementParts */ .wH)(call, evidence), process: cycle };
  if (call.template !== void 0)
    return (0,_chunk_TFALEHLF_js__WEBPACK_IMPORTED_MODULE_3__/* .applyTemplate */ .XF)(call.template, { rule, parts });
  return [
    "# Objective",
    "",
    `You are an executor: you work alone and unattended on ONE objective. This is attempt ${parts.attempt}.`,
    rule,
    "",
    ...(0,_chunk_FDGBZTK2_js__WEBPACK_IMPORTED_MODULE_0__/* .section */ .uW)("## The objective", parts.story),
    ...call.story.criteria.length === 0 ? [] : (0,_chunk_FDGBZTK2_js__WEBPACK_IMPORTED_MODULE_0__/* .section */ .uW)("## Success Criteria (you must satisfy ALL)", parts.criteria),
    ...(0,_chunk_FDGBZTK2_js__WEBPACK_IMPORTED_MODULE_0__/* .section */ .uW)("## Last error (verbatim)", parts.previous),
    ...(0,_chunk_FDGBZTK2_js__WEBPACK_IMPORTED_MODULE_0__/* .section */ .uW)("## What this repository says", parts.notes),
    ...(0,_chunk_FDGBZTK2_js__WEBPACK_IMPORTED_MODULE_0__/* .section */ .uW)("## Verification", parts.rules),
    ...(0,_chunk_FDGBZTK2_js__WEBPACK_IMPORTED_MODULE_0__/* .section */ .uW)("## Cycle", parts.process)
  ].join("\n");
}
var evidence = "Green checks alone are not enough: a check must have been red before you came, or new tests must show that it is reached.";
var cycle = `1. Edit: make the smallest change that brings the objective closer
2. Verify: run the commands above
3. Repeat while they fail and you know what to change
4. Report

An error is information: no apology, no excuse, no success that is none. Do not ask questions: nobody answers.
End with ONE JSON object as your report, PASS or FAIL, the error verbatim and empty on PASS:
{"status": "FAIL", "error_log": "first and last lines of what failed"}
It is a report and decides nothing: the commands are run again after you exit.`;

// build/report/prompt-part.js
function partStory({ id, title, split }, part) {
  const parts = split?.parts ?? [];
  const at = parts.findIndex((each) => each.id === part.id);
  const others = parts.flatMap((each, index) => {
    if (index === at)
      return [];
    return [`- ${index < at ? "done" : "later, leave it alone"}: ${each.id} ${each.title}`];
  });
  const text = [
    `Sub-story ${at + 1} of ${parts.length} of story ${id}: ${title}. The others:`,
    ...others,
    "",
    part.text
  ].join("\n");
  return { id: part.id, title: part.title, json: text, criteria: part.criteria };
}

// build/action/told-before.js
async function toldBefore(state, story) {
  const { stateFile } = await __webpack_require__.e(/* import() */ 2048).then(__webpack_require__.bind(__webpack_require__, 2048));
  return stateFile((0,_chunk_4OH6RVXA_js__WEBPACK_IMPORTED_MODULE_5__/* .toldToNext */ .CE)(state, story), story);
}

// build/action/prompts.js
var promptMaker = (function(prepared) {
  const stories = storyById(prepared);
  return async (command, state) => {
    const story = stories(command.story);
    const { objective } = prepared;
    const nonce = (0,node_crypto__WEBPACK_IMPORTED_MODULE_8__.randomBytes)(9).toString("hex");
    const kept = !(0,_chunk_4OH6RVXA_js__WEBPACK_IMPORTED_MODULE_5__/* .startsClean */ .N)(state.plan, command.tier);
    const [about, shift, previous] = await Promise.all([
      aboutFeature(prepared, command.head),
      shiftOf(prepared, { command, state, kept }),
      previousOf(command, state)
    ]);
    const call = {
      story: toldStory(story, { command, state, text: objective?.text }),
      attempt: 1 + earlierOf(command, state).length,
      maxAttempts: state.plan.caps.maxAttempts + (fixIn(state, story.id)?.attempts ?? 0),
      checks: state.plan.checks,
      ...state.plan.workingDirectory && { workingDirectory: state.plan.workingDirectory },
      ...previous,
      kept,
      ...shift && { shift },
      protectedPaths: protectedPaths(prepared, story),
      ...about,
      style: prepared.settings.promptStyle,
      nonce,
      ...prepared.templates.implement && { template: prepared.templates.implement }
    };
    const text = objective === void 0 ? (0,_chunk_FDGBZTK2_js__WEBPACK_IMPORTED_MODULE_0__/* .implementPrompt */ .a2)(call) : executorPrompt(call);
    return { text, signals: signalsOf(prepared, nonce), ...objective === void 0 && { names: (0,_chunk_YILYE4FG_js__WEBPACK_IMPORTED_MODULE_2__/* .entryNames */ .V)(story) } };
  };
});
var signalsOf = (function({ objective, settings }, nonce) {
  const own = [(0,_chunk_NS6NVC44_js__WEBPACK_IMPORTED_MODULE_7__/* .promiseOf */ .tH)(nonce), ...objective === void 0 ? [] : [_chunk_NS6NVC44_js__WEBPACK_IMPORTED_MODULE_7__/* .PASS_REPORT */ .T_]];
  return { completion: [...own, ...settings.completionSignals], blocking: settings.blockingSignals };
});
var previousOf = (async function(command, state) {
  const { attempt, story } = command;
  const fix = fixIn(state, story);
  if (fix !== void 0 && fix.attempts === attempt - 1)
    return { previous: (0,_chunk_HU6JLHXH_js__WEBPACK_IMPORTED_MODULE_1__/* .fixNote */ .Yx)(fix) };
  if (earlierOf(command, state).length > 0)
    return { previous: await toldBefore(state, story) };
  if (attempt > 1)
    return {};
  const left = state.carrying?.notes.find((each) => each.story === story);
  return left === void 0 ? {} : { previous: left.note };
});
var criteriaOf = (function({ id, criteria }, state) {
  const fix = fixIn(state, id);
  return fix === void 0 ? criteria : [...criteria, (0,_chunk_HU6JLHXH_js__WEBPACK_IMPORTED_MODULE_1__/* .fixCriterion */ .HQ)(fix)];
});
var fixIn = (function(state, id) {
  const story = (0,_chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_6__/* .storyNamed */ .Nv)(state, id);
  return story && (0,_chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_4__/* .openFix */ .IB)(story);
});
var aboutFeature = (async function(prepared, head) {
  const { repository, prd } = prepared;
  const folder = prd.path === void 0 ? void 0 : (0,node_path_posix__WEBPACK_IMPORTED_MODULE_9__.dirname)(prd.path);
  const [notes, progress, specs, root] = await Promise.all([
    notesOf(prepared, folder),
    folder === void 0 ? void 0 : readEnds(repository, head, `${folder}/progress.txt`),
    specFiles(prepared, head),
    repository.listFolder(head, "")
  ]);
  const instructions = root.filter((entry) => !entry.isFolder && INSTRUCTIONS.includes(entry.path));
  return {
    ...notes === void 0 ? {} : { projectNotes: notes },
    specs,
    ...progress === void 0 ? {} : { progress },
    instructions: instructions.map(({ path }) => path)
  };
});
var notesOf = (async function({ repository, base, settings }, folder) {
  if (settings.prompt !== void 0)
    return readText(repository, base.commit, settings.prompt);
  if (folder === void 0)
    return void 0;
  const own = await readText(repository, base.commit, `${folder}/prompt.md`);
  return own ?? (folder === "." ? void 0 : readText(repository, base.commit, `${folder}/CLAUDE.md`));
});
var shiftOf = (async function({ repository, settings: { hiddenPaths } }, { command, state, kept }) {
  if (command.tier === void 0)
    return void 0;
  const attempts = earlierOf(command, state);
  const last = attempts.at(-1);
  if (command.tier === "shift" || last?.tree === void 0)
    return { attempts, kept };
  const { expand } = await Promise.all(/* import() */[__webpack_require__.e(3143), __webpack_require__.e(2209)]).then(__webpack_require__.bind(__webpack_require__, 2209));
  return { attempts, kept, expansion: await expand({ repository, tree: last.tree, attempt: last, hiddenPaths }) };
});
var toldStory = (function(story, { command, state, text = story.raw }) {
  const now = (0,_chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_6__/* .storyNamed */ .Nv)(state, command.story);
  const part = now && (0,_chunk_4OH6RVXA_js__WEBPACK_IMPORTED_MODULE_5__/* .partInWork */ .yV)(now);
  if (now !== void 0 && part !== void 0)
    return partStory(now, part);
  return { id: story.id, title: story.title, json: text, criteria: criteriaOf(story, state) };
});
var earlierOf = (function({ story }, state) {
  const now = (0,_chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_6__/* .storyNamed */ .Nv)(state, story);
  return now === void 0 ? [] : (0,_chunk_4OH6RVXA_js__WEBPACK_IMPORTED_MODULE_5__/* .ownAttempts */ .BY)(now);
});
var storyById = (function({ prd }) {
  return (id) => {
    const story = prd.prd.stories.find((each) => each.id === id);
    if (story === void 0)
      throw new Error(`prd.json has no story "${id}".`);
    return story;
  };
});
var protectedPaths = (function({ prd, settings, backlogs }, story) {
  const allowed = new Set(story.allow);
  return [
    ...prd.path === void 0 ? backlogs : [prd.path],
    "progress.txt, .ralph/ and .ralph_state.md",
    "scripts in package.json that the checks use, package-manager and test-runner configuration",
    ".github/, git hooks, CLAUDE.md, AGENTS.md, GEMINI.md and other agent configuration",
    ...settings.protectedPaths
  ].filter((path) => !allowed.has(path));
});
var specFiles = (async function({ repository, prd }, commit) {
  const folder = (0,node_path_posix__WEBPACK_IMPORTED_MODULE_9__.dirname)(prd.path ?? "");
  if (!folder.startsWith(".ralph/"))
    return [];
  const entries = await repository.listFiles(commit, `${folder}/specs`);
  return entries.map((entry) => entry.path).filter((path) => !path.endsWith(".gitkeep")).slice(0, 30);
});
var readText = (async function(repository, commit, path) {
  const file = await repository.readFile(commit, path.replace(/^\.\//, ""));
  return file?.mode.startsWith("100") ? file.bytes.toString("utf8") : void 0;
});
var readEnds = (async function(repository, commit, path) {
  const file = await repository.readFile(commit, path.replace(/^\.\//, ""));
  if (!file?.mode.startsWith("100"))
    return void 0;
  const { bytes } = file;
  if (bytes.length <= 2 * PROGRESS_END)
    return bytes.toString("utf8");
  const ends = [bytes.subarray(0, PROGRESS_END), bytes.subarray(-PROGRESS_END)];
  return ends.map((each) => each.toString("utf8")).join("\n");
});
var PROGRESS_END = 32 * 1024;






var INSTRUCTIONS = ["AGENTS.md", "CLAUDE.md", "GEMINI.md"];













/***/ }),

/***/ 7089:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ev: () => (/* binding */ told),
/* harmony export */   PV: () => (/* binding */ ownFile),
/* harmony export */   s6: () => (/* binding */ nothing)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
// build/action/brought.js

var nothing = { ok: true, notices: [] };
function told(notice) {
  return { ok: true, notices: [notice] };
}
function ownFile({ folder }, name) {
  return (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(folder, "journal", name);
}




/***/ }),

/***/ 7755:
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
/* harmony import */ var _chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8688);


// build/report/markdown.js
function text(value, maxChars = 300) {
  return (0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_0__/* .forCell */ .Kq)(value, { maxChars });
}
function code(value) {
  return `<code>${text(value).replace(/<\/?code>/g, "")}</code>`;
}
function withCode(said, maxChars = 1500) {
  const parts = (0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(said, maxChars).split("`");
  const isPaired = parts.length % 2 === 1;
  if (!isPaired)
    return text(said, maxChars);
  return parts.map((part, at) => at % 2 === 1 ? code(part) : spaced(part)).join("");
}
function spaced(part) {
  const inner = text(part, 1500);
  if (inner === "")
    return part === "" ? "" : " ";
  return `${/^\s/.test(part) ? " " : ""}${inner}${/\s$/.test(part) ? " " : ""}`;
}
function codeLink(value, links, path) {
  const url = addressOf(links, path);
  return url === void 0 ? code(value) : `[${code(value)}](${url})`;
}
function placeLink({ file, line, commit }, links) {
  const name = line === void 0 ? file : `${file}:${line}`;
  const isInside = file.split("/").every((part) => part !== "" && part !== "." && part !== "..");
  const url = commit === void 0 || !isInside ? void 0 : addressOf(links, ["blob", commit, file]);
  if (url === void 0)
    return code(name);
  return `[${code(name)}](${url}${line === void 0 ? "" : `#L${line}`})`;
}
function addressOf(links, path) {
  if (links === void 0 || !/^[\w.-]+\/[\w.-]+$/.test(links.repository))
    return void 0;
  return `${address(links.serverUrl)}/${links.repository}/${path.map(encodePath).join("/")}`;
}
function link(words, url) {
  return `[${words}](${address(url)})`;
}
function row(cells) {
  return `| ${cells.map((cell) => cell === "" ? " " : cell).join(" | ")} |`;
}
function details(head, body) {
  return [`<details><summary>${head}</summary>`, ...body, "</details>"].join("\n\n");
}
function encodePath(part) {
  return part.split("/").map(encode).join("/");
}
function encode(part) {
  return encodeURIComponent(part).replace(/[()'*!~]/g, (character) => `%${character.charCodeAt(0).toString(16)}`);
}
function address(url) {
  return url.replace(/[\s()<>"'`\\|]/g, (character) => encodeURIComponent(character).replace(/[()']/g, ""));
}




/***/ }),

/***/ 3917:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   p: () => (/* binding */ stamped)
/* harmony export */ });
// build/action/stamped.js
var stamped = (function(clock, outcome) {
  return { stamp: { at: clock.wallMs(), elapsedMs: clock.elapsedMs() }, outcome };
});





/***/ }),

/***/ 1647:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T3: () => (/* binding */ progressPath),
/* harmony export */   US: () => (/* binding */ policyOf),
/* harmony export */   qO: () => (/* binding */ protectAgentFiles)
/* harmony export */ });
/* harmony import */ var node_path_posix__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3916);
// build/action/policy-paths.js
var progressPath = (function(prdPath) {
  return (0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.join)((0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.dirname)(prdPath), "progress.txt");
});
var policyOf = (function({ prd, policy, settings, backlogs }, plan) {
  const stories = new Map(prd.prd.stories.map((story) => [story.id, story]));
  const { prdPath = NO_BACKLOG } = plan;
  const others = plan.objective === void 0 ? [] : backlogs.flatMap((path) => [path, progressPath(path)]);
  const criteriaOf = (story) => (policy.asking ? policy.asking.get(story) : stories.get(story)?.criteria) ?? [];
  return (story) => ({
    prdPath,
    controllerPaths: [progressPath(prdPath), ...others],
    protectedPaths: settings.protectedPaths,
    testPaths: settings.testPaths ?? [],
    allow: stories.get(story)?.allow ?? [],
    criteria: plan.objective === void 0 ? criteriaOf(story) : [plan.objective.text],
    checks: plan.checks,
    ...plan.setup && { setup: plan.setup.command },
    ...plan.workingDirectory === void 0 ? {} : { workingDirectory: plan.workingDirectory }
  });
});
var protectAgentFiles = (async function(prepared, workspace) {
  const { repository, settings, start } = prepared;
  const { agent, reviewAgent, agentFallbacks, workingDirectory, protectedPaths } = settings;
  const found = [];
  for (const path of namedPaths([agent, reviewAgent, ...agentFallbacks.map((each) => each.agent)], {
    workspace,
    workingDirectory
  })) {
    const file = await repository.readFile(start.start.commit, path, 0);
    if (file !== void 0 && !protectedPaths.includes(path))
      found.push(path);
  }
  if (found.length === 0)
    return prepared;
  return { ...prepared, settings: { ...settings, protectedPaths: [...protectedPaths, ...found] } };
});
var namedPaths = (function(agents, { workspace, workingDirectory }) {
  const words = agents.flatMap((agent) => agent === "none" || agent.type !== "command" ? [] : [...agent.command, ...agent.args]);
  const places = words.flatMap((word) => [(0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.resolve)(workspace, word), (0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.resolve)(workspace, workingDirectory, word)]);
  const inside = places.map((place) => (0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.relative)(workspace, place));
  return new Set(inside.filter((path) => path !== "" && !/^(?:\.\.(?:\/|$)|!)/.test(path)));
});


var NO_BACKLOG = ".ralph/prd.json";







/***/ }),

/***/ 9323:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ processAgent),
/* harmony export */   w: () => (/* binding */ fallbackOf)
/* harmony export */ });
/* harmony import */ var _chunk_V3QABNCQ_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6653);
/* harmony import */ var node_vm__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(714);


// build/adapters/agents/signals.js

var DEADLINE_MS = 250;
var MOST_LINE = 300;
function readSignals(text, patterns, redact) {
  if (text.trim() === "")
    return void 0;
  const completion = first(text, patterns.completion, redact);
  const blocking = first(text, patterns.blocking, redact);
  const late = [...completion.late, ...blocking.late];
  const signals = {
    ...completion.seen && { completion: completion.seen },
    ...blocking.seen && { blocking: blocking.seen },
    ...late.length > 0 && { late }
  };
  return Object.keys(signals).length === 0 ? void 0 : signals;
}
function first(text, patterns, redact) {
  const late = [];
  for (const pattern of patterns) {
    const found = find(text, pattern);
    if (found === "late")
      late.push(pattern);
    else if (found !== void 0)
      return { seen: { pattern, line: shown(lineAt(text, found), redact) }, late };
  }
  return { late };
}
function find(text, pattern) {
  try {
    const index = search({ pattern, text });
    return typeof index === "number" && index >= 0 ? index : void 0;
  } catch (error) {
    if (error.code === "ERR_SCRIPT_EXECUTION_TIMEOUT")
      return "late";
    throw error;
  }
}
var searching;
function search(wanted) {
  searching ??= {
    globals: (0,node_vm__WEBPACK_IMPORTED_MODULE_1__.createContext)({}),
    script: new node_vm__WEBPACK_IMPORTED_MODULE_1__.Script('new RegExp(search.pattern, "m").exec(search.text)?.index')
  };
  const { globals, script } = searching;
  globals.search = wanted;
  return script.runInContext(globals, { timeout: DEADLINE_MS });
}
function lineAt(text, index) {
  const from = text.lastIndexOf("\n", index - 1) + 1;
  const end = text.indexOf("\n", index);
  return text.slice(from, end < 0 ? void 0 : end);
}
function shown(line, redact) {
  return [...redact(line).trim()].slice(0, MOST_LINE).join("");
}

// build/adapters/agents/agent.js
var processAgent = (function(options) {
  return {
    implement: async (command, state) => {
      const [room, prompted] = await together(options.openWorktree(command, state), options.prompt(command, state));
      const calling = options.call(programFor(options, command), {
        role: "implement",
        gate: "implement",
        name: `${command.iteration}-implement`,
        room,
        prompt: prompted.text,
        limits: command.limits,
        budgetUsd: command.budgetUsd,
        variables: { RALPH_STORY: command.part ?? command.story, RALPH_ATTEMPT: String(command.attempt) },
        startedMs: state.elapsedMs,
        onSoftLimit: () => options.onSoftLimit(command)
      });
      const called = await calling.finally(room.close);
      if ("isCut" in called) {
        return { type: "interrupted", cause: String(options.cancel.reason), usage: called.usage };
      }
      const { finalText, ...rest } = called;
      const signals = readSignals(finalText, prompted.signals, options.redact);
      const finalMessage = (0,_chunk_V3QABNCQ_js__WEBPACK_IMPORTED_MODULE_0__/* .excerptOfText */ .UV)(finalText, options.redact);
      const names = command.attempt === 1 && prompted.names ? { names: prompted.names } : {};
      return { type: "implemented", ...rest, finalMessage, ...signals && { signals }, ...names };
    }
  };
});
var together = (async function(opening, prompting) {
  try {
    return await Promise.all([opening, prompting]);
  } catch (error) {
    const [opened] = await Promise.allSettled([opening]);
    if (opened.status === "fulfilled")
      opened.value.close();
    throw error;
  }
});
var programFor = (function(options, { tier, agent }) {
  const { program, escalation = program } = options;
  if (agent !== void 0)
    return fallbackOf(options, agent);
  return tier === void 0 ? program : escalation;
});



function fallbackOf({ fallbacks }, agent) {
  const program = fallbacks?.get(agent);
  if (program === void 0)
    throw new Error(`No program is known for "${agent}" of agent_fallbacks.`);
  return program;
}




/***/ }),

/***/ 4450:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ secretsIn),
/* harmony export */   x: () => (/* binding */ knownSecrets)
/* harmony export */ });
// build/action/secrets.js
var knownSecrets = (function(settings, env) {
  const given = [...settings.agentEnv, ...settings.setup?.env ?? [], ...CLIENT_KEY_NAMES].filter((name) => /TOKEN|KEY|SECRET|PASS|AUTH(?!OR)|CREDENTIAL|(?:INDEX|REGISTRY)_URL/i.test(name)).map((name) => env[name]).filter((value) => (value ?? "").length >= SHORTEST_NAMED);
  const all = [settings.githubToken, ...Object.values(settings.agentKeys), ...settings.redact, ...given];
  return longEnough(all);
});
var longEnough = (function(values) {
  return [...new Set(values.filter((value) => value !== void 0 && value.length >= SHORTEST))];
});
var SHORTEST = 4;
var SHORTEST_NAMED = 8;
function secretsIn(env) {
  const named = Object.entries(env).flatMap(([name, value]) => /TOKEN|KEY|SECRET|PASSWORD/i.test(name) && (value ?? "").length >= SHORTEST_NAMED ? [value] : []);
  return longEnough([...named, ...(env["INPUT_REDACT"] ?? "").split(/[\r\n,]+/).map((value) => value.trim())]);
}
var CLIENT_KEY_NAMES = [
  ...[
    "ANTHROPIC_API_KEY",
    "CLAUDE_CODE_OAUTH_TOKEN",
    "OPENAI_API_KEY",
    "CODEX_API_KEY",
    "GEMINI_API_KEY",
    "GOOGLE_API_KEY"
  ],
  ...["GOOGLE_GENERATIVE_AI_API_KEY", "OPENCODE_API_KEY", "OPENROUTER_API_KEY"]
];






/***/ }),

/***/ 9454:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runPrepared: () => (/* binding */ runPrepared)
/* harmony export */ });
/* harmony import */ var _chunk_SE2HZAA7_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9323);
/* harmony import */ var _chunk_3YHUIMO2_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5876);
/* harmony import */ var _chunk_AA3IPIDH_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4897);
/* harmony import */ var _chunk_EURVQ2Q4_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(252);
/* harmony import */ var _chunk_WGBPNGOI_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6839);
/* harmony import */ var _chunk_G6PLMBYP_js__WEBPACK_IMPORTED_MODULE_86__ = __webpack_require__(7);
/* harmony import */ var _chunk_IYJLTRKA_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4902);
/* harmony import */ var _chunk_AAUB2HEY_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8077);
/* harmony import */ var _chunk_MW3CJVFY_js__WEBPACK_IMPORTED_MODULE_82__ = __webpack_require__(2943);
/* harmony import */ var _chunk_BFVZJD6W_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7089);
/* harmony import */ var _chunk_WBZGABPO_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6868);
/* harmony import */ var _chunk_V3QABNCQ_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6653);
/* harmony import */ var _chunk_FDGBZTK2_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5392);
/* harmony import */ var _chunk_OUUZN5ZF_js__WEBPACK_IMPORTED_MODULE_83__ = __webpack_require__(2646);
/* harmony import */ var _chunk_NHEJULNA_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(5789);
/* harmony import */ var _chunk_HU6JLHXH_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(3267);
/* harmony import */ var _chunk_MNEHPL5P_js__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(1675);
/* harmony import */ var _chunk_YDUH63SD_js__WEBPACK_IMPORTED_MODULE_14__ = __webpack_require__(3196);
/* harmony import */ var _chunk_KIF3EABN_js__WEBPACK_IMPORTED_MODULE_15__ = __webpack_require__(7197);
/* harmony import */ var _chunk_2XQVOVJS_js__WEBPACK_IMPORTED_MODULE_16__ = __webpack_require__(3603);
/* harmony import */ var _chunk_YILYE4FG_js__WEBPACK_IMPORTED_MODULE_17__ = __webpack_require__(5647);
/* harmony import */ var _chunk_7MMTQUIL_js__WEBPACK_IMPORTED_MODULE_18__ = __webpack_require__(318);
/* harmony import */ var _chunk_7IV35OGP_js__WEBPACK_IMPORTED_MODULE_19__ = __webpack_require__(9648);
/* harmony import */ var _chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_20__ = __webpack_require__(7755);
/* harmony import */ var _chunk_4GQXXLZX_js__WEBPACK_IMPORTED_MODULE_21__ = __webpack_require__(8974);
/* harmony import */ var _chunk_OEZ2S3KL_js__WEBPACK_IMPORTED_MODULE_22__ = __webpack_require__(5325);
/* harmony import */ var _chunk_KLSCYDAW_js__WEBPACK_IMPORTED_MODULE_23__ = __webpack_require__(5576);
/* harmony import */ var _chunk_QSMOSZIK_js__WEBPACK_IMPORTED_MODULE_24__ = __webpack_require__(5985);
/* harmony import */ var _chunk_TFALEHLF_js__WEBPACK_IMPORTED_MODULE_25__ = __webpack_require__(6636);
/* harmony import */ var _chunk_XT7TZLQN_js__WEBPACK_IMPORTED_MODULE_26__ = __webpack_require__(4450);
/* harmony import */ var _chunk_HUEKQX4K_js__WEBPACK_IMPORTED_MODULE_27__ = __webpack_require__(1343);
/* harmony import */ var _chunk_5XMERBFQ_js__WEBPACK_IMPORTED_MODULE_28__ = __webpack_require__(7118);
/* harmony import */ var _chunk_7V2G77W5_js__WEBPACK_IMPORTED_MODULE_29__ = __webpack_require__(6200);
/* harmony import */ var _chunk_GQCKQYOX_js__WEBPACK_IMPORTED_MODULE_30__ = __webpack_require__(8307);
/* harmony import */ var _chunk_SQSYDYQH_js__WEBPACK_IMPORTED_MODULE_31__ = __webpack_require__(9770);
/* harmony import */ var _chunk_2UZ7AMII_js__WEBPACK_IMPORTED_MODULE_32__ = __webpack_require__(8714);
/* harmony import */ var _chunk_K2NIFMYH_js__WEBPACK_IMPORTED_MODULE_33__ = __webpack_require__(6096);
/* harmony import */ var _chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_34__ = __webpack_require__(8758);
/* harmony import */ var _chunk_UYPVTBC7_js__WEBPACK_IMPORTED_MODULE_35__ = __webpack_require__(1084);
/* harmony import */ var _chunk_PJPQ5YWG_js__WEBPACK_IMPORTED_MODULE_36__ = __webpack_require__(7109);
/* harmony import */ var _chunk_IF24CE4W_js__WEBPACK_IMPORTED_MODULE_37__ = __webpack_require__(2932);
/* harmony import */ var _chunk_4OH6RVXA_js__WEBPACK_IMPORTED_MODULE_38__ = __webpack_require__(2216);
/* harmony import */ var _chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_39__ = __webpack_require__(2697);
/* harmony import */ var _chunk_7ILMY4Y2_js__WEBPACK_IMPORTED_MODULE_40__ = __webpack_require__(3557);
/* harmony import */ var _chunk_W75JMH2B_js__WEBPACK_IMPORTED_MODULE_41__ = __webpack_require__(5192);
/* harmony import */ var _chunk_4S5UFFVH_js__WEBPACK_IMPORTED_MODULE_42__ = __webpack_require__(9089);
/* harmony import */ var _chunk_R7T67QVM_js__WEBPACK_IMPORTED_MODULE_43__ = __webpack_require__(1636);
/* harmony import */ var _chunk_R43XAAP6_js__WEBPACK_IMPORTED_MODULE_44__ = __webpack_require__(6629);
/* harmony import */ var _chunk_4G3RVOKC_js__WEBPACK_IMPORTED_MODULE_45__ = __webpack_require__(9465);
/* harmony import */ var _chunk_QTHAZLHE_js__WEBPACK_IMPORTED_MODULE_46__ = __webpack_require__(2003);
/* harmony import */ var _chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_47__ = __webpack_require__(8688);
/* harmony import */ var _chunk_ZY654XUQ_js__WEBPACK_IMPORTED_MODULE_87__ = __webpack_require__(2998);
/* harmony import */ var _chunk_YFOEWR3D_js__WEBPACK_IMPORTED_MODULE_48__ = __webpack_require__(7665);
/* harmony import */ var _chunk_NS6NVC44_js__WEBPACK_IMPORTED_MODULE_49__ = __webpack_require__(2964);
/* harmony import */ var _chunk_O3T4C5BO_js__WEBPACK_IMPORTED_MODULE_50__ = __webpack_require__(3781);
/* harmony import */ var _chunk_QHLLH7P2_js__WEBPACK_IMPORTED_MODULE_51__ = __webpack_require__(5494);
/* harmony import */ var _chunk_ISAR73FD_js__WEBPACK_IMPORTED_MODULE_52__ = __webpack_require__(4163);
/* harmony import */ var _chunk_JHVB53DR_js__WEBPACK_IMPORTED_MODULE_53__ = __webpack_require__(3088);
/* harmony import */ var _chunk_QEHZP7I5_js__WEBPACK_IMPORTED_MODULE_54__ = __webpack_require__(1647);
/* harmony import */ var _chunk_T7ZTCWVS_js__WEBPACK_IMPORTED_MODULE_55__ = __webpack_require__(7602);
/* harmony import */ var _chunk_AXDBXDQA_js__WEBPACK_IMPORTED_MODULE_56__ = __webpack_require__(769);
/* harmony import */ var _chunk_V6FKLAPI_js__WEBPACK_IMPORTED_MODULE_57__ = __webpack_require__(8218);
/* harmony import */ var _chunk_4M35CLR5_js__WEBPACK_IMPORTED_MODULE_58__ = __webpack_require__(4289);
/* harmony import */ var _chunk_RYMAO3UW_js__WEBPACK_IMPORTED_MODULE_59__ = __webpack_require__(5773);
/* harmony import */ var _chunk_6SPCIPCW_js__WEBPACK_IMPORTED_MODULE_60__ = __webpack_require__(1901);
/* harmony import */ var _chunk_5VUAU6AY_js__WEBPACK_IMPORTED_MODULE_61__ = __webpack_require__(4552);
/* harmony import */ var _chunk_EOQYOQ27_js__WEBPACK_IMPORTED_MODULE_62__ = __webpack_require__(5849);
/* harmony import */ var _chunk_VYJWESCB_js__WEBPACK_IMPORTED_MODULE_63__ = __webpack_require__(2559);
/* harmony import */ var _chunk_HIEX6FDX_js__WEBPACK_IMPORTED_MODULE_64__ = __webpack_require__(1718);
/* harmony import */ var _chunk_XLDKTUSU_js__WEBPACK_IMPORTED_MODULE_84__ = __webpack_require__(5702);
/* harmony import */ var _chunk_GC74UGSV_js__WEBPACK_IMPORTED_MODULE_65__ = __webpack_require__(7832);
/* harmony import */ var _chunk_RG6KHLMD_js__WEBPACK_IMPORTED_MODULE_66__ = __webpack_require__(5249);
/* harmony import */ var _chunk_LSYKGLUU_js__WEBPACK_IMPORTED_MODULE_67__ = __webpack_require__(2608);
/* harmony import */ var _chunk_HVPPPS42_js__WEBPACK_IMPORTED_MODULE_68__ = __webpack_require__(3381);
/* harmony import */ var _chunk_TLKUPUZY_js__WEBPACK_IMPORTED_MODULE_69__ = __webpack_require__(2378);
/* harmony import */ var _chunk_VSVOV53S_js__WEBPACK_IMPORTED_MODULE_70__ = __webpack_require__(4631);
/* harmony import */ var _chunk_PBWO3LQD_js__WEBPACK_IMPORTED_MODULE_71__ = __webpack_require__(9234);
/* harmony import */ var _chunk_7NCGDYWU_js__WEBPACK_IMPORTED_MODULE_72__ = __webpack_require__(1896);
/* harmony import */ var _chunk_PPYGLNZG_js__WEBPACK_IMPORTED_MODULE_73__ = __webpack_require__(2041);
/* harmony import */ var _chunk_HT364SOW_js__WEBPACK_IMPORTED_MODULE_74__ = __webpack_require__(2514);
/* harmony import */ var _chunk_7SX7NVD2_js__WEBPACK_IMPORTED_MODULE_75__ = __webpack_require__(5749);
/* harmony import */ var _chunk_5FEUHDZR_js__WEBPACK_IMPORTED_MODULE_76__ = __webpack_require__(7617);
/* harmony import */ var _chunk_GM7WFPGG_js__WEBPACK_IMPORTED_MODULE_77__ = __webpack_require__(7706);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_78__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_79__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_80__ = __webpack_require__(6760);
/* harmony import */ var node_buffer__WEBPACK_IMPORTED_MODULE_81__ = __webpack_require__(4573);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_85__ = __webpack_require__(8500);

































































































// build/action/run-prepared.js




// build/adapters/views/listed-programs.js
var listedPrograms = (function(printed) {
  if (!(0,node_buffer__WEBPACK_IMPORTED_MODULE_81__.isUtf8)(printed) || !isWhole(printed.toString("latin1")))
    return void 0;
  let programs;
  return () => {
    programs ??= programsIn(printed.toString());
    return programs;
  };
});
var isWhole = (function(text) {
  const line = new RegExp(LINE, "y");
  while (line.lastIndex < text.length)
    if (!line.test(text))
      return false;
  return text !== "";
});
var programsIn = (function(text) {
  const programs = /* @__PURE__ */ new Map();
  const words = text.split("\0");
  for (let at = 0; at + 1 < words.length; at += 2) {
    const name = words[at + 1] ?? "";
    if (!programs.has(name))
      programs.set(name, programOf(words[at] ?? "", name));
  }
  return programs;
});
var programOf = (function(facts, name) {
  const [dev, ino, size, mode = "", modified = "", changed = "", links, ...folder] = facts.split(" ");
  const stamp = `${dev} ${ino} ${size} ${REGULAR | Number.parseInt(mode, 8)} ${nanoseconds(modified)}`;
  const mark = { stamp, changedNs: nanoseconds(changed), isLinked: Number(links) > 1 };
  return { place: `${(0,node_path__WEBPACK_IMPORTED_MODULE_80__.join)(folder.join(" "), "/")}${name}`, mark };
});
var nanoseconds = (function(seconds) {
  return BigInt(seconds.slice(0, -1).replace(".", ""));
});




var LINE = /(?:\d{1,18} ){3}[0-7]{1,4} \d{1,10}\.\d{9}0 \d{1,10}\.\d{9}0 \d{1,9} \/[^\0]*\0[^\0/]+\0/;


var REGULAR = 32768;


// build/action/begin-lease.js
var beginLease = (function({ log, cancel, onBegun }, { prepared, job, clock, folder, runId }) {
  const { repository, base, settings, prd } = prepared;
  if (settings.dryRun || settings.handOver !== void 0)
    return void 0;
  onBegun({ folder });
  return (0,_chunk_WGBPNGOI_js__WEBPACK_IMPORTED_MODULE_4__/* .holdLease */ .U)({
    ...{ folder, runId, repository, job, log, cancel, remoteRefs: base.remoteRefs, feature: prd.feature },
    ...{ token: settings.githubToken, ttlMs: settings.lockTtlMs, now: clock.wallMs, seen: seenOf(prepared) }
  });
});
var seenOf = (function({ base: { remoteRefs }, settings: { journal }, prd, start }) {
  const records = journal === "ref" ? [`refs/ralph/${prd.feature}/state`] : [];
  const [seen] = [...records, `refs/heads/${start.branch}`].flatMap((ref) => {
    const commit = remoteRefs.get(ref);
    return commit === void 0 ? [] : [{ ref, commit }];
  });
  return seen;
});



// build/action/plan-of.js
var planOf = (function(prepared, { runId, job, clients }) {
  const plan = (0,_chunk_2XQVOVJS_js__WEBPACK_IMPORTED_MODULE_16__/* .makePlan */ .Cs)({
    ...prepared,
    runId,
    feature: prepared.prd.feature,
    prd: prepared.prd.prd,
    prdPath: prepared.prd.path,
    base: { branch: prepared.base.branch, commit: prepared.base.commit },
    start: prepared.start.start,
    branch: prepared.start.branch,
    ...prepared.start.pull && { pull: prepared.start.pull },
    carried: prepared.start.carried,
    replaces: prepared.start.replaces,
    workflowRun: job.workflowRun,
    clients
  });
  const named = { ...plan, workflow: job.workflow };
  return job.asked === void 0 ? named : { ...named, origin: originOf(job.asked) };
});

function originOf({ origin: { thread, pull, person, via } }) {
  return { thread, isPull: pull !== void 0, person, via };
}

// build/action/prepared-for.js
var preparedFor = (async function(prepared, { start, base, prdPath }) {
  if (start.commit === prepared.start.start.commit && base.commit === prepared.base.commit)
    return prepared;
  if (prdPath === void 0)
    return { ...prepared, base: { ...prepared.base, ...base } };
  const prd = await (0,_chunk_7MMTQUIL_js__WEBPACK_IMPORTED_MODULE_18__/* .readAt */ .m6)(prepared.repository, start.commit, prdPath);
  if (!prd.ok)
    return prd;
  const { feature } = prepared.prd;
  return { ...prepared, prd: { ...prepared.policy.permit(prd), feature }, base: { ...prepared.base, ...base } };
});


// build/action/run-id.js
var runIdAt = (function(epochMs, random) {
  const withinSecondMs = Math.floor(epochMs) % 1e3;
  const low = random & (1 << LOW_BITS) - 1;
  return `${(0,_chunk_7V2G77W5_js__WEBPACK_IMPORTED_MODULE_29__/* .fileStamp */ .a9)(epochMs)}-${((withinSecondMs << LOW_BITS) + low).toString(16).padStart(4, "0")}`;
});
var LOW_BITS = 6;


// build/action/tell-workspace.js
var checkoutNotices = (async function({ layers }, start) {
  return layers(start).then(({ extras }) => extras.notices, () => []);
});
var tellWorkspace = (async function(log, { repository, programs, layers, workspace, isHidden, start }) {
  for (const notice of await checkoutNotices({ layers }, start))
    log.notice(notice);
  if (!isHidden)
    await tellCredentials(log, programs.git, workspace);
  const lfs = await layers(start).then(({ extras }) => extras.lfs, () => void 0);
  const counted = await repository.workspaceHead(lfs?.attributes.among).catch(() => void 0);
  if (counted === void 0 || counted.dirty === 0)
    return;
  const { dirty } = counted;
  log.notice(`The workspace has ${dirty} changed files; they are left alone, the run works on commits only.`);
});
var tellCredentials = (async function(log, git, workspace) {
  const files = await (0,_chunk_YDUH63SD_js__WEBPACK_IMPORTED_MODULE_14__/* .checkoutCredentials */ .b)(git, workspace).catch(() => []);
  if (files.length === 0)
    return;
  log.info(`The token that actions/checkout left in ${files.join(", ")} can be read by agents and gates. Set persist-credentials: false in the step of actions/checkout.`);
});




// build/action/watch-control.js
var watchControl = (function(call) {
  const cancelled = new AbortController();
  const seen = new Map(call.before);
  let looking = Promise.resolve();
  const look = async () => {
    if (cancelled.signal.aborted)
      return;
    const order = await newOrder(call, seen);
    if (order !== void 0)
      cancelled.abort(new _chunk_MW3CJVFY_js__WEBPACK_IMPORTED_MODULE_82__/* .UserCancel */ .ot(order));
  };
  const timer = setInterval(() => {
    looking = looking.then(look).catch(() => void 0);
  }, call.everyMs ?? 2e4).unref();
  return {
    cancelled: cancelled.signal,
    [Symbol.asyncDispose]: async () => {
      clearInterval(timer);
      await looking;
    }
  };
});

async function newOrder(call, seen) {
  const listed = await call.repository.remoteRefs([_chunk_MW3CJVFY_js__WEBPACK_IMPORTED_MODULE_82__/* .CONTROL_PREFIX */ .V5]);
  if (!listed.ok)
    return void 0;
  const { CONTROL_FILE, readOrder } = await Promise.all(/* import() */[__webpack_require__.e(8816), __webpack_require__.e(1790)]).then(__webpack_require__.bind(__webpack_require__, 1790));
  for (const [ref, commit] of listed.refs) {
    const thread = (0,_chunk_MW3CJVFY_js__WEBPACK_IMPORTED_MODULE_82__/* .threadOfRef */ .pc)(ref);
    if (thread === void 0 || seen.get(ref) === commit)
      continue;
    const note = await (0,_chunk_OUUZN5ZF_js__WEBPACK_IMPORTED_MODULE_83__/* .readNote */ .V)(call.repository, { ref, file: CONTROL_FILE });
    if (!note.ok)
      continue;
    seen.set(ref, note.commit);
    const order = readOrder(note.text);
    if (order === void 0 || !(0,_chunk_MW3CJVFY_js__WEBPACK_IMPORTED_MODULE_82__/* .isMeant */ .EZ)(order, thread, call))
      continue;
    await answer(call, ref, note.commit);
    return order;
  }
  return void 0;
}
async function answer({ repository, runId, pull, now, onInfo }, ref, expect) {
  const { CONTROL_FILE, writeControl } = await Promise.all(/* import() */[__webpack_require__.e(8816), __webpack_require__.e(1790)]).then(__webpack_require__.bind(__webpack_require__, 1790));
  const text = writeControl({ type: "cancelled", runId, ...pull === void 0 ? {} : { pull } });
  const note = { ref, file: CONTROL_FILE, text, message: `Answer of run ${runId}`, expect, at: now() };
  const written = await (0,_chunk_OUUZN5ZF_js__WEBPACK_IMPORTED_MODULE_83__/* .writeNote */ .I)(repository, note);
  onInfo(written.ok ? `Cancelled by ${ref}.` : `Cancelled by ${ref}, which could not be told: ${written.problem.message}`);
}

// build/action/watch-run.js
var watchRun = (function(log, { prepared, job, clock, state }) {
  const { plan, pull } = state;
  return watchControl({
    repository: prepared.repository,
    before: prepared.base.remoteRefs,
    runId: plan.runId,
    branch: plan.branch,
    pull: pull?.number,
    threads: [job.asked?.origin.thread, plan.origin?.thread, pull?.number],
    now: clock.wallMs,
    onInfo: log.info
  });
});


// build/adapters/pauses.js
var timedPauses = (function({ onTick, cancel }) {
  return {
    wait: async (command, state) => {
      const startMs = (0,_chunk_XLDKTUSU_js__WEBPACK_IMPORTED_MODULE_84__/* .monotonicMs */ .d)();
      for (; ; ) {
        const spentMs = Math.round((0,_chunk_XLDKTUSU_js__WEBPACK_IMPORTED_MODULE_84__/* .monotonicMs */ .d)() - startMs);
        const leftMs = command.forMs - spentMs;
        if (leftMs <= 0)
          return { type: "waited" };
        onTick({ command, leftMs, state: later(state, spentMs) });
        const slept = await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_85__.setTimeout)(stepOf(leftMs), true, { signal: cancel }).catch(() => false);
        if (!slept)
          return { type: "interrupted", cause: String(cancel.reason) };
      }
    }
  };
});

var MINUTE_MS = 6e4;
var LAST_MS = 2 * MINUTE_MS;
var SHORT_MS = 15e3;

function stepOf(leftMs) {
  return Math.min(leftMs, leftMs > LAST_MS ? MINUTE_MS : SHORT_MS);
}
function later(state, byMs) {
  return { ...state, now: state.now + byMs, elapsedMs: state.elapsedMs + byMs };
}

// build/action/late-ports.js
var latePorts = (function(open, onTrouble) {
  let opening;
  const ports = () => {
    opening ??= open();
    return opening;
  };
  const soon = (act) => {
    ports().then(act, () => void 0).catch(onTrouble);
  };
  const opened = async () => opening?.catch(() => void 0);
  return {
    load: () => soon(() => void 0),
    checks: {
      baseline: async (command) => (await ports()).checks.baseline(command),
      run: async (command) => (await ports()).checks.run(command)
    },
    reviewers: { review: async (command, state) => (await ports()).reviewers.review(command, state) },
    advisers: { consult: async (command, state) => (await ports()).advisers.consult(command, state) },
    snapshots: { take: async (command, state) => (await ports()).snapshots.take(command, state) },
    commits: {
      story: async (call) => (await ports()).commits.story(call),
      archive: async (call) => (await ports()).commits.archive(call),
      carry: async (command) => (await ports()).commits.carry(command),
      park: async (call) => (await ports()).commits.park(call)
    },
    reports: { write: async (state, halt) => (await ports()).reports.write(state, halt) },
    face: {
      branchPushed: (state) => soon(({ face }) => face.branchPushed(state)),
      // Nothing is on GitHub before the ports are open.
      changed: (state) => {
        opened().then((at) => at?.face.changed(state)).catch(onTrouble);
      },
      settle: async (state) => (await opened())?.face.settle(state) ?? {},
      finish: async (state) => (await opened())?.face.finish(state)
    },
    publisher: {
      // In order: a later `settle` waits for the same ports behind it.
      start: (refs, state) => soon(({ publisher }) => publisher.start(refs, state)),
      settle: async (refs, state) => (await ports()).publisher.settle(refs, state),
      idle: async () => (await opened())?.publisher.idle()
    }
  };
});


// build/action/lately.js
var keepLately = (function(onNews, nowMs = _chunk_XLDKTUSU_js__WEBPACK_IMPORTED_MODULE_84__/* .monotonicMs */ .d) {
  let lately;
  let callCount = 0;
  let toldMs = nowMs();
  return {
    current: () => lately,
    note: ({ kind, text }) => {
      if (lately === void 0)
        return;
      if (kind === "tool")
        lately = { ...lately, tool: text };
      if (kind === "tokens")
        lately = { ...lately, tokens: text };
      if (kind === "retry")
        lately = { ...lately, retries: lately.retries + 1 };
      if (nowMs() - toldMs < NEWS_EVERY_MS)
        return;
      toldMs = nowMs();
      onNews();
    },
    during: (call) => async (program, request) => {
      callCount += 1;
      lately = { retries: 0 };
      try {
        return await call(program, request);
      } finally {
        callCount -= 1;
        if (callCount === 0)
          lately = void 0;
      }
    }
  };
});
var NEWS_EVERY_MS = 3 * 6e4;


// build/action/load-judging.js
var loadJudging = (async function(workers) {
  await Promise.allSettled(judgingFor(workers).map((load) => load()));
});
var judgingFor = (function(workers) {
  return mayReachOurFolder(workers) ? [...always, ...seldom] : always;
});
var mayReachOurFolder = (function({ isolation, checks }) {
  return isolation.level !== "namespace" || checks.some(({ docker }) => docker === true);
});


var always = [
  () => Promise.all(/* import() */[__webpack_require__.e(3143), __webpack_require__.e(4665), __webpack_require__.e(4195), __webpack_require__.e(6289)]).then(__webpack_require__.bind(__webpack_require__, 8403)),
  () => __webpack_require__.e(/* import() */ 3987).then(__webpack_require__.bind(__webpack_require__, 3987)),
  () => Promise.all(/* import() */[__webpack_require__.e(3143), __webpack_require__.e(2209)]).then(__webpack_require__.bind(__webpack_require__, 2209)),
  () => __webpack_require__.e(/* import() */ 2048).then(__webpack_require__.bind(__webpack_require__, 2048))
];
var seldom = [
  () => Promise.all(/* import() */[__webpack_require__.e(5946), __webpack_require__.e(7196), __webpack_require__.e(3143), __webpack_require__.e(4665), __webpack_require__.e(9825)]).then(__webpack_require__.bind(__webpack_require__, 9825)),
  () => Promise.all(/* import() */[__webpack_require__.e(5946), __webpack_require__.e(7196), __webpack_require__.e(2914)]).then(__webpack_require__.bind(__webpack_require__, 533)),
  () => Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(3574)]).then(__webpack_require__.bind(__webpack_require__, 3574))
];


// build/report/advice-words.js
function adviceLines({ result, reading }) {
  if (result.verdict !== "pass")
    return [`no advice: ${(0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_47__/* .plain */ .pj)(result.reason)}`];
  if (!reading.ok)
    return [`no usable advice: ${(0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_47__/* .plain */ .pj)(reading.problem)}`];
  const { advice } = reading;
  if (advice.type === "classify")
    return [`classified as ${advice.route}: ${(0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_47__/* .plain */ .pj)(advice.reason)}`];
  if (advice.parts.length < 2)
    return [`not split: ${(0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_47__/* .plain */ .pj)(advice.reason)}`];
  const parts = advice.parts.map(({ title }, at) => `  ${at + 1}. ${(0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_47__/* .plain */ .pj)(title)}`);
  return [`split into ${parts.length} sub-stories: ${(0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_47__/* .plain */ .pj)(advice.reason)}`, ...parts];
}

// build/action/review-lines.js
function reviewedLines(state, outcome) {
  const { result } = outcome;
  const gates = (0,_chunk_PJPQ5YWG_js__WEBPACK_IMPORTED_MODULE_36__/* .currentStory */ .$C)(state)?.attempts.at(-1)?.gates ?? [];
  const concluded = state.pending.type === "run-review" && state.pending.gate === result.gate ? [] : gates;
  return [
    ...unusable(`${result.gate} review`, outcome),
    ...concluded.filter(({ gate }) => gate === result.gate || gate === "quality").map((gate) => (0,_chunk_V3QABNCQ_js__WEBPACK_IMPORTED_MODULE_9__/* .gateLine */ .C_)(gate))
  ];
}
function finalLines(state, outcome) {
  const verdict = (0,_chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_34__/* .finalVerdict */ .Ou)(state);
  return [...unusable("final review", outcome), ...verdict === void 0 ? [] : [(0,_chunk_V3QABNCQ_js__WEBPACK_IMPORTED_MODULE_9__/* .gateLine */ .C_)(verdict)]];
}
var MOST_LINES = 5;
function unusable(name, { result, reading }) {
  const why = result.verdict === "pass" ? reading.ok ? "" : reading.problem : result.reason;
  if (why === "")
    return [];
  const said = result.verdict === "pass" ? [] : result.excerpt.lines.slice(-MOST_LINES);
  return [`${name}: no usable answer: ${(0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_47__/* .plain */ .pj)(why)}`, ...said.map((line) => `${name}: it said: ${(0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_47__/* .plain */ .pj)(line)}`)];
}

// build/action/observe.js
var logObserver = (function(log) {
  const grouped = pairedGroups(log);
  return {
    commanded: (state) => announce(grouped, state),
    happened: (state, event) => tell(grouped, state, event)
  };
});
var pairedGroups = (function(log) {
  let open = false;
  return {
    ...log,
    startGroup: (title) => {
      open = true;
      log.startGroup(title);
    },
    endGroup: () => {
      if (open)
        log.endGroup();
      open = false;
    }
  };
});
var announce = (function(log, state) {
  const command = state.pending;
  if (command.type === "run-baseline")
    log.info(`Baseline: ${countOf(command.checks.length, "check")} on the commit the work starts from`);
  if (command.type === "carry-stories")
    log.info(`Moved base: ${countOf(command.commits.length, "commit")} of earlier runs put on top of it and checked`);
  if (command.type === "run-final-checks")
    log.info(`Final: ${countOf(command.checks.length, "check")} on all passed stories together`);
  if (command.type === "run-final-review" && command.call === 1)
    log.info(`Final review: ${countOf(state.plan.finalReview ?? 1, "reviewer")} of the change of all passed stories together`);
  if (command.type !== "implement")
    return;
  log.startGroup((0,_chunk_V3QABNCQ_js__WEBPACK_IMPORTED_MODULE_9__/* .banner */ .vK)(command.iteration, state.plan.caps.maxIterations));
  const story = (0,_chunk_PJPQ5YWG_js__WEBPACK_IMPORTED_MODULE_36__/* .requireStory */ .ZG)(state);
  log.info((0,_chunk_V3QABNCQ_js__WEBPACK_IMPORTED_MODULE_9__/* .storyLine */ .OC)({ ...story, attempt: command.attempt, maxAttempts: (0,_chunk_4OH6RVXA_js__WEBPACK_IMPORTED_MODULE_38__/* .mostAttempts */ .Gc)(state, story) }));
});



function tell(log, state, { outcome }) {
  for (const line of linesOf(state, outcome))
    log.info((0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_47__/* .forLog */ .Ig)([(0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_47__/* .oneLine */ .TN)(line)]).join(" "));
  for (const { excerpt } of failuresOf(outcome))
    if (excerpt.lines.length > 0)
      log.verbatim(excerpt.lines);
  if (outcome.type === "settled")
    warnRefused(log, outcome.results);
  if (outcome.type === "trouble" && state.pending.type === "finish")
    warnUnreported(log, outcome.halt.detail);
  if (closesGroup(state, outcome))
    log.endGroup();
}
function failuresOf(outcome) {
  const results = outcome.type === "implemented" ? [outcome.result] : outcome.type === "checks-done" ? outcome.results : [];
  return results.filter(_chunk_JHVB53DR_js__WEBPACK_IMPORTED_MODULE_53__/* .blocks */ .Bv);
}
function linesOf(state, outcome) {
  switch (outcome.type) {
    case "baseline-done":
      return outcome.checks.map(({ name, verdict, cause }) => `baseline ${name}: ${verdict} ${(0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_47__/* .plain */ .pj)(cause)}`.trim());
    case "implemented":
      return [(0,_chunk_V3QABNCQ_js__WEBPACK_IMPORTED_MODULE_9__/* .gateLine */ .C_)(outcome.result), ...survivors(outcome.survivorsKilled)];
    case "snapshot-taken":
      return [(0,_chunk_V3QABNCQ_js__WEBPACK_IMPORTED_MODULE_9__/* .gateLine */ .C_)(outcome.result), ...proofLines(state, [])];
    case "checks-done":
      return [...outcome.results.map((result) => (0,_chunk_V3QABNCQ_js__WEBPACK_IMPORTED_MODULE_9__/* .gateLine */ .C_)(result)), ...proofLines(state, outcome.results)];
    case "final-checks-done":
      return outcome.results.map((result) => (0,_chunk_V3QABNCQ_js__WEBPACK_IMPORTED_MODULE_9__/* .gateLine */ .C_)(result));
    case "final-reviewed":
      return [...finalLines(state, outcome), ...survivors(outcome.survivorsKilled)];
    case "reviewed":
      return [...reviewedLines(state, outcome), ...survivors(outcome.survivorsKilled)];
    case "consulted":
      return [...adviceLines(outcome), ...survivors(outcome.survivorsKilled)];
    case "stories-carried":
      return [...carriedLines(outcome), ...outcome.results.map((result) => (0,_chunk_V3QABNCQ_js__WEBPACK_IMPORTED_MODULE_9__/* .gateLine */ .C_)(result))];
    case "story-committed":
      return [`passed: ${outcome.commit.slice(0, 10)} on ${state.plan.branch}`];
    case "feature-archived":
      return [outcome.folder === "" ? `not archived: ${outcome.problem}` : `archived in ${outcome.folder}`];
    case "story-parked":
      return [`work kept on ${outcome.branch}`];
    case "waited":
      return ["the pause is over"];
    case "approved":
      return [`${(0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_47__/* .plain */ .pj)(outcome.person)} signed off ${outcome.commit.slice(0, 10)}`];
    case "fix-asked":
      return [`${(0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_47__/* .plain */ .pj)(outcome.person)} asks for a fix in ${(0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_47__/* .plain */ .pj)(outcome.story)}`];
    case "settled":
    case "interrupted":
    case "begun":
    case "resumed":
    case "publishing":
    case "reported":
    case "trouble":
      return [];
  }
}
function carriedLines({ points, conflicts }) {
  const many = (count) => countOf(count, "commit");
  return [`${many(points.length)} of earlier runs put on top of the moved base, ${many(conflicts.length)} left behind`];
}
function proofLines(state, told) {
  const gates = (0,_chunk_PJPQ5YWG_js__WEBPACK_IMPORTED_MODULE_36__/* .currentStory */ .$C)(state)?.attempts.at(-1)?.gates ?? [];
  return gates.filter((gate) => gate.gate === "test" && !told.includes(gate)).map((gate) => (0,_chunk_V3QABNCQ_js__WEBPACK_IMPORTED_MODULE_9__/* .gateLine */ .C_)(gate));
}
function survivors(count) {
  if (count === 0)
    return [];
  const was = count === 1 ? "was" : "were";
  return [`${countOf(count, "process", "processes")} that the agent left behind ${was} ended`];
}
function countOf(count, one, many = `${one}s`) {
  return `${count} ${count === 1 ? one : many}`;
}
function warnRefused(log, results) {
  for (const { ref, status, detail } of results) {
    if (status === "refused")
      log.warning(`${ref} was not pushed: ${(0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_47__/* .plain */ .pj)(detail)}`);
  }
}
function warnUnreported(log, detail) {
  log.warning(`The report could not be written: ${(0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_47__/* .plain */ .pj)(detail)}`);
}
function closesGroup(state, { type }) {
  if (type === "story-committed" || type === "story-parked")
    return true;
  if (type === "interrupted" || type === "trouble")
    return true;
  const ends = ["snapshot-taken", "checks-done", "reviewed", "consulted"].includes(type);
  return ends && (state.pending.type === "implement" || state.pending.type === "wait");
}

// build/action/pause-teller.js
var pauseTeller = (function(log, face) {
  let shown;
  return ({ command, state, leftMs }) => {
    log.info((0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_47__/* .forLog */ .Ig)([(0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_47__/* .oneLine */ .TN)((0,_chunk_V3QABNCQ_js__WEBPACK_IMPORTED_MODULE_9__/* .pauseLine */ .P_)(command, leftMs))]).join(" "));
    const isNew = shown?.until !== command.until;
    if (!isNew && (shown?.leftMs ?? 0) - leftMs < COMMENT_EVERY_MS)
      return;
    shown = { until: command.until, leftMs };
    if (!isNew)
      face.changed(state);
  };
});
var COMMENT_EVERY_MS = 5 * 6e4;


// build/adapters/setup-needs.js


// build/core/setup.js
function dependencyText(files, globs) {
  const matches = (0,_chunk_IF24CE4W_js__WEBPACK_IMPORTED_MODULE_37__/* .globMatcher */ .f)(globs);
  const chosen = [...files].filter(([path]) => matches(path));
  const sorted = chosen.toSorted(([a], [b]) => a < b ? -1 : 1);
  return sorted.map((file) => JSON.stringify(file)).join("\n");
}
function setupNeed(plan, keys) {
  if (plan === void 0 || keys.tree === keys.layer0)
    return { type: "layer0" };
  const asAtBase = keys.tree === keys.base;
  return {
    type: "setup",
    key: keys.tree,
    env: asAtBase ? plan.env : [],
    variables: asAtBase || plan.scripts === "allow" ? {} : scriptsOff
  };
}
var scriptsOff = {
  npm_config_ignore_scripts: "true",
  pnpm_config_ignore_scripts: "true",
  YARN_ENABLE_SCRIPTS: "false",
  PIP_ONLY_BINARY: ":all:",
  UV_NO_BUILD: "1",
  POETRY_INSTALLER_ONLY_BINARY: ":all:"
};

// build/adapters/setup-needs.js
function setupNeeds(options) {
  const { plan, baseTree: baseTree2, layer0Tree: layer0Tree2 } = options;
  const keyOf = keyReader(options);
  let installed;
  let trusted;
  return {
    of: async (tree) => {
      installed ??= layer0Tree2().then((found) => found === void 0 ? void 0 : keyOf(found));
      trusted ??= baseTree2();
      const base = await trusted;
      const baseKey = base === void 0 ? void 0 : await keyOf(base);
      const need = setupNeed(plan, { tree: await keyOf(tree), layer0: await installed, base: baseKey });
      if (need.type === "layer0")
        return need;
      const asAtBase = base !== void 0 && need.key === baseKey;
      return { ...need, asAtBase, installOn: asAtBase ? base : tree };
    }
  };
}
function keyReader({ plan, listFiles }) {
  const keys = /* @__PURE__ */ new Map();
  const read = async (tree) => (0,node_crypto__WEBPACK_IMPORTED_MODULE_78__.createHash)("sha256").update(dependencyText(await listFiles(tree), plan.key)).digest("hex");
  return (tree) => {
    const key = keys.get(tree) ?? read(tree);
    keys.set(tree, key);
    return key;
  };
}

// build/action/world-setup.js
var runSetupNeeds = (function({ prepared, plan }) {
  if (plan.setup === void 0)
    return void 0;
  const { repository } = prepared;
  return setupNeeds({
    plan: plan.setup,
    baseTree: () => baseTree({ prepared, plan }),
    layer0Tree: () => layer0Tree({ prepared, plan }),
    listFiles: async (tree) => (await repository.listFiles(tree)).map(({ path, sha }) => [path, sha])
  });
});

async function baseTree({ prepared, plan }) {
  const imported = await prepared.repository.importCommit(plan.base.commit);
  return imported.ok ? prepared.repository.treeOf(plan.base.commit) : void 0;
}
async function layer0Tree({ prepared, plan }) {
  const { repository, layers } = prepared;
  const { roots } = await layers(plan.start.commit);
  if (roots.size === 0)
    return void 0;
  const { commit } = await repository.workspaceHead();
  if (commit === plan.start.commit)
    return plan.start.tree;
  const imported = await repository.importCommit(commit);
  return imported.ok ? repository.treeOf(commit) : void 0;
}

// build/action/world.js
var createWorld = (function(call) {
  const { plan, folder, log } = call;
  const clean = (text) => (0,_chunk_5XMERBFQ_js__WEBPACK_IMPORTED_MODULE_28__/* .redactShown */ .FK)(text, call.secrets).text;
  const late = latePorts(async () => {
    const noticing = checkoutNotices(call.prepared, plan.start.commit);
    const openLate = await loadLate(call);
    return openLate({ ...parts, checkout: await noticing });
  }, (error) => log.warning(`A fault of ralph-action that the run survives: ${String(error)}`));
  const first = Promise.withResolvers();
  const onStarted = () => {
    call.onStarted();
    first.resolve();
    late.load();
  };
  const news = agentNews(late);
  const needs = runSetupNeeds(call);
  const logs = (0,_chunk_V3QABNCQ_js__WEBPACK_IMPORTED_MODULE_9__/* .logFolder */ .hI)((0,_chunk_R43XAAP6_js__WEBPACK_IMPORTED_MODULE_44__/* .logsPath */ .lA)(folder, plan.runId), clean);
  const parts = {
    call: { ...call, onStarted },
    callAgent: (0,_chunk_WBZGABPO_js__WEBPACK_IMPORTED_MODULE_8__/* .agentCalls */ .nM)({ ...call, onStarted, lately: news.lately, settings: call.prepared.settings, idleMs: plan.caps.idleMs }, logs),
    lately: news.lately,
    clean,
    rooms: (0,_chunk_WBZGABPO_js__WEBPACK_IMPORTED_MODULE_8__/* .runRooms */ .WF)({ ...call, started: first.promise }, needs),
    needs,
    logs
  };
  const answer2 = answerAtOnce(call, late);
  return {
    clock: call.clock,
    pauses: timedPauses({ onTick: pauseTeller(log, late.face), cancel: call.cancel }),
    journal: call.journal,
    agent: agent(parts),
    ...late,
    observer: watchedBy(logObserver(log), late, (state) => {
      news.follow(state);
      answer2(state);
    }),
    cancel: call.cancel,
    close: parts.rooms.close
  };
});
var loadLate = (async function({ rung, plan }) {
  const workers = { isolation: rung.isolation, checks: plan.checks };
  const [{ openLate }] = await Promise.all([Promise.all(/* import() */[__webpack_require__.e(5946), __webpack_require__.e(925), __webpack_require__.e(9547), __webpack_require__.e(3143), __webpack_require__.e(4665), __webpack_require__.e(4195), __webpack_require__.e(8575), __webpack_require__.e(5339), __webpack_require__.e(8460), __webpack_require__.e(638)]).then(__webpack_require__.bind(__webpack_require__, 638)), loadJudging(workers)]);
  (0,_chunk_V6FKLAPI_js__WEBPACK_IMPORTED_MODULE_57__/* .collectAll */ ._U)();
  return openLate;
});
var agentNews = (function({ face }) {
  let latest;
  const lately = keepLately(() => {
    if (latest !== void 0)
      face.changed(latest);
  });
  const follow = (state) => {
    latest = state;
  };
  return { lately, follow };
});
var answerAtOnce = (function(call, late) {
  if ((0,_chunk_G6PLMBYP_js__WEBPACK_IMPORTED_MODULE_86__/* .threadOf */ .u)(call) === void 0)
    return () => void 0;
  const begin = once((state) => {
    late.load();
    late.publisher.start([], state);
  });
  return (state) => {
    begin(state);
    late.face.changed(state);
  };
});
var watchedBy = (function(log, { face, publisher }, onCommanded) {
  return {
    commanded: (state) => {
      log.commanded(state);
      onCommanded(state);
    },
    happened: (state, event) => {
      log.happened(state, event);
      face.changed(state);
      if (event.outcome.type === "snapshot-taken")
        publisher.start([], state);
    }
  };
});
var agent = (function({ call, clean, rooms, callAgent }) {
  return (0,_chunk_SE2HZAA7_js__WEBPACK_IMPORTED_MODULE_0__/* .processAgent */ .P)({
    program: call.agents.implementer,
    fallbacks: call.agents.fallbacks,
    ...call.agents.escalation && { escalation: call.agents.escalation },
    call: callAgent,
    openWorktree: async (command, state) => rooms.openAgent({ ...command, ...await earlierAttempts(command, state) }),
    prompt: (0,_chunk_AA3IPIDH_js__WEBPACK_IMPORTED_MODULE_2__/* .promptMaker */ .X7)(call.prepared),
    redact: clean,
    onSoftLimit: (command) => call.log.warning(`${command.story}: the agent passed its soft limit and goes on`),
    cancel: call.cancel
  });
});
var earlierAttempts = (async function({ attempt, story }, state) {
  const now = (0,_chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_39__/* .storyNamed */ .Nv)(state, story);
  if (attempt === 1 || now !== void 0 && (0,_chunk_4OH6RVXA_js__WEBPACK_IMPORTED_MODULE_38__/* .ownAttempts */ .BY)(now).length === 0)
    return {};
  return { stateFile: await (0,_chunk_AA3IPIDH_js__WEBPACK_IMPORTED_MODULE_2__/* .toldBefore */ .dp)(state, story) };
});







function once(act) {
  let isDone = false;
  return (state) => {
    if (isDone)
      return;
    isDone = true;
    act(state);
  };
}

// build/action/run-prepared.js
var noteAhead = (async function(env, listing) {
  await new Promise(setImmediate);
  const printed = await listing;
  return (printed && listedPrograms(printed)) ?? (0,_chunk_WBZGABPO_js__WEBPACK_IMPORTED_MODULE_8__/* .notePrograms */ .i8)(env["PATH"] ?? "");
});
var runPrepared = (async function(call, found) {
  const env_1 = { stack: [], error: void 0, hasError: false };
  try {
    const { job, root, clock } = found;
    const prepared = await (0,_chunk_QEHZP7I5_js__WEBPACK_IMPORTED_MODULE_54__/* .protectAgentFiles */ .qO)(found.prepared, job.workspace);
    const ready = { ...found, prepared };
    const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_80__.join)(root, prepared.prd.feature);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_79__.mkdirSync)(folder, { recursive: true, mode: 448 });
    const runId = runIdAt(clock.wallMs(), (0,node_crypto__WEBPACK_IMPORTED_MODULE_78__.randomBytes)(1).readUInt8());
    const { env, entry } = call;
    const bringing = (0,_chunk_3YHUIMO2_js__WEBPACK_IMPORTED_MODULE_1__/* .beginBringing */ ["if"])(prepared, { folder, runId });
    const lease = __addDisposableResource(env_1, beginLease(call, { ...ready, folder, runId }), true);
    const walls = await (0,_chunk_QSMOSZIK_js__WEBPACK_IMPORTED_MODULE_24__/* .chooseIsolation */ .I1)({ ...call, job, root }, prepared.settings.isolation, ready.probing);
    if (!walls.ok)
      return (0,_chunk_MNEHPL5P_js__WEBPACK_IMPORTED_MODULE_13__/* .refused */ .J)((0,_chunk_ZY654XUQ_js__WEBPACK_IMPORTED_MODULE_87__/* .configError */ .Fj)(walls.why));
    call.log.info((0,_chunk_NHEJULNA_js__WEBPACK_IMPORTED_MODULE_11__/* .chosenIsolation */ .Ze)(walls.rung.isolation));
    const isWalled = walls.rung.isolation.level !== "process";
    const agents = await (0,_chunk_KLSCYDAW_js__WEBPACK_IMPORTED_MODULE_23__/* .findAgentPrograms */ .O)({
      ...call,
      ...{ prepared, env, workspace: job.workspace, entry, isWalled, folder },
      // Nothing is installed for a run that must not begin.
      mayInstall: async () => !prepared.settings.dryRun && (await lease?.taken)?.ok !== false
    });
    if (!agents.ok)
      return (0,_chunk_MNEHPL5P_js__WEBPACK_IMPORTED_MODULE_13__/* .refused */ .J)(agents);
    const { clients } = agents.programs;
    const plan = planOf(prepared, { runId, job, clients });
    if (prepared.settings.dryRun) {
      const { dryRunEnd } = await Promise.all(/* import() */[__webpack_require__.e(3143), __webpack_require__.e(4665), __webpack_require__.e(4195), __webpack_require__.e(8965)]).then(__webpack_require__.bind(__webpack_require__, 2388));
      const plans = (0,_chunk_EURVQ2Q4_js__WEBPACK_IMPORTED_MODULE_3__/* .modeOf */ .VV)((0,_chunk_HUEKQX4K_js__WEBPACK_IMPORTED_MODULE_27__/* .inputsFromEnvironment */ .n1)(env)) === "plan";
      return dryRunEnd({ ...ready, log: call.log, folder, plan, bringing, plans });
    }
    const noted = isWalled ? void 0 : noteAhead(env, found.listing);
    noted?.catch(() => void 0);
    const opened = await (0,_chunk_3YHUIMO2_js__WEBPACK_IMPORTED_MODULE_1__/* .openNext */ .kZ)({ ...ready, log: call.log, folder, plan, bringing, leasing: lease?.taken });
    if (!opened.ok)
      return (0,_chunk_MNEHPL5P_js__WEBPACK_IMPORTED_MODULE_13__/* .refused */ .J)(opened);
    const held = __addDisposableResource(env_1, opened, false);
    const rung = await (0,_chunk_QSMOSZIK_js__WEBPACK_IMPORTED_MODULE_24__/* .holdRung */ .Y0)(walls.rung);
    try {
      const env_2 = { stack: [], error: void 0, hasError: false };
      try {
        const control = __addDisposableResource(env_2, watchRun(call.log, { ...ready, state: held.first.state }), true);
        const cancel = AbortSignal.any([call.cancel, control.cancelled, ...lease === void 0 ? [] : [lease.lost]]);
        return await runOpened({ ...call, cancel }, { ...ready, folder, opened: held, agents: agents.programs, rung, noted });
      } catch (e_1) {
        env_2.error = e_1;
        env_2.hasError = true;
      } finally {
        const result_1 = __disposeResources(env_2);
        if (result_1)
          await result_1;
      }
    } finally {
      await (0,_chunk_QSMOSZIK_js__WEBPACK_IMPORTED_MODULE_24__/* .leaveRung */ .o2)(rung);
    }
  } catch (e_2) {
    env_1.error = e_2;
    env_1.hasError = true;
  } finally {
    const result_2 = __disposeResources(env_1);
    if (result_2)
      await result_2;
  }
});
var runOpened = (async function(call, { opened, folder, agents, ...now }) {
  const prepared = await preparedFor(now.prepared, opened.first.state.plan);
  if (!prepared.ok)
    return (0,_chunk_MNEHPL5P_js__WEBPACK_IMPORTED_MODULE_13__/* .refused */ .J)(prepared);
  const ready = { ...now, prepared };
  const { settings } = prepared;
  for (const notice of opened.notices)
    call.log.notice(notice);
  await clearLeftovers(call.log, folder);
  const secrets = (0,_chunk_XT7TZLQN_js__WEBPACK_IMPORTED_MODULE_26__/* .knownSecrets */ .x)(settings, call.env);
  for (const secret of secrets)
    call.onSecret(secret);
  call.onBegun({ folder, journal: opened.journalFile });
  const { plan } = opened.first.state;
  const isHidden = ready.rung.isolation.level === "namespace";
  let asked;
  const onStarted = () => {
    call.wake();
    const told = { ...prepared, workspace: now.job.workspace, isHidden, start: plan.start.commit };
    asked ??= tellWorkspace(call.log, told);
  };
  const recorder = settings.record ? (await Promise.all(/* import() */[__webpack_require__.e(7257), __webpack_require__.e(117)]).then(__webpack_require__.bind(__webpack_require__, 117))).recordRun({ ...call, prepared, plan, folder, secrets }) : void 0;
  const world = createWorld({ ...call, ...opened, ...ready, plan, folder, secrets, recorder, onStarted, agents });
  if (settings.handOver !== void 0) {
    world.publisher.start([], opened.first.state);
    await world.publisher.idle();
  }
  const ended = await (0,_chunk_WGBPNGOI_js__WEBPACK_IMPORTED_MODULE_4__/* .run */ .e)(world, opened.first).finally(world.close);
  await Promise.all([world.publisher.idle(), world.face.finish(ended.state), asked]);
  const { finished } = await Promise.all(/* import() */[__webpack_require__.e(8575), __webpack_require__.e(3132)]).then(__webpack_require__.bind(__webpack_require__, 3132));
  const { repository, base } = prepared;
  const { journalFile } = opened;
  return finished({ ...call, job: now.job }, { ...ended, folder, settings, repository, base, journalFile });
});
var clearLeftovers = (async function(log, folder) {
  const ended = await (0,_chunk_R43XAAP6_js__WEBPACK_IMPORTED_MODULE_44__/* .endLeftovers */ .q9)((0,_chunk_R43XAAP6_js__WEBPACK_IMPORTED_MODULE_44__/* .markerScope */ .JQ)(folder));
  if (ended === 0)
    return;
  log.notice(`Ended ${ended} ${ended === 1 ? "process" : "processes"} that a killed run had left behind.`);
});
var __addDisposableResource = function(env, value, async) {
  if (value !== null && value !== void 0) {
    if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
    var dispose, inner;
    if (async) {
      if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
      dispose = value[Symbol.asyncDispose];
    }
    if (dispose === void 0) {
      if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
      dispose = value[Symbol.dispose];
      if (async) inner = dispose;
    }
    if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
    if (inner) dispose = function() {
      try {
        inner.call(this);
      } catch (e) {
        return Promise.reject(e);
      }
    };
    env.stack.push({ value, dispose, async });
  } else if (async) {
    env.stack.push({ async: true });
  }
  return value;
};
var __disposeResources = /* @__PURE__ */ (function(SuppressedError2) {
  return function(env) {
    function fail(e) {
      env.error = env.hasError ? new SuppressedError2(e, env.error, "An error was suppressed during disposal.") : e;
      env.hasError = true;
    }
    var r, s = 0;
    function next() {
      while (r = env.stack.pop()) {
        try {
          if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
          if (r.dispose) {
            var result = r.dispose.call(r.value);
            if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) {
              fail(e);
              return next();
            });
          } else s |= 1;
        } catch (e) {
          fail(e);
        }
      }
      if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
      if (env.hasError) throw env.error;
    }
    return next();
  };
})(typeof SuppressedError === "function" ? SuppressedError : function(error, suppressed, message) {
  var e = new Error(message);
  return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});







/***/ })

};
