export const id = 8677;
export const ids = [8677];
export const modules = {

/***/ 6200:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ly: () => (/* binding */ isoTime),
/* harmony export */   a9: () => (/* binding */ fileStamp),
/* harmony export */   p0: () => (/* binding */ duration)
/* harmony export */ });
// build/report/time.js
var isoTime = (function(epochMs) {
  const { year, month, day, hour, minute, second } = parts(epochMs);
  return `${year}-${month}-${day}T${hour}:${minute}:${second}Z`;
});
var fileStamp = (function(epochMs) {
  const { year, month, day, hour, minute, second } = parts(epochMs);
  return `${year}${month}${day}-${hour}${minute}${second}`;
});
var parts = (function(epochMs) {
  const ms = Math.floor(finite(epochMs));
  const days = Math.floor(ms / DAY);
  const rest = ms - days * DAY;
  const { year, month, day } = civil(days);
  return {
    year: String(year).padStart(4, "0"),
    month: two(month),
    day: two(day),
    hour: two(Math.floor(rest / HOUR)),
    minute: two(Math.floor(rest % HOUR / MINUTE)),
    second: two(Math.floor(rest % MINUTE / SECOND))
  };
});
var civil = (function(days) {
  const shifted = days + 719468;
  const era = Math.floor(shifted / 146097);
  const dayOfEra = shifted - era * 146097;
  const yearOfEra = Math.floor((dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146096)) / 365);
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const fromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * fromMarch + 2) / 5) + 1
  };
});
var finite = (function(value) {
  return Number.isFinite(value) ? value : 0;
});
var two = (function(value) {
  return String(value).padStart(2, "0");
});
var SECOND = 1e3;
var MINUTE = 60 * SECOND;
var HOUR = 60 * MINUTE;
var DAY = 24 * HOUR;


function duration(ms) {
  const whole = Math.max(0, finite(ms));
  if (whole < MINUTE)
    return `${(Math.floor(whole / 100) / 10).toFixed(1)} s`;
  const minutes = Math.floor(whole / MINUTE);
  const seconds = Math.floor(whole % MINUTE / SECOND);
  if (minutes < 10 && seconds > 0)
    return `${minutes}m ${two(seconds)}s`;
  if (minutes <= 60)
    return `${minutes}m`;
  return `${Math.floor(minutes / 60)}h ${two(minutes % 60)}m`;
}








/***/ }),

/***/ 7:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ threadOf)
/* harmony export */ });
// build/action/thread-of.js
var threadOf = (function({ job, plan }) {
  return job.asked?.origin.thread ?? plan.origin?.thread;
});





/***/ }),

/***/ 8307:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A3: () => (/* binding */ reasonOf),
/* harmony export */   aZ: () => (/* binding */ blockingGates),
/* harmony export */   bv: () => (/* binding */ firstError)
/* harmony export */ });
/* harmony import */ var _chunk_JHVB53DR_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3088);


// build/core/first-error.js
function blockingGates(attempt) {
  return attempt.gates.filter(_chunk_JHVB53DR_js__WEBPACK_IMPORTED_MODULE_0__/* .blocks */ .Bv);
}
function reasonOf(result) {
  if (result.reason !== "")
    return result.reason;
  return result.exitCode === void 0 ? result.verdict : `${result.verdict}, exit code ${result.exitCode}`;
}
function firstError(attempt) {
  const [failing] = blockingGates(attempt);
  const [first, second] = attempt.blockers[0]?.text.split("\n") ?? [];
  const verbatim = first === failing?.reason ? second ?? first : first;
  return (verbatim ?? (failing === void 0 ? "" : reasonOf(failing))).replace(took, "");
}
var took = /\s\(\d+(?:\.\d+)?\s?m?s\)$/;




/***/ }),

/***/ 3267:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HQ: () => (/* binding */ fixCriterion),
/* harmony export */   Yx: () => (/* binding */ fixNote),
/* harmony export */   ar: () => (/* binding */ signoffNotices),
/* harmony export */   uA: () => (/* binding */ signoffSteps)
/* harmony export */ });
/* harmony import */ var _chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7755);
/* harmony import */ var _chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2697);
/* harmony import */ var _chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8688);




