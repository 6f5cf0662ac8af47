"use strict";
exports.id = 6287;
exports.ids = [6287];
exports.modules = {

/***/ 6287:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, { runStep: () => (/* reexport safe */ _layer_1_js__WEBPACK_IMPORTED_MODULE_0__.rwC) });
/* harmony import */ var _layer_1_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6246);


// layer:action/step.js




/***/ }),

/***/ 6246:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ 
/* harmony import */ var node_path_posix__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3916);
/* harmony import */ var node_path_posix__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path_posix__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_2__);
/* harmony import */ var _layer_0_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4484);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_4___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_4__);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8500);
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_5___default = /*#__PURE__*/__webpack_require__.n(node_timers_promises__WEBPACK_IMPORTED_MODULE_5__);
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1421);
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_6___default = /*#__PURE__*/__webpack_require__.n(node_child_process__WEBPACK_IMPORTED_MODULE_6__);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7975);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_7___default = /*#__PURE__*/__webpack_require__.n(node_util__WEBPACK_IMPORTED_MODULE_7__);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8522);
/* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_8___default = /*#__PURE__*/__webpack_require__.n(node_zlib__WEBPACK_IMPORTED_MODULE_8__);
var __getOwnPropNames = Object.getOwnPropertyNames;
var __knownSymbol = (name2, symbol) => (symbol = Symbol[name2]) ? symbol : /* @__PURE__ */ Symbol.for("Symbol." + name2);
var __typeError = (msg) => {
  throw TypeError(msg);
};
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};
var __using = (stack, value, async) => {
  if (value != null) {
    if (typeof value !== "object" && typeof value !== "function") __typeError("Object expected");
    var dispose, inner;
    if (async) dispose = value[__knownSymbol("asyncDispose")];
    if (dispose === void 0) {
      dispose = value[__knownSymbol("dispose")];
      if (async) inner = dispose;
    }
    if (typeof dispose !== "function") __typeError("Object not disposable");
    if (inner) dispose = function() {
      try {
        inner.call(this);
      } catch (e) {
        return Promise.reject(e);
      }
    };
    stack.push([async, dispose, value]);
  } else if (async) {
    stack.push([async]);
  }
  return value;
};
var __callDispose = (stack, error, hasError) => {
  var E = typeof SuppressedError === "function" ? SuppressedError : function(e, s, m, _) {
    return _ = Error(m), _.name = "SuppressedError", _.error = e, _.suppressed = s, _;
  };
  var fail2 = (e) => error = hasError ? new E(e, error, "An error was suppressed during disposal") : (hasError = true, e);
  var next = (it) => {
    while (it = stack.pop()) {
      try {
        var result = it[1] && it[1].call(it[2]);
        if (it[0]) return Promise.resolve(result).then(next, (e) => (fail2(e), next()));
      } catch (e) {
        fail2(e);
      }
    }
    if (hasError) throw error;
  };
  return next();
};

// node_modules/picomatch/lib/constants.js


// node_modules/picomatch/lib/utils.js


// node_modules/picomatch/lib/scan.js


// node_modules/picomatch/lib/parse.js


// node_modules/picomatch/lib/picomatch.js


// node_modules/picomatch/index.js
function require_picomatch2(...given) {
  return __aside().require_picomatch2(...given);
}

// build/core/halts.js
var halts = {
  ready: { exitCode: 0, conclusion: "success", resumable: false },
  awaiting_signoff: { exitCode: 0, conclusion: "neutral", resumable: true },
  nothing_to_do: { exitCode: 0, conclusion: "neutral", resumable: false },
  skipped: { exitCode: 0, conclusion: "neutral", resumable: false },
  some_failed: { exitCode: 1, conclusion: "failure", resumable: false },
  budget_exceeded: { exitCode: 1, conclusion: "failure", resumable: false },
  environment_broken: { exitCode: 1, conclusion: "failure", resumable: false },
  circuit_open: { exitCode: 1, conclusion: "failure", resumable: false },
  thrashing: { exitCode: 1, conclusion: "failure", resumable: false },
  escalate: { exitCode: 1, conclusion: "failure", resumable: false },
  block_finding: { exitCode: 1, conclusion: "failure", resumable: false },
  usage_limit: { exitCode: 2, conclusion: "failure", resumable: true },
  config_error: { exitCode: 3, conclusion: "failure", resumable: false },
  locked: { exitCode: 4, conclusion: "failure", resumable: false },
  internal_error: { exitCode: 70, conclusion: "failure", resumable: true },
  interrupted: { exitCode: 130, conclusion: "cancelled", resumable: true },
  user_cancel: { exitCode: 130, conclusion: "cancelled", resumable: true }
};
function judgeHalt(kind, failOn) {
  const row = halts[kind];
  if (row.exitCode === 0 || fails(kind, failOn))
    return { exitCode: row.exitCode, conclusion: row.conclusion };
  return { exitCode: 0, conclusion: "neutral" };
}
function fails(kind, failOn) {
  if (failOn.includes("never"))
    return false;
  return failOn.includes("any") || failOn.includes(kind);
}

// build/action/outputs.js
function emptyOutputs({ halt, failOn }) {
  return {
    conclusion: judgeHalt(halt.kind, [failOn].flat()).conclusion,
    halt: halt.kind,
    run_id: "",
    iterations: "0",
    stories_total: "0",
    stories_passed: "0",
    stories_failed: "0",
    stories_blocked: "0",
    branch_name: "",
    commit_sha: "",
    pr_url: "",
    wip_branches: "[]",
    report_file: "",
    total_cost_usd: "",
    input_tokens: "0",
    output_tokens: "0",
    cache_read_tokens: "0",
    cache_write_tokens: "0",
    resume_at: "",
    matrix: "[]",
    logs_path: ""
  };
}

// build/action/action-end.js
function refused({ halt: kind, reasons, outdated }) {
  const halt = { kind, detail: reasons.at(0) ?? "" };
  const outputs = emptyOutputs({ halt, failOn: ["any"] });
  return {
    exitCode: judgeHalt(kind, ["any"]).exitCode,
    outputs,
    reasons,
    halt,
    ...outdated !== void 0 && { outdated }
  };
}

// build/core/lease.js
function judgeOwner(...given) {
  return __aside().judgeOwner(...given);
}
function judgeBeat(...given) {
  return __aside().judgeBeat(...given);
}
function readOwner(...given) {
  return __aside().readOwner(...given);
}
function partsOf(workflowRun) {
  const [run = "", attempt = "1"] = workflowRun.split("/");
  return { run: /^\d+$/.test(run) ? run : "", attempt: Number(attempt) };
}


// build/action/ask-github.js
function askRun(...given) {
  return __aside().askRun(...given);
}
function askPull(...given) {
  return __aside().askPull(...given);
}
function isStartWaiting(...given) {
  return __aside().isStartWaiting(...given);
}
function startWorkflow(...given) {
  return __aside().startWorkflow(...given);
}
function connect(...given) {
  return __aside().connect(...given);
}

// build/report/strip.js
var strip = (function(text) {
  const rest = text.toWellFormed().replace(stringSequences, (all, end) => end === void 0 ? all : "");
  return strips.reduce(((shown, [pattern, by]) => shown.replace(pattern, by)), rest).normalize("NFC");
});
var oneLine = (function(text) {
  return strip(text).replace(/\s+/gu, " ").trim();
});
var cut = (function(text, maxChars) {
  if (text.length <= maxChars)
    return text;
  const characters = [...text.slice(0, 2 * maxChars + 2)];
  return characters.length <= maxChars && text.length <= 2 * maxChars + 2 ? text : `${characters.slice(0, Math.max(0, maxChars - 1)).join("")}\u2026`;
});



var stringSequences = (
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what terminals obey
  /(?:\u001b[\]PX^_]|[\u009d\u0090\u0098\u009e\u009f])[^\u0007\u001b\u009c\r\n]*(\u0007|\u001b\\|\u009c)?/gu
);
var strips = [
  // biome-ignore lint/suspicious/noControlCharactersInRegex: CSI sequences, in 7 and 8 bit form
  [/(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]/gu, ""],
  // biome-ignore lint/suspicious/noControlCharactersInRegex: every other escape sequence
  [/\u001b[ -/]*[0-~]/gu, ""],
  [/\r\n?|[\u2028\u2029]/gu, "\n"],
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what is left of C0 (but tab and line feed), DEL and C1
  [/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/gu, ""],
  [/[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu, ""]
];

// build/report/hidden.js
var withoutComments = (function(text) {
  return untilStable(text, ((rest) => removeComments(strip(rest))));
});
var untilStable = (function(text, change) {
  let before = text;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const after = change(before);
    if (after === before)
      return after;
    before = after;
  }
  return before.replaceAll("<!", "< !");
});
var removeComments = (function(text) {
  const ending = /--!?>/g;
  const pieces = [];
  let from = 0;
  for (let start2 = text.indexOf("<!--"); start2 >= 0; start2 = text.indexOf("<!--", from)) {
    ending.lastIndex = start2 + 4;
    if (ending.exec(text) === null)
      break;
    pieces.push(text.slice(from, start2));
    from = ending.lastIndex;
  }
  return pieces.join("") + text.slice(from);
});
var MOST_ROUNDS = 40;

function withoutHidden(text) {
  return untilStable(text, (rest) => hidden.reduce((shown, [pattern, by]) => shown.replace(pattern, by), removeComments(strip(decodeEntities(strip(rest))))));
}


var hidden = [
  // A comment that never ends hides everything behind it.
  [/<!--[\s\S]*$/, ""],
  [/!\[[^\]]{0,1000}\]/g, "(image)"],
  [/(\]\([^()\s]*)\s+(?:"[^"]*"|'[^']*')\s*\)/g, "$1)"],
  // Only where white space begins: from each blank of a long run of them the rest of it would be read again.
  [
    /(<[a-z][^<>]*?)(?<!\s)\s+(?:alt|title|placeholder|aria-[\w-]+|data-[\w-]+)\s*=\s*(?:"[^"]*"|'[^']*'|[^\s<>]+)/gi,
    "$1"
  ]
];
var named = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  commat: "@",
  num: "#",
  sol: "/",
  colon: ":",
  excl: "!",
  lsqb: "[",
  rsqb: "]",
  lpar: "(",
  rpar: ")",
  nbsp: " ",
  zwnj: "",
  zwj: "",
  shy: ""
};
function decodeEntities(...given) {
  return __aside().decodeEntities(...given);
}

