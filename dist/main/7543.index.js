export const id = 7543;
export const ids = [7543];
export const modules = {

/***/ 97543:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  h: () => (/* binding */ diagnose),
  runDoctor: () => (/* binding */ runDoctor)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/adapters/store/atomic.js
var atomic = __webpack_require__(86373);
;// CONCATENATED MODULE: ./build/core/doctor/finding.js
/** Nothing to do. */
function fine(about, text) {
    return { weight: 'fine', about, text };
}
/** Where a setting is written. */
const inStep = 'under `with:` of the step of this action';

;// CONCATENATED MODULE: ./build/core/doctor/agents.js

/** Programs of the agents and what they are given; one that is missing stands among the refusals. */
function agentFindings({ agents, settings }) {
    return [...agents.flatMap(one), ...(settings?.unset ?? []).map(unset)];
}
function installed(about, version, hasNpm) {
    if (hasNpm)
        return fine(about, `It is not on this machine; a run installs version ${version} with npm.`);
    return {
        ...{ weight: 'blocks', about, text: 'It is not on this machine, and neither is npm to install it.' },
        paste: { where: 'as a step before this action', lines: ['- uses: actions/setup-node@v6.1.0'] },
    };
}
function unset({ setting, name }) {
    return {
        weight: 'warning',
        about: setting,
        text: `${setting} passes ${name} on, which the job does not set, or sets to nothing: is there a secret of that name?`,
        paste: { where: 'in the step of this action', lines: ['env:', `  ${name}: \${{ secrets.${name} }}`] },
    };
}
function one({ setting, type, program, version, tested, installs }) {
    const about = `${setting}: ${type}`;
    if (installs !== undefined)
        return [installed(about, tested ?? '', installs.hasNpm)];
    if (program === undefined)
        return [];
    if (tested === undefined)
        return [{ weight: 'fine', about, text: `Starts ${program}.` }];
    const found = version === undefined ? undefined : /\d+\.\d+\.\d+/.exec(version)?.[0];
    if (found === tested)
        return [{ weight: 'fine', about, text: `${program}, version ${tested}, which is tested.` }];
    if (found !== undefined) {
        return [
            { weight: 'note', about, text: `${program} is version ${found}; tested is ${tested}. It is used as it is.` },
        ];
    }
    const said = version === undefined || version === '' ? 'nothing' : `"${version}"`;
    return [
        {
            weight: 'warning',
            about,
            text: `${program} --version answered ${said}, no version. Look whether it starts on this machine; tested is ${tested}.`,
        },
    ];
}

;// CONCATENATED MODULE: ./build/core/doctor/backlog.js
const MOST_WARNINGS = 10;
/** How prd.json is read; a file that cannot be read stands among the refusals. */
function backlogFindings({ backlog }) {
    if (backlog === undefined)
        return [];
    const { path, stories, open, warnings } = backlog;
    const counted = `${path}: ${open} of ${stories} stories can be worked on.`;
    const more = warnings.length - MOST_WARNINGS;
    return [
        open === 0
            ? { weight: 'warning', about: 'backlog', text: `${counted} A run ends with nothing_to_do.` }
            : { weight: 'fine', about: 'backlog', text: counted },
        ...warnings.slice(0, MOST_WARNINGS).map((text) => ({ weight: 'warning', about: 'backlog', text })),
        ...(more > 0
            ? [
                {
                    weight: 'warning',
                    about: 'backlog',
                    text: `${more} more ${more === 1 ? 'warning' : 'warnings'} about ${path}.`,
                },
            ]
            : []),
    ];
}

// EXTERNAL MODULE: ./build/core/own.js
var own = __webpack_require__(92966);
;// CONCATENATED MODULE: ./build/core/doctor/branches.js


/** Rules under which GitHub refuses the pushes of a run. */
const refusing = {
    creation: 'nobody may create it',
    update: 'nobody may push to it',
    pull_request: 'changes must come through a pull request',
    required_status_checks: 'checks must have passed before a push',
    required_deployments: 'deployments must have succeeded before a push',
    required_signatures: 'commits must be signed, and those of a run are not',
    merge_queue: 'changes must come through a merge queue',
};
/** Rules under which some pushes are refused. */
const choosing = [
    ...['commit_message_pattern', 'commit_author_email_pattern', 'committer_email_pattern', 'branch_name_pattern'],
    ...['file_path_restriction', 'max_file_path_length', 'file_extension_restriction', 'max_file_size'],
];
/** Protected branches, as far as GitHub tells who asks. */
function branchFindings({ branches, base }) {
    if (branches === undefined)
        return [];
    const found = branches.flatMap(branches_one);
    const names = branches.map(({ branch }) => branch).join(' and ');
    const never = base === undefined ? '' : ` ${base.branch} itself is never pushed.`;
    return found.length > 0 ? found : [fine('branches', `No rule keeps a run from pushing ${names}.${never}`)];
}
function branches_one({ branch, rules }) {
    const closed = [...new Set(rules)].flatMap((rule) => (0,own/* own */.Z)(refusing, rule) ?? []);
    const picky = [...new Set(rules)].filter((rule) => choosing.includes(rule));
    const folder = `${branch.split('/')[0]}/**`;
    return [
        ...(closed.length === 0
            ? []
            : [
                {
                    weight: 'blocks',
                    about: 'protected branch',
                    text: `A ruleset covers ${branch}: ${closed.join('; ')}. Every push of a run would be refused.`,
                    paste: { where: 'as an excluded branch of that ruleset (Settings, Rules, Rulesets)', lines: [folder] },
                },
            ]),
        ...(picky.length === 0
            ? []
            : [
                {
                    weight: 'warning',
                    about: 'protected branch',
                    text: `A ruleset looks at what is pushed to ${branch} (${picky.join(', ')}): a push that it refuses is kept as a bundle.`,
                },
            ]),
    ];
}

;// CONCATENATED MODULE: ./build/core/doctor/checkout.js

/** What actions/checkout brought and left. */
function checkoutFindings({ checkout, machine }) {
    if (checkout === undefined)
        return [];
    const { isShallow, continues, credentials } = checkout;
    const isHidden = machine.isolation?.level === 'namespace';
    return [
        depth(isShallow, continues),
        ...(credentials.length === 0 || isHidden
            ? []
            : [
                {
                    weight: 'warning',
                    about: 'checkout',
                    text: `actions/checkout left its token in ${credentials.join(', ')}, which agents and gates can read at this level of isolation.`,
                    paste: { where: 'under `with:` of the step of actions/checkout', lines: ['persist-credentials: false'] },
                },
            ]),
    ];
}
function depth(isShallow, continues) {
    if (!isShallow)
        return fine('fetch-depth', 'The checkout has its whole history.');
    if (!continues)
        return fine('fetch-depth', 'The checkout has no history, and a run needs none.');
    return {
        weight: 'note',
        about: 'fetch-depth',
        text: 'The checkout has no history. The run goes on with an open branch and fetches what it needs to compare them.',
        paste: { where: 'under `with:` of the step of actions/checkout, to spare that', lines: ['fetch-depth: 0'] },
    };
}

;// CONCATENATED MODULE: ./build/core/doctor/reporters.js

/** First match wins: what is more special stands first. */
const runners = [
    {
        ...{ runner: 'go test', pattern: /\bgo test\b.*\s-json\b|\bgotestsum\b/, reads: 'listed' },
    },
    { runner: 'go test', pattern: /\bgo test\b/, reads: 'exit-code', call: 'go test -json ./...' },
    {
        ...{ runner: 'Playwright', pattern: /\bplaywright test\b/, reads: 'exit-code' },
        call: 'PLAYWRIGHT_JUNIT_OUTPUT_NAME=reports/playwright.xml npx playwright test --reporter=list,junit',
        report: 'reports/playwright.xml',
    },
    {
        ...{ runner: 'vitest', pattern: /\bvitest\b/, reads: 'counted' },
        call: 'npx vitest run --reporter=default --reporter=junit --outputFile.junit=reports/vitest.xml',
        report: 'reports/vitest.xml',
    },
    {
        ...{ runner: 'jest', pattern: /\bjest\b/, reads: 'counted' },
        call: 'npx jest --json --outputFile=reports/jest.json',
        report: 'reports/jest.json',
    },
    {
        ...{ runner: 'mocha', pattern: /\bmocha\b/, reads: 'counted' },
        call: 'npx mocha --reporter json --reporter-option output=reports/mocha.json',
        report: 'reports/mocha.json',
    },
    { runner: 'node --test', pattern: /\bnode\b[^|;&]*\s--test\b/, reads: 'listed' },
    { runner: 'tape', pattern: /\btape\b/, reads: 'listed' },
    { runner: 'ava', pattern: /\bava\b.*--tap\b/, reads: 'listed' },
    { runner: 'ava', pattern: /\bava\b/, reads: 'exit-code', call: 'npx ava --tap' },
    {
        ...{ runner: 'bun test', pattern: /\bbun test\b/, reads: 'exit-code' },
        call: 'bun test --reporter=junit --reporter-outfile=reports/bun.xml',
        report: 'reports/bun.xml',
    },
    {
        ...{ runner: 'deno test', pattern: /\bdeno test\b/, reads: 'exit-code' },
        call: 'deno test --junit-path=reports/deno.xml',
        report: 'reports/deno.xml',
    },
    {
        ...{ runner: 'pytest', pattern: /\bpytest\b|\bpy\.test\b/, reads: 'counted' },
        call: 'python -m pytest --junitxml=reports/pytest.xml',
        report: 'reports/pytest.xml',
    },
    {
        ...{ runner: 'cargo nextest', pattern: /\bcargo nextest\b/, reads: 'exit-code' },
        call: 'cargo nextest run --profile ci   # with [profile.ci.junit] path = "junit.xml" in .config/nextest.toml',
        report: 'target/nextest/ci/junit.xml',
    },
    { runner: 'cargo test', pattern: /\bcargo test\b/, reads: 'listed' },
    {
        ...{ runner: 'RSpec', pattern: /\brspec\b/, reads: 'exit-code' },
        call: 'bundle exec rspec --format progress --format RspecJunitFormatter --out reports/rspec.xml   # gem rspec_junit_formatter',
        report: 'reports/rspec.xml',
    },
    {
        ...{ runner: 'PHPUnit', pattern: /\bphpunit\b/, reads: 'exit-code' },
        call: 'vendor/bin/phpunit --log-junit reports/phpunit.xml',
        report: 'reports/phpunit.xml',
    },
    { runner: 'Maven', pattern: /\bmvnw?\b/, reads: 'exit-code', report: '**/target/surefire-reports/TEST-*.xml' },
    { runner: 'Gradle', pattern: /\bgradlew?\b/, reads: 'exit-code', report: '**/build/test-results/**/*.xml' },
    {
        ...{ runner: 'CTest', pattern: /\bctest\b/, reads: 'exit-code' },
        call: 'ctest --output-junit reports/ctest.xml',
        report: 'reports/ctest.xml',
    },
];
const noTests = /\b(?:eslint|biome|prettier|tsc|stylelint|markdownlint\S*|ruff|flake8|mypy|pyright|black|golangci-lint|go vet|gofmt|cargo (?:clippy|fmt|check|build)|rubocop|phpstan|shellcheck|actionlint)\b/;
/** What a check tells about its tests. @param runs its command line and the scripts that this runs */
function reportingOf(runs) {
    const found = runners.find(({ pattern }) => pattern.test(runs));
    if (found === undefined)
        return { type: noTests.test(runs) ? 'no-tests' : 'unknown' };
    const { runner, reads } = found;
    if (reads === 'listed')
        return { type: reads, runner };
    return { type: reads, runner, paste: { where: inStep, lines: linesOf(found) } };
}
function linesOf({ call, report }) {
    return [
        ...(call === undefined ? [] : ['test_command: |', `  test: ${call}`]),
        ...(report === undefined ? [] : [`test_report: "${report}"`]),
    ];
}

;// CONCATENATED MODULE: ./build/core/doctor/gates.js


/** Whether each check can start, and what its results would be read from. */
function gateFindings({ gates, isNotInstalled }) {
    const install = isNotInstalled
        ? [
            {
                weight: 'warning',
                about: 'gates',
                text: 'package.json names dependencies, and the checkout has no node_modules: gates see what stood there before the action.',
                paste: { where: 'as a step before this action', lines: ['- run: npm ci'] },
            },
        ]
        : [];
    return [...install, ...gates.flatMap((gate) => [...startable(gate), ...readable(gate)])];
}
function startable({ check, missing, noScript }) {
    const about = `gate ${check.name}`;
    if (noScript !== undefined) {
        const text = `"${check.command}" runs the script "${noScript}", which package.json does not have.`;
        return [{ weight: 'blocks', about, text }];
    }
    if (missing.length === 0)
        return [fine(about, `"${check.command}": every program of the line is here.`)];
    // What stands behind || or ; need not run.
    const weight = /\|\||;/.test(check.command) ? 'warning' : 'blocks';
    return missing.map(({ why }) => ({ weight, about, text: `"${check.command}": ${why}` }));
}
function readable({ check, runs }) {
    if (check.kind === 'check' || check.report !== undefined)
        return [];
    const reporting = reportingOf(runs);
    const about = `gate ${check.name}`;
    switch (reporting.type) {
        case 'listed':
            return [fine(about, `Every test is read from the output of ${reporting.runner}.`)];
        case 'no-tests':
            return [];
        case 'counted':
            return [
                {
                    weight: 'note',
                    about,
                    text: `The output of ${reporting.runner} names failed tests only. With its report every test counts as evidence.`,
                    paste: reporting.paste,
                },
            ];
        case 'exit-code':
            return [
                {
                    weight: 'warning',
                    about,
                    text: `Exit code only: the output of ${reporting.runner} is not read, so tampering inside the test process cannot be excluded.`,
                    paste: reporting.paste,
                },
            ];
        case 'unknown':
            return [
                {
                    weight: 'note',
                    about,
                    text: 'Its test runner is not known from the line. If the report of a run says "exit code only", let it write JUnit, TAP or JSON and name the file.',
                    paste: { where: 'under `with:` of the step of this action', lines: ['test_report: reports/*.xml'] },
                },
            ];
    }
}

;// CONCATENATED MODULE: ./build/core/doctor/limits.js

const MINUTE_MS = 60_000;
/** Agents that get less are ended in the middle of ordinary work. */
const SHORTEST_AGENT_MS = 10 * MINUTE_MS;
/** What GitHub gives a job that names no limit. */
const USUAL_JOB_MINUTES = 360;
/** Limits against each other and against the job's. */
function limitFindings({ settings, workflow }) {
    if (settings === undefined)
        return [];
    return [...agentLimits(settings), ...deadline(settings, workflow)];
}
function agentLimits({ implementHardMs, idleMs, jobMs, reserveMs }) {
    const found = [];
    if (implementHardMs < SHORTEST_AGENT_MS) {
        const text = `An agent is ended after ${minutes(implementHardMs)}. Under 10 minutes most of them are ended in the middle of a story.`;
        found.push({
            ...{ weight: 'warning', about: 'agent timeout', text },
            paste: { where: inStep, lines: ['gate_timeouts: implement=12m/20m'] },
        });
    }
    if (idleMs !== undefined && idleMs < SHORTEST_AGENT_MS) {
        const text = `An agent that is silent for ${minutes(idleMs)} is ended. Builds and long thoughts of an agent take up to 10 minutes.`;
        found.push({
            ...{ weight: 'warning', about: 'agent timeout', text },
            paste: { where: inStep, lines: ['idle_timeout: 10m'] },
        });
    }
    if (implementHardMs > jobMs - reserveMs) {
        const text = `job_timeout minus reserve is ${minutes(jobMs - reserveMs)}, less than the ${minutes(implementHardMs)} of one attempt: the run ends before its agent may.`;
        found.push({ weight: 'warning', about: 'deadline', text });
    }
    return found;
}
/** The runner knows only `timeout-minutes`, we only `job_timeout`: whoever is killed by the runner leaves no report. */
function deadline({ jobMs }, workflow) {
    const given = workflow?.timeoutMinutes;
    if (workflow === undefined || given === 'unknown')
        return [];
    const jobMinutes = given ?? USUAL_JOB_MINUTES;
    if (jobMinutes * MINUTE_MS < jobMs) {
        const limit = given === undefined ? `GitHub ends a job after ${USUAL_JOB_MINUTES} minutes` : `timeout-minutes is ${given}`;
        return [
            {
                weight: 'warning',
                about: 'deadline',
                text: `${limit}, but the run plans with ${minutes(jobMs)}: it is killed before it can report and hand over.`,
                paste: { where: inStep, lines: [`job_timeout: ${jobMinutes}m`] },
            },
        ];
    }
    return [fine('deadline', `The job ends after ${jobMinutes} minutes, the run plans with ${minutes(jobMs)}.`)];
}
function minutes(ms) {
    const whole = Math.round((ms / MINUTE_MS) * 10) / 10;
    return `${whole} ${whole === 1 ? 'minute' : 'minutes'}`;
}

;// CONCATENATED MODULE: ./build/core/doctor/machine.js

/** Under this no run can work: trees and logs alone take more. */
const TOO_LITTLE_MB = 200;
const LITTLE_MB = 2048;
/** Platform, disk and walls. */
function machineFindings(facts) {
    return [...platform(facts.machine), ...disk(facts.machine), ...walls(facts)];
}
function platform({ platform: name }) {
    if (name !== 'win32')
        return [];
    const text = 'Windows has none of the walls between controller and agent. Use a Linux runner.';
    return [
        {
            ...{ weight: 'blocks', about: 'machine', text },
            paste: { where: 'in the job', lines: ['runs-on: ubuntu-latest'] },
        },
    ];
}
function disk({ freeMb }) {
    if (freeMb === undefined)
        return [];
    const free = `${freeMb >= LITTLE_MB ? `${Math.floor(freeMb / 1024)} GB` : `${freeMb} MB`} are free under RUNNER_TEMP`;
    if (freeMb < TOO_LITTLE_MB) {
        return [{ weight: 'blocks', about: 'disk', text: `Only ${free}; a run needs ${TOO_LITTLE_MB} MB to begin.` }];
    }
    if (freeMb < LITTLE_MB) {
        return [{ weight: 'warning', about: 'disk', text: `Only ${free}. Trees, caches of gates and logs stand there.` }];
    }
    return [fine('disk', `${free}.`)];
}
function walls({ machine, workflow, settings }) {
    const { isolation, isolationRefused: refused } = machine;
    if (refused !== undefined) {
        return [
            {
                ...{ weight: 'blocks', about: 'isolation', text: refused },
                paste: { where: inStep, lines: ['isolation: auto'] },
            },
        ];
    }
    if (isolation === undefined)
        return [];
    const notes = isolation.notes.map((note) => ` ${note}`).join('');
    if (isolation.level !== 'process')
        return [fine('isolation', `Level ${isolation.level}.${notes}`)];
    if (settings?.wantsNoWalls) {
        return [
            { weight: 'note', about: 'isolation', text: 'isolation: process is set: agents can reach the controller.' },
        ];
    }
    const strangers = workflow?.triggers.includes('issue_comment')
        ? ' Commands in comments are refused at this level, unless `isolation: process` is written out.'
        : '';
    return [
        {
            weight: 'warning',
            about: 'isolation',
            text: `Level process, which is unsafe: agents and gates run as the user of the controller.${strangers}${notes}`,
            paste: {
                where: 'as a step before this action, or use a hosted Ubuntu runner',
                lines: ['- run: sudo apt-get install -y util-linux'],
            },
        },
    ];
}

;// CONCATENATED MODULE: ./build/core/doctor/token.js
const permissions = {
    contents: { key: 'contents', level: 'write', without: 'nothing can be pushed', weight: 'blocks' },
    pulls: {
        ...{ key: 'pull-requests', level: 'write', weight: 'warning' },
        without: 'there is no pull request and no comment on it',
    },
    issues: { key: 'issues', level: 'write', without: 'commands in issues get no answer', weight: 'warning' },
    actions: {
        ...{ key: 'actions', level: 'read', weight: 'note' },
        without: 'nobody can be asked whether the run that holds the lock still works, so that the age of the lock decides',
    },
};
/** Permissions, as GitHub answered when each was tried. */
function tokenFindings({ token }) {
    return [
        ...token_one(permissions.contents, token.contents),
        ...token_one(permissions.pulls, token.pulls),
        ...token_one(permissions.issues, token.issues),
        ...token_one(permissions.actions, token.actions),
    ];
}
function token_one({ key, level, without, weight }, allowed) {
    const about = `permission ${key}`;
    switch (allowed.type) {
        case 'not-needed':
            return [];
        case 'yes':
            return [{ weight: 'fine', about, text: `The token has \`${key}: ${level}\`.` }];
        case 'unknown':
            return [
                { weight: 'note', about, text: `Whether the token has \`${key}: ${level}\` is not known. ${allowed.why}` },
            ];
        case 'no':
            return [
                {
                    weight,
                    about,
                    text: `Without \`${key}: ${level}\` ${without}. ${allowed.why}`,
                    paste: { where: 'under `permissions:` of the job or the workflow', lines: [`${key}: ${level}`] },
                },
            ];
    }
}

;// CONCATENATED MODULE: ./build/core/doctor/workflow.js

/** The workflow file: concurrency and permissions as they are written. */
function workflowFindings({ workflow, settings }) {
    if (workflow === undefined)
        return [];
    return [
        ...concurrency(workflow),
        ...workflow_permissions(workflow),
        ...(settings?.startsAgain === true ? startingAgain(workflow) : []),
    ];
}
/** What `continue: dispatch` needs (03-interface \u00a77); nothing can be tried without starting the workflow. */
function startingAgain({ triggers, permissions: given, file }) {
    const about = 'continue: dispatch';
    const isGranted = given === undefined || given === 'all' || (given !== 'read-all' && given['actions'] === 'write');
    const trigger = {
        ...{ weight: 'warning', about, text: `${file} cannot be started again: it has no trigger workflow_dispatch.` },
        paste: { where: 'under `on:`', lines: ['workflow_dispatch:'] },
    };
    const permission = {
        ...{ weight: 'warning', about, text: `${file} cannot be started again without \`actions: write\`.` },
        paste: { where: 'under `permissions:` of the job or the workflow', lines: ['actions: write'] },
    };
    return [...(triggers.includes('workflow_dispatch') ? [] : [trigger]), ...(isGranted ? [] : [permission])];
}
function concurrency(workflow) {
    const { concurrency: group, file } = workflow;
    const about = 'concurrency';
    if (group === undefined) {
        return [
            {
                ...{ weight: 'warning', about },
                text: `${file} has no concurrency group: two runs at a time work on the same stories, and one of them is refused or loses its pushes.`,
                paste: { where: 'in the job that runs this action', lines: ['concurrency:', '  group: ralph'] },
            },
        ];
    }
    const found = [...cancelling(group), ...blocking(workflow, group), ...replacing(workflow, group)];
    return found.length > 0 ? found : [fine(about, `One run at a time, by the group of the ${group.of}.`)];
}
function cancelling({ cancelInProgress }) {
    if (cancelInProgress !== true)
        return [];
    return [
        {
            weight: 'warning',
            about: 'concurrency',
            text: 'cancel-in-progress: true ends a run whenever another one starts; its attempt is made again.',
            paste: { where: 'under `concurrency:`', lines: ['cancel-in-progress: false'] },
        },
    ];
}
/** A command such as cancel must not wait behind the run that it is about (03-interface \u00a74). */
function blocking({ triggers }, group) {
    if (group.of !== 'workflow' || !triggers.includes('issue_comment'))
        return [];
    return [
        {
            weight: 'warning',
            about: 'concurrency',
            text: 'The concurrency group of the whole workflow holds back /ralph cancel and /ralph status until the run has ended.',
            paste: {
                where: 'in the job that runs, not at the top; commands get a job of their own',
                lines: ['concurrency:', '  group: ralph'],
            },
        },
    ];
}
/** A group keeps one waiting run and drops the others (catalogue L6). */
function replacing({ triggers }, { queues }) {
    if (queues || !triggers.some((trigger) => trigger === 'issue_comment' || trigger === 'issues'))
        return [];
    return [
        {
            weight: 'note',
            about: 'concurrency',
            text: 'While one run works and another waits, a third command replaces the one that waits.',
            paste: { where: 'under `concurrency:`, to keep up to 100 waiting', lines: ['queue: max'] },
        },
    ];
}
/** What a run that shows itself on a pull request needs. */
const usual = ['permissions:', '  contents: write', '  pull-requests: write', '  actions: read'];
function workflow_permissions({ permissions: given, file }) {
    if (given === undefined) {
        return [
            {
                weight: 'note',
                about: 'permissions',
                text: `${file} names no permissions: the token has what the repository's default gives.`,
                paste: { where: 'in the job', lines: usual },
            },
        ];
    }
    if (given !== 'all')
        return [];
    return [
        {
            weight: 'warning',
            about: 'permissions',
            text: 'permissions: write-all gives the token more than a run ever uses.',
            paste: { where: 'in its place', lines: usual },
        },
    ];
}

;// CONCATENATED MODULE: ./build/core/doctor/findings.js









const rules = [
    refusals,
    tokenFindings,
    agentFindings,
    backlogFindings,
    gateFindings,
    limitFindings,
    workflowFindings,
    branchFindings,
    checkoutFindings,
    machineFindings,
    told,
];
/** Everything there is to say, what blocks a run first, otherwise in the order of the rules. */
function doctorFindings(facts) {
    const all = rules.flatMap((rule) => rule(facts));
    return weights.flatMap((weight) => all.filter((finding) => finding.weight === weight));
}
const weights = ['blocks', 'warning', 'note', 'fine'];
/** Whether a run would not get as far as its first agent. */
function isBlocked(findings) {
    return findings.some(({ weight }) => weight === 'blocks');
}
function refusals({ refused }) {
    return refused.map((text) => ({ weight: 'blocks', about: 'set-up', text }));
}
function told({ notices }) {
    return notices.map((text) => ({ weight: 'note', about: 'told by a run', text }));
}

// EXTERNAL MODULE: ./build/report/markdown.js
var markdown = __webpack_require__(34902);
// EXTERNAL MODULE: ./build/report/sanitise.js + 2 modules
var sanitise = __webpack_require__(49934);
;// CONCATENATED MODULE: ./build/report/doctor.js


const icons = { blocks: '\u274c', warning: '\u26a0\ufe0f', note: '\u2139\ufe0f', fine: '\u2705' };
const titles = {
    blocks: 'Blocks a run',
    warning: 'Worth setting right',
    note: 'Good to know',
    fine: 'In order',
};
const doctor_weights = ['blocks', 'warning', 'note', 'fine'];
/** Longest answer to `/ralph doctor`: a comment takes 65,536 characters. */
const MOST_CHARS = 60_000;
/** What the doctor found as Markdown, for the job summary and as the reply to `/ralph doctor`; what is in order is shed first. */
function doctorReport(findings, { maxChars = MOST_CHARS } = {}) {
    const whole = doctor_document(findings, doctor_weights);
    if (whole.length <= maxChars)
        return whole;
    const shorter = doctor_document(findings, ['blocks', 'warning']);
    return shorter.length <= maxChars ? shorter : doctor_document(findings.slice(0, 20), ['blocks', 'warning']);
}
/** The same for the log: what is in order first, so that the worst stands at the end, above the verdict. */
function doctorLog(findings) {
    const said = doctor_weights.toReversed().flatMap((weight) => findings.filter((finding) => finding.weight === weight));
    return [...said.flatMap(logged), { level: 'info', line: verdict(findings) }];
}
/** One sentence: whether a run can begin. */
function doctorVerdict(findings) {
    return verdict(findings);
}
function verdict(findings) {
    const blocking = count(findings, 'blocks');
    const warnings = count(findings, 'warning');
    const aside = warnings === 0 ? '' : `, ${warnings} worth setting right`;
    if (blocking === 0)
        return `Doctor: nothing blocks a run${aside}.`;
    return `Doctor: ${blocking} ${blocking === 1 ? 'thing blocks' : 'things block'} a run${aside}.`;
}
function doctor_document(findings, shown) {
    const left = findings.filter(({ weight }) => !shown.includes(weight)).length;
    const blocks = shown.flatMap((weight) => section(weight, findings.filter((finding) => finding.weight === weight)));
    const icon = count(findings, 'blocks') > 0 ? icons.blocks : icons.fine;
    return `${[
        `### ${icon} ${verdict(findings)}`,
        ...blocks,
        ...(left === 0 ? [] : [`${left} more are in the log of the job.`]),
        'No agent was started and no model was called. <code>mode: doctor</code> looks again.',
    ].join('\n\n')}\n`;
}
function section(weight, findings) {
    if (findings.length === 0)
        return [];
    const items = findings.map(item);
    if (weight !== 'fine')
        return [`#### ${icons[weight]} ${titles[weight]}`, ...items];
    return [
        `<details><summary>${icons.fine} ${titles.fine} (${findings.length})</summary>`,
        items.join('\n'),
        '</details>',
    ];
}
function item({ about, text: said, paste }) {
    const head = `- **${(0,markdown/* text */.Qq)(about, 100)}**: ${(0,markdown/* withCode */.SM)(said)}`;
    if (paste === undefined)
        return head;
    return `${head}\n  Paste ${(0,markdown/* withCode */.SM)(paste.where)}:\n\n${indented((0,sanitise/* forFence */.tC)(paste.lines.join('\n'), languageOf(paste)))}`;
}
function indented(block) {
    return block.replaceAll(/^/gm, '  ');
}
function languageOf({ lines }) {
    return lines.some((line) => /^[\s-]*[\w-]+:/.test(line)) ? 'yaml' : '';
}
const levels = {
    blocks: 'error',
    warning: 'warning',
    note: 'info',
    fine: 'info',
};
function logged({ weight, about, text: said, paste }) {
    const pasted = paste === undefined ? [] : [`   Paste ${paste.where}:`, ...paste.lines.map((line) => `     ${line}`)];
    return [
        ...(0,sanitise/* forLog */.Ig)([`${icons[weight]} ${about}: ${said}`], 4000).map((line) => ({ level: levels[weight], line })),
        ...(0,sanitise/* forLog */.Ig)(pasted).map((line) => ({ level: 'info', line })),
    ];
}
function count(findings, weight) {
    return findings.filter((finding) => finding.weight === weight).length;
}