// build/report/signoff-words.js
var MOST_QUOTED = 200;
function signoffSteps({ pull, branch, awaited, phrase }) {
  const where = pull === void 0 ? `a pull request from branch ${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(branch)}` : (0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_0__/* .link */ .nf)(`pull request #${pull.number}`, pull.url);
  const what = awaited === void 0 ? "it" : `commit ${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(awaited.slice(0, 10))}`;
  return [
    `To sign ${what} off: comment ${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(`${phrase} approve`)} on ${where}, or approve it there in a review. Whatever is pushed later needs a new approval.`,
    `To ask for a change first: comment ${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(`${phrase} fix "what"`)} there. The story that it names is worked on again, else the one that passed last.`,
    `To give it up: comment ${(0,_chunk_IU4H5NII_js__WEBPACK_IMPORTED_MODULE_0__/* .code */ .aY)(`${phrase} abort`)} there. The branch is kept.`
  ];
}
function signoffNotices(state) {
  const { signedOff } = state;
  const fixes = (0,_chunk_YJ4RAB4E_js__WEBPACK_IMPORTED_MODULE_1__/* .storiesOf */ .TQ)(state).flatMap(({ id, fixes: asked = [] }) => asked.map((fix) => fixNotice(id, fix)));
  if (signedOff === void 0)
    return fixes;
  const { person, commit, via } = signedOff;
  return [`Signed off by ${person} at ${commit.slice(0, 10)}, by a ${via}.`, ...fixes];
}
function fixNotice(story, { person, text, outcome, why = "" }) {
  const line = (0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)((0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_2__/* .plain */ .pj)(text));
  const quoted = line.length > MOST_QUOTED ? `${line.slice(0, MOST_QUOTED)}\u2026` : line;
  const asked = `${person} asked to fix "${quoted}" in ${story}`;
  if (outcome === void 0)
    return `${asked}: in work.`;
  return outcome === "made" ? `${asked}: done, and gated.` : `${asked}: not done, ${why.replace(/\.$/, "")}.`;
}
function fixCriterion({ text }) {
  return `Asked for by the person who has to sign this off: ${(0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_2__/* .plain */ .pj)(text)}`;
}
function fixNote({ text }) {
  return `The story passed and is in this folder. The person who has to sign it off asks for this change, and for nothing else:
${(0,_chunk_U55KOIMA_js__WEBPACK_IMPORTED_MODULE_2__/* .plain */ .pj)(text)}`;
}




/***/ }),

/***/ 4902:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HJ: () => (/* binding */ takeLock),
/* harmony export */   Oj: () => (/* binding */ dropLease),
/* harmony export */   Vb: () => (/* binding */ nameOf),
/* harmony export */   Xw: () => (/* binding */ startTicks),
/* harmony export */   _e: () => (/* binding */ takeLease),
/* harmony export */   _n: () => (/* binding */ isAlive),
/* harmony export */   yx: () => (/* binding */ keepLease)
/* harmony export */ });
/* harmony import */ var _chunk_4G3RVOKC_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9465);
/* harmony import */ var _chunk_JI5GM6NC_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9025);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8161);



// build/adapters/lease.js
var takeLease = (async function(options) {
  let taken = await tryLease(options, { there: options.there, isAgain: false });
  for (let count = 1; count < TRIES && wasTaken(taken); count += 1) {
    const listed = await options.repository.remoteRefs([options.ref]);
    if (!listed.ok)
      return { type: "failed", problem: listed.problem, wasThere: true };
    taken = await tryLease(options, { there: listed.refs.get(options.ref), isAgain: true });
  }
  return taken;
});
var tryLease = (async function(options, { there, isAgain }) {
  const verdict = there === void 0 ? void 0 : await judge(options, there);
  if (verdict !== void 0 && verdict.type !== "over")
    return verdict;
  const pushed = await keepLease(options, { expect: there ?? null, ours: [], ...!isAgain && { seen: options.seen } });
  if (!pushed.ok)
    return { type: "failed", problem: pushed.problem, wasThere: there !== void 0 };
  const { commit, isMoved = false } = pushed;
  if (verdict === void 0)
    return { type: "taken", commit, ...(isAgain || isMoved) && { contended: {} } };
  const { notice, owner, isRecent = false } = verdict;
  const isContended = isAgain || isMoved || isRecent;
  return { type: "taken", commit, notice, ...isContended && { contended: owner === void 0 ? {} : { owner } } };
});
var wasTaken = (function(taken) {
  return taken.type === "failed" && (taken.problem.kind === "stale" || taken.problem.kind === "fetch-first");
});
var keepLease = (async function(options, { expect, ours, seen }) {
  const beaten = await pushBeat(options, expect, seen);
  if (beaten.ok || isRefused(beaten.problem))
    return beaten;
  const listed = await options.repository.remoteRefs([options.ref, ...seen ? [seen.ref] : []]);
  const held2 = listed.ok ? listed.refs.get(options.ref) : void 0;
  if (listed.ok && held2 === beaten.pushed)
    return { ok: true, commit: held2, ...seen && { isMoved: listed.refs.get(seen.ref) !== seen.commit } };
  if (held2 !== void 0 && ours.includes(held2))
    return pushBeat(options, held2);
  return listed.ok || beaten.problem.kind !== "stale" ? beaten : { ...beaten, problem: listed.problem };
});
var pushBeat = (async function({ repository, ref, owner, now, onPush }, expect, seen) {
  const at = now();
  const text = `${JSON.stringify({ ...owner, beatAt: at })}
`;
  const tree = await repository.overlay(await repository.emptyTree(), [
    { path: "lock.json", mode: "100644", bytes: Buffer.from(text) }
  ]);
  const commit = await repository.commit({ tree, parents: [], message: `Lock of run ${owner.runId}`, at });
  onPush(commit);
  const beside = seen === void 0 ? [] : [{ ...seen, expect: seen.commit }];
  const [result, records] = await repository.push([{ ref, commit, expect }, ...beside]);
  if (result === void 0)
    throw new Error(`no answer for ${ref}`);
  if (!result.ok)
    return { ok: false, problem: result.problem, pushed: commit };
  return { ok: true, commit, ...records && { isMoved: !records.ok } };
});
var TRIES = 4;