// build/report/neutralise.js
var url = /(?:[a-z][a-z0-9+.-]{1,20}:\/\/|www\.)[^\s`|<>"]*[^\s`|<>"'.,:;!?)\]}]/;
var closing = /(?<![A-Za-z0-9])(?:close[sd]?|fix(?:e[sd])?|resolve[sd]?)(?:\s*:\s*|\s+)(?:(?:[\w.-]+\/[\w.-]+)?#|GH-|https?:\/\/[^\s`|<>"]+?\/(?:issues|pull|pulls|discussions)\/)\d+[^\s`|<>"]*/;
var mention = /(?<![A-Za-z0-9])@[A-Za-z0-9_][\w./@-]*/;
var slashCommand = /(?<=^[^\S\n]*)\/[A-Za-z][^\s`|<>"]*/;
var live = new RegExp([closing, url, mention, slashCommand].map((({ source }) => `(?:${source})`)).join("|"), "gimu");
function inline(text, hosts) {
  return text.split("\n").map((line) => inlineLine(line.trimStart(), hosts)).join("\n");
}
function inlineLine(...given) {
  return __aside().inlineLine(...given);
}



var entities = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  "`": "&#96;",
  "*": "&#42;",
  "[": "&#91;",
  "]": "&#93;",
  "|": "&#124;",
  "~": "&#126;",
  $: "&#36;",
  "\\": "&#92;"
};



// build/report/sanitise.js
var forLog = (function(lines, maxLineChars = 1e3) {
  return lines.flatMap(((line) => strip(line).split("\n"))).map(((line) => cut(line.replaceAll("##[", "## [").replace(/^(\s*)::/u, "$1: :"), maxLineChars)));
});
var forPrompt = (function(text) {
  return withoutComments(text);
});
var fenced = (function(text, nonce) {
  if (!/^[A-Za-z0-9-]{8,}$/.test(nonce))
    throw new Error(`A fence needs 8 or more of A-Z a-z 0-9 -, not "${nonce}".`);
  const content = strip(text).replaceAll(nonce, "(fence removed)").replace(/(?<!\n)\n+$/, "");
  return `--- BEGIN DATA ${nonce} ---
${content}
--- END DATA ${nonce} ---`;
});
function plain(text) {
  return strip(text);
}
function forCell(text, options2) {
  return inline(cut(oneLine(text), options2.maxChars), options2.hosts ?? []);
}
function forFence(...given) {
  return __aside().forFence(...given);
}
function forCommitMessage(text, maxChars = 200) {
  return cut(commitRules.reduce((rest, [pattern, by]) => rest.replace(pattern, by), oneLine(text)), maxChars);
}
var commitRules = [
  [
    /(?<![A-Za-z0-9])(close[sd]?|fix(?:e[sd])?|resolve[sd]?)(\s*:\s*|\s+)((?:[\w.-]+\/[\w.-]+)?#|GH-|https?:\/\/\S+?\/(?:issues|pull|pulls|discussions)\/)(?=\d)/gi,
    "$1$2$3 "
  ],
  [/(?<![A-Za-z0-9])@(?=[A-Za-z0-9_])/g, "@ "],
  [/\[(skip ci|ci skip|no ci|skip actions|actions skip)\]/gi, "($1)"],
  [/^((?:[A-Za-z0-9]+-)+[A-Za-z0-9]+|skip-checks|cc)\s*[:=]/i, "$1 -"]
];


function forPromptRendered(text) {
  return withoutHidden(text);
}


// build/core/edit-distance.js
function editDistance(...given) {
  return __aside().editDistance(...given);
}


// build/core/nearest.js
var plainName = (function(name2) {
  return name2.toLowerCase().replace(/[-_ ]/g, "");
});
function nearest(...given) {
  return __aside().nearest(...given);
}


// build/settings/later.js
var LATER_SETTINGS = [
  "inner_command",
  "preset",
  "accept_claims",
  "loop_delay",
  "max_parallel",
  "branch_name_template",
  "history",
  "use_commit_signing",
  "create_checks",
  "trust_prd_commands"
];
function isLater(typed) {
  return LATER_SETTINGS.includes(typed.replaceAll("-", "_"));
}

// build/settings/parsed.js
var accept = (function(value) {
  return { ok: true, value };
});
var acceptUnless = (function(problems, value) {
  return problems.length === 0 ? accept(value) : { ok: false, problems: problems.slice(0, MOST_PROBLEMS) };
});
var quote = (function(text) {
  const characters = [...text];
  const shown = characters.length > 80 ? `${characters.slice(0, 77).join("")}...` : text;
  const escaped = JSON.stringify(shown).replace(/[\p{C}\p{Zl}\p{Zp}]/gu, escapeCharacter);
  return escaped.replaceAll('\\"', '"');
});
var byteLength = (function(text) {
  return new TextEncoder().encode(text).length;
});
var MOST_PROBLEMS = 10;

function refuse(problem2, help) {
  return { ok: false, problems: [{ problem: problem2, help }] };
}


function oneOf(values) {
  const last = values.at(-1) ?? "";
  return values.length < 2 ? last : `${values.slice(0, -1).join(", ")} or ${last}`;
}

function escapeCharacter(character) {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}

// build/settings/clients.js
var isClient = (function(agent) {
  return CLIENTS.some(((name2) => name2 === agent));
});
var CLIENTS = ["claude", "codex", "gemini", "opencode", "copilot", "qwen"];
var CLIENT_SETTINGS = [
  "model",
  "escalation_model",
  "review_model",
  "max_turns",
  "prices",
  "allowed_tools",
  "dangerously_skip_permissions",
  "agent_version",
  "path_to_agent_executable",
  "anthropic_api_key",
  "claude_code_oauth_token",
  "openai_api_key",
  "gemini_api_key"
];

function reads(client, setting) {
  return EVERY_CLIENT.includes(setting) || OWN[client].includes(setting);
}
var EVERY_CLIENT = [
  "model",
  "escalation_model",
  "review_model",
  "dangerously_skip_permissions",
  "agent_version",
  "path_to_agent_executable",
  "max_turns",
  "prices"
];
var OWN = {
  claude: ["allowed_tools", "anthropic_api_key", "claude_code_oauth_token"],
  codex: ["openai_api_key"],
  gemini: ["gemini_api_key"],
  opencode: ["anthropic_api_key", "openai_api_key", "gemini_api_key"],
  copilot: ["anthropic_api_key", "openai_api_key"],
  qwen: ["openai_api_key"]
};

// build/settings/table-agent.js
var AGENT_SETTINGS = [
  {
    name: "agent",
    group: "agent",
    type: { kind: "choice", values: [...CLIENTS, "command", "rehearsal", "replay"], later: [] },
    defaultText: "none: it must be set",
    description: "Who implements: the client of that name (`claude` is Claude Code), `command` starts the program of agent_command for every attempt, `rehearsal` plays a score file without any model, `replay` a recorded run.",
    aliases: [],
    source: "03-interface \xA71"
  },
  {
    name: "agent_command",
    group: "agent",
    type: { kind: "words", program: true },
    defaultText: "none: required with `agent: command`",
    description: "Program and arguments of the agent as shell words; no shell reads them. The prompt arrives on stdin.",
    aliases: [],
    source: "10-fine-print Names and formats"
  },
  {
    name: "agent_args",
    group: "agent",
    type: { kind: "words", program: false },
    defaultText: "none; with `agent: rehearsal` the score `.ralph/rehearsal.yaml`",
    description: "More arguments as shell words, put behind those of the agent. With `agent: rehearsal`: the path of the score file.",
    aliases: [],
    source: "03-interface \xA71"
  },
  {
    name: "review_agent",
    group: "agent",
    type: { kind: "choice", values: ["none", ...CLIENTS, "command", "rehearsal", "replay"], later: [] },
    defaultText: "the same as agent",
    description: 'Who reviews what passed the checks: a fresh process per review. `none` is printed as "not reviewed".',
    aliases: [],
    source: "03-interface \xA71"
  },
  {
    name: "review_command",
    group: "agent",
    type: { kind: "words", program: true },
    defaultText: "agent_command; RALPH_ROLE tells which",
    description: "Program and arguments of the reviewer with `review_agent: command`, as shell words.",
    aliases: [],
    source: "10-fine-print Names and formats"
  },
  {
    name: "model",
    group: "agent",
    type: { kind: "model" },
    defaultText: "the agent's own",
    description: "Model of the agent that implements.",
    aliases: [],
    source: "03-interface \xA71"
  },
  {
    name: "escalation_model",
    group: "agent",
    type: { kind: "model" },
    defaultText: "model",
    description: "Model of the attempts that a story gets when it failed three times with the same error.",
    aliases: [],
    source: "02-loop \xA73.4"
  },
  {
    name: "review_model",
    group: "agent",
    type: { kind: "model" },
    defaultText: "model",
    description: "Model of the agent that reviews; by default that of `model` where both are the same client.",
    aliases: [],
    source: "03-interface \xA71"
  },
  {
    name: "max_turns",
    group: "agent",
    type: { kind: "count", upTo: 1e4, ceiling: false },
    defaultText: "no limit of its own",
    description: "Requests to the model in one call of an agent: a cap of claude, gemini and qwen; opencode and copilot are ended by us when their stream tells one more, codex when it tells one more call of a tool.",
    aliases: [],
    source: "03-interface \xA71"
  },
  {
    name: "allowed_tools",
    group: "agent",
    type: { kind: "tools" },
    defaultText: "the tools that reading, editing and running commands take",
    description: "Tools that claude may use without being asked, in its own notation, for example `Edit, Bash(npm test)`.",
    aliases: [],
    source: "03-interface \xA71"
  },
  {
    name: "dangerously_skip_permissions",
    group: "agent",
    type: { kind: "boolean" },
    defaultText: "`true` behind the walls of a namespace or of another user",
    description: "Let the agent use every tool unasked. At isolation level `process` everything the job can reach is then within its reach.",
    aliases: [],
    source: "03-interface \xA71"
  },
  {
    name: "agent_version",
    group: "agent",
    type: { kind: "version" },
    defaultText: "the version that was tested ([docs/agents.md](agents.md))",
    description: "Version of the client that npm installs where none is on PATH. A client that is there is used as it is; a notice says when its version is another one.",
    aliases: [],
    source: "03-interface \xA71"
  },
  {
    name: "path_to_agent_executable",
    group: "agent",
    type: { kind: "executable" },
    defaultText: "found on PATH, else installed",
    description: "Absolute path of the agent program, for example of a Claude Code that an earlier step installed. A reviewer that is another client is found on PATH or installed.",
    aliases: [],
    source: "03-interface \xA71"
  },
  {
    name: "prompt",
    group: "agent",
    type: { kind: "path" },
    defaultText: "the feature's prompt.md",
    description: "File inside the repository with what the project wants the agent to know; the implement prompt quotes it.",
    aliases: [],
    source: "03-interface \xA71"
  },
  {
    name: "prompt_style",
    group: "agent",
    type: { kind: "choice", values: ["tdd", "plain"], later: [] },
    default: "tdd",
    description: "Ask the agent for failing tests first, or for tests at some point. A template of the project decides alone.",
    aliases: [],
    source: "ralph-hybrid, templates"
  },
  {
    name: "agent_env",
    group: "agent",
    type: { kind: "names" },
    defaultText: "none",
    description: "Names of environment variables that the agent receives beside the short list it always gets, for example its model key.",
    aliases: [],
    source: "04-trust rule 1"
  },
  {
    name: "agent_files",
    group: "agent",
    type: { kind: "places", home: true },
    defaultText: "none",
    description: "Files copied into the HOME of the agent, readable by nobody else: one written as `~/...` keeps its place, any other gets its name at the top.",
    aliases: [],
    source: "03-interface \xA71"
  }
];

// build/settings/table-caps.js
var UNBOUNDED_SENTENCE = "I accept unbounded spend";
var CAP_SETTINGS = [
  {
    name: "max_attempts",
    group: "caps",
    type: { kind: "count", upTo: 50, ceiling: true },
    default: "5",
    description: "Attempts per story; each sub-story of a story that was split has as many of its own.",
    aliases: [],
    source: "02-loop \xA72"
  },
  {
    name: "max_iterations",
    group: "caps",
    type: { kind: "count", upTo: 50, ceiling: true },
    default: "20",
    description: "Attempts of the whole run, all stories together, counted across resumes.",
    aliases: [],
    source: "02-loop \xA72"
  },
  {
    name: "max_commits",
    group: "caps",
    type: { kind: "count", upTo: 200, ceiling: true },
    default: "30",
    description: "Commits of the whole run, counted across resumes.",
    aliases: [],
    source: "02-loop \xA72"
  },
  {
    name: "max_cost_usd",
    group: "caps",
    type: { kind: "money", upTo: 100, ceiling: true, free: false },
    default: "25",
    description: "Cost of all calls of agents in US dollars, counted across resumes. The run ends before a call that would likely exceed it (by the average of the calls of its role), and ends a call whose stream tells that it does.",
    aliases: [],
    source: "02-loop \xA72"
  },
  {
    name: "cost_per_call",
    group: "caps",
    type: { kind: "money", upTo: 100, ceiling: false, free: true },
    defaultText: "unknown, and printed as unknown",
    description: "Cost in US dollars of a call whose agent tells none and whose model has no price.",
    aliases: [],
    source: "02-loop \xA72"
  },
  {
    name: "prices",
    group: "caps",
    type: { kind: "prices" },
    defaultText: "the list prices of [docs/agents.md](agents.md)",
    description: "US dollars for a million tokens of a model, over the table: `my-model=3/15/0.3/3.75` is input, output, cached input, input into the cache. Used where a client tells no cost; without a price it is unknown.",
    aliases: [],
    source: "02-loop \xA72, 06-agents Results"
  },
  {
    name: "rate_limit",
    group: "caps",
    type: { kind: "count", upTo: 1e4, ceiling: false },
    default: "100",
    description: "Calls of agents within an hour, those of the run before included. The run pauses until the next one is allowed; where that does not fit it is put off.",
    aliases: [],
    source: "02-loop \xA72"
  },
  {
    name: "agent_fallbacks",
    group: "agent",
    type: { kind: "fallbacks" },
    defaultText: "none",
    description: "Agents that take over, in this order, when the account of the one before has reached its limit and waiting does not fit into the run; for reviews too. Each must have its key when the run begins; a client that is not there is installed. `command` is agent_command.",
    aliases: [],
    source: "03-interface \xA71, 02-loop \xA73.1"
  },
  {
    name: "soft_timeout",
    group: "caps",
    type: { kind: "duration" },
    default: "45m",
    description: "Time per story after which a warning is given; each attempt is kept as a commit anyway. Unset, it stays at three quarters of a shorter hard_timeout.",
    aliases: [],
    source: "02-loop \xA72"
  },
  {
    name: "hard_timeout",
    group: "caps",
    type: { kind: "duration" },
    default: "60m",
    description: "Time per story after which the story ends as failed.",
    aliases: [],
    source: "02-loop \xA72"
  },
  {
    name: "run_timeout",
    group: "caps",
    type: { kind: "duration" },
    defaultText: "job_timeout minus reserve",
    description: "Time of one workflow run. When it is over the work in flight goes to a wip branch and the run can be resumed.",
    aliases: [],
    source: "02-loop \xA72"
  },
  {
    name: "job_timeout",
    group: "caps",
    type: { kind: "duration" },
    default: "6h",
    description: "The job's own limit: what `timeout-minutes` of the workflow or the runner allows.",
    aliases: [],
    source: "02-loop \xA72"
  },
  {
    name: "reserve",
    group: "caps",
    type: { kind: "duration" },
    default: "10m",
    description: "Time kept free before the job's limit for pushing and reporting.",
    aliases: [],
    source: "02-loop \xA72"
  },
  {
    name: "gate_timeouts",
    group: "caps",
    type: { kind: "gate-timeouts" },
    default: "implement=12m/20m, setup=5m/10m, test=5m/10m, spec=3m/5m, quality=2m/3m",
    description: "Soft and hard limit of each gate and of setup_command. Those that are not named keep their default.",
    aliases: [],
    source: "02-loop \xA72, 10-fine-print Names and formats"
  },
  {
    name: "timeout_minutes",
    group: "caps",
    type: { kind: "duration" },
    defaultText: "the implement entry of gate_timeouts",
    description: "Another way to write the hard limit of implement.",
    aliases: ["timeout"],
    source: "02-loop \xA72, ralph-hybrid Run Options"
  },
  {
    name: "idle_timeout",
    group: "caps",
    type: { kind: "duration" },
    default: "10m",
    description: "How long an agent may be silent, without output and without using the processor. Off for `agent: command` unless it is written out.",
    aliases: [],
    source: "02-loop \xA72"
  },
  {
    name: "timeout_multiplier",
    group: "caps",
    type: { kind: "factor" },
    default: "1",
    description: "Multiplies every limit that is a duration, but not job_timeout and reserve, which are facts about the job.",
    aliases: [],
    source: "02-loop \xA72, 10-fine-print Verdicts"
  },
  {
    name: "attempt_start",
    group: "caps",
    type: { kind: "choice", values: ["keep", "clean-on-shift", "clean"], later: [] },
    default: "clean-on-shift",
    description: "What the next attempt of a story starts from: its work so far, the same but clean after a strategy shift, or always the story's start.",
    aliases: [],
    source: "02-loop \xA71"
  },
  {
    name: "accept_unbounded",
    group: "caps",
    type: { kind: "sentence", sentence: UNBOUNDED_SENTENCE },
    defaultText: "not accepted",
    description: `Lifts the ceilings of 50 attempts, 50 iterations, 200 commits, 100 US dollars and 24 hours when it is exactly \`${UNBOUNDED_SENTENCE}\`.`,
    aliases: [],
    source: "02-loop \xA72"
  }
];

// build/settings/table-gates.js
var GATE_SETTINGS = [
  {
    name: "test_command",
    group: "gates",
    type: { kind: "gates" },
    defaultText: "detected from the manifests",
    description: "The checks, one per line: `name: command`, or a bare command that is then named test. Each line runs in a bash of its own (`bash --noprofile --norc -eo pipefail`: the first command that fails ends it); `none` means that nothing is tested.",
    aliases: [],
    source: "03-interface \xA71"
  },
  {
    name: "gate_env",
    group: "gates",
    type: { kind: "names" },
    defaultText: "none",
    description: "Names of environment variables that the gates receive although they look like secrets. They are printed in the report.",
    aliases: [],
    source: "04-trust rule 1"
  },
  {
    name: "gate_mounts",
    group: "gates",
    type: { kind: "places", home: false },
    defaultText: "none",
    description: "Absolute paths that gates may read although they are hidden from them otherwise.",
    aliases: [],
    source: "03-interface \xA71"
  },
  {
    name: "gate_parallel",
    group: "gates",
    type: { kind: "count", upTo: 16, ceiling: false },
    default: "1",
    description: "Gates that run side by side, each in a view of its own.",
    aliases: [],
    source: "02-loop \xA71 gate 3"
  },
  {
    name: "baseline",
    group: "gates",
    type: { kind: "choice", values: ["attribute", "require-green", "off"], later: [] },
    default: "attribute",
    description: "Run the gates once before the first attempt: `attribute` tells new failures from those that were there before (a red check whose tests are not listed has to become green), `require-green` stops on a red base, `off` skips it.",
    aliases: [],
    source: "02-loop \xA71 Baseline"
  },
  {
    name: "protected_paths",
    group: "gates",
    type: { kind: "globs" },
    defaultText: "only the built-in list",
    description: "More files, as globs, that the agent may not change. They are restored, and the agent is told.",
    aliases: [],
    source: "04-trust rule 10"
  },
  {
    name: "hidden_paths",
    group: "gates",
    type: { kind: "globs" },
    defaultText: "none",
    description: "Acceptance tests that agents do not see: files, as globs, that are taken out of their worktree and laid into every gate view as the policy base has them.",
    aliases: [],
    source: "10-fine-print Hidden checks"
  },
  {
    name: "test_paths",
    group: "gates",
    type: { kind: "globs" },
    defaultText: "the ecosystem's conventional globs",
    description: "Which files are tests, as globs, in place of the conventional ones.",
    aliases: [],
    source: "10-fine-print Verdicts"
  },
  {
    name: "test_report",
    group: "gates",
    type: { kind: "globs" },
    defaultText: "none",
    description: "Reports that the checks write, as globs (JUnit, TAP, JSON of jest, vitest, mocha or `go test -json`): a check that wrote one on the base has to write a fresh one, with no failed test and no fewer tests. Reports of an earlier run are removed first. Without it the output of known runners is read.",
    aliases: [],
    source: "03-interface \xA71"
  },
  {
    name: "require_evidence",
    group: "gates",
    type: { kind: "boolean" },
    defaultText: "`true` when nobody reviews",
    description: "Pass a story only when a test shows that it is done; green gates alone prove that nothing broke.",
    aliases: [],
    source: "10-fine-print Verdicts (Evidence)"
  },
  {
    name: "red_green",
    group: "gates",
    type: { kind: "choice", values: ["false", "if-tests", "true"], later: [] },
    default: "false",
    description: "Run the new tests on the old code too, where they have to fail: `true` asks every story for such a test, `if-tests` only those that add or change tests.",
    aliases: [],
    source: "02-loop \xA71, 10-fine-print Verdicts"
  },
  {
    name: "spec_passes",
    group: "gates",
    type: { kind: "count", upTo: 9, ceiling: false },
    default: "1",
    description: "Reviewers that judge every acceptance criterion. When they disagree, a human is asked.",
    aliases: [],
    source: "02-loop \xA71 gate 4"
  },
  {
    name: "final_review",
    group: "gates",
    type: { kind: "count", upTo: 9, ceiling: false, from: 0 },
    default: "0",
    description: "Reviewers that read the whole change once, after the last story; 0 = none. When more than half of them name something that must not be merged, the run ends `block_finding`, and with `journal: ref` so do later runs until the branch changes; when too few answer, it is not `ready`, and the next run asks again. Each has the limit of the quality gate (`gate_timeouts`).",
    aliases: [],
    source: "02-loop \xA71"
  },
  {
    name: "on_block",
    group: "gates",
    type: { kind: "choice", values: ["continue", "halt"], later: [] },
    default: "continue",
    description: "What a confirmed block of the quality review does beside ending its story: `continue` with the others, or `halt` the run.",
    aliases: [],
    source: "02-loop \xA71 gate 5"
  },
  {
    name: "max_changed_files",
    group: "gates",
    type: { kind: "count", upTo: 1e6, ceiling: false },
    default: "2000",
    description: "Files that one attempt may change; more fails the attempt.",
    aliases: [],
    source: "10-fine-print Limits of a snapshot"
  },
  {
    name: "max_added_mb",
    group: "gates",
    type: { kind: "count", upTo: 1e5, ceiling: false },
    default: "50",
    description: "Megabytes that one attempt may add; more fails the attempt.",
    aliases: [],
    source: "10-fine-print Limits of a snapshot"
  },
  {
    name: "max_file_mb",
    group: "gates",
    type: { kind: "count", upTo: 1e5, ceiling: false },
    default: "10",
    description: "Megabytes of the largest file that an attempt may write; more fails the attempt.",
    aliases: [],
    source: "10-fine-print Limits of a snapshot"
  }
];

// build/settings/table-git.js
var GIT_SETTINGS = [
  {
    name: "github_token",
    group: "git",
    type: { kind: "token" },
    defaultText: "the token of the workflow",
    actionDefault: `\${{ github.token }}`,
    description: "Token that pushes the branches. Only the controller holds it; agents and gates never see it.",
    aliases: [],
    secret: true,
    source: "03-interface \xA71"
  },
  {
    name: "base_branch",
    group: "git",
    type: { kind: "branch" },
    defaultText: "the repository's default branch",
    description: "Branch that the work starts from and whose rules are read.",
    aliases: [],
    source: "03-interface \xA71"
  },
  {
    name: "branch_prefix",
    group: "git",
    type: { kind: "branch-prefix" },
    default: "ralph/",
    description: "Beginning of the name of the branch that receives passed stories.",
    aliases: [],
    source: "03-interface \xA71"
  },
  {
    name: "commit_message_template",
    group: "git",
    type: { kind: "message-template" },
    default: "feat: [{id}] - {title}",
    description: "First line of a story's commit; `{id}` and `{title}` are filled in.",
    aliases: [],
    source: "02-loop \xA71"
  },
  {
    name: "sign_off",
    group: "git",
    type: { kind: "boolean" },
    default: "false",
    description: "Add a Signed-off-by line with the commit author to every story commit.",
    aliases: [],
    source: "02-loop \xA71"
  },
  {
    name: "commit_author_name",
    group: "git",
    type: { kind: "person-name" },
    default: "ralph-action[bot]",
    description: "Name of author and committer.",
    aliases: [],
    source: "03-interface \xA71"
  },
  {
    name: "commit_author_email",
    group: "git",
    type: { kind: "email" },
    default: "ralph-action@users.noreply.github.com",
    description: "E-mail address of author and committer.",
    aliases: [],
    source: "03-interface \xA71"
  },
  {
    name: "create_pr",
    group: "git",
    type: { kind: "choice", values: ["draft", "ready", "none"], later: [] },
    default: "draft",
    description: "The pull request that is opened at the first pushed story, one per feature. It is never merged.",
    aliases: [],
    source: "02-loop \xA71"
  },
  {
    name: "resume",
    group: "git",
    type: { kind: "choice", values: ["auto", "always", "never"], later: [] },
    default: "auto",
    description: "Whether an unfinished run goes on: `auto` when the way it ended allows it, `always`, or `never`.",
    aliases: [],
    source: "02-loop \xA76"
  },
  {
    name: "journal",
    group: "git",
    type: { kind: "choice", values: ["ref", "artifact", "none"], later: [] },
    default: "ref",
    description: "Where the run's own records go: `ref` to refs/ralph/<feature>/state, so that any machine goes on with the run and knows what earlier nights learned; `artifact` to artifacts of the workflow runs instead, where only runs of the same workflow file find them (a workflow for nights and one for comments know nothing of each other), which takes `actions: read` and GitHub's own artifact service; `none` nowhere, so that only the same machine does.",
    aliases: [],
    source: "02-loop \xA76"
  },
  {
    name: "continue",
    group: "git",
    type: { kind: "choice", values: ["none", "dispatch"], later: [] },
    default: "none",
    description: "What becomes of a run that reaches its deadline: with `dispatch` it starts the workflow again, which goes on with it, at most 10 times in a row. It takes `on: workflow_dispatch`, `actions: write` and the journal on the remote; `journal: none` and `resume: never` are refused beside it.",
    aliases: [],
    source: "03-interface \xA77"
  },
  {
    name: "hand_over",
    group: "git",
    type: { kind: "place" },
    defaultText: "the job pushes itself",
    description: "Folder through which a job without write permission gives its work to another one. In a run, nothing is pushed and nothing is written to GitHub: branches and records go into the file hand-over.bundle there. With `mode: publish` that file is examined and what it holds is pushed. An input only; `continue: dispatch` and any `journal` but `ref` are refused beside it.",
    aliases: [],
    source: "03-interface \xA74"
  },
  {
    name: "archive",
    group: "git",
    type: { kind: "boolean" },
    default: "true",
    description: "Once all stories of prd.json have passed, copy prd.json, progress.txt, prompt.md and specs/ to `.ralph/archive/<date>-<feature>/`, as the last commit of the branch.",
    aliases: [],
    source: "02-loop \xA76"
  },
  {
    name: "retention_days",
    group: "git",
    type: { kind: "count", upTo: 3650, ceiling: false },
    default: "30",
    description: "Days after which older work of the feature's stories (`wip/archive/\u2026`), attempts that this machine keeps and records of finished runs in the state ref are removed at the end of a run.",
    aliases: [],
    source: "03-interface \xA71"
  },
  {
    name: "retry_failed_after",
    group: "caps",
    type: { kind: "age" },
    default: "7d",
    description: "When a story that did not pass is tried again although neither its entry in prd.json, the prompt nor the base branch has changed.",
    aliases: [],
    source: "02-loop \xA76"
  },
  {
    name: "lock_ttl",
    group: "git",
    type: { kind: "duration" },
    default: "30m",
    description: "How long the lock of another runner counts without a sign of life, where GitHub does not say whether its workflow run has ended (that takes `actions: read`).",
    aliases: [],
    source: "02-loop \xA76"
  }
];

// build/settings/table-isolation.js
var ISOLATION_SETTINGS = [
  {
    name: "isolation",
    group: "isolation",
    type: { kind: "choice", values: ["auto", "namespace", "user", "process"], later: [] },
    default: "auto",
    description: "Wall around agents and gates: `namespace`, another `user`, or only a `process` group, which is not safe. `auto` takes the best that this machine can do and prints it.",
    aliases: [],
    source: "04-trust rule 2"
  },
  {
    name: "working_directory",
    group: "isolation",
    type: { kind: "folder" },
    defaultText: "the root of the repository",
    description: "Folder inside the repository in which agents, gates and setup_command start. Globs stay relative to the root of the repository.",
    aliases: [],
    source: "02-loop \xA71 Gate views, catalogue B11"
  }
];

// build/settings/table-keys.js
var KEY_SETTINGS = [
  {
    name: "anthropic_api_key",
    group: "agent",
    type: { kind: "token" },
    defaultText: "none",
    description: "Key of `agent: claude`, `opencode` or `copilot`. Only the agent receives it; gates never see it.",
    aliases: [],
    secret: true,
    source: "03-interface \xA71"
  },
  {
    name: "claude_code_oauth_token",
    group: "agent",
    type: { kind: "token" },
    defaultText: "none",
    description: "Subscription token of `agent: claude`, in place of a key.",
    aliases: [],
    secret: true,
    source: "03-interface \xA71"
  },
  {
    name: "openai_api_key",
    group: "agent",
    type: { kind: "token" },
    defaultText: "none",
    description: "Key of `agent: codex`, `opencode`, `copilot` or `qwen`. Only the agent receives it.",
    aliases: [],
    secret: true,
    source: "03-interface \xA71"
  },
  {
    name: "gemini_api_key",
    group: "agent",
    type: { kind: "token" },
    defaultText: "none",
    description: "Key of `agent: gemini` or `opencode`. Only the agent receives it.",
    aliases: [],
    secret: true,
    source: "03-interface \xA71"
  }
];

// build/settings/table-replay.js
var REPLAY_SETTINGS = [
  {
    name: "record",
    group: "agent",
    type: { kind: "boolean" },
    default: "false",
    description: "Write a cassette of what every agent of the run said and changed, without secrets, that `agent: replay` plays again. The log says where it lies ([docs/replay.md](replay.md)).",
    aliases: [],
    source: "03-interface \xA71"
  },
  {
    name: "replay_file",
    group: "agent",
    type: { kind: "cassette" },
    defaultText: "none: required with `agent: replay`",
    description: "Cassette that `agent: replay` plays: an absolute path of the machine, or a file of the repository, read at the policy base.",
    aliases: [],
    source: "03-interface \xA71"
  },
  {
    name: "replay_match",
    group: "agent",
    type: { kind: "choice", values: ["prompt", "call"], later: [] },
    default: "prompt",
    description: "What must be as recorded: with `call` role, story, attempt and call; with `prompt` the prompt, but for times and the like, and the files that a change replaces as well.",
    aliases: [],
    source: "03-interface \xA71"
  }
];

// build/settings/table-reporting.js
var REPORTING_SETTINGS = [
  {
    name: "fail_on",
    group: "reporting",
    type: { kind: "halts" },
    default: "any",
    description: "Which halts fail the step: `any` (every one with an exit code other than 0), `never`, or a list of halts.",
    aliases: [],
    source: "02-loop \xA72"
  },
  {
    name: "use_sticky_comment",
    group: "reporting",
    type: { kind: "boolean" },
    default: "true",
    description: "Keep one comment on the pull request up to date while the run works.",
    aliases: [],
    source: "03-interface \xA71, \xA76"
  },
  {
    name: "redact",
    group: "reporting",
    type: { kind: "secrets" },
    defaultText: "only the secrets that are known anyway",
    description: "More values to blank out of every report, log and commit, separated by commas or line breaks, each of at least 4 characters.",
    aliases: [],
    secret: true,
    source: "03-interface \xA71, 04-trust rule 17"
  },
  {
    name: "keep_logs",
    group: "reporting",
    type: { kind: "boolean" },
    default: "false",
    description: "Keep the logs of attempts and gates after a success too.",
    aliases: [],
    source: "02-loop \xA76"
  },
  {
    name: "show_full_output",
    group: "reporting",
    type: { kind: "boolean" },
    default: "false",
    description: "Print the whole output of agents, gates and setup_command in the job log, not only its end. Whoever can read the log can read it.",
    aliases: [],
    source: "03-interface \xA71, 04-trust rule 15"
  }
];

// build/settings/table-setup.js
var SETUP_SETTINGS = [
  {
    name: "setup_command",
    group: "gates",
    type: { kind: "command" },
    defaultText: "none: gates see what the workspace had installed",
    description: "Installs dependencies, for example `npm ci`, in the same bash as the gates (`-eo pipefail`). It runs in front of the gates of every tree that the workspace has nothing installed for: where the files of setup_key are not those of the commit that is checked out there, and for the base too where the workspace holds no file that git ignores. It runs once for each state of these files where views are overlay mounts, else in each view that needs it.",
    aliases: [],
    source: "02-loop \xA71 Gate views"
  },
  {
    name: "setup_key",
    group: "gates",
    type: { kind: "globs" },
    defaultText: "the manifests and lock files of the usual package managers",
    description: "Which files decide, as globs, whether setup_command has to run again.",
    aliases: [],
    source: "02-loop \xA71 Gate views"
  },
  {
    name: "setup_env",
    group: "gates",
    type: { kind: "names" },
    defaultText: "none",
    description: "Names of environment variables that setup_command receives although they look like secrets, for example a registry token; only on the tree of the base branch, never on one that an agent or a pull request changed.",
    aliases: [],
    source: "02-loop \xA71 Gate views"
  },
  {
    name: "setup_scripts",
    group: "gates",
    type: { kind: "choice", values: ["off", "allow"], later: [] },
    default: "off",
    description: "Whether packages may run install scripts when the files of setup_key are not those of the base branch.",
    aliases: [],
    source: "02-loop \xA71 Gate views"
  }
];

// build/settings/table-stopping.js
var STOPPING_SETTINGS = [
  {
    name: "on_thrash",
    group: "gates",
    type: { kind: "choice", values: ["continue", "halt"], later: [] },
    default: "continue",
    description: "What a story whose attempts undo each other does beside ending: `continue` with the others, or `halt` the run. A run of one story halts.",
    aliases: [],
    source: "02-loop \xA72"
  },
  {
    name: "on_escalate",
    group: "gates",
    type: { kind: "choice", values: ["continue", "halt"], later: [] },
    default: "continue",
    description: "The same for a story that needs a human's answer: `continue` with the others, or `halt` the run. A run of one story halts.",
    aliases: [],
    source: "02-loop \xA72"
  },
  {
    name: "signoff",
    group: "gates",
    type: { kind: "choice", values: ["none", "required"], later: [] },
    default: "none",
    description: "Who has the last word when every story passed: `none`, the run is ready; `required`, it waits as `awaiting_signoff`, and the pull request stays a draft, until a person who may write approves exactly that commit (`/ralph approve`, or an approving review), for which any `journal` but `ref` is refused beside it.",
    aliases: [],
    source: "02-loop \xA72"
  },
  {
    name: "classifier",
    group: "gates",
    type: { kind: "choice", values: ["rules", "agent"], later: [] },
    default: "rules",
    description: "Where a failed attempt leads when it leaves a question that the rules would ask a human: `rules` asks it, `agent` first has a fresh agent that only reads say whether another attempt, a split of the story or a human is needed. Without a usable answer it is the human.",
    aliases: [],
    source: "02-loop \xA73 Classifier"
  },
  {
    name: "critic_window",
    group: "caps",
    type: { kind: "count", upTo: 50, ceiling: false },
    default: "3",
    description: "Attempts in a row with the same blockers after which a story counts as thrashing, once a strategy shift was of no help.",
    aliases: [],
    source: "02-loop \xA73 Critic"
  },
  {
    name: "same_error_threshold",
    group: "caps",
    type: { kind: "count", upTo: 1e3, ceiling: false },
    default: "5",
    description: "Iterations in a row with the same error, over two stories or more, after which the run is stopped.",
    aliases: [],
    source: "02-loop \xA73 Breaker, ralph-hybrid Circuit Breaker"
  },
  {
    name: "no_progress_threshold",
    group: "caps",
    type: { kind: "count", upTo: 1e3, ceiling: false },
    default: "3",
    description: "Iterations in a row without progress after which the run is stopped.",
    aliases: [],
    source: "02-loop \xA73 Breaker, ralph-hybrid Circuit Breaker"
  },
  {
    name: "progress",
    group: "caps",
    type: { kind: "choice", values: ["attempt", "story"], later: [] },
    default: "attempt",
    description: "What counts as progress: `attempt` is a passed story, a new tree or a later gate; `story` is a passed story alone, looked at between stories.",
    aliases: [],
    source: "02-loop \xA73 Breaker"
  },
  {
    name: "reset_circuit",
    group: "caps",
    type: { kind: "boolean" },
    default: "false",
    description: "Begin as if the last run had not been stopped as `circuit_open`, instead of with one trial that stops this one too when it fails in the same way.",
    aliases: [],
    source: "02-loop \xA73 Breaker"
  }
];

// build/settings/table-triggers.js
var TRIGGER_SETTINGS = [
  {
    name: "trigger_phrase",
    group: "triggers",
    type: { kind: "phrase" },
    default: "/ralph",
    description: "First word of a line of a comment that gives a command; capitals do not count.",
    aliases: [],
    source: "03-interface \xA71, \xA74"
  },
  {
    name: "label_trigger",
    group: "triggers",
    type: { kind: "label" },
    defaultText: "labels start nothing",
    description: "Label that makes the text of an issue the objective of a run.",
    aliases: [],
    source: "03-interface \xA74"
  },
  {
    name: "allowed_bots",
    group: "triggers",
    type: { kind: "logins" },
    defaultText: "no bot",
    description: "Logins of bots that may give commands, as GitHub writes them: `my-app[bot]`. There is no wildcard.",
    aliases: [],
    source: "03-interface \xA74, catalogue U4"
  },
  {
    name: "comment_criteria",
    group: "triggers",
    type: { kind: "choice", values: ["write", "named", "off"], later: [] },
    default: "write",
    description: "What `--criteria` of a comment may be: with `write` any command of a person with write access, run as a gate without any key; with `named` the name of a configured gate; with `off` nothing.",
    aliases: [],
    source: "03-interface \xA71, catalogue U14"
  },
  {
    name: "allow_fork_prs",
    group: "triggers",
    type: { kind: "boolean" },
    default: "false",
    description: "Take commands on pull requests from forks too. Work on one starts from its head and goes to a branch of this repository.",
    aliases: [],
    source: "03-interface \xA74, catalogue U7"
  }
];

// build/core/gates.js
var MOST_CHECK_CALLS = 3;
var noExcerpt = { lines: [], truncated: 0 };
function blocks(result) {
  return result.verdict !== "pass" && result.verdict !== "warn" && !isLeftOut(result);
}
function isLeftOut({ verdict, gate, applies }) {
  return verdict === "skipped" && (gate === "spec" || gate === "quality" || applies === false);
}

// build/core/outage.js
var worked = (function(attempts) {
  return attempts.some(isOutage) ? attempts.filter((attempt) => !isOutage(attempt)) : attempts;
});
function isOutage({ gates }) {
  return gates.some((gate) => gate.condition !== void 0 && blocks(gate));
}


// build/core/signals.js
var promiseOf = (function(nonce) {
  return `<promise>COMPLETE ${nonce}</promise>`;
});
var BLOCKING_SIGNALS = [
  "HALT|BLOCKED|Cannot proceed|Manual intervention|STATUS UPDATE FAILED|Maximum.*depth"
];
function cannotGoOn({ signals }) {
  return `the agent says that it cannot go on: "${signals?.blocking?.line}"`;
}

var PASS_REPORT = '"status"\\s*:\\s*"PASS"';
var stallRules = { claims: 2, testLoops: 3 };
function stallOf(...given) {
  return __aside().stallOf(...given);
}




// build/settings/table-what.js
var WHAT_SETTINGS = [
  {
    name: "mode",
    group: "what",
    type: { kind: "choice", values: ["auto", "run", "plan", "publish", "doctor"], later: ["collect"] },
    default: "auto",
    description: "What to do: `auto` what the event asks for, `run` the configured stories and no commands of people, `plan` say what would be done and list the open stories in the output `matrix` without starting anything, `publish` push what a job with `hand_over` left and show it in a pull request, without starting an agent or a gate, `doctor` look for whatever keeps a run from working, without starting an agent. An input only.",
    aliases: [],
    source: "03-interface \xA71"
  },
  {
    name: "prd",
    group: "what",
    type: { kind: "path" },
    defaultText: "found",
    description: "Path of the prd.json inside the repository. Without it the usual places are searched, and two candidates are an error.",
    aliases: [],
    source: "03-interface \xA73"
  },
  {
    name: "feature",
    group: "what",
    type: { kind: "feature" },
    defaultText: "found",
    description: "Name of the feature folder: `.ralph/<feature>/` holds prd.json, progress.txt, prompt.md and specs.",
    aliases: [],
    source: "03-interface \xA71"
  },
  {
    name: "story",
    group: "what",
    type: { kind: "ids" },
    defaultText: "all open stories",
    description: "Ids of the stories to work on; the run is then about these alone.",
    aliases: [],
    source: "10-fine-print Verdicts (Scope)"
  },
  {
    name: "objective",
    group: "what",
    type: { kind: "text", most: 2e4 },
    defaultText: "the stories of prd.json",
    description: "One objective to work on instead of the stories of a prd.json. The same objective goes on where its last run was cut short.",
    aliases: [],
    source: "02-loop \xA75, adr-007"
  },
  {
    name: "criteria",
    group: "what",
    type: { kind: "command" },
    defaultText: "the configured checks alone",
    description: "Command that exits with 0 once the objective is reached: one more gate, which has to be green whatever it was before.",
    aliases: ["verification_command"],
    source: "02-loop \xA75, adr-007"
  },
  {
    name: "completion_signals",
    group: "what",
    type: { kind: "patterns" },
    defaultText: "the promise that our own prompts ask for",
    description: "Regular expressions that claim that a story is done, looked for in the agent's final message alone. A claim asks for the gates, no more.",
    aliases: [],
    source: "02-loop \xA73 Signals"
  },
  {
    name: "blocking_signals",
    group: "what",
    type: { kind: "patterns" },
    default: BLOCKING_SIGNALS.join("\n"),
    description: "Regular expressions that say that the agent cannot go on, looked for in its final message alone. A story whose gates did not pass ends `blocked` then, with that line for a person.",
    aliases: [],
    source: "02-loop \xA73 Signals, pattern-library"
  },
  {
    name: "consecutive_done_signals",
    group: "what",
    type: { kind: "count", upTo: 50, ceiling: false },
    default: String(stallRules.claims),
    description: "Claims in a row without a change that are no progress. They do not end the run.",
    aliases: [],
    source: "02-loop \xA73 Signals, ralph-hybrid completion"
  },
  {
    name: "consecutive_test_loops",
    group: "what",
    type: { kind: "count", upTo: 50, ceiling: false },
    default: String(stallRules.testLoops),
    description: "Iterations in a row that change nothing but tests and are no progress. They do not end the run.",
    aliases: [],
    source: "02-loop \xA73 Signals, ralph-hybrid completion"
  },
  {
    name: "step",
    group: "what",
    type: { kind: "boolean" },
    default: "false",
    description: "Make one iteration, then halt `interrupted` and print how to go on: the next start of the workflow goes on from there. The step ends green only where `fail_on` leaves `interrupted` out.",
    aliases: [],
    source: "03-interface \xA71, ralph-loop-skill"
  },
  {
    name: "dry_run",
    group: "what",
    type: { kind: "boolean" },
    default: "false",
    description: "Print the plan, the prompts and the gates, and touch nothing.",
    aliases: [],
    source: "02-loop \xA72"
  }
];

// build/settings/table.js
var rowOf = (function(name2) {
  const row = rows.get(name2);
  if (row === void 0)
    throw new Error(`The settings table has no row "${name2}".`);
  return row;
});
var settingNamed = (function(typed) {
  return names.get(typed.replaceAll("-", "_"));
});
var SETTINGS = [
  ...WHAT_SETTINGS,
  ...AGENT_SETTINGS,
  ...REPLAY_SETTINGS,
  ...KEY_SETTINGS,
  ...GATE_SETTINGS,
  ...SETUP_SETTINGS,
  ...CAP_SETTINGS,
  ...STOPPING_SETTINGS,
  ...GIT_SETTINGS,
  ...TRIGGER_SETTINGS,
  ...REPORTING_SETTINGS,
  ...ISOLATION_SETTINGS
];
var rows = new Map(SETTINGS.map(((row) => [row.name, row])));

var names = new Map(SETTINGS.flatMap(((row) => [row.name, ...row.aliases].map(((name2) => [name2, row.name])))).reverse());


// build/settings/collect.js
var collect = (function(layers) {
  const parts = layers.map(collectLayer);
  return {
    given: parts.flatMap(((part) => part.given)),
    mistakes: parts.flatMap(((part) => part.mistakes)),
    unreadable: parts.flatMap(((part) => part.unreadable)),
    notices: parts.flatMap(((part) => part.notices))
  };
});
var collectLayer = (function(layer, index) {
  const typed = Object.entries(layer.values).filter((([, text]) => text !== ""));
  const unknown2 = typed.map((([name2]) => name2)).filter(((name2) => settingNamed(name2) === void 0));
  const given = typed.flatMap((([key, text]) => {
    const name2 = settingNamed(key);
    const place = layer.places?.[key];
    const prefix = place === void 0 ? "" : `${place}: `;
    return name2 === void 0 ? [] : [{ key, name: name2, text, origin: layer.source, layer: index, prefix }];
  }));
  const strangers = unknown2.map((name2) => judgeUnknown(name2, layer.source));
  return {
    given,
    unreadable: layer.broken?.settings ?? [],
    mistakes: [
      ...layer.broken?.mistakes ?? [],
      ...strangers.flatMap(({ mistake }) => mistake ?? []),
      ...givenTwice(given)
    ],
    notices: strangers.flatMap(({ notice }) => notice ?? [])
  };
});
var givenTwice = (function(given) {
  return given.flatMap(((later, index) => {
    const first = given.slice(0, index).find(((earlier) => earlier.name === later.name));
    if (first === void 0 || first.text === later.text)
      return [];
    const value = shownValue(later.name, later.text);
    const values = rowOf(later.name).secret === true ? `as ${first.key} and as ${later.key}` : `${quote(first.text)} as ${first.key} and ${quote(later.text)} as ${later.key}`;
    const message = `${later.prefix}${later.name}: is given twice with different values, ${values}. Keep one of them.`;
    return [{ setting: later.name, value, message }];
  }));
});
var HIDDEN = "(not shown)";

function shownValue(name2, text) {
  return rowOf(name2).secret === true ? HIDDEN : text;
}
function unknownMessage(what, typed, known3) {
  return meantMessage(what, typed, nearest(typed, known3));
}
function meantMessage(...given) {
  return __aside().meantMessage(...given);
}
function knownNames() {
  return SETTINGS.flatMap((row) => [row.name, ...row.aliases]);
}

function judgeUnknown(...given) {
  return __aside().judgeUnknown(...given);
}



// build/settings/parse-path.js
var FILE_HELP = "Write the path of a file inside the repository, relative to its root, for example docs/prd.json.";
var FOLDER_HELP = "Write the path of a folder inside the repository, relative to its root, for example packages/api.";
function parsePath(...given) {
  return __aside().parsePath(...given);
}
function parseFolder(text) {
  const segments = segmentsInside(text, FOLDER_HELP);
  return segments.ok ? accept(segments.value.join("/")) : segments;
}
function segmentsInside(...given) {
  return __aside().segmentsInside(...given);
}

// build/settings/split.js
var splitList = (function(text) {
  return clean(text.split(/,|\r\n|\n|\r/));
});
var splitLines = (function(text) {
  const lines = text.split(/\r\n|\n|\r/).map(((line, index) => ({ line: index + 1, text: line.trim() })));
  return lines.filter(((line) => line.text !== ""));
});
var clean = (function(entries) {
  return entries.map(((entry2) => entry2.trim())).filter(((entry2) => entry2 !== ""));
});






// build/settings/parse-agent.js
function parseModel(...given) {
  return __aside().parseModel(...given);
}
function parseTools(...given) {
  return __aside().parseTools(...given);
}
function parseExecutable(...given) {
  return __aside().parseExecutable(...given);
}
function parseCassette(...given) {
  return __aside().parseCassette(...given);
}
function parseVersion(...given) {
  return __aside().parseVersion(...given);
}

// build/settings/parse-duration.js
var parseDuration = (function(text) {
  const bare = /^\d+$/.test(text) ? `${text}m` : text;
  const match = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?$/.exec(bare);
  if (match === null || bare === "")
    return refuse("is not a duration.", HELP);
  const [, hours = "0", minutes = "0", seconds = "0"] = match;
  const valueMs = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1e3;
  if (valueMs === 0)
    return refuse("is no time at all.", HELP);
  if (valueMs > LONGEST_TIMER_MS)
    return refuse("is longer than the 596h that a timer can hold.", HELP);
  return accept(valueMs);
});
var parseAge = (function(text) {
  const match = /^([1-9]\d{0,3})([dh])$/.exec(text);
  if (match === null)
    return refuse("is no age.", "Write days or hours, such as 7d or 36h.");
  return accept(Number(match[1]) * (match[2] === "d" ? 24 : 1) * 36e5);
});
var formatDuration = (function(durationMs) {
  if (durationMs < 1e3)
    return `${durationMs}ms`;
  const seconds = Math.round(durationMs / 1e3);
  const parts = [
    [Math.floor(seconds / 3600), "h"],
    [Math.floor(seconds % 3600 / 60), "m"],
    [seconds % 60, "s"]
  ];
  return parts.map((([amount, unit]) => amount === 0 ? "" : `${amount}${unit}`)).join("");
});
var DURATION_CEILING_MS = 24 * 36e5;
var LONGEST_TIMER_MS = 596 * 36e5;
var HELP = "Write a duration such as 90s, 5m or 1h30m (a bare number is minutes), up to 24h.";




// build/settings/parse-fallbacks.js
var NAMES = [...CLIENTS, "command"];
var HELP2 = `Write agents in the order in which they take over (${NAMES.join(", ")}), a client with a model of its own as gemini=gemini-2.5-pro.`;
function parseFallbacks(...given) {
  return __aside().parseFallbacks(...given);
}



// build/settings/parse-gate-timeouts.js
var parseGateTimeouts = (function(text) {
  const entries = splitList(text).map(readEntry2);
  if (entries.length === 0)
    return refuse("names no gate.", HELP3);
  const problems = entries.flatMap(((entry2) => "problem" in entry2 ? [entry2.problem] : []));
  const limits = entries.flatMap(((entry2) => "limit" in entry2 ? [entry2] : []));
  const twice = limits.filter((({ gate }, index) => limits.findIndex(((other) => other.gate === gate)) !== index));
  const doubled2 = twice.map(({ gate }) => ({
    subject: `the gate ${quote(gate)}`,
    problem: "is named twice.",
    help: HELP3
  }));
  return acceptUnless([...problems, ...doubled2], Object.fromEntries(limits.map((({ gate, limit }) => [gate, limit]))));
});
var readEntry2 = (function(entry2) {
  const match = /^([^=]*)=([^/]*)\/([^/]*)$/.exec(entry2);
  const [, gate = "", soft = "", hard = ""] = match ?? [];
  if (match === null)
    return flaw2(entry2, "is not of the form gate=soft/hard.");
  if (!isTimedGate(gate))
    return flaw2(entry2, "names no gate that has a limit (implement, setup, test, spec or quality).");
  const [softLimit, hardLimit] = [parseDuration(soft), parseDuration(hard)];
  if (!softLimit.ok || !hardLimit.ok)
    return flaw2(entry2, "has a limit that is not a duration above 0 and up to 24h.");
  if (softLimit.value >= hardLimit.value)
    return flaw2(entry2, "has a soft limit that is not below the hard one.");
  return { gate, limit: { softMs: softLimit.value, hardMs: hardLimit.value } };
});
var isTimedGate = (function(name2) {
  return TIMED_GATES.some(((gate) => gate === name2));
});
var TIMED_GATES = ["implement", "setup", "test", "spec", "quality"];
var HELP3 = "Write soft and hard limit per gate, for example implement=12m/20m, test=5m/10m.";


function flaw2(entry2, problem2) {
  return { problem: { subject: `the entry ${quote(entry2)}`, problem: problem2, help: HELP3 } };
}


// build/settings/parse-gates.js
var parseGates = (function(text) {
  const lines = splitLines(text).filter(((line) => !line.text.startsWith("#")));
  if (lines.length === 0)
    return refuse("has no command.", `${EXAMPLE} Write none when nothing is to be tested.`);
  if (lines.length === 1 && lines[0]?.text === "none")
    return accept("none");
  const named2 = lines.map(readLine);
  const problems = named2.flatMap(((line, index) => lineProblems(line, named2[index + 1]?.command)));
  const gates = withNames(named2);
  return acceptUnless([...problems, ...doubles(gates)], gates);
});
var commandProblem = (function(command, next) {
  if (command === "")
    return { problem: "has no command.", help: EXAMPLE };
  if (/[\r\n]/.test(command))
    return { problem: "has more than one line.", help: 'Join the commands with "&&".' };
  if (onlyChangesItsShell(command)) {
    return {
      problem: "does nothing but cd or export, and every line runs in a shell of its own.",
      help: `Write it in one line: ${quote(`${command} && ${next ?? "npm test"}`)}.`
    };
  }
  if (/(?<!\\)(?:\\\\)*\\$/.test(command)) {
    return { problem: "ends with a backslash, but a gate is one line.", help: "Write the whole command on one line." };
  }
  return void 0;
});
var readLine = (function({ line, text }) {
  const match = /^([a-z][a-z0-9-]{0,30}):(?: +(.*))?$/s.exec(text);
  return { line, text, name: match?.[1], command: match === null ? text : (match[2] ?? "").trim() };
});
var lineProblems = (function({ line, text, command }, next) {
  const subject = `line ${line}, ${quote(text)},`;
  if (text === "none")
    return [{ subject, problem: "cannot stand beside other gates.", help: "Write none alone." }];
  const problem2 = commandProblem(command, next);
  return problem2 === void 0 ? [] : [{ subject, ...problem2 }];
});
var withNames = (function(lines) {
  let unnamed = 0;
  return lines.map((({ name: name2, command }) => {
    if (name2 !== void 0)
      return { name: name2, command };
    unnamed += 1;
    return { name: unnamed === 1 ? "test" : `test-${unnamed}`, command };
  }));
});
var doubles = (function(gates) {
  const counts = /* @__PURE__ */ new Map();
  for (const { name: name2 } of gates)
    counts.set(name2, (counts.get(name2) ?? 0) + 1);
  return [...counts].flatMap((([name2, count]) => count === 1 ? [] : [
    {
      subject: `the name ${quote(name2)}`,
      problem: `is given to ${count} gates.`,
      help: "Give each gate a name of its own."
    }
  ]));
});
var onlyChangesItsShell = (function(command) {
  if (command.includes("|"))
    return false;
  const parts = command.split(/&&|;/).map(((part) => part.trim()));
  return parts.every(((part) => part === "" || /^(?:cd|export)(?:\s|$)/.test(part)));
});
var GATE_NAME = /^[a-z][a-z0-9-]{0,30}$/;
var EXAMPLE = 'Write one gate per line, for example "unit: npm test".';

function parseCommand(...given) {
  return __aside().parseCommand(...given);
}







// picomatch:picomatch
var library = () => require_picomatch2();
var picomatch = (...given) => library()(...given);
picomatch.makeRe = (...given) => library().makeRe(...given);
var picomatch_default = picomatch;

// build/core/glob-texts.js
function textsOf(...given) {
  return __aside().textsOf(...given);
}
var LONGEST = 1e3;
var loose = /^\.\/|\*{3}|\.\./;
var groups = [/\[[\w.-]+\]/g, /\?\([\w.*|-]+\)/g, /\{[\w.,*/-]*\}/g];
var plain2 = /^[\w.*/-]*$/;

// build/core/globs.js
var globMatcher = (function(globs, options2 = {}) {
  const rules = globs.map(((glob) => readGlob(glob, options2))).filter(((rule) => rule !== void 0));
  return (path) => rules.findLast((rule) => rule.matches(path))?.selects ?? false;
});
var readGlob = (function(glob, options2) {
  const negates = glob.startsWith("!") && !glob.startsWith("!(");
  const pattern = relative((negates ? glob.slice(1) : glob).trim());
  if (pattern === "")
    return void 0;
  return { selects: !negates, matches: matcher(pattern, options2.anyCase === true) };
});
var relative = (function(pattern) {
  return pattern.replace(/^(?:\.?\/)+/, "").replace(/\/+$/, "/**");
});
var matcher = (function(pattern, anyCase) {
  const fold2 = ((text) => anyCase ? text.toLowerCase() : text);
  const literal3 = fold2(pattern);
  const read2 = withContents(pattern).map(((each) => picomatchReading(each, anyCase)));
  return (path) => {
    const folded = fold2(path);
    return folded === literal3 || read2.some((matches2) => matches2(path, folded));
  };
});
var picomatchReading = (function(pattern, anyCase) {
  let texts;
  let compiled;
  return (path, folded) => {
    texts ??= textsOf(pattern).map((text) => anyCase ? text.toLowerCase() : text);
    if (!texts.every((text) => folded.includes(text)))
      return false;
    compiled ??= picomatch_default(pattern, { dot: true, windows: false, flags: anyCase ? "is" : "s" });
    return compiled(path);
  };
});
var withContents = (function(pattern) {
  const name2 = pattern.slice(pattern.lastIndexOf("/") + 1);
  return name2 === "" || magic.test(name2) ? [pattern] : [pattern, `${pattern}/**`];
});






var magic = /[*?[\]{}()!+@|\\]/;


// build/settings/parse-list.js
var parseHalts = (function(text) {
  const names3 = [...new Set(splitList(text))];
  const help = `Write any, never, or some of: ${HALT_KINDS.filter(canFail).join(", ")}.`;
  if (names3.length === 0)
    return refuse("names no halt.", help);
  const word = names3.find(((name2) => name2 === "any" || name2 === "never"));
  if (word !== void 0)
    return names3.length === 1 ? accept([word]) : refuse(`mixes ${word} with other words.`, help);
  const problems = names3.filter((name2) => !isFailing(name2)).map((name2) => entry(name2, "is not a halt that can fail the step.", help));
  return acceptUnless(problems, names3.filter(isFailing));
});
var canFail = (function(kind) {
  return halts[kind].exitCode !== 0;
});
var HALT_KINDS = Object.keys(halts);
var OWNED_NAMES = /^(?:INPUT_.*|ACTIONS_.*|RALPH_.*|GITHUB_TOKEN|GH_TOKEN|GITHUB_(?:ENV|OUTPUT|PATH|STATE|STEP_SUMMARY))$/i;
function parseIds(...given) {
  return __aside().parseIds(...given);
}
function parseNames(...given) {
  return __aside().parseNames(...given);
}
function parseGlobs(...given) {
  return __aside().parseGlobs(...given);
}

function parseSecrets(...given) {
  return __aside().parseSecrets(...given);
}



function isFailing(name2) {
  return HALT_KINDS.some((kind) => kind === name2 && canFail(kind));
}

function entry(value, problem2, help) {
  return { subject: `the entry ${quote(value)}`, problem: problem2, help };
}

// build/settings/parse-number.js
var parseCount = (function(text, type) {
  const { from = 1 } = type;
  const help = `Write a whole number from ${from} to ${type.upTo}, for example ${exampleFor(type.upTo)}.`;
  if (!/^-?\d+$/.test(text))
    return refuse("is not a whole number.", help);
  const value = Number(text);
  if (value < from)
    return refuse(`is below ${from}.`, help);
  if (Object.is(value, -0))
    return refuse("has a sign.", help);
  if (text.startsWith("0") && text !== "0")
    return refuse("starts with a zero.", help);
  if (!Number.isSafeInteger(value) || value > type.upTo && !type.ceiling)
    return refuse("is too large.", help);
  return accept(value);
});
var parseFactor = (function(text) {
  const help = "Write a number above 0, for example 1.5.";
  if (!/^(?:0|[1-9]\d*)(?:\.\d+)?$/.test(text))
    return refuse("is not a plain number.", help);
  const value = Number(text);
  if (value <= 0)
    return refuse("is not above 0.", help);
  return Number.isFinite(value) ? accept(value) : refuse("is too large.", help);
});
var parseMoney = (function(text, { upTo, ceiling, free }) {
  const help = `Write US dollars as a plain number ${free ? "from 0" : "above 0"} to ${upTo}, for example 2.50.`;
  if (!/^(?:0|[1-9]\d*)(?:\.\d{1,4})?$/.test(text))
    return refuse("is not a plain amount of US dollars.", help);
  const value = Number(text);
  if (value <= 0 && !free)
    return refuse("is not above 0.", help);
  if (value > MOST_DOLLARS || value > upTo && !ceiling)
    return refuse("is too large.", help);
  return accept(value);
});
var exampleFor = (function(upTo) {
  return Math.min(upTo, 20);
});



var MOST_DOLLARS = 1e6;


// build/settings/parse-patterns.js
var parsePatterns = (function(text) {
  const lines = splitLines(text);
  if (lines.length === 0)
    return refuse("has no expression.", `${HELP4} Write none where nothing is to be looked for.`);
  if (lines.length === 1 && lines[0]?.text === "none")
    return accept([]);
  if (lines.length > MOST.patterns)
    return refuse(`has ${lines.length} lines, the limit is ${MOST.patterns}.`, HELP4);
  return acceptUnless(lines.flatMap((({ text: pattern }) => patternProblem(pattern))), [...new Set(lines.map((({ text: pattern }) => pattern)))]);
});
var patternProblem = (function(pattern) {
  const subject = `the expression ${quote(pattern)}`;
  if (pattern.length > MOST.characters) {
    return [{ subject, problem: `has ${pattern.length} characters, the limit is ${MOST.characters}.`, help: HELP4 }];
  }
  const flaw4 = flawOf(pattern);
  if (flaw4 !== void 0)
    return [{ subject, problem: `is not valid: ${flaw4}.`, help: HELP4 }];
  if (new RegExp(pattern, "m").test(""))
    return [{ subject, problem: "matches a text without words.", help: HELP4 }];
  return [];
});
var flawOf = (function(pattern) {
  try {
    new RegExp(pattern, "m");
    return void 0;
  } catch (error) {
    return error.message.replace(/^Invalid regular expression: /, "").replace(/\.$/, "");
  }
});
var MOST = { patterns: 20, characters: 500 };
var HELP4 = 'Write one regular expression a line, without slashes and flags, for example "^Done: all tests pass".';




// build/settings/parse-places.js
function parsePlaces(...given) {
  return __aside().parsePlaces(...given);
}
function parsePlace(text) {
  const problem2 = placeProblem(text, false);
  return problem2 === void 0 ? accept(normalised(text)) : refuse(problem2, PLACE_HELP);
}
var PLACE_HELP = "Write the absolute path of a folder, for example /tmp/hand-over.";
function placeProblem(...given) {
  return __aside().placeProblem(...given);
}
function normalised(...given) {
  return __aside().normalised(...given);
}

// build/settings/parse-prices.js
var HELP5 = "Write what a million tokens costs in US dollars as model=input/output, with cached input and input into the cache behind it where they cost something else, for example my-model=3/15/0.3/3.75.";
function parsePrices(...given) {
  return __aside().parsePrices(...given);
}



// build/settings/parse-ref.js
var parseBranchPrefix = (function(text) {
  const help = "Write the beginning of a branch name, for example ralph/.";
  if (text.startsWith("refs/"))
    return refuse("is the beginning of a full ref.", `${help} Leave out refs/heads/.`);
  const flaw4 = branchFlaw(`${text}feature`);
  return flaw4 === void 0 ? accept(text) : refuse(`cannot begin a branch name: ${flaw4}.`, help);
});
var branchFlaw = (function(name2) {
  return FLAWS.find((([pattern]) => pattern.test(name2)))?.[1];
});
function parseBranch(...given) {
  return __aside().parseBranch(...given);
}

var FLAWS = [
  [/[\s~^:?*[\\\p{Cc}]/u, "it contains a space or one of ~ ^ : ? * [ \\"],
  [/^-/, 'it begins with "-"'],
  [/^\/|\/$|\/\//, 'it has an empty part between "/"'],
  [/(?:^|\/)\./, 'a part begins with "."'],
  [/\.\.|@\{/, 'it contains ".." or "@{"'],
  [/\.$|\.lock(?:\/|$)/, 'it ends with "." or ".lock"'],
  [/^(?:@|HEAD)$/, "the name is reserved"],
  [/^.{201,}$/su, "it is longer than 200 characters"]
];


// build/settings/parse-text.js
var parseBoolean = (function(text) {
  if (text !== "true" && text !== "false")
    return refuse("is not a boolean.", "Write true or false.");
  return accept(text === "true");
});
var parseChoice = (function(text, type) {
  if (type.values.includes(text))
    return accept(text);
  const problem2 = type.later.includes(text) ? "is not supported in this version." : "is not a known value.";
  return refuse(problem2, `Write ${oneOf(type.values)}.`);
});
var parseMessageTemplate = (function(text) {
  const unknown2 = [...text.matchAll(/\{(\w+)\}/g)].find((([, name2]) => name2 !== "id" && name2 !== "title"));
  if (unknown2 === void 0)
    return accept(text);
  return refuse(`has the unknown placeholder ${unknown2[0]}.`, 'Use {id} and {title}, for example "feat: [{id}] - {title}".');
});
var parsePersonName = (function(text) {
  const help = 'Write a plain name, for example "Release Bot".';
  if (/[<>]/.test(text))
    return refuse('contains "<" or ">".', help);
  return /[\p{L}\p{N}]/u.test(text) ? accept(text) : refuse("has no letter and no digit.", help);
});
var parseEmail = (function(text) {
  if (/^[^\s<>@]+@[^\s<>@]+$/.test(text))
    return accept(text);
  return refuse("is not an e-mail address.", "Write an address such as bot@example.com.");
});
var parseToken = (function(text) {
  if (/^[!-~]+$/.test(text))
    return accept(text);
  return refuse("contains a character that no token has (a space, a line break or a non-ASCII character).", `Pass it from a secret, for example \${{ secrets.RALPH_TOKEN }}, and check what is stored there.`);
});


function parseText(...given) {
  return __aside().parseText(...given);
}
function parseSentence(...given) {
  return __aside().parseSentence(...given);
}
function parseFeature(...given) {
  return __aside().parseFeature(...given);
}





// build/settings/parse-trigger.js
var parsePhrase = (function(text) {
  if (/^[A-Za-z/@!$:.][\w/@!$:.-]{1,39}$/.test(text))
    return accept(text);
  return refuse("is not one plain word.", "Write 2 to 40 letters, digits and / @ ! $ : . - _, beginning with none of - and _ and no digit, for example /ralph.");
});

function parseLabel(text) {
  return [...text].length <= 50 ? accept(text) : refuse("is longer than 50 characters.", "Write the name of one label, for example ralph.");
}
function parseLogins(...given) {
  return __aside().parseLogins(...given);
}

// build/settings/parse-words.js
var parseWords = (function(text, type) {
  const trimmed = text.trim();
  if (type.program && /[\r\n]/.test(trimmed))
    return refuse("has more than one line.", "Write one command on one line.");
  const pieces = [...trimmed.matchAll(PIECE)];
  const read2 = pieces.reduce(((length, [piece]) => length + piece.length), 0);
  if (read2 < trimmed.length)
    return refuseAt(trimmed.slice(read2));
  const words = joinPieces(pieces);
  if (words.length === 0)
    return refuse("has no words.", "Write words separated by spaces.");
  return type.program ? checkProgram(words) : accept(words);
});
var joinPieces = (function(pieces) {
  const words = [];
  let joins = false;
  for (const { groups: groups2 = {} } of pieces) {
    if (groups2["space"] === void 0)
      words.push((joins ? words.pop() ?? "" : "") + literal(groups2));
    joins = groups2["space"] === void 0;
  }
  return words;
});
var literal = (function(groups2) {
  const double = groups2["double"]?.replace(/\\(["\\$`])/g, "$1");
  return groups2["single"] ?? double ?? groups2["escaped"] ?? groups2["plain"] ?? "";
});
var checkProgram = (function(words) {
  const program = words[0] ?? "";
  if (program.trim() === "")
    return refuse("names no program.", "Begin with the name or path of a program.");
  if (!/^[A-Za-z_]\w*=/.test(program))
    return accept(words);
  return refuse(`begins with ${quote(program)}, which only a shell would read as a variable.`, 'Write "env NAME=value program", or set env: on the step and name the variable in agent_env.');
});
var PIECE = /(?<space>\s+)|'(?<single>[^']*)'|"(?<double>(?:[^"\\`$]|\\.|\$(?![A-Za-z_{(]))*)"|\\(?<escaped>.)|(?<plain>(?:[^\s'"\\|&;<>`$]|\$(?![A-Za-z_{(]))+)/gsy;

function refuseAt(...given) {
  return __aside().refuseAt(...given);
}




// build/settings/parse.js
var parseValue = (function(type, text) {
  if (text.includes("\0"))
    return refuse("contains a NUL character.", "Remove it.");
  if (byteLength(text) > MOST_BYTES)
    return refuse(`is longer than ${MOST_BYTES} bytes.`, "Put it into a file or script.");
  const parse3 = PARSERS[type.kind];
  const parsed = parse3(text, type);
  const flaw4 = SPACIOUS.has(type.kind) ? void 0 : spaceFlaw(text);
  if (flaw4 === void 0)
    return parsed;
  const form = parsed.ok ? void 0 : parsed.problems[0]?.help;
  return refuse(flaw4, form ?? "Write the value alone, on one line.");
});
var spaceFlaw = (function(text) {
  if (text.trim() !== text)
    return "begins or ends with white space.";
  return /[\r\n\u2028\u2029]/.test(text) ? "has more than one line." : void 0;
});
var MOST_BYTES = 131071;
var PARSERS = {
  boolean: parseBoolean,
  count: parseCount,
  factor: parseFactor,
  money: parseMoney,
  duration: parseDuration,
  age: parseAge,
  choice: parseChoice,
  path: parsePath,
  folder: parseFolder,
  places: parsePlaces,
  place: parsePlace,
  feature: parseFeature,
  ids: parseIds,
  names: parseNames,
  globs: parseGlobs,
  words: parseWords,
  model: parseModel,
  tools: parseTools,
  fallbacks: parseFallbacks,
  prices: parsePrices,
  executable: parseExecutable,
  cassette: parseCassette,
  version: parseVersion,
  gates: parseGates,
  command: parseCommand,
  text: parseText,
  patterns: parsePatterns,
  "gate-timeouts": parseGateTimeouts,
  branch: parseBranch,
  "branch-prefix": parseBranchPrefix,
  "message-template": parseMessageTemplate,
  "person-name": parsePersonName,
  email: parseEmail,
  sentence: parseSentence,
  token: parseToken,
  halts: parseHalts,
  phrase: parsePhrase,
  label: parseLabel,
  logins: parseLogins,
  secrets: parseSecrets
};
var SPACIOUS = /* @__PURE__ */ new Set([
  "ids",
  "names",
  "globs",
  "words",
  "tools",
  "fallbacks",
  "prices",
  "gates",
  "command",
  "text",
  "patterns",
  "places",
  "gate-timeouts",
  "halts",
  "logins",
  "secrets",
  "token"
]);



// build/settings/merge.js
var merge = (function(collected) {
  const read2 = collected.given.map(((given) => ({ given, parsed: parseValue(rowOf(given.name).type, given.text) })));
  const failed4 = read2.flatMap((({ given, parsed }) => parsed.ok ? [] : [{ given, problems: parsed.problems }]));
  const readable = read2.flatMap((({ given, parsed }) => parsed.ok ? [{ given, value: parsed.value }] : []));
  const winners = readable.toSorted(((a, b) => a.given.layer - b.given.layer));
  const builtIn = builtInValues();
  return {
    values: { ...builtIn, ...asValues(winners.map((({ given, value }) => [given.name, value]))) },
    builtIn,
    given: new Map(winners.map((({ given }) => [given.name, given]))),
    unreadable: /* @__PURE__ */ new Set([...collected.unreadable, ...failed4.map(({ given }) => given.name)]),
    mistakes: failed4.flatMap(({ given, problems }) => problems.map((problem2) => mistakeOf(given, problem2))),
    notices: replaced(winners.map((({ given }) => given)))
  };
});
var builtInValues = (function() {
  known ??= readBuiltIn();
  return known;
});
var readBuiltIn = (function() {
  const entries = SETTINGS.map(((row) => {
    if (!("default" in row))
      return [row.name, void 0];
    const parsed = parseValue(row.type, row.default);
    if (!parsed.ok)
      throw new Error(`The built-in value of ${row.name} cannot be read: ${row.default}`);
    return [row.name, parsed.value];
  }));
  return asValues(entries);
});
var asValues = (function(entries) {
  return Object.fromEntries(entries);
});
var replaced = (function(winners) {
  return winners.flatMap(((given, index) => {
    const before = winners.slice(0, index).findLast(((earlier) => earlier.name === given.name));
    if (before === void 0 || before.layer === given.layer || before.text === given.text)
      return [];
    if (rowOf(given.name).secret === true)
      return [];
    const from = before.prefix === "" ? before.origin : before.prefix.slice(0, -2);
    return [`${given.name}: the ${given.origin} ${quote(given.text)} replaces ${quote(before.text)} from ${from}.`];
  }));
});
var areReadable = (function(merged, names3) {
  return names3.every(((name2) => !merged.unreadable.has(name2)));
});

var known;



function mistakeOf(...given) {
  return __aside().mistakeOf(...given);
}

function crossMistake(...given) {
  return __aside().crossMistake(...given);
}



// build/settings/triggers.js
var misplacedTriggers = (function(origin) {
  return [...names2].filter(((name2) => origin[name2] === "config-file"));
});
var names2 = new Set(TRIGGER_SETTINGS.map((({ name: name2 }) => name2)));
function readTriggers(...given) {
  return __aside().readTriggers(...given);
}


// build/action/refusal.js
function configError(...reasons) {
  return { ok: false, halt: "config_error", reasons };
}
function environmentBroken(...reasons) {
  return { ok: false, halt: "environment_broken", reasons };
}
function interrupted(cancel) {
  return {
    ok: false,
    halt: "interrupted",
    reasons: [`${String(cancel.reason)} before the run began; nothing was changed.`]
  };
}

// build/action/asked-objective.js
var namedCriteria = (function({ asked, objective, inputs, gates }) {
  if (asked === void 0 || objective?.criteria === void 0)
    return objective;
  const triggers = readTriggers(inputs);
  const rule = triggers.ok ? triggers.triggers.criteria : "write";
  if (rule === "write")
    return objective;
  if (rule === "off")
    return configError("comment_criteria: off, so a comment may not bring criteria.");
  const names3 = typeof gates === "string" ? [] : gates.map(({ name: name2 }) => name2);
  const { criteria, ...rest } = objective;
  if (names3.includes(criteria))
    return rest;
  const has = names3.length === 0 ? "no gate is configured" : `the configured gates are ${names3.join(", ")}`;
  return configError(`comment_criteria: named, so --criteria names a configured gate, and "${criteria}" is none: ${has}.`);
});
function askedObjective(...given) {
  return __aside().askedObjective(...given);
}
var MOST_CHARS = 16e3;


// build/action/at-base.js


// build/adapters/git/layer.js



// build/adapters/git/extras.js


// build/adapters/git/index-file.js


// build/adapters/git/index-stat.js
var encodeStats = (function(stats, mode) {
  const bytes = Buffer.alloc(statBytes);
  writeTime(bytes, 0, stats.ctimeNs);
  writeTime(bytes, 8, stats.mtimeNs);
  const numbers = [stats.dev, stats.ino, BigInt(mode), stats.uid, stats.gid, stats.size];
  for (const [at2, value] of numbers.entries())
    bytes.writeUInt32BE(low32(value), 16 + at2 * 4);
  return bytes;
});
var writeTime = (function(bytes, at2, timeNs) {
  bytes.writeUInt32BE(low32(timeNs / secondNs), at2);
  bytes.writeUInt32BE(Number(timeNs % secondNs), at2 + 4);
});
var low32 = (function(value) {
  return Number(BigInt.asUintN(32, value));
});
var statBytes = 40;
var stampBytes = 60;
function compareStats(...given) {
  return __aside().compareStats(...given);
}

var secondNs = 1000000000n;





// build/adapters/git/paths.js
var decodePath = (function(bytes) {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString("utf8");
  return text.includes("\uFFFD") ? decodeByteWise(bytes) : text;
});
var encodePath = (function(path) {
  if (path.isWellFormed())
    return Buffer.from(path, "utf8");
  const parts = [];
  for (const char of path) {
    const code = char.codePointAt(0) ?? 0;
    const isByte = code >= 56448 && code <= 56575;
    parts.push(isByte ? Buffer.from([code - surrogateBase]) : Buffer.from(char, "utf8"));
  }
  return Buffer.concat(parts);
});
var splitNames = (function(out) {
  const names3 = [];
  for (let at2 = 0; at2 < out.length; ) {
    const end = out.indexOf(0, at2);
    names3.push(decodePath(out.subarray(at2, end)));
    at2 = end + 1;
  }
  return names3;
});
var inside = (function(dir, path) {
  if (path === "")
    return dir;
  return path.isWellFormed() ? `${dir}/${path}` : Buffer.concat([Buffer.from(`${dir}/`), encodePath(path)]);
});
var joinPath = (function(folder, name2) {
  return folder === "" ? name2 : `${folder}/${name2}`;
});
var parentOf = (function(path) {
  const slash2 = path.lastIndexOf("/");
  return slash2 < 0 ? "" : path.slice(0, slash2);
});
var foldersAbove = (function(path) {
  const parent = parentOf(path);
  return parent === "" ? [] : [parent, ...foldersAbove(parent)];
});
var isDotGit = (function(name2) {
  return name2.replace(ignoredOnHfs, "").toLowerCase().split("\\").some(((part) => reserved.test(part)));
});
var surrogateBase = 56320;
var strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });







var ignoredOnHfs = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/gu;
var reserved = /^(?:\.git|git~1)(?:[ .]*(?:$|:))/;

function decodeByteWise(...given) {
  return __aside().decodeByteWise(...given);
}



// build/adapters/git/index-file.js
var parseIndex = (function(bytes, writtenNs) {
  const version = bytes.readUInt32BE(4);
  if (bytes.toString("latin1", 0, 4) !== "DIRC" || version < 2 || version > 4)
    throw new Error("not a git index");
  const { entries, end } = readEntries(bytes, version);
  const stampOf2 = ({ at: at2 }) => bytes.subarray(at2, at2 + stampBytes);
  return {
    bytes,
    version,
    end,
    ordered: entries,
    entries: new Map(entries.map((entry2) => [entry2.path, entry2])),
    folders: foldersOf(entries),
    tree: cachedTree(bytes, end),
    modeOf: (entry2) => bytes.readUInt32BE(entry2.at + 24).toString(8).padStart(6, "0"),
    shaOf: (entry2) => bytes.toString("hex", entry2.at + 40, entry2.at + 60),
    compare: (entry2, stats) => compareStats(stampOf2(entry2), stats, writtenNs),
    sizeOf: (entry2) => bytes.readUInt32BE(entry2.at + 36),
    stampOf: stampOf2,
    countWritten: (before) => entries.filter((entry2) => !isSame(before, entry2.path, stampOf2(entry2))).length,
    hidden: () => entries.filter((entry2) => isHidden(bytes, entry2.at)).map((entry2) => entry2.path)
  };
});
var readEntries = (function(bytes, version) {
  const entries = [];
  let at2 = 12;
  let name2 = Buffer.alloc(0);
  for (let left = bytes.readUInt32BE(8); left > 0; left -= 1) {
    const extended = (bytes.readUInt16BE(at2 + 60) & extendedFlag) !== 0;
    let start2 = at2 + (extended ? 64 : 62);
    let kept = 0;
    if (version === 4) {
      const strip2 = readOffset(bytes, start2);
      start2 = strip2.next;
      kept = name2.length - strip2.value;
    }
    const end = bytes.indexOf(0, start2);
    if (end < 0 || kept < 0)
      throw new Error("truncated git index");
    name2 = kept === 0 ? bytes.subarray(start2, end) : Buffer.concat([name2.subarray(0, kept), bytes.subarray(start2, end)]);
    entries.push({ path: decodePath(name2), at: at2 });
    at2 = version === 4 ? end + 1 : at2 + (end - at2 + 8 & ~7);
  }
  return { entries, end: at2 };
});
var foldersOf = (function(entries) {
  const folders = /* @__PURE__ */ new Set();
  for (const { path } of entries) {
    for (let slash2 = path.lastIndexOf("/"); slash2 > 0; slash2 = path.lastIndexOf("/", slash2 - 1)) {
      const folder = path.slice(0, slash2);
      if (folders.has(folder))
        break;
      folders.add(folder);
    }
  }
  return folders;
});
var cachedTree = (function(bytes, from) {
  for (let at2 = from; at2 + 8 <= bytes.length - 20; ) {
    const size = bytes.readUInt32BE(at2 + 4);
    if (bytes.toString("latin1", at2, at2 + 4) === "TREE")
      return rootOf(bytes.subarray(at2 + 8, at2 + 8 + size));
    at2 += 8 + size;
  }
  return void 0;
});
var rootOf = (function(extension) {
  const end = extension.indexOf(10);
  const isValid = end > 0 && !extension.toString("latin1", 1, end).startsWith("-");
  return isValid ? extension.toString("hex", end + 1, end + 21) : void 0;
});
function readIndex(path) {
  const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(path, { bigint: true, throwIfNoEntry: false });
  return stats?.isFile() ? parseIndex((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path), stats.mtimeNs) : void 0;
}

var extendedFlag = 16384;
var assumeUnchangedFlag = 32768;

function readOffset(...given) {
  return __aside().readOffset(...given);
}



function isHidden(...given) {
  return __aside().isHidden(...given);
}
function isSame(before, path, stamp) {
  const entry2 = before?.entries.get(path);
  return entry2 !== void 0 && before?.stampOf(entry2).equals(stamp) === true;
}

// build/adapters/git/index-scan.js
var scanIndex = (function(bytes) {
  const attributeBlobs = [];
  let hasSubmodules = false;
  let at2 = firstEntry;
  for (let left = bytes.readUInt32BE(8); left > 0; left -= 1) {
    if (bytes.readUInt16BE(at2 + 26) === submoduleBits)
      hasSubmodules = true;
    const start2 = at2 + nameOffset;
    const end = endOfName(bytes, start2);
    if (bytes.readUInt16BE(at2 + 26) >>> 12 === fileType && isAttributes(bytes, start2, end))
      attributeBlobs.push(bytes.toString("hex", at2 + 40, at2 + 60));
    at2 += end - at2 + 8 & ~7;
  }
  return { hasSubmodules, attributeBlobs };
});
var endOfName = (function(bytes, start2) {
  const length = bytes.readUInt16BE(start2 - 2) & longName;
  return length < longName ? start2 + length : bytes.indexOf(0, start2);
});
var isAttributes = (function(bytes, start2, end) {
  const from = end - fileName.length;
  if (from < start2 || bytes[end - 1] !== lastLetter)
    return false;
  return (from === start2 || bytes[from - 1] === slash) && bytes.toString("latin1", from, end) === fileName;
});

var firstEntry = 12;
var nameOffset = 62;
var submoduleBits = 57344;
var fileType = 8;
var longName = 4095;

var fileName = ".gitattributes";
var slash = 47;
var lastLetter = fileName.charCodeAt(fileName.length - 1);

function submodulePaths({ bytes, ordered }) {
  return new Set(ordered.filter(({ at: at2 }) => bytes.readUInt16BE(at2 + 26) === submoduleBits).map(({ path }) => path));
}

// build/adapters/git/extras.js
var readExtras = (async function(call) {
  const { repository, workspace } = call;
  const bytes = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(call.indexFile);
  const { hasSubmodules, attributeBlobs } = scanIndex(bytes);
  const hasLfs = await namesLfs(repository, attributeBlobs);
  if (!hasLfs && !hasSubmodules)
    return noExtras;
  const index = parseIndex(bytes, 0n);
  const { findSubmodules } = await __webpack_require__.e(/* import() */ 9439).then(__webpack_require__.bind(__webpack_require__, 9439));
  const { submodules, notices } = await findSubmodules({ git: repository.git, workspace, index });
  if (!hasLfs)
    return { submodules, notices };
  const { findLfs } = await __webpack_require__.e(/* import() */ 7438).then(__webpack_require__.bind(__webpack_require__, 5057));
  const found = await findLfs({ ...call, index });
  return { submodules, lfs: found.lfs, notices: [...notices, ...found.notices] };
});
var namesLfs = (async function(repository, blobs) {
  return (await repository.blobs(blobs)).some((bytes) => bytes.includes("filter=lfs"));
});
var noExtras = { submodules: [], notices: [] };



// layer:adapters/git/first-args.js


// build/adapters/git/folder.js


// build/adapters/random-name.js
var randomName = (function() {
  if (used === pool.length) {
    (0,node_crypto__WEBPACK_IMPORTED_MODULE_4__.randomFillSync)(pool);
    used = 0;
  }
  used += 8;
  return pool.toString("hex", used - 8, used);
});

var pool = Buffer.allocUnsafe(4096);
var used = pool.length;


// build/adapters/git/breather.js
var openBreather = (function(every = 256) {
  let steps = 0;
  return async () => {
    steps += 1;
    if (steps % every === 0)
      await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_5__.setImmediate)();
  };
});



// build/adapters/git/folder.js
var kindAt = (function(dir, path) {
  const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(inside(dir, path), { throwIfNoEntry: false });
  return stats && kindOf(stats);
});
var listFolder = (function(dir, path) {
  return withAccess(dir, path, (() => readItems(inside(dir, path))));
});
var removePath = (function(dir, path) {
  if (path === "" && kindAt(dir, "") === "folder") {
    for (const item of listFolder(dir, ""))
      removePath(dir, item.name);
  }
  const deep = [];
  removeWhole(placed(dir, path), deep);
  for (let next = deep.pop(); next !== void 0; next = deep.pop())
    removeWhole(placed(dir, next), deep);
});
var removeWhole = (function(place, deep) {
  const { dir, path } = place;
  const kind = kindIn(place);
  if (kind === void 0)
    return;
  const name2 = inside(dir, path);
  if (kind !== "folder") {
    changing(dir, path, () => withAccess(dir, parentOf(path), () => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.unlinkSync)(name2)));
  } else if (path.length > longPath) {
    const moved = `ralph-removing-${randomName()}`;
    const move = () => withAccess(dir, parentOf(path), () => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(name2, `${dir}/${moved}`));
    changing(dir, path, () => withAccess(dir, path, move));
    deep.push(moved);
  } else {
    for (const item of listFolder(dir, path))
      removeWhole(below(place, item), deep);
    changing(dir, path, () => withAccess(dir, parentOf(path), () => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmdirSync)(name2)));
  }
});
var placed = (function(dir, path) {
  return { dir, path, isBelow: parentOf(path) === "" };
});
var kindIn = (function({ dir, path, isBelow }) {
  const look = (() => kindAt(dir, path));
  return isBelow ? withAccess(dir, parentOf(path), look) : look();
});
var changing = (function(dir, path, act2) {
  try {
    act2();
  } catch (error) {
    throw isDenied(error) ? unchangeable(joinPath(dir, path), error) : error;
  }
});
var withAccess = (function(dir, folder, act2) {
  try {
    return act2();
  } catch (error) {
    if (!isDenied(error))
      throw error;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.chmodSync)(inside(dir, folder), 493);
    return act2();
  }
});
var kindOf = (function(entry2) {
  if (entry2.isFile())
    return "file";
  if (entry2.isDirectory())
    return "folder";
  if (entry2.isSymbolicLink())
    return "link";
  if (entry2.isFIFO())
    return "pipe";
  return entry2.isSocket() ? "socket" : "device";
});
var readItems = (function(place) {
  const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(place, { withFileTypes: true });
  if (!entries.some(((entry2) => entry2.name.includes("\uFFFD")))) {
    return entries.map(((entry2) => ({ name: entry2.name, kind: kindOf(entry2) })));
  }
  return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(place, { withFileTypes: true, encoding: "buffer" }).map((entry2) => ({
    name: decodePath(entry2.name),
    kind: kindOf(entry2)
  }));
});



async function removeGently(dir, path, breathe = openBreather()) {
  await removeSlowly(placed(dir, path), breathe);
}
function removeSlowly(...given) {
  return __aside().removeSlowly(...given);
}
var longPath = 2e3;


function below({ dir, path }, { name: name2 }) {
  return { dir, path: joinPath(path, name2), isBelow: true };
}


function unchangeable(...given) {
  return __aside().unchangeable(...given);
}

function isDenied(error) {
  return error instanceof Error && "code" in error && (error.code === "EACCES" || error.code === "EPERM");
}



// build/adapters/git/layer-copy.js



// build/adapters/late-files.js
var files = (function() {
  loaded ??= Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 1455, 23));
  return loaded;
});
var loaded;