// EXTERNAL MODULE: ./build/report/redact.js + 1 modules
var redact = __webpack_require__(15313);
// EXTERNAL MODULE: ./build/action/outputs.js
var action_outputs = __webpack_require__(92309);
// EXTERNAL MODULE: ./build/action/secrets.js
var action_secrets = __webpack_require__(67382);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/adapters/disk.js
var adapters_disk = __webpack_require__(24896);
// EXTERNAL MODULE: ./build/adapters/git/checkout-credentials.js
var checkout_credentials = __webpack_require__(87071);
// EXTERNAL MODULE: ./build/action/early-inputs.js
var early_inputs = __webpack_require__(69256);
// EXTERNAL MODULE: ./build/action/isolation.js + 1 modules
var isolation = __webpack_require__(16207);
// EXTERNAL MODULE: ./build/action/job.js
var action_job = __webpack_require__(67712);
// EXTERNAL MODULE: ./build/action/open-repository.js + 15 modules
var open_repository = __webpack_require__(8175);
// EXTERNAL MODULE: ./build/action/prepare.js + 3 modules
var prepare = __webpack_require__(50326);
// EXTERNAL MODULE: ./build/adapters/git/run-to-end.js
var run_to_end = __webpack_require__(95697);
// EXTERNAL MODULE: ./build/adapters/process/resolve.js
var resolve = __webpack_require__(52591);
// EXTERNAL MODULE: ./build/report/strip.js
var strip = __webpack_require__(57981);
// EXTERNAL MODULE: ./build/action/agent-program.js
var agent_program = __webpack_require__(92079);
// EXTERNAL MODULE: ./build/action/client-program.js + 22 modules
var client_program = __webpack_require__(95363);
;// CONCATENATED MODULE: ./build/action/doctor/agent-look.js