function isRefused({ kind }) {
  return kind === "repository-rule" || kind === "protected-branch" || kind === "auth" || kind === "read-only";
}

async function dropLease(repository, ref, commit) {
  const [result] = await repository.push([{ ref, commit, expect: commit, remove: true }]);
  return result === void 0 || result.ok ? void 0 : result.problem;
}
async function judge(options, there) {
  const { repository, ref } = options;
  const fetched = await repository.fetchRef(ref);
  if (!fetched.ok) {
    if (fetched.problem.kind === "missing")
      return { type: "over", notice: `The lock ${ref} was just released.`, isRecent: true };
    return { type: "failed", problem: fetched.problem, wasThere: true };
  }
  if (fetched.commit !== there)
    return { type: "over", notice: `The lock ${ref} has just changed hands.`, isRecent: true };
  const file = await repository.readFile(there, "lock.json", 1e4);
  const owner = (0,_chunk_JI5GM6NC_js__WEBPACK_IMPORTED_MODULE_1__/* .readOwner */ .A7)(file?.bytes.toString("utf8") ?? "");
  if (owner === void 0)
    return { type: "held", owner };
  return judgeKnown(options, owner);
}
async function judgeKnown({ facts, ask, ttlMs, now }, owner) {
  const first = (0,_chunk_JI5GM6NC_js__WEBPACK_IMPORTED_MODULE_1__/* .judgeOwner */ .lT)(owner, facts);
  if (first.type === "over")
    return over(owner, first);
  if (first.type === "running")
    return { type: "held", owner };
  const asked = await ask(owner);
  if (asked.type === "over")
    return over(owner, asked);
  if (asked.type === "running")
    return { type: "held", owner };
  const beat = (0,_chunk_JI5GM6NC_js__WEBPACK_IMPORTED_MODULE_1__/* .judgeBeat */ .Oi)(owner, { nowMs: now(), ttlMs });
  return beat.type === "over" ? over(owner, beat) : { type: "held", owner, unasked: asked.why };
}
function over(owner, { why }) {
  const notice = `Took over the lock of ${nameOf(owner)} on ${owner.host}, held since ${owner.since}: ${why}.`;
  return { type: "over", notice, owner };
}
function nameOf({ runId, workflowRun, url }) {
  return (0,_chunk_JI5GM6NC_js__WEBPACK_IMPORTED_MODULE_1__/* .partsOf */ .CI)(workflowRun).run === "" ? `run ${runId}` : `run ${runId} (workflow run ${workflowRun}, ${url})`;
}

// build/adapters/store/lock.js
var takeLock = (function(file, call) {
  const owner = { ...call, pid: process.pid, startTicks: startTicks(process.pid), host: (0,node_os__WEBPACK_IMPORTED_MODULE_2__.hostname)() };
  const own = `${file}.${(0,node_crypto__WEBPACK_IMPORTED_MODULE_3__.randomBytes)(6).toString("hex")}`;
  try {
    (0,_chunk_4G3RVOKC_js__WEBPACK_IMPORTED_MODULE_0__/* .writeNew */ .q)(own, Buffer.from(JSON.stringify(owner)));
    return create(own, file) ? { ok: true, lock: held(file, owner) } : takeOver({ file, own, owner });
  } finally {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_4__.rmSync)(own, { force: true });
  }
});
var create = (function(own, file) {
  try {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_4__.linkSync)(own, file);
    return true;
  } catch (error) {
    if (error.code === "EEXIST")
      return false;
    throw error;
  }
});
var held = (function(file, owner) {
  return {
    [Symbol.dispose]: () => {
      const now = readOwner2(file);
      if (now?.pid === owner.pid && now.runId === owner.runId && now.host === owner.host)
        (0,node_fs__WEBPACK_IMPORTED_MODULE_4__.unlinkSync)(file);
    }
  };
});
var startTicks = (function(pid) {
  try {
    const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_4__.readFileSync)(`/proc/${pid}/stat`, "latin1");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
  } catch {
    return "";
  }
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


function takeOver({ file, own, owner }) {
  const env_1 = { stack: [], error: void 0, hasError: false };
  try {
    const before = readOwner2(file);
    if (before !== void 0 && isAlive(before))
      return { ok: false, message: activeMessage(before) };
    const right = takeLock(`${file}.takeover`, owner);
    if (!right.ok)
      return right;
    const _ = __addDisposableResource(env_1, right.lock, false);
    if (create(own, file))
      return { ok: true, lock: held(file, owner) };
    const dead = readOwner2(file);
    if (dead !== void 0 && isAlive(dead))
      return { ok: false, message: activeMessage(dead) };
    (0,node_fs__WEBPACK_IMPORTED_MODULE_4__.renameSync)(own, file);
    return { ok: true, lock: held(file, owner), notice: takenOver(dead) };
  } catch (e_1) {
    env_1.error = e_1;
    env_1.hasError = true;
  } finally {
    __disposeResources(env_1);
  }
}
function activeMessage(owner) {
  return `ERROR: Another Ralph loop active (PID ${owner.pid}) on ${owner.host}, run ${owner.runId}, since ${owner.since}. Wait for it to end or cancel it.`;
}
function takenOver(owner) {
  if (owner === void 0)
    return "Took over a lock file that names no owner.";
  return `Took over the lock of run ${owner.runId} (PID ${owner.pid}, since ${owner.since}): that process is gone.`;
}

function readOwner2(file) {
  try {
    const owner = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_4__.readFileSync)(file, "utf8"));
    return typeof owner.pid === "number" && typeof owner.host === "string" ? owner : void 0;
  } catch {
    return void 0;
  }
}
function isAlive(owner) {
  if (owner.host !== (0,node_os__WEBPACK_IMPORTED_MODULE_2__.hostname)())
    return true;
  try {
    process.kill(owner.pid, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
  return owner.startTicks === "" || startTicks(owner.pid) === owner.startTicks;
}





/***/ }),