var cp = async (...given) => (await files()).cp(...given);
var rm = async (...given) => (await files()).rm(...given);
var open = (async (...given) => (await files()).open(...given));
var makeFolder = async (path) => void await (await files()).mkdir(path, { recursive: true });

// build/adapters/git/layer-relocate.js



// layer:adapters/git/run-to-end.js


// build/adapters/git/layer-relocate.js
var mostBytes = 16 * 1024 * 1024;









// build/adapters/git/layer-copy.js
var argumentBytes = 1e5;
function copyRoots(...given) {
  return __aside().copyRoots(...given);
}






// build/adapters/git/layer-stamp.js
var stampLayer = (async function(layer, dir) {
  const stamps = /* @__PURE__ */ new Map();
  const open2 = [...layer.roots];
  let folders = 0;
  for (let path = open2.pop(); path !== void 0; path = open2.pop()) {
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(inside(dir, path), { bigint: true, throwIfNoEntry: false });
    if (stats === void 0)
      continue;
    stamps.set(path, stampOf(stats));
    if (!stats.isDirectory() || path.length > longPath2)
      continue;
    for (const item of listFolder(dir, path))
      open2.push(joinPath(path, item.name));
    folders += 1;
    if (folders % 256 === 0)
      await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_5__.setImmediate)();
  }
  return stamps;
});



var longPath2 = 2e3;
function stampOf(stats) {
  if (stats.isDirectory())
    return "folder";
  return `${stats.mode} ${stats.ino} ${stats.size} ${stats.mtimeNs} ${stats.ctimeNs}`;
}

// build/adapters/git/layer.js
var layerReader = (function(repository, workspace) {
  const layers = /* @__PURE__ */ new Map();
  return ((commit) => {
    const known3 = layers.get(commit);
    if (known3 !== void 0)
      return known3;
    const before = [...layers.values()];
    const reading = before.length === 0 ? readLayer({ repository, workspace, commit }) : Promise.allSettled(before).then(() => readLayer({ repository, workspace, commit }));
    reading.catch(() => void 0);
    layers.set(commit, reading);
    return reading;
  });
});
var readLayer = (async function(call) {
  const indexFile = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(call.repository.git.gitDir, _layer_0_js__WEBPACK_IMPORTED_MODULE_3__/* .adapters_git_first_args__layerIndex */ .ie);
  const out = await listedAhead(call) ?? await listIgnored(call, indexFile);
  const listed = splitNames(out).map((path) => path.replace(/\/$/, ""));
  const names3 = listed.filter((path) => path !== ".git" && path.isWellFormed());
  const above = new Set(names3.flatMap(foldersAbove));
  const roots = new Set(names3.filter((name2) => !above.has(name2)));
  const source = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(call.workspace);
  const extras = await readExtras({ repository: call.repository, workspace: source, indexFile });
  return { source, roots, above, origin: await stampLayer({ roots }, source), laid: /* @__PURE__ */ new Map(), extras };
});
var listedAhead = (async function({ repository: { look }, workspace, commit }) {
  await look?.ended;
  return look?.workspace === workspace && look.copy?.commit === commit ? look.copy.ignored : void 0;
});
var layLayer = (async function(layer, dir) {
  const laid = layer.laid.get(dir);
  const found = laid === void 0 ? void 0 : await stampLayer(layer, dir);
  const wrong = laid === void 0 || found === void 0 ? [...layer.roots] : differences(laid, found);
  if (wrong.length === 0)
    return noRepairs;
  const wanted2 = wrong.filter((path) => laid === void 0 || laid.has(path));
  const copied = outermost(wanted2);
  await checkSource(layer, copied);
  for (const path of wrong.sort())
    removePath(dir, path);
  await copyRoots(layer, dir, copied);
  layer.laid.set(dir, await stampLayer(layer, dir));
  return { restored: wanted2.length, removed: wrong.length - wanted2.length };
});



function listIgnored(...given) {
  return __aside().listIgnored(...given);
}

var noRepairs = { restored: 0, removed: 0 };
function differences(laid, found) {
  const paths = /* @__PURE__ */ new Set([...laid.keys(), ...found.keys()]);
  return [...paths].filter((path) => laid.get(path) !== found.get(path));
}
function checkSource(...given) {
  return __aside().checkSource(...given);
}

function outermost(paths) {
  const all = new Set(paths);
  return paths.filter((path) => !foldersAbove(path).some((folder) => all.has(folder)));
}

// build/core/detect-checks.js
var manifestsIn = (function(folder, { paths, packageJson }) {
  if (folder === "")
    return { paths, packageJson };
  const own = [...paths].flatMap((path) => path.startsWith(`${folder}/`) ? [path.slice(folder.length + 1)] : []);
  return { paths: /* @__PURE__ */ new Set([...own, ...workspaceLocks.filter((path) => paths.has(path))]), packageJson };
});

var workspaceLocks = ["pnpm-lock.yaml", "yarn.lock", "bun.lock", "bun.lockb"];
var detectors = [
  { because: "scripts.test of package.json", command: nodeTest },
  { because: "Cargo.toml", command: ({ paths }) => paths.has("Cargo.toml") ? "cargo test" : void 0 },
  { because: "go.mod", command: ({ paths }) => paths.has("go.mod") ? "go test ./..." : void 0 },
  { because: "a pytest configuration", command: pytest },
  { because: "mvnw", command: ({ paths }) => paths.has("mvnw") ? "./mvnw -B test" : void 0 },
  { because: "pom.xml", command: ({ paths }) => paths.has("pom.xml") ? "mvn -B test" : void 0 },
  { because: "gradlew", command: ({ paths }) => paths.has("gradlew") ? "./gradlew test" : void 0 },
  { because: ".rspec", command: ({ paths }) => paths.has(".rspec") ? "bundle exec rspec" : void 0 },
  { because: "phpunit.xml", command: phpunit }
];
function detectCheck(...given) {
  return __aside().detectCheck(...given);
}
function nodeTest(...given) {
  return __aside().nodeTest(...given);
}

function pytest({ paths }) {
  const configured = ["pytest.ini", "tests/conftest.py", "conftest.py", "tox.ini"].some((path) => paths.has(path));
  return configured ? "python -m pytest" : void 0;
}
function phpunit({ paths }) {
  return paths.has("phpunit.xml") || paths.has("phpunit.xml.dist") ? "vendor/bin/phpunit" : void 0;
}

// build/core/prd-search.js
var prdCandidates = (function(paths, search) {
  return wanted(paths, search).filter(((path) => paths.has(path)));
});
var wanted = (function(paths, { prd, feature }) {
  if (prd !== void 0)
    return [prd];
  if (feature !== void 0)
    return [`.ralph/${feature}/prd.json`];
  return [...featureFolders(paths), ...usualPlaces];
});
var featureName = (function(path) {
  const folder = path.split("/").slice(0, -1);
  return folder.at(-1)?.replace(/^\./, "") ?? "default";
});
var featureFolders = (function(paths) {
  const found = [];
  for (const path of paths) {
    if (/^\.ralph\/(?!archive\/)[^/]+\/prd\.json$/.test(path))
      found.push(path);
  }
  return found.sort();
});
var usualPlaces = [
  "prd.json",
  "scripts/ralph/prd.json",
  "ralph/prd.json",
  ".ralph/prd.json",
  "tasks/prd.json",
  "plans/prd.json",
  ".omc/prd.json",
  "PRD.json"
];
var searchedFolders = [
  ...["", ".ralph", ".ralph/prompts", "scripts/ralph", "ralph", "tasks", "plans", ".omc", "tests"]
];



var MOST_NAMED = 10;





// build/action/find-prd.js