/** Longer than any client takes to print its version. */
const VERSION_MS = 30_000;
/** Finds the agents as a run does, and asks clients for their version; no model is called. */
async function lookAtAgents(call) {
    const { agent, reviewAgent } = call.prepared.settings;
    const found = await (0,agent_program/* findAgentPrograms */.O)(call);
    if (!found.ok)
        return { agents: [], refused: found.reasons };
    const { implementer, reviewer } = found.programs;
    const first = await look(call, { setting: 'agent', agent, program: implementer.program });
    if (reviewer === undefined || reviewAgent === 'none' || reviewer.program === implementer.program) {
        return { agents: [first], refused: [] };
    }
    const second = await look(call, { setting: 'review_agent', agent: reviewAgent, program: reviewer.program });
    return { agents: [first, second], refused: [] };
}
async function look({ env, folder, workspace }, { setting, agent, program }) {
    if (agent.type === 'command' || agent.type === 'rehearsal' || agent.type === 'replay')
        return { setting, type: agent.type, program };
    const { type } = agent;
    const tested = agent.version ?? (0,client_program/* testedVersion */.E)(type);
    if (!(0,external_node_fs_.existsSync)(program)) {
        const hasNpm = (0,resolve/* resolveProgram */.d)('npm', { path: env['PATH'] ?? '', cwd: workspace }).ok;
        return { setting, type, tested, installs: { hasNpm } };
    }
    // Without any key: to print a version it needs none.
    const asked = { PATH: env['PATH'] ?? '', HOME: folder, TMPDIR: folder, NO_COLOR: '1' };
    const call = { program, args: ['--version'], env: asked, cwd: folder, timeoutMs: VERSION_MS, maxBytes: 10_000 };
    const { stdout } = await (0,run_to_end/* runToEnd */.c)(call);
    return {
        setting,
        type,
        program,
        version: (0,strip/* oneLine */.TN)(stdout.toString('utf8')).slice(0, 200),
        tested,
    };
}