/***/ 2943:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EZ: () => (/* binding */ isMeant),
/* harmony export */   V5: () => (/* binding */ CONTROL_PREFIX),
/* harmony export */   ot: () => (/* binding */ UserCancel),
/* harmony export */   pc: () => (/* binding */ threadOfRef),
/* harmony export */   v0: () => (/* binding */ controlRef)
/* harmony export */ });
// build/core/control.js
var CONTROL_PREFIX = "refs/ralph/_/control/";
function controlRef(thread) {
  return `${CONTROL_PREFIX}${thread}`;
}
function threadOfRef(ref) {
  const number = ref.startsWith(CONTROL_PREFIX) ? ref.slice(CONTROL_PREFIX.length) : "";
  return /^[1-9]\d{0,14}$/.test(number) ? Number(number) : void 0;
}
function isMeant(order, thread, run) {
  return run.threads.includes(thread) || order.branch === run.branch;
}
var UserCancel = class {
  order;
  constructor(order) {
    this.order = order;
  }
  toString() {
    const { person, reason } = this.order;
    return reason === "" ? `cancelled by ${person}` : `cancelled by ${person}: ${reason}`;
  }
};




/***/ }),

/***/ 5789:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F4: () => (/* binding */ codes),
/* harmony export */   VY: () => (/* binding */ idleIsolation),
/* harmony export */   Ze: () => (/* binding */ chosenIsolation),
/* harmony export */   _2: () => (/* binding */ isolationWords),
/* harmony export */   em: () => (/* binding */ sentence)
/* harmony export */ });
// build/report/sentence.js
var sentence = (function(text) {
  const trimmed = text.trim().replace(/\.$/, "");
  const end = /[?!]$/.test(trimmed) ? "" : ".";
  if (/^(?:[a-z]\w*:|\w+[_.]\w)/.test(trimmed))
    return `${trimmed}${end}`;
  return `${trimmed.slice(0, 1).toUpperCase()}${trimmed.slice(1)}${end}`;
});


// build/report/isolation-words.js
var chosenIsolation = (function(isolation) {
  return [title(isolation), ...isolation.notes.map(sentence)].join(" ");
});
var title = (function(isolation) {
  return `Isolation: level ${isolation.level}${howOf(isolation)}.`;
});
var howOf = (function({ level, way, views, home }) {
  if (level !== "namespace")
    return "";
  const made = way === void 0 ? "" : `${ways[way]}, `;
  return ` (${made}trees ${trees[views]}, HOME ${home === "overlay" ? "under an overlay" : "thrown away"})`;
});
function isolationWords(isolation, open = []) {
  return [title(isolation), levels[isolation.level](walled(open)), ...isolation.notes.map(sentence)].join(" ");
}
function idleIsolation(isolation) {
  return [title(isolation), "No agent and no gate ran.", ...isolation.notes.map(sentence)].join(" ");
}



var ways = {
  root: "made as root",
  sudo: "made through sudo",
  "user-namespace": "made by an ordinary user"
};
var trees = {
  overlay: "as overlay layers",
  reflink: "as copies that share blocks",
  copy: "as copies",
  clean: "cleaned before each use"
};
function walled(open) {
  return open.length === 0 ? "Agents and gates" : `Agents and all gates but ${codes(open)}`;
}
function codes(names) {
  return names.map((name) => `\`${name}\``).join(", ").replace(/, ([^,]*)$/, " and $1");
}
var levels = {
  namespace: (who) => `${who} ran in their own process and mount namespaces.`,
  user: (who) => `${who} ran as another user; files that every user may read were readable to them.`,
  process: () => "Unsafe: agents and gates ran as the user of the controller and could read its memory and write its files (journal, runner files, trees); what they wrote to caches in HOME stayed; a child that drops its environment and its session can outlive the kill."
};