// build/core/prd-branch.js
var MAX_COMPONENT_BYTES = 255;
var FORBIDDEN = /[\u0000-\u0020\u007f~^:?*[\\]|\.\.|@\{|\/\/|^[-/]|[/.]$/;
function isValidBranchName(...given) {
  return __aside().isValidBranchName(...given);
}


// build/core/prd-bytes.js
var decodePrd = (function(bytes) {
  if (bytes.length > MAX_BYTES) {
    return refuse2("too-large", `the file has ${bytes.length} bytes, more than ${LIMIT}. Split it into several features.`);
  }
  if (looksLikeUtf16(bytes))
    return refuse2("utf-16", "the file is UTF-16. Save it as UTF-8.");
  const bomBytes = BOM.every(((byte, at2) => bytes[at2] === byte)) ? 3 : 0;
  const text = decodeUtf8(bytes.subarray(bomBytes));
  if (text === void 0)
    return refuse2("invalid-utf-8", "the file is not valid UTF-8. Save it as UTF-8.");
  if (text.trim() === "")
    return refuse2("empty-file", 'the file is empty. Write a "userStories" list into it.');
  return { ok: true, text, bomBytes };
});
var looksLikeUtf16 = (function(bytes) {
  const [first, second] = bytes;
  if (first === void 0 || second === void 0)
    return false;
  if (first === 255 && second === 254 || first === 254 && second === 255)
    return true;
  return first === 0 !== (second === 0);
});
var decodeUtf8 = (function(bytes) {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return void 0;
  }
});
var MAX_BYTES = 5 * 1024 * 1024;
var LIMIT = "5 MiB";
var SCRATCH_BYTES = 16 * 1024;
var BOM = [239, 187, 191];

function refuse2(code, text) {
  return { ok: false, problem: { code, line: void 0, story: void 0, text } };
}


function utf8Scratch() {
  return { encoder: new TextEncoder(), buffer: new Uint8Array(SCRATCH_BYTES) };
}
function utf8Length(...given) {
  return __aside().utf8Length(...given);
}

// build/core/prd-error.js
var MAX_LISTED = 10;
function prdError(...given) {
  return __aside().prdError(...given);
}

function at(file, { line, story, text }) {
  const place = where({ line, story });
  return `${file}${place === "" ? "" : ` ${place}`}: ${text}`;
}

function where({ line, story }) {
  const parts = [line === void 0 ? "" : `line ${line}`, story === void 0 ? "" : `story ${quote2(story)}`];
  return parts.filter((part) => part !== "").join(", ");
}
function quote2(value) {
  return harmless(JSON.stringify(shorten(value)));
}
function shorten(value) {
  return value.length > 60 ? `${value.slice(0, 59).toWellFormed()}\u2026` : value;
}
function harmless(text) {
  return text.replace(/[\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/g, escapeUnit);
}
function escapeUnit(unit) {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

// build/core/prd-draft.js


// build/core/prd-json.js
var scanJson = (function(text) {
  const number = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
  const room = Math.min(FIRST_ROWS, (text.length >> 1) + 1);
  const [start2, end, next] = [new Int32Array(room), new Int32Array(room), new Int32Array(room)];
  const scanner = { text, start: start2, end, next, rows: 0, number, position: 0, depth: 0, fault: void 0 };
  skipSpace(scanner);
  if (scanValue(scanner)) {
    skipSpace(scanner);
    if (scanner.position < text.length)
      fail(scanner, "the end of the file");
  }
  return scanner.fault === void 0 ? { ok: true, tape: scanner } : { ok: false, fault: scanner.fault };
});
var skipSpace = (function(scanner) {
  const { text } = scanner;
  let at2 = scanner.position;
  for (let unit = text.charCodeAt(at2); unit === 32 || unit === 10 || unit === 13 || unit === 9; ) {
    at2 += 1;
    unit = text.charCodeAt(at2);
  }
  scanner.position = at2;
});
var scanValue = (function(scanner) {
  switch (scanner.text[scanner.position]) {
    case '"':
      return scanString(scanner);
    case "{":
      return scanContainer(scanner, { close: "}", item: scanMember });
    case "[":
      return scanContainer(scanner, { close: "]", item: scanValue });
    case "t":
      return scanWord(scanner, "true");
    case "f":
      return scanWord(scanner, "false");
    case "n":
      return scanWord(scanner, "null");
    default:
      return scanNumber(scanner);
  }
});
var scanContainer = (function(scanner, shape) {
  if (scanner.depth === MAX_DEPTH)
    return fail(scanner, `at most ${MAX_DEPTH} levels`, "too-deep");
  const row = addRow(scanner, scanner.position);
  scanner.depth += 1;
  scanner.position += 1;
  skipSpace(scanner);
  if (scanner.text[scanner.position] !== shape.close && !scanItems(scanner, shape))
    return false;
  scanner.depth -= 1;
  scanner.position += 1;
  scanner.end[row] = scanner.position;
  scanner.next[row] = scanner.rows;
  return true;
});
var scanItems = (function(scanner, shape) {
  while (shape.item(scanner)) {
    skipSpace(scanner);
    const found = scanner.text[scanner.position];
    if (found === shape.close)
      return true;
    if (found !== ",")
      return fail(scanner, `"," or "${shape.close}"`);
    scanner.position += 1;
    skipSpace(scanner);
  }
  return false;
});
var scanMember = (function(scanner) {
  if (scanner.text[scanner.position] !== '"')
    return fail(scanner, "a key in double quotes");
  if (!scanString(scanner))
    return false;
  skipSpace(scanner);
  if (scanner.text[scanner.position] !== ":")
    return fail(scanner, '":"');
  scanner.position += 1;
  skipSpace(scanner);
  return scanValue(scanner);
});
var scanString = (function(scanner) {
  const { text } = scanner;
  const row = addRow(scanner, scanner.position);
  let at2 = scanner.position + 1;
  for (let unit = text.charCodeAt(at2); unit !== 34; unit = text.charCodeAt(at2)) {
    const length = unit === 92 ? escapeLength(text, at2) : Number(unit >= 32);
    if (length === 0)
      return failInString(scanner, at2);
    at2 += length;
  }
  scanner.position = at2 + 1;
  scanner.end[row] = scanner.position;
  return true;
});
var scanWord = (function(scanner, word) {
  if (!scanner.text.startsWith(word, scanner.position))
    return fail(scanner, "a value");
  endRow(scanner, scanner.position + word.length);
  return true;
});
var scanNumber = (function(scanner) {
  const { number, position, text } = scanner;
  number.lastIndex = position;
  if (!number.test(text))
    return fail(scanner, "a value");
  endRow(scanner, number.lastIndex);
  return true;
});
var endRow = (function(scanner, end) {
  const row = addRow(scanner, scanner.position);
  scanner.end[row] = end;
  scanner.position = end;
});
var addRow = (function(scanner, position) {
  const row = scanner.rows;
  if (row === scanner.start.length)
    grow(scanner);
  scanner.start[row] = position;
  scanner.next[row] = row + 1;
  scanner.rows = row + 1;
  return row;
});
var MAX_DEPTH = 100;
var FIRST_ROWS = 64;

function fail(scanner, expected, kind = "syntax") {
  scanner.fault = { kind, position: scanner.position, expected };
  return false;
}






function escapeLength(...given) {
  return __aside().escapeLength(...given);
}
function failInString(...given) {
  return __aside().failInString(...given);
}




function grow(scanner) {
  scanner.start = doubled(scanner.start);
  scanner.end = doubled(scanner.end);
  scanner.next = doubled(scanner.next);
}
function doubled(column) {
  const larger = new Int32Array(column.length * 2);
  larger.set(column);
  return larger;
}

// build/core/prd-json-read.js
var tapeOfStory = (function(raw) {
  const scanned = scanJson(raw);
  if (!scanned.ok)
    throw new Error(`The text of a story is no JSON by itself: ${scanned.fault.expected}.`);
  return scanned.tape;
});
var kindOf2 = (function(tape, row) {
  switch (tape.text[tape.start[row] ?? 0]) {
    case "{":
      return "object";
    case "[":
      return "array";
    case '"':
      return "string";
    case "t":
    case "f":
      return "boolean";
    case "n":
      return "null";
    default:
      return "number";
  }
});
var stringOf = (function(tape, row) {
  if (row === void 0 || kindOf2(tape, row) !== "string")
    return void 0;
  const inner = tape.text.slice((tape.start[row] ?? 0) + 1, (tape.end[row] ?? 0) - 1);
  if (!inner.includes("\\"))
    return inner;
  const decoded = JSON.parse(`"${inner}"`);
  return String(decoded);
});
var elementsOf = (function(tape, row) {
  const rows2 = [];
  const stop = tape.next[row] ?? 0;
  for (let at2 = row + 1; at2 < stop; at2 = tape.next[at2] ?? stop)
    rows2.push(at2);
  return rows2;
});
var membersOf = (function(tape, row) {
  const values = /* @__PURE__ */ new Map();
  let repeated = NONE;
  const stop = tape.next[row] ?? 0;
  for (let value = row + 2; value < stop; value = (tape.next[value] ?? stop) + 1) {
    const key = stringOf(tape, value - 1) ?? "";
    if (values.has(key))
      repeated = [...repeated, { key, row: value }];
    values.set(key, value);
  }
  return { values, repeated };
});
var NONE = [];


function rawOf(tape, row) {
  return tape.text.slice(tape.start[row], tape.end[row]);
}


function memberValuesOf(...given) {
  return __aside().memberValuesOf(...given);
}

function describe(...given) {
  return __aside().describe(...given);
}

// build/core/prd-fault.js
var HINTS = {
  "": "The file seems to be cut off.",
  "	": "Write it as \\t.",
  "\n": "Close the quote, or write the line break as \\n.",
  "\r": "Close the quote, or write the line break as \\n.",
  "/": "Comments are not allowed in JSON: remove it.",
  "#": "Comments are not allowed in JSON: remove it.",
  "'": "Use double quotes.",
  "`": "Remove the Markdown fence around the JSON.",
  "<": "This looks like an unresolved merge conflict or HTML."
};
var OTHER_FILES = [
  [/^version https:\/\/git-lfs\b/, 'This is the pointer of a file in Git LFS: run "git lfs pull".'],
  [/^(?:(?!#[^\n]*\n\s*[{[])#{1,6} |---\r?\n)/, "This looks like Markdown or YAML: write it as JSON."],
  [/^[A-Za-z_][\w -]*:(?:\s|$)/, "This looks like YAML: write it as JSON."]
];





// build/core/prd-node.js
var emptyFindings = (function(text) {
  let feeds;
  const lineOf = (at2) => {
    feeds ??= feedsOf(text);
    return countBelow(feeds, at2) + 1;
  };
  return { problems: [], more: { problems: 0 }, warnings: [], notices: [], lineOf };
});
var bytePlaces = (function(text, begins, { ascii, bomBytes }) {
  if (ascii && bomBytes === 0)
    return begins;
  const scratch = utf8Scratch();
  const starts = [];
  let before = 0;
  let start2 = bomBytes;
  for (const begin of begins) {
    start2 += utf8Length(text.slice(before, begin), scratch);
    before = begin;
    starts.push(start2);
  }
  return starts;
});


function addWarning({ warnings, more }, warning) {
  if (more.problems === 0)
    warnings.push(warning);
}
function feedsOf(...given) {
  return __aside().feedsOf(...given);
}
function countBelow(...given) {
  return __aside().countBelow(...given);
}



// build/core/prd-id.js
var checkIds = (function(drafts, findings) {
  const generated = drafts.every(((draft) => draft.id.kind === "none"));
  if (generated && drafts.length > 0) {
    findings.notices.push('No story has an "id": they are called story-001, story-002 and so on, by position.');
  }
  return generated || isAscending(drafts) ? laterPositions(drafts) : checkedPositions(drafts, findings);
});
var isAscending = (function(drafts) {
  let last = "";
  for (let index = 0; index < drafts.length; index += 1) {
    const draft = drafts[index];
    if (draft?.id.kind !== "id" || flawOf2(draft.story.id) !== void 0)
      return false;
    const folded = draft.story.id.toLowerCase();
    if (folded.length <= last.length && (folded.length < last.length || folded <= last))
      return false;
    last = folded;
  }
  return true;
});
var laterPositions = (function(drafts) {
  let made;
  const positions = (() => {
    made ??= positionsOf(drafts);
    return made;
  });
  return { get: ((id) => positions().get(id)), has: (id) => positions().has(id) };
});
var positionsOf = (function(drafts) {
  const positions = /* @__PURE__ */ new Map();
  let index = 0;
  for (const { story } of drafts) {
    positions.set(story.id.toLowerCase(), index);
    index += 1;
  }
  return positions;
});
var flawOf2 = (function(id) {
  if (id.length > MOST_CHARACTERS)
    return `has ${id.length} characters, at most ${MOST_CHARACTERS} are possible`;
  return id.includes("\0") ? "holds a NUL character" : void 0;
});


function generatedId(position) {
  return `story-${String(position).padStart(3, "0")}`;
}




function checkedPositions(...given) {
  return __aside().checkedPositions(...given);
}
var MOST_CHARACTERS = 1e3;




// build/core/prd-cycle.js
var NEW = 0;
var OPEN = 1;
var CLOSED = 2;
function findCycles(...given) {
  return __aside().findCycles(...given);
}


// build/core/prd-links.js
var linkStories = (function(drafts, positions, findings) {
  const isLinked = ((draft, index) => draft.needs === void 0 || linkBack(draft, draft.needs, { index, drafts, positions }));
  if (drafts.every(isLinked))
    return;
  const edges = drafts.map((draft) => targetsOf(draft, positions, findings));
  for (const [index, draft] of drafts.entries()) {
    draft.story.dependsOn = (edges[index] ?? []).map((target) => drafts[target]?.story.id ?? "");
  }
  for (const cycle of findCycles(edges, MAX_CYCLES))
    reportCycle(drafts, cycle, findings);
});
var linkBack = (function({ story }, needs, among) {
  const { names: names3 } = needs;
  if (needs.odd.length > 0 || names3.length > 1 && new Set(names3).size < names3.length)
    return false;
  for (const name2 of names3) {
    const target = among.positions.get(name2.toLowerCase()) ?? among.index;
    if (target >= among.index || among.drafts[target]?.story.id !== name2)
      return false;
  }
  story.dependsOn = names3;
  return true;
});
var MAX_CYCLES = 10;
var MAX_NAMED = 10;


function targetsOf(...given) {
  return __aside().targetsOf(...given);
}

function reportCycle(...given) {
  return __aside().reportCycle(...given);
}

// build/core/per-text.js
var perText = (function(find) {
  const known3 = /* @__PURE__ */ new Map();
  return (text) => {
    const entry2 = known3.get(text);
    if (entry2 !== void 0)
      return entry2.found;
    const found = find(text);
    if (known3.size === MOST2)
      known3.clear();
    known3.set(text, { found });
    return found;
  };
});
var MOST2 = 64;


// build/core/prd-marker.js
var MARKER_KEYS = ["passes", "passed", "pass", "done", "completed", "complete"];
var STATUS_WORDS = {
  done: ["done", "complete", "completed", "passed", "passing", "verified", "closed"],
  open: [
    ...["pending", "todo", "open", "ready", "backlog", "new", "planned"],
    ...["inprogress", "failed", "needsreplacement", "notstarted"]
  ],
  ineligible: ["blocked", "skipped", "deferred", "cancelled", "canceled", "onhold"]
};
function readMarker(...given) {
  return __aside().readMarker(...given);
}


var statusMeaning = perText((word) => {
  const plain4 = word.toLowerCase().replace(/[\s_-]+/g, "");
  if (STATUS_WORDS.open.includes(plain4))
    return "open";
  if (STATUS_WORDS.done.includes(plain4))
    return "done";
  return STATUS_WORDS.ineligible.includes(plain4) ? "ineligible" : void 0;
});

function isEligible(...given) {
  return __aside().isEligible(...given);
}


// build/core/prd-value.js
var oneLine2 = (function(text) {
  const trimmed = text.trim();
  return /\s\s|[^\S ]/.test(trimmed) ? trimmed.replace(/\s+/g, " ") : trimmed;
});
var readCriteria = (function(tape, values) {
  for (const key of CRITERIA_KEYS) {
    const row = values.get(key);
    const criteria = row === void 0 ? [] : criteriaOf(tape, row);
    if (criteria.length > 0)
      return criteria;
  }
  return NONE2;
});
var criteriaOf = (function(tape, row) {
  switch (kindOf2(tape, row)) {
    case "string":
      return (stringOf(tape, row) ?? "").split(/\r?\n/).map(withoutBullet).filter(isText);
    case "array":
      return elementsOf(tape, row).flatMap(((at2) => criterionOf(tape, at2)));
    case "object":
      return memberValuesOf(tape, row).flatMap((at2) => criterionOf(tape, at2));
    case "number":
    case "boolean":
    case "null":
      return [];
  }
});
var criterionOf = (function(tape, row) {
  switch (kindOf2(tape, row)) {
    case "string": {
      const text = stringOf(tape, row)?.trim() ?? "";
      return text === "" ? [] : [text];
    }
    case "array":
      return criteriaOf(tape, row);
    case "object":
      return [criterionText(tape, row)];
    case "number":
      return [rawOf(tape, row)];
    case "boolean":
    case "null":
      return [];
  }
});
var CRITERIA_KEYS = [
  ...["acceptanceCriteria", "acceptance_criteria", "acceptance", "criteria", "steps", "verification_steps"],
  ...["validation_steps", "subtasks", "requirements", "dod", "definitionOfDone", "verification"]
];
var CRITERION_TEXT_KEYS = ["text", "description", "criterion", "criteria", "title", "name", "step"];
var NONE2 = [];
var PRIORITY_WORDS = new Map([
  ...["critical", "p0", "urgent"].map(((word) => [word, 0])),
  ...["high", "p1"].map(((word) => [word, 1])),
  ...["medium", "normal", "p2"].map(((word) => [word, 2])),
  ...["low", "p3"].map(((word) => [word, 3])),
  ["p4", 4]
]);





function criterionText(...given) {
  return __aside().criterionText(...given);
}
function withoutBullet(line) {
  return line.trim().replace(/^(?:[-*\u2022]\s+|\d+[.)]\s+)?(?:\[[ xX]\]\s+)?/, "");
}
function isText(text) {
  return text !== "";
}

function priorityOf(written) {
  return PRIORITY_WORDS.get(written.toLowerCase()) ?? numberOf(written);
}
function numberOf(written) {
  if (!/^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(written))
    return void 0;
  const value = Number(written);
  return Number.isFinite(value) ? value : void 0;
}


// build/core/prd-plain-story.js
var readPlainStory = (function(plain4) {
  const { value, raw, shape } = plain4;
  const id = plainId(value.id, plain4);
  const title = plainTitle(value);
  const passes = plainPasses(value, shape.marker);
  const criteria = firstTexts(value, shape.criteria);
  const names3 = firstTexts(value, shape.needs);
  const priority = plainPriority(value.priority);
  if (id === void 0 || title === void 0 || passes === void 0 || priority === null)
    return void 0;
  if (criteria === void 0 || criteria.length === 0 || names3 === void 0)
    return void 0;
  if (isOddSkip(value.skip) || shape.extra)
    return void 0;
  const story = {
    id,
    index: plain4.position - 1,
    title,
    passes,
    eligible: value.skip !== true && meaningOf(value.status) !== "ineligible",
    priority,
    dependsOn: NONE3,
    allow: NONE3,
    tests: NONE3,
    raw
  };
  return {
    story,
    begin: plain4.begin,
    markerKey: booleanKey(value, shape.marker),
    statusWord: shape.marker === void 0 ? textOf(value.status) : void 0,
    id: value.id === void 0 || value.id === null ? ABSENT : WRITTEN,
    needs: needsOf(names3, plain4)
  };
});
var plainId = (function(id, { raw, position }) {
  if (id === void 0 || id === null)
    return generatedId(position);
  if (typeof id === "string")
    return id.trim() === "" ? void 0 : id;
  return typeof id === "number" ? /"id"\s*:\s*(-?\d+)\s*[,}]/.exec(raw)?.[1] : void 0;
});
var plainTitle = (function({ title, name: name2 }) {
  const text = title === void 0 ? name2 : title;
  const line = typeof text === "string" ? oneLine2(text) : "";
  return line === "" ? void 0 : line;
});
var plainPasses = (function(value, key) {
  const { status } = value;
  if (status === void 0 || status === null)
    return key === void 0 ? false : booleanPasses(value[key]);
  const meaning = meaningOf(status);
  if (meaning === void 0)
    return key === void 0 ? void 0 : booleanPasses(value[key]);
  const done2 = meaning === "done";
  return key === void 0 || booleanPasses(value[key]) === done2 ? done2 : void 0;
});
var booleanPasses = (function(marker) {
  if (marker === null)
    return false;
  return typeof marker === "boolean" ? marker : void 0;
});
var meaningOf = (function(status) {
  return typeof status === "string" ? statusMeaning(status) : void 0;
});
var booleanKey = (function(value, key) {
  return key === void 0 || value[key] === null ? void 0 : key;
});
var isOddSkip = (function(skip) {
  return skip !== void 0 && skip !== null && typeof skip !== "boolean";
});
var firstTexts = (function(value, keys2) {
  for (const key of keys2) {
    const list2 = value[key];
    if (list2 === null)
      continue;
    const texts = Array.isArray(list2) ? plainTexts(list2) : void 0;
    if (texts === void 0 || texts.length > 0)
      return texts;
  }
  return NONE3;
});
var plainTexts = (function(list2) {
  if (!areTexts(list2))
    return void 0;
  return areTight(list2) ? list2 : list2.map((text) => text.trim()).filter((text) => text !== "");
});
var areTexts = (function(list2) {
  for (let at2 = 0; at2 < list2.length; at2 += 1)
    if (typeof list2[at2] !== "string")
      return false;
  return true;
});
var areTight = (function(texts) {
  for (let at2 = 0; at2 < texts.length; at2 += 1) {
    const text = texts[at2] ?? "";
    if (!isPrinted(text.charCodeAt(0)) || !isPrinted(text.charCodeAt(text.length - 1)))
      return false;
  }
  return true;
});
var isPrinted = (function(unit) {
  return unit > 32 && unit < 127;
});
var plainPriority = (function(priority) {
  if (priority === void 0 || priority === null)
    return void 0;
  if (typeof priority === "number")
    return Number.isFinite(priority) ? priority : null;
  if (typeof priority !== "string")
    return null;
  const written = priority.trim();
  return written === "" ? void 0 : priorityOf(written) ?? null;
});
var needsOf = (function(names3, { value, shape }) {
  if (names3.length === 0)
    return void 0;
  const key = shape.needs.find(((name2) => firstTexts(value, [name2])?.length));
  return { key: key ?? "", names: names3, isText: false, odd: NONE3 };
});
var isMarkedValue = (function(value) {
  if (MARKER_KEYS.some(((key) => value[key] !== void 0)) || value.status === null)
    return true;
  return meaningOf(value.status) !== void 0;
});
var NONE3 = [];
var WRITTEN = { kind: "id" };
var ABSENT = { kind: "none" };






function textOf(value) {
  return typeof value === "string" ? value : void 0;
}











// build/core/prd-needs.js
var DEPENDENCY_KEYS = [
  "dependsOn",
  "depends_on",
  "dependencies",
  "deps",
  "blockedBy",
  "blocked_by"
];



// build/core/prd-typo.js
var typosOf = (function(keys2) {
  const present = new Set(keys2);
  const unread3 = keys2.filter(((key) => !KNOWN.some(((known3) => known3.key === key))));
  const typos = unread3.flatMap((typed) => {
    const meant = meantBy(typed, present);
    return meant === void 0 ? NONE4 : [{ typed, meant }];
  });
  return typos.length === 0 ? NONE4 : typos;
});
var ROWS = [
  MARKER_KEYS,
  CRITERIA_KEYS,
  DEPENDENCY_KEYS,
  ["title", "name"],
  ...["id", "description", "status", "skip", "priority", "allow", "tests"].map(((key) => [key]))
];
var KNOWN = ROWS.flatMap(((row) => row.map(((key) => ({ key, plain: plainName(key), row })))));
var OTHER_WORDS = /* @__PURE__ */ new Map([
  ["depends", "dependsOn"],
  ["dependency", "dependencies"]
]);
var LEAST_LETTERS = 5;
var LETTERS_OF_TWO_SLIPS = 8;
var NONE4 = [];

function meantBy(...given) {
  return __aside().meantBy(...given);
}



// build/core/prd-story.js
var SINGLE_KEYS = ["id", ...MARKER_KEYS, "status", "priority", "skip"];
var NO_STORIES = [];
function readStory(...given) {
  return __aside().readStory(...given);
}








// build/core/prd-repeat.js
var hidesKeys = (function(text) {
  return /\\u00[67]/.test(text);
});
var singleKeyPattern = (function() {
  return new RegExp(`"(?:${SINGLE_KEYS.join("|")})"\\s*:`, "g");
});
var mayRepeatKeys = (function(raw, kept, pattern) {
  pattern.lastIndex = 0;
  for (let left = kept; pattern.test(raw); left -= 1) {
    if (left === 0)
      return true;
  }
  return false;
});




// build/core/prd-shape.js
var shapeOf = (function(value, cache) {
  if (cache.last !== void 0 && hasKeys(value, cache.last.keys))
    return cache.last;
  const keys2 = Object.keys(value);
  const name2 = JSON.stringify(keys2);
  const shape = cache.known.get(name2) ?? newShape(keys2);
  cache.known.set(name2, shape);
  cache.last = shape;
  return shape;
});
var hasKeys = (function(value, keys2) {
  let at2 = 0;
  for (const key in value) {
    if (key !== keys2[at2])
      return false;
    at2 += 1;
  }
  return at2 === keys2.length;
});
var newShape = (function(keys2) {
  const present = new Set(keys2);
  return {
    keys: keys2,
    single: SINGLE_KEYS.filter(((key) => present.has(key))).length,
    marker: MARKER_KEYS.find(((key) => present.has(key))),
    criteria: CRITERIA_KEYS.filter(((key) => present.has(key))),
    needs: DEPENDENCY_KEYS.filter(((key) => present.has(key))),
    extra: present.has("allow") || present.has("tests"),
    typos: typosOf(keys2)
  };
});




// build/core/prd-span.js
var storyEnd = (function(text, begin, story) {
  story.lastIndex = begin;
  return text[begin] === "{" && matches(story, text) ? story.lastIndex : void 0;
});
var matches = (function(pattern, text) {
  try {
    return pattern.test(text);
  } catch {
    return false;
  }
});
var storyPattern = (function() {
  let inner = STRING;
  let pattern = bracketed(inner);
  for (let level = 0; level < LEVELS; level += 1) {
    inner = `(?:${STRING}|${pattern})`;
    pattern = bracketed(inner);
  }
  return new RegExp(pattern, "y");
});
var bracketed = (function(inner) {
  return String.raw`[[{]${GAP}(?:${inner}${GAP})*[\]}]`;
});
var STRING = String.raw`"[^"\\]*(?:\\.[^"\\]*)*"`;
var GAP = String.raw`[^"[\]{}]*`;
var LEVELS = 3;





// build/core/prd-template.js
var templateOf = (function(raw, value, shape) {
  const { keys: keys2 } = shape;
  if (shape.extra || shape.needs.length > 1 || keys2.length > MOST_KEYS || !keys2.every(isName))
    return void 0;
  const groups2 = { id: 0, title: 0, needs: 0, marker: 0, status: 0, skip: 0, priority: 0 };
  let last = 0;
  const members = keys2.map(((key) => {
    const field = fieldOf(key, shape);
    if (field !== void 0 && field !== "criteria") {
      last += 1;
      groups2[field] = last;
    }
    return `"${key}"${SPACE}:${SPACE}${field === void 0 ? unread(value[key]) : usual(field, value[key])}`;
  }));
  if (groups2.title === 0 || shape.criteria.length === 0)
    return void 0;
  const pattern = patternFor(raw, String.raw`\{${SPACE}${members.join(COMMA)}${SPACE}\}`);
  return pattern === void 0 ? void 0 : { shape, pattern, groups: groups2 };
});
var patternFor = (function(raw, source) {
  try {
    const pattern = new RegExp(source, "y");
    return pattern.test(raw) ? pattern : void 0;
  } catch {
    return void 0;
  }
});
var isName = (function(key) {
  return /^[\w -]+$/.test(key);
});
var fieldOf = (function(key, { keys: keys2, marker, criteria, needs }) {
  switch (key) {
    case "id":
    case "title":
    case "status":
    case "skip":
    case "priority":
      return key;
    case "name":
      return keys2.includes("title") ? void 0 : "title";
    case marker:
      return "marker";
    case criteria[0]:
      return "criteria";
    case needs[0]:
      return "needs";
    default:
      return void 0;
  }
});
var usual = (function(field, value) {
  return field === "id" && typeof value === "number" ? `(${WHOLE})` : USUAL[field];
});
var unread = (function(value) {
  if (typeof value !== "object" || value === null)
    return SIMPLE;
  if (Array.isArray(value))
    return String.raw`\[${SPACE}(?:${SIMPLE}(?:${COMMA}${SIMPLE})*${SPACE})?\]`;
  const member = `"${TEXT}"${SPACE}:${SPACE}${SIMPLE}`;
  return String.raw`\{${SPACE}(?:${member}(?:${COMMA}${member})*${SPACE})?\}`;
});
var readAlike = (function(match, template, node) {
  const { shape, groups: groups2 } = template;
  const raw = match[0];
  const names3 = textsOf2(captured(match, groups2.needs));
  const status = captured(match, groups2.status);
  const passes = passesOf(captured(match, groups2.marker), status, shape);
  if (names3 === void 0 || passes === void 0)
    return void 0;
  const priority = captured(match, groups2.priority);
  return {
    story: {
      id: captured(match, groups2.id) ?? generatedId(node.position),
      index: node.position - 1,
      title: match[groups2.title] ?? "",
      passes,
      eligible: isEligible2(captured(match, groups2.skip), status),
      priority: priority === void 0 ? void 0 : Number(priority),
      dependsOn: NONE5,
      allow: NONE5,
      tests: NONE5,
      raw
    },
    begin: node.begin,
    markerKey: shape.marker,
    statusWord: shape.marker === void 0 ? status : void 0,
    id: groups2.id === 0 ? ABSENT : WRITTEN,
    needs: names3.length === 0 ? void 0 : { key: shape.needs[0] ?? "", names: names3, isText: false, odd: NONE5 }
  };
});
var captured = (function(match, group) {
  return group === 0 ? void 0 : match[group];
});
var passesOf = (function(marker, status, { marker: key }) {
  const isDone = marker === "true";
  if (status === void 0)
    return isDone;
  return plainPasses(key === void 0 ? { status } : { status, [key]: isDone }, key);
});
var isEligible2 = (function(skip, status) {
  return skip !== "true" && (status === void 0 || meaningOf(status) !== "ineligible");
});
var textsOf2 = (function(list2) {
  if (list2 === void 0)
    return NONE5;
  if (list2.includes("\\"))
    return plainTexts(JSON.parse(`[${list2}]`));
  const inner = list2.slice(1, -1);
  return inner.includes('"') ? inner.split(/"[ \t\n\r]*,[ \t\n\r]*"/) : [inner];
});
var MOST_KEYS = 40;
var NONE5 = [];
var SPACE = String.raw`[ \t\n\r]*`;
var COMMA = `${SPACE},${SPACE}`;
var PLAIN = String.raw`[^"\\\x00-\x1f]*`;
var ESCAPE = String.raw`\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})`;
var TEXT = `${PLAIN}(?:${ESCAPE}${PLAIN})*`;
var SOLID = String.raw`[^\s"\\\x00-\x1f]`;
var TIGHT = `(?:${SOLID}|${ESCAPE})(?:${TEXT}(?:${SOLID}|${ESCAPE}))?`;
var SURE = String.raw`\\(?:["\\/b]|u(?!00|16|20|30|[fF][eE])[0-9a-fA-F]{4})`;
var UNSURE = String.raw`\\(?:[fnrt]|u(?=00|16|20|30|[fF][eE])[0-9a-fA-F]{4})`;
var VISIBLE = `(?:${UNSURE})*(?:${SOLID}|${SURE})(?:${TEXT}(?:${SOLID}|${ESCAPE}))?`;
var WORDS = `${SOLID}+(?: ${SOLID}+)*`;
var NUMBER = String.raw`-?(?:0|[1-9]\d{0,14})(?:\.\d{1,15})?`;
var WHOLE = String.raw`-?(?:0|[1-9]\d*)`;
var ANY_NUMBER = String.raw`${WHOLE}(?:\.\d+)?(?:[eE][+-]?\d+)?`;
var SIMPLE = `(?:"${TEXT}"|${ANY_NUMBER}|true|false|null)`;
var USUAL = {
  id: `"(${SOLID}${PLAIN})"`,
  title: `"(${WORDS})"`,
  criteria: String.raw`\[${SPACE}"${VISIBLE}"(?:${COMMA}"${TIGHT}")*${SPACE}\]`,
  // One kind of space in an empty list: two that follow each other can share out a run of it in as many ways as it is long.
  needs: String.raw`\[${SPACE}(?:("${TIGHT}"(?:${COMMA}"${TIGHT}")*)${SPACE})?\]`,
  marker: "(true|false)",
  status: `"(${PLAIN})"`,
  skip: "(true|false)",
  priority: `(${NUMBER})`
};












// build/core/prd-elements.js
var readElements = (function(text, open2, findings) {
  const shapes = { known: /* @__PURE__ */ new Map(), last: void 0 };
  const patterns = { story: storyPattern(), single: singleKeyPattern() };
  const templates = { templates: [], followers: [], left: MOST_TEMPLATES, last: 0, misses: 0 };
  const reader = { text, findings, shapes, ...patterns, ...templates, isMarked: false, end: open2 + 1 };
  const comma = /[ \t\n\r]*,[ \t\n\r]*(?=\{)/y;
  const begins = [];
  const drafts = [];
  let begin = afterSpace(text, open2 + 1);
  let isNext = text[begin] !== "]";
  while (isNext) {
    const node = { position: begins.length + 1, begin };
    const draft = readLikeOthers(reader, node) ?? readAlone(reader, node);
    if (draft === void 0)
      return void 0;
    begins.push(begin);
    drafts.push(draft);
    comma.lastIndex = reader.end;
    isNext = comma.test(text);
    begin = isNext ? comma.lastIndex : afterSpace(text, reader.end);
  }
  if (text[begin] !== "]")
    return void 0;
  return { begins, drafts, shapes, isMarked: reader.isMarked, close: begin };
});
var afterSpace = (function(text, at2) {
  const space = /[ \t\n\r]*/y;
  space.lastIndex = at2;
  space.test(text);
  return space.lastIndex;
});
var readLikeOthers = (function(reader, node) {
  const { templates, text } = reader;
  if (templates.length === 0)
    return void 0;
  const most2 = reader.misses > MOST_MISSES ? 1 : templates.length;
  const first = reader.followers[reader.last] ?? 0;
  for (let tried = 0; tried < most2; tried += 1) {
    const at2 = (first + tried) % templates.length;
    const template = templates[at2];
    const match = template && matchAt(template.pattern, text, node.begin);
    if (template === void 0 || match === void 0)
      continue;
    if (tried > 0)
      reader.followers[reader.last] = at2;
    reader.last = at2;
    reader.misses = 0;
    reader.end = template.pattern.lastIndex;
    return readAlike(match, template, node);
  }
  reader.misses += 1;
  return void 0;
});
var matchAt = (function(pattern, text, at2) {
  pattern.lastIndex = at2;
  try {
    return pattern.exec(text) ?? void 0;
  } catch {
    return void 0;
  }
});
var readAlone = (function(reader, node) {
  const { text, shapes, findings } = reader;
  const end = storyEnd(text, node.begin, reader.story);
  if (end === void 0)
    return void 0;
  const raw = text.slice(node.begin, end);
  const value = parse2(raw);
  if (value === void 0)
    return void 0;
  reader.end = end;
  reader.isMarked ||= isMarkedValue(value);
  const shape = shapeOf(value, shapes);
  const story = { ...node, value, raw, shape };
  const plain4 = mayRepeatKeys(raw, shape.single, reader.single) ? void 0 : readPlainStory(story);
  if (plain4 !== void 0)
    addTemplate(story, reader);
  return plain4 ?? readStory(tapeOfStory(raw), { row: 0, node: story }, findings);
});
var addTemplate = (function({ raw, value, shape }, reader) {
  const { templates } = reader;
  let at2 = templates.findIndex(((known3) => known3.shape === shape));
  if (at2 < 0) {
    const made = reader.left > 0 ? templateOf(raw, value, shape) : void 0;
    reader.left -= 1;
    if (made === void 0)
      return;
    at2 = templates.push(made) - 1;
    reader.misses = 0;
  }
  reader.followers[reader.last] = at2;
  reader.last = at2;
});
var parse2 = (function(raw) {
  try {
    return JSON.parse(raw);
  } catch {
    return void 0;
  }
});
var MOST_TEMPLATES = 16;
var MOST_MISSES = 8;








// build/core/prd-list.js
var LIST_KEYS = ["userStories", "user_stories", "stories", "tasks", "features", "items"];
var SHARED_KEYS = ["features", "items"];
var GROUP_KEYS = ["phases", "epics", "milestones", "sprints"];
var ADVICE = 'Put the work into a "userStories" list, each story with "id", "title", "acceptanceCriteria" and "passes": false.';











// build/core/prd-typo-warning.js
var hasTypos = (function({ known: known3 }) {
  return [...known3.values()].some((({ typos }) => typos.length > 0));
});
var MOST_WARNINGS = 5;

function warnOfTypos(...given) {
  return __aside().warnOfTypos(...given);
}


// build/core/prd-plain.js
var readPlain = (function(text, origin, findings) {
  const start2 = listStart(text);
  if (start2 === void 0 || hidesKeys(text))
    return void 0;
  const own = { ...findings, problems: [], more: { problems: 0 }, warnings: [], notices: [] };
  const list2 = readElements(text, start2.open, own);
  if (list2 === void 0 || isOtherList(start2, list2))
    return void 0;
  const skeleton = skeletonOf(text, start2, list2.close);
  if (skeleton === void 0)
    return void 0;
  if (hasTypos(list2.shapes))
    warnOfTypos(list2.drafts, own);
  addAll(findings.problems, own.problems);
  findings.more.problems += own.more.problems;
  addAll(findings.warnings, own.warnings);
  addAll(findings.notices, own.notices);
  return { starts: bytePlaces(text, list2.begins, origin), drafts: list2.drafts, ...skeleton };
});
var addAll = (function(to, found) {
  for (const each of found)
    to.push(each);
});
var isOtherList = (function({ key }, { isMarked: isMarked2 }) {
  return key !== void 0 && SHARED_KEYS.includes(key) && !isMarked2;
});
var listStart = (function(text) {
  const top = /^\s*\[/.exec(text);
  if (top !== null)
    return { key: void 0, open: top[0].length - 1 };
  const named2 = new RegExp(`"(${LIST_KEYS.join("|")})"\\s*:\\s*\\[`).exec(text);
  return named2 === null ? void 0 : { key: named2[1], open: named2.index + named2[0].length - 1 };
});
var skeletonOf = (function(text, { key, open: open2 }, close) {
  const scanned = scanJson(text.slice(0, open2 + 1) + text.slice(close));
  if (!scanned.ok)
    return void 0;
  const { tape } = scanned;
  if (key === void 0)
    return { top: /* @__PURE__ */ new Map(), tape };
  const { values, repeated } = membersOf(tape, 0);
  const candidates = [...LIST_KEYS, ...GROUP_KEYS].filter(((name2) => values.has(name2)));
  if (candidates.length !== 1 || repeated.some((member) => member.key === key))
    return void 0;
  return tape.start[values.get(key) ?? 0] === open2 ? { top: values, tape } : void 0;
});






// build/core/prd-reading.js
function readByTape(...given) {
  return __aside().readByTape(...given);
}

// build/core/prd-word.js
var wordsInUse = (function(words) {
  return {
    doneWord: words.find((word) => statusMeaning(word) === "done"),
    openWord: words.find((word) => statusMeaning(word) === "open")
  };
});
var PAIRS = [
  ["open", "closed"],
  ["failed", "passed"]
];
function oppositeWord(...given) {
  return __aside().oppositeWord(...given);
}



// build/core/prd.js
var readPrd = (function(input) {
  const { bytes, file } = input;
  const decoded = decodePrd(bytes);
  if (!decoded.ok)
    return refuse4(file, [decoded.problem]);
  const { text, bomBytes } = decoded;
  const findings = emptyFindings(text);
  const found = readText2(text, { bomBytes, ascii: text.length + bomBytes === bytes.length }, findings);
  if (!found.ok)
    return refuse4(file, [found.problem]);
  const { starts, drafts, top, tape } = found.reading;
  linkStories(drafts, checkIds(drafts, findings), findings);
  const [first, ...others] = findings.problems;
  if (first !== void 0)
    return refuse4(file, [first, ...others], findings.more.problems);
  const branchName2 = readBranch(tape, top.get("branchName"), findings);
  const stories = drafts.map(((draft) => draft.story));
  const prd = {
    stories,
    warnings: findings.warnings.map((warning) => at(file, warning)),
    notices: findings.notices.map((notice) => `${file}: ${notice}`),
    branchName: branchName2,
    feature: topText(tape, top.get("feature")),
    description: topText(tape, top.get("description")),
    layout: layoutOf(bytes, starts, drafts)
  };
  return { ok: true, prd };
});
var readText2 = (function(text, origin, findings) {
  const reading = readPlain(text, origin, findings);
  return reading === void 0 ? readByTape(text, origin, findings) : { ok: true, reading };
});
var readBranch = (function(tape, row, findings) {
  if (row === void 0 || kindOf2(tape, row) === "null")
    return void 0;
  const name2 = stringOf(tape, row);
  if (name2?.trim() === "")
    return void 0;
  if (name2 !== void 0 && isValidBranchName(name2))
    return name2;
  const advice = "The run uses a branch name of its own; correct it.";
  const text = `"branchName" is ${describe(tape, row)}, which is no valid branch name. ${advice}`;
  addWarning(findings, { line: void 0, story: void 0, text });
  return void 0;
});
var topText = (function(tape, row) {
  const text = stringOf(tape, row);
  return text === void 0 || text.trim() === "" ? void 0 : text;
});
var layoutOf = (function(bytes, starts, drafts) {
  const words = /* @__PURE__ */ new Set();
  let key;
  for (const { markerKey, statusWord } of drafts) {
    key ??= markerKey;
    if (statusWord !== void 0)
      words.add(statusWord);
  }
  return {
    bytes,
    starts,
    undo: new Array(drafts.length).fill(void 0),
    style: { key: key ?? "passes", ...wordsInUse([...words]) }
  };
});
var PRD_MAX_BYTES = MAX_BYTES;

function refuse4(file, problems, more = 0) {
  return { ok: false, error: prdError(file, problems, more) };
}





// build/core/prd-meant.js
function meantStory(...given) {
  return __aside().meantStory(...given);
}


// build/core/hash.js
var hash8 = (function(text) {
  let hash = OFFSET_BASIS;
  for (let at2 = 0; at2 < text.length; at2 += 1) {
    const unit = text.charCodeAt(at2);
    hash = Math.imul(hash ^ unit & 255, PRIME);
    hash = Math.imul(hash ^ unit >>> 8, PRIME);
  }
  return mix(hash).toString(16).padStart(8, "0");
});
var mix = (function(hash) {
  const first = Math.imul(hash ^ hash >>> 15, 739982445);
  const second = Math.imul(first ^ first >>> 13, 695872825);
  return (second ^ second >>> 16) >>> 0;
});
var OFFSET_BASIS = 2166136261;
var PRIME = 16777619;



// build/core/slug.js
var slug = (function(text) {
  const folded = fold(text);
  const kept = keptOf(folded);
  return kept === folded && kept !== "" ? kept : withHash(kept, text);
});
var fold = (function(text) {
  return text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());
});
var keptOf = (function(folded) {
  return trimDashes(trimDashes(folded.replace(/[^a-z0-9]+/g, "-")).slice(0, MAX_LENGTH));
});
var trimDashes = (function(text) {
  return text.replace(/^-|-$/g, "");
});
var MAX_LENGTH = 40;
var HASH_LENGTH = 6;




function withHash(kept, text) {
  const suffix = hash8(text).slice(0, HASH_LENGTH);
  return kept === "" ? suffix : `${kept}-${suffix}`;
}


// build/action/find-prd.js
var isFile = (function(found) {
  return found.path !== void 0;
});
var findPrd = (async function(repository, search) {
  const { paths } = search;
  const candidates = prdCandidates(paths, search);
  if (candidates.length === 0)
    return configError(await missing(repository, search));
  const read2 = await Promise.all(candidates.map(((path) => readAt(repository, search.commit, path))));
  const valid = read2.filter(((each) => each.ok));
  const [first, second] = valid;
  if (first === void 0)
    return configError(...read2.flatMap((each) => each.ok ? [] : each.reasons));
  if (second !== void 0) {
    return configError(`Two files can be the backlog: ${valid.map((each) => each.path).join(" and ")}. Set the input prd to the one that is meant.`);
  }
  return first;
});
var readAt = (async function(repository, commit, path) {
  const file = await repository.readFile(commit, path, PRD_MAX_BYTES + 1);
  if (file === void 0)
    return configError(`${path} is not in commit ${commit.slice(0, 10)}.`);
  if (!file.mode.startsWith("100")) {
    return configError(`${path} is a link or a folder, not a regular file. Commit the file itself.`);
  }
  if (file.size > PRD_MAX_BYTES) {
    return configError(`${path}: the file has ${file.size} bytes, more than 5 MiB. Split it into several features.`);
  }
  const result = readPrd({ bytes: file.bytes, file: path });
  if (!result.ok)
    return configError(...result.error.each ?? [result.error.message]);
  return { ok: true, path, feature: slug(featureName(path)), prd: result.prd, mode: file.mode };
});



function missing(...given) {
  return __aside().missing(...given);
}



// build/action/narrow.js
var narrowed = (function(settings, asked) {
  if (asked === void 0)
    return settings;
  const { command, waiting } = asked;
  const wanted2 = { feature: featureOf(asked), stories: storiesOf(command) };
  const objections = [
    ...otherFeature(settings, wanted2.feature),
    ...besidePrd(settings, command),
    ...otherStories(settings, wanted2.stories),
    ...otherModel(settings, command)
  ];
  if (objections.length > 0)
    return configError(...objections);
  return {
    ...settings,
    ...wanted2.feature === void 0 ? {} : { feature: wanted2.feature },
    ...wanted2.stories.length === 0 ? {} : { stories: wanted2.stories },
    // Of several backlogs the one that the waiting run works on is meant.
    ...waiting?.prdPath !== void 0 && settings.feature === void 0 && { prd: waiting.prdPath },
    maxIterations: lower(settings.maxIterations, command),
    ...resumption(settings, command),
    agent: withModel(settings.agent, command)
  };
});
var isRefusal = (function(narrow) {
  return narrow !== void 0 && "ok" in narrow;
});


function featureOf({ command, goesOn }) {
  return command.kind === "run" ? command.feature : goesOn?.feature;
}
function storiesOf(command) {
  if (command.kind === "retry")
    return [command.story];
  return command.kind === "run" ? command.stories : [];
}
function otherFeature(...given) {
  return __aside().otherFeature(...given);
}
function besidePrd(...given) {
  return __aside().besidePrd(...given);
}
function otherStories(...given) {
  return __aside().otherStories(...given);
}

function otherModel(...given) {
  return __aside().otherModel(...given);
}
function withModel(agent, command) {
  if (command.kind !== "objective" || command.model === void 0 || !("model" in agent))
    return agent;
  return { ...agent, model: command.model };
}
function lower(most2, command) {
  return command.kind === "run" ? Math.min(most2, command.max ?? most2) : most2;
}
function resumption(...given) {
  return __aside().resumption(...given);
}

// build/core/objective.js
var CRITERIA_GATE = "criteria";
var MOST_TITLE = 100;
function objectiveBacklog(...given) {
  return __aside().objectiveBacklog(...given);
}
function criteriaCheck(command, baseline) {
  const before = baseline === "off" ? {} : { baseline: "attribute" };
  return { name: CRITERIA_GATE, command, own: true, ...before };
}
function objectiveCaps(...given) {
  return __aside().objectiveCaps(...given);
}


// build/action/objective.js
var objectiveOf = (function(asked, { objective, criteria }) {
  const given = asked ?? (objective === void 0 ? void 0 : { text: objective });
  if (given === void 0 || given.criteria !== void 0 || criteria === void 0)
    return given;
  return { ...given, criteria };
});
var withCriteria = (function({ gates, baseline }, { objective, byComment }) {
  const command = objective?.criteria;
  if (command === void 0)
    return { ok: true, gates };
  const configured = typeof gates === "string" ? [] : gates;
  if (configured.some(({ name: name2 }) => name2 === CRITERIA_GATE))
    return configError(nameTaken);
  const check = criteriaCheck(command, baseline);
  return { ok: true, gates: [...configured, byComment ? { ...check, keyless: true } : check] };
});
var objectiveNotices = (function(settings, objective) {
  const { criteria, maxIterations, gates } = settings;
  if (objective === void 0) {
    const isIdle = criteria !== void 0 && settings.origin.criteria === "input";
    return isIdle ? ["criteria has no effect without an objective: the stories have their checks."] : [];
  }
  const { max } = objective;
  const isCut = max !== void 0 && max > maxIterations;
  return [
    ...isCut ? [`--max ${max} is more than max_iterations, so ${maxIterations} are allowed.`] : [],
    ...gates === "none" && objective.criteria === void 0 ? ["Nothing tells whether the objective is reached."] : []
  ];
});

function objectivePrd(objective) {
  return { ok: true, ...objectiveBacklog(objective) };
}


var nameTaken = `A configured gate has the name "${CRITERIA_GATE}", which belongs to the gate that criteria adds. Give it another name.`;

// build/core/per-object.js
var perObject = (function(find) {
  const known3 = /* @__PURE__ */ new WeakMap();
  return ((of) => {
    const entry2 = known3.get(of);
    if (entry2 !== void 0)
      return entry2.found;
    const found = find(of);
    known3.set(of, { found });
    return found;
  });
});


// build/core/prd-texts.js
var criteriaTexts = (function(stories) {
  let known3;
  const named2 = (id) => {
    known3 ??= new Map(stories.map((story) => [story.id, story]));
    return known3.get(id);
  };
  return {
    get: (id) => {
      const story = named2(id);
      return story && storyTexts(story).criteria;
    }
  };
});
var storyTexts = perObject((({ raw }) => {
  const tape = tapeOfStory(raw);
  const { values } = membersOf(tape, 0);
  return { description: stringOf(tape, values.get("description")) ?? "", criteria: readCriteria(tape, values) };
}));


// build/core/prd-entry.js
var entryNames = (function(story) {
  const { description, criteria } = storyTexts(story);
  const entry2 = Object.entries(JSON.parse(story.raw)).filter((([key]) => !changing2.has(key)));
  return { entry: name(sorted(Object.fromEntries(entry2))), text: name([story.title, description, criteria]) };
});
var name = (function(value) {
  const text = JSON.stringify(value);
  return hash8(text) + hash8(`${text.length} ${text}`);
});
var sorted = (function(value) {
  if (Array.isArray(value))
    return value.map(sorted);
  if (typeof value !== "object" || value === null)
    return value;
  const entries = Object.entries(value).sort((([a], [b]) => a < b ? -1 : 1));
  return entries.map((([key, item]) => [key, sorted(item)]));
});

var changing2 = /* @__PURE__ */ new Set([...MARKER_KEYS, "status", "skip", "notes"]);



// build/action/plan.js
var makePlan = (function(parts) {
  const { settings, prd, prdPath, objective } = parts;
  const asked = objective === void 0 ? settings.stories : [];
  const carriedIds = new Set(parts.carried?.map(({ story }) => story));
  return {
    runId: parts.runId,
    feature: parts.feature,
    intent: prd.description ?? prd.feature ?? `the stories of ${prdPath}`,
    base: parts.base,
    start: parts.start,
    branch: parts.branch,
    ...ofBranch(parts),
    ...prdPath === void 0 ? {} : { prdPath },
    ...objective && { objective: frozen(objective) },
    stories: prd.stories.map(((story) => planned(story, asked, carriedIds))),
    checks: parts.checks,
    ...settings.setup && { setup: { ...settings.setup, limit: settings.gateLimits.setup } },
    ...settings.workingDirectory === "" ? {} : { workingDirectory: settings.workingDirectory },
    baseline: settings.baseline,
    requireEvidence: settings.requireEvidence,
    ...settings.redGreen === "false" ? {} : { redGreen: settings.redGreen },
    stallRules: settings.stallRules,
    attemptStart: settings.attemptStart,
    caps: caps(settings, objective),
    messageTemplate: settings.commitMessageTemplate,
    ...asAsked(settings),
    agent: settings.agent.type,
    ...settings.agentFallbacks.length === 0 ? {} : { fallbacks: settings.agentFallbacks.map(({ label }) => label) },
    reviewAgent: settings.reviewAgent === "none" ? "none" : settings.reviewAgent.type,
    ...parts.clients && Object.keys(parts.clients).length > 0 ? { clients: parts.clients } : {},
    specPasses: settings.specPasses,
    onBlock: settings.onBlock,
    onThrash: settings.onThrash,
    onEscalate: settings.onEscalate,
    ...settings.classifier === "agent" ? { classifier: "agent" } : {},
    criticWindow: settings.criticWindow,
    breaker: settings.breaker,
    workflowRun: parts.workflowRun,
    notices: parts.notices
  };
});
var asAsked = (function({ signOff, approval, commitAuthorName, commitAuthorEmail, step, journal, archive, continues, finalReview }) {
  return {
    ...signOff && { signOff: `${commitAuthorName} <${commitAuthorEmail}>` },
    ...approval === "required" && { approval },
    ...step && { step: true },
    ...journal !== "ref" && { journal },
    ...archive && { archive: true },
    ...continues && { continues: true },
    ...finalReview > 0 && { finalReview }
  };
});
var ofBranch = (function({ pull, carried, replaces }) {
  return { ...pull && { pull }, ...carried && { carried }, ...replaces && { replaces } };
});
var unknownStories = (function(prd, asked) {
  if (asked.length === 0)
    return [];
  const known3 = new Set(prd.stories.map((story) => story.id));
  return asked.filter((id) => !known3.has(id));
});
var chooseChecks = (function(gates, manifests) {
  if (gates === "none")
    return { checks: [], notice: "test_command: none, so nothing is tested." };
  if (gates !== "detect")
    return { checks: gates };
  const found = detectCheck(manifests);
  if (found === void 0)
    return void 0;
  return {
    checks: [found.check],
    notice: `No test_command is set; found "${found.check.command}" through ${found.because}.`
  };
});
var planned = (function(story, asked, carried) {
  const { id, title, priority, dependsOn, tests, allow, passes, eligible } = story;
  const plain4 = priority === void 0 ? { id, title } : { id, title, priority };
  const isUsual = eligible && !passes && dependsOn.length + tests.length + allow.length === 0;
  if (isUsual && asked.length === 0 && carried.size === 0)
    return plain4;
  return {
    ...plain4,
    ...dependsOn.length > 0 && { dependsOn },
    ...wasOf(story),
    ...asked.length > 0 && !asked.includes(id) && { inScope: false },
    ...tests.length > 0 && { tests },
    ...allow.some(opensTests) && { mayDropTests: true },
    ...carried.has(id) && story.raw !== "" && entryNames(story)
  };
});
var wasOf = (function({ passes, eligible }) {
  if (passes)
    return { was: "passed" };
  return eligible ? {} : { was: "ineligible" };
});
var caps = (function(settings, objective) {
  const idle = settings.agent.type === "command" ? void 0 : settings.idleTimeoutMs;
  const { max_attempts: attempts, max_iterations: iterations } = settings.origin;
  const isGiven = { attempts: attempts !== "default", iterations: iterations !== "default" };
  const { maxAttempts, maxIterations } = objective ? objectiveCaps(objective, settings, isGiven) : settings;
  return {
    maxAttempts,
    maxIterations,
    maxCommits: settings.maxCommits,
    maxCostUsd: settings.maxCostUsd,
    callsPerHour: settings.callsPerHour,
    ...settings.costPerCallUsd === void 0 ? {} : { costPerCallUsd: settings.costPerCallUsd },
    story: settings.storyLimit,
    runMs: settings.runTimeoutMs,
    implement: settings.gateLimits.implement,
    test: settings.gateLimits.test,
    spec: settings.gateLimits.spec,
    quality: settings.gateLimits.quality,
    ...idle === void 0 ? {} : { idleMs: idle }
  };
});







function opensTests(entry2) {
  return /#tests?-/.test(entry2) || /(?:^|[/._-])(?:tests?|specs?|__tests__)(?:[/._*-]|$)/i.test(entry2.split("#")[0] ?? "");
}
function frozen({ text, criteria }) {
  return criteria === void 0 ? { text } : { text, criteria };
}


// build/settings/check-continue.js
var checkContinue = (function(merged) {
  if (!areReadable(merged, ["continue", "journal", "resume"]))
    return [];
  const { continue: next, journal, resume } = merged.values;
  if (next !== "dispatch")
    return [];
  return [...journal === "none" ? [noJournal] : [], ...resume === "never" ? [noResume] : []].map((rest) => crossMistake(merged, "continue", rest));
});

var noJournal = "stands beside journal: none, but another machine goes on with a run only by its journal. Write journal: ref.";
var noResume = "stands beside resume: never, but the workflow that it starts again has to go on with the run. Write resume: auto.";

// build/settings/check-hand-over.js
var checkHandOver = (function(merged) {
  if (!areReadable(merged, ["hand_over", "continue", "journal", "mode"]))
    return [];
  const { hand_over: folder, continue: next, journal, mode } = merged.values;
  if (folder === void 0)
    return mode === "publish" ? [crossMistake(merged, "mode", noFolder)] : [];
  const mistakes2 = [...next === "dispatch" ? [noStart] : [], ...journal === "ref" ? [] : [noJournal2(journal)]];
  return mistakes2.map((rest) => crossMistake(merged, "hand_over", rest));
});

var noFolder = "needs the folder into which the hand-over of the other job was downloaded. Write hand_over: with its absolute path.";
var noStart = "stands beside continue: dispatch, but a job that hands its work over may not start workflows. Write continue: none.";
function noJournal2(journal) {
  return `stands beside journal: ${journal}, but the job that publishes reads what it shows from the journal. Write journal: ref.`;
}

// build/settings/check-journal.js
var checkJournal = (function(merged) {
  if (!areReadable(merged, ["signoff", "journal"]))
    return [];
  const { signoff, journal } = merged.values;
  if (signoff !== "required" || journal === "ref")
    return [];
  const rest = `stands beside journal: ${journal}, but a sign-off is noted in refs/ralph/<feature>/state. Write journal: ref.`;
  return [crossMistake(merged, "signoff", rest)];
});


// build/settings/limits.js
var resolveLimits = (function(merged) {
  const { values, given } = merged;
  const limits = gateLimits(merged);
  const idleIsOff = values.agent === "command" && !given.has("idle_timeout");
  return {
    storyLimit: multiplied(storyLimit(merged), merged),
    runTimeoutMs: Math.min(values.job_timeout - values.reserve, times(values.run_timeout ?? Number.MAX_VALUE, merged)),
    jobTimeoutMs: values.job_timeout,
    reserveMs: values.reserve,
    gateLimits: {
      implement: multiplied(limits.implement, merged),
      setup: multiplied(limits.setup, merged),
      test: multiplied(limits.test, merged),
      spec: multiplied(limits.spec, merged),
      quality: multiplied(limits.quality, merged)
    },
    idleTimeoutMs: idleIsOff ? void 0 : times(values.idle_timeout, merged)
  };
});
var times = (function(durationMs, merged) {
  return Math.max(1, Math.round(durationMs * merged.values.timeout_multiplier));
});
var storyLimit = (function({ values, given }) {
  const fittingMs = Math.min(values.soft_timeout, values.hard_timeout * STORY_SOFT_SHARE);
  return { softMs: given.has("soft_timeout") ? values.soft_timeout : fittingMs, hardMs: values.hard_timeout };
});
var gateLimits = (function(merged) {
  const { values, builtIn } = merged;
  const limits = { ...allGates(builtIn.gate_timeouts), ...values.gate_timeouts };
  const hardMs = values.timeout_minutes;
  if (hardMs === void 0 || layerOf(merged, "timeout_minutes") < implementLayer(merged))
    return limits;
  const softMs = Math.min(limits.implement.softMs, hardMs * IMPLEMENT_SOFT_SHARE);
  return limits.implement.hardMs === hardMs ? limits : { ...limits, implement: { softMs, hardMs } };
});
var implementLayer = (function(merged) {
  const named2 = merged.values.gate_timeouts.implement !== void 0;
  return named2 ? layerOf(merged, "gate_timeouts") : -1;
});
var layerOf = (function(merged, name2) {
  return merged.given.get(name2)?.layer ?? -1;
});
var multiplied = (function({ softMs, hardMs }, merged) {
  return { softMs: times(softMs, merged), hardMs: times(hardMs, merged) };
});
var allGates = (function(limits) {
  const { implement, setup, test, spec, quality } = limits;
  if (implement && setup && test && spec && quality)
    return { implement, setup, test, spec, quality };
  throw new Error("The built-in gate_timeouts do not name every gate.");
});
var STORY_SOFT_SHARE = 45 / 60;
var IMPLEMENT_SOFT_SHARE = 12 / 20;









// build/settings/check-limits.js
var checkLimits = (function(merged, configured) {
  return [
    ...overCountCeilings(merged),
    ...softNotBelowHard(merged),
    ...notInsideTheJob(merged),
    ...implementTwice(merged),
    ...durationsOutOfBounds(merged),
    ...gatesOutOfBounds(merged),
    ...multipliedOutOfBounds(merged, configured)
  ];
});
var tooLong = (function(durationMs, merged, word = "shorter duration") {
  if (durationMs > LONGEST_TIMER_MS)
    return `is longer than the 596h that a timer can hold. Write a ${word}.`;
  if (durationMs <= DURATION_CEILING_MS || areCeilingsLifted(merged))
    return void 0;
  return `is over the ceiling of 24h. Write a ${word}, ${CEILING_HELP}`;
});
var overCountCeilings = (function(merged) {
  if (areCeilingsLifted(merged))
    return [];
  return SETTINGS.flatMap((({ name: name2 }) => {
    const { type } = rowOf(name2);
    if (type.kind !== "count" && type.kind !== "money" || !type.ceiling || !areReadable(merged, [name2]))
      return [];
    if (Number(merged.values[name2]) <= type.upTo)
      return [];
    const form = type.kind === "count" ? `a whole number from 1 to ${type.upTo}` : `at most ${type.upTo} US dollars`;
    const rest = `is over the ceiling of ${type.upTo}. Write ${form}, ${CEILING_HELP}`;
    return [crossMistake(merged, name2, rest)];
  }));
});
var softNotBelowHard = (function(merged) {
  const { softMs, hardMs } = storyLimit(merged);
  if (softMs < hardMs || !areReadable(merged, ["soft_timeout", "hard_timeout"]))
    return [];
  const rest = `is not below hard_timeout, which is ${formatDuration(hardMs)}. Write a shorter soft_timeout or a longer hard_timeout.`;
  return [crossMistake(merged, "soft_timeout", rest)];
});
var notInsideTheJob = (function(merged) {
  const { job_timeout: jobMs, reserve: reserveMs, run_timeout: runMs } = merged.values;
  if (!areReadable(merged, ["job_timeout", "reserve"]))
    return [];
  if (reserveMs >= jobMs && !merged.given.has("reserve")) {
    const rest2 = `is not longer than reserve, which is ${formatDuration(reserveMs)}. Write a shorter reserve too.`;
    return [crossMistake(merged, "job_timeout", rest2)];
  }
  if (reserveMs >= jobMs) {
    const rest2 = `is not below job_timeout, which is ${formatDuration(jobMs)}. Write a shorter reserve.`;
    return [crossMistake(merged, "reserve", rest2)];
  }
  if (runMs === void 0 || runMs <= jobMs - reserveMs)
    return [];
  const rest = `is longer than job_timeout minus reserve, which is ${formatDuration(jobMs - reserveMs)}. Write a shorter one, or raise job_timeout to what the job is really given.`;
  return [crossMistake(merged, "run_timeout", rest)];
});
var implementTwice = (function(merged) {
  const { gate_timeouts: gates, timeout_minutes: hardMs } = merged.values;
  const isOneLayer = layerOf(merged, "timeout_minutes") === implementLayer(merged);
  if (hardMs === void 0 || !isOneLayer || gates.implement === void 0 || gates.implement.hardMs === hardMs)
    return [];
  const other = formatDuration(gates.implement.hardMs);
  const rest = `and the ${other} of implement in gate_timeouts are two limits for one thing. Keep one of them.`;
  return [crossMistake(merged, "timeout_minutes", rest)];
});
var durationsOutOfBounds = (function(merged) {
  return ["hard_timeout", "idle_timeout", "run_timeout", "job_timeout", "lock_ttl"].flatMap(((name2) => {
    const problem2 = areReadable(merged, [name2]) ? tooLong(merged.values[name2] ?? 0, merged) : void 0;
    return problem2 === void 0 ? [] : [crossMistake(merged, name2, problem2)];
  }));
});
var gatesOutOfBounds = (function(merged) {
  const limits = gateLimits(merged);
  const isByMinutes = limits.implement.hardMs === merged.values.timeout_minutes;
  return TIMED_GATES.flatMap(((gate) => {
    const rest = tooLong(limits[gate].hardMs, merged);
    const about = `the hard limit ${formatDuration(limits[gate].hardMs)} of ${gate}`;
    const name2 = gate === "implement" && isByMinutes ? "timeout_minutes" : "gate_timeouts";
    return rest === void 0 ? [] : [crossMistake(merged, name2, { about, rest })];
  }));
});
var multipliedOutOfBounds = (function(merged, configured) {
  const { timeout_multiplier: multiplier } = merged.values;
  if (!areReadable(merged, ["timeout_multiplier"]))
    return [];
  const problems = [...multipliedDurations(merged), ...configured].flatMap((({ what, durationMs }) => {
    if (tooLong(durationMs, merged) !== void 0)
      return [];
    const product = durationMs * multiplier;
    const tiny = product < 1 ? "is less than a millisecond. Write a larger factor." : void 0;
    const problem2 = tiny ?? tooLong(product, merged, "smaller factor");
    return problem2 === void 0 ? [] : [`times ${what} (${formatDuration(durationMs)}) ${problem2}`];
  }));
  return problems.slice(0, 1).map((problem2) => crossMistake(merged, "timeout_multiplier", problem2));
});
var multipliedDurations = (function(merged) {
  const { values } = merged;
  const limits = gateLimits(merged);
  const story = storyLimit(merged);
  return [
    { what: "hard_timeout", durationMs: story.hardMs },
    { what: "soft_timeout", durationMs: story.softMs },
    { what: "idle_timeout", durationMs: values.idle_timeout },
    ...TIMED_GATES.map(((gate) => ({ what: `the soft limit of ${gate}`, durationMs: limits[gate].softMs }))),
    ...TIMED_GATES.map(((gate) => ({ what: `the hard limit of ${gate}`, durationMs: limits[gate].hardMs })))
  ];
});
var areCeilingsLifted = (function(merged) {
  return merged.values.accept_unbounded === true || !areReadable(merged, ["accept_unbounded"]);
});
var CEILING_HELP = `or lift the ceilings with accept_unbounded: ${quote(UNBOUNDED_SENTENCE)}, word for word.`;












// build/settings/check-objective.js
var checkObjective = (function(merged) {
  const objective = merged.given.get("objective");
  if (objective === void 0)
    return [];
  return OF_STORIES.flatMap((name2) => {
    const given = merged.given.get(name2);
    if (given === void 0 || given.layer < objective.layer)
      return [];
    const rest = `stands beside ${name2}: ${quote(given.text)}, but an objective is no story of a prd.json. Keep one of them.`;
    return [crossMistake(merged, "objective", rest)];
  });
});
var OF_STORIES = ["prd", "feature", "story"];


// build/settings/check-review.js
var checkReview = (function(merged) {
  if (!areReadable(merged, ["final_review", "review_agent"]))
    return [];
  const { final_review: reviewers, review_agent: who } = merged.values;
  return reviewers > 0 && who === "none" ? [crossMistake(merged, "final_review", nobody)] : [];
});

var nobody = "stands beside review_agent: none, so nobody could review. Name a reviewer in review_agent, or write final_review: 0.";

// build/core/setup-key.js
var defaultSetupKey = [
  // JavaScript
  "**/package.json",
  "**/{package-lock,npm-shrinkwrap}.json",
  "**/{yarn,bun}.lock",
  "**/bun.lockb",
  "**/pnpm-{lock,workspace}.yaml",
  "**/deno.{json,jsonc,lock}",
  "**/{.npmrc,.yarnrc,.yarnrc.yml,.pnpmfile.cjs,bunfig.toml}",
  // Python
  "**/{pyproject.toml,setup.py,setup.cfg,Pipfile,Pipfile.lock}",
  "**/{requirements,constraints}*.{txt,in}",
  "**/requirements/**/*.{txt,in}",
  "**/{poetry,uv,pdm,pylock,pylock.*}.{lock,toml}",
  "**/environment.y?(a)ml",
  // Ruby, PHP, Elixir
  "**/{Gemfile,Gemfile.lock,gems.rb,gems.locked,*.gemspec}",
  "**/composer.{json,lock}",
  "**/mix.{exs,lock}",
  // Go, Rust, Swift, Dart
  "**/go.{mod,sum,work,work.sum}",
  "**/Cargo.{toml,lock}",
  "**/Package.{swift,resolved}",
  "**/pubspec.{yaml,lock}",
  // JVM, .NET
  "**/pom.xml",
  "**/{build,settings}.gradle?(.kts)",
  "**/{gradle.properties,gradle.lockfile,libs.versions.toml}",
  "**/*.{csproj,fsproj,vbproj}",
  "**/{packages.lock.json,Directory.Packages.props,nuget.config,NuGet.Config,global.json}",
  // What an install leaves behind is no cause of it.
  "!**/node_modules/**"
];

// build/settings/resolve-git.js
var git = (function({ values }) {
  return {
    githubToken: values.github_token,
    baseBranch: values.base_branch,
    branchPrefix: values.branch_prefix,
    commitMessageTemplate: values.commit_message_template,
    signOff: values.sign_off,
    commitAuthorName: values.commit_author_name,
    commitAuthorEmail: values.commit_author_email,
    createPr: values.create_pr,
    resume: values.resume,
    journal: values.journal,
    archive: values.archive,
    continues: values.continue === "dispatch",
    handOver: values.hand_over,
    retentionDays: values.retention_days,
    retryFailedAfterMs: values.retry_failed_after,
    lockTtlMs: values.lock_ttl
  };
});


// build/settings/resolve-stopping.js
var stopping = (function({ values }) {
  return {
    onThrash: values.on_thrash,
    onEscalate: values.on_escalate,
    approval: values.signoff,
    classifier: values.classifier,
    criticWindow: values.critic_window,
    breaker: {
      sameError: values.same_error_threshold,
      noProgress: values.no_progress_threshold,
      progress: values.progress
    },
    resetCircuit: values.reset_circuit
  };
});


// build/settings/resolve.js
var resolveSettings = (function(merged, { agent, reviewer, fallbacks, gates }) {
  const ready = multiplied2(gates, merged);
  return {
    ...task(merged),
    agent,
    reviewAgent: reviewer,
    agentFallbacks: fallbacks,
    agentKeys: keys(merged),
    gates: ready,
    ...judging(merged, reviewer),
    ...places(merged),
    ...caps2(merged),
    ...stopping(merged),
    ...git(merged),
    origin: origins(merged)
  };
});
var multiplied2 = (function(gates, merged) {
  if (typeof gates === "string")
    return gates;
  return gates.map(((gate) => gate.timeoutMs === void 0 ? gate : { ...gate, timeoutMs: times(gate.timeoutMs, merged) }));
});
var task = (function({ values }) {
  return {
    prd: values.prd,
    feature: values.feature,
    stories: values.story ?? [],
    objective: values.objective,
    criteria: values.criteria,
    completionSignals: values.completion_signals ?? [],
    blockingSignals: values.blocking_signals,
    stallRules: { claims: values.consecutive_done_signals, testLoops: values.consecutive_test_loops },
    dryRun: values.dry_run || values.mode === "plan",
    step: values.step,
    prompt: values.prompt,
    agentEnv: values.agent_env ?? [],
    promptStyle: values.prompt_style,
    agentFiles: values.agent_files ?? [],
    record: values.record,
    failOn: values.fail_on,
    useStickyComment: values.use_sticky_comment,
    redact: values.redact ?? [],
    keepLogs: values.keep_logs,
    showFullOutput: values.show_full_output
  };
});
var keys = (function({ values }) {
  const { anthropic_api_key: anthropic, claude_code_oauth_token: token, openai_api_key: openai } = values;
  const { gemini_api_key: gemini } = values;
  return {
    ...anthropic && { ANTHROPIC_API_KEY: anthropic },
    ...token && { CLAUDE_CODE_OAUTH_TOKEN: token },
    ...openai && { OPENAI_API_KEY: openai },
    ...gemini && { GEMINI_API_KEY: gemini }
  };
});
var judging = (function({ values }, reviewer) {
  return {
    gateEnv: values.gate_env ?? [],
    baseline: values.baseline,
    protectedPaths: values.protected_paths ?? [],
    hiddenPaths: values.hidden_paths ?? [],
    testPaths: values.test_paths,
    testReport: values.test_report,
    // Evidence is asked for when nobody reviews (10-fine-print Evidence).
    requireEvidence: values.require_evidence ?? reviewer === "none",
    redGreen: values.red_green,
    ...{ specPasses: values.spec_passes, finalReview: values.final_review },
    onBlock: values.on_block,
    maxChangedFiles: values.max_changed_files,
    maxAddedMb: values.max_added_mb,
    maxFileMb: values.max_file_mb
  };
});
var places = (function({ values }) {
  const { setup_command: command } = values;
  return {
    gateMounts: values.gate_mounts ?? [],
    gateParallel: values.gate_parallel,
    setup: command === void 0 ? void 0 : {
      command,
      key: values.setup_key ?? defaultSetupKey,
      env: values.setup_env ?? [],
      scripts: values.setup_scripts
    },
    isolation: values.isolation,
    workingDirectory: values.working_directory ?? ""
  };
});
var caps2 = (function(merged) {
  const { values } = merged;
  return {
    ...resolveLimits(merged),
    maxAttempts: values.max_attempts,
    maxIterations: values.max_iterations,
    maxCommits: values.max_commits,
    maxCostUsd: values.max_cost_usd,
    callsPerHour: values.rate_limit,
    costPerCallUsd: values.cost_per_call,
    timeoutMultiplier: values.timeout_multiplier,
    attemptStart: values.attempt_start,
    acceptUnbounded: values.accept_unbounded === true
  };
});
var origins = (function({ given }) {
  const entries = SETTINGS.map((({ name: name2 }) => [
    name2,
    given.get(name2)?.origin ?? "default"
  ]));
  return Object.fromEntries(entries);
});









// build/settings/resolve-replay.js
var unreadByReplay = (function({ values, given }) {
  const { agent, review_agent: reviewer } = values;
  if (agent === "replay" || reviewer === "replay")
    return [];
  return ["replay_file", "replay_match"].filter(((name2) => given.has(name2))).map((name2) => `${name2} has no effect with agent: ${agent}.`);
});



// build/settings/resolve-agent.js
var resolveAgents = (function(merged) {
  const agent = resolveAgent(merged);
  const reviewer = resolveReviewer(merged, agent);
  return {
    agent: agent.agent,
    reviewer: reviewer.agent,
    mistakes: [...agent.mistakes, ...reviewer.mistakes],
    notices: [...agent.notices, ...reviewer.notices, ...unread2(merged), ...unreadByReplay(merged)]
  };
});
var unread2 = (function(merged) {
  const { agent, review_agent: reviewer = agent, agent_fallbacks: others = [] } = merged.values;
  const clients = [agent, reviewer, ...others.map((other) => other.agent)].filter(isClient);
  return ineffective(merged, CLIENT_SETTINGS.filter(((setting) => !clients.some((client) => reads(client, setting)))));
});
var resolveAgent = (function(merged) {
  const { agent } = merged.values;
  switch (agent) {
    case "claude":
    case "codex":
    case "gemini":
    case "opencode":
    case "copilot":
    case "qwen":
      return done(implementingClient(merged, agent), commandTakesOver(merged) ? [] : ineffective(merged, ["agent_command"]));
    case "command":
      return resolveCommand(merged);
    case "rehearsal":
      return resolveRehearsal(merged);
    case "replay":
      return resolveReplay(merged, ["agent_command", "agent_args"]);
    case void 0:
      return areReadable(merged, ["agent"]) ? failed(noAgent()) : failed();
  }
});
var resolveReviewer = (function(merged, { agent }) {
  const { agent: implementer, review_agent: wanted2 = implementer, review_command: command } = merged.values;
  const unused = wanted2 === "command" ? [] : ineffective(merged, ["review_command"]);
  switch (wanted2) {
    case "none":
      return done("none", unused);
    case "claude":
    case "codex":
    case "gemini":
    case "opencode":
    case "copilot":
    case "qwen":
      return done(reviewingClient(merged, wanted2), unused);
    case "rehearsal":
      return agent?.type === "rehearsal" ? done(agent, unused) : done({ type: "rehearsal", scoreFile: DEFAULT_SCORE }, unused);
    case "replay":
      return reviewingReplay(merged, agent);
    case "command":
      if (command !== void 0)
        return done({ type: "command", command, args: [] });
      if (agent?.type === "command")
        return done(agent);
      if (implementer === "command" || !areReadable(merged, ["review_command"]))
        return failed();
      return failed(noReviewCommand());
    case void 0:
      return failed();
  }
});
var resolveCommand = (function(merged) {
  const { agent_command: command, agent_args: args } = merged.values;
  if (command !== void 0)
    return done({ type: "command", command, args: args ?? [] });
  if (!areReadable(merged, ["agent_command"]))
    return failed();
  const message = 'agent_command: is not given, but agent: command needs it. Write the command that starts the agent, for example agent_command: "my-agent --headless"; the prompt arrives on its stdin.';
  return failed({ setting: "agent_command", value: "", message });
});
var ineffective = (function({ values, given }, names3) {
  const reviewer = values.review_agent ?? values.agent;
  return names3.filter(((name2) => given.has(name2))).map((name2) => {
    const by = name2 === "review_command" ? `review_agent: ${reviewer}` : `agent: ${values.agent}`;
    return `${name2} has no effect with ${by}.`;
  });
});
var done = (function(agent, notices = []) {
  return { agent, mistakes: [], notices };
});
var DEFAULT_SCORE = ".ralph/rehearsal.yaml";




function commandTakesOver({ values }) {
  return values.agent_fallbacks?.some(({ agent }) => agent === "command") ?? false;
}
function implementingClient(...given) {
  return __aside().implementingClient(...given);
}
function clientSetting(...given) {
  return __aside().clientSetting(...given);
}
function reviewingClient(...given) {
  return __aside().reviewingClient(...given);
}

function resolveRehearsal(...given) {
  return __aside().resolveRehearsal(...given);
}
function reviewingReplay(...given) {
  return __aside().reviewingReplay(...given);
}
function resolveReplay(...given) {
  return __aside().resolveReplay(...given);
}

function noAgent(...given) {
  return __aside().noAgent(...given);
}
function noReviewCommand(...given) {
  return __aside().noReviewCommand(...given);
}

function failed(...mistakes2) {
  return { agent: void 0, mistakes: mistakes2, notices: [] };
}

// build/settings/resolve-fallbacks.js
var resolveFallbacks = (function(merged) {
  const { agent: own, agent_fallbacks: wanted2 = [], agent_command: command } = merged.values;
  if (!areReadable(merged, ["agent", "agent_fallbacks", "agent_command"]))
    return { fallbacks: [], mistakes: [] };
  const same = wanted2.find(({ label }) => label === own);
  if (same !== void 0)
    return failed2(merged, `names ${own}, which is the agent itself. ${HELP6}`);
  if (command === void 0 && wanted2.some(({ agent }) => agent === "command")) {
    return failed2(merged, "names command, but agent_command is not given. Write the command that starts it.");
  }
  const fallbacks = wanted2.map(({ label, agent, model }) => {
    if (agent === "command")
      return { label, agent: { type: agent, command: command ?? [], args: [] } };
    const setting = clientSetting(merged, agent, model);
    const isOther = isClient(own) && own !== agent;
    return { label, agent: isOther ? { ...setting, executable: void 0, version: void 0 } : setting };
  });
  return { fallbacks, mistakes: [] };
});

var HELP6 = "Write another agent, or the same client with another model, for example claude=claude-haiku-4-5.";
function failed2(merged, rest) {
  return { fallbacks: [], mistakes: [crossMistake(merged, "agent_fallbacks", rest)] };
}

// build/settings/resolve-gates.js
var resolveGates = (function(merged, layers) {
  const command = merged.values.test_command;
  const from = merged.given.get("test_command")?.layer ?? 0;
  const added = layers.slice(from).flatMap(((layer) => layer.gates ?? []));
  const replaced2 = layers.slice(0, from).flatMap((layer) => layer.gates ?? []);
  const notices = replaced2.length === 0 ? [] : [`test_command replaces the configured gates ${nameAll(replaced2)}.`];
  const gates = [...command === void 0 || command === "none" ? [] : command, ...added];
  return {
    gates: gates.length > 0 ? gates.map(toSetting) : command ?? "detect",
    timeouts: added.flatMap(({ name: name2, timeoutMs }) => timeoutMs === void 0 ? [] : [{ what: `the timeout of gate ${quote(name2)}`, durationMs: timeoutMs }]),
    mistakes: [...noneBesideGates(merged, added), ...sameNames(gates), ...timeoutMistakes(added, merged)],
    notices: [...notices, ...onlyFinal(gates), ...withoutSetup(merged)]
  };
});
var toSetting = (function({ place: _, ...gate }) {
  return gate;
});
var onlyFinal = (function(gates) {
  if (gates.length === 0 || gates.some((({ stage }) => stage !== "final")))
    return [];
  return ["Every gate has stage: final, so no attempt is tested; only the tree of all passed stories is."];
});
var withoutSetup = (function({ values, given }) {
  if (values.setup_command !== void 0)
    return [];
  const unused = ["setup_key", "setup_env", "setup_scripts"].filter(((name2) => given.has(name2)));
  return unused.map((name2) => `${name2} has no effect without setup_command.`);
});
var noneBesideGates = (function(merged, added) {
  if (merged.values.test_command !== "none" || added.length === 0)
    return [];
  const message = `test_command: "none" stands beside the configured gates ${nameAll(added)}. Remove none or the gates.`;
  return [{ setting: "test_command", value: "none", message }];
});
var sameNames = (function(gates) {
  return gates.flatMap((({ name: name2, place }, index) => {
    const first = gates.findIndex(((other) => other.name === name2));
    if (first === index || place === void 0)
      return [];
    const message = `${place}: gate ${quote(name2)}: another gate has this name already. Give each gate a name of its own.`;
    return [{ setting: "gates", value: name2, message }];
  }));
});
var timeoutMistakes = (function(gates, merged) {
  return gates.flatMap(({ name: name2, place, timeoutMs = 0 }) => {
    const problem2 = tooLong(timeoutMs, merged);
    if (problem2 === void 0)
      return [];
    const written = formatDuration(timeoutMs);
    return [
      { setting: "gates", value: written, message: `${place}: gate ${quote(name2)}: the timeout ${written} ${problem2}` }
    ];
  });
});







function nameAll(gates) {
  return oneOf(gates.map(({ name: name2 }) => name2)).replace(" or ", " and ");
}

// build/settings/read.js
var readSettings = (function(layers) {
  const collected = collect(layers);
  const merged = merge(collected);
  const agents = resolveAgents(merged);
  const { fallbacks, mistakes: noFallbacks } = resolveFallbacks(merged);
  const gates = resolveGates(merged, layers);
  const mistakes2 = [
    ...collected.mistakes,
    ...merged.mistakes,
    ...agents.mistakes,
    ...noFallbacks,
    ...gates.mistakes,
    ...checkLimits(merged, gates.timeouts),
    ...checkObjective(merged),
    ...checkContinue(merged),
    ...checkHandOver(merged),
    ...checkJournal(merged),
    ...checkReview(merged)
  ];
  if (mistakes2.length > 0)
    return { ok: false, mistakes: mistakes2 };
  const { agent, reviewer } = agents;
  if (agent === void 0 || reviewer === void 0)
    throw new Error("Settings without a mistake have no agent.");
  const settings = resolveSettings(merged, { agent, reviewer, fallbacks, gates: gates.gates });
  return {
    ok: true,
    settings,
    notices: [...collected.notices, ...merged.notices, ...gates.notices, ...agents.notices]
  };
});
var inputsFromEnvironment = (function(env) {
  const inputs = Object.entries(env).flatMap((([name2, text]) => name2.startsWith("INPUT_") && text !== void 0 ? [[name2.slice("INPUT_".length).toLowerCase(), text]] : []));
  return { source: "input", values: Object.fromEntries(inputs) };
});



// build/action/early-inputs.js
var inputValue = (function(inputs, name2) {
  return Object.entries(inputs.values).find((([key, text]) => text !== "" && settingNamed(key) === name2))?.[1];
});
var readInputs = (function(inputs) {
  const read2 = known2.get(inputs) ?? readSettings([inputs]);
  known2.set(inputs, read2);
  return read2;
});
var refuseEarly = (function(inputs) {
  const read2 = readInputs(inputs);
  const mistakes2 = read2.ok ? [] : read2.mistakes;
  if (!mistakes2.some(({ setting }) => early.some((name2) => name2 === setting)))
    return void 0;
  const given = new Set(Object.keys(inputs.values).map((key) => settingNamed(key) ?? key));
  return configError(...mistakes2.filter(({ setting }) => given.has(setting)).map(({ message }) => message));
});
var early = ["github_token", "base_branch", "hand_over"];

var known2 = /* @__PURE__ */ new WeakMap();



// build/action/policy.js
var readPolicy = (async function(repository, commit, inputs) {
  return readPartly(repository, { commit, inputs, ofLayer: ((layer) => layer) });
});
var readPartly = (async function(repository, { commit, inputs: all, ofLayer }) {
  const inputs = ofLayer(all);
  const file = await repository.readFile(commit, CONFIG_PATH);
  if (file !== void 0 && !file.mode.startsWith("100")) {
    return configError(`${CONFIG_PATH} is a link, not a regular file. Commit the file itself.`);
  }
  const config2 = file === void 0 ? void 0 : await readConfig(file.bytes.toString("utf8"));
  const read2 = config2 === void 0 ? readInputs(inputs) : readSettings([ofLayer(config2.raw), inputs]);
  if (!read2.ok)
    return mistakes(read2.mistakes);
  if (config2 !== void 0 && !config2.ok)
    return mistakes(config2.mistakes);
  const misplaced = misplacedInputs(read2.settings.origin);
  if (misplaced.length > 0)
    return configError(...misplaced);
  return { ok: true, settings: read2.settings, notices: [...config2?.notices ?? [], ...read2.notices] };
});
var misplacedInputs = (function(origin) {
  const isOnBase = origin.base_branch === "config-file";
  return [
    ...isOnBase ? [`base_branch stands in ${CONFIG_PATH}, which is read on that very branch. ${asInput}`] : [],
    ...origin.mode === "config-file" ? [modeInput] : [],
    ...origin.hand_over === "config-file" ? [handOverInput] : [],
    ...misplacedTriggers(origin).map((name2) => `${name2} stands in ${CONFIG_PATH}, but who may start a run is decided before it is read. ${asInput}`)
  ];
});
var CONFIG_PATH = ".ralph/config.yaml";


async function readConfig(text) {
  const { readConfigFile } = await Promise.all(/* import() */[__webpack_require__.e(8815), __webpack_require__.e(9349)]).then(__webpack_require__.bind(__webpack_require__, 9349));
  return readConfigFile(text, CONFIG_PATH);
}

var asInput = "Give it as an input of the step instead.";
var modeInput = `mode stands in ${CONFIG_PATH}, which is read only when it is known what to do. Give it as an input of the step instead.`;
var handOverInput = `hand_over stands in ${CONFIG_PATH}, but it is about one job of one workflow. ${asInput}`;
function mistakes(list2) {
  return configError(...list2.map((mistake) => mistake.message));
}

// build/report/prompt-template.js
var placeholders = {
  implement: ["attempt", "story", "criteria", "previous", "notes", "checks", "protected", "rules", "process"],
  "spec-review": ["story", "criteria", "checks", "red", "integrity", "specs", "changed", "diff", "rules", "answer"],
  "quality-review": ["story", "criteria", "checks", "red", "integrity", "specs", "changed", "diff", "rules", "answer"],
  plan: ["story", "criteria", "because", "blockers", "checks", "rules", "answer"]
};
var templateFiles = {
  implement: ".ralph/prompts/implement.md",
  "spec-review": ".ralph/prompts/spec-review.md",
  "quality-review": ".ralph/prompts/quality-review.md",
  plan: ".ralph/prompts/plan.md"
};
var MOST_TEMPLATE = 2e4;
var needed = {
  implement: ["story", "criteria"],
  "spec-review": ["story", "criteria", "answer"],
  "quality-review": ["story", "answer"],
  plan: ["story", "answer"]
};

function applyTemplate(...given) {
  return __aside().applyTemplate(...given);
}



// build/action/templates.js
var readTemplates = (async function(repository, commit, paths) {
  const roles = Object.keys(templateFiles).filter(((role) => paths.has(templateFiles[role])));
  const read2 = await Promise.all(roles.map((role) => readOne(repository, commit, role)));
  const problems = read2.flatMap((each) => "problem" in each ? [each.problem] : []);
  if (problems.length > 0)
    return configError(...problems);
  const templates = read2.flatMap((each) => "template" in each ? [[each.template.role, each.template]] : []);
  return { ok: true, templates: Object.fromEntries(templates) };
});

function readOne(...given) {
  return __aside().readOne(...given);
}

// build/action/at-base.js
var baseReader = (function(call) {
  const layers = layerReader(call.repository, call.workspace);
  const reads2 = /* @__PURE__ */ new Map();
  const read2 = ((commit) => {
    const reading = reads2.get(commit) ?? readBase(call, commit);
    reads2.set(commit, reading);
    return reading;
  });
  return {
    // Most runs start from the base: its ignored files are listed while the backlog is read.
    begin: ((commit) => {
      layers(commit).catch(() => void 0);
      read2(commit).catch(() => void 0);
    }),
    read: read2,
    layers,
    idle: async () => {
      await Promise.allSettled([...reads2.keys()].map(layers));
      await Promise.allSettled(reads2.values());
    }
  };
});
var readBase = (async function(call, commit) {
  const { repository, workspace, inputs, asked } = call;
  const [policy, usual2] = await Promise.all([readPolicy(repository, commit, inputs), tellingPaths(repository, commit)]);
  if (!policy.ok)
    return policy;
  const settings = narrowed(policy.settings, asked);
  if (isRefusal(settings))
    return settings;
  const { workingDirectory: folder } = settings;
  const own = await workingFolder(repository, commit, folder);
  if (own === void 0)
    return configError(noFolder2(folder, commit));
  const paths = /* @__PURE__ */ new Set([...usual2, ...own]);
  const named2 = namedCriteria({ ...call, objective: call.objective, asked, gates: settings.gates });
  if (isRefusal(named2))
    return named2;
  const objective = objectiveOf(named2, settings);
  const search = { prd: settings.prd, feature: settings.feature, stories: settings.stories };
  const prd = objective ? objectivePrd(objective) : await findPrd(repository, { ...search, workspace, commit, paths });
  if (!prd.ok)
    return prd;
  const configured = withCriteria(settings, { objective, byComment: bringsCriteria(asked, named2) });
  if (!configured.ok)
    return configured;
  const { gates } = configured;
  const manifest = gates === "detect" ? await repository.readFile(commit, (0,node_path_posix__WEBPACK_IMPORTED_MODULE_0__.join)(folder, "package.json")) : void 0;
  const chosen = chooseChecks(gates, manifestsIn(folder, { paths, packageJson: manifest?.bytes.toString("utf8") }));
  if (chosen === void 0)
    return configError(noGate);
  const templates = await readTemplates(repository, commit, paths);
  if (!templates.ok)
    return templates;
  const { checks, notice } = chosen;
  return {
    ok: true,
    settings,
    prd,
    ...objective && { objective },
    backlogs: prdCandidates(paths, { prd: void 0, feature: void 0 }),
    checks,
    templates: templates.templates,
    notices: [...policy.notices, ...notice === void 0 ? [] : [notice], ...objectiveNotices(settings, objective)]
  };
});
var bringsCriteria = (function(asked, given) {
  if (asked?.waiting?.objective !== void 0)
    return asked.waiting.objective.keyless;
  return asked !== void 0 && given?.criteria !== void 0;
});
var workingFolder = (async function(repository, commit, folder) {
  if (folder === "")
    return [];
  const entries = await repository.listFolder(commit, folder);
  if (entries.length === 0)
    return void 0;
  const tests = await repository.listFolder(commit, `${folder}/tests`);
  return [...entries, ...tests].flatMap(({ path, isFolder }) => isFolder ? [] : [path]);
});
var tellingPaths = (async function(repository, commit) {
  const features = (await repository.listFolder(commit, ".ralph")).filter(({ isFolder }) => isFolder);
  const folders = /* @__PURE__ */ new Set([...searchedFolders, ...features.map(({ path }) => path)]);
  const lists = await Promise.all([...folders].map(((folder) => repository.listFolder(commit, folder))));
  return new Set(lists.flat().flatMap((({ path, isFolder }) => isFolder ? [] : [path])));
});




function noFolder2(...given) {
  return __aside().noFolder2(...given);
}

var noGate = 'No test gate is configured and no manifest names one. Set test_command, for example "test_command: npm test", or write "test_command: none" to run without tests.';

// build/action/base.js
var findBase = (async function(repository, call) {
  const early2 = expectedCommit(call);
  const importing = early2 === void 0 ? void 0 : repository.importCommit(early2);
  const listing = repository.remoteRefs(["refs/heads/", "refs/ralph/"]);
  if (early2 !== void 0)
    importing?.then((({ ok }) => ok && call.onImported(early2))).catch(() => void 0);
  call.onAsked?.();
  const remote = await listing;
  const found = remote.ok ? await choose2(repository, call, { remote, early: early2, importing }) : remoteRefusal(remote.problem);
  if (!found.ok)
    await importing?.catch(() => void 0);
  return found;
});
var choose2 = (async function(repository, { job, baseBranch }, { remote, early: early2, importing }) {
  const defaultBranch = payloadDefault(job) ?? remote.head?.replace("refs/heads/", "");
  const branch = baseBranch ?? defaultBranch;
  if (branch === void 0) {
    return configError("The remote names no default branch. Set the input base_branch to the branch that work starts from.");
  }
  const commit = job.ref === `refs/heads/${branch}` ? job.sha : remote.refs.get(`refs/heads/${branch}`);
  if (commit === void 0) {
    return configError(`base_branch: the remote has no branch "${branch}". It has ${someBranches(remote.refs)}.`);
  }
  const imported = await (commit === early2 && importing || repository.importCommit(commit));
  if (!imported.ok)
    return remoteRefusal(imported.problem);
  const access = () => repository.checkPushAccess(commit, "refs/ralph/access-check");
  return { ok: true, branch, commit, defaultBranch, remoteRefs: remote.refs, access };
});
var expectedCommit = (function({ job, baseBranch }) {
  const branch = baseBranch ?? payloadDefault(job);
  return branch !== void 0 && job.ref === `refs/heads/${branch}` ? job.sha : void 0;
});
var pushRefusal = (async function({ access }, { asked }, { dryRun }) {
  if (!dryRun && asked === void 0)
    return void 0;
  const allowed = await access();
  return allowed.ok ? void 0 : remoteRefusal(allowed.problem);
});
var payloadDefault = (function({ payload }) {
  const { repository } = payload;
  const name2 = repository?.default_branch;
  return typeof name2 === "string" && name2 !== "" ? name2 : void 0;
});




function remoteRefusal(problem2) {
  return problem2.kind === "network" || problem2.kind === "timeout" ? environmentBroken(problem2.message) : configError(problem2.message);
}

function someBranches(...given) {
  return __aside().someBranches(...given);
}

// build/action/isolation.js



// build/adapters/isolation/ladder.js


// build/adapters/isolation/refusal.js
function refusals(...given) {
  return __aside().refusals(...given);
}
function refusalNotes(refused3) {
  return [...refused3.map((why) => `No better walls: ${why}.`), ...remediesOf(refused3)];
}
function refusalOf(...given) {
  return __aside().refusalOf(...given);
}
var takes = {
  namespace: "It takes Linux, util-linux and root, sudo without a password or user namespaces.",
  user: "It takes Linux, util-linux and a job that is root or has sudo without a password."
};
function remediesOf(refused3) {
  return [...new Set(refused3.flatMap((why) => remedyOf(why) ?? []))];
}
function remedyOf(why) {
  return remedies.find(([words]) => words.test(why))?.[1];
}
var remedies = [
  // The kernel counts namespaces and says so in the words of a full disk.
  [
    /\bunshare failed: No space left on device/,
    "The kernel makes no more namespaces here: on a runner of your own raise `sysctl user.max_user_namespaces`."
  ],
  [
    /\b(?:unshare|mount): .*(?:operation not permitted|permission denied)/i,
    "The kernel refuses namespaces here: in a container job run the job on the machine itself; on an Ubuntu runner of your own allow them by `sysctl kernel.apparmor_restrict_unprivileged_userns=0`."
  ],
  [
    /No space left on device|Cannot allocate memory|Resource temporarily unavailable|\b(?:ENOSPC|ENOMEM|EAGAIN)\b/i,
    "Free memory and disk on this runner and run again."
  ]
];
function unstopped(text) {
  return text.trim().replace(/[.\s]+$/, "");
}

// build/adapters/isolation/ladder.js
var climb = (async function(call) {
  if (call.wanted === "process")
    return processRung(["No better walls: isolation: process is set."]);
  const tried = [];
  const namespace = await tryWalls(call, tried);
  if (namespace !== void 0)
    return { ok: true, rung: namespace };
  const user = await tryOtherUser(call, tried);
  if (user !== void 0)
    return { ok: true, rung: user };
  if (call.wanted === "auto")
    return processRung(refusalNotes(tried));
  return { ok: false, why: refusalOf(call.wanted, tried) };
});
var processRung = (function(notes) {
  const isolation = { level: "process", views: "clean", home: "throw-away", notes };
  return { ok: true, rung: { isolation, homeUppers: void 0 } };
});
var tryWalls = (async function(call, tried) {
  if (call.wanted === "user")
    return void 0;
  const { tryNamespaces } = await Promise.all(/* import() */[__webpack_require__.e(7532), __webpack_require__.e(1136)]).then(__webpack_require__.bind(__webpack_require__, 1136));
  return await tryNamespaces(call, tried);
});
var holdRung = (async function(rung) {
  return rung.user === void 0 ? rung : { ...rung, places: await rung.user.open() };
});



function tryOtherUser(...given) {
  return __aside().tryOtherUser(...given);
}

async function leaveRung({ homeUppers, places: places2 }) {
  if (homeUppers !== void 0)
    removeUppers(homeUppers);
  await places2?.close();
}
function removeUppers(folder) {
  try {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(folder, { recursive: true, force: true });
  } catch {
    removePath(folder, "");
  }
}

// build/core/isolation.js
var VIEW_KINDS = ["overlay", "reflink", "copy", "clean"];

// build/action/isolation.js
var beginProbe = (function(call, inputs) {
  const probing = climbFor(call, inputValue(inputs, "isolation") === "process" ? "process" : "auto");
  probing.catch(() => void 0);
  return probing;
});
var chooseIsolation = (async function(call, wanted2, probing) {
  const found = await choose3(call, wanted2, probing);
  const isOpen2 = found.ok && found.rung.isolation.level === "process" && wanted2 !== "process";
  return isOpen2 && call.job.asked !== void 0 ? { ok: false, why: noWalls(found.rung.isolation.notes) } : found;
});
var choose3 = (async function(call, wanted2, probing) {
  if (wanted2 === "auto")
    return probing;
  if (wanted2 === "namespace") {
    const found = await probing;
    if (found.ok && found.rung.isolation.level === "namespace")
      return found;
  }
  return climbFor(call, wanted2);
});
var climbFor = (async function({ env, job, root }, wanted2) {
  const views = VIEW_KINDS.find(((kind) => kind === env["RALPH_VIEWS"]));
  (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(root, { recursive: true, mode: 448 });
  return climb({
    ...{ wanted: wanted2, root, workspace: job.workspace, home: env["HOME"] ?? "", hidden: hiddenPlaces(env, job) },
    ...views === void 0 ? {} : { views }
  });
});
var hiddenPlaces = (function(env, job) {
  const files2 = [
    "GITHUB_ENV",
    "GITHUB_OUTPUT",
    "GITHUB_PATH",
    "GITHUB_STATE",
    "GITHUB_STEP_SUMMARY",
    "GITHUB_EVENT_PATH"
  ];
  const folders = files2.flatMap(((name2) => env[name2] ? [(0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(env[name2])] : []));
  const outside = folders.filter(((folder) => folder !== "/" && !`${folder}/`.startsWith(`${job.temp}/`)));
  const places2 = [job.temp, ...outside, ...runnerFiles(job)];
  return [...new Set(places2)].map(((path) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, ".").replace(/\/$/, "")));
});
var runnerFiles = (function({ temp }) {
  const roots = [(0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(temp)), (0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(process.execPath))))];
  const names3 = [".credentials", ".credentials_rsaparams", ".runner", ".env", "_diag"];
  return roots.filter(((root) => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, ".runner")))).flatMap((root) => names3.map((name2) => (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(root, name2)));
});


function noWalls(...given) {
  return __aside().noWalls(...given);
}





// build/engine/trouble.js
function troubleOf(error, during) {
  const code = codeOf(error);
  const text = textOf3(error);
  if (error instanceof Error && outsideUs.has(error.name))
    return { kind: "environment_broken", detail: text };
  if (code !== void 0 && diskCodes.has(code)) {
    return { kind: "environment_broken", detail: `the disk refused a write during ${during} (${code}): ${text}` };
  }
  if (/No space left on device|Disk quota exceeded|Read-only file system/.test(text)) {
    return { kind: "environment_broken", detail: `the disk refused a write during ${during}: ${text}` };
  }
  return { kind: "internal_error", detail: `${during} failed unexpectedly: ${text}` };
}
function journalTrouble(...given) {
  return __aside().journalTrouble(...given);
}
var outsideUs = /* @__PURE__ */ new Set(["NamespaceError", "PlantedAboveError", "ProgramReplacedError"]);
var diskCodes = /* @__PURE__ */ new Set(["ENOSPC", "EDQUOT", "EROFS", "EFBIG", "EIO"]);
function codeOf(error) {
  if (typeof error !== "object" || error === null || !("code" in error))
    return void 0;
  return typeof error.code === "string" ? error.code : void 0;
}
function textOf3(error) {
  return error instanceof Error ? error.message : String(error);
}

// build/action/modes.js
var modeOf = (function(inputs) {
  return inputValue(inputs, "mode") ?? "auto";
});
var runMode = (async function(mode, { call, job, inputs }, runJob2) {
  switch (mode) {
    case "doctor": {
      const { runDoctor } = await Promise.all(/* import() */[__webpack_require__.e(8816), __webpack_require__.e(56), __webpack_require__.e(8815), __webpack_require__.e(2439), __webpack_require__.e(6361), __webpack_require__.e(7532), __webpack_require__.e(8375), __webpack_require__.e(9130), __webpack_require__.e(5446), __webpack_require__.e(4315), __webpack_require__.e(6843)]).then(__webpack_require__.bind(__webpack_require__, 496));
      return runDoctor({ ...call, job, inputs });
    }
    case "publish": {
      const { publishHandOver } = await Promise.all(/* import() */[__webpack_require__.e(8816), __webpack_require__.e(56), __webpack_require__.e(2439), __webpack_require__.e(6361), __webpack_require__.e(7532), __webpack_require__.e(8375), __webpack_require__.e(9433), __webpack_require__.e(1372), __webpack_require__.e(17), __webpack_require__.e(944), __webpack_require__.e(541)]).then(__webpack_require__.bind(__webpack_require__, 541));
      return publishHandOver({ call, job, inputs }).catch(refusedByDisk("the publishing of the hand-over", publishAgain));
    }
    default:
      return runJob2(call, job);
  }
});
var refusedByDisk = (function(during, ...remedy) {
  return (error) => {
    const { kind, detail } = troubleOf(error, during);
    if (kind !== "environment_broken")
      throw error;
    return refused(environmentBroken(detail, ...remedy));
  };
});
var noCommands = (function(inputs) {
  const mode = modeOf(inputs);
  const handsOver = inputValue(inputs, "hand_over") !== void 0;
  if (mode === "auto" && !handsOver)
    return void 0;
  const who = mode === "auto" ? "a job with hand_over" : `mode: ${mode}`;
  return { ok: false, halt: "skipped", reasons: [`${who} reads no commands of people`] };
});


var publishAgain = "Free the disk and run this job again: what it has pushed already stays as it is.";



// build/action/open-repository.js



// build/adapters/git/commit.js
var writeCommit = (function(objects, identity, call) {
  const person = `${plain3(identity.name) || "ralph"} <${plain3(identity.email)}> ${Math.floor(call.at / 1e3)} +0000`;
  const lines = [
    `tree ${call.tree}`,
    ...call.parents.map((parent) => `parent ${parent}`),
    `author ${person}`,
    `committer ${person}`,
    "",
    `${call.message.replaceAll("\0", "").replace(/\n+$/, "")}
`
  ];
  return objects.write("commit", Buffer.from(lines.join("\n"), "utf8"));
});
var plain3 = (function(text) {
  return text.replace(/[<>\n\r\0]/g, "").trim();
});



// layer:adapters/git/controller-dir.js


// build/adapters/git/diff-text.js
function diffText(...given) {
  return __aside().diffText(...given);
}

// layer:adapters/git/git.js


// build/adapters/git/import-commit.js





// build/adapters/git/refusal.js
function classifyPush(...given) {
  return __aside().classifyPush(...given);
}
function classifyRead(...given) {
  return __aside().classifyRead(...given);
}
var timeout = {
  kind: "timeout",
  permanent: false,
  message: "The remote did not answer in time and git was stopped. Try again later."
};
var verdicts = [
  {
    kind: "workflow-permission",
    permanent: true,
    pattern: /refusing to allow .* to create or update workflow|without `?workflows?`? (?:permission|scope)/,
    says: 'The commit changes files under .github/workflows, which GITHUB_TOKEN may never push. Push them with a token of an App or user that has "workflows: write", or leave them out.'
  },
  {
    kind: "large-file",
    permanent: true,
    pattern: /GH001|exceeds GitHub's file size limit|Large files detected/,
    says: "A file is over the 100 MB that the remote accepts. Add it to .gitignore or use Git LFS."
  },
  {
    kind: "repository-rule",
    permanent: true,
    pattern: /GH013|repository rule violations/,
    says: "A repository rule (ruleset) forbids this push. Let the rule pass the ralph branches, or set branch_prefix to names it allows."
  },
  {
    kind: "protected-branch",
    permanent: true,
    pattern: /GH006|protected branch/i,
    says: "The branch is protected. Choose another branch with branch_name_template, or allow the action to push to it."
  },
  {
    kind: "ref-conflict",
    permanent: true,
    pattern: /exists; cannot create|directory file conflict|conflicts? with (?:an )?existing ref/i,
    says: 'A branch on the remote has the name of a folder of this branch (a branch "wip" makes "wip/x" impossible). Use another name, or rename that branch.'
  },
  {
    kind: "stale",
    permanent: false,
    pattern: /stale info|but expected [0-9a-f]{7,}|reference already exists/,
    says: "Somebody else changed the branch since it was last read. Read it again and decide anew."
  },
  {
    kind: "fetch-first",
    permanent: false,
    pattern: /fetch first|non-fast-forward|needs force/,
    says: "The branch has commits that this push does not contain. Fetch it, build on it or use a branch of its own."
  }
];
var transport = [
  {
    kind: "read-only",
    permanent: true,
    pattern: /Permission to .* denied|Write access to repository not granted|returned error: 403|not accessible by integration|repository was archived|access denied or repository not exported|service not enabled/i,
    says: 'The token may not write to the repository. Add "permissions: contents: write" to the job.'
  },
  {
    kind: "auth",
    permanent: true,
    pattern: /Authentication failed|could not read (?:Username|Password)|returned error: 401|Invalid username or (?:token|password)|Bad credentials|Repository not found|repository '[^']*' not found|returned error: 404|does not appear to be a git repository/i,
    says: 'The remote does not know the token, or the token does not reach this repository. Pass a valid github_token to a job with "permissions: contents: write".'
  },
  {
    kind: "timeout",
    permanent: false,
    pattern: /Operation too slow|timed out|Timeout was reached/i,
    says: "The remote did not answer in time. Try again later."
  },
  {
    kind: "network",
    permanent: false,
    pattern: /Could not resolve host|Failed to connect|Couldn't connect|Connection (?:reset|refused|closed)|hung up unexpectedly|RPC failed|returned error: (?:429|5\d\d)|early EOF|unexpected disconnect|Empty reply|transfer closed|SSL|TLS|gnutls/i,
    says: "The connection to the remote failed. Try again later."
  }
];
var declined = {
  kind: "other",
  permanent: true,
  says: "The remote declined the push."
};
var unknown = {
  kind: "other",
  permanent: false,
  says: "git could not talk to the remote."
};




// build/adapters/git/shallow.js
var readShallow = (function(gitDir) {
  try {
    return new Set((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, "shallow"), "latin1").split("\n").filter(Boolean));
  } catch {
    return /* @__PURE__ */ new Set();
  }
});
var addShallow = (function(gitDir, commit) {
  const commits = /* @__PURE__ */ new Set([...readShallow(gitDir), commit]);
  const temporary = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, `shallow-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_4__.randomBytes)(6).toString("hex")}`);
  (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(temporary, `${[...commits].join("\n")}
`, { flag: "wx" });
  (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(temporary, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, "shallow"));
});






// build/adapters/git/remote-read.js
var listRemote = (async function(network, prefixes) {
  const result = await read(network, ["ls-remote", "--symref", "--", network.url]);
  if (result.exitCode !== 0)
    return { ok: false, problem: classifyRead(result) };
  const lines = result.stdout.split("\n").map(((line) => line.split("	")));
  const refs = /* @__PURE__ */ new Map();
  let head;
  for (const [value = "", name2 = ""] of lines) {
    if (name2 === "HEAD" && value.startsWith("ref: "))
      head = value.slice(5);
    else if (prefixes.some(((prefix) => name2.startsWith(prefix))) && !name2.endsWith("^{}"))
      refs.set(name2, value);
  }
  return { ok: true, refs, ...head === void 0 ? {} : { head } };
});
var read = (function(network, args) {
  return network.retrying((() => network.run(args)), ((result) => result.exitCode !== 0 && isTransient(result)));
});

function fetchShallow(...given) {
  return __aside().fetchShallow(...given);
}
var wholeHistory = 2147483647;
function isAncestor(...given) {
  return __aside().isAncestor(...given);
}
async function mergeBase(context, one, other) {
  return (await deepening(context, [one, other], ["merge-base", one, other]))?.trim();
}
function deepening(...given) {
  return __aside().deepening(...given);
}


function isTransient(result) {
  const { kind } = classifyRead(result);
  return kind === "network" || kind === "timeout";
}

// build/adapters/git/workspace.js


// build/adapters/git/problem.js
function failed3(kind, message) {
  return { ok: false, problem: { kind, message } };
}

// build/adapters/git/workspace.js
var findWorkspace = (async function(program, folder, look) {
  const config2 = _layer_0_js__WEBPACK_IMPORTED_MODULE_3__/* .adapters_git_git__hardening */ .hH.filter((([key]) => key !== "core.bare"));
  const call = { program, cwd: folder, env: (0,_layer_0_js__WEBPACK_IMPORTED_MODULE_3__/* .adapters_git_git__gitEnvironment */ .IU)(program, config2) };
  const run = async (...args) => (await __webpack_require__.e(/* import() */ 9176).then(__webpack_require__.bind(__webpack_require__, 9176))).runTrusted({ ...call, args });
  if (!(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(folder))
    return failed3("not-a-repository", `The workspace ${folder} does not exist.`);
  const told = look?.workspace === folder ? await look.facts : void 0;
  const facts = told ?? await (0,_layer_0_js__WEBPACK_IMPORTED_MODULE_3__/* .adapters_git_run_to_end__runToEnd */ .zB)({ ...call, args: ["rev-parse", ..._layer_0_js__WEBPACK_IMPORTED_MODULE_3__/* .adapters_git_first_args__factNames */ .Xc, ..._layer_0_js__WEBPACK_IMPORTED_MODULE_3__/* .adapters_git_first_args__headNames */ .Nx] });
  const lines = facts.stdout.toString("utf8").split("\n");
  const isSound = lines[0] !== _layer_0_js__WEBPACK_IMPORTED_MODULE_3__/* .adapters_git_first_args__absolutePaths */ .yP && checkFacts(folder, facts) === void 0;
  if (!isSound)
    return explain(run, { program, folder });
  const [, shallow, , objects = "", index = "", exclude = "", , head = "", branch = ""] = lines;
  return {
    ok: true,
    folder,
    ...{ objects, index, exclude, head },
    branch: branch.startsWith("refs/heads/") ? branch.slice(11) : void 0,
    shallow: shallow === "true"
  };
});
var readHead = (async function(git2, workspace, filtered) {
  const options2 = { indexFile: workspace.index, workTree: workspace.folder, env: borrow(workspace) };
  const changed = [
    "diff",
    "--no-ext-diff",
    "--no-textconv",
    "--no-renames",
    "--name-only",
    "-z",
    "--ignore-submodules=all"
  ];
  const others = [
    "ls-files",
    "-z",
    "--others",
    "--directory",
    "--no-empty-directory",
    "--exclude-per-directory=.gitignore"
  ];
  const excludes = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(workspace.exclude) ? [`--exclude-from=${workspace.exclude}`] : [];
  const [differing, untracked] = await Promise.all([
    git2.run([...changed, workspace.head, "--"], options2),
    git2.run([...others, ...excludes], options2)
  ]);
  const kept = filtered === void 0 ? 0 : (await filtered(splitNames(differing.stdout))).size;
  const dirty = countNames(differing.stdout) - kept + countNames(untracked.stdout);
  return { commit: workspace.head, branch: workspace.branch, shallow: workspace.shallow, dirty };
});
var borrow = (function({ objects }) {
  const quoted = /[":\\]/.test(objects) ? `"${objects.replace(/["\\]/g, "\\$&")}"` : objects;
  return { GIT_ALTERNATE_OBJECT_DIRECTORIES: quoted };
});
var checkFacts = (function(folder, facts) {
  if (facts.exitCode !== 0) {
    return failed3("not-a-repository", `The workspace ${folder} is not a git repository. Add a step with actions/checkout before this one.`);
  }
  const [bare, , format, , , , prefix = ""] = facts.stdout.toString("utf8").split("\n");
  if (bare === "true") {
    return failed3("bare-repository", `The workspace ${folder} is a bare repository. Use a checkout with files.`);
  }
  if (prefix !== "") {
    return failed3("not-a-repository", `The workspace ${folder} is the folder ${prefix} of a larger repository. Run at the top of that repository.`);
  }
  if (format === "sha1")
    return void 0;
  return failed3("object-format", `The workspace ${folder} uses the object format ${format}; only sha1 is supported.`);
});
var oldestGit = [2, 31];

function explain(...given) {
  return __aside().explain(...given);
}







function countNames(out) {
  let count = 0;
  for (let at2 = out.indexOf(0); at2 >= 0; at2 = out.indexOf(0, at2 + 1))
    count += 1;
  return count;
}

// build/adapters/git/import-commit.js
var importCommit = (async function(context, commit) {
  const isNew = !(0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(context.git.gitDir, "shallow"));
  if (!isNew && await isPresent(context.objects, commit)) {
    if (await isOpen(context, commit))
      addShallow(context.git.gitDir, commit);
    return { ok: true, from: "store" };
  }
  if (await copiedAhead(context, commit) || await copyFromWorkspace(context, commit))
    return { ok: true, from: "workspace" };
  const fetched = await fetchShallow(context, [commit]);
  return fetched.ok ? { ok: true, from: "remote" } : fetched;
});
var copiedAhead = (async function(context, commit) {
  const copy = context.look?.copy;
  return copy?.commit === commit && await copy.packed && taken(context, commit);
});
var taken = (async function({ git: git2, objects }, commit) {
  if ((await objects.read(commit))?.type !== "commit")
    return false;
  addShallow(git2.gitDir, commit);
  return true;
});

async function isPresent(objects, commit) {
  const object = await objects.read(commit);
  return object?.type === "commit" && await objects.size(await objects.treeOf(commit)) !== void 0;
}
function isOpen(...given) {
  return __aside().isOpen(...given);
}

function copyFromWorkspace(...given) {
  return __aside().copyFromWorkspace(...given);
}




// build/adapters/git/lfs-content.js



var safely = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK;
function measured(place, size) {
  return { size, open: () => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(place, safely) };
}
function pointerOf(source) {
  return readThrough(source, async () => void 0);
}
function copyContent(...given) {
  return __aside().copyContent(...given);
}
function readThrough(...given) {
  return __aside().readThrough(...given);
}


function lfsStore(gitDir) {
  return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, "lfs");
}
function storedAt(store, oid) {
  return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(store, "objects", oid.slice(0, 2), oid.slice(2, 4), oid);
}
function storeContent(...given) {
  return __aside().storeContent(...given);
}
function storedContents(...given) {
  return __aside().storedContents(...given);
}


// build/adapters/git/lfs-send.js
function sendContents(...given) {
  return __aside().sendContents(...given);
}
var most = 200;
var mostTimeouts = 2;


// build/adapters/git/network.js





// build/adapters/monotonic.js
var monotonicMs = (function() {
  return process.uptime() * 1e3;
});


// build/adapters/process/kill-remaining.js
var killRemaining = (async function(tree, mainPid) {
  const killed = /* @__PURE__ */ new Set();
  const looks = { unsure: 0, executing: 0 };
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const look = tree.sweep();
    const { members } = look;
    const reached = tree.signal(members, "SIGKILL");
    if (members.length === 0) {
      if (isBelieved(look, reached, looks))
        return { killed: killed.size, left: 0 };
    }
    addOthers(killed, members, mainPid);
    await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_5__.setTimeout)(Math.min(round + 1, SLOWEST_ROUND_MS));
  }
  return { killed: killed.size, left: tree.sweep().members.length };
});
var isBelieved = (function({ unsettled, executing }, reached, looks) {
  if (executing === true) {
    looks.executing += 1;
    looks.unsure = 0;
    return looks.executing > MAX_EXECUTING_LOOKS;
  }
  if (!(unsettled || reached))
    return true;
  looks.unsure += 1;
  return looks.unsure > MAX_UNSURE_LOOKS;
});



function addOthers(killed, members, mainPid) {
  for (const { pid, startTicks } of members)
    if (pid !== mainPid)
      killed.add(`${pid} ${startTicks}`);
}
var MAX_ROUNDS = 205;
var SLOWEST_ROUND_MS = 10;
var MAX_UNSURE_LOOKS = 3;
var MAX_EXECUTING_LOOKS = 35;

// build/adapters/process/idle.js
var WORKING_SHARE = 2e-3;
function watchForIdle(idleMs, start2) {
  let last = start2;
  return (look) => {
    if (isActive(last, look))
      last = look;
    return look.nowMs - last.nowMs >= idleMs;
  };
}
function isActive(...given) {
  return __aside().isActive(...given);
}

// build/adapters/process/limits.js
var watchLimits = (function(watch) {
  const { limits, startedMs, stop } = watch;
  const timers = [
    startTimer(limits.softMs, startedMs, watch.onSoftLimit),
    startTimer(limits.hardMs, startedMs, () => stop.request("hard-limit")),
    startPolling(watch)
  ];
  return {
    [Symbol.dispose]() {
      for (const timer of timers)
        clearTimeout(timer);
    }
  };
});
var startTimer = (function(limitMs, startedMs, act2) {
  if (limitMs === void 0)
    return void 0;
  const leftMs = limitMs - (monotonicMs() - startedMs);
  return setTimeout(act2, Math.min(Math.max(leftMs, 0), MAX_TIMER_MS));
});
var startPolling = (function(watch) {
  const { maxOutputBytes, idleMs } = watch.limits;
  const paces = [
    watch.onProgress === void 0 ? Number.POSITIVE_INFINITY : 1e3,
    idleMs === void 0 ? Number.POSITIVE_INFINITY : clamp(idleMs / 10, 100, 1e3),
    maxOutputBytes === void 0 ? Number.POSITIVE_INFINITY : 100
  ];
  const everyMs = Math.min(...paces);
  return Number.isFinite(everyMs) ? setInterval(createPoll(watch), everyMs) : void 0;
});
var createPoll = (function(watch) {
  const polls = [pollSize(watch), pollProgress(watch), pollIdle(watch)];
  return () => {
    const look = { nowMs: monotonicMs(), outputBytes: watch.output.size() };
    for (const poll of polls)
      poll(look);
  };
});
var pollSize = (function({ limits, stop }) {
  const limit = limits.maxOutputBytes ?? Number.POSITIVE_INFINITY;
  return ({ outputBytes }) => {
    if (outputBytes > limit)
      stop.request("output-limit");
  };
});
var pollProgress = (function({ onProgress, startedMs }) {
  let nextMs = startedMs + 1e3;
  return ({ nowMs, outputBytes }) => {
    if (onProgress === void 0 || nowMs < nextMs)
      return;
    nextMs = nowMs + 1e3;
    onProgress({ elapsedMs: nowMs - startedMs, outputBytes });
  };
});
var pollIdle = (function({ limits, startedMs, tree, stop }) {
  if (limits.idleMs === void 0)
    return () => {
    };
  const everyMs = clamp(limits.idleMs / 10, 100, 1e3);
  const isIdle = watchForIdle(limits.idleMs, { nowMs: startedMs, outputBytes: 0, cpuMs: 0 });
  let nextMs = startedMs;
  return ({ nowMs, outputBytes }) => {
    if (nowMs < nextMs)
      return;
    nextMs = nowMs + everyMs * 0.9;
    if (isIdle({ nowMs, outputBytes, cpuMs: tree.sweep().cpuMs }))
      stop.request("idle");
  };
});

var MAX_TIMER_MS = 2147483647;






function clamp(value, low, high) {
  return Math.min(Math.max(value, low), high);
}

// build/adapters/process/tail.js


// build/adapters/process/cut-line.js




var BUFFER_BYTES = 65536;


// build/adapters/process/find-lines.js
var WHOLE_BYTES = 16 * 1024 * 1024;
var END_BYTES = [128 * 1024, 2 * 1024 * 1024];




var BUFFER_BYTES2 = 262144;
var LF = 10;
var CR = 13;





// build/adapters/process/tail.js
function readTail(...given) {
  return __aside().readTail(...given);
}
function readLast(path, maxBytes) {
  return withFile(path, READING, lastOf(maxBytes));
}
function tryLast(path, maxBytes) {
  try {
    return withFile(path, READING | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW, lastOf(maxBytes));
  } catch {
    return "";
  }
}
function readWhole(path, maxBytes) {
  return withFile(path, READING, (fd, size) => size > maxBytes ? void 0 : readBytes2(fd, 0, size).toString("utf8"));
}
function lastOf(...given) {
  return __aside().lastOf(...given);
}
function withFile(...given) {
  return __aside().withFile(...given);
}
function readBytes2(...given) {
  return __aside().readBytes2(...given);
}
var READING = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NONBLOCK;





// build/adapters/process/out-of-memory.js
var ranOutOfMemory = (function({ code, signal }, errorPath) {
  if (signal === "SIGKILL" || code === 137)
    return true;
  if (signal !== "SIGABRT" && code !== 134)
    return false;
  return HEAP_FULL.test(readLast(errorPath, 65536));
});

var HEAP_FULL = /FATAL ERROR: .*(?:out of memory|Allocation failed)/;

// build/adapters/process/output.js
var outputsOf = (function({ outputPath, stdoutPath }) {
  return [outputPath, ...stdoutPath === void 0 ? [] : [stdoutPath]];
});
var openOutput = (function(paths) {
  const fds = [];
  for (const path of outputsOf(paths)) {
    const opened = createFile(path);
    if (!opened.ok) {
      closeAll(fds);
      return opened;
    }
    fds.push(opened.fd);
  }
  return { ok: true, output: toOutput(fds) };
});
var createFile = (function(path) {
  try {
    return { ok: true, fd: (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, NEW_FILE, OURS) };
  } catch (error) {
    const { code = "UNKNOWN" } = error;
    return { ok: false, error: { code, message: describeFailure(path, code) } };
  }
});
var toOutput = (function(fds) {
  const stderr = fds[0];
  return {
    stderr,
    stdout: fds[1] ?? stderr,
    size: (() => fds.reduce(((sum, fd) => sum + (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(fd).size), 0)),
    reclaim: (() => {
      for (const fd of fds)
        if (((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fstatSync)(fd).mode & 4095) !== OURS)
          (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fchmodSync)(fd, OURS);
    }),
    close: (() => closeAll(fds))
  };
});
var closeAll = (function(fds) {
  for (const fd of fds)
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(fd);
});



var NEW_FILE = node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_EXCL | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_APPEND;
var OURS = 384;

function describeFailure(...given) {
  return __aside().describeFailure(...given);
}



// build/adapters/process/start.js



// build/adapters/process/input.js
var openInput = (function(text, near) {
  const path = `${near}.stdin`;
  (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { force: true });
  const writer = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_WRONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_EXCL | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW, 384);
  try {
    const bytes = Buffer.from(text);
    for (let offset = 0; offset < bytes.length; )
      offset += (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync)(writer, bytes, offset);
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_1__.constants.O_NOFOLLOW);
  } finally {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(writer);
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.unlinkSync)(path);
  }
});



// build/adapters/process/proc-table.js
var readProcess = (function(pid) {
  return parseStat(pid, readProcFile(`/proc/${pid}/stat`));
});
var parseStat = (function(pid, stat) {
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  const field = ((number) => Number(fields[number - 3] ?? Number.NaN));
  if (Number.isNaN(field(22)) || (field(9) & KERNEL_THREAD_FLAG) !== 0)
    return void 0;
  const ended = fields[0] === "Z" || fields[0] === "X";
  return {
    pid,
    parent: field(4),
    group: field(5),
    session: field(6),
    startTicks: field(22),
    cpuTicks: field(14) + field(15) + field(16) + field(17),
    // A leader thread that ended while others run looks like a zombie but still does work.
    alive: !ended || field(20) > 1
  };
});
var readProcFile = (function(path) {
  try {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path, "utf8");
  } catch (error) {
    const { code } = error;
    return code === "EACCES" || code === "EPERM" ? "denied" : "gone";
  }
});

var MARKER_NAME = "RALPH_PROCESS_ID";
function readProcessTable(...given) {
  return __aside().readProcessTable(...given);
}




var KERNEL_THREAD_FLAG = 2097152;




// build/adapters/process/spawn-error.js
var checkCall = (function({ program, args, cwd, env, marker }) {
  if (!(0,node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(program)) {
    return refusal("EINVAL", `Program "${program}" is not an absolute path: resolve it before it is started.`);
  }
  const strings = [
    ["Program path", program],
    ["Working directory", cwd],
    ["Process marker", marker],
    ...args.map(((arg, index) => [`Argument ${index + 1}`, arg])),
    ...Object.entries(env).map((([name2, value]) => [`Variable ${name2}`, `${name2}=${value}`]))
  ];
  return strings.map((([what, text]) => checkString(what, text))).find(((error) => error !== void 0));
});
var checkString = (function(what, text) {
  if (text.includes("\0"))
    return refusal("EINVAL", `${printable(what)} contains a NUL byte: remove it.`);
  if (text.length * 3 <= MAX_STRING_BYTES)
    return void 0;
  const bytes = Buffer.byteLength(text);
  if (bytes <= MAX_STRING_BYTES)
    return void 0;
  const size = `${bytes} bytes long, the limit is ${MAX_STRING_BYTES}`;
  return refusal("E2BIG", `${what} is ${size}: pass long text by stdin or in a file.`);
});


var MAX_STRING_BYTES = 131071;


function explainSpawnError(...given) {
  return __aside().explainSpawnError(...given);
}




function printable(text) {
  return text.replaceAll("\0", "\\0");
}
function refusal(code, message) {
  return { code, message };
}

// build/adapters/process/start.js
var startProcess = (async function(call, output) {
  const refused3 = checkCall(call);
  if (refused3 !== void 0)
    return { ok: false, error: refused3 };
  try {
    const child = spawnChild(call, output);
    if (child.pid === void 0)
      throw await new Promise((resolve) => child.once("error", resolve));
    return follow(child, child.pid);
  } catch (error) {
    const { code = "UNKNOWN" } = error;
    if (code === "ENOSPC" || code === "EDQUOT")
      throw error;
    return { ok: false, error: explainSpawnError(call, code) };
  }
});
var spawnChild = (function(call, { stdout, stderr }) {
  const stdin = call.stdin === "" ? void 0 : openInput(call.stdin, call.outputPath);
  try {
    return (0,node_child_process__WEBPACK_IMPORTED_MODULE_6__.spawn)(call.program, call.args, {
      cwd: call.cwd,
      env: { ...call.env, [MARKER_NAME]: call.marker },
      stdio: [stdin ?? "ignore", stdout, stderr, ...call.extraFile === void 0 ? [] : [call.extraFile]],
      detached: true,
      shell: false
    });
  } finally {
    if (stdin !== void 0)
      (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(stdin);
  }
});
var follow = (function(child, pid) {
  const exited = new Promise(((resolve) => {
    child.once("exit", ((code, signal) => resolve({ code: code ?? void 0, signal: signal ?? void 0 })));
  }));
  child.on("error", ignore);
  return { ok: true, pid, exited, abandon: () => child.unref() };
});



function ignore() {
}

// build/adapters/process/stop.js
var createStop = (function() {
  const { promise, resolve } = Promise.withResolvers();
  let first;
  return {
    requested: promise,
    reason: (() => first),
    request(reason) {
      first ??= reason;
      resolve();
    }
  };
});


// build/adapters/process/terminate.js

function terminate(...given) {
  return __aside().terminate(...given);
}
var HURRIED_GRACE_MS = 1e3;
var FIRST_PAUSE_MS = 10;
var LONGEST_PAUSE_MS = 80;


// build/adapters/process/send-signal.js
var sendSignal = (function(target, signal) {
  try {
    return process.kill(target, signal);
  } catch {
    return false;
  }
});


// build/adapters/process/tree-group.js
var trackGroup = (function({ pid }) {
  let ended = false;
  return {
    sweep() {
      ended ||= !sendSignal(-pid, 0);
      return { members: ended ? [] : [{ pid, startTicks: 0 }], unsettled: false, cpuMs: void 0 };
    },
    signal(members, signal) {
      return !ended && members.length > 0 && sendSignal(-pid, signal);
    }
  };
});


// build/adapters/process/tree-marked.js
var trackMarked = (function(root) {
  const oldest = readProcess(root.pid)?.startTicks ?? 0;
  const mainGroup = trackGroup(root);
  let knowledge = { known: /* @__PURE__ */ new Map(), sessions: /* @__PURE__ */ new Set([root.pid]), ended: /* @__PURE__ */ new Set() };
  return {
    sweep() {
      const { entries, vanished } = readProcessTable();
      const table = entries.filter((entry2) => isCandidate(entry2, oldest));
      const { seeds, unknown: unknown2, executing } = findSeeds(table, root.marker, knowledge);
      const known3 = withDescendants(seeds, table);
      const ended = endedSince(oldest, entries);
      const justEnded = [...ended].some((each) => !knowledge.ended.has(each));
      knowledge = { known: known3, sessions: ownSessions(known3, knowledge.sessions), ended };
      return {
        members: [...known3.values()],
        unsettled: vanished || justEnded || unknown2.some((pid) => !known3.has(pid)),
        executing: executing.some((pid) => !known3.has(pid)),
        cpuMs: sumCpu(known3)
      };
    },
    signal(members, signal) {
      const reached = mainGroup.signal(mainGroup.sweep().members, signal);
      signalMembers({ members, signal, mainGroup: root.pid }, knowledge);
      return reached;
    }
  };
});
var MS_PER_TICK = 10;

function endedSince(...given) {
  return __aside().endedSince(...given);
}
function isCandidate(entry2, oldest) {
  return entry2.alive && entry2.startTicks >= oldest && entry2.pid > 1 && entry2.pid !== process.pid;
}
function findSeeds(...given) {
  return __aside().findSeeds(...given);
}

function withDescendants(...given) {
  return __aside().withDescendants(...given);
}
function ownSessions(...given) {
  return __aside().ownSessions(...given);
}
function sumCpu(members) {
  return [...members.values()].reduce((sum, entry2) => sum + entry2.cpuTicks, 0) * MS_PER_TICK;
}
function signalMembers(...given) {
  return __aside().signalMembers(...given);
}

// build/adapters/process/tree.js
var trackTree = (function(root) {
  return process.platform === "linux" ? trackMarked(root) : trackGroup(root);
});


// build/adapters/process/supervise.js
var supervise = (async function(call) {
  const startedMs = monotonicMs();
  const { ahead } = call;
  const opened = ahead === void 0 ? openOutput(call) : { ok: true, output: ahead.output };
  if (!opened.ok)
    return notStarted(startedMs, { termination: "spawn-failed", spawnError: opened.error });
  try {
    if (call.signal?.aborted)
      return notStarted(startedMs, { termination: "interrupted" });
    const started = ahead === void 0 ? await startProcess(call, opened.output) : ahead.begin();
    if (!started.ok)
      return notStarted(startedMs, { termination: "spawn-failed", spawnError: started.error });
    return await follow2({ call, startedMs, started, output: opened.output });
  } finally {
    opened.output.close();
  }
});
var follow2 = (async function(run) {
  const { call, started, output } = run;
  const tree = (call.track ?? trackTree)({ pid: started.pid, marker: call.marker });
  const stop = createStop();
  const watched = await watchUntilEnd(run, tree, stop);
  const reason = stop.reason();
  if (reason !== void 0) {
    await terminate({ tree, exited: started.exited, graceMs: call.limits.graceMs, hurry: call.signal });
  }
  const isWhole = reason === void 0 && call.holdsAll === true && (await started.exited).signal === void 0;
  const kills = isWhole ? nobody2 : await killRemaining(tree, started.pid);
  const exit = await lastExit(started);
  output.reclaim();
  if (watched.failure !== void 0)
    throw watched.failure.error;
  const outputBytes = output.size();
  const termination = reason ?? endedBySize(call.limits, outputBytes);
  const outOfMemory = termination === "exit" && ranOutOfMemory(exit, call.outputPath);
  return {
    termination,
    exitCode: exit.code,
    signal: exit.signal,
    durationMs: monotonicMs() - run.startedMs,
    softLimitHit: watched.softLimitHit,
    outputBytes,
    ...toSurvivors(kills),
    ...outOfMemory ? { resource: "out-of-memory" } : {}
  };
});
var watchUntilEnd = (async function({ call, startedMs, started, output }, tree, stop) {
  var _stack = [];
  try {
    const watched = { softLimitHit: false };
    const guard = (act2) => {
      try {
        act2();
      } catch (error) {
        watched.failure = { error };
        stop.request("interrupted");
      }
    };
    const onSoftLimit = () => {
      watched.softLimitHit = true;
      guard(() => call.onSoftLimit?.());
    };
    const { onProgress } = call;
    const guarded = onProgress && ((progress) => guard(() => onProgress(progress)));
    const _limits = __using(_stack, watchLimits({ limits: call.limits, startedMs, output, tree, stop, onSoftLimit, onProgress: guarded }));
    const _signal = __using(_stack, onAbort(call.signal, () => stop.request("interrupted")));
    await Promise.race([started.exited, stop.requested]);
    return watched;
  } catch (_) {
    var _error = _, _hasError = true;
  } finally {
    __callDispose(_stack, _error, _hasError);
  }
});
var onAbort = (function(signal, act2) {
  if (signal?.aborted)
    act2();
  else
    signal?.addEventListener("abort", act2, { once: true });
  return { [Symbol.dispose]: (() => signal?.removeEventListener("abort", act2)) };
});
var lastExit = (async function(started) {
  const { promise, resolve } = Promise.withResolvers();
  const timer = setTimeout(() => {
    started.abandon();
    resolve({ code: void 0, signal: void 0 });
  }, UNKILLABLE_MS);
  const exit = await Promise.race([started.exited, promise]);
  clearTimeout(timer);
  return exit;
});
var endedBySize = (function({ maxOutputBytes }, outputBytes) {
  return maxOutputBytes !== void 0 && outputBytes > maxOutputBytes ? "output-limit" : "exit";
});
var toSurvivors = (function({ killed, left }) {
  return left === 0 ? { survivorsKilled: killed } : { survivorsKilled: killed, survivorsLeft: left };
});

function notStarted(...given) {
  return __aside().notStarted(...given);
}

var nobody2 = { killed: 0, left: 0 };



var UNKILLABLE_MS = 1e3;



// build/adapters/git/network-dir.js




// layer:adapters/git/gitdir.js


// build/adapters/git/refs.js



// build/adapters/git/rename-into.js
var renameInto = (function(from, to, mode = 511) {
  try {
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(from, to);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ENOENT"))
      throw error;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(to), { recursive: true, mode });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(from, to);
  }
});




// build/adapters/git/refs.js
var openRefs = (function(gitDir) {
  const pathOf = (ref) => {
    if (!isFullRef(ref))
      throw new Error(`"${ref}" is not a full ref name such as refs/ralph/feature/attempt/1`);
    return (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, ref);
  };
  return {
    set: (ref, commit) => writeRef({ gitDir, path: pathOf(ref), commit }),
    delete: (ref) => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(pathOf(ref), { force: true }),
    read: (ref) => readRef(pathOf(ref))
  };
});

function isFullRef(...given) {
  return __aside().isFullRef(...given);
}

function writeRef(...given) {
  return __aside().writeRef(...given);
}

function readRef(path) {
  try {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path, "latin1").trim() || void 0;
  } catch {
    return void 0;
  }
}

// build/adapters/git/network-dir.js
var makeNetworkDir = (function(gitDir, folder) {
  const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, (0,node_crypto__WEBPACK_IMPORTED_MODULE_4__.randomBytes)(8).toString("hex"));
  (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(folder, { recursive: true, mode: 448 });
  (0,_layer_0_js__WEBPACK_IMPORTED_MODULE_3__/* .adapters_git_gitdir__createGitDir */ .HJ)({ path, folderMode: 448, head: "refs/heads/network", config, folders: ["refs", "info"] });
  const refs = readRefs(gitDir);
  for (const [ref, commit] of refs)
    openRefs(path).set(ref, commit);
  const shallow = readShallow(gitDir);
  if (shallow.size > 0)
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, "shallow"), linesOf(shallow));
  return {
    path,
    env: { GIT_DIR: path, GIT_OBJECT_DIRECTORY: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, "objects") },
    takeOver: (() => {
      for (const [ref, commit] of readRefs(path))
        if (refs.get(ref) !== commit)
          openRefs(gitDir).set(ref, commit);
      mergeShallow(gitDir, shallow, readShallow(path));
    }),
    remove: (() => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(path, { recursive: true, force: true }))
  };
});
var readRefs = (function(gitDir) {
  const refs = openRefs(gitDir);
  const found = /* @__PURE__ */ new Map();
  for (const name2 of filesUnder(gitDir, "refs").filter(isFullRef)) {
    const commit = refs.read(name2) ?? "";
    if (/^[0-9a-f]{40}$/.test(commit))
      found.set(name2, commit);
  }
  return found;
});
var filesUnder = (function(dir, folder) {
  return listFolder(dir, folder).flatMap((({ name: name2, kind }) => {
    const path = joinPath(folder, name2);
    if (kind === "folder")
      return filesUnder(dir, path);
    return kind === "file" ? [path] : [];
  }));
});
var mergeShallow = (function(gitDir, before, after) {
  const added = [...after].filter(((commit) => !before.has(commit)));
  const removed = new Set([...before].filter(((commit) => !after.has(commit))));
  if (added.length === 0 && removed.size === 0)
    return;
  const commits = new Set([...readShallow(gitDir), ...added].filter((commit) => !removed.has(commit)));
  const temporary = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, `shallow-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_4__.randomBytes)(6).toString("hex")}`);
  (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(temporary, linesOf(commits), { flag: "wx" });
  (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.renameSync)(temporary, (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, "shallow"));
  if (commits.size === 0)
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(gitDir, "shallow"), { force: true });
});
var linesOf = (function(commits) {
  return `${[...commits].join("\n")}
`;
});

var config = ["[core]", "	repositoryformatversion = 0", "	filemode = true", "	bare = false"];





// build/adapters/git/remote-url.js
var checkRemote = (function({ url: url2 }) {
  if (url2.startsWith("/"))
    return { ok: true };
  const parsed = URL.parse(url2);
  if (parsed === null)
    return failed3("bad-url", `The remote "${url2}" is not a URL.`);
  if (parsed.username !== "" || parsed.password !== "") {
    return failed3("bad-url", `The remote on ${parsed.host} has a user or token in its URL. Pass the token as github_token.`);
  }
  if (parsed.protocol === "https:" || parsed.protocol === "file:")
    return { ok: true };
  if (parsed.protocol !== "http:") {
    return failed3("bad-url", `The remote "${url2}" uses ${parsed.protocol} - only https is supported.`);
  }
  if (isLoopback(parsed.hostname))
    return { ok: true };
  return failed3("plain-http", `The remote "${url2}" uses plain http, which shows the token to the network. Use https.`);
});
var authorization = (function({ url: url2, token }) {
  const origin = URL.parse(url2)?.origin;
  if (token === void 0 || token === "" || !origin?.startsWith("http"))
    return [];
  const basic = Buffer.from(`x-access-token:${token}`).toString("base64");
  return [[`http.${origin}/.extraHeader`, `AUTHORIZATION: basic ${basic}`]];
});
var isLoopback = (function(hostname) {
  const host = hostname.toLowerCase();
  return host === "localhost" || host.endsWith(".localhost") || host === "[::1]" || /^127(\.\d+){3}$/.test(host);
});




// build/adapters/git/network.js
var openNetwork = (function(options2) {
  const folder = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(options2.gitDir, "network");
  return {
    url: options2.remote.url,
    run: ((args) => runOnce(options2, { folder, args })),
    retrying: (async (attempt, again) => {
      let result = await attempt();
      for (const delayMs of options2.retryDelaysMs ?? defaultDelaysMs) {
        if (!again(result) || options2.signal?.aborted)
          break;
        await pause3(delayMs, options2.signal);
        if (options2.signal?.aborted)
          break;
        result = await attempt();
      }
      return result;
    })
  };
});
var runOnce = (async function(options2, call) {
  const id = (0,node_crypto__WEBPACK_IMPORTED_MODULE_4__.randomUUID)();
  const stdoutPath = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(call.folder, `${id}.out`);
  const outputPath = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(call.folder, `${id}.err`);
  const dir = makeNetworkDir(options2.gitDir, call.folder);
  try {
    const result = await supervise({
      program: options2.program,
      args: call.args,
      cwd: dir.path,
      env: { ...environment(options2), ...dir.env },
      stdin: "",
      outputPath,
      stdoutPath,
      limits: { hardMs: options2.timeoutMs ?? defaultTimeoutMs, graceMs: 1e3, maxOutputBytes: mostOutputBytes },
      marker: id,
      // Git starts helpers of its own and nothing of a repository: they stay in its group.
      track: trackGroup,
      ...options2.signal === void 0 ? {} : { signal: options2.signal }
    });
    dir.takeOver();
    return {
      exitCode: result.exitCode,
      timedOut: result.termination === "hard-limit",
      stdout: readOutput(stdoutPath),
      stderr: readOutput(outputPath) + (result.spawnError?.message ?? "")
    };
  } finally {
    dir.remove();
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(stdoutPath, { force: true });
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(outputPath, { force: true });
  }
});
var environment = (function(options2) {
  const config2 = [..._layer_0_js__WEBPACK_IMPORTED_MODULE_3__/* .adapters_git_git__hardening */ .hH, ...authorization(options2.remote)];
  return { ...options2.environment, ...(0,_layer_0_js__WEBPACK_IMPORTED_MODULE_3__/* .adapters_git_git__gitEnvironment */ .IU)(options2.program, config2) };
});
var readOutput = (function(path) {
  try {
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(path, "utf8");
  } catch {
    return "";
  }
});
var defaultTimeoutMs = 12e4;
var defaultDelaysMs = [1e3, 4e3];

async function pause3(delayMs, signal) {
  await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_5__.setTimeout)(delayMs, void 0, { ...signal === void 0 ? {} : { signal } }).catch(() => void 0);
}

var mostOutputBytes = 256 * 1024 * 1024;



// build/adapters/git/objects.js






// build/adapters/git/cat-file.js
var batchReader = (function() {
  let head = "";
  let open2;
  const limits = openLimits();
  const begin = ((line, answers) => {
    const header2 = parseHeader(line);
    const limit = limits.next();
    if (header2 === void 0)
      answers.push(void 0);
    else
      open2 = { ...header2, body: Buffer.allocUnsafe(Math.min(header2.size + 1, limit)), filled: 0 };
  });
  const take = ((chunk, answers) => {
    if (open2 !== void 0) {
      const taken2 = fill(open2, chunk);
      if (open2.filled > open2.size) {
        answers.push(objectOf(open2));
        open2 = void 0;
      }
      return chunk.subarray(taken2);
    }
    const end = chunk.indexOf(10);
    head += chunk.toString("latin1", 0, end < 0 ? chunk.length : end);
    if (end < 0)
      return chunk.subarray(chunk.length);
    begin(head, answers);
    head = "";
    return chunk.subarray(end + 1);
  });
  return {
    expect: limits.add,
    push: ((chunk) => {
      const answers = [];
      for (let rest = chunk; rest.length > 0; )
        rest = take(rest, answers);
      return answers;
    })
  };
});
var fill = (function(open2, chunk) {
  const taken2 = Math.min(chunk.length, open2.size + 1 - open2.filled);
  if (open2.filled < open2.body.length)
    chunk.copy(open2.body, open2.filled, 0, taken2);
  open2.filled += taken2;
  return taken2;
});
var objectOf = (function({ type, size, body }) {
  return { type, size, bytes: body.subarray(0, Math.min(size, body.length)) };
});
var openLimits = (function() {
  const finite = /* @__PURE__ */ new Map();
  let asked = 0;
  let answered = 0;
  return {
    add: ((maxBytes) => {
      if (Number.isFinite(maxBytes))
        finite.set(asked, maxBytes);
      asked += 1;
    }),
    next: (() => {
      const limit = finite.get(answered) ?? Number.POSITIVE_INFINITY;
      finite.delete(answered);
      answered += 1;
      return limit;
    })
  };
});
var parseHeader = (function(line) {
  const [, type, size] = line.split(" ");
  return type === void 0 || size === void 0 ? void 0 : { type, size: Number(size) };
});




function sizeReader(...given) {
  return __aside().sizeReader(...given);
}


// build/adapters/git/partner.js
var startPartner = (function({ program, args, cwd, env }) {
  return partnerOf((0,node_child_process__WEBPACK_IMPORTED_MODULE_6__.spawn)(program, [...args], { cwd, env, stdio: ["pipe", "pipe", "pipe"] }));
});
var partnerOf = (function(child) {
  const { stdin, stdout, stderr } = child;
  const ended = new Promise(((resolve) => {
    child.on("error", (error) => resolve(error.message));
    child.on("close", (code, signal) => resolve(`exit code ${code ?? signal}`));
  }));
  const abandon = () => {
    child.kill("SIGKILL");
    for (const pipe of [stdin, stdout, stderr])
      pipe.destroy();
  };
  return { requests: stdin, answers: stdout, complaints: stderr, ended, abandon };
});




// build/adapters/git/conversation.js
var converse = (function(call) {
  let speaker;
  const lent = /* @__PURE__ */ new Set();
  const current = (() => {
    if (speaker !== void 0 && !speaker.ended())
      return speaker;
    const partner = call.begun?.();
    speaker = speakTo(call, partner ?? startPartner(call));
    if (partner !== void 0)
      lent.add(speaker);
    return speaker;
  });
  return {
    ask: ((request, maxBytes) => {
      const asked = current();
      const answer = asked.ask(request, maxBytes);
      if (!lent.has(asked))
        return answer;
      return answer.catch((error) => {
        if (!lent.has(asked))
          throw error;
        return current().ask(request, maxBytes);
      });
    }),
    close: async () => {
      const last = speaker;
      speaker = void 0;
      lent.clear();
      await last?.close();
    },
    abandon: () => {
      lent.clear();
      speaker?.abandon();
    }
  };
});
var speakTo = (function(call, partner) {
  const waiting = openQueue();
  const reader = call.reader();
  let ended = false;
  let lastWords = "";
  const end = (reason) => {
    ended = true;
    const error = new Error(`${call.program} ${call.args.join(" ")} ended: ${lastWords.trim() || reason}`);
    error.name = conversationEnded;
    for (const one of waiting.takeAll())
      one.reject(error);
  };
  partner.requests.on("error", () => void 0);
  partner.complaints?.on("data", (data) => {
    lastWords = (lastWords + data.toString("utf8")).slice(-2e3);
  });
  partner.answers.on("data", ((chunk) => {
    for (const answer of reader.push(chunk))
      waiting.take()?.resolve(answer);
  }));
  const closed = partner.ended.then(end);
  return {
    ask: ((request, maxBytes = Number.POSITIVE_INFINITY) => new Promise(((resolve, reject) => {
      waiting.add({ resolve, reject });
      reader.expect?.(maxBytes);
      partner.requests.write(request);
    }))),
    ended: (() => ended),
    close: () => {
      partner.requests.end();
      return closed;
    },
    abandon: partner.abandon
  };
});
var openQueue = (function() {
  let items = [];
  let next = 0;
  return {
    add: ((item) => {
      items.push(item);
    }),
    take: (() => {
      const item = items[next];
      next += 1;
      if (next >= items.length) {
        items = [];
        next = 0;
      }
      return item;
    }),
    takeAll: () => {
      const left = items.slice(next);
      items = [];
      next = 0;
      return left;
    }
  };
});
var conversationEnded = "ConversationEnded";




// build/adapters/git/weakly.js
var weakly = (function(bytes) {
  const { byteOffset, length } = bytes;
  const memory = new WeakRef(bytes.buffer);
  return (() => {
    const kept = memory.deref();
    return kept && Buffer.from(kept, byteOffset, length);
  });
});


// build/adapters/git/object-cache.js
var openObjectCache = (function(mostBytes2) {
  const kept = /* @__PURE__ */ new Map();
  const large = openHeldByOthers();
  let total = 0;
  const drop = (sha, object) => {
    kept.delete(sha);
    total -= costOf(object);
  };
  return {
    get: ((sha) => {
      const object = kept.get(sha);
      if (object === void 0)
        return large.get(sha);
      kept.delete(sha);
      kept.set(sha, object);
      return object;
    }),
    add: ((sha, object) => {
      const cost = costOf(object);
      const isPart = object.bytes.length !== object.size;
      if (isPart || kept.has(sha))
        return;
      if (cost > mostBytes2 / 4)
        return large.add(sha, object);
      kept.set(sha, object);
      total += cost;
      for (const [oldest, old] of kept) {
        if (total <= mostBytes2)
          break;
        drop(oldest, old);
      }
    })
  };
});
var openHeldByOthers = (function() {
  const held = /* @__PURE__ */ new Map();
  return {
    get: ((sha) => {
      const entry2 = held.get(sha);
      const bytes = entry2?.bytes();
      return entry2 && bytes && { type: entry2.type, size: entry2.size, bytes };
    }),
    add: ((sha, { type, size, bytes }) => {
      held.delete(sha);
      held.set(sha, { type, size, bytes: weakly(bytes) });
      const [oldest] = held.keys();
      if (held.size > MOST_HELD && oldest !== void 0)
        held.delete(oldest);
    })
  };
});
var costOf = (function({ size }) {
  return size + POOL_BYTES;
});


var MOST_HELD = 16;
var POOL_BYTES = 8192;


// build/adapters/git/part-deflate.js



// build/adapters/git/adler32.js
var adler32 = (function(bytes) {
  let [low, high] = [1, 0];
  for (let at2 = 0; at2 < bytes.length; ) {
    const end = Math.min(at2 + UNREDUCED, bytes.length);
    for (; at2 < end; at2 += 1) {
      low += bytes[at2];
      high += low;
    }
    low %= BASE;
    high %= BASE;
  }
  return high * 65536 + low;
});



var BASE = 65521;
var UNREDUCED = 3800;

// build/adapters/git/part-deflate.js
var openPartDeflate = (function() {
  let lately = [];
  return async (head, bytes) => {
    const parts = await partsOf2(bytes, lately);
    const packed = parts.reduce((sum, part) => sum + part.packed.length, 0);
    if (packed <= MOST_KEPT)
      lately = [{ bytes: weakly(bytes), parts }, ...lately].slice(0, CONTENTS_KEPT);
    return streamOf([storedPart(head), ...parts]);
  };
});
var PART_BYTES = 65536;
var MOST_KEPT = 4 * 1024 * 1024;
var CONTENTS_KEPT = 2;

function partsOf2(...given) {
  return __aside().partsOf2(...given);
}

var LOOKED_AT = 64;




var deflateLater = (0,node_util__WEBPACK_IMPORTED_MODULE_7__.promisify)(node_zlib__WEBPACK_IMPORTED_MODULE_8__.deflateRaw);
var options = { level: 1, finishFlush: node_zlib__WEBPACK_IMPORTED_MODULE_8__.constants.Z_FULL_FLUSH, chunkSize: PART_BYTES };

function storedPart(...given) {
  return __aside().storedPart(...given);
}
function streamOf(...given) {
  return __aside().streamOf(...given);
}
var METHOD = Buffer.from([120, 1]);
var LAST_BLOCK = [3, 0];

// layer:adapters/git/reserve.js


// build/adapters/git/stored.js
var storedStream = (function(bytes) {
  const { length } = bytes;
  if (length > 65535)
    throw new RangeError(`${length} bytes do not fit into one block`);
  const stream = Buffer.allocUnsafe(length + STREAM_BYTES);
  stream.writeUInt16BE(30721, 0);
  stream[2] = 1;
  stream.writeUInt16LE(length, 3);
  stream.writeUInt16LE(length ^ 65535, 5);
  bytes.copy(stream, 7);
  stream.writeUInt32BE(adler32(bytes), length + 7);
  return stream;
});

var STREAM_BYTES = 11;

// build/adapters/git/tree-object.js
var parseTree = (function(bytes) {
  const items = [];
  for (let at2 = 0; at2 < bytes.length; ) {
    const space = bytes.indexOf(32, at2);
    const end = bytes.indexOf(0, space);
    items.push({
      mode: canonicalMode(bytes.toString("latin1", at2, space)),
      name: decodePath(bytes.subarray(space + 1, end)),
      sha: bytes.toString("hex", end + 1, end + 21)
    });
    at2 = end + 21;
  }
  return items;
});
var serialiseTree = (function(items) {
  const keyed = items.map(((item) => {
    const name2 = encodePath(item.name);
    return { item, name: name2, key: item.mode === folderMode ? Buffer.concat([name2, Buffer.from("/")]) : name2 };
  }));
  keyed.sort(((a, b) => Buffer.compare(a.key, b.key)));
  return Buffer.concat(keyed.flatMap((({ item, name: name2 }) => [
    Buffer.from(`${item.mode.replace(/^0/, "")} `, "latin1"),
    name2,
    Buffer.from([0]),
    Buffer.from(item.sha, "hex")
  ])));
});
var canonicalMode = (function(raw) {
  const mode = raw.padStart(6, "0");
  if (!mode.startsWith("100"))
    return mode;
  return (Number.parseInt(mode, 8) & 64) === 0 ? "100644" : "100755";
});
var folderMode = "040000";
var linkMode = "120000";
var submoduleMode = "160000";
var emptyTree = "4b825dc642cb6eb9a060e54bf8d69288fbee4904";


function typeOf(mode) {
  return mode.slice(0, 3);
}


// build/adapters/git/objects.js
var openObjects = (function(git2, reserve) {
  const speaker = { program: git2.program, cwd: git2.gitDir, env: git2.environment() };
  const contents = converse({ ...speaker, args: _layer_0_js__WEBPACK_IMPORTED_MODULE_3__/* .adapters_git_reserve__batchArgs */ .cp, reader: batchReader, begun: reserve?.take });
  const sizes = converse({ ...speaker, args: ["cat-file", "--batch-check"], reader: sizeReader });
  const cache = typedCache();
  const read2 = (async (sha, maxBytes = Number.POSITIVE_INFINITY) => {
    const known3 = cache.get(sha);
    if (known3 !== void 0 && known3.size <= maxBytes)
      return known3;
    const found = await contents.ask(`${objectName(sha)}
`, maxBytes);
    if (found !== void 0)
      cache.add(sha, found);
    return found;
  });
  const store = looseStore((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(git2.gitDir, "objects"));
  const write = (async (type, bytes) => {
    const sha = await writeLoose(store, type, bytes);
    cache.add(sha, { type, bytes, size: bytes.length });
    return sha;
  });
  return {
    read: read2,
    write,
    size: (sha) => sizes.ask(`${objectName(sha)}
`),
    blob: ((sha) => expect(read2, sha, "blob")),
    tree: (async (sha) => sha === emptyTree ? [] : parseTree(await expect(read2, sha, "tree"))),
    writeTree: ((items) => write("tree", serialiseTree(items))),
    treeOf: ((treeish) => treeOf(read2, treeish)),
    close: async () => {
      await Promise.all([contents.close(), sizes.close()]);
    }
  };
});
var typedCache = (function() {
  const [blobs, others] = [openObjectCache(2 ** 20), openObjectCache(4 * 2 ** 20)];
  return {
    get: ((sha) => others.get(sha) ?? blobs.get(sha)),
    add: ((sha, object) => (object.type === "blob" ? blobs : others).add(sha, object))
  };
});
var hashObject = (function(type, bytes) {
  return (0,node_crypto__WEBPACK_IMPORTED_MODULE_4__.createHash)("sha1").update(header(type, bytes)).update(bytes).digest("hex");
});
var objectName = (function(sha) {
  if (!/^[0-9a-f]{40}$/.test(sha))
    throw new Error(`"${sha}" is not a full object name of 40 hex digits`);
  return sha;
});
var header = (function(type, bytes) {
  return Buffer.from(`${type} ${bytes.length}\0`, "latin1");
});
var looseStore = (function(folder) {
  let known3;
  const prepare2 = ((digits) => {
    known3 ??= new Set((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)(folder));
    if (known3.has(digits))
      return;
    (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, digits), { recursive: true });
    known3.add(digits);
  });
  return { folder, prepare: prepare2, packParts: openPartDeflate() };
});
var writeLoose = (async function({ folder, prepare: prepare2, packParts }, type, bytes) {
  const sha = hashObject(type, bytes);
  const path = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, sha.slice(0, 2), sha.slice(2));
  if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)(path))
    return sha;
  const head = header(type, bytes);
  const packed = isPartwise(bytes) ? await packParts(head, bytes) : await packWhole(Buffer.concat([head, bytes]));
  const temporary = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(folder, `tmp_obj_${randomName()}`);
  (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeFileSync)(temporary, packed, { mode: 292, flag: "wx" });
  prepare2(sha.slice(0, 2));
  renameInto(temporary, path);
  return sha;
});
var isPartwise = (function({ length }) {
  return length >= PARTWISE.least && length <= PARTWISE.most;
});
var packWhole = (async function(whole) {
  if (whole.length > LARGE_BYTES)
    return deflateLater2(whole, { level: 1 });
  return whole.length + STREAM_BYTES <= BLOCK_BYTES ? storedStream(whole) : (0,node_zlib__WEBPACK_IMPORTED_MODULE_8__.deflateSync)(whole, { level: 1 });
});
var expect = (async function(read2, sha, type) {
  const object = await read2(sha);
  if (object?.type !== type)
    throw new Error(`${sha} is ${object?.type ?? "missing"}, a ${type} was expected`);
  return object.bytes;
});
var treeOf = (async function(read2, treeish) {
  const object = await read2(treeish);
  if (object?.type === "tree")
    return treeish;
  if (object?.type === "tag")
    return treeOf(read2, object.bytes.toString("latin1", 7, 47));
  if (object?.type === "commit")
    return object.bytes.toString("latin1", 5, 45);
  throw new Error(`${treeish} is ${object?.type ?? "missing"}, a commit or tree was expected`);
});





var deflateLater2 = (0,node_util__WEBPACK_IMPORTED_MODULE_7__.promisify)(node_zlib__WEBPACK_IMPORTED_MODULE_8__.deflate);
var LARGE_BYTES = 65536;
var PARTWISE = { least: 2 ** 20, most: 2 ** 24 };




var BLOCK_BYTES = 4096;



// build/adapters/git/push.js
var pushRefs = (async function(network, refs) {
  if (refs.length === 0)
    return [];
  const results = await pushWithRetries(network, refs);
  const declined2 = results.filter(((result) => !result.ok));
  if (refs.length === 1 || declined2.length === 0 || results.some(isTimeout))
    return results;
  return pushAlone(network, refs, results);
});
var refuseProtected = (function(refs, protectedRefs) {
  return refs.filter((({ ref }) => protectedRefs.has(ref))).map(({ ref, commit }) => ({
    ok: false,
    ref,
    commit,
    problem: {
      kind: "protected-branch",
      permanent: true,
      message: `${ref} is the default branch or otherwise protected: the action never pushes it. Choose another branch.`
    }
  }));
});
var pushWithRetries = (async function(network, refs, options2 = []) {
  const attempt = (async () => judge(refs, await network.run(pushArgs(network.url, refs, options2))));
  let timeouts = 0;
  return network.retrying(attempt, ((results) => {
    if (results.some(isTimeout))
      timeouts += 1;
    return timeouts < MOST_TIMEOUTS && results.some(isTransient2);
  }));
});
var pushArgs = (function(url2, refs, options2) {
  const leases = refs.flatMap((({ ref, expect: expect2 }) => expect2 === void 0 ? [] : [`--force-with-lease=${ref}:${expect2 ?? ""}`]));
  const fixed = ["push", "--porcelain", "--no-verify", "--no-follow-tags", "--no-recurse-submodules", "--no-progress"];
  const specs = refs.map((({ ref, commit, remove }) => remove ? `:${ref}` : `${commit}:${ref}`));
  return [...fixed, ...options2, ...leases, "--", url2, ...specs];
});
var judge = (function(refs, result) {
  const lines = new Map(parsePorcelain(result.stdout).map(((line) => [line.ref, line])));
  return refs.map((({ ref, commit }) => {
    const line = lines.get(ref);
    if (line !== void 0 && line.flag !== "!" && !result.timedOut)
      return { ok: true, ref, commit };
    const problem2 = result.timedOut ? timeout : classifyPush(line?.text ?? "", result.stderr);
    return { ok: false, ref, commit, problem: problem2 };
  }));
});
var parsePorcelain = (function(stdout) {
  return stdout.split("\n").flatMap(((text) => {
    const [flag, names3] = text.split("	");
    const ref = names3?.slice(names3.indexOf(":") + 1);
    return flag === void 0 || ref === void 0 ? [] : [{ flag, ref, text }];
  }));
});
var isTimeout = (function(result) {
  return !result.ok && result.problem.kind === "timeout";
});
var isTransient2 = (function(result) {
  return !result.ok && (result.problem.kind === "network" || result.problem.kind === "timeout");
});

function pushAlone(...given) {
  return __aside().pushAlone(...given);
}
var MOST_TIMEOUTS = 2;

function tryPush(...given) {
  return __aside().tryPush(...given);
}







// build/adapters/git/tree-diff.js
var diffTrees = (async function(objects, from, to) {
  const changes = from === to ? [] : await diffFolders(objects, "", { old: from, new: to });
  return changes.sort(((a, b) => a.path < b.path ? -1 : Number(a.path > b.path)));
});
var diffFolders = (async function(objects, folder, shas) {
  const [before, after] = await Promise.all([itemsOf(objects, shas.old), itemsOf(objects, shas.new)]);
  const names3 = /* @__PURE__ */ new Set([...before.keys(), ...after.keys()]);
  const parts = [...names3].map(((name2) => diffItems(objects, joinPath(folder, name2), { old: before.get(name2), new: after.get(name2) })));
  return (await Promise.all(parts)).flat();
});
var itemsOf = (async function(objects, sha) {
  const items = sha === void 0 ? [] : await objects.tree(sha);
  return new Map(items.map(((item) => [item.name, item])));
});
var diffItems = (async function(objects, path, items) {
  if (items.old?.sha === items.new?.sha && items.old?.mode === items.new?.mode)
    return [];
  const folders = { old: folderSha(items.old), new: folderSha(items.new) };
  const below2 = folders.old === folders.new ? [] : await diffFolders(objects, path, folders);
  const here = changeOf(path, { old: leaf(items.old), new: leaf(items.new) });
  return here === void 0 ? below2 : [here, ...below2];
});
var folderSha = (function(item) {
  return item?.mode === folderMode ? item.sha : void 0;
});
var leaf = (function(item) {
  return item?.mode === folderMode ? void 0 : item;
});
var changeOf = (function(path, items) {
  if (items.old === void 0 && items.new === void 0)
    return void 0;
  return {
    path,
    status: statusOf(items),
    oldMode: items.old?.mode ?? noMode,
    newMode: items.new?.mode ?? noMode,
    oldSha: items.old?.sha ?? noSha,
    newSha: items.new?.sha ?? noSha
  };
});
var statusOf = (function(items) {
  if (items.old === void 0)
    return "added";
  if (items.new === void 0)
    return "deleted";
  return typeOf(items.old.mode) === typeOf(items.new.mode) ? "modified" : "type-changed";
});

var noSha = "0".repeat(40);
var noMode = "000000";








// build/adapters/git/tree-edit.js
var overlayTree = (async function(objects, tree, edits) {
  const root = { below: /* @__PURE__ */ new Map() };
  for (const edit of edits)
    plant(root, edit);
  return objects.writeTree(await applyBelow(objects, tree, root));
});
var plant = (function(root, edit) {
  let node = root;
  for (const name2 of edit.path.split("/")) {
    if (!isAllowedName(name2))
      throw new Error(`"${edit.path}" cannot be a path in a tree`);
    const next = node.below.get(name2) ?? { below: /* @__PURE__ */ new Map() };
    node.below.set(name2, next);
    node = next;
  }
  node.edit = edit;
});
var isAllowedName = (function(name2) {
  return name2 !== "" && name2 !== "." && name2 !== ".." && !name2.includes("\0") && !isDotGit(name2);
});
var applyBelow = (async function(objects, tree, node) {
  const items = new Map((tree === void 0 ? [] : await objects.tree(tree)).map(((item) => [item.name, item])));
  const applied = [...node.below].map((async ([name2, child]) => {
    const item = await applyOne(objects, { name: name2, old: items.get(name2) }, child);
    return { name: name2, item };
  }));
  for (const { name: name2, item } of await Promise.all(applied)) {
    if (item === void 0)
      items.delete(name2);
    else
      items.set(name2, item);
  }
  return [...items.values()];
});
var applyOne = (async function(objects, place, node) {
  const { edit } = node;
  const base = edit === void 0 ? place.old : void 0;
  if (edit !== void 0 && !("delete" in edit)) {
    if (![...node.below.values()].every(onlyDeletes))
      throw new Error(`"${edit.path}" is edited as file and as folder`);
    const sha = "sha" in edit ? edit.sha : await objects.write("blob", edit.bytes);
    return { name: place.name, mode: edit.mode, sha };
  }
  if (edit === void 0 && base !== void 0 && base.mode !== folderMode && onlyDeletes(node))
    return base;
  const items = await applyBelow(objects, base?.mode === folderMode ? base.sha : void 0, node);
  if (items.length === 0)
    return void 0;
  return { name: place.name, mode: folderMode, sha: await objects.writeTree(items) };
});





function onlyDeletes(node) {
  const here = node.edit === void 0 || "delete" in node.edit;
  return here && [...node.below.values()].every(onlyDeletes);
}

// build/adapters/git/tree-read.js
var readTreeFile = (async function({ objects }, place) {
  const item = await findItem(objects, await objects.treeOf(place.treeish), place.path);
  if (item === void 0 || item.mode === folderMode || item.mode === submoduleMode)
    return void 0;
  const { mode, sha } = item;
  const object = await objects.read(sha, place.maxBytes);
  if (object?.type !== "blob")
    throw new Error(`${sha} is ${object?.type ?? "missing"}, a blob was expected`);
  return { bytes: object.bytes, mode, size: object.size };
});
var listFolder2 = (async function({ objects }, treeish, folder) {
  const root = await objects.treeOf(treeish);
  const item = folder === "" ? { mode: folderMode, sha: root } : await findItem(objects, root, folder);
  if (item?.mode !== folderMode)
    return [];
  const items = await objects.tree(item.sha);
  return items.map((({ name: name2, mode }) => ({ path: joinPath(folder, name2), isFolder: mode === folderMode })));
});
var findItem = (async function(objects, tree, path) {
  let item = { name: "", mode: folderMode, sha: tree };
  for (const name2 of path.split("/")) {
    if (item?.mode !== folderMode)
      return void 0;
    const items = await objects.tree(item.sha);
    item = items.find(((one) => one.name === name2));
  }
  return item;
});




function listTree(...given) {
  return __aside().listTree(...given);
}
function listThere(...given) {
  return __aside().listThere(...given);
}




// build/adapters/git/controller.js
var openController = (async function(options2) {
  const remote = checkRemote(options2.remote);
  if (!remote.ok)
    return remote;
  const finding = options2.found ?? findWorkspace(options2.program, options2.workspace, options2.look);
  const gitDir = isBegun(options2) ? (0,_layer_0_js__WEBPACK_IMPORTED_MODULE_3__/* .adapters_git_controller_dir__controllerDir */ .GC)(options2.root) : (0,_layer_0_js__WEBPACK_IMPORTED_MODULE_3__/* .adapters_git_controller_dir__prepareGitDir */ .t5)(options2.root);
  const workspace = await finding;
  return workspace.ok ? { ok: true, repository: bindRepository(options2, workspace, gitDir) } : workspace;
});
var isBegun = (function({ look, root }) {
  return look?.copy?.gitDir === (0,_layer_0_js__WEBPACK_IMPORTED_MODULE_3__/* .adapters_git_controller_dir__controllerDir */ .GC)(root);
});
var bindRepository = (function(options2, workspace, gitDir) {
  const git2 = (0,_layer_0_js__WEBPACK_IMPORTED_MODULE_3__/* .adapters_git_git__bindGit */ .wx)(options2.program, gitDir);
  const network = openNetwork({ program: options2.program, gitDir, remote: options2.remote, ...options2.network });
  const more = { look: isBegun(options2) ? options2.look : void 0, cancel: options2.network?.signal };
  const objects = openObjects(git2, more.look?.copy?.reader);
  const context = { git: git2, objects, refs: openRefs(gitDir), network, workspace, ...more };
  return { ...bindLocal(context, options2.identity ?? defaultIdentity), ...bindRemote(context, options2.protectedRefs) };
});
var bindLocal = (function(context, identity) {
  const { git: git2, look, objects, refs } = context;
  return {
    git: git2,
    look,
    sealedIndexes: /* @__PURE__ */ new Map(),
    workspaceHead: ((filtered) => readHead(git2, context.workspace, filtered)),
    treeOf: ((treeish) => objects.treeOf(treeish)),
    emptyTree: (() => objects.writeTree([])),
    readFile: ((treeish, path, maxBytes) => readTreeFile(context, { treeish, path, maxBytes })),
    listFiles: (treeish, under) => listTree(context, treeish, under),
    listFilesThere: (treeish, dir) => listThere(context, treeish, dir),
    listFolder: ((treeish, folder) => listFolder2(context, treeish, folder)),
    overlay: ((tree, edits) => overlayTree(objects, tree, edits)),
    commit: ((call) => writeCommit(objects, call.identity ?? identity, call)),
    setRef: async (ref, commit) => refs.set(ref, commit),
    deleteRef: async (ref) => refs.delete(ref),
    readRef: async (ref) => refs.read(ref),
    changes: ((fromTree, toTree) => diffTrees(objects, fromTree, toTree)),
    diffText: (from, to, maxBytes) => diffText(git2, { from, to, maxBytes }),
    blobs: ((shas) => Promise.all(shas.map(((sha) => objects.blob(sha))))),
    blobSize: (sha) => objects.size(sha),
    bundle: async (path, wanted2) => (await __webpack_require__.e(/* import() */ 3320).then(__webpack_require__.bind(__webpack_require__, 3320))).writeBundle(context, path, wanted2),
    close: () => objects.close()
  };
});
var bindRemote = (function(context, neverPushed = []) {
  const { git: git2, network, refs } = context;
  const protectedRefs = new Set(neverPushed);
  return {
    importCommit: ((commit) => importCommit(context, commit)),
    fetchRef: async (ref) => {
      const local = `refs/ralph-controller/remote/${ref.replace(/^refs\//, "")}`;
      const fetched = await fetchShallow(context, [`+${ref}:${local}`]);
      return fetched.ok ? { ok: true, commit: refs.read(local) ?? "" } : fetched;
    },
    remoteRefs: (async (prefixes) => {
      const listed = await listRemote(network, prefixes);
      if (listed.ok && listed.head !== void 0)
        protectedRefs.add(listed.head);
      return listed;
    }),
    checkPushAccess: async (commit, ref) => {
      const tried = await tryPush(network, { commit, ref });
      return tried.ok || !blocksEveryPush.has(tried.problem.kind) ? { ok: true } : { ok: false, problem: tried.problem };
    },
    sendContents: (oids) => sendContents(network, lfsStore(git2.gitDir), oids),
    isAncestor: (ancestor, descendant) => isAncestor(context, { ancestor, descendant }),
    mergeBase: (one, other) => mergeBase(context, one, other),
    push: (async (wanted2) => {
      const refused3 = refuseProtected(wanted2, protectedRefs);
      const allowed = wanted2.filter((({ ref }) => !protectedRefs.has(ref)));
      const results = new Map([...refused3, ...await pushRefs(network, allowed)].map(((result) => [result.ref, result])));
      return wanted2.flatMap((({ ref }) => results.get(ref) ?? []));
    })
  };
});


var defaultIdentity = { name: "ralph-action", email: "ralph-action@users.noreply.github.com" };



var blocksEveryPush = /* @__PURE__ */ new Set(["read-only", "auth", "network", "timeout"]);

// build/action/open-repository.js
var openRepository = (async function(call) {
  const { job, git: git2, token, env, cancel, handOver, workspace, look } = call;
  const taken2 = handOver === void 0 ? void 0 : await takenHandOver(handOver);
  if (taken2 !== void 0)
    return taken2;
  const opened = await openController({
    program: git2,
    root: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(job.temp, "ralph", "git"),
    workspace: job.workspace,
    ...workspace && { found: workspace },
    look,
    remote: { url: `${job.serverUrl}/${job.repository}.git`, ...token ? { token } : {} },
    network: { environment: networkVariables(env), ...cancel === void 0 ? {} : { signal: cancel } }
  });
  if (!opened.ok)
    return configError(opened.problem.message);
  if (handOver === void 0)
    return opened;
  const { handingOver } = await Promise.all(/* import() */[__webpack_require__.e(7532), __webpack_require__.e(4909)]).then(__webpack_require__.bind(__webpack_require__, 4909));
  return { ok: true, repository: handingOver(opened.repository, handOver) };
});
var networkVariables = (function(env) {
  const kept = Object.entries(env).filter(((each) => each[1] !== void 0));
  return Object.fromEntries(kept.filter((([name2]) => networkNames.test(name2))));
});

var networkNames = /^(?:(?:https?|all|no)_proxy|SSL_CERT_(?:FILE|DIR)|GIT_SSL_CA(?:INFO|PATH)|CURL_CA_BUNDLE)$/i;

function takenHandOver(...given) {
  return __aside().takenHandOver(...given);
}

// layer:adapters/process/resolve.js


// build/action/begin-at.js


// build/action/start-point.js
var findStart = (async function(repository, call) {
  const { base } = call;
  const wanted2 = branchName(call);
  const notices = [...misnamed(call)];
  for (let count = 1; ; count += 1) {
    const branch = count === 1 ? wanted2 : `${wanted2}-${count}`;
    const head = base.remoteRefs.get(`refs/heads/${branch}`);
    if (head === void 0)
      return startAt(repository, { branch, commit: base.commit, notices });
    const [fetched, pull] = await Promise.all([
      repository.fetchRef(`refs/heads/${branch}`),
      call.pullState({ branch, commit: head, base: base.branch })
    ]);
    if (!fetched.ok)
      return remoteRefusal(fetched.problem);
    const place = await judgeBranch(repository, call, { branch, head: fetched.commit, pull });
    if (place.type === "start") {
      const start2 = await startAt(repository, { ...place, branch, notices: [...notices, place.notice] });
      return typeof pull === "string" ? start2 : { ...start2, pull };
    }
    notices.push(`Branch ${branch} ${place.why}, so it is left alone; this run uses another one.`);
  }
});
var startAt = (async function(repository, { branch, notices, commit, made, carried, replaces }) {
  return {
    ok: true,
    branch,
    start: { commit, tree: await repository.treeOf(commit), ...made && { made } },
    notices,
    ...carried && { carried },
    ...replaces && { replaces }
  };
});
var branchName = (function({ base, prd, branchPrefix }) {
  const named2 = prd.prd.branchName;
  if (named2 !== void 0 && !isTaken(named2, base))
    return named2;
  return `${prefixAt(branchPrefix, base.remoteRefs)}${prd.feature}`;
});
var prefixAt = (function(prefix, refs) {
  return blocked(prefix, refs) ? prefix.replaceAll("/", "-") : prefix;
});
var misnamed = (function({ base, prd }) {
  const named2 = prd.prd.branchName;
  if (named2 === void 0 || !isTaken(named2, base))
    return [];
  return [`${prd.path}: "branchName" is ${named2}, which this action never pushes. The run uses a branch of its own.`];
});
var blocked = (function(prefix, refs) {
  const parts = prefix.split("/").slice(0, -1);
  return parts.some(((_, index) => refs.has(`refs/heads/${parts.slice(0, index + 1).join("/")}`)));
});

function judgeBranch(...given) {
  return __aside().judgeBranch(...given);
}


var notMade = "has commits that no run of this action made";




function isTaken(name2, base) {
  return name2 === base.branch || name2 === base.defaultBranch;
}



// build/action/begin-at.js
var beginAt = (async function(repository, { base, atBase: { settings, prd }, call }) {
  const { branchPrefix, createPr, githubToken: token } = settings;
  const at2 = { base, prd, branchPrefix };
  const { pull, thread = 0 } = call.job.asked?.origin ?? {};
  const records = call.job.asked?.waiting?.feature;
  const kept = inputValue(call.inputs, "base_branch");
  if (pull !== void 0) {
    const { findPullStart } = await __webpack_require__.e(/* import() */ 8111).then(__webpack_require__.bind(__webpack_require__, 8111));
    return findPullStart(repository, { ...at2, pull, thread, kept, records });
  }
  const asking = { job: call.job, cancel: call.cancel, token, onNote: () => void 0 };
  const start2 = await findStart(repository, {
    ...{ ...at2, now: Date.now() },
    own: ownLater(repository, { base, feature: prd.feature, folder: (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(call.job.temp, "ralph", prd.feature) }),
    pullState: async (branch) => createPr === "none" ? "unknown" : askPull(asking, branch)
  });
  if (!start2.ok)
    return start2;
  const taken2 = { ...start2, feature: prd.feature };
  if (settings.handOver === void 0)
    return taken2;
  const { refuseBranch } = await Promise.all(/* import() */[__webpack_require__.e(7532), __webpack_require__.e(7345)]).then(__webpack_require__.bind(__webpack_require__, 7345));
  return refuseBranch({ settings, base, branch: start2.branch }) ?? taken2;
});
var ownLater = (function(repository, call) {
  return async (commits) => (await Promise.all(/* import() */[__webpack_require__.e(2439), __webpack_require__.e(6361), __webpack_require__.e(7532), __webpack_require__.e(8375), __webpack_require__.e(8621)]).then(__webpack_require__.bind(__webpack_require__, 8102))).ownCommits(repository, call)(commits);
});



// build/action/record-place.js
var placedFor = (async function(on, settings, feature) {
  if (settings.journal !== "artifact")
    return { ok: true, on };
  const { bringState } = await Promise.all(/* import() */[__webpack_require__.e(8816), __webpack_require__.e(56), __webpack_require__.e(1499)]).then(__webpack_require__.bind(__webpack_require__, 1499));
  const { job, env, cancel } = on.call;
  const { remoteRefs, defaultBranch } = on.found;
  const placed2 = await bringState({
    ...{ job, env, cancel, feature, token: settings.githubToken, onNote: () => void 0 },
    ...{ repository: on.repository, remoteRefs, defaultBranch, isForgetful: settings.resume === "never" }
  });
  if (!placed2.ok)
    return placed2;
  const { ok: _, ...there } = placed2;
  return {
    ok: true,
    on: { ...on, repository: there.repository, found: { ...on.found, remoteRefs: there.remoteRefs } }
  };
});


// build/action/story-policy.js
var storyPolicy = (function({ base, asked }) {
  const pull = asked?.origin.pull;
  const known3 = new Map(pull === void 0 ? [] : base.prd.stories.map((story) => [keyOf(story), story]));
  const allowed = (story) => [
    ...pull === void 0 ? story.allow : known3.get(keyOf(story))?.allow ?? [],
    ...addedFor(story.id, asked)
  ];
  const isAsItStands = pull === void 0 && asked?.command.kind !== "retry";
  return {
    permit: ((found) => {
      if (isAsItStands)
        return found;
      const stories = found.prd.stories.map((story) => ({ ...story, allow: allowed(story) }));
      return { ...found, prd: { ...found.prd, stories } };
    }),
    ...pull?.isFork === true ? { asking: criteriaTexts(base.prd.stories) } : {}
  };
});
var notPermitted = (function(head, permitted, branch) {
  if (permitted.prd.stories === head.prd.stories)
    return [];
  return head.prd.stories.flatMap(({ id, allow }, index) => {
    const own = new Set(permitted.prd.stories[index]?.allow);
    const left = allow.filter((entry2) => !own.has(entry2));
    if (left.length === 0)
      return [];
    return [
      `${id}: allow ${left.join(", ")} of the pull request is not taken, since rules are read on ${branch}. Who has write access may give the command retry ${id} --allow GLOB in a comment.`
    ];
  });
});


function addedFor(id, asked) {
  if (asked?.command.kind !== "retry" || asked.command.story !== id)
    return [];
  return asked.command.allow === void 0 ? [] : [asked.command.allow];
}
function keyOf({ id, title }) {
  return JSON.stringify([id, title]);
}

// build/action/prepare.js
var prepare = (async function(call) {
  const programs = findPrograms(call);
  if (!programs.ok)
    return programs;
  const { job, env, cancel, look } = call;
  const workspace = findWorkspace(programs.git, job.workspace, look);
  workspace.catch(() => void 0);
  const refused3 = refuseEarly(call.inputs);
  if (refused3 !== void 0)
    return refused3;
  const token = inputValue(call.inputs, "github_token");
  const handOver = inputValue(call.inputs, "hand_over");
  const repository = await openRepository({ job, git: programs.git, workspace, look, token, env, cancel, handOver });
  if (!repository.ok)
    return repository;
  const prepared = await prepareFrom(call, programs, repository.repository);
  if (prepared.ok && !cancel.aborted)
    return prepared;
  await repository.repository.close();
  return cancel.aborted ? interrupted(cancel) : prepared;
});
var prepareFrom = (async function(call, programs, repository) {
  const { job, inputs, objective, onAsked } = call;
  const { asked, workspace } = job;
  const bases = baseReader({ repository, workspace, inputs, objective, ...asked && { asked } });
  const baseBranch = asked?.origin.pull?.base ?? inputValue(inputs, "base_branch");
  const found = await findBase(repository, { job, baseBranch, onAsked, onImported: bases.begin });
  const prepared = found.ok ? await admitted({ repository, bases, found, call }) : found;
  if (prepared.ok)
    return { ...prepared, programs, layers: bases.layers };
  await bases.idle();
  return prepared;
});
var admitted = (async function(on) {
  const { found, call } = on;
  const { pull, thread } = call.job.asked?.origin ?? {};
  const isChosen = found.branch === found.defaultBranch || found.branch === inputValue(call.inputs, "base_branch");
  if (pull === void 0 || isChosen)
    return prepareOn(on);
  return configError(`Pull request #${thread} goes to ${found.branch}, and rules are read only on the default branch or on base_branch. Aim it there, or set base_branch: ${found.branch} in the workflow.`);
});
var prepareOn = (async function(on) {
  const { bases, found, call } = on;
  const atBase = await bases.read(found.commit);
  const placed2 = atBase.ok ? await placedFor(on, atBase.settings, atBase.prd.feature) : atBase;
  const work = atBase.ok && placed2.ok ? await findWork(placed2.on, atBase) : placed2;
  if (!atBase.ok || !placed2.ok || !("prd" in work))
    return work.ok ? configError() : work;
  const { settings, checks, templates, objective, backlogs } = atBase;
  const refused3 = await pushRefusal(found, call.job, settings);
  if (refused3 !== void 0)
    return refused3;
  const own = work.prd.feature === atBase.prd.feature ? placed2 : await placedFor(placed2.on, settings, work.prd.feature);
  if (!own.ok)
    return own;
  const { access: _, ...base } = own.on.found;
  const notices = [...work.notices, ...passedOn(settings)];
  const more = { ...work, checks, templates, backlogs, ...objective && { objective } };
  return { ...more, repository: authored(own.on.repository, settings), settings, base, notices };
});
var passedOn = (function({ gateEnv }) {
  return gateEnv.length === 0 ? [] : [`gate_env: the gates see ${gateEnv.join(", ")}.`];
});
var authored = (function(repository, settings) {
  const identity = { name: settings.commitAuthorName, email: settings.commitAuthorEmail };
  return { ...repository, commit: ((call) => repository.commit({ identity, ...call })) };
});
var findWork = (async function({ repository, found: base, call }, atBase) {
  const { settings, prd: found } = atBase;
  const start2 = await beginAt(repository, { base, atBase, call });
  if (!start2.ok)
    return start2;
  const isFound = found.path === void 0 || start2.start.commit === base.commit;
  const prd = isFound ? found : await readAt(repository, start2.start.commit, found.path);
  if (!prd.ok)
    return prd;
  const unknown2 = atBase.objective ? [] : unknownStories(prd.prd, settings.stories);
  if (unknown2.length > 0) {
    const ids = prd.prd.stories.map((story) => story.id);
    const meant = unknown2.flatMap((id) => meantStory(id, ids) ?? []);
    const advice = meant.length > 0 ? `. Did you mean ${someOf(meant)}?` : "; write ids as they stand there.";
    return configError(`story: ${found.path} has no story ${someOf(unknown2)}. It has ${someOf(ids)}${advice}`);
  }
  const policy = storyPolicy({ base: found, asked: call.job.asked });
  const permitted = { ...policy.permit(prd), feature: start2.feature };
  const refused3 = notPermitted(prd, permitted, base.branch);
  const notices = [...atBase.notices, ...prd.prd.notices, ...summarised(prd), ...start2.notices, ...refused3];
  return { ok: true, prd: permitted, policy, start: start2, notices };
});
var summarised = (function({ path, prd }) {
  const { warnings } = prd;
  if (warnings.length === 0)
    return [];
  const more = warnings.length > 1 ? ` (and ${warnings.length - 1} more)` : "";
  return [`${path}: ${warnings[0]}${more}`];
});
var findPrograms = (function({ env, job }) {
  const path = env["PATH"] ?? "";
  const git2 = (0,_layer_0_js__WEBPACK_IMPORTED_MODULE_3__/* .adapters_process_resolve__resolveProgram */ .S5)("git", { path, cwd: job.workspace });
  const bash = (0,_layer_0_js__WEBPACK_IMPORTED_MODULE_3__/* .adapters_process_resolve__resolveProgram */ .S5)("bash", { path, cwd: job.workspace });
  const missing2 = [git2, bash].flatMap(((found) => found.ok ? [] : [found.message]));
  if (!git2.ok || !bash.ok)
    return configError(...missing2);
  return { ok: true, git: git2.path, bash: bash.path };
});







function someOf(...given) {
  return __aside().someOf(...given);
}



// layer:action/heap.js


// build/action/late-runner.js
var lateRunner = (function(load) {
  let loaded2;
  let loading;
  const kept = [];
  const wake = (() => {
    loading ??= load().then(((runner) => {
      loaded2 = runner;
      for (const act2 of kept.splice(0))
        act2(runner);
      return runner;
    }));
    return loading;
  });
  const pass = ((act2) => {
    if (loaded2 === void 0)
      kept.push(act2);
    else
      act2(loaded2);
  });
  return {
    runner: {
      log: {
        info: ((line) => pass((({ log }) => log.info(line)))),
        notice: (line) => pass(({ log }) => log.notice(line)),
        warning: (line) => pass(({ log }) => log.warning(line)),
        error: (line) => pass(({ log }) => log.error(line)),
        startGroup: ((title) => pass((({ log }) => log.startGroup(title)))),
        endGroup: () => pass(({ log }) => log.endGroup()),
        verbatim: (lines) => pass(({ log }) => log.verbatim(lines))
      },
      onSummary: async (markdown) => (await wake()).onSummary(markdown),
      annotate: (annotation) => pass((runner) => runner.annotate(annotation)),
      onSecret: ((value) => pass(((runner) => runner.onSecret(value)))),
      onBegun: ((state) => pass(((runner) => runner.onBegun(state)))),
      setOutputs: (outputs) => pass((runner) => runner.setOutputs(outputs))
    },
    // What fails to load here fails again where it is awaited.
    wake: (() => void wake().catch(() => void 0)),
    settled: async () => void await wake()
  };
});


// build/action/run-action.js



// build/adapters/clock.js
var systemClock = (function(startMs = 0) {
  return {
    wallMs: (() => Date.now()),
    elapsedMs: (() => Math.round(monotonicMs() - startMs))
  };
});


// build/action/asked-run.js
function runAsked(...given) {
  return __aside().runAsked(...given);
}
async function countLate(prepared, asked) {
  const { countAsked } = await Promise.all(/* import() */[__webpack_require__.e(8816), __webpack_require__.e(7532), __webpack_require__.e(4399)]).then(__webpack_require__.bind(__webpack_require__, 4399));
  return countAsked(prepared, { asked, now: systemClock().wallMs() });
}

// layer:action/job.js


// build/action/trigger.js
var requestOf = (function({ eventName, payload }) {
  if (eventName === "schedule" && isFork(payload)) {
    return { type: "skipped", reason: "this repository is a fork, whose schedules are nobody's wish" };
  }
  if (runs.has(eventName))
    return { type: "run" };
  if (threads.has(eventName))
    return { type: "thread" };
  if (dangerous.has(eventName)) {
    return {
      type: "refused",
      message: `This workflow was started by ${eventName}, which runs with write permissions on somebody else's code. Start ralph-action from schedule, workflow_dispatch, repository_dispatch, push or issue_comment.`
    };
  }
  return { type: "skipped", reason: `event ${eventName} starts no run` };
});
var isFork = (function(payload) {
  const { repository } = payload;
  return repository?.fork === true;
});
var runs = /* @__PURE__ */ new Set([
  "schedule",
  "workflow_dispatch",
  "repository_dispatch",
  "push",
  "workflow_call"
]);
var threads = /* @__PURE__ */ new Set(["issue_comment", "issues", "pull_request_review"]);
var dangerous = /* @__PURE__ */ new Set(["pull_request_target", "workflow_run"]);



// build/action/until-current.js
var untilCurrent = (async function({ log, cancel }, once) {
  let end = await once(true);
  for (let tries = 1; tries < TRIES && end.outdated !== void 0 && !cancel.aborted; tries += 1) {
    log.notice(`${end.outdated} It is read again.`);
    end = await once(false);
  }
  return end;
});
var TRIES = 3;


// build/action/run-action.js
var runAction = (async function(call) {
  const endLook = () => call.look?.end();
  call.cancel.addEventListener("abort", endLook, { once: true });
  try {
    return await act(call);
  } finally {
    endLook();
  }
});
var act = (async function(call) {
  const read2 = (0,_layer_0_js__WEBPACK_IMPORTED_MODULE_3__/* .action_job__readJob */ .q0)(call.env);
  if (!read2.ok)
    return refused(configError(read2.message));
  const inputs = inputsFromEnvironment(call.env);
  const silence = noCommands(inputs);
  const phrase = inputValue(inputs, "trigger_phrase");
  const job = phrase === void 0 ? read2.job : { ...read2.job, phrase };
  const request = requestOf(job);
  switch (request.type) {
    case "skipped":
      return refused({ ok: false, halt: "skipped", reasons: [request.reason] });
    case "refused":
      return refused(configError(request.message));
    case "thread":
      if (silence !== void 0)
        return refused(silence);
      return runAsked({ call, job, inputs }, (...given) => runJob(...given).catch(unprepared));
    case "run":
      return runMode(modeOf(inputs), { call, job, inputs }, ((...given) => runJob(...given).catch(unprepared)));
  }
});
var runJob = (async function(call, job, objective) {
  const root = (0,node_path__WEBPACK_IMPORTED_MODULE_2__.join)(job.temp, "ralph");
  (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)(root, { recursive: true, mode: 448 });
  const inputs = inputsFromEnvironment(call.env);
  const probing = beginProbe({ env: call.env, job, root }, inputs);
  return untilCurrent(call, ((isFirst) => runOnce2(call, { job, root, inputs, objective, probing, isFirst })));
});
var runOnce2 = (async function(call, { isFirst, inputs, objective, ...attempt }) {
  const { job } = attempt;
  const onAsked = (() => {
    loadRun().catch(() => void 0);
  });
  const { env, cancel } = call;
  const look = isFirst ? call.look : void 0;
  const prepared = await prepare({ job, inputs, objective, env, cancel, onAsked, look });
  if (!prepared.ok)
    return refused(prepared);
  try {
    if (isFirst)
      for (const notice of prepared.notices)
        call.log.notice(notice);
    const tooMany = isFirst && job.asked ? await countLate(prepared, job.asked) : void 0;
    if (tooMany !== void 0)
      return refused(tooMany);
    const { runPrepared } = await loadRun();
    const end = await runPrepared(call, { ...attempt, prepared, listing: look?.listing, clock: systemClock() });
    await end.after?.();
    return end;
  } finally {
    await prepared.repository.close();
  }
});


var unprepared = refusedByDisk("the preparation of the run");


var loadRun = (() => Promise.all(/* import() */[__webpack_require__.e(7532)]).then(__webpack_require__.bind(__webpack_require__, 7532)));

// build/action/step.js
var runStep = (async function({ cancel, look }) {
  const env = Object.fromEntries(Object.entries(process.env).filter(((each) => each[1] !== void 0)));
  const { runner, wake, settled } = lateRunner((async () => {
    const toolkit = await __webpack_require__.e(/* import() */ 9891).then(__webpack_require__.bind(__webpack_require__, 9891));
    (0,_layer_0_js__WEBPACK_IMPORTED_MODULE_3__/* .action_heap__collectBeforeGrowing */ .w8)();
    return toolkit.runner;
  }));
  const slow = setTimeout(wake, 2e3).unref();
  try {
    const end = await runAction({ env, entry: process.argv[1] ?? "", cancel, look, ...runner, wake });
    process.exitCode = end.exitCode;
    if (end.reasons.length > 0) {
      const { refusalText } = await Promise.all(/* import() */[__webpack_require__.e(7532), __webpack_require__.e(9433), __webpack_require__.e(1372), __webpack_require__.e(2213)]).then(__webpack_require__.bind(__webpack_require__, 2213));
      await runner.onSummary(refusalText(end, runner.log));
    }
    runner.setOutputs(end.outputs);
  } catch (error) {
    runner.log.error(`ralph-action failed: ${error instanceof Error ? error.stack ?? error.message : String(error)}`);
    process.exitCode ??= 70;
  }
  clearTimeout(slow);
  await settled();
});



// build/aside.js
var __setAside;
function __aside() {
  return __setAside ??= (__webpack_require__.f.require(5863, []), __webpack_require__(5863));
}



/***/ Object.assign(__webpack_exports__, {
  $C9: findPrd,
  $FU: troubleOf,
  $Ip: remoteRefusal,
  $MA: applyTemplate,
  $Ne: codeOf,
  $e5: generatedId,
  $wn: forLog,
  $xk: findBase,
  A0k: hiddenPlaces,
  AJZ: remediesOf,
  AUL: fold,
  AYW: FORBIDDEN,
  A_i: emptyTree,
  AfZ: addWarning,
  AlV: open,
  AmN: removePath,
  AnX: layerReader,
  BFD: sendSignal,
  Blq: MAX_LISTED,
  C1g: decodePath,
  CHN: perObject,
  CIN: judgeBeat,
  CIo: partsOf,
  COA: LEAST_LETTERS,
  COC: utf8Scratch,
  CR: CR,
  Czc: lfsStore,
  D9y: MAX_COMPONENT_BYTES,
  DRb: typosOf,
  DS8: baseReader,
  Djl: worked,
  E2W: unknownMessage,
  EYh: inputValue,
  E_e: isFile,
  E_j: refusals,
  Eyq: scanJson,
  F5z: shapeOf,
  FEr: stampLayer,
  FUP: forPrompt,
  Faz: withHash,
  Fjg: configError,
  FkD: readShallow,
  Fod: collect,
  FtG: placeholders,
  G4h: memberValuesOf,
  GBG: leaveRung,
  Gd3: openOutput,
  Gjb: PASS_REPORT,
  GxA: changing,
  Gzi: below,
  H6c: quote2,
  HAP: LETTERS_OF_TWO_SLIPS,
  Hv4: isEligible,
  Hw5: FILE_HELP,
  Hyv: converse,
  Ift: storedAt,
  Ii0: kindAt,
  IsV: harmless,
  Ixn: forFence,
  J5Y: refused,
  J5m: readShallow,
  JJ4: shownValue,
  JLE: randomName,
  JPV: journalTrouble,
  JdM: ineffective,
  Je9: stringOf,
  Jel: MOST_CHECK_CALLS,
  Jis: DEPENDENCY_KEYS,
  JkZ: isOutage,
  Jry: CRITERION_TEXT_KEYS,
  Juo: accept,
  K$9: knownNames,
  KHl: isText,
  KT1: named,
  KfR: readProcess,
  Kwk: globMatcher,
  L$$: failed3,
  L5J: unknown,
  LF: LF,
  LF4: read,
  LF8: layLayer,
  LHY: troubleOf,
  LOi: bytePlaces,
  LPj: noExcerpt,
  LTZ: loose,
  Lib: declined,
  Lur: stallRules,
  MH1: plainName,
  MHH: readOwner,
  MSh: readProcessTable,
  May: readTail,
  Mwq: readPolicy,
  MxK: METHOD,
  N2w: readPrd,
  N6c: readPrd,
  NEN: storyTexts,
  NIj: HINTS,
  NY9: OWNED_NAMES,
  NvZ: BUFFER_BYTES2,
  O2N: strict,
  O56: entities,
  OBu: rowOf,
  OHT: noExtras,
  OL$: quote,
  OPc: deflateLater,
  ORr: oneLine,
  OXt: isDotGit,
  OYq: surrogateBase,
  Olm: wanted,
  Owj: needed,
  Ox2: PAIRS,
  P$C: __commonJS,
  PSQ: forPromptRendered,
  PVe: commandProblem,
  PcZ: findPrograms,
  PzJ: failed3,
  Q3M: startAt,
  Q4R: secondNs,
  QOB: linkMode,
  QZy: longPath,
  Qw3: readPartly,
  RSQ: commandProblem,
  RUz: MOST_TEMPLATE,
  RWk: parseHeader,
  Rmr: findItem,
  RyP: tryLast,
  S6G: rawOf,
  S91: holdRung,
  S9V: entryNames,
  SEY: MOST_NAMED,
  SZ1: refused,
  Snl: namedCriteria,
  TC4: notMade,
  TIM: connect,
  TL4: meantMessage,
  TNc: groups,
  TRg: refuse,
  TUf: NONE2,
  TZ4: askRun,
  Tbl: trackTree,
  TkH: inside,
  U22: oldestGit,
  U56: low32,
  UDm: rawOf,
  UH6: knownNames,
  UI5: perText,
  UIz: accept,
  UoD: refuseEarly,
  Uoe: LIST_KEYS,
  Uy9: utf8Length,
  VDw: live,
  VFY: openRepository,
  VaH: CLOSED,
  Vjm: names2,
  Vnm: forCell,
  Vw5: done,
  W1M: editDistance,
  W8F: flawOf2,
  WAH: GATE_NAME,
  WIp: textOf3,
  WNK: supervise,
  We7: WHOLE_BYTES,
  Wel: WORKING_SHARE,
  Wgy: removeGently,
  Wmm: BASE,
  Wqd: borrow,
  WtN: worked,
  Wtz: parseDuration,
  WvV: readProcess,
  XMR: readProcFile,
  XYF: borrow,
  XkZ: NAMES,
  Xo: MARKER_NAME,
  YfY: readLast,
  Yqp: tellingPaths,
  YtO: joinPath,
  YzE: quote2,
  Z3R: encodeStats,
  ZE: elementsOf,
  ZEw: membersOf,
  ZmK: randomName,
  Zvp: foldersAbove,
  ZwO: LOOKED_AT,
  Zxr: withAccess,
  _$A: END_BYTES,
  _EH: PART_BYTES,
  _M9: where,
  _bj: removePath,
  a1H: folderMode,
  a2$: priorityOf,
  a8M: NO_STORIES,
  aG: kindIn,
  aPO: extendedFlag,
  aiQ: SETTINGS,
  aoD: isStartWaiting,
  at: at,
  b4k: MARKER_NAME,
  b5l: rm,
  b5t: slug,
  bBR: strip,
  bZX: pushWithRetries,
  bZl: splitNames,
  brT: HELP5,
  btA: listFolder,
  cKh: assumeUnchangedFlag,
  cRu: KNOWN,
  cZp: parseChoice,
  cp: cp,
  d8C: isLater,
  dLl: isFullRef,
  dMl: parseBoolean,
  dOT: usualPlaces,
  dOU: emptyOutputs,
  dRy: monotonicMs,
  dSQ: openBreather,
  dV6: conversationEnded,
  dZf: acceptUnless,
  dy3: NEW,
  eMC: HURRIED_GRACE_MS,
  ejO: remedyOf,
  emZ: refusalNotes,
  etp: transport,
  evV: parentOf,
  f0L: MOST_TITLE,
  fC5: plain2,
  fFW: options,
  fJG: fail,
  f_d: entry,
  fcL: makeFolder,
  fmC: beginProbe,
  gO4: encodePath,
  gZ3: startWorkflow,
  gan: prefixAt,
  ggP: outputsOf,
  gl9: byteLength,
  gzD: failed,
  h1I: merge,
  h2S: stallOf,
  h8f: CRITERIA_GATE,
  hD3: quote,
  hG7: areReadable,
  hIR: forCommitMessage,
  hcz: ADVICE,
  hog: open,
  i0Z: branchName,
  iHk: objectivePrd,
  iKS: modeOf,
  iRz: stampLayer,
  iid: HELP2,
  ipA: renameInto,
  j$X: mostBytes,
  jgr: hash8,
  jj7: criteriaTexts,
  jwe: BUFFER_BYTES,
  k49: adler32,
  kL1: isTimeout,
  kdh: makePlan,
  kyc: parseStat,
  l4: GROUP_KEYS,
  lSh: membersOf,
  la2: nearest,
  ljg: parseIndex,
  lne: oppositeWord,
  loS: chooseIsolation,
  m60: readAt,
  mDX: strip,
  mGs: MOST_CHARS,
  mI3: cut,
  mPs: rowOf,
  mWD: detectors,
  mlB: shorten,
  mx2: configError,
  nZ_: parseCommand,
  n_q: splitNames,
  nvX: readAt,
  nxN: inside,
  nyZ: takes,
  nz2: LONGEST_PAUSE_MS,
  nze: SHARED_KEYS,
  o8J: templateFiles,
  o9e: settingNamed,
  oA8: environmentBroken,
  oHc: readCriteria,
  oPx: monotonicMs,
  oSh: submoduleMode,
  ocE: isClient,
  ofu: interrupted,
  oiT: promiseOf,
  omb: mostTimeouts,
  ooW: MOST_WARNINGS,
  opr: partsOf,
  pJu: readWhole,
  pJw: fenced,
  pTO: HIDDEN,
  pgQ: OTHER_FILES,
  q02: decodePath,
  qQk: wholeHistory,
  qr$: most,
  qsc: __callDispose,
  qxn: featureName,
  r1: __using,
  r51: parseGlobs,
  r8L: systemClock,
  r8p: judgeOwner,
  rP1: argumentBytes,
  rYw: verdicts,
  rqI: READING,
  rvc: askedObjective,
  rwC: runStep,
  ry0: splitList,
  sTe: copyContent,
  sbm: plain,
  svt: unknownMessage,
  tKr: tapeOfStory,
  tXd: differences,
  tfA: storedContents,
  tkE: objectiveOf,
  to7: blocks,
  u5i: readMarker,
  uHO: clean,
  uJ3: joinPath,
  uU4: taken,
  uaR: findStart,
  uiS: MARKER_KEYS,
  ujn: statusMeaning,
  unq: checkFacts,
  uqA: storeContent,
  uqT: keptOf,
  uyW: kindOf2,
  vBj: FIRST_PAUSE_MS,
  vDr: unstopped,
  vFX: judgeHalt,
  vFo: halts,
  vGX: sendSignal,
  vP5: OPEN,
  vW8: MAX_NAMED,
  vWx: branchFlaw,
  vcB: OTHER_WORDS,
  ve2: askPull,
  veQ: DEFAULT_SCORE,
  w2j: SINGLE_KEYS,
  w4Y: featureFolders,
  wRz: timeout,
  wc3: measured,
  wg6: readIndex,
  wr3: hashObject,
  wsf: forPrompt,
  x36: storedAt,
  x56: refusal,
  xLw: LAST_BLOCK,
  x_K: listFolder,
  xjB: readTriggers,
  xjC: inputsFromEnvironment,
  yKB: forPromptRendered,
  yRH: kindAt,
  yRN: cannotGoOn,
  yRf: pointerOf,
  yy: checkCall,
  z2k: isLater,
  zCS: picomatch_default,
  zMs: submodulePaths,
  zPw: LONGEST,
  zdj: renameInto,
  zgM: killRemaining,
  znF: foldersAbove,
  zvV: oneLine2,
});
})

};
;