// EXTERNAL MODULE: ./build/action/at-base.js + 2 modules
var at_base = __webpack_require__(49355);
// EXTERNAL MODULE: ./build/action/base.js
var action_base = __webpack_require__(46406);
// EXTERNAL MODULE: ./build/action/find-prd.js
var find_prd = __webpack_require__(31415);
// EXTERNAL MODULE: ./build/action/hand-over/refuse-branch.js
var refuse_branch = __webpack_require__(48361);
// EXTERNAL MODULE: ./build/action/own-commits.js + 1 modules
var own_commits = __webpack_require__(16963);
// EXTERNAL MODULE: ./build/action/policy.js
var action_policy = __webpack_require__(47141);
// EXTERNAL MODULE: ./build/action/start-point.js
var start_point = __webpack_require__(92656);
;// CONCATENATED MODULE: ./build/action/doctor/base-look.js









/** Reads base, settings, backlog, checks and run start as a run does, and goes on behind what a run would refuse. */
async function lookAtBase(look) {
    const { repository, job, inputs } = look;
    const baseBranch = (0,early_inputs/* inputValue */.UV)(inputs, 'base_branch');
    const found = await (0,action_base/* findBase */.lN)(repository, { job, baseBranch, onImported: () => undefined });
    if (!found.ok) {
        const contents = { type: 'unknown', why: 'The repository could not be read.' };
        return { contents, refused: found.reasons, notices: [], checks: [] };
    }
    const { access, ...base } = found;
    const allowed = await access();
    const contents = allowed.ok ? { type: 'yes' } : { type: 'no', why: allowed.problem.message };
    const at = look.at === undefined ? base : { ...base, commit: look.at };
    return { contents, base: at, ...(await read(look, at)) };
}
async function read(look, base) {
    const { repository, job, inputs } = look;
    const bases = (0,at_base/* baseReader */.h)({ repository, workspace: job.workspace, inputs });
    const atBase = await bases.read(base.commit);
    await bases.idle();
    const policy = atBase.ok ? atBase : await (0,action_policy/* readPolicy */.T4)(repository, base.commit, inputs);
    const settings = policy.ok ? policy.settings : undefined;
    const prd = atBase.ok ? atBase.prd : await findBacklog(look, base, settings);
    const start = prd.ok ? await startOf(look, { base, prd, settings }) : undefined;
    const reasons = [atBase, prd, start].flatMap((each) => (each === undefined || each.ok ? [] : each.reasons));
    const configured = Array.isArray(settings?.gates) ? settings.gates : [];
    return {
        refused: [...new Set(reasons)],
        notices: [...(policy.ok ? policy.notices : []), ...(start?.ok ? start.notices : [])],
        checks: atBase.ok ? atBase.checks : configured,
        ...(settings && { settings }),
        ...(prd.ok && { prd }),
        ...(start?.ok && { start }),
    };
}
async function startOf({ repository, job }, { base, prd, settings }) {
    const { feature } = prd;
    const start = await (0,start_point/* findStart */.kI)(repository, {
        pullState: async () => 'unknown',
        now: 0,
        own: (0,own_commits.ownCommits)(repository, { base, feature, folder: (0,external_node_path_.join)(job.temp, 'ralph', feature) }),
        base,
        prd,
        branchPrefix: settings?.branchPrefix ?? 'ralph/',
    });
    if (!start.ok || settings === undefined)
        return start;
    return (0,refuse_branch/* refuseBranch */.H)({ settings, base, branch: start.branch }) ?? start;
}
async function findBacklog({ repository, job, inputs }, { commit }, settings) {
    return (0,find_prd/* findPrd */.Mp)(repository, {
        prd: settings === undefined ? (0,early_inputs/* inputValue */.UV)(inputs, 'prd') : settings.prd,
        feature: settings === undefined ? (0,early_inputs/* inputValue */.UV)(inputs, 'feature') : settings.feature,
        workspace: job.workspace,
        commit,
        paths: await (0,at_base/* tellingPaths */.E)(repository, commit),
    });
}
/** The backlog in numbers. */
function backlogOf({ path = 'the input objective', prd }) {
    const open = prd.stories.filter((story) => story.eligible && !story.passes).length;
    return { path, stories: prd.stories.length, open, warnings: prd.warnings };
}