/***/ }),

/***/ 5325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CK: () => (/* binding */ stuckWords),
/* harmony export */   Fu: () => (/* binding */ shortSha),
/* harmony export */   GS: () => (/* binding */ gateLabel),
/* harmony export */   Ok: () => (/* binding */ reportGate),
/* harmony export */   Pv: () => (/* binding */ lastOfEach),
/* harmony export */   iZ: () => (/* binding */ errorRun),
/* harmony export */   pS: () => (/* binding */ shiftsOf)
/* harmony export */ });
/* harmony import */ var _chunk_4OH6RVXA_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2216);
/* harmony import */ var _chunk_ISAR73FD_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4163);



// build/report/attempt-facts.js
function gateLabel(result) {
  return result.check === void 0 ? result.gate : `${result.gate} (${result.check})`;
}
function lastOfEach(gates) {
  return [...new Map(gates.map((gate) => [gateLabel(gate), gate])).values()];
}
function errorRun(story) {
  const run = (0,_chunk_4OH6RVXA_js__WEBPACK_IMPORTED_MODULE_0__/* .sameErrors */ .C2)((0,_chunk_4OH6RVXA_js__WEBPACK_IMPORTED_MODULE_0__/* .attemptsAlike */ .JC)(story)).length;
  return run >= 2 ? run : 0;
}
function shiftsOf(story) {
  return (0,_chunk_ISAR73FD_js__WEBPACK_IMPORTED_MODULE_1__/* .worked */ .D)(story.attempts).filter(({ tier }) => tier === "shift").length;
}
function stuckWords(story) {
  const same = (0,_chunk_4OH6RVXA_js__WEBPACK_IMPORTED_MODULE_0__/* .sameErrors */ .C2)((0,_chunk_4OH6RVXA_js__WEBPACK_IMPORTED_MODULE_0__/* .attemptsAlike */ .JC)(story));
  const run = same.length;
  if (run < _chunk_4OH6RVXA_js__WEBPACK_IMPORTED_MODULE_0__/* .STUCK_AT */ .FQ)
    return "No";
  const tiers = same.flatMap(({ tier }) => tier === void 0 ? [] : [tier]);
  const inVain = [
    `same error ${run - tiers.length}x`,
    ...tiers.includes("shift") ? ["strategy shift failed"] : [],
    ...tiers.includes("expansion") ? ["context expansion failed"] : []
  ];
  return `Yes (${inVain.join(", ")})`;
}
function reportGate(gate) {
  if (gate === void 0)
    return "none";
  if (gate === "test")
    return "tests";
  return gate === "spec" ? "spec-compliance" : gate;
}
function shortSha(commit) {
  return commit.slice(0, 7);
}




/***/ }),

/***/ 6839:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ holdLease),
/* harmony export */   e: () => (/* binding */ run)
/* harmony export */ });
/* harmony import */ var _chunk_IYJLTRKA_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4902);
/* harmony import */ var _chunk_AAUB2HEY_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8077);
/* harmony import */ var _chunk_MW3CJVFY_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2943);
/* harmony import */ var _chunk_KIF3EABN_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7197);
/* harmony import */ var _chunk_7V2G77W5_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6200);
/* harmony import */ var _chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8758);
/* harmony import */ var _chunk_JFUBW5K5_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(6011);
/* harmony import */ var _chunk_4G3RVOKC_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9465);
/* harmony import */ var _chunk_ZY654XUQ_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(2998);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7598);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8161);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(6760);










// build/engine/perform.js
var perform = (async function(world, { state, command }) {
  switch (command.type) {
    case "run-baseline": {
      const done = await world.checks.baseline(command);
      return "checks" in done ? { type: "baseline-done", checks: done.checks } : done;
    }
    case "implement":
      return world.agent.implement(command, state);
    case "take-snapshot":
      return world.snapshots.take(command, state);
    case "run-checks": {
      const done = await world.checks.run(command);
      return "results" in done ? { type: "checks-done", results: done.results } : done;
    }
    case "run-review":
      return world.reviewers.review(command, state);
    case "run-final-review":
      return ofTheWhole(await world.reviewers.review(command, state));
    case "consult":
      return world.advisers.consult(command, state);
    case "wait":
      return world.pauses.wait(command, state);
    case "run-final-checks":
      return checkWhole(world, state, command);
    case "carry-stories":
      return carry(world, command);
    case "commit-story":
      return { type: "story-committed", ...await world.commits.story({ ...command, state }) };
    case "park-story":
      return { type: "story-parked", ...await world.commits.park({ ...command, state }) };
    case "archive-feature":
      return { type: "feature-archived", ...await world.commits.archive({ ...command, state }) };
    case "publish":
      world.publisher.start(command.refs, state);
      return { type: "publishing" };
    case "settle": {
      const done = await world.publisher.settle(command.refs, state);
      return "type" in done ? done : { type: "settled", ...done };
    }
    case "write-report":
      return { type: "reported", reportFile: await world.reports.write(state, command.halt) };
    case "finish":
      throw new Error(`"${command.type}" ends the loop and is never performed.`);
  }
});

function ofTheWhole(done) {
  return done.type === "reviewed" ? { ...done, type: "final-reviewed" } : done;
}
async function carry(world, command) {
  const { changed, ...moved } = await world.commits.carry(command);
  const tree = moved.points.at(-1)?.tree;
  const checks = command.checks.filter((check) => (0,_chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_4__/* .touches */ .yI)(check, { changed, changedCount: changed.length }));
  if (tree === void 0 || checks.length === 0)
    return { type: "stories-carried", ...moved, results: [] };
  if (world.cancel.aborted)
    return { type: "interrupted", cause: String(world.cancel.reason) };
  const done = await world.checks.run({ ...command, checks, type: "run-checks", story: "carried", attempt: 1, tree });
  return "results" in done ? { type: "stories-carried", ...moved, results: done.results } : done;
}
async function checkWhole(world, { plan }, command) {
  const about = { type: "run-checks", story: (0,_chunk_SLGGVMT6_js__WEBPACK_IMPORTED_MODULE_4__/* .wholeName */ .fC)(plan), attempt: command.call };
  const done = await world.checks.run({ ...command, ...about });
  return "results" in done ? { type: "final-checks-done", results: done.results } : done;
}

// build/engine/run.js
var run = (async function(world, first) {
  let { state, command } = first;
  while (command.type !== "finish") {
    const step = { state, command };
    const unwritten = journalled(() => world.journal.intend(step.command));
    if (unwritten !== void 0)
      return unrecorded(world, state, unwritten);
    world.observer.commanded(state);
    let lost;
    for await (const outcome of outcomesOf(world, step)) {
      const event = stamped(world, outcome);
      const next = journalled(() => world.journal.append(event)) ?? await follow(state, event);
      if ("kind" in next) {
        lost = next;
        break;
      }
      ({ state, command } = next);
      world.observer.happened(state, event);
    }
    if (lost !== void 0)
      return unrecorded(world, state, lost);
  }
  return { state, halt: command.halt };
});
var outcomesOf = (async function*(world, step) {
  const env_1 = { stack: [], error: void 0, hasError: false };
  try {
    const performing = outcomeOf(world, step);
    const cancelled = __addDisposableResource(env_1, whenAborted(world.cancel), false);
    const isLate = runsProcesses(step.command) && !world.cancel.aborted;
    const first = await (isLate ? Promise.race([performing, cancelled.signal]) : performing);
    if (first !== "cancelled")
      return yield first;
    let last;
    try {
      yield { ...cutShort(world), ending: true };
    } finally {
      last = await performing;
    }
    const usage = "usage" in last ? last.usage : void 0;
    yield { ...cutShort(world), ...usage && { usage } };
  } catch (e_1) {
    env_1.error = e_1;
    env_1.hasError = true;
  } finally {
    __disposeResources(env_1);
  }
});
var runsProcesses = (function({ type }) {
  return processCommands.has(type);
});
var whenAborted = (function(cancel) {
  const { promise, resolve } = Promise.withResolvers();
  const tell = () => resolve("cancelled");
  cancel.addEventListener("abort", tell, { once: true });
  return { signal: promise, [Symbol.dispose]: () => cancel.removeEventListener("abort", tell) };
});
var outcomeOf = (async function(world, step) {
  if (world.cancel.aborted && !survivesCancel(step.command))
    return cutShort(world);
  try {
    const outcome = await perform(world, step);
    return outcome.type === "interrupted" ? { ...outcome, ...byWhom(world) } : outcome;
  } catch (error) {
    const halt = (0,_chunk_AAUB2HEY_js__WEBPACK_IMPORTED_MODULE_1__/* .troubleOf */ .L)(error, step.command.type);
    if (halt.kind === "internal_error" && world.cancel.aborted && !survivesCancel(step.command))
      return cutShort(world);
    return { type: "trouble", halt };
  }
});
var journalled = (function(write) {
  try {
    write();
    return void 0;
  } catch (error) {
    return (0,_chunk_AAUB2HEY_js__WEBPACK_IMPORTED_MODULE_1__/* .journalTrouble */ .V)(error);
  }
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

async function follow(state, event) {
  const rules = await Promise.all(/* import() */[__webpack_require__.e(3143), __webpack_require__.e(4665), __webpack_require__.e(4195), __webpack_require__.e(6289)]).then(__webpack_require__.bind(__webpack_require__, 8403)).catch((error) => (0,_chunk_AAUB2HEY_js__WEBPACK_IMPORTED_MODULE_1__/* .troubleOf */ .L)(error, "loading the loop"));
  return "kind" in rules ? rules : rules.transition(state, event);
}


var processCommands = /* @__PURE__ */ new Set([
  ...["implement", "run-review", "run-final-review", "consult"],
  ...["run-baseline", "carry-stories", "run-checks", "run-final-checks"]
]);


function survivesCancel(command) {
  return command.type === "write-report";
}
function cutShort(world) {
  return { type: "interrupted", cause: String(world.cancel.reason ?? "cancelled"), ...byWhom(world) };
}
function byWhom({ cancel }) {
  return cancel.reason instanceof _chunk_MW3CJVFY_js__WEBPACK_IMPORTED_MODULE_6__/* .UserCancel */ .ot ? { by: "user" } : {};
}
function stamped(world, outcome) {
  return { stamp: { at: world.clock.wallMs(), elapsedMs: world.clock.elapsedMs() }, outcome };
}

async function unrecorded(world, before, halt) {
  const state = { ...before, halt };
  try {
    return { state: { ...state, reportFile: await world.reports.write(state, halt) }, halt };
  } catch (error) {
    return { state, halt: { ...halt, detail: `${halt.detail} (no report either: ${String(error)})` } };
  }
}

// build/action/hold-lease.js



// build/action/lease-file.js
var noteLease = (function(folder, lease, commit) {
  const before = readLease(folder);
  const commits = before?.id === lease.id ? before.commits.slice(0, 1) : [];
  (0,_chunk_4G3RVOKC_js__WEBPACK_IMPORTED_MODULE_5__/* .writeAtomic */ .v)((0,node_path__WEBPACK_IMPORTED_MODULE_9__.join)(folder, FILE), JSON.stringify({ ...lease, commits: [commit, ...commits] }));
});
var readLease = (function(folder) {
  const file = (0,node_path__WEBPACK_IMPORTED_MODULE_9__.join)(folder, FILE);
  if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_10__.existsSync)(file))
    return void 0;
  try {
    const left = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_10__.readFileSync)(file, "utf8"));
    return isLease(left) ? left : void 0;
  } catch {
    return void 0;
  }
});