;// CONCATENATED MODULE: ./build/core/doctor/gate-line.js
/** Reads a line without running it; what quotes or expansions hide is left out, so that nothing is reported that is not there. */
function readGateLine(command) {
    const shown = command.replaceAll(/'[^']*'|"(?:\\.|[^"\\])*"/g, QUOTED);
    if (/[`<]|\$\(/.test(shown))
        return { programs: [], scripts: [] };
    const parts = shown.split(/&&|\|\||[;|&\n]/).map((part) => wordsOf(part));
    const programs = parts.flatMap(([first]) => (first !== undefined && isProgram(first) ? [first] : []));
    const isElsewhere = parts.some(([first]) => first === 'cd' || first === 'pushd');
    return {
        programs: [...new Set(programs)],
        scripts: isElsewhere ? [] : [...new Set(parts.flatMap(scriptOf))],
    };
}
const QUOTED = '\u0001';
/** Without assignments and words that only lead to the command. */
function wordsOf(part) {
    const words = part.split(/\s/).filter(Boolean);
    const first = words.findIndex((word) => !/^[A-Za-z_]\w*=/.test(word) && !leading.has(word));
    return words.slice(first < 0 ? words.length : first);
}
const leading = new Set([
    ...['!', '(', '{', 'exec', 'command', 'time', 'env', 'nohup'],
    ...['if', 'then', 'else', 'elif', 'while', 'until', 'do'],
]);
function isProgram(word) {
    return /^[\w./+@][\w./+@-]*$/.test(word) && !builtins.has(word);
}
const builtins = new Set([
    ...[
        'cd',
        'echo',
        'export',
        'set',
        'test',
        'true',
        'false',
        'source',
        '.',
        'printf',
        'exit',
        'return',
        'read',
        'trap',
    ],
    ...['ulimit', 'umask', 'unset', 'wait', 'shopt', 'eval', 'pushd', 'popd', 'type', 'let', 'local', 'declare', 'sleep'],
    ...['fi', 'for', 'done', 'case', 'esac', 'function', 'select'],
]);
/** Only forms that cannot mean anything else: `yarn x` may be a program, and an option may name another folder. */
function scriptOf(words) {
    const [manager = '', verb = '', name = ''] = words;
    if (!['npm', 'pnpm', 'yarn', 'bun'].includes(manager))
        return [];
    if (words.some((word) => /^(?:-C|-w|-r|--(?:prefix|workspaces?|filter|cwd|dir|recursive|if-present))\b/.test(word)))
        return [];
    if ((verb === 'test' || verb === 't') && manager !== 'bun')
        return ['test'];
    return (verb === 'run' || verb === 'run-script') && /^[\w:./][\w:./-]*$/.test(name) ? [name] : [];
}

;// CONCATENATED MODULE: ./build/action/doctor/gate-look.js




/** Looks at each check without running it: its programs, the scripts of package.json, whether dependencies are there. */
async function lookAtGates(look) {
    const folder = look.settings.workingDirectory;
    const file = await look.repository.readFile(look.commit, (0,external_node_path_.join)(folder, 'package.json'));
    const manifest = file === undefined ? undefined : readManifest(file.bytes.toString('utf8'));
    return {
        gates: look.checks.map((check) => lookAt(look, { check, manifest })),
        isNotInstalled: look.checks.length > 0 && isNotInstalled(look, manifest),
    };
}
function readManifest(text) {
    try {
        const { scripts = {}, dependencies = {}, devDependencies = {} } = JSON.parse(text);
        const needs = Object.keys(dependencies).length + Object.keys(devDependencies).length;
        return { scripts: scripts, needs };
    }
    catch {
        return undefined;
    }
}
function lookAt({ workspace, settings, path }, { check, manifest }) {
    const line = readGateLine(check.command);
    const cwd = (0,external_node_path_.join)(workspace, settings.workingDirectory);
    const missing = line.programs.flatMap((program) => {
        const found = (0,resolve/* resolveProgram */.d)(program, { path, cwd });
        return found.ok ? [] : [{ program, why: found.message }];
    });
    const noScript = manifest && line.scripts.find((name) => typeof manifest.scripts[name] !== 'string');
    return { check, missing, runs: textOf(check.command, manifest), ...(noScript === undefined ? {} : { noScript }) };
}
/** Scripts may call scripts; more than a few levels tell nothing new. */
const MOST_LEVELS = 4;
function textOf(command, manifest) {
    const lines = [command];
    for (let level = 0; level < MOST_LEVELS && level < lines.length; level += 1) {
        for (const name of readGateLine(lines[level] ?? '').scripts) {
            const script = manifest?.scripts[name];
            if (typeof script === 'string' && !lines.includes(script))
                lines.push(script);
        }
    }
    return lines.join('\n');
}
function isNotInstalled({ workspace, settings }, manifest) {
    if (manifest === undefined || manifest.needs === 0 || settings.setup !== undefined)
        return false;
    const folders = [workspace, (0,external_node_path_.join)(workspace, settings.workingDirectory)];
    const signs = ['node_modules', '.pnp.cjs'];
    return !folders.some((folder) => signs.some((name) => (0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, name))));
}

// EXTERNAL MODULE: ./build/adapters/github/client.js + 6 modules
var github_client = __webpack_require__(26378);
// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 17 modules
var schemas = __webpack_require__(38816);
;// CONCATENATED MODULE: ./build/adapters/github/probe.js

/**
 * Whether the token may open pull requests, asked without opening one: a pull request from a branch to itself has no commits, so
 * whoever may ask is told that.
 */
async function probePulls(client, branch) {
    const asked = { does: 'ask whether a pull request could be opened', permission: 'pull-requests: write' };
    const title = 'Permission check of ralph-action; never opened';
    return judged(await client.call({ ...asked, answer: schemas/* unknown */.L5J(), once: true }, (rest, at) => rest.pulls.create({ ...at, head: branch, base: branch, title, draft: true })));
}
/** The same for issues: an issue without a title is refused. */
async function probeIssues(client) {
    const asked = { does: 'ask whether an issue could be answered', permission: 'issues: write' };
    return judged(await client.call({ ...asked, answer: schemas/* unknown */.L5J(), once: true }, (rest, at) => rest.issues.create({ ...at, title: '' })));
}
/** Whether the token may read workflow runs. */
async function probeActions(client) {
    const asked = { does: 'read the workflow runs', permission: 'actions: read', answer: schemas/* unknown */.L5J() };
    return judged(await client.call(asked, (rest, at) => rest.actions.listWorkflowRunsForRepo({ ...at, per_page: 1 })));
}
/** Types of the rules that apply to a branch of that name, which need not exist; undefined where GitHub does not tell. */
async function rulesOf(client, branch) {
    const listed = await client.call({ does: `read the rules for ${branch}`, permission: 'metadata: read', answer: rulesSchema }, (rest, at) => rest.repos.getBranchRules({ ...at, branch, per_page: 100 }));
    return listed.ok ? listed.data.map(({ type }) => type) : undefined;
}
const rulesSchema = schemas/* array */.YOg(schemas/* object */.Ikc({ type: schemas/* string */.YjP() }));
function judged(answer) {
    // Nothing that could be made was asked for; should it be made all the same, it was allowed.
    if (answer.ok)
        return { type: 'yes' };
    const { problem } = answer;
    if (problem.kind === 'invalid')
        return { type: 'yes' };
    return { type: probe_refusals.has(problem.kind) ? 'no' : 'unknown', why: problem.message };
}
const probe_refusals = new Set([
    'missing-permission',
    'forbidden',
    'unauthorized',
    'pulls-not-permitted',
]);

;// CONCATENATED MODULE: ./build/action/doctor/github-look.js


/** Asks GitHub what the token may do, by requests that read or can only be refused; five of them at most. */
async function lookAtGitHub(look) {
    const { job, token, baseBranch, cancel } = look;
    if (token === undefined)
        return unknown('There is no github_token.');
    const [owner = '', repo = ''] = job.repository.split('/');
    const { apiUrl, serverUrl } = job;
    const opened = await (0,github_client.openGitHub)({ apiUrl, serverUrl, owner, repo, token, signal: cancel, onNote: () => undefined });
    if (!opened.ok)
        return unknown(opened.problem.message);
    const { client } = opened;
    const listens = look.workflow?.triggers.some((name) => name === 'issue_comment' || name === 'issues') ?? false;
    const branches = await Promise.all(look.pushed.map(async (branch) => ({ branch, rules: await rulesOf(client, branch) })));
    const known = branches.flatMap(({ branch, rules }) => (rules === undefined ? [] : [{ branch, rules }]));
    return {
        pulls: !look.wantsPulls || baseBranch === undefined ? { type: 'not-needed' } : await probePulls(client, baseBranch),
        issues: listens ? await probeIssues(client) : { type: 'not-needed' },
        actions: await probeActions(client),
        ...(known.length === 0 ? {} : { branches: known }),
    };
}
function unknown(why) {
    return { pulls: { type: 'unknown', why }, issues: { type: 'not-needed' }, actions: { type: 'not-needed' } };
}

// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
;// CONCATENATED MODULE: ./build/action/doctor/workflow-file.js

/** Reads what the doctor asks of a workflow; undefined when its text is no workflow. Whatever is odd counts as not given. */
function readWorkflow(text, { path, job }) {
    const root = parsed(text);
    if (root === undefined)
        return undefined;
    const jobs = tableOf(root['jobs']);
    const own = tableOf(jobs[job]);
    const limit = own['timeout-minutes'];
    return {
        file: path,
        triggers: triggersOf(root['on']),
        permissions: permissionsOf(own['permissions'] ?? root['permissions']),
        concurrency: concurrencyOf(own['concurrency'], 'job') ?? concurrencyOf(root['concurrency'], 'workflow'),
        timeoutMinutes: limit === undefined ? undefined : typeof limit === 'number' ? limit : 'unknown',
    };
}
function parsed(text) {
    try {
        const root = (0,dist/* parse */.qg)(text);
        return typeof root === 'object' && root !== null && !Array.isArray(root) ? root : undefined;
    }
    catch {
        return undefined;
    }
}
function tableOf(value) {
    return typeof value === 'object' && value !== null ? value : {};
}
function triggersOf(on) {
    if (typeof on === 'string')
        return [on];
    return Array.isArray(on) ? on.map(String) : Object.keys(tableOf(on));
}
function permissionsOf(given) {
    if (given === undefined)
        return undefined;
    if (given === 'write-all')
        return 'all';
    if (given === 'read-all')
        return 'read-all';
    return Object.fromEntries(Object.entries(tableOf(given)).map(([name, level]) => [name, String(level)]));
}
function concurrencyOf(given, of) {
    if (given === undefined)
        return undefined;
    const { 'cancel-in-progress': cancels = false, queue } = tableOf(given);
    return { of, cancelInProgress: typeof cancels === 'boolean' ? cancels : 'unknown', queues: queue === 'max' };
}

;// CONCATENATED MODULE: ./build/action/doctor/examine.js















/** Tries everything that a run needs, changes nothing on the remote and starts no agent. */
async function examine(call) {
    const probing = (0,isolation/* beginProbe */.kP)(call, call.inputs);
    const programs = (0,prepare/* findPrograms */.z)(call);
    if (!programs.ok)
        return nothing(call, { refused: programs.reasons, climbed: await probing });
    const token = (0,early_inputs/* inputValue */.UV)(call.inputs, 'github_token');
    const { job, env, cancel } = call;
    const opened = await (0,open_repository/* openRepository */.h)({ job, git: programs.git, token, env, cancel });
    if (!opened.ok)
        return nothing(call, { refused: opened.reasons, climbed: await probing });
    try {
        return await examineRepository(call, { repository: opened.repository, programs, token, probing });
    }
    finally {
        await opened.repository.close();
    }
}
async function examineRepository(call, { repository, programs, token, probing }) {
    const { job } = call;
    const seen = await lookAtBase({ ...call, repository });
    const { settings, base, prd, start } = seen;
    const workflow = await lookAtWorkflow(call, repository, base?.commit);
    const climbed = settings === undefined ? await probing : await (0,isolation/* chooseIsolation */.I1)(call, settings.isolation, probing);
    const gates = await gatesOf(call, repository, seen);
    const agents = await agentsOf(call, repository, { seen, climbed });
    const shown = await lookAtGitHub({
        ...{ job, token, workflow: workflow.facts, cancel: call.cancel, baseBranch: base?.branch },
        pushed: start === undefined ? [] : [start.branch, 'wip/ralph-fail-doctor'],
        wantsPulls: settings?.createPr !== 'none',
    });
    const continues = start !== undefined && start.start.commit !== base?.commit;
    return {
        machine: await machineOf(call, climbed),
        token: { contents: seen.contents, pulls: shown.pulls, issues: shown.issues, actions: shown.actions },
        refused: [...seen.refused, ...agents.refused],
        notices: [...seen.notices, ...workflow.notices],
        agents: agents.agents,
        ...gates,
        checkout: await checkoutOf(repository, { programs, workspace: job.workspace, continues }),
        ...(base && { base: { branch: base.branch, commit: base.commit } }),
        ...(settings && { settings: settingFacts(settings, call.env) }),
        ...(prd && { backlog: backlogOf(prd) }),
        ...(workflow.facts && { workflow: workflow.facts }),
        ...(shown.branches && { branches: shown.branches }),
    };
}
async function nothing(call, { refused, climbed }) {
    const contents = { type: 'unknown', why: 'The repository could not be read.' };
    const idle = { type: 'not-needed' };
    const token = { contents, pulls: idle, issues: idle, actions: idle };
    const machine = await machineOf(call, climbed);
    return { machine, token, refused, notices: [], agents: [], gates: [], isNotInstalled: false };
}
async function gatesOf({ job, env }, repository, { settings, base, checks }) {
    if (settings === undefined || base === undefined)
        return { gates: [], isNotInstalled: false };
    const { workspace } = job;
    return lookAtGates({ repository, commit: base.commit, checks, settings, workspace, path: env['PATH'] ?? '' });
}
async function agentsOf({ job, env, entry, root, cancel }, repository, { seen: { settings, base }, climbed }) {
    if (settings === undefined || base === undefined)
        return { agents: [], refused: [] };
    const isWalled = climbed.ok && climbed.rung.isolation.level !== 'process';
    const folder = (0,external_node_path_.join)(root, 'doctor');
    (0,external_node_fs_.mkdirSync)(folder, { recursive: true, mode: 0o700 });
    return lookAtAgents({
        prepared: { settings, repository, base },
        env,
        workspace: job.workspace,
        entry,
        isWalled,
        folder,
        // The doctor's own findings say what is there.
        ...{ log: { info: () => undefined, notice: () => undefined }, cancel, mayInstall: async () => false },
    });
}
async function machineOf({ job }, climbed) {
    const freeMb = await (0,adapters_disk/* freeMegabytes */.w)(job.temp);
    return {
        platform: process.platform,
        ...(freeMb === undefined ? {} : { freeMb }),
        ...(climbed.ok ? { isolation: climbed.rung.isolation } : { isolationRefused: climbed.why }),
    };
}
async function checkoutOf(repository, { programs, workspace, continues, }) {
    const [head, credentials] = await Promise.all([
        repository.workspaceHead(),
        (0,checkout_credentials/* checkoutCredentials */.b)(programs.git, workspace).catch(() => []),
    ]);
    return { isShallow: head.shallow, continues, credentials };
}
/** As it stands at the policy base, else in the checkout. */
async function lookAtWorkflow({ env, job }, repository, commit) {
    const place = (0,action_job/* readWorkflowPlace */.d)(env);
    if (place === undefined)
        return { notices: [] };
    const file = commit === undefined ? undefined : await repository.readFile(commit, place.path);
    const text = file?.bytes.toString('utf8') ?? (await (0,promises_.readFile)((0,external_node_path_.join)(job.workspace, place.path), 'utf8').catch(() => undefined));
    const facts = text === undefined ? undefined : readWorkflow(text, place);
    const unseen = `${place.path} is not in the checkout, so its concurrency, permissions and limits were not looked at.`;
    return facts === undefined ? { notices: [unseen] } : { facts, notices: [] };
}
function settingFacts(settings, env) {
    const named = { agent_env: settings.agentEnv, gate_env: settings.gateEnv, setup_env: settings.setup?.env ?? [] };
    return {
        implementHardMs: settings.gateLimits.implement.hardMs,
        ...(settings.agent.type === 'command' || settings.idleTimeoutMs === undefined
            ? {}
            : { idleMs: settings.idleTimeoutMs }),
        jobMs: settings.jobTimeoutMs,
        reserveMs: settings.reserveMs,
        ...(settings.continues && { startsAgain: true }),
        wantsNoWalls: settings.isolation === 'process',
        unset: Object.entries(named).flatMap(([setting, names]) => names.filter((name) => (env[name] ?? '') === '').map((name) => ({ setting, name }))),
    };
}

;// CONCATENATED MODULE: ./build/action/doctor/doctor.js









/** Looks at everything a run needs and says it in the log and the job summary (03-interface \u00a71, `mode: doctor`). */
async function runDoctor(call) {
    const root = (0,external_node_path_.join)(call.job.temp, 'ralph');
    const { findings, report } = await diagnose(call);
    const clean = redactor(call.env);
    for (const { level, line } of doctorLog(findings))
        call.log[level](clean(line));
    const file = (0,external_node_path_.join)(root, 'doctor.md');
    (0,atomic/* writeAtomic */.v)(file, Buffer.from(report));
    await call.onSummary(report);
    const halt = { kind: isBlocked(findings) ? 'config_error' : 'skipped', detail: doctorVerdict(findings) };
    const outputs = { ...(0,action_outputs/* emptyOutputs */.q)({ halt, failOn: ['any'] }), report_file: file };
    return { exitCode: isBlocked(findings) ? 3 : 0, outputs, reasons: [], halt, report };
}
/** The same without saying it anywhere, for who answers a comment. */
async function diagnose(call) {
    const root = (0,external_node_path_.join)(call.job.temp, 'ralph');
    (0,external_node_fs_.mkdirSync)(root, { recursive: true, mode: 0o700 });
    const findings = doctorFindings(await examine({ ...call, root }));
    return { findings, report: redactor(call.env)(doctorReport(findings)) };
}
function redactor(env) {
    const secrets = (0,action_secrets/* secretsIn */.VY)(env);
    return (text) => (0,redact/* redact */.E$)(text, secrets).text;
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


/***/ })

};