function isGone(lease) {
  return lease.over === true || !(0,_chunk_IYJLTRKA_js__WEBPACK_IMPORTED_MODULE_0__/* .isAlive */ ._n)(lease);
}
function leaveLease(folder) {
  const left = readLease(folder);
  if (left !== void 0)
    (0,_chunk_4G3RVOKC_js__WEBPACK_IMPORTED_MODULE_5__/* .writeAtomic */ .v)((0,node_path__WEBPACK_IMPORTED_MODULE_9__.join)(folder, FILE), JSON.stringify({ ...left, over: true }));
}
function forgetLease(folder) {
  (0,node_fs__WEBPACK_IMPORTED_MODULE_10__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_9__.join)(folder, FILE), { force: true });
}
var FILE = "lease.json";
function isLease(value) {
  if (typeof value !== "object" || value === null)
    return false;
  const { pid, commits, over = true, ...rest } = value;
  const texts = [rest.ref, rest.id, rest.startTicks, rest.host, ...Array.isArray(commits) ? commits : [void 0]];
  return typeof pid === "number" && over === true && texts.every((text) => typeof text === "string");
}

// build/action/hold-lease.js
var holdLease = (function(call) {
  const options = optionsOf(call);
  const lost = new AbortController();
  let commit;
  let unanswered = [];
  let beating;
  let beat = Promise.resolve();
  const sign = async () => {
    if (commit === void 0)
      return;
    const beaten = await (0,_chunk_IYJLTRKA_js__WEBPACK_IMPORTED_MODULE_0__/* .keepLease */ .yx)(options, { expect: commit, ours: unanswered });
    if (beaten.ok)
      [commit, unanswered] = [beaten.commit, []];
    else if (beaten.problem.kind === "stale")
      lost.abort(`another run took over the lock ${options.ref}`);
    else
      unanswered = [...unanswered, beaten.pushed];
  };
  const taken = (0,_chunk_IYJLTRKA_js__WEBPACK_IMPORTED_MODULE_0__/* .takeLease */ ._e)(options).then((result) => {
    if (result.type !== "taken")
      return call.cancel.aborted ? (0,_chunk_ZY654XUQ_js__WEBPACK_IMPORTED_MODULE_11__/* .interrupted */ .VM)(call.cancel) : refusalOf(result, call, options.ref);
    if (result.notice !== void 0)
      call.log.notice(result.notice);
    commit = result.commit;
    beating = setInterval(() => {
      beat = beat.then(sign).catch(() => void 0);
    }, call.ttlMs / 4).unref();
    return { ok: true, ...result.contended && { contended: result.contended } };
  });
  taken.catch(() => void 0);
  return {
    taken,
    lost: lost.signal,
    [Symbol.asyncDispose]: async () => {
      await taken.catch(() => void 0);
      clearInterval(beating);
      await beat;
      if (commit === void 0 || lost.signal.aborted)
        return;
      await end(call, options.ref).catch((error) => {
        call.log.warning(`The lock ${options.ref} was not released: ${error instanceof Error ? error.message : String(error)}. The next run takes it over.`);
      });
    }
  };
});
var optionsOf = (function(call) {
  const { repository, remoteRefs, seen, job, folder, ttlMs, now } = call;
  const ref = `refs/ralph/${call.feature}/lock`;
  const { workflowRun, runUrl: url } = job;
  const process = { pid: globalThis.process.pid, startTicks: (0,_chunk_IYJLTRKA_js__WEBPACK_IMPORTED_MODULE_0__/* .startTicks */ .Xw)(globalThis.process.pid), host: (0,node_os__WEBPACK_IMPORTED_MODULE_8__.hostname)() };
  const id = (0,node_crypto__WEBPACK_IMPORTED_MODULE_7__.randomUUID)();
  const owner = { ...process, id, runId: call.runId, workflowRun, url, since: (0,_chunk_7V2G77W5_js__WEBPACK_IMPORTED_MODULE_3__/* .isoTime */ .Ly)(now()) };
  const before = readLease(folder);
  return {
    ...{ repository, ref, there: remoteRefs.get(ref), seen, owner, ttlMs, now },
    facts: { workflowRun, left: before && { id: before.id, isGone: isGone(before) } },
    ask: (other) => ask(call, other),
    onPush: (commit) => noteLease(folder, { ref, id, ...process }, commit)
  };
});

async function end(call, ref) {
  if (await (0,_chunk_KIF3EABN_js__WEBPACK_IMPORTED_MODULE_2__/* .freeMegabytes */ .w)(call.folder) === 0)
    throw new Error("the disk is full");
  if (call.cancel.aborted)
    leaveLease(call.folder);
  else
    await letGo(call, ref);
}
async function releaseLeft(repository, folder) {
  const left = readLease(folder);
  if (left === void 0)
    return void 0;
  let open;
  for (const commit of left.commits) {
    const problem = await (0,_chunk_IYJLTRKA_js__WEBPACK_IMPORTED_MODULE_0__/* .dropLease */ .Oj)(repository, left.ref, commit);
    if (problem === void 0) {
      open = void 0;
      break;
    }
    if (problem.kind !== "stale")
      open = problem;
  }
  if (open === void 0)
    forgetLease(folder);
  return open;
}
async function letGo({ repository, folder, log }, ref) {
  const problem = await releaseLeft(repository, folder);
  if (problem === void 0)
    return;
  leaveLease(folder);
  log.warning(`The lock ${ref} was not released: ${problem.message} The next run takes it over.`);
}

function ask({ job, token, cancel, log }, { workflowRun }) {
  return (0,_chunk_JFUBW5K5_js__WEBPACK_IMPORTED_MODULE_12__/* .askRun */ .pF)({ job, token, cancel, onNote: (text) => log.info(text) }, workflowRun);
}
function refusalOf(result, { log }, ref) {
  if (result.type === "held")
    return { ok: false, halt: "locked", reasons: [heldBy(result, ref)] };
  const { problem, wasThere } = result;
  if (problem.kind === "read-only" || problem.kind === "auth")
    return (0,_chunk_ZY654XUQ_js__WEBPACK_IMPORTED_MODULE_11__/* .configError */ .Fj)(problem.message);
  if (problem.kind === "other")
    return (0,_chunk_ZY654XUQ_js__WEBPACK_IMPORTED_MODULE_11__/* .configError */ .Fj)(`The lock ${ref} could not be taken: ${problem.message}`, LET_IT);
  if (wasThere || !forbids.has(problem.kind)) {
    return (0,_chunk_ZY654XUQ_js__WEBPACK_IMPORTED_MODULE_11__/* .environmentBroken */ .j8)(`The lock ${ref} could not be taken: ${problem.message}`);
  }
  log.notice(`No lock keeps other runners away, because ${ref} was not taken by the remote: ${problem.message}`);
  return { ok: true };
}
var forbids = /* @__PURE__ */ new Set(["repository-rule", "protected-branch"]);
var LET_IT = "Let the token of this job create and replace refs under refs/ralph/: without the lock two runners could work at once.";
function heldBy({ owner, unasked }, ref) {
  const remedy = `If nothing runs any more, remove it: git push origin :${ref}`;
  if (owner === void 0)
    return `ERROR: Another Ralph loop active: ${ref} is there and names nobody. ${remedy}`;
  const doubt = unasked === void 0 ? "" : ` Whether it still works is not known: ${unasked} ${remedy}`;
  return `ERROR: Another Ralph loop active (PID ${owner.pid}) on ${owner.host}: ${(0,_chunk_IYJLTRKA_js__WEBPACK_IMPORTED_MODULE_0__/* .nameOf */ .Vb)(owner)}, since ${owner.since}. Wait for it to end or cancel it.${doubt}`;
}




/***/ })

};
